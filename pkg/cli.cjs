#!/usr/bin/env node
"use strict";var Ao=Object.create;var ft=Object.defineProperty;var Mo=Object.getOwnPropertyDescriptor;var Fo=Object.getOwnPropertyNames;var _o=Object.getPrototypeOf,No=Object.prototype.hasOwnProperty;var Xt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Fo(t))!No.call(e,o)&&o!==n&&ft(e,o,{get:()=>t[o],
enumerable:!(r=Mo(t,o))||r.enumerable});return e};var at=(e,t,n)=>(n=e!=null?Ao(_o(e)):{},Xt(t||!e||!e.__esModule?ft(n,"default",{value:e,enumerable:!0}):n,e)),Uo=e=>Xt(ft(
{},"__esModule",{value:!0}),e);var Rs={};module.exports=Uo(Rs);var Qt="encoding-wasm";function Zt(){throw new Error("encoding-wasm: call instantiate() first.")}var en=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var g=Do();function Do(){let e=en.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Co=y(()=>new Map(g.flatMap(({labels:e},t)=>e.map(n=>[n,t]))));var nn=e=>e<36&&e!==33,fe=e=>e>0&&e<29,rn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(g[e].name);function ae(e){let t=Co();return t.get(e)??t.get(sn(Po(e)))}function on(e){let t=Re(e),n={936:"gbk",950:"big5"}[t]??t,r=g.findIndex(({labels:o})=>o.some(i=>Re(i)===n));return r<0||
r===36?void 0:r}var Re=e=>sn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),$o=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function $e(e){return $o.find(t=>t.encoding===e)?.bytes}function $(e){return e===0||e===37||e===38}function Po(e){let t=0,
n=e.length;for(;tn(e[t]);)t+=1;for(;tn(e[n-1]);)n-=1;return e.slice(t,n)}var tn=e=>`	
\f\r `.includes(e);function sn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var P=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Pe=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,cn=Symbol.for("encoding-wasm.UnmappableError"),We=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){
super(`${i} can't represent ${Pe(r)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="obj\
ect"&&r!==null&&cn in r}[cn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var fn=(e,t)=>e?.prototype?.[t],ve=e=>fn(globalThis.Buffer,e),J=ve("ucs2Slice"),dt=ve("ucs2Write"),an=ve("utf8Slice"),X=ve(
"latin1Slice"),Wo=e=>globalThis[e],un=Wo("TextDecoder"),vo=fn(un,"decode");function Q(e){let t=new un(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:vo}),n=>t.decode(n)}function W(e){try{return e()}catch{return}}var k=()=>"InternalError"in globalThis,_=()=>"Bun"in globalThis;function dn(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var j=()=>"Deno"in globalThis,R=()=>Number.
parseInt(globalThis.process?.versions?.node,10),ln=e=>globalThis.process?.getBuiltinModule?.(e);function ue(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var hn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,pn=()=>Object.getPrototypeOf(Uint8Array.prototype),lt=e=>hn(pn(),
e);var jo=e=>globalThis[e]&&hn(globalThis[e].prototype,"byteLength"),mn=e=>pn()[e];var ht=lt("buffer"),wn=lt("byteOffset"),Yo=lt("byteLength");var Vo=mn("set"),qo=mn("slice");var Ko=jo("ArrayBuffer");var Z=e=>Yo.call(e);function xn(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:Z(e)}var O=(e,t,n=Z(
e))=>new Uint8Array(ht.call(e),wn.call(e)+t,n-t);function yn(e,t){let n=wn.call(e),r=t+(-(n+t)&3),o=Math.max(0,Z(e)-r)>>2,i=o>0?new Int32Array(ht.call(e),n+r,o):new Int32Array;
return{start:r,words:i}}var Te=(e,t,n)=>Vo.call(e,t,n);var zo=(e,t,n)=>qo.call(e,t,n);function pt(e,t,n){if(n>24)return zo(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<n;o++)
r[o]=e[t+o];return r}function ee(e,t){if(t<=64)return!1;try{return Ko.call(ht.call(e)),!1}catch{return!0}}function Sn(e,t,n){let r=Ge(f=>Zo(f,n),e,t),o=Ge(ti,e,t);if(r&&o){let f=j()?1/0:64;return{...o,read:(a,u)=>(u<128?r:o).read(
a,u),write:(a,u)=>(a.length<f?r:o).write(a,u),readBytes:r.readBytes,writeBytes:j()?r.writeBytes:void 0,mostByTable:512}}
let i=mt(e);if(r)return k()?ei(r,Ge(En,e,t)):r;let s=o??Ge(En,e,t)??i,c=o?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Ge(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let o=e(t);return o.write(r,n),mt(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var Qo="str\
ings";function Zo(e,t){let[n]=WebAssembly.Module.customSections(t,Qo),r=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function ei(e,t){let{read:n,
readBytes:r}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:n)(o,i);let s=n(o,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>108)return r(o,i,s);let c=r(o,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=r(o+f,Math.min(i-f,36),s);return c}}}function ti(e){let[t,n]=[J,dt],r=new Uint8Array(e.buffer),o=()=>(r[0]===
void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(f,a)=>t.call(o(),f,f+2*a),write:(f,a)=>n.call(o(),f,a,2*f.length),
most:1/0,collect:_()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),u=0;return{add(l,d){Te(a,new Uint8Array(
e.buffer,l,2*d),u),u+=2*d},toText:()=>t.call(a,0,u)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let u=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function En(e){let t=Q("utf-16le"),{write:n,most:r}=mt(e);return{
read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function mt(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return ue(i,s,o);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(r,o){let i=n();
for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var He,h,xt,bn,Tn,v,F={input:0,units:0,output:0},Oe=0,je={name:"",encoding:-1},E={isBusy:!0,newCodec:NaN};function le(e,t){
je.name=e,je.encoding=t,E.newCodec=NaN,E.isBusy&&On(),E.isBusy=!0}function On(){try{Mn(),He??=Bn(Zt()),ii(new WebAssembly.
Instance(He),He)}catch(e){throw Fn(e)}}function In(e){try{Mn(),He=oi(Bn(e))}catch(t){throw Fn(t)}On()}function Bn(e){return ri(e)?e:new WebAssembly.Module(e)}function ri(e){try{return WebAssembly.Module.customSections(e,An),
!0}catch{return!1}}var An="encoding-wasm";function oi(e){let[t]=WebAssembly.Module.customSections(e,An),n=`${Qt} 0.1.0`,
r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function ii({exports:e},t){h=e,wt=
WebAssembly.RuntimeError,F.input=h.input(),F.units=h.units(),F.output=h.output(),Un(),v=Sn(h.memory,F.units,t),Oe=Math.min(
h.units_length(),v.most),E.isBusy=!1}function Mn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Fn(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(si(e))return new RangeError(
`encoding-wasm: ${_n} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var _n="no memory for WebAssembly; free some, and call again",si=e=>e instanceof
RangeError&&/memory/i.test(e.message);function Ie(){return gt(),xt}function Nn(){return gt(),bn}function yt(){return gt(),
Tn}function gt(){xt[0]===void 0&&Un()}function Un(){let{buffer:e}=h.memory;xt=new Uint8Array(e),bn=new Uint8Array(e,F.input,
65536),Tn=new Int32Array(e,h.codec(),h.codec_length()>>2)}function Ln(e,t){return le(e,-1),kn(t)}function kn(e){try{let t=e();
return E.isBusy=!1,t}catch(t){throw U(t)}}var wt;function U(e){if(!wt||!(e instanceof wt))return e;let t=g[je.encoding]?.
name,n=`${je.name}${t?` of ${t}`:""} failed`;return ci()?new RangeError(`encoding-wasm: ${n}: ${_n}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}function ci(){try{return h.memory.grow(32),!1}catch{return!0}}function V(){let e=yt();return vn(e,new Int32Array(e.length))}function Pn(){return h.held()!==0?V():(E.newCodec=Et,null)}
var Wn=e=>vn(e,yt());function vn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ae(e,t){li(e,t)||(le("decod\
ing",e),t?Wn(t):h.new_decoder(e),Et=e===33||e===36?NaN:e)}var Et=NaN;function li(e,t){return t||E.newCodec!==e||E.isBusy?
!1:(E.newCodec=NaN,E.isBusy=!0,!0)}function St(e,t,n,r){le("transcoding",e),r?Wn(r):h.new_transcoder(e,t,+n)}function Gn(e,t){h.set_source_encoding(e,+t),E.
isBusy=!1}function Me(e,t,n,r,o){Be(e,t),E.isBusy=!0;let i=h.decode_block(t,n,+r,+o);return E.isBusy=!1,o&&i>=0&&(E.newCodec=Et),Kn(
i)}var G={encoding:-1,at:0,most:0,owner:void 0};function Ye(e,t,n){if(G.encoding!==e||G.owner!==h||E.isBusy){try{le("decodi\
ng",e),G.owner=h,G.at=v.readBytes?h.byte_table(e):0,G.most=!rn(e)&&v.mostByTable||1/0,G.encoding=e}catch(o){throw U(o)}E.
isBusy=!1}if(G.at===0||n>G.most)return;if(n<=65536)return Be(t,n),Rn(n);if(v.most>Oe)return;let r="";for(let o=0;o<n;o+=
65536){let i=Math.min(65536,n-o);Be(O(t,o,o+i),i),r=ne(r,Rn(i))}return r}function bt(e,t,n,r){return Ln("decoding",()=>{
let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),Be(o===t?e:O(e,i,i+o),o),!h.is_free_of(o,n,r))
return!1;return!0})}function hi(e,t){let n=-1,r,o;function i(s){try{return le(e,s),n=s,o=h,r=t(s),E.isBusy=!1,r}catch(c){
throw U(c)}}return s=>s===n&&o===h&&!E.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var Ve=hi("decoding",e=>{let t=fe(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>0?new Uint16Array(h.memory.buffer,
n,t?256:65536):void 0}),Rn=e=>v.readBytes(F.input,e,G.at);function ne(e,t){try{return e+t}catch(n){throw new RangeError(
"The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Hn=e=>e+
65536+3<=Oe,jn=e=>e>Oe&&e<268435456?v.collect?.(e+3):void 0,Yn=()=>F.units,Vn=()=>Ie()[F.units]|Ie()[F.units+1]<<8,qe=(e,t)=>v.
read(F.units+2*e,t-e);var L={none:0,source:1,result:2};function qn(e,t,n,r){let o=Z(e);Be(e,o),E.isBusy=!0;let i=h.transcode_block(o,+t,n,r);return E.
isBusy=!1,Kn(i)}function Be(e,t){let n=Nn();if(t>8)try{Te(n,e)}catch{Te(n,O(e,0,t))}else for(let r=0;r<t;r++)n[r]=e[r]}function Kn(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var zn=e=>pt(
Ie(),F.output,e),Jn=e=>Ie().subarray(F.output,F.output+e),D={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.
written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},re={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var Qn=new Uint8Array(128),q=pi(Qn);function pi(e){return new Uint16Array(e.buffer)}var Zn=y(()=>It()?0:18),er=y(()=>R()>
0&&!j()&&!_()?12:18),mi=y(()=>k()||R()<22?18:8),tr=y(()=>j()||!(R()>=22)?64:32),wi=y(()=>k()||_()?64:32),Ke=(e,t)=>(e[0]&
e[t>>1])>=128;function nr(e,t,n){return n?t<=mi():t<=18||t<=wi()&&(Ke(e,t)||Xe())}var rr=()=>({mixed:er(),most:tr()}),or=(e,t)=>t<=
er()||t<=64&&Ke(e,t)&&t<=tr(),N={length:0,bytes:[0,0]};function oe(e,t,n,r){if(e[0]<128&&It())return Bt(e,t)?X.call(e,0,
t):void 0;let o=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,u=e[i++]^128,l=a?0:e[i++]^128;if(c=a?(f&
31)<<6|u:(f&15)<<12|u<<6|l,!(f>=194&&f<240&&(u|l)<64&&i<=t)||!a&&(c<2048||(c&63488)===55296||c===65279))return xi(e,s,t,
n,r,o)}q[o++]=c}return Je(o)}function xi(e,t,n,r,o,i){let s=Ot();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<194||f>244?0:f<
224?1:f<240?2:3,u=a>0?f&63>>a:f,l=a===0&&f>=128,d=f===224?160:f===240?144:128,m=f===237?159:f===244?143:191,x=0;for(;x<a&&
c<n;x++,c++){let w=e[c];if(w<d||w>m)break;d=128,m=191,u=u<<6|w&63}if(x<a){if(c===n&&!r){if(f>=239)return;ir(f,128|u&63,1+
x);break}l=!0}if(l&&o||(l&&(u=65533),u===65279))return;u>65535&&(q[i++]=55232+(u>>10),u=56320|u&1023),q[i++]=u}return Je(
i)}function Tt(e,t,n,r){let o,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){if(o??=Ve(r),!o)return;if(a=o[f],a===
0&&(s<t&&(a=o[f|e[s++]<<8]),a===0))return yi(e,c,t,n,i,r,o)}q[i++]=a}return Je(i)}function yi(e,t,n,r,o,i,s){let c=Ot();
for(let f=t;f<n&&o<=c;){let a=e[f++],u=a<128?a:s[a];if(a>=128&&u===0){if(f===n&&!r){if(i===32)return;ir(a,0,1);break}let l=f<
n?e[f]:0;if(u=s[a|l<<8],u>0)f+=1;else if(gi(l,i))u=65533;else return}q[o++]=u}return Je(o)}function gi(e,t){return e>=128?
!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function ze(e,t,n){return N.length=0,oe(O(e,t,n),n-t,!1,!0)===""}function ir(e,t,n){
N.length=n,N.bytes[0]=e,N.bytes[1]=t}function Je(e){if(e<3||e<=18&&!It())return ue(q,0,e);if(Xe())return J.call(Qn,0,2*e);
if(!(e>Ot()))return ue(q,0,18)+ue(q,18,e-18)}var Ot=y(()=>Xe()?1/0:36),It=y(()=>_()&&Xe()),Xe=y(()=>W(Ei)===!0);function Ei(){
let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(J)==="a\uFEFF\uD83D"&&t(X)===
"a\0\xFF\xFE=\xD8"}function Bt(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function pe(e,t){for(let n=0;n<t;n+=
Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Qe=["fatal","html","replacement"];var A=class extends Error{};function sr(e,t){let n=c=>{let f=t.find(({flags:u})=>Mt(u).includes(c));if(f)return f;let a=Oi(
c,t.flatMap(({flags:u})=>Mt(u)));throw new A(`unknown option '${c}'${a?`
(Did you mean ${a}?)`:""}`)},r={},o=[...e],i=[],s=(c,f)=>{let{flags:a,isOptional:u,omitted:l}=c,d=At(c)?f??(u?l:o.shift()):
!0;if(d===void 0)throw new A(`option '${a}' argument missing`);r[Si(a)]=d===!0||bi(c,d)};for(;o.length>0;){let c=o.shift();
if(c==="--")i.push(...o.splice(0));else if(c.startsWith("--")){let[f,a]=Ti(c,c.indexOf("=")),u=n(f);if(a!==void 0&&!At(u))
throw new A(`option '${u.flags}' takes no argument`);s(u,a?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let f=c.slice(
1);f!=="";){let a=n(`-${f[0]}`);f=f.slice(1),s(a,f||void 0),At(a)&&(f="")}else i.push(c)}return{values:r,files:i}}var Mt=e=>e.
replace(/ <.*/,"").split(", "),At=({flags:e})=>e.endsWith(">"),Si=e=>Mt(e).at(-1).replace(/^-+/,"").replace(/-./g,t=>t[1].
toUpperCase());function bi({flags:e,choices:t,parse:n},r){if(t&&!t.includes(r))throw new A(`option '${e}' argument '${r}\
' is invalid. Allowed choices are ${t.join(", ")}.`);if(!n)return r;try{return n(r)}catch(o){throw o instanceof A?new A(
`option '${e}' argument '${r}' is invalid. ${o.message}`):o}}var Ti=(e,t)=>t<0?[e]:[e.slice(0,t),e.slice(t)];function Oi(e,t){
let n=t.map(o=>({other:o,distance:Ii(e,o)})),[r]=n.sort((o,i)=>o.distance-i.distance);return e.startsWith("--")&&r.distance<=
2?r.other:void 0}function Ii(e,t){let n=Array.from({length:t.length+1},(r,o)=>o);for(let r of e){let o=[n[0]+1];for(let i=0;i<
t.length;i++)o.push(Math.min(n[i]+(r===t[i]?0:1),n[i+1]+1,o[i]+1));n=o}return n[t.length]}var _e={failure:1,usage:2};var Ft=require("node:buffer"),ar=require("node:fs");function ur(){let e=process.argv.slice(2);if(process.platform!=="lin\
ux"||!e.some(n=>n.includes("\uFFFD")))return e;let t=(0,ar.readFileSync)("/proc/self/cmdline","latin1").split("\0").slice(
0,-1);return t.slice(t.length-e.length).map(n=>me(Buffer.from(n,"latin1")))}function me(e){if((0,Ft.isUtf8)(e))return cr(
e);let t="";for(let n=0;n<e.length;){let r=[1,2,3,4].map(o=>e.subarray(n,n+o)).find(o=>(0,Ft.isUtf8)(o));t+=r?cr(r):String.
fromCharCode(56320+e[n]),n+=r?.length??1}return t}var cr=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString();function S(e){
let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(t.map((n,r)=>r%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-56320)))}function ie(e){return e===""?"''":e==="-"?"standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\
\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var we=require("node:fs"),K=require("node:path");function dr(e,t,n){let r=e.flatMap(o=>lr(o)?[o]:Bi(o));return t?r.flatMap(o=>hr(o)?pr(o,n&&(0,K.resolve)(n)):[o]):r}function lr(e){
try{return e==="-"||(0,we.lstatSync)(S(e),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function hr(e){try{return e!=="-"&&
(0,we.statSync)(S(e)).isDirectory()}catch{return!1}}function pr(e,t){let n=_t(e);return n?n.flatMap(({name:r,isFolder:o,
isFile:i})=>{if(r.startsWith("."))return[];let s=(0,K.join)(e,r);return o?t===(0,K.resolve)(s)?[]:pr(s,t):i?[s]:[]}):[e]}
function _t(e){try{return(0,we.readdirSync)(S(e),{withFileTypes:!0,encoding:"buffer"}).map(t=>({name:me(t.name),isFolder:t.
isDirectory(),isFile:t.isFile()})).sort((t,n)=>t.name<n.name?-1:1)}catch{return}}function Bi(e){if(!/[*?[]/.test(e))return[
e];let t=e.split("/"),n=t[0]===""?"/":".",r=Ne(n,t[0]===""?t.slice(1):t);return r.length>0?r:[e]}function Ne(e,[t,...n]){
if(t==="**"){let i=(_t(e)??[]).filter(({name:s,isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>Ne((0,K.join)(e,
s),[t,...n]));return[...n.length>0?Ne(e,n):[],...i]}if(!/[*?[]/.test(t)){let o=(0,K.join)(e,t);return n.length>0?hr(o)?Ne(
o,n):[]:lr(o)?[o]:[]}let r=Ai(t);return r?(_t(e)??[]).flatMap(({name:o,isFolder:i})=>{if(!r.test(o)||o.startsWith(".")&&
!t.startsWith("."))return[];let s=(0,K.join)(e,o);return n.length===0?[s]:i?Ne(s,n):[]}):[]}function Ai(e){let t=e.replace(
/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,(n,r,o)=>n==="*"?".*":n==="?"?".":o!==void 0?`[${r&&"^"}${o.replaceAll("\\",
"\\\\")}]`:`\\${n}`);try{return new RegExp(`^${t}$`,"su")}catch{return}}var yr=require("node:fs"),gr=require("node:path");var wr=require("node:util");var xr={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Nt={...xr,
EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"i\
ts device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"there is \
no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Ut={...xr,EACCES:"\
its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it is in us\
e, or something is mounted on it, so that it cannot be replaced; write elsewhere",EEXIST:"a file has the name of a direc\
tory that it needs; name another directory",EDQUOT:"your disk quota is used up; free some space, or write elsewhere",EFBIG:'\
it would be larger than the file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while it was writ\
ten; check the device, or write elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directory does not \
exist, or takes no new files; make it first, or write elsewhere",ENOSPC:"no space is left on its device; free some, or w\
rite elsewhere",EPERM:"the system does not let you write it; write elsewhere",EROFS:"its file system can only be read; w\
rite elsewhere"};function xe(e,t){let{code:n="",errno:r}=e,o=r===void 0?void 0:(0,wr.getSystemErrorMap)().get(r)?.[1];return o===
void 0?e:new Error(t[n]??`${o} (${n})`)}function ye(e,t){return Lt(e,t instanceof Error?t.message:String(t)),_e.failure}
function Lt(e,t){ge(`encoding-wasm: ${e}: ${t}
`)}var mr=!1;function ge(e){mr||process.stderr.on("error",()=>{}),mr=!0,process.stderr.write(e)}var Ue=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function Er(){let e=(0,gr.join)(__dirname,"encoding.wasm");try{return In((0,yr.readFileSync)(e)),!0}catch(t){let{message:n}=xe(
t,{});return ye(`its part ${ie(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Mi=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Fi=y(()=>new Map(Mi.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function Sr(e){
return ae(e)??Fi().get(Re(e))??on(e)}var br=["detect","html","xml"];var Tr=["fatal","html","replacement","ignore","translit"];var Or=["bash","zsh","fish"];var Ir=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Ni,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Aft\
er the label, //TRANSLIT replaces characters that it can\u2019t represent by their best fit, or ?, and //IGNORE leaves them o\
ut.",parse:Ui,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is \
converted, not before.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"Replace each file by its conversion. Wi\
th a suffix, such as --in-place=.bak, the old file stays under its name with the suffix; without one, invalid bytes are \
an error, as with --fatal.",isOptional:!0,omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file t\
o a file of the same name in this directory.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in th\
e directories that are named."},{flags:"--skip-utf8",what:"Leave files alone that are UTF-8 already."},{flags:"-n, --dry\
-run",what:"Write nothing, but tell what would be done."},{flags:"-c",what:"Leave out invalid bytes, and characters that\
 the output\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid bytes instead of replacing th\
em with U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the output\u2019s encoding can\u2019t represe\
nt: stop (fatal, the default), write them as in HTML, &#128169;, which a reader can\u2019t distinguish from the same characte\
rs in the text (html), write ? (replacement), leave them out (ignore), or write their best fit, and stop if there is non\
e (translit).",choices:Tr},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UT\
F-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],
isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"\
--fix-declaration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'\
Repair text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as \
it is, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its score and it\
s source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, w\
ith --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (det\
ect, the default), or by the document\u2019s own declaration first (html, xml).',choices:br},{flags:"--locale <TAG>",what:'\
Give the language as a hint to "auto" and --detect, such as "ja".'},{flags:"-q, --quiet",what:"Don\u2019t tell what was repla\
ced, nor how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'\
Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l, --list",what:"List the encodings and their \
labels."},{flags:"--completion <SHELL>",what:"Write a script for completion in a shell.",choices:Or}],Br=`Usage: encodin\
g-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
       encoding-wasm --repair|--detect [OPTION\u2026] [FILE\u2026]
  -f, --from LABEL         encoding of the input, or "auto" to find it
  -t, --to LABEL           encoding of the output (UTF-8); //TRANSLIT, //IGNORE
  -o, --output FILE        write to a file, which may be one of the inputs
  -i, --in-place[=SUFFIX]  replace each file; keep the old one with the suffix
      --out-dir DIR        write each file to a directory
  -r, --recursive          all files in folders  -n, --dry-run  write nothing
      --skip-utf8          leave files alone that are UTF-8 already
  -c                       leave out what is invalid or can't be represented
      --fatal              stop at invalid bytes instead of replacing them
      --unmappable MODE    what can't be represented: fatal, html, replacement,
                           ignore, translit
      --bom[=MODE]         byte order mark: add, keep, strip
      --eol EOL            line endings: lf, crlf
      --fix-declaration    correct <meta charset> and XML declarations
      --repair             undo an earlier wrong decoding (mojibake)
      --detect [--json]    print the encodings of files
      --sniff MODE         for "auto": detect, html, xml  --locale TAG  language
  -q, -s, --quiet          fewer messages   -v, --verbose  say what "auto" chose
  -l, --list  encodings  --completion bash|zsh|fish  -V, --version  -h, --help
Exit codes: 0 success; 1 a file could not be converted; 2 wrong usage.
Example: encoding-wasm -f auto --in-place=.bak *.srt
`,Ar=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],Mr=[{flags:"--man\
ual",what:""}];function Ni(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Fr(t)}function Ui(e){let[t,...n]=e.split(
"//"),r=Fr(t),o=n.map(c=>c.toUpperCase()),i=o.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new A(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=o.includes("IGNORE");return o.includes("TRANSLIT")?
{to:r,otherwise:s?"":"?"}:s?{to:r,unmappable:"ignore"}:{to:r}}function Fr(e){let t=ae(e)??Sr(e);if(t===void 0)throw new A(
"No encoding has this name; encoding-wasm --list shows all.");if(t===36)throw new A("It stands for an encoding that hold\
s no text.");return t}var p=require("node:fs"),C=require("node:path");function Rt(e){if(e===void 0)return Li();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,p.lstatSync)(
S(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),r=n?(0,p.statSync)(S(e),{throwIfNoEntry:!1}):t;if(r?.isDirectory()||e.endsWith(
"/")||e.endsWith(C.sep))throw new Error(Ut.EISDIR);return r&&!r.isFile()?Dt((0,p.createWriteStream)(S(e)),!0):(r&&(0,p.accessSync)(
S(e),p.constants.W_OK),Ci(n?kt(e):e,r))}var _r;function Li(){return _r??=ki(),_r}function ki(){let e=(0,p.fstatSync)(1,{
bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?Dt(process.stdout,!1):Ri(t)}function Ri(e){let t,
n=()=>{t??=Dt(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(r){let o=r;try{for(;!t&&o.length>0;)o=o.subarray(
(0,p.writeSync)(1,o))}catch(i){if(i.code!=="EAGAIN")throw i;n()}o.length>0&&t?.write(o)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function Dt(e,t){e.on("error",()=>{});let n,r=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),o=()=>{
let i=n;return n=void 0,i};return{write(i){let s=r(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:o,async finish(){await o(),t&&await r(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function kt(e){if(!(0,p.lstatSync)(S(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=me((0,p.readlinkSync)(
S(e),"buffer"));return(0,C.isAbsolute)(t)?kt(t):kt(`${me(p.realpathSync.native(S((0,C.dirname)(e)),"buffer"))}${C.sep}${t}`)}
var Nr=0;function Di(e){Nr+=1;let t=[process.pid,Nr,Math.random().toString(36).slice(2)].join("-");return(0,C.join)((0,C.dirname)(
e),`.encoding-wasm-${t}.tmp`)}function Ci(e,t){let n=S(Di(e)),r=(0,p.openSync)(n,"wx",t?384:438),o=!0,i=()=>{o&&(o=!1,(0,p.closeSync)(
r))};return{write(s){for(let c=s;c.length>0;)c=c.subarray((0,p.writeSync)(r,c))},wait(){},finish(){i(),t&&($i(n,t),(0,p.chmodSync)(
n,t.mode)),(0,p.renameSync)(n,S(e))},discard(){try{i()}finally{(0,p.rmSync)(n,{force:!0})}}}}function $i(e,{uid:t,gid:n}){
try{(0,p.chownSync)(e,t,n)}catch{}}async function Ee(e){try{let t=Rt();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){
return Ct(void 0,t)}}function Ct(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let r=e===void 0?"\
standard output":ie(e);return ye(`cannot write ${r}`,xe(t,Ut))}var Lr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ze=class{#e={...Lr};#t=0;get malformed(){
return this.#e.malformed}addBlock(t){let n=this.#e;n.malformed===0&&(n.firstMalformed=t+re.firstMalformed()),n.malformed+=
re.malformed(),this.#t+=re.malformed(),n.unmappable===0&&(n.firstUnmappable=t+re.firstUnmappable(),n.codePoint=re.codePoint()),
n.unmappable+=re.unmappable()}counting(t){return(n,r)=>{let o=this.#e,i=t(n,r);return i===null?i:n===65533&&this.#t>0?(this.#t-=
1,i):(o.unmappable===0&&(o.firstUnmappable=r(),o.codePoint=n),o.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let t=this.#e;
return this.#e={...Lr},this.#t=0,t}};var $t=y(()=>W(ji)),Se=y(()=>W(Yi)),Hi=y(()=>W(Ki));function kr(e,t,n){if(e!==0&&e!==38||n<24||ee(t,n)||e===0&&Dr(t,n))return;let r=e===0?Se():Hi();return r?.takes?.(t,n)===
!1?void 0:r}function Rr(e,t,n,r){if(N.length=0,t>256&&(r||ee(e,t)||Dr(e,t)))return;let o=Se();if(!o||o.takesQuickly?.(e,
t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(n||!ze(e,i,t))))try{let s=o.decodeQuickly(i<t?O(e,0,
i):e,i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}function Dr(e,t){if(t<8192)return!1;let n=0;for(let r=0;r<
t-1;r+=Math.ceil(t/8))e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}function ji(){let{isAscii:e}=ln("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,o)=>!e(t.with(o,128)))?
e:void 0}function Yi(){let e=R()<22,t=e?$t():void 0;if(e&&!t)return;let n=Q("utf-8"),r=Vi(n),o=dn()?qi:void 0,i=e?Cr:o,s=[
239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.
of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),l=r(f,f.length)===a&&
n(f)===a&&r(u,2)==="a\x7F",d=X;if(!(!l||t&&d.call(u,0,2)!=="a\x7F"))return{decode(m,x,w){try{if(t)return d.call(m,0,x);let M=n(
m);return w&&M.includes("\uFFFD")?void 0:M}catch{return}},decodeQuickly:r,takesQuickly:i,takes:t?(m,x)=>pe(m,x)&&t(m):o,
completeLength(m,x){for(let w=1;w<=3&&w<=x;w++){let M=m[x-w];if(M<128)break;if(M>=192)return(M>=240?4:M>=224?3:2)>w?x-w:
x}return x}}}function Vi(e){let t=an;if(!t||_()||!(R()>=22))return e;let n=j()?Cr:()=>!0;return(r,o)=>n(r,o)?t.call(r,0,
o):e(r)}var Cr=(e,t)=>t<=64||t<=256&&pe(e,t);function qi(e,t){if(t<768)return t>=128&&pe(e,t);let n=0;for(let r=0;r<t;r+=
Math.ceil(t/16)){let o=e[r];if(o<128)n+=1;else if(o===225)n-=3;else if(o>=206&&o<240)return!1}return n>=0}function Ki(){
return k()?Ji():zi()}function zi(){let e=J,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.
length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return $r(0,
R()<22?512:1/0,(r,o,i)=>{let s=e.call(r,0,o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Ji(){let e=Q(
"utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return $r(2048,1/0,(t,n,r)=>{let o=e(t);return r&&
o.includes("\uFFFD")?void 0:o})}var $r=(e,t,n)=>({takes:(r,o)=>o>=e&&o<=t,decode(r,o,i){try{return n(r,o,i)}catch{return}},
completeLength(r,o){let i=o-o%2;return(r[i-1]&252)===216?i-2:i}});var Gr=y(_);function Hr(e,t,n){if(n>64)return pe(t,n)?Xi(e,t,n):void 0;if(n<=Zn()||(t[n>>1]|t[n-1])>=128||!Bt(t,n))return;
let r=Gt();return r?r.call(t,0,n):Ye(e,t,n)}function Xi(e,t,n){let r=Gt(),o=fe(e);if(!(n<512&&(o||!r))&&!(o&&!r&&Kr(e))&&
!ee(t,n))try{return $t()?.(t)??bt(t,n,128,128)?r?r.call(t,0,n):Se()?.decodeQuickly(t,n):void 0}catch{return}}var et=[],ke=[];
function jr(e,t,n){if(!(n<=18||n>=512))return ke[e]===void 0&&(ke[e]=ts(e)?qr(e):null),Vr(ke[e],t,n)}function Yr(e,t,n){
return n<512?(Gr()?Pt(e,t,n):void 0)??Ye(e,t,n)??Pt(e,t,n)??Pr(e,t,n):Pt(e,t,n)??(Kr(e)?Pr(e,t,n):void 0)??Ye(e,t,n)}function Pt(e,t,n){
let r=Gt();if(!(!r||e!==21||!Zi(t,n)||ee(t,n)))try{return r.call(t,0,n)}catch{return}}var Pr=(e,t,n)=>Vr(qr(e),t,n),Vr=(e,t,n)=>e&&
!ee(t,n)?vt(e,t):void 0;function vt(e,t){try{return e(t)}catch{return}}function qr(e){return et[e]===void 0&&(et[e]=null,
et[e]=W(()=>ns(e))??null),et[e]}var Gt=y(()=>W(Qi));function Qi(){let e=X,t=Uint8Array.from({length:256},(n,r)=>r);return e.
call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Zi(e,t){let n=Math.min(t,64);for(let r=0;r<n;r++)if((e[r]&224)===
128)return!1;return n===t||bt(e,t,128,224)}var Kr=e=>e===21?es():zr(),zr=y(k),es=y(()=>k()||_()||!(R()>0)),ts=e=>zr()||e===
21&&Gr();function ns(e){let t=Ve(e),n=Q(g[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.
from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var Jr;function Xr(e,t){return Jr??=rs(),Jr(e,t)}function rs(){let e=Se(),{mixed:t,most:n}=e&&_()?{mixed:0,most:0}:rr();
return(r,o)=>{if(o<=t||o<=n&&Ke(r,o)){let i=oe(r,o,!0,!1);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return e?.
decodeQuickly(r,o)}catch{return}}}function Qr(e,t,n){try{return Ae(e,null),qe(0,Me(t,n,0,!1,!0))}catch(r){throw U(r)}}var be=new Uint8Array(18),ss=[0,0],tt=class{encoding;fatal;ignoreBOM;#e=null;#t=ss;#n=0;#r=!1;#o;#i=null;constructor(t,n,r,o=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#o=o}get name(){return g[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#r=!1,this.#o=0}decode(t,n,r){let o=xn(t);if(!this.#e&&this.#n===0){let i=this.#f(t,o,n);if(i!==void 0)return n||
this.#l(o),i}return this.#s(t,o,n,r)}decodeWhole(t,n,r){this.reset();let{encoding:o}=this,i=n<=256&&!this.fatal;if(i&&o===
0&&n>0){let s=Xr(t,n);if(s!==void 0)return t[0]===239?this.#c(s):s}else{let s=i&&n>18?ke[o]:void 0,c=s?vt(s,t):this.#f(t,
n,!0);if(c!==void 0)return c;if(i&&!$(o))return Qr(o,t,n)}return this.#s(t,n,!0,r)}#s(t,n,r,o){if(this.#n>0){let u=this.#u(
t,n,r)??this.#p(t,n,r,o);if(u!==void 0)return u;this.#m()}let i=this.#e,s=this.#r,c=this.#o,f="";try{f=this.#w(t,n,r)??this.#d(
t,n,r)}catch(u){throw this.#e=i,this.#r=s,this.#o=c,U(u)}let a=this.#i;if(a)throw this.#i=null,this.#r=s,this.#o=c+n,o===
void 0?a:a.toTypeError(o);return f}#f(t,n,r){let{encoding:o}=this;if(N.length=0,n===0)return"";if(o===0){let c=or(t,n)?oe(
t,n,r,this.fatal):void 0;if(c!==void 0)return c;let f=Rr(t,n,r,this.fatal);return f===void 0?void 0:this.#c(f)}if(!nn(o))
return;let i=fe(o),s=(i?jr(o,t,n):void 0)??(t[0]<128?Hr(o,t,n):void 0)??(nr(t,n,i)?Tt(t,n,r,o):void 0)??(i?Yr(o,t,n):void 0);
return this.#a(s)}#a(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#r&&!this.ignoreBOM&&t.charCodeAt(
0)===65279?t.slice(1):t}#u(t,n,r){let o=this.#n+n;if(n===0||o>18)return;N.length=0,this.#h(t,o);let i=this.encoding===0?
oe(be,o,r,this.fatal):this.#a(Tt(be,o,r,this.encoding));return i!==void 0&&!r&&this.#l(n),i}#p(t,n,r,o){if(this.encoding!==
0)return;let i=this.#o,s=this.#r,c=this.#t,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#h(t,a);let u=oe(be,a,!0,!0);if(u===
void 0)return;let l=a-f;this.#n=0,this.#o+=l;try{return ne(u,this.decode(O(t,l),r,o))}catch(d){throw d instanceof P||d instanceof
TypeError||(this.#e=null,this.#r=s,this.#o=i,this.#t=c,this.#n=f),d}}#h(t,n){be[0]=this.#t[0],be[1]=this.#t[1];for(let r=this.#n;r<
n;r++)be[r]=t[r-this.#n]}#l(t){this.#o+=t,this.#r||=t>0,this.#n=N.length,N.length>0&&(this.#t=[N.bytes[0],N.bytes[1]])}#m(){
let t=Uint8Array.from(this.#t);try{Ae(this.encoding,null),Me(t,this.#n,0,this.fatal,!1),this.#e=V(),this.#n=0}catch(n){throw U(
n)}}#w(t,n,r){let o=kr(this.encoding,t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<256&&(this.#e||c<n))return;
if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#d(O(t,0,i),i,!0),this.#i)
return s}let f=i===0&&c===n?t:O(t,i,c),a=o.decode(f,c-i,this.fatal);if(a===void 0){if(s=ne(s,this.#d(f,c-i,!0)),this.#i)
return s}else s=ne(s,this.#c(a)),this.#o+=c-i;return this.#r||=c>0,c===n?s:this.encoding===0&&!r&&ze(t,c,n)?(this.#l(n-c),
s):ne(s,this.#d(O(t,c,n),n-c,r))}#d(t,n,r){Ae(this.encoding,this.#e);let o="",i=jn(n),s=this.#r||this.ignoreBOM||!$(this.
encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,u=Math.min(65536,n-f),l=f===0&&a?t:O(t,f,f+u),d=Me(l,u,c,this.fatal,
r&&a);if(d<0)return this.#e=V(),this.#i=new P(this.name,this.#o+f+D.start(),D.length()),o;if(c+=d,c>0&&(a||!Hn(c))){let m=!s&&
Vn()===65279?1:0;i?i.add(Yn()+2*m,c-m):o=ne(o,qe(m,c)),s=!0,c=0}if(a)break}return this.#r=s,this.#e=r?null:Pn(),this.#o+=
n,i?i.toText():o}};var nt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,r){this.from=t,this.to=n,this.#n=r}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(St(t,this.to,this.#n.ignoreBOM,
this.#e),Gn(t,n),this.#e=V())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,r){
let{fatal:o,ignoreBOM:i,bom:s,unmappable:c,take:f=zn,losses:a}=this.#n;s&&!this.#e&&r(Uint8Array.from($e(this.to)??[]));
let u=Math.max(0,Qe.indexOf(c)),l=Z(t);try{St(this.from,this.to,i,this.#e);for(let d=0;;){let m=l-d<=65536,x=m&&d===0?t:
O(t,d,m?l:d+65536),w=qn(x,o,u,m?n:L.none);a?.addBlock(this.#t+d);let M=w<0?D.written():w;if(M>0&&r(f(M)),w<0&&this.#r(w,
d),d+=D.read(),m&&D.finished())break}}catch(d){throw U(d)}this.#e=n===L.result?null:V(),this.#t=n===L.none?this.#t+l:0}#r(t,n){
let r=this.#t+n+D.start();throw this.#e=V(),this.#t=0,t===-1?new P(g[this.from].name,r,D.length()):new We(D.codePoint(),
r,g[this.to].name)}};var ot=class{#e;#t;#n;#r=!1;#o=new Uint8Array;constructor(t,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(t===
"lf"?[10]:[13,10]).flatMap(r=>this.#t===1?[r]:n===37?[0,r]:[r,0])}add(t){let n=this.#o.length>0?Buffer.concat([this.#o,t]):
t,r=n.length-n.length%this.#t;this.#o=n.slice(r);let o=new Uint8Array(r*this.#e.length),i=0;for(let s=0;s<r;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#r)o.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)o[i++]=n[s+a];this.#r=f}return o.subarray(0,i)}};var B=require("node:fs");var eo;async function no(e,t){let n=async i=>{try{return await i()}catch(s){throw xe(s,Nt)}},{next:r,close:o}=await n(()=>e===
"-"?cs(t):fs(S(e),t));return{next:()=>n(r),close:o}}function cs(e){let t=so((0,B.fstatSync)(0,{bigint:!0}),e);return t.isFile()?ro(0,t,()=>{}):as()}function fs(e,t){let n=so(
(0,B.statSync)(e,{bigint:!0}),t);if(!n.isFile())return us(e);let r=(0,B.openSync)(e,"r");return ro(r,n,()=>(0,B.closeSync)(
r))}function ro(e,{size:t},n){eo??=new Uint8Array(262144);let r=eo,o=0;return{async next(){let i=(0,B.readSync)(e,r,0,262144,
null);if(o+=i,i>0)return r.subarray(0,i);if(o<t&&(0,B.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shor\
ter while it was read, so that its end is missing; convert it again")},close:n}}function as(){let e=oo(0,()=>{}),t=process.
platform==="win32"?to():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;
t=to()}return t.next()},close:()=>t?.close()}}function to(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.
next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function us(e){let t=await io(n=>(0,B.open)(e,
n));return oo(t,()=>(0,B.closeSync)(t))}function oo(e,t){let n=new Uint8Array(262144);return{next:async()=>{let o=await io(
i=>(0,B.read)(e,n,0,262144,null,i));return o>0?n.subarray(0,o):void 0},close:t}}var io=e=>new Promise((t,n)=>e((r,o)=>r?
n(r):t(o)));function so(e,t){if(e.isDirectory())throw new Error(Nt.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var fo=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],jt=new Set,Yt=!1,co=Date.now();function Vt(e){if(jt.add(e),!Yt)for(let t of fo)
process.on(t,ao);return Yt=!0,()=>jt.delete(e)}function ao(e){for(let t of jt)t();for(let t of fo)process.off(t,ao);process.
kill(process.pid,e)}function uo(){if(!(!Yt||Date.now()-co<50))return new Promise(e=>{setImmediate(()=>{co=Date.now(),e()})})}function po(e,t,{to:n,unmappable:r,drop:o,isChanged:i}){let s=[],{malformed:c,firstMalformed:f,firstUnmappable:a,codePoint:u}=e,
l=Ue(c,"invalid byte sequence"),d=`${ho(c)}at offset ${f}`;c>0&&o?s.push(`${l} ${lo(c)} left out, ${d}`):c>0&&s.push(`${l}\
 became ${ps(n,r)}, ${d}; the file is damaged, or not in ${g[t].name}: check --from, or use --fatal to stop at such byte\
s`);let m=r==="ignore"?`${lo(e.unmappable)} left out`:ls[typeof r=="function"?"function":r];if(e.unmappable>0&&m){let x=i?
"":` at offset ${a}`,w=o?"":"; use --unmappable html in HTML, or --to utf-8",M=`${ho(e.unmappable)}${qt(u)}${x}`;s.push(
`${hs(e.unmappable,n)} ${m}, ${M}${w}`)}return s}var ls={replacement:"became ?",translit:"became their best fit",function:"\
became their best fit, or ?"},lo=e=>e===1?"was":"were",ho=e=>e===1?"":"the first ",hs=(e,t)=>`${Ue(e,"character")} that ${g[t].
name} can't represent`;function qt(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${Pe(
e)})`:Pe(e)}function ps(e,t){return $e(e)||e===ae("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var xo=require("node:fs");var gs="\x1B[?25l",Es="\x1B[?25h",wo="\r\x1B[K";function yo(e,t,n){let r,o=0,i=!1,s=!1,c=0,f=Date.now();function a(u){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let d=Os(o,u,(l-f)/1e3);ge(`${i?"":gs}${wo}${d.slice(0,process.stderr.columns)}`),
i=!0}return{add(u){o+=u,!(o<2e6)&&(r??={total:bs(e),canShow:Ss(t)},r.canShow&&(r.total??o)>=2e7&&a(r.total))},stop(){i&&
ge(`${wo}${Es}`),i=!1}}}var Ss=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);function bs(e){
let t=0;for(let n of e){let r=n==="-"?void 0:Ts(n);if(!r?.isFile())return;t+=r.size}return t}function Ts(e){try{return(0,xo.statSync)(
S(e))}catch{return}}function Os(e,t,n){let r=`${st(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${st(e)} MB | ${r}`;let o=t>
0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(o*40)).padEnd(40,"\u2591"),s=Math.ceil(n/o-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(o*100)} % | ${st(e)} of ${st(t)} MB | ${r} | ${c}${s%60} s left`}var st=e=>(e/1e6).toFixed(
1);var ct=class{line=1;column=1;#e;#t=[];constructor(t){this.#e=new tt(t,!1,!0)}startFile(){this.line=1,this.column=1,this.#t=
[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=Bs(t),this.column=1,this.#e.reset(),this.#t=[]),this.#t.push(t.
slice(n))}settle(){for(let t of this.#t)for(let n of this.#e.decode(t,!1))this.column+=1;this.#t=[]}};function Bs(e){let{
start:t,words:n}=yn(e,0),r=t+4*n.length,o=Eo(e,0,Math.min(t,e.length))+Eo(e,r,e.length);for(let i=0;i<n.length;i+=255){let s=Math.
min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,u=(a&2139062143)+2139062143|a|2139062143;c=c+(~u>>>7)|
0}o+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return o}function Eo(e,t,n){let r=0;for(let o=t;o<n;o++)e[o]===10&&(r+=1);
return r}var bo={isLending:!0,newTranscoder:({from:e,to:t},n)=>new nt(e,t,{...n,take:Jn})},z=class extends Error{};async function To(e,t){
let n=e.output===void 0,r,o=()=>{},i=()=>{s.stop(),r?.discard()},s=yo(e.files,n,()=>{r?.keepListening?.(),n&&(o=Vt(i))}),
c=0;try{n||(o=Vt(i)),r=e.isDry?Ms:Rt(e.output);let f=new zt(e,t,r,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&
!n)break;c!==0&&!n?r.discard():await f.end(),s.stop()}catch(f){i(),c=Ct(e.output,f instanceof z?f.cause:f)||c}return o(),
c}var Ms={write(){},wait(){},finish(){},discard(){}},zt=class{#e;#t;#n;#r;constructor(t,n,r,o){this.#e=t,this.#t=r,this.#n=
o,this.#r=new Jt(t,n,i=>{try{r.write(i)}catch(s){throw new z("The output failed.",{cause:s})}})}async add(t){try{return await this.#o(
t),this.#s(t),0}catch(n){if(n instanceof z)throw n;return this.#r.abandon(),await this.#i(),this.#s(t),this.#n.stop(),ye(
ie(t),n)}}async end(){this.#r.convert(new Uint8Array,L.result),await this.#t.finish()}async#o(t){let n=await no(t,this.#t.
file);try{for(let o=await n.next();o;o=await n.next())this.#r.convert(o,L.none),await this.#i(),this.#n.add(o.length),await uo()}finally{
await n.close()}this.#r.convert(new Uint8Array,L.source),await this.#i();let{encoding:r}=this.#r;r!==void 0&&this.#e.onDecision?.(
r)}#i(){return this.#t.wait()?.catch(t=>{throw new z("The output failed.",{cause:t})})}#s(t){for(let n of this.#r.takeMessages())
this.#n.stop(),Lt(ie(t),n)}},Jt=class{#e;#t;#n;#r;#o=new Ze;#i;#s;#f=!1;#a=!1;#c;constructor(t,n,r){let{to:o,bom:i,fatal:s,
unmappable:c,eol:f}=t;this.#e=t,this.#t=n,this.#n=r;let a=i==="keep"&&$(o)&&t.files.length===1,u={fatal:s,ignoreBOM:a,bom:i===
"add",unmappable:c,losses:this.#o};this.#r=n.newTranscoder(t,u);let l=c==="fatal"||c==="translit";this.#c=l&&!$(o)?new ct(
o):void 0,this.#s=f&&new ot(f,o)}get encoding(){return this.#r.decision?.encoding}convert(t,n){let r;this.#a=!0,n!==L.result&&
!this.#f&&(this.#i=this.#t.newFixer?.());let o=[];try{this.#r.transcode(t,n,s=>{this.#c?.advance(s),this.#t.isLending?this.#u(
s):o.push(s)})}catch(s){if(s instanceof z)throw s;r=s}for(let s of o)if(!this.#i)this.#u(s);else for(let c of this.#i.add(
s))this.#u(c);if(this.#f=!r&&n===L.none,this.#i&&!this.#f){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#c?.
settle();let i=r&&_s(r,this.#e,this.#c);if(this.#f||this.#c?.startFile(),r)throw i}#u(t){this.#n(this.#s?this.#s.add(t):
t)}abandon(){if(this.#f)try{this.convert(new Uint8Array,L.source)}catch(t){if(t instanceof z)throw t}}takeMessages(){let{
from:t,quiet:n,verbose:r}=this.#e,{decision:o}=this.#r,i=this.#o.take();if(!o||!this.#a)return[];this.#a=!1;let s=n?[]:po(
i,o.encoding,this.#e),{path:c=[]}=this.#r;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is rep\
aired`),typeof t=="object"&&(r||!n&&Oo(o))&&s.unshift(Fs(o)),s}},Oo=({score:e})=>e!==null&&e<.9;function Fs(e){let{encoding:t,
source:n,score:r}=e,o=r===null?n:`${n}, ${r.toFixed(2)}`,i=Oo(e)?"; this is uncertain: check the result, or name the enc\
oding with --from":"";return`decoded as ${g[t].name} (${o})${i}`}function _s(e,{isChanged:t,unmappable:n},r){if(e instanceof
P){let o=e.length===1?"is":"are";return new Error(`${Ue(e.length,"byte")} at offset ${e.offset} ${o} invalid in ${e.encoding}\
; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof We&&r){let{line:o,column:i}=r,s=t?
"":` (offset ${e.index})`,c=n==="translit"?"replacement":"translit or replacement";return new Error(`line ${o}, column ${i}${s}\
: ${e.encoding} can't represent ${qt(e.codePoint)}; use --unmappable ${c}, or html in HTML, or --to utf-8`)}return e}function Us(e){try{let{values:t,files:n}=sr(e,[...Ir,...Ar,...Mr]),r=t.help||t.version?void 0:Ls(t,n);if(r)throw new A(r);
ks(t,n).then(Io)}catch(t){if(!(t instanceof A))throw t;ge(`error: ${t.message}
(see encoding-wasm --help)
`),Io(_e.usage)}}function Ls(e,t){let{from:n,output:r,list:o,detect:i,json:s,bom:c,inPlace:f,outDir:a,recursive:u,skipUtf8:l,
dryRun:d,completion:m}=e,x=f!==void 0||a!==void 0;if(r!==void 0&&(o||i||m))return`--output is for conversions; write ${o?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(o||i||m||e.manual)
return;if(e.repair&&e.c)return"--repair and -c exclude each other.";if(e.fatal&&e.c)return"--fatal and -c exclude each o\
ther.";if(f===""&&e.c)return"-c with --in-place needs a suffix, such as --in-place=.bak: without the old file, what -c l\
eaves out would be lost.";if(a==="")return"--out-dir needs the name of a directory.";if(n===void 0&&!e.repair)return"--f\
rom LABEL is missing: which encoding is the input in? --from auto finds it.";let{to:w}=Bo(e);if(c==="add"&&!$(w))return`\
--bom: ${g[w].name} has no byte order mark.`;if(f!==void 0&&a!==void 0)return"--in-place and --out-dir exclude each othe\
r.";if(x&&r!==void 0)return"--output is for one result; --in-place and --out-dir have one for each file.";if(x&&(t.length===
0||t.includes("-")))return"--in-place and --out-dir need the names of files.";if(f?.includes("/"))return"--in-place: a s\
uffix can't contain '/'.";if((l||d)&&!x)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(u&&!x&&r===
void 0&&t.length===0)return"--recursive needs a directory."}var Bo=({to:e={to:0},c:t,unmappable:n})=>n?{to:e.to,unmappable:n}:
{...t&&{unmappable:"ignore"},...e};async function ks(e,t){if(e.help)return Ee(Br);if(e.version)return Ee(`0.1.0
`);if(e.list)return Ee(g.map(({name:w,labels:M})=>`${w}: ${M.join(", ")}
`).join(""));if(e.completion)return Ee((await Promise.resolve().then(()=>at(require("./cli-full.cjs"),1))).completionFor(
e.completion));if(e.manual)return Ee((await Promise.resolve().then(()=>at(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:r,recursive:o=!1,inPlace:i,outDir:s,c,repair:f,fixDeclaration:a}=e,{to:u,unmappable:l="fatal",otherwise:d}=Bo(
e),m={files:t.length>0?dr(t,o,s):["-"],from:n,to:u,bom:e.bom??"strip",eol:e.eol,fatal:!!e.fatal||i==="",unmappable:l,quiet:!!(e.
quiet||e.silent),verbose:!!e.verbose,output:r==="-"?void 0:r};return typeof n=="number"&&Qe.includes(l)&&[d,i,s].every(w=>w===
void 0)&&![e.detect,c,f,a].some(Boolean)?Er()?To(m,bo):_e.failure:(await Promise.resolve().then(()=>at(require("./cli-full.cjs"),1))).
runFully(m,{...e,otherwise:d})}function Io(e){process.exitCode=e,setTimeout(()=>process.stderr.write("",()=>process.exit(
e)),100).unref()}Us(ur());
