"use strict";var ro=Object.defineProperty;var gf=Object.getOwnPropertyDescriptor;var Ef=Object.getOwnPropertyNames;var yf=Object.prototype.hasOwnProperty;var Sf=(t,e)=>{for(var n in e)ro(t,n,{get:e[n],enumerable:!0})},Of=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Ef(e))!yf.call(t,r)&&r!==n&&ro(t,r,{get:()=>e[r],enumerable:!(o=gf(e,r))||o.enumerable});return t};var Tf=t=>Of(ro({},"__esModule",{value:!0}),t);var Cl={};Sf(Cl,{completionFor:()=>pf,manual:()=>mf,runFully:()=>_l});module.exports=Tf(Cl);var qe="encoding-wasm";function _r(){throw new Error("encoding-wasm: call instantiate() first.")}var ze=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var E=Bf();function Bf(){let t=ze.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Mf=y(()=>new Map(E.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),Ff=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Rr=t=>t<36&&t!==33,rt=t=>t>0&&t<29,$r=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[t].name),_f=t=>Ff.find(([e])=>t>=e)[1];function it(t){let e=Mf();return e.get(t)??e.get(Dr(Nf(t)))}function st(t,e){
let n=it(t);if(n===void 0){let o=co(t),r=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${e}: The e\
ncoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=_f(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${qe}' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function co(t){
let e=Je(t),n={936:"gbk",950:"big5"}[e]??e,o=E.findIndex(({labels:r})=>r.some(i=>Je(i)===n));return o<0||o===36?void 0:o}
var Je=t=>Dr(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),Ur=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function lt(t){if(t[0]>=239)return Ur.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Lr({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function Xe(t){return Ur.find(e=>e.encoding===t)?.bytes}function Rt(t){return t===
0||t===37||t===38}function Nf(t){let e=0,n=t.length;for(;Nr(t[e]);)e+=1;for(;Nr(t[n-1]);)n-=1;return t.slice(e,n)}var Nr=t=>`\
	
\f\r `.includes(t);function Dr(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var q=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Qe=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,kr=Symbol.for("encoding-wasm.UnmappableError"),ct=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Qe(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&kr in o}[kr](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Pr=(t,e)=>t?.prototype?.[e],Ze=t=>Pr(globalThis.Buffer,t),Yt=Ze("ucs2Slice"),ue=Ze("ucs2Write"),Wr=Ze("utf8Slice"),$t=Ze(
"latin1Slice"),Cf=t=>globalThis[t],Hr=Cf("TextDecoder"),Rf=Pr(Hr,"decode");function yt(t){let e=new Hr(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Rf}),n=>e.decode(n)}function tt(t){try{return t()}catch{return}}var G=()=>"InternalError"in globalThis,U=()=>"Bun"in globalThis,Kt=()=>fo().
includes("Chrome/"),v=()=>fo().includes("AppleWebKit/")&&!Kt()&&!(Ot()>0);function fo(){try{return`${globalThis.navigator.
userAgent}`}catch{return""}}var St=()=>"Deno"in globalThis,z=()=>fo()==="Cloudflare-Workers",Ot=()=>z()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),Ut=()=>Ot()<22,vr=t=>globalThis.process?.getBuiltinModule?.(t);function le(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var ao=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Gr=()=>Object.getPrototypeOf(Uint8Array.prototype),tn=t=>ao(Gr(),
t),uo=t=>ao(DataView.prototype,t),jr=t=>globalThis[t]&&ao(globalThis[t].prototype,"byteLength"),lo=t=>Gr()[t],Lf=tn(Symbol.
toStringTag),en=tn("buffer"),ho=tn("byteOffset"),Yr=tn("byteLength"),Df=lo("includes"),kf=lo("set"),Pf=lo("slice"),Wf=uo(
"buffer"),Hf=uo("byteOffset"),vf=uo("byteLength"),Kr=jr("ArrayBuffer"),Gf=jr("SharedArrayBuffer"),m=t=>Yr.call(t);function Lt(t){
let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:m(t)}var T=(t,e,n=m(t))=>new Uint8Array(en.call(
t),ho.call(t)+e,n-e);function Vt(t,e){let n=new Uint8Array(m(t)+m(e));return X(n,t),X(n,e,m(t)),n}function nn(t,e){let n=ho.
call(t),o=e+(-(n+e)&3),r=Math.max(0,m(t)-o)>>2,i=r>0?new Int32Array(en.call(t),n+o,r):new Int32Array;return{start:o,words:i}}
var ft=(t,e)=>T(t,0,Math.min(e,m(t))),X=(t,e,n)=>kf.call(t,e,n),Vr=(t,e)=>Df.call(t,e),et=(t,e,n)=>Pf.call(t,e,n);function on(t,e,n){
if(n>24)return et(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function ht(t,e){if(e<=64)return!1;
try{return Kr.call(en.call(t)),!1}catch{return!0}}var jf="The provided value is not of type '(ArrayBuffer or ArrayBuffer\
View)'.";function at(t,e,n=jf){if(!ArrayBuffer.isView(t)&&po(t)===void 0)throw new TypeError(`${e}: ${n}`);return t}function qt(t){if(ArrayBuffer.isView(t))return Yf(t);try{return new Uint8Array(t)}catch{return D}}var he=t=>t instanceof
Uint8Array?t:qt(t);function Yf(t){try{return Lf.call(t)===void 0?new Uint8Array(Wf.call(t),Hf.call(t),vf.call(t)):new Uint8Array(
en.call(t),ho.call(t),Yr.call(t))}catch{return D}}var D=new Uint8Array;function po(t){try{return Kr.call(t)}catch{}try{return Gf?.
call(t)}catch{return}}function pt(t,e,n){zt(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n,r));
return o}function zt(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The options mu\
st be an object.`)}var mt=t=>`${t}`;function qr(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function zr(t,e){if(typeof t==
"string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other v\
alues with String().`)}function mo(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=mt(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}function Qr(t,e,n){let o=rn(f=>zf(f,n),t,e),r=rn(Xf,t,e);if(o&&r){let f=St()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:St()?o.writeBytes:void 0,mostByTable:512}}
let i=xo(t);if(o)return G()?Jf(o,rn(Xr,t,e)):o;let s=r??rn(Xr,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function rn(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=t(e);return r.write(o,n),xo(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var qf="str\
ings";function zf(t,e){let[n]=WebAssembly.Module.customSections(e,qf),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Jf(t,e){let{read:n,
readBytes:o}=t;return{...t,read(r,i){if(i>108)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Xf(t){let[e,n]=[Yt,ue],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:U()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){X(a,new Uint8Array(
t.buffer,l,2*u),d),d+=2*u},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function Xr(t){let e=yt("utf-16le"),{write:n,most:o}=xo(t);return{
read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function xo(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return le(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var sn,p,go,Zr,ti,nt,j={input:0,units:0,output:0},Re=0,cn={name:"",encoding:-1},M={isBusy:!0,newCodec:NaN};function Tt(t,e){
cn.name=t,cn.encoding=e,M.newCodec=NaN,M.isBusy&&ei(),M.isBusy=!0}function ei(){try{ii(),sn??=oi(_r()),ea(new WebAssembly.
Instance(sn),sn)}catch(t){throw si(t)}}function ni(t){try{ii(),sn=ta(oi(t))}catch(e){throw si(e)}ei()}function oi(t){return Zf(t)?t:new WebAssembly.Module(t)}function Zf(t){try{return WebAssembly.Module.customSections(t,ri),
!0}catch{return!1}}var ri="encoding-wasm";function ta(t){let[e]=WebAssembly.Module.customSections(t,ri),n=`${qe} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function ea({exports:t},e){p=t,wo=
WebAssembly.RuntimeError,j.input=p.input(),j.units=p.units(),j.output=p.output(),ai(),nt=Qr(p.memory,j.units,e),Re=Math.
min(p.units_length(),nt.most),M.isBusy=!1}function ii(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function si(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(na(t))return new RangeError(`encoding-wasm: ${ci} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n(
"this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var ci="no memory for WebAssembly; free some, and ca\
ll again",na=t=>t instanceof RangeError&&/memory/i.test(t.message);function me(){return yo(),go}function fi(){return yo(),
Zr}function Eo(){return yo(),ti}function yo(){go[0]===void 0&&ai()}function ai(){let{buffer:t}=p.memory;go=new Uint8Array(
t),Zr=new Uint8Array(t,j.input,65536),ti=new Int32Array(t,p.codec(),p.codec_length()>>2)}function fn(t,e){return Tt(t,-1),
So(e)}function So(t){try{let e=t();return M.isBusy=!1,e}catch(e){throw k(e)}}var wo;function k(t){if(!M.isBusy||!wo||!(t instanceof
wo))return t;let e=E[cn.encoding]?.name,n=`${cn.name}${e?` of ${e}`:""} failed`;return oa()?new RangeError(`encoding-was\
m: ${n}: ${ci}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please \
report it, with the input if you can.`,{cause:t})}function oa(){try{return p.memory.grow(32),!1}catch{return!0}}function Q(){let t=Eo();return mi(t,new Int32Array(t.length))}function an(){return p.held()!==0?Q():(M.newCodec=$e,null)}
var To=t=>mi(t,Eo());function mi(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function It(t,e){xi(t,e)||(Tt("decod\
ing",t),e?To(e):p.new_decoder(t),$e=t===33||t===36?NaN:t)}var $e=NaN;function xi(t,e){return e||M.newCodec!==t||M.isBusy?
!1:(M.newCodec=NaN,M.isBusy=!0,!0)}function dn(t,e){xi(~t,e)||(Tt("encoding",t),e?To(e):p.new_encoder(t),$e=~t)}function bo(t,e,n,o){
Tt("transcoding",t),o?To(o):p.new_transcoder(t,e,+n)}function wi(t,e){p.set_source_encoding(t,+e),M.isBusy=!1}function Xt(t){
let e=m(t),n=p.alloc(e)>>>0;return X(me(),t,n),[n,e]}var fa=y(()=>Uint8Array.from(ze,t=>t.charCodeAt(0))),di,Io=t=>fn("s\
niffing",()=>(di!==p&&p.give_labels(...Xt(fa())),di=p,t())),Ao=(t,e,...n)=>Io(()=>p.sniff_html(...Xt(t),e,...n)),gi=(t,e,n)=>Io(
()=>p.sniff_xml(...Xt(t),e,n));function Ei(t,e){let n=Io(()=>p.find_declared_label(...Xt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var yi=(t,e)=>fn("sniffing",()=>p.default_for(...Xt(t),e)),Si=()=>Tt("detection",-1);function Oi(t,e){
try{p.feed_detector(...Xt(t),+e)}catch(n){throw k(n)}}var Ti=(t,e,n,o)=>So(()=>{let r=f=>f?Xt(f):[0,0],i=p.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=p.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Qt(t,e,n,o,r){xe(t,e),M.isBusy=!0;let i=p.decode_block(e,n,+o,+r);return M.isBusy=!1,r&&i>=0&&(M.newCodec=
$e),xn(i)}function bi(t,e){let n=m(t);xe(t,n),M.isBusy=!0;let o=p.decode_block(n,0,2,+e);return M.isBusy=!1,xn(o)}var bt={
encoding:-1,at:0,most:0,owner:void 0};function un(t,e,n){if(bt.encoding!==t||bt.owner!==p||M.isBusy){try{Tt("decoding",t),
bt.owner=p,bt.at=nt.readBytes?p.byte_table(t):0,bt.most=!$r(t)&&nt.mostByTable||1/0,bt.encoding=t}catch(r){throw k(r)}M.
isBusy=!1}if(bt.at===0||n>bt.most)return;if(n<=65536)return xe(e,n),ui(n);if(nt.most>Re)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);xe(T(e,r,r+i),i),o=Zt(o,ui(i))}return o}function Bo(t,e,n,o){return fn("decoding",()=>{
let r=Math.min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),xe(r===e?t:T(t,i,i+r),r),!p.is_free_of(r,n,o))
return!1;return!0})}function Mo(t,e){let n=-1,o,r;function i(s){try{return Tt(t,s),n=s,r=p,o=e(s),M.isBusy=!1,o}catch(c){
throw k(c)}}return s=>s===n&&r===p&&!M.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Fo=Mo("encoding",t=>{let e=p.unit_table(t)>>>
0;if(e===0)return;let{buffer:n}=p.memory;return rt(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),Ii=Mo("enco\
ding",t=>{let e=p.unit_table(t)>>>0,n=new Uint8Array(65536);return X(n,new Uint8Array(p.memory.buffer,e,16384)),n}),ln=Mo(
"decoding",t=>{let e=rt(t),n=(!e?p.pair_table(t):p.byte_table(t))>>>0;return n>0?new Uint16Array(p.memory.buffer,n,e?256:
65536):void 0}),ui=t=>nt.readBytes(j.input,t,bt.at);function Zt(t,e){try{return t+e}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Ai=t=>t+
65536+3<=Re,Bi=t=>t>Re&&t<268435456?nt.collect?.(t+3):void 0,hn=()=>j.units,Mi=()=>me()[j.units]|me()[j.units+1]<<8,pn=(t,e)=>nt.
read(j.units+2*t,e-t),mn=(t,e,n)=>nt.write(t.slice(e,n),j.units);function Fi(t,e){if(!M.isBusy&&!nt.writeBytes)return;Tt(
"encoding",e);let n=nt.writeBytes?.(t,j.output,p.unit_table(e));return M.isBusy=!1,n===t.length?ge(n):void 0}function _o(t,e,n,o){
M.isBusy=!0;let r=p.encode_block(t,e,n,+o);return M.isBusy=!1,o&&r>=0&&P.finished()&&(M.newCodec=$e),xn(r)}var I={none:0,
source:1,result:2};function _i(t,e,n,o){let r=m(t);xe(t,r),M.isBusy=!0;let i=p.transcode_block(r,+e,n,o);return M.isBusy=
!1,xn(i)}function xe(t,e){let n=fi();if(e>8)try{X(n,t)}catch{X(n,T(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function xn(t){
if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var ge=t=>on(
me(),j.output,t),No=t=>me().subarray(j.output,j.output+t),P={finished:()=>p.finished()!==0,read:()=>p.read(),written:()=>p.
written(),codePoint:()=>p.code_point(),start:()=>p.start(),length:()=>p.length()},At={malformed:()=>p.replaced(),firstMalformed:()=>p.
first_replaced(),unmappable:()=>p.unmapped(),firstUnmappable:()=>p.first_unmapped(),codePoint:()=>p.unmapped_code_point()};var aa=new Uint8Array(256);var Ri=y(()=>ue?96:G()||v()||z()?1024:128),Co=y(()=>v()||z()?65536:G()||U()?4096:128),da=y(()=>new Uint8Array(2*Co()));function $i(t,e){
let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}
function Ui(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t.charCodeAt(r)];return Vr(o,0)?void 0:o}
function Li(t,e){let{length:n}=t,o=2*n<=256?aa:da(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&
s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return on(o,0,r)}var Di=new Uint8Array(128),Bt=ua(Di);function ua(t){return new Uint16Array(t.buffer)}var ki=y(()=>Uo()?0:18),Pi=y(()=>Ot()>
0&&!St()&&!U()?12:18),la=y(()=>G()||Ut()?18:8),Wi=y(()=>St()||!(Ot()>=22||v()||z())?64:32),ha=y(()=>G()||U()||v()?64:32),
pa=y(()=>v()?36:18),wn=(t,e)=>(t[0]&t[e>>1])>=128;function Hi(t,e,n){return n?e<=la():e<=pa()||e<=ha()&&(wn(t,e)||En())}
var vi=()=>({mixed:Pi(),most:Wi()}),Gi=(t,e)=>e<=Pi()||e<=64&&wn(t,e)&&e<=Wi(),J={length:0,bytes:[0,0]};function ee(t,e,n,o){
if(t[0]<128&&Uo())return Lo(t,e)?$t.call(t,0,e):void 0;let r=0;for(let i=0;i<e;){let s=i,c=t[i++];if(c>=128){let f=c,a=f<
224,d=t[i++]^128,l=a?0:t[i++]^128;if(c=a?(f&31)<<6|d:(f&15)<<12|d<<6|l,!(f>=194&&f<240&&(d|l)<64&&i<=e)||!a&&(c<2048||(c&
63488)===55296||c===65279))return ma(t,s,e,n,o,r)}Bt[r++]=c}return Ue(r)}function ji(t,e){if(e%2>0)return;let n=0;for(let o=0;o<
e;o+=2){let r=t[o]|t[o+1]<<8;if((r&63488)===55296)return;Bt[n++]=r}return Ue(n)}function ma(t,e,n,o,r,i){let s=$o();for(let c=e;c<
n&&i<=s;){let f=t[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,
h=f===237?159:f===244?143:191,g=0;for(;g<a&&c<n;g++,c++){let w=t[c];if(w<u||w>h)break;u=128,h=191,d=d<<6|w&63}if(g<a){if(c===
n&&!o){if(f>=239)return;Yi(f,128|d&63,1+g);break}l=!0}if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&(Bt[i++]=55232+(d>>
10),d=56320|d&1023),Bt[i++]=d}return Ue(i)}function Ro(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=s,f=t[s++],a=f;if(f>=128){
if(r??=ln(o),!r)return;if(a=r[f],a===0&&(s<e&&(a=r[f|t[s++]<<8]),a===0))return xa(t,c,e,n,i,o,r)}Bt[i++]=a}return Ue(i)}
function xa(t,e,n,o,r,i,s){let c=$o();for(let f=e;f<n&&r<=c;){let a=t[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){
if(i===32)return;Yi(a,0,1);break}let l=f<n?t[f]:0;if(d=s[a|l<<8],d>0)f+=1;else if(wa(l,i))d=65533;else return}Bt[r++]=d}
return Ue(r)}function wa(t,e){return t>=128?!1:t>=48&&t<=57?e!==29&&e!==30:t<64||e!==31}function gn(t,e,n){return J.length=
0,ee(T(t,e,n),n-e,!1,!0)===""}function Yi(t,e,n){J.length=n,J.bytes[0]=t,J.bytes[1]=e}function Ue(t){if(t<3||t<=18&&!Uo())
return le(Bt,0,t);if(En())return Yt.call(Di,0,2*t);if(!(t>$o()))return le(Bt,0,18)+le(Bt,18,t-18)}var $o=y(()=>En()?1/0:
36),Uo=y(()=>U()&&En()),En=y(()=>tt(ga)===!0);function ga(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
e=n=>n.call(t,0,t.length);return e(Yt)==="a\uFEFF\uD83D"&&e($t)==="a\0\xFF\xFE=\xD8"}function Lo(t,e){for(let n=0;n<e;n++)
if(t[n]>=128)return!1;return!0}function ye(t,e){let n=Math.ceil(e/8);for(let o=0;o<e;o+=n)if(t[o]>=128)return!1;return t[e-
1]<128}var Po=["fatal","html","replacement"];function Do(t,e){let{length:n}=t,o=rt(e);if(n>64&&n>(o?Ri():Co()))return;if(o)return $i(
t,Fo(e));if(!!0)return;let r=Fo(e);return r&&Li(t,r)}var Sa=y(()=>U()||v()||z()&&!ue);function zi(t,e){return Sa()?Ui(t,
Ii(e)):Fi(t,e)}var Wo=()=>"",kt=class t{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=e=>e;constructor(e,n,o=void 0){this.
encoding=e,this.unmappable=n,this.#t=o}get name(){return E[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:Po.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>65536)return;let n=Do(e,this.encoding);
if(n)return n;try{let o=rt(this.encoding)&&zi(e,this.encoding);if(o)return o;dn(this.encoding,null),mn(e,0,e.length);let r=_o(
0,e.length,this.#r,!0);return r===-2||!P.finished()?void 0:(this.#n=0,ge(r))}catch(o){throw k(o)}}#s(e,n){let o=new Y;return this.
encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new ct(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===Wo,l=f&&!d?2048:65536,u=f&&this.
encoding===33?new ko(c,o):void 0,h=u?x=>u.add(x):o,g=u?x=>u.addUnchanged(x):o,w=0;try{if(!s){let x=rt(this.encoding)?zi:
Do;for(;w+65536<e.length;w+=65536){let b=x(e.slice(w,w+65536),this.encoding);if(!b)break;o(b)}}for(dn(this.encoding,s);w===
0||w<e.length;w+=l){let x=Math.min(w+l,e.length);mn(e,w,x);let b=x===e.length;for(let _=0,W=!1;!W;){let dt=_o(_,x-w,a,n&&
b);h(ge(dt===-2?P.written():dt));let Nt=i+w+_+P.start();if(_+=P.read(),W=dt!==-2&&P.finished(),dt!==-2||d)continue;let Et=P.
codePoint();if(f){let Gt=Q(),jt=()=>this.locate(Nt),xf=f(Et,jt),wf=this.#c(Gt,xf,g,h,Et,jt);dn(this.encoding,wf),mn(e,w,
x)}else r(Et,Nt)}}}catch(x){throw k(x)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=Q(),this.#n=i+e.length}#c(e,n,o,r,i,s){
if(n===null)throw new ct(i,s(),this.name);if(typeof n!="string")return o(n),e;let c=new t(this.encoding,"fatal");return c.#e=
e,c.encodeOrFail(qr(n),!1,r,f=>{throw new ct(f,s(),this.name)}),c.#e}},ko=class{held;#t;constructor(e,n){this.held=e,this.#t=
n}add(e){let n=m(e);if(n===0)return;e[0]!==27&&this.#t(this.held);let o=e[n-3]===27?n-3:n;this.#t(et(e,0,o)),this.held=et(
e,o,n)}addUnchanged(e){this.#t(this.held),this.held=D,this.#t(e)}},Y=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){
let n=m(e);if(n===0)return;this.#n+=n;let o=this.#e;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);
X(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&o.length+n<=4096){X(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,
length:n,isBlock:!1,next:null},o?o.next=this.#e:this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,
isBlock:i}=n;e(i?et(o,0,r):o)}}concatenate(){let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=Oa(this.#n),o=0;
return this.forEach(r=>{X(n,r,o),o+=m(r)}),n}};function Oa(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(
`This host has no room for ${t} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:e})}}function Ji(t,e,n="\
encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=st(t,e);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(`${e}\
: ${r} has no encoder in the standard; use ${n}.`)}return Xi(o,t,e)}function Xi(t,e,n){if(t===36)throw new RangeError(`${n}\
: '${e}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var yn=class{#t;#e;#n=new Y;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new Y;let n=lt(e)?.bytes.length??0,o=this.#r(T(e,n,Math.min(m(e),n+4096*this.#e)));if(!Ho(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Ei(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
it(d)!==this.#t&&(r.push(T(e,i,n+f*this.#e),this.#i(E[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(m(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Ho(t){let e=0;for(;e<m(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Go=y(()=>tt(Ia)),ne=y(()=>tt(Aa)),Zi=y(()=>tt(Fa));function ts(t,e,n){if(t!==0&&t!==38||n<24||ht(e,n)||t===0&&os(e,n))return;let o=t===0?ne():Zi();return o?.takes?.(e,n)===
!1?void 0:o}function jo(t,e,n,o){if(J.length=0,o&&e>8192||e>256&&(ht(t,e)||os(t,e)))return;let r=ne();if(!r||r.takesQuickly?.(
t,e)===!1)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!gn(t,i,e))))try{let s=r.decodeQuickly(i<e?T(t,
0,i):t,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function es(t,e){let n=ne();if(n?.takesBuffer(t,e))try{return n.
decodeBuffer(t)}catch{return}}function ns(t,e){let n=Zi();if(!(e%2>0||!n?.takes?.(t,e)||ht(t,e)))return n.decode(t,!0)}function os(t,e){
if(e<8192||ba())return!1;let n=0,o=Math.ceil(e/8);for(let r=0;r<e-1;r+=o)t[r]>=192&&(t[r+1]&192)!==128&&n++;return n>1}var ba=y(
v);function Ia(){let{isAscii:t}=vr("node:buffer"),e=new Uint8Array(100).fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?
t:void 0}function Aa(){let t=Ut(),e=t?Go():void 0;if(t&&!e)return;let n=yt("utf-8"),o=Ba(n),r=e&&((b,_)=>ye(b,_)&&e(b)),
i=r??(Kt()?Ma:void 0),s=r?(b,_)=>rs(b,_)||_>256&&r(b,_):i,[c,f]=Kt()?[48,128]:[0,St()?-1:t?2048:8192],a=(b,_)=>_>=c&&_<=
f&&(!e||_<=64||e(b)),d=[239,187,191,97,230,188,162,240,159,146,169],l=[192,128,237,160,128,244,144,128,128,97,240,159,146,
97,230,188],u=Uint8Array.of(...d,...l),h=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,g=Uint8Array.of(97,
127),w=o(u,u.length)===h&&n(u)===h&&n(u.buffer)===h&&o(g,2)==="a\x7F",x=$t;if(!(!w||e&&x.call(g)!=="a\x7F"))return{decode(b,_){
try{if(e)return x.call(b);let W=n(b);return _&&W.includes("\uFFFD")?void 0:W}catch{return}},decodeQuickly:o,takesQuickly:s,
decodeBuffer:n,takesBuffer:a,takes:i,completeLength(b,_){for(let W=1;W<=3&&W<=_;W++){let dt=b[_-W];if(dt<128)break;if(dt>=
192)return(dt>=240?4:dt>=224?3:2)>W?_-W:_}return _}}}function Ba(t){let[e,n]=[Wr,$t];if(Ut())return(r,i)=>i>256?n.call(r):
t(r);if(!e||U()||!(Ot()>=22))return t;let o=St()?rs:()=>!0;return(r,i)=>o(r,i)?e.call(r):t(r)}var rs=(t,e)=>e<=64||e<=256&&
ye(t,e);function Ma(t,e){if(e<64)return!1;if(ye(t,e))return!0;if(e<768)return!1;let n=0,o=Math.ceil(e/16);for(let r=0;r<
e;r+=o){let i=t[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}function Fa(){return G()||
v()||z()?Na():_a()}function _a(){let t=Yt,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},
(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return is(Ut()?512:1/0,(o,r)=>{
let i=t.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function Na(){let t=yt("utf-16le");if(t(Uint8Array.
of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return is(1/0,(e,n)=>{let o=t(e);return n&&o.includes("\uFFFD")?void 0:
o})}var is=(t,e)=>({takes:(n,o)=>o<=t,decode(n,o){try{return e(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-
1]&252)===216?r-2:r}});var Vo=y(()=>v()||z()?8:Kt()?352:18),Ca=y(U);function fs(t,e,n){if(n>64)return ye(e,n)?Ra(t,e,n):void 0;if(n<=ki()||(e[n>>
1]|e[n-1])>=128||!Lo(e,n))return;let o=On();return o?o.call(e,0,n):un(t,e,n)}function Ra(t,e,n){let o=On(),r=rt(t);if(!(n<
512&&(r||!o))&&!(r&&hs(t))&&!ht(e,n))try{return Go()?.(e)??Bo(e,n,128,128)?o?o.call(e):ne()?.decodeQuickly(e,n):void 0}catch{
return}}var Sn=[],oe=[];function as(t,e,n){if(!(n<=Vo()||n>=512&&!hs(t)))return oe[t]===void 0&&(oe[t]=Wa(t)?ls(t):null),
us(oe[t],e,n)}function ds(t,e,n){return n<512?(Ca()?Ko(t,e,n):void 0)??un(t,e,n)??Ko(t,e,n)??ss(t,e,n):Ko(t,e,n)??(Da(t)?
ss(t,e,n):void 0)??un(t,e,n)}var Yo=0,$a=y(()=>qo()?8192:512);function Ko(t,e,n){let o=On();if(!o||t!==21)return;let r=n<
$a();if(r&&Yo>0){Yo-=1;return}if(!La(e,n)){r&&(Yo=15);return}if(!ht(e,n))try{return o.call(e)}catch{return}}var ss=(t,e,n)=>us(
ls(t),e,n),us=(t,e,n)=>t&&(n<=256||!ht(e,n))?Le(t,e):void 0;function Le(t,e){try{return t(e)}catch{return}}function ls(t){
return Sn[t]===void 0&&(Sn[t]=null,Sn[t]=tt(()=>Ha(t))??null),Sn[t]}var On=y(()=>tt(Ua));function Ua(){let t=$t,e=Uint8Array.
from({length:256},(n,o)=>o);return t.call(e)===String.fromCharCode(...e)?t:void 0}function La(t,e){let n=Math.min(e,64);
for(let o=0;o<n;o++)if((t[o]&224)===128)return!1;return n===e||Bo(t,e,128,224)}var Da=t=>t===21?qo():ka(),hs=t=>!On()&&(t===
21?qo():Pa()),ka=y(()=>G()||v()),Pa=y(G),qo=y(()=>G()||U()||!(Ot()>0)),Wa=t=>G()||U()||v()||z()||Ut()||Kt()&&t===21;function Ha(t){
let e=ln(t),n=yt(E[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);
return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var ps;function ms(t,e,n){return ps??=va(),ps(t,e,n)}function va(){let t=ne(),{mixed:e,most:n}=t&&U()?{mixed:0,most:0}:vi();
return(o,r,i)=>{if(r<=e||r<=n&&wn(o,r)){let s=ee(o,r,!0,i);if(s!==void 0)return s}if(t?.takesQuickly?.(o,r)!==!1)try{let s=t?.
decodeQuickly(o,r);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function Tn(t,e,n,o=!1){try{It(t,null);let r=Qt(
e,n,0,o,!0);return r<0?void 0:pn(0,r)}catch(r){throw k(r)}}var zo=y(()=>G()?{any:768,shiftJIS:224,markup:1/0}:z()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:U()?2048:
v()?112:0}),xs=t=>t===34?zo().shiftJIS:zo().any,ws=[];function gs(t,e,n){if(n>zo().markup||n>xs(t)&&!Ya(e,n))return;let o=ws[t];
if(o)return ht(e,n)?void 0:Le(o,e);Ka(t,n)}function Ya(t,e){if((t[1]&t[e>>1])>=128)return!1;let n=0,o=Math.ceil(e/32)|1;
for(let r=0;r<e;r+=o)t[r]<128&&(n+=1);return n>10}var De=[];function Ka(t,e){De[t]===void 0&&(De[t]=tt(()=>qa(t))??null);
let n=De[t];n&&(n.credit+=1+e/1024,!(n.credit<128)&&(n.credit=0,De[t]=null,tt(()=>{let{value:o}=n.sequences.next();o?n.decode(
o)===Tn(t,o,m(o))&&(De[t]=n):Va(t,n.decode)})))}function Va(t,e){ws[t]=e;let n=xs(t);n>0&&(oe[t]=o=>o.byteLength<=n?e(o):
void 0)}var qa=t=>({decode:yt(E[t].name),sequences:Ja(t),credit:0}),za=[[239,187,191],[254,255],[255,254],[132,49,149,51]],
Jo=[10,164,162];function*Ja(t){let[e,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of za)yield Uint8Array.of(...i,
...Jo);for(let i=128;i<=255;i++)yield ie([i,i],e);if(t===32)for(let i=161;i<=254;i++)yield ie([143,143],[i,i],e);if(t===
29||t===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield ie([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ie(
[i,Math.min(i+7,254)],n,r,n);yield ie([227,227],[50,50],o,n),yield ie([129,129],[48,48],e),yield ie([129,129],[48,48],r,
e)}}function ie(...t){let e=t.map(([s,c])=>c-s+1),n=e.reduce((s,c)=>s*c),o=t.length+Jo.length,r=new Uint8Array(n*o+t.length-
1);for(let s=0;s<n;s++){let c=s;for(let f=t.length-1;f>=0;f--)r[s*o+f]=t[f][0]+c%e[f],c=Math.trunc(c/e[f]);r.set(Jo,s*o+
t.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+t.length-1),r}var Se=new Uint8Array(18),Qa=[0,0],Z=class{encoding;fatal;ignoreBOM;#t=null;#e=Qa;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Lt(e);if(!this.#t&&this.#n===0){let i=this.#a(e,r,n);if(i!==void 0)return n||
this.#m(r),i}return this.#c(e,r,n,o)}decodeWhole(e,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?ms(e,n,this.fatal):jo(e,n,!0,this.fatal);if(s!==void 0)return!i||e[0]===239?this.#f(s):s}else{let s=this.#s(
e,n,256)??this.#a(e,n,!0);if(s!==void 0)return s;let c=i&&!Rt(r)?Tn(r,e,n,this.fatal):void 0;if(c!==void 0)return c}return this.#c(
e,n,!0,o)}decodeBuffer(e,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#f(this.#d(es(e,n))):this.#s(e,n,511)}#s(e,n,o){
let r=n<=o&&n>Vo()?oe[this.encoding]:void 0;return r?this.#d(Le(r,e)):void 0}#c(e,n,o,r){if(this.#n>0){let d=this.#h(e,n,
o)??this.#u(e,n,o,r);if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(e,n,o)??this.#p(
e,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,k(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?a:a.toTypeError(r);return f}#a(e,n,o){let{encoding:r}=this;if(J.length=0,n===0)return"";if(r===0){let c=Gi(e,n)?ee(
e,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=jo(e,n,o,this.fatal);return this.#f(f)}if(r===38){let c=n<=36?ji(e,
n):ns(e,n);return this.#f(c)}if(!Rr(r))return;let i=rt(r),s=(i?as(r,e,n):void 0)??(e[0]<128?fs(r,e,n):void 0)??(!i&&o&&n>
18?gs(r,e,n):void 0)??(Hi(e,n,i)?Ro(e,n,o,r):void 0)??(i?ds(r,e,n):void 0);return this.#d(s)}#d(e){return this.fatal&&this.
encoding!==21&&e?.includes("\uFFFD")?void 0:e}#f(e){return!this.#o&&!this.ignoreBOM&&e?.charCodeAt(0)===65279?e.slice(1):
e}#h(e,n,o){let r=this.#n+n;if(n===0||r>18)return;J.length=0,this.#l(e,r);let i=this.encoding===0?ee(Se,r,o,this.fatal):
this.#d(Ro(Se,r,o,this.encoding));return i!==void 0&&!o&&this.#m(n),i}#u(e,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#l(e,a);let d=ee(Se,a,!0,!0);if(d===void 0)return;let l=a-
f;this.#n=0,this.#r+=l,this.#o=!0;try{return Zt(d,this.decode(T(e,l),o,r))}catch(u){throw this.#o=s,u instanceof q||u instanceof
TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),u}}#l(e,n){Se[0]=this.#e[0],Se[1]=this.#e[1];for(let o=this.#n;o<
n;o++)Se[o]=e[o-this.#n]}#m(e){this.#r+=e,this.#o||=this.#n+e>J.length,this.#n=J.length,J.length>0&&(this.#e=[J.bytes[0],
J.bytes[1]])}#x(){let e=Uint8Array.from(this.#e);try{It(this.encoding,null),Qt(e,this.#n,0,this.fatal,!1),this.#t=Q(),this.#n=
0}catch(n){throw k(n)}}#w(e,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=ts(this.encoding,e,n);if(!r)return;
let i=0,s="",c=r.completeLength(e,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(e[i]&
192)===128;)i+=1;if(i===n)return;if(s=this.#p(T(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:T(e,i,c),a=r.decode(f,
this.fatal);if(a===void 0){if(s=Zt(s,this.#p(f,c-i,!0)),this.#i)return s}else s=Zt(s,this.#f(a)),this.#r+=c-i;return this.#o||=
c>0,c===n?s:this.encoding===0&&!o&&gn(e,c,n)?(this.#m(n-c),s):Zt(s,this.#p(T(e,c,n),n-c,o))}#p(e,n,o){It(this.encoding,this.#t);
let r="",i=Bi(n),s=this.#o||this.ignoreBOM||!Rt(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,
n-f),l=f===0&&a?e:T(e,f,f+d),u=Qt(l,d,c,this.fatal,o&&a);if(u<0)return this.#t=Q(),this.#i=new q(this.name,this.#r+f+P.start(),
P.length()),r;if(c+=u,c>0&&(a||!Ai(c))){let h=!s&&Mi()===65279?1:0;i?i.add(hn()+2*h,c-h):r=Zt(r,pn(h,c)),s=!0,c=0}if(a)break}
return this.#o=s,this.#t=o?null:an(),this.#r+=n,i?i.toText():r}},bn=new Z(0,!1,!1);function Xo(t,e,n,o,r,i){return bn.encoding=
n,bn.fatal=o,bn.ignoreBOM=r,bn.decodeWhole(t,e,i)}function Es(t,e){let n=st(t,e);if(n===36)throw new RangeError(`${e}: T\
he encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var In=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new kt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=m(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(e,i,s?r:i+4096),
s?n:I.none,o)}}#o(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=ed(r,e),s[d-i]);let c=new Y,f;try{this.#t.
transcode(e,n===I.result?I.source:n,d=>c.add(d))}catch(d){f=d}let a=td(c.concatenate());try{this.#e.encodeOrFail(a,n===I.
result,o),this.#n=n===I.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function td(t){let e=new Uint16Array(
m(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function ed(t,e){let n=m(
e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=ys(t);for(let c=0;c<n;c++){let f=t.position+c,a=T(e,c,c+1),d=o.copy(),l=0,u=0;
try{o.transcode(a,I.none,x=>{l===0&&(u=x[0]|x[1]<<8),l+=m(x)/2})}catch(x){if(x instanceof q)break;throw x}l>0&&(r[i++]=s);
let h=u===65533&&s<f?Ss(d,a,I.none):void 0,g=h?h.offset+h.length:f;for(let x=1;x<l;x++)r[i++]=g+x-1;let w=f-s===2||f<=2;
l>0&&!h?s=f+1:(h||w)&&(s=ys(o))}return r[i]=s,r}var ys=t=>Ss(t,D,I.source)?.offset??t.position;function Ss(t,e,n){try{t.
copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof q)return o;throw o}}var Oe=t=>t==null?void 0:mt(t);function Te(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function nd(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>st(mt(o),e))}}var Bn={allowUTF8:t=>t===void 0||!!t,candidates:nd,locale:Oe,maxBytes:Te,
tld:Oe},Zo=["text","ASCII","empty","binary","unknown"];function be(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=m(t),f=Math.min(c,i);Si();for(let h=0;h<f;h+=65536){let g=Math.min(h+65536,f);Oi(T(t,h,g),e&&g===c)}let a=Ti(
o,r&&An(r),s&&An(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:Zo[d],isASCII:Zo[d]==="ASCII"||Zo[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(h,g)=>({encoding:E[a[3+2*g]].name,score:a[4+2*g]}))}}function An(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function tr(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=at(t,n),r=pt(e,Bn,n),i=be(qt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:E[i.encoding].name}}var id=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],sd=[33,36,37,
38],Ie=(t,e)=>{let n=Oe(t);return n===void 0?-1:st(n,e)},Os=(t,e,n)=>Math.min(Te(t,e,n)??1024,1048576),Ts=t=>it(Oe(t)??"")??
-1;function cd(t,e,n){if(t)return pt(t===!0?void 0:t,Bn,`${e}, option '${n}'`)}var fd={defaultEncoding:Ie,detect:cd,likelyEncoding:Ie,
locale:Oe,maxPrescanBytes:Os,parentEncoding:Ie,transportLayerEncodingLabel:Ts,userOverride:Ie};function ad(t,e){let n=pt(
t,fd,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,
parentEncoding:f,likelyEncoding:a}=n,d=Math.min(m(s),r),l=Ao(s,d,c,i,f,a);return l===-1?void 0:ke(l)},options:n.detect&&
{...n.detect,locale:n.detect.locale??o},decide:s=>bs(s)??dd(o,n.defaultEncoding)}}function bs(t){if(!(t?.encoding===void 0||
t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function dd(t,e){return ke(
yi(An(t),e===-1?21:e))}var ud={defaultEncoding:Ie,maxPrescanBytes:Os,transportLayerEncodingLabel:Ts};function ld(t,e){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=pt(t,ud,e),i=s=>{let c=Math.min(m(s),o),f=ke(gi(s,c,r));
return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.max(3,o),declared:i,decide:()=>i(D)}}function hd(t,e){
let n={...Bn,defaultEncoding:Ie},{defaultEncoding:o,...r}=pt(t,n,e);return{prescanned:3,declared(i){let s=lt(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return bs(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var pd={detect:hd,html:ad,xml:ld},er=["detect","ht\
ml","xml"],md={prefixBytes:Te,sniff:mo(er)};function se(t,e){let{prefixBytes:n,sniff:o}=pt(t,md,e),r=pd[o](t,e),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.
maxBytes??1/0,passesASCII:y(()=>{let c=s.candidates&&be(D,!0,s);return!sd.includes(i(c).encoding)}),options:s},decide:i,
sniff:c=>xd(r,c),takesWhole:n===void 0}}function xd({prescanned:t,declared:e,options:n,decide:o},r){return e(ft(r,t))??o(
n&&be(r,!0,n))}function Is(t){let e=ft(t,1024),n=Ao(e,m(e),-1,-1,-1,-1);return n===-1||ke(n).source==="BOM"?void 0:ke(n)}
function ke(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:id[t>>8&255],score:null}}var _s="(B",Ns="(J",Cs=[_s,Ns,"(I","$@","$B"],Mn=class{#t=!0;#e=!0;read(e,n){let o=m(e),r=this.#t?Sd(e):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=Od(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Fs(e,i);if(s=Cs.includes(a),!s&&!n&&bd(a))break;
this.#e=s}else s=f>=128||i<r&&Td(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(e,n){let o=m(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=Fs(
e,r);this.#e&&=i===_s||i===Ns}return o}};function Sd(t){let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(t))return 1/0;
if(e&&=Ms(t[o],t[o+1]),n&&=Ms(t[o+1],t[o]),!e&&!n)return o+2}return 32}function Od(t,e){let n=m(t),{start:o,words:r}=nn(
t,e),i=Bs(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return Bs(t,o+4*s,n)}function Bs(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var Ms=(t,e)=>t===
48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||t===33&&e===34,Td=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Fs(t,e){let n="";for(let o=e+1;o<Math.min(e+3,m(t));o++)n+=String.fromCharCode(
t[o]);return n}var bd=t=>t.length<2&&Cs.some(e=>e.startsWith(t));var Wt=class{decision=null;sample=D;detected;#t;#e=!0;#n=!1;#o=new Mn;#r=new Y;#i;#s=0;#c=D;#a=D;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new Y;if(this.#e&&n&&this.#t.takesWhole)return this.#l(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+m(e)<this.#i&&!n)return this.#h(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new Y;
let i=ft(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#d(r,n,o)}#d(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#l(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(ft(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=m(s),h=c-d;if(l===
-1)return n||f?this.#l(i(this.#f(ft(s,h),a)),o,s):this.#h(s,u+1,o);let g=$s(ft(s,h),l-d,r.windowBytes),w=Math.min(g+r.windowBytes,
h);if(u<w&&!n)return this.#h(s,w,o);let x=ft(s,w),b=this.#f(x,u<w);if(w<=g||w===h||!r.passesASCII()||!Bd(b,x))return this.#l(
i(b),o,s);s=this.#u(s,this.#o.skip(x,l-d),o)}}#f(e,n){this.sample=Vt(Vt(this.#c,this.#a),e);let o=this.#t.detection.options;
return this.detected=be(this.sample,n,{...o,maxBytes:void 0}),this.detected}#h(e,n,o){let r=m(e);return r>0&&this.#r.add(
et(e,0,r)),this.#i=n,{passed:o,rest:null}}#u(e,n,o){let r=ft(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-m(this.#c));
return i>0&&(this.#c=Vt(this.#c,ft(r,i))),this.#a=Rs(Vt(this.#a,Rs(T(r,i)))),T(e,n)}#l(e,n,o){return this.decision=e,{passed:n,
rest:o}}},Rs=t=>T(t,Math.max(0,m(t)-64));function $s(t,e,n){let o=Math.min(m(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;
return e}function Bd(t,e){return t.isASCII||t.encoding===void 0&&!(e[$s(e,0,1/0)]>=128)}function Us(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function Ls(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var Ds="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ks=`!
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
?`;var Fd=y(()=>{let t=ks.split(`
`),e=0;return new Map(Ds.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
Ps=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function _n(t){let e=new kt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof ct)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Ws(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Ws(t,e,n){if(Ps(t))return"";if(n===0)return null;let o=_d(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:Ws(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function _d(t){
let e=[...Fd().get(t)??[],...Nd(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Nd(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,h)=>c(
h)),a=o.filter((u,h)=>!c(h)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===e&&r.push(l),a.every(
Ps)&&i.push(d)}return[...r,...i]}var Hs=["fatal","html","replacement","ignore","translit"];function vs(t,e,n){return typeof t=="function"?(o,r)=>Cd(t(o,r()),n):t==="ignore"?Wo:t==="translit"?_n(e):void 0}function Cd(t,e){
if(typeof t=="string")return t;if(t==null)return null;let o=qt(at(t,e,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return et(o,0,m(o))}function ce(t,e,n,o){return typeof t=="number"?Gs(t,e,n,o):new We(t,Gs(0,e,n,o))}function Gs(t,e,n,o){let{unmappable:r,losses:i}=n,
s=vs(r,e,o);if(!s||Rt(e))return new Nn(t,e,n);let c=or(t,n);return new In(c,e,r,i?.counting(s)??s)}function or(t,e){return new Nn(
t,38,{...e,bom:!1,unmappable:"fatal"})}var Nn=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(bo(e,this.to,this.#n.ignoreBOM,
this.#t),wi(e,n),this.#t=Q())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ge,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Xe(this.to)??[]));
let d=Math.max(0,Po.indexOf(c)),l=m(e);try{bo(this.from,this.to,i,this.#t);for(let u=0;;){let h=l-u<=65536,g=h&&u===0?e:
T(e,u,h?l:u+65536),w=_i(g,r,d,h?n:I.none);a?.addBlock(this.#e+u);let x=w<0?P.written():w;if(x>0&&o(f(x)),w<0&&this.#o(w,
u),u+=P.read(),h&&P.finished())break}}catch(u){throw k(u)}this.#t=n===I.result?null:Q(),this.#e=n===I.none?this.#e+l:0}#o(e,n){
let o=this.#e+n+P.start();throw this.#t=Q(),this.#e=0,e===-1?new q(E[this.from].name,o,P.length()):new ct(P.codePoint(),
o,E[this.to].name)}},We=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===I.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new Wt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==I.none);
i.length>0&&(this.#r.transcode(i.concatenate(),I.none,r),this.#o=!0),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(
e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var Oc=require("node:buffer"),F=require("node:fs"),je=require("node:path");var Ae={failure:1,usage:2};var rr=require("node:buffer");function He(t){if((0,rr.isUtf8)(t))return js(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,rr.isUtf8)(r));e+=o?js(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var js=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function O(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function C(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var R=require("node:fs");var Ks=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var qs=require("node:util");var zs={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Cn={...zs,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Js="it is a symbolic link to a file that does not exist; check where it points",Xs="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Rn={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},fe={...zs,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function wt(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,qs.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function gt(t,e){
return ve(t,e instanceof Error?e.message:String(e)),Ae.failure}function ve(t,e){Be(`encoding-wasm: ${t}: ${e}
`)}var Vs=!1;function Be(t){Vs||process.stderr.on("error",()=>{}),Vs=!0,process.stderr.write(t)}var Mt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var Qs;async function sr(t,e){let n=async i=>{try{return await i()}catch(s){throw wt(s,nc(t))}},{next:o,close:r}=await n(
()=>t==="-"?Rd(e):$d(O(t),e));return{next:()=>n(o),close:r}}async function*Un(t){let e=await sr(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function Rd(t){let e=(0,R.fstatSync)(0,{bigint:!0});return sc(
e,t),e.isFile()?oc(0,e,()=>{}):Ud()}function $d(t,e){let n=tc(t,e);if(!n.isFile())return Ld(t);let o=(0,R.openSync)(t,"r");
return oc(o,n,()=>(0,R.closeSync)(o))}function tc(t,e){let n=(0,R.statSync)(t,{bigint:!0});return n.isDirectory()&&(0,R.opendirSync)(
t).closeSync(),sc(n,e),n}function ec(t){try{tc(O(t)),(0,R.accessSync)(O(t),R.constants.R_OK)}catch(e){throw wt(e,nc(t))}}
var nc=t=>({...Cn,get ENOENT(){return(0,R.lstatSync)(O(t),{throwIfNoEntry:!1})?.isSymbolicLink()?Js:Ks(t)?Xs:Cn.ENOENT}});
function oc(t,{size:e},n){Qs??=new Uint8Array(262144);let o=Qs,r=0;return{async next(){let i=(0,R.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,R.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function Ud(){let t=rc(0,()=>{}),e=process.platform===
"win32"?Zs():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Zs()}return e.
next()},close:()=>e?.close()}}function Zs(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Ld(t){let e=await ic(n=>(0,R.open)(t,n));return rc(
e,()=>(0,R.closeSync)(e))}function rc(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await ic(i=>(0,R.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var ic=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function sc(t,e){
if(t.isDirectory())throw new Error(Cn.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var fc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],cr=new Set,fr=!1,cc=Date.now();function Me(t){if(cr.add(t),!fr)for(let e of fc)
process.on(e,ac);return fr=!0,()=>cr.delete(t)}function ac(t){for(let e of[...cr].reverse())e();for(let e of fc)process.
off(e,ac);process.kill(process.pid,t)}function Ln(){if(!(!fr||Date.now()-cc<50))return new Promise(t=>{setImmediate(()=>{
cc=Date.now(),t()})})}var S=require("node:fs"),ot=require("node:path");function dr(t,e=438){if(t===void 0)return kd();let{target:n,present:o,descriptor:r}=ur(t);return r!==void 0?Gd(r):o?.isFIFO()?
Hd(O(t)):o&&!o.isFile()?Dn((0,S.createWriteStream)(O(t)),!0):jd(n,o,e)}function ur(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,S.lstatSync)(O(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,S.statSync)(O(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(ot.sep))throw new Error(fe.EISDIR);if(!o?.isFile())
return{target:n?ar(t):t,present:o};let r=mc(t);return r===void 0&&(0,S.accessSync)(O(t),S.constants.W_OK),{target:n?ar(t):
t,present:o,descriptor:r}}var dc;function kd(){return dc??=Pd(),dc}function Pd(){let t=(0,S.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?Dn(process.stdout,!1):Wd(e)}function Wd(t){let e,n=()=>{e??=Dn(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,S.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function Dn(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function Hd(t){let e=(0,S.createWriteStream)(t),{discard:n,...o}=Dn(e,!0);return{...o,file:(0,S.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&vd(t,e)}}}function vd(t,e){try{let n=(0,S.openSync)(t,S.constants.O_RDONLY|S.constants.
O_NONBLOCK);e.once("close",()=>(0,S.closeSync)(n))}catch{}}function ar(t){let e=pc(t);return e===void 0?t:ar(e)}function pc(t){
if(!(0,S.lstatSync)(O(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=He((0,S.readlinkSync)(O(t),"buffer"));return(0,ot.isAbsolute)(
e)?e:`${He(S.realpathSync.native(O((0,ot.dirname)(t)),"buffer"))}${ot.sep}${e}`}function mc(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,ot.resolve)(t))??[];if(e!==void 0)return Number(e);let n=pc(t);return n===void 0?void 0:mc(n)}function Gd(t){return{
file:(0,S.fstatSync)(t,{bigint:!0}),write:e=>xc(t,e),wait(){},finish(){},discard(){}}}function xc(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,S.writeSync)(t,n))}var uc=0;function lr(t){uc+=1;let e=[process.pid,uc,Math.random().toString(36).slice(
2)].join("-");return(0,ot.join)((0,ot.dirname)(t),`.encoding-wasm-${e}.tmp`)}function jd(t,e,n){let o=O(lr(t)),r=(0,S.openSync)(
o,"wx",e?384:n),i=!0,s=()=>{i&&(i=!1,(0,S.closeSync)(r))};return{write:c=>xc(r,c),wait(){},finish(){if(s(),Yd(t,e))throw new Error(
"it was changed meanwhile, which would be lost; convert again");e&&hr(o,e),(0,S.renameSync)(o,O(t))},discard(){try{s()}finally{
(0,S.rmSync)(o,{force:!0})}}}}function Yd(t,e){let n=(0,S.statSync)(O(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.
size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var lc=2048,Kd=1024,Vd=56,hr=(t,e)=>(0,S.chmodSync)(t,qd(t,e));function qd(t,{uid:e,
gid:n,mode:o}){for(let r of[e,-1])try{return(0,S.chownSync)(t,r,n),r===e?o:o&~lc}catch{}return o&~(lc|Kd|Vd)}async function kn(t){
try{let e=dr();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Ge(void 0,e)}}function Ge(t,e){let{code:n=""}=e;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard output":C(t);return gt(`cannot write ${o}`,wt(
e,fe))}var Wn=require("node:fs"),N=require("node:path");function Ec(t,{suffix:e,directory:n}){let o=new Map(t.filter(Qd).map(c=>[c,Pn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,gc(c)])r.set(a,c);let i=Xd(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:(0,N.join)(n,i(c)),a={file:c,output:f,
...e&&{backup:`${c}${e}`}},d=o.get(c),l=e&&c.endsWith(e)?r.get(gc(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,
problem:new Error(zd(l))}];if(d===void 0)return[a];let u=n===void 0?d:Pn(f),h=s.get(u);if(h===d)return[];if(h===void 0&&
s.set(u,d),n===void 0)return[a];let g=h===void 0?Jd(r,u,d):pr(f);return[{...a,...g&&{problem:new Error(g)}}]})}var zd=t=>`\
it is the old version of ${C(t)}, which an earlier run kept; use another suffix, or leave it out`,pr=t=>`another file al\
ready goes to ${C(t)}; convert this one to another directory`;function Jd(t,e,n){if(e===n)return"it would replace itself\
; name another directory, or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${C(o)}, which will \
be converted as well; name another directory`}function Xd(t){let e=s=>(0,N.isAbsolute)(s)||s.split(N.sep)[0]==="..",n=s=>(0,N.isAbsolute)(
s)||e((0,N.relative)(".",s)),o=t.filter(n).map(s=>(0,N.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(N.sep)?s:s+N.sep)),
i=o.length>0?(0,N.dirname)(o[0]):".";for(;!r(i)&&(0,N.dirname)(i)!==i;)i=(0,N.dirname)(i);return s=>{let c=(0,N.relative)(
n(s)?i:".",s);return c===""||e(c)?(0,N.basename)(s):c}}function Qd(t){try{return(0,Wn.lstatSync)(O(t),{throwIfNoEntry:!1})!==
void 0}catch{return!1}}function Pn(t){try{return He(Wn.realpathSync.native(O(t),"buffer"))}catch{let e=(0,N.dirname)(t);
return e===t?(0,N.resolve)(t):(0,N.join)(Pn(e),(0,N.basename)(t))}}var wc=new Map;function gc(t){let e=(0,N.dirname)(t),
n=wc.get(e)??Pn(e);return wc.set(e,n),(0,N.join)(n,(0,N.basename)(t))}async function Tc(t,e,n){let o=[],r=0,i=0,s=0,c=async(u,h)=>{s=await kn(`${C(u)}: ${h}
`)||s},f=(u=[])=>{if(t.quiet)return;let h=e.dryRun?"would be converted":"converted",g=i>0?`, ${i} left alone`:"",w=o.length>
0?`, ${o.length} failed: ${o.map(C).join(", ")}`:"",x=u.length>1?" and those after it":"",b=u.length>0?`, ${u.length} no\
t reached: ${C(u[0])}${x}`:"";Be(`encoding-wasm: ${b&&"interrupted: "}${Mt(r,"file")} ${h}${g}${w}${b}
`)},a=Ec(t.files,e),d=0,l=Me(()=>f(a.slice(d).map(({file:u})=>u)));for(let u of a){let{file:h,problem:g}=u;try{if(g)throw g;
e.skipUTF8&&await du(h)?(i+=1,e.dryRun&&await c(h,"would be left alone: it is UTF-8")):await Zd(u,t,e.dryRun,{run:n,say:c})?
r+=1:o.push(h)}catch(w){gt(C(h),w),o.push(h)}d+=1}return l(),f(),o.length>0?Ae.failure:s}async function Zd({file:t,output:e,
backup:n},o,r,{run:i,say:s}){e===t&&eu(t),ec(t);try{ru(e)}catch(a){return Ge(e,a),!1}n!==void 0&&Ic(n,()=>iu(n));let c=E[o.
to].name;if(r){let a="";if(await i({files:[t],output:e,isDry:!0,onDecision:h=>{a=E[h].name}})!==0)return!1;let l=e===t?"":
`, to ${C(e)}`,u=n===void 0?"":`, and kept as ${C(n)}`;return await s(t,`would be converted from ${a} to ${c}${l}${u}`),
!0}if(e!==t){let a=(0,F.statSync)(O(t)).mode&tu;return ou(e,()=>i({files:[t],output:e,mode:a}))}let f=()=>i({files:[t],output:e});
return n===void 0?await f()===0:su(t,n,f)}var tu=511;function eu(t){let e=nu(t);if(e&&!e.isFile()&&!e.isDirectory())throw new Error(
"it is not a regular file, so it cannot be replaced; write the result to a file with -o")}function nu(t){try{return(0,F.statSync)(
O(t))}catch{return}}var yc=new Set;async function ou(t,e){try{au((0,je.dirname)(t))}catch(r){throw wt(r,fe)}let n=Hn(t);
if(n!==void 0&&yc.has(n))throw new Error(pr(t));if(await e()!==0)return!1;let o=Hn(t);return o!==void 0&&yc.add(o),!0}function Hn(t){
let e=(0,F.statSync)(O(t),{bigint:!0,throwIfNoEntry:!1});return e?.isFile()?`${e.dev} ${e.ino}`:void 0}function ru(t){let{
target:e,present:n}=ur(t);(!n||n.isFile())&&mr((0,je.dirname)(e))}function mr(t){let e=(0,F.statSync)(O(t),{throwIfNoEntry:!1});
if(!e)return mr((0,je.dirname)(t));if(!e.isDirectory())throw new Error(fe.EEXIST);(0,F.accessSync)(O(t),F.constants.W_OK|
F.constants.X_OK)}function iu(t){if((0,F.lstatSync)(O(t),{throwIfNoEntry:!1}))throw new Error(bc(t));mr((0,je.dirname)(t))}
var bc=t=>`its backup ${C(t)} already exists; use another suffix, or move that file away`;function Ic(t,e){try{e()}catch(n){
let o=wt(n,fe);throw o===n?n:new Error(`its backup ${C(t)} can't be made: ${o.message}`)}}async function su(t,e,n){let o=Hn(
t);Ic(e,()=>cu(t,e));let r=()=>{Hn(t)===o&&(0,F.rmSync)(O(e),{force:!0})},i=Me(r),s=!1;try{s=await n()===0}finally{i(),s||
r()}return s}function cu(t,e){try{(0,F.linkSync)(F.realpathSync.native(O(t),"buffer"),O(e))}catch(n){if(n.code==="EEXIST")
throw new Error(bc(e));fu(t,e)}}function fu(t,e){let n=O(lr(e));try{(0,F.copyFileSync)(O(t),n,F.constants.COPYFILE_EXCL);
let o=(0,F.statSync)(O(t));hr(n,o),(0,F.utimesSync)(n,o.atimeMs/1e3,o.mtimeMs/1e3),(0,F.renameSync)(n,O(e))}finally{(0,F.rmSync)(
n,{force:!0})}}var Sc=new Set;function au(t){Sc.has(t)||(0,F.mkdirSync)(O(t),{recursive:!0}),Sc.add(t)}async function du(t){
let e=new Z(0,!0,!0),n=!0,o=!1;try{for await(let r of Un(t))await Ln(),e.decode(r,!1),n&&=(0,Oc.isAscii)(r),o||=r.includes(
27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof q)return!1;throw r}}var vn=class{#t;#e=new Y;constructor(e=se({},"Examination")){this.#t=new Wt(e)}add(e,n){let o=Math.min(m(e),1024-this.#e.
length);o>0&&this.#e.add(et(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Ho(e)?Is(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Bc(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Bc(n.encoding,o)||n.score>=.9)&&Ac(e.encoding,
o)!==Ac(n.encoding,o)?i:void 0}},Ac=(t,e)=>new Z(t,!1,!0).decode(e,!1);function Bc(t,e){let n=0,o=null;for(let r=0;r<m(e);r+=
65536){let i=T(e,r,Math.min(r+65536,m(e)));It(t,o),bi(i,!1),n+=At.malformed(),o=Q()}return n}async function Mc({files:t,sniffing:e,json:n,quiet:o}){let r=se(e,"--detect"),i=se({...e,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of t)try{let a=new vn(i),d=e.sniff==="detect"?a:new Wt(r),{encoding:l,...u}=await hu(f,d,a),h=a.doubt&&pu(
a.doubt),g=a.detected?.kind??(u.source==="default"?"empty":"text");c.push({file:f,encoding:E[l].name,...u,kind:g,doubt:h??
null}),h&&!o&&ve(C(f),mu(h))}catch(a){s=gt(C(f),a)}return await kn(n?`${JSON.stringify(c,null,2)}
`:xu(c))||s}async function hu(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Un(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),e.decision}function pu({
declared:t,detected:e,...n}){let o=e===void 0?null:E[e].name;return{declared:E[t].name,detected:o,...n}}function mu({declared:t,
detected:e,score:n,malformed:o}){let r=`has ${Mt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===
null?`it declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function xu(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,C(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var _c={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Fe=class{#t={..._c};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+At.firstMalformed()),n.malformed+=At.malformed(),this.#e+=At.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+At.firstUnmappable(),n.codePoint=At.codePoint()),n.unmappable+=At.unmappable()}counting(e){return(n,o)=>{let r=this.#t,
i=e(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={..._c},this.#e=
0,e}};var wu={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Ye=class{#t;#e;#n;constructor(e,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new Fe}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=or(e,{...c,
ignoreBOM:o}),this.#e=ce(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(
e,n)}transcode(e,n,o){let r=gu(e,wu[E[this.#t.from].name]),i=r.pop()??e;for(let s of r)this.#o(s,I.none,o);this.#o(i,n,o)}#o(e,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=Eu(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,I.none,o)}n===I.result&&this.#e.transcode(new Uint8Array,n,o)}};
function gu(t,e){if(!e)return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(t.subarray(i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Eu(t,e){if(e===0)return t;
let n=new Uint8Array(t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=
t[i],n[o++]=t[i+1]}return n.subarray(0,o)}var Nc=require("node:fs"),Cc=require("node:path");function Rc(){let t=(0,Cc.join)(__dirname,"encoding.wasm");try{return ni((0,Nc.readFileSync)(t)),!0}catch(e){let{message:n}=wt(
e,{});return gt(`its part ${C(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Jc=require("node:buffer");var Gn=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&m(this.#n)===0?e:Vt(this.#n,e);if(!n&&Lr(r))return this.#n=
r,"";let i=lt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new Z(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function jn(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=at(t,o),i=st(mt(e),o);zt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=he(r);return lt(f)?new Gn(i,s,c).decode(f,!0,o):Xo(f,Lt(f),i,s,!0,o)}function xr(t){return yu(he(at(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}var yu=t=>Xo(t,Lt(t),0,!1,!0);var Ou=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Sr=t=>Ou.test(t),Tu=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,bu=y(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(t=>new RegExp(`[${t}]`,"u")));function Iu(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=bu();if(n.test(
t))return 4;if(!o.test(t))return e<128?1:Sr(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var wr;function Yn(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(jn(Uint8Array.from(r),t))}var gr;function Ke(t){gr??=new Uint16Array(65536),wr??=[Yn("shift_jis",
136,151,64),Yn("gbk",176,215),Yn("big5",164,198,64),Yn("euc-kr",176,200)];let e=wr.map(()=>0),n=0,o=1;for(let r of t){let i=Number(
r.codePointAt(0)),s=gr[i]||Iu(r,i);gr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of wr.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Tu.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var _e="Failed to execute 'decode' on 'TextDecoder'",Or=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Au(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&Ls(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=D,n=void 0){let o=this.#t;if(n===void 0&&!this.#e){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return o.decodeWhole(e,Lt(e),_e);if(e instanceof ArrayBuffer){let c=po(
e);if(c)return o.decodeBuffer(e,c)??o.decodeWhole(new Uint8Array(e),c,_e)}}let r=at(e,_e);zt(n,_e);let i=!!n?.stream,s=he(
r);if(!this.#e){if(!i)return o.decodeWhole(s,Lt(s),_e);o.reset()}return this.#e=i,o.decode(s,!i,_e)}},Lc=Us(Or,"TextDeco\
der");function Au(t,e,n){let o=mt(t);zt(e,n);let r=!!e?.fatal,i=!!e?.ignoreBOM;return new Z(Es(o,n),r,i)}var Gc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),jc=/^(?:GBK|Shift_JIS|Big5|EUC)/,Yc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Ku=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Ne="UTF-8",Vu=(t,e,n)=>Math.min(Te(t,e,n,"steps")??2,3);function Kc(t,e=void 0){
let n="Failed to execute 'repairMojibake'",o=zr(t,n),{maxSteps:r}=pt(e,{maxSteps:Vu},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return qu(c,r).map(({steps:f,gain:a})=>({text:vc(o,f,qc)??o.replace(/[^\r\n]+/g,
d=>vc(d,f,br)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function qu(t,e){
let n=Hc(t);if(n>25)return[];let o=Ke(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<e;f++){i=i.
flatMap(a=>Ju(a,o)).sort(Tr);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[
...r.values()].filter(f=>zu(t,f.text)).sort(Tr).slice(0,5);for(let f of s)f.gain+=.6*Hc(f.text);s.sort(Tr);let c=7+Math.
min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var zu=(t,e)=>[...t].some(n=>!Sr(n)&&!e.includes(
n)),Wc=t=>t.match(/[^\0-\x7F]/g)?.length??0;function Vc(t,e){let n=qn(t,e);if(n)return{part:t,bytes:n};let o=t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>qn(s,e)).join(""):"",i=.7*Wc(t)<Wc(r)?qn(r,e):void 0;return i&&{part:r,bytes:i}}var Tr=(t,e)=>e.
gain-t.gain;function Ju({text:t,steps:e,bits:n,left:o},r){let i=[];for(let[s,c]of Gc.entries()){let f=jc.test(c)&&!Yc.test(
t)?void 0:Vc(t,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===t?o:o+Ke(t)-Ke(a),h=a.includes(Ft)||zc(d)?.includes(Ft)?Xu:
tr(d).candidates;for(let{encoding:g,score:w}of h){if(w<.003)break;if(e.length>0&&g!==Ne&&e[0].really!==Ne)continue;let x=br(
d,g,a,!0);if(x===void 0||x===a)continue;let b=n+2.4*Math.log2(w)-s*.25-(g===Ne?-2:1)-(e.length>0?4:0),_=r-l-Ke(x)+b;i.push(
{text:x,steps:[...e,{really:g,readAs:c}],bits:b,left:l,gain:_})}}return i}function Hc(t){if(t.includes(Ft))return 0;let e=Yc.
test(t),n=-1/0;for(let o of Gc){let i=Ku.test(o)&&jc.test(o)===e?Vc(t,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of tr(c).candidates)d===o||br(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}function vc(t,e,n){let o=t;for(let{really:r,readAs:i}of e){
let s=qn(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var Ve="\x7F",Ft="\uFFFD",Xu=[{encoding:Ne,score:.9}];function qn(t,e){
if(t.includes(Ft)&&t.includes(Ve))return;let n=t.replaceAll(Ft,Ve).replace(/[\x80-\x9F]/g,o=>jn(Uint8Array.of(o.charCodeAt(
0)),e));try{return new kt(Ji(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function qc(t,e,n,o=!1){if(n.includes(
Ft))return e===Ne?Qu(t):void 0;try{return new Lc(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:o})}catch{return}}function br(t,e,n,o){
let r=qc(t,e,n,o);return r===void 0&&e===Ne&&!n.includes(Ft)?zc(t):r}function zc(t){let e=xr(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>e.match(r)?.length??0);return 4*n<=o?e:void 0}function Qu(t){let e=xr(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Ve),
[n,o]=[e.split(Ve),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Ft)&&n.length<=o.length+1?e.replaceAll(Ve,Ft):void 0}var zn=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=ce(e,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=ce(0,n,{fatal:!1,ignoreBOM:!0,
bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(e,n,o){if(this.#t.transcode(e,n,s=>this.#n.
push(s)),n===I.none)return;let r=Buffer.concat(this.#n);this.#n=[];let[i]=Kc(Zu(r));n===I.source&&(this.path=i?.path??[]),
this.#e.transcode(i?Buffer.from(i.text):r,n===I.result?n:I.none,o)}};function Zu(t){try{return new Z(0,!1,!0).decode(t,!0)}catch(e){
if(!(e instanceof RangeError))throw e;let n=Math.floor(Jc.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var Xn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Zc(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s}){let c=[],{malformed:f,firstMalformed:a,firstUnmappable:d,
codePoint:l}=t,u=Mt(f,"invalid byte sequence"),h=nl(n,o),g=`${Qc(f)}at offset ${a}`,w=`${tf(f)} left out`;f>0&&i?c.push(
`${u} ${w}, ${g}`):f>0&&h!==void 0&&c.push(`${u} ${h===""?w:`became ${h}`}, ${g}; the file is damaged, or not in ${E[e].
name}: check --from, or use --fatal to stop at such bytes`);let x=tl(t.unmappable,o,r);if(t.unmappable>0&&x){let b=s||Number.
isNaN(d)?"":` at offset ${d}`,_=i?"":"; use --unmappable html in HTML, or --to utf-8",W=`${Qc(t.unmappable)}${Ir(l)}${b}`;
c.push(`${el(t.unmappable,n)} ${x}, ${W}${_}`)}return c}function tl(t,e,n){let o=`${tf(t)} left out`,r=`became ${t===1?"\
its":"their"} best fit`;return typeof e=="function"?`${r}, or ${n===""?o:n}`:{replacement:"became ?",translit:r,ignore:o,
fatal:void 0,html:void 0}[e]}var tf=t=>t===1?"was":"were",Qc=t=>t===1?"":"the first ",el=(t,e)=>`${Mt(t,"character")} th\
at ${E[e].name} can't represent`;function Ir(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?
`${e} (${Qe(t)})`:Qe(t)}function nl(t,e){if(Xe(t)||t===it("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?"":
e==="html"?"&#65533;":"?"}var of=require("node:fs");var cl="\x1B[?25l",fl="\x1B[?25h",nf="\r\x1B[K";function rf(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=ll(r,d,(l-f)/1e3);Be(`${i?"":cl}${nf}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:dl(t),canShow:al(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Be(`${nf}${fl}`),i=!1}}}var al=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function dl(t){let e=0;for(let n of t){let o=n==="-"?void 0:ul(n);if(!o?.isFile())return;e+=o.size}return e}function ul(t){
try{return(0,of.statSync)(O(t))}catch{return}}function ll(t,e,n){let o=`${Qn(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Qn(
t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=
60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Qn(t)} of ${Qn(e)} MB | ${o} | ${c}${s%60} s lef\
t`}var Qn=t=>(t/1e6).toFixed(1);var Zn=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=pl(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{It(this.#t,
this.#e),n=Qt(e,e.length,0,!1,!1),this.#e=an()}catch(o){throw k(o)}for(let o of new Uint16Array(p.memory.buffer,hn(),n))
(o&64512)!==56320&&(this.column+=1)}};function pl(t){let{start:e,words:n}=nn(t,0),o=e+4*n.length,r=cf(t,0,Math.min(e,t.length))+
cf(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function cf(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var vt=class extends Error{};async function Fr(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=rf(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Me(i))}),c=0;try{n||(r=Me(i)),o=t.isDry?wl:dr(t.output,t.mode);let f=new Br(t,
e,o,s);for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=Ge(t.output,f instanceof vt?f.cause:f)||c}return r(),c}var wl={write(){},wait(){},finish(){},discard(){}},Br=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Mr(e,n,i=>{try{o.write(i)}catch(s){throw new vt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof vt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),gt(C(e),n)}}async end(){this.#o.convert(new Uint8Array,I.result),await this.#e.finish()}async#r(e){let n=await sr(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,I.none),await this.#i(),this.#n.add(r.
length),await Ln()}finally{await n.close()}this.#o.convert(new Uint8Array,I.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new vt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),ve(C(e),n)}},Mr=class{#t;#e;#n;#o;#r=new Fe;#i;#s;#c=!1;#a=[];#d=!1;#f;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&Rt(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let l=c==="fatal"||c==="tran\
slit";this.#f=l&&!Rt(r)?new Zn(r):void 0,this.#s=f&&new Xn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;this.#d=!0,n!==I.result&&!this.#c&&(this.#i=this.#e.newFixer?.(),this.#a=[]),this.#a.push(...e.subarray(0,3-this.#a.
length));let r=[];try{this.#o.transcode(e,n,s=>{this.#f?.advance(s),this.#e.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof
vt)throw s;o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===I.none,
this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#f?.settle();let i=o&&El(this.#h(o),this.#t,
this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#h(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof
ct&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=E[this.encoding];return new Error(`the \
bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c\
 to leave such bytes out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,
I.source)}catch(e){if(e instanceof vt)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,
i=this.#r.take();if(!r||!this.#d)return[];this.#d=!1;let s=n?[]:Zc(i,r.encoding,this.#t),{path:c=[]}=this.#o;if(c.length>
0&&!n&&s.unshift(`repaired: it was ${c.join(", and then ")}`),typeof e=="object")return(o||!n&&af(r))&&s.unshift(gl(r)),
s;let f=lt(Uint8Array.from(this.#a));if(f&&f.encoding!==e&&!n){let{name:a}=E[f.encoding];s.unshift(`it begins with the b\
yte order mark of ${a}; check --from, or use --from auto`)}return s}},af=({score:t,kind:e})=>(e&&Rn[e])??(t!==null&&t<.9?
"this is uncertain":void 0);function gl(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=af(
t),s=i?`; ${i}: check the result, or name the encoding with --from`:"";return`decoded as ${E[e].name} (${r})${s}`}function El(t,{
isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof q){let i=t.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${Mt(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof ct&&r){let{line:i,column:s}=r,c=e?"":` (offs\
et ${t.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.
encoding} can't represent ${Ir(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var yl={binary:"leave it out, or name its encoding with --from",unknown:"name it with --from"};function df(t,e){let{decide:n,
...o}=se(t,"--from auto");return{...o,takesWhole:!1,decide(r){let i=r&&Rn[r.kind];if(i&&e)throw new Error(`${i}; ${yl[r.
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Ol=y(()=>new Map(Sl.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function uf(t){return it(t)??Ol().get(Je(t))??co(t)}var Ce=class extends Error{};var lf=["bash","zsh","fish"];var to=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Tl,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:bl,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
choices:Hs},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (a\
dd, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-\
declaration",what:"Make <meta charset> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'R\
epair text that was once or twice decoded in the wrong encoding (mojibake). --from then names the file\u2019s current encodin\
g, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its score and its so\
urce, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with \
--detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect,\
 the default), or by the document\u2019s own declaration first (html, xml).',choices:er},{flags:"--locale <TAG>",what:'G\
ive the language as a hint to "auto" and --detect, such as "ja".'},{flags:"-q, --quiet",what:"Don\u2019t report what was repl\
aced, nor how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'\
Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l, --list",what:"List the encodings and their \
labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:lf}];var eo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Tl(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:hf(e)}function bl(t){let[e,...n]=t.split("//"),o=hf(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Ce(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function hf(t){let e=it(t)??uf(t);if(e===void 0)throw new Ce("There is no such \
encoding; encoding-wasm --list shows all.");if(e===36)throw new Ce("It is a label of the replacement encoding, which is \
not for text; use the name of another one.");return e}var _t="encoding-wasm",no=()=>[...to,...eo].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Il(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Al(e)}}),Il=t=>[...t?["auto"]:[],...E.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Al=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function pf(t){return{bash:Bl,zsh:Ml,fish:Fl}[t]()}function Bl(){let t=no().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=no().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${_t} in bash: put it into ~/.local/share/bash-completion/completions/${_t}\

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
complete -o filenames -F _encoding_wasm ${_t}
`}function Ml(){let t=no().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${_t}
# Completion for ${_t} in zsh: put it into a directory of $fpath as _${_t}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Fl(){let t=no().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${_t} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${_t} in fish: put it into ~/.config/fish/completi\
ons/${_t}.fish
${t.join(`
`)}
`}var oo=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function mf(t){
let e=[...to,...eo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let g=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,w=c!==void 0&&(i||l===u-1);return`\\fB${oo(
d)}\\fR${w?i?`[${g}]`:g:""}`}),a=r?`
${oo(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${oo(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${oo(t)}" "User Commands"
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
`}async function _l(t,e){if(!Rc())return Ae.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=e,h={sniff:i,locale:s,detect:!0};if(o)return Mc({...t,sniffing:h,json:r});
let g=l!==void 0||u!==void 0,w=d===void 0?void 0:_n(t.to),x={...t,from:n==="auto"?df(h,g):n,unmappable:w?Nt=>w(Nt)??d:t.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},b={isLending:!c&&!f&&!a&&!Nl(x.unmappable),newTranscoder(Nt,Et){let{from:Gt,
to:jt}=Nt;return f?new zn(Gt,jt,Et):c?typeof Gt=="number"?new Ye(Gt,jt,Et):new We(Gt,new Ye(0,jt,Et)):ce(Gt,jt,b.isLending?
{...Et,take:No}:Et,"")},newFixer:a&&(()=>new yn(x.to))};if(!g)return Fr(x,b);let{skipUtf8:_=!1,dryRun:W=!1}=e;return Tc(
x,{suffix:l,directory:u,skipUTF8:_,dryRun:W},Nt=>Fr({...x,...Nt},b))}var Nl=t=>typeof t=="function"||t==="ignore"||t==="\
translit";0&&(module.exports={completionFor,manual,runFully});
