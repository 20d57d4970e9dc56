var dt=(e,t)=>e?.prototype?.[t],at=e=>dt(globalThis.Buffer,e),le=at("ucs2Slice"),Ce=at("ucs2Write"),Wr=at("utf8Slice"),ie=at("latin1Slice"),$r=e=>globalThis[e],Hr=$r("TextDecoder"),si=dt(Hr,"decode"),Yt=$r("TextEncoder"),ci=dt(Yt,"encode"),fi=dt(Yt,"encodeInto");function z(e,t=!1){let r=new Hr(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(r,"decode",{value:si}),o=>r.decode(o)}function Gr(){let e=new Yt;return Object.defineProperties(e,{encode:{value:ci},encodeInto:{value:fi}}),e}function I(e){try{return e()}catch{return}}var _=()=>"InternalError"in globalThis,S=()=>"Bun"in globalThis,te=()=>Kt().includes("Chrome/"),L=()=>Kt().includes("AppleWebKit/")&&!te()&&!(re()>0);function Kt(){try{return`${globalThis.navigator?.userAgent}`}catch{return""}}var P=()=>"Deno"in globalThis,M=()=>Kt()==="Cloudflare-Workers",q=()=>L()||M(),re=()=>M()?Number.NaN:Number.parseInt(globalThis.process?.versions?.node,10),V=()=>re()<22,Ye=e=>globalThis.process?.getBuiltinModule?.(e),jt;function jr(){let{TransformStream:e}=globalThis;return e&&e===jt?e:(jt=[e,Ye("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),jt)}var di=e=>Ye("node:fs").readFileSync(e);function Yr(e){try{return di(e)}catch(t){let r="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${r}. (${t})`,{cause:t})}}var ut=()=>Yr(new URL("./japanese.wasm",import.meta.url)),lt="encoding-wasm/japanese";var Kr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var zt=["japanese"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var T=li();function li(){let e=Kr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});return Object.freeze(e)}var Vr=u(()=>new Map(T.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),pi=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Jr=e=>e<36&&e!==33,G=e=>e>0&&e<29,pt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(T[e].name),mi=e=>pi.find(([t])=>e>=t)[1];function vr(e){let t=Vr();return t.get(e)??t.get(Qr(wi(e)))}function ce(e,t){let r=vr(e);if(r===void 0){let o=hi(e),n=o===void 0?"":` Did you mean '${T[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${n}`)}if(zt){let o=mi(r);if(o&&!zt.includes(o))throw new RangeError(`${t}: '${lt}' doesn't include ${T[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var xi=u(()=>new Map(Array.from(Vr(),([e,t])=>[Zr(e),t]).reverse()));function hi(e){let t=Zr(e),r=xi().get({936:"gbk",950:"big5"}[t]??t);return r===36?void 0:r}var Zr=e=>Qr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),yi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function ze(e){if(e[0]>=239)return yi.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Xr({length:e,0:t,1:r}){return e===0||e===1&&t>=239||e===2&&t===239&&r===187}function Jt(e){return e===0||e===37||e===38}function wi(e){let t=0,r=e.length;for(;zr(e[t]);)t+=1;for(;zr(e[r-1]);)r-=1;return e.slice(t,r)}var zr=e=>`	
\f\r `.includes(e);function Qr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function eo(e){let t=vr(`${e}`);return t===void 0?null:T[t].name}var vt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,to=()=>Object.getPrototypeOf(Uint8Array.prototype),mt=e=>vt(to(),e),Zt=e=>vt(DataView.prototype,e),Ei=()=>vt(ArrayBuffer.prototype,"byteLength"),Xt=e=>to()[e],ro=mt(Symbol.toStringTag),Qt=mt("buffer"),oo=mt("byteOffset"),no=mt("byteLength"),bi=Xt("includes"),gi=Xt("set"),Bi=Xt("slice"),Oi=Zt("buffer"),Ai=Zt("byteOffset"),io=Zt("byteLength"),so=Ei(),E=e=>no.call(e);function me(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:E(e)}var b=(e,t,r=E(e))=>new Uint8Array(Qt.call(e),oo.call(e)+t,r-t);function co(e,t){let r=new Uint8Array(E(e)+E(t));return k(r,e),k(r,t,E(e)),r}var k=(e,t,r)=>gi.call(e,t,r),fo=(e,t)=>bi.call(e,t),xe=(e,t,r)=>Bi.call(e,t,r);function he(e,t,r){if(r>24)return xe(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function v(e,t){if(t<=64)return!1;try{return so.call(Qt.call(e)),!1}catch{return!0}}var _i="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function j(e,t,r=_i){if(!ArrayBuffer.isView(e)&&tr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function ao(e,t){if(ArrayBuffer.isView(e)&&ro.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function ye(e){if(ArrayBuffer.isView(e))return er(e);try{return new Uint8Array(e)}catch{return R}}var qe=e=>e instanceof Uint8Array?e:ye(e);function er(e){try{return ro.call(e)===void 0?new Uint8Array(Oi.call(e),Ai.call(e),io.call(e)):new Uint8Array(Qt.call(e),oo.call(e),no.call(e))}catch{return R}}var R=new Uint8Array;function tr(e){try{return so.call(e)}catch{}try{return io.call(new DataView(e))}catch{return}}function uo(e,t,r){Z(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}function Z(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var F=e=>`${e}`;function lo(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function we(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function rr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but only ${e} present.`)}function po(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=F(r);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Ve=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Fi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,mo=Symbol.for("encoding-wasm.UnmappableError"),Se=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){super(`${i} can't represent ${Fi(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&mo in o}[mo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function Le(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function yo(e,t,r){let o=xt(c=>Ci(c,r),e,t),n=xt(Ni,e,t);if(o&&n){let c=P()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,writeBytes:P()?o.writeBytes:void 0,mostByTable:512}}let i=or(e);if(o)return _()?Di(o,xt(ho,e,t)):o;let s=n??xt(ho,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function xt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let n=e(t);return n.write(o,r),or(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Ui="strings";function Ci(e,t){let[r]=WebAssembly.Module.customSections(t,Ui),o=new WebAssembly.Module(r,{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Di(e,t){let{read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function Ni(e){let[t,r]=[le,Ce],o=new Uint8Array(e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),most:1/0,collect:S()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(h,p){k(d,new Uint8Array(e.buffer,h,2*p),a),a+=2*p},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function ho(e){let t=z("utf-16le"),{write:r,most:o}=or(e);return{read:(n,i)=>t(new Uint16Array(e.buffer,n,i)),write:r,most:o}}function or(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return Le(i,s,n);let c="";for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var ht,l,ir,wo,So,W,U={input:0,units:0,output:0},Je=0,yt={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN,count:0};function Ee(e,t){yt.name=e,yt.encoding=t,x.newCodec=NaN,x.count+=1,x.isBusy&&Pi(),x.isBusy=!0}function Pi(){try{Bo(),ht??=bo(Wi(ut())),go(new WebAssembly.Instance(ht),ht)}catch(e){throw Oo(e)}}async function sr(e,t){try{Bo();let r=e(),o=To(r)?r:await WebAssembly.compile(Ri(r));t||bo(o);let n=await WebAssembly.instantiate(o);if(cr())return;go(n,o),ht=o}catch(r){throw Oo(r)}}var ki=[0,97,115,109];function Ri(e){let t=ye(j(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(ki.every((r,o)=>t[o]===r))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var cr=()=>!x.isBusy;function Wi(e){return To(e)?e:new WebAssembly.Module(e)}function To(e){try{return WebAssembly.Module.customSections(e,Eo),!0}catch{return!1}}var Eo="encoding-wasm";function bo(e){let[t]=WebAssembly.Module.customSections(e,Eo),r=`${lt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function go({exports:e},t){l=e,nr=WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),Fo(),W=yo(l.memory,U.units,t),Je=Math.min(l.units_length(),W.most),x.isBusy=!1}function Bo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Oo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if($i(e))return new RangeError(`encoding-wasm: ${Ao} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize() with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Ao="no memory for WebAssembly; free some, and call again",$i=e=>e instanceof RangeError&&/memory/i.test(e.message);function wt(){return dr(),ir}function _o(){return dr(),wo}function fr(){return dr(),So}function dr(){ir[0]===void 0&&Fo()}function Fo(){let{buffer:e}=l.memory;ir=new Uint8Array(e),wo=new Uint8Array(e,U.input,65536),So=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Io(e,t){return Ee(e,-1),Mo(t)}function Mo(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw D(t)}}var nr;function D(e){if(!x.isBusy||!nr||!(e instanceof nr))return e;let t=T[yt.encoding]?.name,r=`${yt.name}${t?` of ${t}`:""} failed`;return Hi()?new RangeError(`encoding-wasm: ${r}: ${Ao}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Hi(){try{return l.memory.grow(32),!1}catch{return!0}}function be(e=null){let t=fr();return Po(t,e??new Int32Array(t.length))}function No(){return l.held()!==0?be():(x.newCodec=Ze,null)}var Lo=e=>Po(e,fr());function Po(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function ve(e,t){ko(e,t)||(Ee("decoding",e),t?Lo(t):l.new_decoder(e),Ze=e===33||e===36?NaN:e)}var Ze=NaN;function ko(e,t){return t||x.newCodec!==e||x.isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function Tt(e,t){ko(~e,t)||(Ee("encoding",e),t?Lo(t):l.new_encoder(e),Ze=~e)}function Xe(e,t,r,o,n){St(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=Ze),Yo(i)}var oe={encoding:-1,at:0,most:0,owner:void 0};function Et(e,t,r){if(oe.encoding!==e||oe.owner!==l||x.isBusy){try{Ee("decoding",e),oe.owner=l,oe.at=W.readBytes?l.byte_table(e):0,oe.most=!pt(e)&&W.mostByTable||1/0,oe.encoding=e}catch(n){throw D(n)}x.isBusy=!1}if(oe.at===0||r>oe.most)return;if(r<=65536)return St(t,r),Uo(r);if(W.most>Je)return;let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);St(b(t,n,n+i),i),o=ge(o,Uo(i))}return o}function Qe(e,t,r,o){return Io("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),St(n===t?e:b(e,i,i+n),n),!l.is_free_of(n,r,o))return!1;return!0})}function ur(e,t){let r=-1,o,n;function i(s){try{return Ee(e,s),r=s,n=l,o=t(s),x.isBusy=!1,o}catch(f){throw D(f)}}return s=>s===r&&n===l&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var lr=ur("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),Ro=ur("encoding",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return k(r,new Uint8Array(l.memory.buffer,t,16384)),r}),bt=ur("decoding",e=>{let t=G(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),Uo=e=>W.readBytes(U.input,e,oe.at);function ge(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var Wo=e=>e+65536+3<=Je,$o=e=>e>Je&&e<268435456?W.collect?.(e+3):void 0,Ho=()=>U.units,Go=()=>wt()[U.units]|wt()[U.units+1]<<8,gt=(e,t)=>W.read(U.units+2*e,t-e),et=(e,t,r,o=0)=>W.write(e.slice(t,r),U.units+2*o);function jo(e,t){if(!x.isBusy&&!W.writeBytes)return;Ee("encoding",t);let r=W.writeBytes?.(e,U.output,l.unit_table(t));return x.isBusy=!1,r===e.length?tt(r):void 0}function Bt(e,t,r,o){x.isBusy=!0;let n=l.encode_block(e,t,r,+o);return x.isBusy=!1,o&&n>=0&&$.finished()&&(x.newCodec=Ze),Yo(n)}function St(e,t){let r=_o();if(t>8)try{k(r,e)}catch{k(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Yo(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var tt=e=>he(wt(),U.output,e);var $={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var Y=new Uint8Array(256);function rt(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)Y[r++]=n;else if(n<2048)Y[r++]=192|n>>6,Y[r++]=128|n&63;else if((n&63488)!==55296)Y[r++]=224|n>>12,Y[r++]=128|n>>6&63,Y[r++]=128|n&63;else{let i=xr(e,o);i>=65536&&(o+=1),r=hr(i,Y,r)}}return he(Y,0,r)}var zo=u(()=>Ce?96:_()||q()?1024:128),mr=u(()=>q()?65536:_()||S()?4096:128),Ki=u(()=>new Uint8Array(2*mr()));function qo(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}function Vo(e,t){let{length:r}=e,o=new Uint8Array(r);for(let i=0;i<r;i++)o[i]=t[e.charCodeAt(i)];return(M()?Qe(o,r,0,255):!fo(o,0))?o:void 0}function Jo(e,t){let{length:r}=e,o=2*r<=256?Y:Ki(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[n++]=f>>8),o[n++]=f}return he(o,0,n)}function xr(e,t){let r=e.codePointAt(t);return r>=55296&&r<=57343?65533:r}var Ot=e=>e<128?1:e<2048?2:e<65536?3:4;function hr(e,t,r){if(e<128)return t[r]=e,r+1;let o=Ot(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var vo=new Uint8Array(128),ne=zi(vo);function zi(e){return new Uint16Array(e.buffer)}var Zo=u(()=>Sr()?0:18),Xo=u(()=>re()>0&&!P()&&!S()?12:18),qi=u(()=>_()||V()?18:8),Qo=u(()=>P()||!(re()>=22||q())?64:32),Vi=u(()=>_()||S()||L()?64:32),Ji=u(()=>L()?36:18),At=(e,t)=>(e[0]&e[t>>1])>=128;function en(e,t,r){return r?t<=qi():t<=Ji()||t<=Vi()&&(At(e,t)||Ft())}var tn=()=>({mixed:Xo(),most:Qo()}),rn=(e,t)=>t<=Xo()||t<=64&&At(e,t)&&t<=Qo(),C={length:0,bytes:[0,0]};function Be(e,t,r,o){if(e[0]<128&&Sr())return Tr(e,t)?ie.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,a=e[i++]^128,h=d?0:e[i++]^128;if(f=d?(c&31)<<6|a:(c&15)<<12|a<<6|h,!(c>=194&&c<240&&(a|h)<64&&i<=t)||!d&&(f<2048||(f&63488)===55296||f===65279))return vi(e,s,t,r,o,n)}ne[n++]=f}return ot(n)}function on(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if((n&63488)===55296)return;ne[r++]=n}return ot(r)}function vi(e,t,r,o,n,i){let s=wr();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,h=d===0&&c>=128,p=c===224?160:c===240?144:128,O=c===237?159:c===244?143:191,ee=0;for(;ee<d&&f<r;ee++,f++){let A=e[f];if(A<p||A>O)break;p=128,O=191,a=a<<6|A&63}if(ee<d){if(f===r&&!o){if(c>=239)return;nn(c,128|a&63,1+ee);break}h=!0}if(h&&n||(h&&(a=65533),a===65279))return;a>65535&&(ne[i++]=55232+(a>>10),a=56320|a&1023),ne[i++]=a}return ot(i)}function yr(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=bt(o),!n)return;if(d=n[c],d===0&&(s<t&&(d=n[c|e[s++]<<8]),d===0))return Zi(e,f,t,r,i,o,n)}ne[i++]=d}return ot(i)}function Zi(e,t,r,o,n,i,s){let f=wr();for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(d>=128&&a===0){if(c===r&&!o){if(i===32)return;nn(d,0,1);break}let h=c<r?e[c]:0;if(a=s[d|h<<8],a>0)c+=1;else if(Xi(h,i))a=65533;else return}ne[n++]=a}return ot(n)}function Xi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function _t(e,t,r){return C.length=0,Be(b(e,t,r),r-t,!1,!0)===""}function nn(e,t,r){C.length=r,C.bytes[0]=e,C.bytes[1]=t}function ot(e){if(e<3||e<=18&&!Sr())return Le(ne,0,e);if(Ft())return le.call(vo,0,2*e);if(!(e>wr()))return Le(ne,0,18)+Le(ne,18,e-18)}var wr=u(()=>Ft()?1/0:36),Sr=u(()=>S()&&Ft()),Ft=u(()=>I(Qi)===!0);function Qi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(le)==="a\uFEFF\uD83D"&&t(ie)==="a\0\xFF\xFE=\xD8"}function Tr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function We(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var br=u(()=>I(rs)),Oe=u(()=>I(os)),cn=u(()=>I(fs)),fn=u(()=>I(us));function dn(e,t,r){if(e!==0&&e!==38||r<24||v(t,r)||e===0&&ln(t,r))return;let o=e===0?Oe():cn();return o?.takes?.(t,r)===!1?void 0:o}function gr(e,t,r,o){if(C.length=0,o&&t>8192||t>256&&(v(e,t)||ln(e,t)))return;let n=Oe();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!_t(e,i,t))))try{let s=i<t?b(e,0,i):e;return o?n.decodeOrFail(s,i):n.decodeQuickly(s,i)}catch{return}}function an(e,t){let r=Oe();if(r?.takesBuffer(e,t))try{return r.decodeBuffer(e)}catch{return}}function un(e,t){let r=cn();if(!(t%2>0||!r?.takes?.(e,t)||v(e,t)))return r.decode(e,!0)}function ln(e,t){if(t<8192||ts())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}var ts=u(L);function pn(){let e=fn();return t=>{try{return e?.encode(t)}catch{return}}}function It(e,t){try{return fn()?.encodeInto(e,t)}catch{return}}function rs(){let{isAscii:e}=Ye("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function os(){let e=V(),t=e?br():void 0;if(e&&!t)return;let r=z("utf-8"),o=is(r),n=q()?z("utf-8",!0):ns(o),i=t&&((m,w)=>We(m,w)&&t(m)),s=i??(te()?ss:M()?cs:void 0),f=i?(m,w)=>mn(m,w)||w>256&&i(m,w):s,[c,d]=te()?[48,128]:[0,P()?-1:e?2048:8192],a=(m,w)=>w>=c&&w<=d&&(!t||w<=64||t(m)),h=[239,187,191,97,230,188,162,240,159,146,169],p=Uint8Array.of(...h,...sn.flat()),O=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,ee=Uint8Array.of(97,127),A=o(p,p.length)===O&&r(p)===O&&r(p.buffer)===O&&o(ee,2)==="a\x7F"&&n(p.subarray(0,h.length),h.length)===O.slice(0,5)&&sn.every(m=>I(()=>n(Uint8Array.from(m),m.length))===void 0),Ue=ie;if(!(!A||t&&Ue.call(ee)!=="a\x7F"))return{decode(m,w){try{return t?Ue.call(m):(w?n:r)(m,m.length)}catch{return}},decodeQuickly:o,decodeOrFail:n,takesQuickly:f,decodeBuffer:r,takesBuffer:a,takes:s,completeLength(m,w){for(let K=1;K<=3&&K<=w;K++){let ue=m[w-K];if(ue<128)break;if(ue>=192)return(ue>=240?4:ue>=224?3:2)>K?w-K:w}return w}}}var sn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],ns=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function is(e){let[t,r]=[Wr,ie];if(V())return(n,i)=>i>256?r.call(n):e(n);if(!t||S()||!(re()>=22))return e;let o=P()?mn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var mn=(e,t)=>t<=64||t<=256&&We(e,t);function ss(e,t){if(t<64)return!1;if(We(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}function cs(e,t){if(t<1024)return!0;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function fs(){return _()||q()?as():ds()}function ds(){let e=le,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return xn(V()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function as(){let e=z("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return xn(1/0,(t,r)=>{let o=e(t);return r&&o.includes("\uFFFD")?void 0:o})}var xn=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){try{return t(r,o)}catch{return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});function us(){let e=Gr(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...rt(o)]}`&&Object.getPrototypeOf(n)===Uint8Array.prototype?e:void 0}var Ar=u(()=>q()?8:te()?352:18),ls=u(S);function wn(e,t,r){if(r>64)return We(t,r)?ps(e,t,r):void 0;if(r<=Zo()||(t[r>>1]|t[r-1])>=128||!Tr(t,r))return;let o=Ut();return o?o.call(t,0,r):Et(e,t,r)}function ps(e,t,r){let o=Ut(),n=G(e);if(!(r<512&&(n||!o))&&!!1&&!v(t,r))try{return br()?.(t)??Qe(t,r,128,128)?o?o.call(t):Oe()?.decodeQuickly(t,r):void 0}catch{return}}var Mt=[],Ae=[];function Sn(e,t,r){if(!(r<=Ar()||r>=512&&!gn(e)))return Ae[e]===void 0&&(Ae[e]=Es(e)?bn(e):null),En(Ae[e],t,r)}function Tn(e,t,r){return r<512?(ls()?Or(e,t,r):void 0)??Et(e,t,r)??Or(e,t,r)??hn(e,t,r):Or(e,t,r)??(ys(e)?hn(e,t,r):void 0)??Et(e,t,r)}var Br=0,ms=u(()=>_r()?8192:512);function Or(e,t,r){let o=Ut();if(!o||e!==21)return;let n=r<ms();if(n&&Br>0){Br-=1;return}if(!hs(t,r)){n&&(Br=15);return}if(!v(t,r))try{return o.call(t)}catch{return}}var hn=(e,t,r)=>En(bn(e),t,r),En=(e,t,r)=>e&&(r<=256||!v(t,r))?nt(e,t):void 0;function nt(e,t){try{return e(t)}catch{return}}function bn(e){return Mt[e]===void 0&&(Mt[e]=null,Mt[e]=I(()=>bs(e))??null),Mt[e]}var Ut=u(()=>I(xs));function xs(){let e=ie,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function hs(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||Qe(e,t,128,224)}var ys=e=>e===21?_r():ws()||Ss()&&pt(e),gn=e=>!Ut()&&(e===21?_r():Ts()),ws=u(()=>_()||L()),Ss=u(M),Ts=u(_),_r=u(()=>_()||S()||!(re()>0)),Es=e=>_()||S()||q()||V()||te()&&e===21;function bs(e){let t=bt(e),r=z(T[e].name),o=i=>r(i)===String.fromCharCode(...Array.from(i,s=>t[s])),n=Uint8Array.from({length:4096},(i,s)=>s);return n.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(n)?r:void 0}var Bn;function On(e,t,r){return Bn??=gs(),Bn(e,t,r)}function gs(){let e=Oe(),{mixed:t,most:r}=e&&S()?{mixed:0,most:0}:tn();return(o,n,i)=>{if(n<=t||n<=r&&At(o,n)){let s=Be(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function Ct(e,t,r,o=!1){try{ve(e,null);let n=Xe(t,r,0,o,!0);return n<0?void 0:gt(0,n)}catch(n){throw D(n)}}var Fr=u(()=>_()?{any:768,shiftJIS:224,markup:1/0}:M()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:S()?2048:L()?112:0}),An=e=>e===34?Fr().shiftJIS:Fr().any,_n=[];function Fn(e,t,r){if(r>Fr().markup||r>An(e)&&!As(t,r))return;let o=_n[e];if(o)return v(t,r)?void 0:nt(o,t);_s(e,r)}function As(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var it=[];function _s(e,t){it[e]===void 0&&(it[e]=I(()=>Is(e))??null);let r=it[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,it[e]=null,I(()=>{let{value:o}=r.sequences.next();o?r.decode(o)===Ct(e,o,E(o))&&(it[e]=r):Fs(e,r.decode)})))}function Fs(e,t){_n[e]=t;let r=An(e);r>0&&(Ae[e]=o=>o.byteLength<=r?t(o):void 0)}var Is=e=>({decode:z(T[e].name),sequences:Us(e),credit:0}),Ms=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Ir=[10,164,162];function*Us(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Ms)yield Uint8Array.of(...i,...Ir);for(let i=128;i<=255;i++)yield Fe([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Fe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Fe([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Fe([i,Math.min(i+7,254)],r,n,r);yield Fe([227,227],[50,50],o,r),yield Fe([129,129],[48,48],t),yield Fe([129,129],[48,48],n,t)}}function Fe(...e){let t=e.map(([s,f])=>f-s+1),r=t.reduce((s,f)=>s*f),o=e.length+Ir.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Ir,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+e.length-1),n}var $e=new Uint8Array(18),Ds=[0,0],Ie=class{encoding;fatal;ignoreBOM;#e=null;#t=Ds;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return T[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#n=!1,this.#o=0}decode(t,r,o){let n=me(t);if(!this.#e&&this.#r===0){let i=this.#l(t,n,r);if(i!==void 0)return r||this.#a(n),i}return this.#u(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&r>0){let s=i?On(t,r,this.fatal):gr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#c(t,r,256)??this.#l(t,r,!0);if(s!==void 0)return s;let f=i&&!Jt(n)?Ct(n,t,r,this.fatal):void 0;if(f!==void 0)return f}return this.#u(t,r,!0,o)}decodeBuffer(t,r){return this.#o!==0&&this.reset(),this.encoding===0?this.#s(this.#f(an(t,r))):this.#c(t,r,511)}#c(t,r,o){let n=r<=o&&r>Ar()?Ae[this.encoding]:void 0;return n?this.#f(nt(n,t)):void 0}#u(t,r,o,n){if(this.#r>0){let a=this.#m(t,r,o)??this.#x(t,r,o,n);if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#n,f=this.#o,c="";try{c=this.#y(t,r,o)??this.#d(t,r,o)}catch(a){throw this.#e=i,this.#n=s,this.#o=f,D(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=f+r,n===void 0?d:d.toTypeError(n);return c}#l(t,r,o){let{encoding:n}=this;if(C.length=0,r===0)return"";if(n===0){let f=rn(t,r)?Be(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=gr(t,r,o,this.fatal);return this.#s(c)}if(n===38){let f=r<=36?on(t,r):un(t,r);return this.#s(f)}if(!Jr(n))return;let i=G(n),s=(t[0]<128?wn(n,t,r):void 0)??(!i&&o&&r>18?Fn(n,t,r):void 0)??(en(t,r,i)?yr(t,r,o,n):void 0)??void 0;return this.#f(s)}#f(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#m(t,r,o){let n=this.#r+r;if(r===0||n>18)return;C.length=0,this.#p(t,n);let i=this.encoding===0?Be($e,n,o,this.fatal):this.#f(yr($e,n,o,this.encoding));return i!==void 0&&!o&&this.#a(r),i}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#o,s=this.#n,f=this.#t,c=this.#r,d=f[0]<224?2:3;if(c+r<=d)return;this.#p(t,d);let a=Be($e,d,!0,!0);if(a===void 0)return;let h=d-c;this.#r=0,this.#o+=h,this.#n=!0;try{return ge(a,this.decode(b(t,h),o,n))}catch(p){throw this.#n=s,p instanceof Ve||p instanceof TypeError||(this.#e=null,this.#o=i,this.#t=f,this.#r=c),p}}#p(t,r){$e[0]=this.#t[0],$e[1]=this.#t[1];for(let o=this.#r;o<r;o++)$e[o]=t[o-this.#r]}#a(t){this.#o+=t,this.#n||=this.#r+t>C.length,this.#r=C.length,C.length>0&&(this.#t=[C.bytes[0],C.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{ve(this.encoding,null),Xe(t,this.#r,0,this.fatal,!1),this.#e=be(),this.#r=0}catch(r){throw D(r)}}#y(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=dn(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#d(b(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:b(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=ge(s,this.#d(c,f-i,!0)),this.#i)return s}else s=ge(s,this.#s(d)),this.#o+=f-i;return this.#n||=f>0,f===r?s:this.encoding===0&&!o&&_t(t,f,r)?(this.#a(r-f),s):ge(s,this.#d(b(t,f,r),r-f,o))}#d(t,r,o){ve(this.encoding,this.#e);let n="",i=$o(r),s=this.#n||this.ignoreBOM||!Jt(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),h=c===0&&d?t:b(t,c,c+a),p=Xe(h,a,f,this.fatal,o&&d);if(p<0)return this.#e=be(),this.#i=new Ve(this.name,this.#o+c+$.start(),$.length()),n;if(f+=p,f>0&&(d||!Wo(f))){let O=!s&&Go()===65279?1:0;i?i.add(Ho()+2*O,f-O):n=ge(n,gt(O,f)),s=!0,f=0}if(d)break}return this.#n=s,this.#e=o?null:No(),this.#o+=r,i?i.toText():n}},Dt=new Ie(0,!1,!1);function In(e,t,r,o,n,i){return Dt.encoding=r,Dt.fatal=o,Dt.ignoreBOM=n,Dt.decodeWhole(e,t,i)}function Mn(e,t){let r=ce(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Ls=["fatal","html","replacement"];function Nt(e,t){let{length:r}=e,o=G(t);if(r>64&&r>(o?zo():mr()))return;if(!1)return qo(e,lr(t));if(!!0)return;let n=lr(t);return n&&Jo(e,n)}var Ps=u(()=>S()||L()||M()&&!Ce);function Nn(e,t){return Ps()?Vo(e,Ro(t)):jo(e,t)}var Ur=()=>"",N=class{encoding;unmappable;#e;#t=null;#r=0;#n=R;locate=t=>t;constructor(t,r,o=void 0){this.encoding=t,this.unmappable=r,this.#e=o}get name(){return T[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#c(t,r)}get#o(){return this.#e?0:Ls.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=Nt(t,this.encoding);if(r)return r;try{let o=!1;if(o)return o;Tt(this.encoding,null),et(t,0,t.length);let n=Bt(0,t.length,this.#o,!0);return n===-2||!$.finished()?void 0:(this.#r=0,tt(n))}catch(o){throw D(o)}}#c(t,r){let o=new Lt;return this.encodeOrFail(t,r,n=>o.add(n),(n,i)=>{throw new Se(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,f=this.#n;r&&(this.#n=R,this.#t=null,this.#r=0);let c=this.#e,d=this.#o,a=c===Ur,h=c&&!a?2048:65536,p=c&&this.encoding===33?new Mr(f,o):void 0,O=p?m=>p.add(m):o,ee=p?m=>p.addUnchanged(m):o,A=0,Ue=null;try{if(!s){let m=Nt;for(;A+65536<t.length;A+=65536){let w=m(t.slice(A,A+65536),this.encoding);if(!w)break;o(w)}}for(Tt(this.encoding,s);A===0||A<t.length;A+=h){let m=Math.min(A+h,t.length);et(t,A,m);let w=m===t.length;for(let K=0,ue=!1;!ue;){let ct=Bt(K,m-A,d,r&&w);O(tt(ct===-2?$.written():ct));let Pr=i+A+K+$.start();if(K+=$.read(),ue=ct!==-2&&$.finished(),ct!==-2||a)continue;let Gt=$.codePoint();if(c){Ue=be(Ue);let{count:ni}=x,kr=()=>this.locate(Pr),ft=c(Gt,kr);x.count!==ni&&(Tt(this.encoding,Ue),et(t,A,m));let Rr=ii=>{throw new Se(ii,kr(),this.name)};typeof ft=="string"?ks(ft,O,Rr):ft?ee(ft):Rr(Gt)}else n(Gt,Pr)}}}catch(m){throw D(m)}if(r){p&&o(p.held);return}p&&(this.#n=p.held),this.#t=be(),this.#r=i+t.length}};function ks(e,t,r){let o=lo(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.length);et(o,n,i,2048);let s=Bt(2048,2048+i-n,0,!1);s===-2&&r($.codePoint()),t(tt(s))}}var Mr=class{held;#e;constructor(t,r){this.held=t,this.#e=r}add(t){let r=E(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(xe(t,0,o)),this.held=xe(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=R,this.#e(t)}},Lt=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){let r=E(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){let n=new Uint8Array(4096);k(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){k(o.bytes,t,o.length),o.length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?xe(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=Rs(this.#r),o=0;return this.forEach(n=>{k(r,n,o),o+=E(n)}),r}};function Rs(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function st(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=ce(e,t);if(o===37||o===38){let{name:n}=T[o];throw new RangeError(`${t}: ${n} has no encoder in the standard; use ${r}.`)}return Ws(o,e,t)}function Ws(e,t,r){if(e===36)throw new RangeError(`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function H(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,n),Object.defineProperty(r,"name",n),r}function Me(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}function Cr(){throw new TypeError("Illegal invocation")}var Ln="Failed to execute 'encodeInto' on 'TextEncoder'",Pt=H({TextEncoder:class{#e="utf-8";constructor(){new.target!==Pt&&Me(this,new.target,Pt)}get encoding(){return this.#e}encode(e=""){return#e in this||Cr(),kt(F(e))}encodeInto(e,t){#e in this||Cr();let o=typeof e=="string"&&t instanceof Uint8Array?It(e,t):void 0;if(o&&o.read===e.length)return o;rr(arguments.length,2,Ln);let n=F(e),i=ao(t,Ln),{read:s,written:f}=o??It(n,i)??{read:0,written:0};if(s===n.length||f===E(i))return{read:s,written:f};let c=vs(n.slice(s),b(er(i),f));return{read:s+c.read,written:f+c.written}}}});function kt(e){return e.length<=6?rt(e):(Pn??=js(),Pn(e)??new N(0,"fatal").encode(e,!0))}var Pn;function js(){let e=pn();return _()||S()?e:t=>Ys(t)??e(t)}function Ys(e){let{length:t}=e;if(t<=21)return rt(e);if(t<=64&&Ks()){let r=(zs()||qs(e))&&kn(Y,e);if(r)return r}return t>=1024&&t<=65536&&Js(e)?kn(Vs(),e):void 0}var Ks=u(()=>!P()),zs=u(()=>te()||M());function qs(e){return e.length*Ot($n(e))*.75<=64}function kn(e,t){let r=It(t,e);return r?.read===t.length?he(e,0,r.written):void 0}var Vs=u(()=>new Uint8Array(3*65536)),Js=e=>Rn()<=65535&&$n(e)>=Rn(),Rn=u(()=>P()?256:V()?0:1/0);function $n(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function vs(e,t){let r=0,o=0;for(;r<e.length;){let n=xr(e,r);if(o+Ot(n)>E(t))break;o=hr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var Hn="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Gn=`!
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
?`;var Xs=u(()=>{let e=Gn.split(`
`),t=0;return new Map(Hn.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),jn=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Yn(e){let t=new N(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){if(i instanceof Se)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Kn(String.fromCodePoint(n),r,3),o.set(n,i)),i}}function Kn(e,t,r){if(jn(e))return"";if(r===0)return null;let o=Qs(e),n=o.find(t);if(n!==void 0)return n;for(let i of o){let s=Array.from(i,f=>t(f)?f:Kn(f,t,r-1));if(!s.includes(null))return s.join("")}return null}function Qs(e){let t=[...Xs().get(e)??[],...ec(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function ec(e){let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=p=>s>>o.length-1-p&1,c=o.filter((p,O)=>f(O)),d=o.filter((p,O)=>!f(O)),a=[r,...c].join("").normalize("NFC"),h=a+d.join("");h.normalize("NFD")===t&&n.push(h),d.every(jn)&&i.push(a)}return[...n,...i]}var tc=["fatal","html","replacement","ignore","translit"],rc=po(tc),zn=(e,t,r)=>typeof e=="function"?e:rc(e,t,r);function qn(e,t,r){return typeof e=="function"?(o,n)=>oc(e(o,n()),r):e==="ignore"?Ur:e==="translit"?Yn(t):void 0}function oc(e,t){if(typeof e=="string")return e;if(e==null)return null;let o=ye(j(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return xe(o,0,E(o))}var nc="Failed to construct 'LegacyTextEncoder'",Dr="Failed to execute 'encode'";function Vn(e,t="utf-8",r=void 0){let o=we(e,Dr);if(r===void 0){let i=st(F(t),Dr);return i===0?kt(o):Nt(o,i)??new N(i,"fatal").encode(o,!0)}let n=Rt(t,r,Dr);return n.encoding===0?kt(o):n.encode(o,!0)}function Rt(e,t,r){let o=F(e),n=t===void 0?"fatal":uo(t,{unmappable:zn},r).unmappable,i=st(o,r);return new N(i,n,qn(n,i,r))}var Jn=H({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=Rt(e,t,nc)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":we(e,o);Z(t,o);let i=!!t?.stream;return r.encode(n,!i)}}});var Ge="Failed to execute 'decode' on 'TextDecoder'",Wt=H({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=Nr(e,t,"Failed to construct 'TextDecoder'"),new.target!==Wt&&Me(this,new.target,Wt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=R,t=void 0){let r=this.#e;if(t===void 0&&!this.#t){if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return r.decodeWhole(e,me(e),Ge);if(e instanceof ArrayBuffer){let s=tr(e);if(s)return r.decodeBuffer(e,s)??r.decodeWhole(new Uint8Array(e),s,Ge)}}let o=j(e,Ge);Z(t,Ge);let n=!!t?.stream,i=qe(o);if(!this.#t){if(!n)return r.decodeWhole(i,me(i),Ge);r.reset()}return this.#t=n,r.decode(i,!n,Ge)}}});function Nr(e,t,r){let o=F(e);Z(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return new Ie(Mn(o,r),n,i)}function vn(e,t,r){let o=jr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}function Lr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return vn(e,(o,n)=>n(t.decode(ye(j(o,r)),!1,r)),o=>o(t.decode(R,!0,r)))}var $t=H({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Nr(e,t,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=Lr("TextDecoderStream",r),new.target!==$t&&Me(this,new.target,$t)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}}),Ht=H({TextEncoderStream:class{#e;constructor(){this.#e=Zn("TextEncoderStream",new N(0,"fatal"),F),new.target!==Ht&&Me(this,new.target,Ht)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}}});function Zn(e,t,r){let o=`Failed to execute 'transform' on '${e}'`;return vn(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var Xn=H({LegacyTextEncoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Rt(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Zn("LegacyTextEncoderStream",r,we)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var je=class{fatal;ignoreBOM;#e;#t;#r=R;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&E(this.#r)===0?t:co(this.#r,t);if(!r&&Xr(n))return this.#r=n,"";let i=ze(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ie(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?b(n,s):n,r,o)}};var Qn=H({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=F(e);Z(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new je(ce(o,r),n,i);this.#e=s,this.#t=Lr("DecoderStream",s)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});function ei(e,t){let r="Failed to execute 'findUnmappable'",o=we(e,r),n=st(F(t),r),i=new Map,s=(f,c)=>i.set(c,f);return new N(n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function ti(e){let t=ze(qe(j(e,"Failed to execute 'bomSniff'")));return t?T[t.encoding].name:null}function ri(e,t="utf-8",r=void 0){let o="Failed to execute 'decode'",n=j(e,o),i=ce(F(t),o);Z(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=qe(n);return ze(c)?new je(i,s,f).decode(c,!0,o):In(c,me(c),i,s,!0,o)}async function oi(e=void 0){let t=await e;if(t===void 0)cr()||await sr(ut,!0);else{let r=ic(t)?await sc(t):t;await sr(()=>r,!1)}}var ic=e=>typeof e?.arrayBuffer=="function";function sc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Qn as DecoderStream,Jn as LegacyTextEncoder,Xn as LegacyTextEncoderStream,Wt as TextDecoder,$t as TextDecoderStream,Pt as TextEncoder,Ht as TextEncoderStream,Se as UnmappableError,ti as bomSniff,ri as decode,Vn as encode,T as encodings,ei as findUnmappable,oi as initialize,eo as labelToName};
