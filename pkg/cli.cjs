#!/usr/bin/env node
"use strict";var bo=Object.create;var xe=Object.defineProperty;var Eo=Object.getOwnPropertyDescriptor;var So=Object.getOwnPropertyNames;var Oo=Object.getPrototypeOf,Io=Object.prototype.hasOwnProperty;var To=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var Bo=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of So(e))!Io.call(t,r)&&r!==n&&xe(t,r,{get:()=>e[r],
enumerable:!(o=Eo(e,r))||o.enumerable});return t};var at=(t,e,n)=>(n=t!=null?bo(Oo(t)):{},Bo(e||!t||!t.__esModule?xe(n,"default",{value:t,enumerable:!0}):n,t));var je=To(()=>{"use strict"});var $t="encoding-wasm";function be(){throw new Error("encoding-wasm: call instantiate() first.")}var Ee=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function T(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var p=Ao();function Ao(){let t=Ee.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(
t)}var Fo=T(()=>new Map(p.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),O=0,Ut=21,Mo=29,kt=33,D=36,j=37,N=38;var Oe=t=>t<D&&t!==kt,ut=t=>t>O&&t<Mo;function R(t){let e=Fo();return e.get(t)??e.get(Te(No(t)))}function Ie(t){let e=ft(t),n={936:"gbk",950:"big5"}[e]??e,o=p.findIndex(({labels:r})=>r.some(i=>ft(i)===n));return o<0||
o===D?void 0:o}var ft=t=>Te(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Lo=[{encoding:O,bytes:[239,187,191]},{encoding:j,bytes:[254,255]},{encoding:N,bytes:[255,
254]}];function dt(t){return Lo.find(e=>e.encoding===t)?.bytes}function $(t){return t===O||t===j||t===N}function No(t){let[e,n]=[
0,t.length];for(;e<n&&Se(t[e]);)e+=1;for(;n>e&&Se(t[n-1]);)n-=1;return t.slice(e,n)}var Se=t=>`	
\f\r `.includes(t);function Te(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var U=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var lt=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Be=Symbol.for("encoding-wasm.UnmappableError"),ht=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${lt(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&Be in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,
...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,Be,{value:!0,...n}),t})();var Ae=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Fe=()=>Object.getPrototypeOf(Uint8Array.prototype),_t=t=>Ae(Fe(),
t);var Me=t=>Fe()[t];var Dt=_t("buffer"),Le=_t("byteOffset"),$o=_t("byteLength"),Uo=Me("set"),ko=Me("slice");var _o=Ae(ArrayBuffer.prototype,"byteLength");var y=t=>$o.call(t),B=(t,e,n=y(t))=>new Uint8Array(Dt.call(t),Le.call(t)+e,n-e);function Ne(t,e){let n=Le.call(t),o=e+(-(n+e)&3),r=Math.max(0,y(t)-o)>>2,i=r>0?new Int32Array(Dt.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var Rt=(t,e,n)=>Uo.call(t,e,n),Do=(t,e,n)=>ko.call(t,e,n),Ro=24;function $e(t,e,n){if(n>Ro)return Do(t,e,e+n);let o=new Uint8Array(
n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function et(t){try{return _o.call(Dt.call(t)),!1}catch{return!0}}var pt=t=>globalThis.Buffer?.prototype?.[t],mt=pt("ucs2Slice"),Ue=pt("ucs2Write"),Ct=pt("utf8Slice"),ke=pt("latin1Slice"),
Co=t=>globalThis[t],_e=Co("TextDecoder"),Po=_e?.prototype?.decode;function G(t){let e=new _e(t,{ignoreBOM:!0});return Po.bind(e)}function H(t){try{return t()}catch{return}}var wt=()=>"InternalError"in globalThis,De=()=>"Bun"in globalThis,gt=()=>"Den\
o"in globalThis,nt=()=>Number.parseInt(globalThis.process?.versions?.node,10),Re=()=>globalThis.process?.getBuiltinModule?.(
"node:buffer")?.isAscii;var We=512,Wo=64,Wt=(t,e)=>e<=Wo&&(t[0]|t[e>>1]|t[e-1])<128;function vt(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}
var Ce=[];function ve(t,e,n,o){return n<We?o(t,e,n)??Pe(t,e,n):Pe(t,e,n)??vo(t,e,o)??o(t,e,n)}function Pe(t,e,n){let o=jo();
if(!(!o||!Ho(t,e,n)||et(e)))try{return o.call(e,0,n)}catch{return}}function vo(t,e,n){if(!(!qo(t)||et(e)))return Ce[t]??=
H(()=>Yo(t,n))??null,Ce[t]?.(e)}var jo=T(()=>H(Go));function Go(){let t=ke,e=Uint8Array.from({length:256},(n,o)=>o);return t.
call(e,0,256)===String.fromCharCode(...e)?t:void 0}function Ho(t,e,n){return t===Ut?Vo(e,n):Wt(e,n)&&vt(e,n)}function Vo(t,e){
if(e<We)return Pt(t,0,e);let{start:n,words:o}=Ne(t,0),r=n+4*o.length;if(!Pt(t,0,n)||!Pt(t,r,e))return!1;for(let i=0;i<o.
length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Pt(t,e,n){for(let o=e;o<n;o++)if((t[o]&
224)===128)return!1;return!0}var qo=t=>ut(t)&&(wt()||t===Ut&&(De()||!(nt()>0)));function Yo(t,e){let n=G(p[t].name),o=i=>n(
i)===e(t,i,y(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?
n:void 0}var qe=at(je(),1);var Ge="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function He(t){if(Uint8Array.fromBase64)return Uint8Array.
fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);
for(let s=0;s<Ge.length;s++)n[Ge.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),
i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var zo=65539;function Ye(t,e){let n=yt(Ko,t,e),o=yt(Xo,t,e);if(n&&o){let c=gt()?Number.POSITIVE_INFINITY:64;return{read:(a,f)=>(f<
128?n:o).read(a,f),write:(a,f)=>(a.length<c?n:o).write(a,f),readBytes:n.readBytes,most:o.most}}let r=jt(t);if(n){let c=wt()?
yt(Ve,t,e):void 0;return c?{...n,read:(a,f)=>(f<4096?n:c).read(a,f)}:n}let i=o??yt(Ve,t,e)??r,s=o?6:16;return{read:(c,a)=>(a<
s?r:i).read(c,a),write:(c,a)=>(c.length<16?r:i).write(c,a),most:i.most}}function yt(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer \
than what is short";try{let r=t(e);return r.write(o,n),jt(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{
return}}function Ko(t){let e=new WebAssembly.Module(He(qe.default),{builtins:["js-string"]}),{exports:n}=new WebAssembly.
Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:zo}}function Xo(t){let[e,n]=[mt,Ue],o=new Uint8Array(t.buffer),
r=()=>(y(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.
length),most:Number.POSITIVE_INFINITY}}function Ve(t){let e=G("utf-16le"),{write:n,most:o}=jt(t);return{read:(r,i)=>e(new Uint16Array(
t.buffer,r,i)),write:n,most:o}}function jt(t){let e=new Uint16Array(t.buffer),n=()=>(y(e)===0&&(e=new Uint16Array(t.buffer)),
e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<
c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<
o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Gt,d,Vt,ze,Ke,C,S={input:0,units:0,output:0},bt=-1,b=65536,Et=0,xt={name:"",encoding:bt},m={isBusy:!0,newCodec:Number.
NaN},ot=Number.NaN;function St(t,e){xt.name=t,xt.encoding=e,m.newCodec=ot,m.isBusy&&Xe(),m.isBusy=!0}function Xe(){try{Qe(),
Gt??=Ze(be()),tr(new WebAssembly.Instance(Gt))}catch(t){throw tn(t)}}function Je(t){try{Qe(),Gt=Qo(Ze(t))}catch(e){throw tn(
e)}Xe()}function Ze(t){return Jo(t)?t:new WebAssembly.Module(t)}function Jo(t){try{return WebAssembly.Module.customSections(t,$t),
!0}catch{return!1}}var Zo="encoding-wasm";function Qo(t){let[e]=WebAssembly.Module.customSections(t,Zo),n=`${$t} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function tr({exports:t}){if(d=t,
d.block_length()!==b)throw new Error("The module has blocks of another length.");Ht=WebAssembly.RuntimeError,S.input=d.input(),
S.units=d.units(),S.output=d.output(),nn(),C=Ye(d.memory,S.units),Et=Math.min(d.units_length(),C.most),m.isBusy=!1}function Qe(){
if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but label\
s and names needs. Turn it on, or use another host.")}function tn(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,
{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(er(t))return new RangeError(`encoding-wasm: ${en} (${e})`,{cause:t});
if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wa\
sm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAss\
embly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;
return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var en="\
no memory for WebAssembly; free some, and call again",er=t=>t instanceof RangeError&&/memory/i.test(t.message);function rt(){
return zt(),Vt}function qt(){return zt(),ze}function Yt(){return zt(),Ke}function zt(){y(Vt)===0&&nn()}function nn(){let{
buffer:t}=d.memory;Vt=new Uint8Array(t),ze=new Uint8Array(t,S.input,b),Ke=new Int32Array(t,d.codec(),d.codec_length()>>2)}var Ht;function V(t){if(!Ht||!(t instanceof Ht))return t;let e=p[xt.encoding]?.name,n=`${xt.name}${e?` of ${e}`:""} fail\
ed`;return or()?new RangeError(`encoding-wasm: ${n}: ${en}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var nr=32;function or(){try{
return d.memory.grow(nr),!1}catch{return!0}}function W(){let t=Yt();return cn(t,new Int32Array(t.length))}function rn(){return d.held()!==0?W():(m.newCodec=Kt,null)}
var sn=t=>cn(t,Yt());function cn(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function an(t,e){rr(t,e)||(St("decod\
ing",t),e?sn(e):d.new_decoder(t),Kt=t===kt||t===D?ot:t)}var Kt=ot;function rr(t,e){return e||m.newCodec!==t||m.isBusy?!1:
(m.newCodec=ot,m.isBusy=!0,!0)}function Xt(t,e,n,o){St("transcoding",t),o?sn(o):d.new_transcoder(t,e,+n)}function fn(t,e){d.set_source_encoding(t,+e),m.
isBusy=!1}var un=-1,ir=-2;function dn(t,e,n,o,r){Ot(t,e),m.isBusy=!0;let i=d.decode_block(e,n,+o,+r);return m.isBusy=!1,r&&i>=0&&(m.
newCodec=Kt),wn(i)}var P={encoding:bt,at:0,owner:void 0};function Jt(t,e,n){let o=ut(t);if(!o&&!Wt(e,n)||((P.encoding!==t||P.owner!==d||m.isBusy)&&
(St("decoding",t),P.owner=d,P.at=C.readBytes?d.byte_table(t):0,P.encoding=t,m.isBusy=!1),P.at===0))return;if(n<=b)return Ot(
e,n),!o&&!vt(qt(),n)?void 0:on(n);if(C.most>Et)return;let r="";for(let i=0;i<n;i+=b){let s=Math.min(b,n-i);Ot(B(e,i,i+s),
s),r=q(r,on(s))}return r}var on=t=>C.readBytes(S.input,t,P.at);function q(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long\
 for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var sr=3,ln=t=>t+b+sr<=Et,
hn=()=>rt()[S.units]|rt()[S.units+1]<<8,pn=(t,e)=>C.read(S.units+2*t,e-t);var A={none:0,source:1,result:2};function mn(t,e,n,o){let r=y(t);Ot(t,r),m.isBusy=!0;let i=d.transcode_block(r,+e,n,o);return m.
isBusy=!1,wn(i)}var cr=24;function Ot(t,e){let n=qt();if(e>cr)try{Rt(n,t)}catch{Rt(n,B(t,0,e))}else for(let o=0;o<e;o++)
n[o]=t[o]}function wn(t){if(t<ir)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
return t}var gn=t=>$e(rt(),S.output,t),yn=t=>rt().subarray(S.output,S.output+t),F={finished:()=>d.finished()!==0,read:()=>d.
read(),written:()=>d.written(),codePoint:()=>d.code_point(),start:()=>d.start(),length:()=>d.length()},Y={malformed:()=>d.
replaced(),firstMalformed:()=>d.first_replaced(),unmappable:()=>d.unmapped(),firstUnmappable:()=>d.first_unmapped(),codePoint:()=>d.
unmapped_code_point()};var It=["fatal","html","replacement"];var E=class extends Error{};function xn(t,e){let n=c=>{let a=e.find(({flags:u})=>Qt(u).includes(c));if(a)return a;let f=dr(
c,e.flatMap(({flags:u})=>Qt(u)));throw new E(`unknown option '${c}'${f?`
(Did you mean ${f}?)`:""}`)},o={},r=[...t],i=[],s=(c,a)=>{let{flags:f,isOptional:u,omitted:h}=c,g=Zt(c)?a??(u?h:r.shift()):
!0;if(g===void 0)throw new E(`option '${f}' argument missing`);o[ar(f)]=g===!0||fr(c,g)};for(;r.length>0;){let c=r.shift();
if(c==="--")i.push(...r.splice(0));else if(c.startsWith("--")){let[a,f]=ur(c,c.indexOf("=")),u=n(a);if(f!==void 0&&!Zt(u))
throw new E(`option '${u.flags}' takes no argument`);s(u,f?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let a=c.slice(
1);a!=="";){let f=n(`-${a[0]}`);a=a.slice(1),s(f,a||void 0),Zt(f)&&(a="")}else i.push(c)}return{values:o,files:i}}var Qt=t=>t.
replace(/ <.*/,"").split(", "),Zt=({flags:t})=>t.endsWith(">"),ar=t=>Qt(t).at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].
toUpperCase());function fr({flags:t,choices:e,parse:n},o){if(e&&!e.includes(o))throw new E(`option '${t}' argument '${o}\
' is invalid. Allowed choices are ${e.join(", ")}.`);if(!n)return o;try{return n(o)}catch(r){throw r instanceof E?new E(
`option '${t}' argument '${o}' is invalid. ${r.message}`):r}}var ur=(t,e)=>e<0?[t]:[t.slice(0,e),t.slice(e)];function dr(t,e){
let n=e.map(r=>({other:r,distance:lr(t,r)})),[o]=n.sort((r,i)=>r.distance-i.distance);return t.startsWith("--")&&o.distance<=
2?o.other:void 0}function lr(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o of t){let r=[n[0]+1];for(let i=0;i<
e.length;i++)r.push(Math.min(n[i]+(o===e[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var it={failure:1,usage:2};var te=require("node:buffer"),En=require("node:fs"),Sn=56320;function On(){let t=process.argv.slice(2);if(process.platform!==
"linux"||!t.some(n=>n.includes("\uFFFD")))return t;let e=(0,En.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return e.slice(e.length-t.length).map(n=>z(Buffer.from(n,"latin1")))}function z(t){if((0,te.isUtf8)(t))return bn(
t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,te.isUtf8)(r));e+=o?bn(o):String.
fromCharCode(Sn+t[n]),n+=o?.length??1}return e}var bn=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();function w(t){
let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-Sn)))}function v(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.
charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var K=require("node:fs"),ct=require("node:path");function In(t,e){let n=t.flatMap(o=>Tn(o)?[o]:hr(o));return e?n.flatMap(o=>Bn(o)?An(o):[o]):n}function Tn(t){try{return t===
"-"||(0,K.lstatSync)(w(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function Bn(t){try{return t!=="-"&&(0,K.statSync)(
w(t)).isDirectory()}catch{return!1}}function An(t){let e=ee(t);return e?e.flatMap(({name:n,isFolder:o,isFile:r})=>{if(n.
startsWith("."))return[];let i=(0,ct.join)(t,n);return o?An(i):r?[i]:[]}):[t]}function ee(t){try{return(0,K.readdirSync)(
w(t),{withFileTypes:!0,encoding:"buffer"}).map(e=>({name:z(e.name),isFolder:e.isDirectory(),isFile:e.isFile()})).sort((e,n)=>e.
name<n.name?-1:1)}catch{return}}function hr(t){if(!/[*?[]/.test(t))return[t];let e=t.split("/"),n=e[0]===""?"/":".",o=st(
n,e[0]===""?e.slice(1):e);return o.length>0?o:[t]}function st(t,[e,...n]){if(e==="**"){let i=(ee(t)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>st((0,ct.join)(t,s),[e,...n]));return[...n.length>0?st(t,n):[],
...i]}if(!/[*?[]/.test(e)){let r=(0,ct.join)(t,e);return n.length>0?Bn(r)?st(r,n):[]:Tn(r)?[r]:[]}let o=pr(e);return(ee(
t)??[]).flatMap(({name:r,isFolder:i})=>{if(!o.test(r)||r.startsWith(".")&&!e.startsWith("."))return[];let s=(0,ct.join)(
t,r);return n.length===0?[s]:i?st(s,n):[]})}function pr(t){let e=t.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,o,r)=>n==="*"?".*":n==="?"?".":r!==void 0?`[${o&&"^"}${r.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${e}\
$`,"su")}var Nn=require("node:fs"),$n=require("node:path");var Mn=require("node:util");var Ln={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},ne={
...Ln,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},oe={...Ln,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function X(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Mn.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function J(t,e){
return re(t,e instanceof Error?e.message:String(e)),it.failure}function re(t,e){Z(`encoding-wasm: ${t}: ${e}
`)}var Fn=!1;function Z(t){Fn||process.stderr.on("error",()=>{}),Fn=!0,process.stderr.write(t)}var Q=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function Un(){let t=(0,$n.join)(__dirname,"encoding.wasm");try{return Je((0,Nn.readFileSync)(t)),!0}catch(e){let{message:n}=X(
e,{});return J(`its part ${v(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var mr=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,wr=T(()=>new Map(mr.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,R(e)])})));function kn(t){return R(t)??wr().get(ft(t))??Ie(t)}var Qi=1<<20;var _n=["detect","html","xml"];var Dn=["fatal","html","replacement","ignore","translit"];var Rn=["bash","zsh","fish"];var Cn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:gr,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:yr,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:Dn},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:_n},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Rn}],Pn=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,Wn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],vn=[{flags:"--man\
ual",what:""}];function gr(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:jn(e)}function yr(t){let[e,...n]=t.split(
"//"),o=jn(e),r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new E(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?
{to:o,otherwise:s?"":"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function jn(t){let e=R(t)??kn(t);if(e===void 0)throw new E(
"No encoding has this name; encoding-wasm --list shows all.");if(e===D)throw new E("It stands for an encoding that holds\
 no text.");return e}var l=require("node:fs"),M=require("node:path");var Vn=1;function se(t){if(t===void 0)return xr();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,l.lstatSync)(
w(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,l.statSync)(w(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(M.sep))throw new Error(oe.EISDIR);return o&&!o.isFile()?ce((0,l.createWriteStream)(w(t)),!0):(o&&(0,l.accessSync)(
w(t),l.constants.W_OK),Sr(n?ie(t):t,o))}var Gn;function xr(){return Gn??=br(),Gn}function br(){let t=(0,l.fstatSync)(Vn,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?ce(process.stdout,!1):Er(e)}function Er(t){let e,
n=()=>{e??=ce(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,l.writeSync)(Vn,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function ce(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function ie(t){if(!(0,l.lstatSync)(w(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=z((0,l.readlinkSync)(
w(t),"buffer"));return(0,M.isAbsolute)(e)?ie(e):ie(`${z(l.realpathSync.native(w((0,M.dirname)(t)),"buffer"))}${M.sep}${e}`)}
var Hn=0;function Sr(t,e){Hn+=1;let n=[process.pid,Hn,Math.random().toString(36).slice(2)].join("-"),o=w((0,M.join)((0,M.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,l.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,l.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,l.writeSync)(r,a))},wait(){},finish(){s(),e&&(Or(o,e),(0,l.chmodSync)(o,e.mode)),
(0,l.renameSync)(o,w(t))},discard(){try{s()}finally{(0,l.rmSync)(o,{force:!0})}}}}function Or(t,{uid:e,gid:n}){try{(0,l.chownSync)(
t,e,n)}catch{}}async function tt(t){try{let e=se();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return ae(
void 0,e)}}function ae(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":v(t);return J(`cannot write ${o}`,X(e,oe))}var qn={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Tt=class t{from;to;#e=null;#t=0;#n;#o={
...qn};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#e&&(Xt(e,this.to,this.#n.ignoreBOM,this.#e),fn(e,n),this.#e=W())}get position(){
return this.#t}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#e=this.#e,n.#t=this.#t,
n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=gn}=this.#n;
s&&!this.#e&&o(Uint8Array.from(dt(this.to)??[]));let f=Math.max(0,It.indexOf(c)),u=y(e);try{Xt(this.from,this.to,i,this.#e);
for(let h=0;;){let g=u-h<=b,_=g&&h===0?e:B(e,h,g?u:h+b),I=mn(_,r,f,g?n:A.none);this.#r(this.#t+h);let L=I<0?F.written():
I;if(L>0&&o(a(L)),I<0&&this.#i(I,h),h+=F.read(),g&&F.finished())break}}catch(h){throw V(h)}this.#e=W(),this.#t=n===A.none?
this.#t+u:0}takeLosses(){let e=this.#o;return this.#o={...qn},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
Y.firstMalformed()),n.malformed+=Y.malformed(),n.unmappable===0&&(n.firstUnmappable=e+Y.firstUnmappable(),n.codePoint=Y.
codePoint()),n.unmappable+=Y.unmappable()}#i(e,n){let o=this.#t+n+F.start();throw this.#e=W(),this.#t=0,e===un?new U(p[this.
from].name,o,F.length()):new ht(F.codePoint(),o,p[this.to].name)}};var Yn=13,Bt=10,At=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#t=n===j||n===N?2:1,this.#n=n===j?0:1,this.#e=
(e==="lf"?[Bt]:[Yn,Bt]).flatMap(o=>this.#t===1?[o]:n===j?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Yn;if(a||c===Bt&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
Bt)for(let f=0;f<this.#t;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var x=require("node:fs");var Ft=1<<18,zn,fe=0;async function Xn(t,e){let n=async i=>{try{return await i()}catch(s){throw X(s,ne)}},{next:o,close:r}=await n(
()=>t==="-"?Tr(e):Br(w(t),e));return{next:()=>n(o),close:r}}function Tr(t){let e=to((0,x.fstatSync)(fe,{bigint:!0}),t);return e.isFile()?Jn(fe,e,()=>{}):Ar()}function Br(t,e){let n=to(
(0,x.statSync)(t,{bigint:!0}),e);if(!n.isFile())return Fr(t);let o=(0,x.openSync)(t,"r");return Jn(o,n,()=>(0,x.closeSync)(
o))}function Jn(t,{size:e},n){zn??=new Uint8Array(Ft);let o=zn,r=0;return{async next(){let i=(0,x.readSync)(t,o,0,Ft,null);
if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,x.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it was made shorter wh\
ile it was read, so that its end is missing; convert it again")},close:n}}function Ar(){let t=Zn(fe,()=>{}),e=process.platform===
"win32"?Kn():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Kn()}return e.
next()},close:()=>e?.close()}}function Kn(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Fr(t){let e=await Qn(n=>(0,x.open)(t,n));return Zn(
e,()=>(0,x.closeSync)(e))}function Zn(t,e){let n=new Uint8Array(Ft);return{next:async()=>{let r=await Qn(i=>(0,x.read)(t,
n,0,Ft,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Qn=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function to(t,e){
if(t.isDirectory())throw new Error(ne.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input");return t}var no=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var ue=new Set,de=!1,eo=Date.now();function le(t){if(ue.add(t),!de)for(let e of no)process.on(e,oo);return de=!0,()=>ue.
delete(t)}function oo(t){for(let e of ue)e();for(let e of no)process.off(e,oo);process.kill(process.pid,t)}function ro(){
if(!(!de||Date.now()-eo<50))return new Promise(t=>{setImmediate(()=>{eo=Date.now(),t()})})}function so(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${Q(s,"invalid byte sequence")} ${he(s)} left out, ${pe(s)}at offset ${c}`),t.unmappable>0&&i.push(`${io(
t.unmappable,n)} ${he(t.unmappable)} left out`),i;if(s>0){let h=Q(s,"invalid byte sequence"),g=`${pe(s)}at offset ${c}`;
i.push(`${h} became ${Lr(n,o)}, ${g}; the file is damaged, or not in ${p[e].name}: check --from, or use --fatal to stop \
at such bytes`)}let u=o==="ignore"?`${he(t.unmappable)} left out`:Mr[typeof o=="function"?"function":o];if(t.unmappable>
0&&u){let h=`${pe(t.unmappable)}${me(f)} at offset ${a}`;i.push(`${io(t.unmappable,n)} ${u}, ${h}; use --unmappable html\
, or --to utf-8`)}return i}var Mr={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},he=t=>t===1?"was":"were",pe=t=>t===1?"":"the first ",io=(t,e)=>`${Q(t,"character")} that ${p[e].name} can't r\
epresent`;function me(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${lt(t)})`:lt(t)}
function Lr(t,e){return dt(t)||t===R("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var fo=require("node:fs");var we=1e6,Nr=20*we,$r=2*we,Ur=100,co=40,kr="\x1B[?25l",_r="\x1B[?25h",ao="\r\x1B[K";function uo(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(u){let h=Date.now();if(i&&h-c<Ur)return;c=h,s||n(),s=!0;let g=Pr(r,u,(h-a)/1e3);Z(`${i?"":kr}${ao}${g.
slice(0,process.stderr.columns)}`),i=!0}return{add(u){r+=u,!(r<$r)&&(o??={total:Rr(t),canShow:Dr(e)},o.canShow&&(o.total??
r)>=Nr&&f(o.total))},stop(){i&&Z(`${ao}${_r}`),i=!1}}}var Dr=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function Rr(t){let e=0;for(let n of t){let o=n==="-"?void 0:Cr(n);if(!o?.isFile())return;e+=o.size}return e}
function Cr(t){try{return(0,fo.statSync)(w(t))}catch{return}}function Pr(t,e,n){let o=`${Mt(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${Mt(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*co)).padEnd(co,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Mt(t)} of ${Mt(e)} MB | ${o} | ${c}${s%
60} s left`}var Mt=t=>(t/we).toFixed(1);var Wr=24,vr=T(()=>H(Gr)),jr=T(()=>H(Vr));function lo(t,e,n){if(!(t!==O&&t!==N)&&!(n<Wr&&(n===0||t===N||!ho()))&&!et(e))return t===O?vr():jr()}function Gr(){let t=nt()<22?Re():()=>!0;if(!t)return;let e=G("utf-8"),n=Hr()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(
i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{
return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:
2)>c?s-c:s}return s}}}var ho=T(()=>nt()>=22&&!gt()&&Ct!==void 0);function Hr(){if(!ho())return;let t=Ct;return(e,n)=>t.call(
e,0,n)}function Vr(){let t=o=>mt.call(o,0,y(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.
length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){
if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-
r%2;return(o[i-1]&252)===216?i-2:i}}}var qr=65279,Yr=24,zr=256,Lt=class{encoding;fatal;ignoreBOM;#e=null;#t=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=
e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return p[this.encoding].name}reset(){this.#e=null,this.#t=!1,this.#n=
0}decode(e,n,o){let r=this.#e,i=this.#t,s=this.#n,c=y(e),a="";try{a=this.#r(e,c,n)??this.#c(e,c,n)}catch(u){throw this.#e=
r,this.#t=i,this.#n=s,V(u)}let f=this.#o;if(f)throw this.#o=null,this.#t=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){
let r=lo(this.encoding,e,n),i=this.#i(e,n,!r);return i===void 0||this.fatal&&i.includes("\uFFFD")?r&&this.#s(r,e,n,o):(this.#n+=
n,this.#t||=n>0,i)}#i(e,n,o){if(!(this.#e||!Oe(this.encoding)))return o?ve(this.encoding,e,n,Jt):n<Yr?Jt(this.encoding,e,
n):void 0}#s(e,n,o,r){let i=0,s="",c=e.completeLength(n,o);if(o<zr&&(this.#e||c<o))return;if(this.#e){if(this.encoding!==
O)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#c(B(n,0,i),i,!0),this.#o)return s}!this.#t&&!this.ignoreBOM&&
n[i]===e.bom[0]&&e.bom.every((u,h)=>n[i+h]===u)&&(i+=e.bom.length,this.#n+=e.bom.length),this.#t||=c>0;let a=i===0&&c===
o?n:B(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=q(s,this.#c(a,c-i,!0)),this.#o)return s}else s=q(s,f),this.#n+=
c-i;return c<o?q(s,this.#c(B(n,c),o-c,r)):s}#c(e,n,o){an(this.encoding,this.#e);let r="",i=this.#t||this.ignoreBOM||!$(this.
encoding),s=0;for(let c=0;;c+=b){let a=n-c<=b,f=Math.min(b,n-c),u=c===0&&a?e:B(e,c,c+f),h=dn(u,f,s,this.fatal,o&&a);if(h<
0)return this.#e=W(),this.#o=new U(this.name,this.#n+c+F.start(),F.length()),r;if(s+=h,s>0&&(a||!ln(s))&&(r=q(r,pn(!i&&hn()===
qr?1:0,s)),i=!0,s=0),a)break}return this.#t=i,this.#e=o?null:rn(),this.#n+=n,r}};var po=10,Nt=class{line=1;column=1;#e;#t=[];constructor(e){this.#e=new Lt(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#t=[]}advance(e){let n=0;for(let o=e.indexOf(po);o>=0;o=e.indexOf(po,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#e.
reset(),this.#t=[]),this.#t.push(e.slice(n))}settle(){for(let e of this.#t)for(let n of this.#e.decode(e,!1))this.column+=
1;this.#t=[]}};var mo={isLending:!0,newTranscoder:({from:t,to:e},n)=>new Tt(t,e,{...n,take:yn})},k=class extends Error{};async function wo(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=uo(t.files,n,()=>{o?.keepListening?.(),n&&(r=le(i))}),
c=0;try{n||(r=le(i)),o=t.isDry?Kr:se(t.output);let a=new ge(t,e,o,s);for(let f of t.files)if(c=await a.add(f)||c,c!==0&&
!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=ae(t.output,a instanceof k?a.cause:a)||c}return r(),
c}var Kr={write(){},wait(){},finish(){},discard(){}},ge=class{#e;#t;#n;#o;constructor(e,n,o,r){this.#e=e,this.#t=o,this.#n=
r,this.#o=new ye(e,n,i=>{try{o.write(i)}catch(s){throw new k("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof k)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),J(
v(e),n)}}async end(){this.#o.convert(new Uint8Array,A.result),await this.#t.finish()}async#r(e){let n=await Xn(e,this.#t.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,A.none),await this.#i(),this.#n.add(r.length),await ro()}finally{
await n.close()}this.#o.convert(new Uint8Array,A.source),await this.#i();let{encoding:o}=this.#o;o!==void 0&&this.#e.onDecision?.(
o)}#i(){return this.#t.wait()?.catch(e=>{throw new k("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),re(v(e),n)}},ye=class{#e;#t;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(e,n,o){let{to:r,bom:i,fatal:s,unmappable:c,
eol:a}=e;this.#e=e,this.#t=n,this.#n=o;let f=i==="keep"&&$(r)&&e.files.length===1,u={fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};
this.#o=n.newTranscoder(e,u);let h=c==="fatal"||c==="translit";this.#a=h&&!$(r)?new Nt(r):void 0,this.#i=a&&new At(a,r)}get encoding(){
return this.#o.decision?.encoding}convert(e,n){let o;this.#c=!0,n!==A.result&&!this.#s&&(this.#r=this.#t.newFixer?.());let r=[];
try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#t.isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof k)throw s;
o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.add(s))this.#f(c);if(this.#s=!o&&n===A.none,this.#r&&
!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.settle();let i=o&&Jr(o,this.#a);if(this.#s||this.#a?.
startFile(),o)throw i}#f(e){this.#n(this.#i?this.#i.add(e):e)}abandon(){if(this.#s)try{this.convert(new Uint8Array,A.source)}catch(e){
if(e instanceof k)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#e,{decision:r}=this.#o,i=this.#o.takeLosses();
if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:so(i,r.encoding,this.#e),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(
`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e=="object"&&s.unshift(Xr(r)),s}};function Xr({encoding:t,
source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`it is taken for ${p[t].name} (${o})`}function Jr(t,e){
if(t instanceof U){let n=t.length===1?"is":"are";return new Error(`${Q(t.length,"byte")} at offset ${t.offset} ${n} inva\
lid in ${t.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(t instanceof ht&&e){let{
line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offset ${t.index}): ${t.encoding} can't represent ${me(t.codePoint)}\
; use --unmappable translit, html or replacement, or --to utf-8`)}return t}var Zr=100;function Qr(t){try{let{values:e,files:n}=xn(t,[...Cn,...Wn,...vn]),o=e.help||e.version?void 0:ti(e,n);if(o)throw new E(
o);ei(e,n).then(go)}catch(e){if(!(e instanceof E))throw e;Z(`error: ${e.message}
(see encoding-wasm --help)
`),go(it.usage)}}function ti(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:a,outDir:f,recursive:u,skipUtf8:h,
dryRun:g,completion:_}=t,I=a!==void 0||f!==void 0;if(o!==void 0&&(r||i||_))return`--output is for conversions; write ${r?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(r||i||_||t.manual)
return;if(t.repair&&t.c)return"--repair and -c exclude each other.";if(n===void 0&&!t.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:L}=yo(t);if(c==="add"&&!$(L))return`--bom: ${p[L].name}\
 has no byte order mark.`;if(a!==void 0&&f!==void 0)return"--in-place and --out-dir exclude each other.";if(I&&o!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(I&&(e.length===0||e.includes("-")))
return"--in-place and --out-dir need the names of files.";if(a?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((h||g)&&!I)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(u&&!I&&o===void 0&&e.length===
0)return"--recursive needs a directory."}var yo=({to:t={to:O},c:e,unmappable:n})=>n?{to:t.to,unmappable:n}:{...e&&{unmappable:"\
ignore"},...t};async function ei(t,e){if(t.help)return tt(Pn);if(t.version)return tt(`0.1.0
`);if(t.list)return tt(p.map(({name:L,labels:xo})=>`${L}: ${xo.join(", ")}
`).join(""));if(t.completion)return tt((await Promise.resolve().then(()=>at(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return tt((await Promise.resolve().then(()=>at(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:o,recursive:r=!1,inPlace:i,outDir:s,c,repair:a,fixDeclaration:f}=t,{to:u,unmappable:h="fatal",otherwise:g}=yo(
t),_={files:e.length>0?In(e,r):["-"],from:n,to:u,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||i==="",unmappable:h,quiet:!!(t.
quiet||t.silent),verbose:!!t.verbose,output:o==="-"?void 0:o};return typeof n=="number"&&It.includes(h)&&[g,i,s].every(L=>L===
void 0)&&![t.detect,c,a,f].some(Boolean)?Un()?wo(_,mo):it.failure:(await Promise.resolve().then(()=>at(require("./cli-full.cjs"),1))).
runFully(_,{...t,otherwise:g})}function go(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(
t)),Zr).unref()}Qr(On());
