function gn(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var je=()=>gn(new URL("./single-byte.wasm",import.meta.url)),Ye="encoding-wasm/single-byte";var bn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Tt=["single-byte"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=qr();function qr(){let e=bn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(e)}var zr=l(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Vr=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],An=e=>e<36&&e!==33,P=e=>e>0&&e<29,Fn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),Kr=e=>Vr.find(([t])=>e>=t)[1];function Mn(e){let t=zr();return t.get(e)??t.get(Un(Zr(e)))}function v(e,t){let n=Mn(e);if(n===void 0){let o=Jr(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(Tt){let o=Kr(n);if(o&&!Tt.includes(o))throw new RangeError(`${t}: '${Ye}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Jr(e){let t=On(e),n={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:r})=>r.some(i=>On(i)===n));return o<0||o===36?void 0:o}var On=e=>Un(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),vr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Ue(e){if(e[0]>=239)return vr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function _n({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function bt(e){return e===0||e===37||e===38}function Zr(e){let t=0,n=e.length;for(;Bn(e[t]);)t+=1;for(;Bn(e[n-1]);)n-=1;return e.slice(t,n)}var Bn=e=>`	
\f\r `.includes(e);function Un(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function In(e){let t=Mn(`${e}`);return t===void 0?null:w[t].name}var Ot=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Dn=()=>Object.getPrototypeOf(Uint8Array.prototype),ze=e=>Ot(Dn(),e),Bt=e=>Ot(DataView.prototype,e),Cn=e=>globalThis[e]&&Ot(globalThis[e].prototype,"byteLength"),At=e=>Dn()[e],Nn=ze(Symbol.toStringTag),Ft=ze("buffer"),Ln=ze("byteOffset"),Rn=ze("byteLength"),ei=At("includes"),ti=At("set"),ni=At("slice"),oi=Bt("buffer"),ri=Bt("byteOffset"),ii=Bt("byteLength"),Pn=Cn("ArrayBuffer"),si=Cn("SharedArrayBuffer"),E=e=>Rn.call(e);function we(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:E(e)}var g=(e,t,n=E(e))=>new Uint8Array(Ft.call(e),Ln.call(e)+t,n-t);function kn(e,t){let n=new Uint8Array(E(e)+E(t));return Y(n,e),Y(n,t,E(e)),n}var Y=(e,t,n)=>ti.call(e,t,n),Wn=(e,t)=>ei.call(e,t),Se=(e,t,n)=>ni.call(e,t,n);function ee(e,t,n){if(n>24)return Se(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function z(e,t){if(t<=64)return!1;try{return Pn.call(Ft.call(e)),!1}catch{return!0}}var ci="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function k(e,t,n=ci){if(!ArrayBuffer.isView(e)&&Gn(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function $n(e,t){if(ArrayBuffer.isView(e)&&Nn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function te(e){return ArrayBuffer.isView(e)?Mt(e):Gn(e)===0?W:new Uint8Array(e)}var Ie=e=>e instanceof Uint8Array?e:te(e);function Mt(e){try{return Nn.call(e)===void 0?new Uint8Array(oi.call(e),ri.call(e),ii.call(e)):new Uint8Array(Ft.call(e),Ln.call(e),Rn.call(e))}catch{return W}}var W=new Uint8Array;function Gn(e){for(let t of[Pn,si])try{return t?.call(e)}catch{}}function Hn(e,t,n){jn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));return o}function C(e,t,n){return e===void 0?!1:(jn(e,n),!!e?.[t])}function jn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var B=e=>`${e}`;function ne(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function _t(e,t,n){if(e.length>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e.length} present.`)}function Yn(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=B(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}var De=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var fi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,qn=Symbol.for("encoding-wasm.UnmappableError"),Z=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${i} can't represent ${fi(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&qn in o}[qn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Ve=(e,t)=>e?.prototype?.[t],Ke=e=>Ve(globalThis.Buffer,e),oe=Ke("ucs2Slice"),Je=Ke("ucs2Write"),zn=Ke("utf8Slice"),re=Ke("latin1Slice"),Vn=e=>globalThis[e],Kn=Vn("TextDecoder"),di=Ve(Kn,"decode"),It=Vn("TextEncoder"),ui=Ve(It,"encode"),ai=Ve(It,"encodeInto");function V(e){let t=new Kn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:di}),n=>t.decode(n)}function Jn(){let e=new It;return Object.defineProperties(e,{encode:{value:ui},encodeInto:{value:ai}}),e}function _(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis;function ve(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var $=()=>"Deno"in globalThis,N=()=>Number.parseInt(globalThis.process?.versions?.node,10),Dt=e=>globalThis.process?.getBuiltinModule?.(e),Ut;function vn(){let{TransformStream:e}=globalThis;return e&&e===Ut?e:(Ut=[e,Dt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Ut)}function Te(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Qn(e,t,n){let o=Ze(c=>xi(c,n),e,t),r=Ze(yi,e,t);if(o&&r){let c=$()?1/0:64;return{...r,read:(d,u)=>(u<128?o:r).read(d,u),write:(d,u)=>(d.length<c?o:r).write(d,u),readBytes:o.readBytes,writeBytes:$()?o.writeBytes:void 0,mostByTable:512}}let i=Ct(e);if(o)return A()?hi(o,Ze(Xn,e,t)):o;let s=r??Ze(Xn,e,t)??i,f=r?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function Ze(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),Ct(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var pi="strings";function xi(e,t){let[n]=WebAssembly.Module.customSections(t,pi),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function hi(e,t){let{read:n,readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let f=36;f<i;f+=36)s+=n(r+2*f,Math.min(i-f,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let f=o(r,Math.min(i,36),s);for(let c=36;c<i;c+=36)f+=o(r+c,Math.min(i-c,36),s);return f}}}function yi(e){let[t,n]=[oe,Je],o=new Uint8Array(e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(r(),c,c+2*d),write:(c,d)=>n.call(r(),c,d,2*c.length),most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),u=0;return{add(p,y){Y(d,new Uint8Array(e.buffer,p,2*y),u),u+=2*y},toText:()=>t.call(d,0,u)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(c)));return i=new WeakRef(u),u}}function Xn(e){let t=V("utf-16le"),{write:n,most:o}=Ct(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function Ct(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,f]=[o/2,o/2+r];if(r<=18)return Te(i,s,r);let c="";for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Xe,a,Lt,eo,to,L,M={input:0,units:0,output:0},Ce=0,Qe={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function se(e,t){Qe.name=e,Qe.encoding=t,h.newCodec=NaN,h.isBusy&&Si(),h.isBusy=!0}function Si(){try{io(),Xe??=gi(je()),ro(new WebAssembly.Instance(Xe),Xe)}catch(e){throw so(e)}}async function Rt(e,t){try{io();let n=e(),o=no(n)?n:await WebAssembly.compile(Ei(n));t||bi(o);let r=await WebAssembly.instantiate(o);if(Pt())return;ro(r,o),Xe=o}catch(n){throw so(n)}}var Ti=[0,97,115,109];function Ei(e){let t=te(k(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(Ti.every((n,o)=>t[o]===n))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var Pt=()=>!h.isBusy;function gi(e){return no(e)?e:new WebAssembly.Module(e)}function no(e){try{return WebAssembly.Module.customSections(e,oo),!0}catch{return!1}}var oo="encoding-wasm";function bi(e){let[t]=WebAssembly.Module.customSections(e,oo),n=`${Ye} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function ro({exports:e},t){a=e,Nt=WebAssembly.RuntimeError,M.input=a.input(),M.units=a.units(),M.output=a.output(),uo(),L=Qn(a.memory,M.units,t),Ce=Math.min(a.units_length(),L.most),h.isBusy=!1}function io(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function so(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Oi(e))return new RangeError(`encoding-wasm: ${co} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var co="no memory for WebAssembly; free some, and call again",Oi=e=>e instanceof RangeError&&/memory/i.test(e.message);function et(){return Wt(),Lt}function fo(){return Wt(),eo}function kt(){return Wt(),to}function Wt(){Lt[0]===void 0&&uo()}function uo(){let{buffer:e}=a.memory;Lt=new Uint8Array(e),eo=new Uint8Array(e,M.input,65536),to=new Int32Array(e,a.codec(),a.codec_length()>>2)}function ao(e,t){return se(e,-1),lo(t)}function lo(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw U(t)}}var Nt;function U(e){if(!Nt||!(e instanceof Nt))return e;let t=w[Qe.encoding]?.name,n=`${Qe.name}${t?` of ${t}`:""} failed`;return Bi()?new RangeError(`encoding-wasm: ${n}: ${co}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Bi(){try{return a.memory.grow(32),!1}catch{return!0}}function fe(){let e=kt();return wo(e,new Int32Array(e.length))}function ho(){return a.held()!==0?fe():(h.newCodec=Le,null)}var yo=e=>wo(e,kt());function wo(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ne(e,t){So(e,t)||(se("decoding",e),t?yo(t):a.new_decoder(e),Le=e===33||e===36?NaN:e)}var Le=NaN;function So(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function nt(e,t){So(~e,t)||(se("encoding",e),t?yo(t):a.new_encoder(e),Le=~e)}function Re(e,t,n,o,r){tt(e,t),h.isBusy=!0;let i=a.decode_block(t,n,+o,+r);return h.isBusy=!1,r&&i>=0&&(h.newCodec=Le),Ao(i)}var K={encoding:-1,at:0,most:0,owner:void 0};function ot(e,t,n){if(K.encoding!==e||K.owner!==a||h.isBusy){try{se("decoding",e),K.owner=a,K.at=L.readBytes?a.byte_table(e):0,K.most=!Fn(e)&&L.mostByTable||1/0,K.encoding=e}catch(r){throw U(r)}h.isBusy=!1}if(K.at===0||n>K.most)return;if(n<=65536)return tt(t,n),mo(n);if(L.most>Ce)return;let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);tt(g(t,r,r+i),i),o=de(o,mo(i))}return o}function Gt(e,t,n,o){return ao("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),tt(r===t?e:g(e,i,i+r),r),!a.is_free_of(r,n,o))return!1;return!0})}function Ht(e,t){let n=-1,o,r;function i(s){try{return se(e,s),n=s,r=a,o=t(s),h.isBusy=!1,o}catch(f){throw U(f)}}return s=>s===n&&r===a&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var jt=Ht("encoding",e=>{let t=a.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=a.memory;return P(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),To=Ht("encoding",e=>{let t=a.unit_table(e)>>>0,n=new Uint8Array(65536);return Y(n,new Uint8Array(a.memory.buffer,t,16384)),n}),rt=Ht("decoding",e=>{let t=P(e),n=a.byte_table(e)>>>0;return n>0?new Uint16Array(a.memory.buffer,n,t?256:65536):void 0}),mo=e=>L.readBytes(M.input,e,K.at);function de(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Eo=e=>e+65536+3<=Ce,go=e=>e>Ce&&e<268435456?L.collect?.(e+3):void 0,bo=()=>M.units,Oo=()=>et()[M.units]|et()[M.units+1]<<8,it=(e,t)=>L.read(M.units+2*e,t-e),st=(e,t,n)=>L.write(e.slice(t,n),M.units);function Bo(e,t){if(!h.isBusy&&!L.writeBytes)return;se("encoding",t);let n=L.writeBytes?.(e,M.output,a.unit_table(t));return h.isBusy=!1,n===e.length?ct(n):void 0}function Yt(e,t,n,o){h.isBusy=!0;let r=a.encode_block(e,t,n,+o);return h.isBusy=!1,o&&r>=0&&G.finished()&&(h.newCodec=Le),Ao(r)}function tt(e,t){let n=fo();if(t>8)try{Y(n,e)}catch{Y(n,g(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Ao(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ct=e=>ee(et(),M.output,e);var G={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var H=new Uint8Array(256);function Pe(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)H[n++]=r;else if(r<2048)H[n++]=192|r>>6,H[n++]=128|r&63;else if((r&63488)!==55296)H[n++]=224|r>>12,H[n++]=128|r>>6&63,H[n++]=128|r&63;else{let i=Vt(e,o);i>=65536&&(o+=1),n=Kt(i,H,n)}}return ee(H,0,n)}var Mo=l(()=>Je?96:A()?1024:128),zt=l(()=>A()||T()?4096:128),_i=l(()=>new Uint8Array(2*zt()));function _o(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Uo(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return Wn(o,0)?void 0:o}function Io(e,t){let{length:n}=e,o=2*n<=256?H:_i(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[r++]=f>>8),o[r++]=f}return ee(o,0,r)}function Vt(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var ft=e=>e<128?1:e<2048?2:e<65536?3:4;function Kt(e,t,n){if(e<128)return t[n]=e,n+1;let o=ft(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Do=new Uint8Array(128),Q=Ui(Do);function Ui(e){return new Uint16Array(e.buffer)}var Co=l(()=>Zt()?0:18),No=l(()=>N()>0&&!$()&&!T()?12:18),Ii=l(()=>A()||N()<22?18:8),Lo=l(()=>$()||!(N()>=22)?64:32),Di=l(()=>A()||T()?64:32),Oe=(e,t)=>(e[0]&e[t>>1])>=128;function Ro(e,t,n){return n?t<=Ii():t<=18||t<=Di()&&(Oe(e,t)||at())}var Po=()=>({mixed:No(),most:Lo()}),ko=(e,t)=>t<=No()||t<=64&&Oe(e,t)&&t<=Lo(),I={length:0,bytes:[0,0]};function ue(e,t,n,o){if(e[0]<128&&Zt())return Xt(e,t)?re.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,u=e[i++]^128,p=d?0:e[i++]^128;if(f=d?(c&31)<<6|u:(c&15)<<12|u<<6|p,!(c>=194&&c<240&&(u|p)<64&&i<=t)||!d&&(f<2048||(f&63488)===55296||f===65279))return Ci(e,s,t,n,o,r)}Q[r++]=f}return ut(r)}function Ci(e,t,n,o,r,i){let s=vt();for(let f=t;f<n&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,u=d>0?c&63>>d:c,p=d===0&&c>=128,y=c===224?160:c===240?144:128,m=c===237?159:c===244?143:191,x=0;for(;x<d&&f<n;x++,f++){let F=e[f];if(F<y||F>m)break;y=128,m=191,u=u<<6|F&63}if(x<d){if(f===n&&!o){if(c>=239)return;Wo(c,128|u&63,1+x);break}p=!0}if(p&&r||(p&&(u=65533),u===65279))return;u>65535&&(Q[i++]=55232+(u>>10),u=56320|u&1023),Q[i++]=u}return ut(i)}function Jt(e,t,n,o){let r,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(r??=rt(o),!r)return;if(d=r[c],!1)return Ni(e,f,t,n,i,o,r)}Q[i++]=d}return ut(i)}function Ni(e,t,n,o,r,i,s){let f=vt();for(let c=t;c<n&&r<=f;){let d=e[c++],u=d<128?d:s[d];if(d>=128&&u===0){if(c===n&&!o){if(i===32)return;Wo(d,0,1);break}let p=c<n?e[c]:0;if(u=s[d|p<<8],u>0)c+=1;else if(Li(p,i))u=65533;else return}Q[r++]=u}return ut(r)}function Li(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function dt(e,t,n){return I.length=0,ue(g(e,t,n),n-t,!1,!0)===""}function Wo(e,t,n){I.length=n,I.bytes[0]=e,I.bytes[1]=t}function ut(e){if(e<3||e<=18&&!Zt())return Te(Q,0,e);if(at())return oe.call(Do,0,2*e);if(!(e>vt()))return Te(Q,0,18)+Te(Q,18,e-18)}var vt=l(()=>at()?1/0:36),Zt=l(()=>T()&&at()),at=l(()=>_(Ri)===!0);function Ri(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(oe)==="a\uFEFF\uD83D"&&t(re)==="a\0\xFF\xFE=\xD8"}function Xt(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function Be(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Qt=l(()=>_(Gi)),Ae=l(()=>_(Hi)),$i=l(()=>_(qi)),$o=l(()=>_(Ki));function Go(e,t,n){if(e!==0&&e!==38||n<24||z(t,n)||e===0&&jo(t,n))return;let o=e===0?Ae():$i();return o?.takes?.(t,n)===!1?void 0:o}function Ho(e,t,n,o){if(I.length=0,t>256&&(o||z(e,t)||jo(e,t)))return;let r=Ae();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!dt(e,i,t))))try{let s=r.decodeQuickly(i<t?g(e,0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function jo(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function Yo(){let e=$o();return t=>{try{return e?.encode(t)}catch{return}}}function en(e,t){try{return $o()?.encodeInto(e,t)}catch{return}}function Gi(){let{isAscii:e}=Dt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Hi(){let e=N()<22,t=e?Qt():void 0;if(e&&!t)return;let n=V("utf-8"),o=ji(n),r=ve()?Yi:void 0,i=e?qo:r,s=[239,187,191,97,230,188,162,240,159,146,169],f=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],c=Uint8Array.of(...s,...f),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),p=o(c,c.length)===d&&n(c)===d&&o(u,2)==="a\x7F",y=re;if(!(!p||t&&y.call(u)!=="a\x7F"))return{decode(m,x){try{if(t)return y.call(m);let F=n(m);return x&&F.includes("\uFFFD")?void 0:F}catch{return}},decodeQuickly:o,takesQuickly:i,takes:t?(m,x)=>Be(m,x)&&t(m):r,completeLength(m,x){for(let F=1;F<=3&&F<=x;F++){let J=m[x-F];if(J<128)break;if(J>=192)return(J>=240?4:J>=224?3:2)>F?x-F:x}return x}}}function ji(e){let t=zn;if(!t||T()||!(N()>=22))return e;let n=$()?qo:()=>!0;return(o,r)=>n(o,r)?t.call(o):e(o)}var qo=(e,t)=>t<=64||t<=256&&Be(e,t);function Yi(e,t){if(t<768)return t>=128&&Be(e,t);let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)n+=1;else if(r===225)n-=3;else if(r>=206&&r<240)return!1}return n>=0}function qi(){return A()?Vi():zi()}function zi(){let e=oe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return zo(0,N()<22?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function Vi(){let e=V("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return zo(2048,1/0,(t,n)=>{let o=e(t);return n&&o.includes("\uFFFD")?void 0:o})}var zo=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=t,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Ki(){let e=Jn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Pe(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var Jo=l(T);function vo(e,t,n){if(n>64)return Be(t,n)?Ji(e,t,n):void 0;if(n<=Co()||(t[n>>1]|t[n-1])>=128||!Xt(t,n))return;let o=on();return o?o.call(t,0,n):ot(e,t,n)}function Ji(e,t,n){let o=on(),r=P(e);if(!(n<512&&(r||!o))&&!(r&&!o&&tr(e))&&!z(t,n))try{return Qt()?.(t)??Gt(t,n,128,128)?o?o.call(t):Ae()?.decodeQuickly(t,n):void 0}catch{return}}var lt=[],ae=[];function Zo(e,t,n){if(!(n<=18||n>=512))return ae[e]===void 0&&(ae[e]=Qi(e)?er(e):null),Qo(ae[e],t,n)}function Xo(e,t,n){return n<512?(Jo()?tn(e,t,n):void 0)??ot(e,t,n)??tn(e,t,n)??Vo(e,t,n):tn(e,t,n)??(tr(e)?Vo(e,t,n):void 0)??ot(e,t,n)}function tn(e,t,n){let o=on();if(!(!o||e!==21||!Zi(t,n)||z(t,n)))try{return o.call(t)}catch{return}}var Vo=(e,t,n)=>Qo(er(e),t,n),Qo=(e,t,n)=>e&&!z(t,n)?We(e,t):void 0;function We(e,t){try{return e(t)}catch{return}}function er(e){return lt[e]===void 0&&(lt[e]=null,lt[e]=_(()=>es(e))??null),lt[e]}var on=l(()=>_(vi));function vi(){let e=re,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Zi(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Gt(e,t,128,224)}var tr=e=>e===21?Xi():nr(),nr=l(A),Xi=l(()=>A()||T()||!(N()>0)),Qi=e=>nr()||e===21&&Jo();function es(e){let t=rt(e),n=V(w[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var or;function rr(e,t){return or??=ts(),or(e,t)}function ts(){let e=Ae(),{mixed:t,most:n}=e&&T()?{mixed:0,most:0}:Po();return(o,r)=>{if(r<=t||r<=n&&Oe(o,r)){let i=ue(o,r,!0,!1);if(i!==void 0)return i}if(e?.takesQuickly?.(o,r)!==!1)try{return e?.decodeQuickly(o,r)}catch{return}}}function mt(e,t,n){try{return Ne(e,null),it(0,Re(t,n,0,!1,!0))}catch(o){throw U(o)}}var ir=l(()=>A()?{any:224,markup:1/0}:{any:0,markup:T()?2048:0}),sr=[];function cr(e,t,n){let{any:o,markup:r}=ir();if(n>r||n>o&&!rs(t,n))return;let i=sr[e];if(i)return z(t,n)?void 0:We(i,t);is(e,n)}function rs(e,t){if(Oe(e,t))return!1;let n=0;for(let o=0;o<t;o+=Math.ceil(t/32))e[o]<128&&(n+=1);return n>10}var $e=[];function is(e,t){$e[e]===void 0&&($e[e]=_(()=>cs(e))??null);let n=$e[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,$e[e]=null,_(()=>{let{value:o}=n.sequences.next();o?n.decode(o)===mt(e,o,E(o))&&($e[e]=n):ss(e,n.decode)})))}function ss(e,t){sr[e]=t;let{any:n}=ir();n>0&&(ae[e]=o=>o.length<=n?t(o):void 0)}var cs=e=>({decode:V(w[e].name),sequences:ds(e),credit:0}),fs=[[239,187,191],[254,255],[255,254],[132,49,149,51]],rn=[10,164,162];function*ds(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of fs)yield Uint8Array.of(...i,...rn);for(let i=128;i<=255;i++)yield le([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield le([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield le([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield le([i,Math.min(i+7,254)],n,r,n);yield le([227,227],[50,50],o,n),yield le([129,129],[48,48],t),yield le([129,129],[48,48],r,t)}}function le(...e){let t=e.map(([s,f])=>f-s+1),n=t.reduce((s,f)=>s*f),o=e.length+rn.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let f=s;for(let c=e.length-1;c>=0;c--)r[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);r.set(rn,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var Fe=new Uint8Array(18),as=[0,0],me=class{encoding;fatal;ignoreBOM;#e=null;#t=as;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){let r=we(t);if(!this.#e&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||this.#u(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.reset();let{encoding:r}=this,i=n<=256&&!this.fatal;if(i&&r===0&&n>0){let s=rr(t,n);if(s!==void 0)return t[0]===239?this.#d(s):s}else{let s=i&&n>18?ae[r]:void 0,f=s?We(s,t):this.#c(t,n,!0);if(f!==void 0)return f;if(i&&!bt(r))return mt(r,t,n)}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let u=this.#m(t,n,o)??this.#p(t,n,o,r);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#o,f=this.#r,c="";try{c=this.#h(t,n,o)??this.#f(t,n,o)}catch(u){throw this.#e=i,this.#o=s,this.#r=f,U(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=f+n,r===void 0?d:d.toTypeError(r);return c}#c(t,n,o){let{encoding:r}=this;if(I.length=0,n===0)return"";if(r===0){let f=ko(t,n)?ue(t,n,o,this.fatal):void 0;if(f!==void 0)return f;let c=Ho(t,n,o,this.fatal);return c===void 0?void 0:this.#d(c)}if(!An(r))return;let i=P(r),s=(i?Zo(r,t,n):void 0)??(t[0]<128?vo(r,t,n):void 0)??void 0??(Ro(t,n,i)?Jt(t,n,o,r):void 0)??(i?Xo(r,t,n):void 0);return this.#a(s)}#a(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#m(t,n,o){let r=this.#n+n;if(n===0||r>18)return;I.length=0,this.#l(t,r);let i=this.encoding===0?ue(Fe,r,o,this.fatal):this.#a(Jt(Fe,r,o,this.encoding));return i!==void 0&&!o&&this.#u(n),i}#p(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,f=this.#t,c=this.#n,d=f[0]<224?2:3;if(c+n<=d)return;this.#l(t,d);let u=ue(Fe,d,!0,!0);if(u===void 0)return;let p=d-c;this.#n=0,this.#r+=p;try{return de(u,this.decode(g(t,p),o,r))}catch(y){throw y instanceof De||y instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=f,this.#n=c),y}}#l(t,n){Fe[0]=this.#t[0],Fe[1]=this.#t[1];for(let o=this.#n;o<n;o++)Fe[o]=t[o-this.#n]}#u(t){this.#r+=t,this.#o||=t>0,this.#n=I.length,I.length>0&&(this.#t=[I.bytes[0],I.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Ne(this.encoding,null),Re(t,this.#n,0,this.fatal,!1),this.#e=fe(),this.#n=0}catch(n){throw U(n)}}#h(t,n,o){let r=Go(this.encoding,t,n);if(!r)return;let i=0,s="",f=r.completeLength(t,n);if(n<256&&(this.#e||f<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#f(g(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===n?t:g(t,i,f),d=r.decode(c,this.fatal);if(d===void 0){if(s=de(s,this.#f(c,f-i,!0)),this.#i)return s}else s=de(s,this.#d(d)),this.#r+=f-i;return this.#o||=f>0,f===n?s:this.encoding===0&&!o&&dt(t,f,n)?(this.#u(n-f),s):de(s,this.#f(g(t,f,n),n-f,o))}#f(t,n,o){Ne(this.encoding,this.#e);let r="",i=go(n),s=this.#o||this.ignoreBOM||!bt(this.encoding),f=0;for(let c=0;;c+=65536){let d=n-c<=65536,u=Math.min(65536,n-c),p=c===0&&d?t:g(t,c,c+u),y=Re(p,u,f,this.fatal,o&&d);if(y<0)return this.#e=fe(),this.#i=new De(this.name,this.#r+c+G.start(),G.length()),r;if(f+=y,f>0&&(d||!Eo(f))){let m=!s&&Oo()===65279?1:0;i?i.add(bo()+2*m,f-m):r=de(r,it(m,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=o?null:ho(),this.#r+=n,i?i.toText():r}},pt=new me(0,!1,!1);function fr(e,t,n,o,r,i){return pt.encoding=n,pt.fatal=o,pt.ignoreBOM=r,pt.decodeWhole(e,t,i)}function dr(e,t){let n=v(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ms=["fatal","html","replacement"];function cn(e,t){let{length:n}=e,o=P(t);if(n>64&&n>(o?Mo():zt()))return;if(o)return _o(e,jt(t));if(!!1)return;let r=jt(t);return r&&Io(e,r)}var ps=l(T);function lr(e,t){return ps()?Uo(e,To(t)):Bo(e,t)}var D=class e{encoding;unmappable;#e;#t=null;#n=0;#o=W;locate=t=>t;constructor(t,n,o=void 0){this.encoding=t,this.unmappable=n,this.#e=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){return this.#e?0:ms.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=cn(t,this.encoding);if(n)return n;try{let o=P(this.encoding)&&lr(t,this.encoding);if(o)return o;nt(this.encoding,null),st(t,0,t.length);let r=Yt(0,t.length,this.#r,!0);return r===-2||!G.finished()?void 0:(this.#n=0,ct(r))}catch(o){throw U(o)}}#s(t,n){let o=new xt;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Z(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#t,f=this.#o;n&&(this.#o=W,this.#t=null,this.#n=0);let c=this.#e,d=this.#r,u=c?2048:65536,p=void 0,y=p?x=>p.add(x):o,m=0;try{if(P(this.encoding)&&!s)for(;m+65536<t.length;m+=65536){let x=lr(t.slice(m,m+65536),this.encoding);if(!x)break;o(x)}for(nt(this.encoding,s);m===0||m<t.length;m+=u){let x=Math.min(m+u,t.length);st(t,m,x);let F=x===t.length;for(let J=0,Sn=!1;!Sn;){let He=Yt(J,x-m,d,n&&F);y(ct(He===-2?G.written():He));let Tn=i+m+J+G.start();if(J+=G.read(),Sn=He!==-2&&G.finished(),He!==-2)continue;let St=G.codePoint();if(c){let $r=fe(),En=()=>this.locate(Tn),Gr=c(St,En),Hr=this.#c($r,Gr,y,St,En);nt(this.encoding,Hr),st(t,m,x)}else r(St,Tn)}}}catch(x){throw U(x)}if(n){p&&o(p.held);return}p&&(this.#o=p.held),this.#t=fe(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new Z(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(n,!1,o,f=>{throw new Z(f,i(),this.name)}),s.#t}},sn=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=E(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(Se(t,0,o)),this.held=Se(t,o,n)}},xt=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=E(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=xs(this.#n),n=0;return this.forEach(o=>{Y(t,o,n),n+=E(o)}),t}};function xs(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Ge(e,t){let n=v(e,t);if(n===37||n===38){let{name:o}=w[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16() of 'encoding-wasm', or UTF-8.`)}return hs(n,e,t)}function hs(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function R(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function pe(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function fn(){throw new TypeError("Illegal invocation")}var mr="Failed to execute 'encodeInto' on 'TextEncoder'",dn=class e{#e="utf-8";constructor(){new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||fn(),ht(B(t))}encodeInto(t,n){#e in this||fn(),_t(arguments,2,mr);let o=B(t),r=$n(n,mr),{read:i,written:s}=en(o,r)??{read:0,written:0};if(i===o.length||s===E(r))return{read:i,written:s};let f=Fs(o.slice(i),g(Mt(r),s));return{read:i+f.read,written:s+f.written}}},wr=R(dn,"TextEncoder");function ht(e){return e.length<=6?Pe(e):(pr??=Ts(),pr(e)??new D(0,"fatal").encode(e,!0))}var pr;function Ts(){let e=Yo();return A()||T()?e:t=>Es(t)??e(t)}function Es(e){let{length:t}=e;if(t<=21)return Pe(e);if(t<=64&&gs()){let n=(bs()||Os(e))&&xr(H,e);if(n)return n}return t>=1024&&t<=65536&&As(e)?xr(Bs(),e):void 0}var gs=l(()=>!$()),bs=l(ve);function Os(e){return e.length*ft(Sr(e))*.75<=64}function xr(e,t){let n=en(t,e);return n?.read===t.length?ee(e,0,n.written):void 0}var Bs=l(()=>new Uint8Array(3*65536)),As=e=>hr()<=65535&&Sr(e)>=hr(),hr=l(()=>$()?256:N()<22?0:1/0);function Sr(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Fs(e,t){let n=0,o=0;for(;n<e.length;){let r=Vt(e,n);if(o+ft(r)>E(t))break;o=Kt(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var Tr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Er=`!
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
?`;var _s=l(()=>{let e=Er.split(`
`),t=0;return new Map(Tr.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),gr=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function br(e){let t=new D(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof Z)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Or(String.fromCodePoint(r),n,3),o.set(r,i)),i}}function Or(e,t,n){if(gr(e))return"";if(n===0)return null;let o=Us(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,f=>t(f)?f:Or(f,t,n-1));if(!s.includes(null))return s.join("")}return null}function Us(e){let t=[..._s().get(e)??[],...Is(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Is(e){let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=y=>s>>o.length-1-y&1,c=o.filter((y,m)=>f(m)),d=o.filter((y,m)=>!f(m)),u=[n,...c].join("").normalize("NFC"),p=u+d.join("");p.normalize("NFD")===t&&r.push(p),d.every(gr)&&i.push(u)}return[...r,...i]}var Ds=["fatal","html","replacement","ignore","translit"],Cs=Yn(Ds),Br=(e,t,n)=>typeof e=="function"?e:Cs(e,t,n);function Ar(e,t,n){return typeof e=="function"?(o,r)=>Ns(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?br(t):void 0}function Ns(e,t){if(typeof e=="string")return e;if(e==null)return null;let o=te(k(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Se(o,0,E(o))}var Ls="Failed to construct 'LegacyTextEncoder'",un="Failed to execute 'encode'";function Fr(e,t="utf-8",n=void 0){let o=ne(e,un);if(n===void 0){let i=Ge(B(t),un);return i===0?ht(o):cn(o,i)??new D(i,"fatal").encode(o,!0)}let r=yt(t,n,un);return r.encoding===0?ht(o):r.encode(o,!0)}function yt(e,t,n){let o=B(e),r=t===void 0?"fatal":Hn(t,{unmappable:Br},n).unmappable,i=Ge(o,n);return new D(i,r,Ar(r,i,n))}var an=class{#e;constructor(t="utf-8",n=void 0){this.#e=yt(t,n,Ls)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let o=this.#e,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ne(t,r),s=C(n,"stream",r);return o.encode(i,!s)}},Mr=R(an,"LegacyTextEncoder");var wt="Failed to execute 'decode' on 'TextDecoder'",ln=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=mn(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=W,n=void 0){let o=this.#e;if(n===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,we(t),wt);let r=k(t,wt),i=C(n,"stream",wt);return this.#t||o.reset(),this.#t=i,o.decode(Ie(r),!i,wt)}},_r=R(ln,"TextDecoder");function mn(e,t,n){let o=B(e),r=C(t,"fatal",n),i=C(t,"ignoreBOM",n);return new me(dr(o,n),r,i)}function Ur(e,t,n){let o=vn();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function yn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Ur(e,(o,r)=>r(t.decode(te(k(o,n)),!1,n)),o=>o(t.decode(W,!0,n)))}var pn=class e{#e;#t;constructor(t="utf-8",n=void 0){let o=mn(t,n,"Failed to construct 'TextDecoderStream'");this.#e=o,this.#t=yn("TextDecoderStream",o),new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Ir=R(pn,"TextDecoderStream"),xn=class e{#e;constructor(){this.#e=Cr("TextEncoderStream",new D(0,"fatal"),B),new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Dr=R(xn,"TextEncoderStream");function Cr(e,t,n){let o=`Failed to execute 'transform' on '${e}'`;return Ur(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var hn=class{#e;#t;constructor(t="utf-8",n=void 0){let o=yt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=o,this.#t=Cr("LegacyTextEncoderStream",o,ne)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Nr=R(hn,"LegacyTextEncoderStream");var Me=class{fatal;ignoreBOM;#e;#t;#n=W;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&E(this.#n)===0?t:kn(this.#n,t);if(!n&&_n(r))return this.#n=r,"";let i=Ue(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new me(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?g(r,s):r,n,o)}};var wn=class{#e;#t;constructor(t="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=B(t),i=C(n,"fatal",o),s=C(n,"ignoreBOM",o),f=new Me(v(r,o),i,s);this.#e=f,this.#t=yn("DecoderStream",f)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Lr=R(wn,"DecoderStream");function Rr(e,t){let n="Failed to execute 'findUnmappable'",o=ne(e,n),r=Ge(B(t),n),i=new Map,s=(f,c)=>i.set(c,f);return new D(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function Pr(e){let t=Ue(Ie(k(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function kr(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=k(e,o),i=v(B(t),o),s=C(n,"fatal",o),f=C(n,"ignoreBOM",o),c=Ie(r);return Ue(c)?new Me(i,s,f).decode(c,!0,o):fr(c,we(c),i,s,!0,o)}async function Wr(e=void 0){let t=await e;if(t===void 0)Pt()||await Rt(je,!0);else{let n=Rs(t)?await Ps(t):t;await Rt(()=>n,!1)}}var Rs=e=>typeof e?.arrayBuffer=="function";function Ps(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Lr as DecoderStream,Mr as LegacyTextEncoder,Nr as LegacyTextEncoderStream,_r as TextDecoder,Ir as TextDecoderStream,wr as TextEncoder,Dr as TextEncoderStream,Z as UnmappableError,Pr as bomSniff,kr as decode,Fr as encode,w as encodings,Rr as findUnmappable,Wr as initialize,In as labelToName};
