#!/usr/bin/env node
"use strict";var Rr=Object.create;var Lt=Object.defineProperty;var Cr=Object.getOwnPropertyDescriptor;var Pr=Object.getOwnPropertyNames;var vr=Object.getPrototypeOf,Wr=Object.prototype.hasOwnProperty;var jr=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Pr(t))!Wr.call(e,o)&&o!==n&&Lt(e,o,{get:()=>t[o],
enumerable:!(r=Cr(t,o))||r.enumerable});return e};var ve=(e,t,n)=>(n=e!=null?Rr(vr(e)):{},jr(t||!e||!e.__esModule?Lt(n,"default",{value:e,enumerable:!0}):n,e));var We="encoding-wasm";function _t(){throw new Error("encoding-wasm: call instantiate() first.")}var $t=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function S(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var m=Gr();function Gr(){let e=$t.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Hr=S(()=>new Map(m.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),O=0,je=21,Vr=29,Dt=32,Ge=33,W=36,
Y=37,j=38;var Rt=e=>e<W&&e!==Ge,be=e=>e>O&&e<Vr;function G(e){let t=Hr();return t.get(e)??t.get(Pt(Yr(e)))}function Ct(e){let t=xe(e),n={936:"gbk",950:"big5"}[t]??t,r=m.findIndex(({labels:o})=>o.some(i=>xe(i)===n));return r<0||
r===W?void 0:r}var xe=e=>Pt(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),qr=[{encoding:O,bytes:[239,187,191]},{encoding:Y,bytes:[254,255]},{encoding:j,bytes:[255,
254]}];function Ee(e){return qr.find(t=>t.encoding===e)?.bytes}function k(e){return e===O||e===Y||e===j}function Yr(e){let[t,n]=[
0,e.length];for(;t<n&&kt(e[t]);)t+=1;for(;n>t&&kt(e[n-1]);)n-=1;return e.slice(t,n)}var kt=e=>`	
\f\r `.includes(e);function Pt(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var D=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Se=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,vt=Symbol.for("encoding-wasm.UnmappableError"),Oe=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,i,s){
super(`${Se(o)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
o,this.index=i,this.encoding=s}}function t(r){return this!==e?Function.prototype[Symbol.hasInstance].call(this,r):typeof r==
"object"&&r!==null&&vt in r}let n={writable:!0,configurable:!0};return Object.defineProperty(e,Symbol.hasInstance,{value:t,
...n}),Object.defineProperty(e,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(e.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(e.prototype,vt,{value:!0,...n}),e})();var Ie=e=>globalThis.Buffer?.prototype?.[e],H=Ie("ucs2Slice"),Wt=Ie("ucs2Write"),jt=Ie("utf8Slice"),Te=Ie("latin1Slice"),
zr=e=>globalThis[e],Gt=zr("TextDecoder"),Kr=Gt?.prototype?.decode;function z(e){let t=new Gt(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Kr}),n=>t.decode(n)}function R(e){try{return e()}catch{return}}var ce=()=>"InternalError"in globalThis,K=()=>"Bun"in globalThis,ae=()=>"Deno"in
globalThis,J=()=>Number.parseInt(globalThis.process?.versions?.node,10),Ht=()=>globalThis.process?.getBuiltinModule?.("n\
ode:buffer")?.isAscii;var Vt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,qt=()=>Object.getPrototypeOf(Uint8Array.prototype),He=e=>Vt(qt(),
e);var Yt=e=>qt()[e];var Ve=He("buffer"),zt=He("byteOffset"),Jr=He("byteLength"),Xr=Yt("set"),Zr=Yt("slice");var Qr=Vt(ArrayBuffer.prototype,"byteLength");var T=e=>Jr.call(e),F=(e,t,n=T(e))=>new Uint8Array(Ve.call(e),zt.call(e)+t,n-t);function Kt(e,t){let n=zt.call(e),r=t+(-(n+t)&3),o=Math.max(0,T(e)-r)>>2,i=o>0?new Int32Array(Ve.call(e),n+r,o):new Int32Array;
return{start:r,words:i}}var fe=(e,t,n)=>Xr.call(e,t,n),eo=(e,t,n)=>Zr.call(e,t,n),to=64,no=24;function Jt(e,t,n){if(n>no)return eo(e,t,t+n);let r=new Uint8Array(
n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function X(e,t){if(t<=to)return!1;try{return Qr.call(Ve.call(e)),!1}catch{return!0}}var ro=65539;function Zt(e,t,n){let r=Ae(a=>io(a,n),e,t),o=Ae(so,e,t);if(r&&o){let a=ae()?Number.POSITIVE_INFINITY:64;return{
...o,read:(f,d)=>(d<128?r:o).read(f,d),write:(f,d)=>(f.length<a?r:o).write(f,d),readBytes:r.readBytes}}let i=qe(e);if(r){
let a=ce()?Ae(Xt,e,t):void 0;return a?{...r,read:(f,d)=>(d<4096?r:a).read(f,d)}:r}let s=o??Ae(Xt,e,t)??i,c=o?B:15;return{
...s,read:(a,f)=>(f<=c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function Ae(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF an\
d longer than what is short";try{let o=e(t);return o.write(r,n),qe(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{
return}}var oo="strings";function io(e,t){let[n]=WebAssembly.Module.customSections(t,oo),r=new WebAssembly.Module(n,{builtins:[
"js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:ro}}function so(e){
let[t,n]=[H,Wt],r=new Uint8Array(e.buffer),o=()=>(r.length===0&&(r=new Uint8Array(e.buffer)),r);return{read:(s,c)=>t.call(
o(),s,s+2*c),write:(s,c)=>n.call(o(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:K()||ae()?void 0:i};function i(s){
let c=new Uint8Array(2*s),a=0;return{add(f,d){fe(c,new Uint8Array(e.buffer,f,2*d),a),a+=2*d},toText:()=>t.call(c,0,a)}}}
function Xt(e){let t=z("utf-16le"),{write:n,most:r}=qe(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}
function qe(e){let t=new Uint16Array(e.buffer),n=()=>(t.length===0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),
[s,c]=[r/2,r/2+o];if(o<=B)return Ye(i,s,o);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(
f,Math.min(f+8192,c)));return a},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Fe,u,Ke,Qt,en,C,E={input:0,units:0,output:0},de=-1,x=65536,ue=0,Be={name:"",encoding:de},w={isBusy:!0,newCodec:Number.
NaN},le=Number.NaN;function he(e,t){Be.name=e,Be.encoding=t,w.newCodec=le,w.isBusy&&tn(),w.isBusy=!0}function tn(){try{on(),
Fe??=rn(_t()),uo(new WebAssembly.Instance(Fe),Fe)}catch(e){throw sn(e)}}function nn(e){try{on(),Fe=fo(rn(e))}catch(t){throw sn(
t)}tn()}function rn(e){return co(e)?e:new WebAssembly.Module(e)}function co(e){try{return WebAssembly.Module.customSections(e,We),
!0}catch{return!1}}var ao="encoding-wasm";function fo(e){let[t]=WebAssembly.Module.customSections(e,ao),n=`${We} 0.1.0`,
r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function uo({exports:e},t){if(u=
e,u.block_length()!==x)throw new Error("The module has blocks of another length.");ze=WebAssembly.RuntimeError,E.input=u.
input(),E.units=u.units(),E.output=u.output(),fn(),C=Zt(u.memory,E.units,t),ue=Math.min(u.units_length(),C.most),w.isBusy=
!1}function on(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which eve\
rything but labels and names needs. Turn it on, or use another host.")}function sn(e){let{message:t}=e,n=i=>new Error(`e\
ncoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(lo(e))return new RangeError(`encoding-wasm\
: ${cn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy f\
orbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(
`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:r,
LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`this host can't run the WebAssembly module, which need\
s SIMD: ${e}`):e}var cn="no memory for WebAssembly; free some, and call again",lo=e=>e instanceof RangeError&&/memory/i.
test(e.message);function pe(){return Xe(),Ke}function an(){return Xe(),Qt}function Je(){return Xe(),en}function Xe(){Ke.
length===0&&fn()}function fn(){let{buffer:e}=u.memory;Ke=new Uint8Array(e),Qt=new Uint8Array(e,E.input,x),en=new Int32Array(
e,u.codec(),u.codec_length()>>2)}var ze;function $(e){if(!ze||!(e instanceof ze))return e;let t=m[Be.encoding]?.name,n=`${Be.name}${t?` of ${t}`:""} fail\
ed`;return po()?new RangeError(`encoding-wasm: ${n}: ${cn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}var ho=32;function po(){try{
return u.memory.grow(ho),!1}catch{return!0}}function P(){let e=Je();return hn(e,new Int32Array(e.length))}function un(){return u.held()!==0?P():(w.newCodec=Qe,null)}
var ln=e=>hn(e,Je());function hn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ze(e,t){mo(e,t)||(he("decod\
ing",e),t?ln(t):u.new_decoder(e),Qe=e===Ge||e===W?le:e)}var Qe=le;function mo(e,t){return t||w.newCodec!==e||w.isBusy?!1:
(w.newCodec=le,w.isBusy=!0,!0)}function et(e,t,n,r){he("transcoding",e),r?ln(r):u.new_transcoder(e,t,+n)}function pn(e,t){u.set_source_encoding(e,+t),w.
isBusy=!1}var mn=-1,wo=-2;function tt(e,t,n,r,o){Me(e,t),w.isBusy=!0;let i=u.decode_block(t,n,+r,+o);return w.isBusy=!1,o&&i>=0&&(w.
newCodec=Qe),On(i)}var V={encoding:de,at:0,owner:void 0};function Ue(e,t,n){if(V.encoding!==e||V.owner!==u||w.isBusy){try{he("decoding",e),
V.owner=u,V.at=C.readBytes?u.byte_table(e):0,V.encoding=e}catch(o){throw $(o)}w.isBusy=!1}if(V.at===0)return;if(n<=x)return Me(
t,n),dn(n);if(C.most>ue)return;let r="";for(let o=0;o<n;o+=x){let i=Math.min(x,n-o);Me(F(t,o,o+i),i),r=Z(r,dn(i))}return r}
function go(e,t){let n=de,r,o;function i(s){try{return he(e,s),n=s,o=u,r=t(s),w.isBusy=!1,r}catch(c){throw $(c)}}return s=>s===
n&&o===u&&!w.isBusy&&(!r||T(r)>0)?r:i(s)}var Ne=go("decoding",e=>{let t=be(e),n=(t?u.byte_table(e):u.pair_table?.(e)??0)>>>0;return n>0?new Uint16Array(u.memory.
buffer,n,t?256:65536):void 0}),dn=e=>C.readBytes(E.input,e,V.at);function Z(e,t){try{return e+t}catch(n){throw new RangeError(
"The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var wn=3,
gn=e=>e+x+wn<=ue,yo=1<<28,yn=e=>e>ue&&e<yo?C.collect?.(e+wn):void 0,xn=()=>E.units,bn=()=>pe()[E.units]|pe()[E.units+1]<<
8,En=(e,t)=>C.read(E.units+2*e,t-e);var M={none:0,source:1,result:2};function Sn(e,t,n,r){let o=T(e);Me(e,o),w.isBusy=!0;let i=u.transcode_block(o,+t,n,r);return w.
isBusy=!1,On(i)}var xo=8;function Me(e,t){let n=an();if(t>xo)try{fe(n,e)}catch{fe(n,F(e,0,t))}else for(let r=0;r<t;r++)n[r]=
e[r]}function On(e){if(e<wo)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var In=e=>Jt(pe(),E.output,e),Tn=e=>pe().subarray(E.output,E.output+e),U={finished:()=>u.finished()!==0,read:()=>u.read(),
written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()},Q={malformed:()=>u.replaced(),
firstMalformed:()=>u.first_replaced(),unmappable:()=>u.unmapped(),firstUnmappable:()=>u.first_unmapped(),codePoint:()=>u.
unmapped_code_point()};var rt=64,Xi=new Uint8Array(4*rt);var B=18,An=new Uint8Array(new ArrayBuffer(2*B)),ot=new Uint16Array(An.buffer),it=S(()=>Te?Bn()?0:8:B),N={length:0,bytes:[
0,0]};function st(e,t,n){if(t>B||e[0]<128&&t>it())return;let r=0;for(let o=0;o<t;){let i=e[o++],s=i;if(i>=128){if(i<194||
i>=240)return;let c=o+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&o===t){nt(i,0,1);break}let a=e[o++]^128;if(a>=64)return;
if(i<224)s=(i&31)<<6|a;else{if(s=(i&15)<<12|a<<6,s<2048||(s&63488)===55296)return;if(c){nt(i,a^128,2);break}let f=e[o++]^
128;if(s|=f,f>=64||s===65279)return}}ot[r++]=s}return Fn(r)}function ct(e,t,n,r){let o,i=0;for(let s=0;s<t;){let c=e[s++],
a=c;if(c>=128){if(o??=Ne(r),!o)return;if(a=o[c],a===0){if(s<t)a=o[c|e[s++]<<8];else if(!n&&r!==Dt){nt(c,0,1);break}}if(a===
0||a===65533)return}ot[i++]=a}return Fn(i)}function nt(e,t,n){N.length=n,N.bytes[0]=e,N.bytes[1]=t}function Fn(e){return e<
3||!Bn()?Ye(ot,0,e):H.call(An,0,2*e)}var Bn=S(()=>K()&&R(bo)===!0);function bo(){let e=new Uint8Array(Uint16Array.of(97,
65279,55357).buffer);return H.call(e,0,6)==="a\uFEFF\uD83D"}function Mn(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}
function Ye(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Le=["fatal","html","replacement"],rs=2*rt;var b=class extends Error{};function Un(e,t){let n=c=>{let a=t.find(({flags:d})=>ft(d).includes(c));if(a)return a;let f=Io(
c,t.flatMap(({flags:d})=>ft(d)));throw new b(`unknown option '${c}'${f?`
(Did you mean ${f}?)`:""}`)},r={},o=[...e],i=[],s=(c,a)=>{let{flags:f,isOptional:d,omitted:l}=c,p=at(c)?a??(d?l:o.shift()):
!0;if(p===void 0)throw new b(`option '${f}' argument missing`);r[Eo(f)]=p===!0||So(c,p)};for(;o.length>0;){let c=o.shift();
if(c==="--")i.push(...o.splice(0));else if(c.startsWith("--")){let[a,f]=Oo(c,c.indexOf("=")),d=n(a);if(f!==void 0&&!at(d))
throw new b(`option '${d.flags}' takes no argument`);s(d,f?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let a=c.slice(
1);a!=="";){let f=n(`-${a[0]}`);a=a.slice(1),s(f,a||void 0),at(f)&&(a="")}else i.push(c)}return{values:r,files:i}}var ft=e=>e.
replace(/ <.*/,"").split(", "),at=({flags:e})=>e.endsWith(">"),Eo=e=>ft(e).at(-1).replace(/^-+/,"").replace(/-./g,t=>t[1].
toUpperCase());function So({flags:e,choices:t,parse:n},r){if(t&&!t.includes(r))throw new b(`option '${e}' argument '${r}\
' is invalid. Allowed choices are ${t.join(", ")}.`);if(!n)return r;try{return n(r)}catch(o){throw o instanceof b?new b(
`option '${e}' argument '${r}' is invalid. ${o.message}`):o}}var Oo=(e,t)=>t<0?[e]:[e.slice(0,t),e.slice(t)];function Io(e,t){
let n=t.map(o=>({other:o,distance:To(e,o)})),[r]=n.sort((o,i)=>o.distance-i.distance);return e.startsWith("--")&&r.distance<=
2?r.other:void 0}function To(e,t){let n=Array.from({length:t.length+1},(r,o)=>o);for(let r of e){let o=[n[0]+1];for(let i=0;i<
t.length;i++)o.push(Math.min(n[i]+(r===t[i]?0:1),n[i+1]+1,o[i]+1));n=o}return n[t.length]}var me={failure:1,usage:2};var dt=require("node:buffer"),Ln=require("node:fs"),_n=56320;function $n(){let e=process.argv.slice(2);if(process.platform!==
"linux"||!e.some(n=>n.includes("\uFFFD")))return e;let t=(0,Ln.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return t.slice(t.length-e.length).map(n=>ee(Buffer.from(n,"latin1")))}function ee(e){if((0,dt.isUtf8)(e))return Nn(
e);let t="";for(let n=0;n<e.length;){let r=[1,2,3,4].map(o=>e.subarray(n,n+o)).find(o=>(0,dt.isUtf8)(o));t+=r?Nn(r):String.
fromCharCode(_n+e[n]),n+=r?.length??1}return t}var Nn=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString();function g(e){
let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(t.map((n,r)=>r%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-_n)))}function q(e){return e===""?"''":e==="-"?"standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.
charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var te=require("node:fs"),ge=require("node:path");function kn(e,t){let n=e.flatMap(r=>Dn(r)?[r]:Ao(r));return t?n.flatMap(r=>Rn(r)?Cn(r):[r]):n}function Dn(e){try{return e===
"-"||(0,te.lstatSync)(g(e),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function Rn(e){try{return e!=="-"&&(0,te.statSync)(
g(e)).isDirectory()}catch{return!1}}function Cn(e){let t=ut(e);return t?t.flatMap(({name:n,isFolder:r,isFile:o})=>{if(n.
startsWith("."))return[];let i=(0,ge.join)(e,n);return r?Cn(i):o?[i]:[]}):[e]}function ut(e){try{return(0,te.readdirSync)(
g(e),{withFileTypes:!0,encoding:"buffer"}).map(t=>({name:ee(t.name),isFolder:t.isDirectory(),isFile:t.isFile()})).sort((t,n)=>t.
name<n.name?-1:1)}catch{return}}function Ao(e){if(!/[*?[]/.test(e))return[e];let t=e.split("/"),n=t[0]===""?"/":".",r=we(
n,t[0]===""?t.slice(1):t);return r.length>0?r:[e]}function we(e,[t,...n]){if(t==="**"){let i=(ut(e)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>we((0,ge.join)(e,s),[t,...n]));return[...n.length>0?we(e,n):[],
...i]}if(!/[*?[]/.test(t)){let o=(0,ge.join)(e,t);return n.length>0?Rn(o)?we(o,n):[]:Dn(o)?[o]:[]}let r=Fo(t);return(ut(
e)??[]).flatMap(({name:o,isFolder:i})=>{if(!r.test(o)||o.startsWith(".")&&!t.startsWith("."))return[];let s=(0,ge.join)(
e,o);return n.length===0?[s]:i?we(s,n):[]})}function Fo(e){let t=e.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,r,o)=>n==="*"?".*":n==="?"?".":o!==void 0?`[${r&&"^"}${o.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${t}\
$`,"su")}var jn=require("node:fs"),Gn=require("node:path");var vn=require("node:util");var Wn={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},lt={
...Wn,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ht={...Wn,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function ne(e,t){let{code:n="",errno:r}=e,
o=r===void 0?void 0:(0,vn.getSystemErrorMap)().get(r)?.[1];return o===void 0?e:new Error(t[n]??`${o} (${n})`)}function re(e,t){
return pt(e,t instanceof Error?t.message:String(t)),me.failure}function pt(e,t){oe(`encoding-wasm: ${e}: ${t}
`)}var Pn=!1;function oe(e){Pn||process.stderr.on("error",()=>{}),Pn=!0,process.stderr.write(e)}var ie=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function Hn(){let e=(0,Gn.join)(__dirname,"encoding.wasm");try{return nn((0,jn.readFileSync)(e)),!0}catch(t){let{message:n}=ne(
t,{});return re(`its part ${q(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Bo=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
IBM866 866nav
ISO-8859-2 28592 912
ISO-8859-3 28593 913
ISO-8859-4 28594 914
ISO-8859-5 28595 915
ISO-8859-6 28596 1089 arabic8
ISO-8859-7 28597 813
ISO-8859-8 28598 916 hebrew8
ISO-8859-8-I 38598
ISO-8859-10 28600 919
ISO-8859-13 28603 921 isoir179 l7
ISO-8859-14 28604 celtic celtic8 isoceltic isoir199 l8
ISO-8859-15 28605 923 isoir203
ISO-8859-16 28606 isoir226 l10
KOI8-R 878 20866
KOI8-U 1168 21866
macintosh 10000 1275
windows-874 9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331
windows-1250 5346 msee
windows-1251 5347 mscyrl
windows-1252 5348 20127 28591 367 646 ascii8 iso646us msansi
windows-1253 5349 msgreek
windows-1254 5350 28599 920 msturk turkish turkish8
windows-1255 9447 mshebr
windows-1256 9448 msarab
windows-1257 9449 winbaltrim
windows-1258 5354
x-mac-cyrillic 10007 10017 1283 macukraine macuk
GBK 1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936
gb18030 1392 54936 gb180302000 gb180302005 gb180302022
Big5 1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 msc950 mswi\
n950
EUC-JP 954 20932 33722 51932 5050 eucjpms eucjpwin ujis
ISO-2022-JP 50220 50221 50222 csjisencoding iso2022jp1978 jis jis7 jisencoding
Shift_JIS 943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms
EUC-KR 970 1363 51949 cswindows949 mscp949 mswin949 uhc
UTF-16BE 1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,Mo=S(()=>new Map(Bo.split(`
`).flatMap(e=>{let[t,...n]=e.split(" ");return n.map(r=>[r,G(t)])})));function Vn(e){return G(e)??Mo().get(xe(e))??Ct(e)}var xs=1<<20;var qn=["detect","html","xml"];var Yn=["fatal","html","replacement","ignore","translit"];var zn=["bash","zsh","fish"];var Kn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Uo,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:No,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:Yn},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:qn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:zn}],Jn=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,Xn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],Zn=[{flags:"--man\
ual",what:""}];function Uo(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Qn(t)}function No(e){let[t,...n]=e.split(
"//"),r=Qn(t),o=n.map(c=>c.toUpperCase()),i=o.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new b(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=o.includes("IGNORE");return o.includes("TRANSLIT")?
{to:r,otherwise:s?"":"?"}:s?{to:r,unmappable:"ignore"}:{to:r}}function Qn(e){let t=G(e)??Vn(e);if(t===void 0)throw new b(
"No encoding has this name; encoding-wasm --list shows all.");if(t===W)throw new b("It stands for an encoding that holds\
 no text.");return t}var h=require("node:fs"),L=require("node:path");var nr=1;function wt(e){if(e===void 0)return Lo();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,h.lstatSync)(
g(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),r=n?(0,h.statSync)(g(e),{throwIfNoEntry:!1}):t;if(r?.isDirectory()||e.endsWith(
"/")||e.endsWith(L.sep))throw new Error(ht.EISDIR);return r&&!r.isFile()?gt((0,h.createWriteStream)(g(e)),!0):(r&&(0,h.accessSync)(
g(e),h.constants.W_OK),ko(n?mt(e):e,r))}var er;function Lo(){return er??=_o(),er}function _o(){let e=(0,h.fstatSync)(nr,
{bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?gt(process.stdout,!1):$o(t)}function $o(e){let t,
n=()=>{t??=gt(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(r){let o=r;try{for(;!t&&o.length>0;)o=o.subarray(
(0,h.writeSync)(nr,o))}catch(i){if(i.code!=="EAGAIN")throw i;n()}o.length>0&&t?.write(o)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function gt(e,t){e.on("error",()=>{});let n,r=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),o=()=>{
let i=n;return n=void 0,i};return{write(i){let s=r(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:o,async finish(){await o(),t&&await r(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function mt(e){if(!(0,h.lstatSync)(g(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=ee((0,h.readlinkSync)(
g(e),"buffer"));return(0,L.isAbsolute)(t)?mt(t):mt(`${ee(h.realpathSync.native(g((0,L.dirname)(e)),"buffer"))}${L.sep}${t}`)}
var tr=0;function ko(e,t){tr+=1;let n=[process.pid,tr,Math.random().toString(36).slice(2)].join("-"),r=g((0,L.join)((0,L.dirname)(
e),`.encoding-wasm-${n}.tmp`)),o=(0,h.openSync)(r,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,h.closeSync)(o))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,h.writeSync)(o,a))},wait(){},finish(){s(),t&&(Do(r,t),(0,h.chmodSync)(r,t.mode)),
(0,h.renameSync)(r,g(e))},discard(){try{s()}finally{(0,h.rmSync)(r,{force:!0})}}}}function Do(e,{uid:t,gid:n}){try{(0,h.chownSync)(
e,t,n)}catch{}}async function se(e){try{let t=wt();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return yt(
void 0,t)}}function yt(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let r=e===void 0?"standard o\
utput":q(e);return re(`cannot write ${r}`,ne(t,ht))}var rr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},_e=class e{from;to;#e=null;#t=0;#o;#n={
...rr};constructor(t,n,r){this.from=t,this.to=n,this.#o=r}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(et(t,this.to,this.#o.ignoreBOM,this.#e),pn(t,n),this.#e=P())}get position(){
return this.#t}copy(t=this.#o.fatal){let n=new e(this.from,this.to,{...this.#o,fatal:t});return n.#e=this.#e,n.#t=this.#t,
n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,r){let{fatal:o,ignoreBOM:i,bom:s,unmappable:c,take:a=In}=this.#o;
s&&!this.#e&&r(Uint8Array.from(Ee(this.to)??[]));let f=Math.max(0,Le.indexOf(c)),d=T(t);try{et(this.from,this.to,i,this.#e);
for(let l=0;;){let p=d-l<=x,I=p&&l===0?t:F(t,l,p?d:l+x),A=Sn(I,o,f,p?n:M.none);this.#r(this.#t+l);let _=A<0?U.written():
A;if(_>0&&r(a(_)),A<0&&this.#i(A,l),l+=U.read(),p&&U.finished())break}}catch(l){throw $(l)}this.#e=P(),this.#t=n===M.none?
this.#t+d:0}takeLosses(){let t=this.#n;return this.#n={...rr},t}#r(t){let n=this.#n;n.malformed===0&&(n.firstMalformed=t+
Q.firstMalformed()),n.malformed+=Q.malformed(),n.unmappable===0&&(n.firstUnmappable=t+Q.firstUnmappable(),n.codePoint=Q.
codePoint()),n.unmappable+=Q.unmappable()}#i(t,n){let r=this.#t+n+U.start();throw this.#e=P(),this.#t=0,t===mn?new D(m[this.
from].name,r,U.length()):new Oe(U.codePoint(),r,m[this.to].name)}};var or=13,$e=10,ke=class{#e;#t;#o;#n=!1;#r=new Uint8Array;constructor(t,n){this.#t=n===Y||n===j?2:1,this.#o=n===Y?0:1,this.#e=
(t==="lf"?[$e]:[or,$e]).flatMap(r=>this.#t===1?[r]:n===Y?[0,r]:[r,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,
t]):t,r=n.length-n.length%this.#t;this.#r=n.slice(r);let o=new Uint8Array(r*this.#e.length),i=0;for(let s=0;s<r;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#o]|n[s+this.#o]<<8,a=c===or;if(a||c===$e&&!this.#n)o.set(this.#e,i),i+=this.#e.length;else if(c!==
$e)for(let f=0;f<this.#t;f++)o[i++]=n[s+f];this.#n=a}return o.subarray(0,i)}};var y=require("node:fs");var De=1<<18,ir,xt=0;async function cr(e,t){let n=async i=>{try{return await i()}catch(s){throw ne(s,lt)}},{next:r,close:o}=await n(
()=>e==="-"?Co(t):Po(g(e),t));return{next:()=>n(r),close:o}}function Co(e){let t=ur((0,y.fstatSync)(xt,{bigint:!0}),e);return t.isFile()?ar(xt,t,()=>{}):vo()}function Po(e,t){let n=ur(
(0,y.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Wo(e);let r=(0,y.openSync)(e,"r");return ar(r,n,()=>(0,y.closeSync)(
r))}function ar(e,{size:t},n){ir??=new Uint8Array(De);let r=ir,o=0;return{async next(){let i=(0,y.readSync)(e,r,0,De,null);
if(o+=i,i>0)return r.subarray(0,i);if(o<t&&(0,y.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shorter wh\
ile it was read, so that its end is missing; convert it again")},close:n}}function vo(){let e=fr(xt,()=>{}),t=process.platform===
"win32"?sr():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;t=sr()}return t.
next()},close:()=>t?.close()}}function sr(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.next().then(({
done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Wo(e){let t=await dr(n=>(0,y.open)(e,n));return fr(
t,()=>(0,y.closeSync)(t))}function fr(e,t){let n=new Uint8Array(De);return{next:async()=>{let o=await dr(i=>(0,y.read)(e,
n,0,De,null,i));return o>0?n.subarray(0,o):void 0},close:t}}var dr=e=>new Promise((t,n)=>e((r,o)=>r?n(r):t(o)));function ur(e,t){
if(e.isDirectory())throw new Error(lt.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input");return e}var hr=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var bt=new Set,Et=!1,lr=Date.now();function St(e){if(bt.add(e),!Et)for(let t of hr)process.on(t,pr);return Et=!0,()=>bt.
delete(e)}function pr(e){for(let t of bt)t();for(let t of hr)process.off(t,pr);process.kill(process.pid,e)}function mr(){
if(!(!Et||Date.now()-lr<50))return new Promise(e=>{setImmediate(()=>{lr=Date.now(),e()})})}function gr(e,t,{to:n,unmappable:r,drop:o}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=e;if(o)
return s>0&&i.push(`${ie(s,"invalid byte sequence")} ${Ot(s)} left out, ${It(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${wr(e.unmappable,n)} ${Ot(e.unmappable)} left out`),i;if(s>0){let l=ie(s,"invalid byte sequence"),p=`${It(s)}at offset\
 ${c}`;i.push(`${l} became ${Go(n,r)}, ${p}; the file is damaged, or not in ${m[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=r==="ignore"?`${Ot(e.unmappable)} left out`:jo[typeof r=="function"?"function":r];if(e.unmappable>
0&&d){let l=`${It(e.unmappable)}${Tt(f)} at offset ${a}`;i.push(`${wr(e.unmappable,n)} ${d}, ${l}; use --unmappable html\
, or --to utf-8`)}return i}var jo={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},Ot=e=>e===1?"was":"were",It=e=>e===1?"":"the first ",wr=(e,t)=>`${ie(e,"character")} that ${m[t].name} can't \
represent`;function Tt(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${Se(e)})`:Se(e)}
function Go(e,t){return Ee(e)||e===G("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var br=require("node:fs");var At=1e6,Ho=20*At,Vo=2*At,qo=100,yr=40,Yo="\x1B[?25l",zo="\x1B[?25h",xr="\r\x1B[K";function Er(e,t,n){let r,o=0,i=!1,s=!1,
c=0,a=Date.now();function f(d){let l=Date.now();if(i&&l-c<qo)return;c=l,s||n(),s=!0;let p=Zo(o,d,(l-a)/1e3);oe(`${i?"":Yo}${xr}${p.
slice(0,process.stderr.columns)}`),i=!0}return{add(d){o+=d,!(o<Vo)&&(r??={total:Jo(e),canShow:Ko(t)},r.canShow&&(r.total??
o)>=Ho&&f(r.total))},stop(){i&&oe(`${xr}${zo}`),i=!1}}}var Ko=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.
stdout.isTTY);function Jo(e){let t=0;for(let n of e){let r=n==="-"?void 0:Xo(n);if(!r?.isFile())return;t+=r.size}return t}
function Xo(e){try{return(0,br.statSync)(g(e))}catch{return}}function Zo(e,t,n){let r=`${Re(e/Math.max(n,.001))} MB/s`;if(t===
void 0)return`${Re(e)} MB | ${r}`;let o=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(o*yr)).padEnd(yr,"\u2591"),s=Math.
ceil(n/o-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(o*100)} % | ${Re(e)} of ${Re(t)} MB | ${r} | ${c}${s%
60} s left`}var Re=e=>(e/At).toFixed(1);var Or=512,Qo=e=>e>32&&e<=96&&ei(),ei=S(ce),ti=64;function Ir(e,t,n){if(n>ti||n<=it()||(t[0]|t[n>>1]|t[n-1])>=128||!Mn(t,
n))return;let r=Ar();return r?r.call(t,0,n):Ue(e,t,n)}var Ft=[];function Tr(e,t,n){if(n<Or){let r=Qo(n)?Bt(e,t,n):void 0;
return r!==void 0?r:Ue(e,t,n)??Sr(e,t,n)??Bt(e,t,n)}return Sr(e,t,n)??(oi(e)?Bt(e,t,n):void 0)??Ue(e,t,n)}function Sr(e,t,n){
let r=Ar();if(!(!r||e!==je||!ri(t,n)||X(t,n)))try{return r.call(t,0,n)}catch{return}}function Bt(e,t,n){if(!X(t,n))return Ft[e]===
void 0&&(Ft[e]=R(()=>ii(e))??null),Ft[e]?.(t)}var Ar=S(()=>R(ni));function ni(){let e=Te,t=Uint8Array.from({length:256},
(n,r)=>r);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function ri(e,t){if(t<Or)return Mt(e,0,t);let{start:n,
words:r}=Kt(e,0),o=n+4*r.length;if(!Mt(e,0,n)||!Mt(e,o,t))return!1;for(let i=0;i<r.length;i++){let s=r[i];if((s&~(s<<1)&
~(s<<2)&2155905152)!==0)return!1}return!0}function Mt(e,t,n){for(let r=t;r<n;r++)if((e[r]&224)===128)return!1;return!0}var oi=e=>ce()||
e===je&&(K()||!(J()>0));function ii(e){let t=Ne(e),n=z(m[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),
o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var si=24,Fr=S(()=>R(ai)),ci=S(()=>R(ui));function Br(e,t,n){if(!(e!==O&&e!==j)&&!(n<si||X(t,n)))return e===O?Fr():ci()}var Mr=256;function Ur(e,t,n){if(t>Mr||e[0]===
239||X(e,t))return;let r=Fr();if(!r||e[t-1]>=128&&r.completeLength(e,t)<t)return;let o=r.decodeFew(e,t);return n&&o?.includes(
"\uFFFD")?void 0:o}function ai(){let e=J()<22?Ht():()=>!0;if(!e)return;let t=z("utf-8"),n=fi(t),r=(...i)=>{let s=n(Uint8Array.from(i),i.length);
return s===t(Uint8Array.from(i))?s:void 0};if(r(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
r(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&r(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!e(i))return;let a=t(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},decodeFew:n,
completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:
s}return s}}}function fi(e){let t=J();if(t<22)return(o,i)=>i<=64||di(o,i)?e(o):void 0;let n=ae()?64:t>0?Mr:0,r=jt;return r&&
n?(o,i)=>i<=n?r.call(o,0,i):e(o):e}function di(e,t){let n=0;for(let r=0;r<t;r+=16)n|=e[r];return n<128}function ui(){let e=J()<
22?512:Number.POSITIVE_INFINITY,t=o=>H.call(o,0,T(o)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from(
{length:n.length},(o,i)=>n.charCodeAt(i)).buffer);if(!(t(r)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],
decode(o,i,s){if(!(i%2===1||i>e))try{let c=t(o);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{return}},completeLength(o,i){
let s=i-i%2;return(o[s-1]&252)===216?s-2:s}}}var li=65279,hi=256,pi=8,ye=new Uint8Array(B),Ce=class{encoding;fatal;ignoreBOM;#e=null;#t=[0,0];#o=0;#n=!1;#r;#i=null;constructor(t,n,r,o=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#r=o}get name(){return m[this.encoding].name}reset(){this.#e=null,this.#o=
0,this.#n=!1,this.#r=0}decode(t,n,r){let o=T(t);if(!this.#e){let d=this.#o>0,l=d?this.#f(t,o,n):this.#s(t,o,n);if(l!==void 0)
return n||this.#c(o),l;d&&this.#a()}let i=this.#e,s=this.#n,c=this.#r,a="";try{a=this.#u(t,o,n)??this.#d(t,o,n)}catch(d){
throw this.#e=i,this.#n=s,this.#r=c,$(d)}let f=this.#i;if(f)throw this.#i=null,this.#n=s,this.#r=c+o,r===void 0?f:f.toTypeError(
r);return a}#s(t,n,r){let{encoding:o}=this;if(N.length=0,n===0)return"";if(o===O)return st(t,n,r)??Ur(t,n,this.fatal);if(!Rt(
o))return;let i=be(o),s=Ir(o,t,n)??(n<=(i?pi:B)?ct(t,n,r,o):void 0)??(i?Tr(o,t,n):void 0);return s!==void 0&&this.fatal&&
s.includes("\uFFFD")?void 0:s}#f(t,n,r){let o=this.#o,i=o+n;if(!(n===0||i>B)){N.length=0,ye[0]=this.#t[0],ye[1]=this.#t[1];
for(let s=0;s<n;s++)ye[o+s]=t[s];return this.encoding===O?st(ye,i,r):ct(ye,i,r,this.encoding)}}#c(t){this.#r+=t,this.#n||=
t>0,this.#o=N.length,N.length>0&&(this.#t=[N.bytes[0],N.bytes[1]])}#a(){let t=Uint8Array.from(this.#t);try{Ze(this.encoding,
null),tt(t,this.#o,0,this.fatal,!1),this.#e=P(),this.#o=0}catch(n){throw $(n)}}#u(t,n,r){let o=Br(this.encoding,t,n);if(!o)
return;let i=0,s="",c=o.completeLength(t,n);if(n<hi&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==O)return;for(;i<
3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#d(F(t,0,i),i,!0),this.#i)return s}!this.#n&&!this.ignoreBOM&&t[i]===
o.bom[0]&&o.bom.every((d,l)=>t[i+l]===d)&&(i+=o.bom.length,this.#r+=o.bom.length),this.#n||=c>0;let a=i===0&&c===n?t:F(t,
i,c),f=o.decode(a,c-i,this.fatal);if(f===void 0){if(s=Z(s,this.#d(a,c-i,!0)),this.#i)return s}else s=Z(s,f),this.#r+=c-i;
return c<n?Z(s,this.#d(F(t,c),n-c,r)):s}#d(t,n,r){Ze(this.encoding,this.#e);let o="",i=yn(n),s=this.#n||this.ignoreBOM||
!k(this.encoding),c=0;for(let a=0;;a+=x){let f=n-a<=x,d=Math.min(x,n-a),l=a===0&&f?t:F(t,a,a+d),p=tt(l,d,c,this.fatal,r&&
f);if(p<0)return this.#e=P(),this.#i=new D(this.name,this.#r+a+U.start(),U.length()),o;if(c+=p,c>0&&(f||!gn(c))){let I=!s&&
bn()===li?1:0;i?i.add(xn()+2*I,c-I):o=Z(o,En(I,c)),s=!0,c=0}if(f)break}return this.#n=s,this.#e=r?null:un(),this.#r+=n,i?
i.toText():o}};var Nr=10,Pe=class{line=1;column=1;#e;#t=[];constructor(t){this.#e=new Ce(t,!1,!0)}startFile(){this.line=1,this.column=1,
this.#t=[]}advance(t){let n=0;for(let r=t.indexOf(Nr);r>=0;r=t.indexOf(Nr,n))n=r+1,this.line+=1;n>0&&(this.column=1,this.#e.
reset(),this.#t=[]),this.#t.push(t.slice(n))}settle(){for(let t of this.#t)for(let n of this.#e.decode(t,!1))this.column+=
1;this.#t=[]}};var Lr={isLending:!0,newTranscoder:({from:e,to:t},n)=>new _e(e,t,{...n,take:Tn})},v=class extends Error{};async function _r(e,t){
let n=e.output===void 0,r,o=()=>{},i=()=>{s.stop(),r?.discard()},s=Er(e.files,n,()=>{r?.keepListening?.(),n&&(o=St(i))}),
c=0;try{n||(o=St(i)),r=e.isDry?mi:wt(e.output);let a=new Ut(e,t,r,s);for(let f of e.files)if(c=await a.add(f)||c,c!==0&&
!n)break;c!==0&&!n?r.discard():await a.end(),s.stop()}catch(a){i(),c=yt(e.output,a instanceof v?a.cause:a)||c}return o(),
c}var mi={write(){},wait(){},finish(){},discard(){}},Ut=class{#e;#t;#o;#n;constructor(t,n,r,o){this.#e=t,this.#t=r,this.#o=
o,this.#n=new Nt(t,n,i=>{try{r.write(i)}catch(s){throw new v("The output failed.",{cause:s})}})}async add(t){try{return await this.#r(
t),this.#s(t),0}catch(n){if(n instanceof v)throw n;return this.#n.abandon(),await this.#i(),this.#s(t),this.#o.stop(),re(
q(t),n)}}async end(){this.#n.convert(new Uint8Array,M.result),await this.#t.finish()}async#r(t){let n=await cr(t,this.#t.
file);try{for(let o=await n.next();o;o=await n.next())this.#n.convert(o,M.none),await this.#i(),this.#o.add(o.length),await mr()}finally{
await n.close()}this.#n.convert(new Uint8Array,M.source),await this.#i();let{encoding:r}=this.#n;r!==void 0&&this.#e.onDecision?.(
r)}#i(){return this.#t.wait()?.catch(t=>{throw new v("The output failed.",{cause:t})})}#s(t){for(let n of this.#n.takeMessages())
this.#o.stop(),pt(q(t),n)}},Nt=class{#e;#t;#o;#n;#r;#i;#s=!1;#f=!1;#c;constructor(t,n,r){let{to:o,bom:i,fatal:s,unmappable:c,
eol:a}=t;this.#e=t,this.#t=n,this.#o=r;let f=i==="keep"&&k(o)&&t.files.length===1,d={fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};
this.#n=n.newTranscoder(t,d);let l=c==="fatal"||c==="translit";this.#c=l&&!k(o)?new Pe(o):void 0,this.#i=a&&new ke(a,o)}get encoding(){
return this.#n.decision?.encoding}convert(t,n){let r;this.#f=!0,n!==M.result&&!this.#s&&(this.#r=this.#t.newFixer?.());let o=[];
try{this.#n.transcode(t,n,s=>{this.#c?.advance(s),this.#t.isLending?this.#a(s):o.push(s)})}catch(s){if(s instanceof v)throw s;
r=s}for(let s of o)if(!this.#r)this.#a(s);else for(let c of this.#r.add(s))this.#a(c);if(this.#s=!r&&n===M.none,this.#r&&
!this.#s){for(let s of this.#r.end())this.#a(s);this.#r=void 0}this.#c?.settle();let i=r&&gi(r,this.#c);if(this.#s||this.#c?.
startFile(),r)throw i}#a(t){this.#o(this.#i?this.#i.add(t):t)}abandon(){if(this.#s)try{this.convert(new Uint8Array,M.source)}catch(t){
if(t instanceof v)throw t}}takeMessages(){let{from:t,quiet:n,verbose:r}=this.#e,{decision:o}=this.#n,i=this.#n.takeLosses();
if(!o||!this.#f)return[];this.#f=!1;let s=n?[]:gr(i,o.encoding,this.#e),{path:c=[]}=this.#n;return c.length>0&&!n&&s.unshift(
`it was ${c.join(", and then ")}; that is repaired`),r&&typeof t=="object"&&s.unshift(wi(o)),s}};function wi({encoding:e,
source:t,score:n}){let r=n===null?t:`${t}, ${n.toFixed(2)}`;return`it is taken for ${m[e].name} (${r})`}function gi(e,t){
if(e instanceof D){let n=e.length===1?"is":"are";return new Error(`${ie(e.length,"byte")} at offset ${e.offset} ${n} inv\
alid in ${e.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof Oe&&t){let{
line:n,column:r}=t;return new Error(`line ${n}, column ${r} (offset ${e.index}): ${e.encoding} can't represent ${Tt(e.codePoint)}\
; use --unmappable translit, html or replacement, or --to utf-8`)}return e}var yi=100;function xi(e){try{let{values:t,files:n}=Un(e,[...Kn,...Xn,...Zn]),r=t.help||t.version?void 0:bi(t,n);if(r)throw new b(
r);Ei(t,n).then($r)}catch(t){if(!(t instanceof b))throw t;oe(`error: ${t.message}
(see encoding-wasm --help)
`),$r(me.usage)}}function bi(e,t){let{from:n,output:r,list:o,detect:i,json:s,bom:c,inPlace:a,outDir:f,recursive:d,skipUtf8:l,
dryRun:p,completion:I}=e,A=a!==void 0||f!==void 0;if(r!==void 0&&(o||i||I))return`--output is for conversions; write ${o?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(o||i||I||e.manual)
return;if(e.repair&&e.c)return"--repair and -c exclude each other.";if(n===void 0&&!e.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:_}=kr(e);if(c==="add"&&!k(_))return`--bom: ${m[_].name}\
 has no byte order mark.`;if(a!==void 0&&f!==void 0)return"--in-place and --out-dir exclude each other.";if(A&&r!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(A&&(t.length===0||t.includes("-")))
return"--in-place and --out-dir need the names of files.";if(a?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((l||p)&&!A)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(d&&!A&&r===void 0&&t.length===
0)return"--recursive needs a directory."}var kr=({to:e={to:O},c:t,unmappable:n})=>n?{to:e.to,unmappable:n}:{...t&&{unmappable:"\
ignore"},...e};async function Ei(e,t){if(e.help)return se(Jn);if(e.version)return se(`0.1.0
`);if(e.list)return se(m.map(({name:_,labels:Dr})=>`${_}: ${Dr.join(", ")}
`).join(""));if(e.completion)return se((await Promise.resolve().then(()=>ve(require("./cli-full.cjs"),1))).completionFor(
e.completion));if(e.manual)return se((await Promise.resolve().then(()=>ve(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:r,recursive:o=!1,inPlace:i,outDir:s,c,repair:a,fixDeclaration:f}=e,{to:d,unmappable:l="fatal",otherwise:p}=kr(
e),I={files:t.length>0?kn(t,o):["-"],from:n,to:d,bom:e.bom??"strip",eol:e.eol,fatal:!!e.fatal||i==="",unmappable:l,quiet:!!(e.
quiet||e.silent),verbose:!!e.verbose,output:r==="-"?void 0:r};return typeof n=="number"&&Le.includes(l)&&[p,i,s].every(_=>_===
void 0)&&![e.detect,c,a,f].some(Boolean)?Hn()?_r(I,Lr):me.failure:(await Promise.resolve().then(()=>ve(require("./cli-full.cjs"),1))).
runFully(I,{...e,otherwise:p})}function $r(e){process.exitCode=e,setTimeout(()=>process.stderr.write("",()=>process.exit(
e)),yi).unref()}xi($n());
