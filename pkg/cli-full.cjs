"use strict";var Eo=Object.defineProperty;var $f=Object.getOwnPropertyDescriptor;var Rf=Object.getOwnPropertyNames;var Lf=Object.prototype.hasOwnProperty;var Uf=(e,t)=>{for(var n in t)Eo(e,n,{get:t[n],enumerable:!0})},Df=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of Rf(t))!Lf.call(e,r)&&r!==n&&Eo(e,r,{get:()=>t[r],enumerable:!(o=$f(t,r))||o.enumerable});return e};var kf=e=>Df(Eo({},"__esModule",{value:!0}),e);var ql={};Uf(ql,{completionFor:()=>_f,manual:()=>Nf,runFully:()=>Kl});module.exports=kf(ql);var on="encoding-wasm";function jr(){throw new Error("encoding-wasm: call instantiate() first.")}var rn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var y=vf();function vf(){let e=rn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Vr=E(()=>new Map(y.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Gf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],sn=e=>e<36&&e!==33,z=e=>e>0&&e<29,cn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),jf=e=>Gf.find(([t])=>e>=t)[1];function nt(e){let t=Vr();return t.get(e)??t.get(Jr(Kf(e)))}function st(e,t){
let n=nt(e);if(n===void 0){let o=To(e),r=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=jf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${on}' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Yf=E(
()=>new Map(Array.from(Vr(),([e,t])=>[fn(e),t]).reverse()));function To(e){let t=fn(e),n=Yf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var fn=e=>Jr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),qr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function pt(e){if(e[0]>=239)return qr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function zr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function an(e){return qr.find(t=>t.encoding===e)?.bytes}function Ut(e){return e===
0||e===37||e===38}function Kf(e){let t=0,n=e.length;for(;Yr(e[t]);)t+=1;for(;Yr(e[n-1]);)n-=1;return e.slice(t,n)}var Yr=e=>`\
	
\f\r `.includes(e);function Jr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var J=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var dn=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Xr=Symbol.for("encoding-wasm.UnmappableError"),ht=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${dn(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Xr in o}[Xr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Zr=(e,t)=>e?.prototype?.[t],un=e=>Zr(globalThis.Buffer,e),qt=un("ucs2Slice"),he=un("ucs2Write"),Qr=un("utf8Slice"),Dt=un(
"latin1Slice"),Vf=e=>globalThis[e],ti=Vf("TextDecoder"),qf=Zr(ti,"decode");function mt(e,t=!1){let n=new ti(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(n,"decode",{value:qf}),o=>n.decode(
o)}function X(e){try{return e()}catch{return}}var H=()=>"InternalError"in globalThis,L=()=>"Bun"in globalThis,zt=()=>Oo().includes(
"Chrome/"),ot=()=>Oo().includes("AppleWebKit/")&&!zt()&&!(At()>0);function Oo(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var It=()=>"Deno"in globalThis,Z=()=>Oo()==="Cloudflare-Workers",xt=()=>ot()||Z(),At=()=>Z()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),kt=()=>At()<22,ei=e=>globalThis.process?.getBuiltinModule?.(e);function me(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var bo=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,ni=()=>Object.getPrototypeOf(Uint8Array.prototype),ln=e=>bo(ni(),
e),Io=e=>bo(DataView.prototype,e),Xf=()=>bo(ArrayBuffer.prototype,"byteLength"),Ao=e=>ni()[e],Zf=ln(Symbol.toStringTag),
pn=ln("buffer"),Bo=ln("byteOffset"),oi=ln("byteLength"),Qf=Ao("includes"),ta=Ao("set"),ea=Ao("slice"),na=Io("buffer"),oa=Io(
"byteOffset"),ri=Io("byteLength"),ii=Xf(),x=e=>oi.call(e);function Pt(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:x(e)}var T=(e,t,n=x(e))=>new Uint8Array(pn.call(e),Bo.call(e)+t,n-t);function Jt(e,t){let n=new Uint8Array(
x(e)+x(t));return Q(n,e),Q(n,t,x(e)),n}function hn(e,t){let n=Bo.call(e),o=t+(-(n+t)&3),r=Math.max(0,x(e)-o)>>2,i=r>0?new Int32Array(
pn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var ct=(e,t)=>T(e,0,Math.min(t,x(e))),Q=(e,t,n)=>ta.call(e,t,n),
si=(e,t)=>Qf.call(e,t),rt=(e,t,n)=>ea.call(e,t,n);function mn(e,t,n){if(n>24)return rt(e,t,t+n);let o=new Uint8Array(n);
for(let r=0;r<n;r++)o[r]=e[t+r];return o}function wt(e,t){if(t<=64)return!1;try{return ii.call(pn.call(e)),!1}catch{return!0}}
var ra="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function ft(e,t,n=ra){if(!ArrayBuffer.isView(
e)&&Mo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Xt(e){if(ArrayBuffer.isView(e))return ia(e);try{return new Uint8Array(e)}catch{return D}}var xe=e=>e instanceof
Uint8Array?e:Xt(e);function ia(e){try{return Zf.call(e)===void 0?new Uint8Array(na.call(e),oa.call(e),ri.call(e)):new Uint8Array(
pn.call(e),Bo.call(e),oi.call(e))}catch{return D}}var D=new Uint8Array;function Mo(e){try{return ii.call(e)}catch{}try{return ri.
call(new DataView(e))}catch{return}}function gt(e,t,n){Zt(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function Zt(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var Et=e=>`${e}`;function ci(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function fi(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function Fo(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=Et(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function ui(e,t,n){let o=xn(f=>aa(f,n),e,t),r=xn(ua,e,t);if(o&&r){let f=It()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:It()?o.writeBytes:void 0,mostByTable:512}}
let i=_o(e);if(o)return H()?da(o,xn(di,e,t)):o;let s=r??xn(di,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function xn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),_o(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var fa="str\
ings";function aa(e,t){let[n]=WebAssembly.Module.customSections(t,fa),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function da(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function ua(e){let[t,n]=[qt,he],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:L()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){Q(a,new Uint8Array(
e.buffer,l,2*u),d),d+=2*u},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function di(e){let t=mt("utf-16le"),{write:n,most:o}=_o(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function _o(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return me(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var wn,h,Co,li,pi,it,v={input:0,units:0,output:0},ke=0,gn={name:"",encoding:-1},I={isBusy:!0,newCodec:NaN,count:0};function Bt(e,t){
gn.name=e,gn.encoding=t,I.newCodec=NaN,I.count+=1,I.isBusy&&hi(),I.isBusy=!0}function hi(){try{Ei(),wn??=gi(xi(jr())),ha(
new WebAssembly.Instance(wn),wn)}catch(e){throw yi(e)}}function mi(e){try{Ei(),wn=gi(xi(e))}catch(t){throw yi(t)}hi()}function xi(e){return pa(e)?e:new WebAssembly.Module(e)}function pa(e){try{return WebAssembly.Module.customSections(e,wi),
!0}catch{return!1}}var wi="encoding-wasm";function gi(e){let[t]=WebAssembly.Module.customSections(e,wi),n=`${on} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function ha({exports:e},t){h=e,No=
WebAssembly.RuntimeError,v.input=h.input(),v.units=h.units(),v.output=h.output(),Oi(),it=ui(h.memory,v.units,t),ke=Math.
min(h.units_length(),it.most),I.isBusy=!1}function Ei(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function yi(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;
if(ma(e))return new RangeError(`encoding-wasm: ${Si} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))
return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Si="no memory \
for WebAssembly; free some, and call again",ma=e=>e instanceof RangeError&&/memory/i.test(e.message);function ge(){return Ro(),
Co}function Ti(){return Ro(),li}function $o(){return Ro(),pi}function Ro(){Co[0]===void 0&&Oi()}function Oi(){let{buffer:e}=h.
memory;Co=new Uint8Array(e),li=new Uint8Array(e,v.input,65536),pi=new Int32Array(e,h.codec(),h.codec_length()>>2)}function En(e,t){
return Bt(e,-1),Lo(t)}function Lo(e){try{let t=e();return I.isBusy=!1,t}catch(t){throw P(t)}}var No;function P(e){if(!I.
isBusy||!No||!(e instanceof No))return e;let t=y[gn.encoding]?.name,n=`${gn.name}${t?` of ${t}`:""} failed`;return xa()?
new RangeError(`encoding-wasm: ${n}: ${Si}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function xa(){try{return h.memory.grow(32),
!1}catch{return!0}}function tt(e=null){let t=$o();return Fi(t,e??new Int32Array(t.length))}function yn(){return h.held()!==0?tt():(I.newCodec=
Pe,null)}var Do=e=>Fi(e,$o());function Fi(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ft(e,t){_i(e,t)||(Bt(
"decoding",e),t?Do(t):h.new_decoder(e),Pe=e===33||e===36?NaN:e)}var Pe=NaN;function _i(e,t){return t||I.newCodec!==e||I.
isBusy?!1:(I.newCodec=NaN,I.isBusy=!0,!0)}function Sn(e,t){_i(~e,t)||(Bt("encoding",e),t?Do(t):h.new_encoder(e),Pe=~e)}function ko(e,t,n,o){
Bt("transcoding",e),o?Do(o):h.new_transcoder(e,t,+n)}function Ni(e,t){h.set_source_encoding(e,+t),I.isBusy=!1}function Qt(e){
let t=x(e),n=h.alloc(t)>>>0;return Q(ge(),e,n),[n,t]}var Sa=E(()=>Uint8Array.from(rn,e=>e.charCodeAt(0))),bi,Po=e=>En("s\
niffing",()=>(bi!==h&&h.give_labels(...Qt(Sa())),bi=h,e())),Wo=(e,t,...n)=>Po(()=>h.sniff_html(...Qt(e),t,...n)),Ci=(e,t,n)=>Po(
()=>h.sniff_xml(...Qt(e),t,n));function $i(e,t){let n=Po(()=>h.find_declared_label(...Qt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Ri=(e,t)=>En("sniffing",()=>h.default_for(...Qt(e),t)),Li=()=>Bt("detection",-1);function Ui(e,t){
try{h.feed_detector(...Qt(e),+t)}catch(n){throw P(n)}}var Di=(e,t,n,o)=>Lo(()=>{let r=f=>f?Qt(f):[0,0],i=h.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function te(e,t,n,o,r){Ee(e,t),I.isBusy=!0;let i=h.decode_block(t,n,+o,+r);return I.isBusy=!1,r&&i>=0&&(I.newCodec=
Pe),Bn(i)}function ki(e,t){let n=x(e);Ee(e,n),I.isBusy=!0;let o=h.decode_block(n,0,2,+t);return I.isBusy=!1,Bn(o)}var Mt={
encoding:-1,at:0,most:0,owner:void 0};function Tn(e,t,n){if(Mt.encoding!==e||Mt.owner!==h||I.isBusy){try{Bt("decoding",e),
Mt.owner=h,Mt.at=it.readBytes?h.byte_table(e):0,Mt.most=!cn(e)&&it.mostByTable||1/0,Mt.encoding=e}catch(r){throw P(r)}I.
isBusy=!1}if(Mt.at===0||n>Mt.most)return;if(n<=65536)return Ee(t,n),Ii(n);if(it.most>ke)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);Ee(T(t,r,r+i),i),o=ee(o,Ii(i))}return o}function We(e,t,n,o){return En("decoding",()=>{
let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Ee(r===t?e:T(e,i,i+r),r),!h.is_free_of(r,n,o))
return!1;return!0})}function Ho(e,t){let n=-1,o,r;function i(s){try{return Bt(e,s),n=s,r=h,o=t(s),I.isBusy=!1,o}catch(c){
throw P(c)}}return s=>s===n&&r===h&&!I.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var vo=Ho("encoding",e=>{let t=h.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=h.memory;return z(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Pi=Ho("encod\
ing",e=>{let t=h.unit_table(e)>>>0,n=new Uint8Array(65536);return Q(n,new Uint8Array(h.memory.buffer,t,16384)),n}),On=Ho(
"decoding",e=>{let t=z(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>0?new Uint16Array(h.memory.buffer,n,t?256:
65536):void 0}),Ii=e=>it.readBytes(v.input,e,Mt.at);function ee(e,t){try{return e+t}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Wi=e=>e+
65536+3<=ke,Hi=e=>e>ke&&e<268435456?it.collect?.(e+3):void 0,bn=()=>v.units,vi=()=>ge()[v.units]|ge()[v.units+1]<<8,In=(e,t)=>it.
read(v.units+2*e,t-e),He=(e,t,n,o=0)=>it.write(e.slice(t,n),v.units+2*o);function Gi(e,t){if(!I.isBusy&&!it.writeBytes)return;
Bt("encoding",t);let n=it.writeBytes?.(e,v.output,h.unit_table(t));return I.isBusy=!1,n===e.length?ne(n):void 0}function An(e,t,n,o){
I.isBusy=!0;let r=h.encode_block(e,t,n,+o);return I.isBusy=!1,o&&r>=0&&k.finished()&&(I.newCodec=Pe),Bn(r)}var b={none:0,
source:1,result:2};function ji(e,t,n,o){let r=x(e);Ee(e,r),I.isBusy=!0;let i=h.transcode_block(r,+t,n,o);return I.isBusy=
!1,Bn(i)}function Ee(e,t){let n=Ti();if(t>8)try{Q(n,e)}catch{Q(n,T(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Bn(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ne=e=>mn(
ge(),v.output,e),Go=e=>ge().subarray(v.output,v.output+e),k={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.
written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},_t={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var Ta=new Uint8Array(256);var Vi=E(()=>he?96:H()||xt()?1024:128),jo=E(()=>xt()?65536:H()||L()?4096:128),Oa=E(()=>new Uint8Array(2*jo()));function qi(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}
function zi(e,t){let{length:n}=e,o=new Uint8Array(n);for(let i=0;i<n;i++)o[i]=t[e.charCodeAt(i)];return(Z()?We(o,n,0,255):
!si(o,0))?o:void 0}function Ji(e,t){let{length:n}=e,o=2*n<=256?Ta:Oa(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<
128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return mn(o,0,r)}var Se=e=>(e&63488)===55296;var Xi=new Uint8Array(128),Nt=ba(Xi);function ba(e){return new Uint16Array(e.buffer)}var Zi=E(()=>Vo()?0:18),Qi=E(()=>At()>
0&&!It()&&!L()?12:18),Ia=E(()=>H()||kt()?18:8),ts=E(()=>It()||!(At()>=22||xt())?64:32),Aa=E(()=>H()||L()||ot()?64:32),Ba=E(
()=>ot()?36:18),Mn=(e,t)=>(e[0]&e[t>>1])>=128;function es(e,t,n){return n?t<=Ia():t<=Ba()||t<=Aa()&&(Mn(e,t)||_n())}var ns=()=>({
mixed:Qi(),most:ts()}),os=(e,t)=>t<=Qi()||t<=64&&Mn(e,t)&&t<=ts(),V={length:0,bytes:[0,0]};function re(e,t,n,o){if(e[0]<
128&&Vo())return qo(e,t)?Dt.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,d=e[i++]^
128,l=a?0:e[i++]^128;if(c=a?(f&31)<<6|d:(f&15)<<12|d<<6|l,!(f>=194&&f<240&&(d|l)<64&&i<=t)||!a&&(c<2048||Se(c)||c===65279))
return Ma(e,s,t,n,o,r)}Nt[r++]=c}return ve(r)}function rs(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|
e[o+1]<<8;if(Se(r))return;Nt[n++]=r}return ve(n)}function Ma(e,t,n,o,r,i){let s=Ko();for(let c=t;c<n&&i<=s;){let f=e[c++],
a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,p=f===237?159:f===244?143:
191,w=0;for(;w<a&&c<n;w++,c++){let g=e[c];if(g<u||g>p)break;u=128,p=191,d=d<<6|g&63}if(w<a){if(c===n&&!o){if(f>=239)return;
is(f,128|d&63,1+w);break}l=!0}if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&(Nt[i++]=55232+(d>>10),d=56320|d&1023),Nt[i++]=
d}return ve(i)}function Yo(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=On(o),!r)return;if(a=
r[f],Se(a)&&(s<t&&(a=r[f|e[s++]<<8]),Se(a)))return Fa(e,c,t,n,i,o,r)}Nt[i++]=a}return ve(i)}function Fa(e,t,n,o,r,i,s){let c=Ko();
for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(Se(d)){if(f===n&&!o){if(i===32)return;is(a,0,1);break}let l=f<n?e[f]:
0;if(d=s[a|l<<8],!Se(d))f+=1;else if(_a(l,i))d=65533;else return}Nt[r++]=d}return ve(r)}function _a(e,t){return e>=128?!1:
e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function Fn(e,t,n){return V.length=0,re(T(e,t,n),n-t,!1,!0)===""}function is(e,t,n){
V.length=n,V.bytes[0]=e,V.bytes[1]=t}function ve(e){if(e<3||e<=18&&!Vo())return me(Nt,0,e);if(_n())return qt.call(Xi,0,2*
e);if(!(e>Ko()))return me(Nt,0,18)+me(Nt,18,e-18)}var Ko=E(()=>_n()?1/0:36),Vo=E(()=>L()&&_n()),_n=E(()=>X(Na)===!0);function Na(){
let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(qt)==="a\uFEFF\uD83D"&&t(
Dt)==="a\0\xFF\xFE=\xD8"}function qo(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function vt(e,t){let n=Math.
ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var Xo=["fatal","html","replacement"];function zo(e,t){let{length:n}=e,o=z(t);if(n>64&&n>(o?Vi():jo()))return;if(o)return qi(
e,vo(t));if(!!0)return;let r=vo(t);return r&&Ji(e,r)}var $a=E(()=>L()||ot()||Z()&&!he);function as(e,t){return $a()?zi(e,
Pi(t)):Gi(e,t)}var Zo=()=>"",Gt=class{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=t=>t;constructor(t,n,o=void 0){this.
encoding=t,this.unmappable=n,this.#t=o}get name(){return y[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:Xo.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=zo(t,this.encoding);
if(n)return n;try{let o=z(this.encoding)&&as(t,this.encoding);if(o)return o;Sn(this.encoding,null),He(t,0,t.length);let r=An(
0,t.length,this.#r,!0);return r===-2||!k.finished()?void 0:(this.#n=0,ne(r))}catch(o){throw P(o)}}#s(t,n){let o=new Y;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new ht(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===Zo,l=f&&!d?2048:65536,u=f&&this.
encoding===33?new Jo(c,o):void 0,p=u?m=>u.add(m):o,w=u?m=>u.addUnchanged(m):o,g=0,A=null;try{if(!s){let m=z(this.encoding)?
as:zo;for(;g+65536<t.length;g+=65536){let F=m(t.slice(g,g+65536),this.encoding);if(!F)break;o(F)}}for(Sn(this.encoding,s);g===
0||g<t.length;g+=l){let m=Math.min(g+l,t.length);He(t,g,m);let F=m===t.length;for(let G=0,dt=!1;!dt;){let ut=An(G,m-g,a,
n&&F);p(ne(ut===-2?k.written():ut));let Lt=i+g+G+k.start();if(G+=k.read(),dt=ut!==-2&&k.finished(),ut!==-2||d)continue;let Ot=k.
codePoint();if(f){A=tt(A);let{count:le}=I,vr=()=>this.locate(Lt),nn=f(Ot,vr);I.count!==le&&(Sn(this.encoding,A),He(t,g,m));
let Gr=Cf=>{throw new ht(Cf,vr(),this.name)};typeof nn=="string"?Ra(nn,p,Gr):nn?w(nn):Gr(Ot)}else r(Ot,Lt)}}}catch(m){throw P(
m)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=tt(),this.#n=i+t.length}};function Ra(e,t,n){let o=ci(e);for(let r=0;r<
o.length;r+=2048){let i=Math.min(r+2048,o.length);He(o,r,i,2048);let s=An(2048,2048+i-r,0,!1);s===-2&&n(k.codePoint()),t(
ne(s))}}var Jo=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=x(t);if(n===0)return;t[0]!==27&&this.#t(
this.held);let o=t[n-3]===27?n-3:n;this.#t(rt(t,0,o)),this.held=rt(t,o,n)}addUnchanged(t){this.#t(this.held),this.held=D,
this.#t(t)}},Y=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){let n=x(t);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Q(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){Q(o.bytes,t,o.length),o.length+=n;return}this.#e={bytes:t,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(t){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?rt(o,0,r):o)}}concatenate(){
let t=this.#t;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=La(this.#n),o=0;return this.forEach(r=>{Q(n,r,o),o+=x(r)}),
n}};function La(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:t})}}function ds(e,t,n="encodeUTF16() of 'encoding-wasm', \
or UTF-8"){let o=st(e,t);if(o===37||o===38){let{name:r}=y[o];throw new RangeError(`${t}: ${r} has no encoder in the stan\
dard; use ${n}.`)}return us(o,e,t)}function us(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the enc\
oding 'replacement', which can't be written; use UTF-8.`);return e}var Nn=class{#t;#e;#n=new Y;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new Y;let n=pt(t)?.bytes.length??0,o=this.#r(T(t,n,Math.min(x(t),n+4096*this.#e)));if(!Qo(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=$i(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
nt(d)!==this.#t&&(r.push(T(t,i,n+f*this.#e),this.#i(y[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(x(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function Qo(e){let t=0;for(;t<x(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var nr=E(()=>X(Pa)),ie=E(()=>X(Wa)),ms=E(()=>X(Ya));function xs(e,t,n){if(e!==0&&e!==38||n<24||wt(t,n)||e===0&&Es(t,n))return;let o=e===0?ie():ms();return o?.takes?.(t,n)===
!1?void 0:o}function or(e,t,n,o){if(V.length=0,o&&t>8192||t>256&&(wt(e,t)||Es(e,t)))return;let r=ie();if(!r||r.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!Fn(e,i,t))))try{let s=i<t?T(e,0,i):e,c=o?r.decodeOrFail(
s,i):r.decodeQuickly(s,i);return t>256&&c!==void 0&&Cn(s,i,c),c}catch{return}}function ws(e,t){let n=ie();if(n?.takesBuffer(
e,t))try{return n.decodeBuffer(e)}catch{return}}function gs(e,t){let n=ms();if(!(t%2>0||!n?.takes?.(e,t)||wt(e,t)))return n.
decode(e,!0)}function Es(e,t){if(t<8192||ka())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&
192)!==128&&n++;return n>1}var ka=E(ot);function Pa(){let{isAscii:e}=ei("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function Wa(){let e=kt(),t=e?nr():void 0;if(e&&!t)return;let n=mt("utf-8"),o=va(n),r=xt()?mt("utf-8",!0):Ha(o),
i=t&&((m,F)=>vt(m,F)&&t(m)),s=i??(zt()?Ga:Z()?ja:void 0),c=i?(m,F)=>ys(m,F)||F>256&&i(m,F):s,[f,a]=zt()?[48,128]:[0,It()?
-1:e?2048:8192],d=(m,F)=>F>=f&&F<=a&&(!t||F<=64||t(m)),l=[239,187,191,97,230,188,162,240,159,146,169],u=Uint8Array.of(...l,
...ps.flat()),p=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,w=Uint8Array.of(97,127),g=o(u,u.length)===p&&
n(u)===p&&n(u.buffer)===p&&o(w,2)==="a\x7F"&&r(u.subarray(0,l.length),l.length)===p.slice(0,5)&&ps.every(m=>X(()=>r(Uint8Array.
from(m),m.length))===void 0),A=Dt;if(!(!g||t&&A.call(w)!=="a\x7F"))return{decode(m,F){try{return t?A.call(m):(F?r:n)(m,m.
length)}catch{return}},decodeQuickly:o,decodeOrFail:r,takesQuickly:c,decodeBuffer:n,takesBuffer:d,takes:s,completeLength(m,F){
for(let G=1;G<=3&&G<=F;G++){let dt=m[F-G];if(dt<128)break;if(dt>=192)return(dt>=240?4:dt>=224?3:2)>G?F-G:F}return F}}}var ps=[
[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Ha=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?
void 0:o};function va(e){let[t,n]=[Qr,Dt];if(kt())return(r,i)=>i>256?n.call(r):e(r);if(!t||L()||!(At()>=22))return e;let o=It()?
ys:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var ys=(e,t)=>t<=64||t<=256&&vt(e,t);function Ga(e,t){if(t<64)return!1;if(vt(
e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)
n-=3;else if(i>=206&&i<240)return!1}return n>=0}var tr=0;function Cn(e,t,n){t<1024||!Z()||!vt(e,t)||(tr=n.length===t?0:tr+
1)}function ja(e,t){if(t<1024)return!0;if(vt(e,t))return tr<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=
227&&e[r]<234&&(n+=1);return n<3}function Ya(){return H()||xt()?Va():Ka()}function Ka(){let e=qt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Ss(kt()?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function Va(){
let e=mt("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Ss(1/0,(t,n)=>{let o=e(t);
return n&&o.includes("\uFFFD")?void 0:o})}var Ss=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){try{return t(n,o)}catch{return}},
completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});var sr=E(()=>xt()?8:zt()?352:18),qa=E(L);function bs(e,t,n){if(n>64)return vt(t,n)?za(e,t,n):void 0;if(n<=Zi()||(t[n>>1]|
t[n-1])>=128||!qo(t,n))return;let o=Rn();return o?o.call(t,0,n):Tn(e,t,n)}function za(e,t,n){let o=Rn(),r=z(e);if(!(n<512&&
(r||!o))&&!(r&&Fs(e))&&!wt(t,n))try{return nr()?.(t)??We(t,n,128,128)?o?o.call(t):ie()?.decodeQuickly(t,n):void 0}catch{
return}}var $n=[],se=[];function Is(e,t,n){if(!(n<=sr()||n>=512&&!Fs(e)))return se[e]===void 0&&(se[e]=od(e)?Ms(e):null),
Bs(se[e],t,n)}function As(e,t,n){return n<512?(qa()?ir(e,t,n):void 0)??Tn(e,t,n)??ir(e,t,n)??Ts(e,t,n):ir(e,t,n)??(Qa(e)?
Ts(e,t,n):void 0)??Tn(e,t,n)}var rr=0,Ja=E(()=>cr()?8192:512);function ir(e,t,n){let o=Rn();if(!o||e!==21)return;let r=n<
Ja();if(r&&rr>0){rr-=1;return}if(!Za(t,n)){r&&(rr=15);return}if(!wt(t,n))try{return o.call(t)}catch{return}}var Ts=(e,t,n)=>Bs(
Ms(e),t,n),Bs=(e,t,n)=>e&&(n<=256||!wt(t,n))?Ge(e,t):void 0;function Ge(e,t){try{return e(t)}catch{return}}function Ms(e){
return $n[e]===void 0&&($n[e]=null,$n[e]=X(()=>rd(e))??null),$n[e]}var Rn=E(()=>X(Xa));function Xa(){let e=Dt,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Za(e,t){let n=Math.min(t,64);
for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||We(e,t,128,224)}var Qa=e=>e===21?cr():td()||ed()&&cn(e),Fs=e=>!Rn()&&
(e===21?cr():nd()),td=E(()=>H()||ot()),ed=E(Z),nd=E(H),cr=E(()=>H()||L()||!(At()>0)),od=e=>H()||L()||xt()||kt()||zt()&&e===
21;function rd(e){let t=On(e),n=mt(y[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from(
{length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var _s;function Ns(e,t,n){return _s??=id(),_s(e,t,n)}function id(){let e=ie(),{mixed:t,most:n}=e&&L()?{mixed:0,most:0}:ns();
return(o,r,i)=>{if(r<=t||r<=n&&Mn(o,r)){let s=re(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{return i?
e?.decodeOrFail(o,r):e?.decodeQuickly(o,r)}catch{return}}}function Ln(e,t,n,o=!1){try{Ft(e,null);let r=te(t,n,0,o,!0);return r<
0?void 0:In(0,r)}catch(r){throw P(r)}}var fr=E(()=>H()?{any:768,shiftJIS:224,markup:1/0}:Z()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:L()?2048:
ot()?112:0}),Cs=e=>e===34?fr().shiftJIS:fr().any,$s=[];function Rs(e,t,n){if(n>fr().markup||n>Cs(e)&&!fd(t,n))return;let o=$s[e];
if(o)return wt(t,n)?void 0:Ge(o,t);ad(e,n)}function fd(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;
for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var je=[];function ad(e,t){je[e]===void 0&&(je[e]=X(()=>ud(e))??null);
let n=je[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,je[e]=null,X(()=>{let{value:o}=n.sequences.next();o?n.decode(
o)===Ln(e,o,x(o))&&(je[e]=n):dd(e,n.decode)})))}function dd(e,t){$s[e]=t;let n=Cs(e);n>0&&(se[e]=o=>o.byteLength<=n?t(o):
void 0)}var ud=e=>({decode:mt(y[e].name),sequences:pd(e),credit:0}),ld=[[239,187,191],[254,255],[255,254],[132,49,149,51]],
ar=[10,164,162];function*pd(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ld)yield Uint8Array.of(...i,
...ar);for(let i=128;i<=255;i++)yield fe([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield fe([143,143],[i,i],t);if(e===
29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield fe([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield fe(
[i,Math.min(i+7,254)],n,r,n);yield fe([227,227],[50,50],o,n),yield fe([129,129],[48,48],t),yield fe([129,129],[48,48],r,
t)}}function fe(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+ar.length,r=new Uint8Array(n*o+e.length-
1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(ar,s*o+
e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var be=new Uint8Array(18),md=[0,0],et=class{encoding;fatal;ignoreBOM;#t=null;#e=md;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return y[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Pt(t);if(!this.#t&&this.#n===0){let i=this.#a(t,r,n);if(i!==void 0)return n||
this.#l(r),i}return this.#c(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?Ns(t,n,this.fatal):or(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{let s=this.#s(
t,n,256)??this.#a(t,n,!0);if(s!==void 0)return s;let c=i&&!Ut(r)?Ln(r,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#c(
t,n,!0,o)}decodeBuffer(t,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#f(this.#d(ws(t,n))):this.#s(t,n,511)}#s(t,n,o){
let r=n<=o&&n>sr()?se[this.encoding]:void 0;return r?this.#d(Ge(r,t)):void 0}#c(t,n,o,r){if(this.#n>0){let d=this.#p(t,n,
o)??this.#u(t,n,o,r);if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(t,n,o)??this.#m(
t,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,P(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?a:a.toTypeError(r);return f}#a(t,n,o){let{encoding:r}=this;if(V.length=0,n===0)return"";if(r===0){let c=os(t,n)?re(
t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=or(t,n,o,this.fatal);return this.#f(f)}if(r===38){let c=n<=36?rs(t,
n):gs(t,n);return this.#f(c)}if(!sn(r))return;let i=z(r),s=(i?Is(r,t,n):void 0)??(t[0]<128?bs(r,t,n):void 0)??(!i&&o&&n>
18?Rs(r,t,n):void 0)??(es(t,n,i)?Yo(t,n,o,r):void 0)??(i?As(r,t,n):void 0);return this.#d(s)}#d(t){return this.fatal&&this.
encoding!==21&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):
t}#p(t,n,o){let r=this.#n+n;if(n===0||r>18)return;V.length=0,this.#h(t,r);let i=this.encoding===0?re(be,r,o,this.fatal):
this.#d(Yo(be,r,o,this.encoding));return i!==void 0&&!o&&this.#l(n),i}#u(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#h(t,a);let d=re(be,a,!0,!0);if(d===void 0)return;let l=a-
f;this.#n=0,this.#r+=l,this.#o=!0;try{return ee(d,this.decode(T(t,l),o,r))}catch(u){throw this.#o=s,u instanceof J||u instanceof
TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),u}}#h(t,n){be[0]=this.#e[0],be[1]=this.#e[1];for(let o=this.#n;o<
n;o++)be[o]=t[o-this.#n]}#l(t){this.#r+=t,this.#o||=this.#n+t>V.length,this.#n=V.length,V.length>0&&(this.#e=[V.bytes[0],
V.bytes[1]])}#x(){let t=Uint8Array.from(this.#e);try{Ft(this.encoding,null),te(t,this.#n,0,this.fatal,!1),this.#t=tt(),this.#n=
0}catch(n){throw P(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=xs(this.encoding,t,n);if(!r)return;
let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&
192)===128;)i+=1;if(i===n)return;if(s=this.#m(T(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:T(t,i,c),a=r.decode(f,
this.fatal);if(a===void 0){if(s=ee(s,this.#m(f,c-i,!0)),this.#i)return s}else Cn(f,c-i,a),s=ee(s,this.#f(a)),this.#r+=c-
i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Fn(t,c,n)?(this.#l(n-c),s):ee(s,this.#m(T(t,c,n),n-c,o))}#m(t,n,o){
Ft(this.encoding,this.#t);let r="",i=Hi(n),s=this.#o||this.ignoreBOM||!Ut(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-
f<=65536,d=Math.min(65536,n-f),l=f===0&&a?t:T(t,f,f+d),u=te(l,d,c,this.fatal,o&&a);if(u<0)return this.#t=tt(),this.#i=new J(
this.name,this.#r+f+k.start(),k.length()),r;if(c+=u,c>0&&(a||!Wi(c))){let p=!s&&vi()===65279?1:0;i?i.add(bn()+2*p,c-p):r=
ee(r,In(p,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:yn(),this.#r+=n,i?i.toText():(this.encoding===0&&Cn(t,
n,r),r)}},Un=new et(0,!1,!1);function Ye(e,t,n,o,r,i){return Un.encoding=n,Un.fatal=o,Un.ignoreBOM=r,Un.decodeWhole(e,t,
i)}function Ls(e,t){let n=st(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for \
the encoding 'replacement', which decodes nothing.`);return n}var Dn=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Gt(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=x(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(t,i,s?r:i+4096),
s?n:b.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=l=>(s??=wd(r,t),s[l-i]);let c=new Y,f;try{this.#t.
transcode(t,n===b.result?b.source:n,l=>c.add(l))}catch(l){f=l}let a=c.concatenate(),d=Ye(a,x(a),38,!1,!0);try{this.#e.encodeOrFail(
d,n===b.result,o),this.#n=n===b.result?0:i+d.length}catch(l){throw this.#t.abandonSource(),l}if(f)throw f}};function wd(e,t){
let n=x(t),o=e.copy(!1),r=new Float64Array(2*n+2),i=0,s=Us(e);for(let c=0;c<n;c++){let f=e.position+c,a=s===f?gd(o.from,
t,c):0;if(a>0){o.transcode(T(t,c,c+a),b.none,()=>{});for(let m=0;m<a;m++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=T(t,c,
c+1),l=o.copy(),u=0,p=0;o.transcode(d,b.none,m=>{u===0&&(p=m[0]|m[1]<<8),u+=x(m)/2}),u>0&&(r[i++]=s);let w=p===65533&&s<
f?Ds(l,d,b.none):void 0,g=w&&w.offset+w.length;for(let m=1;m<u;m++)r[i++]=g===void 0?s:g+m-1;let A=f-s===2||f<=2;u>0&&!w?
s=f+1:(w||A)&&(s=Us(o))}return r[i]=s,r}function gd(e,t,n){if(z(e))return x(t)-n;let o=n;if(sn(e))for(;t[o]<128;)o+=1;return o-
n}var Us=e=>Ds(e,D,b.source)?.offset??e.position;function Ds(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof
J)return o;throw o}}var Ie=e=>e==null?void 0:Et(e);function Ae(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Ed(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>st(Et(o),t))}}var Pn={allowUTF8:e=>e===void 0||!!e,candidates:Ed,locale:Ie,maxBytes:Ae,
tld:Ie},ur=["text","ASCII","empty","binary","unknown"];function Be(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=x(e),f=Math.min(c,i);Li();for(let p=0;p<f;p+=65536){let w=Math.min(p+65536,f);Ui(T(e,p,w),t&&w===c)}let a=Di(
o,r&&kn(r),s&&kn(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:ur[d],isASCII:ur[d]==="ASCII"||ur[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,w)=>({encoding:y[a[3+2*w]].name,score:a[4+2*w]}))}}function kn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function lr(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=ft(e,n),r=gt(t,Pn,n),i=Be(Xt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:y[i.encoding].name}}var Td=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Od=[33,36,37,
38],Me=(e,t)=>{let n=Ie(e);return n===void 0?-1:st(n,t)},ks=(e,t,n)=>Math.min(Ae(e,t,n)??1024,1048576),Ps=(e,t)=>Math.max(
3,t===-1?e:0),Ws=e=>nt(Ie(e)??"")??-1;function bd(e,t,n){if(e)return gt(e===!0?void 0:e,Pn,`${t}, option '${n}'`)}var Id={
defaultEncoding:Me,detect:bd,likelyEncoding:Me,locale:Ie,maxPrescanBytes:ks,parentEncoding:Me,transportLayerEncodingLabel:Ws,
userOverride:Me};function Ad(e,t){let n=gt(e,Id,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Ps(i,Math.max(f,c)),declared(a){let d=Wo(a,i,f,c,s,o);return d===-1?void 0:Ke(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Hs(a)??Bd(r,n.defaultEncoding)}}function Hs(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Bd(e,t){
return Ke(Ri(kn(e),t===-1?21:t))}var Md={defaultEncoding:Me,maxPrescanBytes:ks,transportLayerEncodingLabel:Ws};function Fd(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=gt(e,Md,t),i=s=>{let c=Ke(Ci(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Ps(o,r),declared:i,decide:()=>i(D)}}function _d(e,t){let n={...Pn,
defaultEncoding:Me},{defaultEncoding:o,...r}=gt(e,n,t);return{prescanned:3,declared(i){let s=pt(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Hs(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Nd={detect:_d,html:Ad,xml:Fd},pr=["detect","html",
"xml"],Cd={prefixBytes:Ae,sniff:Fo(pr)};function ae(e,t){let{prefixBytes:n,sniff:o}=gt(e,Cd,t),r=Nd[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:E(()=>{let c=s.candidates&&Be(D,!0,s);return!Od.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>$d(
r,c),takesWhole:n===void 0}}function $d({prescanned:e,declared:t,options:n,decide:o},r){return t(ct(r,e))??o(n&&Be(r,!0,
n))}function vs(e){let t=Wo(ct(e,1024),1024,-1,-1,-1,-1);return t===-1||Ke(t).source==="BOM"?void 0:Ke(t)}function Ke(e){
let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Td[e>>8&255],score:null}}var Ks=["(B","(J","(I","$@","$B"],Hn=class{#t=!0;#e=!0;read(t,n){let o=x(t),r=this.#t?Dd(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=kd(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=Wd(t,i);if(s=Ks.includes(a),!s&&!n&&Hd(a))break;this.#e=s}else
s=f>=128||i<r&&Pd(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(t,n){this.#t=!1,this.#e&&=t[n]!==27;let o=this.#e?n:x(t);for(;o<x(t)&&t[o]!==27;)o+=1;return o}};function Dd(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=x(e))return 1/0;if(t&&=Ys(e[o],e[o+1]),n&&=Ys(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function kd(e,t){let n=x(e),{start:o,words:r}=hn(e,t),i=js(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return js(e,o+4*s,n)}function js(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Ys=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Pd=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Wd(e,t){let n="";for(let o=t+1;o<Math.min(t+3,x(e));o++)n+=String.fromCharCode(
e[o]);return n}var Hd=e=>e.length<2&&Ks.some(t=>t.startsWith(e));var Yt=class{decision=null;sample=D;detected;#t;#e=!0;#n=!1;#o=new Hn;#r=new Y;#i;#s=0;#c=D;#a=D;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new Y;if(this.#e&&n&&this.#t.takesWhole)return this.#l(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+x(t)<this.#i&&!n)return this.#u(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new Y;
let i=ct(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#d(r,n,o)}#d(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=x(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(ct(s,c),a):{plain:0,evidence:0};s=this.#h(s,d,o);let u=x(s),p=c-d;if(l===
-1)return n||f?this.#l(i(this.#f(ct(s,p),a)),o,s):this.#u(s,u+1,o);let w=qs(ct(s,p),l-d,r.windowBytes),g=Math.min(w+r.windowBytes,
p);if(u<g&&!n)return this.#u(s,g,o);let A=ct(s,g),m=this.#f(A,u<g);if(g<=w||g===p||!r.passesASCII()||!jd(m,A))return this.#l(
i(m),o,s);s=this.#h(s,this.#o.skip(A,l-d),o)}}#f(t,n){this.sample=Jt(Jt(this.#c,this.#a),t);let o=this.#t.detection.options,
r=Be(this.sample,n,{...o,maxBytes:void 0}),i=this.#p(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#p(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#u(t,n,o){
let r=x(t);return r>0&&this.#r.add(rt(t,0,r)),this.#i=n,{passed:o,rest:null}}#h(t,n,o){let r=ct(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-x(this.#c));return i>0&&(this.#c=Jt(this.#c,ct(r,i))),this.#a=Vs(Jt(this.#a,Vs(T(r,i)))),T(t,n)}#l(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Vs=e=>T(e,Math.max(0,x(e)-64));function qs(e,t,n){let o=Math.min(x(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function jd(e,t){return e.isASCII||e.encoding===void 0&&!(t[qs(t,0,1/0)]>=128)}function zs(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function Js(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var Xs="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Zs=`!
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
?`;var Kd=E(()=>{let e=Zs.split(`
`),t=0;return new Map(Xs.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Qs=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Gn(e){let t=new Gt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof ht)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=tc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function tc(e,t,n){if(Qs(e))return"";if(n===0)return null;let o=Vd(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:tc(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Vd(e){
let t=[...Kd().get(e)??[],...qd(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function qd(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,p)=>c(
p)),a=o.filter((u,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===t&&r.push(l),a.every(
Qs)&&i.push(d)}return[...r,...i]}var ec=["fatal","html","replacement","ignore","translit"];function nc(e,t,n){return typeof e=="function"?(o,r)=>zd(e(o,r()),n):e==="ignore"?Zo:e==="translit"?Gn(t):void 0}function zd(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=Xt(ft(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return rt(o,0,x(o))}function de(e,t,n,o){return typeof e=="number"?oc(e,t,n,o):new Ve(e,oc(0,t,n,o))}function oc(e,t,n,o){let{unmappable:r,losses:i}=n,
s=nc(r,t,o);if(!s||Ut(t))return new jn(e,t,n);let c=hr(e,n);return new Dn(c,t,r,i?.counting(s)??s)}function hr(e,t){return new jn(
e,38,{...t,bom:!1,unmappable:"fatal"})}var jn=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(ko(t,this.to,this.#n.ignoreBOM,
this.#t),Ni(t,n),this.#t=tt())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ne,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(an(this.to)??[]));
let d=Math.max(0,Xo.indexOf(c)),l=x(t);try{ko(this.from,this.to,i,this.#t);for(let u=0;;){let p=l-u<=65536,w=p&&u===0?t:
T(t,u,p?l:u+65536),g=ji(w,r,d,p?n:b.none);a?.addBlock(this.#e+u);let A=g<0?k.written():g;if(A>0&&o(f(A)),g<0&&this.#o(g,
u),u+=k.read(),p&&k.finished())break}}catch(u){throw P(u)}this.#t=n===b.result?null:tt(),this.#e=n===b.none?this.#e+l:0}#o(t,n){
let o=this.#e+n+k.start();throw this.#t=tt(),this.#e=0,t===-1?new J(y[this.from].name,o,k.length()):new ht(k.codePoint(),
o,y[this.to].name)}},Ve=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){this.#t=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){
let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===b.none&&(this.#o?
this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=!1,this.#i.setSource(0,!1),new Yt(this.#t)}#c(t,n,o,r){let{passed:i,
rest:s}=t.add(n,o!==b.none);i.length>0&&(this.#i.transcode(i.concatenate(),b.none,r),this.#r=!0),this.#o=t.decision,!(!t.
decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),this.#i.transcode(s,o,r))}};var Uc=require("node:buffer"),_=require("node:fs"),Ze=require("node:path");var _e={failure:1,usage:2};var mr=require("node:buffer");function qe(e){if((0,mr.isUtf8)(e))return rc(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,mr.isUtf8)(r));t+=o?rc(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var rc=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function O(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function C(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var N=require("node:fs");var cc=require("node:fs"),q=require("node:path");function Yn(e,t){if(e==="."&&t!=="-")return t;let n=e.endsWith("/")||q.sep==="\\"&&/[\\:]$/.test(e);return`${e}${n?"":q.sep}${t}`}
function ze(e){try{return qe(cc.realpathSync.native(O(e),"buffer"))}catch{let t=(0,q.dirname)(e);return t===e?(0,q.resolve)(
e):(0,q.join)(ze(t),(0,q.basename)(e))}}var sc=new Map;function xr(e){let t=(0,q.dirname)(e),n=sc.get(t)??ze(t);return sc.
set(t,n),(0,q.join)(n,(0,q.basename)(e))}var fc=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var dc=require("node:util");var uc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Kn={...uc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},lc="it is a symbolic link to a file that does not exist; check where it points",pc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Vn={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},ue={...uc,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function yt(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,dc.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function St(e,t){
return Je(e,t instanceof Error?t.message:String(t)),_e.failure}function Je(e,t){Ne(`encoding-wasm: ${e}: ${t}
`)}var ac=!1;function Ne(e){ac||process.stderr.on("error",()=>{}),ac=!0,process.stderr.write(e)}var Ct=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var hc;async function gr(e,t){let n=async i=>{try{return await i()}catch(s){throw yt(s,gc(e))}},{next:o,close:r}=await n(
()=>e==="-"?Jd(t):Xd(O(e),t));return{next:()=>n(o),close:r}}async function*zn(e){let t=await gr(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function Jn(e){try{return(0,N.statSync)(O(e))}catch{return}}function Jd(e){
let t=(0,N.fstatSync)(0,{bigint:!0});return Tc(t,e),t.isFile()?Ec(0,t,()=>{}):Zd()}function Xd(e,t){let n=xc(e,t);if(!n.
isFile())return Qd(e);let o=(0,N.openSync)(e,"r");return Ec(o,n,()=>(0,N.closeSync)(o))}function xc(e,t){let n=(0,N.statSync)(
e,{bigint:!0});return n.isDirectory()&&(0,N.opendirSync)(e).closeSync(),Tc(n,t),n}function wc(e){try{xc(O(e)),(0,N.accessSync)(
O(e),N.constants.R_OK)}catch(t){throw yt(t,gc(e))}}var gc=e=>({...Kn,get ENOENT(){return(0,N.lstatSync)(O(e),{throwIfNoEntry:!1})?.
isSymbolicLink()?lc:fc(e)?pc:Kn.ENOENT}});function Ec(e,{size:t},n){hc??=new Uint8Array(262144);let o=hc,r=0;return{async next(){
let i=(0,N.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,N.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Zd(){
let e=yc(0,()=>{}),t=process.platform==="win32"?mc():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=mc()}return t.next()},close:()=>t?.close()}}function mc(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Qd(e){let t=await Sc(
n=>(0,N.open)(e,n));return yc(t,()=>(0,N.closeSync)(t))}function yc(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Sc(i=>(0,N.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Sc=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Tc(e,t){if(e.isDirectory())throw new Error(Kn.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var bc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Er=new Set,yr=!1,Oc=Date.now();function Ce(e){if(Er.add(e),!yr)for(let t of bc)
process.on(t,Ic);return yr=!0,()=>Er.delete(e)}function Ic(e){for(let t of[...Er].reverse())t();for(let t of bc)process.
off(t,Ic);process.kill(process.pid,e)}function Xn(){if(!(!yr||Date.now()-Oc<50))return new Promise(e=>{setImmediate(()=>{
Oc=Date.now(),e()})})}var S=require("node:fs"),Tt=require("node:path");function Tr(e,t=438){if(e===void 0)return eu();let{target:n,present:o,descriptor:r}=Or(e);return r!==void 0?su(r):o?.isFIFO()?
ru(O(e)):o&&!o.isFile()?Zn((0,S.createWriteStream)(O(e)),!0):cu(n,o,t)}function Or(e){if(e==="")throw new Error("its nam\
e is empty; name a file");let t=(0,S.lstatSync)(O(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,S.statSync)(O(e),
{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(Tt.sep))throw new Error(ue.EISDIR);if(!o?.isFile())
return{target:n?Sr(e):e,present:o};let r=Nc(e);return r===void 0&&(0,S.accessSync)(O(e),S.constants.W_OK),{target:n?Sr(e):
e,present:o,descriptor:r}}var Ac;function eu(){return Ac??=nu(),Ac}function nu(){let e=(0,S.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?Zn(process.stdout,!1):ou(t)}function ou(e){let t,n=()=>{t??=Zn(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,S.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function Zn(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function ru(e){let t=(0,S.createWriteStream)(e),{discard:n,...o}=Zn(t,!0);return{...o,file:(0,S.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&iu(e,t)}}}function iu(e,t){try{let n=(0,S.openSync)(e,S.constants.O_RDONLY|S.constants.
O_NONBLOCK);t.once("close",()=>(0,S.closeSync)(n))}catch{}}function Sr(e){let t=_c(e);return t===void 0?e:Sr(t)}function _c(e){
if(!(0,S.lstatSync)(O(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=qe((0,S.readlinkSync)(O(e),"buffer"));return(0,Tt.isAbsolute)(
t)?t:`${qe(S.realpathSync.native(O((0,Tt.dirname)(e)),"buffer"))}${Tt.sep}${t}`}function Nc(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,Tt.resolve)(e))??[];if(t!==void 0)return Number(t);let n=_c(e);return n===void 0?void 0:Nc(n)}function su(e){return{
file:(0,S.fstatSync)(e,{bigint:!0}),write:t=>Cc(e,t),wait(){},finish(){},discard(){}}}function Cc(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,S.writeSync)(e,n))}var Bc=0;function br(e){Bc+=1;let t=[process.pid,Bc,Math.random().toString(36).slice(
2)].join("-");return Yn((0,Tt.dirname)(e),`.encoding-wasm-${t}.tmp`)}function cu(e,t,n){let o=O(br(e)),r=(0,S.openSync)(
o,"wx",t?384:n),i=!0,s=()=>{i&&(i=!1,(0,S.closeSync)(r))};return{write:c=>Cc(r,c),wait(){},finish(){if(s(),fu(e,t))throw new Error(
"it was changed meanwhile, which would be lost; convert again");t&&Ir(o,t),(0,S.renameSync)(o,O(e))},discard(){try{s()}finally{
(0,S.rmSync)(o,{force:!0})}}}}function fu(e,t){let n=(0,S.statSync)(O(e),{throwIfNoEntry:!1});return n?.ino!==t?.ino||n?.
size!==t?.size||n?.mtimeMs!==t?.mtimeMs}var Mc=2048,au=1024,du=56,Ir=(e,t)=>(0,S.chmodSync)(e,uu(e,t));function uu(e,{uid:t,
gid:n,mode:o}){for(let r of[t,-1])try{return(0,S.chownSync)(e,r,n),r===t?o:o&~Mc}catch{}return o&~(Mc|au|du)}async function Qn(e){
try{let t=Tr();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Xe(void 0,t)}}function Xe(e,t){let{code:n=""}=t;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard output":C(e);return St(`cannot write ${o}`,yt(
t,ue))}var $c=require("node:fs"),W=require("node:path");function Rc(e,{suffix:t,directory:n}){let o=new Map(e.filter(hu).map(c=>[c,ze(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,xr(c)])r.set(a,c);let i=pu(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:Yn(n,i(c)),a={file:c,output:f,...t&&{backup:`${c}${t}`}},
d=o.get(c),l=t&&c.endsWith(t)?r.get(xr(c).slice(0,-t.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:ze(f),p=s.get(u);if(p===d)return[];if(p===void 0&&s.set(u,d),n===void 0)return[a];let w=p===
void 0?lu(r,u,d):Ar(f);return[{...a,...w&&{problem:new Error(w)}}]})}var Ar=e=>`another file already goes to ${C(e)}; co\
nvert this one to another directory`;function lu(e,t,n){if(t===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${C(o)}, which will be converted as well; nam\
e another directory`}function pu(e){let t=s=>(0,W.isAbsolute)(s)||s.split(W.sep)[0]==="..",n=s=>(0,W.isAbsolute)(s)||t((0,W.relative)(
".",s)),o=e.filter(n).map(s=>(0,W.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(W.sep)?s:s+W.sep)),i=o.length>0?(0,W.dirname)(
o[0]):".";for(;!r(i)&&(0,W.dirname)(i)!==i;)i=(0,W.dirname)(i);return s=>{let c=(0,W.relative)(n(s)?i:".",s);return c===
""||t(c)?(0,W.basename)(s):c}}function hu(e){try{return(0,$c.lstatSync)(O(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}async function Dc(e,t,n){let o=[],r=0,i=0,s=0,c=async(u,p)=>{s=await Qn(`${C(u)}: ${p}
`)||s},f=(u=[])=>{if(e.quiet)return;let p=t.dryRun?"would be converted":"converted",w=i>0?`, ${i} left alone`:"",g=o.length>
0?`, ${o.length} failed: ${o.map(C).join(", ")}`:"",A=u.length>1?" and those after it":"",m=u.length>0?`, ${u.length} no\
t reached: ${C(u[0])}${A}`:"";Ne(`encoding-wasm: ${m&&"interrupted: "}${Ct(r,"file")} ${p}${w}${g}${m}
`)},a=Rc(e.files,t),d=0,l=Ce(()=>f(a.slice(d).map(({file:u})=>u)));for(let u of a){let{file:p,problem:w}=u;try{if(w)throw w;
let g=await mu(u,t);g!==void 0?(i+=1,t.dryRun&&await c(p,`would be left alone: ${g}`)):u.output===p&&Wc(p)||(await xu(u,
e,t.dryRun,{run:n,say:c})?r+=1:o.push(p))}catch(g){St(C(p),g),o.push(p)}d+=1}return l(),f(),o.length>0?_e.failure:s}async function mu({
file:e,newer:t},{skipUTF8:n}){if(t!==void 0)return`it is the old version of ${C(t)}`;if(n){if(!kc(e))throw new Error("it\
 can be read only once; leave out --skip-utf8, or write it to a file first");return await Iu(e)?"it is UTF-8":void 0}}async function xu({
file:e,output:t,backup:n},o,r,{run:i,say:s}){if(t===e&&!kc(e))throw new Error("it is not a regular file, so it cannot be\
 replaced; write the result to a file with -o");wc(e);try{Eu(t)}catch(a){return Xe(t,a),!1}n!==void 0&&Gc(n,()=>yu(n));let c=y[o.
to].name;if(r){let a="";if(await i({files:[e],output:t,isDry:!0,onDecision:p=>{a=y[p].name}})!==0)return!1;let l=t===e?"":
`, to ${C(t)}`,u=n===void 0?"":`, and kept as ${C(n)}`;return await s(e,`would be converted from ${a} to ${c}${l}${u}`),
!0}if(t!==e){let a=(0,_.statSync)(O(e)).mode&wu;return gu(t,()=>i({files:[e],output:t,mode:a}))}let f=async()=>{let a=await i(
{files:[e],output:t});return a===0&&Hc(e),a};return n===void 0?await f()===0:Su(e,n,f)}var wu=511;function kc(e){let t=Jn(
e);return!t||t.isFile()||t.isDirectory()}var Pc=new Set,Wc=e=>Pc.has(to(e));function Hc(e){let t=to(e);t!==void 0&&Pc.add(
t)}async function gu(e,t){try{bu((0,Ze.dirname)(e))}catch(n){throw yt(n,ue)}if(Wc(e))throw new Error(Ar(e));return await t()!==
0?!1:(Hc(e),!0)}function to(e){try{let t=(0,_.statSync)(O(e),{bigint:!0});return t.isFile()?`${t.dev} ${t.ino}`:void 0}catch{
return}}function Eu(e){let{target:t,present:n}=Or(e);(!n||n.isFile())&&Br((0,Ze.dirname)(t))}function Br(e){let t=(0,_.statSync)(
O(e),{throwIfNoEntry:!1});if(!t)return Br((0,Ze.dirname)(e));if(!t.isDirectory())throw new Error(ue.EEXIST);(0,_.accessSync)(
O(e),_.constants.W_OK|_.constants.X_OK)}function yu(e){if((0,_.lstatSync)(O(e),{throwIfNoEntry:!1}))throw new Error(vc(e));
Br((0,Ze.dirname)(e))}var vc=e=>`its backup ${C(e)} already exists; use another suffix, or move that file away`;function Gc(e,t){
try{t()}catch(n){let o=yt(n,ue);throw o===n?n:new Error(`its backup ${C(e)} can't be made: ${o.message}`)}}async function Su(e,t,n){
let o=to(e);Gc(t,()=>Tu(e,t));let r=()=>{to(e)===o&&(0,_.rmSync)(O(t),{force:!0})},i=Ce(r),s=!1;try{s=await n()===0}finally{
i(),s||r()}return s}function Tu(e,t){try{(0,_.linkSync)(_.realpathSync.native(O(e),"buffer"),O(t))}catch(n){if(n.code===
"EEXIST")throw new Error(vc(t));Ou(e,t)}}function Ou(e,t){let n=O(br(t));try{(0,_.copyFileSync)(O(e),n,_.constants.COPYFILE_EXCL);
let o=(0,_.statSync)(O(e));Ir(n,o),(0,_.utimesSync)(n,o.atimeMs/1e3,o.mtimeMs/1e3),(0,_.renameSync)(n,O(t))}finally{(0,_.rmSync)(
n,{force:!0})}}var Lc=new Set;function bu(e){Lc.has(e)||(0,_.mkdirSync)(O(e),{recursive:!0}),Lc.add(e)}async function Iu(e){
let t=new et(0,!0,!0),n=!0,o=!1;try{for await(let r of zn(e))await Xn(),t.decode(r,!1),n&&=(0,Uc.isAscii)(r),o||=r.includes(
27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof J)return!1;throw r}}var eo=class{#t;#e=new Y;constructor(t=ae({},"Examination")){this.#t=new Yt(t)}add(t,n){let o=Math.min(x(t),1024-this.#e.
length);o>0&&this.#e.add(rt(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return Qo(t)?vs(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=Yc(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Yc(n.encoding,o)||n.score>=.9)&&jc(t.encoding,
o)!==jc(n.encoding,o)?i:void 0}},jc=(e,t)=>new et(e,!1,!0).decode(t,!1);function Yc(e,t){let n=0,o=null;for(let r=0;r<x(
t);r+=65536){let i=T(t,r,Math.min(r+65536,x(t)));Ft(e,o),ki(i,!1),n+=_t.malformed(),o=tt()}return n}async function Kc({files:e,sniffing:t,json:n,quiet:o}){let r=ae(t,"--detect"),i=ae({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new eo(i),d=t.sniff==="detect"?a:new Yt(r),{encoding:l,...u}=await Mu(f,d,a),p=a.doubt&&Fu(
a.doubt),w=a.detected?.kind??(u.source==="default"?"empty":"text");c.push({file:f,encoding:y[l].name,...u,kind:w,doubt:p??
null}),p&&!o&&Je(C(f),_u(p))}catch(a){s=St(C(f),a)}return await Qn(n?`${JSON.stringify(c,null,2)}
`:Nu(c))||s}async function Mu(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of zn(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function Fu({
declared:e,detected:t,...n}){let o=t===void 0?null:y[t].name;return{declared:y[e].name,detected:o,...n}}function _u({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${Ct(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Nu(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,C(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var qc={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},$e=class{#t={...qc};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.
firstMalformed=t+_t.firstMalformed()),n.malformed+=_t.malformed(),this.#e+=_t.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+_t.firstUnmappable(),n.codePoint=_t.codePoint()),n.unmappable+=_t.unmappable()}counting(t){return(n,o)=>{let r=this.#t,
i=t(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let t=this.#t;return this.#t={...qc},this.#e=
0,t}};var Cu={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Qe=class{#t;#e;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new $e}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=hr(t,{...c,
ignoreBOM:o}),this.#e=de(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(t,n){this.#t.setSource(
t,n)}transcode(t,n,o){let r=$u(t,Cu[y[this.#t.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,b.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=Ru(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,b.none,o)}n===b.result&&this.#e.transcode(new Uint8Array,n,o)}};
function $u(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function Ru(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var zc=require("node:fs"),Jc=require("node:path");function Xc(){let e=(0,Jc.join)(__dirname,"encoding-prepared.wasm");try{return mi((0,zc.readFileSync)(e)),!0}catch(t){let{
message:n}=yt(t,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return St(`it\
s part ${C(e)} cannot be loaded`,`${n}${o}`),!1}}var hf=require("node:buffer");var no=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&x(this.#n)===0?t:Jt(this.#n,t);if(!n&&zr(r))return this.#n=
r,"";let i=pt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new et(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function oo(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=ft(e,o),i=st(Et(t),o);Zt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=xe(r);return pt(f)?new no(i,s,c).decode(f,!0,o):Ye(f,Pt(f),i,s,!0,o)}function Mr(e){return Lu(xe(ft(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Lu=e=>Ye(e,Pt(e),0,!1,!0);var Du=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
$r=e=>Du.test(e),ku=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Pu=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Wu(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Pu();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:$r(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Fr;function ro(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(oo(Uint8Array.from(r),e))}var _r;function tn(e){_r??=new Uint16Array(65536),Fr??=[ro("shift_jis",
136,151,64),ro("gbk",176,215),ro("big5",164,198,64),ro("euc-kr",176,200)];let t=Fr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=_r[i]||Wu(r,i);_r[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of Fr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:ku.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Re="Failed to execute 'decode' on 'TextDecoder'",co=zs({TextDecoder:class{#t;#e=!1;constructor(e="utf-8",t=void 0){this.#t=
Hu(e,t,"Failed to construct 'TextDecoder'"),new.target!==co&&Js(this,new.target,co)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=D,t=void 0){let n=this.#t;if(t===void 0&&!this.#e){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return n.decodeWhole(e,Pt(e),Re);if(e instanceof ArrayBuffer){let s=Mo(
e);if(s)return n.decodeBuffer(e,s)??n.decodeWhole(new Uint8Array(e),s,Re)}}let o=ft(e,Re);Zt(t,Re);let r=!!t?.stream,i=xe(
o);if(!this.#e){if(!r)return n.decodeWhole(i,Pt(i),Re);n.reset()}return this.#e=r,n.decode(i,!r,Re)}}});function Hu(e,t,n){
let o=Et(e);Zt(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return new et(Ls(o,n),r,i)}var cf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),ff=/^(?:GBK|Shift_JIS|Big5|EUC)/,af=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
cl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Le="UTF-8",fl=(e,t,n)=>Math.min(Ae(e,t,n,"steps")??2,3);function df(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=fi(e,n),{maxSteps:r}=gt(t,{maxSteps:fl},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return al(c,r).map(({steps:f,gain:a})=>({text:sf(o,f,lf)??o.replace(/[^\r\n]+/g,
d=>sf(d,f,Lr)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function al(e,t){
let n=rf(e);if(n>25)return[];let o=tn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>ul(a,o)).sort(Rr);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>dl(e,f.text)).sort(Rr).slice(0,5);for(let f of s)f.gain+=.6*rf(f.text);s.sort(Rr);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var dl=(e,t)=>[...e].some(n=>!$r(n)&&!t.includes(
n)),of=e=>e.match(/[^\0-\x7F]/g)?.length??0;function uf(e,t){let n=fo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>fo(s,t)).join(""):"",i=.7*of(e)<of(r)?fo(r,t):void 0;return i&&{part:r,bytes:i}}var Rr=(e,t)=>t.
gain-e.gain;function ul({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of cf.entries()){let f=ff.test(c)&&!af.test(
e)?void 0:uf(e,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===e?o:o+tn(e)-tn(a),p=a.includes($t)||pf(d)?.includes($t)?ll:
lr(d).candidates;for(let{encoding:w,score:g}of p){if(g<.003)break;if(t.length>0&&w!==Le&&t[0].really!==Le)continue;let A=Lr(
d,w,a,!0);if(A===void 0||A===a)continue;let m=n+2.4*Math.log2(g)-s*.25-(w===Le?-2:1)-(t.length>0?4:0),F=r-l-tn(A)+m;i.push(
{text:A,steps:[...t,{really:w,readAs:c}],bits:m,left:l,gain:F})}}return i}function rf(e){if(e.includes($t))return 0;let t=af.
test(e),n=-1/0;for(let o of cf){let i=cl.test(o)&&ff.test(o)===t?uf(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of lr(c).candidates)d===o||Lr(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function sf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=fo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var en="\x7F",$t="\uFFFD",ll=[{encoding:Le,score:.9}];function fo(e,t){
if(e.includes($t)&&e.includes(en))return;let n=e.replaceAll($t,en).replace(/[\x80-\x9F]/g,o=>oo(Uint8Array.of(o.charCodeAt(
0)),t));try{return new Gt(ds(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function lf(e,t,n,o=!1){if(n.includes(
$t))return t===Le?pl(e):void 0;try{return new co(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Lr(e,t,n,o){
let r=lf(e,t,n,o);return r===void 0&&t===Le&&!n.includes($t)?pf(e):r}function pf(e){let t=Mr(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function pl(e){let t=Mr(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,en),
[n,o]=[t.split(en),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes($t)&&n.length<=o.length+1?t.replaceAll(en,$t):void 0}var ao=class{path=[];#t;#e;#n;#o=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#t=
de(t,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=de(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(t,n,o){try{this.#t.transcode(
t,n,r=>this.#o.push(r))}catch(r){throw this.#r(b.source,o),r}n!==b.none&&this.#r(n,o)}#r(t,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=df(hl(o));t===b.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#e.transcode(i??o,t===b.result?t:b.none,n)}};function hl(e){try{return new et(0,!1,!0).decode(e,!0)}catch(t){if(!(t instanceof
RangeError))throw t;let n=Math.floor(hf.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var lo=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function wf(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=e,p=Ct(a,"invalid byte sequence"),w=wl(n,o),g=`${xf(a)}at offset ${d}`,A=gf(a,c);a>0&&i?f.push(`${p} ${A}, ${g}`):
a>0&&w!==void 0&&f.push(`${p} ${w===""?A:`${Ur(c)} ${w}`}, ${g}; the file is damaged, or not in ${y[t].name}: check --fr\
om, or use --fatal to stop at such bytes`);let m=ml(e.unmappable,o,r,c);if(e.unmappable>0&&m){let F=s||Number.isNaN(l)?"":
` at offset ${l}`,G=i?"":"; use --unmappable html in HTML, or --to utf-8",dt=`${xf(e.unmappable)}${Dr(u)}${F}`;f.push(`${xl(
e.unmappable,n)} ${m}, ${dt}${G}`)}return f}function ml(e,t,n,o){let r=gf(e,o),i=`${Ur(o)} ${e===1?"its":"their"} best f\
it`;return typeof t=="function"?`${i}, or ${n===""?r:n}`:{replacement:`${Ur(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[t]}
var Ur=e=>e?"would become":"became",gf=(e,t)=>`${t?"would be":e===1?"was":"were"} left out`,xf=e=>e===1?"":"the first ",
xl=(e,t)=>`${Ct(e,"character")} that ${y[t].name} can't represent`;function Dr(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(t)?`${t} (${dn(e)})`:dn(e)}function wl(e,t){if(an(e)||e===nt("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="i\
gnore"?"":t==="html"?"&#65533;":"?"}var Tl="\x1B[?25l",Ol="\x1B[?25h",yf="\r\x1B[K";function Sf(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=Al(r,d,(l-f)/1e3);Ne(`${i?"":Tl}${yf}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Il(e),canShow:bl(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Ne(`${yf}${Ol}`),i=!1}}}var bl=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function Il(e){let t=0;for(let n of e){let o=n==="-"?void 0:Jn(n);if(!o?.isFile())return;t+=o.size}return t}function Al(e,t,n){
let o=`${po(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${po(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${po(e)} of ${po(t)} MB | ${o} | ${c}${s%60} s left`}var po=e=>(e/1e6).toFixed(1);var ho=class{line=1;column=1;#t;#e=null;#n=[];constructor(t){this.#t=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=Ml(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{Ft(this.#t,
this.#e),n=te(t,t.length,0,!1,!1),this.#e=yn()}catch(o){throw P(o)}for(let o of new Uint16Array(h.memory.buffer,bn(),n))
(o&64512)!==56320&&(this.column+=1)}};function Ml(e){let{start:t,words:n}=hn(e,0),o=t+4*n.length,r=Of(e,0,Math.min(t,e.length))+
Of(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Of(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var Vt=class extends Error{};async function Hr(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Sf(
e.files,n,()=>{o?.keepListening?.(),n&&(r=Ce(i))}),c=0;try{n||(r=Ce(i)),o=e.isDry?Nl:Tr(e.output,e.mode);let f=new Pr(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=Xe(e.output,f instanceof Vt?f.cause:f)||c}return r(),c}var Nl={write(){},wait(){},finish(){},discard(){}},Pr=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new Wr(t,n,i=>{try{o.write(i)}catch(s){throw new Vt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof Vt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),St(C(t),n)}}async end(){this.#o.convert(new Uint8Array,b.result),await this.#e.finish()}async#r(t){let n=await gr(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,b.none),await this.#i(),this.#n.add(r.
length),await Xn()}finally{await n.close()}this.#o.convert(new Uint8Array,b.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new Vt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Je(C(t),n)}},Wr=class{#t;#e;#n;#o;#r=new $e;#i;#s;#c=!1;#a=[];#d=!1;#f;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&Ut(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let l=c==="fatal"||c==="tran\
slit";this.#f=l&&!Ut(r)?new ho(r):void 0,this.#s=f&&new lo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#d=!0,n!==b.result&&!this.#c&&(this.#i=this.#e.newFixer?.(),this.#a=[]),this.#a.push(...t.subarray(0,3-this.#a.
length));let r=[];try{this.#o.transcode(t,n,s=>{this.#f?.advance(s),this.#e.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof
Vt)throw s;o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===b.none,
this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#f?.settle();let i=o&&$l(this.#p(o),this.#t,
this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#p(t){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&t instanceof
ht&&t.codePoint===65533)||!(this.#t.isChanged||o===t.index))return t;let{name:i}=y[this.encoding];return new Error(`the \
bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c\
 to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,
b.source)}catch(t){if(t instanceof Vt)throw t}}takeMessages(){let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,
i=this.#r.take();if(!r||!this.#d)return[];this.#d=!1;let s=n?[]:wf(i,r.encoding,this.#t),{path:c=[]}=this.#o;if(c.length>
0&&!n&&s.unshift(`repaired: it was ${c.join(", and then ")}`),typeof t=="object")return(o||!n&&If(r))&&s.unshift(Cl(r)),
s;let f=pt(Uint8Array.from(this.#a));if(f&&f.encoding!==t&&!n){let{name:a}=y[f.encoding];s.unshift(`it begins with the b\
yte order mark of ${a}; check --from, or use --from auto`)}return s}},If=({score:e,kind:t})=>(t&&Vn[t])??(e!==null&&e<.9?
"this is uncertain":void 0);function Cl(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=If(
e),s=i?`; ${i}: check the result, or name the encoding with --from`:"";return`decoded as ${y[t].name} (${r})${s}`}function $l(e,{
isChanged:t,isOnlyCopy:n,unmappable:o},r){if(e instanceof J){let i=e.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${Ct(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof ht&&r){let{line:i,column:s}=r,c=t?"":` (offs\
et ${e.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.
encoding} can't represent ${Dr(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var Rl={binary:"leave it out, or name its encoding with --from",unknown:"name it with --from"};function Af(e,t){let{decide:n,
...o}=ae(e,"--from auto");return{...o,takesWhole:!1,decide(r){let i=r&&Vn[r.kind];if(i&&t)throw new Error(`${i}; ${Rl[r.
kind]}`);return{...n(r),kind:r?.kind}}}}var Ll=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Ul=E(()=>new Map(Ll.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function Bf(e){return nt(e)??Ul().get(fn(e))??To(e)}var Ue=class extends Error{};var Mf=["bash","zsh","fish"];var mo=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Dl,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Pl,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
 is none (translit).",choices:ec},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8\
 and UTF-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","\
strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Convert all line endings to LF or CRLF.",choices:["lf","\
crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarations name the output\u2019s encoding."},{flags:"\
--repair",what:'Repair text that was decoded in the wrong encoding, once or twice (mojibake). --from is then the file\u2019s \
current encoding, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its s\
core and its source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Pr\
int JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics\
 alone (detect, the default), or by the document\u2019s own declaration first (html, xml).',choices:pr},{flags:"--locale\
 <TAG>",what:'The language of the text, such as "ja": a hint for "auto" and --detect.',parse:Wl},{flags:"-q, --quiet",what:"\
Don\u2019t report replaced bytes and characters, or how many files were converted."},{flags:"-s, --silent",what:"The sam\
e as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l\
, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for\
 a shell.",choices:Mf}];var xo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Dl(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Ff(t)}var kl=/ascii|^ansi_x3\.4|367$|646/i;function Pl(e){
let[t,...n]=e.split("//"),o=Ff(t),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].includes(a));if(i>=
0)throw new Ue(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE"),f=kl.test(t)&&
o===nt("windows-1252")?{to:o,ascii:t}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:s?{...f,unmappable:"\
ignore"}:f}function Wl(e){return e.replace(/[.@].*$/s,"").replaceAll("_","-")}function Ff(e){let t=nt(e)??Bf(e);if(t===void 0)
throw new Ue("There is no such encoding; encoding-wasm --list shows all.");if(t===36)throw new Ue("It is a label of the \
replacement encoding, which is not for text; use the name of another one.");return t}var Rt="encoding-wasm",wo=()=>[...mo,...xo].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?Hl(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:vl(t)}}),Hl=e=>[...e?["auto"]:[],...y.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
vl=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function _f(e){return{bash:Gl,zsh:jl,fish:Yl}[e]()}function Gl(){let e=wo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=wo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${Rt} in bash: put it into ~/.local/share/bash-completion/completions/${Rt}\

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
complete -o filenames -F _encoding_wasm ${Rt}
`}function jl(){let e=wo().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=t.length>1?`'(${t.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${Rt}
# Completion for ${Rt} in zsh: put it into a directory of $fpath as _${Rt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Yl(){let e=wo().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${Rt} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Rt} in fish: put it into ~/.config/fish/completi\
ons/${Rt}.fish
${e.join(`
`)}
`}var go=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Nf(e){
let t=[...mo,...xo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let w=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,g=c!==void 0&&(i||l===u-1);return`\\fB${go(
d)}\\fR${g?i?`[${w}]`:w:""}`}),a=r?`
${go(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${go(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${go(e)}" "User Commands"
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
encoding\\-wasm \\-f auto \\-\\-in\\-place=.bak 'subtitles/**/*.srt'
encoding\\-wasm \\-f utf\\-8 \\-t koi8\\-r//TRANSLIT letter.txt
encoding\\-wasm \\-\\-detect *.srt
.fi
`}async function Kl(e,t){if(!Xc())return _e.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=t,p={sniff:i,locale:s,detect:!0};if(o)return Kc({...e,sniffing:p,json:r});
let w=l!==void 0||u!==void 0,g=d===void 0?void 0:Gn(e.to),A={...e,from:n==="auto"?Af(p,w):n,unmappable:g?ut=>g(ut)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},m={isLending:!c&&!f&&!a&&!Vl(A.unmappable),newTranscoder(ut,Lt){let{from:Ot,
to:le}=ut;return f?new ao(Ot,le,Lt):c?typeof Ot=="number"?new Qe(Ot,le,Lt):new Ve(Ot,new Qe(0,le,Lt)):de(Ot,le,m.isLending?
{...Lt,take:Go}:Lt,"")},newFixer:a&&(()=>new Nn(A.to))};if(!w)return Hr(A,m);let{skipUtf8:F=!1,dryRun:G=!1}=t;return Dc(
A,{suffix:l,directory:u,skipUTF8:F,dryRun:G},ut=>Hr({...A,...ut},m))}var Vl=e=>typeof e=="function"||e==="ignore"||e==="\
translit";0&&(module.exports={completionFor,manual,runFully});
