function Dn(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){let r="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${r}. (${n})`,{cause:n})}}var Xe=()=>Dn(new URL("./korean.wasm",import.meta.url)),Qe="encoding-wasm/korean";var Cn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Ft=["korean"];function a(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var w=oi();function oi(){let e=Cn.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});return Object.freeze(e)}var ii=a(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),si=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Pn=e=>e<36&&e!==33,$=e=>e>0&&e<29,Rn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),ci=e=>si.find(([t])=>e>=t)[1];function Wn(e){let t=ii();return t.get(e)??t.get($n(ui(e)))}function re(e,t){let n=Wn(e);if(n===void 0){let r=fi(e),o=r===void 0?"":` Did you mean '${w[r].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(Ft){let r=ci(n);if(r&&!Ft.includes(r))throw new RangeError(`${t}: '${Qe}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${r}' or 'encoding-wasm'.`)}return n}function fi(e){let t=Nn(e),n={936:"gbk",950:"big5"}[t]??t,r=w.findIndex(({labels:o})=>o.some(i=>Nn(i)===n));return r<0||r===36?void 0:r}var Nn=e=>$n(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),di=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function We(e){if(e[0]>=239)return di.find(t=>t.bytes.every((n,r)=>e[r]===n))}function Hn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function It(e){return e===0||e===37||e===38}function ui(e){let t=0,n=e.length;for(;Ln(e[t]);)t+=1;for(;Ln(e[n-1]);)n-=1;return e.slice(t,n)}var Ln=e=>`	
\f\r `.includes(e);function $n(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Gn(e){let t=Wn(`${e}`);return t===void 0?null:w[t].name}var Ut=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,jn=()=>Object.getPrototypeOf(Uint8Array.prototype),et=e=>Ut(jn(),e),Dt=e=>Ut(DataView.prototype,e),Yn=e=>globalThis[e]&&Ut(globalThis[e].prototype,"byteLength"),Ct=e=>jn()[e],qn=et(Symbol.toStringTag),Nt=et("buffer"),zn=et("byteOffset"),Vn=et("byteLength"),mi=Ct("includes"),pi=Ct("set"),xi=Ct("slice"),hi=Dt("buffer"),yi=Dt("byteOffset"),wi=Dt("byteLength"),Kn=Yn("ArrayBuffer"),Si=Yn("SharedArrayBuffer"),T=e=>Vn.call(e);function de(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:T(e)}var E=(e,t,n=T(e))=>new Uint8Array(Nt.call(e),zn.call(e)+t,n-t);function Jn(e,t){let n=new Uint8Array(T(e)+T(t));return k(n,e),k(n,t,T(e)),n}var k=(e,t,n)=>pi.call(e,t,n),vn=(e,t)=>mi.call(e,t),ue=(e,t,n)=>xi.call(e,t,n);function ae(e,t,n){if(n>24)return ue(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function z(e,t){if(t<=64)return!1;try{return Kn.call(Nt.call(e)),!1}catch{return!0}}var Ti="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function G(e,t,n=Ti){if(!ArrayBuffer.isView(e)&&kt(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Zn(e,t){if(ArrayBuffer.isView(e)&&qn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function le(e){if(ArrayBuffer.isView(e))return Lt(e);try{return new Uint8Array(e)}catch{return P}}var He=e=>e instanceof Uint8Array?e:le(e);function Lt(e){try{return qn.call(e)===void 0?new Uint8Array(hi.call(e),yi.call(e),wi.call(e)):new Uint8Array(Nt.call(e),zn.call(e),Vn.call(e))}catch{return P}}var P=new Uint8Array;function kt(e){try{return Kn.call(e)}catch{}try{return Si?.call(e)}catch{return}}function Xn(e,t,n){V(e,n);let r={...t};for(let o in t)Object.hasOwn(t,o)&&(r[o]=t[o](e?.[o],n,o));return r}function V(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var A=e=>`${e}`;function Qn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function me(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Pt(e,t,n){if(e>=t)return;let r=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}function er(e,t="option"){return(n,r,o)=>{if(n===void 0)return e[0];let i=A(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${r}: The ${t} '${o}' can't be '${i}'; use one of '${s}'.`)}}var $e=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Ei=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,tr=Symbol.for("encoding-wasm.UnmappableError"),oe=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){super(`${i} can't represent ${Ei(r)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="object"&&r!==null&&tr in r}[tr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var tt=(e,t)=>e?.prototype?.[t],nt=e=>tt(globalThis.Buffer,e),pe=nt("ucs2Slice"),rt=nt("ucs2Write"),nr=nt("utf8Slice"),ie=nt("latin1Slice"),rr=e=>globalThis[e],or=rr("TextDecoder"),gi=tt(or,"decode"),Wt=rr("TextEncoder"),bi=tt(Wt,"encode"),Oi=tt(Wt,"encodeInto");function Q(e){let t=new or(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:gi}),n=>t.decode(n)}function ir(){let e=new Wt;return Object.defineProperties(e,{encode:{value:bi},encodeInto:{value:Oi}}),e}function D(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,S=()=>"Bun"in globalThis;function Ge(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var R=()=>"Deno"in globalThis,se=()=>Number.parseInt(globalThis.process?.versions?.node,10),K=()=>se()<22,Ht=e=>globalThis.process?.getBuiltinModule?.(e),Rt;function sr(){let{TransformStream:e}=globalThis;return e&&e===Rt?e:(Rt=[e,Ht("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Rt)}function _e(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function dr(e,t,n){let r=ot(f=>Mi(f,n),e,t),o=ot(Ii,e,t);if(r&&o){let f=R()?1/0:64;return{...o,read:(d,u)=>(u<128?r:o).read(d,u),write:(d,u)=>(d.length<f?r:o).write(d,u),readBytes:r.readBytes,writeBytes:R()?r.writeBytes:void 0,mostByTable:512}}let i=$t(e);if(r)return F()?_i(r,ot(fr,e,t)):r;let s=o??ot(fr,e,t)??i,c=o?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function ot(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(r,n),$t(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var Fi="strings";function Mi(e,t){let[n]=WebAssembly.Module.customSections(t,Fi),r=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function _i(e,t){let{read:n,readBytes:r}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:n)(o,i);let s=n(o,Math.min(i,36));for(let c=36;c<i;c+=36)s+=n(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>108)return r(o,i,s);let c=r(o,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=r(o+f,Math.min(i-f,36),s);return c}}}function Ii(e){let[t,n]=[pe,rt],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(f,d)=>t.call(o(),f,f+2*d),write:(f,d)=>n.call(o(),f,d,2*f.length),most:1/0,collect:S()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(x,m){k(d,new Uint8Array(e.buffer,x,2*m),u),u+=2*m},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function fr(e){let t=Q("utf-16le"),{write:n,most:r}=$t(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function $t(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return _e(i,s,o);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var it,l,jt,ur,ar,W,I={input:0,units:0,output:0},je=0,st={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN};function he(e,t){st.name=e,st.encoding=t,p.newCodec=NaN,p.isBusy&&Di(),p.isBusy=!0}function Di(){try{xr(),it??=Li(Xe()),pr(new WebAssembly.Instance(it),it)}catch(e){throw hr(e)}}async function Yt(e,t){try{xr();let n=e(),r=lr(n)?n:await WebAssembly.compile(Ni(n));t||ki(r);let o=await WebAssembly.instantiate(r);if(qt())return;pr(o,r),it=r}catch(n){throw hr(n)}}var Ci=[0,97,115,109];function Ni(e){let t=le(G(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(Ci.every((n,r)=>t[r]===n))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var qt=()=>!p.isBusy;function Li(e){return lr(e)?e:new WebAssembly.Module(e)}function lr(e){try{return WebAssembly.Module.customSections(e,mr),!0}catch{return!1}}var mr="encoding-wasm";function ki(e){let[t]=WebAssembly.Module.customSections(e,mr),n=`${Qe} 0.1.0`,r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function pr({exports:e},t){l=e,Gt=WebAssembly.RuntimeError,I.input=l.input(),I.units=l.units(),I.output=l.output(),Sr(),W=dr(l.memory,I.units,t),je=Math.min(l.units_length(),W.most),p.isBusy=!1}function xr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function hr(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Pi(e))return new RangeError(`encoding-wasm: ${yr} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var yr="no memory for WebAssembly; free some, and call again",Pi=e=>e instanceof RangeError&&/memory/i.test(e.message);function ct(){return Vt(),jt}function wr(){return Vt(),ur}function zt(){return Vt(),ar}function Vt(){jt[0]===void 0&&Sr()}function Sr(){let{buffer:e}=l.memory;jt=new Uint8Array(e),ur=new Uint8Array(e,I.input,65536),ar=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Tr(e,t){return he(e,-1),Er(t)}function Er(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw C(t)}}var Gt;function C(e){if(!p.isBusy||!Gt||!(e instanceof Gt))return e;let t=w[st.encoding]?.name,n=`${st.name}${t?` of ${t}`:""} failed`;return Ri()?new RangeError(`encoding-wasm: ${n}: ${yr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Ri(){try{return l.memory.grow(32),!1}catch{return!0}}function we(){let e=zt();return Fr(e,new Int32Array(e.length))}function Br(){return l.held()!==0?we():(p.newCodec=qe,null)}var Ar=e=>Fr(e,zt());function Fr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ye(e,t){Mr(e,t)||(he("decoding",e),t?Ar(t):l.new_decoder(e),qe=e===33||e===36?NaN:e)}var qe=NaN;function Mr(e,t){return t||p.newCodec!==e||p.isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function dt(e,t){Mr(~e,t)||(he("encoding",e),t?Ar(t):l.new_encoder(e),qe=~e)}function ze(e,t,n,r,o){ft(e,t),p.isBusy=!0;let i=l.decode_block(t,n,+r,+o);return p.isBusy=!1,o&&i>=0&&(p.newCodec=qe),Lr(i)}var ee={encoding:-1,at:0,most:0,owner:void 0};function ut(e,t,n){if(ee.encoding!==e||ee.owner!==l||p.isBusy){try{he("decoding",e),ee.owner=l,ee.at=W.readBytes?l.byte_table(e):0,ee.most=!Rn(e)&&W.mostByTable||1/0,ee.encoding=e}catch(o){throw C(o)}p.isBusy=!1}if(ee.at===0||n>ee.most)return;if(n<=65536)return ft(t,n),gr(n);if(W.most>je)return;let r="";for(let o=0;o<n;o+=65536){let i=Math.min(65536,n-o);ft(E(t,o,o+i),i),r=Se(r,gr(i))}return r}function Jt(e,t,n,r){return Tr("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),ft(o===t?e:E(e,i,i+o),o),!l.is_free_of(o,n,r))return!1;return!0})}function vt(e,t){let n=-1,r,o;function i(s){try{return he(e,s),n=s,o=l,r=t(s),p.isBusy=!1,r}catch(c){throw C(c)}}return s=>s===n&&o===l&&!p.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var Zt=vt("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=l.memory;return new Uint16Array(n,t,65536)}),_r=vt("encoding",e=>{let t=l.unit_table(e)>>>0,n=new Uint8Array(65536);return k(n,new Uint8Array(l.memory.buffer,t,16384)),n}),at=vt("decoding",e=>{let t=$(e),n=(!t?l.pair_table(e):l.byte_table(e))>>>0;return n>0?new Uint16Array(l.memory.buffer,n,t?256:65536):void 0}),gr=e=>W.readBytes(I.input,e,ee.at);function Se(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or by a stream.",{cause:n})}}var Ir=e=>e+65536+3<=je,Ur=e=>e>je&&e<268435456?W.collect?.(e+3):void 0,Dr=()=>I.units,Cr=()=>ct()[I.units]|ct()[I.units+1]<<8,lt=(e,t)=>W.read(I.units+2*e,t-e),mt=(e,t,n)=>W.write(e.slice(t,n),I.units);function Nr(e,t){if(!p.isBusy&&!W.writeBytes)return;he("encoding",t);let n=W.writeBytes?.(e,I.output,l.unit_table(t));return p.isBusy=!1,n===e.length?pt(n):void 0}function Xt(e,t,n,r){p.isBusy=!0;let o=l.encode_block(e,t,n,+r);return p.isBusy=!1,r&&o>=0&&j.finished()&&(p.newCodec=qe),Lr(o)}function ft(e,t){let n=wr();if(t>8)try{k(n,e)}catch{k(n,E(e,0,t))}else for(let r=0;r<t;r++)n[r]=e[r]}function Lr(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var pt=e=>ae(ct(),I.output,e);var j={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var Y=new Uint8Array(256);function Ve(e){let{length:t}=e,n=0;for(let r=0;r<t;r++){let o=e.charCodeAt(r);if(o<128)Y[n++]=o;else if(o<2048)Y[n++]=192|o>>6,Y[n++]=128|o&63;else if((o&63488)!==55296)Y[n++]=224|o>>12,Y[n++]=128|o>>6&63,Y[n++]=128|o&63;else{let i=tn(e,r);i>=65536&&(r+=1),n=nn(i,Y,n)}}return ae(Y,0,n)}var Pr=a(()=>rt?96:F()?1024:128),en=a(()=>F()||S()?4096:128),Gi=a(()=>new Uint8Array(2*en()));function Rr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;r[o]=s}return r}function Wr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=t[e.charCodeAt(o)];return vn(r,0)?void 0:r}function Hr(e,t){let{length:n}=e,r=2*n<=256?Y:Gi(),o=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(r[o++]=c>>8),r[o++]=c}return ae(r,0,o)}function tn(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var xt=e=>e<128?1:e<2048?2:e<65536?3:4;function nn(e,t,n){if(e<128)return t[n]=e,n+1;let r=xt(e);for(let o=r-1;o>0;o--)t[n+o]=128|e>>6*(r-1-o)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}var $r=new Uint8Array(128),te=ji($r);function ji(e){return new Uint16Array(e.buffer)}var Gr=a(()=>sn()?0:18),jr=a(()=>se()>0&&!R()&&!S()?12:18),Yi=a(()=>F()||K()?18:8),Yr=a(()=>R()||!(se()>=22)?64:32),qi=a(()=>F()||S()?64:32),ht=(e,t)=>(e[0]&e[t>>1])>=128;function qr(e,t,n){return n?t<=Yi():t<=18||t<=qi()&&(ht(e,t)||wt())}var zr=()=>({mixed:jr(),most:Yr()}),Vr=(e,t)=>t<=jr()||t<=64&&ht(e,t)&&t<=Yr(),U={length:0,bytes:[0,0]};function Te(e,t,n,r){if(e[0]<128&&sn())return cn(e,t)?ie.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,x=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|x,!(f>=194&&f<240&&(u|x)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return zi(e,s,t,n,r,o)}te[o++]=c}return Ke(o)}function Kr(e,t){if(t%2>0)return;let n=0;for(let r=0;r<t;r+=2){let o=e[r]|e[r+1]<<8;if((o&63488)===55296)return;te[n++]=o}return Ke(n)}function zi(e,t,n,r,o,i){let s=on();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,x=d===0&&f>=128,m=f===224?160:f===240?144:128,B=f===237?159:f===244?143:191,Z=0;for(;Z<d&&c<n;Z++,c++){let O=e[c];if(O<m||O>B)break;m=128,B=191,u=u<<6|O&63}if(Z<d){if(c===n&&!r){if(f>=239)return;Jr(f,128|u&63,1+Z);break}x=!0}if(x&&o||(x&&(u=65533),u===65279))return;u>65535&&(te[i++]=55232+(u>>10),u=56320|u&1023),te[i++]=u}return Ke(i)}function rn(e,t,n,r){let o,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(o??=at(r),!o)return;if(d=o[f],d===0&&(s<t&&(d=o[f|e[s++]<<8]),d===0))return Vi(e,c,t,n,i,r,o)}te[i++]=d}return Ke(i)}function Vi(e,t,n,r,o,i,s){let c=on();for(let f=t;f<n&&o<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===n&&!r){if(i===32)return;Jr(d,0,1);break}let x=f<n?e[f]:0;if(u=s[d|x<<8],u>0)f+=1;else if(Ki(x,i))u=65533;else return}te[o++]=u}return Ke(o)}function Ki(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function yt(e,t,n){return U.length=0,Te(E(e,t,n),n-t,!1,!0)===""}function Jr(e,t,n){U.length=n,U.bytes[0]=e,U.bytes[1]=t}function Ke(e){if(e<3||e<=18&&!sn())return _e(te,0,e);if(wt())return pe.call($r,0,2*e);if(!(e>on()))return _e(te,0,18)+_e(te,18,e-18)}var on=a(()=>wt()?1/0:36),sn=a(()=>S()&&wt()),wt=a(()=>D(Ji)===!0);function Ji(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(pe)==="a\uFEFF\uD83D"&&t(ie)==="a\0\xFF\xFE=\xD8"}function cn(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function Ce(e,t){let n=Math.ceil(t/8);for(let r=0;r<t;r+=n)if(e[r]>=128)return!1;return e[t-1]<128}var dn=a(()=>D(Zi)),Ee=a(()=>D(Xi)),vr=a(()=>D(ts)),Zr=a(()=>D(os));function Xr(e,t,n){if(e!==0&&e!==38||n<24||z(t,n)||e===0&&to(t,n))return;let r=e===0?Ee():vr();return r?.takes?.(t,n)===!1?void 0:r}function un(e,t,n,r){if(U.length=0,r&&t>8192||t>256&&(z(e,t)||to(e,t)))return;let o=Ee();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(n||!yt(e,i,t))))try{let s=o.decodeQuickly(i<t?E(e,0,i):e,i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}function Qr(e,t){let n=Ee();if(n?.takesBuffer(e,t))try{return n.decodeBuffer(e)}catch{return}}function eo(e,t){let n=vr();if(!(t%2>0||!n?.takes?.(e,t)||z(e,t)))return n.decode(e,!0)}function to(e,t){if(t<8192)return!1;let n=0,r=Math.ceil(t/8);for(let o=0;o<t-1;o+=r)e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function no(){let e=Zr();return t=>{try{return e?.encode(t)}catch{return}}}function St(e,t){try{return Zr()?.encodeInto(e,t)}catch{return}}function Zi(){let{isAscii:e}=Ht("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,o)=>!e(t.with(o,128)))?e:void 0}function Xi(){let e=K(),t=e?dn():void 0;if(e&&!t)return;let n=Q("utf-8"),r=Qi(n),o=t&&((_,y)=>Ce(_,y)&&t(_)),i=o??(Ge()?es:void 0),s=o?(_,y)=>ro(_,y)||y>256&&o(_,y):i,[c,f]=Ge()?[48,128]:[0,R()?-1:e?2048:8192],d=(_,y)=>y>=c&&y<=f&&(!t||y<=64||t(_)),u=[239,187,191,97,230,188,162,240,159,146,169],x=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],m=Uint8Array.of(...u,...x),B=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,Z=Uint8Array.of(97,127),O=r(m,m.length)===B&&n(m)===B&&n(m.buffer)===B&&r(Z,2)==="a\x7F",M=ie;if(!(!O||t&&M.call(Z)!=="a\x7F"))return{decode(_,y){try{if(t)return M.call(_);let L=n(_);return y&&L.includes("\uFFFD")?void 0:L}catch{return}},decodeQuickly:r,takesQuickly:s,decodeBuffer:n,takesBuffer:d,takes:i,completeLength(_,y){for(let L=1;L<=3&&L<=y;L++){let X=_[y-L];if(X<128)break;if(X>=192)return(X>=240?4:X>=224?3:2)>L?y-L:y}return y}}}function Qi(e){let[t,n]=[nr,ie];if(K())return(o,i)=>i>256?n.call(o):e(o);if(!t||S()||!(se()>=22))return e;let r=R()?ro:()=>!0;return(o,i)=>r(o,i)?t.call(o):e(o)}var ro=(e,t)=>t<=64||t<=256&&Ce(e,t);function es(e,t){if(t<64)return!1;if(Ce(e,t))return!0;if(t<768)return!1;let n=0,r=Math.ceil(t/16);for(let o=0;o<t;o+=r){let i=e[o];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}function ts(){return F()?rs():ns()}function ns(){let e=pe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return oo(K()?512:1/0,(r,o)=>{let i=e.call(r);return i.isWellFormed()?i:o?void 0:i.toWellFormed()})}function rs(){let e=Q("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return oo(1/0,(t,n)=>{let r=e(t);return n&&r.includes("\uFFFD")?void 0:r})}var oo=(e,t)=>({takes:(n,r)=>r<=e,decode(n,r){try{return t(n,r)}catch{return}},completeLength(n,r){let o=r-r%2;return(n[o-1]&252)===216?o-2:o}});function os(){let e=ir(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),r="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(r);return t===3&&n===7&&`${[...o]}`==`${[...Ve(r)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var is=a(S);function co(e,t,n){if(n>64)return Ce(t,n)?ss(e,t,n):void 0;if(n<=Gr()||(t[n>>1]|t[n-1])>=128||!cn(t,n))return;let r=mn();return r?r.call(t,0,n):ut(e,t,n)}function ss(e,t,n){let r=mn(),o=$(e);if(!(n<512&&(o||!r))&&!!1&&!z(t,n))try{return dn()?.(t)??Jt(t,n,128,128)?r?r.call(t):Ee()?.decodeQuickly(t,n):void 0}catch{return}}var Tt=[],ge=[];function fo(e,t,n){if(!(n<=18||n>=512))return ge[e]===void 0&&(ge[e]=as()?lo(e):null),ao(ge[e],t,n)}function uo(e,t,n){return n<512?(is()?ln(e,t,n):void 0)??ut(e,t,n)??ln(e,t,n)??io(e,t,n):ln(e,t,n)??(mo(e)?io(e,t,n):void 0)??ut(e,t,n)}var an=0,cs=a(()=>po()?8192:512);function ln(e,t,n){let r=mn();if(!r||e!==21)return;let o=n<cs();if(o&&an>0){an-=1;return}if(!ds(t,n)){o&&(an=15);return}if(!z(t,n))try{return r.call(t)}catch{return}}var io=(e,t,n)=>ao(lo(e),t,n),ao=(e,t,n)=>e&&(n<=256||!z(t,n))?Je(e,t):void 0;function Je(e,t){try{return e(t)}catch{return}}function lo(e){return Tt[e]===void 0&&(Tt[e]=null,Tt[e]=D(()=>ls(e))??null),Tt[e]}var mn=a(()=>D(fs));function fs(){let e=ie,t=Uint8Array.from({length:256},(n,r)=>r);return e.call(t)===String.fromCharCode(...t)?e:void 0}function ds(e,t){let n=Math.min(t,64);for(let r=0;r<n;r++)if((e[r]&224)===128)return!1;return n===t||Jt(e,t,128,224)}var mo=e=>e===21?po():us(),us=a(F),po=a(()=>F()||S()||!(se()>0)),as=a(()=>F()||S()||K());function ls(e){let t=at(e),n=Q(w[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var xo;function ho(e,t,n){return xo??=ms(),xo(e,t,n)}function ms(){let e=Ee(),{mixed:t,most:n}=e&&S()?{mixed:0,most:0}:zr();return(r,o,i)=>{if(o<=t||o<=n&&ht(r,o)){let s=Te(r,o,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(r,o)!==!1)try{let s=e?.decodeQuickly(r,o);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function Et(e,t,n,r=!1){try{Ye(e,null);let o=ze(t,n,0,r,!0);return o<0?void 0:lt(0,o)}catch(o){throw C(o)}}var pn=a(()=>F()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:S()?2048:0}),yo=e=>e===34?pn().shiftJIS:pn().any,wo=[];function So(e,t,n){if(n>pn().markup||n>yo(e)&&!hs(t,n))return;let r=wo[e];if(r)return z(t,n)?void 0:Je(r,t);ys(e,n)}function hs(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,r=Math.ceil(t/32)|1;for(let o=0;o<t;o+=r)e[o]<128&&(n+=1);return n>10}var ve=[];function ys(e,t){ve[e]===void 0&&(ve[e]=D(()=>Ss(e))??null);let n=ve[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,ve[e]=null,D(()=>{let{value:r}=n.sequences.next();r?n.decode(r)===Et(e,r,T(r))&&(ve[e]=n):ws(e,n.decode)})))}function ws(e,t){wo[e]=t;let n=yo(e);n>0&&(ge[e]=r=>r.byteLength<=n?t(r):void 0)}var Ss=e=>({decode:Q(w[e].name),sequences:Es(e),credit:0}),Ts=[[239,187,191],[254,255],[255,254],[132,49,149,51]],xn=[10,164,162];function*Es(e){let[t,n,r,o]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Ts)yield Uint8Array.of(...i,...xn);for(let i=128;i<=255;i++)yield Oe([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Oe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Oe([i,i],[s,s],r,n);for(let i=133;i<=254;i+=8)yield Oe([i,Math.min(i+7,254)],n,o,n);yield Oe([227,227],[50,50],r,n),yield Oe([129,129],[48,48],t),yield Oe([129,129],[48,48],o,t)}}function Oe(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),r=e.length+xn.length,o=new Uint8Array(n*r+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)o[s*r+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);o.set(xn,s*r+e.length)}let i=(n-1)*r;return o.copyWithin(i+r,i,i+e.length-1),o}var Ne=new Uint8Array(18),bs=[0,0],Be=class{encoding;fatal;ignoreBOM;#e=null;#t=bs;#n=0;#o=!1;#r;#i=null;constructor(t,n,r,o=0){this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#r=o}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,r){let o=de(t);if(!this.#e&&this.#n===0){let i=this.#l(t,o,n);if(i!==void 0)return n||this.#a(o),i}return this.#f(t,o,n,r)}decodeWhole(t,n,r){this.#r!==0&&this.reset();let{encoding:o}=this,i=n<=256;if(o===0&&n>0){let s=i?ho(t,n,this.fatal):un(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#c(t,n,256)??this.#l(t,n,!0);if(s!==void 0)return s;let c=i&&!It(o)?Et(o,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#f(t,n,!0,r)}decodeBuffer(t,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#s(this.#d(Qr(t,n))):this.#c(t,n,511)}#c(t,n,r){let o=n<=r&&n>18?ge[this.encoding]:void 0;return o?this.#d(Je(o,t)):void 0}#f(t,n,r,o){if(this.#n>0){let u=this.#p(t,n,r)??this.#x(t,n,r,o);if(u!==void 0)return u;this.#h()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#y(t,n,r)??this.#u(t,n,r)}catch(u){throw this.#e=i,this.#o=s,this.#r=c,C(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,o===void 0?d:d.toTypeError(o);return f}#l(t,n,r){let{encoding:o}=this;if(U.length=0,n===0)return"";if(o===0){let c=Vr(t,n)?Te(t,n,r,this.fatal):void 0;if(c!==void 0)return c;let f=un(t,n,r,this.fatal);return this.#s(f)}if(o===38){let c=n<=36?Kr(t,n):eo(t,n);return this.#s(c)}if(!Pn(o))return;let i=$(o),s=(t[0]<128?co(o,t,n):void 0)??(!i&&r&&n>18?So(o,t,n):void 0)??(qr(t,n,i)?rn(t,n,r,o):void 0)??void 0;return this.#d(s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,r){let o=this.#n+n;if(n===0||o>18)return;U.length=0,this.#m(t,o);let i=this.encoding===0?Te(Ne,o,r,this.fatal):this.#d(rn(Ne,o,r,this.encoding));return i!==void 0&&!r&&this.#a(n),i}#x(t,n,r,o){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#m(t,d);let u=Te(Ne,d,!0,!0);if(u===void 0)return;let x=d-f;this.#n=0,this.#r+=x,this.#o=!0;try{return Se(u,this.decode(E(t,x),r,o))}catch(m){throw this.#o=s,m instanceof $e||m instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),m}}#m(t,n){Ne[0]=this.#t[0],Ne[1]=this.#t[1];for(let r=this.#n;r<n;r++)Ne[r]=t[r-this.#n]}#a(t){this.#r+=t,this.#o||=this.#n+t>U.length,this.#n=U.length,U.length>0&&(this.#t=[U.bytes[0],U.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{Ye(this.encoding,null),ze(t,this.#n,0,this.fatal,!1),this.#e=we(),this.#n=0}catch(n){throw C(n)}}#y(t,n,r){if(this.fatal&&this.encoding===0&&n<=8192)return;let o=Xr(this.encoding,t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#u(E(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:E(t,i,c),d=o.decode(f,this.fatal);if(d===void 0){if(s=Se(s,this.#u(f,c-i,!0)),this.#i)return s}else s=Se(s,this.#s(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!r&&yt(t,c,n)?(this.#a(n-c),s):Se(s,this.#u(E(t,c,n),n-c,r))}#u(t,n,r){Ye(this.encoding,this.#e);let o="",i=Ur(n),s=this.#o||this.ignoreBOM||!It(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,u=Math.min(65536,n-f),x=f===0&&d?t:E(t,f,f+u),m=ze(x,u,c,this.fatal,r&&d);if(m<0)return this.#e=we(),this.#i=new $e(this.name,this.#r+f+j.start(),j.length()),o;if(c+=m,c>0&&(d||!Ir(c))){let B=!s&&Cr()===65279?1:0;i?i.add(Dr()+2*B,c-B):o=Se(o,lt(B,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=r?null:Br(),this.#r+=n,i?i.toText():o}},gt=new Be(0,!1,!1);function To(e,t,n,r,o,i){return gt.encoding=n,gt.fatal=r,gt.ignoreBOM=o,gt.decodeWhole(e,t,i)}function Eo(e,t){let n=re(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var As=["fatal","html","replacement"];function yn(e,t){let{length:n}=e,r=$(t);if(n>64&&n>(r?Pr():en()))return;if(!1)return Rr(e,Zt(t));if(!!0)return;let o=Zt(t);return o&&Hr(e,o)}var Fs=a(S);function Bo(e,t){return Fs()?Wr(e,_r(t)):Nr(e,t)}var wn=()=>"",N=class e{encoding;unmappable;#e;#t=null;#n=0;#o=P;locate=t=>t;constructor(t,n,r=void 0){this.encoding=t,this.unmappable=n,this.#e=r}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#c(t,n)}get#r(){return this.#e?0:As.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=yn(t,this.encoding);if(n)return n;try{let r=!1;if(r)return r;dt(this.encoding,null),mt(t,0,t.length);let o=Xt(0,t.length,this.#r,!0);return o===-2||!j.finished()?void 0:(this.#n=0,pt(o))}catch(r){throw C(r)}}#c(t,n){let r=new bt;return this.encodeOrFail(t,n,o=>r.add(o),(o,i)=>{throw new oe(o,i,this.name)}),r.concatenate()}encodeOrFail(t,n,r,o=()=>{}){let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=P,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,u=f===wn,x=f&&!u?2048:65536,m=void 0,B=m?M=>m.add(M):r,Z=m?M=>m.addUnchanged(M):r,O=0;try{if(!1)for(;O+65536<t.length;O+=65536){let M=Bo(t.slice(O,O+65536),this.encoding);if(!M)break;r(M)}for(dt(this.encoding,s);O===0||O<t.length;O+=x){let M=Math.min(O+x,t.length);mt(t,O,M);let _=M===t.length;for(let y=0,L=!1;!L;){let X=Xt(y,M-O,d,n&&_);B(pt(X===-2?j.written():X));let In=i+O+y+j.start();if(y+=j.read(),L=X!==-2&&j.finished(),X!==-2||u)continue;let At=j.codePoint();if(f){let Qo=we(),Un=()=>this.locate(In),ei=f(At,Un),ti=this.#f(Qo,ei,Z,B,At,Un);dt(this.encoding,ti),mt(t,O,M)}else o(At,In)}}}catch(M){throw C(M)}if(n){m&&r(m.held);return}m&&(this.#o=m.held),this.#t=we(),this.#n=i+t.length}#f(t,n,r,o,i,s){if(n===null)throw new oe(i,s(),this.name);if(typeof n!="string")return r(n),t;let c=new e(this.encoding,"fatal");return c.#t=t,c.encodeOrFail(Qn(n),!1,o,f=>{throw new oe(f,s(),this.name)}),c.#t}},hn=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=T(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let r=t[n-3]===27?n-3:n;this.#e(ue(t,0,r)),this.held=ue(t,r,n)}addUnchanged(t){this.#e(this.held),this.held=P,this.#e(t)}},bt=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=T(t);if(n===0)return;this.#n+=n;let r=this.#t;if(r&&!r.isBlock&&Math.max(n,r.length)<=1024){let o=new Uint8Array(4096);k(o,r.bytes),r.bytes=o,r.isBlock=!0}if(r?.isBlock&&r.length+n<=4096){k(r.bytes,t,r.length),r.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},r?r.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:r,length:o,isBlock:i}=n;t(i?ue(r,0,o):r)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Ms(this.#n),r=0;return this.forEach(o=>{k(n,o,r),r+=T(o)}),n}};function Ms(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Ze(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let r=re(e,t);if(r===37||r===38){let{name:o}=w[r];throw new RangeError(`${t}: ${o} has no encoder in the standard; use ${n}.`)}return _s(r,e,t)}function _s(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function H(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let r of Object.getOwnPropertyNames(n))r!=="constructor"&&Object.defineProperty(n,r,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function Ae(e,t,n){let{prototype:r}=t;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function Sn(){throw new TypeError("Illegal invocation")}var Ao="Failed to execute 'encodeInto' on 'TextEncoder'",Tn=class e{#e="utf-8";constructor(){new.target!==e&&Ae(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||Sn(),Ot(A(t))}encodeInto(t,n){#e in this||Sn();let o=typeof t=="string"&&n instanceof Uint8Array?St(t,n):void 0;if(o&&o.read===t.length)return o;Pt(arguments.length,2,Ao);let i=A(t),s=Zn(n,Ao),{read:c,written:f}=o??St(i,s)??{read:0,written:0};if(c===i.length||f===T(s))return{read:c,written:f};let d=Hs(i.slice(c),E(Lt(s),f));return{read:c+d.read,written:f+d.written}}},Uo=H(Tn,"TextEncoder");function Ot(e){return e.length<=6?Ve(e):(Fo??=Cs(),Fo(e)??new N(0,"fatal").encode(e,!0))}var Fo;function Cs(){let e=no();return F()||S()?e:t=>Ns(t)??e(t)}function Ns(e){let{length:t}=e;if(t<=21)return Ve(e);if(t<=64&&Ls()){let n=(ks()||Ps(e))&&Mo(Y,e);if(n)return n}return t>=1024&&t<=65536&&Ws(e)?Mo(Rs(),e):void 0}var Ls=a(()=>!R()),ks=a(Ge);function Ps(e){return e.length*xt(Do(e))*.75<=64}function Mo(e,t){let n=St(t,e);return n?.read===t.length?ae(e,0,n.written):void 0}var Rs=a(()=>new Uint8Array(3*65536)),Ws=e=>_o()<=65535&&Do(e)>=_o(),_o=a(()=>R()?256:K()?0:1/0);function Do(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Hs(e,t){let n=0,r=0;for(;n<e.length;){let o=tn(e,n);if(r+xt(o)>T(t))break;r=nn(o,t,r),n+=o<65536?1:2}return{read:n,written:r}}var Co="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",No=`!
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
?`;var Gs=a(()=>{let e=No.split(`
`),t=0;return new Map(Co.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("	")])))}),Lo=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ko(e){let t=new N(e,"fatal"),n=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof oe)return!1;throw i}},r=new Map;return o=>{let i=r.get(o);return i===void 0&&(i=Po(String.fromCodePoint(o),n,3),r.set(o,i)),i}}function Po(e,t,n){if(Lo(e))return"";if(n===0)return null;let r=js(e),o=r.find(t);if(o!==void 0)return o;for(let i of r){let s=Array.from(i,c=>t(c)?c:Po(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function js(e){let t=[...Gs().get(e)??[],...Ys(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Ys(e){let t=e.normalize("NFD"),[n,...r]=t,o=[],i=[];for(let s=2**r.length-2;s>=0;s--){let c=m=>s>>r.length-1-m&1,f=r.filter((m,B)=>c(B)),d=r.filter((m,B)=>!c(B)),u=[n,...f].join("").normalize("NFC"),x=u+d.join("");x.normalize("NFD")===t&&o.push(x),d.every(Lo)&&i.push(u)}return[...o,...i]}var qs=["fatal","html","replacement","ignore","translit"],zs=er(qs),Ro=(e,t,n)=>typeof e=="function"?e:zs(e,t,n);function Wo(e,t,n){return typeof e=="function"?(r,o)=>Vs(e(r,o()),n):e==="ignore"?wn:e==="translit"?ko(t):void 0}function Vs(e,t){if(typeof e=="string")return e;if(e==null)return null;let r=le(G(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return ue(r,0,T(r))}var Ks="Failed to construct 'LegacyTextEncoder'",En="Failed to execute 'encode'";function Ho(e,t="utf-8",n=void 0){let r=me(e,En);if(n===void 0){let i=Ze(A(t),En);return i===0?Ot(r):yn(r,i)??new N(i,"fatal").encode(r,!0)}let o=Bt(t,n,En);return o.encoding===0?Ot(r):o.encode(r,!0)}function Bt(e,t,n){let r=A(e),o=t===void 0?"fatal":Xn(t,{unmappable:Ro},n).unmappable,i=Ze(r,n);return new N(i,o,Wo(o,i,n))}var gn=class{#e;constructor(t="utf-8",n=void 0){this.#e=Bt(t,n,Ks)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":me(t,o);V(n,o);let s=!!n?.stream;return r.encode(i,!s)}},$o=H(gn,"LegacyTextEncoder");var Le="Failed to execute 'decode' on 'TextDecoder'",bn=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=On(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&Ae(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=P,n=void 0){let r=this.#e;if(n===void 0&&!this.#t){if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return r.decodeWhole(t,de(t),Le);if(t instanceof ArrayBuffer){let c=kt(t);if(c)return r.decodeBuffer(t,c)??r.decodeWhole(new Uint8Array(t),c,Le)}}let o=G(t,Le);V(n,Le);let i=!!n?.stream,s=He(o);if(!this.#t){if(!i)return r.decodeWhole(s,de(s),Le);r.reset()}return this.#t=i,r.decode(s,!i,Le)}},Go=H(bn,"TextDecoder");function On(e,t,n){let r=A(e);V(t,n);let o=!!t?.fatal,i=!!t?.ignoreBOM;return new Be(Eo(r,n),o,i)}function jo(e,t,n){let r=sr();if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>n(i=>i.length>0&&o.enqueue(i))})}function Mn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return jo(e,(r,o)=>o(t.decode(le(G(r,n)),!1,n)),r=>r(t.decode(P,!0,n)))}var Bn=class e{#e;#t;constructor(t="utf-8",n=void 0){let r=On(t,n,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=Mn("TextDecoderStream",r),new.target!==e&&Ae(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Yo=H(Bn,"TextDecoderStream"),An=class e{#e;constructor(){this.#e=zo("TextEncoderStream",new N(0,"fatal"),A),new.target!==e&&Ae(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},qo=H(An,"TextEncoderStream");function zo(e,t,n){let r=`Failed to execute 'transform' on '${e}'`;return jo(e,(o,i)=>i(t.encode(n(o,r),!1)),o=>o(t.encode("",!0)))}var Fn=class{#e;#t;constructor(t="utf-8",n=void 0){let r=Bt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=zo("LegacyTextEncoderStream",r,me)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Vo=H(Fn,"LegacyTextEncoderStream");var ke=class{fatal;ignoreBOM;#e;#t;#n=P;constructor(t,n,r){this.#e=t,this.fatal=n,this.ignoreBOM=r}get name(){return this.#t?.name??null}decode(t,n,r){if(this.#t)return this.#t.decode(t,n,r);let o=n&&T(this.#n)===0?t:Jn(this.#n,t);if(!n&&Hn(o))return this.#n=o,"";let i=We(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Be(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?E(o,s):o,n,r)}};var _n=class{#e;#t;constructor(t="utf-8",n=void 0){let r="Failed to construct 'DecoderStream'",o=A(t);V(n,r);let i=!!n?.fatal,s=!!n?.ignoreBOM,c=new ke(re(o,r),i,s);this.#e=c,this.#t=Mn("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Ko=H(_n,"DecoderStream");function Jo(e,t){let n="Failed to execute 'findUnmappable'",r=me(e,n),o=Ze(A(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new N(o,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function vo(e){let t=We(He(G(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function Zo(e,t="utf-8",n=void 0){let r="Failed to execute 'decode'",o=G(e,r),i=re(A(t),r);V(n,r);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=He(o);return We(f)?new ke(i,s,c).decode(f,!0,r):To(f,de(f),i,s,!0,r)}async function Xo(e=void 0){let t=await e;if(t===void 0)qt()||await Yt(Xe,!0);else{let n=Js(t)?await vs(t):t;await Yt(()=>n,!1)}}var Js=e=>typeof e?.arrayBuffer=="function";function vs(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Ko as DecoderStream,$o as LegacyTextEncoder,Vo as LegacyTextEncoderStream,Go as TextDecoder,Yo as TextDecoderStream,Uo as TextEncoder,qo as TextEncoderStream,oe as UnmappableError,vo as bomSniff,Zo as decode,Ho as encode,w as encodings,Jo as findUnmappable,Xo as initialize,Gn as labelToName};
