"use strict";var Hn=Object.defineProperty;var Lc=Object.getOwnPropertyDescriptor;var Dc=Object.getOwnPropertyNames;var $c=Object.prototype.hasOwnProperty;var kc=(e,t)=>{for(var n in t)Hn(e,n,{get:t[n],enumerable:!0})},Pc=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of Dc(t))!$c.call(e,r)&&r!==n&&Hn(e,r,{get:()=>t[r],enumerable:!(o=Lc(t,r))||o.enumerable});return e};var Wc=e=>Pc(Hn({},"__esModule",{value:!0}),e);var Mu={};kc(Mu,{completionFor:()=>Cc,manual:()=>Uc,runFully:()=>Au});module.exports=Wc(Mu);var Le="encoding-wasm";function ar(){throw new Error("encoding-wasm: call instantiate() first.")}var De=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function g(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=jc();function jc(){let e=De.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Yc=g(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Kc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],lr=e=>e<36&&e!==33,X=e=>e>0&&e<29,pr=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[e].name),qc=e=>Kc.find(([t])=>e>=t)[1];function Z(e){let t=Yc();return t.get(e)??t.get(xr(Vc(e)))}function Q(e,t){
let n=Z(e);if(n===void 0){let o=jn(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The en\
coding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=qc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Le}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function jn(e){
let t=$e(e),n={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:r})=>r.some(i=>$e(i)===n));return o<0||o===36?void 0:o}
var $e=e=>xr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),mr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function Ot(e){if(e[0]>=239)return mr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function hr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Pe(e){return mr.find(t=>t.encoding===e)?.bytes}function bt(e){return e===
0||e===37||e===38}function Vc(e){let t=0,n=e.length;for(;dr(e[t]);)t+=1;for(;dr(e[n-1]);)n-=1;return e.slice(t,n)}var dr=e=>`\
	
\f\r `.includes(e);function xr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var G=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var We=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,wr=Symbol.for("encoding-wasm.UnmappableError"),nt=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${We(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&wr in o}[wr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var gr=(e,t)=>e?.prototype?.[t],He=e=>gr(globalThis.Buffer,e),Dt=He("ucs2Slice"),ve=He("ucs2Write"),Er=He("utf8Slice"),It=He(
"latin1Slice"),zc=e=>globalThis[e],yr=zc("TextDecoder"),Jc=gr(yr,"decode");function ut(e){let t=new yr(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Jc}),n=>t.decode(n)}function V(e){try{return e()}catch{return}}var j=()=>"InternalError"in globalThis,N=()=>"Bun"in globalThis;function Yn(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var lt=()=>"Deno"in globalThis,z=()=>Number.
parseInt(globalThis.process?.versions?.node,10),Sr=e=>globalThis.process?.getBuiltinModule?.(e);function ee(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Kn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Tr=()=>Object.getPrototypeOf(Uint8Array.prototype),Ge=e=>Kn(Tr(),
e),qn=e=>Kn(DataView.prototype,e),Or=e=>globalThis[e]&&Kn(globalThis[e].prototype,"byteLength"),Vn=e=>Tr()[e],Qc=Ge(Symbol.
toStringTag),je=Ge("buffer"),zn=Ge("byteOffset"),br=Ge("byteLength"),tf=Vn("includes"),ef=Vn("set"),nf=Vn("slice"),of=qn(
"buffer"),rf=qn("byteOffset"),sf=qn("byteLength"),Ir=Or("ArrayBuffer"),cf=Or("SharedArrayBuffer"),h=e=>br.call(e);function At(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:h(e)}var E=(e,t,n=h(e))=>new Uint8Array(je.call(
e),zn.call(e)+t,n-t);function $t(e,t){let n=new Uint8Array(h(e)+h(t));return tt(n,e),tt(n,t,h(e)),n}function Ye(e,t){let n=zn.
call(e),o=t+(-(n+t)&3),r=Math.max(0,h(e)-o)>>2,i=r>0?new Int32Array(je.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var Bt=(e,t)=>E(e,0,Math.min(t,h(e))),tt=(e,t,n)=>ef.call(e,t,n),Ar=(e,t)=>tf.call(e,t),ot=(e,t,n)=>nf.call(e,t,n);function Ke(e,t,n){
if(n>24)return ot(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function rt(e,t){if(t<=64)return!1;
try{return Ir.call(je.call(e)),!1}catch{return!0}}var ff="The provided value is not of type '(ArrayBuffer or ArrayBuffer\
View)'.";function et(e,t,n=ff){if(!ArrayBuffer.isView(e)&&df(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function kt(e){if(ArrayBuffer.isView(e))return af(e);try{return new Uint8Array(e)}catch{return $}}var ne=e=>e instanceof
Uint8Array?e:kt(e);function af(e){try{return Qc.call(e)===void 0?new Uint8Array(of.call(e),rf.call(e),sf.call(e)):new Uint8Array(
je.call(e),zn.call(e),br.call(e))}catch{return $}}var $=new Uint8Array;function df(e){try{return Ir.call(e)}catch{}try{return cf?.
call(e)}catch{return}}function it(e,t,n){Pt(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));
return o}function Pt(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options mu\
st be an object.`)}var st=e=>`${e}`;function Br(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provi\
ded value is not a string. Decode bytes first, and convert other values with String().`)}function Jn(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=st(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function _r(e,t,n){let o=qe(f=>mf(f,n),e,t),r=qe(xf,e,t);if(o&&r){let f=lt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:lt()?o.writeBytes:void 0,mostByTable:512}}
let i=Xn(e);if(o)return j()?hf(o,qe(Fr,e,t)):o;let s=r??qe(Fr,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function qe(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Xn(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var pf="str\
ings";function mf(e,t){let[n]=WebAssembly.Module.customSections(t,pf),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function hf(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function xf(e){let[t,n]=[Dt,ve],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:N()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,p){tt(a,new Uint8Array(
e.buffer,u,2*p),d),d+=2*p},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function Fr(e){let t=ut("utf-16le"),{write:n,most:o}=Xn(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function Xn(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ee(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Ve,m,Qn,Nr,Cr,J,k={input:0,units:0,output:0},Ee=0,ze={name:"",encoding:-1},I={isBusy:!0,newCodec:NaN};function pt(e,t){
ze.name=e,ze.encoding=t,I.newCodec=NaN,I.isBusy&&Ur(),I.isBusy=!0}function Ur(){try{$r(),Ve??=Lr(ar()),yf(new WebAssembly.
Instance(Ve),Ve)}catch(e){throw kr(e)}}function Rr(e){try{$r(),Ve=Ef(Lr(e))}catch(t){throw kr(t)}Ur()}function Lr(e){return gf(e)?e:new WebAssembly.Module(e)}function gf(e){try{return WebAssembly.Module.customSections(e,Dr),
!0}catch{return!1}}var Dr="encoding-wasm";function Ef(e){let[t]=WebAssembly.Module.customSections(e,Dr),n=`${Le} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function yf({exports:e},t){m=e,Zn=
WebAssembly.RuntimeError,k.input=m.input(),k.units=m.units(),k.output=m.output(),Hr(),J=_r(m.memory,k.units,t),Ee=Math.min(
m.units_length(),J.most),I.isBusy=!1}function $r(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function kr(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Sf(e))return new RangeError(
`encoding-wasm: ${Pr} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var Pr="no memory for WebAssembly; free some, and call again",Sf=e=>e instanceof
RangeError&&/memory/i.test(e.message);function re(){return eo(),Qn}function Wr(){return eo(),Nr}function to(){return eo(),
Cr}function eo(){Qn[0]===void 0&&Hr()}function Hr(){let{buffer:e}=m.memory;Qn=new Uint8Array(e),Nr=new Uint8Array(e,k.input,
65536),Cr=new Int32Array(e,m.codec(),m.codec_length()>>2)}function Je(e,t){return pt(e,-1),no(t)}function no(e){try{let t=e();
return I.isBusy=!1,t}catch(t){throw C(t)}}var Zn;function C(e){if(!Zn||!(e instanceof Zn))return e;let t=w[ze.encoding]?.
name,n=`${ze.name}${t?` of ${t}`:""} failed`;return Tf()?new RangeError(`encoding-wasm: ${n}: ${Pr}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}function Tf(){try{return m.memory.grow(32),!1}catch{return!0}}function Y(){let e=to();return qr(e,new Int32Array(e.length))}function Xe(){return m.held()!==0?Y():(I.newCodec=ye,null)}
var ro=e=>qr(e,to());function qr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function ht(e,t){Vr(e,t)||(pt("decod\
ing",e),t?ro(t):m.new_decoder(e),ye=e===33||e===36?NaN:e)}var ye=NaN;function Vr(e,t){return t||I.newCodec!==e||I.isBusy?
!1:(I.newCodec=NaN,I.isBusy=!0,!0)}function Ze(e,t){Vr(~e,t)||(pt("encoding",e),t?ro(t):m.new_encoder(e),ye=~e)}function io(e,t,n,o){
pt("transcoding",e),o?ro(o):m.new_transcoder(e,t,+n)}function zr(e,t){m.set_source_encoding(e,+t),I.isBusy=!1}function Ht(e){
let t=h(e),n=m.alloc(t)>>>0;return tt(re(),e,n),[n,t]}var Bf=g(()=>Uint8Array.from(De,e=>e.charCodeAt(0))),vr,so=e=>Je("\
sniffing",()=>(vr!==m&&m.give_labels(...Ht(Bf())),vr=m,e())),co=(e,t,...n)=>so(()=>m.sniff_html(...Ht(e),t,...n)),Jr=(e,t,n)=>so(
()=>m.sniff_xml(...Ht(e),t,n));function Xr(e,t){let n=so(()=>m.find_declared_label(...Ht(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Zr=(e,t)=>Je("sniffing",()=>m.default_for(...Ht(e),t)),Qr=()=>pt("detection",-1);function ti(e,t){
try{m.feed_detector(...Ht(e),+t)}catch(n){throw C(n)}}var ei=(e,t,n,o)=>no(()=>{let r=f=>f?Ht(f):[0,0],i=m.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=m.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function vt(e,t,n,o,r){ie(e,t),I.isBusy=!0;let i=m.decode_block(t,n,+o,+r);return I.isBusy=!1,r&&i>=0&&(I.newCodec=
ye),rn(i)}function ni(e,t){let n=h(e);ie(e,n),I.isBusy=!0;let o=m.decode_block(n,0,2,+t);return I.isBusy=!1,rn(o)}var mt={
encoding:-1,at:0,most:0,owner:void 0};function Qe(e,t,n){if(mt.encoding!==e||mt.owner!==m||I.isBusy){try{pt("decoding",e),
mt.owner=m,mt.at=J.readBytes?m.byte_table(e):0,mt.most=!pr(e)&&J.mostByTable||1/0,mt.encoding=e}catch(r){throw C(r)}I.isBusy=
!1}if(mt.at===0||n>mt.most)return;if(n<=65536)return ie(t,n),Gr(n);if(J.most>Ee)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);ie(E(t,r,r+i),i),o=Gt(o,Gr(i))}return o}function fo(e,t,n,o){return Je("decoding",()=>{let r=Math.
min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),ie(r===t?e:E(e,i,i+r),r),!m.is_free_of(r,n,o))return!1;
return!0})}function ao(e,t){let n=-1,o,r;function i(s){try{return pt(e,s),n=s,r=m,o=t(s),I.isBusy=!1,o}catch(c){throw C(
c)}}return s=>s===n&&r===m&&!I.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var uo=ao("encoding",e=>{let t=m.unit_table(e)>>>0;if(t===
0)return;let{buffer:n}=m.memory;return X(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),oi=ao("encoding",e=>{
let t=m.unit_table(e)>>>0,n=new Uint8Array(65536);return tt(n,new Uint8Array(m.memory.buffer,t,16384)),n}),tn=ao("decodi\
ng",e=>{let t=X(e),n=(!t?m.pair_table(e):m.byte_table(e))>>>0;return n>0?new Uint16Array(m.memory.buffer,n,t?256:65536):
void 0}),Gr=e=>J.readBytes(k.input,e,mt.at);function Gt(e,t){try{return e+t}catch(n){throw new RangeError("The text is t\
oo long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var ri=e=>e+65536+
3<=Ee,ii=e=>e>Ee&&e<268435456?J.collect?.(e+3):void 0,en=()=>k.units,si=()=>re()[k.units]|re()[k.units+1]<<8,nn=(e,t)=>J.
read(k.units+2*e,t-e),on=(e,t,n)=>J.write(e.slice(t,n),k.units);function ci(e,t){if(!I.isBusy&&!J.writeBytes)return;pt("\
encoding",t);let n=J.writeBytes?.(e,k.output,m.unit_table(t));return I.isBusy=!1,n===e.length?ce(n):void 0}function lo(e,t,n,o){
I.isBusy=!0;let r=m.encode_block(e,t,n,+o);return I.isBusy=!1,o&&r>=0&&U.finished()&&(I.newCodec=ye),rn(r)}var T={none:0,
source:1,result:2};function fi(e,t,n,o){let r=h(e);ie(e,r),I.isBusy=!0;let i=m.transcode_block(r,+t,n,o);return I.isBusy=
!1,rn(i)}function ie(e,t){let n=Wr();if(t>8)try{tt(n,e)}catch{tt(n,E(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function rn(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ce=e=>Ke(
re(),k.output,e),po=e=>re().subarray(k.output,k.output+e),U={finished:()=>m.finished()!==0,read:()=>m.read(),written:()=>m.
written(),codePoint:()=>m.code_point(),start:()=>m.start(),length:()=>m.length()},xt={malformed:()=>m.replaced(),firstMalformed:()=>m.
first_replaced(),unmappable:()=>m.unmapped(),firstUnmappable:()=>m.first_unmapped(),codePoint:()=>m.unmapped_code_point()};var Mf=new Uint8Array(256);var ui=g(()=>ve?96:j()?1024:128),mo=g(()=>j()||N()?4096:128),Ff=g(()=>new Uint8Array(2*mo()));function li(e,t){let{length:n}=e,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function pi(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return Ar(o,0)?void 0:o}function mi(e,t){
let{length:n}=e,o=2*n<=256?Mf:Ff(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Ke(o,0,r)}var hi=new Uint8Array(128),wt=_f(hi);function _f(e){return new Uint16Array(e.buffer)}var xi=g(()=>wo()?0:18),wi=g(()=>z()>
0&&!lt()&&!N()?12:18),Nf=g(()=>j()||z()<22?18:8),gi=g(()=>lt()||!(z()>=22)?64:32),Cf=g(()=>j()||N()?64:32),sn=(e,t)=>(e[0]&
e[t>>1])>=128;function Ei(e,t,n){return n?t<=Nf():t<=18||t<=Cf()&&(sn(e,t)||fn())}var yi=()=>({mixed:wi(),most:gi()}),Si=(e,t)=>t<=
wi()||t<=64&&sn(e,t)&&t<=gi(),K={length:0,bytes:[0,0]};function Yt(e,t,n,o){if(e[0]<128&&wo())return go(e,t)?It.call(e,0,
t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,d=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&
31)<<6|d:(f&15)<<12|d<<6|u,!(f>=194&&f<240&&(d|u)<64&&i<=t)||!a&&(c<2048||(c&63488)===55296||c===65279))return Uf(e,s,t,
n,o,r)}wt[r++]=c}return Se(r)}function Ti(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|e[o+1]<<8;if((r&
63488)===55296)return;wt[n++]=r}return Se(n)}function Uf(e,t,n,o,r,i){let s=xo();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<
194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,u=a===0&&f>=128,p=f===224?160:f===240?144:128,l=f===237?159:f===244?143:191,
x=0;for(;x<a&&c<n;x++,c++){let O=e[c];if(O<p||O>l)break;p=128,l=191,d=d<<6|O&63}if(x<a){if(c===n&&!o){if(f>=239)return;Oi(
f,128|d&63,1+x);break}u=!0}if(u&&r||(u&&(d=65533),d===65279))return;d>65535&&(wt[i++]=55232+(d>>10),d=56320|d&1023),wt[i++]=
d}return Se(i)}function ho(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=tn(o),!r)return;if(a=
r[f],a===0&&(s<t&&(a=r[f|e[s++]<<8]),a===0))return Rf(e,c,t,n,i,o,r)}wt[i++]=a}return Se(i)}function Rf(e,t,n,o,r,i,s){let c=xo();
for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){if(i===32)return;Oi(a,0,1);break}let u=f<
n?e[f]:0;if(d=s[a|u<<8],d>0)f+=1;else if(Lf(u,i))d=65533;else return}wt[r++]=d}return Se(r)}function Lf(e,t){return e>=128?
!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function cn(e,t,n){return K.length=0,Yt(E(e,t,n),n-t,!1,!0)===""}function Oi(e,t,n){
K.length=n,K.bytes[0]=e,K.bytes[1]=t}function Se(e){if(e<3||e<=18&&!wo())return ee(wt,0,e);if(fn())return Dt.call(hi,0,2*
e);if(!(e>xo()))return ee(wt,0,18)+ee(wt,18,e-18)}var xo=g(()=>fn()?1/0:36),wo=g(()=>N()&&fn()),fn=g(()=>V(Df)===!0);function Df(){
let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Dt)==="a\uFEFF\uD83D"&&t(
It)==="a\0\xFF\xFE=\xD8"}function go(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function Kt(e,t){for(let n=0;n<
t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var yo=["fatal","html","replacement"];function Bi(e,t){let{length:n}=e,o=X(t);if(n>64&&n>(o?ui():mo()))return;if(o)return li(
e,uo(t));if(!!0)return;let r=uo(t);return r&&mi(e,r)}var kf=g(N);function Ai(e,t){return kf()?pi(e,oi(t)):ci(e,t)}var Ft=class e{encoding;unmappable;#t;#e=null;#n=0;#o=$;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:yo.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=Bi(t,this.encoding);
if(n)return n;try{let o=X(this.encoding)&&Ai(t,this.encoding);if(o)return o;Ze(this.encoding,null),on(t,0,t.length);let r=lo(
0,t.length,this.#r,!0);return r===-2||!U.finished()?void 0:(this.#n=0,ce(r))}catch(o){throw C(o)}}#s(t,n){let o=new W;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new nt(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=$,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new Eo(c,o):void 0,p=u?x=>u.add(x):o,l=0;try{if(X(this.encoding)&&!s)for(;l+65536<t.length;l+=65536){let x=Ai(t.slice(l,
l+65536),this.encoding);if(!x)break;o(x)}for(Ze(this.encoding,s);l===0||l<t.length;l+=d){let x=Math.min(l+d,t.length);on(
t,l,x);let O=x===t.length;for(let L=0,Re=!1;!Re;){let Zt=lo(L,x-l,a,n&&O);p(ce(Zt===-2?U.written():Zt));let Wn=i+l+L+U.start();
if(L+=U.read(),Re=Zt!==-2&&U.finished(),Zt!==-2)continue;let dt=U.codePoint();if(f){let Rt=Y(),St=()=>this.locate(Wn),Qt=f(
dt,St),Rc=this.#c(Rt,Qt,p,dt,St);Ze(this.encoding,Rc),on(t,l,x)}else r(dt,Wn)}}}catch(x){throw C(x)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=Y(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new nt(r,i(),this.name);if(typeof n!=
"string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#e=t,s.encodeOrFail(n,!1,o,c=>{throw new nt(c,i(),this.
name)}),s.#e}},Eo=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=h(t);if(n===0)return;t[0]!==27&&this.#t(
this.held);let o=t[n-3]===27?n-3:n;this.#t(ot(t,0,o)),this.held=ot(t,o,n)}},W=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){
let n={bytes:t,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=h(t)}forEach(t){for(let n=this.#t;n;n=n.next)
t(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let t=Pf(this.#n),n=0;return this.forEach(o=>{tt(
t,o,n),n+=h(o)}),t}};function Pf(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Mi(e,t){let n=Q(e,t);if(n===37||
n===38){let{name:o}=w[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16() of 'encoding\
-wasm', or UTF-8.`)}return Fi(n,e,t)}function Fi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the e\
ncoding 'replacement', which can't be written; use UTF-8.`);return e}var an=class{#t;#e;#n=new W;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new W;let n=Ot(t)?.bytes.length??0,o=this.#r(E(t,n,Math.min(h(t),n+4096*this.#e)));if(!So(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=Xr(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...E(o,f,f+a));
Z(d)!==this.#t&&(r.push(E(t,i,n+f*this.#e),this.#i(w[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,E(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(h(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function So(e){let t=0;for(;t<h(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var ae=e=>e==null?void 0:st(e);function de(e,t,n,o="bytes"){if(e===void 0)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Wf(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>Q(st(o),t))}}var un={allowUTF8:e=>e===void 0||!!e,candidates:Wf,locale:ae,maxBytes:de,
tld:ae},To=["text","ASCII","empty","binary","unknown"];function Te(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=h(e),f=Math.min(c,i);Qr();for(let l=0;l<f;l+=65536){let x=Math.min(l+65536,f);ti(E(e,l,x),t&&x===c)}let a=ei(
o,r&&dn(r),s&&dn(s),n),{0:d,1:u,2:p}=a;return{encoding:u<0?void 0:u,score:p,kind:To[d],isASCII:To[d]==="ASCII"||To[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(l,x)=>({encoding:w[a[3+2*x]].name,score:a[4+2*x]}))}}function dn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Oo(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=et(e,n),r=it(t,un,n),i=Te(kt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var Gf=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],jf=[33,36,37,
38],ue=(e,t)=>{let n=ae(e);return n===void 0?-1:Q(n,t)},Ni=(e,t,n)=>Math.min(de(e,t,n)??1024,1048576),Ci=e=>Z(ae(e)??"")??
-1;function Yf(e,t){if(e)return it(e===!0?void 0:e,un,t)}var Kf={defaultEncoding:ue,detect:Yf,likelyEncoding:ue,locale:ae,
maxPrescanBytes:Ni,parentEncoding:ue,transportLayerEncodingLabel:Ci,userOverride:ue};function qf(e,t){let n=it(e,Kf,t),{
locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,
parentEncoding:f,likelyEncoding:a}=n,d=Math.min(h(s),r),u=co(s,d,c,i,f,a);return u===-1?void 0:Oe(u)},options:n.detect&&
{...n.detect,locale:n.detect.locale??o},decide:s=>Ui(s)??Vf(o,n.defaultEncoding)}}function Ui(e){if(!(e?.encoding===void 0||
e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Vf(e,t){return Oe(
Zr(dn(e),t===-1?21:t))}var zf={defaultEncoding:ue,maxPrescanBytes:Ni,transportLayerEncodingLabel:Ci};function Jf(e,t){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=it(e,zf,t),i=s=>{let c=Math.min(h(s),o),f=Oe(Jr(s,c,r));
return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.max(3,o),declared:i,decide:()=>i($)}}function Xf(e,t){
let n={...un,defaultEncoding:ue},{defaultEncoding:o,...r}=it(e,n,t);return{prescanned:3,declared(i){let s=Ot(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Ui(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Zf={detect:Xf,html:qf,xml:Jf},bo=["detect","ht\
ml","xml"],Qf={prefixBytes:de,sniff:Jn(bo)};function qt(e,t){let{prefixBytes:n,sniff:o}=it(e,Qf,t),r=Zf[o](e,t),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!jf.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>ta(r,c),takesWhole:n===
void 0}}function ta({prescanned:e,declared:t,options:n,decide:o},r){return t(Bt(r,e))??o(n&&Te(r,!0,n))}function Ri(e){let t=Bt(
e,1024),n=co(t,h(t),-1,-1,-1,-1);return n===-1||Oe(n).source==="BOM"?void 0:Oe(n)}function Oe(e){let t=e&65536?"certain":
"tentative";return{encoding:e&255,confidence:t,source:Gf[e>>8&255],score:null}}var Bo=g(()=>V(na)),Vt=g(()=>V(oa)),Li=g(()=>V(sa));function Di(e,t,n){if(e!==0&&e!==38||n<24||rt(t,n)||e===0&&Wi(t,n))return;let o=e===0?Vt():Li();return o?.takes?.(t,n)===
!1?void 0:o}function $i(e,t,n,o){if(K.length=0,o&&t>8192||t>256&&(rt(e,t)||Wi(e,t)))return;let r=Vt();if(!r||r.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!cn(e,i,t))))try{let s=r.decodeQuickly(i<t?E(e,
0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function ki(e){let t=Vt();if(!(!t||e.byteLength>t.mostInBuffer))
try{return t.decodeBuffer(e)}catch{return}}function Pi(e,t){let n=Li();if(!(t%2>0||!n?.takes?.(e,t)||rt(e,t)))return n.decode(
e,!0)}function Wi(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;
return n>1}function na(){let{isAscii:e}=Sr("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function oa(){let e=z()<22,t=e?Bo():void 0;if(e&&!t)return;let n=ut("utf-8"),o=ra(n),r=Yn()?ia:void 0,i=t?(l,x)=>Hi(
l,x)||x>256&&Kt(l,x)&&t(l):r,s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,
159,146,97,230,188],f=Uint8Array.of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,d=Uint8Array.
of(97,127),u=o(f,f.length)===a&&n(f)===a&&n(f.buffer)===a&&o(d,2)==="a\x7F",p=It;if(!(!u||t&&p.call(d)!=="a\x7F"))return{
decode(l,x){try{if(t)return p.call(l);let O=n(l);return x&&O.includes("\uFFFD")?void 0:O}catch{return}},decodeQuickly:o,
takesQuickly:i,decodeBuffer:n,mostInBuffer:e?64:lt()||Yn()?0:8192,takes:t?(l,x)=>Kt(l,x)&&t(l):r,completeLength(l,x){for(let O=1;O<=
3&&O<=x;O++){let L=l[x-O];if(L<128)break;if(L>=192)return(L>=240?4:L>=224?3:2)>O?x-O:x}return x}}}function ra(e){let[t,n]=[
Er,It];if(z()<22)return(r,i)=>i>256?n.call(r):e(r);if(!t||N()||!(z()>=22))return e;let o=lt()?Hi:()=>!0;return(r,i)=>o(r,
i)?t.call(r):e(r)}var Hi=(e,t)=>t<=64||t<=256&&Kt(e,t);function ia(e,t){if(t<768)return t>=64&&Kt(e,t);let n=0;for(let o=0;o<
t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)n+=1;else if(r===225)n-=3;else if(r>=206&&r<240)return!1}return n>=0}function sa(){
return j()?fa():ca()}function ca(){let e=Dt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.
length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return vi(z()<22?512:1/0,
(o,r)=>{let i=e.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function fa(){let e=ut("utf-16le");if(e(Uint8Array.
of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return vi(1/0,(t,n)=>{let o=e(t);return n&&o.includes("\uFFFD")?void 0:
o})}var vi=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){try{return t(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-
1]&252)===216?r-2:r}});var Yi=g(N);function Ki(e,t,n){if(n>64)return Kt(t,n)?aa(e,t,n):void 0;if(n<=xi()||(t[n>>1]|t[n-1])>=128||!go(t,n))return;
let o=_o();return o?o.call(t,0,n):Qe(e,t,n)}function aa(e,t,n){let o=_o(),r=X(e);if(!(n<512&&(r||!o))&&!(r&&!o&&Xi(e))&&
!rt(t,n))try{return Bo()?.(t)??fo(t,n,128,128)?o?o.call(t):Vt()?.decodeQuickly(t,n):void 0}catch{return}}var ln=[],_t=[];
function qi(e,t,n){if(n<=18||n>=512)return;_t[e]===void 0&&(_t[e]=pa(e)?Ji(e):null);let o=_t[e];return n<=256&&o?zt(o,t):
zi(o,t,n)}function Vi(e,t,n){return n<512?(Yi()?Mo(e,t,n):void 0)??Qe(e,t,n)??Mo(e,t,n)??Gi(e,t,n):Mo(e,t,n)??(Xi(e)?Gi(
e,t,n):void 0)??Qe(e,t,n)}function Mo(e,t,n){let o=_o();if(!(!o||e!==21||!ua(t,n)||rt(t,n)))try{return o.call(t)}catch{return}}
var Gi=(e,t,n)=>zi(Ji(e),t,n),zi=(e,t,n)=>e&&!rt(t,n)?zt(e,t):void 0;function zt(e,t){try{return e(t)}catch{return}}function Ji(e){
return ln[e]===void 0&&(ln[e]=null,ln[e]=V(()=>ha(e))??null),ln[e]}var _o=g(()=>V(da));function da(){let e=It,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function ua(e,t){let n=Math.min(t,64);
for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||fo(e,t,128,224)}var Xi=e=>e===21?la():Zi(),Zi=g(j),la=g(()=>j()||
N()||!(z()>0)),pa=e=>Zi()||(e===21?Yi():ma()),ma=g(()=>z()<22);function ha(e){let t=tn(e),n=ut(w[e].name),o=i=>n(i)===String.
fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.
of(i)))&&o(r)?n:void 0}var Qi;function ts(e,t,n){return Qi??=xa(),Qi(e,t,n)}function xa(){let e=Vt(),{mixed:t,most:n}=e&&N()?{mixed:0,most:0}:yi();
return(o,r,i)=>{if(r<=t||r<=n&&sn(o,r)){let s=Yt(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{let s=e?.
decodeQuickly(o,r);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function pn(e,t,n){try{return ht(e,null),nn(0,
vt(t,n,0,!1,!0))}catch(o){throw C(o)}}var No=g(()=>j()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:N()?2048:0}),es=e=>e===34?No().shiftJIS:No().
any,ns=[];function os(e,t,n){if(n>No().markup||n>es(e)&&!Ea(t,n))return;let o=ns[e];if(o)return rt(t,n)?void 0:zt(o,t);ya(
e,n)}function Ea(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);
return n>10}var Ie=[];function ya(e,t){Ie[e]===void 0&&(Ie[e]=V(()=>Ta(e))??null);let n=Ie[e];n&&(n.credit+=1+t/1024,!(n.
credit<128)&&(n.credit=0,Ie[e]=null,V(()=>{let{value:o}=n.sequences.next();o?n.decode(o)===pn(e,o,h(o))&&(Ie[e]=n):Sa(e,
n.decode)})))}function Sa(e,t){ns[e]=t;let n=es(e);n>0&&(_t[e]=o=>o.byteLength<=n?t(o):void 0)}var Ta=e=>({decode:ut(w[e].
name),sequences:ba(e),credit:0}),Oa=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Co=[10,164,162];function*ba(e){let[
t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Oa)yield Uint8Array.of(...i,...Co);for(let i=128;i<=255;i++)
yield Jt([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Jt([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield Jt([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Jt([i,Math.min(i+7,254)],n,r,n);yield Jt(
[227,227],[50,50],o,n),yield Jt([129,129],[48,48],t),yield Jt([129,129],[48,48],r,t)}}function Jt(...e){let t=e.map(([s,
c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+Co.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.
length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(Co,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(
i+o,i,i+e.length-1),r}var le=new Uint8Array(18),Aa=[0,0],q=class{encoding;fatal;ignoreBOM;#t=null;#e=Aa;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=At(t);if(!this.#t&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||
this.#u(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(i&&r===
0&&n>0){let s=ts(t,n,this.fatal);if(s!==void 0)return t[0]===239?this.#a(s):s}else{let s=i&&n>18?_t[r]:void 0,c=(s?this.#f(
zt(s,t)):void 0)??this.#c(t,n,!0);if(c!==void 0)return c;if(i&&!this.fatal&&!bt(r))return pn(r,t,n)}return this.#s(t,n,!0,
o)}decodeBuffer(t){this.#r!==0&&this.reset();let{encoding:n}=this;if(n===0){let i=this.#f(ki(t));return i&&this.#a(i)}let o=t.
byteLength,r=o<=256&&o>18?_t[n]:void 0;return r?this.#f(zt(r,t)):void 0}#s(t,n,o,r){if(this.#n>0){let d=this.#d(t,n,o)??
this.#l(t,n,o,r);if(d!==void 0)return d;this.#h()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#x(t,n,o)??this.#m(t,
n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,C(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?
a:a.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(K.length=0,n===0)return"";if(r===0){let c=Si(t,n)?Yt(t,n,o,
this.fatal):void 0;if(c!==void 0)return c;let f=$i(t,n,o,this.fatal);return f===void 0?void 0:this.#a(f)}if(r===38){let c=n<=
36?Ti(t,n):Pi(t,n);return c===void 0?void 0:this.#a(c)}if(!lr(r))return;let i=X(r),s=(i?qi(r,t,n):void 0)??(t[0]<128?Ki(
r,t,n):void 0)??(!i&&o&&n>18?os(r,t,n):void 0)??(Ei(t,n,i)?ho(t,n,o,r):void 0)??(i?Vi(r,t,n):void 0);return this.#f(s)}#f(t){
return this.fatal&&t?.includes("\uFFFD")?void 0:t}#a(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(
1):t}#d(t,n,o){let r=this.#n+n;if(n===0||r>18)return;K.length=0,this.#p(t,r);let i=this.encoding===0?Yt(le,r,o,this.fatal):
this.#f(ho(le,r,o,this.encoding));return i!==void 0&&!o&&this.#u(n),i}#l(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#p(t,a);let d=Yt(le,a,!0,!0);if(d===void 0)return;let u=a-
f;this.#n=0,this.#r+=u;try{return Gt(d,this.decode(E(t,u),o,r))}catch(p){throw p instanceof G||p instanceof TypeError||(this.#t=
null,this.#o=s,this.#r=i,this.#e=c,this.#n=f),p}}#p(t,n){le[0]=this.#e[0],le[1]=this.#e[1];for(let o=this.#n;o<n;o++)le[o]=
t[o-this.#n]}#u(t){this.#r+=t,this.#o||=t>0,this.#n=K.length,K.length>0&&(this.#e=[K.bytes[0],K.bytes[1]])}#h(){let t=Uint8Array.
from(this.#e);try{ht(this.encoding,null),vt(t,this.#n,0,this.fatal,!1),this.#t=Y(),this.#n=0}catch(n){throw C(n)}}#x(t,n,o){
let r=Di(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#t||c<n))return;if(this.#t){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#m(E(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:E(t,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=Gt(s,this.#m(f,c-i,!0)),this.#i)return s}else
s=Gt(s,this.#a(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&cn(t,c,n)?(this.#u(n-c),s):Gt(s,this.#m(
E(t,c,n),n-c,o))}#m(t,n,o){ht(this.encoding,this.#t);let r="",i=ii(n),s=this.#o||this.ignoreBOM||!bt(this.encoding),c=0;
for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?t:E(t,f,f+d),p=vt(u,d,c,this.fatal,o&&a);if(p<0)
return this.#t=Y(),this.#i=new G(this.name,this.#r+f+U.start(),U.length()),r;if(c+=p,c>0&&(a||!ri(c))){let l=!s&&si()===
65279?1:0;i?i.add(en()+2*l,c-l):r=Gt(r,nn(l,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:Xe(),this.#r+=n,i?i.
toText():r}},mn=new q(0,!1,!1);function Uo(e,t,n,o,r,i){return mn.encoding=n,mn.fatal=o,mn.ignoreBOM=r,mn.decodeWhole(e,
t,i)}function rs(e,t){let n=Q(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for\
 the encoding 'replacement', which decodes nothing.`);return n}var hn=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Ft(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=h(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(E(t,i,s?r:i+4096),
s?n:T.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Fa(r,t),s[d-i]);let c=new W,f;try{this.#t.
transcode(t,n===T.result?T.source:n,d=>c.add(d))}catch(d){f=d}let a=Ma(c.concatenate());try{this.#e.encodeOrFail(a,n===T.
result,o),this.#n=n===T.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function Ma(e){let t=new Uint16Array(
h(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}function Fa(e,t){let n=h(
t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=_a(e);for(let c=0;c<n;c++){let f=0;try{o.transcode(E(t,c,c+1),T.none,d=>{f+=
h(d)/2})}catch(d){if(d instanceof G)break;throw d}let a=f===0&&c-(s-e.position)===2&&t[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:e.position+c;(f>0||a)&&(s=e.position+c+1)}return r[i]=s,r}function _a(e){try{e.copy(!0).transcode($,T.source,()=>{})}catch(t){
if(t instanceof G)return t.offset;throw t}return e.position}var as="(B",ds="(J",us=[as,ds,"(I","$@","$B"],xn=class{#t=!0;#e=!0;read(t,n){let o=h(t),r=this.#t?La(t):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=Da(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=fs(t,i);if(s=us.includes(a),!s&&!n&&ka(a))break;
this.#e=s}else s=f>=128||i<r&&$a(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(t,n){let o=h(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=fs(
t,r);this.#e&&=i===as||i===ds}return o}};function La(e){let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(e))return 1/0;
if(t&&=cs(e[o],e[o+1]),n&&=cs(e[o+1],e[o]),!t&&!n)return o+2}return 32}function Da(e,t){let n=h(e),{start:o,words:r}=Ye(
e,t),i=ss(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return ss(e,o+4*s,n)}function ss(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var cs=(e,t)=>e===
48||e>=78||e===32&&t>=16&&t<=94||e===33&&t===34,$a=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function fs(e,t){let n="";for(let o=t+1;o<Math.min(t+3,h(e));o++)n+=String.fromCharCode(
e[o]);return n}var ka=e=>e.length<2&&us.some(t=>t.startsWith(e));var Nt=class{decision=null;sample=$;detected;#t;#e=!0;#n=!1;#o=new xn;#r=new W;#i;#s=0;#c=$;#f=$;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new W;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+h(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new W;
let i=Bt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#a(r,n,o)}#a(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,t);for(let s=t;;){let{plain:c,evidence:f}=r.passesASCII?
this.#o.read(s,n):{plain:0,evidence:0};s=this.#p(s,c,o);let a=h(s);if(f===-1)return n?this.#u(i(this.#d(s,!0)),o,s):this.#l(
s,a+1,o);let d=ps(s,f-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(a<u&&!n)return this.#l(s,u,o);let p=Bt(
s,Math.max(0,u)),l=this.#d(p,a<u);if(!r.passesASCII||!Ha(l,p)||u<=d)return this.#u(i(l),o,s);s=this.#p(s,this.#o.skip(p,
f-c),o)}}#d(t,n){this.sample=$t($t(this.#c,this.#f),t);let o=this.#t.detection.options;return this.detected=Te(this.sample,
n,{...o,maxBytes:void 0}),this.detected}#l(t,n,o){let r=h(t);return r>0&&this.#r.add(ot(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){
let r=Bt(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=$t(this.#c,Bt(r,i))),this.#f=
ls($t(this.#f,ls(E(r,i)))),E(t,n)}#u(t,n,o){return this.decision=t,{passed:n,rest:o}}},ls=e=>E(e,Math.max(0,h(e)-64));function ps(e,t,n){
let o=Math.min(h(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;return t}function Ha(e,t){return e.isASCII||e.encoding===
void 0&&!(t[ps(t,0,1/0)]>=128)}function ms(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function hs(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var xs="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ws=`!
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
?`;var Ga=g(()=>{let e=ws.split(`
`),t=0;return new Map(xs.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
gs=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function gn(e){let t=new Ft(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof nt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Es(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Es(e,t,n){if(gs(e))return"";if(n===0)return null;let o=ja(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Es(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function ja(e){
let t=[...Ga().get(e)??[],...Ya(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Ya(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,l)=>c(
l)),a=o.filter((p,l)=>!c(l)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===t&&r.push(u),a.every(
gs)&&i.push(d)}return[...r,...i]}var ys=["fatal","html","replacement","ignore","translit"];function Ss(e,t,n){return typeof e=="function"?(o,r)=>Ka(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?gn(t):void 0}function Ka(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=kt(et(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return ot(o,0,h(o))}function Xt(e,t,n,o){return typeof e=="number"?Ts(e,t,n,o):new Ae(e,Ts(0,t,n,o))}function Ts(e,t,n,o){let{unmappable:r,losses:i}=n,
s=Ss(r,t,o);if(!s||bt(t))return new En(e,t,n);let c=Do(e,n);return new hn(c,t,r,i?.counting(s)??s)}function Do(e,t){return new En(
e,38,{...t,bom:!1,unmappable:"fatal"})}var En=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(io(t,this.to,this.#n.ignoreBOM,
this.#t),zr(t,n),this.#t=Y())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ce,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Pe(this.to)??[]));
let d=Math.max(0,yo.indexOf(c)),u=h(t);try{io(this.from,this.to,i,this.#t);for(let p=0;;){let l=u-p<=65536,x=l&&p===0?t:
E(t,p,l?u:p+65536),O=fi(x,r,d,l?n:T.none);a?.addBlock(this.#e+p);let L=O<0?U.written():O;if(L>0&&o(f(L)),O<0&&this.#o(O,
p),p+=U.read(),l&&U.finished())break}}catch(p){throw C(p)}this.#t=n===T.result?null:Y(),this.#e=n===T.none?this.#e+u:0}#o(t,n){
let o=this.#e+n+U.start();throw this.#t=Y(),this.#e=0,t===-1?new G(w[this.from].name,o,U.length()):new nt(U.codePoint(),
o,w[this.to].name)}},Ae=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(t,n,o):this.#s(r,t,n,o),n===T.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new Nt(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==T.none);
i.length>0&&(this.#r.transcode(i.concatenate(),T.none,r),this.#o=!0),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(
t.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var qs=require("node:buffer"),R=require("node:fs"),Vs=require("node:path");var pe={failure:1,usage:2};var $o=require("node:buffer");function Be(e){if((0,$o.isUtf8)(e))return Os(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,$o.isUtf8)(r));t+=o?Os(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var Os=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function B(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function M(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var P=require("node:fs");var As=require("node:util");var Bs={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Me={...Bs,
EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"i\
ts device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"there is \
no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Fe={...Bs,EACCES:"\
its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it is in us\
e, or something is mounted on it, so that it cannot be replaced; write elsewhere",EEXIST:"a file has the name of a direc\
tory that it needs; name another directory",EDQUOT:"your disk quota is used up; free some space, or write elsewhere",EFBIG:'\
it would be larger than the file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while it was writ\
ten; check the device, or write elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directory does not \
exist, or takes no new files; make it first, or write elsewhere",ENOSPC:"no space is left on its device; free some, or w\
rite elsewhere",EPERM:"the system does not let you write it; write elsewhere",EROFS:"its file system can only be read; w\
rite elsewhere"};function gt(e,t){let{code:n="",errno:o}=e,r=o===void 0?void 0:(0,As.getSystemErrorMap)().get(o)?.[1];return r===
void 0?e:new Error(t[n]??`${r} (${n})`)}function ft(e,t){return _e(e,t instanceof Error?t.message:String(t)),pe.failure}
function _e(e,t){me(`encoding-wasm: ${e}: ${t}
`)}var Is=!1;function me(e){Is||process.stderr.on("error",()=>{}),Is=!0,process.stderr.write(e)}var Et=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Ms;async function Po(e,t){let n=async i=>{try{return await i()}catch(s){throw gt(s,Me)}},{next:o,close:r}=await n(()=>e===
"-"?qa(t):Va(B(e),t));return{next:()=>n(o),close:r}}async function*Sn(e){let t=await Po(e);try{for(let n=await t.next();n;n=
await t.next())yield n}finally{await t.close()}}function qa(e){let t=Us((0,P.fstatSync)(0,{bigint:!0}),e);return t.isFile()?
_s(0,t,()=>{}):za()}function Va(e,t){let n=Us((0,P.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Ja(e);let o=(0,P.openSync)(
e,"r");return _s(o,n,()=>(0,P.closeSync)(o))}function _s(e,{size:t},n){Ms??=new Uint8Array(262144);let o=Ms,r=0;return{async next(){
let i=(0,P.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,P.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function za(){
let e=Ns(0,()=>{}),t=process.platform==="win32"?Fs():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=Fs()}return t.next()},close:()=>t?.close()}}function Fs(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Ja(e){let t=await Cs(
n=>(0,P.open)(e,n));return Ns(t,()=>(0,P.closeSync)(t))}function Ns(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Cs(i=>(0,P.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Cs=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Us(e,t){if(e.isDirectory())throw new Error(Me.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var Ls=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Wo=new Set,Ho=!1,Rs=Date.now();function Ne(e){if(Wo.add(e),!Ho)for(let t of Ls)
process.on(t,Ds);return Ho=!0,()=>Wo.delete(e)}function Ds(e){for(let t of Wo)t();for(let t of Ls)process.off(t,Ds);process.
kill(process.pid,e)}function $s(){if(!(!Ho||Date.now()-Rs<50))return new Promise(e=>{setImmediate(()=>{Rs=Date.now(),e()})})}var y=require("node:fs"),at=require("node:path");function Go(e){if(e===void 0)return Za();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,y.lstatSync)(
B(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,y.statSync)(B(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith(
"/")||e.endsWith(at.sep))throw new Error(Fe.EISDIR);return o&&!o.isFile()?jo((0,y.createWriteStream)(B(e)),!0):(o&&(0,y.accessSync)(
B(e),y.constants.W_OK),ed(n?vo(e):e,o))}var ks;function Za(){return ks??=Qa(),ks}function Qa(){let e=(0,y.fstatSync)(1,{
bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?jo(process.stdout,!1):td(t)}function td(e){let t,
n=()=>{t??=jo(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray(
(0,y.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function jo(e,t){e.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),t&&await o(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function vo(e){if(!(0,y.lstatSync)(B(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=Be((0,y.readlinkSync)(
B(e),"buffer"));return(0,at.isAbsolute)(t)?vo(t):vo(`${Be(y.realpathSync.native(B((0,at.dirname)(e)),"buffer"))}${at.sep}${t}`)}
var Ps=0;function Yo(e){Ps+=1;let t=[process.pid,Ps,Math.random().toString(36).slice(2)].join("-");return(0,at.join)((0,at.dirname)(
e),`.encoding-wasm-${t}.tmp`)}function ed(e,t){let n=B(Yo(e)),o=(0,y.openSync)(n,"wx",t?384:438),r=!0,i=()=>{r&&(r=!1,(0,y.closeSync)(
o))};return{write(s){for(let c=s;c.length>0;)c=c.subarray((0,y.writeSync)(o,c))},wait(){},finish(){i(),t&&(nd(n,t),(0,y.chmodSync)(
n,t.mode)),(0,y.renameSync)(n,B(e))},discard(){try{i()}finally{(0,y.rmSync)(n,{force:!0})}}}}function nd(e,{uid:t,gid:n}){
try{(0,y.chownSync)(e,t,n)}catch{}}async function Tn(e){try{let t=Go();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){
return Ko(void 0,t)}}function Ko(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"\
standard output":M(e);return ft(`cannot write ${o}`,gt(t,Fe))}var bn=require("node:fs"),A=require("node:path");function vs(e,{suffix:t,directory:n}){let o=new Map(e.filter(id).map(c=>[c,On(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Gs(c)])r.set(a,c);let i=rd(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:(0,A.join)(n,i(c)),a=t?`${c}${t}`:void 0,
d=o.get(c);if(d===void 0)return[{file:c,output:f,backup:a}];let u=n===void 0?d:On(f),p=s.get(u);if(p===d)return[];p===void 0&&
s.set(u,d);let l=p===void 0?od(r,n===void 0?void 0:u,d,a):qo(f);return[{file:c,output:f,backup:a,...l&&{problem:new Error(
l)}}]})}var qo=e=>`another file already goes to ${M(e)}; convert this one to another directory`;function od(e,t,n,o){if(t===
n)return"it would replace itself; name another directory, or use --in-place";let r=t===void 0?void 0:e.get(t);if(r!==void 0)
return`it would overwrite ${M(r)}, which will be converted as well; name another directory`;let i=o===void 0?void 0:e.get(
Gs(o));if(i!==void 0)return`its backup would overwrite ${M(i)}, which will be converted as well; use another suffix`}function rd(e){
let t=s=>(0,A.isAbsolute)(s)||s.split(A.sep)[0]==="..",n=s=>(0,A.isAbsolute)(s)||t((0,A.relative)(".",s)),o=e.filter(n).
map(s=>(0,A.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(A.sep)?s:s+A.sep)),i=o.length>0?(0,A.dirname)(o[0]):".";
for(;!r(i)&&(0,A.dirname)(i)!==i;)i=(0,A.dirname)(i);return s=>{let c=(0,A.relative)(n(s)?i:".",s);return c===""||t(c)?(0,A.basename)(
s):c}}function id(e){try{return(0,bn.lstatSync)(B(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}function On(e){try{return Be(
bn.realpathSync.native(B(e),"buffer"))}catch{let t=(0,A.dirname)(e);return t===e?(0,A.resolve)(e):(0,A.join)(On(t),(0,A.basename)(
e))}}var Hs=new Map;function Gs(e){let t=(0,A.dirname)(e),n=Hs.get(t)??On(t);return Hs.set(t,n),(0,A.join)(n,(0,A.basename)(
e))}async function zs(e,t,n){let o=[],r=0,i=0,s=0,c=async(f,a)=>{s=await Tn(`${M(f)}: ${a}
`)||s};for(let f of vs(e.files,t)){let{file:a,problem:d}=f;try{if(d)throw d;t.skipUTF8&&await dd(a)?(i+=1,t.dryRun&&await c(
a,"would be left alone: it is UTF-8")):await sd(f,e,t.dryRun,{run:n,say:c})?r+=1:o.push(a)}catch(u){ft(M(a),u),o.push(a)}}
if(!e.quiet){let f=t.dryRun?"would be converted":"converted",a=i>0?`, ${i} left alone`:"",d=o.length>0?`, ${o.length} fa\
iled: ${o.map(M).join(", ")}`:"";me(`encoding-wasm: ${Et(r,"file")} ${f}${a}${d}
`)}return o.length>0?pe.failure:s}async function sd({file:e,output:t,backup:n},o,r,{run:i,say:s}){let c=w[o.to].name;if(r){
let a="";if(await i({files:[e],output:t,isDry:!0,onDecision:l=>{a=w[l].name}})!==0)return!1;let u=t===e?"":`, to ${M(t)}`,
p=n===void 0?"":`, and kept as ${M(n)}`;return await s(e,`would be converted from ${a} to ${c}${u}${p}`),!0}let f=()=>i(
{files:[e],output:t});try{return n!==void 0?await fd(e,n,f):t===e?await f()===0:await cd(t,f)}catch(a){throw gt(a,Fe)}}var js=new Set;
async function cd(e,t){ad((0,Vs.dirname)(e));let n=Ys(e);if(n!==void 0&&js.has(n))throw new Error(qo(e));if(await t()!==
0)return!1;let o=Ys(e);return o!==void 0&&js.add(o),!0}function Ys(e){let t=(0,R.statSync)(B(e),{bigint:!0,throwIfNoEntry:!1});
return t?.isFile()?`${t.dev} ${t.ino}`:void 0}async function fd(e,t,n){try{if((0,R.accessSync)(B(e),R.constants.R_OK),!(0,R.statSync)(
B(e)).isFile())throw new Error("it is not a regular file, which could be kept; leave the suffix out")}catch(c){throw gt(
c,Me)}if((0,R.lstatSync)(B(t),{throwIfNoEntry:!1})?.isDirectory())throw new Error(`there is a directory at the place of \
its backup, ${M(t)}; use another suffix`);let o=B(Yo(t)),r=()=>(0,R.rmSync)(o,{force:!0}),i=Ne(r),s=!1;try{(0,R.copyFileSync)(
B(e),o,R.constants.COPYFILE_EXCL),s=await n()===0,s&&(0,R.renameSync)(o,B(t))}finally{i(),s||r()}return s}var Ks=new Set;
function ad(e){Ks.has(e)||(0,R.mkdirSync)(B(e),{recursive:!0}),Ks.add(e)}async function dd(e){let t=new q(0,!0,!0),n=!0,
o=!1;try{for await(let r of Sn(e)){if(t.decode(r,!1),r.includes(0))return!1;n&&=(0,qs.isAscii)(r),o||=r.includes(27)}return t.
decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof G)return!1;throw r}}var In=class{#t;#e=new W;constructor(t=qt({},"Examination")){this.#t=new Nt(t)}add(t,n){let o=Math.min(h(t),1024-this.#e.
length);o>0&&this.#e.add(ot(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return So(t)?Ri(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=Xs(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Xs(n.encoding,o)||n.score>=.9)&&Js(t.encoding,
o)!==Js(n.encoding,o)?i:void 0}},Js=(e,t)=>new q(e,!1,!0).decode(t,!1);function Xs(e,t){let n=0,o=null;for(let r=0;r<h(t);r+=
65536){let i=E(t,r,Math.min(r+65536,h(t)));ht(e,o),ni(i,!1),n+=xt.malformed(),o=Y()}return n}async function Zs({files:e,sniffing:t,json:n,quiet:o}){let r=qt(t,"--detect"),i=qt({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new In(i),d=t.sniff==="detect"?a:new Nt(r),{encoding:u,...p}=await pd(f,d,a),l=a.doubt&&md(
a.doubt),x=a.detected?.kind??(p.source==="default"?"empty":"text");c.push({file:f,encoding:w[u].name,...p,kind:x,doubt:l??
null}),l&&!o&&_e(M(f),hd(l))}catch(a){s=ft(M(f),a)}return await Tn(n?`${JSON.stringify(c,null,2)}
`:xd(c))||s}async function pd(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Sn(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function md({
declared:e,detected:t,...n}){let o=t===void 0?null:w[t].name;return{declared:w[e].name,detected:o,...n}}function hd({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${Et(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function xd(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,M(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var tc={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},he=class{#t={...tc};#e=0;get malformed(){
return this.#t.malformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.firstMalformed=t+xt.firstMalformed()),n.malformed+=
xt.malformed(),this.#e+=xt.malformed(),n.unmappable===0&&(n.firstUnmappable=t+xt.firstUnmappable(),n.codePoint=xt.codePoint()),
n.unmappable+=xt.unmappable()}counting(t){return(n,o)=>{let r=this.#t,i=t(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=
1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){
this.#e=0}take(){let t=this.#t;return this.#t={...tc},this.#e=0,t}};var wd={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Ce=class{#t;#e;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new he}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=Do(t,{...c,
ignoreBOM:o}),this.#e=Xt(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(t,n){this.#t.setSource(
t,n)}transcode(t,n,o){let r=gd(t,wd[w[this.#t.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,T.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=Ed(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,T.none,o)}n===T.result&&this.#e.transcode(new Uint8Array,n,o)}};
function gd(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function Ed(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var ec=require("node:fs"),nc=require("node:path");function oc(){let e=(0,nc.join)(__dirname,"encoding.wasm");try{return Rr((0,ec.readFileSync)(e)),!0}catch(t){let{message:n}=gt(
t,{});return ft(`its part ${M(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var An=class{fatal;ignoreBOM;#t;#e;#n=$;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&h(this.#n)===0?t:$t(this.#n,t);if(!n&&hr(r))return this.#n=
r,"";let i=Ot(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new q(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?E(r,s):r,n,o)}};function Bn(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=et(e,o),i=Q(st(t),o);Pt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=ne(r);return Ot(f)?new An(i,s,c).decode(f,!0,o):Uo(f,At(f),i,s,!0,o)}function Vo(e){return yd(ne(et(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var yd=e=>Uo(e,At(e),0,!1,!0);var Td=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Od=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,bd=g(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
e=>new RegExp(`[${e}]`,"u")));function Id(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=bd();if(n.test(e))return 4;if(!o.
test(e))return t<128?1:Td.test(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<12544||t>=65377&&
t<=65439?1010:1e3}var zo;function Mn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
Bn(Uint8Array.from(r),e))}var Jo;function Qo(e){Jo??=new Uint16Array(65536),zo??=[Mn("shift_jis",136,151,64),Mn("gbk",176,
215),Mn("big5",164,198,64),Mn("euc-kr",176,200)];let t=zo.map(()=>0),n=0,o=1;for(let r of e){let i=Number(r.codePointAt(
0)),s=Jo[i]||Id(r,i);Jo[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of zo.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:Od.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Ue="Failed to execute 'decode' on 'TextDecoder'",tr=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=Ad(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&hs(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=$,n=void 0){let o=this.#t;if(n===void 0&&!this.#e){
if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,At(t),Ue);let c=t instanceof ArrayBuffer?o.decodeBuffer(
t):void 0;if(c!==void 0)return c}let r=et(t,Ue);Pt(n,Ue);let i=!!n?.stream,s=ne(r);if(!this.#e){if(!i)return o.decodeWhole(
s,At(s),Ue);o.reset()}return this.#e=i,o.decode(s,!i,Ue)}},sc=ms(tr,"TextDecoder");function Ad(e,t,n){let o=st(e);Pt(t,n);
let r=!!t?.fatal,i=!!t?.ignoreBOM;return new q(rs(o,n),r,i)}var lc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),pc=/^(?:GBK|Shift_JIS|Big5|EUC)/,mc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Kd=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,xe="UTF-8",qd=(e,t,n)=>Math.min(de(e,t,n,"steps")??2,3);function hc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Br(e,n),{maxSteps:r}=it(t,{maxSteps:qd},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Vd(c,r).map(({steps:f,gain:a})=>({text:uc(o,f)??o.replace(/[^\r\n]+/g,
d=>uc(d,f)??d),path:f.map(({really:d,readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Vd(e,t){let n=dc(
e);if(n>25)return[];let o=Qo(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,gain:0}];for(let f=0;f<t;f++){i=i.flatMap(a=>zd(a,
o)).sort(er);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[...r.values()].
sort(er).slice(0,5);for(let f of s)f.gain+=.6*dc(f.text);s.sort(er);let c=7+Math.min(10,40/e.length);return s.filter(({gain:f})=>f>
Math.max(c,s[0].gain-15))}var er=(e,t)=>t.gain-e.gain;function zd({text:e,steps:t,bits:n},o){let r=[];for(let[i,s]of lc.
entries()){let c=pc.test(s)&&!mc.test(e)?void 0:nr(e,s);if(!c)continue;let a=e.includes(we)||xc(c)?.includes(we)?Jd:Oo(c).
candidates;for(let{encoding:d,score:u}of a){if(u<.003)break;if(t.length>0&&d!==xe&&t[0].really!==xe)continue;let p=or(c,
d,!0);if(p===void 0||p===e)continue;let l=n+2.4*Math.log2(u)-i*.25-(d===xe?-2:1)-(t.length>0?4:0),x=o-Qo(p)+l;r.push({text:p,
steps:[...t,{really:d,readAs:s}],bits:l,gain:x})}}return r}function dc(e){if(e.includes(we))return 0;let t=mc.test(e),n=-1/0;
for(let o of lc){let i=Kd.test(o)&&pc.test(o)===t?nr(e,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,
score:a}of Oo(i).candidates)f===o||or(i,f)===e?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:t?Math.
max(-10,Math.min(n,10)):n}function uc(e,t){let n=e;for(let{really:o,readAs:r}of t){let i=nr(n,r),s=i&&or(i,o);if(s===void 0)
return;n=s}return n}var we="\uFFFD",Jd=[{encoding:xe,score:.9}];function nr(e,t){let n=e.replaceAll(we,"\x7F").replace(/[\x80-\x9F]/g,
o=>Bn(Uint8Array.of(o.charCodeAt(0)),t));try{return new Ft(Mi(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function or(e,t,n=!1){
if(e.includes(127))return t===xe?Xd(e):void 0;try{return new sc(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===
xe?xc(e):void 0}}function xc(e){let t=Vo(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return 4*n<=
o?t:void 0}function Xd(e){let t=Vo(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??
[]];return!t.includes(we)&&n.length<=o.length+1?t.replaceAll("\x7F",we):void 0}var Nn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=Xt(t,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=Xt(0,n,{fatal:!1,ignoreBOM:!0,
bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(t,n,o){if(this.#t.transcode(t,n,c=>this.#n.
push(c)),n===T.none)return;let r=Buffer.concat(this.#n);this.#n=[];let i=new q(0,!1,!0).decode(r,!0),[s]=hc(i);n===T.source&&
(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):r,n===T.result?n:T.none,o)}};var Un=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function yc(e,t,{to:n,unmappable:o,drop:r,isChanged:i}){let s=[],{malformed:c,firstMalformed:f,firstUnmappable:a,codePoint:d}=e,
u=Et(c,"invalid byte sequence"),p=`${Ec(c)}at offset ${f}`;c>0&&r?s.push(`${u} ${gc(c)} left out, ${p}`):c>0&&s.push(`${u}\
 became ${tu(n,o)}, ${p}; the file is damaged, or not in ${w[t].name}: check --from, or use --fatal to stop at such byte\
s`);let l=o==="ignore"?`${gc(e.unmappable)} left out`:Zd[typeof o=="function"?"function":o];if(e.unmappable>0&&l){let x=i||
Number.isNaN(a)?"":` at offset ${a}`,O=r?"":"; use --unmappable html in HTML, or --to utf-8",L=`${Ec(e.unmappable)}${rr(
d)}${x}`;s.push(`${Qd(e.unmappable,n)} ${l}, ${L}${O}`)}return s}var Zd={replacement:"became ?",translit:"became their b\
est fit",function:"became their best fit, or ?"},gc=e=>e===1?"was":"were",Ec=e=>e===1?"":"the first ",Qd=(e,t)=>`${Et(e,
"character")} that ${w[t].name} can't represent`;function rr(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(t)?`${t} (${We(e)})`:We(e)}function tu(e,t){return Pe(e)||e===Z("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="htm\
l"?"&#65533;":"?"}var Oc=require("node:fs");var iu="\x1B[?25l",su="\x1B[?25h",Tc="\r\x1B[K";function bc(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let p=du(r,d,(u-f)/1e3);me(`${i?"":iu}${Tc}${p.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:fu(e),canShow:cu(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},stop(){i&&
me(`${Tc}${su}`),i=!1}}}var cu=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);function fu(e){
let t=0;for(let n of e){let o=n==="-"?void 0:au(n);if(!o?.isFile())return;t+=o.size}return t}function au(e){try{return(0,Oc.statSync)(
B(e))}catch{return}}function du(e,t,n){let o=`${Rn(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${Rn(e)} MB | ${o}`;let r=t>
0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${Rn(e)} of ${Rn(t)} MB | ${o} | ${c}${s%60} s left`}var Rn=e=>(e/1e6).toFixed(
1);var Ln=class{line=1;column=1;#t;#e=null;#n=[];constructor(t){this.#t=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=lu(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{ht(this.#t,
this.#e),n=vt(t,t.length,0,!1,!1),this.#e=Xe()}catch(o){throw C(o)}for(let o of new Uint16Array(m.memory.buffer,en(),n))
(o&64512)!==56320&&(this.column+=1)}};function lu(e){let{start:t,words:n}=Ye(e,0),o=t+4*n.length,r=Ac(e,0,Math.min(t,e.length))+
Ac(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Ac(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var Ut=class extends Error{};async function fr(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=bc(
e.files,n,()=>{o?.keepListening?.(),n&&(r=Ne(i))}),c=0;try{n||(r=Ne(i)),o=e.isDry?mu:Go(e.output);let f=new sr(e,t,o,s);
for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
Ko(e.output,f instanceof Ut?f.cause:f)||c}return r(),c}var mu={write(){},wait(){},finish(){},discard(){}},sr=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new cr(t,n,i=>{try{o.write(i)}catch(s){throw new Ut("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof Ut)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),ft(M(t),n)}}async end(){this.#o.convert(new Uint8Array,T.result),await this.#e.finish()}async#r(t){let n=await Po(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,T.none),await this.#i(),this.#n.add(r.
length),await $s()}finally{await n.close()}this.#o.convert(new Uint8Array,T.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new Ut("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),_e(M(t),n)}},cr=class{#t;#e;#n;#o;#r=new he;#i;#s;#c=!1;#f=!1;#a;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&bt(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="tran\
slit";this.#a=u&&!bt(r)?new Ln(r):void 0,this.#s=f&&new Un(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#f=!0,n!==T.result&&!this.#c&&(this.#i=this.#e.newFixer?.());let r=[];try{this.#o.transcode(t,n,s=>{this.#a?.
advance(s),this.#e.isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof Ut)throw s;o=s}for(let s of r)if(!this.#i)this.#d(
s);else for(let c of this.#i.add(s))this.#d(c);if(this.#c=!o&&n===T.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#d(
s);this.#i=void 0}this.#a?.settle();let i=o&&xu(o,this.#t,this.#a);if(this.#c||this.#a?.startFile(),o)throw i}#d(t){this.#n(
this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,T.source)}catch(t){if(t instanceof Ut)throw t}}takeMessages(){
let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#f)return[];this.#f=!1;let s=n?
[]:yc(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that \
is repaired`),typeof t=="object"&&(o||!n&&Mc(r))&&s.unshift(hu(r)),s}},Mc=({score:e})=>e!==null&&e<.9;function hu(e){let{
encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Mc(e)?"; this is uncertain: check the result, or n\
ame the encoding with --from":"";return`decoded as ${w[t].name} (${r})${i}`}function xu(e,{isChanged:t,unmappable:n},o){
if(e instanceof G){let r=e.length===1?"is":"are";return new Error(`${Et(e.length,"byte")} at offset ${e.offset} ${r} inv\
alid in ${e.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof nt&&o){let{
line:r,column:i}=o,s=t?"":` (offset ${e.index})`,c=n==="translit"?"replacement":"translit or replacement";return new Error(
`line ${r}, column ${i}${s}: ${e.encoding} can't represent ${rr(e.codePoint)}; use --unmappable ${c}, or html in HTML, o\
r --to utf-8`)}return e}var wu=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],gu=g(()=>new Map(wu.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function Fc(e){
return Z(e)??gu().get($e(e))??jn(e)}var ge=class extends Error{};var _c=["bash","zsh","fish"];var Dn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Eu,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Aft\
er the label, //TRANSLIT replaces characters that it can\u2019t represent by their best fit, or ?, and //IGNORE leaves them o\
ut.",parse:yu,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is \
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
e (translit).",choices:ys},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UT\
F-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],
isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"\
--fix-declaration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'\
Repair text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as \
it is, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its score and it\
s source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, w\
ith --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (det\
ect, the default), or by the document\u2019s own declaration first (html, xml).',choices:bo},{flags:"--locale <TAG>",what:'\
Give the language as a hint to "auto" and --detect, such as "ja".'},{flags:"-q, --quiet",what:"Don\u2019t tell what was repla\
ced, nor how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'\
Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l, --list",what:"List the encodings and their \
labels."},{flags:"--completion <SHELL>",what:"Write a script for completion in a shell.",choices:_c}];var $n=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Eu(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Nc(t)}function yu(e){let[t,...n]=e.split("//"),o=Nc(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new ge(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Nc(e){let t=Z(e)??Fc(e);if(t===void 0)throw new ge("No encoding has th\
is name; encoding-wasm --list shows all.");if(t===36)throw new ge("It stands for an encoding that holds no text.");return t}var yt="encoding-wasm",kn=()=>[...Dn,...$n].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),c=r==="encoding"?Su():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Tu(t)}}),Su=()=>["auto",...w.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],Tu=e=>e.replace(/[.:;,(].*$/s,
"").replace(/["']/g,"");function Cc(e){return{bash:Ou,zsh:bu,fish:Iu}[e]()}function Ou(){let e=kn().flatMap(({names:n,takesValue:o,
isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}' -- "$word"\
)); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.join("|")}\
) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),t=kn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&
i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${yt} in bash: put it into ~/.local/share/\
bash-completion/completions/${yt}
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
complete -o filenames -F _encoding_wasm ${yt}
`}function bu(){let e=kn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${yt}
# Completion for ${yt} in zsh: put it into a directory of $fpath as _${yt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Iu(){let e=kn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${yt} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${yt} in fish: \
put it into ~/.config/fish/completions/${yt}.fish
${e.join(`
`)}
`}var Pn=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Uc(e){
let t=[...Dn,...$n].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,a=s.split(", ").map(p=>`\\fB${Pn(p)}\\fR`),d=a.pop(),u=r?`
${Pn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...a,d+f].join(", ")}
${Pn(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Pn(e)}" "User Commands"
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
`}async function Au(e,t){if(!oc())return pe.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:p}=t,l={sniff:i,locale:s,detect:!0};if(o)return Zs({...e,sniffing:l,json:r});
let x=d===void 0?void 0:gn(e.to),O={...e,from:n==="auto"?qt(l,"--from auto"):n,unmappable:x?dt=>x(dt)??d:e.unmappable,drop:c,
isChanged:!!(c||f)},L={isLending:!c&&!f&&!a&&!Bu(O.unmappable),newTranscoder(dt,Rt){let{from:St,to:Qt}=dt;return f?new Nn(
St,Qt,Rt):c?typeof St=="number"?new Ce(St,Qt,Rt):new Ae(St,new Ce(0,Qt,Rt)):Xt(St,Qt,L.isLending?{...Rt,take:po}:Rt,"")},
newFixer:a&&(()=>new an(O.to))};if(u===void 0&&p===void 0)return fr(O,L);let{skipUtf8:Re=!1,dryRun:Zt=!1}=t;return zs(O,
{suffix:u,directory:p,skipUTF8:Re,dryRun:Zt},dt=>fr({...O,...dt},L))}var Bu=e=>typeof e=="function"||e==="ignore"||e==="\
translit";0&&(module.exports={completionFor,manual,runFully});
