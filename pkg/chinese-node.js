function Fn(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){let r="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${r}. (${n})`,{cause:n})}}var ve=()=>Fn(new URL("./chinese.wasm",import.meta.url)),Ze="encoding-wasm/chinese";var An=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Bt=["chinese"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var S=Qo();function Qo(){let e=An.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});return Object.freeze(e)}var ei=l(()=>new Map(S.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),ti=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Un=e=>e<36&&e!==33,P=e=>e>0&&e<29,Dn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(S[e].name),ni=e=>ti.find(([t])=>e>=t)[1];function Nn(e){let t=ei();return t.get(e)??t.get(Ln(ii(e)))}function te(e,t){let n=Nn(e);if(n===void 0){let r=ri(e),o=r===void 0?"":` Did you mean '${S[r].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(Bt){let r=ni(n);if(r&&!Bt.includes(r))throw new RangeError(`${t}: '${Ze}' doesn't include ${S[n].name}; import it from 'encoding-wasm/${r}' or 'encoding-wasm'.`)}return n}function ri(e){let t=Mn(e),n={936:"gbk",950:"big5"}[t]??t,r=S.findIndex(({labels:o})=>o.some(i=>Mn(i)===n));return r<0||r===36?void 0:r}var Mn=e=>Ln(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),oi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Re(e){if(e[0]>=239)return oi.find(t=>t.bytes.every((n,r)=>e[r]===n))}function Cn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function Mt(e){return e===0||e===37||e===38}function ii(e){let t=0,n=e.length;for(;_n(e[t]);)t+=1;for(;_n(e[n-1]);)n-=1;return e.slice(t,n)}var _n=e=>`	
\f\r `.includes(e);function Ln(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Rn(e){let t=Nn(`${e}`);return t===void 0?null:S[t].name}var _t=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,kn=()=>Object.getPrototypeOf(Uint8Array.prototype),Qe=e=>_t(kn(),e),It=e=>_t(DataView.prototype,e),Pn=e=>globalThis[e]&&_t(globalThis[e].prototype,"byteLength"),Ut=e=>kn()[e],Wn=Qe(Symbol.toStringTag),Dt=Qe("buffer"),Hn=Qe("byteOffset"),$n=Qe("byteLength"),fi=Ut("includes"),di=Ut("set"),ui=Ut("slice"),ai=It("buffer"),li=It("byteOffset"),mi=It("byteLength"),Gn=Pn("ArrayBuffer"),pi=Pn("SharedArrayBuffer"),g=e=>$n.call(e);function ce(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:g(e)}var b=(e,t,n=g(e))=>new Uint8Array(Dt.call(e),Hn.call(e)+t,n-t);function jn(e,t){let n=new Uint8Array(g(e)+g(t));return Y(n,e),Y(n,t,g(e)),n}var Y=(e,t,n)=>di.call(e,t,n),Yn=(e,t)=>fi.call(e,t),Fe=(e,t,n)=>ui.call(e,t,n);function fe(e,t,n){if(n>24)return Fe(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function q(e,t){if(t<=64)return!1;try{return Gn.call(Dt.call(e)),!1}catch{return!0}}var xi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function W(e,t,n=xi){if(!ArrayBuffer.isView(e)&&hi(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function qn(e,t){if(ArrayBuffer.isView(e)&&Wn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function de(e){if(ArrayBuffer.isView(e))return Nt(e);try{return new Uint8Array(e)}catch{return H}}var ke=e=>e instanceof Uint8Array?e:de(e);function Nt(e){try{return Wn.call(e)===void 0?new Uint8Array(ai.call(e),li.call(e),mi.call(e)):new Uint8Array(Dt.call(e),Hn.call(e),$n.call(e))}catch{return H}}var H=new Uint8Array;function hi(e){try{return Gn.call(e)}catch{}try{return pi?.call(e)}catch{return}}function zn(e,t,n){z(e,n);let r={...t};for(let o in t)Object.hasOwn(t,o)&&(r[o]=t[o](e?.[o],n,o));return r}function z(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var F=e=>`${e}`;function Vn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ue(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Ct(e,t,n){if(e>=t)return;let r=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}function Jn(e,t="option"){return(n,r,o)=>{if(n===void 0)return e[0];let i=F(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${r}: The ${t} '${o}' can't be '${i}'; use one of '${s}'.`)}}var Pe=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var yi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Kn=Symbol.for("encoding-wasm.UnmappableError"),ne=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){super(`${i} can't represent ${yi(r)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="object"&&r!==null&&Kn in r}[Kn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var et=(e,t)=>e?.prototype?.[t],tt=e=>et(globalThis.Buffer,e),ae=tt("ucs2Slice"),nt=tt("ucs2Write"),vn=tt("utf8Slice"),re=tt("latin1Slice"),Zn=e=>globalThis[e],Xn=Zn("TextDecoder"),wi=et(Xn,"decode"),Rt=Zn("TextEncoder"),Si=et(Rt,"encode"),Ti=et(Rt,"encodeInto");function v(e){let t=new Xn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:wi}),n=>t.decode(n)}function Qn(){let e=new Rt;return Object.defineProperties(e,{encode:{value:Si},encodeInto:{value:Ti}}),e}function I(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis;function We(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var L=()=>"Deno"in globalThis,oe=()=>Number.parseInt(globalThis.process?.versions?.node,10),V=()=>oe()<22,kt=e=>globalThis.process?.getBuiltinModule?.(e),Lt;function er(){let{TransformStream:e}=globalThis;return e&&e===Lt?e:(Lt=[e,kt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Lt)}function Ae(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function rr(e,t,n){let r=rt(f=>Oi(f,n),e,t),o=rt(Fi,e,t);if(r&&o){let f=L()?1/0:64;return{...o,read:(d,u)=>(u<128?r:o).read(d,u),write:(d,u)=>(d.length<f?r:o).write(d,u),readBytes:r.readBytes,writeBytes:L()?r.writeBytes:void 0,mostByTable:512}}let i=Pt(e);if(r)return A()?Bi(r,rt(nr,e,t)):r;let s=o??rt(nr,e,t)??i,c=o?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function rt(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(r,n),Pt(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var bi="strings";function Oi(e,t){let[n]=WebAssembly.Module.customSections(t,bi),r=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function Bi(e,t){let{read:n,readBytes:r}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:n)(o,i);let s=n(o,Math.min(i,36));for(let c=36;c<i;c+=36)s+=n(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>108)return r(o,i,s);let c=r(o,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=r(o+f,Math.min(i-f,36),s);return c}}}function Fi(e){let[t,n]=[ae,nt],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(f,d)=>t.call(o(),f,f+2*d),write:(f,d)=>n.call(o(),f,d,2*f.length),most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(m,x){Y(d,new Uint8Array(e.buffer,m,2*x),u),u+=2*x},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function nr(e){let t=v("utf-16le"),{write:n,most:r}=Pt(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function Pt(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return Ae(i,s,o);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var ot,a,Ht,or,ir,R,_={input:0,units:0,output:0},He=0,it={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function me(e,t){it.name=e,it.encoding=t,h.newCodec=NaN,h.isBusy&&Mi(),h.isBusy=!0}function Mi(){try{dr(),ot??=Ui(ve()),fr(new WebAssembly.Instance(ot),ot)}catch(e){throw ur(e)}}async function $t(e,t){try{dr();let n=e(),r=sr(n)?n:await WebAssembly.compile(Ii(n));t||Di(r);let o=await WebAssembly.instantiate(r);if(Gt())return;fr(o,r),ot=r}catch(n){throw ur(n)}}var _i=[0,97,115,109];function Ii(e){let t=de(W(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(_i.every((n,r)=>t[r]===n))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var Gt=()=>!h.isBusy;function Ui(e){return sr(e)?e:new WebAssembly.Module(e)}function sr(e){try{return WebAssembly.Module.customSections(e,cr),!0}catch{return!1}}var cr="encoding-wasm";function Di(e){let[t]=WebAssembly.Module.customSections(e,cr),n=`${Ze} 0.1.0`,r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function fr({exports:e},t){a=e,Wt=WebAssembly.RuntimeError,_.input=a.input(),_.units=a.units(),_.output=a.output(),mr(),R=rr(a.memory,_.units,t),He=Math.min(a.units_length(),R.most),h.isBusy=!1}function dr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function ur(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Ni(e))return new RangeError(`encoding-wasm: ${ar} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ar="no memory for WebAssembly; free some, and call again",Ni=e=>e instanceof RangeError&&/memory/i.test(e.message);function st(){return Yt(),Ht}function lr(){return Yt(),or}function jt(){return Yt(),ir}function Yt(){Ht[0]===void 0&&mr()}function mr(){let{buffer:e}=a.memory;Ht=new Uint8Array(e),or=new Uint8Array(e,_.input,65536),ir=new Int32Array(e,a.codec(),a.codec_length()>>2)}function pr(e,t){return me(e,-1),xr(t)}function xr(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw U(t)}}var Wt;function U(e){if(!Wt||!(e instanceof Wt))return e;let t=S[it.encoding]?.name,n=`${it.name}${t?` of ${t}`:""} failed`;return Ci()?new RangeError(`encoding-wasm: ${n}: ${ar}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Ci(){try{return a.memory.grow(32),!1}catch{return!0}}function xe(){let e=jt();return Er(e,new Int32Array(e.length))}function Sr(){return a.held()!==0?xe():(h.newCodec=Ge,null)}var Tr=e=>Er(e,jt());function Er(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function $e(e,t){gr(e,t)||(me("decoding",e),t?Tr(t):a.new_decoder(e),Ge=e===33||e===36?NaN:e)}var Ge=NaN;function gr(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function ft(e,t){gr(~e,t)||(me("encoding",e),t?Tr(t):a.new_encoder(e),Ge=~e)}function je(e,t,n,r,o){ct(e,t),h.isBusy=!0;let i=a.decode_block(t,n,+r,+o);return h.isBusy=!1,o&&i>=0&&(h.newCodec=Ge),_r(i)}var Z={encoding:-1,at:0,most:0,owner:void 0};function dt(e,t,n){if(Z.encoding!==e||Z.owner!==a||h.isBusy){try{me("decoding",e),Z.owner=a,Z.at=R.readBytes?a.byte_table(e):0,Z.most=!Dn(e)&&R.mostByTable||1/0,Z.encoding=e}catch(o){throw U(o)}h.isBusy=!1}if(Z.at===0||n>Z.most)return;if(n<=65536)return ct(t,n),hr(n);if(R.most>He)return;let r="";for(let o=0;o<n;o+=65536){let i=Math.min(65536,n-o);ct(b(t,o,o+i),i),r=he(r,hr(i))}return r}function zt(e,t,n,r){return pr("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),ct(o===t?e:b(e,i,i+o),o),!a.is_free_of(o,n,r))return!1;return!0})}function Vt(e,t){let n=-1,r,o;function i(s){try{return me(e,s),n=s,o=a,r=t(s),h.isBusy=!1,r}catch(c){throw U(c)}}return s=>s===n&&o===a&&!h.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var Jt=Vt("encoding",e=>{let t=a.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=a.memory;return new Uint16Array(n,t,65536)}),br=Vt("encoding",e=>{let t=a.unit_table(e)>>>0,n=new Uint8Array(65536);return Y(n,new Uint8Array(a.memory.buffer,t,16384)),n}),ut=Vt("decoding",e=>{let t=P(e),n=(!t?a.pair_table(e):a.byte_table(e))>>>0;return n>0?new Uint16Array(a.memory.buffer,n,t?256:65536):void 0}),hr=e=>R.readBytes(_.input,e,Z.at);function he(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or by a stream.",{cause:n})}}var Or=e=>e+65536+3<=He,Br=e=>e>He&&e<268435456?R.collect?.(e+3):void 0,Fr=()=>_.units,Ar=()=>st()[_.units]|st()[_.units+1]<<8,at=(e,t)=>R.read(_.units+2*e,t-e),lt=(e,t,n)=>R.write(e.slice(t,n),_.units);function Mr(e,t){if(!h.isBusy&&!R.writeBytes)return;me("encoding",t);let n=R.writeBytes?.(e,_.output,a.unit_table(t));return h.isBusy=!1,n===e.length?mt(n):void 0}function Kt(e,t,n,r){h.isBusy=!0;let o=a.encode_block(e,t,n,+r);return h.isBusy=!1,r&&o>=0&&$.finished()&&(h.newCodec=Ge),_r(o)}function ct(e,t){let n=lr();if(t>8)try{Y(n,e)}catch{Y(n,b(e,0,t))}else for(let r=0;r<t;r++)n[r]=e[r]}function _r(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var mt=e=>fe(st(),_.output,e);var $={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var G=new Uint8Array(256);function Ye(e){let{length:t}=e,n=0;for(let r=0;r<t;r++){let o=e.charCodeAt(r);if(o<128)G[n++]=o;else if(o<2048)G[n++]=192|o>>6,G[n++]=128|o&63;else if((o&63488)!==55296)G[n++]=224|o>>12,G[n++]=128|o>>6&63,G[n++]=128|o&63;else{let i=Xt(e,r);i>=65536&&(r+=1),n=Qt(i,G,n)}}return fe(G,0,n)}var Ur=l(()=>nt?96:A()?1024:128),Zt=l(()=>A()||T()?4096:128),Pi=l(()=>new Uint8Array(2*Zt()));function Dr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;r[o]=s}return r}function Nr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=t[e.charCodeAt(o)];return Yn(r,0)?void 0:r}function Cr(e,t){let{length:n}=e,r=2*n<=256?G:Pi(),o=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(r[o++]=c>>8),r[o++]=c}return fe(r,0,o)}function Xt(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var pt=e=>e<128?1:e<2048?2:e<65536?3:4;function Qt(e,t,n){if(e<128)return t[n]=e,n+1;let r=pt(e);for(let o=r-1;o>0;o--)t[n+o]=128|e>>6*(r-1-o)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}var Lr=new Uint8Array(128),X=Wi(Lr);function Wi(e){return new Uint16Array(e.buffer)}var Rr=l(()=>nn()?0:18),kr=l(()=>oe()>0&&!L()&&!T()?12:18),Hi=l(()=>A()||V()?18:8),Pr=l(()=>L()||!(oe()>=22)?64:32),$i=l(()=>A()||T()?64:32),xt=(e,t)=>(e[0]&e[t>>1])>=128;function Wr(e,t,n){return n?t<=Hi():t<=18||t<=$i()&&(xt(e,t)||yt())}var Hr=()=>({mixed:kr(),most:Pr()}),$r=(e,t)=>t<=kr()||t<=64&&xt(e,t)&&t<=Pr(),D={length:0,bytes:[0,0]};function ye(e,t,n,r){if(e[0]<128&&nn())return rn(e,t)?re.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,m=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|m,!(f>=194&&f<240&&(u|m)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return Gi(e,s,t,n,r,o)}X[o++]=c}return qe(o)}function Gr(e,t){if(t%2>0)return;let n=0;for(let r=0;r<t;r+=2){let o=e[r]|e[r+1]<<8;if((o&63488)===55296)return;X[n++]=o}return qe(n)}function Gi(e,t,n,r,o,i){let s=tn();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,m=d===0&&f>=128,x=f===224?160:f===240?144:128,p=f===237?159:f===244?143:191,E=0;for(;E<d&&c<n;E++,c++){let se=e[c];if(se<x||se>p)break;x=128,p=191,u=u<<6|se&63}if(E<d){if(c===n&&!r){if(f>=239)return;jr(f,128|u&63,1+E);break}m=!0}if(m&&o||(m&&(u=65533),u===65279))return;u>65535&&(X[i++]=55232+(u>>10),u=56320|u&1023),X[i++]=u}return qe(i)}function en(e,t,n,r){let o,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(o??=ut(r),!o)return;if(d=o[f],d===0&&(s<t&&(d=o[f|e[s++]<<8]),d===0))return ji(e,c,t,n,i,r,o)}X[i++]=d}return qe(i)}function ji(e,t,n,r,o,i,s){let c=tn();for(let f=t;f<n&&o<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===n&&!r){if(i===32)return;jr(d,0,1);break}let m=f<n?e[f]:0;if(u=s[d|m<<8],u>0)f+=1;else if(Yi(m,i))u=65533;else return}X[o++]=u}return qe(o)}function Yi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function ht(e,t,n){return D.length=0,ye(b(e,t,n),n-t,!1,!0)===""}function jr(e,t,n){D.length=n,D.bytes[0]=e,D.bytes[1]=t}function qe(e){if(e<3||e<=18&&!nn())return Ae(X,0,e);if(yt())return ae.call(Lr,0,2*e);if(!(e>tn()))return Ae(X,0,18)+Ae(X,18,e-18)}var tn=l(()=>yt()?1/0:36),nn=l(()=>T()&&yt()),yt=l(()=>I(qi)===!0);function qi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(ae)==="a\uFEFF\uD83D"&&t(re)==="a\0\xFF\xFE=\xD8"}function rn(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function Ue(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var sn=l(()=>I(Vi)),we=l(()=>I(Ji)),Yr=l(()=>I(Zi)),qr=l(()=>I(es));function zr(e,t,n){if(e!==0&&e!==38||n<24||q(t,n)||e===0&&vr(t,n))return;let r=e===0?we():Yr();return r?.takes?.(t,n)===!1?void 0:r}function Vr(e,t,n,r){if(D.length=0,r&&t>8192||t>256&&(q(e,t)||vr(e,t)))return;let o=we();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(n||!ht(e,i,t))))try{let s=o.decodeQuickly(i<t?b(e,0,i):e,i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}function Jr(e){let t=we();if(t?.takesBuffer(e,e.byteLength))try{return t.decodeBuffer(e)}catch{return}}function Kr(e,t){let n=Yr();if(!(t%2>0||!n?.takes?.(e,t)||q(e,t)))return n.decode(e,!0)}function vr(e,t){if(t<8192)return!1;let n=0;for(let r=0;r<t-1;r+=Math.ceil(t/8))e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}function Zr(){let e=qr();return t=>{try{return e?.encode(t)}catch{return}}}function wt(e,t){try{return qr()?.encodeInto(e,t)}catch{return}}function Vi(){let{isAscii:e}=kt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,o)=>!e(t.with(o,128)))?e:void 0}function Ji(){let e=V(),t=e?sn():void 0;if(e&&!t)return;let n=v("utf-8"),r=Ki(n),o=t&&((M,w)=>Ue(M,w)&&t(M)),i=o??(We()?vi:void 0),s=o?(M,w)=>Xr(M,w)||w>256&&o(M,w):i,[c,f]=We()?[48,128]:[0,L()?-1:e?2048:8192],d=(M,w)=>w>=c&&w<=f&&(!t||w<=64||t(M)),u=[239,187,191,97,230,188,162,240,159,146,169],m=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],x=Uint8Array.of(...u,...m),p=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,E=Uint8Array.of(97,127),se=r(x,x.length)===p&&n(x)===p&&n(x.buffer)===p&&r(E,2)==="a\x7F",be=re;if(!(!se||t&&be.call(E)!=="a\x7F"))return{decode(M,w){try{if(t)return be.call(M);let C=n(M);return w&&C.includes("\uFFFD")?void 0:C}catch{return}},decodeQuickly:r,takesQuickly:s,decodeBuffer:n,takesBuffer:d,takes:i,completeLength(M,w){for(let C=1;C<=3&&C<=w;C++){let Q=M[w-C];if(Q<128)break;if(Q>=192)return(Q>=240?4:Q>=224?3:2)>C?w-C:w}return w}}}function Ki(e){let[t,n]=[vn,re];if(V())return(o,i)=>i>256?n.call(o):e(o);if(!t||T()||!(oe()>=22))return e;let r=L()?Xr:()=>!0;return(o,i)=>r(o,i)?t.call(o):e(o)}var Xr=(e,t)=>t<=64||t<=256&&Ue(e,t);function vi(e,t){if(t<768)return t>=64&&Ue(e,t);let n=0;for(let r=0;r<t;r+=Math.ceil(t/16)){let o=e[r];if(o<128)n+=1;else if(o===225)n-=3;else if(o>=206&&o<240)return!1}return n>=0}function Zi(){return A()?Qi():Xi()}function Xi(){let e=ae,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Qr(V()?512:1/0,(r,o)=>{let i=e.call(r);return i.isWellFormed()?i:o?void 0:i.toWellFormed()})}function Qi(){let e=v("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Qr(1/0,(t,n)=>{let r=e(t);return n&&r.includes("\uFFFD")?void 0:r})}var Qr=(e,t)=>({takes:(n,r)=>r<=e,decode(n,r){try{return t(n,r)}catch{return}},completeLength(n,r){let o=r-r%2;return(n[o-1]&252)===216?o-2:o}});function es(){let e=Qn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),r="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(r);return t===3&&n===7&&`${[...o]}`==`${[...Ye(r)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var no=l(T);function ro(e,t,n){if(n>64)return Ue(t,n)?ts(e,t,n):void 0;if(n<=Rr()||(t[n>>1]|t[n-1])>=128||!rn(t,n))return;let r=dn();return r?r.call(t,0,n):dt(e,t,n)}function ts(e,t,n){let r=dn(),o=P(e);if(!(n<512&&(o||!r))&&!!1&&!q(t,n))try{return sn()?.(t)??zt(t,n,128,128)?r?r.call(t):we()?.decodeQuickly(t,n):void 0}catch{return}}var St=[],Se=[];function oo(e,t,n){if(!(n<=18||n>=512))return Se[e]===void 0&&(Se[e]=is(e)?co(e):null),so(Se[e],t,n)}function io(e,t,n){return n<512?(no()?cn(e,t,n):void 0)??dt(e,t,n)??cn(e,t,n)??eo(e,t,n):cn(e,t,n)??(fo(e)?eo(e,t,n):void 0)??dt(e,t,n)}function cn(e,t,n){let r=dn();if(!(!r||e!==21||!rs(t,n)||q(t,n)))try{return r.call(t)}catch{return}}var eo=(e,t,n)=>so(co(e),t,n),so=(e,t,n)=>e&&(n<=256||!q(t,n))?ze(e,t):void 0;function ze(e,t){try{return e(t)}catch{return}}function co(e){return St[e]===void 0&&(St[e]=null,St[e]=I(()=>ss(e))??null),St[e]}var dn=l(()=>I(ns));function ns(){let e=re,t=Uint8Array.from({length:256},(n,r)=>r);return e.call(t)===String.fromCharCode(...t)?e:void 0}function rs(e,t){let n=Math.min(t,64);for(let r=0;r<n;r++)if((e[r]&224)===128)return!1;return n===t||zt(e,t,128,224)}var fo=e=>e===21?os():uo(),uo=l(A),os=l(()=>A()||T()||!(oe()>0)),is=e=>uo()||(e===21?no():V());function ss(e){let t=ut(e),n=v(S[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var ao;function lo(e,t,n){return ao??=cs(),ao(e,t,n)}function cs(){let e=we(),{mixed:t,most:n}=e&&T()?{mixed:0,most:0}:Hr();return(r,o,i)=>{if(o<=t||o<=n&&xt(r,o)){let s=ye(r,o,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(r,o)!==!1)try{let s=e?.decodeQuickly(r,o);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function Tt(e,t,n,r=!1){try{$e(e,null);let o=je(t,n,0,r,!0);return o<0?void 0:at(0,o)}catch(o){throw U(o)}}var un=l(()=>A()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:T()?2048:0}),mo=e=>e===34?un().shiftJIS:un().any,po=[];function xo(e,t,n){if(n>un().markup||n>mo(e)&&!us(t,n))return;let r=po[e];if(r)return q(t,n)?void 0:ze(r,t);as(e,n)}function us(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,r=Math.ceil(t/32)|1;for(let o=0;o<t;o+=r)e[o]<128&&(n+=1);return n>10}var Ve=[];function as(e,t){Ve[e]===void 0&&(Ve[e]=I(()=>ms(e))??null);let n=Ve[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,Ve[e]=null,I(()=>{let{value:r}=n.sequences.next();r?n.decode(r)===Tt(e,r,g(r))&&(Ve[e]=n):ls(e,n.decode)})))}function ls(e,t){po[e]=t;let n=mo(e);n>0&&(Se[e]=r=>r.byteLength<=n?t(r):void 0)}var ms=e=>({decode:v(S[e].name),sequences:xs(e),credit:0}),ps=[[239,187,191],[254,255],[255,254],[132,49,149,51]],an=[10,164,162];function*xs(e){let[t,n,r,o]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ps)yield Uint8Array.of(...i,...an);for(let i=128;i<=255;i++)yield Te([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Te([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Te([i,i],[s,s],r,n);for(let i=133;i<=254;i+=8)yield Te([i,Math.min(i+7,254)],n,o,n);yield Te([227,227],[50,50],r,n),yield Te([129,129],[48,48],t),yield Te([129,129],[48,48],o,t)}}function Te(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),r=e.length+an.length,o=new Uint8Array(n*r+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)o[s*r+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);o.set(an,s*r+e.length)}let i=(n-1)*r;return o.copyWithin(i+r,i,i+e.length-1),o}var Ne=new Uint8Array(18),ys=[0,0],Ee=class{encoding;fatal;ignoreBOM;#e=null;#t=ys;#n=0;#o=!1;#r;#i=null;constructor(t,n,r,o=0){this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#r=o}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,r){let o=ce(t);if(!this.#e&&this.#n===0){let i=this.#l(t,o,n);if(i!==void 0)return n||this.#a(o),i}return this.#f(t,o,n,r)}decodeWhole(t,n,r){this.#r!==0&&this.reset();let{encoding:o}=this,i=n<=256;if(i&&o===0&&n>0){let s=lo(t,n,this.fatal);if(s!==void 0)return t[0]===239?this.#s(s):s}else{let s=this.#c(t,n)??this.#l(t,n,!0);if(s!==void 0)return s;let c=i&&!Mt(o)?Tt(o,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#f(t,n,!0,r)}decodeBuffer(t){return this.#r!==0&&this.reset(),this.encoding===0?this.#s(this.#d(Jr(t))):this.#c(t,t.byteLength)}#c(t,n){let r=n<=256&&n>18?Se[this.encoding]:void 0;return r?this.#d(ze(r,t)):void 0}#f(t,n,r,o){if(this.#n>0){let u=this.#p(t,n,r)??this.#x(t,n,r,o);if(u!==void 0)return u;this.#h()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#y(t,n,r)??this.#u(t,n,r)}catch(u){throw this.#e=i,this.#o=s,this.#r=c,U(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,o===void 0?d:d.toTypeError(o);return f}#l(t,n,r){let{encoding:o}=this;if(D.length=0,n===0)return"";if(o===0){let c=$r(t,n)?ye(t,n,r,this.fatal):void 0;if(c!==void 0)return c;let f=Vr(t,n,r,this.fatal);return this.#s(f)}if(o===38){let c=n<=36?Gr(t,n):Kr(t,n);return this.#s(c)}if(!Un(o))return;let i=P(o),s=(t[0]<128?ro(o,t,n):void 0)??(!i&&r&&n>18?xo(o,t,n):void 0)??(Wr(t,n,i)?en(t,n,r,o):void 0)??void 0;return this.#d(s)}#d(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,r){let o=this.#n+n;if(n===0||o>18)return;D.length=0,this.#m(t,o);let i=this.encoding===0?ye(Ne,o,r,this.fatal):this.#d(en(Ne,o,r,this.encoding));return i!==void 0&&!r&&this.#a(n),i}#x(t,n,r,o){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#m(t,d);let u=ye(Ne,d,!0,!0);if(u===void 0)return;let m=d-f;this.#n=0,this.#r+=m;try{return he(u,this.decode(b(t,m),r,o))}catch(x){throw x instanceof Pe||x instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=c,this.#n=f),x}}#m(t,n){Ne[0]=this.#t[0],Ne[1]=this.#t[1];for(let r=this.#n;r<n;r++)Ne[r]=t[r-this.#n]}#a(t){this.#r+=t,this.#o||=t>0,this.#n=D.length,D.length>0&&(this.#t=[D.bytes[0],D.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{$e(this.encoding,null),je(t,this.#n,0,this.fatal,!1),this.#e=xe(),this.#n=0}catch(n){throw U(n)}}#y(t,n,r){if(this.fatal&&this.encoding===0&&n<=8192)return;let o=zr(this.encoding,t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#u(b(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:b(t,i,c),d=o.decode(f,this.fatal);if(d===void 0){if(s=he(s,this.#u(f,c-i,!0)),this.#i)return s}else s=he(s,this.#s(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!r&&ht(t,c,n)?(this.#a(n-c),s):he(s,this.#u(b(t,c,n),n-c,r))}#u(t,n,r){$e(this.encoding,this.#e);let o="",i=Br(n),s=this.#o||this.ignoreBOM||!Mt(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,u=Math.min(65536,n-f),m=f===0&&d?t:b(t,f,f+u),x=je(m,u,c,this.fatal,r&&d);if(x<0)return this.#e=xe(),this.#i=new Pe(this.name,this.#r+f+$.start(),$.length()),o;if(c+=x,c>0&&(d||!Or(c))){let p=!s&&Ar()===65279?1:0;i?i.add(Fr()+2*p,c-p):o=he(o,at(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=r?null:Sr(),this.#r+=n,i?i.toText():o}},Et=new Ee(0,!1,!1);function ho(e,t,n,r,o,i){return Et.encoding=n,Et.fatal=r,Et.ignoreBOM=o,Et.decodeWhole(e,t,i)}function yo(e,t){let n=te(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Ss=["fatal","html","replacement"];function mn(e,t){let{length:n}=e,r=P(t);if(n>64&&n>(r?Ur():Zt()))return;if(!1)return Dr(e,Jt(t));if(!!0)return;let o=Jt(t);return o&&Cr(e,o)}var Ts=l(T);function To(e,t){return Ts()?Nr(e,br(t)):Mr(e,t)}var N=class e{encoding;unmappable;#e;#t=null;#n=0;#o=H;locate=t=>t;constructor(t,n,r=void 0){this.encoding=t,this.unmappable=n,this.#e=r}get name(){return S[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#c(t,n)}get#r(){return this.#e?0:Ss.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=mn(t,this.encoding);if(n)return n;try{let r=!1;if(r)return r;ft(this.encoding,null),lt(t,0,t.length);let o=Kt(0,t.length,this.#r,!0);return o===-2||!$.finished()?void 0:(this.#n=0,mt(o))}catch(r){throw U(r)}}#c(t,n){let r=new gt;return this.encodeOrFail(t,n,o=>r.add(o),(o,i)=>{throw new ne(o,i,this.name)}),r.concatenate()}encodeOrFail(t,n,r,o=()=>{}){let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=H,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,u=f?2048:65536,m=void 0,x=m?E=>m.add(E):r,p=0;try{if(!1)for(;p+65536<t.length;p+=65536){let E=To(t.slice(p,p+65536),this.encoding);if(!E)break;r(E)}for(ft(this.encoding,s);p===0||p<t.length;p+=u){let E=Math.min(p+u,t.length);lt(t,p,E);let se=E===t.length;for(let be=0,M=!1;!M;){let w=Kt(be,E-p,d,n&&se);x(mt(w===-2?$.written():w));let C=i+p+be+$.start();if(be+=$.read(),M=w!==-2&&$.finished(),w!==-2)continue;let Q=$.codePoint();if(f){let Jo=xe(),Bn=()=>this.locate(C),Ko=f(Q,Bn),vo=this.#f(Jo,Ko,x,Q,Bn);ft(this.encoding,vo),lt(t,p,E)}else o(Q,C)}}}catch(E){throw U(E)}if(n){m&&r(m.held);return}m&&(this.#o=m.held),this.#t=xe(),this.#n=i+t.length}#f(t,n,r,o,i){if(n===null)throw new ne(o,i(),this.name);if(typeof n!="string")return r(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(Vn(n),!1,r,c=>{throw new ne(c,i(),this.name)}),s.#t}},ln=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=g(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let r=t[n-3]===27?n-3:n;this.#e(Fe(t,0,r)),this.held=Fe(t,r,n)}},gt=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=g(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Es(this.#n),n=0;return this.forEach(r=>{Y(t,r,n),n+=g(r)}),t}};function Es(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Je(e,t){let n=te(e,t);if(n===37||n===38){let{name:r}=S[n];throw new RangeError(`${t}: ${r} has no encoder in the standard; use encodeUTF16() of 'encoding-wasm', or UTF-8.`)}return gs(n,e,t)}function gs(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function k(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let r of Object.getOwnPropertyNames(n))r!=="constructor"&&Object.defineProperty(n,r,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function ge(e,t,n){let{prototype:r}=t;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function pn(){throw new TypeError("Illegal invocation")}var Eo="Failed to execute 'encodeInto' on 'TextEncoder'",xn=class e{#e="utf-8";constructor(){new.target!==e&&ge(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||pn(),bt(F(t))}encodeInto(t,n){#e in this||pn();let o=typeof t=="string"&&n instanceof Uint8Array?wt(t,n):void 0;if(o&&o.read===t.length)return o;Ct(arguments.length,2,Eo);let i=F(t),s=qn(n,Eo),{read:c,written:f}=o??wt(i,s)??{read:0,written:0};if(c===i.length||f===g(s))return{read:c,written:f};let d=Ns(i.slice(c),b(Nt(s),f));return{read:c+d.read,written:f+d.written}}},Fo=k(xn,"TextEncoder");function bt(e){return e.length<=6?Ye(e):(go??=Fs(),go(e)??new N(0,"fatal").encode(e,!0))}var go;function Fs(){let e=Zr();return A()||T()?e:t=>As(t)??e(t)}function As(e){let{length:t}=e;if(t<=21)return Ye(e);if(t<=64&&Ms()){let n=(_s()||Is(e))&&bo(G,e);if(n)return n}return t>=1024&&t<=65536&&Ds(e)?bo(Us(),e):void 0}var Ms=l(()=>!L()),_s=l(We);function Is(e){return e.length*pt(Ao(e))*.75<=64}function bo(e,t){let n=wt(t,e);return n?.read===t.length?fe(e,0,n.written):void 0}var Us=l(()=>new Uint8Array(3*65536)),Ds=e=>Oo()<=65535&&Ao(e)>=Oo(),Oo=l(()=>L()?256:V()?0:1/0);function Ao(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Ns(e,t){let n=0,r=0;for(;n<e.length;){let o=Xt(e,n);if(r+pt(o)>g(t))break;r=Qt(o,t,r),n+=o<65536?1:2}return{read:n,written:r}}var Mo="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",_o=`!
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
?`;var Ls=l(()=>{let e=_o.split(`
`),t=0;return new Map(Mo.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("	")])))}),Io=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Uo(e){let t=new N(e,"fatal"),n=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof ne)return!1;throw i}},r=new Map;return o=>{let i=r.get(o);return i===void 0&&(i=Do(String.fromCodePoint(o),n,3),r.set(o,i)),i}}function Do(e,t,n){if(Io(e))return"";if(n===0)return null;let r=Rs(e),o=r.find(t);if(o!==void 0)return o;for(let i of r){let s=Array.from(i,c=>t(c)?c:Do(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Rs(e){let t=[...Ls().get(e)??[],...ks(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function ks(e){let t=e.normalize("NFD"),[n,...r]=t,o=[],i=[];for(let s=2**r.length-2;s>=0;s--){let c=x=>s>>r.length-1-x&1,f=r.filter((x,p)=>c(p)),d=r.filter((x,p)=>!c(p)),u=[n,...f].join("").normalize("NFC"),m=u+d.join("");m.normalize("NFD")===t&&o.push(m),d.every(Io)&&i.push(u)}return[...o,...i]}var Ps=["fatal","html","replacement","ignore","translit"],Ws=Jn(Ps),No=(e,t,n)=>typeof e=="function"?e:Ws(e,t,n);function Co(e,t,n){return typeof e=="function"?(r,o)=>Hs(e(r,o()),n):e==="ignore"?()=>"":e==="translit"?Uo(t):void 0}function Hs(e,t){if(typeof e=="string")return e;if(e==null)return null;let r=de(W(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Fe(r,0,g(r))}var $s="Failed to construct 'LegacyTextEncoder'",hn="Failed to execute 'encode'";function Lo(e,t="utf-8",n=void 0){let r=ue(e,hn);if(n===void 0){let i=Je(F(t),hn);return i===0?bt(r):mn(r,i)??new N(i,"fatal").encode(r,!0)}let o=Ot(t,n,hn);return o.encoding===0?bt(r):o.encode(r,!0)}function Ot(e,t,n){let r=F(e),o=t===void 0?"fatal":zn(t,{unmappable:No},n).unmappable,i=Je(r,n);return new N(i,o,Co(o,i,n))}var yn=class{#e;constructor(t="utf-8",n=void 0){this.#e=Ot(t,n,$s)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ue(t,o);z(n,o);let s=!!n?.stream;return r.encode(i,!s)}},Ro=k(yn,"LegacyTextEncoder");var Ke="Failed to execute 'decode' on 'TextDecoder'",wn=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=Sn(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&ge(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=H,n=void 0){let r=this.#e;if(n===void 0&&!this.#t){if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return r.decodeWhole(t,ce(t),Ke);let c=t instanceof ArrayBuffer?r.decodeBuffer(t):void 0;if(c!==void 0)return c}let o=W(t,Ke);z(n,Ke);let i=!!n?.stream,s=ke(o);if(!this.#t){if(!i)return r.decodeWhole(s,ce(s),Ke);r.reset()}return this.#t=i,r.decode(s,!i,Ke)}},ko=k(wn,"TextDecoder");function Sn(e,t,n){let r=F(e);z(t,n);let o=!!t?.fatal,i=!!t?.ignoreBOM;return new Ee(yo(r,n),o,i)}function Po(e,t,n){let r=er();if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>n(i=>i.length>0&&o.enqueue(i))})}function bn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Po(e,(r,o)=>o(t.decode(de(W(r,n)),!1,n)),r=>r(t.decode(H,!0,n)))}var Tn=class e{#e;#t;constructor(t="utf-8",n=void 0){let r=Sn(t,n,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=bn("TextDecoderStream",r),new.target!==e&&ge(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Wo=k(Tn,"TextDecoderStream"),En=class e{#e;constructor(){this.#e=$o("TextEncoderStream",new N(0,"fatal"),F),new.target!==e&&ge(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Ho=k(En,"TextEncoderStream");function $o(e,t,n){let r=`Failed to execute 'transform' on '${e}'`;return Po(e,(o,i)=>i(t.encode(n(o,r),!1)),o=>o(t.encode("",!0)))}var gn=class{#e;#t;constructor(t="utf-8",n=void 0){let r=Ot(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=$o("LegacyTextEncoderStream",r,ue)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Go=k(gn,"LegacyTextEncoderStream");var Ce=class{fatal;ignoreBOM;#e;#t;#n=H;constructor(t,n,r){this.#e=t,this.fatal=n,this.ignoreBOM=r}get name(){return this.#t?.name??null}decode(t,n,r){if(this.#t)return this.#t.decode(t,n,r);let o=n&&g(this.#n)===0?t:jn(this.#n,t);if(!n&&Cn(o))return this.#n=o,"";let i=Re(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ee(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?b(o,s):o,n,r)}};var On=class{#e;#t;constructor(t="utf-8",n=void 0){let r="Failed to construct 'DecoderStream'",o=F(t);z(n,r);let i=!!n?.fatal,s=!!n?.ignoreBOM,c=new Ce(te(o,r),i,s);this.#e=c,this.#t=bn("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},jo=k(On,"DecoderStream");function Yo(e,t){let n="Failed to execute 'findUnmappable'",r=ue(e,n),o=Je(F(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new N(o,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function qo(e){let t=Re(ke(W(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function zo(e,t="utf-8",n=void 0){let r="Failed to execute 'decode'",o=W(e,r),i=te(F(t),r);z(n,r);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=ke(o);return Re(f)?new Ce(i,s,c).decode(f,!0,r):ho(f,ce(f),i,s,!0,r)}async function Vo(e=void 0){let t=await e;if(t===void 0)Gt()||await $t(ve,!0);else{let n=Gs(t)?await js(t):t;await $t(()=>n,!1)}}var Gs=e=>typeof e?.arrayBuffer=="function";function js(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{jo as DecoderStream,Ro as LegacyTextEncoder,Go as LegacyTextEncoderStream,ko as TextDecoder,Wo as TextDecoderStream,Fo as TextEncoder,Ho as TextEncoderStream,ne as UnmappableError,qo as bomSniff,zo as decode,Lo as encode,S as encodings,Yo as findUnmappable,Vo as initialize,Rn as labelToName};
