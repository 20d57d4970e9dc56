"use strict";var ao=Object.defineProperty;var Ef=Object.getOwnPropertyDescriptor;var yf=Object.getOwnPropertyNames;var Sf=Object.prototype.hasOwnProperty;var Tf=(t,e)=>{for(var n in e)ao(t,n,{get:e[n],enumerable:!0})},Of=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of yf(e))!Sf.call(t,r)&&r!==n&&ao(t,r,{get:()=>e[r],enumerable:!(o=Ef(e,r))||o.enumerable});return t};var bf=t=>Of(ao({},"__esModule",{value:!0}),t);var Cl={};Tf(Cl,{completionFor:()=>mf,manual:()=>xf,runFully:()=>_l});module.exports=bf(Cl);var ze="encoding-wasm";function Lr(){throw new Error("encoding-wasm: call instantiate() first.")}var Je=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var E=Mf();function Mf(){let t=Je.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Ff=y(()=>new Map(E.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),_f=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Dr=t=>t<36&&t!==33,rt=t=>t>0&&t<29,Ze=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[t].name),Nf=t=>_f.find(([e])=>t>=e)[1];function it(t){let e=Ff();return e.get(t)??e.get(Wr(Cf(t)))}function st(t,e){
let n=it(t);if(n===void 0){let o=po(t),r=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${e}: The e\
ncoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=Nf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${ze}' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function po(t){
let e=Xe(t),n={936:"gbk",950:"big5"}[e]??e,o=E.findIndex(({labels:r})=>r.some(i=>Xe(i)===n));return o<0||o===36?void 0:o}
var Xe=t=>Wr(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),kr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function ut(t){if(t[0]>=239)return kr.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Pr({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function Qe(t){return kr.find(e=>e.encoding===t)?.bytes}function Lt(t){return t===
0||t===37||t===38}function Cf(t){let e=0,n=t.length;for(;Rr(t[e]);)e+=1;for(;Rr(t[n-1]);)n-=1;return t.slice(e,n)}var Rr=t=>`\
	
\f\r `.includes(t);function Wr(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var V=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var tn=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Hr=Symbol.for("encoding-wasm.UnmappableError"),ct=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${tn(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Hr in o}[Hr](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var vr=(t,e)=>t?.prototype?.[e],en=t=>vr(globalThis.Buffer,t),Kt=en("ucs2Slice"),ue=en("ucs2Write"),Gr=en("utf8Slice"),Rt=en(
"latin1Slice"),$f=t=>globalThis[t],jr=$f("TextDecoder"),Lf=vr(jr,"decode");function lt(t,e=!1){let n=new jr(t,{ignoreBOM:!0,fatal:e});return Object.defineProperty(n,"decode",{value:Lf}),o=>n.decode(
o)}function z(t){try{return t()}catch{return}}var H=()=>"InternalError"in globalThis,R=()=>"Bun"in globalThis,Vt=()=>ho().includes(
"Chrome/"),tt=()=>ho().includes("AppleWebKit/")&&!Vt()&&!(bt()>0);function ho(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Ot=()=>"Deno"in globalThis,pt=()=>ho()==="Cloudflare-Workers",ht=()=>tt()||pt(),bt=()=>pt()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),Ut=()=>bt()<22,Yr=t=>globalThis.process?.getBuiltinModule?.(t);function le(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var mo=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Kr=()=>Object.getPrototypeOf(Uint8Array.prototype),nn=t=>mo(Kr(),
t),xo=t=>mo(DataView.prototype,t),Df=()=>mo(ArrayBuffer.prototype,"byteLength"),wo=t=>Kr()[t],kf=nn(Symbol.toStringTag),
on=nn("buffer"),go=nn("byteOffset"),Vr=nn("byteLength"),Pf=wo("includes"),Wf=wo("set"),Hf=wo("slice"),vf=xo("buffer"),Gf=xo(
"byteOffset"),qr=xo("byteLength"),zr=Df(),m=t=>Vr.call(t);function Dt(t){let{length:e}=t;return typeof e=="number"&&t[e-
1]!==void 0&&t[e]===void 0?e:m(t)}var O=(t,e,n=m(t))=>new Uint8Array(on.call(t),go.call(t)+e,n-e);function qt(t,e){let n=new Uint8Array(
m(t)+m(e));return J(n,t),J(n,e,m(t)),n}function rn(t,e){let n=go.call(t),o=e+(-(n+e)&3),r=Math.max(0,m(t)-o)>>2,i=r>0?new Int32Array(
on.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ft=(t,e)=>O(t,0,Math.min(e,m(t))),J=(t,e,n)=>Wf.call(t,e,n),
Jr=(t,e)=>Pf.call(t,e),et=(t,e,n)=>Hf.call(t,e,n);function sn(t,e,n){if(n>24)return et(t,e,e+n);let o=new Uint8Array(n);
for(let r=0;r<n;r++)o[r]=t[e+r];return o}function mt(t,e){if(e<=64)return!1;try{return zr.call(on.call(t)),!1}catch{return!0}}
var jf="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function at(t,e,n=jf){if(!ArrayBuffer.isView(
t)&&Eo(t)===void 0)throw new TypeError(`${e}: ${n}`);return t}function zt(t){if(ArrayBuffer.isView(t))return Yf(t);try{return new Uint8Array(t)}catch{return D}}var pe=t=>t instanceof
Uint8Array?t:zt(t);function Yf(t){try{return kf.call(t)===void 0?new Uint8Array(vf.call(t),Gf.call(t),qr.call(t)):new Uint8Array(
on.call(t),go.call(t),Vr.call(t))}catch{return D}}var D=new Uint8Array;function Eo(t){try{return zr.call(t)}catch{}try{return qr.
call(new DataView(t))}catch{return}}function xt(t,e,n){Jt(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](
t?.[r],n,r));return o}function Jt(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: T\
he options must be an object.`)}var wt=t=>`${t}`;function Xr(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Zr(t,e){
if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function yo(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=wt(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}function ei(t,e,n){let o=cn(f=>zf(f,n),t,e),r=cn(Xf,t,e);if(o&&r){let f=Ot()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:Ot()?o.writeBytes:void 0,mostByTable:512}}
let i=So(t);if(o)return H()?Jf(o,cn(ti,t,e)):o;let s=r??cn(ti,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function cn(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=t(e);return r.write(o,n),So(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var qf="str\
ings";function zf(t,e){let[n]=WebAssembly.Module.customSections(e,qf),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Jf(t,e){let{read:n,
readBytes:o}=t;return{...t,read(r,i){if(i>108)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Xf(t){let[e,n]=[Kt,ue],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:R()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){J(a,new Uint8Array(
t.buffer,l,2*u),d),d+=2*u},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function ti(t){let e=lt("utf-16le"),{write:n,most:o}=So(t);return{
read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function So(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return le(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var fn,h,Oo,ni,oi,nt,v={input:0,units:0,output:0},Re=0,an={name:"",encoding:-1},M={isBusy:!0,newCodec:NaN};function It(t,e){
an.name=t,an.encoding=e,M.newCodec=NaN,M.isBusy&&ri(),M.isBusy=!0}function ri(){try{ai(),fn??=fi(si(Lr())),ta(new WebAssembly.
Instance(fn),fn)}catch(t){throw di(t)}}function ii(t){try{ai(),fn=fi(si(t))}catch(e){throw di(e)}ri()}function si(t){return Qf(t)?t:new WebAssembly.Module(t)}function Qf(t){try{return WebAssembly.Module.customSections(t,ci),
!0}catch{return!1}}var ci="encoding-wasm";function fi(t){let[e]=WebAssembly.Module.customSections(t,ci),n=`${ze} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function ta({exports:t},e){h=t,To=
WebAssembly.RuntimeError,v.input=h.input(),v.units=h.units(),v.output=h.output(),pi(),nt=ei(h.memory,v.units,e),Re=Math.
min(h.units_length(),nt.most),M.isBusy=!1}function ai(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function di(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(ea(t))return new RangeError(`encoding-wasm: ${ui} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))
return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var ui="no memory for WebAssembly; free some, and ca\
ll again",ea=t=>t instanceof RangeError&&/memory/i.test(t.message);function me(){return Io(),Oo}function li(){return Io(),
ni}function bo(){return Io(),oi}function Io(){Oo[0]===void 0&&pi()}function pi(){let{buffer:t}=h.memory;Oo=new Uint8Array(
t),ni=new Uint8Array(t,v.input,65536),oi=new Int32Array(t,h.codec(),h.codec_length()>>2)}function dn(t,e){return It(t,-1),
Ao(e)}function Ao(t){try{let e=t();return M.isBusy=!1,e}catch(e){throw P(e)}}var To;function P(t){if(!M.isBusy||!To||!(t instanceof
To))return t;let e=E[an.encoding]?.name,n=`${an.name}${e?` of ${e}`:""} failed`;return na()?new RangeError(`encoding-was\
m: ${n}: ${ui}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please \
report it, with the input if you can.`,{cause:t})}function na(){try{return h.memory.grow(32),!1}catch{return!0}}function X(){let t=bo();return Ei(t,new Int32Array(t.length))}function un(){return h.held()!==0?X():(M.newCodec=Ue,null)}
var Mo=t=>Ei(t,bo());function Ei(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Bt(t,e){yi(t,e)||(It("decod\
ing",t),e?Mo(e):h.new_decoder(t),Ue=t===33||t===36?NaN:t)}var Ue=NaN;function yi(t,e){return e||M.newCodec!==t||M.isBusy?
!1:(M.newCodec=NaN,M.isBusy=!0,!0)}function ln(t,e){yi(~t,e)||(It("encoding",t),e?Mo(e):h.new_encoder(t),Ue=~t)}function Fo(t,e,n,o){
It("transcoding",t),o?Mo(o):h.new_transcoder(t,e,+n)}function Si(t,e){h.set_source_encoding(t,+e),M.isBusy=!1}function Zt(t){
let e=m(t),n=h.alloc(e)>>>0;return J(me(),t,n),[n,e]}var ca=y(()=>Uint8Array.from(Je,t=>t.charCodeAt(0))),hi,_o=t=>dn("s\
niffing",()=>(hi!==h&&h.give_labels(...Zt(ca())),hi=h,t())),No=(t,e,...n)=>_o(()=>h.sniff_html(...Zt(t),e,...n)),Ti=(t,e,n)=>_o(
()=>h.sniff_xml(...Zt(t),e,n));function Oi(t,e){let n=_o(()=>h.find_declared_label(...Zt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var bi=(t,e)=>dn("sniffing",()=>h.default_for(...Zt(t),e)),Ii=()=>It("detection",-1);function Ai(t,e){
try{h.feed_detector(...Zt(t),+e)}catch(n){throw P(n)}}var Bi=(t,e,n,o)=>Ao(()=>{let r=f=>f?Zt(f):[0,0],i=h.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Qt(t,e,n,o,r){xe(t,e),M.isBusy=!0;let i=h.decode_block(e,n,+o,+r);return M.isBusy=!1,r&&i>=0&&(M.newCodec=
Ue),gn(i)}function Mi(t,e){let n=m(t);xe(t,n),M.isBusy=!0;let o=h.decode_block(n,0,2,+e);return M.isBusy=!1,gn(o)}var At={
encoding:-1,at:0,most:0,owner:void 0};function pn(t,e,n){if(At.encoding!==t||At.owner!==h||M.isBusy){try{It("decoding",t),
At.owner=h,At.at=nt.readBytes?h.byte_table(t):0,At.most=!Ze(t)&&nt.mostByTable||1/0,At.encoding=t}catch(r){throw P(r)}M.
isBusy=!1}if(At.at===0||n>At.most)return;if(n<=65536)return xe(e,n),mi(n);if(nt.most>Re)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);xe(O(e,r,r+i),i),o=te(o,mi(i))}return o}function Co(t,e,n,o){return dn("decoding",()=>{
let r=Math.min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),xe(r===e?t:O(t,i,i+r),r),!h.is_free_of(r,n,o))
return!1;return!0})}function $o(t,e){let n=-1,o,r;function i(s){try{return It(t,s),n=s,r=h,o=e(s),M.isBusy=!1,o}catch(c){
throw P(c)}}return s=>s===n&&r===h&&!M.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Lo=$o("encoding",t=>{let e=h.unit_table(t)>>>
0;if(e===0)return;let{buffer:n}=h.memory;return rt(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),Fi=$o("enco\
ding",t=>{let e=h.unit_table(t)>>>0,n=new Uint8Array(65536);return J(n,new Uint8Array(h.memory.buffer,e,16384)),n}),hn=$o(
"decoding",t=>{let e=rt(t),n=(!e?h.pair_table(t):h.byte_table(t))>>>0;return n>0?new Uint16Array(h.memory.buffer,n,e?256:
65536):void 0}),mi=t=>nt.readBytes(v.input,t,At.at);function te(t,e){try{return t+e}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var _i=t=>t+
65536+3<=Re,Ni=t=>t>Re&&t<268435456?nt.collect?.(t+3):void 0,mn=()=>v.units,Ci=()=>me()[v.units]|me()[v.units+1]<<8,xn=(t,e)=>nt.
read(v.units+2*t,e-t),wn=(t,e,n)=>nt.write(t.slice(e,n),v.units);function $i(t,e){if(!M.isBusy&&!nt.writeBytes)return;It(
"encoding",e);let n=nt.writeBytes?.(t,v.output,h.unit_table(e));return M.isBusy=!1,n===t.length?ge(n):void 0}function Ro(t,e,n,o){
M.isBusy=!0;let r=h.encode_block(t,e,n,+o);return M.isBusy=!1,o&&r>=0&&W.finished()&&(M.newCodec=Ue),gn(r)}var I={none:0,
source:1,result:2};function Li(t,e,n,o){let r=m(t);xe(t,r),M.isBusy=!0;let i=h.transcode_block(r,+e,n,o);return M.isBusy=
!1,gn(i)}function xe(t,e){let n=li();if(e>8)try{J(n,t)}catch{J(n,O(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function gn(t){
if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var ge=t=>sn(
me(),v.output,t),Uo=t=>me().subarray(v.output,v.output+t),W={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.
written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},Mt={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var fa=new Uint8Array(256);var Di=y(()=>ue?96:H()||ht()?1024:128),Do=y(()=>ht()?65536:H()||R()?4096:128),aa=y(()=>new Uint8Array(2*Do()));function ki(t,e){
let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}
function Pi(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t.charCodeAt(r)];return Jr(o,0)?void 0:o}
function Wi(t,e){let{length:n}=t,o=2*n<=256?fa:aa(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&
s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return sn(o,0,r)}var Hi=new Uint8Array(128),Ft=da(Hi);function da(t){return new Uint16Array(t.buffer)}var vi=y(()=>Wo()?0:18),Gi=y(()=>bt()>
0&&!Ot()&&!R()?12:18),ua=y(()=>H()||Ut()?18:8),ji=y(()=>Ot()||!(bt()>=22||ht())?64:32),la=y(()=>H()||R()||tt()?64:32),pa=y(
()=>tt()?36:18),En=(t,e)=>(t[0]&t[e>>1])>=128;function Yi(t,e,n){return n?e<=ua():e<=pa()||e<=la()&&(En(t,e)||Sn())}var Ki=()=>({
mixed:Gi(),most:ji()}),Vi=(t,e)=>e<=Gi()||e<=64&&En(t,e)&&e<=ji(),q={length:0,bytes:[0,0]};function ne(t,e,n,o){if(t[0]<
128&&Wo())return Ho(t,e)?Rt.call(t,0,e):void 0;let r=0;for(let i=0;i<e;){let s=i,c=t[i++];if(c>=128){let f=c,a=f<224,d=t[i++]^
128,l=a?0:t[i++]^128;if(c=a?(f&31)<<6|d:(f&15)<<12|d<<6|l,!(f>=194&&f<240&&(d|l)<64&&i<=e)||!a&&(c<2048||(c&63488)===55296||
c===65279))return ha(t,s,e,n,o,r)}Ft[r++]=c}return De(r)}function qi(t,e){if(e%2>0)return;let n=0;for(let o=0;o<e;o+=2){
let r=t[o]|t[o+1]<<8;if((r&63488)===55296)return;Ft[n++]=r}return De(n)}function ha(t,e,n,o,r,i){let s=Po();for(let c=e;c<
n&&i<=s;){let f=t[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,
p=f===237?159:f===244?143:191,w=0;for(;w<a&&c<n;w++,c++){let g=t[c];if(g<u||g>p)break;u=128,p=191,d=d<<6|g&63}if(w<a){if(c===
n&&!o){if(f>=239)return;zi(f,128|d&63,1+w);break}l=!0}if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&(Ft[i++]=55232+(d>>
10),d=56320|d&1023),Ft[i++]=d}return De(i)}function ko(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=s,f=t[s++],a=f;if(f>=128){
if(r??=hn(o),!r)return;if(a=r[f],a===0&&(s<e&&(a=r[f|t[s++]<<8]),a===0))return ma(t,c,e,n,i,o,r)}Ft[i++]=a}return De(i)}
function ma(t,e,n,o,r,i,s){let c=Po();for(let f=e;f<n&&r<=c;){let a=t[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){
if(i===32)return;zi(a,0,1);break}let l=f<n?t[f]:0;if(d=s[a|l<<8],d>0)f+=1;else if(xa(l,i))d=65533;else return}Ft[r++]=d}
return De(r)}function xa(t,e){return t>=128?!1:t>=48&&t<=57?e!==29&&e!==30:t<64||e!==31}function yn(t,e,n){return q.length=
0,ne(O(t,e,n),n-e,!1,!0)===""}function zi(t,e,n){q.length=n,q.bytes[0]=t,q.bytes[1]=e}function De(t){if(t<3||t<=18&&!Wo())
return le(Ft,0,t);if(Sn())return Kt.call(Hi,0,2*t);if(!(t>Po()))return le(Ft,0,18)+le(Ft,18,t-18)}var Po=y(()=>Sn()?1/0:
36),Wo=y(()=>R()&&Sn()),Sn=y(()=>z(wa)===!0);function wa(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.
call(t,0,t.length);return e(Kt)==="a\uFEFF\uD83D"&&e(Rt)==="a\0\xFF\xFE=\xD8"}function Ho(t,e){for(let n=0;n<e;n++)if(t[n]>=
128)return!1;return!0}function ye(t,e){let n=Math.ceil(e/8);for(let o=0;o<e;o+=n)if(t[o]>=128)return!1;return t[e-1]<128}var jo=["fatal","html","replacement"];function vo(t,e){let{length:n}=t,o=rt(e);if(n>64&&n>(o?Di():Do()))return;if(o)return ki(
t,Lo(e));if(!!0)return;let r=Lo(e);return r&&Wi(t,r)}var ya=y(()=>R()||tt()||pt()&&!ue);function Qi(t,e){return ya()?Pi(
t,Fi(e)):$i(t,e)}var Yo=()=>"",Pt=class t{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return E[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:jo.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>65536)return;let n=vo(e,this.encoding);
if(n)return n;try{let o=rt(this.encoding)&&Qi(e,this.encoding);if(o)return o;ln(this.encoding,null),wn(e,0,e.length);let r=Ro(
0,e.length,this.#r,!0);return r===-2||!W.finished()?void 0:(this.#n=0,ge(r))}catch(o){throw P(o)}}#s(e,n){let o=new j;return this.
encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new ct(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===Yo,l=f&&!d?2048:65536,u=f&&this.
encoding===33?new Go(c,o):void 0,p=u?x=>u.add(x):o,w=u?x=>u.addUnchanged(x):o,g=0;try{if(!s){let x=rt(this.encoding)?Qi:
vo;for(;g+65536<e.length;g+=65536){let T=x(e.slice(g,g+65536),this.encoding);if(!T)break;o(T)}}for(ln(this.encoding,s);g===
0||g<e.length;g+=l){let x=Math.min(g+l,e.length);wn(e,g,x);let T=x===e.length;for(let F=0,Y=!1;!Y;){let Q=Ro(F,x-g,a,n&&
T);p(ge(Q===-2?W.written():Q));let $t=i+g+F+W.start();if(F+=W.read(),Y=Q!==-2&&W.finished(),Q!==-2||d)continue;let St=W.
codePoint();if(f){let jt=X(),Yt=()=>this.locate($t),wf=f(St,Yt),gf=this.#c(jt,wf,w,p,St,Yt);ln(this.encoding,gf),wn(e,g,
x)}else r(St,$t)}}}catch(x){throw P(x)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=X(),this.#n=i+e.length}#c(e,n,o,r,i,s){
if(n===null)throw new ct(i,s(),this.name);if(typeof n!="string")return o(n),e;let c=new t(this.encoding,"fatal");return c.#e=
e,c.encodeOrFail(Xr(n),!1,r,f=>{throw new ct(f,s(),this.name)}),c.#e}},Go=class{held;#t;constructor(e,n){this.held=e,this.#t=
n}add(e){let n=m(e);if(n===0)return;e[0]!==27&&this.#t(this.held);let o=e[n-3]===27?n-3:n;this.#t(et(e,0,o)),this.held=et(
e,o,n)}addUnchanged(e){this.#t(this.held),this.held=D,this.#t(e)}},j=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){
let n=m(e);if(n===0)return;this.#n+=n;let o=this.#e;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);
J(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&o.length+n<=4096){J(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,
length:n,isBlock:!1,next:null},o?o.next=this.#e:this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,
isBlock:i}=n;e(i?et(o,0,r):o)}}concatenate(){let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=Sa(this.#n),o=0;
return this.forEach(r=>{J(n,r,o),o+=m(r)}),n}};function Sa(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(
`This host has no room for ${t} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:e})}}function ts(t,e,n="\
encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=st(t,e);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(`${e}\
: ${r} has no encoder in the standard; use ${n}.`)}return es(o,t,e)}function es(t,e,n){if(t===36)throw new RangeError(`${n}\
: '${e}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var Tn=class{#t;#e;#n=new j;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new j;let n=ut(e)?.bytes.length??0,o=this.#r(O(e,n,Math.min(m(e),n+4096*this.#e)));if(!Ko(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Oi(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...O(o,f,f+a));
it(d)!==this.#t&&(r.push(O(e,i,n+f*this.#e),this.#i(E[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,O(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(m(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Ko(t){let e=0;for(;e<m(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var qo=y(()=>z(ba)),oe=y(()=>z(Ia)),rs=y(()=>z(_a));function is(t,e,n){if(t!==0&&t!==38||n<24||mt(e,n)||t===0&&fs(e,n))return;let o=t===0?oe():rs();return o?.takes?.(e,n)===
!1?void 0:o}function zo(t,e,n,o){if(q.length=0,o&&e>8192||e>256&&(mt(t,e)||fs(t,e)))return;let r=oe();if(!r||r.takesQuickly?.(
t,e)===!1)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!yn(t,i,e))))try{let s=i<e?O(t,0,i):t;return o?
r.decodeOrFail(s,i):r.decodeQuickly(s,i)}catch{return}}function ss(t,e){let n=oe();if(n?.takesBuffer(t,e))try{return n.decodeBuffer(
t)}catch{return}}function cs(t,e){let n=rs();if(!(e%2>0||!n?.takes?.(t,e)||mt(t,e)))return n.decode(t,!0)}function fs(t,e){
if(e<8192||Oa())return!1;let n=0,o=Math.ceil(e/8);for(let r=0;r<e-1;r+=o)t[r]>=192&&(t[r+1]&192)!==128&&n++;return n>1}var Oa=y(
tt);function ba(){let{isAscii:t}=Yr("node:buffer"),e=new Uint8Array(100).fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?
t:void 0}function Ia(){let t=Ut(),e=t?qo():void 0;if(t&&!e)return;let n=lt("utf-8"),o=Ba(n),r=ht()?lt("utf-8",!0):Aa(o),
i=e&&((T,F)=>ye(T,F)&&e(T)),s=i??(Vt()?Ma:pt()?Fa:void 0),c=i?(T,F)=>as(T,F)||F>256&&i(T,F):s,[f,a]=Vt()?[48,128]:[0,Ot()?
-1:t?2048:8192],d=(T,F)=>F>=f&&F<=a&&(!e||F<=64||e(T)),l=[239,187,191,97,230,188,162,240,159,146,169],u=Uint8Array.of(...l,
...os.flat()),p=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,w=Uint8Array.of(97,127),g=o(u,u.length)===p&&
n(u)===p&&n(u.buffer)===p&&o(w,2)==="a\x7F"&&r(u.subarray(0,l.length),l.length)===p.slice(0,5)&&os.every(T=>z(()=>r(Uint8Array.
from(T),T.length))===void 0),x=Rt;if(!(!g||e&&x.call(w)!=="a\x7F"))return{decode(T,F){try{return e?x.call(T):(F?r:n)(T,T.
length)}catch{return}},decodeQuickly:o,decodeOrFail:r,takesQuickly:c,decodeBuffer:n,takesBuffer:d,takes:s,completeLength(T,F){
for(let Y=1;Y<=3&&Y<=F;Y++){let Q=T[F-Y];if(Q<128)break;if(Q>=192)return(Q>=240?4:Q>=224?3:2)>Y?F-Y:F}return F}}}var os=[
[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Aa=t=>(e,n)=>{let o=t(e,n);return o.includes("\uFFFD")?
void 0:o};function Ba(t){let[e,n]=[Gr,Rt];if(Ut())return(r,i)=>i>256?n.call(r):t(r);if(!e||R()||!(bt()>=22))return t;let o=Ot()?
as:()=>!0;return(r,i)=>o(r,i)?e.call(r):t(r)}var as=(t,e)=>e<=64||e<=256&&ye(t,e);function Ma(t,e){if(e<64)return!1;if(ye(
t,e))return!0;if(e<768)return!1;let n=0,o=Math.ceil(e/16);for(let r=0;r<e;r+=o){let i=t[r];if(i<128)n+=1;else if(i===225)
n-=3;else if(i>=206&&i<240)return!1}return n>=0}function Fa(t,e){if(e<1024)return!0;let n=0,o=Math.ceil(e/16);for(let r=0;r<
e;r+=o)t[r]>=227&&t[r]<234&&(n+=1);return n<3}function _a(){return H()||ht()?Ca():Na()}function Na(){let t=Kt,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n)!==e||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return ds(Ut()?512:1/0,(o,r)=>{let i=t.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function Ca(){
let t=lt("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return ds(1/0,(e,n)=>{let o=t(e);
return n&&o.includes("\uFFFD")?void 0:o})}var ds=(t,e)=>({takes:(n,o)=>o<=t,decode(n,o){try{return e(n,o)}catch{return}},
completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});var Zo=y(()=>ht()?8:Vt()?352:18),$a=y(R);function ps(t,e,n){if(n>64)return ye(e,n)?La(t,e,n):void 0;if(n<=vi()||(e[n>>1]|
e[n-1])>=128||!Ho(e,n))return;let o=bn();return o?o.call(e,0,n):pn(t,e,n)}function La(t,e,n){let o=bn(),r=rt(t);if(!(n<512&&
(r||!o))&&!(r&&gs(t))&&!mt(e,n))try{return qo()?.(e)??Co(e,n,128,128)?o?o.call(e):oe()?.decodeQuickly(e,n):void 0}catch{
return}}var On=[],re=[];function hs(t,e,n){if(!(n<=Zo()||n>=512&&!gs(t)))return re[t]===void 0&&(re[t]=va(t)?ws(t):null),
xs(re[t],e,n)}function ms(t,e,n){return n<512?($a()?Xo(t,e,n):void 0)??pn(t,e,n)??Xo(t,e,n)??us(t,e,n):Xo(t,e,n)??(ka(t)?
us(t,e,n):void 0)??pn(t,e,n)}var Jo=0,Ra=y(()=>Qo()?8192:512);function Xo(t,e,n){let o=bn();if(!o||t!==21)return;let r=n<
Ra();if(r&&Jo>0){Jo-=1;return}if(!Da(e,n)){r&&(Jo=15);return}if(!mt(e,n))try{return o.call(e)}catch{return}}var us=(t,e,n)=>xs(
ws(t),e,n),xs=(t,e,n)=>t&&(n<=256||!mt(e,n))?ke(t,e):void 0;function ke(t,e){try{return t(e)}catch{return}}function ws(t){
return On[t]===void 0&&(On[t]=null,On[t]=z(()=>Ga(t))??null),On[t]}var bn=y(()=>z(Ua));function Ua(){let t=Rt,e=Uint8Array.
from({length:256},(n,o)=>o);return t.call(e)===String.fromCharCode(...e)?t:void 0}function Da(t,e){let n=Math.min(e,64);
for(let o=0;o<n;o++)if((t[o]&224)===128)return!1;return n===e||Co(t,e,128,224)}var ka=t=>t===21?Qo():Pa()||Wa()&&Ze(t),gs=t=>!bn()&&
(t===21?Qo():Ha()),Pa=y(()=>H()||tt()),Wa=y(pt),Ha=y(H),Qo=y(()=>H()||R()||!(bt()>0)),va=t=>H()||R()||ht()||Ut()||Vt()&&
t===21;function Ga(t){let e=hn(t),n=lt(E[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.
from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Es;function ys(t,e,n){return Es??=ja(),Es(t,e,n)}function ja(){let t=oe(),{mixed:e,most:n}=t&&R()?{mixed:0,most:0}:Ki();
return(o,r,i)=>{if(r<=e||r<=n&&En(o,r)){let s=ne(o,r,!0,i);if(s!==void 0)return s}if(t?.takesQuickly?.(o,r)!==!1)try{return i?
t?.decodeOrFail(o,r):t?.decodeQuickly(o,r)}catch{return}}}function In(t,e,n,o=!1){try{Bt(t,null);let r=Qt(e,n,0,o,!0);return r<
0?void 0:xn(0,r)}catch(r){throw P(r)}}var tr=y(()=>H()?{any:768,shiftJIS:224,markup:1/0}:pt()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:R()?
2048:tt()?112:0}),Ss=t=>t===34?tr().shiftJIS:tr().any,Ts=[];function Os(t,e,n){if(n>tr().markup||n>Ss(t)&&!Va(e,n))return;
let o=Ts[t];if(o)return mt(e,n)?void 0:ke(o,e);qa(t,n)}function Va(t,e){if((t[1]&t[e>>1])>=128)return!1;let n=0,o=Math.ceil(
e/32)|1;for(let r=0;r<e;r+=o)t[r]<128&&(n+=1);return n>10}var Pe=[];function qa(t,e){Pe[t]===void 0&&(Pe[t]=z(()=>Ja(t))??
null);let n=Pe[t];n&&(n.credit+=1+e/1024,!(n.credit<128)&&(n.credit=0,Pe[t]=null,z(()=>{let{value:o}=n.sequences.next();
o?n.decode(o)===In(t,o,m(o))&&(Pe[t]=n):za(t,n.decode)})))}function za(t,e){Ts[t]=e;let n=Ss(t);n>0&&(re[t]=o=>o.byteLength<=
n?e(o):void 0)}var Ja=t=>({decode:lt(E[t].name),sequences:Za(t),credit:0}),Xa=[[239,187,191],[254,255],[255,254],[132,49,
149,51]],er=[10,164,162];function*Za(t){let[e,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Xa)yield Uint8Array.
of(...i,...er);for(let i=128;i<=255;i++)yield se([i,i],e);if(t===32)for(let i=161;i<=254;i++)yield se([143,143],[i,i],e);
if(t===29||t===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield se([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield se(
[i,Math.min(i+7,254)],n,r,n);yield se([227,227],[50,50],o,n),yield se([129,129],[48,48],e),yield se([129,129],[48,48],r,
e)}}function se(...t){let e=t.map(([s,c])=>c-s+1),n=e.reduce((s,c)=>s*c),o=t.length+er.length,r=new Uint8Array(n*o+t.length-
1);for(let s=0;s<n;s++){let c=s;for(let f=t.length-1;f>=0;f--)r[s*o+f]=t[f][0]+c%e[f],c=Math.trunc(c/e[f]);r.set(er,s*o+
t.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+t.length-1),r}var Se=new Uint8Array(18),td=[0,0],Z=class{encoding;fatal;ignoreBOM;#t=null;#e=td;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Dt(e);if(!this.#t&&this.#n===0){let i=this.#a(e,r,n);if(i!==void 0)return n||
this.#l(r),i}return this.#c(e,r,n,o)}decodeWhole(e,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?ys(e,n,this.fatal):zo(e,n,!0,this.fatal);if(s!==void 0)return!i||e[0]===239?this.#f(s):s}else{let s=this.#s(
e,n,256)??this.#a(e,n,!0);if(s!==void 0)return s;let c=i&&!Lt(r)?In(r,e,n,this.fatal):void 0;if(c!==void 0)return c}return this.#c(
e,n,!0,o)}decodeBuffer(e,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#f(this.#d(ss(e,n))):this.#s(e,n,511)}#s(e,n,o){
let r=n<=o&&n>Zo()?re[this.encoding]:void 0;return r?this.#d(ke(r,e)):void 0}#c(e,n,o,r){if(this.#n>0){let d=this.#p(e,n,
o)??this.#u(e,n,o,r);if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(e,n,o)??this.#m(
e,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,P(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?a:a.toTypeError(r);return f}#a(e,n,o){let{encoding:r}=this;if(q.length=0,n===0)return"";if(r===0){let c=Vi(e,n)?ne(
e,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=zo(e,n,o,this.fatal);return this.#f(f)}if(r===38){let c=n<=36?qi(e,
n):cs(e,n);return this.#f(c)}if(!Dr(r))return;let i=rt(r),s=(i?hs(r,e,n):void 0)??(e[0]<128?ps(r,e,n):void 0)??(!i&&o&&n>
18?Os(r,e,n):void 0)??(Yi(e,n,i)?ko(e,n,o,r):void 0)??(i?ms(r,e,n):void 0);return this.#d(s)}#d(e){return this.fatal&&this.
encoding!==21&&e?.includes("\uFFFD")?void 0:e}#f(e){return!this.#o&&!this.ignoreBOM&&e?.charCodeAt(0)===65279?e.slice(1):
e}#p(e,n,o){let r=this.#n+n;if(n===0||r>18)return;q.length=0,this.#h(e,r);let i=this.encoding===0?ne(Se,r,o,this.fatal):
this.#d(ko(Se,r,o,this.encoding));return i!==void 0&&!o&&this.#l(n),i}#u(e,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#h(e,a);let d=ne(Se,a,!0,!0);if(d===void 0)return;let l=a-
f;this.#n=0,this.#r+=l,this.#o=!0;try{return te(d,this.decode(O(e,l),o,r))}catch(u){throw this.#o=s,u instanceof V||u instanceof
TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),u}}#h(e,n){Se[0]=this.#e[0],Se[1]=this.#e[1];for(let o=this.#n;o<
n;o++)Se[o]=e[o-this.#n]}#l(e){this.#r+=e,this.#o||=this.#n+e>q.length,this.#n=q.length,q.length>0&&(this.#e=[q.bytes[0],
q.bytes[1]])}#x(){let e=Uint8Array.from(this.#e);try{Bt(this.encoding,null),Qt(e,this.#n,0,this.fatal,!1),this.#t=X(),this.#n=
0}catch(n){throw P(n)}}#w(e,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=is(this.encoding,e,n);if(!r)return;
let i=0,s="",c=r.completeLength(e,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(e[i]&
192)===128;)i+=1;if(i===n)return;if(s=this.#m(O(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:O(e,i,c),a=r.decode(f,
this.fatal);if(a===void 0){if(s=te(s,this.#m(f,c-i,!0)),this.#i)return s}else s=te(s,this.#f(a)),this.#r+=c-i;return this.#o||=
c>0,c===n?s:this.encoding===0&&!o&&yn(e,c,n)?(this.#l(n-c),s):te(s,this.#m(O(e,c,n),n-c,o))}#m(e,n,o){Bt(this.encoding,this.#t);
let r="",i=Ni(n),s=this.#o||this.ignoreBOM||!Lt(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,
n-f),l=f===0&&a?e:O(e,f,f+d),u=Qt(l,d,c,this.fatal,o&&a);if(u<0)return this.#t=X(),this.#i=new V(this.name,this.#r+f+W.start(),
W.length()),r;if(c+=u,c>0&&(a||!_i(c))){let p=!s&&Ci()===65279?1:0;i?i.add(mn()+2*p,c-p):r=te(r,xn(p,c)),s=!0,c=0}if(a)break}
return this.#o=s,this.#t=o?null:un(),this.#r+=n,i?i.toText():r}},An=new Z(0,!1,!1);function nr(t,e,n,o,r,i){return An.encoding=
n,An.fatal=o,An.ignoreBOM=r,An.decodeWhole(t,e,i)}function bs(t,e){let n=st(t,e);if(n===36)throw new RangeError(`${e}: T\
he encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Bn=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new Pt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=m(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(O(e,i,s?r:i+4096),
s?n:I.none,o)}}#o(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=od(r,e),s[d-i]);let c=new j,f;try{this.#t.
transcode(e,n===I.result?I.source:n,d=>c.add(d))}catch(d){f=d}let a=nd(c.concatenate());try{this.#e.encodeOrFail(a,n===I.
result,o),this.#n=n===I.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function nd(t){let e=new Uint16Array(
m(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function od(t,e){let n=m(
e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Is(t);for(let c=0;c<n;c++){let f=t.position+c,a=O(e,c,c+1),d=o.copy(),l=0,u=0;
try{o.transcode(a,I.none,x=>{l===0&&(u=x[0]|x[1]<<8),l+=m(x)/2})}catch(x){if(x instanceof V)break;throw x}l>0&&(r[i++]=s);
let p=u===65533&&s<f?As(d,a,I.none):void 0,w=p?p.offset+p.length:f;for(let x=1;x<l;x++)r[i++]=w+x-1;let g=f-s===2||f<=2;
l>0&&!p?s=f+1:(p||g)&&(s=Is(o))}return r[i]=s,r}var Is=t=>As(t,D,I.source)?.offset??t.position;function As(t,e,n){try{t.
copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof V)return o;throw o}}var Te=t=>t==null?void 0:wt(t);function Oe(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function rd(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>st(wt(o),e))}}var Fn={allowUTF8:t=>t===void 0||!!t,candidates:rd,locale:Te,maxBytes:Oe,
tld:Te},rr=["text","ASCII","empty","binary","unknown"];function be(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=m(t),f=Math.min(c,i);Ii();for(let p=0;p<f;p+=65536){let w=Math.min(p+65536,f);Ai(O(t,p,w),e&&w===c)}let a=Bi(
o,r&&Mn(r),s&&Mn(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:rr[d],isASCII:rr[d]==="ASCII"||rr[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,w)=>({encoding:E[a[3+2*w]].name,score:a[4+2*w]}))}}function Mn(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function ir(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=at(t,n),r=xt(e,Fn,n),i=be(zt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:E[i.encoding].name}}var cd=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],fd=[33,36,37,
38],Ie=(t,e)=>{let n=Te(t);return n===void 0?-1:st(n,e)},Bs=(t,e,n)=>Math.min(Oe(t,e,n)??1024,1048576),Ms=(t,e)=>Math.max(
3,e===-1?t:0),Fs=t=>it(Te(t)??"")??-1;function ad(t,e,n){if(t)return xt(t===!0?void 0:t,Fn,`${e}, option '${n}'`)}var dd={
defaultEncoding:Ie,detect:ad,likelyEncoding:Ie,locale:Te,maxPrescanBytes:Bs,parentEncoding:Ie,transportLayerEncodingLabel:Fs,
userOverride:Ie};function ud(t,e){let n=xt(t,dd,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Ms(i,Math.max(f,c)),declared(a){let d=No(a,i,f,c,s,o);return d===-1?void 0:We(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>_s(a)??ld(r,n.defaultEncoding)}}function _s(t){if(!(t?.encoding===
void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function ld(t,e){
return We(bi(Mn(t),e===-1?21:e))}var pd={defaultEncoding:Ie,maxPrescanBytes:Bs,transportLayerEncodingLabel:Fs};function hd(t,e){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=xt(t,pd,e),i=s=>{let c=We(Ti(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Ms(o,r),declared:i,decide:()=>i(D)}}function md(t,e){let n={...Fn,
defaultEncoding:Ie},{defaultEncoding:o,...r}=xt(t,n,e);return{prescanned:3,declared(i){let s=ut(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return _s(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var xd={detect:md,html:ud,xml:hd},sr=["detect","html",
"xml"],wd={prefixBytes:Oe,sniff:yo(sr)};function ce(t,e){let{prefixBytes:n,sniff:o}=xt(t,wd,e),r=xd[o](t,e),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:y(()=>{let c=s.candidates&&be(D,!0,s);return!fd.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>gd(
r,c),takesWhole:n===void 0}}function gd({prescanned:t,declared:e,options:n,decide:o},r){return e(ft(r,t))??o(n&&be(r,!0,
n))}function Ns(t){let e=No(ft(t,1024),1024,-1,-1,-1,-1);return e===-1||We(e).source==="BOM"?void 0:We(e)}function We(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:cd[t>>8&255],score:null}}var Rs=["(B","(J","(I","$@","$B"],Nn=class{#t=!0;#e=!0;read(e,n){let o=m(e),r=this.#t?Td(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Od(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Id(e,i);if(s=Rs.includes(a),!s&&!n&&Ad(a))break;this.#e=s}else
s=f>=128||i<r&&bd(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:m(e);for(;o<m(e)&&e[o]!==27;)o+=1;return o}};function Td(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(t))return 1/0;if(e&&=Ls(t[o],t[o+1]),n&&=Ls(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function Od(t,e){let n=m(t),{start:o,words:r}=rn(t,e),i=$s(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return $s(t,o+4*s,n)}function $s(t,e,n){
let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var Ls=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||
t===33&&e===34,bd=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Id(t,e){let n="";for(let o=e+1;o<Math.min(e+3,m(t));o++)n+=String.fromCharCode(
t[o]);return n}var Ad=t=>t.length<2&&Rs.some(e=>e.startsWith(t));var Ht=class{decision=null;sample=D;detected;#t;#e=!0;#n=!1;#o=new Nn;#r=new j;#i;#s=0;#c=D;#a=D;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new j;if(this.#e&&n&&this.#t.takesWhole)return this.#l(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+m(e)<this.#i&&!n)return this.#u(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new j;
let i=ft(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#d(r,n,o)}#d(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#l(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(ft(s,c),a):{plain:0,evidence:0};s=this.#h(s,d,o);let u=m(s),p=c-d;if(l===
-1)return n||f?this.#l(i(this.#f(ft(s,p),a)),o,s):this.#u(s,u+1,o);let w=Ds(ft(s,p),l-d,r.windowBytes),g=Math.min(w+r.windowBytes,
p);if(u<g&&!n)return this.#u(s,g,o);let x=ft(s,g),T=this.#f(x,u<g);if(g<=w||g===p||!r.passesASCII()||!Fd(T,x))return this.#l(
i(T),o,s);s=this.#h(s,this.#o.skip(x,l-d),o)}}#f(e,n){this.sample=qt(qt(this.#c,this.#a),e);let o=this.#t.detection.options,
r=be(this.sample,n,{...o,maxBytes:void 0}),i=this.#p(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#p(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#u(e,n,o){
let r=m(e);return r>0&&this.#r.add(et(e,0,r)),this.#i=n,{passed:o,rest:null}}#h(e,n,o){let r=ft(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=qt(this.#c,ft(r,i))),this.#a=Us(qt(this.#a,Us(O(r,i)))),O(e,n)}#l(e,n,o){
return this.decision=e,{passed:n,rest:o}}},Us=t=>O(t,Math.max(0,m(t)-64));function Ds(t,e,n){let o=Math.min(m(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function Fd(t,e){return t.isASCII||t.encoding===void 0&&!(e[Ds(e,0,1/0)]>=128)}function ks(t){let[[e,n]]=Object.entries(t),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function Ps(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var Ws="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Hs=`!
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
?`;var Nd=y(()=>{let t=Hs.split(`
`),e=0;return new Map(Ws.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
vs=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function $n(t){let e=new Pt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof ct)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Gs(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Gs(t,e,n){if(vs(t))return"";if(n===0)return null;let o=Cd(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:Gs(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Cd(t){
let e=[...Nd().get(t)??[],...$d(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function $d(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,p)=>c(
p)),a=o.filter((u,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===e&&r.push(l),a.every(
vs)&&i.push(d)}return[...r,...i]}var js=["fatal","html","replacement","ignore","translit"];function Ys(t,e,n){return typeof t=="function"?(o,r)=>Ld(t(o,r()),n):t==="ignore"?Yo:t==="translit"?$n(e):void 0}function Ld(t,e){
if(typeof t=="string")return t;if(t==null)return null;let o=zt(at(t,e,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return et(o,0,m(o))}function fe(t,e,n,o){return typeof t=="number"?Ks(t,e,n,o):new He(t,Ks(0,e,n,o))}function Ks(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Ys(r,e,o);if(!s||Lt(e))return new Ln(t,e,n);let c=cr(t,n);return new Bn(c,e,r,i?.counting(s)??s)}function cr(t,e){return new Ln(
t,38,{...e,bom:!1,unmappable:"fatal"})}var Ln=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Fo(e,this.to,this.#n.ignoreBOM,
this.#t),Si(e,n),this.#t=X())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ge,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Qe(this.to)??[]));
let d=Math.max(0,jo.indexOf(c)),l=m(e);try{Fo(this.from,this.to,i,this.#t);for(let u=0;;){let p=l-u<=65536,w=p&&u===0?e:
O(e,u,p?l:u+65536),g=Li(w,r,d,p?n:I.none);a?.addBlock(this.#e+u);let x=g<0?W.written():g;if(x>0&&o(f(x)),g<0&&this.#o(g,
u),u+=W.read(),p&&W.finished())break}}catch(u){throw P(u)}this.#t=n===I.result?null:X(),this.#e=n===I.none?this.#e+l:0}#o(e,n){
let o=this.#e+n+W.start();throw this.#t=X(),this.#e=0,e===-1?new V(E[this.from].name,o,W.length()):new ct(W.codePoint(),
o,E[this.to].name)}},He=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===I.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new Ht(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==I.none);
i.length>0&&(this.#r.transcode(i.concatenate(),I.none,r),this.#o=!0),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(
e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var Ic=require("node:buffer"),_=require("node:fs"),Ye=require("node:path");var Be={failure:1,usage:2};var fr=require("node:buffer");function ve(t){if((0,fr.isUtf8)(t))return Vs(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,fr.isUtf8)(r));e+=o?Vs(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Vs=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function b(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function $(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var C=require("node:fs");var zs=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var Xs=require("node:util");var Zs={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Rn={...Zs,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Qs="it is a symbolic link to a file that does not exist; check where it points",tc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Un={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},ae={...Zs,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Et(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Xs.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function yt(t,e){
return Ge(t,e instanceof Error?e.message:String(e)),Be.failure}function Ge(t,e){Me(`encoding-wasm: ${t}: ${e}
`)}var Js=!1;function Me(t){Js||process.stderr.on("error",()=>{}),Js=!0,process.stderr.write(t)}var _t=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var ec;async function dr(t,e){let n=async i=>{try{return await i()}catch(s){throw Et(s,ic(t))}},{next:o,close:r}=await n(
()=>t==="-"?Rd(e):Ud(b(t),e));return{next:()=>n(o),close:r}}async function*kn(t){let e=await dr(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function Pn(t){try{return(0,C.statSync)(b(t))}catch{return}}function Rd(t){
let e=(0,C.fstatSync)(0,{bigint:!0});return ac(e,t),e.isFile()?sc(0,e,()=>{}):Dd()}function Ud(t,e){let n=oc(t,e);if(!n.
isFile())return kd(t);let o=(0,C.openSync)(t,"r");return sc(o,n,()=>(0,C.closeSync)(o))}function oc(t,e){let n=(0,C.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,C.opendirSync)(t).closeSync(),ac(n,e),n}function rc(t){try{oc(b(t)),(0,C.accessSync)(
b(t),C.constants.R_OK)}catch(e){throw Et(e,ic(t))}}var ic=t=>({...Rn,get ENOENT(){return(0,C.lstatSync)(b(t),{throwIfNoEntry:!1})?.
isSymbolicLink()?Qs:zs(t)?tc:Rn.ENOENT}});function sc(t,{size:e},n){ec??=new Uint8Array(262144);let o=ec,r=0;return{async next(){
let i=(0,C.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,C.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Dd(){
let t=cc(0,()=>{}),e=process.platform==="win32"?nc():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=nc()}return e.next()},close:()=>e?.close()}}function nc(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function kd(t){let e=await fc(
n=>(0,C.open)(t,n));return cc(e,()=>(0,C.closeSync)(e))}function cc(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await fc(i=>(0,C.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var fc=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function ac(t,e){if(t.isDirectory())throw new Error(Rn.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))
throw t.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var uc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],ur=new Set,lr=!1,dc=Date.now();function Fe(t){if(ur.add(t),!lr)for(let e of uc)
process.on(e,lc);return lr=!0,()=>ur.delete(t)}function lc(t){for(let e of[...ur].reverse())e();for(let e of uc)process.
off(e,lc);process.kill(process.pid,t)}function Wn(){if(!(!lr||Date.now()-dc<50))return new Promise(t=>{setImmediate(()=>{
dc=Date.now(),t()})})}var S=require("node:fs"),ot=require("node:path");function hr(t,e=438){if(t===void 0)return Wd();let{target:n,present:o,descriptor:r}=mr(t);return r!==void 0?Yd(r):o?.isFIFO()?
Gd(b(t)):o&&!o.isFile()?Hn((0,S.createWriteStream)(b(t)),!0):Kd(n,o,e)}function mr(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,S.lstatSync)(b(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,S.statSync)(b(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(ot.sep))throw new Error(ae.EISDIR);if(!o?.isFile())
return{target:n?pr(t):t,present:o};let r=gc(t);return r===void 0&&(0,S.accessSync)(b(t),S.constants.W_OK),{target:n?pr(t):
t,present:o,descriptor:r}}var pc;function Wd(){return pc??=Hd(),pc}function Hd(){let t=(0,S.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?Hn(process.stdout,!1):vd(e)}function vd(t){let e,n=()=>{e??=Hn(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,S.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function Hn(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function Gd(t){let e=(0,S.createWriteStream)(t),{discard:n,...o}=Hn(e,!0);return{...o,file:(0,S.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&jd(t,e)}}}function jd(t,e){try{let n=(0,S.openSync)(t,S.constants.O_RDONLY|S.constants.
O_NONBLOCK);e.once("close",()=>(0,S.closeSync)(n))}catch{}}function pr(t){let e=wc(t);return e===void 0?t:pr(e)}function wc(t){
if(!(0,S.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=ve((0,S.readlinkSync)(b(t),"buffer"));return(0,ot.isAbsolute)(
e)?e:`${ve(S.realpathSync.native(b((0,ot.dirname)(t)),"buffer"))}${ot.sep}${e}`}function gc(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,ot.resolve)(t))??[];if(e!==void 0)return Number(e);let n=wc(t);return n===void 0?void 0:gc(n)}function Yd(t){return{
file:(0,S.fstatSync)(t,{bigint:!0}),write:e=>Ec(t,e),wait(){},finish(){},discard(){}}}function Ec(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,S.writeSync)(t,n))}var hc=0;function xr(t){hc+=1;let e=[process.pid,hc,Math.random().toString(36).slice(
2)].join("-");return(0,ot.join)((0,ot.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Kd(t,e,n){let o=b(xr(t)),r=(0,S.openSync)(
o,"wx",e?384:n),i=!0,s=()=>{i&&(i=!1,(0,S.closeSync)(r))};return{write:c=>Ec(r,c),wait(){},finish(){if(s(),Vd(t,e))throw new Error(
"it was changed meanwhile, which would be lost; convert again");e&&wr(o,e),(0,S.renameSync)(o,b(t))},discard(){try{s()}finally{
(0,S.rmSync)(o,{force:!0})}}}}function Vd(t,e){let n=(0,S.statSync)(b(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.
size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var mc=2048,qd=1024,zd=56,wr=(t,e)=>(0,S.chmodSync)(t,Jd(t,e));function Jd(t,{uid:e,
gid:n,mode:o}){for(let r of[e,-1])try{return(0,S.chownSync)(t,r,n),r===e?o:o&~mc}catch{}return o&~(mc|qd|zd)}async function vn(t){
try{let e=hr();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return je(void 0,e)}}function je(t,e){let{code:n=""}=e;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard output":$(t);return yt(`cannot write ${o}`,Et(
e,ae))}var jn=require("node:fs"),N=require("node:path");function Tc(t,{suffix:e,directory:n}){let o=new Map(t.filter(tu).map(c=>[c,Gn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Sc(c)])r.set(a,c);let i=Qd(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:(0,N.join)(n,i(c)),a={file:c,output:f,
...e&&{backup:`${c}${e}`}},d=o.get(c),l=e&&c.endsWith(e)?r.get(Sc(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,
problem:new Error(Xd(l))}];if(d===void 0)return[a];let u=n===void 0?d:Gn(f),p=s.get(u);if(p===d)return[];if(p===void 0&&
s.set(u,d),n===void 0)return[a];let w=p===void 0?Zd(r,u,d):gr(f);return[{...a,...w&&{problem:new Error(w)}}]})}var Xd=t=>`\
it is the old version of ${$(t)}, which an earlier run kept; use another suffix, or leave it out`,gr=t=>`another file al\
ready goes to ${$(t)}; convert this one to another directory`;function Zd(t,e,n){if(e===n)return"it would replace itself\
; name another directory, or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${$(o)}, which will \
be converted as well; name another directory`}function Qd(t){let e=s=>(0,N.isAbsolute)(s)||s.split(N.sep)[0]==="..",n=s=>(0,N.isAbsolute)(
s)||e((0,N.relative)(".",s)),o=t.filter(n).map(s=>(0,N.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(N.sep)?s:s+N.sep)),
i=o.length>0?(0,N.dirname)(o[0]):".";for(;!r(i)&&(0,N.dirname)(i)!==i;)i=(0,N.dirname)(i);return s=>{let c=(0,N.relative)(
n(s)?i:".",s);return c===""||e(c)?(0,N.basename)(s):c}}function tu(t){try{return(0,jn.lstatSync)(b(t),{throwIfNoEntry:!1})!==
void 0}catch{return!1}}function Gn(t){try{return ve(jn.realpathSync.native(b(t),"buffer"))}catch{let e=(0,N.dirname)(t);
return e===t?(0,N.resolve)(t):(0,N.join)(Gn(e),(0,N.basename)(t))}}var yc=new Map;function Sc(t){let e=(0,N.dirname)(t),
n=yc.get(e)??Gn(e);return yc.set(e,n),(0,N.join)(n,(0,N.basename)(t))}async function Ac(t,e,n){let o=[],r=0,i=0,s=0,c=async(u,p)=>{s=await vn(`${$(u)}: ${p}
`)||s},f=(u=[])=>{if(t.quiet)return;let p=e.dryRun?"would be converted":"converted",w=i>0?`, ${i} left alone`:"",g=o.length>
0?`, ${o.length} failed: ${o.map($).join(", ")}`:"",x=u.length>1?" and those after it":"",T=u.length>0?`, ${u.length} no\
t reached: ${$(u[0])}${x}`:"";Me(`encoding-wasm: ${T&&"interrupted: "}${_t(r,"file")} ${p}${w}${g}${T}
`)},a=Tc(t.files,e),d=0,l=Fe(()=>f(a.slice(d).map(({file:u})=>u)));for(let u of a){let{file:p,problem:w}=u;try{if(w)throw w;
e.skipUTF8&&await uu(p)?(i+=1,e.dryRun&&await c(p,"would be left alone: it is UTF-8")):await eu(u,t,e.dryRun,{run:n,say:c})?
r+=1:o.push(p)}catch(g){yt($(p),g),o.push(p)}d+=1}return l(),f(),o.length>0?Be.failure:s}async function eu({file:t,output:e,
backup:n},o,r,{run:i,say:s}){e===t&&ou(t),rc(t);try{iu(e)}catch(a){return je(e,a),!1}n!==void 0&&Mc(n,()=>su(n));let c=E[o.
to].name;if(r){let a="";if(await i({files:[t],output:e,isDry:!0,onDecision:p=>{a=E[p].name}})!==0)return!1;let l=e===t?"":
`, to ${$(e)}`,u=n===void 0?"":`, and kept as ${$(n)}`;return await s(t,`would be converted from ${a} to ${c}${l}${u}`),
!0}if(e!==t){let a=(0,_.statSync)(b(t)).mode&nu;return ru(e,()=>i({files:[t],output:e,mode:a}))}let f=()=>i({files:[t],output:e});
return n===void 0?await f()===0:cu(t,n,f)}var nu=511;function ou(t){let e=Pn(t);if(e&&!e.isFile()&&!e.isDirectory())throw new Error(
"it is not a regular file, so it cannot be replaced; write the result to a file with -o")}var Oc=new Set;async function ru(t,e){
try{du((0,Ye.dirname)(t))}catch(r){throw Et(r,ae)}let n=Yn(t);if(n!==void 0&&Oc.has(n))throw new Error(gr(t));if(await e()!==
0)return!1;let o=Yn(t);return o!==void 0&&Oc.add(o),!0}function Yn(t){let e=(0,_.statSync)(b(t),{bigint:!0,throwIfNoEntry:!1});
return e?.isFile()?`${e.dev} ${e.ino}`:void 0}function iu(t){let{target:e,present:n}=mr(t);(!n||n.isFile())&&Er((0,Ye.dirname)(
e))}function Er(t){let e=(0,_.statSync)(b(t),{throwIfNoEntry:!1});if(!e)return Er((0,Ye.dirname)(t));if(!e.isDirectory())
throw new Error(ae.EEXIST);(0,_.accessSync)(b(t),_.constants.W_OK|_.constants.X_OK)}function su(t){if((0,_.lstatSync)(b(
t),{throwIfNoEntry:!1}))throw new Error(Bc(t));Er((0,Ye.dirname)(t))}var Bc=t=>`its backup ${$(t)} already exists; use a\
nother suffix, or move that file away`;function Mc(t,e){try{e()}catch(n){let o=Et(n,ae);throw o===n?n:new Error(`its bac\
kup ${$(t)} can't be made: ${o.message}`)}}async function cu(t,e,n){let o=Yn(t);Mc(e,()=>fu(t,e));let r=()=>{Yn(t)===o&&
(0,_.rmSync)(b(e),{force:!0})},i=Fe(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function fu(t,e){try{(0,_.linkSync)(
_.realpathSync.native(b(t),"buffer"),b(e))}catch(n){if(n.code==="EEXIST")throw new Error(Bc(e));au(t,e)}}function au(t,e){
let n=b(xr(e));try{(0,_.copyFileSync)(b(t),n,_.constants.COPYFILE_EXCL);let o=(0,_.statSync)(b(t));wr(n,o),(0,_.utimesSync)(
n,o.atimeMs/1e3,o.mtimeMs/1e3),(0,_.renameSync)(n,b(e))}finally{(0,_.rmSync)(n,{force:!0})}}var bc=new Set;function du(t){
bc.has(t)||(0,_.mkdirSync)(b(t),{recursive:!0}),bc.add(t)}async function uu(t){let e=new Z(0,!0,!0),n=!0,o=!1;try{for await(let r of kn(
t))await Wn(),e.decode(r,!1),n&&=(0,Ic.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),
!(n&&o)}catch(r){if(r instanceof V)return!1;throw r}}var Kn=class{#t;#e=new j;constructor(e=ce({},"Examination")){this.#t=new Ht(e)}add(e,n){let o=Math.min(m(e),1024-this.#e.
length);o>0&&this.#e.add(et(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Ko(e)?Ns(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=_c(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>_c(n.encoding,o)||n.score>=.9)&&Fc(e.encoding,
o)!==Fc(n.encoding,o)?i:void 0}},Fc=(t,e)=>new Z(t,!1,!0).decode(e,!1);function _c(t,e){let n=0,o=null;for(let r=0;r<m(e);r+=
65536){let i=O(e,r,Math.min(r+65536,m(e)));Bt(t,o),Mi(i,!1),n+=Mt.malformed(),o=X()}return n}async function Nc({files:t,sniffing:e,json:n,quiet:o}){let r=ce(e,"--detect"),i=ce({...e,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of t)try{let a=new Kn(i),d=e.sniff==="detect"?a:new Ht(r),{encoding:l,...u}=await hu(f,d,a),p=a.doubt&&mu(
a.doubt),w=a.detected?.kind??(u.source==="default"?"empty":"text");c.push({file:f,encoding:E[l].name,...u,kind:w,doubt:p??
null}),p&&!o&&Ge($(f),xu(p))}catch(a){s=yt($(f),a)}return await vn(n?`${JSON.stringify(c,null,2)}
`:wu(c))||s}async function hu(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of kn(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),e.decision}function mu({
declared:t,detected:e,...n}){let o=e===void 0?null:E[e].name;return{declared:E[t].name,detected:o,...n}}function xu({declared:t,
detected:e,score:n,malformed:o}){let r=`has ${_t(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===
null?`it declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function wu(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,$(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var $c={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},_e=class{#t={...$c};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+Mt.firstMalformed()),n.malformed+=Mt.malformed(),this.#e+=Mt.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+Mt.firstUnmappable(),n.codePoint=Mt.codePoint()),n.unmappable+=Mt.unmappable()}counting(e){return(n,o)=>{let r=this.#t,
i=e(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...$c},this.#e=
0,e}};var gu={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Ke=class{#t;#e;#n;constructor(e,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new _e}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=cr(e,{...c,
ignoreBOM:o}),this.#e=fe(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(
e,n)}transcode(e,n,o){let r=Eu(e,gu[E[this.#t.from].name]),i=r.pop()??e;for(let s of r)this.#o(s,I.none,o);this.#o(i,n,o)}#o(e,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=yu(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,I.none,o)}n===I.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Eu(t,e){if(!e)return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(t.subarray(i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function yu(t,e){if(e===0)return t;
let n=new Uint8Array(t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=
t[i],n[o++]=t[i+1]}return n.subarray(0,o)}var Lc=require("node:fs"),Rc=require("node:path");function Uc(){let t=(0,Rc.join)(__dirname,"encoding-prepared.wasm");try{return ii((0,Lc.readFileSync)(t)),!0}catch(e){let{
message:n}=Et(e,{});return yt(`its part ${$(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Nod\
e`),!1}}var Zc=require("node:buffer");var Vn=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&m(this.#n)===0?e:qt(this.#n,e);if(!n&&Pr(r))return this.#n=
r,"";let i=ut(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new Z(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?O(r,s):r,n,o)}};function qn(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=at(t,o),i=st(wt(e),o);Jt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=pe(r);return ut(f)?new Vn(i,s,c).decode(f,!0,o):nr(f,Dt(f),i,s,!0,o)}function yr(t){return Su(pe(at(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Su=t=>nr(t,Dt(t),0,!1,!0);var Ou=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Ir=t=>Ou.test(t),bu=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Iu=y(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(t=>new RegExp(`[${t}]`,"u")));function Au(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=Iu();if(n.test(
t))return 4;if(!o.test(t))return e<128?1:Ir(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var Sr;function zn(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(qn(Uint8Array.from(r),t))}var Tr;function Ve(t){Tr??=new Uint16Array(65536),Sr??=[zn("shift_jis",
136,151,64),zn("gbk",176,215),zn("big5",164,198,64),zn("euc-kr",176,200)];let e=Sr.map(()=>0),n=0,o=1;for(let r of t){let i=Number(
r.codePointAt(0)),s=Tr[i]||Au(r,i);Tr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of Sr.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:bu.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var Ne="Failed to execute 'decode' on 'TextDecoder'",Zn=ks({TextDecoder:class{#t;#e=!1;constructor(t="utf-8",e=void 0){this.#t=
Bu(t,e,"Failed to construct 'TextDecoder'"),new.target!==Zn&&Ps(this,new.target,Zn)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=D,e=void 0){let n=this.#t;if(e===void 0&&!this.#e){
if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return n.decodeWhole(t,Dt(t),Ne);if(t instanceof ArrayBuffer){let s=Eo(
t);if(s)return n.decodeBuffer(t,s)??n.decodeWhole(new Uint8Array(t),s,Ne)}}let o=at(t,Ne);Jt(e,Ne);let r=!!e?.stream,i=pe(
o);if(!this.#e){if(!r)return n.decodeWhole(i,Dt(i),Ne);n.reset()}return this.#e=r,n.decode(i,!r,Ne)}}});function Bu(t,e,n){
let o=wt(t);Jt(e,n);let r=!!e?.fatal,i=!!e?.ignoreBOM;return new Z(bs(o,n),r,i)}var Yc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Kc=/^(?:GBK|Shift_JIS|Big5|EUC)/,Vc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Vu=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Ce="UTF-8",qu=(t,e,n)=>Math.min(Oe(t,e,n,"steps")??2,3);function qc(t,e=void 0){
let n="Failed to execute 'repairMojibake'",o=Zr(t,n),{maxSteps:r}=xt(e,{maxSteps:qu},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return zu(c,r).map(({steps:f,gain:a})=>({text:jc(o,f,Jc)??o.replace(/[^\r\n]+/g,
d=>jc(d,f,Br)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function zu(t,e){
let n=Gc(t);if(n>25)return[];let o=Ve(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<e;f++){i=i.
flatMap(a=>Xu(a,o)).sort(Ar);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[
...r.values()].filter(f=>Ju(t,f.text)).sort(Ar).slice(0,5);for(let f of s)f.gain+=.6*Gc(f.text);s.sort(Ar);let c=7+Math.
min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Ju=(t,e)=>[...t].some(n=>!Ir(n)&&!e.includes(
n)),vc=t=>t.match(/[^\0-\x7F]/g)?.length??0;function zc(t,e){let n=Qn(t,e);if(n)return{part:t,bytes:n};let o=t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Qn(s,e)).join(""):"",i=.7*vc(t)<vc(r)?Qn(r,e):void 0;return i&&{part:r,bytes:i}}var Ar=(t,e)=>e.
gain-t.gain;function Xu({text:t,steps:e,bits:n,left:o},r){let i=[];for(let[s,c]of Yc.entries()){let f=Kc.test(c)&&!Vc.test(
t)?void 0:zc(t,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===t?o:o+Ve(t)-Ve(a),p=a.includes(Nt)||Xc(d)?.includes(Nt)?Zu:
ir(d).candidates;for(let{encoding:w,score:g}of p){if(g<.003)break;if(e.length>0&&w!==Ce&&e[0].really!==Ce)continue;let x=Br(
d,w,a,!0);if(x===void 0||x===a)continue;let T=n+2.4*Math.log2(g)-s*.25-(w===Ce?-2:1)-(e.length>0?4:0),F=r-l-Ve(x)+T;i.push(
{text:x,steps:[...e,{really:w,readAs:c}],bits:T,left:l,gain:F})}}return i}function Gc(t){if(t.includes(Nt))return 0;let e=Vc.
test(t),n=-1/0;for(let o of Yc){let i=Vu.test(o)&&Kc.test(o)===e?zc(t,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of ir(c).candidates)d===o||Br(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}function jc(t,e,n){let o=t;for(let{really:r,readAs:i}of e){
let s=Qn(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var qe="\x7F",Nt="\uFFFD",Zu=[{encoding:Ce,score:.9}];function Qn(t,e){
if(t.includes(Nt)&&t.includes(qe))return;let n=t.replaceAll(Nt,qe).replace(/[\x80-\x9F]/g,o=>qn(Uint8Array.of(o.charCodeAt(
0)),e));try{return new Pt(ts(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Jc(t,e,n,o=!1){if(n.includes(
Nt))return e===Ce?Qu(t):void 0;try{return new Zn(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:o})}catch{return}}function Br(t,e,n,o){
let r=Jc(t,e,n,o);return r===void 0&&e===Ce&&!n.includes(Nt)?Xc(t):r}function Xc(t){let e=yr(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>e.match(r)?.length??0);return 4*n<=o?e:void 0}function Qu(t){let e=yr(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,qe),
[n,o]=[e.split(qe),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Nt)&&n.length<=o.length+1?e.replaceAll(qe,Nt):void 0}var to=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=fe(e,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=fe(0,n,{fatal:!1,ignoreBOM:!0,
bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(e,n,o){if(this.#t.transcode(e,n,s=>this.#n.
push(s)),n===I.none)return;let r=Buffer.concat(this.#n);this.#n=[];let[i]=qc(tl(r));n===I.source&&(this.path=i?.path??[]),
this.#e.transcode(i?Buffer.from(i.text):r,n===I.result?n:I.none,o)}};function tl(t){try{return new Z(0,!1,!0).decode(t,!0)}catch(e){
if(!(e instanceof RangeError))throw e;let n=Math.floor(Zc.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var no=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function ef(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=t,p=_t(a,"invalid byte sequence"),w=ol(n,o),g=`${tf(a)}at offset ${d}`,x=nf(a,c);a>0&&i?f.push(`${p} ${x}, ${g}`):
a>0&&w!==void 0&&f.push(`${p} ${w===""?x:`${Mr(c)} ${w}`}, ${g}; the file is damaged, or not in ${E[e].name}: check --fr\
om, or use --fatal to stop at such bytes`);let T=el(t.unmappable,o,r,c);if(t.unmappable>0&&T){let F=s||Number.isNaN(l)?"":
` at offset ${l}`,Y=i?"":"; use --unmappable html in HTML, or --to utf-8",Q=`${tf(t.unmappable)}${Fr(u)}${F}`;f.push(`${nl(
t.unmappable,n)} ${T}, ${Q}${Y}`)}return f}function el(t,e,n,o){let r=nf(t,o),i=`${Mr(o)} ${t===1?"its":"their"} best fi\
t`;return typeof e=="function"?`${i}, or ${n===""?r:n}`:{replacement:`${Mr(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}
var Mr=t=>t?"would become":"became",nf=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,tf=t=>t===1?"":"the first ",
nl=(t,e)=>`${_t(t,"character")} that ${E[e].name} can't represent`;function Fr(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${tn(t)})`:tn(t)}function ol(t,e){if(Qe(t)||t===it("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="i\
gnore"?"":e==="html"?"&#65533;":"?"}var fl="\x1B[?25l",al="\x1B[?25h",rf="\r\x1B[K";function sf(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=ll(r,d,(l-f)/1e3);Me(`${i?"":fl}${rf}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:ul(t),canShow:dl(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Me(`${rf}${al}`),i=!1}}}var dl=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function ul(t){let e=0;for(let n of t){let o=n==="-"?void 0:Pn(n);if(!o?.isFile())return;e+=o.size}return e}function ll(t,e,n){
let o=`${oo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${oo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${oo(t)} of ${oo(e)} MB | ${o} | ${c}${s%60} s left`}var oo=t=>(t/1e6).toFixed(1);var ro=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=hl(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Bt(this.#t,
this.#e),n=Qt(e,e.length,0,!1,!1),this.#e=un()}catch(o){throw P(o)}for(let o of new Uint16Array(h.memory.buffer,mn(),n))
(o&64512)!==56320&&(this.column+=1)}};function hl(t){let{start:e,words:n}=rn(t,0),o=e+4*n.length,r=ff(t,0,Math.min(e,t.length))+
ff(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function ff(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var Gt=class extends Error{};async function $r(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=sf(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Fe(i))}),c=0;try{n||(r=Fe(i)),o=t.isDry?wl:hr(t.output,t.mode);let f=new Nr(t,
e,o,s);for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=je(t.output,f instanceof Gt?f.cause:f)||c}return r(),c}var wl={write(){},wait(){},finish(){},discard(){}},Nr=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Cr(e,n,i=>{try{o.write(i)}catch(s){throw new Gt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Gt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),yt($(e),n)}}async end(){this.#o.convert(new Uint8Array,I.result),await this.#e.finish()}async#r(e){let n=await dr(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,I.none),await this.#i(),this.#n.add(r.
length),await Wn()}finally{await n.close()}this.#o.convert(new Uint8Array,I.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new Gt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),Ge($(e),n)}},Cr=class{#t;#e;#n;#o;#r=new _e;#i;#s;#c=!1;#a=[];#d=!1;#f;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&Lt(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let l=c==="fatal"||c==="tran\
slit";this.#f=l&&!Lt(r)?new ro(r):void 0,this.#s=f&&new no(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;this.#d=!0,n!==I.result&&!this.#c&&(this.#i=this.#e.newFixer?.(),this.#a=[]),this.#a.push(...e.subarray(0,3-this.#a.
length));let r=[];try{this.#o.transcode(e,n,s=>{this.#f?.advance(s),this.#e.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof
Gt)throw s;o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===I.none,
this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#f?.settle();let i=o&&El(this.#p(o),this.#t,
this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#p(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof
ct&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=E[this.encoding];return new Error(`the \
bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c\
 to leave such bytes out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,
I.source)}catch(e){if(e instanceof Gt)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,
i=this.#r.take();if(!r||!this.#d)return[];this.#d=!1;let s=n?[]:ef(i,r.encoding,this.#t),{path:c=[]}=this.#o;if(c.length>
0&&!n&&s.unshift(`repaired: it was ${c.join(", and then ")}`),typeof e=="object")return(o||!n&&df(r))&&s.unshift(gl(r)),
s;let f=ut(Uint8Array.from(this.#a));if(f&&f.encoding!==e&&!n){let{name:a}=E[f.encoding];s.unshift(`it begins with the b\
yte order mark of ${a}; check --from, or use --from auto`)}return s}},df=({score:t,kind:e})=>(e&&Un[e])??(t!==null&&t<.9?
"this is uncertain":void 0);function gl(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=df(
t),s=i?`; ${i}: check the result, or name the encoding with --from`:"";return`decoded as ${E[e].name} (${r})${s}`}function El(t,{
isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof V){let i=t.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${_t(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof ct&&r){let{line:i,column:s}=r,c=e?"":` (offs\
et ${t.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.
encoding} can't represent ${Fr(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var yl={binary:"leave it out, or name its encoding with --from",unknown:"name it with --from"};function uf(t,e){let{decide:n,
...o}=ce(t,"--from auto");return{...o,takesWhole:!1,decide(r){let i=r&&Un[r.kind];if(i&&e)throw new Error(`${i}; ${yl[r.
kind]}`);return{...n(r),kind:r?.kind}}}}var Sl=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Tl=y(()=>new Map(Sl.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function lf(t){return it(t)??Tl().get(Xe(t))??po(t)}var $e=class extends Error{};var pf=["bash","zsh","fish"];var io=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Ol,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:bl,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal.",isOptional:!0,
omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to the same path in this directory.",completes:"\
folder"},{flags:"-r, --recursive",what:"Convert all files in the given directories, whatever their names are. Hidden fil\
es and symbolic links are left out."},{flags:"--skip-utf8",what:"Leave files that are already UTF-8 as they are."},{flags:"\
-n, --dry-run",what:"Write nothing; only report what would be done."},{flags:"-c",what:"Leave out invalid bytes, and cha\
racters that the output\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid bytes instead of \
replacing them with U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the output\u2019s encoding c\
an\u2019t represent: stop (fatal, the default); write &#128169;, as in HTML, which a reader can\u2019t distinguish from the same c\
haracters in the text (html); write ? (replacement); leave them out (ignore); or write their best fit, and stop if there\
 is none (translit).",choices:js},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8\
 and UTF-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","\
strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Convert all line endings to LF or CRLF.",choices:["lf","\
crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarations name the output\u2019s encoding."},{flags:"\
--repair",what:'Repair text that was decoded in the wrong encoding, once or twice (mojibake). --from is then the file\u2019s \
current encoding, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its s\
core and its source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Pr\
int JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics\
 alone (detect, the default), or by the document\u2019s own declaration first (html, xml).',choices:sr},{flags:"--locale\
 <TAG>",what:'The language of the text, such as "ja": a hint for "auto" and --detect.'},{flags:"-q, --quiet",what:"Don\u2019t\
 report replaced bytes and characters, or how many files were converted."},{flags:"-s, --silent",what:"The same as --qui\
et."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l, --list",
what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",
choices:pf}];var so=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Ol(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:hf(e)}function bl(t){let[e,...n]=t.split("//"),o=hf(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new $e(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function hf(t){let e=it(t)??lf(t);if(e===void 0)throw new $e("There is no such \
encoding; encoding-wasm --list shows all.");if(e===36)throw new $e("It is a label of the replacement encoding, which is \
not for text; use the name of another one.");return e}var Ct="encoding-wasm",co=()=>[...io,...so].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Il(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Al(e)}}),Il=t=>[...t?["auto"]:[],...E.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Al=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function mf(t){return{bash:Bl,zsh:Ml,fish:Fl}[t]()}function Bl(){let t=co().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=co().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${Ct} in bash: put it into ~/.local/share/bash-completion/completions/${Ct}\

_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} option=\${COMP_WORDS[COMP_CWORD-1]}
  local start='' words='' files='' each IFS=$' \\t\\n'
  # Usually a '=' is a word of its own.
  if [[ $word == --*=* ]]; then start=\${word%%=*}= option=\${word%%=*}= word=\${word#*=}
  elif [[ $word == = ]]; then option=$option= word=''
  elif [[ $option == = ]]; then option=\${COMP_WORDS[COMP_CWORD-2]}=
  fi
  case $option in
${t.join(`
`)}
    *) if [[ $word == -* ]]; then words='${e.join(" ")}'; else files=-f; fi ;;
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
complete -o filenames -F _encoding_wasm ${Ct}
`}function Ml(){let t=co().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${Ct}
# Completion for ${Ct} in zsh: put it into a directory of $fpath as _${Ct}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Fl(){let t=co().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${Ct} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Ct} in fish: put it into ~/.config/fish/completi\
ons/${Ct}.fish
${t.join(`
`)}
`}var fo=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function xf(t){
let e=[...io,...so].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let w=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,g=c!==void 0&&(i||l===u-1);return`\\fB${fo(
d)}\\fR${g?i?`[${w}]`:w:""}`}),a=r?`
${fo(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${fo(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${fo(t)}" "User Commands"
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
File names may contain the wildcards *, ?, [...] and **, which it expands where the shell doesn't.
.SH OPTIONS
${e.join("")}.SH EXIT STATUS
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
encoding\\-wasm \\-f auto \\-\\-in\\-place=.bak 'subtitles/**/*.srt'
encoding\\-wasm \\-f utf\\-8 \\-t koi8\\-r//TRANSLIT letter.txt
encoding\\-wasm \\-\\-detect *.srt
.fi
`}async function _l(t,e){if(!Uc())return Be.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=e,p={sniff:i,locale:s,detect:!0};if(o)return Nc({...t,sniffing:p,json:r});
let w=l!==void 0||u!==void 0,g=d===void 0?void 0:$n(t.to),x={...t,from:n==="auto"?uf(p,w):n,unmappable:g?$t=>g($t)??d:t.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},T={isLending:!c&&!f&&!a&&!Nl(x.unmappable),newTranscoder($t,St){let{from:jt,
to:Yt}=$t;return f?new to(jt,Yt,St):c?typeof jt=="number"?new Ke(jt,Yt,St):new He(jt,new Ke(0,Yt,St)):fe(jt,Yt,T.isLending?
{...St,take:Uo}:St,"")},newFixer:a&&(()=>new Tn(x.to))};if(!w)return $r(x,T);let{skipUtf8:F=!1,dryRun:Y=!1}=e;return Ac(
x,{suffix:l,directory:u,skipUTF8:F,dryRun:Y},$t=>$r({...x,...$t},T))}var Nl=t=>typeof t=="function"||t==="ignore"||t==="\
translit";0&&(module.exports={completionFor,manual,runFully});
