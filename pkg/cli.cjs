#!/usr/bin/env node
"use strict";var Eo=Object.create;var Pt=Object.defineProperty;var bo=Object.getOwnPropertyDescriptor;var So=Object.getOwnPropertyNames;var Oo=Object.getPrototypeOf,To=Object.prototype.hasOwnProperty;var me=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of So(e))!To.call(t,r)&&r!==n&&Pt(t,r,{get:()=>e[r],
enumerable:!(o=bo(e,r))||o.enumerable});return t};var dt=(t,e,n)=>(n=t!=null?Eo(Oo(t)):{},me(e||!t||!t.__esModule?Pt(n,"default",{value:t,enumerable:!0}):n,t)),Io=t=>me(Pt(
{},"__esModule",{value:!0}),t);var ii={};module.exports=Io(ii);var we="encoding-wasm";function ge(){throw new Error("encoding-wasm: call instantiate() first.")}var ye=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function P(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var S=_o();function _o(){let t=ye.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var be=P(()=>new Map(S.flatMap(({labels:t},e)=>t.map(n=>[n,e]))));function W(t){let e=be();return e.get(t)??e.get(Ie(Mo(t)))}var No=P(()=>new Map(Array.from(be(),([t,e])=>[ht(t),e]).reverse()));function Se(t){let e=ht(t),n=No().get({936:"gbk",950:"\
big5"}[e]??e);return n===36?void 0:n}var ht=t=>Ie(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Oe=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Te(t){if(t[0]>=239)return Oe.find(e=>e.bytes.every((n,o)=>t[o]===n))}function pt(t){return Oe.find(e=>e.encoding===t)?.bytes}function K(t){return t===0||t===37||t===38}function Mo(t){let e=0,
n=t.length;for(;xe(t[e]);)e+=1;for(;xe(t[n-1]);)n-=1;return t.slice(e,n)}var xe=t=>`	
\f\r `.includes(t);function Ie(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var Ae=()=>"InternalError"in globalThis;var $o=()=>Dt().includes("Chrome/"),Be=()=>Dt().includes("AppleWebKit/")&&!$o()&&!(ko()>0);function Dt(){try{return`${globalThis.
navigator?.userAgent}`}catch{return""}}var Lo=()=>Dt()==="Cloudflare-Workers";var ko=()=>Lo()?Number.NaN:Number.parseInt(globalThis.process?.versions?.node,10);var _e=()=>({most:1/0});var Fo=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Ne=()=>Object.getPrototypeOf(Uint8Array.prototype),Wt=t=>Fo(Ne(),
t);var vt=t=>Ne()[t];var Me=Wt("buffer"),$e=Wt("byteOffset"),Ro=Wt("byteLength");var Co=vt("set"),Po=vt("slice"),Do=vt("subarray");var Y=t=>Ro.call(t);var mt=(t,e,n=Y(t))=>new Uint8Array(Me.call(t),$e.call(t)+e,n-e);function Le(t,e){let n=$e.call(t),o=e+(-(n+e)&3),r=Math.max(0,Y(t)-o)>>2,i=r>0?new Int32Array(Me.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var wt=(t,e,n)=>Co.call(t,e,n);var Wo=P(()=>Ae()?96:Be()?1024:1/0);function ke(t,e,n){if(n-e<=Wo())return Po.call(t,e,n);let o=new Uint8Array(n-e);return wt(
o,Do.call(t,e,n)),o}function Ue(t,e,n){if(n>24)return ke(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];
return o}var gt,p,jt,Fe,Re,Gt,N={input:0,units:0,output:0},Ce=0,yt={name:"",encoding:-1},E={isBusy:!0,newCodec:NaN,count:0};function Vt(t,e){
yt.name=t,yt.encoding=e,E.newCodec=NaN,E.count+=1,E.isBusy&&Pe(),E.isBusy=!0}function Pe(){try{He(),gt??=Ge(We(ge())),Ho(
new WebAssembly.Instance(gt),gt)}catch(t){throw je(t)}}function De(t){try{He(),gt=Ge(We(t))}catch(e){throw je(e)}Pe()}function We(t){return Go(t)?t:new WebAssembly.Module(t)}function Go(t){try{return WebAssembly.Module.customSections(t,ve),
!0}catch{return!1}}var ve="encoding-wasm";function Ge(t){let[e]=WebAssembly.Module.customSections(t,ve),n=`${we} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ho({exports:t},e){p=t,Ht=
WebAssembly.RuntimeError,N.input=p.input(),N.units=p.units(),N.output=p.output(),Ye(),Gt=_e(p,N.units,e),Ce=Math.min(p.units_length(),
Gt.most),E.isBusy=!1}function He(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebA\
ssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function je(t){let{
message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(jo(t))return new RangeError(
`encoding-wasm: ${Ve} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var Ve="no memory \
for WebAssembly; free some, and call again",jo=t=>t instanceof RangeError&&/memory/i.test(t.message);function Kt(){return zt(),
jt}function Ke(){return zt(),Fe}function Yt(){return zt(),Re}function zt(){jt[0]===void 0&&Ye()}function Ye(){let{buffer:t}=p.
memory;jt=new Uint8Array(t),Fe=new Uint8Array(t,N.input,65536),Re=new Int32Array(t,p.codec(),p.codec_length()>>2)}var Ht;function q(t){if(!E.isBusy||!Ht||!(t instanceof Ht))return t;let e=S[yt.encoding]?.name,n=`${yt.name}${e?` of ${e}`:
""} failed`;return Vo()?new RangeError(`encoding-wasm: ${n}: ${Ve}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}function Vo(){try{return p.
memory.grow(32),!1}catch{return!0}}function it(t=null){let e=Yt();return Je(e,t??new Int32Array(e.length))}function qe(){return p.held()!==0?it():(E.newCodec=
qt,null)}var Xe=t=>Je(t,Yt());function Je(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Ze(t,e){Yo(t,e)||(Vt(
"decoding",t),e?Xe(e):p.new_decoder(t),qt=t===33||t===36?NaN:t)}var qt=NaN;function Yo(t,e){return e||E.newCodec!==t||E.
isBusy?!1:(E.newCodec=NaN,E.isBusy=!0,!0)}function Xt(t,e,n,o){Vt("transcoding",t),o?Xe(o):p.new_transcoder(t,e,+n)}function Qe(t,e){p.set_source_encoding(t,+e),E.
isBusy=!1}function tn(t,e,n,o,r){on(t,e),E.isBusy=!0;let i=p.decode_block(e,n,+o,+r);return E.isBusy=!1,r&&i>=0&&(E.newCodec=qt),rn(
i)}var en=()=>N.units;var A={none:0,source:1,result:2};function nn(t,e,n,o){let r=Y(t);on(t,r),E.isBusy=!0;let i=p.transcode_block(r,+e,n,o);return E.
isBusy=!1,rn(i)}function on(t,e){let n=Ke();if(e>8)try{wt(n,t)}catch{wt(n,mt(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}
function rn(t){if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}
var sn=t=>Ue(Kt(),N.output,t),cn=t=>Kt().subarray(N.output,N.output+t),v={finished:()=>p.finished()!==0,read:()=>p.read(),
written:()=>p.written(),codePoint:()=>p.code_point(),start:()=>p.start(),length:()=>p.length()},G={malformed:()=>p.replaced(),
firstMalformed:()=>p.first_replaced(),unmappable:()=>p.unmapped(),firstUnmappable:()=>p.first_unmapped(),codePoint:()=>p.
unmapped_code_point()};var X=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var bt=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,an=Symbol.for("encoding-wasm.UnmappableError"),st=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${bt(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&an in o}[an](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var St=["fatal","html","replacement"];var b=class extends Error{};function un(t,e){let n=a=>e.find(({flags:d,alias:u})=>a===u||Tt(d).includes(a)),o=(a,d)=>new b(
`unknown option '${a}'${d&&`
(Did you mean ${d}?)`}`),r=a=>{let d=n(a);if(d)return d;let u=e.flatMap(({flags:h})=>Tt(h));throw o(a,qo(a,u))},i={},s=t.
toReversed(),c=[],f=(a,d)=>{let{flags:u,isOptional:h,omitted:y,choices:x}=a,g=s.at(-1)??"";if(h&&d===void 0&&x?.includes(
g))throw new b(`option '${u}': write ${Jt(a)}=${g}, or ./${g} for a file of that name.`);if(Ot(a)&&d===void 0&&!h&&n(g))
throw new b(`option '${u}' argument missing; for the value '${g}', write ${Jt(a)}=${g}`);let O=Ot(a)?d??(h?y:s.pop()):!0;
if(O===void 0)throw new b(`option '${u}' argument missing`);i[ct(u)]=O===!0||zo(a,O)};for(;s.length>0;){let a=s.pop();if(a===
"--")c=c.concat(s.splice(0).reverse());else if(a.startsWith("--")){let[d,u]=fn(a,a.indexOf("=")),h=r(d);if(u!==void 0&&!Ot(
h))throw new b(`option '${h.flags}' takes no argument`);f(h,u?.slice(1))}else if(a.startsWith("-")&&a!=="-"){let[d]=fn(a,
a.indexOf("="));if(n(`-${d}`))throw o(d,`-${d}`);for(let u=a.slice(1);u!=="";){let h=r(`-${u[0]}`);u=u.slice(1);let y=h.
isOptional?u.replace(/^=/,""):u;if(h.isOptional&&u!==""&&[...u].every(x=>n(`-${x}`))){let x=`-${h.flags[1]} -${u}, or ${Jt(
h)}=${u}`;throw new b(`option '${h.flags}' argument '${u}' looks like other options. Write ${x}.`)}f(h,y||void 0),Ot(h)&&
(u="")}}else c.push(a)}return{values:i,files:c}}var Tt=t=>t.replace(/ <.*/,"").split(", "),Jt=({flags:t})=>Tt(t).at(-1),
Ot=({flags:t})=>t.endsWith(">"),ct=t=>Tt(t).at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].toUpperCase());function zo({flags:t,
choices:e,parse:n},o){if(e&&!e.includes(o))throw new b(`option '${t}' argument '${o}' is invalid. Allowed choices are ${e.
join(", ")}.`);if(!n)return o;try{return n(o)}catch(r){throw r instanceof b?new b(`option '${t}' argument '${o}' is inva\
lid. ${r.message}`):r}}var fn=(t,e)=>e<0?[t]:[t.slice(0,e),t.slice(e)];function qo(t,e){if(!t.startsWith("--"))return"";
let n=e.filter(s=>s.startsWith("--")),o=n.filter(s=>s.startsWith(t));if(o.length>0)return o.join(" or ");let r=n.map(s=>({
other:s,distance:Xo(t,s)})),[i]=r.sort((s,c)=>s.distance-c.distance);return i.distance<Math.min(3,t.length-2)?i.other:""}
function Xo(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o of t){let r=[n[0]+1];for(let i=0;i<e.length;i++)
r.push(Math.min(n[i]+(o===e[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var at={failure:1,usage:2};var Zt=require("node:buffer"),hn=require("node:fs");function pn(){let t=process.argv.slice(2);if(process.platform!=="lin\
ux"||!t.some(e=>e.includes("\uFFFD")))return t;try{let e=(0,hn.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return e.slice(e.length-t.length).map(n=>F(Buffer.from(n,"latin1")))}catch{return t}}function F(t){if((0,Zt.isUtf8)(
t))return ln(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,Zt.isUtf8)(r));e+=
o?ln(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var ln=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();
function m(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):
Buffer.of(n.charCodeAt(0)-56320)))}function I(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,
e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var Z=require("node:fs"),Q=dt(require("node:path"),1);var mn=require("node:fs"),B=require("node:path");function H(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||B.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":B.sep}${e}`}
function j(t){try{return F(mn.realpathSync.native(m(t),"buffer"))}catch{let e=(0,B.dirname)(t);return e===t?(0,B.resolve)(
t):(0,B.join)(j(e),(0,B.basename)(t))}}function wn(t,e,n){let o=n&&j(n),r=t.flatMap(i=>ft(i)?[i]:Jo(i,o));return e?r.flatMap(i=>gn(i)?Qt(i,o):[i]):r}function ft(t){
try{return t==="-"||(0,Z.lstatSync)(m(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function gn(t){try{return t!=="-"&&
(0,Z.statSync)(m(t)).isDirectory()}catch{return!1}}function Qt(t,e){let n=yn(t,e);return n?n.flatMap(({name:o,isFolder:r,
isFile:i})=>{if(o.startsWith("."))return[];let s=H(t,o);return r?Qt(s,e):i?[s]:[]}):[t]}function yn(t,e){try{let n=e&&(0,Q.dirname)(
e)===j(t)?(0,Q.basename)(e):void 0;return(0,Z.readdirSync)(m(t),{withFileTypes:!0,encoding:"buffer"}).map(o=>({name:F(o.
name),isFolder:o.isDirectory(),isFile:o.isFile()})).filter(({name:o})=>o!==n).sort((o,r)=>o.name<r.name?-1:1)}catch{return}}
var At=t=>/[*?]|^[^[]*\[.+\]/su.test(t);function Jo(t,e){if(!At(t))return[t];let{start:n,parts:o}=Zo(t),r=J(n,o,e);return r.
length>0?r:[t]}function Zo(t,{parse:e,sep:n}=Q.default){let{root:o}=e(t),r=(n==="/"?t:t.replaceAll(n,"/")).slice(o.length);
return{start:o||".",parts:r.split("/")}}function J(t,[e,...n],o){let r=H(t,e);if(!At(e)||!/[*?]/.test(e)&&ft(r))return n.
length>0?gn(r)?J(r,n,o):[]:ft(r)?[r]:[];if(e==="**"&&n.length===0)return Qt(t,o);if(e==="**"&&n[0]==="**")return J(t,n,o);
let i=yn(t,o);if(!i)return[t];if(e==="**"){let f=i.filter(({name:a,isFolder:d})=>d&&!a.startsWith(".")).flatMap(({name:a})=>J(
H(t,a),[e,...n],o));return[...J(t,n,o),...f]}let s=Qo(e);return s?i.flatMap(({name:c,isFolder:f})=>{if(!s(c)||c.startsWith(
".")&&!e.startsWith("."))return[];let a=H(t,c);return n.length===0?[a]:f?J(a,n,o):[]}):[]}var It="*";function Qo(t){let e=(t.
match(/\*|\[[!^]?[^\]]+\]|./gsu)??[]).map(n=>n===It?It:tr(n));if(!e.includes(void 0))return n=>{let o=[...n],[r,i]=[0,0],
[s,c]=[-1,0];for(;r<o.length;){let f=e[i];if(f===It)[s,c,i]=[i,r,i+1];else if(f instanceof RegExp&&f.test(o[r]))[r,i]=[r+
1,i+1];else if(s>=0)[c,r,i]=[c+1,c+1,s+1];else return!1}return e.slice(i).every(f=>f===It)}}function tr(t){if(t==="?")return/./su;
let[,e,n]=/^\[([!^]?)(.+)\]$/su.exec(t)??[],o=n===void 0?t.replace(/[\\^$.|+(){}[\]]/,"\\$&"):`[${e&&"^"}${n.replaceAll(
"\\","\\\\")}]`;try{return new RegExp(o,"su")}catch{return}}var Tn=require("node:fs"),In=require("node:path");var En=require("node:util");var bn={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Bt={...bn,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Sn="it is a symbolic link to a file that does not exist; check where it points",On="there is no such file\
, and no file matches it as a pattern; check its name and its directory",nr={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},te=({score:t,kind:e})=>(e&&nr[e])??(t!==null&&t<.9?"this is uncertain":void 0),ee={...bn,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so it cannot be replaced; write elsewhere",EEXIST:"a file has the same name as\
 a directory that it needs; name another directory",EDQUOT:"your disk quota is used up; free some space, or write elsewh\
ere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while\
 it was written; check the device, or write elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directo\
ry does not exist, or accepts no new files; create it first, or write elsewhere",ENOSPC:"no space is left on its device;\
 free some space, or write elsewhere",EPERM:"the system does not let you write it; write elsewhere",EROFS:"its file syst\
em is read-only; write elsewhere"};function tt(t,e){let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,En.getSystemErrorMap)().
get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function R(t,e){return V(t,e instanceof Error?e.message:String(
e)),at.failure}function V(t,e){et(`encoding-wasm: ${t}: ${e}
`)}var xn=!1;function et(t){xn||process.stderr.on("error",()=>{}),xn=!0,process.stderr.write(t)}var ut=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function An(){let t=(0,In.join)(__dirname,"encoding-prepared.wasm");try{return De((0,Tn.readFileSync)(t)),!0}catch(e){let{
message:n}=tt(e,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return R(`its\
 part ${I(t)} cannot be loaded`,`${n}${o}`),!1}}var or=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],rr=P(()=>new Map(or.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function Bn(t){return W(t)??rr().get(ht(t))??Se(t)}var _n=["detect","html","xml"];var Nn=["fatal","html","replacement","ignore","translit"];var Mn=["bash","zsh","fish"];var $n=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:sr,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:ar,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:'\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal, and so is an \
encoding that "auto" is uncertain of.',isOptional:!0,omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of \
each file to the same path in this directory.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in t\
he given directories, whatever their names are. Hidden files and symbolic links are left out."},{flags:"--skip-utf8",what:"\
Don\u2019t convert files that are already UTF-8: --in-place leaves them alone, and --out-dir copies them."},{flags:"--ke\
ep-binary",what:"Don\u2019t convert files that look like binary data, such as images; this also copies them or leaves them al\
one."},{flags:"-n, --dry-run",what:"Write nothing; only report what would be done."},{flags:"-c",what:"Leave out invalid\
 bytes, and characters that the output\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid by\
tes instead of replacing them with U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the outp\
ut\u2019s encoding can\u2019t represent: stop (fatal, the default); write &#128169;, as in HTML, which a reader can\u2019t distinguish \
from the same characters in the text (html); write ? (replacement); leave them out (ignore); or write their best fit, an\
d stop if there is none (translit).",choices:Nn},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order\
 mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:[
"add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Convert all line endings to LF or CRLF.",choices:[
"lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarations name the output\u2019s encoding."},
{flags:"--repair",what:'Repair text that was decoded in the wrong encoding, once or twice (mojibake). --from is then the\
 file\u2019s current encoding, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would \
choose, its score and its source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--j\
son",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: \
by statistics alone (detect, the default), or by the document\u2019s own declaration first (html, xml).',choices:_n},{flags:"\
--locale <TAG>",what:'The language of the text, such as "ja": a hint for "auto" and --detect.',parse:fr},{flags:"-q, --q\
uiet",what:"Don\u2019t report replaced bytes and characters, or how many files were converted."},{flags:"-s, --silent",what:"\
The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file, and why, and w\
hich files are not converted.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <S\
HELL>",what:"Print a completion script for a shell.",choices:Mn}],Ln=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPT\
ION\u2026] [FILE\u2026]
       encoding-wasm --repair|--detect [OPTION\u2026] [FILE\u2026]
  -f, --from LABEL         encoding of the input, or "auto" to find it
  -t, --to LABEL           encoding of the output (UTF-8); //TRANSLIT, //IGNORE
  -o, --output FILE        write to a file, which may be one of the inputs
  -i[SUFFIX], --in-place[=SUFFIX]  replace each file; keep the old with SUFFIX
      --out-dir DIR        write the converted files to DIR
  -r, --recursive          whole directories    -n, --dry-run  write nothing
      --skip-utf8, --keep-binary  leave UTF-8, or binary files, as they are
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
`,kn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],Un=[{flags:"--man\
ual",what:""}];function sr(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":Fn(e)}var cr=/ascii|^ansi_x3\.4|367$|646/i;
function ar(t){let[e,...n]=t.split("//"),o=Fn(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new b(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNO\
RE"),f=cr.test(e)&&o===W("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:s?
{...f,unmappable:"ignore"}:f}function fr(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function Fn(t){let e=W(t)??
Bn(t);if(e===void 0)throw new b("There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new b("It \
is a label of the replacement encoding, which is not for text; use the name of another one.");return e}var l=require("node:fs"),$=require("node:path");function oe(t,e=438){if(t===void 0)return lr();let{target:n,present:o,descriptor:r}=ur(t);return r!==void 0?wr(r):o?.isFIFO()?
pr(m(t)):o&&!o.isFile()?_t((0,l.createWriteStream)(m(t)),!0):xr(n,o,e)}function ur(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,l.lstatSync)(m(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,l.statSync)(m(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith($.sep))throw new Error(ee.EISDIR);if(!o?.isFile())
return{target:n?ne(t):t,present:o};let r=vn(t);return r===void 0&&(0,l.accessSync)(m(t),l.constants.W_OK),{target:n?ne(t):
t,present:o,descriptor:r}}var Rn;function lr(){return Rn??=dr(),Rn}function dr(){let t=(0,l.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?_t(process.stdout,!1):hr(e)}function hr(t){let e,n=()=>{e??=_t(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,l.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function _t(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function pr(t){let e=(0,l.createWriteStream)(t),{discard:n,...o}=_t(e,!0);return{...o,file:(0,l.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&mr(t,e)}}}function mr(t,e){try{let n=(0,l.openSync)(t,l.constants.O_RDONLY|l.constants.
O_NONBLOCK);e.once("close",()=>(0,l.closeSync)(n))}catch{}}function ne(t){let e=Wn(t);return e===void 0?t:ne(e)}function Wn(t){
if(!(0,l.lstatSync)(m(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=F((0,l.readlinkSync)(m(t),"buffer"));return(0,$.isAbsolute)(
e)?e:`${F(l.realpathSync.native(m((0,$.dirname)(t)),"buffer"))}${$.sep}${e}`}function vn(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,$.resolve)(t))??[];if(e!==void 0)return Number(e);let n=Wn(t);return n===void 0?void 0:vn(n)}function wr(t){return{
file:(0,l.fstatSync)(t,{bigint:!0}),write:e=>Gn(t,e),wait(){},finish(){},discard(){}}}function Gn(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,l.writeSync)(t,n))}var Cn=0;function gr(t){Cn+=1;let e=[process.pid,Cn,Math.random().toString(36).slice(
2)].join("-");return H((0,$.dirname)(t),`.encoding-wasm-${e}.tmp`)}function yr(t){try{(0,l.unlinkSync)(m(t))}catch(e){if(e.
code==="ENOENT")return;V(I(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}function xr(t,e,n){
let o=gr(t),r=m(o),i=(0,l.openSync)(r,"wx",e?384:n),s=!0,c=()=>{s&&(s=!1,(0,l.closeSync)(i))};return{write:f=>Gn(i,f),wait(){},
finish(){if(c(),Er(t,e))throw new Error("it was changed meanwhile, which would be lost; convert again");e&&Or(r,e),(0,l.renameSync)(
r,m(t))},discard(){try{c()}finally{yr(o)}}}}function Er(t,e){let n=(0,l.statSync)(m(t),{throwIfNoEntry:!1});return n?.ino!==
e?.ino||n?.size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var Pn=2048,br=1024,Sr=56,Or=(t,e)=>(0,l.chmodSync)(t,Tr(t,e));function Tr(t,{
uid:e,gid:n,mode:o}){for(let r of[e,-1])try{return(0,l.chownSync)(t,r,n),r===e?o:o&~Pn}catch{}return o&~(Pn|br|Sr)}async function nt(t){
try{let e=oe();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return re(void 0,e)}}function re(t,e){let{code:n=""}=e;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard output":I(t);return R(`cannot write ${o}`,tt(e,
ee))}var Ct=require("node:buffer");var jn={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Nt=class{#t={...jn};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+G.firstMalformed()),n.malformed+=G.malformed(),this.#e+=G.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+G.firstUnmappable(),n.codePoint=G.codePoint()),n.unmappable+=G.unmappable()}counting(e){return(n,o)=>{let r=this.#t,i=e(
n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...jn},this.#e=
0,e}};var Mc=2**24;var Mt=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Xt(e,this.to,this.#n.ignoreBOM,
this.#t),Qe(e,n),this.#t=it())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=sn,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(pt(this.to)??[]));
let d=Math.max(0,St.indexOf(c)),u=Y(e);try{Xt(this.from,this.to,i,this.#t);for(let h=0;;){let y=u-h<=65536,x=y&&h===0?e:
mt(e,h,y?u:h+65536),g=nn(x,r,d,y?n:A.none);a?.addBlock(this.#e+h);let _=g<0?v.written():g;if(_>0&&o(f(_)),g===-2&&c!=="f\
atal")return!1;if(g<0&&this.#o(g,h),h+=v.read(),y&&v.finished())break}}catch(h){throw q(h)}this.#t=n===A.result?null:it(),
this.#e=n===A.none?this.#e+u:0}#o(e,n){let o=this.#e+n+v.start();throw this.#t=it(),this.#e=0,e===-1?new X(S[this.from].
name,o,v.length()):new st(v.codePoint(),o,S[this.to].name)}};var Lt=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var w=require("node:fs");var Kn;async function zn(t,e){let n=async i=>{try{return await i()}catch(s){throw tt(s,_r(t))}},{next:o,close:r}=await n(
()=>t==="-"?Ir(e):Ar(m(t),e));return{next:()=>n(o),close:r}}function qn(t){try{return(0,w.statSync)(m(t))}catch{return}}function Ir(t){let e=(0,w.fstatSync)(0,{bigint:!0});return Qn(
e,t),e.isFile()?Xn(0,e,()=>{}):Nr()}function Ar(t,e){let n=Br(t,e);if(!n.isFile())return Mr(t);let o=(0,w.openSync)(t,"r");
return Xn(o,n,()=>(0,w.closeSync)(o))}function Br(t,e){let n=(0,w.statSync)(t,{bigint:!0});return n.isDirectory()&&(0,w.opendirSync)(
t).closeSync(),Qn(n,e),n}var _r=t=>({...Bt,get ENOENT(){return(0,w.lstatSync)(m(t),{throwIfNoEntry:!1})?.isSymbolicLink()?Sn:At(t)?On:Bt.ENOENT}});
function Xn(t,{size:e},n){Kn??=new Uint8Array(262144);let o=Kn,r=0;return{async next(){let i=(0,w.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,w.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function Nr(){let t=Jn(0,()=>{}),e=process.platform===
"win32"?Yn():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Yn()}return e.
next()},close:()=>e?.close()}}function Yn(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Mr(t){let e=await Zn(n=>(0,w.open)(t,n));return Jn(
e,()=>(0,w.closeSync)(e))}function Jn(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await Zn(i=>(0,w.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Zn=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function Qn(t,e){
if(t.isDirectory())throw new Error(Bt.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var eo=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],ie=new Set,se=!1,to=Date.now();function ce(t){if(ie.add(t),!se)for(let e of eo)
process.on(e,no);return se=!0,()=>ie.delete(t)}function no(t){for(let e of[...ie].reverse())e();for(let e of eo)process.
off(e,no);process.kill(process.pid,t)}function oo(){if(!(!se||Date.now()-to<50))return new Promise(t=>{setImmediate(()=>{
to=Date.now(),t()})})}function io(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:u,
codePoint:h}=t,y=ut(a,"invalid byte sequence"),x=Ur(n,o),g=`${ro(a)}at offset ${d}`,_=so(a,c);if(a>0&&i)f.push(`${y} ${_}\
, ${g}`);else if(a>0&&x!==void 0){let k=x!==""&&o==="ignore";f.push(`${y} ${x===""?_:`${ae(c)} ${x}`}, ${g}; the file is\
 damaged, or not in ${S[e].name}: check --from, or use ${k?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let O=Lr(t.unmappable,o,r,c);if(t.unmappable>0&&O){let k=s||Number.isNaN(u)?"":` at offset ${u}`,lt=i?"":"; use --unmapp\
able html in HTML, or --to utf-8",ot=`${ro(t.unmappable)}${fe(h)}${k}`;f.push(`${kr(t.unmappable,n)} ${O}, ${ot}${lt}`)}
return f}function Lr(t,e,n,o){let r=so(t,o),i=`${ae(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${ae(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}var ae=t=>t?"would become":
"became",so=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,ro=t=>t===1?"":"the first ",kr=(t,e)=>`${ut(t,"characte\
r")} that ${S[e].name} can't represent`;function fe(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(
e)?`${e} (${bt(t)})`:bt(t)}function Ur(t,e){if(pt(t)||t===W("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?
"":e==="html"?"&#65533;":"?"}var Dr="\x1B[?25l",Wr="\x1B[?25h",ao="\r\x1B[K";function fo(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let h=Hr(r,d,(u-f)/1e3);et(`${i?"":Dr}${ao}${h.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Gr(t),canShow:vr(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&et(`${ao}${Wr}`),i=!1}}}var vr=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function Gr(t){let e=0;for(let n of t){let o=n==="-"?void 0:qn(n);if(!o?.isFile())return;e+=o.size}return e}function Hr(t,e,n){
let o=`${Ft(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Ft(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Ft(t)} of ${Ft(e)} MB | ${o} | ${c}${s%60} s left`}var Ft=t=>(t/1e6).toFixed(1);var Rt=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Vr(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Ze(this.#t,
this.#e),n=tn(e,e.length,0,!1,!1),this.#e=qe()}catch(o){throw q(o)}for(let o of new Uint16Array(p.memory.buffer,en(),n))
(o&64512)!==56320&&(this.column+=1)}};function Vr(t){let{start:e,words:n}=Le(t,0),o=e+4*n.length,r=lo(t,0,Math.min(e,t.length))+
lo(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function lo(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var wo={isLending:!0,newTranscoder:({from:t,to:e},n)=>new Mt(t,e,{...n,take:cn})},C=class extends Error{};async function go(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=fo(t.files,n,()=>{o?.keepListening?.(),n&&(r=ce(i))}),
c=0;try{n||(r=ce(i)),o=t.isDry?Yr:oe(t.output,t.mode);let f=new le(t,e,o,s);for(let a of t.files)if(c=await f.add(a)||c,
c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=re(t.output,f instanceof C?f.cause:f)||c}return r(),
c}var Yr={write(){},wait(){},finish(){},discard(){}},le=class{#t;#e;#n;#o;constructor(e,n,o,r){this.#t=e,this.#e=o,this.#n=
r,this.#o=new de(e,n,i=>{try{o.write(i)}catch(s){throw new C("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof C)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),R(
I(e),n)}}async end(){this.#o.convert(new Uint8Array,A.result),await this.#e.finish()}async#r(e){let n=await zn(e,this.#e.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,A.none),await this.#i(),this.#n.add(r.length),await oo()}finally{
await n.close()}this.#o.convert(new Uint8Array,A.source),await this.#i();let{encoding:o}=this.#o;o!==void 0&&this.#t.onDecision?.(
o)}#i(){return this.#e.wait()?.catch(e=>{throw new C("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),V(I(e),n)}},de=class{#t;#e;#n;#o;#r=new Nt;#i;#s;#c=!1;#f=[];#d=!1;#l=!1;#a;constructor(e,n,o){let{to:r,bom:i,
fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&K(r)&&e.files.length===1,d={fatal:s,ignoreBOM:a,
bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="translit";this.#a=u&&!K(
r)?new Rt(r):void 0,this.#s=f&&new Lt(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;if(this.#l=
!0,n!==A.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:c,isOnlyCopy:f}=this.#t,a=f?1:6;this.#d=typeof c==
"number"&&c!==0&&qr(e,c,a)}this.#f.push(...e.subarray(0,po.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#h(
zr);if(r)throw new Error(r);let i=[];try{this.#o.transcode(e,n,c=>{this.#a?.advance(c),this.#e.isLending?this.#u(c):i.push(
c)})}catch(c){if(c instanceof C)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.add(c))this.#u(
f);if(this.#c=!o&&n===A.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#a?.settle();let s=o&&
Jr(this.#p(o),this.#t,this.#a);if(this.#c||this.#a?.startFile(),o)throw s}#p(e){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&e instanceof st&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=S[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,A.source)}catch(e){if(e instanceof C)throw e}}#h(e){let{from:n}=this.#t,o=Uint8Array.from(this.#f);if(po.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=Te(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${S[r.encoding].name}; check --from, ${e}`:this.#d?
`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#l)return[];this.#l=!1;let c=o?[]:io(s,i.encoding,this.#t),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof e=="object"&&(r||!o&&te(i))&&c.unshift(Xr(i));let a=o||
n?void 0:this.#h("or use --from auto");return a&&c.unshift(a),c}},po=[255,254,0,0],zr="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function qr(t,e,n){let o=e===37||e===38;return(o?t.includes(0):(0,Ct.isAscii)(
t))?!1:[0,1,2,3].some(r=>{let i=t.subarray(0,Math.max(t.length-r,0)),s=o?6:n;return(0,Ct.isUtf8)(i)&&i.some(c=>(o||c>=128)&&
--s===0)})}function Xr(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=te(t),s=i?`; ${i}: c\
heck the result, or name the encoding with --from`:"";return`decoded as ${S[e].name} (${r})${s}`}function Jr(t,{isChanged:e,
isOnlyCopy:n,unmappable:o},r){if(t instanceof X){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.b\
ak":"leave out --fatal";return new Error(`${ut(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; ch\
eck --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof st&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding}\
 can't represent ${fe(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}function Qr(t){try{let{values:e,files:n}=un(t,[...$n,...kn,...Un]),o=e.help||e.version?void 0:oi(e,n);if(o)throw new b(o);
ri(e,n).then(yo)}catch(e){if(!(e instanceof b))throw e;et(`error: ${e.message}
(see encoding-wasm --help)
`),yo(at.usage)}}var ti=["--from","--to","--in-place","--out-dir","--bom","-c","--dry-run","--eol","--fatal","--fix-decl\
aration","--keep-binary","--repair","--skip-utf8","--unmappable"],ei=["--sniff","--locale"],ni=["--skip-utf8","--keep-bi\
nary","--dry-run"];function oi(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:f,outDir:a,recursive:d,completion:u,
manual:h}=t,y=f!==void 0||a!==void 0,x=r?"--list":i?"--detect":u?"--completion":h&&"--manual";if(o!==void 0&&x&&!h)return`\
--output is for conversions; write ${x} \u2026 > FILE instead.`;if(s&&!i)return"--json works only with --detect.";if(x){
if(!i&&e.length>0)return`${x} takes no files; leave them out.`;let T=ti.find(pe=>t[ct(pe)]!==void 0);return T&&`${T} is \
for conversions; leave it out with ${x}.`}let g=ei.find(T=>t[ct(T)]!==void 0);if(g&&typeof n=="number")return`${g} helps\
 to find the encoding, but --from names it; leave it out, or use --from auto.`;if(t.sniff==="xml"&&t.locale!==void 0)return"\
--locale has no use with --sniff xml: without a declaration, XML is UTF-8. Leave it out.";if(t.repair&&t.c)return"--repa\
ir and -c can't be combined.";if(t.fatal&&t.c)return"--fatal and -c can't be combined.";let{to:_,unmappable:O,otherwise:k}=xo(
t);if(f===""&&(O==="ignore"||O==="replacement"||k!==void 0)){let T=k==="?"?"//TRANSLIT":"//IGNORE";return`${t.unmappable?
`--unmappable ${O}`:t.c?"-c":T} with --in-place needs a suffix, such as --in-place=.bak: without the old file, the chara\
cters that the encoding lacks would be lost.`}if(a==="")return"--out-dir needs the name of a directory.";let lt=d&&a!==void 0?
j(a):void 0;if(lt!==void 0&&e.some(T=>j(T)===lt))return`--out-dir ${I(a)}: the results would be in the directory that is\
 converted, and a second run would convert them again; name another directory.`;if(n===void 0&&!t.repair)return"--from L\
ABEL is missing: which encoding is the input in? --from auto finds it.";if(t.unmappable&&(t.to?.otherwise??t.to?.unmappable)!==
void 0)return"--unmappable and a suffix of --to, //TRANSLIT or //IGNORE, can't be combined.";if(c==="add"&&!K(_))return`\
--bom: ${S[_].name} has no byte order mark.`;if(f!==void 0&&a!==void 0)return"--in-place and --out-dir can't be combined\
.";if(y&&o!==void 0)return"--output is for one result; --in-place and --out-dir write one for each file.";if(y&&(e.length===
0||e.includes("-")))return"--in-place and --out-dir need the names of files.";if(f?.includes("/"))return"--in-place: a s\
uffix can't contain '/'.";let ot=f===""&&e.length>1&&e.find(T=>/^(~|[._]\w+~?)$/.test(T)&&!ft(T));if(ot)return`There is \
no file ${I(ot)}. For a suffix, write --in-place=${I(ot)}.`;let he=ni.find(T=>t[ct(T)]);if(he&&!y)return`${he} works onl\
y with --in-place or --out-dir.`;if(d&&!y&&o===void 0&&e.length===0)return"--recursive needs a directory."}var xo=({to:t={
to:0},c:e,unmappable:n})=>({...e&&{unmappable:"ignore"},...t,...n&&{unmappable:n}});async function ri(t,e){if(t.help)return nt(
Ln);if(t.version)return nt(`0.1.0
`);if(t.list)return nt(S.map(({name:O,labels:k})=>`${O}: ${k.join(", ")}
`).join(""));if(t.completion)return nt((await Promise.resolve().then(()=>dt(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return nt((await Promise.resolve().then(()=>dt(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,recursive:o=!1,inPlace:r,outDir:i,c:s,repair:c,fixDeclaration:f}=t,{to:a,unmappable:d="fatal",otherwise:u,ascii:h}=xo(
t),y=t.output==="-"?void 0:t.output,x=e.length>0?wn(e,o,i??y):["-"];if(x.length===0&&y!==void 0)return R(`cannot write ${I(
y)}`,"the directories have no files for it; hidden ones, symbolic links and the output itself are left out");let g={files:x,
from:n,to:a,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||r==="",isOnlyCopy:r==="",unmappable:d,quiet:!!(t.quiet||t.silent),
verbose:!!t.verbose,output:y};return h!==void 0&&!g.quiet&&V(`--to ${h}`,"this is a label of windows-1252, so characters\
 such as \xE9 are written as bytes that are not ASCII"),typeof n=="number"&&St.includes(d)&&[u,r,i].every(O=>O===void 0)&&
![t.detect,s,c,f].some(Boolean)?An()?go(g,wo):at.failure:(await Promise.resolve().then(()=>dt(require("./cli-full.cjs"),1))).
runFully(g,{...t,otherwise:u})}function yo(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(
t)),100).unref()}Qr(pn());
