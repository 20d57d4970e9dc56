"use strict";var fo=Object.defineProperty;var yf=Object.getOwnPropertyDescriptor;var Sf=Object.getOwnPropertyNames;var Of=Object.prototype.hasOwnProperty;var Tf=(t,e)=>{for(var n in e)fo(t,n,{get:e[n],enumerable:!0})},bf=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Sf(e))!Of.call(t,r)&&r!==n&&fo(t,r,{get:()=>e[r],enumerable:!(o=yf(e,r))||o.enumerable});return t};var If=t=>bf(fo({},"__esModule",{value:!0}),t);var Ul={};Tf(Ul,{completionFor:()=>xf,manual:()=>wf,runFully:()=>Rl});module.exports=If(Ul);var ze="encoding-wasm";function Rr(){throw new Error("encoding-wasm: call instantiate() first.")}var Je=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var E=Ff();function Ff(){let t=Je.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var _f=y(()=>new Map(E.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),Nf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Lr=t=>t<36&&t!==33,ot=t=>t>0&&t<29,Qe=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[t].name),Cf=t=>Nf.find(([e])=>t>=e)[1];function rt(t){let e=_f();return e.get(t)??e.get(Pr(Rf(t)))}function it(t,e){
let n=rt(t);if(n===void 0){let o=lo(t),r=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${e}: The e\
ncoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=Cf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${ze}' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function lo(t){
let e=Xe(t),n={936:"gbk",950:"big5"}[e]??e,o=E.findIndex(({labels:r})=>r.some(i=>Xe(i)===n));return o<0||o===36?void 0:o}
var Xe=t=>Pr(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),Dr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function ut(t){if(t[0]>=239)return Dr.find(e=>e.bytes.every((n,o)=>t[o]===n))}function kr({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function Ze(t){return Dr.find(e=>e.encoding===t)?.bytes}function $t(t){return t===
0||t===37||t===38}function Rf(t){let e=0,n=t.length;for(;$r(t[e]);)e+=1;for(;$r(t[n-1]);)n-=1;return t.slice(e,n)}var $r=t=>`\
	
\f\r `.includes(t);function Pr(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var V=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var tn=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Wr=Symbol.for("encoding-wasm.UnmappableError"),st=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${tn(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Wr in o}[Wr](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Hr=(t,e)=>t?.prototype?.[e],en=t=>Hr(globalThis.Buffer,t),Kt=en("ucs2Slice"),ue=en("ucs2Write"),vr=en("utf8Slice"),Ut=en(
"latin1Slice"),$f=t=>globalThis[t],Gr=$f("TextDecoder"),Uf=Hr(Gr,"decode");function lt(t,e=!1){let n=new Gr(t,{ignoreBOM:!0,fatal:e});return Object.defineProperty(n,"decode",{value:Uf}),o=>n.decode(
o)}function z(t){try{return t()}catch{return}}var H=()=>"InternalError"in globalThis,U=()=>"Bun"in globalThis,Vt=()=>ho().includes(
"Chrome/"),Z=()=>ho().includes("AppleWebKit/")&&!Vt()&&!(Tt()>0);function ho(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Ot=()=>"Deno"in globalThis,ht=()=>ho()==="Cloudflare-Workers",pt=()=>Z()||ht(),Tt=()=>ht()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),Lt=()=>Tt()<22,jr=t=>globalThis.process?.getBuiltinModule?.(t);function le(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var po=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Yr=()=>Object.getPrototypeOf(Uint8Array.prototype),nn=t=>po(Yr(),
t),mo=t=>po(DataView.prototype,t),Kr=t=>globalThis[t]&&po(globalThis[t].prototype,"byteLength"),xo=t=>Yr()[t],kf=nn(Symbol.
toStringTag),on=nn("buffer"),wo=nn("byteOffset"),Vr=nn("byteLength"),Pf=xo("includes"),Wf=xo("set"),Hf=xo("slice"),vf=mo(
"buffer"),Gf=mo("byteOffset"),jf=mo("byteLength"),qr=Kr("ArrayBuffer"),Yf=Kr("SharedArrayBuffer"),m=t=>Vr.call(t);function Dt(t){
let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:m(t)}var T=(t,e,n=m(t))=>new Uint8Array(on.call(
t),wo.call(t)+e,n-e);function qt(t,e){let n=new Uint8Array(m(t)+m(e));return J(n,t),J(n,e,m(t)),n}function rn(t,e){let n=wo.
call(t),o=e+(-(n+e)&3),r=Math.max(0,m(t)-o)>>2,i=r>0?new Int32Array(on.call(t),n+o,r):new Int32Array;return{start:o,words:i}}
var ct=(t,e)=>T(t,0,Math.min(e,m(t))),J=(t,e,n)=>Wf.call(t,e,n),zr=(t,e)=>Pf.call(t,e),tt=(t,e,n)=>Hf.call(t,e,n);function sn(t,e,n){
if(n>24)return tt(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function mt(t,e){if(e<=64)return!1;
try{return qr.call(on.call(t)),!1}catch{return!0}}var Kf="The provided value is not of type '(ArrayBuffer or ArrayBuffer\
View)'.";function ft(t,e,n=Kf){if(!ArrayBuffer.isView(t)&&go(t)===void 0)throw new TypeError(`${e}: ${n}`);return t}function zt(t){if(ArrayBuffer.isView(t))return Vf(t);try{return new Uint8Array(t)}catch{return D}}var he=t=>t instanceof
Uint8Array?t:zt(t);function Vf(t){try{return kf.call(t)===void 0?new Uint8Array(vf.call(t),Gf.call(t),jf.call(t)):new Uint8Array(
on.call(t),wo.call(t),Vr.call(t))}catch{return D}}var D=new Uint8Array;function go(t){try{return qr.call(t)}catch{}try{return Yf?.
call(t)}catch{return}}function xt(t,e,n){Jt(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n,r));
return o}function Jt(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The options mu\
st be an object.`)}var wt=t=>`${t}`;function Jr(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Xr(t,e){if(typeof t==
"string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other v\
alues with String().`)}function Eo(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=wt(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}function ti(t,e,n){let o=cn(f=>Xf(f,n),t,e),r=cn(Zf,t,e);if(o&&r){let f=Ot()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:Ot()?o.writeBytes:void 0,mostByTable:512}}
let i=yo(t);if(o)return H()?Qf(o,cn(Zr,t,e)):o;let s=r??cn(Zr,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function cn(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=t(e);return r.write(o,n),yo(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Jf="str\
ings";function Xf(t,e){let[n]=WebAssembly.Module.customSections(e,Jf),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Qf(t,e){let{read:n,
readBytes:o}=t;return{...t,read(r,i){if(i>108)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Zf(t){let[e,n]=[Kt,ue],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:U()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){J(a,new Uint8Array(
t.buffer,l,2*u),d),d+=2*u},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function Zr(t){let e=lt("utf-16le"),{write:n,most:o}=yo(t);return{
read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function yo(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return le(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var fn,p,Oo,ei,ni,et,v={input:0,units:0,output:0},Ue=0,an={name:"",encoding:-1},M={isBusy:!0,newCodec:NaN};function bt(t,e){
an.name=t,an.encoding=e,M.newCodec=NaN,M.isBusy&&oi(),M.isBusy=!0}function oi(){try{ci(),fn??=ii(Rr()),oa(new WebAssembly.
Instance(fn),fn)}catch(t){throw fi(t)}}function ri(t){try{ci(),fn=na(ii(t))}catch(e){throw fi(e)}oi()}function ii(t){return ea(t)?t:new WebAssembly.Module(t)}function ea(t){try{return WebAssembly.Module.customSections(t,si),
!0}catch{return!1}}var si="encoding-wasm";function na(t){let[e]=WebAssembly.Module.customSections(t,si),n=`${ze} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function oa({exports:t},e){p=t,So=
WebAssembly.RuntimeError,v.input=p.input(),v.units=p.units(),v.output=p.output(),ui(),et=ti(p.memory,v.units,e),Ue=Math.
min(p.units_length(),et.most),M.isBusy=!1}function ci(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function fi(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(ra(t))return new RangeError(`encoding-wasm: ${ai} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n(
"this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var ai="no memory for WebAssembly; free some, and ca\
ll again",ra=t=>t instanceof RangeError&&/memory/i.test(t.message);function me(){return bo(),Oo}function di(){return bo(),
ei}function To(){return bo(),ni}function bo(){Oo[0]===void 0&&ui()}function ui(){let{buffer:t}=p.memory;Oo=new Uint8Array(
t),ei=new Uint8Array(t,v.input,65536),ni=new Int32Array(t,p.codec(),p.codec_length()>>2)}function dn(t,e){return bt(t,-1),
Io(e)}function Io(t){try{let e=t();return M.isBusy=!1,e}catch(e){throw k(e)}}var So;function k(t){if(!M.isBusy||!So||!(t instanceof
So))return t;let e=E[an.encoding]?.name,n=`${an.name}${e?` of ${e}`:""} failed`;return ia()?new RangeError(`encoding-was\
m: ${n}: ${ai}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please \
report it, with the input if you can.`,{cause:t})}function ia(){try{return p.memory.grow(32),!1}catch{return!0}}function X(){let t=To();return wi(t,new Int32Array(t.length))}function un(){return p.held()!==0?X():(M.newCodec=Le,null)}
var Bo=t=>wi(t,To());function wi(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function At(t,e){gi(t,e)||(bt("decod\
ing",t),e?Bo(e):p.new_decoder(t),Le=t===33||t===36?NaN:t)}var Le=NaN;function gi(t,e){return e||M.newCodec!==t||M.isBusy?
!1:(M.newCodec=NaN,M.isBusy=!0,!0)}function ln(t,e){gi(~t,e)||(bt("encoding",t),e?Bo(e):p.new_encoder(t),Le=~t)}function Mo(t,e,n,o){
bt("transcoding",t),o?Bo(o):p.new_transcoder(t,e,+n)}function Ei(t,e){p.set_source_encoding(t,+e),M.isBusy=!1}function Qt(t){
let e=m(t),n=p.alloc(e)>>>0;return J(me(),t,n),[n,e]}var da=y(()=>Uint8Array.from(Je,t=>t.charCodeAt(0))),li,Fo=t=>dn("s\
niffing",()=>(li!==p&&p.give_labels(...Qt(da())),li=p,t())),_o=(t,e,...n)=>Fo(()=>p.sniff_html(...Qt(t),e,...n)),yi=(t,e,n)=>Fo(
()=>p.sniff_xml(...Qt(t),e,n));function Si(t,e){let n=Fo(()=>p.find_declared_label(...Qt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var Oi=(t,e)=>dn("sniffing",()=>p.default_for(...Qt(t),e)),Ti=()=>bt("detection",-1);function bi(t,e){
try{p.feed_detector(...Qt(t),+e)}catch(n){throw k(n)}}var Ii=(t,e,n,o)=>Io(()=>{let r=f=>f?Qt(f):[0,0],i=p.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=p.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Zt(t,e,n,o,r){xe(t,e),M.isBusy=!0;let i=p.decode_block(e,n,+o,+r);return M.isBusy=!1,r&&i>=0&&(M.newCodec=
Le),gn(i)}function Ai(t,e){let n=m(t);xe(t,n),M.isBusy=!0;let o=p.decode_block(n,0,2,+e);return M.isBusy=!1,gn(o)}var It={
encoding:-1,at:0,most:0,owner:void 0};function hn(t,e,n){if(It.encoding!==t||It.owner!==p||M.isBusy){try{bt("decoding",t),
It.owner=p,It.at=et.readBytes?p.byte_table(t):0,It.most=!Qe(t)&&et.mostByTable||1/0,It.encoding=t}catch(r){throw k(r)}M.
isBusy=!1}if(It.at===0||n>It.most)return;if(n<=65536)return xe(e,n),hi(n);if(et.most>Ue)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);xe(T(e,r,r+i),i),o=te(o,hi(i))}return o}function No(t,e,n,o){return dn("decoding",()=>{
let r=Math.min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),xe(r===e?t:T(t,i,i+r),r),!p.is_free_of(r,n,o))
return!1;return!0})}function Co(t,e){let n=-1,o,r;function i(s){try{return bt(t,s),n=s,r=p,o=e(s),M.isBusy=!1,o}catch(c){
throw k(c)}}return s=>s===n&&r===p&&!M.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Ro=Co("encoding",t=>{let e=p.unit_table(t)>>>
0;if(e===0)return;let{buffer:n}=p.memory;return ot(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),Bi=Co("enco\
ding",t=>{let e=p.unit_table(t)>>>0,n=new Uint8Array(65536);return J(n,new Uint8Array(p.memory.buffer,e,16384)),n}),pn=Co(
"decoding",t=>{let e=ot(t),n=(!e?p.pair_table(t):p.byte_table(t))>>>0;return n>0?new Uint16Array(p.memory.buffer,n,e?256:
65536):void 0}),hi=t=>et.readBytes(v.input,t,It.at);function te(t,e){try{return t+e}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Mi=t=>t+
65536+3<=Ue,Fi=t=>t>Ue&&t<268435456?et.collect?.(t+3):void 0,mn=()=>v.units,_i=()=>me()[v.units]|me()[v.units+1]<<8,xn=(t,e)=>et.
read(v.units+2*t,e-t),wn=(t,e,n)=>et.write(t.slice(e,n),v.units);function Ni(t,e){if(!M.isBusy&&!et.writeBytes)return;bt(
"encoding",e);let n=et.writeBytes?.(t,v.output,p.unit_table(e));return M.isBusy=!1,n===t.length?ge(n):void 0}function $o(t,e,n,o){
M.isBusy=!0;let r=p.encode_block(t,e,n,+o);return M.isBusy=!1,o&&r>=0&&P.finished()&&(M.newCodec=Le),gn(r)}var I={none:0,
source:1,result:2};function Ci(t,e,n,o){let r=m(t);xe(t,r),M.isBusy=!0;let i=p.transcode_block(r,+e,n,o);return M.isBusy=
!1,gn(i)}function xe(t,e){let n=di();if(e>8)try{J(n,t)}catch{J(n,T(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function gn(t){
if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var ge=t=>sn(
me(),v.output,t),Uo=t=>me().subarray(v.output,v.output+t),P={finished:()=>p.finished()!==0,read:()=>p.read(),written:()=>p.
written(),codePoint:()=>p.code_point(),start:()=>p.start(),length:()=>p.length()},Bt={malformed:()=>p.replaced(),firstMalformed:()=>p.
first_replaced(),unmappable:()=>p.unmapped(),firstUnmappable:()=>p.first_unmapped(),codePoint:()=>p.unmapped_code_point()};var ua=new Uint8Array(256);var Ui=y(()=>ue?96:H()||pt()?1024:128),Lo=y(()=>pt()?65536:H()||U()?4096:128),la=y(()=>new Uint8Array(2*Lo()));function Li(t,e){
let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}
function Di(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t.charCodeAt(r)];return zr(o,0)?void 0:o}
function ki(t,e){let{length:n}=t,o=2*n<=256?ua:la(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&
s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return sn(o,0,r)}var Pi=new Uint8Array(128),Mt=ha(Pi);function ha(t){return new Uint16Array(t.buffer)}var Wi=y(()=>Po()?0:18),Hi=y(()=>Tt()>
0&&!Ot()&&!U()?12:18),pa=y(()=>H()||Lt()?18:8),vi=y(()=>Ot()||!(Tt()>=22||pt())?64:32),ma=y(()=>H()||U()||Z()?64:32),xa=y(
()=>Z()?36:18),En=(t,e)=>(t[0]&t[e>>1])>=128;function Gi(t,e,n){return n?e<=pa():e<=xa()||e<=ma()&&(En(t,e)||Sn())}var ji=()=>({
mixed:Hi(),most:vi()}),Yi=(t,e)=>e<=Hi()||e<=64&&En(t,e)&&e<=vi(),q={length:0,bytes:[0,0]};function ne(t,e,n,o){if(t[0]<
128&&Po())return Wo(t,e)?Ut.call(t,0,e):void 0;let r=0;for(let i=0;i<e;){let s=i,c=t[i++];if(c>=128){let f=c,a=f<224,d=t[i++]^
128,l=a?0:t[i++]^128;if(c=a?(f&31)<<6|d:(f&15)<<12|d<<6|l,!(f>=194&&f<240&&(d|l)<64&&i<=e)||!a&&(c<2048||(c&63488)===55296||
c===65279))return wa(t,s,e,n,o,r)}Mt[r++]=c}return De(r)}function Ki(t,e){if(e%2>0)return;let n=0;for(let o=0;o<e;o+=2){
let r=t[o]|t[o+1]<<8;if((r&63488)===55296)return;Mt[n++]=r}return De(n)}function wa(t,e,n,o,r,i){let s=ko();for(let c=e;c<
n&&i<=s;){let f=t[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,
h=f===237?159:f===244?143:191,g=0;for(;g<a&&c<n;g++,c++){let w=t[c];if(w<u||w>h)break;u=128,h=191,d=d<<6|w&63}if(g<a){if(c===
n&&!o){if(f>=239)return;Vi(f,128|d&63,1+g);break}l=!0}if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&(Mt[i++]=55232+(d>>
10),d=56320|d&1023),Mt[i++]=d}return De(i)}function Do(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=s,f=t[s++],a=f;if(f>=128){
if(r??=pn(o),!r)return;if(a=r[f],a===0&&(s<e&&(a=r[f|t[s++]<<8]),a===0))return ga(t,c,e,n,i,o,r)}Mt[i++]=a}return De(i)}
function ga(t,e,n,o,r,i,s){let c=ko();for(let f=e;f<n&&r<=c;){let a=t[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){
if(i===32)return;Vi(a,0,1);break}let l=f<n?t[f]:0;if(d=s[a|l<<8],d>0)f+=1;else if(Ea(l,i))d=65533;else return}Mt[r++]=d}
return De(r)}function Ea(t,e){return t>=128?!1:t>=48&&t<=57?e!==29&&e!==30:t<64||e!==31}function yn(t,e,n){return q.length=
0,ne(T(t,e,n),n-e,!1,!0)===""}function Vi(t,e,n){q.length=n,q.bytes[0]=t,q.bytes[1]=e}function De(t){if(t<3||t<=18&&!Po())
return le(Mt,0,t);if(Sn())return Kt.call(Pi,0,2*t);if(!(t>ko()))return le(Mt,0,18)+le(Mt,18,t-18)}var ko=y(()=>Sn()?1/0:
36),Po=y(()=>U()&&Sn()),Sn=y(()=>z(ya)===!0);function ya(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.
call(t,0,t.length);return e(Kt)==="a\uFEFF\uD83D"&&e(Ut)==="a\0\xFF\xFE=\xD8"}function Wo(t,e){for(let n=0;n<e;n++)if(t[n]>=
128)return!1;return!0}function ye(t,e){let n=Math.ceil(e/8);for(let o=0;o<e;o+=n)if(t[o]>=128)return!1;return t[e-1]<128}var Go=["fatal","html","replacement"];function Ho(t,e){let{length:n}=t,o=ot(e);if(n>64&&n>(o?Ui():Lo()))return;if(o)return Li(
t,Ro(e));if(!!0)return;let r=Ro(e);return r&&ki(t,r)}var Ta=y(()=>U()||Z()||ht()&&!ue);function Xi(t,e){return Ta()?Di(t,
Bi(e)):Ni(t,e)}var jo=()=>"",Pt=class t{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=e=>e;constructor(e,n,o=void 0){this.
encoding=e,this.unmappable=n,this.#t=o}get name(){return E[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:Go.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>65536)return;let n=Ho(e,this.encoding);
if(n)return n;try{let o=ot(this.encoding)&&Xi(e,this.encoding);if(o)return o;ln(this.encoding,null),wn(e,0,e.length);let r=$o(
0,e.length,this.#r,!0);return r===-2||!P.finished()?void 0:(this.#n=0,ge(r))}catch(o){throw k(o)}}#s(e,n){let o=new G;return this.
encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new st(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===jo,l=f&&!d?2048:65536,u=f&&this.
encoding===33?new vo(c,o):void 0,h=u?x=>u.add(x):o,g=u?x=>u.addUnchanged(x):o,w=0;try{if(!s){let x=ot(this.encoding)?Xi:
Ho;for(;w+65536<e.length;w+=65536){let O=x(e.slice(w,w+65536),this.encoding);if(!O)break;o(O)}}for(ln(this.encoding,s);w===
0||w<e.length;w+=l){let x=Math.min(w+l,e.length);wn(e,w,x);let O=x===e.length;for(let F=0,j=!1;!j;){let at=$o(F,x-w,a,n&&
O);h(ge(at===-2?P.written():at));let Ct=i+w+F+P.start();if(F+=P.read(),j=at!==-2&&P.finished(),at!==-2||d)continue;let St=P.
codePoint();if(f){let jt=X(),Yt=()=>this.locate(Ct),gf=f(St,Yt),Ef=this.#c(jt,gf,g,h,St,Yt);ln(this.encoding,Ef),wn(e,w,
x)}else r(St,Ct)}}}catch(x){throw k(x)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=X(),this.#n=i+e.length}#c(e,n,o,r,i,s){
if(n===null)throw new st(i,s(),this.name);if(typeof n!="string")return o(n),e;let c=new t(this.encoding,"fatal");return c.#e=
e,c.encodeOrFail(Jr(n),!1,r,f=>{throw new st(f,s(),this.name)}),c.#e}},vo=class{held;#t;constructor(e,n){this.held=e,this.#t=
n}add(e){let n=m(e);if(n===0)return;e[0]!==27&&this.#t(this.held);let o=e[n-3]===27?n-3:n;this.#t(tt(e,0,o)),this.held=tt(
e,o,n)}addUnchanged(e){this.#t(this.held),this.held=D,this.#t(e)}},G=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){
let n=m(e);if(n===0)return;this.#n+=n;let o=this.#e;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);
J(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&o.length+n<=4096){J(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,
length:n,isBlock:!1,next:null},o?o.next=this.#e:this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,
isBlock:i}=n;e(i?tt(o,0,r):o)}}concatenate(){let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=ba(this.#n),o=0;
return this.forEach(r=>{J(n,r,o),o+=m(r)}),n}};function ba(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(
`This host has no room for ${t} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:e})}}function Qi(t,e,n="\
encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=it(t,e);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(`${e}\
: ${r} has no encoder in the standard; use ${n}.`)}return Zi(o,t,e)}function Zi(t,e,n){if(t===36)throw new RangeError(`${n}\
: '${e}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var On=class{#t;#e;#n=new G;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new G;let n=ut(e)?.bytes.length??0,o=this.#r(T(e,n,Math.min(m(e),n+4096*this.#e)));if(!Yo(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Si(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
rt(d)!==this.#t&&(r.push(T(e,i,n+f*this.#e),this.#i(E[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(m(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Yo(t){let e=0;for(;e<m(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Vo=y(()=>z(Ba)),oe=y(()=>z(Ma)),ns=y(()=>z(Ra));function os(t,e,n){if(t!==0&&t!==38||n<24||mt(e,n)||t===0&&ss(e,n))return;let o=t===0?oe():ns();return o?.takes?.(e,n)===
!1?void 0:o}function qo(t,e,n,o){if(q.length=0,o&&e>8192||e>256&&(mt(t,e)||ss(t,e)))return;let r=oe();if(!r||r.takesQuickly?.(
t,e)===!1)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!yn(t,i,e))))try{let s=i<e?T(t,0,i):t;return o?
r.decodeOrFail(s,i):r.decodeQuickly(s,i)}catch{return}}function rs(t,e){let n=oe();if(n?.takesBuffer(t,e))try{return n.decodeBuffer(
t)}catch{return}}function is(t,e){let n=ns();if(!(e%2>0||!n?.takes?.(t,e)||mt(t,e)))return n.decode(t,!0)}function ss(t,e){
if(e<8192||Aa())return!1;let n=0,o=Math.ceil(e/8);for(let r=0;r<e-1;r+=o)t[r]>=192&&(t[r+1]&192)!==128&&n++;return n>1}var Aa=y(
Z);function Ba(){let{isAscii:t}=jr("node:buffer"),e=new Uint8Array(100).fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?
t:void 0}function Ma(){let t=Lt(),e=t?Vo():void 0;if(t&&!e)return;let n=lt("utf-8"),o=_a(n),r=pt()?lt("utf-8",!0):Fa(o),
i=e&&((O,F)=>ye(O,F)&&e(O)),s=i??(Vt()?Na:ht()?Ca:void 0),c=i?(O,F)=>cs(O,F)||F>256&&i(O,F):s,[f,a]=Vt()?[48,128]:[0,Ot()?
-1:t?2048:8192],d=(O,F)=>F>=f&&F<=a&&(!e||F<=64||e(O)),l=[239,187,191,97,230,188,162,240,159,146,169],u=Uint8Array.of(...l,
...es.flat()),h=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,g=Uint8Array.of(97,127),w=o(u,u.length)===h&&
n(u)===h&&n(u.buffer)===h&&o(g,2)==="a\x7F"&&r(u.subarray(0,l.length),l.length)===h.slice(0,5)&&es.every(O=>z(()=>r(Uint8Array.
from(O),O.length))===void 0),x=Ut;if(!(!w||e&&x.call(g)!=="a\x7F"))return{decode(O,F){try{return e?x.call(O):(F?r:n)(O,O.
length)}catch{return}},decodeQuickly:o,decodeOrFail:r,takesQuickly:c,decodeBuffer:n,takesBuffer:d,takes:s,completeLength(O,F){
for(let j=1;j<=3&&j<=F;j++){let at=O[F-j];if(at<128)break;if(at>=192)return(at>=240?4:at>=224?3:2)>j?F-j:F}return F}}}var es=[
[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Fa=t=>(e,n)=>{let o=t(e,n);return o.includes("\uFFFD")?
void 0:o};function _a(t){let[e,n]=[vr,Ut];if(Lt())return(r,i)=>i>256?n.call(r):t(r);if(!e||U()||!(Tt()>=22))return t;let o=Ot()?
cs:()=>!0;return(r,i)=>o(r,i)?e.call(r):t(r)}var cs=(t,e)=>e<=64||e<=256&&ye(t,e);function Na(t,e){if(e<64)return!1;if(ye(
t,e))return!0;if(e<768)return!1;let n=0,o=Math.ceil(e/16);for(let r=0;r<e;r+=o){let i=t[r];if(i<128)n+=1;else if(i===225)
n-=3;else if(i>=206&&i<240)return!1}return n>=0}function Ca(t,e){if(e<1024)return!0;let n=0,o=Math.ceil(e/16);for(let r=0;r<
e;r+=o)t[r]>=227&&t[r]<234&&(n+=1);return n<3}function Ra(){return H()||pt()?Ua():$a()}function $a(){let t=Kt,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n)!==e||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return fs(Lt()?512:1/0,(o,r)=>{let i=t.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function Ua(){
let t=lt("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return fs(1/0,(e,n)=>{let o=t(e);
return n&&o.includes("\uFFFD")?void 0:o})}var fs=(t,e)=>({takes:(n,o)=>o<=t,decode(n,o){try{return e(n,o)}catch{return}},
completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});var Xo=y(()=>pt()?8:Vt()?352:18),La=y(U);function us(t,e,n){if(n>64)return ye(e,n)?Da(t,e,n):void 0;if(n<=Wi()||(e[n>>1]|
e[n-1])>=128||!Wo(e,n))return;let o=bn();return o?o.call(e,0,n):hn(t,e,n)}function Da(t,e,n){let o=bn(),r=ot(t);if(!(n<512&&
(r||!o))&&!(r&&xs(t))&&!mt(e,n))try{return Vo()?.(e)??No(e,n,128,128)?o?o.call(e):oe()?.decodeQuickly(e,n):void 0}catch{
return}}var Tn=[],re=[];function ls(t,e,n){if(!(n<=Xo()||n>=512&&!xs(t)))return re[t]===void 0&&(re[t]=Ya(t)?ms(t):null),
ps(re[t],e,n)}function hs(t,e,n){return n<512?(La()?Jo(t,e,n):void 0)??hn(t,e,n)??Jo(t,e,n)??as(t,e,n):Jo(t,e,n)??(Ha(t)?
as(t,e,n):void 0)??hn(t,e,n)}var zo=0,ka=y(()=>Qo()?8192:512);function Jo(t,e,n){let o=bn();if(!o||t!==21)return;let r=n<
ka();if(r&&zo>0){zo-=1;return}if(!Wa(e,n)){r&&(zo=15);return}if(!mt(e,n))try{return o.call(e)}catch{return}}var as=(t,e,n)=>ps(
ms(t),e,n),ps=(t,e,n)=>t&&(n<=256||!mt(e,n))?ke(t,e):void 0;function ke(t,e){try{return t(e)}catch{return}}function ms(t){
return Tn[t]===void 0&&(Tn[t]=null,Tn[t]=z(()=>Ka(t))??null),Tn[t]}var bn=y(()=>z(Pa));function Pa(){let t=Ut,e=Uint8Array.
from({length:256},(n,o)=>o);return t.call(e)===String.fromCharCode(...e)?t:void 0}function Wa(t,e){let n=Math.min(e,64);
for(let o=0;o<n;o++)if((t[o]&224)===128)return!1;return n===e||No(t,e,128,224)}var Ha=t=>t===21?Qo():va()||Ga()&&Qe(t),xs=t=>!bn()&&
(t===21?Qo():ja()),va=y(()=>H()||Z()),Ga=y(ht),ja=y(H),Qo=y(()=>H()||U()||!(Tt()>0)),Ya=t=>H()||U()||pt()||Lt()||Vt()&&t===
21;function Ka(t){let e=pn(t),n=lt(E[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from(
{length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var ws;function gs(t,e,n){return ws??=Va(),ws(t,e,n)}function Va(){let t=oe(),{mixed:e,most:n}=t&&U()?{mixed:0,most:0}:ji();
return(o,r,i)=>{if(r<=e||r<=n&&En(o,r)){let s=ne(o,r,!0,i);if(s!==void 0)return s}if(t?.takesQuickly?.(o,r)!==!1)try{return i?
t?.decodeOrFail(o,r):t?.decodeQuickly(o,r)}catch{return}}}function In(t,e,n,o=!1){try{At(t,null);let r=Zt(e,n,0,o,!0);return r<
0?void 0:xn(0,r)}catch(r){throw k(r)}}var Zo=y(()=>H()?{any:768,shiftJIS:224,markup:1/0}:ht()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:U()?
2048:Z()?112:0}),Es=t=>t===34?Zo().shiftJIS:Zo().any,ys=[];function Ss(t,e,n){if(n>Zo().markup||n>Es(t)&&!Ja(e,n))return;
let o=ys[t];if(o)return mt(e,n)?void 0:ke(o,e);Xa(t,n)}function Ja(t,e){if((t[1]&t[e>>1])>=128)return!1;let n=0,o=Math.ceil(
e/32)|1;for(let r=0;r<e;r+=o)t[r]<128&&(n+=1);return n>10}var Pe=[];function Xa(t,e){Pe[t]===void 0&&(Pe[t]=z(()=>Za(t))??
null);let n=Pe[t];n&&(n.credit+=1+e/1024,!(n.credit<128)&&(n.credit=0,Pe[t]=null,z(()=>{let{value:o}=n.sequences.next();
o?n.decode(o)===In(t,o,m(o))&&(Pe[t]=n):Qa(t,n.decode)})))}function Qa(t,e){ys[t]=e;let n=Es(t);n>0&&(re[t]=o=>o.byteLength<=
n?e(o):void 0)}var Za=t=>({decode:lt(E[t].name),sequences:ed(t),credit:0}),td=[[239,187,191],[254,255],[255,254],[132,49,
149,51]],tr=[10,164,162];function*ed(t){let[e,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of td)yield Uint8Array.
of(...i,...tr);for(let i=128;i<=255;i++)yield se([i,i],e);if(t===32)for(let i=161;i<=254;i++)yield se([143,143],[i,i],e);
if(t===29||t===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield se([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield se(
[i,Math.min(i+7,254)],n,r,n);yield se([227,227],[50,50],o,n),yield se([129,129],[48,48],e),yield se([129,129],[48,48],r,
e)}}function se(...t){let e=t.map(([s,c])=>c-s+1),n=e.reduce((s,c)=>s*c),o=t.length+tr.length,r=new Uint8Array(n*o+t.length-
1);for(let s=0;s<n;s++){let c=s;for(let f=t.length-1;f>=0;f--)r[s*o+f]=t[f][0]+c%e[f],c=Math.trunc(c/e[f]);r.set(tr,s*o+
t.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+t.length-1),r}var Se=new Uint8Array(18),od=[0,0],Q=class{encoding;fatal;ignoreBOM;#t=null;#e=od;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Dt(e);if(!this.#t&&this.#n===0){let i=this.#a(e,r,n);if(i!==void 0)return n||
this.#m(r),i}return this.#c(e,r,n,o)}decodeWhole(e,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?gs(e,n,this.fatal):qo(e,n,!0,this.fatal);if(s!==void 0)return!i||e[0]===239?this.#f(s):s}else{let s=this.#s(
e,n,256)??this.#a(e,n,!0);if(s!==void 0)return s;let c=i&&!$t(r)?In(r,e,n,this.fatal):void 0;if(c!==void 0)return c}return this.#c(
e,n,!0,o)}decodeBuffer(e,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#f(this.#d(rs(e,n))):this.#s(e,n,511)}#s(e,n,o){
let r=n<=o&&n>Xo()?re[this.encoding]:void 0;return r?this.#d(ke(r,e)):void 0}#c(e,n,o,r){if(this.#n>0){let d=this.#h(e,n,
o)??this.#u(e,n,o,r);if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(e,n,o)??this.#p(
e,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,k(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?a:a.toTypeError(r);return f}#a(e,n,o){let{encoding:r}=this;if(q.length=0,n===0)return"";if(r===0){let c=Yi(e,n)?ne(
e,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=qo(e,n,o,this.fatal);return this.#f(f)}if(r===38){let c=n<=36?Ki(e,
n):is(e,n);return this.#f(c)}if(!Lr(r))return;let i=ot(r),s=(i?ls(r,e,n):void 0)??(e[0]<128?us(r,e,n):void 0)??(!i&&o&&n>
18?Ss(r,e,n):void 0)??(Gi(e,n,i)?Do(e,n,o,r):void 0)??(i?hs(r,e,n):void 0);return this.#d(s)}#d(e){return this.fatal&&this.
encoding!==21&&e?.includes("\uFFFD")?void 0:e}#f(e){return!this.#o&&!this.ignoreBOM&&e?.charCodeAt(0)===65279?e.slice(1):
e}#h(e,n,o){let r=this.#n+n;if(n===0||r>18)return;q.length=0,this.#l(e,r);let i=this.encoding===0?ne(Se,r,o,this.fatal):
this.#d(Do(Se,r,o,this.encoding));return i!==void 0&&!o&&this.#m(n),i}#u(e,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#l(e,a);let d=ne(Se,a,!0,!0);if(d===void 0)return;let l=a-
f;this.#n=0,this.#r+=l,this.#o=!0;try{return te(d,this.decode(T(e,l),o,r))}catch(u){throw this.#o=s,u instanceof V||u instanceof
TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),u}}#l(e,n){Se[0]=this.#e[0],Se[1]=this.#e[1];for(let o=this.#n;o<
n;o++)Se[o]=e[o-this.#n]}#m(e){this.#r+=e,this.#o||=this.#n+e>q.length,this.#n=q.length,q.length>0&&(this.#e=[q.bytes[0],
q.bytes[1]])}#x(){let e=Uint8Array.from(this.#e);try{At(this.encoding,null),Zt(e,this.#n,0,this.fatal,!1),this.#t=X(),this.#n=
0}catch(n){throw k(n)}}#w(e,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=os(this.encoding,e,n);if(!r)return;
let i=0,s="",c=r.completeLength(e,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(e[i]&
192)===128;)i+=1;if(i===n)return;if(s=this.#p(T(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:T(e,i,c),a=r.decode(f,
this.fatal);if(a===void 0){if(s=te(s,this.#p(f,c-i,!0)),this.#i)return s}else s=te(s,this.#f(a)),this.#r+=c-i;return this.#o||=
c>0,c===n?s:this.encoding===0&&!o&&yn(e,c,n)?(this.#m(n-c),s):te(s,this.#p(T(e,c,n),n-c,o))}#p(e,n,o){At(this.encoding,this.#t);
let r="",i=Fi(n),s=this.#o||this.ignoreBOM||!$t(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,
n-f),l=f===0&&a?e:T(e,f,f+d),u=Zt(l,d,c,this.fatal,o&&a);if(u<0)return this.#t=X(),this.#i=new V(this.name,this.#r+f+P.start(),
P.length()),r;if(c+=u,c>0&&(a||!Mi(c))){let h=!s&&_i()===65279?1:0;i?i.add(mn()+2*h,c-h):r=te(r,xn(h,c)),s=!0,c=0}if(a)break}
return this.#o=s,this.#t=o?null:un(),this.#r+=n,i?i.toText():r}},An=new Q(0,!1,!1);function er(t,e,n,o,r,i){return An.encoding=
n,An.fatal=o,An.ignoreBOM=r,An.decodeWhole(t,e,i)}function Os(t,e){let n=it(t,e);if(n===36)throw new RangeError(`${e}: T\
he encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Bn=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new Pt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=m(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(e,i,s?r:i+4096),
s?n:I.none,o)}}#o(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=sd(r,e),s[d-i]);let c=new G,f;try{this.#t.
transcode(e,n===I.result?I.source:n,d=>c.add(d))}catch(d){f=d}let a=id(c.concatenate());try{this.#e.encodeOrFail(a,n===I.
result,o),this.#n=n===I.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function id(t){let e=new Uint16Array(
m(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function sd(t,e){let n=m(
e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Ts(t);for(let c=0;c<n;c++){let f=t.position+c,a=T(e,c,c+1),d=o.copy(),l=0,u=0;
try{o.transcode(a,I.none,x=>{l===0&&(u=x[0]|x[1]<<8),l+=m(x)/2})}catch(x){if(x instanceof V)break;throw x}l>0&&(r[i++]=s);
let h=u===65533&&s<f?bs(d,a,I.none):void 0,g=h?h.offset+h.length:f;for(let x=1;x<l;x++)r[i++]=g+x-1;let w=f-s===2||f<=2;
l>0&&!h?s=f+1:(h||w)&&(s=Ts(o))}return r[i]=s,r}var Ts=t=>bs(t,D,I.source)?.offset??t.position;function bs(t,e,n){try{t.
copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof V)return o;throw o}}var Oe=t=>t==null?void 0:wt(t);function Te(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function cd(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>it(wt(o),e))}}var Fn={allowUTF8:t=>t===void 0||!!t,candidates:cd,locale:Oe,maxBytes:Te,
tld:Oe},or=["text","ASCII","empty","binary","unknown"];function be(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=m(t),f=Math.min(c,i);Ti();for(let h=0;h<f;h+=65536){let g=Math.min(h+65536,f);bi(T(t,h,g),e&&g===c)}let a=Ii(
o,r&&Mn(r),s&&Mn(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:or[d],isASCII:or[d]==="ASCII"||or[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(h,g)=>({encoding:E[a[3+2*g]].name,score:a[4+2*g]}))}}function Mn(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function rr(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=ft(t,n),r=xt(e,Fn,n),i=be(zt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:E[i.encoding].name}}var dd=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],ud=[33,36,37,
38],Ie=(t,e)=>{let n=Oe(t);return n===void 0?-1:it(n,e)},Is=(t,e,n)=>Math.min(Te(t,e,n)??1024,1048576),As=(t,e)=>Math.max(
3,e===-1?t:0),Bs=t=>rt(Oe(t)??"")??-1;function ld(t,e,n){if(t)return xt(t===!0?void 0:t,Fn,`${e}, option '${n}'`)}var hd={
defaultEncoding:Ie,detect:ld,likelyEncoding:Ie,locale:Oe,maxPrescanBytes:Is,parentEncoding:Ie,transportLayerEncodingLabel:Bs,
userOverride:Ie};function pd(t,e){let n=xt(t,hd,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:As(i,Math.max(f,c)),declared(a){let d=_o(a,i,f,c,s,o);return d===-1?void 0:We(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Ms(a)??md(r,n.defaultEncoding)}}function Ms(t){if(!(t?.encoding===
void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function md(t,e){
return We(Oi(Mn(t),e===-1?21:e))}var xd={defaultEncoding:Ie,maxPrescanBytes:Is,transportLayerEncodingLabel:Bs};function wd(t,e){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=xt(t,xd,e),i=s=>{let c=We(yi(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:As(o,r),declared:i,decide:()=>i(D)}}function gd(t,e){let n={...Fn,
defaultEncoding:Ie},{defaultEncoding:o,...r}=xt(t,n,e);return{prescanned:3,declared(i){let s=ut(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Ms(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Ed={detect:gd,html:pd,xml:wd},ir=["detect","html",
"xml"],yd={prefixBytes:Te,sniff:Eo(ir)};function ce(t,e){let{prefixBytes:n,sniff:o}=xt(t,yd,e),r=Ed[o](t,e),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:y(()=>{let c=s.candidates&&be(D,!0,s);return!ud.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Sd(
r,c),takesWhole:n===void 0}}function Sd({prescanned:t,declared:e,options:n,decide:o},r){return e(ct(r,t))??o(n&&be(r,!0,
n))}function Fs(t){let e=_o(ct(t,1024),1024,-1,-1,-1,-1);return e===-1||We(e).source==="BOM"?void 0:We(e)}function We(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:dd[t>>8&255],score:null}}var $s="(B",Us="(J",Ls=[$s,Us,"(I","$@","$B"],_n=class{#t=!0;#e=!0;read(e,n){let o=m(e),r=this.#t?Ad(e):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=Bd(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Rs(e,i);if(s=Ls.includes(a),!s&&!n&&Fd(a))break;
this.#e=s}else s=f>=128||i<r&&Md(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(e,n){let o=m(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=Rs(
e,r);this.#e&&=i===$s||i===Us}return o}};function Ad(t){let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(t))return 1/0;
if(e&&=Cs(t[o],t[o+1]),n&&=Cs(t[o+1],t[o]),!e&&!n)return o+2}return 32}function Bd(t,e){let n=m(t),{start:o,words:r}=rn(
t,e),i=Ns(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return Ns(t,o+4*s,n)}function Ns(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var Cs=(t,e)=>t===
48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||t===33&&e===34,Md=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Rs(t,e){let n="";for(let o=e+1;o<Math.min(e+3,m(t));o++)n+=String.fromCharCode(
t[o]);return n}var Fd=t=>t.length<2&&Ls.some(e=>e.startsWith(t));var Ht=class{decision=null;sample=D;detected;#t;#e=!0;#n=!1;#o=new _n;#r=new G;#i;#s=0;#c=D;#a=D;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new G;if(this.#e&&n&&this.#t.takesWhole)return this.#l(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+m(e)<this.#i&&!n)return this.#h(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new G;
let i=ct(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#d(r,n,o)}#d(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#l(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(ct(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=m(s),h=c-d;if(l===
-1)return n||f?this.#l(i(this.#f(ct(s,h),a)),o,s):this.#h(s,u+1,o);let g=ks(ct(s,h),l-d,r.windowBytes),w=Math.min(g+r.windowBytes,
h);if(u<w&&!n)return this.#h(s,w,o);let x=ct(s,w),O=this.#f(x,u<w);if(w<=g||w===h||!r.passesASCII()||!Cd(O,x))return this.#l(
i(O),o,s);s=this.#u(s,this.#o.skip(x,l-d),o)}}#f(e,n){this.sample=qt(qt(this.#c,this.#a),e);let o=this.#t.detection.options;
return this.detected=be(this.sample,n,{...o,maxBytes:void 0}),this.detected}#h(e,n,o){let r=m(e);return r>0&&this.#r.add(
tt(e,0,r)),this.#i=n,{passed:o,rest:null}}#u(e,n,o){let r=ct(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-m(this.#c));
return i>0&&(this.#c=qt(this.#c,ct(r,i))),this.#a=Ds(qt(this.#a,Ds(T(r,i)))),T(e,n)}#l(e,n,o){return this.decision=e,{passed:n,
rest:o}}},Ds=t=>T(t,Math.max(0,m(t)-64));function ks(t,e,n){let o=Math.min(m(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;
return e}function Cd(t,e){return t.isASCII||t.encoding===void 0&&!(e[ks(e,0,1/0)]>=128)}function Ps(t){let[[e,n]]=Object.entries(t),{prototype:o}=n;for(let r of Object.getOwnPropertyNames(o))r!=="constructor"&&
Object.defineProperty(o,r,{enumerable:!0});return Object.defineProperty(o,Symbol.toStringTag,{value:e,configurable:!0}),
n}function Ws(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var Hs="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",vs=`!
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
?`;var $d=y(()=>{let t=vs.split(`
`),e=0;return new Map(Hs.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
Gs=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Cn(t){let e=new Pt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof st)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=js(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function js(t,e,n){if(Gs(t))return"";if(n===0)return null;let o=Ud(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:js(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Ud(t){
let e=[...$d().get(t)??[],...Ld(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Ld(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,h)=>c(
h)),a=o.filter((u,h)=>!c(h)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===e&&r.push(l),a.every(
Gs)&&i.push(d)}return[...r,...i]}var Ys=["fatal","html","replacement","ignore","translit"];function Ks(t,e,n){return typeof t=="function"?(o,r)=>Dd(t(o,r()),n):t==="ignore"?jo:t==="translit"?Cn(e):void 0}function Dd(t,e){
if(typeof t=="string")return t;if(t==null)return null;let o=zt(ft(t,e,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return tt(o,0,m(o))}function fe(t,e,n,o){return typeof t=="number"?Vs(t,e,n,o):new He(t,Vs(0,e,n,o))}function Vs(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Ks(r,e,o);if(!s||$t(e))return new Rn(t,e,n);let c=cr(t,n);return new Bn(c,e,r,i?.counting(s)??s)}function cr(t,e){return new Rn(
t,38,{...e,bom:!1,unmappable:"fatal"})}var Rn=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Mo(e,this.to,this.#n.ignoreBOM,
this.#t),Ei(e,n),this.#t=X())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ge,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Ze(this.to)??[]));
let d=Math.max(0,Go.indexOf(c)),l=m(e);try{Mo(this.from,this.to,i,this.#t);for(let u=0;;){let h=l-u<=65536,g=h&&u===0?e:
T(e,u,h?l:u+65536),w=Ci(g,r,d,h?n:I.none);a?.addBlock(this.#e+u);let x=w<0?P.written():w;if(x>0&&o(f(x)),w<0&&this.#o(w,
u),u+=P.read(),h&&P.finished())break}}catch(u){throw k(u)}this.#t=n===I.result?null:X(),this.#e=n===I.none?this.#e+l:0}#o(e,n){
let o=this.#e+n+P.start();throw this.#t=X(),this.#e=0,e===-1?new V(E[this.from].name,o,P.length()):new st(P.codePoint(),
o,E[this.to].name)}},He=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===I.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new Ht(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==I.none);
i.length>0&&(this.#r.transcode(i.concatenate(),I.none,r),this.#o=!0),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(
e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var Ac=require("node:buffer"),_=require("node:fs"),Ye=require("node:path");var Be={failure:1,usage:2};var fr=require("node:buffer");function ve(t){if((0,fr.isUtf8)(t))return qs(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,fr.isUtf8)(r));e+=o?qs(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var qs=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function b(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function R(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var C=require("node:fs");var Js=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var Qs=require("node:util");var Zs={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},$n={...Zs,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},tc="it is a symbolic link to a file that does not exist; check where it points",ec="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Un={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},ae={...Zs,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Et(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Qs.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function yt(t,e){
return Ge(t,e instanceof Error?e.message:String(e)),Be.failure}function Ge(t,e){Me(`encoding-wasm: ${t}: ${e}
`)}var Xs=!1;function Me(t){Xs||process.stderr.on("error",()=>{}),Xs=!0,process.stderr.write(t)}var Ft=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var nc;async function dr(t,e){let n=async i=>{try{return await i()}catch(s){throw Et(s,sc(t))}},{next:o,close:r}=await n(
()=>t==="-"?kd(e):Pd(b(t),e));return{next:()=>n(o),close:r}}async function*Dn(t){let e=await dr(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function kn(t){try{return(0,C.statSync)(b(t))}catch{return}}function kd(t){
let e=(0,C.fstatSync)(0,{bigint:!0});return dc(e,t),e.isFile()?cc(0,e,()=>{}):Wd()}function Pd(t,e){let n=rc(t,e);if(!n.
isFile())return Hd(t);let o=(0,C.openSync)(t,"r");return cc(o,n,()=>(0,C.closeSync)(o))}function rc(t,e){let n=(0,C.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,C.opendirSync)(t).closeSync(),dc(n,e),n}function ic(t){try{rc(b(t)),(0,C.accessSync)(
b(t),C.constants.R_OK)}catch(e){throw Et(e,sc(t))}}var sc=t=>({...$n,get ENOENT(){return(0,C.lstatSync)(b(t),{throwIfNoEntry:!1})?.
isSymbolicLink()?tc:Js(t)?ec:$n.ENOENT}});function cc(t,{size:e},n){nc??=new Uint8Array(262144);let o=nc,r=0;return{async next(){
let i=(0,C.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,C.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Wd(){
let t=fc(0,()=>{}),e=process.platform==="win32"?oc():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=oc()}return e.next()},close:()=>e?.close()}}function oc(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Hd(t){let e=await ac(
n=>(0,C.open)(t,n));return fc(e,()=>(0,C.closeSync)(e))}function fc(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await ac(i=>(0,C.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var ac=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function dc(t,e){if(t.isDirectory())throw new Error($n.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))
throw t.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var lc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],ur=new Set,lr=!1,uc=Date.now();function Fe(t){if(ur.add(t),!lr)for(let e of lc)
process.on(e,hc);return lr=!0,()=>ur.delete(t)}function hc(t){for(let e of[...ur].reverse())e();for(let e of lc)process.
off(e,hc);process.kill(process.pid,t)}function Pn(){if(!(!lr||Date.now()-uc<50))return new Promise(t=>{setImmediate(()=>{
uc=Date.now(),t()})})}var S=require("node:fs"),nt=require("node:path");function pr(t,e=438){if(t===void 0)return Gd();let{target:n,present:o,descriptor:r}=mr(t);return r!==void 0?qd(r):o?.isFIFO()?
Kd(b(t)):o&&!o.isFile()?Wn((0,S.createWriteStream)(b(t)),!0):zd(n,o,e)}function mr(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,S.lstatSync)(b(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,S.statSync)(b(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(nt.sep))throw new Error(ae.EISDIR);if(!o?.isFile())
return{target:n?hr(t):t,present:o};let r=Ec(t);return r===void 0&&(0,S.accessSync)(b(t),S.constants.W_OK),{target:n?hr(t):
t,present:o,descriptor:r}}var pc;function Gd(){return pc??=jd(),pc}function jd(){let t=(0,S.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?Wn(process.stdout,!1):Yd(e)}function Yd(t){let e,n=()=>{e??=Wn(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,S.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function Wn(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function Kd(t){let e=(0,S.createWriteStream)(t),{discard:n,...o}=Wn(e,!0);return{...o,file:(0,S.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&Vd(t,e)}}}function Vd(t,e){try{let n=(0,S.openSync)(t,S.constants.O_RDONLY|S.constants.
O_NONBLOCK);e.once("close",()=>(0,S.closeSync)(n))}catch{}}function hr(t){let e=gc(t);return e===void 0?t:hr(e)}function gc(t){
if(!(0,S.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=ve((0,S.readlinkSync)(b(t),"buffer"));return(0,nt.isAbsolute)(
e)?e:`${ve(S.realpathSync.native(b((0,nt.dirname)(t)),"buffer"))}${nt.sep}${e}`}function Ec(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,nt.resolve)(t))??[];if(e!==void 0)return Number(e);let n=gc(t);return n===void 0?void 0:Ec(n)}function qd(t){return{
file:(0,S.fstatSync)(t,{bigint:!0}),write:e=>yc(t,e),wait(){},finish(){},discard(){}}}function yc(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,S.writeSync)(t,n))}var mc=0;function xr(t){mc+=1;let e=[process.pid,mc,Math.random().toString(36).slice(
2)].join("-");return(0,nt.join)((0,nt.dirname)(t),`.encoding-wasm-${e}.tmp`)}function zd(t,e,n){let o=b(xr(t)),r=(0,S.openSync)(
o,"wx",e?384:n),i=!0,s=()=>{i&&(i=!1,(0,S.closeSync)(r))};return{write:c=>yc(r,c),wait(){},finish(){if(s(),Jd(t,e))throw new Error(
"it was changed meanwhile, which would be lost; convert again");e&&wr(o,e),(0,S.renameSync)(o,b(t))},discard(){try{s()}finally{
(0,S.rmSync)(o,{force:!0})}}}}function Jd(t,e){let n=(0,S.statSync)(b(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.
size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var xc=2048,Xd=1024,Qd=56,wr=(t,e)=>(0,S.chmodSync)(t,Zd(t,e));function Zd(t,{uid:e,
gid:n,mode:o}){for(let r of[e,-1])try{return(0,S.chownSync)(t,r,n),r===e?o:o&~xc}catch{}return o&~(xc|Xd|Qd)}async function Hn(t){
try{let e=pr();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return je(void 0,e)}}function je(t,e){let{code:n=""}=e;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard output":R(t);return yt(`cannot write ${o}`,Et(
e,ae))}var Gn=require("node:fs"),N=require("node:path");function Tc(t,{suffix:e,directory:n}){let o=new Map(t.filter(ou).map(c=>[c,vn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Oc(c)])r.set(a,c);let i=nu(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:(0,N.join)(n,i(c)),a={file:c,output:f,
...e&&{backup:`${c}${e}`}},d=o.get(c),l=e&&c.endsWith(e)?r.get(Oc(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,
problem:new Error(tu(l))}];if(d===void 0)return[a];let u=n===void 0?d:vn(f),h=s.get(u);if(h===d)return[];if(h===void 0&&
s.set(u,d),n===void 0)return[a];let g=h===void 0?eu(r,u,d):gr(f);return[{...a,...g&&{problem:new Error(g)}}]})}var tu=t=>`\
it is the old version of ${R(t)}, which an earlier run kept; use another suffix, or leave it out`,gr=t=>`another file al\
ready goes to ${R(t)}; convert this one to another directory`;function eu(t,e,n){if(e===n)return"it would replace itself\
; name another directory, or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${R(o)}, which will \
be converted as well; name another directory`}function nu(t){let e=s=>(0,N.isAbsolute)(s)||s.split(N.sep)[0]==="..",n=s=>(0,N.isAbsolute)(
s)||e((0,N.relative)(".",s)),o=t.filter(n).map(s=>(0,N.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(N.sep)?s:s+N.sep)),
i=o.length>0?(0,N.dirname)(o[0]):".";for(;!r(i)&&(0,N.dirname)(i)!==i;)i=(0,N.dirname)(i);return s=>{let c=(0,N.relative)(
n(s)?i:".",s);return c===""||e(c)?(0,N.basename)(s):c}}function ou(t){try{return(0,Gn.lstatSync)(b(t),{throwIfNoEntry:!1})!==
void 0}catch{return!1}}function vn(t){try{return ve(Gn.realpathSync.native(b(t),"buffer"))}catch{let e=(0,N.dirname)(t);
return e===t?(0,N.resolve)(t):(0,N.join)(vn(e),(0,N.basename)(t))}}var Sc=new Map;function Oc(t){let e=(0,N.dirname)(t),
n=Sc.get(e)??vn(e);return Sc.set(e,n),(0,N.join)(n,(0,N.basename)(t))}async function Bc(t,e,n){let o=[],r=0,i=0,s=0,c=async(u,h)=>{s=await Hn(`${R(u)}: ${h}
`)||s},f=(u=[])=>{if(t.quiet)return;let h=e.dryRun?"would be converted":"converted",g=i>0?`, ${i} left alone`:"",w=o.length>
0?`, ${o.length} failed: ${o.map(R).join(", ")}`:"",x=u.length>1?" and those after it":"",O=u.length>0?`, ${u.length} no\
t reached: ${R(u[0])}${x}`:"";Me(`encoding-wasm: ${O&&"interrupted: "}${Ft(r,"file")} ${h}${g}${w}${O}
`)},a=Tc(t.files,e),d=0,l=Fe(()=>f(a.slice(d).map(({file:u})=>u)));for(let u of a){let{file:h,problem:g}=u;try{if(g)throw g;
e.skipUTF8&&await pu(h)?(i+=1,e.dryRun&&await c(h,"would be left alone: it is UTF-8")):await ru(u,t,e.dryRun,{run:n,say:c})?
r+=1:o.push(h)}catch(w){yt(R(h),w),o.push(h)}d+=1}return l(),f(),o.length>0?Be.failure:s}async function ru({file:t,output:e,
backup:n},o,r,{run:i,say:s}){e===t&&su(t),ic(t);try{fu(e)}catch(a){return je(e,a),!1}n!==void 0&&Fc(n,()=>au(n));let c=E[o.
to].name;if(r){let a="";if(await i({files:[t],output:e,isDry:!0,onDecision:h=>{a=E[h].name}})!==0)return!1;let l=e===t?"":
`, to ${R(e)}`,u=n===void 0?"":`, and kept as ${R(n)}`;return await s(t,`would be converted from ${a} to ${c}${l}${u}`),
!0}if(e!==t){let a=(0,_.statSync)(b(t)).mode&iu;return cu(e,()=>i({files:[t],output:e,mode:a}))}let f=()=>i({files:[t],output:e});
return n===void 0?await f()===0:du(t,n,f)}var iu=511;function su(t){let e=kn(t);if(e&&!e.isFile()&&!e.isDirectory())throw new Error(
"it is not a regular file, so it cannot be replaced; write the result to a file with -o")}var bc=new Set;async function cu(t,e){
try{hu((0,Ye.dirname)(t))}catch(r){throw Et(r,ae)}let n=jn(t);if(n!==void 0&&bc.has(n))throw new Error(gr(t));if(await e()!==
0)return!1;let o=jn(t);return o!==void 0&&bc.add(o),!0}function jn(t){let e=(0,_.statSync)(b(t),{bigint:!0,throwIfNoEntry:!1});
return e?.isFile()?`${e.dev} ${e.ino}`:void 0}function fu(t){let{target:e,present:n}=mr(t);(!n||n.isFile())&&Er((0,Ye.dirname)(
e))}function Er(t){let e=(0,_.statSync)(b(t),{throwIfNoEntry:!1});if(!e)return Er((0,Ye.dirname)(t));if(!e.isDirectory())
throw new Error(ae.EEXIST);(0,_.accessSync)(b(t),_.constants.W_OK|_.constants.X_OK)}function au(t){if((0,_.lstatSync)(b(
t),{throwIfNoEntry:!1}))throw new Error(Mc(t));Er((0,Ye.dirname)(t))}var Mc=t=>`its backup ${R(t)} already exists; use a\
nother suffix, or move that file away`;function Fc(t,e){try{e()}catch(n){let o=Et(n,ae);throw o===n?n:new Error(`its bac\
kup ${R(t)} can't be made: ${o.message}`)}}async function du(t,e,n){let o=jn(t);Fc(e,()=>uu(t,e));let r=()=>{jn(t)===o&&
(0,_.rmSync)(b(e),{force:!0})},i=Fe(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function uu(t,e){try{(0,_.linkSync)(
_.realpathSync.native(b(t),"buffer"),b(e))}catch(n){if(n.code==="EEXIST")throw new Error(Mc(e));lu(t,e)}}function lu(t,e){
let n=b(xr(e));try{(0,_.copyFileSync)(b(t),n,_.constants.COPYFILE_EXCL);let o=(0,_.statSync)(b(t));wr(n,o),(0,_.utimesSync)(
n,o.atimeMs/1e3,o.mtimeMs/1e3),(0,_.renameSync)(n,b(e))}finally{(0,_.rmSync)(n,{force:!0})}}var Ic=new Set;function hu(t){
Ic.has(t)||(0,_.mkdirSync)(b(t),{recursive:!0}),Ic.add(t)}async function pu(t){let e=new Q(0,!0,!0),n=!0,o=!1;try{for await(let r of Dn(
t))await Pn(),e.decode(r,!1),n&&=(0,Ac.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),
!(n&&o)}catch(r){if(r instanceof V)return!1;throw r}}var Yn=class{#t;#e=new G;constructor(e=ce({},"Examination")){this.#t=new Ht(e)}add(e,n){let o=Math.min(m(e),1024-this.#e.
length);o>0&&this.#e.add(tt(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Yo(e)?Fs(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Nc(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Nc(n.encoding,o)||n.score>=.9)&&_c(e.encoding,
o)!==_c(n.encoding,o)?i:void 0}},_c=(t,e)=>new Q(t,!1,!0).decode(e,!1);function Nc(t,e){let n=0,o=null;for(let r=0;r<m(e);r+=
65536){let i=T(e,r,Math.min(r+65536,m(e)));At(t,o),Ai(i,!1),n+=Bt.malformed(),o=X()}return n}async function Cc({files:t,sniffing:e,json:n,quiet:o}){let r=ce(e,"--detect"),i=ce({...e,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of t)try{let a=new Yn(i),d=e.sniff==="detect"?a:new Ht(r),{encoding:l,...u}=await wu(f,d,a),h=a.doubt&&gu(
a.doubt),g=a.detected?.kind??(u.source==="default"?"empty":"text");c.push({file:f,encoding:E[l].name,...u,kind:g,doubt:h??
null}),h&&!o&&Ge(R(f),Eu(h))}catch(a){s=yt(R(f),a)}return await Hn(n?`${JSON.stringify(c,null,2)}
`:yu(c))||s}async function wu(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Dn(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),e.decision}function gu({
declared:t,detected:e,...n}){let o=e===void 0?null:E[e].name;return{declared:E[t].name,detected:o,...n}}function Eu({declared:t,
detected:e,score:n,malformed:o}){let r=`has ${Ft(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===
null?`it declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function yu(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,R(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var $c={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},_e=class{#t={...$c};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+Bt.firstMalformed()),n.malformed+=Bt.malformed(),this.#e+=Bt.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+Bt.firstUnmappable(),n.codePoint=Bt.codePoint()),n.unmappable+=Bt.unmappable()}counting(e){return(n,o)=>{let r=this.#t,
i=e(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...$c},this.#e=
0,e}};var Su={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Ke=class{#t;#e;#n;constructor(e,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new _e}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=cr(e,{...c,
ignoreBOM:o}),this.#e=fe(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(
e,n)}transcode(e,n,o){let r=Ou(e,Su[E[this.#t.from].name]),i=r.pop()??e;for(let s of r)this.#o(s,I.none,o);this.#o(i,n,o)}#o(e,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=Tu(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,I.none,o)}n===I.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Ou(t,e){if(!e)return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(t.subarray(i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Tu(t,e){if(e===0)return t;
let n=new Uint8Array(t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=
t[i],n[o++]=t[i+1]}return n.subarray(0,o)}var Uc=require("node:fs"),Lc=require("node:path");function Dc(){let t=(0,Lc.join)(__dirname,"encoding.wasm");try{return ri((0,Uc.readFileSync)(t)),!0}catch(e){let{message:n}=Et(
e,{});return yt(`its part ${R(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Zc=require("node:buffer");var Kn=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&m(this.#n)===0?e:qt(this.#n,e);if(!n&&kr(r))return this.#n=
r,"";let i=ut(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new Q(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function Vn(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=ft(t,o),i=it(wt(e),o);Jt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=he(r);return ut(f)?new Kn(i,s,c).decode(f,!0,o):er(f,Dt(f),i,s,!0,o)}function yr(t){return bu(he(ft(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}var bu=t=>er(t,Dt(t),0,!1,!0);var Au=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Ir=t=>Au.test(t),Bu=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Mu=y(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(t=>new RegExp(`[${t}]`,"u")));function Fu(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=Mu();if(n.test(
t))return 4;if(!o.test(t))return e<128?1:Ir(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var Sr;function qn(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Vn(Uint8Array.from(r),t))}var Or;function Ve(t){Or??=new Uint16Array(65536),Sr??=[qn("shift_jis",
136,151,64),qn("gbk",176,215),qn("big5",164,198,64),qn("euc-kr",176,200)];let e=Sr.map(()=>0),n=0,o=1;for(let r of t){let i=Number(
r.codePointAt(0)),s=Or[i]||Fu(r,i);Or[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of Sr.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Bu.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var Ne="Failed to execute 'decode' on 'TextDecoder'",Xn=Ps({TextDecoder:class{#t;#e=!1;constructor(t="utf-8",e=void 0){this.#t=
_u(t,e,"Failed to construct 'TextDecoder'"),new.target!==Xn&&Ws(this,new.target,Xn)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=D,e=void 0){let n=this.#t;if(e===void 0&&!this.#e){
if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return n.decodeWhole(t,Dt(t),Ne);if(t instanceof ArrayBuffer){let s=go(
t);if(s)return n.decodeBuffer(t,s)??n.decodeWhole(new Uint8Array(t),s,Ne)}}let o=ft(t,Ne);Jt(e,Ne);let r=!!e?.stream,i=he(
o);if(!this.#e){if(!r)return n.decodeWhole(i,Dt(i),Ne);n.reset()}return this.#e=r,n.decode(i,!r,Ne)}}});function _u(t,e,n){
let o=wt(t);Jt(e,n);let r=!!e?.fatal,i=!!e?.ignoreBOM;return new Q(Os(o,n),r,i)}var Kc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Vc=/^(?:GBK|Shift_JIS|Big5|EUC)/,qc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Ju=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Ce="UTF-8",Xu=(t,e,n)=>Math.min(Te(t,e,n,"steps")??2,3);function zc(t,e=void 0){
let n="Failed to execute 'repairMojibake'",o=Xr(t,n),{maxSteps:r}=xt(e,{maxSteps:Xu},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Qu(c,r).map(({steps:f,gain:a})=>({text:Yc(o,f,Xc)??o.replace(/[^\r\n]+/g,
d=>Yc(d,f,Br)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function Qu(t,e){
let n=jc(t);if(n>25)return[];let o=Ve(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<e;f++){i=i.
flatMap(a=>tl(a,o)).sort(Ar);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[
...r.values()].filter(f=>Zu(t,f.text)).sort(Ar).slice(0,5);for(let f of s)f.gain+=.6*jc(f.text);s.sort(Ar);let c=7+Math.
min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Zu=(t,e)=>[...t].some(n=>!Ir(n)&&!e.includes(
n)),Gc=t=>t.match(/[^\0-\x7F]/g)?.length??0;function Jc(t,e){let n=Qn(t,e);if(n)return{part:t,bytes:n};let o=t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Qn(s,e)).join(""):"",i=.7*Gc(t)<Gc(r)?Qn(r,e):void 0;return i&&{part:r,bytes:i}}var Ar=(t,e)=>e.
gain-t.gain;function tl({text:t,steps:e,bits:n,left:o},r){let i=[];for(let[s,c]of Kc.entries()){let f=Vc.test(c)&&!qc.test(
t)?void 0:Jc(t,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===t?o:o+Ve(t)-Ve(a),h=a.includes(_t)||Qc(d)?.includes(_t)?el:
rr(d).candidates;for(let{encoding:g,score:w}of h){if(w<.003)break;if(e.length>0&&g!==Ce&&e[0].really!==Ce)continue;let x=Br(
d,g,a,!0);if(x===void 0||x===a)continue;let O=n+2.4*Math.log2(w)-s*.25-(g===Ce?-2:1)-(e.length>0?4:0),F=r-l-Ve(x)+O;i.push(
{text:x,steps:[...e,{really:g,readAs:c}],bits:O,left:l,gain:F})}}return i}function jc(t){if(t.includes(_t))return 0;let e=qc.
test(t),n=-1/0;for(let o of Kc){let i=Ju.test(o)&&Vc.test(o)===e?Jc(t,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of rr(c).candidates)d===o||Br(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}function Yc(t,e,n){let o=t;for(let{really:r,readAs:i}of e){
let s=Qn(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var qe="\x7F",_t="\uFFFD",el=[{encoding:Ce,score:.9}];function Qn(t,e){
if(t.includes(_t)&&t.includes(qe))return;let n=t.replaceAll(_t,qe).replace(/[\x80-\x9F]/g,o=>Vn(Uint8Array.of(o.charCodeAt(
0)),e));try{return new Pt(Qi(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Xc(t,e,n,o=!1){if(n.includes(
_t))return e===Ce?nl(t):void 0;try{return new Xn(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:o})}catch{return}}function Br(t,e,n,o){
let r=Xc(t,e,n,o);return r===void 0&&e===Ce&&!n.includes(_t)?Qc(t):r}function Qc(t){let e=yr(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>e.match(r)?.length??0);return 4*n<=o?e:void 0}function nl(t){let e=yr(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,qe),
[n,o]=[e.split(qe),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(_t)&&n.length<=o.length+1?e.replaceAll(qe,_t):void 0}var Zn=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=fe(e,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=fe(0,n,{fatal:!1,ignoreBOM:!0,
bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(e,n,o){if(this.#t.transcode(e,n,s=>this.#n.
push(s)),n===I.none)return;let r=Buffer.concat(this.#n);this.#n=[];let[i]=zc(ol(r));n===I.source&&(this.path=i?.path??[]),
this.#e.transcode(i?Buffer.from(i.text):r,n===I.result?n:I.none,o)}};function ol(t){try{return new Q(0,!1,!0).decode(t,!0)}catch(e){
if(!(e instanceof RangeError))throw e;let n=Math.floor(Zc.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var eo=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function nf(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s}){let c=[],{malformed:f,firstMalformed:a,firstUnmappable:d,
codePoint:l}=t,u=Ft(f,"invalid byte sequence"),h=sl(n,o),g=`${ef(f)}at offset ${a}`,w=`${of(f)} left out`;f>0&&i?c.push(
`${u} ${w}, ${g}`):f>0&&h!==void 0&&c.push(`${u} ${h===""?w:`became ${h}`}, ${g}; the file is damaged, or not in ${E[e].
name}: check --from, or use --fatal to stop at such bytes`);let x=rl(t.unmappable,o,r);if(t.unmappable>0&&x){let O=s||Number.
isNaN(d)?"":` at offset ${d}`,F=i?"":"; use --unmappable html in HTML, or --to utf-8",j=`${ef(t.unmappable)}${Mr(l)}${O}`;
c.push(`${il(t.unmappable,n)} ${x}, ${j}${F}`)}return c}function rl(t,e,n){let o=`${of(t)} left out`,r=`became ${t===1?"\
its":"their"} best fit`;return typeof e=="function"?`${r}, or ${n===""?o:n}`:{replacement:"became ?",translit:r,ignore:o,
fatal:void 0,html:void 0}[e]}var of=t=>t===1?"was":"were",ef=t=>t===1?"":"the first ",il=(t,e)=>`${Ft(t,"character")} th\
at ${E[e].name} can't represent`;function Mr(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?
`${e} (${tn(t)})`:tn(t)}function sl(t,e){if(Ze(t)||t===rt("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?"":
e==="html"?"&#65533;":"?"}var ul="\x1B[?25l",ll="\x1B[?25h",sf="\r\x1B[K";function cf(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=ml(r,d,(l-f)/1e3);Me(`${i?"":ul}${sf}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:pl(t),canShow:hl(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Me(`${sf}${ll}`),i=!1}}}var hl=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function pl(t){let e=0;for(let n of t){let o=n==="-"?void 0:kn(n);if(!o?.isFile())return;e+=o.size}return e}function ml(t,e,n){
let o=`${no(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${no(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${no(t)} of ${no(e)} MB | ${o} | ${c}${s%60} s left`}var no=t=>(t/1e6).toFixed(1);var oo=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=wl(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{At(this.#t,
this.#e),n=Zt(e,e.length,0,!1,!1),this.#e=un()}catch(o){throw k(o)}for(let o of new Uint16Array(p.memory.buffer,mn(),n))
(o&64512)!==56320&&(this.column+=1)}};function wl(t){let{start:e,words:n}=rn(t,0),o=e+4*n.length,r=af(t,0,Math.min(e,t.length))+
af(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function af(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var Gt=class extends Error{};async function Cr(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=cf(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Fe(i))}),c=0;try{n||(r=Fe(i)),o=t.isDry?yl:pr(t.output,t.mode);let f=new _r(t,
e,o,s);for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=je(t.output,f instanceof Gt?f.cause:f)||c}return r(),c}var yl={write(){},wait(){},finish(){},discard(){}},_r=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Nr(e,n,i=>{try{o.write(i)}catch(s){throw new Gt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Gt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),yt(R(e),n)}}async end(){this.#o.convert(new Uint8Array,I.result),await this.#e.finish()}async#r(e){let n=await dr(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,I.none),await this.#i(),this.#n.add(r.
length),await Pn()}finally{await n.close()}this.#o.convert(new Uint8Array,I.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new Gt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),Ge(R(e),n)}},Nr=class{#t;#e;#n;#o;#r=new _e;#i;#s;#c=!1;#a=[];#d=!1;#f;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&$t(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let l=c==="fatal"||c==="tran\
slit";this.#f=l&&!$t(r)?new oo(r):void 0,this.#s=f&&new eo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;this.#d=!0,n!==I.result&&!this.#c&&(this.#i=this.#e.newFixer?.(),this.#a=[]),this.#a.push(...e.subarray(0,3-this.#a.
length));let r=[];try{this.#o.transcode(e,n,s=>{this.#f?.advance(s),this.#e.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof
Gt)throw s;o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===I.none,
this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#f?.settle();let i=o&&Ol(this.#h(o),this.#t,
this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#h(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof
st&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=E[this.encoding];return new Error(`the \
bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c\
 to leave such bytes out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,
I.source)}catch(e){if(e instanceof Gt)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,
i=this.#r.take();if(!r||!this.#d)return[];this.#d=!1;let s=n?[]:nf(i,r.encoding,this.#t),{path:c=[]}=this.#o;if(c.length>
0&&!n&&s.unshift(`repaired: it was ${c.join(", and then ")}`),typeof e=="object")return(o||!n&&uf(r))&&s.unshift(Sl(r)),
s;let f=ut(Uint8Array.from(this.#a));if(f&&f.encoding!==e&&!n){let{name:a}=E[f.encoding];s.unshift(`it begins with the b\
yte order mark of ${a}; check --from, or use --from auto`)}return s}},uf=({score:t,kind:e})=>(e&&Un[e])??(t!==null&&t<.9?
"this is uncertain":void 0);function Sl(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=uf(
t),s=i?`; ${i}: check the result, or name the encoding with --from`:"";return`decoded as ${E[e].name} (${r})${s}`}function Ol(t,{
isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof V){let i=t.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${Ft(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof st&&r){let{line:i,column:s}=r,c=e?"":` (offs\
et ${t.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.
encoding} can't represent ${Mr(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var Tl={binary:"leave it out, or name its encoding with --from",unknown:"name it with --from"};function lf(t,e){let{decide:n,
...o}=ce(t,"--from auto");return{...o,takesWhole:!1,decide(r){let i=r&&Un[r.kind];if(i&&e)throw new Error(`${i}; ${Tl[r.
kind]}`);return{...n(r),kind:r?.kind}}}}var bl=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Il=y(()=>new Map(bl.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function hf(t){return rt(t)??Il().get(Xe(t))??lo(t)}var Re=class extends Error{};var pf=["bash","zsh","fish"];var ro=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Al,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Bl,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal.",isOptional:!0,
omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to a file of the same name in this director\
y.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in the given directories, but not hidden ones a\
nd symbolic links."},{flags:"--skip-utf8",what:"Leave files alone that are UTF-8 already."},{flags:"-n, --dry-run",what:"\
Write nothing; only report what would be done."},{flags:"-c",what:"Leave out invalid bytes, and characters that the outp\
ut\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid bytes instead of replacing them with U\
+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the output\u2019s encoding can\u2019t represent: stop \
(fatal, the default); write &#128169;, as in HTML, which a reader can\u2019t distinguish from the same characters in the text\
 (html); write ? (replacement); leave them out (ignore); or write their best fit, and stop if there is none (translit).",
choices:Ys},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (a\
dd, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-\
declaration",what:"Make <meta charset> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'R\
epair text that was once or twice decoded in the wrong encoding (mojibake). --from then names the file\u2019s current encodin\
g, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its score and its so\
urce, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with \
--detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect,\
 the default), or by the document\u2019s own declaration first (html, xml).',choices:ir},{flags:"--locale <TAG>",what:'G\
ive the language as a hint to "auto" and --detect, such as "ja".'},{flags:"-q, --quiet",what:"Don\u2019t report what was repl\
aced, nor how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'\
Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l, --list",what:"List the encodings and their \
labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:pf}];var io=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Al(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:mf(e)}function Bl(t){let[e,...n]=t.split("//"),o=mf(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Re(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function mf(t){let e=rt(t)??hf(t);if(e===void 0)throw new Re("There is no such \
encoding; encoding-wasm --list shows all.");if(e===36)throw new Re("It is a label of the replacement encoding, which is \
not for text; use the name of another one.");return e}var Nt="encoding-wasm",so=()=>[...ro,...io].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Ml(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Fl(e)}}),Ml=t=>[...t?["auto"]:[],...E.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Fl=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function xf(t){return{bash:_l,zsh:Nl,fish:Cl}[t]()}function _l(){let t=so().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=so().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${Nt} in bash: put it into ~/.local/share/bash-completion/completions/${Nt}\

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
complete -o filenames -F _encoding_wasm ${Nt}
`}function Nl(){let t=so().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${Nt}
# Completion for ${Nt} in zsh: put it into a directory of $fpath as _${Nt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Cl(){let t=so().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${Nt} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Nt} in fish: put it into ~/.config/fish/completi\
ons/${Nt}.fish
${t.join(`
`)}
`}var co=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function wf(t){
let e=[...ro,...io].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let g=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,w=c!==void 0&&(i||l===u-1);return`\\fB${co(
d)}\\fR${w?i?`[${g}]`:g:""}`}),a=r?`
${co(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${co(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${co(t)}" "User Commands"
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
encoding\\-wasm \\-f auto \\-\\-in\\-place=.bak \\-r subtitles
encoding\\-wasm \\-f utf\\-8 \\-t koi8\\-r//TRANSLIT letter.txt
encoding\\-wasm \\-\\-detect *.srt
.fi
`}async function Rl(t,e){if(!Dc())return Be.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=e,h={sniff:i,locale:s,detect:!0};if(o)return Cc({...t,sniffing:h,json:r});
let g=l!==void 0||u!==void 0,w=d===void 0?void 0:Cn(t.to),x={...t,from:n==="auto"?lf(h,g):n,unmappable:w?Ct=>w(Ct)??d:t.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},O={isLending:!c&&!f&&!a&&!$l(x.unmappable),newTranscoder(Ct,St){let{from:jt,
to:Yt}=Ct;return f?new Zn(jt,Yt,St):c?typeof jt=="number"?new Ke(jt,Yt,St):new He(jt,new Ke(0,Yt,St)):fe(jt,Yt,O.isLending?
{...St,take:Uo}:St,"")},newFixer:a&&(()=>new On(x.to))};if(!g)return Cr(x,O);let{skipUtf8:F=!1,dryRun:j=!1}=e;return Bc(
x,{suffix:l,directory:u,skipUTF8:F,dryRun:j},Ct=>Cr({...x,...Ct},O))}var $l=t=>typeof t=="function"||t==="ignore"||t==="\
translit";0&&(module.exports={completionFor,manual,runFully});
