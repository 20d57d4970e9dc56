#!/usr/bin/env node
"use strict";var mo=Object.create;var Lt=Object.defineProperty;var wo=Object.getOwnPropertyDescriptor;var go=Object.getOwnPropertyNames;var yo=Object.getPrototypeOf,Eo=Object.prototype.hasOwnProperty;var ae=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of go(e))!Eo.call(t,r)&&r!==n&&Lt(t,r,{get:()=>e[r],
enumerable:!(o=wo(e,r))||o.enumerable});return t};var ut=(t,e,n)=>(n=t!=null?mo(yo(t)):{},ae(e||!t||!t.__esModule?Lt(n,"default",{value:t,enumerable:!0}):n,t)),xo=t=>ae(Lt(
{},"__esModule",{value:!0}),t);var Hr={};module.exports=xo(Hr);var fe="encoding-wasm";function ue(){throw new Error("encoding-wasm: call instantiate() first.")}var le=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function tt(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var b=So();function So(){let t=le.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var me=tt(()=>new Map(b.flatMap(({labels:t},e)=>t.map(n=>[n,e]))));function U(t){let e=me();return e.get(t)??e.get(Ee(Io(t)))}var To=tt(()=>new Map(Array.from(me(),([t,e])=>[lt(t),e]).reverse()));function we(t){let e=lt(t),n=To().get({936:"gbk",950:"\
big5"}[e]??e);return n===36?void 0:n}var lt=t=>Ee(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ge=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ye(t){if(t[0]>=239)return ge.find(e=>e.bytes.every((n,o)=>t[o]===n))}function dt(t){return ge.find(e=>e.encoding===t)?.bytes}function G(t){return t===0||t===37||t===38}function Io(t){let e=0,
n=t.length;for(;de(t[e]);)e+=1;for(;de(t[n-1]);)n-=1;return t.slice(e,n)}var de=t=>`	
\f\r `.includes(t);function Ee(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var H=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ht=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,xe=Symbol.for("encoding-wasm.UnmappableError"),ot=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${ht(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&xe in o}[xe](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var be=()=>({most:1/0});var Ao=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Oe=()=>Object.getPrototypeOf(Uint8Array.prototype),kt=t=>Ao(Oe(),
t);var Se=t=>Oe()[t];var Te=kt("buffer"),Ie=kt("byteOffset"),No=kt("byteLength");var _o=Se("set"),Mo=Se("slice");var j=t=>No.call(t);var pt=(t,e,n=j(t))=>new Uint8Array(Te.call(t),Ie.call(t)+e,n-e);function Be(t,e){let n=Ie.call(t),o=e+(-(n+e)&3),r=Math.max(0,j(t)-o)>>2,i=r>0?new Int32Array(Te.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var Rt=(t,e,n)=>_o.call(t,e,n);var Ae=(t,e,n)=>Mo.call(t,e,n);function Ne(t,e,n){if(n>24)return Ae(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)
o[r]=t[e+r];return o}var mt,p,Ct,_e,Me,Ft,N={input:0,units:0,output:0},$e=0,wt={name:"",encoding:-1},E={isBusy:!0,newCodec:NaN,count:0};function Pt(t,e){
wt.name=t,wt.encoding=e,E.newCodec=NaN,E.count+=1,E.isBusy&&Le(),E.isBusy=!0}function Le(){try{Ce(),mt??=Ue(Re(ue())),ko(
new WebAssembly.Instance(mt),mt)}catch(t){throw Pe(t)}}function ke(t){try{Ce(),mt=Ue(Re(t))}catch(e){throw Pe(e)}Le()}function Re(t){return Lo(t)?t:new WebAssembly.Module(t)}function Lo(t){try{return WebAssembly.Module.customSections(t,Fe),
!0}catch{return!1}}var Fe="encoding-wasm";function Ue(t){let[e]=WebAssembly.Module.customSections(t,Fe),n=`${fe} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function ko({exports:t},e){p=t,Ut=
WebAssembly.RuntimeError,N.input=p.input(),N.units=p.units(),N.output=p.output(),ve(),Ft=be(p.memory,N.units,e),$e=Math.
min(p.units_length(),Ft.most),E.isBusy=!1}function Ce(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function Pe(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(Ro(t))return new RangeError(`encoding-wasm: ${De} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))
return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var De="no memory \
for WebAssembly; free some, and call again",Ro=t=>t instanceof RangeError&&/memory/i.test(t.message);function Dt(){return vt(),
Ct}function We(){return vt(),_e}function Wt(){return vt(),Me}function vt(){Ct[0]===void 0&&ve()}function ve(){let{buffer:t}=p.
memory;Ct=new Uint8Array(t),_e=new Uint8Array(t,N.input,65536),Me=new Int32Array(t,p.codec(),p.codec_length()>>2)}var Ut;function K(t){if(!E.isBusy||!Ut||!(t instanceof Ut))return t;let e=b[wt.encoding]?.name,n=`${wt.name}${e?` of ${e}`:
""} failed`;return Fo()?new RangeError(`encoding-wasm: ${n}: ${De}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}function Fo(){try{return p.
memory.grow(32),!1}catch{return!0}}function rt(t=null){let e=Wt();return Ke(e,t??new Int32Array(e.length))}function je(){return p.held()!==0?rt():(E.newCodec=
Gt,null)}var Ve=t=>Ke(t,Wt());function Ke(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Ye(t,e){Co(t,e)||(Pt(
"decoding",t),e?Ve(e):p.new_decoder(t),Gt=t===33||t===36?NaN:t)}var Gt=NaN;function Co(t,e){return e||E.newCodec!==t||E.
isBusy?!1:(E.newCodec=NaN,E.isBusy=!0,!0)}function Ht(t,e,n,o){Pt("transcoding",t),o?Ve(o):p.new_transcoder(t,e,+n)}function qe(t,e){p.set_source_encoding(t,+e),E.
isBusy=!1}function ze(t,e,n,o,r){Ze(t,e),E.isBusy=!0;let i=p.decode_block(e,n,+o,+r);return E.isBusy=!1,r&&i>=0&&(E.newCodec=Gt),Qe(
i)}var Je=()=>N.units;var T={none:0,source:1,result:2};function Xe(t,e,n,o){let r=j(t);Ze(t,r),E.isBusy=!0;let i=p.transcode_block(r,+e,n,o);return E.
isBusy=!1,Qe(i)}function Ze(t,e){let n=We();if(e>8)try{Rt(n,t)}catch{Rt(n,pt(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}
function Qe(t){if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}
var tn=t=>Ne(Dt(),N.output,t),en=t=>Dt().subarray(N.output,N.output+t),C={finished:()=>p.finished()!==0,read:()=>p.read(),
written:()=>p.written(),codePoint:()=>p.code_point(),start:()=>p.start(),length:()=>p.length()},P={malformed:()=>p.replaced(),
firstMalformed:()=>p.first_replaced(),unmappable:()=>p.unmapped(),firstUnmappable:()=>p.first_unmapped(),codePoint:()=>p.
unmapped_code_point()};var yt=["fatal","html","replacement"];var O=class extends Error{};function rn(t,e){let n=a=>e.find(({flags:d,alias:u})=>a===u||Et(d).includes(a)),o=(a,d)=>new O(
`unknown option '${a}'${d&&`
(Did you mean ${d}?)`}`),r=a=>{let d=n(a);if(d)return d;let u=e.flatMap(({flags:h})=>Et(h));throw o(a,Do(a,u))},i={},s=t.
toReversed(),c=[],f=(a,d)=>{let{flags:u,isOptional:h,omitted:y,choices:x}=a,g=s.at(-1)??"";if(h&&d===void 0&&x?.includes(
g))throw new O(`option '${u}': write ${nn(a)}=${g}, or ./${g} for a file of that name.`);let S=jt(a)?d??(h?y:s.pop()):!0;
if(S===void 0)throw new O(`option '${u}' argument missing`);i[Vt(u)]=S===!0||Po(a,S)};for(;s.length>0;){let a=s.pop();if(a===
"--")c=c.concat(s.splice(0).reverse());else if(a.startsWith("--")){let[d,u]=on(a,a.indexOf("=")),h=r(d);if(u!==void 0&&!jt(
h))throw new O(`option '${h.flags}' takes no argument`);f(h,u?.slice(1))}else if(a.startsWith("-")&&a!=="-"){let[d]=on(a,
a.indexOf("="));if(n(`-${d}`))throw o(d,`-${d}`);for(let u=a.slice(1);u!=="";){let h=r(`-${u[0]}`);u=u.slice(1);let y=h.
isOptional?u.replace(/^=/,""):u;if(h.isOptional&&u!==""&&[...u].every(x=>n(`-${x}`))){let x=`-${h.flags[1]} -${u}, or ${nn(
h)}=${u}`;throw new O(`option '${h.flags}' argument '${u}' looks like other options. Write ${x}.`)}f(h,y||void 0),jt(h)&&
(u="")}}else c.push(a)}return{values:i,files:c}}var Et=t=>t.replace(/ <.*/,"").split(", "),nn=({flags:t})=>Et(t).at(-1),
jt=({flags:t})=>t.endsWith(">"),Vt=t=>Et(t).at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].toUpperCase());function Po({flags:t,
choices:e,parse:n},o){if(e&&!e.includes(o))throw new O(`option '${t}' argument '${o}' is invalid. Allowed choices are ${e.
join(", ")}.`);if(!n)return o;try{return n(o)}catch(r){throw r instanceof O?new O(`option '${t}' argument '${o}' is inva\
lid. ${r.message}`):r}}var on=(t,e)=>e<0?[t]:[t.slice(0,e),t.slice(e)];function Do(t,e){if(!t.startsWith("--"))return"";
let n=e.filter(s=>s.startsWith("--")),o=n.filter(s=>s.startsWith(t));if(o.length>0)return o.join(" or ");let r=n.map(s=>({
other:s,distance:Wo(t,s)})),[i]=r.sort((s,c)=>s.distance-c.distance);return i.distance<Math.min(3,t.length-2)?i.other:""}
function Wo(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o of t){let r=[n[0]+1];for(let i=0;i<e.length;i++)
r.push(Math.min(n[i]+(o===e[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var it={failure:1,usage:2};var Kt=require("node:buffer"),an=require("node:fs");function fn(){let t=process.argv.slice(2);if(process.platform!=="lin\
ux"||!t.some(e=>e.includes("\uFFFD")))return t;try{let e=(0,an.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return e.slice(e.length-t.length).map(n=>$(Buffer.from(n,"latin1")))}catch{return t}}function $(t){if((0,Kt.isUtf8)(
t))return sn(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,Kt.isUtf8)(r));e+=
o?sn(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var sn=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();
function w(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):
Buffer.of(n.charCodeAt(0)-56320)))}function I(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,
e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var q=require("node:fs"),z=ut(require("node:path"),1);var un=require("node:fs"),B=require("node:path");function D(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||B.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":B.sep}${e}`}
function xt(t){try{return $(un.realpathSync.native(w(t),"buffer"))}catch{let e=(0,B.dirname)(t);return e===t?(0,B.resolve)(
t):(0,B.join)(xt(e),(0,B.basename)(t))}}function ln(t,e,n){let o=n&&xt(n),r=t.flatMap(i=>st(i)?[i]:vo(i,o));return e?r.flatMap(i=>dn(i)?Yt(i,o):[i]):r}function st(t){
try{return t==="-"||(0,q.lstatSync)(w(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function dn(t){try{return t!=="-"&&
(0,q.statSync)(w(t)).isDirectory()}catch{return!1}}function Yt(t,e){let n=hn(t,e);return n?n.flatMap(({name:o,isFolder:r,
isFile:i})=>{if(o.startsWith("."))return[];let s=D(t,o);return r?Yt(s,e):i?[s]:[]}):[t]}function hn(t,e){try{let n=e&&(0,z.dirname)(
e)===xt(t)?(0,z.basename)(e):void 0;return(0,q.readdirSync)(w(t),{withFileTypes:!0,encoding:"buffer"}).map(o=>({name:$(o.
name),isFolder:o.isDirectory(),isFile:o.isFile()})).filter(({name:o})=>o!==n).sort((o,r)=>o.name<r.name?-1:1)}catch{return}}
var Ot=t=>/[*?]|^[^[]*\[.+\]/su.test(t);function vo(t,e){if(!Ot(t))return[t];let{start:n,parts:o}=Go(t),r=Y(n,o,e);return r.
length>0?r:[t]}function Go(t,{parse:e,sep:n}=z.default){let{root:o}=e(t),r=(n==="/"?t:t.replaceAll(n,"/")).slice(o.length);
return{start:o||".",parts:r.split("/")}}function Y(t,[e,...n],o){let r=D(t,e);if(!Ot(e)||!/[*?]/.test(e)&&st(r))return n.
length>0?dn(r)?Y(r,n,o):[]:st(r)?[r]:[];if(e==="**"&&n.length===0)return Yt(t,o);if(e==="**"&&n[0]==="**")return Y(t,n,o);
let i=hn(t,o);if(!i)return[t];if(e==="**"){let f=i.filter(({name:a,isFolder:d})=>d&&!a.startsWith(".")).flatMap(({name:a})=>Y(
D(t,a),[e,...n],o));return[...Y(t,n,o),...f]}let s=Ho(e);return s?i.flatMap(({name:c,isFolder:f})=>{if(!s(c)||c.startsWith(
".")&&!e.startsWith("."))return[];let a=D(t,c);return n.length===0?[a]:f?Y(a,n,o):[]}):[]}var bt="*";function Ho(t){let e=(t.
match(/\*|\[[!^]?[^\]]+\]|./gsu)??[]).map(n=>n===bt?bt:jo(n));if(!e.includes(void 0))return n=>{let o=[...n],[r,i]=[0,0],
[s,c]=[-1,0];for(;r<o.length;){let f=e[i];if(f===bt)[s,c,i]=[i,r,i+1];else if(f instanceof RegExp&&f.test(o[r]))[r,i]=[r+
1,i+1];else if(s>=0)[c,r,i]=[c+1,c+1,s+1];else return!1}return e.slice(i).every(f=>f===bt)}}function jo(t){if(t==="?")return/./su;
let[,e,n]=/^\[([!^]?)(.+)\]$/su.exec(t)??[],o=n===void 0?t.replace(/[\\^$.|+(){}[\]]/,"\\$&"):`[${e&&"^"}${n.replaceAll(
"\\","\\\\")}]`;try{return new RegExp(o,"su")}catch{return}}var xn=require("node:fs"),bn=require("node:path");var mn=require("node:util");var wn={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},St={...wn,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},gn="it is a symbolic link to a file that does not exist; check where it points",yn="there is no such file\
, and no file matches it as a pattern; check its name and its directory",En={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},qt={...wn,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function J(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,mn.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function L(t,e){
return ct(t,e instanceof Error?e.message:String(e)),it.failure}function ct(t,e){X(`encoding-wasm: ${t}: ${e}
`)}var pn=!1;function X(t){pn||process.stderr.on("error",()=>{}),pn=!0,process.stderr.write(t)}var at=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function On(){let t=(0,bn.join)(__dirname,"encoding-prepared.wasm");try{return ke((0,xn.readFileSync)(t)),!0}catch(e){let{
message:n}=J(e,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return L(`its \
part ${I(t)} cannot be loaded`,`${n}${o}`),!1}}var Vo=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Ko=tt(()=>new Map(Vo.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function Sn(t){return U(t)??Ko().get(lt(t))??we(t)}var Tn=["detect","html","xml"];var In=["fatal","html","replacement","ignore","translit"];var Bn=["bash","zsh","fish"];var An=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:qo,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Jo,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
 is none (translit).",choices:In},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8\
 and UTF-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","\
strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Convert all line endings to LF or CRLF.",choices:["lf","\
crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarations name the output\u2019s encoding."},{flags:"\
--repair",what:'Repair text that was decoded in the wrong encoding, once or twice (mojibake). --from is then the file\u2019s \
current encoding, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would choose, its s\
core and its source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Pr\
int JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: by statistics\
 alone (detect, the default), or by the document\u2019s own declaration first (html, xml).',choices:Tn},{flags:"--locale\
 <TAG>",what:'The language of the text, such as "ja": a hint for "auto" and --detect.',parse:Xo},{flags:"-q, --quiet",what:"\
Don\u2019t report replaced bytes and characters, or how many files were converted."},{flags:"-s, --silent",what:"The sam\
e as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file, and why.'},{flags:"-l\
, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for\
 a shell.",choices:Bn}],Nn=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,_n=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],Mn=[{flags:"--man\
ual",what:""}];function qo(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:$n(e)}var zo=/ascii|^ansi_x3\.4|367$|646/i;
function Jo(t){let[e,...n]=t.split("//"),o=$n(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new O(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNO\
RE"),f=zo.test(e)&&o===U("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:s?
{...f,unmappable:"ignore"}:f}function Xo(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function $n(t){let e=U(t)??
Sn(t);if(e===void 0)throw new O("There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new O("It \
is a label of the replacement encoding, which is not for text; use the name of another one.");return e}var l=require("node:fs"),M=require("node:path");function Jt(t,e=438){if(t===void 0)return Qo();let{target:n,present:o,descriptor:r}=Zo(t);return r!==void 0?rr(r):o?.isFIFO()?
nr(w(t)):o&&!o.isFile()?Tt((0,l.createWriteStream)(w(t)),!0):sr(n,o,e)}function Zo(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,l.lstatSync)(w(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,l.statSync)(w(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(M.sep))throw new Error(qt.EISDIR);if(!o?.isFile())
return{target:n?zt(t):t,present:o};let r=Cn(t);return r===void 0&&(0,l.accessSync)(w(t),l.constants.W_OK),{target:n?zt(t):
t,present:o,descriptor:r}}var Ln;function Qo(){return Ln??=tr(),Ln}function tr(){let t=(0,l.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?Tt(process.stdout,!1):er(e)}function er(t){let e,n=()=>{e??=Tt(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,l.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function Tt(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function nr(t){let e=(0,l.createWriteStream)(t),{discard:n,...o}=Tt(e,!0);return{...o,file:(0,l.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&or(t,e)}}}function or(t,e){try{let n=(0,l.openSync)(t,l.constants.O_RDONLY|l.constants.
O_NONBLOCK);e.once("close",()=>(0,l.closeSync)(n))}catch{}}function zt(t){let e=Un(t);return e===void 0?t:zt(e)}function Un(t){
if(!(0,l.lstatSync)(w(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=$((0,l.readlinkSync)(w(t),"buffer"));return(0,M.isAbsolute)(
e)?e:`${$(l.realpathSync.native(w((0,M.dirname)(t)),"buffer"))}${M.sep}${e}`}function Cn(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,M.resolve)(t))??[];if(e!==void 0)return Number(e);let n=Un(t);return n===void 0?void 0:Cn(n)}function rr(t){return{
file:(0,l.fstatSync)(t,{bigint:!0}),write:e=>Pn(t,e),wait(){},finish(){},discard(){}}}function Pn(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,l.writeSync)(t,n))}var kn=0;function ir(t){kn+=1;let e=[process.pid,kn,Math.random().toString(36).slice(
2)].join("-");return D((0,M.dirname)(t),`.encoding-wasm-${e}.tmp`)}function sr(t,e,n){let o=w(ir(t)),r=(0,l.openSync)(o,
"wx",e?384:n),i=!0,s=()=>{i&&(i=!1,(0,l.closeSync)(r))};return{write:c=>Pn(r,c),wait(){},finish(){if(s(),cr(t,e))throw new Error(
"it was changed meanwhile, which would be lost; convert again");e&&ur(o,e),(0,l.renameSync)(o,w(t))},discard(){try{s()}finally{
(0,l.rmSync)(o,{force:!0})}}}}function cr(t,e){let n=(0,l.statSync)(w(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.
size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var Rn=2048,ar=1024,fr=56,ur=(t,e)=>(0,l.chmodSync)(t,lr(t,e));function lr(t,{uid:e,
gid:n,mode:o}){for(let r of[e,-1])try{return(0,l.chownSync)(t,r,n),r===e?o:o&~Rn}catch{}return o&~(Rn|ar|fr)}async function Z(t){
try{let e=Jt();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Xt(void 0,e)}}function Xt(t,e){let{code:n=""}=e;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard output":I(t);return L(`cannot write ${o}`,J(e,
qt))}var Wn={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},It=class{#e={...Wn};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(e){let n=this.#e;n.malformed===0&&(n.
firstMalformed=e+P.firstMalformed()),n.malformed+=P.malformed(),this.#t+=P.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+P.firstUnmappable(),n.codePoint=P.codePoint()),n.unmappable+=P.unmappable()}counting(e){return(n,o)=>{let r=this.#e,i=e(
n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let e=this.#e;return this.#e={...Wn},this.#t=
0,e}};var Bt=class t{from;to;#e=null;#t=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#e&&(Ht(e,this.to,this.#n.ignoreBOM,
this.#e),qe(e,n),this.#e=rt())}get position(){return this.#t}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=tn,losses:a}=this.#n;s&&!this.#e&&o(Uint8Array.from(dt(this.to)??[]));
let d=Math.max(0,yt.indexOf(c)),u=j(e);try{Ht(this.from,this.to,i,this.#e);for(let h=0;;){let y=u-h<=65536,x=y&&h===0?e:
pt(e,h,y?u:h+65536),g=Xe(x,r,d,y?n:T.none);a?.addBlock(this.#t+h);let S=g<0?C.written():g;if(S>0&&o(f(S)),g<0&&this.#o(g,
h),h+=C.read(),y&&C.finished())break}}catch(h){throw K(h)}this.#e=n===T.result?null:rt(),this.#t=n===T.none?this.#t+u:0}#o(e,n){
let o=this.#t+n+C.start();throw this.#e=rt(),this.#t=0,e===-1?new H(b[this.from].name,o,C.length()):new ot(C.codePoint(),
o,b[this.to].name)}};var Nt=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var m=require("node:fs");var Gn;async function jn(t,e){let n=async i=>{try{return await i()}catch(s){throw J(s,mr(t))}},{next:o,close:r}=await n(
()=>t==="-"?dr(e):hr(w(t),e));return{next:()=>n(o),close:r}}function Vn(t){try{return(0,m.statSync)(w(t))}catch{return}}function dr(t){let e=(0,m.fstatSync)(0,{bigint:!0});return zn(
e,t),e.isFile()?Kn(0,e,()=>{}):wr()}function hr(t,e){let n=pr(t,e);if(!n.isFile())return gr(t);let o=(0,m.openSync)(t,"r");
return Kn(o,n,()=>(0,m.closeSync)(o))}function pr(t,e){let n=(0,m.statSync)(t,{bigint:!0});return n.isDirectory()&&(0,m.opendirSync)(
t).closeSync(),zn(n,e),n}var mr=t=>({...St,get ENOENT(){return(0,m.lstatSync)(w(t),{throwIfNoEntry:!1})?.isSymbolicLink()?gn:Ot(t)?yn:St.ENOENT}});
function Kn(t,{size:e},n){Gn??=new Uint8Array(262144);let o=Gn,r=0;return{async next(){let i=(0,m.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,m.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function wr(){let t=Yn(0,()=>{}),e=process.platform===
"win32"?Hn():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Hn()}return e.
next()},close:()=>e?.close()}}function Hn(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function gr(t){let e=await qn(n=>(0,m.open)(t,n));return Yn(
e,()=>(0,m.closeSync)(e))}function Yn(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await qn(i=>(0,m.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var qn=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function zn(t,e){
if(t.isDirectory())throw new Error(St.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var Xn=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Qt=new Set,te=!1,Jn=Date.now();function ee(t){if(Qt.add(t),!te)for(let e of Xn)
process.on(e,Zn);return te=!0,()=>Qt.delete(t)}function Zn(t){for(let e of[...Qt].reverse())e();for(let e of Xn)process.
off(e,Zn);process.kill(process.pid,t)}function Qn(){if(!(!te||Date.now()-Jn<50))return new Promise(t=>{setImmediate(()=>{
Jn=Date.now(),t()})})}function eo(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:u,
codePoint:h}=t,y=at(a,"invalid byte sequence"),x=br(n,o),g=`${to(a)}at offset ${d}`,S=no(a,c);a>0&&i?f.push(`${y} ${S}, ${g}`):
a>0&&x!==void 0&&f.push(`${y} ${x===""?S:`${ne(c)} ${x}`}, ${g}; the file is damaged, or not in ${b[e].name}: check --fr\
om, or use --fatal to stop at such bytes`);let A=Er(t.unmappable,o,r,c);if(t.unmappable>0&&A){let R=s||Number.isNaN(u)?"":
` at offset ${u}`,ft=i?"":"; use --unmappable html in HTML, or --to utf-8",Q=`${to(t.unmappable)}${oe(h)}${R}`;f.push(`${xr(
t.unmappable,n)} ${A}, ${Q}${ft}`)}return f}function Er(t,e,n,o){let r=no(t,o),i=`${ne(o)} ${t===1?"its":"their"} best f\
it`;return typeof e=="function"?`${i}, or ${n===""?r:n}`:{replacement:`${ne(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}
var ne=t=>t?"would become":"became",no=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,to=t=>t===1?"":"the first ",
xr=(t,e)=>`${at(t,"character")} that ${b[e].name} can't represent`;function oe(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${ht(t)})`:ht(t)}function br(t,e){if(dt(t)||t===U("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ig\
nore"?"":e==="html"?"&#65533;":"?"}var Br="\x1B[?25l",Ar="\x1B[?25h",ro="\r\x1B[K";function io(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let h=Mr(r,d,(u-f)/1e3);X(`${i?"":Br}${ro}${h.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:_r(t),canShow:Nr(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&X(`${ro}${Ar}`),i=!1}}}var Nr=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function _r(t){
let e=0;for(let n of t){let o=n==="-"?void 0:Vn(n);if(!o?.isFile())return;e+=o.size}return e}function Mr(t,e,n){let o=`${Mt(
t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Mt(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(
r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % |\
 ${Mt(t)} of ${Mt(e)} MB | ${o} | ${c}${s%60} s left`}var Mt=t=>(t/1e6).toFixed(1);var $t=class{line=1;column=1;#e;#t=null;#n=[];constructor(e){this.#e=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Lr(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Ye(this.#e,
this.#t),n=ze(e,e.length,0,!1,!1),this.#t=je()}catch(o){throw K(o)}for(let o of new Uint16Array(p.memory.buffer,Je(),n))
(o&64512)!==56320&&(this.column+=1)}};function Lr(t){let{start:e,words:n}=Be(t,0),o=e+4*n.length,r=co(t,0,Math.min(e,t.length))+
co(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function co(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var fo={isLending:!0,newTranscoder:({from:t,to:e},n)=>new Bt(t,e,{...n,take:en})},k=class extends Error{};async function uo(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=io(t.files,n,()=>{o?.keepListening?.(),n&&(r=ee(i))}),
c=0;try{n||(r=ee(i)),o=t.isDry?Fr:Jt(t.output,t.mode);let f=new ie(t,e,o,s);for(let a of t.files)if(c=await f.add(a)||c,
c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=Xt(t.output,f instanceof k?f.cause:f)||c}return r(),
c}var Fr={write(){},wait(){},finish(){},discard(){}},ie=class{#e;#t;#n;#o;constructor(e,n,o,r){this.#e=e,this.#t=o,this.#n=
r,this.#o=new se(e,n,i=>{try{o.write(i)}catch(s){throw new k("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof k)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),L(
I(e),n)}}async end(){this.#o.convert(new Uint8Array,T.result),await this.#t.finish()}async#r(e){let n=await jn(e,this.#t.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,T.none),await this.#i(),this.#n.add(r.length),await Qn()}finally{
await n.close()}this.#o.convert(new Uint8Array,T.source),await this.#i();let{encoding:o}=this.#o;o!==void 0&&this.#e.onDecision?.(
o)}#i(){return this.#t.wait()?.catch(e=>{throw new k("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),ct(I(e),n)}},se=class{#e;#t;#n;#o;#r=new It;#i;#s;#c=!1;#f=[];#l=!1;#a;constructor(e,n,o){let{to:r,bom:i,
fatal:s,unmappable:c,eol:f}=e;this.#e=e,this.#t=n,this.#n=o;let a=i==="keep"&&G(r)&&e.files.length===1,d={fatal:s,ignoreBOM:a,
bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="translit";this.#a=u&&!G(
r)?new $t(r):void 0,this.#s=f&&new Nt(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#l=!0,
n!==T.result&&!this.#c&&(this.#i=this.#t.newFixer?.(),this.#f=[]),this.#f.push(...e.subarray(0,3-this.#f.length));let r=[];
try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#t.isLending?this.#u(s):r.push(s)})}catch(s){if(s instanceof k)throw s;
o=s}for(let s of r)if(!this.#i)this.#u(s);else for(let c of this.#i.add(s))this.#u(c);if(this.#c=!o&&n===T.none,this.#i&&
!this.#c){for(let s of this.#i.end())this.#u(s);this.#i=void 0}this.#a?.settle();let i=o&&Cr(this.#d(o),this.#e,this.#a);
if(this.#c||this.#a?.startFile(),o)throw i}#d(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof ot&&e.
codePoint===65533)||!(this.#e.isChanged||o===e.index))return e;let{name:i}=b[this.encoding];return new Error(`the bytes \
at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c to le\
ave such bytes out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,T.source)}catch(e){
if(e instanceof k)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#e,{decision:r}=this.#o,i=this.#r.take();if(!r||
!this.#l)return[];this.#l=!1;let s=n?[]:eo(i,r.encoding,this.#e),{path:c=[]}=this.#o;if(c.length>0&&!n&&s.unshift(`repai\
red: it was ${c.join(", and then ")}`),typeof e=="object")return(o||!n&&lo(r))&&s.unshift(Ur(r)),s;let f=ye(Uint8Array.from(
this.#f));if(f&&f.encoding!==e&&!n){let{name:a}=b[f.encoding];s.unshift(`it begins with the byte order mark of ${a}; che\
ck --from, or use --from auto`)}return s}},lo=({score:t,kind:e})=>(e&&En[e])??(t!==null&&t<.9?"this is uncertain":void 0);
function Ur(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=lo(t),s=i?`; ${i}: check the re\
sult, or name the encoding with --from`:"";return`decoded as ${b[e].name} (${r})${s}`}function Cr(t,{isChanged:e,isOnlyCopy:n,
unmappable:o},r){if(t instanceof H){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.bak":"leave ou\
t --fatal";return new Error(`${at(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; check --from, o\
r ${s} to replace such bytes with U+FFFD`)}if(t instanceof ot&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.index})`,f=o===
"translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding} can't rep\
resent ${oe(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}function Dr(t){try{let{values:e,files:n}=rn(t,[...An,..._n,...Mn]),o=e.help||e.version?void 0:vr(e,n);if(o)throw new O(o);
Gr(e,n).then(ho)}catch(e){if(!(e instanceof O))throw e;X(`error: ${e.message}
(see encoding-wasm --help)
`),ho(it.usage)}}var Wr=["--from","--to","--in-place","--out-dir","--bom","-c","--dry-run","--eol","--fatal","--fix-decl\
aration","--repair","--skip-utf8","--unmappable"];function vr(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:f,
outDir:a,recursive:d,skipUtf8:u,dryRun:h,completion:y,manual:x}=t,g=f!==void 0||a!==void 0,S=r?"--list":i?"--detect":y?"\
--completion":x&&"--manual";if(o!==void 0&&S&&!x)return`--output is for conversions; write ${S} \u2026 > FILE instead.`;
if(s&&!i)return"--json works only with --detect.";if(S){if(!i&&e.length>0)return`${S} takes no files; leave them out.`;let F=Wr.
find(ce=>t[Vt(ce)]!==void 0);return F&&`${F} is for conversions; leave it out with ${S}.`}if(t.repair&&t.c)return"--repa\
ir and -c can't be combined.";if(t.fatal&&t.c)return"--fatal and -c can't be combined.";let{to:A,unmappable:R,otherwise:ft}=po(
t);if(f===""&&(R==="ignore"||R==="replacement"||ft!==void 0)){let F=ft==="?"?"//TRANSLIT":"//IGNORE";return`${t.unmappable?
`--unmappable ${R}`:t.c?"-c":F} with --in-place needs a suffix, such as --in-place=.bak: without the old file, the chara\
cters that the encoding lacks would be lost.`}if(a==="")return"--out-dir needs the name of a directory.";if(n===void 0&&
!t.repair)return"--from LABEL is missing: which encoding is the input in? --from auto finds it.";if(t.unmappable&&(t.to?.
otherwise??t.to?.unmappable)!==void 0)return"--unmappable and a suffix of --to, //TRANSLIT or //IGNORE, can't be combine\
d.";if(c==="add"&&!G(A))return`--bom: ${b[A].name} has no byte order mark.`;if(f!==void 0&&a!==void 0)return"--in-place \
and --out-dir can't be combined.";if(g&&o!==void 0)return"--output is for one result; --in-place and --out-dir write one\
 for each file.";if(g&&(e.length===0||e.includes("-")))return"--in-place and --out-dir need the names of files.";if(f?.includes(
"/"))return"--in-place: a suffix can't contain '/'.";let Q=f===""&&e.length>1&&e.find(F=>/^(~|[._]\w+~?)$/.test(F)&&!st(
F));if(Q)return`There is no file ${I(Q)}. For a suffix, write --in-place=${I(Q)}.`;if((u||h)&&!g)return`${u?"--skip-utf8":
"--dry-run"} works only with --in-place or --out-dir.`;if(d&&!g&&o===void 0&&e.length===0)return"--recursive needs a dir\
ectory."}var po=({to:t={to:0},c:e,unmappable:n})=>({...e&&{unmappable:"ignore"},...t,...n&&{unmappable:n}});async function Gr(t,e){
if(t.help)return Z(Nn);if(t.version)return Z(`0.1.0
`);if(t.list)return Z(b.map(({name:A,labels:R})=>`${A}: ${R.join(", ")}
`).join(""));if(t.completion)return Z((await Promise.resolve().then(()=>ut(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return Z((await Promise.resolve().then(()=>ut(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,recursive:o=!1,inPlace:r,outDir:i,c:s,repair:c,fixDeclaration:f}=t,{to:a,unmappable:d="fatal",otherwise:u,ascii:h}=po(
t),y=t.output==="-"?void 0:t.output,x=e.length>0?ln(e,o,i??y):["-"];if(x.length===0&&y!==void 0)return L(`cannot write ${I(
y)}`,"the directories have no files for it; hidden ones, symbolic links and the output itself are left out");let g={files:x,
from:n,to:a,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||r==="",isOnlyCopy:r==="",unmappable:d,quiet:!!(t.quiet||t.silent),
verbose:!!t.verbose,output:y};return h!==void 0&&!g.quiet&&ct(`--to ${h}`,"this is a label of windows-1252, so character\
s such as \xE9 are written as bytes that are not ASCII"),typeof n=="number"&&yt.includes(d)&&[u,r,i].every(A=>A===void 0)&&
![t.detect,s,c,f].some(Boolean)?On()?uo(g,fo):it.failure:(await Promise.resolve().then(()=>ut(require("./cli-full.cjs"),1))).
runFully(g,{...t,otherwise:u})}function ho(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(
t)),100).unref()}Dr(fn());
