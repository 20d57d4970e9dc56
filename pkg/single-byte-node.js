function Ge(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Tt=()=>Ge(new URL("./single-byte.wasm",import.meta.url)),dt="encoding-wasm/single-byte",zt=["single-byte"];var Ve=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function m(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=zo();function zo(){let t=Ve.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(t)}var Yo=m(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),g=0,Yt=21,qe=29,Ke=32,at=33,N=36,Et=37,et=38,qo=[[N,""],[35,"korean"],[32,"japanese"],[qe,"chinese"],[1,"single-byte"],[g,""]],ve=t=>t<N&&t!==at,q=t=>t>g&&t<qe,Ko=t=>qo.find(([e])=>t>=e)[1];function Je(t){let e=Yo();return e.get(t)??e.get(Qe(Zo(t)))}function j(t,e){let n=Je(t);if(n===void 0){let o=vo(t),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(zt){let o=Ko(n);if(o&&!zt.includes(o))throw new RangeError(`${e}: '${dt}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function vo(t){let e=ze(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>ze(i)===n));return o<0||o===N?void 0:o}var ze=t=>Qe(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Jo=[{encoding:g,bytes:[239,187,191]},{encoding:Et,bytes:[254,255]},{encoding:et,bytes:[255,254]}];function nt(t){return Jo.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Ze({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function Xe(t){return t===g||t===Et||t===et}function Zo(t){let[e,n]=[0,t.length];for(;e<n&&Ye(t[e]);)e+=1;for(;n>e&&Ye(t[n-1]);)n-=1;return t.slice(e,n)}var Ye=t=>`	
\f\r `.includes(t);function Qe(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function tn(t){let e=Je(`${t}`);return e===void 0?null:w[e].name}var Ot=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Xo=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,en=Symbol.for("encoding-wasm.UnmappableError"),H=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${Xo(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&en in o}[en](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Ft=(t,e)=>t?.prototype?.[e],Bt=t=>Ft(globalThis.Buffer,t),K=Bt("ucs2Slice"),At=Bt("ucs2Write"),nn=Bt("utf8Slice"),G=Bt("latin1Slice"),on=t=>globalThis[t],rn=on("TextDecoder"),Qo=Ft(rn,"decode"),Kt=on("TextEncoder"),tr=Ft(Kt,"encode"),er=Ft(Kt,"encodeInto");function v(t){let e=new rn(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Qo}),n=>e.decode(n)}function sn(){let t=new Kt;return Object.defineProperties(t,{encode:{value:tr},encodeInto:{value:er}}),t}function L(t){try{return t()}catch{return}}var R=()=>"InternalError"in globalThis,M=()=>"Bun"in globalThis,V=()=>"Deno"in globalThis,z=()=>Number.parseInt(globalThis.process?.versions?.node,10),cn=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,qt;function fn(){let{process:t,TransformStream:e}=globalThis;return e&&e===qt?e:(qt=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),qt)}function Dt(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var vt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,dn=()=>Object.getPrototypeOf(Uint8Array.prototype),Mt=t=>vt(dn(),t),Jt=t=>vt(DataView.prototype,t),an=t=>globalThis[t]&&vt(globalThis[t].prototype,"byteLength"),un=t=>dn()[t],ln=Mt(Symbol.toStringTag),Ut=Mt("buffer"),Zt=Mt("byteOffset"),pn=Mt("byteLength"),nr=un("set"),or=un("slice"),rr=Jt("buffer"),ir=Jt("byteOffset"),sr=Jt("byteLength"),mn=an("ArrayBuffer"),cr=an("SharedArrayBuffer"),y=t=>pn.call(t);function hn(t){let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:y(t)}var S=(t,e,n=y(t))=>new Uint8Array(Ut.call(t),Zt.call(t)+e,n-e);function xn(t,e){let n=new Uint8Array(y(t)+y(e));return P(n,t),P(n,e,y(t)),n}function wn(t,e){let n=Zt.call(t),o=e+(-(n+e)&3),r=Math.max(0,y(t)-o)>>2,i=r>0?new Int32Array(Ut.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var P=(t,e,n)=>nr.call(t,e,n),ot=(t,e,n)=>or.call(t,e,n),fr=64,dr=24;function J(t,e,n){if(n>dr)return ot(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function ut(t,e){if(e<=fr)return!1;try{return mn.call(Ut.call(t)),!1}catch{return!0}}function $(t,e){if(!ArrayBuffer.isView(t)&&bn(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function gn(t,e){if(ArrayBuffer.isView(t)&&ln.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function Y(t){return ArrayBuffer.isView(t)?lt(t):bn(t)===0?U:new Uint8Array(t)}var yn=t=>t instanceof Uint8Array?t:Y(t);function lt(t){try{return ln.call(t)===void 0?new Uint8Array(rr.call(t),ir.call(t),sr.call(t)):new Uint8Array(Ut.call(t),Zt.call(t),pn.call(t))}catch{return U}}var U=new Uint8Array;function bn(t){for(let e of[mn,cr])try{return e?.call(t)}catch{}}function Sn(t,e,n){Tn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function A(t,e,n){return t===void 0?!1:(Tn(t,n),!!t?.[e])}function Tn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var b=t=>`${t}`;function Z(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Xt(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function En(t){return(e,n)=>{let o=e===void 0?t[0]:b(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var ar=65539;function Fn(t,e,n){let o=_t(f=>lr(f,n),t,e),r=_t(pr,t,e);if(o&&r){let f=V()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes}}let i=Qt(t);if(o){let f=R()?_t(On,t,e):void 0;return f?{...o,read:(d,a)=>(a<4096?o:f).read(d,a)}:o}let s=r??_t(On,t,e)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function _t(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),Qt(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var ur="strings";function lr(t,e){let[n]=WebAssembly.Module.customSections(e,ur),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:ar}}function pr(t){let[e,n]=[K,At],o=new Uint8Array(t.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,d)=>e.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:M()||V()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(p,x){P(d,new Uint8Array(t.buffer,p,2*x),a),a+=2*x},toText:()=>e.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function On(t){let e=v("utf-16le"),{write:n,most:o}=Qt(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function Qt(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Dt(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var It,u,ee,Bn,An,W,E={input:0,units:0,output:0},pt=-1,T=65536,mt=0,Ct={name:"",encoding:pt},h={isBusy:!0,newCodec:NaN},ht=NaN;function xt(t,e){Ct.name=t,Ct.encoding=e,h.newCodec=ht,h.isBusy&&mr(),h.isBusy=!0}function mr(){try{Un(),It??=xr(Tt()),Mn(new WebAssembly.Instance(It),It)}catch(t){throw _n(t)}}async function ne(t,e){try{Un();let n=t(),o=Dn(n)?n:await WebAssembly.compile(hr(n));e||gr(o);let r=await WebAssembly.instantiate(o);if(oe())return;Mn(r,o),It=o}catch(n){throw _n(n)}}var hr=t=>ArrayBuffer.isView(t)?lt(t):t,oe=()=>!h.isBusy;function xr(t){return Dn(t)?t:new WebAssembly.Module(t)}function Dn(t){try{return WebAssembly.Module.customSections(t,dt),!0}catch{return!1}}var wr="encoding-wasm";function gr(t){let[e]=WebAssembly.Module.customSections(t,wr),n=`${dt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Mn({exports:t},e){u=t,te=WebAssembly.RuntimeError,E.input=u.input(),E.units=u.units(),E.output=u.output(),Nn(),W=Fn(u.memory,E.units,e),mt=Math.min(u.units_length(),W.most),h.isBusy=!1}function Un(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function _n(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(yr(t))return new RangeError(`encoding-wasm: ${In} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var In="no memory for WebAssembly; free some, and call again",yr=t=>t instanceof RangeError&&/memory/i.test(t.message);function Nt(){return ie(),ee}function Cn(){return ie(),Bn}function re(){return ie(),An}function ie(){ee[0]===void 0&&Nn()}function Nn(){let{buffer:t}=u.memory;ee=new Uint8Array(t),Bn=new Uint8Array(t,E.input,T),An=new Int32Array(t,u.codec(),u.codec_length()>>2)}var te;function I(t){if(!te||!(t instanceof te))return t;let e=w[Ct.encoding]?.name,n=`${Ct.name}${e?` of ${e}`:""} failed`;return Sr()?new RangeError(`encoding-wasm: ${n}: ${In}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var br=32;function Sr(){try{return u.memory.grow(br),!1}catch{return!0}}function Q(){let t=re();return Wn(t,new Int32Array(t.length))}function $n(){return u.held()!==0?Q():(h.newCodec=wt,null)}var kn=t=>Wn(t,re());function Wn(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function ce(t,e){jn(t,e)||(xt("decoding",t),e?kn(e):u.new_decoder(t),wt=t===at||t===N?ht:t)}var wt=ht;function jn(t,e){return e||h.newCodec!==t||h.isBusy?!1:(h.newCodec=ht,h.isBusy=!0,!0)}function Lt(t,e){jn(~t,e)||(xt("encoding",t),e?kn(e):u.new_encoder(t),wt=~t)}var rt=-2;function fe(t,e,n,o,r){se(t,e),h.isBusy=!0;let i=u.decode_block(e,n,+o,+r);return h.isBusy=!1,r&&i>=0&&(h.newCodec=wt),vn(i)}var X={encoding:pt,at:0,owner:void 0};function Rt(t,e,n){if(X.encoding!==t||X.owner!==u||h.isBusy){try{xt("decoding",t),X.owner=u,X.at=W.readBytes?u.byte_table(t):0,X.encoding=t}catch(r){throw I(r)}h.isBusy=!1}if(X.at===0)return;if(n<=T)return se(e,n),Ln(n);if(W.most>mt)return;let o="";for(let r=0;r<n;r+=T){let i=Math.min(T,n-r);se(S(e,r,r+i),i),o=it(o,Ln(i))}return o}function Hn(t,e){let n=pt,o,r;function i(s){try{return xt(t,s),n=s,r=u,o=e(s),h.isBusy=!1,o}catch(c){throw I(c)}}return s=>s===n&&r===u&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Tr=16384,de=Hn("encoding",t=>{let e=u.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=u.memory;return q(t)?new Uint8Array(n,e,Tr):new Uint16Array(n,e,65536)}),Pt=Hn("decoding",t=>{let e=q(t),n=u.byte_table(t)>>>0;return n>0?new Uint16Array(u.memory.buffer,n,e?256:65536):void 0}),Ln=t=>W.readBytes(E.input,t,X.at);function it(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Gn=3,Vn=t=>t+T+Gn<=mt,Er=1<<28,zn=t=>t>mt&&t<Er?W.collect?.(t+Gn):void 0,Yn=()=>E.units,qn=()=>Nt()[E.units]|Nt()[E.units+1]<<8,Kn=(t,e)=>W.read(E.units+2*t,e-t),$t=(t,e,n)=>W.write(t.slice(e,n),E.units);function ae(t,e,n,o){h.isBusy=!0;let r=u.encode_block(t,e,n,+o);return h.isBusy=!1,o&&r>=0&&_.finished()&&(h.newCodec=wt),vn(r)}var Or=8;function se(t,e){let n=Cn();if(e>Or)try{P(n,t)}catch{P(n,S(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function vn(t){if(t<rt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var ue=t=>J(Nt(),E.output,t);var _={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var st=64,O=new Uint8Array(4*st);function gt(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128)O[n++]=r;else if(r<2048)O[n++]=192|r>>6,O[n++]=128|r&63;else if((r&63488)!==55296)O[n++]=224|r>>12,O[n++]=128|r>>6&63,O[n++]=128|r&63;else{let i=pe(t,o);i>=65536&&(o+=1),n=me(i,O,n)}}return J(O,0,n)}var Jn=m(()=>At?96:256);function Zn(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function Xn(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(O[o++]=s>>8),O[o++]=s}return J(O,0,o)}function pe(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var kt=t=>t<128?1:t<2048?2:t<65536?3:4;function me(t,e,n){if(t<128)return e[n]=t,n+1;let o=kt(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Qn=new Uint8Array(36),he=Fr(Qn);function Fr(t){return new Uint16Array(t.buffer)}var xe=m(()=>G?ye()?0:8:18),C={length:0,bytes:[0,0]};function we(t,e,n){if(e>18)return;if(t[0]<128&&e>xe())return ye()&&be(t,e)?G.call(t,0,e):void 0;let o=0;for(let r=0;r<e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){le(i,0,1);break}let f=t[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){le(i,f^128,2);break}let d=t[r++]^128;if(s|=d,d>=64||s===65279)return}}he[o++]=s}return to(o)}function ge(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=t[s++],f=c;if(c>=128){if(r??=Pt(o),!r)return;if(f=r[c],!1){if(s<e)f=r[c|t[s++]<<8];else if(!n&&o!==Ke){le(c,0,1);break}}if(f===0||f===65533)return}he[i++]=f}return to(i)}function le(t,e,n){C.length=n,C.bytes[0]=t,C.bytes[1]=e}function to(t){return t<3||!ye()?Dt(he,0,t):K.call(Qn,0,2*t)}var ye=m(()=>M()&&L(Br)===!0);function Br(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(K)==="a\uFEFF\uD83D"&&e(G)==="a\0\xFF\xFE=\xD8"}function be(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var eo=512,Ar=t=>t>32&&t<=96&&io(),Dr=m(M),Mr=64;function no(t,e,n){if(n>Mr||n<=xe()||(e[0]|e[n>>1]|e[n-1])>=128||!be(e,n))return;let o=ro();return o?o.call(e,0,n):Rt(t,e,n)}var Se=[];function oo(t,e,n){return n<eo?(Ar(n)?Ee(t,e,n):void 0)??(Dr()?Te(t,e,n):void 0)??Rt(t,e,n)??Te(t,e,n)??Ee(t,e,n):Te(t,e,n)??(Ir(t)?Ee(t,e,n):void 0)??Rt(t,e,n)}function Te(t,e,n){let o=ro();if(!(!o||t!==Yt||!_r(e,n)||ut(e,n)))try{return o.call(e,0,n)}catch{return}}function Ee(t,e,n){if(!ut(e,n)){Se[t]===void 0&&(Se[t]=L(()=>Nr(t))??null);try{return Se[t]?.(e)}catch{return}}}var ro=m(()=>L(Ur));function Ur(){let t=G,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function _r(t,e){if(e<eo)return Oe(t,0,e);let{start:n,words:o}=wn(t,0),r=n+4*o.length;if(!Oe(t,0,n)||!Oe(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Oe(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Ir=t=>t===Yt?Cr():io(),io=m(R),Cr=m(()=>R()||M()||!(z()>0));function Nr(t){let e=Pt(t),n=v(w[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Lr=24,so=m(()=>L($r)),Rr=m(()=>L(jr)),co=m(()=>L(Vr));function fo(t,e,n){if(!(t!==g&&t!==et)&&!(n<Lr||ut(e,n)))return t===g?so():Rr()}var Pr=2048,ao=256;function uo(t,e,n){if(e>ao||t[0]===239)return;let o=so();if(!(!o||t[e-1]>=128&&o.completeLength(t,e)<e))try{let r=o.decodeFew(t,e);return n&&r?.includes("\uFFFD")?void 0:r}catch{return}}function lo(t){try{return co()?.encode(t)}catch{return}}function Fe(t,e){try{return co()?.encodeInto(t,e)}catch{return}}function $r(){let t=z()<22,e=t?cn():void 0;if(t&&!e)return;let n=v("utf-8"),o=kr(n),r=[239,187,191,97,230,188,162,240,159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),d=o(s,s.length)===c&&n(s)===c&&o(f,2)==="a\x7F",a=G;if(!(!d||e&&a.call(f,0,2)!=="a\x7F"))return{decode(p,x,l){try{if(e)return e(p)?a.call(p,0,x):void 0;let B=n(p);return l&&B.includes("\uFFFD")?void 0:B}catch{return}},decodeFew:o,completeLength(p,x){for(let l=1;l<=3&&l<=x;l++){let B=p[x-l];if(B<128)break;if(B>=192)return(B>=240?4:B>=224?3:2)>l?x-l:x}return x}}}function kr(t){let e=z();if(e<22)return(r,i)=>i<=64||Wr(r,i)?t(r):void 0;let n=M()?0:V()?64:e>0?ao:0,o=nn;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function Wr(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function jr(){return R()?Gr():Hr()}function Hr(){let t=K,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return po(0,z()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Gr(){let t=v("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return po(Pr,1/0,(e,n,o)=>{let r=t(e);return o&&r.includes("\uFFFD")?void 0:r})}var po=(t,e,n)=>({decode(o,r,i){if(!(r%2===1||r<t||r>e))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Vr(){let t=sn(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=t.encode(o);return e===3&&n===7&&`${[...r]}`==`${[...gt(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}var zr=65279,Yr=256,qr=8,yt=new Uint8Array(18),ct=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=0,this.#o=!1,this.#r=0}decode(e,n,o){let r=hn(e);if(!this.#t){let a=this.#n>0,p=a?this.#f(e,r,n):this.#c(e,r,n);if(p!==void 0)return n||this.#d(r),p;a&&this.#a()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#u(e,r,n)??this.#s(e,r,n)}catch(a){throw this.#t=i,this.#o=s,this.#r=c,I(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+r,o===void 0?d:d.toTypeError(o);return f}#c(e,n,o){let{encoding:r}=this;if(C.length=0,n===0)return"";if(r===g)return we(e,n,o)??uo(e,n,this.fatal);if(!ve(r))return;let i=q(r),s=no(r,e,n)??(n<=(i?qr:18)?ge(e,n,o,r):void 0)??(i?oo(r,e,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#f(e,n,o){let r=this.#n,i=r+n;if(!(n===0||i>18)){C.length=0,yt[0]=this.#e[0],yt[1]=this.#e[1];for(let s=0;s<n;s++)yt[r+s]=e[s];return this.encoding===g?we(yt,i,o):ge(yt,i,o,this.encoding)}}#d(e){this.#r+=e,this.#o||=e>0,this.#n=C.length,C.length>0&&(this.#e=[C.bytes[0],C.bytes[1]])}#a(){let e=Uint8Array.from(this.#e);try{ce(this.encoding,null),fe(e,this.#n,0,this.fatal,!1),this.#t=Q(),this.#n=0}catch(n){throw I(n)}}#u(e,n,o){let r=fo(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<Yr&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==g)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#s(S(e,0,i),i,!0),this.#i)return s}if(!this.#o&&!this.ignoreBOM&&e[i]>=239){let a=nt(S(e,i,n));a?.encoding===this.encoding&&(i+=a.bytes.length,this.#r+=a.bytes.length)}this.#o||=c>0;let f=i===0&&c===n?e:S(e,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=it(s,this.#s(f,c-i,!0)),this.#i)return s}else s=it(s,d),this.#r+=c-i;return c<n?it(s,this.#s(S(e,c,n),n-c,o)):s}#s(e,n,o){ce(this.encoding,this.#t);let r="",i=zn(n),s=this.#o||this.ignoreBOM||!Xe(this.encoding),c=0;for(let f=0;;f+=T){let d=n-f<=T,a=Math.min(T,n-f),p=f===0&&d?e:S(e,f,f+a),x=fe(p,a,c,this.fatal,o&&d);if(x<0)return this.#t=Q(),this.#i=new Ot(this.name,this.#r+f+_.start(),_.length()),r;if(c+=x,c>0&&(d||!Vn(c))){let l=!s&&qn()===zr?1:0;i?i.add(Yn()+2*l,c-l):r=it(r,Kn(l,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#t=o?null:$n(),this.#r+=n,i?i.toText():r}};function mo(t,e){let n=j(t,e);if(n===N)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Kr=["fatal","html","replacement"],vr=2*st,Jr=2048;function Ae(t,e){let{length:n}=t,o=q(e);if(n>(o?Jn():vr))return;if(o)return Zn(t,de(e));if(!!1)return;let r=de(e);return r&&Xn(t,r)}var F=class t{encoding;unmappable;#t;#e=null;#n=0;#o=U;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#c(e,n)}get#r(){return this.#t?0:Kr.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>T)return;let n=Ae(e,this.encoding);if(n)return n;try{Lt(this.encoding,null),$t(e,0,e.length);let o=ae(0,e.length,this.#r,!0);return o===rt||!_.finished()?void 0:(this.#n=0,ue(o))}catch(o){throw I(o)}}#c(e,n){let o=new Wt;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new H(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=U,this.#e=null,this.#n=0);let f=this.#t,d=this.#r,a=f?Jr:T,p=void 0,x=p?l=>p.add(l):o;try{Lt(this.encoding,s);for(let l=0;l===0||l<e.length;l+=a){let B=Math.min(l+a,e.length);$t(e,l,B);let jo=B===e.length;for(let Gt=0,We=!1;!We;){let St=ae(Gt,B-l,d,n&&jo);x(ue(St===rt?_.written():St));let je=i+l+Gt+_.start();if(Gt+=_.read(),We=St!==rt&&_.finished(),St!==rt)continue;let Vt=_.codePoint();if(f){let Ho=Q(),He=()=>this.locate(je),Go=f(Vt,He),Vo=this.#f(Ho,Go,x,Vt,He);Lt(this.encoding,Vo),$t(e,l,B)}else r(Vt,je)}}}catch(l){throw I(l)}if(n){p&&o(p.held);return}p&&(this.#o=p.held),this.#e=Q(),this.#n=i+e.length}#f(e,n,o,r,i){if(n===null)throw new H(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new H(c,i(),this.name)}),s.#e}},ho=27,xo=3,Be=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=y(e);if(n===0)return;e[0]!==ho&&this.#t(this.held);let o=e[n-xo]===ho?n-xo:n;this.#t(ot(e,0,o)),this.held=ot(e,o,n)}},Wt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=y(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=Zr(this.#n),n=0;return this.forEach(o=>{P(e,o,n),n+=y(o)}),e}};function Zr(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function bt(t,e){let n=j(t,e);if(n===Et||n===et){let{name:o}=w[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Xr(n,t,e)}function Xr(t,e,n){if(t===N)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function D(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function tt(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function De(){throw new TypeError("Illegal invocation")}var wo="Failed to execute 'encodeInto' on 'TextEncoder'",Me=class t{#t="utf-8";constructor(){new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||De(),jt(b(e))}encodeInto(e,n){#t in this||De(),Xt(arguments,2,wo);let o=b(e),r=gn(n,wo),{read:i,written:s}=Fe(o,r)??{read:0,written:0};if(i===o.length||s===y(r))return{read:i,written:s};let c=fi(o.slice(i),S(lt(r),s));return{read:i+c.read,written:s+c.written}}},yo=D(Me,"TextEncoder"),Qr=6,ti=21;function jt(t){let{length:e}=t;if(e<=Qr)return gt(t);if(e<=st&&ei()){if(e<=ti)return gt(t);let n=ni(t)&&go(O,t);if(n)return n}if(e>=oi&&e<=bo&&ii(t)){let n=go(ri(),t);if(n)return n}return lo(t)??new F(g,"fatal").encode(t,!0)}var ei=m(()=>!R()&&!M());function ni(t){return t.length*kt(So(t))<=st}function go(t,e){let n=Fe(e,t);return n?.read===e.length?J(t,0,n.written):void 0}var oi=200,bo=65536,ri=m(()=>new Uint8Array(3*bo)),ii=t=>si()||ci()&&So(t)>255,si=m(()=>z()<22&&!V()),ci=m(V);function So(t){let{length:e}=t;return t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1)}function fi(t,e){let n=0,o=0;for(;n<t.length;){let r=pe(t,n);if(o+kt(r)>y(e))break;o=me(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var To=`4h	!
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
n	?`;var di=m(()=>{let t=0;return new Map(To.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),ai=3,Eo=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Oo(t){let e=new F(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof H)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Fo(String.fromCodePoint(r),n,ai),o.set(r,i)),i}}function Fo(t,e,n){if(Eo(t))return"";if(n===0)return null;let o=ui(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Fo(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function ui(t){let e=[...di().get(t)??[],...li(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function li(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=x=>s>>o.length-1-x&1,f=o.filter((x,l)=>c(l)),d=o.filter((x,l)=>!c(l)),a=[n,...f].join("").normalize("NFC"),p=a+d.join("");p.normalize("NFD")===e&&r.push(p),d.every(Eo)&&i.push(a)}return[...r,...i]}var pi=["fatal","html","replacement","ignore","translit"],mi=En(pi),Bo=(t,e)=>typeof t=="function"?t:mi(t,e);function Ao(t,e,n){return typeof t=="function"?(o,r)=>hi(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Oo(e):void 0}function hi(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=Y($(t,e));return ot(n,0,y(n))}var xi="Failed to construct 'LegacyTextEncoder'",Ue="Failed to execute 'encode'";function Do(t,e="utf-8",n=void 0){let o=Z(t,Ue);if(n===void 0){let i=bt(b(e),Ue);return i===g?jt(o):Ae(o,i)??new F(i,"fatal").encode(o,!0)}let r=Ht(e,n,Ue);return r.encoding===g?jt(o):r.encode(o,!0)}function Ht(t,e,n){let o=b(t),r=e===void 0?"fatal":Sn(e,{unmappable:Bo},n).unmappable,i=bt(o,n);return new F(i,r,Ao(r,i,n))}var _e=class{#t;constructor(e="utf-8",n=void 0){this.#t=Ht(e,n,xi)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Z(e,r),s=A(n,"stream",r);return o.encode(i,!s)}},Mo=D(_e,"LegacyTextEncoder");var Ie="Failed to execute 'decode' on 'TextDecoder'",Ce=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Ne(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=U,n=void 0){let o=this.#t,r=$(e,Ie),i=A(n,"stream",Ie);return this.#e||o.reset(),this.#e=i,o.decode(yn(r),!i,Ie)}},Uo=D(Ce,"TextDecoder");function Ne(t,e,n){let o=b(t),r=A(e,"fatal",n),i=A(e,"ignoreBOM",n);return new ct(mo(o,n),r,i)}function _o(t,e,n){let o=fn();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function $e(t,e){let n=`Failed to execute 'transform' on '${t}'`;return _o(t,(o,r)=>r(e.decode(Y($(o,n)),!1,n)),o=>o(e.decode(U,!0,n)))}var Le=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=Ne(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=$e("TextDecoderStream",o),new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Io=D(Le,"TextDecoderStream"),Re=class t{#t;constructor(){this.#t=No("TextEncoderStream",new F(g,"fatal"),b),new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Co=D(Re,"TextEncoderStream");function No(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return _o(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Pe=class{#t;#e;constructor(e="utf-8",n=void 0){let o=Ht(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=No("LegacyTextEncoderStream",o,Z)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Lo=D(Pe,"LegacyTextEncoderStream");var ft=class{fatal;ignoreBOM;#t;#e;#n=U;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&y(this.#n)===0?e:xn(this.#n,e);if(!n&&Ze(r))return this.#n=r,"";let i=nt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new ct(i?.encoding??this.#t,this.fatal,!0,s),this.#e.decode(s>0?S(r,s):r,n,o)}};var ke=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=b(e),i=A(n,"fatal",o),s=A(n,"ignoreBOM",o),c=new ft(j(r,o),i,s);this.#t=c,this.#e=$e("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Ro=D(ke,"DecoderStream");function Po(t,e){let n="Failed to execute 'findUnmappable'",o=Z(t,n),r=bt(b(e),n),i=new Map,s=(c,f)=>i.set(f,c);return new F(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function $o(t){let e=nt(Y($(t,"Failed to execute 'bomSniff'")));return e?w[e.encoding].name:null}function ko(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=$(t,o),i=j(b(e),o),s=A(n,"fatal",o),c=A(n,"ignoreBOM",o);return new ft(i,s,c).decode(Y(r),!0,o)}async function Wo(t=void 0){let e=await t;if(e===void 0)oe()||await ne(Tt,!0);else{let n=wi(e)?await gi(e):e;await ne(()=>n,!1)}}var wi=t=>typeof t?.arrayBuffer=="function";function gi(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{Ro as DecoderStream,Mo as LegacyTextEncoder,Lo as LegacyTextEncoderStream,Uo as TextDecoder,Io as TextDecoderStream,yo as TextEncoder,Co as TextEncoderStream,H as UnmappableError,$o as bomSniff,ko as decode,Do as encode,w as encodings,Po as findUnmappable,Wo as initialize,tn as labelToName};
