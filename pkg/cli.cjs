#!/usr/bin/env node
"use strict";var $r=Object.create;var It=Object.defineProperty;var _r=Object.getOwnPropertyDescriptor;var kr=Object.getOwnPropertyNames;var Dr=Object.getPrototypeOf,Rr=Object.prototype.hasOwnProperty;var Cr=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of kr(t))!Rr.call(e,o)&&o!==n&&It(e,o,{get:()=>t[o],
enumerable:!(r=_r(t,o))||r.enumerable});return e};var Ce=(e,t,n)=>(n=e!=null?$r(Dr(e)):{},Cr(t||!e||!e.__esModule?It(n,"default",{value:e,enumerable:!0}):n,e));var Pe="encoding-wasm";function Tt(){throw new Error("encoding-wasm: call instantiate() first.")}var At=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866 ibm866
ISO-8859-2 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir\
-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7\
:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859\
-8:1988 visual
ISO-8859-8-I csiso88598i iso-8859-8-i logical
ISO-8859-10 csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso-8859-13 iso8859-13 iso885913
ISO-8859-14 iso-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16 iso-8859-16
KOI8-R cskoi8r koi koi8 koi8-r koi8_r
KOI8-U koi8-ru koi8-u
macintosh csmacintosh mac macintosh x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874
windows-1250 cp1250 windows-1250 x-cp1250
windows-1251 cp1251 windows-1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 is\
o_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252
windows-1253 cp1253 windows-1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-12\
54 x-cp1254
windows-1255 cp1255 windows-1255 x-cp1255
windows-1256 cp1256 windows-1256 x-cp1256
windows-1257 cp1257 windows-1257 x-cp1257
windows-1258 cp1258 windows-1258 x-cp1258
x-mac-cyrillic x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
gb18030 gb18030
Big5 big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese euc-jp x-euc-jp
ISO-2022-JP csiso2022jp iso-2022-jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement
UTF-16BE unicodefffe utf-16be
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le
x-user-defined x-user-defined`;function S(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var m=Pr();function Pr(){let e=At.split(`
`).map(t=>{let n=t.split(" "),r=n.shift();return Object.freeze({name:r,labels:Object.freeze(n)})});return Object.freeze(
e)}var Wr=S(()=>new Map(m.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),O=0,We=21,vr=29,ve=33,C=36,V=37,P=38;var Bt=e=>e<C&&e!==ve,ye=e=>e>O&&e<vr;function W(e){let t=Wr();return t.get(e)??t.get(Nt(Gr(e)))}function Mt(e){let t=ge(e),n={936:"gbk",950:"big5"}[t]??t,r=m.findIndex(({labels:o})=>o.some(i=>ge(i)===n));return r<0||
r===C?void 0:r}var ge=e=>Nt(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),jr=[{encoding:O,bytes:[239,187,191]},{encoding:V,bytes:[254,255]},{encoding:P,bytes:[255,
254]}];function xe(e){return jr.find(t=>t.encoding===e)?.bytes}function L(e){return e===O||e===V||e===P}function Gr(e){let[t,n]=[
0,e.length];for(;t<n&&Ft(e[t]);)t+=1;for(;n>t&&Ft(e[n-1]);)n-=1;return e.slice(t,n)}var Ft=e=>`	
\f\r `.includes(e);function Nt(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var $=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var be=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Ut=Symbol.for("encoding-wasm.UnmappableError"),Ee=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,i,s){
super(`${be(o)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
o,this.index=i,this.encoding=s}}function t(r){return this!==e?Function.prototype[Symbol.hasInstance].call(this,r):typeof r==
"object"&&r!==null&&Ut in r}let n={writable:!0,configurable:!0};return Object.defineProperty(e,Symbol.hasInstance,{value:t,
...n}),Object.defineProperty(e,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(e.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(e.prototype,Ut,{value:!0,...n}),e})();var Se=e=>globalThis.Buffer?.prototype?.[e],v=Se("ucs2Slice"),Lt=Se("ucs2Write"),$t=Se("utf8Slice"),Oe=Se("latin1Slice"),
Hr=e=>globalThis[e],_t=Hr("TextDecoder"),Vr=_t?.prototype?.decode;function q(e){let t=new _t(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Vr}),n=>t.decode(n)}function Y(e){try{return e()}catch{return}}var se=()=>"InternalError"in globalThis,z=()=>"Bun"in globalThis,ce=()=>"Deno"in
globalThis,K=()=>Number.parseInt(globalThis.process?.versions?.node,10),kt=()=>globalThis.process?.getBuiltinModule?.("n\
ode:buffer")?.isAscii;var Dt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Rt=()=>Object.getPrototypeOf(Uint8Array.prototype),je=e=>Dt(Rt(),
e);var Ct=e=>Rt()[e];var Ge=je("buffer"),Pt=je("byteOffset"),qr=je("byteLength"),Yr=Ct("set"),zr=Ct("slice");var Kr=Dt(ArrayBuffer.prototype,"byteLength");var T=e=>qr.call(e),F=(e,t,n=T(e))=>new Uint8Array(Ge.call(e),Pt.call(e)+t,n-t);function Wt(e,t){let n=Pt.call(e),r=t+(-(n+t)&3),o=Math.max(0,T(e)-r)>>2,i=o>0?new Int32Array(Ge.call(e),n+r,o):new Int32Array;
return{start:r,words:i}}var ae=(e,t,n)=>Yr.call(e,t,n),Xr=(e,t,n)=>zr.call(e,t,n),Jr=64,Zr=24;function vt(e,t,n){if(n>Zr)return Xr(e,t,t+n);let r=new Uint8Array(
n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function X(e,t){if(t<=Jr)return!1;try{return Kr.call(Ge.call(e)),!1}catch{return!0}}var Qr=65539;function Gt(e,t,n){let r=Ie(a=>to(a,n),e,t),o=Ie(no,e,t);if(r&&o){let a=ce()?Number.POSITIVE_INFINITY:64;return{
...o,read:(f,u)=>(u<128?r:o).read(f,u),write:(f,u)=>(f.length<a?r:o).write(f,u),readBytes:r.readBytes}}let i=He(e);if(r){
let a=se()?Ie(jt,e,t):void 0;return a?{...r,read:(f,u)=>(u<4096?r:a).read(f,u)}:r}let s=o??Ie(jt,e,t)??i,c=o?_:15;return{
...s,read:(a,f)=>(f<=c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function Ie(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF an\
d longer than what is short";try{let o=e(t);return o.write(r,n),He(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{
return}}var eo="strings";function to(e,t){let[n]=WebAssembly.Module.customSections(t,eo),r=new WebAssembly.Module(n,{builtins:[
"js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:Qr}}function no(e){
let[t,n]=[v,Lt],r=new Uint8Array(e.buffer),o=()=>(r.length===0&&(r=new Uint8Array(e.buffer)),r);return{read:(s,c)=>t.call(
o(),s,s+2*c),write:(s,c)=>n.call(o(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:z()||ce()?void 0:i};function i(s){
let c=new Uint8Array(2*s),a=0;return{add(f,u){ae(c,new Uint8Array(e.buffer,f,2*u),a),a+=2*u},toText:()=>t.call(c,0,a)}}}
function jt(e){let t=q("utf-16le"),{write:n,most:r}=He(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}
function He(e){let t=new Uint16Array(e.buffer),n=()=>(t.length===0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),
[s,c]=[r/2,r/2+o];if(o<=_)return Ve(i,s,o);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(
f,Math.min(f+8192,c)));return a},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Te,d,Ye,Ht,Vt,k,E={input:0,units:0,output:0},fe=-1,x=65536,ue=0,Ae={name:"",encoding:fe},w={isBusy:!0,newCodec:Number.
NaN},de=Number.NaN;function le(e,t){Ae.name=e,Ae.encoding=t,w.newCodec=de,w.isBusy&&qt(),w.isBusy=!0}function qt(){try{Kt(),
Te??=zt(Tt()),so(new WebAssembly.Instance(Te),Te)}catch(e){throw Xt(e)}}function Yt(e){try{Kt(),Te=io(zt(e))}catch(t){throw Xt(
t)}qt()}function zt(e){return ro(e)?e:new WebAssembly.Module(e)}function ro(e){try{return WebAssembly.Module.customSections(e,Pe),
!0}catch{return!1}}var oo="encoding-wasm";function io(e){let[t]=WebAssembly.Module.customSections(e,oo),n=`${Pe} 0.1.0`,
r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function so({exports:e},t){if(d=
e,d.block_length()!==x)throw new Error("The module has blocks of another length.");qe=WebAssembly.RuntimeError,E.input=d.
input(),E.units=d.units(),E.output=d.output(),Qt(),k=Gt(d.memory,E.units,t),ue=Math.min(d.units_length(),k.most),w.isBusy=
!1}function Kt(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which eve\
rything but labels and names needs. Turn it on, or use another host.")}function Xt(e){let{message:t}=e,n=i=>new Error(`e\
ncoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(co(e))return new RangeError(`encoding-wasm\
: ${Jt} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy f\
orbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(
`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:r,
LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`this host can't run the WebAssembly module, which need\
s SIMD: ${e}`):e}var Jt="no memory for WebAssembly; free some, and call again",co=e=>e instanceof RangeError&&/memory/i.
test(e.message);function he(){return Ke(),Ye}function Zt(){return Ke(),Ht}function ze(){return Ke(),Vt}function Ke(){Ye.
length===0&&Qt()}function Qt(){let{buffer:e}=d.memory;Ye=new Uint8Array(e),Ht=new Uint8Array(e,E.input,x),Vt=new Int32Array(
e,d.codec(),d.codec_length()>>2)}var qe;function D(e){if(!qe||!(e instanceof qe))return e;let t=m[Ae.encoding]?.name,n=`${Ae.name}${t?` of ${t}`:""} fail\
ed`;return fo()?new RangeError(`encoding-wasm: ${n}: ${Jt}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}var ao=32;function fo(){try{
return d.memory.grow(ao),!1}catch{return!0}}function G(){let e=ze();return rn(e,new Int32Array(e.length))}function tn(){return d.held()!==0?G():(w.newCodec=Xe,null)}
var nn=e=>rn(e,ze());function rn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function on(e,t){uo(e,t)||(le("decod\
ing",e),t?nn(t):d.new_decoder(e),Xe=e===ve||e===C?de:e)}var Xe=de;function uo(e,t){return t||w.newCodec!==e||w.isBusy?!1:
(w.newCodec=de,w.isBusy=!0,!0)}function Je(e,t,n,r){le("transcoding",e),r?nn(r):d.new_transcoder(e,t,+n)}function sn(e,t){d.set_source_encoding(e,+t),w.
isBusy=!1}var cn=-1,lo=-2;function an(e,t,n,r,o){Fe(e,t),w.isBusy=!0;let i=d.decode_block(t,n,+r,+o);return w.isBusy=!1,o&&i>=0&&(w.
newCodec=Xe),wn(i)}var j={encoding:fe,at:0,owner:void 0};function Be(e,t,n){if(j.encoding!==e||j.owner!==d||w.isBusy){try{le("decoding",e),
j.owner=d,j.at=k.readBytes?d.byte_table(e):0,j.encoding=e}catch(o){throw D(o)}w.isBusy=!1}if(j.at===0)return;if(n<=x)return Fe(
t,n),en(n);if(k.most>ue)return;let r="";for(let o=0;o<n;o+=x){let i=Math.min(x,n-o);Fe(F(t,o,o+i),i),r=J(r,en(i))}return r}
function ho(e,t){let n=fe,r,o;function i(s){try{return le(e,s),n=s,o=d,r=t(s),w.isBusy=!1,r}catch(c){throw D(c)}}return s=>s===
n&&o===d&&!w.isBusy&&(!r||T(r)>0)?r:i(s)}var Me=ho("decoding",e=>{let t=ye(e),n=(t?d.byte_table(e):d.pair_table?.(e)??0)>>>0;return n>0?new Uint16Array(d.memory.
buffer,n,t?256:65536):void 0}),en=e=>k.readBytes(E.input,e,j.at);function J(e,t){try{return e+t}catch(n){throw new RangeError(
"The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var fn=3,
un=e=>e+x+fn<=ue,po=1<<28,dn=e=>e>ue&&e<po?k.collect?.(e+fn):void 0,ln=()=>E.units,hn=()=>he()[E.units]|he()[E.units+1]<<
8,pn=(e,t)=>k.read(E.units+2*e,t-e);var B={none:0,source:1,result:2};function mn(e,t,n,r){let o=T(e);Fe(e,o),w.isBusy=!0;let i=d.transcode_block(o,+t,n,r);return w.
isBusy=!1,wn(i)}var mo=8;function Fe(e,t){let n=Zt();if(t>mo)try{ae(n,e)}catch{ae(n,F(e,0,t))}else for(let r=0;r<t;r++)n[r]=
e[r]}function wn(e){if(e<lo)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var gn=e=>vt(he(),E.output,e),yn=e=>he().subarray(E.output,E.output+e),M={finished:()=>d.finished()!==0,read:()=>d.read(),
written:()=>d.written(),codePoint:()=>d.code_point(),start:()=>d.start(),length:()=>d.length()},Z={malformed:()=>d.replaced(),
firstMalformed:()=>d.first_replaced(),unmappable:()=>d.unmapped(),firstUnmappable:()=>d.first_unmapped(),codePoint:()=>d.
unmapped_code_point()};var Ze=64,Vi=new Uint8Array(4*Ze);var _=16,xn=new Uint8Array(new ArrayBuffer(2*_)),Qe=new Uint16Array(xn.buffer),et=S(()=>Oe?On()?0:8:_);function bn(e,t){
if(t>_||e[0]<128&&t>et())return;let n=0;for(let r=0;r<t;){let o=e[r++],i=o;if(o>=128){if(o<194||o>=240||r===t)return;let s=e[r++]^
128;if(o<224){if(s>=64)return;i=(o&31)<<6|s}else{if(r===t)return;let c=e[r++]^128;if(i=(o&15)<<12|s<<6|c,(s|c)>=64||i<2048||
(i&63488)===55296||i===65279)return}}Qe[n++]=i}return Sn(n)}function En(e,t,n){let r,o=0;for(let i=0;i<t;){let s=e[i++],
c=s;if(s>=128&&(r??=Me(n),!r||(c=r[s],c===0&&i<t&&(c=r[s|e[i++]<<8]),c===0||c===65533)))return;Qe[o++]=c}return Sn(o)}function Sn(e){
return e<3||!On()?Ve(Qe,0,e):v.call(xn,0,2*e)}var On=S(()=>z()&&v!==void 0);function In(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}function Ve(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:
return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],
e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],
e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return r(e[t],
e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],
e[t+7],e[t+8],e[t+9]);case 11:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return r(e[t],e[t+
1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return r(e[t],e[t+1],e[t+2],
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return r(e[t],e[t+1],e[t+2],e[t+
3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);default:return r(e[t],e[t+1],e[t+2],
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15])}}var Ne=["fatal","html","replacement"],Ji=2*Ze;var b=class extends Error{};function Tn(e,t){let n=c=>{let a=t.find(({flags:u})=>nt(u).includes(c));if(a)return a;let f=xo(
c,t.flatMap(({flags:u})=>nt(u)));throw new b(`unknown option '${c}'${f?`
(Did you mean ${f}?)`:""}`)},r={},o=[...e],i=[],s=(c,a)=>{let{flags:f,isOptional:u,omitted:h}=c,p=tt(c)?a??(u?h:o.shift()):
!0;if(p===void 0)throw new b(`option '${f}' argument missing`);r[wo(f)]=p===!0||go(c,p)};for(;o.length>0;){let c=o.shift();
if(c==="--")i.push(...o.splice(0));else if(c.startsWith("--")){let[a,f]=yo(c,c.indexOf("=")),u=n(a);if(f!==void 0&&!tt(u))
throw new b(`option '${u.flags}' takes no argument`);s(u,f?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let a=c.slice(
1);a!=="";){let f=n(`-${a[0]}`);a=a.slice(1),s(f,a||void 0),tt(f)&&(a="")}else i.push(c)}return{values:r,files:i}}var nt=e=>e.
replace(/ <.*/,"").split(", "),tt=({flags:e})=>e.endsWith(">"),wo=e=>nt(e).at(-1).replace(/^-+/,"").replace(/-./g,t=>t[1].
toUpperCase());function go({flags:e,choices:t,parse:n},r){if(t&&!t.includes(r))throw new b(`option '${e}' argument '${r}\
' is invalid. Allowed choices are ${t.join(", ")}.`);if(!n)return r;try{return n(r)}catch(o){throw o instanceof b?new b(
`option '${e}' argument '${r}' is invalid. ${o.message}`):o}}var yo=(e,t)=>t<0?[e]:[e.slice(0,t),e.slice(t)];function xo(e,t){
let n=t.map(o=>({other:o,distance:bo(e,o)})),[r]=n.sort((o,i)=>o.distance-i.distance);return e.startsWith("--")&&r.distance<=
2?r.other:void 0}function bo(e,t){let n=Array.from({length:t.length+1},(r,o)=>o);for(let r of e){let o=[n[0]+1];for(let i=0;i<
t.length;i++)o.push(Math.min(n[i]+(r===t[i]?0:1),n[i+1]+1,o[i]+1));n=o}return n[t.length]}var pe={failure:1,usage:2};var rt=require("node:buffer"),Fn=require("node:fs"),Bn=56320;function Mn(){let e=process.argv.slice(2);if(process.platform!==
"linux"||!e.some(n=>n.includes("\uFFFD")))return e;let t=(0,Fn.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return t.slice(t.length-e.length).map(n=>Q(Buffer.from(n,"latin1")))}function Q(e){if((0,rt.isUtf8)(e))return An(
e);let t="";for(let n=0;n<e.length;){let r=[1,2,3,4].map(o=>e.subarray(n,n+o)).find(o=>(0,rt.isUtf8)(o));t+=r?An(r):String.
fromCharCode(Bn+e[n]),n+=r?.length??1}return t}var An=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString();function g(e){
let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(t.map((n,r)=>r%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-Bn)))}function H(e){return e===""?"''":e==="-"?"standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.
charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var ee=require("node:fs"),we=require("node:path");function Nn(e,t){let n=e.flatMap(r=>Un(r)?[r]:Eo(r));return t?n.flatMap(r=>Ln(r)?$n(r):[r]):n}function Un(e){try{return e===
"-"||(0,ee.lstatSync)(g(e),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function Ln(e){try{return e!=="-"&&(0,ee.statSync)(
g(e)).isDirectory()}catch{return!1}}function $n(e){let t=ot(e);return t?t.flatMap(({name:n,isFolder:r,isFile:o})=>{if(n.
startsWith("."))return[];let i=(0,we.join)(e,n);return r?$n(i):o?[i]:[]}):[e]}function ot(e){try{return(0,ee.readdirSync)(
g(e),{withFileTypes:!0,encoding:"buffer"}).map(t=>({name:Q(t.name),isFolder:t.isDirectory(),isFile:t.isFile()})).sort((t,n)=>t.
name<n.name?-1:1)}catch{return}}function Eo(e){if(!/[*?[]/.test(e))return[e];let t=e.split("/"),n=t[0]===""?"/":".",r=me(
n,t[0]===""?t.slice(1):t);return r.length>0?r:[e]}function me(e,[t,...n]){if(t==="**"){let i=(ot(e)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>me((0,we.join)(e,s),[t,...n]));return[...n.length>0?me(e,n):[],
...i]}if(!/[*?[]/.test(t)){let o=(0,we.join)(e,t);return n.length>0?Ln(o)?me(o,n):[]:Un(o)?[o]:[]}let r=So(t);return(ot(
e)??[]).flatMap(({name:o,isFolder:i})=>{if(!r.test(o)||o.startsWith(".")&&!t.startsWith("."))return[];let s=(0,we.join)(
e,o);return n.length===0?[s]:i?me(s,n):[]})}function So(e){let t=e.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,r,o)=>n==="*"?".*":n==="?"?".":o!==void 0?`[${r&&"^"}${o.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${t}\
$`,"su")}var Rn=require("node:fs"),Cn=require("node:path");var kn=require("node:util");var Dn={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},it={
...Dn,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},st={...Dn,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function te(e,t){let{code:n="",errno:r}=e,
o=r===void 0?void 0:(0,kn.getSystemErrorMap)().get(r)?.[1];return o===void 0?e:new Error(t[n]??`${o} (${n})`)}function ne(e,t){
return ct(e,t instanceof Error?t.message:String(t)),pe.failure}function ct(e,t){re(`encoding-wasm: ${e}: ${t}
`)}var _n=!1;function re(e){_n||process.stderr.on("error",()=>{}),_n=!0,process.stderr.write(e)}var oe=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function Pn(){let e=(0,Cn.join)(__dirname,"encoding.wasm");try{return Yt((0,Rn.readFileSync)(e)),!0}catch(t){let{message:n}=te(
t,{});return ne(`its part ${H(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Oo=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,Io=S(()=>new Map(Oo.split(`
`).flatMap(e=>{let[t,...n]=e.split(" ");return n.map(r=>[r,W(t)])})));function Wn(e){return W(e)??Io().get(ge(e))??Mt(e)}var hs=1<<20;var vn=["detect","html","xml"];var jn=["fatal","html","replacement","ignore","translit"];var Gn=["bash","zsh","fish"];var Hn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:To,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Ao,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:jn},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:vn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Gn}],Vn=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,qn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],Yn=[{flags:"--man\
ual",what:""}];function To(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:zn(t)}function Ao(e){let[t,...n]=e.split(
"//"),r=zn(t),o=n.map(c=>c.toUpperCase()),i=o.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new b(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=o.includes("IGNORE");return o.includes("TRANSLIT")?
{to:r,otherwise:s?"":"?"}:s?{to:r,unmappable:"ignore"}:{to:r}}function zn(e){let t=W(e)??Wn(e);if(t===void 0)throw new b(
"No encoding has this name; encoding-wasm --list shows all.");if(t===C)throw new b("It stands for an encoding that holds\
 no text.");return t}var l=require("node:fs"),N=require("node:path");var Jn=1;function ft(e){if(e===void 0)return Fo();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,l.lstatSync)(
g(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),r=n?(0,l.statSync)(g(e),{throwIfNoEntry:!1}):t;if(r?.isDirectory()||e.endsWith(
"/")||e.endsWith(N.sep))throw new Error(st.EISDIR);return r&&!r.isFile()?ut((0,l.createWriteStream)(g(e)),!0):(r&&(0,l.accessSync)(
g(e),l.constants.W_OK),No(n?at(e):e,r))}var Kn;function Fo(){return Kn??=Bo(),Kn}function Bo(){let e=(0,l.fstatSync)(Jn,
{bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?ut(process.stdout,!1):Mo(t)}function Mo(e){let t,
n=()=>{t??=ut(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(r){let o=r;try{for(;!t&&o.length>0;)o=o.subarray(
(0,l.writeSync)(Jn,o))}catch(i){if(i.code!=="EAGAIN")throw i;n()}o.length>0&&t?.write(o)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function ut(e,t){e.on("error",()=>{});let n,r=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),o=()=>{
let i=n;return n=void 0,i};return{write(i){let s=r(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:o,async finish(){await o(),t&&await r(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function at(e){if(!(0,l.lstatSync)(g(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=Q((0,l.readlinkSync)(
g(e),"buffer"));return(0,N.isAbsolute)(t)?at(t):at(`${Q(l.realpathSync.native(g((0,N.dirname)(e)),"buffer"))}${N.sep}${t}`)}
var Xn=0;function No(e,t){Xn+=1;let n=[process.pid,Xn,Math.random().toString(36).slice(2)].join("-"),r=g((0,N.join)((0,N.dirname)(
e),`.encoding-wasm-${n}.tmp`)),o=(0,l.openSync)(r,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,l.closeSync)(o))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,l.writeSync)(o,a))},wait(){},finish(){s(),t&&(Uo(r,t),(0,l.chmodSync)(r,t.mode)),
(0,l.renameSync)(r,g(e))},discard(){try{s()}finally{(0,l.rmSync)(r,{force:!0})}}}}function Uo(e,{uid:t,gid:n}){try{(0,l.chownSync)(
e,t,n)}catch{}}async function ie(e){try{let t=ft();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return dt(
void 0,t)}}function dt(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let r=e===void 0?"standard o\
utput":H(e);return ne(`cannot write ${r}`,te(t,st))}var Zn={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ue=class e{from;to;#t=null;#e=0;#n;#r={
...Zn};constructor(t,n,r){this.from=t,this.to=n,this.#n=r}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(Je(t,this.to,this.#n.ignoreBOM,this.#t),sn(t,n),this.#t=G())}get position(){
return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,fatal:t});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,r){let{fatal:o,ignoreBOM:i,bom:s,unmappable:c,take:a=gn}=this.#n;
s&&!this.#t&&r(Uint8Array.from(xe(this.to)??[]));let f=Math.max(0,Ne.indexOf(c)),u=T(t);try{Je(this.from,this.to,i,this.#t);
for(let h=0;;){let p=u-h<=x,I=p&&h===0?t:F(t,h,p?u:h+x),A=mn(I,o,f,p?n:B.none);this.#o(this.#e+h);let U=A<0?M.written():
A;if(U>0&&r(a(U)),A<0&&this.#s(A,h),h+=M.read(),p&&M.finished())break}}catch(h){throw D(h)}this.#t=G(),this.#e=n===B.none?
this.#e+u:0}takeLosses(){let t=this.#r;return this.#r={...Zn},t}#o(t){let n=this.#r;n.malformed===0&&(n.firstMalformed=t+
Z.firstMalformed()),n.malformed+=Z.malformed(),n.unmappable===0&&(n.firstUnmappable=t+Z.firstUnmappable(),n.codePoint=Z.
codePoint()),n.unmappable+=Z.unmappable()}#s(t,n){let r=this.#e+n+M.start();throw this.#t=G(),this.#e=0,t===cn?new $(m[this.
from].name,r,M.length()):new Ee(M.codePoint(),r,m[this.to].name)}};var Qn=13,Le=10,$e=class{#t;#e;#n;#r=!1;#o=new Uint8Array;constructor(t,n){this.#e=n===V||n===P?2:1,this.#n=n===V?0:1,this.#t=
(t==="lf"?[Le]:[Qn,Le]).flatMap(r=>this.#e===1?[r]:n===V?[0,r]:[r,0])}add(t){let n=this.#o.length>0?Buffer.concat([this.#o,
t]):t,r=n.length-n.length%this.#e;this.#o=n.slice(r);let o=new Uint8Array(r*this.#t.length),i=0;for(let s=0;s<r;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Qn;if(a||c===Le&&!this.#r)o.set(this.#t,i),i+=this.#t.length;else if(c!==
Le)for(let f=0;f<this.#e;f++)o[i++]=n[s+f];this.#r=a}return o.subarray(0,i)}};var y=require("node:fs");var _e=1<<18,er,lt=0;async function nr(e,t){let n=async i=>{try{return await i()}catch(s){throw te(s,it)}},{next:r,close:o}=await n(
()=>e==="-"?$o(t):_o(g(e),t));return{next:()=>n(r),close:o}}function $o(e){let t=sr((0,y.fstatSync)(lt,{bigint:!0}),e);return t.isFile()?rr(lt,t,()=>{}):ko()}function _o(e,t){let n=sr(
(0,y.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Do(e);let r=(0,y.openSync)(e,"r");return rr(r,n,()=>(0,y.closeSync)(
r))}function rr(e,{size:t},n){er??=new Uint8Array(_e);let r=er,o=0;return{async next(){let i=(0,y.readSync)(e,r,0,_e,null);
if(o+=i,i>0)return r.subarray(0,i);if(o<t&&(0,y.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shorter wh\
ile it was read, so that its end is missing; convert it again")},close:n}}function ko(){let e=or(lt,()=>{}),t=process.platform===
"win32"?tr():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;t=tr()}return t.
next()},close:()=>t?.close()}}function tr(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.next().then(({
done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Do(e){let t=await ir(n=>(0,y.open)(e,n));return or(
t,()=>(0,y.closeSync)(t))}function or(e,t){let n=new Uint8Array(_e);return{next:async()=>{let o=await ir(i=>(0,y.read)(e,
n,0,_e,null,i));return o>0?n.subarray(0,o):void 0},close:t}}var ir=e=>new Promise((t,n)=>e((r,o)=>r?n(r):t(o)));function sr(e,t){
if(e.isDirectory())throw new Error(it.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input");return e}var ar=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var ht=new Set,pt=!1,cr=Date.now();function mt(e){if(ht.add(e),!pt)for(let t of ar)process.on(t,fr);return pt=!0,()=>ht.
delete(e)}function fr(e){for(let t of ht)t();for(let t of ar)process.off(t,fr);process.kill(process.pid,e)}function ur(){
if(!(!pt||Date.now()-cr<50))return new Promise(e=>{setImmediate(()=>{cr=Date.now(),e()})})}function lr(e,t,{to:n,unmappable:r,drop:o}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=e;if(o)
return s>0&&i.push(`${oe(s,"invalid byte sequence")} ${wt(s)} left out, ${gt(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${dr(e.unmappable,n)} ${wt(e.unmappable)} left out`),i;if(s>0){let h=oe(s,"invalid byte sequence"),p=`${gt(s)}at offset\
 ${c}`;i.push(`${h} became ${Co(n,r)}, ${p}; the file is damaged, or not in ${m[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let u=r==="ignore"?`${wt(e.unmappable)} left out`:Ro[typeof r=="function"?"function":r];if(e.unmappable>
0&&u){let h=`${gt(e.unmappable)}${yt(f)} at offset ${a}`;i.push(`${dr(e.unmappable,n)} ${u}, ${h}; use --unmappable html\
, or --to utf-8`)}return i}var Ro={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},wt=e=>e===1?"was":"were",gt=e=>e===1?"":"the first ",dr=(e,t)=>`${oe(e,"character")} that ${m[t].name} can't \
represent`;function yt(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${be(e)})`:be(e)}
function Co(e,t){return xe(e)||e===W("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var mr=require("node:fs");var xt=1e6,Po=20*xt,Wo=2*xt,vo=100,hr=40,jo="\x1B[?25l",Go="\x1B[?25h",pr="\r\x1B[K";function wr(e,t,n){let r,o=0,i=!1,s=!1,
c=0,a=Date.now();function f(u){let h=Date.now();if(i&&h-c<vo)return;c=h,s||n(),s=!0;let p=Yo(o,u,(h-a)/1e3);re(`${i?"":jo}${pr}${p.
slice(0,process.stderr.columns)}`),i=!0}return{add(u){o+=u,!(o<Wo)&&(r??={total:Vo(e),canShow:Ho(t)},r.canShow&&(r.total??
o)>=Po&&f(r.total))},stop(){i&&re(`${pr}${Go}`),i=!1}}}var Ho=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.
stdout.isTTY);function Vo(e){let t=0;for(let n of e){let r=n==="-"?void 0:qo(n);if(!r?.isFile())return;t+=r.size}return t}
function qo(e){try{return(0,mr.statSync)(g(e))}catch{return}}function Yo(e,t,n){let r=`${ke(e/Math.max(n,.001))} MB/s`;if(t===
void 0)return`${ke(e)} MB | ${r}`;let o=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(o*hr)).padEnd(hr,"\u2591"),s=Math.
ceil(n/o-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(o*100)} % | ${ke(e)} of ${ke(t)} MB | ${r} | ${c}${s%
60} s left`}var ke=e=>(e/xt).toFixed(1);var zo=96,xr=512,Ko=64;function br(e,t,n){if(n>Ko||n<=et()||(t[0]|t[n>>1]|t[n-1])>=128||!In(t,n))return;let r=Sr();return r?
r.call(t,0,n):Be(e,t,n)}var gr=[];function Er(e,t,n){if(n<xr){let r=n<=zo&&Qo()?bt(e,t,n):void 0;return r!==void 0?r:Be(
e,t,n)??yr(e,t,n)??bt(e,t,n)}return yr(e,t,n)??(Zo(e)?bt(e,t,n):void 0)??Be(e,t,n)}function yr(e,t,n){let r=Sr();if(!(!r||
e!==We||!Jo(t,n)||X(t,n)))try{return r.call(t,0,n)}catch{return}}function bt(e,t,n){if(!X(t,n))return gr[e]??=Y(()=>ei(e))??
null,gr[e]?.(t)}var Sr=S(()=>Y(Xo));function Xo(){let e=Oe,t=Uint8Array.from({length:256},(n,r)=>r);return e.call(t,0,256)===
String.fromCharCode(...t)?e:void 0}function Jo(e,t){if(t<xr)return Et(e,0,t);let{start:n,words:r}=Wt(e,0),o=n+4*r.length;
if(!Et(e,0,n)||!Et(e,o,t))return!1;for(let i=0;i<r.length;i++){let s=r[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}
return!0}function Et(e,t,n){for(let r=t;r<n;r++)if((e[r]&224)===128)return!1;return!0}var Zo=e=>se()||e===We&&(z()||!(K()>
0)),Qo=S(se);function ei(e){let t=Me(e),n=q(m[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.
from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var ti=24,Or=S(()=>Y(ri)),ni=S(()=>Y(si));function Ir(e,t,n){if(!(e!==O&&e!==P)&&!(n<ti)&&!X(t,n))return e===O?Or():ni()}var Tr=256;function Ar(e,t,n){let r=bn(e,
t);if(r!==void 0)return r;if(t>Tr||e[0]===239||X(e,t))return;let o=Or();if(!o||e[t-1]>=128&&o.completeLength(e,t)<t)return;
let i=o.decodeFew(e,t);return n&&i?.includes("\uFFFD")?void 0:i}function ri(){let e=K()<22?kt():()=>!0;if(!e)return;let t=q("utf-8"),n=oi(t),r=(...i)=>{let s=n(Uint8Array.from(i),i.length);
return s===t(Uint8Array.from(i))?s:void 0};if(r(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
r(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&r(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!e(i))return;let a=t(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},decodeFew:n,
completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:
s}return s}}}function oi(e){let t=K();if(t<22)return(o,i)=>i<=64||ii(o,i)?e(o):void 0;let n=ce()?64:t>0?Tr:0,r=$t;return r&&
n?(o,i)=>i<=n?r.call(o,0,i):e(o):e}function ii(e,t){let n=0;for(let r=0;r<t;r+=16)n|=e[r];return n<128}function si(){let e=K()<
22?512:Number.POSITIVE_INFINITY,t=o=>v.call(o,0,T(o)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from(
{length:n.length},(o,i)=>n.charCodeAt(i)).buffer);if(!(t(r)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],
decode(o,i,s){if(!(i%2===1||i>e))try{let c=t(o);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{return}},completeLength(o,i){
let s=i-i%2;return(o[s-1]&252)===216?s-2:s}}}var ci=65279,ai=256,fi=8,De=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#r=null;constructor(t,n,r,o=0){this.encoding=
t,this.fatal=n,this.ignoreBOM=r,this.#n=o}get name(){return m[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=
0}decode(t,n,r){let o=T(t);if(!this.#t){let u=this.#o(t,o);if(u!==void 0)return n||(this.#n+=o,this.#e||=o>0),u}let i=this.#t,
s=this.#e,c=this.#n,a="";try{a=this.#s(t,o,n)??this.#i(t,o,n)}catch(u){throw this.#t=i,this.#e=s,this.#n=c,D(u)}let f=this.#r;
if(f)throw this.#r=null,this.#e=s,this.#n=c+o,r===void 0?f:f.toTypeError(r);return a}#o(t,n){let{encoding:r}=this;if(n===
0)return"";if(r===O)return Ar(t,n,this.fatal);if(!Bt(r))return;let o=ye(r),i=br(r,t,n)??(n<=(o?fi:_)?En(t,n,r):void 0)??
(o?Er(r,t,n):void 0);return i!==void 0&&this.fatal&&i.includes("\uFFFD")?void 0:i}#s(t,n,r){let o=Ir(this.encoding,t,n);
if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<ai&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==O)return;
for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#i(F(t,0,i),i,!0),this.#r)return s}!this.#e&&!this.ignoreBOM&&
t[i]===o.bom[0]&&o.bom.every((u,h)=>t[i+h]===u)&&(i+=o.bom.length,this.#n+=o.bom.length),this.#e||=c>0;let a=i===0&&c===
n?t:F(t,i,c),f=o.decode(a,c-i,this.fatal);if(f===void 0){if(s=J(s,this.#i(a,c-i,!0)),this.#r)return s}else s=J(s,f),this.#n+=
c-i;return c<n?J(s,this.#i(F(t,c),n-c,r)):s}#i(t,n,r){on(this.encoding,this.#t);let o="",i=dn(n),s=this.#e||this.ignoreBOM||
!L(this.encoding),c=0;for(let a=0;;a+=x){let f=n-a<=x,u=Math.min(x,n-a),h=a===0&&f?t:F(t,a,a+u),p=an(h,u,c,this.fatal,r&&
f);if(p<0)return this.#t=G(),this.#r=new $(this.name,this.#n+a+M.start(),M.length()),o;if(c+=p,c>0&&(f||!un(c))){let I=!s&&
hn()===ci?1:0;i?i.add(ln()+2*I,c-I):o=J(o,pn(I,c)),s=!0,c=0}if(f)break}return this.#e=s,this.#t=r?null:tn(),this.#n+=n,i?
i.toText():o}};var Fr=10,Re=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new De(t,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(t){let n=0;for(let r=t.indexOf(Fr);r>=0;r=t.indexOf(Fr,n))n=r+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(t.slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=
1;this.#e=[]}};var Br={isLending:!0,newTranscoder:({from:e,to:t},n)=>new Ue(e,t,{...n,take:yn})},R=class extends Error{};async function Mr(e,t){
let n=e.output===void 0,r,o=()=>{},i=()=>{s.stop(),r?.discard()},s=wr(e.files,n,()=>{r?.keepListening?.(),n&&(o=mt(i))}),
c=0;try{n||(o=mt(i)),r=e.isDry?ui:ft(e.output);let a=new St(e,t,r,s);for(let f of e.files)if(c=await a.add(f)||c,c!==0&&
!n)break;c!==0&&!n?r.discard():await a.end(),s.stop()}catch(a){i(),c=dt(e.output,a instanceof R?a.cause:a)||c}return o(),
c}var ui={write(){},wait(){},finish(){},discard(){}},St=class{#t;#e;#n;#r;constructor(t,n,r,o){this.#t=t,this.#e=r,this.#n=
o,this.#r=new Ot(t,n,i=>{try{r.write(i)}catch(s){throw new R("The output failed.",{cause:s})}})}async add(t){try{return await this.#o(
t),this.#i(t),0}catch(n){if(n instanceof R)throw n;return this.#r.abandon(),await this.#s(),this.#i(t),this.#n.stop(),ne(
H(t),n)}}async end(){this.#r.convert(new Uint8Array,B.result),await this.#e.finish()}async#o(t){let n=await nr(t,this.#e.
file);try{for(let o=await n.next();o;o=await n.next())this.#r.convert(o,B.none),await this.#s(),this.#n.add(o.length),await ur()}finally{
await n.close()}this.#r.convert(new Uint8Array,B.source),await this.#s();let{encoding:r}=this.#r;r!==void 0&&this.#t.onDecision?.(
r)}#s(){return this.#e.wait()?.catch(t=>{throw new R("The output failed.",{cause:t})})}#i(t){for(let n of this.#r.takeMessages())
this.#n.stop(),ct(H(t),n)}},Ot=class{#t;#e;#n;#r;#o;#s;#i=!1;#f=!1;#c;constructor(t,n,r){let{to:o,bom:i,fatal:s,unmappable:c,
eol:a}=t;this.#t=t,this.#e=n,this.#n=r;let f=i==="keep"&&L(o)&&t.files.length===1,u={fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};
this.#r=n.newTranscoder(t,u);let h=c==="fatal"||c==="translit";this.#c=h&&!L(o)?new Re(o):void 0,this.#s=a&&new $e(a,o)}get encoding(){
return this.#r.decision?.encoding}convert(t,n){let r;this.#f=!0,n!==B.result&&!this.#i&&(this.#o=this.#e.newFixer?.());let o=[];
try{this.#r.transcode(t,n,s=>{this.#c?.advance(s),this.#e.isLending?this.#a(s):o.push(s)})}catch(s){if(s instanceof R)throw s;
r=s}for(let s of o)if(!this.#o)this.#a(s);else for(let c of this.#o.add(s))this.#a(c);if(this.#i=!r&&n===B.none,this.#o&&
!this.#i){for(let s of this.#o.end())this.#a(s);this.#o=void 0}this.#c?.settle();let i=r&&li(r,this.#c);if(this.#i||this.#c?.
startFile(),r)throw i}#a(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#i)try{this.convert(new Uint8Array,B.source)}catch(t){
if(t instanceof R)throw t}}takeMessages(){let{from:t,quiet:n,verbose:r}=this.#t,{decision:o}=this.#r,i=this.#r.takeLosses();
if(!o||!this.#f)return[];this.#f=!1;let s=n?[]:lr(i,o.encoding,this.#t),{path:c=[]}=this.#r;return c.length>0&&!n&&s.unshift(
`it was ${c.join(", and then ")}; that is repaired`),r&&typeof t=="object"&&s.unshift(di(o)),s}};function di({encoding:e,
source:t,score:n}){let r=n===null?t:`${t}, ${n.toFixed(2)}`;return`it is taken for ${m[e].name} (${r})`}function li(e,t){
if(e instanceof $){let n=e.length===1?"is":"are";return new Error(`${oe(e.length,"byte")} at offset ${e.offset} ${n} inv\
alid in ${e.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof Ee&&t){let{
line:n,column:r}=t;return new Error(`line ${n}, column ${r} (offset ${e.index}): ${e.encoding} can't represent ${yt(e.codePoint)}\
; use --unmappable translit, html or replacement, or --to utf-8`)}return e}var hi=100;function pi(e){try{let{values:t,files:n}=Tn(e,[...Hn,...qn,...Yn]),r=t.help||t.version?void 0:mi(t,n);if(r)throw new b(
r);wi(t,n).then(Nr)}catch(t){if(!(t instanceof b))throw t;re(`error: ${t.message}
(see encoding-wasm --help)
`),Nr(pe.usage)}}function mi(e,t){let{from:n,output:r,list:o,detect:i,json:s,bom:c,inPlace:a,outDir:f,recursive:u,skipUtf8:h,
dryRun:p,completion:I}=e,A=a!==void 0||f!==void 0;if(r!==void 0&&(o||i||I))return`--output is for conversions; write ${o?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(o||i||I||e.manual)
return;if(e.repair&&e.c)return"--repair and -c exclude each other.";if(n===void 0&&!e.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:U}=Ur(e);if(c==="add"&&!L(U))return`--bom: ${m[U].name}\
 has no byte order mark.`;if(a!==void 0&&f!==void 0)return"--in-place and --out-dir exclude each other.";if(A&&r!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(A&&(t.length===0||t.includes("-")))
return"--in-place and --out-dir need the names of files.";if(a?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((h||p)&&!A)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(u&&!A&&r===void 0&&t.length===
0)return"--recursive needs a directory."}var Ur=({to:e={to:O},c:t,unmappable:n})=>n?{to:e.to,unmappable:n}:{...t&&{unmappable:"\
ignore"},...e};async function wi(e,t){if(e.help)return ie(Vn);if(e.version)return ie(`0.1.0
`);if(e.list)return ie(m.map(({name:U,labels:Lr})=>`${U}: ${Lr.join(", ")}
`).join(""));if(e.completion)return ie((await Promise.resolve().then(()=>Ce(require("./cli-full.cjs"),1))).completionFor(
e.completion));if(e.manual)return ie((await Promise.resolve().then(()=>Ce(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:r,recursive:o=!1,inPlace:i,outDir:s,c,repair:a,fixDeclaration:f}=e,{to:u,unmappable:h="fatal",otherwise:p}=Ur(
e),I={files:t.length>0?Nn(t,o):["-"],from:n,to:u,bom:e.bom??"strip",eol:e.eol,fatal:!!e.fatal||i==="",unmappable:h,quiet:!!(e.
quiet||e.silent),verbose:!!e.verbose,output:r==="-"?void 0:r};return typeof n=="number"&&Ne.includes(h)&&[p,i,s].every(U=>U===
void 0)&&![e.detect,c,a,f].some(Boolean)?Pn()?Mr(I,Br):pe.failure:(await Promise.resolve().then(()=>Ce(require("./cli-full.cjs"),1))).
runFully(I,{...e,otherwise:p})}function Nr(e){process.exitCode=e,setTimeout(()=>process.stderr.write("",()=>process.exit(
e)),hi).unref()}pi(Mn());
