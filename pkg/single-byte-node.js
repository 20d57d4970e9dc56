function bo(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(o){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${o})`,{cause:o})}}var Ge=()=>bo(new URL("./single-byte.wasm",import.meta.url)),je="encoding-wasm/single-byte";var Oo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Tt=["single-byte"];function l(e){let t,o=!1;return()=>{if(!o){o=!0;try{t=e()}catch(n){throw o=!1,n}}return t}}var w=Vr();function Vr(){let e=Oo.split(`
`).map(t=>{let[o,...n]=t.split(" ");return Object.freeze({name:o,labels:Object.freeze([...n,o.toLowerCase()].sort())})});return Object.freeze(e)}var Jr=l(()=>new Map(w.flatMap(({labels:e},t)=>e.map(o=>[o,t])))),Kr=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Mo=e=>e<36&&e!==33,P=e=>e>0&&e<29,_o=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),vr=e=>Kr.find(([t])=>e>=t)[1];function Io(e){let t=Jr();return t.get(e)??t.get(Do(Qr(e)))}function v(e,t){let o=Io(e);if(o===void 0){let n=Zr(e),r=n===void 0?"":` Did you mean '${w[n].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(Tt){let n=vr(o);if(n&&!Tt.includes(n))throw new RangeError(`${t}: '${je}' doesn't include ${w[o].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return o}function Zr(e){let t=Bo(e),o={936:"gbk",950:"big5"}[t]??t,n=w.findIndex(({labels:r})=>r.some(i=>Bo(i)===o));return n<0||n===36?void 0:n}var Bo=e=>Do(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Xr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function _e(e){if(e[0]>=239)return Xr.find(t=>t.bytes.every((o,n)=>e[n]===o))}function Uo({length:e,0:t,1:o}){return e===0||e===1&&t>=239||e===2&&t===239&&o===187}function bt(e){return e===0||e===37||e===38}function Qr(e){let t=0,o=e.length;for(;Ao(e[t]);)t+=1;for(;Ao(e[o-1]);)o-=1;return e.slice(t,o)}var Ao=e=>`	
\f\r `.includes(e);function Do(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Co(e){let t=Io(`${e}`);return t===void 0?null:w[t].name}var Ot=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,No=()=>Object.getPrototypeOf(Uint8Array.prototype),qe=e=>Ot(No(),e),Bt=e=>Ot(DataView.prototype,e),Lo=e=>globalThis[e]&&Ot(globalThis[e].prototype,"byteLength"),At=e=>No()[e],Ro=qe(Symbol.toStringTag),Ft=qe("buffer"),Po=qe("byteOffset"),ko=qe("byteLength"),oi=At("includes"),ni=At("set"),ri=At("slice"),ii=Bt("buffer"),si=Bt("byteOffset"),ci=Bt("byteLength"),Wo=Lo("ArrayBuffer"),fi=Lo("SharedArrayBuffer"),E=e=>ko.call(e);function we(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:E(e)}var g=(e,t,o=E(e))=>new Uint8Array(Ft.call(e),Po.call(e)+t,o-t);function $o(e,t){let o=new Uint8Array(E(e)+E(t));return Y(o,e),Y(o,t,E(e)),o}var Y=(e,t,o)=>ni.call(e,t,o),Ho=(e,t)=>oi.call(e,t),Se=(e,t,o)=>ri.call(e,t,o);function ee(e,t,o){if(o>24)return Se(e,t,t+o);let n=new Uint8Array(o);for(let r=0;r<o;r++)n[r]=e[t+r];return n}function z(e,t){if(t<=64)return!1;try{return Wo.call(Ft.call(e)),!1}catch{return!0}}var di="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function k(e,t,o=di){if(!ArrayBuffer.isView(e)&&jo(e)===void 0)throw new TypeError(`${t}: ${o}`);return e}function Go(e,t){if(ArrayBuffer.isView(e)&&Ro.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function te(e){return ArrayBuffer.isView(e)?Mt(e):jo(e)===0?W:new Uint8Array(e)}var Ie=e=>e instanceof Uint8Array?e:te(e);function Mt(e){try{return Ro.call(e)===void 0?new Uint8Array(ii.call(e),si.call(e),ci.call(e)):new Uint8Array(Ft.call(e),Po.call(e),ko.call(e))}catch{return W}}var W=new Uint8Array;function jo(e){for(let t of[Wo,fi])try{return t?.call(e)}catch{}}function Yo(e,t,o){qo(e,o);let n={...t};for(let r in t)Object.hasOwn(t,r)&&(n[r]=t[r](e?.[r],o,r));return n}function C(e,t,o){return e===void 0?!1:(qo(e,o),!!e?.[t])}function qo(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var B=e=>`${e}`;function oe(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function _t(e,t,o){if(e.length>=t)return;let n=t===1?"argument":"arguments";throw new TypeError(`${o}: ${t} ${n} required, but only ${e.length} present.`)}function zo(e,t="option"){return(o,n,r)=>{if(o===void 0)return e[0];let i=B(o);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${n}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}var Ue=class{encoding;offset;length;constructor(t,o,n){this.encoding=t,this.offset=o,this.length=n}toTypeError(t){let o=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${o} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var ui=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Vo=Symbol.for("encoding-wasm.UnmappableError"),Z=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(n,r,i){super(`${i} can't represent ${ui(n)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=n,this.index=r,this.encoding=i}static[Symbol.hasInstance](n){return this!==e?super[Symbol.hasInstance](n):typeof n=="object"&&n!==null&&Vo in n}[Vo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var ze=(e,t)=>e?.prototype?.[t],Ve=e=>ze(globalThis.Buffer,e),ne=Ve("ucs2Slice"),Je=Ve("ucs2Write"),Jo=Ve("utf8Slice"),re=Ve("latin1Slice"),Ko=e=>globalThis[e],vo=Ko("TextDecoder"),ai=ze(vo,"decode"),Ut=Ko("TextEncoder"),li=ze(Ut,"encode"),pi=ze(Ut,"encodeInto");function V(e){let t=new vo(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:ai}),o=>t.decode(o)}function Zo(){let e=new Ut;return Object.defineProperties(e,{encode:{value:li},encodeInto:{value:pi}}),e}function _(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis;function Ke(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var $=()=>"Deno"in globalThis,N=()=>Number.parseInt(globalThis.process?.versions?.node,10),Dt=e=>globalThis.process?.getBuiltinModule?.(e),It;function Xo(){let{TransformStream:e}=globalThis;return e&&e===It?e:(It=[e,Dt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),It)}function Te(e,t,o){let{fromCharCode:n}=String;switch(o){case 0:return"";case 1:return n(e[t]);case 2:return n(e[t],e[t+1]);case 3:return n(e[t],e[t+1],e[t+2]);case 4:return n(e[t],e[t+1],e[t+2],e[t+3]);case 5:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function tn(e,t,o){let n=ve(c=>yi(c,o),e,t),r=ve(Si,e,t);if(n&&r){let c=$()?1/0:64;return{...r,read:(d,u)=>(u<128?n:r).read(d,u),write:(d,u)=>(d.length<c?n:r).write(d,u),readBytes:n.readBytes,writeBytes:$()?n.writeBytes:void 0,mostByTable:512}}let i=Ct(e);if(n)return A()?wi(n,ve(en,e,t)):n;let s=r??ve(en,e,t)??i,f=r?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function ve(e,t,o){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(n,o),Ct(t).read(o,n.length)===n&&r.read(o,n.length)===n?r:void 0}catch{return}}var hi="strings";function yi(e,t){let[o]=WebAssembly.Module.customSections(t,hi),n=new WebAssembly.Module(o,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(n,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function wi(e,t){let{read:o,readBytes:n}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:o)(r,i);let s=o(r,Math.min(i,36));for(let f=36;f<i;f+=36)s+=o(r+2*f,Math.min(i-f,36));return s},readBytes(r,i,s){if(i>108)return n(r,i,s);let f=n(r,Math.min(i,36),s);for(let c=36;c<i;c+=36)f+=n(r+c,Math.min(i-c,36),s);return f}}}function Si(e){let[t,o]=[ne,Je],n=new Uint8Array(e.buffer),r=()=>(n[0]===void 0&&(n=new Uint8Array(e.buffer)),n),i;return{read:(c,d)=>t.call(r(),c,c+2*d),write:(c,d)=>o.call(r(),c,d,2*c.length),most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),u=0;return{add(m,y){Y(d,new Uint8Array(e.buffer,m,2*y),u),u+=2*y},toText:()=>t.call(d,0,u)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(c)));return i=new WeakRef(u),u}}function en(e){let t=V("utf-16le"),{write:o,most:n}=Ct(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:o,most:n}}function Ct(e){let t=new Uint16Array(e.buffer),o=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(n,r){let i=o(),[s,f]=[n/2,n/2+r];if(r<=18)return Te(i,s,r);let c="";for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(n,r){let i=o();for(let s=0;s<n.length;s++)i[r/2+s]=n.charCodeAt(s)},most:1/0}}var Ze,a,Lt,on,nn,L,M={input:0,units:0,output:0},De=0,Xe={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function se(e,t){Xe.name=e,Xe.encoding=t,h.newCodec=NaN,h.isBusy&&Ei(),h.isBusy=!0}function Ei(){try{fn(),Ze??=Oi(Ge()),cn(new WebAssembly.Instance(Ze),Ze)}catch(e){throw dn(e)}}async function Rt(e,t){try{fn();let o=e(),n=rn(o)?o:await WebAssembly.compile(bi(o));t||Bi(n);let r=await WebAssembly.instantiate(n);if(Pt())return;cn(r,n),Ze=n}catch(o){throw dn(o)}}var gi=[0,97,115,109];function bi(e){let t=te(k(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(gi.every((o,n)=>t[n]===o))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var Pt=()=>!h.isBusy;function Oi(e){return rn(e)?e:new WebAssembly.Module(e)}function rn(e){try{return WebAssembly.Module.customSections(e,sn),!0}catch{return!1}}var sn="encoding-wasm";function Bi(e){let[t]=WebAssembly.Module.customSections(e,sn),o=`${je} 0.1.0`,n=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(n===o)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${o}; use the module of this entry and version.`)}function cn({exports:e},t){a=e,Nt=WebAssembly.RuntimeError,M.input=a.input(),M.units=a.units(),M.output=a.output(),ln(),L=tn(a.memory,M.units,t),De=Math.min(a.units_length(),L.most),h.isBusy=!1}function fn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function dn(e){let{message:t}=e,o=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Ai(e))return new RangeError(`encoding-wasm: ${un} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return o("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return o(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:n,LinkError:r}=WebAssembly;return e instanceof n||e instanceof r?o(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var un="no memory for WebAssembly; free some, and call again",Ai=e=>e instanceof RangeError&&/memory/i.test(e.message);function Qe(){return Wt(),Lt}function an(){return Wt(),on}function kt(){return Wt(),nn}function Wt(){Lt[0]===void 0&&ln()}function ln(){let{buffer:e}=a.memory;Lt=new Uint8Array(e),on=new Uint8Array(e,M.input,65536),nn=new Int32Array(e,a.codec(),a.codec_length()>>2)}function pn(e,t){return se(e,-1),mn(t)}function mn(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw I(t)}}var Nt;function I(e){if(!Nt||!(e instanceof Nt))return e;let t=w[Xe.encoding]?.name,o=`${Xe.name}${t?` of ${t}`:""} failed`;return Fi()?new RangeError(`encoding-wasm: ${o}: ${un}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${o} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Fi(){try{return a.memory.grow(32),!1}catch{return!0}}function fe(){let e=kt();return Tn(e,new Int32Array(e.length))}function wn(){return a.held()!==0?fe():(h.newCodec=Ne,null)}var Sn=e=>Tn(e,kt());function Tn(e,t){for(let o=0;o<e.length;o++)t[o]=e[o];return t}function Ce(e,t){En(e,t)||(se("decoding",e),t?Sn(t):a.new_decoder(e),Ne=e===33||e===36?NaN:e)}var Ne=NaN;function En(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function tt(e,t){En(~e,t)||(se("encoding",e),t?Sn(t):a.new_encoder(e),Ne=~e)}function Le(e,t,o,n,r){et(e,t),h.isBusy=!0;let i=a.decode_block(t,o,+n,+r);return h.isBusy=!1,r&&i>=0&&(h.newCodec=Ne),Mn(i)}var J={encoding:-1,at:0,most:0,owner:void 0};function ot(e,t,o){if(J.encoding!==e||J.owner!==a||h.isBusy){try{se("decoding",e),J.owner=a,J.at=L.readBytes?a.byte_table(e):0,J.most=!_o(e)&&L.mostByTable||1/0,J.encoding=e}catch(r){throw I(r)}h.isBusy=!1}if(J.at===0||o>J.most)return;if(o<=65536)return et(t,o),xn(o);if(L.most>De)return;let n="";for(let r=0;r<o;r+=65536){let i=Math.min(65536,o-r);et(g(t,r,r+i),i),n=de(n,xn(i))}return n}function Ht(e,t,o,n){return pn("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),et(r===t?e:g(e,i,i+r),r),!a.is_free_of(r,o,n))return!1;return!0})}function Gt(e,t){let o=-1,n,r;function i(s){try{return se(e,s),o=s,r=a,n=t(s),h.isBusy=!1,n}catch(f){throw I(f)}}return s=>s===o&&r===a&&!h.isBusy&&(!n||n[0]!==void 0)?n:i(s)}var jt=Gt("encoding",e=>{let t=a.unit_table(e)>>>0;if(t===0)return;let{buffer:o}=a.memory;return P(e)?new Uint8Array(o,t,16384):new Uint16Array(o,t,65536)}),gn=Gt("encoding",e=>{let t=a.unit_table(e)>>>0,o=new Uint8Array(65536);return Y(o,new Uint8Array(a.memory.buffer,t,16384)),o}),nt=Gt("decoding",e=>{let t=P(e),o=a.byte_table(e)>>>0;return o>0?new Uint16Array(a.memory.buffer,o,t?256:65536):void 0}),xn=e=>L.readBytes(M.input,e,J.at);function de(e,t){try{return e+t}catch(o){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:o})}}var bn=e=>e+65536+3<=De,On=e=>e>De&&e<268435456?L.collect?.(e+3):void 0,Bn=()=>M.units,An=()=>Qe()[M.units]|Qe()[M.units+1]<<8,rt=(e,t)=>L.read(M.units+2*e,t-e),it=(e,t,o)=>L.write(e.slice(t,o),M.units);function Fn(e,t){if(!h.isBusy&&!L.writeBytes)return;se("encoding",t);let o=L.writeBytes?.(e,M.output,a.unit_table(t));return h.isBusy=!1,o===e.length?st(o):void 0}function Yt(e,t,o,n){h.isBusy=!0;let r=a.encode_block(e,t,o,+n);return h.isBusy=!1,n&&r>=0&&H.finished()&&(h.newCodec=Ne),Mn(r)}function et(e,t){let o=an();if(t>8)try{Y(o,e)}catch{Y(o,g(e,0,t))}else for(let n=0;n<t;n++)o[n]=e[n]}function Mn(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var st=e=>ee(Qe(),M.output,e);var H={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var G=new Uint8Array(256);function Re(e){let{length:t}=e,o=0;for(let n=0;n<t;n++){let r=e.charCodeAt(n);if(r<128)G[o++]=r;else if(r<2048)G[o++]=192|r>>6,G[o++]=128|r&63;else if((r&63488)!==55296)G[o++]=224|r>>12,G[o++]=128|r>>6&63,G[o++]=128|r&63;else{let i=Vt(e,n);i>=65536&&(n+=1),o=Jt(i,G,o)}}return ee(G,0,o)}var In=l(()=>Je?96:A()?1024:128),zt=l(()=>A()||T()?4096:128),Ui=l(()=>new Uint8Array(2*zt()));function Un(e,t){let{length:o}=e,n=new Uint8Array(o);for(let r=0;r<o;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;n[r]=s}return n}function Dn(e,t){let{length:o}=e,n=new Uint8Array(o);for(let r=0;r<o;r++)n[r]=t[e.charCodeAt(r)];return Ho(n,0)?void 0:n}function Cn(e,t){let{length:o}=e,n=2*o<=256?G:Ui(),r=0;for(let i=0;i<o;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(n[r++]=f>>8),n[r++]=f}return ee(n,0,r)}function Vt(e,t){let o=e.codePointAt(t);return o>=55296&&o<=57343?65533:o}var ct=e=>e<128?1:e<2048?2:e<65536?3:4;function Jt(e,t,o){if(e<128)return t[o]=e,o+1;let n=ct(e);for(let r=n-1;r>0;r--)t[o+r]=128|e>>6*(n-1-r)&63;return t[o]=e>>6*(n-1)|(n===2?192:n===3?224:240),o+n}var Nn=new Uint8Array(128),Q=Di(Nn);function Di(e){return new Uint16Array(e.buffer)}var Ln=l(()=>Zt()?0:18),Rn=l(()=>N()>0&&!$()&&!T()?12:18),Ci=l(()=>A()||N()<22?18:8),Pn=l(()=>$()||!(N()>=22)?64:32),Ni=l(()=>A()||T()?64:32),ft=(e,t)=>(e[0]&e[t>>1])>=128;function kn(e,t,o){return o?t<=Ci():t<=18||t<=Ni()&&(ft(e,t)||at())}var Wn=()=>({mixed:Rn(),most:Pn()}),$n=(e,t)=>t<=Rn()||t<=64&&ft(e,t)&&t<=Pn(),U={length:0,bytes:[0,0]};function ue(e,t,o,n){if(e[0]<128&&Zt())return Xt(e,t)?re.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,u=e[i++]^128,m=d?0:e[i++]^128;if(f=d?(c&31)<<6|u:(c&15)<<12|u<<6|m,!(c>=194&&c<240&&(u|m)<64&&i<=t)||!d&&(f<2048||(f&63488)===55296||f===65279))return Li(e,s,t,o,n,r)}Q[r++]=f}return ut(r)}function Li(e,t,o,n,r,i){let s=vt();for(let f=t;f<o&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,u=d>0?c&63>>d:c,m=d===0&&c>=128,y=c===224?160:c===240?144:128,p=c===237?159:c===244?143:191,x=0;for(;x<d&&f<o;x++,f++){let F=e[f];if(F<y||F>p)break;y=128,p=191,u=u<<6|F&63}if(x<d){if(f===o&&!n){if(c>=239)return;Hn(c,128|u&63,1+x);break}m=!0}if(m&&r||(m&&(u=65533),u===65279))return;u>65535&&(Q[i++]=55232+(u>>10),u=56320|u&1023),Q[i++]=u}return ut(i)}function Kt(e,t,o,n){let r,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(r??=nt(n),!r)return;if(d=r[c],!1)return Ri(e,f,t,o,i,n,r)}Q[i++]=d}return ut(i)}function Ri(e,t,o,n,r,i,s){let f=vt();for(let c=t;c<o&&r<=f;){let d=e[c++],u=d<128?d:s[d];if(d>=128&&u===0){if(c===o&&!n){if(i===32)return;Hn(d,0,1);break}let m=c<o?e[c]:0;if(u=s[d|m<<8],u>0)c+=1;else if(Pi(m,i))u=65533;else return}Q[r++]=u}return ut(r)}function Pi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function dt(e,t,o){return U.length=0,ue(g(e,t,o),o-t,!1,!0)===""}function Hn(e,t,o){U.length=o,U.bytes[0]=e,U.bytes[1]=t}function ut(e){if(e<3||e<=18&&!Zt())return Te(Q,0,e);if(at())return ne.call(Nn,0,2*e);if(!(e>vt()))return Te(Q,0,18)+Te(Q,18,e-18)}var vt=l(()=>at()?1/0:36),Zt=l(()=>T()&&at()),at=l(()=>_(ki)===!0);function ki(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=o=>o.call(e,0,e.length);return t(ne)==="a\uFEFF\uD83D"&&t(re)==="a\0\xFF\xFE=\xD8"}function Xt(e,t){for(let o=0;o<t;o++)if(e[o]>=128)return!1;return!0}function Oe(e,t){for(let o=0;o<t;o+=Math.ceil(t/8))if(e[o]>=128)return!1;return e[t-1]<128}var Qt=l(()=>_(ji)),Be=l(()=>_(Yi)),Gi=l(()=>_(Vi)),Gn=l(()=>_(vi));function jn(e,t,o){if(e!==0&&e!==38||o<24||z(t,o)||e===0&&qn(t,o))return;let n=e===0?Be():Gi();return n?.takes?.(t,o)===!1?void 0:n}function Yn(e,t,o,n){if(U.length=0,t>256&&(n||z(e,t)||qn(e,t)))return;let r=Be();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(o||!dt(e,i,t))))try{let s=r.decodeQuickly(i<t?g(e,0,i):e,i);return n&&s.includes("\uFFFD")?void 0:s}catch{return}}function qn(e,t){if(t<8192)return!1;let o=0;for(let n=0;n<t-1;n+=Math.ceil(t/8))e[n]>=192&&(e[n+1]&192)!==128&&o++;return o>1}function zn(){let e=Gn();return t=>{try{return e?.encode(t)}catch{return}}}function eo(e,t){try{return Gn()?.encodeInto(e,t)}catch{return}}function ji(){let{isAscii:e}=Dt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((n,r)=>!e(t.with(r,128)))?e:void 0}function Yi(){let e=N()<22,t=e?Qt():void 0;if(e&&!t)return;let o=V("utf-8"),n=qi(o),r=Ke()?zi:void 0,i=e?Vn:r,s=[239,187,191,97,230,188,162,240,159,146,169],f=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],c=Uint8Array.of(...s,...f),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),m=n(c,c.length)===d&&o(c)===d&&n(u,2)==="a\x7F",y=re;if(!(!m||t&&y.call(u)!=="a\x7F"))return{decode(p,x){try{if(t)return y.call(p);let F=o(p);return x&&F.includes("\uFFFD")?void 0:F}catch{return}},decodeQuickly:n,takesQuickly:i,takes:t?(p,x)=>Oe(p,x)&&t(p):r,completeLength(p,x){for(let F=1;F<=3&&F<=x;F++){let K=p[x-F];if(K<128)break;if(K>=192)return(K>=240?4:K>=224?3:2)>F?x-F:x}return x}}}function qi(e){let t=Jo;if(!t||T()||!(N()>=22))return e;let o=$()?Vn:()=>!0;return(n,r)=>o(n,r)?t.call(n):e(n)}var Vn=(e,t)=>t<=64||t<=256&&Oe(e,t);function zi(e,t){if(t<768)return t>=128&&Oe(e,t);let o=0;for(let n=0;n<t;n+=Math.ceil(t/16)){let r=e[n];if(r<128)o+=1;else if(r===225)o-=3;else if(r>=206&&r<240)return!1}return o>=0}function Vi(){return A()?Ki():Ji()}function Ji(){let e=ne,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:t.length},(n,r)=>t.charCodeAt(r)).buffer);if(!(e.call(o)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Jn(0,N()<22?512:1/0,(n,r)=>{let i=e.call(n);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function Ki(){let e=V("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Jn(2048,1/0,(t,o)=>{let n=e(t);return o&&n.includes("\uFFFD")?void 0:n})}var Jn=(e,t,o)=>({takes:(n,r)=>r>=e&&r<=t,decode(n,r){try{return o(n,r)}catch{return}},completeLength(n,r){let i=r-r%2;return(n[i-1]&252)===216?i-2:i}});function vi(){let e=Zo(),{read:t,written:o}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(n);return t===3&&o===7&&`${[...r]}`==`${[...Re(n)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var Zn=l(T);function Xn(e,t,o){if(o>64)return Oe(t,o)?Zi(e,t,o):void 0;if(o<=Ln()||(t[o>>1]|t[o-1])>=128||!Xt(t,o))return;let n=no();return n?n.call(t,0,o):ot(e,t,o)}function Zi(e,t,o){let n=no(),r=P(e);if(!(o<512&&(r||!n))&&!(r&&!n&&nr(e))&&!z(t,o))try{return Qt()?.(t)??Ht(t,o,128,128)?n?n.call(t):Be()?.decodeQuickly(t,o):void 0}catch{return}}var lt=[],ae=[];function Qn(e,t,o){if(!(o<=18||o>=512))return ae[e]===void 0&&(ae[e]=ts(e)?or(e):null),tr(ae[e],t,o)}function er(e,t,o){return o<512?(Zn()?to(e,t,o):void 0)??ot(e,t,o)??to(e,t,o)??Kn(e,t,o):to(e,t,o)??(nr(e)?Kn(e,t,o):void 0)??ot(e,t,o)}function to(e,t,o){let n=no();if(!(!n||e!==21||!Qi(t,o)||z(t,o)))try{return n.call(t)}catch{return}}var Kn=(e,t,o)=>tr(or(e),t,o),tr=(e,t,o)=>e&&!z(t,o)?ke(e,t):void 0;function ke(e,t){try{return e(t)}catch{return}}function or(e){return lt[e]===void 0&&(lt[e]=null,lt[e]=_(()=>os(e))??null),lt[e]}var no=l(()=>_(Xi));function Xi(){let e=re,t=Uint8Array.from({length:256},(o,n)=>n);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Qi(e,t){let o=Math.min(t,64);for(let n=0;n<o;n++)if((e[n]&224)===128)return!1;return o===t||Ht(e,t,128,224)}var nr=e=>e===21?es():rr(),rr=l(A),es=l(()=>A()||T()||!(N()>0)),ts=e=>rr()||e===21&&Zn();function os(e){let t=nt(e),o=V(w[e].name),n=i=>o(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>n(Uint8Array.of(i)))&&n(r)?o:void 0}var ir;function sr(e,t){return ir??=ns(),ir(e,t)}function ns(){let e=Be(),{mixed:t,most:o}=e&&T()?{mixed:0,most:0}:Wn();return(n,r)=>{if(r<=t||r<=o&&ft(n,r)){let i=ue(n,r,!0,!1);if(i!==void 0)return i}if(e?.takesQuickly?.(n,r)!==!1)try{return e?.decodeQuickly(n,r)}catch{return}}}function pt(e,t,o){try{return Ce(e,null),rt(0,Le(t,o,0,!1,!0))}catch(n){throw I(n)}}var ro=l(()=>A()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:T()?2048:0}),cr=e=>e===34?ro().shiftJIS:ro().any,fr=[];function dr(e,t,o){if(o>ro().markup||o>cr(e)&&!ss(t,o))return;let n=fr[e];if(n)return z(t,o)?void 0:ke(n,t);cs(e,o)}function ss(e,t){if((e[1]&e[t>>1])>=128)return!1;let o=0,n=Math.ceil(t/32)|1;for(let r=0;r<t;r+=n)e[r]<128&&(o+=1);return o>10}var We=[];function cs(e,t){We[e]===void 0&&(We[e]=_(()=>ds(e))??null);let o=We[e];o&&(o.credit+=1+t/1024,!(o.credit<128)&&(o.credit=0,We[e]=null,_(()=>{let{value:n}=o.sequences.next();n?o.decode(n)===pt(e,n,E(n))&&(We[e]=o):fs(e,o.decode)})))}function fs(e,t){fr[e]=t;let o=cr(e);o>0&&(ae[e]=n=>n.length<=o?t(n):void 0)}var ds=e=>({decode:V(w[e].name),sequences:as(e),credit:0}),us=[[239,187,191],[254,255],[255,254],[132,49,149,51]],io=[10,164,162];function*as(e){let[t,o,n,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of us)yield Uint8Array.of(...i,...io);for(let i=128;i<=255;i++)yield le([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield le([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield le([i,i],[s,s],n,o);for(let i=133;i<=254;i+=8)yield le([i,Math.min(i+7,254)],o,r,o);yield le([227,227],[50,50],n,o),yield le([129,129],[48,48],t),yield le([129,129],[48,48],r,t)}}function le(...e){let t=e.map(([s,f])=>f-s+1),o=t.reduce((s,f)=>s*f),n=e.length+io.length,r=new Uint8Array(o*n+e.length-1);for(let s=0;s<o;s++){let f=s;for(let c=e.length-1;c>=0;c--)r[s*n+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);r.set(io,s*n+e.length)}let i=(o-1)*n;return r.copyWithin(i+n,i,i+e.length-1),r}var Ae=new Uint8Array(18),ps=[0,0],pe=class{encoding;fatal;ignoreBOM;#e=null;#t=ps;#o=0;#r=!1;#n;#i=null;constructor(t,o,n,r=0){this.encoding=t,this.fatal=o,this.ignoreBOM=n,this.#n=r}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#o=0,this.#r=!1,this.#n=0}decode(t,o,n){let r=we(t);if(!this.#e&&this.#o===0){let i=this.#c(t,r,o);if(i!==void 0)return o||this.#u(r),i}return this.#s(t,r,o,n)}decodeWhole(t,o,n){this.#n!==0&&this.reset();let{encoding:r}=this,i=o<=256&&!this.fatal;if(i&&r===0&&o>0){let s=sr(t,o);if(s!==void 0)return t[0]===239?this.#d(s):s}else{let s=i&&o>18?ae[r]:void 0,f=(s?ke(s,t):void 0)??this.#c(t,o,!0);if(f!==void 0)return f;if(i&&!bt(r))return pt(r,t,o)}return this.#s(t,o,!0,n)}#s(t,o,n,r){if(this.#o>0){let u=this.#p(t,o,n)??this.#m(t,o,n,r);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#r,f=this.#n,c="";try{c=this.#h(t,o,n)??this.#f(t,o,n)}catch(u){throw this.#e=i,this.#r=s,this.#n=f,I(u)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#n=f+o,r===void 0?d:d.toTypeError(r);return c}#c(t,o,n){let{encoding:r}=this;if(U.length=0,o===0)return"";if(r===0){let f=$n(t,o)?ue(t,o,n,this.fatal):void 0;if(f!==void 0)return f;let c=Yn(t,o,n,this.fatal);return c===void 0?void 0:this.#d(c)}if(!Mo(r))return;let i=P(r),s=(i?Qn(r,t,o):void 0)??(t[0]<128?Xn(r,t,o):void 0)??void 0??(kn(t,o,i)?Kt(t,o,n,r):void 0)??(i?er(r,t,o):void 0);return this.#a(s)}#a(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#r&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#p(t,o,n){let r=this.#o+o;if(o===0||r>18)return;U.length=0,this.#l(t,r);let i=this.encoding===0?ue(Ae,r,n,this.fatal):this.#a(Kt(Ae,r,n,this.encoding));return i!==void 0&&!n&&this.#u(o),i}#m(t,o,n,r){if(this.encoding!==0)return;let i=this.#n,s=this.#r,f=this.#t,c=this.#o,d=f[0]<224?2:3;if(c+o<=d)return;this.#l(t,d);let u=ue(Ae,d,!0,!0);if(u===void 0)return;let m=d-c;this.#o=0,this.#n+=m;try{return de(u,this.decode(g(t,m),n,r))}catch(y){throw y instanceof Ue||y instanceof TypeError||(this.#e=null,this.#r=s,this.#n=i,this.#t=f,this.#o=c),y}}#l(t,o){Ae[0]=this.#t[0],Ae[1]=this.#t[1];for(let n=this.#o;n<o;n++)Ae[n]=t[n-this.#o]}#u(t){this.#n+=t,this.#r||=t>0,this.#o=U.length,U.length>0&&(this.#t=[U.bytes[0],U.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Ce(this.encoding,null),Le(t,this.#o,0,this.fatal,!1),this.#e=fe(),this.#o=0}catch(o){throw I(o)}}#h(t,o,n){let r=jn(this.encoding,t,o);if(!r)return;let i=0,s="",f=r.completeLength(t,o);if(o<256&&(this.#e||f<o))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#f(g(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===o?t:g(t,i,f),d=r.decode(c,this.fatal);if(d===void 0){if(s=de(s,this.#f(c,f-i,!0)),this.#i)return s}else s=de(s,this.#d(d)),this.#n+=f-i;return this.#r||=f>0,f===o?s:this.encoding===0&&!n&&dt(t,f,o)?(this.#u(o-f),s):de(s,this.#f(g(t,f,o),o-f,n))}#f(t,o,n){Ce(this.encoding,this.#e);let r="",i=On(o),s=this.#r||this.ignoreBOM||!bt(this.encoding),f=0;for(let c=0;;c+=65536){let d=o-c<=65536,u=Math.min(65536,o-c),m=c===0&&d?t:g(t,c,c+u),y=Le(m,u,f,this.fatal,n&&d);if(y<0)return this.#e=fe(),this.#i=new Ue(this.name,this.#n+c+H.start(),H.length()),r;if(f+=y,f>0&&(d||!bn(f))){let p=!s&&An()===65279?1:0;i?i.add(Bn()+2*p,f-p):r=de(r,rt(p,f)),s=!0,f=0}if(d)break}return this.#r=s,this.#e=n?null:wn(),this.#n+=o,i?i.toText():r}},mt=new pe(0,!1,!1);function ur(e,t,o,n,r,i){return mt.encoding=o,mt.fatal=n,mt.ignoreBOM=r,mt.decodeWhole(e,t,i)}function ar(e,t){let o=v(e,t);if(o===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return o}var xs=["fatal","html","replacement"];function co(e,t){let{length:o}=e,n=P(t);if(o>64&&o>(n?In():zt()))return;if(n)return Un(e,jt(t));if(!!1)return;let r=jt(t);return r&&Cn(e,r)}var hs=l(T);function mr(e,t){return hs()?Dn(e,gn(t)):Fn(e,t)}var D=class e{encoding;unmappable;#e;#t=null;#o=0;#r=W;locate=t=>t;constructor(t,o,n=void 0){this.encoding=t,this.unmappable=o,this.#e=n}get name(){return w[this.encoding].name}encode(t,o){return o&&this.#i(t)||this.#s(t,o)}get#n(){return this.#e?0:xs.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let o=co(t,this.encoding);if(o)return o;try{let n=P(this.encoding)&&mr(t,this.encoding);if(n)return n;tt(this.encoding,null),it(t,0,t.length);let r=Yt(0,t.length,this.#n,!0);return r===-2||!H.finished()?void 0:(this.#o=0,st(r))}catch(n){throw I(n)}}#s(t,o){let n=new xt;return this.encodeOrFail(t,o,r=>n.add(r),(r,i)=>{throw new Z(r,i,this.name)}),n.concatenate()}encodeOrFail(t,o,n,r=()=>{}){let i=this.#o,s=this.#t,f=this.#r;o&&(this.#r=W,this.#t=null,this.#o=0);let c=this.#e,d=this.#n,u=c?2048:65536,m=void 0,y=m?x=>m.add(x):n,p=0;try{if(P(this.encoding)&&!s)for(;p+65536<t.length;p+=65536){let x=mr(t.slice(p,p+65536),this.encoding);if(!x)break;n(x)}for(tt(this.encoding,s);p===0||p<t.length;p+=u){let x=Math.min(p+u,t.length);it(t,p,x);let F=x===t.length;for(let K=0,To=!1;!To;){let He=Yt(K,x-p,d,o&&F);y(st(He===-2?H.written():He));let Eo=i+p+K+H.start();if(K+=H.read(),To=He!==-2&&H.finished(),He!==-2)continue;let St=H.codePoint();if(c){let Gr=fe(),go=()=>this.locate(Eo),jr=c(St,go),Yr=this.#c(Gr,jr,y,St,go);tt(this.encoding,Yr),it(t,p,x)}else r(St,Eo)}}}catch(x){throw I(x)}if(o){m&&n(m.held);return}m&&(this.#r=m.held),this.#t=fe(),this.#o=i+t.length}#c(t,o,n,r,i){if(o===null)throw new Z(r,i(),this.name);if(typeof o!="string")return n(o),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(o,!1,n,f=>{throw new Z(f,i(),this.name)}),s.#t}},so=class{held;#e;constructor(t,o){this.held=t,this.#e=o}add(t){let o=E(t);if(o===0)return;t[0]!==27&&this.#e(this.held);let n=t[o-3]===27?o-3:o;this.#e(Se(t,0,n)),this.held=Se(t,n,o)}},xt=class{#e=null;#t=null;#o=0;get length(){return this.#o}add(t){let o={bytes:t,next:null};this.#t?this.#t.next=o:this.#e=o,this.#t=o,this.#o+=E(t)}forEach(t){for(let o=this.#e;o;o=o.next)t(o.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=ys(this.#o),o=0;return this.forEach(n=>{Y(t,n,o),o+=E(n)}),t}};function ys(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function $e(e,t){let o=v(e,t);if(o===37||o===38){let{name:n}=w[o];throw new RangeError(`${t}: ${n} has no encoder in the standard; use encodeUTF16() of 'encoding-wasm', or UTF-8.`)}return ws(o,e,t)}function ws(e,t,o){if(e===36)throw new RangeError(`${o}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function R(e,t){let{prototype:o}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let n of Object.getOwnPropertyNames(o))n!=="constructor"&&Object.defineProperty(o,n,{enumerable:!0});return Object.defineProperty(o,Symbol.toStringTag,{value:t,configurable:!0}),e}function me(e,t,o){let{prototype:n}=t;n!==Object(n)&&Object.setPrototypeOf(e,o.prototype)}function fo(){throw new TypeError("Illegal invocation")}var xr="Failed to execute 'encodeInto' on 'TextEncoder'",uo=class e{#e="utf-8";constructor(){new.target!==e&&me(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||fo(),ht(B(t))}encodeInto(t,o){#e in this||fo(),_t(arguments,2,xr);let n=B(t),r=Go(o,xr),{read:i,written:s}=eo(n,r)??{read:0,written:0};if(i===n.length||s===E(r))return{read:i,written:s};let f=_s(n.slice(i),g(Mt(r),s));return{read:i+f.read,written:s+f.written}}},Tr=R(uo,"TextEncoder");function ht(e){return e.length<=6?Re(e):(hr??=gs(),hr(e)??new D(0,"fatal").encode(e,!0))}var hr;function gs(){let e=zn();return A()||T()?e:t=>bs(t)??e(t)}function bs(e){let{length:t}=e;if(t<=21)return Re(e);if(t<=64&&Os()){let o=(Bs()||As(e))&&yr(G,e);if(o)return o}return t>=1024&&t<=65536&&Ms(e)?yr(Fs(),e):void 0}var Os=l(()=>!$()),Bs=l(Ke);function As(e){return e.length*ct(Er(e))*.75<=64}function yr(e,t){let o=eo(t,e);return o?.read===t.length?ee(e,0,o.written):void 0}var Fs=l(()=>new Uint8Array(3*65536)),Ms=e=>wr()<=65535&&Er(e)>=wr(),wr=l(()=>$()?256:N()<22?0:1/0);function Er(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function _s(e,t){let o=0,n=0;for(;o<e.length;){let r=Vt(e,o);if(n+ct(r)>E(t))break;n=Jt(r,t,n),o+=r<65536?1:2}return{read:o,written:n}}var gr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",br=`!
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
?`;var Us=l(()=>{let e=br.split(`
`),t=0;return new Map(gr.split(",").map((o,n)=>(t+=Number.parseInt(o||"1",36),[String.fromCodePoint(t),e[n].split("	")])))}),Or=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Br(e){let t=new D(e,"fatal"),o=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof Z)return!1;throw i}},n=new Map;return r=>{let i=n.get(r);return i===void 0&&(i=Ar(String.fromCodePoint(r),o,3),n.set(r,i)),i}}function Ar(e,t,o){if(Or(e))return"";if(o===0)return null;let n=Ds(e),r=n.find(t);if(r!==void 0)return r;for(let i of n){let s=Array.from(i,f=>t(f)?f:Ar(f,t,o-1));if(!s.includes(null))return s.join("")}return null}function Ds(e){let t=[...Us().get(e)??[],...Cs(e)],o=e.normalize("NFKD");return o===e||/^ ./u.test(o)?t:[...t,o.normalize(),o]}function Cs(e){let t=e.normalize("NFD"),[o,...n]=t,r=[],i=[];for(let s=2**n.length-2;s>=0;s--){let f=y=>s>>n.length-1-y&1,c=n.filter((y,p)=>f(p)),d=n.filter((y,p)=>!f(p)),u=[o,...c].join("").normalize("NFC"),m=u+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(Or)&&i.push(u)}return[...r,...i]}var Ns=["fatal","html","replacement","ignore","translit"],Ls=zo(Ns),Fr=(e,t,o)=>typeof e=="function"?e:Ls(e,t,o);function Mr(e,t,o){return typeof e=="function"?(n,r)=>Rs(e(n,r()),o):e==="ignore"?()=>"":e==="translit"?Br(t):void 0}function Rs(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=te(k(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Se(n,0,E(n))}var Ps="Failed to construct 'LegacyTextEncoder'",ao="Failed to execute 'encode'";function _r(e,t="utf-8",o=void 0){let n=oe(e,ao);if(o===void 0){let i=$e(B(t),ao);return i===0?ht(n):co(n,i)??new D(i,"fatal").encode(n,!0)}let r=yt(t,o,ao);return r.encoding===0?ht(n):r.encode(n,!0)}function yt(e,t,o){let n=B(e),r=t===void 0?"fatal":Yo(t,{unmappable:Fr},o).unmappable,i=$e(n,o);return new D(i,r,Mr(r,i,o))}var lo=class{#e;constructor(t="utf-8",o=void 0){this.#e=yt(t,o,Ps)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,o=void 0){let n=this.#e,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":oe(t,r),s=C(o,"stream",r);return n.encode(i,!s)}},Ir=R(lo,"LegacyTextEncoder");var wt="Failed to execute 'decode' on 'TextDecoder'",po=class e{#e;#t=!1;constructor(t="utf-8",o=void 0){this.#e=mo(t,o,"Failed to construct 'TextDecoder'"),new.target!==e&&me(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=W,o=void 0){let n=this.#e;if(o===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return n.decodeWhole(t,we(t),wt);let r=k(t,wt),i=C(o,"stream",wt);return this.#t||n.reset(),this.#t=i,n.decode(Ie(r),!i,wt)}},Ur=R(po,"TextDecoder");function mo(e,t,o){let n=B(e),r=C(t,"fatal",o),i=C(t,"ignoreBOM",o);return new pe(ar(n,o),r,i)}function Dr(e,t,o){let n=Xo();if(!n)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new n({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>o(i=>i.length>0&&r.enqueue(i))})}function wo(e,t){let o=`Failed to execute 'transform' on '${e}'`;return Dr(e,(n,r)=>r(t.decode(te(k(n,o)),!1,o)),n=>n(t.decode(W,!0,o)))}var xo=class e{#e;#t;constructor(t="utf-8",o=void 0){let n=mo(t,o,"Failed to construct 'TextDecoderStream'");this.#e=n,this.#t=wo("TextDecoderStream",n),new.target!==e&&me(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Cr=R(xo,"TextDecoderStream"),ho=class e{#e;constructor(){this.#e=Lr("TextEncoderStream",new D(0,"fatal"),B),new.target!==e&&me(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Nr=R(ho,"TextEncoderStream");function Lr(e,t,o){let n=`Failed to execute 'transform' on '${e}'`;return Dr(e,(r,i)=>i(t.encode(o(r,n),!1)),r=>r(t.encode("",!0)))}var yo=class{#e;#t;constructor(t="utf-8",o=void 0){let n=yt(t,o,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Lr("LegacyTextEncoderStream",n,oe)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Rr=R(yo,"LegacyTextEncoderStream");var Fe=class{fatal;ignoreBOM;#e;#t;#o=W;constructor(t,o,n){this.#e=t,this.fatal=o,this.ignoreBOM=n}get name(){return this.#t?.name??null}decode(t,o,n){if(this.#t)return this.#t.decode(t,o,n);let r=o&&E(this.#o)===0?t:$o(this.#o,t);if(!o&&Uo(r))return this.#o=r,"";let i=_e(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new pe(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?g(r,s):r,o,n)}};var So=class{#e;#t;constructor(t="utf-8",o=void 0){let n="Failed to construct 'DecoderStream'",r=B(t),i=C(o,"fatal",n),s=C(o,"ignoreBOM",n),f=new Fe(v(r,n),i,s);this.#e=f,this.#t=wo("DecoderStream",f)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Pr=R(So,"DecoderStream");function kr(e,t){let o="Failed to execute 'findUnmappable'",n=oe(e,o),r=$e(B(t),o),i=new Map,s=(f,c)=>i.set(c,f);return new D(r,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function Wr(e){let t=_e(Ie(k(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function $r(e,t="utf-8",o=void 0){let n="Failed to execute 'decode'",r=k(e,n),i=v(B(t),n),s=C(o,"fatal",n),f=C(o,"ignoreBOM",n),c=Ie(r);return _e(c)?new Fe(i,s,f).decode(c,!0,n):ur(c,we(c),i,s,!0,n)}async function Hr(e=void 0){let t=await e;if(t===void 0)Pt()||await Rt(Ge,!0);else{let o=ks(t)?await Ws(t):t;await Rt(()=>o,!1)}}var ks=e=>typeof e?.arrayBuffer=="function";function Ws(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Pr as DecoderStream,Ir as LegacyTextEncoder,Rr as LegacyTextEncoderStream,Ur as TextDecoder,Cr as TextDecoderStream,Tr as TextEncoder,Nr as TextEncoderStream,Z as UnmappableError,Wr as bomSniff,$r as decode,_r as encode,w as encodings,kr as findUnmappable,Hr as initialize,Co as labelToName};
