#!/usr/bin/env node
"use strict";var oo=Object.create;var Tt=Object.defineProperty;var ro=Object.getOwnPropertyDescriptor;var io=Object.getOwnPropertyNames;var so=Object.getPrototypeOf,co=Object.prototype.hasOwnProperty;var te=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of io(e))!co.call(t,r)&&r!==n&&Tt(t,r,{get:()=>e[r],
enumerable:!(o=ro(e,r))||o.enumerable});return t};var nt=(t,e,n)=>(n=t!=null?oo(so(t)):{},te(e||!t||!t.__esModule?Tt(n,"default",{value:t,enumerable:!0}):n,t)),ao=t=>te(Tt(
{},"__esModule",{value:!0}),t);var $r={};module.exports=ao($r);var ee="encoding-wasm";function ne(){throw new Error("encoding-wasm: call instantiate() first.")}var oe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function ot(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=lo();function lo(){let t=oe.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var ho=ot(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e]))));function F(t){let e=ho();return e.get(t)??e.get(ue(po(t)))}function ce(t){let e=rt(t),n={936:"gbk",950:"big5"}[e]??e,o=g.findIndex(({labels:r})=>r.some(i=>rt(i)===n));return o<0||
o===36?void 0:o}var rt=t=>ue(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ae=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function fe(t){if(t[0]>=239)return ae.find(e=>e.bytes.every((n,o)=>t[o]===n))}function it(t){return ae.find(e=>e.encoding===t)?.bytes}function U(t){return t===0||t===37||t===38}function po(t){let e=0,
n=t.length;for(;re(t[e]);)e+=1;for(;re(t[n-1]);)n-=1;return t.slice(e,n)}var re=t=>`	
\f\r `.includes(t);function ue(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var C=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var st=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,le=Symbol.for("encoding-wasm.UnmappableError"),J=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${st(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&le in o}[le](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var de=()=>({most:1/0});var wo=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,he=()=>Object.getPrototypeOf(Uint8Array.prototype),It=t=>wo(he(),
t);var pe=t=>he()[t];var me=It("buffer"),we=It("byteOffset"),go=It("byteLength");var yo=pe("set"),Eo=pe("slice");var P=t=>go.call(t);var ct=(t,e,n=P(t))=>new Uint8Array(me.call(t),we.call(t)+e,n-e);function ge(t,e){let n=we.call(t),o=e+(-(n+e)&3),r=Math.max(0,P(t)-o)>>2,i=r>0?new Int32Array(me.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var Bt=(t,e,n)=>yo.call(t,e,n);var ye=(t,e,n)=>Eo.call(t,e,n);function Ee(t,e,n){if(n>24)return ye(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)
o[r]=t[e+r];return o}var at,l,Mt,xe,be,At,I={input:0,units:0,output:0},Oe=0,ft={name:"",encoding:-1},y={isBusy:!0,newCodec:NaN};function Nt(t,e){
ft.name=t,ft.encoding=e,y.newCodec=NaN,y.isBusy&&Se(),y.isBusy=!0}function Se(){try{Ae(),at??=Ie(ne()),So(new WebAssembly.
Instance(at),at)}catch(t){throw _e(t)}}function Te(t){try{Ae(),at=Oo(Ie(t))}catch(e){throw _e(e)}Se()}function Ie(t){return bo(t)?t:new WebAssembly.Module(t)}function bo(t){try{return WebAssembly.Module.customSections(t,Be),
!0}catch{return!1}}var Be="encoding-wasm";function Oo(t){let[e]=WebAssembly.Module.customSections(t,Be),n=`${ee} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function So({exports:t},e){l=t,_t=
WebAssembly.RuntimeError,I.input=l.input(),I.units=l.units(),I.output=l.output(),Le(),At=de(l.memory,I.units,e),Oe=Math.
min(l.units_length(),At.most),y.isBusy=!1}function Ae(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function _e(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(To(t))return new RangeError(`encoding-wasm: ${Me} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n(
"this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var Me="no memory for WebAssembly; free some, and ca\
ll again",To=t=>t instanceof RangeError&&/memory/i.test(t.message);function Lt(){return kt(),Mt}function Ne(){return kt(),
xe}function $t(){return kt(),be}function kt(){Mt[0]===void 0&&Le()}function Le(){let{buffer:t}=l.memory;Mt=new Uint8Array(
t),xe=new Uint8Array(t,I.input,65536),be=new Int32Array(t,l.codec(),l.codec_length()>>2)}var _t;function v(t){if(!y.isBusy||!_t||!(t instanceof _t))return t;let e=g[ft.encoding]?.name,n=`${ft.name}${e?` of ${e}`:
""} failed`;return Io()?new RangeError(`encoding-wasm: ${n}: ${Me}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}function Io(){try{return l.
memory.grow(32),!1}catch{return!0}}function X(){let t=$t();return Ue(t,new Int32Array(t.length))}function Re(){return l.held()!==0?X():(y.newCodec=Rt,null)}
var Fe=t=>Ue(t,$t());function Ue(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Ce(t,e){Ao(t,e)||(Nt("decod\
ing",t),e?Fe(e):l.new_decoder(t),Rt=t===33||t===36?NaN:t)}var Rt=NaN;function Ao(t,e){return e||y.newCodec!==t||y.isBusy?
!1:(y.newCodec=NaN,y.isBusy=!0,!0)}function Ft(t,e,n,o){Nt("transcoding",t),o?Fe(o):l.new_transcoder(t,e,+n)}function Pe(t,e){l.set_source_encoding(t,+e),y.
isBusy=!1}function De(t,e,n,o,r){Ge(t,e),y.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return y.isBusy=!1,r&&i>=0&&(y.newCodec=Rt),He(
i)}var ve=()=>I.units;var T={none:0,source:1,result:2};function We(t,e,n,o){let r=P(t);Ge(t,r),y.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return y.
isBusy=!1,He(i)}function Ge(t,e){let n=Ne();if(e>8)try{Bt(n,t)}catch{Bt(n,ct(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}
function He(t){if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}
var je=t=>Ee(Lt(),I.output,t),Ve=t=>Lt().subarray(I.output,I.output+t),N={finished:()=>l.finished()!==0,read:()=>l.read(),
written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},L={malformed:()=>l.replaced(),
firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.
unmapped_code_point()};var lt=["fatal","html","replacement"];var x=class extends Error{};function Ye(t,e){let n=c=>{let a=e.find(({flags:d,alias:p})=>c===p||Ct(d).includes(c));if(a)
return a;let f=No(c,e.flatMap(({flags:d})=>Ct(d)));throw new x(`unknown option '${c}'${f?`
(Did you mean ${f}?)`:""}`)},o={},r=t.toReversed(),i=[],s=(c,a)=>{let{flags:f,isOptional:d,omitted:p}=c,h=Ut(c)?a??(d?p:
r.pop()):!0;if(h===void 0)throw new x(`option '${f}' argument missing`);o[Pt(f)]=h===!0||_o(c,h)};for(;r.length>0;){let c=r.
pop();if(c==="--")i=i.concat(r.splice(0).reverse());else if(c.startsWith("--")){let[a,f]=Mo(c,c.indexOf("=")),d=n(a);if(f!==
void 0&&!Ut(d))throw new x(`option '${d.flags}' takes no argument`);s(d,f?.slice(1))}else if(c.startsWith("-")&&c!=="-")
for(let a=c.slice(1);a!=="";){let f=n(`-${a[0]}`);a=a.slice(1);let d=f.isOptional?a.replace(/^=/,""):a;s(f,d||void 0),Ut(
f)&&(a="")}else i.push(c)}return{values:o,files:i}}var Ct=t=>t.replace(/ <.*/,"").split(", "),Ut=({flags:t})=>t.endsWith(
">"),Pt=t=>Ct(t).at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].toUpperCase());function _o({flags:t,choices:e,parse:n},o){
if(e&&!e.includes(o))throw new x(`option '${t}' argument '${o}' is invalid. Allowed choices are ${e.join(", ")}.`);if(!n)
return o;try{return n(o)}catch(r){throw r instanceof x?new x(`option '${t}' argument '${o}' is invalid. ${r.message}`):r}}
var Mo=(t,e)=>e<0?[t]:[t.slice(0,e),t.slice(e)];function No(t,e){let n=e.map(r=>({other:r,distance:Lo(t,r)})),[o]=n.sort(
(r,i)=>r.distance-i.distance);return t.startsWith("--")&&o.distance<=2?o.other:void 0}function Lo(t,e){let n=Array.from(
{length:e.length+1},(o,r)=>r);for(let o of t){let r=[n[0]+1];for(let i=0;i<e.length;i++)r.push(Math.min(n[i]+(o===e[i]?0:
1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var Z={failure:1,usage:2};var Dt=require("node:buffer"),ze=require("node:fs");function Je(){let t=process.argv.slice(2);if(process.platform!=="lin\
ux"||!t.some(n=>n.includes("\uFFFD")))return t;let e=(0,ze.readFileSync)("/proc/self/cmdline","latin1").split("\0").slice(
0,-1);return e.slice(e.length-t.length).map(n=>W(Buffer.from(n,"latin1")))}function W(t){if((0,Dt.isUtf8)(t))return qe(t);
let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,Dt.isUtf8)(r));e+=o?qe(o):String.
fromCharCode(56320+t[n]),n+=o?.length??1}return e}var qe=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();function w(t){
let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-56320)))}function $(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\
\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var G=require("node:fs"),A=nt(require("node:path"),1);function Xe(t,e,n){let o=t.flatMap(r=>Ze(r)?[r]:$o(r));return e?o.flatMap(r=>Qe(r)?tn(r,n&&(0,A.resolve)(n)):[r]):o}function Ze(t){
try{return t==="-"||(0,G.lstatSync)(w(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function Qe(t){try{return t!=="-"&&
(0,G.statSync)(w(t)).isDirectory()}catch{return!1}}function tn(t,e){let n=vt(t);return n?n.flatMap(({name:o,isFolder:r,isFile:i})=>{
if(o.startsWith("."))return[];let s=(0,A.join)(t,o);return r?e===(0,A.resolve)(s)?[]:tn(s,e):i?[s]:[]}):[t]}function vt(t){
try{return(0,G.readdirSync)(w(t),{withFileTypes:!0,encoding:"buffer"}).map(e=>({name:W(e.name),isFolder:e.isDirectory(),
isFile:e.isFile()})).sort((e,n)=>e.name<n.name?-1:1)}catch{return}}var ht=t=>/[*?]|^[^[]*\[.+\]/su.test(t);function $o(t){
if(!ht(t))return[t];let{start:e,parts:n}=ko(t),o=Q(e,n);return o.length>0?o:[t]}function ko(t,{parse:e,sep:n}=A.default){
let{root:o}=e(t),r=(n==="/"?t:t.replaceAll(n,"/")).slice(o.length);return{start:o||".",parts:r.split("/")}}function Q(t,[
e,...n]){if(e==="**"){let i=(vt(t)??[]).filter(({name:s,isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>Q((0,A.join)(
t,s),[e,...n]));return[...n.length>0?Q(t,n):[],...i]}if(!ht(e)){let r=(0,A.join)(t,e);return n.length>0?Qe(r)?Q(r,n):[]:
Ze(r)?[r]:[]}let o=Ro(e);return o?(vt(t)??[]).flatMap(({name:r,isFolder:i})=>{if(!o(r)||r.startsWith(".")&&!e.startsWith(
"."))return[];let s=(0,A.join)(t,r);return n.length===0?[s]:i?Q(s,n):[]}):[]}var dt="*";function Ro(t){let e=(t.match(/\*|\[[!^]?[^\]]+\]|./gsu)??
[]).map(n=>n===dt?dt:Fo(n));if(!e.includes(void 0))return n=>{let o=[...n],[r,i]=[0,0],[s,c]=[-1,0];for(;r<o.length;){let a=e[i];
if(a===dt)[s,c,i]=[i,r,i+1];else if(a instanceof RegExp&&a.test(o[r]))[r,i]=[r+1,i+1];else if(s>=0)[c,r,i]=[c+1,c+1,s+1];else
return!1}return e.slice(i).every(a=>a===dt)}}function Fo(t){if(t==="?")return/./su;let[,e,n]=/^\[([!^]?)(.+)\]$/su.exec(
t)??[],o=n===void 0?t.replace(/[\\^$.|+(){}[\]]/,"\\$&"):`[${e&&"^"}${n.replaceAll("\\","\\\\")}]`;try{return new RegExp(
o,"su")}catch{return}}var cn=require("node:fs"),an=require("node:path");var nn=require("node:util");var on={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},pt={...on,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},rn="there is no such file, and no file matches it as a pattern; check its name and its directory",sn={binary:"\
it looks like binary data",unknown:"its encoding can't be recognized"},Wt={...on,EACCES:"its permissions, or those of it\
s directory, do not let you write it; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on i\
t, so it cannot be replaced; write elsewhere",EEXIST:"a file has the same name as a directory that it needs; name anothe\
r directory",EDQUOT:"your disk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the\
 file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while it was written; check the device, or w\
rite elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directory does not exist, or accepts no new fi\
les; create it first, or write elsewhere",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"\
the system does not let you write it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function H(t,e){
let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,nn.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??
`${r} (${n})`)}function j(t,e){return Gt(t,e instanceof Error?e.message:String(e)),Z.failure}function Gt(t,e){V(`encodin\
g-wasm: ${t}: ${e}
`)}var en=!1;function V(t){en||process.stderr.on("error",()=>{}),en=!0,process.stderr.write(t)}var tt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function fn(){let t=(0,an.join)(__dirname,"encoding.wasm");try{return Te((0,cn.readFileSync)(t)),!0}catch(e){let{message:n}=H(
e,{});return j(`its part ${$(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Uo=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Co=ot(()=>new Map(Uo.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function un(t){return F(t)??Co().get(rt(t))??ce(t)}var ln=["detect","html","xml"];var dn=["fatal","html","replacement","ignore","translit"];var hn=["bash","zsh","fish"];var pn=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Do,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:vo,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal.",isOptional:!0,
omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to a file of the same name in this director\
y.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in the given directories."},{flags:"--skip-utf8",
what:"Leave files alone that are UTF-8 already."},{flags:"-n, --dry-run",what:"Write nothing; only report what would be \
done."},{flags:"-c",what:"Leave out invalid bytes, and characters that the output\u2019s encoding can\u2019t represent."},
{flags:"--fatal",what:"Stop at invalid bytes instead of replacing them with U+FFFD."},{flags:"--unmappable <MODE>",what:"\
What to do with characters that the output\u2019s encoding can\u2019t represent: stop (fatal, the default); write &#128169;, as in\
 HTML, which a reader can\u2019t distinguish from the same characters in the text (html); write ? (replacement); leave them o\
ut (ignore); or write their best fit, and stop if there is none (translit).",choices:dn},{flags:"--bom <MODE>",what:"Whe\
ther the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default)\
, or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"C\
onvert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and \
XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was once or twice decoded i\
n the wrong encoding (mojibake). --from then names the file\u2019s current encoding, "auto" by default.'},{flags:"--dete\
ct",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, \
binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'\
Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own de\
claration first (html, xml).',choices:ln},{flags:"--locale <TAG>",what:'Give the language as a hint to "auto" and --dete\
ct, such as "ja".'},{flags:"-q, --quiet",what:"Don\u2019t report what was replaced, nor how many files were converted."},
{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose f\
or each file, and why.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",
what:"Print a completion script for a shell.",choices:hn}],mn=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [\
FILE\u2026]
       encoding-wasm --repair|--detect [OPTION\u2026] [FILE\u2026]
  -f, --from LABEL         encoding of the input, or "auto" to find it
  -t, --to LABEL           encoding of the output (UTF-8); //TRANSLIT, //IGNORE
  -o, --output FILE        write to a file, which may be one of the inputs
  -i[SUFFIX], --in-place[=SUFFIX]  replace each file; keep the old with SUFFIX
      --out-dir DIR        write the converted files to DIR
  -r, --recursive          all files in folders  -n, --dry-run  write nothing
      --skip-utf8          leave files alone that are UTF-8 already
  -c                       leave out invalid bytes and unmappable characters
      --fatal              stop at invalid bytes instead of replacing them
      --unmappable MODE    unmappable characters: fatal, html, replacement,
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
`,wn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],gn=[{flags:"--man\
ual",what:""}];function Do(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:yn(e)}function vo(t){let[e,...n]=t.split(
"//"),o=yn(e),r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new x(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?
{to:o,otherwise:s?"":"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function yn(t){let e=F(t)??un(t);if(e===void 0)throw new x(
"There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new x("It is a label of the replacement en\
coding, which is not for text; use the name of another one.");return e}var u=require("node:fs"),S=require("node:path");function jt(t,e=438){if(t===void 0)return Go();let{target:n,present:o,descriptor:r}=Wo(t);return r!==void 0?qo(r):o?.isFIFO()?
Vo(w(t)):o&&!o.isFile()?mt((0,u.createWriteStream)(w(t)),!0):zo(n,o,e)}function Wo(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,u.lstatSync)(w(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,u.statSync)(w(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(S.sep))throw new Error(Wt.EISDIR);if(!o?.isFile())
return{target:n?Ht(t):t,present:o};let r=Tn(t);return r===void 0&&(0,u.accessSync)(w(t),u.constants.W_OK),{target:n?Ht(t):
t,present:o,descriptor:r}}var En;function Go(){return En??=Ho(),En}function Ho(){let t=(0,u.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?mt(process.stdout,!1):jo(e)}function jo(t){let e,n=()=>{e??=mt(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,u.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function mt(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,a)=>s(f=>f?a(n??f):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(a=>t.write(Uint8Array.from(s),a));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function Vo(t){let e=(0,u.createWriteStream)(t),{discard:n,...o}=mt(e,!0);return{...o,file:(0,u.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&Yo(t,e)}}}function Yo(t,e){try{let n=(0,u.openSync)(t,u.constants.O_RDONLY|u.constants.
O_NONBLOCK);e.once("close",()=>(0,u.closeSync)(n))}catch{}}function Ht(t){let e=Sn(t);return e===void 0?t:Ht(e)}function Sn(t){
if(!(0,u.lstatSync)(w(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=W((0,u.readlinkSync)(w(t),"buffer"));return(0,S.isAbsolute)(
e)?e:`${W(u.realpathSync.native(w((0,S.dirname)(t)),"buffer"))}${S.sep}${e}`}function Tn(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,S.resolve)(t))??[];if(e!==void 0)return Number(e);let n=Sn(t);return n===void 0?void 0:Tn(n)}function qo(t){return{
file:(0,u.fstatSync)(t,{bigint:!0}),write:e=>In(t,e),wait(){},finish(){},discard(){}}}function In(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,u.writeSync)(t,n))}var xn=0;function Ko(t){xn+=1;let e=[process.pid,xn,Math.random().toString(36).slice(
2)].join("-");return(0,S.join)((0,S.dirname)(t),`.encoding-wasm-${e}.tmp`)}function zo(t,e,n){let o=w(Ko(t)),r=(0,u.openSync)(
o,"wx",e?384:n),i=!0,s=()=>{i&&(i=!1,(0,u.closeSync)(r))};return{write:c=>In(r,c),wait(){},finish(){s(),e&&Zo(o,e),(0,u.renameSync)(
o,w(t))},discard(){try{s()}finally{(0,u.rmSync)(o,{force:!0})}}}}var bn=2048,Jo=1024,Xo=56,Zo=(t,e)=>(0,u.chmodSync)(t,Qo(
t,e));function Qo(t,{uid:e,gid:n,mode:o}){for(let r of[e,-1])try{return(0,u.chownSync)(t,r,n),r===e?o:o&~bn}catch{}return o&
~(bn|Jo|Xo)}async function Y(t){try{let e=jt();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Vt(void 0,
e)}}function Vt(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard output":
$(t);return j(`cannot write ${o}`,H(e,Wt))}var An={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},wt=class{#e={...An};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(e){let n=this.#e;n.malformed===0&&(n.
firstMalformed=e+L.firstMalformed()),n.malformed+=L.malformed(),this.#t+=L.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+L.firstUnmappable(),n.codePoint=L.codePoint()),n.unmappable+=L.unmappable()}counting(e){return(n,o)=>{let r=this.#e,i=e(
n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let e=this.#e;return this.#e={...An},this.#t=
0,e}};var gt=class t{from;to;#e=null;#t=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#e&&(Ft(e,this.to,this.#n.ignoreBOM,
this.#e),Pe(e,n),this.#e=X())}get position(){return this.#t}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=je,losses:f}=this.#n;s&&!this.#e&&o(Uint8Array.from(it(this.to)??[]));
let d=Math.max(0,lt.indexOf(c)),p=P(e);try{Ft(this.from,this.to,i,this.#e);for(let h=0;;){let b=p-h<=65536,_=b&&h===0?e:
ct(e,h,b?p:h+65536),E=We(_,r,d,b?n:T.none);f?.addBlock(this.#t+h);let O=E<0?N.written():E;if(O>0&&o(a(O)),E<0&&this.#o(E,
h),h+=N.read(),b&&N.finished())break}}catch(h){throw v(h)}this.#e=n===T.result?null:X(),this.#t=n===T.none?this.#t+p:0}#o(e,n){
let o=this.#t+n+N.start();throw this.#e=X(),this.#t=0,e===-1?new C(g[this.from].name,o,N.length()):new J(N.codePoint(),o,
g[this.to].name)}};var Et=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===13;if(a||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let f=0;f<this.#t;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var m=require("node:fs");var Mn;async function Ln(t,e){let n=async i=>{try{return await i()}catch(s){throw H(s,or(t))}},{next:o,close:r}=await n(
()=>t==="-"?tr(e):er(w(t),e));return{next:()=>n(o),close:r}}function tr(t){let e=(0,m.fstatSync)(0,{bigint:!0});return Fn(e,t),e.isFile()?$n(0,e,()=>{}):rr()}function er(t,e){let n=nr(
t,e);if(!n.isFile())return ir(t);let o=(0,m.openSync)(t,"r");return $n(o,n,()=>(0,m.closeSync)(o))}function nr(t,e){let n=(0,m.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,m.opendirSync)(t).closeSync(),Fn(n,e),n}var or=t=>ht(t)?{...pt,ENOENT:rn}:pt;function $n(t,{size:e},n){Mn??=new Uint8Array(262144);let o=Mn,r=0;return{async next(){
let i=(0,m.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,m.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function rr(){
let t=kn(0,()=>{}),e=process.platform==="win32"?Nn():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=Nn()}return e.next()},close:()=>e?.close()}}function Nn(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function ir(t){let e=await Rn(
n=>(0,m.open)(t,n));return kn(e,()=>(0,m.closeSync)(e))}function kn(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Rn(i=>(0,m.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Rn=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Fn(t,e){if(t.isDirectory())throw new Error(pt.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))
throw t.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var Cn=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],qt=new Set,Kt=!1,Un=Date.now();function zt(t){if(qt.add(t),!Kt)for(let e of Cn)
process.on(e,Pn);return Kt=!0,()=>qt.delete(t)}function Pn(t){for(let e of qt)e();for(let e of Cn)process.off(e,Pn);process.
kill(process.pid,t)}function Dn(){if(!(!Kt||Date.now()-Un<50))return new Promise(t=>{setImmediate(()=>{Un=Date.now(),t()})})}function Wn(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s}){let c=[],{malformed:a,firstMalformed:f,firstUnmappable:d,
codePoint:p}=t,h=tt(a,"invalid byte sequence"),b=fr(n,o),_=`${vn(a)}at offset ${f}`;a>0&&i?c.push(`${h} ${Gn(a)} left ou\
t, ${_}`):a>0&&b!==void 0&&c.push(`${h} became ${b}, ${_}; the file is damaged, or not in ${g[e].name}: check --from, or\
 use --fatal to stop at such bytes`);let E=cr(t.unmappable,o,r);if(t.unmappable>0&&E){let O=s||Number.isNaN(d)?"":` at o\
ffset ${d}`,et=i?"":"; use --unmappable html in HTML, or --to utf-8",St=`${vn(t.unmappable)}${Jt(p)}${O}`;c.push(`${ar(t.
unmappable,n)} ${E}, ${St}${et}`)}return c}function cr(t,e,n){let o=`${Gn(t)} left out`,r=`became ${t===1?"its":"their"}\
 best fit`;return typeof e=="function"?`${r}, or ${n===""?o:n}`:{replacement:"became ?",translit:r,ignore:o,fatal:void 0,
html:void 0}[e]}var Gn=t=>t===1?"was":"were",vn=t=>t===1?"":"the first ",ar=(t,e)=>`${tt(t,"character")} that ${g[e].name}\
 can't represent`;function Jt(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${st(t)}\
)`:st(t)}function fr(t,e){if(it(t)||t===F("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?"nothing":e==="ht\
ml"?"&#65533;":"?"}var Vn=require("node:fs");var pr="\x1B[?25l",mr="\x1B[?25h",jn="\r\x1B[K";function Yn(t,e,n){let o,r=0,i=!1,s=!1,c=0,a=Date.now();function f(d){let p=Date.
now();if(i&&p-c<100)return;c=p,s||n(),s=!0;let h=Er(r,d,(p-a)/1e3);V(`${i?"":pr}${jn}${h.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:gr(t),canShow:wr(e)},o.canShow&&(o.total??r)>=2e7&&f(o.total))},
stop(){i&&V(`${jn}${mr}`),i=!1}}}var wr=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function gr(t){
let e=0;for(let n of t){let o=n==="-"?void 0:yr(n);if(!o?.isFile())return;e+=o.size}return e}function yr(t){try{return(0,Vn.statSync)(
w(t))}catch{return}}function Er(t,e,n){let o=`${bt(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${bt(t)} MB | ${o}`;let r=e>
0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${bt(t)} of ${bt(e)} MB | ${o} | ${c}${s%60} s left`}var bt=t=>(t/1e6).toFixed(
1);var Ot=class{line=1;column=1;#e;#t=null;#n=[];constructor(e){this.#e=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=br(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Ce(this.#e,
this.#t),n=De(e,e.length,0,!1,!1),this.#t=Re()}catch(o){throw v(o)}for(let o of new Uint16Array(l.memory.buffer,ve(),n))
(o&64512)!==56320&&(this.column+=1)}};function br(t){let{start:e,words:n}=ge(t,0),o=e+4*n.length,r=Kn(t,0,Math.min(e,t.length))+
Kn(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let a=i;a<s;a++){let f=n[a]^168430090,
d=(f&2139062143)+2139062143|f|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Kn(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var Jn={isLending:!0,newTranscoder:({from:t,to:e},n)=>new gt(t,e,{...n,take:Ve})},M=class extends Error{};async function Xn(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Yn(t.files,n,()=>{o?.keepListening?.(),n&&(r=zt(i))}),
c=0;try{n||(r=zt(i)),o=t.isDry?Tr:jt(t.output,t.mode);let a=new Zt(t,e,o,s);for(let f of t.files)if(c=await a.add(f)||c,
c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=Vt(t.output,a instanceof M?a.cause:a)||c}return r(),
c}var Tr={write(){},wait(){},finish(){},discard(){}},Zt=class{#e;#t;#n;#o;constructor(e,n,o,r){this.#e=e,this.#t=o,this.#n=
r,this.#o=new Qt(e,n,i=>{try{o.write(i)}catch(s){throw new M("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof M)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),j(
$(e),n)}}async end(){this.#o.convert(new Uint8Array,T.result),await this.#t.finish()}async#r(e){let n=await Ln(e,this.#t.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,T.none),await this.#i(),this.#n.add(r.length),await Dn()}finally{
await n.close()}this.#o.convert(new Uint8Array,T.source),await this.#i();let{encoding:o}=this.#o;o!==void 0&&this.#e.onDecision?.(
o)}#i(){return this.#t.wait()?.catch(e=>{throw new M("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),Gt($(e),n)}},Qt=class{#e;#t;#n;#o;#r=new wt;#i;#s;#c=!1;#f=[];#l=!1;#a;constructor(e,n,o){let{to:r,bom:i,
fatal:s,unmappable:c,eol:a}=e;this.#e=e,this.#t=n,this.#n=o;let f=i==="keep"&&U(r)&&e.files.length===1,d={fatal:s,ignoreBOM:f,
bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let p=c==="fatal"||c==="translit";this.#a=p&&!U(
r)?new Ot(r):void 0,this.#s=a&&new Et(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#l=!0,
n!==T.result&&!this.#c&&(this.#i=this.#t.newFixer?.(),this.#f=[]),this.#f.push(...e.subarray(0,3-this.#f.length));let r=[];
try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#t.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof M)throw s;
o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===T.none,this.#i&&
!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#a?.settle();let i=o&&Br(this.#d(o),this.#e,this.#a);
if(this.#c||this.#a?.startFile(),o)throw i}#d(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof J&&e.codePoint===
65533)||!(this.#e.isChanged||o===e.index))return e;let{name:i}=g[this.encoding];return new Error(`the bytes at offset ${o}\
 are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c to leave such bytes\
 out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,T.source)}catch(e){if(e instanceof
M)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#e,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#l)return[];
this.#l=!1;let s=n?[]:Wn(i,r.encoding,this.#e),{path:c=[]}=this.#o;if(c.length>0&&!n&&s.unshift(`repaired: it was ${c.join(
", and then ")}`),typeof e=="object")return(o||!n&&Zn(r))&&s.unshift(Ir(r)),s;let a=fe(Uint8Array.from(this.#f));if(a&&a.
encoding!==e&&!n){let{name:f}=g[a.encoding];s.unshift(`it begins with the byte order mark of ${f}; check --from, or use \
--from auto`)}return s}},Zn=({score:t,kind:e})=>(e&&sn[e])??(t!==null&&t<.9?"this is uncertain":void 0);function Ir(t){let{
encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Zn(t),s=i?`; ${i}: check the result, or name the e\
ncoding with --from`:"";return`decoded as ${g[e].name} (${r})${s}`}function Br(t,{isChanged:e,isOnlyCopy:n,unmappable:o},r){
if(t instanceof C){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.bak":"leave out --fatal";return new Error(
`${tt(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; check --from, or ${s} to replace such bytes\
 with U+FFFD`)}if(t instanceof J&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.index})`,a=o==="translit"?"replacement":
"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding} can't represent ${Jt(t.codePoint)}\
; use --unmappable ${a}, or html in HTML, or --to utf-8`)}return t}function _r(t){try{let{values:e,files:n}=Ye(t,[...pn,...wn,...gn]),o=e.help||e.version?void 0:Nr(e,n);if(o)throw new x(o);
Lr(e,n).then(Qn)}catch(e){if(!(e instanceof x))throw e;V(`error: ${e.message}
(see encoding-wasm --help)
`),Qn(Z.usage)}}var Mr=["--from","--to","--in-place","--out-dir","--bom","-c","--dry-run","--eol","--fatal","--fix-decla\
ration","--repair","--skip-utf8","--unmappable"];function Nr(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:a,
outDir:f,recursive:d,skipUtf8:p,dryRun:h,completion:b,manual:_}=t,E=a!==void 0||f!==void 0,O=r?"--list":i?"--detect":b?"\
--completion":_&&"--manual";if(o!==void 0&&O&&!_)return`--output is for conversions; write ${O} \u2026 > FILE instead.`;
if(s&&!i)return"--json works only with --detect.";if(O){if(!i&&e.length>0)return`${O} takes no files; leave them out.`;let q=Mr.
find(no=>t[Pt(no)]!==void 0);return q&&`${q} is for conversions; leave it out with ${O}.`}if(t.repair&&t.c)return"--repa\
ir and -c can't be combined.";if(t.fatal&&t.c)return"--fatal and -c can't be combined.";let{to:et,unmappable:St,otherwise:eo}=to(
t);if(a===""&&(St==="ignore"||eo==="")){let q=t.c?"-c":t.unmappable?"--unmappable ignore":"//IGNORE";return`${q} with --\
in-place needs a suffix, such as --in-place=.bak: without the old file, what ${q} leaves out would be lost.`}if(f==="")return"\
--out-dir needs the name of a directory.";if(n===void 0&&!t.repair)return"--from LABEL is missing: which encoding is the\
 input in? --from auto finds it.";if(t.unmappable&&(t.to?.otherwise??t.to?.unmappable)!==void 0)return"--unmappable and \
a suffix of --to, //TRANSLIT or //IGNORE, can't be combined.";if(c==="add"&&!U(et))return`--bom: ${g[et].name} has no by\
te order mark.`;if(a!==void 0&&f!==void 0)return"--in-place and --out-dir can't be combined.";if(E&&o!==void 0)return"--\
output is for one result; --in-place and --out-dir write one for each file.";if(E&&(e.length===0||e.includes("-")))return"\
--in-place and --out-dir need the names of files.";if(a?.includes("/"))return"--in-place: a suffix can't contain '/'.";if((p||
h)&&!E)return`${p?"--skip-utf8":"--dry-run"} works only with --in-place or --out-dir.`;if(d&&!E&&o===void 0&&e.length===
0)return"--recursive needs a directory."}var to=({to:t={to:0},c:e,unmappable:n})=>({...e&&{unmappable:"ignore"},...t,...n&&
{unmappable:n}});async function Lr(t,e){if(t.help)return Y(mn);if(t.version)return Y(`0.1.0
`);if(t.list)return Y(g.map(({name:E,labels:O})=>`${E}: ${O.join(", ")}
`).join(""));if(t.completion)return Y((await Promise.resolve().then(()=>nt(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return Y((await Promise.resolve().then(()=>nt(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:o,recursive:r=!1,inPlace:i,outDir:s,c,repair:a,fixDeclaration:f}=t,{to:d,unmappable:p="fatal",otherwise:h}=to(
t),b={files:e.length>0?Xe(e,r,s):["-"],from:n,to:d,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||i==="",isOnlyCopy:i==="",
unmappable:p,quiet:!!(t.quiet||t.silent),verbose:!!t.verbose,output:o==="-"?void 0:o};return typeof n=="number"&&lt.includes(
p)&&[h,i,s].every(E=>E===void 0)&&![t.detect,c,a,f].some(Boolean)?fn()?Xn(b,Jn):Z.failure:(await Promise.resolve().then(()=>nt(require("./cli-full.cjs"),1))).
runFully(b,{...t,otherwise:h})}function Qn(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(
t)),100).unref()}_r(Je());
