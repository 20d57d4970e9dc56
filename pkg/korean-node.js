function Bn(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){let r="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${r}. (${n})`,{cause:n})}}var ze=()=>Bn(new URL("./korean.wasm",import.meta.url)),Ve="encoding-wasm/korean";var Fn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var gt=["korean"];function a(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var S=Xo();function Xo(){let e=Fn.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});return Object.freeze(e)}var Qo=a(()=>new Map(S.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),ei=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],In=e=>e<36&&e!==33,R=e=>e>0&&e<29,Un=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(S[e].name),ti=e=>ei.find(([t])=>e>=t)[1];function Dn(e){let t=Qo();return t.get(e)??t.get(Nn(oi(e)))}function Q(e,t){let n=Dn(e);if(n===void 0){let r=ni(e),o=r===void 0?"":` Did you mean '${S[r].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(gt){let r=ti(n);if(r&&!gt.includes(r))throw new RangeError(`${t}: '${Ve}' doesn't include ${S[n].name}; import it from 'encoding-wasm/${r}' or 'encoding-wasm'.`)}return n}function ni(e){let t=An(e),n={936:"gbk",950:"big5"}[t]??t,r=S.findIndex(({labels:o})=>o.some(i=>An(i)===n));return r<0||r===36?void 0:r}var An=e=>Nn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),ri=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function De(e){if(e[0]>=239)return ri.find(t=>t.bytes.every((n,r)=>e[r]===n))}function Cn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function Bt(e){return e===0||e===37||e===38}function oi(e){let t=0,n=e.length;for(;Mn(e[t]);)t+=1;for(;Mn(e[n-1]);)n-=1;return e.slice(t,n)}var Mn=e=>`	
\f\r `.includes(e);function Nn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Ln(e){let t=Dn(`${e}`);return t===void 0?null:S[t].name}var Ft=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,kn=()=>Object.getPrototypeOf(Uint8Array.prototype),Ke=e=>Ft(kn(),e),At=e=>Ft(DataView.prototype,e),Rn=e=>globalThis[e]&&Ft(globalThis[e].prototype,"byteLength"),Mt=e=>kn()[e],Pn=Ke(Symbol.toStringTag),_t=Ke("buffer"),Wn=Ke("byteOffset"),Hn=Ke("byteLength"),ci=Mt("includes"),fi=Mt("set"),di=Mt("slice"),ui=At("buffer"),ai=At("byteOffset"),li=At("byteLength"),$n=Rn("ArrayBuffer"),mi=Rn("SharedArrayBuffer"),g=e=>Hn.call(e);function oe(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:g(e)}var b=(e,t,n=g(e))=>new Uint8Array(_t.call(e),Wn.call(e)+t,n-t);function Gn(e,t){let n=new Uint8Array(g(e)+g(t));return j(n,e),j(n,t,g(e)),n}var j=(e,t,n)=>fi.call(e,t,n),jn=(e,t)=>ci.call(e,t),be=(e,t,n)=>di.call(e,t,n);function ie(e,t,n){if(n>24)return be(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function Y(e,t){if(t<=64)return!1;try{return $n.call(_t.call(e)),!1}catch{return!0}}var pi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function P(e,t,n=pi){if(!ArrayBuffer.isView(e)&&xi(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Yn(e,t){if(ArrayBuffer.isView(e)&&Pn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function se(e){if(ArrayBuffer.isView(e))return It(e);try{return new Uint8Array(e)}catch{return W}}var Ce=e=>e instanceof Uint8Array?e:se(e);function It(e){try{return Pn.call(e)===void 0?new Uint8Array(ui.call(e),ai.call(e),li.call(e)):new Uint8Array(_t.call(e),Wn.call(e),Hn.call(e))}catch{return W}}var W=new Uint8Array;function xi(e){try{return $n.call(e)}catch{}try{return mi?.call(e)}catch{return}}function qn(e,t,n){q(e,n);let r={...t};for(let o in t)Object.hasOwn(t,o)&&(r[o]=t[o](e?.[o],n,o));return r}function q(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var B=e=>`${e}`;function zn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ce(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Ut(e,t,n){if(e>=t)return;let r=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}function Vn(e,t="option"){return(n,r,o)=>{if(n===void 0)return e[0];let i=B(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${r}: The ${t} '${o}' can't be '${i}'; use one of '${s}'.`)}}var Ne=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var hi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Jn=Symbol.for("encoding-wasm.UnmappableError"),ee=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){super(`${i} can't represent ${hi(r)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="object"&&r!==null&&Jn in r}[Jn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var ve=(e,t)=>e?.prototype?.[t],Ze=e=>ve(globalThis.Buffer,e),fe=Ze("ucs2Slice"),Xe=Ze("ucs2Write"),Kn=Ze("utf8Slice"),te=Ze("latin1Slice"),vn=e=>globalThis[e],Zn=vn("TextDecoder"),yi=ve(Zn,"decode"),Ct=vn("TextEncoder"),wi=ve(Ct,"encode"),Si=ve(Ct,"encodeInto");function J(e){let t=new Zn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:yi}),n=>t.decode(n)}function Xn(){let e=new Ct;return Object.defineProperties(e,{encode:{value:wi},encodeInto:{value:Si}}),e}function I(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis;function Le(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var N=()=>"Deno"in globalThis,M=()=>Number.parseInt(globalThis.process?.versions?.node,10),Nt=e=>globalThis.process?.getBuiltinModule?.(e),Dt;function Qn(){let{TransformStream:e}=globalThis;return e&&e===Dt?e:(Dt=[e,Nt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Dt)}function Oe(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function nr(e,t,n){let r=Qe(c=>bi(c,n),e,t),o=Qe(Bi,e,t);if(r&&o){let c=N()?1/0:64;return{...o,read:(d,u)=>(u<128?r:o).read(d,u),write:(d,u)=>(d.length<c?r:o).write(d,u),readBytes:r.readBytes,writeBytes:N()?r.writeBytes:void 0,mostByTable:512}}let i=Lt(e);if(r)return F()?Oi(r,Qe(tr,e,t)):r;let s=o??Qe(tr,e,t)??i,f=o?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function Qe(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(r,n),Lt(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var gi="strings";function bi(e,t){let[n]=WebAssembly.Module.customSections(t,gi),r=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function Oi(e,t){let{read:n,readBytes:r}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:n)(o,i);let s=n(o,Math.min(i,36));for(let f=36;f<i;f+=36)s+=n(o+2*f,Math.min(i-f,36));return s},readBytes(o,i,s){if(i>108)return r(o,i,s);let f=r(o,Math.min(i,36),s);for(let c=36;c<i;c+=36)f+=r(o+c,Math.min(i-c,36),s);return f}}}function Bi(e){let[t,n]=[fe,Xe],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(c,d)=>t.call(o(),c,c+2*d),write:(c,d)=>n.call(o(),c,d,2*c.length),most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),u=0;return{add(x,y){j(d,new Uint8Array(e.buffer,x,2*y),u),u+=2*y},toText:()=>t.call(d,0,u)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(c)));return i=new WeakRef(u),u}}function tr(e){let t=J("utf-16le"),{write:n,most:r}=Lt(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function Lt(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,f]=[r/2,r/2+o];if(o<=18)return Oe(i,s,o);let c="";for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var et,l,Rt,rr,or,L,_={input:0,units:0,output:0},ke=0,tt={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function ue(e,t){tt.name=e,tt.encoding=t,h.newCodec=NaN,h.isBusy&&Ai(),h.isBusy=!0}function Ai(){try{fr(),et??=Ii(ze()),cr(new WebAssembly.Instance(et),et)}catch(e){throw dr(e)}}async function Pt(e,t){try{fr();let n=e(),r=ir(n)?n:await WebAssembly.compile(_i(n));t||Ui(r);let o=await WebAssembly.instantiate(r);if(Wt())return;cr(o,r),et=r}catch(n){throw dr(n)}}var Mi=[0,97,115,109];function _i(e){let t=se(P(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(Mi.every((n,r)=>t[r]===n))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var Wt=()=>!h.isBusy;function Ii(e){return ir(e)?e:new WebAssembly.Module(e)}function ir(e){try{return WebAssembly.Module.customSections(e,sr),!0}catch{return!1}}var sr="encoding-wasm";function Ui(e){let[t]=WebAssembly.Module.customSections(e,sr),n=`${Ve} 0.1.0`,r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function cr({exports:e},t){l=e,kt=WebAssembly.RuntimeError,_.input=l.input(),_.units=l.units(),_.output=l.output(),lr(),L=nr(l.memory,_.units,t),ke=Math.min(l.units_length(),L.most),h.isBusy=!1}function fr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function dr(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Di(e))return new RangeError(`encoding-wasm: ${ur} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ur="no memory for WebAssembly; free some, and call again",Di=e=>e instanceof RangeError&&/memory/i.test(e.message);function nt(){return $t(),Rt}function ar(){return $t(),rr}function Ht(){return $t(),or}function $t(){Rt[0]===void 0&&lr()}function lr(){let{buffer:e}=l.memory;Rt=new Uint8Array(e),rr=new Uint8Array(e,_.input,65536),or=new Int32Array(e,l.codec(),l.codec_length()>>2)}function mr(e,t){return ue(e,-1),pr(t)}function pr(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw U(t)}}var kt;function U(e){if(!kt||!(e instanceof kt))return e;let t=S[tt.encoding]?.name,n=`${tt.name}${t?` of ${t}`:""} failed`;return Ci()?new RangeError(`encoding-wasm: ${n}: ${ur}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Ci(){try{return l.memory.grow(32),!1}catch{return!0}}function le(){let e=Ht();return Tr(e,new Int32Array(e.length))}function wr(){return l.held()!==0?le():(h.newCodec=Pe,null)}var Sr=e=>Tr(e,Ht());function Tr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Re(e,t){Er(e,t)||(ue("decoding",e),t?Sr(t):l.new_decoder(e),Pe=e===33||e===36?NaN:e)}var Pe=NaN;function Er(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function ot(e,t){Er(~e,t)||(ue("encoding",e),t?Sr(t):l.new_encoder(e),Pe=~e)}function We(e,t,n,r,o){rt(e,t),h.isBusy=!0;let i=l.decode_block(t,n,+r,+o);return h.isBusy=!1,o&&i>=0&&(h.newCodec=Pe),Mr(i)}var K={encoding:-1,at:0,most:0,owner:void 0};function it(e,t,n){if(K.encoding!==e||K.owner!==l||h.isBusy){try{ue("decoding",e),K.owner=l,K.at=L.readBytes?l.byte_table(e):0,K.most=!Un(e)&&L.mostByTable||1/0,K.encoding=e}catch(o){throw U(o)}h.isBusy=!1}if(K.at===0||n>K.most)return;if(n<=65536)return rt(t,n),xr(n);if(L.most>ke)return;let r="";for(let o=0;o<n;o+=65536){let i=Math.min(65536,n-o);rt(b(t,o,o+i),i),r=me(r,xr(i))}return r}function jt(e,t,n,r){return mr("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),rt(o===t?e:b(e,i,i+o),o),!l.is_free_of(o,n,r))return!1;return!0})}function Yt(e,t){let n=-1,r,o;function i(s){try{return ue(e,s),n=s,o=l,r=t(s),h.isBusy=!1,r}catch(f){throw U(f)}}return s=>s===n&&o===l&&!h.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var qt=Yt("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=l.memory;return new Uint16Array(n,t,65536)}),gr=Yt("encoding",e=>{let t=l.unit_table(e)>>>0,n=new Uint8Array(65536);return j(n,new Uint8Array(l.memory.buffer,t,16384)),n}),st=Yt("decoding",e=>{let t=R(e),n=(!t?l.pair_table(e):l.byte_table(e))>>>0;return n>0?new Uint16Array(l.memory.buffer,n,t?256:65536):void 0}),xr=e=>L.readBytes(_.input,e,K.at);function me(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or by a stream.",{cause:n})}}var br=e=>e+65536+3<=ke,Or=e=>e>ke&&e<268435456?L.collect?.(e+3):void 0,Br=()=>_.units,Fr=()=>nt()[_.units]|nt()[_.units+1]<<8,ct=(e,t)=>L.read(_.units+2*e,t-e),ft=(e,t,n)=>L.write(e.slice(t,n),_.units);function Ar(e,t){if(!h.isBusy&&!L.writeBytes)return;ue("encoding",t);let n=L.writeBytes?.(e,_.output,l.unit_table(t));return h.isBusy=!1,n===e.length?dt(n):void 0}function zt(e,t,n,r){h.isBusy=!0;let o=l.encode_block(e,t,n,+r);return h.isBusy=!1,r&&o>=0&&H.finished()&&(h.newCodec=Pe),Mr(o)}function rt(e,t){let n=ar();if(t>8)try{j(n,e)}catch{j(n,b(e,0,t))}else for(let r=0;r<t;r++)n[r]=e[r]}function Mr(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var dt=e=>ie(nt(),_.output,e);var H={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var $=new Uint8Array(256);function He(e){let{length:t}=e,n=0;for(let r=0;r<t;r++){let o=e.charCodeAt(r);if(o<128)$[n++]=o;else if(o<2048)$[n++]=192|o>>6,$[n++]=128|o&63;else if((o&63488)!==55296)$[n++]=224|o>>12,$[n++]=128|o>>6&63,$[n++]=128|o&63;else{let i=Kt(e,r);i>=65536&&(r+=1),n=vt(i,$,n)}}return ie($,0,n)}var Ir=a(()=>Xe?96:F()?1024:128),Jt=a(()=>F()||T()?4096:128),Ri=a(()=>new Uint8Array(2*Jt()));function Ur(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;r[o]=s}return r}function Dr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=t[e.charCodeAt(o)];return jn(r,0)?void 0:r}function Cr(e,t){let{length:n}=e,r=2*n<=256?$:Ri(),o=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(r[o++]=f>>8),r[o++]=f}return ie(r,0,o)}function Kt(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var ut=e=>e<128?1:e<2048?2:e<65536?3:4;function vt(e,t,n){if(e<128)return t[n]=e,n+1;let r=ut(e);for(let o=r-1;o>0;o--)t[n+o]=128|e>>6*(r-1-o)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}var Nr=new Uint8Array(128),v=Pi(Nr);function Pi(e){return new Uint16Array(e.buffer)}var Lr=a(()=>Qt()?0:18),kr=a(()=>M()>0&&!N()&&!T()?12:18),Wi=a(()=>F()||M()<22?18:8),Rr=a(()=>N()||!(M()>=22)?64:32),Hi=a(()=>F()||T()?64:32),at=(e,t)=>(e[0]&e[t>>1])>=128;function Pr(e,t,n){return n?t<=Wi():t<=18||t<=Hi()&&(at(e,t)||mt())}var Wr=()=>({mixed:kr(),most:Rr()}),Hr=(e,t)=>t<=kr()||t<=64&&at(e,t)&&t<=Rr(),D={length:0,bytes:[0,0]};function pe(e,t,n,r){if(e[0]<128&&Qt())return en(e,t)?te.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,u=e[i++]^128,x=d?0:e[i++]^128;if(f=d?(c&31)<<6|u:(c&15)<<12|u<<6|x,!(c>=194&&c<240&&(u|x)<64&&i<=t)||!d&&(f<2048||(f&63488)===55296||f===65279))return $i(e,s,t,n,r,o)}v[o++]=f}return $e(o)}function $r(e,t){if(t%2>0)return;let n=0;for(let r=0;r<t;r+=2){let o=e[r]|e[r+1]<<8;if((o&63488)===55296)return;v[n++]=o}return $e(n)}function $i(e,t,n,r,o,i){let s=Xt();for(let f=t;f<n&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,u=d>0?c&63>>d:c,x=d===0&&c>=128,y=c===224?160:c===240?144:128,m=c===237?159:c===244?143:191,p=0;for(;p<d&&f<n;p++,f++){let A=e[f];if(A<y||A>m)break;y=128,m=191,u=u<<6|A&63}if(p<d){if(f===n&&!r){if(c>=239)return;Gr(c,128|u&63,1+p);break}x=!0}if(x&&o||(x&&(u=65533),u===65279))return;u>65535&&(v[i++]=55232+(u>>10),u=56320|u&1023),v[i++]=u}return $e(i)}function Zt(e,t,n,r){let o,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(o??=st(r),!o)return;if(d=o[c],d===0&&(s<t&&(d=o[c|e[s++]<<8]),d===0))return Gi(e,f,t,n,i,r,o)}v[i++]=d}return $e(i)}function Gi(e,t,n,r,o,i,s){let f=Xt();for(let c=t;c<n&&o<=f;){let d=e[c++],u=d<128?d:s[d];if(d>=128&&u===0){if(c===n&&!r){if(i===32)return;Gr(d,0,1);break}let x=c<n?e[c]:0;if(u=s[d|x<<8],u>0)c+=1;else if(ji(x,i))u=65533;else return}v[o++]=u}return $e(o)}function ji(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function lt(e,t,n){return D.length=0,pe(b(e,t,n),n-t,!1,!0)===""}function Gr(e,t,n){D.length=n,D.bytes[0]=e,D.bytes[1]=t}function $e(e){if(e<3||e<=18&&!Qt())return Oe(v,0,e);if(mt())return fe.call(Nr,0,2*e);if(!(e>Xt()))return Oe(v,0,18)+Oe(v,18,e-18)}var Xt=a(()=>mt()?1/0:36),Qt=a(()=>T()&&mt()),mt=a(()=>I(Yi)===!0);function Yi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(fe)==="a\uFEFF\uD83D"&&t(te)==="a\0\xFF\xFE=\xD8"}function en(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function xe(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var nn=a(()=>I(zi)),he=a(()=>I(Vi)),jr=a(()=>I(vi)),Yr=a(()=>I(Qi));function qr(e,t,n){if(e!==0&&e!==38||n<24||Y(t,n)||e===0&&Kr(t,n))return;let r=e===0?he():jr();return r?.takes?.(t,n)===!1?void 0:r}function zr(e,t,n,r){if(D.length=0,r&&t>8192||t>256&&(Y(e,t)||Kr(e,t)))return;let o=he();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(n||!lt(e,i,t))))try{let s=o.decodeQuickly(i<t?b(e,0,i):e,i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}function Vr(e){let t=he();if(!(!t||e.byteLength>t.mostInBuffer))try{return t.decodeBuffer(e)}catch{return}}function Jr(e,t){let n=jr();if(!(t%2>0||!n?.takes?.(e,t)||Y(e,t)))return n.decode(e,!0)}function Kr(e,t){if(t<8192)return!1;let n=0;for(let r=0;r<t-1;r+=Math.ceil(t/8))e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}function vr(){let e=Yr();return t=>{try{return e?.encode(t)}catch{return}}}function pt(e,t){try{return Yr()?.encodeInto(e,t)}catch{return}}function zi(){let{isAscii:e}=Nt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,o)=>!e(t.with(o,128)))?e:void 0}function Vi(){let e=M()<22,t=e?nn():void 0;if(e&&!t)return;let n=J("utf-8"),r=Ji(n),o=Le()?Ki:void 0,i=t?(m,p)=>Zr(m,p)||p>256&&xe(m,p)&&t(m):o,s=[239,187,191,97,230,188,162,240,159,146,169],f=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],c=Uint8Array.of(...s,...f),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),x=r(c,c.length)===d&&n(c)===d&&n(c.buffer)===d&&r(u,2)==="a\x7F",y=te;if(!(!x||t&&y.call(u)!=="a\x7F"))return{decode(m,p){try{if(t)return y.call(m);let A=n(m);return p&&A.includes("\uFFFD")?void 0:A}catch{return}},decodeQuickly:r,takesQuickly:i,decodeBuffer:n,mostInBuffer:e?64:N()||Le()?0:8192,takes:t?(m,p)=>xe(m,p)&&t(m):o,completeLength(m,p){for(let A=1;A<=3&&A<=p;A++){let Z=m[p-A];if(Z<128)break;if(Z>=192)return(Z>=240?4:Z>=224?3:2)>A?p-A:p}return p}}}function Ji(e){let[t,n]=[Kn,te];if(M()<22)return(o,i)=>i>256?n.call(o):e(o);if(!t||T()||!(M()>=22))return e;let r=N()?Zr:()=>!0;return(o,i)=>r(o,i)?t.call(o):e(o)}var Zr=(e,t)=>t<=64||t<=256&&xe(e,t);function Ki(e,t){if(t<768)return t>=64&&xe(e,t);let n=0;for(let r=0;r<t;r+=Math.ceil(t/16)){let o=e[r];if(o<128)n+=1;else if(o===225)n-=3;else if(o>=206&&o<240)return!1}return n>=0}function vi(){return F()?Xi():Zi()}function Zi(){let e=fe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Xr(M()<22?512:1/0,(r,o)=>{let i=e.call(r);return i.isWellFormed()?i:o?void 0:i.toWellFormed()})}function Xi(){let e=J("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Xr(1/0,(t,n)=>{let r=e(t);return n&&r.includes("\uFFFD")?void 0:r})}var Xr=(e,t)=>({takes:(n,r)=>r<=e,decode(n,r){try{return t(n,r)}catch{return}},completeLength(n,r){let o=r-r%2;return(n[o-1]&252)===216?o-2:o}});function Qi(){let e=Xn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),r="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(r);return t===3&&n===7&&`${[...o]}`==`${[...He(r)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var to=a(T);function no(e,t,n){if(n>64)return xe(t,n)?es(e,t,n):void 0;if(n<=Lr()||(t[n>>1]|t[n-1])>=128||!en(t,n))return;let r=sn();return r?r.call(t,0,n):it(e,t,n)}function es(e,t,n){let r=sn(),o=R(e);if(!(n<512&&(o||!r))&&!!1&&!Y(t,n))try{return nn()?.(t)??jt(t,n,128,128)?r?r.call(t):he()?.decodeQuickly(t,n):void 0}catch{return}}var xt=[],re=[];function ro(e,t,n){if(n<=18||n>=512)return;re[e]===void 0&&(re[e]=os(e)?so(e):null);let r=re[e];return n<=256&&r?ye(r,t):io(r,t,n)}function oo(e,t,n){return n<512?(to()?rn(e,t,n):void 0)??it(e,t,n)??rn(e,t,n)??Qr(e,t,n):rn(e,t,n)??(co(e)?Qr(e,t,n):void 0)??it(e,t,n)}function rn(e,t,n){let r=sn();if(!(!r||e!==21||!ns(t,n)||Y(t,n)))try{return r.call(t)}catch{return}}var Qr=(e,t,n)=>io(so(e),t,n),io=(e,t,n)=>e&&!Y(t,n)?ye(e,t):void 0;function ye(e,t){try{return e(t)}catch{return}}function so(e){return xt[e]===void 0&&(xt[e]=null,xt[e]=I(()=>ss(e))??null),xt[e]}var sn=a(()=>I(ts));function ts(){let e=te,t=Uint8Array.from({length:256},(n,r)=>r);return e.call(t)===String.fromCharCode(...t)?e:void 0}function ns(e,t){let n=Math.min(t,64);for(let r=0;r<n;r++)if((e[r]&224)===128)return!1;return n===t||jt(e,t,128,224)}var co=e=>e===21?rs():fo(),fo=a(F),rs=a(()=>F()||T()||!(M()>0)),os=e=>fo()||(e===21?to():is()),is=a(()=>M()<22);function ss(e){let t=st(e),n=J(S[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var uo;function ao(e,t,n){return uo??=cs(),uo(e,t,n)}function cs(){let e=he(),{mixed:t,most:n}=e&&T()?{mixed:0,most:0}:Wr();return(r,o,i)=>{if(o<=t||o<=n&&at(r,o)){let s=pe(r,o,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(r,o)!==!1)try{let s=e?.decodeQuickly(r,o);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function ht(e,t,n,r=!1){try{Re(e,null);let o=We(t,n,0,r,!0);return o<0?void 0:ct(0,o)}catch(o){throw U(o)}}var cn=a(()=>F()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:T()?2048:0}),lo=e=>e===34?cn().shiftJIS:cn().any,mo=[];function po(e,t,n){if(n>cn().markup||n>lo(e)&&!us(t,n))return;let r=mo[e];if(r)return Y(t,n)?void 0:ye(r,t);as(e,n)}function us(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,r=Math.ceil(t/32)|1;for(let o=0;o<t;o+=r)e[o]<128&&(n+=1);return n>10}var Ge=[];function as(e,t){Ge[e]===void 0&&(Ge[e]=I(()=>ms(e))??null);let n=Ge[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,Ge[e]=null,I(()=>{let{value:r}=n.sequences.next();r?n.decode(r)===ht(e,r,g(r))&&(Ge[e]=n):ls(e,n.decode)})))}function ls(e,t){mo[e]=t;let n=lo(e);n>0&&(re[e]=r=>r.byteLength<=n?t(r):void 0)}var ms=e=>({decode:J(S[e].name),sequences:xs(e),credit:0}),ps=[[239,187,191],[254,255],[255,254],[132,49,149,51]],fn=[10,164,162];function*xs(e){let[t,n,r,o]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ps)yield Uint8Array.of(...i,...fn);for(let i=128;i<=255;i++)yield we([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield we([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield we([i,i],[s,s],r,n);for(let i=133;i<=254;i+=8)yield we([i,Math.min(i+7,254)],n,o,n);yield we([227,227],[50,50],r,n),yield we([129,129],[48,48],t),yield we([129,129],[48,48],o,t)}}function we(...e){let t=e.map(([s,f])=>f-s+1),n=t.reduce((s,f)=>s*f),r=e.length+fn.length,o=new Uint8Array(n*r+e.length-1);for(let s=0;s<n;s++){let f=s;for(let c=e.length-1;c>=0;c--)o[s*r+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);o.set(fn,s*r+e.length)}let i=(n-1)*r;return o.copyWithin(i+r,i,i+e.length-1),o}var _e=new Uint8Array(18),ys=[0,0],Se=class{encoding;fatal;ignoreBOM;#e=null;#t=ys;#n=0;#o=!1;#r;#i=null;constructor(t,n,r,o=0){this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#r=o}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,r){let o=oe(t);if(!this.#e&&this.#n===0){let i=this.#d(t,o,n);if(i!==void 0)return n||this.#a(o),i}return this.#f(t,o,n,r)}decodeWhole(t,n,r){this.#r!==0&&this.reset();let{encoding:o}=this,i=n<=256;if(i&&o===0&&n>0){let s=ao(t,n,this.fatal);if(s!==void 0)return t[0]===239?this.#c(s):s}else{let s=i&&n>18?re[o]:void 0,f=(s?this.#s(ye(s,t)):void 0)??this.#d(t,n,!0);if(f!==void 0)return f;let c=i&&!Bt(o)?ht(o,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#f(t,n,!0,r)}decodeBuffer(t){this.#r!==0&&this.reset();let{encoding:n}=this;if(n===0){let i=this.#s(Vr(t));return i&&this.#c(i)}let r=t.byteLength,o=r<=256&&r>18?re[n]:void 0;return o?this.#s(ye(o,t)):void 0}#f(t,n,r,o){if(this.#n>0){let u=this.#m(t,n,r)??this.#p(t,n,r,o);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#o,f=this.#r,c="";try{c=this.#h(t,n,r)??this.#u(t,n,r)}catch(u){throw this.#e=i,this.#o=s,this.#r=f,U(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=f+n,o===void 0?d:d.toTypeError(o);return c}#d(t,n,r){let{encoding:o}=this;if(D.length=0,n===0)return"";if(o===0){let f=Hr(t,n)?pe(t,n,r,this.fatal):void 0;if(f!==void 0)return f;let c=zr(t,n,r,this.fatal);return c===void 0?void 0:this.#c(c)}if(o===38){let f=n<=36?$r(t,n):Jr(t,n);return f===void 0?void 0:this.#c(f)}if(!In(o))return;let i=R(o),s=(t[0]<128?no(o,t,n):void 0)??(!i&&r&&n>18?po(o,t,n):void 0)??(Pr(t,n,i)?Zt(t,n,r,o):void 0)??void 0;return this.#s(s)}#s(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#m(t,n,r){let o=this.#n+n;if(n===0||o>18)return;D.length=0,this.#l(t,o);let i=this.encoding===0?pe(_e,o,r,this.fatal):this.#s(Zt(_e,o,r,this.encoding));return i!==void 0&&!r&&this.#a(n),i}#p(t,n,r,o){if(this.encoding!==0)return;let i=this.#r,s=this.#o,f=this.#t,c=this.#n,d=f[0]<224?2:3;if(c+n<=d)return;this.#l(t,d);let u=pe(_e,d,!0,!0);if(u===void 0)return;let x=d-c;this.#n=0,this.#r+=x;try{return me(u,this.decode(b(t,x),r,o))}catch(y){throw y instanceof Ne||y instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=f,this.#n=c),y}}#l(t,n){_e[0]=this.#t[0],_e[1]=this.#t[1];for(let r=this.#n;r<n;r++)_e[r]=t[r-this.#n]}#a(t){this.#r+=t,this.#o||=t>0,this.#n=D.length,D.length>0&&(this.#t=[D.bytes[0],D.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Re(this.encoding,null),We(t,this.#n,0,this.fatal,!1),this.#e=le(),this.#n=0}catch(n){throw U(n)}}#h(t,n,r){if(this.fatal&&this.encoding===0&&n<=8192)return;let o=qr(this.encoding,t,n);if(!o)return;let i=0,s="",f=o.completeLength(t,n);if(n<256&&(this.#e||f<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#u(b(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===n?t:b(t,i,f),d=o.decode(c,this.fatal);if(d===void 0){if(s=me(s,this.#u(c,f-i,!0)),this.#i)return s}else s=me(s,this.#c(d)),this.#r+=f-i;return this.#o||=f>0,f===n?s:this.encoding===0&&!r&&lt(t,f,n)?(this.#a(n-f),s):me(s,this.#u(b(t,f,n),n-f,r))}#u(t,n,r){Re(this.encoding,this.#e);let o="",i=Or(n),s=this.#o||this.ignoreBOM||!Bt(this.encoding),f=0;for(let c=0;;c+=65536){let d=n-c<=65536,u=Math.min(65536,n-c),x=c===0&&d?t:b(t,c,c+u),y=We(x,u,f,this.fatal,r&&d);if(y<0)return this.#e=le(),this.#i=new Ne(this.name,this.#r+c+H.start(),H.length()),o;if(f+=y,f>0&&(d||!br(f))){let m=!s&&Fr()===65279?1:0;i?i.add(Br()+2*m,f-m):o=me(o,ct(m,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=r?null:wr(),this.#r+=n,i?i.toText():o}},yt=new Se(0,!1,!1);function xo(e,t,n,r,o,i){return yt.encoding=n,yt.fatal=r,yt.ignoreBOM=o,yt.decodeWhole(e,t,i)}function ho(e,t){let n=Q(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Ss=["fatal","html","replacement"];function un(e,t){let{length:n}=e,r=R(t);if(n>64&&n>(r?Ir():Jt()))return;if(!1)return Ur(e,qt(t));if(!!0)return;let o=qt(t);return o&&Cr(e,o)}var Ts=a(T);function So(e,t){return Ts()?Dr(e,gr(t)):Ar(e,t)}var C=class e{encoding;unmappable;#e;#t=null;#n=0;#o=W;locate=t=>t;constructor(t,n,r=void 0){this.encoding=t,this.unmappable=n,this.#e=r}get name(){return S[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#f(t,n)}get#r(){return this.#e?0:Ss.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=un(t,this.encoding);if(n)return n;try{let r=!1;if(r)return r;ot(this.encoding,null),ft(t,0,t.length);let o=zt(0,t.length,this.#r,!0);return o===-2||!H.finished()?void 0:(this.#n=0,dt(o))}catch(r){throw U(r)}}#f(t,n){let r=new wt;return this.encodeOrFail(t,n,o=>r.add(o),(o,i)=>{throw new ee(o,i,this.name)}),r.concatenate()}encodeOrFail(t,n,r,o=()=>{}){let i=this.#n,s=this.#t,f=this.#o;n&&(this.#o=W,this.#t=null,this.#n=0);let c=this.#e,d=this.#r,u=c?2048:65536,x=void 0,y=x?p=>x.add(p):r,m=0;try{if(!1)for(;m+65536<t.length;m+=65536){let p=So(t.slice(m,m+65536),this.encoding);if(!p)break;r(p)}for(ot(this.encoding,s);m===0||m<t.length;m+=u){let p=Math.min(m+u,t.length);ft(t,m,p);let A=p===t.length;for(let Z=0,gn=!1;!gn;){let qe=zt(Z,p-m,d,n&&A);y(dt(qe===-2?H.written():qe));let bn=i+m+Z+H.start();if(Z+=H.read(),gn=qe!==-2&&H.finished(),qe!==-2)continue;let Et=H.codePoint();if(c){let Vo=le(),On=()=>this.locate(bn),Jo=c(Et,On),Ko=this.#d(Vo,Jo,y,Et,On);ot(this.encoding,Ko),ft(t,m,p)}else o(Et,bn)}}}catch(p){throw U(p)}if(n){x&&r(x.held);return}x&&(this.#o=x.held),this.#t=le(),this.#n=i+t.length}#d(t,n,r,o,i){if(n===null)throw new ee(o,i(),this.name);if(typeof n!="string")return r(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(zn(n),!1,r,f=>{throw new ee(f,i(),this.name)}),s.#t}},dn=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=g(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let r=t[n-3]===27?n-3:n;this.#e(be(t,0,r)),this.held=be(t,r,n)}},wt=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=g(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Es(this.#n),n=0;return this.forEach(r=>{j(t,r,n),n+=g(r)}),t}};function Es(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function je(e,t){let n=Q(e,t);if(n===37||n===38){let{name:r}=S[n];throw new RangeError(`${t}: ${r} has no encoder in the standard; use encodeUTF16() of 'encoding-wasm', or UTF-8.`)}return gs(n,e,t)}function gs(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function k(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let r of Object.getOwnPropertyNames(n))r!=="constructor"&&Object.defineProperty(n,r,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function Te(e,t,n){let{prototype:r}=t;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function an(){throw new TypeError("Illegal invocation")}var To="Failed to execute 'encodeInto' on 'TextEncoder'",ln=class e{#e="utf-8";constructor(){new.target!==e&&Te(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||an(),St(B(t))}encodeInto(t,n){if(#e in this||an(),typeof t=="string"&&n instanceof Uint8Array){let c=pt(t,n);if(c?.read===t.length)return c}Ut(arguments.length,2,To);let r=B(t),o=Yn(n,To),{read:i,written:s}=pt(r,o)??{read:0,written:0};if(i===r.length||s===g(o))return{read:i,written:s};let f=Cs(r.slice(i),b(It(o),s));return{read:i+f.read,written:s+f.written}}},Bo=k(ln,"TextEncoder");function St(e){return e.length<=6?He(e):(Eo??=Fs(),Eo(e)??new C(0,"fatal").encode(e,!0))}var Eo;function Fs(){let e=vr();return F()||T()?e:t=>As(t)??e(t)}function As(e){let{length:t}=e;if(t<=21)return He(e);if(t<=64&&Ms()){let n=(_s()||Is(e))&&go($,e);if(n)return n}return t>=1024&&t<=65536&&Ds(e)?go(Us(),e):void 0}var Ms=a(()=>!N()),_s=a(Le);function Is(e){return e.length*ut(Fo(e))*.75<=64}function go(e,t){let n=pt(t,e);return n?.read===t.length?ie(e,0,n.written):void 0}var Us=a(()=>new Uint8Array(3*65536)),Ds=e=>bo()<=65535&&Fo(e)>=bo(),bo=a(()=>N()?256:M()<22?0:1/0);function Fo(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Cs(e,t){let n=0,r=0;for(;n<e.length;){let o=Kt(e,n);if(r+ut(o)>g(t))break;r=vt(o,t,r),n+=o<65536?1:2}return{read:n,written:r}}var Ao="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Mo=`!
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
?`;var Ls=a(()=>{let e=Mo.split(`
`),t=0;return new Map(Ao.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("	")])))}),_o=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Io(e){let t=new C(e,"fatal"),n=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof ee)return!1;throw i}},r=new Map;return o=>{let i=r.get(o);return i===void 0&&(i=Uo(String.fromCodePoint(o),n,3),r.set(o,i)),i}}function Uo(e,t,n){if(_o(e))return"";if(n===0)return null;let r=ks(e),o=r.find(t);if(o!==void 0)return o;for(let i of r){let s=Array.from(i,f=>t(f)?f:Uo(f,t,n-1));if(!s.includes(null))return s.join("")}return null}function ks(e){let t=[...Ls().get(e)??[],...Rs(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Rs(e){let t=e.normalize("NFD"),[n,...r]=t,o=[],i=[];for(let s=2**r.length-2;s>=0;s--){let f=y=>s>>r.length-1-y&1,c=r.filter((y,m)=>f(m)),d=r.filter((y,m)=>!f(m)),u=[n,...c].join("").normalize("NFC"),x=u+d.join("");x.normalize("NFD")===t&&o.push(x),d.every(_o)&&i.push(u)}return[...o,...i]}var Ps=["fatal","html","replacement","ignore","translit"],Ws=Vn(Ps),Do=(e,t,n)=>typeof e=="function"?e:Ws(e,t,n);function Co(e,t,n){return typeof e=="function"?(r,o)=>Hs(e(r,o()),n):e==="ignore"?()=>"":e==="translit"?Io(t):void 0}function Hs(e,t){if(typeof e=="string")return e;if(e==null)return null;let r=se(P(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return be(r,0,g(r))}var $s="Failed to construct 'LegacyTextEncoder'",mn="Failed to execute 'encode'";function No(e,t="utf-8",n=void 0){let r=ce(e,mn);if(n===void 0){let i=je(B(t),mn);return i===0?St(r):un(r,i)??new C(i,"fatal").encode(r,!0)}let o=Tt(t,n,mn);return o.encoding===0?St(r):o.encode(r,!0)}function Tt(e,t,n){let r=B(e),o=t===void 0?"fatal":qn(t,{unmappable:Do},n).unmappable,i=je(r,n);return new C(i,o,Co(o,i,n))}var pn=class{#e;constructor(t="utf-8",n=void 0){this.#e=Tt(t,n,$s)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ce(t,o);q(n,o);let s=!!n?.stream;return r.encode(i,!s)}},Lo=k(pn,"LegacyTextEncoder");var Ye="Failed to execute 'decode' on 'TextDecoder'",xn=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=hn(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&Te(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=W,n=void 0){let r=this.#e;if(n===void 0&&!this.#t){if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return r.decodeWhole(t,oe(t),Ye);let f=t instanceof ArrayBuffer?r.decodeBuffer(t):void 0;if(f!==void 0)return f}let o=P(t,Ye);q(n,Ye);let i=!!n?.stream,s=Ce(o);if(!this.#t){if(!i)return r.decodeWhole(s,oe(s),Ye);r.reset()}return this.#t=i,r.decode(s,!i,Ye)}},ko=k(xn,"TextDecoder");function hn(e,t,n){let r=B(e);q(t,n);let o=!!t?.fatal,i=!!t?.ignoreBOM;return new Se(ho(r,n),o,i)}function Ro(e,t,n){let r=Qn();if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>n(i=>i.length>0&&o.enqueue(i))})}function Tn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Ro(e,(r,o)=>o(t.decode(se(P(r,n)),!1,n)),r=>r(t.decode(W,!0,n)))}var yn=class e{#e;#t;constructor(t="utf-8",n=void 0){let r=hn(t,n,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=Tn("TextDecoderStream",r),new.target!==e&&Te(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Po=k(yn,"TextDecoderStream"),wn=class e{#e;constructor(){this.#e=Ho("TextEncoderStream",new C(0,"fatal"),B),new.target!==e&&Te(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Wo=k(wn,"TextEncoderStream");function Ho(e,t,n){let r=`Failed to execute 'transform' on '${e}'`;return Ro(e,(o,i)=>i(t.encode(n(o,r),!1)),o=>o(t.encode("",!0)))}var Sn=class{#e;#t;constructor(t="utf-8",n=void 0){let r=Tt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Ho("LegacyTextEncoderStream",r,ce)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},$o=k(Sn,"LegacyTextEncoderStream");var Ie=class{fatal;ignoreBOM;#e;#t;#n=W;constructor(t,n,r){this.#e=t,this.fatal=n,this.ignoreBOM=r}get name(){return this.#t?.name??null}decode(t,n,r){if(this.#t)return this.#t.decode(t,n,r);let o=n&&g(this.#n)===0?t:Gn(this.#n,t);if(!n&&Cn(o))return this.#n=o,"";let i=De(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Se(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?b(o,s):o,n,r)}};var En=class{#e;#t;constructor(t="utf-8",n=void 0){let r="Failed to construct 'DecoderStream'",o=B(t);q(n,r);let i=!!n?.fatal,s=!!n?.ignoreBOM,f=new Ie(Q(o,r),i,s);this.#e=f,this.#t=Tn("DecoderStream",f)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Go=k(En,"DecoderStream");function jo(e,t){let n="Failed to execute 'findUnmappable'",r=ce(e,n),o=je(B(t),n),i=new Map,s=(f,c)=>i.set(c,f);return new C(o,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function Yo(e){let t=De(Ce(P(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function qo(e,t="utf-8",n=void 0){let r="Failed to execute 'decode'",o=P(e,r),i=Q(B(t),r);q(n,r);let s=!!n?.fatal,f=!!n?.ignoreBOM,c=Ce(o);return De(c)?new Ie(i,s,f).decode(c,!0,r):xo(c,oe(c),i,s,!0,r)}async function zo(e=void 0){let t=await e;if(t===void 0)Wt()||await Pt(ze,!0);else{let n=Gs(t)?await js(t):t;await Pt(()=>n,!1)}}var Gs=e=>typeof e?.arrayBuffer=="function";function js(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Go as DecoderStream,Lo as LegacyTextEncoder,$o as LegacyTextEncoderStream,ko as TextDecoder,Po as TextDecoderStream,Bo as TextEncoder,Wo as TextEncoderStream,ee as UnmappableError,Yo as bomSniff,qo as decode,No as encode,S as encodings,jo as findUnmappable,zo as initialize,Ln as labelToName};
