function Kt(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Me=()=>Kt(new URL("./single-byte.wasm",import.meta.url)),me="encoding-wasm/single-byte";var Jt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Qe=["single-byte"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=yr();function yr(){let e=Jt.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(e)}var wr=l(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),gr=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Qt=e=>e<36&&e!==33,j=e=>e>0&&e<29,en=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),Tr=e=>gr.find(([t])=>e>=t)[1];function tn(e){let t=wr();return t.get(e)??t.get(rn(Er(e)))}function z(e,t){let n=tn(e);if(n===void 0){let o=Sr(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(Qe){let o=Tr(n);if(o&&!Qe.includes(o))throw new RangeError(`${t}: '${me}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Sr(e){let t=vt(e),n={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:r})=>r.some(i=>vt(i)===n));return o<0||o===36?void 0:o}var vt=e=>rn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),br=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Ie(e){if(e[0]>=239)return br.find(t=>t.bytes.every((n,o)=>e[o]===n))}function nn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function on(e){return e===0||e===37||e===38}function Er(e){let t=0,n=e.length;for(;Zt(e[t]);)t+=1;for(;Zt(e[n-1]);)n-=1;return e.slice(t,n)}var Zt=e=>`	
\f\r `.includes(e);function rn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function sn(e){let t=tn(`${e}`);return t===void 0?null:w[t].name}var et=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,cn=()=>Object.getPrototypeOf(Uint8Array.prototype),De=e=>et(cn(),e),tt=e=>et(DataView.prototype,e),fn=e=>globalThis[e]&&et(globalThis[e].prototype,"byteLength"),nt=e=>cn()[e],dn=De(Symbol.toStringTag),ot=De("buffer"),un=De("byteOffset"),an=De("byteLength"),Ar=nt("includes"),Fr=nt("set"),_r=nt("slice"),Mr=tt("buffer"),Ur=tt("byteOffset"),Ir=tt("byteLength"),ln=fn("ArrayBuffer"),Dr=fn("SharedArrayBuffer"),b=e=>an.call(e);function pn(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:b(e)}var T=(e,t,n=b(e))=>new Uint8Array(ot.call(e),un.call(e)+t,n-t);function mn(e,t){let n=new Uint8Array(b(e)+b(t));return $(n,e),$(n,t,b(e)),n}var $=(e,t,n)=>Fr.call(e,t,n),hn=(e,t)=>Ar.call(e,t),fe=(e,t,n)=>_r.call(e,t,n);function K(e,t,n){if(n>24)return fe(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function J(e,t){if(t<=64)return!1;try{return ln.call(ot.call(e)),!1}catch{return!0}}function G(e,t){if(!ArrayBuffer.isView(e)&&yn(e)===void 0)throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function xn(e,t){if(ArrayBuffer.isView(e)&&dn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function xe(e){return ArrayBuffer.isView(e)?we(e):yn(e)===0?C:new Uint8Array(e)}var ye=e=>e instanceof Uint8Array?e:xe(e);function we(e){try{return dn.call(e)===void 0?new Uint8Array(Mr.call(e),Ur.call(e),Ir.call(e)):new Uint8Array(ot.call(e),un.call(e),an.call(e))}catch{return C}}var C=new Uint8Array;function yn(e){for(let t of[ln,Dr])try{return t?.call(e)}catch{}}function wn(e,t,n){gn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function U(e,t,n){return e===void 0?!1:(gn(e,n),!!e?.[t])}function gn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var E=e=>`${e}`;function v(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function rt(e,t,n){if(e.length>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e.length} present.`)}function Tn(e){return(t,n)=>{let o=t===void 0?e[0]:E(t);if(e.includes(o))return o;throw new TypeError(`${n}: The provided value '${o}' isn't one of '${e.join("', '")}'.`)}}var ge=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Lr=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Sn=Symbol.for("encoding-wasm.UnmappableError"),q=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${Lr(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&Sn in o}[Sn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Le=(e,t)=>e?.prototype?.[t],Ce=e=>Le(globalThis.Buffer,e),Z=Ce("ucs2Slice"),Ne=Ce("ucs2Write"),bn=Ce("utf8Slice"),X=Ce("latin1Slice"),En=e=>globalThis[e],On=En("TextDecoder"),Cr=Le(On,"decode"),st=En("TextEncoder"),Nr=Le(st,"encode"),Rr=Le(st,"encodeInto");function Q(e){let t=new On(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Cr}),n=>t.decode(n)}function Bn(){let e=new st;return Object.defineProperties(e,{encode:{value:Nr},encodeInto:{value:Rr}}),e}function Y(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis;function Te(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var W=()=>"Deno"in globalThis,I=()=>Number.parseInt(globalThis.process?.versions?.node,10),An=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,it;function Fn(){let{process:e,TransformStream:t}=globalThis;return t&&t===it?t:(it=[t,e?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),it)}function de(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Mn(e,t,n){let o=Re(f=>Wr(f,n),e,t),r=Re(Hr,e,t);if(o&&r){let f=W()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,writeBytes:W()?o.writeBytes:void 0,mostByTable:1024}}let i=ct(e);if(o){let f=A()?Re(_n,e,t):void 0;return f?{...o,read:(d,a)=>(a<1024?o:f).read(d,a)}:o}let s=r??Re(_n,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Re(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),ct(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var $r="strings";function Wr(e,t){let[n]=WebAssembly.Module.customSections(t,$r),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Hr(e){let[t,n]=[Z,Ne],o=new Uint8Array(e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:O()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(x,m){$(d,new Uint8Array(e.buffer,x,2*m),a),a+=2*m},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function _n(e){let t=Q("utf-16le"),{write:n,most:o}=ct(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function ct(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return de(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Pe,u,dt,Un,In,D,F={input:0,units:0,output:0},Se=0,ke={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function te(e,t){ke.name=e,ke.encoding=t,h.newCodec=NaN,h.isBusy&&Gr(),h.isBusy=!0}function Gr(){try{Cn(),Pe??=Vr(Me()),Ln(new WebAssembly.Instance(Pe),Pe)}catch(e){throw Nn(e)}}async function ut(e,t){try{Cn();let n=e(),o=Dn(n)?n:await WebAssembly.compile(Yr(n));t||qr(o);let r=await WebAssembly.instantiate(o);if(at())return;Ln(r,o),Pe=o}catch(n){throw Nn(n)}}var Yr=e=>ArrayBuffer.isView(e)?we(e):e,at=()=>!h.isBusy;function Vr(e){return Dn(e)?e:new WebAssembly.Module(e)}function Dn(e){try{return WebAssembly.Module.customSections(e,me),!0}catch{return!1}}var zr="encoding-wasm";function qr(e){let[t]=WebAssembly.Module.customSections(e,zr),n=`${me} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ln({exports:e},t){u=e,ft=WebAssembly.RuntimeError,F.input=u.input(),F.units=u.units(),F.output=u.output(),kn(),D=Mn(u.memory,F.units,t),Se=Math.min(u.units_length(),D.most),h.isBusy=!1}function Cn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Nn(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Kr(e))return new RangeError(`encoding-wasm: ${Rn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var Rn="no memory for WebAssembly; free some, and call again",Kr=e=>e instanceof RangeError&&/memory/i.test(e.message);function $e(){return pt(),dt}function Pn(){return pt(),Un}function lt(){return pt(),In}function pt(){dt[0]===void 0&&kn()}function kn(){let{buffer:e}=u.memory;dt=new Uint8Array(e),Un=new Uint8Array(e,F.input,65536),In=new Int32Array(e,u.codec(),u.codec_length()>>2)}function $n(e,t){return te(e,-1),Wn(t)}function Wn(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw N(t)}}var ft;function N(e){if(!ft||!(e instanceof ft))return e;let t=w[ke.encoding]?.name,n=`${ke.name}${t?` of ${t}`:""} failed`;return Jr()?new RangeError(`encoding-wasm: ${n}: ${Rn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Jr(){try{return u.memory.grow(32),!1}catch{return!0}}function oe(){let e=lt();return qn(e,new Int32Array(e.length))}function Vn(){return u.held()!==0?oe():(h.newCodec=Ee,null)}var zn=e=>qn(e,lt());function qn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function mt(e,t){Kn(e,t)||(te("decoding",e),t?zn(t):u.new_decoder(e),Ee=e===33||e===36?NaN:e)}var Ee=NaN;function Kn(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function He(e,t){Kn(~e,t)||(te("encoding",e),t?zn(t):u.new_encoder(e),Ee=~e)}function ht(e,t,n,o,r){We(e,t),h.isBusy=!0;let i=u.decode_block(t,n,+o,+r);return h.isBusy=!1,r&&i>=0&&(h.newCodec=Ee),oo(i)}var V={encoding:-1,at:0,most:0,owner:void 0};function je(e,t,n){if(V.encoding!==e||V.owner!==u||h.isBusy){try{te("decoding",e),V.owner=u,V.at=D.readBytes?u.byte_table(e):0,V.most=!en(e)&&D.mostByTable||1/0,V.encoding=e}catch(r){throw N(r)}h.isBusy=!1}if(V.at===0||n>V.most)return;if(n<=65536)return We(t,n),Hn(n);if(D.most>Se)return;let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);We(T(t,r,r+i),i),o=re(o,Hn(i))}return o}var Jn=(e,t)=>$n("decoding",()=>{let n=Math.min(t,1024);for(let o=0;o<t;o+=n)if(o>0&&(n=Math.min(65536,t-o)),We(n===t?e:T(e,o,o+n),n),!u.is_latin_1(n))return!1;return!0});function xt(e,t){let n=-1,o,r;function i(s){try{return te(e,s),n=s,r=u,o=t(s),h.isBusy=!1,o}catch(c){throw N(c)}}return s=>s===n&&r===u&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var yt=xt("encoding",e=>{let t=u.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=u.memory;return j(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),vn=xt("encoding",e=>{let t=u.unit_table(e)>>>0,n=new Uint8Array(65536);return $(n,new Uint8Array(u.memory.buffer,t,16384)),n}),Ge=xt("decoding",e=>{let t=j(e),n=u.byte_table(e)>>>0;return n>0?new Uint16Array(u.memory.buffer,n,t?256:65536):void 0}),Hn=e=>D.readBytes(F.input,e,V.at);function re(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Zn=e=>e+65536+3<=Se,Xn=e=>e>Se&&e<268435456?D.collect?.(e+3):void 0,Qn=()=>F.units,eo=()=>$e()[F.units]|$e()[F.units+1]<<8,to=(e,t)=>D.read(F.units+2*e,t-e),Ye=(e,t,n)=>D.write(e.slice(t,n),F.units);function no(e,t){if(!h.isBusy&&!D.writeBytes)return;te("encoding",t);let n=D.writeBytes?.(e,F.output,u.unit_table(t));return h.isBusy=!1,n===e.length?Ve(n):void 0}function wt(e,t,n,o){h.isBusy=!0;let r=u.encode_block(e,t,n,+o);return h.isBusy=!1,o&&r>=0&&R.finished()&&(h.newCodec=Ee),oo(r)}function We(e,t){let n=Pn();if(t>8)try{$(n,e)}catch{$(n,T(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function oo(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Ve=e=>K($e(),F.output,e);var R={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var P=new Uint8Array(256);function Be(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)P[n++]=r;else if(r<2048)P[n++]=192|r>>6,P[n++]=128|r&63;else if((r&63488)!==55296)P[n++]=224|r>>12,P[n++]=128|r>>6&63,P[n++]=128|r&63;else{let i=St(e,o);i>=65536&&(o+=1),n=bt(i,P,n)}}return K(P,0,n)}var io=l(()=>Ne?96:A()?1024:128),Tt=l(()=>A()||O()?4096:128),Qr=l(()=>new Uint8Array(2*Tt()));function so(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function co(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return hn(o,0)?void 0:o}function fo(e,t){let{length:n}=e,o=2*n<=256?P:Qr(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return K(o,0,r)}function St(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var ze=e=>e<128?1:e<2048?2:e<65536?3:4;function bt(e,t,n){if(e<128)return t[n]=e,n+1;let o=ze(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var uo=new Uint8Array(128),Oe=ei(uo);function ei(e){return new Uint16Array(e.buffer)}var ao=l(()=>Ot()?0:18),ti=l(()=>I()>=22&&!W()&&!O()?12:18),ni=l(()=>A()||I()<22?18:8),oi=l(()=>W()||!(I()>=22)?64:32),ri=l(()=>A()||O()?64:40),lo=(e,t)=>(e[0]&e[t>>1])>=128;function po(e,t,n){return n?t<=ni():t<=18||t<=ri()&&(lo(e,t)||Bt())}var mo=(e,t)=>t<=ti()||t<=64&&lo(e,t)&&t<=oi(),_={length:0,bytes:[0,0]};function Ae(e,t,n){if(e[0]<128&&Ot())return At(e,t)?X.call(e,0,t):void 0;let o=0;for(let r=0;r<t;){let i=e[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&r===t){gt(i,0,1);break}let f=e[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){gt(i,f^128,2);break}let d=e[r++]^128;if(s|=d,d>=64||s===65279)return}}Oe[o++]=s}return ho(o)}function Et(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(r??=Ge(o),!r)return;if(f=r[c],!1){if(s<t)f=r[c|e[s++]<<8];else if(!n&&o!==32){gt(c,0,1);break}}if(f===0||f===65533)return}Oe[i++]=f}return ho(i)}function qe(e,t,n){return _.length=0,Ae(T(e,t,n),n-t,!1)===""}function gt(e,t,n){_.length=n,_.bytes[0]=e,_.bytes[1]=t}function ho(e){if(e<3||e<=18&&!Ot())return de(Oe,0,e);if(Bt())return Z.call(uo,0,2*e);if(!(e>36))return de(Oe,0,18)+de(Oe,18,e-18)}var Ot=l(()=>O()&&Bt()),Bt=l(()=>Y(ii)===!0);function ii(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Z)==="a\uFEFF\uD83D"&&t(X)==="a\0\xFF\xFE=\xD8"}function At(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}var wo=l(O);function go(e,t,n){if(n>64||n<=ao()||(t[0]|t[n>>1]|t[n-1])>=128||!At(t,n))return;let o=Eo();return o?o.call(t,0,n):je(e,t,n)}var Ft=[],xo=[];function To(e,t,n){if(n<=32||n>=512)return;let o=xo[e];if(o===void 0&&(o=li(e)?bo(e):null,xo[e]=o),!(!o||J(t,n)))try{return o(t)}catch{return}}function So(e,t,n){return n<512?(wo()?_t(e,t,n):void 0)??je(e,t,n)??_t(e,t,n)??yo(e,t,n):_t(e,t,n)??(ui(e)?yo(e,t,n):void 0)??je(e,t,n)}function _t(e,t,n){let o=Eo();if(!(!o||e!==21||J(t,n)||!di(t,n)))try{return o.call(t,0,n)}catch{return}}function yo(e,t,n){if(!J(t,n))try{return bo(e)?.(t)}catch{return}}function bo(e){return Ft[e]===void 0&&(Ft[e]=Y(()=>pi(e))??null),Ft[e]}var Eo=l(()=>Y(fi));function fi(){let e=X,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function di(e,t){if(t>=512)return Jn(e,t);for(let n=0;n<t;n++)if((e[n]&224)===128)return!1;return!0}var ui=e=>e===21?ai():Oo(),Oo=l(A),ai=l(()=>A()||O()||!(I()>0)),li=e=>Oo()||e===21&&wo();function pi(e){let t=Ge(e),n=Q(w[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Ao=l(()=>Y(wi)),yi=l(()=>Y(Si)),Fo=l(()=>Y(Oi));function _o(e,t,n){if(e!==0&&e!==38||n<24||J(t,n)||e===0&&Uo(t,n))return;let o=e===0?Ao():yi();return o?.takes?.(t,n)===!1?void 0:o}function Mo(e,t,n,o){if(_.length=0,t>256&&(o||J(e,t)||Uo(e,t)))return;let r=Ao();if(!r)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!qe(e,i,t))))try{let s=r.decodeQuickly(i<t?T(e,0,i):e,i);return o&&s?.includes("\uFFFD")?void 0:s}catch{return}}function Uo(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=t>>3)e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function Io(e){try{return Fo()?.encode(e)}catch{return}}function Ut(e,t){try{return Fo()?.encodeInto(e,t)}catch{return}}function wi(){let e=I()<22,t=e?An():void 0;if(e&&!t)return;let n=Q("utf-8"),o=gi(n),r=[239,187,191,97,230,188,162,240,159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),d=(o(s,s.length)??c)===c&&n(s)===c&&o(f,2)==="a\x7F",a=X;if(!(!d||t&&a.call(f,0,2)!=="a\x7F"))return{decode(x,m,p){try{if(t)return a.call(x,0,m);let y=n(x);return p&&y.includes("\uFFFD")?void 0:y}catch{return}},decodeQuickly:o,takes:t??(Te()?Do:void 0),completeLength(x,m){for(let p=1;p<=3&&p<=m;p++){let y=x[m-p];if(y<128)break;if(y>=192)return(y>=240?4:y>=224?3:2)>p?m-p:m}return m}}}function gi(e){let t=I();if(t<22)return(r,i)=>i<=64||i<=256&&Ti(r,i)?e(r):void 0;if(Te())return(r,i)=>Do(r,i)?e(r):void 0;let n=bn;if(!n||O()||!(t>0))return e;let o=W()?64:1/0;return(r,i)=>i<=o?n.call(r,0,i):e(r)}function Ti(e,t){let n=0;for(let o=0;o<t;o+=32)n|=e[o];return n<128}function Do(e,t){let n=1+(t>>4);for(let o=0;o<t;o+=n)if(e[o]>=206&&e[o]<240)return!1;return!0}function Si(){return A()?Ei():bi()}function bi(){let e=Z,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Lo(0,I()<22?512:1/0,(o,r,i)=>{let s=e.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Ei(){let e=Q("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Lo(2048,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var Lo=(e,t,n)=>({decode(o,r,i){if(!(r%2===1||r<e||r>t))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Oi(){let e=Bn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Be(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var ae=new Uint8Array(18),le=class{encoding;fatal;ignoreBOM;#e=null;#t=[0,0];#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){let r=pn(t);if(!this.#e&&this.#n===0){let i=this.#f(t,r,n);if(i!==void 0)return n||this.#d(r),i}return this.#c(t,r,n,o)}#c(t,n,o,r){if(this.#n>0){let a=this.#l(t,n,o)??this.#p(t,n,o,r);if(a!==void 0)return a;this.#m()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#h(t,n,o)??this.#s(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=c,N(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#f(t,n,o){let{encoding:r}=this;if(_.length=0,n===0)return"";if(r===0){let c=mo(t,n)?Ae(t,n,o):void 0;if(c!==void 0)return c;let f=Mo(t,n,o,this.fatal);return f===void 0?void 0:this.#u(f)}if(!Qt(r))return;let i=j(r),s=(i?To(r,t,n):void 0)??go(r,t,n)??(po(t,n,i)?Et(t,n,o,r):void 0)??(i?So(r,t,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#u(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(n===0||r>18)return;_.length=0,this.#a(t,r);let i=this.encoding===0?Ae(ae,r,o):Et(ae,r,o,this.encoding);return i!==void 0&&!o&&this.#d(n),i}#p(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#a(t,d);let a=Ae(ae,d,!0);if(a===void 0)return;let x=d-f;this.#n=0,this.#r+=x;try{return re(a,this.decode(T(t,x),o,r))}catch(m){throw m instanceof ge||m instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=c,this.#n=f),m}}#a(t,n){ae[0]=this.#t[0],ae[1]=this.#t[1];for(let o=this.#n;o<n;o++)ae[o]=t[o-this.#n]}#d(t){this.#r+=t,this.#o||=t>0,this.#n=_.length,_.length>0&&(this.#t=[_.bytes[0],_.bytes[1]])}#m(){let t=Uint8Array.from(this.#t);try{mt(this.encoding,null),ht(t,this.#n,0,this.fatal,!1),this.#e=oe(),this.#n=0}catch(n){throw N(n)}}#h(t,n,o){let r=_o(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#s(T(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:T(t,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=re(s,this.#s(f,c-i,!0)),this.#i)return s}else s=re(s,this.#u(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&qe(t,c,n)?(this.#d(n-c),s):re(s,this.#s(T(t,c,n),n-c,o))}#s(t,n,o){mt(this.encoding,this.#e);let r="",i=Xn(n),s=this.#o||this.ignoreBOM||!on(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),x=f===0&&d?t:T(t,f,f+a),m=ht(x,a,c,this.fatal,o&&d);if(m<0)return this.#e=oe(),this.#i=new ge(this.name,this.#r+f+R.start(),R.length()),r;if(c+=m,c>0&&(d||!Zn(c))){let p=!s&&eo()===65279?1:0;i?i.add(Qn()+2*p,c-p):r=re(r,to(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:Vn(),this.#r+=n,i?i.toText():r}};function No(e,t){let n=z(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Fi=["fatal","html","replacement"];function Dt(e,t){let{length:n}=e,o=j(t);if(n>64&&n>(o?io():Tt()))return;if(o)return so(e,yt(t));if(!!1)return;let r=yt(t);return r&&fo(e,r)}var _i=l(O);function ko(e,t){return _i()?co(e,vn(t)):no(e,t)}var M=class e{encoding;unmappable;#e;#t=null;#n=0;#o=C;locate=t=>t;constructor(t,n,o=void 0){this.encoding=t,this.unmappable=n,this.#e=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#c(t,n)}get#r(){return this.#e?0:Fi.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=Dt(t,this.encoding);if(n)return n;try{let o=j(this.encoding)&&ko(t,this.encoding);if(o)return o;He(this.encoding,null),Ye(t,0,t.length);let r=wt(0,t.length,this.#r,!0);return r===-2||!R.finished()?void 0:(this.#n=0,Ve(r))}catch(o){throw N(o)}}#c(t,n){let o=new Ke;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new q(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=C,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,a=f?2048:65536,x=void 0,m=x?y=>x.add(y):o,p=0;try{if(j(this.encoding)&&!s)for(;p+65536<t.length;p+=65536){let y=ko(t.slice(p,p+65536),this.encoding);if(!y)break;o(y)}for(He(this.encoding,s);p===0||p<t.length;p+=a){let y=Math.min(p+a,t.length);Ye(t,p,y);let ar=y===t.length;for(let Ze=0,Vt=!1;!Vt;){let _e=wt(Ze,y-p,d,n&&ar);m(Ve(_e===-2?R.written():_e));let zt=i+p+Ze+R.start();if(Ze+=R.read(),Vt=_e!==-2&&R.finished(),_e!==-2)continue;let Xe=R.codePoint();if(f){let lr=oe(),qt=()=>this.locate(zt),pr=f(Xe,qt),mr=this.#f(lr,pr,m,Xe,qt);He(this.encoding,mr),Ye(t,p,y)}else r(Xe,zt)}}}catch(y){throw N(y)}if(n){x&&o(x.held);return}x&&(this.#o=x.held),this.#t=oe(),this.#n=i+t.length}#f(t,n,o,r,i){if(n===null)throw new q(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(n,!1,o,c=>{throw new q(c,i(),this.name)}),s.#t}},It=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=b(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(fe(t,0,o)),this.held=fe(t,o,n)}},Ke=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=b(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Mi(this.#n),n=0;return this.forEach(o=>{$(t,o,n),n+=b(o)}),t}};function Mi(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Fe(e,t){let n=z(e,t);if(n===37||n===38){let{name:o}=w[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Ui(n,e,t)}function Ui(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}function L(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function ie(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function Lt(){throw new TypeError("Illegal invocation")}var $o="Failed to execute 'encodeInto' on 'TextEncoder'",Ct=class e{#e="utf-8";constructor(){new.target!==e&&ie(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||Lt(),Je(E(t))}encodeInto(t,n){#e in this||Lt(),rt(arguments,2,$o);let o=E(t),r=xn(n,$o),{read:i,written:s}=Ut(o,r)??{read:0,written:0};if(i===o.length||s===b(r))return{read:i,written:s};let c=$i(o.slice(i),T(we(r),s));return{read:i+c.read,written:s+c.written}}},Go=L(Ct,"TextEncoder");function Je(e){let{length:t}=e;if(t<=6)return Be(e);if(t<=64&&Ci()){if(t<=21)return Be(e);let n=(Ni()||Ri(e))&&Wo(P,e);if(n)return n}if(t>=200&&t<=65536&&ki(e)){let n=Wo(Pi(),e);if(n)return n}return Io(e)??new M(0,"fatal").encode(e,!0)}var Ci=l(()=>!A()&&!O()),Ni=l(Te);function Ri(e){return e.length*ze(Yo(e))*.75<=64}function Wo(e,t){let n=Ut(t,e);return n?.read===t.length?K(e,0,n.written):void 0}var Pi=l(()=>new Uint8Array(3*65536)),ki=e=>Ho()<=65535&&Yo(e)>=Ho(),Ho=l(()=>W()?256:I()<22?0:1/0);function Yo(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function $i(e,t){let n=0,o=0;for(;n<e.length;){let r=St(e,n);if(o+ze(r)>b(t))break;o=bt(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var Vo="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",zo=`!
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
?`;var Hi=l(()=>{let e=zo.split(`
`),t=0;return new Map(Vo.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),qo=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ko(e){let t=new M(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof q)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Jo(String.fromCodePoint(r),n,3),o.set(r,i)),i}}function Jo(e,t,n){if(qo(e))return"";if(n===0)return null;let o=ji(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>t(c)?c:Jo(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function ji(e){let t=[...Hi().get(e)??[],...Gi(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Gi(e){let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,p)=>c(p)),d=o.filter((m,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),x=a+d.join("");x.normalize("NFD")===t&&r.push(x),d.every(qo)&&i.push(a)}return[...r,...i]}var Yi=["fatal","html","replacement","ignore","translit"],Vi=Tn(Yi),vo=(e,t)=>typeof e=="function"?e:Vi(e,t);function Zo(e,t,n){return typeof e=="function"?(o,r)=>zi(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?Ko(t):void 0}function zi(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=xe(G(e,t));return fe(n,0,b(n))}var qi="Failed to construct 'LegacyTextEncoder'",Nt="Failed to execute 'encode'";function Xo(e,t="utf-8",n=void 0){let o=v(e,Nt);if(n===void 0){let i=Fe(E(t),Nt);return i===0?Je(o):Dt(o,i)??new M(i,"fatal").encode(o,!0)}let r=ve(t,n,Nt);return r.encoding===0?Je(o):r.encode(o,!0)}function ve(e,t,n){let o=E(e),r=t===void 0?"fatal":wn(t,{unmappable:vo},n).unmappable,i=Fe(o,n);return new M(i,r,Zo(r,i,n))}var Rt=class{#e;constructor(t="utf-8",n=void 0){this.#e=ve(t,n,qi)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let o=this.#e,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":v(t,r),s=U(n,"stream",r);return o.encode(i,!s)}},Qo=L(Rt,"LegacyTextEncoder");var Pt="Failed to execute 'decode' on 'TextDecoder'",kt=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=$t(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&ie(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=C,n=void 0){let o=this.#e,r=G(t,Pt),i=U(n,"stream",Pt);return this.#t||o.reset(),this.#t=i,o.decode(ye(r),!i,Pt)}},er=L(kt,"TextDecoder");function $t(e,t,n){let o=E(e),r=U(t,"fatal",n),i=U(t,"ignoreBOM",n);return new le(No(o,n),r,i)}function tr(e,t,n){let o=Fn();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function Gt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return tr(e,(o,r)=>r(t.decode(xe(G(o,n)),!1,n)),o=>o(t.decode(C,!0,n)))}var Wt=class e{#e;#t;constructor(t="utf-8",n=void 0){let o=$t(t,n,"Failed to construct 'TextDecoderStream'");this.#e=o,this.#t=Gt("TextDecoderStream",o),new.target!==e&&ie(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},nr=L(Wt,"TextDecoderStream"),Ht=class e{#e;constructor(){this.#e=rr("TextEncoderStream",new M(0,"fatal"),E),new.target!==e&&ie(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},or=L(Ht,"TextEncoderStream");function rr(e,t,n){let o=`Failed to execute 'transform' on '${e}'`;return tr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var jt=class{#e;#t;constructor(t="utf-8",n=void 0){let o=ve(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=o,this.#t=rr("LegacyTextEncoderStream",o,v)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},ir=L(jt,"LegacyTextEncoderStream");var pe=class{fatal;ignoreBOM;#e;#t;#n=C;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&b(this.#n)===0?t:mn(this.#n,t);if(!n&&nn(r))return this.#n=r,"";let i=Ie(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new le(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?T(r,s):r,n,o)}};var Yt=class{#e;#t;constructor(t="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=E(t),i=U(n,"fatal",o),s=U(n,"ignoreBOM",o),c=new pe(z(r,o),i,s);this.#e=c,this.#t=Gt("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},sr=L(Yt,"DecoderStream");function cr(e,t){let n="Failed to execute 'findUnmappable'",o=v(e,n),r=Fe(E(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new M(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function fr(e){let t=Ie(ye(G(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function dr(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=G(e,o),i=z(E(t),o),s=U(n,"fatal",o),c=U(n,"ignoreBOM",o);return new pe(i,s,c).decode(ye(r),!0,o)}async function ur(e=void 0){let t=await e;if(t===void 0)at()||await ut(Me,!0);else{let n=Ki(t)?await Ji(t):t;await ut(()=>n,!1)}}var Ki=e=>typeof e?.arrayBuffer=="function";function Ji(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url} could not be loaded: ${e.status} ${e.statusText}`)}export{sr as DecoderStream,Qo as LegacyTextEncoder,ir as LegacyTextEncoderStream,er as TextDecoder,nr as TextDecoderStream,Go as TextEncoder,or as TextEncoderStream,q as UnmappableError,fr as bomSniff,dr as decode,Xo as encode,w as encodings,cr as findUnmappable,ur as initialize,sn as labelToName};
