#!/usr/bin/env node
"use strict";var Eo=Object.create;var xe=Object.defineProperty;var So=Object.getOwnPropertyDescriptor;var Oo=Object.getOwnPropertyNames;var Io=Object.getPrototypeOf,To=Object.prototype.hasOwnProperty;var Ao=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of Oo(e))!To.call(t,r)&&r!==n&&xe(t,r,{get:()=>e[r],
enumerable:!(o=So(e,r))||o.enumerable});return t};var kt=(t,e,n)=>(n=t!=null?Eo(Io(t)):{},Ao(e||!t||!t.__esModule?xe(n,"default",{value:t,enumerable:!0}):n,t));var Dt="encoding-wasm";function be(){throw new Error("encoding-wasm: call instantiate() first.")}var Ee=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function A(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var m=Bo();function Bo(){let t=Ee.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(
t)}var Fo=A(()=>new Map(m.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),S=0,Rt=21,Mo=29,Ct=33,R=36,j=37,U=38;var Oe=t=>t<R&&t!==Ct,Pt=t=>t>S&&t<Mo;function C(t){let e=Fo();return e.get(t)??e.get(Te(Lo(t)))}function Ie(t){let e=lt(t),n={936:"gbk",950:"big5"}[e]??e,o=m.findIndex(({labels:r})=>r.some(i=>lt(i)===n));return o<0||
o===R?void 0:o}var lt=t=>Te(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),No=[{encoding:S,bytes:[239,187,191]},{encoding:j,bytes:[254,255]},{encoding:U,bytes:[255,
254]}];function ht(t){return No.find(e=>e.encoding===t)?.bytes}function $(t){return t===S||t===j||t===U}function Lo(t){let[e,n]=[
0,t.length];for(;e<n&&Se(t[e]);)e+=1;for(;n>e&&Se(t[n-1]);)n-=1;return t.slice(e,n)}var Se=t=>`	
\f\r `.includes(t);function Te(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var _=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var pt=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Ae=Symbol.for("encoding-wasm.UnmappableError"),mt=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${pt(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&Ae in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,
...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,Ae,{value:!0,...n}),t})();var Be=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Fe=()=>Object.getPrototypeOf(Uint8Array.prototype),Wt=t=>Be(Fe(),
t);var Me=t=>Fe()[t];var vt=Wt("buffer"),Ne=Wt("byteOffset"),Uo=Wt("byteLength"),$o=Me("set"),_o=Me("slice");var ko=Be(ArrayBuffer.prototype,"byteLength");var O=t=>Uo.call(t),B=(t,e,n=O(t))=>new Uint8Array(vt.call(t),Ne.call(t)+e,n-e);function Le(t,e){let n=Ne.call(t),o=e+(-(n+e)&3),r=Math.max(0,O(t)-o)>>2,i=r>0?new Int32Array(vt.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var nt=(t,e,n)=>$o.call(t,e,n),Do=(t,e,n)=>_o.call(t,e,n),Ro=64,Co=24;function Ue(t,e,n){if(n>Co)return Do(t,e,e+n);let o=new Uint8Array(
n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function ot(t,e){if(e<=Ro)return!1;try{return ko.call(vt.call(t)),!1}catch{return!0}}var Po=64,hi=new Uint8Array(3*Po);var rt=8;function wt(t,e,n){let{fromCharCode:o}=String,r=t;switch(n){case 0:return"";case 1:return o(r[e]);case 2:return o(
r[e],r[e+1]);case 3:return o(r[e],r[e+1],r[e+2]);case 4:return o(r[e],r[e+1],r[e+2],r[e+3]);case 5:return o(r[e],r[e+1],
r[e+2],r[e+3],r[e+4]);case 6:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5]);case 7:return o(r[e],r[e+1],r[e+2],r[e+3],
r[e+4],r[e+5],r[e+6]);default:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5],r[e+6],r[e+7])}}var gt=t=>globalThis.Buffer?.prototype?.[t],yt=gt("ucs2Slice"),$e=gt("ucs2Write"),jt=gt("utf8Slice"),_e=gt("latin1Slice"),
Wo=t=>globalThis[t],ke=Wo("TextDecoder"),vo=ke?.prototype?.decode;function H(t){let e=new ke(t,{ignoreBOM:!0});return vo.bind(e)}function G(t){try{return t()}catch{return}}var xt=()=>"InternalError"in globalThis,bt=()=>"Bun"in globalThis,it=()=>"Den\
o"in globalThis,V=()=>Number.parseInt(globalThis.process?.versions?.node,10),De=()=>globalThis.process?.getBuiltinModule?.(
"node:buffer")?.isAscii;var jo=65539;function Ce(t,e,n){let o=Et(a=>Go(a,n),t,e),r=Et(Vo,t,e);if(o&&r){let a=it()?Number.POSITIVE_INFINITY:64;return{
...r,read:(f,u)=>(u<128?o:r).read(f,u),write:(f,u)=>(f.length<a?o:r).write(f,u),readBytes:o.readBytes}}let i=Ht(t);if(o){
let a=xt()?Et(Re,t,e):void 0;return a?{...o,read:(f,u)=>(u<4096?o:a).read(f,u)}:o}let s=r??Et(Re,t,e)??i,c=r?rt:15;return{
...s,read:(a,f)=>(f<=c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function Et(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF an\
d longer than what is short";try{let r=t(e);return r.write(o,n),Ht(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{
return}}var Ho="strings";function Go(t,e){let[n]=WebAssembly.Module.customSections(e,Ho),o=new WebAssembly.Module(n,{builtins:[
"js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:jo}}function Vo(t){
let[e,n]=[yt,$e],o=new Uint8Array(t.buffer),r=()=>(o.length===0&&(o=new Uint8Array(t.buffer)),o);return{read:(s,c)=>e.call(
r(),s,s+2*c),write:(s,c)=>n.call(r(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:bt()||it()?void 0:i};function i(s){
let c=new Uint8Array(2*s),a=0;return{add(f,u){nt(c,new Uint8Array(t.buffer,f,2*u),a),a+=2*u},toText:()=>e.call(c,0,a)}}}
function Re(t){let e=H("utf-16le"),{write:n,most:o}=Ht(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}
function Ht(t){let e=new Uint16Array(t.buffer),n=()=>(e.length===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),
[s,c]=[o/2,o/2+r];if(r<=rt)return wt(i,s,r);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(
f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var St,d,Vt,Pe,We,k,E={input:0,units:0,output:0},It=-1,x=65536,st=0,Ot={name:"",encoding:It},w={isBusy:!0,newCodec:Number.
NaN},ct=Number.NaN;function Tt(t,e){Ot.name=t,Ot.encoding=e,w.newCodec=ct,w.isBusy&&ve(),w.isBusy=!0}function ve(){try{Ge(),
St??=He(be()),Ko(new WebAssembly.Instance(St),St)}catch(t){throw Ve(t)}}function je(t){try{Ge(),St=zo(He(t))}catch(e){throw Ve(
e)}ve()}function He(t){return qo(t)?t:new WebAssembly.Module(t)}function qo(t){try{return WebAssembly.Module.customSections(t,Dt),
!0}catch{return!1}}var Yo="encoding-wasm";function zo(t){let[e]=WebAssembly.Module.customSections(t,Yo),n=`${Dt} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ko({exports:t},e){if(d=
t,d.block_length()!==x)throw new Error("The module has blocks of another length.");Gt=WebAssembly.RuntimeError,E.input=d.
input(),E.units=d.units(),E.output=d.output(),ze(),k=Ce(d.memory,E.units,e),st=Math.min(d.units_length(),k.most),w.isBusy=
!1}function Ge(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which eve\
rything but labels and names needs. Turn it on, or use another host.")}function Ve(t){let{message:e}=t,n=i=>new Error(`e\
ncoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Xo(t))return new RangeError(`encoding-wasm\
: ${qe} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy f\
orbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(
`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,
LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which need\
s SIMD: ${t}`):t}var qe="no memory for WebAssembly; free some, and call again",Xo=t=>t instanceof RangeError&&/memory/i.
test(t.message);function at(){return Yt(),Vt}function Ye(){return Yt(),Pe}function qt(){return Yt(),We}function Yt(){Vt.
length===0&&ze()}function ze(){let{buffer:t}=d.memory;Vt=new Uint8Array(t),Pe=new Uint8Array(t,E.input,x),We=new Int32Array(
t,d.codec(),d.codec_length()>>2)}var Gt;function q(t){if(!Gt||!(t instanceof Gt))return t;let e=m[Ot.encoding]?.name,n=`${Ot.name}${e?` of ${e}`:""} fail\
ed`;return Zo()?new RangeError(`encoding-wasm: ${n}: ${qe}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Jo=32;function Zo(){try{
return d.memory.grow(Jo),!1}catch{return!0}}function W(){let t=qt();return Ze(t,new Int32Array(t.length))}function Xe(){return d.held()!==0?W():(w.newCodec=zt,null)}
var Je=t=>Ze(t,qt());function Ze(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Qe(t,e){Qo(t,e)||(Tt("decod\
ing",t),e?Je(e):d.new_decoder(t),zt=t===Ct||t===R?ct:t)}var zt=ct;function Qo(t,e){return e||w.newCodec!==t||w.isBusy?!1:
(w.newCodec=ct,w.isBusy=!0,!0)}function Kt(t,e,n,o){Tt("transcoding",t),o?Je(o):d.new_transcoder(t,e,+n)}function tn(t,e){d.set_source_encoding(t,+e),w.
isBusy=!1}var en=-1,tr=-2;function nn(t,e,n,o,r){At(t,e),w.isBusy=!0;let i=d.decode_block(e,n,+o,+r);return w.isBusy=!1,r&&i>=0&&(w.
newCodec=zt),dn(i)}var P={encoding:It,at:0,owner:void 0};function Xt(t,e,n){if((P.encoding!==t||P.owner!==d||w.isBusy)&&(Tt("decoding",t),P.
owner=d,P.at=k.readBytes?d.byte_table(t):0,P.encoding=t,w.isBusy=!1),P.at===0)return;if(n<=x)return At(e,n),Ke(n);if(k.most>
st)return;let o="";for(let r=0;r<n;r+=x){let i=Math.min(x,n-r);At(B(e,r,r+i),i),o=Y(o,Ke(i))}return o}var Ke=t=>k.readBytes(E.input,t,P.at);function Y(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long\
 for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var on=3,rn=t=>t+x+on<=st,
er=1<<28,sn=t=>t>st&&t<er?k.collect?.(t+on):void 0,cn=()=>E.units,an=()=>at()[E.units]|at()[E.units+1]<<8,fn=(t,e)=>k.read(
E.units+2*t,e-t);var F={none:0,source:1,result:2};function un(t,e,n,o){let r=O(t);At(t,r),w.isBusy=!0;let i=d.transcode_block(r,+e,n,o);return w.
isBusy=!1,dn(i)}var nr=24;function At(t,e){let n=Ye();if(e>nr)try{nt(n,t)}catch{nt(n,B(t,0,e))}else for(let o=0;o<e;o++)
n[o]=t[o]}function dn(t){if(t<tr)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
return t}var ln=t=>Ue(at(),E.output,t),hn=t=>at().subarray(E.output,E.output+t),M={finished:()=>d.finished()!==0,read:()=>d.
read(),written:()=>d.written(),codePoint:()=>d.code_point(),start:()=>d.start(),length:()=>d.length()},z={malformed:()=>d.
replaced(),firstMalformed:()=>d.first_replaced(),unmappable:()=>d.unmapped(),firstUnmappable:()=>d.first_unmapped(),codePoint:()=>d.
unmapped_code_point()};var Bt=["fatal","html","replacement"];var b=class extends Error{};function pn(t,e){let n=c=>{let a=e.find(({flags:u})=>Zt(u).includes(c));if(a)return a;let f=sr(
c,e.flatMap(({flags:u})=>Zt(u)));throw new b(`unknown option '${c}'${f?`
(Did you mean ${f}?)`:""}`)},o={},r=[...t],i=[],s=(c,a)=>{let{flags:f,isOptional:u,omitted:h}=c,p=Jt(c)?a??(u?h:r.shift()):
!0;if(p===void 0)throw new b(`option '${f}' argument missing`);o[or(f)]=p===!0||rr(c,p)};for(;r.length>0;){let c=r.shift();
if(c==="--")i.push(...r.splice(0));else if(c.startsWith("--")){let[a,f]=ir(c,c.indexOf("=")),u=n(a);if(f!==void 0&&!Jt(u))
throw new b(`option '${u.flags}' takes no argument`);s(u,f?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let a=c.slice(
1);a!=="";){let f=n(`-${a[0]}`);a=a.slice(1),s(f,a||void 0),Jt(f)&&(a="")}else i.push(c)}return{values:o,files:i}}var Zt=t=>t.
replace(/ <.*/,"").split(", "),Jt=({flags:t})=>t.endsWith(">"),or=t=>Zt(t).at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].
toUpperCase());function rr({flags:t,choices:e,parse:n},o){if(e&&!e.includes(o))throw new b(`option '${t}' argument '${o}\
' is invalid. Allowed choices are ${e.join(", ")}.`);if(!n)return o;try{return n(o)}catch(r){throw r instanceof b?new b(
`option '${t}' argument '${o}' is invalid. ${r.message}`):r}}var ir=(t,e)=>e<0?[t]:[t.slice(0,e),t.slice(e)];function sr(t,e){
let n=e.map(r=>({other:r,distance:cr(t,r)})),[o]=n.sort((r,i)=>r.distance-i.distance);return t.startsWith("--")&&o.distance<=
2?o.other:void 0}function cr(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o of t){let r=[n[0]+1];for(let i=0;i<
e.length;i++)r.push(Math.min(n[i]+(o===e[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var ft={failure:1,usage:2};var Qt=require("node:buffer"),wn=require("node:fs"),gn=56320;function yn(){let t=process.argv.slice(2);if(process.platform!==
"linux"||!t.some(n=>n.includes("\uFFFD")))return t;let e=(0,wn.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return e.slice(e.length-t.length).map(n=>K(Buffer.from(n,"latin1")))}function K(t){if((0,Qt.isUtf8)(t))return mn(
t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,Qt.isUtf8)(r));e+=o?mn(o):String.
fromCharCode(gn+t[n]),n+=o?.length??1}return e}var mn=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();function g(t){
let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-gn)))}function v(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.
charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var X=require("node:fs"),dt=require("node:path");function xn(t,e){let n=t.flatMap(o=>bn(o)?[o]:ar(o));return e?n.flatMap(o=>En(o)?Sn(o):[o]):n}function bn(t){try{return t===
"-"||(0,X.lstatSync)(g(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function En(t){try{return t!=="-"&&(0,X.statSync)(
g(t)).isDirectory()}catch{return!1}}function Sn(t){let e=te(t);return e?e.flatMap(({name:n,isFolder:o,isFile:r})=>{if(n.
startsWith("."))return[];let i=(0,dt.join)(t,n);return o?Sn(i):r?[i]:[]}):[t]}function te(t){try{return(0,X.readdirSync)(
g(t),{withFileTypes:!0,encoding:"buffer"}).map(e=>({name:K(e.name),isFolder:e.isDirectory(),isFile:e.isFile()})).sort((e,n)=>e.
name<n.name?-1:1)}catch{return}}function ar(t){if(!/[*?[]/.test(t))return[t];let e=t.split("/"),n=e[0]===""?"/":".",o=ut(
n,e[0]===""?e.slice(1):e);return o.length>0?o:[t]}function ut(t,[e,...n]){if(e==="**"){let i=(te(t)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>ut((0,dt.join)(t,s),[e,...n]));return[...n.length>0?ut(t,n):[],
...i]}if(!/[*?[]/.test(e)){let r=(0,dt.join)(t,e);return n.length>0?En(r)?ut(r,n):[]:bn(r)?[r]:[]}let o=fr(e);return(te(
t)??[]).flatMap(({name:r,isFolder:i})=>{if(!o.test(r)||r.startsWith(".")&&!e.startsWith("."))return[];let s=(0,dt.join)(
t,r);return n.length===0?[s]:i?ut(s,n):[]})}function fr(t){let e=t.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,o,r)=>n==="*"?".*":n==="?"?".":r!==void 0?`[${o&&"^"}${r.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${e}\
$`,"su")}var An=require("node:fs"),Bn=require("node:path");var In=require("node:util");var Tn={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},ee={
...Tn,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ne={...Tn,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function J(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,In.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function Z(t,e){
return oe(t,e instanceof Error?e.message:String(e)),ft.failure}function oe(t,e){Q(`encoding-wasm: ${t}: ${e}
`)}var On=!1;function Q(t){On||process.stderr.on("error",()=>{}),On=!0,process.stderr.write(t)}var tt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function Fn(){let t=(0,Bn.join)(__dirname,"encoding.wasm");try{return je((0,An.readFileSync)(t)),!0}catch(e){let{message:n}=J(
e,{});return Z(`its part ${v(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var ur=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,dr=A(()=>new Map(ur.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,C(e)])})));function Mn(t){return C(t)??dr().get(lt(t))??Ie(t)}var qi=1<<20;var Nn=["detect","html","xml"];var Ln=["fatal","html","replacement","ignore","translit"];var Un=["bash","zsh","fish"];var $n=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:lr,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:hr,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:Ln},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Nn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Un}],_n=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,kn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],Dn=[{flags:"--man\
ual",what:""}];function lr(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:Rn(e)}function hr(t){let[e,...n]=t.split(
"//"),o=Rn(e),r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new b(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?
{to:o,otherwise:s?"":"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Rn(t){let e=C(t)??Mn(t);if(e===void 0)throw new b(
"No encoding has this name; encoding-wasm --list shows all.");if(e===R)throw new b("It stands for an encoding that holds\
 no text.");return e}var l=require("node:fs"),N=require("node:path");var Wn=1;function ie(t){if(t===void 0)return pr();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,l.lstatSync)(
g(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,l.statSync)(g(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(N.sep))throw new Error(ne.EISDIR);return o&&!o.isFile()?se((0,l.createWriteStream)(g(t)),!0):(o&&(0,l.accessSync)(
g(t),l.constants.W_OK),gr(n?re(t):t,o))}var Cn;function pr(){return Cn??=mr(),Cn}function mr(){let t=(0,l.fstatSync)(Wn,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?se(process.stdout,!1):wr(e)}function wr(t){let e,
n=()=>{e??=se(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,l.writeSync)(Wn,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function se(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function re(t){if(!(0,l.lstatSync)(g(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=K((0,l.readlinkSync)(
g(t),"buffer"));return(0,N.isAbsolute)(e)?re(e):re(`${K(l.realpathSync.native(g((0,N.dirname)(t)),"buffer"))}${N.sep}${e}`)}
var Pn=0;function gr(t,e){Pn+=1;let n=[process.pid,Pn,Math.random().toString(36).slice(2)].join("-"),o=g((0,N.join)((0,N.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,l.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,l.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,l.writeSync)(r,a))},wait(){},finish(){s(),e&&(yr(o,e),(0,l.chmodSync)(o,e.mode)),
(0,l.renameSync)(o,g(t))},discard(){try{s()}finally{(0,l.rmSync)(o,{force:!0})}}}}function yr(t,{uid:e,gid:n}){try{(0,l.chownSync)(
t,e,n)}catch{}}async function et(t){try{let e=ie();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return ce(
void 0,e)}}function ce(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":v(t);return Z(`cannot write ${o}`,J(e,ne))}var vn={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ft=class t{from;to;#e=null;#t=0;#n;#o={
...vn};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#e&&(Kt(e,this.to,this.#n.ignoreBOM,this.#e),tn(e,n),this.#e=W())}get position(){
return this.#t}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#e=this.#e,n.#t=this.#t,
n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=ln}=this.#n;
s&&!this.#e&&o(Uint8Array.from(ht(this.to)??[]));let f=Math.max(0,Bt.indexOf(c)),u=O(e);try{Kt(this.from,this.to,i,this.#e);
for(let h=0;;){let p=u-h<=x,I=p&&h===0?e:B(e,h,p?u:h+x),T=un(I,r,f,p?n:F.none);this.#r(this.#t+h);let L=T<0?M.written():
T;if(L>0&&o(a(L)),T<0&&this.#s(T,h),h+=M.read(),p&&M.finished())break}}catch(h){throw q(h)}this.#e=W(),this.#t=n===F.none?
this.#t+u:0}takeLosses(){let e=this.#o;return this.#o={...vn},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
z.firstMalformed()),n.malformed+=z.malformed(),n.unmappable===0&&(n.firstUnmappable=e+z.firstUnmappable(),n.codePoint=z.
codePoint()),n.unmappable+=z.unmappable()}#s(e,n){let o=this.#t+n+M.start();throw this.#e=W(),this.#t=0,e===en?new _(m[this.
from].name,o,M.length()):new mt(M.codePoint(),o,m[this.to].name)}};var jn=13,Mt=10,Nt=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#t=n===j||n===U?2:1,this.#n=n===j?0:1,this.#e=
(e==="lf"?[Mt]:[jn,Mt]).flatMap(o=>this.#t===1?[o]:n===j?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===jn;if(a||c===Mt&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
Mt)for(let f=0;f<this.#t;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var y=require("node:fs");var Lt=1<<18,Hn,ae=0;async function Vn(t,e){let n=async i=>{try{return await i()}catch(s){throw J(s,ee)}},{next:o,close:r}=await n(
()=>t==="-"?br(e):Er(g(t),e));return{next:()=>n(o),close:r}}function br(t){let e=Kn((0,y.fstatSync)(ae,{bigint:!0}),t);return e.isFile()?qn(ae,e,()=>{}):Sr()}function Er(t,e){let n=Kn(
(0,y.statSync)(t,{bigint:!0}),e);if(!n.isFile())return Or(t);let o=(0,y.openSync)(t,"r");return qn(o,n,()=>(0,y.closeSync)(
o))}function qn(t,{size:e},n){Hn??=new Uint8Array(Lt);let o=Hn,r=0;return{async next(){let i=(0,y.readSync)(t,o,0,Lt,null);
if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,y.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it was made shorter wh\
ile it was read, so that its end is missing; convert it again")},close:n}}function Sr(){let t=Yn(ae,()=>{}),e=process.platform===
"win32"?Gn():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Gn()}return e.
next()},close:()=>e?.close()}}function Gn(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Or(t){let e=await zn(n=>(0,y.open)(t,n));return Yn(
e,()=>(0,y.closeSync)(e))}function Yn(t,e){let n=new Uint8Array(Lt);return{next:async()=>{let r=await zn(i=>(0,y.read)(t,
n,0,Lt,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var zn=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function Kn(t,e){
if(t.isDirectory())throw new Error(ee.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input");return t}var Jn=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var fe=new Set,ue=!1,Xn=Date.now();function de(t){if(fe.add(t),!ue)for(let e of Jn)process.on(e,Zn);return ue=!0,()=>fe.
delete(t)}function Zn(t){for(let e of fe)e();for(let e of Jn)process.off(e,Zn);process.kill(process.pid,t)}function Qn(){
if(!(!ue||Date.now()-Xn<50))return new Promise(t=>{setImmediate(()=>{Xn=Date.now(),t()})})}function eo(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${tt(s,"invalid byte sequence")} ${le(s)} left out, ${he(s)}at offset ${c}`),t.unmappable>0&&i.push(
`${to(t.unmappable,n)} ${le(t.unmappable)} left out`),i;if(s>0){let h=tt(s,"invalid byte sequence"),p=`${he(s)}at offset\
 ${c}`;i.push(`${h} became ${Tr(n,o)}, ${p}; the file is damaged, or not in ${m[e].name}: check --from, or use --fatal t\
o stop at such bytes`)}let u=o==="ignore"?`${le(t.unmappable)} left out`:Ir[typeof o=="function"?"function":o];if(t.unmappable>
0&&u){let h=`${he(t.unmappable)}${pe(f)} at offset ${a}`;i.push(`${to(t.unmappable,n)} ${u}, ${h}; use --unmappable html\
, or --to utf-8`)}return i}var Ir={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},le=t=>t===1?"was":"were",he=t=>t===1?"":"the first ",to=(t,e)=>`${tt(t,"character")} that ${m[e].name} can't \
represent`;function pe(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${pt(t)})`:pt(t)}
function Tr(t,e){return ht(t)||t===C("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var ro=require("node:fs");var me=1e6,Ar=20*me,Br=2*me,Fr=100,no=40,Mr="\x1B[?25l",Nr="\x1B[?25h",oo="\r\x1B[K";function io(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(u){let h=Date.now();if(i&&h-c<Fr)return;c=h,s||n(),s=!0;let p=_r(r,u,(h-a)/1e3);Q(`${i?"":Mr}${oo}${p.
slice(0,process.stderr.columns)}`),i=!0}return{add(u){r+=u,!(r<Br)&&(o??={total:Ur(t),canShow:Lr(e)},o.canShow&&(o.total??
r)>=Ar&&f(o.total))},stop(){i&&Q(`${oo}${Nr}`),i=!1}}}var Lr=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function Ur(t){let e=0;for(let n of t){let o=n==="-"?void 0:$r(n);if(!o?.isFile())return;e+=o.size}return e}
function $r(t){try{return(0,ro.statSync)(g(t))}catch{return}}function _r(t,e,n){let o=`${Ut(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${Ut(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*no)).padEnd(no,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Ut(t)} of ${Ut(e)} MB | ${o} | ${c}${s%
60} s left`}var Ut=t=>(t/me).toFixed(1);var ao=512,kr=64,Dr=24;function fo(t,e,n,o){if(n===0)return"";if(n>kr||t===S&&n>Dr||(e[0]|e[n>>1]|e[n-1])>=128||!Rr(e,n))
return;if(n<=rt)return wt(e,0,n);let r=lo();return r?r.call(e,0,n):o(t,e,n)}function Rr(t,e){for(let n=0;n<e;n++)if(t[n]>=
128)return!1;return!0}var so=[];function uo(t,e,n,o){return n<ao?o(t,e,n)??co(t,e,n):co(t,e,n)??Cr(t,e,n,o)??o(t,e,n)}function co(t,e,n){
let o=lo();if(!(!o||t!==Rt||!Wr(e,n)||ot(e,n)))try{return o.call(e,0,n)}catch{return}}function Cr(t,e,n,o){if(!(!vr(t)||
ot(e,n)))return so[t]??=G(()=>jr(t,o))??null,so[t]?.(e)}var lo=A(()=>G(Pr));function Pr(){let t=_e,e=Uint8Array.from({length:256},
(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function Wr(t,e){if(e<ao)return we(t,0,e);let{start:n,
words:o}=Le(t,0),r=n+4*o.length;if(!we(t,0,n)||!we(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&
~(s<<2)&2155905152)!==0)return!1}return!0}function we(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var vr=t=>xt()||
t===Rt&&(bt()||!(V()>0));function jr(t,e){let n=H(m[t].name),o=i=>n(i)===e(t,i,O(i)),r=Uint8Array.from({length:4096},(i,s)=>s);
return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Hr=24,Gr=A(()=>G(qr)),Vr=A(()=>G(zr));function ho(t,e,n){if(!(t!==S&&t!==U)&&!(n<Hr&&(n===0||t===U||!po()))&&!ot(e,n))return t===S?Gr():Vr()}function qr(){let t=V()<22?De():()=>!0;if(!t)return;let e=H("utf-8"),n=Yr()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(
i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{
return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:
2)>c?s-c:s}return s}}}var po=A(()=>V()>=22&&!it()&&jt!==void 0);function Yr(){if(!po())return;let t=jt;return(e,n)=>t.call(
e,0,n)}function zr(){let t=V()<22?512:Number.POSITIVE_INFINITY,e=r=>yt.call(r,0,O(r)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(
Uint16Array.from({length:n.length},(r,i)=>n.charCodeAt(i)).buffer);if(!(e(o)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))
return{bom:[255,254],decode(r,i,s){if(!(i%2===1||i>t))try{let c=e(r);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{
return}},completeLength(r,i){let s=i-i%2;return(r[s-1]&252)===216?s-2:s}}}var Kr=65279,Xr=256,$t=class{encoding;fatal;ignoreBOM;#e=null;#t=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.
fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return m[this.encoding].name}reset(){this.#e=null,this.#t=!1,this.#n=0}decode(e,n,o){
let r=O(e),i=this.#e,s=this.#t,c=this.#n,a="";try{a=this.#r(e,r,n)??this.#i(e,r,n)}catch(u){throw this.#e=i,this.#t=s,this.#n=
c,q(u)}let f=this.#o;if(f)throw this.#o=null,this.#t=s,this.#n=c+r,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){let{
encoding:r}=this;if(!this.#e&&Oe(r)){let s=fo(r,e,n,Xt)??(Pt(r)?uo(r,e,n,Xt):void 0);if(s!==void 0&&!(this.fatal&&s.includes(
"\uFFFD")))return this.#n+=n,this.#t||=n>0,s}let i=ho(r,e,n);return i&&this.#s(i,e,n,o)}#s(e,n,o,r){let i=0,s="",c=e.completeLength(
n,o);if(o<Xr&&(this.#e||c<o))return;if(this.#e){if(this.encoding!==S)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;
if(s=this.#i(B(n,0,i),i,!0),this.#o)return s}!this.#t&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((u,h)=>n[i+h]===u)&&
(i+=e.bom.length,this.#n+=e.bom.length),this.#t||=c>0;let a=i===0&&c===o?n:B(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===
void 0){if(s=Y(s,this.#i(a,c-i,!0)),this.#o)return s}else s=Y(s,f),this.#n+=c-i;return c<o?Y(s,this.#i(B(n,c),o-c,r)):s}#i(e,n,o){
Qe(this.encoding,this.#e);let r="",i=sn(n),s=this.#t||this.ignoreBOM||!$(this.encoding),c=0;for(let a=0;;a+=x){let f=n-a<=
x,u=Math.min(x,n-a),h=a===0&&f?e:B(e,a,a+u),p=nn(h,u,c,this.fatal,o&&f);if(p<0)return this.#e=W(),this.#o=new _(this.name,
this.#n+a+M.start(),M.length()),r;if(c+=p,c>0&&(f||!rn(c))){let I=!s&&an()===Kr?1:0;i?i.add(cn()+2*I,c-I):r=Y(r,fn(I,c)),
s=!0,c=0}if(f)break}return this.#t=s,this.#e=o?null:Xe(),this.#n+=n,i?i.toText():r}};var mo=10,_t=class{line=1;column=1;#e;#t=[];constructor(e){this.#e=new $t(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#t=[]}advance(e){let n=0;for(let o=e.indexOf(mo);o>=0;o=e.indexOf(mo,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#e.
reset(),this.#t=[]),this.#t.push(e.slice(n))}settle(){for(let e of this.#t)for(let n of this.#e.decode(e,!1))this.column+=
1;this.#t=[]}};var wo={isLending:!0,newTranscoder:({from:t,to:e},n)=>new Ft(t,e,{...n,take:hn})},D=class extends Error{};async function go(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=io(t.files,n,()=>{o?.keepListening?.(),n&&(r=de(i))}),
c=0;try{n||(r=de(i)),o=t.isDry?Jr:ie(t.output);let a=new ge(t,e,o,s);for(let f of t.files)if(c=await a.add(f)||c,c!==0&&
!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=ce(t.output,a instanceof D?a.cause:a)||c}return r(),
c}var Jr={write(){},wait(){},finish(){},discard(){}},ge=class{#e;#t;#n;#o;constructor(e,n,o,r){this.#e=e,this.#t=o,this.#n=
r,this.#o=new ye(e,n,i=>{try{o.write(i)}catch(s){throw new D("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#i(e),0}catch(n){if(n instanceof D)throw n;return this.#o.abandon(),await this.#s(),this.#i(e),this.#n.stop(),Z(
v(e),n)}}async end(){this.#o.convert(new Uint8Array,F.result),await this.#t.finish()}async#r(e){let n=await Vn(e,this.#t.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,F.none),await this.#s(),this.#n.add(r.length),await Qn()}finally{
await n.close()}this.#o.convert(new Uint8Array,F.source),await this.#s();let{encoding:o}=this.#o;o!==void 0&&this.#e.onDecision?.(
o)}#s(){return this.#t.wait()?.catch(e=>{throw new D("The output failed.",{cause:e})})}#i(e){for(let n of this.#o.takeMessages())
this.#n.stop(),oe(v(e),n)}},ye=class{#e;#t;#n;#o;#r;#s;#i=!1;#f=!1;#c;constructor(e,n,o){let{to:r,bom:i,fatal:s,unmappable:c,
eol:a}=e;this.#e=e,this.#t=n,this.#n=o;let f=i==="keep"&&$(r)&&e.files.length===1,u={fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};
this.#o=n.newTranscoder(e,u);let h=c==="fatal"||c==="translit";this.#c=h&&!$(r)?new _t(r):void 0,this.#s=a&&new Nt(a,r)}get encoding(){
return this.#o.decision?.encoding}convert(e,n){let o;this.#f=!0,n!==F.result&&!this.#i&&(this.#r=this.#t.newFixer?.());let r=[];
try{this.#o.transcode(e,n,s=>{this.#c?.advance(s),this.#t.isLending?this.#a(s):r.push(s)})}catch(s){if(s instanceof D)throw s;
o=s}for(let s of r)if(!this.#r)this.#a(s);else for(let c of this.#r.add(s))this.#a(c);if(this.#i=!o&&n===F.none,this.#r&&
!this.#i){for(let s of this.#r.end())this.#a(s);this.#r=void 0}this.#c?.settle();let i=o&&Qr(o,this.#c);if(this.#i||this.#c?.
startFile(),o)throw i}#a(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#i)try{this.convert(new Uint8Array,F.source)}catch(e){
if(e instanceof D)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#e,{decision:r}=this.#o,i=this.#o.takeLosses();
if(!r||!this.#f)return[];this.#f=!1;let s=n?[]:eo(i,r.encoding,this.#e),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(
`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e=="object"&&s.unshift(Zr(r)),s}};function Zr({encoding:t,
source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`it is taken for ${m[t].name} (${o})`}function Qr(t,e){
if(t instanceof _){let n=t.length===1?"is":"are";return new Error(`${tt(t.length,"byte")} at offset ${t.offset} ${n} inv\
alid in ${t.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(t instanceof mt&&e){let{
line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offset ${t.index}): ${t.encoding} can't represent ${pe(t.codePoint)}\
; use --unmappable translit, html or replacement, or --to utf-8`)}return t}var ti=100;function ei(t){try{let{values:e,files:n}=pn(t,[...$n,...kn,...Dn]),o=e.help||e.version?void 0:ni(e,n);if(o)throw new b(
o);oi(e,n).then(yo)}catch(e){if(!(e instanceof b))throw e;Q(`error: ${e.message}
(see encoding-wasm --help)
`),yo(ft.usage)}}function ni(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:a,outDir:f,recursive:u,skipUtf8:h,
dryRun:p,completion:I}=t,T=a!==void 0||f!==void 0;if(o!==void 0&&(r||i||I))return`--output is for conversions; write ${r?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(r||i||I||t.manual)
return;if(t.repair&&t.c)return"--repair and -c exclude each other.";if(n===void 0&&!t.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:L}=xo(t);if(c==="add"&&!$(L))return`--bom: ${m[L].name}\
 has no byte order mark.`;if(a!==void 0&&f!==void 0)return"--in-place and --out-dir exclude each other.";if(T&&o!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(T&&(e.length===0||e.includes("-")))
return"--in-place and --out-dir need the names of files.";if(a?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((h||p)&&!T)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(u&&!T&&o===void 0&&e.length===
0)return"--recursive needs a directory."}var xo=({to:t={to:S},c:e,unmappable:n})=>n?{to:t.to,unmappable:n}:{...e&&{unmappable:"\
ignore"},...t};async function oi(t,e){if(t.help)return et(_n);if(t.version)return et(`0.1.0
`);if(t.list)return et(m.map(({name:L,labels:bo})=>`${L}: ${bo.join(", ")}
`).join(""));if(t.completion)return et((await Promise.resolve().then(()=>kt(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return et((await Promise.resolve().then(()=>kt(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:o,recursive:r=!1,inPlace:i,outDir:s,c,repair:a,fixDeclaration:f}=t,{to:u,unmappable:h="fatal",otherwise:p}=xo(
t),I={files:e.length>0?xn(e,r):["-"],from:n,to:u,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||i==="",unmappable:h,quiet:!!(t.
quiet||t.silent),verbose:!!t.verbose,output:o==="-"?void 0:o};return typeof n=="number"&&Bt.includes(h)&&[p,i,s].every(L=>L===
void 0)&&![t.detect,c,a,f].some(Boolean)?Fn()?go(I,wo):ft.failure:(await Promise.resolve().then(()=>kt(require("./cli-full.cjs"),1))).
runFully(I,{...t,otherwise:p})}function yo(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(
t)),ti).unref()}ei(yn());
