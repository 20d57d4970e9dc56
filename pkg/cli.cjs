#!/usr/bin/env node
"use strict";var ao=Object.create;var Qe=Object.defineProperty;var uo=Object.getOwnPropertyDescriptor;var lo=Object.getOwnPropertyNames;var ho=Object.getPrototypeOf,po=Object.prototype.hasOwnProperty;var qt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of lo(t))!po.call(e,o)&&o!==n&&Qe(e,o,{get:()=>t[o],
enumerable:!(r=uo(t,o))||r.enumerable});return e};var Ze=(e,t,n)=>(n=e!=null?ao(ho(e)):{},qt(t||!e||!e.__esModule?Qe(n,"default",{value:e,enumerable:!0}):n,e)),mo=e=>qt(Qe(
{},"__esModule",{value:!0}),e);var ps={};module.exports=mo(ps);var et="encoding-wasm";function zt(){throw new Error("encoding-wasm: call instantiate() first.")}var Kt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function w(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var x=yo();function yo(){let e=Kt.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});
return Object.freeze(e)}var go=w(()=>new Map(x.flatMap(({labels:e},t)=>e.map(n=>[n,t]))));var Xt=e=>e<36&&e!==33,ne=e=>e>0&&e<29,Qt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(x[e].name);function re(e){let t=go();return t.get(e)??t.get(en(So(e)))}function Zt(e){let t=_e(e),n={936:"gbk",950:"big5"}[t]??t,r=x.findIndex(({labels:o})=>o.some(i=>_e(i)===n));return r<0||
r===36?void 0:r}var _e=e=>en(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Eo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ue(e){return Eo.find(t=>t.encoding===e)?.bytes}function G(e){return e===0||e===37||e===38}function So(e){let t=0,
n=e.length;for(;Jt(e[t]);)t+=1;for(;Jt(e[n-1]);)n-=1;return e.slice(t,n)}var Jt=e=>`	
\f\r `.includes(e);function en(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var C=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ke=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,tn=Symbol.for("encoding-wasm.UnmappableError"),De=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){
super(`${ke(r)} at index ${o} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.
codePoint=r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r==
"object"&&r!==null&&tn in r}[tn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"nam\
e",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var nn=(e,t)=>e?.prototype?.[t],Re=e=>nn(globalThis.Buffer,e),q=Re("ucs2Slice"),tt=Re("ucs2Write"),rn=Re("utf8Slice"),z=Re(
"latin1Slice"),bo=e=>globalThis[e],on=bo("TextDecoder"),To=nn(on,"decode");function K(e){let t=new on(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:To}),n=>t.decode(n)}function P(e){try{return e()}catch{return}}var U=()=>"InternalError"in globalThis,L=()=>"Bun"in globalThis;function sn(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var j=()=>"Deno"in globalThis,k=()=>Number.
parseInt(globalThis.process?.versions?.node,10),cn=e=>globalThis.process?.getBuiltinModule?.(e);function oe(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var fn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,an=()=>Object.getPrototypeOf(Uint8Array.prototype),nt=e=>fn(an(),
e);var Io=e=>globalThis[e]&&fn(globalThis[e].prototype,"byteLength"),un=e=>an()[e];var dn=nt("buffer"),Bo=nt("byteOffset"),Mo=nt("byteLength");var Fo=un("set"),_o=un("slice");var Lo=Io("ArrayBuffer");var ie=e=>Mo.call(e);function rt(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:ie(e)}var T=(e,t,n=ie(
e))=>new Uint8Array(dn.call(e),Bo.call(e)+t,n-t);var xe=(e,t,n)=>Fo.call(e,t,n);var No=(e,t,n)=>_o.call(e,t,n);function ot(e,t,n){if(n>24)return No(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<n;o++)
r[o]=e[t+o];return r}function J(e,t){if(t<=64)return!1;try{return Lo.call(dn.call(e)),!1}catch{return!0}}function hn(e,t,n){let r=$e(f=>Ro(f,n),e,t),o=$e($o,e,t);if(r&&o){let f=j()?1/0:64;return{...o,read:(a,u)=>(u<128?r:o).read(
a,u),write:(a,u)=>(a.length<f?r:o).write(a,u),readBytes:r.readBytes,writeBytes:j()?r.writeBytes:void 0,mostByTable:512}}
let i=it(e);if(r){let f=U()?$e(ln,e,t):void 0;return f?{...r,read:(a,u)=>(u<1024?r:f).read(a,u)}:r}let s=o??$e(ln,e,t)??
i,c=o?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function $e(e,t,n){let r="\
\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(r,n),it(t).read(
n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var Do="strings";function Ro(e,t){let[n]=WebAssembly.Module.
customSections(t,Do),r=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encod\
ing-wasm":{memory:e}});return{...o,most:65539}}function $o(e){let[t,n]=[q,tt],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&
(r=new Uint8Array(e.buffer)),r),i;return{read:(f,a)=>t.call(o(),f,f+2*a),write:(f,a)=>n.call(o(),f,a,2*f.length),most:1/0,
collect:L()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),u=0;return{add(p,l){xe(a,new Uint8Array(e.buffer,
p,2*l),u),u+=2*l},toText:()=>t.call(a,0,u)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let u=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function ln(e){let t=K("utf-16le"),{write:n,most:r}=it(e);return{
read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function it(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return oe(i,s,o);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(r,o){let i=n();
for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var Ce,d,ct,pn,mn,W,M={input:0,units:0,output:0},ye=0,Pe={name:"",encoding:-1},y={isBusy:!0,newCodec:NaN};function ce(e,t){
Pe.name=e,Pe.encoding=t,y.newCodec=NaN,y.isBusy&&wn(),y.isBusy=!0}function wn(){try{gn(),Ce??=yn(zt()),Ho(new WebAssembly.
Instance(Ce),Ce)}catch(e){throw En(e)}}function xn(e){try{gn(),Ce=vo(yn(e))}catch(t){throw En(t)}wn()}function yn(e){return Po(e)?e:new WebAssembly.Module(e)}function Po(e){try{return WebAssembly.Module.customSections(e,et),
!0}catch{return!1}}var Wo="encoding-wasm";function vo(e){let[t]=WebAssembly.Module.customSections(e,Wo),n=`${et} 0.1.0`,
r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function Ho({exports:e},t){d=e,st=
WebAssembly.RuntimeError,M.input=d.input(),M.units=d.units(),M.output=d.output(),Tn(),W=hn(d.memory,M.units,t),ye=Math.min(
d.units_length(),W.most),y.isBusy=!1}function gn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function En(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Go(e))return new RangeError(
`encoding-wasm: ${Sn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var Sn="no memory for WebAssembly; free some, and call again",Go=e=>e instanceof
RangeError&&/memory/i.test(e.message);function ge(){return at(),ct}function bn(){return at(),pn}function ft(){return at(),
mn}function at(){ct[0]===void 0&&Tn()}function Tn(){let{buffer:e}=d.memory;ct=new Uint8Array(e),pn=new Uint8Array(e,M.input,
65536),mn=new Int32Array(e,d.codec(),d.codec_length()>>2)}function On(e,t){return ce(e,-1),An(t)}function An(e){try{let t=e();
return y.isBusy=!1,t}catch(t){throw D(t)}}var st;function D(e){if(!st||!(e instanceof st))return e;let t=x[Pe.encoding]?.
name,n=`${Pe.name}${t?` of ${t}`:""} failed`;return jo()?new RangeError(`encoding-wasm: ${n}: ${Sn}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}function jo(){try{return d.memory.grow(32),!1}catch{return!0}}function Y(){let e=ft();return Nn(e,new Int32Array(e.length))}function _n(){return d.held()!==0?Y():(y.newCodec=dt,null)}
var Ln=e=>Nn(e,ft());function Nn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function ut(e,t){Ko(e,t)||(ce("decod\
ing",e),t?Ln(t):d.new_decoder(e),dt=e===33||e===36?NaN:e)}var dt=NaN;function Ko(e,t){return t||y.newCodec!==e||y.isBusy?
!1:(y.newCodec=NaN,y.isBusy=!0,!0)}function lt(e,t,n,r){ce("transcoding",e),r?Ln(r):d.new_transcoder(e,t,+n)}function Un(e,t){d.set_source_encoding(e,+t),y.
isBusy=!1}function ht(e,t,n,r,o){Ee(e,t),y.isBusy=!0;let i=d.decode_block(t,n,+r,+o);return y.isBusy=!1,o&&i>=0&&(y.newCodec=dt),Wn(
i)}var v={encoding:-1,at:0,most:0,owner:void 0};function We(e,t,n){if(v.encoding!==e||v.owner!==d||y.isBusy){try{ce("decodi\
ng",e),v.owner=d,v.at=W.readBytes?d.byte_table(e):0,v.most=!Qt(e)&&W.mostByTable||1/0,v.encoding=e}catch(o){throw D(o)}y.
isBusy=!1}if(v.at===0||n>v.most)return;if(n<=65536)return Ee(t,n),In(n);if(W.most>ye)return;let r="";for(let o=0;o<n;o+=
65536){let i=Math.min(65536,n-o);Ee(T(t,o,o+i),i),r=Q(r,In(i))}return r}function pt(e,t,n,r){return On("decoding",()=>{let o=Math.
min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),Ee(o===t?e:T(e,i,i+o),o),!d.is_free_of(o,n,r))return!1;
return!0})}function Jo(e,t){let n=-1,r,o;function i(s){try{return ce(e,s),n=s,o=d,r=t(s),y.isBusy=!1,r}catch(c){throw D(
c)}}return s=>s===n&&o===d&&!y.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var ve=Jo("decoding",e=>{let t=ne(e),n=(!t?d.pair_table(e):d.byte_table(e))>>>0;return n>0?new Uint16Array(d.memory.buffer,
n,t?256:65536):void 0}),In=e=>W.readBytes(M.input,e,v.at);function Q(e,t){try{return e+t}catch(n){throw new RangeError("\
The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var kn=e=>e+
65536+3<=ye,Dn=e=>e>ye&&e<268435456?W.collect?.(e+3):void 0,Rn=()=>M.units,$n=()=>ge()[M.units]|ge()[M.units+1]<<8,Cn=(e,t)=>W.
read(M.units+2*e,t-e);var N={none:0,source:1,result:2};function Pn(e,t,n,r){let o=ie(e);Ee(e,o),y.isBusy=!0;let i=d.transcode_block(o,+t,n,r);
return y.isBusy=!1,Wn(i)}function Ee(e,t){let n=bn();if(t>8)try{xe(n,e)}catch{xe(n,T(e,0,t))}else for(let r=0;r<t;r++)n[r]=
e[r]}function Wn(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var vn=e=>ot(ge(),M.output,e),Hn=e=>ge().subarray(M.output,M.output+e),R={finished:()=>d.finished()!==0,read:()=>d.read(),
written:()=>d.written(),codePoint:()=>d.code_point(),start:()=>d.start(),length:()=>d.length()},fe={malformed:()=>d.replaced(),
firstMalformed:()=>d.first_replaced(),unmappable:()=>d.unmapped(),firstUnmappable:()=>d.first_unmapped(),codePoint:()=>d.
unmapped_code_point()};var Gn=new Uint8Array(128),Se=Xo(Gn);function Xo(e){return new Uint16Array(e.buffer)}var jn=w(()=>yt()?0:18),Qo=w(()=>k()>=
22&&!j()&&!L()?12:18),Zo=w(()=>U()||k()<22?18:8),ei=w(()=>j()||!(k()>=22)?64:32),ti=w(()=>U()||L()?64:32),Yn=(e,t)=>(e[0]&
e[t>>1])>=128;function Vn(e,t,n){return n?t<=Zo():t<=18||t<=ti()&&(Yn(e,t)||gt())}var wt=(e,t)=>t<=Qo()||t<=64&&Yn(e,t)&&
t<=ei(),F={length:0,bytes:[0,0]};function Te(e,t,n){if(e[0]<128&&yt())return Et(e,t)?z.call(e,0,t):void 0;let r=0;for(let o=0;o<
t;){let i=e[o++],s=i;if(i>=128){if(i<194||i>=240)return;let c=o+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&o===t){mt(
i,0,1);break}let f=e[o++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)
return;if(c){mt(i,f^128,2);break}let a=e[o++]^128;if(s|=a,a>=64||s===65279)return}}Se[r++]=s}return qn(r)}function xt(e,t,n,r){
let o,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(o??=ve(r),!o)return;if(f=o[c],f===0){if(s<t)f=o[c|e[s++]<<8];else if(!n&&
r!==32){mt(c,0,1);break}}if(f===0||f===65533)return}Se[i++]=f}return qn(i)}function He(e,t,n){return F.length=0,Te(T(e,t,
n),n-t,!1)===""}function mt(e,t,n){F.length=n,F.bytes[0]=e,F.bytes[1]=t}function qn(e){if(e<3||e<=18&&!yt())return oe(Se,
0,e);if(gt())return q.call(Gn,0,2*e);if(!(e>36))return oe(Se,0,18)+oe(Se,18,e-18)}var yt=w(()=>L()&&gt()),gt=w(()=>P(ni)===
!0);function ni(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(q)==="a\
\uFEFF\uD83D"&&t(z)==="a\0\xFF\xFE=\xD8"}function Et(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function Oe(e,t){
for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Ge=["fatal","html","replacement"];var B=class extends Error{};function zn(e,t){let n=c=>{let f=t.find(({flags:u})=>bt(u).includes(c));if(f)return f;let a=si(
c,t.flatMap(({flags:u})=>bt(u)));throw new B(`unknown option '${c}'${a?`
(Did you mean ${a}?)`:""}`)},r={},o=[...e],i=[],s=(c,f)=>{let{flags:a,isOptional:u,omitted:p}=c,l=St(c)?f??(u?p:o.shift()):
!0;if(l===void 0)throw new B(`option '${a}' argument missing`);r[ri(a)]=l===!0||oi(c,l)};for(;o.length>0;){let c=o.shift();
if(c==="--")i.push(...o.splice(0));else if(c.startsWith("--")){let[f,a]=ii(c,c.indexOf("=")),u=n(f);if(a!==void 0&&!St(u))
throw new B(`option '${u.flags}' takes no argument`);s(u,a?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let f=c.slice(
1);f!=="";){let a=n(`-${f[0]}`);f=f.slice(1),s(a,f||void 0),St(a)&&(f="")}else i.push(c)}return{values:r,files:i}}var bt=e=>e.
replace(/ <.*/,"").split(", "),St=({flags:e})=>e.endsWith(">"),ri=e=>bt(e).at(-1).replace(/^-+/,"").replace(/-./g,t=>t[1].
toUpperCase());function oi({flags:e,choices:t,parse:n},r){if(t&&!t.includes(r))throw new B(`option '${e}' argument '${r}\
' is invalid. Allowed choices are ${t.join(", ")}.`);if(!n)return r;try{return n(r)}catch(o){throw o instanceof B?new B(
`option '${e}' argument '${r}' is invalid. ${o.message}`):o}}var ii=(e,t)=>t<0?[e]:[e.slice(0,t),e.slice(t)];function si(e,t){
let n=t.map(o=>({other:o,distance:ci(e,o)})),[r]=n.sort((o,i)=>o.distance-i.distance);return e.startsWith("--")&&r.distance<=
2?r.other:void 0}function ci(e,t){let n=Array.from({length:t.length+1},(r,o)=>o);for(let r of e){let o=[n[0]+1];for(let i=0;i<
t.length;i++)o.push(Math.min(n[i]+(r===t[i]?0:1),n[i+1]+1,o[i]+1));n=o}return n[t.length]}var Ae={failure:1,usage:2};var Tt=require("node:buffer"),Xn=require("node:fs");function Qn(){let e=process.argv.slice(2);if(process.platform!=="lin\
ux"||!e.some(n=>n.includes("\uFFFD")))return e;let t=(0,Xn.readFileSync)("/proc/self/cmdline","latin1").split("\0").slice(
0,-1);return t.slice(t.length-e.length).map(n=>ae(Buffer.from(n,"latin1")))}function ae(e){if((0,Tt.isUtf8)(e))return Kn(
e);let t="";for(let n=0;n<e.length;){let r=[1,2,3,4].map(o=>e.subarray(n,n+o)).find(o=>(0,Tt.isUtf8)(o));t+=r?Kn(r):String.
fromCharCode(56320+e[n]),n+=r?.length??1}return t}var Kn=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString();function S(e){
let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(t.map((n,r)=>r%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-56320)))}function Z(e){return e===""?"''":e==="-"?"standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\
\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var ue=require("node:fs"),Be=require("node:path");function Zn(e,t){let n=e.flatMap(r=>er(r)?[r]:fi(r));return t?n.flatMap(r=>tr(r)?nr(r):[r]):n}function er(e){try{return e===
"-"||(0,ue.lstatSync)(S(e),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function tr(e){try{return e!=="-"&&(0,ue.statSync)(
S(e)).isDirectory()}catch{return!1}}function nr(e){let t=Ot(e);return t?t.flatMap(({name:n,isFolder:r,isFile:o})=>{if(n.
startsWith("."))return[];let i=(0,Be.join)(e,n);return r?nr(i):o?[i]:[]}):[e]}function Ot(e){try{return(0,ue.readdirSync)(
S(e),{withFileTypes:!0,encoding:"buffer"}).map(t=>({name:ae(t.name),isFolder:t.isDirectory(),isFile:t.isFile()})).sort((t,n)=>t.
name<n.name?-1:1)}catch{return}}function fi(e){if(!/[*?[]/.test(e))return[e];let t=e.split("/"),n=t[0]===""?"/":".",r=Ie(
n,t[0]===""?t.slice(1):t);return r.length>0?r:[e]}function Ie(e,[t,...n]){if(t==="**"){let i=(Ot(e)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>Ie((0,Be.join)(e,s),[t,...n]));return[...n.length>0?Ie(e,n):[],
...i]}if(!/[*?[]/.test(t)){let o=(0,Be.join)(e,t);return n.length>0?tr(o)?Ie(o,n):[]:er(o)?[o]:[]}let r=ai(t);return(Ot(
e)??[]).flatMap(({name:o,isFolder:i})=>{if(!r.test(o)||o.startsWith(".")&&!t.startsWith("."))return[];let s=(0,Be.join)(
e,o);return n.length===0?[s]:i?Ie(s,n):[]})}function ai(e){let t=e.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,r,o)=>n==="*"?".*":n==="?"?".":o!==void 0?`[${r&&"^"}${o.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${t}\
$`,"su")}var sr=require("node:fs"),cr=require("node:path");var or=require("node:util");var ir={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},At={
...ir,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},It={...ir,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function de(e,t){let{code:n="",errno:r}=e,
o=r===void 0?void 0:(0,or.getSystemErrorMap)().get(r)?.[1];return o===void 0?e:new Error(t[n]??`${o} (${n})`)}function le(e,t){
return Bt(e,t instanceof Error?t.message:String(t)),Ae.failure}function Bt(e,t){he(`encoding-wasm: ${e}: ${t}
`)}var rr=!1;function he(e){rr||process.stderr.on("error",()=>{}),rr=!0,process.stderr.write(e)}var pe=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function fr(){let e=(0,cr.join)(__dirname,"encoding.wasm");try{return xn((0,sr.readFileSync)(e)),!0}catch(t){let{message:n}=de(
t,{});return le(`its part ${Z(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var ui=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],di=w(()=>new Map(ui.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function ar(e){
return re(e)??di().get(_e(e))??Zt(e)}var ur=["detect","html","xml"];var dr=["fatal","html","replacement","ignore","translit"];var lr=["bash","zsh","fish"];var hr=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:hi,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:pi,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:dr},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:ur},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:lr}],pr=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,mr=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],wr=[{flags:"--man\
ual",what:""}];function hi(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:xr(t)}function pi(e){let[t,...n]=e.split(
"//"),r=xr(t),o=n.map(c=>c.toUpperCase()),i=o.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new B(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=o.includes("IGNORE");return o.includes("TRANSLIT")?
{to:r,otherwise:s?"":"?"}:s?{to:r,unmappable:"ignore"}:{to:r}}function xr(e){let t=re(e)??ar(e);if(t===void 0)throw new B(
"No encoding has this name; encoding-wasm --list shows all.");if(t===36)throw new B("It stands for an encoding that hold\
s no text.");return t}var h=require("node:fs"),$=require("node:path");function Ft(e){if(e===void 0)return mi();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,h.lstatSync)(
S(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),r=n?(0,h.statSync)(S(e),{throwIfNoEntry:!1}):t;if(r?.isDirectory()||e.endsWith(
"/")||e.endsWith($.sep))throw new Error(It.EISDIR);return r&&!r.isFile()?_t((0,h.createWriteStream)(S(e)),!0):(r&&(0,h.accessSync)(
S(e),h.constants.W_OK),yi(n?Mt(e):e,r))}var yr;function mi(){return yr??=wi(),yr}function wi(){let e=(0,h.fstatSync)(1,{
bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?_t(process.stdout,!1):xi(t)}function xi(e){let t,
n=()=>{t??=_t(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(r){let o=r;try{for(;!t&&o.length>0;)o=o.subarray(
(0,h.writeSync)(1,o))}catch(i){if(i.code!=="EAGAIN")throw i;n()}o.length>0&&t?.write(o)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function _t(e,t){e.on("error",()=>{});let n,r=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),o=()=>{
let i=n;return n=void 0,i};return{write(i){let s=r(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:o,async finish(){await o(),t&&await r(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function Mt(e){if(!(0,h.lstatSync)(S(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=ae((0,h.readlinkSync)(
S(e),"buffer"));return(0,$.isAbsolute)(t)?Mt(t):Mt(`${ae(h.realpathSync.native(S((0,$.dirname)(e)),"buffer"))}${$.sep}${t}`)}
var gr=0;function yi(e,t){gr+=1;let n=[process.pid,gr,Math.random().toString(36).slice(2)].join("-"),r=S((0,$.join)((0,$.dirname)(
e),`.encoding-wasm-${n}.tmp`)),o=(0,h.openSync)(r,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,h.closeSync)(o))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,h.writeSync)(o,f))},wait(){},finish(){s(),t&&(gi(r,t),(0,h.chmodSync)(r,t.mode)),
(0,h.renameSync)(r,S(e))},discard(){try{s()}finally{(0,h.rmSync)(r,{force:!0})}}}}function gi(e,{uid:t,gid:n}){try{(0,h.chownSync)(
e,t,n)}catch{}}async function me(e){try{let t=Ft();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Lt(
void 0,t)}}function Lt(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let r=e===void 0?"standard o\
utput":Z(e);return le(`cannot write ${r}`,de(t,It))}var Sr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},je=class{#e={...Sr};get malformed(){return this.#e.
malformed}addBlock(t){let n=this.#e;n.malformed===0&&(n.firstMalformed=t+fe.firstMalformed()),n.malformed+=fe.malformed(),
n.unmappable===0&&(n.firstUnmappable=t+fe.firstUnmappable(),n.codePoint=fe.codePoint()),n.unmappable+=fe.unmappable()}counting(t){
return(n,r)=>{let o=this.#e,i=t(n,r);return i===null||n===65533||(o.unmappable===0&&(o.firstUnmappable=r(),o.codePoint=n),
o.unmappable+=1),i}}take(){let t=this.#e;return this.#e={...Sr},t}};var Ye=class e{from;to;#e=null;#t=0;#n;constructor(t,n,r){this.from=t,this.to=n,this.#n=r}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(lt(t,this.to,this.#n.ignoreBOM,
this.#e),Un(t,n),this.#e=Y())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,r){
let{fatal:o,ignoreBOM:i,bom:s,unmappable:c,take:f=vn,losses:a}=this.#n;s&&!this.#e&&r(Uint8Array.from(Ue(this.to)??[]));
let u=Math.max(0,Ge.indexOf(c)),p=ie(t);try{lt(this.from,this.to,i,this.#e);for(let l=0;;){let m=p-l<=65536,g=m&&l===0?t:
T(t,l,m?p:l+65536),E=Pn(g,o,u,m?n:N.none);a?.addBlock(this.#t+l);let _=E<0?R.written():E;if(_>0&&r(f(_)),E<0&&this.#r(E,
l),l+=R.read(),m&&R.finished())break}}catch(l){throw D(l)}this.#e=n===N.result?null:Y(),this.#t=n===N.none?this.#t+p:0}#r(t,n){
let r=this.#t+n+R.start();throw this.#e=Y(),this.#t=0,t===-1?new C(x[this.from].name,r,R.length()):new De(R.codePoint(),
r,x[this.to].name)}};var qe=class{#e;#t;#n;#r=!1;#o=new Uint8Array;constructor(t,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(t===
"lf"?[10]:[13,10]).flatMap(r=>this.#t===1?[r]:n===37?[0,r]:[r,0])}add(t){let n=this.#o.length>0?Buffer.concat([this.#o,t]):
t,r=n.length-n.length%this.#t;this.#o=n.slice(r);let o=new Uint8Array(r*this.#e.length),i=0;for(let s=0;s<r;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#r)o.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)o[i++]=n[s+a];this.#r=f}return o.subarray(0,i)}};var A=require("node:fs");var Tr;async function Ar(e,t){let n=async i=>{try{return await i()}catch(s){throw de(s,At)}},{next:r,close:o}=await n(()=>e===
"-"?bi(t):Ti(S(e),t));return{next:()=>n(r),close:o}}function bi(e){let t=Fr((0,A.fstatSync)(0,{bigint:!0}),e);return t.isFile()?Ir(0,t,()=>{}):Oi()}function Ti(e,t){let n=Fr(
(0,A.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Ai(e);let r=(0,A.openSync)(e,"r");return Ir(r,n,()=>(0,A.closeSync)(
r))}function Ir(e,{size:t},n){Tr??=new Uint8Array(262144);let r=Tr,o=0;return{async next(){let i=(0,A.readSync)(e,r,0,262144,
null);if(o+=i,i>0)return r.subarray(0,i);if(o<t&&(0,A.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shor\
ter while it was read, so that its end is missing; convert it again")},close:n}}function Oi(){let e=Br(0,()=>{}),t=process.
platform==="win32"?Or():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;
t=Or()}return t.next()},close:()=>t?.close()}}function Or(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.
next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Ai(e){let t=await Mr(n=>(0,A.open)(e,
n));return Br(t,()=>(0,A.closeSync)(t))}function Br(e,t){let n=new Uint8Array(262144);return{next:async()=>{let o=await Mr(
i=>(0,A.read)(e,n,0,262144,null,i));return o>0?n.subarray(0,o):void 0},close:t}}var Mr=e=>new Promise((t,n)=>e((r,o)=>r?
n(r):t(o)));function Fr(e,t){if(e.isDirectory())throw new Error(At.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var Lr=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Ut=new Set,kt=!1,_r=Date.now();function Dt(e){if(Ut.add(e),!kt)for(let t of Lr)
process.on(t,Nr);return kt=!0,()=>Ut.delete(e)}function Nr(e){for(let t of Ut)t();for(let t of Lr)process.off(t,Nr);process.
kill(process.pid,e)}function Ur(){if(!(!kt||Date.now()-_r<50))return new Promise(e=>{setImmediate(()=>{_r=Date.now(),e()})})}function Dr(e,t,{to:n,unmappable:r,drop:o}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=e;if(o)
return s>0&&i.push(`${pe(s,"invalid byte sequence")} ${Rt(s)} left out, ${$t(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${kr(e.unmappable,n)} ${Rt(e.unmappable)} left out`),i;if(s>0){let p=pe(s,"invalid byte sequence"),l=`${$t(s)}at offset\
 ${c}`;i.push(`${p} became ${Mi(n,r)}, ${l}; the file is damaged, or not in ${x[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let u=r==="ignore"?`${Rt(e.unmappable)} left out`:Bi[typeof r=="function"?"function":r];if(e.unmappable>
0&&u){let p=`${$t(e.unmappable)}${Ct(a)} at offset ${f}`;i.push(`${kr(e.unmappable,n)} ${u}, ${p}; use --unmappable html\
 in HTML, or --to utf-8`)}return i}var Bi={replacement:"became ?",translit:"became their best fit",function:"became thei\
r best fit, or ?"},Rt=e=>e===1?"was":"were",$t=e=>e===1?"":"the first ",kr=(e,t)=>`${pe(e,"character")} that ${x[t].name}\
 can't represent`;function Ct(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${ke(e)}\
)`:ke(e)}function Mi(e,t){return Ue(e)||e===re("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Cr=require("node:fs");var Ui="\x1B[?25l",ki="\x1B[?25h",$r="\r\x1B[K";function Pr(e,t,n){let r,o=0,i=!1,s=!1,c=0,f=Date.now();function a(u){let p=Date.
now();if(i&&p-c<100)return;c=p,s||n(),s=!0;let l=Ci(o,u,(p-f)/1e3);he(`${i?"":Ui}${$r}${l.slice(0,process.stderr.columns)}`),
i=!0}return{add(u){o+=u,!(o<2e6)&&(r??={total:Ri(e),canShow:Di(t)},r.canShow&&(r.total??o)>=2e7&&a(r.total))},stop(){i&&
he(`${$r}${ki}`),i=!1}}}var Di=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);function Ri(e){
let t=0;for(let n of e){let r=n==="-"?void 0:$i(n);if(!r?.isFile())return;t+=r.size}return t}function $i(e){try{return(0,Cr.statSync)(
S(e))}catch{return}}function Ci(e,t,n){let r=`${Ke(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${Ke(e)} MB | ${r}`;let o=t>
0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(o*40)).padEnd(40,"\u2591"),s=Math.ceil(n/o-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(o*100)} % | ${Ke(e)} of ${Ke(t)} MB | ${r} | ${c}${s%60} s left`}var Ke=e=>(e/1e6).toFixed(
1);var Pt=w(()=>P(Gi)),Fe=w(()=>P(ji)),Hi=w(()=>P(zi));function Wr(e,t,n){if(e!==0&&e!==38||n<24||J(t,n)||e===0&&Gr(t,n))return;let r=e===0?Fe():Hi();return r?.takes?.(t,n)===
!1?void 0:r}function vr(e,t,n,r){if(F.length=0,t>256&&(r||J(e,t)||Gr(e,t)))return;let o=Fe();if(!o||o.takesQuickly?.(e,t)===
!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(n||!He(e,i,t))))try{let s=o.decodeQuickly(i<t?T(e,0,i):e,
i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}var Hr=(e,t)=>Fe()?.decodeShort(e,t);function Gr(e,t){if(t<8192)
return!1;let n=0;for(let r=0;r<t-1;r+=Math.ceil(t/8))e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}function Gi(){let{isAscii:e}=cn("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,o)=>!e(t.with(o,128)))?
e:void 0}function ji(){let e=k()<22,t=e?Pt():void 0;if(e&&!t)return;let n=K("utf-8"),r=Yi(n),o=sn()?qi:void 0,i=e?Vi:o,s=[
239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.
of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),p=r(f,f.length)===a&&
n(f)===a&&r(u,2)==="a\x7F",l=z;if(!(!p||t&&l.call(u,0,2)!=="a\x7F"))return{decode(m,g,E){try{if(t)return l.call(m,0,g);let _=n(
m);return E&&_.includes("\uFFFD")?void 0:_}catch{return}},decodeQuickly:r,decodeShort(m,g){if(!(i&&!i(m,g)))try{return r(
m,g)}catch{return}},takesQuickly:i,takes:t?(m,g)=>Oe(m,g)&&t(m):o,completeLength(m,g){for(let E=1;E<=3&&E<=g;E++){let _=m[g-
E];if(_<128)break;if(_>=192)return(_>=240?4:_>=224?3:2)>E?g-E:g}return g}}}function Yi(e){let t=rn;if(!t||L()||!(k()>=22))
return e;let n=j()?64:1/0;return(r,o)=>o<=n?t.call(r,0,o):e(r)}var Vi=(e,t)=>t<=64||t<=256&&Oe(e,t);function qi(e,t){if(t<
128)return!1;let n=0;for(let r=0;r<t;r+=Math.ceil(t/16)){let o=e[r];if(o<128)n+=1;else{if(t<768)return!1;if(o===225)n-=3;else if(o>=
206&&o<240)return!1}}return n>=0}function zi(){return U()?Ji():Ki()}function Ki(){let e=q,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".
toWellFormed()!=="a\uFFFD"))return jr(0,k()<22?512:1/0,(r,o,i)=>{let s=e.call(r,0,o);return s.isWellFormed()?s:i?void 0:
s.toWellFormed()})}function Ji(){let e=K("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return jr(
2048,1/0,(t,n,r)=>{let o=e(t);return r&&o.includes("\uFFFD")?void 0:o})}var jr=(e,t,n)=>({takes:(r,o)=>o>=e&&o<=t,decode(r,o,i){
try{return n(r,o,i)}catch{return}},completeLength(r,o){let i=o-o%2;return(r[i-1]&252)===216?i-2:i}});var zr=w(L);function Kr(e,t,n){if(n>64)return Oe(t,n)?Qi(e,t,n):void 0;if(n<=jn()||(t[n>>1]|t[n-1])>=128||!Et(t,n))return;
let r=jt();return r?r.call(t,0,n):We(e,t,n)}function Qi(e,t,n){let r=jt(),o=ne(e);if(!(n<512&&(o||!r))&&!(o&&!r&&eo(e))&&
!J(t,n))try{return Pt()?.(t)??pt(t,n,128,128)?r?r.call(t,0,n):Fe()?.decodeQuickly(t,n):void 0}catch{return}}var Wt=[],vt=[];
function Jr(e,t,n){if(!(n<=32||n>=512))return vt[e]===void 0&&(vt[e]=ns(e)?Zr(e):null),Qr(vt[e],t,n)}function Xr(e,t,n){
return n<512?(zr()?Ht(e,t,n):void 0)??We(e,t,n)??Ht(e,t,n)??Yr(e,t,n):Ht(e,t,n)??(eo(e)?Yr(e,t,n):void 0)??We(e,t,n)}function Ht(e,t,n){
let r=jt();if(!(!r||e!==21||J(t,n)||!es(t,n)))try{return r.call(t,0,n)}catch{return}}var Yr=(e,t,n)=>Qr(Zr(e),t,n);function Qr(e,t,n){
try{return e&&!J(t,n)?e(t):void 0}catch{return}}function Zr(e){return Wt[e]===void 0&&(Wt[e]=P(()=>rs(e))??null),Wt[e]}var jt=w(
()=>P(Zi));function Zi(){let e=z,t=Uint8Array.from({length:256},(n,r)=>r);return e.call(t,0,256)===String.fromCharCode(...t)?
e:void 0}function es(e,t){if(t>64)return pt(e,t,128,224);for(let n=0;n<t;n++)if((e[n]&224)===128)return!1;return!0}var eo=e=>e===
21?ts():to(),to=w(U),ts=w(()=>U()||L()||!(k()>0)),ns=e=>to()||e===21&&zr();function rs(e){let t=ve(e),n=K(x[e].name),r=i=>n(
i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(
i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var we=new Uint8Array(18),is=[0,0],Je=class{encoding;fatal;ignoreBOM;#e=null;#t=is;#n=0;#r=!1;#o;#i=null;constructor(t,n,r,o=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#o=o}get name(){return x[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#r=!1,this.#o=0}decode(t,n,r){let o=rt(t);if(!this.#e&&this.#n===0){let i=this.#c(t,o,n);if(i!==void 0)return n||
this.#l(o),i}return this.#s(t,o,n,r)}decodeWhole(t,n){let r=rt(t);if(this.reset(),r<=256&&this.encoding===0&&!this.fatal&&
!wt(t,r)){let o=Hr(t,r);if(o!==void 0)return this.#f(o)}else{let o=this.#c(t,r,!0);if(o!==void 0)return o}return this.#s(
t,r,!0,n)}#s(t,n,r,o){if(this.#n>0){let u=this.#a(t,n,r)??this.#u(t,n,r,o);if(u!==void 0)return u;this.#p()}let i=this.#e,
s=this.#r,c=this.#o,f="";try{f=this.#m(t,n,r)??this.#d(t,n,r)}catch(u){throw this.#e=i,this.#r=s,this.#o=c,D(u)}let a=this.#i;
if(a)throw this.#i=null,this.#r=s,this.#o=c+n,o===void 0?a:a.toTypeError(o);return f}#c(t,n,r){let{encoding:o}=this;if(F.
length=0,n===0)return"";if(o===0){let c=wt(t,n)?Te(t,n,r):void 0;if(c!==void 0)return c;let f=vr(t,n,r,this.fatal);return f===
void 0?void 0:this.#f(f)}if(!Xt(o))return;let i=ne(o),s=(i?Jr(o,t,n):void 0)??(t[0]<128?Kr(o,t,n):void 0)??(Vn(t,n,i)?xt(
t,n,r,o):void 0)??(i?Xr(o,t,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#f(t){return!this.#r&&
!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#a(t,n,r){let o=this.#n+n;if(n===0||o>18)return;F.length=0,this.#h(
t,o);let i=this.encoding===0?Te(we,o,r):xt(we,o,r,this.encoding);return i!==void 0&&!r&&this.#l(n),i}#u(t,n,r,o){if(this.
encoding!==0)return;let i=this.#o,s=this.#r,c=this.#t,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#h(t,a);let u=Te(we,
a,!0);if(u===void 0)return;let p=a-f;this.#n=0,this.#o+=p;try{return Q(u,this.decode(T(t,p),r,o))}catch(l){throw l instanceof
C||l instanceof TypeError||(this.#e=null,this.#r=s,this.#o=i,this.#t=c,this.#n=f),l}}#h(t,n){we[0]=this.#t[0],we[1]=this.#t[1];
for(let r=this.#n;r<n;r++)we[r]=t[r-this.#n]}#l(t){this.#o+=t,this.#r||=t>0,this.#n=F.length,F.length>0&&(this.#t=[F.bytes[0],
F.bytes[1]])}#p(){let t=Uint8Array.from(this.#t);try{ut(this.encoding,null),ht(t,this.#n,0,this.fatal,!1),this.#e=Y(),this.#n=
0}catch(n){throw D(n)}}#m(t,n,r){let o=Wr(this.encoding,t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<256&&
(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#d(
T(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:T(t,i,c),a=o.decode(f,c-i,this.fatal);if(a===void 0){if(s=Q(s,this.#d(
f,c-i,!0)),this.#i)return s}else s=Q(s,this.#f(a)),this.#o+=c-i;return this.#r||=c>0,c===n?s:this.encoding===0&&!r&&He(t,
c,n)?(this.#l(n-c),s):Q(s,this.#d(T(t,c,n),n-c,r))}#d(t,n,r){ut(this.encoding,this.#e);let o="",i=Dn(n),s=this.#r||this.
ignoreBOM||!G(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,u=Math.min(65536,n-f),p=f===0&&a?t:T(t,f,f+u),l=ht(
p,u,c,this.fatal,r&&a);if(l<0)return this.#e=Y(),this.#i=new C(this.name,this.#o+f+R.start(),R.length()),o;if(c+=l,c>0&&
(a||!kn(c))){let m=!s&&$n()===65279?1:0;i?i.add(Rn()+2*m,c-m):o=Q(o,Cn(m,c)),s=!0,c=0}if(a)break}return this.#r=s,this.#e=
r?null:_n(),this.#o+=n,i?i.toText():o}};var Xe=class{line=1;column=1;#e;#t=[];constructor(t){this.#e=new Je(t,!1,!0)}startFile(){this.line=1,this.column=1,this.#t=
[]}advance(t){let n=0;for(let r=t.indexOf(10);r>=0;r=t.indexOf(10,n))n=r+1,this.line+=1;n>0&&(this.column=1,this.#e.reset(),
this.#t=[]),this.#t.push(t.slice(n))}settle(){for(let t of this.#t)for(let n of this.#e.decode(t,!1))this.column+=1;this.#t=
[]}};var oo={isLending:!0,newTranscoder:({from:e,to:t},n)=>new Ye(e,t,{...n,take:Hn})},V=class extends Error{};async function io(e,t){
let n=e.output===void 0,r,o=()=>{},i=()=>{s.stop(),r?.discard()},s=Pr(e.files,n,()=>{r?.keepListening?.(),n&&(o=Dt(i))}),
c=0;try{n||(o=Dt(i)),r=e.isDry?cs:Ft(e.output);let f=new Yt(e,t,r,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&
!n)break;c!==0&&!n?r.discard():await f.end(),s.stop()}catch(f){i(),c=Lt(e.output,f instanceof V?f.cause:f)||c}return o(),
c}var cs={write(){},wait(){},finish(){},discard(){}},Yt=class{#e;#t;#n;#r;constructor(t,n,r,o){this.#e=t,this.#t=r,this.#n=
o,this.#r=new Vt(t,n,i=>{try{r.write(i)}catch(s){throw new V("The output failed.",{cause:s})}})}async add(t){try{return await this.#o(
t),this.#s(t),0}catch(n){if(n instanceof V)throw n;return this.#r.abandon(),await this.#i(),this.#s(t),this.#n.stop(),le(
Z(t),n)}}async end(){this.#r.convert(new Uint8Array,N.result),await this.#t.finish()}async#o(t){let n=await Ar(t,this.#t.
file);try{for(let o=await n.next();o;o=await n.next())this.#r.convert(o,N.none),await this.#i(),this.#n.add(o.length),await Ur()}finally{
await n.close()}this.#r.convert(new Uint8Array,N.source),await this.#i();let{encoding:r}=this.#r;r!==void 0&&this.#e.onDecision?.(
r)}#i(){return this.#t.wait()?.catch(t=>{throw new V("The output failed.",{cause:t})})}#s(t){for(let n of this.#r.takeMessages())
this.#n.stop(),Bt(Z(t),n)}},Vt=class{#e;#t;#n;#r;#o=new je;#i;#s;#c=!1;#f=!1;#a;constructor(t,n,r){let{to:o,bom:i,fatal:s,
unmappable:c,eol:f}=t;this.#e=t,this.#t=n,this.#n=r;let a=i==="keep"&&G(o)&&t.files.length===1,u={fatal:s,ignoreBOM:a,bom:i===
"add",unmappable:c,losses:this.#o};this.#r=n.newTranscoder(t,u);let p=c==="fatal"||c==="translit";this.#a=p&&!G(o)?new Xe(
o):void 0,this.#s=f&&new qe(f,o)}get encoding(){return this.#r.decision?.encoding}convert(t,n){let r;this.#f=!0,n!==N.result&&
!this.#c&&(this.#i=this.#t.newFixer?.());let o=[];try{this.#r.transcode(t,n,s=>{this.#a?.advance(s),this.#t.isLending?this.#u(
s):o.push(s)})}catch(s){if(s instanceof V)throw s;r=s}for(let s of o)if(!this.#i)this.#u(s);else for(let c of this.#i.add(
s))this.#u(c);if(this.#c=!r&&n===N.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#a?.
settle();let i=r&&as(r,this.#a);if(this.#c||this.#a?.startFile(),r)throw i}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){
if(this.#c)try{this.convert(new Uint8Array,N.source)}catch(t){if(t instanceof V)throw t}}takeMessages(){let{from:t,quiet:n,
verbose:r}=this.#e,{decision:o}=this.#r,i=this.#o.take();if(!o||!this.#f)return[];this.#f=!1;let s=n?[]:Dr(i,o.encoding,
this.#e),{path:c=[]}=this.#r;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),typeof t==
"object"&&(r||!n&&so(o))&&s.unshift(fs(o)),s}},so=({score:e})=>e!==null&&e<.9;function fs(e){let{encoding:t,source:n,score:r}=e,
o=r===null?n:`${n}, ${r.toFixed(2)}`,i=so(e)?"; this is uncertain: check the result, or name the encoding with --from":"";
return`decoded as ${x[t].name} (${o})${i}`}function as(e,t){if(e instanceof C){let n=e.length===1?"is":"are";return new Error(
`${pe(e.length,"byte")} at offset ${e.offset} ${n} invalid in ${e.encoding}; check --from, or leave out --fatal to repla\
ce such bytes with U+FFFD`)}if(e instanceof De&&t){let{line:n,column:r}=t;return new Error(`line ${n}, column ${r} (offs\
et ${e.index}): ${e.encoding} can't represent ${Ct(e.codePoint)}; use --unmappable translit or replacement, or html in H\
TML, or --to utf-8`)}return e}function ds(e){try{let{values:t,files:n}=zn(e,[...hr,...mr,...wr]),r=t.help||t.version?void 0:ls(t,n);if(r)throw new B(r);
hs(t,n).then(co)}catch(t){if(!(t instanceof B))throw t;he(`error: ${t.message}
(see encoding-wasm --help)
`),co(Ae.usage)}}function ls(e,t){let{from:n,output:r,list:o,detect:i,json:s,bom:c,inPlace:f,outDir:a,recursive:u,skipUtf8:p,
dryRun:l,completion:m}=e,g=f!==void 0||a!==void 0;if(r!==void 0&&(o||i||m))return`--output is for conversions; write ${o?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(o||i||m||e.manual)
return;if(e.repair&&e.c)return"--repair and -c exclude each other.";if(n===void 0&&!e.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:E}=fo(e);if(c==="add"&&!G(E))return`--bom: ${x[E].name}\
 has no byte order mark.`;if(f!==void 0&&a!==void 0)return"--in-place and --out-dir exclude each other.";if(g&&r!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(g&&(t.length===0||t.includes("-")))
return"--in-place and --out-dir need the names of files.";if(f?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((p||l)&&!g)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(u&&!g&&r===void 0&&t.length===
0)return"--recursive needs a directory."}var fo=({to:e={to:0},c:t,unmappable:n})=>n?{to:e.to,unmappable:n}:{...t&&{unmappable:"\
ignore"},...e};async function hs(e,t){if(e.help)return me(pr);if(e.version)return me(`0.1.0
`);if(e.list)return me(x.map(({name:E,labels:_})=>`${E}: ${_.join(", ")}
`).join(""));if(e.completion)return me((await Promise.resolve().then(()=>Ze(require("./cli-full.cjs"),1))).completionFor(
e.completion));if(e.manual)return me((await Promise.resolve().then(()=>Ze(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:r,recursive:o=!1,inPlace:i,outDir:s,c,repair:f,fixDeclaration:a}=e,{to:u,unmappable:p="fatal",otherwise:l}=fo(
e),m={files:t.length>0?Zn(t,o):["-"],from:n,to:u,bom:e.bom??"strip",eol:e.eol,fatal:!!e.fatal||i==="",unmappable:p,quiet:!!(e.
quiet||e.silent),verbose:!!e.verbose,output:r==="-"?void 0:r};return typeof n=="number"&&Ge.includes(p)&&[l,i,s].every(E=>E===
void 0)&&![e.detect,c,f,a].some(Boolean)?fr()?io(m,oo):Ae.failure:(await Promise.resolve().then(()=>Ze(require("./cli-full.cjs"),1))).
runFully(m,{...e,otherwise:l})}function co(e){process.exitCode=e,setTimeout(()=>process.stderr.write("",()=>process.exit(
e)),100).unref()}ds(Qn());
