#!/usr/bin/env node
"use strict";var to=Object.create;var bt=Object.defineProperty;var eo=Object.getOwnPropertyDescriptor;var no=Object.getOwnPropertyNames;var oo=Object.getPrototypeOf,ro=Object.prototype.hasOwnProperty;var Qt=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of no(e))!ro.call(t,r)&&r!==n&&bt(t,r,{get:()=>e[r],
enumerable:!(o=eo(e,r))||o.enumerable});return t};var nt=(t,e,n)=>(n=t!=null?to(oo(t)):{},Qt(e||!t||!t.__esModule?bt(n,"default",{value:t,enumerable:!0}):n,t)),io=t=>Qt(bt(
{},"__esModule",{value:!0}),t);var Ar={};module.exports=io(Ar);var te="encoding-wasm";function ee(){throw new Error("encoding-wasm: call instantiate() first.")}var ne=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function ot(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=ao();function ao(){let t=ne.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var fo=ot(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e]))));function U(t){let e=fo();return e.get(t)??e.get(fe(uo(t)))}function se(t){let e=rt(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>rt(i)===n));return o<0||
o===36?void 0:o}var rt=t=>fe(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ce=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ae(t){if(t[0]>=239)return ce.find(e=>e.bytes.every((n,o)=>t[o]===n))}function it(t){return ce.find(e=>e.encoding===t)?.bytes}function F(t){return t===0||t===37||t===38}function uo(t){let e=0,
n=t.length;for(;oe(t[e]);)e+=1;for(;oe(t[n-1]);)n-=1;return t.slice(e,n)}var oe=t=>`	
\f\r `.includes(t);function fe(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var P=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var st=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,ue=Symbol.for("encoding-wasm.UnmappableError"),J=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${st(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&ue in o}[ue](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var le=()=>({most:1/0});var ho=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,de=()=>Object.getPrototypeOf(Uint8Array.prototype),St=t=>ho(de(),
t);var he=t=>de()[t];var pe=St("buffer"),me=St("byteOffset"),po=St("byteLength");var mo=he("set"),wo=he("slice");var C=t=>po.call(t);var ct=(t,e,n=C(t))=>new Uint8Array(pe.call(t),me.call(t)+e,n-e);function we(t,e){let n=me.call(t),o=e+(-(n+e)&3),r=Math.max(0,C(t)-o)>>2,i=r>0?new Int32Array(pe.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var Ot=(t,e,n)=>mo.call(t,e,n);var ge=(t,e,n)=>wo.call(t,e,n);function ye(t,e,n){if(n>24)return ge(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)
o[r]=t[e+r];return o}var at,l,At,Ee,xe,Tt,I={input:0,units:0,output:0},be=0,ft={name:"",encoding:-1},y={isBusy:!0,newCodec:NaN};function Bt(t,e){
ft.name=t,ft.encoding=e,y.newCodec=NaN,y.isBusy&&Se(),y.isBusy=!0}function Se(){try{Ae(),at??=Te(ee()),xo(new WebAssembly.
Instance(at),at)}catch(t){throw Be(t)}}function Oe(t){try{Ae(),at=Eo(Te(t))}catch(e){throw Be(e)}Se()}function Te(t){return yo(t)?t:new WebAssembly.Module(t)}function yo(t){try{return WebAssembly.Module.customSections(t,Ie),
!0}catch{return!1}}var Ie="encoding-wasm";function Eo(t){let[e]=WebAssembly.Module.customSections(t,Ie),n=`${te} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function xo({exports:t},e){l=t,It=
WebAssembly.RuntimeError,I.input=l.input(),I.units=l.units(),I.output=l.output(),Ne(),Tt=le(l.memory,I.units,e),be=Math.
min(l.units_length(),Tt.most),y.isBusy=!1}function Ae(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function Be(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(bo(t))return new RangeError(`encoding-wasm: ${Me} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n(
"this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var Me="no memory for WebAssembly; free some, and ca\
ll again",bo=t=>t instanceof RangeError&&/memory/i.test(t.message);function Mt(){return Nt(),At}function _e(){return Nt(),
Ee}function _t(){return Nt(),xe}function Nt(){At[0]===void 0&&Ne()}function Ne(){let{buffer:t}=l.memory;At=new Uint8Array(
t),Ee=new Uint8Array(t,I.input,65536),xe=new Int32Array(t,l.codec(),l.codec_length()>>2)}var It;function v(t){if(!y.isBusy||!It||!(t instanceof It))return t;let e=w[ft.encoding]?.name,n=`${ft.name}${e?` of ${e}`:
""} failed`;return So()?new RangeError(`encoding-wasm: ${n}: ${Me}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}function So(){try{return l.
memory.grow(32),!1}catch{return!0}}function X(){let t=_t();return Ue(t,new Int32Array(t.length))}function ke(){return l.held()!==0?X():(y.newCodec=Lt,null)}
var Re=t=>Ue(t,_t());function Ue(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Fe(t,e){To(t,e)||(Bt("decod\
ing",t),e?Re(e):l.new_decoder(t),Lt=t===33||t===36?NaN:t)}var Lt=NaN;function To(t,e){return e||y.newCodec!==t||y.isBusy?
!1:(y.newCodec=NaN,y.isBusy=!0,!0)}function $t(t,e,n,o){Bt("transcoding",t),o?Re(o):l.new_transcoder(t,e,+n)}function Pe(t,e){l.set_source_encoding(t,+e),y.
isBusy=!1}function Ce(t,e,n,o,r){We(t,e),y.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return y.isBusy=!1,r&&i>=0&&(y.newCodec=Lt),Ge(
i)}var De=()=>I.units;var T={none:0,source:1,result:2};function ve(t,e,n,o){let r=C(t);We(t,r),y.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return y.
isBusy=!1,Ge(i)}function We(t,e){let n=_e();if(e>8)try{Ot(n,t)}catch{Ot(n,ct(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}
function Ge(t){if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}
var He=t=>ye(Mt(),I.output,t),je=t=>Mt().subarray(I.output,I.output+t),N={finished:()=>l.finished()!==0,read:()=>l.read(),
written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},L={malformed:()=>l.replaced(),
firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.
unmapped_code_point()};var lt=["fatal","html","replacement"];var x=class extends Error{};function Ve(t,e){let n=c=>{let a=e.find(({flags:d,alias:p})=>c===p||Rt(d).includes(c));if(a)
return a;let f=Bo(c,e.flatMap(({flags:d})=>Rt(d)));throw new x(`unknown option '${c}'${f?`
(Did you mean ${f}?)`:""}`)},o={},r=t.toReversed(),i=[],s=(c,a)=>{let{flags:f,isOptional:d,omitted:p}=c,h=kt(c)?a??(d?p:
r.pop()):!0;if(h===void 0)throw new x(`option '${f}' argument missing`);o[Ut(f)]=h===!0||Io(c,h)};for(;r.length>0;){let c=r.
pop();if(c==="--")i=i.concat(r.splice(0).reverse());else if(c.startsWith("--")){let[a,f]=Ao(c,c.indexOf("=")),d=n(a);if(f!==
void 0&&!kt(d))throw new x(`option '${d.flags}' takes no argument`);s(d,f?.slice(1))}else if(c.startsWith("-")&&c!=="-")
for(let a=c.slice(1);a!=="";){let f=n(`-${a[0]}`);a=a.slice(1);let d=f.isOptional?a.replace(/^=/,""):a;s(f,d||void 0),kt(
f)&&(a="")}else i.push(c)}return{values:o,files:i}}var Rt=t=>t.replace(/ <.*/,"").split(", "),kt=({flags:t})=>t.endsWith(
">"),Ut=t=>Rt(t).at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].toUpperCase());function Io({flags:t,choices:e,parse:n},o){
if(e&&!e.includes(o))throw new x(`option '${t}' argument '${o}' is invalid. Allowed choices are ${e.join(", ")}.`);if(!n)
return o;try{return n(o)}catch(r){throw r instanceof x?new x(`option '${t}' argument '${o}' is invalid. ${r.message}`):r}}
var Ao=(t,e)=>e<0?[t]:[t.slice(0,e),t.slice(e)];function Bo(t,e){let n=e.map(r=>({other:r,distance:Mo(t,r)})),[o]=n.sort(
(r,i)=>r.distance-i.distance);return t.startsWith("--")&&o.distance<=2?o.other:void 0}function Mo(t,e){let n=Array.from(
{length:e.length+1},(o,r)=>r);for(let o of t){let r=[n[0]+1];for(let i=0;i<e.length;i++)r.push(Math.min(n[i]+(o===e[i]?0:
1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var Z={failure:1,usage:2};var Ft=require("node:buffer"),Ke=require("node:fs");function ze(){let t=process.argv.slice(2);if(process.platform!=="lin\
ux"||!t.some(n=>n.includes("\uFFFD")))return t;let e=(0,Ke.readFileSync)("/proc/self/cmdline","latin1").split("\0").slice(
0,-1);return e.slice(e.length-t.length).map(n=>W(Buffer.from(n,"latin1")))}function W(t){if((0,Ft.isUtf8)(t))return Ye(t);
let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,Ft.isUtf8)(r));e+=o?Ye(o):String.
fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Ye=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();function g(t){
let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-56320)))}function $(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\
\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var G=require("node:fs"),B=nt(require("node:path"),1);function Je(t,e,n){let o=t.flatMap(r=>Xe(r)?[r]:_o(r));return e?o.flatMap(r=>Ze(r)?Qe(r,n&&(0,B.resolve)(n)):[r]):o}function Xe(t){
try{return t==="-"||(0,G.lstatSync)(g(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function Ze(t){try{return t!=="-"&&
(0,G.statSync)(g(t)).isDirectory()}catch{return!1}}function Qe(t,e){let n=Pt(t);return n?n.flatMap(({name:o,isFolder:r,isFile:i})=>{
if(o.startsWith("."))return[];let s=(0,B.join)(t,o);return r?e===(0,B.resolve)(s)?[]:Qe(s,e):i?[s]:[]}):[t]}function Pt(t){
try{return(0,G.readdirSync)(g(t),{withFileTypes:!0,encoding:"buffer"}).map(e=>({name:W(e.name),isFolder:e.isDirectory(),
isFile:e.isFile()})).sort((e,n)=>e.name<n.name?-1:1)}catch{return}}function _o(t){if(!/[*?[]/.test(t))return[t];let{start:e,
parts:n}=No(t),o=Q(e,n);return o.length>0?o:[t]}function No(t,{parse:e,sep:n}=B.default){let{root:o}=e(t),r=(n==="/"?t:t.
replaceAll(n,"/")).slice(o.length);return{start:o||".",parts:r.split("/")}}function Q(t,[e,...n]){if(e==="**"){let i=(Pt(
t)??[]).filter(({name:s,isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>Q((0,B.join)(t,s),[e,...n]));return[...n.
length>0?Q(t,n):[],...i]}if(!/[*?[]/.test(e)){let r=(0,B.join)(t,e);return n.length>0?Ze(r)?Q(r,n):[]:Xe(r)?[r]:[]}let o=Lo(
e);return o?(Pt(t)??[]).flatMap(({name:r,isFolder:i})=>{if(!o(r)||r.startsWith(".")&&!e.startsWith("."))return[];let s=(0,B.join)(
t,r);return n.length===0?[s]:i?Q(s,n):[]}):[]}var dt="*";function Lo(t){let e=(t.match(/\*|\[[!^]?[^\]]+\]|./gsu)??[]).map(
n=>n===dt?dt:$o(n));if(!e.includes(void 0))return n=>{let o=[...n],[r,i]=[0,0],[s,c]=[-1,0];for(;r<o.length;){let a=e[i];
if(a===dt)[s,c,i]=[i,r,i+1];else if(a instanceof RegExp&&a.test(o[r]))[r,i]=[r+1,i+1];else if(s>=0)[c,r,i]=[c+1,c+1,s+1];else
return!1}return e.slice(i).every(a=>a===dt)}}function $o(t){if(t==="?")return/./su;let[,e,n]=/^\[([!^]?)(.+)\]$/su.exec(
t)??[],o=n===void 0?t.replace(/[\\^$.|+(){}[\]]/,"\\$&"):`[${e&&"^"}${n.replaceAll("\\","\\\\")}]`;try{return new RegExp(
o,"su")}catch{return}}var on=require("node:fs"),rn=require("node:path");var en=require("node:util");var nn={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Ct={...nn,
EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"i\
ts device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory \
with --recursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you re\
ad it; ask its owner"},Dt={...nn,EACCES:"its permissions, or those of its directory, do not let you write it; change the\
m, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so that it cannot be replaced; write elsewher\
e",EEXIST:"a file has the name of a directory that it needs; name another directory",EDQUOT:"your disk quota is used up;\
 free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; write elsewh\
ere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a directory; name \
a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or write elsewhere",ENOSPC:"no\
 space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you write it; write elsewher\
e",EROFS:"its file system can only be read; write elsewhere"};function H(t,e){let{code:n="",errno:o}=t,r=o===void 0?void 0:
(0,en.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function j(t,e){return vt(t,e instanceof
Error?e.message:String(e)),Z.failure}function vt(t,e){V(`encoding-wasm: ${t}: ${e}
`)}var tn=!1;function V(t){tn||process.stderr.on("error",()=>{}),tn=!0,process.stderr.write(t)}var tt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function sn(){let t=(0,rn.join)(__dirname,"encoding.wasm");try{return Oe((0,on.readFileSync)(t)),!0}catch(e){let{message:n}=H(
e,{});return j(`its part ${$(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var ko=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Ro=ot(()=>new Map(ko.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function cn(t){return U(t)??Ro().get(rt(t))??se(t)}var an=["detect","html","xml"];var fn=["fatal","html","replacement","ignore","translit"];var un=["bash","zsh","fish"];var ln=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input, by any of its names, or "auto" \
to find that of each file.',parse:Fo,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The encoding \
of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their best f\
it, or ?, and //IGNORE leaves them out.",parse:Po,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a file\
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
re), or write their best fit, and stop if there is none (translit).",choices:fn},{flags:"--bom <MODE>",what:"Whether the\
 output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or if \
the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Make all \
ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarati\
ons say the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encoding before,\
 once or twice: mojibake. The encoding is that of the file as it is, "auto" by default.'},{flags:"--detect",what:'Print \
the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or unknow\
n. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "\
auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declaration fi\
rst (html, xml).',choices:an},{flags:"--locale <TAG>",what:'Give the language as a hint to "auto" and --detect, such as \
"ja".'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s, -\
-silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file,\
 and why.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a\
 script for completion in a shell.",choices:un}],dn=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,hn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],pn=[{flags:"--man\
ual",what:""}];function Fo(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:mn(e)}function Po(t){let[e,...n]=t.split(
"//"),o=mn(e),r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new x(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?
{to:o,otherwise:s?"":"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function mn(t){let e=U(t)??cn(t);if(e===void 0)throw new x(
"No encoding of the standard has this name; encoding-wasm --list shows all.");if(e===36)throw new x("It stands for an en\
coding that holds no text.");return e}var u=require("node:fs"),S=require("node:path");function Gt(t,e=438){if(t===void 0)return Do();let{target:n,present:o,descriptor:r}=Co(t);return r!==void 0?Go(r):o&&!o.
isFile()?Ht((0,u.createWriteStream)(g(t)),!0):jo(n,o,e)}function Co(t){if(t==="")throw new Error("its name has no charac\
ters; give it one");let e=(0,u.lstatSync)(g(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,u.statSync)(g(t),{throwIfNoEntry:!1}):
e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(S.sep))throw new Error(Dt.EISDIR);if(!o?.isFile())return{target:n?Wt(
t):t,present:o};let r=bn(t);return r===void 0&&(0,u.accessSync)(g(t),u.constants.W_OK),{target:n?Wt(t):t,present:o,descriptor:r}}
var wn;function Do(){return wn??=vo(),wn}function vo(){let t=(0,u.fstatSync)(1,{bigint:!0}),e=t.isFile()?t:void 0;return process.
platform==="win32"&&!e?Ht(process.stdout,!1):Wo(e)}function Wo(t){let e,n=()=>{e??=Ht(process.stdout,!1)};return{file:t,
keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,u.writeSync)(1,r))}catch(i){if(i.code!==
"EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}function Ht(t,e){let n;
t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,a)=>s(f=>f?a(n??f):c(void 0))),i=()=>{let s=o;return o=void 0,s};return{
write(s){if(n)throw n;let c=r(a=>t.write(Uint8Array.from(s),a));o=Promise.all([o,c]),o.catch(()=>{})},wait:i,async finish(){
if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?t.destroy?.():void 0}}
function Wt(t){let e=xn(t);return e===void 0?t:Wt(e)}function xn(t){if(!(0,u.lstatSync)(g(t),{throwIfNoEntry:!1})?.isSymbolicLink())
return;let e=W((0,u.readlinkSync)(g(t),"buffer"));return(0,S.isAbsolute)(e)?e:`${W(u.realpathSync.native(g((0,S.dirname)(
t)),"buffer"))}${S.sep}${e}`}function bn(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.exec((0,S.resolve)(t))??[];if(e!==
void 0)return Number(e);let n=xn(t);return n===void 0?void 0:bn(n)}function Go(t){return{file:(0,u.fstatSync)(t,{bigint:!0}),
write:e=>Sn(t,e),wait(){},finish(){},discard(){}}}function Sn(t,e){for(let n=e;n.length>0;)n=n.subarray((0,u.writeSync)(
t,n))}var gn=0;function Ho(t){gn+=1;let e=[process.pid,gn,Math.random().toString(36).slice(2)].join("-");return(0,S.join)(
(0,S.dirname)(t),`.encoding-wasm-${e}.tmp`)}function jo(t,e,n){let o=g(Ho(t)),r=(0,u.openSync)(o,"wx",e?384:n),i=!0,s=()=>{
i&&(i=!1,(0,u.closeSync)(r))};return{write:c=>Sn(r,c),wait(){},finish(){s(),e&&qo(o,e),(0,u.renameSync)(o,g(t))},discard(){
try{s()}finally{(0,u.rmSync)(o,{force:!0})}}}}var yn=2048,Vo=1024,Yo=56,qo=(t,e)=>(0,u.chmodSync)(t,Ko(t,e));function Ko(t,{
uid:e,gid:n,mode:o}){for(let r of[e,-1])try{return(0,u.chownSync)(t,r,n),r===e?o:o&~yn}catch{}return o&~(yn|Vo|Yo)}async function Y(t){
try{let e=Gt();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return jt(void 0,e)}}function jt(t,e){let{code:n=""}=e;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard output":$(t);return j(`cannot write ${o}`,H(e,
Dt))}var Tn={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},ht=class{#e={...Tn};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(e){let n=this.#e;n.malformed===0&&(n.
firstMalformed=e+L.firstMalformed()),n.malformed+=L.malformed(),this.#t+=L.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+L.firstUnmappable(),n.codePoint=L.codePoint()),n.unmappable+=L.unmappable()}counting(e){return(n,o)=>{let r=this.#e,i=e(
n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let e=this.#e;return this.#e={...Tn},this.#t=
0,e}};var pt=class t{from;to;#e=null;#t=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#e&&($t(e,this.to,this.#n.ignoreBOM,
this.#e),Pe(e,n),this.#e=X())}get position(){return this.#t}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=He,losses:f}=this.#n;s&&!this.#e&&o(Uint8Array.from(it(this.to)??[]));
let d=Math.max(0,lt.indexOf(c)),p=C(e);try{$t(this.from,this.to,i,this.#e);for(let h=0;;){let b=p-h<=65536,M=b&&h===0?e:
ct(e,h,b?p:h+65536),E=ve(M,r,d,b?n:T.none);f?.addBlock(this.#t+h);let O=E<0?N.written():E;if(O>0&&o(a(O)),E<0&&this.#o(E,
h),h+=N.read(),b&&N.finished())break}}catch(h){throw v(h)}this.#e=n===T.result?null:X(),this.#t=n===T.none?this.#t+p:0}#o(e,n){
let o=this.#t+n+N.start();throw this.#e=X(),this.#t=0,e===-1?new P(w[this.from].name,o,N.length()):new J(N.codePoint(),o,
w[this.to].name)}};var wt=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===13;if(a||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let f=0;f<this.#t;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var m=require("node:fs");var An;async function Mn(t,e){let n=async i=>{try{return await i()}catch(s){throw H(s,Ct)}},{next:o,close:r}=await n(()=>t===
"-"?zo(e):Jo(g(t),e));return{next:()=>n(o),close:r}}function zo(t){let e=(0,m.fstatSync)(0,{bigint:!0});return $n(e,t),e.isFile()?_n(0,e,()=>{}):Zo()}function Jo(t,e){let n=Xo(
t,e);if(!n.isFile())return Qo(t);let o=(0,m.openSync)(t,"r");return _n(o,n,()=>(0,m.closeSync)(o))}function Xo(t,e){let n=(0,m.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,m.opendirSync)(t).closeSync(),$n(n,e),n}function _n(t,{size:e},n){An??=new Uint8Array(262144);let o=An,r=0;return{async next(){let i=(0,m.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,m.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it was made shor\
ter while it was read, so that its end is missing; convert it again")},close:n}}function Zo(){let t=Nn(0,()=>{}),e=process.
platform==="win32"?Bn():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;
e=Bn()}return e.next()},close:()=>e?.close()}}function Bn(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.
next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Qo(t){let e=await Ln(n=>(0,m.open)(t,
n));return Nn(e,()=>(0,m.closeSync)(e))}function Nn(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await Ln(
i=>(0,m.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Ln=t=>new Promise((e,n)=>t((o,r)=>o?
n(o):e(r)));function $n(t,e){if(t.isDirectory())throw new Error(Ct.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input")}var Rn=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Yt=new Set,qt=!1,kn=Date.now();function Kt(t){if(Yt.add(t),!qt)for(let e of Rn)
process.on(e,Un);return qt=!0,()=>Yt.delete(t)}function Un(t){for(let e of Yt)e();for(let e of Rn)process.off(e,Un);process.
kill(process.pid,t)}function Fn(){if(!(!qt||Date.now()-kn<50))return new Promise(t=>{setImmediate(()=>{kn=Date.now(),t()})})}function Cn(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s}){let c=[],{malformed:a,firstMalformed:f,firstUnmappable:d,
codePoint:p}=t,h=tt(a,"invalid byte sequence"),b=or(n,o),M=`${Pn(a)}at offset ${f}`;a>0&&i?c.push(`${h} ${Dn(a)} left ou\
t, ${M}`):a>0&&b!==void 0&&c.push(`${h} became ${b}, ${M}; the file is damaged, or not in ${w[e].name}: check --from, or\
 use --fatal to stop at such bytes`);let E=er(t.unmappable,o,r);if(t.unmappable>0&&E){let O=s||Number.isNaN(d)?"":` at o\
ffset ${d}`,et=i?"":"; use --unmappable html in HTML, or --to utf-8",xt=`${Pn(t.unmappable)}${zt(p)}${O}`;c.push(`${nr(t.
unmappable,n)} ${E}, ${xt}${et}`)}return c}function er(t,e,n){let o=`${Dn(t)} left out`,r=`became ${t===1?"its":"their"}\
 best fit`;return typeof e=="function"?`${r}, or ${n===""?o:n}`:{replacement:"became ?",translit:r,ignore:o,fatal:void 0,
html:void 0}[e]}var Dn=t=>t===1?"was":"were",Pn=t=>t===1?"":"the first ",nr=(t,e)=>`${tt(t,"character")} that ${w[e].name}\
 can't represent`;function zt(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${st(t)}\
)`:st(t)}function or(t,e){if(it(t)||t===U("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?"nothing":e==="ht\
ml"?"&#65533;":"?"}var Gn=require("node:fs");var ar="\x1B[?25l",fr="\x1B[?25h",Wn="\r\x1B[K";function Hn(t,e,n){let o,r=0,i=!1,s=!1,c=0,a=Date.now();function f(d){let p=Date.
now();if(i&&p-c<100)return;c=p,s||n(),s=!0;let h=hr(r,d,(p-a)/1e3);V(`${i?"":ar}${Wn}${h.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:lr(t),canShow:ur(e)},o.canShow&&(o.total??r)>=2e7&&f(o.total))},
stop(){i&&V(`${Wn}${fr}`),i=!1}}}var ur=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function lr(t){
let e=0;for(let n of t){let o=n==="-"?void 0:dr(n);if(!o?.isFile())return;e+=o.size}return e}function dr(t){try{return(0,Gn.statSync)(
g(t))}catch{return}}function hr(t,e,n){let o=`${yt(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${yt(t)} MB | ${o}`;let r=e>
0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${yt(t)} of ${yt(e)} MB | ${o} | ${c}${s%60} s left`}var yt=t=>(t/1e6).toFixed(
1);var Et=class{line=1;column=1;#e;#t=null;#n=[];constructor(e){this.#e=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=mr(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Fe(this.#e,
this.#t),n=Ce(e,e.length,0,!1,!1),this.#t=ke()}catch(o){throw v(o)}for(let o of new Uint16Array(l.memory.buffer,De(),n))
(o&64512)!==56320&&(this.column+=1)}};function mr(t){let{start:e,words:n}=we(t,0),o=e+4*n.length,r=Vn(t,0,Math.min(e,t.length))+
Vn(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let a=i;a<s;a++){let f=n[a]^168430090,
d=(f&2139062143)+2139062143|f|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Vn(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var qn={isLending:!0,newTranscoder:({from:t,to:e},n)=>new pt(t,e,{...n,take:je})},_=class extends Error{};async function Kn(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Hn(t.files,n,()=>{o?.keepListening?.(),n&&(r=Kt(i))}),
c=0;try{n||(r=Kt(i)),o=t.isDry?yr:Gt(t.output,t.mode);let a=new Xt(t,e,o,s);for(let f of t.files)if(c=await a.add(f)||c,
c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=jt(t.output,a instanceof _?a.cause:a)||c}return r(),
c}var yr={write(){},wait(){},finish(){},discard(){}},Xt=class{#e;#t;#n;#o;constructor(e,n,o,r){this.#e=e,this.#t=o,this.#n=
r,this.#o=new Zt(e,n,i=>{try{o.write(i)}catch(s){throw new _("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof _)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),j(
$(e),n)}}async end(){this.#o.convert(new Uint8Array,T.result),await this.#t.finish()}async#r(e){let n=await Mn(e,this.#t.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,T.none),await this.#i(),this.#n.add(r.length),await Fn()}finally{
await n.close()}this.#o.convert(new Uint8Array,T.source),await this.#i();let{encoding:o}=this.#o;o!==void 0&&this.#e.onDecision?.(
o)}#i(){return this.#t.wait()?.catch(e=>{throw new _("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),vt($(e),n)}},Zt=class{#e;#t;#n;#o;#r=new ht;#i;#s;#c=!1;#f=[];#l=!1;#a;constructor(e,n,o){let{to:r,bom:i,
fatal:s,unmappable:c,eol:a}=e;this.#e=e,this.#t=n,this.#n=o;let f=i==="keep"&&F(r)&&e.files.length===1,d={fatal:s,ignoreBOM:f,
bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let p=c==="fatal"||c==="translit";this.#a=p&&!F(
r)?new Et(r):void 0,this.#s=a&&new wt(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#l=!0,
n!==T.result&&!this.#c&&(this.#i=this.#t.newFixer?.(),this.#f=[]),this.#f.push(...e.subarray(0,3-this.#f.length));let r=[];
try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#t.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof _)throw s;
o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===T.none,this.#i&&
!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#a?.settle();let i=o&&xr(this.#d(o),this.#e,this.#a);
if(this.#c||this.#a?.startFile(),o)throw i}#d(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof J&&e.codePoint===
65533)||!(this.#e.isChanged||o===e.index))return e;let{name:i}=w[this.encoding];return new Error(`the bytes at offset ${o}\
 are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c to leave such bytes\
 out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,T.source)}catch(e){if(e instanceof
_)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#e,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#l)return[];
this.#l=!1;let s=n?[]:Cn(i,r.encoding,this.#e),{path:c=[]}=this.#o;if(c.length>0&&!n&&s.unshift(`it was ${c.join(", and \
then ")}; that is repaired`),typeof e=="object")return(o||!n&&zn(r))&&s.unshift(Er(r)),s;let a=ae(Uint8Array.from(this.#f));
if(a&&a.encoding!==e&&!n){let{name:f}=w[a.encoding];s.unshift(`it begins with the byte order mark of ${f}; check --from,\
 or use --from auto`)}return s}},zn=({score:t,kind:e})=>t!==null&&t<.9||e==="binary"||e==="unknown";function Er(t){let{encoding:e,
source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=zn(t)?"; this is uncertain: check the result, or name the enc\
oding with --from":"";return`decoded as ${w[e].name} (${r})${i}`}function xr(t,{isChanged:e,isOnlyCopy:n,unmappable:o},r){
if(t instanceof P){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.bak":"leave out --fatal";return new Error(
`${tt(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; check --from, or ${s} to replace such bytes\
 with U+FFFD`)}if(t instanceof J&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.index})`,a=o==="translit"?"replacement":
"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding} can't represent ${zt(t.codePoint)}\
; use --unmappable ${a}, or html in HTML, or --to utf-8`)}return t}function Sr(t){try{let{values:e,files:n}=Ve(t,[...ln,...hn,...pn]),o=e.help||e.version?void 0:Tr(e,n);if(o)throw new x(o);
Ir(e,n).then(Jn)}catch(e){if(!(e instanceof x))throw e;V(`error: ${e.message}
(see encoding-wasm --help)
`),Jn(Z.usage)}}var Or=["--from","--to","--in-place","--out-dir","--bom","-c","--dry-run","--eol","--fatal","--fix-decla\
ration","--repair","--skip-utf8","--unmappable"];function Tr(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:a,
outDir:f,recursive:d,skipUtf8:p,dryRun:h,completion:b,manual:M}=t,E=a!==void 0||f!==void 0,O=r?"--list":i?"--detect":b?"\
--completion":M&&"--manual";if(o!==void 0&&O&&!M)return`--output is for conversions; write ${O} \u2026 > FILE instead.`;
if(s&&!i)return"--json is for --detect.";if(O){let q=Or.find(Qn=>t[Ut(Qn)]!==void 0);return q&&`${q} is for conversions;\
 leave it out with ${O}.`}if(t.repair&&t.c)return"--repair and -c can't be combined.";if(t.fatal&&t.c)return"--fatal and\
 -c can't be combined.";let{to:et,unmappable:xt,otherwise:Zn}=Xn(t);if(a===""&&(xt==="ignore"||Zn==="")){let q=t.c?"-c":
t.unmappable?"--unmappable ignore":"//IGNORE";return`${q} with --in-place needs a suffix, such as --in-place=.bak: witho\
ut the old file, what ${q} leaves out would be lost.`}if(f==="")return"--out-dir needs the name of a directory.";if(n===
void 0&&!t.repair)return"--from LABEL is missing: which encoding is the input in? --from auto finds it.";if(t.unmappable&&
(t.to?.otherwise??t.to?.unmappable)!==void 0)return"--unmappable and a suffix of --to, //TRANSLIT or //IGNORE, can't be \
combined.";if(c==="add"&&!F(et))return`--bom: ${w[et].name} has no byte order mark.`;if(a!==void 0&&f!==void 0)return"--\
in-place and --out-dir can't be combined.";if(E&&o!==void 0)return"--output is for one result; --in-place and --out-dir \
have one for each file.";if(E&&(e.length===0||e.includes("-")))return"--in-place and --out-dir need the names of files.";
if(a?.includes("/"))return"--in-place: a suffix can't contain '/'.";if((p||h)&&!E)return"--skip-utf8 and --dry-run are f\
or --in-place and --out-dir.";if(d&&!E&&o===void 0&&e.length===0)return"--recursive needs a directory."}var Xn=({to:t={to:0},
c:e,unmappable:n})=>({...e&&{unmappable:"ignore"},...t,...n&&{unmappable:n}});async function Ir(t,e){if(t.help)return Y(
dn);if(t.version)return Y(`0.1.0
`);if(t.list)return Y(w.map(({name:E,labels:O})=>`${E}: ${O.join(", ")}
`).join(""));if(t.completion)return Y((await Promise.resolve().then(()=>nt(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return Y((await Promise.resolve().then(()=>nt(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:o,recursive:r=!1,inPlace:i,outDir:s,c,repair:a,fixDeclaration:f}=t,{to:d,unmappable:p="fatal",otherwise:h}=Xn(
t),b={files:e.length>0?Je(e,r,s):["-"],from:n,to:d,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||i==="",isOnlyCopy:i==="",
unmappable:p,quiet:!!(t.quiet||t.silent),verbose:!!t.verbose,output:o==="-"?void 0:o};return typeof n=="number"&&lt.includes(
p)&&[h,i,s].every(E=>E===void 0)&&![t.detect,c,a,f].some(Boolean)?sn()?Kn(b,qn):Z.failure:(await Promise.resolve().then(()=>nt(require("./cli-full.cjs"),1))).
runFully(b,{...t,otherwise:h})}function Jn(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(
t)),100).unref()}Sr(ze());
