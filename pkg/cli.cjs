#!/usr/bin/env node
"use strict";var Xr=Object.create;var Pt=Object.defineProperty;var Kr=Object.getOwnPropertyDescriptor;var Jr=Object.getOwnPropertyNames;var Zr=Object.getPrototypeOf,Qr=Object.prototype.hasOwnProperty;var eo=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Jr(t))!Qr.call(e,o)&&o!==n&&Pt(e,o,{get:()=>t[o],
enumerable:!(r=Kr(t,o))||r.enumerable});return e};var Ve=(e,t,n)=>(n=e!=null?Xr(Zr(e)):{},eo(t||!e||!e.__esModule?Pt(n,"default",{value:e,enumerable:!0}):n,e));var qe="encoding-wasm";function Wt(){throw new Error("encoding-wasm: call instantiate() first.")}var vt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var m=to();function to(){let e=vt.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});
return Object.freeze(e)}var no=y(()=>new Map(m.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),T=0,Ye=21,ro=29,Ht=32,ze=33,G=36,
Z=37,V=38;var Gt=e=>e<G&&e!==ze,Ae=e=>e>T&&e<ro,Vt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(m[e].name);function Q(e){let t=no();return t.get(e)??t.get(Yt(io(e)))}function qt(e){let t=Te(e),n={936:"gbk",950:"big5"}[t]??t,r=m.findIndex(({labels:o})=>o.some(i=>Te(i)===n));return r<0||
r===G?void 0:r}var Te=e=>Yt(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),oo=[{encoding:T,bytes:[239,187,191]},{encoding:Z,bytes:[254,255]},{encoding:V,bytes:[255,
254]}];function Be(e){return oo.find(t=>t.encoding===e)?.bytes}function W(e){return e===T||e===Z||e===V}function io(e){let[t,n]=[
0,e.length];for(;t<n&&jt(e[t]);)t+=1;for(;n>t&&jt(e[n-1]);)n-=1;return e.slice(t,n)}var jt=e=>`	
\f\r `.includes(e);function Yt(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var $=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Ie=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,zt=Symbol.for("encoding-wasm.UnmappableError"),Fe=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){
super(`${Ie(r)} at index ${o} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="obj\
ect"&&r!==null&&zt in r}[zt](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Xt=(e,t)=>e?.prototype?.[t],Me=e=>Xt(globalThis.Buffer,e),q=Me("ucs2Slice"),Xe=Me("ucs2Write"),Kt=Me("utf8Slice"),Y=Me(
"latin1Slice"),so=e=>globalThis[e],Jt=so("TextDecoder"),co=Xt(Jt,"decode");function z(e){let t=new Jt(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:co}),n=>t.decode(n)}function v(e){try{return e()}catch{return}}var D=()=>"InternalError"in globalThis,M=()=>"Bun"in globalThis;function Ke(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var X=()=>"Deno"in globalThis,R=()=>Number.
parseInt(globalThis.process?.versions?.node,10),Zt=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii;function ee(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Qt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,en=()=>Object.getPrototypeOf(Uint8Array.prototype),Je=e=>Qt(en(),
e);var fo=e=>globalThis[e]&&Qt(globalThis[e].prototype,"byteLength"),tn=e=>en()[e];var nn=Je("buffer"),ao=Je("byteOffset"),uo=Je("byteLength");var lo=tn("set"),ho=tn("slice");var po=fo("ArrayBuffer");var te=e=>uo.call(e);function rn(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:te(e)}var E=(e,t,n=te(
e))=>new Uint8Array(nn.call(e),ao.call(e)+t,n-t);var pe=(e,t,n)=>lo.call(e,t,n);var mo=(e,t,n)=>ho.call(e,t,n),wo=64,go=24;function Ze(e,t,n){if(n>go)return mo(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<
n;o++)r[o]=e[t+o];return r}function ne(e,t){if(t<=wo)return!1;try{return po.call(nn.call(e)),!1}catch{return!0}}var yo=1024,xo=65539;function sn(e,t,n){let r=Le(f=>Eo(f,n),e,t),o=Le(So,e,t);if(r&&o){let f=X()?1/0:64;return{...o,read:(a,u)=>(u<
128?r:o).read(a,u),write:(a,u)=>(a.length<f?r:o).write(a,u),readBytes:r.readBytes,writeBytes:X()?r.writeBytes:void 0,mostByTable:yo}}
let i=Qe(e);if(r){let f=D()?Le(on,e,t):void 0;return f?{...r,read:(a,u)=>(u<1024?r:f).read(a,u)}:r}let s=o??Le(on,e,t)??
i,c=o?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Le(e,t,n){let r="\
\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(r,n),Qe(t).read(
n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var bo="strings";function Eo(e,t){let[n]=WebAssembly.Module.
customSections(t,bo),r=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encod\
ing-wasm":{memory:e}});return{...o,most:xo}}function So(e){let[t,n]=[q,Xe],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&
(r=new Uint8Array(e.buffer)),r),i;return{read:(f,a)=>t.call(o(),f,f+2*a),write:(f,a)=>n.call(o(),f,a,2*f.length),most:1/0,
collect:M()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),u=0;return{add(d,l){pe(a,new Uint8Array(e.buffer,
d,2*l),u),u+=2*l},toText:()=>t.call(a,0,u)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let u=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function on(e){let t=z("utf-16le"),{write:n,most:r}=Qe(e);return{
read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function Qe(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return ee(i,s,o);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(r,o){let i=n();
for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var Ue,h,tt,cn,fn,C,I={input:0,units:0,output:0},re=-1,S=65536,me=0,_e={name:"",encoding:re},w={isBusy:!0,newCodec:NaN},
we=NaN;function oe(e,t){_e.name=e,_e.encoding=t,w.newCodec=we,w.isBusy&&an(),w.isBusy=!0}function an(){try{ln(),Ue??=dn(
Wt()),Bo(new WebAssembly.Instance(Ue),Ue)}catch(e){throw hn(e)}}function un(e){try{ln(),Ue=Ao(dn(e))}catch(t){throw hn(t)}
an()}function dn(e){return Oo(e)?e:new WebAssembly.Module(e)}function Oo(e){try{return WebAssembly.Module.customSections(e,qe),
!0}catch{return!1}}var To="encoding-wasm";function Ao(e){let[t]=WebAssembly.Module.customSections(e,To),n=`${qe} 0.1.0`,
r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function Bo({exports:e},t){h=e,et=
WebAssembly.RuntimeError,I.input=h.input(),I.units=h.units(),I.output=h.output(),wn(),C=sn(h.memory,I.units,t),me=Math.min(
h.units_length(),C.most),w.isBusy=!1}function ln(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function hn(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Io(e))return new RangeError(
`encoding-wasm: ${pn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var pn="no memory for WebAssembly; free some, and call again",Io=e=>e instanceof
RangeError&&/memory/i.test(e.message);function ge(){return rt(),tt}function mn(){return rt(),cn}function nt(){return rt(),
fn}function rt(){tt[0]===void 0&&wn()}function wn(){let{buffer:e}=h.memory;tt=new Uint8Array(e),cn=new Uint8Array(e,I.input,
S),fn=new Int32Array(e,h.codec(),h.codec_length()>>2)}function gn(e,t){return oe(e,re),yn(t)}function yn(e){try{let t=e();
return w.isBusy=!1,t}catch(t){throw L(t)}}var et;function L(e){if(!et||!(e instanceof et))return e;let t=m[_e.encoding]?.
name,n=`${_e.name}${t?` of ${t}`:""} failed`;return Mo()?new RangeError(`encoding-wasm: ${n}: ${pn}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}var Fo=32;function Mo(){try{return h.memory.grow(Fo),!1}catch{return!0}}function j(){let e=nt();return Sn(e,new Int32Array(e.length))}function bn(){return h.held()!==0?j():(w.newCodec=it,null)}
var En=e=>Sn(e,nt());function Sn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function ot(e,t){Uo(e,t)||(oe("decod\
ing",e),t?En(t):h.new_decoder(e),it=e===ze||e===G?we:e)}var it=we;function Uo(e,t){return t||w.newCodec!==e||w.isBusy?!1:
(w.newCodec=we,w.isBusy=!0,!0)}function st(e,t,n,r){oe("transcoding",e),r?En(r):h.new_transcoder(e,t,+n)}function On(e,t){h.set_source_encoding(e,+t),w.
isBusy=!1}var Tn=-1,_o=-2;function ct(e,t,n,r,o){ye(e,t),w.isBusy=!0;let i=h.decode_block(t,n,+r,+o);return w.isBusy=!1,o&&i>=0&&(w.
newCodec=it),kn(i)}var P={encoding:re,at:0,most:0,owner:void 0};function ke(e,t,n){if(P.encoding!==e||P.owner!==h||w.isBusy){try{oe("decodi\
ng",e),P.owner=h,P.at=C.readBytes?h.byte_table(e):0,P.most=!Vt(e)&&C.mostByTable||1/0,P.encoding=e}catch(o){throw L(o)}w.
isBusy=!1}if(P.at===0||n>P.most)return;if(n<=S)return ye(t,n),xn(n);if(C.most>me)return;let r="";for(let o=0;o<n;o+=S){let i=Math.
min(S,n-o);ye(E(t,o,o+i),i),r=K(r,xn(i))}return r}var An=(e,t)=>gn("decoding",()=>{for(let n=0;n<t;n+=S){let r=Math.min(
S,t-n);if(ye(r===t?e:E(e,n,n+r),r),!h.is_latin_1(r))return!1}return!0});function ko(e,t){let n=re,r,o;function i(s){try{
return oe(e,s),n=s,o=h,r=t(s),w.isBusy=!1,r}catch(c){throw L(c)}}return s=>s===n&&o===h&&!w.isBusy&&(!r||r[0]!==void 0)?
r:i(s)}var Ne=ko("decoding",e=>{let t=Ae(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>0?new Uint16Array(h.memory.buffer,
n,t?256:65536):void 0}),xn=e=>C.readBytes(I.input,e,P.at);function K(e,t){try{return e+t}catch(n){throw new RangeError("\
The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Bn=3,
In=e=>e+S+Bn<=me,No=1<<28,Fn=e=>e>me&&e<No?C.collect?.(e+Bn):void 0,Mn=()=>I.units,Ln=()=>ge()[I.units]|ge()[I.units+1]<<
8,Un=(e,t)=>C.read(I.units+2*e,t-e);var U={none:0,source:1,result:2};function _n(e,t,n,r){let o=te(e);ye(e,o),w.isBusy=!0;let i=h.transcode_block(o,+t,n,r);
return w.isBusy=!1,kn(i)}var $o=8;function ye(e,t){let n=mn();if(t>$o)try{pe(n,e)}catch{pe(n,E(e,0,t))}else for(let r=0;r<
t;r++)n[r]=e[r]}function kn(e){if(e<_o)throw new Error("encoding-wasm: the current codec is of another kind. Please repo\
rt it.");return e}var Nn=e=>Ze(ge(),I.output,e),$n=e=>ge().subarray(I.output,I.output+e),_={finished:()=>h.finished()!==
0,read:()=>h.read(),written:()=>h.written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},ie={
malformed:()=>h.replaced(),firstMalformed:()=>h.first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),
codePoint:()=>h.unmapped_code_point()};var $e=64,Es=4*$e;var Dn=new Uint8Array(2*$e),xe=Do(Dn);function Do(e){return new Uint16Array(e.buffer)}var at=y(()=>dt()?0:18),Ro=y(()=>D()||
R()<22?18:8),Co=y(()=>X()||!(R()>=22)?$e:32),Po=y(()=>M()?$e:40),Rn=(e,t)=>(e[0]&e[t>>1])>=128;function Cn(e,t,n){return n?
t<=Ro():t<=18||t<=Po()&&(Rn(e,t)||lt())}var F={length:0,bytes:[0,0]};function be(e,t,n){if(t>18&&!(t<=Co()&&Rn(e,t)))return;
if(e[0]<128&&t>at())return dt()&&ht(e,t)?Y.call(e,0,t):void 0;let r=0;for(let o=0;o<t;){let i=e[o++],s=i;if(i>=128){if(i<
194||i>=240)return;let c=o+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&o===t){ft(i,0,1);break}let f=e[o++]^128;if(f>=64)
return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){ft(i,f^128,2);break}let a=e[o++]^
128;if(s|=a,a>=64||s===65279)return}}xe[r++]=s}return Pn(r)}function ut(e,t,n,r){let o,i=0;for(let s=0;s<t;){let c=e[s++],
f=c;if(c>=128){if(o??=Ne(r),!o)return;if(f=o[c],f===0){if(s<t)f=o[c|e[s++]<<8];else if(!n&&r!==Ht){ft(c,0,1);break}}if(f===
0||f===65533)return}xe[i++]=f}return Pn(i)}function De(e,t,n){return F.length=0,be(E(e,t,n),n-t,!1)===""}function ft(e,t,n){
F.length=n,F.bytes[0]=e,F.bytes[1]=t}function Pn(e){if(e<3||e<=18&&!dt())return ee(xe,0,e);if(lt())return q.call(Dn,0,2*
e);if(!(e>36))return ee(xe,0,18)+ee(xe,18,e-18)}var dt=y(()=>M()&&lt()),lt=y(()=>v(Wo)===!0);function Wo(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(q)==="a\uFEFF\uD83D"&&t(Y)==="a\0\xFF\xFE=\xD8"}
function ht(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}var Re=["fatal","html","replacement"];var A=class extends Error{};function Wn(e,t){let n=c=>{let f=t.find(({flags:u})=>mt(u).includes(c));if(f)return f;let a=Go(
c,t.flatMap(({flags:u})=>mt(u)));throw new A(`unknown option '${c}'${a?`
(Did you mean ${a}?)`:""}`)},r={},o=[...e],i=[],s=(c,f)=>{let{flags:a,isOptional:u,omitted:d}=c,l=pt(c)?f??(u?d:o.shift()):
!0;if(l===void 0)throw new A(`option '${a}' argument missing`);r[vo(a)]=l===!0||jo(c,l)};for(;o.length>0;){let c=o.shift();
if(c==="--")i.push(...o.splice(0));else if(c.startsWith("--")){let[f,a]=Ho(c,c.indexOf("=")),u=n(f);if(a!==void 0&&!pt(u))
throw new A(`option '${u.flags}' takes no argument`);s(u,a?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let f=c.slice(
1);f!=="";){let a=n(`-${f[0]}`);f=f.slice(1),s(a,f||void 0),pt(a)&&(f="")}else i.push(c)}return{values:r,files:i}}var mt=e=>e.
replace(/ <.*/,"").split(", "),pt=({flags:e})=>e.endsWith(">"),vo=e=>mt(e).at(-1).replace(/^-+/,"").replace(/-./g,t=>t[1].
toUpperCase());function jo({flags:e,choices:t,parse:n},r){if(t&&!t.includes(r))throw new A(`option '${e}' argument '${r}\
' is invalid. Allowed choices are ${t.join(", ")}.`);if(!n)return r;try{return n(r)}catch(o){throw o instanceof A?new A(
`option '${e}' argument '${r}' is invalid. ${o.message}`):o}}var Ho=(e,t)=>t<0?[e]:[e.slice(0,t),e.slice(t)];function Go(e,t){
let n=t.map(o=>({other:o,distance:Vo(e,o)})),[r]=n.sort((o,i)=>o.distance-i.distance);return e.startsWith("--")&&r.distance<=
2?r.other:void 0}function Vo(e,t){let n=Array.from({length:t.length+1},(r,o)=>o);for(let r of e){let o=[n[0]+1];for(let i=0;i<
t.length;i++)o.push(Math.min(n[i]+(r===t[i]?0:1),n[i+1]+1,o[i]+1));n=o}return n[t.length]}var Ee={failure:1,usage:2};var wt=require("node:buffer"),jn=require("node:fs"),Hn=56320;function Gn(){let e=process.argv.slice(2);if(process.platform!==
"linux"||!e.some(n=>n.includes("\uFFFD")))return e;let t=(0,jn.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return t.slice(t.length-e.length).map(n=>se(Buffer.from(n,"latin1")))}function se(e){if((0,wt.isUtf8)(e))return vn(
e);let t="";for(let n=0;n<e.length;){let r=[1,2,3,4].map(o=>e.subarray(n,n+o)).find(o=>(0,wt.isUtf8)(o));t+=r?vn(r):String.
fromCharCode(Hn+e[n]),n+=r?.length??1}return t}var vn=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString();function b(e){
let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(t.map((n,r)=>r%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-Hn)))}function J(e){return e===""?"''":e==="-"?"standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.
charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var ce=require("node:fs"),Oe=require("node:path");function Vn(e,t){let n=e.flatMap(r=>qn(r)?[r]:qo(r));return t?n.flatMap(r=>Yn(r)?zn(r):[r]):n}function qn(e){try{return e===
"-"||(0,ce.lstatSync)(b(e),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function Yn(e){try{return e!=="-"&&(0,ce.statSync)(
b(e)).isDirectory()}catch{return!1}}function zn(e){let t=gt(e);return t?t.flatMap(({name:n,isFolder:r,isFile:o})=>{if(n.
startsWith("."))return[];let i=(0,Oe.join)(e,n);return r?zn(i):o?[i]:[]}):[e]}function gt(e){try{return(0,ce.readdirSync)(
b(e),{withFileTypes:!0,encoding:"buffer"}).map(t=>({name:se(t.name),isFolder:t.isDirectory(),isFile:t.isFile()})).sort((t,n)=>t.
name<n.name?-1:1)}catch{return}}function qo(e){if(!/[*?[]/.test(e))return[e];let t=e.split("/"),n=t[0]===""?"/":".",r=Se(
n,t[0]===""?t.slice(1):t);return r.length>0?r:[e]}function Se(e,[t,...n]){if(t==="**"){let i=(gt(e)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>Se((0,Oe.join)(e,s),[t,...n]));return[...n.length>0?Se(e,n):[],
...i]}if(!/[*?[]/.test(t)){let o=(0,Oe.join)(e,t);return n.length>0?Yn(o)?Se(o,n):[]:qn(o)?[o]:[]}let r=Yo(t);return(gt(
e)??[]).flatMap(({name:o,isFolder:i})=>{if(!r.test(o)||o.startsWith(".")&&!t.startsWith("."))return[];let s=(0,Oe.join)(
e,o);return n.length===0?[s]:i?Se(s,n):[]})}function Yo(e){let t=e.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,r,o)=>n==="*"?".*":n==="?"?".":o!==void 0?`[${r&&"^"}${o.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${t}\
$`,"su")}var Zn=require("node:fs"),Qn=require("node:path");var Kn=require("node:util");var Jn={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},yt={
...Jn,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},xt={...Jn,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function fe(e,t){let{code:n="",errno:r}=e,
o=r===void 0?void 0:(0,Kn.getSystemErrorMap)().get(r)?.[1];return o===void 0?e:new Error(t[n]??`${o} (${n})`)}function ae(e,t){
return bt(e,t instanceof Error?t.message:String(t)),Ee.failure}function bt(e,t){ue(`encoding-wasm: ${e}: ${t}
`)}var Xn=!1;function ue(e){Xn||process.stderr.on("error",()=>{}),Xn=!0,process.stderr.write(e)}var de=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function er(){let e=(0,Qn.join)(__dirname,"encoding.wasm");try{return un((0,Zn.readFileSync)(e)),!0}catch(t){let{message:n}=fe(
t,{});return ae(`its part ${J(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var zo=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Xo=y(()=>new Map(zo.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function tr(e){
return Q(e)??Xo().get(Te(e))??qt(e)}var Cs=1<<20;var nr=["detect","html","xml"];var rr=["fatal","html","replacement","ignore","translit"];var or=["bash","zsh","fish"];var ir=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Ko,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Jo,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:rr},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:nr},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:or}],sr=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,cr=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],fr=[{flags:"--man\
ual",what:""}];function Ko(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:ar(t)}function Jo(e){let[t,...n]=e.split(
"//"),r=ar(t),o=n.map(c=>c.toUpperCase()),i=o.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new A(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=o.includes("IGNORE");return o.includes("TRANSLIT")?
{to:r,otherwise:s?"":"?"}:s?{to:r,unmappable:"ignore"}:{to:r}}function ar(e){let t=Q(e)??tr(e);if(t===void 0)throw new A(
"No encoding has this name; encoding-wasm --list shows all.");if(t===G)throw new A("It stands for an encoding that holds\
 no text.");return t}var p=require("node:fs"),k=require("node:path");var lr=1;function St(e){if(e===void 0)return Zo();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,p.lstatSync)(
b(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),r=n?(0,p.statSync)(b(e),{throwIfNoEntry:!1}):t;if(r?.isDirectory()||e.endsWith(
"/")||e.endsWith(k.sep))throw new Error(xt.EISDIR);return r&&!r.isFile()?Ot((0,p.createWriteStream)(b(e)),!0):(r&&(0,p.accessSync)(
b(e),p.constants.W_OK),ti(n?Et(e):e,r))}var ur;function Zo(){return ur??=Qo(),ur}function Qo(){let e=(0,p.fstatSync)(lr,
{bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?Ot(process.stdout,!1):ei(t)}function ei(e){let t,
n=()=>{t??=Ot(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(r){let o=r;try{for(;!t&&o.length>0;)o=o.subarray(
(0,p.writeSync)(lr,o))}catch(i){if(i.code!=="EAGAIN")throw i;n()}o.length>0&&t?.write(o)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function Ot(e,t){e.on("error",()=>{});let n,r=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),o=()=>{
let i=n;return n=void 0,i};return{write(i){let s=r(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:o,async finish(){await o(),t&&await r(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function Et(e){if(!(0,p.lstatSync)(b(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=se((0,p.readlinkSync)(
b(e),"buffer"));return(0,k.isAbsolute)(t)?Et(t):Et(`${se(p.realpathSync.native(b((0,k.dirname)(e)),"buffer"))}${k.sep}${t}`)}
var dr=0;function ti(e,t){dr+=1;let n=[process.pid,dr,Math.random().toString(36).slice(2)].join("-"),r=b((0,k.join)((0,k.dirname)(
e),`.encoding-wasm-${n}.tmp`)),o=(0,p.openSync)(r,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,p.closeSync)(o))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,p.writeSync)(o,f))},wait(){},finish(){s(),t&&(ni(r,t),(0,p.chmodSync)(r,t.mode)),
(0,p.renameSync)(r,b(e))},discard(){try{s()}finally{(0,p.rmSync)(r,{force:!0})}}}}function ni(e,{uid:t,gid:n}){try{(0,p.chownSync)(
e,t,n)}catch{}}async function le(e){try{let t=St();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Tt(
void 0,t)}}function Tt(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let r=e===void 0?"standard o\
utput":J(e);return ae(`cannot write ${r}`,fe(t,xt))}var hr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ce=class e{from;to;#t=null;#e=0;#r;#n={
...hr};constructor(t,n,r){this.from=t,this.to=n,this.#r=r}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(st(t,this.to,this.#r.ignoreBOM,this.#t),On(t,n),this.#t=j())}get position(){
return this.#e}copy(t=this.#r.fatal){let n=new e(this.from,this.to,{...this.#r,fatal:t});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,r){let{fatal:o,ignoreBOM:i,bom:s,unmappable:c,take:f=Nn}=this.#r;
s&&!this.#t&&r(Uint8Array.from(Be(this.to)??[]));let a=Math.max(0,Re.indexOf(c)),u=te(t);try{st(this.from,this.to,i,this.#t);
for(let d=0;;){let l=u-d<=S,g=l&&d===0?t:E(t,d,l?u:d+S),x=_n(g,o,a,l?n:U.none);this.#o(this.#e+d);let N=x<0?_.written():
x;if(N>0&&r(f(N)),x<0&&this.#i(x,d),d+=_.read(),l&&_.finished())break}}catch(d){throw L(d)}this.#t=j(),this.#e=n===U.none?
this.#e+u:0}takeLosses(){let t=this.#n;return this.#n={...hr},t}#o(t){let n=this.#n;n.malformed===0&&(n.firstMalformed=t+
ie.firstMalformed()),n.malformed+=ie.malformed(),n.unmappable===0&&(n.firstUnmappable=t+ie.firstUnmappable(),n.codePoint=
ie.codePoint()),n.unmappable+=ie.unmappable()}#i(t,n){let r=this.#e+n+_.start();throw this.#t=j(),this.#e=0,t===Tn?new $(
m[this.from].name,r,_.length()):new Fe(_.codePoint(),r,m[this.to].name)}};var pr=13,Pe=10,We=class{#t;#e;#r;#n=!1;#o=new Uint8Array;constructor(t,n){this.#e=n===Z||n===V?2:1,this.#r=n===Z?0:1,this.#t=
(t==="lf"?[Pe]:[pr,Pe]).flatMap(r=>this.#e===1?[r]:n===Z?[0,r]:[r,0])}add(t){let n=this.#o.length>0?Buffer.concat([this.#o,
t]):t,r=n.length-n.length%this.#e;this.#o=n.slice(r);let o=new Uint8Array(r*this.#t.length),i=0;for(let s=0;s<r;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#r]|n[s+this.#r]<<8,f=c===pr;if(f||c===Pe&&!this.#n)o.set(this.#t,i),i+=this.#t.length;else if(c!==
Pe)for(let a=0;a<this.#e;a++)o[i++]=n[s+a];this.#n=f}return o.subarray(0,i)}};var O=require("node:fs");var ve=1<<18,mr,At=0;async function gr(e,t){let n=async i=>{try{return await i()}catch(s){throw fe(s,yt)}},{next:r,close:o}=await n(
()=>e==="-"?oi(t):ii(b(e),t));return{next:()=>n(r),close:o}}function oi(e){let t=Er((0,O.fstatSync)(At,{bigint:!0}),e);return t.isFile()?yr(At,t,()=>{}):si()}function ii(e,t){let n=Er(
(0,O.statSync)(e,{bigint:!0}),t);if(!n.isFile())return ci(e);let r=(0,O.openSync)(e,"r");return yr(r,n,()=>(0,O.closeSync)(
r))}function yr(e,{size:t},n){mr??=new Uint8Array(ve);let r=mr,o=0;return{async next(){let i=(0,O.readSync)(e,r,0,ve,null);
if(o+=i,i>0)return r.subarray(0,i);if(o<t&&(0,O.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shorter wh\
ile it was read, so that its end is missing; convert it again")},close:n}}function si(){let e=xr(At,()=>{}),t=process.platform===
"win32"?wr():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;t=wr()}return t.
next()},close:()=>t?.close()}}function wr(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.next().then(({
done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function ci(e){let t=await br(n=>(0,O.open)(e,n));return xr(
t,()=>(0,O.closeSync)(t))}function xr(e,t){let n=new Uint8Array(ve);return{next:async()=>{let o=await br(i=>(0,O.read)(e,
n,0,ve,null,i));return o>0?n.subarray(0,o):void 0},close:t}}var br=e=>new Promise((t,n)=>e((r,o)=>r?n(r):t(o)));function Er(e,t){
if(e.isDirectory())throw new Error(yt.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input");return e}var Or=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var Bt=new Set,It=!1,Sr=Date.now();function Ft(e){if(Bt.add(e),!It)for(let t of Or)process.on(t,Tr);return It=!0,()=>Bt.
delete(e)}function Tr(e){for(let t of Bt)t();for(let t of Or)process.off(t,Tr);process.kill(process.pid,e)}function Ar(){
if(!(!It||Date.now()-Sr<50))return new Promise(e=>{setImmediate(()=>{Sr=Date.now(),e()})})}function Ir(e,t,{to:n,unmappable:r,drop:o}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=e;if(o)
return s>0&&i.push(`${de(s,"invalid byte sequence")} ${Mt(s)} left out, ${Lt(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${Br(e.unmappable,n)} ${Mt(e.unmappable)} left out`),i;if(s>0){let d=de(s,"invalid byte sequence"),l=`${Lt(s)}at offset\
 ${c}`;i.push(`${d} became ${ai(n,r)}, ${l}; the file is damaged, or not in ${m[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let u=r==="ignore"?`${Mt(e.unmappable)} left out`:fi[typeof r=="function"?"function":r];if(e.unmappable>
0&&u){let d=`${Lt(e.unmappable)}${Ut(a)} at offset ${f}`;i.push(`${Br(e.unmappable,n)} ${u}, ${d}; use --unmappable html\
, or --to utf-8`)}return i}var fi={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},Mt=e=>e===1?"was":"were",Lt=e=>e===1?"":"the first ",Br=(e,t)=>`${de(e,"character")} that ${m[t].name} can't \
represent`;function Ut(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${Ie(e)})`:Ie(e)}
function ai(e,t){return Be(e)||e===Q("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Lr=require("node:fs");var _t=1e6,ui=20*_t,di=2*_t,li=100,Fr=40,hi="\x1B[?25l",pi="\x1B[?25h",Mr="\r\x1B[K";function Ur(e,t,n){let r,o=0,i=!1,s=!1,
c=0,f=Date.now();function a(u){let d=Date.now();if(i&&d-c<li)return;c=d,s||n(),s=!0;let l=yi(o,u,(d-f)/1e3);ue(`${i?"":hi}${Mr}${l.
slice(0,process.stderr.columns)}`),i=!0}return{add(u){o+=u,!(o<di)&&(r??={total:wi(e),canShow:mi(t)},r.canShow&&(r.total??
o)>=ui&&a(r.total))},stop(){i&&ue(`${Mr}${pi}`),i=!1}}}var mi=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.
stdout.isTTY);function wi(e){let t=0;for(let n of e){let r=n==="-"?void 0:gi(n);if(!r?.isFile())return;t+=r.size}return t}
function gi(e){try{return(0,Lr.statSync)(b(e))}catch{return}}function yi(e,t,n){let r=`${je(e/Math.max(n,.001))} MB/s`;if(t===
void 0)return`${je(e)} MB | ${r}`;let o=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(o*Fr)).padEnd(Fr,"\u2591"),s=Math.
ceil(n/o-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(o*100)} % | ${je(e)} of ${je(t)} MB | ${r} | ${c}${s%
60} s left`}var je=e=>(e/_t).toFixed(1);var _r=512,xi=32,bi=y(M),Ei=64;function kr(e,t,n){if(n>Ei||n<=at()||(t[0]|t[n>>1]|t[n-1])>=128||!ht(t,n))return;let r=$r();
return r?r.call(t,0,n):ke(e,t,n)}var kt=[];function Nr(e,t,n){return n<_r?(n>xi&&Dr()?$t(e,t,n):void 0)??(bi()?Nt(e,t,n):
void 0)??ke(e,t,n)??Nt(e,t,n)??$t(e,t,n):Nt(e,t,n)??(Ti(e)?$t(e,t,n):void 0)??ke(e,t,n)}function Nt(e,t,n){let r=$r();if(!(!r||
e!==Ye||ne(t,n)||!Oi(t,n)))try{return r.call(t,0,n)}catch{return}}function $t(e,t,n){if(!ne(t,n)){kt[e]===void 0&&(kt[e]=
v(()=>Bi(e))??null);try{return kt[e]?.(t)}catch{return}}}var $r=y(()=>v(Si));function Si(){let e=Y,t=Uint8Array.from({length:256},
(n,r)=>r);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Oi(e,t){if(t>=_r)return An(e,t);for(let n=0;n<
t;n++)if((e[n]&224)===128)return!1;return!0}var Ti=e=>e===Ye?Ai():Dr(),Dr=y(D),Ai=y(()=>D()||M()||!(R()>0));function Bi(e){
let t=Ne(e),n=z(m[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);
return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var Ii=24,Rr=y(()=>v(Mi)),Fi=y(()=>v(ki));function Cr(e,t,n){if(e!==T&&e!==V||n<Ii||ne(t,n))return;let r=e===T?Rr():Fi();return r?.takes?.(t,n)===!1?void 0:r}var Dt=256;
function Pr(e,t,n,r){if(F.length=0,t>Dt&&(r||ne(e,t)))return;let o=Rr();if(!o)return;let i=e[t-1]>=128?o.completeLength(
e,t):t;if(!(i<t&&(n||!De(e,i,t))))try{let s=o.decodeQuickly(i<t?E(e,0,i):e,i);return r&&s?.includes("\uFFFD")?void 0:s}catch{
return}}function Mi(){let e=R()<22,t=e?Zt():void 0;if(e&&!t)return;let n=z("utf-8"),r=Li(n),o=[239,187,191,97,230,188,162,240,159,
146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...o,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\
\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),a=(r(s,s.length)??c)===c&&n(s)===c&&r(f,2)==="a\x7F",u=Y;if(!(!a||
t&&u.call(f,0,2)!=="a\x7F"))return{decode(d,l,g){try{if(t)return u.call(d,0,l);let x=n(d);return g&&x.includes("\uFFFD")?
void 0:x}catch{return}},decodeQuickly:r,takes:t??(Ke()?Wr:void 0),completeLength(d,l){for(let g=1;g<=3&&g<=l;g++){let x=d[l-
g];if(x<128)break;if(x>=192)return(x>=240?4:x>=224?3:2)>g?l-g:l}return l}}}function Li(e){let t=R();if(t<22)return(o,i)=>i<=
64||i<=Dt&&Ui(o,i)?e(o):void 0;if(Ke())return(o,i)=>Wr(o,i)?e(o):void 0;let n=M()?0:X()?64:t>0?Dt:0,r=Kt;return r&&n?(o,i)=>i<=
n?r.call(o,0,i):e(o):e}function Ui(e,t){let n=0;for(let r=0;r<t;r+=16)n|=e[r];return n<128}function Wr(e,t){let n=1+(t>>
4);for(let r=0;r<t;r+=n)if(e[r]>=206&&e[r]<240)return!1;return!0}var _i=2048;function ki(){return D()?$i():Ni()}function Ni(){
let e=q,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);
if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return vr(0,R()<22?512:1/0,(r,o,i)=>{let s=e.call(r,
0,o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function $i(){let e=z("utf-16le");if(e(Uint8Array.of(255,254,
61,216,34,111))==="\uFEFF\uFFFD\u6F22")return vr(_i,1/0,(t,n,r)=>{let o=e(t);return r&&o.includes("\uFFFD")?void 0:o})}var vr=(e,t,n)=>({
decode(r,o,i){if(!(o%2===1||o<e||o>t))try{return n(r,o,i)}catch{return}},completeLength(r,o){let i=o-o%2;return(r[i-1]&252)===
216?i-2:i}});var jr=65279,Di=256,he=new Uint8Array(18),He=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#r=0;#n=!1;#o;#i=null;constructor(t,n,r,o=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#o=o}get name(){return m[this.encoding].name}reset(){this.#t=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,n,r){let o=rn(t);if(!this.#t){let u=this.#r>0,d=u?this.#c(t,o,n):this.#s(t,o,n);if(d!==void 0)
return n||this.#l(o),d;if(u){let l=this.#a(t,o,n,r);if(l!==void 0)return l;this.#h()}}let i=this.#t,s=this.#n,c=this.#o,
f="";try{f=this.#p(t,o,n)??this.#u(t,o,n)}catch(u){throw this.#t=i,this.#n=s,this.#o=c,L(u)}let a=this.#i;if(a)throw this.#i=
null,this.#n=s,this.#o=c+o,r===void 0?a:a.toTypeError(r);return f}#s(t,n,r){let{encoding:o}=this;if(F.length=0,n===0)return"";
if(o===T){let c=be(t,n,r);if(c!==void 0)return c;let f=Pr(t,n,r,this.fatal);return f===void 0?void 0:this.#f(f)}if(!Gt(o))
return;let i=Ae(o),s=kr(o,t,n)??(Cn(t,n,i)?ut(t,n,r,o):void 0)??(i?Nr(o,t,n):void 0);return s!==void 0&&this.fatal&&s.includes(
"\uFFFD")?void 0:s}#f(t){return!this.#n&&!this.ignoreBOM&&t.charCodeAt(0)===jr?t.slice(1):t}#c(t,n,r){let o=this.#r+n;if(!(n===
0||o>18))return F.length=0,this.#d(t,o),this.encoding===T?be(he,o,r):ut(he,o,r,this.encoding)}#a(t,n,r,o){if(this.encoding!==
T)return;let i=this.#o,s=this.#n,c=this.#e,f=this.#r,a=c[0]<224?2:3;if(f+n<=a)return;this.#d(t,a);let u=be(he,a,!0);if(u===
void 0)return;let d=a-f;this.#r=0,this.#o+=d;try{return K(u,this.decode(E(t,d),r,o))}catch(l){throw l instanceof $||l instanceof
TypeError||(this.#t=null,this.#n=s,this.#o=i,this.#e=c,this.#r=f),l}}#d(t,n){he[0]=this.#e[0],he[1]=this.#e[1];for(let r=this.#r;r<
n;r++)he[r]=t[r-this.#r]}#l(t){this.#o+=t,this.#n||=t>0,this.#r=F.length,F.length>0&&(this.#e=[F.bytes[0],F.bytes[1]])}#h(){
let t=Uint8Array.from(this.#e);try{ot(this.encoding,null),ct(t,this.#r,0,this.fatal,!1),this.#t=j(),this.#r=0}catch(n){throw L(
n)}}#p(t,n,r){let o=Cr(this.encoding,t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<Di&&(this.#t||c<n))return;
if(this.#t){if(this.encoding!==T)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#u(E(t,0,i),i,!0),this.#i)
return s}let f=i===0&&c===n?t:E(t,i,c),a=o.decode(f,c-i,this.fatal);if(a===void 0){if(s=K(s,this.#u(f,c-i,!0)),this.#i)return s}else
s=K(s,this.#f(a)),this.#o+=c-i;return this.#n||=c>0,c===n?s:this.encoding===T&&!r&&De(t,c,n)?(this.#l(n-c),s):K(s,this.#u(
E(t,c,n),n-c,r))}#u(t,n,r){ot(this.encoding,this.#t);let o="",i=Fn(n),s=this.#n||this.ignoreBOM||!W(this.encoding),c=0;for(let f=0;;f+=
S){let a=n-f<=S,u=Math.min(S,n-f),d=f===0&&a?t:E(t,f,f+u),l=ct(d,u,c,this.fatal,r&&a);if(l<0)return this.#t=j(),this.#i=
new $(this.name,this.#o+f+_.start(),_.length()),o;if(c+=l,c>0&&(a||!In(c))){let g=!s&&Ln()===jr?1:0;i?i.add(Mn()+2*g,c-g):
o=K(o,Un(g,c)),s=!0,c=0}if(a)break}return this.#n=s,this.#t=r?null:bn(),this.#o+=n,i?i.toText():o}};var Hr=10,Ge=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new He(t,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(t){let n=0;for(let r=t.indexOf(Hr);r>=0;r=t.indexOf(Hr,n))n=r+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(t.slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=
1;this.#e=[]}};var Gr={isLending:!0,newTranscoder:({from:e,to:t},n)=>new Ce(e,t,{...n,take:$n})},H=class extends Error{};async function Vr(e,t){
let n=e.output===void 0,r,o=()=>{},i=()=>{s.stop(),r?.discard()},s=Ur(e.files,n,()=>{r?.keepListening?.(),n&&(o=Ft(i))}),
c=0;try{n||(o=Ft(i)),r=e.isDry?Ri:St(e.output);let f=new Rt(e,t,r,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&
!n)break;c!==0&&!n?r.discard():await f.end(),s.stop()}catch(f){i(),c=Tt(e.output,f instanceof H?f.cause:f)||c}return o(),
c}var Ri={write(){},wait(){},finish(){},discard(){}},Rt=class{#t;#e;#r;#n;constructor(t,n,r,o){this.#t=t,this.#e=r,this.#r=
o,this.#n=new Ct(t,n,i=>{try{r.write(i)}catch(s){throw new H("The output failed.",{cause:s})}})}async add(t){try{return await this.#o(
t),this.#s(t),0}catch(n){if(n instanceof H)throw n;return this.#n.abandon(),await this.#i(),this.#s(t),this.#r.stop(),ae(
J(t),n)}}async end(){this.#n.convert(new Uint8Array,U.result),await this.#e.finish()}async#o(t){let n=await gr(t,this.#e.
file);try{for(let o=await n.next();o;o=await n.next())this.#n.convert(o,U.none),await this.#i(),this.#r.add(o.length),await Ar()}finally{
await n.close()}this.#n.convert(new Uint8Array,U.source),await this.#i();let{encoding:r}=this.#n;r!==void 0&&this.#t.onDecision?.(
r)}#i(){return this.#e.wait()?.catch(t=>{throw new H("The output failed.",{cause:t})})}#s(t){for(let n of this.#n.takeMessages())
this.#r.stop(),bt(J(t),n)}},Ct=class{#t;#e;#r;#n;#o;#i;#s=!1;#f=!1;#c;constructor(t,n,r){let{to:o,bom:i,fatal:s,unmappable:c,
eol:f}=t;this.#t=t,this.#e=n,this.#r=r;let a=i==="keep"&&W(o)&&t.files.length===1,u={fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c};
this.#n=n.newTranscoder(t,u);let d=c==="fatal"||c==="translit";this.#c=d&&!W(o)?new Ge(o):void 0,this.#i=f&&new We(f,o)}get encoding(){
return this.#n.decision?.encoding}convert(t,n){let r;this.#f=!0,n!==U.result&&!this.#s&&(this.#o=this.#e.newFixer?.());let o=[];
try{this.#n.transcode(t,n,s=>{this.#c?.advance(s),this.#e.isLending?this.#a(s):o.push(s)})}catch(s){if(s instanceof H)throw s;
r=s}for(let s of o)if(!this.#o)this.#a(s);else for(let c of this.#o.add(s))this.#a(c);if(this.#s=!r&&n===U.none,this.#o&&
!this.#s){for(let s of this.#o.end())this.#a(s);this.#o=void 0}this.#c?.settle();let i=r&&Pi(r,this.#c);if(this.#s||this.#c?.
startFile(),r)throw i}#a(t){this.#r(this.#i?this.#i.add(t):t)}abandon(){if(this.#s)try{this.convert(new Uint8Array,U.source)}catch(t){
if(t instanceof H)throw t}}takeMessages(){let{from:t,quiet:n,verbose:r}=this.#t,{decision:o}=this.#n,i=this.#n.takeLosses();
if(!o||!this.#f)return[];this.#f=!1;let s=n?[]:Ir(i,o.encoding,this.#t),{path:c=[]}=this.#n;return c.length>0&&!n&&s.unshift(
`it was ${c.join(", and then ")}; that is repaired`),r&&typeof t=="object"&&s.unshift(Ci(o)),s}};function Ci({encoding:e,
source:t,score:n}){let r=n===null?t:`${t}, ${n.toFixed(2)}`;return`it is taken for ${m[e].name} (${r})`}function Pi(e,t){
if(e instanceof $){let n=e.length===1?"is":"are";return new Error(`${de(e.length,"byte")} at offset ${e.offset} ${n} inv\
alid in ${e.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof Fe&&t){let{
line:n,column:r}=t;return new Error(`line ${n}, column ${r} (offset ${e.index}): ${e.encoding} can't represent ${Ut(e.codePoint)}\
; use --unmappable translit, html or replacement, or --to utf-8`)}return e}var Wi=100;function vi(e){try{let{values:t,files:n}=Wn(e,[...ir,...cr,...fr]),r=t.help||t.version?void 0:ji(t,n);if(r)throw new A(
r);Hi(t,n).then(qr)}catch(t){if(!(t instanceof A))throw t;ue(`error: ${t.message}
(see encoding-wasm --help)
`),qr(Ee.usage)}}function ji(e,t){let{from:n,output:r,list:o,detect:i,json:s,bom:c,inPlace:f,outDir:a,recursive:u,skipUtf8:d,
dryRun:l,completion:g}=e,x=f!==void 0||a!==void 0;if(r!==void 0&&(o||i||g))return`--output is for conversions; write ${o?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(o||i||g||e.manual)
return;if(e.repair&&e.c)return"--repair and -c exclude each other.";if(n===void 0&&!e.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:N}=Yr(e);if(c==="add"&&!W(N))return`--bom: ${m[N].name}\
 has no byte order mark.`;if(f!==void 0&&a!==void 0)return"--in-place and --out-dir exclude each other.";if(x&&r!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(x&&(t.length===0||t.includes("-")))
return"--in-place and --out-dir need the names of files.";if(f?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((d||l)&&!x)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(u&&!x&&r===void 0&&t.length===
0)return"--recursive needs a directory."}var Yr=({to:e={to:T},c:t,unmappable:n})=>n?{to:e.to,unmappable:n}:{...t&&{unmappable:"\
ignore"},...e};async function Hi(e,t){if(e.help)return le(sr);if(e.version)return le(`0.1.0
`);if(e.list)return le(m.map(({name:N,labels:zr})=>`${N}: ${zr.join(", ")}
`).join(""));if(e.completion)return le((await Promise.resolve().then(()=>Ve(require("./cli-full.cjs"),1))).completionFor(
e.completion));if(e.manual)return le((await Promise.resolve().then(()=>Ve(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:r,recursive:o=!1,inPlace:i,outDir:s,c,repair:f,fixDeclaration:a}=e,{to:u,unmappable:d="fatal",otherwise:l}=Yr(
e),g={files:t.length>0?Vn(t,o):["-"],from:n,to:u,bom:e.bom??"strip",eol:e.eol,fatal:!!e.fatal||i==="",unmappable:d,quiet:!!(e.
quiet||e.silent),verbose:!!e.verbose,output:r==="-"?void 0:r};return typeof n=="number"&&Re.includes(d)&&[l,i,s].every(N=>N===
void 0)&&![e.detect,c,f,a].some(Boolean)?er()?Vr(g,Gr):Ee.failure:(await Promise.resolve().then(()=>Ve(require("./cli-full.cjs"),1))).
runFully(g,{...e,otherwise:l})}function qr(e){process.exitCode=e,setTimeout(()=>process.stderr.write("",()=>process.exit(
e)),Wi).unref()}vi(Gn());
