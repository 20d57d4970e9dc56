#!/usr/bin/env node
"use strict";var Hr=Object.create;var kt=Object.defineProperty;var Gr=Object.getOwnPropertyDescriptor;var Vr=Object.getOwnPropertyNames;var qr=Object.getPrototypeOf,Yr=Object.prototype.hasOwnProperty;var zr=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Vr(t))!Yr.call(e,o)&&o!==n&&kt(e,o,{get:()=>t[o],
enumerable:!(r=Gr(t,o))||r.enumerable});return e};var ve=(e,t,n)=>(n=e!=null?Hr(qr(e)):{},zr(t||!e||!e.__esModule?kt(n,"default",{value:e,enumerable:!0}):n,e));var je="encoding-wasm";function Dt(){throw new Error("encoding-wasm: call instantiate() first.")}var Rt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var m=Xr();function Xr(){let e=Rt.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Kr=E(()=>new Map(m.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),A=0,He=21,Jr=29,Pt=32,Ge=33,G=36,
K=37,V=38;var Wt=e=>e<G&&e!==Ge,Ee=e=>e>A&&e<Jr,vt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256)/i.test(m[e].name);function J(e){let t=Kr();return t.get(e)??t.get(Vt(Qr(e)))}function jt(e){let t=be(e),n={936:"gbk",950:"big5"}[t]??t,r=m.findIndex(({labels:o})=>o.some(i=>be(i)===n));return r<0||
r===G?void 0:r}var be=e=>Vt(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ht=[{encoding:A,bytes:[239,187,191]},{encoding:K,bytes:[254,255]},{encoding:V,bytes:[255,
254]}];var Zr=239;function Gt(e){if(e[0]>=Zr)return Ht.find(t=>t.bytes.every((n,r)=>e[r]===n))}function Se(e){return Ht.find(t=>t.encoding===e)?.bytes}function R(e){return e===A||e===K||e===V}function Qr(e){let[t,n]=[
0,e.length];for(;t<n&&Ct(e[t]);)t+=1;for(;n>t&&Ct(e[n-1]);)n-=1;return e.slice(t,n)}var Ct=e=>`	
\f\r `.includes(e);function Vt(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var C=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Oe=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,qt=Symbol.for("encoding-wasm.UnmappableError"),Te=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){
super(`${Oe(r)} at index ${o} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="obj\
ect"&&r!==null&&qt in r}[qt](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Yt=(e,t)=>e?.prototype?.[t],Ae=e=>Yt(globalThis.Buffer,e),q=Ae("ucs2Slice"),Ve=Ae("ucs2Write"),zt=Ae("utf8Slice"),P=Ae(
"latin1Slice"),eo=e=>globalThis[e],Xt=eo("TextDecoder"),to=Yt(Xt,"decode");function Y(e){let t=new Xt(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:to}),n=>t.decode(n)}function W(e){try{return e()}catch{return}}var v=()=>"InternalError"in globalThis,_=()=>"Bun"in globalThis,fe=()=>"Deno"in
globalThis,Z=()=>Number.parseInt(globalThis.process?.versions?.node,10),Kt=()=>globalThis.process?.getBuiltinModule?.("n\
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Jt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Zt=()=>Object.getPrototypeOf(Uint8Array.prototype),qe=e=>Jt(Zt(),
e);var no=e=>globalThis[e]&&Jt(globalThis[e].prototype,"byteLength"),Qt=e=>Zt()[e];var Ye=qe("buffer"),en=qe("byteOffset"),ro=qe("byteLength"),oo=Qt("set"),io=Qt("slice");var so=no("ArrayBuffer");var z=e=>ro.call(e);function tn(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:z(e)}var I=(e,t,n=z(
e))=>new Uint8Array(Ye.call(e),en.call(e)+t,n-t);function nn(e,t){let n=en.call(e),r=t+(-(n+t)&3),o=Math.max(0,z(e)-r)>>2,i=o>0?new Int32Array(Ye.call(e),n+r,o):new Int32Array;
return{start:r,words:i}}var ae=(e,t,n)=>oo.call(e,t,n),co=(e,t,n)=>io.call(e,t,n),fo=64,ao=24;function rn(e,t,n){if(n>ao)return co(e,t,t+n);let r=new Uint8Array(
n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function ue(e,t){if(t<=fo)return!1;try{return so.call(Ye.call(e)),!1}catch{return!0}}var uo=1024,lo=65539;function sn(e,t,n){let r=Fe(f=>po(f,n),e,t),o=Fe(mo,e,t);if(r&&o){let f=fe()?1/0:64;return{...o,read:(a,u)=>(u<
128?r:o).read(a,u),write:(a,u)=>(a.length<f?r:o).write(a,u),readBytes:r.readBytes,mostBytes:uo}}let i=ze(e);if(r){let f=v()?
Fe(on,e,t):void 0;return f?{...r,read:(a,u)=>(u<4096?r:f).read(a,u)}:r}let s=o??Fe(on,e,t)??i,c=o?18:15;return{...s,read:(f,a)=>(a<=
c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Fe(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let o=e(t);return o.write(r,n),ze(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var ho="\
strings";function po(e,t){let[n]=WebAssembly.Module.customSections(t,ho),r=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:lo}}function mo(e){let[t,n]=[
q,Ve],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(f,a)=>t.call(o(),f,
f+2*a),write:(f,a)=>n.call(o(),f,a,2*f.length),most:1/0,collect:_()||fe()||typeof WeakRef!="function"?void 0:s};function s(f){
let a=c(2*f),u=0;return{add(d,p){ae(a,new Uint8Array(e.buffer,d,2*p),u),u+=2*p},toText:()=>t.call(a,0,u)}}function c(f){
let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),
u}}function on(e){let t=Y("utf-16le"),{write:n,most:r}=ze(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,
most:r}}function ze(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){
let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return Ie(i,s,o);let f="";for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,
i.subarray(a,Math.min(a+8192,c)));return f},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var Be,l,Ke,cn,fn,N,O={input:0,units:0,output:0},de=-1,T=65536,le=0,Me={name:"",encoding:de},g={isBusy:!0,newCodec:NaN},
he=NaN;function pe(e,t){Me.name=e,Me.encoding=t,g.newCodec=he,g.isBusy&&an(),g.isBusy=!0}function an(){try{ln(),Be??=dn(
Dt()),xo(new WebAssembly.Instance(Be),Be)}catch(e){throw hn(e)}}function un(e){try{ln(),Be=yo(dn(e))}catch(t){throw hn(t)}
an()}function dn(e){return wo(e)?e:new WebAssembly.Module(e)}function wo(e){try{return WebAssembly.Module.customSections(e,je),
!0}catch{return!1}}var go="encoding-wasm";function yo(e){let[t]=WebAssembly.Module.customSections(e,go),n=`${je} 0.1.0`,
r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function xo({exports:e},t){l=e,Xe=
WebAssembly.RuntimeError,O.input=l.input(),O.units=l.units(),O.output=l.output(),wn(),N=sn(l.memory,O.units,t),le=Math.min(
l.units_length(),N.most),g.isBusy=!1}function ln(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function hn(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(bo(e))return new RangeError(
`encoding-wasm: ${pn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var pn="no memory for WebAssembly; free some, and call again",bo=e=>e instanceof
RangeError&&/memory/i.test(e.message);function me(){return Ze(),Ke}function mn(){return Ze(),cn}function Je(){return Ze(),
fn}function Ze(){Ke[0]===void 0&&wn()}function wn(){let{buffer:e}=l.memory;Ke=new Uint8Array(e),cn=new Uint8Array(e,O.input,
T),fn=new Int32Array(e,l.codec(),l.codec_length()>>2)}var Xe;function k(e){if(!Xe||!(e instanceof Xe))return e;let t=m[Me.encoding]?.name,n=`${Me.name}${t?` of ${t}`:""} fail\
ed`;return So()?new RangeError(`encoding-wasm: ${n}: ${pn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}var Eo=32;function So(){try{
return l.memory.grow(Eo),!1}catch{return!0}}function j(){let e=Je();return bn(e,new Int32Array(e.length))}function yn(){return l.held()!==0?j():(g.newCodec=et,null)}
var xn=e=>bn(e,Je());function bn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Qe(e,t){To(e,t)||(pe("decod\
ing",e),t?xn(t):l.new_decoder(e),et=e===Ge||e===G?he:e)}var et=he;function To(e,t){return t||g.newCodec!==e||g.isBusy?!1:
(g.newCodec=he,g.isBusy=!0,!0)}function tt(e,t,n,r){pe("transcoding",e),r?xn(r):l.new_transcoder(e,t,+n)}function En(e,t){l.set_source_encoding(e,+t),g.
isBusy=!1}var Sn=-1,Ao=-2;function nt(e,t,n,r,o){Le(e,t),g.isBusy=!0;let i=l.decode_block(t,n,+r,+o);return g.isBusy=!1,o&&i>=0&&(g.
newCodec=et),Ln(i)}var D={encoding:de,at:0,most:0,owner:void 0};function Ue(e,t,n){if(D.encoding!==e||D.owner!==l||g.isBusy){try{pe("decodi\
ng",e),D.owner=l,D.at=N.readBytes?l.byte_table(e):0,D.most=!vt(e)&&N.mostBytes||1/0,D.encoding=e}catch(o){throw k(o)}g.isBusy=
!1}if(D.at===0||n>D.most)return;if(n<=T)return Le(t,n),gn(n);if(N.most>le)return;let r="";for(let o=0;o<n;o+=T){let i=Math.
min(T,n-o);Le(I(t,o,o+i),i),r=Q(r,gn(i))}return r}function Io(e,t){let n=de,r,o;function i(s){try{return pe(e,s),n=s,o=l,
r=t(s),g.isBusy=!1,r}catch(c){throw k(c)}}return s=>s===n&&o===l&&!g.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var _e=Io("decoding",e=>{let t=Ee(e),n=(!t?l.pair_table(e):l.byte_table(e))>>>0;return n>0?new Uint16Array(l.memory.buffer,
n,t?256:65536):void 0}),gn=e=>N.readBytes(O.input,e,D.at);function Q(e,t){try{return e+t}catch(n){throw new RangeError("\
The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var On=3,
Tn=e=>e+T+On<=le,Fo=1<<28,An=e=>e>le&&e<Fo?N.collect?.(e+On):void 0,In=()=>O.units,Fn=()=>me()[O.units]|me()[O.units+1]<<
8,Bn=(e,t)=>N.read(O.units+2*e,t-e);var F={none:0,source:1,result:2};function Mn(e,t,n,r){let o=z(e);Le(e,o),g.isBusy=!0;let i=l.transcode_block(o,+t,n,r);return g.
isBusy=!1,Ln(i)}var Bo=8;function Le(e,t){let n=mn();if(t>Bo)try{ae(n,e)}catch{ae(n,I(e,0,t))}else for(let r=0;r<t;r++)n[r]=
e[r]}function Ln(e){if(e<Ao)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var Un=e=>rn(me(),O.output,e),_n=e=>me().subarray(O.output,O.output+e),B={finished:()=>l.finished()!==0,read:()=>l.read(),
written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},ee={malformed:()=>l.replaced(),
firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.
unmapped_code_point()};var Mo=64,ps=new Uint8Array(4*Mo);var $n=new Uint8Array(36),ot=Lo($n);function Lo(e){return new Uint16Array(e.buffer)}var it=E(()=>P?ft()?0:8:18),M={length:0,
bytes:[0,0]};function st(e,t,n){if(t>18)return;if(e[0]<128&&t>it())return ft()&&at(e,t)?P.call(e,0,t):void 0;let r=0;for(let o=0;o<
t;){let i=e[o++],s=i;if(i>=128){if(i<194||i>=240)return;let c=o+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&o===t){rt(
i,0,1);break}let f=e[o++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)
return;if(c){rt(i,f^128,2);break}let a=e[o++]^128;if(s|=a,a>=64||s===65279)return}}ot[r++]=s}return Nn(r)}function ct(e,t,n,r){
let o,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(o??=_e(r),!o)return;if(f=o[c],f===0){if(s<t)f=o[c|e[s++]<<8];else if(!n&&
r!==Pt){rt(c,0,1);break}}if(f===0||f===65533)return}ot[i++]=f}return Nn(i)}function rt(e,t,n){M.length=n,M.bytes[0]=e,M.
bytes[1]=t}function Nn(e){return e<3||!ft()?Ie(ot,0,e):q.call($n,0,2*e)}var ft=E(()=>_()&&W(Uo)===!0);function Uo(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(q)==="a\uFEFF\uD83D"&&t(P)==="a\0\xFF\xFE=\xD8"}
function at(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}var $e=["fatal","html","replacement"];var S=class extends Error{};function kn(e,t){let n=c=>{let f=t.find(({flags:u})=>dt(u).includes(c));if(f)return f;let a=ko(
c,t.flatMap(({flags:u})=>dt(u)));throw new S(`unknown option '${c}'${a?`
(Did you mean ${a}?)`:""}`)},r={},o=[...e],i=[],s=(c,f)=>{let{flags:a,isOptional:u,omitted:d}=c,p=ut(c)?f??(u?d:o.shift()):
!0;if(p===void 0)throw new S(`option '${a}' argument missing`);r[_o(a)]=p===!0||$o(c,p)};for(;o.length>0;){let c=o.shift();
if(c==="--")i.push(...o.splice(0));else if(c.startsWith("--")){let[f,a]=No(c,c.indexOf("=")),u=n(f);if(a!==void 0&&!ut(u))
throw new S(`option '${u.flags}' takes no argument`);s(u,a?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let f=c.slice(
1);f!=="";){let a=n(`-${f[0]}`);f=f.slice(1),s(a,f||void 0),ut(a)&&(f="")}else i.push(c)}return{values:r,files:i}}var dt=e=>e.
replace(/ <.*/,"").split(", "),ut=({flags:e})=>e.endsWith(">"),_o=e=>dt(e).at(-1).replace(/^-+/,"").replace(/-./g,t=>t[1].
toUpperCase());function $o({flags:e,choices:t,parse:n},r){if(t&&!t.includes(r))throw new S(`option '${e}' argument '${r}\
' is invalid. Allowed choices are ${t.join(", ")}.`);if(!n)return r;try{return n(r)}catch(o){throw o instanceof S?new S(
`option '${e}' argument '${r}' is invalid. ${o.message}`):o}}var No=(e,t)=>t<0?[e]:[e.slice(0,t),e.slice(t)];function ko(e,t){
let n=t.map(o=>({other:o,distance:Do(e,o)})),[r]=n.sort((o,i)=>o.distance-i.distance);return e.startsWith("--")&&r.distance<=
2?r.other:void 0}function Do(e,t){let n=Array.from({length:t.length+1},(r,o)=>o);for(let r of e){let o=[n[0]+1];for(let i=0;i<
t.length;i++)o.push(Math.min(n[i]+(r===t[i]?0:1),n[i+1]+1,o[i]+1));n=o}return n[t.length]}var we={failure:1,usage:2};var lt=require("node:buffer"),Rn=require("node:fs"),Cn=56320;function Pn(){let e=process.argv.slice(2);if(process.platform!==
"linux"||!e.some(n=>n.includes("\uFFFD")))return e;let t=(0,Rn.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return t.slice(t.length-e.length).map(n=>te(Buffer.from(n,"latin1")))}function te(e){if((0,lt.isUtf8)(e))return Dn(
e);let t="";for(let n=0;n<e.length;){let r=[1,2,3,4].map(o=>e.subarray(n,n+o)).find(o=>(0,lt.isUtf8)(o));t+=r?Dn(r):String.
fromCharCode(Cn+e[n]),n+=r?.length??1}return t}var Dn=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString();function x(e){
let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(t.map((n,r)=>r%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-Cn)))}function X(e){return e===""?"''":e==="-"?"standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.
charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var ne=require("node:fs"),ye=require("node:path");function Wn(e,t){let n=e.flatMap(r=>vn(r)?[r]:Ro(r));return t?n.flatMap(r=>jn(r)?Hn(r):[r]):n}function vn(e){try{return e===
"-"||(0,ne.lstatSync)(x(e),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function jn(e){try{return e!=="-"&&(0,ne.statSync)(
x(e)).isDirectory()}catch{return!1}}function Hn(e){let t=ht(e);return t?t.flatMap(({name:n,isFolder:r,isFile:o})=>{if(n.
startsWith("."))return[];let i=(0,ye.join)(e,n);return r?Hn(i):o?[i]:[]}):[e]}function ht(e){try{return(0,ne.readdirSync)(
x(e),{withFileTypes:!0,encoding:"buffer"}).map(t=>({name:te(t.name),isFolder:t.isDirectory(),isFile:t.isFile()})).sort((t,n)=>t.
name<n.name?-1:1)}catch{return}}function Ro(e){if(!/[*?[]/.test(e))return[e];let t=e.split("/"),n=t[0]===""?"/":".",r=ge(
n,t[0]===""?t.slice(1):t);return r.length>0?r:[e]}function ge(e,[t,...n]){if(t==="**"){let i=(ht(e)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>ge((0,ye.join)(e,s),[t,...n]));return[...n.length>0?ge(e,n):[],
...i]}if(!/[*?[]/.test(t)){let o=(0,ye.join)(e,t);return n.length>0?jn(o)?ge(o,n):[]:vn(o)?[o]:[]}let r=Co(t);return(ht(
e)??[]).flatMap(({name:o,isFolder:i})=>{if(!r.test(o)||o.startsWith(".")&&!t.startsWith("."))return[];let s=(0,ye.join)(
e,o);return n.length===0?[s]:i?ge(s,n):[]})}function Co(e){let t=e.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,r,o)=>n==="*"?".*":n==="?"?".":o!==void 0?`[${r&&"^"}${o.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${t}\
$`,"su")}var Yn=require("node:fs"),zn=require("node:path");var Vn=require("node:util");var qn={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},pt={
...qn,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},mt={...qn,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function re(e,t){let{code:n="",errno:r}=e,
o=r===void 0?void 0:(0,Vn.getSystemErrorMap)().get(r)?.[1];return o===void 0?e:new Error(t[n]??`${o} (${n})`)}function oe(e,t){
return wt(e,t instanceof Error?t.message:String(t)),we.failure}function wt(e,t){ie(`encoding-wasm: ${e}: ${t}
`)}var Gn=!1;function ie(e){Gn||process.stderr.on("error",()=>{}),Gn=!0,process.stderr.write(e)}var se=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function Xn(){let e=(0,zn.join)(__dirname,"encoding.wasm");try{return un((0,Yn.readFileSync)(e)),!0}catch(t){let{message:n}=re(
t,{});return oe(`its part ${X(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Po=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Wo=E(()=>new Map(Po.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function Kn(e){
return J(e)??Wo().get(be(e))??jt(e)}var Us=1<<20;var Jn=["detect","html","xml"];var Zn=["fatal","html","replacement","ignore","translit"];var Qn=["bash","zsh","fish"];var er=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:vo,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:jo,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:Zn},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Jn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Qn}],tr=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,nr=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],rr=[{flags:"--man\
ual",what:""}];function vo(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:or(t)}function jo(e){let[t,...n]=e.split(
"//"),r=or(t),o=n.map(c=>c.toUpperCase()),i=o.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new S(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=o.includes("IGNORE");return o.includes("TRANSLIT")?
{to:r,otherwise:s?"":"?"}:s?{to:r,unmappable:"ignore"}:{to:r}}function or(e){let t=J(e)??Kn(e);if(t===void 0)throw new S(
"No encoding has this name; encoding-wasm --list shows all.");if(t===G)throw new S("It stands for an encoding that holds\
 no text.");return t}var h=require("node:fs"),L=require("node:path");var cr=1;function yt(e){if(e===void 0)return Ho();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,h.lstatSync)(
x(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),r=n?(0,h.statSync)(x(e),{throwIfNoEntry:!1}):t;if(r?.isDirectory()||e.endsWith(
"/")||e.endsWith(L.sep))throw new Error(mt.EISDIR);return r&&!r.isFile()?xt((0,h.createWriteStream)(x(e)),!0):(r&&(0,h.accessSync)(
x(e),h.constants.W_OK),qo(n?gt(e):e,r))}var ir;function Ho(){return ir??=Go(),ir}function Go(){let e=(0,h.fstatSync)(cr,
{bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?xt(process.stdout,!1):Vo(t)}function Vo(e){let t,
n=()=>{t??=xt(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(r){let o=r;try{for(;!t&&o.length>0;)o=o.subarray(
(0,h.writeSync)(cr,o))}catch(i){if(i.code!=="EAGAIN")throw i;n()}o.length>0&&t?.write(o)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function xt(e,t){e.on("error",()=>{});let n,r=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),o=()=>{
let i=n;return n=void 0,i};return{write(i){let s=r(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:o,async finish(){await o(),t&&await r(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function gt(e){if(!(0,h.lstatSync)(x(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=te((0,h.readlinkSync)(
x(e),"buffer"));return(0,L.isAbsolute)(t)?gt(t):gt(`${te(h.realpathSync.native(x((0,L.dirname)(e)),"buffer"))}${L.sep}${t}`)}
var sr=0;function qo(e,t){sr+=1;let n=[process.pid,sr,Math.random().toString(36).slice(2)].join("-"),r=x((0,L.join)((0,L.dirname)(
e),`.encoding-wasm-${n}.tmp`)),o=(0,h.openSync)(r,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,h.closeSync)(o))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,h.writeSync)(o,f))},wait(){},finish(){s(),t&&(Yo(r,t),(0,h.chmodSync)(r,t.mode)),
(0,h.renameSync)(r,x(e))},discard(){try{s()}finally{(0,h.rmSync)(r,{force:!0})}}}}function Yo(e,{uid:t,gid:n}){try{(0,h.chownSync)(
e,t,n)}catch{}}async function ce(e){try{let t=yt();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return bt(
void 0,t)}}function bt(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let r=e===void 0?"standard o\
utput":X(e);return oe(`cannot write ${r}`,re(t,mt))}var fr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ne=class e{from;to;#e=null;#t=0;#o;#n={
...fr};constructor(t,n,r){this.from=t,this.to=n,this.#o=r}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(tt(t,this.to,this.#o.ignoreBOM,this.#e),En(t,n),this.#e=j())}get position(){
return this.#t}copy(t=this.#o.fatal){let n=new e(this.from,this.to,{...this.#o,fatal:t});return n.#e=this.#e,n.#t=this.#t,
n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,r){let{fatal:o,ignoreBOM:i,bom:s,unmappable:c,take:f=Un}=this.#o;
s&&!this.#e&&r(Uint8Array.from(Se(this.to)??[]));let a=Math.max(0,$e.indexOf(c)),u=z(t);try{tt(this.from,this.to,i,this.#e);
for(let d=0;;){let p=u-d<=T,w=p&&d===0?t:I(t,d,p?u:d+T),y=Mn(w,o,a,p?n:F.none);this.#r(this.#t+d);let U=y<0?B.written():
y;if(U>0&&r(f(U)),y<0&&this.#i(y,d),d+=B.read(),p&&B.finished())break}}catch(d){throw k(d)}this.#e=j(),this.#t=n===F.none?
this.#t+u:0}takeLosses(){let t=this.#n;return this.#n={...fr},t}#r(t){let n=this.#n;n.malformed===0&&(n.firstMalformed=t+
ee.firstMalformed()),n.malformed+=ee.malformed(),n.unmappable===0&&(n.firstUnmappable=t+ee.firstUnmappable(),n.codePoint=
ee.codePoint()),n.unmappable+=ee.unmappable()}#i(t,n){let r=this.#t+n+B.start();throw this.#e=j(),this.#t=0,t===Sn?new C(
m[this.from].name,r,B.length()):new Te(B.codePoint(),r,m[this.to].name)}};var ar=13,ke=10,De=class{#e;#t;#o;#n=!1;#r=new Uint8Array;constructor(t,n){this.#t=n===K||n===V?2:1,this.#o=n===K?0:1,this.#e=
(t==="lf"?[ke]:[ar,ke]).flatMap(r=>this.#t===1?[r]:n===K?[0,r]:[r,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,
t]):t,r=n.length-n.length%this.#t;this.#r=n.slice(r);let o=new Uint8Array(r*this.#e.length),i=0;for(let s=0;s<r;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#o]|n[s+this.#o]<<8,f=c===ar;if(f||c===ke&&!this.#n)o.set(this.#e,i),i+=this.#e.length;else if(c!==
ke)for(let a=0;a<this.#t;a++)o[i++]=n[s+a];this.#n=f}return o.subarray(0,i)}};var b=require("node:fs");var Re=1<<18,ur,Et=0;async function lr(e,t){let n=async i=>{try{return await i()}catch(s){throw re(s,pt)}},{next:r,close:o}=await n(
()=>e==="-"?Xo(t):Ko(x(e),t));return{next:()=>n(r),close:o}}function Xo(e){let t=wr((0,b.fstatSync)(Et,{bigint:!0}),e);return t.isFile()?hr(Et,t,()=>{}):Jo()}function Ko(e,t){let n=wr(
(0,b.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Zo(e);let r=(0,b.openSync)(e,"r");return hr(r,n,()=>(0,b.closeSync)(
r))}function hr(e,{size:t},n){ur??=new Uint8Array(Re);let r=ur,o=0;return{async next(){let i=(0,b.readSync)(e,r,0,Re,null);
if(o+=i,i>0)return r.subarray(0,i);if(o<t&&(0,b.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shorter wh\
ile it was read, so that its end is missing; convert it again")},close:n}}function Jo(){let e=pr(Et,()=>{}),t=process.platform===
"win32"?dr():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;t=dr()}return t.
next()},close:()=>t?.close()}}function dr(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.next().then(({
done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Zo(e){let t=await mr(n=>(0,b.open)(e,n));return pr(
t,()=>(0,b.closeSync)(t))}function pr(e,t){let n=new Uint8Array(Re);return{next:async()=>{let o=await mr(i=>(0,b.read)(e,
n,0,Re,null,i));return o>0?n.subarray(0,o):void 0},close:t}}var mr=e=>new Promise((t,n)=>e((r,o)=>r?n(r):t(o)));function wr(e,t){
if(e.isDirectory())throw new Error(pt.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input");return e}var yr=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var St=new Set,Ot=!1,gr=Date.now();function Tt(e){if(St.add(e),!Ot)for(let t of yr)process.on(t,xr);return Ot=!0,()=>St.
delete(e)}function xr(e){for(let t of St)t();for(let t of yr)process.off(t,xr);process.kill(process.pid,e)}function br(){
if(!(!Ot||Date.now()-gr<50))return new Promise(e=>{setImmediate(()=>{gr=Date.now(),e()})})}function Sr(e,t,{to:n,unmappable:r,drop:o}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=e;if(o)
return s>0&&i.push(`${se(s,"invalid byte sequence")} ${At(s)} left out, ${It(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${Er(e.unmappable,n)} ${At(e.unmappable)} left out`),i;if(s>0){let d=se(s,"invalid byte sequence"),p=`${It(s)}at offset\
 ${c}`;i.push(`${d} became ${ei(n,r)}, ${p}; the file is damaged, or not in ${m[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let u=r==="ignore"?`${At(e.unmappable)} left out`:Qo[typeof r=="function"?"function":r];if(e.unmappable>
0&&u){let d=`${It(e.unmappable)}${Ft(a)} at offset ${f}`;i.push(`${Er(e.unmappable,n)} ${u}, ${d}; use --unmappable html\
, or --to utf-8`)}return i}var Qo={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},At=e=>e===1?"was":"were",It=e=>e===1?"":"the first ",Er=(e,t)=>`${se(e,"character")} that ${m[t].name} can't \
represent`;function Ft(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${Oe(e)})`:Oe(e)}
function ei(e,t){return Se(e)||e===J("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Ar=require("node:fs");var Bt=1e6,ti=20*Bt,ni=2*Bt,ri=100,Or=40,oi="\x1B[?25l",ii="\x1B[?25h",Tr="\r\x1B[K";function Ir(e,t,n){let r,o=0,i=!1,s=!1,
c=0,f=Date.now();function a(u){let d=Date.now();if(i&&d-c<ri)return;c=d,s||n(),s=!0;let p=ai(o,u,(d-f)/1e3);ie(`${i?"":oi}${Tr}${p.
slice(0,process.stderr.columns)}`),i=!0}return{add(u){o+=u,!(o<ni)&&(r??={total:ci(e),canShow:si(t)},r.canShow&&(r.total??
o)>=ti&&a(r.total))},stop(){i&&ie(`${Tr}${ii}`),i=!1}}}var si=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.
stdout.isTTY);function ci(e){let t=0;for(let n of e){let r=n==="-"?void 0:fi(n);if(!r?.isFile())return;t+=r.size}return t}
function fi(e){try{return(0,Ar.statSync)(x(e))}catch{return}}function ai(e,t,n){let r=`${Ce(e/Math.max(n,.001))} MB/s`;if(t===
void 0)return`${Ce(e)} MB | ${r}`;let o=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(o*Or)).padEnd(Or,"\u2591"),s=Math.
ceil(n/o-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(o*100)} % | ${Ce(e)} of ${Ce(t)} MB | ${r} | ${c}${s%
60} s left`}var Ce=e=>(e/Bt).toFixed(1);var Fr=512,ui=e=>e>32&&e<=96&&Ur(),di=E(_),li=64;function Br(e,t,n){if(n>li||n<=it()||(t[0]|t[n>>1]|t[n-1])>=128||!at(t,
n))return;let r=Lr();return r?r.call(t,0,n):Ue(e,t,n)}var Mt=[];function Mr(e,t,n){return n<Fr?(ui(n)?Ut(e,t,n):void 0)??
(di()?Lt(e,t,n):void 0)??Ue(e,t,n)??Lt(e,t,n)??Ut(e,t,n):Lt(e,t,n)??(mi(e)?Ut(e,t,n):void 0)??Ue(e,t,n)}function Lt(e,t,n){
let r=Lr();if(!(!r||e!==He||!pi(t,n)||ue(t,n)))try{return r.call(t,0,n)}catch{return}}function Ut(e,t,n){if(!ue(t,n)){Mt[e]===
void 0&&(Mt[e]=W(()=>gi(e))??null);try{return Mt[e]?.(t)}catch{return}}}var Lr=E(()=>W(hi));function hi(){let e=P,t=Uint8Array.
from({length:256},(n,r)=>r);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function pi(e,t){if(t<Fr)return _t(
e,0,t);let{start:n,words:r}=nn(e,0),o=n+4*r.length;if(!_t(e,0,n)||!_t(e,o,t))return!1;for(let i=0;i<r.length;i++){let s=r[i];
if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function _t(e,t,n){for(let r=t;r<n;r++)if((e[r]&224)===128)return!1;
return!0}var mi=e=>e===He?wi():Ur(),Ur=E(v),wi=E(()=>v()||_()||!(Z()>0));function gi(e){let t=_e(e),n=Y(m[e].name),r=i=>n(
i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(
i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var yi=24,_r=E(()=>W(Ei)),xi=E(()=>W(Ti));function $r(e,t,n){if(!(e!==A&&e!==V)&&!(n<yi||ue(t,n)))return e===A?_r():xi()}var bi=2048,Nr=256;function kr(e,t,n){if(t>
Nr||e[0]===239)return;let r=_r();if(!(!r||e[t-1]>=128&&r.completeLength(e,t)<t))try{let o=r.decodeFew(e,t);return n&&o?.
includes("\uFFFD")?void 0:o}catch{return}}function Ei(){let e=Z()<22,t=e?Kt():void 0;if(e&&!t)return;let n=Y("utf-8"),r=Si(n),o=[239,187,191,97,230,188,162,240,159,
146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...o,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\
\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),a=r(s,s.length)===c&&n(s)===c&&r(f,2)==="a\x7F",u=P;if(!(!a||t&&
u.call(f,0,2)!=="a\x7F"))return{decode(d,p,w){try{if(t)return t(d)?u.call(d,0,p):void 0;let y=n(d);return w&&y.includes(
"\uFFFD")?void 0:y}catch{return}},decodeFew:r,completeLength(d,p){for(let w=1;w<=3&&w<=p;w++){let y=d[p-w];if(y<128)break;
if(y>=192)return(y>=240?4:y>=224?3:2)>w?p-w:p}return p}}}function Si(e){let t=Z();if(t<22)return(o,i)=>i<=64||Oi(o,i)?e(
o):void 0;let n=_()?0:fe()?64:t>0?Nr:0,r=zt;return r&&n?(o,i)=>i<=n?r.call(o,0,i):e(o):e}function Oi(e,t){let n=0;for(let r=0;r<
t;r+=16)n|=e[r];return n<128}function Ti(){return v()?Ii():Ai()}function Ai(){let e=q,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(
Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Dr(0,Z()<22?512:1/0,(r,o,i)=>{let s=e.call(r,0,o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}
function Ii(){let e=Y("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Dr(bi,1/0,(t,n,r)=>{
let o=e(t);return r&&o.includes("\uFFFD")?void 0:o})}var Dr=(e,t,n)=>({decode(r,o,i){if(!(o%2===1||o<e||o>t))try{return n(
r,o,i)}catch{return}},completeLength(r,o){let i=o-o%2;return(r[i-1]&252)===216?i-2:i}});var Fi=65279,Bi=256,Mi=8,xe=new Uint8Array(18),Pe=class{encoding;fatal;ignoreBOM;#e=null;#t=[0,0];#o=0;#n=!1;#r;#i=null;constructor(t,n,r,o=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#r=o}get name(){return m[this.encoding].name}reset(){this.#e=null,this.#o=
0,this.#n=!1,this.#r=0}decode(t,n,r){let o=tn(t);if(!this.#e){let u=this.#o>0,d=u?this.#a(t,o,n):this.#s(t,o,n);if(d!==void 0)
return n||this.#c(o),d;u&&this.#f()}let i=this.#e,s=this.#n,c=this.#r,f="";try{f=this.#d(t,o,n)??this.#u(t,o,n)}catch(u){
throw this.#e=i,this.#n=s,this.#r=c,k(u)}let a=this.#i;if(a)throw this.#i=null,this.#n=s,this.#r=c+o,r===void 0?a:a.toTypeError(
r);return f}#s(t,n,r){let{encoding:o}=this;if(M.length=0,n===0)return"";if(o===A)return st(t,n,r)??kr(t,n,this.fatal);if(!Wt(
o))return;let i=Ee(o),s=Br(o,t,n)??(n<=(i?Mi:18)?ct(t,n,r,o):void 0)??(i?Mr(o,t,n):void 0);return s!==void 0&&this.fatal&&
s.includes("\uFFFD")?void 0:s}#a(t,n,r){let o=this.#o,i=o+n;if(!(n===0||i>18)){M.length=0,xe[0]=this.#t[0],xe[1]=this.#t[1];
for(let s=0;s<n;s++)xe[o+s]=t[s];return this.encoding===A?st(xe,i,r):ct(xe,i,r,this.encoding)}}#c(t){this.#r+=t,this.#n||=
t>0,this.#o=M.length,M.length>0&&(this.#t=[M.bytes[0],M.bytes[1]])}#f(){let t=Uint8Array.from(this.#t);try{Qe(this.encoding,
null),nt(t,this.#o,0,this.fatal,!1),this.#e=j(),this.#o=0}catch(n){throw k(n)}}#d(t,n,r){let o=$r(this.encoding,t,n);if(!o)
return;let i=0,s="",c=o.completeLength(t,n);if(n<Bi&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==A)return;for(;i<
3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#u(I(t,0,i),i,!0),this.#i)return s}if(!this.#n&&!this.ignoreBOM&&t[i]>=
239){let u=Gt(I(t,i,n));u?.encoding===this.encoding&&(i+=u.bytes.length,this.#r+=u.bytes.length)}this.#n||=c>0;let f=i===
0&&c===n?t:I(t,i,c),a=o.decode(f,c-i,this.fatal);if(a===void 0){if(s=Q(s,this.#u(f,c-i,!0)),this.#i)return s}else s=Q(s,
a),this.#r+=c-i;return c<n?Q(s,this.#u(I(t,c,n),n-c,r)):s}#u(t,n,r){Qe(this.encoding,this.#e);let o="",i=An(n),s=this.#n||
this.ignoreBOM||!R(this.encoding),c=0;for(let f=0;;f+=T){let a=n-f<=T,u=Math.min(T,n-f),d=f===0&&a?t:I(t,f,f+u),p=nt(d,u,
c,this.fatal,r&&a);if(p<0)return this.#e=j(),this.#i=new C(this.name,this.#r+f+B.start(),B.length()),o;if(c+=p,c>0&&(a||
!Tn(c))){let w=!s&&Fn()===Fi?1:0;i?i.add(In()+2*w,c-w):o=Q(o,Bn(w,c)),s=!0,c=0}if(a)break}return this.#n=s,this.#e=r?null:
yn(),this.#r+=n,i?i.toText():o}};var Rr=10,We=class{line=1;column=1;#e;#t=[];constructor(t){this.#e=new Pe(t,!1,!0)}startFile(){this.line=1,this.column=1,
this.#t=[]}advance(t){let n=0;for(let r=t.indexOf(Rr);r>=0;r=t.indexOf(Rr,n))n=r+1,this.line+=1;n>0&&(this.column=1,this.#e.
reset(),this.#t=[]),this.#t.push(t.slice(n))}settle(){for(let t of this.#t)for(let n of this.#e.decode(t,!1))this.column+=
1;this.#t=[]}};var Cr={isLending:!0,newTranscoder:({from:e,to:t},n)=>new Ne(e,t,{...n,take:_n})},H=class extends Error{};async function Pr(e,t){
let n=e.output===void 0,r,o=()=>{},i=()=>{s.stop(),r?.discard()},s=Ir(e.files,n,()=>{r?.keepListening?.(),n&&(o=Tt(i))}),
c=0;try{n||(o=Tt(i)),r=e.isDry?Li:yt(e.output);let f=new $t(e,t,r,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&
!n)break;c!==0&&!n?r.discard():await f.end(),s.stop()}catch(f){i(),c=bt(e.output,f instanceof H?f.cause:f)||c}return o(),
c}var Li={write(){},wait(){},finish(){},discard(){}},$t=class{#e;#t;#o;#n;constructor(t,n,r,o){this.#e=t,this.#t=r,this.#o=
o,this.#n=new Nt(t,n,i=>{try{r.write(i)}catch(s){throw new H("The output failed.",{cause:s})}})}async add(t){try{return await this.#r(
t),this.#s(t),0}catch(n){if(n instanceof H)throw n;return this.#n.abandon(),await this.#i(),this.#s(t),this.#o.stop(),oe(
X(t),n)}}async end(){this.#n.convert(new Uint8Array,F.result),await this.#t.finish()}async#r(t){let n=await lr(t,this.#t.
file);try{for(let o=await n.next();o;o=await n.next())this.#n.convert(o,F.none),await this.#i(),this.#o.add(o.length),await br()}finally{
await n.close()}this.#n.convert(new Uint8Array,F.source),await this.#i();let{encoding:r}=this.#n;r!==void 0&&this.#e.onDecision?.(
r)}#i(){return this.#t.wait()?.catch(t=>{throw new H("The output failed.",{cause:t})})}#s(t){for(let n of this.#n.takeMessages())
this.#o.stop(),wt(X(t),n)}},Nt=class{#e;#t;#o;#n;#r;#i;#s=!1;#a=!1;#c;constructor(t,n,r){let{to:o,bom:i,fatal:s,unmappable:c,
eol:f}=t;this.#e=t,this.#t=n,this.#o=r;let a=i==="keep"&&R(o)&&t.files.length===1,u={fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c};
this.#n=n.newTranscoder(t,u);let d=c==="fatal"||c==="translit";this.#c=d&&!R(o)?new We(o):void 0,this.#i=f&&new De(f,o)}get encoding(){
return this.#n.decision?.encoding}convert(t,n){let r;this.#a=!0,n!==F.result&&!this.#s&&(this.#r=this.#t.newFixer?.());let o=[];
try{this.#n.transcode(t,n,s=>{this.#c?.advance(s),this.#t.isLending?this.#f(s):o.push(s)})}catch(s){if(s instanceof H)throw s;
r=s}for(let s of o)if(!this.#r)this.#f(s);else for(let c of this.#r.add(s))this.#f(c);if(this.#s=!r&&n===F.none,this.#r&&
!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#c?.settle();let i=r&&_i(r,this.#c);if(this.#s||this.#c?.
startFile(),r)throw i}#f(t){this.#o(this.#i?this.#i.add(t):t)}abandon(){if(this.#s)try{this.convert(new Uint8Array,F.source)}catch(t){
if(t instanceof H)throw t}}takeMessages(){let{from:t,quiet:n,verbose:r}=this.#e,{decision:o}=this.#n,i=this.#n.takeLosses();
if(!o||!this.#a)return[];this.#a=!1;let s=n?[]:Sr(i,o.encoding,this.#e),{path:c=[]}=this.#n;return c.length>0&&!n&&s.unshift(
`it was ${c.join(", and then ")}; that is repaired`),r&&typeof t=="object"&&s.unshift(Ui(o)),s}};function Ui({encoding:e,
source:t,score:n}){let r=n===null?t:`${t}, ${n.toFixed(2)}`;return`it is taken for ${m[e].name} (${r})`}function _i(e,t){
if(e instanceof C){let n=e.length===1?"is":"are";return new Error(`${se(e.length,"byte")} at offset ${e.offset} ${n} inv\
alid in ${e.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof Te&&t){let{
line:n,column:r}=t;return new Error(`line ${n}, column ${r} (offset ${e.index}): ${e.encoding} can't represent ${Ft(e.codePoint)}\
; use --unmappable translit, html or replacement, or --to utf-8`)}return e}var $i=100;function Ni(e){try{let{values:t,files:n}=kn(e,[...er,...nr,...rr]),r=t.help||t.version?void 0:ki(t,n);if(r)throw new S(
r);Di(t,n).then(Wr)}catch(t){if(!(t instanceof S))throw t;ie(`error: ${t.message}
(see encoding-wasm --help)
`),Wr(we.usage)}}function ki(e,t){let{from:n,output:r,list:o,detect:i,json:s,bom:c,inPlace:f,outDir:a,recursive:u,skipUtf8:d,
dryRun:p,completion:w}=e,y=f!==void 0||a!==void 0;if(r!==void 0&&(o||i||w))return`--output is for conversions; write ${o?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(o||i||w||e.manual)
return;if(e.repair&&e.c)return"--repair and -c exclude each other.";if(n===void 0&&!e.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:U}=vr(e);if(c==="add"&&!R(U))return`--bom: ${m[U].name}\
 has no byte order mark.`;if(f!==void 0&&a!==void 0)return"--in-place and --out-dir exclude each other.";if(y&&r!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(y&&(t.length===0||t.includes("-")))
return"--in-place and --out-dir need the names of files.";if(f?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((d||p)&&!y)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(u&&!y&&r===void 0&&t.length===
0)return"--recursive needs a directory."}var vr=({to:e={to:A},c:t,unmappable:n})=>n?{to:e.to,unmappable:n}:{...t&&{unmappable:"\
ignore"},...e};async function Di(e,t){if(e.help)return ce(tr);if(e.version)return ce(`0.1.0
`);if(e.list)return ce(m.map(({name:U,labels:jr})=>`${U}: ${jr.join(", ")}
`).join(""));if(e.completion)return ce((await Promise.resolve().then(()=>ve(require("./cli-full.cjs"),1))).completionFor(
e.completion));if(e.manual)return ce((await Promise.resolve().then(()=>ve(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:r,recursive:o=!1,inPlace:i,outDir:s,c,repair:f,fixDeclaration:a}=e,{to:u,unmappable:d="fatal",otherwise:p}=vr(
e),w={files:t.length>0?Wn(t,o):["-"],from:n,to:u,bom:e.bom??"strip",eol:e.eol,fatal:!!e.fatal||i==="",unmappable:d,quiet:!!(e.
quiet||e.silent),verbose:!!e.verbose,output:r==="-"?void 0:r};return typeof n=="number"&&$e.includes(d)&&[p,i,s].every(U=>U===
void 0)&&![e.detect,c,f,a].some(Boolean)?Xn()?Pr(w,Cr):we.failure:(await Promise.resolve().then(()=>ve(require("./cli-full.cjs"),1))).
runFully(w,{...e,otherwise:p})}function Wr(e){process.exitCode=e,setTimeout(()=>process.stderr.write("",()=>process.exit(
e)),$i).unref()}Ni(Pn());
