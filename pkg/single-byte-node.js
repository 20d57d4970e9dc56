function Cr(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(r){let n="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${n}. (${r})`,{cause:r})}}var nt=()=>Cr(new URL("./single-byte.wasm",import.meta.url)),ot="encoding-wasm/single-byte";var Dr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866
ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
ISO-8859-8-I csiso88598i logical
ISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso8859-13 iso885913
ISO-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16
KOI8-R cskoi8r koi koi8 koi8_r
KOI8-U koi8-ru
macintosh csmacintosh mac x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620
windows-1250 cp1250 x-cp1250
windows-1251 cp1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252
windows-1253 cp1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254
windows-1255 cp1255 x-cp1255
windows-1256 cp1256 x-cp1256
windows-1257 cp1257 x-cp1257
windows-1258 cp1258 x-cp1258
x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk
gb18030
Big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese x-euc-jp
ISO-2022-JP csiso2022jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr
UTF-16BE unicodefffe
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16
x-user-defined`;var kt=["single-byte"];function a(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(n){throw r=!1,n}}return t}}var S=ni();function ni(){let e=Dr.split(`
`).map(t=>{let[r,...n]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...n,r.toLowerCase()].sort())})});return Object.freeze(e)}var oi=a(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),ii=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Rr=e=>e<36&&e!==33,j=e=>e>0&&e<29,Wr=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(S[e].name),si=e=>ii.find(([t])=>e>=t)[1];function Hr(e){let t=oi();return t.get(e)??t.get(Gr(di(e)))}function ce(e,t){let r=Hr(e);if(r===void 0){let n=ci(e),o=n===void 0?"":` Did you mean '${S[n].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(kt){let n=si(r);if(n&&!kt.includes(n))throw new RangeError(`${t}: '${ot}' doesn't include ${S[r].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return r}function ci(e){let t=Lr(e),r={936:"gbk",950:"big5"}[t]??t,n=S.findIndex(({labels:o})=>o.some(i=>Lr(i)===r));return n<0||n===36?void 0:n}var Lr=e=>Gr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),fi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function qe(e){if(e[0]>=239)return fi.find(t=>t.bytes.every((r,n)=>e[n]===r))}function $r({length:e,0:t,1:r}){return e===0||e===1&&t>=239||e===2&&t===239&&r===187}function Wt(e){return e===0||e===37||e===38}function di(e){let t=0,r=e.length;for(;kr(e[t]);)t+=1;for(;kr(e[r-1]);)r-=1;return e.slice(t,r)}var kr=e=>`	
\f\r `.includes(e);function Gr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function jr(e){let t=Hr(`${e}`);return t===void 0?null:S[t].name}var Ht=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Yr=()=>Object.getPrototypeOf(Uint8Array.prototype),it=e=>Ht(Yr(),e),$t=e=>Ht(DataView.prototype,e),qr=e=>globalThis[e]&&Ht(globalThis[e].prototype,"byteLength"),Gt=e=>Yr()[e],Kr=it(Symbol.toStringTag),jt=it("buffer"),zr=it("byteOffset"),Vr=it("byteLength"),li=Gt("includes"),mi=Gt("set"),pi=Gt("slice"),xi=$t("buffer"),hi=$t("byteOffset"),yi=$t("byteLength"),Jr=qr("ArrayBuffer"),wi=qr("SharedArrayBuffer"),g=e=>Vr.call(e);function me(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:g(e)}var b=(e,t,r=g(e))=>new Uint8Array(jt.call(e),zr.call(e)+t,r-t);function vr(e,t){let r=new Uint8Array(g(e)+g(t));return R(r,e),R(r,t,g(e)),r}var R=(e,t,r)=>mi.call(e,t,r),Qr=(e,t)=>li.call(e,t),pe=(e,t,r)=>pi.call(e,t,r);function xe(e,t,r){if(r>24)return pe(e,t,t+r);let n=new Uint8Array(r);for(let o=0;o<r;o++)n[o]=e[t+o];return n}function V(e,t){if(t<=64)return!1;try{return Jr.call(jt.call(e)),!1}catch{return!0}}var Si="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Y(e,t,r=Si){if(!ArrayBuffer.isView(e)&&qt(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Zr(e,t){if(ArrayBuffer.isView(e)&&Kr.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function he(e){if(ArrayBuffer.isView(e))return Yt(e);try{return new Uint8Array(e)}catch{return W}}var Ke=e=>e instanceof Uint8Array?e:he(e);function Yt(e){try{return Kr.call(e)===void 0?new Uint8Array(xi.call(e),hi.call(e),yi.call(e)):new Uint8Array(jt.call(e),zr.call(e),Vr.call(e))}catch{return W}}var W=new Uint8Array;function qt(e){try{return Jr.call(e)}catch{}try{return wi?.call(e)}catch{return}}function Xr(e,t,r){J(e,r);let n={...t};for(let o in t)Object.hasOwn(t,o)&&(n[o]=t[o](e?.[o],r,o));return n}function J(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var _=e=>`${e}`;function en(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ye(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Kt(e,t,r){if(e>=t)return;let n=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${n} required, but only ${e} present.`)}function tn(e,t="option"){return(r,n,o)=>{if(r===void 0)return e[0];let i=_(r);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${n}: The ${t} '${o}' can't be '${i}'; use one of '${s}'.`)}}var ze=class{encoding;offset;length;constructor(t,r,n){this.encoding=t,this.offset=r,this.length=n}toTypeError(t){let r=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Ti=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,rn=Symbol.for("encoding-wasm.UnmappableError"),fe=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(n,o,i){super(`${i} can't represent ${Ti(n)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=n,this.index=o,this.encoding=i}static[Symbol.hasInstance](n){return this!==e?super[Symbol.hasInstance](n):typeof n=="object"&&n!==null&&rn in n}[rn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var st=(e,t)=>e?.prototype?.[t],ct=e=>st(globalThis.Buffer,e),we=ct("ucs2Slice"),Le=ct("ucs2Write"),nn=ct("utf8Slice"),de=ct("latin1Slice"),on=e=>globalThis[e],sn=on("TextDecoder"),Ei=st(sn,"decode"),Vt=on("TextEncoder"),gi=st(Vt,"encode"),bi=st(Vt,"encodeInto");function v(e,t=!1){let r=new sn(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(r,"decode",{value:Ei}),n=>r.decode(n)}function cn(){let e=new Vt;return Object.defineProperties(e,{encode:{value:gi},encodeInto:{value:bi}}),e}function N(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis,te=()=>Jt().includes("Chrome/"),F=()=>Jt().includes("AppleWebKit/")&&!te()&&!(re()>0);function Jt(){try{return`${globalThis.navigator.userAgent}`}catch{return""}}var H=()=>"Deno"in globalThis,I=()=>Jt()==="Cloudflare-Workers",re=()=>I()?Number.NaN:Number.parseInt(globalThis.process?.versions?.node,10),Q=()=>re()<22,vt=e=>globalThis.process?.getBuiltinModule?.(e),zt;function fn(){let{TransformStream:e}=globalThis;return e&&e===zt?e:(zt=[e,vt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),zt)}function ke(e,t,r){let{fromCharCode:n}=String;switch(r){case 0:return"";case 1:return n(e[t]);case 2:return n(e[t],e[t+1]);case 3:return n(e[t],e[t+1],e[t+2]);case 4:return n(e[t],e[t+1],e[t+2],e[t+3]);case 5:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function an(e,t,r){let n=ft(f=>Fi(f,r),e,t),o=ft(_i,e,t);if(n&&o){let f=H()?1/0:64;return{...o,read:(d,u)=>(u<128?n:o).read(d,u),write:(d,u)=>(d.length<f?n:o).write(d,u),readBytes:n.readBytes,writeBytes:H()?n.writeBytes:void 0,mostByTable:512}}let i=Qt(e);if(n)return A()?Mi(n,ft(un,e,t)):n;let s=o??ft(un,e,t)??i,c=o?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function ft(e,t,r){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(n,r),Qt(t).read(r,n.length)===n&&o.read(r,n.length)===n?o:void 0}catch{return}}var Ai="strings";function Fi(e,t){let[r]=WebAssembly.Module.customSections(t,Ai),n=new WebAssembly.Module(r,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(n,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function Mi(e,t){let{read:r,readBytes:n}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:r)(o,i);let s=r(o,Math.min(i,36));for(let c=36;c<i;c+=36)s+=r(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>108)return n(o,i,s);let c=n(o,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=n(o+f,Math.min(i-f,36),s);return c}}}function _i(e){let[t,r]=[we,Le],n=new Uint8Array(e.buffer),o=()=>(n[0]===void 0&&(n=new Uint8Array(e.buffer)),n),i;return{read:(f,d)=>t.call(o(),f,f+2*d),write:(f,d)=>r.call(o(),f,d,2*f.length),most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(x,m){R(d,new Uint8Array(e.buffer,x,2*m),u),u+=2*m},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function un(e){let t=v("utf-16le"),{write:r,most:n}=Qt(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:r,most:n}}function Qt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(n,o){let i=r(),[s,c]=[n/2,n/2+o];if(o<=18)return ke(i,s,o);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(n,o){let i=r();for(let s=0;s<n.length;s++)i[o/2+s]=n.charCodeAt(s)},most:1/0}}var dt,l,Xt,ln,mn,$,C={input:0,units:0,output:0},Ve=0,ut={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN};function Te(e,t){ut.name=e,ut.encoding=t,p.newCodec=NaN,p.isBusy&&Ui(),p.isBusy=!0}function Ui(){try{yn(),dt??=Di(nt()),hn(new WebAssembly.Instance(dt),dt)}catch(e){throw wn(e)}}async function er(e,t){try{yn();let r=e(),n=pn(r)?r:await WebAssembly.compile(Ci(r));t||Li(n);let o=await WebAssembly.instantiate(n);if(tr())return;hn(o,n),dt=n}catch(r){throw wn(r)}}var Ni=[0,97,115,109];function Ci(e){let t=he(Y(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(Ni.every((r,n)=>t[n]===r))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var tr=()=>!p.isBusy;function Di(e){return pn(e)?e:new WebAssembly.Module(e)}function pn(e){try{return WebAssembly.Module.customSections(e,xn),!0}catch{return!1}}var xn="encoding-wasm";function Li(e){let[t]=WebAssembly.Module.customSections(e,xn),r=`${ot} 0.1.0`,n=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(n===r)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${r}; use the module of this entry and version.`)}function hn({exports:e},t){l=e,Zt=WebAssembly.RuntimeError,C.input=l.input(),C.units=l.units(),C.output=l.output(),En(),$=an(l.memory,C.units,t),Ve=Math.min(l.units_length(),$.most),p.isBusy=!1}function yn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function wn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(ki(e))return new RangeError(`encoding-wasm: ${Sn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:n,LinkError:o}=WebAssembly;return e instanceof n||e instanceof o?r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Sn="no memory for WebAssembly; free some, and call again",ki=e=>e instanceof RangeError&&/memory/i.test(e.message);function at(){return nr(),Xt}function Tn(){return nr(),ln}function rr(){return nr(),mn}function nr(){Xt[0]===void 0&&En()}function En(){let{buffer:e}=l.memory;Xt=new Uint8Array(e),ln=new Uint8Array(e,C.input,65536),mn=new Int32Array(e,l.codec(),l.codec_length()>>2)}function gn(e,t){return Te(e,-1),bn(t)}function bn(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw L(t)}}var Zt;function L(e){if(!p.isBusy||!Zt||!(e instanceof Zt))return e;let t=S[ut.encoding]?.name,r=`${ut.name}${t?` of ${t}`:""} failed`;return Pi()?new RangeError(`encoding-wasm: ${r}: ${Sn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Pi(){try{return l.memory.grow(32),!1}catch{return!0}}function ge(){let e=rr();return _n(e,new Int32Array(e.length))}function Fn(){return l.held()!==0?ge():(p.newCodec=ve,null)}var Mn=e=>_n(e,rr());function _n(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Je(e,t){In(e,t)||(Te("decoding",e),t?Mn(t):l.new_decoder(e),ve=e===33||e===36?NaN:e)}var ve=NaN;function In(e,t){return t||p.newCodec!==e||p.isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function mt(e,t){In(~e,t)||(Te("encoding",e),t?Mn(t):l.new_encoder(e),ve=~e)}function Qe(e,t,r,n,o){lt(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+n,+o);return p.isBusy=!1,o&&i>=0&&(p.newCodec=ve),Pn(i)}var ne={encoding:-1,at:0,most:0,owner:void 0};function pt(e,t,r){if(ne.encoding!==e||ne.owner!==l||p.isBusy){try{Te("decoding",e),ne.owner=l,ne.at=$.readBytes?l.byte_table(e):0,ne.most=!Wr(e)&&$.mostByTable||1/0,ne.encoding=e}catch(o){throw L(o)}p.isBusy=!1}if(ne.at===0||r>ne.most)return;if(r<=65536)return lt(t,r),On(r);if($.most>Ve)return;let n="";for(let o=0;o<r;o+=65536){let i=Math.min(65536,r-o);lt(b(t,o,o+i),i),n=be(n,On(i))}return n}function ir(e,t,r,n){return gn("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),lt(o===t?e:b(e,i,i+o),o),!l.is_free_of(o,r,n))return!1;return!0})}function sr(e,t){let r=-1,n,o;function i(s){try{return Te(e,s),r=s,o=l,n=t(s),p.isBusy=!1,n}catch(c){throw L(c)}}return s=>s===r&&o===l&&!p.isBusy&&(!n||n[0]!==void 0)?n:i(s)}var cr=sr("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=l.memory;return j(e)?new Uint8Array(r,t,16384):new Uint16Array(r,t,65536)}),Un=sr("encoding",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return R(r,new Uint8Array(l.memory.buffer,t,16384)),r}),xt=sr("decoding",e=>{let t=j(e),r=l.byte_table(e)>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),On=e=>$.readBytes(C.input,e,ne.at);function be(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var Nn=e=>e+65536+3<=Ve,Cn=e=>e>Ve&&e<268435456?$.collect?.(e+3):void 0,Dn=()=>C.units,Ln=()=>at()[C.units]|at()[C.units+1]<<8,ht=(e,t)=>$.read(C.units+2*e,t-e),yt=(e,t,r)=>$.write(e.slice(t,r),C.units);function kn(e,t){if(!p.isBusy&&!$.writeBytes)return;Te("encoding",t);let r=$.writeBytes?.(e,C.output,l.unit_table(t));return p.isBusy=!1,r===e.length?wt(r):void 0}function fr(e,t,r,n){p.isBusy=!0;let o=l.encode_block(e,t,r,+n);return p.isBusy=!1,n&&o>=0&&q.finished()&&(p.newCodec=ve),Pn(o)}function lt(e,t){let r=Tn();if(t>8)try{R(r,e)}catch{R(r,b(e,0,t))}else for(let n=0;n<t;n++)r[n]=e[n]}function Pn(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var wt=e=>xe(at(),C.output,e);var q={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var K=new Uint8Array(256);function Ze(e){let{length:t}=e,r=0;for(let n=0;n<t;n++){let o=e.charCodeAt(n);if(o<128)K[r++]=o;else if(o<2048)K[r++]=192|o>>6,K[r++]=128|o&63;else if((o&63488)!==55296)K[r++]=224|o>>12,K[r++]=128|o>>6&63,K[r++]=128|o&63;else{let i=ar(e,n);i>=65536&&(n+=1),r=lr(i,K,r)}}return xe(K,0,r)}var Wn=a(()=>Le?96:A()||F()||I()?1024:128),ur=a(()=>F()||I()?65536:A()||T()?4096:128),$i=a(()=>new Uint8Array(2*ur()));function Hn(e,t){let{length:r}=e,n=new Uint8Array(r);for(let o=0;o<r;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;n[o]=s}return n}function $n(e,t){let{length:r}=e,n=new Uint8Array(r);for(let o=0;o<r;o++)n[o]=t[e.charCodeAt(o)];return Qr(n,0)?void 0:n}function Gn(e,t){let{length:r}=e,n=2*r<=256?K:$i(),o=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(n[o++]=c>>8),n[o++]=c}return xe(n,0,o)}function ar(e,t){let r=e.codePointAt(t);return r>=55296&&r<=57343?65533:r}var St=e=>e<128?1:e<2048?2:e<65536?3:4;function lr(e,t,r){if(e<128)return t[r]=e,r+1;let n=St(e);for(let o=n-1;o>0;o--)t[r+o]=128|e>>6*(n-1-o)&63;return t[r]=e>>6*(n-1)|(n===2?192:n===3?224:240),r+n}var jn=new Uint8Array(128),oe=Gi(jn);function Gi(e){return new Uint16Array(e.buffer)}var Yn=a(()=>xr()?0:18),qn=a(()=>re()>0&&!H()&&!T()?12:18),ji=a(()=>A()||Q()?18:8),Kn=a(()=>H()||!(re()>=22||F()||I())?64:32),Yi=a(()=>A()||T()||F()?64:32),qi=a(()=>F()?36:18),Tt=(e,t)=>(e[0]&e[t>>1])>=128;function zn(e,t,r){return r?t<=ji():t<=qi()||t<=Yi()&&(Tt(e,t)||gt())}var Vn=()=>({mixed:qn(),most:Kn()}),Jn=(e,t)=>t<=qn()||t<=64&&Tt(e,t)&&t<=Kn(),D={length:0,bytes:[0,0]};function Oe(e,t,r,n){if(e[0]<128&&xr())return hr(e,t)?de.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,x=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|x,!(f>=194&&f<240&&(u|x)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return Ki(e,s,t,r,n,o)}oe[o++]=c}return Xe(o)}function vn(e,t){if(t%2>0)return;let r=0;for(let n=0;n<t;n+=2){let o=e[n]|e[n+1]<<8;if((o&63488)===55296)return;oe[r++]=o}return Xe(r)}function Ki(e,t,r,n,o,i){let s=pr();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,x=d===0&&f>=128,m=f===224?160:f===240?144:128,M=f===237?159:f===244?143:191,P=0;for(;P<d&&c<r;P++,c++){let w=e[c];if(w<m||w>M)break;m=128,M=191,u=u<<6|w&63}if(P<d){if(c===r&&!n){if(f>=239)return;Qn(f,128|u&63,1+P);break}x=!0}if(x&&o||(x&&(u=65533),u===65279))return;u>65535&&(oe[i++]=55232+(u>>10),u=56320|u&1023),oe[i++]=u}return Xe(i)}function mr(e,t,r,n){let o,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(o??=xt(n),!o)return;if(d=o[f],!1)return zi(e,c,t,r,i,n,o)}oe[i++]=d}return Xe(i)}function zi(e,t,r,n,o,i,s){let c=pr();for(let f=t;f<r&&o<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===r&&!n){if(i===32)return;Qn(d,0,1);break}let x=f<r?e[f]:0;if(u=s[d|x<<8],u>0)f+=1;else if(Vi(x,i))u=65533;else return}oe[o++]=u}return Xe(o)}function Vi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function Et(e,t,r){return D.length=0,Oe(b(e,t,r),r-t,!1,!0)===""}function Qn(e,t,r){D.length=r,D.bytes[0]=e,D.bytes[1]=t}function Xe(e){if(e<3||e<=18&&!xr())return ke(oe,0,e);if(gt())return we.call(jn,0,2*e);if(!(e>pr()))return ke(oe,0,18)+ke(oe,18,e-18)}var pr=a(()=>gt()?1/0:36),xr=a(()=>T()&&gt()),gt=a(()=>N(Ji)===!0);function Ji(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(we)==="a\uFEFF\uD83D"&&t(de)==="a\0\xFF\xFE=\xD8"}function hr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function He(e,t){let r=Math.ceil(t/8);for(let n=0;n<t;n+=r)if(e[n]>=128)return!1;return e[t-1]<128}var wr=a(()=>N(Zi)),Be=a(()=>N(Xi)),eo=a(()=>N(ns)),to=a(()=>N(ss));function ro(e,t,r){if(e!==0&&e!==38||r<24||V(t,r)||e===0&&io(t,r))return;let n=e===0?Be():eo();return n?.takes?.(t,r)===!1?void 0:n}function Sr(e,t,r,n){if(D.length=0,n&&t>8192||t>256&&(V(e,t)||io(e,t)))return;let o=Be();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(r||!Et(e,i,t))))try{let s=i<t?b(e,0,i):e;return n?o.decodeOrFail(s,i):o.decodeQuickly(s,i)}catch{return}}function no(e,t){let r=Be();if(r?.takesBuffer(e,t))try{return r.decodeBuffer(e)}catch{return}}function oo(e,t){let r=eo();if(!(t%2>0||!r?.takes?.(e,t)||V(e,t)))return r.decode(e,!0)}function io(e,t){if(t<8192||Qi())return!1;let r=0,n=Math.ceil(t/8);for(let o=0;o<t-1;o+=n)e[o]>=192&&(e[o+1]&192)!==128&&r++;return r>1}var Qi=a(F);function so(){let e=to();return t=>{try{return e?.encode(t)}catch{return}}}function bt(e,t){try{return to()?.encodeInto(e,t)}catch{return}}function Zi(){let{isAscii:e}=vt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((n,o)=>!e(t.with(o,128)))?e:void 0}function Xi(){let e=Q(),t=e?wr():void 0;if(e&&!t)return;let r=v("utf-8"),n=ts(r),o=es()?v("utf-8",!0):void 0,i=o??Xn(n),s=o??Xn(r),c=t&&((E,y)=>He(E,y)&&t(E)),f=c??(te()?rs:void 0),d=c?(E,y)=>co(E,y)||y>256&&c(E,y):f,[u,x]=te()?[48,128]:[0,H()?-1:e?2048:8192],m=(E,y)=>y>=u&&y<=x&&(!t||y<=64||t(E)),M=[239,187,191,97,230,188,162,240,159,146,169],P=Uint8Array.of(...M,...Zn.flat()),w=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,U=Uint8Array.of(97,127),Ue=n(P,P.length)===w&&r(P)===w&&r(P.buffer)===w&&n(U,2)==="a\x7F"&&i(P.subarray(0,M.length),M.length)===w.slice(0,5)&&Zn.every(E=>N(()=>i(Uint8Array.from(E),E.length))===void 0),Ne=de;if(!(!Ue||t&&Ne.call(U)!=="a\x7F"))return{decode(E,y){try{return t?Ne.call(E):(y?s:r)(E,E.length)}catch{return}},decodeQuickly:n,decodeOrFail:i,takesQuickly:d,decodeBuffer:r,takesBuffer:m,takes:f,completeLength(E,y){for(let ee=1;ee<=3&&ee<=y;ee++){let ie=E[y-ee];if(ie<128)break;if(ie>=192)return(ie>=240?4:ie>=224?3:2)>ee?y-ee:y}return y}}}var Zn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],es=a(()=>F()||I()),Xn=e=>(t,r)=>{let n=e(t,r);return n.includes("\uFFFD")?void 0:n};function ts(e){let[t,r]=[nn,de];if(Q())return(o,i)=>i>256?r.call(o):e(o);if(!t||T()||!(re()>=22))return e;let n=H()?co:()=>!0;return(o,i)=>n(o,i)?t.call(o):e(o)}var co=(e,t)=>t<=64||t<=256&&He(e,t);function rs(e,t){if(t<64)return!1;if(He(e,t))return!0;if(t<768)return!1;let r=0,n=Math.ceil(t/16);for(let o=0;o<t;o+=n){let i=e[o];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}function ns(){return A()||F()||I()?is():os()}function os(){let e=we,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(n,o)=>t.charCodeAt(o)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return fo(Q()?512:1/0,(n,o)=>{let i=e.call(n);return i.isWellFormed()?i:o?void 0:i.toWellFormed()})}function is(){let e=v("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return fo(1/0,(t,r)=>{let n=e(t);return r&&n.includes("\uFFFD")?void 0:n})}var fo=(e,t)=>({takes:(r,n)=>n<=e,decode(r,n){try{return t(r,n)}catch{return}},completeLength(r,n){let o=n-n%2;return(r[o-1]&252)===216?o-2:o}});function ss(){let e=cn(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(n);return t===3&&r===7&&`${[...o]}`==`${[...Ze(n)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var gr=a(()=>F()||I()?8:te()?352:18),cs=a(T);function lo(e,t,r){if(r>64)return He(t,r)?fs(e,t,r):void 0;if(r<=Yn()||(t[r>>1]|t[r-1])>=128||!hr(t,r))return;let n=Bt();return n?n.call(t,0,r):pt(e,t,r)}function fs(e,t,r){let n=Bt(),o=j(e);if(!(r<512&&(o||!n))&&!(o&&yo(e))&&!V(t,r))try{return wr()?.(t)??ir(t,r,128,128)?n?n.call(t):Be()?.decodeQuickly(t,r):void 0}catch{return}}var Ot=[],Ae=[];function mo(e,t,r){if(!(r<=gr()||r>=512&&!yo(e)))return Ae[e]===void 0&&(Ae[e]=xs(e)?ho(e):null),xo(Ae[e],t,r)}function po(e,t,r){return r<512?(cs()?Er(e,t,r):void 0)??pt(e,t,r)??Er(e,t,r)??uo(e,t,r):Er(e,t,r)??(ls(e)?uo(e,t,r):void 0)??pt(e,t,r)}var Tr=0,ds=a(()=>br()?8192:512);function Er(e,t,r){let n=Bt();if(!n||e!==21)return;let o=r<ds();if(o&&Tr>0){Tr-=1;return}if(!as(t,r)){o&&(Tr=15);return}if(!V(t,r))try{return n.call(t)}catch{return}}var uo=(e,t,r)=>xo(ho(e),t,r),xo=(e,t,r)=>e&&(r<=256||!V(t,r))?et(e,t):void 0;function et(e,t){try{return e(t)}catch{return}}function ho(e){return Ot[e]===void 0&&(Ot[e]=null,Ot[e]=N(()=>hs(e))??null),Ot[e]}var Bt=a(()=>N(us));function us(){let e=de,t=Uint8Array.from({length:256},(r,n)=>n);return e.call(t)===String.fromCharCode(...t)?e:void 0}function as(e,t){let r=Math.min(t,64);for(let n=0;n<r;n++)if((e[n]&224)===128)return!1;return r===t||ir(e,t,128,224)}var ls=e=>e===21?br():ms(),yo=e=>!Bt()&&(e===21?br():ps()),ms=a(()=>A()||F()),ps=a(A),br=a(()=>A()||T()||!(re()>0)),xs=e=>A()||T()||F()||I()||Q()||te()&&e===21;function hs(e){let t=xt(e),r=v(S[e].name),n=i=>r(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>n(Uint8Array.of(i)))&&n(o)?r:void 0}var wo;function So(e,t,r){return wo??=ys(),wo(e,t,r)}function ys(){let e=Be(),{mixed:t,most:r}=e&&T()?{mixed:0,most:0}:Vn();return(n,o,i)=>{if(o<=t||o<=r&&Tt(n,o)){let s=Oe(n,o,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(n,o)!==!1)try{return i?e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}function At(e,t,r,n=!1){try{Je(e,null);let o=Qe(t,r,0,n,!0);return o<0?void 0:ht(0,o)}catch(o){throw L(o)}}var Or=a(()=>A()?{any:768,shiftJIS:224,markup:1/0}:I()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:T()?2048:F()?112:0}),To=e=>e===34?Or().shiftJIS:Or().any,Eo=[];function go(e,t,r){if(r>Or().markup||r>To(e)&&!Ts(t,r))return;let n=Eo[e];if(n)return V(t,r)?void 0:et(n,t);Es(e,r)}function Ts(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,n=Math.ceil(t/32)|1;for(let o=0;o<t;o+=n)e[o]<128&&(r+=1);return r>10}var tt=[];function Es(e,t){tt[e]===void 0&&(tt[e]=N(()=>bs(e))??null);let r=tt[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,tt[e]=null,N(()=>{let{value:n}=r.sequences.next();n?r.decode(n)===At(e,n,g(n))&&(tt[e]=r):gs(e,r.decode)})))}function gs(e,t){Eo[e]=t;let r=To(e);r>0&&(Ae[e]=n=>n.byteLength<=r?t(n):void 0)}var bs=e=>({decode:v(S[e].name),sequences:Bs(e),credit:0}),Os=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Br=[10,164,162];function*Bs(e){let[t,r,n,o]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Os)yield Uint8Array.of(...i,...Br);for(let i=128;i<=255;i++)yield Me([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Me([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Me([i,i],[s,s],n,r);for(let i=133;i<=254;i+=8)yield Me([i,Math.min(i+7,254)],r,o,r);yield Me([227,227],[50,50],n,r),yield Me([129,129],[48,48],t),yield Me([129,129],[48,48],o,t)}}function Me(...e){let t=e.map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),n=e.length+Br.length,o=new Uint8Array(r*n+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-1;f>=0;f--)o[s*n+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);o.set(Br,s*n+e.length)}let i=(r-1)*n;return o.copyWithin(i+n,i,i+e.length-1),o}var $e=new Uint8Array(18),Fs=[0,0],_e=class{encoding;fatal;ignoreBOM;#e=null;#t=Fs;#r=0;#o=!1;#n;#i=null;constructor(t,r,n,o=0){this.encoding=t,this.fatal=r,this.ignoreBOM=n,this.#n=o}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#o=!1,this.#n=0}decode(t,r,n){let o=me(t);if(!this.#e&&this.#r===0){let i=this.#l(t,o,r);if(i!==void 0)return r||this.#a(o),i}return this.#f(t,o,r,n)}decodeWhole(t,r,n){this.#n!==0&&this.reset();let{encoding:o}=this,i=r<=256;if(o===0&&r>0){let s=i?So(t,r,this.fatal):Sr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#c(t,r,256)??this.#l(t,r,!0);if(s!==void 0)return s;let c=i&&!Wt(o)?At(o,t,r,this.fatal):void 0;if(c!==void 0)return c}return this.#f(t,r,!0,n)}decodeBuffer(t,r){return this.#n!==0&&this.reset(),this.encoding===0?this.#s(this.#d(no(t,r))):this.#c(t,r,511)}#c(t,r,n){let o=r<=n&&r>gr()?Ae[this.encoding]:void 0;return o?this.#d(et(o,t)):void 0}#f(t,r,n,o){if(this.#r>0){let u=this.#p(t,r,n)??this.#x(t,r,n,o);if(u!==void 0)return u;this.#h()}let i=this.#e,s=this.#o,c=this.#n,f="";try{f=this.#y(t,r,n)??this.#u(t,r,n)}catch(u){throw this.#e=i,this.#o=s,this.#n=c,L(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=c+r,o===void 0?d:d.toTypeError(o);return f}#l(t,r,n){let{encoding:o}=this;if(D.length=0,r===0)return"";if(o===0){let c=Jn(t,r)?Oe(t,r,n,this.fatal):void 0;if(c!==void 0)return c;let f=Sr(t,r,n,this.fatal);return this.#s(f)}if(o===38){let c=r<=36?vn(t,r):oo(t,r);return this.#s(c)}if(!Rr(o))return;let i=j(o),s=(i?mo(o,t,r):void 0)??(t[0]<128?lo(o,t,r):void 0)??void 0??(zn(t,r,i)?mr(t,r,n,o):void 0)??(i?po(o,t,r):void 0);return this.#d(s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,n){let o=this.#r+r;if(r===0||o>18)return;D.length=0,this.#m(t,o);let i=this.encoding===0?Oe($e,o,n,this.fatal):this.#d(mr($e,o,n,this.encoding));return i!==void 0&&!n&&this.#a(r),i}#x(t,r,n,o){if(this.encoding!==0)return;let i=this.#n,s=this.#o,c=this.#t,f=this.#r,d=c[0]<224?2:3;if(f+r<=d)return;this.#m(t,d);let u=Oe($e,d,!0,!0);if(u===void 0)return;let x=d-f;this.#r=0,this.#n+=x,this.#o=!0;try{return be(u,this.decode(b(t,x),n,o))}catch(m){throw this.#o=s,m instanceof ze||m instanceof TypeError||(this.#e=null,this.#n=i,this.#t=c,this.#r=f),m}}#m(t,r){$e[0]=this.#t[0],$e[1]=this.#t[1];for(let n=this.#r;n<r;n++)$e[n]=t[n-this.#r]}#a(t){this.#n+=t,this.#o||=this.#r+t>D.length,this.#r=D.length,D.length>0&&(this.#t=[D.bytes[0],D.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{Je(this.encoding,null),Qe(t,this.#r,0,this.fatal,!1),this.#e=ge(),this.#r=0}catch(r){throw L(r)}}#y(t,r,n){if(this.fatal&&this.encoding===0&&r<=8192)return;let o=ro(this.encoding,t,r);if(!o)return;let i=0,s="",c=o.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#u(b(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:b(t,i,c),d=o.decode(f,this.fatal);if(d===void 0){if(s=be(s,this.#u(f,c-i,!0)),this.#i)return s}else s=be(s,this.#s(d)),this.#n+=c-i;return this.#o||=c>0,c===r?s:this.encoding===0&&!n&&Et(t,c,r)?(this.#a(r-c),s):be(s,this.#u(b(t,c,r),r-c,n))}#u(t,r,n){Je(this.encoding,this.#e);let o="",i=Cn(r),s=this.#o||this.ignoreBOM||!Wt(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,u=Math.min(65536,r-f),x=f===0&&d?t:b(t,f,f+u),m=Qe(x,u,c,this.fatal,n&&d);if(m<0)return this.#e=ge(),this.#i=new ze(this.name,this.#n+f+q.start(),q.length()),o;if(c+=m,c>0&&(d||!Nn(c))){let M=!s&&Ln()===65279?1:0;i?i.add(Dn()+2*M,c-M):o=be(o,ht(M,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=n?null:Fn(),this.#n+=r,i?i.toText():o}},Ft=new _e(0,!1,!1);function bo(e,t,r,n,o,i){return Ft.encoding=r,Ft.fatal=n,Ft.ignoreBOM=o,Ft.decodeWhole(e,t,i)}function Oo(e,t){let r=ce(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Is=["fatal","html","replacement"];function Mt(e,t){let{length:r}=e,n=j(t);if(r>64&&r>(n?Wn():ur()))return;if(n)return Hn(e,cr(t));if(!!1)return;let o=cr(t);return o&&Gn(e,o)}var Us=a(()=>T()||F()||I()&&!Le);function Mo(e,t){return Us()?$n(e,Un(t)):kn(e,t)}var Fr=()=>"",k=class e{encoding;unmappable;#e;#t=null;#r=0;#o=W;locate=t=>t;constructor(t,r,n=void 0){this.encoding=t,this.unmappable=r,this.#e=n}get name(){return S[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#c(t,r)}get#n(){return this.#e?0:Is.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=Mt(t,this.encoding);if(r)return r;try{let n=j(this.encoding)&&Mo(t,this.encoding);if(n)return n;mt(this.encoding,null),yt(t,0,t.length);let o=fr(0,t.length,this.#n,!0);return o===-2||!q.finished()?void 0:(this.#r=0,wt(o))}catch(n){throw L(n)}}#c(t,r){let n=new _t;return this.encodeOrFail(t,r,o=>n.add(o),(o,i)=>{throw new fe(o,i,this.name)}),n.concatenate()}encodeOrFail(t,r,n,o=()=>{}){let i=this.#r,s=this.#t,c=this.#o;r&&(this.#o=W,this.#t=null,this.#r=0);let f=this.#e,d=this.#n,u=f===Fr,x=f&&!u?2048:65536,m=void 0,M=m?U=>m.add(U):n,P=m?U=>m.addUnchanged(U):n,w=0;try{if(!s){let U=j(this.encoding)?Mo:Mt;for(;w+65536<t.length;w+=65536){let Ue=U(t.slice(w,w+65536),this.encoding);if(!Ue)break;n(Ue)}}for(mt(this.encoding,s);w===0||w<t.length;w+=x){let U=Math.min(w+x,t.length);yt(t,w,U);let Ue=U===t.length;for(let Ne=0,E=!1;!E;){let y=fr(Ne,U-w,d,r&&Ue);M(wt(y===-2?q.written():y));let ee=i+w+Ne+q.start();if(Ne+=q.read(),E=y!==-2&&q.finished(),y!==-2||u)continue;let ie=q.codePoint();if(f){let Zo=ge(),Nr=()=>this.locate(ee),Xo=f(ie,Nr),ei=this.#f(Zo,Xo,P,M,ie,Nr);mt(this.encoding,ei),yt(t,w,U)}else o(ie,ee)}}}catch(U){throw L(U)}if(r){m&&n(m.held);return}m&&(this.#o=m.held),this.#t=ge(),this.#r=i+t.length}#f(t,r,n,o,i,s){if(r===null)throw new fe(i,s(),this.name);if(typeof r!="string")return n(r),t;let c=new e(this.encoding,"fatal");return c.#t=t,c.encodeOrFail(en(r),!1,o,f=>{throw new fe(f,s(),this.name)}),c.#t}},Ar=class{held;#e;constructor(t,r){this.held=t,this.#e=r}add(t){let r=g(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let n=t[r-3]===27?r-3:r;this.#e(pe(t,0,n)),this.held=pe(t,n,r)}addUnchanged(t){this.#e(this.held),this.held=W,this.#e(t)}},_t=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){let r=g(t);if(r===0)return;this.#r+=r;let n=this.#t;if(n&&!n.isBlock&&Math.max(r,n.length)<=1024){let o=new Uint8Array(4096);R(o,n.bytes),n.bytes=o,n.isBlock=!0}if(n?.isBlock&&n.length+r<=4096){R(n.bytes,t,n.length),n.length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},n?n.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:n,length:o,isBlock:i}=r;t(i?pe(n,0,o):n)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=Ns(this.#r),n=0;return this.forEach(o=>{R(r,o,n),n+=g(o)}),r}};function Ns(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function rt(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let n=ce(e,t);if(n===37||n===38){let{name:o}=S[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use ${r}.`)}return Cs(n,e,t)}function Cs(e,t,r){if(e===36)throw new RangeError(`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function G(e){let[[t,r]]=Object.entries(e),{prototype:n}=r;for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),r}function Ie(e,t,r){let{prototype:n}=t;n!==Object(n)&&Object.setPrototypeOf(e,r.prototype)}function Mr(){throw new TypeError("Illegal invocation")}var _o="Failed to execute 'encodeInto' on 'TextEncoder'",It=G({TextEncoder:class{#e="utf-8";constructor(){new.target!==It&&Ie(this,new.target,It)}get encoding(){return this.#e}encode(e=""){return#e in this||Mr(),Ut(_(e))}encodeInto(e,t){#e in this||Mr();let n=typeof e=="string"&&t instanceof Uint8Array?bt(e,t):void 0;if(n&&n.read===e.length)return n;Kt(arguments.length,2,_o);let o=_(e),i=Zr(t,_o),{read:s,written:c}=n??bt(o,i)??{read:0,written:0};if(s===o.length||c===g(i))return{read:s,written:c};let f=Ys(o.slice(s),b(Yt(i),c));return{read:s+f.read,written:c+f.written}}}});function Ut(e){return e.length<=6?Ze(e):(Io??=Ps(),Io(e)??new k(0,"fatal").encode(e,!0))}var Io;function Ps(){let e=so();return A()||T()?e:t=>Rs(t)??e(t)}function Rs(e){let{length:t}=e;if(t<=21)return Ze(e);if(t<=64&&Ws()){let r=(Hs()||$s(e))&&Uo(K,e);if(r)return r}return t>=1024&&t<=65536&&js(e)?Uo(Gs(),e):void 0}var Ws=a(()=>!H()),Hs=a(()=>te()||I());function $s(e){return e.length*St(Do(e))*.75<=64}function Uo(e,t){let r=bt(t,e);return r?.read===t.length?xe(e,0,r.written):void 0}var Gs=a(()=>new Uint8Array(3*65536)),js=e=>No()<=65535&&Do(e)>=No(),No=a(()=>H()?256:Q()?0:1/0);function Do(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Ys(e,t){let r=0,n=0;for(;r<e.length;){let o=ar(e,r);if(n+St(o)>g(t))break;n=lr(o,t,n),r+=o<65536?1:2}return{read:r,written:n}}var Lo="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ko=`!
\uFFE0	c
\uFFE1	GBP
\uFFE5	JPY
\uFFE4	|
"
(C)
<<
\uFFE2

(R)
+-
'
\u30FB	\u2027	.
,
>>
 1/4
 1/2
 3/4
AE
D
x
O
TH
ss
ae
d
:
o
th
D
d
H
h
i
k
L
l
'n
NG
ng
OE
oe
T
t
b
B
B
b
O
C
c
D
D
D
d
E
E
E
F
f
G
G
I
I
K
k
l
N
n
O
P
p
S
t
T
t
T
V
Y
y
Z
z
Z
e
G
g
\u015E
\u015F
\u0162
\u0163
N
d
Z
z
l
n
t
j
A
C
c
L
T
s
z
B
E
e
J
j
q
R
r
Y
y
o
e
e
g
i
s
z
'
"
'
'
^
^
'
\`
~

AMD
\u2010	-
'
"
AFN

,
'
BDT
THB
KHR

SS





-
-
-
-
\u2015	-
\u2014	-
\u2225	||
_
'
'
,
'
"
"
,,
"
+
\xB7	*
>
\xB7	\u30FB





'
''
\`
<
>
\uFFE3	\xAF
-
/





L.	\xA3
NGN
Pts
KRW
\u05E9\u05D7	ILS
\u0111	VND
EUR
LAK
MNT
PHP
PYG
UAH
\xA2	\u023B	GHS
KZT
INR
TL
AZN
RUB
GEL
Rx
 1/3
 2/3
 1/5
 2/5
 3/5
 4/5
 1/6
 5/6
 1/8
 3/8
 5/8
 7/8
 1/
<-
->
<->
<=
=>
<=>
\u03A0
\u03A3
\uFF0D	-
/
\\
|
\u2016	||
\uFF5E	\u301C	~
~=
!=
<=
>=
\u2026	...
o
\u221A
\uFF64	,
\uFF61	.
\uFF5E	\u223C	~
\uFF65	\xB7	\u2027
\u017Ft



\u2212	-
\u301C	\u223C	~
((
))
\u203E	\xAF
\xA6	|
KRW
?`;var Ks=a(()=>{let e=ko.split(`
`),t=0;return new Map(Lo.split(",").map((r,n)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[n].split("	")])))}),Po=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ro(e){let t=new k(e,"fatal"),r=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof fe)return!1;throw i}},n=new Map;return o=>{let i=n.get(o);return i===void 0&&(i=Wo(String.fromCodePoint(o),r,3),n.set(o,i)),i}}function Wo(e,t,r){if(Po(e))return"";if(r===0)return null;let n=zs(e),o=n.find(t);if(o!==void 0)return o;for(let i of n){let s=Array.from(i,c=>t(c)?c:Wo(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function zs(e){let t=[...Ks().get(e)??[],...Vs(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Vs(e){let t=e.normalize("NFD"),[r,...n]=t,o=[],i=[];for(let s=2**n.length-2;s>=0;s--){let c=m=>s>>n.length-1-m&1,f=n.filter((m,M)=>c(M)),d=n.filter((m,M)=>!c(M)),u=[r,...f].join("").normalize("NFC"),x=u+d.join("");x.normalize("NFD")===t&&o.push(x),d.every(Po)&&i.push(u)}return[...o,...i]}var Js=["fatal","html","replacement","ignore","translit"],vs=tn(Js),Ho=(e,t,r)=>typeof e=="function"?e:vs(e,t,r);function $o(e,t,r){return typeof e=="function"?(n,o)=>Qs(e(n,o()),r):e==="ignore"?Fr:e==="translit"?Ro(t):void 0}function Qs(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=he(Y(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return pe(n,0,g(n))}var Zs="Failed to construct 'LegacyTextEncoder'",_r="Failed to execute 'encode'";function Go(e,t="utf-8",r=void 0){let n=ye(e,_r);if(r===void 0){let i=rt(_(t),_r);return i===0?Ut(n):Mt(n,i)??new k(i,"fatal").encode(n,!0)}let o=Nt(t,r,_r);return o.encoding===0?Ut(n):o.encode(n,!0)}function Nt(e,t,r){let n=_(e),o=t===void 0?"fatal":Xr(t,{unmappable:Ho},r).unmappable,i=rt(n,r);return new k(i,o,$o(o,i,r))}var jo=G({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=Nt(e,t,Zs)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let r=this.#e,n="Failed to execute 'encode' on 'LegacyTextEncoder'",o=arguments.length===0?"":ye(e,n);J(t,n);let i=!!t?.stream;return r.encode(o,!i)}}});var Ge="Failed to execute 'decode' on 'TextDecoder'",Ct=G({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=Ir(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ct&&Ie(this,new.target,Ct)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=W,t=void 0){let r=this.#e;if(t===void 0&&!this.#t){if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return r.decodeWhole(e,me(e),Ge);if(e instanceof ArrayBuffer){let s=qt(e);if(s)return r.decodeBuffer(e,s)??r.decodeWhole(new Uint8Array(e),s,Ge)}}let n=Y(e,Ge);J(t,Ge);let o=!!t?.stream,i=Ke(n);if(!this.#t){if(!o)return r.decodeWhole(i,me(i),Ge);r.reset()}return this.#t=o,r.decode(i,!o,Ge)}}});function Ir(e,t,r){let n=_(e);J(t,r);let o=!!t?.fatal,i=!!t?.ignoreBOM;return new _e(Oo(n,r),o,i)}function Yo(e,t,r){let n=fn();if(!n)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new n({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>r(i=>i.length>0&&o.enqueue(i))})}function Ur(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Yo(e,(n,o)=>o(t.decode(he(Y(n,r)),!1,r)),n=>n(t.decode(W,!0,r)))}var Dt=G({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Ir(e,t,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=Ur("TextDecoderStream",r),new.target!==Dt&&Ie(this,new.target,Dt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}}),Lt=G({TextEncoderStream:class{#e;constructor(){this.#e=qo("TextEncoderStream",new k(0,"fatal"),_),new.target!==Lt&&Ie(this,new.target,Lt)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}}});function qo(e,t,r){let n=`Failed to execute 'transform' on '${e}'`;return Yo(e,(o,i)=>i(t.encode(r(o,n),!1)),o=>o(t.encode("",!0)))}var Ko=G({LegacyTextEncoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Nt(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=qo("LegacyTextEncoderStream",r,ye)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var je=class{fatal;ignoreBOM;#e;#t;#r=W;constructor(t,r,n){this.#e=t,this.fatal=r,this.ignoreBOM=n}get name(){return this.#t?.name??null}decode(t,r,n){if(this.#t)return this.#t.decode(t,r,n);let o=r&&g(this.#r)===0?t:vr(this.#r,t);if(!r&&$r(o))return this.#r=o,"";let i=qe(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new _e(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?b(o,s):o,r,n)}};var zo=G({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",n=_(e);J(t,r);let o=!!t?.fatal,i=!!t?.ignoreBOM,s=new je(ce(n,r),o,i);this.#e=s,this.#t=Ur("DecoderStream",s)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});function Vo(e,t){let r="Failed to execute 'findUnmappable'",n=ye(e,r),o=rt(_(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new k(o,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Jo(e){let t=qe(Ke(Y(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function vo(e,t="utf-8",r=void 0){let n="Failed to execute 'decode'",o=Y(e,n),i=ce(_(t),n);J(r,n);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ke(o);return qe(f)?new je(i,s,c).decode(f,!0,n):bo(f,me(f),i,s,!0,n)}async function Qo(e=void 0){let t=await e;if(t===void 0)tr()||await er(nt,!0);else{let r=Xs(t)?await ec(t):t;await er(()=>r,!1)}}var Xs=e=>typeof e?.arrayBuffer=="function";function ec(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{zo as DecoderStream,jo as LegacyTextEncoder,Ko as LegacyTextEncoderStream,Ct as TextDecoder,Dt as TextDecoderStream,It as TextEncoder,Lt as TextEncoderStream,fe as UnmappableError,Jo as bomSniff,vo as decode,Go as encode,S as encodings,Vo as findUnmappable,Qo as initialize,jr as labelToName};
