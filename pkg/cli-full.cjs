"use strict";var no=Object.defineProperty;var mf=Object.getOwnPropertyDescriptor;var xf=Object.getOwnPropertyNames;var wf=Object.prototype.hasOwnProperty;var gf=(e,t)=>{for(var n in t)no(e,n,{get:t[n],enumerable:!0})},Ef=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of xf(t))!wf.call(e,r)&&r!==n&&no(e,r,{get:()=>t[r],enumerable:!(o=mf(t,r))||o.enumerable});return e};var yf=e=>Ef(no({},"__esModule",{value:!0}),e);var Il={};gf(Il,{completionFor:()=>uf,manual:()=>lf,runFully:()=>bl});module.exports=yf(Il);var Ye="encoding-wasm";function Ir(){throw new Error("encoding-wasm: call instantiate() first.")}var Ke=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=bf();function bf(){let e=Ke.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Af=E(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),If=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Fr=e=>e<36&&e!==33,ot=e=>e>0&&e<29,_r=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[e].name),Bf=e=>If.find(([t])=>e>=t)[1];function rt(e){let t=Af();return t.get(e)??t.get(Rr(Mf(e)))}function it(e,t){
let n=rt(e);if(n===void 0){let o=io(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Bf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Ye}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function io(e){
let t=Ve(e),n={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:r})=>r.some(i=>Ve(i)===n));return o<0||o===36?void 0:o}
var Ve=e=>Rr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),Nr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function dt(e){if(e[0]>=239)return Nr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Cr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function qe(e){return Nr.find(t=>t.encoding===e)?.bytes}function Ct(e){return e===
0||e===37||e===38}function Mf(e){let t=0,n=e.length;for(;Br(e[t]);)t+=1;for(;Br(e[n-1]);)n-=1;return e.slice(t,n)}var Br=e=>`\
	
\f\r `.includes(e);function Rr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var q=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ze=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Ur=Symbol.for("encoding-wasm.UnmappableError"),st=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${ze(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Ur in o}[Ur](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Lr=(e,t)=>e?.prototype?.[t],Je=e=>Lr(globalThis.Buffer,e),jt=Je("ucs2Slice"),Xe=Je("ucs2Write"),$r=Je("utf8Slice"),Rt=Je(
"latin1Slice"),Ff=e=>globalThis[e],Dr=Ff("TextDecoder"),_f=Lr(Dr,"decode");function Et(e){let t=new Dr(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:_f}),n=>t.decode(n)}function Z(e){try{return e()}catch{return}}var v=()=>"InternalError"in globalThis,L=()=>"Bun"in globalThis,Qe=()=>kr().includes(
"Chrome/"),H=()=>kr().includes("AppleWebKit/")&&!Qe()&&!(St()>0);function kr(){try{return`${globalThis.navigator.userAgent}`}catch{
return""}}var yt=()=>"Deno"in globalThis,St=()=>Number.parseInt(globalThis.process?.versions?.node,10),Ut=()=>St()<22,Pr=e=>globalThis.
process?.getBuiltinModule?.(e);function ae(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var so=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Wr=()=>Object.getPrototypeOf(Uint8Array.prototype),Ze=e=>so(Wr(),
e),co=e=>so(DataView.prototype,e),Hr=e=>globalThis[e]&&so(globalThis[e].prototype,"byteLength"),fo=e=>Wr()[e],Rf=Ze(Symbol.
toStringTag),tn=Ze("buffer"),ao=Ze("byteOffset"),vr=Ze("byteLength"),Uf=fo("includes"),Lf=fo("set"),$f=fo("slice"),Df=co(
"buffer"),kf=co("byteOffset"),Pf=co("byteLength"),Gr=Hr("ArrayBuffer"),Wf=Hr("SharedArrayBuffer"),m=e=>vr.call(e);function Lt(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:m(e)}var T=(e,t,n=m(e))=>new Uint8Array(tn.call(
e),ao.call(e)+t,n-t);function Yt(e,t){let n=new Uint8Array(m(e)+m(t));return J(n,e),J(n,t,m(e)),n}function en(e,t){let n=ao.
call(e),o=t+(-(n+t)&3),r=Math.max(0,m(e)-o)>>2,i=r>0?new Int32Array(tn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var ct=(e,t)=>T(e,0,Math.min(t,m(e))),J=(e,t,n)=>Lf.call(e,t,n),jr=(e,t)=>Uf.call(e,t),tt=(e,t,n)=>$f.call(e,t,n);function nn(e,t,n){
if(n>24)return tt(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function ut(e,t){if(t<=64)return!1;
try{return Gr.call(tn.call(e)),!1}catch{return!0}}var Hf="The provided value is not of type '(ArrayBuffer or ArrayBuffer\
View)'.";function ft(e,t,n=Hf){if(!ArrayBuffer.isView(e)&&uo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Kt(e){if(ArrayBuffer.isView(e))return vf(e);try{return new Uint8Array(e)}catch{return D}}var de=e=>e instanceof
Uint8Array?e:Kt(e);function vf(e){try{return Rf.call(e)===void 0?new Uint8Array(Df.call(e),kf.call(e),Pf.call(e)):new Uint8Array(
tn.call(e),ao.call(e),vr.call(e))}catch{return D}}var D=new Uint8Array;function uo(e){try{return Gr.call(e)}catch{}try{return Wf?.
call(e)}catch{return}}function lt(e,t,n){Vt(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));
return o}function Vt(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options mu\
st be an object.`)}var pt=e=>`${e}`;function Yr(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Kr(e,t){if(typeof e==
"string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other v\
alues with String().`)}function lo(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=pt(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function zr(e,t,n){let o=on(f=>Kf(f,n),e,t),r=on(qf,e,t);if(o&&r){let f=yt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:yt()?o.writeBytes:void 0,mostByTable:512}}
let i=po(e);if(o)return v()?Vf(o,on(qr,e,t)):o;let s=r??on(qr,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function on(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),po(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Yf="str\
ings";function Kf(e,t){let[n]=WebAssembly.Module.customSections(t,Yf),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Vf(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function qf(e){let[t,n]=[jt,Xe],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:L()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){J(a,new Uint8Array(
e.buffer,u,2*l),d),d+=2*l},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function qr(e){let t=Et("utf-16le"),{write:n,most:o}=po(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function po(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ae(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var rn,h,mo,Jr,Xr,et,G={input:0,units:0,output:0},Fe=0,sn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN};function Tt(e,t){
sn.name=e,sn.encoding=t,B.newCodec=NaN,B.isBusy&&Qr(),B.isBusy=!0}function Qr(){try{ni(),rn??=ti(Ir()),Qf(new WebAssembly.
Instance(rn),rn)}catch(e){throw oi(e)}}function Zr(e){try{ni(),rn=Xf(ti(e))}catch(t){throw oi(t)}Qr()}function ti(e){return Jf(e)?e:new WebAssembly.Module(e)}function Jf(e){try{return WebAssembly.Module.customSections(e,ei),
!0}catch{return!1}}var ei="encoding-wasm";function Xf(e){let[t]=WebAssembly.Module.customSections(e,ei),n=`${Ye} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Qf({exports:e},t){h=e,ho=
WebAssembly.RuntimeError,G.input=h.input(),G.units=h.units(),G.output=h.output(),si(),et=zr(h.memory,G.units,t),Fe=Math.
min(h.units_length(),et.most),B.isBusy=!1}function ni(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function oi(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;
if(Zf(e))return new RangeError(`encoding-wasm: ${ri} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n(
"this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ri="no memory for WebAssembly; free some, and ca\
ll again",Zf=e=>e instanceof RangeError&&/memory/i.test(e.message);function le(){return wo(),mo}function ii(){return wo(),
Jr}function xo(){return wo(),Xr}function wo(){mo[0]===void 0&&si()}function si(){let{buffer:e}=h.memory;mo=new Uint8Array(
e),Jr=new Uint8Array(e,G.input,65536),Xr=new Int32Array(e,h.codec(),h.codec_length()>>2)}function cn(e,t){return Tt(e,-1),
go(t)}function go(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw k(t)}}var ho;function k(e){if(!B.isBusy||!ho||!(e instanceof
ho))return e;let t=w[sn.encoding]?.name,n=`${sn.name}${t?` of ${t}`:""} failed`;return ta()?new RangeError(`encoding-was\
m: ${n}: ${ri}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please \
report it, with the input if you can.`,{cause:e})}function ta(){try{return h.memory.grow(32),!1}catch{return!0}}function X(){let e=xo();return li(e,new Int32Array(e.length))}function fn(){return h.held()!==0?X():(B.newCodec=_e,null)}
var yo=e=>li(e,xo());function li(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function bt(e,t){pi(e,t)||(Tt("decod\
ing",e),t?yo(t):h.new_decoder(e),_e=e===33||e===36?NaN:e)}var _e=NaN;function pi(e,t){return t||B.newCodec!==e||B.isBusy?
!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function an(e,t){pi(~e,t)||(Tt("encoding",e),t?yo(t):h.new_encoder(e),_e=~e)}function So(e,t,n,o){
Tt("transcoding",e),o?yo(o):h.new_transcoder(e,t,+n)}function hi(e,t){h.set_source_encoding(e,+t),B.isBusy=!1}function zt(e){
let t=m(e),n=h.alloc(t)>>>0;return J(le(),e,n),[n,t]}var ia=E(()=>Uint8Array.from(Ke,e=>e.charCodeAt(0))),ci,To=e=>cn("s\
niffing",()=>(ci!==h&&h.give_labels(...zt(ia())),ci=h,e())),Oo=(e,t,...n)=>To(()=>h.sniff_html(...zt(e),t,...n)),mi=(e,t,n)=>To(
()=>h.sniff_xml(...zt(e),t,n));function xi(e,t){let n=To(()=>h.find_declared_label(...zt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var wi=(e,t)=>cn("sniffing",()=>h.default_for(...zt(e),t)),gi=()=>Tt("detection",-1);function Ei(e,t){
try{h.feed_detector(...zt(e),+t)}catch(n){throw k(n)}}var yi=(e,t,n,o)=>go(()=>{let r=f=>f?zt(f):[0,0],i=h.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Jt(e,t,n,o,r){pe(e,t),B.isBusy=!0;let i=h.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=
_e),mn(i)}function Si(e,t){let n=m(e);pe(e,n),B.isBusy=!0;let o=h.decode_block(n,0,2,+t);return B.isBusy=!1,mn(o)}var Ot={
encoding:-1,at:0,most:0,owner:void 0};function dn(e,t,n){if(Ot.encoding!==e||Ot.owner!==h||B.isBusy){try{Tt("decoding",e),
Ot.owner=h,Ot.at=et.readBytes?h.byte_table(e):0,Ot.most=!_r(e)&&et.mostByTable||1/0,Ot.encoding=e}catch(r){throw k(r)}B.
isBusy=!1}if(Ot.at===0||n>Ot.most)return;if(n<=65536)return pe(t,n),fi(n);if(et.most>Fe)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);pe(T(t,r,r+i),i),o=Xt(o,fi(i))}return o}function bo(e,t,n,o){return cn("decoding",()=>{
let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),pe(r===t?e:T(e,i,i+r),r),!h.is_free_of(r,n,o))
return!1;return!0})}function Ao(e,t){let n=-1,o,r;function i(s){try{return Tt(e,s),n=s,r=h,o=t(s),B.isBusy=!1,o}catch(c){
throw k(c)}}return s=>s===n&&r===h&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Io=Ao("encoding",e=>{let t=h.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=h.memory;return ot(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Ti=Ao("enco\
ding",e=>{let t=h.unit_table(e)>>>0,n=new Uint8Array(65536);return J(n,new Uint8Array(h.memory.buffer,t,16384)),n}),un=Ao(
"decoding",e=>{let t=ot(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>0?new Uint16Array(h.memory.buffer,n,t?256:
65536):void 0}),fi=e=>et.readBytes(G.input,e,Ot.at);function Xt(e,t){try{return e+t}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Oi=e=>e+
65536+3<=Fe,bi=e=>e>Fe&&e<268435456?et.collect?.(e+3):void 0,ln=()=>G.units,Ai=()=>le()[G.units]|le()[G.units+1]<<8,pn=(e,t)=>et.
read(G.units+2*e,t-e),hn=(e,t,n)=>et.write(e.slice(t,n),G.units);function Ii(e,t){if(!B.isBusy&&!et.writeBytes)return;Tt(
"encoding",t);let n=et.writeBytes?.(e,G.output,h.unit_table(t));return B.isBusy=!1,n===e.length?me(n):void 0}function Bo(e,t,n,o){
B.isBusy=!0;let r=h.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&P.finished()&&(B.newCodec=_e),mn(r)}var b={none:0,
source:1,result:2};function Bi(e,t,n,o){let r=m(e);pe(e,r),B.isBusy=!0;let i=h.transcode_block(r,+t,n,o);return B.isBusy=
!1,mn(i)}function pe(e,t){let n=ii();if(t>8)try{J(n,e)}catch{J(n,T(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function mn(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var me=e=>nn(
le(),G.output,e),Mo=e=>le().subarray(G.output,G.output+e),P={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.
written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},At={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var sa=new Uint8Array(256);var _i=E(()=>Xe?96:v()||H()?1024:128),Fo=E(()=>H()?65536:v()||L()?4096:128),ca=E(()=>new Uint8Array(2*Fo()));function Ni(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}
function Ci(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return jr(o,0)?void 0:o}
function Ri(e,t){let{length:n}=e,o=2*n<=256?sa:ca(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&
s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return nn(o,0,r)}var Ui=new Uint8Array(128),It=fa(Ui);function fa(e){return new Uint16Array(e.buffer)}var Li=E(()=>Co()?0:18),$i=E(()=>St()>
0&&!yt()&&!L()?12:18),aa=E(()=>v()||Ut()?18:8),Di=E(()=>yt()||!(St()>=22||H())?64:32),da=E(()=>v()||L()||H()?64:32),ua=E(
()=>H()?36:18),xn=(e,t)=>(e[0]&e[t>>1])>=128;function ki(e,t,n){return n?t<=aa():t<=ua()||t<=da()&&(xn(e,t)||gn())}var Pi=()=>({
mixed:$i(),most:Di()}),Wi=(e,t)=>t<=$i()||t<=64&&xn(e,t)&&t<=Di(),z={length:0,bytes:[0,0]};function Zt(e,t,n,o){if(e[0]<
128&&Co())return Ro(e,t)?Rt.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,d=e[i++]^
128,u=a?0:e[i++]^128;if(c=a?(f&31)<<6|d:(f&15)<<12|d<<6|u,!(f>=194&&f<240&&(d|u)<64&&i<=t)||!a&&(c<2048||(c&63488)===55296||
c===65279))return la(e,s,t,n,o,r)}It[r++]=c}return Ne(r)}function Hi(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){
let r=e[o]|e[o+1]<<8;if((r&63488)===55296)return;It[n++]=r}return Ne(n)}function la(e,t,n,o,r,i){let s=No();for(let c=t;c<
n&&i<=s;){let f=e[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,u=a===0&&f>=128,l=f===224?160:f===240?144:128,
p=f===237?159:f===244?143:191,y=0;for(;y<a&&c<n;y++,c++){let g=e[c];if(g<l||g>p)break;l=128,p=191,d=d<<6|g&63}if(y<a){if(c===
n&&!o){if(f>=239)return;vi(f,128|d&63,1+y);break}u=!0}if(u&&r||(u&&(d=65533),d===65279))return;d>65535&&(It[i++]=55232+(d>>
10),d=56320|d&1023),It[i++]=d}return Ne(i)}function _o(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){
if(r??=un(o),!r)return;if(a=r[f],a===0&&(s<t&&(a=r[f|e[s++]<<8]),a===0))return pa(e,c,t,n,i,o,r)}It[i++]=a}return Ne(i)}
function pa(e,t,n,o,r,i,s){let c=No();for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){
if(i===32)return;vi(a,0,1);break}let u=f<n?e[f]:0;if(d=s[a|u<<8],d>0)f+=1;else if(ha(u,i))d=65533;else return}It[r++]=d}
return Ne(r)}function ha(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function wn(e,t,n){return z.length=
0,Zt(T(e,t,n),n-t,!1,!0)===""}function vi(e,t,n){z.length=n,z.bytes[0]=e,z.bytes[1]=t}function Ne(e){if(e<3||e<=18&&!Co())
return ae(It,0,e);if(gn())return jt.call(Ui,0,2*e);if(!(e>No()))return ae(It,0,18)+ae(It,18,e-18)}var No=E(()=>gn()?1/0:
36),Co=E(()=>L()&&gn()),gn=E(()=>Z(ma)===!0);function ma(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(jt)==="a\uFEFF\uD83D"&&t(Rt)==="a\0\xFF\xFE=\xD8"}function Ro(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}function we(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var Lo=["fatal","html","replacement"];function $o(e,t){let{length:n}=e,o=ot(t);if(n>64&&n>(o?_i():Fo()))return;if(o)return Ni(
e,Io(t));if(!!0)return;let r=Io(t);return r&&Ri(e,r)}var ga=E(()=>L()||H());function Ki(e,t){return!!0||!ot(t)?$o(e,t):ga()?
Ci(e,Ti(t)):Ii(e,t)}var Do=()=>"",Dt=class e{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:Lo.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=$o(t,this.encoding);
if(n)return n;try{let o=ot(this.encoding)&&Ki(t,this.encoding);if(o)return o;an(this.encoding,null),hn(t,0,t.length);let r=Bo(
0,t.length,this.#r,!0);return r===-2||!P.finished()?void 0:(this.#n=0,me(r))}catch(o){throw k(o)}}#s(t,n){let o=new Y;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new st(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===Do,u=f&&!d?2048:65536,l=f&&this.
encoding===33?new Uo(c,o):void 0,p=l?x=>l.add(x):o,y=l?x=>l.addUnchanged(x):o,g=0;try{if(!s)for(;g+65536<t.length;g+=65536){
let x=Ki(t.slice(g,g+65536),this.encoding);if(!x)break;o(x)}for(an(this.encoding,s);g===0||g<t.length;g+=u){let x=Math.min(
g+u,t.length);hn(t,g,x);let N=x===t.length;for(let F=0,j=!1;!j;){let at=Bo(F,x-g,a,n&&N);p(me(at===-2?P.written():at));let _t=i+
g+F+P.start();if(F+=P.read(),j=at!==-2&&P.finished(),at!==-2||d)continue;let wt=P.codePoint();if(f){let vt=X(),Gt=()=>this.
locate(_t),pf=f(wt,Gt),hf=this.#c(vt,pf,y,p,wt,Gt);an(this.encoding,hf),hn(t,g,x)}else r(wt,_t)}}}catch(x){throw k(x)}if(n){
l&&o(l.held);return}l&&(this.#o=l.held),this.#e=X(),this.#n=i+t.length}#c(t,n,o,r,i,s){if(n===null)throw new st(i,s(),this.
name);if(typeof n!="string")return o(n),t;let c=new e(this.encoding,"fatal");return c.#e=t,c.encodeOrFail(Yr(n),!1,r,f=>{
throw new st(f,s(),this.name)}),c.#e}},Uo=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=m(t);if(n===
0)return;t[0]!==27&&this.#t(this.held);let o=t[n-3]===27?n-3:n;this.#t(tt(t,0,o)),this.held=tt(t,o,n)}addUnchanged(t){this.#t(
this.held),this.held=D,this.#t(t)}},Y=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){let n=m(t);if(n===0)
return;this.#n+=n;let o=this.#e;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);J(r,o.bytes),o.
bytes=r,o.isBlock=!0}if(o?.isBlock&&o.length+n<=4096){J(o.bytes,t,o.length),o.length+=n;return}this.#e={bytes:t,length:n,
isBlock:!1,next:null},o?o.next=this.#e:this.#t=this.#e}forEach(t){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;
t(i?tt(o,0,r):o)}}concatenate(){let t=this.#t;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Ea(this.#n),o=0;return this.
forEach(r=>{J(n,r,o),o+=m(r)}),n}};function Ea(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host \
has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Vi(e,t,n="enc\
odeUTF16() of 'encoding-wasm', or UTF-8"){let o=it(e,t);if(o===37||o===38){let{name:r}=w[o];throw new RangeError(`${t}: ${r}\
 has no encoder in the standard; use ${n}.`)}return qi(o,e,t)}function qi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}\
' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var En=class{#t;#e;#n=new Y;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new Y;let n=dt(t)?.bytes.length??0,o=this.#r(T(t,n,Math.min(m(t),n+4096*this.#e)));if(!ko(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=xi(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
rt(d)!==this.#t&&(r.push(T(t,i,n+f*this.#e),this.#i(w[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(m(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function ko(e){let t=0;for(;t<m(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Wo=E(()=>Z(Ta)),te=E(()=>Z(Oa)),Ji=E(()=>Z(Ia));function Xi(e,t,n){if(e!==0&&e!==38||n<24||ut(t,n)||e===0&&ts(t,n))return;let o=e===0?te():Ji();return o?.takes?.(t,n)===
!1?void 0:o}function Ho(e,t,n,o){if(z.length=0,o&&t>8192||t>256&&(ut(e,t)||ts(e,t)))return;let r=te();if(!r||r.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!wn(e,i,t))))try{let s=r.decodeQuickly(i<t?T(e,
0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function Qi(e,t){let n=te();if(n?.takesBuffer(e,t))try{return n.
decodeBuffer(e)}catch{return}}function Zi(e,t){let n=Ji();if(!(t%2>0||!n?.takes?.(e,t)||ut(e,t)))return n.decode(e,!0)}function ts(e,t){
if(t<8192||Sa())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}var Sa=E(
H);function Ta(){let{isAscii:e}=Pr("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function Oa(){let e=Ut(),t=e?Wo():void 0;if(e&&!t)return;let n=Et("utf-8"),o=ba(n),r=t&&((N,F)=>we(N,F)&&t(N)),
i=r??(Qe()?Aa:void 0),s=r?(N,F)=>es(N,F)||F>256&&r(N,F):i,[c,f]=Qe()?[48,128]:[0,yt()?-1:e?2048:8192],a=(N,F)=>F>=c&&F<=
f&&(!t||F<=64||t(N)),d=[239,187,191,97,230,188,162,240,159,146,169],u=[192,128,237,160,128,244,144,128,128,97,240,159,146,
97,230,188],l=Uint8Array.of(...d,...u),p=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,y=Uint8Array.of(97,
127),g=o(l,l.length)===p&&n(l)===p&&n(l.buffer)===p&&o(y,2)==="a\x7F",x=Rt;if(!(!g||t&&x.call(y)!=="a\x7F"))return{decode(N,F){
try{if(t)return x.call(N);let j=n(N);return F&&j.includes("\uFFFD")?void 0:j}catch{return}},decodeQuickly:o,takesQuickly:s,
decodeBuffer:n,takesBuffer:a,takes:i,completeLength(N,F){for(let j=1;j<=3&&j<=F;j++){let at=N[F-j];if(at<128)break;if(at>=
192)return(at>=240?4:at>=224?3:2)>j?F-j:F}return F}}}function ba(e){let[t,n]=[$r,Rt];if(Ut())return(r,i)=>i>256?n.call(r):
e(r);if(!t||L()||!(St()>=22))return e;let o=yt()?es:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var es=(e,t)=>t<=64||t<=256&&
we(e,t);function Aa(e,t){if(t<64)return!1;if(we(e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<
t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}function Ia(){return v()||
H()?Ma():Ba()}function Ba(){let e=jt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},
(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return ns(Ut()?512:1/0,(o,r)=>{
let i=e.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function Ma(){let e=Et("utf-16le");if(e(Uint8Array.
of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return ns(1/0,(t,n)=>{let o=e(t);return n&&o.includes("\uFFFD")?void 0:
o})}var ns=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){try{return t(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-
1]&252)===216?r-2:r}});var jo=E(()=>H()?8:18),Fa=E(L);function is(e,t,n){if(n>64)return we(t,n)?_a(e,t,n):void 0;if(n<=Li()||(t[n>>1]|t[n-1])>=
128||!Ro(t,n))return;let o=Sn();return o?o.call(t,0,n):dn(e,t,n)}function _a(e,t,n){let o=Sn(),r=ot(e);if(!(n<512&&(r||!o))&&
!(r&&ds(e))&&!ut(t,n))try{return Wo()?.(t)??bo(t,n,128,128)?o?o.call(t):te()?.decodeQuickly(t,n):void 0}catch{return}}var yn=[],
ee=[];function ss(e,t,n){if(!(n<=jo()||n>=512&&!ds(e)))return ee[e]===void 0&&(ee[e]=Da()?as(e):null),fs(ee[e],t,n)}function cs(e,t,n){
return n<512?(Fa()?Go(e,t,n):void 0)??dn(e,t,n)??Go(e,t,n)??os(e,t,n):Go(e,t,n)??(Ua(e)?os(e,t,n):void 0)??dn(e,t,n)}var vo=0,
Na=E(()=>Yo()?8192:512);function Go(e,t,n){let o=Sn();if(!o||e!==21)return;let r=n<Na();if(r&&vo>0){vo-=1;return}if(!Ra(
t,n)){r&&(vo=15);return}if(!ut(t,n))try{return o.call(t)}catch{return}}var os=(e,t,n)=>fs(as(e),t,n),fs=(e,t,n)=>e&&(n<=
256||!ut(t,n))?Ce(e,t):void 0;function Ce(e,t){try{return e(t)}catch{return}}function as(e){return yn[e]===void 0&&(yn[e]=
null,yn[e]=Z(()=>ka(e))??null),yn[e]}var Sn=E(()=>Z(Ca));function Ca(){let e=Rt,t=Uint8Array.from({length:256},(n,o)=>o);
return e.call(t)===String.fromCharCode(...t)?e:void 0}function Ra(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&
224)===128)return!1;return n===t||bo(e,t,128,224)}var Ua=e=>e===21?Yo():La(),ds=e=>!Sn()&&(e===21?Yo():$a()),La=E(()=>v()||
H()),$a=E(v),Yo=E(()=>v()||L()||!(St()>0)),Da=E(()=>v()||L()||H()||Ut());function ka(e){let t=un(e),n=Et(w[e].name),o=i=>n(
i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(
i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var us;function ls(e,t,n){return us??=Pa(),us(e,t,n)}function Pa(){let e=te(),{mixed:t,most:n}=e&&L()?{mixed:0,most:0}:Pi();
return(o,r,i)=>{if(r<=t||r<=n&&xn(o,r)){let s=Zt(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{let s=e?.
decodeQuickly(o,r);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function Tn(e,t,n,o=!1){try{bt(e,null);let r=Jt(
t,n,0,o,!0);return r<0?void 0:pn(0,r)}catch(r){throw k(r)}}var Ko=E(()=>v()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:L()?2048:H()?112:0}),ps=e=>e===34?Ko().shiftJIS:
Ko().any,hs=[];function ms(e,t,n){if(n>Ko().markup||n>ps(e)&&!va(t,n))return;let o=hs[e];if(o)return ut(t,n)?void 0:Ce(o,
t);Ga(e,n)}function va(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=
1);return n>10}var Re=[];function Ga(e,t){Re[e]===void 0&&(Re[e]=Z(()=>Ya(e))??null);let n=Re[e];n&&(n.credit+=1+t/1024,
!(n.credit<128)&&(n.credit=0,Re[e]=null,Z(()=>{let{value:o}=n.sequences.next();o?n.decode(o)===Tn(e,o,m(o))&&(Re[e]=n):ja(
e,n.decode)})))}function ja(e,t){hs[e]=t;let n=ps(e);n>0&&(ee[e]=o=>o.byteLength<=n?t(o):void 0)}var Ya=e=>({decode:Et(w[e].
name),sequences:Va(e),credit:0}),Ka=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Vo=[10,164,162];function*Va(e){let[
t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Ka)yield Uint8Array.of(...i,...Vo);for(let i=128;i<=255;i++)
yield oe([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield oe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield oe([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield oe([i,Math.min(i+7,254)],n,r,n);yield oe(
[227,227],[50,50],o,n),yield oe([129,129],[48,48],t),yield oe([129,129],[48,48],r,t)}}function oe(...e){let t=e.map(([s,
c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+Vo.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.
length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(Vo,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(
i+o,i,i+e.length-1),r}var ge=new Uint8Array(18),za=[0,0],Q=class{encoding;fatal;ignoreBOM;#t=null;#e=za;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Lt(t);if(!this.#t&&this.#n===0){let i=this.#a(t,r,n);if(i!==void 0)return n||
this.#m(r),i}return this.#c(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?ls(t,n,this.fatal):Ho(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{let s=this.#s(
t,n,256)??this.#a(t,n,!0);if(s!==void 0)return s;let c=i&&!Ct(r)?Tn(r,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#c(
t,n,!0,o)}decodeBuffer(t,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#f(this.#d(Qi(t,n))):this.#s(t,n,511)}#s(t,n,o){
let r=n<=o&&n>jo()?ee[this.encoding]:void 0;return r?this.#d(Ce(r,t)):void 0}#c(t,n,o,r){if(this.#n>0){let d=this.#p(t,n,
o)??this.#u(t,n,o,r);if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(t,n,o)??this.#h(
t,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,k(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?a:a.toTypeError(r);return f}#a(t,n,o){let{encoding:r}=this;if(z.length=0,n===0)return"";if(r===0){let c=Wi(t,n)?Zt(
t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Ho(t,n,o,this.fatal);return this.#f(f)}if(r===38){let c=n<=36?Hi(t,
n):Zi(t,n);return this.#f(c)}if(!Fr(r))return;let i=ot(r),s=(i?ss(r,t,n):void 0)??(t[0]<128?is(r,t,n):void 0)??(!i&&o&&n>
18?ms(r,t,n):void 0)??(ki(t,n,i)?_o(t,n,o,r):void 0)??(i?cs(r,t,n):void 0);return this.#d(s)}#d(t){return this.fatal&&this.
encoding!==21&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):
t}#p(t,n,o){let r=this.#n+n;if(n===0||r>18)return;z.length=0,this.#l(t,r);let i=this.encoding===0?Zt(ge,r,o,this.fatal):
this.#d(_o(ge,r,o,this.encoding));return i!==void 0&&!o&&this.#m(n),i}#u(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#l(t,a);let d=Zt(ge,a,!0,!0);if(d===void 0)return;let u=a-
f;this.#n=0,this.#r+=u,this.#o=!0;try{return Xt(d,this.decode(T(t,u),o,r))}catch(l){throw this.#o=s,l instanceof q||l instanceof
TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),l}}#l(t,n){ge[0]=this.#e[0],ge[1]=this.#e[1];for(let o=this.#n;o<
n;o++)ge[o]=t[o-this.#n]}#m(t){this.#r+=t,this.#o||=this.#n+t>z.length,this.#n=z.length,z.length>0&&(this.#e=[z.bytes[0],
z.bytes[1]])}#x(){let t=Uint8Array.from(this.#e);try{bt(this.encoding,null),Jt(t,this.#n,0,this.fatal,!1),this.#t=X(),this.#n=
0}catch(n){throw k(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=Xi(this.encoding,t,n);if(!r)return;
let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&
192)===128;)i+=1;if(i===n)return;if(s=this.#h(T(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:T(t,i,c),a=r.decode(f,
this.fatal);if(a===void 0){if(s=Xt(s,this.#h(f,c-i,!0)),this.#i)return s}else s=Xt(s,this.#f(a)),this.#r+=c-i;return this.#o||=
c>0,c===n?s:this.encoding===0&&!o&&wn(t,c,n)?(this.#m(n-c),s):Xt(s,this.#h(T(t,c,n),n-c,o))}#h(t,n,o){bt(this.encoding,this.#t);
let r="",i=bi(n),s=this.#o||this.ignoreBOM||!Ct(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,
n-f),u=f===0&&a?t:T(t,f,f+d),l=Jt(u,d,c,this.fatal,o&&a);if(l<0)return this.#t=X(),this.#i=new q(this.name,this.#r+f+P.start(),
P.length()),r;if(c+=l,c>0&&(a||!Oi(c))){let p=!s&&Ai()===65279?1:0;i?i.add(ln()+2*p,c-p):r=Xt(r,pn(p,c)),s=!0,c=0}if(a)break}
return this.#o=s,this.#t=o?null:fn(),this.#r+=n,i?i.toText():r}},On=new Q(0,!1,!1);function qo(e,t,n,o,r,i){return On.encoding=
n,On.fatal=o,On.ignoreBOM=r,On.decodeWhole(e,t,i)}function xs(e,t){let n=it(e,t);if(n===36)throw new RangeError(`${t}: T\
he encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var bn=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Dt(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=m(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(t,i,s?r:i+4096),
s?n:b.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Qa(r,t),s[d-i]);let c=new Y,f;try{this.#t.
transcode(t,n===b.result?b.source:n,d=>c.add(d))}catch(d){f=d}let a=Xa(c.concatenate());try{this.#e.encodeOrFail(a,n===b.
result,o),this.#n=n===b.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function Xa(e){let t=new Uint16Array(
m(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}function Qa(e,t){let n=m(
t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=ws(e);for(let c=0;c<n;c++){let f=e.position+c,a=T(t,c,c+1),d=o.copy(),u=0,l=0;
try{o.transcode(a,b.none,x=>{u===0&&(l=x[0]|x[1]<<8),u+=m(x)/2})}catch(x){if(x instanceof q)break;throw x}u>0&&(r[i++]=s);
let p=l===65533&&s<f?gs(d,a,b.none):void 0,y=p?p.offset+p.length:f;for(let x=1;x<u;x++)r[i++]=y+x-1;let g=f-s===2||f<=2;
u>0&&!p?s=f+1:(p||g)&&(s=ws(o))}return r[i]=s,r}var ws=e=>gs(e,D,b.source)?.offset??e.position;function gs(e,t,n){try{e.
copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof q)return o;throw o}}var Ee=e=>e==null?void 0:pt(e);function ye(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Za(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>it(pt(o),t))}}var In={allowUTF8:e=>e===void 0||!!e,candidates:Za,locale:Ee,maxBytes:ye,
tld:Ee},Jo=["text","ASCII","empty","binary","unknown"];function Se(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=m(e),f=Math.min(c,i);gi();for(let p=0;p<f;p+=65536){let y=Math.min(p+65536,f);Ei(T(e,p,y),t&&y===c)}let a=yi(
o,r&&An(r),s&&An(s),n),{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:Jo[d],isASCII:Jo[d]==="ASCII"||Jo[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,y)=>({encoding:w[a[3+2*y]].name,score:a[4+2*y]}))}}function An(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Xo(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=ft(e,n),r=lt(t,In,n),i=Se(Kt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var nd=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],od=[33,36,37,
38],Te=(e,t)=>{let n=Ee(e);return n===void 0?-1:it(n,t)},Es=(e,t,n)=>Math.min(ye(e,t,n)??1024,1048576),ys=e=>rt(Ee(e)??"")??
-1;function rd(e,t,n){if(e)return lt(e===!0?void 0:e,In,`${t}, option '${n}'`)}var id={defaultEncoding:Te,detect:rd,likelyEncoding:Te,
locale:Ee,maxPrescanBytes:Es,parentEncoding:Te,transportLayerEncodingLabel:ys,userOverride:Te};function sd(e,t){let n=lt(
e,id,t),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,
parentEncoding:f,likelyEncoding:a}=n,d=Math.min(m(s),r),u=Oo(s,d,c,i,f,a);return u===-1?void 0:Ue(u)},options:n.detect&&
{...n.detect,locale:n.detect.locale??o},decide:s=>Ss(s)??cd(o,n.defaultEncoding)}}function Ss(e){if(!(e?.encoding===void 0||
e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function cd(e,t){return Ue(
wi(An(e),t===-1?21:t))}var fd={defaultEncoding:Te,maxPrescanBytes:Es,transportLayerEncodingLabel:ys};function ad(e,t){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=lt(e,fd,t),i=s=>{let c=Math.min(m(s),o),f=Ue(mi(s,c,r));
return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.max(3,o),declared:i,decide:()=>i(D)}}function dd(e,t){
let n={...In,defaultEncoding:Te},{defaultEncoding:o,...r}=lt(e,n,t);return{prescanned:3,declared(i){let s=dt(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Ss(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var ud={detect:dd,html:sd,xml:ad},Qo=["detect","ht\
ml","xml"],ld={prefixBytes:ye,sniff:lo(Qo)};function re(e,t){let{prefixBytes:n,sniff:o}=lt(e,ld,t),r=ud[o](e,t),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.
maxBytes??1/0,passesASCII:E(()=>{let c=s.candidates&&Se(D,!0,s);return!od.includes(i(c).encoding)}),options:s},decide:i,
sniff:c=>pd(r,c),takesWhole:n===void 0}}function pd({prescanned:e,declared:t,options:n,decide:o},r){return t(ct(r,e))??o(
n&&Se(r,!0,n))}function Ts(e){let t=ct(e,1024),n=Oo(t,m(t),-1,-1,-1,-1);return n===-1||Ue(n).source==="BOM"?void 0:Ue(n)}
function Ue(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:nd[e>>8&255],score:null}}var Bs="(B",Ms="(J",Fs=[Bs,Ms,"(I","$@","$B"],Bn=class{#t=!0;#e=!0;read(t,n){let o=m(t),r=this.#t?gd(t):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=Ed(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=Is(t,i);if(s=Fs.includes(a),!s&&!n&&Sd(a))break;
this.#e=s}else s=f>=128||i<r&&yd(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(t,n){let o=m(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=Is(
t,r);this.#e&&=i===Bs||i===Ms}return o}};function gd(e){let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(e))return 1/0;
if(t&&=As(e[o],e[o+1]),n&&=As(e[o+1],e[o]),!t&&!n)return o+2}return 32}function Ed(e,t){let n=m(e),{start:o,words:r}=en(
e,t),i=bs(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return bs(e,o+4*s,n)}function bs(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var As=(e,t)=>e===
48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||e===33&&t===34,yd=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Is(e,t){let n="";for(let o=t+1;o<Math.min(t+3,m(e));o++)n+=String.fromCharCode(
e[o]);return n}var Sd=e=>e.length<2&&Fs.some(t=>t.startsWith(e));var Pt=class{decision=null;sample=D;detected;#t;#e=!0;#n=!1;#o=new Bn;#r=new Y;#i;#s=0;#c=D;#a=D;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new Y;if(this.#e&&n&&this.#t.takesWhole)return this.#l(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+m(t)<this.#i&&!n)return this.#p(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new Y;
let i=ct(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#d(r,n,o)}#d(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=n&&
!f,{plain:d,evidence:u}=r.passesASCII()?this.#o.read(ct(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let l=m(s),p=c-d;if(u===
-1)return n||f?this.#l(i(this.#f(ct(s,p),a)),o,s):this.#p(s,l+1,o);let y=Ns(ct(s,p),u-d,r.windowBytes),g=Math.min(y+r.windowBytes,
p);if(l<g&&!n)return this.#p(s,g,o);let x=ct(s,g),N=this.#f(x,l<g);if(g<=y||g===p||!r.passesASCII()||!bd(N,x))return this.#l(
i(N),o,s);s=this.#u(s,this.#o.skip(x,u-d),o)}}#f(t,n){this.sample=Yt(Yt(this.#c,this.#a),t);let o=this.#t.detection.options;
return this.detected=Se(this.sample,n,{...o,maxBytes:void 0}),this.detected}#p(t,n,o){let r=m(t);return r>0&&this.#r.add(
tt(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=ct(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-m(this.#c));
return i>0&&(this.#c=Yt(this.#c,ct(r,i))),this.#a=_s(Yt(this.#a,_s(T(r,i)))),T(t,n)}#l(t,n,o){return this.decision=t,{passed:n,
rest:o}}},_s=e=>T(e,Math.max(0,m(e)-64));function Ns(e,t,n){let o=Math.min(m(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;
return t}function bd(e,t){return e.isASCII||e.encoding===void 0&&!(t[Ns(t,0,1/0)]>=128)}function Cs(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function Rs(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var Us="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Ls=`!
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
?`;var Id=E(()=>{let e=Ls.split(`
`),t=0;return new Map(Us.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
$s=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Fn(e){let t=new Dt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof st)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Ds(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Ds(e,t,n){if($s(e))return"";if(n===0)return null;let o=Bd(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Ds(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Bd(e){
let t=[...Id().get(e)??[],...Md(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Md(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),a=o.filter((l,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===t&&r.push(u),a.every(
$s)&&i.push(d)}return[...r,...i]}var ks=["fatal","html","replacement","ignore","translit"];function Ps(e,t,n){return typeof e=="function"?(o,r)=>Fd(e(o,r()),n):e==="ignore"?Do:e==="translit"?Fn(t):void 0}function Fd(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=Kt(ft(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return tt(o,0,m(o))}function ie(e,t,n,o){return typeof e=="number"?Ws(e,t,n,o):new $e(e,Ws(0,t,n,o))}function Ws(e,t,n,o){let{unmappable:r,losses:i}=n,
s=Ps(r,t,o);if(!s||Ct(t))return new _n(e,t,n);let c=tr(e,n);return new bn(c,t,r,i?.counting(s)??s)}function tr(e,t){return new _n(
e,38,{...t,bom:!1,unmappable:"fatal"})}var _n=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(So(t,this.to,this.#n.ignoreBOM,
this.#t),hi(t,n),this.#t=X())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=me,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(qe(this.to)??[]));
let d=Math.max(0,Lo.indexOf(c)),u=m(t);try{So(this.from,this.to,i,this.#t);for(let l=0;;){let p=u-l<=65536,y=p&&l===0?t:
T(t,l,p?u:l+65536),g=Bi(y,r,d,p?n:b.none);a?.addBlock(this.#e+l);let x=g<0?P.written():g;if(x>0&&o(f(x)),g<0&&this.#o(g,
l),l+=P.read(),p&&P.finished())break}}catch(l){throw k(l)}this.#t=n===b.result?null:X(),this.#e=n===b.none?this.#e+u:0}#o(t,n){
let o=this.#e+n+P.start();throw this.#t=X(),this.#e=0,t===-1?new q(w[this.from].name,o,P.length()):new st(P.codePoint(),
o,w[this.to].name)}},$e=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(t,n,o):this.#s(r,t,n,o),n===b.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new Pt(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==b.none);
i.length>0&&(this.#r.transcode(i.concatenate(),b.none,r),this.#o=!0),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(
t.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var Ec=require("node:buffer"),M=require("node:fs"),He=require("node:path");var Oe={failure:1,usage:2};var er=require("node:buffer");function De(e){if((0,er.isUtf8)(e))return Hs(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,er.isUtf8)(r));t+=o?Hs(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var Hs=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function O(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function C(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var R=require("node:fs");var Gs=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var Ys=require("node:util");var Ks={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Nn={...Ks,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Vs="there is no such file, and no file matches it as a pattern; check its name and its directory",Cn={binary:"\
it looks like binary data",unknown:"its encoding can't be recognized"},se={...Ks,EACCES:"its permissions, or those of it\
s directory, do not let you write it; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on i\
t, so it cannot be replaced; write elsewhere",EEXIST:"a file has the same name as a directory that it needs; name anothe\
r directory",EDQUOT:"your disk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the\
 file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while it was written; check the device, or w\
rite elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directory does not exist, or accepts no new fi\
les; create it first, or write elsewhere",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"\
the system does not let you write it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function mt(e,t){
let{code:n="",errno:o}=e,r=o===void 0?void 0:(0,Ys.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??
`${r} (${n})`)}function xt(e,t){return ke(e,t instanceof Error?t.message:String(t)),Oe.failure}function ke(e,t){be(`enco\
ding-wasm: ${e}: ${t}
`)}var js=!1;function be(e){js||process.stderr.on("error",()=>{}),js=!0,process.stderr.write(e)}var Bt=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var qs;async function or(e,t){let n=async i=>{try{return await i()}catch(s){throw mt(s,Qs(e))}},{next:o,close:r}=await n(
()=>e==="-"?_d(t):Nd(O(e),t));return{next:()=>n(o),close:r}}async function*Un(e){let t=await or(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function _d(e){let t=(0,R.fstatSync)(0,{bigint:!0});return nc(
t,e),t.isFile()?Zs(0,t,()=>{}):Cd()}function Nd(e,t){let n=Js(e,t);if(!n.isFile())return Rd(e);let o=(0,R.openSync)(e,"r");
return Zs(o,n,()=>(0,R.closeSync)(o))}function Js(e,t){let n=(0,R.statSync)(e,{bigint:!0});return n.isDirectory()&&(0,R.opendirSync)(
e).closeSync(),nc(n,t),n}function Xs(e){try{Js(O(e)),(0,R.accessSync)(O(e),R.constants.R_OK)}catch(t){throw mt(t,Qs(e))}}
var Qs=e=>Gs(e)?{...Nn,ENOENT:Vs}:Nn;function Zs(e,{size:t},n){qs??=new Uint8Array(262144);let o=qs,r=0;return{async next(){
let i=(0,R.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,R.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Cd(){
let e=tc(0,()=>{}),t=process.platform==="win32"?zs():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=zs()}return t.next()},close:()=>t?.close()}}function zs(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Rd(e){let t=await ec(
n=>(0,R.open)(e,n));return tc(t,()=>(0,R.closeSync)(t))}function tc(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await ec(i=>(0,R.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var ec=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function nc(e,t){if(e.isDirectory())throw new Error(Nn.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var rc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],rr=new Set,ir=!1,oc=Date.now();function Pe(e){if(rr.add(e),!ir)for(let t of rc)
process.on(t,ic);return ir=!0,()=>rr.delete(e)}function ic(e){for(let t of rr)t();for(let t of rc)process.off(t,ic);process.
kill(process.pid,e)}function sc(){if(!(!ir||Date.now()-oc<50))return new Promise(e=>{setImmediate(()=>{oc=Date.now(),e()})})}var S=require("node:fs"),nt=require("node:path");function cr(e,t=438){if(e===void 0)return Ld();let{target:n,present:o,descriptor:r}=fr(e);return r!==void 0?Wd(r):o?.isFIFO()?
kd(O(e)):o&&!o.isFile()?Ln((0,S.createWriteStream)(O(e)),!0):Hd(n,o,t)}function fr(e){if(e==="")throw new Error("its nam\
e is empty; name a file");let t=(0,S.lstatSync)(O(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,S.statSync)(O(e),
{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(nt.sep))throw new Error(se.EISDIR);if(!o?.isFile())
return{target:n?sr(e):e,present:o};let r=lc(e);return r===void 0&&(0,S.accessSync)(O(e),S.constants.W_OK),{target:n?sr(e):
e,present:o,descriptor:r}}var cc;function Ld(){return cc??=$d(),cc}function $d(){let e=(0,S.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?Ln(process.stdout,!1):Dd(t)}function Dd(e){let t,n=()=>{t??=Ln(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,S.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function Ln(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function kd(e){let t=(0,S.createWriteStream)(e),{discard:n,...o}=Ln(t,!0);return{...o,file:(0,S.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&Pd(e,t)}}}function Pd(e,t){try{let n=(0,S.openSync)(e,S.constants.O_RDONLY|S.constants.
O_NONBLOCK);t.once("close",()=>(0,S.closeSync)(n))}catch{}}function sr(e){let t=uc(e);return t===void 0?e:sr(t)}function uc(e){
if(!(0,S.lstatSync)(O(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=De((0,S.readlinkSync)(O(e),"buffer"));return(0,nt.isAbsolute)(
t)?t:`${De(S.realpathSync.native(O((0,nt.dirname)(e)),"buffer"))}${nt.sep}${t}`}function lc(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,nt.resolve)(e))??[];if(t!==void 0)return Number(t);let n=uc(e);return n===void 0?void 0:lc(n)}function Wd(e){return{
file:(0,S.fstatSync)(e,{bigint:!0}),write:t=>pc(e,t),wait(){},finish(){},discard(){}}}function pc(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,S.writeSync)(e,n))}var fc=0;function ar(e){fc+=1;let t=[process.pid,fc,Math.random().toString(36).slice(
2)].join("-");return(0,nt.join)((0,nt.dirname)(e),`.encoding-wasm-${t}.tmp`)}function Hd(e,t,n){let o=O(ar(e)),r=(0,S.openSync)(
o,"wx",t?384:n),i=!0,s=()=>{i&&(i=!1,(0,S.closeSync)(r))};return{write:c=>pc(r,c),wait(){},finish(){s(),t&&dr(o,t),(0,S.renameSync)(
o,O(e))},discard(){try{s()}finally{(0,S.rmSync)(o,{force:!0})}}}}var ac=2048,vd=1024,Gd=56,dr=(e,t)=>(0,S.chmodSync)(e,jd(
e,t));function jd(e,{uid:t,gid:n,mode:o}){for(let r of[t,-1])try{return(0,S.chownSync)(e,r,n),r===t?o:o&~ac}catch{}return o&
~(ac|vd|Gd)}async function $n(e){try{let t=cr();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return We(void 0,
t)}}function We(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard output":
C(e);return xt(`cannot write ${o}`,mt(t,se))}var kn=require("node:fs"),_=require("node:path");function xc(e,{suffix:t,directory:n}){let o=new Map(e.filter(qd).map(c=>[c,Dn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,mc(c)])r.set(a,c);let i=Vd(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:(0,_.join)(n,i(c)),a={file:c,output:f,
...t&&{backup:`${c}${t}`}},d=o.get(c),u=t&&c.endsWith(t)?r.get(mc(c).slice(0,-t.length)):void 0;if(u!==void 0)return[{...a,
problem:new Error(Yd(u))}];if(d===void 0)return[a];let l=n===void 0?d:Dn(f),p=s.get(l);if(p===d)return[];if(p===void 0&&
s.set(l,d),n===void 0)return[a];let y=p===void 0?Kd(r,l,d):ur(f);return[{...a,...y&&{problem:new Error(y)}}]})}var Yd=e=>`\
it is the old version of ${C(e)}, which an earlier run kept; use another suffix, or leave it out`,ur=e=>`another file al\
ready goes to ${C(e)}; convert this one to another directory`;function Kd(e,t,n){if(t===n)return"it would replace itself\
; name another directory, or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${C(o)}, which will \
be converted as well; name another directory`}function Vd(e){let t=s=>(0,_.isAbsolute)(s)||s.split(_.sep)[0]==="..",n=s=>(0,_.isAbsolute)(
s)||t((0,_.relative)(".",s)),o=e.filter(n).map(s=>(0,_.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(_.sep)?s:s+_.sep)),
i=o.length>0?(0,_.dirname)(o[0]):".";for(;!r(i)&&(0,_.dirname)(i)!==i;)i=(0,_.dirname)(i);return s=>{let c=(0,_.relative)(
n(s)?i:".",s);return c===""||t(c)?(0,_.basename)(s):c}}function qd(e){try{return(0,kn.lstatSync)(O(e),{throwIfNoEntry:!1})!==
void 0}catch{return!1}}function Dn(e){try{return De(kn.realpathSync.native(O(e),"buffer"))}catch{let t=(0,_.dirname)(e);
return t===e?(0,_.resolve)(e):(0,_.join)(Dn(t),(0,_.basename)(e))}}var hc=new Map;function mc(e){let t=(0,_.dirname)(e),
n=hc.get(t)??Dn(t);return hc.set(t,n),(0,_.join)(n,(0,_.basename)(e))}async function yc(e,t,n){let o=[],r=0,i=0,s=0,c=async(f,a)=>{s=await $n(`${C(f)}: ${a}
`)||s};for(let f of xc(e.files,t)){let{file:a,problem:d}=f;try{if(d)throw d;t.skipUTF8&&await iu(a)?(i+=1,t.dryRun&&await c(
a,"would be left alone: it is UTF-8")):await zd(f,e,t.dryRun,{run:n,say:c})?r+=1:o.push(a)}catch(u){xt(C(a),u),o.push(a)}}
if(!e.quiet){let f=t.dryRun?"would be converted":"converted",a=i>0?`, ${i} left alone`:"",d=o.length>0?`, ${o.length} fa\
iled: ${o.map(C).join(", ")}`:"";be(`encoding-wasm: ${Bt(r,"file")} ${f}${a}${d}
`)}return o.length>0?Oe.failure:s}async function zd({file:e,output:t,backup:n},o,r,{run:i,say:s}){t===e&&Xd(e),Xs(e);try{
Zd(t)}catch(a){return We(t,a),!1}n!==void 0&&Tc(n,()=>tu(n));let c=w[o.to].name;if(r){let a="";if(await i({files:[e],output:t,
isDry:!0,onDecision:p=>{a=w[p].name}})!==0)return!1;let u=t===e?"":`, to ${C(t)}`,l=n===void 0?"":`, and kept as ${C(n)}`;
return await s(e,`would be converted from ${a} to ${c}${u}${l}`),!0}if(t!==e){let a=(0,M.statSync)(O(e)).mode&Jd;return Qd(
t,()=>i({files:[e],output:t,mode:a}))}let f=()=>i({files:[e],output:t});return n===void 0?await f()===0:eu(e,n,f)}var Jd=511;
function Xd(e){let t;try{t=(0,M.statSync)(O(e))}catch{}if(t&&!t.isFile()&&!t.isDirectory())throw new Error("it is not a \
regular file, so it cannot be replaced; write the result to a file with -o")}var wc=new Set;async function Qd(e,t){try{ru(
(0,He.dirname)(e))}catch(r){throw mt(r,se)}let n=Pn(e);if(n!==void 0&&wc.has(n))throw new Error(ur(e));if(await t()!==0)
return!1;let o=Pn(e);return o!==void 0&&wc.add(o),!0}function Pn(e){let t=(0,M.statSync)(O(e),{bigint:!0,throwIfNoEntry:!1});
return t?.isFile()?`${t.dev} ${t.ino}`:void 0}function Zd(e){let{target:t,present:n}=fr(e);(!n||n.isFile())&&lr((0,He.dirname)(
t))}function lr(e){let t=(0,M.statSync)(O(e),{throwIfNoEntry:!1});if(!t)return lr((0,He.dirname)(e));if(!t.isDirectory())
throw new Error(se.EEXIST);(0,M.accessSync)(O(e),M.constants.W_OK|M.constants.X_OK)}function tu(e){if((0,M.lstatSync)(O(
e),{throwIfNoEntry:!1}))throw new Error(Sc(e));lr((0,He.dirname)(e))}var Sc=e=>`its backup ${C(e)} already exists; use a\
nother suffix, or move that file away`;function Tc(e,t){try{t()}catch(n){let o=mt(n,se);throw o===n?n:new Error(`its bac\
kup ${C(e)} can't be made: ${o.message}`)}}async function eu(e,t,n){let o=Pn(e);Tc(t,()=>nu(e,t));let r=()=>{Pn(e)===o&&
(0,M.rmSync)(O(t),{force:!0})},i=Pe(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function nu(e,t){try{(0,M.linkSync)(
M.realpathSync.native(O(e),"buffer"),O(t))}catch(n){if(n.code==="EEXIST")throw new Error(Sc(t));ou(e,t)}}function ou(e,t){
let n=O(ar(t));try{(0,M.copyFileSync)(O(e),n,M.constants.COPYFILE_EXCL);let o=(0,M.statSync)(O(e));dr(n,o),(0,M.utimesSync)(
n,o.atimeMs/1e3,o.mtimeMs/1e3),(0,M.renameSync)(n,O(t))}finally{(0,M.rmSync)(n,{force:!0})}}var gc=new Set;function ru(e){
gc.has(e)||(0,M.mkdirSync)(O(e),{recursive:!0}),gc.add(e)}async function iu(e){let t=new Q(0,!0,!0),n=!0,o=!1;try{for await(let r of Un(
e))t.decode(r,!1),n&&=(0,Ec.isAscii)(r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){
if(r instanceof q)return!1;throw r}}var Wn=class{#t;#e=new Y;constructor(t=re({},"Examination")){this.#t=new Pt(t)}add(t,n){let o=Math.min(m(t),1024-this.#e.
length);o>0&&this.#e.add(tt(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return ko(t)?Ts(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=bc(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>bc(n.encoding,o)||n.score>=.9)&&Oc(t.encoding,
o)!==Oc(n.encoding,o)?i:void 0}},Oc=(e,t)=>new Q(e,!1,!0).decode(t,!1);function bc(e,t){let n=0,o=null;for(let r=0;r<m(t);r+=
65536){let i=T(t,r,Math.min(r+65536,m(t)));bt(e,o),Si(i,!1),n+=At.malformed(),o=X()}return n}async function Ac({files:e,sniffing:t,json:n,quiet:o}){let r=re(t,"--detect"),i=re({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new Wn(i),d=t.sniff==="detect"?a:new Pt(r),{encoding:u,...l}=await fu(f,d,a),p=a.doubt&&au(
a.doubt),y=a.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:f,encoding:w[u].name,...l,kind:y,doubt:p??
null}),p&&!o&&ke(C(f),du(p))}catch(a){s=xt(C(f),a)}return await $n(n?`${JSON.stringify(c,null,2)}
`:uu(c))||s}async function fu(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Un(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function au({
declared:e,detected:t,...n}){let o=t===void 0?null:w[t].name;return{declared:w[e].name,detected:o,...n}}function du({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${Bt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function uu(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,C(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var Bc={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ae=class{#t={...Bc};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.
firstMalformed=t+At.firstMalformed()),n.malformed+=At.malformed(),this.#e+=At.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+At.firstUnmappable(),n.codePoint=At.codePoint()),n.unmappable+=At.unmappable()}counting(t){return(n,o)=>{let r=this.#t,
i=t(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let t=this.#t;return this.#t={...Bc},this.#e=
0,t}};var lu={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},ve=class{#t;#e;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new Ae}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=tr(t,{...c,
ignoreBOM:o}),this.#e=ie(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(t,n){this.#t.setSource(
t,n)}transcode(t,n,o){let r=pu(t,lu[w[this.#t.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,b.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=hu(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,b.none,o)}n===b.result&&this.#e.transcode(new Uint8Array,n,o)}};
function pu(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function hu(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var Mc=require("node:fs"),Fc=require("node:path");function _c(){let e=(0,Fc.join)(__dirname,"encoding.wasm");try{return Zr((0,Mc.readFileSync)(e)),!0}catch(t){let{message:n}=mt(
t,{});return xt(`its part ${C(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Vc=require("node:buffer");var Hn=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&m(this.#n)===0?t:Yt(this.#n,t);if(!n&&Cr(r))return this.#n=
r,"";let i=dt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new Q(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function vn(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=ft(e,o),i=it(pt(t),o);Vt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=de(r);return dt(f)?new Hn(i,s,c).decode(f,!0,o):qo(f,Lt(f),i,s,!0,o)}function pr(e){return mu(de(ft(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var mu=e=>qo(e,Lt(e),0,!1,!0);var wu=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
gu=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Eu=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
e=>new RegExp(`[${e}]`,"u")));function yu(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Eu();if(n.test(e))return 4;if(!o.
test(e))return t<128?1:wu.test(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<12544||t>=65377&&
t<=65439?1010:1e3}var hr;function Gn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
vn(Uint8Array.from(r),e))}var mr;function Ge(e){mr??=new Uint16Array(65536),hr??=[Gn("shift_jis",136,151,64),Gn("gbk",176,
215),Gn("big5",164,198,64),Gn("euc-kr",176,200)];let t=hr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(r.codePointAt(
0)),s=mr[i]||yu(r,i);mr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of hr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:gu.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Ie="Failed to execute 'decode' on 'TextDecoder'",gr=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=Su(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&Rs(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=D,n=void 0){let o=this.#t;if(n===void 0&&!this.#e){
if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,Lt(t),Ie);if(t instanceof ArrayBuffer){let c=uo(
t);if(c)return o.decodeBuffer(t,c)??o.decodeWhole(new Uint8Array(t),c,Ie)}}let r=ft(t,Ie);Vt(n,Ie);let i=!!n?.stream,s=de(
r);if(!this.#e){if(!i)return o.decodeWhole(s,Lt(s),Ie);o.reset()}return this.#e=i,o.decode(s,!i,Ie)}},Rc=Cs(gr,"TextDeco\
der");function Su(e,t,n){let o=pt(e);Vt(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return new Q(xs(o,n),r,i)}var Wc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Hc=/^(?:GBK|Shift_JIS|Big5|EUC)/,vc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Hu=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Be="UTF-8",vu=(e,t,n)=>Math.min(ye(e,t,n,"steps")??2,3);function Gc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Kr(e,n),{maxSteps:r}=lt(t,{maxSteps:vu},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Gu(c,r).map(({steps:f,gain:a})=>({text:Pc(o,f,Yc)??o.replace(/[^\r\n]+/g,
d=>Pc(d,f,yr)??d),path:f.map(({really:d,readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Gu(e,t){
let n=kc(e);if(n>25)return[];let o=Ge(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>ju(a,o)).sort(Er);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].sort(Er).slice(0,5);for(let f of s)f.gain+=.6*kc(f.text);s.sort(Er);let c=7+Math.min(10,40/e.length);return s.
filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Dc=e=>e.match(/[^\0-\x7F]/g)?.length??0;function jc(e,t){let n=Kn(e,t);
if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[],r=o.length>1?o.filter(s=>Kn(s,t)).join(""):"",
i=.7*Dc(e)<Dc(r)?Kn(r,t):void 0;return i&&{part:r,bytes:i}}var Er=(e,t)=>t.gain-e.gain;function ju({text:e,steps:t,bits:n,
left:o},r){let i=[];for(let[s,c]of Wc.entries()){let f=Hc.test(c)&&!vc.test(e)?void 0:jc(e,c);if(!f)continue;let{part:a,
bytes:d}=f,u=a===e?o:o+Ge(e)-Ge(a),p=a.includes(Mt)||Kc(d)?.includes(Mt)?Yu:Xo(d).candidates;for(let{encoding:y,score:g}of p){
if(g<.003)break;if(t.length>0&&y!==Be&&t[0].really!==Be)continue;let x=yr(d,y,a,!0);if(x===void 0||x===a)continue;let N=n+
2.4*Math.log2(g)-s*.25-(y===Be?-2:1)-(t.length>0?4:0),F=r-u-Ge(x)+N;i.push({text:x,steps:[...t,{really:y,readAs:c}],bits:N,
left:u,gain:F})}}return i}function kc(e){if(e.includes(Mt))return 0;let t=vc.test(e),n=-1/0;for(let o of Wc){let i=Hu.test(
o)&&Hc.test(o)===t?jc(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,a]=[2**-30,2**-30];for(let{encoding:d,score:u}of Xo(
c).candidates)d===o||yr(c,d,s)===s?f+=u:a=Math.max(a,u);n=Math.max(n,Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.
min(n,10)):n}function Pc(e,t,n){let o=e;for(let{really:r,readAs:i}of t){let s=Kn(o,i),c=s&&n(s,r,o);if(c===void 0)return;
o=c}return o}var je="\x7F",Mt="\uFFFD",Yu=[{encoding:Be,score:.9}];function Kn(e,t){if(e.includes(Mt)&&e.includes(je))return;
let n=e.replaceAll(Mt,je).replace(/[\x80-\x9F]/g,o=>vn(Uint8Array.of(o.charCodeAt(0)),t));try{return new Dt(Vi(t,"repair\
Mojibake"),"fatal").encode(n,!0)}catch{return}}function Yc(e,t,n,o=!1){if(n.includes(Mt))return t===Be?Ku(e):void 0;try{
return new Rc(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function yr(e,t,n,o){let r=Yc(e,t,n,o);return r===
void 0&&t===Be&&!n.includes(Mt)?Kc(e):r}function Kc(e){let t=pr(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>t.match(r)?.
length??0);return 4*n<=o?t:void 0}function Ku(e){let t=pr(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,je),[n,o]=[t.split(je),
t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Mt)&&n.length<=o.length+1?t.replaceAll(je,Mt):void 0}var Vn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=ie(t,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=ie(0,n,{fatal:!1,ignoreBOM:!0,
bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(t,n,o){if(this.#t.transcode(t,n,s=>this.#n.
push(s)),n===b.none)return;let r=Buffer.concat(this.#n);this.#n=[];let[i]=Gc(Vu(r));n===b.source&&(this.path=i?.path??[]),
this.#e.transcode(i?Buffer.from(i.text):r,n===b.result?n:b.none,o)}};function Vu(e){try{return new Q(0,!1,!0).decode(e,!0)}catch(t){
if(!(t instanceof RangeError))throw t;let n=Math.floor(Vc.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var zn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Jc(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s}){let c=[],{malformed:f,firstMalformed:a,firstUnmappable:d,
codePoint:u}=e,l=Bt(f,"invalid byte sequence"),p=Ju(n,o),y=`${zc(f)}at offset ${a}`;f>0&&i?c.push(`${l} ${Xc(f)} left ou\
t, ${y}`):f>0&&p!==void 0&&c.push(`${l} became ${p}, ${y}; the file is damaged, or not in ${w[t].name}: check --from, or\
 use --fatal to stop at such bytes`);let g=qu(e.unmappable,o,r);if(e.unmappable>0&&g){let x=s||Number.isNaN(d)?"":` at o\
ffset ${d}`,N=i?"":"; use --unmappable html in HTML, or --to utf-8",F=`${zc(e.unmappable)}${Sr(u)}${x}`;c.push(`${zu(e.unmappable,
n)} ${g}, ${F}${N}`)}return c}function qu(e,t,n){let o=`${Xc(e)} left out`,r=`became ${e===1?"its":"their"} best fit`;return typeof t==
"function"?`${r}, or ${n===""?o:n}`:{replacement:"became ?",translit:r,ignore:o,fatal:void 0,html:void 0}[t]}var Xc=e=>e===
1?"was":"were",zc=e=>e===1?"":"the first ",zu=(e,t)=>`${Bt(e,"character")} that ${w[t].name} can't represent`;function Sr(e){
let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${ze(e)})`:ze(e)}function Ju(e,t){if(qe(e)||
e===rt("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var tf=require("node:fs");var el="\x1B[?25l",nl="\x1B[?25h",Zc="\r\x1B[K";function ef(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=sl(r,d,(u-f)/1e3);be(`${i?"":el}${Zc}${l.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:rl(e),canShow:ol(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&be(`${Zc}${nl}`),i=!1}}}var ol=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function rl(e){let t=0;for(let n of e){let o=n==="-"?void 0:il(n);if(!o?.isFile())return;t+=o.size}return t}function il(e){
try{return(0,tf.statSync)(O(e))}catch{return}}function sl(e,t,n){let o=`${Jn(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${Jn(
e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=
60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Jn(e)} of ${Jn(t)} MB | ${o} | ${c}${s%60} s lef\
t`}var Jn=e=>(e/1e6).toFixed(1);var Xn=class{line=1;column=1;#t;#e=null;#n=[];constructor(t){this.#t=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=fl(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{bt(this.#t,
this.#e),n=Jt(t,t.length,0,!1,!1),this.#e=fn()}catch(o){throw k(o)}for(let o of new Uint16Array(h.memory.buffer,ln(),n))
(o&64512)!==56320&&(this.column+=1)}};function fl(e){let{start:t,words:n}=en(e,0),o=t+4*n.length,r=of(e,0,Math.min(t,e.length))+
of(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function of(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var Ht=class extends Error{};async function Ar(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ef(
e.files,n,()=>{o?.keepListening?.(),n&&(r=Pe(i))}),c=0;try{n||(r=Pe(i)),o=e.isDry?ul:cr(e.output,e.mode);let f=new Or(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=We(e.output,f instanceof Ht?f.cause:f)||c}return r(),c}var ul={write(){},wait(){},finish(){},discard(){}},Or=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new br(t,n,i=>{try{o.write(i)}catch(s){throw new Ht("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof Ht)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),xt(C(t),n)}}async end(){this.#o.convert(new Uint8Array,b.result),await this.#e.finish()}async#r(t){let n=await or(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,b.none),await this.#i(),this.#n.add(r.
length),await sc()}finally{await n.close()}this.#o.convert(new Uint8Array,b.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new Ht("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),ke(C(t),n)}},br=class{#t;#e;#n;#o;#r=new Ae;#i;#s;#c=!1;#a=[];#d=!1;#f;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&Ct(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="tran\
slit";this.#f=u&&!Ct(r)?new Xn(r):void 0,this.#s=f&&new zn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#d=!0,n!==b.result&&!this.#c&&(this.#i=this.#e.newFixer?.(),this.#a=[]),this.#a.push(...t.subarray(0,3-this.#a.
length));let r=[];try{this.#o.transcode(t,n,s=>{this.#f?.advance(s),this.#e.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof
Ht)throw s;o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===b.none,
this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#f?.settle();let i=o&&pl(this.#p(o),this.#t,
this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#p(t){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&t instanceof
st&&t.codePoint===65533)||!(this.#t.isChanged||o===t.index))return t;let{name:i}=w[this.encoding];return new Error(`the \
bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c\
 to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,
b.source)}catch(t){if(t instanceof Ht)throw t}}takeMessages(){let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,
i=this.#r.take();if(!r||!this.#d)return[];this.#d=!1;let s=n?[]:Jc(i,r.encoding,this.#t),{path:c=[]}=this.#o;if(c.length>
0&&!n&&s.unshift(`repaired: it was ${c.join(", and then ")}`),typeof t=="object")return(o||!n&&sf(r))&&s.unshift(ll(r)),
s;let f=dt(Uint8Array.from(this.#a));if(f&&f.encoding!==t&&!n){let{name:a}=w[f.encoding];s.unshift(`it begins with the b\
yte order mark of ${a}; check --from, or use --from auto`)}return s}},sf=({score:e,kind:t})=>(t&&Cn[t])??(e!==null&&e<.9?
"this is uncertain":void 0);function ll(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=sf(
e),s=i?`; ${i}: check the result, or name the encoding with --from`:"";return`decoded as ${w[t].name} (${r})${s}`}function pl(e,{
isChanged:t,isOnlyCopy:n,unmappable:o},r){if(e instanceof q){let i=e.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${Bt(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof st&&r){let{line:i,column:s}=r,c=t?"":` (offs\
et ${e.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.
encoding} can't represent ${Sr(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var hl={binary:"leave it out, or name its encoding with --from",unknown:"name it with --from"};function cf(e,t){let{decide:n,
...o}=re(e,"--from auto");return{...o,takesWhole:!1,decide(r){let i=r&&Cn[r.kind];if(i&&t)throw new Error(`${i}; ${hl[r.
kind]}`);return{...n(r),kind:r?.kind}}}}var ml=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],xl=E(()=>new Map(ml.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function ff(e){return rt(e)??xl().get(Ve(e))??io(e)}var Me=class extends Error{};var af=["bash","zsh","fish"];var Qn=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:wl,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:gl,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal.",isOptional:!0,
omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to a file of the same name in this director\
y.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in the given directories."},{flags:"--skip-utf8",
what:"Leave files alone that are UTF-8 already."},{flags:"-n, --dry-run",what:"Write nothing; only report what would be \
done."},{flags:"-c",what:"Leave out invalid bytes, and characters that the output\u2019s encoding can\u2019t represent."},
{flags:"--fatal",what:"Stop at invalid bytes instead of replacing them with U+FFFD."},{flags:"--unmappable <MODE>",what:"\
What to do with characters that the output\u2019s encoding can\u2019t represent: stop (fatal, the default); write &#128169;, as in\
 HTML, which a reader can\u2019t distinguish from the same characters in the text (html); write ? (replacement); leave them o\
ut (ignore); or write their best fit, and stop if there is none (translit).",choices:ks},{flags:"--bom <MODE>",what:"Whe\
ther the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default)\
, or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"C\
onvert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and \
XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was once or twice decoded i\
n the wrong encoding (mojibake). --from then names the file\u2019s current encoding, "auto" by default.'},{flags:"--dete\
ct",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, \
binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'\
Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own de\
claration first (html, xml).',choices:Qo},{flags:"--locale <TAG>",what:'Give the language as a hint to "auto" and --dete\
ct, such as "ja".'},{flags:"-q, --quiet",what:"Don\u2019t report what was replaced, nor how many files were converted."},
{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose f\
or each file, and why.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",
what:"Print a completion script for a shell.",choices:af}];var Zn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function wl(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:df(t)}function gl(e){let[t,...n]=e.split("//"),o=df(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Me(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function df(e){let t=rt(e)??ff(e);if(t===void 0)throw new Me("There is no such \
encoding; encoding-wasm --list shows all.");if(t===36)throw new Me("It is a label of the replacement encoding, which is \
not for text; use the name of another one.");return t}var Ft="encoding-wasm",to=()=>[...Qn,...Zn].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?El(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:yl(t)}}),El=e=>[...e?["auto"]:[],...w.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
yl=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function uf(e){return{bash:Sl,zsh:Tl,fish:Ol}[e]()}function Sl(){let e=to().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=to().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${Ft} in bash: put it into ~/.local/share/bash-completion/completions/${Ft}\

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
complete -o filenames -F _encoding_wasm ${Ft}
`}function Tl(){let e=to().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${Ft}
# Completion for ${Ft} in zsh: put it into a directory of $fpath as _${Ft}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Ol(){let e=to().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${Ft} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${Ft} in fish: \
put it into ~/.config/fish/completions/${Ft}.fish
${e.join(`
`)}
`}var eo=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function lf(e){
let t=[...Qn,...Zn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,u,{length:l})=>{let y=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,g=c!==void 0&&(i||u===l-1);return`\\fB${eo(
d)}\\fR${g?i?`[${y}]`:y:""}`}),a=r?`
${eo(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${eo(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${eo(e)}" "User Commands"
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
Converts text files between the encodings of the WHATWG Encoding Standard, in constant memory except with \\fB\\-\\-repair\\\
fR.
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
A file could not be read, converted or written. It is left as it was.
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
`}async function bl(e,t){if(!_c())return Oe.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=t,p={sniff:i,locale:s,detect:!0};if(o)return Ac({...e,sniffing:p,json:r});
let y=u!==void 0||l!==void 0,g=d===void 0?void 0:Fn(e.to),x={...e,from:n==="auto"?cf(p,y):n,unmappable:g?_t=>g(_t)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},N={isLending:!c&&!f&&!a&&!Al(x.unmappable),newTranscoder(_t,wt){let{from:vt,
to:Gt}=_t;return f?new Vn(vt,Gt,wt):c?typeof vt=="number"?new ve(vt,Gt,wt):new $e(vt,new ve(0,Gt,wt)):ie(vt,Gt,N.isLending?
{...wt,take:Mo}:wt,"")},newFixer:a&&(()=>new En(x.to))};if(!y)return Ar(x,N);let{skipUtf8:F=!1,dryRun:j=!1}=t;return yc(
x,{suffix:u,directory:l,skipUTF8:F,dryRun:j},_t=>Ar({...x,..._t},N))}var Al=e=>typeof e=="function"||e==="ignore"||e==="\
translit";0&&(module.exports={completionFor,manual,runFully});
