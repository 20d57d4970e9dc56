#!/usr/bin/env node
"use strict";var Ro=Object.create;var qt=Object.defineProperty;var Do=Object.getOwnPropertyDescriptor;var Po=Object.getOwnPropertyNames;var vo=Object.getPrototypeOf,Wo=Object.prototype.hasOwnProperty;var Be=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of Po(e))!Wo.call(t,r)&&r!==n&&qt(t,r,{get:()=>e[r],
enumerable:!(o=Do(e,r))||o.enumerable});return t};var K=(t,e,n)=>(n=t!=null?Ro(vo(t)):{},Be(e||!t||!t.__esModule?qt(n,"default",{value:t,enumerable:!0}):n,t)),Go=t=>Be(qt(
{},"__esModule",{value:!0}),t);var Ui={};module.exports=Go(Ui);var Ue=t=>(t&64512)===56320;var z=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`,o=Number.isNaN(this.offset)?"some bytes":`${n} at offset ${this.offset}`;return new TypeError(
`${e}: The encoded data was not valid: ${o} cannot be decoded as ${this.encoding}. Check the encoding, or decode without\
 'fatal' to get U+FFFD in such places.`)}};var xt=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Ce=Symbol.for("encoding-wasm.UnmappableError"),ft=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${xt(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Ce in o}[Ce](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();function ut(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var Fe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var A=Yo();function Yo(){let t=Fe.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var De=ut(()=>new Map(A.flatMap(({labels:t},e)=>t.map(n=>[n,e]))));function Y(t){let e=De();return e.get(t)??e.get(Ge(qo(t)))}var Xo=ut(()=>new Map(Array.from(De(),([t,e])=>[Et(t),e]).reverse()));
function Pe(t){let e=Et(t),n=Xo().get({936:"gbk",950:"big5"}[e]??e);return n===36?void 0:n}var Et=t=>Ge(t).replace(/[^a-z\d]/g,
"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),ve=[
{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function We(t){if(t[0]>=239)
return ve.find(e=>e.bytes.every((n,o)=>t[o]===n))}function bt(t){return ve.find(e=>e.encoding===t)?.bytes}function J(t){
return t===0||t===37||t===38}function qo(t){let e=0,n=t.length;for(;Re(t[e]);)e+=1;for(;Re(t[n-1]);)n-=1;return t.slice(
e,n)}var Re=t=>`	
\f\r `.includes(t);function Ge(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var He="encoding-wasm";var je=()=>({});function Ve(){throw new Error("encoding-wasm: call instantiate() first.")}var zo=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Ye=()=>Object.getPrototypeOf(Uint8Array.prototype),zt=t=>zo(Ye(),
t);var Jo=t=>Ye()[t];var Zo=zt("buffer"),Qo=zt("byteOffset"),tr=zt("byteLength");var Xe=Jo("set");var Z=t=>tr.call(t),Q=(t,e,n=Z(t))=>n>e?new Uint8Array(Zo.call(t),Qo.call(t)+e,n-e):er;var Jt=(t,e,n)=>Xe.call(t,e,n);function Zt(t,e,n){let o=n-e,r=new Uint8Array(o);if(o>24)Jt(r,Q(t,e,n));else for(let i=0;i<o;i++)r[i]=t[e+i];return r}function Qt(t,e,n,o){
if(o>24)Xe.call(t,Z(n)===o?n:Q(n,0,o),e);else for(let r=0;r<o;r++)t[e+r]=n[r]}var er=new Uint8Array;var nr=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],te;function qe(){if(typeof WebAssembly!=
"object")return!1;try{te??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(nr)))!==null}catch(t){let{name:e}=t;
(e==="CompileError"||e==="EvalError")&&(te=!1)}return te??!0}var ze=()=>({maxUnits:1/0});var Ot,y,St,ee,T={input:0,units:0,output:0},rr=0,It={name:"",encoding:-1},L={isBusy:!0,count:0};function re(t,e){It.name=
t,It.encoding=e,L.count+=1,L.isBusy&&Qe(),L.isBusy=!0}function Qe(t=Ve){if(!!0)return Je(je());try{ar(),Ot??=cr(ir(t())),
Je(new WebAssembly.Instance(Ot).exports,Ot)}catch(e){throw fr(e)}}function tn(t){Ot=void 0,Qe(()=>t)}function ir(t){return sr(t)?t:new WebAssembly.Module(t)}function sr(t){try{return WebAssembly.Module.customSections(t,en),
!0}catch{return!1}}var en="encoding-wasm";function cr(t){let[e]=WebAssembly.Module.customSections(t,en),n="encoding-wasm\
 0.1.0",o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n||o===`${He} 0.1.0`)return t;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use encoding.wasm of this version.`)}function Je(t,e=void 0){
y=t,oe=WebAssembly.RuntimeError,T.input=y.input(),T.units=y.units(),T.output=y.output(),St=rn(),ee=ze(()=>D().bytes,T.units,
y.memory,e),rr=Math.min(y.units_length(),ee.maxUnits),L.isBusy=!1}var nn="labels and names work without it",ne="import '\
encoding-wasm/no-wasm'";function ar(){if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no W\
ebAssembly, which this call needs. Turn it on, or ${ne}; ${nn}.`)}function fr(t){let{message:e}=t,n=i=>new Error(`encodi\
ng-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(ur(t))return new RangeError(`encoding-wasm: ${on}\
 (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))return n(`this page's Content Security Policy forb\
ids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${ne}`);if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(
`this host compiles WebAssembly only asynchronously here; ${"`await initialize()` before the first call"} (${e})`);if(/disallowed by embedder/.
test(e))return n(`this host doesn't let this code compile WebAssembly; ${"call initialize() with a compiled module first"}\
 (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;if(t instanceof o||t instanceof r){let i=qe()?"the module is damag\
ed; install it again":`this host lacks its SIMD; ${ne}`;return n(`WebAssembly can't run: ${i} (${t})`)}return t}var on="\
no memory for WebAssembly; free some, and call again",ur=t=>t instanceof RangeError&&/memory/i.test(t.message);function D(){
return St.bytes[0]===void 0&&(St=rn()),St}var rn=()=>({bytes:new Uint8Array(y.memory.buffer),input:new Uint8Array(y.memory.
buffer,T.input,65536),codec:new Int32Array(y.memory.buffer,y.codec(),y.codec_length()>>2),report:new Int32Array(y.memory.
buffer,y.report(),12)});var oe;function lt(t){if(!L.isBusy||!lr(t))return t;let e=A[It.encoding]?.name,n=`${It.name}${e?` of ${e}`:""} failed`;return dr()?
new RangeError(`encoding-wasm: ${n}: ${on}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:t})}var lr=t=>oe!==void 0&&t instanceof oe;function dr(){
try{return y.memory.grow(32),!1}catch{return!0}}var tt=()=>new Int32Array(D().codec),an=t=>Jt(D().codec,t);function fn(t,e){re("decoding",t),e?an(e):y.new_decoder(t)}function ie(t,e,n,o){re("transcoding",t),o?an(o):y.new_transcoder(t,e,+n)}function un(t,e){y.set_source_encoding(t,+e),L.
isBusy=!1}function ln(t,e,n,o,r){Qt(D().input,0,t,e),L.isBusy=!0;let i=y.decode_block(e,n,+o,+r);return L.isBusy=!1,i}var _={none:0,source:1,result:2};function dn(t,e,n,o){let r=Z(t);Qt(D().input,0,t,r),L.isBusy=!0;let i=y.transcode_block(
r,+e,n,o);return L.isBusy=!1,i}function pn(){let t=D().report;return{isFinished:t[0]!==0,read:t[1],written:t[2],start:t[3],
length:t[4],codePoint:t[5],replaced:t[6],firstReplaced:t[7],unmapped:t[8],firstUnmapped:t[9],unmappedCodePoint:t[10],held:t[11]}}
var hn=t=>Zt(D().bytes,T.output,T.output+t),mn=t=>Q(D().bytes,T.output,T.output+t);var Tt=["fatal","html","replacement"];var O=class extends Error{suggestion;constructor(e,n){super(e),this.suggestion=n}};function gn(t,e){let n=f=>e.find(({flags:l,
alias:u})=>f===u||Mt(l).includes(f)),o=(f,l)=>new O(`unknown option '${f}'`,l&&`Did you mean ${l}?`),r=f=>{let l=n(f);if(l)
return l;let u=e.flatMap(({flags:p})=>Mt(p));throw o(f,hr(f,u))},i={},s=t.toReversed(),c=[],a=(f,l)=>{let{flags:u,isOptional:p,
omitted:E,choices:m}=f,h=s.at(-1)??"";if(p&&l===void 0&&m?.includes(h))throw new O(`option '${u}': write ${se(f)}=${h}, \
or ./${h} for a file of that name.`);if($t(f)&&l===void 0&&!p&&n(h))throw new O(`option '${u}' argument missing; for the\
 value '${h}', write ${se(f)}=${h}`);let b=$t(f)?l??(p?E:s.pop()):!0;if(b===void 0)throw new O(`option '${u}' argument m\
issing`);i[dt(u)]=b===!0||pr(f,b)};for(;s.length>0;){let f=s.pop();if(f==="--")c=c.concat(s.splice(0).reverse());else if(f.
startsWith("--")){let[l,u]=wn(f,f.indexOf("=")),p=r(l);if(u!==void 0&&!$t(p))throw new O(`option '${p.flags}' takes no a\
rgument`);a(p,u?.slice(1))}else if(f.startsWith("-")&&f!=="-"){let[l]=wn(f,f.indexOf("="));if(n(`-${l}`))throw o(l,`-${l}`);
for(let u=f.slice(1);u!=="";){let p=r(`-${u[0]}`);u=u.slice(1);let E=p.isOptional?u.replace(/^=/,""):u;if(p.isOptional&&
u!==""&&[...u].every(m=>n(`-${m}`))){let m=`-${p.flags[1]} -${u}, or ${se(p)}=${u}`;throw new O(`option '${p.flags}' arg\
ument '${u}' looks like other options. Write ${m}.`)}a(p,E||void 0),$t(p)&&(u="")}}else c.push(f)}return{values:i,files:c}}
var Mt=t=>t.replace(/ <.*/,"").split(", "),se=({flags:t})=>Mt(t).at(-1),$t=({flags:t})=>t.endsWith(">"),dt=t=>Mt(t).at(-1).
replace(/^-+/,"").replace(/-./g,e=>e[1].toUpperCase());function pr({flags:t,choices:e,parse:n},o){if(e&&!e.includes(o))throw new O(
`option '${t}' argument '${o}' is invalid. Allowed choices are ${e.join(", ")}.`);if(!n)return o;try{return n(o)}catch(r){
throw r instanceof O?new O(`option '${t}' argument '${o}' is invalid. ${r.message}`):r}}var wn=(t,e)=>e<0?[t]:[t.slice(0,
e),t.slice(e)];function hr(t,e){if(!t.startsWith("--"))return"";let n=e.filter(s=>s.startsWith("--")),o=n.filter(s=>s.startsWith(
t));if(o.length>0)return o.join(" or ");let r=n.map(s=>({other:s,distance:mr(t,s)})),[i]=r.sort((s,c)=>s.distance-c.distance);
return i.distance<Math.min(3,t.length-2)?i.other:""}function mr(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o of t){
let r=[n[0]+1];for(let i=0;i<e.length;i++)r.push(Math.min(n[i]+(o===e[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var Lt=({to:t,toOther:e})=>e?.name??A[t].name;function xn(t,{encoding:e,source:n,kind:o}){return n==="default"&&(o==="AS\
CII"||o==="empty")?"ASCII":pt(t,e)}var pt=({fromOther:t},e)=>t?.name??A[e].name;var ht={failure:1,usage:2};var ae=require("node:buffer"),bn=require("node:fs");var wr=/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu,et=t=>t.replace(wr,e=>{let n=e.charCodeAt(0);return n<256?`\\x${ce(
n,2)}`:n>=56448&&n<=56575?`\\x${ce(n&255,2)}`:`\\u{${ce(n,4)}}`});var ce=(t,e)=>t.toString(16).toUpperCase().padStart(e,"0");function On(){let t=process.argv.slice(2);if(process.platform!=="linux"||!t.some(e=>e.includes("\uFFFD")))return t;try{let e=(0,bn.readFileSync)(
"/proc/self/cmdline","latin1").split("\0").slice(0,-1);return e.slice(e.length-t.length).map(n=>W(Buffer.from(n,"latin1")))}catch{
return t}}function W(t){if((0,ae.isUtf8)(t))return yn(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(
n,n+r)).find(r=>(0,ae.isUtf8)(r));e+=o?yn(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var yn=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function w(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function I(t){return t===""?"''":t==="-"?"\
standard input":et(t)}var ot=require("node:fs"),rt=K(require("node:path"),1);var Sn=require("node:fs"),k=require("node:path");function X(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||k.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":k.sep}${e}`}
function q(t){try{return W(Sn.realpathSync.native(w(t),"buffer"))}catch{let e=(0,k.dirname)(t);return e===t?(0,k.resolve)(
t):(0,k.join)(q(e),(0,k.basename)(t))}}var fe=new Set;function An(t,e,n){let o=n&&q(n),r=t.flatMap(i=>mt(i)?[i]:gr(i,o));return e?r.flatMap(i=>In(i)?ue(i,o):[i]):
r}function mt(t){try{return t==="-"||(0,ot.lstatSync)(w(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function In(t){
try{return t!=="-"&&(0,ot.statSync)(w(t)).isDirectory()}catch{return!1}}function ue(t,e){let n=Nn(t,e);return n?n.flatMap(
({name:o,isFolder:r,isFile:i})=>{if(o.startsWith("."))return[];let s=X(t,o);return r?ue(s,e):(i&&fe.add(s),i?[s]:[])}):[
t]}function Nn(t,e){try{let n=e&&(0,rt.dirname)(e)===q(t)?(0,rt.basename)(e):void 0;return(0,ot.readdirSync)(w(t),{withFileTypes:!0,
encoding:"buffer"}).map(o=>({name:W(o.name),isFolder:o.isDirectory(),isFile:o.isFile()})).filter(({name:o})=>o!==n).sort(
(o,r)=>o.name<r.name?-1:1)}catch{return}}var kt=t=>/[*?]|^[^[]*\[.+\]/su.test(t);function gr(t,e){if(!kt(t))return[t];let{
start:n,parts:o}=xr(t),r=nt(n,o,e);return r.length>0?r:[t]}function xr(t,{parse:e,sep:n}=rt.default){let{root:o}=e(t),r=(n===
"/"?t:t.replaceAll(n,"/")).slice(o.length);return{start:o||".",parts:r.split("/")}}function nt(t,[e,...n],o){let r=X(t,e);
if(!kt(e)||!/[*?]/.test(e)&&mt(r))return n.length>0?In(r)?nt(r,n,o):[]:mt(r)?[r]:[];if(e==="**"&&n.length===0)return ue(
t,o);if(e==="**"&&n[0]==="**")return nt(t,n,o);let i=Nn(t,o);if(!i)return[t];if(e==="**"){let a=i.filter(({name:f,isFolder:l})=>l&&
!f.startsWith(".")).flatMap(({name:f})=>nt(X(t,f),[e,...n],o));return[...nt(t,n,o),...a]}let s=yr(e);return s?i.flatMap(
({name:c,isFolder:a})=>{if(!s(c)||c.startsWith(".")&&!e.startsWith("."))return[];let f=X(t,c);return n.length===0?[f]:a?
nt(f,n,o):[]}):[]}var _t="*";function yr(t){let e=(t.match(/\*|\[[!^]?[^\]]+\]|./gsu)??[]).map(n=>n===_t?_t:Er(n));if(!e.
includes(void 0))return n=>{let o=[...n],[r,i]=[0,0],[s,c]=[-1,0];for(;r<o.length;){let a=e[i];if(a===_t)[s,c,i]=[i,r,i+
1];else if(a instanceof RegExp&&a.test(o[r]))[r,i]=[r+1,i+1];else if(s>=0)[c,r,i]=[c+1,c+1,s+1];else return!1}return e.slice(
i).every(a=>a===_t)}}function Er(t){if(t==="?")return/./su;let[,e,n]=/^\[([!^]?)(.+)\]$/su.exec(t)??[],o=n===void 0?t.replace(
/[\\^$.|+(){}[\]]/,"\\$&"):`[${e&&"^"}${n.replaceAll("\\","\\\\")}]`;try{return new RegExp(o,"su")}catch{return}}var kn=require("node:fs"),Bn=require("node:path");var $n=require("node:util");var Mn={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Ut={...Mn,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Ln="it is a symbolic link to a file that does not exist; check where it points",_n="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Or={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized","UTF-32":"it is in UTF-32, which is not detected automatically"},le=({score:t,kind:e})=>(e&&
Or[e])??(t!==null&&t<.9?"this is uncertain":void 0),wt={...Mn,EACCES:"its permissions, or those of its directory, do not\
 let you write it; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be \
replaced; write elsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"\
your disk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulim\
it -f" allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or\
 write elsewhere",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does no\
t let you write it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"},Bt=class extends Error{};function it(t,e){
let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,$n.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??
`${r} (${n})`)}function P(t,e){return G(t,e instanceof Error?e.message:String(e)),ht.failure}var G=(t,e)=>Sr(`${t}: ${e}`),
Sr=t=>st(`encoding-wasm: ${et(t)}
`),Tn=!1;function st(t){Tn||process.stderr.on("error",()=>{}),Tn=!0,process.stderr.write(t)}var ct=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function Un(){let t=(0,Bn.join)(__dirname,"encoding.wasm");try{return tn((0,kn.readFileSync)(t)),!0}catch(e){let{message:n}=it(
e,{}),{code:o}=e;return P(`its part ${I(t)} cannot be loaded`,`${n}${Ar(o)}`),!1}}function Ar(t){return t==="ENOENT"?"; \
the deployment left out this file: copy it there from the package encoding-wasm":typeof WebAssembly=="object"?"; install\
 encoding-wasm again, or use a newer Node":""}var Cn=["fatal","html","replacement","ignore","translit","translit-replacement"];var Ir=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function Fn(t){for(let[,e,n,o]of t.matchAll(Ir))if(/^charset$/i.
test(e))return n?.replace(/\\(.)/gs,"$1")??o}var Nr=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","86\
6nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005",
"28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 88\
59101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 \
isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis\
6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 201\
27 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010\
020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","944\
9 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2\
3121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5\
hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722\
 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2\
022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms \
ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf\
16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal \
osf00010100 osf00010101 osf00010102"],Tr=ut(()=>new Map(Nr.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Rn(t){let e=Fn(
t)??t;return Y(e)??Tr().get(Et(e))??Pe(e)}var Dn=["detect","html","xml"];var Pn=["bash","zsh","fish"];var vn=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Mr,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:_r,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
d if there is none, stop (translit) or write ? (translit-replacement).",choices:Cn},{flags:"--bom <MODE>",what:"Whether \
the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or \
if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Conver\
t all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML d\
eclarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encodin\
g, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"--detect",what:'\
Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or \
unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose\
 how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declarat\
ion first (html, xml).',choices:Dn},{flags:"--locale <TAG>",what:'The language of the text, such as "ja": a hint for "au\
to" and --detect.',parse:kr},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, or how many files we\
re converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--fr\
om auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"List the encodings\
 and their labels, and those beyond the standard."},{flags:"--completion <SHELL>",what:"Print a completion script for a \
shell.",choices:Pn}],Wn=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
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
                           ignore, translit, translit-replacement
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
`,Gn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],Hn=[{flags:"--man\
ual",what:""}];function Mr(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":jn(e)}var Lr=/ascii|^ansi_x3\.4|367$|646/i;
function _r(t){let[e,...n]=t.split("//"),o=jn(e),r=n.map(f=>f.toUpperCase()),i=r.findIndex(f=>!["","TRANSLIT","IGNORE"].
includes(f));if(i>=0)throw new O(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNO\
RE"),a=Lr.test(e)&&o===Y("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...a,otherwise:s?"":"?"}:s?
{...a,unmappable:"ignore"}:a}function kr(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function jn(t){let e=Y(t)??
Rn(t);if(e===void 0)return{unknown:t};if(e===36)throw new O("It is a label of the replacement encoding, which is not for\
 text; use the name of another one.");return e}var d=K(require("node:fs"),1),F=require("node:path");var Ct=require("node:fs");var H="it has changed in the meantime, and that change would be lost; convert again",j=(t,e=!1)=>(e?Ct.lstatSync:Ct.statSync)(
w(t),{throwIfNoEntry:!1,bigint:!0}),B=(t,e)=>t?.dev===e?.dev&&t?.ino===e?.ino;function Vn(t,e){let n=j(t,!0);return!B(n,
e)||n?.size!==e?.size||n?.mtimeNs!==e?.mtimeNs}function he(t,e=438,n=!1){if(t===void 0)return Br(n);let{target:o,present:r,descriptor:i}=me(t);return i!==void 0?vr(i):
r?.isFIFO()?Dr(w(t),r):r&&!r.isFile()?Ft(zn(w(t),r),!0):we(o,r,e)}function me(t){if(t==="")throw new Error("its name is \
empty; name a file");let e=(0,d.lstatSync)(w(t),{throwIfNoEntry:!1,bigint:!0}),n=e?.isSymbolicLink(),o=n?j(t):e;if(o?.isDirectory()||
t.endsWith("/")||t.endsWith(F.sep))throw new Error(wt.EISDIR);if(!o?.isFile())return{target:n?de(t):t,present:o};let r=Rt(
t);return r===void 0&&(0,d.accessSync)(w(t),d.constants.W_OK),{target:n?de(t):t,present:o,descriptor:r}}var Kn;function Br(t){
return Kn??=Ur(t),Kn}function Ur(t){let e=(0,d.fstatSync)(1,{bigint:!0}),n=e.isFile()?e:void 0;return process.platform===
"win32"&&!n?Ft(process.stdout,!1):Rr(n,!t&&Cr(e))}function Cr(t){if(!t.isCharacterDevice()||j("/dev/null")?.rdev!==t.rdev)
return!1;try{return(0,d.readSync)(1,new Uint8Array(1)),!0}catch{return!1}}var Fr="it is closed or discarded, so the resu\
lt is lost; write to a file with -o, or redirect it to /dev/null";function Rr(t,e){let n=!e,o,r=()=>{o??=Ft(process.stdout,
!1)};return{file:t,keepListening:t?void 0:r,write(i){let s=i;!n&&s.length>0&&(n=!0,G("standard output",Fr));try{for(;!o&&
s.length>0;)s=s.subarray((0,d.writeSync)(1,s))}catch(c){if(c.code!=="EAGAIN")throw c;r()}s.length>0&&o?.write(s)},wait:()=>o?.
wait(),finish:()=>o?.finish(),discard(){}}}function Ft(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,a)=>s(
f=>f?a(n??f):c(void 0))),i=()=>{let s=o;return o=void 0,s};return{write(s){if(n)throw n;let c=r(a=>t.write(Uint8Array.from(
s),a));o=Promise.all([o,c]),o.catch(()=>{})},wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",
s).once("close",()=>s()),t.end()})},discard:()=>e?t.destroy?.():void 0}}function zn(t,e){let n=((...[o,r,i,s])=>d.default.
open(o,r,i,(c,a)=>{if(c||B((0,d.fstatSync)(a,{bigint:!0}),e))return s(c,a);(0,d.closeSync)(a),s(new Error(H))}));return(0,d.createWriteStream)(
t,{flags:d.constants.O_WRONLY,fs:{...d.default,open:n}})}function Dr(t,e){let n=zn(t,e),{discard:o,...r}=Ft(n,!0);return{
...r,file:e,discard(){o(),n.pending&&Pr(t,n)}}}function Pr(t,e){try{let n=(0,d.openSync)(t,d.constants.O_RDONLY|d.constants.
O_NONBLOCK);e.once("close",()=>(0,d.closeSync)(n))}catch{}}function de(t){let e=Jn(t);return e===void 0?t:de(e)}function Jn(t){
if(!(0,d.lstatSync)(w(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=W((0,d.readlinkSync)(w(t),"buffer"));return(0,F.isAbsolute)(
e)?e:`${W(d.realpathSync.native(w((0,F.dirname)(t)),"buffer"))}${F.sep}${e}`}function Rt(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,F.resolve)(t))??[];if(e!==void 0)return Number(e);let n=Jn(t);return n===void 0?void 0:Rt(n)}function vr(t){return{
file:(0,d.fstatSync)(t,{bigint:!0}),write:e=>Zn(t,e),wait(){},finish(){},discard(){}}}function Zn(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,d.writeSync)(t,n))}var Yn=0;function Wr(t){Yn+=1;let e=[process.pid,Yn,Math.random().toString(36).slice(
2)].join("-");return X((0,F.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Gr(t){try{(0,d.unlinkSync)(w(t))}catch(e){if(e.
code==="ENOENT")return;G(I(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}var Hr=(t,e)=>(0,d.openSync)(
w(t),d.constants.O_WRONLY|d.constants.O_CREAT|d.constants.O_EXCL|(d.constants.O_NOFOLLOW??0),e);function we(t,e,n,o=()=>()=>{}){
let r=Wr(t),i=w(r),s=Hr(r,e?384:n),c=!0,a=()=>{c&&(c=!1,(0,d.closeSync)(s))};return{present:e,write:f=>Zn(s,f),wait(){},
finish(){if(Vn(t,e))throw new Error(H);e&&Kr(s,e);let f=(0,d.fstatSync)(s,{bigint:!0});a();let l=o();try{if(!B(j(r,!0),f))
throw new Error(Xn);(0,d.renameSync)(i,w(t))}catch(u){throw l(),u}if(!B(j(t,!0),f))throw new Error(Xn)},discard(){try{a()}finally{
Gr(r)}}}}var Xn="another program put a file in its place; convert again in a directory to which nobody else can write",qn=2048,
jr=1024,Vr=56,Kr=(t,e)=>(0,d.fchmodSync)(t,Yr(t,e));function Yr(t,e){let[n,o,r]=[e.uid,e.gid,e.mode].map(Number);for(let i of[
n,-1])try{return(0,d.fchownSync)(t,i,o),i===n?r:r&~qn}catch{}return r&~(qn|jr|Vr)}async function at(t,e=!1){try{let n=he(
void 0,void 0,e);return n.write(Buffer.from(t)),await n.finish(),0}catch(n){return ge(void 0,n)}}function ge(t,e){if(e instanceof
Bt)return P(I(t??""),e);let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard outpu\
t":I(t);return P(`cannot write ${o}`,it(e,wt))}var Yt=require("node:buffer");var Dt=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(ie(e,this.to,this.#n.ignoreBOM,
this.#t),un(e,n),this.#t=tt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=hn,losses:f}=this.#n;s&&!this.#t&&o(Uint8Array.from(bt(this.to)??[]));
let l=Math.max(0,Tt.indexOf(c)),u=Z(e);try{ie(this.from,this.to,i,this.#t);for(let p=0;;){let E=u-p<=65536,m=E&&p===0?e:
Q(e,p,E?u:p+65536),h=dn(m,r,l,E?n:_.none),x=pn();f?.addBlock(this.#e+p,x);let b=h<0?x.written:h;if(b>0&&o(a(b)),h===-2&&
c!=="fatal")return!1;if(h<0&&this.#o(h,p,x),p+=x.read,E&&x.isFinished)break}}catch(p){throw lt(p)}this.#t=n===_.result?null:
tt(),this.#e=n===_.none?this.#e+u:0}#o(e,n,o){let r=this.#e+n+o.start;throw this.#t=tt(),this.#e=0,e===-1?new z(A[this.from].
name,r,o.length):new ft(o.codePoint,r,A[this.to].name)}};var vt=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===13;if(a||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var S=require("node:fs"),xe=require("node:path");var eo;function no(t,e,{backup:n,isDry:o=!1,onUnchanged:r}){let i,s,c=0;eo??=new Uint8Array(65536);let a=eo,f=()=>{if(i!==
void 0)return i;if(i=qr(t),!B((0,S.fstatSync)(i,{bigint:!0}),e))throw new Error(H);return i},l=()=>{i!==void 0&&(0,S.closeSync)(
i),i=void 0},u=(m,h)=>a.subarray(0,(0,S.readSync)(f(),a,0,Math.min(h,65536),m)),p=m=>{for(let h=0;h<m.length;){let x=u(c+
h,m.length-h);if(x.length===0||!Xr(x,m.subarray(h,h+x.length)))return!1;h+=x.length}return!0},E=()=>{let{target:m,present:h}=me(
t);if(!B(h,e))throw new Error(H);oo((0,xe.dirname)(m)),n?.check();let x=f(),b=o?ye:we(m,e,0,n&&(()=>n.make(m,x,e)));s=b;
for(let $=0;$<c&&!o;){let M=u($,c-$);if(M.length===0)throw new Error(H);b.write(M),$+=M.length}return b};return{present:e,
write(m){!s&&p(m)?c+=m.length:(s??E()).write(m)},wait(){},async finish(){!s&&u(c,1).length>0&&E(),await s?.finish(),l(),
s||r?.()},discard(){l(),s?.discard()}}}var ye={write(){},wait(){},finish(){},discard(){}},Xr=(t,e)=>Buffer.compare(t,e)===
0;function qr(t){try{return(0,S.openSync)(w(t),S.constants.O_RDONLY|(S.constants.O_NONBLOCK??0))}catch(e){throw e.code===
"ENOENT"?new Error(H):e}}function oo(t){let e=(0,S.statSync)(w(t),{throwIfNoEntry:!1});if(!e)return oo((0,xe.dirname)(t));
if(!e.isDirectory())throw new Error(wt.EEXIST);(0,S.accessSync)(w(t),S.constants.W_OK|S.constants.X_OK)}var g=require("node:fs");var ro;async function so(t,e={}){let n=async i=>{try{return await i()}catch(s){throw it(s,Qr(t))}},{next:o,close:r}=await n(
()=>t==="-"?zr(e.output):Jr(w(t),e));return{next:()=>n(o),close:r}}function Ht(t,e=!1){try{return j(t,e)}catch{return}}function zr(t){let e=(0,g.fstatSync)(0,{bigint:!0});return uo(e,t),e.
isFile()?co(0,e,()=>{}):ti()}function Jr(t,{output:e,expected:n,isFound:o=!1}){let r=Zr(t,e,o);if(r.isSymbolicLink())throw new Error(
Ee);if(n&&!B(r,n))throw new Error(Ee);if(!r.isFile())return ei(t);let i=(0,g.openSync)(t,g.constants.O_RDONLY|(g.constants.
O_NONBLOCK??0)),s=(0,g.fstatSync)(i,{bigint:!0});if(B(s,r))return co(i,s,()=>(0,g.closeSync)(i));throw(0,g.closeSync)(i),
new Error(Ee)}var Ee="another file took its place meanwhile; convert again";function Zr(t,e,n=!1){let o=(n?g.lstatSync:g.statSync)(
t,{bigint:!0});return o.isDirectory()&&(0,g.opendirSync)(t).closeSync(),uo(o,e),o}var Qr=t=>({...Ut,get ENOENT(){return(0,g.lstatSync)(w(t),{throwIfNoEntry:!1})?.isSymbolicLink()?Ln:kt(t)?_n:Ut.ENOENT}});
function co(t,{size:e},n){ro??=new Uint8Array(262144);let o=ro,r=0;return{async next(){let i=(0,g.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,g.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function ti(){let t=ao(0,()=>{}),e=process.platform===
"win32"?io():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=io()}return e.
next()},close:()=>e?.close()}}function io(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function ei(t){let e=await fo(n=>(0,g.open)(t,n));return ao(
e,()=>(0,g.closeSync)(e))}function ao(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await fo(i=>(0,g.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var fo=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function uo(t,e){
if(t.isDirectory())throw new Error(Ut.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var po=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],be=new Set,Oe=!1,lo=Date.now();function Se(t){if(be.add(t),!Oe)for(let e of po)
process.on(e,ho);return Oe=!0,()=>be.delete(t)}function ho(t){for(let e of[...be].reverse())e();for(let e of po)process.
off(e,ho);process.kill(process.pid,t)}function mo(){if(!(!Oe||Date.now()-lo<50))return new Promise(t=>{setImmediate(()=>{
lo=Date.now(),t()})})}var go={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},jt=class{#t={...go};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addMalformed(e){this.#t.malformed===0&&(this.#t.
firstMalformed=e),this.#t.malformed+=1,this.#e+=1}addBlock(e,n){let o=this.#t,{replaced:r,firstReplaced:i,unmapped:s,firstUnmapped:c,
unmappedCodePoint:a}=n;o.malformed===0&&(o.firstMalformed=e+i),o.malformed+=r,this.#e+=r,o.unmappable===0&&(o.firstUnmappable=
e+c,o.codePoint=a),o.unmappable+=s}counting(e){return(n,o)=>{let r=this.#t,i=e(n,o);return i===null?i:n===65533&&this.#e>
0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){
this.#e=0}take(){let e=this.#t;return this.#t={...go},this.#e=0,e}};function yo(t,e,n){let{unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}=n,a=[],{malformed:f,firstMalformed:l,firstUnmappable:u,
codePoint:p}=t,E=ct(f,"invalid byte sequence"),m=ii(n),h=`${xo(f)}at offset ${l}`,x=Eo(f,c);if(f>0&&i)a.push(`${E} ${x},\
 ${h}`);else if(f>0&&m!==void 0){let $=m!==""&&o==="ignore";a.push(`${E} ${m===""?x:`${Ae(c)} ${m}`}, ${h}; the file is \
damaged, or not in ${pt(n,e)}: check --from, or use ${$?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let b=oi(t.unmappable,o,r,c);if(t.unmappable>0&&b){let $=s||Number.isNaN(u)?"":` at offset ${u}`,M=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",gt=`${xo(t.unmappable)}${Ie(p)}${$}`;a.push(`${ri(t.unmappable,Lt(n))} ${b}, ${gt}${M}`)}
return a}function oi(t,e,n,o){let r=Eo(t,o),i=`${Ae(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${Ae(o)} ?`,translit:i,"translit-replacement":`${i}, or ?`,ignore:r}[e]}var Ae=t=>t?"w\
ould become":"became",Eo=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,xo=t=>t===1?"":"the first ",ri=(t,e)=>`${ct(
t,"character")} that ${e} can't represent`;function Ie(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${xt(t)})`:xt(t)}function ii({to:t,toOther:e,unmappable:n}){if(e?e.isUnicode:bt(t)||t===Y("gb18030"))return"\
U+FFFD";if(n!=="fatal")return n==="ignore"?"":n==="html"?"&#65533;":"?"}var ui="\x1B[?25l",li="\x1B[?25h",Oo="\r\x1B[K";function So(t,e,n){let o,r=0,i=!1,s=!1,c=0,a=Date.now();function f(l){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let p=hi(r,l,(u-a)/1e3);st(`${i?"":ui}${Oo}${p.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(l){r+=l,!(r<2e6)&&(o??={total:pi(t),canShow:di(e)},o.canShow&&(o.total??r)>=2e7&&f(o.total))},
stop(){i&&st(`${Oo}${li}`),i=!1}}}var di=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function pi(t){let e=0;for(let n of t){let o=n==="-"?void 0:Ht(n);if(!o?.isFile())return;e+=Number(o.size)}return e}function hi(t,e,n){
let o=`${Vt(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Vt(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Vt(t)} of ${Vt(e)} MB | ${o} | ${c}${s%60} s left`}var Vt=t=>(t/1e6).toFixed(1);var Kt=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=wi(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{fn(this.#t,
this.#e),n=ln(e,e.length,0,!1,!1),this.#e=tt()}catch(o){throw lt(o)}for(let o of new Uint16Array(y.memory.buffer,T.units,
n))Ue(o)||(this.column+=1)}};function wi(t){let e=-t.byteOffset&3,n=Math.max(0,t.length-e)>>2,o=n>0?new Int32Array(t.buffer,
t.byteOffset+e,n):new Int32Array,r=e+4*o.length,i=Io(t,0,Math.min(e,t.length))+Io(t,r,t.length);for(let s=0;s<o.length;s+=
255){let c=Math.min(s+255,o.length),a=0;for(let f=s;f<c;f++){let l=o[f]^168430090,u=(l&2139062143)+2139062143|l|2139062143;
a=a+(~u>>>7)|0}i+=(a&255)+(a>>>8&255)+(a>>>16&255)+(a>>>24)}return i}function Io(t,e,n){let o=0;for(let r=e;r<n;r++)t[r]===
10&&(o+=1);return o}var Mo={isLending:!0,newTranscoder:({from:t,to:e},n)=>new Dt(t,e,{...n,take:mn})},V=class extends Error{};async function Lo(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=So(t.files,n,()=>{o?.keepListening?.(),n&&(r=Se(i))}),
c=0;try{n||(r=Se(i)),o=xi(t);let a=new Te(t,e,o,s);for(let f of t.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?
o.discard():await a.end(),s.stop()}catch(a){i(),c=ge(t.output,a instanceof V?a.cause:a)||c}return r(),c}function xi(t){let{
output:e,files:n,isDry:o,mode:r,quiet:i}=t;if(e!==void 0&&n.length===1&&n[0]===e){let s=t.old??Ht(e);if(s?.isFile()&&Rt(
e)===void 0)return no(e,s,t)}return o?ye:he(e,r,i)}var Te=class{#t;#e;#n;#o;constructor(e,n,o,r){this.#t=e,this.#e=o,this.#n=
r,this.#o=new $e(e,n,i=>{try{o.write(i)}catch(s){throw new V("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof V)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),P(
I(e),n)}}async end(){this.#o.convert(new Uint8Array,_.result),await this.#e.finish()}async#r(e){let{output:n,old:o,found:r}=this.#t,
{file:i,present:s}=this.#e,c=await so(e,{output:i,expected:e===n?s:o,isFound:r.has(e)});try{for(let f=await c.next();f;f=
await c.next())this.#o.convert(f,_.none),await this.#i(),this.#n.add(f.length),await mo()}finally{await c.close()}this.#o.
convert(new Uint8Array,_.source),await this.#i();let{decision:a}=this.#o;a&&this.#t.onDecision?.(a)}#i(){return this.#e.
wait()?.catch(e=>{throw new V("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())this.#n.stop(),
G(I(e),n)}},$e=class{#t;#e;#n;#o;#r=new jt;#i;#s;#c=!1;#f=[];#d=!1;#l=!1;#a;constructor(e,n,o){let{to:r,toOther:i,bom:s,
fatal:c,unmappable:a,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let l=i?i.isUnicode:J(r),u=s==="keep"&&l&&e.files.length===1,
p={fatal:c,ignoreBOM:u,bom:s==="add",unmappable:a,losses:this.#r};this.#o=n.newTranscoder(e,p);let E=a==="fatal"||a==="t\
ranslit";this.#a=E&&!J(r)&&!i?new Kt(r):void 0,this.#s=n.convertsLineEndings?void 0:f&&new vt(f,r)}get decision(){return this.#o.
decision}convert(e,n){let o;if(this.#l=!0,n!==_.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:a,fromOther:f,
isOnlyCopy:l}=this.#t,u=l?1:6,p=f?void 0:a;this.#d=typeof a=="number"&&p!==0&&Ei(e,p,u)}this.#f.push(...e.subarray(0,To.
length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#p(yi);if(r)throw new Error(r);let i=[];try{this.#o.transcode(
e,n,a=>{this.#a?.advance(a),this.#e.isLending?this.#u(a):i.push(a)})}catch(a){if(a instanceof V)throw a;o=a}for(let a of i)
if(!this.#i)this.#u(a);else for(let f of this.#i.add(a))this.#u(f);if(this.#c=!o&&n===_.none,this.#i&&!this.#c){for(let a of this.#i.
end())this.#u(a);this.#i=void 0}this.#a?.settle();let{place:s}=this.#o,c=o&&Oi(this.#h(o),this.#t,this.#a??s);if(this.#c||
this.#a?.startFile(),o)throw c}#h(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof ft&&e.codePoint===
65533)||!(this.#t.isChanged||o===e.index))return e;let i=pt(this.#t,this.decision?.encoding);return new Error(`the bytes\
 at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c to l\
eave such bytes out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,_.source)}catch(e){
if(e instanceof V)throw e}}#p(e){let{from:n,fromOther:o}=this.#t;if(o?.isUnicode)return;let r=Uint8Array.from(this.#f);if(To.
every((s,c)=>s===r[c]))return"it looks like UTF-32; use --from utf-32";let i=We(r);if(!(typeof n=="object"||n===i?.encoding&&
!o))return i?`it begins with the byte order mark of ${A[i.encoding].name}; check --from, ${e}`:this.#d?`it looks like UT\
F-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,s=this.#r.
take();if(!i||!this.#l)return[];this.#l=!1;let c=o?[]:yo(s,i.encoding,this.#t),{path:a=[],lost:f=0}=this.#o;if(a.length>
0&&!o){let p=f>0?`; ${ct(f,"character")} could not be recovered`:"";c.unshift(`repaired: it was ${a.join(", and then ")}${p}`)}
let l=i.kind!=="UTF-32"&&le(i);typeof e=="object"&&(r||!o&&l)&&c.unshift(bi(i));let u=o||n?void 0:this.#p("or use --from\
 auto");return u&&c.unshift(u),c}},To=[255,254,0,0],yi="use --from auto or --skip-utf8, or keep the old file with --in-p\
lace=.bak";function Ei(t,e,n){let o=e===37||e===38;return(o?t.includes(0):(0,Yt.isAscii)(t))?!1:[0,1,2,3].some(r=>{let i=t.
subarray(0,Math.max(t.length-r,0)),s=o?6:n;return(0,Yt.isUtf8)(i)&&i.some(c=>(o||c>=128)&&--s===0)})}function bi(t){let{
source:e,score:n}=t,o=n===null?e:`${e}, ${n.toFixed(2)}`,r=le(t),i=r?`; ${r}: check the result, or name the encoding wit\
h --from`:"";return`decoded as ${xn({},t)} (${o})${i}`}function Oi(t,{isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof
z){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.bak":"leave out --fatal";return new Error(`${ct(
t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; check --from, or ${s} to replace such bytes with \
U+FFFD`)}if(t instanceof ft&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.index})`,a=o==="translit"?"replacement":"tra\
nslit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding} can't represent ${Ie(t.codePoint)}; us\
e --unmappable ${a}, or html in HTML, or --to utf-8`)}return t}function Ai(t){try{let{values:e,files:n}=gn(t,[...vn,...Gn,...Hn]);if(e.from?.unknown===void 0&&e.to?.to.unknown===void 0)
return _o(e,n);Ii(e).then(()=>_o(e,n)).catch(ko)}catch(e){ko(e)}}function _o(t,e){let n=t.help||t.version?void 0:Li(t,e);
if(n)throw new O(n);Bi(t,e).then(Uo)}function ko(t){if(!(t instanceof O))throw t;Uo(Ni(t))}async function Ii(t){let{adviceFor:e,
findOther:n}=await Promise.resolve().then(()=>K(require("./cli-other.cjs"),1)),{from:o,to:r}=t,i=(s,c)=>{let a=n(c);if(a!==
void 0)return a;let u=`There is no such encoding; encoding-wasm --list shows all.${s.startsWith("-t")&&c==="auto"?" auto\
 is only for --from.":e(c)}`;throw new O(`option '${s}' argument '${c}' is invalid. ${u}`)};if(o?.unknown!==void 0){let s=i(
"-f, --from <LABEL>",o.unknown);t.from=typeof s=="number"?s:38,typeof s!="number"&&(t.fromOther=s)}if(r?.to.unknown!==void 0){
let s=i("-t, --to <LABEL>",r.to.unknown);t.to={...r,to:typeof s=="number"?s:38},typeof s!="number"&&(t.toOther=s)}}function Ni({
message:t,suggestion:e}){return st(`error: ${et(t)}
${e?`(${e})
`:""}(see encoding-wasm --help)
`),ht.usage}var Ti=["--from","--to","--in-place","--out-dir","--bom","-c","--dry-run","--eol","--fatal","--fix-declarati\
on","--keep-binary","--repair","--skip-utf8","--unmappable"],$i=["--sniff","--locale"],Mi=["--skip-utf8","--keep-binary",
"--dry-run"];function Li(t,e){let{from:n,fromOther:o,toOther:r,output:i,list:s,detect:c,json:a,bom:f,inPlace:l,outDir:u,
recursive:p,completion:E,manual:m}=t,h=l!==void 0||u!==void 0,x=s?"--list":c?"--detect":E?"--completion":m&&"--manual";if(i!==
void 0&&x&&!m)return`--output is for conversions; write ${x} \u2026 > FILE instead.`;if(a&&!c)return"--json works only w\
ith --detect.";if(x){if(!c&&e.length>0)return`${x} takes no files; leave them out.`;let N=Ti.find(ke=>t[dt(ke)]!==void 0);
return N&&`${N} is for conversions; leave it out with ${x}.`}let b=$i.find(N=>t[dt(N)]!==void 0);if(b&&typeof n=="number")
return`${b} helps to find the encoding, but --from names it; leave it out, or use --from auto.`;if(t.sniff==="xml"&&t.locale!==
void 0)return"--locale has no use with --sniff xml: without a declaration, XML is UTF-8. Leave it out.";if(t.repair&&t.c)
return"--repair and -c can't be combined.";if(t.fatal&&t.c)return"--fatal and -c can't be combined.";let{to:$,unmappable:M,
otherwise:gt}=Bo(t),Co=M!==void 0&&["ignore","replacement","translit"].includes(M);if(l===""&&(Co||gt!==void 0)){let N=gt===
"?"?"//TRANSLIT":"//IGNORE";return`${t.unmappable?`--unmappable ${t.unmappable}`:t.c?"-c":N} with --in-place needs a suf\
fix, such as --in-place=.bak: without the old file, the characters that the encoding lacks would be lost.`}if(u==="")return"\
--out-dir needs the name of a directory.";let Me=p&&u!==void 0?q(u):void 0;if(Me!==void 0&&e.some(N=>q(N)===Me))return`-\
-out-dir ${I(u)}: the results would be in the directory that is converted, and a second run would convert them again; na\
me another directory.`;if(n===void 0&&!t.repair)return"--from LABEL is missing: which encoding is the input in? --from a\
uto finds it.";if(t.unmappable&&(t.to?.otherwise??t.to?.unmappable)!==void 0)return"--unmappable and a suffix of --to, /\
/TRANSLIT or //IGNORE, can't be combined.";let Le={to:$,toOther:r},Fo=r?r.isUnicode:J(Le.to);if(f==="add"&&!Fo)return`--\
bom: ${Lt(Le)} has no byte order mark.`;if(t.fixDeclaration&&r)return`--fix-declaration: documents can't declare ${r.name}\
, which browsers don't know.`;if(t.repair&&(o||r))return`--repair: ${(o??r).name} can't be repaired directly; convert to\
 UTF-8 first.`;if(l!==void 0&&u!==void 0)return"--in-place and --out-dir can't be combined.";if(h&&i!==void 0)return"--o\
utput is for one result; --in-place and --out-dir write one for each file.";if(h&&(e.length===0||e.includes("-")))return"\
--in-place and --out-dir need the names of files.";if(l?.includes("/"))return"--in-place: a suffix can't contain '/'.";let Xt=l===
""&&e.length>1&&e.find(N=>/^(~|[._]\w+~?)$/.test(N)&&!mt(N));if(Xt)return`There is no file ${I(Xt)}. For a suffix, write\
 --in-place=${I(Xt)}.`;let _e=Mi.find(N=>t[dt(N)]);if(_e&&!h)return`${_e} works only with --in-place or --out-dir.`;if(p&&
!h&&i===void 0&&e.length===0)return"--recursive needs a directory."}var _i=t=>t==="translit-replacement"?{unmappable:void 0,
otherwise:"?"}:{unmappable:t},Bo=({to:t={to:0},c:e,unmappable:n})=>({...e&&{unmappable:"ignore"},...t,...n&&_i(n)});async function ki(){
let t=A.map(({name:n,labels:o})=>`${n}: ${o.join(", ")}
`).join(""),{listOthers:e}=await Promise.resolve().then(()=>K(require("./cli-other.cjs"),1));return`${t}
Beyond the standard, so browsers don't know them (case and punctuation don't matter):

${e()}`}async function Bi(t,e){if(t.help)return at(Wn);if(t.version)return at(`0.1.0
`);if(t.list)return at(await ki());if(t.completion)return at((await Promise.resolve().then(()=>K(require("./cli-full.cjs"),1))).
completionFor(t.completion));if(t.manual)return at((await Promise.resolve().then(()=>K(require("./cli-full.cjs"),1))).manual(
"0.1.0"));let{from:n,fromOther:o,toOther:r,recursive:i=!1,inPlace:s,outDir:c,c:a,repair:f,fixDeclaration:l}=t,{to:u,unmappable:p="\
fatal",otherwise:E,ascii:m}=Bo(t),h=t.output==="-"?void 0:t.output,x=e.length>0?An(e,i,c??h):["-"];if(x.length===0&&h!==
void 0)return P(`cannot write ${I(h)}`,"the directories have no files for it; hidden ones, symbolic links and the output\
 itself are left out");let b={files:x,found:fe,from:n,to:u,fromOther:o,toOther:r,bom:t.bom??"strip",eol:t.eol,fatal:!!t.
fatal||s==="",isOnlyCopy:s==="",unmappable:p,quiet:!!(t.quiet||t.silent),verbose:!!t.verbose,output:h};return m!==void 0&&
!b.quiet&&G(`--to ${m}`,"this is a label of windows-1252, so characters such as \xE9 are written as bytes that are not ASCI\
I"),typeof n=="number"&&Tt.includes(p)&&[E,s,c].every(M=>M===void 0)&&![t.detect,a,f,l,o,r].some(Boolean)?Un()?Lo(b,Mo):
ht.failure:(await Promise.resolve().then(()=>K(require("./cli-full.cjs"),1))).runFully(b,{...t,otherwise:E})}function Uo(t){
process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(t)),100).unref()}Ai(On());
