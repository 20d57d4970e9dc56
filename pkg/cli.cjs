#!/usr/bin/env node
"use strict";var Cn=Object.create;var wt=Object.defineProperty;var Wn=Object.getOwnPropertyDescriptor;var vn=Object.getOwnPropertyNames;var Gn=Object.getPrototypeOf,jn=Object.prototype.hasOwnProperty;var Kt=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of vn(e))!jn.call(t,r)&&r!==n&&wt(t,r,{get:()=>e[r],
enumerable:!(o=Wn(e,r))||o.enumerable});return t};var gt=(t,e,n)=>(n=t!=null?Cn(Gn(t)):{},Kt(e||!t||!t.__esModule?wt(n,"default",{value:t,enumerable:!0}):n,t)),Hn=t=>Kt(wt(
{},"__esModule",{value:!0}),t);var or={};module.exports=Hn(or);var zt="encoding-wasm";function Jt(){throw new Error("encoding-wasm: call instantiate() first.")}var Xt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function Q(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=Yn();function Yn(){let t=Xt.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var qn=Q(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e]))));function F(t){let e=qn();return e.get(t)??e.get(ee(zn(t)))}function te(t){let e=tt(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>tt(i)===n));return o<0||
o===36?void 0:o}var tt=t=>ee(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Kn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function et(t){return Kn.find(e=>e.encoding===t)?.bytes}function R(t){return t===0||t===37||t===38}function zn(t){let e=0,
n=t.length;for(;Zt(t[e]);)e+=1;for(;Zt(t[n-1]);)n-=1;return t.slice(e,n)}var Zt=t=>`	
\f\r `.includes(t);function ee(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var D=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var nt=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,ne=Symbol.for("encoding-wasm.UnmappableError"),ot=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${nt(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&ne in o}[ne](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var oe=()=>({most:1/0});var Xn=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,re=()=>Object.getPrototypeOf(Uint8Array.prototype),yt=t=>Xn(re(),
t);var ie=t=>re()[t];var se=yt("buffer"),ce=yt("byteOffset"),Zn=yt("byteLength");var Qn=ie("set"),to=ie("slice");var P=t=>Zn.call(t);var rt=(t,e,n=P(t))=>new Uint8Array(se.call(t),ce.call(t)+e,n-e);function ae(t,e){let n=ce.call(t),o=e+(-(n+e)&3),r=Math.max(0,P(t)-o)>>2,i=r>0?new Int32Array(se.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var Et=(t,e,n)=>Qn.call(t,e,n);var eo=(t,e,n)=>to.call(t,e,n);function fe(t,e,n){if(n>24)return eo(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)
o[r]=t[e+r];return o}var it,l,St,ue,le,xt,O={input:0,units:0,output:0},de=0,st={name:"",encoding:-1},g={isBusy:!0,newCodec:NaN};function Ot(t,e){
st.name=t,st.encoding=e,g.newCodec=NaN,g.isBusy&&he(),g.isBusy=!0}function he(){try{ge(),it??=me(Jt()),io(new WebAssembly.
Instance(it),it)}catch(t){throw ye(t)}}function pe(t){try{ge(),it=ro(me(t))}catch(e){throw ye(e)}he()}function me(t){return oo(t)?t:new WebAssembly.Module(t)}function oo(t){try{return WebAssembly.Module.customSections(t,we),
!0}catch{return!1}}var we="encoding-wasm";function ro(t){let[e]=WebAssembly.Module.customSections(t,we),n=`${zt} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function io({exports:t},e){l=t,bt=
WebAssembly.RuntimeError,O.input=l.input(),O.units=l.units(),O.output=l.output(),be(),xt=oe(l.memory,O.units,e),de=Math.
min(l.units_length(),xt.most),g.isBusy=!1}function ge(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function ye(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(so(t))return new RangeError(`encoding-wasm: ${Ee} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n(
"this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${t}`):t}var Ee="no memory for WebAssembly; free some, and call again",so=t=>t instanceof
RangeError&&/memory/i.test(t.message);function Tt(){return Bt(),St}function xe(){return Bt(),ue}function It(){return Bt(),
le}function Bt(){St[0]===void 0&&be()}function be(){let{buffer:t}=l.memory;St=new Uint8Array(t),ue=new Uint8Array(t,O.input,
65536),le=new Int32Array(t,l.codec(),l.codec_length()>>2)}var bt;function W(t){if(!bt||!(t instanceof bt))return t;let e=w[st.encoding]?.name,n=`${st.name}${e?` of ${e}`:""} fail\
ed`;return co()?new RangeError(`encoding-wasm: ${n}: ${Ee}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}function co(){try{return l.
memory.grow(32),!1}catch{return!0}}function z(){let t=It();return Be(t,new Int32Array(t.length))}function Te(){return l.held()!==0?z():(g.newCodec=_t,null)}
var Ie=t=>Be(t,It());function Be(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function _e(t,e){fo(t,e)||(Ot("decod\
ing",t),e?Ie(e):l.new_decoder(t),_t=t===33||t===36?NaN:t)}var _t=NaN;function fo(t,e){return e||g.newCodec!==t||g.isBusy?
!1:(g.newCodec=NaN,g.isBusy=!0,!0)}function Mt(t,e,n,o){Ot("transcoding",t),o?Ie(o):l.new_transcoder(t,e,+n)}function Me(t,e){l.set_source_encoding(t,+e),g.
isBusy=!1}function Ae(t,e,n,o,r){$e(t,e),g.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return g.isBusy=!1,r&&i>=0&&(g.newCodec=_t),ke(
i)}var Ne=()=>O.units;var S={none:0,source:1,result:2};function Le(t,e,n,o){let r=P(t);$e(t,r),g.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return g.
isBusy=!1,ke(i)}function $e(t,e){let n=xe();if(e>8)try{Et(n,t)}catch{Et(n,rt(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}
function ke(t){if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}
var Ue=t=>fe(Tt(),O.output,t),Fe=t=>Tt().subarray(O.output,O.output+t),A={finished:()=>l.finished()!==0,read:()=>l.read(),
written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},N={malformed:()=>l.replaced(),
firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.
unmapped_code_point()};var at=["fatal","html","replacement"];var E=class extends Error{};function Re(t,e){let n=c=>{let a=e.find(({flags:d})=>Nt(d).includes(c));if(a)return a;let f=po(
c,e.flatMap(({flags:d})=>Nt(d)));throw new E(`unknown option '${c}'${f?`
(Did you mean ${f}?)`:""}`)},o={},r=[...t],i=[],s=(c,a)=>{let{flags:f,isOptional:d,omitted:p}=c,h=At(c)?a??(d?p:r.shift()):
!0;if(h===void 0)throw new E(`option '${f}' argument missing`);o[uo(f)]=h===!0||lo(c,h)};for(;r.length>0;){let c=r.shift();
if(c==="--")i.push(...r.splice(0));else if(c.startsWith("--")){let[a,f]=ho(c,c.indexOf("=")),d=n(a);if(f!==void 0&&!At(d))
throw new E(`option '${d.flags}' takes no argument`);s(d,f?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let a=c.slice(
1);a!=="";){let f=n(`-${a[0]}`);a=a.slice(1),s(f,a||void 0),At(f)&&(a="")}else i.push(c)}return{values:o,files:i}}var Nt=t=>t.
replace(/ <.*/,"").split(", "),At=({flags:t})=>t.endsWith(">"),uo=t=>Nt(t).at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].
toUpperCase());function lo({flags:t,choices:e,parse:n},o){if(e&&!e.includes(o))throw new E(`option '${t}' argument '${o}\
' is invalid. Allowed choices are ${e.join(", ")}.`);if(!n)return o;try{return n(o)}catch(r){throw r instanceof E?new E(
`option '${t}' argument '${o}' is invalid. ${r.message}`):r}}var ho=(t,e)=>e<0?[t]:[t.slice(0,e),t.slice(e)];function po(t,e){
let n=e.map(r=>({other:r,distance:mo(t,r)})),[o]=n.sort((r,i)=>r.distance-i.distance);return t.startsWith("--")&&o.distance<=
2?o.other:void 0}function mo(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o of t){let r=[n[0]+1];for(let i=0;i<
e.length;i++)r.push(Math.min(n[i]+(o===e[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var J={failure:1,usage:2};var Lt=require("node:buffer"),Ce=require("node:fs");function We(){let t=process.argv.slice(2);if(process.platform!=="lin\
ux"||!t.some(n=>n.includes("\uFFFD")))return t;let e=(0,Ce.readFileSync)("/proc/self/cmdline","latin1").split("\0").slice(
0,-1);return e.slice(e.length-t.length).map(n=>v(Buffer.from(n,"latin1")))}function v(t){if((0,Lt.isUtf8)(t))return De(t);
let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,Lt.isUtf8)(r));e+=o?De(o):String.
fromCharCode(56320+t[n]),n+=o?.length??1}return e}var De=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();function m(t){
let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-56320)))}function L(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\
\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var G=require("node:fs"),_=require("node:path");function ve(t,e,n){let o=t.flatMap(r=>Ge(r)?[r]:wo(r));return e?o.flatMap(r=>je(r)?He(r,n&&(0,_.resolve)(n)):[r]):o}function Ge(t){
try{return t==="-"||(0,G.lstatSync)(m(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function je(t){try{return t!=="-"&&
(0,G.statSync)(m(t)).isDirectory()}catch{return!1}}function He(t,e){let n=$t(t);return n?n.flatMap(({name:o,isFolder:r,isFile:i})=>{
if(o.startsWith("."))return[];let s=(0,_.join)(t,o);return r?e===(0,_.resolve)(s)?[]:He(s,e):i?[s]:[]}):[t]}function $t(t){
try{return(0,G.readdirSync)(m(t),{withFileTypes:!0,encoding:"buffer"}).map(e=>({name:v(e.name),isFolder:e.isDirectory(),
isFile:e.isFile()})).sort((e,n)=>e.name<n.name?-1:1)}catch{return}}function wo(t){if(!/[*?[]/.test(t))return[t];let e=t.
split("/"),n=e[0]===""?"/":".",o=X(n,e[0]===""?e.slice(1):e);return o.length>0?o:[t]}function X(t,[e,...n]){if(e==="**"){
let i=($t(t)??[]).filter(({name:s,isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>X((0,_.join)(t,s),[e,...n]));
return[...n.length>0?X(t,n):[],...i]}if(!/[*?[]/.test(e)){let r=(0,_.join)(t,e);return n.length>0?je(r)?X(r,n):[]:Ge(r)?
[r]:[]}let o=go(e);return o?($t(t)??[]).flatMap(({name:r,isFolder:i})=>{if(!o.test(r)||r.startsWith(".")&&!e.startsWith(
"."))return[];let s=(0,_.join)(t,r);return n.length===0?[s]:i?X(s,n):[]}):[]}function go(t){let e=t.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,o,r)=>n==="*"?".*":n==="?"?".":r!==void 0?`[${o&&"^"}${r.replaceAll("\\","\\\\")}]`:`\\${n}`);try{return new RegExp(`\
^${e}$`,"su")}catch{return}}var Ke=require("node:fs"),ze=require("node:path");var Ye=require("node:util");var qe={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},kt={...qe,
EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"i\
ts device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"there is \
no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Ut={...qe,EACCES:"\
its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it is in us\
e, or something is mounted on it, so that it cannot be replaced; write elsewhere",EEXIST:"a file has the name of a direc\
tory that it needs; name another directory",EDQUOT:"your disk quota is used up; free some space, or write elsewhere",EFBIG:'\
it would be larger than the file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while it was writ\
ten; check the device, or write elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directory does not \
exist, or takes no new files; make it first, or write elsewhere",ENOSPC:"no space is left on its device; free some, or w\
rite elsewhere",EPERM:"the system does not let you write it; write elsewhere",EROFS:"its file system can only be read; w\
rite elsewhere"};function j(t,e){let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,Ye.getSystemErrorMap)().get(o)?.[1];return r===
void 0?t:new Error(e[n]??`${r} (${n})`)}function H(t,e){return Ft(t,e instanceof Error?e.message:String(e)),J.failure}function Ft(t,e){
V(`encoding-wasm: ${t}: ${e}
`)}var Ve=!1;function V(t){Ve||process.stderr.on("error",()=>{}),Ve=!0,process.stderr.write(t)}var Z=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function Je(){let t=(0,ze.join)(__dirname,"encoding.wasm");try{return pe((0,Ke.readFileSync)(t)),!0}catch(e){let{message:n}=j(
e,{});return H(`its part ${L(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var yo=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Eo=Q(()=>new Map(yo.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Xe(t){
return F(t)??Eo().get(tt(t))??te(t)}var Ze=["detect","html","xml"];var Qe=["fatal","html","replacement","ignore","translit"];var tn=["bash","zsh","fish"];var en=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:bo,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Aft\
er the label, //TRANSLIT replaces characters that it can\u2019t represent by their best fit, or ?, and //IGNORE leaves them o\
ut.",parse:So,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is \
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
e (translit).",choices:Qe},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UT\
F-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],
isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"\
--fix-declaration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'\
Repair text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as \
it is, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its score and it\
s source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, w\
ith --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (det\
ect, the default), or by the document\u2019s own declaration first (html, xml).',choices:Ze},{flags:"--locale <TAG>",what:'\
Give the language as a hint to "auto" and --detect, such as "ja".'},{flags:"-q, --quiet",what:"Don\u2019t tell what was repla\
ced, nor how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'\
Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l, --list",what:"List the encodings and their \
labels."},{flags:"--completion <SHELL>",what:"Write a script for completion in a shell.",choices:tn}],nn=`Usage: encodin\
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
`,on=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],rn=[{flags:"--man\
ual",what:""}];function bo(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:sn(e)}function So(t){let[e,...n]=t.split(
"//"),o=sn(e),r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new E(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?
{to:o,otherwise:s?"":"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function sn(t){let e=F(t)??Xe(t);if(e===void 0)throw new E(
"No encoding has this name; encoding-wasm --list shows all.");if(e===36)throw new E("It stands for an encoding that hold\
s no text.");return e}var u=require("node:fs"),I=require("node:path");function Dt(t){if(t===void 0)return Oo();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,u.lstatSync)(
m(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,u.statSync)(m(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(I.sep))throw new Error(Ut.EISDIR);return o&&!o.isFile()?Pt((0,u.createWriteStream)(m(t)),!0):(o&&(0,u.accessSync)(
m(t),u.constants.W_OK),_o(n?Rt(t):t,o))}var cn;function Oo(){return cn??=To(),cn}function To(){let t=(0,u.fstatSync)(1,{
bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?Pt(process.stdout,!1):Io(e)}function Io(t){let e,
n=()=>{e??=Pt(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,u.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function Pt(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function Rt(t){if(!(0,u.lstatSync)(m(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=v((0,u.readlinkSync)(
m(t),"buffer"));return(0,I.isAbsolute)(e)?Rt(e):Rt(`${v(u.realpathSync.native(m((0,I.dirname)(t)),"buffer"))}${I.sep}${e}`)}
var an=0;function Bo(t){an+=1;let e=[process.pid,an,Math.random().toString(36).slice(2)].join("-");return(0,I.join)((0,I.dirname)(
t),`.encoding-wasm-${e}.tmp`)}function _o(t,e){let n=m(Bo(t)),o=(0,u.openSync)(n,"wx",e?384:438),r=!0,i=()=>{r&&(r=!1,(0,u.closeSync)(
o))};return{write(s){for(let c=s;c.length>0;)c=c.subarray((0,u.writeSync)(o,c))},wait(){},finish(){i(),e&&(Mo(n,e),(0,u.chmodSync)(
n,e.mode)),(0,u.renameSync)(n,m(t))},discard(){try{i()}finally{(0,u.rmSync)(n,{force:!0})}}}}function Mo(t,{uid:e,gid:n}){
try{(0,u.chownSync)(t,e,n)}catch{}}async function Y(t){try{let e=Dt();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){
return Ct(void 0,e)}}function Ct(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"\
standard output":L(t);return H(`cannot write ${o}`,j(e,Ut))}var ln={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},ft=class{#e={...ln};#t=0;get malformed(){
return this.#e.malformed}addBlock(e){let n=this.#e;n.malformed===0&&(n.firstMalformed=e+N.firstMalformed()),n.malformed+=
N.malformed(),this.#t+=N.malformed(),n.unmappable===0&&(n.firstUnmappable=e+N.firstUnmappable(),n.codePoint=N.codePoint()),
n.unmappable+=N.unmappable()}counting(e){return(n,o)=>{let r=this.#e,i=e(n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=
1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){
this.#t=0}take(){let e=this.#e;return this.#e={...ln},this.#t=0,e}};var ut=class t{from;to;#e=null;#t=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#e&&(Mt(e,this.to,this.#n.ignoreBOM,
this.#e),Me(e,n),this.#e=z())}get position(){return this.#t}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Ue,losses:f}=this.#n;s&&!this.#e&&o(Uint8Array.from(et(this.to)??[]));
let d=Math.max(0,at.indexOf(c)),p=P(e);try{Mt(this.from,this.to,i,this.#e);for(let h=0;;){let x=p-h<=65536,B=x&&h===0?e:
rt(e,h,x?p:h+65536),b=Le(B,r,d,x?n:S.none);f?.addBlock(this.#t+h);let $=b<0?A.written():b;if($>0&&o(a($)),b<0&&this.#o(b,
h),h+=A.read(),x&&A.finished())break}}catch(h){throw W(h)}this.#e=n===S.result?null:z(),this.#t=n===S.none?this.#t+p:0}#o(e,n){
let o=this.#t+n+A.start();throw this.#e=z(),this.#t=0,e===-1?new D(w[this.from].name,o,A.length()):new ot(A.codePoint(),
o,w[this.to].name)}};var dt=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===13;if(a||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let f=0;f<this.#t;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var y=require("node:fs");var hn;async function mn(t,e){let n=async i=>{try{return await i()}catch(s){throw j(s,kt)}},{next:o,close:r}=await n(()=>t===
"-"?Ao(e):No(m(t),e));return{next:()=>n(o),close:r}}function Ao(t){let e=En((0,y.fstatSync)(0,{bigint:!0}),t);return e.isFile()?wn(0,e,()=>{}):Lo()}function No(t,e){let n=En(
(0,y.statSync)(t,{bigint:!0}),e);if(!n.isFile())return $o(t);let o=(0,y.openSync)(t,"r");return wn(o,n,()=>(0,y.closeSync)(
o))}function wn(t,{size:e},n){hn??=new Uint8Array(262144);let o=hn,r=0;return{async next(){let i=(0,y.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,y.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it was made shor\
ter while it was read, so that its end is missing; convert it again")},close:n}}function Lo(){let t=gn(0,()=>{}),e=process.
platform==="win32"?pn():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;
e=pn()}return e.next()},close:()=>e?.close()}}function pn(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.
next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function $o(t){let e=await yn(n=>(0,y.open)(t,
n));return gn(e,()=>(0,y.closeSync)(e))}function gn(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await yn(
i=>(0,y.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var yn=t=>new Promise((e,n)=>t((o,r)=>o?
n(o):e(r)));function En(t,e){if(t.isDirectory())throw new Error(kt.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var bn=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],vt=new Set,Gt=!1,xn=Date.now();function jt(t){if(vt.add(t),!Gt)for(let e of bn)
process.on(e,Sn);return Gt=!0,()=>vt.delete(t)}function Sn(t){for(let e of vt)e();for(let e of bn)process.off(e,Sn);process.
kill(process.pid,t)}function On(){if(!(!Gt||Date.now()-xn<50))return new Promise(t=>{setImmediate(()=>{xn=Date.now(),t()})})}function Bn(t,e,{to:n,unmappable:o,drop:r,isChanged:i}){let s=[],{malformed:c,firstMalformed:a,firstUnmappable:f,codePoint:d}=t,
p=Z(c,"invalid byte sequence"),h=`${In(c)}at offset ${a}`;c>0&&r?s.push(`${p} ${Tn(c)} left out, ${h}`):c>0&&s.push(`${p}\
 became ${Ro(n,o)}, ${h}; the file is damaged, or not in ${w[e].name}: check --from, or use --fatal to stop at such byte\
s`);let x=o==="ignore"?`${Tn(t.unmappable)} left out`:Uo[typeof o=="function"?"function":o];if(t.unmappable>0&&x){let B=i||
Number.isNaN(f)?"":` at offset ${f}`,b=r?"":"; use --unmappable html in HTML, or --to utf-8",$=`${In(t.unmappable)}${Ht(
d)}${B}`;s.push(`${Fo(t.unmappable,n)} ${x}, ${$}${b}`)}return s}var Uo={replacement:"became ?",translit:"became their b\
est fit",function:"became their best fit, or ?"},Tn=t=>t===1?"was":"were",In=t=>t===1?"":"the first ",Fo=(t,e)=>`${Z(t,"\
character")} that ${w[e].name} can't represent`;function Ht(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${nt(t)})`:nt(t)}function Ro(t,e){return et(t)||t===F("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="htm\
l"?"&#65533;":"?"}var An=require("node:fs");var vo="\x1B[?25l",Go="\x1B[?25h",Mn="\r\x1B[K";function Nn(t,e,n){let o,r=0,i=!1,s=!1,c=0,a=Date.now();function f(d){let p=Date.
now();if(i&&p-c<100)return;c=p,s||n(),s=!0;let h=Yo(r,d,(p-a)/1e3);V(`${i?"":vo}${Mn}${h.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Ho(t),canShow:jo(e)},o.canShow&&(o.total??r)>=2e7&&f(o.total))},stop(){i&&
V(`${Mn}${Go}`),i=!1}}}var jo=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function Ho(t){
let e=0;for(let n of t){let o=n==="-"?void 0:Vo(n);if(!o?.isFile())return;e+=o.size}return e}function Vo(t){try{return(0,An.statSync)(
m(t))}catch{return}}function Yo(t,e,n){let o=`${pt(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${pt(t)} MB | ${o}`;let r=e>
0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${pt(t)} of ${pt(e)} MB | ${o} | ${c}${s%60} s left`}var pt=t=>(t/1e6).toFixed(
1);var mt=class{line=1;column=1;#e;#t=null;#n=[];constructor(e){this.#e=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Ko(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{_e(this.#e,
this.#t),n=Ae(e,e.length,0,!1,!1),this.#t=Te()}catch(o){throw W(o)}for(let o of new Uint16Array(l.memory.buffer,Ne(),n))
(o&64512)!==56320&&(this.column+=1)}};function Ko(t){let{start:e,words:n}=ae(t,0),o=e+4*n.length,r=$n(t,0,Math.min(e,t.length))+
$n(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let a=i;a<s;a++){let f=n[a]^168430090,
d=(f&2139062143)+2139062143|f|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function $n(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var Un={isLending:!0,newTranscoder:({from:t,to:e},n)=>new ut(t,e,{...n,take:Fe})},M=class extends Error{};async function Fn(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Nn(t.files,n,()=>{o?.keepListening?.(),n&&(r=jt(i))}),
c=0;try{n||(r=jt(i)),o=t.isDry?Jo:Dt(t.output);let a=new Yt(t,e,o,s);for(let f of t.files)if(c=await a.add(f)||c,c!==0&&
!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=Ct(t.output,a instanceof M?a.cause:a)||c}return r(),
c}var Jo={write(){},wait(){},finish(){},discard(){}},Yt=class{#e;#t;#n;#o;constructor(e,n,o,r){this.#e=e,this.#t=o,this.#n=
r,this.#o=new qt(e,n,i=>{try{o.write(i)}catch(s){throw new M("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof M)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),H(
L(e),n)}}async end(){this.#o.convert(new Uint8Array,S.result),await this.#t.finish()}async#r(e){let n=await mn(e,this.#t.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,S.none),await this.#i(),this.#n.add(r.length),await On()}finally{
await n.close()}this.#o.convert(new Uint8Array,S.source),await this.#i();let{encoding:o}=this.#o;o!==void 0&&this.#e.onDecision?.(
o)}#i(){return this.#t.wait()?.catch(e=>{throw new M("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),Ft(L(e),n)}},qt=class{#e;#t;#n;#o;#r=new ft;#i;#s;#c=!1;#u=!1;#a;constructor(e,n,o){let{to:r,bom:i,fatal:s,
unmappable:c,eol:a}=e;this.#e=e,this.#t=n,this.#n=o;let f=i==="keep"&&R(r)&&e.files.length===1,d={fatal:s,ignoreBOM:f,bom:i===
"add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let p=c==="fatal"||c==="translit";this.#a=p&&!R(r)?new mt(
r):void 0,this.#s=a&&new dt(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#u=!0,n!==S.result&&
!this.#c&&(this.#i=this.#t.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#t.isLending?this.#f(
s):r.push(s)})}catch(s){if(s instanceof M)throw s;o=s}for(let s of r)if(!this.#i)this.#f(s);else for(let c of this.#i.add(
s))this.#f(c);if(this.#c=!o&&n===S.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#f(s);this.#i=void 0}this.#a?.
settle();let i=o&&Zo(o,this.#e,this.#a);if(this.#c||this.#a?.startFile(),o)throw i}#f(e){this.#n(this.#s?this.#s.add(e):
e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,S.source)}catch(e){if(e instanceof M)throw e}}takeMessages(){let{
from:e,quiet:n,verbose:o}=this.#e,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#u)return[];this.#u=!1;let s=n?[]:Bn(
i,r.encoding,this.#e),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is rep\
aired`),typeof e=="object"&&(o||!n&&Rn(r))&&s.unshift(Xo(r)),s}},Rn=({score:t})=>t!==null&&t<.9;function Xo(t){let{encoding:e,
source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Rn(t)?"; this is uncertain: check the result, or name the enc\
oding with --from":"";return`decoded as ${w[e].name} (${r})${i}`}function Zo(t,{isChanged:e,unmappable:n},o){if(t instanceof
D){let r=t.length===1?"is":"are";return new Error(`${Z(t.length,"byte")} at offset ${t.offset} ${r} invalid in ${t.encoding}\
; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(t instanceof ot&&o){let{line:r,column:i}=o,s=e?
"":` (offset ${t.index})`,c=n==="translit"?"replacement":"translit or replacement";return new Error(`line ${r}, column ${i}${s}\
: ${t.encoding} can't represent ${Ht(t.codePoint)}; use --unmappable ${c}, or html in HTML, or --to utf-8`)}return t}function tr(t){try{let{values:e,files:n}=Re(t,[...en,...on,...rn]),o=e.help||e.version?void 0:er(e,n);if(o)throw new E(o);
nr(e,n).then(Dn)}catch(e){if(!(e instanceof E))throw e;V(`error: ${e.message}
(see encoding-wasm --help)
`),Dn(J.usage)}}function er(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:a,outDir:f,recursive:d,skipUtf8:p,
dryRun:h,completion:x}=t,B=a!==void 0||f!==void 0;if(o!==void 0&&(r||i||x))return`--output is for conversions; write ${r?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(r||i||x||t.manual)
return;if(t.repair&&t.c)return"--repair and -c exclude each other.";if(t.fatal&&t.c)return"--fatal and -c exclude each o\
ther.";if(a===""&&t.c)return"-c with --in-place needs a suffix, such as --in-place=.bak: without the old file, what -c l\
eaves out would be lost.";if(f==="")return"--out-dir needs the name of a directory.";if(n===void 0&&!t.repair)return"--f\
rom LABEL is missing: which encoding is the input in? --from auto finds it.";let{to:b}=Pn(t);if(c==="add"&&!R(b))return`\
--bom: ${w[b].name} has no byte order mark.`;if(a!==void 0&&f!==void 0)return"--in-place and --out-dir exclude each othe\
r.";if(B&&o!==void 0)return"--output is for one result; --in-place and --out-dir have one for each file.";if(B&&(e.length===
0||e.includes("-")))return"--in-place and --out-dir need the names of files.";if(a?.includes("/"))return"--in-place: a s\
uffix can't contain '/'.";if((p||h)&&!B)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(d&&!B&&o===
void 0&&e.length===0)return"--recursive needs a directory."}var Pn=({to:t={to:0},c:e,unmappable:n})=>n?{to:t.to,unmappable:n}:
{...e&&{unmappable:"ignore"},...t};async function nr(t,e){if(t.help)return Y(nn);if(t.version)return Y(`0.1.0
`);if(t.list)return Y(w.map(({name:b,labels:$})=>`${b}: ${$.join(", ")}
`).join(""));if(t.completion)return Y((await Promise.resolve().then(()=>gt(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return Y((await Promise.resolve().then(()=>gt(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:o,recursive:r=!1,inPlace:i,outDir:s,c,repair:a,fixDeclaration:f}=t,{to:d,unmappable:p="fatal",otherwise:h}=Pn(
t),x={files:e.length>0?ve(e,r,s):["-"],from:n,to:d,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||i==="",unmappable:p,quiet:!!(t.
quiet||t.silent),verbose:!!t.verbose,output:o==="-"?void 0:o};return typeof n=="number"&&at.includes(p)&&[h,i,s].every(b=>b===
void 0)&&![t.detect,c,a,f].some(Boolean)?Je()?Fn(x,Un):J.failure:(await Promise.resolve().then(()=>gt(require("./cli-full.cjs"),1))).
runFully(x,{...t,otherwise:h})}function Dn(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(
t)),100).unref()}tr(We());
