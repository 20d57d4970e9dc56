#!/usr/bin/env node
"use strict";var xo=Object.create;var Ct=Object.defineProperty;var Eo=Object.getOwnPropertyDescriptor;var bo=Object.getOwnPropertyNames;var So=Object.getPrototypeOf,Oo=Object.prototype.hasOwnProperty;var de=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of bo(e))!Oo.call(t,r)&&r!==n&&Ct(t,r,{get:()=>e[r],
enumerable:!(o=Eo(e,r))||o.enumerable});return t};var lt=(t,e,n)=>(n=t!=null?xo(So(t)):{},de(e||!t||!t.__esModule?Ct(n,"default",{value:t,enumerable:!0}):n,t)),To=t=>de(Ct(
{},"__esModule",{value:!0}),t);var ri={};module.exports=To(ri);var he="encoding-wasm";function pe(){throw new Error("encoding-wasm: call instantiate() first.")}var me=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function C(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var b=Bo();function Bo(){let t=me.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var ye=C(()=>new Map(b.flatMap(({labels:t},e)=>t.map(n=>[n,e]))));function D(t){let e=ye();return e.get(t)??e.get(Se(_o(t)))}var No=C(()=>new Map(Array.from(ye(),([t,e])=>[dt(t),e]).reverse()));function xe(t){let e=dt(t),n=No().get({936:"gbk",950:"\
big5"}[e]??e);return n===36?void 0:n}var dt=t=>Se(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ee=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function be(t){if(t[0]>=239)return Ee.find(e=>e.bytes.every((n,o)=>t[o]===n))}function ht(t){return Ee.find(e=>e.encoding===t)?.bytes}function j(t){return t===0||t===37||t===38}function _o(t){let e=0,
n=t.length;for(;we(t[e]);)e+=1;for(;we(t[n-1]);)n-=1;return t.slice(e,n)}var we=t=>`	
\f\r `.includes(t);function Se(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var Oe=()=>"InternalError"in globalThis;var Mo=()=>Pt().includes("Chrome/"),Te=()=>Pt().includes("AppleWebKit/")&&!Mo()&&!($o()>0);function Pt(){try{return`${globalThis.
navigator?.userAgent}`}catch{return""}}var Lo=()=>Pt()==="Cloudflare-Workers";var $o=()=>Lo()?Number.NaN:Number.parseInt(globalThis.process?.versions?.node,10);var Ie=()=>({most:1/0});var Fo=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Ae=()=>Object.getPrototypeOf(Uint8Array.prototype),Dt=t=>Fo(Ae(),
t);var Wt=t=>Ae()[t];var Be=Dt("buffer"),Ne=Dt("byteOffset"),Uo=Dt("byteLength");var Ro=Wt("set"),Co=Wt("slice"),Po=Wt("subarray");var V=t=>Uo.call(t);var pt=(t,e,n=V(t))=>new Uint8Array(Be.call(t),Ne.call(t)+e,n-e);function _e(t,e){let n=Ne.call(t),o=e+(-(n+e)&3),r=Math.max(0,V(t)-o)>>2,i=r>0?new Int32Array(Be.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var mt=(t,e,n)=>Ro.call(t,e,n);var Do=C(()=>Oe()?96:Te()?1024:1/0);function Me(t,e,n){if(n-e<=Do())return Co.call(t,e,n);let o=new Uint8Array(n-e);return mt(
o,Po.call(t,e,n)),o}function Le(t,e,n){if(n>24)return Me(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];
return o}var wt,p,Ht,$e,ke,vt,_={input:0,units:0,output:0},Fe=0,gt={name:"",encoding:-1},E={isBusy:!0,newCodec:NaN,count:0};function jt(t,e){
gt.name=t,gt.encoding=e,E.newCodec=NaN,E.count+=1,E.isBusy&&Ue(),E.isBusy=!0}function Ue(){try{We(),wt??=De(Ce(pe())),Go(
new WebAssembly.Instance(wt),wt)}catch(t){throw ve(t)}}function Re(t){try{We(),wt=De(Ce(t))}catch(e){throw ve(e)}Ue()}function Ce(t){return vo(t)?t:new WebAssembly.Module(t)}function vo(t){try{return WebAssembly.Module.customSections(t,Pe),
!0}catch{return!1}}var Pe="encoding-wasm";function De(t){let[e]=WebAssembly.Module.customSections(t,Pe),n=`${he} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Go({exports:t},e){p=t,Gt=
WebAssembly.RuntimeError,_.input=p.input(),_.units=p.units(),_.output=p.output(),je(),vt=Ie(p,_.units,e),Fe=Math.min(p.units_length(),
vt.most),E.isBusy=!1}function We(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebA\
ssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function ve(t){let{
message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Ho(t))return new RangeError(
`encoding-wasm: ${Ge} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var Ge="no memory \
for WebAssembly; free some, and call again",Ho=t=>t instanceof RangeError&&/memory/i.test(t.message);function Vt(){return Yt(),
Ht}function He(){return Yt(),$e}function Kt(){return Yt(),ke}function Yt(){Ht[0]===void 0&&je()}function je(){let{buffer:t}=p.
memory;Ht=new Uint8Array(t),$e=new Uint8Array(t,_.input,65536),ke=new Int32Array(t,p.codec(),p.codec_length()>>2)}var Gt;function Y(t){if(!E.isBusy||!Gt||!(t instanceof Gt))return t;let e=b[gt.encoding]?.name,n=`${gt.name}${e?` of ${e}`:
""} failed`;return jo()?new RangeError(`encoding-wasm: ${n}: ${Ge}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}function jo(){try{return p.
memory.grow(32),!1}catch{return!0}}function rt(t=null){let e=Kt();return ze(e,t??new Int32Array(e.length))}function Ke(){return p.held()!==0?rt():(E.newCodec=
zt,null)}var Ye=t=>ze(t,Kt());function ze(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function qe(t,e){Ko(t,e)||(jt(
"decoding",t),e?Ye(e):p.new_decoder(t),zt=t===33||t===36?NaN:t)}var zt=NaN;function Ko(t,e){return e||E.newCodec!==t||E.
isBusy?!1:(E.newCodec=NaN,E.isBusy=!0,!0)}function qt(t,e,n,o){jt("transcoding",t),o?Ye(o):p.new_transcoder(t,e,+n)}function Xe(t,e){p.set_source_encoding(t,+e),E.
isBusy=!1}function Je(t,e,n,o,r){tn(t,e),E.isBusy=!0;let i=p.decode_block(e,n,+o,+r);return E.isBusy=!1,r&&i>=0&&(E.newCodec=zt),en(
i)}var Ze=()=>_.units;var B={none:0,source:1,result:2};function Qe(t,e,n,o){let r=V(t);tn(t,r),E.isBusy=!0;let i=p.transcode_block(r,+e,n,o);return E.
isBusy=!1,en(i)}function tn(t,e){let n=He();if(e>8)try{mt(n,t)}catch{mt(n,pt(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}
function en(t){if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}
var nn=t=>Le(Vt(),_.output,t),on=t=>Vt().subarray(_.output,_.output+t),W={finished:()=>p.finished()!==0,read:()=>p.read(),
written:()=>p.written(),codePoint:()=>p.code_point(),start:()=>p.start(),length:()=>p.length()},v={malformed:()=>p.replaced(),
firstMalformed:()=>p.first_replaced(),unmappable:()=>p.unmapped(),firstUnmappable:()=>p.first_unmapped(),codePoint:()=>p.
unmapped_code_point()};var z=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Et=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,rn=Symbol.for("encoding-wasm.UnmappableError"),it=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Et(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&rn in o}[rn](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var bt=["fatal","html","replacement"];var S=class extends Error{};function an(t,e){let n=a=>e.find(({flags:h,alias:u})=>a===u||St(h).includes(a)),o=(a,h)=>new S(
`unknown option '${a}'${h&&`
(Did you mean ${h}?)`}`),r=a=>{let h=n(a);if(h)return h;let u=e.flatMap(({flags:d})=>St(d));throw o(a,zo(a,u))},i={},s=t.
toReversed(),c=[],f=(a,h)=>{let{flags:u,isOptional:d,omitted:g,choices:y}=a,x=s.at(-1)??"";if(d&&h===void 0&&y?.includes(
x))throw new S(`option '${u}': write ${sn(a)}=${x}, or ./${x} for a file of that name.`);let O=Xt(a)?h??(d?g:s.pop()):!0;
if(O===void 0)throw new S(`option '${u}' argument missing`);i[st(u)]=O===!0||Yo(a,O)};for(;s.length>0;){let a=s.pop();if(a===
"--")c=c.concat(s.splice(0).reverse());else if(a.startsWith("--")){let[h,u]=cn(a,a.indexOf("=")),d=r(h);if(u!==void 0&&!Xt(
d))throw new S(`option '${d.flags}' takes no argument`);f(d,u?.slice(1))}else if(a.startsWith("-")&&a!=="-"){let[h]=cn(a,
a.indexOf("="));if(n(`-${h}`))throw o(h,`-${h}`);for(let u=a.slice(1);u!=="";){let d=r(`-${u[0]}`);u=u.slice(1);let g=d.
isOptional?u.replace(/^=/,""):u;if(d.isOptional&&u!==""&&[...u].every(y=>n(`-${y}`))){let y=`-${d.flags[1]} -${u}, or ${sn(
d)}=${u}`;throw new S(`option '${d.flags}' argument '${u}' looks like other options. Write ${y}.`)}f(d,g||void 0),Xt(d)&&
(u="")}}else c.push(a)}return{values:i,files:c}}var St=t=>t.replace(/ <.*/,"").split(", "),sn=({flags:t})=>St(t).at(-1),
Xt=({flags:t})=>t.endsWith(">"),st=t=>St(t).at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].toUpperCase());function Yo({flags:t,
choices:e,parse:n},o){if(e&&!e.includes(o))throw new S(`option '${t}' argument '${o}' is invalid. Allowed choices are ${e.
join(", ")}.`);if(!n)return o;try{return n(o)}catch(r){throw r instanceof S?new S(`option '${t}' argument '${o}' is inva\
lid. ${r.message}`):r}}var cn=(t,e)=>e<0?[t]:[t.slice(0,e),t.slice(e)];function zo(t,e){if(!t.startsWith("--"))return"";
let n=e.filter(s=>s.startsWith("--")),o=n.filter(s=>s.startsWith(t));if(o.length>0)return o.join(" or ");let r=n.map(s=>({
other:s,distance:qo(t,s)})),[i]=r.sort((s,c)=>s.distance-c.distance);return i.distance<Math.min(3,t.length-2)?i.other:""}
function qo(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o of t){let r=[n[0]+1];for(let i=0;i<e.length;i++)
r.push(Math.min(n[i]+(o===e[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var ct={failure:1,usage:2};var Jt=require("node:buffer"),ln=require("node:fs");function dn(){let t=process.argv.slice(2);if(process.platform!=="lin\
ux"||!t.some(e=>e.includes("\uFFFD")))return t;try{let e=(0,ln.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return e.slice(e.length-t.length).map(n=>F(Buffer.from(n,"latin1")))}catch{return t}}function F(t){if((0,Jt.isUtf8)(
t))return fn(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,Jt.isUtf8)(r));e+=
o?fn(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var fn=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();
function m(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):
Buffer.of(n.charCodeAt(0)-56320)))}function T(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,
e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var X=require("node:fs"),J=lt(require("node:path"),1);var hn=require("node:fs"),N=require("node:path");function G(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||N.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":N.sep}${e}`}
function Ot(t){try{return F(hn.realpathSync.native(m(t),"buffer"))}catch{let e=(0,N.dirname)(t);return e===t?(0,N.resolve)(
t):(0,N.join)(Ot(e),(0,N.basename)(t))}}function pn(t,e,n){let o=n&&Ot(n),r=t.flatMap(i=>at(i)?[i]:Xo(i,o));return e?r.flatMap(i=>mn(i)?Zt(i,o):[i]):r}function at(t){
try{return t==="-"||(0,X.lstatSync)(m(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function mn(t){try{return t!=="-"&&
(0,X.statSync)(m(t)).isDirectory()}catch{return!1}}function Zt(t,e){let n=wn(t,e);return n?n.flatMap(({name:o,isFolder:r,
isFile:i})=>{if(o.startsWith("."))return[];let s=G(t,o);return r?Zt(s,e):i?[s]:[]}):[t]}function wn(t,e){try{let n=e&&(0,J.dirname)(
e)===Ot(t)?(0,J.basename)(e):void 0;return(0,X.readdirSync)(m(t),{withFileTypes:!0,encoding:"buffer"}).map(o=>({name:F(o.
name),isFolder:o.isDirectory(),isFile:o.isFile()})).filter(({name:o})=>o!==n).sort((o,r)=>o.name<r.name?-1:1)}catch{return}}
var It=t=>/[*?]|^[^[]*\[.+\]/su.test(t);function Xo(t,e){if(!It(t))return[t];let{start:n,parts:o}=Jo(t),r=q(n,o,e);return r.
length>0?r:[t]}function Jo(t,{parse:e,sep:n}=J.default){let{root:o}=e(t),r=(n==="/"?t:t.replaceAll(n,"/")).slice(o.length);
return{start:o||".",parts:r.split("/")}}function q(t,[e,...n],o){let r=G(t,e);if(!It(e)||!/[*?]/.test(e)&&at(r))return n.
length>0?mn(r)?q(r,n,o):[]:at(r)?[r]:[];if(e==="**"&&n.length===0)return Zt(t,o);if(e==="**"&&n[0]==="**")return q(t,n,o);
let i=wn(t,o);if(!i)return[t];if(e==="**"){let f=i.filter(({name:a,isFolder:h})=>h&&!a.startsWith(".")).flatMap(({name:a})=>q(
G(t,a),[e,...n],o));return[...q(t,n,o),...f]}let s=Zo(e);return s?i.flatMap(({name:c,isFolder:f})=>{if(!s(c)||c.startsWith(
".")&&!e.startsWith("."))return[];let a=G(t,c);return n.length===0?[a]:f?q(a,n,o):[]}):[]}var Tt="*";function Zo(t){let e=(t.
match(/\*|\[[!^]?[^\]]+\]|./gsu)??[]).map(n=>n===Tt?Tt:Qo(n));if(!e.includes(void 0))return n=>{let o=[...n],[r,i]=[0,0],
[s,c]=[-1,0];for(;r<o.length;){let f=e[i];if(f===Tt)[s,c,i]=[i,r,i+1];else if(f instanceof RegExp&&f.test(o[r]))[r,i]=[r+
1,i+1];else if(s>=0)[c,r,i]=[c+1,c+1,s+1];else return!1}return e.slice(i).every(f=>f===Tt)}}function Qo(t){if(t==="?")return/./su;
let[,e,n]=/^\[([!^]?)(.+)\]$/su.exec(t)??[],o=n===void 0?t.replace(/[\\^$.|+(){}[\]]/,"\\$&"):`[${e&&"^"}${n.replaceAll(
"\\","\\\\")}]`;try{return new RegExp(o,"su")}catch{return}}var On=require("node:fs"),Tn=require("node:path");var yn=require("node:util");var xn={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},At={...xn,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},En="it is a symbolic link to a file that does not exist; check where it points",bn="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Sn={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},Qt={...xn,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Z(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,yn.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function U(t,e){
return H(t,e instanceof Error?e.message:String(e)),ct.failure}function H(t,e){Q(`encoding-wasm: ${t}: ${e}
`)}var gn=!1;function Q(t){gn||process.stderr.on("error",()=>{}),gn=!0,process.stderr.write(t)}var ft=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function In(){let t=(0,Tn.join)(__dirname,"encoding-prepared.wasm");try{return Re((0,On.readFileSync)(t)),!0}catch(e){let{
message:n}=Z(e,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return U(`its \
part ${T(t)} cannot be loaded`,`${n}${o}`),!1}}var tr=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],er=C(()=>new Map(tr.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function An(t){return D(t)??er().get(dt(t))??xe(t)}var Bn=["detect","html","xml"];var Nn=["fatal","html","replacement","ignore","translit"];var _n=["bash","zsh","fish"];var Mn=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:or,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:ir,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal.",isOptional:!0,
omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to the same path in this directory.",completes:"\
folder"},{flags:"-r, --recursive",what:"Convert all files in the given directories, whatever their names are. Hidden fil\
es and symbolic links are left out."},{flags:"--skip-utf8",what:"Don\u2019t convert files that are already UTF-8: --in-place \
leaves them alone, and --out-dir copies them."},{flags:"--keep-binary",what:"Don\u2019t convert files that look like binary d\
ata, such as images; this also copies them or leaves them alone."},{flags:"-n, --dry-run",what:"Write nothing; only repo\
rt what would be done."},{flags:"-c",what:"Leave out invalid bytes, and characters that the output\u2019s encoding can\u2019t repr\
esent."},{flags:"--fatal",what:"Stop at invalid bytes instead of replacing them with U+FFFD."},{flags:"--unmappable <MOD\
E>",what:"What to do with characters that the output\u2019s encoding can\u2019t represent: stop (fatal, the default); write &#1281\
69;, as in HTML, which a reader can\u2019t distinguish from the same characters in the text (html); write ? (replacement); le\
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:Nn},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:Bn},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:sr},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:_n}],
Ln=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
`,$n=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],kn=[{flags:"--man\
ual",what:""}];function or(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":Fn(e)}var rr=/ascii|^ansi_x3\.4|367$|646/i;
function ir(t){let[e,...n]=t.split("//"),o=Fn(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new S(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNO\
RE"),f=rr.test(e)&&o===D("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:s?
{...f,unmappable:"ignore"}:f}function sr(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function Fn(t){let e=D(t)??
An(t);if(e===void 0)throw new S("There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new S("It \
is a label of the replacement encoding, which is not for text; use the name of another one.");return e}var l=require("node:fs"),L=require("node:path");function ee(t,e=438){if(t===void 0)return ar();let{target:n,present:o,descriptor:r}=cr(t);return r!==void 0?hr(r):o?.isFIFO()?
lr(m(t)):o&&!o.isFile()?Bt((0,l.createWriteStream)(m(t)),!0):wr(n,o,e)}function cr(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,l.lstatSync)(m(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,l.statSync)(m(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(L.sep))throw new Error(Qt.EISDIR);if(!o?.isFile())
return{target:n?te(t):t,present:o};let r=Wn(t);return r===void 0&&(0,l.accessSync)(m(t),l.constants.W_OK),{target:n?te(t):
t,present:o,descriptor:r}}var Un;function ar(){return Un??=fr(),Un}function fr(){let t=(0,l.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?Bt(process.stdout,!1):ur(e)}function ur(t){let e,n=()=>{e??=Bt(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,l.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function Bt(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function lr(t){let e=(0,l.createWriteStream)(t),{discard:n,...o}=Bt(e,!0);return{...o,file:(0,l.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&dr(t,e)}}}function dr(t,e){try{let n=(0,l.openSync)(t,l.constants.O_RDONLY|l.constants.
O_NONBLOCK);e.once("close",()=>(0,l.closeSync)(n))}catch{}}function te(t){let e=Dn(t);return e===void 0?t:te(e)}function Dn(t){
if(!(0,l.lstatSync)(m(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=F((0,l.readlinkSync)(m(t),"buffer"));return(0,L.isAbsolute)(
e)?e:`${F(l.realpathSync.native(m((0,L.dirname)(t)),"buffer"))}${L.sep}${e}`}function Wn(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,L.resolve)(t))??[];if(e!==void 0)return Number(e);let n=Dn(t);return n===void 0?void 0:Wn(n)}function hr(t){return{
file:(0,l.fstatSync)(t,{bigint:!0}),write:e=>vn(t,e),wait(){},finish(){},discard(){}}}function vn(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,l.writeSync)(t,n))}var Rn=0;function pr(t){Rn+=1;let e=[process.pid,Rn,Math.random().toString(36).slice(
2)].join("-");return G((0,L.dirname)(t),`.encoding-wasm-${e}.tmp`)}function mr(t){try{(0,l.unlinkSync)(m(t))}catch(e){if(e.
code==="ENOENT")return;H(T(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}function wr(t,e,n){
let o=pr(t),r=m(o),i=(0,l.openSync)(r,"wx",e?384:n),s=!0,c=()=>{s&&(s=!1,(0,l.closeSync)(i))};return{write:f=>vn(i,f),wait(){},
finish(){if(c(),gr(t,e))throw new Error("it was changed meanwhile, which would be lost; convert again");e&&Er(r,e),(0,l.renameSync)(
r,m(t))},discard(){try{c()}finally{mr(o)}}}}function gr(t,e){let n=(0,l.statSync)(m(t),{throwIfNoEntry:!1});return n?.ino!==
e?.ino||n?.size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var Cn=2048,yr=1024,xr=56,Er=(t,e)=>(0,l.chmodSync)(t,br(t,e));function br(t,{
uid:e,gid:n,mode:o}){for(let r of[e,-1])try{return(0,l.chownSync)(t,r,n),r===e?o:o&~Cn}catch{}return o&~(Cn|yr|xr)}async function tt(t){
try{let e=ee();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return ne(void 0,e)}}function ne(t,e){let{code:n=""}=e;
if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard output":T(t);return U(`cannot write ${o}`,Z(e,
Qt))}var Rt=require("node:buffer");var Hn={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Nt=class{#t={...Hn};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+v.firstMalformed()),n.malformed+=v.malformed(),this.#e+=v.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+v.firstUnmappable(),n.codePoint=v.codePoint()),n.unmappable+=v.unmappable()}counting(e){return(n,o)=>{let r=this.#t,i=e(
n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...Hn},this.#e=
0,e}};var Ic=2**24;var _t=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(qt(e,this.to,this.#n.ignoreBOM,
this.#t),Xe(e,n),this.#t=rt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=nn,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(ht(this.to)??[]));
let h=Math.max(0,bt.indexOf(c)),u=V(e);try{qt(this.from,this.to,i,this.#t);for(let d=0;;){let g=u-d<=65536,y=g&&d===0?e:
pt(e,d,g?u:d+65536),x=Qe(y,r,h,g?n:B.none);a?.addBlock(this.#e+d);let O=x<0?W.written():x;if(O>0&&o(f(O)),x===-2&&c!=="f\
atal")return!1;if(x<0&&this.#o(x,d),d+=W.read(),g&&W.finished())break}}catch(d){throw Y(d)}this.#t=n===B.result?null:rt(),
this.#e=n===B.none?this.#e+u:0}#o(e,n){let o=this.#e+n+W.start();throw this.#t=rt(),this.#e=0,e===-1?new z(b[this.from].
name,o,W.length()):new it(W.codePoint(),o,b[this.to].name)}};var Lt=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var w=require("node:fs");var Vn;async function Yn(t,e){let n=async i=>{try{return await i()}catch(s){throw Z(s,Ir(t))}},{next:o,close:r}=await n(
()=>t==="-"?Sr(e):Or(m(t),e));return{next:()=>n(o),close:r}}function zn(t){try{return(0,w.statSync)(m(t))}catch{return}}function Sr(t){let e=(0,w.fstatSync)(0,{bigint:!0});return Zn(
e,t),e.isFile()?qn(0,e,()=>{}):Ar()}function Or(t,e){let n=Tr(t,e);if(!n.isFile())return Br(t);let o=(0,w.openSync)(t,"r");
return qn(o,n,()=>(0,w.closeSync)(o))}function Tr(t,e){let n=(0,w.statSync)(t,{bigint:!0});return n.isDirectory()&&(0,w.opendirSync)(
t).closeSync(),Zn(n,e),n}var Ir=t=>({...At,get ENOENT(){return(0,w.lstatSync)(m(t),{throwIfNoEntry:!1})?.isSymbolicLink()?En:It(t)?bn:At.ENOENT}});
function qn(t,{size:e},n){Vn??=new Uint8Array(262144);let o=Vn,r=0;return{async next(){let i=(0,w.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,w.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function Ar(){let t=Xn(0,()=>{}),e=process.platform===
"win32"?Kn():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Kn()}return e.
next()},close:()=>e?.close()}}function Kn(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Br(t){let e=await Jn(n=>(0,w.open)(t,n));return Xn(
e,()=>(0,w.closeSync)(e))}function Xn(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await Jn(i=>(0,w.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Jn=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function Zn(t,e){
if(t.isDirectory())throw new Error(At.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var to=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],oe=new Set,re=!1,Qn=Date.now();function ie(t){if(oe.add(t),!re)for(let e of to)
process.on(e,eo);return re=!0,()=>oe.delete(t)}function eo(t){for(let e of[...oe].reverse())e();for(let e of to)process.
off(e,eo);process.kill(process.pid,t)}function no(){if(!(!re||Date.now()-Qn<50))return new Promise(t=>{setImmediate(()=>{
Qn=Date.now(),t()})})}function ro(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:h,firstUnmappable:u,
codePoint:d}=t,g=ft(a,"invalid byte sequence"),y=Lr(n,o),x=`${oo(a)}at offset ${h}`,O=io(a,c);if(a>0&&i)f.push(`${g} ${O}\
, ${x}`);else if(a>0&&y!==void 0){let $=y!==""&&o==="ignore";f.push(`${g} ${y===""?O:`${se(c)} ${y}`}, ${x}; the file is\
 damaged, or not in ${b[e].name}: check --from, or use ${$?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let I=_r(t.unmappable,o,r,c);if(t.unmappable>0&&I){let $=s||Number.isNaN(u)?"":` at offset ${u}`,et=i?"":"; use --unmapp\
able html in HTML, or --to utf-8",ut=`${oo(t.unmappable)}${ce(d)}${$}`;f.push(`${Mr(t.unmappable,n)} ${I}, ${ut}${et}`)}
return f}function _r(t,e,n,o){let r=io(t,o),i=`${se(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${se(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}var se=t=>t?"would become":
"became",io=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,oo=t=>t===1?"":"the first ",Mr=(t,e)=>`${ft(t,"characte\
r")} that ${b[e].name} can't represent`;function ce(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(
e)?`${e} (${Et(t)})`:Et(t)}function Lr(t,e){if(ht(t)||t===D("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?
"":e==="html"?"&#65533;":"?"}var Rr="\x1B[?25l",Cr="\x1B[?25h",co="\r\x1B[K";function ao(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(h){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let d=Wr(r,h,(u-f)/1e3);Q(`${i?"":Rr}${co}${d.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(h){r+=h,!(r<2e6)&&(o??={total:Dr(t),canShow:Pr(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Q(`${co}${Cr}`),i=!1}}}var Pr=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function Dr(t){
let e=0;for(let n of t){let o=n==="-"?void 0:zn(n);if(!o?.isFile())return;e+=o.size}return e}function Wr(t,e,n){let o=`${Ft(
t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Ft(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(
r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % |\
 ${Ft(t)} of ${Ft(e)} MB | ${o} | ${c}${s%60} s left`}var Ft=t=>(t/1e6).toFixed(1);var Ut=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Gr(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{qe(this.#t,
this.#e),n=Je(e,e.length,0,!1,!1),this.#e=Ke()}catch(o){throw Y(o)}for(let o of new Uint16Array(p.memory.buffer,Ze(),n))
(o&64512)!==56320&&(this.column+=1)}};function Gr(t){let{start:e,words:n}=_e(t,0),o=e+4*n.length,r=uo(t,0,Math.min(e,t.length))+
uo(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
h=(a&2139062143)+2139062143|a|2139062143;c=c+(~h>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function uo(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var po={isLending:!0,newTranscoder:({from:t,to:e},n)=>new _t(t,e,{...n,take:on})},R=class extends Error{};async function mo(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ao(t.files,n,()=>{o?.keepListening?.(),n&&(r=ie(i))}),
c=0;try{n||(r=ie(i)),o=t.isDry?Kr:ee(t.output,t.mode);let f=new fe(t,e,o,s);for(let a of t.files)if(c=await f.add(a)||c,
c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=ne(t.output,f instanceof R?f.cause:f)||c}return r(),
c}var Kr={write(){},wait(){},finish(){},discard(){}},fe=class{#t;#e;#n;#o;constructor(e,n,o,r){this.#t=e,this.#e=o,this.#n=
r,this.#o=new ue(e,n,i=>{try{o.write(i)}catch(s){throw new R("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof R)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),U(
T(e),n)}}async end(){this.#o.convert(new Uint8Array,B.result),await this.#e.finish()}async#r(e){let n=await Yn(e,this.#e.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,B.none),await this.#i(),this.#n.add(r.length),await no()}finally{
await n.close()}this.#o.convert(new Uint8Array,B.source),await this.#i();let{encoding:o}=this.#o;o!==void 0&&this.#t.onDecision?.(
o)}#i(){return this.#e.wait()?.catch(e=>{throw new R("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),H(T(e),n)}},ue=class{#t;#e;#n;#o;#r=new Nt;#i;#s;#c=!1;#f=[];#d=!1;#l=!1;#a;constructor(e,n,o){let{to:r,bom:i,
fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&j(r)&&e.files.length===1,h={fatal:s,ignoreBOM:a,
bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,h);let u=c==="fatal"||c==="translit";this.#a=u&&!j(
r)?new Ut(r):void 0,this.#s=f&&new Lt(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;if(this.#l=
!0,n!==B.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:c}=this.#t;this.#d=typeof c=="number"&&c!==0&&
zr(e)}this.#f.push(...e.subarray(0,ho.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#h(Yr);if(r)throw new Error(
r);let i=[];try{this.#o.transcode(e,n,c=>{this.#a?.advance(c),this.#e.isLending?this.#u(c):i.push(c)})}catch(c){if(c instanceof
R)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.add(c))this.#u(f);if(this.#c=!o&&n===B.none,
this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#a?.settle();let s=o&&Xr(this.#p(o),this.#t,
this.#a);if(this.#c||this.#a?.startFile(),o)throw s}#p(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof
it&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=b[this.encoding];return new Error(`the \
bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c\
 to leave such bytes out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,
B.source)}catch(e){if(e instanceof R)throw e}}#h(e){let{from:n}=this.#t,o=Uint8Array.from(this.#f);if(ho.every((i,s)=>i===
o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=be(o);if(!(typeof n=="object"||n===r?.encoding))
return r?`it begins with the byte order mark of ${b[r.encoding].name}; check --from, ${e}`:this.#d?`it looks like UTF-8;\
 check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,s=this.#r.
take();if(!i||!this.#l)return[];this.#l=!1;let c=o?[]:ro(s,i.encoding,this.#t),{path:f=[]}=this.#o;f.length>0&&!o&&c.unshift(
`repaired: it was ${f.join(", and then ")}`),typeof e=="object"&&(r||!o&&wo(i))&&c.unshift(qr(i));let a=o||n?void 0:this.#h(
"or use --from auto");return a&&c.unshift(a),c}},ho=[255,254,0,0],Yr="use --from auto or --skip-utf8, or keep the old fi\
le with --in-place=.bak";function zr(t){if((0,Rt.isAscii)(t))return!1;let e=6;return[0,1,2,3].some(n=>(0,Rt.isUtf8)(t.subarray(
0,t.length-n)))&&t.some(n=>n>=128&&--e===0)}var wo=({score:t,kind:e})=>(e&&Sn[e])??(t!==null&&t<.9?"this is uncertain":void 0);
function qr(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=wo(t),s=i?`; ${i}: check the re\
sult, or name the encoding with --from`:"";return`decoded as ${b[e].name} (${r})${s}`}function Xr(t,{isChanged:e,isOnlyCopy:n,
unmappable:o},r){if(t instanceof z){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.bak":"leave ou\
t --fatal";return new Error(`${ft(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; check --from, o\
r ${s} to replace such bytes with U+FFFD`)}if(t instanceof it&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.index})`,f=o===
"translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding} can't rep\
resent ${ce(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}function Zr(t){try{let{values:e,files:n}=an(t,[...Mn,...$n,...kn]),o=e.help||e.version?void 0:ni(e,n);if(o)throw new S(o);
oi(e,n).then(go)}catch(e){if(!(e instanceof S))throw e;Q(`error: ${e.message}
(see encoding-wasm --help)
`),go(ct.usage)}}var Qr=["--from","--to","--in-place","--out-dir","--bom","-c","--dry-run","--eol","--fatal","--fix-decl\
aration","--keep-binary","--repair","--skip-utf8","--unmappable"],ti=["--sniff","--locale"],ei=["--skip-utf8","--keep-bi\
nary","--dry-run"];function ni(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:f,outDir:a,recursive:h,completion:u,
manual:d}=t,g=f!==void 0||a!==void 0,y=r?"--list":i?"--detect":u?"--completion":d&&"--manual";if(o!==void 0&&y&&!d)return`\
--output is for conversions; write ${y} \u2026 > FILE instead.`;if(s&&!i)return"--json works only with --detect.";if(y){
if(!i&&e.length>0)return`${y} takes no files; leave them out.`;let A=Qr.find(le=>t[st(le)]!==void 0);return A&&`${A} is \
for conversions; leave it out with ${y}.`}let x=ti.find(A=>t[st(A)]!==void 0);if(x&&typeof n=="number")return`${x} helps\
 to find the encoding, but --from names it; leave it out, or use --from auto.`;if(t.sniff==="xml"&&t.locale!==void 0)return"\
--locale has no use with --sniff xml: without a declaration, XML is UTF-8. Leave it out.";if(t.repair&&t.c)return"--repa\
ir and -c can't be combined.";if(t.fatal&&t.c)return"--fatal and -c can't be combined.";let{to:O,unmappable:I,otherwise:$}=yo(
t);if(f===""&&(I==="ignore"||I==="replacement"||$!==void 0)){let A=$==="?"?"//TRANSLIT":"//IGNORE";return`${t.unmappable?
`--unmappable ${I}`:t.c?"-c":A} with --in-place needs a suffix, such as --in-place=.bak: without the old file, the chara\
cters that the encoding lacks would be lost.`}if(a==="")return"--out-dir needs the name of a directory.";if(n===void 0&&
!t.repair)return"--from LABEL is missing: which encoding is the input in? --from auto finds it.";if(t.unmappable&&(t.to?.
otherwise??t.to?.unmappable)!==void 0)return"--unmappable and a suffix of --to, //TRANSLIT or //IGNORE, can't be combine\
d.";if(c==="add"&&!j(O))return`--bom: ${b[O].name} has no byte order mark.`;if(f!==void 0&&a!==void 0)return"--in-place \
and --out-dir can't be combined.";if(g&&o!==void 0)return"--output is for one result; --in-place and --out-dir write one\
 for each file.";if(g&&(e.length===0||e.includes("-")))return"--in-place and --out-dir need the names of files.";if(f?.includes(
"/"))return"--in-place: a suffix can't contain '/'.";let et=f===""&&e.length>1&&e.find(A=>/^(~|[._]\w+~?)$/.test(A)&&!at(
A));if(et)return`There is no file ${T(et)}. For a suffix, write --in-place=${T(et)}.`;let ut=ei.find(A=>t[st(A)]);if(ut&&
!g)return`${ut} works only with --in-place or --out-dir.`;if(h&&!g&&o===void 0&&e.length===0)return"--recursive needs a \
directory."}var yo=({to:t={to:0},c:e,unmappable:n})=>({...e&&{unmappable:"ignore"},...t,...n&&{unmappable:n}});async function oi(t,e){
if(t.help)return tt(Ln);if(t.version)return tt(`0.1.0
`);if(t.list)return tt(b.map(({name:I,labels:$})=>`${I}: ${$.join(", ")}
`).join(""));if(t.completion)return tt((await Promise.resolve().then(()=>lt(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return tt((await Promise.resolve().then(()=>lt(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,recursive:o=!1,inPlace:r,outDir:i,c:s,repair:c,fixDeclaration:f}=t,{to:a,unmappable:h="fatal",otherwise:u,ascii:d}=yo(
t),g=t.output==="-"?void 0:t.output,y=e.length>0?pn(e,o,i??g):["-"];if(y.length===0&&g!==void 0)return U(`cannot write ${T(
g)}`,"the directories have no files for it; hidden ones, symbolic links and the output itself are left out");let x={files:y,
from:n,to:a,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||r==="",isOnlyCopy:r==="",unmappable:h,quiet:!!(t.quiet||t.silent),
verbose:!!t.verbose,output:g};return d!==void 0&&!x.quiet&&H(`--to ${d}`,"this is a label of windows-1252, so characters\
 such as \xE9 are written as bytes that are not ASCII"),typeof n=="number"&&bt.includes(h)&&[u,r,i].every(I=>I===void 0)&&
![t.detect,s,c,f].some(Boolean)?In()?mo(x,po):ct.failure:(await Promise.resolve().then(()=>lt(require("./cli-full.cjs"),1))).
runFully(x,{...t,otherwise:u})}function go(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(
t)),100).unref()}Zr(dn());
