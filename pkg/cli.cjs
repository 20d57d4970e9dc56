#!/usr/bin/env node
"use strict";var co=Object.create;var It=Object.defineProperty;var ao=Object.getOwnPropertyDescriptor;var fo=Object.getOwnPropertyNames;var uo=Object.getPrototypeOf,lo=Object.prototype.hasOwnProperty;var oe=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of fo(e))!lo.call(t,r)&&r!==n&&It(t,r,{get:()=>e[r],
enumerable:!(o=ao(e,r))||o.enumerable});return t};var rt=(t,e,n)=>(n=t!=null?co(uo(t)):{},oe(e||!t||!t.__esModule?It(n,"default",{value:t,enumerable:!0}):n,t)),ho=t=>oe(It(
{},"__esModule",{value:!0}),t);var Rr={};module.exports=ho(Rr);var re="encoding-wasm";function ie(){throw new Error("encoding-wasm: call instantiate() first.")}var se=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function it(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=wo();function wo(){let t=se.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var go=it(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e]))));function P(t){let e=go();return e.get(t)??e.get(he(yo(t)))}function ue(t){let e=st(t),n={936:"gbk",950:"big5"}[e]??e,o=g.findIndex(({labels:r})=>r.some(i=>st(i)===n));return o<0||
o===36?void 0:o}var st=t=>he(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),le=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function de(t){if(t[0]>=239)return le.find(e=>e.bytes.every((n,o)=>t[o]===n))}function ct(t){return le.find(e=>e.encoding===t)?.bytes}function D(t){return t===0||t===37||t===38}function yo(t){let e=0,
n=t.length;for(;ce(t[e]);)e+=1;for(;ce(t[n-1]);)n-=1;return t.slice(e,n)}var ce=t=>`	
\f\r `.includes(t);function he(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var W=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var at=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,pe=Symbol.for("encoding-wasm.UnmappableError"),Z=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${at(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&pe in o}[pe](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var me=()=>({most:1/0});var xo=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,we=()=>Object.getPrototypeOf(Uint8Array.prototype),Bt=t=>xo(we(),
t);var ge=t=>we()[t];var ye=Bt("buffer"),Ee=Bt("byteOffset"),bo=Bt("byteLength");var Oo=ge("set"),So=ge("slice");var v=t=>bo.call(t);var ft=(t,e,n=v(t))=>new Uint8Array(ye.call(t),Ee.call(t)+e,n-e);function xe(t,e){let n=Ee.call(t),o=e+(-(n+e)&3),r=Math.max(0,v(t)-o)>>2,i=r>0?new Int32Array(ye.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var Nt=(t,e,n)=>Oo.call(t,e,n);var be=(t,e,n)=>So.call(t,e,n);function Oe(t,e,n){if(n>24)return be(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)
o[r]=t[e+r];return o}var ut,p,Mt,Se,Te,At,B={input:0,units:0,output:0},Ie=0,lt={name:"",encoding:-1},y={isBusy:!0,newCodec:NaN};function Lt(t,e){
lt.name=t,lt.encoding=e,y.newCodec=NaN,y.isBusy&&Be(),y.isBusy=!0}function Be(){try{Le(),ut??=Me(Ae(ie())),Bo(new WebAssembly.
Instance(ut),ut)}catch(t){throw $e(t)}}function Ne(t){try{Le(),ut=Me(Ae(t))}catch(e){throw $e(e)}Be()}function Ae(t){return Io(t)?t:new WebAssembly.Module(t)}function Io(t){try{return WebAssembly.Module.customSections(t,_e),
!0}catch{return!1}}var _e="encoding-wasm";function Me(t){let[e]=WebAssembly.Module.customSections(t,_e),n=`${re} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Bo({exports:t},e){p=t,_t=
WebAssembly.RuntimeError,B.input=p.input(),B.units=p.units(),B.output=p.output(),Fe(),At=me(p.memory,B.units,e),Ie=Math.
min(p.units_length(),At.most),y.isBusy=!1}function Le(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function $e(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(No(t))return new RangeError(`encoding-wasm: ${ke} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))
return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`the WebAssembly module can't be\
 compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var ke="no memory for WebAssembly; free some, and ca\
ll again",No=t=>t instanceof RangeError&&/memory/i.test(t.message);function $t(){return Rt(),Mt}function Re(){return Rt(),
Se}function kt(){return Rt(),Te}function Rt(){Mt[0]===void 0&&Fe()}function Fe(){let{buffer:t}=p.memory;Mt=new Uint8Array(
t),Se=new Uint8Array(t,B.input,65536),Te=new Int32Array(t,p.codec(),p.codec_length()>>2)}var _t;function H(t){if(!y.isBusy||!_t||!(t instanceof _t))return t;let e=g[lt.encoding]?.name,n=`${lt.name}${e?` of ${e}`:
""} failed`;return Ao()?new RangeError(`encoding-wasm: ${n}: ${ke}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}function Ao(){try{return p.
memory.grow(32),!1}catch{return!0}}function Q(){let t=kt();return We(t,new Int32Array(t.length))}function Pe(){return p.held()!==0?Q():(y.newCodec=Ft,null)}
var De=t=>We(t,kt());function We(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function ve(t,e){Mo(t,e)||(Lt("decod\
ing",t),e?De(e):p.new_decoder(t),Ft=t===33||t===36?NaN:t)}var Ft=NaN;function Mo(t,e){return e||y.newCodec!==t||y.isBusy?
!1:(y.newCodec=NaN,y.isBusy=!0,!0)}function Ut(t,e,n,o){Lt("transcoding",t),o?De(o):p.new_transcoder(t,e,+n)}function Ge(t,e){p.set_source_encoding(t,+e),y.
isBusy=!1}function He(t,e,n,o,r){Ye(t,e),y.isBusy=!0;let i=p.decode_block(e,n,+o,+r);return y.isBusy=!1,r&&i>=0&&(y.newCodec=Ft),Ke(
i)}var je=()=>B.units;var I={none:0,source:1,result:2};function Ve(t,e,n,o){let r=v(t);Ye(t,r),y.isBusy=!0;let i=p.transcode_block(r,+e,n,o);return y.
isBusy=!1,Ke(i)}function Ye(t,e){let n=Re();if(e>8)try{Nt(n,t)}catch{Nt(n,ft(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}
function Ke(t){if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}
var qe=t=>Oe($t(),B.output,t),ze=t=>$t().subarray(B.output,B.output+t),k={finished:()=>p.finished()!==0,read:()=>p.read(),
written:()=>p.written(),codePoint:()=>p.code_point(),start:()=>p.start(),length:()=>p.length()},R={malformed:()=>p.replaced(),
firstMalformed:()=>p.first_replaced(),unmappable:()=>p.unmapped(),firstUnmappable:()=>p.first_unmapped(),codePoint:()=>p.
unmapped_code_point()};var ht=["fatal","html","replacement"];var O=class extends Error{};function Xe(t,e){let n=a=>e.find(({flags:d,alias:l})=>a===l||Pt(d).includes(a)),o=(a,d)=>new O(
`unknown option '${a}'${d&&`
(Did you mean ${d}?)`}`),r=a=>{let d=n(a);if(d)return d;let l=e.flatMap(({flags:h})=>Pt(h));throw o(a,$o(a,l))},i={},s=t.
toReversed(),c=[],f=(a,d)=>{let{flags:l,isOptional:h,omitted:E}=a,b=Ct(a)?d??(h?E:s.pop()):!0;if(b===void 0)throw new O(
`option '${l}' argument missing`);i[Dt(l)]=b===!0||Lo(a,b)};for(;s.length>0;){let a=s.pop();if(a==="--")c=c.concat(s.splice(
0).reverse());else if(a.startsWith("--")){let[d,l]=Je(a,a.indexOf("=")),h=r(d);if(l!==void 0&&!Ct(h))throw new O(`option\
 '${h.flags}' takes no argument`);f(h,l?.slice(1))}else if(a.startsWith("-")&&a!=="-"){let[d]=Je(a,a.indexOf("="));if(n(
`-${d}`))throw o(d,`-${d}`);for(let l=a.slice(1);l!=="";){let h=r(`-${l[0]}`);l=l.slice(1);let E=h.isOptional?l.replace(
/^=/,""):l;f(h,E||void 0),Ct(h)&&(l="")}}else c.push(a)}return{values:i,files:c}}var Pt=t=>t.replace(/ <.*/,"").split(",\
 "),Ct=({flags:t})=>t.endsWith(">"),Dt=t=>Pt(t).at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].toUpperCase());function Lo({
flags:t,choices:e,parse:n},o){if(e&&!e.includes(o))throw new O(`option '${t}' argument '${o}' is invalid. Allowed choice\
s are ${e.join(", ")}.`);if(!n)return o;try{return n(o)}catch(r){throw r instanceof O?new O(`option '${t}' argument '${o}\
' is invalid. ${r.message}`):r}}var Je=(t,e)=>e<0?[t]:[t.slice(0,e),t.slice(e)];function $o(t,e){if(!t.startsWith("--"))
return"";let n=e.filter(s=>s.startsWith("--")),o=n.filter(s=>s.startsWith(t));if(o.length>0)return o.join(" or ");let r=n.
map(s=>({other:s,distance:ko(t,s)})),[i]=r.sort((s,c)=>s.distance-c.distance);return i.distance<Math.min(3,t.length-2)?i.
other:""}function ko(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o of t){let r=[n[0]+1];for(let i=0;i<e.
length;i++)r.push(Math.min(n[i]+(o===e[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var tt={failure:1,usage:2};var Wt=require("node:buffer"),tn=require("node:fs");function en(){let t=process.argv.slice(2);if(process.platform!=="lin\
ux"||!t.some(n=>n.includes("\uFFFD")))return t;let e=(0,tn.readFileSync)("/proc/self/cmdline","latin1").split("\0").slice(
0,-1);return e.slice(e.length-t.length).map(n=>j(Buffer.from(n,"latin1")))}function j(t){if((0,Wt.isUtf8)(t))return Ze(t);
let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,Wt.isUtf8)(r));e+=o?Ze(o):String.
fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Ze=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();function w(t){
let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-56320)))}function _(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\
\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var V=require("node:fs"),A=rt(require("node:path"),1);function nn(t,e,n){let o=t.flatMap(r=>on(r)?[r]:Ro(r));return e?o.flatMap(r=>rn(r)?sn(r,n&&(0,A.resolve)(n)):[r]):o}function on(t){
try{return t==="-"||(0,V.lstatSync)(w(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function rn(t){try{return t!=="-"&&
(0,V.statSync)(w(t)).isDirectory()}catch{return!1}}function sn(t,e){let n=vt(t);return n?n.flatMap(({name:o,isFolder:r,isFile:i})=>{
if(o.startsWith("."))return[];let s=(0,A.join)(t,o);return e&&e===(0,A.resolve)(s)?[]:r?sn(s,e):i?[s]:[]}):[t]}function vt(t){
try{return(0,V.readdirSync)(w(t),{withFileTypes:!0,encoding:"buffer"}).map(e=>({name:j(e.name),isFolder:e.isDirectory(),
isFile:e.isFile()})).sort((e,n)=>e.name<n.name?-1:1)}catch{return}}var mt=t=>/[*?]|^[^[]*\[.+\]/su.test(t);function Ro(t){
if(!mt(t))return[t];let{start:e,parts:n}=Fo(t),o=et(e,n);return o.length>0?o:[t]}function Fo(t,{parse:e,sep:n}=A.default){
let{root:o}=e(t),r=(n==="/"?t:t.replaceAll(n,"/")).slice(o.length);return{start:o||".",parts:r.split("/")}}function et(t,[
e,...n]){if(e==="**"){let i=(vt(t)??[]).filter(({name:s,isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>et((0,A.join)(
t,s),[e,...n]));return[...n.length>0?et(t,n):[],...i]}if(!mt(e)){let r=(0,A.join)(t,e);return n.length>0?rn(r)?et(r,n):[]:
on(r)?[r]:[]}let o=Uo(e);return o?(vt(t)??[]).flatMap(({name:r,isFolder:i})=>{if(!o(r)||r.startsWith(".")&&!e.startsWith(
"."))return[];let s=(0,A.join)(t,r);return n.length===0?[s]:i?et(s,n):[]}):[]}var pt="*";function Uo(t){let e=(t.match(/\*|\[[!^]?[^\]]+\]|./gsu)??
[]).map(n=>n===pt?pt:Co(n));if(!e.includes(void 0))return n=>{let o=[...n],[r,i]=[0,0],[s,c]=[-1,0];for(;r<o.length;){let f=e[i];
if(f===pt)[s,c,i]=[i,r,i+1];else if(f instanceof RegExp&&f.test(o[r]))[r,i]=[r+1,i+1];else if(s>=0)[c,r,i]=[c+1,c+1,s+1];else
return!1}return e.slice(i).every(f=>f===pt)}}function Co(t){if(t==="?")return/./su;let[,e,n]=/^\[([!^]?)(.+)\]$/su.exec(
t)??[],o=n===void 0?t.replace(/[\\^$.|+(){}[\]]/,"\\$&"):`[${e&&"^"}${n.replaceAll("\\","\\\\")}]`;try{return new RegExp(
o,"su")}catch{return}}var hn=require("node:fs"),pn=require("node:path");var an=require("node:util");var fn={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},wt={...fn,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},un="it is a symbolic link to a file that does not exist; check where it points",ln="there is no such file\
, and no file matches it as a pattern; check its name and its directory",dn={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},Gt={...fn,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Y(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,an.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function M(t,e){
return Ht(t,e instanceof Error?e.message:String(e)),tt.failure}function Ht(t,e){K(`encoding-wasm: ${t}: ${e}
`)}var cn=!1;function K(t){cn||process.stderr.on("error",()=>{}),cn=!0,process.stderr.write(t)}var nt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function mn(){let t=(0,pn.join)(__dirname,"encoding-prepared.wasm");try{return Ne((0,hn.readFileSync)(t)),!0}catch(e){let{
message:n}=Y(e,{});return M(`its part ${_(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),
!1}}var Po=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Do=it(()=>new Map(Po.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function wn(t){return P(t)??Do().get(st(t))??ue(t)}var gn=["detect","html","xml"];var yn=["fatal","html","replacement","ignore","translit"];var En=["bash","zsh","fish"];var xn=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:vo,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Go,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal.",isOptional:!0,
omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to the same path in this directory.",completes:"\
folder"},{flags:"-r, --recursive",what:"Convert all files in the given directories, whatever their names are. Hidden fil\
es and symbolic links are left out."},{flags:"--skip-utf8",what:"Leave files that are already UTF-8 as they are."},{flags:"\
-n, --dry-run",what:"Write nothing; only report what would be done."},{flags:"-c",what:"Leave out invalid bytes, and cha\
racters that the output\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid bytes instead of \
replacing them with U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the output\u2019s encoding c\
an\u2019t represent: stop (fatal, the default); write &#128169;, as in HTML, which a reader can\u2019t distinguish from the same c\
haracters in the text (html); write ? (replacement); leave them out (ignore); or write their best fit, and stop if there\
 is none (translit).",choices:yn},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8\
 and UTF-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","\
strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Convert all line endings to LF or CRLF.",choices:["lf","\
crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarations name the output\u2019s encoding."},{flags:"\
--repair",what:'Repair text that was decoded in the wrong encoding, once or twice (mojibake). --from is then the file\u2019s \
current encoding, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its s\
core and its source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Pr\
int JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics\
 alone (detect, the default), or by the document\u2019s own declaration first (html, xml).',choices:gn},{flags:"--locale\
 <TAG>",what:'The language of the text, such as "ja": a hint for "auto" and --detect.'},{flags:"-q, --quiet",what:"Don\u2019t\
 report replaced bytes and characters, or how many files were converted."},{flags:"-s, --silent",what:"The same as --qui\
et."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l, --list",
what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",
choices:En}],bn=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
       encoding-wasm --repair|--detect [OPTION\u2026] [FILE\u2026]
  -f, --from LABEL         encoding of the input, or "auto" to find it
  -t, --to LABEL           encoding of the output (UTF-8); //TRANSLIT, //IGNORE
  -o, --output FILE        write to a file, which may be one of the inputs
  -i[SUFFIX], --in-place[=SUFFIX]  replace each file; keep the old with SUFFIX
      --out-dir DIR        write the converted files to DIR
  -r, --recursive          whole directories    -n, --dry-run  write nothing
      --skip-utf8          leave files that are already UTF-8 as they are
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
`,On=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],Sn=[{flags:"--man\
ual",what:""}];function vo(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:Tn(e)}function Go(t){let[e,...n]=t.split(
"//"),o=Tn(e),r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new O(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?
{to:o,otherwise:s?"":"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Tn(t){let e=P(t)??wn(t);if(e===void 0)throw new O(
"There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new O("It is a label of the replacement en\
coding, which is not for text; use the name of another one.");return e}var u=require("node:fs"),T=require("node:path");function Vt(t,e=438){if(t===void 0)return jo();let{target:n,present:o,descriptor:r}=Ho(t);return r!==void 0?zo(r):o?.isFIFO()?
Ko(w(t)):o&&!o.isFile()?gt((0,u.createWriteStream)(w(t)),!0):Xo(n,o,e)}function Ho(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,u.lstatSync)(w(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,u.statSync)(w(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(T.sep))throw new Error(Gt.EISDIR);if(!o?.isFile())
return{target:n?jt(t):t,present:o};let r=Mn(t);return r===void 0&&(0,u.accessSync)(w(t),u.constants.W_OK),{target:n?jt(t):
t,present:o,descriptor:r}}var In;function jo(){return In??=Vo(),In}function Vo(){let t=(0,u.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?gt(process.stdout,!1):Yo(e)}function Yo(t){let e,n=()=>{e??=gt(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,u.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function gt(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function Ko(t){let e=(0,u.createWriteStream)(t),{discard:n,...o}=gt(e,!0);return{...o,file:(0,u.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&qo(t,e)}}}function qo(t,e){try{let n=(0,u.openSync)(t,u.constants.O_RDONLY|u.constants.
O_NONBLOCK);e.once("close",()=>(0,u.closeSync)(n))}catch{}}function jt(t){let e=_n(t);return e===void 0?t:jt(e)}function _n(t){
if(!(0,u.lstatSync)(w(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=j((0,u.readlinkSync)(w(t),"buffer"));return(0,T.isAbsolute)(
e)?e:`${j(u.realpathSync.native(w((0,T.dirname)(t)),"buffer"))}${T.sep}${e}`}function Mn(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,T.resolve)(t))??[];if(e!==void 0)return Number(e);let n=_n(t);return n===void 0?void 0:Mn(n)}function zo(t){return{
file:(0,u.fstatSync)(t,{bigint:!0}),write:e=>Ln(t,e),wait(){},finish(){},discard(){}}}function Ln(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,u.writeSync)(t,n))}var Bn=0;function Jo(t){Bn+=1;let e=[process.pid,Bn,Math.random().toString(36).slice(
2)].join("-");return(0,T.join)((0,T.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Xo(t,e,n){let o=w(Jo(t)),r=(0,u.openSync)(
o,"wx",e?384:n),i=!0,s=()=>{i&&(i=!1,(0,u.closeSync)(r))};return{write:c=>Ln(r,c),wait(){},finish(){if(s(),Zo(t,e))throw new Error(
"it was changed meanwhile, which would be lost; convert again");e&&er(o,e),(0,u.renameSync)(o,w(t))},discard(){try{s()}finally{
(0,u.rmSync)(o,{force:!0})}}}}function Zo(t,e){let n=(0,u.statSync)(w(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.
size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var Nn=2048,Qo=1024,tr=56,er=(t,e)=>(0,u.chmodSync)(t,nr(t,e));function nr(t,{uid:e,
gid:n,mode:o}){for(let r of[e,-1])try{return(0,u.chownSync)(t,r,n),r===e?o:o&~Nn}catch{}return o&~(Nn|Qo|tr)}async function q(t){
try{let e=Vt();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Yt(void 0,e)}}function Yt(t,e){let{code:n=""}=e;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard output":_(t);return M(`cannot write ${o}`,Y(e,
Gt))}var kn={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},yt=class{#e={...kn};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(e){let n=this.#e;n.malformed===0&&(n.
firstMalformed=e+R.firstMalformed()),n.malformed+=R.malformed(),this.#t+=R.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+R.firstUnmappable(),n.codePoint=R.codePoint()),n.unmappable+=R.unmappable()}counting(e){return(n,o)=>{let r=this.#e,i=e(
n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let e=this.#e;return this.#e={...kn},this.#t=
0,e}};var Et=class t{from;to;#e=null;#t=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#e&&(Ut(e,this.to,this.#n.ignoreBOM,
this.#e),Ge(e,n),this.#e=Q())}get position(){return this.#t}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=qe,losses:a}=this.#n;s&&!this.#e&&o(Uint8Array.from(ct(this.to)??[]));
let d=Math.max(0,ht.indexOf(c)),l=v(e);try{Ut(this.from,this.to,i,this.#e);for(let h=0;;){let E=l-h<=65536,b=E&&h===0?e:
ft(e,h,E?l:h+65536),S=Ve(b,r,d,E?n:I.none);a?.addBlock(this.#t+h);let x=S<0?k.written():S;if(x>0&&o(f(x)),S<0&&this.#o(S,
h),h+=k.read(),E&&k.finished())break}}catch(h){throw H(h)}this.#e=n===I.result?null:Q(),this.#t=n===I.none?this.#t+l:0}#o(e,n){
let o=this.#t+n+k.start();throw this.#e=Q(),this.#t=0,e===-1?new W(g[this.from].name,o,k.length()):new Z(k.codePoint(),o,
g[this.to].name)}};var bt=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var m=require("node:fs");var Fn;async function Cn(t,e){let n=async i=>{try{return await i()}catch(s){throw Y(s,sr(t))}},{next:o,close:r}=await n(
()=>t==="-"?or(e):rr(w(t),e));return{next:()=>n(o),close:r}}function Pn(t){try{return(0,m.statSync)(w(t))}catch{return}}function or(t){let e=(0,m.fstatSync)(0,{bigint:!0});return Gn(
e,t),e.isFile()?Dn(0,e,()=>{}):cr()}function rr(t,e){let n=ir(t,e);if(!n.isFile())return ar(t);let o=(0,m.openSync)(t,"r");
return Dn(o,n,()=>(0,m.closeSync)(o))}function ir(t,e){let n=(0,m.statSync)(t,{bigint:!0});return n.isDirectory()&&(0,m.opendirSync)(
t).closeSync(),Gn(n,e),n}var sr=t=>({...wt,get ENOENT(){return(0,m.lstatSync)(w(t),{throwIfNoEntry:!1})?.isSymbolicLink()?un:mt(t)?ln:wt.ENOENT}});
function Dn(t,{size:e},n){Fn??=new Uint8Array(262144);let o=Fn,r=0;return{async next(){let i=(0,m.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,m.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function cr(){let t=Wn(0,()=>{}),e=process.platform===
"win32"?Un():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Un()}return e.
next()},close:()=>e?.close()}}function Un(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function ar(t){let e=await vn(n=>(0,m.open)(t,n));return Wn(
e,()=>(0,m.closeSync)(e))}function Wn(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await vn(i=>(0,m.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var vn=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function Gn(t,e){
if(t.isDirectory())throw new Error(wt.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var jn=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],qt=new Set,zt=!1,Hn=Date.now();function Jt(t){if(qt.add(t),!zt)for(let e of jn)
process.on(e,Vn);return zt=!0,()=>qt.delete(t)}function Vn(t){for(let e of[...qt].reverse())e();for(let e of jn)process.
off(e,Vn);process.kill(process.pid,t)}function Yn(){if(!(!zt||Date.now()-Hn<50))return new Promise(t=>{setImmediate(()=>{
Hn=Date.now(),t()})})}function qn(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:h}=t,E=nt(a,"invalid byte sequence"),b=dr(n,o),S=`${Kn(a)}at offset ${d}`,x=zn(a,c);a>0&&i?f.push(`${E} ${x}, ${S}`):
a>0&&b!==void 0&&f.push(`${E} ${b===""?x:`${Xt(c)} ${b}`}, ${S}; the file is damaged, or not in ${g[e].name}: check --fr\
om, or use --fatal to stop at such bytes`);let $=ur(t.unmappable,o,r,c);if(t.unmappable>0&&$){let z=s||Number.isNaN(l)?"":
` at offset ${l}`,ot=i?"":"; use --unmappable html in HTML, or --to utf-8",F=`${Kn(t.unmappable)}${Zt(h)}${z}`;f.push(`${lr(
t.unmappable,n)} ${$}, ${F}${ot}`)}return f}function ur(t,e,n,o){let r=zn(t,o),i=`${Xt(o)} ${t===1?"its":"their"} best f\
it`;return typeof e=="function"?`${i}, or ${n===""?r:n}`:{replacement:`${Xt(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}
var Xt=t=>t?"would become":"became",zn=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,Kn=t=>t===1?"":"the first ",
lr=(t,e)=>`${nt(t,"character")} that ${g[e].name} can't represent`;function Zt(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${at(t)})`:at(t)}function dr(t,e){if(ct(t)||t===P("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ig\
nore"?"":e==="html"?"&#65533;":"?"}var gr="\x1B[?25l",yr="\x1B[?25h",Xn="\r\x1B[K";function Zn(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let h=br(r,d,(l-f)/1e3);K(`${i?"":gr}${Xn}${h.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:xr(t),canShow:Er(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&K(`${Xn}${yr}`),i=!1}}}var Er=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function xr(t){
let e=0;for(let n of t){let o=n==="-"?void 0:Pn(n);if(!o?.isFile())return;e+=o.size}return e}function br(t,e,n){let o=`${St(
t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${St(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(
r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % |\
 ${St(t)} of ${St(e)} MB | ${o} | ${c}${s%60} s left`}var St=t=>(t/1e6).toFixed(1);var Tt=class{line=1;column=1;#e;#t=null;#n=[];constructor(e){this.#e=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Sr(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{ve(this.#e,
this.#t),n=He(e,e.length,0,!1,!1),this.#t=Pe()}catch(o){throw H(o)}for(let o of new Uint16Array(p.memory.buffer,je(),n))
(o&64512)!==56320&&(this.column+=1)}};function Sr(t){let{start:e,words:n}=xe(t,0),o=e+4*n.length,r=to(t,0,Math.min(e,t.length))+
to(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function to(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var no={isLending:!0,newTranscoder:({from:t,to:e},n)=>new Et(t,e,{...n,take:ze})},L=class extends Error{};async function oo(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Zn(t.files,n,()=>{o?.keepListening?.(),n&&(r=Jt(i))}),
c=0;try{n||(r=Jt(i)),o=t.isDry?Br:Vt(t.output,t.mode);let f=new te(t,e,o,s);for(let a of t.files)if(c=await f.add(a)||c,
c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=Yt(t.output,f instanceof L?f.cause:f)||c}return r(),
c}var Br={write(){},wait(){},finish(){},discard(){}},te=class{#e;#t;#n;#o;constructor(e,n,o,r){this.#e=e,this.#t=o,this.#n=
r,this.#o=new ee(e,n,i=>{try{o.write(i)}catch(s){throw new L("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof L)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),M(
_(e),n)}}async end(){this.#o.convert(new Uint8Array,I.result),await this.#t.finish()}async#r(e){let n=await Cn(e,this.#t.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,I.none),await this.#i(),this.#n.add(r.length),await Yn()}finally{
await n.close()}this.#o.convert(new Uint8Array,I.source),await this.#i();let{encoding:o}=this.#o;o!==void 0&&this.#e.onDecision?.(
o)}#i(){return this.#t.wait()?.catch(e=>{throw new L("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),Ht(_(e),n)}},ee=class{#e;#t;#n;#o;#r=new yt;#i;#s;#c=!1;#f=[];#l=!1;#a;constructor(e,n,o){let{to:r,bom:i,
fatal:s,unmappable:c,eol:f}=e;this.#e=e,this.#t=n,this.#n=o;let a=i==="keep"&&D(r)&&e.files.length===1,d={fatal:s,ignoreBOM:a,
bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let l=c==="fatal"||c==="translit";this.#a=l&&!D(
r)?new Tt(r):void 0,this.#s=f&&new bt(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#l=!0,
n!==I.result&&!this.#c&&(this.#i=this.#t.newFixer?.(),this.#f=[]),this.#f.push(...e.subarray(0,3-this.#f.length));let r=[];
try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#t.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof L)throw s;
o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===I.none,this.#i&&
!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#a?.settle();let i=o&&Ar(this.#d(o),this.#e,this.#a);
if(this.#c||this.#a?.startFile(),o)throw i}#d(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof Z&&e.codePoint===
65533)||!(this.#e.isChanged||o===e.index))return e;let{name:i}=g[this.encoding];return new Error(`the bytes at offset ${o}\
 are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c to leave such bytes\
 out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,I.source)}catch(e){if(e instanceof
L)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#e,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#l)return[];
this.#l=!1;let s=n?[]:qn(i,r.encoding,this.#e),{path:c=[]}=this.#o;if(c.length>0&&!n&&s.unshift(`repaired: it was ${c.join(
", and then ")}`),typeof e=="object")return(o||!n&&ro(r))&&s.unshift(Nr(r)),s;let f=de(Uint8Array.from(this.#f));if(f&&f.
encoding!==e&&!n){let{name:a}=g[f.encoding];s.unshift(`it begins with the byte order mark of ${a}; check --from, or use \
--from auto`)}return s}},ro=({score:t,kind:e})=>(e&&dn[e])??(t!==null&&t<.9?"this is uncertain":void 0);function Nr(t){let{
encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=ro(t),s=i?`; ${i}: check the result, or name the e\
ncoding with --from`:"";return`decoded as ${g[e].name} (${r})${s}`}function Ar(t,{isChanged:e,isOnlyCopy:n,unmappable:o},r){
if(t instanceof W){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.bak":"leave out --fatal";return new Error(
`${nt(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; check --from, or ${s} to replace such bytes\
 with U+FFFD`)}if(t instanceof Z&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.index})`,f=o==="translit"?"replacement":
"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding} can't represent ${Zt(t.codePoint)}\
; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}function Mr(t){try{let{values:e,files:n}=Xe(t,[...xn,...On,...Sn]),o=e.help||e.version?void 0:$r(e,n);if(o)throw new O(o);
kr(e,n).then(io)}catch(e){if(!(e instanceof O))throw e;K(`error: ${e.message}
(see encoding-wasm --help)
`),io(tt.usage)}}var Lr=["--from","--to","--in-place","--out-dir","--bom","-c","--dry-run","--eol","--fatal","--fix-decl\
aration","--repair","--skip-utf8","--unmappable"];function $r(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:f,
outDir:a,recursive:d,skipUtf8:l,dryRun:h,completion:E,manual:b}=t,S=f!==void 0||a!==void 0,x=r?"--list":i?"--detect":E?"\
--completion":b&&"--manual";if(o!==void 0&&x&&!b)return`--output is for conversions; write ${x} \u2026 > FILE instead.`;
if(s&&!i)return"--json works only with --detect.";if(x){if(!i&&e.length>0)return`${x} takes no files; leave them out.`;let F=Lr.
find(ne=>t[Dt(ne)]!==void 0);return F&&`${F} is for conversions; leave it out with ${x}.`}if(t.repair&&t.c)return"--repa\
ir and -c can't be combined.";if(t.fatal&&t.c)return"--fatal and -c can't be combined.";let{to:$,unmappable:z,otherwise:ot}=so(
t);if(f===""&&(z==="ignore"||z==="replacement"||ot!==void 0)){let F=ot==="?"?"//TRANSLIT":"//IGNORE";return`${t.unmappable?
`--unmappable ${z}`:t.c?"-c":F} with --in-place needs a suffix, such as --in-place=.bak: without the old file, the chara\
cters that the encoding lacks would be lost.`}if(a==="")return"--out-dir needs the name of a directory.";if(n===void 0&&
!t.repair)return"--from LABEL is missing: which encoding is the input in? --from auto finds it.";if(t.unmappable&&(t.to?.
otherwise??t.to?.unmappable)!==void 0)return"--unmappable and a suffix of --to, //TRANSLIT or //IGNORE, can't be combine\
d.";if(c==="add"&&!D($))return`--bom: ${g[$].name} has no byte order mark.`;if(f!==void 0&&a!==void 0)return"--in-place \
and --out-dir can't be combined.";if(S&&o!==void 0)return"--output is for one result; --in-place and --out-dir write one\
 for each file.";if(S&&(e.length===0||e.includes("-")))return"--in-place and --out-dir need the names of files.";if(f?.includes(
"/"))return"--in-place: a suffix can't contain '/'.";if((l||h)&&!S)return`${l?"--skip-utf8":"--dry-run"} works only with\
 --in-place or --out-dir.`;if(d&&!S&&o===void 0&&e.length===0)return"--recursive needs a directory."}var so=({to:t={to:0},
c:e,unmappable:n})=>({...e&&{unmappable:"ignore"},...t,...n&&{unmappable:n}});async function kr(t,e){if(t.help)return q(
bn);if(t.version)return q(`0.1.0
`);if(t.list)return q(g.map(({name:x,labels:$})=>`${x}: ${$.join(", ")}
`).join(""));if(t.completion)return q((await Promise.resolve().then(()=>rt(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return q((await Promise.resolve().then(()=>rt(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,recursive:o=!1,inPlace:r,outDir:i,c:s,repair:c,fixDeclaration:f}=t,{to:a,unmappable:d="fatal",otherwise:l}=so(
t),h=t.output==="-"?void 0:t.output,E=e.length>0?nn(e,o,i??h):["-"];if(E.length===0&&h!==void 0)return M(`cannot write ${_(
h)}`,"the directories have no files for it; hidden ones, symbolic links and the output itself are left out");let b={files:E,
from:n,to:a,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||r==="",isOnlyCopy:r==="",unmappable:d,quiet:!!(t.quiet||t.silent),
verbose:!!t.verbose,output:h};return typeof n=="number"&&ht.includes(d)&&[l,r,i].every(x=>x===void 0)&&![t.detect,s,c,f].
some(Boolean)?mn()?oo(b,no):tt.failure:(await Promise.resolve().then(()=>rt(require("./cli-full.cjs"),1))).runFully(b,{...t,
otherwise:l})}function io(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(t)),100).unref()}
Mr(en());
