function xn(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var ke=()=>xn(new URL("./chinese.wasm",import.meta.url)),We="encoding-wasm/chinese";var hn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var ht=["chinese"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var S=Wr();function Wr(){let e=hn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(e)}var $r=l(()=>new Map(S.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Gr=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Sn=e=>e<36&&e!==33,P=e=>e>0&&e<29,Tn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(S[e].name),Hr=e=>Gr.find(([t])=>e>=t)[1];function gn(e){let t=$r();return t.get(e)??t.get(bn(qr(e)))}function K(e,t){let n=gn(e);if(n===void 0){let o=jr(e),r=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(ht){let o=Hr(n);if(o&&!ht.includes(o))throw new RangeError(`${t}: '${We}' doesn't include ${S[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function jr(e){let t=yn(e),n={936:"gbk",950:"big5"}[t]??t,o=S.findIndex(({labels:r})=>r.some(i=>yn(i)===n));return o<0||o===36?void 0:o}var yn=e=>bn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Yr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Ae(e){if(e[0]>=239)return Yr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function En({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function yt(e){return e===0||e===37||e===38}function qr(e){let t=0,n=e.length;for(;wn(e[t]);)t+=1;for(;wn(e[n-1]);)n-=1;return e.slice(t,n)}var wn=e=>`	
\f\r `.includes(e);function bn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function On(e){let t=gn(`${e}`);return t===void 0?null:S[t].name}var wt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Bn=()=>Object.getPrototypeOf(Uint8Array.prototype),He=e=>wt(Bn(),e),St=e=>wt(DataView.prototype,e),An=e=>globalThis[e]&&wt(globalThis[e].prototype,"byteLength"),Tt=e=>Bn()[e],Fn=He(Symbol.toStringTag),gt=He("buffer"),Mn=He("byteOffset"),_n=He("byteLength"),Kr=Tt("includes"),Jr=Tt("set"),vr=Tt("slice"),Zr=St("buffer"),Xr=St("byteOffset"),Qr=St("byteLength"),Un=An("ArrayBuffer"),ei=An("SharedArrayBuffer"),b=e=>_n.call(e);function xe(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:b(e)}var T=(e,t,n=b(e))=>new Uint8Array(gt.call(e),Mn.call(e)+t,n-t);function In(e,t){let n=new Uint8Array(b(e)+b(t));return Y(n,e),Y(n,t,b(e)),n}var Y=(e,t,n)=>Jr.call(e,t,n),Dn=(e,t)=>Kr.call(e,t),he=(e,t,n)=>vr.call(e,t,n);function X(e,t,n){if(n>24)return he(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function Q(e,t){if(t<=64)return!1;try{return Un.call(gt.call(e)),!1}catch{return!0}}var ti="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function k(e,t,n=ti){if(!ArrayBuffer.isView(e)&&Nn(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Cn(e,t){if(ArrayBuffer.isView(e)&&Fn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function ee(e){return ArrayBuffer.isView(e)?Et(e):Nn(e)===0?W:new Uint8Array(e)}var Fe=e=>e instanceof Uint8Array?e:ee(e);function Et(e){try{return Fn.call(e)===void 0?new Uint8Array(Zr.call(e),Xr.call(e),Qr.call(e)):new Uint8Array(gt.call(e),Mn.call(e),_n.call(e))}catch{return W}}var W=new Uint8Array;function Nn(e){for(let t of[Un,ei])try{return t?.call(e)}catch{}}function Ln(e,t,n){Rn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));return o}function D(e,t,n){return e===void 0?!1:(Rn(e,n),!!e?.[t])}function Rn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var O=e=>`${e}`;function te(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function bt(e,t,n){if(e.length>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e.length} present.`)}function Pn(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=O(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}var Me=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var ni=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,kn=Symbol.for("encoding-wasm.UnmappableError"),J=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${i} can't represent ${ni(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&kn in o}[kn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var je=(e,t)=>e?.prototype?.[t],Ye=e=>je(globalThis.Buffer,e),ne=Ye("ucs2Slice"),qe=Ye("ucs2Write"),Wn=Ye("utf8Slice"),oe=Ye("latin1Slice"),$n=e=>globalThis[e],Gn=$n("TextDecoder"),oi=je(Gn,"decode"),Bt=$n("TextEncoder"),ri=je(Bt,"encode"),ii=je(Bt,"encodeInto");function re(e){let t=new Gn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:oi}),n=>t.decode(n)}function Hn(){let e=new Bt;return Object.defineProperties(e,{encode:{value:ri},encodeInto:{value:ii}}),e}function q(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,E=()=>"Bun"in globalThis;function ze(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var $=()=>"Deno"in globalThis,C=()=>Number.parseInt(globalThis.process?.versions?.node,10),At=e=>globalThis.process?.getBuiltinModule?.(e),Ot;function jn(){let{TransformStream:e}=globalThis;return e&&e===Ot?e:(Ot=[e,At("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Ot)}function ye(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function zn(e,t,n){let o=Ve(c=>di(c,n),e,t),r=Ve(ai,e,t);if(o&&r){let c=$()?1/0:64;return{...r,read:(d,u)=>(u<128?o:r).read(d,u),write:(d,u)=>(d.length<c?o:r).write(d,u),readBytes:o.readBytes,writeBytes:$()?o.writeBytes:void 0,mostByTable:512}}let i=Ft(e);if(o)return F()?ui(o,Ve(qn,e,t)):o;let s=r??Ve(qn,e,t)??i,f=r?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function Ve(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),Ft(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var fi="strings";function di(e,t){let[n]=WebAssembly.Module.customSections(t,fi),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function ui(e,t){let{read:n,readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let f=36;f<i;f+=36)s+=n(r+2*f,Math.min(i-f,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let f=o(r,Math.min(i,36),s);for(let c=36;c<i;c+=36)f+=o(r+c,Math.min(i-c,36),s);return f}}}function ai(e){let[t,n]=[ne,qe],o=new Uint8Array(e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(r(),c,c+2*d),write:(c,d)=>n.call(r(),c,d,2*c.length),most:1/0,collect:E()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),u=0;return{add(m,y){Y(d,new Uint8Array(e.buffer,m,2*y),u),u+=2*y},toText:()=>t.call(d,0,u)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(c)));return i=new WeakRef(u),u}}function qn(e){let t=re("utf-16le"),{write:n,most:o}=Ft(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function Ft(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,f]=[o/2,o/2+r];if(r<=18)return ye(i,s,r);let c="";for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Ke,a,_t,Vn,Kn,N,M={input:0,units:0,output:0},_e=0,Je={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function se(e,t){Je.name=e,Je.encoding=t,h.newCodec=NaN,h.isBusy&&pi(),h.isBusy=!0}function pi(){try{Xn(),Ke??=hi(ke()),Zn(new WebAssembly.Instance(Ke),Ke)}catch(e){throw Qn(e)}}async function Ut(e,t){try{Xn();let n=e(),o=Jn(n)?n:await WebAssembly.compile(xi(n));t||yi(o);let r=await WebAssembly.instantiate(o);if(It())return;Zn(r,o),Ke=o}catch(n){throw Qn(n)}}var mi=[0,97,115,109];function xi(e){let t=ee(k(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(mi.every((n,o)=>t[o]===n))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var It=()=>!h.isBusy;function hi(e){return Jn(e)?e:new WebAssembly.Module(e)}function Jn(e){try{return WebAssembly.Module.customSections(e,vn),!0}catch{return!1}}var vn="encoding-wasm";function yi(e){let[t]=WebAssembly.Module.customSections(e,vn),n=`${We} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Zn({exports:e},t){a=e,Mt=WebAssembly.RuntimeError,M.input=a.input(),M.units=a.units(),M.output=a.output(),no(),N=zn(a.memory,M.units,t),_e=Math.min(a.units_length(),N.most),h.isBusy=!1}function Xn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Qn(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(wi(e))return new RangeError(`encoding-wasm: ${eo} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var eo="no memory for WebAssembly; free some, and call again",wi=e=>e instanceof RangeError&&/memory/i.test(e.message);function ve(){return Ct(),_t}function to(){return Ct(),Vn}function Dt(){return Ct(),Kn}function Ct(){_t[0]===void 0&&no()}function no(){let{buffer:e}=a.memory;_t=new Uint8Array(e),Vn=new Uint8Array(e,M.input,65536),Kn=new Int32Array(e,a.codec(),a.codec_length()>>2)}function oo(e,t){return se(e,-1),ro(t)}function ro(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw _(t)}}var Mt;function _(e){if(!Mt||!(e instanceof Mt))return e;let t=S[Je.encoding]?.name,n=`${Je.name}${t?` of ${t}`:""} failed`;return Si()?new RangeError(`encoding-wasm: ${n}: ${eo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Si(){try{return a.memory.grow(32),!1}catch{return!0}}function fe(){let e=Dt();return lo(e,new Int32Array(e.length))}function uo(){return a.held()!==0?fe():(h.newCodec=Ie,null)}var ao=e=>lo(e,Dt());function lo(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ue(e,t){po(e,t)||(se("decoding",e),t?ao(t):a.new_decoder(e),Ie=e===33||e===36?NaN:e)}var Ie=NaN;function po(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function Xe(e,t){po(~e,t)||(se("encoding",e),t?ao(t):a.new_encoder(e),Ie=~e)}function De(e,t,n,o,r){Ze(e,t),h.isBusy=!0;let i=a.decode_block(t,n,+o,+r);return h.isBusy=!1,r&&i>=0&&(h.newCodec=Ie),To(i)}var V={encoding:-1,at:0,most:0,owner:void 0};function Qe(e,t,n){if(V.encoding!==e||V.owner!==a||h.isBusy){try{se("decoding",e),V.owner=a,V.at=N.readBytes?a.byte_table(e):0,V.most=!Tn(e)&&N.mostByTable||1/0,V.encoding=e}catch(r){throw _(r)}h.isBusy=!1}if(V.at===0||n>V.most)return;if(n<=65536)return Ze(t,n),io(n);if(N.most>_e)return;let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);Ze(T(t,r,r+i),i),o=de(o,io(i))}return o}function Nt(e,t,n,o){return oo("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Ze(r===t?e:T(e,i,i+r),r),!a.is_free_of(r,n,o))return!1;return!0})}function Lt(e,t){let n=-1,o,r;function i(s){try{return se(e,s),n=s,r=a,o=t(s),h.isBusy=!1,o}catch(f){throw _(f)}}return s=>s===n&&r===a&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Rt=Lt("encoding",e=>{let t=a.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=a.memory;return new Uint16Array(n,t,65536)}),mo=Lt("encoding",e=>{let t=a.unit_table(e)>>>0,n=new Uint8Array(65536);return Y(n,new Uint8Array(a.memory.buffer,t,16384)),n}),et=Lt("decoding",e=>{let t=P(e),n=(!t?a.pair_table(e):a.byte_table(e))>>>0;return n>0?new Uint16Array(a.memory.buffer,n,t?256:65536):void 0}),io=e=>N.readBytes(M.input,e,V.at);function de(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var xo=e=>e+65536+3<=_e,ho=e=>e>_e&&e<268435456?N.collect?.(e+3):void 0,yo=()=>M.units,wo=()=>ve()[M.units]|ve()[M.units+1]<<8,tt=(e,t)=>N.read(M.units+2*e,t-e),nt=(e,t,n)=>N.write(e.slice(t,n),M.units);function So(e,t){if(!h.isBusy&&!N.writeBytes)return;se("encoding",t);let n=N.writeBytes?.(e,M.output,a.unit_table(t));return h.isBusy=!1,n===e.length?ot(n):void 0}function Pt(e,t,n,o){h.isBusy=!0;let r=a.encode_block(e,t,n,+o);return h.isBusy=!1,o&&r>=0&&G.finished()&&(h.newCodec=Ie),To(r)}function Ze(e,t){let n=to();if(t>8)try{Y(n,e)}catch{Y(n,T(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function To(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ot=e=>X(ve(),M.output,e);var G={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var H=new Uint8Array(256);function Ce(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)H[n++]=r;else if(r<2048)H[n++]=192|r>>6,H[n++]=128|r&63;else if((r&63488)!==55296)H[n++]=224|r>>12,H[n++]=128|r>>6&63,H[n++]=128|r&63;else{let i=$t(e,o);i>=65536&&(o+=1),n=Gt(i,H,n)}}return X(H,0,n)}var Eo=l(()=>qe?96:F()?1024:128),Wt=l(()=>F()||E()?4096:128),bi=l(()=>new Uint8Array(2*Wt()));function bo(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Oo(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return Dn(o,0)?void 0:o}function Bo(e,t){let{length:n}=e,o=2*n<=256?H:bi(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[r++]=f>>8),o[r++]=f}return X(o,0,r)}function $t(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var rt=e=>e<128?1:e<2048?2:e<65536?3:4;function Gt(e,t,n){if(e<128)return t[n]=e,n+1;let o=rt(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Ao=new Uint8Array(128),Z=Oi(Ao);function Oi(e){return new Uint16Array(e.buffer)}var Fo=l(()=>Yt()?0:18),Mo=l(()=>C()>0&&!$()&&!E()?12:18),Bi=l(()=>F()||C()<22?18:8),_o=l(()=>$()||!(C()>=22)?64:32),Ai=l(()=>F()||E()?64:32),it=(e,t)=>(e[0]&e[t>>1])>=128;function Uo(e,t,n){return n?t<=Bi():t<=18||t<=Ai()&&(it(e,t)||ft())}var Io=()=>({mixed:Mo(),most:_o()}),Do=(e,t)=>t<=Mo()||t<=64&&it(e,t)&&t<=_o(),U={length:0,bytes:[0,0]};function ue(e,t,n,o){if(e[0]<128&&Yt())return qt(e,t)?oe.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,u=e[i++]^128,m=d?0:e[i++]^128;if(f=d?(c&31)<<6|u:(c&15)<<12|u<<6|m,!(c>=194&&c<240&&(u|m)<64&&i<=t)||!d&&(f<2048||(f&63488)===55296||f===65279))return Fi(e,s,t,n,o,r)}Z[r++]=f}return ct(r)}function Fi(e,t,n,o,r,i){let s=jt();for(let f=t;f<n&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,u=d>0?c&63>>d:c,m=d===0&&c>=128,y=c===224?160:c===240?144:128,p=c===237?159:c===244?143:191,x=0;for(;x<d&&f<n;x++,f++){let A=e[f];if(A<y||A>p)break;y=128,p=191,u=u<<6|A&63}if(x<d){if(f===n&&!o){if(c>=239)return;Co(c,128|u&63,1+x);break}m=!0}if(m&&r||(m&&(u=65533),u===65279))return;u>65535&&(Z[i++]=55232+(u>>10),u=56320|u&1023),Z[i++]=u}return ct(i)}function Ht(e,t,n,o){let r,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(r??=et(o),!r)return;if(d=r[c],d===0&&(s<t&&(d=r[c|e[s++]<<8]),d===0))return Mi(e,f,t,n,i,o,r)}Z[i++]=d}return ct(i)}function Mi(e,t,n,o,r,i,s){let f=jt();for(let c=t;c<n&&r<=f;){let d=e[c++],u=d<128?d:s[d];if(d>=128&&u===0){if(c===n&&!o){if(i===32)return;Co(d,0,1);break}let m=c<n?e[c]:0;if(u=s[d|m<<8],u>0)c+=1;else if(_i(m,i))u=65533;else return}Z[r++]=u}return ct(r)}function _i(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function st(e,t,n){return U.length=0,ue(T(e,t,n),n-t,!1,!0)===""}function Co(e,t,n){U.length=n,U.bytes[0]=e,U.bytes[1]=t}function ct(e){if(e<3||e<=18&&!Yt())return ye(Z,0,e);if(ft())return ne.call(Ao,0,2*e);if(!(e>jt()))return ye(Z,0,18)+ye(Z,18,e-18)}var jt=l(()=>ft()?1/0:36),Yt=l(()=>E()&&ft()),ft=l(()=>q(Ui)===!0);function Ui(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(ne)==="a\uFEFF\uD83D"&&t(oe)==="a\0\xFF\xFE=\xD8"}function qt(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function ge(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var zt=l(()=>q(Li)),Ee=l(()=>q(Ri)),Ni=l(()=>q(Wi)),No=l(()=>q(Hi));function Lo(e,t,n){if(e!==0&&e!==38||n<24||Q(t,n)||e===0&&Po(t,n))return;let o=e===0?Ee():Ni();return o?.takes?.(t,n)===!1?void 0:o}function Ro(e,t,n,o){if(U.length=0,t>256&&(o||Q(e,t)||Po(e,t)))return;let r=Ee();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!st(e,i,t))))try{let s=r.decodeQuickly(i<t?T(e,0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function Po(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function ko(){let e=No();return t=>{try{return e?.encode(t)}catch{return}}}function Vt(e,t){try{return No()?.encodeInto(e,t)}catch{return}}function Li(){let{isAscii:e}=At("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Ri(){let e=C()<22,t=e?zt():void 0;if(e&&!t)return;let n=re("utf-8"),o=Pi(n),r=ze()?ki:void 0,i=e?Wo:r,s=[239,187,191,97,230,188,162,240,159,146,169],f=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],c=Uint8Array.of(...s,...f),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),m=o(c,c.length)===d&&n(c)===d&&o(u,2)==="a\x7F",y=oe;if(!(!m||t&&y.call(u,0,2)!=="a\x7F"))return{decode(p,x,A){try{if(t)return y.call(p,0,x);let R=n(p);return A&&R.includes("\uFFFD")?void 0:R}catch{return}},decodeQuickly:o,takesQuickly:i,takes:t?(p,x)=>ge(p,x)&&t(p):r,completeLength(p,x){for(let A=1;A<=3&&A<=x;A++){let R=p[x-A];if(R<128)break;if(R>=192)return(R>=240?4:R>=224?3:2)>A?x-A:x}return x}}}function Pi(e){let t=Wn;if(!t||E()||!(C()>=22))return e;let n=$()?Wo:()=>!0;return(o,r)=>n(o,r)?t.call(o,0,r):e(o)}var Wo=(e,t)=>t<=64||t<=256&&ge(e,t);function ki(e,t){if(t<768)return t>=128&&ge(e,t);let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)n+=1;else if(r===225)n-=3;else if(r>=206&&r<240)return!1}return n>=0}function Wi(){return F()?Gi():$i()}function $i(){let e=ne,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return $o(0,C()<22?512:1/0,(o,r,i)=>{let s=e.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Gi(){let e=re("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return $o(2048,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var $o=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=t,decode(o,r,i){try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Hi(){let e=Hn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Ce(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var jo=l(E);function Yo(e,t,n){if(n>64)return ge(t,n)?ji(e,t,n):void 0;if(n<=Fo()||(t[n>>1]|t[n-1])>=128||!qt(t,n))return;let o=Zt();return o?o.call(t,0,n):Qe(e,t,n)}function ji(e,t,n){let o=Zt(),r=P(e);if(!(n<512&&(r||!o))&&!!1&&!Q(t,n))try{return zt()?.(t)??Nt(t,n,128,128)?o?o.call(t,0,n):Ee()?.decodeQuickly(t,n):void 0}catch{return}}var dt=[],Le=[];function qo(e,t,n){if(!(n<=18||n>=512))return Le[e]===void 0&&(Le[e]=Vi(e)?Ko(e):null),Vo(Le[e],t,n)}function zo(e,t,n){return n<512?(jo()?Kt(e,t,n):void 0)??Qe(e,t,n)??Kt(e,t,n)??Go(e,t,n):Kt(e,t,n)??(Jo(e)?Go(e,t,n):void 0)??Qe(e,t,n)}function Kt(e,t,n){let o=Zt();if(!(!o||e!==21||!qi(t,n)||Q(t,n)))try{return o.call(t,0,n)}catch{return}}var Go=(e,t,n)=>Vo(Ko(e),t,n),Vo=(e,t,n)=>e&&!Q(t,n)?vt(e,t):void 0;function vt(e,t){try{return e(t)}catch{return}}function Ko(e){return dt[e]===void 0&&(dt[e]=null,dt[e]=q(()=>Ki(e))??null),dt[e]}var Zt=l(()=>q(Yi));function Yi(){let e=oe,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function qi(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Nt(e,t,128,224)}var Jo=e=>e===21?zi():vo(),vo=l(F),zi=l(()=>F()||E()||!(C()>0)),Vi=e=>vo()||e===21&&jo();function Ki(e){let t=et(e),n=re(S[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Zo;function Xo(e,t){return Zo??=Ji(),Zo(e,t)}function Ji(){let e=Ee(),{mixed:t,most:n}=e&&E()?{mixed:0,most:0}:Io();return(o,r)=>{if(r<=t||r<=n&&it(o,r)){let i=ue(o,r,!0,!1);if(i!==void 0)return i}if(e?.takesQuickly?.(o,r)!==!1)try{return e?.decodeQuickly(o,r)}catch{return}}}function Qo(e,t,n){try{return Ue(e,null),tt(0,De(t,n,0,!1,!0))}catch(o){throw _(o)}}var be=new Uint8Array(18),Zi=[0,0],ae=class{encoding;fatal;ignoreBOM;#e=null;#t=Zi;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){let r=xe(t);if(!this.#e&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||this.#u(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.reset();let{encoding:r}=this,i=n<=256&&!this.fatal;if(i&&r===0&&n>0){let s=Xo(t,n);if(s!==void 0)return t[0]===239?this.#d(s):s}else{let s=i&&n>18?Le[r]:void 0,f=s?vt(s,t):this.#c(t,n,!0);if(f!==void 0)return f;if(i&&!yt(r))return Qo(r,t,n)}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let u=this.#p(t,n,o)??this.#m(t,n,o,r);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#o,f=this.#r,c="";try{c=this.#h(t,n,o)??this.#f(t,n,o)}catch(u){throw this.#e=i,this.#o=s,this.#r=f,_(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=f+n,r===void 0?d:d.toTypeError(r);return c}#c(t,n,o){let{encoding:r}=this;if(U.length=0,n===0)return"";if(r===0){let f=Do(t,n)?ue(t,n,o,this.fatal):void 0;if(f!==void 0)return f;let c=Ro(t,n,o,this.fatal);return c===void 0?void 0:this.#d(c)}if(!Sn(r))return;let i=P(r),s=(t[0]<128?Yo(r,t,n):void 0)??(Uo(t,n,i)?Ht(t,n,o,r):void 0)??void 0;return this.#a(s)}#a(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,o){let r=this.#n+n;if(n===0||r>18)return;U.length=0,this.#l(t,r);let i=this.encoding===0?ue(be,r,o,this.fatal):this.#a(Ht(be,r,o,this.encoding));return i!==void 0&&!o&&this.#u(n),i}#m(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,f=this.#t,c=this.#n,d=f[0]<224?2:3;if(c+n<=d)return;this.#l(t,d);let u=ue(be,d,!0,!0);if(u===void 0)return;let m=d-c;this.#n=0,this.#r+=m;try{return de(u,this.decode(T(t,m),o,r))}catch(y){throw y instanceof Me||y instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=f,this.#n=c),y}}#l(t,n){be[0]=this.#t[0],be[1]=this.#t[1];for(let o=this.#n;o<n;o++)be[o]=t[o-this.#n]}#u(t){this.#r+=t,this.#o||=t>0,this.#n=U.length,U.length>0&&(this.#t=[U.bytes[0],U.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Ue(this.encoding,null),De(t,this.#n,0,this.fatal,!1),this.#e=fe(),this.#n=0}catch(n){throw _(n)}}#h(t,n,o){let r=Lo(this.encoding,t,n);if(!r)return;let i=0,s="",f=r.completeLength(t,n);if(n<256&&(this.#e||f<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#f(T(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===n?t:T(t,i,f),d=r.decode(c,f-i,this.fatal);if(d===void 0){if(s=de(s,this.#f(c,f-i,!0)),this.#i)return s}else s=de(s,this.#d(d)),this.#r+=f-i;return this.#o||=f>0,f===n?s:this.encoding===0&&!o&&st(t,f,n)?(this.#u(n-f),s):de(s,this.#f(T(t,f,n),n-f,o))}#f(t,n,o){Ue(this.encoding,this.#e);let r="",i=ho(n),s=this.#o||this.ignoreBOM||!yt(this.encoding),f=0;for(let c=0;;c+=65536){let d=n-c<=65536,u=Math.min(65536,n-c),m=c===0&&d?t:T(t,c,c+u),y=De(m,u,f,this.fatal,o&&d);if(y<0)return this.#e=fe(),this.#i=new Me(this.name,this.#r+c+G.start(),G.length()),r;if(f+=y,f>0&&(d||!xo(f))){let p=!s&&wo()===65279?1:0;i?i.add(yo()+2*p,f-p):r=de(r,tt(p,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=o?null:uo(),this.#r+=n,i?i.toText():r}},ut=new ae(0,!1,!1);function er(e,t,n,o,r,i){return ut.encoding=n,ut.fatal=o,ut.ignoreBOM=r,ut.decodeWhole(e,t,i)}function tr(e,t){let n=K(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Qi=["fatal","html","replacement"];function Qt(e,t){let{length:n}=e,o=P(t);if(n>64&&n>(o?Eo():Wt()))return;if(!1)return bo(e,Rt(t));if(!!0)return;let r=Rt(t);return r&&Bo(e,r)}var es=l(E);function rr(e,t){return es()?Oo(e,mo(t)):So(e,t)}var I=class e{encoding;unmappable;#e;#t=null;#n=0;#o=W;locate=t=>t;constructor(t,n,o=void 0){this.encoding=t,this.unmappable=n,this.#e=o}get name(){return S[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){return this.#e?0:Qi.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=Qt(t,this.encoding);if(n)return n;try{let o=!1;if(o)return o;Xe(this.encoding,null),nt(t,0,t.length);let r=Pt(0,t.length,this.#r,!0);return r===-2||!G.finished()?void 0:(this.#n=0,ot(r))}catch(o){throw _(o)}}#s(t,n){let o=new at;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new J(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#t,f=this.#o;n&&(this.#o=W,this.#t=null,this.#n=0);let c=this.#e,d=this.#r,u=c?2048:65536,m=void 0,y=m?x=>m.add(x):o,p=0;try{if(!1)for(;p+65536<t.length;p+=65536){let x=rr(t.slice(p,p+65536),this.encoding);if(!x)break;o(x)}for(Xe(this.encoding,s);p===0||p<t.length;p+=u){let x=Math.min(p+u,t.length);nt(t,p,x);let A=x===t.length;for(let R=0,ln=!1;!ln;){let Pe=Pt(R,x-p,d,n&&A);y(ot(Pe===-2?G.written():Pe));let pn=i+p+R+G.start();if(R+=G.read(),ln=Pe!==-2&&G.finished(),Pe!==-2)continue;let xt=G.codePoint();if(c){let Dr=fe(),mn=()=>this.locate(pn),Cr=c(xt,mn),Nr=this.#c(Dr,Cr,y,xt,mn);Xe(this.encoding,Nr),nt(t,p,x)}else r(xt,pn)}}}catch(x){throw _(x)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#t=fe(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new J(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(n,!1,o,f=>{throw new J(f,i(),this.name)}),s.#t}},Xt=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=b(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(he(t,0,o)),this.held=he(t,o,n)}},at=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=b(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=ts(this.#n),n=0;return this.forEach(o=>{Y(t,o,n),n+=b(o)}),t}};function ts(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Re(e,t){let n=K(e,t);if(n===37||n===38){let{name:o}=S[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16() of 'encoding-wasm', or UTF-8.`)}return ns(n,e,t)}function ns(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function L(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function le(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function en(){throw new TypeError("Illegal invocation")}var ir="Failed to execute 'encodeInto' on 'TextEncoder'",tn=class e{#e="utf-8";constructor(){new.target!==e&&le(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||en(),lt(O(t))}encodeInto(t,n){#e in this||en(),bt(arguments,2,ir);let o=O(t),r=Cn(n,ir),{read:i,written:s}=Vt(o,r)??{read:0,written:0};if(i===o.length||s===b(r))return{read:i,written:s};let f=ps(o.slice(i),T(Et(r),s));return{read:i+f.read,written:s+f.written}}},ur=L(tn,"TextEncoder");function lt(e){return e.length<=6?Ce(e):(sr??=ss(),sr(e)??new I(0,"fatal").encode(e,!0))}var sr;function ss(){let e=ko();return F()||E()?e:t=>cs(t)??e(t)}function cs(e){let{length:t}=e;if(t<=21)return Ce(e);if(t<=64&&fs()){let n=(ds()||us(e))&&cr(H,e);if(n)return n}return t>=1024&&t<=65536&&ls(e)?cr(as(),e):void 0}var fs=l(()=>!$()),ds=l(ze);function us(e){return e.length*rt(ar(e))*.75<=64}function cr(e,t){let n=Vt(t,e);return n?.read===t.length?X(e,0,n.written):void 0}var as=l(()=>new Uint8Array(3*65536)),ls=e=>fr()<=65535&&ar(e)>=fr(),fr=l(()=>$()?256:C()<22?0:1/0);function ar(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function ps(e,t){let n=0,o=0;for(;n<e.length;){let r=$t(e,n);if(o+rt(r)>b(t))break;o=Gt(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var lr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",pr=`!
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
?`;var xs=l(()=>{let e=pr.split(`
`),t=0;return new Map(lr.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),mr=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function xr(e){let t=new I(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof J)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=hr(String.fromCodePoint(r),n,3),o.set(r,i)),i}}function hr(e,t,n){if(mr(e))return"";if(n===0)return null;let o=hs(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,f=>t(f)?f:hr(f,t,n-1));if(!s.includes(null))return s.join("")}return null}function hs(e){let t=[...xs().get(e)??[],...ys(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function ys(e){let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=y=>s>>o.length-1-y&1,c=o.filter((y,p)=>f(p)),d=o.filter((y,p)=>!f(p)),u=[n,...c].join("").normalize("NFC"),m=u+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(mr)&&i.push(u)}return[...r,...i]}var ws=["fatal","html","replacement","ignore","translit"],Ss=Pn(ws),yr=(e,t,n)=>typeof e=="function"?e:Ss(e,t,n);function wr(e,t,n){return typeof e=="function"?(o,r)=>Ts(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?xr(t):void 0}function Ts(e,t){if(typeof e=="string")return e;if(e==null)return null;let o=ee(k(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return he(o,0,b(o))}var gs="Failed to construct 'LegacyTextEncoder'",nn="Failed to execute 'encode'";function Sr(e,t="utf-8",n=void 0){let o=te(e,nn);if(n===void 0){let i=Re(O(t),nn);return i===0?lt(o):Qt(o,i)??new I(i,"fatal").encode(o,!0)}let r=pt(t,n,nn);return r.encoding===0?lt(o):r.encode(o,!0)}function pt(e,t,n){let o=O(e),r=t===void 0?"fatal":Ln(t,{unmappable:yr},n).unmappable,i=Re(o,n);return new I(i,r,wr(r,i,n))}var on=class{#e;constructor(t="utf-8",n=void 0){this.#e=pt(t,n,gs)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let o=this.#e,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":te(t,r),s=D(n,"stream",r);return o.encode(i,!s)}},Tr=L(on,"LegacyTextEncoder");var mt="Failed to execute 'decode' on 'TextDecoder'",rn=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=sn(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&le(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=W,n=void 0){let o=this.#e;if(n===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,xe(t),mt);let r=k(t,mt),i=D(n,"stream",mt);return this.#t||o.reset(),this.#t=i,o.decode(Fe(r),!i,mt)}},gr=L(rn,"TextDecoder");function sn(e,t,n){let o=O(e),r=D(t,"fatal",n),i=D(t,"ignoreBOM",n);return new ae(tr(o,n),r,i)}function Er(e,t,n){let o=jn();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function un(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Er(e,(o,r)=>r(t.decode(ee(k(o,n)),!1,n)),o=>o(t.decode(W,!0,n)))}var cn=class e{#e;#t;constructor(t="utf-8",n=void 0){let o=sn(t,n,"Failed to construct 'TextDecoderStream'");this.#e=o,this.#t=un("TextDecoderStream",o),new.target!==e&&le(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},br=L(cn,"TextDecoderStream"),fn=class e{#e;constructor(){this.#e=Br("TextEncoderStream",new I(0,"fatal"),O),new.target!==e&&le(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Or=L(fn,"TextEncoderStream");function Br(e,t,n){let o=`Failed to execute 'transform' on '${e}'`;return Er(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var dn=class{#e;#t;constructor(t="utf-8",n=void 0){let o=pt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=o,this.#t=Br("LegacyTextEncoderStream",o,te)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Ar=L(dn,"LegacyTextEncoderStream");var Oe=class{fatal;ignoreBOM;#e;#t;#n=W;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&b(this.#n)===0?t:In(this.#n,t);if(!n&&En(r))return this.#n=r,"";let i=Ae(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ae(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?T(r,s):r,n,o)}};var an=class{#e;#t;constructor(t="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=O(t),i=D(n,"fatal",o),s=D(n,"ignoreBOM",o),f=new Oe(K(r,o),i,s);this.#e=f,this.#t=un("DecoderStream",f)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Fr=L(an,"DecoderStream");function Mr(e,t){let n="Failed to execute 'findUnmappable'",o=te(e,n),r=Re(O(t),n),i=new Map,s=(f,c)=>i.set(c,f);return new I(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function _r(e){let t=Ae(Fe(k(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function Ur(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=k(e,o),i=K(O(t),o),s=D(n,"fatal",o),f=D(n,"ignoreBOM",o),c=Fe(r);return Ae(c)?new Oe(i,s,f).decode(c,!0,o):er(c,xe(c),i,s,!0,o)}async function Ir(e=void 0){let t=await e;if(t===void 0)It()||await Ut(ke,!0);else{let n=Es(t)?await bs(t):t;await Ut(()=>n,!1)}}var Es=e=>typeof e?.arrayBuffer=="function";function bs(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Fr as DecoderStream,Tr as LegacyTextEncoder,Ar as LegacyTextEncoderStream,gr as TextDecoder,br as TextDecoderStream,ur as TextEncoder,Or as TextEncoderStream,J as UnmappableError,_r as bomSniff,Ur as decode,Sr as encode,S as encodings,Mr as findUnmappable,Ir as initialize,On as labelToName};
