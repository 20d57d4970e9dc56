var ot=(e,t)=>e?.prototype?.[t],nt=e=>ot(globalThis.Buffer,e),me=nt("ucs2Slice"),Ce=nt("ucs2Write"),Lr=nt("utf8Slice"),ce=nt("latin1Slice"),Pr=e=>globalThis[e],kr=Pr("TextDecoder"),ri=ot(kr,"decode"),Wt=Pr("TextEncoder"),oi=ot(Wt,"encode"),ni=ot(Wt,"encodeInto");function q(e,t=!1){let r=new kr(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(r,"decode",{value:ri}),o=>r.decode(o)}function Rr(){let e=new Wt;return Object.defineProperties(e,{encode:{value:oi},encodeInto:{value:ni}}),e}function M(e){try{return e()}catch{return}}var _=()=>"InternalError"in globalThis,S=()=>"Bun"in globalThis,oe=()=>$t().includes("Chrome/"),L=()=>$t().includes("AppleWebKit/")&&!oe()&&!(ne()>0);function $t(){try{return`${globalThis.navigator?.userAgent}`}catch{return""}}var P=()=>"Deno"in globalThis,k=()=>$t()==="Cloudflare-Workers",z=()=>L()||k(),ne=()=>k()?Number.NaN:Number.parseInt(globalThis.process?.versions?.node,10),V=()=>ne()<22,je=e=>globalThis.process?.getBuiltinModule?.(e),Rt;function Wr(){let{TransformStream:e}=globalThis;return e&&e===Rt?e:(Rt=[e,je("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Rt)}var ii=e=>je("node:fs").readFileSync(e);function $r(e){try{return ii(e)}catch(t){let r="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${r}. (${t})`,{cause:t})}}var it=()=>$r(new URL("./single-byte.wasm",import.meta.url)),st="encoding-wasm/single-byte";var Hr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Ht=["single-byte"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var T=fi();function fi(){let e=Hr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});return Object.freeze(e)}var di=u(()=>new Map(T.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),ai=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Kr=e=>e<36&&e!==33,G=e=>e>0&&e<29,ct=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(T[e].name),ui=e=>ai.find(([t])=>e>=t)[1];function qr(e){let t=di();return t.get(e)??t.get(Vr(pi(e)))}function de(e,t){let r=qr(e);if(r===void 0){let o=li(e),n=o===void 0?"":` Did you mean '${T[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${n}`)}if(Ht){let o=ui(r);if(o&&!Ht.includes(o))throw new RangeError(`${t}: '${st}' doesn't include ${T[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}function li(e){let t=Gr(e),r={936:"gbk",950:"big5"}[t]??t,o=T.findIndex(({labels:n})=>n.some(i=>Gr(i)===r));return o<0||o===36?void 0:o}var Gr=e=>Vr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),mi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Ke(e){if(e[0]>=239)return mi.find(t=>t.bytes.every((r,o)=>e[o]===r))}function zr({length:e,0:t,1:r}){return e===0||e===1&&t>=239||e===2&&t===239&&r===187}function Yt(e){return e===0||e===37||e===38}function pi(e){let t=0,r=e.length;for(;jr(e[t]);)t+=1;for(;jr(e[r-1]);)r-=1;return e.slice(t,r)}var jr=e=>`	
\f\r `.includes(e);function Vr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Jr(e){let t=qr(`${e}`);return t===void 0?null:T[t].name}var Kt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,vr=()=>Object.getPrototypeOf(Uint8Array.prototype),ft=e=>Kt(vr(),e),qt=e=>Kt(DataView.prototype,e),yi=()=>Kt(ArrayBuffer.prototype,"byteLength"),zt=e=>vr()[e],Zr=ft(Symbol.toStringTag),Vt=ft("buffer"),Xr=ft("byteOffset"),Qr=ft("byteLength"),wi=zt("includes"),Si=zt("set"),Ti=zt("slice"),Ei=qt("buffer"),bi=qt("byteOffset"),eo=qt("byteLength"),to=yi(),E=e=>Qr.call(e);function xe(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:E(e)}var b=(e,t,r=E(e))=>new Uint8Array(Vt.call(e),Xr.call(e)+t,r-t);function ro(e,t){let r=new Uint8Array(E(e)+E(t));return R(r,e),R(r,t,E(e)),r}var R=(e,t,r)=>Si.call(e,t,r),oo=(e,t)=>wi.call(e,t),he=(e,t,r)=>Ti.call(e,t,r);function ye(e,t,r){if(r>24)return he(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function v(e,t){if(t<=64)return!1;try{return to.call(Vt.call(e)),!1}catch{return!0}}var gi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function j(e,t,r=gi){if(!ArrayBuffer.isView(e)&&vt(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function no(e,t){if(ArrayBuffer.isView(e)&&Zr.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function we(e){if(ArrayBuffer.isView(e))return Jt(e);try{return new Uint8Array(e)}catch{return W}}var qe=e=>e instanceof Uint8Array?e:we(e);function Jt(e){try{return Zr.call(e)===void 0?new Uint8Array(Ei.call(e),bi.call(e),eo.call(e)):new Uint8Array(Vt.call(e),Xr.call(e),Qr.call(e))}catch{return W}}var W=new Uint8Array;function vt(e){try{return to.call(e)}catch{}try{return eo.call(new DataView(e))}catch{return}}function io(e,t,r){Z(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}function Z(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var F=e=>`${e}`;function so(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Se(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Zt(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but only ${e} present.`)}function co(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=F(r);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var ze=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Bi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,fo=Symbol.for("encoding-wasm.UnmappableError"),ae=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){super(`${i} can't represent ${Bi(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&fo in o}[fo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function Le(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function lo(e,t,r){let o=dt(c=>Fi(c,r),e,t),n=dt(Mi,e,t);if(o&&n){let c=P()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,writeBytes:P()?o.writeBytes:void 0,mostByTable:512}}let i=Xt(e);if(o)return _()?Ii(o,dt(uo,e,t)):o;let s=n??dt(uo,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function dt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let n=e(t);return n.write(o,r),Xt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var _i="strings";function Fi(e,t){let[r]=WebAssembly.Module.customSections(t,_i),o=new WebAssembly.Module(r,{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Ii(e,t){let{read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function Mi(e){let[t,r]=[me,Ce],o=new Uint8Array(e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),most:1/0,collect:S()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(p,m){R(d,new Uint8Array(e.buffer,p,2*m),a),a+=2*m},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function uo(e){let t=q("utf-16le"),{write:r,most:o}=Xt(e);return{read:(n,i)=>t(new Uint16Array(e.buffer,n,i)),write:r,most:o}}function Xt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return Le(i,s,n);let c="";for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var at,l,er,mo,po,$,U={input:0,units:0,output:0},Ve=0,ut={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN};function Ee(e,t){ut.name=e,ut.encoding=t,x.newCodec=NaN,x.isBusy&&Ci(),x.isBusy=!0}function Ci(){try{So(),at??=yo(Li(it())),wo(new WebAssembly.Instance(at),at)}catch(e){throw To(e)}}async function tr(e,t){try{So();let r=e(),o=xo(r)?r:await WebAssembly.compile(Ni(r));t||yo(o);let n=await WebAssembly.instantiate(o);if(rr())return;wo(n,o),at=o}catch(r){throw To(r)}}var Di=[0,97,115,109];function Ni(e){let t=we(j(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(Di.every((r,o)=>t[o]===r))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var rr=()=>!x.isBusy;function Li(e){return xo(e)?e:new WebAssembly.Module(e)}function xo(e){try{return WebAssembly.Module.customSections(e,ho),!0}catch{return!1}}var ho="encoding-wasm";function yo(e){let[t]=WebAssembly.Module.customSections(e,ho),r=`${st} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function wo({exports:e},t){l=e,Qt=WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),go(),$=lo(l.memory,U.units,t),Ve=Math.min(l.units_length(),$.most),x.isBusy=!1}function So(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function To(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Pi(e))return new RangeError(`encoding-wasm: ${Eo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Eo="no memory for WebAssembly; free some, and call again",Pi=e=>e instanceof RangeError&&/memory/i.test(e.message);function lt(){return nr(),er}function bo(){return nr(),mo}function or(){return nr(),po}function nr(){er[0]===void 0&&go()}function go(){let{buffer:e}=l.memory;er=new Uint8Array(e),mo=new Uint8Array(e,U.input,65536),po=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Bo(e,t){return Ee(e,-1),Oo(t)}function Oo(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw D(t)}}var Qt;function D(e){if(!x.isBusy||!Qt||!(e instanceof Qt))return e;let t=T[ut.encoding]?.name,r=`${ut.name}${t?` of ${t}`:""} failed`;return ki()?new RangeError(`encoding-wasm: ${r}: ${Eo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function ki(){try{return l.memory.grow(32),!1}catch{return!0}}function ge(){let e=or();return Uo(e,new Int32Array(e.length))}function Io(){return l.held()!==0?ge():(x.newCodec=ve,null)}var Mo=e=>Uo(e,or());function Uo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Je(e,t){Co(e,t)||(Ee("decoding",e),t?Mo(t):l.new_decoder(e),ve=e===33||e===36?NaN:e)}var ve=NaN;function Co(e,t){return t||x.newCodec!==e||x.isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function pt(e,t){Co(~e,t)||(Ee("encoding",e),t?Mo(t):l.new_encoder(e),ve=~e)}function Ze(e,t,r,o,n){mt(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=ve),Wo(i)}var ie={encoding:-1,at:0,most:0,owner:void 0};function xt(e,t,r){if(ie.encoding!==e||ie.owner!==l||x.isBusy){try{Ee("decoding",e),ie.owner=l,ie.at=$.readBytes?l.byte_table(e):0,ie.most=!ct(e)&&$.mostByTable||1/0,ie.encoding=e}catch(n){throw D(n)}x.isBusy=!1}if(ie.at===0||r>ie.most)return;if(r<=65536)return mt(t,r),Ao(r);if($.most>Ve)return;let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);mt(b(t,n,n+i),i),o=Be(o,Ao(i))}return o}function sr(e,t,r,o){return Bo("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),mt(n===t?e:b(e,i,i+n),n),!l.is_free_of(n,r,o))return!1;return!0})}function cr(e,t){let r=-1,o,n;function i(s){try{return Ee(e,s),r=s,n=l,o=t(s),x.isBusy=!1,o}catch(f){throw D(f)}}return s=>s===r&&n===l&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var fr=cr("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=l.memory;return G(e)?new Uint8Array(r,t,16384):new Uint16Array(r,t,65536)}),Do=cr("encoding",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return R(r,new Uint8Array(l.memory.buffer,t,16384)),r}),ht=cr("decoding",e=>{let t=G(e),r=l.byte_table(e)>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),Ao=e=>$.readBytes(U.input,e,ie.at);function Be(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var No=e=>e+65536+3<=Ve,Lo=e=>e>Ve&&e<268435456?$.collect?.(e+3):void 0,Po=()=>U.units,ko=()=>lt()[U.units]|lt()[U.units+1]<<8,yt=(e,t)=>$.read(U.units+2*e,t-e),wt=(e,t,r)=>$.write(e.slice(t,r),U.units);function Ro(e,t){if(!x.isBusy&&!$.writeBytes)return;Ee("encoding",t);let r=$.writeBytes?.(e,U.output,l.unit_table(t));return x.isBusy=!1,r===e.length?St(r):void 0}function dr(e,t,r,o){x.isBusy=!0;let n=l.encode_block(e,t,r,+o);return x.isBusy=!1,o&&n>=0&&Y.finished()&&(x.newCodec=ve),Wo(n)}function mt(e,t){let r=bo();if(t>8)try{R(r,e)}catch{R(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Wo(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var St=e=>ye(lt(),U.output,e);var Y={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var K=new Uint8Array(256);function Xe(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)K[r++]=n;else if(n<2048)K[r++]=192|n>>6,K[r++]=128|n&63;else if((n&63488)!==55296)K[r++]=224|n>>12,K[r++]=128|n>>6&63,K[r++]=128|n&63;else{let i=lr(e,o);i>=65536&&(o+=1),r=mr(i,K,r)}}return ye(K,0,r)}var Ho=u(()=>Ce?96:_()||z()?1024:128),ur=u(()=>z()?65536:_()||S()?4096:128),Hi=u(()=>new Uint8Array(2*ur()));function Go(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}function jo(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=t[e.charCodeAt(n)];return oo(o,0)?void 0:o}function Yo(e,t){let{length:r}=e,o=2*r<=256?K:Hi(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[n++]=f>>8),o[n++]=f}return ye(o,0,n)}function lr(e,t){let r=e.codePointAt(t);return r>=55296&&r<=57343?65533:r}var Tt=e=>e<128?1:e<2048?2:e<65536?3:4;function mr(e,t,r){if(e<128)return t[r]=e,r+1;let o=Tt(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Ko=new Uint8Array(128),se=Gi(Ko);function Gi(e){return new Uint16Array(e.buffer)}var qo=u(()=>hr()?0:18),zo=u(()=>ne()>0&&!P()&&!S()?12:18),ji=u(()=>_()||V()?18:8),Vo=u(()=>P()||!(ne()>=22||z())?64:32),Yi=u(()=>_()||S()||L()?64:32),Ki=u(()=>L()?36:18),Et=(e,t)=>(e[0]&e[t>>1])>=128;function Jo(e,t,r){return r?t<=ji():t<=Ki()||t<=Yi()&&(Et(e,t)||gt())}var vo=()=>({mixed:zo(),most:Vo()}),Zo=(e,t)=>t<=zo()||t<=64&&Et(e,t)&&t<=Vo(),C={length:0,bytes:[0,0]};function Oe(e,t,r,o){if(e[0]<128&&hr())return yr(e,t)?ce.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,a=e[i++]^128,p=d?0:e[i++]^128;if(f=d?(c&31)<<6|a:(c&15)<<12|a<<6|p,!(c>=194&&c<240&&(a|p)<64&&i<=t)||!d&&(f<2048||(f&63488)===55296||f===65279))return qi(e,s,t,r,o,n)}se[n++]=f}return Qe(n)}function Xo(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if((n&63488)===55296)return;se[r++]=n}return Qe(r)}function qi(e,t,r,o,n,i){let s=xr();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,p=d===0&&c>=128,m=c===224?160:c===240?144:128,O=c===237?159:c===244?143:191,ee=0;for(;ee<d&&f<r;ee++,f++){let A=e[f];if(A<m||A>O)break;m=128,O=191,a=a<<6|A&63}if(ee<d){if(f===r&&!o){if(c>=239)return;Qo(c,128|a&63,1+ee);break}p=!0}if(p&&n||(p&&(a=65533),a===65279))return;a>65535&&(se[i++]=55232+(a>>10),a=56320|a&1023),se[i++]=a}return Qe(i)}function pr(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=ht(o),!n)return;if(d=n[c],!1)return zi(e,f,t,r,i,o,n)}se[i++]=d}return Qe(i)}function zi(e,t,r,o,n,i,s){let f=xr();for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(d>=128&&a===0){if(c===r&&!o){if(i===32)return;Qo(d,0,1);break}let p=c<r?e[c]:0;if(a=s[d|p<<8],a>0)c+=1;else if(Vi(p,i))a=65533;else return}se[n++]=a}return Qe(n)}function Vi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function bt(e,t,r){return C.length=0,Oe(b(e,t,r),r-t,!1,!0)===""}function Qo(e,t,r){C.length=r,C.bytes[0]=e,C.bytes[1]=t}function Qe(e){if(e<3||e<=18&&!hr())return Le(se,0,e);if(gt())return me.call(Ko,0,2*e);if(!(e>xr()))return Le(se,0,18)+Le(se,18,e-18)}var xr=u(()=>gt()?1/0:36),hr=u(()=>S()&&gt()),gt=u(()=>M(Ji)===!0);function Ji(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(me)==="a\uFEFF\uD83D"&&t(ce)==="a\0\xFF\xFE=\xD8"}function yr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function We(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var Sr=u(()=>M(Xi)),Ae=u(()=>M(Qi)),tn=u(()=>M(ns)),rn=u(()=>M(cs));function on(e,t,r){if(e!==0&&e!==38||r<24||v(t,r)||e===0&&cn(t,r))return;let o=e===0?Ae():tn();return o?.takes?.(t,r)===!1?void 0:o}function Tr(e,t,r,o){if(C.length=0,o&&t>8192||t>256&&(v(e,t)||cn(e,t)))return;let n=Ae();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!bt(e,i,t))))try{let s=i<t?b(e,0,i):e;return o?n.decodeOrFail(s,i):n.decodeQuickly(s,i)}catch{return}}function nn(e,t){let r=Ae();if(r?.takesBuffer(e,t))try{return r.decodeBuffer(e)}catch{return}}function sn(e,t){let r=tn();if(!(t%2>0||!r?.takes?.(e,t)||v(e,t)))return r.decode(e,!0)}function cn(e,t){if(t<8192||Zi())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}var Zi=u(L);function fn(){let e=rn();return t=>{try{return e?.encode(t)}catch{return}}}function Bt(e,t){try{return rn()?.encodeInto(e,t)}catch{return}}function Xi(){let{isAscii:e}=je("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Qi(){let e=V(),t=e?Sr():void 0;if(e&&!t)return;let r=q("utf-8"),o=ts(r),n=z()?q("utf-8",!0):es(o),i=t&&((y,w)=>We(y,w)&&t(y)),s=i??(oe()?rs:k()?os:void 0),f=i?(y,w)=>dn(y,w)||w>256&&i(y,w):s,[c,d]=oe()?[48,128]:[0,P()?-1:e?2048:8192],a=(y,w)=>w>=c&&w<=d&&(!t||w<=64||t(y)),p=[239,187,191,97,230,188,162,240,159,146,169],m=Uint8Array.of(...p,...en.flat()),O=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,ee=Uint8Array.of(97,127),A=o(m,m.length)===O&&r(m)===O&&r(m.buffer)===O&&o(ee,2)==="a\x7F"&&n(m.subarray(0,p.length),p.length)===O.slice(0,5)&&en.every(y=>M(()=>n(Uint8Array.from(y),y.length))===void 0),I=ce;if(!(!A||t&&I.call(ee)!=="a\x7F"))return{decode(y,w){try{return t?I.call(y):(w?n:r)(y,y.length)}catch{return}},decodeQuickly:o,decodeOrFail:n,takesQuickly:f,decodeBuffer:r,takesBuffer:a,takes:s,completeLength(y,w){for(let te=1;te<=3&&te<=w;te++){let re=y[w-te];if(re<128)break;if(re>=192)return(re>=240?4:re>=224?3:2)>te?w-te:w}return w}}}var en=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],es=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function ts(e){let[t,r]=[Lr,ce];if(V())return(n,i)=>i>256?r.call(n):e(n);if(!t||S()||!(ne()>=22))return e;let o=P()?dn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var dn=(e,t)=>t<=64||t<=256&&We(e,t);function rs(e,t){if(t<64)return!1;if(We(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}function os(e,t){if(t<1024)return!0;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function ns(){return _()||z()?ss():is()}function is(){let e=me,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return an(V()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function ss(){let e=q("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return an(1/0,(t,r)=>{let o=e(t);return r&&o.includes("\uFFFD")?void 0:o})}var an=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){try{return t(r,o)}catch{return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});function cs(){let e=Rr(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...Xe(o)]}`&&Object.getPrototypeOf(n)===Uint8Array.prototype?e:void 0}var gr=u(()=>z()?8:oe()?352:18),fs=u(S);function mn(e,t,r){if(r>64)return We(t,r)?ds(e,t,r):void 0;if(r<=qo()||(t[r>>1]|t[r-1])>=128||!yr(t,r))return;let o=At();return o?o.call(t,0,r):xt(e,t,r)}function ds(e,t,r){let o=At(),n=G(e);if(!(r<512&&(n||!o))&&!(n&&wn(e))&&!v(t,r))try{return Sr()?.(t)??sr(t,r,128,128)?o?o.call(t):Ae()?.decodeQuickly(t,r):void 0}catch{return}}var Ot=[],_e=[];function pn(e,t,r){if(!(r<=gr()||r>=512&&!wn(e)))return _e[e]===void 0&&(_e[e]=ys(e)?yn(e):null),hn(_e[e],t,r)}function xn(e,t,r){return r<512?(fs()?br(e,t,r):void 0)??xt(e,t,r)??br(e,t,r)??un(e,t,r):br(e,t,r)??(ms(e)?un(e,t,r):void 0)??xt(e,t,r)}var Er=0,as=u(()=>Br()?8192:512);function br(e,t,r){let o=At();if(!o||e!==21)return;let n=r<as();if(n&&Er>0){Er-=1;return}if(!ls(t,r)){n&&(Er=15);return}if(!v(t,r))try{return o.call(t)}catch{return}}var un=(e,t,r)=>hn(yn(e),t,r),hn=(e,t,r)=>e&&(r<=256||!v(t,r))?et(e,t):void 0;function et(e,t){try{return e(t)}catch{return}}function yn(e){return Ot[e]===void 0&&(Ot[e]=null,Ot[e]=M(()=>ws(e))??null),Ot[e]}var At=u(()=>M(us));function us(){let e=ce,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function ls(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||sr(e,t,128,224)}var ms=e=>e===21?Br():ps()||xs()&&ct(e),wn=e=>!At()&&(e===21?Br():hs()),ps=u(()=>_()||L()),xs=u(k),hs=u(_),Br=u(()=>_()||S()||!(ne()>0)),ys=e=>_()||S()||z()||V()||oe()&&e===21;function ws(e){let t=ht(e),r=q(T[e].name),o=i=>r(i)===String.fromCharCode(...Array.from(i,s=>t[s])),n=Uint8Array.from({length:4096},(i,s)=>s);return n.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(n)?r:void 0}var Sn;function Tn(e,t,r){return Sn??=Ss(),Sn(e,t,r)}function Ss(){let e=Ae(),{mixed:t,most:r}=e&&S()?{mixed:0,most:0}:vo();return(o,n,i)=>{if(n<=t||n<=r&&Et(o,n)){let s=Oe(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function _t(e,t,r,o=!1){try{Je(e,null);let n=Ze(t,r,0,o,!0);return n<0?void 0:yt(0,n)}catch(n){throw D(n)}}var Or=u(()=>_()?{any:768,shiftJIS:224,markup:1/0}:k()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:S()?2048:L()?112:0}),En=e=>e===34?Or().shiftJIS:Or().any,bn=[];function gn(e,t,r){if(r>Or().markup||r>En(e)&&!bs(t,r))return;let o=bn[e];if(o)return v(t,r)?void 0:et(o,t);gs(e,r)}function bs(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var tt=[];function gs(e,t){tt[e]===void 0&&(tt[e]=M(()=>Os(e))??null);let r=tt[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,tt[e]=null,M(()=>{let{value:o}=r.sequences.next();o?r.decode(o)===_t(e,o,E(o))&&(tt[e]=r):Bs(e,r.decode)})))}function Bs(e,t){bn[e]=t;let r=En(e);r>0&&(_e[e]=o=>o.byteLength<=r?t(o):void 0)}var Os=e=>({decode:q(T[e].name),sequences:_s(e),credit:0}),As=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Ar=[10,164,162];function*_s(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of As)yield Uint8Array.of(...i,...Ar);for(let i=128;i<=255;i++)yield Ie([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Ie([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Ie([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Ie([i,Math.min(i+7,254)],r,n,r);yield Ie([227,227],[50,50],o,r),yield Ie([129,129],[48,48],t),yield Ie([129,129],[48,48],n,t)}}function Ie(...e){let t=e.map(([s,f])=>f-s+1),r=t.reduce((s,f)=>s*f),o=e.length+Ar.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Ar,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+e.length-1),n}var $e=new Uint8Array(18),Is=[0,0],Me=class{encoding;fatal;ignoreBOM;#e=null;#t=Is;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return T[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#n=!1,this.#o=0}decode(t,r,o){let n=xe(t);if(!this.#e&&this.#r===0){let i=this.#l(t,n,r);if(i!==void 0)return r||this.#u(n),i}return this.#f(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&r>0){let s=i?Tn(t,r,this.fatal):Tr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#c(t,r,256)??this.#l(t,r,!0);if(s!==void 0)return s;let f=i&&!Yt(n)?_t(n,t,r,this.fatal):void 0;if(f!==void 0)return f}return this.#f(t,r,!0,o)}decodeBuffer(t,r){return this.#o!==0&&this.reset(),this.encoding===0?this.#s(this.#d(nn(t,r))):this.#c(t,r,511)}#c(t,r,o){let n=r<=o&&r>gr()?_e[this.encoding]:void 0;return n?this.#d(et(n,t)):void 0}#f(t,r,o,n){if(this.#r>0){let a=this.#p(t,r,o)??this.#x(t,r,o,n);if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#n,f=this.#o,c="";try{c=this.#y(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=i,this.#n=s,this.#o=f,D(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=f+r,n===void 0?d:d.toTypeError(n);return c}#l(t,r,o){let{encoding:n}=this;if(C.length=0,r===0)return"";if(n===0){let f=Zo(t,r)?Oe(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=Tr(t,r,o,this.fatal);return this.#s(c)}if(n===38){let f=r<=36?Xo(t,r):sn(t,r);return this.#s(f)}if(!Kr(n))return;let i=G(n),s=(i?pn(n,t,r):void 0)??(t[0]<128?mn(n,t,r):void 0)??void 0??(Jo(t,r,i)?pr(t,r,o,n):void 0)??(i?xn(n,t,r):void 0);return this.#d(s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+r;if(r===0||n>18)return;C.length=0,this.#m(t,n);let i=this.encoding===0?Oe($e,n,o,this.fatal):this.#d(pr($e,n,o,this.encoding));return i!==void 0&&!o&&this.#u(r),i}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#o,s=this.#n,f=this.#t,c=this.#r,d=f[0]<224?2:3;if(c+r<=d)return;this.#m(t,d);let a=Oe($e,d,!0,!0);if(a===void 0)return;let p=d-c;this.#r=0,this.#o+=p,this.#n=!0;try{return Be(a,this.decode(b(t,p),o,n))}catch(m){throw this.#n=s,m instanceof ze||m instanceof TypeError||(this.#e=null,this.#o=i,this.#t=f,this.#r=c),m}}#m(t,r){$e[0]=this.#t[0],$e[1]=this.#t[1];for(let o=this.#r;o<r;o++)$e[o]=t[o-this.#r]}#u(t){this.#o+=t,this.#n||=this.#r+t>C.length,this.#r=C.length,C.length>0&&(this.#t=[C.bytes[0],C.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{Je(this.encoding,null),Ze(t,this.#r,0,this.fatal,!1),this.#e=ge(),this.#r=0}catch(r){throw D(r)}}#y(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=on(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#a(b(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:b(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=Be(s,this.#a(c,f-i,!0)),this.#i)return s}else s=Be(s,this.#s(d)),this.#o+=f-i;return this.#n||=f>0,f===r?s:this.encoding===0&&!o&&bt(t,f,r)?(this.#u(r-f),s):Be(s,this.#a(b(t,f,r),r-f,o))}#a(t,r,o){Je(this.encoding,this.#e);let n="",i=Lo(r),s=this.#n||this.ignoreBOM||!Yt(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),p=c===0&&d?t:b(t,c,c+a),m=Ze(p,a,f,this.fatal,o&&d);if(m<0)return this.#e=ge(),this.#i=new ze(this.name,this.#o+c+Y.start(),Y.length()),n;if(f+=m,f>0&&(d||!No(f))){let O=!s&&ko()===65279?1:0;i?i.add(Po()+2*O,f-O):n=Be(n,yt(O,f)),s=!0,f=0}if(d)break}return this.#n=s,this.#e=o?null:Io(),this.#o+=r,i?i.toText():n}},Ft=new Me(0,!1,!1);function Bn(e,t,r,o,n,i){return Ft.encoding=r,Ft.fatal=o,Ft.ignoreBOM=n,Ft.decodeWhole(e,t,i)}function On(e,t){let r=de(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Cs=["fatal","html","replacement"];function It(e,t){let{length:r}=e,o=G(t);if(r>64&&r>(o?Ho():ur()))return;if(o)return Go(e,fr(t));if(!!1)return;let n=fr(t);return n&&Yo(e,n)}var Ds=u(()=>S()||L()||k()&&!Ce);function In(e,t){return Ds()?jo(e,Do(t)):Ro(e,t)}var Fr=()=>"",N=class e{encoding;unmappable;#e;#t=null;#r=0;#n=W;locate=t=>t;constructor(t,r,o=void 0){this.encoding=t,this.unmappable=r,this.#e=o}get name(){return T[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#c(t,r)}get#o(){return this.#e?0:Cs.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=It(t,this.encoding);if(r)return r;try{let o=G(this.encoding)&&In(t,this.encoding);if(o)return o;pt(this.encoding,null),wt(t,0,t.length);let n=dr(0,t.length,this.#o,!0);return n===-2||!Y.finished()?void 0:(this.#r=0,St(n))}catch(o){throw D(o)}}#c(t,r){let o=new Mt;return this.encodeOrFail(t,r,n=>o.add(n),(n,i)=>{throw new ae(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,f=this.#n;r&&(this.#n=W,this.#t=null,this.#r=0);let c=this.#e,d=this.#o,a=c===Fr,p=c&&!a?2048:65536,m=void 0,O=m?I=>m.add(I):o,ee=m?I=>m.addUnchanged(I):o,A=0;try{if(!s){let I=G(this.encoding)?In:It;for(;A+65536<t.length;A+=65536){let y=I(t.slice(A,A+65536),this.encoding);if(!y)break;o(y)}}for(pt(this.encoding,s);A===0||A<t.length;A+=p){let I=Math.min(A+p,t.length);wt(t,A,I);let y=I===t.length;for(let w=0,te=!1;!te;){let re=dr(w,I-A,d,r&&y);O(St(re===-2?Y.written():re));let Dr=i+A+w+Y.start();if(w+=Y.read(),te=re!==-2&&Y.finished(),re!==-2||a)continue;let kt=Y.codePoint();if(c){let Qn=ge(),Nr=()=>this.locate(Dr),ei=c(kt,Nr),ti=this.#f(Qn,ei,ee,O,kt,Nr);pt(this.encoding,ti),wt(t,A,I)}else n(kt,Dr)}}}catch(I){throw D(I)}if(r){m&&o(m.held);return}m&&(this.#n=m.held),this.#t=ge(),this.#r=i+t.length}#f(t,r,o,n,i,s){if(r===null)throw new ae(i,s(),this.name);if(typeof r!="string")return o(r),t;let f=new e(this.encoding,"fatal");return f.#t=t,f.encodeOrFail(so(r),!1,n,c=>{throw new ae(c,s(),this.name)}),f.#t}},_r=class{held;#e;constructor(t,r){this.held=t,this.#e=r}add(t){let r=E(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(he(t,0,o)),this.held=he(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=W,this.#e(t)}},Mt=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){let r=E(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){let n=new Uint8Array(4096);R(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){R(o.bytes,t,o.length),o.length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?he(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=Ns(this.#r),o=0;return this.forEach(n=>{R(r,n,o),o+=E(n)}),r}};function Ns(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function rt(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=de(e,t);if(o===37||o===38){let{name:n}=T[o];throw new RangeError(`${t}: ${n} has no encoder in the standard; use ${r}.`)}return Ls(o,e,t)}function Ls(e,t,r){if(e===36)throw new RangeError(`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function H(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,n),Object.defineProperty(r,"name",n),r}function Ue(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}function Ir(){throw new TypeError("Illegal invocation")}var Mn="Failed to execute 'encodeInto' on 'TextEncoder'",Ut=H({TextEncoder:class{#e="utf-8";constructor(){new.target!==Ut&&Ue(this,new.target,Ut)}get encoding(){return this.#e}encode(e=""){return#e in this||Ir(),Ct(F(e))}encodeInto(e,t){#e in this||Ir();let o=typeof e=="string"&&t instanceof Uint8Array?Bt(e,t):void 0;if(o&&o.read===e.length)return o;Zt(arguments.length,2,Mn);let n=F(e),i=no(t,Mn),{read:s,written:f}=o??Bt(n,i)??{read:0,written:0};if(s===n.length||f===E(i))return{read:s,written:f};let c=qs(n.slice(s),b(Jt(i),f));return{read:s+c.read,written:f+c.written}}}});function Ct(e){return e.length<=6?Xe(e):(Un??=Ws(),Un(e)??new N(0,"fatal").encode(e,!0))}var Un;function Ws(){let e=fn();return _()||S()?e:t=>$s(t)??e(t)}function $s(e){let{length:t}=e;if(t<=21)return Xe(e);if(t<=64&&Hs()){let r=(Gs()||js(e))&&Cn(K,e);if(r)return r}return t>=1024&&t<=65536&&Ks(e)?Cn(Ys(),e):void 0}var Hs=u(()=>!P()),Gs=u(()=>oe()||k());function js(e){return e.length*Tt(Ln(e))*.75<=64}function Cn(e,t){let r=Bt(t,e);return r?.read===t.length?ye(e,0,r.written):void 0}var Ys=u(()=>new Uint8Array(3*65536)),Ks=e=>Dn()<=65535&&Ln(e)>=Dn(),Dn=u(()=>P()?256:V()?0:1/0);function Ln(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function qs(e,t){let r=0,o=0;for(;r<e.length;){let n=lr(e,r);if(o+Tt(n)>E(t))break;o=mr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var Pn="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",kn=`!
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
?`;var Vs=u(()=>{let e=kn.split(`
`),t=0;return new Map(Pn.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),Rn=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Wn(e){let t=new N(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){if(i instanceof ae)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=$n(String.fromCodePoint(n),r,3),o.set(n,i)),i}}function $n(e,t,r){if(Rn(e))return"";if(r===0)return null;let o=Js(e),n=o.find(t);if(n!==void 0)return n;for(let i of o){let s=Array.from(i,f=>t(f)?f:$n(f,t,r-1));if(!s.includes(null))return s.join("")}return null}function Js(e){let t=[...Vs().get(e)??[],...vs(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function vs(e){let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=m=>s>>o.length-1-m&1,c=o.filter((m,O)=>f(O)),d=o.filter((m,O)=>!f(O)),a=[r,...c].join("").normalize("NFC"),p=a+d.join("");p.normalize("NFD")===t&&n.push(p),d.every(Rn)&&i.push(a)}return[...n,...i]}var Zs=["fatal","html","replacement","ignore","translit"],Xs=co(Zs),Hn=(e,t,r)=>typeof e=="function"?e:Xs(e,t,r);function Gn(e,t,r){return typeof e=="function"?(o,n)=>Qs(e(o,n()),r):e==="ignore"?Fr:e==="translit"?Wn(t):void 0}function Qs(e,t){if(typeof e=="string")return e;if(e==null)return null;let o=we(j(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return he(o,0,E(o))}var ec="Failed to construct 'LegacyTextEncoder'",Mr="Failed to execute 'encode'";function jn(e,t="utf-8",r=void 0){let o=Se(e,Mr);if(r===void 0){let i=rt(F(t),Mr);return i===0?Ct(o):It(o,i)??new N(i,"fatal").encode(o,!0)}let n=Dt(t,r,Mr);return n.encoding===0?Ct(o):n.encode(o,!0)}function Dt(e,t,r){let o=F(e),n=t===void 0?"fatal":io(t,{unmappable:Hn},r).unmappable,i=rt(o,r);return new N(i,n,Gn(n,i,r))}var Yn=H({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=Dt(e,t,ec)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Se(e,o);Z(t,o);let i=!!t?.stream;return r.encode(n,!i)}}});var He="Failed to execute 'decode' on 'TextDecoder'",Nt=H({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=Ur(e,t,"Failed to construct 'TextDecoder'"),new.target!==Nt&&Ue(this,new.target,Nt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=W,t=void 0){let r=this.#e;if(t===void 0&&!this.#t){if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return r.decodeWhole(e,xe(e),He);if(e instanceof ArrayBuffer){let s=vt(e);if(s)return r.decodeBuffer(e,s)??r.decodeWhole(new Uint8Array(e),s,He)}}let o=j(e,He);Z(t,He);let n=!!t?.stream,i=qe(o);if(!this.#t){if(!n)return r.decodeWhole(i,xe(i),He);r.reset()}return this.#t=n,r.decode(i,!n,He)}}});function Ur(e,t,r){let o=F(e);Z(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return new Me(On(o,r),n,i)}function Kn(e,t,r){let o=Wr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}function Cr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Kn(e,(o,n)=>n(t.decode(we(j(o,r)),!1,r)),o=>o(t.decode(W,!0,r)))}var Lt=H({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Ur(e,t,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=Cr("TextDecoderStream",r),new.target!==Lt&&Ue(this,new.target,Lt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}}),Pt=H({TextEncoderStream:class{#e;constructor(){this.#e=qn("TextEncoderStream",new N(0,"fatal"),F),new.target!==Pt&&Ue(this,new.target,Pt)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}}});function qn(e,t,r){let o=`Failed to execute 'transform' on '${e}'`;return Kn(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var zn=H({LegacyTextEncoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Dt(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=qn("LegacyTextEncoderStream",r,Se)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var Ge=class{fatal;ignoreBOM;#e;#t;#r=W;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&E(this.#r)===0?t:ro(this.#r,t);if(!r&&zr(n))return this.#r=n,"";let i=Ke(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Me(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?b(n,s):n,r,o)}};var Vn=H({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=F(e);Z(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ge(de(o,r),n,i);this.#e=s,this.#t=Cr("DecoderStream",s)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});function Jn(e,t){let r="Failed to execute 'findUnmappable'",o=Se(e,r),n=rt(F(t),r),i=new Map,s=(f,c)=>i.set(c,f);return new N(n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function vn(e){let t=Ke(qe(j(e,"Failed to execute 'bomSniff'")));return t?T[t.encoding].name:null}function Zn(e,t="utf-8",r=void 0){let o="Failed to execute 'decode'",n=j(e,o),i=de(F(t),o);Z(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=qe(n);return Ke(c)?new Ge(i,s,f).decode(c,!0,o):Bn(c,xe(c),i,s,!0,o)}async function Xn(e=void 0){let t=await e;if(t===void 0)rr()||await tr(it,!0);else{let r=tc(t)?await rc(t):t;await tr(()=>r,!1)}}var tc=e=>typeof e?.arrayBuffer=="function";function rc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Vn as DecoderStream,Yn as LegacyTextEncoder,zn as LegacyTextEncoderStream,Nt as TextDecoder,Lt as TextDecoderStream,Ut as TextEncoder,Pt as TextEncoderStream,ae as UnmappableError,vn as bomSniff,Zn as decode,jn as encode,T as encodings,Jn as findUnmappable,Xn as initialize,Jr as labelToName};
