function kr(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(r){let o="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${o}. (${r})`,{cause:r})}}var tt=()=>kr(new URL("./korean.wasm",import.meta.url)),rt="encoding-wasm/korean";var Pr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Ut=["korean"];function a(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var w=fi();function fi(){let e=Pr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});return Object.freeze(e)}var di=a(()=>new Map(w.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),ui=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],$r=e=>e<36&&e!==33,j=e=>e>0&&e<29,Gr=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),ai=e=>ui.find(([t])=>e>=t)[1];function jr(e){let t=di();return t.get(e)??t.get(qr(pi(e)))}function ce(e,t){let r=jr(e);if(r===void 0){let o=li(e),n=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${n}`)}if(Ut){let o=ai(r);if(o&&!Ut.includes(o))throw new RangeError(`${t}: '${rt}' doesn't include ${w[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}function li(e){let t=Rr(e),r={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:n})=>n.some(i=>Rr(i)===r));return o<0||o===36?void 0:o}var Rr=e=>qr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),mi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function je(e){if(e[0]>=239)return mi.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Yr({length:e,0:t,1:r}){return e===0||e===1&&t>=239||e===2&&t===239&&r===187}function Dt(e){return e===0||e===37||e===38}function pi(e){let t=0,r=e.length;for(;Wr(e[t]);)t+=1;for(;Wr(e[r-1]);)r-=1;return e.slice(t,r)}var Wr=e=>`	
\f\r `.includes(e);function qr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Kr(e){let t=jr(`${e}`);return t===void 0?null:w[t].name}var Lt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,zr=()=>Object.getPrototypeOf(Uint8Array.prototype),ot=e=>Lt(zr(),e),kt=e=>Lt(DataView.prototype,e),Vr=e=>globalThis[e]&&Lt(globalThis[e].prototype,"byteLength"),Pt=e=>zr()[e],Jr=ot(Symbol.toStringTag),Rt=ot("buffer"),vr=ot("byteOffset"),Qr=ot("byteLength"),yi=Pt("includes"),wi=Pt("set"),Si=Pt("slice"),Ti=kt("buffer"),Ei=kt("byteOffset"),gi=kt("byteLength"),Zr=Vr("ArrayBuffer"),bi=Vr("SharedArrayBuffer"),T=e=>Qr.call(e);function me(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:T(e)}var E=(e,t,r=T(e))=>new Uint8Array(Rt.call(e),vr.call(e)+t,r-t);function Xr(e,t){let r=new Uint8Array(T(e)+T(t));return R(r,e),R(r,t,T(e)),r}var R=(e,t,r)=>wi.call(e,t,r),eo=(e,t)=>yi.call(e,t),pe=(e,t,r)=>Si.call(e,t,r);function xe(e,t,r){if(r>24)return pe(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function V(e,t){if(t<=64)return!1;try{return Zr.call(Rt.call(e)),!1}catch{return!0}}var Oi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Y(e,t,r=Oi){if(!ArrayBuffer.isView(e)&&Ht(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function to(e,t){if(ArrayBuffer.isView(e)&&Jr.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function he(e){if(ArrayBuffer.isView(e))return Wt(e);try{return new Uint8Array(e)}catch{return W}}var Ye=e=>e instanceof Uint8Array?e:he(e);function Wt(e){try{return Jr.call(e)===void 0?new Uint8Array(Ti.call(e),Ei.call(e),gi.call(e)):new Uint8Array(Rt.call(e),vr.call(e),Qr.call(e))}catch{return W}}var W=new Uint8Array;function Ht(e){try{return Zr.call(e)}catch{}try{return bi?.call(e)}catch{return}}function ro(e,t,r){J(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}function J(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var M=e=>`${e}`;function oo(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ye(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function $t(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but only ${e} present.`)}function no(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=M(r);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var qe=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Bi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,io=Symbol.for("encoding-wasm.UnmappableError"),fe=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){super(`${i} can't represent ${Bi(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&io in o}[io](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var nt=(e,t)=>e?.prototype?.[t],it=e=>nt(globalThis.Buffer,e),we=it("ucs2Slice"),Ce=it("ucs2Write"),so=it("utf8Slice"),de=it("latin1Slice"),co=e=>globalThis[e],fo=co("TextDecoder"),Ai=nt(fo,"decode"),jt=co("TextEncoder"),Fi=nt(jt,"encode"),Mi=nt(jt,"encodeInto");function te(e){let t=new fo(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Ai}),r=>t.decode(r)}function uo(){let e=new jt;return Object.defineProperties(e,{encode:{value:Fi},encodeInto:{value:Mi}}),e}function D(e){try{return e()}catch{return}}var B=()=>"InternalError"in globalThis,S=()=>"Bun"in globalThis,re=()=>Yt().includes("Chrome/"),_=()=>Yt().includes("AppleWebKit/")&&!re()&&!(oe()>0);function Yt(){try{return`${globalThis.navigator.userAgent}`}catch{return""}}var H=()=>"Deno"in globalThis,I=()=>Yt()==="Cloudflare-Workers",oe=()=>I()?Number.NaN:Number.parseInt(globalThis.process?.versions?.node,10),v=()=>oe()<22,qt=e=>globalThis.process?.getBuiltinModule?.(e),Gt;function ao(){let{TransformStream:e}=globalThis;return e&&e===Gt?e:(Gt=[e,qt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Gt)}function De(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function po(e,t,r){let o=st(f=>Ni(f,r),e,t),n=st(Di,e,t);if(o&&n){let f=H()?1/0:64;return{...n,read:(d,u)=>(u<128?o:n).read(d,u),write:(d,u)=>(d.length<f?o:n).write(d,u),readBytes:o.readBytes,writeBytes:H()?o.writeBytes:void 0,mostByTable:512}}let i=Kt(e);if(o)return B()?Ci(o,st(mo,e,t)):o;let s=n??st(mo,e,t)??i,c=n?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function st(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let n=e(t);return n.write(o,r),Kt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Ui="strings";function Ni(e,t){let[r]=WebAssembly.Module.customSections(t,Ui),o=new WebAssembly.Module(r,{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Ci(e,t){let{read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function Di(e){let[t,r]=[we,Ce],o=new Uint8Array(e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),most:1/0,collect:S()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(x,m){R(d,new Uint8Array(e.buffer,x,2*m),u),u+=2*m},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function mo(e){let t=te("utf-16le"),{write:r,most:o}=Kt(e);return{read:(n,i)=>t(new Uint16Array(e.buffer,n,i)),write:r,most:o}}function Kt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return De(i,s,n);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var ct,l,Vt,xo,ho,$,N={input:0,units:0,output:0},Ke=0,ft={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN};function Te(e,t){ft.name=e,ft.encoding=t,p.newCodec=NaN,p.isBusy&&ki(),p.isBusy=!0}function ki(){try{To(),ct??=Wi(tt()),So(new WebAssembly.Instance(ct),ct)}catch(e){throw Eo(e)}}async function Jt(e,t){try{To();let r=e(),o=yo(r)?r:await WebAssembly.compile(Ri(r));t||Hi(o);let n=await WebAssembly.instantiate(o);if(vt())return;So(n,o),ct=o}catch(r){throw Eo(r)}}var Pi=[0,97,115,109];function Ri(e){let t=he(Y(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(Pi.every((r,o)=>t[o]===r))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var vt=()=>!p.isBusy;function Wi(e){return yo(e)?e:new WebAssembly.Module(e)}function yo(e){try{return WebAssembly.Module.customSections(e,wo),!0}catch{return!1}}var wo="encoding-wasm";function Hi(e){let[t]=WebAssembly.Module.customSections(e,wo),r=`${rt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function So({exports:e},t){l=e,zt=WebAssembly.RuntimeError,N.input=l.input(),N.units=l.units(),N.output=l.output(),Oo(),$=po(l.memory,N.units,t),Ke=Math.min(l.units_length(),$.most),p.isBusy=!1}function To(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Eo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if($i(e))return new RangeError(`encoding-wasm: ${go} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var go="no memory for WebAssembly; free some, and call again",$i=e=>e instanceof RangeError&&/memory/i.test(e.message);function dt(){return Zt(),Vt}function bo(){return Zt(),xo}function Qt(){return Zt(),ho}function Zt(){Vt[0]===void 0&&Oo()}function Oo(){let{buffer:e}=l.memory;Vt=new Uint8Array(e),xo=new Uint8Array(e,N.input,65536),ho=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Bo(e,t){return Te(e,-1),Ao(t)}function Ao(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw L(t)}}var zt;function L(e){if(!p.isBusy||!zt||!(e instanceof zt))return e;let t=w[ft.encoding]?.name,r=`${ft.name}${t?` of ${t}`:""} failed`;return Gi()?new RangeError(`encoding-wasm: ${r}: ${go}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Gi(){try{return l.memory.grow(32),!1}catch{return!0}}function ge(){let e=Qt();return No(e,new Int32Array(e.length))}function Io(){return l.held()!==0?ge():(p.newCodec=Ve,null)}var Uo=e=>No(e,Qt());function No(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function ze(e,t){Co(e,t)||(Te("decoding",e),t?Uo(t):l.new_decoder(e),Ve=e===33||e===36?NaN:e)}var Ve=NaN;function Co(e,t){return t||p.newCodec!==e||p.isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function at(e,t){Co(~e,t)||(Te("encoding",e),t?Uo(t):l.new_encoder(e),Ve=~e)}function Je(e,t,r,o,n){ut(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=Ve),Ho(i)}var ne={encoding:-1,at:0,most:0,owner:void 0};function lt(e,t,r){if(ne.encoding!==e||ne.owner!==l||p.isBusy){try{Te("decoding",e),ne.owner=l,ne.at=$.readBytes?l.byte_table(e):0,ne.most=!Gr(e)&&$.mostByTable||1/0,ne.encoding=e}catch(n){throw L(n)}p.isBusy=!1}if(ne.at===0||r>ne.most)return;if(r<=65536)return ut(t,r),Fo(r);if($.most>Ke)return;let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);ut(E(t,n,n+i),i),o=be(o,Fo(i))}return o}function er(e,t,r,o){return Bo("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),ut(n===t?e:E(e,i,i+n),n),!l.is_free_of(n,r,o))return!1;return!0})}function tr(e,t){let r=-1,o,n;function i(s){try{return Te(e,s),r=s,n=l,o=t(s),p.isBusy=!1,o}catch(c){throw L(c)}}return s=>s===r&&n===l&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var rr=tr("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),Do=tr("encoding",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return R(r,new Uint8Array(l.memory.buffer,t,16384)),r}),mt=tr("decoding",e=>{let t=j(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),Fo=e=>$.readBytes(N.input,e,ne.at);function be(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var Lo=e=>e+65536+3<=Ke,ko=e=>e>Ke&&e<268435456?$.collect?.(e+3):void 0,Po=()=>N.units,Ro=()=>dt()[N.units]|dt()[N.units+1]<<8,pt=(e,t)=>$.read(N.units+2*e,t-e),xt=(e,t,r)=>$.write(e.slice(t,r),N.units);function Wo(e,t){if(!p.isBusy&&!$.writeBytes)return;Te("encoding",t);let r=$.writeBytes?.(e,N.output,l.unit_table(t));return p.isBusy=!1,r===e.length?ht(r):void 0}function or(e,t,r,o){p.isBusy=!0;let n=l.encode_block(e,t,r,+o);return p.isBusy=!1,o&&n>=0&&q.finished()&&(p.newCodec=Ve),Ho(n)}function ut(e,t){let r=bo();if(t>8)try{R(r,e)}catch{R(r,E(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Ho(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ht=e=>xe(dt(),N.output,e);var q={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var K=new Uint8Array(256);function ve(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)K[r++]=n;else if(n<2048)K[r++]=192|n>>6,K[r++]=128|n&63;else if((n&63488)!==55296)K[r++]=224|n>>12,K[r++]=128|n>>6&63,K[r++]=128|n&63;else{let i=sr(e,o);i>=65536&&(o+=1),r=cr(i,K,r)}}return xe(K,0,r)}var Go=a(()=>Ce?96:B()||_()||I()?1024:128),ir=a(()=>_()||I()?65536:B()||S()?4096:128),Ki=a(()=>new Uint8Array(2*ir()));function jo(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}function Yo(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=t[e.charCodeAt(n)];return eo(o,0)?void 0:o}function qo(e,t){let{length:r}=e,o=2*r<=256?K:Ki(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[n++]=c>>8),o[n++]=c}return xe(o,0,n)}function sr(e,t){let r=e.codePointAt(t);return r>=55296&&r<=57343?65533:r}var yt=e=>e<128?1:e<2048?2:e<65536?3:4;function cr(e,t,r){if(e<128)return t[r]=e,r+1;let o=yt(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Ko=new Uint8Array(128),ie=zi(Ko);function zi(e){return new Uint16Array(e.buffer)}var zo=a(()=>ur()?0:18),Vo=a(()=>oe()>0&&!H()&&!S()?12:18),Vi=a(()=>B()||v()?18:8),Jo=a(()=>H()||!(oe()>=22||_()||I())?64:32),Ji=a(()=>B()||S()||_()?64:32),vi=a(()=>_()?36:18),wt=(e,t)=>(e[0]&e[t>>1])>=128;function vo(e,t,r){return r?t<=Vi():t<=vi()||t<=Ji()&&(wt(e,t)||Tt())}var Qo=()=>({mixed:Vo(),most:Jo()}),Zo=(e,t)=>t<=Vo()||t<=64&&wt(e,t)&&t<=Jo(),C={length:0,bytes:[0,0]};function Oe(e,t,r,o){if(e[0]<128&&ur())return ar(e,t)?de.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,x=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|x,!(f>=194&&f<240&&(u|x)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return Qi(e,s,t,r,o,n)}ie[n++]=c}return Qe(n)}function Xo(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if((n&63488)===55296)return;ie[r++]=n}return Qe(r)}function Qi(e,t,r,o,n,i){let s=dr();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,x=d===0&&f>=128,m=f===224?160:f===240?144:128,A=f===237?159:f===244?143:191,X=0;for(;X<d&&c<r;X++,c++){let O=e[c];if(O<m||O>A)break;m=128,A=191,u=u<<6|O&63}if(X<d){if(c===r&&!o){if(f>=239)return;en(f,128|u&63,1+X);break}x=!0}if(x&&n||(x&&(u=65533),u===65279))return;u>65535&&(ie[i++]=55232+(u>>10),u=56320|u&1023),ie[i++]=u}return Qe(i)}function fr(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=mt(o),!n)return;if(d=n[f],d===0&&(s<t&&(d=n[f|e[s++]<<8]),d===0))return Zi(e,c,t,r,i,o,n)}ie[i++]=d}return Qe(i)}function Zi(e,t,r,o,n,i,s){let c=dr();for(let f=t;f<r&&n<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===r&&!o){if(i===32)return;en(d,0,1);break}let x=f<r?e[f]:0;if(u=s[d|x<<8],u>0)f+=1;else if(Xi(x,i))u=65533;else return}ie[n++]=u}return Qe(n)}function Xi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function St(e,t,r){return C.length=0,Oe(E(e,t,r),r-t,!1,!0)===""}function en(e,t,r){C.length=r,C.bytes[0]=e,C.bytes[1]=t}function Qe(e){if(e<3||e<=18&&!ur())return De(ie,0,e);if(Tt())return we.call(Ko,0,2*e);if(!(e>dr()))return De(ie,0,18)+De(ie,18,e-18)}var dr=a(()=>Tt()?1/0:36),ur=a(()=>S()&&Tt()),Tt=a(()=>D(es)===!0);function es(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(we)==="a\uFEFF\uD83D"&&t(de)==="a\0\xFF\xFE=\xD8"}function ar(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function Re(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var mr=a(()=>D(os)),Be=a(()=>D(ns)),tn=a(()=>D(cs)),rn=a(()=>D(us));function on(e,t,r){if(e!==0&&e!==38||r<24||V(t,r)||e===0&&cn(t,r))return;let o=e===0?Be():tn();return o?.takes?.(t,r)===!1?void 0:o}function pr(e,t,r,o){if(C.length=0,o&&t>8192||t>256&&(V(e,t)||cn(e,t)))return;let n=Be();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!St(e,i,t))))try{let s=n.decodeQuickly(i<t?E(e,0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function nn(e,t){let r=Be();if(r?.takesBuffer(e,t))try{return r.decodeBuffer(e)}catch{return}}function sn(e,t){let r=tn();if(!(t%2>0||!r?.takes?.(e,t)||V(e,t)))return r.decode(e,!0)}function cn(e,t){if(t<8192||rs())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}var rs=a(_);function fn(){let e=rn();return t=>{try{return e?.encode(t)}catch{return}}}function Et(e,t){try{return rn()?.encodeInto(e,t)}catch{return}}function os(){let{isAscii:e}=qt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function ns(){let e=v(),t=e?mr():void 0;if(e&&!t)return;let r=te("utf-8"),o=is(r),n=t&&((F,y)=>Re(F,y)&&t(F)),i=n??(re()?ss:void 0),s=n?(F,y)=>dn(F,y)||y>256&&n(F,y):i,[c,f]=re()?[48,128]:[0,H()?-1:e?2048:8192],d=(F,y)=>y>=c&&y<=f&&(!t||y<=64||t(F)),u=[239,187,191,97,230,188,162,240,159,146,169],x=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],m=Uint8Array.of(...u,...x),A=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,X=Uint8Array.of(97,127),O=o(m,m.length)===A&&r(m)===A&&r(m.buffer)===A&&o(X,2)==="a\x7F",U=de;if(!(!O||t&&U.call(X)!=="a\x7F"))return{decode(F,y){try{if(t)return U.call(F);let P=r(F);return y&&P.includes("\uFFFD")?void 0:P}catch{return}},decodeQuickly:o,takesQuickly:s,decodeBuffer:r,takesBuffer:d,takes:i,completeLength(F,y){for(let P=1;P<=3&&P<=y;P++){let ee=F[y-P];if(ee<128)break;if(ee>=192)return(ee>=240?4:ee>=224?3:2)>P?y-P:y}return y}}}function is(e){let[t,r]=[so,de];if(v())return(n,i)=>i>256?r.call(n):e(n);if(!t||S()||!(oe()>=22))return e;let o=H()?dn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var dn=(e,t)=>t<=64||t<=256&&Re(e,t);function ss(e,t){if(t<64)return!1;if(Re(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}function cs(){return B()||_()||I()?ds():fs()}function fs(){let e=we,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return un(v()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function ds(){let e=te("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return un(1/0,(t,r)=>{let o=e(t);return r&&o.includes("\uFFFD")?void 0:o})}var un=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){try{return t(r,o)}catch{return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});function us(){let e=uo(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...ve(o)]}`&&Object.getPrototypeOf(n)===Uint8Array.prototype?e:void 0}var yr=a(()=>_()||I()?8:re()?352:18),as=a(S);function mn(e,t,r){if(r>64)return Re(t,r)?ls(e,t,r):void 0;if(r<=zo()||(t[r>>1]|t[r-1])>=128||!ar(t,r))return;let o=bt();return o?o.call(t,0,r):lt(e,t,r)}function ls(e,t,r){let o=bt(),n=j(e);if(!(r<512&&(n||!o))&&!!1&&!V(t,r))try{return mr()?.(t)??er(t,r,128,128)?o?o.call(t):Be()?.decodeQuickly(t,r):void 0}catch{return}}var gt=[],Ae=[];function pn(e,t,r){if(!(r<=yr()||r>=512&&!wn(e)))return Ae[e]===void 0&&(Ae[e]=Ss(e)?yn(e):null),hn(Ae[e],t,r)}function xn(e,t,r){return r<512?(as()?hr(e,t,r):void 0)??lt(e,t,r)??hr(e,t,r)??an(e,t,r):hr(e,t,r)??(hs(e)?an(e,t,r):void 0)??lt(e,t,r)}var xr=0,ms=a(()=>wr()?8192:512);function hr(e,t,r){let o=bt();if(!o||e!==21)return;let n=r<ms();if(n&&xr>0){xr-=1;return}if(!xs(t,r)){n&&(xr=15);return}if(!V(t,r))try{return o.call(t)}catch{return}}var an=(e,t,r)=>hn(yn(e),t,r),hn=(e,t,r)=>e&&(r<=256||!V(t,r))?Ze(e,t):void 0;function Ze(e,t){try{return e(t)}catch{return}}function yn(e){return gt[e]===void 0&&(gt[e]=null,gt[e]=D(()=>Ts(e))??null),gt[e]}var bt=a(()=>D(ps));function ps(){let e=de,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function xs(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||er(e,t,128,224)}var hs=e=>e===21?wr():ys(),wn=e=>!bt()&&(e===21?wr():ws()),ys=a(()=>B()||_()),ws=a(B),wr=a(()=>B()||S()||!(oe()>0)),Ss=e=>B()||S()||_()||I()||v()||re()&&e===21;function Ts(e){let t=mt(e),r=te(w[e].name),o=i=>r(i)===String.fromCharCode(...Array.from(i,s=>t[s])),n=Uint8Array.from({length:4096},(i,s)=>s);return n.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(n)?r:void 0}var Sn;function Tn(e,t,r){return Sn??=Es(),Sn(e,t,r)}function Es(){let e=Be(),{mixed:t,most:r}=e&&S()?{mixed:0,most:0}:Qo();return(o,n,i)=>{if(n<=t||n<=r&&wt(o,n)){let s=Oe(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{let s=e?.decodeQuickly(o,n);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function Ot(e,t,r,o=!1){try{ze(e,null);let n=Je(t,r,0,o,!0);return n<0?void 0:pt(0,n)}catch(n){throw L(n)}}var Sr=a(()=>B()?{any:768,shiftJIS:224,markup:1/0}:I()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:S()?2048:_()?112:0}),En=e=>e===34?Sr().shiftJIS:Sr().any,gn=[];function bn(e,t,r){if(r>Sr().markup||r>En(e)&&!Os(t,r))return;let o=gn[e];if(o)return V(t,r)?void 0:Ze(o,t);Bs(e,r)}function Os(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Xe=[];function Bs(e,t){Xe[e]===void 0&&(Xe[e]=D(()=>Fs(e))??null);let r=Xe[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Xe[e]=null,D(()=>{let{value:o}=r.sequences.next();o?r.decode(o)===Ot(e,o,T(o))&&(Xe[e]=r):As(e,r.decode)})))}function As(e,t){gn[e]=t;let r=En(e);r>0&&(Ae[e]=o=>o.byteLength<=r?t(o):void 0)}var Fs=e=>({decode:te(w[e].name),sequences:_s(e),credit:0}),Ms=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Tr=[10,164,162];function*_s(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Ms)yield Uint8Array.of(...i,...Tr);for(let i=128;i<=255;i++)yield Me([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Me([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Me([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Me([i,Math.min(i+7,254)],r,n,r);yield Me([227,227],[50,50],o,r),yield Me([129,129],[48,48],t),yield Me([129,129],[48,48],n,t)}}function Me(...e){let t=e.map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+Tr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(Tr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+e.length-1),n}var We=new Uint8Array(18),Us=[0,0],_e=class{encoding;fatal;ignoreBOM;#e=null;#t=Us;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#n=!1,this.#o=0}decode(t,r,o){let n=me(t);if(!this.#e&&this.#r===0){let i=this.#l(t,n,r);if(i!==void 0)return r||this.#a(n),i}return this.#f(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&r>0){let s=i?Tn(t,r,this.fatal):pr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#c(t,r,256)??this.#l(t,r,!0);if(s!==void 0)return s;let c=i&&!Dt(n)?Ot(n,t,r,this.fatal):void 0;if(c!==void 0)return c}return this.#f(t,r,!0,o)}decodeBuffer(t,r){return this.#o!==0&&this.reset(),this.encoding===0?this.#s(this.#d(nn(t,r))):this.#c(t,r,511)}#c(t,r,o){let n=r<=o&&r>yr()?Ae[this.encoding]:void 0;return n?this.#d(Ze(n,t)):void 0}#f(t,r,o,n){if(this.#r>0){let u=this.#p(t,r,o)??this.#x(t,r,o,n);if(u!==void 0)return u;this.#h()}let i=this.#e,s=this.#n,c=this.#o,f="";try{f=this.#y(t,r,o)??this.#u(t,r,o)}catch(u){throw this.#e=i,this.#n=s,this.#o=c,L(u)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#l(t,r,o){let{encoding:n}=this;if(C.length=0,r===0)return"";if(n===0){let c=Zo(t,r)?Oe(t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=pr(t,r,o,this.fatal);return this.#s(f)}if(n===38){let c=r<=36?Xo(t,r):sn(t,r);return this.#s(c)}if(!$r(n))return;let i=j(n),s=(t[0]<128?mn(n,t,r):void 0)??(!i&&o&&r>18?bn(n,t,r):void 0)??(vo(t,r,i)?fr(t,r,o,n):void 0)??void 0;return this.#d(s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+r;if(r===0||n>18)return;C.length=0,this.#m(t,n);let i=this.encoding===0?Oe(We,n,o,this.fatal):this.#d(fr(We,n,o,this.encoding));return i!==void 0&&!o&&this.#a(r),i}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#o,s=this.#n,c=this.#t,f=this.#r,d=c[0]<224?2:3;if(f+r<=d)return;this.#m(t,d);let u=Oe(We,d,!0,!0);if(u===void 0)return;let x=d-f;this.#r=0,this.#o+=x,this.#n=!0;try{return be(u,this.decode(E(t,x),o,n))}catch(m){throw this.#n=s,m instanceof qe||m instanceof TypeError||(this.#e=null,this.#o=i,this.#t=c,this.#r=f),m}}#m(t,r){We[0]=this.#t[0],We[1]=this.#t[1];for(let o=this.#r;o<r;o++)We[o]=t[o-this.#r]}#a(t){this.#o+=t,this.#n||=this.#r+t>C.length,this.#r=C.length,C.length>0&&(this.#t=[C.bytes[0],C.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{ze(this.encoding,null),Je(t,this.#r,0,this.fatal,!1),this.#e=ge(),this.#r=0}catch(r){throw L(r)}}#y(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=on(this.encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#u(E(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:E(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=be(s,this.#u(f,c-i,!0)),this.#i)return s}else s=be(s,this.#s(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.encoding===0&&!o&&St(t,c,r)?(this.#a(r-c),s):be(s,this.#u(E(t,c,r),r-c,o))}#u(t,r,o){ze(this.encoding,this.#e);let n="",i=ko(r),s=this.#n||this.ignoreBOM||!Dt(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,u=Math.min(65536,r-f),x=f===0&&d?t:E(t,f,f+u),m=Je(x,u,c,this.fatal,o&&d);if(m<0)return this.#e=ge(),this.#i=new qe(this.name,this.#o+f+q.start(),q.length()),n;if(c+=m,c>0&&(d||!Lo(c))){let A=!s&&Ro()===65279?1:0;i?i.add(Po()+2*A,c-A):n=be(n,pt(A,c)),s=!0,c=0}if(d)break}return this.#n=s,this.#e=o?null:Io(),this.#o+=r,i?i.toText():n}},Bt=new _e(0,!1,!1);function On(e,t,r,o,n,i){return Bt.encoding=r,Bt.fatal=o,Bt.ignoreBOM=n,Bt.decodeWhole(e,t,i)}function Bn(e,t){let r=ce(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Ds=["fatal","html","replacement"];function At(e,t){let{length:r}=e,o=j(t);if(r>64&&r>(o?Go():ir()))return;if(!1)return jo(e,rr(t));if(!!0)return;let n=rr(t);return n&&qo(e,n)}var Ls=a(()=>S()||_()||I()&&!Ce);function _n(e,t){return Ls()?Yo(e,Do(t)):Wo(e,t)}var gr=()=>"",k=class e{encoding;unmappable;#e;#t=null;#r=0;#n=W;locate=t=>t;constructor(t,r,o=void 0){this.encoding=t,this.unmappable=r,this.#e=o}get name(){return w[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#c(t,r)}get#o(){return this.#e?0:Ds.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=At(t,this.encoding);if(r)return r;try{let o=!1;if(o)return o;at(this.encoding,null),xt(t,0,t.length);let n=or(0,t.length,this.#o,!0);return n===-2||!q.finished()?void 0:(this.#r=0,ht(n))}catch(o){throw L(o)}}#c(t,r){let o=new Ft;return this.encodeOrFail(t,r,n=>o.add(n),(n,i)=>{throw new fe(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,c=this.#n;r&&(this.#n=W,this.#t=null,this.#r=0);let f=this.#e,d=this.#o,u=f===gr,x=f&&!u?2048:65536,m=void 0,A=m?U=>m.add(U):o,X=m?U=>m.addUnchanged(U):o,O=0;try{if(!s){let U=At;for(;O+65536<t.length;O+=65536){let F=U(t.slice(O,O+65536),this.encoding);if(!F)break;o(F)}}for(at(this.encoding,s);O===0||O<t.length;O+=x){let U=Math.min(O+x,t.length);xt(t,O,U);let F=U===t.length;for(let y=0,P=!1;!P;){let ee=or(y,U-O,d,r&&F);A(ht(ee===-2?q.written():ee));let Dr=i+O+y+q.start();if(y+=q.read(),P=ee!==-2&&q.finished(),ee!==-2||u)continue;let It=q.codePoint();if(f){let oi=ge(),Lr=()=>this.locate(Dr),ni=f(It,Lr),ii=this.#f(oi,ni,X,A,It,Lr);at(this.encoding,ii),xt(t,O,U)}else n(It,Dr)}}}catch(U){throw L(U)}if(r){m&&o(m.held);return}m&&(this.#n=m.held),this.#t=ge(),this.#r=i+t.length}#f(t,r,o,n,i,s){if(r===null)throw new fe(i,s(),this.name);if(typeof r!="string")return o(r),t;let c=new e(this.encoding,"fatal");return c.#t=t,c.encodeOrFail(oo(r),!1,n,f=>{throw new fe(f,s(),this.name)}),c.#t}},Er=class{held;#e;constructor(t,r){this.held=t,this.#e=r}add(t){let r=T(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(pe(t,0,o)),this.held=pe(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=W,this.#e(t)}},Ft=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){let r=T(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){let n=new Uint8Array(4096);R(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){R(o.bytes,t,o.length),o.length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?pe(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=ks(this.#r),o=0;return this.forEach(n=>{R(r,n,o),o+=T(n)}),r}};function ks(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function et(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=ce(e,t);if(o===37||o===38){let{name:n}=w[o];throw new RangeError(`${t}: ${n} has no encoder in the standard; use ${r}.`)}return Ps(o,e,t)}function Ps(e,t,r){if(e===36)throw new RangeError(`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function G(e,t){let{prototype:r}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(r))o!=="constructor"&&Object.defineProperty(r,o,{enumerable:!0});return Object.defineProperty(r,Symbol.toStringTag,{value:t,configurable:!0}),e}function Ie(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}function br(){throw new TypeError("Illegal invocation")}var In="Failed to execute 'encodeInto' on 'TextEncoder'",Or=class e{#e="utf-8";constructor(){new.target!==e&&Ie(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||br(),Mt(M(t))}encodeInto(t,r){#e in this||br();let n=typeof t=="string"&&r instanceof Uint8Array?Et(t,r):void 0;if(n&&n.read===t.length)return n;$t(arguments.length,2,In);let i=M(t),s=to(r,In),{read:c,written:f}=n??Et(i,s)??{read:0,written:0};if(c===i.length||f===T(s))return{read:c,written:f};let d=Vs(i.slice(c),E(Wt(s),f));return{read:c+d.read,written:f+d.written}}},Ln=G(Or,"TextEncoder");function Mt(e){return e.length<=6?ve(e):(Un??=$s(),Un(e)??new k(0,"fatal").encode(e,!0))}var Un;function $s(){let e=fn();return B()||S()?e:t=>Gs(t)??e(t)}function Gs(e){let{length:t}=e;if(t<=21)return ve(e);if(t<=64&&js()){let r=(Ys()||qs(e))&&Nn(K,e);if(r)return r}return t>=1024&&t<=65536&&zs(e)?Nn(Ks(),e):void 0}var js=a(()=>!H()),Ys=a(()=>re()||I());function qs(e){return e.length*yt(kn(e))*.75<=64}function Nn(e,t){let r=Et(t,e);return r?.read===t.length?xe(e,0,r.written):void 0}var Ks=a(()=>new Uint8Array(3*65536)),zs=e=>Cn()<=65535&&kn(e)>=Cn(),Cn=a(()=>H()?256:v()?0:1/0);function kn(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Vs(e,t){let r=0,o=0;for(;r<e.length;){let n=sr(e,r);if(o+yt(n)>T(t))break;o=cr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var Pn="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Rn=`!
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
?`;var vs=a(()=>{let e=Rn.split(`
`),t=0;return new Map(Pn.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),Wn=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Hn(e){let t=new k(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){if(i instanceof fe)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=$n(String.fromCodePoint(n),r,3),o.set(n,i)),i}}function $n(e,t,r){if(Wn(e))return"";if(r===0)return null;let o=Qs(e),n=o.find(t);if(n!==void 0)return n;for(let i of o){let s=Array.from(i,c=>t(c)?c:$n(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function Qs(e){let t=[...vs().get(e)??[],...Zs(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Zs(e){let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,A)=>c(A)),d=o.filter((m,A)=>!c(A)),u=[r,...f].join("").normalize("NFC"),x=u+d.join("");x.normalize("NFD")===t&&n.push(x),d.every(Wn)&&i.push(u)}return[...n,...i]}var Xs=["fatal","html","replacement","ignore","translit"],ec=no(Xs),Gn=(e,t,r)=>typeof e=="function"?e:ec(e,t,r);function jn(e,t,r){return typeof e=="function"?(o,n)=>tc(e(o,n()),r):e==="ignore"?gr:e==="translit"?Hn(t):void 0}function tc(e,t){if(typeof e=="string")return e;if(e==null)return null;let o=he(Y(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return pe(o,0,T(o))}var rc="Failed to construct 'LegacyTextEncoder'",Br="Failed to execute 'encode'";function Yn(e,t="utf-8",r=void 0){let o=ye(e,Br);if(r===void 0){let i=et(M(t),Br);return i===0?Mt(o):At(o,i)??new k(i,"fatal").encode(o,!0)}let n=_t(t,r,Br);return n.encoding===0?Mt(o):n.encode(o,!0)}function _t(e,t,r){let o=M(e),n=t===void 0?"fatal":ro(t,{unmappable:Gn},r).unmappable,i=et(o,r);return new k(i,n,jn(n,i,r))}var Ar=class{#e;constructor(t="utf-8",r=void 0){this.#e=_t(t,r,rc)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,r=void 0){let o=this.#e,n="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ye(t,n);J(r,n);let s=!!r?.stream;return o.encode(i,!s)}},qn=G(Ar,"LegacyTextEncoder");var He="Failed to execute 'decode' on 'TextDecoder'",Fr=class e{#e;#t=!1;constructor(t="utf-8",r=void 0){this.#e=Mr(t,r,"Failed to construct 'TextDecoder'"),new.target!==e&&Ie(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=W,r=void 0){let o=this.#e;if(r===void 0&&!this.#t){if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,me(t),He);if(t instanceof ArrayBuffer){let c=Ht(t);if(c)return o.decodeBuffer(t,c)??o.decodeWhole(new Uint8Array(t),c,He)}}let n=Y(t,He);J(r,He);let i=!!r?.stream,s=Ye(n);if(!this.#t){if(!i)return o.decodeWhole(s,me(s),He);o.reset()}return this.#t=i,o.decode(s,!i,He)}},Kn=G(Fr,"TextDecoder");function Mr(e,t,r){let o=M(e);J(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return new _e(Bn(o,r),n,i)}function zn(e,t,r){let o=ao();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}function Nr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return zn(e,(o,n)=>n(t.decode(he(Y(o,r)),!1,r)),o=>o(t.decode(W,!0,r)))}var _r=class e{#e;#t;constructor(t="utf-8",r=void 0){let o=Mr(t,r,"Failed to construct 'TextDecoderStream'");this.#e=o,this.#t=Nr("TextDecoderStream",o),new.target!==e&&Ie(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Vn=G(_r,"TextDecoderStream"),Ir=class e{#e;constructor(){this.#e=vn("TextEncoderStream",new k(0,"fatal"),M),new.target!==e&&Ie(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Jn=G(Ir,"TextEncoderStream");function vn(e,t,r){let o=`Failed to execute 'transform' on '${e}'`;return zn(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var Ur=class{#e;#t;constructor(t="utf-8",r=void 0){let o=_t(t,r,"Failed to construct 'LegacyTextEncoderStream'");this.#e=o,this.#t=vn("LegacyTextEncoderStream",o,ye)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Qn=G(Ur,"LegacyTextEncoderStream");var $e=class{fatal;ignoreBOM;#e;#t;#r=W;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&T(this.#r)===0?t:Xr(this.#r,t);if(!r&&Yr(n))return this.#r=n,"";let i=je(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new _e(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?E(n,s):n,r,o)}};var Cr=class{#e;#t;constructor(t="utf-8",r=void 0){let o="Failed to construct 'DecoderStream'",n=M(t);J(r,o);let i=!!r?.fatal,s=!!r?.ignoreBOM,c=new $e(ce(n,o),i,s);this.#e=c,this.#t=Nr("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Zn=G(Cr,"DecoderStream");function Xn(e,t){let r="Failed to execute 'findUnmappable'",o=ye(e,r),n=et(M(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new k(n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function ei(e){let t=je(Ye(Y(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function ti(e,t="utf-8",r=void 0){let o="Failed to execute 'decode'",n=Y(e,o),i=ce(M(t),o);J(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ye(n);return je(f)?new $e(i,s,c).decode(f,!0,o):On(f,me(f),i,s,!0,o)}async function ri(e=void 0){let t=await e;if(t===void 0)vt()||await Jt(tt,!0);else{let r=oc(t)?await nc(t):t;await Jt(()=>r,!1)}}var oc=e=>typeof e?.arrayBuffer=="function";function nc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Zn as DecoderStream,qn as LegacyTextEncoder,Qn as LegacyTextEncoderStream,Kn as TextDecoder,Vn as TextDecoderStream,Ln as TextEncoder,Jn as TextEncoderStream,fe as UnmappableError,ei as bomSniff,ti as decode,Yn as encode,w as encodings,Xn as findUnmappable,ri as initialize,Kr as labelToName};
