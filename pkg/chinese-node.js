function Nr(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(r){let n="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${n}. (${r})`,{cause:r})}}var Xe=()=>Nr(new URL("./chinese.wasm",import.meta.url)),et="encoding-wasm/chinese";var Lr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var It=["chinese"];function a(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(n){throw r=!1,n}}return t}}var w=ci();function ci(){let e=Lr.split(`
`).map(t=>{let[r,...n]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...n,r.toLowerCase()].sort())})});return Object.freeze(e)}var fi=a(()=>new Map(w.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),di=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Wr=e=>e<36&&e!==33,G=e=>e>0&&e<29,Hr=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),ui=e=>di.find(([t])=>e>=t)[1];function $r(e){let t=fi();return t.get(e)??t.get(jr(mi(e)))}function se(e,t){let r=$r(e);if(r===void 0){let n=ai(e),o=n===void 0?"":` Did you mean '${w[n].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(It){let n=ui(r);if(n&&!It.includes(n))throw new RangeError(`${t}: '${et}' doesn't include ${w[r].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return r}function ai(e){let t=kr(e),r={936:"gbk",950:"big5"}[t]??t,n=w.findIndex(({labels:o})=>o.some(i=>kr(i)===r));return n<0||n===36?void 0:n}var kr=e=>jr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),li=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function $e(e){if(e[0]>=239)return li.find(t=>t.bytes.every((r,n)=>e[n]===r))}function Gr({length:e,0:t,1:r}){return e===0||e===1&&t>=239||e===2&&t===239&&r===187}function Dt(e){return e===0||e===37||e===38}function mi(e){let t=0,r=e.length;for(;Pr(e[t]);)t+=1;for(;Pr(e[r-1]);)r-=1;return e.slice(t,r)}var Pr=e=>`	
\f\r `.includes(e);function jr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Yr(e){let t=$r(`${e}`);return t===void 0?null:w[t].name}var Nt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,qr=()=>Object.getPrototypeOf(Uint8Array.prototype),tt=e=>Nt(qr(),e),Lt=e=>Nt(DataView.prototype,e),Kr=e=>globalThis[e]&&Nt(globalThis[e].prototype,"byteLength"),kt=e=>qr()[e],zr=tt(Symbol.toStringTag),Pt=tt("buffer"),Vr=tt("byteOffset"),Jr=tt("byteLength"),hi=kt("includes"),yi=kt("set"),wi=kt("slice"),Si=Lt("buffer"),Ti=Lt("byteOffset"),Ei=Lt("byteLength"),vr=Kr("ArrayBuffer"),gi=Kr("SharedArrayBuffer"),T=e=>Jr.call(e);function le(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:T(e)}var E=(e,t,r=T(e))=>new Uint8Array(Pt.call(e),Vr.call(e)+t,r-t);function Zr(e,t){let r=new Uint8Array(T(e)+T(t));return P(r,e),P(r,t,T(e)),r}var P=(e,t,r)=>yi.call(e,t,r),Qr=(e,t)=>hi.call(e,t),me=(e,t,r)=>wi.call(e,t,r);function pe(e,t,r){if(r>24)return me(e,t,t+r);let n=new Uint8Array(r);for(let o=0;o<r;o++)n[o]=e[t+o];return n}function z(e,t){if(t<=64)return!1;try{return vr.call(Pt.call(e)),!1}catch{return!0}}var bi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function j(e,t,r=bi){if(!ArrayBuffer.isView(e)&&Wt(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Xr(e,t){if(ArrayBuffer.isView(e)&&zr.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function xe(e){if(ArrayBuffer.isView(e))return Rt(e);try{return new Uint8Array(e)}catch{return R}}var Ge=e=>e instanceof Uint8Array?e:xe(e);function Rt(e){try{return zr.call(e)===void 0?new Uint8Array(Si.call(e),Ti.call(e),Ei.call(e)):new Uint8Array(Pt.call(e),Vr.call(e),Jr.call(e))}catch{return R}}var R=new Uint8Array;function Wt(e){try{return vr.call(e)}catch{}try{return gi?.call(e)}catch{return}}function en(e,t,r){V(e,r);let n={...t};for(let o in t)Object.hasOwn(t,o)&&(n[o]=t[o](e?.[o],r,o));return n}function V(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var F=e=>`${e}`;function tn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function he(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Ht(e,t,r){if(e>=t)return;let n=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${n} required, but only ${e} present.`)}function rn(e,t="option"){return(r,n,o)=>{if(r===void 0)return e[0];let i=F(r);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${n}: The ${t} '${o}' can't be '${i}'; use one of '${s}'.`)}}var je=class{encoding;offset;length;constructor(t,r,n){this.encoding=t,this.offset=r,this.length=n}toTypeError(t){let r=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Oi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,nn=Symbol.for("encoding-wasm.UnmappableError"),ce=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(n,o,i){super(`${i} can't represent ${Oi(n)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=n,this.index=o,this.encoding=i}static[Symbol.hasInstance](n){return this!==e?super[Symbol.hasInstance](n):typeof n=="object"&&n!==null&&nn in n}[nn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var rt=(e,t)=>e?.prototype?.[t],nt=e=>rt(globalThis.Buffer,e),ye=nt("ucs2Slice"),ot=nt("ucs2Write"),on=nt("utf8Slice"),fe=nt("latin1Slice"),sn=e=>globalThis[e],cn=sn("TextDecoder"),Bi=rt(cn,"decode"),Gt=sn("TextEncoder"),Ai=rt(Gt,"encode"),Fi=rt(Gt,"encodeInto");function ee(e){let t=new cn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Bi}),r=>t.decode(r)}function fn(){let e=new Gt;return Object.defineProperties(e,{encode:{value:Ai},encodeInto:{value:Fi}}),e}function D(e){try{return e()}catch{return}}var B=()=>"InternalError"in globalThis,S=()=>"Bun"in globalThis,te=()=>dn().includes("Chrome/"),M=()=>dn().includes("AppleWebKit/")&&!te()&&!(re()>0);function dn(){try{return`${globalThis.navigator.userAgent}`}catch{return""}}var W=()=>"Deno"in globalThis,re=()=>Number.parseInt(globalThis.process?.versions?.node,10),J=()=>re()<22,jt=e=>globalThis.process?.getBuiltinModule?.(e),$t;function un(){let{TransformStream:e}=globalThis;return e&&e===$t?e:($t=[e,jt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),$t)}function Ce(e,t,r){let{fromCharCode:n}=String;switch(r){case 0:return"";case 1:return n(e[t]);case 2:return n(e[t],e[t+1]);case 3:return n(e[t],e[t+1],e[t+2]);case 4:return n(e[t],e[t+1],e[t+2],e[t+3]);case 5:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function mn(e,t,r){let n=it(f=>Ui(f,r),e,t),o=it(Di,e,t);if(n&&o){let f=W()?1/0:64;return{...o,read:(d,u)=>(u<128?n:o).read(d,u),write:(d,u)=>(d.length<f?n:o).write(d,u),readBytes:n.readBytes,writeBytes:W()?n.writeBytes:void 0,mostByTable:512}}let i=Yt(e);if(n)return B()?Ci(n,it(ln,e,t)):n;let s=o??it(ln,e,t)??i,c=o?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function it(e,t,r){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(n,r),Yt(t).read(r,n.length)===n&&o.read(r,n.length)===n?o:void 0}catch{return}}var Ii="strings";function Ui(e,t){let[r]=WebAssembly.Module.customSections(t,Ii),n=new WebAssembly.Module(r,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(n,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function Ci(e,t){let{read:r,readBytes:n}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:r)(o,i);let s=r(o,Math.min(i,36));for(let c=36;c<i;c+=36)s+=r(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>108)return n(o,i,s);let c=n(o,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=n(o+f,Math.min(i-f,36),s);return c}}}function Di(e){let[t,r]=[ye,ot],n=new Uint8Array(e.buffer),o=()=>(n[0]===void 0&&(n=new Uint8Array(e.buffer)),n),i;return{read:(f,d)=>t.call(o(),f,f+2*d),write:(f,d)=>r.call(o(),f,d,2*f.length),most:1/0,collect:S()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(x,m){P(d,new Uint8Array(e.buffer,x,2*m),u),u+=2*m},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function ln(e){let t=ee("utf-16le"),{write:r,most:n}=Yt(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:r,most:n}}function Yt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(n,o){let i=r(),[s,c]=[n/2,n/2+o];if(o<=18)return Ce(i,s,o);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(n,o){let i=r();for(let s=0;s<n.length;s++)i[o/2+s]=n.charCodeAt(s)},most:1/0}}var st,l,Kt,pn,xn,H,U={input:0,units:0,output:0},Ye=0,ct={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN};function Se(e,t){ct.name=e,ct.encoding=t,p.newCodec=NaN,p.isBusy&&Li(),p.isBusy=!0}function Li(){try{Sn(),st??=Ri(Xe()),wn(new WebAssembly.Instance(st),st)}catch(e){throw Tn(e)}}async function zt(e,t){try{Sn();let r=e(),n=hn(r)?r:await WebAssembly.compile(Pi(r));t||Wi(n);let o=await WebAssembly.instantiate(n);if(Vt())return;wn(o,n),st=n}catch(r){throw Tn(r)}}var ki=[0,97,115,109];function Pi(e){let t=xe(j(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(ki.every((r,n)=>t[n]===r))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var Vt=()=>!p.isBusy;function Ri(e){return hn(e)?e:new WebAssembly.Module(e)}function hn(e){try{return WebAssembly.Module.customSections(e,yn),!0}catch{return!1}}var yn="encoding-wasm";function Wi(e){let[t]=WebAssembly.Module.customSections(e,yn),r=`${et} 0.1.0`,n=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(n===r)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${r}; use the module of this entry and version.`)}function wn({exports:e},t){l=e,qt=WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),bn(),H=mn(l.memory,U.units,t),Ye=Math.min(l.units_length(),H.most),p.isBusy=!1}function Sn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Tn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Hi(e))return new RangeError(`encoding-wasm: ${En} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:n,LinkError:o}=WebAssembly;return e instanceof n||e instanceof o?r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var En="no memory for WebAssembly; free some, and call again",Hi=e=>e instanceof RangeError&&/memory/i.test(e.message);function ft(){return vt(),Kt}function gn(){return vt(),pn}function Jt(){return vt(),xn}function vt(){Kt[0]===void 0&&bn()}function bn(){let{buffer:e}=l.memory;Kt=new Uint8Array(e),pn=new Uint8Array(e,U.input,65536),xn=new Int32Array(e,l.codec(),l.codec_length()>>2)}function On(e,t){return Se(e,-1),Bn(t)}function Bn(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw N(t)}}var qt;function N(e){if(!p.isBusy||!qt||!(e instanceof qt))return e;let t=w[ct.encoding]?.name,r=`${ct.name}${t?` of ${t}`:""} failed`;return $i()?new RangeError(`encoding-wasm: ${r}: ${En}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function $i(){try{return l.memory.grow(32),!1}catch{return!0}}function Ee(){let e=Jt();return Un(e,new Int32Array(e.length))}function _n(){return l.held()!==0?Ee():(p.newCodec=Ke,null)}var In=e=>Un(e,Jt());function Un(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function qe(e,t){Cn(e,t)||(Se("decoding",e),t?In(t):l.new_decoder(e),Ke=e===33||e===36?NaN:e)}var Ke=NaN;function Cn(e,t){return t||p.newCodec!==e||p.isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function ut(e,t){Cn(~e,t)||(Se("encoding",e),t?In(t):l.new_encoder(e),Ke=~e)}function ze(e,t,r,n,o){dt(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+n,+o);return p.isBusy=!1,o&&i>=0&&(p.newCodec=Ke),Wn(i)}var ne={encoding:-1,at:0,most:0,owner:void 0};function at(e,t,r){if(ne.encoding!==e||ne.owner!==l||p.isBusy){try{Se("decoding",e),ne.owner=l,ne.at=H.readBytes?l.byte_table(e):0,ne.most=!Hr(e)&&H.mostByTable||1/0,ne.encoding=e}catch(o){throw N(o)}p.isBusy=!1}if(ne.at===0||r>ne.most)return;if(r<=65536)return dt(t,r),An(r);if(H.most>Ye)return;let n="";for(let o=0;o<r;o+=65536){let i=Math.min(65536,r-o);dt(E(t,o,o+i),i),n=ge(n,An(i))}return n}function Qt(e,t,r,n){return On("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),dt(o===t?e:E(e,i,i+o),o),!l.is_free_of(o,r,n))return!1;return!0})}function Xt(e,t){let r=-1,n,o;function i(s){try{return Se(e,s),r=s,o=l,n=t(s),p.isBusy=!1,n}catch(c){throw N(c)}}return s=>s===r&&o===l&&!p.isBusy&&(!n||n[0]!==void 0)?n:i(s)}var er=Xt("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),Dn=Xt("encoding",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return P(r,new Uint8Array(l.memory.buffer,t,16384)),r}),lt=Xt("decoding",e=>{let t=G(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),An=e=>H.readBytes(U.input,e,ne.at);function ge(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var Nn=e=>e+65536+3<=Ye,Ln=e=>e>Ye&&e<268435456?H.collect?.(e+3):void 0,kn=()=>U.units,Pn=()=>ft()[U.units]|ft()[U.units+1]<<8,mt=(e,t)=>H.read(U.units+2*e,t-e),pt=(e,t,r)=>H.write(e.slice(t,r),U.units);function Rn(e,t){if(!p.isBusy&&!H.writeBytes)return;Se("encoding",t);let r=H.writeBytes?.(e,U.output,l.unit_table(t));return p.isBusy=!1,r===e.length?xt(r):void 0}function tr(e,t,r,n){p.isBusy=!0;let o=l.encode_block(e,t,r,+n);return p.isBusy=!1,n&&o>=0&&Y.finished()&&(p.newCodec=Ke),Wn(o)}function dt(e,t){let r=gn();if(t>8)try{P(r,e)}catch{P(r,E(e,0,t))}else for(let n=0;n<t;n++)r[n]=e[n]}function Wn(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var xt=e=>pe(ft(),U.output,e);var Y={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var q=new Uint8Array(256);function Ve(e){let{length:t}=e,r=0;for(let n=0;n<t;n++){let o=e.charCodeAt(n);if(o<128)q[r++]=o;else if(o<2048)q[r++]=192|o>>6,q[r++]=128|o&63;else if((o&63488)!==55296)q[r++]=224|o>>12,q[r++]=128|o>>6&63,q[r++]=128|o&63;else{let i=or(e,n);i>=65536&&(n+=1),r=ir(i,q,r)}}return pe(q,0,r)}var $n=a(()=>ot?96:B()||M()?1024:128),nr=a(()=>M()?65536:B()||S()?4096:128),qi=a(()=>new Uint8Array(2*nr()));function Gn(e,t){let{length:r}=e,n=new Uint8Array(r);for(let o=0;o<r;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;n[o]=s}return n}function jn(e,t){let{length:r}=e,n=new Uint8Array(r);for(let o=0;o<r;o++)n[o]=t[e.charCodeAt(o)];return Qr(n,0)?void 0:n}function Yn(e,t){let{length:r}=e,n=2*r<=256?q:qi(),o=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(n[o++]=c>>8),n[o++]=c}return pe(n,0,o)}function or(e,t){let r=e.codePointAt(t);return r>=55296&&r<=57343?65533:r}var ht=e=>e<128?1:e<2048?2:e<65536?3:4;function ir(e,t,r){if(e<128)return t[r]=e,r+1;let n=ht(e);for(let o=n-1;o>0;o--)t[r+o]=128|e>>6*(n-1-o)&63;return t[r]=e>>6*(n-1)|(n===2?192:n===3?224:240),r+n}var qn=new Uint8Array(128),oe=Ki(qn);function Ki(e){return new Uint16Array(e.buffer)}var Kn=a(()=>fr()?0:18),zn=a(()=>re()>0&&!W()&&!S()?12:18),zi=a(()=>B()||J()?18:8),Vn=a(()=>W()||!(re()>=22||M())?64:32),Vi=a(()=>B()||S()||M()?64:32),Ji=a(()=>M()?36:18),yt=(e,t)=>(e[0]&e[t>>1])>=128;function Jn(e,t,r){return r?t<=zi():t<=Ji()||t<=Vi()&&(yt(e,t)||St())}var vn=()=>({mixed:zn(),most:Vn()}),Zn=(e,t)=>t<=zn()||t<=64&&yt(e,t)&&t<=Vn(),C={length:0,bytes:[0,0]};function be(e,t,r,n){if(e[0]<128&&fr())return dr(e,t)?fe.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,x=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|x,!(f>=194&&f<240&&(u|x)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return vi(e,s,t,r,n,o)}oe[o++]=c}return Je(o)}function Qn(e,t){if(t%2>0)return;let r=0;for(let n=0;n<t;n+=2){let o=e[n]|e[n+1]<<8;if((o&63488)===55296)return;oe[r++]=o}return Je(r)}function vi(e,t,r,n,o,i){let s=cr();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,x=d===0&&f>=128,m=f===224?160:f===240?144:128,A=f===237?159:f===244?143:191,Q=0;for(;Q<d&&c<r;Q++,c++){let O=e[c];if(O<m||O>A)break;m=128,A=191,u=u<<6|O&63}if(Q<d){if(c===r&&!n){if(f>=239)return;Xn(f,128|u&63,1+Q);break}x=!0}if(x&&o||(x&&(u=65533),u===65279))return;u>65535&&(oe[i++]=55232+(u>>10),u=56320|u&1023),oe[i++]=u}return Je(i)}function sr(e,t,r,n){let o,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(o??=lt(n),!o)return;if(d=o[f],d===0&&(s<t&&(d=o[f|e[s++]<<8]),d===0))return Zi(e,c,t,r,i,n,o)}oe[i++]=d}return Je(i)}function Zi(e,t,r,n,o,i,s){let c=cr();for(let f=t;f<r&&o<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===r&&!n){if(i===32)return;Xn(d,0,1);break}let x=f<r?e[f]:0;if(u=s[d|x<<8],u>0)f+=1;else if(Qi(x,i))u=65533;else return}oe[o++]=u}return Je(o)}function Qi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function wt(e,t,r){return C.length=0,be(E(e,t,r),r-t,!1,!0)===""}function Xn(e,t,r){C.length=r,C.bytes[0]=e,C.bytes[1]=t}function Je(e){if(e<3||e<=18&&!fr())return Ce(oe,0,e);if(St())return ye.call(qn,0,2*e);if(!(e>cr()))return Ce(oe,0,18)+Ce(oe,18,e-18)}var cr=a(()=>St()?1/0:36),fr=a(()=>S()&&St()),St=a(()=>D(Xi)===!0);function Xi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(ye)==="a\uFEFF\uD83D"&&t(fe)==="a\0\xFF\xFE=\xD8"}function dr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function ke(e,t){let r=Math.ceil(t/8);for(let n=0;n<t;n+=r)if(e[n]>=128)return!1;return e[t-1]<128}var ar=a(()=>D(rs)),Oe=a(()=>D(ns)),eo=a(()=>D(ss)),to=a(()=>D(ds));function ro(e,t,r){if(e!==0&&e!==38||r<24||z(t,r)||e===0&&io(t,r))return;let n=e===0?Oe():eo();return n?.takes?.(t,r)===!1?void 0:n}function lr(e,t,r,n){if(C.length=0,n&&t>8192||t>256&&(z(e,t)||io(e,t)))return;let o=Oe();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(r||!wt(e,i,t))))try{let s=o.decodeQuickly(i<t?E(e,0,i):e,i);return n&&s.includes("\uFFFD")?void 0:s}catch{return}}function no(e,t){let r=Oe();if(r?.takesBuffer(e,t))try{return r.decodeBuffer(e)}catch{return}}function oo(e,t){let r=eo();if(!(t%2>0||!r?.takes?.(e,t)||z(e,t)))return r.decode(e,!0)}function io(e,t){if(t<8192||ts())return!1;let r=0,n=Math.ceil(t/8);for(let o=0;o<t-1;o+=n)e[o]>=192&&(e[o+1]&192)!==128&&r++;return r>1}var ts=a(M);function so(){let e=to();return t=>{try{return e?.encode(t)}catch{return}}}function Tt(e,t){try{return to()?.encodeInto(e,t)}catch{return}}function rs(){let{isAscii:e}=jt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((n,o)=>!e(t.with(o,128)))?e:void 0}function ns(){let e=J(),t=e?ar():void 0;if(e&&!t)return;let r=ee("utf-8"),n=os(r),o=t&&((I,y)=>ke(I,y)&&t(I)),i=o??(te()?is:void 0),s=o?(I,y)=>co(I,y)||y>256&&o(I,y):i,[c,f]=te()?[48,128]:[0,W()?-1:e?2048:8192],d=(I,y)=>y>=c&&y<=f&&(!t||y<=64||t(I)),u=[239,187,191,97,230,188,162,240,159,146,169],x=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],m=Uint8Array.of(...u,...x),A=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,Q=Uint8Array.of(97,127),O=n(m,m.length)===A&&r(m)===A&&r(m.buffer)===A&&n(Q,2)==="a\x7F",_=fe;if(!(!O||t&&_.call(Q)!=="a\x7F"))return{decode(I,y){try{if(t)return _.call(I);let k=r(I);return y&&k.includes("\uFFFD")?void 0:k}catch{return}},decodeQuickly:n,takesQuickly:s,decodeBuffer:r,takesBuffer:d,takes:i,completeLength(I,y){for(let k=1;k<=3&&k<=y;k++){let X=I[y-k];if(X<128)break;if(X>=192)return(X>=240?4:X>=224?3:2)>k?y-k:y}return y}}}function os(e){let[t,r]=[on,fe];if(J())return(o,i)=>i>256?r.call(o):e(o);if(!t||S()||!(re()>=22))return e;let n=W()?co:()=>!0;return(o,i)=>n(o,i)?t.call(o):e(o)}var co=(e,t)=>t<=64||t<=256&&ke(e,t);function is(e,t){if(t<64)return!1;if(ke(e,t))return!0;if(t<768)return!1;let r=0,n=Math.ceil(t/16);for(let o=0;o<t;o+=n){let i=e[o];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}function ss(){return B()||M()?fs():cs()}function cs(){let e=ye,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(n,o)=>t.charCodeAt(o)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return fo(J()?512:1/0,(n,o)=>{let i=e.call(n);return i.isWellFormed()?i:o?void 0:i.toWellFormed()})}function fs(){let e=ee("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return fo(1/0,(t,r)=>{let n=e(t);return r&&n.includes("\uFFFD")?void 0:n})}var fo=(e,t)=>({takes:(r,n)=>n<=e,decode(r,n){try{return t(r,n)}catch{return}},completeLength(r,n){let o=n-n%2;return(r[o-1]&252)===216?o-2:o}});function ds(){let e=fn(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(n);return t===3&&r===7&&`${[...o]}`==`${[...Ve(n)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var xr=a(()=>M()?8:te()?352:18),us=a(S);function lo(e,t,r){if(r>64)return ke(t,r)?as(e,t,r):void 0;if(r<=Kn()||(t[r>>1]|t[r-1])>=128||!dr(t,r))return;let n=gt();return n?n.call(t,0,r):at(e,t,r)}function as(e,t,r){let n=gt(),o=G(e);if(!(r<512&&(o||!n))&&!!1&&!z(t,r))try{return ar()?.(t)??Qt(t,r,128,128)?n?n.call(t):Oe()?.decodeQuickly(t,r):void 0}catch{return}}var Et=[],Be=[];function mo(e,t,r){if(!(r<=xr()||r>=512&&!yo(e)))return Be[e]===void 0&&(Be[e]=ws(e)?ho(e):null),xo(Be[e],t,r)}function po(e,t,r){return r<512?(us()?pr(e,t,r):void 0)??at(e,t,r)??pr(e,t,r)??uo(e,t,r):pr(e,t,r)??(xs(e)?uo(e,t,r):void 0)??at(e,t,r)}var mr=0,ls=a(()=>hr()?8192:512);function pr(e,t,r){let n=gt();if(!n||e!==21)return;let o=r<ls();if(o&&mr>0){mr-=1;return}if(!ps(t,r)){o&&(mr=15);return}if(!z(t,r))try{return n.call(t)}catch{return}}var uo=(e,t,r)=>xo(ho(e),t,r),xo=(e,t,r)=>e&&(r<=256||!z(t,r))?ve(e,t):void 0;function ve(e,t){try{return e(t)}catch{return}}function ho(e){return Et[e]===void 0&&(Et[e]=null,Et[e]=D(()=>Ss(e))??null),Et[e]}var gt=a(()=>D(ms));function ms(){let e=fe,t=Uint8Array.from({length:256},(r,n)=>n);return e.call(t)===String.fromCharCode(...t)?e:void 0}function ps(e,t){let r=Math.min(t,64);for(let n=0;n<r;n++)if((e[n]&224)===128)return!1;return r===t||Qt(e,t,128,224)}var xs=e=>e===21?hr():hs(),yo=e=>!gt()&&(e===21?hr():ys()),hs=a(()=>B()||M()),ys=a(B),hr=a(()=>B()||S()||!(re()>0)),ws=e=>B()||S()||M()||J()||te()&&e===21;function Ss(e){let t=lt(e),r=ee(w[e].name),n=i=>r(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>n(Uint8Array.of(i)))&&n(o)?r:void 0}var wo;function So(e,t,r){return wo??=Ts(),wo(e,t,r)}function Ts(){let e=Oe(),{mixed:t,most:r}=e&&S()?{mixed:0,most:0}:vn();return(n,o,i)=>{if(o<=t||o<=r&&yt(n,o)){let s=be(n,o,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(n,o)!==!1)try{let s=e?.decodeQuickly(n,o);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function bt(e,t,r,n=!1){try{qe(e,null);let o=ze(t,r,0,n,!0);return o<0?void 0:mt(0,o)}catch(o){throw N(o)}}var yr=a(()=>B()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:S()?2048:M()?112:0}),To=e=>e===34?yr().shiftJIS:yr().any,Eo=[];function go(e,t,r){if(r>yr().markup||r>To(e)&&!bs(t,r))return;let n=Eo[e];if(n)return z(t,r)?void 0:ve(n,t);Os(e,r)}function bs(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,n=Math.ceil(t/32)|1;for(let o=0;o<t;o+=n)e[o]<128&&(r+=1);return r>10}var Ze=[];function Os(e,t){Ze[e]===void 0&&(Ze[e]=D(()=>As(e))??null);let r=Ze[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Ze[e]=null,D(()=>{let{value:n}=r.sequences.next();n?r.decode(n)===bt(e,n,T(n))&&(Ze[e]=r):Bs(e,r.decode)})))}function Bs(e,t){Eo[e]=t;let r=To(e);r>0&&(Be[e]=n=>n.byteLength<=r?t(n):void 0)}var As=e=>({decode:ee(w[e].name),sequences:Ms(e),credit:0}),Fs=[[239,187,191],[254,255],[255,254],[132,49,149,51]],wr=[10,164,162];function*Ms(e){let[t,r,n,o]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Fs)yield Uint8Array.of(...i,...wr);for(let i=128;i<=255;i++)yield Fe([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Fe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Fe([i,i],[s,s],n,r);for(let i=133;i<=254;i+=8)yield Fe([i,Math.min(i+7,254)],r,o,r);yield Fe([227,227],[50,50],n,r),yield Fe([129,129],[48,48],t),yield Fe([129,129],[48,48],o,t)}}function Fe(...e){let t=e.map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),n=e.length+wr.length,o=new Uint8Array(r*n+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-1;f>=0;f--)o[s*n+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);o.set(wr,s*n+e.length)}let i=(r-1)*n;return o.copyWithin(i+n,i,i+e.length-1),o}var Pe=new Uint8Array(18),Is=[0,0],Me=class{encoding;fatal;ignoreBOM;#e=null;#t=Is;#r=0;#o=!1;#n;#i=null;constructor(t,r,n,o=0){this.encoding=t,this.fatal=r,this.ignoreBOM=n,this.#n=o}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#o=!1,this.#n=0}decode(t,r,n){let o=le(t);if(!this.#e&&this.#r===0){let i=this.#l(t,o,r);if(i!==void 0)return r||this.#a(o),i}return this.#f(t,o,r,n)}decodeWhole(t,r,n){this.#n!==0&&this.reset();let{encoding:o}=this,i=r<=256;if(o===0&&r>0){let s=i?So(t,r,this.fatal):lr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#c(t,r,256)??this.#l(t,r,!0);if(s!==void 0)return s;let c=i&&!Dt(o)?bt(o,t,r,this.fatal):void 0;if(c!==void 0)return c}return this.#f(t,r,!0,n)}decodeBuffer(t,r){return this.#n!==0&&this.reset(),this.encoding===0?this.#s(this.#d(no(t,r))):this.#c(t,r,511)}#c(t,r,n){let o=r<=n&&r>xr()?Be[this.encoding]:void 0;return o?this.#d(ve(o,t)):void 0}#f(t,r,n,o){if(this.#r>0){let u=this.#p(t,r,n)??this.#x(t,r,n,o);if(u!==void 0)return u;this.#h()}let i=this.#e,s=this.#o,c=this.#n,f="";try{f=this.#y(t,r,n)??this.#u(t,r,n)}catch(u){throw this.#e=i,this.#o=s,this.#n=c,N(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=c+r,o===void 0?d:d.toTypeError(o);return f}#l(t,r,n){let{encoding:o}=this;if(C.length=0,r===0)return"";if(o===0){let c=Zn(t,r)?be(t,r,n,this.fatal):void 0;if(c!==void 0)return c;let f=lr(t,r,n,this.fatal);return this.#s(f)}if(o===38){let c=r<=36?Qn(t,r):oo(t,r);return this.#s(c)}if(!Wr(o))return;let i=G(o),s=(t[0]<128?lo(o,t,r):void 0)??(!i&&n&&r>18?go(o,t,r):void 0)??(Jn(t,r,i)?sr(t,r,n,o):void 0)??void 0;return this.#d(s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,n){let o=this.#r+r;if(r===0||o>18)return;C.length=0,this.#m(t,o);let i=this.encoding===0?be(Pe,o,n,this.fatal):this.#d(sr(Pe,o,n,this.encoding));return i!==void 0&&!n&&this.#a(r),i}#x(t,r,n,o){if(this.encoding!==0)return;let i=this.#n,s=this.#o,c=this.#t,f=this.#r,d=c[0]<224?2:3;if(f+r<=d)return;this.#m(t,d);let u=be(Pe,d,!0,!0);if(u===void 0)return;let x=d-f;this.#r=0,this.#n+=x,this.#o=!0;try{return ge(u,this.decode(E(t,x),n,o))}catch(m){throw this.#o=s,m instanceof je||m instanceof TypeError||(this.#e=null,this.#n=i,this.#t=c,this.#r=f),m}}#m(t,r){Pe[0]=this.#t[0],Pe[1]=this.#t[1];for(let n=this.#r;n<r;n++)Pe[n]=t[n-this.#r]}#a(t){this.#n+=t,this.#o||=this.#r+t>C.length,this.#r=C.length,C.length>0&&(this.#t=[C.bytes[0],C.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{qe(this.encoding,null),ze(t,this.#r,0,this.fatal,!1),this.#e=Ee(),this.#r=0}catch(r){throw N(r)}}#y(t,r,n){if(this.fatal&&this.encoding===0&&r<=8192)return;let o=ro(this.encoding,t,r);if(!o)return;let i=0,s="",c=o.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#u(E(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:E(t,i,c),d=o.decode(f,this.fatal);if(d===void 0){if(s=ge(s,this.#u(f,c-i,!0)),this.#i)return s}else s=ge(s,this.#s(d)),this.#n+=c-i;return this.#o||=c>0,c===r?s:this.encoding===0&&!n&&wt(t,c,r)?(this.#a(r-c),s):ge(s,this.#u(E(t,c,r),r-c,n))}#u(t,r,n){qe(this.encoding,this.#e);let o="",i=Ln(r),s=this.#o||this.ignoreBOM||!Dt(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,u=Math.min(65536,r-f),x=f===0&&d?t:E(t,f,f+u),m=ze(x,u,c,this.fatal,n&&d);if(m<0)return this.#e=Ee(),this.#i=new je(this.name,this.#n+f+Y.start(),Y.length()),o;if(c+=m,c>0&&(d||!Nn(c))){let A=!s&&Pn()===65279?1:0;i?i.add(kn()+2*A,c-A):o=ge(o,mt(A,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=n?null:_n(),this.#n+=r,i?i.toText():o}},Ot=new Me(0,!1,!1);function bo(e,t,r,n,o,i){return Ot.encoding=r,Ot.fatal=n,Ot.ignoreBOM=o,Ot.decodeWhole(e,t,i)}function Oo(e,t){let r=se(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Ds=["fatal","html","replacement"];function At(e,t){let{length:r}=e,n=G(t);if(r>64&&r>(n?$n():nr()))return;if(!1)return Gn(e,er(t));if(!!0)return;let o=er(t);return o&&Yn(e,o)}var Ns=a(()=>S()||M());function Mo(e,t){return!!1||!G(t)?At(e,t):Ns()?jn(e,Dn(t)):Rn(e,t)}var Tr=()=>"",L=class e{encoding;unmappable;#e;#t=null;#r=0;#o=R;locate=t=>t;constructor(t,r,n=void 0){this.encoding=t,this.unmappable=r,this.#e=n}get name(){return w[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#c(t,r)}get#n(){return this.#e?0:Ds.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=At(t,this.encoding);if(r)return r;try{let n=!1;if(n)return n;ut(this.encoding,null),pt(t,0,t.length);let o=tr(0,t.length,this.#n,!0);return o===-2||!Y.finished()?void 0:(this.#r=0,xt(o))}catch(n){throw N(n)}}#c(t,r){let n=new Bt;return this.encodeOrFail(t,r,o=>n.add(o),(o,i)=>{throw new ce(o,i,this.name)}),n.concatenate()}encodeOrFail(t,r,n,o=()=>{}){let i=this.#r,s=this.#t,c=this.#o;r&&(this.#o=R,this.#t=null,this.#r=0);let f=this.#e,d=this.#n,u=f===Tr,x=f&&!u?2048:65536,m=void 0,A=m?_=>m.add(_):n,Q=m?_=>m.addUnchanged(_):n,O=0;try{if(!s)for(;O+65536<t.length;O+=65536){let _=Mo(t.slice(O,O+65536),this.encoding);if(!_)break;n(_)}for(ut(this.encoding,s);O===0||O<t.length;O+=x){let _=Math.min(O+x,t.length);pt(t,O,_);let I=_===t.length;for(let y=0,k=!1;!k;){let X=tr(y,_-O,d,r&&I);A(xt(X===-2?Y.written():X));let Cr=i+O+y+Y.start();if(y+=Y.read(),k=X!==-2&&Y.finished(),X!==-2||u)continue;let _t=Y.codePoint();if(f){let ri=Ee(),Dr=()=>this.locate(Cr),ni=f(_t,Dr),oi=this.#f(ri,ni,Q,A,_t,Dr);ut(this.encoding,oi),pt(t,O,_)}else o(_t,Cr)}}}catch(_){throw N(_)}if(r){m&&n(m.held);return}m&&(this.#o=m.held),this.#t=Ee(),this.#r=i+t.length}#f(t,r,n,o,i,s){if(r===null)throw new ce(i,s(),this.name);if(typeof r!="string")return n(r),t;let c=new e(this.encoding,"fatal");return c.#t=t,c.encodeOrFail(tn(r),!1,o,f=>{throw new ce(f,s(),this.name)}),c.#t}},Sr=class{held;#e;constructor(t,r){this.held=t,this.#e=r}add(t){let r=T(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let n=t[r-3]===27?r-3:r;this.#e(me(t,0,n)),this.held=me(t,n,r)}addUnchanged(t){this.#e(this.held),this.held=R,this.#e(t)}},Bt=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){let r=T(t);if(r===0)return;this.#r+=r;let n=this.#t;if(n&&!n.isBlock&&Math.max(r,n.length)<=1024){let o=new Uint8Array(4096);P(o,n.bytes),n.bytes=o,n.isBlock=!0}if(n?.isBlock&&n.length+r<=4096){P(n.bytes,t,n.length),n.length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},n?n.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:n,length:o,isBlock:i}=r;t(i?me(n,0,o):n)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=Ls(this.#r),n=0;return this.forEach(o=>{P(r,o,n),n+=T(o)}),r}};function Ls(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Qe(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let n=se(e,t);if(n===37||n===38){let{name:o}=w[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use ${r}.`)}return ks(n,e,t)}function ks(e,t,r){if(e===36)throw new RangeError(`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function $(e,t){let{prototype:r}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let n of Object.getOwnPropertyNames(r))n!=="constructor"&&Object.defineProperty(r,n,{enumerable:!0});return Object.defineProperty(r,Symbol.toStringTag,{value:t,configurable:!0}),e}function _e(e,t,r){let{prototype:n}=t;n!==Object(n)&&Object.setPrototypeOf(e,r.prototype)}function Er(){throw new TypeError("Illegal invocation")}var _o="Failed to execute 'encodeInto' on 'TextEncoder'",gr=class e{#e="utf-8";constructor(){new.target!==e&&_e(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||Er(),Ft(F(t))}encodeInto(t,r){#e in this||Er();let o=typeof t=="string"&&r instanceof Uint8Array?Tt(t,r):void 0;if(o&&o.read===t.length)return o;Ht(arguments.length,2,_o);let i=F(t),s=Xr(r,_o),{read:c,written:f}=o??Tt(i,s)??{read:0,written:0};if(c===i.length||f===T(s))return{read:c,written:f};let d=zs(i.slice(c),E(Rt(s),f));return{read:c+d.read,written:f+d.written}}},No=$(gr,"TextEncoder");function Ft(e){return e.length<=6?Ve(e):(Io??=Hs(),Io(e)??new L(0,"fatal").encode(e,!0))}var Io;function Hs(){let e=so();return B()||S()?e:t=>$s(t)??e(t)}function $s(e){let{length:t}=e;if(t<=21)return Ve(e);if(t<=64&&Gs()){let r=(js()||Ys(e))&&Uo(q,e);if(r)return r}return t>=1024&&t<=65536&&Ks(e)?Uo(qs(),e):void 0}var Gs=a(()=>!W()),js=a(te);function Ys(e){return e.length*ht(Lo(e))*.75<=64}function Uo(e,t){let r=Tt(t,e);return r?.read===t.length?pe(e,0,r.written):void 0}var qs=a(()=>new Uint8Array(3*65536)),Ks=e=>Co()<=65535&&Lo(e)>=Co(),Co=a(()=>W()?256:J()?0:1/0);function Lo(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function zs(e,t){let r=0,n=0;for(;r<e.length;){let o=or(e,r);if(n+ht(o)>T(t))break;n=ir(o,t,n),r+=o<65536?1:2}return{read:r,written:n}}var ko="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Po=`!
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
?`;var Js=a(()=>{let e=Po.split(`
`),t=0;return new Map(ko.split(",").map((r,n)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[n].split("	")])))}),Ro=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Wo(e){let t=new L(e,"fatal"),r=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof ce)return!1;throw i}},n=new Map;return o=>{let i=n.get(o);return i===void 0&&(i=Ho(String.fromCodePoint(o),r,3),n.set(o,i)),i}}function Ho(e,t,r){if(Ro(e))return"";if(r===0)return null;let n=vs(e),o=n.find(t);if(o!==void 0)return o;for(let i of n){let s=Array.from(i,c=>t(c)?c:Ho(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function vs(e){let t=[...Js().get(e)??[],...Zs(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Zs(e){let t=e.normalize("NFD"),[r,...n]=t,o=[],i=[];for(let s=2**n.length-2;s>=0;s--){let c=m=>s>>n.length-1-m&1,f=n.filter((m,A)=>c(A)),d=n.filter((m,A)=>!c(A)),u=[r,...f].join("").normalize("NFC"),x=u+d.join("");x.normalize("NFD")===t&&o.push(x),d.every(Ro)&&i.push(u)}return[...o,...i]}var Qs=["fatal","html","replacement","ignore","translit"],Xs=rn(Qs),$o=(e,t,r)=>typeof e=="function"?e:Xs(e,t,r);function Go(e,t,r){return typeof e=="function"?(n,o)=>ec(e(n,o()),r):e==="ignore"?Tr:e==="translit"?Wo(t):void 0}function ec(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=xe(j(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return me(n,0,T(n))}var tc="Failed to construct 'LegacyTextEncoder'",br="Failed to execute 'encode'";function jo(e,t="utf-8",r=void 0){let n=he(e,br);if(r===void 0){let i=Qe(F(t),br);return i===0?Ft(n):At(n,i)??new L(i,"fatal").encode(n,!0)}let o=Mt(t,r,br);return o.encoding===0?Ft(n):o.encode(n,!0)}function Mt(e,t,r){let n=F(e),o=t===void 0?"fatal":en(t,{unmappable:$o},r).unmappable,i=Qe(n,r);return new L(i,o,Go(o,i,r))}var Or=class{#e;constructor(t="utf-8",r=void 0){this.#e=Mt(t,r,tc)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,r=void 0){let n=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":he(t,o);V(r,o);let s=!!r?.stream;return n.encode(i,!s)}},Yo=$(Or,"LegacyTextEncoder");var Re="Failed to execute 'decode' on 'TextDecoder'",Br=class e{#e;#t=!1;constructor(t="utf-8",r=void 0){this.#e=Ar(t,r,"Failed to construct 'TextDecoder'"),new.target!==e&&_e(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=R,r=void 0){let n=this.#e;if(r===void 0&&!this.#t){if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return n.decodeWhole(t,le(t),Re);if(t instanceof ArrayBuffer){let c=Wt(t);if(c)return n.decodeBuffer(t,c)??n.decodeWhole(new Uint8Array(t),c,Re)}}let o=j(t,Re);V(r,Re);let i=!!r?.stream,s=Ge(o);if(!this.#t){if(!i)return n.decodeWhole(s,le(s),Re);n.reset()}return this.#t=i,n.decode(s,!i,Re)}},qo=$(Br,"TextDecoder");function Ar(e,t,r){let n=F(e);V(t,r);let o=!!t?.fatal,i=!!t?.ignoreBOM;return new Me(Oo(n,r),o,i)}function Ko(e,t,r){let n=un();if(!n)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new n({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>r(i=>i.length>0&&o.enqueue(i))})}function Ir(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Ko(e,(n,o)=>o(t.decode(xe(j(n,r)),!1,r)),n=>n(t.decode(R,!0,r)))}var Fr=class e{#e;#t;constructor(t="utf-8",r=void 0){let n=Ar(t,r,"Failed to construct 'TextDecoderStream'");this.#e=n,this.#t=Ir("TextDecoderStream",n),new.target!==e&&_e(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},zo=$(Fr,"TextDecoderStream"),Mr=class e{#e;constructor(){this.#e=Jo("TextEncoderStream",new L(0,"fatal"),F),new.target!==e&&_e(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Vo=$(Mr,"TextEncoderStream");function Jo(e,t,r){let n=`Failed to execute 'transform' on '${e}'`;return Ko(e,(o,i)=>i(t.encode(r(o,n),!1)),o=>o(t.encode("",!0)))}var _r=class{#e;#t;constructor(t="utf-8",r=void 0){let n=Mt(t,r,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Jo("LegacyTextEncoderStream",n,he)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},vo=$(_r,"LegacyTextEncoderStream");var We=class{fatal;ignoreBOM;#e;#t;#r=R;constructor(t,r,n){this.#e=t,this.fatal=r,this.ignoreBOM=n}get name(){return this.#t?.name??null}decode(t,r,n){if(this.#t)return this.#t.decode(t,r,n);let o=r&&T(this.#r)===0?t:Zr(this.#r,t);if(!r&&Gr(o))return this.#r=o,"";let i=$e(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Me(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?E(o,s):o,r,n)}};var Ur=class{#e;#t;constructor(t="utf-8",r=void 0){let n="Failed to construct 'DecoderStream'",o=F(t);V(r,n);let i=!!r?.fatal,s=!!r?.ignoreBOM,c=new We(se(o,n),i,s);this.#e=c,this.#t=Ir("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Zo=$(Ur,"DecoderStream");function Qo(e,t){let r="Failed to execute 'findUnmappable'",n=he(e,r),o=Qe(F(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new L(o,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Xo(e){let t=$e(Ge(j(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function ei(e,t="utf-8",r=void 0){let n="Failed to execute 'decode'",o=j(e,n),i=se(F(t),n);V(r,n);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ge(o);return $e(f)?new We(i,s,c).decode(f,!0,n):bo(f,le(f),i,s,!0,n)}async function ti(e=void 0){let t=await e;if(t===void 0)Vt()||await zt(Xe,!0);else{let r=rc(t)?await nc(t):t;await zt(()=>r,!1)}}var rc=e=>typeof e?.arrayBuffer=="function";function nc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Zo as DecoderStream,Yo as LegacyTextEncoder,vo as LegacyTextEncoderStream,qo as TextDecoder,zo as TextDecoderStream,No as TextEncoder,Vo as TextEncoderStream,ce as UnmappableError,Xo as bomSniff,ei as decode,jo as encode,w as encodings,Qo as findUnmappable,ti as initialize,Yr as labelToName};
