function Ln(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){let r="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${r}. (${n})`,{cause:n})}}var Xe=()=>Ln(new URL("./japanese.wasm",import.meta.url)),et="encoding-wasm/japanese";var kn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var It=["japanese"];function a(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var w=ci();function ci(){let e=kn.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});return Object.freeze(e)}var fi=a(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),di=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Hn=e=>e<36&&e!==33,G=e=>e>0&&e<29,$n=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),ui=e=>di.find(([t])=>e>=t)[1];function Gn(e){let t=fi();return t.get(e)??t.get(Yn(mi(e)))}function se(e,t){let n=Gn(e);if(n===void 0){let r=ai(e),o=r===void 0?"":` Did you mean '${w[r].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(It){let r=ui(n);if(r&&!It.includes(r))throw new RangeError(`${t}: '${et}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${r}' or 'encoding-wasm'.`)}return n}function ai(e){let t=Pn(e),n={936:"gbk",950:"big5"}[t]??t,r=w.findIndex(({labels:o})=>o.some(i=>Pn(i)===n));return r<0||r===36?void 0:r}var Pn=e=>Yn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),li=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function $e(e){if(e[0]>=239)return li.find(t=>t.bytes.every((n,r)=>e[r]===n))}function jn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function Dt(e){return e===0||e===37||e===38}function mi(e){let t=0,n=e.length;for(;Rn(e[t]);)t+=1;for(;Rn(e[n-1]);)n-=1;return e.slice(t,n)}var Rn=e=>`	
\f\r `.includes(e);function Yn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function qn(e){let t=Gn(`${e}`);return t===void 0?null:w[t].name}var Nt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Kn=()=>Object.getPrototypeOf(Uint8Array.prototype),tt=e=>Nt(Kn(),e),Lt=e=>Nt(DataView.prototype,e),zn=e=>globalThis[e]&&Nt(globalThis[e].prototype,"byteLength"),kt=e=>Kn()[e],Vn=tt(Symbol.toStringTag),Pt=tt("buffer"),Jn=tt("byteOffset"),vn=tt("byteLength"),hi=kt("includes"),yi=kt("set"),wi=kt("slice"),Si=Lt("buffer"),Ti=Lt("byteOffset"),Ei=Lt("byteLength"),Qn=zn("ArrayBuffer"),gi=zn("SharedArrayBuffer"),T=e=>vn.call(e);function le(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:T(e)}var E=(e,t,n=T(e))=>new Uint8Array(Pt.call(e),Jn.call(e)+t,n-t);function Zn(e,t){let n=new Uint8Array(T(e)+T(t));return P(n,e),P(n,t,T(e)),n}var P=(e,t,n)=>yi.call(e,t,n),Xn=(e,t)=>hi.call(e,t),me=(e,t,n)=>wi.call(e,t,n);function pe(e,t,n){if(n>24)return me(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function z(e,t){if(t<=64)return!1;try{return Qn.call(Pt.call(e)),!1}catch{return!0}}var bi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function j(e,t,n=bi){if(!ArrayBuffer.isView(e)&&Wt(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function er(e,t){if(ArrayBuffer.isView(e)&&Vn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function xe(e){if(ArrayBuffer.isView(e))return Rt(e);try{return new Uint8Array(e)}catch{return R}}var Ge=e=>e instanceof Uint8Array?e:xe(e);function Rt(e){try{return Vn.call(e)===void 0?new Uint8Array(Si.call(e),Ti.call(e),Ei.call(e)):new Uint8Array(Pt.call(e),Jn.call(e),vn.call(e))}catch{return R}}var R=new Uint8Array;function Wt(e){try{return Qn.call(e)}catch{}try{return gi?.call(e)}catch{return}}function tr(e,t,n){V(e,n);let r={...t};for(let o in t)Object.hasOwn(t,o)&&(r[o]=t[o](e?.[o],n,o));return r}function V(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var M=e=>`${e}`;function nr(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function he(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Ht(e,t,n){if(e>=t)return;let r=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}function rr(e,t="option"){return(n,r,o)=>{if(n===void 0)return e[0];let i=M(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${r}: The ${t} '${o}' can't be '${i}'; use one of '${s}'.`)}}var je=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Oi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,or=Symbol.for("encoding-wasm.UnmappableError"),ce=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){super(`${i} can't represent ${Oi(r)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="object"&&r!==null&&or in r}[or](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var nt=(e,t)=>e?.prototype?.[t],rt=e=>nt(globalThis.Buffer,e),ye=rt("ucs2Slice"),ot=rt("ucs2Write"),ir=rt("utf8Slice"),fe=rt("latin1Slice"),sr=e=>globalThis[e],cr=sr("TextDecoder"),Bi=nt(cr,"decode"),Gt=sr("TextEncoder"),Ai=nt(Gt,"encode"),Fi=nt(Gt,"encodeInto");function ee(e){let t=new cr(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Bi}),n=>t.decode(n)}function fr(){let e=new Gt;return Object.defineProperties(e,{encode:{value:Ai},encodeInto:{value:Fi}}),e}function D(e){try{return e()}catch{return}}var B=()=>"InternalError"in globalThis,S=()=>"Bun"in globalThis,te=()=>dr().includes("Chrome/"),_=()=>dr().includes("AppleWebKit/")&&!te()&&!(ne()>0);function dr(){try{return`${globalThis.navigator.userAgent}`}catch{return""}}var W=()=>"Deno"in globalThis,ne=()=>Number.parseInt(globalThis.process?.versions?.node,10),J=()=>ne()<22,jt=e=>globalThis.process?.getBuiltinModule?.(e),$t;function ur(){let{TransformStream:e}=globalThis;return e&&e===$t?e:($t=[e,jt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),$t)}function Ce(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function mr(e,t,n){let r=it(f=>Ui(f,n),e,t),o=it(Di,e,t);if(r&&o){let f=W()?1/0:64;return{...o,read:(d,u)=>(u<128?r:o).read(d,u),write:(d,u)=>(d.length<f?r:o).write(d,u),readBytes:r.readBytes,writeBytes:W()?r.writeBytes:void 0,mostByTable:512}}let i=Yt(e);if(r)return B()?Ci(r,it(lr,e,t)):r;let s=o??it(lr,e,t)??i,c=o?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function it(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(r,n),Yt(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var Ii="strings";function Ui(e,t){let[n]=WebAssembly.Module.customSections(t,Ii),r=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function Ci(e,t){let{read:n,readBytes:r}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:n)(o,i);let s=n(o,Math.min(i,36));for(let c=36;c<i;c+=36)s+=n(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>108)return r(o,i,s);let c=r(o,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=r(o+f,Math.min(i-f,36),s);return c}}}function Di(e){let[t,n]=[ye,ot],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(f,d)=>t.call(o(),f,f+2*d),write:(f,d)=>n.call(o(),f,d,2*f.length),most:1/0,collect:S()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(x,m){P(d,new Uint8Array(e.buffer,x,2*m),u),u+=2*m},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function lr(e){let t=ee("utf-16le"),{write:n,most:r}=Yt(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function Yt(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return Ce(i,s,o);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var st,l,Kt,pr,xr,H,U={input:0,units:0,output:0},Ye=0,ct={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN};function Se(e,t){ct.name=e,ct.encoding=t,p.newCodec=NaN,p.isBusy&&Li(),p.isBusy=!0}function Li(){try{Sr(),st??=Ri(Xe()),wr(new WebAssembly.Instance(st),st)}catch(e){throw Tr(e)}}async function zt(e,t){try{Sr();let n=e(),r=hr(n)?n:await WebAssembly.compile(Pi(n));t||Wi(r);let o=await WebAssembly.instantiate(r);if(Vt())return;wr(o,r),st=r}catch(n){throw Tr(n)}}var ki=[0,97,115,109];function Pi(e){let t=xe(j(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(ki.every((n,r)=>t[r]===n))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var Vt=()=>!p.isBusy;function Ri(e){return hr(e)?e:new WebAssembly.Module(e)}function hr(e){try{return WebAssembly.Module.customSections(e,yr),!0}catch{return!1}}var yr="encoding-wasm";function Wi(e){let[t]=WebAssembly.Module.customSections(e,yr),n=`${et} 0.1.0`,r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function wr({exports:e},t){l=e,qt=WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),br(),H=mr(l.memory,U.units,t),Ye=Math.min(l.units_length(),H.most),p.isBusy=!1}function Sr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Tr(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Hi(e))return new RangeError(`encoding-wasm: ${Er} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Er="no memory for WebAssembly; free some, and call again",Hi=e=>e instanceof RangeError&&/memory/i.test(e.message);function ft(){return vt(),Kt}function gr(){return vt(),pr}function Jt(){return vt(),xr}function vt(){Kt[0]===void 0&&br()}function br(){let{buffer:e}=l.memory;Kt=new Uint8Array(e),pr=new Uint8Array(e,U.input,65536),xr=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Or(e,t){return Se(e,-1),Br(t)}function Br(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw N(t)}}var qt;function N(e){if(!p.isBusy||!qt||!(e instanceof qt))return e;let t=w[ct.encoding]?.name,n=`${ct.name}${t?` of ${t}`:""} failed`;return $i()?new RangeError(`encoding-wasm: ${n}: ${Er}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function $i(){try{return l.memory.grow(32),!1}catch{return!0}}function Ee(){let e=Jt();return Ur(e,new Int32Array(e.length))}function _r(){return l.held()!==0?Ee():(p.newCodec=Ke,null)}var Ir=e=>Ur(e,Jt());function Ur(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function qe(e,t){Cr(e,t)||(Se("decoding",e),t?Ir(t):l.new_decoder(e),Ke=e===33||e===36?NaN:e)}var Ke=NaN;function Cr(e,t){return t||p.newCodec!==e||p.isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function ut(e,t){Cr(~e,t)||(Se("encoding",e),t?Ir(t):l.new_encoder(e),Ke=~e)}function ze(e,t,n,r,o){dt(e,t),p.isBusy=!0;let i=l.decode_block(t,n,+r,+o);return p.isBusy=!1,o&&i>=0&&(p.newCodec=Ke),Wr(i)}var re={encoding:-1,at:0,most:0,owner:void 0};function at(e,t,n){if(re.encoding!==e||re.owner!==l||p.isBusy){try{Se("decoding",e),re.owner=l,re.at=H.readBytes?l.byte_table(e):0,re.most=!$n(e)&&H.mostByTable||1/0,re.encoding=e}catch(o){throw N(o)}p.isBusy=!1}if(re.at===0||n>re.most)return;if(n<=65536)return dt(t,n),Ar(n);if(H.most>Ye)return;let r="";for(let o=0;o<n;o+=65536){let i=Math.min(65536,n-o);dt(E(t,o,o+i),i),r=ge(r,Ar(i))}return r}function Zt(e,t,n,r){return Or("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),dt(o===t?e:E(e,i,i+o),o),!l.is_free_of(o,n,r))return!1;return!0})}function Xt(e,t){let n=-1,r,o;function i(s){try{return Se(e,s),n=s,o=l,r=t(s),p.isBusy=!1,r}catch(c){throw N(c)}}return s=>s===n&&o===l&&!p.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var en=Xt("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=l.memory;return new Uint16Array(n,t,65536)}),Dr=Xt("encoding",e=>{let t=l.unit_table(e)>>>0,n=new Uint8Array(65536);return P(n,new Uint8Array(l.memory.buffer,t,16384)),n}),lt=Xt("decoding",e=>{let t=G(e),n=(!t?l.pair_table(e):l.byte_table(e))>>>0;return n>0?new Uint16Array(l.memory.buffer,n,t?256:65536):void 0}),Ar=e=>H.readBytes(U.input,e,re.at);function ge(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Nr=e=>e+65536+3<=Ye,Lr=e=>e>Ye&&e<268435456?H.collect?.(e+3):void 0,kr=()=>U.units,Pr=()=>ft()[U.units]|ft()[U.units+1]<<8,mt=(e,t)=>H.read(U.units+2*e,t-e),pt=(e,t,n)=>H.write(e.slice(t,n),U.units);function Rr(e,t){if(!p.isBusy&&!H.writeBytes)return;Se("encoding",t);let n=H.writeBytes?.(e,U.output,l.unit_table(t));return p.isBusy=!1,n===e.length?xt(n):void 0}function tn(e,t,n,r){p.isBusy=!0;let o=l.encode_block(e,t,n,+r);return p.isBusy=!1,r&&o>=0&&Y.finished()&&(p.newCodec=Ke),Wr(o)}function dt(e,t){let n=gr();if(t>8)try{P(n,e)}catch{P(n,E(e,0,t))}else for(let r=0;r<t;r++)n[r]=e[r]}function Wr(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var xt=e=>pe(ft(),U.output,e);var Y={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var q=new Uint8Array(256);function Ve(e){let{length:t}=e,n=0;for(let r=0;r<t;r++){let o=e.charCodeAt(r);if(o<128)q[n++]=o;else if(o<2048)q[n++]=192|o>>6,q[n++]=128|o&63;else if((o&63488)!==55296)q[n++]=224|o>>12,q[n++]=128|o>>6&63,q[n++]=128|o&63;else{let i=on(e,r);i>=65536&&(r+=1),n=sn(i,q,n)}}return pe(q,0,n)}var $r=a(()=>ot?96:B()||_()?1024:128),rn=a(()=>_()?65536:B()||S()?4096:128),qi=a(()=>new Uint8Array(2*rn()));function Gr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;r[o]=s}return r}function jr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=t[e.charCodeAt(o)];return Xn(r,0)?void 0:r}function Yr(e,t){let{length:n}=e,r=2*n<=256?q:qi(),o=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(r[o++]=c>>8),r[o++]=c}return pe(r,0,o)}function on(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var ht=e=>e<128?1:e<2048?2:e<65536?3:4;function sn(e,t,n){if(e<128)return t[n]=e,n+1;let r=ht(e);for(let o=r-1;o>0;o--)t[n+o]=128|e>>6*(r-1-o)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}var qr=new Uint8Array(128),oe=Ki(qr);function Ki(e){return new Uint16Array(e.buffer)}var Kr=a(()=>dn()?0:18),zr=a(()=>ne()>0&&!W()&&!S()?12:18),zi=a(()=>B()||J()?18:8),Vr=a(()=>W()||!(ne()>=22||_())?64:32),Vi=a(()=>B()||S()||_()?64:32),Ji=a(()=>_()?36:18),yt=(e,t)=>(e[0]&e[t>>1])>=128;function Jr(e,t,n){return n?t<=zi():t<=Ji()||t<=Vi()&&(yt(e,t)||St())}var vr=()=>({mixed:zr(),most:Vr()}),Qr=(e,t)=>t<=zr()||t<=64&&yt(e,t)&&t<=Vr(),C={length:0,bytes:[0,0]};function be(e,t,n,r){if(e[0]<128&&dn())return un(e,t)?fe.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,x=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|x,!(f>=194&&f<240&&(u|x)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return vi(e,s,t,n,r,o)}oe[o++]=c}return Je(o)}function Zr(e,t){if(t%2>0)return;let n=0;for(let r=0;r<t;r+=2){let o=e[r]|e[r+1]<<8;if((o&63488)===55296)return;oe[n++]=o}return Je(n)}function vi(e,t,n,r,o,i){let s=fn();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,x=d===0&&f>=128,m=f===224?160:f===240?144:128,A=f===237?159:f===244?143:191,Z=0;for(;Z<d&&c<n;Z++,c++){let O=e[c];if(O<m||O>A)break;m=128,A=191,u=u<<6|O&63}if(Z<d){if(c===n&&!r){if(f>=239)return;Xr(f,128|u&63,1+Z);break}x=!0}if(x&&o||(x&&(u=65533),u===65279))return;u>65535&&(oe[i++]=55232+(u>>10),u=56320|u&1023),oe[i++]=u}return Je(i)}function cn(e,t,n,r){let o,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(o??=lt(r),!o)return;if(d=o[f],d===0&&(s<t&&(d=o[f|e[s++]<<8]),d===0))return Qi(e,c,t,n,i,r,o)}oe[i++]=d}return Je(i)}function Qi(e,t,n,r,o,i,s){let c=fn();for(let f=t;f<n&&o<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===n&&!r){if(i===32)return;Xr(d,0,1);break}let x=f<n?e[f]:0;if(u=s[d|x<<8],u>0)f+=1;else if(Zi(x,i))u=65533;else return}oe[o++]=u}return Je(o)}function Zi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function wt(e,t,n){return C.length=0,be(E(e,t,n),n-t,!1,!0)===""}function Xr(e,t,n){C.length=n,C.bytes[0]=e,C.bytes[1]=t}function Je(e){if(e<3||e<=18&&!dn())return Ce(oe,0,e);if(St())return ye.call(qr,0,2*e);if(!(e>fn()))return Ce(oe,0,18)+Ce(oe,18,e-18)}var fn=a(()=>St()?1/0:36),dn=a(()=>S()&&St()),St=a(()=>D(Xi)===!0);function Xi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(ye)==="a\uFEFF\uD83D"&&t(fe)==="a\0\xFF\xFE=\xD8"}function un(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function ke(e,t){let n=Math.ceil(t/8);for(let r=0;r<t;r+=n)if(e[r]>=128)return!1;return e[t-1]<128}var ln=a(()=>D(ns)),Oe=a(()=>D(rs)),eo=a(()=>D(ss)),to=a(()=>D(ds));function no(e,t,n){if(e!==0&&e!==38||n<24||z(t,n)||e===0&&io(t,n))return;let r=e===0?Oe():eo();return r?.takes?.(t,n)===!1?void 0:r}function mn(e,t,n,r){if(C.length=0,r&&t>8192||t>256&&(z(e,t)||io(e,t)))return;let o=Oe();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(n||!wt(e,i,t))))try{let s=o.decodeQuickly(i<t?E(e,0,i):e,i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}function ro(e,t){let n=Oe();if(n?.takesBuffer(e,t))try{return n.decodeBuffer(e)}catch{return}}function oo(e,t){let n=eo();if(!(t%2>0||!n?.takes?.(e,t)||z(e,t)))return n.decode(e,!0)}function io(e,t){if(t<8192||ts())return!1;let n=0,r=Math.ceil(t/8);for(let o=0;o<t-1;o+=r)e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}var ts=a(_);function so(){let e=to();return t=>{try{return e?.encode(t)}catch{return}}}function Tt(e,t){try{return to()?.encodeInto(e,t)}catch{return}}function ns(){let{isAscii:e}=jt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,o)=>!e(t.with(o,128)))?e:void 0}function rs(){let e=J(),t=e?ln():void 0;if(e&&!t)return;let n=ee("utf-8"),r=os(n),o=t&&((F,y)=>ke(F,y)&&t(F)),i=o??(te()?is:void 0),s=o?(F,y)=>co(F,y)||y>256&&o(F,y):i,[c,f]=te()?[48,128]:[0,W()?-1:e?2048:8192],d=(F,y)=>y>=c&&y<=f&&(!t||y<=64||t(F)),u=[239,187,191,97,230,188,162,240,159,146,169],x=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],m=Uint8Array.of(...u,...x),A=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,Z=Uint8Array.of(97,127),O=r(m,m.length)===A&&n(m)===A&&n(m.buffer)===A&&r(Z,2)==="a\x7F",I=fe;if(!(!O||t&&I.call(Z)!=="a\x7F"))return{decode(F,y){try{if(t)return I.call(F);let k=n(F);return y&&k.includes("\uFFFD")?void 0:k}catch{return}},decodeQuickly:r,takesQuickly:s,decodeBuffer:n,takesBuffer:d,takes:i,completeLength(F,y){for(let k=1;k<=3&&k<=y;k++){let X=F[y-k];if(X<128)break;if(X>=192)return(X>=240?4:X>=224?3:2)>k?y-k:y}return y}}}function os(e){let[t,n]=[ir,fe];if(J())return(o,i)=>i>256?n.call(o):e(o);if(!t||S()||!(ne()>=22))return e;let r=W()?co:()=>!0;return(o,i)=>r(o,i)?t.call(o):e(o)}var co=(e,t)=>t<=64||t<=256&&ke(e,t);function is(e,t){if(t<64)return!1;if(ke(e,t))return!0;if(t<768)return!1;let n=0,r=Math.ceil(t/16);for(let o=0;o<t;o+=r){let i=e[o];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}function ss(){return B()||_()?fs():cs()}function cs(){let e=ye,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return fo(J()?512:1/0,(r,o)=>{let i=e.call(r);return i.isWellFormed()?i:o?void 0:i.toWellFormed()})}function fs(){let e=ee("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return fo(1/0,(t,n)=>{let r=e(t);return n&&r.includes("\uFFFD")?void 0:r})}var fo=(e,t)=>({takes:(n,r)=>r<=e,decode(n,r){try{return t(n,r)}catch{return}},completeLength(n,r){let o=r-r%2;return(n[o-1]&252)===216?o-2:o}});function ds(){let e=fr(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),r="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(r);return t===3&&n===7&&`${[...o]}`==`${[...Ve(r)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var hn=a(()=>_()?8:te()?352:18),us=a(S);function lo(e,t,n){if(n>64)return ke(t,n)?as(e,t,n):void 0;if(n<=Kr()||(t[n>>1]|t[n-1])>=128||!un(t,n))return;let r=gt();return r?r.call(t,0,n):at(e,t,n)}function as(e,t,n){let r=gt(),o=G(e);if(!(n<512&&(o||!r))&&!!1&&!z(t,n))try{return ln()?.(t)??Zt(t,n,128,128)?r?r.call(t):Oe()?.decodeQuickly(t,n):void 0}catch{return}}var Et=[],Be=[];function mo(e,t,n){if(!(n<=hn()||n>=512&&!yo(e)))return Be[e]===void 0&&(Be[e]=ws(e)?ho(e):null),xo(Be[e],t,n)}function po(e,t,n){return n<512?(us()?xn(e,t,n):void 0)??at(e,t,n)??xn(e,t,n)??uo(e,t,n):xn(e,t,n)??(xs(e)?uo(e,t,n):void 0)??at(e,t,n)}var pn=0,ls=a(()=>yn()?8192:512);function xn(e,t,n){let r=gt();if(!r||e!==21)return;let o=n<ls();if(o&&pn>0){pn-=1;return}if(!ps(t,n)){o&&(pn=15);return}if(!z(t,n))try{return r.call(t)}catch{return}}var uo=(e,t,n)=>xo(ho(e),t,n),xo=(e,t,n)=>e&&(n<=256||!z(t,n))?ve(e,t):void 0;function ve(e,t){try{return e(t)}catch{return}}function ho(e){return Et[e]===void 0&&(Et[e]=null,Et[e]=D(()=>Ss(e))??null),Et[e]}var gt=a(()=>D(ms));function ms(){let e=fe,t=Uint8Array.from({length:256},(n,r)=>r);return e.call(t)===String.fromCharCode(...t)?e:void 0}function ps(e,t){let n=Math.min(t,64);for(let r=0;r<n;r++)if((e[r]&224)===128)return!1;return n===t||Zt(e,t,128,224)}var xs=e=>e===21?yn():hs(),yo=e=>!gt()&&(e===21?yn():ys()),hs=a(()=>B()||_()),ys=a(B),yn=a(()=>B()||S()||!(ne()>0)),ws=e=>B()||S()||_()||J()||te()&&e===21;function Ss(e){let t=lt(e),n=ee(w[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var wo;function So(e,t,n){return wo??=Ts(),wo(e,t,n)}function Ts(){let e=Oe(),{mixed:t,most:n}=e&&S()?{mixed:0,most:0}:vr();return(r,o,i)=>{if(o<=t||o<=n&&yt(r,o)){let s=be(r,o,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(r,o)!==!1)try{let s=e?.decodeQuickly(r,o);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function bt(e,t,n,r=!1){try{qe(e,null);let o=ze(t,n,0,r,!0);return o<0?void 0:mt(0,o)}catch(o){throw N(o)}}var wn=a(()=>B()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:S()?2048:_()?112:0}),To=e=>e===34?wn().shiftJIS:wn().any,Eo=[];function go(e,t,n){if(n>wn().markup||n>To(e)&&!bs(t,n))return;let r=Eo[e];if(r)return z(t,n)?void 0:ve(r,t);Os(e,n)}function bs(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,r=Math.ceil(t/32)|1;for(let o=0;o<t;o+=r)e[o]<128&&(n+=1);return n>10}var Qe=[];function Os(e,t){Qe[e]===void 0&&(Qe[e]=D(()=>As(e))??null);let n=Qe[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,Qe[e]=null,D(()=>{let{value:r}=n.sequences.next();r?n.decode(r)===bt(e,r,T(r))&&(Qe[e]=n):Bs(e,n.decode)})))}function Bs(e,t){Eo[e]=t;let n=To(e);n>0&&(Be[e]=r=>r.byteLength<=n?t(r):void 0)}var As=e=>({decode:ee(w[e].name),sequences:Ms(e),credit:0}),Fs=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Sn=[10,164,162];function*Ms(e){let[t,n,r,o]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Fs)yield Uint8Array.of(...i,...Sn);for(let i=128;i<=255;i++)yield Fe([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Fe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Fe([i,i],[s,s],r,n);for(let i=133;i<=254;i+=8)yield Fe([i,Math.min(i+7,254)],n,o,n);yield Fe([227,227],[50,50],r,n),yield Fe([129,129],[48,48],t),yield Fe([129,129],[48,48],o,t)}}function Fe(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),r=e.length+Sn.length,o=new Uint8Array(n*r+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)o[s*r+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);o.set(Sn,s*r+e.length)}let i=(n-1)*r;return o.copyWithin(i+r,i,i+e.length-1),o}var Pe=new Uint8Array(18),Is=[0,0],Me=class{encoding;fatal;ignoreBOM;#e=null;#t=Is;#n=0;#o=!1;#r;#i=null;constructor(t,n,r,o=0){this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#r=o}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,r){let o=le(t);if(!this.#e&&this.#n===0){let i=this.#l(t,o,n);if(i!==void 0)return n||this.#a(o),i}return this.#f(t,o,n,r)}decodeWhole(t,n,r){this.#r!==0&&this.reset();let{encoding:o}=this,i=n<=256;if(o===0&&n>0){let s=i?So(t,n,this.fatal):mn(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#c(t,n,256)??this.#l(t,n,!0);if(s!==void 0)return s;let c=i&&!Dt(o)?bt(o,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#f(t,n,!0,r)}decodeBuffer(t,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#s(this.#d(ro(t,n))):this.#c(t,n,511)}#c(t,n,r){let o=n<=r&&n>hn()?Be[this.encoding]:void 0;return o?this.#d(ve(o,t)):void 0}#f(t,n,r,o){if(this.#n>0){let u=this.#p(t,n,r)??this.#x(t,n,r,o);if(u!==void 0)return u;this.#h()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#y(t,n,r)??this.#u(t,n,r)}catch(u){throw this.#e=i,this.#o=s,this.#r=c,N(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,o===void 0?d:d.toTypeError(o);return f}#l(t,n,r){let{encoding:o}=this;if(C.length=0,n===0)return"";if(o===0){let c=Qr(t,n)?be(t,n,r,this.fatal):void 0;if(c!==void 0)return c;let f=mn(t,n,r,this.fatal);return this.#s(f)}if(o===38){let c=n<=36?Zr(t,n):oo(t,n);return this.#s(c)}if(!Hn(o))return;let i=G(o),s=(t[0]<128?lo(o,t,n):void 0)??(!i&&r&&n>18?go(o,t,n):void 0)??(Jr(t,n,i)?cn(t,n,r,o):void 0)??void 0;return this.#d(s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,r){let o=this.#n+n;if(n===0||o>18)return;C.length=0,this.#m(t,o);let i=this.encoding===0?be(Pe,o,r,this.fatal):this.#d(cn(Pe,o,r,this.encoding));return i!==void 0&&!r&&this.#a(n),i}#x(t,n,r,o){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#m(t,d);let u=be(Pe,d,!0,!0);if(u===void 0)return;let x=d-f;this.#n=0,this.#r+=x,this.#o=!0;try{return ge(u,this.decode(E(t,x),r,o))}catch(m){throw this.#o=s,m instanceof je||m instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),m}}#m(t,n){Pe[0]=this.#t[0],Pe[1]=this.#t[1];for(let r=this.#n;r<n;r++)Pe[r]=t[r-this.#n]}#a(t){this.#r+=t,this.#o||=this.#n+t>C.length,this.#n=C.length,C.length>0&&(this.#t=[C.bytes[0],C.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{qe(this.encoding,null),ze(t,this.#n,0,this.fatal,!1),this.#e=Ee(),this.#n=0}catch(n){throw N(n)}}#y(t,n,r){if(this.fatal&&this.encoding===0&&n<=8192)return;let o=no(this.encoding,t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#u(E(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:E(t,i,c),d=o.decode(f,this.fatal);if(d===void 0){if(s=ge(s,this.#u(f,c-i,!0)),this.#i)return s}else s=ge(s,this.#s(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!r&&wt(t,c,n)?(this.#a(n-c),s):ge(s,this.#u(E(t,c,n),n-c,r))}#u(t,n,r){qe(this.encoding,this.#e);let o="",i=Lr(n),s=this.#o||this.ignoreBOM||!Dt(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,u=Math.min(65536,n-f),x=f===0&&d?t:E(t,f,f+u),m=ze(x,u,c,this.fatal,r&&d);if(m<0)return this.#e=Ee(),this.#i=new je(this.name,this.#r+f+Y.start(),Y.length()),o;if(c+=m,c>0&&(d||!Nr(c))){let A=!s&&Pr()===65279?1:0;i?i.add(kr()+2*A,c-A):o=ge(o,mt(A,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=r?null:_r(),this.#r+=n,i?i.toText():o}},Ot=new Me(0,!1,!1);function bo(e,t,n,r,o,i){return Ot.encoding=n,Ot.fatal=r,Ot.ignoreBOM=o,Ot.decodeWhole(e,t,i)}function Oo(e,t){let n=se(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Ds=["fatal","html","replacement"];function Bt(e,t){let{length:n}=e,r=G(t);if(n>64&&n>(r?$r():rn()))return;if(!1)return Gr(e,en(t));if(!!0)return;let o=en(t);return o&&Yr(e,o)}var Ns=a(()=>S()||_());function Mo(e,t){return Ns()?jr(e,Dr(t)):Rr(e,t)}var En=()=>"",L=class e{encoding;unmappable;#e;#t=null;#n=0;#o=R;locate=t=>t;constructor(t,n,r=void 0){this.encoding=t,this.unmappable=n,this.#e=r}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#c(t,n)}get#r(){return this.#e?0:Ds.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=Bt(t,this.encoding);if(n)return n;try{let r=!1;if(r)return r;ut(this.encoding,null),pt(t,0,t.length);let o=tn(0,t.length,this.#r,!0);return o===-2||!Y.finished()?void 0:(this.#n=0,xt(o))}catch(r){throw N(r)}}#c(t,n){let r=new At;return this.encodeOrFail(t,n,o=>r.add(o),(o,i)=>{throw new ce(o,i,this.name)}),r.concatenate()}encodeOrFail(t,n,r,o=()=>{}){let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=R,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,u=f===En,x=f&&!u?2048:65536,m=f&&this.encoding===33?new Tn(c,r):void 0,A=m?I=>m.add(I):r,Z=m?I=>m.addUnchanged(I):r,O=0;try{if(!s){let I=Bt;for(;O+65536<t.length;O+=65536){let F=I(t.slice(O,O+65536),this.encoding);if(!F)break;r(F)}}for(ut(this.encoding,s);O===0||O<t.length;O+=x){let I=Math.min(O+x,t.length);pt(t,O,I);let F=I===t.length;for(let y=0,k=!1;!k;){let X=tn(y,I-O,d,n&&F);A(xt(X===-2?Y.written():X));let Dn=i+O+y+Y.start();if(y+=Y.read(),k=X!==-2&&Y.finished(),X!==-2||u)continue;let _t=Y.codePoint();if(f){let ni=Ee(),Nn=()=>this.locate(Dn),ri=f(_t,Nn),oi=this.#f(ni,ri,Z,A,_t,Nn);ut(this.encoding,oi),pt(t,O,I)}else o(_t,Dn)}}}catch(I){throw N(I)}if(n){m&&r(m.held);return}m&&(this.#o=m.held),this.#t=Ee(),this.#n=i+t.length}#f(t,n,r,o,i,s){if(n===null)throw new ce(i,s(),this.name);if(typeof n!="string")return r(n),t;let c=new e(this.encoding,"fatal");return c.#t=t,c.encodeOrFail(nr(n),!1,o,f=>{throw new ce(f,s(),this.name)}),c.#t}},Tn=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=T(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let r=t[n-3]===27?n-3:n;this.#e(me(t,0,r)),this.held=me(t,r,n)}addUnchanged(t){this.#e(this.held),this.held=R,this.#e(t)}},At=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=T(t);if(n===0)return;this.#n+=n;let r=this.#t;if(r&&!r.isBlock&&Math.max(n,r.length)<=1024){let o=new Uint8Array(4096);P(o,r.bytes),r.bytes=o,r.isBlock=!0}if(r?.isBlock&&r.length+n<=4096){P(r.bytes,t,r.length),r.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},r?r.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:r,length:o,isBlock:i}=n;t(i?me(r,0,o):r)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Ls(this.#n),r=0;return this.forEach(o=>{P(n,o,r),r+=T(o)}),n}};function Ls(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Ze(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let r=se(e,t);if(r===37||r===38){let{name:o}=w[r];throw new RangeError(`${t}: ${o} has no encoder in the standard; use ${n}.`)}return ks(r,e,t)}function ks(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function $(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let r of Object.getOwnPropertyNames(n))r!=="constructor"&&Object.defineProperty(n,r,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function _e(e,t,n){let{prototype:r}=t;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function gn(){throw new TypeError("Illegal invocation")}var _o="Failed to execute 'encodeInto' on 'TextEncoder'",bn=class e{#e="utf-8";constructor(){new.target!==e&&_e(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||gn(),Ft(M(t))}encodeInto(t,n){#e in this||gn();let o=typeof t=="string"&&n instanceof Uint8Array?Tt(t,n):void 0;if(o&&o.read===t.length)return o;Ht(arguments.length,2,_o);let i=M(t),s=er(n,_o),{read:c,written:f}=o??Tt(i,s)??{read:0,written:0};if(c===i.length||f===T(s))return{read:c,written:f};let d=zs(i.slice(c),E(Rt(s),f));return{read:c+d.read,written:f+d.written}}},No=$(bn,"TextEncoder");function Ft(e){return e.length<=6?Ve(e):(Io??=Hs(),Io(e)??new L(0,"fatal").encode(e,!0))}var Io;function Hs(){let e=so();return B()||S()?e:t=>$s(t)??e(t)}function $s(e){let{length:t}=e;if(t<=21)return Ve(e);if(t<=64&&Gs()){let n=(js()||Ys(e))&&Uo(q,e);if(n)return n}return t>=1024&&t<=65536&&Ks(e)?Uo(qs(),e):void 0}var Gs=a(()=>!W()),js=a(te);function Ys(e){return e.length*ht(Lo(e))*.75<=64}function Uo(e,t){let n=Tt(t,e);return n?.read===t.length?pe(e,0,n.written):void 0}var qs=a(()=>new Uint8Array(3*65536)),Ks=e=>Co()<=65535&&Lo(e)>=Co(),Co=a(()=>W()?256:J()?0:1/0);function Lo(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function zs(e,t){let n=0,r=0;for(;n<e.length;){let o=on(e,n);if(r+ht(o)>T(t))break;r=sn(o,t,r),n+=o<65536?1:2}return{read:n,written:r}}var ko="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Po=`!
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
`),t=0;return new Map(ko.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("	")])))}),Ro=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Wo(e){let t=new L(e,"fatal"),n=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof ce)return!1;throw i}},r=new Map;return o=>{let i=r.get(o);return i===void 0&&(i=Ho(String.fromCodePoint(o),n,3),r.set(o,i)),i}}function Ho(e,t,n){if(Ro(e))return"";if(n===0)return null;let r=vs(e),o=r.find(t);if(o!==void 0)return o;for(let i of r){let s=Array.from(i,c=>t(c)?c:Ho(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function vs(e){let t=[...Js().get(e)??[],...Qs(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Qs(e){let t=e.normalize("NFD"),[n,...r]=t,o=[],i=[];for(let s=2**r.length-2;s>=0;s--){let c=m=>s>>r.length-1-m&1,f=r.filter((m,A)=>c(A)),d=r.filter((m,A)=>!c(A)),u=[n,...f].join("").normalize("NFC"),x=u+d.join("");x.normalize("NFD")===t&&o.push(x),d.every(Ro)&&i.push(u)}return[...o,...i]}var Zs=["fatal","html","replacement","ignore","translit"],Xs=rr(Zs),$o=(e,t,n)=>typeof e=="function"?e:Xs(e,t,n);function Go(e,t,n){return typeof e=="function"?(r,o)=>ec(e(r,o()),n):e==="ignore"?En:e==="translit"?Wo(t):void 0}function ec(e,t){if(typeof e=="string")return e;if(e==null)return null;let r=xe(j(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return me(r,0,T(r))}var tc="Failed to construct 'LegacyTextEncoder'",On="Failed to execute 'encode'";function jo(e,t="utf-8",n=void 0){let r=he(e,On);if(n===void 0){let i=Ze(M(t),On);return i===0?Ft(r):Bt(r,i)??new L(i,"fatal").encode(r,!0)}let o=Mt(t,n,On);return o.encoding===0?Ft(r):o.encode(r,!0)}function Mt(e,t,n){let r=M(e),o=t===void 0?"fatal":tr(t,{unmappable:$o},n).unmappable,i=Ze(r,n);return new L(i,o,Go(o,i,n))}var Bn=class{#e;constructor(t="utf-8",n=void 0){this.#e=Mt(t,n,tc)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":he(t,o);V(n,o);let s=!!n?.stream;return r.encode(i,!s)}},Yo=$(Bn,"LegacyTextEncoder");var Re="Failed to execute 'decode' on 'TextDecoder'",An=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=Fn(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&_e(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=R,n=void 0){let r=this.#e;if(n===void 0&&!this.#t){if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return r.decodeWhole(t,le(t),Re);if(t instanceof ArrayBuffer){let c=Wt(t);if(c)return r.decodeBuffer(t,c)??r.decodeWhole(new Uint8Array(t),c,Re)}}let o=j(t,Re);V(n,Re);let i=!!n?.stream,s=Ge(o);if(!this.#t){if(!i)return r.decodeWhole(s,le(s),Re);r.reset()}return this.#t=i,r.decode(s,!i,Re)}},qo=$(An,"TextDecoder");function Fn(e,t,n){let r=M(e);V(t,n);let o=!!t?.fatal,i=!!t?.ignoreBOM;return new Me(Oo(r,n),o,i)}function Ko(e,t,n){let r=ur();if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>n(i=>i.length>0&&o.enqueue(i))})}function Un(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Ko(e,(r,o)=>o(t.decode(xe(j(r,n)),!1,n)),r=>r(t.decode(R,!0,n)))}var Mn=class e{#e;#t;constructor(t="utf-8",n=void 0){let r=Fn(t,n,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=Un("TextDecoderStream",r),new.target!==e&&_e(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},zo=$(Mn,"TextDecoderStream"),_n=class e{#e;constructor(){this.#e=Jo("TextEncoderStream",new L(0,"fatal"),M),new.target!==e&&_e(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Vo=$(_n,"TextEncoderStream");function Jo(e,t,n){let r=`Failed to execute 'transform' on '${e}'`;return Ko(e,(o,i)=>i(t.encode(n(o,r),!1)),o=>o(t.encode("",!0)))}var In=class{#e;#t;constructor(t="utf-8",n=void 0){let r=Mt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Jo("LegacyTextEncoderStream",r,he)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},vo=$(In,"LegacyTextEncoderStream");var We=class{fatal;ignoreBOM;#e;#t;#n=R;constructor(t,n,r){this.#e=t,this.fatal=n,this.ignoreBOM=r}get name(){return this.#t?.name??null}decode(t,n,r){if(this.#t)return this.#t.decode(t,n,r);let o=n&&T(this.#n)===0?t:Zn(this.#n,t);if(!n&&jn(o))return this.#n=o,"";let i=$e(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Me(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?E(o,s):o,n,r)}};var Cn=class{#e;#t;constructor(t="utf-8",n=void 0){let r="Failed to construct 'DecoderStream'",o=M(t);V(n,r);let i=!!n?.fatal,s=!!n?.ignoreBOM,c=new We(se(o,r),i,s);this.#e=c,this.#t=Un("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Qo=$(Cn,"DecoderStream");function Zo(e,t){let n="Failed to execute 'findUnmappable'",r=he(e,n),o=Ze(M(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new L(o,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Xo(e){let t=$e(Ge(j(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function ei(e,t="utf-8",n=void 0){let r="Failed to execute 'decode'",o=j(e,r),i=se(M(t),r);V(n,r);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Ge(o);return $e(f)?new We(i,s,c).decode(f,!0,r):bo(f,le(f),i,s,!0,r)}async function ti(e=void 0){let t=await e;if(t===void 0)Vt()||await zt(Xe,!0);else{let n=nc(t)?await rc(t):t;await zt(()=>n,!1)}}var nc=e=>typeof e?.arrayBuffer=="function";function rc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Qo as DecoderStream,Yo as LegacyTextEncoder,vo as LegacyTextEncoderStream,qo as TextDecoder,zo as TextDecoderStream,No as TextEncoder,Vo as TextEncoderStream,ce as UnmappableError,Xo as bomSniff,ei as decode,jo as encode,w as encodings,Zo as findUnmappable,ti as initialize,qn as labelToName};
