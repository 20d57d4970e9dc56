function Bn(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){let r="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${r}. (${n})`,{cause:n})}}var Je=()=>Bn(new URL("./single-byte.wasm",import.meta.url)),Ke="encoding-wasm/single-byte";var Fn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Ot=["single-byte"];function a(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var w=Xo();function Xo(){let e=Fn.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});return Object.freeze(e)}var Qo=a(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),ei=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],In=e=>e<36&&e!==33,W=e=>e>0&&e<29,Un=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),ti=e=>ei.find(([t])=>e>=t)[1];function Dn(e){let t=Qo();return t.get(e)??t.get(Nn(oi(e)))}function te(e,t){let n=Dn(e);if(n===void 0){let r=ni(e),o=r===void 0?"":` Did you mean '${w[r].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(Ot){let r=ti(n);if(r&&!Ot.includes(r))throw new RangeError(`${t}: '${Ke}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${r}' or 'encoding-wasm'.`)}return n}function ni(e){let t=An(e),n={936:"gbk",950:"big5"}[t]??t,r=w.findIndex(({labels:o})=>o.some(i=>An(i)===n));return r<0||r===36?void 0:r}var An=e=>Nn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),ri=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Le(e){if(e[0]>=239)return ri.find(t=>t.bytes.every((n,r)=>e[r]===n))}function Cn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function At(e){return e===0||e===37||e===38}function oi(e){let t=0,n=e.length;for(;Mn(e[t]);)t+=1;for(;Mn(e[n-1]);)n-=1;return e.slice(t,n)}var Mn=e=>`	
\f\r `.includes(e);function Nn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Ln(e){let t=Dn(`${e}`);return t===void 0?null:w[t].name}var Mt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Rn=()=>Object.getPrototypeOf(Uint8Array.prototype),Ze=e=>Mt(Rn(),e),_t=e=>Mt(DataView.prototype,e),kn=e=>globalThis[e]&&Mt(globalThis[e].prototype,"byteLength"),It=e=>Rn()[e],Pn=Ze(Symbol.toStringTag),Ut=Ze("buffer"),Wn=Ze("byteOffset"),Hn=Ze("byteLength"),ci=It("includes"),fi=It("set"),di=It("slice"),ui=_t("buffer"),ai=_t("byteOffset"),li=_t("byteLength"),$n=kn("ArrayBuffer"),mi=kn("SharedArrayBuffer"),g=e=>Hn.call(e);function ce(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:g(e)}var b=(e,t,n=g(e))=>new Uint8Array(Ut.call(e),Wn.call(e)+t,n-t);function Gn(e,t){let n=new Uint8Array(g(e)+g(t));return q(n,e),q(n,t,g(e)),n}var q=(e,t,n)=>fi.call(e,t,n),jn=(e,t)=>ci.call(e,t),Fe=(e,t,n)=>di.call(e,t,n);function fe(e,t,n){if(n>24)return Fe(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function z(e,t){if(t<=64)return!1;try{return $n.call(Ut.call(e)),!1}catch{return!0}}var pi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function H(e,t,n=pi){if(!ArrayBuffer.isView(e)&&xi(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Yn(e,t){if(ArrayBuffer.isView(e)&&Pn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function de(e){if(ArrayBuffer.isView(e))return Dt(e);try{return new Uint8Array(e)}catch{return $}}var Re=e=>e instanceof Uint8Array?e:de(e);function Dt(e){try{return Pn.call(e)===void 0?new Uint8Array(ui.call(e),ai.call(e),li.call(e)):new Uint8Array(Ut.call(e),Wn.call(e),Hn.call(e))}catch{return $}}var $=new Uint8Array;function xi(e){try{return $n.call(e)}catch{}try{return mi?.call(e)}catch{return}}function qn(e,t,n){V(e,n);let r={...t};for(let o in t)Object.hasOwn(t,o)&&(r[o]=t[o](e?.[o],n,o));return r}function V(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var A=e=>`${e}`;function zn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ue(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Ct(e,t,n){if(e>=t)return;let r=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}function Vn(e,t="option"){return(n,r,o)=>{if(n===void 0)return e[0];let i=A(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${r}: The ${t} '${o}' can't be '${i}'; use one of '${s}'.`)}}var ke=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var hi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Jn=Symbol.for("encoding-wasm.UnmappableError"),ne=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){super(`${i} can't represent ${hi(r)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="object"&&r!==null&&Jn in r}[Jn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Xe=(e,t)=>e?.prototype?.[t],Qe=e=>Xe(globalThis.Buffer,e),ae=Qe("ucs2Slice"),et=Qe("ucs2Write"),Kn=Qe("utf8Slice"),re=Qe("latin1Slice"),vn=e=>globalThis[e],Zn=vn("TextDecoder"),yi=Xe(Zn,"decode"),Lt=vn("TextEncoder"),wi=Xe(Lt,"encode"),Si=Xe(Lt,"encodeInto");function v(e){let t=new Zn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:yi}),n=>t.decode(n)}function Xn(){let e=new Lt;return Object.defineProperties(e,{encode:{value:wi},encodeInto:{value:Si}}),e}function D(e){try{return e()}catch{return}}var M=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis;function Pe(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var R=()=>"Deno"in globalThis,I=()=>Number.parseInt(globalThis.process?.versions?.node,10),Rt=e=>globalThis.process?.getBuiltinModule?.(e),Nt;function Qn(){let{TransformStream:e}=globalThis;return e&&e===Nt?e:(Nt=[e,Rt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Nt)}function Ae(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function nr(e,t,n){let r=tt(f=>bi(f,n),e,t),o=tt(Bi,e,t);if(r&&o){let f=R()?1/0:64;return{...o,read:(d,u)=>(u<128?r:o).read(d,u),write:(d,u)=>(d.length<f?r:o).write(d,u),readBytes:r.readBytes,writeBytes:R()?r.writeBytes:void 0,mostByTable:512}}let i=kt(e);if(r)return M()?Oi(r,tt(tr,e,t)):r;let s=o??tt(tr,e,t)??i,c=o?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function tt(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(r,n),kt(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var gi="strings";function bi(e,t){let[n]=WebAssembly.Module.customSections(t,gi),r=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function Oi(e,t){let{read:n,readBytes:r}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:n)(o,i);let s=n(o,Math.min(i,36));for(let c=36;c<i;c+=36)s+=n(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>108)return r(o,i,s);let c=r(o,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=r(o+f,Math.min(i-f,36),s);return c}}}function Bi(e){let[t,n]=[ae,et],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(f,d)=>t.call(o(),f,f+2*d),write:(f,d)=>n.call(o(),f,d,2*f.length),most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(m,x){q(d,new Uint8Array(e.buffer,m,2*x),u),u+=2*x},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function tr(e){let t=v("utf-16le"),{write:n,most:r}=kt(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function kt(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return Ae(i,s,o);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var nt,l,Wt,rr,or,k,U={input:0,units:0,output:0},We=0,rt={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function me(e,t){rt.name=e,rt.encoding=t,h.newCodec=NaN,h.isBusy&&Ai(),h.isBusy=!0}function Ai(){try{fr(),nt??=Ii(Je()),cr(new WebAssembly.Instance(nt),nt)}catch(e){throw dr(e)}}async function Ht(e,t){try{fr();let n=e(),r=ir(n)?n:await WebAssembly.compile(_i(n));t||Ui(r);let o=await WebAssembly.instantiate(r);if($t())return;cr(o,r),nt=r}catch(n){throw dr(n)}}var Mi=[0,97,115,109];function _i(e){let t=de(H(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(Mi.every((n,r)=>t[r]===n))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var $t=()=>!h.isBusy;function Ii(e){return ir(e)?e:new WebAssembly.Module(e)}function ir(e){try{return WebAssembly.Module.customSections(e,sr),!0}catch{return!1}}var sr="encoding-wasm";function Ui(e){let[t]=WebAssembly.Module.customSections(e,sr),n=`${Ke} 0.1.0`,r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function cr({exports:e},t){l=e,Pt=WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),lr(),k=nr(l.memory,U.units,t),We=Math.min(l.units_length(),k.most),h.isBusy=!1}function fr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function dr(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Di(e))return new RangeError(`encoding-wasm: ${ur} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ur="no memory for WebAssembly; free some, and call again",Di=e=>e instanceof RangeError&&/memory/i.test(e.message);function ot(){return jt(),Wt}function ar(){return jt(),rr}function Gt(){return jt(),or}function jt(){Wt[0]===void 0&&lr()}function lr(){let{buffer:e}=l.memory;Wt=new Uint8Array(e),rr=new Uint8Array(e,U.input,65536),or=new Int32Array(e,l.codec(),l.codec_length()>>2)}function mr(e,t){return me(e,-1),pr(t)}function pr(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw C(t)}}var Pt;function C(e){if(!Pt||!(e instanceof Pt))return e;let t=w[rt.encoding]?.name,n=`${rt.name}${t?` of ${t}`:""} failed`;return Ci()?new RangeError(`encoding-wasm: ${n}: ${ur}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Ci(){try{return l.memory.grow(32),!1}catch{return!0}}function xe(){let e=Gt();return Tr(e,new Int32Array(e.length))}function wr(){return l.held()!==0?xe():(h.newCodec=$e,null)}var Sr=e=>Tr(e,Gt());function Tr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function He(e,t){Er(e,t)||(me("decoding",e),t?Sr(t):l.new_decoder(e),$e=e===33||e===36?NaN:e)}var $e=NaN;function Er(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function st(e,t){Er(~e,t)||(me("encoding",e),t?Sr(t):l.new_encoder(e),$e=~e)}function Ge(e,t,n,r,o){it(e,t),h.isBusy=!0;let i=l.decode_block(t,n,+r,+o);return h.isBusy=!1,o&&i>=0&&(h.newCodec=$e),Mr(i)}var Z={encoding:-1,at:0,most:0,owner:void 0};function ct(e,t,n){if(Z.encoding!==e||Z.owner!==l||h.isBusy){try{me("decoding",e),Z.owner=l,Z.at=k.readBytes?l.byte_table(e):0,Z.most=!Un(e)&&k.mostByTable||1/0,Z.encoding=e}catch(o){throw C(o)}h.isBusy=!1}if(Z.at===0||n>Z.most)return;if(n<=65536)return it(t,n),xr(n);if(k.most>We)return;let r="";for(let o=0;o<n;o+=65536){let i=Math.min(65536,n-o);it(b(t,o,o+i),i),r=he(r,xr(i))}return r}function qt(e,t,n,r){return mr("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),it(o===t?e:b(e,i,i+o),o),!l.is_free_of(o,n,r))return!1;return!0})}function zt(e,t){let n=-1,r,o;function i(s){try{return me(e,s),n=s,o=l,r=t(s),h.isBusy=!1,r}catch(c){throw C(c)}}return s=>s===n&&o===l&&!h.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var Vt=zt("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=l.memory;return W(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),gr=zt("encoding",e=>{let t=l.unit_table(e)>>>0,n=new Uint8Array(65536);return q(n,new Uint8Array(l.memory.buffer,t,16384)),n}),ft=zt("decoding",e=>{let t=W(e),n=l.byte_table(e)>>>0;return n>0?new Uint16Array(l.memory.buffer,n,t?256:65536):void 0}),xr=e=>k.readBytes(U.input,e,Z.at);function he(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or by a stream.",{cause:n})}}var br=e=>e+65536+3<=We,Or=e=>e>We&&e<268435456?k.collect?.(e+3):void 0,Br=()=>U.units,Fr=()=>ot()[U.units]|ot()[U.units+1]<<8,dt=(e,t)=>k.read(U.units+2*e,t-e),ut=(e,t,n)=>k.write(e.slice(t,n),U.units);function Ar(e,t){if(!h.isBusy&&!k.writeBytes)return;me("encoding",t);let n=k.writeBytes?.(e,U.output,l.unit_table(t));return h.isBusy=!1,n===e.length?at(n):void 0}function Jt(e,t,n,r){h.isBusy=!0;let o=l.encode_block(e,t,n,+r);return h.isBusy=!1,r&&o>=0&&G.finished()&&(h.newCodec=$e),Mr(o)}function it(e,t){let n=ar();if(t>8)try{q(n,e)}catch{q(n,b(e,0,t))}else for(let r=0;r<t;r++)n[r]=e[r]}function Mr(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var at=e=>fe(ot(),U.output,e);var G={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var j=new Uint8Array(256);function je(e){let{length:t}=e,n=0;for(let r=0;r<t;r++){let o=e.charCodeAt(r);if(o<128)j[n++]=o;else if(o<2048)j[n++]=192|o>>6,j[n++]=128|o&63;else if((o&63488)!==55296)j[n++]=224|o>>12,j[n++]=128|o>>6&63,j[n++]=128|o&63;else{let i=Zt(e,r);i>=65536&&(r+=1),n=Xt(i,j,n)}}return fe(j,0,n)}var Ir=a(()=>et?96:M()?1024:128),vt=a(()=>M()||T()?4096:128),ki=a(()=>new Uint8Array(2*vt()));function Ur(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;r[o]=s}return r}function Dr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=t[e.charCodeAt(o)];return jn(r,0)?void 0:r}function Cr(e,t){let{length:n}=e,r=2*n<=256?j:ki(),o=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(r[o++]=c>>8),r[o++]=c}return fe(r,0,o)}function Zt(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var lt=e=>e<128?1:e<2048?2:e<65536?3:4;function Xt(e,t,n){if(e<128)return t[n]=e,n+1;let r=lt(e);for(let o=r-1;o>0;o--)t[n+o]=128|e>>6*(r-1-o)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}var Nr=new Uint8Array(128),X=Pi(Nr);function Pi(e){return new Uint16Array(e.buffer)}var Lr=a(()=>tn()?0:18),Rr=a(()=>I()>0&&!R()&&!T()?12:18),Wi=a(()=>M()||I()<22?18:8),kr=a(()=>R()||!(I()>=22)?64:32),Hi=a(()=>M()||T()?64:32),mt=(e,t)=>(e[0]&e[t>>1])>=128;function Pr(e,t,n){return n?t<=Wi():t<=18||t<=Hi()&&(mt(e,t)||xt())}var Wr=()=>({mixed:Rr(),most:kr()}),Hr=(e,t)=>t<=Rr()||t<=64&&mt(e,t)&&t<=kr(),N={length:0,bytes:[0,0]};function ye(e,t,n,r){if(e[0]<128&&tn())return nn(e,t)?re.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,m=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|m,!(f>=194&&f<240&&(u|m)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return $i(e,s,t,n,r,o)}X[o++]=c}return Ye(o)}function $r(e,t){if(t%2>0)return;let n=0;for(let r=0;r<t;r+=2){let o=e[r]|e[r+1]<<8;if((o&63488)===55296)return;X[n++]=o}return Ye(n)}function $i(e,t,n,r,o,i){let s=en();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,m=d===0&&f>=128,x=f===224?160:f===240?144:128,p=f===237?159:f===244?143:191,B=0;for(;B<d&&c<n;B++,c++){let Q=e[c];if(Q<x||Q>p)break;x=128,p=191,u=u<<6|Q&63}if(B<d){if(c===n&&!r){if(f>=239)return;Gr(f,128|u&63,1+B);break}m=!0}if(m&&o||(m&&(u=65533),u===65279))return;u>65535&&(X[i++]=55232+(u>>10),u=56320|u&1023),X[i++]=u}return Ye(i)}function Qt(e,t,n,r){let o,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(o??=ft(r),!o)return;if(d=o[f],!1)return Gi(e,c,t,n,i,r,o)}X[i++]=d}return Ye(i)}function Gi(e,t,n,r,o,i,s){let c=en();for(let f=t;f<n&&o<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===n&&!r){if(i===32)return;Gr(d,0,1);break}let m=f<n?e[f]:0;if(u=s[d|m<<8],u>0)f+=1;else if(ji(m,i))u=65533;else return}X[o++]=u}return Ye(o)}function ji(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function pt(e,t,n){return N.length=0,ye(b(e,t,n),n-t,!1,!0)===""}function Gr(e,t,n){N.length=n,N.bytes[0]=e,N.bytes[1]=t}function Ye(e){if(e<3||e<=18&&!tn())return Ae(X,0,e);if(xt())return ae.call(Nr,0,2*e);if(!(e>en()))return Ae(X,0,18)+Ae(X,18,e-18)}var en=a(()=>xt()?1/0:36),tn=a(()=>T()&&xt()),xt=a(()=>D(Yi)===!0);function Yi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(ae)==="a\uFEFF\uD83D"&&t(re)==="a\0\xFF\xFE=\xD8"}function nn(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function we(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var on=a(()=>D(zi)),Se=a(()=>D(Vi)),jr=a(()=>D(vi)),Yr=a(()=>D(Qi));function qr(e,t,n){if(e!==0&&e!==38||n<24||z(t,n)||e===0&&Kr(t,n))return;let r=e===0?Se():jr();return r?.takes?.(t,n)===!1?void 0:r}function zr(e,t,n,r){if(N.length=0,r&&t>8192||t>256&&(z(e,t)||Kr(e,t)))return;let o=Se();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(n||!pt(e,i,t))))try{let s=o.decodeQuickly(i<t?b(e,0,i):e,i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}function Vr(e){let t=Se();if(t?.takesBuffer(e,e.byteLength))try{return t.decodeBuffer(e)}catch{return}}function Jr(e,t){let n=jr();if(!(t%2>0||!n?.takes?.(e,t)||z(e,t)))return n.decode(e,!0)}function Kr(e,t){if(t<8192)return!1;let n=0;for(let r=0;r<t-1;r+=Math.ceil(t/8))e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}function vr(){let e=Yr();return t=>{try{return e?.encode(t)}catch{return}}}function ht(e,t){try{return Yr()?.encodeInto(e,t)}catch{return}}function zi(){let{isAscii:e}=Rt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,o)=>!e(t.with(o,128)))?e:void 0}function Vi(){let e=I()<22,t=e?on():void 0;if(e&&!t)return;let n=v("utf-8"),r=Ji(n),o=Pe()?Ki:void 0,i=t?(F,S)=>Zr(F,S)||S>256&&we(F,S)&&t(F):o,[s,c]=Pe()?[48,128]:[0,R()?-1:e?2048:8192],f=(F,S)=>S>=s&&S<=c&&(!t||S<=64||t(F)),d=[239,187,191,97,230,188,162,240,159,146,169],u=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],m=Uint8Array.of(...d,...u),x=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,p=Uint8Array.of(97,127),B=r(m,m.length)===x&&n(m)===x&&n(m.buffer)===x&&r(p,2)==="a\x7F",Q=re;if(!(!B||t&&Q.call(p)!=="a\x7F"))return{decode(F,S){try{if(t)return Q.call(F);let _=n(F);return S&&_.includes("\uFFFD")?void 0:_}catch{return}},decodeQuickly:r,takesQuickly:i,decodeBuffer:n,takesBuffer:f,takes:t?(F,S)=>we(F,S)&&t(F):o,completeLength(F,S){for(let _=1;_<=3&&_<=S;_++){let se=F[S-_];if(se<128)break;if(se>=192)return(se>=240?4:se>=224?3:2)>_?S-_:S}return S}}}function Ji(e){let[t,n]=[Kn,re];if(I()<22)return(o,i)=>i>256?n.call(o):e(o);if(!t||T()||!(I()>=22))return e;let r=R()?Zr:()=>!0;return(o,i)=>r(o,i)?t.call(o):e(o)}var Zr=(e,t)=>t<=64||t<=256&&we(e,t);function Ki(e,t){if(t<768)return t>=64&&we(e,t);let n=0;for(let r=0;r<t;r+=Math.ceil(t/16)){let o=e[r];if(o<128)n+=1;else if(o===225)n-=3;else if(o>=206&&o<240)return!1}return n>=0}function vi(){return M()?Xi():Zi()}function Zi(){let e=ae,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Xr(I()<22?512:1/0,(r,o)=>{let i=e.call(r);return i.isWellFormed()?i:o?void 0:i.toWellFormed()})}function Xi(){let e=v("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Xr(1/0,(t,n)=>{let r=e(t);return n&&r.includes("\uFFFD")?void 0:r})}var Xr=(e,t)=>({takes:(n,r)=>r<=e,decode(n,r){try{return t(n,r)}catch{return}},completeLength(n,r){let o=r-r%2;return(n[o-1]&252)===216?o-2:o}});function Qi(){let e=Xn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),r="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(r);return t===3&&n===7&&`${[...o]}`==`${[...je(r)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var to=a(T);function no(e,t,n){if(n>64)return we(t,n)?es(e,t,n):void 0;if(n<=Lr()||(t[n>>1]|t[n-1])>=128||!nn(t,n))return;let r=fn();return r?r.call(t,0,n):ct(e,t,n)}function es(e,t,n){let r=fn(),o=W(e);if(!(n<512&&(o||!r))&&!(o&&!r&&co(e))&&!z(t,n))try{return on()?.(t)??qt(t,n,128,128)?r?r.call(t):Se()?.decodeQuickly(t,n):void 0}catch{return}}var yt=[],ie=[];function ro(e,t,n){if(n<=18||n>=512)return;ie[e]===void 0&&(ie[e]=os(e)?so(e):null);let r=ie[e];return n<=256&&r?Te(r,t):io(r,t,n)}function oo(e,t,n){return n<512?(to()?sn(e,t,n):void 0)??ct(e,t,n)??sn(e,t,n)??Qr(e,t,n):sn(e,t,n)??(co(e)?Qr(e,t,n):void 0)??ct(e,t,n)}function sn(e,t,n){let r=fn();if(!(!r||e!==21||!ns(t,n)||z(t,n)))try{return r.call(t)}catch{return}}var Qr=(e,t,n)=>io(so(e),t,n),io=(e,t,n)=>e&&!z(t,n)?Te(e,t):void 0;function Te(e,t){try{return e(t)}catch{return}}function so(e){return yt[e]===void 0&&(yt[e]=null,yt[e]=D(()=>ss(e))??null),yt[e]}var fn=a(()=>D(ts));function ts(){let e=re,t=Uint8Array.from({length:256},(n,r)=>r);return e.call(t)===String.fromCharCode(...t)?e:void 0}function ns(e,t){let n=Math.min(t,64);for(let r=0;r<n;r++)if((e[r]&224)===128)return!1;return n===t||qt(e,t,128,224)}var co=e=>e===21?rs():fo(),fo=a(M),rs=a(()=>M()||T()||!(I()>0)),os=e=>fo()||(e===21?to():is()),is=a(()=>I()<22);function ss(e){let t=ft(e),n=v(w[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var uo;function ao(e,t,n){return uo??=cs(),uo(e,t,n)}function cs(){let e=Se(),{mixed:t,most:n}=e&&T()?{mixed:0,most:0}:Wr();return(r,o,i)=>{if(o<=t||o<=n&&mt(r,o)){let s=ye(r,o,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(r,o)!==!1)try{let s=e?.decodeQuickly(r,o);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function wt(e,t,n,r=!1){try{He(e,null);let o=Ge(t,n,0,r,!0);return o<0?void 0:dt(0,o)}catch(o){throw C(o)}}var dn=a(()=>M()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:T()?2048:0}),lo=e=>e===34?dn().shiftJIS:dn().any,mo=[];function po(e,t,n){if(n>dn().markup||n>lo(e)&&!us(t,n))return;let r=mo[e];if(r)return z(t,n)?void 0:Te(r,t);as(e,n)}function us(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,r=Math.ceil(t/32)|1;for(let o=0;o<t;o+=r)e[o]<128&&(n+=1);return n>10}var qe=[];function as(e,t){qe[e]===void 0&&(qe[e]=D(()=>ms(e))??null);let n=qe[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,qe[e]=null,D(()=>{let{value:r}=n.sequences.next();r?n.decode(r)===wt(e,r,g(r))&&(qe[e]=n):ls(e,n.decode)})))}function ls(e,t){mo[e]=t;let n=lo(e);n>0&&(ie[e]=r=>r.byteLength<=n?t(r):void 0)}var ms=e=>({decode:v(w[e].name),sequences:xs(e),credit:0}),ps=[[239,187,191],[254,255],[255,254],[132,49,149,51]],un=[10,164,162];function*xs(e){let[t,n,r,o]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ps)yield Uint8Array.of(...i,...un);for(let i=128;i<=255;i++)yield Ee([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Ee([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Ee([i,i],[s,s],r,n);for(let i=133;i<=254;i+=8)yield Ee([i,Math.min(i+7,254)],n,o,n);yield Ee([227,227],[50,50],r,n),yield Ee([129,129],[48,48],t),yield Ee([129,129],[48,48],o,t)}}function Ee(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),r=e.length+un.length,o=new Uint8Array(n*r+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)o[s*r+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);o.set(un,s*r+e.length)}let i=(n-1)*r;return o.copyWithin(i+r,i,i+e.length-1),o}var De=new Uint8Array(18),ys=[0,0],ge=class{encoding;fatal;ignoreBOM;#e=null;#t=ys;#n=0;#o=!1;#r;#i=null;constructor(t,n,r,o=0){this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#r=o}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,r){let o=ce(t);if(!this.#e&&this.#n===0){let i=this.#d(t,o,n);if(i!==void 0)return n||this.#a(o),i}return this.#f(t,o,n,r)}decodeWhole(t,n,r){this.#r!==0&&this.reset();let{encoding:o}=this,i=n<=256;if(i&&o===0&&n>0){let s=ao(t,n,this.fatal);if(s!==void 0)return t[0]===239?this.#c(s):s}else{let s=i&&n>18?ie[o]:void 0,c=(s?this.#s(Te(s,t)):void 0)??this.#d(t,n,!0);if(c!==void 0)return c;let f=i&&!At(o)?wt(o,t,n,this.fatal):void 0;if(f!==void 0)return f}return this.#f(t,n,!0,r)}decodeBuffer(t){this.#r!==0&&this.reset();let{encoding:n}=this;if(n===0){let i=this.#s(Vr(t));return i&&this.#c(i)}let r=t.byteLength,o=r<=256&&r>18?ie[n]:void 0;return o?this.#s(Te(o,t)):void 0}#f(t,n,r,o){if(this.#n>0){let u=this.#m(t,n,r)??this.#p(t,n,r,o);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#h(t,n,r)??this.#u(t,n,r)}catch(u){throw this.#e=i,this.#o=s,this.#r=c,C(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,o===void 0?d:d.toTypeError(o);return f}#d(t,n,r){let{encoding:o}=this;if(N.length=0,n===0)return"";if(o===0){let c=Hr(t,n)?ye(t,n,r,this.fatal):void 0;if(c!==void 0)return c;let f=zr(t,n,r,this.fatal);return f===void 0?void 0:this.#c(f)}if(o===38){let c=n<=36?$r(t,n):Jr(t,n);return c===void 0?void 0:this.#c(c)}if(!In(o))return;let i=W(o),s=(i?ro(o,t,n):void 0)??(t[0]<128?no(o,t,n):void 0)??void 0??(Pr(t,n,i)?Qt(t,n,r,o):void 0)??(i?oo(o,t,n):void 0);return this.#s(s)}#s(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#m(t,n,r){let o=this.#n+n;if(n===0||o>18)return;N.length=0,this.#l(t,o);let i=this.encoding===0?ye(De,o,r,this.fatal):this.#s(Qt(De,o,r,this.encoding));return i!==void 0&&!r&&this.#a(n),i}#p(t,n,r,o){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#l(t,d);let u=ye(De,d,!0,!0);if(u===void 0)return;let m=d-f;this.#n=0,this.#r+=m;try{return he(u,this.decode(b(t,m),r,o))}catch(x){throw x instanceof ke||x instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=c,this.#n=f),x}}#l(t,n){De[0]=this.#t[0],De[1]=this.#t[1];for(let r=this.#n;r<n;r++)De[r]=t[r-this.#n]}#a(t){this.#r+=t,this.#o||=t>0,this.#n=N.length,N.length>0&&(this.#t=[N.bytes[0],N.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{He(this.encoding,null),Ge(t,this.#n,0,this.fatal,!1),this.#e=xe(),this.#n=0}catch(n){throw C(n)}}#h(t,n,r){if(this.fatal&&this.encoding===0&&n<=8192)return;let o=qr(this.encoding,t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#u(b(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:b(t,i,c),d=o.decode(f,this.fatal);if(d===void 0){if(s=he(s,this.#u(f,c-i,!0)),this.#i)return s}else s=he(s,this.#c(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!r&&pt(t,c,n)?(this.#a(n-c),s):he(s,this.#u(b(t,c,n),n-c,r))}#u(t,n,r){He(this.encoding,this.#e);let o="",i=Or(n),s=this.#o||this.ignoreBOM||!At(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,u=Math.min(65536,n-f),m=f===0&&d?t:b(t,f,f+u),x=Ge(m,u,c,this.fatal,r&&d);if(x<0)return this.#e=xe(),this.#i=new ke(this.name,this.#r+f+G.start(),G.length()),o;if(c+=x,c>0&&(d||!br(c))){let p=!s&&Fr()===65279?1:0;i?i.add(Br()+2*p,c-p):o=he(o,dt(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=r?null:wr(),this.#r+=n,i?i.toText():o}},St=new ge(0,!1,!1);function xo(e,t,n,r,o,i){return St.encoding=n,St.fatal=r,St.ignoreBOM=o,St.decodeWhole(e,t,i)}function ho(e,t){let n=te(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Ss=["fatal","html","replacement"];function ln(e,t){let{length:n}=e,r=W(t);if(n>64&&n>(r?Ir():vt()))return;if(r)return Ur(e,Vt(t));if(!!1)return;let o=Vt(t);return o&&Cr(e,o)}var Ts=a(T);function So(e,t){return Ts()?Dr(e,gr(t)):Ar(e,t)}var L=class e{encoding;unmappable;#e;#t=null;#n=0;#o=$;locate=t=>t;constructor(t,n,r=void 0){this.encoding=t,this.unmappable=n,this.#e=r}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#f(t,n)}get#r(){return this.#e?0:Ss.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=ln(t,this.encoding);if(n)return n;try{let r=W(this.encoding)&&So(t,this.encoding);if(r)return r;st(this.encoding,null),ut(t,0,t.length);let o=Jt(0,t.length,this.#r,!0);return o===-2||!G.finished()?void 0:(this.#n=0,at(o))}catch(r){throw C(r)}}#f(t,n){let r=new Tt;return this.encodeOrFail(t,n,o=>r.add(o),(o,i)=>{throw new ne(o,i,this.name)}),r.concatenate()}encodeOrFail(t,n,r,o=()=>{}){let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=$,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,u=f?2048:65536,m=void 0,x=m?B=>m.add(B):r,p=0;try{if(W(this.encoding)&&!s)for(;p+65536<t.length;p+=65536){let B=So(t.slice(p,p+65536),this.encoding);if(!B)break;r(B)}for(st(this.encoding,s);p===0||p<t.length;p+=u){let B=Math.min(p+u,t.length);ut(t,p,B);let Q=B===t.length;for(let F=0,S=!1;!S;){let _=Jt(F,B-p,d,n&&Q);x(at(_===-2?G.written():_));let se=i+p+F+G.start();if(F+=G.read(),S=_!==-2&&G.finished(),_!==-2)continue;let bt=G.codePoint();if(f){let Vo=xe(),On=()=>this.locate(se),Jo=f(bt,On),Ko=this.#d(Vo,Jo,x,bt,On);st(this.encoding,Ko),ut(t,p,B)}else o(bt,se)}}}catch(B){throw C(B)}if(n){m&&r(m.held);return}m&&(this.#o=m.held),this.#t=xe(),this.#n=i+t.length}#d(t,n,r,o,i){if(n===null)throw new ne(o,i(),this.name);if(typeof n!="string")return r(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(zn(n),!1,r,c=>{throw new ne(c,i(),this.name)}),s.#t}},an=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=g(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let r=t[n-3]===27?n-3:n;this.#e(Fe(t,0,r)),this.held=Fe(t,r,n)}},Tt=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=g(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Es(this.#n),n=0;return this.forEach(r=>{q(t,r,n),n+=g(r)}),t}};function Es(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function ze(e,t){let n=te(e,t);if(n===37||n===38){let{name:r}=w[n];throw new RangeError(`${t}: ${r} has no encoder in the standard; use encodeUTF16() of 'encoding-wasm', or UTF-8.`)}return gs(n,e,t)}function gs(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function P(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let r of Object.getOwnPropertyNames(n))r!=="constructor"&&Object.defineProperty(n,r,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function be(e,t,n){let{prototype:r}=t;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function mn(){throw new TypeError("Illegal invocation")}var To="Failed to execute 'encodeInto' on 'TextEncoder'",pn=class e{#e="utf-8";constructor(){new.target!==e&&be(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||mn(),Et(A(t))}encodeInto(t,n){if(#e in this||mn(),typeof t=="string"&&n instanceof Uint8Array){let f=ht(t,n);if(f?.read===t.length)return f}Ct(arguments.length,2,To);let r=A(t),o=Yn(n,To),{read:i,written:s}=ht(r,o)??{read:0,written:0};if(i===r.length||s===g(o))return{read:i,written:s};let c=Cs(r.slice(i),b(Dt(o),s));return{read:i+c.read,written:s+c.written}}},Bo=P(pn,"TextEncoder");function Et(e){return e.length<=6?je(e):(Eo??=Fs(),Eo(e)??new L(0,"fatal").encode(e,!0))}var Eo;function Fs(){let e=vr();return M()||T()?e:t=>As(t)??e(t)}function As(e){let{length:t}=e;if(t<=21)return je(e);if(t<=64&&Ms()){let n=(_s()||Is(e))&&go(j,e);if(n)return n}return t>=1024&&t<=65536&&Ds(e)?go(Us(),e):void 0}var Ms=a(()=>!R()),_s=a(Pe);function Is(e){return e.length*lt(Fo(e))*.75<=64}function go(e,t){let n=ht(t,e);return n?.read===t.length?fe(e,0,n.written):void 0}var Us=a(()=>new Uint8Array(3*65536)),Ds=e=>bo()<=65535&&Fo(e)>=bo(),bo=a(()=>R()?256:I()<22?0:1/0);function Fo(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Cs(e,t){let n=0,r=0;for(;n<e.length;){let o=Zt(e,n);if(r+lt(o)>g(t))break;r=Xt(o,t,r),n+=o<65536?1:2}return{read:n,written:r}}var Ao="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Mo=`!
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
`),t=0;return new Map(Ao.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("	")])))}),_o=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Io(e){let t=new L(e,"fatal"),n=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof ne)return!1;throw i}},r=new Map;return o=>{let i=r.get(o);return i===void 0&&(i=Uo(String.fromCodePoint(o),n,3),r.set(o,i)),i}}function Uo(e,t,n){if(_o(e))return"";if(n===0)return null;let r=Rs(e),o=r.find(t);if(o!==void 0)return o;for(let i of r){let s=Array.from(i,c=>t(c)?c:Uo(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Rs(e){let t=[...Ls().get(e)??[],...ks(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function ks(e){let t=e.normalize("NFD"),[n,...r]=t,o=[],i=[];for(let s=2**r.length-2;s>=0;s--){let c=x=>s>>r.length-1-x&1,f=r.filter((x,p)=>c(p)),d=r.filter((x,p)=>!c(p)),u=[n,...f].join("").normalize("NFC"),m=u+d.join("");m.normalize("NFD")===t&&o.push(m),d.every(_o)&&i.push(u)}return[...o,...i]}var Ps=["fatal","html","replacement","ignore","translit"],Ws=Vn(Ps),Do=(e,t,n)=>typeof e=="function"?e:Ws(e,t,n);function Co(e,t,n){return typeof e=="function"?(r,o)=>Hs(e(r,o()),n):e==="ignore"?()=>"":e==="translit"?Io(t):void 0}function Hs(e,t){if(typeof e=="string")return e;if(e==null)return null;let r=de(H(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Fe(r,0,g(r))}var $s="Failed to construct 'LegacyTextEncoder'",xn="Failed to execute 'encode'";function No(e,t="utf-8",n=void 0){let r=ue(e,xn);if(n===void 0){let i=ze(A(t),xn);return i===0?Et(r):ln(r,i)??new L(i,"fatal").encode(r,!0)}let o=gt(t,n,xn);return o.encoding===0?Et(r):o.encode(r,!0)}function gt(e,t,n){let r=A(e),o=t===void 0?"fatal":qn(t,{unmappable:Do},n).unmappable,i=ze(r,n);return new L(i,o,Co(o,i,n))}var hn=class{#e;constructor(t="utf-8",n=void 0){this.#e=gt(t,n,$s)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ue(t,o);V(n,o);let s=!!n?.stream;return r.encode(i,!s)}},Lo=P(hn,"LegacyTextEncoder");var Ve="Failed to execute 'decode' on 'TextDecoder'",yn=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=wn(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&be(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=$,n=void 0){let r=this.#e;if(n===void 0&&!this.#t){if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return r.decodeWhole(t,ce(t),Ve);let c=t instanceof ArrayBuffer?r.decodeBuffer(t):void 0;if(c!==void 0)return c}let o=H(t,Ve);V(n,Ve);let i=!!n?.stream,s=Re(o);if(!this.#t){if(!i)return r.decodeWhole(s,ce(s),Ve);r.reset()}return this.#t=i,r.decode(s,!i,Ve)}},Ro=P(yn,"TextDecoder");function wn(e,t,n){let r=A(e);V(t,n);let o=!!t?.fatal,i=!!t?.ignoreBOM;return new ge(ho(r,n),o,i)}function ko(e,t,n){let r=Qn();if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>n(i=>i.length>0&&o.enqueue(i))})}function gn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return ko(e,(r,o)=>o(t.decode(de(H(r,n)),!1,n)),r=>r(t.decode($,!0,n)))}var Sn=class e{#e;#t;constructor(t="utf-8",n=void 0){let r=wn(t,n,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=gn("TextDecoderStream",r),new.target!==e&&be(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Po=P(Sn,"TextDecoderStream"),Tn=class e{#e;constructor(){this.#e=Ho("TextEncoderStream",new L(0,"fatal"),A),new.target!==e&&be(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Wo=P(Tn,"TextEncoderStream");function Ho(e,t,n){let r=`Failed to execute 'transform' on '${e}'`;return ko(e,(o,i)=>i(t.encode(n(o,r),!1)),o=>o(t.encode("",!0)))}var En=class{#e;#t;constructor(t="utf-8",n=void 0){let r=gt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Ho("LegacyTextEncoderStream",r,ue)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},$o=P(En,"LegacyTextEncoderStream");var Ce=class{fatal;ignoreBOM;#e;#t;#n=$;constructor(t,n,r){this.#e=t,this.fatal=n,this.ignoreBOM=r}get name(){return this.#t?.name??null}decode(t,n,r){if(this.#t)return this.#t.decode(t,n,r);let o=n&&g(this.#n)===0?t:Gn(this.#n,t);if(!n&&Cn(o))return this.#n=o,"";let i=Le(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ge(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?b(o,s):o,n,r)}};var bn=class{#e;#t;constructor(t="utf-8",n=void 0){let r="Failed to construct 'DecoderStream'",o=A(t);V(n,r);let i=!!n?.fatal,s=!!n?.ignoreBOM,c=new Ce(te(o,r),i,s);this.#e=c,this.#t=gn("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Go=P(bn,"DecoderStream");function jo(e,t){let n="Failed to execute 'findUnmappable'",r=ue(e,n),o=ze(A(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new L(o,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Yo(e){let t=Le(Re(H(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function qo(e,t="utf-8",n=void 0){let r="Failed to execute 'decode'",o=H(e,r),i=te(A(t),r);V(n,r);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Re(o);return Le(f)?new Ce(i,s,c).decode(f,!0,r):xo(f,ce(f),i,s,!0,r)}async function zo(e=void 0){let t=await e;if(t===void 0)$t()||await Ht(Je,!0);else{let n=Gs(t)?await js(t):t;await Ht(()=>n,!1)}}var Gs=e=>typeof e?.arrayBuffer=="function";function js(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Go as DecoderStream,Lo as LegacyTextEncoder,$o as LegacyTextEncoderStream,Ro as TextDecoder,Po as TextDecoderStream,Bo as TextEncoder,Wo as TextEncoderStream,ne as UnmappableError,Yo as bomSniff,qo as decode,No as encode,w as encodings,jo as findUnmappable,zo as initialize,Ln as labelToName};
