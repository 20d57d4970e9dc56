#!/usr/bin/env node
"use strict";var Oo=Object.create;var ot=Object.defineProperty;var Io=Object.getOwnPropertyDescriptor;var Ao=Object.getOwnPropertyNames;var Bo=Object.getPrototypeOf,Mo=Object.prototype.hasOwnProperty;var en=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Ao(t))!Mo.call(e,o)&&o!==n&&ot(e,o,{get:()=>t[o],
enumerable:!(r=Io(t,o))||r.enumerable});return e};var it=(e,t,n)=>(n=e!=null?Oo(Bo(e)):{},en(t||!e||!e.__esModule?ot(n,"default",{value:e,enumerable:!0}):n,e)),Fo=e=>en(ot(
{},"__esModule",{value:!0}),e);var Ls={};module.exports=Fo(Ls);var st="encoding-wasm";function tn(){throw new Error("encoding-wasm: call instantiate() first.")}var nn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function w(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var x=Uo();function Uo(){let e=nn.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});
return Object.freeze(e)}var No=w(()=>new Map(x.flatMap(({labels:e},t)=>e.map(n=>[n,t]))));var on=e=>e<36&&e!==33,z=e=>e>0&&e<29,sn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(x[e].name);function se(e){let t=No();return t.get(e)??t.get(fn(ko(e)))}function cn(e){let t=De(e),n={936:"gbk",950:"big5"}[t]??t,r=x.findIndex(({labels:o})=>o.some(i=>De(i)===n));return r<0||
r===36?void 0:r}var De=e=>fn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Do=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ce(e){return Do.find(t=>t.encoding===e)?.bytes}function D(e){return e===0||e===37||e===38}function ko(e){let t=0,
n=e.length;for(;rn(e[t]);)t+=1;for(;rn(e[n-1]);)n-=1;return e.slice(t,n)}var rn=e=>`	
\f\r `.includes(e);function fn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var $=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var $e=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,an=Symbol.for("encoding-wasm.UnmappableError"),Pe=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){
super(`${$e(r)} at index ${o} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.
codePoint=r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r==
"object"&&r!==null&&an in r}[an](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"nam\
e",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var un=(e,t)=>e?.prototype?.[t],We=e=>un(globalThis.Buffer,e),K=We("ucs2Slice"),ct=We("ucs2Write"),dn=We("utf8Slice"),J=We(
"latin1Slice"),Ro=e=>globalThis[e],ln=Ro("TextDecoder"),Co=un(ln,"decode");function X(e){let t=new ln(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Co}),n=>t.decode(n)}function P(e){try{return e()}catch{return}}var W=()=>"InternalError"in globalThis,M=()=>"Bun"in globalThis;function pn(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var j=()=>"Deno"in globalThis,k=()=>Number.
parseInt(globalThis.process?.versions?.node,10),hn=e=>globalThis.process?.getBuiltinModule?.(e);function ce(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:
return r(e[t],e[t+1],e[t+2]);case 4:return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],
e[t+6],e[t+7],e[t+8]);case 10:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return r(
e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return r(e[t],e[t+1],e[t+2],e[t+3],
e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+
6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],
e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+
8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],
e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],
e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return r(e[t],e[t+1],e[t+2],
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var mn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,wn=()=>Object.getPrototypeOf(Uint8Array.prototype),ft=e=>mn(wn(),
e);var Wo=e=>globalThis[e]&&mn(globalThis[e].prototype,"byteLength"),xn=e=>wn()[e];var at=ft("buffer"),yn=ft("byteOffset"),vo=ft("byteLength");var Ho=xn("set"),Go=xn("slice");var jo=Wo("ArrayBuffer");var Q=e=>vo.call(e);function ut(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:Q(e)}var O=(e,t,n=Q(
e))=>new Uint8Array(at.call(e),yn.call(e)+t,n-t);function gn(e,t){let n=yn.call(e),r=t+(-(n+t)&3),o=Math.max(0,Q(e)-r)>>2,i=o>0?new Int32Array(at.call(e),n+r,o):new Int32Array;
return{start:r,words:i}}var Ee=(e,t,n)=>Ho.call(e,t,n);var Yo=(e,t,n)=>Go.call(e,t,n);function dt(e,t,n){if(n>24)return Yo(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<n;o++)
r[o]=e[t+o];return r}function Z(e,t){if(t<=64)return!1;try{return jo.call(at.call(e)),!1}catch{return!0}}function bn(e,t,n){let r=ve(f=>Ko(f,n),e,t),o=ve(Xo,e,t);if(r&&o){let f=j()?1/0:64;return{...o,read:(a,u)=>(u<128?r:o).read(
a,u),write:(a,u)=>(a.length<f?r:o).write(a,u),readBytes:r.readBytes,writeBytes:j()?r.writeBytes:void 0,mostByTable:512}}
let i=lt(e);if(r)return W()?Jo(r,ve(Sn,e,t)):r;let s=o??ve(Sn,e,t)??i,c=o?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function ve(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let o=e(t);return o.write(r,n),lt(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var zo="str\
ings";function Ko(e,t){let[n]=WebAssembly.Module.customSections(t,zo),r=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function Jo(e,t){let{read:n,
readBytes:r}=e;return{...e,read(o,i){if(i>144)return(i>=1024&&t?t.read:n)(o,i);let s=n(o,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>144)return r(o,i,s);let c=r(o,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=r(o+f,Math.min(i-f,36),s);return c}}}function Xo(e){let[t,n]=[K,ct],r=new Uint8Array(e.buffer),o=()=>(r[0]===
void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(f,a)=>t.call(o(),f,f+2*a),write:(f,a)=>n.call(o(),f,a,2*f.length),
most:1/0,collect:M()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),u=0;return{add(h,l){Ee(a,new Uint8Array(
e.buffer,h,2*l),u),u+=2*l},toText:()=>t.call(a,0,u)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let u=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function Sn(e){let t=X("utf-16le"),{write:n,most:r}=lt(e);return{
read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function lt(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return ce(i,s,o);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(r,o){let i=n();
for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var He,d,ht,Tn,On,v,F={input:0,units:0,output:0},Se=0,Ge={name:"",encoding:-1},y={isBusy:!0,newCodec:NaN};function ae(e,t){
Ge.name=e,Ge.encoding=t,y.newCodec=NaN,y.isBusy&&In(),y.isBusy=!0}function In(){try{Mn(),He??=Bn(tn()),ni(new WebAssembly.
Instance(He),He)}catch(e){throw Fn(e)}}function An(e){try{Mn(),He=ti(Bn(e))}catch(t){throw Fn(t)}In()}function Bn(e){return Zo(e)?e:new WebAssembly.Module(e)}function Zo(e){try{return WebAssembly.Module.customSections(e,st),
!0}catch{return!1}}var ei="encoding-wasm";function ti(e){let[t]=WebAssembly.Module.customSections(e,ei),n=`${st} 0.1.0`,
r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function ni({exports:e},t){d=e,pt=
WebAssembly.RuntimeError,F.input=d.input(),F.units=d.units(),F.output=d.output(),Un(),v=bn(d.memory,F.units,t),Se=Math.min(
d.units_length(),v.most),y.isBusy=!1}function Mn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Fn(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(ri(e))return new RangeError(
`encoding-wasm: ${_n} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var _n="no memory for WebAssembly; free some, and call again",ri=e=>e instanceof
RangeError&&/memory/i.test(e.message);function be(){return wt(),ht}function Ln(){return wt(),Tn}function mt(){return wt(),
On}function wt(){ht[0]===void 0&&Un()}function Un(){let{buffer:e}=d.memory;ht=new Uint8Array(e),Tn=new Uint8Array(e,F.input,
65536),On=new Int32Array(e,d.codec(),d.codec_length()>>2)}function Nn(e,t){return ae(e,-1),Dn(t)}function Dn(e){try{let t=e();
return y.isBusy=!1,t}catch(t){throw U(t)}}var pt;function U(e){if(!pt||!(e instanceof pt))return e;let t=x[Ge.encoding]?.
name,n=`${Ge.name}${t?` of ${t}`:""} failed`;return oi()?new RangeError(`encoding-wasm: ${n}: ${_n}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}function oi(){try{return d.memory.grow(32),!1}catch{return!0}}function V(){let e=mt();return vn(e,new Int32Array(e.length))}function Pn(){return d.held()!==0?V():(y.newCodec=xt,null)}
var Wn=e=>vn(e,mt());function vn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Oe(e,t){ai(e,t)||(ae("decod\
ing",e),t?Wn(t):d.new_decoder(e),xt=e===33||e===36?NaN:e)}var xt=NaN;function ai(e,t){return t||y.newCodec!==e||y.isBusy?
!1:(y.newCodec=NaN,y.isBusy=!0,!0)}function yt(e,t,n,r){ae("transcoding",e),r?Wn(r):d.new_transcoder(e,t,+n)}function Hn(e,t){d.set_source_encoding(e,+t),y.
isBusy=!1}function Ie(e,t,n,r,o){Te(e,t),y.isBusy=!0;let i=d.decode_block(t,n,+r,+o);return y.isBusy=!1,o&&i>=0&&(y.newCodec=xt),zn(
i)}var H={encoding:-1,at:0,most:0,owner:void 0};function je(e,t,n){if(H.encoding!==e||H.owner!==d||y.isBusy){try{ae("decodi\
ng",e),H.owner=d,H.at=v.readBytes?d.byte_table(e):0,H.most=!sn(e)&&v.mostByTable||1/0,H.encoding=e}catch(o){throw U(o)}y.
isBusy=!1}if(H.at===0||n>H.most)return;if(n<=65536)return Te(t,n),kn(n);if(v.most>Se)return;let r="";for(let o=0;o<n;o+=
65536){let i=Math.min(65536,n-o);Te(O(t,o,o+i),i),r=te(r,kn(i))}return r}function gt(e,t,n,r){return Nn("decoding",()=>{
let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),Te(o===t?e:O(e,i,i+o),o),!d.is_free_of(o,n,r))
return!1;return!0})}function ui(e,t){let n=-1,r,o;function i(s){try{return ae(e,s),n=s,o=d,r=t(s),y.isBusy=!1,r}catch(c){
throw U(c)}}return s=>s===n&&o===d&&!y.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var Ye=ui("decoding",e=>{let t=z(e),n=(!t?d.pair_table(e):d.byte_table(e))>>>0;return n>0?new Uint16Array(d.memory.buffer,
n,t?256:65536):void 0}),kn=e=>v.readBytes(F.input,e,H.at);function te(e,t){try{return e+t}catch(n){throw new RangeError(
"The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Gn=e=>e+
65536+3<=Se,jn=e=>e>Se&&e<268435456?v.collect?.(e+3):void 0,Yn=()=>F.units,Vn=()=>be()[F.units]|be()[F.units+1]<<8,Ve=(e,t)=>v.
read(F.units+2*e,t-e);var N={none:0,source:1,result:2};function qn(e,t,n,r){let o=Q(e);Te(e,o),y.isBusy=!0;let i=d.transcode_block(o,+t,n,r);return y.
isBusy=!1,zn(i)}function Te(e,t){let n=Ln();if(t>8)try{Ee(n,e)}catch{Ee(n,O(e,0,t))}else for(let r=0;r<t;r++)n[r]=e[r]}function zn(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Kn=e=>dt(
be(),F.output,e),Jn=e=>be().subarray(F.output,F.output+e),R={finished:()=>d.finished()!==0,read:()=>d.read(),written:()=>d.
written(),codePoint:()=>d.code_point(),start:()=>d.start(),length:()=>d.length()},ue={malformed:()=>d.replaced(),firstMalformed:()=>d.
first_replaced(),unmappable:()=>d.unmapped(),firstUnmappable:()=>d.first_unmapped(),codePoint:()=>d.unmapped_code_point()};var Xn=new Uint8Array(128),Ae=di(Xn);function di(e){return new Uint16Array(e.buffer)}var Qn=w(()=>St()?0:18),Zn=w(()=>k()>
0&&!j()&&!M()?12:18),li=w(()=>W()||k()<22?18:8),er=w(()=>j()||!(k()>=22)?64:32),pi=w(()=>M()?64:32),qe=(e,t)=>(e[0]&e[t>>
1])>=128;function tr(e,t,n){return n?t<=li():t<=18||t<=pi()&&(qe(e,t)||bt())}var nr=()=>({mixed:Zn(),most:er()}),rr=(e,t)=>t<=
Zn()||t<=64&&qe(e,t)&&t<=er(),_={length:0,bytes:[0,0]};function ne(e,t,n){if(e[0]<128&&St())return Tt(e,t)?J.call(e,0,t):
void 0;let r=0;for(let o=0;o<t;){let i=e[o++],s=i;if(i>=128){if(i<194||i>=240)return;let c=o+(i<224?1:2)>t;if(c&&(n||i===
239))return;if(c&&o===t){Et(i,0,1);break}let f=e[o++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<
6,s<2048||(s&63488)===55296)return;if(c){Et(i,f^128,2);break}let a=e[o++]^128;if(s|=a,a>=64||s===65279)return}}Ae[r++]=s}
return or(r)}function Me(e,t,n,r){let o,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(o??=Ye(r),!o)return;if(f=o[c],
f===0){if(s<t)f=o[c|e[s++]<<8];else if(!n&&r!==32){Et(c,0,1);break}}if(f===0||f===65533)return}Ae[i++]=f}return or(i)}function ze(e,t,n){
return _.length=0,ne(O(e,t,n),n-t,!1)===""}function Et(e,t,n){_.length=n,_.bytes[0]=e,_.bytes[1]=t}function or(e){if(e<3||
e<=18&&!St())return ce(Ae,0,e);if(bt())return K.call(Xn,0,2*e);if(!(e>36))return ce(Ae,0,18)+ce(Ae,18,e-18)}var St=w(()=>M()&&
bt()),bt=w(()=>P(hi)===!0);function hi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);
return t(K)==="a\uFEFF\uD83D"&&t(J)==="a\0\xFF\xFE=\xD8"}function Tt(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}
function Fe(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Ke=["fatal","html","replacement"];var B=class extends Error{};function ir(e,t){let n=c=>{let f=t.find(({flags:u})=>It(u).includes(c));if(f)return f;let a=yi(
c,t.flatMap(({flags:u})=>It(u)));throw new B(`unknown option '${c}'${a?`
(Did you mean ${a}?)`:""}`)},r={},o=[...e],i=[],s=(c,f)=>{let{flags:a,isOptional:u,omitted:h}=c,l=Ot(c)?f??(u?h:o.shift()):
!0;if(l===void 0)throw new B(`option '${a}' argument missing`);r[mi(a)]=l===!0||wi(c,l)};for(;o.length>0;){let c=o.shift();
if(c==="--")i.push(...o.splice(0));else if(c.startsWith("--")){let[f,a]=xi(c,c.indexOf("=")),u=n(f);if(a!==void 0&&!Ot(u))
throw new B(`option '${u.flags}' takes no argument`);s(u,a?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let f=c.slice(
1);f!=="";){let a=n(`-${f[0]}`);f=f.slice(1),s(a,f||void 0),Ot(a)&&(f="")}else i.push(c)}return{values:r,files:i}}var It=e=>e.
replace(/ <.*/,"").split(", "),Ot=({flags:e})=>e.endsWith(">"),mi=e=>It(e).at(-1).replace(/^-+/,"").replace(/-./g,t=>t[1].
toUpperCase());function wi({flags:e,choices:t,parse:n},r){if(t&&!t.includes(r))throw new B(`option '${e}' argument '${r}\
' is invalid. Allowed choices are ${t.join(", ")}.`);if(!n)return r;try{return n(r)}catch(o){throw o instanceof B?new B(
`option '${e}' argument '${r}' is invalid. ${o.message}`):o}}var xi=(e,t)=>t<0?[e]:[e.slice(0,t),e.slice(t)];function yi(e,t){
let n=t.map(o=>({other:o,distance:gi(e,o)})),[r]=n.sort((o,i)=>o.distance-i.distance);return e.startsWith("--")&&r.distance<=
2?r.other:void 0}function gi(e,t){let n=Array.from({length:t.length+1},(r,o)=>o);for(let r of e){let o=[n[0]+1];for(let i=0;i<
t.length;i++)o.push(Math.min(n[i]+(r===t[i]?0:1),n[i+1]+1,o[i]+1));n=o}return n[t.length]}var _e={failure:1,usage:2};var At=require("node:buffer"),fr=require("node:fs");function ar(){let e=process.argv.slice(2);if(process.platform!=="lin\
ux"||!e.some(n=>n.includes("\uFFFD")))return e;let t=(0,fr.readFileSync)("/proc/self/cmdline","latin1").split("\0").slice(
0,-1);return t.slice(t.length-e.length).map(n=>de(Buffer.from(n,"latin1")))}function de(e){if((0,At.isUtf8)(e))return sr(
e);let t="";for(let n=0;n<e.length;){let r=[1,2,3,4].map(o=>e.subarray(n,n+o)).find(o=>(0,At.isUtf8)(o));t+=r?sr(r):String.
fromCharCode(56320+e[n]),n+=r?.length??1}return t}var sr=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString();function S(e){
let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(t.map((n,r)=>r%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-56320)))}function re(e){return e===""?"''":e==="-"?"standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\
\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var le=require("node:fs"),Ue=require("node:path");function ur(e,t){let n=e.flatMap(r=>dr(r)?[r]:Ei(r));return t?n.flatMap(r=>lr(r)?pr(r):[r]):n}function dr(e){try{return e===
"-"||(0,le.lstatSync)(S(e),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function lr(e){try{return e!=="-"&&(0,le.statSync)(
S(e)).isDirectory()}catch{return!1}}function pr(e){let t=Bt(e);return t?t.flatMap(({name:n,isFolder:r,isFile:o})=>{if(n.
startsWith("."))return[];let i=(0,Ue.join)(e,n);return r?pr(i):o?[i]:[]}):[e]}function Bt(e){try{return(0,le.readdirSync)(
S(e),{withFileTypes:!0,encoding:"buffer"}).map(t=>({name:de(t.name),isFolder:t.isDirectory(),isFile:t.isFile()})).sort((t,n)=>t.
name<n.name?-1:1)}catch{return}}function Ei(e){if(!/[*?[]/.test(e))return[e];let t=e.split("/"),n=t[0]===""?"/":".",r=Le(
n,t[0]===""?t.slice(1):t);return r.length>0?r:[e]}function Le(e,[t,...n]){if(t==="**"){let i=(Bt(e)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>Le((0,Ue.join)(e,s),[t,...n]));return[...n.length>0?Le(e,n):[],
...i]}if(!/[*?[]/.test(t)){let o=(0,Ue.join)(e,t);return n.length>0?lr(o)?Le(o,n):[]:dr(o)?[o]:[]}let r=Si(t);return(Bt(
e)??[]).flatMap(({name:o,isFolder:i})=>{if(!r.test(o)||o.startsWith(".")&&!t.startsWith("."))return[];let s=(0,Ue.join)(
e,o);return n.length===0?[s]:i?Le(s,n):[]})}function Si(e){let t=e.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,r,o)=>n==="*"?".*":n==="?"?".":o!==void 0?`[${r&&"^"}${o.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${t}\
$`,"su")}var xr=require("node:fs"),yr=require("node:path");var mr=require("node:util");var wr={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},Mt={
...wr,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Ft={...wr,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function pe(e,t){let{code:n="",errno:r}=e,
o=r===void 0?void 0:(0,mr.getSystemErrorMap)().get(r)?.[1];return o===void 0?e:new Error(t[n]??`${o} (${n})`)}function he(e,t){
return _t(e,t instanceof Error?t.message:String(t)),_e.failure}function _t(e,t){me(`encoding-wasm: ${e}: ${t}
`)}var hr=!1;function me(e){hr||process.stderr.on("error",()=>{}),hr=!0,process.stderr.write(e)}var we=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function gr(){let e=(0,yr.join)(__dirname,"encoding.wasm");try{return An((0,xr.readFileSync)(e)),!0}catch(t){let{message:n}=pe(
t,{});return he(`its part ${re(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var bi=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Ti=w(()=>new Map(bi.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function Er(e){
return se(e)??Ti().get(De(e))??cn(e)}var Sr=["detect","html","xml"];var br=["fatal","html","replacement","ignore","translit"];var Tr=["bash","zsh","fish"];var Or=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Ii,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Ai,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:br},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Sr},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Tr}],Ir=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
       encoding-wasm --detect [--json] [FILE\u2026]
  -f, --from LABEL         encoding of the input, or "auto" to find it
  -t, --to LABEL           encoding of the output (UTF-8); //TRANSLIT, //IGNORE
  -o, --output FILE        write to a file, which may be one of the input
  -i, --in-place[=SUFFIX]  replace each file; keep the old one with the suffix
      --out-dir DIR        write each file to a directory
  -r, --recursive          all files in folders  -n, --dry-run  write nothing
      --skip-utf8          leave files alone that are UTF-8 already
  -c                       leave out what is invalid or can't be represented
      --fatal              stop at invalid bytes instead of replacing them
      --unmappable MODE    what can't be represented: fatal, html, replacement,
                           ignore, translit
      --bom[=MODE]         byte order mark: add, keep, strip
      --eol EOL            ends of lines: lf, crlf
      --fix-declaration    correct <meta charset> and XML declarations
      --repair             undo an earlier wrong decoding (mojibake)
      --detect [--json]    only tell the encodings of files
      --sniff MODE         for "auto": detect, html, xml  --locale TAG  language
  -q, -s, --quiet          fewer messages   -v, --verbose  what "auto" takes
  -l, --list               all encodings    --completion SHELL  bash, zsh, fish
Exit codes: 0 success; 1 a file could not be converted; 2 wrong usage.
Example: encoding-wasm -f auto --in-place=.bak *.srt
`,Ar=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],Br=[{flags:"--man\
ual",what:""}];function Ii(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Mr(t)}function Ai(e){let[t,...n]=e.split(
"//"),r=Mr(t),o=n.map(c=>c.toUpperCase()),i=o.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new B(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=o.includes("IGNORE");return o.includes("TRANSLIT")?
{to:r,otherwise:s?"":"?"}:s?{to:r,unmappable:"ignore"}:{to:r}}function Mr(e){let t=se(e)??Er(e);if(t===void 0)throw new B(
"No encoding has this name; encoding-wasm --list shows all.");if(t===36)throw new B("It stands for an encoding that hold\
s no text.");return t}var p=require("node:fs"),C=require("node:path");function Ut(e){if(e===void 0)return Bi();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,p.lstatSync)(
S(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),r=n?(0,p.statSync)(S(e),{throwIfNoEntry:!1}):t;if(r?.isDirectory()||e.endsWith(
"/")||e.endsWith(C.sep))throw new Error(Ft.EISDIR);return r&&!r.isFile()?Nt((0,p.createWriteStream)(S(e)),!0):(r&&(0,p.accessSync)(
S(e),p.constants.W_OK),_i(n?Lt(e):e,r))}var Fr;function Bi(){return Fr??=Mi(),Fr}function Mi(){let e=(0,p.fstatSync)(1,{
bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?Nt(process.stdout,!1):Fi(t)}function Fi(e){let t,
n=()=>{t??=Nt(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(r){let o=r;try{for(;!t&&o.length>0;)o=o.subarray(
(0,p.writeSync)(1,o))}catch(i){if(i.code!=="EAGAIN")throw i;n()}o.length>0&&t?.write(o)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function Nt(e,t){e.on("error",()=>{});let n,r=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),o=()=>{
let i=n;return n=void 0,i};return{write(i){let s=r(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:o,async finish(){await o(),t&&await r(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function Lt(e){if(!(0,p.lstatSync)(S(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=de((0,p.readlinkSync)(
S(e),"buffer"));return(0,C.isAbsolute)(t)?Lt(t):Lt(`${de(p.realpathSync.native(S((0,C.dirname)(e)),"buffer"))}${C.sep}${t}`)}
var _r=0;function _i(e,t){_r+=1;let n=[process.pid,_r,Math.random().toString(36).slice(2)].join("-"),r=S((0,C.join)((0,C.dirname)(
e),`.encoding-wasm-${n}.tmp`)),o=(0,p.openSync)(r,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,p.closeSync)(o))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,p.writeSync)(o,f))},wait(){},finish(){s(),t&&(Li(r,t),(0,p.chmodSync)(r,t.mode)),
(0,p.renameSync)(r,S(e))},discard(){try{s()}finally{(0,p.rmSync)(r,{force:!0})}}}}function Li(e,{uid:t,gid:n}){try{(0,p.chownSync)(
e,t,n)}catch{}}async function xe(e){try{let t=Ut();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Dt(
void 0,t)}}function Dt(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let r=e===void 0?"standard o\
utput":re(e);return he(`cannot write ${r}`,pe(t,Ft))}var Ur={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Je=class{#e={...Ur};get malformed(){return this.#e.
malformed}addBlock(t){let n=this.#e;n.malformed===0&&(n.firstMalformed=t+ue.firstMalformed()),n.malformed+=ue.malformed(),
n.unmappable===0&&(n.firstUnmappable=t+ue.firstUnmappable(),n.codePoint=ue.codePoint()),n.unmappable+=ue.unmappable()}counting(t){
return(n,r)=>{let o=this.#e,i=t(n,r);return i===null||n===65533||(o.unmappable===0&&(o.firstUnmappable=r(),o.codePoint=n),
o.unmappable+=1),i}}take(){let t=this.#e;return this.#e={...Ur},t}};var Xe=class e{from;to;#e=null;#t=0;#n;constructor(t,n,r){this.from=t,this.to=n,this.#n=r}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(yt(t,this.to,this.#n.ignoreBOM,
this.#e),Hn(t,n),this.#e=V())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,r){
let{fatal:o,ignoreBOM:i,bom:s,unmappable:c,take:f=Kn,losses:a}=this.#n;s&&!this.#e&&r(Uint8Array.from(Ce(this.to)??[]));
let u=Math.max(0,Ke.indexOf(c)),h=Q(t);try{yt(this.from,this.to,i,this.#e);for(let l=0;;){let m=h-l<=65536,b=m&&l===0?t:
O(t,l,m?h:l+65536),g=qn(b,o,u,m?n:N.none);a?.addBlock(this.#t+l);let L=g<0?R.written():g;if(L>0&&r(f(L)),g<0&&this.#r(g,
l),l+=R.read(),m&&R.finished())break}}catch(l){throw U(l)}this.#e=n===N.result?null:V(),this.#t=n===N.none?this.#t+h:0}#r(t,n){
let r=this.#t+n+R.start();throw this.#e=V(),this.#t=0,t===-1?new $(x[this.from].name,r,R.length()):new Pe(R.codePoint(),
r,x[this.to].name)}};var Ze=class{#e;#t;#n;#r=!1;#o=new Uint8Array;constructor(t,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(t===
"lf"?[10]:[13,10]).flatMap(r=>this.#t===1?[r]:n===37?[0,r]:[r,0])}add(t){let n=this.#o.length>0?Buffer.concat([this.#o,t]):
t,r=n.length-n.length%this.#t;this.#o=n.slice(r);let o=new Uint8Array(r*this.#e.length),i=0;for(let s=0;s<r;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#r)o.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)o[i++]=n[s+a];this.#r=f}return o.subarray(0,i)}};var A=require("node:fs");var Dr;async function Rr(e,t){let n=async i=>{try{return await i()}catch(s){throw pe(s,Mt)}},{next:r,close:o}=await n(()=>e===
"-"?Di(t):ki(S(e),t));return{next:()=>n(r),close:o}}function Di(e){let t=Wr((0,A.fstatSync)(0,{bigint:!0}),e);return t.isFile()?Cr(0,t,()=>{}):Ri()}function ki(e,t){let n=Wr(
(0,A.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Ci(e);let r=(0,A.openSync)(e,"r");return Cr(r,n,()=>(0,A.closeSync)(
r))}function Cr(e,{size:t},n){Dr??=new Uint8Array(262144);let r=Dr,o=0;return{async next(){let i=(0,A.readSync)(e,r,0,262144,
null);if(o+=i,i>0)return r.subarray(0,i);if(o<t&&(0,A.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shor\
ter while it was read, so that its end is missing; convert it again")},close:n}}function Ri(){let e=$r(0,()=>{}),t=process.
platform==="win32"?kr():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;
t=kr()}return t.next()},close:()=>t?.close()}}function kr(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.
next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Ci(e){let t=await Pr(n=>(0,A.open)(e,
n));return $r(t,()=>(0,A.closeSync)(t))}function $r(e,t){let n=new Uint8Array(262144);return{next:async()=>{let o=await Pr(
i=>(0,A.read)(e,n,0,262144,null,i));return o>0?n.subarray(0,o):void 0},close:t}}var Pr=e=>new Promise((t,n)=>e((r,o)=>r?
n(r):t(o)));function Wr(e,t){if(e.isDirectory())throw new Error(Mt.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var Hr=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Rt=new Set,Ct=!1,vr=Date.now();function $t(e){if(Rt.add(e),!Ct)for(let t of Hr)
process.on(t,Gr);return Ct=!0,()=>Rt.delete(e)}function Gr(e){for(let t of Rt)t();for(let t of Hr)process.off(t,Gr);process.
kill(process.pid,e)}function jr(){if(!(!Ct||Date.now()-vr<50))return new Promise(e=>{setImmediate(()=>{vr=Date.now(),e()})})}function Vr(e,t,{to:n,unmappable:r,drop:o}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=e;if(o)
return s>0&&i.push(`${we(s,"invalid byte sequence")} ${Pt(s)} left out, ${Wt(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${Yr(e.unmappable,n)} ${Pt(e.unmappable)} left out`),i;if(s>0){let h=we(s,"invalid byte sequence"),l=`${Wt(s)}at offset\
 ${c}`;i.push(`${h} became ${Wi(n,r)}, ${l}; the file is damaged, or not in ${x[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let u=r==="ignore"?`${Pt(e.unmappable)} left out`:Pi[typeof r=="function"?"function":r];if(e.unmappable>
0&&u){let h=`${Wt(e.unmappable)}${vt(a)} at offset ${f}`;i.push(`${Yr(e.unmappable,n)} ${u}, ${h}; use --unmappable html\
 in HTML, or --to utf-8`)}return i}var Pi={replacement:"became ?",translit:"became their best fit",function:"became thei\
r best fit, or ?"},Pt=e=>e===1?"was":"were",Wt=e=>e===1?"":"the first ",Yr=(e,t)=>`${we(e,"character")} that ${x[t].name}\
 can't represent`;function vt(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${$e(e)}\
)`:$e(e)}function Wi(e,t){return Ce(e)||e===se("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Kr=require("node:fs");var Yi="\x1B[?25l",Vi="\x1B[?25h",zr="\r\x1B[K";function Jr(e,t,n){let r,o=0,i=!1,s=!1,c=0,f=Date.now();function a(u){let h=Date.
now();if(i&&h-c<100)return;c=h,s||n(),s=!0;let l=Ji(o,u,(h-f)/1e3);me(`${i?"":Yi}${zr}${l.slice(0,process.stderr.columns)}`),
i=!0}return{add(u){o+=u,!(o<2e6)&&(r??={total:zi(e),canShow:qi(t)},r.canShow&&(r.total??o)>=2e7&&a(r.total))},stop(){i&&
me(`${zr}${Vi}`),i=!1}}}var qi=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);function zi(e){
let t=0;for(let n of e){let r=n==="-"?void 0:Ki(n);if(!r?.isFile())return;t+=r.size}return t}function Ki(e){try{return(0,Kr.statSync)(
S(e))}catch{return}}function Ji(e,t,n){let r=`${tt(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${tt(e)} MB | ${r}`;let o=t>
0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(o*40)).padEnd(40,"\u2591"),s=Math.ceil(n/o-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(o*100)} % | ${tt(e)} of ${tt(t)} MB | ${r} | ${c}${s%60} s left`}var tt=e=>(e/1e6).toFixed(
1);var Ht=w(()=>P(ts)),ye=w(()=>P(ns)),es=w(()=>P(ss));function Xr(e,t,n){if(e!==0&&e!==38||n<24||Z(t,n)||e===0&&Zr(t,n))return;let r=e===0?ye():es();return r?.takes?.(t,n)===
!1?void 0:r}function Qr(e,t,n,r){if(_.length=0,t>256&&(r||Z(e,t)||Zr(e,t)))return;let o=ye();if(!o||o.takesQuickly?.(e,t)===
!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(n||!ze(e,i,t))))try{let s=o.decodeQuickly(i<t?O(e,0,i):e,
i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}function Zr(e,t){if(t<8192)return!1;let n=0;for(let r=0;r<t-1;r+=
Math.ceil(t/8))e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}function ts(){let{isAscii:e}=hn("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,o)=>!e(t.with(o,128)))?
e:void 0}function ns(){let e=k()<22,t=e?Ht():void 0;if(e&&!t)return;let n=X("utf-8"),r=rs(n),o=pn()?is:void 0,i=e?os:o,s=[
239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.
of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),h=r(f,f.length)===a&&
n(f)===a&&r(u,2)==="a\x7F",l=J;if(!(!h||t&&l.call(u,0,2)!=="a\x7F"))return{decode(m,b,g){try{if(t)return l.call(m,0,b);let L=n(
m);return g&&L.includes("\uFFFD")?void 0:L}catch{return}},decodeQuickly:r,takesQuickly:i,takes:t?(m,b)=>Fe(m,b)&&t(m):o,
completeLength(m,b){for(let g=1;g<=3&&g<=b;g++){let L=m[b-g];if(L<128)break;if(L>=192)return(L>=240?4:L>=224?3:2)>g?b-g:
b}return b}}}function rs(e){let t=dn;if(!t||M()||!(k()>=22))return e;let n=j()?64:1/0;return(r,o)=>o<=n?t.call(r,0,o):e(
r)}var os=(e,t)=>t<=64||t<=256&&Fe(e,t);function is(e,t){if(t<128)return!1;let n=0;for(let r=0;r<t;r+=Math.ceil(t/16)){let o=e[r];
if(o<128)n+=1;else{if(t<768)return!1;if(o===225)n-=3;else if(o>=206&&o<240)return!1}}return n>=0}function ss(){return W()?
fs():cs()}function cs(){let e=K,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(r,o)=>t.
charCodeAt(o)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return eo(0,k()<22?512:1/0,(r,o,i)=>{
let s=e.call(r,0,o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function fs(){let e=X("utf-16le");if(e(Uint8Array.
of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return eo(2048,1/0,(t,n,r)=>{let o=e(t);return r&&o.includes("\uFFFD")?
void 0:o})}var eo=(e,t,n)=>({takes:(r,o)=>o>=e&&o<=t,decode(r,o,i){try{return n(r,o,i)}catch{return}},completeLength(r,o){
let i=o-o%2;return(r[i-1]&252)===216?i-2:i}});var ro=w(M);function oo(e,t,n){if(n>64)return Fe(t,n)?us(e,t,n):void 0;if(n<=Qn()||(t[n>>1]|t[n-1])>=128||!Tt(t,n))return;
let r=Kt();return r?r.call(t,0,n):je(e,t,n)}function us(e,t,n){let r=Kt(),o=z(e);if(!(n<512&&(o||!r))&&!(o&&!r&&ao(e))&&
!Z(t,n))try{return Ht()?.(t)??gt(t,n,128,128)?r?r.call(t,0,n):ye()?.decodeQuickly(t,n):void 0}catch{return}}var Gt=[],jt=[];
function io(e,t,n){return n<=32||n>=512?void 0:co(zt(e),t,n)}function zt(e){return jt[e]===void 0&&(jt[e]=hs(e)?fo(e):null),
jt[e]}function so(e,t,n){return n<512?(ro()?Yt(e,t,n):void 0)??je(e,t,n)??Yt(e,t,n)??to(e,t,n):Yt(e,t,n)??(ao(e)?to(e,t,
n):void 0)??je(e,t,n)}function Yt(e,t,n){let r=Kt();if(!(!r||e!==21||Z(t,n)||!ls(t,n)))try{return r.call(t,0,n)}catch{return}}
var to=(e,t,n)=>co(fo(e),t,n);function co(e,t,n){try{return e&&!Z(t,n)?e(t):void 0}catch{return}}function fo(e){return Gt[e]===
void 0&&(Gt[e]=P(()=>ms(e))??null),Gt[e]}var Kt=w(()=>P(ds));function ds(){let e=J,t=Uint8Array.from({length:256},(n,r)=>r);
return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function ls(e,t){let n=Math.min(t,64);for(let r=0;r<n;r++)if((e[r]&
224)===128)return!1;return n===t||gt(e,t,128,224)}var ao=e=>e===21?ps():uo(),uo=w(W),ps=w(()=>W()||M()||!(k()>0)),hs=e=>uo()||
e===21&&ro();function ms(e){let t=Ye(e),n=X(x[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.
from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var lo;function ho(e,t,n){if(e===0)return lo??=xs(),lo(t,n);if(z(e)){let r=zt(e);if(r)return ws(e,r,t,n)}return Jt(e,t,n,
!0)??ys(e,t,n)}function ws(e,t,n,r){if(po??=M()?0:18,r<=po)return Me(n,r,!0,e);try{return t(n)}catch{return}}var po;function xs(){
let e=ye(),{mixed:t,most:n}=e&&M()?{mixed:0,most:0}:nr();return(r,o)=>{if(o<=t||o<=n&&qe(r,o)){let i=ne(r,o,!0);if(i!==void 0)
return i}if(!(r[0]===239||e?.takesQuickly?.(r,o)===!1))try{return e?.decodeQuickly(r,o)}catch{return}}}function Jt(e,t,n,r){
if(!on(e))return;let o=z(e);return(o?io(e,t,n):void 0)??(t[0]<128?oo(e,t,n):void 0)??(tr(t,n,o)?Me(t,n,r,e):void 0)??(o?
so(e,t,n):void 0)}function ys(e,t,n){if(!D(e))try{return Oe(e,null),Ve(0,Ie(t,n,0,!1,!0))}catch(r){throw U(r)}}var ge=new Uint8Array(18),Es=[0,0],nt=class{encoding;fatal;ignoreBOM;#e=null;#t=Es;#n=0;#r=!1;#o;#i=null;constructor(t,n,r,o=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#o=o}get name(){return x[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#r=!1,this.#o=0}decode(t,n,r){let o=ut(t);if(!this.#e&&this.#n===0){let i=this.#c(t,o,n);if(i!==void 0)return n||
this.#l(o),i}return this.#s(t,o,n,r)}decodeWhole(t,n){let r=ut(t);this.reset();let o=r<=256&&!this.fatal?ho(this.encoding,
t,r):this.#c(t,r,!0);return o!==void 0?o:this.#s(t,r,!0,n)}#s(t,n,r,o){if(this.#n>0){let u=this.#f(t,n,r)??this.#u(t,n,r,
o);if(u!==void 0)return u;this.#h()}let i=this.#e,s=this.#r,c=this.#o,f="";try{f=this.#m(t,n,r)??this.#d(t,n,r)}catch(u){
throw this.#e=i,this.#r=s,this.#o=c,U(u)}let a=this.#i;if(a)throw this.#i=null,this.#r=s,this.#o=c+n,o===void 0?a:a.toTypeError(
o);return f}#c(t,n,r){let{encoding:o}=this;if(_.length=0,n===0)return"";if(o===0){let s=rr(t,n)?ne(t,n,r):void 0;if(s!==
void 0)return s;let c=Qr(t,n,r,this.fatal);return c===void 0?void 0:this.#a(c)}let i=Jt(o,t,n,r);return i!==void 0&&this.
fatal&&i.includes("\uFFFD")?void 0:i}#a(t){return!this.#r&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#f(t,n,r){
let o=this.#n+n;if(n===0||o>18)return;_.length=0,this.#p(t,o);let i=this.encoding===0?ne(ge,o,r):Me(ge,o,r,this.encoding);
return i!==void 0&&!r&&this.#l(n),i}#u(t,n,r,o){if(this.encoding!==0)return;let i=this.#o,s=this.#r,c=this.#t,f=this.#n,
a=c[0]<224?2:3;if(f+n<=a)return;this.#p(t,a);let u=ne(ge,a,!0);if(u===void 0)return;let h=a-f;this.#n=0,this.#o+=h;try{return te(
u,this.decode(O(t,h),r,o))}catch(l){throw l instanceof $||l instanceof TypeError||(this.#e=null,this.#r=s,this.#o=i,this.#t=
c,this.#n=f),l}}#p(t,n){ge[0]=this.#t[0],ge[1]=this.#t[1];for(let r=this.#n;r<n;r++)ge[r]=t[r-this.#n]}#l(t){this.#o+=t,
this.#r||=t>0,this.#n=_.length,_.length>0&&(this.#t=[_.bytes[0],_.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{Oe(
this.encoding,null),Ie(t,this.#n,0,this.fatal,!1),this.#e=V(),this.#n=0}catch(n){throw U(n)}}#m(t,n,r){let o=Xr(this.encoding,
t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)
return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#d(O(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?
t:O(t,i,c),a=o.decode(f,c-i,this.fatal);if(a===void 0){if(s=te(s,this.#d(f,c-i,!0)),this.#i)return s}else s=te(s,this.#a(
a)),this.#o+=c-i;return this.#r||=c>0,c===n?s:this.encoding===0&&!r&&ze(t,c,n)?(this.#l(n-c),s):te(s,this.#d(O(t,c,n),n-
c,r))}#d(t,n,r){Oe(this.encoding,this.#e);let o="",i=jn(n),s=this.#r||this.ignoreBOM||!D(this.encoding),c=0;for(let f=0;;f+=
65536){let a=n-f<=65536,u=Math.min(65536,n-f),h=f===0&&a?t:O(t,f,f+u),l=Ie(h,u,c,this.fatal,r&&a);if(l<0)return this.#e=
V(),this.#i=new $(this.name,this.#o+f+R.start(),R.length()),o;if(c+=l,c>0&&(a||!Gn(c))){let m=!s&&Vn()===65279?1:0;i?i.add(
Yn()+2*m,c-m):o=te(o,Ve(m,c)),s=!0,c=0}if(a)break}return this.#r=s,this.#e=r?null:Pn(),this.#o+=n,i?i.toText():o}};var rt=class{line=1;column=1;#e;#t=[];constructor(t){this.#e=new nt(t,!1,!0)}startFile(){this.line=1,this.column=1,this.#t=
[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=bs(t),this.column=1,this.#e.reset(),this.#t=[]),this.#t.push(t.
slice(n))}settle(){for(let t of this.#t)for(let n of this.#e.decode(t,!1))this.column+=1;this.#t=[]}};function bs(e){let{
start:t,words:n}=gn(e,0),r=t+4*n.length,o=xo(e,0,Math.min(t,e.length))+xo(e,r,e.length);for(let i=0;i<n.length;i+=255){let s=Math.
min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,u=(a&2139062143)+2139062143|a|2139062143;c=c+(~u>>>7)|
0}o+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return o}function xo(e,t,n){let r=0;for(let o=t;o<n;o++)e[o]===10&&(r+=1);
return r}var go={isLending:!0,newTranscoder:({from:e,to:t},n)=>new Xe(e,t,{...n,take:Jn})},q=class extends Error{};async function Eo(e,t){
let n=e.output===void 0,r,o=()=>{},i=()=>{s.stop(),r?.discard()},s=Jr(e.files,n,()=>{r?.keepListening?.(),n&&(o=$t(i))}),
c=0;try{n||(o=$t(i)),r=e.isDry?Os:Ut(e.output);let f=new Qt(e,t,r,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&
!n)break;c!==0&&!n?r.discard():await f.end(),s.stop()}catch(f){i(),c=Dt(e.output,f instanceof q?f.cause:f)||c}return o(),
c}var Os={write(){},wait(){},finish(){},discard(){}},Qt=class{#e;#t;#n;#r;constructor(t,n,r,o){this.#e=t,this.#t=r,this.#n=
o,this.#r=new Zt(t,n,i=>{try{r.write(i)}catch(s){throw new q("The output failed.",{cause:s})}})}async add(t){try{return await this.#o(
t),this.#s(t),0}catch(n){if(n instanceof q)throw n;return this.#r.abandon(),await this.#i(),this.#s(t),this.#n.stop(),he(
re(t),n)}}async end(){this.#r.convert(new Uint8Array,N.result),await this.#t.finish()}async#o(t){let n=await Rr(t,this.#t.
file);try{for(let o=await n.next();o;o=await n.next())this.#r.convert(o,N.none),await this.#i(),this.#n.add(o.length),await jr()}finally{
await n.close()}this.#r.convert(new Uint8Array,N.source),await this.#i();let{encoding:r}=this.#r;r!==void 0&&this.#e.onDecision?.(
r)}#i(){return this.#t.wait()?.catch(t=>{throw new q("The output failed.",{cause:t})})}#s(t){for(let n of this.#r.takeMessages())
this.#n.stop(),_t(re(t),n)}},Zt=class{#e;#t;#n;#r;#o=new Je;#i;#s;#c=!1;#a=!1;#f;constructor(t,n,r){let{to:o,bom:i,fatal:s,
unmappable:c,eol:f}=t;this.#e=t,this.#t=n,this.#n=r;let a=i==="keep"&&D(o)&&t.files.length===1,u={fatal:s,ignoreBOM:a,bom:i===
"add",unmappable:c,losses:this.#o};this.#r=n.newTranscoder(t,u);let h=c==="fatal"||c==="translit";this.#f=h&&!D(o)?new rt(
o):void 0,this.#s=f&&new Ze(f,o)}get encoding(){return this.#r.decision?.encoding}convert(t,n){let r;this.#a=!0,n!==N.result&&
!this.#c&&(this.#i=this.#t.newFixer?.());let o=[];try{this.#r.transcode(t,n,s=>{this.#f?.advance(s),this.#t.isLending?this.#u(
s):o.push(s)})}catch(s){if(s instanceof q)throw s;r=s}for(let s of o)if(!this.#i)this.#u(s);else for(let c of this.#i.add(
s))this.#u(c);if(this.#c=!r&&n===N.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#f?.
settle();let i=r&&As(r,this.#f);if(this.#c||this.#f?.startFile(),r)throw i}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){
if(this.#c)try{this.convert(new Uint8Array,N.source)}catch(t){if(t instanceof q)throw t}}takeMessages(){let{from:t,quiet:n,
verbose:r}=this.#e,{decision:o}=this.#r,i=this.#o.take();if(!o||!this.#a)return[];this.#a=!1;let s=n?[]:Vr(i,o.encoding,
this.#e),{path:c=[]}=this.#r;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),typeof t==
"object"&&(r||!n&&So(o))&&s.unshift(Is(o)),s}},So=({score:e})=>e!==null&&e<.9;function Is(e){let{encoding:t,source:n,score:r}=e,
o=r===null?n:`${n}, ${r.toFixed(2)}`,i=So(e)?"; this is uncertain: check the result, or name the encoding with --from":"";
return`decoded as ${x[t].name} (${o})${i}`}function As(e,t){if(e instanceof $){let n=e.length===1?"is":"are";return new Error(
`${we(e.length,"byte")} at offset ${e.offset} ${n} invalid in ${e.encoding}; check --from, or leave out --fatal to repla\
ce such bytes with U+FFFD`)}if(e instanceof Pe&&t){let{line:n,column:r}=t;return new Error(`line ${n}, column ${r} (offs\
et ${e.index}): ${e.encoding} can't represent ${vt(e.codePoint)}; use --unmappable translit or replacement, or html in H\
TML, or --to utf-8`)}return e}function Ms(e){try{let{values:t,files:n}=ir(e,[...Or,...Ar,...Br]),r=t.help||t.version?void 0:Fs(t,n);if(r)throw new B(r);
_s(t,n).then(bo)}catch(t){if(!(t instanceof B))throw t;me(`error: ${t.message}
(see encoding-wasm --help)
`),bo(_e.usage)}}function Fs(e,t){let{from:n,output:r,list:o,detect:i,json:s,bom:c,inPlace:f,outDir:a,recursive:u,skipUtf8:h,
dryRun:l,completion:m}=e,b=f!==void 0||a!==void 0;if(r!==void 0&&(o||i||m))return`--output is for conversions; write ${o?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(o||i||m||e.manual)
return;if(e.repair&&e.c)return"--repair and -c exclude each other.";if(n===void 0&&!e.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:g}=To(e);if(c==="add"&&!D(g))return`--bom: ${x[g].name}\
 has no byte order mark.`;if(f!==void 0&&a!==void 0)return"--in-place and --out-dir exclude each other.";if(b&&r!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(b&&(t.length===0||t.includes("-")))
return"--in-place and --out-dir need the names of files.";if(f?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((h||l)&&!b)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(u&&!b&&r===void 0&&t.length===
0)return"--recursive needs a directory."}var To=({to:e={to:0},c:t,unmappable:n})=>n?{to:e.to,unmappable:n}:{...t&&{unmappable:"\
ignore"},...e};async function _s(e,t){if(e.help)return xe(Ir);if(e.version)return xe(`0.1.0
`);if(e.list)return xe(x.map(({name:g,labels:L})=>`${g}: ${L.join(", ")}
`).join(""));if(e.completion)return xe((await Promise.resolve().then(()=>it(require("./cli-full.cjs"),1))).completionFor(
e.completion));if(e.manual)return xe((await Promise.resolve().then(()=>it(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:r,recursive:o=!1,inPlace:i,outDir:s,c,repair:f,fixDeclaration:a}=e,{to:u,unmappable:h="fatal",otherwise:l}=To(
e),m={files:t.length>0?ur(t,o):["-"],from:n,to:u,bom:e.bom??"strip",eol:e.eol,fatal:!!e.fatal||i==="",unmappable:h,quiet:!!(e.
quiet||e.silent),verbose:!!e.verbose,output:r==="-"?void 0:r};return typeof n=="number"&&Ke.includes(h)&&[l,i,s].every(g=>g===
void 0)&&![e.detect,c,f,a].some(Boolean)?gr()?Eo(m,go):_e.failure:(await Promise.resolve().then(()=>it(require("./cli-full.cjs"),1))).
runFully(m,{...e,otherwise:l})}function bo(e){process.exitCode=e,setTimeout(()=>process.stderr.write("",()=>process.exit(
e)),100).unref()}Ms(ar());
