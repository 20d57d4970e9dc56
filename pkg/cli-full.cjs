"use strict";var _n=Object.defineProperty;var fc=Object.getOwnPropertyDescriptor;var ac=Object.getOwnPropertyNames;var dc=Object.prototype.hasOwnProperty;var uc=(e,t)=>{for(var n in t)_n(e,n,{get:t[n],enumerable:!0})},lc=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of ac(t))!dc.call(e,r)&&r!==n&&_n(e,r,{get:()=>t[r],enumerable:!(o=fc(t,r))||o.enumerable});return e};var pc=e=>lc(_n({},"__esModule",{value:!0}),e);var vd={};uc(vd,{completionFor:()=>ic,manual:()=>sc,runFully:()=>Wd});module.exports=pc(vd);var pe="encoding-wasm";function qo(){throw new Error("encoding-wasm: call instantiate() first.")}var Ae=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=Ec();function Ec(){let e=Ae.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Sc=E(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),yc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Jo=e=>e<36&&e!==33,z=e=>e>0&&e<29,Xo=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[e].name),Tc=e=>yc.find(([t])=>e>=t)[1];function J(e){let t=Sc();return t.get(e)??t.get(tr(Oc(e)))}function X(e,t){
let n=J(e);if(n===void 0){let o=Nn(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The en\
coding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Tc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${pe}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Nn(e){
let t=Ie(e),n={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:r})=>r.some(i=>Ie(i)===n));return o<0||o===36?void 0:o}
var Ie=e=>tr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),Zo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function xt(e){if(e[0]>=239)return Zo.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Qo({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Fe(e){return Zo.find(t=>t.encoding===e)?.bytes}function tt(e){return e===
0||e===37||e===38}function Oc(e){let t=0,n=e.length;for(;zo(e[t]);)t+=1;for(;zo(e[n-1]);)n-=1;return e.slice(t,n)}var zo=e=>`\
	
\f\r `.includes(e);function tr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var v=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var _e=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,er=Symbol.for("encoding-wasm.UnmappableError"),et=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${_e(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.
codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o==
"object"&&o!==null&&er in o}[er](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"nam\
e",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var nr=(e,t)=>e?.prototype?.[t],Ne=e=>nr(globalThis.Buffer,e),Bt=Ne("ucs2Slice"),Ce=Ne("ucs2Write"),or=Ne("utf8Slice"),Ft=Ne(
"latin1Slice"),bc=e=>globalThis[e],rr=bc("TextDecoder"),Ac=nr(rr,"decode");function _t(e){let t=new rr(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Ac}),n=>t.decode(n)}function dt(e){try{return e()}catch{return}}var K=()=>"InternalError"in globalThis,R=()=>"Bun"in globalThis;function ir(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var wt=()=>"Deno"in globalThis,nt=()=>Number.
parseInt(globalThis.process?.versions?.node,10),sr=e=>globalThis.process?.getBuiltinModule?.(e);function Kt(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Cn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,cr=()=>Object.getPrototypeOf(Uint8Array.prototype),Le=e=>Cn(cr(),
e),Ln=e=>Cn(DataView.prototype,e),fr=e=>globalThis[e]&&Cn(globalThis[e].prototype,"byteLength"),Rn=e=>cr()[e],Bc=Le(Symbol.
toStringTag),Re=Le("buffer"),Un=Le("byteOffset"),ar=Le("byteLength"),Fc=Rn("includes"),_c=Rn("set"),Nc=Rn("slice"),Cc=Ln(
"buffer"),Lc=Ln("byteOffset"),Rc=Ln("byteLength"),dr=fr("ArrayBuffer"),Uc=fr("SharedArrayBuffer"),h=e=>ar.call(e);function Vt(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:h(e)}var g=(e,t,n=h(e))=>new Uint8Array(Re.call(
e),Un.call(e)+t,n-t);function Nt(e,t){let n=new Uint8Array(h(e)+h(t));return Z(n,e),Z(n,t,h(e)),n}function Ue(e,t){let n=Un.
call(e),o=t+(-(n+t)&3),r=Math.max(0,h(e)-o)>>2,i=r>0?new Int32Array(Re.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var gt=(e,t)=>g(e,0,Math.min(t,h(e))),Z=(e,t,n)=>_c.call(e,t,n),ur=(e,t)=>Fc.call(e,t),ot=(e,t,n)=>Nc.call(e,t,n);function $e(e,t,n){
if(n>24)return ot(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function Ct(e,t){if(t<=64)return!1;
try{return dr.call(Re.call(e)),!1}catch{return!0}}function Q(e,t){if(!ArrayBuffer.isView(e)&&lr(e)===void 0)throw new TypeError(
`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Lt(e){return ArrayBuffer.isView(e)?$c(e):lr(e)===0?C:new Uint8Array(e)}var qt=e=>e instanceof Uint8Array?e:Lt(e);
function $c(e){try{return Bc.call(e)===void 0?new Uint8Array(Cc.call(e),Lc.call(e),Rc.call(e)):new Uint8Array(Re.call(e),
Un.call(e),ar.call(e))}catch{return C}}var C=new Uint8Array;function lr(e){for(let t of[dr,Uc])try{return t?.call(e)}catch{}}
function rt(e,t,n){$n(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function Rt(e,t,n){
return e===void 0?!1:($n(e,n),!!e?.[t])}function $n(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(
`${t}: The options must be an object.`)}var it=e=>`${e}`;function pr(e,t){if(typeof e=="string")return e;throw new TypeError(
`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Dn(e){return(t,n)=>{if(t===void 0)return e[0];let o=it(t);if(e.includes(o))return o;throw new TypeError(`${n}: \
The provided value '${o}' isn't one of '${e.join("', '")}'.`)}}function xr(e,t,n){let o=De(f=>Wc(f,n),e,t),r=De(vc,e,t);if(o&&r){let f=wt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:wt()?o.writeBytes:void 0,mostByTable:512}}
let i=kn(e);if(o)return K()?Hc(o,De(hr,e,t)):o;let s=r??De(hr,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function De(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),kn(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Pc="str\
ings";function Wc(e,t){let[n]=WebAssembly.Module.customSections(t,Pc),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Hc(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function vc(e){let[t,n]=[Bt,Ce],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:R()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){Z(a,new Uint8Array(
e.buffer,u,2*l),d),d+=2*l},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function hr(e){let t=_t("utf-16le"),{write:n,most:o}=kn(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function kn(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Kt(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var ke,m,Wn,wr,gr,V,U={input:0,units:0,output:0},me=0,Pe={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN};function ut(e,t){
Pe.name=e,Pe.encoding=t,T.newCodec=NaN,T.isBusy&&Er(),T.isBusy=!0}function Er(){try{Tr(),ke??=yr(qo()),Vc(new WebAssembly.
Instance(ke),ke)}catch(e){throw Or(e)}}function Sr(e){try{Tr(),ke=Kc(yr(e))}catch(t){throw Or(t)}Er()}function yr(e){return jc(e)?e:new WebAssembly.Module(e)}function jc(e){try{return WebAssembly.Module.customSections(e,pe),
!0}catch{return!1}}var Yc="encoding-wasm";function Kc(e){let[t]=WebAssembly.Module.customSections(e,Yc),n=`${pe} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Vc({exports:e},t){m=e,Pn=
WebAssembly.RuntimeError,U.input=m.input(),U.units=m.units(),U.output=m.output(),Ir(),V=xr(m.memory,U.units,t),me=Math.min(
m.units_length(),V.most),T.isBusy=!1}function Tr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Or(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(qc(e))return new RangeError(
`encoding-wasm: ${br} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var br="no memory for WebAssembly; free some, and call again",qc=e=>e instanceof
RangeError&&/memory/i.test(e.message);function Jt(){return vn(),Wn}function Ar(){return vn(),wr}function Hn(){return vn(),
gr}function vn(){Wn[0]===void 0&&Ir()}function Ir(){let{buffer:e}=m.memory;Wn=new Uint8Array(e),wr=new Uint8Array(e,U.input,
65536),gr=new Int32Array(e,m.codec(),m.codec_length()>>2)}function We(e,t){return ut(e,-1),Gn(t)}function Gn(e){try{let t=e();
return T.isBusy=!1,t}catch(t){throw $(t)}}var Pn;function $(e){if(!Pn||!(e instanceof Pn))return e;let t=w[Pe.encoding]?.
name,n=`${Pe.name}${t?` of ${t}`:""} failed`;return zc()?new RangeError(`encoding-wasm: ${n}: ${br}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}function zc(){try{return m.memory.grow(32),!1}catch{return!0}}function j(){let e=Hn();return Rr(e,new Int32Array(e.length))}function Lr(){return m.held()!==0?j():(T.newCodec=he,null)}
var jn=e=>Rr(e,Hn());function Rr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function $t(e,t){Ur(e,t)||(ut("decod\
ing",e),t?jn(t):m.new_decoder(e),he=e===33||e===36?NaN:e)}var he=NaN;function Ur(e,t){return t||T.newCodec!==e||T.isBusy?
!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function He(e,t){Ur(~e,t)||(ut("encoding",e),t?jn(t):m.new_encoder(e),he=~e)}function Yn(e,t,n,o){
ut("transcoding",e),o?jn(o):m.new_transcoder(e,t,+n)}function $r(e,t){m.set_source_encoding(e,+t),T.isBusy=!1}function Dt(e){
let t=h(e),n=m.alloc(t)>>>0;return Z(Jt(),e,n),[n,t]}var tf=E(()=>Uint8Array.from(Ae,e=>e.charCodeAt(0))),Mr,Kn=e=>We("s\
niffing",()=>(Mr!==m&&m.give_labels(...Dt(tf())),Mr=m,e())),Vn=(e,t,...n)=>Kn(()=>m.sniff_html(...Dt(e),t,...n)),Dr=(e,t,n)=>Kn(
()=>m.sniff_xml(...Dt(e),t,n));function kr(e,t){let n=Kn(()=>m.find_declared_label(...Dt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Pr=(e,t)=>We("sniffing",()=>m.default_for(...Dt(e),t)),Wr=()=>ut("detection",-1);function Hr(e,t){
try{m.feed_detector(...Dt(e),+t)}catch(n){throw $(n)}}var vr=(e,t,n,o)=>Gn(()=>{let r=f=>f?Dt(f):[0,0],i=m.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=m.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function xe(e,t,n,o,r){Xt(e,t),T.isBusy=!0;let i=m.decode_block(t,n,+o,+r);return T.isBusy=!1,r&&i>=0&&(T.newCodec=
he),Ke(i)}function Gr(e,t){let n=h(e);Xt(e,n),T.isBusy=!0;let o=m.decode_block(n,0,2,+t);return T.isBusy=!1,Ke(o)}var lt={
encoding:-1,at:0,most:0,owner:void 0};function ve(e,t,n){if(lt.encoding!==e||lt.owner!==m||T.isBusy){try{ut("decoding",e),
lt.owner=m,lt.at=V.readBytes?m.byte_table(e):0,lt.most=!Xo(e)&&V.mostByTable||1/0,lt.encoding=e}catch(r){throw $(r)}T.isBusy=
!1}if(lt.at===0||n>lt.most)return;if(n<=65536)return Xt(t,n),Br(n);if(V.most>me)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);Xt(g(t,r,r+i),i),o=kt(o,Br(i))}return o}function qn(e,t,n,o){return We("decoding",()=>{let r=Math.
min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Xt(r===t?e:g(e,i,i+r),r),!m.is_free_of(r,n,o))return!1;
return!0})}function zn(e,t){let n=-1,o,r;function i(s){try{return ut(e,s),n=s,r=m,o=t(s),T.isBusy=!1,o}catch(c){throw $(
c)}}return s=>s===n&&r===m&&!T.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Jn=zn("encoding",e=>{let t=m.unit_table(e)>>>0;if(t===
0)return;let{buffer:n}=m.memory;return z(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),jr=zn("encoding",e=>{
let t=m.unit_table(e)>>>0,n=new Uint8Array(65536);return Z(n,new Uint8Array(m.memory.buffer,t,16384)),n}),Ge=zn("decodin\
g",e=>{let t=z(e),n=(!t?m.pair_table(e):m.byte_table(e))>>>0;return n>0?new Uint16Array(m.memory.buffer,n,t?256:65536):void 0}),
Br=e=>V.readBytes(U.input,e,lt.at);function kt(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long f\
or a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Yr=e=>e+65536+3<=me,Kr=e=>e>
me&&e<268435456?V.collect?.(e+3):void 0,Vr=()=>U.units,qr=()=>Jt()[U.units]|Jt()[U.units+1]<<8,je=(e,t)=>V.read(U.units+
2*e,t-e),Ye=(e,t,n)=>V.write(e.slice(t,n),U.units);function zr(e,t){if(!T.isBusy&&!V.writeBytes)return;ut("encoding",t);
let n=V.writeBytes?.(e,U.output,m.unit_table(t));return T.isBusy=!1,n===e.length?Qt(n):void 0}function Xn(e,t,n,o){T.isBusy=
!0;let r=m.encode_block(e,t,n,+o);return T.isBusy=!1,o&&r>=0&&F.finished()&&(T.newCodec=he),Ke(r)}var y={none:0,source:1,
result:2};function Jr(e,t,n,o){let r=h(e);Xt(e,r),T.isBusy=!0;let i=m.transcode_block(r,+t,n,o);return T.isBusy=!1,Ke(i)}
function Xt(e,t){let n=Ar();if(t>8)try{Z(n,e)}catch{Z(n,g(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Ke(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Qt=e=>$e(Jt(),
U.output,e),Zn=e=>Jt().subarray(U.output,U.output+e),F={finished:()=>m.finished()!==0,read:()=>m.read(),written:()=>m.written(),
codePoint:()=>m.code_point(),start:()=>m.start(),length:()=>m.length()},St={malformed:()=>m.replaced(),firstMalformed:()=>m.
first_replaced(),unmappable:()=>m.unmapped(),firstUnmappable:()=>m.first_unmapped(),codePoint:()=>m.unmapped_code_point()};var ef=new Uint8Array(256);var Qr=E(()=>Ce?96:K()?1024:128),Qn=E(()=>K()||R()?4096:128),nf=E(()=>new Uint8Array(2*Qn()));function ti(e,t){let{length:n}=e,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function ei(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return ur(o,0)?void 0:o}function ni(e,t){
let{length:n}=e,o=2*n<=256?ef:nf(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return $e(o,0,r)}var oi=new Uint8Array(128),yt=of(oi);function of(e){return new Uint16Array(e.buffer)}var ri=E(()=>no()?0:18),ii=E(()=>nt()>
0&&!wt()&&!R()?12:18),rf=E(()=>K()||nt()<22?18:8),si=E(()=>wt()||!(nt()>=22)?64:32),sf=E(()=>K()||R()?64:32),Ve=(e,t)=>(e[0]&
e[t>>1])>=128;function ci(e,t,n){return n?t<=rf():t<=18||t<=sf()&&(Ve(e,t)||Je())}var fi=()=>({mixed:ii(),most:si()}),ai=(e,t)=>t<=
ii()||t<=64&&Ve(e,t)&&t<=si(),Y={length:0,bytes:[0,0]};function Wt(e,t,n,o){if(e[0]<128&&no())return oo(e,t)?Ft.call(e,0,
t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,d=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&
31)<<6|d:(f&15)<<12|d<<6|u,!(f>=194&&f<240&&(d|u)<64&&i<=t)||!a&&(c<2048||(c&63488)===55296||c===65279))return cf(e,s,t,
n,o,r)}yt[r++]=c}return ze(r)}function cf(e,t,n,o,r,i){let s=eo();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<194||f>244?0:
f<224?1:f<240?2:3,d=a>0?f&63>>a:f,u=a===0&&f>=128,l=f===224?160:f===240?144:128,p=f===237?159:f===244?143:191,x=0;for(;x<
a&&c<n;x++,c++){let A=e[c];if(A<l||A>p)break;l=128,p=191,d=d<<6|A&63}if(x<a){if(c===n&&!o){if(f>=239)return;di(f,128|d&63,
1+x);break}u=!0}if(u&&r||(u&&(d=65533),d===65279))return;d>65535&&(yt[i++]=55232+(d>>10),d=56320|d&1023),yt[i++]=d}return ze(
i)}function to(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=Ge(o),!r)return;if(a=r[f],a===
0&&(s<t&&(a=r[f|e[s++]<<8]),a===0))return ff(e,c,t,n,i,o,r)}yt[i++]=a}return ze(i)}function ff(e,t,n,o,r,i,s){let c=eo();
for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(a>=128&&d===0){if(f===n&&!o){if(i===32)return;di(a,0,1);break}let u=f<
n?e[f]:0;if(d=s[a|u<<8],d>0)f+=1;else if(af(u,i))d=65533;else return}yt[r++]=d}return ze(r)}function af(e,t){return e>=128?
!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function qe(e,t,n){return Y.length=0,Wt(g(e,t,n),n-t,!1,!0)===""}function di(e,t,n){
Y.length=n,Y.bytes[0]=e,Y.bytes[1]=t}function ze(e){if(e<3||e<=18&&!no())return Kt(yt,0,e);if(Je())return Bt.call(oi,0,2*
e);if(!(e>eo()))return Kt(yt,0,18)+Kt(yt,18,e-18)}var eo=E(()=>Je()?1/0:36),no=E(()=>R()&&Je()),Je=E(()=>dt(df)===!0);function df(){
let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Bt)==="a\uFEFF\uD83D"&&t(
Ft)==="a\0\xFF\xFE=\xD8"}function oo(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function Ht(e,t){for(let n=0;n<
t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var io=["fatal","html","replacement"];function mi(e,t){let{length:n}=e,o=z(t);if(n>64&&n>(o?Qr():Qn()))return;if(o)return ti(
e,Jn(t));if(!!0)return;let r=Jn(t);return r&&ni(e,r)}var lf=E(R);function pi(e,t){return lf()?ei(e,jr(t)):zr(e,t)}var Tt=class e{encoding;unmappable;#t;#e=null;#n=0;#o=C;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:io.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=mi(t,this.encoding);
if(n)return n;try{let o=z(this.encoding)&&pi(t,this.encoding);if(o)return o;He(this.encoding,null),Ye(t,0,t.length);let r=Xn(
0,t.length,this.#r,!0);return r===-2||!F.finished()?void 0:(this.#n=0,Qt(r))}catch(o){throw $(o)}}#s(t,n){let o=new k;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new et(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=C,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new ro(c,o):void 0,l=u?x=>u.add(x):o,p=0;try{if(z(this.encoding)&&!s)for(;p+65536<t.length;p+=65536){let x=pi(t.slice(p,
p+65536),this.encoding);if(!x)break;o(x)}for(He(this.encoding,s);p===0||p<t.length;p+=d){let x=Math.min(p+d,t.length);Ye(
t,p,x);let A=x===t.length;for(let B=0,be=!1;!be;){let Gt=Xn(B,x-p,a,n&&A);l(Qt(Gt===-2?F.written():Gt));let Fn=i+p+B+F.start();
if(B+=F.read(),be=Gt!==-2&&F.finished(),Gt!==-2)continue;let at=F.codePoint();if(f){let jt=j(),Yt=()=>this.locate(Fn),le=f(
at,Yt),cc=this.#c(jt,le,l,at,Yt);He(this.encoding,cc),Ye(t,p,x)}else r(at,Fn)}}}catch(x){throw $(x)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=j(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new et(r,i(),this.name);if(typeof n!=
"string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#e=t,s.encodeOrFail(n,!1,o,c=>{throw new et(c,i(),this.
name)}),s.#e}},ro=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=h(t);if(n===0)return;t[0]!==27&&this.#t(
this.held);let o=t[n-3]===27?n-3:n;this.#t(ot(t,0,o)),this.held=ot(t,o,n)}},k=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){
let n={bytes:t,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=h(t)}forEach(t){for(let n=this.#t;n;n=n.next)
t(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let t=pf(this.#n),n=0;return this.forEach(o=>{Z(
t,o,n),n+=h(o)}),t}};function pf(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function hi(e,t){let n=X(e,t);if(n===37||
n===38){let{name:o}=w[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UT\
F-8.`)}return xi(n,e,t)}function xi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cann\
ot be written; use UTF-8.`);return e}var Xe=class{#t;#e;#n=new k;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new k;let n=xt(t)?.bytes.length??0,o=this.#r(g(t,n,Math.min(h(t),n+4096*this.#e)));if(!so(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=kr(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...g(o,f,f+a));
J(d)!==this.#t&&(r.push(g(t,i,n+f*this.#e),this.#i(w[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,g(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(h(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function so(e){let t=0;for(;t<h(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var ee=e=>e==null?void 0:it(e);function Qe(e,t){if(e===void 0)return;let n=Math.trunc(Number(e));if(!(n>=0))throw new TypeError(
`${t}: The provided value '${e}' is not a number of bytes.`);return n}function mf(e,t){if(e!=null){if(typeof e!="object"||
!(Symbol.iterator in e))throw new TypeError(`${t}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(e,n=>X(it(n),t))}}var tn={allowUTF8:e=>e===void 0||!!e,candidates:mf,locale:ee,maxBytes:Qe,tld:ee},co=["text","ASCI\
I","empty","binary","unknown"];function we(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=h(e),f=Math.
min(c,i);Wr();for(let p=0;p<f;p+=65536){let x=Math.min(p+65536,f);Hr(g(e,p,x),t&&x===c)}let a=vr(o,r&&Ze(r),s&&Ze(s),n),
{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:co[d],isASCII:co[d]==="ASCII"||co[d]==="empty",candidates:Array.
from({length:(a.length-3)/2},(p,x)=>({encoding:w[a[3+2*x]].name,score:a[4+2*x]}))}}function Ze(e=""){return Uint8Array.from(
e,t=>Math.min(t.charCodeAt(0),255))}function fo(e,t=void 0){let n="Failed to execute 'detectEncoding'",o=Q(e,n),r=rt(t,tn,
n),i=we(Lt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var wf=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],gf=[33,36,37,
38],ne=(e,t)=>{let n=ee(e);return n===void 0?-1:X(n,t)},gi=(e,t)=>Math.min(Qe(e,t)??1024,1048576),Ei=e=>J(ee(e)??"")??-1;
function Ef(e,t){if(e)return rt(e===!0?void 0:e,tn,t)}var Sf={defaultEncoding:ne,detect:Ef,likelyEncoding:ne,locale:ee,maxPrescanBytes:gi,
parentEncoding:ne,transportLayerEncodingLabel:Ei,userOverride:ne};function yf(e,t){let n=rt(e,Sf,t),{locale:o,maxPrescanBytes:r,
transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,parentEncoding:f,likelyEncoding:a}=n,
d=Math.min(h(s),r),u=Vn(s,d,c,i,f,a);return u===-1?void 0:ge(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??
o},decide:s=>Si(s)??Tf(o,n.defaultEncoding)}}function Si(e){if(!(e?.encoding===void 0||e.isASCII))return{encoding:e.encoding,
confidence:"tentative",source:"detection",score:e.score}}function Tf(e,t){return ge(Pr(Ze(e),t===-1?21:t))}var Of={defaultEncoding:ne,
maxPrescanBytes:gi,transportLayerEncodingLabel:Ei};function bf(e,t){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=rt(
e,Of,t),i=s=>{let c=Math.min(h(s),o),f=ge(Dr(s,c,r));return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.
max(3,o),declared:i,decide:()=>i(C)}}function Af(e,t){let n={...tn,defaultEncoding:ne},{defaultEncoding:o,...r}=rt(e,n,t);
return{prescanned:3,declared(i){let s=xt(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},
options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Si(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}
var If={detect:Af,html:yf,xml:bf},ao=["detect","html","xml"],Mf={prefixBytes:Qe,sniff:Dn(ao)};function vt(e,t){let{prefixBytes:n,
sniff:o}=rt(e,Mf,t),r=If[o](e,t),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,
detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??1/0,get passesASCII(){return!gf.includes(i(void 0).encoding)},options:s},
decide:i,sniff:c=>Bf(r,c),takesWhole:n===void 0}}function Bf({prescanned:e,declared:t,options:n,decide:o},r){return t(gt(
r,e))??o(n&&we(r,!0,n))}function yi(e){let t=gt(e,1024),n=Vn(t,h(t),-1,-1,-1,-1);return n===-1||ge(n).source==="BOM"?void 0:
ge(n)}function ge(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:wf[e>>8&255],score:null}}var uo=E(()=>dt(Lf)),re=E(()=>dt(Rf)),Cf=E(()=>dt(Pf));function Ti(e,t,n){if(e!==0&&e!==38||n<24||Ct(t,n)||e===0&&bi(t,n))return;let o=e===0?re():Cf();return o?.takes?.(t,n)===
!1?void 0:o}function Oi(e,t,n,o){if(Y.length=0,t>256&&(o||Ct(e,t)||bi(e,t)))return;let r=re();if(!r||r.takesQuickly?.(e,
t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!qe(e,i,t))))try{let s=r.decodeQuickly(i<t?g(e,0,
i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function bi(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<
t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function Lf(){let{isAscii:e}=sr("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function Rf(){let e=nt()<22,t=e?uo():void 0;if(e&&!t)return;let n=_t("utf-8"),o=Uf(n),r=ir()?kf:void 0,i=e?Df:r,
s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.
of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,d=Uint8Array.of(97,127),u=o(f,f.length)===a&&
n(f)===a&&o(d,2)==="a\x7F",l=Ft;if(!(!u||t&&l.call(d,0,2)!=="a\x7F"))return{decode(p,x,A){try{if(t)return l.call(p,0,x);
let B=n(p);return A&&B.includes("\uFFFD")?void 0:B}catch{return}},decodeQuickly:o,takesQuickly:i,takes:t?(p,x)=>Ht(p,x)&&
t(p):r,completeLength(p,x){for(let A=1;A<=3&&A<=x;A++){let B=p[x-A];if(B<128)break;if(B>=192)return(B>=240?4:B>=224?3:2)>
A?x-A:x}return x}}}function Uf(e){let t=or;if(!t||R()||!(nt()>=22))return e;let n=wt()?$f:()=>!0;return(o,r)=>n(o,r)?t.call(
o,0,r):e(o)}var $f=(e,t)=>t<=64||t<=256&&Ht(e,t),Df=(e,t)=>t<=64||t<=256&&Ht(e,t);function kf(e,t){if(t<768)return t>=128&&
Ht(e,t);let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)n+=1;else if(r===225)n-=3;else if(r>=206&&r<240)
return!1}return n>=0}function Pf(){return K()?Hf():Wf()}function Wf(){let e=Bt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(
Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Ai(0,nt()<22?512:1/0,(o,r,i)=>{let s=e.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}
function Hf(){let e=_t("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Ai(2048,1/0,
(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var Ai=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=t,decode(o,r,i){try{
return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});var Bi=E(R);function Fi(e,t,n){if(n>64)return Ht(t,n)?vf(e,t,n):void 0;if(n<=ri()||(t[n>>1]|t[n-1])>=128||!oo(t,n))return;
let o=ho();return o?o.call(t,0,n):ve(e,t,n)}function vf(e,t,n){let o=ho(),r=z(e);if(!(n<512&&(r||!o))&&!(r&&!o&&Ri(e))&&
!Ct(t,n))try{return uo()?.(t)??qn(t,n,128,128)?o?o.call(t,0,n):re()?.decodeQuickly(t,n):void 0}catch{return}}var en=[],Se=[];
function _i(e,t,n){if(!(n<=18||n>=512))return Se[e]===void 0&&(Se[e]=Kf(e)?Li(e):null),Ci(Se[e],t,n)}function Ni(e,t,n){
return n<512?(Bi()?lo(e,t,n):void 0)??ve(e,t,n)??lo(e,t,n)??Ii(e,t,n):lo(e,t,n)??(Ri(e)?Ii(e,t,n):void 0)??ve(e,t,n)}function lo(e,t,n){
let o=ho();if(!(!o||e!==21||!jf(t,n)||Ct(t,n)))try{return o.call(t,0,n)}catch{return}}var Ii=(e,t,n)=>Ci(Li(e),t,n),Ci=(e,t,n)=>e&&
!Ct(t,n)?mo(e,t):void 0;function mo(e,t){try{return e(t)}catch{return}}function Li(e){return en[e]===void 0&&(en[e]=null,
en[e]=dt(()=>Vf(e))??null),en[e]}var ho=E(()=>dt(Gf));function Gf(){let e=Ft,t=Uint8Array.from({length:256},(n,o)=>o);return e.
call(t,0,256)===String.fromCharCode(...t)?e:void 0}function jf(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===
128)return!1;return n===t||qn(e,t,128,224)}var Ri=e=>e===21?Yf():Ui(),Ui=E(K),Yf=E(()=>K()||R()||!(nt()>0)),Kf=e=>Ui()||
e===21&&Bi();function Vf(e){let t=Ge(e),n=_t(w[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.
from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var $i;function Di(e,t){return $i??=qf(),$i(e,t)}function qf(){let e=re(),{mixed:t,most:n}=e&&R()?{mixed:0,most:0}:fi();
return(o,r)=>{if(r<=t||r<=n&&Ve(o,r)){let i=Wt(o,r,!0,!1);if(i!==void 0)return i}if(e?.takesQuickly?.(o,r)!==!1)try{return e?.
decodeQuickly(o,r)}catch{return}}}function ki(e,t,n){try{return $t(e,null),je(0,xe(t,n,0,!1,!0))}catch(o){throw $(o)}}var ie=new Uint8Array(18),Jf=[0,0],P=class{encoding;fatal;ignoreBOM;#t=null;#e=Jf;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Vt(t);if(!this.#t&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||
this.#u(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.reset();let{encoding:r}=this,i=n<=256&&!this.fatal;if(i&&r===
0&&n>0){let s=Di(t,n);if(s!==void 0)return t[0]===239?this.#f(s):s}else{let s=i&&n>18?Se[r]:void 0,c=s?mo(s,t):this.#c(t,
n,!0);if(c!==void 0)return c;if(i&&!tt(r))return ki(r,t,n)}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let d=this.#d(
t,n,o)??this.#l(t,n,o,r);if(d!==void 0)return d;this.#h()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#x(t,n,o)??this.#m(
t,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,$(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?a:a.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(Y.length=0,n===0)return"";if(r===0){let c=ai(t,n)?Wt(
t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Oi(t,n,o,this.fatal);return f===void 0?void 0:this.#f(f)}if(!Jo(r))
return;let i=z(r),s=(i?_i(r,t,n):void 0)??(t[0]<128?Fi(r,t,n):void 0)??(ci(t,n,i)?to(t,n,o,r):void 0)??(i?Ni(r,t,n):void 0);
return this.#a(s)}#a(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(
0)===65279?t.slice(1):t}#d(t,n,o){let r=this.#n+n;if(n===0||r>18)return;Y.length=0,this.#p(t,r);let i=this.encoding===0?
Wt(ie,r,o,this.fatal):this.#a(to(ie,r,o,this.encoding));return i!==void 0&&!o&&this.#u(n),i}#l(t,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#p(t,a);let d=Wt(ie,a,!0,!0);if(d===
void 0)return;let u=a-f;this.#n=0,this.#r+=u;try{return kt(d,this.decode(g(t,u),o,r))}catch(l){throw l instanceof v||l instanceof
TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=f),l}}#p(t,n){ie[0]=this.#e[0],ie[1]=this.#e[1];for(let o=this.#n;o<
n;o++)ie[o]=t[o-this.#n]}#u(t){this.#r+=t,this.#o||=t>0,this.#n=Y.length,Y.length>0&&(this.#e=[Y.bytes[0],Y.bytes[1]])}#h(){
let t=Uint8Array.from(this.#e);try{$t(this.encoding,null),xe(t,this.#n,0,this.fatal,!1),this.#t=j(),this.#n=0}catch(n){throw $(
n)}}#x(t,n,o){let r=Ti(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#t||c<n))return;
if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#m(g(t,0,i),i,!0),this.#i)
return s}let f=i===0&&c===n?t:g(t,i,c),a=r.decode(f,c-i,this.fatal);if(a===void 0){if(s=kt(s,this.#m(f,c-i,!0)),this.#i)
return s}else s=kt(s,this.#f(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&qe(t,c,n)?(this.#u(n-c),
s):kt(s,this.#m(g(t,c,n),n-c,o))}#m(t,n,o){$t(this.encoding,this.#t);let r="",i=Kr(n),s=this.#o||this.ignoreBOM||!tt(this.
encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?t:g(t,f,f+d),l=xe(u,d,c,this.fatal,
o&&a);if(l<0)return this.#t=j(),this.#i=new v(this.name,this.#r+f+F.start(),F.length()),r;if(c+=l,c>0&&(a||!Yr(c))){let p=!s&&
qr()===65279?1:0;i?i.add(Vr()+2*p,c-p):r=kt(r,je(p,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:Lr(),this.#r+=
n,i?i.toText():r}},nn=new P(0,!1,!1);function xo(e,t,n,o,r){let i=Vt(e);return nn.encoding=t,nn.fatal=n,nn.ignoreBOM=o,nn.
decodeWhole(e,i,r)}function Pi(e,t){let n=X(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}\
') stands for the encoding 'replacement', which decodes nothing.`);return n}var on=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Tt(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=h(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(t,i,s?r:i+4096),
s?n:y.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Qf(r,t),s[d-i]);let c=new k,f;try{this.#t.
transcode(t,n===y.result?y.source:n,d=>c.add(d))}catch(d){f=d}let a=Zf(c.concatenate());try{this.#e.encodeOrFail(a,n===y.
result,o),this.#n=n===y.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function Zf(e){let t=new Uint16Array(
h(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}function Qf(e,t){let n=h(
t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=ta(e);for(let c=0;c<n;c++){let f=0;try{o.transcode(g(t,c,c+1),y.none,d=>{f+=
h(d)/2})}catch(d){if(d instanceof v)break;throw d}let a=f===0&&c-(s-e.position)===2&&t[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:e.position+c;(f>0||a)&&(s=e.position+c+1)}return r[i]=s,r}function ta(e){try{e.copy(!0).transcode(C,y.source,()=>{})}catch(t){
if(t instanceof v)return t.offset;throw t}return e.position}var ji="(B",Yi="(J",Ki=[ji,Yi,"(I","$@","$B"],rn=class{#t=!0;#e=!0;read(t,n){let o=h(t),r=this.#t?ia(t):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=sa(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=Gi(t,i);if(s=Ki.includes(a),!s&&!n&&fa(a))break;
this.#e=s}else s=f>=128||i<r&&ca(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(t,n){let o=h(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=Gi(
t,r);this.#e&&=i===ji||i===Yi}return o}};function ia(e){let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(e))return 1/0;
if(t&&=vi(e[o],e[o+1]),n&&=vi(e[o+1],e[o]),!t&&!n)return o+2}return 32}function sa(e,t){let n=h(e),{start:o,words:r}=Ue(
e,t),i=Hi(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return Hi(e,o+4*s,n)}function Hi(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var vi=(e,t)=>e===
48||e>=78||e===32&&t>=16&&t<=94||e===33&&t===34,ca=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Gi(e,t){let n="";for(let o=t+1;o<Math.min(t+3,h(e));o++)n+=String.fromCharCode(
e[o]);return n}var fa=e=>e.length<2&&Ki.some(t=>t.startsWith(e));var Ot=class{decision=null;sample=C;detected;#t;#e=!0;#n=!1;#o=new rn;#r=new k;#i;#s=0;#c=C;#a=C;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new k;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+h(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new k;
let i=gt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(r,n,o)}#f(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,t);for(let s=t;;){let{plain:c,evidence:f}=r.passesASCII?
this.#o.read(s,n):{plain:0,evidence:0};s=this.#p(s,c,o);let a=h(s);if(f===-1)return n?this.#u(i(this.#d(s,!0)),o,s):this.#l(
s,a+1,o);let d=qi(s,f-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(a<u&&!n)return this.#l(s,u,o);let l=gt(
s,Math.max(0,u)),p=this.#d(l,a<u);if(!r.passesASCII||!ua(p,l)||u<=d)return this.#u(i(p),o,s);s=this.#p(s,this.#o.skip(l,
f-c),o)}}#d(t,n){this.sample=Nt(Nt(this.#c,this.#a),t);let o=this.#t.detection.options;return this.detected=we(this.sample,
n,{...o,maxBytes:void 0}),this.detected}#l(t,n,o){let r=h(t);return r>0&&this.#r.add(ot(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){
let r=gt(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=Nt(this.#c,gt(r,i))),this.#a=
Vi(Nt(this.#a,Vi(g(r,i)))),g(t,n)}#u(t,n,o){return this.decision=t,{passed:n,rest:o}}},Vi=e=>g(e,Math.max(0,h(e)-64));function qi(e,t,n){
let o=Math.min(h(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;return t}function ua(e,t){return e.isASCII||e.encoding===
void 0&&!(t[qi(t,0,1/0)]>=128)}function zi(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function Ji(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var Xi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Zi=`!
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
?`;var pa=E(()=>{let e=Zi.split(`
`),t=0;return new Map(Xi.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Qi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function cn(e){let t=new Tt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof et)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ts(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function ts(e,t,n){if(Qi(e))return"";if(n===0)return null;let o=ma(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:ts(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function ma(e){
let t=[...pa().get(e)??[],...ha(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function ha(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),a=o.filter((l,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===t&&r.push(u),a.every(
Qi)&&i.push(d)}return[...r,...i]}var es=["fatal","html","replacement","ignore","translit"];function ns(e,t,n){return typeof e=="function"?(o,r)=>xa(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?cn(t):void 0}function xa(e,t){
if(typeof e=="string")return e;if(e==null)return null;let n=Lt(Q(e,t));return ot(n,0,h(n))}function bt(e,t,n,o){return typeof e=="number"?os(e,t,n,o):new Eo(e,os(0,t,n,o))}function os(e,t,n,o){let{unmappable:r,losses:i}=n,
s=ns(r,t,o);if(!s||tt(t))return new fn(e,t,n);let c=wa(e,n);return new on(c,t,r,i?.counting(s)??s)}function wa(e,t){return new fn(
e,38,{...t,bom:!1,unmappable:"fatal"})}var fn=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(Yn(t,this.to,this.#n.ignoreBOM,
this.#t),$r(t,n),this.#t=j())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Qt,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Fe(this.to)??[]));
let d=Math.max(0,io.indexOf(c)),u=h(t);try{Yn(this.from,this.to,i,this.#t);for(let l=0;;){let p=u-l<=65536,x=p&&l===0?t:
g(t,l,p?u:l+65536),A=Jr(x,r,d,p?n:y.none);a?.addBlock(this.#e+l);let B=A<0?F.written():A;if(B>0&&o(f(B)),A<0&&this.#o(A,
l),l+=F.read(),p&&F.finished())break}}catch(l){throw $(l)}this.#t=n===y.result?null:j(),this.#e=n===y.none?this.#e+u:0}#o(t,n){
let o=this.#e+n+F.start();throw this.#t=j(),this.#e=0,t===-1?new v(w[this.from].name,o,F.length()):new et(F.codePoint(),
o,w[this.to].name)}},Eo=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(t,n,o):this.#s(r,t,n,o),n===y.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new Ot(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==y.none);
i.length>0&&(this.#r.transcode(i.concatenate(),y.none,r),this.#o=!0),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(
t.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var Es=require("node:buffer"),q=require("node:fs"),G=require("node:path");var se={failure:1,usage:2};var So=require("node:buffer");function yo(e){if((0,So.isUtf8)(e))return rs(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,So.isUtf8)(r));t+=o?rs(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var rs=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function M(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var D=require("node:fs");var cs=require("node:util");var fs={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},ye={
...fs,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Te={...fs,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function pt(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,cs.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function st(e,t){
return Oe(e,t instanceof Error?t.message:String(t)),se.failure}function Oe(e,t){ce(`encoding-wasm: ${e}: ${t}
`)}var ss=!1;function ce(e){ss||process.stderr.on("error",()=>{}),ss=!0,process.stderr.write(e)}var ct=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var as;async function Oo(e,t){let n=async i=>{try{return await i()}catch(s){throw pt(s,ye)}},{next:o,close:r}=await n(()=>e===
"-"?ga(t):Ea(M(e),t));return{next:()=>n(o),close:r}}async function*dn(e){let t=await Oo(e);try{for(let n=await t.next();n;n=
await t.next())yield n}finally{await t.close()}}function ga(e){let t=ms((0,D.fstatSync)(0,{bigint:!0}),e);return t.isFile()?
us(0,t,()=>{}):Sa()}function Ea(e,t){let n=ms((0,D.statSync)(e,{bigint:!0}),t);if(!n.isFile())return ya(e);let o=(0,D.openSync)(
e,"r");return us(o,n,()=>(0,D.closeSync)(o))}function us(e,{size:t},n){as??=new Uint8Array(262144);let o=as,r=0;return{async next(){
let i=(0,D.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,D.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Sa(){
let e=ls(0,()=>{}),t=process.platform==="win32"?ds():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=ds()}return t.next()},close:()=>t?.close()}}function ds(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function ya(e){let t=await ps(
n=>(0,D.open)(e,n));return ls(t,()=>(0,D.closeSync)(t))}function ls(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await ps(i=>(0,D.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var ps=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function ms(e,t){if(e.isDirectory())throw new Error(ye.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var S=require("node:fs"),ft=require("node:path");function Ao(e){if(e===void 0)return Ta();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,S.lstatSync)(
M(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,S.statSync)(M(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith(
"/")||e.endsWith(ft.sep))throw new Error(Te.EISDIR);return o&&!o.isFile()?Io((0,S.createWriteStream)(M(e)),!0):(o&&(0,S.accessSync)(
M(e),S.constants.W_OK),Aa(n?bo(e):e,o))}var hs;function Ta(){return hs??=Oa(),hs}function Oa(){let e=(0,S.fstatSync)(1,{
bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?Io(process.stdout,!1):ba(t)}function ba(e){let t,
n=()=>{t??=Io(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray(
(0,S.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function Io(e,t){e.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),t&&await o(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function bo(e){if(!(0,S.lstatSync)(M(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=yo((0,S.readlinkSync)(
M(e),"buffer"));return(0,ft.isAbsolute)(t)?bo(t):bo(`${yo(S.realpathSync.native(M((0,ft.dirname)(e)),"buffer"))}${ft.sep}${t}`)}
var xs=0;function Aa(e,t){xs+=1;let n=[process.pid,xs,Math.random().toString(36).slice(2)].join("-"),o=M((0,ft.join)((0,ft.dirname)(
e),`.encoding-wasm-${n}.tmp`)),r=(0,S.openSync)(o,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,S.closeSync)(r))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,S.writeSync)(r,f))},wait(){},finish(){s(),t&&(Ia(o,t),(0,S.chmodSync)(o,t.mode)),
(0,S.renameSync)(o,M(e))},discard(){try{s()}finally{(0,S.rmSync)(o,{force:!0})}}}}function Ia(e,{uid:t,gid:n}){try{(0,S.chownSync)(
e,t,n)}catch{}}async function un(e){try{let t=Ao();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Mo(
void 0,t)}}function Mo(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":_(e);return st(`cannot write ${o}`,pt(t,Te))}async function Ss(e,t,n){let o=[],r=new Set,i=0,s=0,c=0,f=async(a,d)=>{c=await un(`${_(a)}: ${d}
`)||c};for(let a of e.files)try{t.skipUTF8&&await Na(a)?(s+=1,t.dryRun&&await f(a,"would be left alone: it is UTF-8")):await Ma(
a,e,t,r,{run:n,say:f})?i+=1:o.push(a)}catch(d){st(_(a),d),o.push(a)}if(!e.quiet){let a=t.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"";ce(`encoding-wasm: ${ct(
i,"file")} ${a}${d}${u}
`)}return o.length>0?se.failure:c}async function Ma(e,t,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let f=o===void 0?
e:(0,G.join)(o,_a(e));if(o!==void 0){let d=(0,G.resolve)(f);if(d===(0,G.resolve)(e))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${_(f)} is the place of another file; con\
vert it by itself`);i.add(d)}let a=w[t.to].name;if(r){let d="";if(await s({files:[e],output:f,isDry:!0,onDecision:x=>{d=
w[x].name}})!==0)return!1;let l=f===e?"":`, to ${_(f)}`,p=n?`, and kept as ${_(e+n)}`:"";return await c(e,`would be conv\
erted from ${d} to ${a}${l}${p}`),!0}try{return o!==void 0&&Fa((0,G.dirname)(f)),n?await Ba(e,n,()=>s({files:[e],output:f})):
await s({files:[e],output:f})===0}catch(d){throw pt(d,Te)}}async function Ba(e,t,n){let o=M(`${e}${t}.tmp`);try{(0,q.accessSync)(
M(e),q.constants.R_OK)}catch(i){throw pt(i,ye)}(0,q.copyFileSync)(M(e),o);let r=await n()===0;return r?(0,q.renameSync)(
o,M(`${e}${t}`)):(0,q.rmSync)(o,{force:!0}),r}var gs=new Set;function Fa(e){gs.has(e)||(0,q.mkdirSync)(M(e),{recursive:!0}),
gs.add(e)}function _a(e){let t=(0,G.isAbsolute)(e)?(0,G.basename)(e):(0,G.relative)(".",e);return t.startsWith("..")?(0,G.basename)(
e):t}async function Na(e){let t=new P(0,!0,!0),n=!0,o=!1;try{for await(let r of dn(e)){if(t.decode(r,!1),r.includes(0))return!1;
n&&=(0,Es.isAscii)(r),o||=r.includes(27)}return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof v)return!1;
throw r}}var ln=class{#t;#e=new k;constructor(t=vt({},"Examination")){this.#t=new Ot(t)}add(t,n){let o=Math.min(h(t),1024-this.#e.
length);o>0&&this.#e.add(ot(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return so(t)?yi(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=Ts(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Ts(n.encoding,o)||n.score>=.9)&&ys(t.encoding,
o)!==ys(n.encoding,o)?i:void 0}},ys=(e,t)=>new P(e,!1,!0).decode(t,!1);function Ts(e,t){let n=0,o=null;for(let r=0;r<h(t);r+=
65536){let i=g(t,r,Math.min(r+65536,h(t)));$t(e,o),Gr(i,!1),n+=St.malformed(),o=j()}return n}async function Os({files:e,sniffing:t,json:n,quiet:o}){let r=vt(t,"--detect"),i=vt({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new ln(i),d=t.sniff==="detect"?a:new Ot(r),{encoding:u,...l}=await Ra(f,d,a),p=a.doubt&&Ua(
a.doubt),x=a.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:f,encoding:w[u].name,...l,kind:x,doubt:p??
null}),p&&!o&&Oe(_(f),$a(p))}catch(a){s=st(_(f),a)}return await un(n?`${JSON.stringify(c,null,2)}
`:Da(c))||s}async function Ra(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of dn(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function Ua({
declared:e,detected:t,...n}){let o=t===void 0?null:w[t].name;return{declared:w[e].name,detected:o,...n}}function $a({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${ct(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Da(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var bs={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},fe=class{#t={...bs};get malformed(){return this.#t.
malformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.firstMalformed=t+St.firstMalformed()),n.malformed+=St.malformed(),
n.unmappable===0&&(n.firstUnmappable=t+St.firstUnmappable(),n.codePoint=St.codePoint()),n.unmappable+=St.unmappable()}counting(t){
return(n,o)=>{let r=this.#t,i=t(n,o);return i===null||n===65533||(r.unmappable===0&&(r.firstUnmappable=o(),r.codePoint=n),
r.unmappable+=1),i}}take(){let t=this.#t;return this.#t={...bs},t}};var pn=class{#t;#e;#n;constructor(t,n,{ignoreBOM:o,bom:r,unmappable:i,losses:s=new fe}){let c={fatal:!1,bom:!1,losses:s};
this.#n=s,this.#t=bt(t,38,{...c,ignoreBOM:o,unmappable:"fatal"},""),this.#e=bt(38,n,{...c,ignoreBOM:tt(n),bom:r,unmappable:i},
"")}get decision(){return this.#t.decision}transcode(t,n,o){let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(
c));let s=this.#n.malformed>i;for(let c of r)this.#e.transcode(s?Pa(c):c,y.none,o);n===y.result&&this.#e.transcode(new Uint8Array,
n,o)}};function Pa(e){let t=new Uint8Array(e.length),n=0;for(let o=0;o<e.length;o+=2)e[o]===253&&e[o+1]===255||(t[n++]=e[o],
t[n++]=e[o+1]);return t.subarray(0,n)}var As=require("node:fs"),Is=require("node:path");function Ms(){let e=(0,Is.join)(__dirname,"encoding.wasm");try{return Sr((0,As.readFileSync)(e)),!0}catch(t){let{message:n}=pt(
t,{});return st(`its part ${_(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var mn=class{fatal;ignoreBOM;#t;#e;#n=C;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&h(this.#n)===0?t:Nt(this.#n,t);if(!n&&Qo(r))return this.#n=
r,"";let i=xt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new P(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?g(r,s):r,n,o)}};function hn(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Q(e,o),i=X(it(t),o),s=Rt(n,"fatal",o),c=Rt(n,"ign\
oreBOM",o),f=qt(r);return xt(f)?new mn(i,s,c).decode(f,!0,o):xo(f,i,s,!0,o)}function Bo(e){return Wa(qt(Q(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Wa=e=>xo(e,0,!1,!0);var va=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Ga=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,ja=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
e=>new RegExp(`[${e}]`,"u")));function Ya(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=ja();if(n.test(e))return 4;if(!o.
test(e))return t<128?1:va.test(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<12544||t>=65377&&
t<=65439?1010:1e3}var Fo;function xn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
hn(Uint8Array.from(r),e))}var _o;function Lo(e){_o??=new Uint16Array(65536),Fo??=[xn("shift_jis",136,151,64),xn("gbk",176,
215),xn("big5",164,198,64),xn("euc-kr",176,200)];let t=Fo.map(()=>0),n=0,o=1;for(let r of e){let i=Number(r.codePointAt(
0)),s=_o[i]||Ya(r,i);_o[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of Fo.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:Ga.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var En="Failed to execute 'decode' on 'TextDecoder'",Ro=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=Ka(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&Ji(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=C,n=void 0){let o=this.#t;if(n===void 0&&!this.#e&&
ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,Vt(t),En);let r=Q(t,En),i=Rt(n,"stream",En);return this.#e||
o.reset(),this.#e=i,o.decode(qt(r),!i,En)}},_s=zi(Ro,"TextDecoder");function Ka(e,t,n){let o=it(e),r=Rt(t,"fatal",n),i=Rt(
t,"ignoreBOM",n);return new P(Pi(o,n),r,i)}var $s="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ds=/^[GSBE]/,ks=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
cd=/^w|G|S|B.+5|KR/,ae="UTF-8";function Ps(e,t=void 0){let n="Failed to execute 'repairMojibake'",o=pr(e,n),{maxSteps:r}=rt(
t,{maxSteps:(f=2)=>Math.min(Number(f),3)},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];let s=Math.max(0,i-40),c=o.slice(s,
s+1e3);return fd(c,r).map(({steps:f,gain:a})=>({text:Us(o,f)??o.replace(/[^\r\n]+/g,d=>Us(d,f)??d),path:f.map(({really:d,
readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function fd(e,t){let n=Rs(e);if(n>25)return[];let o=Lo(e)-
n,r=new Map,i=[{text:e,steps:[],bits:0,gain:0}];for(let f=0;f<t;f++){i=i.flatMap(a=>ad(a,o)).sort(Uo);for(let a of i)r.has(
a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[...r.values()].sort(Uo).slice(0,5);for(let f of s)
f.gain+=.6*Rs(f.text);s.sort(Uo);let c=7+Math.min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}
var Uo=(e,t)=>t.gain-e.gain;function ad({text:e,steps:t,bits:n},o){let r=[];for(let[i,s]of $s.entries()){let c=Ds.test(s)&&
!ks.test(e)?void 0:$o(e,s);if(!c)continue;let a=e.includes(de)||Ws(c)?.includes(de)?dd:fo(c).candidates;for(let{encoding:d,
score:u}of a){if(u<.003)break;if(t.length>0&&d!==ae&&t[0].really!==ae)continue;let l=Do(c,d,!0);if(l===void 0||l===e)continue;
let p=n+2.4*Math.log2(u)-i*.25-(d===ae?-2:1)-(t.length>0?4:0),x=o-Lo(l)+p;r.push({text:l,steps:[...t,{really:d,readAs:s}],
bits:p,gain:x})}}return r}function Rs(e){if(e.includes(de))return 0;let t=ks.test(e),n=-1/0;for(let o of $s){let i=cd.test(
o)&&Ds.test(o)===t?$o(e,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,score:a}of fo(i).candidates)
f===o||Do(i,f)===e?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}
function Us(e,t){let n=e;for(let{really:o,readAs:r}of t){let i=$o(n,r),s=i&&Do(i,o);if(s===void 0)return;n=s}return n}var de="\
\uFFFD",dd=[{encoding:ae,score:.9}];function $o(e,t){let n=e.replaceAll(de,"\x7F").replace(/[\x80-\x9F]/g,o=>hn(Uint8Array.
of(o.charCodeAt(0)),t));try{return new Tt(hi(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Do(e,t,n=!1){
if(e.includes(127))return t===ae?ud(e):void 0;try{return new _s(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===
ae?Ws(e):void 0}}function Ws(e){let t=Bo(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return 4*n<=
o?t:void 0}function ud(e){let t=Bo(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??
[]];return!t.includes(de)&&n.length<=o.length+1?t.replaceAll("\x7F",de):void 0}var Sn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=bt(t,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},""),this.#e=bt(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s,losses:c},"")}get decision(){
return this.#t.decision}transcode(t,n,o){if(this.#t.transcode(t,n,c=>this.#n.push(c)),n===y.none)return;let r=Buffer.concat(
this.#n);this.#n=[];let i=new P(0,!1,!0).decode(r,!0),[s]=Ps(i);n===y.source&&(this.path=s?.path??[]),this.#e.transcode(
s?Buffer.from(s.text):r,n===y.result?n:y.none,o)}};var Tn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var Gs=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],ko=new Set,Po=!1,vs=Date.now();function Wo(e){if(ko.add(e),!Po)for(let t of Gs)
process.on(t,js);return Po=!0,()=>ko.delete(e)}function js(e){for(let t of ko)t();for(let t of Gs)process.off(t,js);process.
kill(process.pid,e)}function Ys(){if(!(!Po||Date.now()-vs<50))return new Promise(e=>{setImmediate(()=>{vs=Date.now(),e()})})}function Vs(e,t,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=e;if(r)
return s>0&&i.push(`${ct(s,"invalid byte sequence")} ${Ho(s)} left out, ${vo(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${Ks(e.unmappable,n)} ${Ho(e.unmappable)} left out`),i;if(s>0){let u=ct(s,"invalid byte sequence"),l=`${vo(s)}at offset\
 ${c}`;i.push(`${u} became ${md(n,o)}, ${l}; the file is damaged, or not in ${w[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${Ho(e.unmappable)} left out`:pd[typeof o=="function"?"function":o];if(e.unmappable>
0&&d){let u=`${vo(e.unmappable)}${Go(a)} at offset ${f}`;i.push(`${Ks(e.unmappable,n)} ${d}, ${u}; use --unmappable html\
 in HTML, or --to utf-8`)}return i}var pd={replacement:"became ?",translit:"became their best fit",function:"became thei\
r best fit, or ?"},Ho=e=>e===1?"was":"were",vo=e=>e===1?"":"the first ",Ks=(e,t)=>`${ct(e,"character")} that ${w[t].name}\
 can't represent`;function Go(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${_e(e)}\
)`:_e(e)}function md(e,t){return Fe(e)||e===J("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Js=require("node:fs");var Ed="\x1B[?25l",Sd="\x1B[?25h",zs="\r\x1B[K";function Xs(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=bd(r,d,(u-f)/1e3);ce(`${i?"":Ed}${zs}${l.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Td(e),canShow:yd(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},stop(){i&&
ce(`${zs}${Sd}`),i=!1}}}var yd=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);function Td(e){
let t=0;for(let n of e){let o=n==="-"?void 0:Od(n);if(!o?.isFile())return;t+=o.size}return t}function Od(e){try{return(0,Js.statSync)(
M(e))}catch{return}}function bd(e,t,n){let o=`${On(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${On(e)} MB | ${o}`;let r=t>
0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${On(e)} of ${On(t)} MB | ${o} | ${c}${s%60} s left`}var On=e=>(e/1e6).toFixed(
1);var bn=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new P(t,!1,!0)}startFile(){this.line=1,this.column=1,this.#e=
[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=Id(t),this.column=1,this.#t.reset(),this.#e=[]),this.#e.push(t.
slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=1;this.#e=[]}};function Id(e){let{
start:t,words:n}=Ue(e,0),o=t+4*n.length,r=Qs(e,0,Math.min(t,e.length))+Qs(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.
min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|
0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Qs(e,t,n){let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);
return o}var It=class extends Error{};async function Vo(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Xs(
e.files,n,()=>{o?.keepListening?.(),n&&(r=Wo(i))}),c=0;try{n||(r=Wo(i)),o=e.isDry?Bd:Ao(e.output);let f=new Yo(e,t,o,s);
for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
Mo(e.output,f instanceof It?f.cause:f)||c}return r(),c}var Bd={write(){},wait(){},finish(){},discard(){}},Yo=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new Ko(t,n,i=>{try{o.write(i)}catch(s){throw new It("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof It)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),st(_(t),n)}}async end(){this.#o.convert(new Uint8Array,y.result),await this.#e.finish()}async#r(t){let n=await Oo(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,y.none),await this.#i(),this.#n.add(r.
length),await Ys()}finally{await n.close()}this.#o.convert(new Uint8Array,y.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new It("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Oe(_(t),n)}},Ko=class{#t;#e;#n;#o;#r=new fe;#i;#s;#c=!1;#a=!1;#f;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&tt(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="tran\
slit";this.#f=u&&!tt(r)?new bn(r):void 0,this.#s=f&&new Tn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#a=!0,n!==y.result&&!this.#c&&(this.#i=this.#e.newFixer?.());let r=[];try{this.#o.transcode(t,n,s=>{this.#f?.
advance(s),this.#e.isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof It)throw s;o=s}for(let s of r)if(!this.#i)this.#d(
s);else for(let c of this.#i.add(s))this.#d(c);if(this.#c=!o&&n===y.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#d(
s);this.#i=void 0}this.#f?.settle();let i=o&&_d(o,this.#f);if(this.#c||this.#f?.startFile(),o)throw i}#d(t){this.#n(this.#s?
this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,y.source)}catch(t){if(t instanceof It)throw t}}takeMessages(){
let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#a)return[];this.#a=!1;let s=n?
[]:Vs(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that \
is repaired`),typeof t=="object"&&(o||!n&&ec(r))&&s.unshift(Fd(r)),s}},ec=({score:e})=>e!==null&&e<.9;function Fd(e){let{
encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=ec(e)?"; this is uncertain: check the result, or n\
ame the encoding with --from":"";return`decoded as ${w[t].name} (${r})${i}`}function _d(e,t){if(e instanceof v){let n=e.
length===1?"is":"are";return new Error(`${ct(e.length,"byte")} at offset ${e.offset} ${n} invalid in ${e.encoding}; chec\
k --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof et&&t){let{line:n,column:o}=t;return new Error(
`line ${n}, column ${o} (offset ${e.index}): ${e.encoding} can't represent ${Go(e.codePoint)}; use --unmappable translit\
 or replacement, or html in HTML, or --to utf-8`)}return e}var Nd=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Cd=E(()=>new Map(Nd.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function nc(e){
return J(e)??Cd().get(Ie(e))??Nn(e)}var ue=class extends Error{};var oc=["bash","zsh","fish"];var An=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Ld,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Rd,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
rted, not before.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"Replace each file by its conversion. With a \
suffix, such as --in-place=.bak, the old file stays under its name with the suffix; without one, invalid bytes are an er\
ror, as with --fatal.",isOptional:!0,omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to a f\
ile of the same name in this directory.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in the dir\
ectories that are named."},{flags:"--skip-utf8",what:"Leave files alone that are UTF-8 already."},{flags:"-n, --dry-run",
what:"Write nothing, but tell what would be done."},{flags:"-c",what:"Leave out invalid bytes, and characters that the o\
utput\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid bytes instead of replacing them wit\
h U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the output\u2019s encoding can\u2019t represent: st\
op (fatal, the default), write them as in HTML, &#128169;, which a reader can\u2019t distinguish from the same characters in \
the text (html), write ? (replacement), leave them out (ignore), or write their best fit, and stop if there is none (tra\
nslit).",choices:es},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:ao},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:oc}];var In=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Ld(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:rc(t)}function Rd(e){let[t,...n]=e.split("//"),o=rc(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new ue(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function rc(e){let t=J(e)??nc(e);if(t===void 0)throw new ue("No encoding has th\
is name; encoding-wasm --list shows all.");if(t===36)throw new ue("It stands for an encoding that holds no text.");return t}var mt="encoding-wasm",Mn=()=>[...An,...In].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),c=r==="encoding"?Ud():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:$d(t)}}),Ud=()=>["auto",...w.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],$d=e=>e.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function ic(e){return{bash:Dd,zsh:kd,fish:Pd}[e]()}function Dd(){let e=Mn().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),t=Mn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${mt} in bash: put it into ~/.local/\
share/bash-completion/completions/${mt}
_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  case $previous in
${e.join(`
`)}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W '${t.join(" ")}' -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _encoding_wasm ${mt}
`}function kd(){let e=Mn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${mt}
# Completion for ${mt} in zsh: put it into a directory of $fpath as _${mt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Pd(){let e=Mn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${mt} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${mt} in fish: \
put it into ~/.config/fish/completions/${mt}.fish
${e.join(`
`)}
`}var Bn=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function sc(e){
let t=[...An,...In].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,a=s.split(", ").map(l=>`\\fB${Bn(l)}\\fR`),d=a.pop(),u=r?`
${Bn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...a,d+f].join(", ")}
${Bn(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Bn(e)}" "User Commands"
.SH NAME
encoding\\-wasm \\- convert text files between encodings, as browsers read and write them
.SH SYNOPSIS
\\fBencoding\\-wasm\\fR \\fB\\-f\\fR \\fILABEL\\fR|\\fBauto\\fR [\\fB\\-t\\fR \\fILABEL\\fR] [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
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
`}async function Wd(e,t){if(!Ms())return se.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=t,p={sniff:i,locale:s,detect:!0};if(o)return Os({...e,sniffing:p,json:r});
let x=d===void 0?void 0:cn(e.to),A={...e,from:n==="auto"?vt(p,"--from auto"):n,unmappable:x?at=>x(at)??d:e.unmappable,drop:c},
B={isLending:!c&&!f&&!a&&!Hd(A.unmappable),newTranscoder(at,jt){let{from:Yt,to:le}=at;return f?new Sn(Yt,le,jt):c?new pn(
Yt,le,jt):bt(Yt,le,B.isLending?{...jt,take:Zn}:jt,"")},newFixer:a&&(()=>new Xe(A.to))};if(u===void 0&&l===void 0)return Vo(
A,B);let{skipUtf8:be=!1,dryRun:Gt=!1}=t;return Ss(A,{suffix:u,directory:l,skipUTF8:be,dryRun:Gt},at=>Vo({...A,...at},B))}
var Hd=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
