"use strict";var Hn=Object.defineProperty;var Nc=Object.getOwnPropertyDescriptor;var Cc=Object.getOwnPropertyNames;var Rc=Object.prototype.hasOwnProperty;var Uc=(t,e)=>{for(var n in e)Hn(t,n,{get:e[n],enumerable:!0})},Lc=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Cc(e))!Rc.call(t,r)&&r!==n&&Hn(t,r,{get:()=>e[r],enumerable:!(o=Nc(e,r))||o.enumerable});return t};var $c=t=>Lc(Hn({},"__esModule",{value:!0}),t);var Iu={};Uc(Iu,{completionFor:()=>Bc,manual:()=>Fc,runFully:()=>Ou});module.exports=$c(Iu);var Re="encoding-wasm";function cr(){throw new Error("encoding-wasm: call instantiate() first.")}var Ue=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=Wc();function Wc(){let t=Ue.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Hc=E(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),vc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],dr=t=>t<36&&t!==33,J=t=>t>0&&t<29,ur=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[t].name),Gc=t=>vc.find(([e])=>t>=e)[1];function X(t){let e=Hc();return e.get(t)??e.get(mr(jc(t)))}function Z(t,e){
let n=X(t);if(n===void 0){let o=jn(t),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${e}: The en\
coding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=Gc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${Re}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function jn(t){
let e=Le(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>Le(i)===n));return o<0||o===36?void 0:o}
var Le=t=>mr(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),lr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function yt(t){if(t[0]>=239)return lr.find(e=>e.bytes.every((n,o)=>t[o]===n))}function pr({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function De(t){return lr.find(e=>e.encoding===t)?.bytes}function St(t){return t===
0||t===37||t===38}function jc(t){let e=0,n=t.length;for(;fr(t[e]);)e+=1;for(;fr(t[n-1]);)n-=1;return t.slice(e,n)}var fr=t=>`\
	
\f\r `.includes(t);function mr(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var G=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ke=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,hr=Symbol.for("encoding-wasm.UnmappableError"),et=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${ke(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&hr in o}[hr](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var xr=(t,e)=>t?.prototype?.[e],Pe=t=>xr(globalThis.Buffer,t),Ct=Pe("ucs2Slice"),We=Pe("ucs2Write"),wr=Pe("utf8Slice"),Rt=Pe(
"latin1Slice"),Yc=t=>globalThis[t],gr=Yc("TextDecoder"),Kc=xr(gr,"decode");function at(t){let e=new gr(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Kc}),n=>e.decode(n)}function q(t){try{return t()}catch{return}}var j=()=>"InternalError"in globalThis,_=()=>"Bun"in globalThis;function Er(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var Tt=()=>"Deno"in globalThis,nt=()=>Number.
parseInt(globalThis.process?.versions?.node,10),yr=t=>globalThis.process?.getBuiltinModule?.(t);function Xt(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],
t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(
t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],
t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+
6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],
t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+
8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],
t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],
t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var Yn=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Sr=()=>Object.getPrototypeOf(Uint8Array.prototype),He=t=>Yn(Sr(),
t),Kn=t=>Yn(DataView.prototype,t),Tr=t=>globalThis[t]&&Yn(globalThis[t].prototype,"byteLength"),Vn=t=>Sr()[t],zc=He(Symbol.
toStringTag),ve=He("buffer"),qn=He("byteOffset"),Or=He("byteLength"),Jc=Vn("includes"),Xc=Vn("set"),Zc=Vn("slice"),Qc=Kn(
"buffer"),tf=Kn("byteOffset"),ef=Kn("byteLength"),br=Tr("ArrayBuffer"),nf=Tr("SharedArrayBuffer"),h=t=>Or.call(t);function Ut(t){
let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:h(t)}var g=(t,e,n=h(t))=>new Uint8Array(ve.call(
t),qn.call(t)+e,n-e);function Lt(t,e){let n=new Uint8Array(h(t)+h(e));return Q(n,t),Q(n,e,h(t)),n}function Ge(t,e){let n=qn.
call(t),o=e+(-(n+e)&3),r=Math.max(0,h(t)-o)>>2,i=r>0?new Int32Array(ve.call(t),n+o,r):new Int32Array;return{start:o,words:i}}
var Ot=(t,e)=>g(t,0,Math.min(e,h(t))),Q=(t,e,n)=>Xc.call(t,e,n),Ir=(t,e)=>Jc.call(t,e),ot=(t,e,n)=>Zc.call(t,e,n);function je(t,e,n){
if(n>24)return ot(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function dt(t,e){if(e<=64)return!1;
try{return br.call(ve.call(t)),!1}catch{return!0}}var of="The provided value is not of type '(ArrayBuffer or ArrayBuffer\
View)'.";function tt(t,e,n=of){if(!ArrayBuffer.isView(t)&&Ar(t)===void 0)throw new TypeError(`${e}: ${n}`);return t}function $t(t){return ArrayBuffer.isView(t)?rf(t):Ar(t)===0?$:new Uint8Array(t)}var Zt=t=>t instanceof Uint8Array?t:$t(t);
function rf(t){try{return zc.call(t)===void 0?new Uint8Array(Qc.call(t),tf.call(t),ef.call(t)):new Uint8Array(ve.call(t),
qn.call(t),Or.call(t))}catch{return $}}var $=new Uint8Array;function Ar(t){for(let e of[br,nf])try{return e?.call(t)}catch{}}
function rt(t,e,n){zn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n,r));return o}function Dt(t,e,n){
return t===void 0?!1:(zn(t,n),!!t?.[e])}function zn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(
`${e}: The options must be an object.`)}var it=t=>`${t}`;function Mr(t,e){if(typeof t=="string")return t;throw new TypeError(
`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Jn(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=it(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}function _r(t,e,n){let o=Ye(f=>af(f,n),t,e),r=Ye(uf,t,e);if(o&&r){let f=Tt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:Tt()?o.writeBytes:void 0,mostByTable:512}}
let i=Xn(t);if(o)return j()?df(o,Ye(Fr,t,e)):o;let s=r??Ye(Fr,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Ye(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=t(e);return r.write(o,n),Xn(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var ff="str\
ings";function af(t,e){let[n]=WebAssembly.Module.customSections(e,ff),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function df(t,e){let{read:n,
readBytes:o}=t;return{...t,read(r,i){if(i>108)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function uf(t){let[e,n]=[Ct,We],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:_()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){Q(a,new Uint8Array(
t.buffer,u,2*l),d),d+=2*l},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function Fr(t){let e=at("utf-16le"),{write:n,most:o}=Xn(t);return{
read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function Xn(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Xt(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Ke,m,Qn,Nr,Cr,z,D={input:0,units:0,output:0},we=0,Ve={name:"",encoding:-1},b={isBusy:!0,newCodec:NaN};function ut(t,e){
Ve.name=t,Ve.encoding=e,b.newCodec=NaN,b.isBusy&&Rr(),b.isBusy=!0}function Rr(){try{Dr(),Ke??=Lr(cr()),hf(new WebAssembly.
Instance(Ke),Ke)}catch(t){throw kr(t)}}function Ur(t){try{Dr(),Ke=mf(Lr(t))}catch(e){throw kr(e)}Rr()}function Lr(t){return pf(t)?t:new WebAssembly.Module(t)}function pf(t){try{return WebAssembly.Module.customSections(t,$r),
!0}catch{return!1}}var $r="encoding-wasm";function mf(t){let[e]=WebAssembly.Module.customSections(t,$r),n=`${Re} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function hf({exports:t},e){m=t,Zn=
WebAssembly.RuntimeError,D.input=m.input(),D.units=m.units(),D.output=m.output(),Hr(),z=_r(m.memory,D.units,e),we=Math.min(
m.units_length(),z.most),b.isBusy=!1}function Dr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function kr(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(xf(t))return new RangeError(
`encoding-wasm: ${Pr} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${t}`):t}var Pr="no memory for WebAssembly; free some, and call again",xf=t=>t instanceof
RangeError&&/memory/i.test(t.message);function te(){return eo(),Qn}function Wr(){return eo(),Nr}function to(){return eo(),
Cr}function eo(){Qn[0]===void 0&&Hr()}function Hr(){let{buffer:t}=m.memory;Qn=new Uint8Array(t),Nr=new Uint8Array(t,D.input,
65536),Cr=new Int32Array(t,m.codec(),m.codec_length()>>2)}function qe(t,e){return ut(t,-1),no(e)}function no(t){try{let e=t();
return b.isBusy=!1,e}catch(e){throw C(e)}}var Zn;function C(t){if(!Zn||!(t instanceof Zn))return t;let e=w[Ve.encoding]?.
name,n=`${Ve.name}${e?` of ${e}`:""} failed`;return wf()?new RangeError(`encoding-wasm: ${n}: ${Pr}`,{cause:t}):new Error(
`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:t})}function wf(){try{return m.memory.grow(32),!1}catch{return!0}}function Y(){let t=to();return Vr(t,new Int32Array(t.length))}function ze(){return m.held()!==0?Y():(b.newCodec=ge,null)}
var ro=t=>Vr(t,to());function Vr(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function pt(t,e){qr(t,e)||(ut("decod\
ing",t),e?ro(e):m.new_decoder(t),ge=t===33||t===36?NaN:t)}var ge=NaN;function qr(t,e){return e||b.newCodec!==t||b.isBusy?
!1:(b.newCodec=NaN,b.isBusy=!0,!0)}function Je(t,e){qr(~t,e)||(ut("encoding",t),e?ro(e):m.new_encoder(t),ge=~t)}function io(t,e,n,o){
ut("transcoding",t),o?ro(o):m.new_transcoder(t,e,+n)}function zr(t,e){m.set_source_encoding(t,+e),b.isBusy=!1}function Pt(t){
let e=h(t),n=m.alloc(e)>>>0;return Q(te(),t,n),[n,e]}var Tf=E(()=>Uint8Array.from(Ue,t=>t.charCodeAt(0))),vr,so=t=>qe("s\
niffing",()=>(vr!==m&&m.give_labels(...Pt(Tf())),vr=m,t())),co=(t,e,...n)=>so(()=>m.sniff_html(...Pt(t),e,...n)),Jr=(t,e,n)=>so(
()=>m.sniff_xml(...Pt(t),e,n));function Xr(t,e){let n=so(()=>m.find_declared_label(...Pt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var Zr=(t,e)=>qe("sniffing",()=>m.default_for(...Pt(t),e)),Qr=()=>ut("detection",-1);function ti(t,e){
try{m.feed_detector(...Pt(t),+e)}catch(n){throw C(n)}}var ei=(t,e,n,o)=>no(()=>{let r=f=>f?Pt(f):[0,0],i=m.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=m.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Wt(t,e,n,o,r){ee(t,e),b.isBusy=!0;let i=m.decode_block(e,n,+o,+r);return b.isBusy=!1,r&&i>=0&&(b.newCodec=
ge),nn(i)}function ni(t,e){let n=h(t);ee(t,n),b.isBusy=!0;let o=m.decode_block(n,0,2,+e);return b.isBusy=!1,nn(o)}var lt={
encoding:-1,at:0,most:0,owner:void 0};function Xe(t,e,n){if(lt.encoding!==t||lt.owner!==m||b.isBusy){try{ut("decoding",t),
lt.owner=m,lt.at=z.readBytes?m.byte_table(t):0,lt.most=!ur(t)&&z.mostByTable||1/0,lt.encoding=t}catch(r){throw C(r)}b.isBusy=
!1}if(lt.at===0||n>lt.most)return;if(n<=65536)return ee(e,n),Gr(n);if(z.most>we)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);ee(g(e,r,r+i),i),o=Ht(o,Gr(i))}return o}function fo(t,e,n,o){return qe("decoding",()=>{let r=Math.
min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),ee(r===e?t:g(t,i,i+r),r),!m.is_free_of(r,n,o))return!1;
return!0})}function ao(t,e){let n=-1,o,r;function i(s){try{return ut(t,s),n=s,r=m,o=e(s),b.isBusy=!1,o}catch(c){throw C(
c)}}return s=>s===n&&r===m&&!b.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var uo=ao("encoding",t=>{let e=m.unit_table(t)>>>0;if(e===
0)return;let{buffer:n}=m.memory;return J(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),oi=ao("encoding",t=>{
let e=m.unit_table(t)>>>0,n=new Uint8Array(65536);return Q(n,new Uint8Array(m.memory.buffer,e,16384)),n}),Ze=ao("decodin\
g",t=>{let e=J(t),n=(!e?m.pair_table(t):m.byte_table(t))>>>0;return n>0?new Uint16Array(m.memory.buffer,n,e?256:65536):void 0}),
Gr=t=>z.readBytes(D.input,t,lt.at);function Ht(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long f\
or a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var ri=t=>t+65536+3<=we,ii=t=>t>
we&&t<268435456?z.collect?.(t+3):void 0,Qe=()=>D.units,si=()=>te()[D.units]|te()[D.units+1]<<8,tn=(t,e)=>z.read(D.units+
2*t,e-t),en=(t,e,n)=>z.write(t.slice(e,n),D.units);function ci(t,e){if(!b.isBusy&&!z.writeBytes)return;ut("encoding",e);
let n=z.writeBytes?.(t,D.output,m.unit_table(e));return b.isBusy=!1,n===t.length?oe(n):void 0}function lo(t,e,n,o){b.isBusy=
!0;let r=m.encode_block(t,e,n,+o);return b.isBusy=!1,o&&r>=0&&R.finished()&&(b.newCodec=ge),nn(r)}var T={none:0,source:1,
result:2};function fi(t,e,n,o){let r=h(t);ee(t,r),b.isBusy=!0;let i=m.transcode_block(r,+e,n,o);return b.isBusy=!1,nn(i)}
function ee(t,e){let n=Wr();if(e>8)try{Q(n,t)}catch{Q(n,g(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function nn(t){if(t<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var oe=t=>je(te(),
D.output,t),po=t=>te().subarray(D.output,D.output+t),R={finished:()=>m.finished()!==0,read:()=>m.read(),written:()=>m.written(),
codePoint:()=>m.code_point(),start:()=>m.start(),length:()=>m.length()},mt={malformed:()=>m.replaced(),firstMalformed:()=>m.
first_replaced(),unmappable:()=>m.unmapped(),firstUnmappable:()=>m.first_unmapped(),codePoint:()=>m.unmapped_code_point()};var Of=new Uint8Array(256);var ui=E(()=>We?96:j()?1024:128),mo=E(()=>j()||_()?4096:128),bf=E(()=>new Uint8Array(2*mo()));function li(t,e){let{length:n}=t,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function pi(t,e){
let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t.charCodeAt(r)];return Ir(o,0)?void 0:o}function mi(t,e){
let{length:n}=t,o=2*n<=256?Of:bf(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return je(o,0,r)}var hi=new Uint8Array(128),It=If(hi);function If(t){return new Uint16Array(t.buffer)}var xi=E(()=>wo()?0:18),wi=E(()=>nt()>
0&&!Tt()&&!_()?12:18),Af=E(()=>j()||nt()<22?18:8),gi=E(()=>Tt()||!(nt()>=22)?64:32),Mf=E(()=>j()||_()?64:32),on=(t,e)=>(t[0]&
t[e>>1])>=128;function Ei(t,e,n){return n?e<=Af():e<=18||e<=Mf()&&(on(t,e)||cn())}var yi=()=>({mixed:wi(),most:gi()}),Si=(t,e)=>e<=
wi()||e<=64&&on(t,e)&&e<=gi(),K={length:0,bytes:[0,0]};function Gt(t,e,n,o){if(t[0]<128&&wo())return go(t,e)?Rt.call(t,0,
e):void 0;let r=0;for(let i=0;i<e;){let s=i,c=t[i++];if(c>=128){let f=c,a=f<224,d=t[i++]^128,u=a?0:t[i++]^128;if(c=a?(f&
31)<<6|d:(f&15)<<12|d<<6|u,!(f>=194&&f<240&&(d|u)<64&&i<=e)||!a&&(c<2048||(c&63488)===55296||c===65279))return Bf(t,s,e,
n,o,r)}It[r++]=c}return sn(r)}function Bf(t,e,n,o,r,i){let s=xo();for(let c=e;c<n&&i<=s;){let f=t[c++],a=f<194||f>244?0:
f<224?1:f<240?2:3,d=a>0?f&63>>a:f,u=a===0&&f>=128,l=f===224?160:f===240?144:128,p=f===237?159:f===244?143:191,x=0;for(;x<
a&&c<n;x++,c++){let O=t[c];if(O<l||O>p)break;l=128,p=191,d=d<<6|O&63}if(x<a){if(c===n&&!o){if(f>=239)return;Ti(f,128|d&63,
1+x);break}u=!0}if(u&&r||(u&&(d=65533),d===65279))return;d>65535&&(It[i++]=55232+(d>>10),d=56320|d&1023),It[i++]=d}return sn(
i)}function ho(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=s,f=t[s++],a=f;if(f>=128){if(r??=Ze(o),!r)return;if(a=r[f],a===
0&&(s<e&&(a=r[f|t[s++]<<8]),a===0))return Ff(t,c,e,n,i,o,r)}It[i++]=a}return sn(i)}function Ff(t,e,n,o,r,i,s){let c=xo();
for(let f=e;f<n&&r<=c;){let a=t[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){if(i===32)return;Ti(a,0,1);break}let u=f<
n?t[f]:0;if(d=s[a|u<<8],d>0)f+=1;else if(_f(u,i))d=65533;else return}It[r++]=d}return sn(r)}function _f(t,e){return t>=128?
!1:t>=48&&t<=57?e!==29&&e!==30:t<64||e!==31}function rn(t,e,n){return K.length=0,Gt(g(t,e,n),n-e,!1,!0)===""}function Ti(t,e,n){
K.length=n,K.bytes[0]=t,K.bytes[1]=e}function sn(t){if(t<3||t<=18&&!wo())return Xt(It,0,t);if(cn())return Ct.call(hi,0,2*
t);if(!(t>xo()))return Xt(It,0,18)+Xt(It,18,t-18)}var xo=E(()=>cn()?1/0:36),wo=E(()=>_()&&cn()),cn=E(()=>q(Nf)===!0);function Nf(){
let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(Ct)==="a\uFEFF\uD83D"&&e(
Rt)==="a\0\xFF\xFE=\xD8"}function go(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}function ie(t,e){for(let n=0;n<
e;n+=Math.ceil(e/8))if(t[n]>=128)return!1;return t[e-1]<128}var yo=["fatal","html","replacement"];function Ai(t,e){let{length:n}=t,o=J(e);if(n>64&&n>(o?ui():mo()))return;if(o)return li(
t,uo(e));if(!!0)return;let r=uo(e);return r&&mi(t,r)}var Rf=E(_);function Ii(t,e){return Rf()?pi(t,oi(e)):ci(t,e)}var At=class t{encoding;unmappable;#t;#e=null;#n=0;#o=$;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:yo.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>65536)return;let n=Ai(e,this.encoding);
if(n)return n;try{let o=J(this.encoding)&&Ii(e,this.encoding);if(o)return o;Je(this.encoding,null),en(e,0,e.length);let r=lo(
0,e.length,this.#r,!0);return r===-2||!R.finished()?void 0:(this.#n=0,oe(r))}catch(o){throw C(o)}}#s(e,n){let o=new W;return this.
encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new et(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=$,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new Eo(c,o):void 0,l=u?x=>u.add(x):o,p=0;try{if(J(this.encoding)&&!s)for(;p+65536<e.length;p+=65536){let x=Ii(e.slice(p,
p+65536),this.encoding);if(!x)break;o(x)}for(Je(this.encoding,s);p===0||p<e.length;p+=d){let x=Math.min(p+d,e.length);en(
e,p,x);let O=x===e.length;for(let L=0,Ce=!1;!Ce;){let qt=lo(L,x-p,a,n&&O);l(oe(qt===-2?R.written():qt));let Wn=i+p+L+R.start();
if(L+=R.read(),Ce=qt!==-2&&R.finished(),qt!==-2)continue;let ft=R.codePoint();if(f){let _t=Y(),gt=()=>this.locate(Wn),zt=f(
ft,gt),_c=this.#c(_t,zt,l,ft,gt);Je(this.encoding,_c),en(e,p,x)}else r(ft,Wn)}}}catch(x){throw C(x)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=Y(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new et(r,i(),this.name);if(typeof n!=
"string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new et(c,i(),this.
name)}),s.#e}},Eo=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=h(e);if(n===0)return;e[0]!==27&&this.#t(
this.held);let o=e[n-3]===27?n-3:n;this.#t(ot(e,0,o)),this.held=ot(e,o,n)}},W=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){
let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=h(e)}forEach(e){for(let n=this.#t;n;n=n.next)
e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=Uf(this.#n),n=0;return this.forEach(o=>{Q(
e,o,n),n+=h(o)}),e}};function Uf(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room fo\
r ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function Mi(t,e){let n=Z(t,e);if(n===37||
n===38){let{name:o}=w[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16() of 'encoding\
-wasm', or UTF-8.`)}return Bi(n,t,e)}function Bi(t,e,n){if(t===36)throw new RangeError(`${n}: '${e}' is a label of the e\
ncoding 'replacement', which can't be written; use UTF-8.`);return t}var fn=class{#t;#e;#n=new W;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new W;let n=yt(e)?.bytes.length??0,o=this.#r(g(e,n,Math.min(h(e),n+4096*this.#e)));if(!So(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Xr(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...g(o,f,f+a));
X(d)!==this.#t&&(r.push(g(e,i,n+f*this.#e),this.#i(w[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,g(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(h(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function So(t){let e=0;for(;e<h(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var se=t=>t==null?void 0:it(t);function ce(t,e,n,o="bytes"){if(t===void 0)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function Lf(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>Z(it(o),e))}}var dn={allowUTF8:t=>t===void 0||!!t,candidates:Lf,locale:se,maxBytes:ce,
tld:se},To=["text","ASCII","empty","binary","unknown"];function Ee(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=h(t),f=Math.min(c,i);Qr();for(let p=0;p<f;p+=65536){let x=Math.min(p+65536,f);ti(g(t,p,x),e&&x===c)}let a=ei(
o,r&&an(r),s&&an(s),n),{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:To[d],isASCII:To[d]==="ASCII"||To[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,x)=>({encoding:w[a[3+2*x]].name,score:a[4+2*x]}))}}function an(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Oo(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=tt(t,n),r=rt(e,dn,n),i=Ee($t(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var kf=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Pf=[33,36,37,
38],fe=(t,e)=>{let n=se(t);return n===void 0?-1:Z(n,e)},_i=(t,e,n)=>Math.min(ce(t,e,n)??1024,1048576),Ni=t=>X(se(t)??"")??
-1;function Wf(t,e){if(t)return rt(t===!0?void 0:t,dn,e)}var Hf={defaultEncoding:fe,detect:Wf,likelyEncoding:fe,locale:se,
maxPrescanBytes:_i,parentEncoding:fe,transportLayerEncodingLabel:Ni,userOverride:fe};function vf(t,e){let n=rt(t,Hf,e),{
locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,
parentEncoding:f,likelyEncoding:a}=n,d=Math.min(h(s),r),u=co(s,d,c,i,f,a);return u===-1?void 0:ye(u)},options:n.detect&&
{...n.detect,locale:n.detect.locale??o},decide:s=>Ci(s)??Gf(o,n.defaultEncoding)}}function Ci(t){if(!(t?.encoding===void 0||
t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Gf(t,e){return ye(
Zr(an(t),e===-1?21:e))}var jf={defaultEncoding:fe,maxPrescanBytes:_i,transportLayerEncodingLabel:Ni};function Yf(t,e){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=rt(t,jf,e),i=s=>{let c=Math.min(h(s),o),f=ye(Jr(s,c,r));
return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.max(3,o),declared:i,decide:()=>i($)}}function Kf(t,e){
let n={...dn,defaultEncoding:fe},{defaultEncoding:o,...r}=rt(t,n,e);return{prescanned:3,declared(i){let s=yt(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Ci(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Vf={detect:Kf,html:vf,xml:Yf},bo=["detect","ht\
ml","xml"],qf={prefixBytes:ce,sniff:Jn(bo)};function jt(t,e){let{prefixBytes:n,sniff:o}=rt(t,qf,e),r=Vf[o](t,e),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!Pf.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>zf(r,c),takesWhole:n===
void 0}}function zf({prescanned:t,declared:e,options:n,decide:o},r){return e(Ot(r,t))??o(n&&Ee(r,!0,n))}function Ri(t){let e=Ot(
t,1024),n=co(e,h(e),-1,-1,-1,-1);return n===-1||ye(n).source==="BOM"?void 0:ye(n)}function ye(t){let e=t&65536?"certain":
"tentative";return{encoding:t&255,confidence:e,source:kf[t>>8&255],score:null}}var Io=E(()=>q(ta)),ae=E(()=>q(ea)),Qf=E(()=>q(ra));function Ui(t,e,n){if(t!==0&&t!==38||n<24||dt(e,n)||t===0&&$i(e,n))return;let o=t===0?ae():Qf();return o?.takes?.(e,n)===
!1?void 0:o}function Li(t,e,n,o){if(K.length=0,e>256&&(o||dt(t,e)||$i(t,e)))return;let r=ae();if(!r||r.takesQuickly?.(t,
e)===!1)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!rn(t,i,e))))try{let s=r.decodeQuickly(i<e?g(t,0,
i):t,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function $i(t,e){if(e<8192)return!1;let n=0;for(let o=0;o<
e-1;o+=Math.ceil(e/8))t[o]>=192&&(t[o+1]&192)!==128&&n++;return n>1}function ta(){let{isAscii:t}=yr("node:buffer"),e=new Uint8Array(100).fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?
t:void 0}function ea(){let t=nt()<22,e=t?Io():void 0;if(t&&!e)return;let n=at("utf-8"),o=na(n),r=Er()?oa:void 0,i=t?Di:r,
s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.
of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,d=Uint8Array.of(97,127),u=o(f,f.length)===a&&
n(f)===a&&o(d,2)==="a\x7F",l=Rt;if(!(!u||e&&l.call(d)!=="a\x7F"))return{decode(p,x){try{if(e)return l.call(p);let O=n(p);
return x&&O.includes("\uFFFD")?void 0:O}catch{return}},decodeQuickly:o,takesQuickly:i,takes:e?(p,x)=>ie(p,x)&&e(p):r,completeLength(p,x){
for(let O=1;O<=3&&O<=x;O++){let L=p[x-O];if(L<128)break;if(L>=192)return(L>=240?4:L>=224?3:2)>O?x-O:x}return x}}}function na(t){
let e=wr;if(!e||_()||!(nt()>=22))return t;let n=Tt()?Di:()=>!0;return(o,r)=>n(o,r)?e.call(o):t(o)}var Di=(t,e)=>e<=64||e<=
256&&ie(t,e);function oa(t,e){if(e<768)return e>=128&&ie(t,e);let n=0;for(let o=0;o<e;o+=Math.ceil(e/16)){let r=t[o];if(r<
128)n+=1;else if(r===225)n-=3;else if(r>=206&&r<240)return!1}return n>=0}function ra(){return j()?sa():ia()}function ia(){
let t=Ct,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);
if(!(t.call(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return ki(0,nt()<22?512:1/0,(o,r)=>{let i=t.call(o);return i.isWellFormed()?
i:r?void 0:i.toWellFormed()})}function sa(){let t=at("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return ki(2048,1/0,(e,n)=>{let o=t(e);return n&&o.includes("\uFFFD")?void 0:o})}var ki=(t,e,n)=>({takes:(o,r)=>r>=t&&r<=
e,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});var Hi=E(_);function vi(t,e,n){if(n>64)return ie(e,n)?ca(t,e,n):void 0;if(n<=xi()||(e[n>>1]|e[n-1])>=128||!go(e,n))return;
let o=Bo();return o?o.call(e,0,n):Xe(t,e,n)}function ca(t,e,n){let o=Bo(),r=J(t);if(!(n<512&&(r||!o))&&!(r&&!o&&Vi(t))&&
!dt(e,n))try{return Io()?.(e)??fo(e,n,128,128)?o?o.call(e):ae()?.decodeQuickly(e,n):void 0}catch{return}}var un=[],Yt=[];
function Gi(t,e,n){if(!(n<=18||n>=512))return Yt[t]===void 0&&(Yt[t]=ua(t)?Ki(t):null),Yi(Yt[t],e,n)}function ji(t,e,n){
return n<512?(Hi()?Ao(t,e,n):void 0)??Xe(t,e,n)??Ao(t,e,n)??Pi(t,e,n):Ao(t,e,n)??(Vi(t)?Pi(t,e,n):void 0)??Xe(t,e,n)}function Ao(t,e,n){
let o=Bo();if(!(!o||t!==21||!aa(e,n)||dt(e,n)))try{return o.call(e)}catch{return}}var Pi=(t,e,n)=>Yi(Ki(t),e,n),Yi=(t,e,n)=>t&&
!dt(e,n)?Oe(t,e):void 0;function Oe(t,e){try{return t(e)}catch{return}}function Ki(t){return un[t]===void 0&&(un[t]=null,
un[t]=q(()=>la(t))??null),un[t]}var Bo=E(()=>q(fa));function fa(){let t=Rt,e=Uint8Array.from({length:256},(n,o)=>o);return t.
call(e)===String.fromCharCode(...e)?t:void 0}function aa(t,e){let n=Math.min(e,64);for(let o=0;o<n;o++)if((t[o]&224)===128)
return!1;return n===e||fo(t,e,128,224)}var Vi=t=>t===21?da():qi(),qi=E(j),da=E(()=>j()||_()||!(nt()>0)),ua=t=>qi()||t===
21&&Hi();function la(t){let e=Ze(t),n=at(w[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.
from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var zi;function Ji(t,e){return zi??=pa(),zi(t,e)}function pa(){let t=ae(),{mixed:e,most:n}=t&&_()?{mixed:0,most:0}:yi();
return(o,r)=>{if(r<=e||r<=n&&on(o,r)){let i=Gt(o,r,!0,!1);if(i!==void 0)return i}if(t?.takesQuickly?.(o,r)!==!1)try{return t?.
decodeQuickly(o,r)}catch{return}}}function ln(t,e,n){try{return pt(t,null),tn(0,Wt(e,n,0,!1,!0))}catch(o){throw C(o)}}var Fo=E(()=>j()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:_()?2048:0}),Xi=t=>t===34?Fo().shiftJIS:Fo().
any,Zi=[];function Qi(t,e,n){if(n>Fo().markup||n>Xi(t)&&!xa(e,n))return;let o=Zi[t];if(o)return dt(e,n)?void 0:Oe(o,e);wa(
t,n)}function xa(t,e){if((t[1]&t[e>>1])>=128)return!1;let n=0,o=Math.ceil(e/32)|1;for(let r=0;r<e;r+=o)t[r]<128&&(n+=1);
return n>10}var be=[];function wa(t,e){be[t]===void 0&&(be[t]=q(()=>Ea(t))??null);let n=be[t];n&&(n.credit+=1+e/1024,!(n.
credit<128)&&(n.credit=0,be[t]=null,q(()=>{let{value:o}=n.sequences.next();o?n.decode(o)===ln(t,o,h(o))&&(be[t]=n):ga(t,
n.decode)})))}function ga(t,e){Zi[t]=e;let n=Xi(t);n>0&&(Yt[t]=o=>o.length<=n?e(o):void 0)}var Ea=t=>({decode:at(w[t].name),
sequences:Sa(t),credit:0}),ya=[[239,187,191],[254,255],[255,254],[132,49,149,51]],_o=[10,164,162];function*Sa(t){let[e,n,
o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ya)yield Uint8Array.of(...i,..._o);for(let i=128;i<=255;i++)yield Kt(
[i,i],e);if(t===32)for(let i=161;i<=254;i++)yield Kt([143,143],[i,i],e);if(t===29||t===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Kt([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Kt([i,Math.min(i+7,254)],n,r,n);yield Kt([227,227],[50,
50],o,n),yield Kt([129,129],[48,48],e),yield Kt([129,129],[48,48],r,e)}}function Kt(...t){let e=t.map(([s,c])=>c-s+1),n=e.
reduce((s,c)=>s*c),o=t.length+_o.length,r=new Uint8Array(n*o+t.length-1);for(let s=0;s<n;s++){let c=s;for(let f=t.length-
1;f>=0;f--)r[s*o+f]=t[f][0]+c%e[f],c=Math.trunc(c/e[f]);r.set(_o,s*o+t.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
t.length-1),r}var de=new Uint8Array(18),Oa=[0,0],V=class{encoding;fatal;ignoreBOM;#t=null;#e=Oa;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Ut(e);if(!this.#t&&this.#n===0){let i=this.#c(e,r,n);if(i!==void 0)return n||
this.#u(r),i}return this.#s(e,r,n,o)}decodeWhole(e,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256&&!this.fatal;
if(i&&r===0&&n>0){let s=Ji(e,n);if(s!==void 0)return e[0]===239?this.#f(s):s}else{let s=i&&n>18?Yt[r]:void 0,c=(s?Oe(s,e):
void 0)??this.#c(e,n,!0);if(c!==void 0)return c;if(i&&!St(r))return ln(r,e,n)}return this.#s(e,n,!0,o)}#s(e,n,o,r){if(this.#n>
0){let d=this.#d(e,n,o)??this.#l(e,n,o,r);if(d!==void 0)return d;this.#h()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=
this.#x(e,n,o)??this.#m(e,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,C(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=
s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(e,n,o){let{encoding:r}=this;if(K.length=0,n===0)return"";if(r===
0){let c=Si(e,n)?Gt(e,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Li(e,n,o,this.fatal);return f===void 0?void 0:
this.#f(f)}if(!dr(r))return;let i=J(r),s=(i?Gi(r,e,n):void 0)??(e[0]<128?vi(r,e,n):void 0)??(!i&&o&&n>18?Qi(r,e,n):void 0)??
(Ei(e,n,i)?ho(e,n,o,r):void 0)??(i?ji(r,e,n):void 0);return this.#a(s)}#a(e){return this.fatal&&e?.includes("\uFFFD")?void 0:
e}#f(e){return!this.#o&&!this.ignoreBOM&&e.charCodeAt(0)===65279?e.slice(1):e}#d(e,n,o){let r=this.#n+n;if(n===0||r>18)return;
K.length=0,this.#p(e,r);let i=this.encoding===0?Gt(de,r,o,this.fatal):this.#a(ho(de,r,o,this.encoding));return i!==void 0&&
!o&&this.#u(n),i}#l(e,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+
n<=a)return;this.#p(e,a);let d=Gt(de,a,!0,!0);if(d===void 0)return;let u=a-f;this.#n=0,this.#r+=u;try{return Ht(d,this.decode(
g(e,u),o,r))}catch(l){throw l instanceof G||l instanceof TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=
f),l}}#p(e,n){de[0]=this.#e[0],de[1]=this.#e[1];for(let o=this.#n;o<n;o++)de[o]=e[o-this.#n]}#u(e){this.#r+=e,this.#o||=
e>0,this.#n=K.length,K.length>0&&(this.#e=[K.bytes[0],K.bytes[1]])}#h(){let e=Uint8Array.from(this.#e);try{pt(this.encoding,
null),Wt(e,this.#n,0,this.fatal,!1),this.#t=Y(),this.#n=0}catch(n){throw C(n)}}#x(e,n,o){let r=Ui(this.encoding,e,n);if(!r)
return;let i=0,s="",c=r.completeLength(e,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<
3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#m(g(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:g(e,i,c),a=r.
decode(f,this.fatal);if(a===void 0){if(s=Ht(s,this.#m(f,c-i,!0)),this.#i)return s}else s=Ht(s,this.#f(a)),this.#r+=c-i;return this.#o||=
c>0,c===n?s:this.encoding===0&&!o&&rn(e,c,n)?(this.#u(n-c),s):Ht(s,this.#m(g(e,c,n),n-c,o))}#m(e,n,o){pt(this.encoding,this.#t);
let r="",i=ii(n),s=this.#o||this.ignoreBOM||!St(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,
n-f),u=f===0&&a?e:g(e,f,f+d),l=Wt(u,d,c,this.fatal,o&&a);if(l<0)return this.#t=Y(),this.#i=new G(this.name,this.#r+f+R.start(),
R.length()),r;if(c+=l,c>0&&(a||!ri(c))){let p=!s&&si()===65279?1:0;i?i.add(Qe()+2*p,c-p):r=Ht(r,tn(p,c)),s=!0,c=0}if(a)break}
return this.#o=s,this.#t=o?null:ze(),this.#r+=n,i?i.toText():r}},pn=new V(0,!1,!1);function No(t,e,n,o,r,i){return pn.encoding=
n,pn.fatal=o,pn.ignoreBOM=r,pn.decodeWhole(t,e,i)}function ts(t,e){let n=Z(t,e);if(n===36)throw new RangeError(`${e}: Th\
e encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var mn=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new At(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=h(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(e,i,s?r:i+4096),
s?n:T.none,o)}}#o(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Aa(r,e),s[d-i]);let c=new W,f;try{this.#t.
transcode(e,n===T.result?T.source:n,d=>c.add(d))}catch(d){f=d}let a=Ia(c.concatenate());try{this.#e.encodeOrFail(a,n===T.
result,o),this.#n=n===T.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function Ia(t){let e=new Uint16Array(
h(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function Aa(t,e){let n=h(
e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Ma(t);for(let c=0;c<n;c++){let f=0;try{o.transcode(g(e,c,c+1),T.none,d=>{f+=
h(d)/2})}catch(d){if(d instanceof G)break;throw d}let a=f===0&&c-(s-t.position)===2&&e[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:t.position+c;(f>0||a)&&(s=t.position+c+1)}return r[i]=s,r}function Ma(t){try{t.copy(!0).transcode($,T.source,()=>{})}catch(e){
if(e instanceof G)return e.offset;throw e}return t.position}var is="(B",ss="(J",cs=[is,ss,"(I","$@","$B"],hn=class{#t=!0;#e=!0;read(e,n){let o=h(e),r=this.#t?Ca(e):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=Ra(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=rs(e,i);if(s=cs.includes(a),!s&&!n&&La(a))break;
this.#e=s}else s=f>=128||i<r&&Ua(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(e,n){let o=h(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=rs(
e,r);this.#e&&=i===is||i===ss}return o}};function Ca(t){let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(t))return 1/0;
if(e&&=os(t[o],t[o+1]),n&&=os(t[o+1],t[o]),!e&&!n)return o+2}return 32}function Ra(t,e){let n=h(t),{start:o,words:r}=Ge(
t,e),i=ns(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return ns(t,o+4*s,n)}function ns(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var os=(t,e)=>t===
48||t>=78||t===32&&e>=16&&e<=94||t===33&&e===34,Ua=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function rs(t,e){let n="";for(let o=e+1;o<Math.min(e+3,h(t));o++)n+=String.fromCharCode(
t[o]);return n}var La=t=>t.length<2&&cs.some(e=>e.startsWith(t));var Mt=class{decision=null;sample=$;detected;#t;#e=!0;#n=!1;#o=new hn;#r=new W;#i;#s=0;#c=$;#a=$;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new W;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+h(e)<this.#i&&!n)return this.#l(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new W;
let i=Ot(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(r,n,o)}#f(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:f}=r.passesASCII?
this.#o.read(s,n):{plain:0,evidence:0};s=this.#p(s,c,o);let a=h(s);if(f===-1)return n?this.#u(i(this.#d(s,!0)),o,s):this.#l(
s,a+1,o);let d=as(s,f-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(a<u&&!n)return this.#l(s,u,o);let l=Ot(
s,Math.max(0,u)),p=this.#d(l,a<u);if(!r.passesASCII||!ka(p,l)||u<=d)return this.#u(i(p),o,s);s=this.#p(s,this.#o.skip(l,
f-c),o)}}#d(e,n){this.sample=Lt(Lt(this.#c,this.#a),e);let o=this.#t.detection.options;return this.detected=Ee(this.sample,
n,{...o,maxBytes:void 0}),this.detected}#l(e,n,o){let r=h(e);return r>0&&this.#r.add(ot(e,0,r)),this.#i=n,{passed:o,rest:null}}#p(e,n,o){
let r=Ot(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=Lt(this.#c,Ot(r,i))),this.#a=
fs(Lt(this.#a,fs(g(r,i)))),g(e,n)}#u(e,n,o){return this.decision=e,{passed:n,rest:o}}},fs=t=>g(t,Math.max(0,h(t)-64));function as(t,e,n){
let o=Math.min(h(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function ka(t,e){return t.isASCII||t.encoding===
void 0&&!(e[as(e,0,1/0)]>=128)}function ds(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function us(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var ls="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ps=`!
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
?`;var Wa=E(()=>{let t=ps.split(`
`),e=0;return new Map(ls.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
ms=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function wn(t){let e=new At(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof et)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=hs(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function hs(t,e,n){if(ms(t))return"";if(n===0)return null;let o=Ha(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:hs(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Ha(t){
let e=[...Wa().get(t)??[],...va(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function va(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),a=o.filter((l,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===e&&r.push(u),a.every(
ms)&&i.push(d)}return[...r,...i]}var xs=["fatal","html","replacement","ignore","translit"];function ws(t,e,n){return typeof t=="function"?(o,r)=>Ga(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?wn(e):void 0}function Ga(t,e){
if(typeof t=="string")return t;if(t==null)return null;let o=$t(tt(t,e,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return ot(o,0,h(o))}function Vt(t,e,n,o){return typeof t=="number"?gs(t,e,n,o):new Ie(t,gs(0,e,n,o))}function gs(t,e,n,o){let{unmappable:r,losses:i}=n,
s=ws(r,e,o);if(!s||St(e))return new gn(t,e,n);let c=Uo(t,n);return new mn(c,e,r,i?.counting(s)??s)}function Uo(t,e){return new gn(
t,38,{...e,bom:!1,unmappable:"fatal"})}var gn=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(io(e,this.to,this.#n.ignoreBOM,
this.#t),zr(e,n),this.#t=Y())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=oe,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(De(this.to)??[]));
let d=Math.max(0,yo.indexOf(c)),u=h(e);try{io(this.from,this.to,i,this.#t);for(let l=0;;){let p=u-l<=65536,x=p&&l===0?e:
g(e,l,p?u:l+65536),O=fi(x,r,d,p?n:T.none);a?.addBlock(this.#e+l);let L=O<0?R.written():O;if(L>0&&o(f(L)),O<0&&this.#o(O,
l),l+=R.read(),p&&R.finished())break}}catch(l){throw C(l)}this.#t=n===T.result?null:Y(),this.#e=n===T.none?this.#e+u:0}#o(e,n){
let o=this.#e+n+R.start();throw this.#t=Y(),this.#e=0,e===-1?new G(w[this.from].name,o,R.length()):new et(R.codePoint(),
o,w[this.to].name)}},Ie=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===T.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new Mt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==T.none);
i.length>0&&(this.#r.transcode(i.concatenate(),T.none,r),this.#o=!0),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(
e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var Gs=require("node:buffer"),U=require("node:fs"),js=require("node:path");var ue={failure:1,usage:2};var Lo=require("node:buffer");function Ae(t){if((0,Lo.isUtf8)(t))return Es(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,Lo.isUtf8)(r));e+=o?Es(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Es=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function M(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function B(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var k=require("node:fs");var Ts=require("node:util");var Os={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Me={...Os,
EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"i\
ts device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"there is \
no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Be={...Os,EACCES:"\
its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it is in us\
e, or something is mounted on it, so that it cannot be replaced; write elsewhere",EEXIST:"a file has the name of a direc\
tory that it needs; name another directory",EDQUOT:"your disk quota is used up; free some space, or write elsewhere",EFBIG:'\
it would be larger than the file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while it was writ\
ten; check the device, or write elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directory does not \
exist, or takes no new files; make it first, or write elsewhere",ENOSPC:"no space is left on its device; free some, or w\
rite elsewhere",EPERM:"the system does not let you write it; write elsewhere",EROFS:"its file system can only be read; w\
rite elsewhere"};function ht(t,e){let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,Ts.getSystemErrorMap)().get(o)?.[1];return r===
void 0?t:new Error(e[n]??`${r} (${n})`)}function st(t,e){return Fe(t,e instanceof Error?e.message:String(e)),ue.failure}
function Fe(t,e){le(`encoding-wasm: ${t}: ${e}
`)}var Ss=!1;function le(t){Ss||process.stderr.on("error",()=>{}),Ss=!0,process.stderr.write(t)}var xt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var bs;async function Do(t,e){let n=async i=>{try{return await i()}catch(s){throw ht(s,Me)}},{next:o,close:r}=await n(()=>t===
"-"?ja(e):Ya(M(t),e));return{next:()=>n(o),close:r}}async function*yn(t){let e=await Do(t);try{for(let n=await e.next();n;n=
await e.next())yield n}finally{await e.close()}}function ja(t){let e=Fs((0,k.fstatSync)(0,{bigint:!0}),t);return e.isFile()?
As(0,e,()=>{}):Ka()}function Ya(t,e){let n=Fs((0,k.statSync)(t,{bigint:!0}),e);if(!n.isFile())return Va(t);let o=(0,k.openSync)(
t,"r");return As(o,n,()=>(0,k.closeSync)(o))}function As(t,{size:e},n){bs??=new Uint8Array(262144);let o=bs,r=0;return{async next(){
let i=(0,k.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,k.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Ka(){
let t=Ms(0,()=>{}),e=process.platform==="win32"?Is():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=Is()}return e.next()},close:()=>e?.close()}}function Is(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Va(t){let e=await Bs(
n=>(0,k.open)(t,n));return Ms(e,()=>(0,k.closeSync)(e))}function Ms(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Bs(i=>(0,k.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Bs=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Fs(t,e){if(t.isDirectory())throw new Error(Me.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var Ns=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],ko=new Set,Po=!1,_s=Date.now();function _e(t){if(ko.add(t),!Po)for(let e of Ns)
process.on(e,Cs);return Po=!0,()=>ko.delete(t)}function Cs(t){for(let e of ko)e();for(let e of Ns)process.off(e,Cs);process.
kill(process.pid,t)}function Rs(){if(!(!Po||Date.now()-_s<50))return new Promise(t=>{setImmediate(()=>{_s=Date.now(),t()})})}var y=require("node:fs"),ct=require("node:path");function Ho(t){if(t===void 0)return za();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,y.lstatSync)(
M(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,y.statSync)(M(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(ct.sep))throw new Error(Be.EISDIR);return o&&!o.isFile()?vo((0,y.createWriteStream)(M(t)),!0):(o&&(0,y.accessSync)(
M(t),y.constants.W_OK),Za(n?Wo(t):t,o))}var Us;function za(){return Us??=Ja(),Us}function Ja(){let t=(0,y.fstatSync)(1,{
bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?vo(process.stdout,!1):Xa(e)}function Xa(t){let e,
n=()=>{e??=vo(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,y.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function vo(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function Wo(t){if(!(0,y.lstatSync)(M(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=Ae((0,y.readlinkSync)(
M(t),"buffer"));return(0,ct.isAbsolute)(e)?Wo(e):Wo(`${Ae(y.realpathSync.native(M((0,ct.dirname)(t)),"buffer"))}${ct.sep}${e}`)}
var Ls=0;function Go(t){Ls+=1;let e=[process.pid,Ls,Math.random().toString(36).slice(2)].join("-");return(0,ct.join)((0,ct.dirname)(
t),`.encoding-wasm-${e}.tmp`)}function Za(t,e){let n=M(Go(t)),o=(0,y.openSync)(n,"wx",e?384:438),r=!0,i=()=>{r&&(r=!1,(0,y.closeSync)(
o))};return{write(s){for(let c=s;c.length>0;)c=c.subarray((0,y.writeSync)(o,c))},wait(){},finish(){i(),e&&(Qa(n,e),(0,y.chmodSync)(
n,e.mode)),(0,y.renameSync)(n,M(t))},discard(){try{i()}finally{(0,y.rmSync)(n,{force:!0})}}}}function Qa(t,{uid:e,gid:n}){
try{(0,y.chownSync)(t,e,n)}catch{}}async function Sn(t){try{let e=Ho();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){
return jo(void 0,e)}}function jo(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"\
standard output":B(t);return st(`cannot write ${o}`,ht(e,Be))}var On=require("node:fs"),A=require("node:path");function ks(t,{suffix:e,directory:n}){let o=new Map(t.filter(nd).map(c=>[c,Tn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Ps(c)])r.set(a,c);let i=ed(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:(0,A.join)(n,i(c)),a=e?`${c}${e}`:void 0,
d=o.get(c);if(d===void 0)return[{file:c,output:f,backup:a}];let u=n===void 0?d:Tn(f),l=s.get(u);if(l===d)return[];l===void 0&&
s.set(u,d);let p=l===void 0?td(r,n===void 0?void 0:u,d,a):Yo(f);return[{file:c,output:f,backup:a,...p&&{problem:new Error(
p)}}]})}var Yo=t=>`another file already goes to ${B(t)}; convert this one to another directory`;function td(t,e,n,o){if(e===
n)return"it would replace itself; name another directory, or use --in-place";let r=e===void 0?void 0:t.get(e);if(r!==void 0)
return`it would overwrite ${B(r)}, which will be converted as well; name another directory`;let i=o===void 0?void 0:t.get(
Ps(o));if(i!==void 0)return`its backup would overwrite ${B(i)}, which will be converted as well; use another suffix`}function ed(t){
let e=s=>(0,A.isAbsolute)(s)||s.split(A.sep)[0]==="..",n=s=>(0,A.isAbsolute)(s)||e((0,A.relative)(".",s)),o=t.filter(n).
map(s=>(0,A.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(A.sep)?s:s+A.sep)),i=o.length>0?(0,A.dirname)(o[0]):".";
for(;!r(i)&&(0,A.dirname)(i)!==i;)i=(0,A.dirname)(i);return s=>{let c=(0,A.relative)(n(s)?i:".",s);return c===""||e(c)?(0,A.basename)(
s):c}}function nd(t){try{return(0,On.lstatSync)(M(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}function Tn(t){try{return Ae(
On.realpathSync.native(M(t),"buffer"))}catch{let e=(0,A.dirname)(t);return e===t?(0,A.resolve)(t):(0,A.join)(Tn(e),(0,A.basename)(
t))}}var Ds=new Map;function Ps(t){let e=(0,A.dirname)(t),n=Ds.get(e)??Tn(e);return Ds.set(e,n),(0,A.join)(n,(0,A.basename)(
t))}async function Ys(t,e,n){let o=[],r=0,i=0,s=0,c=async(f,a)=>{s=await Sn(`${B(f)}: ${a}
`)||s};for(let f of ks(t.files,e)){let{file:a,problem:d}=f;try{if(d)throw d;e.skipUTF8&&await cd(a)?(i+=1,e.dryRun&&await c(
a,"would be left alone: it is UTF-8")):await od(f,t,e.dryRun,{run:n,say:c})?r+=1:o.push(a)}catch(u){st(B(a),u),o.push(a)}}
if(!t.quiet){let f=e.dryRun?"would be converted":"converted",a=i>0?`, ${i} left alone`:"",d=o.length>0?`, ${o.length} fa\
iled: ${o.map(B).join(", ")}`:"";le(`encoding-wasm: ${xt(r,"file")} ${f}${a}${d}
`)}return o.length>0?ue.failure:s}async function od({file:t,output:e,backup:n},o,r,{run:i,say:s}){let c=w[o.to].name;if(r){
let a="";if(await i({files:[t],output:e,isDry:!0,onDecision:p=>{a=w[p].name}})!==0)return!1;let u=e===t?"":`, to ${B(e)}`,
l=n===void 0?"":`, and kept as ${B(n)}`;return await s(t,`would be converted from ${a} to ${c}${u}${l}`),!0}let f=()=>i(
{files:[t],output:e});try{return n!==void 0?await id(t,n,f):e===t?await f()===0:await rd(e,f)}catch(a){throw ht(a,Be)}}var Ws=new Set;
async function rd(t,e){sd((0,js.dirname)(t));let n=Hs(t);if(n!==void 0&&Ws.has(n))throw new Error(Yo(t));if(await e()!==
0)return!1;let o=Hs(t);return o!==void 0&&Ws.add(o),!0}function Hs(t){let e=(0,U.statSync)(M(t),{bigint:!0,throwIfNoEntry:!1});
return e?.isFile()?`${e.dev} ${e.ino}`:void 0}async function id(t,e,n){try{if((0,U.accessSync)(M(t),U.constants.R_OK),!(0,U.statSync)(
M(t)).isFile())throw new Error("it is not a regular file, which could be kept; leave the suffix out")}catch(c){throw ht(
c,Me)}if((0,U.lstatSync)(M(e),{throwIfNoEntry:!1})?.isDirectory())throw new Error(`there is a directory at the place of \
its backup, ${B(e)}; use another suffix`);let o=M(Go(e)),r=()=>(0,U.rmSync)(o,{force:!0}),i=_e(r),s=!1;try{(0,U.copyFileSync)(
M(t),o,U.constants.COPYFILE_EXCL),s=await n()===0,s&&(0,U.renameSync)(o,M(e))}finally{i(),s||r()}return s}var vs=new Set;
function sd(t){vs.has(t)||(0,U.mkdirSync)(M(t),{recursive:!0}),vs.add(t)}async function cd(t){let e=new V(0,!0,!0),n=!0,
o=!1;try{for await(let r of yn(t)){if(e.decode(r,!1),r.includes(0))return!1;n&&=(0,Gs.isAscii)(r),o||=r.includes(27)}return e.
decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof G)return!1;throw r}}var bn=class{#t;#e=new W;constructor(e=jt({},"Examination")){this.#t=new Mt(e)}add(e,n){let o=Math.min(h(e),1024-this.#e.
length);o>0&&this.#e.add(ot(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return So(e)?Ri(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Vs(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Vs(n.encoding,o)||n.score>=.9)&&Ks(e.encoding,
o)!==Ks(n.encoding,o)?i:void 0}},Ks=(t,e)=>new V(t,!1,!0).decode(e,!1);function Vs(t,e){let n=0,o=null;for(let r=0;r<h(e);r+=
65536){let i=g(e,r,Math.min(r+65536,h(e)));pt(t,o),ni(i,!1),n+=mt.malformed(),o=Y()}return n}async function qs({files:t,sniffing:e,json:n,quiet:o}){let r=jt(e,"--detect"),i=jt({...e,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of t)try{let a=new bn(i),d=e.sniff==="detect"?a:new Mt(r),{encoding:u,...l}=await dd(f,d,a),p=a.doubt&&ud(
a.doubt),x=a.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:f,encoding:w[u].name,...l,kind:x,doubt:p??
null}),p&&!o&&Fe(B(f),ld(p))}catch(a){s=st(B(f),a)}return await Sn(n?`${JSON.stringify(c,null,2)}
`:pd(c))||s}async function dd(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of yn(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),e.decision}function ud({
declared:t,detected:e,...n}){let o=e===void 0?null:w[e].name;return{declared:w[t].name,detected:o,...n}}function ld({declared:t,
detected:e,score:n,malformed:o}){let r=`has ${xt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===
null?`it declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function pd(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,B(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var Js={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},pe=class{#t={...Js};#e=0;get malformed(){
return this.#t.malformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.firstMalformed=e+mt.firstMalformed()),n.malformed+=
mt.malformed(),this.#e+=mt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+mt.firstUnmappable(),n.codePoint=mt.codePoint()),
n.unmappable+=mt.unmappable()}counting(e){return(n,o)=>{let r=this.#t,i=e(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=
1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){
this.#e=0}take(){let e=this.#t;return this.#t={...Js},this.#e=0,e}};var md={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Ne=class{#t;#e;#n;constructor(e,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new pe}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=Uo(e,{...c,
ignoreBOM:o}),this.#e=Vt(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(
e,n)}transcode(e,n,o){let r=hd(e,md[w[this.#t.from].name]),i=r.pop()??e;for(let s of r)this.#o(s,T.none,o);this.#o(i,n,o)}#o(e,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=xd(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,T.none,o)}n===T.result&&this.#e.transcode(new Uint8Array,n,o)}};
function hd(t,e){if(!e)return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(t.subarray(i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function xd(t,e){if(e===0)return t;
let n=new Uint8Array(t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=
t[i],n[o++]=t[i+1]}return n.subarray(0,o)}var Xs=require("node:fs"),Zs=require("node:path");function Qs(){let t=(0,Zs.join)(__dirname,"encoding.wasm");try{return Ur((0,Xs.readFileSync)(t)),!0}catch(e){let{message:n}=ht(
e,{});return st(`its part ${B(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var In=class{fatal;ignoreBOM;#t;#e;#n=$;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&h(this.#n)===0?e:Lt(this.#n,e);if(!n&&pr(r))return this.#n=
r,"";let i=yt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new V(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?g(r,s):r,n,o)}};function An(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=tt(t,o),i=Z(it(e),o),s=Dt(n,"fatal",o),c=Dt(n,"ig\
noreBOM",o),f=Zt(r);return yt(f)?new In(i,s,c).decode(f,!0,o):No(f,Ut(f),i,s,!0,o)}function Ko(t){return wd(Zt(tt(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}var wd=t=>No(t,Ut(t),0,!1,!0);var Ed=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
yd=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Sd=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
t=>new RegExp(`[${t}]`,"u")));function Td(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=Sd();if(n.test(t))return 4;if(!o.
test(t))return e<128?1:Ed.test(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<12544||e>=65377&&
e<=65439?1010:1e3}var Vo;function Mn(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
An(Uint8Array.from(r),t))}var qo;function Xo(t){qo??=new Uint16Array(65536),Vo??=[Mn("shift_jis",136,151,64),Mn("gbk",176,
215),Mn("big5",164,198,64),Mn("euc-kr",176,200)];let e=Vo.map(()=>0),n=0,o=1;for(let r of t){let i=Number(r.codePointAt(
0)),s=qo[i]||Td(r,i);qo[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of Vo.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:yd.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var _n="Failed to execute 'decode' on 'TextDecoder'",Zo=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Od(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&us(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=$,n=void 0){let o=this.#t;if(n===void 0&&!this.#e&&
ArrayBuffer.isView(e)&&e instanceof Uint8Array)return o.decodeWhole(e,Ut(e),_n);let r=tt(e,_n),i=Dt(n,"stream",_n);return this.#e||
o.reset(),this.#e=i,o.decode(Zt(r),!i,_n)}},nc=ds(Zo,"TextDecoder");function Od(t,e,n){let o=it(t),r=Dt(e,"fatal",n),i=Dt(
e,"ignoreBOM",n);return new V(ts(o,n),r,i)}var fc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),ac=/^(?:GBK|Shift_JIS|Big5|EUC)/,dc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Gd=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,me="UTF-8",jd=(t,e,n)=>Math.min(ce(t,e,n,"steps")??2,3);function uc(t,e=void 0){
let n="Failed to execute 'repairMojibake'",o=Mr(t,n),{maxSteps:r}=rt(e,{maxSteps:jd},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Yd(c,r).map(({steps:f,gain:a})=>({text:cc(o,f)??o.replace(/[^\r\n]+/g,
d=>cc(d,f)??d),path:f.map(({really:d,readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Yd(t,e){let n=sc(
t);if(n>25)return[];let o=Xo(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let f=0;f<e;f++){i=i.flatMap(a=>Kd(a,
o)).sort(Qo);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[...r.values()].
sort(Qo).slice(0,5);for(let f of s)f.gain+=.6*sc(f.text);s.sort(Qo);let c=7+Math.min(10,40/t.length);return s.filter(({gain:f})=>f>
Math.max(c,s[0].gain-15))}var Qo=(t,e)=>e.gain-t.gain;function Kd({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of fc.
entries()){let c=ac.test(s)&&!dc.test(t)?void 0:tr(t,s);if(!c)continue;let a=t.includes(he)||lc(c)?.includes(he)?Vd:Oo(c).
candidates;for(let{encoding:d,score:u}of a){if(u<.003)break;if(e.length>0&&d!==me&&e[0].really!==me)continue;let l=er(c,
d,!0);if(l===void 0||l===t)continue;let p=n+2.4*Math.log2(u)-i*.25-(d===me?-2:1)-(e.length>0?4:0),x=o-Xo(l)+p;r.push({text:l,
steps:[...e,{really:d,readAs:s}],bits:p,gain:x})}}return r}function sc(t){if(t.includes(he))return 0;let e=dc.test(t),n=-1/0;
for(let o of fc){let i=Gd.test(o)&&ac.test(o)===e?tr(t,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,
score:a}of Oo(i).candidates)f===o||er(i,f)===t?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.
max(-10,Math.min(n,10)):n}function cc(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=tr(n,r),s=i&&er(i,o);if(s===void 0)
return;n=s}return n}var he="\uFFFD",Vd=[{encoding:me,score:.9}];function tr(t,e){let n=t.replaceAll(he,"\x7F").replace(/[\x80-\x9F]/g,
o=>An(Uint8Array.of(o.charCodeAt(0)),e));try{return new At(Mi(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function er(t,e,n=!1){
if(t.includes(127))return e===me?qd(t):void 0;try{return new nc(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===
me?lc(t):void 0}}function lc(t){let e=Ko(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return 4*n<=
o?e:void 0}function qd(t){let e=Ko(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??
[]];return!e.includes(he)&&n.length<=o.length+1?e.replaceAll("\x7F",he):void 0}var Nn=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=Vt(e,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=Vt(0,n,{fatal:!1,ignoreBOM:!0,
bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.
push(c)),n===T.none)return;let r=Buffer.concat(this.#n);this.#n=[];let i=new V(0,!1,!0).decode(r,!0),[s]=uc(i);n===T.source&&
(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):r,n===T.result?n:T.none,o)}};var Rn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function xc(t,e,{to:n,unmappable:o,drop:r,isChanged:i}){let s=[],{malformed:c,firstMalformed:f,firstUnmappable:a,codePoint:d}=t,
u=xt(c,"invalid byte sequence"),l=`${hc(c)}at offset ${f}`;c>0&&r?s.push(`${u} ${mc(c)} left out, ${l}`):c>0&&s.push(`${u}\
 became ${Xd(n,o)}, ${l}; the file is damaged, or not in ${w[e].name}: check --from, or use --fatal to stop at such byte\
s`);let p=o==="ignore"?`${mc(t.unmappable)} left out`:zd[typeof o=="function"?"function":o];if(t.unmappable>0&&p){let x=i||
Number.isNaN(a)?"":` at offset ${a}`,O=r?"":"; use --unmappable html in HTML, or --to utf-8",L=`${hc(t.unmappable)}${nr(
d)}${x}`;s.push(`${Jd(t.unmappable,n)} ${p}, ${L}${O}`)}return s}var zd={replacement:"became ?",translit:"became their b\
est fit",function:"became their best fit, or ?"},mc=t=>t===1?"was":"were",hc=t=>t===1?"":"the first ",Jd=(t,e)=>`${xt(t,
"character")} that ${w[e].name} can't represent`;function nr(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${ke(t)})`:ke(t)}function Xd(t,e){return De(t)||t===X("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="htm\
l"?"&#65533;":"?"}var Ec=require("node:fs");var nu="\x1B[?25l",ou="\x1B[?25h",gc="\r\x1B[K";function yc(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=cu(r,d,(u-f)/1e3);le(`${i?"":nu}${gc}${l.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:iu(t),canShow:ru(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},stop(){i&&
le(`${gc}${ou}`),i=!1}}}var ru=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function iu(t){
let e=0;for(let n of t){let o=n==="-"?void 0:su(n);if(!o?.isFile())return;e+=o.size}return e}function su(t){try{return(0,Ec.statSync)(
M(t))}catch{return}}function cu(t,e,n){let o=`${Un(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Un(t)} MB | ${o}`;let r=e>
0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${Un(t)} of ${Un(e)} MB | ${o} | ${c}${s%60} s left`}var Un=t=>(t/1e6).toFixed(
1);var Ln=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=au(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{pt(this.#t,
this.#e),n=Wt(e,e.length,0,!1,!1),this.#e=ze()}catch(o){throw C(o)}for(let o of new Uint16Array(m.memory.buffer,Qe(),n))
(o&64512)!==56320&&(this.column+=1)}};function au(t){let{start:e,words:n}=Ge(t,0),o=e+4*n.length,r=Tc(t,0,Math.min(e,t.length))+
Tc(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Tc(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var Ft=class extends Error{};async function sr(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=yc(
t.files,n,()=>{o?.keepListening?.(),n&&(r=_e(i))}),c=0;try{n||(r=_e(i)),o=t.isDry?uu:Ho(t.output);let f=new rr(t,e,o,s);
for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
jo(t.output,f instanceof Ft?f.cause:f)||c}return r(),c}var uu={write(){},wait(){},finish(){},discard(){}},rr=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new ir(e,n,i=>{try{o.write(i)}catch(s){throw new Ft("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Ft)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),st(B(e),n)}}async end(){this.#o.convert(new Uint8Array,T.result),await this.#e.finish()}async#r(e){let n=await Do(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,T.none),await this.#i(),this.#n.add(r.
length),await Rs()}finally{await n.close()}this.#o.convert(new Uint8Array,T.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new Ft("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),Fe(B(e),n)}},ir=class{#t;#e;#n;#o;#r=new pe;#i;#s;#c=!1;#a=!1;#f;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&St(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="tran\
slit";this.#f=u&&!St(r)?new Ln(r):void 0,this.#s=f&&new Rn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;this.#a=!0,n!==T.result&&!this.#c&&(this.#i=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#f?.
advance(s),this.#e.isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof Ft)throw s;o=s}for(let s of r)if(!this.#i)this.#d(
s);else for(let c of this.#i.add(s))this.#d(c);if(this.#c=!o&&n===T.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#d(
s);this.#i=void 0}this.#f?.settle();let i=o&&pu(o,this.#t,this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#d(e){this.#n(
this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,T.source)}catch(e){if(e instanceof Ft)throw e}}takeMessages(){
let{from:e,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#a)return[];this.#a=!1;let s=n?
[]:xc(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that \
is repaired`),typeof e=="object"&&(o||!n&&bc(r))&&s.unshift(lu(r)),s}},bc=({score:t})=>t!==null&&t<.9;function lu(t){let{
encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=bc(t)?"; this is uncertain: check the result, or n\
ame the encoding with --from":"";return`decoded as ${w[e].name} (${r})${i}`}function pu(t,{isChanged:e,unmappable:n},o){
if(t instanceof G){let r=t.length===1?"is":"are";return new Error(`${xt(t.length,"byte")} at offset ${t.offset} ${r} inv\
alid in ${t.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(t instanceof et&&o){let{
line:r,column:i}=o,s=e?"":` (offset ${t.index})`,c=n==="translit"?"replacement":"translit or replacement";return new Error(
`line ${r}, column ${i}${s}: ${t.encoding} can't represent ${nr(t.codePoint)}; use --unmappable ${c}, or html in HTML, o\
r --to utf-8`)}return t}var mu=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],hu=E(()=>new Map(mu.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Ic(t){
return X(t)??hu().get(Le(t))??jn(t)}var xe=class extends Error{};var Ac=["bash","zsh","fish"];var $n=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:xu,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Aft\
er the label, //TRANSLIT replaces characters that it can\u2019t represent by their best fit, or ?, and //IGNORE leaves them o\
ut.",parse:wu,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is \
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
e (translit).",choices:xs},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UT\
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
labels."},{flags:"--completion <SHELL>",what:"Write a script for completion in a shell.",choices:Ac}];var Dn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function xu(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:Mc(e)}function wu(t){let[e,...n]=t.split("//"),o=Mc(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new xe(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Mc(t){let e=X(t)??Ic(t);if(e===void 0)throw new xe("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===36)throw new xe("It stands for an encoding that holds no text.");return e}var wt="encoding-wasm",kn=()=>[...$n,...Dn].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?gu():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Eu(e)}}),gu=()=>["auto",...w.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],Eu=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["']/g,"");function Bc(t){return{bash:yu,zsh:Su,fish:Tu}[t]()}function yu(){let t=kn().flatMap(({names:n,takesValue:o,
isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}' -- "$word"\
)); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.join("|")}\
) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=kn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&
i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${wt} in bash: put it into ~/.local/share/\
bash-completion/completions/${wt}
_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  case $previous in
${t.join(`
`)}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W '${e.join(" ")}' -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _encoding_wasm ${wt}
`}function Su(){let t=kn().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${wt}
# Completion for ${wt} in zsh: put it into a directory of $fpath as _${wt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Tu(){let t=kn().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${wt} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${wt} in fish: \
put it into ~/.config/fish/completions/${wt}.fish
${t.join(`
`)}
`}var Pn=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Fc(t){
let e=[...$n,...Dn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,a=s.split(", ").map(l=>`\\fB${Pn(l)}\\fR`),d=a.pop(),u=r?`
${Pn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...a,d+f].join(", ")}
${Pn(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Pn(t)}" "User Commands"
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
${e.join("")}.SH EXIT STATUS
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
`}async function Ou(t,e){if(!Qs())return ue.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=e,p={sniff:i,locale:s,detect:!0};if(o)return qs({...t,sniffing:p,json:r});
let x=d===void 0?void 0:wn(t.to),O={...t,from:n==="auto"?jt(p,"--from auto"):n,unmappable:x?ft=>x(ft)??d:t.unmappable,drop:c,
isChanged:!!(c||f)},L={isLending:!c&&!f&&!a&&!bu(O.unmappable),newTranscoder(ft,_t){let{from:gt,to:zt}=ft;return f?new Nn(
gt,zt,_t):c?typeof gt=="number"?new Ne(gt,zt,_t):new Ie(gt,new Ne(0,zt,_t)):Vt(gt,zt,L.isLending?{..._t,take:po}:_t,"")},
newFixer:a&&(()=>new fn(O.to))};if(u===void 0&&l===void 0)return sr(O,L);let{skipUtf8:Ce=!1,dryRun:qt=!1}=e;return Ys(O,
{suffix:u,directory:l,skipUTF8:Ce,dryRun:qt},ft=>sr({...O,...ft},L))}var bu=t=>typeof t=="function"||t==="ignore"||t==="\
translit";0&&(module.exports={completionFor,manual,runFully});
