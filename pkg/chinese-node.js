function Je(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var At=()=>Je(new URL("./chinese.wasm",import.meta.url)),lt="encoding-wasm/chinese",te=["chinese"];var Ze=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function l(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=cr();function cr(){let t=Ze.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(t)}var fr=l(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),y=0,ee=21,tn=29,en=32,pt=33,W=36,Mt=37,rt=38,dr=[[W,""],[35,"korean"],[32,"japanese"],[tn,"chinese"],[1,"single-byte"],[y,""]],nn=t=>t<W&&t!==pt,j=t=>t>y&&t<tn,on=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[t].name),ur=t=>dr.find(([e])=>t>=e)[1];function rn(t){let e=fr();return e.get(t)??e.get(fn(mr(t)))}function q(t,e){let n=rn(t);if(n===void 0){let o=ar(t),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(te){let o=ur(n);if(o&&!te.includes(o))throw new RangeError(`${e}: '${lt}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function ar(t){let e=Xe(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>Xe(i)===n));return o<0||o===W?void 0:o}var Xe=t=>fn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),lr=[{encoding:y,bytes:[239,187,191]},{encoding:Mt,bytes:[254,255]},{encoding:rt,bytes:[255,254]}];var pr=239;function Ut(t){if(t[0]>=pr)return lr.find(e=>e.bytes.every((n,o)=>t[o]===n))}function sn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function cn(t){return t===y||t===Mt||t===rt}function mr(t){let[e,n]=[0,t.length];for(;e<n&&Qe(t[e]);)e+=1;for(;n>e&&Qe(t[n-1]);)n-=1;return t.slice(e,n)}var Qe=t=>`	
\f\r `.includes(t);function fn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function dn(t){let e=rn(`${t}`);return e===void 0?null:w[e].name}var mt=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var hr=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,un=Symbol.for("encoding-wasm.UnmappableError"),Y=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${hr(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&un in o}[un](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Dt=(t,e)=>t?.prototype?.[e],_t=t=>Dt(globalThis.Buffer,t),K=_t("ucs2Slice"),It=_t("ucs2Write"),an=_t("utf8Slice"),J=_t("latin1Slice"),ln=t=>globalThis[t],pn=ln("TextDecoder"),xr=Dt(pn,"decode"),oe=ln("TextEncoder"),yr=Dt(oe,"encode"),wr=Dt(oe,"encodeInto");function Z(t){let e=new pn(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:xr}),n=>e.decode(n)}function mn(){let t=new oe;return Object.defineProperties(t,{encode:{value:yr},encodeInto:{value:wr}}),t}function H(t){try{return t()}catch{return}}var A=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis;function ht(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var P=()=>"Deno"in globalThis,L=()=>Number.parseInt(globalThis.process?.versions?.node,10),hn=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,ne;function xn(){let{process:t,TransformStream:e}=globalThis;return e&&e===ne?e:(ne=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),ne)}function it(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var re=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,yn=()=>Object.getPrototypeOf(Uint8Array.prototype),Ct=t=>re(yn(),t),ie=t=>re(DataView.prototype,t),wn=t=>globalThis[t]&&re(globalThis[t].prototype,"byteLength"),se=t=>yn()[t],gn=Ct(Symbol.toStringTag),ce=Ct("buffer"),bn=Ct("byteOffset"),Sn=Ct("byteLength"),gr=se("includes"),br=se("set"),Sr=se("slice"),Tr=ie("buffer"),Er=ie("byteOffset"),Or=ie("byteLength"),Tn=wn("ArrayBuffer"),Br=wn("SharedArrayBuffer"),T=t=>Sn.call(t);function En(t){let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:T(t)}var b=(t,e,n=T(t))=>new Uint8Array(ce.call(t),bn.call(t)+e,n-e);function On(t,e){let n=new Uint8Array(T(t)+T(e));return $(n,t),$(n,e,T(t)),n}var $=(t,e,n)=>br.call(t,e,n),Bn=(t,e)=>gr.call(t,e),st=(t,e,n)=>Sr.call(t,e,n),Fr=64,Ar=24;function X(t,e,n){if(n>Ar)return st(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function ct(t,e){if(e<=Fr)return!1;try{return Tn.call(ce.call(t)),!1}catch{return!0}}function G(t,e){if(!ArrayBuffer.isView(t)&&An(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Fn(t,e){if(ArrayBuffer.isView(t)&&gn.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function xt(t){return ArrayBuffer.isView(t)?wt(t):An(t)===0?D:new Uint8Array(t)}var yt=t=>t instanceof Uint8Array?t:xt(t);function wt(t){try{return gn.call(t)===void 0?new Uint8Array(Tr.call(t),Er.call(t),Or.call(t)):new Uint8Array(ce.call(t),bn.call(t),Sn.call(t))}catch{return D}}var D=new Uint8Array;function An(t){for(let e of[Tn,Br])try{return e?.call(t)}catch{}}function Mn(t,e,n){Un(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function _(t,e,n){return t===void 0?!1:(Un(t,n),!!t?.[e])}function Un(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var E=t=>`${t}`;function Q(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function fe(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function Dn(t){return(e,n)=>{let o=e===void 0?t[0]:E(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Mr=1024,Ur=65539;function In(t,e,n){let o=Lt(f=>_r(f,n),t,e),r=Lt(Ir,t,e);if(o&&r){let f=P()?1/0:64;return{...r,read:(d,u)=>(u<128?o:r).read(d,u),write:(d,u)=>(d.length<f?o:r).write(d,u),readBytes:o.readBytes,writeBytes:P()?o.writeBytes:void 0,mostByTable:Mr}}let i=de(t);if(o){let f=A()?Lt(_n,t,e):void 0;return f?{...o,read:(d,u)=>(u<1024?o:f).read(d,u)}:o}let s=r??Lt(_n,t,e)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Lt(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),de(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Dr="strings";function _r(t,e){let[n]=WebAssembly.Module.customSections(e,Dr),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:Ur}}function Ir(t){let[e,n]=[K,It],o=new Uint8Array(t.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,d)=>e.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:O()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(h,m){$(d,new Uint8Array(t.buffer,h,2*m),u),u+=2*m},toText:()=>e.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function _n(t){let e=Z("utf-16le"),{write:n,most:o}=de(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function de(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return it(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Nt,a,ae,Cn,Ln,I,F={input:0,units:0,output:0},v=-1,S=65536,gt=0,Rt={name:"",encoding:v},x={isBusy:!0,newCodec:NaN},bt=NaN;function tt(t,e){Rt.name=t,Rt.encoding=e,x.newCodec=bt,x.isBusy&&Cr(),x.isBusy=!0}function Cr(){try{kn(),Nt??=Nr(At()),Rn(new WebAssembly.Instance(Nt),Nt)}catch(t){throw Pn(t)}}async function le(t,e){try{kn();let n=t(),o=Nn(n)?n:await WebAssembly.compile(Lr(n));e||kr(o);let r=await WebAssembly.instantiate(o);if(pe())return;Rn(r,o),Nt=o}catch(n){throw Pn(n)}}var Lr=t=>ArrayBuffer.isView(t)?wt(t):t,pe=()=>!x.isBusy;function Nr(t){return Nn(t)?t:new WebAssembly.Module(t)}function Nn(t){try{return WebAssembly.Module.customSections(t,lt),!0}catch{return!1}}var Rr="encoding-wasm";function kr(t){let[e]=WebAssembly.Module.customSections(t,Rr),n=`${lt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Rn({exports:t},e){a=t,ue=WebAssembly.RuntimeError,F.input=a.input(),F.units=a.units(),F.output=a.output(),jn(),I=In(a.memory,F.units,e),gt=Math.min(a.units_length(),I.most),x.isBusy=!1}function kn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Pn(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Pr(t))return new RangeError(`encoding-wasm: ${$n} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var $n="no memory for WebAssembly; free some, and call again",Pr=t=>t instanceof RangeError&&/memory/i.test(t.message);function kt(){return he(),ae}function Wn(){return he(),Cn}function me(){return he(),Ln}function he(){ae[0]===void 0&&jn()}function jn(){let{buffer:t}=a.memory;ae=new Uint8Array(t),Cn=new Uint8Array(t,F.input,S),Ln=new Int32Array(t,a.codec(),a.codec_length()>>2)}function Hn(t,e){return tt(t,v),Gn(e)}function Gn(t){try{let e=t();return x.isBusy=!1,e}catch(e){throw N(e)}}var ue;function N(t){if(!ue||!(t instanceof ue))return t;let e=w[Rt.encoding]?.name,n=`${Rt.name}${e?` of ${e}`:""} failed`;return Wr()?new RangeError(`encoding-wasm: ${n}: ${$n}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var $r=32;function Wr(){try{return a.memory.grow($r),!1}catch{return!0}}function et(){let t=me();return vn(t,new Int32Array(t.length))}function qn(){return a.held()!==0?et():(x.newCodec=St,null)}var Yn=t=>vn(t,me());function vn(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function xe(t,e){Kn(t,e)||(tt("decoding",t),e?Yn(e):a.new_decoder(t),St=t===pt||t===W?bt:t)}var St=bt;function Kn(t,e){return e||x.newCodec!==t||x.isBusy?!1:(x.newCodec=bt,x.isBusy=!0,!0)}function Wt(t,e){Kn(~t,e)||(tt("encoding",t),e?Yn(e):a.new_encoder(t),St=~t)}var ft=-2;function ye(t,e,n,o,r){Pt(t,e),x.isBusy=!0;let i=a.decode_block(e,n,+o,+r);return x.isBusy=!1,r&&i>=0&&(x.newCodec=St),io(i)}var V={encoding:v,at:0,most:0,owner:void 0};function jt(t,e,n){if(V.encoding!==t||V.owner!==a||x.isBusy){try{tt("decoding",t),V.owner=a,V.at=I.readBytes?a.byte_table(t):0,V.most=!on(t)&&I.mostByTable||1/0,V.encoding=t}catch(r){throw N(r)}x.isBusy=!1}if(V.at===0||n>V.most)return;if(n<=S)return Pt(e,n),Vn(n);if(I.most>gt)return;let o="";for(let r=0;r<n;r+=S){let i=Math.min(S,n-r);Pt(b(e,r,r+i),i),o=nt(o,Vn(i))}return o}var Jn=(t,e)=>Hn("decoding",()=>{for(let n=0;n<e;n+=S){let o=Math.min(S,e-n);if(Pt(o===e?t:b(t,n,n+o),o),!a.is_latin_1(o))return!1}return!0});function Zn(t,e){let n=v,o,r;function i(s){try{return tt(t,s),n=s,r=a,o=e(s),x.isBusy=!1,o}catch(c){throw N(c)}}return s=>s===n&&r===a&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var jr=16384,Ht=Zn("encoding",t=>{let e=a.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=a.memory;return new Uint16Array(n,e,65536)}),Gt=Zn("decoding",t=>{let e=j(t),n=(!e?a.pair_table(t):a.byte_table(t))>>>0;return n>0?new Uint16Array(a.memory.buffer,n,e?256:65536):void 0}),Vn=t=>I.readBytes(F.input,t,V.at);function nt(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Xn=3,Qn=t=>t+S+Xn<=gt,Hr=1<<28,to=t=>t>gt&&t<Hr?I.collect?.(t+Xn):void 0,eo=()=>F.units,no=()=>kt()[F.units]|kt()[F.units+1]<<8,oo=(t,e)=>I.read(F.units+2*t,e-t),Vt=(t,e,n)=>I.write(t.slice(e,n),F.units);function ro(t,e){if(!x.isBusy&&!I.writeBytes)return;tt("encoding",e);let n=I.writeBytes?.(t,F.output,a.unit_table(e));return x.isBusy=!1,n===t.length?zt(n):void 0}function we(t,e,n,o){x.isBusy=!0;let r=a.encode_block(t,e,n,+o);return x.isBusy=!1,o&&r>=0&&R.finished()&&(x.newCodec=St),io(r)}var Gr=8;function Pt(t,e){let n=Wn();if(e>Gr)try{$(n,t)}catch{$(n,b(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function io(t){if(t<ft)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var zt=t=>X(kt(),F.output,t);var R={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var z=64,so=4*z,k=new Uint8Array(so);function Et(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128)k[n++]=r;else if(r<2048)k[n++]=192|r>>6,k[n++]=128|r&63;else if((r&63488)!==55296)k[n++]=224|r>>12,k[n++]=128|r>>6&63,k[n++]=128|r&63;else{let i=Se(t,o);i>=65536&&(o+=1),n=Te(i,k,n)}}return X(k,0,n)}var co=l(()=>It?96:A()?1024:128),be=l(()=>A()||O()?4096:128),Vr=l(()=>new Uint8Array(2*be()));function fo(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function uo(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t.charCodeAt(r)];return Bn(o,0)?void 0:o}function ao(t,e){let{length:n}=t,o=2*n<=so?k:Vr(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return X(o,0,r)}function Se(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var qt=t=>t<128?1:t<2048?2:t<65536?3:4;function Te(t,e,n){if(t<128)return e[n]=t,n+1;let o=qt(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var lo=new Uint8Array(2*z),Tt=zr(lo);function zr(t){return new Uint16Array(t.buffer)}var Ee=l(()=>Be()?0:18),qr=l(()=>A()||L()<22?18:8),Yr=l(()=>P()||!(L()>=22)?z:32),vr=l(()=>O()?z:40),po=(t,e)=>(t[0]&t[e>>1])>=128;function mo(t,e,n){return n?e<=qr():e<=18||e<=vr()&&(po(t,e)||Fe())}var M={length:0,bytes:[0,0]};function Ot(t,e,n){if(e>18&&!(e<=Yr()&&po(t,e)))return;if(t[0]<128&&e>Ee())return Be()&&Ae(t,e)?J.call(t,0,e):void 0;let o=0;for(let r=0;r<e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){ge(i,0,1);break}let f=t[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){ge(i,f^128,2);break}let d=t[r++]^128;if(s|=d,d>=64||s===65279)return}}Tt[o++]=s}return ho(o)}function Oe(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=t[s++],f=c;if(c>=128){if(r??=Gt(o),!r)return;if(f=r[c],f===0){if(s<e)f=r[c|t[s++]<<8];else if(!n&&o!==en){ge(c,0,1);break}}if(f===0||f===65533)return}Tt[i++]=f}return ho(i)}function Yt(t,e,n){return M.length=0,Ot(b(t,e,n),n-e,!1)===""}function ge(t,e,n){M.length=n,M.bytes[0]=t,M.bytes[1]=e}function ho(t){if(t<3||t<=18&&!Be())return it(Tt,0,t);if(Fe())return K.call(lo,0,2*t);if(!(t>36))return it(Tt,0,18)+it(Tt,18,t-18)}var Be=l(()=>O()&&Fe()),Fe=l(()=>H(Kr)===!0);function Kr(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(K)==="a\uFEFF\uD83D"&&e(J)==="a\0\xFF\xFE=\xD8"}function Ae(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var xo=512,Jr=32,Zr=l(O),Xr=64;function yo(t,e,n){if(n>Xr||n<=Ee()||(e[0]|e[n>>1]|e[n-1])>=128||!Ae(e,n))return;let o=go();return o?o.call(e,0,n):jt(t,e,n)}var Me=[];function wo(t,e,n){return n<xo?(n>Jr&&bo()?De(t,e,n):void 0)??(Zr()?Ue(t,e,n):void 0)??jt(t,e,n)??Ue(t,e,n)??De(t,e,n):Ue(t,e,n)??(ei(t)?De(t,e,n):void 0)??jt(t,e,n)}function Ue(t,e,n){let o=go();if(!(!o||t!==ee||ct(e,n)||!ti(e,n)))try{return o.call(e,0,n)}catch{return}}function De(t,e,n){if(!ct(e,n)){Me[t]===void 0&&(Me[t]=H(()=>oi(t))??null);try{return Me[t]?.(e)}catch{return}}}var go=l(()=>H(Qr));function Qr(){let t=J,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function ti(t,e){if(e>=xo)return Jn(t,e);for(let n=0;n<e;n++)if((t[n]&224)===128)return!1;return!0}var ei=t=>t===ee?ni():bo(),bo=l(A),ni=l(()=>A()||O()||!(L()>0));function oi(t){let e=Gt(t),n=Z(w[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var ri=24,So=l(()=>H(si)),ii=l(()=>H(ui)),To=l(()=>H(pi));function Eo(t,e,n){if(t!==y&&t!==rt||n<ri||ct(e,n))return;let o=t===y?So():ii();return o?.takes?.(e,n)===!1?void 0:o}var _e=256;function Oo(t,e,n,o){if(M.length=0,e>_e&&(o||ct(t,e)))return;let r=So();if(!r)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!Yt(t,i,e))))try{let s=r.decodeQuickly(i<e?b(t,0,i):t,i);return o&&s?.includes("\uFFFD")?void 0:s}catch{return}}function Bo(t){try{return To()?.encode(t)}catch{return}}function Ie(t,e){try{return To()?.encodeInto(t,e)}catch{return}}function si(){let t=L()<22,e=t?hn():void 0;if(t&&!e)return;let n=Z("utf-8"),o=ci(n),r=[239,187,191,97,230,188,162,240,159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),d=(o(s,s.length)??c)===c&&n(s)===c&&o(f,2)==="a\x7F",u=J;if(!(!d||e&&u.call(f,0,2)!=="a\x7F"))return{decode(h,m,p){try{if(e)return u.call(h,0,m);let g=n(h);return p&&g.includes("\uFFFD")?void 0:g}catch{return}},decodeQuickly:o,takes:e??(ht()?Fo:void 0),completeLength(h,m){for(let p=1;p<=3&&p<=m;p++){let g=h[m-p];if(g<128)break;if(g>=192)return(g>=240?4:g>=224?3:2)>p?m-p:m}return m}}}function ci(t){let e=L();if(e<22)return(r,i)=>i<=64||i<=_e&&fi(r,i)?t(r):void 0;if(ht())return(r,i)=>Fo(r,i)?t(r):void 0;let n=O()?0:P()?64:e>0?_e:0,o=an;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function fi(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function Fo(t,e){let n=1+(e>>4);for(let o=0;o<e;o+=n)if(t[o]>=206&&t[o]<240)return!1;return!0}var di=2048;function ui(){return A()?li():ai()}function ai(){let t=K,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Ao(0,L()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function li(){let t=Z("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Ao(di,1/0,(e,n,o)=>{let r=t(e);return o&&r.includes("\uFFFD")?void 0:r})}var Ao=(t,e,n)=>({decode(o,r,i){if(!(r%2===1||r<t||r>e))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function pi(){let t=mn(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=t.encode(o);return e===3&&n===7&&`${[...r]}`==`${[...Et(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}var Mo=65279,mi=256,dt=new Uint8Array(18),ut=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=0,this.#o=!1,this.#r=0}decode(e,n,o){let r=En(e);if(!this.#t){let u=this.#n>0,h=u?this.#a(e,r,n):this.#f(e,r,n);if(h!==void 0)return n||this.#u(r),h;if(u){let m=this.#l(e,r,n,o);if(m!==void 0)return m;this.#p()}}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#m(e,r,n)??this.#c(e,r,n)}catch(u){throw this.#t=i,this.#o=s,this.#r=c,N(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+r,o===void 0?d:d.toTypeError(o);return f}#f(e,n,o){let{encoding:r}=this;if(M.length=0,n===0)return"";if(r===y){let c=Ot(e,n,o);if(c!==void 0)return c;let f=Oo(e,n,o,this.fatal);return f===void 0?void 0:this.#s(f)}if(!nn(r))return;let i=j(r),s=yo(r,e,n)??(mo(e,n,i)?Oe(e,n,o,r):void 0)??void 0;return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#s(e){return!this.#o&&!this.ignoreBOM&&e.charCodeAt(0)===Mo?e.slice(1):e}#a(e,n,o){let r=this.#n+n;if(!(n===0||r>18))return M.length=0,this.#d(e,r),this.encoding===y?Ot(dt,r,o):Oe(dt,r,o,this.encoding)}#l(e,n,o,r){if(this.encoding!==y)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#d(e,d);let u=Ot(dt,d,!0);if(u===void 0)return;let h=d-f;this.#n=0,this.#r+=h;try{return nt(u,this.decode(b(e,h),o,r))}catch(m){throw m instanceof mt||m instanceof TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=f),m}}#d(e,n){dt[0]=this.#e[0],dt[1]=this.#e[1];for(let o=this.#n;o<n;o++)dt[o]=e[o-this.#n]}#u(e){this.#r+=e,this.#o||=e>0,this.#n=M.length,M.length>0&&(this.#e=[M.bytes[0],M.bytes[1]])}#p(){let e=Uint8Array.from(this.#e);try{xe(this.encoding,null),ye(e,this.#n,0,this.fatal,!1),this.#t=et(),this.#n=0}catch(n){throw N(n)}}#m(e,n,o){let r=Eo(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<mi&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==y)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#c(b(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:b(e,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=nt(s,this.#c(f,c-i,!0)),this.#i)return s}else s=nt(s,this.#s(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===y&&!o&&Yt(e,c,n)?(this.#u(n-c),s):nt(s,this.#c(b(e,c,n),n-c,o))}#c(e,n,o){xe(this.encoding,this.#t);let r="",i=to(n),s=this.#o||this.ignoreBOM||!cn(this.encoding),c=0;for(let f=0;;f+=S){let d=n-f<=S,u=Math.min(S,n-f),h=f===0&&d?e:b(e,f,f+u),m=ye(h,u,c,this.fatal,o&&d);if(m<0)return this.#t=et(),this.#i=new mt(this.name,this.#r+f+R.start(),R.length()),r;if(c+=m,c>0&&(d||!Qn(c))){let p=!s&&no()===Mo?1:0;i?i.add(eo()+2*p,c-p):r=nt(r,oo(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#t=o?null:qn(),this.#r+=n,i?i.toText():r}};function Uo(t,e){let n=q(t,e);if(n===W)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var hi=["fatal","html","replacement"],xi=2048;function Le(t,e){let{length:n}=t,o=j(e);if(n>z&&n>(o?co():be()))return;if(!1)return fo(t,Ht(e));if(!!0)return;let r=Ht(e);return r&&ao(t,r)}var yi=l(O),vt={encoding:v,bytes:D};function Do(t,e){if(!yi())return ro(t,e);if(vt.encoding!==e){let n=new Uint8Array(65536);$(n,Ht(e)),vt.bytes=n,vt.encoding=e}return uo(t,vt.bytes)}var U=class t{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#f(e,n)}get#r(){return this.#t?0:hi.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>S)return;let n=Le(e,this.encoding);if(n)return n;try{let o=!1;if(o)return o;Wt(this.encoding,null),Vt(e,0,e.length);let r=we(0,e.length,this.#r,!0);return r===ft||!R.finished()?void 0:(this.#n=0,zt(r))}catch(o){throw N(o)}}#f(e,n){let o=new Kt;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new Y(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,d=this.#r,u=f?xi:S,h=void 0,m=h?g=>h.add(g):o,p=0;try{if(!1)for(;p+S<e.length;p+=S){let g=Do(e.slice(p,p+S),this.encoding);if(!g)break;o(g)}for(Wt(this.encoding,s);p===0||p<e.length;p+=u){let g=Math.min(p+u,e.length);Vt(e,p,g);let or=g===e.length;for(let Xt=0,Ye=!1;!Ye;){let Ft=we(Xt,g-p,d,n&&or);m(zt(Ft===ft?R.written():Ft));let ve=i+p+Xt+R.start();if(Xt+=R.read(),Ye=Ft!==ft&&R.finished(),Ft!==ft)continue;let Qt=R.codePoint();if(f){let rr=et(),Ke=()=>this.locate(ve),ir=f(Qt,Ke),sr=this.#s(rr,ir,m,Qt,Ke);Wt(this.encoding,sr),Vt(e,p,g)}else r(Qt,ve)}}}catch(g){throw N(g)}if(n){h&&o(h.held);return}h&&(this.#o=h.held),this.#e=et(),this.#n=i+e.length}#s(e,n,o,r,i){if(n===null)throw new Y(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new Y(c,i(),this.name)}),s.#e}},_o=27,Io=3,Ce=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=T(e);if(n===0)return;e[0]!==_o&&this.#t(this.held);let o=e[n-Io]===_o?n-Io:n;this.#t(st(e,0,o)),this.held=st(e,o,n)}},Kt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=T(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=wi(this.#n),n=0;return this.forEach(o=>{$(e,o,n),n+=T(o)}),e}};function wi(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function Bt(t,e){let n=q(t,e);if(n===Mt||n===rt){let{name:o}=w[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return gi(n,t,e)}function gi(t,e,n){if(t===W)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function C(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function ot(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function Ne(){throw new TypeError("Illegal invocation")}var Co="Failed to execute 'encodeInto' on 'TextEncoder'",Re=class t{#t="utf-8";constructor(){new.target!==t&&ot(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||Ne(),Jt(E(e))}encodeInto(e,n){#t in this||Ne(),fe(arguments,2,Co);let o=E(e),r=Fn(n,Co),{read:i,written:s}=Ie(o,r)??{read:0,written:0};if(i===o.length||s===T(r))return{read:i,written:s};let c=Di(o.slice(i),b(wt(r),s));return{read:i+c.read,written:s+c.written}}},No=C(Re,"TextEncoder"),bi=6,Si=21;function Jt(t){let{length:e}=t;if(e<=bi)return Et(t);if(e<=z&&Ti()){if(e<=Si)return Et(t);let n=(Ei()||Oi(t))&&Lo(k,t);if(n)return n}if(e>=Bi&&e<=Ro&&Ai(t)){let n=Lo(Fi(),t);if(n)return n}return Bo(t)??new U(y,"fatal").encode(t,!0)}var Ti=l(()=>!A()&&!O()),Ei=l(ht);function Oi(t){return t.length*qt(ko(t))<=z}function Lo(t,e){let n=Ie(e,t);return n?.read===e.length?X(t,0,n.written):void 0}var Bi=200,Ro=65536,Fi=l(()=>new Uint8Array(3*Ro)),Ai=t=>Mi()||Ui()&&ko(t)>255,Mi=l(()=>L()<22&&!P()),Ui=l(P);function ko(t){let{length:e}=t;return t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1)}function Di(t,e){let n=0,o=0;for(;n<t.length;){let r=Se(t,n);if(o+qt(r)>T(e))break;o=Te(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Po=`4h	!
	\uFFE0	c
	\uFFE1	GBP
2	\uFFE5	JPY
	\uFFE4	|
2	"
	(C)
2	<<
	\uFFE2
	
	(R)
3	+-
3	'
3	\u30FB	\u2027	.
	,
3	>>
	 1/4
	 1/2
	 3/4
8	AE
a	D
7	x
	O
6	TH
	ss
7	ae
a	d
7	:
	o
6	th
i	D
	d
l	H
	h
a	i
7	k
9	L
	l
7	'n
	NG
	ng
7	OE
	oe
j	T
	t
p	b
	B
	B
	b
3	O
	C
	c
	D
	D
	D
	d
2	E
	E
	E
	F
	f
	G
	G
2	I
	I
	K
	k
	l
3	N
	n
	O
5	P
	p
4	S
2	t
	T
	t
	T
4	V
	Y
	y
	Z
	z
	Z
12	e
7	G
	g
1f	\u015E
	\u015F
	\u0162
	\u0163
5	N
	d
3	Z
	z
f	l
	n
	t
	j
3	A
	C
	c
	L
	T
	s
	z
3	B
3	E
	e
	J
	j
2	q
	R
	r
	Y
	y
5	o
5	e
2	e
8	g
6	i
q	s
f	z
13	'
	"
	'
	'
a	^
	^
	'
3	\`
h	~
37	
g0	AMD
1b	\u2010	-
1h	'
	"
n	AFN
h	
27	,
	'
p3	BDT
uk	THB
1wc	KHR
1f	
1ao	SS
a5	
	
	
	
	
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
2	\xB7	*
	>
4	\xB7	\u30FB
3	
	
	
	
	
4	'
	''
2	\`
4	<
	>
4	\uFFE3	\xAF
5	-
	/
s	
6	
	
	
	
1n	L.	\xA3
2	NGN
	Pts
2	KRW
	\u05E9\u05D7	ILS
	\u0111	VND
	EUR
	LAK
	MNT
3	PHP
	PYG
2	UAH
	\xA2	\u023B	GHS
3	KZT
	INR
	TL
2	AZN
	RUB
	GEL
2o	Rx
1h	 1/3
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
1d	<-
2	->
2	<->
1o	<=
2	=>
2	<=>
1n	\u03A0
2	\u03A3
	\uFF0D	-
3	/
	\\
d	|
2	\u2016	||
n	\uFF5E	\u301C	~
c	~=
o	!=
4	<=
	>=
3u	\u2026	...
l3	o
8d	\u221A
1ri	\uFF64	,
	\uFF61	.
q	\uFF5E	\u223C	~
67	\uFF65	\xB7	\u2027
13wq	\u017Ft
ll	
	
6o	
e	\u2212	-
29	\u301C	\u223C	~
	((
	))
3n	\u203E	\xAF
	\xA6	|
2	KRW
n	?`;var _i=l(()=>{let t=0;return new Map(Po.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Ii=3,$o=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Wo(t){let e=new U(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof Y)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=jo(String.fromCodePoint(r),n,Ii),o.set(r,i)),i}}function jo(t,e,n){if($o(t))return"";if(n===0)return null;let o=Ci(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:jo(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Ci(t){let e=[..._i().get(t)??[],...Li(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Li(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,p)=>c(p)),d=o.filter((m,p)=>!c(p)),u=[n,...f].join("").normalize("NFC"),h=u+d.join("");h.normalize("NFD")===e&&r.push(h),d.every($o)&&i.push(u)}return[...r,...i]}var Ni=["fatal","html","replacement","ignore","translit"],Ri=Dn(Ni),Ho=(t,e)=>typeof t=="function"?t:Ri(t,e);function Go(t,e,n){return typeof t=="function"?(o,r)=>ki(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Wo(e):void 0}function ki(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=xt(G(t,e));return st(n,0,T(n))}var Pi="Failed to construct 'LegacyTextEncoder'",ke="Failed to execute 'encode'";function Vo(t,e="utf-8",n=void 0){let o=Q(t,ke);if(n===void 0){let i=Bt(E(e),ke);return i===y?Jt(o):Le(o,i)??new U(i,"fatal").encode(o,!0)}let r=Zt(e,n,ke);return r.encoding===y?Jt(o):r.encode(o,!0)}function Zt(t,e,n){let o=E(t),r=e===void 0?"fatal":Mn(e,{unmappable:Ho},n).unmappable,i=Bt(o,n);return new U(i,r,Go(r,i,n))}var Pe=class{#t;constructor(e="utf-8",n=void 0){this.#t=Zt(e,n,Pi)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Q(e,r),s=_(n,"stream",r);return o.encode(i,!s)}},zo=C(Pe,"LegacyTextEncoder");var $e="Failed to execute 'decode' on 'TextDecoder'",We=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=je(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&ot(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=D,n=void 0){let o=this.#t,r=G(e,$e),i=_(n,"stream",$e);return this.#e||o.reset(),this.#e=i,o.decode(yt(r),!i,$e)}},qo=C(We,"TextDecoder");function je(t,e,n){let o=E(t),r=_(e,"fatal",n),i=_(e,"ignoreBOM",n);return new ut(Uo(o,n),r,i)}function Yo(t,e,n){let o=xn();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function ze(t,e){let n=`Failed to execute 'transform' on '${t}'`;return Yo(t,(o,r)=>r(e.decode(xt(G(o,n)),!1,n)),o=>o(e.decode(D,!0,n)))}var He=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=je(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=ze("TextDecoderStream",o),new.target!==t&&ot(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},vo=C(He,"TextDecoderStream"),Ge=class t{#t;constructor(){this.#t=Jo("TextEncoderStream",new U(y,"fatal"),E),new.target!==t&&ot(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Ko=C(Ge,"TextEncoderStream");function Jo(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return Yo(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Ve=class{#t;#e;constructor(e="utf-8",n=void 0){let o=Zt(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Jo("LegacyTextEncoderStream",o,Q)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Zo=C(Ve,"LegacyTextEncoderStream");var at=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&T(this.#n)===0?e:On(this.#n,e);if(!n&&sn(r))return this.#n=r,"";let i=Ut(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new ut(i?.encoding??this.#t,this.fatal,!0,s),this.#e.decode(s>0?b(r,s):r,n,o)}};var qe=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=E(e),i=_(n,"fatal",o),s=_(n,"ignoreBOM",o),c=new at(q(r,o),i,s);this.#t=c,this.#e=ze("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Xo=C(qe,"DecoderStream");function Qo(t,e){let n="Failed to execute 'findUnmappable'",o=Q(t,n),r=Bt(E(e),n),i=new Map,s=(c,f)=>i.set(f,c);return new U(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function tr(t){let e=Ut(yt(G(t,"Failed to execute 'bomSniff'")));return e?w[e.encoding].name:null}function er(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=G(t,o),i=q(E(e),o),s=_(n,"fatal",o),c=_(n,"ignoreBOM",o);return new at(i,s,c).decode(yt(r),!0,o)}async function nr(t=void 0){let e=await t;if(e===void 0)pe()||await le(At,!0);else{let n=$i(e)?await Wi(e):e;await le(()=>n,!1)}}var $i=t=>typeof t?.arrayBuffer=="function";function Wi(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{Xo as DecoderStream,zo as LegacyTextEncoder,Zo as LegacyTextEncoderStream,qo as TextDecoder,vo as TextDecoderStream,No as TextEncoder,Ko as TextEncoderStream,Y as UnmappableError,tr as bomSniff,er as decode,Vo as encode,w as encodings,Qo as findUnmappable,nr as initialize,dn as labelToName};
