#!/usr/bin/env node
"use strict";var co=Object.create;var lt=Object.defineProperty;var ao=Object.getOwnPropertyDescriptor;var fo=Object.getOwnPropertyNames;var uo=Object.getPrototypeOf,lo=Object.prototype.hasOwnProperty;var ho=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var po=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of fo(t))!lo.call(e,r)&&r!==n&&lt(e,r,{get:()=>t[r],
enumerable:!(o=ao(t,r))||o.enumerable});return e};var se=(e,t,n)=>(n=e!=null?co(uo(e)):{},po(t||!e||!e.__esModule?lt(n,"default",{value:e,enumerable:!0}):n,e));var Bt=ho(()=>{"use strict"});var Ne="encoding-wasm";function ht(){throw new Error("encoding-wasm: call instantiate() first.")}var pt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function N(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var p=mo();function mo(){let e=pt.split(`
`).map(t=>{let n=t.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(
e)}var wo=N(()=>new Map(p.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),O=0,wt=21,go=29,$e=33,R=36,G=37,$=38;var gt=e=>e<R&&e!==$e,ae=e=>e>O&&e<go;function P(e){let t=wo();return t.get(e)??t.get(bt(bo(e)))}function yt(e){let t=ce(e),n={936:"gbk",950:"big5"}[t]??t,o=p.findIndex(({labels:r})=>r.some(i=>ce(i)===n));return o<0||
o===R?void 0:o}var ce=e=>bt(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),yo=[{encoding:O,bytes:[239,187,191]},{encoding:G,bytes:[254,255]},{encoding:$,bytes:[255,
254]}];function fe(e){return yo.find(t=>t.encoding===e)?.bytes}function L(e){return e===O||e===G||e===$}function bo(e){let[t,n]=[
0,e.length];for(;t<n&&mt(e[t]);)t+=1;for(;n>t&&mt(e[n-1]);)n-=1;return e.slice(t,n)}var mt=e=>`	
\f\r `.includes(e);function bt(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var U=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ue=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,xt=Symbol.for("encoding-wasm.UnmappableError"),de=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${ue(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function t(o){return this!==e?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&xt in o}let n={writable:!0,configurable:!0};return Object.defineProperty(e,Symbol.hasInstance,{value:t,
...n}),Object.defineProperty(e,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(e.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(e.prototype,xt,{value:!0,...n}),e})();var Et=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,St=()=>Object.getPrototypeOf(Uint8Array.prototype),Le=e=>Et(St(),
e);var Ot=e=>St()[e];var It=Le("buffer"),xo=Le("byteOffset"),Eo=Le("byteLength"),So=Ot("set"),Oo=Ot("slice");var Io=Et(ArrayBuffer.prototype,"byteLength");var b=e=>Eo.call(e),T=(e,t,n=b(e))=>new Uint8Array(It.call(e),xo.call(e)+t,n-t);var le=(e,t,n)=>So.call(e,t,n),Ue=(e,t,n)=>Oo.call(e,t,n),To=24;function Tt(e,t,n){if(n>To)return Ue(e,t,t+n);let o=new Uint8Array(
n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function ke(e){try{return Io.call(It.call(e)),!1}catch{return!0}}var kt=se(Bt(),1);var At="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Ft(e){if(Uint8Array.fromBase64)return Uint8Array.
fromBase64(e);let{Buffer:t}=globalThis;if(typeof t?.from=="function")return t.from(e,"base64");let n=new Uint8Array(128);
for(let s=0;s<At.length;s++)n[At.charCodeAt(s)]=s;let o=e.indexOf("=")<0?e.length:e.indexOf("="),r=new Uint8Array(o*3>>2),
i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[e.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var _e=e=>globalThis.Buffer?.prototype?.[e],he=_e("ucs2Slice"),Mt=_e("ucs2Write"),De=_e("utf8Slice"),Bo=e=>globalThis[e],
Nt=Bo("TextDecoder"),Ao=Nt?.prototype?.decode;function ee(e){let t=new Nt(e,{ignoreBOM:!0});return Ao.bind(t)}var pe=()=>"InternalError"in globalThis,$t=()=>"Bun"in globalThis,me=()=>"Deno"in globalThis,Re=()=>Number.parseInt(globalThis.
process?.versions?.node,10),Lt=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii;var Fo=65539;function _t(e,t){let n=we(Mo,e,t),o=we(No,e,t);if(n&&o){let s=me()?Number.POSITIVE_INFINITY:64;return{read:(c,a)=>(a<
128?n:o).read(c,a),write:(c,a)=>(c.length<s?n:o).write(c,a),readBytes:n.readBytes,most:o.most}}let r=Pe(e);if(n){let s=pe()?
we(Ut,e,t):void 0;return s?{...n,read:(c,a)=>(a<4096?n:s).read(c,a)}:n}let i=o??we(Ut,e,t)??r;return{read:(s,c)=>(c<16?r:
i).read(s,c),write:(s,c)=>(s.length<16?r:i).write(s,c),most:i.most}}function we(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than\
 what is short";try{let r=e(t);return r.write(o,n),Pe(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}
function Mo(e){let t=new WebAssembly.Module(Ft(kt.default),{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(
t,{"encoding-wasm":{memory:e}});return{...n,most:Fo}}function No(e){let[t,n]=[he,Mt],o=new Uint8Array(e.buffer),r=()=>(b(
o)===0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.
POSITIVE_INFINITY}}function Ut(e){let t=ee("utf-16le"),{write:n,most:o}=Pe(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,
r,i)),write:n,most:o}}function Pe(e){let t=new Uint16Array(e.buffer),n=()=>(b(t)===0&&(t=new Uint16Array(e.buffer)),t);return{
read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<c;f+=
8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.
length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Ce,u,ve,te,C,m={input:0,units:0,output:0,codec:0,codecEnd:0},ye=-1,E=65536,be=0,ge={name:"",encoding:ye},y={isBusy:!0,
newCodec:Number.NaN},ne=Number.NaN;function xe(e,t){ge.name=e,ge.encoding=t,y.newCodec=ne,y.isBusy&&Dt(),y.isBusy=!0}function Dt(){
try{Ct(),Ce??=Pt(ht()),ko(new WebAssembly.Instance(Ce))}catch(e){throw vt(e)}}function Rt(e){try{Ct(),Ce=Uo(Pt(e))}catch(t){
throw vt(t)}Dt()}function Pt(e){return $o(e)?e:new WebAssembly.Module(e)}function $o(e){try{return WebAssembly.Module.customSections(e,Ne),
!0}catch{return!1}}var Lo="encoding-wasm";function Uo(e){let[t]=WebAssembly.Module.customSections(e,Lo),n=`${Ne} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function ko({exports:e}){if(u=e,
u.block_length()!==E)throw new Error("The module has blocks of another length.");We=WebAssembly.RuntimeError,m.input=u.input(),
m.units=u.units(),m.output=u.output(),m.codec=u.codec(),m.codecEnd=m.codec+u.codec_length(),jt(),C=_t(u.memory,m.units),
be=Math.min(u.units_length(),C.most),y.isBusy=!1}function Ct(){if(typeof WebAssembly!="object")throw new Error("encoding\
-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function vt(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(_o(e))return new RangeError(
`encoding-wasm: ${Wt} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var Wt="no memory for WebAssembly; free some, and call again",_o=e=>e instanceof
RangeError&&/memory/i.test(e.message);function k(){return b(ve)===0&&jt(),ve}function jt(){ve=new Uint8Array(u.memory.buffer),
te=new Uint8Array(u.memory.buffer,m.input,E)}var We;function H(e){if(!We||!(e instanceof We))return e;let t=p[ge.encoding]?.name,n=`${ge.name}${t?` of ${t}`:""} fail\
ed`;return Ro()?new RangeError(`encoding-wasm: ${n}: ${Wt}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}var Do=32;function Ro(){try{
return u.memory.grow(Do),!1}catch{return!0}}var Ht=()=>u.held()!==0,W=()=>Ue(k(),m.codec,m.codecEnd),Vt=e=>le(k(),e,m.codec);function qt(e,t){Po(e,t)||(xe("decoding",
e),t?Vt(t):u.new_decoder(e),Yt=e===$e||e===R?ne:e)}var Yt=ne;function Po(e,t){return t||y.newCodec!==e||y.isBusy?!1:(y.newCodec=
ne,y.isBusy=!0,!0)}function je(e,t,n,o){xe("transcoding",e),o?Vt(o):u.new_transcoder(e,t,+n)}function zt(e,t){u.set_source_encoding(e,+t),y.
isBusy=!1}var Kt=-1,Co=-2;function Xt(e,t,n,o,r){Ee(e,t),y.isBusy=!0;let i=u.decode_block(t,n,+o,+r);return y.isBusy=!1,r&&i>=0&&(y.
newCodec=Yt),tn(i)}var v={encoding:ye,at:0,owner:void 0},vo=64;function Ge(e,t,n){let o=ae(e),r=n<=vo&&(t[0]|t[n>>1]|t[n-1])<128;if(!o&&!r||
((v.encoding!==e||v.owner!==u||y.isBusy)&&(xe("decoding",e),v.owner=u,v.at=C.readBytes?u.byte_table(e):0,v.encoding=e,y.
isBusy=!1),v.at===0))return;if(n<=E){if(Ee(t,n),!o){for(let s=0;s<n;s++)if(te[s]>=128)return}return Gt(n)}if(C.most>be)return;
let i="";for(let s=0;s<n;s+=E){let c=Math.min(E,n-s);Ee(T(t,s,s+c),c),i=V(i,Gt(c))}return i}var Gt=e=>C.readBytes(m.input,e,v.at);function V(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long\
 for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Wo=3,Jt=e=>e+E+Wo<=be,
Zt=()=>k()[m.units]|k()[m.units+1]<<8,Qt=(e,t)=>C.read(m.units+2*e,t-e);var B={none:0,source:1,result:2};function en(e,t,n,o){let r=b(e);Ee(e,r),y.isBusy=!0;let i=u.transcode_block(r,+t,n,o);return y.
isBusy=!1,tn(i)}var jo=8;function Ee(e,t){let n=k();if(t>jo)try{le(te,e)}catch{le(te,T(e,0,t))}else for(let o=0;o<t;o++)
n[m.input+o]=e[o]}function tn(e){if(e<Co)throw new Error("encoding-wasm: the current codec is of another kind. Please re\
port it.");return e}var nn=e=>Tt(k(),m.output,e),on=e=>k().subarray(m.output,m.output+e),A={finished:()=>u.finished()!==
0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()},q={malformed:()=>u.
replaced(),firstMalformed:()=>u.first_replaced(),unmappable:()=>u.unmapped(),firstUnmappable:()=>u.first_unmapped(),codePoint:()=>u.
unmapped_code_point()};var Se=["fatal","html","replacement"];var S=class extends Error{};function rn(e,t){let n=c=>{let a=t.find(({flags:d})=>Ve(d).includes(c));if(a)return a;let f=qo(
c,t.flatMap(({flags:d})=>Ve(d)));throw new S(`unknown option '${c}'${f?`
(Did you mean ${f}?)`:""}`)},o={},r=[...e],i=[],s=(c,a)=>{let{flags:f,isOptional:d,omitted:h}=c,g=He(c)?a??(d?h:r.shift()):
!0;if(g===void 0)throw new S(`option '${f}' argument missing`);o[Go(f)]=g===!0||Ho(c,g)};for(;r.length>0;){let c=r.shift();
if(c==="--")i.push(...r.splice(0));else if(c.startsWith("--")){let[a,f]=Vo(c,c.indexOf("=")),d=n(a);if(f!==void 0&&!He(d))
throw new S(`option '${d.flags}' takes no argument`);s(d,f?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let a=c.slice(
1);a!=="";){let f=n(`-${a[0]}`);a=a.slice(1),s(f,a||void 0),He(f)&&(a="")}else i.push(c)}return{values:o,files:i}}var Ve=e=>e.
replace(/ <.*/,"").split(", "),He=({flags:e})=>e.endsWith(">"),Go=e=>Ve(e).at(-1).replace(/^-+/,"").replace(/-./g,t=>t[1].
toUpperCase());function Ho({flags:e,choices:t,parse:n},o){if(t&&!t.includes(o))throw new S(`option '${e}' argument '${o}\
' is invalid. Allowed choices are ${t.join(", ")}.`);if(!n)return o;try{return n(o)}catch(r){throw r instanceof S?new S(
`option '${e}' argument '${o}' is invalid. ${r.message}`):r}}var Vo=(e,t)=>t<0?[e]:[e.slice(0,t),e.slice(t)];function qo(e,t){
let n=t.map(r=>({other:r,distance:Yo(e,r)})),[o]=n.sort((r,i)=>r.distance-i.distance);return e.startsWith("--")&&o.distance<=
2?o.other:void 0}function Yo(e,t){let n=Array.from({length:t.length+1},(o,r)=>r);for(let o of e){let r=[n[0]+1];for(let i=0;i<
t.length;i++)r.push(Math.min(n[i]+(o===t[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[t.length]}var oe={failure:1,usage:2};var qe=require("node:buffer"),cn=require("node:fs"),an=56320;function fn(){let e=process.argv.slice(2);if(process.platform!==
"linux"||!e.some(n=>n.includes("\uFFFD")))return e;let t=(0,cn.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return t.slice(t.length-e.length).map(n=>Y(Buffer.from(n,"latin1")))}function Y(e){if((0,qe.isUtf8)(e))return sn(
e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+r)).find(r=>(0,qe.isUtf8)(r));t+=o?sn(o):String.
fromCharCode(an+e[n]),n+=o?.length??1}return t}var sn=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString();function w(e){
let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-an)))}function j(e){return e===""?"''":e==="-"?"standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.
charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var z=require("node:fs"),ie=require("node:path");function un(e,t){let n=e.flatMap(o=>dn(o)?[o]:zo(o));return t?n.flatMap(o=>ln(o)?hn(o):[o]):n}function dn(e){try{return e===
"-"||(0,z.lstatSync)(w(e),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function ln(e){try{return e!=="-"&&(0,z.statSync)(
w(e)).isDirectory()}catch{return!1}}function hn(e){let t=Ye(e);return t?t.flatMap(({name:n,isFolder:o,isFile:r})=>{if(n.
startsWith("."))return[];let i=(0,ie.join)(e,n);return o?hn(i):r?[i]:[]}):[e]}function Ye(e){try{return(0,z.readdirSync)(
w(e),{withFileTypes:!0,encoding:"buffer"}).map(t=>({name:Y(t.name),isFolder:t.isDirectory(),isFile:t.isFile()})).sort((t,n)=>t.
name<n.name?-1:1)}catch{return}}function zo(e){if(!/[*?[]/.test(e))return[e];let t=e.split("/"),n=t[0]===""?"/":".",o=re(
n,t[0]===""?t.slice(1):t);return o.length>0?o:[e]}function re(e,[t,...n]){if(t==="**"){let i=(Ye(e)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>re((0,ie.join)(e,s),[t,...n]));return[...n.length>0?re(e,n):[],
...i]}if(!/[*?[]/.test(t)){let r=(0,ie.join)(e,t);return n.length>0?ln(r)?re(r,n):[]:dn(r)?[r]:[]}let o=Ko(t);return(Ye(
e)??[]).flatMap(({name:r,isFolder:i})=>{if(!o.test(r)||r.startsWith(".")&&!t.startsWith("."))return[];let s=(0,ie.join)(
e,r);return n.length===0?[s]:i?re(s,n):[]})}function Ko(e){let t=e.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,o,r)=>n==="*"?".*":n==="?"?".":r!==void 0?`[${o&&"^"}${r.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${t}\
$`,"su")}var gn=require("node:fs"),yn=require("node:path");var mn=require("node:util");var wn={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},ze={
...wn,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Ke={...wn,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function K(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,mn.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function X(e,t){
return Xe(e,t instanceof Error?t.message:String(t)),oe.failure}function Xe(e,t){J(`encoding-wasm: ${e}: ${t}
`)}var pn=!1;function J(e){pn||process.stderr.on("error",()=>{}),pn=!0,process.stderr.write(e)}var Z=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;function bn(){let e=(0,yn.join)(__dirname,"encoding.wasm");try{return Rt((0,gn.readFileSync)(e)),!0}catch(t){let{message:n}=K(
t,{});return X(`its part ${j(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Xo=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,Jo=N(()=>new Map(Xo.split(`
`).flatMap(e=>{let[t,...n]=e.split(" ");return n.map(o=>[o,P(t)])})));function xn(e){return P(e)??Jo().get(ce(e))??yt(e)}var Fi=1<<20;var En=["detect","html","xml"];var Sn=["fatal","html","replacement","ignore","translit"];var On=["bash","zsh","fish"];var In=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Zo,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Qo,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:Sn},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:En},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:On}],Tn=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,Bn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],An=[{flags:"--man\
ual",what:""}];function Zo(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Fn(t)}function Qo(e){let[t,...n]=e.split(
"//"),o=Fn(t),r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new S(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?
{to:o,otherwise:s?"":"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Fn(e){let t=P(e)??xn(e);if(t===void 0)throw new S(
"No encoding has this name; encoding-wasm --list shows all.");if(t===R)throw new S("It stands for an encoding that holds\
 no text.");return t}var l=require("node:fs"),F=require("node:path");var $n=1;function Ze(e){if(e===void 0)return er();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,l.lstatSync)(
w(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,l.statSync)(w(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith(
"/")||e.endsWith(F.sep))throw new Error(Ke.EISDIR);return o&&!o.isFile()?Qe((0,l.createWriteStream)(w(e)),!0):(o&&(0,l.accessSync)(
w(e),l.constants.W_OK),or(n?Je(e):e,o))}var Mn;function er(){return Mn??=tr(),Mn}function tr(){let e=(0,l.fstatSync)($n,
{bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?Qe(process.stdout,!1):nr(t)}function nr(e){let t,
n=()=>{t??=Qe(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray(
(0,l.writeSync)($n,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function Qe(e,t){e.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),t&&await o(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function Je(e){if(!(0,l.lstatSync)(w(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=Y((0,l.readlinkSync)(
w(e),"buffer"));return(0,F.isAbsolute)(t)?Je(t):Je(`${Y(l.realpathSync.native(w((0,F.dirname)(e)),"buffer"))}${F.sep}${t}`)}
var Nn=0;function or(e,t){Nn+=1;let n=[process.pid,Nn,Math.random().toString(36).slice(2)].join("-"),o=w((0,F.join)((0,F.dirname)(
e),`.encoding-wasm-${n}.tmp`)),r=(0,l.openSync)(o,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,l.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,l.writeSync)(r,a))},wait(){},finish(){s(),t&&(rr(o,t),(0,l.chmodSync)(o,t.mode)),
(0,l.renameSync)(o,w(e))},discard(){try{s()}finally{(0,l.rmSync)(o,{force:!0})}}}}function rr(e,{uid:t,gid:n}){try{(0,l.chownSync)(
e,t,n)}catch{}}async function Q(e){try{let t=Ze();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return et(void 0,
t)}}function et(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard output":
j(e);return X(`cannot write ${o}`,K(t,Ke))}var Ln={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Oe=class e{from;to;#t=null;#e=0;#n;#o={
...Ln};constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(je(t,this.to,this.#n.ignoreBOM,this.#t),zt(t,n),this.#t=W())}get position(){
return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,fatal:t});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=nn}=this.#n;
s&&!this.#t&&o(Uint8Array.from(fe(this.to)??[]));let f=Math.max(0,Se.indexOf(c)),d=b(t);try{je(this.from,this.to,i,this.#t);
for(let h=0;;){let g=d-h<=E,D=g&&h===0?t:T(t,h,g?d:h+E),I=en(D,r,f,g?n:B.none);this.#r(this.#e+h);let M=I<0?A.written():
I;if(M>0&&o(a(M)),I<0&&this.#s(I,h),h+=A.read(),g&&A.finished())break}}catch(h){throw H(h)}this.#t=W(),this.#e=n===B.none?
this.#e+d:0}takeLosses(){let t=this.#o;return this.#o={...Ln},t}#r(t){let n=this.#o;n.malformed===0&&(n.firstMalformed=t+
q.firstMalformed()),n.malformed+=q.malformed(),n.unmappable===0&&(n.firstUnmappable=t+q.firstUnmappable(),n.codePoint=q.
codePoint()),n.unmappable+=q.unmappable()}#s(t,n){let o=this.#e+n+A.start();throw this.#t=W(),this.#e=0,t===Kt?new U(p[this.
from].name,o,A.length()):new de(A.codePoint(),o,p[this.to].name)}};var Un=13,Ie=10,Te=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===G||n===$?2:1,this.#n=n===G?0:1,this.#t=
(t==="lf"?[Ie]:[Un,Ie]).flatMap(o=>this.#e===1?[o]:n===G?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,
t]):t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Un;if(a||c===Ie&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
Ie)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var x=require("node:fs");var Be=1<<18,kn,tt=0;async function Dn(e,t){let n=async i=>{try{return await i()}catch(s){throw K(s,ze)}},{next:o,close:r}=await n(
()=>e==="-"?sr(t):cr(w(e),t));return{next:()=>n(o),close:r}}function sr(e){let t=vn((0,x.fstatSync)(tt,{bigint:!0}),e);return t.isFile()?Rn(tt,t,()=>{}):ar()}function cr(e,t){let n=vn(
(0,x.statSync)(e,{bigint:!0}),t);if(!n.isFile())return fr(e);let o=(0,x.openSync)(e,"r");return Rn(o,n,()=>(0,x.closeSync)(
o))}function Rn(e,{size:t},n){kn??=new Uint8Array(Be);let o=kn,r=0;return{async next(){let i=(0,x.readSync)(e,o,0,Be,null);
if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,x.fstatSync)(e,{bigint:!0}).size<t)throw new Error("it was made shorter wh\
ile it was read, so that its end is missing; convert it again")},close:n}}function ar(){let e=Pn(tt,()=>{}),t=process.platform===
"win32"?_n():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!=="EAGAIN")throw n;t=_n()}return t.
next()},close:()=>t?.close()}}function _n(){let e=process.stdin[Symbol.asyncIterator]();return{next:()=>e.next().then(({
done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function fr(e){let t=await Cn(n=>(0,x.open)(e,n));return Pn(
t,()=>(0,x.closeSync)(t))}function Pn(e,t){let n=new Uint8Array(Be);return{next:async()=>{let r=await Cn(i=>(0,x.read)(e,
n,0,Be,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Cn=e=>new Promise((t,n)=>e((o,r)=>o?n(o):t(r)));function vn(e,t){
if(e.isDirectory())throw new Error(ze.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input");return e}var jn=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var nt=new Set,ot=!1,Wn=Date.now();function rt(e){if(nt.add(e),!ot)for(let t of jn)process.on(t,Gn);return ot=!0,()=>nt.
delete(e)}function Gn(e){for(let t of nt)t();for(let t of jn)process.off(t,Gn);process.kill(process.pid,e)}function Hn(){
if(!(!ot||Date.now()-Wn<50))return new Promise(e=>{setImmediate(()=>{Wn=Date.now(),e()})})}function qn(e,t,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=e;if(r)
return s>0&&i.push(`${Z(s,"invalid byte sequence")} ${it(s)} left out, ${st(s)}at offset ${c}`),e.unmappable>0&&i.push(`${Vn(
e.unmappable,n)} ${it(e.unmappable)} left out`),i;if(s>0){let h=Z(s,"invalid byte sequence"),g=`${st(s)}at offset ${c}`;
i.push(`${h} became ${dr(n,o)}, ${g}; the file is damaged, or not in ${p[t].name}: check --from, or use --fatal to stop \
at such bytes`)}let d=o==="ignore"?`${it(e.unmappable)} left out`:ur[typeof o=="function"?"function":o];if(e.unmappable>
0&&d){let h=`${st(e.unmappable)}${ct(f)} at offset ${a}`;i.push(`${Vn(e.unmappable,n)} ${d}, ${h}; use --unmappable html\
, or --to utf-8`)}return i}var ur={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},it=e=>e===1?"was":"were",st=e=>e===1?"":"the first ",Vn=(e,t)=>`${Z(e,"character")} that ${p[t].name} can't r\
epresent`;function ct(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${ue(e)})`:ue(e)}
function dr(e,t){return fe(e)||e===P("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Kn=require("node:fs");var at=1e6,lr=20*at,hr=2*at,pr=100,Yn=40,mr="\x1B[?25l",wr="\x1B[?25h",zn="\r\x1B[K";function Xn(e,t,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(d){let h=Date.now();if(i&&h-c<pr)return;c=h,s||n(),s=!0;let g=xr(r,d,(h-a)/1e3);J(`${i?"":mr}${zn}${g.
slice(0,process.stderr.columns)}`),i=!0}return{add(d){r+=d,!(r<hr)&&(o??={total:yr(e),canShow:gr(t)},o.canShow&&(o.total??
r)>=lr&&f(o.total))},stop(){i&&J(`${zn}${wr}`),i=!1}}}var gr=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.
stdout.isTTY);function yr(e){let t=0;for(let n of e){let o=n==="-"?void 0:br(n);if(!o?.isFile())return;t+=o.size}return t}
function br(e){try{return(0,Kn.statSync)(w(e))}catch{return}}function xr(e,t,n){let o=`${Ae(e/Math.max(n,.001))} MB/s`;if(t===
void 0)return`${Ae(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*Yn)).padEnd(Yn,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Ae(e)} of ${Ae(t)} MB | ${o} | ${c}${s%
60} s left`}var Ae=e=>(e/at).toFixed(1);var Er=24,Sr=N(()=>ft(Br)),Or=N(()=>ft(Fr));function Zn(e,t,n){if(!(e!==O&&e!==$)&&!(n<Er&&(n===0||e===$||!eo()))&&!ke(t))return e===O?Sr():Or()}var Jn=[];function Qn(e,t,n,o){
if(!(n<Ir||!ae(e)||!(pe()||e===wt&&$t())||ke(t)))return Jn[e]??=ft(()=>Tr(e,o))??null,Jn[e]?.(t)}var Ir=512;function Tr(e,t){
let n=ee(p[e].name),o=i=>n(i)===t(e,i,b(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(
Uint8Array.of(i)))&&o(r)?n:void 0}function ft(e){try{return e()}catch{return}}function Br(){let e=Re()<22?Lt():()=>!0;if(!e)return;let t=ee("utf-8"),n=Ar()??
t,o=(...i)=>{let s=n(Uint8Array.from(i));return s===t(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,
159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,
146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!e(i))return;let a=s<256?n(i):t(i);return c&&
a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;
if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var eo=N(()=>Re()>=22&&!me()&&De!==void 0);function Ar(){if(!eo())
return;let e=De;return t=>e.call(t,0,b(t))}function Fr(){let e=o=>he.call(o,0,b(o)),t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(
Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))
return{bom:[255,254],decode(o,r,i){if(r%2!==1)try{let s=e(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},
completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}}}var Mr=65279,Fe=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=
n,this.ignoreBOM=o,this.#n=r}get name(){return p[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(t,n,o){
let r=this.#t,i=this.#e,s=this.#n,c=b(t),a="";try{a=this.#r(t,c,n)??this.#i(t,c,n)}catch(d){throw this.#t=r,this.#e=i,this.#n=
s,H(d)}let f=this.#o;if(f)throw this.#o=null,this.#e=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(t,n,o){let r=Zn(
this.encoding,t,n);if(r)return this.#s(r,t,n,o);if(this.#t||!gt(this.encoding))return;let i=Qn(this.encoding,t,n,Ge)??Ge(
this.encoding,t,n);if(!(i===void 0||this.fatal&&i.includes("\uFFFD")))return this.#n+=n,this.#e||=n>0,i}#s(t,n,o,r){let i=0,
s="";if(this.#t){if(this.encoding!==O)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#i(T(n,0,i),i,!0),
this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===t.bom[0]&&t.bom.every((d,h)=>n[i+h]===d)&&(i+=t.bom.length,this.#n+=t.
bom.length);let c=t.completeLength(n,o);this.#e||=c>0;let a=i===0&&c===o?n:T(n,i,c),f=t.decode(a,c-i,this.fatal);if(f===
void 0){if(s=V(s,this.#i(a,c-i,!0)),this.#o)return s}else s=V(s,f),this.#n+=c-i;return c<o?V(s,this.#i(T(n,c),o-c,r)):s}#i(t,n,o){
qt(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!L(this.encoding),s=0;for(let c=0;;c+=E){let a=n-c<=E,f=Math.
min(E,n-c),d=c===0&&a?t:T(t,c,c+f),h=Xt(d,f,s,this.fatal,o&&a);if(h<0)return this.#t=W(),this.#o=new U(this.name,this.#n+
c+A.start(),A.length()),r;if(s+=h,s>0&&(a||!Jt(s))&&(r=V(r,Qt(!i&&Zt()===Mr?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=
!o&&Ht()?W():null,this.#n+=n,r}};var to=10,Me=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new Fe(t,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(t){let n=0;for(let o=t.indexOf(to);o>=0;o=t.indexOf(to,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(t.slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=
1;this.#e=[]}};var no={isLending:!0,newTranscoder:({from:e,to:t},n)=>new Oe(e,t,{...n,take:on})},_=class extends Error{};async function oo(e,t){
let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Xn(e.files,n,()=>{o?.keepListening?.(),n&&(r=rt(i))}),
c=0;try{n||(r=rt(i)),o=e.isDry?Nr:Ze(e.output);let a=new ut(e,t,o,s);for(let f of e.files)if(c=await a.add(f)||c,c!==0&&
!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=et(e.output,a instanceof _?a.cause:a)||c}return r(),
c}var Nr={write(){},wait(){},finish(){},discard(){}},ut=class{#t;#e;#n;#o;constructor(t,n,o,r){this.#t=t,this.#e=o,this.#n=
r,this.#o=new dt(t,n,i=>{try{o.write(i)}catch(s){throw new _("The output failed.",{cause:s})}})}async add(t){try{return await this.#r(
t),this.#i(t),0}catch(n){if(n instanceof _)throw n;return this.#o.abandon(),await this.#s(),this.#i(t),this.#n.stop(),X(
j(t),n)}}async end(){this.#o.convert(new Uint8Array,B.result),await this.#e.finish()}async#r(t){let n=await Dn(t,this.#e.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,B.none),await this.#s(),this.#n.add(r.length),await Hn()}finally{
await n.close()}this.#o.convert(new Uint8Array,B.source),await this.#s();let{encoding:o}=this.#o;o!==void 0&&this.#t.onDecision?.(
o)}#s(){return this.#e.wait()?.catch(t=>{throw new _("The output failed.",{cause:t})})}#i(t){for(let n of this.#o.takeMessages())
this.#n.stop(),Xe(j(t),n)}},dt=class{#t;#e;#n;#o;#r;#s;#i=!1;#f=!1;#c;constructor(t,n,o){let{to:r,bom:i,fatal:s,unmappable:c,
eol:a}=t;this.#t=t,this.#e=n,this.#n=o;let f=i==="keep"&&L(r)&&t.files.length===1,d={fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};
this.#o=n.newTranscoder(t,d);let h=c==="fatal"||c==="translit";this.#c=h&&!L(r)?new Me(r):void 0,this.#s=a&&new Te(a,r)}get encoding(){
return this.#o.decision?.encoding}convert(t,n){let o;this.#f=!0,n!==B.result&&!this.#i&&(this.#r=this.#e.newFixer?.());let r=[];
try{this.#o.transcode(t,n,s=>{this.#c?.advance(s),this.#e.isLending?this.#a(s):r.push(s)})}catch(s){if(s instanceof _)throw s;
o=s}for(let s of r)if(!this.#r)this.#a(s);else for(let c of this.#r.add(s))this.#a(c);if(this.#i=!o&&n===B.none,this.#r&&
!this.#i){for(let s of this.#r.end())this.#a(s);this.#r=void 0}this.#c?.settle();let i=o&&Lr(o,this.#c);if(this.#i||this.#c?.
startFile(),o)throw i}#a(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#i)try{this.convert(new Uint8Array,B.source)}catch(t){
if(t instanceof _)throw t}}takeMessages(){let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();
if(!r||!this.#f)return[];this.#f=!1;let s=n?[]:qn(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(
`it was ${c.join(", and then ")}; that is repaired`),o&&typeof t=="object"&&s.unshift($r(r)),s}};function $r({encoding:e,
source:t,score:n}){let o=n===null?t:`${t}, ${n.toFixed(2)}`;return`it is taken for ${p[e].name} (${o})`}function Lr(e,t){
if(e instanceof U){let n=e.length===1?"is":"are";return new Error(`${Z(e.length,"byte")} at offset ${e.offset} ${n} inva\
lid in ${e.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof de&&t){let{
line:n,column:o}=t;return new Error(`line ${n}, column ${o} (offset ${e.index}): ${e.encoding} can't represent ${ct(e.codePoint)}\
; use --unmappable translit, html or replacement, or --to utf-8`)}return e}var Ur=100;function kr(e){try{let{values:t,files:n}=rn(e,[...In,...Bn,...An]),o=t.help||t.version?void 0:_r(t,n);if(o)throw new S(
o);Dr(t,n).then(ro)}catch(t){if(!(t instanceof S))throw t;J(`error: ${t.message}
(see encoding-wasm --help)
`),ro(oe.usage)}}function _r(e,t){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:a,outDir:f,recursive:d,skipUtf8:h,
dryRun:g,completion:D}=e,I=a!==void 0||f!==void 0;if(o!==void 0&&(r||i||D))return`--output is for conversions; write ${r?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(r||i||D||e.manual)
return;if(e.repair&&e.c)return"--repair and -c exclude each other.";if(n===void 0&&!e.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:M}=io(e);if(c==="add"&&!L(M))return`--bom: ${p[M].name}\
 has no byte order mark.`;if(a!==void 0&&f!==void 0)return"--in-place and --out-dir exclude each other.";if(I&&o!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(I&&(t.length===0||t.includes("-")))
return"--in-place and --out-dir need the names of files.";if(a?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((h||g)&&!I)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(d&&!I&&o===void 0&&t.length===
0)return"--recursive needs a directory."}var io=({to:e={to:O},c:t,unmappable:n})=>n?{to:e.to,unmappable:n}:{...t&&{unmappable:"\
ignore"},...e};async function Dr(e,t){if(e.help)return Q(Tn);if(e.version)return Q(`0.1.0
`);if(e.list)return Q(p.map(({name:M,labels:so})=>`${M}: ${so.join(", ")}
`).join(""));if(e.completion)return Q((await Promise.resolve().then(()=>se(require("./cli-full.cjs"),1))).completionFor(
e.completion));if(e.manual)return Q((await Promise.resolve().then(()=>se(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:o,recursive:r=!1,inPlace:i,outDir:s,c,repair:a,fixDeclaration:f}=e,{to:d,unmappable:h="fatal",otherwise:g}=io(
e),D={files:t.length>0?un(t,r):["-"],from:n,to:d,bom:e.bom??"strip",eol:e.eol,fatal:!!e.fatal||i==="",unmappable:h,quiet:!!(e.
quiet||e.silent),verbose:!!e.verbose,output:o==="-"?void 0:o};return typeof n=="number"&&Se.includes(h)&&[g,i,s].every(M=>M===
void 0)&&![e.detect,c,a,f].some(Boolean)?bn()?oo(D,no):oe.failure:(await Promise.resolve().then(()=>se(require("./cli-full.cjs"),1))).
runFully(D,{...e,otherwise:g})}function ro(e){process.exitCode=e,setTimeout(()=>process.stderr.write("",()=>process.exit(
e)),Ur).unref()}kr(fn());
