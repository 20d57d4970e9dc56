"use strict";var Lo=Object.defineProperty;var sa=Object.getOwnPropertyDescriptor;var ca=Object.getOwnPropertyNames;var fa=Object.prototype.hasOwnProperty;var aa=(t,e)=>{for(var n in e)Lo(t,n,{get:e[n],enumerable:!0})},da=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of ca(e))!fa.call(t,r)&&r!==n&&Lo(t,r,{get:()=>e[r],enumerable:!(o=sa(e,r))||o.enumerable});return t};var ua=t=>da(Lo({},"__esModule",{value:!0}),t);var vp={};aa(vp,{completionFor:()=>oa,manual:()=>ra,runFully:()=>Pp});module.exports=ua(vp);var xn="encoding-wasm";function pi(){throw new Error("encoding-wasm: call instantiate() first.")}var wn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function S(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=ma();function ma(){let t=wn.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var wi=S(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),ha=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],yn=t=>t<36&&t!==33,V=t=>t>0&&t<29,gn=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(g[t].name),xa=t=>ha.find(([e])=>t>=e)[1];function nt(t){let e=wi();return e.get(t)??e.get(gi(Ea(t)))}function ct(t,e){
let n=nt(t);if(n===void 0){let o=Do(t),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${e}: The e\
ncoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=xa(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${xn}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var wa=S(
()=>new Map(Array.from(wi(),([t,e])=>[Sn(t),e]).reverse()));function Do(t){let e=Sn(t),n=wa().get({936:"gbk",950:"big5"}[e]??
e);return n===36?void 0:n}var Sn=t=>gi(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ei=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function pt(t){if(t[0]>=239)return Ei.find(e=>e.bytes.every((n,o)=>t[o]===n))}function yi({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function On(t){return Ei.find(e=>e.encoding===t)?.bytes}function vt(t){return t===
0||t===37||t===38}function Ea(t){let e=0,n=t.length;for(;mi(t[e]);)e+=1;for(;mi(t[n-1]);)n-=1;return t.slice(e,n)}var mi=t=>`\
	
\f\r `.includes(t);function gi(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var Z=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Tn=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Si=Symbol.for("encoding-wasm.UnmappableError"),mt=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Tn(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Si in o}[Si](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Oi=(t,e)=>t?.prototype?.[e],In=t=>Oi(globalThis.Buffer,t),Xt=In("ucs2Slice"),Ee=In("ucs2Write"),Ti=In("utf8Slice"),Ht=In(
"latin1Slice"),ya=t=>globalThis[t],Ii=ya("TextDecoder"),ga=Oi(Ii,"decode");function q(t,e=!1,n=!0){let o=new Ii(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",{value:ga})}function W(t){try{return t()}catch{return}}var j=()=>"InternalError"in globalThis,R=()=>"Bun"in globalThis,Zt=()=>ko().includes(
"Chrome/"),ot=()=>ko().includes("AppleWebKit/")&&!Zt()&&!(Ft()>0);function ko(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Bt=()=>"Deno"in globalThis,J=()=>ko()==="Cloudflare-Workers",ht=()=>ot()||J(),Ft=()=>J()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),xt=()=>Ft()<22,Ai=t=>globalThis.process?.getBuiltinModule?.(t);function Qt(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var Po=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,bi=()=>Object.getPrototypeOf(Uint8Array.prototype),An=t=>Po(bi(),
t),Wo=t=>Po(DataView.prototype,t),Ta=()=>Po(ArrayBuffer.prototype,"byteLength"),vo=t=>bi()[t],Ia=An(Symbol.toStringTag),
bn=An("buffer"),Ho=An("byteOffset"),Mi=An("byteLength"),Aa=vo("includes"),ba=vo("set"),Ma=vo("slice"),Ba=Wo("buffer"),Fa=Wo(
"byteOffset"),Bi=Wo("byteLength"),Fi=Ta(),E=t=>Mi.call(t);function Gt(t){let{length:e}=t;return typeof e=="number"&&t[e-
1]!==void 0&&t[e]===void 0?e:E(t)}var T=(t,e,n=E(t))=>new Uint8Array(bn.call(t),Ho.call(t)+e,n-e);function te(t,e){let n=new Uint8Array(
E(t)+E(e));return Q(n,t),Q(n,e,E(t)),n}function Mn(t,e){let n=Ho.call(t),o=e+(-(n+e)&3),r=Math.max(0,E(t)-o)>>2,i=r>0?new Int32Array(
bn.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ft=(t,e)=>T(t,0,Math.min(e,E(t))),Q=(t,e,n)=>ba.call(t,e,n),
_i=(t,e)=>Aa.call(t,e),rt=(t,e,n)=>Ma.call(t,e,n);function Ye(t,e,n){if(n>24)return rt(t,e,e+n);let o=new Uint8Array(n);
for(let r=0;r<n;r++)o[r]=t[e+r];return o}function wt(t,e){if(e<=64)return!1;try{return Fi.call(bn.call(t)),!1}catch{return!0}}
var _a="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function at(t,e,n=_a){if(!ArrayBuffer.isView(
t)&&Go(t)===void 0)throw new TypeError(`${e}: ${n}`);return t}function ee(t){if(ArrayBuffer.isView(t))return Na(t);try{return new Uint8Array(t)}catch{return D}}var ye=t=>t instanceof
Uint8Array?t:ee(t);function Na(t){try{return Ia.call(t)===void 0?new Uint8Array(Ba.call(t),Fa.call(t),Bi.call(t)):new Uint8Array(
bn.call(t),Ho.call(t),Mi.call(t))}catch{return D}}var D=new Uint8Array;function Go(t){try{return Fi.call(t)}catch{}try{return Bi.
call(new DataView(t))}catch{return}}function Et(t,e,n){ne(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](
t?.[r],n,r));return o}function ne(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: T\
he options must be an object.`)}var yt=t=>`${t}`;function Ni(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ci(t,e){
if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function jo(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=yt(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}function Li(t,e,n){let o=Bn(f=>La(f,n),t,e),r=Bn(Da,t,e);if(o&&r){let f=Bt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:Bt()?o.writeBytes:void 0,mostByTable:512}}
let i=Yo(t);if(o)return j()?Ua(o,Bn(Ri,t,e)):o;let s=r??Bn(Ri,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Bn(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=t(e);return r.write(o,n),Yo(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Ra="str\
ings";function La(t,e){let[n]=WebAssembly.Module.customSections(e,Ra),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Ua(t,e){let{read:n,
readBytes:o}=t;return{...t,read(r,i){if(i>108)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Da(t){let[e,n]=[Xt,Ee],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:R()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){Q(a,new Uint8Array(
t.buffer,l,2*u),d),d+=2*u},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function Ri(t){let e=q("utf-16le"),{write:n,most:o}=Yo(t);return{
read:(i,s)=>e.decode(new Uint16Array(t.buffer,i,s)),write:n,most:o}}function Yo(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Qt(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Fn,w,Vo,Ui,Di,it,Y={input:0,units:0,output:0},Ke=0,_n={name:"",encoding:-1},M={isBusy:!0,newCodec:NaN,count:0};function _t(t,e){
_n.name=t,_n.encoding=e,M.newCodec=NaN,M.count+=1,M.isBusy&&ki(),M.isBusy=!0}function ki(){try{Gi(),Fn??=Hi(Wi(pi())),Wa(
new WebAssembly.Instance(Fn),Fn)}catch(t){throw ji(t)}}function Pi(t){try{Gi(),Fn=Hi(Wi(t))}catch(e){throw ji(e)}ki()}function Wi(t){return Pa(t)?t:new WebAssembly.Module(t)}function Pa(t){try{return WebAssembly.Module.customSections(t,vi),
!0}catch{return!1}}var vi="encoding-wasm";function Hi(t){let[e]=WebAssembly.Module.customSections(t,vi),n=`${xn} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Wa({exports:t},e){w=t,Ko=
WebAssembly.RuntimeError,Y.input=w.input(),Y.units=w.units(),Y.output=w.output(),Vi(),it=Li(w.memory,Y.units,e),Ke=Math.
min(w.units_length(),it.most),M.isBusy=!1}function Gi(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function ji(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(va(t))return new RangeError(`encoding-wasm: ${Yi} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))
return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var Yi="no memory \
for WebAssembly; free some, and call again",va=t=>t instanceof RangeError&&/memory/i.test(t.message);function Se(){return zo(),
Vo}function Ki(){return zo(),Ui}function qo(){return zo(),Di}function zo(){Vo[0]===void 0&&Vi()}function Vi(){let{buffer:t}=w.
memory;Vo=new Uint8Array(t),Ui=new Uint8Array(t,Y.input,65536),Di=new Int32Array(t,w.codec(),w.codec_length()>>2)}function Nn(t,e){
return _t(t,-1),Jo(e)}function Jo(t){try{let e=t();return M.isBusy=!1,e}catch(e){throw v(e)}}var Ko;function v(t){if(!M.
isBusy||!Ko||!(t instanceof Ko))return t;let e=g[_n.encoding]?.name,n=`${_n.name}${e?` of ${e}`:""} failed`;return Ha()?
new RangeError(`encoding-wasm: ${n}: ${Yi}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:t})}function Ha(){try{return w.memory.grow(32),
!1}catch{return!0}}function tt(t=null){let e=qo();return Qi(e,t??new Int32Array(e.length))}function $n(){return w.held()!==0?tt():(M.newCodec=
Ve,null)}var Xo=t=>Qi(t,qo());function Qi(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Ct(t,e){ts(t,e)||(_t(
"decoding",t),e?Xo(e):w.new_decoder(t),Ve=t===33||t===36?NaN:t)}var Ve=NaN;function ts(t,e){return e||M.newCodec!==t||M.
isBusy?!1:(M.newCodec=NaN,M.isBusy=!0,!0)}function Rn(t,e){ts(~t,e)||(_t("encoding",t),e?Xo(e):w.new_encoder(t),Ve=~t)}function Zo(t,e,n,o){
_t("transcoding",t),o?Xo(o):w.new_transcoder(t,e,+n)}function es(t,e){w.set_source_encoding(t,+e),M.isBusy=!1}function oe(t){
let e=E(t),n=w.alloc(e)>>>0;return Q(Se(),t,n),[n,e]}var Va=S(()=>Uint8Array.from(wn,t=>t.charCodeAt(0))),qi,Qo=t=>Nn("s\
niffing",()=>(qi!==w&&w.give_labels(...oe(Va())),qi=w,t())),tr=(t,e,...n)=>Qo(()=>w.sniff_html(...oe(t),e,...n)),ns=(t,e,n)=>Qo(
()=>w.sniff_xml(...oe(t),e,n));function os(t,e){let n=Qo(()=>w.find_declared_label(...oe(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var rs=(t,e)=>Nn("sniffing",()=>w.default_for(...oe(t),e)),is=()=>_t("detection",-1);function ss(t,e){
try{w.feed_detector(...oe(t),+e)}catch(n){throw v(n)}}var cs=(t,e,n,o)=>Jo(()=>{let r=f=>f?oe(f):[0,0],i=w.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=w.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function re(t,e,n,o,r){Oe(t,e),M.isBusy=!0;let i=w.decode_block(e,n,+o,+r);return M.isBusy=!1,r&&i>=0&&(M.newCodec=
Ve),Wn(i)}function fs(t,e){let n=E(t);Oe(t,n),M.isBusy=!0;let o=w.decode_block(n,0,2,+e);return M.isBusy=!1,Wn(o)}var Nt={
encoding:-1,at:0,most:0,owner:void 0};function Ln(t,e,n){if(Nt.encoding!==t||Nt.owner!==w||M.isBusy){try{_t("decoding",t),
Nt.owner=w,Nt.at=it.readBytes?w.byte_table(t):0,Nt.most=!gn(t)&&it.mostByTable||1/0,Nt.encoding=t}catch(r){throw v(r)}M.
isBusy=!1}if(Nt.at===0||n>Nt.most)return;if(n<=65536)return Oe(e,n),zi(n);if(it.most>Ke)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);Oe(T(e,r,r+i),i),o=ie(o,zi(i))}return o}function qe(t,e,n,o){return Nn("decoding",()=>{
let r=Math.min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),Oe(r===e?t:T(t,i,i+r),r),!w.is_free_of(r,n,o))
return!1;return!0})}function er(t,e){let n=-1,o,r;function i(s){try{return _t(t,s),n=s,r=w,o=e(s),M.isBusy=!1,o}catch(c){
throw v(c)}}return s=>s===n&&r===w&&!M.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var nr=er("encoding",t=>{let e=w.unit_table(t)>>>
0;if(e===0)return;let{buffer:n}=w.memory;return V(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),as=er("encod\
ing",t=>{let e=w.unit_table(t)>>>0,n=new Uint8Array(65536);return Q(n,new Uint8Array(w.memory.buffer,e,16384)),n}),Un=er(
"decoding",t=>{let e=V(t),n=(!e?w.pair_table(t):w.byte_table(t))>>>0;return n>0?new Uint16Array(w.memory.buffer,n,e?256:
65536):void 0}),zi=t=>it.readBytes(Y.input,t,Nt.at);function ie(t,e){try{return t+e}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var ds=t=>t+
65536+3<=Ke,us=t=>t>Ke&&t<268435456?it.collect?.(t+3):void 0,Dn=()=>Y.units,ls=()=>Se()[Y.units]|Se()[Y.units+1]<<8,kn=(t,e)=>it.
read(Y.units+2*t,e-t),ze=(t,e,n,o=0)=>it.write(t.slice(e,n),Y.units+2*o);function ps(t,e){if(!M.isBusy&&!it.writeBytes)return;
_t("encoding",e);let n=it.writeBytes?.(t,Y.output,w.unit_table(e));return M.isBusy=!1,n===t.length?se(n):void 0}function Pn(t,e,n,o){
M.isBusy=!0;let r=w.encode_block(t,e,n,+o);return M.isBusy=!1,o&&r>=0&&k.finished()&&(M.newCodec=Ve),Wn(r)}var A={none:0,
source:1,result:2};function ms(t,e,n,o){let r=E(t);Oe(t,r),M.isBusy=!0;let i=w.transcode_block(r,+e,n,o);return M.isBusy=
!1,Wn(i)}function Oe(t,e){let n=Ki();if(e>8)try{Q(n,t)}catch{Q(n,T(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Wn(t){
if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var se=t=>Ye(
Se(),Y.output,t),or=t=>Se().subarray(Y.output,Y.output+t),k={finished:()=>w.finished()!==0,read:()=>w.read(),written:()=>w.
written(),codePoint:()=>w.code_point(),start:()=>w.start(),length:()=>w.length()},$t={malformed:()=>w.replaced(),firstMalformed:()=>w.
first_replaced(),unmappable:()=>w.unmapped(),firstUnmappable:()=>w.first_unmapped(),codePoint:()=>w.unmapped_code_point()};var Rt=new Uint8Array(256);function sr(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128)Rt[n++]=
r;else if(r<2048)Rt[n++]=192|r>>6,Rt[n++]=128|r&63;else if(!ce(r))Rt[n++]=224|r>>12,Rt[n++]=128|r>>6&63,Rt[n++]=128|r&63;else{
let i=za(t,o);i>=65536&&(o+=1),n=Xa(i,Rt,n)}}return Ye(Rt,0,n)}var ws=S(()=>Ee?96:j()||ht()?1024:128),cr=S(()=>ht()?65536:
j()||R()?4096:128),qa=S(()=>new Uint8Array(2*cr()));function Es(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){
let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function ys(t,e){let{length:n}=t,o=new Uint8Array(
n);for(let i=0;i<n;i++)o[i]=e[t.charCodeAt(i)];return(J()?qe(o,n,0,255):!_i(o,0))?o:void 0}function gs(t,e){let{length:n}=t,
o=2*n<=256?Rt:qa(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),
o[r++]=c}return Ye(o,0,r)}var ce=t=>(t&63488)===55296;function za(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(
e);return o>=55296&&o<=57343?65533:o}var Ja=t=>t<128?1:t<2048?2:t<65536?3:4;function Xa(t,e,n){if(t<128)return e[n]=t,n+
1;let o=Ja(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Ss=new Uint8Array(
128),dt=Za(Ss);function Za(t){return new Uint16Array(t.buffer)}var Je=S(()=>ur()?0:18),fr=S(()=>j()||xt()?18:8),Qa=S(()=>Bt()||
!(Ft()>=22||ht())?64:32),td=S(()=>j()||R()||ot()?64:32),ed=S(()=>ot()?36:18),Os=(t,e)=>(t[0]&t[e>>1])>=128;function Ts(t,e,n){
return n?e<=fr():e<=ed()||e<=td()&&(Os(t,e)||jn())}var vn=(t,e)=>e<=18||e<=64&&Os(t,e)&&e<=Qa(),ut={length:0,bytes:0};function ae(t,e,n,o){
if(t[0]<128&&ur())return lr(t,e)?Ht.call(t,0,e):void 0;let r=0;for(;r<e;r++){let i=t[r];if(i>=128)break;dt[r]=i}if(r===e&&
r<=18)return Qt(dt,0,r);for(let i=r;i<e;){let s=i,c=t[i++];if(c>=128){let f=c,a=f<224;if(!(f>=194&&f<240&&s+(a?2:3)<=e))
return hs(t,s,e,n,o,r);let l=t[i++]^128,u=a?0:t[i++]^128;if(c=a?(f&31)<<6|l:(f&15)<<12|l<<6|u,(l|u)>=64||!a&&(c<2048||ce(
c)||c===65279))return hs(t,s,e,n,o,r)}dt[r++]=c}return Xe(r)}function Is(t,e){if(e%2>0)return;let n=0;for(let o=0;o<e;o+=
2){let r=t[o]|t[o+1]<<8;if(ce(r))return;dt[n++]=r}return Xe(n)}function hs(t,e,n,o,r,i){let s=dr();for(let c=e;c<n&&i<=s;){
let f=t[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,y=f===237?
159:f===244?143:191,m=0;for(;m<a&&c<n;m++,c++){let h=t[c];if(h<u||h>y)break;u=128,y=191,d=d<<6|h&63}if(m<a){if(c===n&&!o){
if(f>=239)return;ar(f,128|d&63,1+m);break}l=!0}if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&(dt[i++]=55232+(d>>10),
d=56320|d&1023),dt[i++]=d}return Xe(i)}function Hn(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=s,f=t[s++],a=f;if(f>=128){
if(r??=Un(o),!r)return;if(a=r[f],ce(a)){if(s<e)a=r[f|t[s++]<<8];else if(!n&&o!==32){ar(f,0,1);break}if(ce(a))return nd(t,
c,e,n,i,o,r)}}dt[i++]=a}return Xe(i)}function nd(t,e,n,o,r,i,s){let c=dr();for(let f=e;f<n&&r<=c;){let a=t[f++],d=a<128?
a:s[a];if(ce(d)){if(f===n&&!o){if(i===32)return;ar(a,0,1);break}let l=f<n?t[f]:0;if(d=s[a|l<<8],!ce(d))f+=1;else if(od(d))
d=65533;else return}dt[r++]=d}return Xe(r)}var od=t=>t>=57088&&t<=57216;function Gn(t,e,n){return ut.length=0,ae(T(t,e,n),
n-e,!1,!0)===""}function ar(t,e,n){ut.length=n,ut.bytes=t|e<<8}function Xe(t){if(t<3||t<=18&&!ur())return Qt(dt,0,t);if(jn())
return Xt.call(Ss,0,2*t);if(!(t>dr()))return Qt(dt,0,18)+Qt(dt,18,t-18)}var dr=S(()=>jn()?1/0:36),ur=S(()=>R()&&jn()),jn=S(
()=>W(rd)===!0);function rd(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(
Xt)==="a\uFEFF\uD83D"&&e(Ht)==="a\0\xFF\xFE=\xD8"}function lr(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}function Yt(t,e){
let n=Math.ceil(e/8);for(let o=0;o<e;o+=n)if(t[o]>=128)return!1;return t[e-1]<128}var hr=["fatal","html","replacement"];function pr(t,e){let{length:n}=t,o=V(e);if(n>64&&n>(o?ws():cr()))return;if(o)return Es(
t,nr(e));if(!!0)return;let r=nr(e);return r&&gs(t,r)}var sd=S(()=>R()||ot()||J()&&!Ee);function Bs(t,e){return sd()?ys(t,
as(e)):ps(t,e)}var xr=()=>"",Kt=class{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=e=>e;constructor(e,n,o=void 0){this.
encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:hr.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>65536)return;let n=pr(e,this.encoding);
if(n)return n;try{let o=V(this.encoding)&&Bs(e,this.encoding);if(o)return o;Rn(this.encoding,null),ze(e,0,e.length);let r=Pn(
0,e.length,this.#r,!0);return r===-2||!k.finished()?void 0:(this.#n=0,se(r))}catch(o){throw v(o)}}#s(e,n){let o=new z;return this.
encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new mt(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===xr,l=f&&!d?2048:65536,u=f&&this.
encoding===33?new mr(c,o):void 0,y=u?p=>u.add(p):o,m=u?p=>u.addUnchanged(p):o,h=0,x=null;try{if(!s){let p=V(this.encoding)?
Bs:pr;for(;h+65536<e.length;h+=65536){let _=p(e.slice(h,h+65536),this.encoding);if(!_)break;o(_)}}for(Rn(this.encoding,s);h===
0||h<e.length;h+=l){let p=Math.min(h+l,e.length);ze(e,h,p);let _=p===e.length;for(let P=0,bt=!1;!bt;){let xe=Pn(P,p-h,a,
n&&_);y(se(xe===-2?k.written():xe));let Wt=i+h+P+k.start();if(P+=k.read(),bt=xe!==-2&&k.finished(),xe!==-2||d)continue;let st=k.
codePoint();if(f){x=tt(x);let{count:zt}=M,Jt=()=>this.locate(Wt),hn=f(st,Jt);M.count!==zt&&(Rn(this.encoding,x),ze(e,h,p));
let li=ia=>{throw new mt(ia,Jt(),this.name)};typeof hn=="string"?cd(hn,y,li):hn?m(hn):li(st)}else r(st,Wt)}}}catch(p){throw v(
p)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=tt(),this.#n=i+e.length}};function cd(t,e,n){let o=Ni(t);for(let r=0;r<
o.length;r+=2048){let i=Math.min(r+2048,o.length);ze(o,r,i,2048);let s=Pn(2048,2048+i-r,0,!1);s===-2&&n(k.codePoint()),e(
se(s))}}var mr=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=E(e);if(n===0)return;e[0]!==27&&this.#t(
this.held);let o=e[n-3]===27?n-3:n;this.#t(rt(e,0,o)),this.held=rt(e,o,n)}addUnchanged(e){this.#t(this.held),this.held=D,
this.#t(e)}},z=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=E(e);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Q(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){Q(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?rt(o,0,r):o)}}concatenate(){
let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=fd(this.#n),o=0;return this.forEach(r=>{Q(n,r,o),o+=E(r)}),
n}};function fd(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:e})}}function Fs(t,e,n="encodeUTF16() of 'encoding-wasm', \
or UTF-8"){let o=ct(t,e);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(`${e}: ${r} has no encoder in the stan\
dard; use ${n}.`)}return _s(o,t,e)}function _s(t,e,n){if(t===36)throw new RangeError(`${n}: '${e}' is a label of the enc\
oding 'replacement', which can't be written; use UTF-8.`);return t}var be=class{#t;#e;#n=new z;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new z;let n=pt(e)?.bytes.length??0,o=this.#r(T(e,n,Math.min(E(e),n+4096*this.#e)));if(!wr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=os(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
nt(d)!==this.#t&&(r.push(T(e,i,n+f*this.#e),this.#i(g[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(E(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function wr(t){let e=0;for(;e<E(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var yr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfView=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#t=void 0;#e=0;#n=!1;constructor(e,n,o){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.isStateless=V(e)&&!n}accept(e){W(()=>e.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfView=e.leastOfView,this.leastOfBuffer=e.leastOfBuffer,this.onlyASCII=e.onlyASCII,this.#t=e,this.onlyASCII||
this.#o(e))}#o({newDecoder:e,canFail:n,most:o}){this.decoder??=e(this.fatal,this.ignoreBOM),this.#n=this.fatal&&n&&!this.
decoder.fatal,this.most=o,this.mostAtOnce=this.#n?-1:Math.min(o,1024)}pause(){this.most=-1,this.mostAtOnce=-1}pauseLong(){
this.pause(),this.#e=15,this.decoder=void 0}reconsider(e,n){let o=this.#t;this.#e>0?this.#e-=1:o&&n<=o.most&&(e.length===
n||!o.onlyASCII)&&this.#o(o)}decode(e,n){if(!(n>1024&&wt(e,n)))try{let o=this.decoder.decode(e),r=this.#n&&o.includes("\uFFFD");
return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.pause(),r?void 0:o}catch{this.pauseLong();return}}},Cs=[],gr=[];
function Yn(t,e,n){let o=4*t+(e?2:0)+(n?1:0),r=gr[o];if(r)return r;let i=new yr(t,e,n);gr[o]=i;let s=Cs[t];return s&&i.accept(
s),i}function Me(t,e){Cs[t]=e;for(let n=0;n<4;n++)gr[4*t+n]?.accept(e)}var Ir=S(()=>W(pd)),Be=S(()=>W(md)),Rs=S(()=>W(Od));function Ls(t,e,n){if(t!==0&&t!==38||n<24||wt(e,n)||t===0&&Ds(e,n))return;
let o=t===0?Be():Rs();return o?.takes?.(e,n)===!1?void 0:o}function Ar(t,e,n,o){if(ut.length=0,o&&e>8192||e>1024&&(wt(t,
e)||Ds(t,e)))return;let r=Be();if(!r||r.takesQuickly?.(t,e)===!1)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<
e&&(n||!Gn(t,i,e))))try{let s=i<e?T(t,0,i):t,c=o?r.decodeOrFail(s,i):r.decodeQuickly(s,i);return e>256&&c!==void 0&&Kn(s,
i,c),c}catch{return}}function Us(t,e){let n=Rs();if(!(e%2>0||!n?.takes?.(t,e)||wt(t,e)))return n.decode(t,!0)}function Ds(t,e){
if(e<8192||ld())return!1;let n=0,o=Math.ceil(e/8);for(let r=0;r<e-1;r+=o)t[r]>=192&&(t[r+1]&192)!==128&&n++;return n>1}var ld=S(
ot);function pd(){let{isAscii:t}=Ai("node:buffer"),e=new Uint8Array(100).fill(127);return t(e)&&e.every((o,r)=>!t(e.with(
r,128)))?t:void 0}function md(){let t=xt(),e=t?Ir():void 0;if(t&&!e)return;let n=q("utf-8"),o=W(xd),r=x=>n.decode(x),i=yd(
r),s=ht()&&o?x=>o.decode(x):Ed(i),c=e&&((x,p)=>Yt(x,p)&&e(x)),f=c??(Zt()?gd:J()?Sd:void 0),a=c?(x,p)=>vs(x,p)||p>256&&c(
x,p):f,d=Uint8Array.of(...ks,...Ws.flat()),l=`${Ps}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),y=i(d,d.
length)===l&&r(d)===l&&n.decode(d.buffer)===l&&i(u,2)==="a\x7F"&&Sr(x=>s(x,x.length)),m=Ht;if(!y||e&&m.call(u)!=="a\x7F")
return;let h=(x,p)=>q("utf-8",x&&o!==void 0,p);return Me(0,{newDecoder:h,isRight:(x,p)=>wd(h(x,p)),canFail:!0,...hd()}),
{decode(x,p){try{return e?m.call(x):(p?s:r)(x,x.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:a,takes:f,
completeLength(x,p){for(let _=1;_<=3&&_<=p;_++){let P=x[p-_];if(P<128)break;if(P>=192)return(P>=240?4:P>=224?3:2)>_?p-_:
p}return p}}}function hd(){let t={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return R()?{...t,leastOfView:1}:
Bt()?{...t,leastOfView:1024,leastOfBuffer:1024}:xt()?{...t,leastOfView:19,most:2048,onlyASCII:!0}:Zt()?{...t,leastOfView:48,
leastOfBuffer:48,onlyASCII:!0}:J()?{...t,most:1023}:Ft()>0?{...t,leastOfView:512}:t}function xd(){let t=q("utf-8",!0);return Sr(
n=>t.decode(n))&&Sr(({buffer:n})=>t.decode(n))&&!Bt()?t:void 0}var wd=t=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(e=>{let n=Uint8Array.of(...sr("\uFEFF"),...sr(e));return t.decode(n)===(t.ignoreBOM?`\uFEFF${e}`:e)}),Sr=t=>t(
Uint8Array.from(ks))===Ps&&Ws.every(e=>W(()=>t(Uint8Array.from(e)))===void 0),ks=[239,187,191,97,230,188,162,240,159,146,
169],Ps="\uFEFFa\u6F22\u{1F4A9}",Ws=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Ed=t=>(e,n)=>{
let o=t(e,n);return o.includes("\uFFFD")?void 0:o};function yd(t){let[e,n]=[Ti,Ht];if(xt())return(r,i)=>i>256?n.call(r):
t(r);if(!e||R()||!(Ft()>=22))return t;let o=Bt()?vs:()=>!0;return(r,i)=>o(r,i)?e.call(r):t(r)}var vs=(t,e)=>e<=64||e<=256&&
Yt(t,e);function gd(t,e){if(e<64)return!1;if(Yt(t,e))return!0;if(e<768)return!1;let n=0,o=Math.ceil(e/16);for(let r=0;r<
e;r+=o){let i=t[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}var Or=0;function Kn(t,e,n){
e<1024||!J()||!Yt(t,e)||(Or=n.length===e?0:Or+1)}function Sd(t,e){if(e<1024)return!0;if(Yt(t,e))return Or<2||e>524288;let n=0,
o=Math.ceil(e/16);for(let r=0;r<e;r+=o)t[r]>=227&&t[r]<234&&(n+=1);return n<3}function Od(){return j()||ht()?Id():Td()}function Td(){
let t=Xt,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);
if(!(t.call(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Hs(xt()?512:1/0,(o,r)=>{let i=t.call(o);return i.isWellFormed()?
i:r?void 0:i.toWellFormed()})}function Id(){let t=q("utf-16le");if(t.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return Hs(1/0,(e,n)=>{let o=t.decode(e);return n&&o.includes("\uFFFD")?void 0:o})}var Hs=(t,e)=>({takes:(n,o)=>o<=t,decode(n,o){
try{return e(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});var qn=S(()=>R()?0:ht()||xt()?8:Zt()?352:18),Ys=S(()=>Math.min(qn(),Je(),fr())),bd=S(R);function Ks(t,e,n){if(n>64)return Yt(
e,n)?Md(t,e,n):void 0;if(n<=Je()||(e[n>>1]|e[n-1])>=128||!lr(e,n))return;let o=Xn();return o?o.call(e,0,n):Ln(t,e,n)}function Md(t,e,n){
let o=Xn(),r=V(t);if(!(n<512&&(r||!o))&&!(t===21&&Js(n))&&!(r&&Fr(t))&&!wt(e,n))try{return Ir()?.(e)??qe(e,n,128,128)?o?
o.call(e):Be()?.decodeQuickly(e,n):void 0}catch{return}}var Vn=[],br=[];function Vs(t,e,n){if(!(br[t]===null||n<=qn())&&
!(n>=512&&!Fr(t)))return br[t]??=Bd(t),Jn(br[t],e,n)}function qs(t,e,n){return n<512?(bd()?Mr(t,e,n):void 0)??Ln(t,e,n)??
Mr(t,e,n)??Gs(t,e,n):Mr(t,e,n)??(Nd(t)?Gs(t,e,n):void 0)??Ln(t,e,n)}var Br=0,zs=S(()=>_r()?8192:512),Js=t=>Br>0&&t<zs();
function Mr(t,e,n){let o=Xn();if(!(!o||t!==21)){if(Js(n)){Br-=1;return}if(!_d(e,n)){n<zs()&&(Br=15);return}if(!wt(e,n))try{
return o.call(e)}catch{return}}}var Gs=(t,e,n)=>Jn(Xs(t),e,n);function Jn(t,e,n){if(!(!t||n>1024&&wt(e,n)))try{return t.
decode(e)}catch{return}}function Bd(t){let e=Ld(t)?Xs(t):null;if(e){let n=zn(t,Qe()).includes("\uFFFD");Me(t,{newDecoder:o=>o&&
n?q(g[t].name,!0):e,isRight:o=>!(o&&n)||Dd(t),canFail:n,leastOfView:qn()+1,leastOfBuffer:qn()+1,most:Fr(t)?8192:t===21&&
R()?2048:511,onlyASCII:!1})}return e}function Xs(t){return Vn[t]===void 0&&(Vn[t]=null,Vn[t]=W(()=>Ud(t))??null),Vn[t]}var Xn=S(
()=>W(Fd));function Fd(){let t=Ht,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e)===String.fromCharCode(...e)?
t:void 0}function _d(t,e){let n=Math.min(e,64);for(let o=0;o<n;o++)if((t[o]&224)===128)return!1;return n===e||qe(t,e,128,
224)}var Nd=t=>t===21?_r():Cd()||$d()&&gn(t),Fr=t=>!Xn()&&(t===21?_r():Rd()),Cd=S(()=>j()||ot()),$d=S(J),Rd=S(j),_r=S(()=>j()||
R()||!(Ft()>0)),Ld=t=>j()||R()||ht()||xt()||Zt()&&t===21,Qe=()=>Uint8Array.from({length:256},(t,e)=>e);function zn(t,e){
let n=Un(t);return String.fromCharCode(...Array.from(e,o=>n[o]))}function Ud(t){let e=q(g[t].name),n=r=>e.decode(r)===zn(
t,r),o=Uint8Array.from({length:4096},(r,i)=>i);return Qe().every(r=>n(Uint8Array.of(r)))&&n(o)?e:void 0}function Dd(t){let e=zn(
t,Qe()),n=Qe().filter(f=>e[f]!=="\uFFFD"),o=q(g[t].name,!0),r=f=>W(()=>o.decode(f)),i=f=>r(f)===zn(t,f),s=Uint8Array.from(
{length:4096},(f,a)=>n[a%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&Qe().
every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}var Zs;function Qs(t,e,n){return Zs??=kd(),Zs(t,e,n)}function kd(){let t=Be(),e=!(t&&R());return(n,o,r)=>{if(e&&vn(n,o)){
let i=ae(n,o,!0,r);if(i!==void 0)return i}if(t?.takesQuickly?.(n,o)!==!1)try{return r?t?.decodeOrFail(n,o):t?.decodeQuickly(
n,o)}catch{return}}}function en(t,e,n,o=!1){try{Ct(t,null);let r=re(e,n,0,o,!0);return r<0?void 0:kn(0,r)}catch(r){throw v(
r)}}var Zn=S(()=>j()?{any:768,shiftJIS:224,markup:1/0}:J()?{any:512,shiftJIS:512,markup:2048}:R()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:ot()?112:0}),vd=S(()=>Zn().markup>0?1/0:33),tc=(t,e,n)=>t>=29&&t<36&&n>=vd()&&e[0]>=128,ec=t=>t===
34?Zn().shiftJIS:Zn().any,nc=[];function oc(t,e,n){if(n>Zn().markup||n>ec(t)&&!Hd(e,n))return;let o=nc[t];if(o)return Jn(
o,e,n);Gd(t,n)}function Hd(t,e){if((t[1]&t[e>>1])>=128)return!1;let n=0,o=Math.ceil(e/32)|1;for(let r=0;r<e;r+=o)t[r]<128&&
(n+=1);return n>10}var nn=[];function Gd(t,e){nn[t]===void 0&&(nn[t]=W(()=>qd(t))??null);let n=nn[t];n&&(n.credit+=1+e/1024,
!(n.credit<128)&&(n.credit=0,nn[t]=null,W(()=>{let{value:o}=n.sequences.next();o?n.decoder.decode(o)===en(t,o,E(o))&&(nn[t]=
n):jd(t,n.decoder)})))}function jd(t,e){nc[t]=e;let n=ec(t);Me(t,{newDecoder:o=>o?q(g[t].name,!0):e,isRight:o=>!o||Yd(t),
canFail:!0,leastOfView:19,leastOfBuffer:1,most:n,onlyASCII:!1})}var Yd=t=>Kd.every(e=>Vd.every(n=>{let o=q(g[t].name,!0),
r=Uint8Array.of(97,e,...n);return W(()=>o.decode(r))===en(t,r,r.length,!0)})),Kd=[128,129,142,143,161,224,255],Vd=[[],[32],
[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],qd=t=>({decoder:q(g[t].name),sequences:Jd(
t),credit:0}),zd=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Nr=[10,164,162];function*Jd(t){let[e,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of zd)yield Uint8Array.of(...i,...Nr);for(let i=128;i<=255;i++)yield le([i,i],e);
if(t===32)for(let i=161;i<=254;i++)yield le([143,143],[i,i],e);if(t===29||t===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield le([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield le([i,Math.min(i+7,254)],n,r,n);yield le([227,227],[50,
50],o,n),yield le([129,129],[48,48],e),yield le([129,129],[48,48],r,e)}}function le(...t){let e=t.map(([s,c])=>c-s+1),n=e.
reduce((s,c)=>s*c),o=t.length+Nr.length,r=new Uint8Array(n*o+t.length-1);for(let s=0;s<n;s++){let c=s;for(let f=t.length-
1;f>=0;f--)r[s*o+f]=t[f][0]+c%e[f],c=Math.trunc(c/e[f]);r.set(Nr,s*o+t.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
t.length-1),r}var Fe=new Uint8Array(18),lt=class{encoding;fatal;ignoreBOM;#t=null;#e=0;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){this.
encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Gt(e);if(!this.#t){let i=this.#n===0?this.#c(e,r,n):this.#p(e,r,n);if(i!==void 0)
return n||this.#a(r),i}return this.#s(e,r,n,o)}decodeWhole(e,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;
if(r===0&&n>0){let s=i?Qs(e,n,this.fatal):Ar(e,n,!0,this.fatal);if(s!==void 0)return!i||e[0]===239?this.#u(s):s}else{if(!(i&&
tc(r,e,n))){let c=this.#c(e,n,!0);if(c!==void 0)return c}let s=i&&!vt(r)?en(r,e,n,this.fatal):void 0;if(s!==void 0)return s}
return this.#s(e,n,!0,o)}#s(e,n,o,r){if(this.#n>0){let d=this.#l(e,n,o,r);if(d!==void 0)return d;this.#d()}let i=this.#t,
s=this.#o,c=this.#r,f="";try{f=this.#x(e,n,o)??this.#h(e,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,v(d)}let a=this.#i;
if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(e,n,o){let{encoding:r}=this;if(ut.
length=0,n===0)return"";if(r===0){let c=vn(e,n)?ae(e,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Ar(e,n,o,this.fatal);
return this.#u(f)}if(r===38){let c=n<=36?Is(e,n):Us(e,n);return this.#u(c)}if(!yn(r))return;let i=V(r),s=n<=(i?Ys():e[0]<
128?Je():18)?Hn(e,n,o,r):Zd(r,i,e,n,o);return this.#f(s)}#f(e){return this.fatal&&this.encoding!==21&&e?.includes("\uFFFD")?
void 0:e}#u(e){return!this.#o&&!this.ignoreBOM&&e?.charCodeAt(0)===65279?e.slice(1):e}#p(e,n,o){let r=this.#n+n;if(!(n===
0||r>18))return ut.length=0,this.#m(e,r),this.encoding===0?ae(Fe,r,o,this.fatal):this.#f(Hn(Fe,r,o,this.encoding))}#l(e,n,o,r){
if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=(c&255)<224?2:3;if(f+n<=a)return;this.#m(e,a);
let d=ae(Fe,a,!0,!0);if(d===void 0)return;let l=a-f;this.#n=0,this.#r+=l,this.#o=!0;try{return ie(d,this.decode(T(e,l),o,
r))}catch(u){throw this.#o=s,u instanceof Z||u instanceof TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),u}}#m(e,n){
Fe[0]=this.#e,Fe[1]=this.#e>>8;let o=this.#n;for(let r=o;r<n;r++)Fe[r]=e[r-o]}#a(e){this.#r+=e,this.#o||=this.#n+e>ut.length,
this.#n=ut.length,this.#e=ut.bytes}#d(){let e=Uint8Array.of(this.#e,this.#e>>8);try{Ct(this.encoding,null),re(e,this.#n,
0,this.fatal,!1),this.#t=tt(),this.#n=0}catch(n){throw v(n)}}#x(e,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=Ls(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<256&&(this.#t||c<n))return;if(this.#t){
if(this.encoding!==0)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(T(e,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?e:T(e,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=ie(s,this.#h(f,c-i,!0)),this.#i)return s}else
Kn(f,c-i,a),s=ie(s,this.#u(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Gn(e,c,n)?(this.#a(n-c),
s):ie(s,this.#h(T(e,c,n),n-c,o))}#h(e,n,o){Ct(this.encoding,this.#t);let r="",i=us(n),s=this.#o||this.ignoreBOM||!vt(this.
encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),l=f===0&&a?e:T(e,f,f+d),u=re(l,d,c,this.fatal,
o&&a);if(u<0)return this.#t=tt(),this.#i=new Z(this.name,this.#r+f+k.start(),k.length()),r;if(c+=u,c>0&&(a||!ds(c))){let y=!s&&
ls()===65279?1:0;i?i.add(Dn()+2*y,c-y):r=ie(r,kn(y,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:$n(),this.#r+=
n,i?i.toText():(this.encoding===0&&Kn(e,n,r),r)}},Zd=(t,e,n,o,r)=>(e?Vs(t,n,o):void 0)??(n[0]<128?Ks(t,n,o):void 0)??(!e&&
r&&o>18?oc(t,n,o):void 0)??(Ts(n,o,e)?Hn(n,o,r,t):void 0)??(e?qs(t,n,o):void 0),Cr=({encoding:t,fatal:e,ignoreBOM:n})=>new lt(
t,e,n);function Qn(t){return t.common??=Cr(t),t.common}var on=(t,e,n,o,r,i)=>to(Yn(n,o,r),t,e,i);function to(t,e,n,o){if(n<
t.leastOfView)return Qn(t).decodeWhole(e,n,o);let r=n<=t.most?t.decode(e,n):void 0;if(r!==void 0)return r;let i=Qn(t).decodeWhole(
e,n,o);return t.most<0&&t.reconsider(i,n),i}function rc(t,e){let n=ct(t,e);if(n===36)throw new RangeError(`${e}: The enc\
oding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var eo=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new Kt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=E(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(e,i,s?r:i+4096),
s?n:A.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=tu(this.#t.copy(),e,r);let i=new z,s;try{this.#t.transcode(e,n===A.
result?A.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=on(c,E(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===A.
result,o),this.#n=n===A.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function tu(t,e,n){let o=E(
e),r=e,i=t,s=t,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=T(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,A.none,u=>{f+=E(u)/2}),d=void 0;return d??=eu(i,r),d[l-c]}}function eu(t,e){let n=E(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=sc(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?nu(o.from,e,c):0;if(a>0){o.transcode(T(e,c,c+a),A.none,
()=>{});for(let p=0;p<a;p++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=T(e,c,c+1),l=o.copy(),u=0,y=0;o.transcode(d,A.none,
p=>{u===0&&(y=p[0]|p[1]<<8),u+=E(p)/2}),u>0&&(r[i++]=s);let m=y===65533&&s<f?cc(l,d,A.none):void 0,h=m&&m.offset+m.length;
for(let p=1;p<u;p++)r[i++]=h===void 0?s:h+p-1;let x=f-s===2||f<=2;u>0&&!m?s=f+1:(m||x)&&(s=sc(o))}return r[i]=s,r[i+1]=s+
1,r}function nu(t,e,n){if(V(t))return E(e)-n;let o=n;if(yn(t))for(;e[o]<128;)o+=1;return o-n}var sc=t=>cc(t,D,A.source)?.
offset??t.position;function cc(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof Z)return o;throw o}}var _e=t=>t==null?void 0:yt(t);function Ne(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function ou(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>ct(yt(o),e))}}var oo={allowUTF8:t=>t===void 0||!!t,candidates:ou,locale:_e,maxBytes:Ne,
tld:_e},Rr=["text","ASCII","empty","binary","unknown"];function Ce(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=E(t),f=Math.min(c,i);is();for(let y=0;y<f;y+=65536){let m=Math.min(y+65536,f);ss(T(t,y,m),e&&m===c)}let a=cs(
o,r&&no(r),s&&no(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:Rr[d],isASCII:Rr[d]==="ASCII"||Rr[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(y,m)=>({encoding:g[a[3+2*m]].name,score:a[4+2*m]}))}}function no(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Lr(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=at(t,n),r=Et(e,oo,n),i=Ce(ee(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var su=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],cu=[33,36,37,
38],$e=(t,e)=>{let n=_e(t);return n===void 0?-1:ct(n,e)},fc=(t,e,n)=>Math.min(Ne(t,e,n)??1024,1048576),ac=(t,e)=>Math.max(
3,e===-1?t:0),dc=t=>nt(_e(t)??"")??-1;function fu(t,e,n){if(t)return Et(t===!0?void 0:t,oo,`${e}, option '${n}'`)}var au={
defaultEncoding:$e,detect:fu,likelyEncoding:$e,locale:_e,maxPrescanBytes:fc,parentEncoding:$e,transportLayerEncodingLabel:dc,
userOverride:$e};function du(t,e){let n=Et(t,au,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:ac(i,Math.max(f,c)),declared(a){let d=tr(a,i,f,c,s,o);return d===-1?void 0:rn(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>uc(a)??uu(r,n.defaultEncoding)}}function uc(t){if(!(t?.encoding===
void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function uu(t,e){
return rn(rs(no(t),e===-1?21:e))}var lu={defaultEncoding:$e,maxPrescanBytes:fc,transportLayerEncodingLabel:dc};function pu(t,e){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=Et(t,lu,e),i=s=>{let c=rn(ns(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:ac(o,r),declared:i,decide:()=>i(D)}}function mu(t,e){let n={...oo,
defaultEncoding:$e},{defaultEncoding:o,...r}=Et(t,n,e);return{prescanned:3,declared(i){let s=pt(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return uc(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var hu={detect:mu,html:du,xml:pu},Ur=["detect","html",
"xml"],xu={prefixBytes:Ne,sniff:jo(Ur)};function Ut(t,e){let{prefixBytes:n,sniff:o}=Et(t,xu,e),r=hu[o](t,e),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:S(()=>{let c=s.candidates&&Ce(D,!0,s);return!cu.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>wu(
r,c),takesWhole:n===void 0}}function wu({prescanned:t,declared:e,options:n,decide:o},r){return e(ft(r,t))??o(n&&Ce(r,!0,
n))}function lc(t){let e=tr(ft(t,1024),1024,-1,-1,-1,-1);return e===-1||rn(e).source==="BOM"?void 0:rn(e)}function rn(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:su[t>>8&255],score:null}}var xc=["(B","(J","(I","$@","$B"],io=class{#t=!0;#e=!0;read(e,n){let o=E(e),r=this.#t?Su(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Ou(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Iu(e,i);if(s=xc.includes(a),!s&&!n&&Au(a))break;this.#e=s}else
s=f>=128||i<r&&Tu(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:E(e);for(;o<E(e)&&e[o]!==27;)o+=1;return o}};function Su(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=E(t))return 1/0;if(e&&=hc(t[o],t[o+1]),n&&=hc(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function Ou(t,e){let n=E(t),{start:o,words:r}=Mn(t,e),i=mc(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return mc(t,o+4*s,n)}function mc(t,e,n){
let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var hc=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||
t===33&&e===34,Tu=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Iu(t,e){let n="";for(let o=e+1;o<Math.min(e+3,E(t));o++)n+=String.fromCharCode(
t[o]);return n}var Au=t=>t.length<2&&xc.some(e=>e.startsWith(t));var St=class{decision=null;sample=D;detected;#t;#e=!0;#n=!1;#o=new io;#r=new z;#i;#s=0;#c=D;#f=D;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new z;if(this.#e&&n&&this.#t.takesWhole)return this.#d(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+E(e)<this.#i&&!n)return this.#m(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new z;
let i=ft(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#d(s,o,r):this.#u(r,n,o)}#u(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#d(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=E(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(ft(s,c),a):{plain:0,evidence:0};s=this.#a(s,d,o);let u=E(s),y=c-d;if(l===
-1)return n||f?this.#d(i(this.#p(ft(s,y),a)),o,s):this.#m(s,u+1,o);let m=Ec(ft(s,y),l-d,r.windowBytes),h=Math.min(m+r.windowBytes,
y);if(u<h&&!n)return this.#m(s,h,o);let x=ft(s,h),p=this.#p(x,u<h);if(h<=m||h===y||!r.passesASCII()||!Bu(p,x))return this.#d(
i(p),o,s);s=this.#a(s,this.#o.skip(x,l-d),o)}}#p(e,n){this.sample=te(te(this.#c,this.#f),e);let o=this.#t.detection.options,
r=Ce(this.sample,n,{...o,maxBytes:void 0}),i=this.#l(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#l(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#m(e,n,o){
let r=E(e);return r>0&&this.#r.add(rt(e,0,r)),this.#i=n,{passed:o,rest:null}}#a(e,n,o){let r=ft(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-E(this.#c));return i>0&&(this.#c=te(this.#c,ft(r,i))),this.#f=wc(te(this.#f,wc(T(r,i)))),T(e,n)}#d(e,n,o){
return this.decision=e,{passed:n,rest:o}}},wc=t=>T(t,Math.max(0,E(t)-64));function Ec(t,e,n){let o=Math.min(E(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function Bu(t,e){return t.isASCII||t.encoding===void 0&&!(e[Ec(e,0,1/0)]>=128)}function yc(t){let[[e,n]]=Object.entries(t),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function gc(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var Sc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Oc=`!
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
?`;var _u=S(()=>{let t=Oc.split(`
`),e=0;return new Map(Sc.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
Tc=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function co(t){let e=new Kt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof mt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Ic(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Ic(t,e,n){if(Tc(t))return"";if(n===0)return null;let o=Nu(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:Ic(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Nu(t){
let e=[..._u().get(t)??[],...Cu(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Cu(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,y)=>c(
y)),a=o.filter((u,y)=>!c(y)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===e&&r.push(l),a.every(
Tc)&&i.push(d)}return[...r,...i]}var Ac=["fatal","html","replacement","ignore","translit"];function bc(t,e,n){return typeof t=="function"?(o,r)=>$u(t(o,r()),n):t==="ignore"?xr:t==="translit"?co(e):void 0}function $u(t,e){
if(typeof t=="string")return t;if(t==null)return null;let o=ee(at(t,e,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return rt(o,0,E(o))}function pe(t,e,n,o){return typeof t=="number"?Mc(t,e,n,o):new sn(t,Mc(0,e,n,o))}function Mc(t,e,n,o){let{unmappable:r,losses:i}=n,
s=bc(r,e,o);if(!s||vt(e))return new fo(t,e,n);let c=Dr(t,n);return new eo(c,e,r,i?.counting(s)??s)}function Dr(t,e){return new fo(
t,38,{...e,bom:!1,unmappable:"fatal"})}var fo=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Zo(e,this.to,this.#n.ignoreBOM,
this.#t),es(e,n),this.#t=tt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=se,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(On(this.to)??[]));
let d=Math.max(0,hr.indexOf(c)),l=E(e);try{Zo(this.from,this.to,i,this.#t);for(let u=0;;){let y=l-u<=65536,m=y&&u===0?e:
T(e,u,y?l:u+65536),h=ms(m,r,d,y?n:A.none);a?.addBlock(this.#e+u);let x=h<0?k.written():h;if(x>0&&o(f(x)),h===-2&&c!=="fa\
tal")return!1;if(h<0&&this.#o(h,u),u+=k.read(),y&&k.finished())break}}catch(u){throw v(u)}this.#t=n===A.result?null:tt(),
this.#e=n===A.none?this.#e+l:0}#o(e,n){let o=this.#e+n+k.start();throw this.#t=tt(),this.#e=0,e===-1?new Z(g[this.from].
name,o,k.length()):new mt(k.codePoint(),o,g[this.to].name)}},sn=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){
this.#t=e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=
!1,r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===A.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new St(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==A.none);i.length>0&&(this.#i.transcode(
i.concatenate(),A.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var af=require("node:buffer"),C=require("node:fs"),un=require("node:path");var Le={failure:1,usage:2};var kr=require("node:buffer");function cn(t){if((0,kr.isUtf8)(t))return Bc(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,kr.isUtf8)(r));e+=o?Bc(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Bc=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function I(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function F(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var N=require("node:fs");var Nc=require("node:fs"),X=require("node:path");function ao(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||X.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":X.sep}${e}`}
function fn(t){try{return cn(Nc.realpathSync.native(I(t),"buffer"))}catch{let e=(0,X.dirname)(t);return e===t?(0,X.resolve)(
t):(0,X.join)(fn(e),(0,X.basename)(t))}}var _c=new Map;function Pr(t){let e=(0,X.dirname)(t),n=_c.get(e)??fn(e);return _c.
set(e,n),(0,X.join)(n,(0,X.basename)(t))}var Cc=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var Rc=require("node:util");var Lc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},uo={...Lc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Uc="it is a symbolic link to a file that does not exist; check where it points",Dc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Ue={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},me={...Lc,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Ot(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Rc.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function Tt(t,e){
return It(t,e instanceof Error?e.message:String(e)),Le.failure}function It(t,e){he(`encoding-wasm: ${t}: ${e}
`)}var $c=!1;function he(t){$c||process.stderr.on("error",()=>{}),$c=!0,process.stderr.write(t)}var Dt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var kc;async function Wr(t,e){let n=async i=>{try{return await i()}catch(s){throw Ot(s,Hc(t))}},{next:o,close:r}=await n(
()=>t==="-"?Ru(e):Lu(I(t),e));return{next:()=>n(o),close:r}}async function*ke(t){let e=await Wr(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function Pe(t){try{return(0,N.statSync)(I(t))}catch{return}}function Ru(t){
let e=(0,N.fstatSync)(0,{bigint:!0});return Kc(e,t),e.isFile()?Gc(0,e,()=>{}):Uu()}function Lu(t,e){let n=Wc(t,e);if(!n.
isFile())return Du(t);let o=(0,N.openSync)(t,"r");return Gc(o,n,()=>(0,N.closeSync)(o))}function Wc(t,e){let n=(0,N.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,N.opendirSync)(t).closeSync(),Kc(n,e),n}function vc(t){try{Wc(I(t)),(0,N.accessSync)(
I(t),N.constants.R_OK)}catch(e){throw Ot(e,Hc(t))}}var Hc=t=>({...uo,get ENOENT(){return(0,N.lstatSync)(I(t),{throwIfNoEntry:!1})?.
isSymbolicLink()?Uc:Cc(t)?Dc:uo.ENOENT}});function Gc(t,{size:e},n){kc??=new Uint8Array(262144);let o=kc,r=0;return{async next(){
let i=(0,N.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,N.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Uu(){
let t=jc(0,()=>{}),e=process.platform==="win32"?Pc():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=Pc()}return e.next()},close:()=>e?.close()}}function Pc(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Du(t){let e=await Yc(
n=>(0,N.open)(t,n));return jc(e,()=>(0,N.closeSync)(e))}function jc(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Yc(i=>(0,N.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Yc=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Kc(t,e){if(t.isDirectory())throw new Error(uo.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))
throw t.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var qc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],vr=new Set,Hr=!1,Vc=Date.now();function We(t){if(vr.add(t),!Hr)for(let e of qc)
process.on(e,zc);return Hr=!0,()=>vr.delete(t)}function zc(t){for(let e of[...vr].reverse())e();for(let e of qc)process.
off(e,zc);process.kill(process.pid,t)}function an(){if(!(!Hr||Date.now()-Vc<50))return new Promise(t=>{setImmediate(()=>{
Vc=Date.now(),t()})})}var O=require("node:fs"),At=require("node:path");function jr(t,e=438){if(t===void 0)return Pu();let{target:n,present:o,descriptor:r}=Yr(t);return r!==void 0?ju(r):o?.isFIFO()?
Hu(I(t)):o&&!o.isFile()?po((0,O.createWriteStream)(I(t)),!0):Yu(n,o,e)}function Yr(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,O.lstatSync)(I(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,O.statSync)(I(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(At.sep))throw new Error(me.EISDIR);if(!o?.isFile())
return{target:n?Gr(t):t,present:o};let r=ef(t);return r===void 0&&(0,O.accessSync)(I(t),O.constants.W_OK),{target:n?Gr(t):
t,present:o,descriptor:r}}var Jc;function Pu(){return Jc??=Wu(),Jc}function Wu(){let t=(0,O.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?po(process.stdout,!1):vu(e)}function vu(t){let e,n=()=>{e??=po(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,O.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function po(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function Hu(t){let e=(0,O.createWriteStream)(t),{discard:n,...o}=po(e,!0);return{...o,file:(0,O.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&Gu(t,e)}}}function Gu(t,e){try{let n=(0,O.openSync)(t,O.constants.O_RDONLY|O.constants.
O_NONBLOCK);e.once("close",()=>(0,O.closeSync)(n))}catch{}}function Gr(t){let e=tf(t);return e===void 0?t:Gr(e)}function tf(t){
if(!(0,O.lstatSync)(I(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=cn((0,O.readlinkSync)(I(t),"buffer"));return(0,At.isAbsolute)(
e)?e:`${cn(O.realpathSync.native(I((0,At.dirname)(t)),"buffer"))}${At.sep}${e}`}function ef(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,At.resolve)(t))??[];if(e!==void 0)return Number(e);let n=tf(t);return n===void 0?void 0:ef(n)}function ju(t){return{
file:(0,O.fstatSync)(t,{bigint:!0}),write:e=>nf(t,e),wait(){},finish(){},discard(){}}}function nf(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,O.writeSync)(t,n))}var Xc=0;function Kr(t){Xc+=1;let e=[process.pid,Xc,Math.random().toString(36).slice(
2)].join("-");return ao((0,At.dirname)(t),`.encoding-wasm-${e}.tmp`)}function mo(t){try{(0,O.unlinkSync)(I(t))}catch(e){
if(e.code==="ENOENT")return;It(F(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function Yu(t,e,n){let o=Kr(t),r=I(o),i=(0,O.openSync)(r,"wx",e?384:n),s=!0,c=()=>{s&&(s=!1,(0,O.closeSync)(i))};return{
write:f=>nf(i,f),wait(){},finish(){if(c(),Ku(t,e))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");e&&Vr(r,e),(0,O.renameSync)(r,I(t))},discard(){try{c()}finally{mo(o)}}}}function Ku(t,e){let n=(0,O.statSync)(
I(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var Zc=2048,Vu=1024,qu=56,Vr=(t,e)=>(0,O.chmodSync)(
t,zu(t,e));function zu(t,{uid:e,gid:n,mode:o}){for(let r of[e,-1])try{return(0,O.chownSync)(t,r,n),r===e?o:o&~Zc}catch{}
return o&~(Zc|Vu|qu)}async function ho(t){try{let e=jr();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return dn(
void 0,e)}}function dn(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":F(t);return Tt(`cannot write ${o}`,Ot(e,me))}var of=require("node:fs"),H=require("node:path");function rf(t,{suffix:e,directory:n}){let o=new Map(t.filter(Zu).map(c=>[c,fn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Pr(c)])r.set(a,c);let i=Xu(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:ao(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
d=o.get(c),l=e&&c.endsWith(e)?r.get(Pr(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:fn(f),y=s.get(u);if(y===d)return[];if(y===void 0&&s.set(u,d),n===void 0)return[a];let m=y===
void 0?Ju(r,u,d):qr(f);return[{...a,...m&&{problem:new Error(m)}}]})}var qr=t=>`another file already goes to ${F(t)}; co\
nvert this one to another directory`;function Ju(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${F(o)}, which will be converted as well; nam\
e another directory`}function Xu(t){let e=s=>(0,H.isAbsolute)(s)||s.split(H.sep)[0]==="..",n=s=>(0,H.isAbsolute)(s)||e((0,H.relative)(
".",s)),o=t.filter(n).map(s=>(0,H.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(H.sep)?s:s+H.sep)),i=o.length>0?(0,H.dirname)(
o[0]):".";for(;!r(i)&&(0,H.dirname)(i)!==i;)i=(0,H.dirname)(i);return s=>{let c=(0,H.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,H.basename)(s):c}}function Zu(t){try{return(0,of.lstatSync)(I(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var Qu={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},sf=[
..."%PDF-"].map(t=>t.charCodeAt(0)),zr=t=>sf.every((e,n)=>e===t[n]);function cf(t,e){let{prescanned:n,declared:o,decide:r,
...i}=Ut(t,"--from auto"),s=(c="")=>{let f=Ue[c];if(f&&e)throw new Error(`${f}; ${Qu[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,sf.length),declared(c){return zr(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var tl={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function df(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(m,h)=>{f=await ho(`${F(m)}: ${h}
`)||f},d=(m=[])=>{if(t.quiet)return;let h=e.dryRun?"would be converted":"converted",x=s>0?`, ${s} copied`:"",p=c>0?`, ${c}\
 left alone`:"",_=o.length>0?`, ${o.length} failed: ${o.map(F).join(", ")}`:"",P=m.length>1?" and those after it":"",bt=m.
length>0?`, ${m.length} not reached: ${F(m[0])}${P}`:"";he(`encoding-wasm: ${bt&&"interrupted: "}${Dt(i,"file")} ${h}${x}${p}${_}${bt}\

`)},l=rf(t.files,e),u=0,y=We(()=>d(l.slice(u).map(({file:m})=>m)));for(let m of l){let{file:h,problem:x}=m;try{if(x)throw x;
let p=await el(m,e),_=p!==void 0&&e.directory!==void 0;if(p!==void 0&&t.verbose&&It(F(h),`${_?"not converted":"left alon\
e"}: ${p}`),p!==void 0&&!_)c+=1,e.dryRun&&await a(h,`would be left alone: ${p}`);else if(!(m.output===h&&lf(h)))if(!await nl(
m,t,e.dryRun,{run:n,say:a,reason:p}))o.push(h);else if(_)s+=1;else{i+=1;let P=e.dryRun?h:m.output;e.findDeclarations&&await pl(
P,t.to)&&r.push(P)}}catch(p){Tt(F(h),p),o.push(h)}u+=1}return y(),r.length>0&&ml(r,t.to,e.dryRun),d(),o.length>0?Le.failure:
f}async function el({file:t,newer:e},{skipUTF8:n,keepBinary:o}){if(e!==void 0)return`it is the old version of ${F(e)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!Jr(t))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await ul(t)?"it is UTF-8":o&&await ll(t)?Ue.binary:void 0}async function nl({file:t,
output:e,backup:n},o,r,{run:i,say:s,reason:c}){if(e===t&&!Jr(t))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");vc(t);try{il(e)}catch(u){return dn(e,u),!1}n!==void 0&&hf(n,()=>sl(n));
let f=g[o.to].name,a=c?tl:void 0,d={files:[t],output:e,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:p=>{u=g[p].name}},a)!==0)return!1;let m=e===t?"":`, to ${F(e)}`,h=n===void 0?"":`, and kept as ${F(n)}`,x=c?"\
copied":`converted from ${u} to ${f}`;return await s(t,`would be ${x}${m}${h}${c?`: ${c}`:""}`),!0}if(e!==t){let u=(0,C.statSync)(
I(t)).mode&ol;return rl(e,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&pf(t),u};return n===void 0?
await l()===0:cl(t,n,l)}var ol=511;function Jr(t){let e=Pe(t);return!e||e.isFile()||e.isDirectory()}var uf=new Set,lf=t=>uf.
has(xo(t));function pf(t){let e=xo(t);e!==void 0&&uf.add(e)}async function rl(t,e){try{dl((0,un.dirname)(t))}catch(n){throw Ot(
n,me)}if(lf(t))throw new Error(qr(t));return await e()!==0?!1:(pf(t),!0)}function xo(t){try{let e=(0,C.statSync)(I(t),{bigint:!0});
return e.isFile()?`${e.dev} ${e.ino}`:void 0}catch{return}}function il(t){let{target:e,present:n}=Yr(t);(!n||n.isFile())&&
Xr((0,un.dirname)(e))}function Xr(t){let e=(0,C.statSync)(I(t),{throwIfNoEntry:!1});if(!e)return Xr((0,un.dirname)(t));if(!e.
isDirectory())throw new Error(me.EEXIST);(0,C.accessSync)(I(t),C.constants.W_OK|C.constants.X_OK)}function sl(t){if((0,C.lstatSync)(
I(t),{throwIfNoEntry:!1}))throw new Error(mf(t));Xr((0,un.dirname)(t))}var mf=t=>`its backup ${F(t)} already exists; use\
 another suffix, or move that file away`;function hf(t,e){try{e()}catch(n){let o=Ot(n,me);throw o===n?n:new Error(`its b\
ackup ${F(t)} can't be made: ${o.message}`)}}async function cl(t,e,n){let o=xo(t);hf(e,()=>fl(t,e));let r=()=>{xo(t)===o&&
mo(e)},i=We(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function fl(t,e){try{(0,C.linkSync)(C.realpathSync.native(
I(t),"buffer"),I(e))}catch(n){if(n.code==="EEXIST")throw new Error(mf(e));al(t,e)}}function al(t,e){let n=Kr(e),o=I(n);try{
(0,C.copyFileSync)(I(t),o,C.constants.COPYFILE_EXCL);let r=(0,C.statSync)(I(t));Vr(o,r),(0,C.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,C.renameSync)(o,I(e))}finally{mo(n)}}var ff=new Set;function dl(t){ff.has(t)||(0,C.mkdirSync)(I(t),{recursive:!0}),
ff.add(t)}async function ul(t){let e=new lt(0,!0,!0),n=!0,o=!1;try{for await(let r of ke(t))await an(),e.decode(r,!1),n&&=
(0,af.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof Z)
return!1;throw r}}async function ll(t){let e=new St(Ut({},"--keep-binary")),n=!0;for await(let o of ke(t)){if(n&&zr(o))return!0;
if(n=!1,await an(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.kind==="binary"}
async function pl(t,e){if(!Jr(t))return!1;let n=new be(e);try{for await(let o of ke(t)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function ml([t,...e],n,o){let{name:r}=g[n],i=e.length>0?` and ${e.length}\
 more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;he(`encoding-wasm: ${F(t)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var yf=require("node:fs");var wo=class{#t;#e=new z;constructor(e=Ut({},"Examination")){this.#t=new St(e)}add(e,n){let o=Math.min(E(e),1024-this.#e.
length);o>0&&this.#e.add(rt(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return wr(e)?lc(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=wf(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>wf(n.encoding,o)||n.score>=.9)&&xf(e.encoding,
o)!==xf(n.encoding,o)?i:void 0}},xf=(t,e)=>new lt(t,!1,!0).decode(e,!1);function wf(t,e){let n=0,o=null;for(let r=0;r<E(
e);r+=65536){let i=T(e,r,Math.min(r+65536,E(e)));Ct(t,o),fs(i,!1),n+=$t.malformed(),o=tt()}return n}async function gf({files:t,sniffing:e,json:n,quiet:o}){let r=0,i=[];for(let s of t)try{let c=El(s)?1/0:1e8,f={...e,maxBytes:c,
detect:{maxBytes:c}},a=new wo(Ut({...f,sniff:"detect"},"--detect")),d=e.sniff==="detect"?a:new St(Ut(f,"--detect")),{decision:l,
length:u}=await yl(s,d,a),{encoding:y,...m}=l,h=a.doubt&&gl(a.doubt),x=a.detected?.kind??(m.source==="default"?"empty":"\
text");i.push({file:s,encoding:g[y].name,...m,kind:x,doubt:h??null}),h&&!o&&It(F(s),Sl(h)),x==="ASCII"&&u>c&&!o&&It(F(s),
wl)}catch(c){r=Tt(F(s),c)}return await ho(n?`${JSON.stringify(i,null,2)}
`:Ol(i))||r}var wl=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,El=t=>t==="-"?(0,yf.fstatSync)(0).isFile():Pe(t)?.isFile()??!0;async function yl(t,e,n){let o=new Set([e,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of ke(t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function gl({declared:t,detected:e,...n}){let o=e===void 0?
null:g[e].name;return{declared:g[t].name,detected:o,...n}}function Sl({declared:t,detected:e,score:n,malformed:o}){let r=`\
has ${Dt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:`it \
declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Ol(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,F(o)]),n=[0,1,2].map(o=>Math.max(0,
...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Of={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},ve=class{#t={...Of};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+$t.firstMalformed()),n.malformed+=$t.malformed(),this.#e+=$t.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+$t.firstUnmappable(),n.codePoint=$t.codePoint()),n.unmappable+=$t.unmappable()}counting(e){return(n,o)=>{let r=this.#t,
i=e(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...Of},this.#e=
0,e}};var Tl={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},ln=class{#t;#e;#n;constructor(e,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new ve}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=Dr(e,{...c,
ignoreBOM:o}),this.#e=pe(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(
e,n)}transcode(e,n,o){let r=Il(e,Tl[g[this.#t.from].name]),i=r.pop()??e;for(let s of r)this.#o(s,A.none,o);this.#o(i,n,o)}#o(e,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=Al(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,A.none,o)}n===A.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Il(t,e){if(!e)return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(t.subarray(i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Al(t,e){if(e===0)return t;
let n=new Uint8Array(t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=
t[i],n[o++]=t[i+1]}return n.subarray(0,o)}var Tf=require("node:fs"),If=require("node:path");function Af(){let t=(0,If.join)(__dirname,"encoding-prepared.wasm");try{return Pi((0,Tf.readFileSync)(t)),!0}catch(e){let{
message:n}=Ot(e,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return Tt(`it\
s part ${F(t)} cannot be loaded`,`${n}${o}`),!1}}var vf=require("node:buffer");var Eo=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&E(this.#n)===0?e:te(this.#n,e);if(!n&&yi(r))return this.#n=
r,"";let i=pt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new lt(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function yo(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=at(t,o),i=ct(yt(e),o);ne(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=ye(r);return pt(f)?new Eo(i,s,c).decode(f,!0,o):on(f,Gt(f),i,s,!0,o)}function Zr(t){return bl(ye(at(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}var bl=t=>on(t,Gt(t),0,!1,!0);var Bl=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
oi=t=>Bl.test(t),Fl=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,_l=S(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(t=>new RegExp(`[${t}]`,"u")));function Nl(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=_l();if(n.test(
t))return 4;if(!o.test(t))return e<128?1:oi(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var Qr;function go(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(yo(Uint8Array.from(r),t))}var ti;function pn(t){ti??=new Uint16Array(65536),Qr??=[go("shift_jis",
136,151,64),go("gbk",176,215),go("big5",164,198,64),go("euc-kr",176,200)];let e=Qr.map(()=>0),n=0,o=1;for(let r of t){let i=Number(
r.codePointAt(0)),s=ti[i]||Nl(r,i);ti[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of Qr.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Fl.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var He="Failed to execute 'decode' on 'TextDecoder'",To=yc({TextDecoder:class{#t;#e;#n=!1;constructor(t="utf-8",e=void 0){
this.#t=Cl(t,e,"Failed to construct 'TextDecoder'"),new.target!==To&&gc(this,new.target,To)}get encoding(){return g[this.#t.
encoding].name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=D,e=void 0){
if(e===void 0&&!this.#n){let s=this.#t;if(t instanceof Uint8Array){try{let{length:c}=t;if(c>=s.leastOfView&&c<=s.mostAtOnce){
let f=s.decoder.decode(t);return s.onlyASCII&&f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(t)&&t.
length<s.leastOfView)return Qn(s).decodeWhole(t,Gt(t),He)}else if(t instanceof ArrayBuffer){try{let{byteLength:f}=t;if(f>=
s.leastOfBuffer&&f<=s.mostAtOnce){let a=s.decoder.decode(t);return s.onlyASCII&&a.length!==f&&s.pause(),a}}catch{s.pauseLong()}
let c=Go(t);if(c)return to(s,new Uint8Array(t),c,He)}}let n=t instanceof Uint8Array&&ArrayBuffer.isView(t);n||at(t,He),typeof e!=
"object"&&ne(e,He);let o=!!e?.stream,r=n?t:ye(t),i=this.#t;return i.isStateless||!this.#n&&!o?to(i,r,Gt(r),He):(this.#e??=
Cr(i),this.#n||this.#e.reset(),this.#n=o,this.#e.decode(r,!o,He))}}});function Cl(t,e,n){let o=yt(t);ne(e,n);let r=!!e?.
fatal,i=!!e?.ignoreBOM;return Yn(rc(o,n),r,i)}var Rf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Lf=/^(?:GBK|Shift_JIS|Big5|EUC)/,Uf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Zl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Ge="UTF-8",Ql=(t,e,n)=>Math.min(Ne(t,e,n,"steps")??2,3);function Df(t,e=void 0){
let n="Failed to execute 'repairMojibake'",o=Ci(t,n),{maxSteps:r}=Et(e,{maxSteps:Ql},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return tp(c,r).map(({steps:f,gain:a})=>({text:$f(o,f,Pf)??o.replace(/[^\r\n]+/g,
d=>$f(d,f,ii)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function tp(t,e){
let n=Cf(t);if(n>25)return[];let o=pn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<e;f++){i=i.
flatMap(a=>np(a,o)).sort(ri);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[
...r.values()].filter(f=>ep(t,f.text)).sort(ri).slice(0,5);for(let f of s)f.gain+=.6*Cf(f.text);s.sort(ri);let c=7+Math.
min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var ep=(t,e)=>[...t].some(n=>!oi(n)&&!e.includes(
n)),Nf=t=>t.match(/[^\0-\x7F]/g)?.length??0;function kf(t,e){let n=Io(t,e);if(n)return{part:t,bytes:n};let o=t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Io(s,e)).join(""):"",i=.7*Nf(t)<Nf(r)?Io(r,e):void 0;return i&&{part:r,bytes:i}}var ri=(t,e)=>e.
gain-t.gain;function np({text:t,steps:e,bits:n,left:o},r){let i=[];for(let[s,c]of Rf.entries()){let f=Lf.test(c)&&!Uf.test(
t)?void 0:kf(t,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===t?o:o+pn(t)-pn(a),y=a.includes(kt)||Wf(d)?.includes(kt)?op:
Lr(d).candidates;for(let{encoding:m,score:h}of y){if(h<.003)break;if(e.length>0&&m!==Ge&&e[0].really!==Ge)continue;let x=ii(
d,m,a,!0);if(x===void 0||x===a)continue;let p=n+2.4*Math.log2(h)-s*.25-(m===Ge?-2:1)-(e.length>0?4:0),_=r-l-pn(x)+p;i.push(
{text:x,steps:[...e,{really:m,readAs:c}],bits:p,left:l,gain:_})}}return i}function Cf(t){if(t.includes(kt))return 0;let e=Uf.
test(t),n=-1/0;for(let o of Rf){let i=Zl.test(o)&&Lf.test(o)===e?kf(t,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of Lr(c).candidates)d===o||ii(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}function $f(t,e,n){let o=t;for(let{really:r,readAs:i}of e){
let s=Io(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var mn="\x7F",kt="\uFFFD",op=[{encoding:Ge,score:.9}];function Io(t,e){
if(t.includes(kt)&&t.includes(mn))return;let n=t.replaceAll(kt,mn).replace(/[\x80-\x9F]/g,o=>yo(Uint8Array.of(o.charCodeAt(
0)),e));try{return new Kt(Fs(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Pf(t,e,n,o=!1){if(n.includes(
kt))return e===Ge?rp(t):void 0;try{return new To(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:o})}catch{return}}function ii(t,e,n,o){
let r=Pf(t,e,n,o);return r===void 0&&e===Ge&&!n.includes(kt)?Wf(t):r}function Wf(t){let e=Zr(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>e.match(r)?.length??0);return 4*n<=o?e:void 0}function rp(t){let e=Zr(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,mn),
[n,o]=[e.split(mn),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(kt)&&n.length<=o.length+1?e.replaceAll(mn,kt):void 0}var Ao=class{path=[];#t;#e;#n;#o=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#t=
pe(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=pe(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(
e,n,r=>this.#o.push(r))}catch(r){throw this.#r(A.source,o),r}n!==A.none&&this.#r(n,o)}#r(e,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=Df(ip(o));e===A.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#e.transcode(i??o,e===A.result?e:A.none,n)}};function ip(t){try{return new lt(0,!1,!0).decode(t,!0)}catch(e){if(!(e instanceof
RangeError))throw e;let n=Math.floor(vf.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var _o=require("node:buffer");var Mo=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function jf(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=t,y=Dt(a,"invalid byte sequence"),m=fp(n,o),h=`${Gf(a)}at offset ${d}`,x=Yf(a,c);if(a>0&&i)f.push(`${y} ${x}\
, ${h}`);else if(a>0&&m!==void 0){let _=m!==""&&o==="ignore";f.push(`${y} ${m===""?x:`${si(c)} ${m}`}, ${h}; the file is\
 damaged, or not in ${g[e].name}: check --from, or use ${_?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let p=sp(t.unmappable,o,r,c);if(t.unmappable>0&&p){let _=s||Number.isNaN(l)?"":` at offset ${l}`,P=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",bt=`${Gf(t.unmappable)}${ci(u)}${_}`;f.push(`${cp(t.unmappable,n)} ${p}, ${bt}${P}`)}return f}
function sp(t,e,n,o){let r=Yf(t,o),i=`${si(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${si(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}var si=t=>t?"would become":"became",
Yf=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,Gf=t=>t===1?"":"the first ",cp=(t,e)=>`${Dt(t,"character")} that\
 ${g[e].name} can't represent`;function ci(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e}\
 (${Tn(t)})`:Tn(t)}function fp(t,e){if(On(t)||t===nt("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?"":e===
"html"?"&#65533;":"?"}var pp="\x1B[?25l",mp="\x1B[?25h",Vf="\r\x1B[K";function qf(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=wp(r,d,(l-f)/1e3);he(`${i?"":pp}${Vf}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:xp(t),canShow:hp(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&he(`${Vf}${mp}`),i=!1}}}var hp=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function xp(t){let e=0;for(let n of t){let o=n==="-"?void 0:Pe(n);if(!o?.isFile())return;e+=o.size}return e}function wp(t,e,n){
let o=`${Bo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Bo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Bo(t)} of ${Bo(e)} MB | ${o} | ${c}${s%60} s left`}var Bo=t=>(t/1e6).toFixed(1);var Fo=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=yp(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Ct(this.#t,
this.#e),n=re(e,e.length,0,!1,!1),this.#e=$n()}catch(o){throw v(o)}for(let o of new Uint16Array(w.memory.buffer,Dn(),n))
(o&64512)!==56320&&(this.column+=1)}};function yp(t){let{start:e,words:n}=Mn(t,0),o=e+4*n.length,r=Jf(t,0,Math.min(e,t.length))+
Jf(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Jf(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var qt=class extends Error{};async function ui(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=qf(
t.files,n,()=>{o?.keepListening?.(),n&&(r=We(i))}),c=0;try{n||(r=We(i)),o=t.isDry?Tp:jr(t.output,t.mode);let f=new ai(t,
e,o,s);for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=dn(t.output,f instanceof qt?f.cause:f)||c}return r(),c}var Tp={write(){},wait(){},finish(){},discard(){}},ai=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new di(e,n,i=>{try{o.write(i)}catch(s){throw new qt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof qt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),Tt(F(e),n)}}async end(){this.#o.convert(new Uint8Array,A.result),await this.#e.finish()}async#r(e){let n=await Wr(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,A.none),await this.#i(),this.#n.add(r.
length),await an()}finally{await n.close()}this.#o.convert(new Uint8Array,A.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new qt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),It(F(e),n)}},di=class{#t;#e;#n;#o;#r=new ve;#i;#s;#c=!1;#f=[];#u=!1;#p=!1;#l;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&vt(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let l=c==="fatal"||c==="tran\
slit";this.#l=l&&!vt(r)?new Fo(r):void 0,this.#s=f&&new Mo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;if(this.#p=!0,n!==A.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:c}=this.#t;this.#u=typeof c==
"number"&&c!==0&&Ap(e)}this.#f.push(...e.subarray(0,Zf.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#d(
Ip);if(r)throw new Error(r);let i=[];try{this.#o.transcode(e,n,c=>{this.#l?.advance(c),this.#e.isLending?this.#a(c):i.push(
c)})}catch(c){if(c instanceof qt)throw c;o=c}for(let c of i)if(!this.#i)this.#a(c);else for(let f of this.#i.add(c))this.#a(
f);if(this.#c=!o&&n===A.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#a(c);this.#i=void 0}this.#l?.settle();let s=o&&
Mp(this.#m(o),this.#t,this.#l);if(this.#c||this.#l?.startFile(),o)throw s}#m(e){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&e instanceof mt&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=g[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#a(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,A.source)}catch(e){if(e instanceof qt)throw e}}#d(e){let{from:n}=this.#t,o=Uint8Array.from(this.#f);if(Zf.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=pt(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${g[r.encoding].name}; check --from, ${e}`:this.#u?
`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#p)return[];this.#p=!1;let c=o?[]:jf(s,i.encoding,this.#t),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof e=="object"&&(r||!o&&Qf(i))&&c.unshift(bp(i));let a=o||
n?void 0:this.#d("or use --from auto");return a&&c.unshift(a),c}},Zf=[255,254,0,0],Ip="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function Ap(t){if((0,_o.isAscii)(t))return!1;let e=6;return[0,1,2,3].some(n=>(0,_o.isUtf8)(
t.subarray(0,t.length-n)))&&t.some(n=>n>=128&&--e===0)}var Qf=({score:t,kind:e})=>(e&&Ue[e])??(t!==null&&t<.9?"this is u\
ncertain":void 0);function bp(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Qf(t),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${g[e].name} (${r})${s}`}function Mp(t,{isChanged:e,
isOnlyCopy:n,unmappable:o},r){if(t instanceof Z){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.b\
ak":"leave out --fatal";return new Error(`${Dt(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; ch\
eck --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof mt&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding}\
 can't represent ${ci(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var Bp=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Fp=S(()=>new Map(Bp.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function ta(t){return nt(t)??Fp().get(Sn(t))??Do(t)}var je=class extends Error{};var ea=["bash","zsh","fish"];var No=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:_p,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Cp,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:Ac},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:Ur},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:$p},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:ea}];var Co=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function _p(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":na(e)}var Np=/ascii|^ansi_x3\.4|367$|646/i;
function Cp(t){let[e,...n]=t.split("//"),o=na(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new je(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=Np.test(e)&&o===nt("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function $p(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function na(t){let e=nt(
t)??ta(t);if(e===void 0)throw new je("There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new je(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return e}var Pt="encoding-wasm",$o=()=>[...No,...Co].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Rp(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Lp(e)}}),Rp=t=>[...t?["auto"]:[],...g.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Lp=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function oa(t){return{bash:Up,zsh:Dp,fish:kp}[t]()}function Up(){let t=$o().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=$o().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
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
`}function Dp(){let t=$o().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${Pt}
# Completion for ${Pt} in zsh: put it into a directory of $fpath as _${Pt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function kp(){let t=$o().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${Pt} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Pt} in fish: put it into ~/.config/fish/completi\
ons/${Pt}.fish
${t.join(`
`)}
`}var Ro=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function ra(t){
let e=[...No,...Co].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let m=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,h=c!==void 0&&(i||l===u-1);return`\\fB${Ro(
d)}\\fR${h?i?`[${m}]`:m:""}`}),a=r?`
${Ro(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Ro(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Ro(t)}" "User Commands"
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
`}async function Pp(t,e){if(!Af())return Le.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=e,y={sniff:i,locale:s,detect:!0};if(o)return gf({...t,sniffing:y,json:r});
let m=l!==void 0||u!==void 0,h=d===void 0?void 0:co(t.to),x={...t,from:n==="auto"?cf(y,m):n,unmappable:h?Wt=>h(Wt)??d:t.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},p={isLending:!c&&!f&&!a&&!Wp(x.unmappable),newTranscoder(Wt,st){let{from:zt,
to:Jt}=Wt;return f?new Ao(zt,Jt,st):c?typeof zt=="number"?new ln(zt,Jt,st):new sn(zt,new ln(0,Jt,st)):pe(zt,Jt,p.isLending?
{...st,take:or}:st,"")},newFixer:a&&(()=>new be(x.to))};if(!m)return ui(x,p);let{skipUtf8:_=!1,keepBinary:P=!1,dryRun:bt=!1}=e,
xe={suffix:l,directory:u,skipUTF8:_,keepBinary:P,dryRun:bt,findDeclarations:!a&&!x.quiet};return df(x,xe,(Wt,st=p)=>ui({
...x,...Wt},st))}var Wp=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
