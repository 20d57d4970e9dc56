function xn(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var $e=()=>xn(new URL("./single-byte.wasm",import.meta.url)),Oe="encoding-wasm/single-byte";var hn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var yt=["single-byte"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var S=Rr();function Rr(){let e=hn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(e)}var kr=l(()=>new Map(S.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Wr=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Sn=e=>e<36&&e!==33,R=e=>e>0&&e<29,Tn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(S[e].name),$r=e=>Wr.find(([t])=>e>=t)[1];function gn(e){let t=kr();return t.get(e)??t.get(bn(jr(e)))}function K(e,t){let n=gn(e);if(n===void 0){let o=Hr(e),r=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(yt){let o=$r(n);if(o&&!yt.includes(o))throw new RangeError(`${t}: '${Oe}' doesn't include ${S[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Hr(e){let t=yn(e),n={936:"gbk",950:"big5"}[t]??t,o=S.findIndex(({labels:r})=>r.some(i=>yn(i)===n));return o<0||o===36?void 0:o}var yn=e=>bn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Gr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Ae(e){if(e[0]>=239)return Gr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function En({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function wt(e){return e===0||e===37||e===38}function jr(e){let t=0,n=e.length;for(;wn(e[t]);)t+=1;for(;wn(e[n-1]);)n-=1;return e.slice(t,n)}var wn=e=>`	
\f\r `.includes(e);function bn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function On(e){let t=gn(`${e}`);return t===void 0?null:S[t].name}var St=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Bn=()=>Object.getPrototypeOf(Uint8Array.prototype),je=e=>St(Bn(),e),Tt=e=>St(DataView.prototype,e),An=e=>globalThis[e]&&St(globalThis[e].prototype,"byteLength"),gt=e=>Bn()[e],Fn=je(Symbol.toStringTag),Et=je("buffer"),Mn=je("byteOffset"),_n=je("byteLength"),qr=gt("includes"),zr=gt("set"),Kr=gt("slice"),Jr=Tt("buffer"),vr=Tt("byteOffset"),Zr=Tt("byteLength"),Un=An("ArrayBuffer"),Qr=An("SharedArrayBuffer"),b=e=>_n.call(e);function Fe(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:b(e)}var T=(e,t,n=b(e))=>new Uint8Array(Et.call(e),Mn.call(e)+t,n-t);function In(e,t){let n=new Uint8Array(b(e)+b(t));return j(n,e),j(n,t,b(e)),n}var j=(e,t,n)=>zr.call(e,t,n),Dn=(e,t)=>qr.call(e,t),xe=(e,t,n)=>Kr.call(e,t,n);function Q(e,t,n){if(n>24)return xe(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function X(e,t){if(t<=64)return!1;try{return Un.call(Et.call(e)),!1}catch{return!0}}function q(e,t){if(!ArrayBuffer.isView(e)&&Cn(e)===void 0)throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Nn(e,t){if(ArrayBuffer.isView(e)&&Fn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Me(e){return ArrayBuffer.isView(e)?Ue(e):Cn(e)===0?k:new Uint8Array(e)}var _e=e=>e instanceof Uint8Array?e:Me(e);function Ue(e){try{return Fn.call(e)===void 0?new Uint8Array(Jr.call(e),vr.call(e),Zr.call(e)):new Uint8Array(Et.call(e),Mn.call(e),_n.call(e))}catch{return k}}var k=new Uint8Array;function Cn(e){for(let t of[Un,Qr])try{return t?.call(e)}catch{}}function Ln(e,t,n){Pn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function D(e,t,n){return e===void 0?!1:(Pn(e,n),!!e?.[t])}function Pn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var O=e=>`${e}`;function ee(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function bt(e,t,n){if(e.length>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e.length} present.`)}function Rn(e){return(t,n)=>{if(t===void 0)return e[0];let o=O(t);if(e.includes(o))return o;throw new TypeError(`${n}: The provided value '${o}' isn't one of '${e.join("', '")}'.`)}}var Ie=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Xr=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,kn=Symbol.for("encoding-wasm.UnmappableError"),J=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${Xr(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&kn in o}[kn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Ye=(e,t)=>e?.prototype?.[t],Ve=e=>Ye(globalThis.Buffer,e),te=Ve("ucs2Slice"),qe=Ve("ucs2Write"),Wn=Ve("utf8Slice"),ne=Ve("latin1Slice"),$n=e=>globalThis[e],Hn=$n("TextDecoder"),ei=Ye(Hn,"decode"),Bt=$n("TextEncoder"),ti=Ye(Bt,"encode"),ni=Ye(Bt,"encodeInto");function oe(e){let t=new Hn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:ei}),n=>t.decode(n)}function Gn(){let e=new Bt;return Object.defineProperties(e,{encode:{value:ti},encodeInto:{value:ni}}),e}function Y(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,E=()=>"Bun"in globalThis;function ze(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var W=()=>"Deno"in globalThis,N=()=>Number.parseInt(globalThis.process?.versions?.node,10),At=e=>globalThis.process?.getBuiltinModule?.(e),Ot;function jn(){let{TransformStream:e}=globalThis;return e&&e===Ot?e:(Ot=[e,At("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Ot)}function he(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function qn(e,t,n){let o=Ke(f=>si(f,n),e,t),r=Ke(fi,e,t);if(o&&r){let f=W()?1/0:64;return{...r,read:(d,u)=>(u<128?o:r).read(d,u),write:(d,u)=>(d.length<f?o:r).write(d,u),readBytes:o.readBytes,writeBytes:W()?o.writeBytes:void 0,mostByTable:512}}let i=Ft(e);if(o)return F()?ci(o,Ke(Vn,e,t)):o;let s=r??Ke(Vn,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Ke(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),Ft(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var ii="strings";function si(e,t){let[n]=WebAssembly.Module.customSections(t,ii),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function ci(e,t){let{read:n,readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function fi(e){let[t,n]=[te,qe],o=new Uint8Array(e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:E()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(m,y){j(d,new Uint8Array(e.buffer,m,2*y),u),u+=2*y},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function Vn(e){let t=oe("utf-16le"),{write:n,most:o}=Ft(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function Ft(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return he(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Je,a,_t,zn,Kn,C,M={input:0,units:0,output:0},De=0,ve={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function ie(e,t){ve.name=e,ve.encoding=t,h.newCodec=NaN,h.isBusy&&ui(),h.isBusy=!0}function ui(){try{Zn(),Je??=li($e()),vn(new WebAssembly.Instance(Je),Je)}catch(e){throw Qn(e)}}async function Ut(e,t){try{Zn();let n=e(),o=Jn(n)?n:await WebAssembly.compile(ai(n));t||mi(o);let r=await WebAssembly.instantiate(o);if(It())return;vn(r,o),Je=o}catch(n){throw Qn(n)}}var ai=e=>ArrayBuffer.isView(e)?Ue(e):e,It=()=>!h.isBusy;function li(e){return Jn(e)?e:new WebAssembly.Module(e)}function Jn(e){try{return WebAssembly.Module.customSections(e,Oe),!0}catch{return!1}}var pi="encoding-wasm";function mi(e){let[t]=WebAssembly.Module.customSections(e,pi),n=`${Oe} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function vn({exports:e},t){a=e,Mt=WebAssembly.RuntimeError,M.input=a.input(),M.units=a.units(),M.output=a.output(),to(),C=qn(a.memory,M.units,t),De=Math.min(a.units_length(),C.most),h.isBusy=!1}function Zn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Qn(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(xi(e))return new RangeError(`encoding-wasm: ${Xn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var Xn="no memory for WebAssembly; free some, and call again",xi=e=>e instanceof RangeError&&/memory/i.test(e.message);function Ze(){return Nt(),_t}function eo(){return Nt(),zn}function Dt(){return Nt(),Kn}function Nt(){_t[0]===void 0&&to()}function to(){let{buffer:e}=a.memory;_t=new Uint8Array(e),zn=new Uint8Array(e,M.input,65536),Kn=new Int32Array(e,a.codec(),a.codec_length()>>2)}function no(e,t){return ie(e,-1),oo(t)}function oo(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw _(t)}}var Mt;function _(e){if(!Mt||!(e instanceof Mt))return e;let t=S[ve.encoding]?.name,n=`${ve.name}${t?` of ${t}`:""} failed`;return hi()?new RangeError(`encoding-wasm: ${n}: ${Xn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function hi(){try{return a.memory.grow(32),!1}catch{return!0}}function ce(){let e=Dt();return ao(e,new Int32Array(e.length))}function fo(){return a.held()!==0?ce():(h.newCodec=Ce,null)}var uo=e=>ao(e,Dt());function ao(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ne(e,t){lo(e,t)||(ie("decoding",e),t?uo(t):a.new_decoder(e),Ce=e===33||e===36?NaN:e)}var Ce=NaN;function lo(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function Xe(e,t){lo(~e,t)||(ie("encoding",e),t?uo(t):a.new_encoder(e),Ce=~e)}function Le(e,t,n,o,r){Qe(e,t),h.isBusy=!0;let i=a.decode_block(t,n,+o,+r);return h.isBusy=!1,r&&i>=0&&(h.newCodec=Ce),So(i)}var z={encoding:-1,at:0,most:0,owner:void 0};function et(e,t,n){if(z.encoding!==e||z.owner!==a||h.isBusy){try{ie("decoding",e),z.owner=a,z.at=C.readBytes?a.byte_table(e):0,z.most=!Tn(e)&&C.mostByTable||1/0,z.encoding=e}catch(r){throw _(r)}h.isBusy=!1}if(z.at===0||n>z.most)return;if(n<=65536)return Qe(t,n),ro(n);if(C.most>De)return;let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);Qe(T(t,r,r+i),i),o=fe(o,ro(i))}return o}function Ct(e,t,n,o){return no("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Qe(r===t?e:T(e,i,i+r),r),!a.is_free_of(r,n,o))return!1;return!0})}function Lt(e,t){let n=-1,o,r;function i(s){try{return ie(e,s),n=s,r=a,o=t(s),h.isBusy=!1,o}catch(c){throw _(c)}}return s=>s===n&&r===a&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Pt=Lt("encoding",e=>{let t=a.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=a.memory;return R(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),po=Lt("encoding",e=>{let t=a.unit_table(e)>>>0,n=new Uint8Array(65536);return j(n,new Uint8Array(a.memory.buffer,t,16384)),n}),tt=Lt("decoding",e=>{let t=R(e),n=a.byte_table(e)>>>0;return n>0?new Uint16Array(a.memory.buffer,n,t?256:65536):void 0}),ro=e=>C.readBytes(M.input,e,z.at);function fe(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var mo=e=>e+65536+3<=De,xo=e=>e>De&&e<268435456?C.collect?.(e+3):void 0,ho=()=>M.units,yo=()=>Ze()[M.units]|Ze()[M.units+1]<<8,nt=(e,t)=>C.read(M.units+2*e,t-e),ot=(e,t,n)=>C.write(e.slice(t,n),M.units);function wo(e,t){if(!h.isBusy&&!C.writeBytes)return;ie("encoding",t);let n=C.writeBytes?.(e,M.output,a.unit_table(t));return h.isBusy=!1,n===e.length?rt(n):void 0}function Rt(e,t,n,o){h.isBusy=!0;let r=a.encode_block(e,t,n,+o);return h.isBusy=!1,o&&r>=0&&$.finished()&&(h.newCodec=Ce),So(r)}function Qe(e,t){let n=eo();if(t>8)try{j(n,e)}catch{j(n,T(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function So(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var rt=e=>Q(Ze(),M.output,e);var $={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var H=new Uint8Array(256);function Pe(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)H[n++]=r;else if(r<2048)H[n++]=192|r>>6,H[n++]=128|r&63;else if((r&63488)!==55296)H[n++]=224|r>>12,H[n++]=128|r>>6&63,H[n++]=128|r&63;else{let i=$t(e,o);i>=65536&&(o+=1),n=Ht(i,H,n)}}return Q(H,0,n)}var go=l(()=>qe?96:F()?1024:128),Wt=l(()=>F()||E()?4096:128),Ti=l(()=>new Uint8Array(2*Wt()));function Eo(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function bo(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return Dn(o,0)?void 0:o}function Oo(e,t){let{length:n}=e,o=2*n<=256?H:Ti(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return Q(o,0,r)}function $t(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var it=e=>e<128?1:e<2048?2:e<65536?3:4;function Ht(e,t,n){if(e<128)return t[n]=e,n+1;let o=it(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Bo=new Uint8Array(128),Z=gi(Bo);function gi(e){return new Uint16Array(e.buffer)}var Ao=l(()=>Yt()?0:18),Fo=l(()=>N()>0&&!W()&&!E()?12:18),Ei=l(()=>F()||N()<22?18:8),Mo=l(()=>W()||!(N()>=22)?64:32),bi=l(()=>F()||E()?64:32),st=(e,t)=>(e[0]&e[t>>1])>=128;function _o(e,t,n){return n?t<=Ei():t<=18||t<=bi()&&(st(e,t)||dt())}var Uo=()=>({mixed:Fo(),most:Mo()}),Io=(e,t)=>t<=Fo()||t<=64&&st(e,t)&&t<=Mo(),U={length:0,bytes:[0,0]};function de(e,t,n,o){if(e[0]<128&&Yt())return Vt(e,t)?ne.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,m=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|m,!(f>=194&&f<240&&(u|m)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return Oi(e,s,t,n,o,r)}Z[r++]=c}return ft(r)}function Oi(e,t,n,o,r,i){let s=jt();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,m=d===0&&f>=128,y=f===224?160:f===240?144:128,p=f===237?159:f===244?143:191,x=0;for(;x<d&&c<n;x++,c++){let A=e[c];if(A<y||A>p)break;y=128,p=191,u=u<<6|A&63}if(x<d){if(c===n&&!o){if(f>=239)return;Do(f,128|u&63,1+x);break}m=!0}if(m&&r||(m&&(u=65533),u===65279))return;u>65535&&(Z[i++]=55232+(u>>10),u=56320|u&1023),Z[i++]=u}return ft(i)}function Gt(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=tt(o),!r)return;if(d=r[f],!1)return Bi(e,c,t,n,i,o,r)}Z[i++]=d}return ft(i)}function Bi(e,t,n,o,r,i,s){let c=jt();for(let f=t;f<n&&r<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===n&&!o){if(i===32)return;Do(d,0,1);break}let m=f<n?e[f]:0;if(u=s[d|m<<8],u>0)f+=1;else if(Ai(m,i))u=65533;else return}Z[r++]=u}return ft(r)}function Ai(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function ct(e,t,n){return U.length=0,de(T(e,t,n),n-t,!1,!0)===""}function Do(e,t,n){U.length=n,U.bytes[0]=e,U.bytes[1]=t}function ft(e){if(e<3||e<=18&&!Yt())return he(Z,0,e);if(dt())return te.call(Bo,0,2*e);if(!(e>jt()))return he(Z,0,18)+he(Z,18,e-18)}var jt=l(()=>dt()?1/0:36),Yt=l(()=>E()&&dt()),dt=l(()=>Y(Fi)===!0);function Fi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(te)==="a\uFEFF\uD83D"&&t(ne)==="a\0\xFF\xFE=\xD8"}function Vt(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function ue(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var qt=l(()=>Y(Di)),ge=l(()=>Y(Ni)),Ii=l(()=>Y(ki)),No=l(()=>Y(Hi));function Co(e,t,n){if(e!==0&&e!==38||n<24||X(t,n)||e===0&&Po(t,n))return;let o=e===0?ge():Ii();return o?.takes?.(t,n)===!1?void 0:o}function Lo(e,t,n,o){if(U.length=0,t>256&&(o||X(e,t)||Po(e,t)))return;let r=ge();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!ct(e,i,t))))try{let s=r.decodeQuickly(i<t?T(e,0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function Po(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function Ro(){let e=No();return t=>{try{return e?.encode(t)}catch{return}}}function zt(e,t){try{return No()?.encodeInto(e,t)}catch{return}}function Di(){let{isAscii:e}=At("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Ni(){let e=N()<22,t=e?qt():void 0;if(e&&!t)return;let n=oe("utf-8"),o=Ci(n),r=ze()?Ri:void 0,i=e?Pi:r,s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.of(...s,...c),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),m=o(f,f.length)===d&&n(f)===d&&o(u,2)==="a\x7F",y=ne;if(!(!m||t&&y.call(u,0,2)!=="a\x7F"))return{decode(p,x,A){try{if(t)return y.call(p,0,x);let P=n(p);return A&&P.includes("\uFFFD")?void 0:P}catch{return}},decodeQuickly:o,takesQuickly:i,takes:t?(p,x)=>ue(p,x)&&t(p):r,completeLength(p,x){for(let A=1;A<=3&&A<=x;A++){let P=p[x-A];if(P<128)break;if(P>=192)return(P>=240?4:P>=224?3:2)>A?x-A:x}return x}}}function Ci(e){let t=Wn;if(!t||E()||!(N()>=22))return e;let n=W()?Li:()=>!0;return(o,r)=>n(o,r)?t.call(o,0,r):e(o)}var Li=(e,t)=>t<=64||t<=256&&ue(e,t),Pi=(e,t)=>t<=64||t<=256&&ue(e,t);function Ri(e,t){if(t<768)return t>=128&&ue(e,t);let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)n+=1;else if(r===225)n-=3;else if(r>=206&&r<240)return!1}return n>=0}function ki(){return F()?$i():Wi()}function Wi(){let e=te,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return ko(0,N()<22?512:1/0,(o,r,i)=>{let s=e.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function $i(){let e=oe("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return ko(2048,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var ko=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=t,decode(o,r,i){try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Hi(){let e=Gn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Pe(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var Ho=l(E);function Go(e,t,n){if(n>64)return ue(t,n)?Gi(e,t,n):void 0;if(n<=Ao()||(t[n>>1]|t[n-1])>=128||!Vt(t,n))return;let o=Zt();return o?o.call(t,0,n):et(e,t,n)}function Gi(e,t,n){let o=Zt(),r=R(e);if(!(n<512&&(r||!o))&&!(r&&!o&&zo(e))&&!X(t,n))try{return qt()?.(t)??Ct(t,n,128,128)?o?o.call(t,0,n):ge()?.decodeQuickly(t,n):void 0}catch{return}}var ut=[],Re=[];function jo(e,t,n){if(!(n<=18||n>=512))return Re[e]===void 0&&(Re[e]=qi(e)?qo(e):null),Vo(Re[e],t,n)}function Yo(e,t,n){return n<512?(Ho()?Kt(e,t,n):void 0)??et(e,t,n)??Kt(e,t,n)??Wo(e,t,n):Kt(e,t,n)??(zo(e)?Wo(e,t,n):void 0)??et(e,t,n)}function Kt(e,t,n){let o=Zt();if(!(!o||e!==21||!Yi(t,n)||X(t,n)))try{return o.call(t,0,n)}catch{return}}var Wo=(e,t,n)=>Vo(qo(e),t,n),Vo=(e,t,n)=>e&&!X(t,n)?vt(e,t):void 0;function vt(e,t){try{return e(t)}catch{return}}function qo(e){return ut[e]===void 0&&(ut[e]=null,ut[e]=Y(()=>zi(e))??null),ut[e]}var Zt=l(()=>Y(ji));function ji(){let e=ne,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Yi(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Ct(e,t,128,224)}var zo=e=>e===21?Vi():Ko(),Ko=l(F),Vi=l(()=>F()||E()||!(N()>0)),qi=e=>Ko()||e===21&&Ho();function zi(e){let t=tt(e),n=oe(S[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Jo;function vo(e,t){return Jo??=Ki(),Jo(e,t)}function Ki(){let e=ge(),{mixed:t,most:n}=e&&E()?{mixed:0,most:0}:Uo();return(o,r)=>{if(r<=t||r<=n&&st(o,r)){let i=de(o,r,!0,!1);if(i!==void 0)return i}if(e?.takesQuickly?.(o,r)!==!1)try{return e?.decodeQuickly(o,r)}catch{return}}}function Zo(e,t,n){try{return Ne(e,null),nt(0,Le(t,n,0,!1,!0))}catch(o){throw _(o)}}var Ee=new Uint8Array(18),vi=[0,0],ae=class{encoding;fatal;ignoreBOM;#e=null;#t=vi;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Fe(t);if(!this.#e&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||this.#u(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.reset();let{encoding:r}=this,i=n<=256&&!this.fatal;if(i&&r===0&&n>0){let s=vo(t,n);if(s!==void 0)return t[0]===239?this.#d(s):s}else{let s=i&&n>18?Re[r]:void 0,c=s?vt(s,t):this.#c(t,n,!0);if(c!==void 0)return c;if(i&&!wt(r))return Zo(r,t,n)}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let u=this.#p(t,n,o)??this.#m(t,n,o,r);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#h(t,n,o)??this.#f(t,n,o)}catch(u){throw this.#e=i,this.#o=s,this.#r=c,_(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(U.length=0,n===0)return"";if(r===0){let c=Io(t,n)?de(t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Lo(t,n,o,this.fatal);return f===void 0?void 0:this.#d(f)}if(!Sn(r))return;let i=R(r),s=(i?jo(r,t,n):void 0)??(t[0]<128?Go(r,t,n):void 0)??(_o(t,n,i)?Gt(t,n,o,r):void 0)??(i?Yo(r,t,n):void 0);return this.#a(s)}#a(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,o){let r=this.#n+n;if(n===0||r>18)return;U.length=0,this.#l(t,r);let i=this.encoding===0?de(Ee,r,o,this.fatal):this.#a(Gt(Ee,r,o,this.encoding));return i!==void 0&&!o&&this.#u(n),i}#m(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#l(t,d);let u=de(Ee,d,!0,!0);if(u===void 0)return;let m=d-f;this.#n=0,this.#r+=m;try{return fe(u,this.decode(T(t,m),o,r))}catch(y){throw y instanceof Ie||y instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=c,this.#n=f),y}}#l(t,n){Ee[0]=this.#t[0],Ee[1]=this.#t[1];for(let o=this.#n;o<n;o++)Ee[o]=t[o-this.#n]}#u(t){this.#r+=t,this.#o||=t>0,this.#n=U.length,U.length>0&&(this.#t=[U.bytes[0],U.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Ne(this.encoding,null),Le(t,this.#n,0,this.fatal,!1),this.#e=ce(),this.#n=0}catch(n){throw _(n)}}#h(t,n,o){let r=Co(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#f(T(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:T(t,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=fe(s,this.#f(f,c-i,!0)),this.#i)return s}else s=fe(s,this.#d(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&ct(t,c,n)?(this.#u(n-c),s):fe(s,this.#f(T(t,c,n),n-c,o))}#f(t,n,o){Ne(this.encoding,this.#e);let r="",i=xo(n),s=this.#o||this.ignoreBOM||!wt(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,u=Math.min(65536,n-f),m=f===0&&d?t:T(t,f,f+u),y=Le(m,u,c,this.fatal,o&&d);if(y<0)return this.#e=ce(),this.#i=new Ie(this.name,this.#r+f+$.start(),$.length()),r;if(c+=y,c>0&&(d||!mo(c))){let p=!s&&yo()===65279?1:0;i?i.add(ho()+2*p,c-p):r=fe(r,nt(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:fo(),this.#r+=n,i?i.toText():r}},at=new ae(0,!1,!1);function Qo(e,t,n,o,r){let i=Fe(e);return at.encoding=t,at.fatal=n,at.ignoreBOM=o,at.decodeWhole(e,i,r)}function Xo(e,t){let n=K(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Qi=["fatal","html","replacement"];function Xt(e,t){let{length:n}=e,o=R(t);if(n>64&&n>(o?go():Wt()))return;if(o)return Eo(e,Pt(t));if(!!1)return;let r=Pt(t);return r&&Oo(e,r)}var Xi=l(E);function nr(e,t){return Xi()?bo(e,po(t)):wo(e,t)}var I=class e{encoding;unmappable;#e;#t=null;#n=0;#o=k;locate=t=>t;constructor(t,n,o=void 0){this.encoding=t,this.unmappable=n,this.#e=o}get name(){return S[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){return this.#e?0:Qi.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=Xt(t,this.encoding);if(n)return n;try{let o=R(this.encoding)&&nr(t,this.encoding);if(o)return o;Xe(this.encoding,null),ot(t,0,t.length);let r=Rt(0,t.length,this.#r,!0);return r===-2||!$.finished()?void 0:(this.#n=0,rt(r))}catch(o){throw _(o)}}#s(t,n){let o=new lt;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new J(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=k,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,u=f?2048:65536,m=void 0,y=m?x=>m.add(x):o,p=0;try{if(R(this.encoding)&&!s)for(;p+65536<t.length;p+=65536){let x=nr(t.slice(p,p+65536),this.encoding);if(!x)break;o(x)}for(Xe(this.encoding,s);p===0||p<t.length;p+=u){let x=Math.min(p+u,t.length);ot(t,p,x);let A=x===t.length;for(let P=0,ln=!1;!ln;){let We=Rt(P,x-p,d,n&&A);y(rt(We===-2?$.written():We));let pn=i+p+P+$.start();if(P+=$.read(),ln=We!==-2&&$.finished(),We!==-2)continue;let ht=$.codePoint();if(f){let Ur=ce(),mn=()=>this.locate(pn),Ir=f(ht,mn),Dr=this.#c(Ur,Ir,y,ht,mn);Xe(this.encoding,Dr),ot(t,p,x)}else r(ht,pn)}}}catch(x){throw _(x)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#t=ce(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new J(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(n,!1,o,c=>{throw new J(c,i(),this.name)}),s.#t}},Qt=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=b(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(xe(t,0,o)),this.held=xe(t,o,n)}},lt=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=b(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=es(this.#n),n=0;return this.forEach(o=>{j(t,o,n),n+=b(o)}),t}};function es(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function ke(e,t){let n=K(e,t);if(n===37||n===38){let{name:o}=S[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return ts(n,e,t)}function ts(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}function L(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function le(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function en(){throw new TypeError("Illegal invocation")}var or="Failed to execute 'encodeInto' on 'TextEncoder'",tn=class e{#e="utf-8";constructor(){new.target!==e&&le(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||en(),pt(O(t))}encodeInto(t,n){#e in this||en(),bt(arguments,2,or);let o=O(t),r=Nn(n,or),{read:i,written:s}=zt(o,r)??{read:0,written:0};if(i===o.length||s===b(r))return{read:i,written:s};let c=ls(o.slice(i),T(Ue(r),s));return{read:i+c.read,written:s+c.written}}},fr=L(tn,"TextEncoder");function pt(e){return e.length<=6?Pe(e):(rr??=is(),rr(e)??new I(0,"fatal").encode(e,!0))}var rr;function is(){let e=Ro();return F()||E()?e:t=>ss(t)??e(t)}function ss(e){let{length:t}=e;if(t<=21)return Pe(e);if(t<=64&&cs()){let n=(fs()||ds(e))&&ir(H,e);if(n)return n}return t>=1024&&t<=65536&&as(e)?ir(us(),e):void 0}var cs=l(()=>!W()),fs=l(ze);function ds(e){return e.length*it(dr(e))*.75<=64}function ir(e,t){let n=zt(t,e);return n?.read===t.length?Q(e,0,n.written):void 0}var us=l(()=>new Uint8Array(3*65536)),as=e=>sr()<=65535&&dr(e)>=sr(),sr=l(()=>W()?256:N()<22?0:1/0);function dr(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function ls(e,t){let n=0,o=0;for(;n<e.length;){let r=$t(e,n);if(o+it(r)>b(t))break;o=Ht(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var ur="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ar=`!
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
?`;var ms=l(()=>{let e=ar.split(`
`),t=0;return new Map(ur.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),lr=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function pr(e){let t=new I(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof J)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=mr(String.fromCodePoint(r),n,3),o.set(r,i)),i}}function mr(e,t,n){if(lr(e))return"";if(n===0)return null;let o=xs(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>t(c)?c:mr(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function xs(e){let t=[...ms().get(e)??[],...hs(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function hs(e){let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=y=>s>>o.length-1-y&1,f=o.filter((y,p)=>c(p)),d=o.filter((y,p)=>!c(p)),u=[n,...f].join("").normalize("NFC"),m=u+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(lr)&&i.push(u)}return[...r,...i]}var ys=["fatal","html","replacement","ignore","translit"],ws=Rn(ys),xr=(e,t)=>typeof e=="function"?e:ws(e,t);function hr(e,t,n){return typeof e=="function"?(o,r)=>Ss(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?pr(t):void 0}function Ss(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=Me(q(e,t));return xe(n,0,b(n))}var Ts="Failed to construct 'LegacyTextEncoder'",nn="Failed to execute 'encode'";function yr(e,t="utf-8",n=void 0){let o=ee(e,nn);if(n===void 0){let i=ke(O(t),nn);return i===0?pt(o):Xt(o,i)??new I(i,"fatal").encode(o,!0)}let r=mt(t,n,nn);return r.encoding===0?pt(o):r.encode(o,!0)}function mt(e,t,n){let o=O(e),r=t===void 0?"fatal":Ln(t,{unmappable:xr},n).unmappable,i=ke(o,n);return new I(i,r,hr(r,i,n))}var on=class{#e;constructor(t="utf-8",n=void 0){this.#e=mt(t,n,Ts)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let o=this.#e,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ee(t,r),s=D(n,"stream",r);return o.encode(i,!s)}},wr=L(on,"LegacyTextEncoder");var xt="Failed to execute 'decode' on 'TextDecoder'",rn=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=sn(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&le(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=k,n=void 0){let o=this.#e;if(n===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,Fe(t),xt);let r=q(t,xt),i=D(n,"stream",xt);return this.#t||o.reset(),this.#t=i,o.decode(_e(r),!i,xt)}},Sr=L(rn,"TextDecoder");function sn(e,t,n){let o=O(e),r=D(t,"fatal",n),i=D(t,"ignoreBOM",n);return new ae(Xo(o,n),r,i)}function Tr(e,t,n){let o=jn();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function un(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Tr(e,(o,r)=>r(t.decode(Me(q(o,n)),!1,n)),o=>o(t.decode(k,!0,n)))}var cn=class e{#e;#t;constructor(t="utf-8",n=void 0){let o=sn(t,n,"Failed to construct 'TextDecoderStream'");this.#e=o,this.#t=un("TextDecoderStream",o),new.target!==e&&le(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},gr=L(cn,"TextDecoderStream"),fn=class e{#e;constructor(){this.#e=br("TextEncoderStream",new I(0,"fatal"),O),new.target!==e&&le(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Er=L(fn,"TextEncoderStream");function br(e,t,n){let o=`Failed to execute 'transform' on '${e}'`;return Tr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var dn=class{#e;#t;constructor(t="utf-8",n=void 0){let o=mt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=o,this.#t=br("LegacyTextEncoderStream",o,ee)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Or=L(dn,"LegacyTextEncoderStream");var be=class{fatal;ignoreBOM;#e;#t;#n=k;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&b(this.#n)===0?t:In(this.#n,t);if(!n&&En(r))return this.#n=r,"";let i=Ae(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ae(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?T(r,s):r,n,o)}};var an=class{#e;#t;constructor(t="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=O(t),i=D(n,"fatal",o),s=D(n,"ignoreBOM",o),c=new be(K(r,o),i,s);this.#e=c,this.#t=un("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Br=L(an,"DecoderStream");function Ar(e,t){let n="Failed to execute 'findUnmappable'",o=ee(e,n),r=ke(O(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new I(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Fr(e){let t=Ae(_e(q(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function Mr(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=q(e,o),i=K(O(t),o),s=D(n,"fatal",o),c=D(n,"ignoreBOM",o),f=_e(r);return Ae(f)?new be(i,s,c).decode(f,!0,o):Qo(f,i,s,!0,o)}async function _r(e=void 0){let t=await e;if(t===void 0)It()||await Ut($e,!0);else{let n=gs(t)?await Es(t):t;await Ut(()=>n,!1)}}var gs=e=>typeof e?.arrayBuffer=="function";function Es(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url} could not be loaded: ${e.status} ${e.statusText}`)}export{Br as DecoderStream,wr as LegacyTextEncoder,Or as LegacyTextEncoderStream,Sr as TextDecoder,gr as TextDecoderStream,fr as TextEncoder,Er as TextEncoderStream,J as UnmappableError,Fr as bomSniff,Mr as decode,yr as encode,S as encodings,Ar as findUnmappable,_r as initialize,On as labelToName};
