function Lr(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(r){let n="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${n}. (${r})`,{cause:r})}}var rt=()=>Lr(new URL("./chinese.wasm",import.meta.url)),nt="encoding-wasm/chinese";var kr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Pt=["chinese"];function a(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(n){throw r=!1,n}}return t}}var S=ni();function ni(){let e=kr.split(`
`).map(t=>{let[r,...n]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...n,r.toLowerCase()].sort())})});return Object.freeze(e)}var oi=a(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),ii=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Hr=e=>e<36&&e!==33,G=e=>e>0&&e<29,ot=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(S[e].name),si=e=>ii.find(([t])=>e>=t)[1];function $r(e){let t=oi();return t.get(e)??t.get(jr(di(e)))}function fe(e,t){let r=$r(e);if(r===void 0){let n=ci(e),o=n===void 0?"":` Did you mean '${S[n].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(Pt){let n=si(r);if(n&&!Pt.includes(n))throw new RangeError(`${t}: '${nt}' doesn't include ${S[r].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return r}function ci(e){let t=Pr(e),r={936:"gbk",950:"big5"}[t]??t,n=S.findIndex(({labels:o})=>o.some(i=>Pr(i)===r));return n<0||n===36?void 0:n}var Pr=e=>jr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),fi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Ye(e){if(e[0]>=239)return fi.find(t=>t.bytes.every((r,n)=>e[n]===r))}function Gr({length:e,0:t,1:r}){return e===0||e===1&&t>=239||e===2&&t===239&&r===187}function Ht(e){return e===0||e===37||e===38}function di(e){let t=0,r=e.length;for(;Rr(e[t]);)t+=1;for(;Rr(e[r-1]);)r-=1;return e.slice(t,r)}var Rr=e=>`	
\f\r `.includes(e);function jr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Yr(e){let t=$r(`${e}`);return t===void 0?null:S[t].name}var $t=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,qr=()=>Object.getPrototypeOf(Uint8Array.prototype),it=e=>$t(qr(),e),Gt=e=>$t(DataView.prototype,e),Kr=e=>globalThis[e]&&$t(globalThis[e].prototype,"byteLength"),jt=e=>qr()[e],zr=it(Symbol.toStringTag),Yt=it("buffer"),Vr=it("byteOffset"),Jr=it("byteLength"),li=jt("includes"),mi=jt("set"),pi=jt("slice"),xi=Gt("buffer"),hi=Gt("byteOffset"),yi=Gt("byteLength"),vr=Kr("ArrayBuffer"),wi=Kr("SharedArrayBuffer"),E=e=>Jr.call(e);function pe(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:E(e)}var g=(e,t,r=E(e))=>new Uint8Array(Yt.call(e),Vr.call(e)+t,r-t);function Qr(e,t){let r=new Uint8Array(E(e)+E(t));return L(r,e),L(r,t,E(e)),r}var L=(e,t,r)=>mi.call(e,t,r),Zr=(e,t)=>li.call(e,t),xe=(e,t,r)=>pi.call(e,t,r);function he(e,t,r){if(r>24)return xe(e,t,t+r);let n=new Uint8Array(r);for(let o=0;o<r;o++)n[o]=e[t+o];return n}function z(e,t){if(t<=64)return!1;try{return vr.call(Yt.call(e)),!1}catch{return!0}}var Si="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function j(e,t,r=Si){if(!ArrayBuffer.isView(e)&&Kt(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Xr(e,t){if(ArrayBuffer.isView(e)&&zr.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function ye(e){if(ArrayBuffer.isView(e))return qt(e);try{return new Uint8Array(e)}catch{return k}}var qe=e=>e instanceof Uint8Array?e:ye(e);function qt(e){try{return zr.call(e)===void 0?new Uint8Array(xi.call(e),hi.call(e),yi.call(e)):new Uint8Array(Yt.call(e),Vr.call(e),Jr.call(e))}catch{return k}}var k=new Uint8Array;function Kt(e){try{return vr.call(e)}catch{}try{return wi?.call(e)}catch{return}}function en(e,t,r){V(e,r);let n={...t};for(let o in t)Object.hasOwn(t,o)&&(n[o]=t[o](e?.[o],r,o));return n}function V(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var M=e=>`${e}`;function tn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function we(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function zt(e,t,r){if(e>=t)return;let n=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${n} required, but only ${e} present.`)}function rn(e,t="option"){return(r,n,o)=>{if(r===void 0)return e[0];let i=M(r);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${n}: The ${t} '${o}' can't be '${i}'; use one of '${s}'.`)}}var Ke=class{encoding;offset;length;constructor(t,r,n){this.encoding=t,this.offset=r,this.length=n}toTypeError(t){let r=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Ti=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,nn=Symbol.for("encoding-wasm.UnmappableError"),de=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(n,o,i){super(`${i} can't represent ${Ti(n)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=n,this.index=o,this.encoding=i}static[Symbol.hasInstance](n){return this!==e?super[Symbol.hasInstance](n):typeof n=="object"&&n!==null&&nn in n}[nn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var st=(e,t)=>e?.prototype?.[t],ct=e=>st(globalThis.Buffer,e),Se=ct("ucs2Slice"),Ce=ct("ucs2Write"),on=ct("utf8Slice"),ue=ct("latin1Slice"),sn=e=>globalThis[e],cn=sn("TextDecoder"),Ei=st(cn,"decode"),Jt=sn("TextEncoder"),gi=st(Jt,"encode"),Oi=st(Jt,"encodeInto");function J(e,t=!1){let r=new cn(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(r,"decode",{value:Ei}),n=>r.decode(n)}function fn(){let e=new Jt;return Object.defineProperties(e,{encode:{value:gi},encodeInto:{value:Oi}}),e}function I(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis,ne=()=>vt().includes("Chrome/"),P=()=>vt().includes("AppleWebKit/")&&!ne()&&!(oe()>0);function vt(){try{return`${globalThis.navigator?.userAgent}`}catch{return""}}var R=()=>"Deno"in globalThis,W=()=>vt()==="Cloudflare-Workers",v=()=>P()||W(),oe=()=>W()?Number.NaN:Number.parseInt(globalThis.process?.versions?.node,10),Q=()=>oe()<22,Qt=e=>globalThis.process?.getBuiltinModule?.(e),Vt;function dn(){let{TransformStream:e}=globalThis;return e&&e===Vt?e:(Vt=[e,Qt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Vt)}function Le(e,t,r){let{fromCharCode:n}=String;switch(r){case 0:return"";case 1:return n(e[t]);case 2:return n(e[t],e[t+1]);case 3:return n(e[t],e[t+1],e[t+2]);case 4:return n(e[t],e[t+1],e[t+2],e[t+3]);case 5:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function ln(e,t,r){let n=ft(c=>Fi(c,r),e,t),o=ft(_i,e,t);if(n&&o){let c=R()?1/0:64;return{...o,read:(d,u)=>(u<128?n:o).read(d,u),write:(d,u)=>(d.length<c?n:o).write(d,u),readBytes:n.readBytes,writeBytes:R()?n.writeBytes:void 0,mostByTable:512}}let i=Zt(e);if(n)return F()?Mi(n,ft(an,e,t)):n;let s=o??ft(an,e,t)??i,f=o?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function ft(e,t,r){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(n,r),Zt(t).read(r,n.length)===n&&o.read(r,n.length)===n?o:void 0}catch{return}}var Ai="strings";function Fi(e,t){let[r]=WebAssembly.Module.customSections(t,Ai),n=new WebAssembly.Module(r,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(n,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function Mi(e,t){let{read:r,readBytes:n}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:r)(o,i);let s=r(o,Math.min(i,36));for(let f=36;f<i;f+=36)s+=r(o+2*f,Math.min(i-f,36));return s},readBytes(o,i,s){if(i>108)return n(o,i,s);let f=n(o,Math.min(i,36),s);for(let c=36;c<i;c+=36)f+=n(o+c,Math.min(i-c,36),s);return f}}}function _i(e){let[t,r]=[Se,Ce],n=new Uint8Array(e.buffer),o=()=>(n[0]===void 0&&(n=new Uint8Array(e.buffer)),n),i;return{read:(c,d)=>t.call(o(),c,c+2*d),write:(c,d)=>r.call(o(),c,d,2*c.length),most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),u=0;return{add(p,m){L(d,new Uint8Array(e.buffer,p,2*m),u),u+=2*m},toText:()=>t.call(d,0,u)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(c)));return i=new WeakRef(u),u}}function an(e){let t=J("utf-16le"),{write:r,most:n}=Zt(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:r,most:n}}function Zt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(n,o){let i=r(),[s,f]=[n/2,n/2+o];if(o<=18)return Le(i,s,o);let c="";for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(n,o){let i=r();for(let s=0;s<n.length;s++)i[o/2+s]=n.charCodeAt(s)},most:1/0}}var dt,l,er,mn,pn,H,U={input:0,units:0,output:0},ze=0,ut={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN};function Ee(e,t){ut.name=e,ut.encoding=t,x.newCodec=NaN,x.isBusy&&Ui(),x.isBusy=!0}function Ui(){try{wn(),dt??=Ci(rt()),yn(new WebAssembly.Instance(dt),dt)}catch(e){throw Sn(e)}}async function tr(e,t){try{wn();let r=e(),n=xn(r)?r:await WebAssembly.compile(Ni(r));t||Li(n);let o=await WebAssembly.instantiate(n);if(rr())return;yn(o,n),dt=n}catch(r){throw Sn(r)}}var Di=[0,97,115,109];function Ni(e){let t=ye(j(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(Di.every((r,n)=>t[n]===r))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var rr=()=>!x.isBusy;function Ci(e){return xn(e)?e:new WebAssembly.Module(e)}function xn(e){try{return WebAssembly.Module.customSections(e,hn),!0}catch{return!1}}var hn="encoding-wasm";function Li(e){let[t]=WebAssembly.Module.customSections(e,hn),r=`${nt} 0.1.0`,n=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(n===r)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${r}; use the module of this entry and version.`)}function yn({exports:e},t){l=e,Xt=WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),gn(),H=ln(l.memory,U.units,t),ze=Math.min(l.units_length(),H.most),x.isBusy=!1}function wn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Sn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(ki(e))return new RangeError(`encoding-wasm: ${Tn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:n,LinkError:o}=WebAssembly;return e instanceof n||e instanceof o?r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Tn="no memory for WebAssembly; free some, and call again",ki=e=>e instanceof RangeError&&/memory/i.test(e.message);function at(){return or(),er}function En(){return or(),mn}function nr(){return or(),pn}function or(){er[0]===void 0&&gn()}function gn(){let{buffer:e}=l.memory;er=new Uint8Array(e),mn=new Uint8Array(e,U.input,65536),pn=new Int32Array(e,l.codec(),l.codec_length()>>2)}function On(e,t){return Ee(e,-1),bn(t)}function bn(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw N(t)}}var Xt;function N(e){if(!x.isBusy||!Xt||!(e instanceof Xt))return e;let t=S[ut.encoding]?.name,r=`${ut.name}${t?` of ${t}`:""} failed`;return Pi()?new RangeError(`encoding-wasm: ${r}: ${Tn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Pi(){try{return l.memory.grow(32),!1}catch{return!0}}function Oe(){let e=nr();return In(e,new Int32Array(e.length))}function Mn(){return l.held()!==0?Oe():(x.newCodec=Je,null)}var _n=e=>In(e,nr());function In(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ve(e,t){Un(e,t)||(Ee("decoding",e),t?_n(t):l.new_decoder(e),Je=e===33||e===36?NaN:e)}var Je=NaN;function Un(e,t){return t||x.newCodec!==e||x.isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function mt(e,t){Un(~e,t)||(Ee("encoding",e),t?_n(t):l.new_encoder(e),Je=~e)}function ve(e,t,r,n,o){lt(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+n,+o);return x.isBusy=!1,o&&i>=0&&(x.newCodec=Je),Rn(i)}var ie={encoding:-1,at:0,most:0,owner:void 0};function pt(e,t,r){if(ie.encoding!==e||ie.owner!==l||x.isBusy){try{Ee("decoding",e),ie.owner=l,ie.at=H.readBytes?l.byte_table(e):0,ie.most=!ot(e)&&H.mostByTable||1/0,ie.encoding=e}catch(o){throw N(o)}x.isBusy=!1}if(ie.at===0||r>ie.most)return;if(r<=65536)return lt(t,r),Bn(r);if(H.most>ze)return;let n="";for(let o=0;o<r;o+=65536){let i=Math.min(65536,r-o);lt(g(t,o,o+i),i),n=be(n,Bn(i))}return n}function sr(e,t,r,n){return On("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),lt(o===t?e:g(e,i,i+o),o),!l.is_free_of(o,r,n))return!1;return!0})}function cr(e,t){let r=-1,n,o;function i(s){try{return Ee(e,s),r=s,o=l,n=t(s),x.isBusy=!1,n}catch(f){throw N(f)}}return s=>s===r&&o===l&&!x.isBusy&&(!n||n[0]!==void 0)?n:i(s)}var fr=cr("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),Dn=cr("encoding",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return L(r,new Uint8Array(l.memory.buffer,t,16384)),r}),xt=cr("decoding",e=>{let t=G(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),Bn=e=>H.readBytes(U.input,e,ie.at);function be(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var Nn=e=>e+65536+3<=ze,Cn=e=>e>ze&&e<268435456?H.collect?.(e+3):void 0,Ln=()=>U.units,kn=()=>at()[U.units]|at()[U.units+1]<<8,ht=(e,t)=>H.read(U.units+2*e,t-e),yt=(e,t,r)=>H.write(e.slice(t,r),U.units);function Pn(e,t){if(!x.isBusy&&!H.writeBytes)return;Ee("encoding",t);let r=H.writeBytes?.(e,U.output,l.unit_table(t));return x.isBusy=!1,r===e.length?wt(r):void 0}function dr(e,t,r,n){x.isBusy=!0;let o=l.encode_block(e,t,r,+n);return x.isBusy=!1,n&&o>=0&&Y.finished()&&(x.newCodec=Je),Rn(o)}function lt(e,t){let r=En();if(t>8)try{L(r,e)}catch{L(r,g(e,0,t))}else for(let n=0;n<t;n++)r[n]=e[n]}function Rn(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var wt=e=>he(at(),U.output,e);var Y={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var q=new Uint8Array(256);function Qe(e){let{length:t}=e,r=0;for(let n=0;n<t;n++){let o=e.charCodeAt(n);if(o<128)q[r++]=o;else if(o<2048)q[r++]=192|o>>6,q[r++]=128|o&63;else if((o&63488)!==55296)q[r++]=224|o>>12,q[r++]=128|o>>6&63,q[r++]=128|o&63;else{let i=lr(e,n);i>=65536&&(n+=1),r=mr(i,q,r)}}return he(q,0,r)}var Hn=a(()=>Ce?96:F()||v()?1024:128),ar=a(()=>v()?65536:F()||T()?4096:128),$i=a(()=>new Uint8Array(2*ar()));function $n(e,t){let{length:r}=e,n=new Uint8Array(r);for(let o=0;o<r;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;n[o]=s}return n}function Gn(e,t){let{length:r}=e,n=new Uint8Array(r);for(let o=0;o<r;o++)n[o]=t[e.charCodeAt(o)];return Zr(n,0)?void 0:n}function jn(e,t){let{length:r}=e,n=2*r<=256?q:$i(),o=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(n[o++]=f>>8),n[o++]=f}return he(n,0,o)}function lr(e,t){let r=e.codePointAt(t);return r>=55296&&r<=57343?65533:r}var St=e=>e<128?1:e<2048?2:e<65536?3:4;function mr(e,t,r){if(e<128)return t[r]=e,r+1;let n=St(e);for(let o=n-1;o>0;o--)t[r+o]=128|e>>6*(n-1-o)&63;return t[r]=e>>6*(n-1)|(n===2?192:n===3?224:240),r+n}var Yn=new Uint8Array(128),se=Gi(Yn);function Gi(e){return new Uint16Array(e.buffer)}var qn=a(()=>hr()?0:18),Kn=a(()=>oe()>0&&!R()&&!T()?12:18),ji=a(()=>F()||Q()?18:8),zn=a(()=>R()||!(oe()>=22||v())?64:32),Yi=a(()=>F()||T()||P()?64:32),qi=a(()=>P()?36:18),Tt=(e,t)=>(e[0]&e[t>>1])>=128;function Vn(e,t,r){return r?t<=ji():t<=qi()||t<=Yi()&&(Tt(e,t)||gt())}var Jn=()=>({mixed:Kn(),most:zn()}),vn=(e,t)=>t<=Kn()||t<=64&&Tt(e,t)&&t<=zn(),D={length:0,bytes:[0,0]};function Be(e,t,r,n){if(e[0]<128&&hr())return yr(e,t)?ue.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,u=e[i++]^128,p=d?0:e[i++]^128;if(f=d?(c&31)<<6|u:(c&15)<<12|u<<6|p,!(c>=194&&c<240&&(u|p)<64&&i<=t)||!d&&(f<2048||(f&63488)===55296||f===65279))return Ki(e,s,t,r,n,o)}se[o++]=f}return Ze(o)}function Qn(e,t){if(t%2>0)return;let r=0;for(let n=0;n<t;n+=2){let o=e[n]|e[n+1]<<8;if((o&63488)===55296)return;se[r++]=o}return Ze(r)}function Ki(e,t,r,n,o,i){let s=xr();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,u=d>0?c&63>>d:c,p=d===0&&c>=128,m=c===224?160:c===240?144:128,B=c===237?159:c===244?143:191,ee=0;for(;ee<d&&f<r;ee++,f++){let A=e[f];if(A<m||A>B)break;m=128,B=191,u=u<<6|A&63}if(ee<d){if(f===r&&!n){if(c>=239)return;Zn(c,128|u&63,1+ee);break}p=!0}if(p&&o||(p&&(u=65533),u===65279))return;u>65535&&(se[i++]=55232+(u>>10),u=56320|u&1023),se[i++]=u}return Ze(i)}function pr(e,t,r,n){let o,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(o??=xt(n),!o)return;if(d=o[c],d===0&&(s<t&&(d=o[c|e[s++]<<8]),d===0))return zi(e,f,t,r,i,n,o)}se[i++]=d}return Ze(i)}function zi(e,t,r,n,o,i,s){let f=xr();for(let c=t;c<r&&o<=f;){let d=e[c++],u=d<128?d:s[d];if(d>=128&&u===0){if(c===r&&!n){if(i===32)return;Zn(d,0,1);break}let p=c<r?e[c]:0;if(u=s[d|p<<8],u>0)c+=1;else if(Vi(p,i))u=65533;else return}se[o++]=u}return Ze(o)}function Vi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function Et(e,t,r){return D.length=0,Be(g(e,t,r),r-t,!1,!0)===""}function Zn(e,t,r){D.length=r,D.bytes[0]=e,D.bytes[1]=t}function Ze(e){if(e<3||e<=18&&!hr())return Le(se,0,e);if(gt())return Se.call(Yn,0,2*e);if(!(e>xr()))return Le(se,0,18)+Le(se,18,e-18)}var xr=a(()=>gt()?1/0:36),hr=a(()=>T()&&gt()),gt=a(()=>I(Ji)===!0);function Ji(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(Se)==="a\uFEFF\uD83D"&&t(ue)==="a\0\xFF\xFE=\xD8"}function yr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function We(e,t){let r=Math.ceil(t/8);for(let n=0;n<t;n+=r)if(e[n]>=128)return!1;return e[t-1]<128}var Sr=a(()=>I(Zi)),Ae=a(()=>I(Xi)),eo=a(()=>I(os)),to=a(()=>I(cs));function ro(e,t,r){if(e!==0&&e!==38||r<24||z(t,r)||e===0&&io(t,r))return;let n=e===0?Ae():eo();return n?.takes?.(t,r)===!1?void 0:n}function Tr(e,t,r,n){if(D.length=0,n&&t>8192||t>256&&(z(e,t)||io(e,t)))return;let o=Ae();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(r||!Et(e,i,t))))try{let s=i<t?g(e,0,i):e;return n?o.decodeOrFail(s,i):o.decodeQuickly(s,i)}catch{return}}function no(e,t){let r=Ae();if(r?.takesBuffer(e,t))try{return r.decodeBuffer(e)}catch{return}}function oo(e,t){let r=eo();if(!(t%2>0||!r?.takes?.(e,t)||z(e,t)))return r.decode(e,!0)}function io(e,t){if(t<8192||Qi())return!1;let r=0,n=Math.ceil(t/8);for(let o=0;o<t-1;o+=n)e[o]>=192&&(e[o+1]&192)!==128&&r++;return r>1}var Qi=a(P);function so(){let e=to();return t=>{try{return e?.encode(t)}catch{return}}}function Ot(e,t){try{return to()?.encodeInto(e,t)}catch{return}}function Zi(){let{isAscii:e}=Qt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((n,o)=>!e(t.with(o,128)))?e:void 0}function Xi(){let e=Q(),t=e?Sr():void 0;if(e&&!t)return;let r=J("utf-8"),n=ts(r),o=v()?J("utf-8",!0):es(n),i=t&&((y,w)=>We(y,w)&&t(y)),s=i??(ne()?rs:W()?ns:void 0),f=i?(y,w)=>co(y,w)||w>256&&i(y,w):s,[c,d]=ne()?[48,128]:[0,R()?-1:e?2048:8192],u=(y,w)=>w>=c&&w<=d&&(!t||w<=64||t(y)),p=[239,187,191,97,230,188,162,240,159,146,169],m=Uint8Array.of(...p,...Xn.flat()),B=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,ee=Uint8Array.of(97,127),A=n(m,m.length)===B&&r(m)===B&&r(m.buffer)===B&&n(ee,2)==="a\x7F"&&o(m.subarray(0,p.length),p.length)===B.slice(0,5)&&Xn.every(y=>I(()=>o(Uint8Array.from(y),y.length))===void 0),_=ue;if(!(!A||t&&_.call(ee)!=="a\x7F"))return{decode(y,w){try{return t?_.call(y):(w?o:r)(y,y.length)}catch{return}},decodeQuickly:n,decodeOrFail:o,takesQuickly:f,decodeBuffer:r,takesBuffer:u,takes:s,completeLength(y,w){for(let te=1;te<=3&&te<=w;te++){let re=y[w-te];if(re<128)break;if(re>=192)return(re>=240?4:re>=224?3:2)>te?w-te:w}return w}}}var Xn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],es=e=>(t,r)=>{let n=e(t,r);return n.includes("\uFFFD")?void 0:n};function ts(e){let[t,r]=[on,ue];if(Q())return(o,i)=>i>256?r.call(o):e(o);if(!t||T()||!(oe()>=22))return e;let n=R()?co:()=>!0;return(o,i)=>n(o,i)?t.call(o):e(o)}var co=(e,t)=>t<=64||t<=256&&We(e,t);function rs(e,t){if(t<64)return!1;if(We(e,t))return!0;if(t<768)return!1;let r=0,n=Math.ceil(t/16);for(let o=0;o<t;o+=n){let i=e[o];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}function ns(e,t){if(t<1024)return!0;let r=0,n=Math.ceil(t/16);for(let o=0;o<t;o+=n)e[o]>=227&&e[o]<234&&(r+=1);return r<3}function os(){return F()||v()?ss():is()}function is(){let e=Se,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(n,o)=>t.charCodeAt(o)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return fo(Q()?512:1/0,(n,o)=>{let i=e.call(n);return i.isWellFormed()?i:o?void 0:i.toWellFormed()})}function ss(){let e=J("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return fo(1/0,(t,r)=>{let n=e(t);return r&&n.includes("\uFFFD")?void 0:n})}var fo=(e,t)=>({takes:(r,n)=>n<=e,decode(r,n){try{return t(r,n)}catch{return}},completeLength(r,n){let o=n-n%2;return(r[o-1]&252)===216?o-2:o}});function cs(){let e=fn(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(n);return t===3&&r===7&&`${[...o]}`==`${[...Qe(n)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var Or=a(()=>v()?8:ne()?352:18),fs=a(T);function lo(e,t,r){if(r>64)return We(t,r)?ds(e,t,r):void 0;if(r<=qn()||(t[r>>1]|t[r-1])>=128||!yr(t,r))return;let n=Bt();return n?n.call(t,0,r):pt(e,t,r)}function ds(e,t,r){let n=Bt(),o=G(e);if(!(r<512&&(o||!n))&&!!1&&!z(t,r))try{return Sr()?.(t)??sr(t,r,128,128)?n?n.call(t):Ae()?.decodeQuickly(t,r):void 0}catch{return}}var bt=[],Fe=[];function mo(e,t,r){if(!(r<=Or()||r>=512&&!yo(e)))return Fe[e]===void 0&&(Fe[e]=ys(e)?ho(e):null),xo(Fe[e],t,r)}function po(e,t,r){return r<512?(fs()?gr(e,t,r):void 0)??pt(e,t,r)??gr(e,t,r)??uo(e,t,r):gr(e,t,r)??(ms(e)?uo(e,t,r):void 0)??pt(e,t,r)}var Er=0,us=a(()=>br()?8192:512);function gr(e,t,r){let n=Bt();if(!n||e!==21)return;let o=r<us();if(o&&Er>0){Er-=1;return}if(!ls(t,r)){o&&(Er=15);return}if(!z(t,r))try{return n.call(t)}catch{return}}var uo=(e,t,r)=>xo(ho(e),t,r),xo=(e,t,r)=>e&&(r<=256||!z(t,r))?Xe(e,t):void 0;function Xe(e,t){try{return e(t)}catch{return}}function ho(e){return bt[e]===void 0&&(bt[e]=null,bt[e]=I(()=>ws(e))??null),bt[e]}var Bt=a(()=>I(as));function as(){let e=ue,t=Uint8Array.from({length:256},(r,n)=>n);return e.call(t)===String.fromCharCode(...t)?e:void 0}function ls(e,t){let r=Math.min(t,64);for(let n=0;n<r;n++)if((e[n]&224)===128)return!1;return r===t||sr(e,t,128,224)}var ms=e=>e===21?br():ps()||xs()&&ot(e),yo=e=>!Bt()&&(e===21?br():hs()),ps=a(()=>F()||P()),xs=a(W),hs=a(F),br=a(()=>F()||T()||!(oe()>0)),ys=e=>F()||T()||v()||Q()||ne()&&e===21;function ws(e){let t=xt(e),r=J(S[e].name),n=i=>r(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>n(Uint8Array.of(i)))&&n(o)?r:void 0}var wo;function So(e,t,r){return wo??=Ss(),wo(e,t,r)}function Ss(){let e=Ae(),{mixed:t,most:r}=e&&T()?{mixed:0,most:0}:Jn();return(n,o,i)=>{if(o<=t||o<=r&&Tt(n,o)){let s=Be(n,o,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(n,o)!==!1)try{return i?e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}function At(e,t,r,n=!1){try{Ve(e,null);let o=ve(t,r,0,n,!0);return o<0?void 0:ht(0,o)}catch(o){throw N(o)}}var Br=a(()=>F()?{any:768,shiftJIS:224,markup:1/0}:W()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:T()?2048:P()?112:0}),To=e=>e===34?Br().shiftJIS:Br().any,Eo=[];function go(e,t,r){if(r>Br().markup||r>To(e)&&!gs(t,r))return;let n=Eo[e];if(n)return z(t,r)?void 0:Xe(n,t);Os(e,r)}function gs(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,n=Math.ceil(t/32)|1;for(let o=0;o<t;o+=n)e[o]<128&&(r+=1);return r>10}var et=[];function Os(e,t){et[e]===void 0&&(et[e]=I(()=>Bs(e))??null);let r=et[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,et[e]=null,I(()=>{let{value:n}=r.sequences.next();n?r.decode(n)===At(e,n,E(n))&&(et[e]=r):bs(e,r.decode)})))}function bs(e,t){Eo[e]=t;let r=To(e);r>0&&(Fe[e]=n=>n.byteLength<=r?t(n):void 0)}var Bs=e=>({decode:J(S[e].name),sequences:Fs(e),credit:0}),As=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Ar=[10,164,162];function*Fs(e){let[t,r,n,o]=[[0,255],[48,57],[129,254],[129,129]];for(let i of As)yield Uint8Array.of(...i,...Ar);for(let i=128;i<=255;i++)yield _e([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield _e([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield _e([i,i],[s,s],n,r);for(let i=133;i<=254;i+=8)yield _e([i,Math.min(i+7,254)],r,o,r);yield _e([227,227],[50,50],n,r),yield _e([129,129],[48,48],t),yield _e([129,129],[48,48],o,t)}}function _e(...e){let t=e.map(([s,f])=>f-s+1),r=t.reduce((s,f)=>s*f),n=e.length+Ar.length,o=new Uint8Array(r*n+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-1;c>=0;c--)o[s*n+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);o.set(Ar,s*n+e.length)}let i=(r-1)*n;return o.copyWithin(i+n,i,i+e.length-1),o}var He=new Uint8Array(18),_s=[0,0],Ie=class{encoding;fatal;ignoreBOM;#e=null;#t=_s;#r=0;#o=!1;#n;#i=null;constructor(t,r,n,o=0){this.encoding=t,this.fatal=r,this.ignoreBOM=n,this.#n=o}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#o=!1,this.#n=0}decode(t,r,n){let o=pe(t);if(!this.#e&&this.#r===0){let i=this.#l(t,o,r);if(i!==void 0)return r||this.#a(o),i}return this.#f(t,o,r,n)}decodeWhole(t,r,n){this.#n!==0&&this.reset();let{encoding:o}=this,i=r<=256;if(o===0&&r>0){let s=i?So(t,r,this.fatal):Tr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#c(t,r,256)??this.#l(t,r,!0);if(s!==void 0)return s;let f=i&&!Ht(o)?At(o,t,r,this.fatal):void 0;if(f!==void 0)return f}return this.#f(t,r,!0,n)}decodeBuffer(t,r){return this.#n!==0&&this.reset(),this.encoding===0?this.#s(this.#d(no(t,r))):this.#c(t,r,511)}#c(t,r,n){let o=r<=n&&r>Or()?Fe[this.encoding]:void 0;return o?this.#d(Xe(o,t)):void 0}#f(t,r,n,o){if(this.#r>0){let u=this.#p(t,r,n)??this.#x(t,r,n,o);if(u!==void 0)return u;this.#h()}let i=this.#e,s=this.#o,f=this.#n,c="";try{c=this.#y(t,r,n)??this.#u(t,r,n)}catch(u){throw this.#e=i,this.#o=s,this.#n=f,N(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=f+r,o===void 0?d:d.toTypeError(o);return c}#l(t,r,n){let{encoding:o}=this;if(D.length=0,r===0)return"";if(o===0){let f=vn(t,r)?Be(t,r,n,this.fatal):void 0;if(f!==void 0)return f;let c=Tr(t,r,n,this.fatal);return this.#s(c)}if(o===38){let f=r<=36?Qn(t,r):oo(t,r);return this.#s(f)}if(!Hr(o))return;let i=G(o),s=(t[0]<128?lo(o,t,r):void 0)??(!i&&n&&r>18?go(o,t,r):void 0)??(Vn(t,r,i)?pr(t,r,n,o):void 0)??void 0;return this.#d(s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,n){let o=this.#r+r;if(r===0||o>18)return;D.length=0,this.#m(t,o);let i=this.encoding===0?Be(He,o,n,this.fatal):this.#d(pr(He,o,n,this.encoding));return i!==void 0&&!n&&this.#a(r),i}#x(t,r,n,o){if(this.encoding!==0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=f[0]<224?2:3;if(c+r<=d)return;this.#m(t,d);let u=Be(He,d,!0,!0);if(u===void 0)return;let p=d-c;this.#r=0,this.#n+=p,this.#o=!0;try{return be(u,this.decode(g(t,p),n,o))}catch(m){throw this.#o=s,m instanceof Ke||m instanceof TypeError||(this.#e=null,this.#n=i,this.#t=f,this.#r=c),m}}#m(t,r){He[0]=this.#t[0],He[1]=this.#t[1];for(let n=this.#r;n<r;n++)He[n]=t[n-this.#r]}#a(t){this.#n+=t,this.#o||=this.#r+t>D.length,this.#r=D.length,D.length>0&&(this.#t=[D.bytes[0],D.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{Ve(this.encoding,null),ve(t,this.#r,0,this.fatal,!1),this.#e=Oe(),this.#r=0}catch(r){throw N(r)}}#y(t,r,n){if(this.fatal&&this.encoding===0&&r<=8192)return;let o=ro(this.encoding,t,r);if(!o)return;let i=0,s="",f=o.completeLength(t,r);if(r<256&&(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#u(g(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:g(t,i,f),d=o.decode(c,this.fatal);if(d===void 0){if(s=be(s,this.#u(c,f-i,!0)),this.#i)return s}else s=be(s,this.#s(d)),this.#n+=f-i;return this.#o||=f>0,f===r?s:this.encoding===0&&!n&&Et(t,f,r)?(this.#a(r-f),s):be(s,this.#u(g(t,f,r),r-f,n))}#u(t,r,n){Ve(this.encoding,this.#e);let o="",i=Cn(r),s=this.#o||this.ignoreBOM||!Ht(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,u=Math.min(65536,r-c),p=c===0&&d?t:g(t,c,c+u),m=ve(p,u,f,this.fatal,n&&d);if(m<0)return this.#e=Oe(),this.#i=new Ke(this.name,this.#n+c+Y.start(),Y.length()),o;if(f+=m,f>0&&(d||!Nn(f))){let B=!s&&kn()===65279?1:0;i?i.add(Ln()+2*B,f-B):o=be(o,ht(B,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=n?null:Mn(),this.#n+=r,i?i.toText():o}},Ft=new Ie(0,!1,!1);function Oo(e,t,r,n,o,i){return Ft.encoding=r,Ft.fatal=n,Ft.ignoreBOM=o,Ft.decodeWhole(e,t,i)}function bo(e,t){let r=fe(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Ds=["fatal","html","replacement"];function Mt(e,t){let{length:r}=e,n=G(t);if(r>64&&r>(n?Hn():ar()))return;if(!1)return $n(e,fr(t));if(!!0)return;let o=fr(t);return o&&jn(e,o)}var Ns=a(()=>T()||P()||W()&&!Ce);function Mo(e,t){return Ns()?Gn(e,Dn(t)):Pn(e,t)}var Mr=()=>"",C=class e{encoding;unmappable;#e;#t=null;#r=0;#o=k;locate=t=>t;constructor(t,r,n=void 0){this.encoding=t,this.unmappable=r,this.#e=n}get name(){return S[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#c(t,r)}get#n(){return this.#e?0:Ds.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=Mt(t,this.encoding);if(r)return r;try{let n=!1;if(n)return n;mt(this.encoding,null),yt(t,0,t.length);let o=dr(0,t.length,this.#n,!0);return o===-2||!Y.finished()?void 0:(this.#r=0,wt(o))}catch(n){throw N(n)}}#c(t,r){let n=new _t;return this.encodeOrFail(t,r,o=>n.add(o),(o,i)=>{throw new de(o,i,this.name)}),n.concatenate()}encodeOrFail(t,r,n,o=()=>{}){let i=this.#r,s=this.#t,f=this.#o;r&&(this.#o=k,this.#t=null,this.#r=0);let c=this.#e,d=this.#n,u=c===Mr,p=c&&!u?2048:65536,m=void 0,B=m?_=>m.add(_):n,ee=m?_=>m.addUnchanged(_):n,A=0;try{if(!s){let _=Mt;for(;A+65536<t.length;A+=65536){let y=_(t.slice(A,A+65536),this.encoding);if(!y)break;n(y)}}for(mt(this.encoding,s);A===0||A<t.length;A+=p){let _=Math.min(A+p,t.length);yt(t,A,_);let y=_===t.length;for(let w=0,te=!1;!te;){let re=dr(w,_-A,d,r&&y);B(wt(re===-2?Y.written():re));let Nr=i+A+w+Y.start();if(w+=Y.read(),te=re!==-2&&Y.finished(),re!==-2||u)continue;let kt=Y.codePoint();if(c){let Zo=Oe(),Cr=()=>this.locate(Nr),Xo=c(kt,Cr),ei=this.#f(Zo,Xo,ee,B,kt,Cr);mt(this.encoding,ei),yt(t,A,_)}else o(kt,Nr)}}}catch(_){throw N(_)}if(r){m&&n(m.held);return}m&&(this.#o=m.held),this.#t=Oe(),this.#r=i+t.length}#f(t,r,n,o,i,s){if(r===null)throw new de(i,s(),this.name);if(typeof r!="string")return n(r),t;let f=new e(this.encoding,"fatal");return f.#t=t,f.encodeOrFail(tn(r),!1,o,c=>{throw new de(c,s(),this.name)}),f.#t}},Fr=class{held;#e;constructor(t,r){this.held=t,this.#e=r}add(t){let r=E(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let n=t[r-3]===27?r-3:r;this.#e(xe(t,0,n)),this.held=xe(t,n,r)}addUnchanged(t){this.#e(this.held),this.held=k,this.#e(t)}},_t=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){let r=E(t);if(r===0)return;this.#r+=r;let n=this.#t;if(n&&!n.isBlock&&Math.max(r,n.length)<=1024){let o=new Uint8Array(4096);L(o,n.bytes),n.bytes=o,n.isBlock=!0}if(n?.isBlock&&n.length+r<=4096){L(n.bytes,t,n.length),n.length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},n?n.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:n,length:o,isBlock:i}=r;t(i?xe(n,0,o):n)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=Cs(this.#r),n=0;return this.forEach(o=>{L(r,o,n),n+=E(o)}),r}};function Cs(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function tt(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let n=fe(e,t);if(n===37||n===38){let{name:o}=S[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use ${r}.`)}return Ls(n,e,t)}function Ls(e,t,r){if(e===36)throw new RangeError(`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function $(e){let[[t,r]]=Object.entries(e),{prototype:n}=r;for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),r}function Ue(e,t,r){let{prototype:n}=t;n!==Object(n)&&Object.setPrototypeOf(e,r.prototype)}function _r(){throw new TypeError("Illegal invocation")}var _o="Failed to execute 'encodeInto' on 'TextEncoder'",It=$({TextEncoder:class{#e="utf-8";constructor(){new.target!==It&&Ue(this,new.target,It)}get encoding(){return this.#e}encode(e=""){return#e in this||_r(),Ut(M(e))}encodeInto(e,t){#e in this||_r();let n=typeof e=="string"&&t instanceof Uint8Array?Ot(e,t):void 0;if(n&&n.read===e.length)return n;zt(arguments.length,2,_o);let o=M(e),i=Xr(t,_o),{read:s,written:f}=n??Ot(o,i)??{read:0,written:0};if(s===o.length||f===E(i))return{read:s,written:f};let c=Ks(o.slice(s),g(qt(i),f));return{read:s+c.read,written:f+c.written}}}});function Ut(e){return e.length<=6?Qe(e):(Io??=Ws(),Io(e)??new C(0,"fatal").encode(e,!0))}var Io;function Ws(){let e=so();return F()||T()?e:t=>Hs(t)??e(t)}function Hs(e){let{length:t}=e;if(t<=21)return Qe(e);if(t<=64&&$s()){let r=(Gs()||js(e))&&Uo(q,e);if(r)return r}return t>=1024&&t<=65536&&qs(e)?Uo(Ys(),e):void 0}var $s=a(()=>!R()),Gs=a(()=>ne()||W());function js(e){return e.length*St(Co(e))*.75<=64}function Uo(e,t){let r=Ot(t,e);return r?.read===t.length?he(e,0,r.written):void 0}var Ys=a(()=>new Uint8Array(3*65536)),qs=e=>Do()<=65535&&Co(e)>=Do(),Do=a(()=>R()?256:Q()?0:1/0);function Co(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Ks(e,t){let r=0,n=0;for(;r<e.length;){let o=lr(e,r);if(n+St(o)>E(t))break;n=mr(o,t,n),r+=o<65536?1:2}return{read:r,written:n}}var Lo="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ko=`!
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
?`;var Vs=a(()=>{let e=ko.split(`
`),t=0;return new Map(Lo.split(",").map((r,n)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[n].split("	")])))}),Po=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ro(e){let t=new C(e,"fatal"),r=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof de)return!1;throw i}},n=new Map;return o=>{let i=n.get(o);return i===void 0&&(i=Wo(String.fromCodePoint(o),r,3),n.set(o,i)),i}}function Wo(e,t,r){if(Po(e))return"";if(r===0)return null;let n=Js(e),o=n.find(t);if(o!==void 0)return o;for(let i of n){let s=Array.from(i,f=>t(f)?f:Wo(f,t,r-1));if(!s.includes(null))return s.join("")}return null}function Js(e){let t=[...Vs().get(e)??[],...vs(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function vs(e){let t=e.normalize("NFD"),[r,...n]=t,o=[],i=[];for(let s=2**n.length-2;s>=0;s--){let f=m=>s>>n.length-1-m&1,c=n.filter((m,B)=>f(B)),d=n.filter((m,B)=>!f(B)),u=[r,...c].join("").normalize("NFC"),p=u+d.join("");p.normalize("NFD")===t&&o.push(p),d.every(Po)&&i.push(u)}return[...o,...i]}var Qs=["fatal","html","replacement","ignore","translit"],Zs=rn(Qs),Ho=(e,t,r)=>typeof e=="function"?e:Zs(e,t,r);function $o(e,t,r){return typeof e=="function"?(n,o)=>Xs(e(n,o()),r):e==="ignore"?Mr:e==="translit"?Ro(t):void 0}function Xs(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=ye(j(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return xe(n,0,E(n))}var ec="Failed to construct 'LegacyTextEncoder'",Ir="Failed to execute 'encode'";function Go(e,t="utf-8",r=void 0){let n=we(e,Ir);if(r===void 0){let i=tt(M(t),Ir);return i===0?Ut(n):Mt(n,i)??new C(i,"fatal").encode(n,!0)}let o=Dt(t,r,Ir);return o.encoding===0?Ut(n):o.encode(n,!0)}function Dt(e,t,r){let n=M(e),o=t===void 0?"fatal":en(t,{unmappable:Ho},r).unmappable,i=tt(n,r);return new C(i,o,$o(o,i,r))}var jo=$({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=Dt(e,t,ec)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let r=this.#e,n="Failed to execute 'encode' on 'LegacyTextEncoder'",o=arguments.length===0?"":we(e,n);V(t,n);let i=!!t?.stream;return r.encode(o,!i)}}});var $e="Failed to execute 'decode' on 'TextDecoder'",Nt=$({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=Ur(e,t,"Failed to construct 'TextDecoder'"),new.target!==Nt&&Ue(this,new.target,Nt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=k,t=void 0){let r=this.#e;if(t===void 0&&!this.#t){if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return r.decodeWhole(e,pe(e),$e);if(e instanceof ArrayBuffer){let s=Kt(e);if(s)return r.decodeBuffer(e,s)??r.decodeWhole(new Uint8Array(e),s,$e)}}let n=j(e,$e);V(t,$e);let o=!!t?.stream,i=qe(n);if(!this.#t){if(!o)return r.decodeWhole(i,pe(i),$e);r.reset()}return this.#t=o,r.decode(i,!o,$e)}}});function Ur(e,t,r){let n=M(e);V(t,r);let o=!!t?.fatal,i=!!t?.ignoreBOM;return new Ie(bo(n,r),o,i)}function Yo(e,t,r){let n=dn();if(!n)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new n({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>r(i=>i.length>0&&o.enqueue(i))})}function Dr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Yo(e,(n,o)=>o(t.decode(ye(j(n,r)),!1,r)),n=>n(t.decode(k,!0,r)))}var Ct=$({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Ur(e,t,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=Dr("TextDecoderStream",r),new.target!==Ct&&Ue(this,new.target,Ct)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}}),Lt=$({TextEncoderStream:class{#e;constructor(){this.#e=qo("TextEncoderStream",new C(0,"fatal"),M),new.target!==Lt&&Ue(this,new.target,Lt)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}}});function qo(e,t,r){let n=`Failed to execute 'transform' on '${e}'`;return Yo(e,(o,i)=>i(t.encode(r(o,n),!1)),o=>o(t.encode("",!0)))}var Ko=$({LegacyTextEncoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Dt(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=qo("LegacyTextEncoderStream",r,we)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var Ge=class{fatal;ignoreBOM;#e;#t;#r=k;constructor(t,r,n){this.#e=t,this.fatal=r,this.ignoreBOM=n}get name(){return this.#t?.name??null}decode(t,r,n){if(this.#t)return this.#t.decode(t,r,n);let o=r&&E(this.#r)===0?t:Qr(this.#r,t);if(!r&&Gr(o))return this.#r=o,"";let i=Ye(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ie(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?g(o,s):o,r,n)}};var zo=$({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",n=M(e);V(t,r);let o=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ge(fe(n,r),o,i);this.#e=s,this.#t=Dr("DecoderStream",s)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});function Vo(e,t){let r="Failed to execute 'findUnmappable'",n=we(e,r),o=tt(M(t),r),i=new Map,s=(f,c)=>i.set(c,f);return new C(o,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function Jo(e){let t=Ye(qe(j(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function vo(e,t="utf-8",r=void 0){let n="Failed to execute 'decode'",o=j(e,n),i=fe(M(t),n);V(r,n);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=qe(o);return Ye(c)?new Ge(i,s,f).decode(c,!0,n):Oo(c,pe(c),i,s,!0,n)}async function Qo(e=void 0){let t=await e;if(t===void 0)rr()||await tr(rt,!0);else{let r=tc(t)?await rc(t):t;await tr(()=>r,!1)}}var tc=e=>typeof e?.arrayBuffer=="function";function rc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{zo as DecoderStream,jo as LegacyTextEncoder,Ko as LegacyTextEncoderStream,Nt as TextDecoder,Ct as TextDecoderStream,It as TextEncoder,Lt as TextEncoderStream,de as UnmappableError,Jo as bomSniff,vo as decode,Go as encode,S as encodings,Vo as findUnmappable,Qo as initialize,Yr as labelToName};
