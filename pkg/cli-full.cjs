"use strict";var Vn=Object.defineProperty;var qc=Object.getOwnPropertyDescriptor;var zc=Object.getOwnPropertyNames;var Jc=Object.prototype.hasOwnProperty;var Xc=(e,t)=>{for(var n in t)Vn(e,n,{get:t[n],enumerable:!0})},Zc=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of zc(t))!Jc.call(e,r)&&r!==n&&Vn(e,r,{get:()=>t[r],enumerable:!(o=qc(t,r))||o.enumerable});return e};var Qc=e=>Zc(Vn({},"__esModule",{value:!0}),e);var qu={};Xc(qu,{completionFor:()=>Kc,manual:()=>Vc,runFully:()=>Ku});module.exports=Qc(qu);var He="encoding-wasm";function xr(){throw new Error("encoding-wasm: call instantiate() first.")}var ve=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866
ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso885\
9-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_e\
u_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 vis\
ual
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
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 is\
o_8859-1:1987 l1 latin1 us-ascii x-cp1252
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
x-user-defined`;function g(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var x=of();function of(){let e=ve.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var rf=g(()=>new Map(x.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),sf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Er=e=>e<36&&e!==33,tt=e=>e>0&&e<29,yr=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(x[e].name),cf=e=>sf.find(([t])=>e>=t)[1];function et(e){let t=rf();return t.get(e)??t.get(Or(ff(e)))}function nt(e,t){
let n=et(e);if(n===void 0){let o=Jn(e),r=o===void 0?"":` Did you mean '${x[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=cf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${He}' doesn't include ${x[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Jn(e){
let t=Ge(e),n={936:"gbk",950:"big5"}[t]??t,o=x.findIndex(({labels:r})=>r.some(i=>Ge(i)===n));return o<0||o===36?void 0:o}
var Ge=e=>Or(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),Sr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function ft(e){if(e[0]>=239)return Sr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Tr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function je(e){return Sr.find(t=>t.encoding===e)?.bytes}function Bt(e){return e===
0||e===37||e===38}function ff(e){let t=0,n=e.length;for(;wr(e[t]);)t+=1;for(;wr(e[n-1]);)n-=1;return e.slice(t,n)}var wr=e=>`\
	
\f\r `.includes(e);function Or(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var K=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Ye=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,br=Symbol.for("encoding-wasm.UnmappableError"),ot=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Ye(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&br in o}[br](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Ir=(e,t)=>e?.prototype?.[t],Ke=e=>Ir(globalThis.Buffer,e),Wt=Ke("ucs2Slice"),Ve=Ke("ucs2Write"),Ar=Ke("utf8Slice"),Mt=Ke(
"latin1Slice"),af=e=>globalThis[e],Br=af("TextDecoder"),df=Ir(Br,"decode");function xt(e){let t=new Br(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:df}),n=>t.decode(n)}function X(e){try{return e()}catch{return}}var V=()=>"InternalError"in globalThis,$=()=>"Bun"in globalThis;function Xn(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var wt=()=>"Deno"in globalThis,Ft=()=>Number.
parseInt(globalThis.process?.versions?.node,10),_t=()=>Ft()<22,Mr=e=>globalThis.process?.getBuiltinModule?.(e);function ie(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:
return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:
return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],
e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(
e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],
e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+
6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],
e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+
8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],
e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],
e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Zn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Fr=()=>Object.getPrototypeOf(Uint8Array.prototype),qe=e=>Zn(Fr(),
e),Qn=e=>Zn(DataView.prototype,e),_r=e=>globalThis[e]&&Zn(globalThis[e].prototype,"byteLength"),to=e=>Fr()[e],pf=qe(Symbol.
toStringTag),ze=qe("buffer"),eo=qe("byteOffset"),Nr=qe("byteLength"),hf=to("includes"),mf=to("set"),xf=to("slice"),wf=Qn(
"buffer"),gf=Qn("byteOffset"),Ef=Qn("byteLength"),Cr=_r("ArrayBuffer"),yf=_r("SharedArrayBuffer"),m=e=>Nr.call(e);function Nt(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:m(e)}var E=(e,t,n=m(e))=>new Uint8Array(ze.call(
e),eo.call(e)+t,n-t);function Ht(e,t){let n=new Uint8Array(m(e)+m(t));return rt(n,e),rt(n,t,m(e)),n}function Je(e,t){let n=eo.
call(e),o=t+(-(n+t)&3),r=Math.max(0,m(e)-o)>>2,i=r>0?new Int32Array(ze.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var it=(e,t)=>E(e,0,Math.min(t,m(e))),rt=(e,t,n)=>mf.call(e,t,n),Rr=(e,t)=>hf.call(e,t),st=(e,t,n)=>xf.call(e,t,n);function Xe(e,t,n){
if(n>24)return st(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function at(e,t){if(t<=64)return!1;
try{return Cr.call(ze.call(e)),!1}catch{return!0}}var Sf="The provided value is not of type '(ArrayBuffer or ArrayBuffer\
View)'.";function ct(e,t,n=Sf){if(!ArrayBuffer.isView(e)&&Of(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function vt(e){if(ArrayBuffer.isView(e))return Tf(e);try{return new Uint8Array(e)}catch{return D}}var se=e=>e instanceof
Uint8Array?e:vt(e);function Tf(e){try{return pf.call(e)===void 0?new Uint8Array(wf.call(e),gf.call(e),Ef.call(e)):new Uint8Array(
ze.call(e),eo.call(e),Nr.call(e))}catch{return D}}var D=new Uint8Array;function Of(e){try{return Cr.call(e)}catch{}try{return yf?.
call(e)}catch{return}}function dt(e,t,n){Gt(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));
return o}function Gt(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options mu\
st be an object.`)}var ut=e=>`${e}`;function Ur(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Lr(e,t){if(typeof e==
"string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other v\
alues with String().`)}function no(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=ut(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function kr(e,t,n){let o=Ze(f=>Bf(f,n),e,t),r=Ze(Ff,e,t);if(o&&r){let f=wt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:wt()?o.writeBytes:void 0,mostByTable:512}}
let i=oo(e);if(o)return V()?Mf(o,Ze(Dr,e,t)):o;let s=r??Ze(Dr,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Ze(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),oo(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Af="str\
ings";function Bf(e,t){let[n]=WebAssembly.Module.customSections(t,Af),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Mf(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Ff(e){let[t,n]=[Wt,Ve],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:$()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){rt(a,new Uint8Array(
e.buffer,u,2*l),d),d+=2*l},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function Dr(e){let t=xt("utf-16le"),{write:n,most:o}=oo(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function oo(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ie(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Qe,h,io,Pr,Wr,Z,H={input:0,units:0,output:0},Ae=0,tn={name:"",encoding:-1},A={isBusy:!0,newCodec:NaN};function gt(e,t){
tn.name=e,tn.encoding=t,A.newCodec=NaN,A.isBusy&&Hr(),A.isBusy=!0}function Hr(){try{Yr(),Qe??=Gr(xr()),Rf(new WebAssembly.
Instance(Qe),Qe)}catch(e){throw Kr(e)}}function vr(e){try{Yr(),Qe=Cf(Gr(e))}catch(t){throw Kr(t)}Hr()}function Gr(e){return Nf(e)?e:new WebAssembly.Module(e)}function Nf(e){try{return WebAssembly.Module.customSections(e,jr),
!0}catch{return!1}}var jr="encoding-wasm";function Cf(e){let[t]=WebAssembly.Module.customSections(e,jr),n=`${He} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Rf({exports:e},t){h=e,ro=
WebAssembly.RuntimeError,H.input=h.input(),H.units=h.units(),H.output=h.output(),zr(),Z=kr(h.memory,H.units,t),Ae=Math.min(
h.units_length(),Z.most),A.isBusy=!1}function Yr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Kr(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Uf(e))return new RangeError(
`encoding-wasm: ${Vr} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Vr="no memory for WebAssembly; free some, and ca\
ll again",Uf=e=>e instanceof RangeError&&/memory/i.test(e.message);function fe(){return co(),io}function qr(){return co(),
Pr}function so(){return co(),Wr}function co(){io[0]===void 0&&zr()}function zr(){let{buffer:e}=h.memory;io=new Uint8Array(
e),Pr=new Uint8Array(e,H.input,65536),Wr=new Int32Array(e,h.codec(),h.codec_length()>>2)}function en(e,t){return gt(e,-1),
fo(t)}function fo(e){try{let t=e();return A.isBusy=!1,t}catch(t){throw k(t)}}var ro;function k(e){if(!ro||!(e instanceof
ro))return e;let t=x[tn.encoding]?.name,n=`${tn.name}${t?` of ${t}`:""} failed`;return Lf()?new RangeError(`encoding-was\
m: ${n}: ${Vr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please \
report it, with the input if you can.`,{cause:e})}function Lf(){try{return h.memory.grow(32),!1}catch{return!0}}function q(){let e=so();return ei(e,new Int32Array(e.length))}function nn(){return h.held()!==0?q():(A.newCodec=Be,null)}
var uo=e=>ei(e,so());function ei(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function yt(e,t){ni(e,t)||(gt("decod\
ing",e),t?uo(t):h.new_decoder(e),Be=e===33||e===36?NaN:e)}var Be=NaN;function ni(e,t){return t||A.newCodec!==e||A.isBusy?
!1:(A.newCodec=NaN,A.isBusy=!0,!0)}function on(e,t){ni(~e,t)||(gt("encoding",e),t?uo(t):h.new_encoder(e),Be=~e)}function lo(e,t,n,o){
gt("transcoding",e),o?uo(o):h.new_transcoder(e,t,+n)}function oi(e,t){h.set_source_encoding(e,+t),A.isBusy=!1}function Yt(e){
let t=m(e),n=h.alloc(t)>>>0;return rt(fe(),e,n),[n,t]}var Wf=g(()=>Uint8Array.from(ve,e=>e.charCodeAt(0))),Jr,po=e=>en("\
sniffing",()=>(Jr!==h&&h.give_labels(...Yt(Wf())),Jr=h,e())),ho=(e,t,...n)=>po(()=>h.sniff_html(...Yt(e),t,...n)),ri=(e,t,n)=>po(
()=>h.sniff_xml(...Yt(e),t,n));function ii(e,t){let n=po(()=>h.find_declared_label(...Yt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var si=(e,t)=>en("sniffing",()=>h.default_for(...Yt(e),t)),ci=()=>gt("detection",-1);function fi(e,t){
try{h.feed_detector(...Yt(e),+t)}catch(n){throw k(n)}}var ai=(e,t,n,o)=>fo(()=>{let r=f=>f?Yt(f):[0,0],i=h.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Kt(e,t,n,o,r){ae(e,t),A.isBusy=!0;let i=h.decode_block(t,n,+o,+r);return A.isBusy=!1,r&&i>=0&&(A.newCodec=
Be),dn(i)}function di(e,t){let n=m(e);ae(e,n),A.isBusy=!0;let o=h.decode_block(n,0,2,+t);return A.isBusy=!1,dn(o)}var Et={
encoding:-1,at:0,most:0,owner:void 0};function rn(e,t,n){if(Et.encoding!==e||Et.owner!==h||A.isBusy){try{gt("decoding",e),
Et.owner=h,Et.at=Z.readBytes?h.byte_table(e):0,Et.most=!yr(e)&&Z.mostByTable||1/0,Et.encoding=e}catch(r){throw k(r)}A.isBusy=
!1}if(Et.at===0||n>Et.most)return;if(n<=65536)return ae(t,n),Xr(n);if(Z.most>Ae)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);ae(E(t,r,r+i),i),o=Vt(o,Xr(i))}return o}function mo(e,t,n,o){return en("decoding",()=>{let r=Math.
min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),ae(r===t?e:E(e,i,i+r),r),!h.is_free_of(r,n,o))return!1;
return!0})}function xo(e,t){let n=-1,o,r;function i(s){try{return gt(e,s),n=s,r=h,o=t(s),A.isBusy=!1,o}catch(c){throw k(
c)}}return s=>s===n&&r===h&&!A.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var wo=xo("encoding",e=>{let t=h.unit_table(e)>>>0;if(t===
0)return;let{buffer:n}=h.memory;return tt(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),ui=xo("encoding",e=>{
let t=h.unit_table(e)>>>0,n=new Uint8Array(65536);return rt(n,new Uint8Array(h.memory.buffer,t,16384)),n}),sn=xo("decodi\
ng",e=>{let t=tt(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>0?new Uint16Array(h.memory.buffer,n,t?256:65536):
void 0}),Xr=e=>Z.readBytes(H.input,e,Et.at);function Vt(e,t){try{return e+t}catch(n){throw new RangeError("The text is t\
oo long for a string of this host; convert it in parts, with { stream: true } or by a stream.",{cause:n})}}var li=e=>e+65536+
3<=Ae,pi=e=>e>Ae&&e<268435456?Z.collect?.(e+3):void 0,cn=()=>H.units,hi=()=>fe()[H.units]|fe()[H.units+1]<<8,fn=(e,t)=>Z.
read(H.units+2*e,t-e),an=(e,t,n)=>Z.write(e.slice(t,n),H.units);function mi(e,t){if(!A.isBusy&&!Z.writeBytes)return;gt("\
encoding",t);let n=Z.writeBytes?.(e,H.output,h.unit_table(t));return A.isBusy=!1,n===e.length?ue(n):void 0}function go(e,t,n,o){
A.isBusy=!0;let r=h.encode_block(e,t,n,+o);return A.isBusy=!1,o&&r>=0&&P.finished()&&(A.newCodec=Be),dn(r)}var O={none:0,
source:1,result:2};function xi(e,t,n,o){let r=m(e);ae(e,r),A.isBusy=!0;let i=h.transcode_block(r,+t,n,o);return A.isBusy=
!1,dn(i)}function ae(e,t){let n=qr();if(t>8)try{rt(n,e)}catch{rt(n,E(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function dn(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ue=e=>Xe(
fe(),H.output,e),Eo=e=>fe().subarray(H.output,H.output+e),P={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.
written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},St={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var Hf=new Uint8Array(256);var Ei=g(()=>Ve?96:V()?1024:128),yo=g(()=>V()||$()?4096:128),vf=g(()=>new Uint8Array(2*yo()));function yi(e,t){let{length:n}=e,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Si(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return Rr(o,0)?void 0:o}function Ti(e,t){
let{length:n}=e,o=2*n<=256?Hf:vf(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Xe(o,0,r)}var Oi=new Uint8Array(128),Tt=Gf(Oi);function Gf(e){return new Uint16Array(e.buffer)}var bi=g(()=>Oo()?0:18),Ii=g(()=>Ft()>
0&&!wt()&&!$()?12:18),jf=g(()=>V()||_t()?18:8),Ai=g(()=>wt()||!(Ft()>=22)?64:32),Yf=g(()=>V()||$()?64:32),un=(e,t)=>(e[0]&
e[t>>1])>=128;function Bi(e,t,n){return n?t<=jf():t<=18||t<=Yf()&&(un(e,t)||pn())}var Mi=()=>({mixed:Ii(),most:Ai()}),Fi=(e,t)=>t<=
Ii()||t<=64&&un(e,t)&&t<=Ai(),z={length:0,bytes:[0,0]};function zt(e,t,n,o){if(e[0]<128&&Oo())return bo(e,t)?Mt.call(e,0,
t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,d=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&
31)<<6|d:(f&15)<<12|d<<6|u,!(f>=194&&f<240&&(d|u)<64&&i<=t)||!a&&(c<2048||(c&63488)===55296||c===65279))return Kf(e,s,t,
n,o,r)}Tt[r++]=c}return Me(r)}function _i(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|e[o+1]<<8;if((r&
63488)===55296)return;Tt[n++]=r}return Me(n)}function Kf(e,t,n,o,r,i){let s=To();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<
194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,u=a===0&&f>=128,l=f===224?160:f===240?144:128,p=f===237?159:f===244?143:191,
w=0;for(;w<a&&c<n;w++,c++){let B=e[c];if(B<l||B>p)break;l=128,p=191,d=d<<6|B&63}if(w<a){if(c===n&&!o){if(f>=239)return;Ni(
f,128|d&63,1+w);break}u=!0}if(u&&r||(u&&(d=65533),d===65279))return;d>65535&&(Tt[i++]=55232+(d>>10),d=56320|d&1023),Tt[i++]=
d}return Me(i)}function So(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=sn(o),!r)return;if(a=
r[f],a===0&&(s<t&&(a=r[f|e[s++]<<8]),a===0))return Vf(e,c,t,n,i,o,r)}Tt[i++]=a}return Me(i)}function Vf(e,t,n,o,r,i,s){let c=To();
for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){if(i===32)return;Ni(a,0,1);break}let u=f<
n?e[f]:0;if(d=s[a|u<<8],d>0)f+=1;else if(qf(u,i))d=65533;else return}Tt[r++]=d}return Me(r)}function qf(e,t){return e>=128?
!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function ln(e,t,n){return z.length=0,zt(E(e,t,n),n-t,!1,!0)===""}function Ni(e,t,n){
z.length=n,z.bytes[0]=e,z.bytes[1]=t}function Me(e){if(e<3||e<=18&&!Oo())return ie(Tt,0,e);if(pn())return Wt.call(Oi,0,2*
e);if(!(e>To()))return ie(Tt,0,18)+ie(Tt,18,e-18)}var To=g(()=>pn()?1/0:36),Oo=g(()=>$()&&pn()),pn=g(()=>X(zf)===!0);function zf(){
let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Wt)==="a\uFEFF\uD83D"&&t(
Mt)==="a\0\xFF\xFE=\xD8"}function bo(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function pe(e,t){for(let n=0;n<
t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Ao=["fatal","html","replacement"];function Li(e,t){let{length:n}=e,o=tt(t);if(n>64&&n>(o?Ei():yo()))return;if(o)return yi(
e,wo(t));if(!!0)return;let r=wo(t);return r&&Ti(e,r)}var Xf=g($);function Ui(e,t){return Xf()?Si(e,ui(t)):mi(e,t)}var Rt=class e{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#t=o}get name(){return x[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:Ao.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=Li(t,this.encoding);
if(n)return n;try{let o=tt(this.encoding)&&Ui(t,this.encoding);if(o)return o;on(this.encoding,null),an(t,0,t.length);let r=go(
0,t.length,this.#r,!0);return r===-2||!P.finished()?void 0:(this.#n=0,ue(r))}catch(o){throw k(o)}}#s(t,n){let o=new G;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new ot(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new Io(c,o):void 0,l=u?w=>u.add(w):o,p=0;try{if(tt(this.encoding)&&!s)for(;p+65536<t.length;p+=65536){let w=Ui(t.slice(p,
p+65536),this.encoding);if(!w)break;o(w)}for(on(this.encoding,s);p===0||p<t.length;p+=d){let w=Math.min(p+d,t.length);an(
t,p,w);let B=w===t.length;for(let R=0,_=!1;!_;){let M=go(R,w-p,a,n&&B);l(ue(M===-2?P.written():M));let v=i+p+R+P.start();
if(R+=P.read(),_=M!==-2&&P.finished(),M!==-2)continue;let mt=P.codePoint();if(f){let Dt=q(),It=()=>this.locate(v),kt=f(mt,
It),ne=this.#c(Dt,kt,l,mt,It);on(this.encoding,ne),an(t,p,w)}else r(mt,v)}}}catch(w){throw k(w)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=q(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new ot(r,i(),this.name);if(typeof n!=
"string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#e=t,s.encodeOrFail(Ur(n),!1,o,c=>{throw new ot(c,i(),
this.name)}),s.#e}},Io=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=m(t);if(n===0)return;t[0]!==27&&
this.#t(this.held);let o=t[n-3]===27?n-3:n;this.#t(st(t,0,o)),this.held=st(t,o,n)}},G=class{#t=null;#e=null;#n=0;get length(){
return this.#n}add(t){let n={bytes:t,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=m(t)}forEach(t){for(let n=this.#t;n;n=
n.next)t(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let t=Zf(this.#n),n=0;return this.forEach(
o=>{rt(t,o,n),n+=m(o)}),t}};function Zf(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no \
room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function $i(e,t){let n=nt(e,t);
if(n===37||n===38){let{name:o}=x[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16() o\
f 'encoding-wasm', or UTF-8.`)}return Di(n,e,t)}function Di(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a lab\
el of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var hn=class{#t;#e;#n=new G;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new G;let n=ft(t)?.bytes.length??0,o=this.#r(E(t,n,Math.min(m(t),n+4096*this.#e)));if(!Bo(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=ii(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...E(o,f,f+a));
et(d)!==this.#t&&(r.push(E(t,i,n+f*this.#e),this.#i(x[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,E(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(m(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function Bo(e){let t=0;for(;t<m(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Fo=g(()=>X(ta)),Jt=g(()=>X(ea)),Pi=g(()=>X(ra));function Wi(e,t,n){if(e!==0&&e!==38||n<24||at(t,n)||e===0&&ji(t,n))return;let o=e===0?Jt():Pi();return o?.takes?.(t,n)===
!1?void 0:o}function Hi(e,t,n,o){if(z.length=0,o&&t>8192||t>256&&(at(e,t)||ji(e,t)))return;let r=Jt();if(!r||r.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!ln(e,i,t))))try{let s=r.decodeQuickly(i<t?E(e,
0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function vi(e){let t=Jt();if(t?.takesBuffer(e,e.byteLength))
try{return t.decodeBuffer(e)}catch{return}}function Gi(e,t){let n=Pi();if(!(t%2>0||!n?.takes?.(e,t)||at(e,t)))return n.decode(
e,!0)}function ji(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;
return n>1}function ta(){let{isAscii:e}=Mr("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function ea(){let e=_t(),t=e?Fo():void 0;if(e&&!t)return;let n=xt("utf-8"),o=na(n),r=t&&((_,M)=>pe(_,M)&&t(_)),
i=r??(Xn()?oa:void 0),s=r?(_,M)=>Yi(_,M)||M>256&&r(_,M):i,[c,f]=Xn()?[48,128]:[0,wt()?-1:e?2048:8192],a=(_,M)=>M>=c&&M<=
f&&(!t||M<=64||t(_)),d=[239,187,191,97,230,188,162,240,159,146,169],u=[192,128,237,160,128,244,144,128,128,97,240,159,146,
97,230,188],l=Uint8Array.of(...d,...u),p=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,w=Uint8Array.of(97,
127),B=o(l,l.length)===p&&n(l)===p&&n(l.buffer)===p&&o(w,2)==="a\x7F",R=Mt;if(!(!B||t&&R.call(w)!=="a\x7F"))return{decode(_,M){
try{if(t)return R.call(_);let v=n(_);return M&&v.includes("\uFFFD")?void 0:v}catch{return}},decodeQuickly:o,takesQuickly:s,
decodeBuffer:n,takesBuffer:a,takes:i,completeLength(_,M){for(let v=1;v<=3&&v<=M;v++){let mt=_[M-v];if(mt<128)break;if(mt>=
192)return(mt>=240?4:mt>=224?3:2)>v?M-v:M}return M}}}function na(e){let[t,n]=[Ar,Mt];if(_t())return(r,i)=>i>256?n.call(r):
e(r);if(!t||$()||!(Ft()>=22))return e;let o=wt()?Yi:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var Yi=(e,t)=>t<=64||t<=256&&
pe(e,t);function oa(e,t){if(t<768)return t>=64&&pe(e,t);let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)
n+=1;else if(r===225)n-=3;else if(r>=206&&r<240)return!1}return n>=0}function ra(){return V()?sa():ia()}function ia(){let e=Wt,
t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.
call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Ki(_t()?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?
i:r?void 0:i.toWellFormed()})}function sa(){let e=xt("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return Ki(1/0,(t,n)=>{let o=e(t);return n&&o.includes("\uFFFD")?void 0:o})}var Ki=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){
try{return t(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});var zi=g($);function Ji(e,t,n){if(n>64)return pe(t,n)?ca(e,t,n):void 0;if(n<=bi()||(t[n>>1]|t[n-1])>=128||!bo(t,n))return;
let o=Co();return o?o.call(t,0,n):rn(e,t,n)}function ca(e,t,n){let o=Co(),r=tt(e);if(!(n<512&&(r||!o))&&!(r&&!o&&es(e))&&
!at(t,n))try{return Fo()?.(t)??mo(t,n,128,128)?o?o.call(t):Jt()?.decodeQuickly(t,n):void 0}catch{return}}var mn=[],Xt=[];
function Xi(e,t,n){if(!(n<=18||n>=512))return Xt[e]===void 0&&(Xt[e]=ua(e)?ts(e):null),Qi(Xt[e],t,n)}function Zi(e,t,n){
return n<512?(zi()?_o(e,t,n):void 0)??rn(e,t,n)??_o(e,t,n)??Vi(e,t,n):_o(e,t,n)??(es(e)?Vi(e,t,n):void 0)??rn(e,t,n)}function _o(e,t,n){
let o=Co();if(!(!o||e!==21||!aa(t,n)||at(t,n)))try{return o.call(t)}catch{return}}var Vi=(e,t,n)=>Qi(ts(e),t,n),Qi=(e,t,n)=>e&&
(n<=256||!at(t,n))?Fe(e,t):void 0;function Fe(e,t){try{return e(t)}catch{return}}function ts(e){return mn[e]===void 0&&(mn[e]=
null,mn[e]=X(()=>la(e))??null),mn[e]}var Co=g(()=>X(fa));function fa(){let e=Mt,t=Uint8Array.from({length:256},(n,o)=>o);
return e.call(t)===String.fromCharCode(...t)?e:void 0}function aa(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&
224)===128)return!1;return n===t||mo(e,t,128,224)}var es=e=>e===21?da():ns(),ns=g(V),da=g(()=>V()||$()||!(Ft()>0)),ua=e=>ns()||
(e===21?zi():_t());function la(e){let t=sn(e),n=xt(x[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),
r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var os;function rs(e,t,n){return os??=pa(),os(e,t,n)}function pa(){let e=Jt(),{mixed:t,most:n}=e&&$()?{mixed:0,most:0}:Mi();
return(o,r,i)=>{if(r<=t||r<=n&&un(o,r)){let s=zt(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{let s=e?.
decodeQuickly(o,r);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function xn(e,t,n,o=!1){try{yt(e,null);let r=Kt(
t,n,0,o,!0);return r<0?void 0:fn(0,r)}catch(r){throw k(r)}}var Ro=g(()=>V()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:$()?2048:0}),is=e=>e===34?Ro().shiftJIS:Ro().
any,ss=[];function cs(e,t,n){if(n>Ro().markup||n>is(e)&&!xa(t,n))return;let o=ss[e];if(o)return at(t,n)?void 0:Fe(o,t);wa(
e,n)}function xa(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);
return n>10}var _e=[];function wa(e,t){_e[e]===void 0&&(_e[e]=X(()=>Ea(e))??null);let n=_e[e];n&&(n.credit+=1+t/1024,!(n.
credit<128)&&(n.credit=0,_e[e]=null,X(()=>{let{value:o}=n.sequences.next();o?n.decode(o)===xn(e,o,m(o))&&(_e[e]=n):ga(e,
n.decode)})))}function ga(e,t){ss[e]=t;let n=is(e);n>0&&(Xt[e]=o=>o.byteLength<=n?t(o):void 0)}var Ea=e=>({decode:xt(x[e].
name),sequences:Sa(e),credit:0}),ya=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Uo=[10,164,162];function*Sa(e){let[
t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ya)yield Uint8Array.of(...i,...Uo);for(let i=128;i<=255;i++)
yield Zt([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Zt([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield Zt([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Zt([i,Math.min(i+7,254)],n,r,n);yield Zt(
[227,227],[50,50],o,n),yield Zt([129,129],[48,48],t),yield Zt([129,129],[48,48],r,t)}}function Zt(...e){let t=e.map(([s,
c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+Uo.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.
length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(Uo,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(
i+o,i,i+e.length-1),r}var me=new Uint8Array(18),Oa=[0,0],J=class{encoding;fatal;ignoreBOM;#t=null;#e=Oa;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return x[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Nt(t);if(!this.#t&&this.#n===0){let i=this.#a(t,r,n);if(i!==void 0)return n||
this.#m(r),i}return this.#c(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(i&&r===
0&&n>0){let s=rs(t,n,this.fatal);if(s!==void 0)return t[0]===239?this.#f(s):s}else{let s=this.#s(t,n)??this.#a(t,n,!0);if(s!==
void 0)return s;let c=i&&!Bt(r)?xn(r,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#c(t,n,!0,o)}decodeBuffer(t){
return this.#r!==0&&this.reset(),this.encoding===0?this.#f(this.#d(vi(t))):this.#s(t,t.byteLength)}#s(t,n){let o=n<=256&&
n>18?Xt[this.encoding]:void 0;return o?this.#d(Fe(o,t)):void 0}#c(t,n,o,r){if(this.#n>0){let d=this.#p(t,n,o)??this.#u(t,
n,o,r);if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(t,n,o)??this.#h(t,n,o)}catch(d){
throw this.#t=i,this.#o=s,this.#r=c,k(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(
r);return f}#a(t,n,o){let{encoding:r}=this;if(z.length=0,n===0)return"";if(r===0){let c=Fi(t,n)?zt(t,n,o,this.fatal):void 0;
if(c!==void 0)return c;let f=Hi(t,n,o,this.fatal);return this.#f(f)}if(r===38){let c=n<=36?_i(t,n):Gi(t,n);return this.#f(
c)}if(!Er(r))return;let i=tt(r),s=(i?Xi(r,t,n):void 0)??(t[0]<128?Ji(r,t,n):void 0)??(!i&&o&&n>18?cs(r,t,n):void 0)??(Bi(
t,n,i)?So(t,n,o,r):void 0)??(i?Zi(r,t,n):void 0);return this.#d(s)}#d(t){return this.fatal&&t?.includes("\uFFFD")?void 0:
t}#f(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,o){let r=this.#n+n;if(n===0||r>18)
return;z.length=0,this.#l(t,r);let i=this.encoding===0?zt(me,r,o,this.fatal):this.#d(So(me,r,o,this.encoding));return i!==
void 0&&!o&&this.#m(n),i}#u(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?
2:3;if(f+n<=a)return;this.#l(t,a);let d=zt(me,a,!0,!0);if(d===void 0)return;let u=a-f;this.#n=0,this.#r+=u;try{return Vt(
d,this.decode(E(t,u),o,r))}catch(l){throw l instanceof K||l instanceof TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=
c,this.#n=f),l}}#l(t,n){me[0]=this.#e[0],me[1]=this.#e[1];for(let o=this.#n;o<n;o++)me[o]=t[o-this.#n]}#m(t){this.#r+=t,
this.#o||=t>0,this.#n=z.length,z.length>0&&(this.#e=[z.bytes[0],z.bytes[1]])}#x(){let t=Uint8Array.from(this.#e);try{yt(
this.encoding,null),Kt(t,this.#n,0,this.fatal,!1),this.#t=q(),this.#n=0}catch(n){throw k(n)}}#w(t,n,o){if(this.fatal&&this.
encoding===0&&n<=8192)return;let r=Wi(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#t||
c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(E(t,0,
i),i,!0),this.#i)return s}let f=i===0&&c===n?t:E(t,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=Vt(s,this.#h(f,c-i,
!0)),this.#i)return s}else s=Vt(s,this.#f(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&ln(t,c,n)?
(this.#m(n-c),s):Vt(s,this.#h(E(t,c,n),n-c,o))}#h(t,n,o){yt(this.encoding,this.#t);let r="",i=pi(n),s=this.#o||this.ignoreBOM||
!Bt(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?t:E(t,f,f+d),l=Kt(u,d,c,
this.fatal,o&&a);if(l<0)return this.#t=q(),this.#i=new K(this.name,this.#r+f+P.start(),P.length()),r;if(c+=l,c>0&&(a||!li(
c))){let p=!s&&hi()===65279?1:0;i?i.add(cn()+2*p,c-p):r=Vt(r,fn(p,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:
nn(),this.#r+=n,i?i.toText():r}},wn=new J(0,!1,!1);function Lo(e,t,n,o,r,i){return wn.encoding=n,wn.fatal=o,wn.ignoreBOM=
r,wn.decodeWhole(e,t,i)}function fs(e,t){let n=nt(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided\
 ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var gn=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Rt(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=m(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(E(t,i,s?r:i+4096),
s?n:O.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Aa(r,t),s[d-i]);let c=new G,f;try{this.#t.
transcode(t,n===O.result?O.source:n,d=>c.add(d))}catch(d){f=d}let a=Ia(c.concatenate());try{this.#e.encodeOrFail(a,n===O.
result,o),this.#n=n===O.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function Ia(e){let t=new Uint16Array(
m(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}function Aa(e,t){let n=m(
t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=Ba(e);for(let c=0;c<n;c++){let f=0;try{o.transcode(E(t,c,c+1),O.none,d=>{f+=
m(d)/2})}catch(d){if(d instanceof K)break;throw d}let a=f===0&&c-(s-e.position)===2&&t[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:e.position+c;(f>0||a)&&(s=e.position+c+1)}return r[i]=s,r}function Ba(e){try{e.copy(!0).transcode(D,O.source,()=>{})}catch(t){
if(t instanceof K)return t.offset;throw t}return e.position}var xe=e=>e==null?void 0:ut(e);function we(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Ma(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>nt(ut(o),t))}}var yn={allowUTF8:e=>e===void 0||!!e,candidates:Ma,locale:xe,maxBytes:we,
tld:xe},Do=["text","ASCII","empty","binary","unknown"];function ge(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=m(e),f=Math.min(c,i);ci();for(let p=0;p<f;p+=65536){let w=Math.min(p+65536,f);fi(E(e,p,w),t&&w===c)}let a=ai(
o,r&&En(r),s&&En(s),n),{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:Do[d],isASCII:Do[d]==="ASCII"||Do[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,w)=>({encoding:x[a[3+2*w]].name,score:a[4+2*w]}))}}function En(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function ko(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=ct(e,n),r=dt(t,yn,n),i=ge(vt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:x[i.encoding].name}}var Na=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ca=[33,36,37,
38],Ee=(e,t)=>{let n=xe(e);return n===void 0?-1:nt(n,t)},as=(e,t,n)=>Math.min(we(e,t,n)??1024,1048576),ds=e=>et(xe(e)??"")??
-1;function Ra(e,t){if(e)return dt(e===!0?void 0:e,yn,t)}var Ua={defaultEncoding:Ee,detect:Ra,likelyEncoding:Ee,locale:xe,
maxPrescanBytes:as,parentEncoding:Ee,transportLayerEncodingLabel:ds,userOverride:Ee};function La(e,t){let n=dt(e,Ua,t),{
locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,
parentEncoding:f,likelyEncoding:a}=n,d=Math.min(m(s),r),u=ho(s,d,c,i,f,a);return u===-1?void 0:Ne(u)},options:n.detect&&
{...n.detect,locale:n.detect.locale??o},decide:s=>us(s)??$a(o,n.defaultEncoding)}}function us(e){if(!(e?.encoding===void 0||
e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function $a(e,t){return Ne(
si(En(e),t===-1?21:t))}var Da={defaultEncoding:Ee,maxPrescanBytes:as,transportLayerEncodingLabel:ds};function ka(e,t){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=dt(e,Da,t),i=s=>{let c=Math.min(m(s),o),f=Ne(ri(s,c,r));
return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.max(3,o),declared:i,decide:()=>i(D)}}function Pa(e,t){
let n={...yn,defaultEncoding:Ee},{defaultEncoding:o,...r}=dt(e,n,t);return{prescanned:3,declared(i){let s=ft(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return us(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Wa={detect:Pa,html:La,xml:ka},Po=["detect","ht\
ml","xml"],Ha={prefixBytes:we,sniff:no(Po)};function Qt(e,t){let{prefixBytes:n,sniff:o}=dt(e,Ha,t),r=Wa[o](e,t),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.
maxBytes??1/0,passesASCII:g(()=>{let c=s.candidates&&ge(D,!0,s);return!Ca.includes(i(c).encoding)}),options:s},decide:i,
sniff:c=>va(r,c),takesWhole:n===void 0}}function va({prescanned:e,declared:t,options:n,decide:o},r){return t(it(r,e))??o(
n&&ge(r,!0,n))}function ls(e){let t=it(e,1024),n=ho(t,m(t),-1,-1,-1,-1);return n===-1||Ne(n).source==="BOM"?void 0:Ne(n)}
function Ne(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Na[e>>8&255],score:null}}var ws="(B",gs="(J",Es=[ws,gs,"(I","$@","$B"],Sn=class{#t=!0;#e=!0;read(t,n){let o=m(t),r=this.#t?Va(t):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=qa(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=xs(t,i);if(s=Es.includes(a),!s&&!n&&Ja(a))break;
this.#e=s}else s=f>=128||i<r&&za(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(t,n){let o=m(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=xs(
t,r);this.#e&&=i===ws||i===gs}return o}};function Va(e){let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(e))return 1/0;
if(t&&=ms(e[o],e[o+1]),n&&=ms(e[o+1],e[o]),!t&&!n)return o+2}return 32}function qa(e,t){let n=m(e),{start:o,words:r}=Je(
e,t),i=hs(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return hs(e,o+4*s,n)}function hs(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var ms=(e,t)=>e===
48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||e===33&&t===34,za=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function xs(e,t){let n="";for(let o=t+1;o<Math.min(t+3,m(e));o++)n+=String.fromCharCode(
e[o]);return n}var Ja=e=>e.length<2&&Es.some(t=>t.startsWith(e));var Ut=class{decision=null;sample=D;detected;#t;#e=!0;#n=!1;#o=new Sn;#r=new G;#i;#s=0;#c=D;#a=D;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new G;if(this.#e&&n&&this.#t.takesWhole)return this.#l(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+m(t)<this.#i&&!n)return this.#p(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new G;
let i=it(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#d(r,n,o)}#d(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=n&&
!f,{plain:d,evidence:u}=r.passesASCII()?this.#o.read(it(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let l=m(s),p=c-d;if(u===
-1)return n||f?this.#l(i(this.#f(it(s,p),a)),o,s):this.#p(s,l+1,o);let w=Ss(it(s,p),u-d,r.windowBytes),B=Math.min(w+r.windowBytes,
p);if(l<B&&!n)return this.#p(s,B,o);let R=it(s,B),_=this.#f(R,l<B);if(B<=w||B===p||!r.passesASCII()||!Qa(_,R))return this.#l(
i(_),o,s);s=this.#u(s,this.#o.skip(R,u-d),o)}}#f(t,n){this.sample=Ht(Ht(this.#c,this.#a),t);let o=this.#t.detection.options;
return this.detected=ge(this.sample,n,{...o,maxBytes:void 0}),this.detected}#p(t,n,o){let r=m(t);return r>0&&this.#r.add(
st(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=it(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-m(this.#c));
return i>0&&(this.#c=Ht(this.#c,it(r,i))),this.#a=ys(Ht(this.#a,ys(E(r,i)))),E(t,n)}#l(t,n,o){return this.decision=t,{passed:n,
rest:o}}},ys=e=>E(e,Math.max(0,m(e)-64));function Ss(e,t,n){let o=Math.min(m(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;
return t}function Qa(e,t){return e.isASCII||e.encoding===void 0&&!(t[Ss(t,0,1/0)]>=128)}function Ts(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function Os(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var bs="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Is=`!
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
?`;var ed=g(()=>{let e=Is.split(`
`),t=0;return new Map(bs.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
As=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function On(e){let t=new Rt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof ot)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Bs(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Bs(e,t,n){if(As(e))return"";if(n===0)return null;let o=nd(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Bs(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function nd(e){
let t=[...ed().get(e)??[],...od(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function od(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),a=o.filter((l,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===t&&r.push(u),a.every(
As)&&i.push(d)}return[...r,...i]}var Ms=["fatal","html","replacement","ignore","translit"];function Fs(e,t,n){return typeof e=="function"?(o,r)=>rd(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?On(t):void 0}function rd(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=vt(ct(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return st(o,0,m(o))}function te(e,t,n,o){return typeof e=="number"?_s(e,t,n,o):new Re(e,_s(0,t,n,o))}function _s(e,t,n,o){let{unmappable:r,losses:i}=n,
s=Fs(r,t,o);if(!s||Bt(t))return new bn(e,t,n);let c=Ho(e,n);return new gn(c,t,r,i?.counting(s)??s)}function Ho(e,t){return new bn(
e,38,{...t,bom:!1,unmappable:"fatal"})}var bn=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(lo(t,this.to,this.#n.ignoreBOM,
this.#t),oi(t,n),this.#t=q())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ue,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(je(this.to)??[]));
let d=Math.max(0,Ao.indexOf(c)),u=m(t);try{lo(this.from,this.to,i,this.#t);for(let l=0;;){let p=u-l<=65536,w=p&&l===0?t:
E(t,l,p?u:l+65536),B=xi(w,r,d,p?n:O.none);a?.addBlock(this.#e+l);let R=B<0?P.written():B;if(R>0&&o(f(R)),B<0&&this.#o(B,
l),l+=P.read(),p&&P.finished())break}}catch(l){throw k(l)}this.#t=n===O.result?null:q(),this.#e=n===O.none?this.#e+u:0}#o(t,n){
let o=this.#e+n+P.start();throw this.#t=q(),this.#e=0,t===-1?new K(x[this.from].name,o,P.length()):new ot(P.codePoint(),
o,x[this.to].name)}},Re=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(t,n,o):this.#s(r,t,n,o),n===O.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new Ut(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==O.none);
i.length>0&&(this.#r.transcode(i.concatenate(),O.none,r),this.#o=!0),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(
t.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var rc=require("node:buffer"),b=require("node:fs"),ke=require("node:path");var ye={failure:1,usage:2};var vo=require("node:buffer");function Ue(e){if((0,vo.isUtf8)(e))return Ns(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,vo.isUtf8)(r));t+=o?Ns(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var Ns=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function y(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function N(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var C=require("node:fs");var Us=require("node:util");var Ls={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},In={...Ls,
EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"i\
ts device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"there is \
no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ee={...Ls,EACCES:"\
its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it is in us\
e, or something is mounted on it, so that it cannot be replaced; write elsewhere",EEXIST:"a file has the name of a direc\
tory that it needs; name another directory",EDQUOT:"your disk quota is used up; free some space, or write elsewhere",EFBIG:'\
it would be larger than the file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while it was writ\
ten; check the device, or write elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directory does not \
exist, or takes no new files; make it first, or write elsewhere",ENOSPC:"no space is left on its device; free some, or w\
rite elsewhere",EPERM:"the system does not let you write it; write elsewhere",EROFS:"its file system can only be read; w\
rite elsewhere"};function pt(e,t){let{code:n="",errno:o}=e,r=o===void 0?void 0:(0,Us.getSystemErrorMap)().get(o)?.[1];return r===
void 0?e:new Error(t[n]??`${r} (${n})`)}function ht(e,t){return Le(e,t instanceof Error?t.message:String(t)),ye.failure}
function Le(e,t){Se(`encoding-wasm: ${e}: ${t}
`)}var Rs=!1;function Se(e){Rs||process.stderr.on("error",()=>{}),Rs=!0,process.stderr.write(e)}var Ot=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var $s;async function jo(e,t){let n=async i=>{try{return await i()}catch(s){throw pt(s,In)}},{next:o,close:r}=await n(()=>e===
"-"?id(t):sd(y(e),t));return{next:()=>n(o),close:r}}async function*Bn(e){let t=await jo(e);try{for(let n=await t.next();n;n=
await t.next())yield n}finally{await t.close()}}function id(e){let t=(0,C.fstatSync)(0,{bigint:!0});return Gs(t,e),t.isFile()?
Ws(0,t,()=>{}):cd()}function sd(e,t){let n=ks(e,t);if(!n.isFile())return fd(e);let o=(0,C.openSync)(e,"r");return Ws(o,n,
()=>(0,C.closeSync)(o))}function ks(e,t){let n=(0,C.statSync)(e,{bigint:!0});return n.isDirectory()&&(0,C.opendirSync)(e).
closeSync(),Gs(n,t),n}function Ps(e){try{ks(y(e)),(0,C.accessSync)(y(e),C.constants.R_OK)}catch(t){throw pt(t,In)}}function Ws(e,{
size:t},n){$s??=new Uint8Array(262144);let o=$s,r=0;return{async next(){let i=(0,C.readSync)(e,o,0,262144,null);if(r+=i,
i>0)return o.subarray(0,i);if(r<t&&(0,C.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shorter while it w\
as read, so that its end is missing; convert it again")},close:n}}function cd(){let e=Hs(0,()=>{}),t=process.platform===
"win32"?Ds():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;t=Ds()}return t.
next()},close:()=>t?.close()}}function Ds(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.next().then(({
done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function fd(e){let t=await vs(n=>(0,C.open)(e,n));return Hs(
t,()=>(0,C.closeSync)(t))}function Hs(e,t){let n=new Uint8Array(262144);return{next:async()=>{let r=await vs(i=>(0,C.read)(
e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var vs=e=>new Promise((t,n)=>e((o,r)=>o?n(o):t(r)));function Gs(e,t){
if(e.isDirectory())throw new Error(In.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input")}var Ys=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Yo=new Set,Ko=!1,js=Date.now();function $e(e){if(Yo.add(e),!Ko)for(let t of Ys)
process.on(t,Ks);return Ko=!0,()=>Yo.delete(e)}function Ks(e){for(let t of Yo)t();for(let t of Ys)process.off(t,Ks);process.
kill(process.pid,e)}function Vs(){if(!(!Ko||Date.now()-js<50))return new Promise(e=>{setImmediate(()=>{js=Date.now(),e()})})}var S=require("node:fs"),Q=require("node:path");function qo(e){if(e===void 0)return dd();let{target:t,present:n,descriptor:o}=zo(e);return o!==void 0?pd(o):n&&!n.isFile()?
Jo((0,S.createWriteStream)(y(e)),!0):hd(t,n)}function zo(e){if(e==="")throw new Error("its name has no characters; give \
it one");let t=(0,S.lstatSync)(y(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,S.statSync)(y(e),{throwIfNoEntry:!1}):
t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(Q.sep))throw new Error(ee.EISDIR);if(!o?.isFile())return{target:n?Vo(
e):e,present:o};let r=Zs(e);return r===void 0&&(0,S.accessSync)(y(e),S.constants.W_OK),{target:n?Vo(e):e,present:o,descriptor:r}}
var qs;function dd(){return qs??=ud(),qs}function ud(){let e=(0,S.fstatSync)(1,{bigint:!0}),t=e.isFile()?e:void 0;return process.
platform==="win32"&&!t?Jo(process.stdout,!1):ld(t)}function ld(e){let t,n=()=>{t??=Jo(process.stdout,!1)};return{file:e,
keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,S.writeSync)(1,r))}catch(i){if(i.code!==
"EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}function Jo(e,t){e.
on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{let i=n;return n=void 0,i};return{write(i){
let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},wait:r,async finish(){await r(),t&&await o(
i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():void 0}}function Vo(e){let t=Xs(e);return t===
void 0?e:Vo(t)}function Xs(e){if(!(0,S.lstatSync)(y(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=Ue((0,S.readlinkSync)(
y(e),"buffer"));return(0,Q.isAbsolute)(t)?t:`${Ue(S.realpathSync.native(y((0,Q.dirname)(e)),"buffer"))}${Q.sep}${t}`}function Zs(e){
let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.exec((0,Q.resolve)(e))??[];if(t!==void 0)return Number(t);let n=Xs(e);return n===
void 0?void 0:Zs(n)}function pd(e){return{file:(0,S.fstatSync)(e,{bigint:!0}),write:t=>Qs(e,t),wait(){},finish(){},discard(){}}}
function Qs(e,t){for(let n=t;n.length>0;)n=n.subarray((0,S.writeSync)(e,n))}var zs=0;function Xo(e){zs+=1;let t=[process.
pid,zs,Math.random().toString(36).slice(2)].join("-");return(0,Q.join)((0,Q.dirname)(e),`.encoding-wasm-${t}.tmp`)}function hd(e,t){
let n=y(Xo(e)),o=(0,S.openSync)(n,"wx",t?384:438),r=!0,i=()=>{r&&(r=!1,(0,S.closeSync)(o))};return{write:s=>Qs(o,s),wait(){},
finish(){i(),t&&(Zo(n,t),(0,S.chmodSync)(n,t.mode)),(0,S.renameSync)(n,y(e))},discard(){try{i()}finally{(0,S.rmSync)(n,{
force:!0})}}}}function Zo(e,{uid:t,gid:n}){for(let o of[t,-1])try{(0,S.chownSync)(e,o,n);return}catch{}}async function Mn(e){
try{let t=qo();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return De(void 0,t)}}function De(e,t){let{code:n=""}=t;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard output":N(e);return ht(`cannot write ${o}`,pt(
t,ee))}var _n=require("node:fs"),F=require("node:path");function ec(e,{suffix:t,directory:n}){let o=new Map(e.filter(wd).map(c=>[c,Fn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,gd(c)])r.set(a,c);let i=xd(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:(0,F.join)(n,i(c)),a={file:c,output:f,
...t&&{backup:`${c}${t}`}},d=o.get(c);if(d===void 0)return[a];let u=n===void 0?d:Fn(f),l=s.get(u);if(l===d)return[];if(l===
void 0&&s.set(u,d),n===void 0)return[a];let p=l===void 0?md(r,u,d):Qo(f);return[{...a,...p&&{problem:new Error(p)}}]})}var Qo=e=>`\
another file already goes to ${N(e)}; convert this one to another directory`;function md(e,t,n){if(t===n)return"it would\
 replace itself; name another directory, or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${N(o)}\
, which will be converted as well; name another directory`}function xd(e){let t=s=>(0,F.isAbsolute)(s)||s.split(F.sep)[0]===
"..",n=s=>(0,F.isAbsolute)(s)||t((0,F.relative)(".",s)),o=e.filter(n).map(s=>(0,F.resolve)(s)),r=s=>o.every(c=>c.startsWith(
s.endsWith(F.sep)?s:s+F.sep)),i=o.length>0?(0,F.dirname)(o[0]):".";for(;!r(i)&&(0,F.dirname)(i)!==i;)i=(0,F.dirname)(i);
return s=>{let c=(0,F.relative)(n(s)?i:".",s);return c===""||t(c)?(0,F.basename)(s):c}}function wd(e){try{return(0,_n.lstatSync)(
y(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}function Fn(e){try{return Ue(_n.realpathSync.native(y(e),"buffer"))}catch{
let t=(0,F.dirname)(e);return t===e?(0,F.resolve)(e):(0,F.join)(Fn(t),(0,F.basename)(e))}}var tc=new Map;function gd(e){
let t=(0,F.dirname)(e),n=tc.get(t)??Fn(t);return tc.set(t,n),(0,F.join)(n,(0,F.basename)(e))}async function ic(e,t,n){let o=[],r=0,i=0,s=0,c=async(f,a)=>{s=await Mn(`${N(f)}: ${a}
`)||s};for(let f of ec(e.files,t)){let{file:a,problem:d}=f;try{if(d)throw d;t.skipUTF8&&await Bd(a)?(i+=1,t.dryRun&&await c(
a,"would be left alone: it is UTF-8")):await Ed(f,e,t.dryRun,{run:n,say:c})?r+=1:o.push(a)}catch(u){ht(N(a),u),o.push(a)}}
if(!e.quiet){let f=t.dryRun?"would be converted":"converted",a=i>0?`, ${i} left alone`:"",d=o.length>0?`, ${o.length} fa\
iled: ${o.map(N).join(", ")}`:"";Se(`encoding-wasm: ${Ot(r,"file")} ${f}${a}${d}
`)}return o.length>0?ye.failure:s}async function Ed({file:e,output:t,backup:n},o,r,{run:i,say:s}){Ps(e);try{Sd(t)}catch(a){
return De(t,a),!1}n!==void 0&&cc(n,()=>Td(e,n));let c=x[o.to].name;if(r){let a="";if(await i({files:[e],output:t,isDry:!0,
onDecision:p=>{a=x[p].name}})!==0)return!1;let u=t===e?"":`, to ${N(t)}`,l=n===void 0?"":`, and kept as ${N(n)}`;return await s(
e,`would be converted from ${a} to ${c}${u}${l}`),!0}let f=()=>i({files:[e],output:t});return n!==void 0?Od(e,n,f):t===e?
await f()===0:yd(t,f)}var nc=new Set;async function yd(e,t){try{Ad((0,ke.dirname)(e))}catch(r){throw pt(r,ee)}let n=Nn(e);
if(n!==void 0&&nc.has(n))throw new Error(Qo(e));if(await t()!==0)return!1;let o=Nn(e);return o!==void 0&&nc.add(o),!0}function Nn(e){
let t=(0,b.statSync)(y(e),{bigint:!0,throwIfNoEntry:!1});return t?.isFile()?`${t.dev} ${t.ino}`:void 0}function Sd(e){let{
target:t,present:n}=zo(e);(!n||n.isFile())&&tr((0,ke.dirname)(t))}function tr(e){let t=(0,b.statSync)(y(e),{throwIfNoEntry:!1});
if(!t)return tr((0,ke.dirname)(e));if(!t.isDirectory())throw new Error(ee.EEXIST);(0,b.accessSync)(y(e),b.constants.W_OK|
b.constants.X_OK)}function Td(e,t){if(!(0,b.statSync)(y(e)).isFile())throw new Error("it is not a regular file, which co\
uld be kept; leave the suffix out");if((0,b.lstatSync)(y(t),{throwIfNoEntry:!1}))throw new Error(sc(t));tr((0,ke.dirname)(
t))}var sc=e=>`its backup ${N(e)} is there already; use another suffix, or move that file away`;function cc(e,t){try{t()}catch(n){
let o=pt(n,ee);throw o===n?n:new Error(`its backup ${N(e)} can't be made: ${o.message}`)}}async function Od(e,t,n){let o=Nn(
e);cc(t,()=>bd(e,t));let r=()=>{Nn(e)===o&&(0,b.rmSync)(y(t),{force:!0})},i=$e(r),s=!1;try{s=await n()===0}finally{i(),s||
r()}return s}function bd(e,t){try{(0,b.linkSync)(b.realpathSync.native(y(e),"buffer"),y(t))}catch(n){if(n.code==="EEXIST")
throw new Error(sc(t));Id(e,t)}}function Id(e,t){let n=y(Xo(t));try{(0,b.copyFileSync)(y(e),n,b.constants.COPYFILE_EXCL);
let o=(0,b.statSync)(y(e));Zo(n,o),(0,b.chmodSync)(n,o.mode),(0,b.utimesSync)(n,o.atimeMs/1e3,o.mtimeMs/1e3),(0,b.renameSync)(
n,y(t))}finally{(0,b.rmSync)(n,{force:!0})}}var oc=new Set;function Ad(e){oc.has(e)||(0,b.mkdirSync)(y(e),{recursive:!0}),
oc.add(e)}async function Bd(e){let t=new J(0,!0,!0),n=!0,o=!1;try{for await(let r of Bn(e))t.decode(r,!1),n&&=(0,rc.isAscii)(
r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof K)return!1;throw r}}var Cn=class{#t;#e=new G;constructor(t=Qt({},"Examination")){this.#t=new Ut(t)}add(t,n){let o=Math.min(m(t),1024-this.#e.
length);o>0&&this.#e.add(st(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return Bo(t)?ls(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=ac(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>ac(n.encoding,o)||n.score>=.9)&&fc(t.encoding,
o)!==fc(n.encoding,o)?i:void 0}},fc=(e,t)=>new J(e,!1,!0).decode(t,!1);function ac(e,t){let n=0,o=null;for(let r=0;r<m(t);r+=
65536){let i=E(t,r,Math.min(r+65536,m(t)));yt(e,o),di(i,!1),n+=St.malformed(),o=q()}return n}async function dc({files:e,sniffing:t,json:n,quiet:o}){let r=Qt(t,"--detect"),i=Qt({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new Cn(i),d=t.sniff==="detect"?a:new Ut(r),{encoding:u,...l}=await _d(f,d,a),p=a.doubt&&Nd(
a.doubt),w=a.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:f,encoding:x[u].name,...l,kind:w,doubt:p??
null}),p&&!o&&Le(N(f),Cd(p))}catch(a){s=ht(N(f),a)}return await Mn(n?`${JSON.stringify(c,null,2)}
`:Rd(c))||s}async function _d(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Bn(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function Nd({
declared:e,detected:t,...n}){let o=t===void 0?null:x[t].name;return{declared:x[e].name,detected:o,...n}}function Cd({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${Ot(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Rd(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,N(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var lc={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Te=class{#t={...lc};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.
firstMalformed=t+St.firstMalformed()),n.malformed+=St.malformed(),this.#e+=St.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+St.firstUnmappable(),n.codePoint=St.codePoint()),n.unmappable+=St.unmappable()}counting(t){return(n,o)=>{let r=this.#t,
i=t(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let t=this.#t;return this.#t={...lc},this.#e=
0,t}};var Ud={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Pe=class{#t;#e;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new Te}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=Ho(t,{...c,
ignoreBOM:o}),this.#e=te(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(t,n){this.#t.setSource(
t,n)}transcode(t,n,o){let r=Ld(t,Ud[x[this.#t.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,O.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=$d(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,O.none,o)}n===O.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Ld(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function $d(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var pc=require("node:fs"),hc=require("node:path");function mc(){let e=(0,hc.join)(__dirname,"encoding.wasm");try{return vr((0,pc.readFileSync)(e)),!0}catch(t){let{message:n}=pt(
t,{});return ht(`its part ${N(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Fc=require("node:buffer");var Rn=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&m(this.#n)===0?t:Ht(this.#n,t);if(!n&&Tr(r))return this.#n=
r,"";let i=ft(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new J(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?E(r,s):r,n,o)}};function Un(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=ct(e,o),i=nt(ut(t),o);Gt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=se(r);return ft(f)?new Rn(i,s,c).decode(f,!0,o):Lo(f,Nt(f),i,s,!0,o)}function er(e){return Dd(se(ct(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Dd=e=>Lo(e,Nt(e),0,!1,!0);var Pd=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Wd=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Hd=g(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
e=>new RegExp(`[${e}]`,"u")));function vd(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Hd();if(n.test(e))return 4;if(!o.
test(e))return t<128?1:Pd.test(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<12544||t>=65377&&
t<=65439?1010:1e3}var nr;function Ln(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
Un(Uint8Array.from(r),e))}var or;function sr(e){or??=new Uint16Array(65536),nr??=[Ln("shift_jis",136,151,64),Ln("gbk",176,
215),Ln("big5",164,198,64),Ln("euc-kr",176,200)];let t=nr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(r.codePointAt(
0)),s=or[i]||vd(r,i);or[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of nr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:Wd.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var We="Failed to execute 'decode' on 'TextDecoder'",cr=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=Gd(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&Os(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=D,n=void 0){let o=this.#t;if(n===void 0&&!this.#e){
if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,Nt(t),We);let c=t instanceof ArrayBuffer?o.decodeBuffer(
t):void 0;if(c!==void 0)return c}let r=ct(t,We);Gt(n,We);let i=!!n?.stream,s=se(r);if(!this.#e){if(!i)return o.decodeWhole(
s,Nt(s),We);o.reset()}return this.#e=i,o.decode(s,!i,We)}},gc=Ts(cr,"TextDecoder");function Gd(e,t,n){let o=ut(e);Gt(t,n);
let r=!!t?.fatal,i=!!t?.ignoreBOM;return new J(fs(o,n),r,i)}var bc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ic=/^(?:GBK|Shift_JIS|Big5|EUC)/,Ac=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
au=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Oe="UTF-8",du=(e,t,n)=>Math.min(we(e,t,n,"steps")??2,3);function Bc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Lr(e,n),{maxSteps:r}=dt(t,{maxSteps:du},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return uu(c,r).map(({steps:f,gain:a})=>({text:Oc(o,f)??o.replace(/[^\r\n]+/g,
d=>Oc(d,f)??d),path:f.map(({really:d,readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function uu(e,t){let n=Tc(
e);if(n>25)return[];let o=sr(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,gain:0}];for(let f=0;f<t;f++){i=i.flatMap(a=>lu(a,
o)).sort(fr);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[...r.values()].
sort(fr).slice(0,5);for(let f of s)f.gain+=.6*Tc(f.text);s.sort(fr);let c=7+Math.min(10,40/e.length);return s.filter(({gain:f})=>f>
Math.max(c,s[0].gain-15))}var fr=(e,t)=>t.gain-e.gain;function lu({text:e,steps:t,bits:n},o){let r=[];for(let[i,s]of bc.
entries()){let c=Ic.test(s)&&!Ac.test(e)?void 0:ar(e,s);if(!c)continue;let a=e.includes(be)||Mc(c)?.includes(be)?pu:ko(c).
candidates;for(let{encoding:d,score:u}of a){if(u<.003)break;if(t.length>0&&d!==Oe&&t[0].really!==Oe)continue;let l=dr(c,
d,!0);if(l===void 0||l===e)continue;let p=n+2.4*Math.log2(u)-i*.25-(d===Oe?-2:1)-(t.length>0?4:0),w=o-sr(l)+p;r.push({text:l,
steps:[...t,{really:d,readAs:s}],bits:p,gain:w})}}return r}function Tc(e){if(e.includes(be))return 0;let t=Ac.test(e),n=-1/0;
for(let o of bc){let i=au.test(o)&&Ic.test(o)===t?ar(e,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,
score:a}of ko(i).candidates)f===o||dr(i,f)===e?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:t?Math.
max(-10,Math.min(n,10)):n}function Oc(e,t){let n=e;for(let{really:o,readAs:r}of t){let i=ar(n,r),s=i&&dr(i,o);if(s===void 0)
return;n=s}return n}var be="\uFFFD",pu=[{encoding:Oe,score:.9}];function ar(e,t){let n=e.replaceAll(be,"\x7F").replace(/[\x80-\x9F]/g,
o=>Un(Uint8Array.of(o.charCodeAt(0)),t));try{return new Rt($i(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function dr(e,t,n=!1){
if(e.includes(127))return t===Oe?hu(e):void 0;try{return new gc(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===
Oe?Mc(e):void 0}}function Mc(e){let t=er(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return 4*n<=
o?t:void 0}function hu(e){let t=er(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??
[]];return!t.includes(be)&&n.length<=o.length+1?t.replaceAll("\x7F",be):void 0}var kn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=te(t,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=te(0,n,{fatal:!1,ignoreBOM:!0,
bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(t,n,o){if(this.#t.transcode(t,n,s=>this.#n.
push(s)),n===O.none)return;let r=Buffer.concat(this.#n);this.#n=[];let[i]=Bc(mu(r));n===O.source&&(this.path=i?.path??[]),
this.#e.transcode(i?Buffer.from(i.text):r,n===O.result?n:O.none,o)}};function mu(e){try{return new J(0,!1,!0).decode(e,!0)}catch(t){
if(!(t instanceof RangeError))throw t;let n=Math.floor(Fc.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var Wn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Cc(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s}){let c=[],{malformed:f,firstMalformed:a,firstUnmappable:d,
codePoint:u}=e,l=Ot(f,"invalid byte sequence"),p=gu(n,o),w=`${Nc(f)}at offset ${a}`;f>0&&i?c.push(`${l} ${Rc(f)} left ou\
t, ${w}`):f>0&&p!==void 0&&c.push(`${l} became ${p}, ${w}; the file is damaged, or not in ${x[t].name}: check --from, or\
 use --fatal to stop at such bytes`);let B=xu(e.unmappable,o,r);if(e.unmappable>0&&B){let R=s||Number.isNaN(d)?"":` at o\
ffset ${d}`,_=i?"":"; use --unmappable html in HTML, or --to utf-8",M=`${Nc(e.unmappable)}${ur(u)}${R}`;c.push(`${wu(e.unmappable,
n)} ${B}, ${M}${_}`)}return c}function xu(e,t,n){let o=`${Rc(e)} left out`,r=`became ${e===1?"its":"their"} best fit`;return typeof t==
"function"?`${r}, or ${n===""?o:n}`:{replacement:"became ?",translit:r,ignore:o,fatal:void 0,html:void 0}[t]}var Rc=e=>e===
1?"was":"were",Nc=e=>e===1?"":"the first ",wu=(e,t)=>`${Ot(e,"character")} that ${x[t].name} can't represent`;function ur(e){
let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${Ye(e)})`:Ye(e)}function gu(e,t){if(je(e)||
e===et("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var $c=require("node:fs");var Ou="\x1B[?25l",bu="\x1B[?25h",Lc="\r\x1B[K";function Dc(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=Mu(r,d,(u-f)/1e3);Se(`${i?"":Ou}${Lc}${l.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Au(e),canShow:Iu(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Se(`${Lc}${bu}`),i=!1}}}var Iu=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function Au(e){let t=0;for(let n of e){let o=n==="-"?void 0:Bu(n);if(!o?.isFile())return;t+=o.size}return t}function Bu(e){
try{return(0,$c.statSync)(y(e))}catch{return}}function Mu(e,t,n){let o=`${Hn(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${Hn(
e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=
60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Hn(e)} of ${Hn(t)} MB | ${o} | ${c}${s%60} s lef\
t`}var Hn=e=>(e/1e6).toFixed(1);var vn=class{line=1;column=1;#t;#e=null;#n=[];constructor(t){this.#t=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=_u(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{yt(this.#t,
this.#e),n=Kt(t,t.length,0,!1,!1),this.#e=nn()}catch(o){throw k(o)}for(let o of new Uint16Array(h.memory.buffer,cn(),n))
(o&64512)!==56320&&(this.column+=1)}};function _u(e){let{start:t,words:n}=Je(e,0),o=t+4*n.length,r=Pc(e,0,Math.min(t,e.length))+
Pc(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Pc(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var $t=class extends Error{};async function mr(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Dc(
e.files,n,()=>{o?.keepListening?.(),n&&(r=$e(i))}),c=0;try{n||(r=$e(i)),o=e.isDry?Ru:qo(e.output);let f=new pr(e,t,o,s);
for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
De(e.output,f instanceof $t?f.cause:f)||c}return r(),c}var Ru={write(){},wait(){},finish(){},discard(){}},pr=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new hr(t,n,i=>{try{o.write(i)}catch(s){throw new $t("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof $t)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),ht(N(t),n)}}async end(){this.#o.convert(new Uint8Array,O.result),await this.#e.finish()}async#r(t){let n=await jo(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,O.none),await this.#i(),this.#n.add(r.
length),await Vs()}finally{await n.close()}this.#o.convert(new Uint8Array,O.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new $t("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Le(N(t),n)}},hr=class{#t;#e;#n;#o;#r=new Te;#i;#s;#c=!1;#a=[];#d=!1;#f;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&Bt(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="tran\
slit";this.#f=u&&!Bt(r)?new vn(r):void 0,this.#s=f&&new Wn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#d=!0,n!==O.result&&!this.#c&&(this.#i=this.#e.newFixer?.(),this.#a=[]),this.#a.push(...t.subarray(0,3-this.#a.
length));let r=[];try{this.#o.transcode(t,n,s=>{this.#f?.advance(s),this.#e.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof
$t)throw s;o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===O.none,
this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#f?.settle();let i=o&&Lu(this.#p(o),this.#t,
this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#p(t){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&t instanceof
ot&&t.codePoint===65533)||!(this.#t.isChanged||o===t.index))return t;let{name:i}=x[this.encoding];return new Error(`the \
bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c\
 to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,
O.source)}catch(t){if(t instanceof $t)throw t}}takeMessages(){let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,
i=this.#r.take();if(!r||!this.#d)return[];this.#d=!1;let s=n?[]:Cc(i,r.encoding,this.#t),{path:c=[]}=this.#o;if(c.length>
0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),typeof t=="object")return(o||!n&&Hc(r))&&s.unshift(
Uu(r)),s;let f=ft(Uint8Array.from(this.#a));if(f&&f.encoding!==t&&!n){let{name:a}=x[f.encoding];s.unshift(`it begins wit\
h the byte order mark of ${a}; check --from, or use --from auto`)}return s}},Hc=({score:e,kind:t})=>e!==null&&e<.9||t===
"binary"||t==="unknown";function Uu(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Hc(e)?"\
; this is uncertain: check the result, or name the encoding with --from":"";return`decoded as ${x[t].name} (${r})${i}`}function Lu(e,{
isChanged:t,unmappable:n},o){if(e instanceof K){let r=e.length===1?"is":"are";return new Error(`${Ot(e.length,"byte")} a\
t offset ${e.offset} ${r} invalid in ${e.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}
if(e instanceof ot&&o){let{line:r,column:i}=o,s=t?"":` (offset ${e.index})`,c=n==="translit"?"replacement":"translit or \
replacement";return new Error(`line ${r}, column ${i}${s}: ${e.encoding} can't represent ${ur(e.codePoint)}; use --unmap\
pable ${c}, or html in HTML, or --to utf-8`)}return e}var $u={binary:"it looks like binary data; leave it out, or name its encoding with --from",unknown:"its encoding can't b\
e recognized; name it with --from"};function vc(e,t){let{decide:n,...o}=Qt(e,"--from auto");return{...o,takesWhole:!1,decide(r){
let i=r&&$u[r.kind];if(i&&t)throw new Error(i);return{...n(r),kind:r?.kind}}}}var Du=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],ku=g(()=>new Map(Du.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function Gc(e){
return et(e)??ku().get(Ge(e))??Jn(e)}var Ie=class extends Error{};var jc=["bash","zsh","fish"];var Gn=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input, by any of its names, or "auto" \
to find that of each file.',parse:Pu,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The encoding \
of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their best f\
it, or ?, and //IGNORE leaves them out.",parse:Wu,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a file\
, which appears when all input is converted, not before.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"Repla\
ce each file by its conversion. With a suffix, such as --in-place=.bak, the old file stays under its name with the suffi\
x, where no other file may be; without one, invalid bytes are an error, as with --fatal.",isOptional:!0,omitted:""},{flags:"\
--out-dir <DIR>",what:"Write the conversion of each file to a file of the same name in this directory.",completes:"folde\
r"},{flags:"-r, --recursive",what:"Convert all files in the directories that are named."},{flags:"--skip-utf8",what:"Lea\
ve files alone that are UTF-8 already."},{flags:"-n, --dry-run",what:"Write nothing, but tell what would be done."},{flags:"\
-c",what:"Leave out invalid bytes, and characters that the output\u2019s encoding can\u2019t represent."},{flags:"--fata\
l",what:"Stop at invalid bytes instead of replacing them with U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do wi\
th characters that the output\u2019s encoding can\u2019t represent: stop (fatal, the default), write them as in HTML, &#128169;, w\
hich a reader can\u2019t distinguish from the same characters in the text (html), write ? (replacement), leave them out (igno\
re), or write their best fit, and stop if there is none (translit).",choices:Ms},{flags:"--bom <MODE>",what:"Whether the\
 output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or if \
the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Make all \
ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarati\
ons say the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encoding before,\
 once or twice: mojibake. The encoding is that of the file as it is, "auto" by default.'},{flags:"--detect",what:'Print \
the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or unknow\
n. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "\
auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declaration fi\
rst (html, xml).',choices:Po},{flags:"--locale <TAG>",what:'Give the language as a hint to "auto" and --detect, such as \
"ja".'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s, -\
-silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file,\
 and why.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a\
 script for completion in a shell.",choices:jc}];var jn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Pu(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Yc(t)}function Wu(e){let[t,...n]=e.split("//"),o=Yc(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Ie(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Yc(e){let t=et(e)??Gc(e);if(t===void 0)throw new Ie("No encoding has t\
his name; encoding-wasm --list shows all.");if(t===36)throw new Ie("It stands for an encoding that holds no text.");return t}var bt="encoding-wasm",Yn=()=>[...Gn,...jn].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?Hu(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:vu(t)}}),Hu=e=>[...e?["auto"]:[],...x.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
vu=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Kc(e){return{bash:Gu,zsh:ju,fish:Yu}[e]()}function Gu(){let e=Yn().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=Yn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${bt} in bash: put it into ~/.local/share/bash-completion/completions/${bt}\

_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} option=\${COMP_WORDS[COMP_CWORD-1]}
  local start='' words='' files='' each IFS=$' \\t\\n'
  # Usually a '=' is a word of its own.
  if [[ $word == --*=* ]]; then start=\${word%%=*}= option=\${word%%=*}= word=\${word#*=}
  elif [[ $word == = ]]; then option=$option= word=''
  elif [[ $option == = ]]; then option=\${COMP_WORDS[COMP_CWORD-2]}=
  fi
  case $option in
${e.join(`
`)}
    *) if [[ $word == -* ]]; then words='${t.join(" ")}'; else files=-f; fi ;;
  esac
  COMPREPLY=()
  local nocasematch=$(shopt -p nocasematch)
  # -v isn't -V, but labels may be in any case.
  [[ $word == -* ]] || shopt -s nocasematch
  for each in $words; do
    if [[ $each == "$word"* ]]; then COMPREPLY+=("$start$each"); fi
  done
  $nocasematch
  if [[ $files ]]; then
    while IFS= read -r each; do COMPREPLY+=("$start$each"); done < <(compgen "$files" -- "$word")
  fi
}
complete -o filenames -F _encoding_wasm ${bt}
`}function ju(){let e=Yn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${bt}
# Completion for ${bt} in zsh: put it into a directory of $fpath as _${bt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Yu(){let e=Yn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${bt} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${bt} in fish: \
put it into ~/.config/fish/completions/${bt}.fish
${e.join(`
`)}
`}var Kn=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Vc(e){
let t=[...Gn,...jn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,u,{length:l})=>{let w=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,B=c!==void 0&&(i||u===l-1);return`\\fB${Kn(
d)}\\fR${B?i?`[${w}]`:w:""}`}),a=r?`
${Kn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Kn(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Kn(e)}" "User Commands"
.SH NAME
encoding\\-wasm \\- convert text files between encodings, as browsers read and write them
.SH SYNOPSIS
\\fBencoding\\-wasm\\fR \\fB\\-f\\fR \\fILABEL\\fR|\\fBauto\\fR [\\fB\\-t\\fR \\fILABEL\\fR] [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-repair\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-detect\\fR [\\fB\\-\\-json\\fR] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-list\\fR
.SH DESCRIPTION
Converts files between the encodings of the WHATWG Encoding Standard, in constant memory.
Several files become one text, unless \\fB\\-\\-in\\-place\\fR or \\fB\\-\\-out\\-dir\\fR is given.
Without a file, or for "\\-", it reads standard input.
File names may have the wildcards *, ?, [...] and **, for shells that don't expand them.
.SH OPTIONS
${t.join("")}.SH EXIT STATUS
.TP
0
Success. Replacements are reported on standard error.
.TP
1
Something could not be read, converted or written. Such files are left as they were.
.TP
2
Wrong usage.
.SH EXAMPLES
.nf
encoding\\-wasm \\-f shift_jis readme.txt
encoding\\-wasm \\-f auto \\-\\-in\\-place=.bak \\-r subtitles
encoding\\-wasm \\-f utf\\-8 \\-t koi8\\-r//TRANSLIT letter.txt
encoding\\-wasm \\-\\-detect *.srt
.fi
`}async function Ku(e,t){if(!mc())return ye.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=t,p={sniff:i,locale:s,detect:!0};if(o)return dc({...e,sniffing:p,json:r});
let w=u!==void 0||l!==void 0,B=d===void 0?void 0:On(e.to),R={...e,from:n==="auto"?vc(p,w):n,unmappable:B?Dt=>B(Dt)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},_={isLending:!c&&!f&&!a&&!Vu(R.unmappable),newTranscoder(Dt,It){let{from:kt,
to:ne}=Dt;return f?new kn(kt,ne,It):c?typeof kt=="number"?new Pe(kt,ne,It):new Re(kt,new Pe(0,ne,It)):te(kt,ne,_.isLending?
{...It,take:Eo}:It,"")},newFixer:a&&(()=>new hn(R.to))};if(!w)return mr(R,_);let{skipUtf8:M=!1,dryRun:v=!1}=t;return ic(
R,{suffix:u,directory:l,skipUTF8:M,dryRun:v},Dt=>mr({...R,...Dt},_))}var Vu=e=>typeof e=="function"||e==="ignore"||e==="\
translit";0&&(module.exports={completionFor,manual,runFully});
