"use strict";var Bo=Object.defineProperty;var Jf=Object.getOwnPropertyDescriptor;var Xf=Object.getOwnPropertyNames;var Zf=Object.prototype.hasOwnProperty;var Qf=(t,e)=>{for(var n in e)Bo(t,n,{get:e[n],enumerable:!0})},ta=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Xf(e))!Zf.call(t,r)&&r!==n&&Bo(t,r,{get:()=>e[r],enumerable:!(o=Jf(e,r))||o.enumerable});return t};var ea=t=>ta(Bo({},"__esModule",{value:!0}),t);var Ip={};Qf(Ip,{completionFor:()=>Vf,manual:()=>qf,runFully:()=>Op});module.exports=ea(Ip);var mn="encoding-wasm";function oi(){throw new Error("encoding-wasm: call instantiate() first.")}var hn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function S(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var y=ra();function ra(){let t=hn.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var ci=S(()=>new Map(y.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),ia=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],xn=t=>t<36&&t!==33,X=t=>t>0&&t<29,wn=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[t].name),sa=t=>ia.find(([e])=>t>=e)[1];function nt(t){let e=ci();return e.get(t)??e.get(di(fa(t)))}function ft(t,e){
let n=nt(t);if(n===void 0){let o=_o(t),r=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${e}: The e\
ncoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=sa(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${mn}' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var ca=S(
()=>new Map(Array.from(ci(),([t,e])=>[gn(t),e]).reverse()));function _o(t){let e=gn(t),n=ca().get({936:"gbk",950:"big5"}[e]??
e);return n===36?void 0:n}var gn=t=>di(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),fi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ut(t){if(t[0]>=239)return fi.find(e=>e.bytes.every((n,o)=>t[o]===n))}function ai({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function En(t){return fi.find(e=>e.encoding===t)?.bytes}function Ht(t){return t===
0||t===37||t===38}function fa(t){let e=0,n=t.length;for(;ri(t[e]);)e+=1;for(;ri(t[n-1]);)n-=1;return t.slice(e,n)}var ri=t=>`\
	
\f\r `.includes(t);function di(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var Z=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var yn=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,ui=Symbol.for("encoding-wasm.UnmappableError"),lt=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${yn(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&ui in o}[ui](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var li=(t,e)=>t?.prototype?.[e],Sn=t=>li(globalThis.Buffer,t),Xt=Sn("ucs2Slice"),he=Sn("ucs2Write"),pi=Sn("utf8Slice"),vt=Sn(
"latin1Slice"),aa=t=>globalThis[t],mi=aa("TextDecoder"),da=li(mi,"decode");function pt(t,e=!1){let n=new mi(t,{ignoreBOM:!0,fatal:e});return Object.defineProperty(n,"decode",{value:da}),n}function V(t){try{return t()}catch{return}}var v=()=>"InternalError"in globalThis,U=()=>"Bun"in globalThis,Zt=()=>No().includes(
"Chrome/"),ot=()=>No().includes("AppleWebKit/")&&!Zt()&&!(xt()>0);function No(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var mt=()=>"Deno"in globalThis,q=()=>No()==="Cloudflare-Workers",ht=()=>ot()||q(),xt=()=>q()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),Mt=()=>xt()<22,hi=t=>globalThis.process?.getBuiltinModule?.(t);function xe(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var Co=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,xi=()=>Object.getPrototypeOf(Uint8Array.prototype),On=t=>Co(xi(),
t),$o=t=>Co(DataView.prototype,t),pa=()=>Co(ArrayBuffer.prototype,"byteLength"),Ro=t=>xi()[t],ma=On(Symbol.toStringTag),
Tn=On("buffer"),Do=On("byteOffset"),wi=On("byteLength"),ha=Ro("includes"),xa=Ro("set"),wa=Ro("slice"),ga=$o("buffer"),Ea=$o(
"byteOffset"),gi=$o("byteLength"),Ei=pa(),g=t=>wi.call(t);function Gt(t){let{length:e}=t;return typeof e=="number"&&t[e-
1]!==void 0&&t[e]===void 0?e:g(t)}var T=(t,e,n=g(t))=>new Uint8Array(Tn.call(t),Do.call(t)+e,n-e);function Qt(t,e){let n=new Uint8Array(
g(t)+g(e));return Q(n,t),Q(n,e,g(t)),n}function In(t,e){let n=Do.call(t),o=e+(-(n+e)&3),r=Math.max(0,g(t)-o)>>2,i=r>0?new Int32Array(
Tn.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var at=(t,e)=>T(t,0,Math.min(e,g(t))),Q=(t,e,n)=>xa.call(t,e,n),
yi=(t,e)=>ha.call(t,e),rt=(t,e,n)=>wa.call(t,e,n);function bn(t,e,n){if(n>24)return rt(t,e,e+n);let o=new Uint8Array(n);
for(let r=0;r<n;r++)o[r]=t[e+r];return o}function wt(t,e){if(e<=64)return!1;try{return Ei.call(Tn.call(t)),!1}catch{return!0}}
var ya="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function dt(t,e,n=ya){if(!ArrayBuffer.isView(
t)&&Uo(t)===void 0)throw new TypeError(`${e}: ${n}`);return t}function te(t){if(ArrayBuffer.isView(t))return Sa(t);try{return new Uint8Array(t)}catch{return L}}var we=t=>t instanceof
Uint8Array?t:te(t);function Sa(t){try{return ma.call(t)===void 0?new Uint8Array(ga.call(t),Ea.call(t),gi.call(t)):new Uint8Array(
Tn.call(t),Do.call(t),wi.call(t))}catch{return L}}var L=new Uint8Array;function Uo(t){try{return Ei.call(t)}catch{}try{return gi.
call(new DataView(t))}catch{return}}function gt(t,e,n){ee(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](
t?.[r],n,r));return o}function ee(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: T\
he options must be an object.`)}var Et=t=>`${t}`;function Si(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Oi(t,e){
if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function Lo(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=Et(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}function bi(t,e,n){let o=An(f=>ba(f,n),t,e),r=An(Ba,t,e);if(o&&r){let f=mt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:mt()?o.writeBytes:void 0,mostByTable:512}}
let i=ko(t);if(o)return v()?Aa(o,An(Ii,t,e)):o;let s=r??An(Ii,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function An(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=t(e);return r.write(o,n),ko(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Ia="str\
ings";function ba(t,e){let[n]=WebAssembly.Module.customSections(e,Ia),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Aa(t,e){let{read:n,
readBytes:o}=t;return{...t,read(r,i){if(i>108)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Ba(t){let[e,n]=[Xt,he],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:U()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){Q(a,new Uint8Array(
t.buffer,l,2*u),d),d+=2*u},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function Ii(t){let e=pt("utf-16le"),{write:n,most:o}=ko(t);return{
read:(r,i)=>e.decode(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function ko(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return xe(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Bn,x,Wo,Ai,Bi,it,G={input:0,units:0,output:0},Ye=0,Mn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function Ft(t,e){
Mn.name=t,Mn.encoding=e,B.newCodec=NaN,B.count+=1,B.isBusy&&Mi(),B.isBusy=!0}function Mi(){try{$i(),Bn??=Ci(_i(oi())),_a(
new WebAssembly.Instance(Bn),Bn)}catch(t){throw Ri(t)}}function Fi(t){try{$i(),Bn=Ci(_i(t))}catch(e){throw Ri(e)}Mi()}function _i(t){return Fa(t)?t:new WebAssembly.Module(t)}function Fa(t){try{return WebAssembly.Module.customSections(t,Ni),
!0}catch{return!1}}var Ni="encoding-wasm";function Ci(t){let[e]=WebAssembly.Module.customSections(t,Ni),n=`${mn} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function _a({exports:t},e){x=t,Po=
WebAssembly.RuntimeError,G.input=x.input(),G.units=x.units(),G.output=x.output(),Li(),it=bi(x.memory,G.units,e),Ye=Math.
min(x.units_length(),it.most),B.isBusy=!1}function $i(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function Ri(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(Na(t))return new RangeError(`encoding-wasm: ${Di} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))
return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var Di="no memory \
for WebAssembly; free some, and call again",Na=t=>t instanceof RangeError&&/memory/i.test(t.message);function Ee(){return vo(),
Wo}function Ui(){return vo(),Ai}function Ho(){return vo(),Bi}function vo(){Wo[0]===void 0&&Li()}function Li(){let{buffer:t}=x.
memory;Wo=new Uint8Array(t),Ai=new Uint8Array(t,G.input,65536),Bi=new Int32Array(t,x.codec(),x.codec_length()>>2)}function Fn(t,e){
return Ft(t,-1),Go(e)}function Go(t){try{let e=t();return B.isBusy=!1,e}catch(e){throw W(e)}}var Po;function W(t){if(!B.
isBusy||!Po||!(t instanceof Po))return t;let e=y[Mn.encoding]?.name,n=`${Mn.name}${e?` of ${e}`:""} failed`;return Ca()?
new RangeError(`encoding-wasm: ${n}: ${Di}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:t})}function Ca(){try{return x.memory.grow(32),
!1}catch{return!0}}function tt(t=null){let e=Ho();return Gi(e,t??new Int32Array(e.length))}function _n(){return x.held()!==0?tt():(B.newCodec=
Ke,null)}var Yo=t=>Gi(t,Ho());function Gi(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Nt(t,e){ji(t,e)||(Ft(
"decoding",t),e?Yo(e):x.new_decoder(t),Ke=t===33||t===36?NaN:t)}var Ke=NaN;function ji(t,e){return e||B.newCodec!==t||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function Nn(t,e){ji(~t,e)||(Ft("encoding",t),e?Yo(e):x.new_encoder(t),Ke=~t)}function Ko(t,e,n,o){
Ft("transcoding",t),o?Yo(o):x.new_transcoder(t,e,+n)}function Yi(t,e){x.set_source_encoding(t,+e),B.isBusy=!1}function ne(t){
let e=g(t),n=x.alloc(e)>>>0;return Q(Ee(),t,n),[n,e]}var La=S(()=>Uint8Array.from(hn,t=>t.charCodeAt(0))),ki,Vo=t=>Fn("s\
niffing",()=>(ki!==x&&x.give_labels(...ne(La())),ki=x,t())),qo=(t,e,...n)=>Vo(()=>x.sniff_html(...ne(t),e,...n)),Ki=(t,e,n)=>Vo(
()=>x.sniff_xml(...ne(t),e,n));function Vi(t,e){let n=Vo(()=>x.find_declared_label(...ne(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var qi=(t,e)=>Fn("sniffing",()=>x.default_for(...ne(t),e)),zi=()=>Ft("detection",-1);function Ji(t,e){
try{x.feed_detector(...ne(t),+e)}catch(n){throw W(n)}}var Xi=(t,e,n,o)=>Go(()=>{let r=f=>f?ne(f):[0,0],i=x.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=x.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function oe(t,e,n,o,r){ye(t,e),B.isBusy=!0;let i=x.decode_block(e,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=
Ke),Ln(i)}function Zi(t,e){let n=g(t);ye(t,n),B.isBusy=!0;let o=x.decode_block(n,0,2,+e);return B.isBusy=!1,Ln(o)}var _t={
encoding:-1,at:0,most:0,owner:void 0};function Cn(t,e,n){if(_t.encoding!==t||_t.owner!==x||B.isBusy){try{Ft("decoding",t),
_t.owner=x,_t.at=it.readBytes?x.byte_table(t):0,_t.most=!wn(t)&&it.mostByTable||1/0,_t.encoding=t}catch(r){throw W(r)}B.
isBusy=!1}if(_t.at===0||n>_t.most)return;if(n<=65536)return ye(e,n),Pi(n);if(it.most>Ye)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);ye(T(e,r,r+i),i),o=re(o,Pi(i))}return o}function Ve(t,e,n,o){return Fn("decoding",()=>{
let r=Math.min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),ye(r===e?t:T(t,i,i+r),r),!x.is_free_of(r,n,o))
return!1;return!0})}function zo(t,e){let n=-1,o,r;function i(s){try{return Ft(t,s),n=s,r=x,o=e(s),B.isBusy=!1,o}catch(c){
throw W(c)}}return s=>s===n&&r===x&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Jo=zo("encoding",t=>{let e=x.unit_table(t)>>>
0;if(e===0)return;let{buffer:n}=x.memory;return X(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),Qi=zo("encod\
ing",t=>{let e=x.unit_table(t)>>>0,n=new Uint8Array(65536);return Q(n,new Uint8Array(x.memory.buffer,e,16384)),n}),$n=zo(
"decoding",t=>{let e=X(t),n=(!e?x.pair_table(t):x.byte_table(t))>>>0;return n>0?new Uint16Array(x.memory.buffer,n,e?256:
65536):void 0}),Pi=t=>it.readBytes(G.input,t,_t.at);function re(t,e){try{return t+e}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var ts=t=>t+
65536+3<=Ye,es=t=>t>Ye&&t<268435456?it.collect?.(t+3):void 0,Rn=()=>G.units,ns=()=>Ee()[G.units]|Ee()[G.units+1]<<8,Dn=(t,e)=>it.
read(G.units+2*t,e-t),qe=(t,e,n,o=0)=>it.write(t.slice(e,n),G.units+2*o);function os(t,e){if(!B.isBusy&&!it.writeBytes)return;
Ft("encoding",e);let n=it.writeBytes?.(t,G.output,x.unit_table(e));return B.isBusy=!1,n===t.length?ie(n):void 0}function Un(t,e,n,o){
B.isBusy=!0;let r=x.encode_block(t,e,n,+o);return B.isBusy=!1,o&&r>=0&&k.finished()&&(B.newCodec=Ke),Ln(r)}var A={none:0,
source:1,result:2};function rs(t,e,n,o){let r=g(t);ye(t,r),B.isBusy=!0;let i=x.transcode_block(r,+e,n,o);return B.isBusy=
!1,Ln(i)}function ye(t,e){let n=Ui();if(e>8)try{Q(n,t)}catch{Q(n,T(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Ln(t){
if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var ie=t=>bn(
Ee(),G.output,t),Xo=t=>Ee().subarray(G.output,G.output+t),k={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.
written(),codePoint:()=>x.code_point(),start:()=>x.start(),length:()=>x.length()},Ct={malformed:()=>x.replaced(),firstMalformed:()=>x.
first_replaced(),unmappable:()=>x.unmapped(),firstUnmappable:()=>x.first_unmapped(),codePoint:()=>x.unmapped_code_point()};var ka=new Uint8Array(256);var cs=S(()=>he?96:v()||ht()?1024:128),Zo=S(()=>ht()?65536:v()||U()?4096:128),Pa=S(()=>new Uint8Array(2*Zo()));function fs(t,e){
let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}
function as(t,e){let{length:n}=t,o=new Uint8Array(n);for(let i=0;i<n;i++)o[i]=e[t.charCodeAt(i)];return(q()?Ve(o,n,0,255):
!yi(o,0))?o:void 0}function ds(t,e){let{length:n}=t,o=2*n<=256?ka:Pa(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<
128?s:e[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return bn(o,0,r)}var Oe=t=>(t&63488)===55296;var us=new Uint8Array(128),$t=Wa(us);function Wa(t){return new Uint16Array(t.buffer)}var ls=S(()=>er()?0:18),ps=S(()=>xt()>
0&&!mt()&&!U()?12:18),Ha=S(()=>v()||Mt()?18:8),ms=S(()=>mt()||!(xt()>=22||ht())?64:32),va=S(()=>v()||U()||ot()?64:32),Ga=S(
()=>ot()?36:18),kn=(t,e)=>(t[0]&t[e>>1])>=128;function hs(t,e,n){return n?e<=Ha():e<=Ga()||e<=va()&&(kn(t,e)||Wn())}var xs=()=>({
mixed:ps(),most:ms()}),ws=(t,e)=>e<=ps()||e<=64&&kn(t,e)&&e<=ms(),z={length:0,bytes:[0,0]};function ce(t,e,n,o){if(t[0]<
128&&er())return nr(t,e)?vt.call(t,0,e):void 0;let r=0;for(let i=0;i<e;){let s=i,c=t[i++];if(c>=128){let f=c,a=f<224,d=t[i++]^
128,l=a?0:t[i++]^128;if(c=a?(f&31)<<6|d:(f&15)<<12|d<<6|l,!(f>=194&&f<240&&(d|l)<64&&i<=e)||!a&&(c<2048||Oe(c)||c===65279))
return ja(t,s,e,n,o,r)}$t[r++]=c}return ze(r)}function gs(t,e){if(e%2>0)return;let n=0;for(let o=0;o<e;o+=2){let r=t[o]|
t[o+1]<<8;if(Oe(r))return;$t[n++]=r}return ze(n)}function ja(t,e,n,o,r,i){let s=tr();for(let c=e;c<n&&i<=s;){let f=t[c++],
a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,E=f===237?159:f===244?143:
191,m=0;for(;m<a&&c<n;m++,c++){let p=t[c];if(p<u||p>E)break;u=128,E=191,d=d<<6|p&63}if(m<a){if(c===n&&!o){if(f>=239)return;
Es(f,128|d&63,1+m);break}l=!0}if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&($t[i++]=55232+(d>>10),d=56320|d&1023),$t[i++]=
d}return ze(i)}function Qo(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=s,f=t[s++],a=f;if(f>=128){if(r??=$n(o),!r)return;if(a=
r[f],Oe(a)&&(s<e&&(a=r[f|t[s++]<<8]),Oe(a)))return Ya(t,c,e,n,i,o,r)}$t[i++]=a}return ze(i)}function Ya(t,e,n,o,r,i,s){let c=tr();
for(let f=e;f<n&&r<=c;){let a=t[f++],d=a<128?a:s[a];if(Oe(d)){if(f===n&&!o){if(i===32)return;Es(a,0,1);break}let l=f<n?t[f]:
0;if(d=s[a|l<<8],!Oe(d))f+=1;else if(Ka(d))d=65533;else return}$t[r++]=d}return ze(r)}var Ka=t=>t>=57088&&t<=57216;function Pn(t,e,n){
return z.length=0,ce(T(t,e,n),n-e,!1,!0)===""}function Es(t,e,n){z.length=n,z.bytes[0]=t,z.bytes[1]=e}function ze(t){if(t<
3||t<=18&&!er())return xe($t,0,t);if(Wn())return Xt.call(us,0,2*t);if(!(t>tr()))return xe($t,0,18)+xe($t,18,t-18)}var tr=S(
()=>Wn()?1/0:36),er=S(()=>U()&&Wn()),Wn=S(()=>V(Va)===!0);function Va(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).
buffer),e=n=>n.call(t,0,t.length);return e(Xt)==="a\uFEFF\uD83D"&&e(vt)==="a\0\xFF\xFE=\xD8"}function nr(t,e){for(let n=0;n<
e;n++)if(t[n]>=128)return!1;return!0}function Yt(t,e){let n=Math.ceil(e/8);for(let o=0;o<e;o+=n)if(t[o]>=128)return!1;return t[e-
1]<128}var ir=["fatal","html","replacement"];function or(t,e){let{length:n}=t,o=X(e);if(n>64&&n>(o?cs():Zo()))return;if(o)return fs(
t,Jo(e));if(!!0)return;let r=Jo(e);return r&&ds(t,r)}var za=S(()=>U()||ot()||q()&&!he);function Ts(t,e){return za()?as(t,
Qi(e)):os(t,e)}var sr=()=>"",Kt=class{encoding;unmappable;#t;#e=null;#n=0;#o=L;locate=e=>e;constructor(e,n,o=void 0){this.
encoding=e,this.unmappable=n,this.#t=o}get name(){return y[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:ir.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>65536)return;let n=or(e,this.encoding);
if(n)return n;try{let o=X(this.encoding)&&Ts(e,this.encoding);if(o)return o;Nn(this.encoding,null),qe(e,0,e.length);let r=Un(
0,e.length,this.#r,!0);return r===-2||!k.finished()?void 0:(this.#n=0,ie(r))}catch(o){throw W(o)}}#s(e,n){let o=new Y;return this.
encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new lt(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=L,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===sr,l=f&&!d?2048:65536,u=f&&this.
encoding===33?new rr(c,o):void 0,E=u?h=>u.add(h):o,m=u?h=>u.addUnchanged(h):o,p=0,w=null;try{if(!s){let h=X(this.encoding)?
Ts:or;for(;p+65536<e.length;p+=65536){let _=h(e.slice(p,p+65536),this.encoding);if(!_)break;o(_)}}for(Nn(this.encoding,s);p===
0||p<e.length;p+=l){let h=Math.min(p+l,e.length);qe(e,p,h);let _=h===e.length;for(let P=0,At=!1;!At;){let me=Un(P,h-p,a,
n&&_);E(ie(me===-2?k.written():me));let Wt=i+p+P+k.start();if(P+=k.read(),At=me!==-2&&k.finished(),me!==-2||d)continue;let st=k.
codePoint();if(f){w=tt(w);let{count:zt}=B,Jt=()=>this.locate(Wt),pn=f(st,Jt);B.count!==zt&&(Nn(this.encoding,w),qe(e,p,h));
let ni=zf=>{throw new lt(zf,Jt(),this.name)};typeof pn=="string"?Ja(pn,E,ni):pn?m(pn):ni(st)}else r(st,Wt)}}}catch(h){throw W(
h)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=tt(),this.#n=i+e.length}};function Ja(t,e,n){let o=Si(t);for(let r=0;r<
o.length;r+=2048){let i=Math.min(r+2048,o.length);qe(o,r,i,2048);let s=Un(2048,2048+i-r,0,!1);s===-2&&n(k.codePoint()),e(
ie(s))}}var rr=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=g(e);if(n===0)return;e[0]!==27&&this.#t(
this.held);let o=e[n-3]===27?n-3:n;this.#t(rt(e,0,o)),this.held=rt(e,o,n)}addUnchanged(e){this.#t(this.held),this.held=L,
this.#t(e)}},Y=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=g(e);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Q(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){Q(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?rt(o,0,r):o)}}concatenate(){
let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=Xa(this.#n),o=0;return this.forEach(r=>{Q(n,r,o),o+=g(r)}),
n}};function Xa(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:e})}}function Is(t,e,n="encodeUTF16() of 'encoding-wasm', \
or UTF-8"){let o=ft(t,e);if(o===37||o===38){let{name:r}=y[o];throw new RangeError(`${e}: ${r} has no encoder in the stan\
dard; use ${n}.`)}return bs(o,t,e)}function bs(t,e,n){if(t===36)throw new RangeError(`${n}: '${e}' is a label of the enc\
oding 'replacement', which can't be written; use UTF-8.`);return t}var Ie=class{#t;#e;#n=new Y;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new Y;let n=ut(e)?.bytes.length??0,o=this.#r(T(e,n,Math.min(g(e),n+4096*this.#e)));if(!cr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Vi(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
nt(d)!==this.#t&&(r.push(T(e,i,n+f*this.#e),this.#i(y[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(g(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function cr(t){let e=0;for(;e<g(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var ar=[],be=1e9;function fe(t,e){ar[t]=e,be=Math.min(be,e.leastOfView)}function Xe(t,e,n,o){let r=ar[t.encoding];if(!r||
n<(o?r.leastOfView:r.leastOfBuffer)||n>r.most||o&&n>1024&&wt(e,n))return;let i=t.fatal&&r.canFail?Za(r,e):Hn(r.decoder,e);
return i===void 0?void 0:(r.onlyASCII&&i.length!==n&&(ar[t.encoding]=void 0),t.encoding===0&&!t.ignoreBOM&&i.charCodeAt(
0)===65279?i.slice(1):i)}function Hn(t,e){try{return t.decode(e)}catch{return}}var fr=0;function Za({decoder:t,fatalDecoder:e},n){
if(fr>0){fr-=1;return}let o=Hn(e??t,n),r=e?o!==void 0:!o?.includes("\uFFFD");return r||(fr=15),r?o:void 0}var pr=S(()=>V(nd)),Be=S(()=>V(od)),Ms=S(()=>V(dd));function Fs(t,e,n){if(t!==0&&t!==38||n<24||wt(e,n)||t===0&&Ns(e,n))return;let o=t===0?Be():Ms();return o?.takes?.(e,n)===
!1?void 0:o}function mr(t,e,n,o){if(z.length=0,o&&e>8192||e>1024&&(wt(t,e)||Ns(t,e)))return;let r=Be();if(!r||r.takesQuickly?.(
t,e)===!1)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!Pn(t,i,e))))try{let s=i<e?T(t,0,i):t,c=o?r.decodeOrFail(
s,i):r.decodeQuickly(s,i);return e>256&&c!==void 0&&vn(s,i,c),c}catch{return}}function _s(t,e){let n=Ms();if(!(e%2>0||!n?.
takes?.(t,e)||wt(t,e)))return n.decode(t,!0)}function Ns(t,e){if(e<8192||ed())return!1;let n=0,o=Math.ceil(e/8);for(let r=0;r<
e-1;r+=o)t[r]>=192&&(t[r+1]&192)!==128&&n++;return n>1}var ed=S(ot);function nd(){let{isAscii:t}=hi("node:buffer"),e=new Uint8Array(100).fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?
t:void 0}function od(){let t=Mt(),e=t?pr():void 0;if(t&&!e)return;let n=pt("utf-8"),o=V(id),r=w=>n.decode(w),i=cd(r),s=ht()&&
o?w=>o.decode(w):sd(i),c=e&&((w,h)=>Yt(w,h)&&e(w)),f=c??(Zt()?fd:q()?ad:void 0),a=c?(w,h)=>Ds(w,h)||h>256&&c(w,h):f,d=Uint8Array.
of(...Cs,...Rs.flat()),l=`${$s}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),E=i(d,d.length)===l&&r(d)===
l&&n.decode(d.buffer)===l&&i(u,2)==="a\x7F"&&dr(w=>s(w,w.length)),m=vt;if(!E||e&&m.call(u)!=="a\x7F")return;let p={decoder:n,
fatalDecoder:o,canFail:!0,...rd()};return p.onlyASCII||fe(0,p),{decode(w,h){try{return e?m.call(w):(h?s:r)(w,w.length)}catch{
return}},decodeQuickly:p.onlyASCII?As(i,p):i,decodeOrFail:p.onlyASCII?As(s,p):s,takesQuickly:a,takes:f,completeLength(w,h){
for(let _=1;_<=3&&_<=h;_++){let P=w[h-_];if(P<128)break;if(P>=192)return(P>=240?4:P>=224?3:2)>_?h-_:h}return h}}}var As=(t,e)=>(n,o)=>{
let r=t(n,o);return r?.length===o&&fe(0,e),r};function rd(){let t={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};
return U()?{...t,leastOfView:19}:mt()?{...t,leastOfView:1024,leastOfBuffer:1024}:Mt()?{...t,leastOfView:13,most:2048,onlyASCII:!0}:
Zt()?{...t,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:q()?{...t,most:1023}:v()?{...t,leastOfView:65}:xt()>0?{...t,leastOfView:512}:
t}function id(){let t=pt("utf-8",!0);return dr(n=>t.decode(n))&&dr(({buffer:n})=>t.decode(n))&&!mt()?t:void 0}var dr=t=>t(
Uint8Array.from(Cs))===$s&&Rs.every(e=>V(()=>t(Uint8Array.from(e)))===void 0),Cs=[239,187,191,97,230,188,162,240,159,146,
169],$s="\uFEFFa\u6F22\u{1F4A9}",Rs=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],sd=t=>(e,n)=>{
let o=t(e,n);return o.includes("\uFFFD")?void 0:o};function cd(t){let[e,n]=[pi,vt];if(Mt())return(r,i)=>i>256?n.call(r):
t(r);if(!e||U()||!(xt()>=22))return t;let o=mt()?Ds:()=>!0;return(r,i)=>o(r,i)?e.call(r):t(r)}var Ds=(t,e)=>e<=64||e<=256&&
Yt(t,e);function fd(t,e){if(e<64)return!1;if(Yt(t,e))return!0;if(e<768)return!1;let n=0,o=Math.ceil(e/16);for(let r=0;r<
e;r+=o){let i=t[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}var ur=0;function vn(t,e,n){
e<1024||!q()||!Yt(t,e)||(ur=n.length===e?0:ur+1)}function ad(t,e){if(e<1024)return!0;if(Yt(t,e))return ur<2||e>524288;let n=0,
o=Math.ceil(e/16);for(let r=0;r<e;r+=o)t[r]>=227&&t[r]<234&&(n+=1);return n<3}function dd(){return v()||ht()?ld():ud()}function ud(){
let t=Xt,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);
if(!(t.call(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Us(Mt()?512:1/0,(o,r)=>{let i=t.call(o);return i.isWellFormed()?
i:r?void 0:i.toWellFormed()})}function ld(){let t=pt("utf-16le");if(t.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\
\u6F22")return Us(1/0,(e,n)=>{let o=t.decode(e);return n&&o.includes("\uFFFD")?void 0:o})}var Us=(t,e)=>({takes:(n,o)=>o<=
t,decode(n,o){try{return e(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});var gr=S(()=>ht()?8:Zt()?352:18),pd=S(U);function Ps(t,e,n){if(n>64)return Yt(e,n)?md(t,e,n):void 0;if(n<=ls()||(e[n>>1]|
e[n-1])>=128||!nr(e,n))return;let o=Yn();return o?o.call(e,0,n):Cn(t,e,n)}function md(t,e,n){let o=Yn(),r=X(t);if(!(n<512&&
(r||!o))&&!(r&&Er(t))&&!wt(e,n))try{return pr()?.(e)??Ve(e,n,128,128)?o?o.call(e):Be()?.decodeQuickly(e,n):void 0}catch{
return}}var Gn=[],hr=[];function Ws(t,e,n){if(!(n<=gr()||n>=512&&!Er(t)))return hr[t]===void 0&&(hr[t]=xd(t)),jn(hr[t],e,
n)}function Hs(t,e,n){return n<512?(pd()?wr(t,e,n):void 0)??Cn(t,e,n)??wr(t,e,n)??Ls(t,e,n):wr(t,e,n)??(Ed(t)?Ls(t,e,n):
void 0)??Cn(t,e,n)}var xr=0,hd=S(()=>yr()?8192:512);function wr(t,e,n){let o=Yn();if(!o||t!==21)return;let r=n<hd();if(r&&
xr>0){xr-=1;return}if(!gd(e,n)){r&&(xr=15);return}if(!wt(e,n))try{return o.call(e)}catch{return}}var Ls=(t,e,n)=>jn(vs(t),
e,n);function jn(t,e,n){return t&&!(n>1024&&wt(e,n))?Hn(t,e):void 0}function xd(t){let e=Td(t)?vs(t):null;return e&&fe(t,
{decoder:e,fatalDecoder:void 0,canFail:t!==21,leastOfView:gr()+1,leastOfBuffer:gr()+1,most:Er(t)?8192:511,onlyASCII:!1}),
e}function vs(t){return Gn[t]===void 0&&(Gn[t]=null,Gn[t]=V(()=>Id(t))??null),Gn[t]}var Yn=S(()=>V(wd));function wd(){let t=vt,
e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e)===String.fromCharCode(...e)?t:void 0}function gd(t,e){let n=Math.
min(e,64);for(let o=0;o<n;o++)if((t[o]&224)===128)return!1;return n===e||Ve(t,e,128,224)}var Ed=t=>t===21?yr():yd()||Sd()&&
wn(t),Er=t=>!Yn()&&(t===21?yr():Od()),yd=S(()=>v()||ot()),Sd=S(q),Od=S(v),yr=S(()=>v()||U()||!(xt()>0)),Td=t=>v()||U()||
ht()||Mt()||Zt()&&t===21;function Id(t){let e=$n(t),n=pt(y[t].name),o=i=>n.decode(i)===String.fromCharCode(...Array.from(
i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Gs;function js(t,e,n){return Gs??=bd(),Gs(t,e,n)}function bd(){let t=Be(),{mixed:e,most:n}=t&&U()?{mixed:0,most:0}:xs();
return(o,r,i)=>{if(r<=e||r<=n&&kn(o,r)){let s=ce(o,r,!0,i);if(s!==void 0)return s}if(t?.takesQuickly?.(o,r)!==!1)try{return i?
t?.decodeOrFail(o,r):t?.decodeQuickly(o,r)}catch{return}}}function Kn(t,e,n,o=!1){try{Nt(t,null);let r=oe(e,n,0,o,!0);return r<
0?void 0:Dn(0,r)}catch(r){throw W(r)}}var Sr=S(()=>v()?{any:768,shiftJIS:224,markup:1/0}:q()?{any:512,shiftJIS:512,markup:2048}:U()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:ot()?112:0}),Ys=t=>t===34?Sr().shiftJIS:Sr().any,Ks=[];function Vs(t,e,n){if(n>Sr().markup||n>Ys(
t)&&!Md(e,n))return;let o=Ks[t];if(o)return jn(o,e,n);Fd(t,n)}function Md(t,e){if((t[1]&t[e>>1])>=128)return!1;let n=0,o=Math.
ceil(e/32)|1;for(let r=0;r<e;r+=o)t[r]<128&&(n+=1);return n>10}var Qe=[];function Fd(t,e){Qe[t]===void 0&&(Qe[t]=V(()=>Nd(
t))??null);let n=Qe[t];n&&(n.credit+=1+e/1024,!(n.credit<128)&&(n.credit=0,Qe[t]=null,V(()=>{let{value:o}=n.sequences.next();
o?n.decoder.decode(o)===Kn(t,o,g(o))&&(Qe[t]=n):_d(t,n.decoder)})))}function _d(t,e){Ks[t]=e;let n=Ys(t);fe(t,{decoder:e,
fatalDecoder:void 0,canFail:!0,leastOfView:19,leastOfBuffer:1,most:n,onlyASCII:!1})}var Nd=t=>({decoder:pt(y[t].name),sequences:$d(
t),credit:0}),Cd=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Or=[10,164,162];function*$d(t){let[e,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Cd)yield Uint8Array.of(...i,...Or);for(let i=128;i<=255;i++)yield de([i,i],e);
if(t===32)for(let i=161;i<=254;i++)yield de([143,143],[i,i],e);if(t===29||t===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield de([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield de([i,Math.min(i+7,254)],n,r,n);yield de([227,227],[50,
50],o,n),yield de([129,129],[48,48],e),yield de([129,129],[48,48],r,e)}}function de(...t){let e=t.map(([s,c])=>c-s+1),n=e.
reduce((s,c)=>s*c),o=t.length+Or.length,r=new Uint8Array(n*o+t.length-1);for(let s=0;s<n;s++){let c=s;for(let f=t.length-
1;f>=0;f--)r[s*o+f]=t[f][0]+c%e[f],c=Math.trunc(c/e[f]);r.set(Or,s*o+t.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
t.length-1),r}var Me=new Uint8Array(18),Dd=[0,0],et=class{encoding;fatal;ignoreBOM;#t=null;#e=Dd;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return y[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Gt(e);if(!this.#t&&this.#n===0){let i=this.#c(e,r,n);if(i!==void 0)return n||
this.#a(r),i}return this.#s(e,r,n,o)}decodeWhole(e,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?js(e,n,this.fatal):mr(e,n,!0,this.fatal);if(s!==void 0)return!i||e[0]===239?this.#u(s):s}else{let s=this.#c(
e,n,!0);if(s!==void 0)return s;let c=i&&!Ht(r)?Kn(r,e,n,this.fatal):void 0;if(c!==void 0)return c}return this.#s(e,n,!0,
o)}#s(e,n,o,r){if(this.#n>0){let d=this.#p(e,n,o)??this.#l(e,n,o,r);if(d!==void 0)return d;this.#d()}let i=this.#t,s=this.#o,
c=this.#r,f="";try{f=this.#x(e,n,o)??this.#h(e,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,W(d)}let a=this.#i;if(a)
throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(e,n,o){let{encoding:r}=this;if(z.length=
0,n===0)return"";if(r===0){let c=ws(e,n)?ce(e,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=mr(e,n,o,this.fatal);return this.#u(
f)}if(r===38){let c=n<=36?gs(e,n):_s(e,n);return this.#u(c)}if(!xn(r))return;let i=X(r),s=(i?Ws(r,e,n):void 0)??(e[0]<128?
Ps(r,e,n):void 0)??(!i&&o&&n>18?Vs(r,e,n):void 0)??(hs(e,n,i)?Qo(e,n,o,r):void 0)??(i?Hs(r,e,n):void 0);return this.#f(s)}#f(e){
return this.fatal&&this.encoding!==21&&e?.includes("\uFFFD")?void 0:e}#u(e){return!this.#o&&!this.ignoreBOM&&e?.charCodeAt(
0)===65279?e.slice(1):e}#p(e,n,o){let r=this.#n+n;if(n===0||r>18)return;z.length=0,this.#m(e,r);let i=this.encoding===0?
ce(Me,r,o,this.fatal):this.#f(Qo(Me,r,o,this.encoding));return i!==void 0&&!o&&this.#a(n),i}#l(e,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#m(e,a);let d=ce(Me,a,!0,!0);if(d===
void 0)return;let l=a-f;this.#n=0,this.#r+=l,this.#o=!0;try{return re(d,this.decode(T(e,l),o,r))}catch(u){throw this.#o=
s,u instanceof Z||u instanceof TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),u}}#m(e,n){Me[0]=this.#e[0],Me[1]=
this.#e[1];for(let o=this.#n;o<n;o++)Me[o]=e[o-this.#n]}#a(e){this.#r+=e,this.#o||=this.#n+e>z.length,this.#n=z.length,z.
length>0&&(this.#e=[z.bytes[0],z.bytes[1]])}#d(){let e=Uint8Array.from(this.#e);try{Nt(this.encoding,null),oe(e,this.#n,
0,this.fatal,!1),this.#t=tt(),this.#n=0}catch(n){throw W(n)}}#x(e,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=Fs(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<256&&(this.#t||c<n))return;if(this.#t){
if(this.encoding!==0)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(T(e,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?e:T(e,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=re(s,this.#h(f,c-i,!0)),this.#i)return s}else
vn(f,c-i,a),s=re(s,this.#u(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Pn(e,c,n)?(this.#a(n-c),
s):re(s,this.#h(T(e,c,n),n-c,o))}#h(e,n,o){Nt(this.encoding,this.#t);let r="",i=es(n),s=this.#o||this.ignoreBOM||!Ht(this.
encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),l=f===0&&a?e:T(e,f,f+d),u=oe(l,d,c,this.fatal,
o&&a);if(u<0)return this.#t=tt(),this.#i=new Z(this.name,this.#r+f+k.start(),k.length()),r;if(c+=u,c>0&&(a||!ts(c))){let E=!s&&
ns()===65279?1:0;i?i.add(Rn()+2*E,c-E):r=re(r,Dn(E,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:_n(),this.#r+=
n,i?i.toText():(this.encoding===0&&vn(e,n,r),r)}},tn=new et(0,!1,!1);function en(t,e,n,o,r,i){return tn.encoding=n,tn.fatal=
o,tn.ignoreBOM=r,(e>=be?Xe(tn,t,e,!0):void 0)??tn.decodeWhole(t,e,i)}function qs(t,e){let n=ft(t,e);if(n===36)throw new RangeError(
`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Vn=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new Kt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=g(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(e,i,s?r:i+4096),
s?n:A.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=Ld(this.#t.copy(),e,r);let i=new Y,s;try{this.#t.transcode(e,n===A.
result?A.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=en(c,g(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===A.
result,o),this.#n=n===A.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function Ld(t,e,n){let o=g(
e),r=e,i=t,s=t,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=T(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,A.none,u=>{f+=g(u)/2}),d=void 0;return d??=kd(i,r),d[l-c]}}function kd(t,e){let n=g(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Js(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?Pd(o.from,e,c):0;if(a>0){o.transcode(T(e,c,c+a),A.none,
()=>{});for(let h=0;h<a;h++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=T(e,c,c+1),l=o.copy(),u=0,E=0;o.transcode(d,A.none,
h=>{u===0&&(E=h[0]|h[1]<<8),u+=g(h)/2}),u>0&&(r[i++]=s);let m=E===65533&&s<f?Xs(l,d,A.none):void 0,p=m&&m.offset+m.length;
for(let h=1;h<u;h++)r[i++]=p===void 0?s:p+h-1;let w=f-s===2||f<=2;u>0&&!m?s=f+1:(m||w)&&(s=Js(o))}return r[i]=s,r[i+1]=s+
1,r}function Pd(t,e,n){if(X(t))return g(e)-n;let o=n;if(xn(t))for(;e[o]<128;)o+=1;return o-n}var Js=t=>Xs(t,L,A.source)?.
offset??t.position;function Xs(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof Z)return o;throw o}}var Fe=t=>t==null?void 0:Et(t);function _e(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function Wd(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>ft(Et(o),e))}}var zn={allowUTF8:t=>t===void 0||!!t,candidates:Wd,locale:Fe,maxBytes:_e,
tld:Fe},Ir=["text","ASCII","empty","binary","unknown"];function Ne(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=g(t),f=Math.min(c,i);zi();for(let E=0;E<f;E+=65536){let m=Math.min(E+65536,f);Ji(T(t,E,m),e&&m===c)}let a=Xi(
o,r&&qn(r),s&&qn(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:Ir[d],isASCII:Ir[d]==="ASCII"||Ir[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(E,m)=>({encoding:y[a[3+2*m]].name,score:a[4+2*m]}))}}function qn(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function br(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=dt(t,n),r=gt(e,zn,n),i=Ne(te(o),!0,r);return{...i,encoding:i.encoding===void 0?null:y[i.encoding].name}}var Gd=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],jd=[33,36,37,
38],Ce=(t,e)=>{let n=Fe(t);return n===void 0?-1:ft(n,e)},Zs=(t,e,n)=>Math.min(_e(t,e,n)??1024,1048576),Qs=(t,e)=>Math.max(
3,e===-1?t:0),tc=t=>nt(Fe(t)??"")??-1;function Yd(t,e,n){if(t)return gt(t===!0?void 0:t,zn,`${e}, option '${n}'`)}var Kd={
defaultEncoding:Ce,detect:Yd,likelyEncoding:Ce,locale:Fe,maxPrescanBytes:Zs,parentEncoding:Ce,transportLayerEncodingLabel:tc,
userOverride:Ce};function Vd(t,e){let n=gt(t,Kd,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Qs(i,Math.max(f,c)),declared(a){let d=qo(a,i,f,c,s,o);return d===-1?void 0:nn(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>ec(a)??qd(r,n.defaultEncoding)}}function ec(t){if(!(t?.encoding===
void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function qd(t,e){
return nn(qi(qn(t),e===-1?21:e))}var zd={defaultEncoding:Ce,maxPrescanBytes:Zs,transportLayerEncodingLabel:tc};function Jd(t,e){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=gt(t,zd,e),i=s=>{let c=nn(Ki(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Qs(o,r),declared:i,decide:()=>i(L)}}function Xd(t,e){let n={...zn,
defaultEncoding:Ce},{defaultEncoding:o,...r}=gt(t,n,e);return{prescanned:3,declared(i){let s=ut(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return ec(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Zd={detect:Xd,html:Vd,xml:Jd},Ar=["detect","html",
"xml"],Qd={prefixBytes:_e,sniff:Lo(Ar)};function Ut(t,e){let{prefixBytes:n,sniff:o}=gt(t,Qd,e),r=Zd[o](t,e),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:S(()=>{let c=s.candidates&&Ne(L,!0,s);return!jd.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>tu(
r,c),takesWhole:n===void 0}}function tu({prescanned:t,declared:e,options:n,decide:o},r){return e(at(r,t))??o(n&&Ne(r,!0,
n))}function nc(t){let e=qo(at(t,1024),1024,-1,-1,-1,-1);return e===-1||nn(e).source==="BOM"?void 0:nn(e)}function nn(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Gd[t>>8&255],score:null}}var sc=["(B","(J","(I","$@","$B"],Xn=class{#t=!0;#e=!0;read(e,n){let o=g(e),r=this.#t?ru(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=iu(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=cu(e,i);if(s=sc.includes(a),!s&&!n&&fu(a))break;this.#e=s}else
s=f>=128||i<r&&su(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:g(e);for(;o<g(e)&&e[o]!==27;)o+=1;return o}};function ru(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=g(t))return 1/0;if(e&&=ic(t[o],t[o+1]),n&&=ic(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function iu(t,e){let n=g(t),{start:o,words:r}=In(t,e),i=rc(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return rc(t,o+4*s,n)}function rc(t,e,n){
let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var ic=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||
t===33&&e===34,su=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function cu(t,e){let n="";for(let o=e+1;o<Math.min(e+3,g(t));o++)n+=String.fromCharCode(
t[o]);return n}var fu=t=>t.length<2&&sc.some(e=>e.startsWith(t));var St=class{decision=null;sample=L;detected;#t;#e=!0;#n=!1;#o=new Xn;#r=new Y;#i;#s=0;#c=L;#f=L;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new Y;if(this.#e&&n&&this.#t.takesWhole)return this.#d(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+g(e)<this.#i&&!n)return this.#m(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new Y;
let i=at(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#d(s,o,r):this.#u(r,n,o)}#u(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#d(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=g(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(at(s,c),a):{plain:0,evidence:0};s=this.#a(s,d,o);let u=g(s),E=c-d;if(l===
-1)return n||f?this.#d(i(this.#p(at(s,E),a)),o,s):this.#m(s,u+1,o);let m=fc(at(s,E),l-d,r.windowBytes),p=Math.min(m+r.windowBytes,
E);if(u<p&&!n)return this.#m(s,p,o);let w=at(s,p),h=this.#p(w,u<p);if(p<=m||p===E||!r.passesASCII()||!uu(h,w))return this.#d(
i(h),o,s);s=this.#a(s,this.#o.skip(w,l-d),o)}}#p(e,n){this.sample=Qt(Qt(this.#c,this.#f),e);let o=this.#t.detection.options,
r=Ne(this.sample,n,{...o,maxBytes:void 0}),i=this.#l(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#l(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#m(e,n,o){
let r=g(e);return r>0&&this.#r.add(rt(e,0,r)),this.#i=n,{passed:o,rest:null}}#a(e,n,o){let r=at(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-g(this.#c));return i>0&&(this.#c=Qt(this.#c,at(r,i))),this.#f=cc(Qt(this.#f,cc(T(r,i)))),T(e,n)}#d(e,n,o){
return this.decision=e,{passed:n,rest:o}}},cc=t=>T(t,Math.max(0,g(t)-64));function fc(t,e,n){let o=Math.min(g(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function uu(t,e){return t.isASCII||t.encoding===void 0&&!(e[fc(e,0,1/0)]>=128)}function ac(t){let[[e,n]]=Object.entries(t),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function dc(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var uc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",lc=`!
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
?`;var pu=S(()=>{let t=lc.split(`
`),e=0;return new Map(uc.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
pc=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Qn(t){let e=new Kt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof lt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=mc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function mc(t,e,n){if(pc(t))return"";if(n===0)return null;let o=mu(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:mc(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function mu(t){
let e=[...pu().get(t)??[],...hu(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function hu(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,E)=>c(
E)),a=o.filter((u,E)=>!c(E)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===e&&r.push(l),a.every(
pc)&&i.push(d)}return[...r,...i]}var hc=["fatal","html","replacement","ignore","translit"];function xc(t,e,n){return typeof t=="function"?(o,r)=>xu(t(o,r()),n):t==="ignore"?sr:t==="translit"?Qn(e):void 0}function xu(t,e){
if(typeof t=="string")return t;if(t==null)return null;let o=te(dt(t,e,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return rt(o,0,g(o))}function ue(t,e,n,o){return typeof t=="number"?wc(t,e,n,o):new on(t,wc(0,e,n,o))}function wc(t,e,n,o){let{unmappable:r,losses:i}=n,
s=xc(r,e,o);if(!s||Ht(e))return new to(t,e,n);let c=Br(t,n);return new Vn(c,e,r,i?.counting(s)??s)}function Br(t,e){return new to(
t,38,{...e,bom:!1,unmappable:"fatal"})}var to=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Ko(e,this.to,this.#n.ignoreBOM,
this.#t),Yi(e,n),this.#t=tt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ie,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(En(this.to)??[]));
let d=Math.max(0,ir.indexOf(c)),l=g(e);try{Ko(this.from,this.to,i,this.#t);for(let u=0;;){let E=l-u<=65536,m=E&&u===0?e:
T(e,u,E?l:u+65536),p=rs(m,r,d,E?n:A.none);a?.addBlock(this.#e+u);let w=p<0?k.written():p;if(w>0&&o(f(w)),p===-2&&c!=="fa\
tal")return!1;if(p<0&&this.#o(p,u),u+=k.read(),E&&k.finished())break}}catch(u){throw W(u)}this.#t=n===A.result?null:tt(),
this.#e=n===A.none?this.#e+l:0}#o(e,n){let o=this.#e+n+k.start();throw this.#t=tt(),this.#e=0,e===-1?new Z(y[this.from].
name,o,k.length()):new lt(k.codePoint(),o,y[this.to].name)}},on=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){
this.#t=e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=
!1,r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===A.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new St(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==A.none);i.length>0&&(this.#i.transcode(
i.concatenate(),A.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var Zc=require("node:buffer"),C=require("node:fs"),an=require("node:path");var Re={failure:1,usage:2};var Mr=require("node:buffer");function rn(t){if((0,Mr.isUtf8)(t))return gc(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,Mr.isUtf8)(r));e+=o?gc(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var gc=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function b(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function F(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var N=require("node:fs");var Sc=require("node:fs"),J=require("node:path");function eo(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||J.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":J.sep}${e}`}
function sn(t){try{return rn(Sc.realpathSync.native(b(t),"buffer"))}catch{let e=(0,J.dirname)(t);return e===t?(0,J.resolve)(
t):(0,J.join)(sn(e),(0,J.basename)(t))}}var yc=new Map;function Fr(t){let e=(0,J.dirname)(t),n=yc.get(e)??sn(e);return yc.
set(e,n),(0,J.join)(n,(0,J.basename)(t))}var Oc=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var Ic=require("node:util");var bc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},no={...bc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Ac="it is a symbolic link to a file that does not exist; check where it points",Bc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",De={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},le={...bc,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Ot(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Ic.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function Tt(t,e){
return It(t,e instanceof Error?e.message:String(e)),Re.failure}function It(t,e){pe(`encoding-wasm: ${t}: ${e}
`)}var Tc=!1;function pe(t){Tc||process.stderr.on("error",()=>{}),Tc=!0,process.stderr.write(t)}var Lt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var Mc;async function _r(t,e){let n=async i=>{try{return await i()}catch(s){throw Ot(s,Cc(t))}},{next:o,close:r}=await n(
()=>t==="-"?wu(e):gu(b(t),e));return{next:()=>n(o),close:r}}async function*Le(t){let e=await _r(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function ke(t){try{return(0,N.statSync)(b(t))}catch{return}}function wu(t){
let e=(0,N.fstatSync)(0,{bigint:!0});return Uc(e,t),e.isFile()?$c(0,e,()=>{}):Eu()}function gu(t,e){let n=_c(t,e);if(!n.
isFile())return yu(t);let o=(0,N.openSync)(t,"r");return $c(o,n,()=>(0,N.closeSync)(o))}function _c(t,e){let n=(0,N.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,N.opendirSync)(t).closeSync(),Uc(n,e),n}function Nc(t){try{_c(b(t)),(0,N.accessSync)(
b(t),N.constants.R_OK)}catch(e){throw Ot(e,Cc(t))}}var Cc=t=>({...no,get ENOENT(){return(0,N.lstatSync)(b(t),{throwIfNoEntry:!1})?.
isSymbolicLink()?Ac:Oc(t)?Bc:no.ENOENT}});function $c(t,{size:e},n){Mc??=new Uint8Array(262144);let o=Mc,r=0;return{async next(){
let i=(0,N.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,N.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Eu(){
let t=Rc(0,()=>{}),e=process.platform==="win32"?Fc():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=Fc()}return e.next()},close:()=>e?.close()}}function Fc(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function yu(t){let e=await Dc(
n=>(0,N.open)(t,n));return Rc(e,()=>(0,N.closeSync)(e))}function Rc(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Dc(i=>(0,N.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Dc=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Uc(t,e){if(t.isDirectory())throw new Error(no.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))
throw t.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var kc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Nr=new Set,Cr=!1,Lc=Date.now();function Pe(t){if(Nr.add(t),!Cr)for(let e of kc)
process.on(e,Pc);return Cr=!0,()=>Nr.delete(t)}function Pc(t){for(let e of[...Nr].reverse())e();for(let e of kc)process.
off(e,Pc);process.kill(process.pid,t)}function cn(){if(!(!Cr||Date.now()-Lc<50))return new Promise(t=>{setImmediate(()=>{
Lc=Date.now(),t()})})}var O=require("node:fs"),bt=require("node:path");function Rr(t,e=438){if(t===void 0)return Ou();let{target:n,present:o,descriptor:r}=Dr(t);return r!==void 0?Bu(r):o?.isFIFO()?
bu(b(t)):o&&!o.isFile()?ro((0,O.createWriteStream)(b(t)),!0):Mu(n,o,e)}function Dr(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,O.lstatSync)(b(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,O.statSync)(b(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(bt.sep))throw new Error(le.EISDIR);if(!o?.isFile())
return{target:n?$r(t):t,present:o};let r=Yc(t);return r===void 0&&(0,O.accessSync)(b(t),O.constants.W_OK),{target:n?$r(t):
t,present:o,descriptor:r}}var Wc;function Ou(){return Wc??=Tu(),Wc}function Tu(){let t=(0,O.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?ro(process.stdout,!1):Iu(e)}function Iu(t){let e,n=()=>{e??=ro(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,O.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function ro(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function bu(t){let e=(0,O.createWriteStream)(t),{discard:n,...o}=ro(e,!0);return{...o,file:(0,O.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&Au(t,e)}}}function Au(t,e){try{let n=(0,O.openSync)(t,O.constants.O_RDONLY|O.constants.
O_NONBLOCK);e.once("close",()=>(0,O.closeSync)(n))}catch{}}function $r(t){let e=jc(t);return e===void 0?t:$r(e)}function jc(t){
if(!(0,O.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=rn((0,O.readlinkSync)(b(t),"buffer"));return(0,bt.isAbsolute)(
e)?e:`${rn(O.realpathSync.native(b((0,bt.dirname)(t)),"buffer"))}${bt.sep}${e}`}function Yc(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,bt.resolve)(t))??[];if(e!==void 0)return Number(e);let n=jc(t);return n===void 0?void 0:Yc(n)}function Bu(t){return{
file:(0,O.fstatSync)(t,{bigint:!0}),write:e=>Kc(t,e),wait(){},finish(){},discard(){}}}function Kc(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,O.writeSync)(t,n))}var Hc=0;function Ur(t){Hc+=1;let e=[process.pid,Hc,Math.random().toString(36).slice(
2)].join("-");return eo((0,bt.dirname)(t),`.encoding-wasm-${e}.tmp`)}function io(t){try{(0,O.unlinkSync)(b(t))}catch(e){
if(e.code==="ENOENT")return;It(F(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function Mu(t,e,n){let o=Ur(t),r=b(o),i=(0,O.openSync)(r,"wx",e?384:n),s=!0,c=()=>{s&&(s=!1,(0,O.closeSync)(i))};return{
write:f=>Kc(i,f),wait(){},finish(){if(c(),Fu(t,e))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");e&&Lr(r,e),(0,O.renameSync)(r,b(t))},discard(){try{c()}finally{io(o)}}}}function Fu(t,e){let n=(0,O.statSync)(
b(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var vc=2048,_u=1024,Nu=56,Lr=(t,e)=>(0,O.chmodSync)(
t,Cu(t,e));function Cu(t,{uid:e,gid:n,mode:o}){for(let r of[e,-1])try{return(0,O.chownSync)(t,r,n),r===e?o:o&~vc}catch{}
return o&~(vc|_u|Nu)}async function so(t){try{let e=Rr();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return fn(
void 0,e)}}function fn(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":F(t);return Tt(`cannot write ${o}`,Ot(e,le))}var Vc=require("node:fs"),H=require("node:path");function qc(t,{suffix:e,directory:n}){let o=new Map(t.filter(Du).map(c=>[c,sn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Fr(c)])r.set(a,c);let i=Ru(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:eo(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
d=o.get(c),l=e&&c.endsWith(e)?r.get(Fr(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:sn(f),E=s.get(u);if(E===d)return[];if(E===void 0&&s.set(u,d),n===void 0)return[a];let m=E===
void 0?$u(r,u,d):kr(f);return[{...a,...m&&{problem:new Error(m)}}]})}var kr=t=>`another file already goes to ${F(t)}; co\
nvert this one to another directory`;function $u(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${F(o)}, which will be converted as well; nam\
e another directory`}function Ru(t){let e=s=>(0,H.isAbsolute)(s)||s.split(H.sep)[0]==="..",n=s=>(0,H.isAbsolute)(s)||e((0,H.relative)(
".",s)),o=t.filter(n).map(s=>(0,H.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(H.sep)?s:s+H.sep)),i=o.length>0?(0,H.dirname)(
o[0]):".";for(;!r(i)&&(0,H.dirname)(i)!==i;)i=(0,H.dirname)(i);return s=>{let c=(0,H.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,H.basename)(s):c}}function Du(t){try{return(0,Vc.lstatSync)(b(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var Uu={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},zc=[
..."%PDF-"].map(t=>t.charCodeAt(0)),Pr=t=>zc.every((e,n)=>e===t[n]);function Jc(t,e){let{prescanned:n,declared:o,decide:r,
...i}=Ut(t,"--from auto"),s=(c="")=>{let f=De[c];if(f&&e)throw new Error(`${f}; ${Uu[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,zc.length),declared(c){return Pr(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var Lu={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function Qc(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(m,p)=>{f=await so(`${F(m)}: ${p}
`)||f},d=(m=[])=>{if(t.quiet)return;let p=e.dryRun?"would be converted":"converted",w=s>0?`, ${s} copied`:"",h=c>0?`, ${c}\
 left alone`:"",_=o.length>0?`, ${o.length} failed: ${o.map(F).join(", ")}`:"",P=m.length>1?" and those after it":"",At=m.
length>0?`, ${m.length} not reached: ${F(m[0])}${P}`:"";pe(`encoding-wasm: ${At&&"interrupted: "}${Lt(i,"file")} ${p}${w}${h}${_}${At}\

`)},l=qc(t.files,e),u=0,E=Pe(()=>d(l.slice(u).map(({file:m})=>m)));for(let m of l){let{file:p,problem:w}=m;try{if(w)throw w;
let h=await ku(m,e),_=h!==void 0&&e.directory!==void 0;if(h!==void 0&&t.verbose&&It(F(p),`${_?"not converted":"left alon\
e"}: ${h}`),h!==void 0&&!_)c+=1,e.dryRun&&await a(p,`would be left alone: ${h}`);else if(!(m.output===p&&ef(p)))if(!await Pu(
m,t,e.dryRun,{run:n,say:a,reason:h}))o.push(p);else if(_)s+=1;else{i+=1;let P=e.dryRun?p:m.output;e.findDeclarations&&await Ju(
P,t.to)&&r.push(P)}}catch(h){Tt(F(p),h),o.push(p)}u+=1}return E(),r.length>0&&Xu(r,t.to,e.dryRun),d(),o.length>0?Re.failure:
f}async function ku({file:t,newer:e},{skipUTF8:n,keepBinary:o}){if(e!==void 0)return`it is the old version of ${F(e)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!Wr(t))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await qu(t)?"it is UTF-8":o&&await zu(t)?De.binary:void 0}async function Pu({file:t,
output:e,backup:n},o,r,{run:i,say:s,reason:c}){if(e===t&&!Wr(t))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");Nc(t);try{vu(e)}catch(u){return fn(e,u),!1}n!==void 0&&rf(n,()=>Gu(n));
let f=y[o.to].name,a=c?Lu:void 0,d={files:[t],output:e,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:h=>{u=y[h].name}},a)!==0)return!1;let m=e===t?"":`, to ${F(e)}`,p=n===void 0?"":`, and kept as ${F(n)}`,w=c?"\
copied":`converted from ${u} to ${f}`;return await s(t,`would be ${w}${m}${p}${c?`: ${c}`:""}`),!0}if(e!==t){let u=(0,C.statSync)(
b(t)).mode&Wu;return Hu(e,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&nf(t),u};return n===void 0?
await l()===0:ju(t,n,l)}var Wu=511;function Wr(t){let e=ke(t);return!e||e.isFile()||e.isDirectory()}var tf=new Set,ef=t=>tf.
has(co(t));function nf(t){let e=co(t);e!==void 0&&tf.add(e)}async function Hu(t,e){try{Vu((0,an.dirname)(t))}catch(n){throw Ot(
n,le)}if(ef(t))throw new Error(kr(t));return await e()!==0?!1:(nf(t),!0)}function co(t){try{let e=(0,C.statSync)(b(t),{bigint:!0});
return e.isFile()?`${e.dev} ${e.ino}`:void 0}catch{return}}function vu(t){let{target:e,present:n}=Dr(t);(!n||n.isFile())&&
Hr((0,an.dirname)(e))}function Hr(t){let e=(0,C.statSync)(b(t),{throwIfNoEntry:!1});if(!e)return Hr((0,an.dirname)(t));if(!e.
isDirectory())throw new Error(le.EEXIST);(0,C.accessSync)(b(t),C.constants.W_OK|C.constants.X_OK)}function Gu(t){if((0,C.lstatSync)(
b(t),{throwIfNoEntry:!1}))throw new Error(of(t));Hr((0,an.dirname)(t))}var of=t=>`its backup ${F(t)} already exists; use\
 another suffix, or move that file away`;function rf(t,e){try{e()}catch(n){let o=Ot(n,le);throw o===n?n:new Error(`its b\
ackup ${F(t)} can't be made: ${o.message}`)}}async function ju(t,e,n){let o=co(t);rf(e,()=>Yu(t,e));let r=()=>{co(t)===o&&
io(e)},i=Pe(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function Yu(t,e){try{(0,C.linkSync)(C.realpathSync.native(
b(t),"buffer"),b(e))}catch(n){if(n.code==="EEXIST")throw new Error(of(e));Ku(t,e)}}function Ku(t,e){let n=Ur(e),o=b(n);try{
(0,C.copyFileSync)(b(t),o,C.constants.COPYFILE_EXCL);let r=(0,C.statSync)(b(t));Lr(o,r),(0,C.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,C.renameSync)(o,b(e))}finally{io(n)}}var Xc=new Set;function Vu(t){Xc.has(t)||(0,C.mkdirSync)(b(t),{recursive:!0}),
Xc.add(t)}async function qu(t){let e=new et(0,!0,!0),n=!0,o=!1;try{for await(let r of Le(t))await cn(),e.decode(r,!1),n&&=
(0,Zc.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof Z)
return!1;throw r}}async function zu(t){let e=new St(Ut({},"--keep-binary")),n=!0;for await(let o of Le(t)){if(n&&Pr(o))return!0;
if(n=!1,await cn(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.kind==="binary"}
async function Ju(t,e){if(!Wr(t))return!1;let n=new Ie(e);try{for await(let o of Le(t)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function Xu([t,...e],n,o){let{name:r}=y[n],i=e.length>0?` and ${e.length}\
 more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;pe(`encoding-wasm: ${F(t)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var af=require("node:fs");var fo=class{#t;#e=new Y;constructor(e=Ut({},"Examination")){this.#t=new St(e)}add(e,n){let o=Math.min(g(e),1024-this.#e.
length);o>0&&this.#e.add(rt(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return cr(e)?nc(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=cf(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>cf(n.encoding,o)||n.score>=.9)&&sf(e.encoding,
o)!==sf(n.encoding,o)?i:void 0}},sf=(t,e)=>new et(t,!1,!0).decode(e,!1);function cf(t,e){let n=0,o=null;for(let r=0;r<g(
e);r+=65536){let i=T(e,r,Math.min(r+65536,g(e)));Nt(t,o),Zi(i,!1),n+=Ct.malformed(),o=tt()}return n}async function df({files:t,sniffing:e,json:n,quiet:o}){let r=0,i=[];for(let s of t)try{let c=el(s)?1/0:1e8,f={...e,maxBytes:c,
detect:{maxBytes:c}},a=new fo(Ut({...f,sniff:"detect"},"--detect")),d=e.sniff==="detect"?a:new St(Ut(f,"--detect")),{decision:l,
length:u}=await nl(s,d,a),{encoding:E,...m}=l,p=a.doubt&&ol(a.doubt),w=a.detected?.kind??(m.source==="default"?"empty":"\
text");i.push({file:s,encoding:y[E].name,...m,kind:w,doubt:p??null}),p&&!o&&It(F(s),rl(p)),w==="ASCII"&&u>c&&!o&&It(F(s),
tl)}catch(c){r=Tt(F(s),c)}return await so(n?`${JSON.stringify(i,null,2)}
`:il(i))||r}var tl=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,el=t=>t==="-"?(0,af.fstatSync)(0).isFile():ke(t)?.isFile()??!0;async function nl(t,e,n){let o=new Set([e,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Le(t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function ol({declared:t,detected:e,...n}){let o=e===void 0?
null:y[e].name;return{declared:y[t].name,detected:o,...n}}function rl({declared:t,detected:e,score:n,malformed:o}){let r=`\
has ${Lt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:`it \
declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function il(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,F(o)]),n=[0,1,2].map(o=>Math.max(0,
...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var lf={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},We=class{#t={...lf};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+Ct.firstMalformed()),n.malformed+=Ct.malformed(),this.#e+=Ct.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+Ct.firstUnmappable(),n.codePoint=Ct.codePoint()),n.unmappable+=Ct.unmappable()}counting(e){return(n,o)=>{let r=this.#t,
i=e(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...lf},this.#e=
0,e}};var sl={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},dn=class{#t;#e;#n;constructor(e,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new We}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=Br(e,{...c,
ignoreBOM:o}),this.#e=ue(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(
e,n)}transcode(e,n,o){let r=cl(e,sl[y[this.#t.from].name]),i=r.pop()??e;for(let s of r)this.#o(s,A.none,o);this.#o(i,n,o)}#o(e,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=fl(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,A.none,o)}n===A.result&&this.#e.transcode(new Uint8Array,n,o)}};
function cl(t,e){if(!e)return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(t.subarray(i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function fl(t,e){if(e===0)return t;
let n=new Uint8Array(t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=
t[i],n[o++]=t[i+1]}return n.subarray(0,o)}var pf=require("node:fs"),mf=require("node:path");function hf(){let t=(0,mf.join)(__dirname,"encoding-prepared.wasm");try{return Fi((0,pf.readFileSync)(t)),!0}catch(e){let{
message:n}=Ot(e,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return Tt(`it\
s part ${F(t)} cannot be loaded`,`${n}${o}`),!1}}var Nf=require("node:buffer");var ao=class{fatal;ignoreBOM;#t;#e;#n=L;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&g(this.#n)===0?e:Qt(this.#n,e);if(!n&&ai(r))return this.#n=
r,"";let i=ut(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new et(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function uo(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=dt(t,o),i=ft(Et(e),o);ee(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=we(r);return ut(f)?new ao(i,s,c).decode(f,!0,o):en(f,Gt(f),i,s,!0,o)}function vr(t){return al(we(dt(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}var al=t=>en(t,Gt(t),0,!1,!0);var ul=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Vr=t=>ul.test(t),ll=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,pl=S(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(t=>new RegExp(`[${t}]`,"u")));function ml(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=pl();if(n.test(
t))return 4;if(!o.test(t))return e<128?1:Vr(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var Gr;function lo(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(uo(Uint8Array.from(r),t))}var jr;function un(t){jr??=new Uint16Array(65536),Gr??=[lo("shift_jis",
136,151,64),lo("gbk",176,215),lo("big5",164,198,64),lo("euc-kr",176,200)];let e=Gr.map(()=>0),n=0,o=1;for(let r of t){let i=Number(
r.codePointAt(0)),s=jr[i]||ml(r,i);jr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of Gr.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:ll.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var He="Failed to execute 'decode' on 'TextDecoder'",ho=ac({TextDecoder:class{#t;#e=!1;constructor(t="utf-8",e=void 0){this.#t=
hl(t,e,"Failed to construct 'TextDecoder'"),new.target!==ho&&dc(this,new.target,ho)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=L,e=void 0){let n=this.#t;if(e===void 0&&!this.#e){
if(ArrayBuffer.isView(t)&&t instanceof Uint8Array){let{length:s}=t;return(s>=be?Xe(n,t,s,!0):void 0)??n.decodeWhole(t,Gt(
t),He)}if(t instanceof ArrayBuffer){let s=Uo(t);if(s)return Xe(n,t,s,!1)??n.decodeWhole(new Uint8Array(t),s,He)}}let o=dt(
t,He);ee(e,He);let r=!!e?.stream,i=we(o);if(!this.#e){if(!r)return n.decodeWhole(i,Gt(i),He);n.reset()}return this.#e=r,
n.decode(i,!r,He)}}});function hl(t,e,n){let o=Et(t);ee(e,n);let r=!!e?.fatal,i=!!e?.ignoreBOM;return new et(qs(o,n),r,i)}var If="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),bf=/^(?:GBK|Shift_JIS|Big5|EUC)/,Af=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Dl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,ve="UTF-8",Ul=(t,e,n)=>Math.min(_e(t,e,n,"steps")??2,3);function Bf(t,e=void 0){
let n="Failed to execute 'repairMojibake'",o=Oi(t,n),{maxSteps:r}=gt(e,{maxSteps:Ul},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Ll(c,r).map(({steps:f,gain:a})=>({text:Tf(o,f,Ff)??o.replace(/[^\r\n]+/g,
d=>Tf(d,f,zr)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function Ll(t,e){
let n=Of(t);if(n>25)return[];let o=un(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<e;f++){i=i.
flatMap(a=>Pl(a,o)).sort(qr);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[
...r.values()].filter(f=>kl(t,f.text)).sort(qr).slice(0,5);for(let f of s)f.gain+=.6*Of(f.text);s.sort(qr);let c=7+Math.
min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var kl=(t,e)=>[...t].some(n=>!Vr(n)&&!e.includes(
n)),Sf=t=>t.match(/[^\0-\x7F]/g)?.length??0;function Mf(t,e){let n=xo(t,e);if(n)return{part:t,bytes:n};let o=t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>xo(s,e)).join(""):"",i=.7*Sf(t)<Sf(r)?xo(r,e):void 0;return i&&{part:r,bytes:i}}var qr=(t,e)=>e.
gain-t.gain;function Pl({text:t,steps:e,bits:n,left:o},r){let i=[];for(let[s,c]of If.entries()){let f=bf.test(c)&&!Af.test(
t)?void 0:Mf(t,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===t?o:o+un(t)-un(a),E=a.includes(kt)||_f(d)?.includes(kt)?Wl:
br(d).candidates;for(let{encoding:m,score:p}of E){if(p<.003)break;if(e.length>0&&m!==ve&&e[0].really!==ve)continue;let w=zr(
d,m,a,!0);if(w===void 0||w===a)continue;let h=n+2.4*Math.log2(p)-s*.25-(m===ve?-2:1)-(e.length>0?4:0),_=r-l-un(w)+h;i.push(
{text:w,steps:[...e,{really:m,readAs:c}],bits:h,left:l,gain:_})}}return i}function Of(t){if(t.includes(kt))return 0;let e=Af.
test(t),n=-1/0;for(let o of If){let i=Dl.test(o)&&bf.test(o)===e?Mf(t,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of br(c).candidates)d===o||zr(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}function Tf(t,e,n){let o=t;for(let{really:r,readAs:i}of e){
let s=xo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var ln="\x7F",kt="\uFFFD",Wl=[{encoding:ve,score:.9}];function xo(t,e){
if(t.includes(kt)&&t.includes(ln))return;let n=t.replaceAll(kt,ln).replace(/[\x80-\x9F]/g,o=>uo(Uint8Array.of(o.charCodeAt(
0)),e));try{return new Kt(Is(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Ff(t,e,n,o=!1){if(n.includes(
kt))return e===ve?Hl(t):void 0;try{return new ho(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:o})}catch{return}}function zr(t,e,n,o){
let r=Ff(t,e,n,o);return r===void 0&&e===ve&&!n.includes(kt)?_f(t):r}function _f(t){let e=vr(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>e.match(r)?.length??0);return 4*n<=o?e:void 0}function Hl(t){let e=vr(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,ln),
[n,o]=[e.split(ln),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(kt)&&n.length<=o.length+1?e.replaceAll(ln,kt):void 0}var wo=class{path=[];#t;#e;#n;#o=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#t=
ue(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=ue(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(
e,n,r=>this.#o.push(r))}catch(r){throw this.#r(A.source,o),r}n!==A.none&&this.#r(n,o)}#r(e,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=Bf(vl(o));e===A.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#e.transcode(i??o,e===A.result?e:A.none,n)}};function vl(t){try{return new et(0,!1,!0).decode(t,!0)}catch(e){if(!(e instanceof
RangeError))throw e;let n=Math.floor(Nf.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var Oo=require("node:buffer");var Eo=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Rf(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=t,E=Lt(a,"invalid byte sequence"),m=Yl(n,o),p=`${$f(a)}at offset ${d}`,w=Df(a,c);if(a>0&&i)f.push(`${E} ${w}\
, ${p}`);else if(a>0&&m!==void 0){let _=m!==""&&o==="ignore";f.push(`${E} ${m===""?w:`${Jr(c)} ${m}`}, ${p}; the file is\
 damaged, or not in ${y[e].name}: check --from, or use ${_?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let h=Gl(t.unmappable,o,r,c);if(t.unmappable>0&&h){let _=s||Number.isNaN(l)?"":` at offset ${l}`,P=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",At=`${$f(t.unmappable)}${Xr(u)}${_}`;f.push(`${jl(t.unmappable,n)} ${h}, ${At}${P}`)}return f}
function Gl(t,e,n,o){let r=Df(t,o),i=`${Jr(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${Jr(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}var Jr=t=>t?"would become":"became",
Df=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,$f=t=>t===1?"":"the first ",jl=(t,e)=>`${Lt(t,"character")} that\
 ${y[e].name} can't represent`;function Xr(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e}\
 (${yn(t)})`:yn(t)}function Yl(t,e){if(En(t)||t===nt("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?"":e===
"html"?"&#65533;":"?"}var Jl="\x1B[?25l",Xl="\x1B[?25h",Lf="\r\x1B[K";function kf(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=tp(r,d,(l-f)/1e3);pe(`${i?"":Jl}${Lf}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Ql(t),canShow:Zl(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&pe(`${Lf}${Xl}`),i=!1}}}var Zl=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function Ql(t){let e=0;for(let n of t){let o=n==="-"?void 0:ke(n);if(!o?.isFile())return;e+=o.size}return e}function tp(t,e,n){
let o=`${yo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${yo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${yo(t)} of ${yo(e)} MB | ${o} | ${c}${s%60} s left`}var yo=t=>(t/1e6).toFixed(1);var So=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=np(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Nt(this.#t,
this.#e),n=oe(e,e.length,0,!1,!1),this.#e=_n()}catch(o){throw W(o)}for(let o of new Uint16Array(x.memory.buffer,Rn(),n))
(o&64512)!==56320&&(this.column+=1)}};function np(t){let{start:e,words:n}=In(t,0),o=e+4*n.length,r=Wf(t,0,Math.min(e,t.length))+
Wf(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Wf(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var qt=class extends Error{};async function ei(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=kf(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Pe(i))}),c=0;try{n||(r=Pe(i)),o=t.isDry?sp:Rr(t.output,t.mode);let f=new Qr(t,
e,o,s);for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=fn(t.output,f instanceof qt?f.cause:f)||c}return r(),c}var sp={write(){},wait(){},finish(){},discard(){}},Qr=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new ti(e,n,i=>{try{o.write(i)}catch(s){throw new qt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof qt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),Tt(F(e),n)}}async end(){this.#o.convert(new Uint8Array,A.result),await this.#e.finish()}async#r(e){let n=await _r(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,A.none),await this.#i(),this.#n.add(r.
length),await cn()}finally{await n.close()}this.#o.convert(new Uint8Array,A.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new qt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),It(F(e),n)}},ti=class{#t;#e;#n;#o;#r=new We;#i;#s;#c=!1;#f=[];#u=!1;#p=!1;#l;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&Ht(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let l=c==="fatal"||c==="tran\
slit";this.#l=l&&!Ht(r)?new So(r):void 0,this.#s=f&&new Eo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;if(this.#p=!0,n!==A.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:c}=this.#t;this.#u=typeof c==
"number"&&c!==0&&fp(e)}this.#f.push(...e.subarray(0,vf.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#d(
cp);if(r)throw new Error(r);let i=[];try{this.#o.transcode(e,n,c=>{this.#l?.advance(c),this.#e.isLending?this.#a(c):i.push(
c)})}catch(c){if(c instanceof qt)throw c;o=c}for(let c of i)if(!this.#i)this.#a(c);else for(let f of this.#i.add(c))this.#a(
f);if(this.#c=!o&&n===A.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#a(c);this.#i=void 0}this.#l?.settle();let s=o&&
dp(this.#m(o),this.#t,this.#l);if(this.#c||this.#l?.startFile(),o)throw s}#m(e){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&e instanceof lt&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=y[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#a(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,A.source)}catch(e){if(e instanceof qt)throw e}}#d(e){let{from:n}=this.#t,o=Uint8Array.from(this.#f);if(vf.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=ut(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${y[r.encoding].name}; check --from, ${e}`:this.#u?
`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#p)return[];this.#p=!1;let c=o?[]:Rf(s,i.encoding,this.#t),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof e=="object"&&(r||!o&&Gf(i))&&c.unshift(ap(i));let a=o||
n?void 0:this.#d("or use --from auto");return a&&c.unshift(a),c}},vf=[255,254,0,0],cp="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function fp(t){if((0,Oo.isAscii)(t))return!1;let e=6;return[0,1,2,3].some(n=>(0,Oo.isUtf8)(
t.subarray(0,t.length-n)))&&t.some(n=>n>=128&&--e===0)}var Gf=({score:t,kind:e})=>(e&&De[e])??(t!==null&&t<.9?"this is u\
ncertain":void 0);function ap(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Gf(t),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${y[e].name} (${r})${s}`}function dp(t,{isChanged:e,
isOnlyCopy:n,unmappable:o},r){if(t instanceof Z){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.b\
ak":"leave out --fatal";return new Error(`${Lt(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; ch\
eck --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof lt&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding}\
 can't represent ${Xr(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var up=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],lp=S(()=>new Map(up.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function jf(t){return nt(t)??lp().get(gn(t))??_o(t)}var Ge=class extends Error{};var Yf=["bash","zsh","fish"];var To=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:pp,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:hp,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal.",isOptional:!0,
omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to the same path in this directory.",completes:"\
folder"},{flags:"-r, --recursive",what:"Convert all files in the given directories, whatever their names are. Hidden fil\
es and symbolic links are left out."},{flags:"--skip-utf8",what:"Don\u2019t convert files that are already UTF-8: --in-place \
leaves them alone, and --out-dir copies them."},{flags:"--keep-binary",what:"Don\u2019t convert files that look like binary d\
ata, such as images; this also copies them or leaves them alone."},{flags:"-n, --dry-run",what:"Write nothing; only repo\
rt what would be done."},{flags:"-c",what:"Leave out invalid bytes, and characters that the output\u2019s encoding can\u2019t repr\
esent."},{flags:"--fatal",what:"Stop at invalid bytes instead of replacing them with U+FFFD."},{flags:"--unmappable <MOD\
E>",what:"What to do with characters that the output\u2019s encoding can\u2019t represent: stop (fatal, the default); write &#1281\
69;, as in HTML, which a reader can\u2019t distinguish from the same characters in the text (html); write ? (replacement); le\
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:hc},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:Ar},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:xp},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:Yf}];var Io=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function pp(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":Kf(e)}var mp=/ascii|^ansi_x3\.4|367$|646/i;
function hp(t){let[e,...n]=t.split("//"),o=Kf(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new Ge(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=mp.test(e)&&o===nt("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function xp(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function Kf(t){let e=nt(
t)??jf(t);if(e===void 0)throw new Ge("There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new Ge(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return e}var Pt="encoding-wasm",bo=()=>[...To,...Io].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?wp(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:gp(e)}}),wp=t=>[...t?["auto"]:[],...y.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
gp=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Vf(t){return{bash:Ep,zsh:yp,fish:Sp}[t]()}function Ep(){let t=bo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=bo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${Pt} in bash: put it into ~/.local/share/bash-completion/completions/${Pt}\

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
complete -o filenames -F _encoding_wasm ${Pt}
`}function yp(){let t=bo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${Pt}
# Completion for ${Pt} in zsh: put it into a directory of $fpath as _${Pt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Sp(){let t=bo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${Pt} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Pt} in fish: put it into ~/.config/fish/completi\
ons/${Pt}.fish
${t.join(`
`)}
`}var Ao=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function qf(t){
let e=[...To,...Io].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let m=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,p=c!==void 0&&(i||l===u-1);return`\\fB${Ao(
d)}\\fR${p?i?`[${m}]`:m:""}`}),a=r?`
${Ao(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Ao(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Ao(t)}" "User Commands"
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
`}async function Op(t,e){if(!hf())return Re.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=e,E={sniff:i,locale:s,detect:!0};if(o)return df({...t,sniffing:E,json:r});
let m=l!==void 0||u!==void 0,p=d===void 0?void 0:Qn(t.to),w={...t,from:n==="auto"?Jc(E,m):n,unmappable:p?Wt=>p(Wt)??d:t.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},h={isLending:!c&&!f&&!a&&!Tp(w.unmappable),newTranscoder(Wt,st){let{from:zt,
to:Jt}=Wt;return f?new wo(zt,Jt,st):c?typeof zt=="number"?new dn(zt,Jt,st):new on(zt,new dn(0,Jt,st)):ue(zt,Jt,h.isLending?
{...st,take:Xo}:st,"")},newFixer:a&&(()=>new Ie(w.to))};if(!m)return ei(w,h);let{skipUtf8:_=!1,keepBinary:P=!1,dryRun:At=!1}=e,
me={suffix:l,directory:u,skipUTF8:_,keepBinary:P,dryRun:At,findDeclarations:!a&&!w.quiet};return Qc(w,me,(Wt,st=h)=>ei({
...w,...Wt},st))}var Tp=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
