"use strict";var go=Object.defineProperty;var Cf=Object.getOwnPropertyDescriptor;var $f=Object.getOwnPropertyNames;var Rf=Object.prototype.hasOwnProperty;var Lf=(e,t)=>{for(var n in t)go(e,n,{get:t[n],enumerable:!0})},Uf=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of $f(t))!Rf.call(e,r)&&r!==n&&go(e,r,{get:()=>t[r],enumerable:!(o=Cf(t,r))||o.enumerable});return e};var Df=e=>Uf(go({},"__esModule",{value:!0}),e);var Vl={};Lf(Vl,{completionFor:()=>Ff,manual:()=>_f,runFully:()=>Yl});module.exports=Df(Vl);var nn="encoding-wasm";function Gr(){throw new Error("encoding-wasm: call instantiate() first.")}var on=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var y=Hf();function Hf(){let e=on.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Kr=E(()=>new Map(y.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),vf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],rn=e=>e<36&&e!==33,z=e=>e>0&&e<29,sn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),Gf=e=>vf.find(([t])=>e>=t)[1];function nt(e){let t=Kr();return t.get(e)??t.get(zr(Yf(e)))}function st(e,t){
let n=nt(e);if(n===void 0){let o=So(e),r=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Gf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${nn}' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var jf=E(
()=>new Map(Array.from(Kr(),([e,t])=>[cn(e),t]).reverse()));function So(e){let t=cn(e),n=jf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var cn=e=>zr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Vr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function pt(e){if(e[0]>=239)return Vr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function qr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function fn(e){return Vr.find(t=>t.encoding===e)?.bytes}function Ut(e){return e===
0||e===37||e===38}function Yf(e){let t=0,n=e.length;for(;jr(e[t]);)t+=1;for(;jr(e[n-1]);)n-=1;return e.slice(t,n)}var jr=e=>`\
	
\f\r `.includes(e);function zr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var J=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var an=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Jr=Symbol.for("encoding-wasm.UnmappableError"),ht=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${an(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Jr in o}[Jr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Xr=(e,t)=>e?.prototype?.[t],dn=e=>Xr(globalThis.Buffer,e),qt=dn("ucs2Slice"),he=dn("ucs2Write"),Zr=dn("utf8Slice"),Dt=dn(
"latin1Slice"),Kf=e=>globalThis[e],Qr=Kf("TextDecoder"),Vf=Xr(Qr,"decode");function mt(e,t=!1){let n=new Qr(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(n,"decode",{value:Vf}),o=>n.decode(
o)}function X(e){try{return e()}catch{return}}var H=()=>"InternalError"in globalThis,L=()=>"Bun"in globalThis,zt=()=>To().includes(
"Chrome/"),ot=()=>To().includes("AppleWebKit/")&&!zt()&&!(At()>0);function To(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var It=()=>"Deno"in globalThis,Z=()=>To()==="Cloudflare-Workers",xt=()=>ot()||Z(),At=()=>Z()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),kt=()=>At()<22,ti=e=>globalThis.process?.getBuiltinModule?.(e);function me(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Oo=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,ei=()=>Object.getPrototypeOf(Uint8Array.prototype),un=e=>Oo(ei(),
e),bo=e=>Oo(DataView.prototype,e),Jf=()=>Oo(ArrayBuffer.prototype,"byteLength"),Io=e=>ei()[e],Xf=un(Symbol.toStringTag),
ln=un("buffer"),Ao=un("byteOffset"),ni=un("byteLength"),Zf=Io("includes"),Qf=Io("set"),ta=Io("slice"),ea=bo("buffer"),na=bo(
"byteOffset"),oi=bo("byteLength"),ri=Jf(),x=e=>ni.call(e);function Pt(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:x(e)}var T=(e,t,n=x(e))=>new Uint8Array(ln.call(e),Ao.call(e)+t,n-t);function Jt(e,t){let n=new Uint8Array(
x(e)+x(t));return Q(n,e),Q(n,t,x(e)),n}function pn(e,t){let n=Ao.call(e),o=t+(-(n+t)&3),r=Math.max(0,x(e)-o)>>2,i=r>0?new Int32Array(
ln.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var ct=(e,t)=>T(e,0,Math.min(t,x(e))),Q=(e,t,n)=>Qf.call(e,t,n),
ii=(e,t)=>Zf.call(e,t),rt=(e,t,n)=>ta.call(e,t,n);function hn(e,t,n){if(n>24)return rt(e,t,t+n);let o=new Uint8Array(n);
for(let r=0;r<n;r++)o[r]=e[t+r];return o}function wt(e,t){if(t<=64)return!1;try{return ri.call(ln.call(e)),!1}catch{return!0}}
var oa="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function ft(e,t,n=oa){if(!ArrayBuffer.isView(
e)&&Bo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Xt(e){if(ArrayBuffer.isView(e))return ra(e);try{return new Uint8Array(e)}catch{return D}}var xe=e=>e instanceof
Uint8Array?e:Xt(e);function ra(e){try{return Xf.call(e)===void 0?new Uint8Array(ea.call(e),na.call(e),oi.call(e)):new Uint8Array(
ln.call(e),Ao.call(e),ni.call(e))}catch{return D}}var D=new Uint8Array;function Bo(e){try{return ri.call(e)}catch{}try{return oi.
call(new DataView(e))}catch{return}}function gt(e,t,n){Zt(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function Zt(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var Et=e=>`${e}`;function si(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ci(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function Mo(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=Et(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function di(e,t,n){let o=mn(f=>fa(f,n),e,t),r=mn(da,e,t);if(o&&r){let f=It()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:It()?o.writeBytes:void 0,mostByTable:512}}
let i=Fo(e);if(o)return H()?aa(o,mn(ai,e,t)):o;let s=r??mn(ai,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function mn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Fo(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var ca="str\
ings";function fa(e,t){let[n]=WebAssembly.Module.customSections(t,ca),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function aa(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function da(e){let[t,n]=[qt,he],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:L()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){Q(a,new Uint8Array(
e.buffer,l,2*u),d),d+=2*u},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function ai(e){let t=mt("utf-16le"),{write:n,most:o}=Fo(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function Fo(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return me(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var xn,h,No,ui,li,it,v={input:0,units:0,output:0},De=0,wn={name:"",encoding:-1},I={isBusy:!0,newCodec:NaN,count:0};function Bt(e,t){
wn.name=e,wn.encoding=t,I.newCodec=NaN,I.count+=1,I.isBusy&&pi(),I.isBusy=!0}function pi(){try{gi(),xn??=wi(mi(Gr())),pa(
new WebAssembly.Instance(xn),xn)}catch(e){throw Ei(e)}}function hi(e){try{gi(),xn=wi(mi(e))}catch(t){throw Ei(t)}pi()}function mi(e){return la(e)?e:new WebAssembly.Module(e)}function la(e){try{return WebAssembly.Module.customSections(e,xi),
!0}catch{return!1}}var xi="encoding-wasm";function wi(e){let[t]=WebAssembly.Module.customSections(e,xi),n=`${nn} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function pa({exports:e},t){h=e,_o=
WebAssembly.RuntimeError,v.input=h.input(),v.units=h.units(),v.output=h.output(),Ti(),it=di(h.memory,v.units,t),De=Math.
min(h.units_length(),it.most),I.isBusy=!1}function gi(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function Ei(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;
if(ha(e))return new RangeError(`encoding-wasm: ${yi} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))
return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var yi="no memory \
for WebAssembly; free some, and call again",ha=e=>e instanceof RangeError&&/memory/i.test(e.message);function ge(){return $o(),
No}function Si(){return $o(),ui}function Co(){return $o(),li}function $o(){No[0]===void 0&&Ti()}function Ti(){let{buffer:e}=h.
memory;No=new Uint8Array(e),ui=new Uint8Array(e,v.input,65536),li=new Int32Array(e,h.codec(),h.codec_length()>>2)}function gn(e,t){
return Bt(e,-1),Ro(t)}function Ro(e){try{let t=e();return I.isBusy=!1,t}catch(t){throw P(t)}}var _o;function P(e){if(!I.
isBusy||!_o||!(e instanceof _o))return e;let t=y[wn.encoding]?.name,n=`${wn.name}${t?` of ${t}`:""} failed`;return ma()?
new RangeError(`encoding-wasm: ${n}: ${yi}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function ma(){try{return h.memory.grow(32),
!1}catch{return!0}}function tt(e=null){let t=Co();return Mi(t,e??new Int32Array(t.length))}function En(){return h.held()!==0?tt():(I.newCodec=
ke,null)}var Uo=e=>Mi(e,Co());function Mi(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ft(e,t){Fi(e,t)||(Bt(
"decoding",e),t?Uo(t):h.new_decoder(e),ke=e===33||e===36?NaN:e)}var ke=NaN;function Fi(e,t){return t||I.newCodec!==e||I.
isBusy?!1:(I.newCodec=NaN,I.isBusy=!0,!0)}function yn(e,t){Fi(~e,t)||(Bt("encoding",e),t?Uo(t):h.new_encoder(e),ke=~e)}function Do(e,t,n,o){
Bt("transcoding",e),o?Uo(o):h.new_transcoder(e,t,+n)}function _i(e,t){h.set_source_encoding(e,+t),I.isBusy=!1}function Qt(e){
let t=x(e),n=h.alloc(t)>>>0;return Q(ge(),e,n),[n,t]}var ya=E(()=>Uint8Array.from(on,e=>e.charCodeAt(0))),Oi,ko=e=>gn("s\
niffing",()=>(Oi!==h&&h.give_labels(...Qt(ya())),Oi=h,e())),Po=(e,t,...n)=>ko(()=>h.sniff_html(...Qt(e),t,...n)),Ni=(e,t,n)=>ko(
()=>h.sniff_xml(...Qt(e),t,n));function Ci(e,t){let n=ko(()=>h.find_declared_label(...Qt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var $i=(e,t)=>gn("sniffing",()=>h.default_for(...Qt(e),t)),Ri=()=>Bt("detection",-1);function Li(e,t){
try{h.feed_detector(...Qt(e),+t)}catch(n){throw P(n)}}var Ui=(e,t,n,o)=>Ro(()=>{let r=f=>f?Qt(f):[0,0],i=h.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function te(e,t,n,o,r){Ee(e,t),I.isBusy=!0;let i=h.decode_block(t,n,+o,+r);return I.isBusy=!1,r&&i>=0&&(I.newCodec=
ke),An(i)}function Di(e,t){let n=x(e);Ee(e,n),I.isBusy=!0;let o=h.decode_block(n,0,2,+t);return I.isBusy=!1,An(o)}var Mt={
encoding:-1,at:0,most:0,owner:void 0};function Sn(e,t,n){if(Mt.encoding!==e||Mt.owner!==h||I.isBusy){try{Bt("decoding",e),
Mt.owner=h,Mt.at=it.readBytes?h.byte_table(e):0,Mt.most=!sn(e)&&it.mostByTable||1/0,Mt.encoding=e}catch(r){throw P(r)}I.
isBusy=!1}if(Mt.at===0||n>Mt.most)return;if(n<=65536)return Ee(t,n),bi(n);if(it.most>De)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);Ee(T(t,r,r+i),i),o=ee(o,bi(i))}return o}function Pe(e,t,n,o){return gn("decoding",()=>{
let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Ee(r===t?e:T(e,i,i+r),r),!h.is_free_of(r,n,o))
return!1;return!0})}function Wo(e,t){let n=-1,o,r;function i(s){try{return Bt(e,s),n=s,r=h,o=t(s),I.isBusy=!1,o}catch(c){
throw P(c)}}return s=>s===n&&r===h&&!I.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Ho=Wo("encoding",e=>{let t=h.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=h.memory;return z(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),ki=Wo("encod\
ing",e=>{let t=h.unit_table(e)>>>0,n=new Uint8Array(65536);return Q(n,new Uint8Array(h.memory.buffer,t,16384)),n}),Tn=Wo(
"decoding",e=>{let t=z(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>0?new Uint16Array(h.memory.buffer,n,t?256:
65536):void 0}),bi=e=>it.readBytes(v.input,e,Mt.at);function ee(e,t){try{return e+t}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Pi=e=>e+
65536+3<=De,Wi=e=>e>De&&e<268435456?it.collect?.(e+3):void 0,On=()=>v.units,Hi=()=>ge()[v.units]|ge()[v.units+1]<<8,bn=(e,t)=>it.
read(v.units+2*e,t-e),We=(e,t,n,o=0)=>it.write(e.slice(t,n),v.units+2*o);function vi(e,t){if(!I.isBusy&&!it.writeBytes)return;
Bt("encoding",t);let n=it.writeBytes?.(e,v.output,h.unit_table(t));return I.isBusy=!1,n===e.length?ne(n):void 0}function In(e,t,n,o){
I.isBusy=!0;let r=h.encode_block(e,t,n,+o);return I.isBusy=!1,o&&r>=0&&k.finished()&&(I.newCodec=ke),An(r)}var b={none:0,
source:1,result:2};function Gi(e,t,n,o){let r=x(e);Ee(e,r),I.isBusy=!0;let i=h.transcode_block(r,+t,n,o);return I.isBusy=
!1,An(i)}function Ee(e,t){let n=Si();if(t>8)try{Q(n,e)}catch{Q(n,T(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function An(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ne=e=>hn(
ge(),v.output,e),vo=e=>ge().subarray(v.output,v.output+e),k={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.
written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},_t={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var Sa=new Uint8Array(256);var Ki=E(()=>he?96:H()||xt()?1024:128),Go=E(()=>xt()?65536:H()||L()?4096:128),Ta=E(()=>new Uint8Array(2*Go()));function Vi(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}
function qi(e,t){let{length:n}=e,o=new Uint8Array(n);for(let i=0;i<n;i++)o[i]=t[e.charCodeAt(i)];return(Z()?Pe(o,n,0,255):
!ii(o,0))?o:void 0}function zi(e,t){let{length:n}=e,o=2*n<=256?Sa:Ta(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<
128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return hn(o,0,r)}var Ji=new Uint8Array(128),Nt=Oa(Ji);function Oa(e){return new Uint16Array(e.buffer)}var Xi=E(()=>Ko()?0:18),Zi=E(()=>At()>
0&&!It()&&!L()?12:18),ba=E(()=>H()||kt()?18:8),Qi=E(()=>It()||!(At()>=22||xt())?64:32),Ia=E(()=>H()||L()||ot()?64:32),Aa=E(
()=>ot()?36:18),Bn=(e,t)=>(e[0]&e[t>>1])>=128;function ts(e,t,n){return n?t<=ba():t<=Aa()||t<=Ia()&&(Bn(e,t)||Fn())}var es=()=>({
mixed:Zi(),most:Qi()}),ns=(e,t)=>t<=Zi()||t<=64&&Bn(e,t)&&t<=Qi(),V={length:0,bytes:[0,0]};function re(e,t,n,o){if(e[0]<
128&&Ko())return Vo(e,t)?Dt.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,d=e[i++]^
128,l=a?0:e[i++]^128;if(c=a?(f&31)<<6|d:(f&15)<<12|d<<6|l,!(f>=194&&f<240&&(d|l)<64&&i<=t)||!a&&(c<2048||(c&63488)===55296||
c===65279))return Ba(e,s,t,n,o,r)}Nt[r++]=c}return He(r)}function os(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){
let r=e[o]|e[o+1]<<8;if((r&63488)===55296)return;Nt[n++]=r}return He(n)}function Ba(e,t,n,o,r,i){let s=Yo();for(let c=t;c<
n&&i<=s;){let f=e[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,
p=f===237?159:f===244?143:191,w=0;for(;w<a&&c<n;w++,c++){let g=e[c];if(g<u||g>p)break;u=128,p=191,d=d<<6|g&63}if(w<a){if(c===
n&&!o){if(f>=239)return;rs(f,128|d&63,1+w);break}l=!0}if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&(Nt[i++]=55232+(d>>
10),d=56320|d&1023),Nt[i++]=d}return He(i)}function jo(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){
if(r??=Tn(o),!r)return;if(a=r[f],a===0&&(s<t&&(a=r[f|e[s++]<<8]),a===0))return Ma(e,c,t,n,i,o,r)}Nt[i++]=a}return He(i)}
function Ma(e,t,n,o,r,i,s){let c=Yo();for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){
if(i===32)return;rs(a,0,1);break}let l=f<n?e[f]:0;if(d=s[a|l<<8],d>0)f+=1;else if(Fa(l,i))d=65533;else return}Nt[r++]=d}
return He(r)}function Fa(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function Mn(e,t,n){return V.length=
0,re(T(e,t,n),n-t,!1,!0)===""}function rs(e,t,n){V.length=n,V.bytes[0]=e,V.bytes[1]=t}function He(e){if(e<3||e<=18&&!Ko())
return me(Nt,0,e);if(Fn())return qt.call(Ji,0,2*e);if(!(e>Yo()))return me(Nt,0,18)+me(Nt,18,e-18)}var Yo=E(()=>Fn()?1/0:
36),Ko=E(()=>L()&&Fn()),Fn=E(()=>X(_a)===!0);function _a(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(qt)==="a\uFEFF\uD83D"&&t(Dt)==="a\0\xFF\xFE=\xD8"}function Vo(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}function vt(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var Jo=["fatal","html","replacement"];function qo(e,t){let{length:n}=e,o=z(t);if(n>64&&n>(o?Ki():Go()))return;if(o)return Vi(
e,Ho(t));if(!!0)return;let r=Ho(t);return r&&zi(e,r)}var Ca=E(()=>L()||ot()||Z()&&!he);function fs(e,t){return Ca()?qi(e,
ki(t)):vi(e,t)}var Xo=()=>"",Gt=class{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=t=>t;constructor(t,n,o=void 0){this.
encoding=t,this.unmappable=n,this.#t=o}get name(){return y[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:Jo.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=qo(t,this.encoding);
if(n)return n;try{let o=z(this.encoding)&&fs(t,this.encoding);if(o)return o;yn(this.encoding,null),We(t,0,t.length);let r=In(
0,t.length,this.#r,!0);return r===-2||!k.finished()?void 0:(this.#n=0,ne(r))}catch(o){throw P(o)}}#s(t,n){let o=new Y;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new ht(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===Xo,l=f&&!d?2048:65536,u=f&&this.
encoding===33?new zo(c,o):void 0,p=u?m=>u.add(m):o,w=u?m=>u.addUnchanged(m):o,g=0,A=null;try{if(!s){let m=z(this.encoding)?
fs:qo;for(;g+65536<t.length;g+=65536){let F=m(t.slice(g,g+65536),this.encoding);if(!F)break;o(F)}}for(yn(this.encoding,s);g===
0||g<t.length;g+=l){let m=Math.min(g+l,t.length);We(t,g,m);let F=m===t.length;for(let G=0,dt=!1;!dt;){let ut=In(G,m-g,a,
n&&F);p(ne(ut===-2?k.written():ut));let Lt=i+g+G+k.start();if(G+=k.read(),dt=ut!==-2&&k.finished(),ut!==-2||d)continue;let Ot=k.
codePoint();if(f){A=tt(A);let{count:le}=I,Hr=()=>this.locate(Lt),en=f(Ot,Hr);I.count!==le&&(yn(this.encoding,A),We(t,g,m));
let vr=Nf=>{throw new ht(Nf,Hr(),this.name)};typeof en=="string"?$a(en,p,vr):en?w(en):vr(Ot)}else r(Ot,Lt)}}}catch(m){throw P(
m)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=tt(),this.#n=i+t.length}};function $a(e,t,n){let o=si(e);for(let r=0;r<
o.length;r+=2048){let i=Math.min(r+2048,o.length);We(o,r,i,2048);let s=In(2048,2048+i-r,0,!1);s===-2&&n(k.codePoint()),t(
ne(s))}}var zo=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=x(t);if(n===0)return;t[0]!==27&&this.#t(
this.held);let o=t[n-3]===27?n-3:n;this.#t(rt(t,0,o)),this.held=rt(t,o,n)}addUnchanged(t){this.#t(this.held),this.held=D,
this.#t(t)}},Y=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){let n=x(t);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Q(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){Q(o.bytes,t,o.length),o.length+=n;return}this.#e={bytes:t,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(t){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?rt(o,0,r):o)}}concatenate(){
let t=this.#t;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Ra(this.#n),o=0;return this.forEach(r=>{Q(n,r,o),o+=x(r)}),
n}};function Ra(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:t})}}function as(e,t,n="encodeUTF16() of 'encoding-wasm', \
or UTF-8"){let o=st(e,t);if(o===37||o===38){let{name:r}=y[o];throw new RangeError(`${t}: ${r} has no encoder in the stan\
dard; use ${n}.`)}return ds(o,e,t)}function ds(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the enc\
oding 'replacement', which can't be written; use UTF-8.`);return e}var _n=class{#t;#e;#n=new Y;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new Y;let n=pt(t)?.bytes.length??0,o=this.#r(T(t,n,Math.min(x(t),n+4096*this.#e)));if(!Zo(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=Ci(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
nt(d)!==this.#t&&(r.push(T(t,i,n+f*this.#e),this.#i(y[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(x(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function Zo(e){let t=0;for(;t<x(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var er=E(()=>X(ka)),ie=E(()=>X(Pa)),hs=E(()=>X(ja));function ms(e,t,n){if(e!==0&&e!==38||n<24||wt(t,n)||e===0&&gs(t,n))return;let o=e===0?ie():hs();return o?.takes?.(t,n)===
!1?void 0:o}function nr(e,t,n,o){if(V.length=0,o&&t>8192||t>256&&(wt(e,t)||gs(e,t)))return;let r=ie();if(!r||r.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!Mn(e,i,t))))try{let s=i<t?T(e,0,i):e,c=o?r.decodeOrFail(
s,i):r.decodeQuickly(s,i);return t>256&&c!==void 0&&Nn(s,i,c),c}catch{return}}function xs(e,t){let n=ie();if(n?.takesBuffer(
e,t))try{return n.decodeBuffer(e)}catch{return}}function ws(e,t){let n=hs();if(!(t%2>0||!n?.takes?.(e,t)||wt(e,t)))return n.
decode(e,!0)}function gs(e,t){if(t<8192||Da())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&
192)!==128&&n++;return n>1}var Da=E(ot);function ka(){let{isAscii:e}=ti("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function Pa(){let e=kt(),t=e?er():void 0;if(e&&!t)return;let n=mt("utf-8"),o=Ha(n),r=xt()?mt("utf-8",!0):Wa(o),
i=t&&((m,F)=>vt(m,F)&&t(m)),s=i??(zt()?va:Z()?Ga:void 0),c=i?(m,F)=>Es(m,F)||F>256&&i(m,F):s,[f,a]=zt()?[48,128]:[0,It()?
-1:e?2048:8192],d=(m,F)=>F>=f&&F<=a&&(!t||F<=64||t(m)),l=[239,187,191,97,230,188,162,240,159,146,169],u=Uint8Array.of(...l,
...ls.flat()),p=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,w=Uint8Array.of(97,127),g=o(u,u.length)===p&&
n(u)===p&&n(u.buffer)===p&&o(w,2)==="a\x7F"&&r(u.subarray(0,l.length),l.length)===p.slice(0,5)&&ls.every(m=>X(()=>r(Uint8Array.
from(m),m.length))===void 0),A=Dt;if(!(!g||t&&A.call(w)!=="a\x7F"))return{decode(m,F){try{return t?A.call(m):(F?r:n)(m,m.
length)}catch{return}},decodeQuickly:o,decodeOrFail:r,takesQuickly:c,decodeBuffer:n,takesBuffer:d,takes:s,completeLength(m,F){
for(let G=1;G<=3&&G<=F;G++){let dt=m[F-G];if(dt<128)break;if(dt>=192)return(dt>=240?4:dt>=224?3:2)>G?F-G:F}return F}}}var ls=[
[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Wa=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?
void 0:o};function Ha(e){let[t,n]=[Zr,Dt];if(kt())return(r,i)=>i>256?n.call(r):e(r);if(!t||L()||!(At()>=22))return e;let o=It()?
Es:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var Es=(e,t)=>t<=64||t<=256&&vt(e,t);function va(e,t){if(t<64)return!1;if(vt(
e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)
n-=3;else if(i>=206&&i<240)return!1}return n>=0}var Qo=0;function Nn(e,t,n){t<1024||!Z()||!vt(e,t)||(Qo=n.length===t?0:Qo+
1)}function Ga(e,t){if(t<1024)return!0;if(vt(e,t))return Qo<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=
227&&e[r]<234&&(n+=1);return n<3}function ja(){return H()||xt()?Ka():Ya()}function Ya(){let e=qt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return ys(kt()?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function Ka(){
let e=mt("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return ys(1/0,(t,n)=>{let o=e(t);
return n&&o.includes("\uFFFD")?void 0:o})}var ys=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){try{return t(n,o)}catch{return}},
completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});var ir=E(()=>xt()?8:zt()?352:18),Va=E(L);function Os(e,t,n){if(n>64)return vt(t,n)?qa(e,t,n):void 0;if(n<=Xi()||(t[n>>1]|
t[n-1])>=128||!Vo(t,n))return;let o=$n();return o?o.call(t,0,n):Sn(e,t,n)}function qa(e,t,n){let o=$n(),r=z(e);if(!(n<512&&
(r||!o))&&!(r&&Ms(e))&&!wt(t,n))try{return er()?.(t)??Pe(t,n,128,128)?o?o.call(t):ie()?.decodeQuickly(t,n):void 0}catch{
return}}var Cn=[],se=[];function bs(e,t,n){if(!(n<=ir()||n>=512&&!Ms(e)))return se[e]===void 0&&(se[e]=nd(e)?Bs(e):null),
As(se[e],t,n)}function Is(e,t,n){return n<512?(Va()?rr(e,t,n):void 0)??Sn(e,t,n)??rr(e,t,n)??Ss(e,t,n):rr(e,t,n)??(Za(e)?
Ss(e,t,n):void 0)??Sn(e,t,n)}var or=0,za=E(()=>sr()?8192:512);function rr(e,t,n){let o=$n();if(!o||e!==21)return;let r=n<
za();if(r&&or>0){or-=1;return}if(!Xa(t,n)){r&&(or=15);return}if(!wt(t,n))try{return o.call(t)}catch{return}}var Ss=(e,t,n)=>As(
Bs(e),t,n),As=(e,t,n)=>e&&(n<=256||!wt(t,n))?ve(e,t):void 0;function ve(e,t){try{return e(t)}catch{return}}function Bs(e){
return Cn[e]===void 0&&(Cn[e]=null,Cn[e]=X(()=>od(e))??null),Cn[e]}var $n=E(()=>X(Ja));function Ja(){let e=Dt,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Xa(e,t){let n=Math.min(t,64);
for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Pe(e,t,128,224)}var Za=e=>e===21?sr():Qa()||td()&&sn(e),Ms=e=>!$n()&&
(e===21?sr():ed()),Qa=E(()=>H()||ot()),td=E(Z),ed=E(H),sr=E(()=>H()||L()||!(At()>0)),nd=e=>H()||L()||xt()||kt()||zt()&&e===
21;function od(e){let t=Tn(e),n=mt(y[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from(
{length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Fs;function _s(e,t,n){return Fs??=rd(),Fs(e,t,n)}function rd(){let e=ie(),{mixed:t,most:n}=e&&L()?{mixed:0,most:0}:es();
return(o,r,i)=>{if(r<=t||r<=n&&Bn(o,r)){let s=re(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{return i?
e?.decodeOrFail(o,r):e?.decodeQuickly(o,r)}catch{return}}}function Rn(e,t,n,o=!1){try{Ft(e,null);let r=te(t,n,0,o,!0);return r<
0?void 0:bn(0,r)}catch(r){throw P(r)}}var cr=E(()=>H()?{any:768,shiftJIS:224,markup:1/0}:Z()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:L()?2048:
ot()?112:0}),Ns=e=>e===34?cr().shiftJIS:cr().any,Cs=[];function $s(e,t,n){if(n>cr().markup||n>Ns(e)&&!cd(t,n))return;let o=Cs[e];
if(o)return wt(t,n)?void 0:ve(o,t);fd(e,n)}function cd(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;
for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var Ge=[];function fd(e,t){Ge[e]===void 0&&(Ge[e]=X(()=>dd(e))??null);
let n=Ge[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,Ge[e]=null,X(()=>{let{value:o}=n.sequences.next();o?n.decode(
o)===Rn(e,o,x(o))&&(Ge[e]=n):ad(e,n.decode)})))}function ad(e,t){Cs[e]=t;let n=Ns(e);n>0&&(se[e]=o=>o.byteLength<=n?t(o):
void 0)}var dd=e=>({decode:mt(y[e].name),sequences:ld(e),credit:0}),ud=[[239,187,191],[254,255],[255,254],[132,49,149,51]],
fr=[10,164,162];function*ld(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ud)yield Uint8Array.of(...i,
...fr);for(let i=128;i<=255;i++)yield fe([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield fe([143,143],[i,i],t);if(e===
29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield fe([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield fe(
[i,Math.min(i+7,254)],n,r,n);yield fe([227,227],[50,50],o,n),yield fe([129,129],[48,48],t),yield fe([129,129],[48,48],r,
t)}}function fe(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+fr.length,r=new Uint8Array(n*o+e.length-
1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(fr,s*o+
e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var Oe=new Uint8Array(18),hd=[0,0],et=class{encoding;fatal;ignoreBOM;#t=null;#e=hd;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return y[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Pt(t);if(!this.#t&&this.#n===0){let i=this.#a(t,r,n);if(i!==void 0)return n||
this.#l(r),i}return this.#c(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?_s(t,n,this.fatal):nr(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{let s=this.#s(
t,n,256)??this.#a(t,n,!0);if(s!==void 0)return s;let c=i&&!Ut(r)?Rn(r,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#c(
t,n,!0,o)}decodeBuffer(t,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#f(this.#d(xs(t,n))):this.#s(t,n,511)}#s(t,n,o){
let r=n<=o&&n>ir()?se[this.encoding]:void 0;return r?this.#d(ve(r,t)):void 0}#c(t,n,o,r){if(this.#n>0){let d=this.#p(t,n,
o)??this.#u(t,n,o,r);if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(t,n,o)??this.#m(
t,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,P(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?a:a.toTypeError(r);return f}#a(t,n,o){let{encoding:r}=this;if(V.length=0,n===0)return"";if(r===0){let c=ns(t,n)?re(
t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=nr(t,n,o,this.fatal);return this.#f(f)}if(r===38){let c=n<=36?os(t,
n):ws(t,n);return this.#f(c)}if(!rn(r))return;let i=z(r),s=(i?bs(r,t,n):void 0)??(t[0]<128?Os(r,t,n):void 0)??(!i&&o&&n>
18?$s(r,t,n):void 0)??(ts(t,n,i)?jo(t,n,o,r):void 0)??(i?Is(r,t,n):void 0);return this.#d(s)}#d(t){return this.fatal&&this.
encoding!==21&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):
t}#p(t,n,o){let r=this.#n+n;if(n===0||r>18)return;V.length=0,this.#h(t,r);let i=this.encoding===0?re(Oe,r,o,this.fatal):
this.#d(jo(Oe,r,o,this.encoding));return i!==void 0&&!o&&this.#l(n),i}#u(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#h(t,a);let d=re(Oe,a,!0,!0);if(d===void 0)return;let l=a-
f;this.#n=0,this.#r+=l,this.#o=!0;try{return ee(d,this.decode(T(t,l),o,r))}catch(u){throw this.#o=s,u instanceof J||u instanceof
TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),u}}#h(t,n){Oe[0]=this.#e[0],Oe[1]=this.#e[1];for(let o=this.#n;o<
n;o++)Oe[o]=t[o-this.#n]}#l(t){this.#r+=t,this.#o||=this.#n+t>V.length,this.#n=V.length,V.length>0&&(this.#e=[V.bytes[0],
V.bytes[1]])}#x(){let t=Uint8Array.from(this.#e);try{Ft(this.encoding,null),te(t,this.#n,0,this.fatal,!1),this.#t=tt(),this.#n=
0}catch(n){throw P(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=ms(this.encoding,t,n);if(!r)return;
let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&
192)===128;)i+=1;if(i===n)return;if(s=this.#m(T(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:T(t,i,c),a=r.decode(f,
this.fatal);if(a===void 0){if(s=ee(s,this.#m(f,c-i,!0)),this.#i)return s}else Nn(f,c-i,a),s=ee(s,this.#f(a)),this.#r+=c-
i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Mn(t,c,n)?(this.#l(n-c),s):ee(s,this.#m(T(t,c,n),n-c,o))}#m(t,n,o){
Ft(this.encoding,this.#t);let r="",i=Wi(n),s=this.#o||this.ignoreBOM||!Ut(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-
f<=65536,d=Math.min(65536,n-f),l=f===0&&a?t:T(t,f,f+d),u=te(l,d,c,this.fatal,o&&a);if(u<0)return this.#t=tt(),this.#i=new J(
this.name,this.#r+f+k.start(),k.length()),r;if(c+=u,c>0&&(a||!Pi(c))){let p=!s&&Hi()===65279?1:0;i?i.add(On()+2*p,c-p):r=
ee(r,bn(p,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:En(),this.#r+=n,i?i.toText():(this.encoding===0&&Nn(t,
n,r),r)}},Ln=new et(0,!1,!1);function je(e,t,n,o,r,i){return Ln.encoding=n,Ln.fatal=o,Ln.ignoreBOM=r,Ln.decodeWhole(e,t,
i)}function Rs(e,t){let n=st(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for \
the encoding 'replacement', which decodes nothing.`);return n}var Un=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Gt(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=x(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(t,i,s?r:i+4096),
s?n:b.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=l=>(s??=xd(r,t),s[l-i]);let c=new Y,f;try{this.#t.
transcode(t,n===b.result?b.source:n,l=>c.add(l))}catch(l){f=l}let a=c.concatenate(),d=je(a,x(a),38,!1,!0);try{this.#e.encodeOrFail(
d,n===b.result,o),this.#n=n===b.result?0:i+d.length}catch(l){throw this.#t.abandonSource(),l}if(f)throw f}};function xd(e,t){
let n=x(t),o=e.copy(!1),r=new Float64Array(2*n+2),i=0,s=Ls(e);for(let c=0;c<n;c++){let f=e.position+c,a=s===f?wd(o.from,
t,c):0;if(a>0){o.transcode(T(t,c,c+a),b.none,()=>{});for(let m=0;m<a;m++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=T(t,c,
c+1),l=o.copy(),u=0,p=0;o.transcode(d,b.none,m=>{u===0&&(p=m[0]|m[1]<<8),u+=x(m)/2}),u>0&&(r[i++]=s);let w=p===65533&&s<
f?Us(l,d,b.none):void 0,g=w&&w.offset+w.length;for(let m=1;m<u;m++)r[i++]=g===void 0?s:g+m-1;let A=f-s===2||f<=2;u>0&&!w?
s=f+1:(w||A)&&(s=Ls(o))}return r[i]=s,r}function wd(e,t,n){if(z(e))return x(t)-n;let o=n;if(rn(e))for(;t[o]<128;)o+=1;return o-
n}var Ls=e=>Us(e,D,b.source)?.offset??e.position;function Us(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof
J)return o;throw o}}var be=e=>e==null?void 0:Et(e);function Ie(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function gd(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>st(Et(o),t))}}var kn={allowUTF8:e=>e===void 0||!!e,candidates:gd,locale:be,maxBytes:Ie,
tld:be},dr=["text","ASCII","empty","binary","unknown"];function Ae(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=x(e),f=Math.min(c,i);Ri();for(let p=0;p<f;p+=65536){let w=Math.min(p+65536,f);Li(T(e,p,w),t&&w===c)}let a=Ui(
o,r&&Dn(r),s&&Dn(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:dr[d],isASCII:dr[d]==="ASCII"||dr[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,w)=>({encoding:y[a[3+2*w]].name,score:a[4+2*w]}))}}function Dn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function ur(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=ft(e,n),r=gt(t,kn,n),i=Ae(Xt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:y[i.encoding].name}}var Sd=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Td=[33,36,37,
38],Be=(e,t)=>{let n=be(e);return n===void 0?-1:st(n,t)},Ds=(e,t,n)=>Math.min(Ie(e,t,n)??1024,1048576),ks=(e,t)=>Math.max(
3,t===-1?e:0),Ps=e=>nt(be(e)??"")??-1;function Od(e,t,n){if(e)return gt(e===!0?void 0:e,kn,`${t}, option '${n}'`)}var bd={
defaultEncoding:Be,detect:Od,likelyEncoding:Be,locale:be,maxPrescanBytes:Ds,parentEncoding:Be,transportLayerEncodingLabel:Ps,
userOverride:Be};function Id(e,t){let n=gt(e,bd,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:ks(i,Math.max(f,c)),declared(a){let d=Po(a,i,f,c,s,o);return d===-1?void 0:Ye(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Ws(a)??Ad(r,n.defaultEncoding)}}function Ws(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Ad(e,t){
return Ye($i(Dn(e),t===-1?21:t))}var Bd={defaultEncoding:Be,maxPrescanBytes:Ds,transportLayerEncodingLabel:Ps};function Md(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=gt(e,Bd,t),i=s=>{let c=Ye(Ni(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:ks(o,r),declared:i,decide:()=>i(D)}}function Fd(e,t){let n={...kn,
defaultEncoding:Be},{defaultEncoding:o,...r}=gt(e,n,t);return{prescanned:3,declared(i){let s=pt(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Ws(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var _d={detect:Fd,html:Id,xml:Md},lr=["detect","html",
"xml"],Nd={prefixBytes:Ie,sniff:Mo(lr)};function ae(e,t){let{prefixBytes:n,sniff:o}=gt(e,Nd,t),r=_d[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:E(()=>{let c=s.candidates&&Ae(D,!0,s);return!Td.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Cd(
r,c),takesWhole:n===void 0}}function Cd({prescanned:e,declared:t,options:n,decide:o},r){return t(ct(r,e))??o(n&&Ae(r,!0,
n))}function Hs(e){let t=Po(ct(e,1024),1024,-1,-1,-1,-1);return t===-1||Ye(t).source==="BOM"?void 0:Ye(t)}function Ye(e){
let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Sd[e>>8&255],score:null}}var Ys=["(B","(J","(I","$@","$B"],Wn=class{#t=!0;#e=!0;read(t,n){let o=x(t),r=this.#t?Ud(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Dd(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=Pd(t,i);if(s=Ys.includes(a),!s&&!n&&Wd(a))break;this.#e=s}else
s=f>=128||i<r&&kd(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(t,n){this.#t=!1,this.#e&&=t[n]!==27;let o=this.#e?n:x(t);for(;o<x(t)&&t[o]!==27;)o+=1;return o}};function Ud(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=x(e))return 1/0;if(t&&=js(e[o],e[o+1]),n&&=js(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Dd(e,t){let n=x(e),{start:o,words:r}=pn(e,t),i=Gs(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Gs(e,o+4*s,n)}function Gs(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var js=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,kd=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Pd(e,t){let n="";for(let o=t+1;o<Math.min(t+3,x(e));o++)n+=String.fromCharCode(
e[o]);return n}var Wd=e=>e.length<2&&Ys.some(t=>t.startsWith(e));var Yt=class{decision=null;sample=D;detected;#t;#e=!0;#n=!1;#o=new Wn;#r=new Y;#i;#s=0;#c=D;#a=D;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new Y;if(this.#e&&n&&this.#t.takesWhole)return this.#l(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+x(t)<this.#i&&!n)return this.#u(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new Y;
let i=ct(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#d(r,n,o)}#d(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=x(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(ct(s,c),a):{plain:0,evidence:0};s=this.#h(s,d,o);let u=x(s),p=c-d;if(l===
-1)return n||f?this.#l(i(this.#f(ct(s,p),a)),o,s):this.#u(s,u+1,o);let w=Vs(ct(s,p),l-d,r.windowBytes),g=Math.min(w+r.windowBytes,
p);if(u<g&&!n)return this.#u(s,g,o);let A=ct(s,g),m=this.#f(A,u<g);if(g<=w||g===p||!r.passesASCII()||!Gd(m,A))return this.#l(
i(m),o,s);s=this.#h(s,this.#o.skip(A,l-d),o)}}#f(t,n){this.sample=Jt(Jt(this.#c,this.#a),t);let o=this.#t.detection.options,
r=Ae(this.sample,n,{...o,maxBytes:void 0}),i=this.#p(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#p(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#u(t,n,o){
let r=x(t);return r>0&&this.#r.add(rt(t,0,r)),this.#i=n,{passed:o,rest:null}}#h(t,n,o){let r=ct(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-x(this.#c));return i>0&&(this.#c=Jt(this.#c,ct(r,i))),this.#a=Ks(Jt(this.#a,Ks(T(r,i)))),T(t,n)}#l(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Ks=e=>T(e,Math.max(0,x(e)-64));function Vs(e,t,n){let o=Math.min(x(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Gd(e,t){return e.isASCII||e.encoding===void 0&&!(t[Vs(t,0,1/0)]>=128)}function qs(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function zs(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var Js="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Xs=`!
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
?`;var Yd=E(()=>{let e=Xs.split(`
`),t=0;return new Map(Js.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Zs=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function vn(e){let t=new Gt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof ht)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Qs(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Qs(e,t,n){if(Zs(e))return"";if(n===0)return null;let o=Kd(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Qs(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Kd(e){
let t=[...Yd().get(e)??[],...Vd(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Vd(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,p)=>c(
p)),a=o.filter((u,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===t&&r.push(l),a.every(
Zs)&&i.push(d)}return[...r,...i]}var tc=["fatal","html","replacement","ignore","translit"];function ec(e,t,n){return typeof e=="function"?(o,r)=>qd(e(o,r()),n):e==="ignore"?Xo:e==="translit"?vn(t):void 0}function qd(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=Xt(ft(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return rt(o,0,x(o))}function de(e,t,n,o){return typeof e=="number"?nc(e,t,n,o):new Ke(e,nc(0,t,n,o))}function nc(e,t,n,o){let{unmappable:r,losses:i}=n,
s=ec(r,t,o);if(!s||Ut(t))return new Gn(e,t,n);let c=pr(e,n);return new Un(c,t,r,i?.counting(s)??s)}function pr(e,t){return new Gn(
e,38,{...t,bom:!1,unmappable:"fatal"})}var Gn=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(Do(t,this.to,this.#n.ignoreBOM,
this.#t),_i(t,n),this.#t=tt())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ne,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(fn(this.to)??[]));
let d=Math.max(0,Jo.indexOf(c)),l=x(t);try{Do(this.from,this.to,i,this.#t);for(let u=0;;){let p=l-u<=65536,w=p&&u===0?t:
T(t,u,p?l:u+65536),g=Gi(w,r,d,p?n:b.none);a?.addBlock(this.#e+u);let A=g<0?k.written():g;if(A>0&&o(f(A)),g<0&&this.#o(g,
u),u+=k.read(),p&&k.finished())break}}catch(u){throw P(u)}this.#t=n===b.result?null:tt(),this.#e=n===b.none?this.#e+l:0}#o(t,n){
let o=this.#e+n+k.start();throw this.#t=tt(),this.#e=0,t===-1?new J(y[this.from].name,o,k.length()):new ht(k.codePoint(),
o,y[this.to].name)}},Ke=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){this.#t=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){
let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===b.none&&(this.#o?
this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=!1,this.#i.setSource(0,!1),new Yt(this.#t)}#c(t,n,o,r){let{passed:i,
rest:s}=t.add(n,o!==b.none);i.length>0&&(this.#i.transcode(i.concatenate(),b.none,r),this.#r=!0),this.#o=t.decision,!(!t.
decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),this.#i.transcode(s,o,r))}};var Lc=require("node:buffer"),_=require("node:fs"),Xe=require("node:path");var Fe={failure:1,usage:2};var hr=require("node:buffer");function Ve(e){if((0,hr.isUtf8)(e))return oc(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,hr.isUtf8)(r));t+=o?oc(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var oc=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function O(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function C(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var N=require("node:fs");var sc=require("node:fs"),q=require("node:path");function jn(e,t){if(e==="."&&t!=="-")return t;let n=e.endsWith("/")||q.sep==="\\"&&/[\\:]$/.test(e);return`${e}${n?"":q.sep}${t}`}
function qe(e){try{return Ve(sc.realpathSync.native(O(e),"buffer"))}catch{let t=(0,q.dirname)(e);return t===e?(0,q.resolve)(
e):(0,q.join)(qe(t),(0,q.basename)(e))}}var ic=new Map;function mr(e){let t=(0,q.dirname)(e),n=ic.get(t)??qe(t);return ic.
set(t,n),(0,q.join)(n,(0,q.basename)(e))}var cc=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var ac=require("node:util");var dc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Yn={...dc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},uc="it is a symbolic link to a file that does not exist; check where it points",lc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Kn={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},ue={...dc,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function yt(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,ac.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function St(e,t){
return ze(e,t instanceof Error?t.message:String(t)),Fe.failure}function ze(e,t){_e(`encoding-wasm: ${e}: ${t}
`)}var fc=!1;function _e(e){fc||process.stderr.on("error",()=>{}),fc=!0,process.stderr.write(e)}var Ct=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var pc;async function wr(e,t){let n=async i=>{try{return await i()}catch(s){throw yt(s,wc(e))}},{next:o,close:r}=await n(
()=>e==="-"?zd(t):Jd(O(e),t));return{next:()=>n(o),close:r}}async function*qn(e){let t=await wr(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function zn(e){try{return(0,N.statSync)(O(e))}catch{return}}function zd(e){
let t=(0,N.fstatSync)(0,{bigint:!0});return Sc(t,e),t.isFile()?gc(0,t,()=>{}):Xd()}function Jd(e,t){let n=mc(e,t);if(!n.
isFile())return Zd(e);let o=(0,N.openSync)(e,"r");return gc(o,n,()=>(0,N.closeSync)(o))}function mc(e,t){let n=(0,N.statSync)(
e,{bigint:!0});return n.isDirectory()&&(0,N.opendirSync)(e).closeSync(),Sc(n,t),n}function xc(e){try{mc(O(e)),(0,N.accessSync)(
O(e),N.constants.R_OK)}catch(t){throw yt(t,wc(e))}}var wc=e=>({...Yn,get ENOENT(){return(0,N.lstatSync)(O(e),{throwIfNoEntry:!1})?.
isSymbolicLink()?uc:cc(e)?lc:Yn.ENOENT}});function gc(e,{size:t},n){pc??=new Uint8Array(262144);let o=pc,r=0;return{async next(){
let i=(0,N.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,N.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Xd(){
let e=Ec(0,()=>{}),t=process.platform==="win32"?hc():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=hc()}return t.next()},close:()=>t?.close()}}function hc(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Zd(e){let t=await yc(
n=>(0,N.open)(e,n));return Ec(t,()=>(0,N.closeSync)(t))}function Ec(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await yc(i=>(0,N.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var yc=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Sc(e,t){if(e.isDirectory())throw new Error(Yn.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var Oc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],gr=new Set,Er=!1,Tc=Date.now();function Ne(e){if(gr.add(e),!Er)for(let t of Oc)
process.on(t,bc);return Er=!0,()=>gr.delete(e)}function bc(e){for(let t of[...gr].reverse())t();for(let t of Oc)process.
off(t,bc);process.kill(process.pid,e)}function Jn(){if(!(!Er||Date.now()-Tc<50))return new Promise(e=>{setImmediate(()=>{
Tc=Date.now(),e()})})}var S=require("node:fs"),Tt=require("node:path");function Sr(e,t=438){if(e===void 0)return tu();let{target:n,present:o,descriptor:r}=Tr(e);return r!==void 0?iu(r):o?.isFIFO()?
ou(O(e)):o&&!o.isFile()?Xn((0,S.createWriteStream)(O(e)),!0):su(n,o,t)}function Tr(e){if(e==="")throw new Error("its nam\
e is empty; name a file");let t=(0,S.lstatSync)(O(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,S.statSync)(O(e),
{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(Tt.sep))throw new Error(ue.EISDIR);if(!o?.isFile())
return{target:n?yr(e):e,present:o};let r=_c(e);return r===void 0&&(0,S.accessSync)(O(e),S.constants.W_OK),{target:n?yr(e):
e,present:o,descriptor:r}}var Ic;function tu(){return Ic??=eu(),Ic}function eu(){let e=(0,S.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?Xn(process.stdout,!1):nu(t)}function nu(e){let t,n=()=>{t??=Xn(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,S.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function Xn(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function ou(e){let t=(0,S.createWriteStream)(e),{discard:n,...o}=Xn(t,!0);return{...o,file:(0,S.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&ru(e,t)}}}function ru(e,t){try{let n=(0,S.openSync)(e,S.constants.O_RDONLY|S.constants.
O_NONBLOCK);t.once("close",()=>(0,S.closeSync)(n))}catch{}}function yr(e){let t=Fc(e);return t===void 0?e:yr(t)}function Fc(e){
if(!(0,S.lstatSync)(O(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=Ve((0,S.readlinkSync)(O(e),"buffer"));return(0,Tt.isAbsolute)(
t)?t:`${Ve(S.realpathSync.native(O((0,Tt.dirname)(e)),"buffer"))}${Tt.sep}${t}`}function _c(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,Tt.resolve)(e))??[];if(t!==void 0)return Number(t);let n=Fc(e);return n===void 0?void 0:_c(n)}function iu(e){return{
file:(0,S.fstatSync)(e,{bigint:!0}),write:t=>Nc(e,t),wait(){},finish(){},discard(){}}}function Nc(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,S.writeSync)(e,n))}var Ac=0;function Or(e){Ac+=1;let t=[process.pid,Ac,Math.random().toString(36).slice(
2)].join("-");return jn((0,Tt.dirname)(e),`.encoding-wasm-${t}.tmp`)}function su(e,t,n){let o=O(Or(e)),r=(0,S.openSync)(
o,"wx",t?384:n),i=!0,s=()=>{i&&(i=!1,(0,S.closeSync)(r))};return{write:c=>Nc(r,c),wait(){},finish(){if(s(),cu(e,t))throw new Error(
"it was changed meanwhile, which would be lost; convert again");t&&br(o,t),(0,S.renameSync)(o,O(e))},discard(){try{s()}finally{
(0,S.rmSync)(o,{force:!0})}}}}function cu(e,t){let n=(0,S.statSync)(O(e),{throwIfNoEntry:!1});return n?.ino!==t?.ino||n?.
size!==t?.size||n?.mtimeMs!==t?.mtimeMs}var Bc=2048,fu=1024,au=56,br=(e,t)=>(0,S.chmodSync)(e,du(e,t));function du(e,{uid:t,
gid:n,mode:o}){for(let r of[t,-1])try{return(0,S.chownSync)(e,r,n),r===t?o:o&~Bc}catch{}return o&~(Bc|fu|au)}async function Zn(e){
try{let t=Sr();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Je(void 0,t)}}function Je(e,t){let{code:n=""}=t;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard output":C(e);return St(`cannot write ${o}`,yt(
t,ue))}var Cc=require("node:fs"),W=require("node:path");function $c(e,{suffix:t,directory:n}){let o=new Map(e.filter(pu).map(c=>[c,qe(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,mr(c)])r.set(a,c);let i=lu(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:jn(n,i(c)),a={file:c,output:f,...t&&{backup:`${c}${t}`}},
d=o.get(c),l=t&&c.endsWith(t)?r.get(mr(c).slice(0,-t.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:qe(f),p=s.get(u);if(p===d)return[];if(p===void 0&&s.set(u,d),n===void 0)return[a];let w=p===
void 0?uu(r,u,d):Ir(f);return[{...a,...w&&{problem:new Error(w)}}]})}var Ir=e=>`another file already goes to ${C(e)}; co\
nvert this one to another directory`;function uu(e,t,n){if(t===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${C(o)}, which will be converted as well; nam\
e another directory`}function lu(e){let t=s=>(0,W.isAbsolute)(s)||s.split(W.sep)[0]==="..",n=s=>(0,W.isAbsolute)(s)||t((0,W.relative)(
".",s)),o=e.filter(n).map(s=>(0,W.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(W.sep)?s:s+W.sep)),i=o.length>0?(0,W.dirname)(
o[0]):".";for(;!r(i)&&(0,W.dirname)(i)!==i;)i=(0,W.dirname)(i);return s=>{let c=(0,W.relative)(n(s)?i:".",s);return c===
""||t(c)?(0,W.basename)(s):c}}function pu(e){try{return(0,Cc.lstatSync)(O(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}async function Uc(e,t,n){let o=[],r=0,i=0,s=0,c=async(u,p)=>{s=await Zn(`${C(u)}: ${p}
`)||s},f=(u=[])=>{if(e.quiet)return;let p=t.dryRun?"would be converted":"converted",w=i>0?`, ${i} left alone`:"",g=o.length>
0?`, ${o.length} failed: ${o.map(C).join(", ")}`:"",A=u.length>1?" and those after it":"",m=u.length>0?`, ${u.length} no\
t reached: ${C(u[0])}${A}`:"";_e(`encoding-wasm: ${m&&"interrupted: "}${Ct(r,"file")} ${p}${w}${g}${m}
`)},a=$c(e.files,t),d=0,l=Ne(()=>f(a.slice(d).map(({file:u})=>u)));for(let u of a){let{file:p,problem:w}=u;try{if(w)throw w;
let g=await hu(u,t);g!==void 0?(i+=1,t.dryRun&&await c(p,`would be left alone: ${g}`)):u.output===p&&Pc(p)||(await mu(u,
e,t.dryRun,{run:n,say:c})?r+=1:o.push(p))}catch(g){St(C(p),g),o.push(p)}d+=1}return l(),f(),o.length>0?Fe.failure:s}async function hu({
file:e,newer:t},{skipUTF8:n}){if(t!==void 0)return`it is the old version of ${C(t)}`;if(n){if(!Dc(e))throw new Error("it\
 can be read only once; leave out --skip-utf8, or write it to a file first");return await bu(e)?"it is UTF-8":void 0}}async function mu({
file:e,output:t,backup:n},o,r,{run:i,say:s}){if(t===e&&!Dc(e))throw new Error("it is not a regular file, so it cannot be\
 replaced; write the result to a file with -o");xc(e);try{gu(t)}catch(a){return Je(t,a),!1}n!==void 0&&vc(n,()=>Eu(n));let c=y[o.
to].name;if(r){let a="";if(await i({files:[e],output:t,isDry:!0,onDecision:p=>{a=y[p].name}})!==0)return!1;let l=t===e?"":
`, to ${C(t)}`,u=n===void 0?"":`, and kept as ${C(n)}`;return await s(e,`would be converted from ${a} to ${c}${l}${u}`),
!0}if(t!==e){let a=(0,_.statSync)(O(e)).mode&xu;return wu(t,()=>i({files:[e],output:t,mode:a}))}let f=async()=>{let a=await i(
{files:[e],output:t});return a===0&&Wc(e),a};return n===void 0?await f()===0:yu(e,n,f)}var xu=511;function Dc(e){let t=zn(
e);return!t||t.isFile()||t.isDirectory()}var kc=new Set,Pc=e=>kc.has(Qn(e));function Wc(e){let t=Qn(e);t!==void 0&&kc.add(
t)}async function wu(e,t){try{Ou((0,Xe.dirname)(e))}catch(n){throw yt(n,ue)}if(Pc(e))throw new Error(Ir(e));return await t()!==
0?!1:(Wc(e),!0)}function Qn(e){try{let t=(0,_.statSync)(O(e),{bigint:!0});return t.isFile()?`${t.dev} ${t.ino}`:void 0}catch{
return}}function gu(e){let{target:t,present:n}=Tr(e);(!n||n.isFile())&&Ar((0,Xe.dirname)(t))}function Ar(e){let t=(0,_.statSync)(
O(e),{throwIfNoEntry:!1});if(!t)return Ar((0,Xe.dirname)(e));if(!t.isDirectory())throw new Error(ue.EEXIST);(0,_.accessSync)(
O(e),_.constants.W_OK|_.constants.X_OK)}function Eu(e){if((0,_.lstatSync)(O(e),{throwIfNoEntry:!1}))throw new Error(Hc(e));
Ar((0,Xe.dirname)(e))}var Hc=e=>`its backup ${C(e)} already exists; use another suffix, or move that file away`;function vc(e,t){
try{t()}catch(n){let o=yt(n,ue);throw o===n?n:new Error(`its backup ${C(e)} can't be made: ${o.message}`)}}async function yu(e,t,n){
let o=Qn(e);vc(t,()=>Su(e,t));let r=()=>{Qn(e)===o&&(0,_.rmSync)(O(t),{force:!0})},i=Ne(r),s=!1;try{s=await n()===0}finally{
i(),s||r()}return s}function Su(e,t){try{(0,_.linkSync)(_.realpathSync.native(O(e),"buffer"),O(t))}catch(n){if(n.code===
"EEXIST")throw new Error(Hc(t));Tu(e,t)}}function Tu(e,t){let n=O(Or(t));try{(0,_.copyFileSync)(O(e),n,_.constants.COPYFILE_EXCL);
let o=(0,_.statSync)(O(e));br(n,o),(0,_.utimesSync)(n,o.atimeMs/1e3,o.mtimeMs/1e3),(0,_.renameSync)(n,O(t))}finally{(0,_.rmSync)(
n,{force:!0})}}var Rc=new Set;function Ou(e){Rc.has(e)||(0,_.mkdirSync)(O(e),{recursive:!0}),Rc.add(e)}async function bu(e){
let t=new et(0,!0,!0),n=!0,o=!1;try{for await(let r of qn(e))await Jn(),t.decode(r,!1),n&&=(0,Lc.isAscii)(r),o||=r.includes(
27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof J)return!1;throw r}}var to=class{#t;#e=new Y;constructor(t=ae({},"Examination")){this.#t=new Yt(t)}add(t,n){let o=Math.min(x(t),1024-this.#e.
length);o>0&&this.#e.add(rt(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return Zo(t)?Hs(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=jc(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>jc(n.encoding,o)||n.score>=.9)&&Gc(t.encoding,
o)!==Gc(n.encoding,o)?i:void 0}},Gc=(e,t)=>new et(e,!1,!0).decode(t,!1);function jc(e,t){let n=0,o=null;for(let r=0;r<x(
t);r+=65536){let i=T(t,r,Math.min(r+65536,x(t)));Ft(e,o),Di(i,!1),n+=_t.malformed(),o=tt()}return n}async function Yc({files:e,sniffing:t,json:n,quiet:o}){let r=ae(t,"--detect"),i=ae({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new to(i),d=t.sniff==="detect"?a:new Yt(r),{encoding:l,...u}=await Bu(f,d,a),p=a.doubt&&Mu(
a.doubt),w=a.detected?.kind??(u.source==="default"?"empty":"text");c.push({file:f,encoding:y[l].name,...u,kind:w,doubt:p??
null}),p&&!o&&ze(C(f),Fu(p))}catch(a){s=St(C(f),a)}return await Zn(n?`${JSON.stringify(c,null,2)}
`:_u(c))||s}async function Bu(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of qn(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function Mu({
declared:e,detected:t,...n}){let o=t===void 0?null:y[t].name;return{declared:y[e].name,detected:o,...n}}function Fu({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${Ct(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function _u(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,C(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var Vc={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ce=class{#t={...Vc};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.
firstMalformed=t+_t.firstMalformed()),n.malformed+=_t.malformed(),this.#e+=_t.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+_t.firstUnmappable(),n.codePoint=_t.codePoint()),n.unmappable+=_t.unmappable()}counting(t){return(n,o)=>{let r=this.#t,
i=t(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let t=this.#t;return this.#t={...Vc},this.#e=
0,t}};var Nu={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Ze=class{#t;#e;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new Ce}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=pr(t,{...c,
ignoreBOM:o}),this.#e=de(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(t,n){this.#t.setSource(
t,n)}transcode(t,n,o){let r=Cu(t,Nu[y[this.#t.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,b.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=$u(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,b.none,o)}n===b.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Cu(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function $u(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var qc=require("node:fs"),zc=require("node:path");function Jc(){let e=(0,zc.join)(__dirname,"encoding-prepared.wasm");try{return hi((0,qc.readFileSync)(e)),!0}catch(t){let{
message:n}=yt(t,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return St(`it\
s part ${C(e)} cannot be loaded`,`${n}${o}`),!1}}var pf=require("node:buffer");var eo=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&x(this.#n)===0?t:Jt(this.#n,t);if(!n&&qr(r))return this.#n=
r,"";let i=pt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new et(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function no(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=ft(e,o),i=st(Et(t),o);Zt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=xe(r);return pt(f)?new eo(i,s,c).decode(f,!0,o):je(f,Pt(f),i,s,!0,o)}function Br(e){return Ru(xe(ft(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Ru=e=>je(e,Pt(e),0,!1,!0);var Uu=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Cr=e=>Uu.test(e),Du=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,ku=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Pu(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=ku();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:Cr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Mr;function oo(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(no(Uint8Array.from(r),e))}var Fr;function Qe(e){Fr??=new Uint16Array(65536),Mr??=[oo("shift_jis",
136,151,64),oo("gbk",176,215),oo("big5",164,198,64),oo("euc-kr",176,200)];let t=Mr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Fr[i]||Pu(r,i);Fr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of Mr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Du.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var $e="Failed to execute 'decode' on 'TextDecoder'",so=qs({TextDecoder:class{#t;#e=!1;constructor(e="utf-8",t=void 0){this.#t=
Wu(e,t,"Failed to construct 'TextDecoder'"),new.target!==so&&zs(this,new.target,so)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=D,t=void 0){let n=this.#t;if(t===void 0&&!this.#e){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return n.decodeWhole(e,Pt(e),$e);if(e instanceof ArrayBuffer){let s=Bo(
e);if(s)return n.decodeBuffer(e,s)??n.decodeWhole(new Uint8Array(e),s,$e)}}let o=ft(e,$e);Zt(t,$e);let r=!!t?.stream,i=xe(
o);if(!this.#e){if(!r)return n.decodeWhole(i,Pt(i),$e);n.reset()}return this.#e=r,n.decode(i,!r,$e)}}});function Wu(e,t,n){
let o=Et(e);Zt(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return new et(Rs(o,n),r,i)}var sf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),cf=/^(?:GBK|Shift_JIS|Big5|EUC)/,ff=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
sl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Re="UTF-8",cl=(e,t,n)=>Math.min(Ie(e,t,n,"steps")??2,3);function af(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=ci(e,n),{maxSteps:r}=gt(t,{maxSteps:cl},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return fl(c,r).map(({steps:f,gain:a})=>({text:rf(o,f,uf)??o.replace(/[^\r\n]+/g,
d=>rf(d,f,Rr)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function fl(e,t){
let n=of(e);if(n>25)return[];let o=Qe(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>dl(a,o)).sort($r);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>al(e,f.text)).sort($r).slice(0,5);for(let f of s)f.gain+=.6*of(f.text);s.sort($r);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var al=(e,t)=>[...e].some(n=>!Cr(n)&&!t.includes(
n)),nf=e=>e.match(/[^\0-\x7F]/g)?.length??0;function df(e,t){let n=co(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>co(s,t)).join(""):"",i=.7*nf(e)<nf(r)?co(r,t):void 0;return i&&{part:r,bytes:i}}var $r=(e,t)=>t.
gain-e.gain;function dl({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of sf.entries()){let f=cf.test(c)&&!ff.test(
e)?void 0:df(e,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===e?o:o+Qe(e)-Qe(a),p=a.includes($t)||lf(d)?.includes($t)?ul:
ur(d).candidates;for(let{encoding:w,score:g}of p){if(g<.003)break;if(t.length>0&&w!==Re&&t[0].really!==Re)continue;let A=Rr(
d,w,a,!0);if(A===void 0||A===a)continue;let m=n+2.4*Math.log2(g)-s*.25-(w===Re?-2:1)-(t.length>0?4:0),F=r-l-Qe(A)+m;i.push(
{text:A,steps:[...t,{really:w,readAs:c}],bits:m,left:l,gain:F})}}return i}function of(e){if(e.includes($t))return 0;let t=ff.
test(e),n=-1/0;for(let o of sf){let i=sl.test(o)&&cf.test(o)===t?df(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of ur(c).candidates)d===o||Rr(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function rf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=co(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var tn="\x7F",$t="\uFFFD",ul=[{encoding:Re,score:.9}];function co(e,t){
if(e.includes($t)&&e.includes(tn))return;let n=e.replaceAll($t,tn).replace(/[\x80-\x9F]/g,o=>no(Uint8Array.of(o.charCodeAt(
0)),t));try{return new Gt(as(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function uf(e,t,n,o=!1){if(n.includes(
$t))return t===Re?ll(e):void 0;try{return new so(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Rr(e,t,n,o){
let r=uf(e,t,n,o);return r===void 0&&t===Re&&!n.includes($t)?lf(e):r}function lf(e){let t=Br(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function ll(e){let t=Br(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,tn),
[n,o]=[t.split(tn),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes($t)&&n.length<=o.length+1?t.replaceAll(tn,$t):void 0}var fo=class{path=[];#t;#e;#n;#o=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#t=
de(t,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=de(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(t,n,o){try{this.#t.transcode(
t,n,r=>this.#o.push(r))}catch(r){throw this.#r(b.source,o),r}n!==b.none&&this.#r(n,o)}#r(t,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=af(pl(o));t===b.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#e.transcode(i??o,t===b.result?t:b.none,n)}};function pl(e){try{return new et(0,!1,!0).decode(e,!0)}catch(t){if(!(t instanceof
RangeError))throw t;let n=Math.floor(pf.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var uo=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function xf(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=e,p=Ct(a,"invalid byte sequence"),w=xl(n,o),g=`${mf(a)}at offset ${d}`,A=wf(a,c);a>0&&i?f.push(`${p} ${A}, ${g}`):
a>0&&w!==void 0&&f.push(`${p} ${w===""?A:`${Lr(c)} ${w}`}, ${g}; the file is damaged, or not in ${y[t].name}: check --fr\
om, or use --fatal to stop at such bytes`);let m=hl(e.unmappable,o,r,c);if(e.unmappable>0&&m){let F=s||Number.isNaN(l)?"":
` at offset ${l}`,G=i?"":"; use --unmappable html in HTML, or --to utf-8",dt=`${mf(e.unmappable)}${Ur(u)}${F}`;f.push(`${ml(
e.unmappable,n)} ${m}, ${dt}${G}`)}return f}function hl(e,t,n,o){let r=wf(e,o),i=`${Lr(o)} ${e===1?"its":"their"} best f\
it`;return typeof t=="function"?`${i}, or ${n===""?r:n}`:{replacement:`${Lr(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[t]}
var Lr=e=>e?"would become":"became",wf=(e,t)=>`${t?"would be":e===1?"was":"were"} left out`,mf=e=>e===1?"":"the first ",
ml=(e,t)=>`${Ct(e,"character")} that ${y[t].name} can't represent`;function Ur(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(t)?`${t} (${an(e)})`:an(e)}function xl(e,t){if(fn(e)||e===nt("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="i\
gnore"?"":t==="html"?"&#65533;":"?"}var Sl="\x1B[?25l",Tl="\x1B[?25h",Ef="\r\x1B[K";function yf(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=Il(r,d,(l-f)/1e3);_e(`${i?"":Sl}${Ef}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:bl(e),canShow:Ol(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&_e(`${Ef}${Tl}`),i=!1}}}var Ol=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function bl(e){let t=0;for(let n of e){let o=n==="-"?void 0:zn(n);if(!o?.isFile())return;t+=o.size}return t}function Il(e,t,n){
let o=`${lo(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${lo(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${lo(e)} of ${lo(t)} MB | ${o} | ${c}${s%60} s left`}var lo=e=>(e/1e6).toFixed(1);var po=class{line=1;column=1;#t;#e=null;#n=[];constructor(t){this.#t=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=Bl(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{Ft(this.#t,
this.#e),n=te(t,t.length,0,!1,!1),this.#e=En()}catch(o){throw P(o)}for(let o of new Uint16Array(h.memory.buffer,On(),n))
(o&64512)!==56320&&(this.column+=1)}};function Bl(e){let{start:t,words:n}=pn(e,0),o=t+4*n.length,r=Tf(e,0,Math.min(t,e.length))+
Tf(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Tf(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var Vt=class extends Error{};async function Wr(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=yf(
e.files,n,()=>{o?.keepListening?.(),n&&(r=Ne(i))}),c=0;try{n||(r=Ne(i)),o=e.isDry?_l:Sr(e.output,e.mode);let f=new kr(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=Je(e.output,f instanceof Vt?f.cause:f)||c}return r(),c}var _l={write(){},wait(){},finish(){},discard(){}},kr=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new Pr(t,n,i=>{try{o.write(i)}catch(s){throw new Vt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof Vt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),St(C(t),n)}}async end(){this.#o.convert(new Uint8Array,b.result),await this.#e.finish()}async#r(t){let n=await wr(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,b.none),await this.#i(),this.#n.add(r.
length),await Jn()}finally{await n.close()}this.#o.convert(new Uint8Array,b.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new Vt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),ze(C(t),n)}},Pr=class{#t;#e;#n;#o;#r=new Ce;#i;#s;#c=!1;#a=[];#d=!1;#f;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&Ut(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let l=c==="fatal"||c==="tran\
slit";this.#f=l&&!Ut(r)?new po(r):void 0,this.#s=f&&new uo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#d=!0,n!==b.result&&!this.#c&&(this.#i=this.#e.newFixer?.(),this.#a=[]),this.#a.push(...t.subarray(0,3-this.#a.
length));let r=[];try{this.#o.transcode(t,n,s=>{this.#f?.advance(s),this.#e.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof
Vt)throw s;o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===b.none,
this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#f?.settle();let i=o&&Cl(this.#p(o),this.#t,
this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#p(t){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&t instanceof
ht&&t.codePoint===65533)||!(this.#t.isChanged||o===t.index))return t;let{name:i}=y[this.encoding];return new Error(`the \
bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c\
 to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,
b.source)}catch(t){if(t instanceof Vt)throw t}}takeMessages(){let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,
i=this.#r.take();if(!r||!this.#d)return[];this.#d=!1;let s=n?[]:xf(i,r.encoding,this.#t),{path:c=[]}=this.#o;if(c.length>
0&&!n&&s.unshift(`repaired: it was ${c.join(", and then ")}`),typeof t=="object")return(o||!n&&bf(r))&&s.unshift(Nl(r)),
s;let f=pt(Uint8Array.from(this.#a));if(f&&f.encoding!==t&&!n){let{name:a}=y[f.encoding];s.unshift(`it begins with the b\
yte order mark of ${a}; check --from, or use --from auto`)}return s}},bf=({score:e,kind:t})=>(t&&Kn[t])??(e!==null&&e<.9?
"this is uncertain":void 0);function Nl(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=bf(
e),s=i?`; ${i}: check the result, or name the encoding with --from`:"";return`decoded as ${y[t].name} (${r})${s}`}function Cl(e,{
isChanged:t,isOnlyCopy:n,unmappable:o},r){if(e instanceof J){let i=e.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${Ct(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof ht&&r){let{line:i,column:s}=r,c=t?"":` (offs\
et ${e.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.
encoding} can't represent ${Ur(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var $l={binary:"leave it out, or name its encoding with --from",unknown:"name it with --from"};function If(e,t){let{decide:n,
...o}=ae(e,"--from auto");return{...o,takesWhole:!1,decide(r){let i=r&&Kn[r.kind];if(i&&t)throw new Error(`${i}; ${$l[r.
kind]}`);return{...n(r),kind:r?.kind}}}}var Rl=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Ll=E(()=>new Map(Rl.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function Af(e){return nt(e)??Ll().get(cn(e))??So(e)}var Le=class extends Error{};var Bf=["bash","zsh","fish"];var ho=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Ul,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:kl,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
 is none (translit).",choices:tc},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8\
 and UTF-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","\
strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Convert all line endings to LF or CRLF.",choices:["lf","\
crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarations name the output\u2019s encoding."},{flags:"\
--repair",what:'Repair text that was decoded in the wrong encoding, once or twice (mojibake). --from is then the file\u2019s \
current encoding, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its s\
core and its source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Pr\
int JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics\
 alone (detect, the default), or by the document\u2019s own declaration first (html, xml).',choices:lr},{flags:"--locale\
 <TAG>",what:'The language of the text, such as "ja": a hint for "auto" and --detect.',parse:Pl},{flags:"-q, --quiet",what:"\
Don\u2019t report replaced bytes and characters, or how many files were converted."},{flags:"-s, --silent",what:"The sam\
e as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l\
, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for\
 a shell.",choices:Bf}];var mo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Ul(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Mf(t)}var Dl=/ascii|^ansi_x3\.4|367$|646/i;function kl(e){
let[t,...n]=e.split("//"),o=Mf(t),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].includes(a));if(i>=
0)throw new Le(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE"),f=Dl.test(t)&&
o===nt("windows-1252")?{to:o,ascii:t}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:s?{...f,unmappable:"\
ignore"}:f}function Pl(e){return e.replace(/[.@].*$/s,"").replaceAll("_","-")}function Mf(e){let t=nt(e)??Af(e);if(t===void 0)
throw new Le("There is no such encoding; encoding-wasm --list shows all.");if(t===36)throw new Le("It is a label of the \
replacement encoding, which is not for text; use the name of another one.");return t}var Rt="encoding-wasm",xo=()=>[...ho,...mo].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?Wl(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Hl(t)}}),Wl=e=>[...e?["auto"]:[],...y.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
Hl=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Ff(e){return{bash:vl,zsh:Gl,fish:jl}[e]()}function vl(){let e=xo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=xo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
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
`}function Gl(){let e=xo().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=t.length>1?`'(${t.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${Rt}
# Completion for ${Rt} in zsh: put it into a directory of $fpath as _${Rt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function jl(){let e=xo().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${Rt} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Rt} in fish: put it into ~/.config/fish/completi\
ons/${Rt}.fish
${e.join(`
`)}
`}var wo=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function _f(e){
let t=[...ho,...mo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let w=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,g=c!==void 0&&(i||l===u-1);return`\\fB${wo(
d)}\\fR${g?i?`[${w}]`:w:""}`}),a=r?`
${wo(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${wo(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${wo(e)}" "User Commands"
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
`}async function Yl(e,t){if(!Jc())return Fe.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=t,p={sniff:i,locale:s,detect:!0};if(o)return Yc({...e,sniffing:p,json:r});
let w=l!==void 0||u!==void 0,g=d===void 0?void 0:vn(e.to),A={...e,from:n==="auto"?If(p,w):n,unmappable:g?ut=>g(ut)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},m={isLending:!c&&!f&&!a&&!Kl(A.unmappable),newTranscoder(ut,Lt){let{from:Ot,
to:le}=ut;return f?new fo(Ot,le,Lt):c?typeof Ot=="number"?new Ze(Ot,le,Lt):new Ke(Ot,new Ze(0,le,Lt)):de(Ot,le,m.isLending?
{...Lt,take:vo}:Lt,"")},newFixer:a&&(()=>new _n(A.to))};if(!w)return Wr(A,m);let{skipUtf8:F=!1,dryRun:G=!1}=t;return Uc(
A,{suffix:l,directory:u,skipUTF8:F,dryRun:G},ut=>Wr({...A,...ut},m))}var Kl=e=>typeof e=="function"||e==="ignore"||e==="\
translit";0&&(module.exports={completionFor,manual,runFully});
