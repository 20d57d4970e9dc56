"use strict";var Dn=Object.defineProperty;var yc=Object.getOwnPropertyDescriptor;var Sc=Object.getOwnPropertyNames;var Tc=Object.prototype.hasOwnProperty;var Oc=(e,t)=>{for(var n in t)Dn(e,n,{get:t[n],enumerable:!0})},bc=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of Sc(t))!Tc.call(e,r)&&r!==n&&Dn(e,r,{get:()=>t[r],enumerable:!(o=yc(t,r))||o.enumerable});return e};var Ac=e=>bc(Dn({},"__esModule",{value:!0}),e);var au={};Oc(au,{completionFor:()=>wc,manual:()=>gc,runFully:()=>cu});module.exports=Ac(au);var Fe="encoding-wasm";function Qo(){throw new Error("encoding-wasm: call instantiate() first.")}var _e=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=Nc();function Nc(){let e=_e.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Cc=E(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Rc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],er=e=>e<36&&e!==33,z=e=>e>0&&e<29,nr=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[e].name),Lc=e=>Rc.find(([t])=>e>=t)[1];function J(e){let t=Cc();return t.get(e)??t.get(ir(Uc(e)))}function X(e,t){
let n=J(e);if(n===void 0){let o=kn(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The en\
coding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Lc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Fe}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function kn(e){
let t=Ne(e),n={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:r})=>r.some(i=>Ne(i)===n));return o<0||o===36?void 0:o}
var Ne=e=>ir(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),or=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function gt(e){if(e[0]>=239)return or.find(t=>t.bytes.every((n,o)=>e[o]===n))}function rr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Le(e){return or.find(t=>t.encoding===e)?.bytes}function Et(e){return e===
0||e===37||e===38}function Uc(e){let t=0,n=e.length;for(;tr(e[t]);)t+=1;for(;tr(e[n-1]);)n-=1;return e.slice(t,n)}var tr=e=>`\
	
\f\r `.includes(e);function ir(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var G=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Ue=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,sr=Symbol.for("encoding-wasm.UnmappableError"),tt=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Ue(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&sr in o}[sr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var cr=(e,t)=>e?.prototype?.[t],$e=e=>cr(globalThis.Buffer,e),_t=$e("ucs2Slice"),De=$e("ucs2Write"),fr=$e("utf8Slice"),Nt=$e(
"latin1Slice"),$c=e=>globalThis[e],ar=$c("TextDecoder"),Dc=cr(ar,"decode");function Ct(e){let t=new ar(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Dc}),n=>t.decode(n)}function ft(e){try{return e()}catch{return}}var V=()=>"InternalError"in globalThis,U=()=>"Bun"in globalThis;function dr(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var yt=()=>"Deno"in globalThis,et=()=>Number.
parseInt(globalThis.process?.versions?.node,10),ur=e=>globalThis.process?.getBuiltinModule?.(e);function qt(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Pn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,lr=()=>Object.getPrototypeOf(Uint8Array.prototype),ke=e=>Pn(lr(),
e),Wn=e=>Pn(DataView.prototype,e),pr=e=>globalThis[e]&&Pn(globalThis[e].prototype,"byteLength"),Hn=e=>lr()[e],Wc=ke(Symbol.
toStringTag),Pe=ke("buffer"),vn=ke("byteOffset"),hr=ke("byteLength"),Hc=Hn("includes"),vc=Hn("set"),Gc=Hn("slice"),jc=Wn(
"buffer"),Yc=Wn("byteOffset"),Kc=Wn("byteLength"),mr=pr("ArrayBuffer"),Vc=pr("SharedArrayBuffer"),m=e=>hr.call(e);function Rt(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:m(e)}var g=(e,t,n=m(e))=>new Uint8Array(Pe.call(
e),vn.call(e)+t,n-t);function Lt(e,t){let n=new Uint8Array(m(e)+m(t));return Z(n,e),Z(n,t,m(e)),n}function We(e,t){let n=vn.
call(e),o=t+(-(n+t)&3),r=Math.max(0,m(e)-o)>>2,i=r>0?new Int32Array(Pe.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var St=(e,t)=>g(e,0,Math.min(t,m(e))),Z=(e,t,n)=>vc.call(e,t,n),xr=(e,t)=>Hc.call(e,t),nt=(e,t,n)=>Gc.call(e,t,n);function He(e,t,n){
if(n>24)return nt(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function Ut(e,t){if(t<=64)return!1;
try{return mr.call(Pe.call(e)),!1}catch{return!0}}var qc="The provided value is not of type '(ArrayBuffer or ArrayBuffer\
View)'.";function Q(e,t,n=qc){if(!ArrayBuffer.isView(e)&&wr(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function $t(e){return ArrayBuffer.isView(e)?zc(e):wr(e)===0?L:new Uint8Array(e)}var zt=e=>e instanceof Uint8Array?e:$t(e);
function zc(e){try{return Wc.call(e)===void 0?new Uint8Array(jc.call(e),Yc.call(e),Kc.call(e)):new Uint8Array(Pe.call(e),
vn.call(e),hr.call(e))}catch{return L}}var L=new Uint8Array;function wr(e){for(let t of[mr,Vc])try{return t?.call(e)}catch{}}
function ot(e,t,n){Gn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));return o}function Dt(e,t,n){
return e===void 0?!1:(Gn(e,n),!!e?.[t])}function Gn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(
`${t}: The options must be an object.`)}var rt=e=>`${e}`;function gr(e,t){if(typeof e=="string")return e;throw new TypeError(
`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function jn(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=rt(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function Sr(e,t,n){let o=ve(f=>Qc(f,n),e,t),r=ve(ef,e,t);if(o&&r){let f=yt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:yt()?o.writeBytes:void 0,mostByTable:512}}
let i=Yn(e);if(o)return V()?tf(o,ve(yr,e,t)):o;let s=r??ve(yr,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function ve(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Yn(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Zc="str\
ings";function Qc(e,t){let[n]=WebAssembly.Module.customSections(t,Zc),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function tf(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function ef(e){let[t,n]=[_t,De],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:U()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){Z(a,new Uint8Array(
e.buffer,u,2*l),d),d+=2*l},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function yr(e){let t=Ct("utf-16le"),{write:n,most:o}=Yn(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function Yn(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return qt(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Ge,h,Vn,Tr,Or,q,$={input:0,units:0,output:0},he=0,je={name:"",encoding:-1},O={isBusy:!0,newCodec:NaN};function at(e,t){
je.name=e,je.encoding=t,O.newCodec=NaN,O.isBusy&&br(),O.isBusy=!0}function br(){try{Br(),Ge??=Ir(Qo()),sf(new WebAssembly.
Instance(Ge),Ge)}catch(e){throw Fr(e)}}function Ar(e){try{Br(),Ge=rf(Ir(e))}catch(t){throw Fr(t)}br()}function Ir(e){return of(e)?e:new WebAssembly.Module(e)}function of(e){try{return WebAssembly.Module.customSections(e,Mr),
!0}catch{return!1}}var Mr="encoding-wasm";function rf(e){let[t]=WebAssembly.Module.customSections(e,Mr),n=`${Fe} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function sf({exports:e},t){h=e,Kn=
WebAssembly.RuntimeError,$.input=h.input(),$.units=h.units(),$.output=h.output(),Cr(),q=Sr(h.memory,$.units,t),he=Math.min(
h.units_length(),q.most),O.isBusy=!1}function Br(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Fr(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(cf(e))return new RangeError(
`encoding-wasm: ${_r} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var _r="no memory for WebAssembly; free some, and call again",cf=e=>e instanceof
RangeError&&/memory/i.test(e.message);function Xt(){return zn(),Vn}function Nr(){return zn(),Tr}function qn(){return zn(),
Or}function zn(){Vn[0]===void 0&&Cr()}function Cr(){let{buffer:e}=h.memory;Vn=new Uint8Array(e),Tr=new Uint8Array(e,$.input,
65536),Or=new Int32Array(e,h.codec(),h.codec_length()>>2)}function Ye(e,t){return at(e,-1),Jn(t)}function Jn(e){try{let t=e();
return O.isBusy=!1,t}catch(t){throw D(t)}}var Kn;function D(e){if(!Kn||!(e instanceof Kn))return e;let t=w[je.encoding]?.
name,n=`${je.name}${t?` of ${t}`:""} failed`;return ff()?new RangeError(`encoding-wasm: ${n}: ${_r}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}function ff(){try{return h.memory.grow(32),!1}catch{return!0}}function j(){let e=qn();return Pr(e,new Int32Array(e.length))}function Ke(){return h.held()!==0?j():(O.newCodec=me,null)}
var Xn=e=>Pr(e,qn());function Pr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function ut(e,t){Wr(e,t)||(at("decod\
ing",e),t?Xn(t):h.new_decoder(e),me=e===33||e===36?NaN:e)}var me=NaN;function Wr(e,t){return t||O.newCodec!==e||O.isBusy?
!1:(O.newCodec=NaN,O.isBusy=!0,!0)}function Ve(e,t){Wr(~e,t)||(at("encoding",e),t?Xn(t):h.new_encoder(e),me=~e)}function Zn(e,t,n,o){
at("transcoding",e),o?Xn(o):h.new_transcoder(e,t,+n)}function Hr(e,t){h.set_source_encoding(e,+t),O.isBusy=!1}function Pt(e){
let t=m(e),n=h.alloc(t)>>>0;return Z(Xt(),e,n),[n,t]}var pf=E(()=>Uint8Array.from(_e,e=>e.charCodeAt(0))),Rr,Qn=e=>Ye("s\
niffing",()=>(Rr!==h&&h.give_labels(...Pt(pf())),Rr=h,e())),to=(e,t,...n)=>Qn(()=>h.sniff_html(...Pt(e),t,...n)),vr=(e,t,n)=>Qn(
()=>h.sniff_xml(...Pt(e),t,n));function Gr(e,t){let n=Qn(()=>h.find_declared_label(...Pt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var jr=(e,t)=>Ye("sniffing",()=>h.default_for(...Pt(e),t)),Yr=()=>at("detection",-1);function Kr(e,t){
try{h.feed_detector(...Pt(e),+t)}catch(n){throw D(n)}}var Vr=(e,t,n,o)=>Jn(()=>{let r=f=>f?Pt(f):[0,0],i=h.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Wt(e,t,n,o,r){Zt(e,t),O.isBusy=!0;let i=h.decode_block(t,n,+o,+r);return O.isBusy=!1,r&&i>=0&&(O.newCodec=
me),Qe(i)}function qr(e,t){let n=m(e);Zt(e,n),O.isBusy=!0;let o=h.decode_block(n,0,2,+t);return O.isBusy=!1,Qe(o)}var dt={
encoding:-1,at:0,most:0,owner:void 0};function qe(e,t,n){if(dt.encoding!==e||dt.owner!==h||O.isBusy){try{at("decoding",e),
dt.owner=h,dt.at=q.readBytes?h.byte_table(e):0,dt.most=!nr(e)&&q.mostByTable||1/0,dt.encoding=e}catch(r){throw D(r)}O.isBusy=
!1}if(dt.at===0||n>dt.most)return;if(n<=65536)return Zt(t,n),Lr(n);if(q.most>he)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);Zt(g(t,r,r+i),i),o=Ht(o,Lr(i))}return o}function eo(e,t,n,o){return Ye("decoding",()=>{let r=Math.
min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Zt(r===t?e:g(e,i,i+r),r),!h.is_free_of(r,n,o))return!1;
return!0})}function no(e,t){let n=-1,o,r;function i(s){try{return at(e,s),n=s,r=h,o=t(s),O.isBusy=!1,o}catch(c){throw D(
c)}}return s=>s===n&&r===h&&!O.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var oo=no("encoding",e=>{let t=h.unit_table(e)>>>0;if(t===
0)return;let{buffer:n}=h.memory;return z(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),zr=no("encoding",e=>{
let t=h.unit_table(e)>>>0,n=new Uint8Array(65536);return Z(n,new Uint8Array(h.memory.buffer,t,16384)),n}),ze=no("decodin\
g",e=>{let t=z(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>0?new Uint16Array(h.memory.buffer,n,t?256:65536):void 0}),
Lr=e=>q.readBytes($.input,e,dt.at);function Ht(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long f\
or a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Jr=e=>e+65536+3<=he,Xr=e=>e>
he&&e<268435456?q.collect?.(e+3):void 0,Je=()=>$.units,Zr=()=>Xt()[$.units]|Xt()[$.units+1]<<8,Xe=(e,t)=>q.read($.units+
2*e,t-e),Ze=(e,t,n)=>q.write(e.slice(t,n),$.units);function Qr(e,t){if(!O.isBusy&&!q.writeBytes)return;at("encoding",t);
let n=q.writeBytes?.(e,$.output,h.unit_table(t));return O.isBusy=!1,n===e.length?te(n):void 0}function ro(e,t,n,o){O.isBusy=
!0;let r=h.encode_block(e,t,n,+o);return O.isBusy=!1,o&&r>=0&&N.finished()&&(O.newCodec=me),Qe(r)}var T={none:0,source:1,
result:2};function ti(e,t,n,o){let r=m(e);Zt(e,r),O.isBusy=!0;let i=h.transcode_block(r,+t,n,o);return O.isBusy=!1,Qe(i)}
function Zt(e,t){let n=Nr();if(t>8)try{Z(n,e)}catch{Z(n,g(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Qe(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var te=e=>He(Xt(),
$.output,e),io=e=>Xt().subarray($.output,$.output+e),N={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.written(),
codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},lt={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var hf=new Uint8Array(256);var oi=E(()=>De?96:V()?1024:128),so=E(()=>V()||U()?4096:128),mf=E(()=>new Uint8Array(2*so()));function ri(e,t){let{length:n}=e,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function ii(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return xr(o,0)?void 0:o}function si(e,t){
let{length:n}=e,o=2*n<=256?hf:mf(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return He(o,0,r)}var ci=new Uint8Array(128),Ot=xf(ci);function xf(e){return new Uint16Array(e.buffer)}var fi=E(()=>ao()?0:18),ai=E(()=>et()>
0&&!yt()&&!U()?12:18),wf=E(()=>V()||et()<22?18:8),di=E(()=>yt()||!(et()>=22)?64:32),gf=E(()=>V()||U()?64:32),tn=(e,t)=>(e[0]&
e[t>>1])>=128;function ui(e,t,n){return n?t<=wf():t<=18||t<=gf()&&(tn(e,t)||on())}var li=()=>({mixed:ai(),most:di()}),pi=(e,t)=>t<=
ai()||t<=64&&tn(e,t)&&t<=di(),Y={length:0,bytes:[0,0]};function Gt(e,t,n,o){if(e[0]<128&&ao())return uo(e,t)?Nt.call(e,0,
t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,d=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&
31)<<6|d:(f&15)<<12|d<<6|u,!(f>=194&&f<240&&(d|u)<64&&i<=t)||!a&&(c<2048||(c&63488)===55296||c===65279))return Ef(e,s,t,
n,o,r)}Ot[r++]=c}return nn(r)}function Ef(e,t,n,o,r,i){let s=fo();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<194||f>244?0:
f<224?1:f<240?2:3,d=a>0?f&63>>a:f,u=a===0&&f>=128,l=f===224?160:f===240?144:128,p=f===237?159:f===244?143:191,x=0;for(;x<
a&&c<n;x++,c++){let b=e[c];if(b<l||b>p)break;l=128,p=191,d=d<<6|b&63}if(x<a){if(c===n&&!o){if(f>=239)return;hi(f,128|d&63,
1+x);break}u=!0}if(u&&r||(u&&(d=65533),d===65279))return;d>65535&&(Ot[i++]=55232+(d>>10),d=56320|d&1023),Ot[i++]=d}return nn(
i)}function co(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=ze(o),!r)return;if(a=r[f],a===
0&&(s<t&&(a=r[f|e[s++]<<8]),a===0))return yf(e,c,t,n,i,o,r)}Ot[i++]=a}return nn(i)}function yf(e,t,n,o,r,i,s){let c=fo();
for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){if(i===32)return;hi(a,0,1);break}let u=f<
n?e[f]:0;if(d=s[a|u<<8],d>0)f+=1;else if(Sf(u,i))d=65533;else return}Ot[r++]=d}return nn(r)}function Sf(e,t){return e>=128?
!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function en(e,t,n){return Y.length=0,Gt(g(e,t,n),n-t,!1,!0)===""}function hi(e,t,n){
Y.length=n,Y.bytes[0]=e,Y.bytes[1]=t}function nn(e){if(e<3||e<=18&&!ao())return qt(Ot,0,e);if(on())return _t.call(ci,0,2*
e);if(!(e>fo()))return qt(Ot,0,18)+qt(Ot,18,e-18)}var fo=E(()=>on()?1/0:36),ao=E(()=>U()&&on()),on=E(()=>ft(Tf)===!0);function Tf(){
let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(_t)==="a\uFEFF\uD83D"&&t(
Nt)==="a\0\xFF\xFE=\xD8"}function uo(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function ne(e,t){for(let n=0;n<
t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var po=["fatal","html","replacement"];function gi(e,t){let{length:n}=e,o=z(t);if(n>64&&n>(o?oi():so()))return;if(o)return ri(
e,oo(t));if(!!0)return;let r=oo(t);return r&&si(e,r)}var bf=E(U);function wi(e,t){return bf()?ii(e,zr(t)):Qr(e,t)}var bt=class e{encoding;unmappable;#t;#e=null;#n=0;#o=L;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:po.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=gi(t,this.encoding);
if(n)return n;try{let o=z(this.encoding)&&wi(t,this.encoding);if(o)return o;Ve(this.encoding,null),Ze(t,0,t.length);let r=ro(
0,t.length,this.#r,!0);return r===-2||!N.finished()?void 0:(this.#n=0,te(r))}catch(o){throw D(o)}}#s(t,n){let o=new W;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new tt(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=L,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new lo(c,o):void 0,l=u?x=>u.add(x):o,p=0;try{if(z(this.encoding)&&!s)for(;p+65536<t.length;p+=65536){let x=wi(t.slice(p,
p+65536),this.encoding);if(!x)break;o(x)}for(Ve(this.encoding,s);p===0||p<t.length;p+=d){let x=Math.min(p+d,t.length);Ze(
t,p,x);let b=x===t.length;for(let F=0,Be=!1;!Be;){let Kt=ro(F,x-p,a,n&&b);l(te(Kt===-2?N.written():Kt));let $n=i+p+F+N.start();
if(F+=N.read(),Be=Kt!==-2&&N.finished(),Kt!==-2)continue;let ct=N.codePoint();if(f){let Bt=j(),xt=()=>this.locate($n),Vt=f(
ct,xt),Ec=this.#c(Bt,Vt,l,ct,xt);Ve(this.encoding,Ec),Ze(t,p,x)}else r(ct,$n)}}}catch(x){throw D(x)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=j(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new tt(r,i(),this.name);if(typeof n!=
"string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#e=t,s.encodeOrFail(n,!1,o,c=>{throw new tt(c,i(),this.
name)}),s.#e}},lo=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=m(t);if(n===0)return;t[0]!==27&&this.#t(
this.held);let o=t[n-3]===27?n-3:n;this.#t(nt(t,0,o)),this.held=nt(t,o,n)}},W=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){
let n={bytes:t,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=m(t)}forEach(t){for(let n=this.#t;n;n=n.next)
t(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let t=Af(this.#n),n=0;return this.forEach(o=>{Z(
t,o,n),n+=m(o)}),t}};function Af(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Ei(e,t){let n=X(e,t);if(n===37||
n===38){let{name:o}=w[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16() of 'encoding\
-wasm', or UTF-8.`)}return yi(n,e,t)}function yi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the e\
ncoding 'replacement', which can't be written; use UTF-8.`);return e}var rn=class{#t;#e;#n=new W;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new W;let n=gt(t)?.bytes.length??0,o=this.#r(g(t,n,Math.min(m(t),n+4096*this.#e)));if(!ho(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=Gr(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...g(o,f,f+a));
J(d)!==this.#t&&(r.push(g(t,i,n+f*this.#e),this.#i(w[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,g(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(m(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function ho(e){let t=0;for(;t<m(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var oe=e=>e==null?void 0:rt(e);function re(e,t,n,o="bytes"){if(e===void 0)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function If(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>X(rt(o),t))}}var cn={allowUTF8:e=>e===void 0||!!e,candidates:If,locale:oe,maxBytes:re,
tld:oe},mo=["text","ASCII","empty","binary","unknown"];function xe(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=m(e),f=Math.min(c,i);Yr();for(let p=0;p<f;p+=65536){let x=Math.min(p+65536,f);Kr(g(e,p,x),t&&x===c)}let a=Vr(
o,r&&sn(r),s&&sn(s),n),{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:mo[d],isASCII:mo[d]==="ASCII"||mo[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,x)=>({encoding:w[a[3+2*x]].name,score:a[4+2*x]}))}}function sn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function xo(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=Q(e,n),r=ot(t,cn,n),i=xe($t(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var Ff=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],_f=[33,36,37,
38],ie=(e,t)=>{let n=oe(e);return n===void 0?-1:X(n,t)},Ti=(e,t,n)=>Math.min(re(e,t,n)??1024,1048576),Oi=e=>J(oe(e)??"")??
-1;function Nf(e,t){if(e)return ot(e===!0?void 0:e,cn,t)}var Cf={defaultEncoding:ie,detect:Nf,likelyEncoding:ie,locale:oe,
maxPrescanBytes:Ti,parentEncoding:ie,transportLayerEncodingLabel:Oi,userOverride:ie};function Rf(e,t){let n=ot(e,Cf,t),{
locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,
parentEncoding:f,likelyEncoding:a}=n,d=Math.min(m(s),r),u=to(s,d,c,i,f,a);return u===-1?void 0:we(u)},options:n.detect&&
{...n.detect,locale:n.detect.locale??o},decide:s=>bi(s)??Lf(o,n.defaultEncoding)}}function bi(e){if(!(e?.encoding===void 0||
e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Lf(e,t){return we(
jr(sn(e),t===-1?21:t))}var Uf={defaultEncoding:ie,maxPrescanBytes:Ti,transportLayerEncodingLabel:Oi};function $f(e,t){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=ot(e,Uf,t),i=s=>{let c=Math.min(m(s),o),f=we(vr(s,c,r));
return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.max(3,o),declared:i,decide:()=>i(L)}}function Df(e,t){
let n={...cn,defaultEncoding:ie},{defaultEncoding:o,...r}=ot(e,n,t);return{prescanned:3,declared(i){let s=gt(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return bi(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var kf={detect:Df,html:Rf,xml:$f},wo=["detect","ht\
ml","xml"],Pf={prefixBytes:re,sniff:jn(wo)};function jt(e,t){let{prefixBytes:n,sniff:o}=ot(e,Pf,t),r=kf[o](e,t),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!_f.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>Wf(r,c),takesWhole:n===
void 0}}function Wf({prescanned:e,declared:t,options:n,decide:o},r){return t(St(r,e))??o(n&&xe(r,!0,n))}function Ai(e){let t=St(
e,1024),n=to(t,m(t),-1,-1,-1,-1);return n===-1||we(n).source==="BOM"?void 0:we(n)}function we(e){let t=e&65536?"certain":
"tentative";return{encoding:e&255,confidence:t,source:Ff[e>>8&255],score:null}}var go=E(()=>ft(Yf)),se=E(()=>ft(Kf)),jf=E(()=>ft(zf));function Ii(e,t,n){if(e!==0&&e!==38||n<24||Ut(t,n)||e===0&&Bi(t,n))return;let o=e===0?se():jf();return o?.takes?.(t,n)===
!1?void 0:o}function Mi(e,t,n,o){if(Y.length=0,t>256&&(o||Ut(e,t)||Bi(e,t)))return;let r=se();if(!r||r.takesQuickly?.(e,
t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!en(e,i,t))))try{let s=r.decodeQuickly(i<t?g(e,0,
i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function Bi(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<
t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function Yf(){let{isAscii:e}=ur("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function Kf(){let e=et()<22,t=e?go():void 0;if(e&&!t)return;let n=Ct("utf-8"),o=Vf(n),r=dr()?qf:void 0,i=e?Fi:r,
s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.
of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,d=Uint8Array.of(97,127),u=o(f,f.length)===a&&
n(f)===a&&o(d,2)==="a\x7F",l=Nt;if(!(!u||t&&l.call(d)!=="a\x7F"))return{decode(p,x,b){try{if(t)return l.call(p);let F=n(
p);return b&&F.includes("\uFFFD")?void 0:F}catch{return}},decodeQuickly:o,takesQuickly:i,takes:t?(p,x)=>ne(p,x)&&t(p):r,
completeLength(p,x){for(let b=1;b<=3&&b<=x;b++){let F=p[x-b];if(F<128)break;if(F>=192)return(F>=240?4:F>=224?3:2)>b?x-b:
x}return x}}}function Vf(e){let t=fr;if(!t||U()||!(et()>=22))return e;let n=yt()?Fi:()=>!0;return(o,r)=>n(o,r)?t.call(o):
e(o)}var Fi=(e,t)=>t<=64||t<=256&&ne(e,t);function qf(e,t){if(t<768)return t>=128&&ne(e,t);let n=0;for(let o=0;o<t;o+=Math.
ceil(t/16)){let r=e[o];if(r<128)n+=1;else if(r===225)n-=3;else if(r>=206&&r<240)return!1}return n>=0}function zf(){return V()?
Xf():Jf()}function Jf(){let e=_t,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.
charCodeAt(r)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return _i(0,et()<22?512:1/0,(o,r,i)=>{let s=e.
call(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Xf(){let e=Ct("utf-16le");if(e(Uint8Array.of(255,
254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return _i(2048,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:
r})}var _i=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=t,decode(o,r,i){try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-
r%2;return(o[i-1]&252)===216?i-2:i}});var Ri=E(U);function Li(e,t,n){if(n>64)return ne(t,n)?Zf(e,t,n):void 0;if(n<=fi()||(t[n>>1]|t[n-1])>=128||!uo(t,n))return;
let o=To();return o?o.call(t,0,n):qe(e,t,n)}function Zf(e,t,n){let o=To(),r=z(e);if(!(n<512&&(r||!o))&&!(r&&!o&&Pi(e))&&
!Ut(t,n))try{return go()?.(t)??eo(t,n,128,128)?o?o.call(t):se()?.decodeQuickly(t,n):void 0}catch{return}}var fn=[],ye=[];
function Ui(e,t,n){if(!(n<=18||n>=512))return ye[e]===void 0&&(ye[e]=na(e)?ki(e):null),Di(ye[e],t,n)}function $i(e,t,n){
return n<512?(Ri()?Eo(e,t,n):void 0)??qe(e,t,n)??Eo(e,t,n)??Ni(e,t,n):Eo(e,t,n)??(Pi(e)?Ni(e,t,n):void 0)??qe(e,t,n)}function Eo(e,t,n){
let o=To();if(!(!o||e!==21||!ta(t,n)||Ut(t,n)))try{return o.call(t)}catch{return}}var Ni=(e,t,n)=>Di(ki(e),t,n),Di=(e,t,n)=>e&&
!Ut(t,n)?So(e,t):void 0;function So(e,t){try{return e(t)}catch{return}}function ki(e){return fn[e]===void 0&&(fn[e]=null,
fn[e]=ft(()=>oa(e))??null),fn[e]}var To=E(()=>ft(Qf));function Qf(){let e=Nt,t=Uint8Array.from({length:256},(n,o)=>o);return e.
call(t)===String.fromCharCode(...t)?e:void 0}function ta(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)
return!1;return n===t||eo(e,t,128,224)}var Pi=e=>e===21?ea():Wi(),Wi=E(V),ea=E(()=>V()||U()||!(et()>0)),na=e=>Wi()||e===
21&&Ri();function oa(e){let t=ze(e),n=Ct(w[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.
from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Hi;function vi(e,t){return Hi??=ra(),Hi(e,t)}function ra(){let e=se(),{mixed:t,most:n}=e&&U()?{mixed:0,most:0}:li();
return(o,r)=>{if(r<=t||r<=n&&tn(o,r)){let i=Gt(o,r,!0,!1);if(i!==void 0)return i}if(e?.takesQuickly?.(o,r)!==!1)try{return e?.
decodeQuickly(o,r)}catch{return}}}function Gi(e,t,n){try{return ut(e,null),Xe(0,Wt(t,n,0,!1,!0))}catch(o){throw D(o)}}var ce=new Uint8Array(18),sa=[0,0],K=class{encoding;fatal;ignoreBOM;#t=null;#e=sa;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Rt(t);if(!this.#t&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||
this.#u(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.reset();let{encoding:r}=this,i=n<=256&&!this.fatal;if(i&&r===
0&&n>0){let s=vi(t,n);if(s!==void 0)return t[0]===239?this.#f(s):s}else{let s=i&&n>18?ye[r]:void 0,c=s?So(s,t):this.#c(t,
n,!0);if(c!==void 0)return c;if(i&&!Et(r))return Gi(r,t,n)}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let d=this.#d(
t,n,o)??this.#l(t,n,o,r);if(d!==void 0)return d;this.#m()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#x(t,n,o)??this.#h(
t,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,D(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?a:a.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(Y.length=0,n===0)return"";if(r===0){let c=pi(t,n)?Gt(
t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Mi(t,n,o,this.fatal);return f===void 0?void 0:this.#f(f)}if(!er(r))
return;let i=z(r),s=(i?Ui(r,t,n):void 0)??(t[0]<128?Li(r,t,n):void 0)??(ui(t,n,i)?co(t,n,o,r):void 0)??(i?$i(r,t,n):void 0);
return this.#a(s)}#a(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(
0)===65279?t.slice(1):t}#d(t,n,o){let r=this.#n+n;if(n===0||r>18)return;Y.length=0,this.#p(t,r);let i=this.encoding===0?
Gt(ce,r,o,this.fatal):this.#a(co(ce,r,o,this.encoding));return i!==void 0&&!o&&this.#u(n),i}#l(t,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#p(t,a);let d=Gt(ce,a,!0,!0);if(d===
void 0)return;let u=a-f;this.#n=0,this.#r+=u;try{return Ht(d,this.decode(g(t,u),o,r))}catch(l){throw l instanceof G||l instanceof
TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=f),l}}#p(t,n){ce[0]=this.#e[0],ce[1]=this.#e[1];for(let o=this.#n;o<
n;o++)ce[o]=t[o-this.#n]}#u(t){this.#r+=t,this.#o||=t>0,this.#n=Y.length,Y.length>0&&(this.#e=[Y.bytes[0],Y.bytes[1]])}#m(){
let t=Uint8Array.from(this.#e);try{ut(this.encoding,null),Wt(t,this.#n,0,this.fatal,!1),this.#t=j(),this.#n=0}catch(n){throw D(
n)}}#x(t,n,o){let r=Ii(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#t||c<n))return;
if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(g(t,0,i),i,!0),this.#i)
return s}let f=i===0&&c===n?t:g(t,i,c),a=r.decode(f,c-i,this.fatal);if(a===void 0){if(s=Ht(s,this.#h(f,c-i,!0)),this.#i)
return s}else s=Ht(s,this.#f(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&en(t,c,n)?(this.#u(n-c),
s):Ht(s,this.#h(g(t,c,n),n-c,o))}#h(t,n,o){ut(this.encoding,this.#t);let r="",i=Xr(n),s=this.#o||this.ignoreBOM||!Et(this.
encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?t:g(t,f,f+d),l=Wt(u,d,c,this.fatal,
o&&a);if(l<0)return this.#t=j(),this.#i=new G(this.name,this.#r+f+N.start(),N.length()),r;if(c+=l,c>0&&(a||!Jr(c))){let p=!s&&
Zr()===65279?1:0;i?i.add(Je()+2*p,c-p):r=Ht(r,Xe(p,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:Ke(),this.#r+=
n,i?i.toText():r}},an=new K(0,!1,!1);function Oo(e,t,n,o,r,i){return an.encoding=n,an.fatal=o,an.ignoreBOM=r,an.decodeWhole(
e,t,i)}function ji(e,t){let n=X(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands f\
or the encoding 'replacement', which decodes nothing.`);return n}var dn=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new bt(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=m(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(t,i,s?r:i+4096),
s?n:T.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=aa(r,t),s[d-i]);let c=new W,f;try{this.#t.
transcode(t,n===T.result?T.source:n,d=>c.add(d))}catch(d){f=d}let a=fa(c.concatenate());try{this.#e.encodeOrFail(a,n===T.
result,o),this.#n=n===T.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function fa(e){let t=new Uint16Array(
m(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}function aa(e,t){let n=m(
t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=da(e);for(let c=0;c<n;c++){let f=0;try{o.transcode(g(t,c,c+1),T.none,d=>{f+=
m(d)/2})}catch(d){if(d instanceof G)break;throw d}let a=f===0&&c-(s-e.position)===2&&t[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:e.position+c;(f>0||a)&&(s=e.position+c+1)}return r[i]=s,r}function da(e){try{e.copy(!0).transcode(L,T.source,()=>{})}catch(t){
if(t instanceof G)return t.offset;throw t}return e.position}var zi="(B",Ji="(J",Xi=[zi,Ji,"(I","$@","$B"],un=class{#t=!0;#e=!0;read(t,n){let o=m(t),r=this.#t?ma(t):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=xa(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=qi(t,i);if(s=Xi.includes(a),!s&&!n&&ga(a))break;
this.#e=s}else s=f>=128||i<r&&wa(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(t,n){let o=m(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=qi(
t,r);this.#e&&=i===zi||i===Ji}return o}};function ma(e){let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(e))return 1/0;
if(t&&=Vi(e[o],e[o+1]),n&&=Vi(e[o+1],e[o]),!t&&!n)return o+2}return 32}function xa(e,t){let n=m(e),{start:o,words:r}=We(
e,t),i=Ki(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return Ki(e,o+4*s,n)}function Ki(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Vi=(e,t)=>e===
48||e>=78||e===32&&t>=16&&t<=94||e===33&&t===34,wa=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function qi(e,t){let n="";for(let o=t+1;o<Math.min(t+3,m(e));o++)n+=String.fromCharCode(
e[o]);return n}var ga=e=>e.length<2&&Xi.some(t=>t.startsWith(e));var At=class{decision=null;sample=L;detected;#t;#e=!0;#n=!1;#o=new un;#r=new W;#i;#s=0;#c=L;#a=L;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new W;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+m(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new W;
let i=St(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(r,n,o)}#f(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,t);for(let s=t;;){let{plain:c,evidence:f}=r.passesASCII?
this.#o.read(s,n):{plain:0,evidence:0};s=this.#p(s,c,o);let a=m(s);if(f===-1)return n?this.#u(i(this.#d(s,!0)),o,s):this.#l(
s,a+1,o);let d=Qi(s,f-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(a<u&&!n)return this.#l(s,u,o);let l=St(
s,Math.max(0,u)),p=this.#d(l,a<u);if(!r.passesASCII||!Sa(p,l)||u<=d)return this.#u(i(p),o,s);s=this.#p(s,this.#o.skip(l,
f-c),o)}}#d(t,n){this.sample=Lt(Lt(this.#c,this.#a),t);let o=this.#t.detection.options;return this.detected=xe(this.sample,
n,{...o,maxBytes:void 0}),this.detected}#l(t,n,o){let r=m(t);return r>0&&this.#r.add(nt(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){
let r=St(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=Lt(this.#c,St(r,i))),this.#a=
Zi(Lt(this.#a,Zi(g(r,i)))),g(t,n)}#u(t,n,o){return this.decision=t,{passed:n,rest:o}}},Zi=e=>g(e,Math.max(0,m(e)-64));function Qi(e,t,n){
let o=Math.min(m(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;return t}function Sa(e,t){return e.isASCII||e.encoding===
void 0&&!(t[Qi(t,0,1/0)]>=128)}function ts(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function es(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var ns="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",os=`!
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
?`;var Oa=E(()=>{let e=os.split(`
`),t=0;return new Map(ns.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
rs=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function pn(e){let t=new bt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof tt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=is(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function is(e,t,n){if(rs(e))return"";if(n===0)return null;let o=ba(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:is(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function ba(e){
let t=[...Oa().get(e)??[],...Aa(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Aa(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),a=o.filter((l,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===t&&r.push(u),a.every(
rs)&&i.push(d)}return[...r,...i]}var ss=["fatal","html","replacement","ignore","translit"];function cs(e,t,n){return typeof e=="function"?(o,r)=>Ia(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?pn(t):void 0}function Ia(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=$t(Q(e,t,"The function 'unmappable' returned neither a strin\
g, bytes nor null."));return nt(o,0,m(o))}function Yt(e,t,n,o){return typeof e=="number"?fs(e,t,n,o):new Se(e,fs(0,t,n,o))}function fs(e,t,n,o){let{unmappable:r,losses:i}=n,
s=cs(r,t,o);if(!s||Et(t))return new hn(e,t,n);let c=Io(e,n);return new dn(c,t,r,i?.counting(s)??s)}function Io(e,t){return new hn(
e,38,{...t,bom:!1,unmappable:"fatal"})}var hn=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(Zn(t,this.to,this.#n.ignoreBOM,
this.#t),Hr(t,n),this.#t=j())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=te,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Le(this.to)??[]));
let d=Math.max(0,po.indexOf(c)),u=m(t);try{Zn(this.from,this.to,i,this.#t);for(let l=0;;){let p=u-l<=65536,x=p&&l===0?t:
g(t,l,p?u:l+65536),b=ti(x,r,d,p?n:T.none);a?.addBlock(this.#e+l);let F=b<0?N.written():b;if(F>0&&o(f(F)),b<0&&this.#o(b,
l),l+=N.read(),p&&N.finished())break}}catch(l){throw D(l)}this.#t=n===T.result?null:j(),this.#e=n===T.none?this.#e+u:0}#o(t,n){
let o=this.#e+n+N.start();throw this.#t=j(),this.#e=0,t===-1?new G(w[this.from].name,o,N.length()):new tt(N.codePoint(),
o,w[this.to].name)}},Se=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(t,n,o):this.#s(r,t,n,o),n===T.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new At(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==T.none);
i.length>0&&(this.#r.transcode(i.concatenate(),T.none,r),this.#o=!0),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(
t.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var Rs=require("node:buffer"),C=require("node:fs"),Ls=require("node:path");var fe={failure:1,usage:2};var Mo=require("node:buffer");function Te(e){if((0,Mo.isUtf8)(e))return as(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,Mo.isUtf8)(r));t+=o?as(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var as=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function M(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function B(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var k=require("node:fs");var ls=require("node:util");var ps={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Oe={...ps,
EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"i\
ts device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"there is \
no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},be={...ps,EACCES:"\
its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it is in us\
e, or something is mounted on it, so that it cannot be replaced; write elsewhere",EEXIST:"a file has the name of a direc\
tory that it needs; name another directory",EDQUOT:"your disk quota is used up; free some space, or write elsewhere",EFBIG:'\
it would be larger than the file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while it was writ\
ten; check the device, or write elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directory does not \
exist, or takes no new files; make it first, or write elsewhere",ENOSPC:"no space is left on its device; free some, or w\
rite elsewhere",EPERM:"the system does not let you write it; write elsewhere",EROFS:"its file system can only be read; w\
rite elsewhere"};function pt(e,t){let{code:n="",errno:o}=e,r=o===void 0?void 0:(0,ls.getSystemErrorMap)().get(o)?.[1];return r===
void 0?e:new Error(t[n]??`${r} (${n})`)}function it(e,t){return Ae(e,t instanceof Error?t.message:String(t)),fe.failure}
function Ae(e,t){ae(`encoding-wasm: ${e}: ${t}
`)}var us=!1;function ae(e){us||process.stderr.on("error",()=>{}),us=!0,process.stderr.write(e)}var ht=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var hs;async function Fo(e,t){let n=async i=>{try{return await i()}catch(s){throw pt(s,Oe)}},{next:o,close:r}=await n(()=>e===
"-"?Ma(t):Ba(M(e),t));return{next:()=>n(o),close:r}}async function*xn(e){let t=await Fo(e);try{for(let n=await t.next();n;n=
await t.next())yield n}finally{await t.close()}}function Ma(e){let t=Es((0,k.fstatSync)(0,{bigint:!0}),e);return t.isFile()?
xs(0,t,()=>{}):Fa()}function Ba(e,t){let n=Es((0,k.statSync)(e,{bigint:!0}),t);if(!n.isFile())return _a(e);let o=(0,k.openSync)(
e,"r");return xs(o,n,()=>(0,k.closeSync)(o))}function xs(e,{size:t},n){hs??=new Uint8Array(262144);let o=hs,r=0;return{async next(){
let i=(0,k.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,k.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Fa(){
let e=ws(0,()=>{}),t=process.platform==="win32"?ms():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=ms()}return t.next()},close:()=>t?.close()}}function ms(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function _a(e){let t=await gs(
n=>(0,k.open)(e,n));return ws(t,()=>(0,k.closeSync)(t))}function ws(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await gs(i=>(0,k.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var gs=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Es(e,t){if(e.isDirectory())throw new Error(Oe.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var Ss=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],_o=new Set,No=!1,ys=Date.now();function Ie(e){if(_o.add(e),!No)for(let t of Ss)
process.on(t,Ts);return No=!0,()=>_o.delete(e)}function Ts(e){for(let t of _o)t();for(let t of Ss)process.off(t,Ts);process.
kill(process.pid,e)}function Os(){if(!(!No||Date.now()-ys<50))return new Promise(e=>{setImmediate(()=>{ys=Date.now(),e()})})}var y=require("node:fs"),st=require("node:path");function Ro(e){if(e===void 0)return Ca();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,y.lstatSync)(
M(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,y.statSync)(M(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith(
"/")||e.endsWith(st.sep))throw new Error(be.EISDIR);return o&&!o.isFile()?Lo((0,y.createWriteStream)(M(e)),!0):(o&&(0,y.accessSync)(
M(e),y.constants.W_OK),Ua(n?Co(e):e,o))}var bs;function Ca(){return bs??=Ra(),bs}function Ra(){let e=(0,y.fstatSync)(1,{
bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?Lo(process.stdout,!1):La(t)}function La(e){let t,
n=()=>{t??=Lo(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray(
(0,y.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function Lo(e,t){e.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),t&&await o(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function Co(e){if(!(0,y.lstatSync)(M(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=Te((0,y.readlinkSync)(
M(e),"buffer"));return(0,st.isAbsolute)(t)?Co(t):Co(`${Te(y.realpathSync.native(M((0,st.dirname)(e)),"buffer"))}${st.sep}${t}`)}
var As=0;function Uo(e){As+=1;let t=[process.pid,As,Math.random().toString(36).slice(2)].join("-");return(0,st.join)((0,st.dirname)(
e),`.encoding-wasm-${t}.tmp`)}function Ua(e,t){let n=M(Uo(e)),o=(0,y.openSync)(n,"wx",t?384:438),r=!0,i=()=>{r&&(r=!1,(0,y.closeSync)(
o))};return{write(s){for(let c=s;c.length>0;)c=c.subarray((0,y.writeSync)(o,c))},wait(){},finish(){i(),t&&($a(n,t),(0,y.chmodSync)(
n,t.mode)),(0,y.renameSync)(n,M(e))},discard(){try{i()}finally{(0,y.rmSync)(n,{force:!0})}}}}function $a(e,{uid:t,gid:n}){
try{(0,y.chownSync)(e,t,n)}catch{}}async function wn(e){try{let t=Ro();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){
return $o(void 0,t)}}function $o(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"\
standard output":B(e);return it(`cannot write ${o}`,pt(t,be))}var En=require("node:fs"),I=require("node:path");function Bs(e,{suffix:t,directory:n}){let o=new Map(e.filter(Pa).map(c=>[c,gn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Fs(c)])r.set(a,c);let i=ka(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:(0,I.join)(n,i(c)),a=t?`${c}${t}`:void 0,
d=o.get(c);if(d===void 0)return[{file:c,output:f,backup:a}];let u=n===void 0?d:gn(f),l=s.get(u);if(l===d)return[];l===void 0&&
s.set(u,d);let p=l===void 0?Da(r,n===void 0?void 0:u,d,a):Do(f);return[{file:c,output:f,backup:a,...p&&{problem:new Error(
p)}}]})}var Do=e=>`another file already goes to ${B(e)}; convert this one to another directory`;function Da(e,t,n,o){if(t===
n)return"it would replace itself; name another directory, or use --in-place";let r=t===void 0?void 0:e.get(t);if(r!==void 0)
return`it would overwrite ${B(r)}, which will be converted as well; name another directory`;let i=o===void 0?void 0:e.get(
Fs(o));if(i!==void 0)return`its backup would overwrite ${B(i)}, which will be converted as well; use another suffix`}function ka(e){
let t=s=>(0,I.isAbsolute)(s)||s.split(I.sep)[0]==="..",n=s=>(0,I.isAbsolute)(s)||t((0,I.relative)(".",s)),o=e.filter(n).
map(s=>(0,I.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(I.sep)?s:s+I.sep)),i=o.length>0?(0,I.dirname)(o[0]):".";
for(;!r(i)&&(0,I.dirname)(i)!==i;)i=(0,I.dirname)(i);return s=>{let c=(0,I.relative)(n(s)?i:".",s);return c===""||t(c)?(0,I.basename)(
s):c}}function Pa(e){try{return(0,En.lstatSync)(M(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}function gn(e){try{return Te(
En.realpathSync.native(M(e),"buffer"))}catch{let t=(0,I.dirname)(e);return t===e?(0,I.resolve)(e):(0,I.join)(gn(t),(0,I.basename)(
e))}}var Ms=new Map;function Fs(e){let t=(0,I.dirname)(e),n=Ms.get(t)??gn(t);return Ms.set(t,n),(0,I.join)(n,(0,I.basename)(
e))}async function Us(e,t,n){let o=[],r=0,i=0,s=0,c=async(f,a)=>{s=await wn(`${B(f)}: ${a}
`)||s};for(let f of Bs(e.files,t)){let{file:a,problem:d}=f;try{if(d)throw d;t.skipUTF8&&await ja(a)?(i+=1,t.dryRun&&await c(
a,"would be left alone: it is UTF-8")):await Wa(f,e,t.dryRun,{run:n,say:c})?r+=1:o.push(a)}catch(u){it(B(a),u),o.push(a)}}
if(!e.quiet){let f=t.dryRun?"would be converted":"converted",a=i>0?`, ${i} left alone`:"",d=o.length>0?`, ${o.length} fa\
iled: ${o.map(B).join(", ")}`:"";ae(`encoding-wasm: ${ht(r,"file")} ${f}${a}${d}
`)}return o.length>0?fe.failure:s}async function Wa({file:e,output:t,backup:n},o,r,{run:i,say:s}){let c=w[o.to].name;if(r){
let a="";if(await i({files:[e],output:t,isDry:!0,onDecision:p=>{a=w[p].name}})!==0)return!1;let u=t===e?"":`, to ${B(t)}`,
l=n===void 0?"":`, and kept as ${B(n)}`;return await s(e,`would be converted from ${a} to ${c}${u}${l}`),!0}let f=()=>i(
{files:[e],output:t});try{return n!==void 0?await va(e,n,f):t===e?await f()===0:await Ha(t,f)}catch(a){throw pt(a,be)}}var _s=new Set;
async function Ha(e,t){Ga((0,Ls.dirname)(e));let n=Ns(e);if(n!==void 0&&_s.has(n))throw new Error(Do(e));if(await t()!==
0)return!1;let o=Ns(e);return o!==void 0&&_s.add(o),!0}function Ns(e){let t=(0,C.statSync)(M(e),{bigint:!0,throwIfNoEntry:!1});
return t?.isFile()?`${t.dev} ${t.ino}`:void 0}async function va(e,t,n){try{if((0,C.accessSync)(M(e),C.constants.R_OK),!(0,C.statSync)(
M(e)).isFile())throw new Error("it is not a regular file, which could be kept; leave the suffix out")}catch(c){throw pt(
c,Oe)}if((0,C.lstatSync)(M(t),{throwIfNoEntry:!1})?.isDirectory())throw new Error(`there is a directory at the place of \
its backup, ${B(t)}; use another suffix`);let o=M(Uo(t)),r=()=>(0,C.rmSync)(o,{force:!0}),i=Ie(r),s=!1;try{(0,C.copyFileSync)(
M(e),o,C.constants.COPYFILE_EXCL),s=await n()===0,s&&(0,C.renameSync)(o,M(t))}finally{i(),s||r()}return s}var Cs=new Set;
function Ga(e){Cs.has(e)||(0,C.mkdirSync)(M(e),{recursive:!0}),Cs.add(e)}async function ja(e){let t=new K(0,!0,!0),n=!0,
o=!1;try{for await(let r of xn(e)){if(t.decode(r,!1),r.includes(0))return!1;n&&=(0,Rs.isAscii)(r),o||=r.includes(27)}return t.
decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof G)return!1;throw r}}var yn=class{#t;#e=new W;constructor(t=jt({},"Examination")){this.#t=new At(t)}add(t,n){let o=Math.min(m(t),1024-this.#e.
length);o>0&&this.#e.add(nt(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return ho(t)?Ai(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=Ds(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Ds(n.encoding,o)||n.score>=.9)&&$s(t.encoding,
o)!==$s(n.encoding,o)?i:void 0}},$s=(e,t)=>new K(e,!1,!0).decode(t,!1);function Ds(e,t){let n=0,o=null;for(let r=0;r<m(t);r+=
65536){let i=g(t,r,Math.min(r+65536,m(t)));ut(e,o),qr(i,!1),n+=lt.malformed(),o=j()}return n}async function ks({files:e,sniffing:t,json:n,quiet:o}){let r=jt(t,"--detect"),i=jt({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new yn(i),d=t.sniff==="detect"?a:new At(r),{encoding:u,...l}=await Va(f,d,a),p=a.doubt&&qa(
a.doubt),x=a.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:f,encoding:w[u].name,...l,kind:x,doubt:p??
null}),p&&!o&&Ae(B(f),za(p))}catch(a){s=it(B(f),a)}return await wn(n?`${JSON.stringify(c,null,2)}
`:Ja(c))||s}async function Va(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of xn(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function qa({
declared:e,detected:t,...n}){let o=t===void 0?null:w[t].name;return{declared:w[e].name,detected:o,...n}}function za({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${ht(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Ja(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,B(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var Ps={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},de=class{#t={...Ps};#e=0;get malformed(){
return this.#t.malformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.firstMalformed=t+lt.firstMalformed()),n.malformed+=
lt.malformed(),this.#e+=lt.malformed(),n.unmappable===0&&(n.firstUnmappable=t+lt.firstUnmappable(),n.codePoint=lt.codePoint()),
n.unmappable+=lt.unmappable()}counting(t){return(n,o)=>{let r=this.#t,i=t(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=
1,i):(r.unmappable===0&&(r.firstUnmappable=o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let t=this.#t;
return this.#t={...Ps},this.#e=0,t}};var Za={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Me=class{#t;#e;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new de}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=Io(t,{...c,
ignoreBOM:o}),this.#e=Yt(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(t,n){this.#t.setSource(
t,n)}transcode(t,n,o){let r=Qa(t,Za[w[this.#t.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,T.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=td(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,T.none,o)}n===T.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Qa(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function td(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var Ws=require("node:fs"),Hs=require("node:path");function vs(){let e=(0,Hs.join)(__dirname,"encoding.wasm");try{return Ar((0,Ws.readFileSync)(e)),!0}catch(t){let{message:n}=pt(
t,{});return it(`its part ${B(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Sn=class{fatal;ignoreBOM;#t;#e;#n=L;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&m(this.#n)===0?t:Lt(this.#n,t);if(!n&&rr(r))return this.#n=
r,"";let i=gt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new K(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?g(r,s):r,n,o)}};function Tn(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Q(e,o),i=X(rt(t),o),s=Dt(n,"fatal",o),c=Dt(n,"ign\
oreBOM",o),f=zt(r);return gt(f)?new Sn(i,s,c).decode(f,!0,o):Oo(f,Rt(f),i,s,!0,o)}function ko(e){return ed(zt(Q(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var ed=e=>Oo(e,Rt(e),0,!1,!0);var od=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
rd=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,id=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
e=>new RegExp(`[${e}]`,"u")));function sd(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=id();if(n.test(e))return 4;if(!o.
test(e))return t<128?1:od.test(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<12544||t>=65377&&
t<=65439?1010:1e3}var Po;function On(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
Tn(Uint8Array.from(r),e))}var Wo;function Go(e){Wo??=new Uint16Array(65536),Po??=[On("shift_jis",136,151,64),On("gbk",176,
215),On("big5",164,198,64),On("euc-kr",176,200)];let t=Po.map(()=>0),n=0,o=1;for(let r of e){let i=Number(r.codePointAt(
0)),s=Wo[i]||sd(r,i);Wo[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of Po.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:rd.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var In="Failed to execute 'decode' on 'TextDecoder'",jo=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=cd(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&es(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=L,n=void 0){let o=this.#t;if(n===void 0&&!this.#e&&
ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,Rt(t),In);let r=Q(t,In),i=Dt(n,"stream",In);return this.#e||
o.reset(),this.#e=i,o.decode(zt(r),!i,In)}},Ys=ts(jo,"TextDecoder");function cd(e,t,n){let o=rt(e),r=Dt(t,"fatal",n),i=Dt(
t,"ignoreBOM",n);return new K(ji(o,n),r,i)}var Xs="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Zs=/^(?:GBK|Shift_JIS|Big5|EUC)/,Qs=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Md=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,ue="UTF-8",Bd=(e,t,n)=>Math.min(re(e,t,n,"steps")??2,3);function tc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=gr(e,n),{maxSteps:r}=ot(t,{maxSteps:Bd},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Fd(c,r).map(({steps:f,gain:a})=>({text:Js(o,f)??o.replace(/[^\r\n]+/g,
d=>Js(d,f)??d),path:f.map(({really:d,readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Fd(e,t){let n=zs(
e);if(n>25)return[];let o=Go(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,gain:0}];for(let f=0;f<t;f++){i=i.flatMap(a=>_d(a,
o)).sort(Yo);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[...r.values()].
sort(Yo).slice(0,5);for(let f of s)f.gain+=.6*zs(f.text);s.sort(Yo);let c=7+Math.min(10,40/e.length);return s.filter(({gain:f})=>f>
Math.max(c,s[0].gain-15))}var Yo=(e,t)=>t.gain-e.gain;function _d({text:e,steps:t,bits:n},o){let r=[];for(let[i,s]of Xs.
entries()){let c=Zs.test(s)&&!Qs.test(e)?void 0:Ko(e,s);if(!c)continue;let a=e.includes(le)||ec(c)?.includes(le)?Nd:xo(c).
candidates;for(let{encoding:d,score:u}of a){if(u<.003)break;if(t.length>0&&d!==ue&&t[0].really!==ue)continue;let l=Vo(c,
d,!0);if(l===void 0||l===e)continue;let p=n+2.4*Math.log2(u)-i*.25-(d===ue?-2:1)-(t.length>0?4:0),x=o-Go(l)+p;r.push({text:l,
steps:[...t,{really:d,readAs:s}],bits:p,gain:x})}}return r}function zs(e){if(e.includes(le))return 0;let t=Qs.test(e),n=-1/0;
for(let o of Xs){let i=Md.test(o)&&Zs.test(o)===t?Ko(e,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,
score:a}of xo(i).candidates)f===o||Vo(i,f)===e?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:t?Math.
max(-10,Math.min(n,10)):n}function Js(e,t){let n=e;for(let{really:o,readAs:r}of t){let i=Ko(n,r),s=i&&Vo(i,o);if(s===void 0)
return;n=s}return n}var le="\uFFFD",Nd=[{encoding:ue,score:.9}];function Ko(e,t){let n=e.replaceAll(le,"\x7F").replace(/[\x80-\x9F]/g,
o=>Tn(Uint8Array.of(o.charCodeAt(0)),t));try{return new bt(Ei(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Vo(e,t,n=!1){
if(e.includes(127))return t===ue?Cd(e):void 0;try{return new Ys(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===
ue?ec(e):void 0}}function ec(e){let t=ko(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return 4*n<=
o?t:void 0}function Cd(e){let t=ko(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??
[]];return!t.includes(le)&&n.length<=o.length+1?t.replaceAll("\x7F",le):void 0}var Mn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=Yt(t,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=Yt(0,n,{fatal:!1,ignoreBOM:!0,
bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(t,n,o){if(this.#t.transcode(t,n,c=>this.#n.
push(c)),n===T.none)return;let r=Buffer.concat(this.#n);this.#n=[];let i=new K(0,!1,!0).decode(r,!0),[s]=tc(i);n===T.source&&
(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):r,n===T.result?n:T.none,o)}};var Fn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function ic(e,t,{to:n,unmappable:o,drop:r,isChanged:i}){let s=[],{malformed:c,firstMalformed:f,firstUnmappable:a,codePoint:d}=e,
u=ht(c,"invalid byte sequence"),l=`${rc(c)}at offset ${f}`;c>0&&r?s.push(`${u} ${oc(c)} left out, ${l}`):c>0&&s.push(`${u}\
 became ${Ud(n,o)}, ${l}; the file is damaged, or not in ${w[t].name}: check --from, or use --fatal to stop at such byte\
s`);let p=o==="ignore"?`${oc(e.unmappable)} left out`:Rd[typeof o=="function"?"function":o];if(e.unmappable>0&&p){let x=i?
"":` at offset ${a}`,b=r?"":"; use --unmappable html in HTML, or --to utf-8",F=`${rc(e.unmappable)}${qo(d)}${x}`;s.push(
`${Ld(e.unmappable,n)} ${p}, ${F}${b}`)}return s}var Rd={replacement:"became ?",translit:"became their best fit",function:"\
became their best fit, or ?"},oc=e=>e===1?"was":"were",rc=e=>e===1?"":"the first ",Ld=(e,t)=>`${ht(e,"character")} that ${w[t].
name} can't represent`;function qo(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${Ue(
e)})`:Ue(e)}function Ud(e,t){return Le(e)||e===J("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var fc=require("node:fs");var Wd="\x1B[?25l",Hd="\x1B[?25h",cc="\r\x1B[K";function ac(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=Yd(r,d,(u-f)/1e3);ae(`${i?"":Wd}${cc}${l.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Gd(e),canShow:vd(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},stop(){i&&
ae(`${cc}${Hd}`),i=!1}}}var vd=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);function Gd(e){
let t=0;for(let n of e){let o=n==="-"?void 0:jd(n);if(!o?.isFile())return;t+=o.size}return t}function jd(e){try{return(0,fc.statSync)(
M(e))}catch{return}}function Yd(e,t,n){let o=`${_n(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${_n(e)} MB | ${o}`;let r=t>
0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${_n(e)} of ${_n(t)} MB | ${o} | ${c}${s%60} s left`}var _n=e=>(e/1e6).toFixed(
1);var Nn=class{line=1;column=1;#t;#e=null;#n=[];constructor(t){this.#t=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=Vd(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){ut(this.#t,this.#e);
let n=Wt(t,t.length,0,!1,!1);this.#e=Ke();for(let o of new Uint16Array(h.memory.buffer,Je(),n))(o&64512)!==56320&&(this.
column+=1)}};function Vd(e){let{start:t,words:n}=We(e,0),o=t+4*n.length,r=uc(e,0,Math.min(t,e.length))+uc(e,o,e.length);
for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,d=(a&2139062143)+
2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function uc(e,t,n){let o=0;
for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var Mt=class extends Error{};async function Zo(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ac(
e.files,n,()=>{o?.keepListening?.(),n&&(r=Ie(i))}),c=0;try{n||(r=Ie(i)),o=e.isDry?zd:Ro(e.output);let f=new Jo(e,t,o,s);
for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
$o(e.output,f instanceof Mt?f.cause:f)||c}return r(),c}var zd={write(){},wait(){},finish(){},discard(){}},Jo=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new Xo(t,n,i=>{try{o.write(i)}catch(s){throw new Mt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof Mt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),it(B(t),n)}}async end(){this.#o.convert(new Uint8Array,T.result),await this.#e.finish()}async#r(t){let n=await Fo(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,T.none),await this.#i(),this.#n.add(r.
length),await Os()}finally{await n.close()}this.#o.convert(new Uint8Array,T.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new Mt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Ae(B(t),n)}},Xo=class{#t;#e;#n;#o;#r=new de;#i;#s;#c=!1;#a=!1;#f;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&Et(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="tran\
slit";this.#f=u&&!Et(r)?new Nn(r):void 0,this.#s=f&&new Fn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#a=!0,n!==T.result&&!this.#c&&(this.#i=this.#e.newFixer?.());let r=[];try{this.#o.transcode(t,n,s=>{this.#f?.
advance(s),this.#e.isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof Mt)throw s;o=s}for(let s of r)if(!this.#i)this.#d(
s);else for(let c of this.#i.add(s))this.#d(c);if(this.#c=!o&&n===T.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#d(
s);this.#i=void 0}this.#f?.settle();let i=o&&Xd(o,this.#t,this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#d(t){this.#n(
this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,T.source)}catch(t){if(t instanceof Mt)throw t}}takeMessages(){
let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#a)return[];this.#a=!1;let s=n?
[]:ic(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that \
is repaired`),typeof t=="object"&&(o||!n&&pc(r))&&s.unshift(Jd(r)),s}},pc=({score:e})=>e!==null&&e<.9;function Jd(e){let{
encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=pc(e)?"; this is uncertain: check the result, or n\
ame the encoding with --from":"";return`decoded as ${w[t].name} (${r})${i}`}function Xd(e,{isChanged:t,unmappable:n},o){
if(e instanceof G){let r=e.length===1?"is":"are";return new Error(`${ht(e.length,"byte")} at offset ${e.offset} ${r} inv\
alid in ${e.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof tt&&o){let{
line:r,column:i}=o,s=t?"":` (offset ${e.index})`,c=n==="translit"?"replacement":"translit or replacement";return new Error(
`line ${r}, column ${i}${s}: ${e.encoding} can't represent ${qo(e.codePoint)}; use --unmappable ${c}, or html in HTML, o\
r --to utf-8`)}return e}var Zd=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Qd=E(()=>new Map(Zd.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function hc(e){
return J(e)??Qd().get(Ne(e))??kn(e)}var pe=class extends Error{};var mc=["bash","zsh","fish"];var Cn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:tu,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Aft\
er the label, //TRANSLIT replaces characters that it can\u2019t represent by their best fit, or ?, and //IGNORE leaves them o\
ut.",parse:eu,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is \
converted, not before.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"Replace each file by its conversion. Wi\
th a suffix, such as --in-place=.bak, the old file stays under its name with the suffix; without one, invalid bytes are \
an error, as with --fatal.",isOptional:!0,omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file t\
o a file of the same name in this directory.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in th\
e directories that are named."},{flags:"--skip-utf8",what:"Leave files alone that are UTF-8 already."},{flags:"-n, --dry\
-run",what:"Write nothing, but tell what would be done."},{flags:"-c",what:"Leave out invalid bytes, and characters that\
 the output\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid bytes instead of replacing th\
em with U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the output\u2019s encoding can\u2019t represe\
nt: stop (fatal, the default), write them as in HTML, &#128169;, which a reader can\u2019t distinguish from the same characte\
rs in the text (html), write ? (replacement), leave them out (ignore), or write their best fit, and stop if there is non\
e (translit).",choices:ss},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UT\
F-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],
isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"\
--fix-declaration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'\
Repair text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as \
it is, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its score and it\
s source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, w\
ith --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (det\
ect, the default), or by the document\u2019s own declaration first (html, xml).',choices:wo},{flags:"--locale <TAG>",what:'\
Give the language as a hint to "auto" and --detect, such as "ja".'},{flags:"-q, --quiet",what:"Don\u2019t tell what was repla\
ced, nor how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'\
Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l, --list",what:"List the encodings and their \
labels."},{flags:"--completion <SHELL>",what:"Write a script for completion in a shell.",choices:mc}];var Rn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function tu(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:xc(t)}function eu(e){let[t,...n]=e.split("//"),o=xc(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new pe(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function xc(e){let t=J(e)??hc(e);if(t===void 0)throw new pe("No encoding has th\
is name; encoding-wasm --list shows all.");if(t===36)throw new pe("It stands for an encoding that holds no text.");return t}var mt="encoding-wasm",Ln=()=>[...Cn,...Rn].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),c=r==="encoding"?nu():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:ou(t)}}),nu=()=>["auto",...w.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],ou=e=>e.replace(/[.:;,(].*$/s,
"").replace(/["']/g,"");function wc(e){return{bash:ru,zsh:iu,fish:su}[e]()}function ru(){let e=Ln().flatMap(({names:n,takesValue:o,
isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}' -- "$word"\
)); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.join("|")}\
) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),t=Ln().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&
i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${mt} in bash: put it into ~/.local/share/\
bash-completion/completions/${mt}
_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  case $previous in
${e.join(`
`)}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W '${t.join(" ")}' -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _encoding_wasm ${mt}
`}function iu(){let e=Ln().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${mt}
# Completion for ${mt} in zsh: put it into a directory of $fpath as _${mt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function su(){let e=Ln().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${mt} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${mt} in fish: \
put it into ~/.config/fish/completions/${mt}.fish
${e.join(`
`)}
`}var Un=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function gc(e){
let t=[...Cn,...Rn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,a=s.split(", ").map(l=>`\\fB${Un(l)}\\fR`),d=a.pop(),u=r?`
${Un(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...a,d+f].join(", ")}
${Un(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Un(e)}" "User Commands"
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
`}async function cu(e,t){if(!vs())return fe.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=t,p={sniff:i,locale:s,detect:!0};if(o)return ks({...e,sniffing:p,json:r});
let x=d===void 0?void 0:pn(e.to),b={...e,from:n==="auto"?jt(p,"--from auto"):n,unmappable:x?ct=>x(ct)??d:e.unmappable,drop:c,
isChanged:!!(c||f)},F={isLending:!c&&!f&&!a&&!fu(b.unmappable),newTranscoder(ct,Bt){let{from:xt,to:Vt}=ct;return f?new Mn(
xt,Vt,Bt):c?typeof xt=="number"?new Me(xt,Vt,Bt):new Se(xt,new Me(0,Vt,Bt)):Yt(xt,Vt,F.isLending?{...Bt,take:io}:Bt,"")},
newFixer:a&&(()=>new rn(b.to))};if(u===void 0&&l===void 0)return Zo(b,F);let{skipUtf8:Be=!1,dryRun:Kt=!1}=t;return Us(b,
{suffix:u,directory:l,skipUTF8:Be,dryRun:Kt},ct=>Zo({...b,...ct},F))}var fu=e=>typeof e=="function"||e==="ignore"||e==="\
translit";0&&(module.exports={completionFor,manual,runFully});
