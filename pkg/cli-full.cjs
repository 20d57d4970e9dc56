"use strict";var Qn=Object.defineProperty;var lf=Object.getOwnPropertyDescriptor;var hf=Object.getOwnPropertyNames;var pf=Object.prototype.hasOwnProperty;var mf=(e,t)=>{for(var n in t)Qn(e,n,{get:t[n],enumerable:!0})},xf=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of hf(t))!pf.call(e,r)&&r!==n&&Qn(e,r,{get:()=>t[r],enumerable:!(o=lf(t,r))||o.enumerable});return e};var wf=e=>xf(Qn({},"__esModule",{value:!0}),e);var El={};mf(El,{completionFor:()=>ff,manual:()=>af,runFully:()=>wl});module.exports=wf(El);var je="encoding-wasm";function Tr(){throw new Error("encoding-wasm: call instantiate() first.")}var Ye=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=Sf();function Sf(){let e=Ye.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Tf=y(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Of=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ir=e=>e<36&&e!==33,nt=e=>e>0&&e<29,Ar=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[e].name),bf=e=>Of.find(([t])=>e>=t)[1];function ot(e){let t=Tf();return t.get(e)??t.get(Fr(If(e)))}function rt(e,t){
let n=ot(e);if(n===void 0){let o=no(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=bf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${je}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function no(e){
let t=Ke(e),n={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:r})=>r.some(i=>Ke(i)===n));return o<0||o===36?void 0:o}
var Ke=e=>Fr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),Br=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function at(e){if(e[0]>=239)return Br.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Mr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Ve(e){return Br.find(t=>t.encoding===e)?.bytes}function _t(e){return e===
0||e===37||e===38}function If(e){let t=0,n=e.length;for(;Or(e[t]);)t+=1;for(;Or(e[n-1]);)n-=1;return e.slice(t,n)}var Or=e=>`\
	
\f\r `.includes(e);function Fr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var V=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var qe=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,_r=Symbol.for("encoding-wasm.UnmappableError"),it=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${qe(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&_r in o}[_r](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Nr=(e,t)=>e?.prototype?.[t],ze=e=>Nr(globalThis.Buffer,e),Gt=ze("ucs2Slice"),Je=ze("ucs2Write"),Cr=ze("utf8Slice"),Nt=ze(
"latin1Slice"),Af=e=>globalThis[e],Rr=Af("TextDecoder"),Bf=Nr(Rr,"decode");function wt(e){let t=new Rr(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Bf}),n=>t.decode(n)}function Z(e){try{return e()}catch{return}}var G=()=>"InternalError"in globalThis,$=()=>"Bun"in globalThis;function oo(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var gt=()=>"Deno"in globalThis,Ct=()=>Number.
parseInt(globalThis.process?.versions?.node,10),Rt=()=>Ct()<22,Ur=e=>globalThis.process?.getBuiltinModule?.(e);function fe(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var ro=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,$r=()=>Object.getPrototypeOf(Uint8Array.prototype),Xe=e=>ro($r(),
e),io=e=>ro(DataView.prototype,e),Lr=e=>globalThis[e]&&ro(globalThis[e].prototype,"byteLength"),so=e=>$r()[e],_f=Xe(Symbol.
toStringTag),Ze=Xe("buffer"),co=Xe("byteOffset"),Dr=Xe("byteLength"),Nf=so("includes"),Cf=so("set"),Rf=so("slice"),Uf=io(
"buffer"),$f=io("byteOffset"),Lf=io("byteLength"),kr=Lr("ArrayBuffer"),Df=Lr("SharedArrayBuffer"),m=e=>Dr.call(e);function Ut(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:m(e)}var T=(e,t,n=m(e))=>new Uint8Array(Ze.call(
e),co.call(e)+t,n-t);function jt(e,t){let n=new Uint8Array(m(e)+m(t));return z(n,e),z(n,t,m(e)),n}function Qe(e,t){let n=co.
call(e),o=t+(-(n+t)&3),r=Math.max(0,m(e)-o)>>2,i=r>0?new Int32Array(Ze.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var st=(e,t)=>T(e,0,Math.min(t,m(e))),z=(e,t,n)=>Cf.call(e,t,n),Pr=(e,t)=>Nf.call(e,t),Q=(e,t,n)=>Rf.call(e,t,n);function tn(e,t,n){
if(n>24)return Q(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function dt(e,t){if(t<=64)return!1;
try{return kr.call(Ze.call(e)),!1}catch{return!0}}var kf="The provided value is not of type '(ArrayBuffer or ArrayBuffer\
View)'.";function ct(e,t,n=kf){if(!ArrayBuffer.isView(e)&&fo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Yt(e){if(ArrayBuffer.isView(e))return Pf(e);try{return new Uint8Array(e)}catch{return D}}var ae=e=>e instanceof
Uint8Array?e:Yt(e);function Pf(e){try{return _f.call(e)===void 0?new Uint8Array(Uf.call(e),$f.call(e),Lf.call(e)):new Uint8Array(
Ze.call(e),co.call(e),Dr.call(e))}catch{return D}}var D=new Uint8Array;function fo(e){try{return kr.call(e)}catch{}try{return Df?.
call(e)}catch{return}}function ut(e,t,n){Kt(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));
return o}function Kt(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options mu\
st be an object.`)}var lt=e=>`${e}`;function Wr(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Hr(e,t){if(typeof e==
"string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other v\
alues with String().`)}function ao(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=lt(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function jr(e,t,n){let o=en(f=>Gf(f,n),e,t),r=en(Yf,e,t);if(o&&r){let f=gt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:gt()?o.writeBytes:void 0,mostByTable:512}}
let i=uo(e);if(o)return G()?jf(o,en(Gr,e,t)):o;let s=r??en(Gr,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function en(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),uo(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var vf="str\
ings";function Gf(e,t){let[n]=WebAssembly.Module.customSections(t,vf),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function jf(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Yf(e){let[t,n]=[Gt,Je],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:$()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){z(a,new Uint8Array(
e.buffer,u,2*l),d),d+=2*l},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function Gr(e){let t=wt("utf-16le"),{write:n,most:o}=uo(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function uo(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return fe(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var nn,p,ho,Yr,Kr,tt,H={input:0,units:0,output:0},Me=0,on={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN};function Et(e,t){
on.name=e,on.encoding=t,B.newCodec=NaN,B.isBusy&&Vr(),B.isBusy=!0}function Vr(){try{Xr(),nn??=zr(Tr()),zf(new WebAssembly.
Instance(nn),nn)}catch(e){throw Zr(e)}}function qr(e){try{Xr(),nn=qf(zr(e))}catch(t){throw Zr(t)}Vr()}function zr(e){return Vf(e)?e:new WebAssembly.Module(e)}function Vf(e){try{return WebAssembly.Module.customSections(e,Jr),
!0}catch{return!1}}var Jr="encoding-wasm";function qf(e){let[t]=WebAssembly.Module.customSections(e,Jr),n=`${je} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function zf({exports:e},t){p=e,lo=
WebAssembly.RuntimeError,H.input=p.input(),H.units=p.units(),H.output=p.output(),ei(),tt=jr(p.memory,H.units,t),Me=Math.
min(p.units_length(),tt.most),B.isBusy=!1}function Xr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function Zr(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;
if(Jf(e))return new RangeError(`encoding-wasm: ${Qr} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n(
"this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Qr="no memory for WebAssembly; free some, and ca\
ll again",Jf=e=>e instanceof RangeError&&/memory/i.test(e.message);function ue(){return mo(),ho}function ti(){return mo(),
Yr}function po(){return mo(),Kr}function mo(){ho[0]===void 0&&ei()}function ei(){let{buffer:e}=p.memory;ho=new Uint8Array(
e),Yr=new Uint8Array(e,H.input,65536),Kr=new Int32Array(e,p.codec(),p.codec_length()>>2)}function rn(e,t){return Et(e,-1),
xo(t)}function xo(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw k(t)}}var lo;function k(e){if(!B.isBusy||!lo||!(e instanceof
lo))return e;let t=w[on.encoding]?.name,n=`${on.name}${t?` of ${t}`:""} failed`;return Xf()?new RangeError(`encoding-was\
m: ${n}: ${Qr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please \
report it, with the input if you can.`,{cause:e})}function Xf(){try{return p.memory.grow(32),!1}catch{return!0}}function J(){let e=po();return ci(e,new Int32Array(e.length))}function sn(){return p.held()!==0?J():(B.newCodec=Fe,null)}
var go=e=>ci(e,po());function ci(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function St(e,t){fi(e,t)||(Et("decod\
ing",e),t?go(t):p.new_decoder(e),Fe=e===33||e===36?NaN:e)}var Fe=NaN;function fi(e,t){return t||B.newCodec!==e||B.isBusy?
!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function cn(e,t){fi(~e,t)||(Et("encoding",e),t?go(t):p.new_encoder(e),Fe=~e)}function Eo(e,t,n,o){
Et("transcoding",e),o?go(o):p.new_transcoder(e,t,+n)}function ai(e,t){p.set_source_encoding(e,+t),B.isBusy=!1}function qt(e){
let t=m(e),n=p.alloc(t)>>>0;return z(ue(),e,n),[n,t]}var na=y(()=>Uint8Array.from(Ye,e=>e.charCodeAt(0))),ni,yo=e=>rn("s\
niffing",()=>(ni!==p&&p.give_labels(...qt(na())),ni=p,e())),So=(e,t,...n)=>yo(()=>p.sniff_html(...qt(e),t,...n)),di=(e,t,n)=>yo(
()=>p.sniff_xml(...qt(e),t,n));function ui(e,t){let n=yo(()=>p.find_declared_label(...qt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var li=(e,t)=>rn("sniffing",()=>p.default_for(...qt(e),t)),hi=()=>Et("detection",-1);function pi(e,t){
try{p.feed_detector(...qt(e),+t)}catch(n){throw k(n)}}var mi=(e,t,n,o)=>xo(()=>{let r=f=>f?qt(f):[0,0],i=p.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=p.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function zt(e,t,n,o,r){le(e,t),B.isBusy=!0;let i=p.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=
Fe),hn(i)}function xi(e,t){let n=m(e);le(e,n),B.isBusy=!0;let o=p.decode_block(n,0,2,+t);return B.isBusy=!1,hn(o)}var yt={
encoding:-1,at:0,most:0,owner:void 0};function fn(e,t,n){if(yt.encoding!==e||yt.owner!==p||B.isBusy){try{Et("decoding",e),
yt.owner=p,yt.at=tt.readBytes?p.byte_table(e):0,yt.most=!Ar(e)&&tt.mostByTable||1/0,yt.encoding=e}catch(r){throw k(r)}B.
isBusy=!1}if(yt.at===0||n>yt.most)return;if(n<=65536)return le(t,n),oi(n);if(tt.most>Me)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);le(T(t,r,r+i),i),o=Jt(o,oi(i))}return o}function To(e,t,n,o){return rn("decoding",()=>{
let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),le(r===t?e:T(e,i,i+r),r),!p.is_free_of(r,n,o))
return!1;return!0})}function Oo(e,t){let n=-1,o,r;function i(s){try{return Et(e,s),n=s,r=p,o=t(s),B.isBusy=!1,o}catch(c){
throw k(c)}}return s=>s===n&&r===p&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var bo=Oo("encoding",e=>{let t=p.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=p.memory;return nt(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),wi=Oo("enco\
ding",e=>{let t=p.unit_table(e)>>>0,n=new Uint8Array(65536);return z(n,new Uint8Array(p.memory.buffer,t,16384)),n}),an=Oo(
"decoding",e=>{let t=nt(e),n=(!t?p.pair_table(e):p.byte_table(e))>>>0;return n>0?new Uint16Array(p.memory.buffer,n,t?256:
65536):void 0}),oi=e=>tt.readBytes(H.input,e,yt.at);function Jt(e,t){try{return e+t}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or by a stream.",{cause:n})}}var gi=e=>e+
65536+3<=Me,Ei=e=>e>Me&&e<268435456?tt.collect?.(e+3):void 0,dn=()=>H.units,yi=()=>ue()[H.units]|ue()[H.units+1]<<8,un=(e,t)=>tt.
read(H.units+2*e,t-e),ln=(e,t,n)=>tt.write(e.slice(t,n),H.units);function Si(e,t){if(!B.isBusy&&!tt.writeBytes)return;Et(
"encoding",t);let n=tt.writeBytes?.(e,H.output,p.unit_table(t));return B.isBusy=!1,n===e.length?pe(n):void 0}function Io(e,t,n,o){
B.isBusy=!0;let r=p.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&P.finished()&&(B.newCodec=Fe),hn(r)}var b={none:0,
source:1,result:2};function Ti(e,t,n,o){let r=m(e);le(e,r),B.isBusy=!0;let i=p.transcode_block(r,+t,n,o);return B.isBusy=
!1,hn(i)}function le(e,t){let n=ti();if(t>8)try{z(n,e)}catch{z(n,T(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function hn(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var pe=e=>tn(
ue(),H.output,e),Ao=e=>ue().subarray(H.output,H.output+e),P={finished:()=>p.finished()!==0,read:()=>p.read(),written:()=>p.
written(),codePoint:()=>p.code_point(),start:()=>p.start(),length:()=>p.length()},Tt={malformed:()=>p.replaced(),firstMalformed:()=>p.
first_replaced(),unmappable:()=>p.unmapped(),firstUnmappable:()=>p.first_unmapped(),codePoint:()=>p.unmapped_code_point()};var oa=new Uint8Array(256);var Ii=y(()=>Je?96:G()?1024:128),Bo=y(()=>G()||$()?4096:128),ra=y(()=>new Uint8Array(2*Bo()));function Ai(e,t){let{length:n}=e,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Bi(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return Pr(o,0)?void 0:o}function Mi(e,t){
let{length:n}=e,o=2*n<=256?oa:ra(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return tn(o,0,r)}var Fi=new Uint8Array(128),Ot=ia(Fi);function ia(e){return new Uint16Array(e.buffer)}var _i=y(()=>_o()?0:18),Ni=y(()=>Ct()>
0&&!gt()&&!$()?12:18),sa=y(()=>G()||Rt()?18:8),Ci=y(()=>gt()||!(Ct()>=22)?64:32),ca=y(()=>G()||$()?64:32),pn=(e,t)=>(e[0]&
e[t>>1])>=128;function Ri(e,t,n){return n?t<=sa():t<=18||t<=ca()&&(pn(e,t)||xn())}var Ui=()=>({mixed:Ni(),most:Ci()}),$i=(e,t)=>t<=
Ni()||t<=64&&pn(e,t)&&t<=Ci(),q={length:0,bytes:[0,0]};function Zt(e,t,n,o){if(e[0]<128&&_o())return No(e,t)?Nt.call(e,0,
t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,d=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&
31)<<6|d:(f&15)<<12|d<<6|u,!(f>=194&&f<240&&(d|u)<64&&i<=t)||!a&&(c<2048||(c&63488)===55296||c===65279))return fa(e,s,t,
n,o,r)}Ot[r++]=c}return _e(r)}function Li(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|e[o+1]<<8;if((r&
63488)===55296)return;Ot[n++]=r}return _e(n)}function fa(e,t,n,o,r,i){let s=Fo();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<
194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,u=a===0&&f>=128,l=f===224?160:f===240?144:128,h=f===237?159:f===244?143:191,
E=0;for(;E<a&&c<n;E++,c++){let g=e[c];if(g<l||g>h)break;l=128,h=191,d=d<<6|g&63}if(E<a){if(c===n&&!o){if(f>=239)return;Di(
f,128|d&63,1+E);break}u=!0}if(u&&r||(u&&(d=65533),d===65279))return;d>65535&&(Ot[i++]=55232+(d>>10),d=56320|d&1023),Ot[i++]=
d}return _e(i)}function Mo(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=an(o),!r)return;if(a=
r[f],a===0&&(s<t&&(a=r[f|e[s++]<<8]),a===0))return aa(e,c,t,n,i,o,r)}Ot[i++]=a}return _e(i)}function aa(e,t,n,o,r,i,s){let c=Fo();
for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){if(i===32)return;Di(a,0,1);break}let u=f<
n?e[f]:0;if(d=s[a|u<<8],d>0)f+=1;else if(da(u,i))d=65533;else return}Ot[r++]=d}return _e(r)}function da(e,t){return e>=128?
!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function mn(e,t,n){return q.length=0,Zt(T(e,t,n),n-t,!1,!0)===""}function Di(e,t,n){
q.length=n,q.bytes[0]=e,q.bytes[1]=t}function _e(e){if(e<3||e<=18&&!_o())return fe(Ot,0,e);if(xn())return Gt.call(Fi,0,2*
e);if(!(e>Fo()))return fe(Ot,0,18)+fe(Ot,18,e-18)}var Fo=y(()=>xn()?1/0:36),_o=y(()=>$()&&xn()),xn=y(()=>Z(ua)===!0);function ua(){
let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Gt)==="a\uFEFF\uD83D"&&t(
Nt)==="a\0\xFF\xFE=\xD8"}function No(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function xe(e,t){let n=Math.
ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var Ro=["fatal","html","replacement"];function vi(e,t){let{length:n}=e,o=nt(t);if(n>64&&n>(o?Ii():Bo()))return;if(o)return Ai(
e,bo(t));if(!!0)return;let r=bo(t);return r&&Mi(e,r)}var pa=y($);function Hi(e,t){return pa()?Bi(e,wi(t)):Si(e,t)}var Uo=()=>"",
Lt=class e{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=t=>t;constructor(t,n,o=void 0){this.encoding=t,this.unmappable=
n,this.#t=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){return this.#t?
0:Ro.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=vi(t,this.encoding);if(n)return n;try{let o=nt(
this.encoding)&&Hi(t,this.encoding);if(o)return o;cn(this.encoding,null),ln(t,0,t.length);let r=Io(0,t.length,this.#r,!0);
return r===-2||!P.finished()?void 0:(this.#n=0,pe(r))}catch(o){throw k(o)}}#s(t,n){let o=new j;return this.encodeOrFail(
t,n,r=>o.add(r),(r,i)=>{throw new it(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#e,
c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===Uo,u=f&&!d?2048:65536,l=f&&this.encoding===
33?new Co(c,o):void 0,h=l?x=>l.add(x):o,E=l?x=>l.addUnchanged(x):o,g=0;try{if(nt(this.encoding)&&!s)for(;g+65536<t.length;g+=
65536){let x=Hi(t.slice(g,g+65536),this.encoding);if(!x)break;o(x)}for(cn(this.encoding,s);g===0||g<t.length;g+=u){let x=Math.
min(g+u,t.length);ln(t,g,x);let N=x===t.length;for(let F=0,v=!1;!v;){let ft=Io(F,x-g,a,n&&N);h(pe(ft===-2?P.written():ft));
let Bt=i+g+F+P.start();if(F+=P.read(),v=ft!==-2&&P.finished(),ft!==-2||d)continue;let xt=P.codePoint();if(f){let Ht=J(),
vt=()=>this.locate(Bt),df=f(xt,vt),uf=this.#c(Ht,df,E,h,xt,vt);cn(this.encoding,uf),ln(t,g,x)}else r(xt,Bt)}}}catch(x){throw k(
x)}if(n){l&&o(l.held);return}l&&(this.#o=l.held),this.#e=J(),this.#n=i+t.length}#c(t,n,o,r,i,s){if(n===null)throw new it(
i,s(),this.name);if(typeof n!="string")return o(n),t;let c=new e(this.encoding,"fatal");return c.#e=t,c.encodeOrFail(Wr(
n),!1,r,f=>{throw new it(f,s(),this.name)}),c.#e}},Co=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=m(
t);if(n===0)return;t[0]!==27&&this.#t(this.held);let o=t[n-3]===27?n-3:n;this.#t(Q(t,0,o)),this.held=Q(t,o,n)}addUnchanged(t){
this.#t(this.held),this.held=D,this.#t(t)}},j=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){let n=m(t);if(n===
0)return;this.#n+=n;let o=this.#e;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);z(r,o.bytes),
o.bytes=r,o.isBlock=!0}if(o?.isBlock&&o.length+n<=4096){z(o.bytes,t,o.length),o.length+=n;return}this.#e={bytes:t,length:n,
isBlock:!1,next:null},o?o.next=this.#e:this.#t=this.#e}forEach(t){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;
t(i?Q(o,0,r):o)}}concatenate(){let t=this.#t;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=ma(this.#n),o=0;return this.
forEach(r=>{z(n,r,o),o+=m(r)}),n}};function ma(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host \
has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Gi(e,t,n="encod\
eUTF16() of 'encoding-wasm', or UTF-8"){let o=rt(e,t);if(o===37||o===38){let{name:r}=w[o];throw new RangeError(`${t}: ${r}\
 has no encoder in the standard; use ${n}.`)}return ji(o,e,t)}function ji(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}\
' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var wn=class{#t;#e;#n=new j;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new j;let n=at(t)?.bytes.length??0,o=this.#r(T(t,n,Math.min(m(t),n+4096*this.#e)));if(!$o(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=ui(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
ot(d)!==this.#t&&(r.push(T(t,i,n+f*this.#e),this.#i(w[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(m(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function $o(e){let t=0;for(;t<m(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Do=y(()=>Z(wa)),Qt=y(()=>Z(ga)),Ki=y(()=>Z(Sa));function Vi(e,t,n){if(e!==0&&e!==38||n<24||dt(t,n)||e===0&&Ji(t,n))return;let o=e===0?Qt():Ki();return o?.takes?.(t,n)===
!1?void 0:o}function ko(e,t,n,o){if(q.length=0,o&&t>8192||t>256&&(dt(e,t)||Ji(e,t)))return;let r=Qt();if(!r||r.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!mn(e,i,t))))try{let s=r.decodeQuickly(i<t?T(e,
0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function qi(e,t){let n=Qt();if(n?.takesBuffer(e,t))try{return n.
decodeBuffer(e)}catch{return}}function zi(e,t){let n=Ki();if(!(t%2>0||!n?.takes?.(e,t)||dt(e,t)))return n.decode(e,!0)}function Ji(e,t){
if(t<8192)return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}function wa(){let{isAscii:e}=Ur("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function ga(){let e=Rt(),t=e?Do():void 0;if(e&&!t)return;let n=wt("utf-8"),o=Ea(n),r=t&&((N,F)=>xe(N,F)&&t(N)),
i=r??(oo()?ya:void 0),s=r?(N,F)=>Xi(N,F)||F>256&&r(N,F):i,[c,f]=oo()?[48,128]:[0,gt()?-1:e?2048:8192],a=(N,F)=>F>=c&&F<=
f&&(!t||F<=64||t(N)),d=[239,187,191,97,230,188,162,240,159,146,169],u=[192,128,237,160,128,244,144,128,128,97,240,159,146,
97,230,188],l=Uint8Array.of(...d,...u),h=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,E=Uint8Array.of(97,
127),g=o(l,l.length)===h&&n(l)===h&&n(l.buffer)===h&&o(E,2)==="a\x7F",x=Nt;if(!(!g||t&&x.call(E)!=="a\x7F"))return{decode(N,F){
try{if(t)return x.call(N);let v=n(N);return F&&v.includes("\uFFFD")?void 0:v}catch{return}},decodeQuickly:o,takesQuickly:s,
decodeBuffer:n,takesBuffer:a,takes:i,completeLength(N,F){for(let v=1;v<=3&&v<=F;v++){let ft=N[F-v];if(ft<128)break;if(ft>=
192)return(ft>=240?4:ft>=224?3:2)>v?F-v:F}return F}}}function Ea(e){let[t,n]=[Cr,Nt];if(Rt())return(r,i)=>i>256?n.call(r):
e(r);if(!t||$()||!(Ct()>=22))return e;let o=gt()?Xi:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var Xi=(e,t)=>t<=64||t<=256&&
xe(e,t);function ya(e,t){if(t<64)return!1;if(xe(e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<
t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}function Sa(){return G()?
Oa():Ta()}function Ta(){let e=Gt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.
charCodeAt(r)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Zi(Rt()?512:1/0,(o,r)=>{let i=e.
call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function Oa(){let e=wt("utf-16le");if(e(Uint8Array.of(255,
254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Zi(1/0,(t,n)=>{let o=e(t);return n&&o.includes("\uFFFD")?void 0:o})}var Zi=(e,t)=>({
takes:(n,o)=>o<=e,decode(n,o){try{return t(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?
r-2:r}});var ba=y($);function es(e,t,n){if(n>64)return xe(t,n)?Ia(e,t,n):void 0;if(n<=_i()||(t[n>>1]|t[n-1])>=128||!No(t,n))return;
let o=Ho();return o?o.call(t,0,n):fn(e,t,n)}function Ia(e,t,n){let o=Ho(),r=nt(e);if(!(n<512&&(r||!o))&&!(r&&!o&&ss(e))&&
!dt(t,n))try{return Do()?.(t)??To(t,n,128,128)?o?o.call(t):Qt()?.decodeQuickly(t,n):void 0}catch{return}}var gn=[],te=[];
function ns(e,t,n){if(!(n<=18||n>=512))return te[e]===void 0&&(te[e]=_a()?is(e):null),rs(te[e],t,n)}function os(e,t,n){return n<
512?(ba()?Wo(e,t,n):void 0)??fn(e,t,n)??Wo(e,t,n)??Qi(e,t,n):Wo(e,t,n)??(ss(e)?Qi(e,t,n):void 0)??fn(e,t,n)}var Po=0,Aa=y(
()=>cs()?8192:512);function Wo(e,t,n){let o=Ho();if(!o||e!==21)return;let r=n<Aa();if(r&&Po>0){Po-=1;return}if(!Ma(t,n)){
r&&(Po=15);return}if(!dt(t,n))try{return o.call(t)}catch{return}}var Qi=(e,t,n)=>rs(is(e),t,n),rs=(e,t,n)=>e&&(n<=256||!dt(
t,n))?Ne(e,t):void 0;function Ne(e,t){try{return e(t)}catch{return}}function is(e){return gn[e]===void 0&&(gn[e]=null,gn[e]=
Z(()=>Na(e))??null),gn[e]}var Ho=y(()=>Z(Ba));function Ba(){let e=Nt,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Ma(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;
return n===t||To(e,t,128,224)}var ss=e=>e===21?cs():Fa(),Fa=y(G),cs=y(()=>G()||$()||!(Ct()>0)),_a=y(()=>G()||$()||Rt());
function Na(e){let t=an(e),n=wt(w[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({
length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var fs;function as(e,t,n){return fs??=Ca(),fs(e,t,n)}function Ca(){let e=Qt(),{mixed:t,most:n}=e&&$()?{mixed:0,most:0}:Ui();
return(o,r,i)=>{if(r<=t||r<=n&&pn(o,r)){let s=Zt(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{let s=e?.
decodeQuickly(o,r);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function En(e,t,n,o=!1){try{St(e,null);let r=zt(
t,n,0,o,!0);return r<0?void 0:un(0,r)}catch(r){throw k(r)}}var vo=y(()=>G()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:$()?2048:0}),ds=e=>e===34?vo().shiftJIS:vo().
any,us=[];function ls(e,t,n){if(n>vo().markup||n>ds(e)&&!$a(t,n))return;let o=us[e];if(o)return dt(t,n)?void 0:Ne(o,t);La(
e,n)}function $a(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);
return n>10}var Ce=[];function La(e,t){Ce[e]===void 0&&(Ce[e]=Z(()=>ka(e))??null);let n=Ce[e];n&&(n.credit+=1+t/1024,!(n.
credit<128)&&(n.credit=0,Ce[e]=null,Z(()=>{let{value:o}=n.sequences.next();o?n.decode(o)===En(e,o,m(o))&&(Ce[e]=n):Da(e,
n.decode)})))}function Da(e,t){us[e]=t;let n=ds(e);n>0&&(te[e]=o=>o.byteLength<=n?t(o):void 0)}var ka=e=>({decode:wt(w[e].
name),sequences:Wa(e),credit:0}),Pa=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Go=[10,164,162];function*Wa(e){let[
t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Pa)yield Uint8Array.of(...i,...Go);for(let i=128;i<=255;i++)
yield ne([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield ne([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield ne([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ne([i,Math.min(i+7,254)],n,r,n);yield ne(
[227,227],[50,50],o,n),yield ne([129,129],[48,48],t),yield ne([129,129],[48,48],r,t)}}function ne(...e){let t=e.map(([s,
c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+Go.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.
length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(Go,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(
i+o,i,i+e.length-1),r}var we=new Uint8Array(18),va=[0,0],X=class{encoding;fatal;ignoreBOM;#t=null;#e=va;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Ut(t);if(!this.#t&&this.#n===0){let i=this.#a(t,r,n);if(i!==void 0)return n||
this.#m(r),i}return this.#c(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?as(t,n,this.fatal):ko(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{let s=this.#s(
t,n,256)??this.#a(t,n,!0);if(s!==void 0)return s;let c=i&&!_t(r)?En(r,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#c(
t,n,!0,o)}decodeBuffer(t,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#f(this.#d(qi(t,n))):this.#s(t,n,511)}#s(t,n,o){
let r=n<=o&&n>18?te[this.encoding]:void 0;return r?this.#d(Ne(r,t)):void 0}#c(t,n,o,r){if(this.#n>0){let d=this.#h(t,n,o)??
this.#u(t,n,o,r);if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(t,n,o)??this.#p(t,
n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,k(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?
a:a.toTypeError(r);return f}#a(t,n,o){let{encoding:r}=this;if(q.length=0,n===0)return"";if(r===0){let c=$i(t,n)?Zt(t,n,o,
this.fatal):void 0;if(c!==void 0)return c;let f=ko(t,n,o,this.fatal);return this.#f(f)}if(r===38){let c=n<=36?Li(t,n):zi(
t,n);return this.#f(c)}if(!Ir(r))return;let i=nt(r),s=(i?ns(r,t,n):void 0)??(t[0]<128?es(r,t,n):void 0)??(!i&&o&&n>18?ls(
r,t,n):void 0)??(Ri(t,n,i)?Mo(t,n,o,r):void 0)??(i?os(r,t,n):void 0);return this.#d(s)}#d(t){return this.fatal&&this.encoding!==
21&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#h(t,n,o){
let r=this.#n+n;if(n===0||r>18)return;q.length=0,this.#l(t,r);let i=this.encoding===0?Zt(we,r,o,this.fatal):this.#d(Mo(we,
r,o,this.encoding));return i!==void 0&&!o&&this.#m(n),i}#u(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,
c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#l(t,a);let d=Zt(we,a,!0,!0);if(d===void 0)return;let u=a-f;this.#n=
0,this.#r+=u,this.#o=!0;try{return Jt(d,this.decode(T(t,u),o,r))}catch(l){throw this.#o=s,l instanceof V||l instanceof TypeError||
(this.#t=null,this.#r=i,this.#e=c,this.#n=f),l}}#l(t,n){we[0]=this.#e[0],we[1]=this.#e[1];for(let o=this.#n;o<n;o++)we[o]=
t[o-this.#n]}#m(t){this.#r+=t,this.#o||=this.#n+t>q.length,this.#n=q.length,q.length>0&&(this.#e=[q.bytes[0],q.bytes[1]])}#x(){
let t=Uint8Array.from(this.#e);try{St(this.encoding,null),zt(t,this.#n,0,this.fatal,!1),this.#t=J(),this.#n=0}catch(n){throw k(
n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=Vi(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.
completeLength(t,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)
i+=1;if(i===n)return;if(s=this.#p(T(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:T(t,i,c),a=r.decode(f,this.fatal);
if(a===void 0){if(s=Jt(s,this.#p(f,c-i,!0)),this.#i)return s}else s=Jt(s,this.#f(a)),this.#r+=c-i;return this.#o||=c>0,c===
n?s:this.encoding===0&&!o&&mn(t,c,n)?(this.#m(n-c),s):Jt(s,this.#p(T(t,c,n),n-c,o))}#p(t,n,o){St(this.encoding,this.#t);
let r="",i=Ei(n),s=this.#o||this.ignoreBOM||!_t(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,
n-f),u=f===0&&a?t:T(t,f,f+d),l=zt(u,d,c,this.fatal,o&&a);if(l<0)return this.#t=J(),this.#i=new V(this.name,this.#r+f+P.start(),
P.length()),r;if(c+=l,c>0&&(a||!gi(c))){let h=!s&&yi()===65279?1:0;i?i.add(dn()+2*h,c-h):r=Jt(r,un(h,c)),s=!0,c=0}if(a)break}
return this.#o=s,this.#t=o?null:sn(),this.#r+=n,i?i.toText():r}},yn=new X(0,!1,!1);function jo(e,t,n,o,r,i){return yn.encoding=
n,yn.fatal=o,yn.ignoreBOM=r,yn.decodeWhole(e,t,i)}function hs(e,t){let n=rt(e,t);if(n===36)throw new RangeError(`${t}: T\
he encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Sn=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Lt(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=m(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(t,i,s?r:i+4096),
s?n:b.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Ya(r,t),s[d-i]);let c=new j,f;try{this.#t.
transcode(t,n===b.result?b.source:n,d=>c.add(d))}catch(d){f=d}let a=ja(c.concatenate());try{this.#e.encodeOrFail(a,n===b.
result,o),this.#n=n===b.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function ja(e){let t=new Uint16Array(
m(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}function Ya(e,t){let n=m(
t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=ps(e);for(let c=0;c<n;c++){let f=e.position+c,a=T(t,c,c+1),d=o.copy(),u=0,l=0;
try{o.transcode(a,b.none,x=>{u===0&&(l=x[0]|x[1]<<8),u+=m(x)/2})}catch(x){if(x instanceof V)break;throw x}u>0&&(r[i++]=s);
let h=l===65533&&s<f?ms(d,a,b.none):void 0,E=h?h.offset+h.length:f;for(let x=1;x<u;x++)r[i++]=E+x-1;let g=f-s===2||f<=2;
u>0&&!h?s=f+1:(h||g)&&(s=ps(o))}return r[i]=s,r}var ps=e=>ms(e,D,b.source)?.offset??e.position;function ms(e,t,n){try{e.
copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof V)return o;throw o}}var ge=e=>e==null?void 0:lt(e);function Ee(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Ka(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>rt(lt(o),t))}}var On={allowUTF8:e=>e===void 0||!!e,candidates:Ka,locale:ge,maxBytes:Ee,
tld:ge},Ko=["text","ASCII","empty","binary","unknown"];function ye(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=m(e),f=Math.min(c,i);hi();for(let h=0;h<f;h+=65536){let E=Math.min(h+65536,f);pi(T(e,h,E),t&&E===c)}let a=mi(
o,r&&Tn(r),s&&Tn(s),n),{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:Ko[d],isASCII:Ko[d]==="ASCII"||Ko[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(h,E)=>({encoding:w[a[3+2*E]].name,score:a[4+2*E]}))}}function Tn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Vo(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=ct(e,n),r=ut(t,On,n),i=ye(Yt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var za=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ja=[33,36,37,
38],Se=(e,t)=>{let n=ge(e);return n===void 0?-1:rt(n,t)},xs=(e,t,n)=>Math.min(Ee(e,t,n)??1024,1048576),ws=e=>ot(ge(e)??"")??
-1;function Xa(e,t,n){if(e)return ut(e===!0?void 0:e,On,`${t}, option '${n}'`)}var Za={defaultEncoding:Se,detect:Xa,likelyEncoding:Se,
locale:ge,maxPrescanBytes:xs,parentEncoding:Se,transportLayerEncodingLabel:ws,userOverride:Se};function Qa(e,t){let n=ut(
e,Za,t),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,
parentEncoding:f,likelyEncoding:a}=n,d=Math.min(m(s),r),u=So(s,d,c,i,f,a);return u===-1?void 0:Re(u)},options:n.detect&&
{...n.detect,locale:n.detect.locale??o},decide:s=>gs(s)??td(o,n.defaultEncoding)}}function gs(e){if(!(e?.encoding===void 0||
e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function td(e,t){return Re(
li(Tn(e),t===-1?21:t))}var ed={defaultEncoding:Se,maxPrescanBytes:xs,transportLayerEncodingLabel:ws};function nd(e,t){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=ut(e,ed,t),i=s=>{let c=Math.min(m(s),o),f=Re(di(s,c,r));
return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.max(3,o),declared:i,decide:()=>i(D)}}function od(e,t){
let n={...On,defaultEncoding:Se},{defaultEncoding:o,...r}=ut(e,n,t);return{prescanned:3,declared(i){let s=at(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return gs(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var rd={detect:od,html:Qa,xml:nd},qo=["detect","ht\
ml","xml"],id={prefixBytes:Ee,sniff:ao(qo)};function oe(e,t){let{prefixBytes:n,sniff:o}=ut(e,id,t),r=rd[o](e,t),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.
maxBytes??1/0,passesASCII:y(()=>{let c=s.candidates&&ye(D,!0,s);return!Ja.includes(i(c).encoding)}),options:s},decide:i,
sniff:c=>sd(r,c),takesWhole:n===void 0}}function sd({prescanned:e,declared:t,options:n,decide:o},r){return t(st(r,e))??o(
n&&ye(r,!0,n))}function Es(e){let t=st(e,1024),n=So(t,m(t),-1,-1,-1,-1);return n===-1||Re(n).source==="BOM"?void 0:Re(n)}
function Re(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:za[e>>8&255],score:null}}var bs="(B",Is="(J",As=[bs,Is,"(I","$@","$B"],bn=class{#t=!0;#e=!0;read(t,n){let o=m(t),r=this.#t?ud(t):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=ld(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=Os(t,i);if(s=As.includes(a),!s&&!n&&pd(a))break;
this.#e=s}else s=f>=128||i<r&&hd(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(t,n){let o=m(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=Os(
t,r);this.#e&&=i===bs||i===Is}return o}};function ud(e){let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(e))return 1/0;
if(t&&=Ts(e[o],e[o+1]),n&&=Ts(e[o+1],e[o]),!t&&!n)return o+2}return 32}function ld(e,t){let n=m(e),{start:o,words:r}=Qe(
e,t),i=Ss(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return Ss(e,o+4*s,n)}function Ss(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Ts=(e,t)=>e===
48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||e===33&&t===34,hd=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Os(e,t){let n="";for(let o=t+1;o<Math.min(t+3,m(e));o++)n+=String.fromCharCode(
e[o]);return n}var pd=e=>e.length<2&&As.some(t=>t.startsWith(e));var kt=class{decision=null;sample=D;detected;#t;#e=!0;#n=!1;#o=new bn;#r=new j;#i;#s=0;#c=D;#a=D;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new j;if(this.#e&&n&&this.#t.takesWhole)return this.#l(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+m(t)<this.#i&&!n)return this.#h(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new j;
let i=st(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#d(r,n,o)}#d(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=n&&
!f,{plain:d,evidence:u}=r.passesASCII()?this.#o.read(st(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let l=m(s),h=c-d;if(u===
-1)return n||f?this.#l(i(this.#f(st(s,h),a)),o,s):this.#h(s,l+1,o);let E=Ms(st(s,h),u-d,r.windowBytes),g=Math.min(E+r.windowBytes,
h);if(l<g&&!n)return this.#h(s,g,o);let x=st(s,g),N=this.#f(x,l<g);if(g<=E||g===h||!r.passesASCII()||!wd(N,x))return this.#l(
i(N),o,s);s=this.#u(s,this.#o.skip(x,u-d),o)}}#f(t,n){this.sample=jt(jt(this.#c,this.#a),t);let o=this.#t.detection.options;
return this.detected=ye(this.sample,n,{...o,maxBytes:void 0}),this.detected}#h(t,n,o){let r=m(t);return r>0&&this.#r.add(
Q(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=st(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-m(this.#c));
return i>0&&(this.#c=jt(this.#c,st(r,i))),this.#a=Bs(jt(this.#a,Bs(T(r,i)))),T(t,n)}#l(t,n,o){return this.decision=t,{passed:n,
rest:o}}},Bs=e=>T(e,Math.max(0,m(e)-64));function Ms(e,t,n){let o=Math.min(m(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;
return t}function wd(e,t){return e.isASCII||e.encoding===void 0&&!(t[Ms(t,0,1/0)]>=128)}function Fs(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function _s(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var Ns="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Cs=`!
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
?`;var Ed=y(()=>{let e=Cs.split(`
`),t=0;return new Map(Ns.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Rs=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function An(e){let t=new Lt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof it)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Us(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Us(e,t,n){if(Rs(e))return"";if(n===0)return null;let o=yd(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Us(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function yd(e){
let t=[...Ed().get(e)??[],...Sd(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Sd(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,h)=>c(
h)),a=o.filter((l,h)=>!c(h)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===t&&r.push(u),a.every(
Rs)&&i.push(d)}return[...r,...i]}var $s=["fatal","html","replacement","ignore","translit"];function Ls(e,t,n){return typeof e=="function"?(o,r)=>Td(e(o,r()),n):e==="ignore"?Uo:e==="translit"?An(t):void 0}function Td(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=Yt(ct(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return Q(o,0,m(o))}function re(e,t,n,o){return typeof e=="number"?Ds(e,t,n,o):new $e(e,Ds(0,t,n,o))}function Ds(e,t,n,o){let{unmappable:r,losses:i}=n,
s=Ls(r,t,o);if(!s||_t(t))return new Bn(e,t,n);let c=Jo(e,n);return new Sn(c,t,r,i?.counting(s)??s)}function Jo(e,t){return new Bn(
e,38,{...t,bom:!1,unmappable:"fatal"})}var Bn=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(Eo(t,this.to,this.#n.ignoreBOM,
this.#t),ai(t,n),this.#t=J())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=pe,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Ve(this.to)??[]));
let d=Math.max(0,Ro.indexOf(c)),u=m(t);try{Eo(this.from,this.to,i,this.#t);for(let l=0;;){let h=u-l<=65536,E=h&&l===0?t:
T(t,l,h?u:l+65536),g=Ti(E,r,d,h?n:b.none);a?.addBlock(this.#e+l);let x=g<0?P.written():g;if(x>0&&o(f(x)),g<0&&this.#o(g,
l),l+=P.read(),h&&P.finished())break}}catch(l){throw k(l)}this.#t=n===b.result?null:J(),this.#e=n===b.none?this.#e+u:0}#o(t,n){
let o=this.#e+n+P.start();throw this.#t=J(),this.#e=0,t===-1?new V(w[this.from].name,o,P.length()):new it(P.codePoint(),
o,w[this.to].name)}},$e=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(t,n,o):this.#s(r,t,n,o),n===b.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new kt(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==b.none);
i.length>0&&(this.#r.transcode(i.concatenate(),b.none,r),this.#o=!0),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(
t.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var xc=require("node:buffer"),M=require("node:fs"),We=require("node:path");var Te={failure:1,usage:2};var Xo=require("node:buffer");function Le(e){if((0,Xo.isUtf8)(e))return ks(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,Xo.isUtf8)(r));t+=o?ks(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var ks=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function O(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function C(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var R=require("node:fs");var Ws=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var vs=require("node:util");var Gs={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Mn={...Gs,
EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"i\
ts device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory \
with --recursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you re\
ad it; ask its owner"},js="there is no such file, and as a pattern it matches none; check its name and its directory",Fn={
binary:"it looks like binary data",unknown:"its encoding can't be recognized"},ie={...Gs,EACCES:"its permissions, or tho\
se of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it is in use, or something is moun\
ted on it, so that it cannot be replaced; write elsewhere",EEXIST:"a file has the name of a directory that it needs; nam\
e another directory",EDQUOT:"your disk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger \
than the file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while it was written; check the devi\
ce, or write elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no \
new files; make it first, or write elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"\
the system does not let you write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function pt(e,t){
let{code:n="",errno:o}=e,r=o===void 0?void 0:(0,vs.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??
`${r} (${n})`)}function mt(e,t){return De(e,t instanceof Error?t.message:String(t)),Te.failure}function De(e,t){Oe(`enco\
ding-wasm: ${e}: ${t}
`)}var Hs=!1;function Oe(e){Hs||process.stderr.on("error",()=>{}),Hs=!0,process.stderr.write(e)}var bt=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Ys;async function Qo(e,t){let n=async i=>{try{return await i()}catch(s){throw pt(s,zs(e))}},{next:o,close:r}=await n(
()=>e==="-"?Od(t):bd(O(e),t));return{next:()=>n(o),close:r}}async function*Nn(e){let t=await Qo(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function Od(e){let t=(0,R.fstatSync)(0,{bigint:!0});return Qs(
t,e),t.isFile()?Js(0,t,()=>{}):Id()}function bd(e,t){let n=Vs(e,t);if(!n.isFile())return Ad(e);let o=(0,R.openSync)(e,"r");
return Js(o,n,()=>(0,R.closeSync)(o))}function Vs(e,t){let n=(0,R.statSync)(e,{bigint:!0});return n.isDirectory()&&(0,R.opendirSync)(
e).closeSync(),Qs(n,t),n}function qs(e){try{Vs(O(e)),(0,R.accessSync)(O(e),R.constants.R_OK)}catch(t){throw pt(t,zs(e))}}
var zs=e=>Ws(e)?{...Mn,ENOENT:js}:Mn;function Js(e,{size:t},n){Ys??=new Uint8Array(262144);let o=Ys,r=0;return{async next(){
let i=(0,R.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,R.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Id(){
let e=Xs(0,()=>{}),t=process.platform==="win32"?Ks():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=Ks()}return t.next()},close:()=>t?.close()}}function Ks(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Ad(e){let t=await Zs(
n=>(0,R.open)(e,n));return Xs(t,()=>(0,R.closeSync)(t))}function Xs(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Zs(i=>(0,R.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Zs=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Qs(e,t){if(e.isDirectory())throw new Error(Mn.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is the output as well, which would wait for itself; write to something else"):new Error("\
it is the output as well; write to another file, or with -o, which may be the input")}var ec=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],tr=new Set,er=!1,tc=Date.now();function ke(e){if(tr.add(e),!er)for(let t of ec)
process.on(t,nc);return er=!0,()=>tr.delete(e)}function nc(e){for(let t of tr)t();for(let t of ec)process.off(t,nc);process.
kill(process.pid,e)}function oc(){if(!(!er||Date.now()-tc<50))return new Promise(e=>{setImmediate(()=>{tc=Date.now(),e()})})}var S=require("node:fs"),et=require("node:path");function or(e,t=438){if(e===void 0)return Md();let{target:n,present:o,descriptor:r}=rr(e);return r!==void 0?Rd(r):o?.isFIFO()?
Nd(O(e)):o&&!o.isFile()?Cn((0,S.createWriteStream)(O(e)),!0):Ud(n,o,t)}function rr(e){if(e==="")throw new Error("its nam\
e has no characters; give it one");let t=(0,S.lstatSync)(O(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,S.statSync)(
O(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(et.sep))throw new Error(ie.EISDIR);if(!o?.isFile())
return{target:n?nr(e):e,present:o};let r=ac(e);return r===void 0&&(0,S.accessSync)(O(e),S.constants.W_OK),{target:n?nr(e):
e,present:o,descriptor:r}}var rc;function Md(){return rc??=Fd(),rc}function Fd(){let e=(0,S.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?Cn(process.stdout,!1):_d(t)}function _d(e){let t,n=()=>{t??=Cn(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,S.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function Cn(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function Nd(e){let t=(0,S.createWriteStream)(e),{discard:n,...o}=Cn(t,!0);return{...o,file:(0,S.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&Cd(e,t)}}}function Cd(e,t){try{let n=(0,S.openSync)(e,S.constants.O_RDONLY|S.constants.
O_NONBLOCK);t.once("close",()=>(0,S.closeSync)(n))}catch{}}function nr(e){let t=fc(e);return t===void 0?e:nr(t)}function fc(e){
if(!(0,S.lstatSync)(O(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=Le((0,S.readlinkSync)(O(e),"buffer"));return(0,et.isAbsolute)(
t)?t:`${Le(S.realpathSync.native(O((0,et.dirname)(e)),"buffer"))}${et.sep}${t}`}function ac(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,et.resolve)(e))??[];if(t!==void 0)return Number(t);let n=fc(e);return n===void 0?void 0:ac(n)}function Rd(e){return{
file:(0,S.fstatSync)(e,{bigint:!0}),write:t=>dc(e,t),wait(){},finish(){},discard(){}}}function dc(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,S.writeSync)(e,n))}var ic=0;function ir(e){ic+=1;let t=[process.pid,ic,Math.random().toString(36).slice(
2)].join("-");return(0,et.join)((0,et.dirname)(e),`.encoding-wasm-${t}.tmp`)}function Ud(e,t,n){let o=O(ir(e)),r=(0,S.openSync)(
o,"wx",t?384:n),i=!0,s=()=>{i&&(i=!1,(0,S.closeSync)(r))};return{write:c=>dc(r,c),wait(){},finish(){s(),t&&sr(o,t),(0,S.renameSync)(
o,O(e))},discard(){try{s()}finally{(0,S.rmSync)(o,{force:!0})}}}}var sc=2048,$d=1024,Ld=56,sr=(e,t)=>(0,S.chmodSync)(e,Dd(
e,t));function Dd(e,{uid:t,gid:n,mode:o}){for(let r of[t,-1])try{return(0,S.chownSync)(e,r,n),r===t?o:o&~sc}catch{}return o&
~(sc|$d|Ld)}async function Rn(e){try{let t=or();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Pe(void 0,
t)}}function Pe(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard output":
C(e);return mt(`cannot write ${o}`,pt(t,ie))}var $n=require("node:fs"),_=require("node:path");function hc(e,{suffix:t,directory:n}){let o=new Map(e.filter(Hd).map(c=>[c,Un(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,lc(c)])r.set(a,c);let i=Wd(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:(0,_.join)(n,i(c)),a={file:c,output:f,
...t&&{backup:`${c}${t}`}},d=o.get(c),u=t&&c.endsWith(t)?r.get(lc(c).slice(0,-t.length)):void 0;if(u!==void 0)return[{...a,
problem:new Error(kd(u))}];if(d===void 0)return[a];let l=n===void 0?d:Un(f),h=s.get(l);if(h===d)return[];if(h===void 0&&
s.set(l,d),n===void 0)return[a];let E=h===void 0?Pd(r,l,d):cr(f);return[{...a,...E&&{problem:new Error(E)}}]})}var kd=e=>`\
it is the old version of ${C(e)}, which an earlier run kept; use another suffix, or leave it out`,cr=e=>`another file al\
ready goes to ${C(e)}; convert this one to another directory`;function Pd(e,t,n){if(t===n)return"it would replace itself\
; name another directory, or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${C(o)}, which will \
be converted as well; name another directory`}function Wd(e){let t=s=>(0,_.isAbsolute)(s)||s.split(_.sep)[0]==="..",n=s=>(0,_.isAbsolute)(
s)||t((0,_.relative)(".",s)),o=e.filter(n).map(s=>(0,_.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(_.sep)?s:s+_.sep)),
i=o.length>0?(0,_.dirname)(o[0]):".";for(;!r(i)&&(0,_.dirname)(i)!==i;)i=(0,_.dirname)(i);return s=>{let c=(0,_.relative)(
n(s)?i:".",s);return c===""||t(c)?(0,_.basename)(s):c}}function Hd(e){try{return(0,$n.lstatSync)(O(e),{throwIfNoEntry:!1})!==
void 0}catch{return!1}}function Un(e){try{return Le($n.realpathSync.native(O(e),"buffer"))}catch{let t=(0,_.dirname)(e);
return t===e?(0,_.resolve)(e):(0,_.join)(Un(t),(0,_.basename)(e))}}var uc=new Map;function lc(e){let t=(0,_.dirname)(e),
n=uc.get(t)??Un(t);return uc.set(t,n),(0,_.join)(n,(0,_.basename)(e))}async function wc(e,t,n){let o=[],r=0,i=0,s=0,c=async(f,a)=>{s=await Rn(`${C(f)}: ${a}
`)||s};for(let f of hc(e.files,t)){let{file:a,problem:d}=f;try{if(d)throw d;t.skipUTF8&&await Zd(a)?(i+=1,t.dryRun&&await c(
a,"would be left alone: it is UTF-8")):await vd(f,e,t.dryRun,{run:n,say:c})?r+=1:o.push(a)}catch(u){mt(C(a),u),o.push(a)}}
if(!e.quiet){let f=t.dryRun?"would be converted":"converted",a=i>0?`, ${i} left alone`:"",d=o.length>0?`, ${o.length} fa\
iled: ${o.map(C).join(", ")}`:"";Oe(`encoding-wasm: ${bt(r,"file")} ${f}${a}${d}
`)}return o.length>0?Te.failure:s}async function vd({file:e,output:t,backup:n},o,r,{run:i,say:s}){t===e&&jd(e),qs(e);try{
Kd(t)}catch(a){return Pe(t,a),!1}n!==void 0&&Ec(n,()=>Vd(n));let c=w[o.to].name;if(r){let a="";if(await i({files:[e],output:t,
isDry:!0,onDecision:h=>{a=w[h].name}})!==0)return!1;let u=t===e?"":`, to ${C(t)}`,l=n===void 0?"":`, and kept as ${C(n)}`;
return await s(e,`would be converted from ${a} to ${c}${u}${l}`),!0}if(t!==e){let a=(0,M.statSync)(O(e)).mode&Gd;return Yd(
t,()=>i({files:[e],output:t,mode:a}))}let f=()=>i({files:[e],output:t});return n===void 0?await f()===0:qd(e,n,f)}var Gd=511;
function jd(e){let t;try{t=(0,M.statSync)(O(e))}catch{}if(t&&!t.isFile()&&!t.isDirectory())throw new Error("it is not a \
regular file, which could be replaced; write the result to a file with -o")}var pc=new Set;async function Yd(e,t){try{Xd(
(0,We.dirname)(e))}catch(r){throw pt(r,ie)}let n=Ln(e);if(n!==void 0&&pc.has(n))throw new Error(cr(e));if(await t()!==0)
return!1;let o=Ln(e);return o!==void 0&&pc.add(o),!0}function Ln(e){let t=(0,M.statSync)(O(e),{bigint:!0,throwIfNoEntry:!1});
return t?.isFile()?`${t.dev} ${t.ino}`:void 0}function Kd(e){let{target:t,present:n}=rr(e);(!n||n.isFile())&&fr((0,We.dirname)(
t))}function fr(e){let t=(0,M.statSync)(O(e),{throwIfNoEntry:!1});if(!t)return fr((0,We.dirname)(e));if(!t.isDirectory())
throw new Error(ie.EEXIST);(0,M.accessSync)(O(e),M.constants.W_OK|M.constants.X_OK)}function Vd(e){if((0,M.lstatSync)(O(
e),{throwIfNoEntry:!1}))throw new Error(gc(e));fr((0,We.dirname)(e))}var gc=e=>`its backup ${C(e)} already exists; use a\
nother suffix, or move that file away`;function Ec(e,t){try{t()}catch(n){let o=pt(n,ie);throw o===n?n:new Error(`its bac\
kup ${C(e)} can't be made: ${o.message}`)}}async function qd(e,t,n){let o=Ln(e);Ec(t,()=>zd(e,t));let r=()=>{Ln(e)===o&&
(0,M.rmSync)(O(t),{force:!0})},i=ke(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function zd(e,t){try{(0,M.linkSync)(
M.realpathSync.native(O(e),"buffer"),O(t))}catch(n){if(n.code==="EEXIST")throw new Error(gc(t));Jd(e,t)}}function Jd(e,t){
let n=O(ir(t));try{(0,M.copyFileSync)(O(e),n,M.constants.COPYFILE_EXCL);let o=(0,M.statSync)(O(e));sr(n,o),(0,M.utimesSync)(
n,o.atimeMs/1e3,o.mtimeMs/1e3),(0,M.renameSync)(n,O(t))}finally{(0,M.rmSync)(n,{force:!0})}}var mc=new Set;function Xd(e){
mc.has(e)||(0,M.mkdirSync)(O(e),{recursive:!0}),mc.add(e)}async function Zd(e){let t=new X(0,!0,!0),n=!0,o=!1;try{for await(let r of Nn(
e))t.decode(r,!1),n&&=(0,xc.isAscii)(r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){
if(r instanceof V)return!1;throw r}}var Dn=class{#t;#e=new j;constructor(t=oe({},"Examination")){this.#t=new kt(t)}add(t,n){let o=Math.min(m(t),1024-this.#e.
length);o>0&&this.#e.add(Q(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return $o(t)?Es(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=Sc(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Sc(n.encoding,o)||n.score>=.9)&&yc(t.encoding,
o)!==yc(n.encoding,o)?i:void 0}},yc=(e,t)=>new X(e,!1,!0).decode(t,!1);function Sc(e,t){let n=0,o=null;for(let r=0;r<m(t);r+=
65536){let i=T(t,r,Math.min(r+65536,m(t)));St(e,o),xi(i,!1),n+=Tt.malformed(),o=J()}return n}async function Tc({files:e,sniffing:t,json:n,quiet:o}){let r=oe(t,"--detect"),i=oe({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new Dn(i),d=t.sniff==="detect"?a:new kt(r),{encoding:u,...l}=await eu(f,d,a),h=a.doubt&&nu(
a.doubt),E=a.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:f,encoding:w[u].name,...l,kind:E,doubt:h??
null}),h&&!o&&De(C(f),ou(h))}catch(a){s=mt(C(f),a)}return await Rn(n?`${JSON.stringify(c,null,2)}
`:ru(c))||s}async function eu(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Nn(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function nu({
declared:e,detected:t,...n}){let o=t===void 0?null:w[t].name;return{declared:w[e].name,detected:o,...n}}function ou({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${bt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function ru(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,C(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var bc={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},be=class{#t={...bc};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.
firstMalformed=t+Tt.firstMalformed()),n.malformed+=Tt.malformed(),this.#e+=Tt.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+Tt.firstUnmappable(),n.codePoint=Tt.codePoint()),n.unmappable+=Tt.unmappable()}counting(t){return(n,o)=>{let r=this.#t,
i=t(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let t=this.#t;return this.#t={...bc},this.#e=
0,t}};var iu={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},He=class{#t;#e;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new be}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=Jo(t,{...c,
ignoreBOM:o}),this.#e=re(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(t,n){this.#t.setSource(
t,n)}transcode(t,n,o){let r=su(t,iu[w[this.#t.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,b.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=cu(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,b.none,o)}n===b.result&&this.#e.transcode(new Uint8Array,n,o)}};
function su(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function cu(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var Ic=require("node:fs"),Ac=require("node:path");function Bc(){let e=(0,Ac.join)(__dirname,"encoding.wasm");try{return qr((0,Ic.readFileSync)(e)),!0}catch(t){let{message:n}=pt(
t,{});return mt(`its part ${C(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var jc=require("node:buffer");var kn=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&m(this.#n)===0?t:jt(this.#n,t);if(!n&&Mr(r))return this.#n=
r,"";let i=at(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new X(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function Pn(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=ct(e,o),i=rt(lt(t),o);Kt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=ae(r);return at(f)?new kn(i,s,c).decode(f,!0,o):jo(f,Ut(f),i,s,!0,o)}function ar(e){return fu(ae(ct(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var fu=e=>jo(e,Ut(e),0,!1,!0);var du=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
uu=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,lu=y(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
e=>new RegExp(`[${e}]`,"u")));function hu(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=lu();if(n.test(e))return 4;if(!o.
test(e))return t<128?1:du.test(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<12544||t>=65377&&
t<=65439?1010:1e3}var dr;function Wn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
Pn(Uint8Array.from(r),e))}var ur;function ve(e){ur??=new Uint16Array(65536),dr??=[Wn("shift_jis",136,151,64),Wn("gbk",176,
215),Wn("big5",164,198,64),Wn("euc-kr",176,200)];let t=dr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(r.codePointAt(
0)),s=ur[i]||hu(r,i);ur[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of dr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:uu.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Ie="Failed to execute 'decode' on 'TextDecoder'",pr=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=pu(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&_s(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=D,n=void 0){let o=this.#t;if(n===void 0&&!this.#e){
if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,Ut(t),Ie);if(t instanceof ArrayBuffer){let c=fo(
t);if(c)return o.decodeBuffer(t,c)??o.decodeWhole(new Uint8Array(t),c,Ie)}}let r=ct(t,Ie);Kt(n,Ie);let i=!!n?.stream,s=ae(
r);if(!this.#e){if(!i)return o.decodeWhole(s,Ut(s),Ie);o.reset()}return this.#e=i,o.decode(s,!i,Ie)}},_c=Fs(pr,"TextDeco\
der");function pu(e,t,n){let o=lt(e);Kt(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return new X(hs(o,n),r,i)}var Dc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),kc=/^(?:GBK|Shift_JIS|Big5|EUC)/,Pc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Uu=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Ae="UTF-8",$u=(e,t,n)=>Math.min(Ee(e,t,n,"steps")??2,3);function Wc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Hr(e,n),{maxSteps:r}=ut(t,{maxSteps:$u},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Lu(c,r).map(({steps:f,gain:a})=>({text:Lc(o,f,vc)??o.replace(/[^\r\n]+/g,
d=>Lc(d,f,xr)??d),path:f.map(({really:d,readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Lu(e,t){
let n=$c(e);if(n>25)return[];let o=ve(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>Du(a,o)).sort(mr);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].sort(mr).slice(0,5);for(let f of s)f.gain+=.6*$c(f.text);s.sort(mr);let c=7+Math.min(10,40/e.length);return s.
filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Uc=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Hc(e,t){let n=Gn(e,t);
if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[],r=o.length>1?o.filter(s=>Gn(s,t)).join(""):"",
i=.7*Uc(e)<Uc(r)?Gn(r,t):void 0;return i&&{part:r,bytes:i}}var mr=(e,t)=>t.gain-e.gain;function Du({text:e,steps:t,bits:n,
left:o},r){let i=[];for(let[s,c]of Dc.entries()){let f=kc.test(c)&&!Pc.test(e)?void 0:Hc(e,c);if(!f)continue;let{part:a,
bytes:d}=f,u=a===e?o:o+ve(e)-ve(a),h=a.includes(It)||Gc(d)?.includes(It)?ku:Vo(d).candidates;for(let{encoding:E,score:g}of h){
if(g<.003)break;if(t.length>0&&E!==Ae&&t[0].really!==Ae)continue;let x=xr(d,E,a,!0);if(x===void 0||x===a)continue;let N=n+
2.4*Math.log2(g)-s*.25-(E===Ae?-2:1)-(t.length>0?4:0),F=r-u-ve(x)+N;i.push({text:x,steps:[...t,{really:E,readAs:c}],bits:N,
left:u,gain:F})}}return i}function $c(e){if(e.includes(It))return 0;let t=Pc.test(e),n=-1/0;for(let o of Dc){let i=Uu.test(
o)&&kc.test(o)===t?Hc(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,a]=[2**-30,2**-30];for(let{encoding:d,score:u}of Vo(
c).candidates)d===o||xr(c,d,s)===s?f+=u:a=Math.max(a,u);n=Math.max(n,Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.
min(n,10)):n}function Lc(e,t,n){let o=e;for(let{really:r,readAs:i}of t){let s=Gn(o,i),c=s&&n(s,r,o);if(c===void 0)return;
o=c}return o}var Ge="\x7F",It="\uFFFD",ku=[{encoding:Ae,score:.9}];function Gn(e,t){if(e.includes(It)&&e.includes(Ge))return;
let n=e.replaceAll(It,Ge).replace(/[\x80-\x9F]/g,o=>Pn(Uint8Array.of(o.charCodeAt(0)),t));try{return new Lt(Gi(t,"repair\
Mojibake"),"fatal").encode(n,!0)}catch{return}}function vc(e,t,n,o=!1){if(n.includes(It))return t===Ae?Pu(e):void 0;try{
return new _c(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function xr(e,t,n,o){let r=vc(e,t,n,o);return r===
void 0&&t===Ae&&!n.includes(It)?Gc(e):r}function Gc(e){let t=ar(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>t.match(r)?.
length??0);return 4*n<=o?t:void 0}function Pu(e){let t=ar(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Ge),[n,o]=[t.split(Ge),
t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(It)&&n.length<=o.length+1?t.replaceAll(Ge,It):void 0}var jn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=re(t,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=re(0,n,{fatal:!1,ignoreBOM:!0,
bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(t,n,o){if(this.#t.transcode(t,n,s=>this.#n.
push(s)),n===b.none)return;let r=Buffer.concat(this.#n);this.#n=[];let[i]=Wc(Wu(r));n===b.source&&(this.path=i?.path??[]),
this.#e.transcode(i?Buffer.from(i.text):r,n===b.result?n:b.none,o)}};function Wu(e){try{return new X(0,!1,!0).decode(e,!0)}catch(t){
if(!(t instanceof RangeError))throw t;let n=Math.floor(jc.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var Kn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Vc(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s}){let c=[],{malformed:f,firstMalformed:a,firstUnmappable:d,
codePoint:u}=e,l=bt(f,"invalid byte sequence"),h=Gu(n,o),E=`${Kc(f)}at offset ${a}`;f>0&&i?c.push(`${l} ${qc(f)} left ou\
t, ${E}`):f>0&&h!==void 0&&c.push(`${l} became ${h}, ${E}; the file is damaged, or not in ${w[t].name}: check --from, or\
 use --fatal to stop at such bytes`);let g=Hu(e.unmappable,o,r);if(e.unmappable>0&&g){let x=s||Number.isNaN(d)?"":` at o\
ffset ${d}`,N=i?"":"; use --unmappable html in HTML, or --to utf-8",F=`${Kc(e.unmappable)}${wr(u)}${x}`;c.push(`${vu(e.unmappable,
n)} ${g}, ${F}${N}`)}return c}function Hu(e,t,n){let o=`${qc(e)} left out`,r=`became ${e===1?"its":"their"} best fit`;return typeof t==
"function"?`${r}, or ${n===""?o:n}`:{replacement:"became ?",translit:r,ignore:o,fatal:void 0,html:void 0}[t]}var qc=e=>e===
1?"was":"were",Kc=e=>e===1?"":"the first ",vu=(e,t)=>`${bt(e,"character")} that ${w[t].name} can't represent`;function wr(e){
let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${qe(e)})`:qe(e)}function Gu(e,t){if(Ve(e)||
e===ot("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Xc=require("node:fs");var qu="\x1B[?25l",zu="\x1B[?25h",Jc="\r\x1B[K";function Zc(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=Qu(r,d,(u-f)/1e3);Oe(`${i?"":qu}${Jc}${l.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Xu(e),canShow:Ju(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Oe(`${Jc}${zu}`),i=!1}}}var Ju=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function Xu(e){let t=0;for(let n of e){let o=n==="-"?void 0:Zu(n);if(!o?.isFile())return;t+=o.size}return t}function Zu(e){
try{return(0,Xc.statSync)(O(e))}catch{return}}function Qu(e,t,n){let o=`${Vn(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${Vn(
e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=
60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Vn(e)} of ${Vn(t)} MB | ${o} | ${c}${s%60} s lef\
t`}var Vn=e=>(e/1e6).toFixed(1);var qn=class{line=1;column=1;#t;#e=null;#n=[];constructor(t){this.#t=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=el(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{St(this.#t,
this.#e),n=zt(t,t.length,0,!1,!1),this.#e=sn()}catch(o){throw k(o)}for(let o of new Uint16Array(p.memory.buffer,dn(),n))
(o&64512)!==56320&&(this.column+=1)}};function el(e){let{start:t,words:n}=Qe(e,0),o=t+4*n.length,r=tf(e,0,Math.min(t,e.length))+
tf(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function tf(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var Wt=class extends Error{};async function Sr(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Zc(
e.files,n,()=>{o?.keepListening?.(),n&&(r=ke(i))}),c=0;try{n||(r=ke(i)),o=e.isDry?rl:or(e.output,e.mode);let f=new Er(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=Pe(e.output,f instanceof Wt?f.cause:f)||c}return r(),c}var rl={write(){},wait(){},finish(){},discard(){}},Er=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new yr(t,n,i=>{try{o.write(i)}catch(s){throw new Wt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof Wt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),mt(C(t),n)}}async end(){this.#o.convert(new Uint8Array,b.result),await this.#e.finish()}async#r(t){let n=await Qo(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,b.none),await this.#i(),this.#n.add(r.
length),await oc()}finally{await n.close()}this.#o.convert(new Uint8Array,b.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new Wt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),De(C(t),n)}},yr=class{#t;#e;#n;#o;#r=new be;#i;#s;#c=!1;#a=[];#d=!1;#f;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&_t(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="tran\
slit";this.#f=u&&!_t(r)?new qn(r):void 0,this.#s=f&&new Kn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#d=!0,n!==b.result&&!this.#c&&(this.#i=this.#e.newFixer?.(),this.#a=[]),this.#a.push(...t.subarray(0,3-this.#a.
length));let r=[];try{this.#o.transcode(t,n,s=>{this.#f?.advance(s),this.#e.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof
Wt)throw s;o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===b.none,
this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#f?.settle();let i=o&&sl(this.#h(o),this.#t,
this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#h(t){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&t instanceof
it&&t.codePoint===65533)||!(this.#t.isChanged||o===t.index))return t;let{name:i}=w[this.encoding];return new Error(`the \
bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c\
 to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,
b.source)}catch(t){if(t instanceof Wt)throw t}}takeMessages(){let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,
i=this.#r.take();if(!r||!this.#d)return[];this.#d=!1;let s=n?[]:Vc(i,r.encoding,this.#t),{path:c=[]}=this.#o;if(c.length>
0&&!n&&s.unshift(`repaired: it was ${c.join(", and then ")}`),typeof t=="object")return(o||!n&&nf(r))&&s.unshift(il(r)),
s;let f=at(Uint8Array.from(this.#a));if(f&&f.encoding!==t&&!n){let{name:a}=w[f.encoding];s.unshift(`it begins with the b\
yte order mark of ${a}; check --from, or use --from auto`)}return s}},nf=({score:e,kind:t})=>(t&&Fn[t])??(e!==null&&e<.9?
"this is uncertain":void 0);function il(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=nf(
e),s=i?`; ${i}: check the result, or name the encoding with --from`:"";return`decoded as ${w[t].name} (${r})${s}`}function sl(e,{
isChanged:t,isOnlyCopy:n,unmappable:o},r){if(e instanceof V){let i=e.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${bt(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof it&&r){let{line:i,column:s}=r,c=t?"":` (offs\
et ${e.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.
encoding} can't represent ${wr(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var cl={binary:"leave it out, or name its encoding with --from",unknown:"name it with --from"};function of(e,t){let{decide:n,
...o}=oe(e,"--from auto");return{...o,takesWhole:!1,decide(r){let i=r&&Fn[r.kind];if(i&&t)throw new Error(`${i}; ${cl[r.
kind]}`);return{...n(r),kind:r?.kind}}}}var fl=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
"28594 914","28595 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919 8859101992","28603 921 i\
soir179 l7","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 \
8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee",
"5347 mscyrl","5348 20127 28591 367 646 ascii8 csascii iso646us latin msansi","5349 msgreek","5350 28599 920 msturk turk\
ish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","13\
86 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936","1392 54936 gb180302000 gb180302005 gb180302022",
"1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hks\
cs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1978 ji\
s jis7 jisencoding windowsiso2022jp","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 \
1363 51949 cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unic\
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],al=y(()=>new Map(fl.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function rf(e){return ot(e)??al().get(Ke(e))??no(e)}var Be=class extends Error{};var sf=["bash","zsh","fish"];var zn=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input, by any of its names, or "auto" \
to find that of each file.',parse:dl,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The encoding \
of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their best f\
it, or ?, and //IGNORE leaves them out.",parse:ul,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a file\
, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"Re\
place each file with its conversion. With a suffix, such as --in-place=.bak, the old file is kept under its name plus th\
e suffix, which no other file may have; without one, invalid bytes are an error, as with --fatal.",isOptional:!0,omitted:""},
{flags:"--out-dir <DIR>",what:"Write the conversion of each file to a file of the same name in this directory.",completes:"\
folder"},{flags:"-r, --recursive",what:"Convert all files in the given directories."},{flags:"--skip-utf8",what:"Leave f\
iles alone that are UTF-8 already."},{flags:"-n, --dry-run",what:"Write nothing; only report what would be done."},{flags:"\
-c",what:"Leave out invalid bytes, and characters that the output\u2019s encoding can\u2019t represent."},{flags:"--fata\
l",what:"Stop at invalid bytes instead of replacing them with U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do wi\
th characters that the output\u2019s encoding can\u2019t represent: stop (fatal, the default), write them as in HTML, &#128169;, w\
hich a reader can\u2019t distinguish from the same characters in the text (html), write ? (replacement), leave them out (igno\
re), or write their best fit, and stop if there is none (translit).",choices:$s},{flags:"--bom <MODE>",what:"Whether the\
 output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or if \
the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Convert a\
ll line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML decl\
arations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encoding b\
efore, once or twice: mojibake. --from then names the file\u2019s current encoding, "auto" by default.'},{flags:"--detec\
t",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, b\
inary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'\
Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own de\
claration first (html, xml).',choices:qo},{flags:"--locale <TAG>",what:'Give the language as a hint to "auto" and --dete\
ct, such as "ja".'},{flags:"-q, --quiet",what:"Don\u2019t report what was replaced, nor how many files were converted."},
{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose f\
or each file, and why.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",
what:"Write a script for completion in a shell.",choices:sf}];var Jn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function dl(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:cf(t)}function ul(e){let[t,...n]=e.split("//"),o=cf(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Be(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function cf(e){let t=ot(e)??rf(e);if(t===void 0)throw new Be("There is no such \
encoding; encoding-wasm --list shows all.");if(t===36)throw new Be("It is a label of the encoding replacement, which dec\
odes nothing.");return t}var At="encoding-wasm",Xn=()=>[...zn,...Jn].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?ll(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:hl(t)}}),ll=e=>[...e?["auto"]:[],...w.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
hl=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function ff(e){return{bash:pl,zsh:ml,fish:xl}[e]()}function pl(){let e=Xn().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=Xn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${At} in bash: put it into ~/.local/share/bash-completion/completions/${At}\

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
complete -o filenames -F _encoding_wasm ${At}
`}function ml(){let e=Xn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${At}
# Completion for ${At} in zsh: put it into a directory of $fpath as _${At}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function xl(){let e=Xn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${At} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${At} in fish: \
put it into ~/.config/fish/completions/${At}.fish
${e.join(`
`)}
`}var Zn=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function af(e){
let t=[...zn,...Jn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,u,{length:l})=>{let E=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,g=c!==void 0&&(i||u===l-1);return`\\fB${Zn(
d)}\\fR${g?i?`[${E}]`:E:""}`}),a=r?`
${Zn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Zn(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Zn(e)}" "User Commands"
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
`}async function wl(e,t){if(!Bc())return Te.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=t,h={sniff:i,locale:s,detect:!0};if(o)return Tc({...e,sniffing:h,json:r});
let E=u!==void 0||l!==void 0,g=d===void 0?void 0:An(e.to),x={...e,from:n==="auto"?of(h,E):n,unmappable:g?Bt=>g(Bt)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},N={isLending:!c&&!f&&!a&&!gl(x.unmappable),newTranscoder(Bt,xt){let{from:Ht,
to:vt}=Bt;return f?new jn(Ht,vt,xt):c?typeof Ht=="number"?new He(Ht,vt,xt):new $e(Ht,new He(0,vt,xt)):re(Ht,vt,N.isLending?
{...xt,take:Ao}:xt,"")},newFixer:a&&(()=>new wn(x.to))};if(!E)return Sr(x,N);let{skipUtf8:F=!1,dryRun:v=!1}=t;return wc(
x,{suffix:u,directory:l,skipUTF8:F,dryRun:v},Bt=>Sr({...x,...Bt},N))}var gl=e=>typeof e=="function"||e==="ignore"||e==="\
translit";0&&(module.exports={completionFor,manual,runFully});
