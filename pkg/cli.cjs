#!/usr/bin/env node
"use strict";var Kn=Object.create;var gt=Object.defineProperty;var zn=Object.getOwnPropertyDescriptor;var Jn=Object.getOwnPropertyNames;var Xn=Object.getPrototypeOf,Zn=Object.prototype.hasOwnProperty;var Kt=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of Jn(e))!Zn.call(t,r)&&r!==n&&gt(t,r,{get:()=>e[r],
enumerable:!(o=zn(e,r))||o.enumerable});return t};var tt=(t,e,n)=>(n=t!=null?Kn(Xn(t)):{},Kt(e||!t||!t.__esModule?gt(n,"default",{value:t,enumerable:!0}):n,t)),Qn=t=>Kt(gt(
{},"__esModule",{value:!0}),t);var wr={};module.exports=Qn(wr);var zt="encoding-wasm";function Jt(){throw new Error("encoding-wasm: call instantiate() first.")}var Xt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function et(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=no();function no(){let t=Xt.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var oo=et(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e]))));function U(t){let e=oo();return e.get(t)??e.get(re(ro(t)))}function ee(t){let e=nt(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>nt(i)===n));return o<0||
o===36?void 0:o}var nt=t=>re(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ne=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function oe(t){if(t[0]>=239)return ne.find(e=>e.bytes.every((n,o)=>t[o]===n))}function ot(t){return ne.find(e=>e.encoding===t)?.bytes}function R(t){return t===0||t===37||t===38}function ro(t){let e=0,
n=t.length;for(;Zt(t[e]);)e+=1;for(;Zt(t[n-1]);)n-=1;return t.slice(e,n)}var Zt=t=>`	
\f\r `.includes(t);function re(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var D=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var rt=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,ie=Symbol.for("encoding-wasm.UnmappableError"),z=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${rt(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&ie in o}[ie](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var se=()=>({most:1/0});var so=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,ce=()=>Object.getPrototypeOf(Uint8Array.prototype),yt=t=>so(ce(),
t);var ae=t=>ce()[t];var fe=yt("buffer"),ue=yt("byteOffset"),co=yt("byteLength");var ao=ae("set"),fo=ae("slice");var C=t=>co.call(t);var it=(t,e,n=C(t))=>new Uint8Array(fe.call(t),ue.call(t)+e,n-e);function le(t,e){let n=ue.call(t),o=e+(-(n+e)&3),r=Math.max(0,C(t)-o)>>2,i=r>0?new Int32Array(fe.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var Et=(t,e,n)=>ao.call(t,e,n);var de=(t,e,n)=>fo.call(t,e,n);function he(t,e,n){if(n>24)return de(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)
o[r]=t[e+r];return o}var st,l,St,pe,me,xt,I={input:0,units:0,output:0},we=0,ct={name:"",encoding:-1},y={isBusy:!0,newCodec:NaN};function Ot(t,e){
ct.name=t,ct.encoding=e,y.newCodec=NaN,y.isBusy&&ge(),y.isBusy=!0}function ge(){try{be(),st??=Ee(Jt()),po(new WebAssembly.
Instance(st),st)}catch(t){throw Se(t)}}function ye(t){try{be(),st=ho(Ee(t))}catch(e){throw Se(e)}ge()}function Ee(t){return lo(t)?t:new WebAssembly.Module(t)}function lo(t){try{return WebAssembly.Module.customSections(t,xe),
!0}catch{return!1}}var xe="encoding-wasm";function ho(t){let[e]=WebAssembly.Module.customSections(t,xe),n=`${zt} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function po({exports:t},e){l=t,bt=
WebAssembly.RuntimeError,I.input=l.input(),I.units=l.units(),I.output=l.output(),Ie(),xt=se(l.memory,I.units,e),we=Math.
min(l.units_length(),xt.most),y.isBusy=!1}function be(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function Se(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(mo(t))return new RangeError(`encoding-wasm: ${Oe} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n(
"this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var Oe="no memory for WebAssembly; free some, and ca\
ll again",mo=t=>t instanceof RangeError&&/memory/i.test(t.message);function Tt(){return Bt(),St}function Te(){return Bt(),
pe}function It(){return Bt(),me}function Bt(){St[0]===void 0&&Ie()}function Ie(){let{buffer:t}=l.memory;St=new Uint8Array(
t),pe=new Uint8Array(t,I.input,65536),me=new Int32Array(t,l.codec(),l.codec_length()>>2)}var bt;function W(t){if(!y.isBusy||!bt||!(t instanceof bt))return t;let e=w[ct.encoding]?.name,n=`${ct.name}${e?` of ${e}`:
""} failed`;return wo()?new RangeError(`encoding-wasm: ${n}: ${Oe}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}function wo(){try{return l.
memory.grow(32),!1}catch{return!0}}function J(){let t=It();return Ne(t,new Int32Array(t.length))}function Me(){return l.held()!==0?J():(y.newCodec=At,null)}
var _e=t=>Ne(t,It());function Ne(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Le(t,e){yo(t,e)||(Ot("decod\
ing",t),e?_e(e):l.new_decoder(t),At=t===33||t===36?NaN:t)}var At=NaN;function yo(t,e){return e||y.newCodec!==t||y.isBusy?
!1:(y.newCodec=NaN,y.isBusy=!0,!0)}function Mt(t,e,n,o){Ot("transcoding",t),o?_e(o):l.new_transcoder(t,e,+n)}function $e(t,e){l.set_source_encoding(t,+e),y.
isBusy=!1}function ke(t,e,n,o,r){Re(t,e),y.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return y.isBusy=!1,r&&i>=0&&(y.newCodec=At),De(
i)}var Fe=()=>I.units;var O={none:0,source:1,result:2};function Ue(t,e,n,o){let r=C(t);Re(t,r),y.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return y.
isBusy=!1,De(i)}function Re(t,e){let n=Te();if(e>8)try{Et(n,t)}catch{Et(n,it(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}
function De(t){if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}
var Ce=t=>he(Tt(),I.output,t),Pe=t=>Tt().subarray(I.output,I.output+t),_={finished:()=>l.finished()!==0,read:()=>l.read(),
written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},N={malformed:()=>l.replaced(),
firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.
unmapped_code_point()};var ft=["fatal","html","replacement"];var E=class extends Error{};function We(t,e){let n=c=>{let a=e.find(({flags:d,alias:p})=>c===p||Nt(d).includes(c));if(a)
return a;let f=So(c,e.flatMap(({flags:d})=>Nt(d)));throw new E(`unknown option '${c}'${f?`
(Did you mean ${f}?)`:""}`)},o={},r=[...t],i=[],s=(c,a)=>{let{flags:f,isOptional:d,omitted:p}=c,h=_t(c)?a??(d?p:r.shift()):
!0;if(h===void 0)throw new E(`option '${f}' argument missing`);o[Eo(f)]=h===!0||xo(c,h)};for(;r.length>0;){let c=r.shift();
if(c==="--")i.push(...r.splice(0));else if(c.startsWith("--")){let[a,f]=bo(c,c.indexOf("=")),d=n(a);if(f!==void 0&&!_t(d))
throw new E(`option '${d.flags}' takes no argument`);s(d,f?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let a=c.slice(
1);a!=="";){let f=n(`-${a[0]}`);a=a.slice(1);let d=f.isOptional?a.replace(/^=/,""):a;s(f,d||void 0),_t(f)&&(a="")}else i.
push(c)}return{values:o,files:i}}var Nt=t=>t.replace(/ <.*/,"").split(", "),_t=({flags:t})=>t.endsWith(">"),Eo=t=>Nt(t).
at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].toUpperCase());function xo({flags:t,choices:e,parse:n},o){if(e&&!e.includes(
o))throw new E(`option '${t}' argument '${o}' is invalid. Allowed choices are ${e.join(", ")}.`);if(!n)return o;try{return n(
o)}catch(r){throw r instanceof E?new E(`option '${t}' argument '${o}' is invalid. ${r.message}`):r}}var bo=(t,e)=>e<0?[t]:
[t.slice(0,e),t.slice(e)];function So(t,e){let n=e.map(r=>({other:r,distance:Oo(t,r)})),[o]=n.sort((r,i)=>r.distance-i.distance);
return t.startsWith("--")&&o.distance<=2?o.other:void 0}function Oo(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);
for(let o of t){let r=[n[0]+1];for(let i=0;i<e.length;i++)r.push(Math.min(n[i]+(o===e[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[e.
length]}var X={failure:1,usage:2};var Lt=require("node:buffer"),He=require("node:fs");function je(){let t=process.argv.slice(2);if(process.platform!=="lin\
ux"||!t.some(n=>n.includes("\uFFFD")))return t;let e=(0,He.readFileSync)("/proc/self/cmdline","latin1").split("\0").slice(
0,-1);return e.slice(e.length-t.length).map(n=>v(Buffer.from(n,"latin1")))}function v(t){if((0,Lt.isUtf8)(t))return ve(t);
let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,Lt.isUtf8)(r));e+=o?ve(o):String.
fromCharCode(56320+t[n]),n+=o?.length??1}return e}var ve=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();function g(t){
let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-56320)))}function L(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\
\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var G=require("node:fs"),A=tt(require("node:path"),1);function Ve(t,e,n){let o=t.flatMap(r=>Ye(r)?[r]:To(r));return e?o.flatMap(r=>qe(r)?Ke(r,n&&(0,A.resolve)(n)):[r]):o}function Ye(t){
try{return t==="-"||(0,G.lstatSync)(g(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function qe(t){try{return t!=="-"&&
(0,G.statSync)(g(t)).isDirectory()}catch{return!1}}function Ke(t,e){let n=$t(t);return n?n.flatMap(({name:o,isFolder:r,isFile:i})=>{
if(o.startsWith("."))return[];let s=(0,A.join)(t,o);return r?e===(0,A.resolve)(s)?[]:Ke(s,e):i?[s]:[]}):[t]}function $t(t){
try{return(0,G.readdirSync)(g(t),{withFileTypes:!0,encoding:"buffer"}).map(e=>({name:v(e.name),isFolder:e.isDirectory(),
isFile:e.isFile()})).sort((e,n)=>e.name<n.name?-1:1)}catch{return}}function To(t){if(!/[*?[]/.test(t))return[t];let{start:e,
parts:n}=Io(t),o=Z(e,n);return o.length>0?o:[t]}function Io(t,{parse:e,sep:n}=A.default){let{root:o}=e(t),r=(n==="/"?t:t.
replaceAll(n,"/")).slice(o.length);return{start:o||".",parts:r.split("/")}}function Z(t,[e,...n]){if(e==="**"){let i=($t(
t)??[]).filter(({name:s,isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>Z((0,A.join)(t,s),[e,...n]));return[...n.
length>0?Z(t,n):[],...i]}if(!/[*?[]/.test(e)){let r=(0,A.join)(t,e);return n.length>0?qe(r)?Z(r,n):[]:Ye(r)?[r]:[]}let o=Bo(
e);return o?($t(t)??[]).flatMap(({name:r,isFolder:i})=>{if(!o.test(r)||r.startsWith(".")&&!e.startsWith("."))return[];let s=(0,A.join)(
t,r);return n.length===0?[s]:i?Z(s,n):[]}):[]}function Bo(t){let e=t.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,o,r)=>n==="*"?".*":n==="?"?".":r!==void 0?`[${o&&"^"}${r.replaceAll("\\","\\\\")}]`:`\\${n}`);try{return new RegExp(`\
^${e}$`,"su")}catch{return}}var Ze=require("node:fs"),Qe=require("node:path");var Je=require("node:util");var Xe={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},kt={...Xe,
EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"i\
ts device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory \
with --recursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you re\
ad it; ask its owner"},Ft={...Xe,EACCES:"its permissions, or those of its directory, do not let you write it; change the\
m, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so that it cannot be replaced; write elsewher\
e",EEXIST:"a file has the name of a directory that it needs; name another directory",EDQUOT:"your disk quota is used up;\
 free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; write elsewh\
ere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a directory; name \
a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or write elsewhere",ENOSPC:"no\
 space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you write it; write elsewher\
e",EROFS:"its file system can only be read; write elsewhere"};function H(t,e){let{code:n="",errno:o}=t,r=o===void 0?void 0:
(0,Je.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function j(t,e){return Ut(t,e instanceof
Error?e.message:String(e)),X.failure}function Ut(t,e){V(`encoding-wasm: ${t}: ${e}
`)}var ze=!1;function V(t){ze||process.stderr.on("error",()=>{}),ze=!0,process.stderr.write(t)}var Q=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function tn(){let t=(0,Qe.join)(__dirname,"encoding.wasm");try{return ye((0,Ze.readFileSync)(t)),!0}catch(e){let{message:n}=H(
e,{});return j(`its part ${L(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Ao=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
"28594 914","28595 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919 8859101992","28603 921 i\
soir179 l7","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 \
8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee",
"5347 mscyrl","5348 20127 28591 367 646 ascii8 csascii iso646us latin msansi","5349 msgreek","5350 28599 920 msturk turk\
ish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","13\
86 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936","1392 54936 gb180302000 gb180302005 gb180302022",
"1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hks\
cs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1978 ji\
s jis7 jisencoding windowsiso2022jp","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 \
1363 51949 cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unic\
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Mo=et(()=>new Map(Ao.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function en(t){return U(t)??Mo().get(nt(t))??ee(t)}var nn=["detect","html","xml"];var on=["fatal","html","replacement","ignore","translit"];var rn=["bash","zsh","fish"];var sn=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input, by any of its names, or "auto" \
to find that of each file.',parse:No,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The encoding \
of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their best f\
it, or ?, and //IGNORE leaves them out.",parse:Lo,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a file\
, which appears when all input is converted, not before.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"Repla\
ce each file by its conversion. With a suffix, such as --in-place=.bak, the old file stays under its name with the suffi\
x, where no other file may be; without one, invalid bytes are an error, as with --fatal.",isOptional:!0,omitted:""},{flags:"\
--out-dir <DIR>",what:"Write the conversion of each file to a file of the same name in this directory.",completes:"folde\
r"},{flags:"-r, --recursive",what:"Convert all files in the directories that are named."},{flags:"--skip-utf8",what:"Lea\
ve files alone that are UTF-8 already."},{flags:"-n, --dry-run",what:"Write nothing, but tell what would be done."},{flags:"\
-c",what:"Leave out invalid bytes, and characters that the output\u2019s encoding can\u2019t represent."},{flags:"--fata\
l",what:"Stop at invalid bytes instead of replacing them with U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do wi\
th characters that the output\u2019s encoding can\u2019t represent: stop (fatal, the default), write them as in HTML, &#128169;, w\
hich a reader can\u2019t distinguish from the same characters in the text (html), write ? (replacement), leave them out (igno\
re), or write their best fit, and stop if there is none (translit).",choices:on},{flags:"--bom <MODE>",what:"Whether the\
 output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or if \
the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Make all \
ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarati\
ons say the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encoding before,\
 once or twice: mojibake. The encoding is that of the file as it is, "auto" by default.'},{flags:"--detect",what:'Print \
the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or unknow\
n. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "\
auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declaration fi\
rst (html, xml).',choices:nn},{flags:"--locale <TAG>",what:'Give the language as a hint to "auto" and --detect, such as \
"ja".'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s, -\
-silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file,\
 and why.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a\
 script for completion in a shell.",choices:rn}],cn=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
       encoding-wasm --repair|--detect [OPTION\u2026] [FILE\u2026]
  -f, --from LABEL         encoding of the input, or "auto" to find it
  -t, --to LABEL           encoding of the output (UTF-8); //TRANSLIT, //IGNORE
  -o, --output FILE        write to a file, which may be one of the inputs
  -i[SUFFIX], --in-place[=SUFFIX]  replace each file; keep the old with SUFFIX
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
`,an=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],fn=[{flags:"--man\
ual",what:""}];function No(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:un(e)}function Lo(t){let[e,...n]=t.split(
"//"),o=un(e),r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new E(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?
{to:o,otherwise:s?"":"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function un(t){let e=U(t)??en(t);if(e===void 0)throw new E(
"No encoding of the standard has this name; encoding-wasm --list shows all.");if(e===36)throw new E("It stands for an en\
coding that holds no text.");return e}var u=require("node:fs"),S=require("node:path");function Dt(t){if(t===void 0)return ko();let{target:e,present:n,descriptor:o}=$o(t);return o!==void 0?Ro(o):n&&!n.isFile()?
Ct((0,u.createWriteStream)(g(t)),!0):Co(e,n)}function $o(t){if(t==="")throw new Error("its name has no characters; give \
it one");let e=(0,u.lstatSync)(g(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,u.statSync)(g(t),{throwIfNoEntry:!1}):
e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(S.sep))throw new Error(Ft.EISDIR);if(!o?.isFile())return{target:n?Rt(
t):t,present:o};let r=mn(t);return r===void 0&&(0,u.accessSync)(g(t),u.constants.W_OK),{target:n?Rt(t):t,present:o,descriptor:r}}
var ln;function ko(){return ln??=Fo(),ln}function Fo(){let t=(0,u.fstatSync)(1,{bigint:!0}),e=t.isFile()?t:void 0;return process.
platform==="win32"&&!e?Ct(process.stdout,!1):Uo(e)}function Uo(t){let e,n=()=>{e??=Ct(process.stdout,!1)};return{file:t,
keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,u.writeSync)(1,r))}catch(i){if(i.code!==
"EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}function Ct(t,e){t.
on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{let i=n;return n=void 0,i};return{write(i){
let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},wait:r,async finish(){await r(),e&&await o(
i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():void 0}}function Rt(t){let e=pn(t);return e===
void 0?t:Rt(e)}function pn(t){if(!(0,u.lstatSync)(g(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=v((0,u.readlinkSync)(
g(t),"buffer"));return(0,S.isAbsolute)(e)?e:`${v(u.realpathSync.native(g((0,S.dirname)(t)),"buffer"))}${S.sep}${e}`}function mn(t){
let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.exec((0,S.resolve)(t))??[];if(e!==void 0)return Number(e);let n=pn(t);return n===
void 0?void 0:mn(n)}function Ro(t){return{file:(0,u.fstatSync)(t,{bigint:!0}),write:e=>wn(t,e),wait(){},finish(){},discard(){}}}
function wn(t,e){for(let n=e;n.length>0;)n=n.subarray((0,u.writeSync)(t,n))}var dn=0;function Do(t){dn+=1;let e=[process.
pid,dn,Math.random().toString(36).slice(2)].join("-");return(0,S.join)((0,S.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Co(t,e){
let n=g(Do(t)),o=(0,u.openSync)(n,"wx",e?384:438),r=!0,i=()=>{r&&(r=!1,(0,u.closeSync)(o))};return{write:s=>wn(o,s),wait(){},
finish(){i(),e&&(Po(n,e),(0,u.chmodSync)(n,e.mode)),(0,u.renameSync)(n,g(t))},discard(){try{i()}finally{(0,u.rmSync)(n,{
force:!0})}}}}function Po(t,{uid:e,gid:n}){for(let o of[e,-1])try{(0,u.chownSync)(t,o,n);return}catch{}}async function Y(t){
try{let e=Dt();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Pt(void 0,e)}}function Pt(t,e){let{code:n=""}=e;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard output":L(t);return j(`cannot write ${o}`,H(e,
Ft))}var yn={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},ut=class{#e={...yn};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(e){let n=this.#e;n.malformed===0&&(n.
firstMalformed=e+N.firstMalformed()),n.malformed+=N.malformed(),this.#t+=N.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+N.firstUnmappable(),n.codePoint=N.codePoint()),n.unmappable+=N.unmappable()}counting(e){return(n,o)=>{let r=this.#e,i=e(
n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let e=this.#e;return this.#e={...yn},this.#t=
0,e}};var lt=class t{from;to;#e=null;#t=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#e&&(Mt(e,this.to,this.#n.ignoreBOM,
this.#e),$e(e,n),this.#e=J())}get position(){return this.#t}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Ce,losses:f}=this.#n;s&&!this.#e&&o(Uint8Array.from(ot(this.to)??[]));
let d=Math.max(0,ft.indexOf(c)),p=C(e);try{Mt(this.from,this.to,i,this.#e);for(let h=0;;){let b=p-h<=65536,T=b&&h===0?e:
it(e,h,b?p:h+65536),x=Ue(T,r,d,b?n:O.none);f?.addBlock(this.#t+h);let $=x<0?_.written():x;if($>0&&o(a($)),x<0&&this.#o(x,
h),h+=_.read(),b&&_.finished())break}}catch(h){throw W(h)}this.#e=n===O.result?null:J(),this.#t=n===O.none?this.#t+p:0}#o(e,n){
let o=this.#t+n+_.start();throw this.#e=J(),this.#t=0,e===-1?new D(w[this.from].name,o,_.length()):new z(_.codePoint(),o,
w[this.to].name)}};var ht=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===13;if(a||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let f=0;f<this.#t;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var m=require("node:fs");var xn;async function Sn(t,e){let n=async i=>{try{return await i()}catch(s){throw H(s,kt)}},{next:o,close:r}=await n(()=>t===
"-"?Wo(e):vo(g(t),e));return{next:()=>n(o),close:r}}function Wo(t){let e=(0,m.fstatSync)(0,{bigint:!0});return Bn(e,t),e.isFile()?On(0,e,()=>{}):Ho()}function vo(t,e){let n=Go(
t,e);if(!n.isFile())return jo(t);let o=(0,m.openSync)(t,"r");return On(o,n,()=>(0,m.closeSync)(o))}function Go(t,e){let n=(0,m.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,m.opendirSync)(t).closeSync(),Bn(n,e),n}function On(t,{size:e},n){xn??=new Uint8Array(262144);let o=xn,r=0;return{async next(){let i=(0,m.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,m.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it was made shor\
ter while it was read, so that its end is missing; convert it again")},close:n}}function Ho(){let t=Tn(0,()=>{}),e=process.
platform==="win32"?bn():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;
e=bn()}return e.next()},close:()=>e?.close()}}function bn(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.
next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function jo(t){let e=await In(n=>(0,m.open)(t,
n));return Tn(e,()=>(0,m.closeSync)(e))}function Tn(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await In(
i=>(0,m.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var In=t=>new Promise((e,n)=>t((o,r)=>o?
n(o):e(r)));function Bn(t,e){if(t.isDirectory())throw new Error(kt.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input")}var Mn=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],vt=new Set,Gt=!1,An=Date.now();function Ht(t){if(vt.add(t),!Gt)for(let e of Mn)
process.on(e,_n);return Gt=!0,()=>vt.delete(t)}function _n(t){for(let e of vt)e();for(let e of Mn)process.off(e,_n);process.
kill(process.pid,t)}function Nn(){if(!(!Gt||Date.now()-An<50))return new Promise(t=>{setImmediate(()=>{An=Date.now(),t()})})}function $n(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s}){let c=[],{malformed:a,firstMalformed:f,firstUnmappable:d,
codePoint:p}=t,h=Q(a,"invalid byte sequence"),b=Ko(n,o),T=`${Ln(a)}at offset ${f}`;a>0&&i?c.push(`${h} ${kn(a)} left out\
, ${T}`):a>0&&b!==void 0&&c.push(`${h} became ${b}, ${T}; the file is damaged, or not in ${w[e].name}: check --from, or \
use --fatal to stop at such bytes`);let x=Yo(t.unmappable,o,r);if(t.unmappable>0&&x){let $=s||Number.isNaN(d)?"":` at of\
fset ${d}`,Yn=i?"":"; use --unmappable html in HTML, or --to utf-8",qn=`${Ln(t.unmappable)}${jt(p)}${$}`;c.push(`${qo(t.
unmappable,n)} ${x}, ${qn}${Yn}`)}return c}function Yo(t,e,n){let o=`${kn(t)} left out`,r=`became ${t===1?"its":"their"}\
 best fit`;return typeof e=="function"?`${r}, or ${n===""?o:n}`:{replacement:"became ?",translit:r,ignore:o,fatal:void 0,
html:void 0}[e]}var kn=t=>t===1?"was":"were",Ln=t=>t===1?"":"the first ",qo=(t,e)=>`${Q(t,"character")} that ${w[e].name}\
 can't represent`;function jt(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${rt(t)}\
)`:rt(t)}function Ko(t,e){if(ot(t)||t===U("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?"nothing":e==="ht\
ml"?"&#65533;":"?"}var Rn=require("node:fs");var Qo="\x1B[?25l",tr="\x1B[?25h",Un="\r\x1B[K";function Dn(t,e,n){let o,r=0,i=!1,s=!1,c=0,a=Date.now();function f(d){let p=Date.
now();if(i&&p-c<100)return;c=p,s||n(),s=!0;let h=rr(r,d,(p-a)/1e3);V(`${i?"":Qo}${Un}${h.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:nr(t),canShow:er(e)},o.canShow&&(o.total??r)>=2e7&&f(o.total))},
stop(){i&&V(`${Un}${tr}`),i=!1}}}var er=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function nr(t){
let e=0;for(let n of t){let o=n==="-"?void 0:or(n);if(!o?.isFile())return;e+=o.size}return e}function or(t){try{return(0,Rn.statSync)(
g(t))}catch{return}}function rr(t,e,n){let o=`${mt(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${mt(t)} MB | ${o}`;let r=e>
0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${mt(t)} of ${mt(e)} MB | ${o} | ${c}${s%60} s left`}var mt=t=>(t/1e6).toFixed(
1);var wt=class{line=1;column=1;#e;#t=null;#n=[];constructor(e){this.#e=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=sr(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Le(this.#e,
this.#t),n=ke(e,e.length,0,!1,!1),this.#t=Me()}catch(o){throw W(o)}for(let o of new Uint16Array(l.memory.buffer,Fe(),n))
(o&64512)!==56320&&(this.column+=1)}};function sr(t){let{start:e,words:n}=le(t,0),o=e+4*n.length,r=Pn(t,0,Math.min(e,t.length))+
Pn(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let a=i;a<s;a++){let f=n[a]^168430090,
d=(f&2139062143)+2139062143|f|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Pn(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var vn={isLending:!0,newTranscoder:({from:t,to:e},n)=>new lt(t,e,{...n,take:Pe})},M=class extends Error{};async function Gn(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Dn(t.files,n,()=>{o?.keepListening?.(),n&&(r=Ht(i))}),
c=0;try{n||(r=Ht(i)),o=t.isDry?fr:Dt(t.output);let a=new Yt(t,e,o,s);for(let f of t.files)if(c=await a.add(f)||c,c!==0&&
!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=Pt(t.output,a instanceof M?a.cause:a)||c}return r(),
c}var fr={write(){},wait(){},finish(){},discard(){}},Yt=class{#e;#t;#n;#o;constructor(e,n,o,r){this.#e=e,this.#t=o,this.#n=
r,this.#o=new qt(e,n,i=>{try{o.write(i)}catch(s){throw new M("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof M)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),j(
L(e),n)}}async end(){this.#o.convert(new Uint8Array,O.result),await this.#t.finish()}async#r(e){let n=await Sn(e,this.#t.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,O.none),await this.#i(),this.#n.add(r.length),await Nn()}finally{
await n.close()}this.#o.convert(new Uint8Array,O.source),await this.#i();let{encoding:o}=this.#o;o!==void 0&&this.#e.onDecision?.(
o)}#i(){return this.#t.wait()?.catch(e=>{throw new M("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),Ut(L(e),n)}},qt=class{#e;#t;#n;#o;#r=new ut;#i;#s;#c=!1;#f=[];#l=!1;#a;constructor(e,n,o){let{to:r,bom:i,
fatal:s,unmappable:c,eol:a}=e;this.#e=e,this.#t=n,this.#n=o;let f=i==="keep"&&R(r)&&e.files.length===1,d={fatal:s,ignoreBOM:f,
bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let p=c==="fatal"||c==="translit";this.#a=p&&!R(
r)?new wt(r):void 0,this.#s=a&&new ht(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#l=!0,
n!==O.result&&!this.#c&&(this.#i=this.#t.newFixer?.(),this.#f=[]),this.#f.push(...e.subarray(0,3-this.#f.length));let r=[];
try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#t.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof M)throw s;
o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===O.none,this.#i&&
!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#a?.settle();let i=o&&lr(this.#d(o),this.#e,this.#a);
if(this.#c||this.#a?.startFile(),o)throw i}#d(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof z&&e.codePoint===
65533)||!(this.#e.isChanged||o===e.index))return e;let{name:i}=w[this.encoding];return new Error(`the bytes at offset ${o}\
 are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c to leave such bytes\
 out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,O.source)}catch(e){if(e instanceof
M)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#e,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#l)return[];
this.#l=!1;let s=n?[]:$n(i,r.encoding,this.#e),{path:c=[]}=this.#o;if(c.length>0&&!n&&s.unshift(`it was ${c.join(", and \
then ")}; that is repaired`),typeof e=="object")return(o||!n&&Hn(r))&&s.unshift(ur(r)),s;let a=oe(Uint8Array.from(this.#f));
if(a&&a.encoding!==e&&!n){let{name:f}=w[a.encoding];s.unshift(`it begins with the byte order mark of ${f}; check --from,\
 or use --from auto`)}return s}},Hn=({score:t,kind:e})=>t!==null&&t<.9||e==="binary"||e==="unknown";function ur(t){let{encoding:e,
source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Hn(t)?"; this is uncertain: check the result, or name the enc\
oding with --from":"";return`decoded as ${w[e].name} (${r})${i}`}function lr(t,{isChanged:e,isOnlyCopy:n,unmappable:o},r){
if(t instanceof D){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.bak":"leave out --fatal";return new Error(
`${Q(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; check --from, or ${s} to replace such bytes \
with U+FFFD`)}if(t instanceof z&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.index})`,a=o==="translit"?"replacement":
"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding} can't represent ${jt(t.codePoint)}\
; use --unmappable ${a}, or html in HTML, or --to utf-8`)}return t}function hr(t){try{let{values:e,files:n}=We(t,[...sn,...an,...fn]),o=e.help||e.version?void 0:pr(e,n);if(o)throw new E(o);
mr(e,n).then(jn)}catch(e){if(!(e instanceof E))throw e;V(`error: ${e.message}
(see encoding-wasm --help)
`),jn(X.usage)}}function pr(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:a,outDir:f,recursive:d,skipUtf8:p,
dryRun:h,completion:b}=t,T=a!==void 0||f!==void 0;if(o!==void 0&&(r||i||b))return`--output is for conversions; write ${r?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(r||i||b||t.manual)
return;if(t.repair&&t.c)return"--repair and -c can't be combined.";if(t.fatal&&t.c)return"--fatal and -c can't be combin\
ed.";if(a===""&&t.c)return"-c with --in-place needs a suffix, such as --in-place=.bak: without the old file, what -c lea\
ves out would be lost.";if(f==="")return"--out-dir needs the name of a directory.";if(n===void 0&&!t.repair)return"--fro\
m LABEL is missing: which encoding is the input in? --from auto finds it.";let{to:x}=Vn(t);if(t.unmappable&&(t.to?.otherwise??
t.to?.unmappable)!==void 0)return"--unmappable and a suffix of --to, //TRANSLIT or //IGNORE, can't be combined.";if(c===
"add"&&!R(x))return`--bom: ${w[x].name} has no byte order mark.`;if(a!==void 0&&f!==void 0)return"--in-place and --out-d\
ir can't be combined.";if(T&&o!==void 0)return"--output is for one result; --in-place and --out-dir have one for each fi\
le.";if(T&&(e.length===0||e.includes("-")))return"--in-place and --out-dir need the names of files.";if(a?.includes("/"))
return"--in-place: a suffix can't contain '/'.";if((p||h)&&!T)return"--skip-utf8 and --dry-run are for --in-place and --\
out-dir.";if(d&&!T&&o===void 0&&e.length===0)return"--recursive needs a directory."}var Vn=({to:t={to:0},c:e,unmappable:n})=>({
...e&&{unmappable:"ignore"},...t,...n&&{unmappable:n}});async function mr(t,e){if(t.help)return Y(cn);if(t.version)return Y(
`0.1.0
`);if(t.list)return Y(w.map(({name:x,labels:$})=>`${x}: ${$.join(", ")}
`).join(""));if(t.completion)return Y((await Promise.resolve().then(()=>tt(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return Y((await Promise.resolve().then(()=>tt(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:o,recursive:r=!1,inPlace:i,outDir:s,c,repair:a,fixDeclaration:f}=t,{to:d,unmappable:p="fatal",otherwise:h}=Vn(
t),b={files:e.length>0?Ve(e,r,s):["-"],from:n,to:d,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||i==="",isOnlyCopy:i==="",
unmappable:p,quiet:!!(t.quiet||t.silent),verbose:!!t.verbose,output:o==="-"?void 0:o};return typeof n=="number"&&ft.includes(
p)&&[h,i,s].every(x=>x===void 0)&&![t.detect,c,a,f].some(Boolean)?tn()?Gn(b,vn):X.failure:(await Promise.resolve().then(()=>tt(require("./cli-full.cjs"),1))).
runFully(b,{...t,otherwise:h})}function jn(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(
t)),100).unref()}hr(je());
