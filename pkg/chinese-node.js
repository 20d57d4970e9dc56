function Oo(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(o){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${o})`,{cause:o})}}var je=()=>Oo(new URL("./chinese.wasm",import.meta.url)),Ye="encoding-wasm/chinese";var Bo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var gt=["chinese"];function l(e){let t,o=!1;return()=>{if(!o){o=!0;try{t=e()}catch(r){throw o=!1,r}}return t}}var w=Vn();function Vn(){let e=Bo.split(`
`).map(t=>{let[o,...r]=t.split(" ");return Object.freeze({name:o,labels:Object.freeze([...r,o.toLowerCase()].sort())})});return Object.freeze(e)}var Kn=l(()=>new Map(w.flatMap(({labels:e},t)=>e.map(o=>[o,t])))),Jn=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Mo=e=>e<36&&e!==33,P=e=>e>0&&e<29,_o=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),vn=e=>Jn.find(([t])=>e>=t)[1];function Uo(e){let t=Kn();return t.get(e)??t.get(Co(Qn(e)))}function v(e,t){let o=Uo(e);if(o===void 0){let r=Zn(e),n=r===void 0?"":` Did you mean '${w[r].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${n}`)}if(gt){let r=vn(o);if(r&&!gt.includes(r))throw new RangeError(`${t}: '${Ye}' doesn't include ${w[o].name}; import it from 'encoding-wasm/${r}' or 'encoding-wasm'.`)}return o}function Zn(e){let t=Ao(e),o={936:"gbk",950:"big5"}[t]??t,r=w.findIndex(({labels:n})=>n.some(i=>Ao(i)===o));return r<0||r===36?void 0:r}var Ao=e=>Co(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Xn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Ue(e){if(e[0]>=239)return Xn.find(t=>t.bytes.every((o,r)=>e[r]===o))}function Io({length:e,0:t,1:o}){return e===0||e===1&&t>=239||e===2&&t===239&&o===187}function Ot(e){return e===0||e===37||e===38}function Qn(e){let t=0,o=e.length;for(;Fo(e[t]);)t+=1;for(;Fo(e[o-1]);)o-=1;return e.slice(t,o)}var Fo=e=>`	
\f\r `.includes(e);function Co(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Do(e){let t=Uo(`${e}`);return t===void 0?null:w[t].name}var Bt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,No=()=>Object.getPrototypeOf(Uint8Array.prototype),Ke=e=>Bt(No(),e),At=e=>Bt(DataView.prototype,e),Lo=e=>globalThis[e]&&Bt(globalThis[e].prototype,"byteLength"),Ft=e=>No()[e],Ro=Ke(Symbol.toStringTag),Mt=Ke("buffer"),Po=Ke("byteOffset"),ko=Ke("byteLength"),oi=Ft("includes"),ri=Ft("set"),ni=Ft("slice"),ii=At("buffer"),si=At("byteOffset"),ci=At("byteLength"),Wo=Lo("ArrayBuffer"),fi=Lo("SharedArrayBuffer"),E=e=>ko.call(e);function we(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:E(e)}var g=(e,t,o=E(e))=>new Uint8Array(Mt.call(e),Po.call(e)+t,o-t);function $o(e,t){let o=new Uint8Array(E(e)+E(t));return Y(o,e),Y(o,t,E(e)),o}var Y=(e,t,o)=>ri.call(e,t,o),Go=(e,t)=>oi.call(e,t),Se=(e,t,o)=>ni.call(e,t,o);function ee(e,t,o){if(o>24)return Se(e,t,t+o);let r=new Uint8Array(o);for(let n=0;n<o;n++)r[n]=e[t+n];return r}function z(e,t){if(t<=64)return!1;try{return Wo.call(Mt.call(e)),!1}catch{return!0}}var di="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function k(e,t,o=di){if(!ArrayBuffer.isView(e)&&jo(e)===void 0)throw new TypeError(`${t}: ${o}`);return e}function Ho(e,t){if(ArrayBuffer.isView(e)&&Ro.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function te(e){return ArrayBuffer.isView(e)?_t(e):jo(e)===0?W:new Uint8Array(e)}var Ie=e=>e instanceof Uint8Array?e:te(e);function _t(e){try{return Ro.call(e)===void 0?new Uint8Array(ii.call(e),si.call(e),ci.call(e)):new Uint8Array(Mt.call(e),Po.call(e),ko.call(e))}catch{return W}}var W=new Uint8Array;function jo(e){for(let t of[Wo,fi])try{return t?.call(e)}catch{}}function Yo(e,t,o){qo(e,o);let r={...t};for(let n in t)Object.hasOwn(t,n)&&(r[n]=t[n](e?.[n],o,n));return r}function D(e,t,o){return e===void 0?!1:(qo(e,o),!!e?.[t])}function qo(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var B=e=>`${e}`;function oe(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Ut(e,t,o){if(e.length>=t)return;let r=t===1?"argument":"arguments";throw new TypeError(`${o}: ${t} ${r} required, but only ${e.length} present.`)}function zo(e,t="option"){return(o,r,n)=>{if(o===void 0)return e[0];let i=B(o);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${r}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Ce=class{encoding;offset;length;constructor(t,o,r){this.encoding=t,this.offset=o,this.length=r}toTypeError(t){let o=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${o} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var ui=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Vo=Symbol.for("encoding-wasm.UnmappableError"),Z=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,n,i){super(`${i} can't represent ${ui(r)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=r,this.index=n,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="object"&&r!==null&&Vo in r}[Vo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Je=(e,t)=>e?.prototype?.[t],ve=e=>Je(globalThis.Buffer,e),re=ve("ucs2Slice"),Ze=ve("ucs2Write"),Ko=ve("utf8Slice"),ne=ve("latin1Slice"),Jo=e=>globalThis[e],vo=Jo("TextDecoder"),ai=Je(vo,"decode"),Ct=Jo("TextEncoder"),li=Je(Ct,"encode"),mi=Je(Ct,"encodeInto");function V(e){let t=new vo(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:ai}),o=>t.decode(o)}function Zo(){let e=new Ct;return Object.defineProperties(e,{encode:{value:li},encodeInto:{value:mi}}),e}function _(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis;function Xe(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var $=()=>"Deno"in globalThis,N=()=>Number.parseInt(globalThis.process?.versions?.node,10),Dt=e=>globalThis.process?.getBuiltinModule?.(e),It;function Xo(){let{TransformStream:e}=globalThis;return e&&e===It?e:(It=[e,Dt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),It)}function Te(e,t,o){let{fromCharCode:r}=String;switch(o){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function tr(e,t,o){let r=Qe(c=>yi(c,o),e,t),n=Qe(Si,e,t);if(r&&n){let c=$()?1/0:64;return{...n,read:(d,u)=>(u<128?r:n).read(d,u),write:(d,u)=>(d.length<c?r:n).write(d,u),readBytes:r.readBytes,writeBytes:$()?r.writeBytes:void 0,mostByTable:512}}let i=Nt(e);if(r)return A()?wi(r,Qe(er,e,t)):r;let s=n??Qe(er,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function Qe(e,t,o){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let n=e(t);return n.write(r,o),Nt(t).read(o,r.length)===r&&n.read(o,r.length)===r?n:void 0}catch{return}}var hi="strings";function yi(e,t){let[o]=WebAssembly.Module.customSections(t,hi),r=new WebAssembly.Module(o,{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function wi(e,t){let{read:o,readBytes:r}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:o)(n,i);let s=o(n,Math.min(i,36));for(let f=36;f<i;f+=36)s+=o(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return r(n,i,s);let f=r(n,Math.min(i,36),s);for(let c=36;c<i;c+=36)f+=r(n+c,Math.min(i-c,36),s);return f}}}function Si(e){let[t,o]=[re,Ze],r=new Uint8Array(e.buffer),n=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>o.call(n(),c,d,2*c.length),most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),u=0;return{add(p,y){Y(d,new Uint8Array(e.buffer,p,2*y),u),u+=2*y},toText:()=>t.call(d,0,u)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(c)));return i=new WeakRef(u),u}}function er(e){let t=V("utf-16le"),{write:o,most:r}=Nt(e);return{read:(n,i)=>t(new Uint16Array(e.buffer,n,i)),write:o,most:r}}function Nt(e){let t=new Uint16Array(e.buffer),o=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,n){let i=o(),[s,f]=[r/2,r/2+n];if(n<=18)return Te(i,s,n);let c="";for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(r,n){let i=o();for(let s=0;s<r.length;s++)i[n/2+s]=r.charCodeAt(s)},most:1/0}}var et,a,Rt,or,rr,L,M={input:0,units:0,output:0},De=0,tt={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function se(e,t){tt.name=e,tt.encoding=t,h.newCodec=NaN,h.isBusy&&Ei(),h.isBusy=!0}function Ei(){try{cr(),et??=Oi(je()),sr(new WebAssembly.Instance(et),et)}catch(e){throw fr(e)}}async function Pt(e,t){try{cr();let o=e(),r=nr(o)?o:await WebAssembly.compile(bi(o));t||Bi(r);let n=await WebAssembly.instantiate(r);if(kt())return;sr(n,r),et=r}catch(o){throw fr(o)}}var gi=[0,97,115,109];function bi(e){let t=te(k(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(gi.every((o,r)=>t[r]===o))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var kt=()=>!h.isBusy;function Oi(e){return nr(e)?e:new WebAssembly.Module(e)}function nr(e){try{return WebAssembly.Module.customSections(e,ir),!0}catch{return!1}}var ir="encoding-wasm";function Bi(e){let[t]=WebAssembly.Module.customSections(e,ir),o=`${Ye} 0.1.0`,r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===o)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${o}; use the module of this entry and version.`)}function sr({exports:e},t){a=e,Lt=WebAssembly.RuntimeError,M.input=a.input(),M.units=a.units(),M.output=a.output(),ar(),L=tr(a.memory,M.units,t),De=Math.min(a.units_length(),L.most),h.isBusy=!1}function cr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function fr(e){let{message:t}=e,o=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Ai(e))return new RangeError(`encoding-wasm: ${dr} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return o("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return o(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:r,LinkError:n}=WebAssembly;return e instanceof r||e instanceof n?o(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var dr="no memory for WebAssembly; free some, and call again",Ai=e=>e instanceof RangeError&&/memory/i.test(e.message);function ot(){return $t(),Rt}function ur(){return $t(),or}function Wt(){return $t(),rr}function $t(){Rt[0]===void 0&&ar()}function ar(){let{buffer:e}=a.memory;Rt=new Uint8Array(e),or=new Uint8Array(e,M.input,65536),rr=new Int32Array(e,a.codec(),a.codec_length()>>2)}function lr(e,t){return se(e,-1),mr(t)}function mr(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw U(t)}}var Lt;function U(e){if(!Lt||!(e instanceof Lt))return e;let t=w[tt.encoding]?.name,o=`${tt.name}${t?` of ${t}`:""} failed`;return Fi()?new RangeError(`encoding-wasm: ${o}: ${dr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${o} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Fi(){try{return a.memory.grow(32),!1}catch{return!0}}function fe(){let e=Wt();return Sr(e,new Int32Array(e.length))}function yr(){return a.held()!==0?fe():(h.newCodec=Le,null)}var wr=e=>Sr(e,Wt());function Sr(e,t){for(let o=0;o<e.length;o++)t[o]=e[o];return t}function Ne(e,t){Tr(e,t)||(se("decoding",e),t?wr(t):a.new_decoder(e),Le=e===33||e===36?NaN:e)}var Le=NaN;function Tr(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function nt(e,t){Tr(~e,t)||(se("encoding",e),t?wr(t):a.new_encoder(e),Le=~e)}function Re(e,t,o,r,n){rt(e,t),h.isBusy=!0;let i=a.decode_block(t,o,+r,+n);return h.isBusy=!1,n&&i>=0&&(h.newCodec=Le),Fr(i)}var K={encoding:-1,at:0,most:0,owner:void 0};function it(e,t,o){if(K.encoding!==e||K.owner!==a||h.isBusy){try{se("decoding",e),K.owner=a,K.at=L.readBytes?a.byte_table(e):0,K.most=!_o(e)&&L.mostByTable||1/0,K.encoding=e}catch(n){throw U(n)}h.isBusy=!1}if(K.at===0||o>K.most)return;if(o<=65536)return rt(t,o),pr(o);if(L.most>De)return;let r="";for(let n=0;n<o;n+=65536){let i=Math.min(65536,o-n);rt(g(t,n,n+i),i),r=de(r,pr(i))}return r}function Ht(e,t,o,r){return lr("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),rt(n===t?e:g(e,i,i+n),n),!a.is_free_of(n,o,r))return!1;return!0})}function jt(e,t){let o=-1,r,n;function i(s){try{return se(e,s),o=s,n=a,r=t(s),h.isBusy=!1,r}catch(f){throw U(f)}}return s=>s===o&&n===a&&!h.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var Yt=jt("encoding",e=>{let t=a.unit_table(e)>>>0;if(t===0)return;let{buffer:o}=a.memory;return new Uint16Array(o,t,65536)}),Er=jt("encoding",e=>{let t=a.unit_table(e)>>>0,o=new Uint8Array(65536);return Y(o,new Uint8Array(a.memory.buffer,t,16384)),o}),st=jt("decoding",e=>{let t=P(e),o=(!t?a.pair_table(e):a.byte_table(e))>>>0;return o>0?new Uint16Array(a.memory.buffer,o,t?256:65536):void 0}),pr=e=>L.readBytes(M.input,e,K.at);function de(e,t){try{return e+t}catch(o){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:o})}}var gr=e=>e+65536+3<=De,br=e=>e>De&&e<268435456?L.collect?.(e+3):void 0,Or=()=>M.units,Br=()=>ot()[M.units]|ot()[M.units+1]<<8,ct=(e,t)=>L.read(M.units+2*e,t-e),ft=(e,t,o)=>L.write(e.slice(t,o),M.units);function Ar(e,t){if(!h.isBusy&&!L.writeBytes)return;se("encoding",t);let o=L.writeBytes?.(e,M.output,a.unit_table(t));return h.isBusy=!1,o===e.length?dt(o):void 0}function qt(e,t,o,r){h.isBusy=!0;let n=a.encode_block(e,t,o,+r);return h.isBusy=!1,r&&n>=0&&G.finished()&&(h.newCodec=Le),Fr(n)}function rt(e,t){let o=ur();if(t>8)try{Y(o,e)}catch{Y(o,g(e,0,t))}else for(let r=0;r<t;r++)o[r]=e[r]}function Fr(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var dt=e=>ee(ot(),M.output,e);var G={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var H=new Uint8Array(256);function Pe(e){let{length:t}=e,o=0;for(let r=0;r<t;r++){let n=e.charCodeAt(r);if(n<128)H[o++]=n;else if(n<2048)H[o++]=192|n>>6,H[o++]=128|n&63;else if((n&63488)!==55296)H[o++]=224|n>>12,H[o++]=128|n>>6&63,H[o++]=128|n&63;else{let i=Kt(e,r);i>=65536&&(r+=1),o=Jt(i,H,o)}}return ee(H,0,o)}var _r=l(()=>Ze?96:A()?1024:128),Vt=l(()=>A()||T()?4096:128),Ii=l(()=>new Uint8Array(2*Vt()));function Ur(e,t){let{length:o}=e,r=new Uint8Array(o);for(let n=0;n<o;n++){let i=e.charCodeAt(n),s=i<128?i:t[i];if(!s&&i>0)return;r[n]=s}return r}function Ir(e,t){let{length:o}=e,r=new Uint8Array(o);for(let n=0;n<o;n++)r[n]=t[e.charCodeAt(n)];return Go(r,0)?void 0:r}function Cr(e,t){let{length:o}=e,r=2*o<=256?H:Ii(),n=0;for(let i=0;i<o;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(r[n++]=f>>8),r[n++]=f}return ee(r,0,n)}function Kt(e,t){let o=e.codePointAt(t);return o>=55296&&o<=57343?65533:o}var ut=e=>e<128?1:e<2048?2:e<65536?3:4;function Jt(e,t,o){if(e<128)return t[o]=e,o+1;let r=ut(e);for(let n=r-1;n>0;n--)t[o+n]=128|e>>6*(r-1-n)&63;return t[o]=e>>6*(r-1)|(r===2?192:r===3?224:240),o+r}var Dr=new Uint8Array(128),Q=Ci(Dr);function Ci(e){return new Uint16Array(e.buffer)}var Nr=l(()=>Xt()?0:18),Lr=l(()=>N()>0&&!$()&&!T()?12:18),Di=l(()=>A()||N()<22?18:8),Rr=l(()=>$()||!(N()>=22)?64:32),Ni=l(()=>A()||T()?64:32),Oe=(e,t)=>(e[0]&e[t>>1])>=128;function Pr(e,t,o){return o?t<=Di():t<=18||t<=Ni()&&(Oe(e,t)||mt())}var kr=()=>({mixed:Lr(),most:Rr()}),Wr=(e,t)=>t<=Lr()||t<=64&&Oe(e,t)&&t<=Rr(),I={length:0,bytes:[0,0]};function ue(e,t,o,r){if(e[0]<128&&Xt())return Qt(e,t)?ne.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,u=e[i++]^128,p=d?0:e[i++]^128;if(f=d?(c&31)<<6|u:(c&15)<<12|u<<6|p,!(c>=194&&c<240&&(u|p)<64&&i<=t)||!d&&(f<2048||(f&63488)===55296||f===65279))return Li(e,s,t,o,r,n)}Q[n++]=f}return lt(n)}function Li(e,t,o,r,n,i){let s=Zt();for(let f=t;f<o&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,u=d>0?c&63>>d:c,p=d===0&&c>=128,y=c===224?160:c===240?144:128,m=c===237?159:c===244?143:191,x=0;for(;x<d&&f<o;x++,f++){let F=e[f];if(F<y||F>m)break;y=128,m=191,u=u<<6|F&63}if(x<d){if(f===o&&!r){if(c>=239)return;$r(c,128|u&63,1+x);break}p=!0}if(p&&n||(p&&(u=65533),u===65279))return;u>65535&&(Q[i++]=55232+(u>>10),u=56320|u&1023),Q[i++]=u}return lt(i)}function vt(e,t,o,r){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=st(r),!n)return;if(d=n[c],d===0&&(s<t&&(d=n[c|e[s++]<<8]),d===0))return Ri(e,f,t,o,i,r,n)}Q[i++]=d}return lt(i)}function Ri(e,t,o,r,n,i,s){let f=Zt();for(let c=t;c<o&&n<=f;){let d=e[c++],u=d<128?d:s[d];if(d>=128&&u===0){if(c===o&&!r){if(i===32)return;$r(d,0,1);break}let p=c<o?e[c]:0;if(u=s[d|p<<8],u>0)c+=1;else if(Pi(p,i))u=65533;else return}Q[n++]=u}return lt(n)}function Pi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function at(e,t,o){return I.length=0,ue(g(e,t,o),o-t,!1,!0)===""}function $r(e,t,o){I.length=o,I.bytes[0]=e,I.bytes[1]=t}function lt(e){if(e<3||e<=18&&!Xt())return Te(Q,0,e);if(mt())return re.call(Dr,0,2*e);if(!(e>Zt()))return Te(Q,0,18)+Te(Q,18,e-18)}var Zt=l(()=>mt()?1/0:36),Xt=l(()=>T()&&mt()),mt=l(()=>_(ki)===!0);function ki(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=o=>o.call(e,0,e.length);return t(re)==="a\uFEFF\uD83D"&&t(ne)==="a\0\xFF\xFE=\xD8"}function Qt(e,t){for(let o=0;o<t;o++)if(e[o]>=128)return!1;return!0}function Be(e,t){for(let o=0;o<t;o+=Math.ceil(t/8))if(e[o]>=128)return!1;return e[t-1]<128}var eo=l(()=>_(ji)),Ae=l(()=>_(Yi)),Hi=l(()=>_(Vi)),Gr=l(()=>_(vi));function Hr(e,t,o){if(e!==0&&e!==38||o<24||z(t,o)||e===0&&Yr(t,o))return;let r=e===0?Ae():Hi();return r?.takes?.(t,o)===!1?void 0:r}function jr(e,t,o,r){if(I.length=0,t>256&&(r||z(e,t)||Yr(e,t)))return;let n=Ae();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&(o||!at(e,i,t))))try{let s=n.decodeQuickly(i<t?g(e,0,i):e,i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}function Yr(e,t){if(t<8192)return!1;let o=0;for(let r=0;r<t-1;r+=Math.ceil(t/8))e[r]>=192&&(e[r+1]&192)!==128&&o++;return o>1}function qr(){let e=Gr();return t=>{try{return e?.encode(t)}catch{return}}}function to(e,t){try{return Gr()?.encodeInto(e,t)}catch{return}}function ji(){let{isAscii:e}=Dt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,n)=>!e(t.with(n,128)))?e:void 0}function Yi(){let e=N()<22,t=e?eo():void 0;if(e&&!t)return;let o=V("utf-8"),r=qi(o),n=Xe()?zi:void 0,i=e?zr:n,s=[239,187,191,97,230,188,162,240,159,146,169],f=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],c=Uint8Array.of(...s,...f),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),p=r(c,c.length)===d&&o(c)===d&&r(u,2)==="a\x7F",y=ne;if(!(!p||t&&y.call(u)!=="a\x7F"))return{decode(m,x){try{if(t)return y.call(m);let F=o(m);return x&&F.includes("\uFFFD")?void 0:F}catch{return}},decodeQuickly:r,takesQuickly:i,takes:t?(m,x)=>Be(m,x)&&t(m):n,completeLength(m,x){for(let F=1;F<=3&&F<=x;F++){let J=m[x-F];if(J<128)break;if(J>=192)return(J>=240?4:J>=224?3:2)>F?x-F:x}return x}}}function qi(e){let t=Ko;if(!t||T()||!(N()>=22))return e;let o=$()?zr:()=>!0;return(r,n)=>o(r,n)?t.call(r):e(r)}var zr=(e,t)=>t<=64||t<=256&&Be(e,t);function zi(e,t){if(t<768)return t>=128&&Be(e,t);let o=0;for(let r=0;r<t;r+=Math.ceil(t/16)){let n=e[r];if(n<128)o+=1;else if(n===225)o-=3;else if(n>=206&&n<240)return!1}return o>=0}function Vi(){return A()?Ji():Ki()}function Ki(){let e=re,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:t.length},(r,n)=>t.charCodeAt(n)).buffer);if(!(e.call(o)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Vr(0,N()<22?512:1/0,(r,n)=>{let i=e.call(r);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function Ji(){let e=V("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Vr(2048,1/0,(t,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var Vr=(e,t,o)=>({takes:(r,n)=>n>=e&&n<=t,decode(r,n){try{return o(r,n)}catch{return}},completeLength(r,n){let i=n-n%2;return(r[i-1]&252)===216?i-2:i}});function vi(){let e=Zo(),{read:t,written:o}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),r="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(r);return t===3&&o===7&&`${[...n]}`==`${[...Pe(r)]}`&&Object.getPrototypeOf(n)===Uint8Array.prototype?e:void 0}var vr=l(T);function Zr(e,t,o){if(o>64)return Be(t,o)?Zi(e,t,o):void 0;if(o<=Nr()||(t[o>>1]|t[o-1])>=128||!Qt(t,o))return;let r=no();return r?r.call(t,0,o):it(e,t,o)}function Zi(e,t,o){let r=no(),n=P(e);if(!(o<512&&(n||!r))&&!!1&&!z(t,o))try{return eo()?.(t)??Ht(t,o,128,128)?r?r.call(t):Ae()?.decodeQuickly(t,o):void 0}catch{return}}var pt=[],ae=[];function Xr(e,t,o){if(!(o<=18||o>=512))return ae[e]===void 0&&(ae[e]=ts(e)?tn(e):null),en(ae[e],t,o)}function Qr(e,t,o){return o<512?(vr()?oo(e,t,o):void 0)??it(e,t,o)??oo(e,t,o)??Kr(e,t,o):oo(e,t,o)??(on(e)?Kr(e,t,o):void 0)??it(e,t,o)}function oo(e,t,o){let r=no();if(!(!r||e!==21||!Qi(t,o)||z(t,o)))try{return r.call(t)}catch{return}}var Kr=(e,t,o)=>en(tn(e),t,o),en=(e,t,o)=>e&&!z(t,o)?We(e,t):void 0;function We(e,t){try{return e(t)}catch{return}}function tn(e){return pt[e]===void 0&&(pt[e]=null,pt[e]=_(()=>os(e))??null),pt[e]}var no=l(()=>_(Xi));function Xi(){let e=ne,t=Uint8Array.from({length:256},(o,r)=>r);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Qi(e,t){let o=Math.min(t,64);for(let r=0;r<o;r++)if((e[r]&224)===128)return!1;return o===t||Ht(e,t,128,224)}var on=e=>e===21?es():rn(),rn=l(A),es=l(()=>A()||T()||!(N()>0)),ts=e=>rn()||e===21&&vr();function os(e){let t=st(e),o=V(w[e].name),r=i=>o(i)===String.fromCharCode(...Array.from(i,s=>t[s])),n=Uint8Array.from({length:4096},(i,s)=>s);return n.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(n)?o:void 0}var nn;function sn(e,t){return nn??=rs(),nn(e,t)}function rs(){let e=Ae(),{mixed:t,most:o}=e&&T()?{mixed:0,most:0}:kr();return(r,n)=>{if(n<=t||n<=o&&Oe(r,n)){let i=ue(r,n,!0,!1);if(i!==void 0)return i}if(e?.takesQuickly?.(r,n)!==!1)try{return e?.decodeQuickly(r,n)}catch{return}}}function xt(e,t,o){try{return Ne(e,null),ct(0,Re(t,o,0,!1,!0))}catch(r){throw U(r)}}var io=l(()=>A()?{any:224,euc:1024,markup:1/0}:{any:0,euc:0,markup:T()?2048:0}),cn=e=>e===32||e===35?io().euc:io().any,fn=[];function dn(e,t,o){if(o>io().markup||o>cn(e)&&!ss(t,o))return;let r=fn[e];if(r)return z(t,o)?void 0:We(r,t);cs(e,o)}function ss(e,t){if(Oe(e,t))return!1;let o=0;for(let r=0;r<t;r+=Math.ceil(t/32))e[r]<128&&(o+=1);return o>10}var $e=[];function cs(e,t){$e[e]===void 0&&($e[e]=_(()=>ds(e))??null);let o=$e[e];o&&(o.credit+=1+t/1024,!(o.credit<128)&&(o.credit=0,$e[e]=null,_(()=>{let{value:r}=o.sequences.next();r?o.decode(r)===xt(e,r,E(r))&&($e[e]=o):fs(e,o.decode)})))}function fs(e,t){fn[e]=t;let o=cn(e);o>0&&(ae[e]=r=>r.length<=o?t(r):void 0)}var ds=e=>({decode:V(w[e].name),sequences:as(e),credit:0}),us=[[239,187,191],[254,255],[255,254],[132,49,149,51]],so=[10,164,162];function*as(e){let[t,o,r,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of us)yield Uint8Array.of(...i,...so);for(let i=128;i<=255;i++)yield le([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield le([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield le([i,i],[s,s],r,o);for(let i=133;i<=254;i+=8)yield le([i,Math.min(i+7,254)],o,n,o);yield le([227,227],[50,50],r,o),yield le([129,129],[48,48],t),yield le([129,129],[48,48],n,t)}}function le(...e){let t=e.map(([s,f])=>f-s+1),o=t.reduce((s,f)=>s*f),r=e.length+so.length,n=new Uint8Array(o*r+e.length-1);for(let s=0;s<o;s++){let f=s;for(let c=e.length-1;c>=0;c--)n[s*r+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(so,s*r+e.length)}let i=(o-1)*r;return n.copyWithin(i+r,i,i+e.length-1),n}var Fe=new Uint8Array(18),ms=[0,0],me=class{encoding;fatal;ignoreBOM;#e=null;#t=ms;#o=0;#r=!1;#n;#i=null;constructor(t,o,r,n=0){this.encoding=t,this.fatal=o,this.ignoreBOM=r,this.#n=n}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#o=0,this.#r=!1,this.#n=0}decode(t,o,r){let n=we(t);if(!this.#e&&this.#o===0){let i=this.#c(t,n,o);if(i!==void 0)return o||this.#u(n),i}return this.#s(t,n,o,r)}decodeWhole(t,o,r){this.reset();let{encoding:n}=this,i=o<=256&&!this.fatal;if(i&&n===0&&o>0){let s=sn(t,o);if(s!==void 0)return t[0]===239?this.#d(s):s}else{let s=i&&o>18?ae[n]:void 0,f=(s?We(s,t):void 0)??this.#c(t,o,!0);if(f!==void 0)return f;if(i&&!Ot(n))return xt(n,t,o)}return this.#s(t,o,!0,r)}#s(t,o,r,n){if(this.#o>0){let u=this.#m(t,o,r)??this.#p(t,o,r,n);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#r,f=this.#n,c="";try{c=this.#h(t,o,r)??this.#f(t,o,r)}catch(u){throw this.#e=i,this.#r=s,this.#n=f,U(u)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#n=f+o,n===void 0?d:d.toTypeError(n);return c}#c(t,o,r){let{encoding:n}=this;if(I.length=0,o===0)return"";if(n===0){let f=Wr(t,o)?ue(t,o,r,this.fatal):void 0;if(f!==void 0)return f;let c=jr(t,o,r,this.fatal);return c===void 0?void 0:this.#d(c)}if(!Mo(n))return;let i=P(n),s=(t[0]<128?Zr(n,t,o):void 0)??(!i&&r&&o>18?dn(n,t,o):void 0)??(Pr(t,o,i)?vt(t,o,r,n):void 0)??void 0;return this.#a(s)}#a(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#r&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#m(t,o,r){let n=this.#o+o;if(o===0||n>18)return;I.length=0,this.#l(t,n);let i=this.encoding===0?ue(Fe,n,r,this.fatal):this.#a(vt(Fe,n,r,this.encoding));return i!==void 0&&!r&&this.#u(o),i}#p(t,o,r,n){if(this.encoding!==0)return;let i=this.#n,s=this.#r,f=this.#t,c=this.#o,d=f[0]<224?2:3;if(c+o<=d)return;this.#l(t,d);let u=ue(Fe,d,!0,!0);if(u===void 0)return;let p=d-c;this.#o=0,this.#n+=p;try{return de(u,this.decode(g(t,p),r,n))}catch(y){throw y instanceof Ce||y instanceof TypeError||(this.#e=null,this.#r=s,this.#n=i,this.#t=f,this.#o=c),y}}#l(t,o){Fe[0]=this.#t[0],Fe[1]=this.#t[1];for(let r=this.#o;r<o;r++)Fe[r]=t[r-this.#o]}#u(t){this.#n+=t,this.#r||=t>0,this.#o=I.length,I.length>0&&(this.#t=[I.bytes[0],I.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Ne(this.encoding,null),Re(t,this.#o,0,this.fatal,!1),this.#e=fe(),this.#o=0}catch(o){throw U(o)}}#h(t,o,r){let n=Hr(this.encoding,t,o);if(!n)return;let i=0,s="",f=n.completeLength(t,o);if(o<256&&(this.#e||f<o))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#f(g(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===o?t:g(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=de(s,this.#f(c,f-i,!0)),this.#i)return s}else s=de(s,this.#d(d)),this.#n+=f-i;return this.#r||=f>0,f===o?s:this.encoding===0&&!r&&at(t,f,o)?(this.#u(o-f),s):de(s,this.#f(g(t,f,o),o-f,r))}#f(t,o,r){Ne(this.encoding,this.#e);let n="",i=br(o),s=this.#r||this.ignoreBOM||!Ot(this.encoding),f=0;for(let c=0;;c+=65536){let d=o-c<=65536,u=Math.min(65536,o-c),p=c===0&&d?t:g(t,c,c+u),y=Re(p,u,f,this.fatal,r&&d);if(y<0)return this.#e=fe(),this.#i=new Ce(this.name,this.#n+c+G.start(),G.length()),n;if(f+=y,f>0&&(d||!gr(f))){let m=!s&&Br()===65279?1:0;i?i.add(Or()+2*m,f-m):n=de(n,ct(m,f)),s=!0,f=0}if(d)break}return this.#r=s,this.#e=r?null:yr(),this.#n+=o,i?i.toText():n}},ht=new me(0,!1,!1);function un(e,t,o,r,n,i){return ht.encoding=o,ht.fatal=r,ht.ignoreBOM=n,ht.decodeWhole(e,t,i)}function an(e,t){let o=v(e,t);if(o===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return o}var xs=["fatal","html","replacement"];function fo(e,t){let{length:o}=e,r=P(t);if(o>64&&o>(r?_r():Vt()))return;if(!1)return Ur(e,Yt(t));if(!!0)return;let n=Yt(t);return n&&Cr(e,n)}var hs=l(T);function pn(e,t){return hs()?Ir(e,Er(t)):Ar(e,t)}var C=class e{encoding;unmappable;#e;#t=null;#o=0;#r=W;locate=t=>t;constructor(t,o,r=void 0){this.encoding=t,this.unmappable=o,this.#e=r}get name(){return w[this.encoding].name}encode(t,o){return o&&this.#i(t)||this.#s(t,o)}get#n(){return this.#e?0:xs.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let o=fo(t,this.encoding);if(o)return o;try{let r=!1;if(r)return r;nt(this.encoding,null),ft(t,0,t.length);let n=qt(0,t.length,this.#n,!0);return n===-2||!G.finished()?void 0:(this.#o=0,dt(n))}catch(r){throw U(r)}}#s(t,o){let r=new yt;return this.encodeOrFail(t,o,n=>r.add(n),(n,i)=>{throw new Z(n,i,this.name)}),r.concatenate()}encodeOrFail(t,o,r,n=()=>{}){let i=this.#o,s=this.#t,f=this.#r;o&&(this.#r=W,this.#t=null,this.#o=0);let c=this.#e,d=this.#n,u=c?2048:65536,p=void 0,y=p?x=>p.add(x):r,m=0;try{if(!1)for(;m+65536<t.length;m+=65536){let x=pn(t.slice(m,m+65536),this.encoding);if(!x)break;r(x)}for(nt(this.encoding,s);m===0||m<t.length;m+=u){let x=Math.min(m+u,t.length);ft(t,m,x);let F=x===t.length;for(let J=0,Eo=!1;!Eo;){let He=qt(J,x-m,d,o&&F);y(dt(He===-2?G.written():He));let go=i+m+J+G.start();if(J+=G.read(),Eo=He!==-2&&G.finished(),He!==-2)continue;let Et=G.codePoint();if(c){let Hn=fe(),bo=()=>this.locate(go),jn=c(Et,bo),Yn=this.#c(Hn,jn,y,Et,bo);nt(this.encoding,Yn),ft(t,m,x)}else n(Et,go)}}}catch(x){throw U(x)}if(o){p&&r(p.held);return}p&&(this.#r=p.held),this.#t=fe(),this.#o=i+t.length}#c(t,o,r,n,i){if(o===null)throw new Z(n,i(),this.name);if(typeof o!="string")return r(o),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(o,!1,r,f=>{throw new Z(f,i(),this.name)}),s.#t}},co=class{held;#e;constructor(t,o){this.held=t,this.#e=o}add(t){let o=E(t);if(o===0)return;t[0]!==27&&this.#e(this.held);let r=t[o-3]===27?o-3:o;this.#e(Se(t,0,r)),this.held=Se(t,r,o)}},yt=class{#e=null;#t=null;#o=0;get length(){return this.#o}add(t){let o={bytes:t,next:null};this.#t?this.#t.next=o:this.#e=o,this.#t=o,this.#o+=E(t)}forEach(t){for(let o=this.#e;o;o=o.next)t(o.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=ys(this.#o),o=0;return this.forEach(r=>{Y(t,r,o),o+=E(r)}),t}};function ys(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Ge(e,t){let o=v(e,t);if(o===37||o===38){let{name:r}=w[o];throw new RangeError(`${t}: ${r} has no encoder in the standard; use encodeUTF16() of 'encoding-wasm', or UTF-8.`)}return ws(o,e,t)}function ws(e,t,o){if(e===36)throw new RangeError(`${o}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function R(e,t){let{prototype:o}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let r of Object.getOwnPropertyNames(o))r!=="constructor"&&Object.defineProperty(o,r,{enumerable:!0});return Object.defineProperty(o,Symbol.toStringTag,{value:t,configurable:!0}),e}function pe(e,t,o){let{prototype:r}=t;r!==Object(r)&&Object.setPrototypeOf(e,o.prototype)}function uo(){throw new TypeError("Illegal invocation")}var xn="Failed to execute 'encodeInto' on 'TextEncoder'",ao=class e{#e="utf-8";constructor(){new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||uo(),wt(B(t))}encodeInto(t,o){#e in this||uo(),Ut(arguments,2,xn);let r=B(t),n=Ho(o,xn),{read:i,written:s}=to(r,n)??{read:0,written:0};if(i===r.length||s===E(n))return{read:i,written:s};let f=_s(r.slice(i),g(_t(n),s));return{read:i+f.read,written:s+f.written}}},Tn=R(ao,"TextEncoder");function wt(e){return e.length<=6?Pe(e):(hn??=gs(),hn(e)??new C(0,"fatal").encode(e,!0))}var hn;function gs(){let e=qr();return A()||T()?e:t=>bs(t)??e(t)}function bs(e){let{length:t}=e;if(t<=21)return Pe(e);if(t<=64&&Os()){let o=(Bs()||As(e))&&yn(H,e);if(o)return o}return t>=1024&&t<=65536&&Ms(e)?yn(Fs(),e):void 0}var Os=l(()=>!$()),Bs=l(Xe);function As(e){return e.length*ut(En(e))*.75<=64}function yn(e,t){let o=to(t,e);return o?.read===t.length?ee(e,0,o.written):void 0}var Fs=l(()=>new Uint8Array(3*65536)),Ms=e=>wn()<=65535&&En(e)>=wn(),wn=l(()=>$()?256:N()<22?0:1/0);function En(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function _s(e,t){let o=0,r=0;for(;o<e.length;){let n=Kt(e,o);if(r+ut(n)>E(t))break;r=Jt(n,t,r),o+=n<65536?1:2}return{read:o,written:r}}var gn="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",bn=`!
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
?`;var Is=l(()=>{let e=bn.split(`
`),t=0;return new Map(gn.split(",").map((o,r)=>(t+=Number.parseInt(o||"1",36),[String.fromCodePoint(t),e[r].split("	")])))}),On=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Bn(e){let t=new C(e,"fatal"),o=n=>{try{return t.encode(n,!0),!0}catch(i){if(i instanceof Z)return!1;throw i}},r=new Map;return n=>{let i=r.get(n);return i===void 0&&(i=An(String.fromCodePoint(n),o,3),r.set(n,i)),i}}function An(e,t,o){if(On(e))return"";if(o===0)return null;let r=Cs(e),n=r.find(t);if(n!==void 0)return n;for(let i of r){let s=Array.from(i,f=>t(f)?f:An(f,t,o-1));if(!s.includes(null))return s.join("")}return null}function Cs(e){let t=[...Is().get(e)??[],...Ds(e)],o=e.normalize("NFKD");return o===e||/^ ./u.test(o)?t:[...t,o.normalize(),o]}function Ds(e){let t=e.normalize("NFD"),[o,...r]=t,n=[],i=[];for(let s=2**r.length-2;s>=0;s--){let f=y=>s>>r.length-1-y&1,c=r.filter((y,m)=>f(m)),d=r.filter((y,m)=>!f(m)),u=[o,...c].join("").normalize("NFC"),p=u+d.join("");p.normalize("NFD")===t&&n.push(p),d.every(On)&&i.push(u)}return[...n,...i]}var Ns=["fatal","html","replacement","ignore","translit"],Ls=zo(Ns),Fn=(e,t,o)=>typeof e=="function"?e:Ls(e,t,o);function Mn(e,t,o){return typeof e=="function"?(r,n)=>Rs(e(r,n()),o):e==="ignore"?()=>"":e==="translit"?Bn(t):void 0}function Rs(e,t){if(typeof e=="string")return e;if(e==null)return null;let r=te(k(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Se(r,0,E(r))}var Ps="Failed to construct 'LegacyTextEncoder'",lo="Failed to execute 'encode'";function _n(e,t="utf-8",o=void 0){let r=oe(e,lo);if(o===void 0){let i=Ge(B(t),lo);return i===0?wt(r):fo(r,i)??new C(i,"fatal").encode(r,!0)}let n=St(t,o,lo);return n.encoding===0?wt(r):n.encode(r,!0)}function St(e,t,o){let r=B(e),n=t===void 0?"fatal":Yo(t,{unmappable:Fn},o).unmappable,i=Ge(r,o);return new C(i,n,Mn(n,i,o))}var mo=class{#e;constructor(t="utf-8",o=void 0){this.#e=St(t,o,Ps)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,o=void 0){let r=this.#e,n="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":oe(t,n),s=D(o,"stream",n);return r.encode(i,!s)}},Un=R(mo,"LegacyTextEncoder");var Tt="Failed to execute 'decode' on 'TextDecoder'",po=class e{#e;#t=!1;constructor(t="utf-8",o=void 0){this.#e=xo(t,o,"Failed to construct 'TextDecoder'"),new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=W,o=void 0){let r=this.#e;if(o===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return r.decodeWhole(t,we(t),Tt);let n=k(t,Tt),i=D(o,"stream",Tt);return this.#t||r.reset(),this.#t=i,r.decode(Ie(n),!i,Tt)}},In=R(po,"TextDecoder");function xo(e,t,o){let r=B(e),n=D(t,"fatal",o),i=D(t,"ignoreBOM",o);return new me(an(r,o),n,i)}function Cn(e,t,o){let r=Xo();if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>o(i=>i.length>0&&n.enqueue(i))})}function So(e,t){let o=`Failed to execute 'transform' on '${e}'`;return Cn(e,(r,n)=>n(t.decode(te(k(r,o)),!1,o)),r=>r(t.decode(W,!0,o)))}var ho=class e{#e;#t;constructor(t="utf-8",o=void 0){let r=xo(t,o,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=So("TextDecoderStream",r),new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Dn=R(ho,"TextDecoderStream"),yo=class e{#e;constructor(){this.#e=Ln("TextEncoderStream",new C(0,"fatal"),B),new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Nn=R(yo,"TextEncoderStream");function Ln(e,t,o){let r=`Failed to execute 'transform' on '${e}'`;return Cn(e,(n,i)=>i(t.encode(o(n,r),!1)),n=>n(t.encode("",!0)))}var wo=class{#e;#t;constructor(t="utf-8",o=void 0){let r=St(t,o,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Ln("LegacyTextEncoderStream",r,oe)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Rn=R(wo,"LegacyTextEncoderStream");var Me=class{fatal;ignoreBOM;#e;#t;#o=W;constructor(t,o,r){this.#e=t,this.fatal=o,this.ignoreBOM=r}get name(){return this.#t?.name??null}decode(t,o,r){if(this.#t)return this.#t.decode(t,o,r);let n=o&&E(this.#o)===0?t:$o(this.#o,t);if(!o&&Io(n))return this.#o=n,"";let i=Ue(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new me(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?g(n,s):n,o,r)}};var To=class{#e;#t;constructor(t="utf-8",o=void 0){let r="Failed to construct 'DecoderStream'",n=B(t),i=D(o,"fatal",r),s=D(o,"ignoreBOM",r),f=new Me(v(n,r),i,s);this.#e=f,this.#t=So("DecoderStream",f)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Pn=R(To,"DecoderStream");function kn(e,t){let o="Failed to execute 'findUnmappable'",r=oe(e,o),n=Ge(B(t),o),i=new Map,s=(f,c)=>i.set(c,f);return new C(n,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function Wn(e){let t=Ue(Ie(k(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function $n(e,t="utf-8",o=void 0){let r="Failed to execute 'decode'",n=k(e,r),i=v(B(t),r),s=D(o,"fatal",r),f=D(o,"ignoreBOM",r),c=Ie(n);return Ue(c)?new Me(i,s,f).decode(c,!0,r):un(c,we(c),i,s,!0,r)}async function Gn(e=void 0){let t=await e;if(t===void 0)kt()||await Pt(je,!0);else{let o=ks(t)?await Ws(t):t;await Pt(()=>o,!1)}}var ks=e=>typeof e?.arrayBuffer=="function";function Ws(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Pn as DecoderStream,Un as LegacyTextEncoder,Rn as LegacyTextEncoderStream,In as TextDecoder,Dn as TextDecoderStream,Tn as TextEncoder,Nn as TextEncoderStream,Z as UnmappableError,Wn as bomSniff,$n as decode,_n as encode,w as encodings,kn as findUnmappable,Gn as initialize,Do as labelToName};
