"use strict";var Kn=Object.defineProperty;var Vc=Object.getOwnPropertyDescriptor;var qc=Object.getOwnPropertyNames;var zc=Object.prototype.hasOwnProperty;var Jc=(e,t)=>{for(var n in t)Kn(e,n,{get:t[n],enumerable:!0})},Xc=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of qc(t))!zc.call(e,r)&&r!==n&&Kn(e,r,{get:()=>t[r],enumerable:!(o=Vc(t,r))||o.enumerable});return e};var Zc=e=>Xc(Kn({},"__esModule",{value:!0}),e);var qu={};Jc(qu,{completionFor:()=>Yc,manual:()=>Kc,runFully:()=>Ku});module.exports=Zc(qu);var We="encoding-wasm";function mr(){throw new Error("encoding-wasm: call instantiate() first.")}var He=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function g(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var x=nf();function nf(){let e=He.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var of=g(()=>new Map(x.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),rf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],gr=e=>e<36&&e!==33,tt=e=>e>0&&e<29,Er=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(x[e].name),sf=e=>rf.find(([t])=>e>=t)[1];function et(e){let t=of();return t.get(e)??t.get(Tr(cf(e)))}function nt(e,t){
let n=et(e);if(n===void 0){let o=zn(e),r=o===void 0?"":` Did you mean '${x[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=sf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${We}' doesn't include ${x[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function zn(e){
let t=ve(e),n={936:"gbk",950:"big5"}[t]??t,o=x.findIndex(({labels:r})=>r.some(i=>ve(i)===n));return o<0||o===36?void 0:o}
var ve=e=>Tr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),yr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function at(e){if(e[0]>=239)return yr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Sr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Ge(e){return yr.find(t=>t.encoding===e)?.bytes}function Bt(e){return e===
0||e===37||e===38}function cf(e){let t=0,n=e.length;for(;xr(e[t]);)t+=1;for(;xr(e[n-1]);)n-=1;return e.slice(t,n)}var xr=e=>`\
	
\f\r `.includes(e);function Tr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var Y=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var je=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Or=Symbol.for("encoding-wasm.UnmappableError"),ot=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${je(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Or in o}[Or](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var br=(e,t)=>e?.prototype?.[t],Ye=e=>br(globalThis.Buffer,e),Pt=Ye("ucs2Slice"),Ke=Ye("ucs2Write"),Ir=Ye("utf8Slice"),Mt=Ye(
"latin1Slice"),ff=e=>globalThis[e],Ar=ff("TextDecoder"),af=br(Ar,"decode");function xt(e){let t=new Ar(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:af}),n=>t.decode(n)}function J(e){try{return e()}catch{return}}var K=()=>"InternalError"in globalThis,$=()=>"Bun"in globalThis;function Jn(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var wt=()=>"Deno"in globalThis,X=()=>Number.
parseInt(globalThis.process?.versions?.node,10),Br=e=>globalThis.process?.getBuiltinModule?.(e);function ie(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Xn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Mr=()=>Object.getPrototypeOf(Uint8Array.prototype),Ve=e=>Xn(Mr(),
e),Zn=e=>Xn(DataView.prototype,e),Fr=e=>globalThis[e]&&Xn(globalThis[e].prototype,"byteLength"),Qn=e=>Mr()[e],lf=Ve(Symbol.
toStringTag),qe=Ve("buffer"),to=Ve("byteOffset"),_r=Ve("byteLength"),pf=Qn("includes"),hf=Qn("set"),mf=Qn("slice"),xf=Zn(
"buffer"),wf=Zn("byteOffset"),gf=Zn("byteLength"),Nr=Fr("ArrayBuffer"),Ef=Fr("SharedArrayBuffer"),m=e=>_r.call(e);function Ft(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:m(e)}var E=(e,t,n=m(e))=>new Uint8Array(qe.call(
e),to.call(e)+t,n-t);function Wt(e,t){let n=new Uint8Array(m(e)+m(t));return rt(n,e),rt(n,t,m(e)),n}function ze(e,t){let n=to.
call(e),o=t+(-(n+t)&3),r=Math.max(0,m(e)-o)>>2,i=r>0?new Int32Array(qe.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var it=(e,t)=>E(e,0,Math.min(t,m(e))),rt=(e,t,n)=>hf.call(e,t,n),Cr=(e,t)=>pf.call(e,t),st=(e,t,n)=>mf.call(e,t,n);function Je(e,t,n){
if(n>24)return st(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function dt(e,t){if(t<=64)return!1;
try{return Nr.call(qe.call(e)),!1}catch{return!0}}var yf="The provided value is not of type '(ArrayBuffer or ArrayBuffer\
View)'.";function ct(e,t,n=yf){if(!ArrayBuffer.isView(e)&&Tf(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Ht(e){if(ArrayBuffer.isView(e))return Sf(e);try{return new Uint8Array(e)}catch{return D}}var se=e=>e instanceof
Uint8Array?e:Ht(e);function Sf(e){try{return lf.call(e)===void 0?new Uint8Array(xf.call(e),wf.call(e),gf.call(e)):new Uint8Array(
qe.call(e),to.call(e),_r.call(e))}catch{return D}}var D=new Uint8Array;function Tf(e){try{return Nr.call(e)}catch{}try{return Ef?.
call(e)}catch{return}}function ut(e,t,n){vt(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));
return o}function vt(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options mu\
st be an object.`)}var lt=e=>`${e}`;function Rr(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ur(e,t){if(typeof e==
"string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other v\
alues with String().`)}function eo(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=lt(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function Dr(e,t,n){let o=Xe(f=>Af(f,n),e,t),r=Xe(Mf,e,t);if(o&&r){let f=wt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:wt()?o.writeBytes:void 0,mostByTable:512}}
let i=no(e);if(o)return K()?Bf(o,Xe($r,e,t)):o;let s=r??Xe($r,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Xe(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),no(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var If="str\
ings";function Af(e,t){let[n]=WebAssembly.Module.customSections(t,If),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Bf(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Mf(e){let[t,n]=[Pt,Ke],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:$()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){rt(a,new Uint8Array(
e.buffer,u,2*l),d),d+=2*l},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function $r(e){let t=xt("utf-16le"),{write:n,most:o}=no(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function no(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ie(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Ze,h,ro,kr,Pr,Z,H={input:0,units:0,output:0},Ae=0,Qe={name:"",encoding:-1},M={isBusy:!0,newCodec:NaN};function gt(e,t){
Qe.name=e,Qe.encoding=t,M.newCodec=NaN,M.isBusy&&Wr(),M.isBusy=!0}function Wr(){try{jr(),Ze??=vr(mr()),Cf(new WebAssembly.
Instance(Ze),Ze)}catch(e){throw Yr(e)}}function Hr(e){try{jr(),Ze=Nf(vr(e))}catch(t){throw Yr(t)}Wr()}function vr(e){return _f(e)?e:new WebAssembly.Module(e)}function _f(e){try{return WebAssembly.Module.customSections(e,Gr),
!0}catch{return!1}}var Gr="encoding-wasm";function Nf(e){let[t]=WebAssembly.Module.customSections(e,Gr),n=`${We} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Cf({exports:e},t){h=e,oo=
WebAssembly.RuntimeError,H.input=h.input(),H.units=h.units(),H.output=h.output(),qr(),Z=Dr(h.memory,H.units,t),Ae=Math.min(
h.units_length(),Z.most),M.isBusy=!1}function jr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Yr(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Rf(e))return new RangeError(
`encoding-wasm: ${Kr} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Kr="no memory for WebAssembly; free some, and ca\
ll again",Rf=e=>e instanceof RangeError&&/memory/i.test(e.message);function fe(){return so(),ro}function Vr(){return so(),
kr}function io(){return so(),Pr}function so(){ro[0]===void 0&&qr()}function qr(){let{buffer:e}=h.memory;ro=new Uint8Array(
e),kr=new Uint8Array(e,H.input,65536),Pr=new Int32Array(e,h.codec(),h.codec_length()>>2)}function tn(e,t){return gt(e,-1),
co(t)}function co(e){try{let t=e();return M.isBusy=!1,t}catch(t){throw k(t)}}var oo;function k(e){if(!oo||!(e instanceof
oo))return e;let t=x[Qe.encoding]?.name,n=`${Qe.name}${t?` of ${t}`:""} failed`;return Uf()?new RangeError(`encoding-was\
m: ${n}: ${Kr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please \
report it, with the input if you can.`,{cause:e})}function Uf(){try{return h.memory.grow(32),!1}catch{return!0}}function V(){let e=io();return ti(e,new Int32Array(e.length))}function en(){return h.held()!==0?V():(M.newCodec=Be,null)}
var ao=e=>ti(e,io());function ti(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function yt(e,t){ei(e,t)||(gt("decod\
ing",e),t?ao(t):h.new_decoder(e),Be=e===33||e===36?NaN:e)}var Be=NaN;function ei(e,t){return t||M.newCodec!==e||M.isBusy?
!1:(M.newCodec=NaN,M.isBusy=!0,!0)}function nn(e,t){ei(~e,t)||(gt("encoding",e),t?ao(t):h.new_encoder(e),Be=~e)}function uo(e,t,n,o){
gt("transcoding",e),o?ao(o):h.new_transcoder(e,t,+n)}function ni(e,t){h.set_source_encoding(e,+t),M.isBusy=!1}function jt(e){
let t=m(e),n=h.alloc(t)>>>0;return rt(fe(),e,n),[n,t]}var Pf=g(()=>Uint8Array.from(He,e=>e.charCodeAt(0))),zr,lo=e=>tn("\
sniffing",()=>(zr!==h&&h.give_labels(...jt(Pf())),zr=h,e())),po=(e,t,...n)=>lo(()=>h.sniff_html(...jt(e),t,...n)),oi=(e,t,n)=>lo(
()=>h.sniff_xml(...jt(e),t,n));function ri(e,t){let n=lo(()=>h.find_declared_label(...jt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var ii=(e,t)=>tn("sniffing",()=>h.default_for(...jt(e),t)),si=()=>gt("detection",-1);function ci(e,t){
try{h.feed_detector(...jt(e),+t)}catch(n){throw k(n)}}var fi=(e,t,n,o)=>co(()=>{let r=f=>f?jt(f):[0,0],i=h.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Yt(e,t,n,o,r){ae(e,t),M.isBusy=!0;let i=h.decode_block(t,n,+o,+r);return M.isBusy=!1,r&&i>=0&&(M.newCodec=
Be),an(i)}function ai(e,t){let n=m(e);ae(e,n),M.isBusy=!0;let o=h.decode_block(n,0,2,+t);return M.isBusy=!1,an(o)}var Et={
encoding:-1,at:0,most:0,owner:void 0};function on(e,t,n){if(Et.encoding!==e||Et.owner!==h||M.isBusy){try{gt("decoding",e),
Et.owner=h,Et.at=Z.readBytes?h.byte_table(e):0,Et.most=!Er(e)&&Z.mostByTable||1/0,Et.encoding=e}catch(r){throw k(r)}M.isBusy=
!1}if(Et.at===0||n>Et.most)return;if(n<=65536)return ae(t,n),Jr(n);if(Z.most>Ae)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);ae(E(t,r,r+i),i),o=Kt(o,Jr(i))}return o}function ho(e,t,n,o){return tn("decoding",()=>{let r=Math.
min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),ae(r===t?e:E(e,i,i+r),r),!h.is_free_of(r,n,o))return!1;
return!0})}function mo(e,t){let n=-1,o,r;function i(s){try{return gt(e,s),n=s,r=h,o=t(s),M.isBusy=!1,o}catch(c){throw k(
c)}}return s=>s===n&&r===h&&!M.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var xo=mo("encoding",e=>{let t=h.unit_table(e)>>>0;if(t===
0)return;let{buffer:n}=h.memory;return tt(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),di=mo("encoding",e=>{
let t=h.unit_table(e)>>>0,n=new Uint8Array(65536);return rt(n,new Uint8Array(h.memory.buffer,t,16384)),n}),rn=mo("decodi\
ng",e=>{let t=tt(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>0?new Uint16Array(h.memory.buffer,n,t?256:65536):
void 0}),Jr=e=>Z.readBytes(H.input,e,Et.at);function Kt(e,t){try{return e+t}catch(n){throw new RangeError("The text is t\
oo long for a string of this host; convert it in parts, with { stream: true } or by a stream.",{cause:n})}}var ui=e=>e+65536+
3<=Ae,li=e=>e>Ae&&e<268435456?Z.collect?.(e+3):void 0,sn=()=>H.units,pi=()=>fe()[H.units]|fe()[H.units+1]<<8,cn=(e,t)=>Z.
read(H.units+2*e,t-e),fn=(e,t,n)=>Z.write(e.slice(t,n),H.units);function hi(e,t){if(!M.isBusy&&!Z.writeBytes)return;gt("\
encoding",t);let n=Z.writeBytes?.(e,H.output,h.unit_table(t));return M.isBusy=!1,n===e.length?ue(n):void 0}function wo(e,t,n,o){
M.isBusy=!0;let r=h.encode_block(e,t,n,+o);return M.isBusy=!1,o&&r>=0&&P.finished()&&(M.newCodec=Be),an(r)}var b={none:0,
source:1,result:2};function mi(e,t,n,o){let r=m(e);ae(e,r),M.isBusy=!0;let i=h.transcode_block(r,+t,n,o);return M.isBusy=
!1,an(i)}function ae(e,t){let n=Vr();if(t>8)try{rt(n,e)}catch{rt(n,E(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function an(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ue=e=>Je(
fe(),H.output,e),go=e=>fe().subarray(H.output,H.output+e),P={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.
written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},St={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var Wf=new Uint8Array(256);var gi=g(()=>Ke?96:K()?1024:128),Eo=g(()=>K()||$()?4096:128),Hf=g(()=>new Uint8Array(2*Eo()));function Ei(e,t){let{length:n}=e,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function yi(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return Cr(o,0)?void 0:o}function Si(e,t){
let{length:n}=e,o=2*n<=256?Wf:Hf(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Je(o,0,r)}var Ti=new Uint8Array(128),Tt=vf(Ti);function vf(e){return new Uint16Array(e.buffer)}var Oi=g(()=>To()?0:18),bi=g(()=>X()>
0&&!wt()&&!$()?12:18),Gf=g(()=>K()||X()<22?18:8),Ii=g(()=>wt()||!(X()>=22)?64:32),jf=g(()=>K()||$()?64:32),dn=(e,t)=>(e[0]&
e[t>>1])>=128;function Ai(e,t,n){return n?t<=Gf():t<=18||t<=jf()&&(dn(e,t)||ln())}var Bi=()=>({mixed:bi(),most:Ii()}),Mi=(e,t)=>t<=
bi()||t<=64&&dn(e,t)&&t<=Ii(),q={length:0,bytes:[0,0]};function qt(e,t,n,o){if(e[0]<128&&To())return Oo(e,t)?Mt.call(e,0,
t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,d=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&
31)<<6|d:(f&15)<<12|d<<6|u,!(f>=194&&f<240&&(d|u)<64&&i<=t)||!a&&(c<2048||(c&63488)===55296||c===65279))return Yf(e,s,t,
n,o,r)}Tt[r++]=c}return Me(r)}function Fi(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|e[o+1]<<8;if((r&
63488)===55296)return;Tt[n++]=r}return Me(n)}function Yf(e,t,n,o,r,i){let s=So();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<
194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,u=a===0&&f>=128,l=f===224?160:f===240?144:128,p=f===237?159:f===244?143:191,
w=0;for(;w<a&&c<n;w++,c++){let _=e[c];if(_<l||_>p)break;l=128,p=191,d=d<<6|_&63}if(w<a){if(c===n&&!o){if(f>=239)return;_i(
f,128|d&63,1+w);break}u=!0}if(u&&r||(u&&(d=65533),d===65279))return;d>65535&&(Tt[i++]=55232+(d>>10),d=56320|d&1023),Tt[i++]=
d}return Me(i)}function yo(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=rn(o),!r)return;if(a=
r[f],a===0&&(s<t&&(a=r[f|e[s++]<<8]),a===0))return Kf(e,c,t,n,i,o,r)}Tt[i++]=a}return Me(i)}function Kf(e,t,n,o,r,i,s){let c=So();
for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){if(i===32)return;_i(a,0,1);break}let u=f<
n?e[f]:0;if(d=s[a|u<<8],d>0)f+=1;else if(Vf(u,i))d=65533;else return}Tt[r++]=d}return Me(r)}function Vf(e,t){return e>=128?
!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function un(e,t,n){return q.length=0,qt(E(e,t,n),n-t,!1,!0)===""}function _i(e,t,n){
q.length=n,q.bytes[0]=e,q.bytes[1]=t}function Me(e){if(e<3||e<=18&&!To())return ie(Tt,0,e);if(ln())return Pt.call(Ti,0,2*
e);if(!(e>So()))return ie(Tt,0,18)+ie(Tt,18,e-18)}var So=g(()=>ln()?1/0:36),To=g(()=>$()&&ln()),ln=g(()=>J(qf)===!0);function qf(){
let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Pt)==="a\uFEFF\uD83D"&&t(
Mt)==="a\0\xFF\xFE=\xD8"}function Oo(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function zt(e,t){for(let n=0;n<
t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Io=["fatal","html","replacement"];function Ui(e,t){let{length:n}=e,o=tt(t);if(n>64&&n>(o?gi():Eo()))return;if(o)return Ei(
e,xo(t));if(!!0)return;let r=xo(t);return r&&Si(e,r)}var Jf=g($);function Ri(e,t){return Jf()?yi(e,di(t)):hi(e,t)}var Nt=class e{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#t=o}get name(){return x[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:Io.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=Ui(t,this.encoding);
if(n)return n;try{let o=tt(this.encoding)&&Ri(t,this.encoding);if(o)return o;nn(this.encoding,null),fn(t,0,t.length);let r=wo(
0,t.length,this.#r,!0);return r===-2||!P.finished()?void 0:(this.#n=0,ue(r))}catch(o){throw k(o)}}#s(t,n){let o=new v;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new ot(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new bo(c,o):void 0,l=u?w=>u.add(w):o,p=0;try{if(tt(this.encoding)&&!s)for(;p+65536<t.length;p+=65536){let w=Ri(t.slice(p,
p+65536),this.encoding);if(!w)break;o(w)}for(nn(this.encoding,s);p===0||p<t.length;p+=d){let w=Math.min(p+d,t.length);fn(
t,p,w);let _=w===t.length;for(let y=0,I=!1;!I;){let R=wo(y,w-p,a,n&&_);l(ue(R===-2?P.written():R));let ft=i+p+y+P.start();
if(y+=P.read(),I=R!==-2&&P.finished(),R!==-2)continue;let Ie=P.codePoint();if(f){let $t=V(),It=()=>this.locate(ft),Dt=f(
Ie,It),ne=this.#c($t,Dt,l,Ie,It);nn(this.encoding,ne),fn(t,p,w)}else r(Ie,ft)}}}catch(w){throw k(w)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=V(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new ot(r,i(),this.name);if(typeof n!=
"string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#e=t,s.encodeOrFail(Rr(n),!1,o,c=>{throw new ot(c,i(),
this.name)}),s.#e}},bo=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=m(t);if(n===0)return;t[0]!==27&&
this.#t(this.held);let o=t[n-3]===27?n-3:n;this.#t(st(t,0,o)),this.held=st(t,o,n)}},v=class{#t=null;#e=null;#n=0;get length(){
return this.#n}add(t){let n={bytes:t,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=m(t)}forEach(t){for(let n=this.#t;n;n=
n.next)t(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let t=Xf(this.#n),n=0;return this.forEach(
o=>{rt(t,o,n),n+=m(o)}),t}};function Xf(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no \
room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Li(e,t){let n=nt(e,t);
if(n===37||n===38){let{name:o}=x[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16() o\
f 'encoding-wasm', or UTF-8.`)}return $i(n,e,t)}function $i(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a lab\
el of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var pn=class{#t;#e;#n=new v;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new v;let n=at(t)?.bytes.length??0,o=this.#r(E(t,n,Math.min(m(t),n+4096*this.#e)));if(!Ao(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=ri(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...E(o,f,f+a));
et(d)!==this.#t&&(r.push(E(t,i,n+f*this.#e),this.#i(x[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,E(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(m(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function Ao(e){let t=0;for(;t<m(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Mo=g(()=>J(Qf)),Jt=g(()=>J(ta)),ki=g(()=>J(oa));function Pi(e,t,n){if(e!==0&&e!==38||n<24||dt(t,n)||e===0&&Gi(t,n))return;let o=e===0?Jt():ki();return o?.takes?.(t,n)===
!1?void 0:o}function Wi(e,t,n,o){if(q.length=0,o&&t>8192||t>256&&(dt(e,t)||Gi(e,t)))return;let r=Jt();if(!r||r.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!un(e,i,t))))try{let s=r.decodeQuickly(i<t?E(e,
0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function Hi(e){let t=Jt();if(t?.takesBuffer(e,e.byteLength))
try{return t.decodeBuffer(e)}catch{return}}function vi(e,t){let n=ki();if(!(t%2>0||!n?.takes?.(e,t)||dt(e,t)))return n.decode(
e,!0)}function Gi(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;
return n>1}function Qf(){let{isAscii:e}=Br("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function ta(){let e=X()<22,t=e?Mo():void 0;if(e&&!t)return;let n=xt("utf-8"),o=ea(n),r=Jn()?na:void 0,i=t?(y,I)=>ji(
y,I)||I>256&&zt(y,I)&&t(y):r,[s,c]=Jn()?[48,128]:[0,wt()?-1:e?2048:8192],f=(y,I)=>I>=s&&I<=c&&(!t||I<=64||t(y)),a=[239,187,
191,97,230,188,162,240,159,146,169],d=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],u=Uint8Array.of(...a,
...d),l=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,p=Uint8Array.of(97,127),w=o(u,u.length)===l&&n(u)===
l&&n(u.buffer)===l&&o(p,2)==="a\x7F",_=Mt;if(!(!w||t&&_.call(p)!=="a\x7F"))return{decode(y,I){try{if(t)return _.call(y);
let R=n(y);return I&&R.includes("\uFFFD")?void 0:R}catch{return}},decodeQuickly:o,takesQuickly:i,decodeBuffer:n,takesBuffer:f,
takes:t?(y,I)=>zt(y,I)&&t(y):r,completeLength(y,I){for(let R=1;R<=3&&R<=I;R++){let ft=y[I-R];if(ft<128)break;if(ft>=192)
return(ft>=240?4:ft>=224?3:2)>R?I-R:I}return I}}}function ea(e){let[t,n]=[Ir,Mt];if(X()<22)return(r,i)=>i>256?n.call(r):
e(r);if(!t||$()||!(X()>=22))return e;let o=wt()?ji:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var ji=(e,t)=>t<=64||t<=256&&
zt(e,t);function na(e,t){if(t<768)return t>=64&&zt(e,t);let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)
n+=1;else if(r===225)n-=3;else if(r>=206&&r<240)return!1}return n>=0}function oa(){return K()?ia():ra()}function ra(){let e=Pt,
t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.
call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Yi(X()<22?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?
i:r?void 0:i.toWellFormed()})}function ia(){let e=xt("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return Yi(1/0,(t,n)=>{let o=e(t);return n&&o.includes("\uFFFD")?void 0:o})}var Yi=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){
try{return t(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});var qi=g($);function zi(e,t,n){if(n>64)return zt(t,n)?sa(e,t,n):void 0;if(n<=Oi()||(t[n>>1]|t[n-1])>=128||!Oo(t,n))return;
let o=No();return o?o.call(t,0,n):on(e,t,n)}function sa(e,t,n){let o=No(),r=tt(e);if(!(n<512&&(r||!o))&&!(r&&!o&&ts(e))&&
!dt(t,n))try{return Mo()?.(t)??ho(t,n,128,128)?o?o.call(t):Jt()?.decodeQuickly(t,n):void 0}catch{return}}var hn=[],Ct=[];
function Ji(e,t,n){if(n<=18||n>=512)return;Ct[e]===void 0&&(Ct[e]=da(e)?Qi(e):null);let o=Ct[e];return n<=256&&o?Xt(o,t):
Zi(o,t,n)}function Xi(e,t,n){return n<512?(qi()?Fo(e,t,n):void 0)??on(e,t,n)??Fo(e,t,n)??Ki(e,t,n):Fo(e,t,n)??(ts(e)?Ki(
e,t,n):void 0)??on(e,t,n)}function Fo(e,t,n){let o=No();if(!(!o||e!==21||!fa(t,n)||dt(t,n)))try{return o.call(t)}catch{return}}
var Ki=(e,t,n)=>Zi(Qi(e),t,n),Zi=(e,t,n)=>e&&!dt(t,n)?Xt(e,t):void 0;function Xt(e,t){try{return e(t)}catch{return}}function Qi(e){
return hn[e]===void 0&&(hn[e]=null,hn[e]=J(()=>la(e))??null),hn[e]}var No=g(()=>J(ca));function ca(){let e=Mt,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function fa(e,t){let n=Math.min(t,64);
for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||ho(e,t,128,224)}var ts=e=>e===21?aa():es(),es=g(K),aa=g(()=>K()||
$()||!(X()>0)),da=e=>es()||(e===21?qi():ua()),ua=g(()=>X()<22);function la(e){let t=rn(e),n=xt(x[e].name),o=i=>n(i)===String.
fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.
of(i)))&&o(r)?n:void 0}var ns;function os(e,t,n){return ns??=pa(),ns(e,t,n)}function pa(){let e=Jt(),{mixed:t,most:n}=e&&$()?{mixed:0,most:0}:Bi();
return(o,r,i)=>{if(r<=t||r<=n&&dn(o,r)){let s=qt(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{let s=e?.
decodeQuickly(o,r);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function mn(e,t,n,o=!1){try{yt(e,null);let r=Yt(
t,n,0,o,!0);return r<0?void 0:cn(0,r)}catch(r){throw k(r)}}var Co=g(()=>K()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:$()?2048:0}),rs=e=>e===34?Co().shiftJIS:Co().
any,is=[];function ss(e,t,n){if(n>Co().markup||n>rs(e)&&!xa(t,n))return;let o=is[e];if(o)return dt(t,n)?void 0:Xt(o,t);wa(
e,n)}function xa(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);
return n>10}var Fe=[];function wa(e,t){Fe[e]===void 0&&(Fe[e]=J(()=>Ea(e))??null);let n=Fe[e];n&&(n.credit+=1+t/1024,!(n.
credit<128)&&(n.credit=0,Fe[e]=null,J(()=>{let{value:o}=n.sequences.next();o?n.decode(o)===mn(e,o,m(o))&&(Fe[e]=n):ga(e,
n.decode)})))}function ga(e,t){is[e]=t;let n=rs(e);n>0&&(Ct[e]=o=>o.byteLength<=n?t(o):void 0)}var Ea=e=>({decode:xt(x[e].
name),sequences:Sa(e),credit:0}),ya=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Ro=[10,164,162];function*Sa(e){let[
t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ya)yield Uint8Array.of(...i,...Ro);for(let i=128;i<=255;i++)
yield Zt([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Zt([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield Zt([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Zt([i,Math.min(i+7,254)],n,r,n);yield Zt(
[227,227],[50,50],o,n),yield Zt([129,129],[48,48],t),yield Zt([129,129],[48,48],r,t)}}function Zt(...e){let t=e.map(([s,
c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+Ro.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.
length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(Ro,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(
i+o,i,i+e.length-1),r}var he=new Uint8Array(18),Oa=[0,0],z=class{encoding;fatal;ignoreBOM;#t=null;#e=Oa;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return x[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Ft(t);if(!this.#t&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||
this.#l(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(i&&r===
0&&n>0){let s=os(t,n,this.fatal);if(s!==void 0)return t[0]===239?this.#a(s):s}else{let s=i&&n>18?Ct[r]:void 0,c=(s?this.#f(
Xt(s,t)):void 0)??this.#c(t,n,!0);if(c!==void 0)return c;let f=i&&!Bt(r)?mn(r,t,n,this.fatal):void 0;if(f!==void 0)return f}
return this.#s(t,n,!0,o)}decodeBuffer(t){this.#r!==0&&this.reset();let{encoding:n}=this;if(n===0){let i=this.#f(Hi(t));return i&&
this.#a(i)}let o=t.byteLength,r=o<=256&&o>18?Ct[n]:void 0;return r?this.#f(Xt(r,t)):void 0}#s(t,n,o,r){if(this.#n>0){let d=this.#d(
t,n,o)??this.#p(t,n,o,r);if(d!==void 0)return d;this.#m()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#x(t,n,o)??this.#h(
t,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,k(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?a:a.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(q.length=0,n===0)return"";if(r===0){let c=Mi(t,n)?qt(
t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Wi(t,n,o,this.fatal);return f===void 0?void 0:this.#a(f)}if(r===38){
let c=n<=36?Fi(t,n):vi(t,n);return c===void 0?void 0:this.#a(c)}if(!gr(r))return;let i=tt(r),s=(i?Ji(r,t,n):void 0)??(t[0]<
128?zi(r,t,n):void 0)??(!i&&o&&n>18?ss(r,t,n):void 0)??(Ai(t,n,i)?yo(t,n,o,r):void 0)??(i?Xi(r,t,n):void 0);return this.#f(
s)}#f(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#a(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?
t.slice(1):t}#d(t,n,o){let r=this.#n+n;if(n===0||r>18)return;q.length=0,this.#u(t,r);let i=this.encoding===0?qt(he,r,o,this.
fatal):this.#f(yo(he,r,o,this.encoding));return i!==void 0&&!o&&this.#l(n),i}#p(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#u(t,a);let d=qt(he,a,!0,!0);if(d===void 0)return;let u=a-
f;this.#n=0,this.#r+=u;try{return Kt(d,this.decode(E(t,u),o,r))}catch(l){throw l instanceof Y||l instanceof TypeError||(this.#t=
null,this.#o=s,this.#r=i,this.#e=c,this.#n=f),l}}#u(t,n){he[0]=this.#e[0],he[1]=this.#e[1];for(let o=this.#n;o<n;o++)he[o]=
t[o-this.#n]}#l(t){this.#r+=t,this.#o||=t>0,this.#n=q.length,q.length>0&&(this.#e=[q.bytes[0],q.bytes[1]])}#m(){let t=Uint8Array.
from(this.#e);try{yt(this.encoding,null),Yt(t,this.#n,0,this.fatal,!1),this.#t=V(),this.#n=0}catch(n){throw k(n)}}#x(t,n,o){
if(this.fatal&&this.encoding===0&&n<=8192)return;let r=Pi(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(
t,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;
if(s=this.#h(E(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:E(t,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=
Kt(s,this.#h(f,c-i,!0)),this.#i)return s}else s=Kt(s,this.#a(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===
0&&!o&&un(t,c,n)?(this.#l(n-c),s):Kt(s,this.#h(E(t,c,n),n-c,o))}#h(t,n,o){yt(this.encoding,this.#t);let r="",i=li(n),s=this.#o||
this.ignoreBOM||!Bt(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?t:E(t,f,
f+d),l=Yt(u,d,c,this.fatal,o&&a);if(l<0)return this.#t=V(),this.#i=new Y(this.name,this.#r+f+P.start(),P.length()),r;if(c+=
l,c>0&&(a||!ui(c))){let p=!s&&pi()===65279?1:0;i?i.add(sn()+2*p,c-p):r=Kt(r,cn(p,c)),s=!0,c=0}if(a)break}return this.#o=
s,this.#t=o?null:en(),this.#r+=n,i?i.toText():r}},xn=new z(0,!1,!1);function Uo(e,t,n,o,r,i){return xn.encoding=n,xn.fatal=
o,xn.ignoreBOM=r,xn.decodeWhole(e,t,i)}function cs(e,t){let n=nt(e,t);if(n===36)throw new RangeError(`${t}: The encoding\
 label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var wn=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Nt(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=m(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(E(t,i,s?r:i+4096),
s?n:b.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Aa(r,t),s[d-i]);let c=new v,f;try{this.#t.
transcode(t,n===b.result?b.source:n,d=>c.add(d))}catch(d){f=d}let a=Ia(c.concatenate());try{this.#e.encodeOrFail(a,n===b.
result,o),this.#n=n===b.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function Ia(e){let t=new Uint16Array(
m(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}function Aa(e,t){let n=m(
t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=Ba(e);for(let c=0;c<n;c++){let f=0;try{o.transcode(E(t,c,c+1),b.none,d=>{f+=
m(d)/2})}catch(d){if(d instanceof Y)break;throw d}let a=f===0&&c-(s-e.position)===2&&t[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:e.position+c;(f>0||a)&&(s=e.position+c+1)}return r[i]=s,r}function Ba(e){try{e.copy(!0).transcode(D,b.source,()=>{})}catch(t){
if(t instanceof Y)return t.offset;throw t}return e.position}var me=e=>e==null?void 0:lt(e);function xe(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Ma(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>nt(lt(o),t))}}var En={allowUTF8:e=>e===void 0||!!e,candidates:Ma,locale:me,maxBytes:xe,
tld:me},$o=["text","ASCII","empty","binary","unknown"];function we(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=m(e),f=Math.min(c,i);si();for(let p=0;p<f;p+=65536){let w=Math.min(p+65536,f);ci(E(e,p,w),t&&w===c)}let a=fi(
o,r&&gn(r),s&&gn(s),n),{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:$o[d],isASCII:$o[d]==="ASCII"||$o[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,w)=>({encoding:x[a[3+2*w]].name,score:a[4+2*w]}))}}function gn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Do(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=ct(e,n),r=ut(t,En,n),i=we(Ht(o),!0,r);return{...i,encoding:i.encoding===void 0?null:x[i.encoding].name}}var Na=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ca=[33,36,37,
38],ge=(e,t)=>{let n=me(e);return n===void 0?-1:nt(n,t)},fs=(e,t,n)=>Math.min(xe(e,t,n)??1024,1048576),as=e=>et(me(e)??"")??
-1;function Ra(e,t){if(e)return ut(e===!0?void 0:e,En,t)}var Ua={defaultEncoding:ge,detect:Ra,likelyEncoding:ge,locale:me,
maxPrescanBytes:fs,parentEncoding:ge,transportLayerEncodingLabel:as,userOverride:ge};function La(e,t){let n=ut(e,Ua,t),{
locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,
parentEncoding:f,likelyEncoding:a}=n,d=Math.min(m(s),r),u=po(s,d,c,i,f,a);return u===-1?void 0:_e(u)},options:n.detect&&
{...n.detect,locale:n.detect.locale??o},decide:s=>ds(s)??$a(o,n.defaultEncoding)}}function ds(e){if(!(e?.encoding===void 0||
e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function $a(e,t){return _e(
ii(gn(e),t===-1?21:t))}var Da={defaultEncoding:ge,maxPrescanBytes:fs,transportLayerEncodingLabel:as};function ka(e,t){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=ut(e,Da,t),i=s=>{let c=Math.min(m(s),o),f=_e(oi(s,c,r));
return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.max(3,o),declared:i,decide:()=>i(D)}}function Pa(e,t){
let n={...En,defaultEncoding:ge},{defaultEncoding:o,...r}=ut(e,n,t);return{prescanned:3,declared(i){let s=at(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return ds(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Wa={detect:Pa,html:La,xml:ka},ko=["detect","ht\
ml","xml"],Ha={prefixBytes:xe,sniff:eo(ko)};function Qt(e,t){let{prefixBytes:n,sniff:o}=ut(e,Ha,t),r=Wa[o](e,t),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.
maxBytes??1/0,passesASCII:g(()=>{let c=s.candidates&&we(D,!0,s);return!Ca.includes(i(c).encoding)}),options:s},decide:i,
sniff:c=>va(r,c),takesWhole:n===void 0}}function va({prescanned:e,declared:t,options:n,decide:o},r){return t(it(r,e))??o(
n&&we(r,!0,n))}function us(e){let t=it(e,1024),n=po(t,m(t),-1,-1,-1,-1);return n===-1||_e(n).source==="BOM"?void 0:_e(n)}
function _e(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Na[e>>8&255],score:null}}var xs="(B",ws="(J",gs=[xs,ws,"(I","$@","$B"],yn=class{#t=!0;#e=!0;read(t,n){let o=m(t),r=this.#t?Va(t):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=qa(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=ms(t,i);if(s=gs.includes(a),!s&&!n&&Ja(a))break;
this.#e=s}else s=f>=128||i<r&&za(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(t,n){let o=m(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=ms(
t,r);this.#e&&=i===xs||i===ws}return o}};function Va(e){let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(e))return 1/0;
if(t&&=hs(e[o],e[o+1]),n&&=hs(e[o+1],e[o]),!t&&!n)return o+2}return 32}function qa(e,t){let n=m(e),{start:o,words:r}=ze(
e,t),i=ps(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return ps(e,o+4*s,n)}function ps(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var hs=(e,t)=>e===
48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||e===33&&t===34,za=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function ms(e,t){let n="";for(let o=t+1;o<Math.min(t+3,m(e));o++)n+=String.fromCharCode(
e[o]);return n}var Ja=e=>e.length<2&&gs.some(t=>t.startsWith(e));var Rt=class{decision=null;sample=D;detected;#t;#e=!0;#n=!1;#o=new yn;#r=new v;#i;#s=0;#c=D;#f=D;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new v;if(this.#e&&n&&this.#t.takesWhole)return this.#l(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+m(t)<this.#i&&!n)return this.#p(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new v;
let i=it(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#a(r,n,o)}#a(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=f?
it(s,c):s,d=n&&!f,{plain:u,evidence:l}=r.passesASCII()?this.#o.read(a,d):{plain:0,evidence:0};s=this.#u(s,u,o);let p=m(s),
w=r.maxBytes-this.#s;if(l===-1)return n||f?this.#l(i(this.#d(it(s,w),d)),o,s):this.#p(s,p+1,o);let _=ys(it(s,w),l-u,r.windowBytes),
y=Math.min(_+r.windowBytes,w);if(p<y&&!n)return this.#p(s,y,o);let I=it(s,y),R=this.#d(I,p<y);if(y<=_||y===w||!r.passesASCII()||
!Qa(R,I))return this.#l(i(R),o,s);s=this.#u(s,this.#o.skip(I,l-u),o)}}#d(t,n){this.sample=Wt(Wt(this.#c,this.#f),t);let o=this.#t.
detection.options;return this.detected=we(this.sample,n,{...o,maxBytes:void 0}),this.detected}#p(t,n,o){let r=m(t);return r>
0&&this.#r.add(st(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=it(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(
n,2048-m(this.#c));return i>0&&(this.#c=Wt(this.#c,it(r,i))),this.#f=Es(Wt(this.#f,Es(E(r,i)))),E(t,n)}#l(t,n,o){return this.
decision=t,{passed:n,rest:o}}},Es=e=>E(e,Math.max(0,m(e)-64));function ys(e,t,n){let o=Math.min(m(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Qa(e,t){return e.isASCII||e.encoding===void 0&&!(t[ys(t,0,1/0)]>=128)}function Ss(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function Ts(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var Os="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",bs=`!
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
?`;var ed=g(()=>{let e=bs.split(`
`),t=0;return new Map(Os.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Is=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Tn(e){let t=new Nt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof ot)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=As(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function As(e,t,n){if(Is(e))return"";if(n===0)return null;let o=nd(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:As(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function nd(e){
let t=[...ed().get(e)??[],...od(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function od(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),a=o.filter((l,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===t&&r.push(u),a.every(
Is)&&i.push(d)}return[...r,...i]}var Bs=["fatal","html","replacement","ignore","translit"];function Ms(e,t,n){return typeof e=="function"?(o,r)=>rd(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?Tn(t):void 0}function rd(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=Ht(ct(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return st(o,0,m(o))}function te(e,t,n,o){return typeof e=="number"?Fs(e,t,n,o):new Ce(e,Fs(0,t,n,o))}function Fs(e,t,n,o){let{unmappable:r,losses:i}=n,
s=Ms(r,t,o);if(!s||Bt(t))return new On(e,t,n);let c=Wo(e,n);return new wn(c,t,r,i?.counting(s)??s)}function Wo(e,t){return new On(
e,38,{...t,bom:!1,unmappable:"fatal"})}var On=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(uo(t,this.to,this.#n.ignoreBOM,
this.#t),ni(t,n),this.#t=V())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ue,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Ge(this.to)??[]));
let d=Math.max(0,Io.indexOf(c)),u=m(t);try{uo(this.from,this.to,i,this.#t);for(let l=0;;){let p=u-l<=65536,w=p&&l===0?t:
E(t,l,p?u:l+65536),_=mi(w,r,d,p?n:b.none);a?.addBlock(this.#e+l);let y=_<0?P.written():_;if(y>0&&o(f(y)),_<0&&this.#o(_,
l),l+=P.read(),p&&P.finished())break}}catch(l){throw k(l)}this.#t=n===b.result?null:V(),this.#e=n===b.none?this.#e+u:0}#o(t,n){
let o=this.#e+n+P.start();throw this.#t=V(),this.#e=0,t===-1?new Y(x[this.from].name,o,P.length()):new ot(P.codePoint(),
o,x[this.to].name)}},Ce=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(t,n,o):this.#s(r,t,n,o),n===b.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new Rt(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==b.none);
i.length>0&&(this.#r.transcode(i.concatenate(),b.none,r),this.#o=!0),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(
t.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var oc=require("node:buffer"),A=require("node:fs"),De=require("node:path");var Ee={failure:1,usage:2};var Ho=require("node:buffer");function Re(e){if((0,Ho.isUtf8)(e))return _s(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,Ho.isUtf8)(r));t+=o?_s(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var _s=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function S(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function N(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var C=require("node:fs");var Rs=require("node:util");var Us={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},bn={...Us,
EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"i\
ts device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"there is \
no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ee={...Us,EACCES:"\
its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it is in us\
e, or something is mounted on it, so that it cannot be replaced; write elsewhere",EEXIST:"a file has the name of a direc\
tory that it needs; name another directory",EDQUOT:"your disk quota is used up; free some space, or write elsewhere",EFBIG:'\
it would be larger than the file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while it was writ\
ten; check the device, or write elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directory does not \
exist, or takes no new files; make it first, or write elsewhere",ENOSPC:"no space is left on its device; free some, or w\
rite elsewhere",EPERM:"the system does not let you write it; write elsewhere",EROFS:"its file system can only be read; w\
rite elsewhere"};function ht(e,t){let{code:n="",errno:o}=e,r=o===void 0?void 0:(0,Rs.getSystemErrorMap)().get(o)?.[1];return r===
void 0?e:new Error(t[n]??`${r} (${n})`)}function mt(e,t){return Ue(e,t instanceof Error?t.message:String(t)),Ee.failure}
function Ue(e,t){ye(`encoding-wasm: ${e}: ${t}
`)}var Cs=!1;function ye(e){Cs||process.stderr.on("error",()=>{}),Cs=!0,process.stderr.write(e)}var Ot=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Ls;async function Go(e,t){let n=async i=>{try{return await i()}catch(s){throw ht(s,bn)}},{next:o,close:r}=await n(()=>e===
"-"?id(t):sd(S(e),t));return{next:()=>n(o),close:r}}async function*An(e){let t=await Go(e);try{for(let n=await t.next();n;n=
await t.next())yield n}finally{await t.close()}}function id(e){let t=(0,C.fstatSync)(0,{bigint:!0});return vs(t,e),t.isFile()?
Ps(0,t,()=>{}):cd()}function sd(e,t){let n=Ds(e,t);if(!n.isFile())return fd(e);let o=(0,C.openSync)(e,"r");return Ps(o,n,
()=>(0,C.closeSync)(o))}function Ds(e,t){let n=(0,C.statSync)(e,{bigint:!0});return n.isDirectory()&&(0,C.opendirSync)(e).
closeSync(),vs(n,t),n}function ks(e){try{Ds(S(e)),(0,C.accessSync)(S(e),C.constants.R_OK)}catch(t){throw ht(t,bn)}}function Ps(e,{
size:t},n){Ls??=new Uint8Array(262144);let o=Ls,r=0;return{async next(){let i=(0,C.readSync)(e,o,0,262144,null);if(r+=i,
i>0)return o.subarray(0,i);if(r<t&&(0,C.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shorter while it w\
as read, so that its end is missing; convert it again")},close:n}}function cd(){let e=Ws(0,()=>{}),t=process.platform===
"win32"?$s():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;t=$s()}return t.
next()},close:()=>t?.close()}}function $s(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.next().then(({
done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function fd(e){let t=await Hs(n=>(0,C.open)(e,n));return Ws(
t,()=>(0,C.closeSync)(t))}function Ws(e,t){let n=new Uint8Array(262144);return{next:async()=>{let r=await Hs(i=>(0,C.read)(
e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Hs=e=>new Promise((t,n)=>e((o,r)=>o?n(o):t(r)));function vs(e,t){
if(e.isDirectory())throw new Error(bn.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input")}var js=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],jo=new Set,Yo=!1,Gs=Date.now();function Le(e){if(jo.add(e),!Yo)for(let t of js)
process.on(t,Ys);return Yo=!0,()=>jo.delete(e)}function Ys(e){for(let t of jo)t();for(let t of js)process.off(t,Ys);process.
kill(process.pid,e)}function Ks(){if(!(!Yo||Date.now()-Gs<50))return new Promise(e=>{setImmediate(()=>{Gs=Date.now(),e()})})}var T=require("node:fs"),Q=require("node:path");function Vo(e){if(e===void 0)return dd();let{target:t,present:n,descriptor:o}=qo(e);return o!==void 0?pd(o):n&&!n.isFile()?
zo((0,T.createWriteStream)(S(e)),!0):hd(t,n)}function qo(e){if(e==="")throw new Error("its name has no characters; give \
it one");let t=(0,T.lstatSync)(S(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,T.statSync)(S(e),{throwIfNoEntry:!1}):
t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(Q.sep))throw new Error(ee.EISDIR);if(!o?.isFile())return{target:n?Ko(
e):e,present:o};let r=Xs(e);return r===void 0&&(0,T.accessSync)(S(e),T.constants.W_OK),{target:n?Ko(e):e,present:o,descriptor:r}}
var Vs;function dd(){return Vs??=ud(),Vs}function ud(){let e=(0,T.fstatSync)(1,{bigint:!0}),t=e.isFile()?e:void 0;return process.
platform==="win32"&&!t?zo(process.stdout,!1):ld(t)}function ld(e){let t,n=()=>{t??=zo(process.stdout,!1)};return{file:e,
keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,T.writeSync)(1,r))}catch(i){if(i.code!==
"EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}function zo(e,t){e.
on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{let i=n;return n=void 0,i};return{write(i){
let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},wait:r,async finish(){await r(),t&&await o(
i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():void 0}}function Ko(e){let t=Js(e);return t===
void 0?e:Ko(t)}function Js(e){if(!(0,T.lstatSync)(S(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=Re((0,T.readlinkSync)(
S(e),"buffer"));return(0,Q.isAbsolute)(t)?t:`${Re(T.realpathSync.native(S((0,Q.dirname)(e)),"buffer"))}${Q.sep}${t}`}function Xs(e){
let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.exec((0,Q.resolve)(e))??[];if(t!==void 0)return Number(t);let n=Js(e);return n===
void 0?void 0:Xs(n)}function pd(e){return{file:(0,T.fstatSync)(e,{bigint:!0}),write:t=>Zs(e,t),wait(){},finish(){},discard(){}}}
function Zs(e,t){for(let n=t;n.length>0;)n=n.subarray((0,T.writeSync)(e,n))}var qs=0;function Jo(e){qs+=1;let t=[process.
pid,qs,Math.random().toString(36).slice(2)].join("-");return(0,Q.join)((0,Q.dirname)(e),`.encoding-wasm-${t}.tmp`)}function hd(e,t){
let n=S(Jo(e)),o=(0,T.openSync)(n,"wx",t?384:438),r=!0,i=()=>{r&&(r=!1,(0,T.closeSync)(o))};return{write:s=>Zs(o,s),wait(){},
finish(){i(),t&&(Xo(n,t),(0,T.chmodSync)(n,t.mode)),(0,T.renameSync)(n,S(e))},discard(){try{i()}finally{(0,T.rmSync)(n,{
force:!0})}}}}function Xo(e,{uid:t,gid:n}){for(let o of[t,-1])try{(0,T.chownSync)(e,o,n);return}catch{}}async function Bn(e){
try{let t=Vo();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return $e(void 0,t)}}function $e(e,t){let{code:n=""}=t;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard output":N(e);return mt(`cannot write ${o}`,ht(
t,ee))}var Fn=require("node:fs"),F=require("node:path");function tc(e,{suffix:t,directory:n}){let o=new Map(e.filter(wd).map(c=>[c,Mn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,gd(c)])r.set(a,c);let i=xd(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:(0,F.join)(n,i(c)),a={file:c,output:f,
...t&&{backup:`${c}${t}`}},d=o.get(c);if(d===void 0)return[a];let u=n===void 0?d:Mn(f),l=s.get(u);if(l===d)return[];if(l===
void 0&&s.set(u,d),n===void 0)return[a];let p=l===void 0?md(r,u,d):Zo(f);return[{...a,...p&&{problem:new Error(p)}}]})}var Zo=e=>`\
another file already goes to ${N(e)}; convert this one to another directory`;function md(e,t,n){if(t===n)return"it would\
 replace itself; name another directory, or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${N(o)}\
, which will be converted as well; name another directory`}function xd(e){let t=s=>(0,F.isAbsolute)(s)||s.split(F.sep)[0]===
"..",n=s=>(0,F.isAbsolute)(s)||t((0,F.relative)(".",s)),o=e.filter(n).map(s=>(0,F.resolve)(s)),r=s=>o.every(c=>c.startsWith(
s.endsWith(F.sep)?s:s+F.sep)),i=o.length>0?(0,F.dirname)(o[0]):".";for(;!r(i)&&(0,F.dirname)(i)!==i;)i=(0,F.dirname)(i);
return s=>{let c=(0,F.relative)(n(s)?i:".",s);return c===""||t(c)?(0,F.basename)(s):c}}function wd(e){try{return(0,Fn.lstatSync)(
S(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}function Mn(e){try{return Re(Fn.realpathSync.native(S(e),"buffer"))}catch{
let t=(0,F.dirname)(e);return t===e?(0,F.resolve)(e):(0,F.join)(Mn(t),(0,F.basename)(e))}}var Qs=new Map;function gd(e){
let t=(0,F.dirname)(e),n=Qs.get(t)??Mn(t);return Qs.set(t,n),(0,F.join)(n,(0,F.basename)(e))}async function rc(e,t,n){let o=[],r=0,i=0,s=0,c=async(f,a)=>{s=await Bn(`${N(f)}: ${a}
`)||s};for(let f of tc(e.files,t)){let{file:a,problem:d}=f;try{if(d)throw d;t.skipUTF8&&await Bd(a)?(i+=1,t.dryRun&&await c(
a,"would be left alone: it is UTF-8")):await Ed(f,e,t.dryRun,{run:n,say:c})?r+=1:o.push(a)}catch(u){mt(N(a),u),o.push(a)}}
if(!e.quiet){let f=t.dryRun?"would be converted":"converted",a=i>0?`, ${i} left alone`:"",d=o.length>0?`, ${o.length} fa\
iled: ${o.map(N).join(", ")}`:"";ye(`encoding-wasm: ${Ot(r,"file")} ${f}${a}${d}
`)}return o.length>0?Ee.failure:s}async function Ed({file:e,output:t,backup:n},o,r,{run:i,say:s}){ks(e);try{Sd(t)}catch(a){
return $e(t,a),!1}n!==void 0&&sc(n,()=>Td(e,n));let c=x[o.to].name;if(r){let a="";if(await i({files:[e],output:t,isDry:!0,
onDecision:p=>{a=x[p].name}})!==0)return!1;let u=t===e?"":`, to ${N(t)}`,l=n===void 0?"":`, and kept as ${N(n)}`;return await s(
e,`would be converted from ${a} to ${c}${u}${l}`),!0}let f=()=>i({files:[e],output:t});return n!==void 0?Od(e,n,f):t===e?
await f()===0:yd(t,f)}var ec=new Set;async function yd(e,t){try{Ad((0,De.dirname)(e))}catch(r){throw ht(r,ee)}let n=_n(e);
if(n!==void 0&&ec.has(n))throw new Error(Zo(e));if(await t()!==0)return!1;let o=_n(e);return o!==void 0&&ec.add(o),!0}function _n(e){
let t=(0,A.statSync)(S(e),{bigint:!0,throwIfNoEntry:!1});return t?.isFile()?`${t.dev} ${t.ino}`:void 0}function Sd(e){let{
target:t,present:n}=qo(e);(!n||n.isFile())&&Qo((0,De.dirname)(t))}function Qo(e){let t=(0,A.statSync)(S(e),{throwIfNoEntry:!1});
if(!t)return Qo((0,De.dirname)(e));if(!t.isDirectory())throw new Error(ee.EEXIST);(0,A.accessSync)(S(e),A.constants.W_OK|
A.constants.X_OK)}function Td(e,t){if(!(0,A.statSync)(S(e)).isFile())throw new Error("it is not a regular file, which co\
uld be kept; leave the suffix out");if((0,A.lstatSync)(S(t),{throwIfNoEntry:!1}))throw new Error(ic(t));Qo((0,De.dirname)(
t))}var ic=e=>`its backup ${N(e)} is there already; use another suffix, or move that file away`;function sc(e,t){try{t()}catch(n){
let o=ht(n,ee);throw o===n?n:new Error(`its backup ${N(e)} can't be made: ${o.message}`)}}async function Od(e,t,n){let o=_n(
e);sc(t,()=>bd(e,t));let r=()=>{_n(e)===o&&(0,A.rmSync)(S(t),{force:!0})},i=Le(r),s=!1;try{s=await n()===0}finally{i(),s||
r()}return s}function bd(e,t){try{(0,A.linkSync)(A.realpathSync.native(S(e),"buffer"),S(t))}catch(n){if(n.code==="EEXIST")
throw new Error(ic(t));Id(e,t)}}function Id(e,t){let n=S(Jo(t));try{(0,A.copyFileSync)(S(e),n,A.constants.COPYFILE_EXCL);
let o=(0,A.statSync)(S(e));Xo(n,o),(0,A.chmodSync)(n,o.mode),(0,A.utimesSync)(n,o.atimeMs/1e3,o.mtimeMs/1e3),(0,A.renameSync)(
n,S(t))}finally{(0,A.rmSync)(n,{force:!0})}}var nc=new Set;function Ad(e){nc.has(e)||(0,A.mkdirSync)(S(e),{recursive:!0}),
nc.add(e)}async function Bd(e){let t=new z(0,!0,!0),n=!0,o=!1;try{for await(let r of An(e))t.decode(r,!1),n&&=(0,oc.isAscii)(
r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof Y)return!1;throw r}}var Nn=class{#t;#e=new v;constructor(t=Qt({},"Examination")){this.#t=new Rt(t)}add(t,n){let o=Math.min(m(t),1024-this.#e.
length);o>0&&this.#e.add(st(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return Ao(t)?us(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=fc(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>fc(n.encoding,o)||n.score>=.9)&&cc(t.encoding,
o)!==cc(n.encoding,o)?i:void 0}},cc=(e,t)=>new z(e,!1,!0).decode(t,!1);function fc(e,t){let n=0,o=null;for(let r=0;r<m(t);r+=
65536){let i=E(t,r,Math.min(r+65536,m(t)));yt(e,o),ai(i,!1),n+=St.malformed(),o=V()}return n}async function ac({files:e,sniffing:t,json:n,quiet:o}){let r=Qt(t,"--detect"),i=Qt({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new Nn(i),d=t.sniff==="detect"?a:new Rt(r),{encoding:u,...l}=await _d(f,d,a),p=a.doubt&&Nd(
a.doubt),w=a.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:f,encoding:x[u].name,...l,kind:w,doubt:p??
null}),p&&!o&&Ue(N(f),Cd(p))}catch(a){s=mt(N(f),a)}return await Bn(n?`${JSON.stringify(c,null,2)}
`:Rd(c))||s}async function _d(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of An(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function Nd({
declared:e,detected:t,...n}){let o=t===void 0?null:x[t].name;return{declared:x[e].name,detected:o,...n}}function Cd({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${Ot(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Rd(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,N(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var uc={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Se=class{#t={...uc};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.
firstMalformed=t+St.firstMalformed()),n.malformed+=St.malformed(),this.#e+=St.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+St.firstUnmappable(),n.codePoint=St.codePoint()),n.unmappable+=St.unmappable()}counting(t){return(n,o)=>{let r=this.#t,
i=t(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let t=this.#t;return this.#t={...uc},this.#e=
0,t}};var Ud={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},ke=class{#t;#e;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new Se}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=Wo(t,{...c,
ignoreBOM:o}),this.#e=te(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(t,n){this.#t.setSource(
t,n)}transcode(t,n,o){let r=Ld(t,Ud[x[this.#t.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,b.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=$d(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,b.none,o)}n===b.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Ld(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function $d(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var lc=require("node:fs"),pc=require("node:path");function hc(){let e=(0,pc.join)(__dirname,"encoding.wasm");try{return Hr((0,lc.readFileSync)(e)),!0}catch(t){let{message:n}=ht(
t,{});return mt(`its part ${N(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Mc=require("node:buffer");var Cn=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&m(this.#n)===0?t:Wt(this.#n,t);if(!n&&Sr(r))return this.#n=
r,"";let i=at(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new z(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?E(r,s):r,n,o)}};function Rn(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=ct(e,o),i=nt(lt(t),o);vt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=se(r);return at(f)?new Cn(i,s,c).decode(f,!0,o):Uo(f,Ft(f),i,s,!0,o)}function tr(e){return Dd(se(ct(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Dd=e=>Uo(e,Ft(e),0,!1,!0);var Pd=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Wd=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Hd=g(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
e=>new RegExp(`[${e}]`,"u")));function vd(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Hd();if(n.test(e))return 4;if(!o.
test(e))return t<128?1:Pd.test(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<12544||t>=65377&&
t<=65439?1010:1e3}var er;function Un(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
Rn(Uint8Array.from(r),e))}var nr;function ir(e){nr??=new Uint16Array(65536),er??=[Un("shift_jis",136,151,64),Un("gbk",176,
215),Un("big5",164,198,64),Un("euc-kr",176,200)];let t=er.map(()=>0),n=0,o=1;for(let r of e){let i=Number(r.codePointAt(
0)),s=nr[i]||vd(r,i);nr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of er.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:Wd.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Pe="Failed to execute 'decode' on 'TextDecoder'",sr=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=Gd(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&Ts(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=D,n=void 0){let o=this.#t;if(n===void 0&&!this.#e){
if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,Ft(t),Pe);let c=t instanceof ArrayBuffer?o.decodeBuffer(
t):void 0;if(c!==void 0)return c}let r=ct(t,Pe);vt(n,Pe);let i=!!n?.stream,s=se(r);if(!this.#e){if(!i)return o.decodeWhole(
s,Ft(s),Pe);o.reset()}return this.#e=i,o.decode(s,!i,Pe)}},wc=Ss(sr,"TextDecoder");function Gd(e,t,n){let o=lt(e);vt(t,n);
let r=!!t?.fatal,i=!!t?.ignoreBOM;return new z(cs(o,n),r,i)}var Oc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),bc=/^(?:GBK|Shift_JIS|Big5|EUC)/,Ic=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
au=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Te="UTF-8",du=(e,t,n)=>Math.min(xe(e,t,n,"steps")??2,3);function Ac(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Ur(e,n),{maxSteps:r}=ut(t,{maxSteps:du},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return uu(c,r).map(({steps:f,gain:a})=>({text:Tc(o,f)??o.replace(/[^\r\n]+/g,
d=>Tc(d,f)??d),path:f.map(({really:d,readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function uu(e,t){let n=Sc(
e);if(n>25)return[];let o=ir(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,gain:0}];for(let f=0;f<t;f++){i=i.flatMap(a=>lu(a,
o)).sort(cr);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[...r.values()].
sort(cr).slice(0,5);for(let f of s)f.gain+=.6*Sc(f.text);s.sort(cr);let c=7+Math.min(10,40/e.length);return s.filter(({gain:f})=>f>
Math.max(c,s[0].gain-15))}var cr=(e,t)=>t.gain-e.gain;function lu({text:e,steps:t,bits:n},o){let r=[];for(let[i,s]of Oc.
entries()){let c=bc.test(s)&&!Ic.test(e)?void 0:fr(e,s);if(!c)continue;let a=e.includes(Oe)||Bc(c)?.includes(Oe)?pu:Do(c).
candidates;for(let{encoding:d,score:u}of a){if(u<.003)break;if(t.length>0&&d!==Te&&t[0].really!==Te)continue;let l=ar(c,
d,!0);if(l===void 0||l===e)continue;let p=n+2.4*Math.log2(u)-i*.25-(d===Te?-2:1)-(t.length>0?4:0),w=o-ir(l)+p;r.push({text:l,
steps:[...t,{really:d,readAs:s}],bits:p,gain:w})}}return r}function Sc(e){if(e.includes(Oe))return 0;let t=Ic.test(e),n=-1/0;
for(let o of Oc){let i=au.test(o)&&bc.test(o)===t?fr(e,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,
score:a}of Do(i).candidates)f===o||ar(i,f)===e?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:t?Math.
max(-10,Math.min(n,10)):n}function Tc(e,t){let n=e;for(let{really:o,readAs:r}of t){let i=fr(n,r),s=i&&ar(i,o);if(s===void 0)
return;n=s}return n}var Oe="\uFFFD",pu=[{encoding:Te,score:.9}];function fr(e,t){let n=e.replaceAll(Oe,"\x7F").replace(/[\x80-\x9F]/g,
o=>Rn(Uint8Array.of(o.charCodeAt(0)),t));try{return new Nt(Li(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function ar(e,t,n=!1){
if(e.includes(127))return t===Te?hu(e):void 0;try{return new wc(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===
Te?Bc(e):void 0}}function Bc(e){let t=tr(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return 4*n<=
o?t:void 0}function hu(e){let t=tr(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??
[]];return!t.includes(Oe)&&n.length<=o.length+1?t.replaceAll("\x7F",Oe):void 0}var Dn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=te(t,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=te(0,n,{fatal:!1,ignoreBOM:!0,
bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(t,n,o){if(this.#t.transcode(t,n,s=>this.#n.
push(s)),n===b.none)return;let r=Buffer.concat(this.#n);this.#n=[];let[i]=Ac(mu(r));n===b.source&&(this.path=i?.path??[]),
this.#e.transcode(i?Buffer.from(i.text):r,n===b.result?n:b.none,o)}};function mu(e){try{return new z(0,!1,!0).decode(e,!0)}catch(t){
if(!(t instanceof RangeError))throw t;let n=Math.floor(Mc.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var Pn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Nc(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s}){let c=[],{malformed:f,firstMalformed:a,firstUnmappable:d,
codePoint:u}=e,l=Ot(f,"invalid byte sequence"),p=gu(n,o),w=`${_c(f)}at offset ${a}`;f>0&&i?c.push(`${l} ${Cc(f)} left ou\
t, ${w}`):f>0&&p!==void 0&&c.push(`${l} became ${p}, ${w}; the file is damaged, or not in ${x[t].name}: check --from, or\
 use --fatal to stop at such bytes`);let _=xu(e.unmappable,o,r);if(e.unmappable>0&&_){let y=s||Number.isNaN(d)?"":` at o\
ffset ${d}`,I=i?"":"; use --unmappable html in HTML, or --to utf-8",R=`${_c(e.unmappable)}${dr(u)}${y}`;c.push(`${wu(e.unmappable,
n)} ${_}, ${R}${I}`)}return c}function xu(e,t,n){let o=`${Cc(e)} left out`,r=`became ${e===1?"its":"their"} best fit`;return typeof t==
"function"?`${r}, or ${n===""?o:n}`:{replacement:"became ?",translit:r,ignore:o,fatal:void 0,html:void 0}[t]}var Cc=e=>e===
1?"was":"were",_c=e=>e===1?"":"the first ",wu=(e,t)=>`${Ot(e,"character")} that ${x[t].name} can't represent`;function dr(e){
let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${je(e)})`:je(e)}function gu(e,t){if(Ge(e)||
e===et("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Lc=require("node:fs");var Ou="\x1B[?25l",bu="\x1B[?25h",Uc="\r\x1B[K";function $c(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=Mu(r,d,(u-f)/1e3);ye(`${i?"":Ou}${Uc}${l.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Au(e),canShow:Iu(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&ye(`${Uc}${bu}`),i=!1}}}var Iu=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function Au(e){let t=0;for(let n of e){let o=n==="-"?void 0:Bu(n);if(!o?.isFile())return;t+=o.size}return t}function Bu(e){
try{return(0,Lc.statSync)(S(e))}catch{return}}function Mu(e,t,n){let o=`${Wn(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${Wn(
e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=
60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Wn(e)} of ${Wn(t)} MB | ${o} | ${c}${s%60} s lef\
t`}var Wn=e=>(e/1e6).toFixed(1);var Hn=class{line=1;column=1;#t;#e=null;#n=[];constructor(t){this.#t=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=_u(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{yt(this.#t,
this.#e),n=Yt(t,t.length,0,!1,!1),this.#e=en()}catch(o){throw k(o)}for(let o of new Uint16Array(h.memory.buffer,sn(),n))
(o&64512)!==56320&&(this.column+=1)}};function _u(e){let{start:t,words:n}=ze(e,0),o=t+4*n.length,r=kc(e,0,Math.min(t,e.length))+
kc(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function kc(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var Lt=class extends Error{};async function hr(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=$c(
e.files,n,()=>{o?.keepListening?.(),n&&(r=Le(i))}),c=0;try{n||(r=Le(i)),o=e.isDry?Ru:Vo(e.output);let f=new lr(e,t,o,s);
for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
$e(e.output,f instanceof Lt?f.cause:f)||c}return r(),c}var Ru={write(){},wait(){},finish(){},discard(){}},lr=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new pr(t,n,i=>{try{o.write(i)}catch(s){throw new Lt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof Lt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),mt(N(t),n)}}async end(){this.#o.convert(new Uint8Array,b.result),await this.#e.finish()}async#r(t){let n=await Go(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,b.none),await this.#i(),this.#n.add(r.
length),await Ks()}finally{await n.close()}this.#o.convert(new Uint8Array,b.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new Lt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Ue(N(t),n)}},pr=class{#t;#e;#n;#o;#r=new Se;#i;#s;#c=!1;#f=[];#a=!1;#d;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&Bt(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="tran\
slit";this.#d=u&&!Bt(r)?new Hn(r):void 0,this.#s=f&&new Pn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#a=!0,n!==b.result&&!this.#c&&(this.#i=this.#e.newFixer?.(),this.#f=[]),this.#f.push(...t.subarray(0,3-this.#f.
length));let r=[];try{this.#o.transcode(t,n,s=>{this.#d?.advance(s),this.#e.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof
Lt)throw s;o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===b.none,
this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#d?.settle();let i=o&&Lu(this.#p(o),this.#t,
this.#d);if(this.#c||this.#d?.startFile(),o)throw i}#p(t){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&t instanceof
ot&&t.codePoint===65533)||!(this.#t.isChanged||o===t.index))return t;let{name:i}=x[this.encoding];return new Error(`the \
bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c\
 to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,
b.source)}catch(t){if(t instanceof Lt)throw t}}takeMessages(){let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,
i=this.#r.take();if(!r||!this.#a)return[];this.#a=!1;let s=n?[]:Nc(i,r.encoding,this.#t),{path:c=[]}=this.#o;if(c.length>
0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),typeof t=="object")return(o||!n&&Wc(r))&&s.unshift(
Uu(r)),s;let f=at(Uint8Array.from(this.#f));if(f&&f.encoding!==t&&!n){let{name:a}=x[f.encoding];s.unshift(`it begins wit\
h the byte order mark of ${a}; check --from, or use --from auto`)}return s}},Wc=({score:e,kind:t})=>e!==null&&e<.9||t===
"binary"||t==="unknown";function Uu(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Wc(e)?"\
; this is uncertain: check the result, or name the encoding with --from":"";return`decoded as ${x[t].name} (${r})${i}`}function Lu(e,{
isChanged:t,unmappable:n},o){if(e instanceof Y){let r=e.length===1?"is":"are";return new Error(`${Ot(e.length,"byte")} a\
t offset ${e.offset} ${r} invalid in ${e.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}
if(e instanceof ot&&o){let{line:r,column:i}=o,s=t?"":` (offset ${e.index})`,c=n==="translit"?"replacement":"translit or \
replacement";return new Error(`line ${r}, column ${i}${s}: ${e.encoding} can't represent ${dr(e.codePoint)}; use --unmap\
pable ${c}, or html in HTML, or --to utf-8`)}return e}var $u={binary:"it looks like binary data; leave it out, or name its encoding with --from",unknown:"its encoding can't b\
e recognized; name it with --from"};function Hc(e,t){let{decide:n,...o}=Qt(e,"--from auto");return{...o,takesWhole:!1,decide(r){
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
nicodelittleunmarked ucs2le utf16lebom"],ku=g(()=>new Map(Du.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function vc(e){
return et(e)??ku().get(ve(e))??zn(e)}var be=class extends Error{};var Gc=["bash","zsh","fish"];var vn=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input, by any of its names, or "auto" \
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
re), or write their best fit, and stop if there is none (translit).",choices:Bs},{flags:"--bom <MODE>",what:"Whether the\
 output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or if \
the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Make all \
ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarati\
ons say the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encoding before,\
 once or twice: mojibake. The encoding is that of the file as it is, "auto" by default.'},{flags:"--detect",what:'Print \
the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or unknow\
n. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "\
auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declaration fi\
rst (html, xml).',choices:ko},{flags:"--locale <TAG>",what:'Give the language as a hint to "auto" and --detect, such as \
"ja".'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s, -\
-silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file,\
 and why.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a\
 script for completion in a shell.",choices:Gc}];var Gn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Pu(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:jc(t)}function Wu(e){let[t,...n]=e.split("//"),o=jc(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new be(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function jc(e){let t=et(e)??vc(e);if(t===void 0)throw new be("No encoding has t\
his name; encoding-wasm --list shows all.");if(t===36)throw new be("It stands for an encoding that holds no text.");return t}var bt="encoding-wasm",jn=()=>[...vn,...Gn].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?Hu(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:vu(t)}}),Hu=e=>[...e?["auto"]:[],...x.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
vu=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Yc(e){return{bash:Gu,zsh:ju,fish:Yu}[e]()}function Gu(){let e=jn().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=jn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
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
`}function ju(){let e=jn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${bt}
# Completion for ${bt} in zsh: put it into a directory of $fpath as _${bt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Yu(){let e=jn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${bt} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${bt} in fish: \
put it into ~/.config/fish/completions/${bt}.fish
${e.join(`
`)}
`}var Yn=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Kc(e){
let t=[...vn,...Gn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,u,{length:l})=>{let w=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,_=c!==void 0&&(i||u===l-1);return`\\fB${Yn(
d)}\\fR${_?i?`[${w}]`:w:""}`}),a=r?`
${Yn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Yn(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Yn(e)}" "User Commands"
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
`}async function Ku(e,t){if(!hc())return Ee.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=t,p={sniff:i,locale:s,detect:!0};if(o)return ac({...e,sniffing:p,json:r});
let w=u!==void 0||l!==void 0,_=d===void 0?void 0:Tn(e.to),y={...e,from:n==="auto"?Hc(p,w):n,unmappable:_?$t=>_($t)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},I={isLending:!c&&!f&&!a&&!Vu(y.unmappable),newTranscoder($t,It){let{from:Dt,
to:ne}=$t;return f?new Dn(Dt,ne,It):c?typeof Dt=="number"?new ke(Dt,ne,It):new Ce(Dt,new ke(0,ne,It)):te(Dt,ne,I.isLending?
{...It,take:go}:It,"")},newFixer:a&&(()=>new pn(y.to))};if(!w)return hr(y,I);let{skipUtf8:R=!1,dryRun:ft=!1}=t;return rc(
y,{suffix:u,directory:l,skipUTF8:R,dryRun:ft},$t=>hr({...y,...$t},I))}var Vu=e=>typeof e=="function"||e==="ignore"||e===
"translit";0&&(module.exports={completionFor,manual,runFully});
