function Ke(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var At=()=>Ke(new URL("./chinese.wasm",import.meta.url)),ut="encoding-wasm/chinese",te=["chinese"];var Je=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function l(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=rr();function rr(){let t=Je.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(t)}var ir=l(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),y=0,lt=21,Qe=29,tn=32,pt=33,W=36,Mt=37,rt=38,sr=[[W,""],[35,"korean"],[32,"japanese"],[Qe,"chinese"],[1,"single-byte"],[y,""]],en=t=>t<W&&t!==pt,j=t=>t>y&&t<Qe,nn=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[t].name),cr=t=>sr.find(([e])=>t>=e)[1];function on(t){let e=ir();return e.get(t)??e.get(cn(ur(t)))}function q(t,e){let n=on(t);if(n===void 0){let o=fr(t),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(te){let o=cr(n);if(o&&!te.includes(o))throw new RangeError(`${e}: '${ut}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function fr(t){let e=Ze(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>Ze(i)===n));return o<0||o===W?void 0:o}var Ze=t=>cn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),dr=[{encoding:y,bytes:[239,187,191]},{encoding:Mt,bytes:[254,255]},{encoding:rt,bytes:[255,254]}];var ar=239;function Ut(t){if(t[0]>=ar)return dr.find(e=>e.bytes.every((n,o)=>t[o]===n))}function rn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function sn(t){return t===y||t===Mt||t===rt}function ur(t){let[e,n]=[0,t.length];for(;e<n&&Xe(t[e]);)e+=1;for(;n>e&&Xe(t[n-1]);)n-=1;return t.slice(e,n)}var Xe=t=>`	
\f\r `.includes(t);function cn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function fn(t){let e=on(`${t}`);return e===void 0?null:w[e].name}var mt=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var lr=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,dn=Symbol.for("encoding-wasm.UnmappableError"),Y=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${lr(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&dn in o}[dn](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Dt=(t,e)=>t?.prototype?.[e],_t=t=>Dt(globalThis.Buffer,t),K=_t("ucs2Slice"),It=_t("ucs2Write"),an=_t("utf8Slice"),v=_t("latin1Slice"),un=t=>globalThis[t],ln=un("TextDecoder"),pr=Dt(ln,"decode"),ne=un("TextEncoder"),mr=Dt(ne,"encode"),hr=Dt(ne,"encodeInto");function J(t){let e=new ln(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:pr}),n=>e.decode(n)}function pn(){let t=new ne;return Object.defineProperties(t,{encode:{value:mr},encodeInto:{value:hr}}),t}function H(t){try{return t()}catch{return}}var M=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis,oe=()=>/Chrome\//.test(globalThis.navigator?.userAgent),P=()=>"Deno"in globalThis,I=()=>Number.parseInt(globalThis.process?.versions?.node,10),mn=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,ee;function hn(){let{process:t,TransformStream:e}=globalThis;return e&&e===ee?e:(ee=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),ee)}function it(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var re=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,xn=()=>Object.getPrototypeOf(Uint8Array.prototype),Ct=t=>re(xn(),t),ie=t=>re(DataView.prototype,t),yn=t=>globalThis[t]&&re(globalThis[t].prototype,"byteLength"),se=t=>xn()[t],wn=Ct(Symbol.toStringTag),ce=Ct("buffer"),gn=Ct("byteOffset"),bn=Ct("byteLength"),xr=se("includes"),yr=se("set"),wr=se("slice"),gr=ie("buffer"),br=ie("byteOffset"),Sr=ie("byteLength"),Sn=yn("ArrayBuffer"),Tr=yn("SharedArrayBuffer"),T=t=>bn.call(t);function Tn(t){let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:T(t)}var b=(t,e,n=T(t))=>new Uint8Array(ce.call(t),gn.call(t)+e,n-e);function En(t,e){let n=new Uint8Array(T(t)+T(e));return $(n,t),$(n,e,T(t)),n}var $=(t,e,n)=>yr.call(t,e,n),On=(t,e)=>xr.call(t,e),st=(t,e,n)=>wr.call(t,e,n),Er=64,Or=24;function Z(t,e,n){if(n>Or)return st(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Lt(t,e){if(e<=Er)return!1;try{return Sn.call(ce.call(t)),!1}catch{return!0}}function G(t,e){if(!ArrayBuffer.isView(t)&&Fn(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Bn(t,e){if(ArrayBuffer.isView(t)&&wn.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function ht(t){return ArrayBuffer.isView(t)?yt(t):Fn(t)===0?U:new Uint8Array(t)}var xt=t=>t instanceof Uint8Array?t:ht(t);function yt(t){try{return wn.call(t)===void 0?new Uint8Array(gr.call(t),br.call(t),Sr.call(t)):new Uint8Array(ce.call(t),gn.call(t),bn.call(t))}catch{return U}}var U=new Uint8Array;function Fn(t){for(let e of[Sn,Tr])try{return e?.call(t)}catch{}}function An(t,e,n){Mn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function D(t,e,n){return t===void 0?!1:(Mn(t,n),!!t?.[e])}function Mn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var E=t=>`${t}`;function X(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function fe(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function Un(t){return(e,n)=>{let o=e===void 0?t[0]:E(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Br=1024,Fr=65539;function _n(t,e,n){let o=Nt(f=>Mr(f,n),t,e),r=Nt(Ur,t,e);if(o&&r){let f=P()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,writeBytes:P()?o.writeBytes:void 0,mostByTable:Br}}let i=de(t);if(o){let f=M()?Nt(Dn,t,e):void 0;return f?{...o,read:(d,a)=>(a<1024?o:f).read(d,a)}:o}let s=r??Nt(Dn,t,e)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Nt(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),de(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Ar="strings";function Mr(t,e){let[n]=WebAssembly.Module.customSections(e,Ar),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:Fr}}function Ur(t){let[e,n]=[K,It],o=new Uint8Array(t.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,d)=>e.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:O()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(h,p){$(d,new Uint8Array(t.buffer,h,2*p),a),a+=2*p},toText:()=>e.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Dn(t){let e=J("utf-16le"),{write:n,most:o}=de(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function de(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return it(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Rt,u,ue,In,Cn,C,B={input:0,units:0,output:0},Q=-1,S=65536,wt=0,kt={name:"",encoding:Q},x={isBusy:!0,newCodec:NaN},gt=NaN;function tt(t,e){kt.name=t,kt.encoding=e,x.newCodec=gt,x.isBusy&&Dr(),x.isBusy=!0}function Dr(){try{Rn(),Rt??=Ir(At()),Nn(new WebAssembly.Instance(Rt),Rt)}catch(t){throw kn(t)}}async function le(t,e){try{Rn();let n=t(),o=Ln(n)?n:await WebAssembly.compile(_r(n));e||Lr(o);let r=await WebAssembly.instantiate(o);if(pe())return;Nn(r,o),Rt=o}catch(n){throw kn(n)}}var _r=t=>ArrayBuffer.isView(t)?yt(t):t,pe=()=>!x.isBusy;function Ir(t){return Ln(t)?t:new WebAssembly.Module(t)}function Ln(t){try{return WebAssembly.Module.customSections(t,ut),!0}catch{return!1}}var Cr="encoding-wasm";function Lr(t){let[e]=WebAssembly.Module.customSections(t,Cr),n=`${ut} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Nn({exports:t},e){u=t,ae=WebAssembly.RuntimeError,B.input=u.input(),B.units=u.units(),B.output=u.output(),Wn(),C=_n(u.memory,B.units,e),wt=Math.min(u.units_length(),C.most),x.isBusy=!1}function Rn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function kn(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Nr(t))return new RangeError(`encoding-wasm: ${Pn} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Pn="no memory for WebAssembly; free some, and call again",Nr=t=>t instanceof RangeError&&/memory/i.test(t.message);function Pt(){return he(),ue}function $n(){return he(),In}function me(){return he(),Cn}function he(){ue[0]===void 0&&Wn()}function Wn(){let{buffer:t}=u.memory;ue=new Uint8Array(t),In=new Uint8Array(t,B.input,S),Cn=new Int32Array(t,u.codec(),u.codec_length()>>2)}var ae;function L(t){if(!ae||!(t instanceof ae))return t;let e=w[kt.encoding]?.name,n=`${kt.name}${e?` of ${e}`:""} failed`;return kr()?new RangeError(`encoding-wasm: ${n}: ${Pn}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Rr=32;function kr(){try{return u.memory.grow(Rr),!1}catch{return!0}}function et(){let t=me();return zn(t,new Int32Array(t.length))}function Gn(){return u.held()!==0?et():(x.newCodec=bt,null)}var Vn=t=>zn(t,me());function zn(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function xe(t,e){qn(t,e)||(tt("decoding",t),e?Vn(e):u.new_decoder(t),bt=t===pt||t===W?gt:t)}var bt=gt;function qn(t,e){return e||x.newCodec!==t||x.isBusy?!1:(x.newCodec=gt,x.isBusy=!0,!0)}function jt(t,e){qn(~t,e)||(tt("encoding",t),e?Vn(e):u.new_encoder(t),bt=~t)}var ct=-2;function ye(t,e,n,o,r){$t(t,e),x.isBusy=!0;let i=u.decode_block(e,n,+o,+r);return x.isBusy=!1,r&&i>=0&&(x.newCodec=bt),no(i)}var V={encoding:Q,at:0,most:0,owner:void 0};function Ht(t,e,n){if(V.encoding!==t||V.owner!==u||x.isBusy){try{tt("decoding",t),V.owner=u,V.at=C.readBytes?u.byte_table(t):0,V.most=!nn(t)&&C.mostByTable||1/0,V.encoding=t}catch(r){throw L(r)}x.isBusy=!1}if(V.at===0||n>V.most)return;if(n<=S)return $t(e,n),jn(n);if(C.most>wt)return;let o="";for(let r=0;r<n;r+=S){let i=Math.min(S,n-r);$t(b(e,r,r+i),i),o=nt(o,jn(i))}return o}function Yn(t,e){for(let n=0;n<e;n+=S){let o=Math.min(S,e-n);try{if(tt("decoding",lt),$t(o===e?t:b(t,n,n+o),o),!u.is_latin_1(o))return!1}catch(r){throw L(r)}finally{x.isBusy=!1}}return!0}function vn(t,e){let n=Q,o,r;function i(s){try{return tt(t,s),n=s,r=u,o=e(s),x.isBusy=!1,o}catch(c){throw L(c)}}return s=>s===n&&r===u&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Pr=16384,Gt=vn("encoding",t=>{let e=u.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=u.memory;return new Uint16Array(n,e,65536)}),Vt=vn("decoding",t=>{let e=j(t),n=(!e?u.pair_table(t):u.byte_table(t))>>>0;return n>0?new Uint16Array(u.memory.buffer,n,e?256:65536):void 0}),jn=t=>C.readBytes(B.input,t,V.at);function nt(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Kn=3,Jn=t=>t+S+Kn<=wt,$r=1<<28,Zn=t=>t>wt&&t<$r?C.collect?.(t+Kn):void 0,Xn=()=>B.units,Qn=()=>Pt()[B.units]|Pt()[B.units+1]<<8,to=(t,e)=>C.read(B.units+2*t,e-t),zt=(t,e,n)=>C.write(t.slice(e,n),B.units);function eo(t,e){tt("encoding",e);let n=C.writeBytes?.(t,B.output,u.unit_table(e));return x.isBusy=!1,n===t.length?qt(n):void 0}function we(t,e,n,o){x.isBusy=!0;let r=u.encode_block(t,e,n,+o);return x.isBusy=!1,o&&r>=0&&N.finished()&&(x.newCodec=bt),no(r)}var Wr=8;function $t(t,e){let n=$n();if(e>Wr)try{$(n,t)}catch{$(n,b(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function no(t){if(t<ct)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var qt=t=>Z(Pt(),B.output,t);var N={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var z=64,oo=4*z,R=new Uint8Array(oo);function Tt(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128)R[n++]=r;else if(r<2048)R[n++]=192|r>>6,R[n++]=128|r&63;else if((r&63488)!==55296)R[n++]=224|r>>12,R[n++]=128|r>>6&63,R[n++]=128|r&63;else{let i=Se(t,o);i>=65536&&(o+=1),n=Te(i,R,n)}}return Z(R,0,n)}var ro=l(()=>It?96:M()?1024:128),be=l(()=>M()||O()?4096:128),jr=l(()=>new Uint8Array(2*be()));function io(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function so(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t.charCodeAt(r)];return On(o,0)?void 0:o}function co(t,e){let{length:n}=t,o=2*n<=oo?R:jr(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return Z(o,0,r)}function Se(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var Yt=t=>t<128?1:t<2048?2:t<65536?3:4;function Te(t,e,n){if(t<128)return e[n]=t,n+1;let o=Yt(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var fo=new Uint8Array(2*z),St=Hr(fo);function Hr(t){return new Uint16Array(t.buffer)}var Ee=l(()=>v?Be()?0:8:18),Gr=l(()=>P()||!(I()>=22)?z:32),Vr=l(()=>O()?z:40),ao=(t,e)=>(t[0]&t[e>>1])>=128,uo=(t,e)=>e<=18||e<=Vr()&&(ao(t,e)||Fe()),k={length:0,bytes:[0,0]};function Et(t,e,n){if(e>18&&!(e<=Gr()&&ao(t,e)))return;if(t[0]<128&&e>Ee())return Be()&&Ae(t,e)?v.call(t,0,e):void 0;let o=0;for(let r=0;r<e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){ge(i,0,1);break}let f=t[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){ge(i,f^128,2);break}let d=t[r++]^128;if(s|=d,d>=64||s===65279)return}}St[o++]=s}return lo(o)}function Oe(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=t[s++],f=c;if(c>=128){if(r??=Vt(o),!r)return;if(f=r[c],f===0){if(s<e)f=r[c|t[s++]<<8];else if(!n&&o!==tn){ge(c,0,1);break}}if(f===0||f===65533)return}St[i++]=f}return lo(i)}function vt(t,e,n){return k.length=0,Et(b(t,e,n),n-e,!1)===""}function ge(t,e,n){k.length=n,k.bytes[0]=t,k.bytes[1]=e}function lo(t){if(t<3||t<=18&&!Be())return it(St,0,t);if(Fe())return K.call(fo,0,2*t);if(!(t>36))return it(St,0,18)+it(St,18,t-18)}var Be=l(()=>O()&&Fe()),Fe=l(()=>H(zr)===!0);function zr(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(K)==="a\uFEFF\uD83D"&&e(v)==="a\0\xFF\xFE=\xD8"}function Ae(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var po=512,qr=32,Yr=l(O),vr=64;function mo(t,e,n){if(n>vr||n<=Ee()||(e[0]|e[n>>1]|e[n-1])>=128||!Ae(e,n))return;let o=xo();return o?o.call(e,0,n):Ht(t,e,n)}var Me=[];function ho(t,e,n){return n<po?(n>qr&&yo()?De(t,e):void 0)??(Yr()?Ue(t,e,n):void 0)??Ht(t,e,n)??Ue(t,e,n)??De(t,e):Ue(t,e,n)??(Zr(t)?De(t,e):void 0)??Ht(t,e,n)}function Ue(t,e,n){let o=xo();if(!(!o||t!==lt||!Jr(e,n)||Lt(e,n)))try{return o.call(e,0,n)}catch{return}}function De(t,e){Me[t]===void 0&&(Me[t]=H(()=>Qr(t))??null);try{return Me[t]?.(e)}catch{return}}var xo=l(()=>H(Kr));function Kr(){let t=v,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function Jr(t,e){if(e>=po)return Yn(t,e);for(let n=0;n<e;n++)if((t[n]&224)===128)return!1;return!0}var Zr=t=>t===lt?Xr():yo(),yo=l(M),Xr=l(()=>M()||O()||!(I()>0));function Qr(t){let e=Vt(t),n=J(w[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var ti=24,wo=l(()=>H(ri)),ei=l(()=>H(ci)),go=l(()=>H(ai));function bo(t,e,n){if(t!==y&&t!==rt||n<ti)return;let o=t===y?wo():ei();return o?.takes?.(e,n)===!1?void 0:o}var ni=2048,oi=256;function So(t,e,n,o){if(o&&e>oi)return;let r=wo();if(!r)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!vt(t,i,e))))try{let s=r.decodeQuickly(i<e?b(t,0,i):t,i);return o&&s?.includes("\uFFFD")?void 0:s}catch{return}}function To(t){try{return go()?.encode(t)}catch{return}}function _e(t,e){try{return go()?.encodeInto(t,e)}catch{return}}function ri(){let t=I()<22,e=t?mn():void 0;if(t&&!e)return;let n=J("utf-8"),o=ii(n),r=[239,187,191,97,230,188,162,240,159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),d=(o(s,s.length)??c)===c&&n(s)===c&&o(f,2)==="a\x7F",a=v;if(!(!d||e&&a.call(f,0,2)!=="a\x7F"))return{decode(h,p,m){try{if(e)return a.call(h,0,p);let g=n(h);return m&&g.includes("\uFFFD")?void 0:g}catch{return}},decodeQuickly:o,takes:e?(h,p)=>!Lt(h,p)&&e(h):oe()?Eo:void 0,completeLength(h,p){for(let m=1;m<=3&&m<=p;m++){let g=h[p-m];if(g<128)break;if(g>=192)return(g>=240?4:g>=224?3:2)>m?p-m:p}return p}}}function ii(t){let e=I();if(e<22)return(r,i)=>i<=64||i<=256&&si(r,i)?t(r):void 0;if(oe())return(r,i)=>Eo(r,i)?t(r):void 0;let n=O()?0:P()?64:e>0?256:0,o=an;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function si(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function Eo(t,e){let n=1+(e>>4);for(let o=0;o<e;o+=n)if(t[o]>=206)return!1;return!0}function ci(){return M()?di():fi()}function fi(){let t=K,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Oo(0,I()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function di(){let t=J("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Oo(ni,1/0,(e,n,o)=>{let r=t(e);return o&&r.includes("\uFFFD")?void 0:r})}var Oo=(t,e,n)=>({decode(o,r,i){if(!(r%2===1||r<t||r>e))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function ai(){let t=pn(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=t.encode(o);return e===3&&n===7&&`${[...r]}`==`${[...Tt(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}var Bo=65279,ui=256,li=8,ft=new Uint8Array(18),dt=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Tn(e);if(!this.#t){let a=this.#n>0,h=a?this.#u(e,r,n):this.#f(e,r,n);if(h!==void 0)return n||this.#a(r),h;if(a){let p=this.#l(e,r,n,o);if(p!==void 0)return p;this.#p()}}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#m(e,r,n)??this.#c(e,r,n)}catch(a){throw this.#t=i,this.#o=s,this.#r=c,L(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+r,o===void 0?d:d.toTypeError(o);return f}#f(e,n,o){let{encoding:r}=this;if(k.length=0,n===0)return"";if(r===y){let f=Et(e,n,o);if(f!==void 0)return f;let d=So(e,n,o,this.fatal);return d===void 0?void 0:this.#s(d)}if(!en(r))return;let i=j(r),s=i?n<=li:uo(e,n),c=mo(r,e,n)??(s?Oe(e,n,o,r):void 0)??void 0;return c!==void 0&&this.fatal&&c.includes("\uFFFD")?void 0:c}#s(e){return!this.#o&&!this.ignoreBOM&&e.charCodeAt(0)===Bo?e.slice(1):e}#u(e,n,o){let r=this.#n+n;if(!(n===0||r>18))return k.length=0,this.#d(e,r),this.encoding===y?Et(ft,r,o):Oe(ft,r,o,this.encoding)}#l(e,n,o,r){if(this.encoding!==y)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#d(e,d);let a=Et(ft,d,!0);if(a===void 0)return;let h=d-f;this.#n=0,this.#r+=h;try{return nt(a,this.decode(b(e,h),o,r))}catch(p){throw p instanceof mt||p instanceof TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=f),p}}#d(e,n){ft[0]=this.#e[0],ft[1]=this.#e[1];for(let o=this.#n;o<n;o++)ft[o]=e[o-this.#n]}#a(e){this.#r+=e,this.#o||=e>0,this.#n=k.length,k.length>0&&(this.#e=[k.bytes[0],k.bytes[1]])}#p(){let e=Uint8Array.from(this.#e);try{xe(this.encoding,null),ye(e,this.#n,0,this.fatal,!1),this.#t=et(),this.#n=0}catch(n){throw L(n)}}#m(e,n,o){let r=bo(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<ui&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==y)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#c(b(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:b(e,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=nt(s,this.#c(f,c-i,!0)),this.#i)return s}else s=nt(s,this.#s(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===y&&!o&&vt(e,c,n)?(this.#a(n-c),s):nt(s,this.#c(b(e,c,n),n-c,o))}#c(e,n,o){xe(this.encoding,this.#t);let r="",i=Zn(n),s=this.#o||this.ignoreBOM||!sn(this.encoding),c=0;for(let f=0;;f+=S){let d=n-f<=S,a=Math.min(S,n-f),h=f===0&&d?e:b(e,f,f+a),p=ye(h,a,c,this.fatal,o&&d);if(p<0)return this.#t=et(),this.#i=new mt(this.name,this.#r+f+N.start(),N.length()),r;if(c+=p,c>0&&(d||!Jn(c))){let m=!s&&Qn()===Bo?1:0;i?i.add(Xn()+2*m,c-m):r=nt(r,to(m,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#t=o?null:Gn(),this.#r+=n,i?i.toText():r}};function Fo(t,e){let n=q(t,e);if(n===W)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var pi=["fatal","html","replacement"],mi=2048;function Ce(t,e){let{length:n}=t,o=j(e);if(n>z&&n>(o?ro():be()))return;if(!1)return io(t,Gt(e));if(!!0)return;let r=Gt(e);return r&&co(t,r)}var hi=l(O),Ot={encoding:Q,bytes:U};function Ao(t,e){return hi()?(Ot.encoding!==e&&(Ot.bytes=new Uint8Array(65536),$(Ot.bytes,Gt(e)),Ot.encoding=e),so(t,Ot.bytes)):eo(t,e)}var A=class t{encoding;unmappable;#t;#e=null;#n=0;#o=U;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#f(e,n)}get#r(){return this.#t?0:pi.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>S)return;let n=Ce(e,this.encoding);if(n)return n;try{let o=!1;if(o)return o;jt(this.encoding,null),zt(e,0,e.length);let r=we(0,e.length,this.#r,!0);return r===ct||!N.finished()?void 0:(this.#n=0,qt(r))}catch(o){throw L(o)}}#f(e,n){let o=new Kt;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new Y(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=U,this.#e=null,this.#n=0);let f=this.#t,d=this.#r,a=f?mi:S,h=void 0,p=h?g=>h.add(g):o,m=0;try{if(!1)for(;m+S<e.length;m+=S){let g=Ao(e.slice(m,m+S),this.encoding);if(!g)break;o(g)}for(jt(this.encoding,s);m===0||m<e.length;m+=a){let g=Math.min(m+a,e.length);zt(e,m,g);let tr=g===e.length;for(let Xt=0,qe=!1;!qe;){let Ft=we(Xt,g-m,d,n&&tr);p(qt(Ft===ct?N.written():Ft));let Ye=i+m+Xt+N.start();if(Xt+=N.read(),qe=Ft!==ct&&N.finished(),Ft!==ct)continue;let Qt=N.codePoint();if(f){let er=et(),ve=()=>this.locate(Ye),nr=f(Qt,ve),or=this.#s(er,nr,p,Qt,ve);jt(this.encoding,or),zt(e,m,g)}else r(Qt,Ye)}}}catch(g){throw L(g)}if(n){h&&o(h.held);return}h&&(this.#o=h.held),this.#e=et(),this.#n=i+e.length}#s(e,n,o,r,i){if(n===null)throw new Y(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new Y(c,i(),this.name)}),s.#e}},Mo=27,Uo=3,Ie=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=T(e);if(n===0)return;e[0]!==Mo&&this.#t(this.held);let o=e[n-Uo]===Mo?n-Uo:n;this.#t(st(e,0,o)),this.held=st(e,o,n)}},Kt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=T(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=xi(this.#n),n=0;return this.forEach(o=>{$(e,o,n),n+=T(o)}),e}};function xi(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function Bt(t,e){let n=q(t,e);if(n===Mt||n===rt){let{name:o}=w[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return yi(n,t,e)}function yi(t,e,n){if(t===W)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function _(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function ot(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function Le(){throw new TypeError("Illegal invocation")}var Do="Failed to execute 'encodeInto' on 'TextEncoder'",Ne=class t{#t="utf-8";constructor(){new.target!==t&&ot(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||Le(),Jt(E(e))}encodeInto(e,n){#t in this||Le(),fe(arguments,2,Do);let o=E(e),r=Bn(n,Do),{read:i,written:s}=_e(o,r)??{read:0,written:0};if(i===o.length||s===T(r))return{read:i,written:s};let c=Mi(o.slice(i),b(yt(r),s));return{read:i+c.read,written:s+c.written}}},Io=_(Ne,"TextEncoder"),wi=6,gi=21;function Jt(t){let{length:e}=t;if(e<=wi)return Tt(t);if(e<=z&&bi()){if(e<=gi)return Tt(t);let n=(Si()||Ti(t))&&_o(R,t);if(n)return n}if(e>=Ei&&e<=Co&&Bi(t)){let n=_o(Oi(),t);if(n)return n}return To(t)??new A(y,"fatal").encode(t,!0)}var bi=l(()=>!M()&&!O()),Si=l(()=>!(I()>0));function Ti(t){return t.length*Yt(Lo(t))<=z}function _o(t,e){let n=_e(e,t);return n?.read===e.length?Z(t,0,n.written):void 0}var Ei=200,Co=65536,Oi=l(()=>new Uint8Array(3*Co)),Bi=t=>Fi()||Ai()&&Lo(t)>255,Fi=l(()=>I()<22&&!P()),Ai=l(P);function Lo(t){let{length:e}=t;return t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1)}function Mi(t,e){let n=0,o=0;for(;n<t.length;){let r=Se(t,n);if(o+Yt(r)>T(e))break;o=Te(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var No=`4h	!
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
n	?`;var Ui=l(()=>{let t=0;return new Map(No.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Di=3,Ro=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function ko(t){let e=new A(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof Y)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Po(String.fromCodePoint(r),n,Di),o.set(r,i)),i}}function Po(t,e,n){if(Ro(t))return"";if(n===0)return null;let o=_i(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Po(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function _i(t){let e=[...Ui().get(t)??[],...Ii(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Ii(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,m)=>c(m)),d=o.filter((p,m)=>!c(m)),a=[n,...f].join("").normalize("NFC"),h=a+d.join("");h.normalize("NFD")===e&&r.push(h),d.every(Ro)&&i.push(a)}return[...r,...i]}var Ci=["fatal","html","replacement","ignore","translit"],Li=Un(Ci),$o=(t,e)=>typeof t=="function"?t:Li(t,e);function Wo(t,e,n){return typeof t=="function"?(o,r)=>Ni(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?ko(e):void 0}function Ni(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=ht(G(t,e));return st(n,0,T(n))}var Ri="Failed to construct 'LegacyTextEncoder'",Re="Failed to execute 'encode'";function jo(t,e="utf-8",n=void 0){let o=X(t,Re);if(n===void 0){let i=Bt(E(e),Re);return i===y?Jt(o):Ce(o,i)??new A(i,"fatal").encode(o,!0)}let r=Zt(e,n,Re);return r.encoding===y?Jt(o):r.encode(o,!0)}function Zt(t,e,n){let o=E(t),r=e===void 0?"fatal":An(e,{unmappable:$o},n).unmappable,i=Bt(o,n);return new A(i,r,Wo(r,i,n))}var ke=class{#t;constructor(e="utf-8",n=void 0){this.#t=Zt(e,n,Ri)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":X(e,r),s=D(n,"stream",r);return o.encode(i,!s)}},Ho=_(ke,"LegacyTextEncoder");var Pe="Failed to execute 'decode' on 'TextDecoder'",$e=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=We(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&ot(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=U,n=void 0){let o=this.#t,r=G(e,Pe),i=D(n,"stream",Pe);return this.#e||o.reset(),this.#e=i,o.decode(xt(r),!i,Pe)}},Go=_($e,"TextDecoder");function We(t,e,n){let o=E(t),r=D(e,"fatal",n),i=D(e,"ignoreBOM",n);return new dt(Fo(o,n),r,i)}function Vo(t,e,n){let o=hn();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function Ve(t,e){let n=`Failed to execute 'transform' on '${t}'`;return Vo(t,(o,r)=>r(e.decode(ht(G(o,n)),!1,n)),o=>o(e.decode(U,!0,n)))}var je=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=We(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=Ve("TextDecoderStream",o),new.target!==t&&ot(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},zo=_(je,"TextDecoderStream"),He=class t{#t;constructor(){this.#t=Yo("TextEncoderStream",new A(y,"fatal"),E),new.target!==t&&ot(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},qo=_(He,"TextEncoderStream");function Yo(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return Vo(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Ge=class{#t;#e;constructor(e="utf-8",n=void 0){let o=Zt(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Yo("LegacyTextEncoderStream",o,X)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},vo=_(Ge,"LegacyTextEncoderStream");var at=class{fatal;ignoreBOM;#t;#e;#n=U;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&T(this.#n)===0?e:En(this.#n,e);if(!n&&rn(r))return this.#n=r,"";let i=Ut(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new dt(i?.encoding??this.#t,this.fatal,!0,s),this.#e.decode(s>0?b(r,s):r,n,o)}};var ze=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=E(e),i=D(n,"fatal",o),s=D(n,"ignoreBOM",o),c=new at(q(r,o),i,s);this.#t=c,this.#e=Ve("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Ko=_(ze,"DecoderStream");function Jo(t,e){let n="Failed to execute 'findUnmappable'",o=X(t,n),r=Bt(E(e),n),i=new Map,s=(c,f)=>i.set(f,c);return new A(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Zo(t){let e=Ut(xt(G(t,"Failed to execute 'bomSniff'")));return e?w[e.encoding].name:null}function Xo(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=G(t,o),i=q(E(e),o),s=D(n,"fatal",o),c=D(n,"ignoreBOM",o);return new at(i,s,c).decode(xt(r),!0,o)}async function Qo(t=void 0){let e=await t;if(e===void 0)pe()||await le(At,!0);else{let n=ki(e)?await Pi(e):e;await le(()=>n,!1)}}var ki=t=>typeof t?.arrayBuffer=="function";function Pi(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{Ko as DecoderStream,Ho as LegacyTextEncoder,vo as LegacyTextEncoderStream,Go as TextDecoder,zo as TextDecoderStream,Io as TextEncoder,qo as TextEncoderStream,Y as UnmappableError,Zo as bomSniff,Xo as decode,jo as encode,w as encodings,Jo as findUnmappable,Qo as initialize,fn as labelToName};
