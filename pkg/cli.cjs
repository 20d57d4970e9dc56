#!/usr/bin/env node
"use strict";var Vr=Object.create;var Ct=Object.defineProperty;var qr=Object.getOwnPropertyDescriptor;var Yr=Object.getOwnPropertyNames;var zr=Object.getPrototypeOf,Xr=Object.prototype.hasOwnProperty;var Kr=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Yr(t))!Xr.call(e,o)&&o!==n&&Ct(e,o,{get:()=>t[o],
enumerable:!(r=qr(t,o))||r.enumerable});return e};var He=(e,t,n)=>(n=e!=null?Vr(zr(e)):{},Kr(t||!e||!e.__esModule?Ct(n,"default",{value:e,enumerable:!0}):n,e));var Ge="encoding-wasm";function Pt(){throw new Error("encoding-wasm: call instantiate() first.")}var Wt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function S(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var m=Jr();function Jr(){let e=Wt.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Zr=S(()=>new Map(m.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),O=0,Ve=21,Qr=29,jt=32,qe=33,G=36,
J=37,V=38;var Ht=e=>e<G&&e!==qe,Se=e=>e>O&&e<Qr,Gt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(m[e].name);function Z(e){let t=Zr();return t.get(e)??t.get(zt(eo(e)))}function Vt(e){let t=Ee(e),n={936:"gbk",950:"big5"}[t]??t,r=m.findIndex(({labels:o})=>o.some(i=>Ee(i)===n));return r<0||
r===G?void 0:r}var Ee=e=>zt(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),qt=[{encoding:O,bytes:[239,187,191]},{encoding:J,bytes:[254,255]},{encoding:V,bytes:[255,
254]}];var Ye=239;function Yt(e){if(e[0]>=Ye)return qt.find(t=>t.bytes.every((n,r)=>e[r]===n))}function Oe(e){return qt.find(t=>t.encoding===e)?.bytes}function C(e){return e===O||e===J||e===V}function eo(e){let[t,n]=[
0,e.length];for(;t<n&&vt(e[t]);)t+=1;for(;n>t&&vt(e[n-1]);)n-=1;return e.slice(t,n)}var vt=e=>`	
\f\r `.includes(e);function zt(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var _=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Te=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Xt=Symbol.for("encoding-wasm.UnmappableError"),Ae=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){
super(`${Te(r)} at index ${o} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="obj\
ect"&&r!==null&&Xt in r}[Xt](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Kt=(e,t)=>e?.prototype?.[t],Fe=e=>Kt(globalThis.Buffer,e),q=Fe("ucs2Slice"),ze=Fe("ucs2Write"),Jt=Fe("utf8Slice"),P=Fe(
"latin1Slice"),to=e=>globalThis[e],Zt=to("TextDecoder"),no=Kt(Zt,"decode");function Y(e){let t=new Zt(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:no}),n=>t.decode(n)}function W(e){try{return e()}catch{return}}var v=()=>"InternalError"in globalThis,$=()=>"Bun"in globalThis,ae=()=>"Deno"in
globalThis,Q=()=>Number.parseInt(globalThis.process?.versions?.node,10),Qt=()=>globalThis.process?.getBuiltinModule?.("n\
ode:buffer")?.isAscii;function Ie(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var en=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,tn=()=>Object.getPrototypeOf(Uint8Array.prototype),Xe=e=>en(tn(),
e);var ro=e=>globalThis[e]&&en(globalThis[e].prototype,"byteLength"),nn=e=>tn()[e];var Ke=Xe("buffer"),rn=Xe("byteOffset"),oo=Xe("byteLength"),io=nn("set"),so=nn("slice");var co=ro("ArrayBuffer");var z=e=>oo.call(e);function on(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:z(e)}var b=(e,t,n=z(
e))=>new Uint8Array(Ke.call(e),rn.call(e)+t,n-t);function sn(e,t){let n=rn.call(e),r=t+(-(n+t)&3),o=Math.max(0,z(e)-r)>>2,i=o>0?new Int32Array(Ke.call(e),n+r,o):new Int32Array;
return{start:r,words:i}}var de=(e,t,n)=>io.call(e,t,n),fo=(e,t,n)=>so.call(e,t,n),ao=64,uo=24;function Je(e,t,n){if(n>uo)return fo(e,t,t+n);let r=new Uint8Array(
n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function ue(e,t){if(t<=ao)return!1;try{return co.call(Ke.call(e)),!1}catch{return!0}}var lo=1024,ho=65539;function fn(e,t,n){let r=Be(f=>mo(f,n),e,t),o=Be(wo,e,t);if(r&&o){let f=ae()?1/0:64;return{...o,read:(a,d)=>(d<
128?r:o).read(a,d),write:(a,d)=>(a.length<f?r:o).write(a,d),readBytes:r.readBytes,mostByTable:lo}}let i=Ze(e);if(r){let f=v()?
Be(cn,e,t):void 0;return f?{...r,read:(a,d)=>(d<4096?r:f).read(a,d)}:r}let s=o??Be(cn,e,t)??i,c=o?18:15;return{...s,read:(f,a)=>(a<=
c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Be(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let o=e(t);return o.write(r,n),Ze(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var po="\
strings";function mo(e,t){let[n]=WebAssembly.Module.customSections(t,po),r=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:ho}}function wo(e){let[t,n]=[
q,ze],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(f,a)=>t.call(o(),f,
f+2*a),write:(f,a)=>n.call(o(),f,a,2*f.length),most:1/0,collect:$()||ae()||typeof WeakRef!="function"?void 0:s};function s(f){
let a=c(2*f),d=0;return{add(u,l){de(a,new Uint8Array(e.buffer,u,2*l),d),d+=2*l},toText:()=>t.call(a,0,d)}}function c(f){
let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),
d}}function cn(e){let t=Y("utf-16le"),{write:n,most:r}=Ze(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,
most:r}}function Ze(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){
let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return Ie(i,s,o);let f="";for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,
i.subarray(a,Math.min(a+8192,c)));return f},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var Me,h,et,an,dn,k,A={input:0,units:0,output:0},le=-1,F=65536,he=0,Le={name:"",encoding:le},g={isBusy:!0,newCodec:NaN},
pe=NaN;function me(e,t){Le.name=e,Le.encoding=t,g.newCodec=pe,g.isBusy&&un(),g.isBusy=!0}function un(){try{pn(),Me??=hn(
Pt()),bo(new WebAssembly.Instance(Me),Me)}catch(e){throw mn(e)}}function ln(e){try{pn(),Me=xo(hn(e))}catch(t){throw mn(t)}
un()}function hn(e){return go(e)?e:new WebAssembly.Module(e)}function go(e){try{return WebAssembly.Module.customSections(e,Ge),
!0}catch{return!1}}var yo="encoding-wasm";function xo(e){let[t]=WebAssembly.Module.customSections(e,yo),n=`${Ge} 0.1.0`,
r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function bo({exports:e},t){h=e,Qe=
WebAssembly.RuntimeError,A.input=h.input(),A.units=h.units(),A.output=h.output(),yn(),k=fn(h.memory,A.units,t),he=Math.min(
h.units_length(),k.most),g.isBusy=!1}function pn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function mn(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Eo(e))return new RangeError(
`encoding-wasm: ${wn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var wn="no memory for WebAssembly; free some, and call again",Eo=e=>e instanceof
RangeError&&/memory/i.test(e.message);function we(){return nt(),et}function gn(){return nt(),an}function tt(){return nt(),
dn}function nt(){et[0]===void 0&&yn()}function yn(){let{buffer:e}=h.memory;et=new Uint8Array(e),an=new Uint8Array(e,A.input,
F),dn=new Int32Array(e,h.codec(),h.codec_length()>>2)}var Qe;function D(e){if(!Qe||!(e instanceof Qe))return e;let t=m[Le.encoding]?.name,n=`${Le.name}${t?` of ${t}`:""} fail\
ed`;return Oo()?new RangeError(`encoding-wasm: ${n}: ${wn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}var So=32;function Oo(){try{
return h.memory.grow(So),!1}catch{return!0}}function j(){let e=tt();return Sn(e,new Int32Array(e.length))}function bn(){return h.held()!==0?j():(g.newCodec=ot,null)}
var En=e=>Sn(e,tt());function Sn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function rt(e,t){Ao(e,t)||(me("decod\
ing",e),t?En(t):h.new_decoder(e),ot=e===qe||e===G?pe:e)}var ot=pe;function Ao(e,t){return t||g.newCodec!==e||g.isBusy?!1:
(g.newCodec=pe,g.isBusy=!0,!0)}function it(e,t,n,r){me("transcoding",e),r?En(r):h.new_transcoder(e,t,+n)}function On(e,t){h.set_source_encoding(e,+t),g.
isBusy=!1}var Tn=-1,Fo=-2;function st(e,t,n,r,o){Ue(e,t),g.isBusy=!0;let i=h.decode_block(t,n,+r,+o);return g.isBusy=!1,o&&i>=0&&(g.
newCodec=ot),_n(i)}var R={encoding:le,at:0,most:0,owner:void 0};function _e(e,t,n){if(R.encoding!==e||R.owner!==h||g.isBusy){try{me("decodi\
ng",e),R.owner=h,R.at=k.readBytes?h.byte_table(e):0,R.most=!Gt(e)&&k.mostByTable||1/0,R.encoding=e}catch(o){throw D(o)}g.
isBusy=!1}if(R.at===0||n>R.most)return;if(n<=F)return Ue(t,n),xn(n);if(k.most>he)return;let r="";for(let o=0;o<n;o+=F){let i=Math.
min(F,n-o);Ue(b(t,o,o+i),i),r=X(r,xn(i))}return r}function Io(e,t){let n=le,r,o;function i(s){try{return me(e,s),n=s,o=h,
r=t(s),g.isBusy=!1,r}catch(c){throw D(c)}}return s=>s===n&&o===h&&!g.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var $e=Io("decoding",e=>{let t=Se(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>0?new Uint16Array(h.memory.buffer,
n,t?256:65536):void 0}),xn=e=>k.readBytes(A.input,e,R.at);function X(e,t){try{return e+t}catch(n){throw new RangeError("\
The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var An=3,
Fn=e=>e+F+An<=he,Bo=1<<28,In=e=>e>he&&e<Bo?k.collect?.(e+An):void 0,Bn=()=>A.units,Mn=()=>we()[A.units]|we()[A.units+1]<<
8,Ln=(e,t)=>k.read(A.units+2*e,t-e);var B={none:0,source:1,result:2};function Un(e,t,n,r){let o=z(e);Ue(e,o),g.isBusy=!0;let i=h.transcode_block(o,+t,n,r);return g.
isBusy=!1,_n(i)}var Mo=8;function Ue(e,t){let n=gn();if(t>Mo)try{de(n,e)}catch{de(n,b(e,0,t))}else for(let r=0;r<t;r++)n[r]=
e[r]}function _n(e){if(e<Fo)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var $n=e=>Je(we(),A.output,e),Nn=e=>we().subarray(A.output,A.output+e),M={finished:()=>h.finished()!==0,read:()=>h.read(),
written:()=>h.written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},ee={malformed:()=>h.replaced(),
firstMalformed:()=>h.first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.
unmapped_code_point()};var Lo=64,ws=4*Lo;var kn=new Uint8Array(36),ft=Uo(kn);function Uo(e){return new Uint16Array(e.buffer)}var at=S(()=>P?ut()?0:8:18),I={length:0,
bytes:[0,0]};function ge(e,t,n){if(t>18)return;if(e[0]<128&&t>at())return ut()&&lt(e,t)?P.call(e,0,t):void 0;let r=0;for(let o=0;o<
t;){let i=e[o++],s=i;if(i>=128){if(i<194||i>=240)return;let c=o+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&o===t){ct(
i,0,1);break}let f=e[o++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)
return;if(c){ct(i,f^128,2);break}let a=e[o++]^128;if(s|=a,a>=64||s===65279)return}}ft[r++]=s}return Dn(r)}function dt(e,t,n,r){
let o,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(o??=$e(r),!o)return;if(f=o[c],f===0){if(s<t)f=o[c|e[s++]<<8];else if(!n&&
r!==jt){ct(c,0,1);break}}if(f===0||f===65533)return}ft[i++]=f}return Dn(i)}function Ne(e,t,n){return I.length=0,ge(b(e,t,
n),n-t,!1)===""}function ct(e,t,n){I.length=n,I.bytes[0]=e,I.bytes[1]=t}function Dn(e){return e<3||!ut()?Ie(ft,0,e):q.call(
kn,0,2*e)}var ut=S(()=>$()&&W(_o)===!0);function _o(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(q)==="a\uFEFF\uD83D"&&t(P)==="a\0\xFF\xFE=\xD8"}function lt(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}var ke=["fatal","html","replacement"];var T=class extends Error{};function Rn(e,t){let n=c=>{let f=t.find(({flags:d})=>pt(d).includes(c));if(f)return f;let a=Do(
c,t.flatMap(({flags:d})=>pt(d)));throw new T(`unknown option '${c}'${a?`
(Did you mean ${a}?)`:""}`)},r={},o=[...e],i=[],s=(c,f)=>{let{flags:a,isOptional:d,omitted:u}=c,l=ht(c)?f??(d?u:o.shift()):
!0;if(l===void 0)throw new T(`option '${a}' argument missing`);r[$o(a)]=l===!0||No(c,l)};for(;o.length>0;){let c=o.shift();
if(c==="--")i.push(...o.splice(0));else if(c.startsWith("--")){let[f,a]=ko(c,c.indexOf("=")),d=n(f);if(a!==void 0&&!ht(d))
throw new T(`option '${d.flags}' takes no argument`);s(d,a?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let f=c.slice(
1);f!=="";){let a=n(`-${f[0]}`);f=f.slice(1),s(a,f||void 0),ht(a)&&(f="")}else i.push(c)}return{values:r,files:i}}var pt=e=>e.
replace(/ <.*/,"").split(", "),ht=({flags:e})=>e.endsWith(">"),$o=e=>pt(e).at(-1).replace(/^-+/,"").replace(/-./g,t=>t[1].
toUpperCase());function No({flags:e,choices:t,parse:n},r){if(t&&!t.includes(r))throw new T(`option '${e}' argument '${r}\
' is invalid. Allowed choices are ${t.join(", ")}.`);if(!n)return r;try{return n(r)}catch(o){throw o instanceof T?new T(
`option '${e}' argument '${r}' is invalid. ${o.message}`):o}}var ko=(e,t)=>t<0?[e]:[e.slice(0,t),e.slice(t)];function Do(e,t){
let n=t.map(o=>({other:o,distance:Ro(e,o)})),[r]=n.sort((o,i)=>o.distance-i.distance);return e.startsWith("--")&&r.distance<=
2?r.other:void 0}function Ro(e,t){let n=Array.from({length:t.length+1},(r,o)=>o);for(let r of e){let o=[n[0]+1];for(let i=0;i<
t.length;i++)o.push(Math.min(n[i]+(r===t[i]?0:1),n[i+1]+1,o[i]+1));n=o}return n[t.length]}var ye={failure:1,usage:2};var mt=require("node:buffer"),Pn=require("node:fs"),Wn=56320;function vn(){let e=process.argv.slice(2);if(process.platform!==
"linux"||!e.some(n=>n.includes("\uFFFD")))return e;let t=(0,Pn.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return t.slice(t.length-e.length).map(n=>te(Buffer.from(n,"latin1")))}function te(e){if((0,mt.isUtf8)(e))return Cn(
e);let t="";for(let n=0;n<e.length;){let r=[1,2,3,4].map(o=>e.subarray(n,n+o)).find(o=>(0,mt.isUtf8)(o));t+=r?Cn(r):String.
fromCharCode(Wn+e[n]),n+=r?.length??1}return t}var Cn=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString();function x(e){
let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(t.map((n,r)=>r%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-Wn)))}function K(e){return e===""?"''":e==="-"?"standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.
charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var ne=require("node:fs"),be=require("node:path");function jn(e,t){let n=e.flatMap(r=>Hn(r)?[r]:Co(r));return t?n.flatMap(r=>Gn(r)?Vn(r):[r]):n}function Hn(e){try{return e===
"-"||(0,ne.lstatSync)(x(e),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function Gn(e){try{return e!=="-"&&(0,ne.statSync)(
x(e)).isDirectory()}catch{return!1}}function Vn(e){let t=wt(e);return t?t.flatMap(({name:n,isFolder:r,isFile:o})=>{if(n.
startsWith("."))return[];let i=(0,be.join)(e,n);return r?Vn(i):o?[i]:[]}):[e]}function wt(e){try{return(0,ne.readdirSync)(
x(e),{withFileTypes:!0,encoding:"buffer"}).map(t=>({name:te(t.name),isFolder:t.isDirectory(),isFile:t.isFile()})).sort((t,n)=>t.
name<n.name?-1:1)}catch{return}}function Co(e){if(!/[*?[]/.test(e))return[e];let t=e.split("/"),n=t[0]===""?"/":".",r=xe(
n,t[0]===""?t.slice(1):t);return r.length>0?r:[e]}function xe(e,[t,...n]){if(t==="**"){let i=(wt(e)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>xe((0,be.join)(e,s),[t,...n]));return[...n.length>0?xe(e,n):[],
...i]}if(!/[*?[]/.test(t)){let o=(0,be.join)(e,t);return n.length>0?Gn(o)?xe(o,n):[]:Hn(o)?[o]:[]}let r=Po(t);return(wt(
e)??[]).flatMap(({name:o,isFolder:i})=>{if(!r.test(o)||o.startsWith(".")&&!t.startsWith("."))return[];let s=(0,be.join)(
e,o);return n.length===0?[s]:i?xe(s,n):[]})}function Po(e){let t=e.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,r,o)=>n==="*"?".*":n==="?"?".":o!==void 0?`[${r&&"^"}${o.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${t}\
$`,"su")}var Xn=require("node:fs"),Kn=require("node:path");var Yn=require("node:util");var zn={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},gt={
...zn,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},yt={...zn,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function re(e,t){let{code:n="",errno:r}=e,
o=r===void 0?void 0:(0,Yn.getSystemErrorMap)().get(r)?.[1];return o===void 0?e:new Error(t[n]??`${o} (${n})`)}function oe(e,t){
return xt(e,t instanceof Error?t.message:String(t)),ye.failure}function xt(e,t){ie(`encoding-wasm: ${e}: ${t}
`)}var qn=!1;function ie(e){qn||process.stderr.on("error",()=>{}),qn=!0,process.stderr.write(e)}var se=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function Jn(){let e=(0,Kn.join)(__dirname,"encoding.wasm");try{return ln((0,Xn.readFileSync)(e)),!0}catch(t){let{message:n}=re(
t,{});return oe(`its part ${K(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Wo=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],vo=S(()=>new Map(Wo.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function Zn(e){
return Z(e)??vo().get(Ee(e))??Vt(e)}var $s=1<<20;var Qn=["detect","html","xml"];var er=["fatal","html","replacement","ignore","translit"];var tr=["bash","zsh","fish"];var nr=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:jo,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Ho,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:er},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Qn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:tr}],rr=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,or=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],ir=[{flags:"--man\
ual",what:""}];function jo(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:sr(t)}function Ho(e){let[t,...n]=e.split(
"//"),r=sr(t),o=n.map(c=>c.toUpperCase()),i=o.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new T(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=o.includes("IGNORE");return o.includes("TRANSLIT")?
{to:r,otherwise:s?"":"?"}:s?{to:r,unmappable:"ignore"}:{to:r}}function sr(e){let t=Z(e)??Zn(e);if(t===void 0)throw new T(
"No encoding has this name; encoding-wasm --list shows all.");if(t===G)throw new T("It stands for an encoding that holds\
 no text.");return t}var p=require("node:fs"),L=require("node:path");var ar=1;function Et(e){if(e===void 0)return Go();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,p.lstatSync)(
x(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),r=n?(0,p.statSync)(x(e),{throwIfNoEntry:!1}):t;if(r?.isDirectory()||e.endsWith(
"/")||e.endsWith(L.sep))throw new Error(yt.EISDIR);return r&&!r.isFile()?St((0,p.createWriteStream)(x(e)),!0):(r&&(0,p.accessSync)(
x(e),p.constants.W_OK),Yo(n?bt(e):e,r))}var cr;function Go(){return cr??=Vo(),cr}function Vo(){let e=(0,p.fstatSync)(ar,
{bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?St(process.stdout,!1):qo(t)}function qo(e){let t,
n=()=>{t??=St(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(r){let o=r;try{for(;!t&&o.length>0;)o=o.subarray(
(0,p.writeSync)(ar,o))}catch(i){if(i.code!=="EAGAIN")throw i;n()}o.length>0&&t?.write(o)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function St(e,t){e.on("error",()=>{});let n,r=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),o=()=>{
let i=n;return n=void 0,i};return{write(i){let s=r(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:o,async finish(){await o(),t&&await r(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function bt(e){if(!(0,p.lstatSync)(x(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=te((0,p.readlinkSync)(
x(e),"buffer"));return(0,L.isAbsolute)(t)?bt(t):bt(`${te(p.realpathSync.native(x((0,L.dirname)(e)),"buffer"))}${L.sep}${t}`)}
var fr=0;function Yo(e,t){fr+=1;let n=[process.pid,fr,Math.random().toString(36).slice(2)].join("-"),r=x((0,L.join)((0,L.dirname)(
e),`.encoding-wasm-${n}.tmp`)),o=(0,p.openSync)(r,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,p.closeSync)(o))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,p.writeSync)(o,f))},wait(){},finish(){s(),t&&(zo(r,t),(0,p.chmodSync)(r,t.mode)),
(0,p.renameSync)(r,x(e))},discard(){try{s()}finally{(0,p.rmSync)(r,{force:!0})}}}}function zo(e,{uid:t,gid:n}){try{(0,p.chownSync)(
e,t,n)}catch{}}async function ce(e){try{let t=Et();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Ot(
void 0,t)}}function Ot(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let r=e===void 0?"standard o\
utput":K(e);return oe(`cannot write ${r}`,re(t,yt))}var dr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},De=class e{from;to;#t=null;#e=0;#r;#n={
...dr};constructor(t,n,r){this.from=t,this.to=n,this.#r=r}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(it(t,this.to,this.#r.ignoreBOM,this.#t),On(t,n),this.#t=j())}get position(){
return this.#e}copy(t=this.#r.fatal){let n=new e(this.from,this.to,{...this.#r,fatal:t});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,r){let{fatal:o,ignoreBOM:i,bom:s,unmappable:c,take:f=$n}=this.#r;
s&&!this.#t&&r(Uint8Array.from(Oe(this.to)??[]));let a=Math.max(0,ke.indexOf(c)),d=z(t);try{it(this.from,this.to,i,this.#t);
for(let u=0;;){let l=d-u<=F,w=l&&u===0?t:b(t,u,l?d:u+F),y=Un(w,o,a,l?n:B.none);this.#o(this.#e+u);let U=y<0?M.written():
y;if(U>0&&r(f(U)),y<0&&this.#i(y,u),u+=M.read(),l&&M.finished())break}}catch(u){throw D(u)}this.#t=j(),this.#e=n===B.none?
this.#e+d:0}takeLosses(){let t=this.#n;return this.#n={...dr},t}#o(t){let n=this.#n;n.malformed===0&&(n.firstMalformed=t+
ee.firstMalformed()),n.malformed+=ee.malformed(),n.unmappable===0&&(n.firstUnmappable=t+ee.firstUnmappable(),n.codePoint=
ee.codePoint()),n.unmappable+=ee.unmappable()}#i(t,n){let r=this.#e+n+M.start();throw this.#t=j(),this.#e=0,t===Tn?new _(
m[this.from].name,r,M.length()):new Ae(M.codePoint(),r,m[this.to].name)}};var ur=13,Re=10,Ce=class{#t;#e;#r;#n=!1;#o=new Uint8Array;constructor(t,n){this.#e=n===J||n===V?2:1,this.#r=n===J?0:1,this.#t=
(t==="lf"?[Re]:[ur,Re]).flatMap(r=>this.#e===1?[r]:n===J?[0,r]:[r,0])}add(t){let n=this.#o.length>0?Buffer.concat([this.#o,
t]):t,r=n.length-n.length%this.#e;this.#o=n.slice(r);let o=new Uint8Array(r*this.#t.length),i=0;for(let s=0;s<r;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#r]|n[s+this.#r]<<8,f=c===ur;if(f||c===Re&&!this.#n)o.set(this.#t,i),i+=this.#t.length;else if(c!==
Re)for(let a=0;a<this.#e;a++)o[i++]=n[s+a];this.#n=f}return o.subarray(0,i)}};var E=require("node:fs");var Pe=1<<18,lr,Tt=0;async function pr(e,t){let n=async i=>{try{return await i()}catch(s){throw re(s,gt)}},{next:r,close:o}=await n(
()=>e==="-"?Ko(t):Jo(x(e),t));return{next:()=>n(r),close:o}}function Ko(e){let t=yr((0,E.fstatSync)(Tt,{bigint:!0}),e);return t.isFile()?mr(Tt,t,()=>{}):Zo()}function Jo(e,t){let n=yr(
(0,E.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Qo(e);let r=(0,E.openSync)(e,"r");return mr(r,n,()=>(0,E.closeSync)(
r))}function mr(e,{size:t},n){lr??=new Uint8Array(Pe);let r=lr,o=0;return{async next(){let i=(0,E.readSync)(e,r,0,Pe,null);
if(o+=i,i>0)return r.subarray(0,i);if(o<t&&(0,E.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shorter wh\
ile it was read, so that its end is missing; convert it again")},close:n}}function Zo(){let e=wr(Tt,()=>{}),t=process.platform===
"win32"?hr():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;t=hr()}return t.
next()},close:()=>t?.close()}}function hr(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.next().then(({
done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Qo(e){let t=await gr(n=>(0,E.open)(e,n));return wr(
t,()=>(0,E.closeSync)(t))}function wr(e,t){let n=new Uint8Array(Pe);return{next:async()=>{let o=await gr(i=>(0,E.read)(e,
n,0,Pe,null,i));return o>0?n.subarray(0,o):void 0},close:t}}var gr=e=>new Promise((t,n)=>e((r,o)=>r?n(r):t(o)));function yr(e,t){
if(e.isDirectory())throw new Error(gt.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input");return e}var br=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var At=new Set,Ft=!1,xr=Date.now();function It(e){if(At.add(e),!Ft)for(let t of br)process.on(t,Er);return Ft=!0,()=>At.
delete(e)}function Er(e){for(let t of At)t();for(let t of br)process.off(t,Er);process.kill(process.pid,e)}function Sr(){
if(!(!Ft||Date.now()-xr<50))return new Promise(e=>{setImmediate(()=>{xr=Date.now(),e()})})}function Tr(e,t,{to:n,unmappable:r,drop:o}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=e;if(o)
return s>0&&i.push(`${se(s,"invalid byte sequence")} ${Bt(s)} left out, ${Mt(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${Or(e.unmappable,n)} ${Bt(e.unmappable)} left out`),i;if(s>0){let u=se(s,"invalid byte sequence"),l=`${Mt(s)}at offset\
 ${c}`;i.push(`${u} became ${ti(n,r)}, ${l}; the file is damaged, or not in ${m[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=r==="ignore"?`${Bt(e.unmappable)} left out`:ei[typeof r=="function"?"function":r];if(e.unmappable>
0&&d){let u=`${Mt(e.unmappable)}${Lt(a)} at offset ${f}`;i.push(`${Or(e.unmappable,n)} ${d}, ${u}; use --unmappable html\
, or --to utf-8`)}return i}var ei={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},Bt=e=>e===1?"was":"were",Mt=e=>e===1?"":"the first ",Or=(e,t)=>`${se(e,"character")} that ${m[t].name} can't \
represent`;function Lt(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${Te(e)})`:Te(e)}
function ti(e,t){return Oe(e)||e===Z("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Ir=require("node:fs");var Ut=1e6,ni=20*Ut,ri=2*Ut,oi=100,Ar=40,ii="\x1B[?25l",si="\x1B[?25h",Fr="\r\x1B[K";function Br(e,t,n){let r,o=0,i=!1,s=!1,
c=0,f=Date.now();function a(d){let u=Date.now();if(i&&u-c<oi)return;c=u,s||n(),s=!0;let l=di(o,d,(u-f)/1e3);ie(`${i?"":ii}${Fr}${l.
slice(0,process.stderr.columns)}`),i=!0}return{add(d){o+=d,!(o<ri)&&(r??={total:fi(e),canShow:ci(t)},r.canShow&&(r.total??
o)>=ni&&a(r.total))},stop(){i&&ie(`${Fr}${si}`),i=!1}}}var ci=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.
stdout.isTTY);function fi(e){let t=0;for(let n of e){let r=n==="-"?void 0:ai(n);if(!r?.isFile())return;t+=r.size}return t}
function ai(e){try{return(0,Ir.statSync)(x(e))}catch{return}}function di(e,t,n){let r=`${We(e/Math.max(n,.001))} MB/s`;if(t===
void 0)return`${We(e)} MB | ${r}`;let o=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(o*Ar)).padEnd(Ar,"\u2591"),s=Math.
ceil(n/o-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(o*100)} % | ${We(e)} of ${We(t)} MB | ${r} | ${c}${s%
60} s left`}var We=e=>(e/Ut).toFixed(1);var Mr=512,ui=e=>e>32&&e<=96&&$r(),li=S($),hi=64;function Lr(e,t,n){if(n>hi||n<=at()||(t[0]|t[n>>1]|t[n-1])>=128||!lt(t,
n))return;let r=_r();return r?r.call(t,0,n):_e(e,t,n)}var _t=[];function Ur(e,t,n){return n<Mr?(ui(n)?Nt(e,t,n):void 0)??
(li()?$t(e,t,n):void 0)??_e(e,t,n)??$t(e,t,n)??Nt(e,t,n):$t(e,t,n)??(wi(e)?Nt(e,t,n):void 0)??_e(e,t,n)}function $t(e,t,n){
let r=_r();if(!(!r||e!==Ve||!mi(t,n)||ue(t,n)))try{return r.call(t,0,n)}catch{return}}function Nt(e,t,n){if(!ue(t,n)){_t[e]===
void 0&&(_t[e]=W(()=>yi(e))??null);try{return _t[e]?.(t)}catch{return}}}var _r=S(()=>W(pi));function pi(){let e=P,t=Uint8Array.
from({length:256},(n,r)=>r);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function mi(e,t){if(t<Mr)return kt(
e,0,t);let{start:n,words:r}=sn(e,0),o=n+4*r.length;if(!kt(e,0,n)||!kt(e,o,t))return!1;for(let i=0;i<r.length;i++){let s=r[i];
if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function kt(e,t,n){for(let r=t;r<n;r++)if((e[r]&224)===128)return!1;
return!0}var wi=e=>e===Ve?gi():$r(),$r=S(v),gi=S(()=>v()||$()||!(Q()>0));function yi(e){let t=$e(e),n=Y(m[e].name),r=i=>n(
i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(
i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var xi=24,Nr=S(()=>W(Si)),bi=S(()=>W(Ai));function kr(e,t,n){if(e!==O&&e!==V||n<xi||ue(t,n))return;let r=e===O?Nr():bi();return r?.takes?.(t)===!1?void 0:r}var Ei=2048,
Dr=256;function Rr(e,t,n,r){if(t>Dr||e[0]===239)return;let o=Nr();if(!o)return;let i=e[t-1]>=128?o.completeLength(e,t):t;
if(!(i<t&&(n||!Ne(e,i,t))))try{let s=o.decodeFew(i<t?b(e,0,i):e,i);return r&&s?.includes("\uFFFD")?void 0:s}catch{return}}function Si(){let e=Q()<22,t=e?Qt():void 0;if(e&&!t)return;let n=Y("utf-8"),r=Oi(n),o=[239,187,191,97,230,188,162,240,159,
146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...o,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\
\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),a=r(s,s.length)===c&&n(s)===c&&r(f,2)==="a\x7F",d=P;if(!(!a||t&&
d.call(f,0,2)!=="a\x7F"))return{decode(u,l,w){try{if(t)return d.call(u,0,l);let y=n(u);return w&&y.includes("\uFFFD")?void 0:
y}catch{return}},decodeFew:r,takes:t,completeLength(u,l){for(let w=1;w<=3&&w<=l;w++){let y=u[l-w];if(y<128)break;if(y>=192)
return(y>=240?4:y>=224?3:2)>w?l-w:l}return l}}}function Oi(e){let t=Q();if(t<22)return(o,i)=>i<=64||Ti(o,i)?e(o):void 0;
let n=$()?0:ae()?64:t>0?Dr:0,r=Jt;return r&&n?(o,i)=>i<=n?r.call(o,0,i):e(o):e}function Ti(e,t){let n=0;for(let r=0;r<t;r+=
16)n|=e[r];return n<128}function Ai(){return v()?Ii():Fi()}function Fi(){let e=q,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(
Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Cr(0,Q()<22?512:1/0,(r,o,i)=>{let s=e.call(r,0,o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}
function Ii(){let e=Y("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Cr(Ei,1/0,(t,n,r)=>{
let o=e(t);return r&&o.includes("\uFFFD")?void 0:o})}var Cr=(e,t,n)=>({decode(r,o,i){if(!(o%2===1||o<e||o>t))try{return n(
r,o,i)}catch{return}},completeLength(r,o){let i=o-o%2;return(r[i-1]&252)===216?i-2:i}});var Bi=65279,Mi=256,Li=8,fe=new Uint8Array(18),ve=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#r=0;#n=!1;#o;#i=null;constructor(t,n,r,o=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#o=o}get name(){return m[this.encoding].name}reset(){this.#t=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,n,r){let o=on(t);if(!this.#t){let d=this.#r>0,u=d?this.#a(t,o,n):this.#s(t,o,n);if(u!==void 0)
return n||this.#u(o),u;if(d){let l=this.#c(t,o,n,r);if(l!==void 0)return l;this.#l()}}let i=this.#t,s=this.#n,c=this.#o,
f="";try{f=this.#h(t,o,n)??this.#d(t,o,n)}catch(d){throw this.#t=i,this.#n=s,this.#o=c,D(d)}let a=this.#i;if(a)throw this.#i=
null,this.#n=s,this.#o=c+o,r===void 0?a:a.toTypeError(r);return f}#s(t,n,r){let{encoding:o}=this;if(I.length=0,n===0)return"";
if(o===O)return ge(t,n,r)??Rr(t,n,r,this.fatal);if(!Ht(o))return;let i=Se(o),s=Lr(o,t,n)??(n<=(i?Li:18)?dt(t,n,r,o):void 0)??
(i?Ur(o,t,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#a(t,n,r){let o=this.#r+n;if(!(n===0||
o>18))return I.length=0,this.#f(t,o),this.encoding===O?ge(fe,o,r):dt(fe,o,r,this.encoding)}#c(t,n,r,o){if(this.encoding!==
O)return;let i=this.#o,s=this.#n,c=this.#e,f=this.#r,a=c[0]<224?2:3;if(f+n<=a)return;this.#f(t,a);let d=ge(fe,a,!0);if(d===
void 0)return;let u=a-f;this.#r=0,this.#o+=u;try{return X(d,this.decode(b(t,u),r,o))}catch(l){throw l instanceof _||l instanceof
TypeError||(this.#t=null,this.#n=s,this.#o=i,this.#e=c,this.#r=f),l}}#f(t,n){fe[0]=this.#e[0],fe[1]=this.#e[1];for(let r=this.#r;r<
n;r++)fe[r]=t[r-this.#r]}#u(t){this.#o+=t,this.#n||=t>0,this.#r=I.length,I.length>0&&(this.#e=[I.bytes[0],I.bytes[1]])}#l(){
let t=Uint8Array.from(this.#e);try{rt(this.encoding,null),st(t,this.#r,0,this.fatal,!1),this.#t=j(),this.#r=0}catch(n){throw D(
n)}}#h(t,n,r){let o=kr(this.encoding,t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<Mi&&(this.#t||c<n))return;
if(this.#t){if(this.encoding!==O)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#d(b(t,0,i),i,!0),this.#i)
return s}if(!this.#n&&!this.ignoreBOM&&t[i]>=Ye){let d=Yt(b(t,i,n));d?.encoding===this.encoding&&(i+=d.bytes.length,this.#o+=
d.bytes.length)}this.#n||=c>0;let f=i===0&&c===n?t:b(t,i,c),a=o.decode(f,c-i,this.fatal);if(a===void 0){if(s=X(s,this.#d(
f,c-i,!0)),this.#i)return s}else s=X(s,a),this.#o+=c-i;return c===n?s:this.encoding===O&&!r&&Ne(t,c,n)?(this.#u(n-c),s):
X(s,this.#d(b(t,c,n),n-c,r))}#d(t,n,r){rt(this.encoding,this.#t);let o="",i=In(n),s=this.#n||this.ignoreBOM||!C(this.encoding),
c=0;for(let f=0;;f+=F){let a=n-f<=F,d=Math.min(F,n-f),u=f===0&&a?t:b(t,f,f+d),l=st(u,d,c,this.fatal,r&&a);if(l<0)return this.#t=
j(),this.#i=new _(this.name,this.#o+f+M.start(),M.length()),o;if(c+=l,c>0&&(a||!Fn(c))){let w=!s&&Mn()===Bi?1:0;i?i.add(
Bn()+2*w,c-w):o=X(o,Ln(w,c)),s=!0,c=0}if(a)break}return this.#n=s,this.#t=r?null:bn(),this.#o+=n,i?i.toText():o}};var Pr=10,je=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new ve(t,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(t){let n=0;for(let r=t.indexOf(Pr);r>=0;r=t.indexOf(Pr,n))n=r+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(t.slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=
1;this.#e=[]}};var Wr={isLending:!0,newTranscoder:({from:e,to:t},n)=>new De(e,t,{...n,take:Nn})},H=class extends Error{};async function vr(e,t){
let n=e.output===void 0,r,o=()=>{},i=()=>{s.stop(),r?.discard()},s=Br(e.files,n,()=>{r?.keepListening?.(),n&&(o=It(i))}),
c=0;try{n||(o=It(i)),r=e.isDry?Ui:Et(e.output);let f=new Dt(e,t,r,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&
!n)break;c!==0&&!n?r.discard():await f.end(),s.stop()}catch(f){i(),c=Ot(e.output,f instanceof H?f.cause:f)||c}return o(),
c}var Ui={write(){},wait(){},finish(){},discard(){}},Dt=class{#t;#e;#r;#n;constructor(t,n,r,o){this.#t=t,this.#e=r,this.#r=
o,this.#n=new Rt(t,n,i=>{try{r.write(i)}catch(s){throw new H("The output failed.",{cause:s})}})}async add(t){try{return await this.#o(
t),this.#s(t),0}catch(n){if(n instanceof H)throw n;return this.#n.abandon(),await this.#i(),this.#s(t),this.#r.stop(),oe(
K(t),n)}}async end(){this.#n.convert(new Uint8Array,B.result),await this.#e.finish()}async#o(t){let n=await pr(t,this.#e.
file);try{for(let o=await n.next();o;o=await n.next())this.#n.convert(o,B.none),await this.#i(),this.#r.add(o.length),await Sr()}finally{
await n.close()}this.#n.convert(new Uint8Array,B.source),await this.#i();let{encoding:r}=this.#n;r!==void 0&&this.#t.onDecision?.(
r)}#i(){return this.#e.wait()?.catch(t=>{throw new H("The output failed.",{cause:t})})}#s(t){for(let n of this.#n.takeMessages())
this.#r.stop(),xt(K(t),n)}},Rt=class{#t;#e;#r;#n;#o;#i;#s=!1;#a=!1;#c;constructor(t,n,r){let{to:o,bom:i,fatal:s,unmappable:c,
eol:f}=t;this.#t=t,this.#e=n,this.#r=r;let a=i==="keep"&&C(o)&&t.files.length===1,d={fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c};
this.#n=n.newTranscoder(t,d);let u=c==="fatal"||c==="translit";this.#c=u&&!C(o)?new je(o):void 0,this.#i=f&&new Ce(f,o)}get encoding(){
return this.#n.decision?.encoding}convert(t,n){let r;this.#a=!0,n!==B.result&&!this.#s&&(this.#o=this.#e.newFixer?.());let o=[];
try{this.#n.transcode(t,n,s=>{this.#c?.advance(s),this.#e.isLending?this.#f(s):o.push(s)})}catch(s){if(s instanceof H)throw s;
r=s}for(let s of o)if(!this.#o)this.#f(s);else for(let c of this.#o.add(s))this.#f(c);if(this.#s=!r&&n===B.none,this.#o&&
!this.#s){for(let s of this.#o.end())this.#f(s);this.#o=void 0}this.#c?.settle();let i=r&&$i(r,this.#c);if(this.#s||this.#c?.
startFile(),r)throw i}#f(t){this.#r(this.#i?this.#i.add(t):t)}abandon(){if(this.#s)try{this.convert(new Uint8Array,B.source)}catch(t){
if(t instanceof H)throw t}}takeMessages(){let{from:t,quiet:n,verbose:r}=this.#t,{decision:o}=this.#n,i=this.#n.takeLosses();
if(!o||!this.#a)return[];this.#a=!1;let s=n?[]:Tr(i,o.encoding,this.#t),{path:c=[]}=this.#n;return c.length>0&&!n&&s.unshift(
`it was ${c.join(", and then ")}; that is repaired`),r&&typeof t=="object"&&s.unshift(_i(o)),s}};function _i({encoding:e,
source:t,score:n}){let r=n===null?t:`${t}, ${n.toFixed(2)}`;return`it is taken for ${m[e].name} (${r})`}function $i(e,t){
if(e instanceof _){let n=e.length===1?"is":"are";return new Error(`${se(e.length,"byte")} at offset ${e.offset} ${n} inv\
alid in ${e.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof Ae&&t){let{
line:n,column:r}=t;return new Error(`line ${n}, column ${r} (offset ${e.index}): ${e.encoding} can't represent ${Lt(e.codePoint)}\
; use --unmappable translit, html or replacement, or --to utf-8`)}return e}var Ni=100;function ki(e){try{let{values:t,files:n}=Rn(e,[...nr,...or,...ir]),r=t.help||t.version?void 0:Di(t,n);if(r)throw new T(
r);Ri(t,n).then(jr)}catch(t){if(!(t instanceof T))throw t;ie(`error: ${t.message}
(see encoding-wasm --help)
`),jr(ye.usage)}}function Di(e,t){let{from:n,output:r,list:o,detect:i,json:s,bom:c,inPlace:f,outDir:a,recursive:d,skipUtf8:u,
dryRun:l,completion:w}=e,y=f!==void 0||a!==void 0;if(r!==void 0&&(o||i||w))return`--output is for conversions; write ${o?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(o||i||w||e.manual)
return;if(e.repair&&e.c)return"--repair and -c exclude each other.";if(n===void 0&&!e.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:U}=Hr(e);if(c==="add"&&!C(U))return`--bom: ${m[U].name}\
 has no byte order mark.`;if(f!==void 0&&a!==void 0)return"--in-place and --out-dir exclude each other.";if(y&&r!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(y&&(t.length===0||t.includes("-")))
return"--in-place and --out-dir need the names of files.";if(f?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((u||l)&&!y)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(d&&!y&&r===void 0&&t.length===
0)return"--recursive needs a directory."}var Hr=({to:e={to:O},c:t,unmappable:n})=>n?{to:e.to,unmappable:n}:{...t&&{unmappable:"\
ignore"},...e};async function Ri(e,t){if(e.help)return ce(rr);if(e.version)return ce(`0.1.0
`);if(e.list)return ce(m.map(({name:U,labels:Gr})=>`${U}: ${Gr.join(", ")}
`).join(""));if(e.completion)return ce((await Promise.resolve().then(()=>He(require("./cli-full.cjs"),1))).completionFor(
e.completion));if(e.manual)return ce((await Promise.resolve().then(()=>He(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:r,recursive:o=!1,inPlace:i,outDir:s,c,repair:f,fixDeclaration:a}=e,{to:d,unmappable:u="fatal",otherwise:l}=Hr(
e),w={files:t.length>0?jn(t,o):["-"],from:n,to:d,bom:e.bom??"strip",eol:e.eol,fatal:!!e.fatal||i==="",unmappable:u,quiet:!!(e.
quiet||e.silent),verbose:!!e.verbose,output:r==="-"?void 0:r};return typeof n=="number"&&ke.includes(u)&&[l,i,s].every(U=>U===
void 0)&&![e.detect,c,f,a].some(Boolean)?Jn()?vr(w,Wr):ye.failure:(await Promise.resolve().then(()=>He(require("./cli-full.cjs"),1))).
runFully(w,{...e,otherwise:l})}function jr(e){process.exitCode=e,setTimeout(()=>process.stderr.write("",()=>process.exit(
e)),Ni).unref()}ki(vn());
