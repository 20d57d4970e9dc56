var un=(e,t)=>e?.prototype?.[t],ln=e=>un(globalThis.Buffer,e),Ve=ln("ucs2Slice"),pt=ln("ucs2Write"),kt=ln("utf8Slice"),ke=ln(
"latin1Slice"),ci=e=>globalThis[e],fi=ci("TextDecoder"),Hf=un(fi,"decode"),go=ci("TextEncoder"),$f=un(go,"encode"),Gf=un(
go,"encodeInto");function H(e,t=!1,n=!0){let o=new fi(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Hf})}function di(){let e=new go;return Object.defineProperties(e,{encode:{value:$f},encodeInto:{value:Gf}}),e}function _(e){
try{return e()}catch{return}}var g=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,ye=()=>Io().includes("Chrom\
e/"),Z=()=>Io().includes("AppleWebKit/")&&!ye()&&!(ee()>0);function Io(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Q=()=>"Deno"in globalThis,V=()=>Io()==="Cloudflare-Workers",Ue=()=>Z()||V(),ee=()=>V()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),xe=()=>ee()<22,Wt=e=>globalThis.process?.getBuiltinModule?.(e),Ao;function ai(){let{
TransformStream:e}=globalThis;return e&&e===Ao?e:(Ao=[e,Wt("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Ao)}var jf=e=>Wt("node:fs").readFileSync(e);function ui(e){try{return jf(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var mn=()=>ui(()=>new URL("./encoding-prepared.wasm",import.meta.url)),pn="encoding-wasm";var hn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function h(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var y=vf();function vf(){let e=hn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var mi=h(()=>new Map(y.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Vf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],He=e=>e<36&&e!==33,N=e=>e>0&&e<29,ze=e=>e>=29&&He(e),xn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),qf=e=>Vf.find(([t])=>e>=t)[1];function Je(e){let t=mi();return t.get(e)??t.get(xi(Jf(e)))}function ne(e,t){
let n=Je(e);if(n===void 0){let o=_o(e),r=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=qf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${pn}' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var zf=h(
()=>new Map(Array.from(mi(),([e,t])=>[Sn(e),t]).reverse()));function _o(e){let t=Sn(e),n=zf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Sn=e=>xi(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),pi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ie(e){if(e[0]>=239)return pi.find(t=>t.bytes.every((n,o)=>e[o]===n))}function hi({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function En(e){return pi.find(t=>t.encoding===e)?.bytes}function Be(e){return e===
0||e===37||e===38}function Jf(e){let t=0,n=e.length;for(;li(e[t]);)t+=1;for(;li(e[n-1]);)n-=1;return e.slice(t,n)}var li=e=>`\
	
\f\r `.includes(e);function xi(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Si(e){let t=Je(`${e}`);return t===
void 0?null:y[t].name}function Ei(e){let t=Je(`${e}`);return t===void 0?null:y[t!==36&&t!==37&&t!==38?t:0].name}var Mo=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Ti=()=>Object.getPrototypeOf(Uint8Array.prototype),Tn=e=>Mo(Ti(),
e),bo=e=>Mo(DataView.prototype,e),Qf=()=>Mo(ArrayBuffer.prototype,"byteLength"),yn=e=>Ti()[e],yi=Tn(Symbol.toStringTag),
wn=Tn("buffer"),Co=Tn("byteOffset"),wi=Tn("byteLength"),ed=yn("includes"),td=yn("set"),nd=yn("slice"),od=yn("subarray"),
rd=bo("buffer"),id=bo("byteOffset"),Oi=bo("byteLength"),Ai=Qf(),x=e=>wi.call(e);function ce(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:x(e)}var A=(e,t,n=x(e))=>new Uint8Array(wn.call(e),Co.call(e)+t,n-t);function Xe(e,t){
let n=new Uint8Array(x(e)+x(t));return K(n,e),K(n,t,x(e)),n}function gi(e,t){let n=Co.call(e),o=t+(-(n+t)&3),r=Math.max(
0,x(e)-o)>>2,i=r>0?new Int32Array(wn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Fe=(e,t)=>A(e,0,Math.min(
t,x(e))),K=(e,t,n)=>td.call(e,t,n),Ii=(e,t)=>ed.call(e,t),sd=h(()=>g()?96:Z()?1024:1/0);function fe(e,t,n){if(n-t<=sd())
return nd.call(e,t,n);let o=new Uint8Array(n-t);return K(o,od.call(e,t,n)),o}function $e(e,t,n){if(n>24)return fe(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function de(e,t){if(t<=64)return!1;try{return Ai.call(
wn.call(e)),!1}catch{return!0}}var cd="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function M(e,t,n=cd){
if(!ArrayBuffer.isView(e)&&Lo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Bi(e,t){if(ArrayBuffer.isView(
e)&&yi.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function $(e){
if(ArrayBuffer.isView(e))return Uo(e);try{return new Uint8Array(e)}catch{return C}}var Oe=e=>e instanceof Uint8Array?e:$(
e);function Uo(e){try{return yi.call(e)===void 0?new Uint8Array(rd.call(e),id.call(e),Oi.call(e)):new Uint8Array(wn.call(
e),Co.call(e),wi.call(e))}catch{return C}}var C=new Uint8Array;function Lo(e){try{return Ai.call(e)}catch{}try{return Oi.
call(new DataView(e))}catch{return}}function q(e,t,n){z(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function z(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var I=e=>`${e}`;function On(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Le(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}var An=e=>e===void 0?void 0:!!e;function ht(e,t,n){if(e>=t)return;let o=t===1?"argum\
ent":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function xt(e,t="option"){return(n,o,r)=>{
if(n===void 0)return e[0];let i=I(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} \
'${r}' can't be '${i}'; use one of '${s}'.`)}}var fd=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],dd=h(()=>new Map(fd.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function ad(e){return Je(e)??dd().get(Sn(e))??_o(e)}function Fi(e){let t=ad(I(e));return t===void 0?null:y[t].name}var No=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#n=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#o=0;#i=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=N(t)&&!n}accept(t){_(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,newViewDecoder:n,
canFail:o,most:r}){this.decoder??=t(this.fatal,this.ignoreBOM),this.viewDecoder??=n?.(this.decoder)??this.decoder,this.#i=
this.fatal&&o&&!this.decoder.fatal,this.most=r,this.mostAtOnce=this.#i?-1:r,this.isWatched=this.onlyASCII||g()}watch(t,n){
if(this.onlyASCII){t.length!==n&&this.pause();return}this.#t=2*n<=this.mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=
this.#n,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=!1,this.isWatched=!0,this.#t=0,this.#n=Math.min(
2*this.#n,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1,this.takesAnything=!1,this.#t=0}pauseLong(){
this.pause(),this.#o=15,this.decoder=void 0,this.viewDecoder=void 0}reconsider(t,n){let o=this.#r;this.#o>0?this.#o-=1:o&&
n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:n}=t;if(n<this.#e||n>this.mostAtOnce)
return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,n):this.takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,
o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&de(t,n)))try{let o=this.viewDecoder.decode(t),r=this.#i&&o.includes(
"\uFFFD");return r?this.pauseLong():this.isWatched&&this.watch(o,n),r?void 0:o}catch{this.pauseLong();return}}},_i=[],Ro=[];
function In(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Ro[o];if(r)return r;let i=new No(e,t,n);Ro[o]=i;let s=_i[e];return s&&i.accept(
s),i}function St(e,t){_i[e]=t;for(let n=0;n<4;n++)Ro[4*e+n]?.accept(t)}var oe=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function Bn(e,t){try{return t()}catch(n){throw n instanceof oe?n.toTypeError(e):n}}var pd=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,Mi=Symbol.for("encoding-wasm.UnmappableError"),Ne=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${pd(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Mi in o}[Mi](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var re=new Uint8Array(512),Po=[];function ko(e){return Po[e]??=A(re,0,e),Po[e]}function bi(e,t,n){return t>re.length?A(e,
0,n):(e!==Po[t]&&K(re,e),ko(n))}function Ze(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:
return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:
return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],
e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(
e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],
e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+
6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],
e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+
8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],
e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],
e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Di(e,t,n){let{memory:o}=e,r=Fn(a=>Td(a,n),o,t),i=Fn(wd,o,t);if(r&&i){let a=Q()?1/0:64;return{...i,read:(u,l)=>(l<
128?r:i).read(u,l),write:(u,l)=>(u.length<a?r:i).write(u,l),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:Q()?r.
writeBytes:void 0,mostByTable:512}}let s=Wo(o);if(r)return g()?yd(r,Fn(Ui,o,t)):r;let c=i??Fn(Ui,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u),collect:i?.collect};return i?Sd(d,e,t):d}var Sd=(e,t,n)=>({
...e,readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(i,r,s);return c<
0?null:e.read(n,c)},readsInput:!0,mostByTable:512});function Fn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Wo(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Ed="str\
ings";function Td(e,t){let[n]=WebAssembly.Module.customSections(t,Ed),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function yd(e,t){let{read:n,
readBytes:o}=e;return{...e,collect:t?.collect,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function wd(e){let[t,n]=[Ve,pt],o=new Uint8Array(
e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(
r(),i,s,2*i.length),most:1/0,collect:Ni(e,(i,s)=>t.call(i,0,s))}}function Ni(e,t){let n;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,d){K(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}function Ui(e){let t=H("utf-16le"),{write:n,most:o}=Wo(e),r=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=Ni(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function Wo(e){let t=new Uint16Array(
e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Ze(
i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){
let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var _n,E,$o,Ri,Pi,k,v={input:0,units:0,output:0},$t=0,Mn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function Ae(e,t){
Mn.name=e,Mn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&Ad(),B.isBusy=!0}function Ad(){try{Gi(),_n??=Hi(Bd(mn())),$i(
new WebAssembly.Instance(_n),_n)}catch(e){throw ji(e)}}async function Go(e,t){try{Gi();let n=e(),o=ki(n)?n:await WebAssembly.compile(t?n:Id(n));Hi(o);let r=await WebAssembly.instantiate(
o);if(jo())return;$i(r,o),_n=o}catch(n){throw ji(n)}}var gd=[0,97,115,109];function Id(e){let t=$(M(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(gd.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var jo=()=>!B.isBusy;function Bd(e){return ki(e)?e:new WebAssembly.Module(e)}function ki(e){try{return WebAssembly.
Module.customSections(e,Wi),!0}catch{return!1}}var Wi="encoding-wasm";function Hi(e){let[t]=WebAssembly.Module.customSections(
e,Wi),n=`${pn} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function $i({
exports:e},t){E=e,Ho=WebAssembly.RuntimeError,v.input=E.input(),v.units=E.units(),v.output=E.output(),Ki(),k=Di(E,v.units,
t),$t=Math.min(E.units_length(),k.most),B.isBusy=!1}function Gi(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function ji(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(Fd(e))return new RangeError(`encoding-wasm: ${Yi} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Yi="no memory \
for WebAssembly; free some, and call again",Fd=e=>e instanceof RangeError&&/memory/i.test(e.message);function Gt(){return Ko(),
$o}function bn(){return Ko(),Ri}function Yo(){return Ko(),Pi}function Ko(){$o[0]===void 0&&Ki()}function Ki(){let{buffer:e}=E.
memory;$o=new Uint8Array(e),Ri=new Uint8Array(e,v.input,65536),Pi=new Int32Array(e,E.codec(),E.codec_length()>>2)}function Cn(e,t){
return Ae(e,-1),jt(t)}function jt(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw J(t)}}var Ho;function J(e){if(!B.
isBusy||!Ho||!(e instanceof Ho))return e;let t=y[Mn.encoding]?.name,n=`${Mn.name}${t?` of ${t}`:""} failed`;return _d()?
new RangeError(`encoding-wasm: ${n}: ${Yi}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function _d(){try{return E.memory.grow(32),
!1}catch{return!0}}function Un(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>
10}function ae(e=null){let t=Yo();return Zi(t,e??new Int32Array(t.length))}function Xi(){return E.held()!==0?ae():(B.newCodec=
Yt,null)}var vo=e=>Zi(e,Yo());function Zi(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function et(e,t){Qi(e,t)||(Ae(
"decoding",e),t?vo(t):E.new_decoder(e),Yt=e===33||e===36?NaN:e)}var Yt=NaN;function Qi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function Ln(e,t){Qi(~e,t)||(Ae("encoding",e),t?vo(t):E.new_encoder(e),Yt=~e)}function Vo(e,t,n,o){
Ae("transcoding",e),o?vo(o):E.new_transcoder(e,t,+n)}function es(e,t){E.set_source_encoding(e,+t),B.isBusy=!1}function yt(e){
let t=x(e),n=E.alloc(t)>>>0;return K(Gt(),e,n),[n,t]}var Ud=h(()=>Uint8Array.from(hn,e=>e.charCodeAt(0))),vi,ts=e=>Cn("s\
niffing",()=>(vi!==E&&E.give_labels(...yt(Ud())),vi=E,e())),ns=(e,t,...n)=>ts(()=>E.sniff_html(...yt(e),t,...n)),os=(e,t,n)=>ts(
()=>E.sniff_xml(...yt(e),t,n));var rs=(e,t)=>Cn("sniffing",()=>E.default_for(...yt(e),t)),is=()=>Ae("detection",-1);function ss(e,t){try{E.feed_detector(
...yt(e),+t)}catch(n){throw J(n)}}var cs=(e,t,n,o)=>jt(()=>{let r=f=>f?yt(f):[0,0],i=E.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=E.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function tt(e,t,n,o,r){
Qe(e,t),B.isBusy=!0;let i=E.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Yt),Jo(i)}var _e={encoding:-1,source:0,mostWithMuchASCII:0,mostWithLittleASCII:0,owner:void 0};function Dn(e,t,n){if(_e.encoding!==
e||_e.owner!==E||B.isBusy){try{Ae("decoding",e),_e.owner=E;let s=k.readBytes?E.byte_table(e):0;_e.source=k.readsInput?e:
s,_e.mostWithMuchASCII=s===0?0:k.mostByTable??1/0,_e.mostWithLittleASCII=s!==0&&xn(e)?1/0:_e.mostWithMuchASCII,_e.encoding=
e}catch(s){throw J(s)}B.isBusy=!1}let{mostWithMuchASCII:o,mostWithLittleASCII:r}=_e;if(n>o&&(n>r||Un(t,n)))return;if(n<=
65536)return Qe(t,n),Vi(n);if(k.most>$t)return;let i="";for(let s=0;s<n;s+=65536){let c=Math.min(65536,n-s);Qe(A(t,s,s+c),
c),i=Se(i,Vi(c))}return i}function nt(e,t,n,o){return Cn("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>
0&&(r=Math.min(4*r,65536,t-i)),Qe(r===t?e:A(e,i,i+r),r),!E.is_free_of(r,n,o))return!1;return!0})}function qo(e,t){let n=-1,
o,r;function i(s){try{return Ae(e,s),n=s,r=E,o=t(s),B.isBusy=!1,o}catch(c){throw J(c)}}return s=>s===n&&r===E&&!B.isBusy&&
(!o||o[0]!==void 0)?o:i(s)}var Nn=qo("encoding",e=>{let t=E.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=E.memory;return N(
e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),fs=qo("encoding",e=>{let t=E.unit_table(e)>>>0,n=new Uint8Array(
65536);return K(n,new Uint8Array(E.memory.buffer,t,16384)),n}),ot=qo("decoding",e=>{let t=N(e),n=(!t?E.pair_table(e):E.byte_table(
e))>>>0;return n>0?new Uint16Array(E.memory.buffer,n,t?256:65536):void 0}),Vi=e=>k.readBytes(v.input,e,_e.source);function Se(e,t){
try{return e+t}catch(n){throw zo(n)}}var zo=e=>new RangeError("The text is too long for a string of this host; convert i\
t in parts, with { stream: true } or with a stream.",{cause:e}),ds=e=>e+65536+3<=$t,as=e=>e>$t&&e<268435456?k.collect?.(
e+3):void 0,us=()=>v.units,ls=()=>Gt()[v.units]|Gt()[v.units+1]<<8,wt=(e,t)=>k.read(v.units+2*e,t-e),Kt=(e,t,n,o=0)=>k.write(
e.slice(t,n),v.units+2*o);function ms(e,t){if(!B.isBusy&&!k.writeBytes)return;Ae("encoding",t);let n=k.writeBytes?.(e,v.
output,E.unit_table(t));return B.isBusy=!1,n===e.length?rt(n):void 0}function Rn(e,t,n,o){B.isBusy=!0;let r=E.encode_block(
e,t,n,+o);return B.isBusy=!1,o&&r>=0&&j.finished()&&(B.newCodec=Yt),Jo(r)}var L={none:0,source:1,result:2};function ps(e,t,n,o){
let r=x(e);Qe(e,r),B.isBusy=!0;let i=E.transcode_block(r,+t,n,o);return B.isBusy=!1,Jo(i)}function Qe(e,t){let n=bn();if(t>
8)try{K(n,e)}catch{K(n,A(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Jo(e){if(e<-2)throw new Error("encoding-was\
m: the current codec is of another kind. Please report it.");return e}var rt=e=>$e(Gt(),v.output,e);var j={finished:()=>E.finished()!==0,read:()=>E.read(),written:()=>E.written(),codePoint:()=>E.code_point(),start:()=>E.
start(),length:()=>E.length()};var W=new Uint8Array(256);function st(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return hs(W,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return hs(n,o,e);n[o]=r}return n}function hs(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)W[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)W[r++]=s;else if(s<2048)W[r++]=
192|s>>6,W[r++]=128|s&63;else if(!be(s))W[r++]=224|s>>12,W[r++]=128|s>>6&63,W[r++]=128|s&63;else{let c=tr(n,i);c>=65536&&
(i+=1),r=nr(c,W,r)}}return $e(W,0,r)}var Es=h(()=>pt||g()||Z()?96:V()?1024:128),er=h(()=>Ue()||g()||F()?65536:128),Dd=h(
()=>new Uint8Array(2*er()));function Ts(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var Nd=h(V);function ys(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(Nd()?nt(o,n,0,255):!Ii(o,0))?o:void 0}function ws(e,t){let{length:n}=e,o=2*n<=256?W:
Dd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return $e(o,0,r)}var Rd=e=>e===14||e===15||e===27;function Os(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,W[o]=27,W[o+1]=r?36:40,W[o+
2]=66,o+=3),r){if(!(c>=41216))return;W[o]=c>>8&127,W[o+1]=c&127,o+=2}else{if(Rd(s))return;W[o]=c,i<n&&(o+=1)}}return $e(
W,0,o)}var be=e=>(e&63488)===55296;function tr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var vt=e=>e<128?1:e<2048?2:e<65536?3:4;function nr(e,t,n){if(e<128)return t[n]=e,n+1;let o=vt(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var As=new Uint8Array(128),ue=Pd(
As);function Pd(e){return new Uint16Array(e.buffer)}var kn=h(()=>ct()?0:18),kd=h(()=>xe()?54:Q()||!(ee()>=22||Ue())?64:32),
Wd=h(()=>Z()?64:32),Hd=h(()=>Z()?36:18),Wn=(e,t)=>(e[0]&e[t>>1])>=128;function gs(e,t,n){return n?t<=8:t<=Hd()||t<=Wd()&&
(Wn(e,t)||jn())}var Hn=(e,t)=>t<=18||t<=64&&Wn(e,t)&&t<=kd(),le={length:0,bytes:0};function At(e,t,n,o){if(e[0]<128&&ct())
return rr(e,t)?ke.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return Xo(e,s,t,n,o,r);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=
64||!d&&(c<2048||be(c)||c===65279))return Xo(e,s,t,n,o,r)}ue[r++]=c}return qt(r)}function Is(e,t,n){if(t%2>0)return;let o=0;
for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(be(i))return;ue[o++]=i}return qt(o)}function Xo(e,t,n,o,r,i){
let s=or();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===
224?160:f===240?144:128,m=f===237?159:f===244?143:191,T=f,S=0;for(;S<d&&c<n;S++,c++){let O=e[c];if(O<l||O>m)break;T|=O<<
8*(S+1),l=128,m=191,a=a<<6|O&63}if(S<d){if(c===n&&!o){if(f===239)return;Fs(T,1+S);break}u=!0}if(u&&r||(u&&(a=65533),a===
65279))return;a>65535&&(ue[i++]=55232+(a>>10),a=56320|a&1023),ue[i++]=a}return qt(i)}function $n(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=ot(o),!r)return;if(d=r[f],be(d)){if(s<t)d=r[f|e[s++]<<8];else if(!n&&Gn(f,o))
break;if(be(d))return $d(e,c,t,n,i,o,r)}}ue[i++]=d}return qt(i)}function Bs(e,t,n){let o=ot(n);if(!o)return;let r=t-1,i=0,
s=0;for(;s<r;){let c=e[s],f=o[c|e[s+1]<<8];if(be(f))return;s+=be(o[c])?2:1,ue[i++]=f}if(s===r){let c=o[e[s]];if(be(c))return;
ue[i++]=c}return Ze(ue,0,i)}function $d(e,t,n,o,r,i,s){let c=or();for(let f=t;f<n&&r<=c;){let d=e[f++],a=d<128?d:s[d];if(be(
a)){if(f===n&&!o&&Gn(d,i))break;let u=f<n?e[f]:0;if(a=s[d|u<<8],!be(a))f+=1;else if(jd(a))a=65533;else{let m=f+2<n&&i<=30?
Gd(d,u,e[f+1],e[f+2]):0;if(m===0)return;ue[r++]=55232+(m>>10),a=56320|m&1023,f+=3}}ue[r++]=a}return qt(r)}function Gd(e,t,n,o){
let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var jd=e=>e>=57088&&e<=57216;function Vt(e,t){for(let n=1;n<=3&&n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function gt(e,t,n){return le.length=0,Xo(e,t,n,!1,!0,0)===""}function Gn(e,t){
let n=t!==32||e<144||e>160;return n&&Fs(e,1),n}function Fs(e,t){le.length=t,le.bytes=e}function qt(e){if(e<3||e<=18&&!ct())
return Ze(ue,0,e);if(jn())return Ve.call(As,0,2*e);if(!(e>or()))return Ze(ue,0,18)+Ze(ue,18,e-18)}var or=h(()=>jn()?1/0:
36),ct=h(()=>F()&&jn()),jn=h(()=>_(Yd)===!0);function Yd(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(Ve)==="a\uFEFF\uD83D"&&t(ke)==="a\0\xFF\xFE=\xD8"}function rr(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}function ge(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var Kd=vd();function vd(){let e=kt;return t=>e.call(t)}var Yn=class{fatal;ignoreBOM;#e;constructor(t){this.fatal=t.fatal,
this.ignoreBOM=t.ignoreBOM,this.#e=t}decode(t){let n=Kd(t);return this.fatal&&n.includes("\uFFFD")?this.#e.decode(t):n.charCodeAt(
0)===65279&&!this.ignoreBOM?n.slice(1):n}};var Vn=h(()=>_(na)),It=h(()=>_(oa)),Zd=h(()=>_(ha)),Qd=h(()=>_(xa));function Ms(e,t,n){let o=bs(e);if(!(!o||n<24||de(t,n))&&
!(e===0&&Us(t,n)))return o.takes?.(t,n)===!1?void 0:o}function bs(e){return e===0?It():e===38?Zd():e===37?Qd():void 0}function dr(e,t,n,o){
if(le.length=0,o&&t>8192||t>1024&&(de(e,t)||Us(e,t)))return;let r=It();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=Vt(
e,t);if(!(i<t&&(n||!gt(e,i,t))))try{let s=r.decodesStart&&i<8192&&!o,c=i===t||s?e:bi(e,t,i),f=o?r.decodeOrFail(c,i):r.decodeQuickly(
c,i);return t>256&&f!==void 0&&ar(c,i,f),f}catch{return}}function Cs(e,t,n){let o=bs(e);if(!(n%2>0||!o?.takes?.(t,n)||de(
t,n)))return o.decode(t,!0)}var Kn=0;function Us(e,t){if(t<8192||ea()||t<131072&&Kn===0)return!1;let n=0,o=Math.ceil(t/8);
for(let i=0;i<t-1;i+=o)e[i]>=192&&(e[i+1]&192)!==128&&n++;let r=n>1;return Kn=r?16:Math.max(Kn-1,0),r}var ea=h(Z);function ar(e,t,n){
t>=8192&&ta(n)&&(Kn=16),ur(e,t,n)}function ta(e){let t=0,n=Math.floor(e.length/8);for(let o=0;o<8;o++)e.charCodeAt(o*n)===
65533&&t++;return t>1}function na(){let{isAscii:e}=Wt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every(
(o,r)=>!e(t.with(r,128)))?e:void 0}function oa(){let e=xe(),t=e?Vn():void 0;if(e&&!t)return;let n=H("utf-8"),o=_(sa),r=p=>n.
decode(p),i=da(r),s=ia(i,o),c=t&&((p,D)=>ge(p,D)&&t(p)),f=c??ua(),d=c?(p,D)=>D>256?c(p,D):Rs(p,D)&&!(D>54&&Wn(p,D)):f,a=Uint8Array.
of(...Ls,...Ns.flat()),u=`${Ds}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.of(97,127),m=i(a,a.length)===u&&r(a)===
u&&n.decode(a.buffer)===u&&i(l,2)==="a\x7F"&&ir(p=>s(p,p.length)),T=ke;if(!m||t&&T.call(l)!=="a\x7F")return;let S=(p,D)=>H(
"utf-8",p&&o!==void 0,D),O=p=>vn()?new Yn(p):p;return St(0,{newDecoder:S,newViewDecoder:O,isRight:(p,D)=>{let ve=S(p,D);
return[ve,O(ve)].every(ca)},canFail:!0,...ra()}),{decode(p,D){try{return t?T.call(p):(D?s:r)(p,x(p))}catch{return}},decodeQuickly:i,
decodesStart:vn(),decodeOrFail:s,takesQuickly:d,takes:f,completeLength:Vt}}function ra(){return F()?ft(1):Q()?{...ft(257),
leastBeyondASCII:65,leastOfBuffer:8192}:xe()?{...ft(19),most:2048,onlyASCII:!0}:ye()?{...ft(48),leastOfBuffer:48,onlyASCII:!0}:
V()?{...ft(33),most:1023}:vn()?{...ft(33),leastOfASCII:19}:ft(33)}var ft=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,
most:8191,onlyASCII:!1});function ia(e,t){let n=fa(e),o=F()||Ue();return t&&o?r=>t.decode(r):n}function sa(){let e=H("ut\
f-8",!0);return ir(n=>e.decode(n))&&ir(({buffer:n})=>e.decode(n))&&!Q()?e:void 0}var ca=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...st("\uFEFF"),...st(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),ir=e=>e(Uint8Array.from(Ls))===Ds&&Ns.every(t=>_(()=>e(Uint8Array.from(t)))===void 0),Ls=[239,187,191,97,230,188,162,
240,159,146,169],Ds="\uFEFFa\u6F22\u{1F4A9}",Ns=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
fa=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function da(e){let[t,n]=[kt,ke];return xe()?(o,r)=>r>256?
n.call(o):t.call(o,0,r):vn()?(o,r)=>r<8192?t.call(o,0,r):e(o):!t||!Q()?e:(o,r)=>Rs(o,r)?t.call(o):e(o)}var vn=()=>kt!==void 0&&
ee()>0&&!Q()&&!F(),Rs=(e,t)=>t<=64||t<=256&&ge(e,t);function aa(e,t){if(t<64)return!1;if(ge(e,t))return!0;if(t<256)return!1;
let n=0,o=0,r=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&
(r+=1)}return n>8||t>=768&&r===0&&n>=3*o}function ua(){return ye()?aa:V()?pa:g()?la:void 0}function la(e,t){if(t<524288)
return!0;let n=0,o=Math.ceil(t/64);for(let r=0;r<t;r+=o)e[r]>=206&&(n+=1);return n>4||_(()=>nt(e,65536,128,128))!==!1}var ma=h(
V),sr=0;function ur(e,t,n){t<1024||!ma()||!ge(e,t)||(sr=n.length===t?0:sr+1)}function pa(e,t){if(t<1024)return!0;if(ge(e,
t))return sr<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function ha(){
return g()||Ue()?Ps(!1):Sa()}function xa(){return g()?Ps(!0):void 0}function Sa(){let e=Ve,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=xe()?512:1/0;return ks(!1,(i,s)=>s<=o||ge(i,s)&&Vn()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.
length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Ps(e){let t=H(e?"utf-16be":"utf-16le"),o=[65279,55357,
28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return ks(e,()=>!0,
(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var ks=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,
r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var X={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},lr=1;function qn(e,t,n,o){return t>=
lr?Ea(e,t,n,o):void 0}function Ea(e,t,n,o){if((X.encoding!==o||X.owner!==E||B.isBusy)&&!Ta(o)||t>X.most&&(t>X.mostBeyondASCII||
ge(e,t)))return;Qe(e,t);let{readBytes:r,readPairs:i}=k;if(!!0||!X.isOfPairs)return r(v.input,t,X.source);let{piece:s}=X,
c=i(v.input,t,X.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=bn();if(c.length===s){let a=f[t],u=i(v.input+t-
a,a,X.source,+!n,s);if(u===null)return;c+=u}return f[t]===0||Gn(f[t-1],o)?c:void 0}function Ta(e){return B.isBusy?!1:k.readPairs?
(Ae("decoding",e),jt(()=>{let t=N(e);X.isOfPairs=!t;let n=t?E.byte_table(e):E.pair_table(e);X.source=k.readsInput?e:n;let o=zt(
e);return lr=o.least,X.piece=o.piece,X.most=n>0?o.any:0,X.mostBeyondASCII=n>0?o.beyondASCII:0,X.owner=E,X.encoding=e,!0})):
(lr=1/0,!1)}var ya=h(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!k.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(g()){let n={...e(72),piece:k.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}if(k.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(xe()?18:256),multi:n}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(F()?0:256),single:e(256),multi:t}});function zt(e){let{windows1252:t,
single:n,multi:o}=ya();return e===21?t:N(e)?n:o}var hr=h(()=>F()?0:Ue()||xe()?8:ye()?352:18),wa=h(F);function $s(e,t,n){if(n>64)return ge(t,n)?Oa(e,t,n):void 0;if(n<=kn()||
(t[n>>1]|t[n-1])>=128||!rr(t,n))return;let o=Qn();return o?o.call(t,0,n):Dn(e,t,n)}function Oa(e,t,n){let o=Qn(),r=N(e);
if(!(n<512&&(r||!o))&&!(e===21&&Jn>0)&&!(r&&vs(e))&&!de(t,n))try{return Vn()?.(t)??nt(t,n,128,128)?o?o.call(t):It()?.decodeQuickly(
t,n):void 0}catch{return}}var zn=[],mr=[];function Gs(e,t,n){if(!(mr[e]===null||n<=hr())&&!(n>=512&&n>Ys(e)))return mr[e]??=
Ba(e),Zn(mr[e],t,n)}function js(e,t,n){return n<512?(wa()?pr(e,t,n):void 0)??Dn(e,t,n)??pr(e,t,n)??Ws(e,t,n):pr(e,t,n)??
(Ma(e)?Ws(e,t,n):void 0)??Dn(e,t,n)}var Jn=0,Aa=h(()=>xr()?8192:512),ga=e=>Jn>0&&e<Aa();function pr(e,t,n){let o=Qn();if(!o||
e!==21)return;if(ga(n)){Jn-=1;return}let r=_a(t,n);if(Jn=r?0:15,!!r&&!de(t,n))try{return o.call(t)}catch{return}}var Ws=(e,t,n)=>Zn(
Ks(e),t,n);function Zn(e,t,n){if(!(!e||n>1024&&de(t,n)))try{return e.decode(t)}catch{return}}var Ia=h(()=>F()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Ys(e){if(vs(e))return 8192;let{windows1252:t,other:n}=Ia();return e===
21?t:n}function Ba(e){let t=La(e)?Ks(e):null;if(t){let n=Xn(e,Jt()).includes("\uFFFD"),o=Math.max(hr(),zt(e).any)+1;St(e,
{newDecoder:r=>r&&n?H(y[e].name,!0):t,isRight:r=>!(r&&n)||Na(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:g()?
1:hr()+1,most:Ys(e),onlyASCII:!1})}return t}function Ks(e){return zn[e]===void 0&&(zn[e]=null,zn[e]=_(()=>Da(e))??null),
zn[e]}var Qn=h(()=>_(Fa));function Fa(){let e=ke,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function _a(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||nt(e,
t,128,224)}var Ma=e=>e===21?xr():ba()||Ca()&&xn(e),vs=e=>!Qn()&&(e===21?xr():Ua()),ba=h(()=>g()||Z()),Ca=h(()=>V()||F()),
Ua=h(g),xr=h(()=>g()||F()||!(ee()>0)),La=e=>g()||F()||Ue()||xe()||ye()&&e===21,Jt=()=>Uint8Array.from({length:256},(e,t)=>t);
function Xn(e,t){let n=ot(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function Da(e){let t=H(y[e].name),n=r=>t.
decode(r)===Xn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return Jt().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function Na(e){
let t=Xn(e,Jt()),n=Jt().filter(f=>t[f]!=="\uFFFD"),o=H(y[e].name,!0),r=f=>_(()=>o.decode(f)),i=f=>r(f)===Xn(e,f),s=Uint8Array.
from({length:4096},(f,d)=>n[d%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
Jt().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}function Er(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
r)<128?n(o,r):void 0}case 3:{let r=e[1],i=e[2];return(o|r|i)<128?n(o,r,i):void 0}case 4:{let r=e[1],i=e[2],s=e[3];return(o|
r|i|s)<128?n(o,r,i,s):void 0}case 5:{let r=e[1],i=e[2],s=e[3],c=e[4];return(o|r|i|s|c)<128?n(o,r,i,s,c):void 0}case 6:{let r=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|r|i|s|c|f)<128?n(o,r,i,s,c,f):void 0}case 7:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|r|i|s|c|f|d)<128?n(o,r,i,s,c,f,d):void 0}case 8:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
r|i|s|c|f|d|a)<128?n(o,r,i,s,c,f,d,a):void 0}case 9:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(o|
r|i|s|c|f|d|a|u)<128?n(o,r,i,s,c,f,d,a,u):void 0}case 10:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(o|r|i|s|c|f|d|a|u|l)<128?n(o,r,i,s,c,f,d,a,u,l):void 0}case 11:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],m=e[10];return(o|r|i|s|c|f|d|a|u|l|m)<128?n(o,r,i,s,c,f,d,a,u,l,m):void 0}case 12:{let r=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],T=e[11];return(o|r|i|s|c|f|d|a|u|l|m|T)<128?n(o,r,i,s,c,f,d,a,u,l,m,T):
void 0}case 13:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],S=e[12];return(o|r|i|
s|c|f|d|a|u|l|m|T|S)<128?n(o,r,i,s,c,f,d,a,u,l,m,T,S):void 0}case 14:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],m=e[10],T=e[11],S=e[12],O=e[13];return(o|r|i|s|c|f|d|a|u|l|m|T|S|O)<128?n(o,r,i,s,c,f,d,a,u,l,m,T,S,O):void 0}case 15:{
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],S=e[12],O=e[13],p=e[14];return(o|r|i|
s|c|f|d|a|u|l|m|T|S|O|p)<128?n(o,r,i,s,c,f,d,a,u,l,m,T,S,O,p):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],S=e[12],O=e[13],p=e[14],D=e[15];return(o|r|i|s|c|f|d|a|u|l|m|T|S|O|p|D)<128?n(o,r,i,
s,c,f,d,a,u,l,m,T,S,O,p,D):void 0}}}function Tr(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
return o(n[e[0]],n[e[1]]);case 3:return o(n[e[0]],n[e[1]],n[e[2]]);case 4:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]]);case 5:
return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]]);case 6:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]]);case 7:
return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]]);case 8:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],
n[e[5]],n[e[6]],n[e[7]]);case 9:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]]);case 10:
return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]]);case 11:return o(n[e[0]],n[e[1]],
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]]);case 12:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],
n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]]);case 13:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],
n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]]);case 14:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],
n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]]);case 15:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],
n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]]);default:return o(n[e[0]],n[e[1]],
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var Vs;function wr(e,t,n){return Vs??=Ra(),Vs(e,t,n)}function Ra(){let e=It(),t=!(e&&F());return(n,o,r)=>{if(t&&Hn(n,o)){
let i=(o<=16&&n[0]<128?Er(n,o):void 0)??At(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var yr=[];function qs(e,t,n){if(ct())return;let o=yr[n];if(o)return Tr(
e,t,o);let r=Er(e,t);if(r!==void 0||!N(n))return r;let i=ot(n);if(i)return yr[n]=new Uint16Array(i),Tr(e,t,yr[n])}function dt(e,t,n,o=!1){
try{et(e,null);let r=tt(t,n,0,o,!0);return r<0?void 0:wt(0,r)}catch(r){throw J(r)}}function zs(e,t,n,o){le.length=0;let r=n?
t:Vt(e,t);return r===t||gt(e,r,t)?dt(0,e,r,o):void 0}var Zt=h(()=>g()?{any:2048,markup:1/0,leastInStream:16}:V()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:F()?2048:
Z()?112:0,leastInStream:40}),Ar=()=>Zt().markup>0,gr=(e,t)=>t>=Zt().leastInStream&&Qs(e,t);function Js(e,t,n){Zt().any>0&&
ze(e)&&gr(t,n)&&Qt(e,n)}var Ha=h(()=>Ar()?1/0:33),Xs=(e,t,n)=>e>=29&&e<36&&n>=Ha()&&t[0]>=128,Ir=[],Zs=(e,t,n)=>Qs(t,n)&&
Qt(e,n)?Zn(Ir[e],t,n):void 0;function Qs(e,t){let{any:n,markup:o}=Zt();return t<=n||t<=o&&Un(e,t)}function Qt(e,t){return Ir[e]?
!0:($a(e,t),!1)}var Xt=[];function $a(e,t){Xt[e]===void 0&&(Xt[e]=_(()=>va(e))??null);let n=Xt[e];n&&(n.credit+=Math.min(
t/64,1)+t/512,!(n.credit<64)&&(n.credit=0,Xt[e]=null,_(()=>{let{value:o}=n.sequences.next();o?n.decoder.decode(o)===dt(e,
o,x(o))&&(Xt[e]=n):Ga(e,n.decoder)})))}function Ga(e,t){Ir[e]=t;let{any:n,piece:o}=zt(e);St(e,{newDecoder:r=>r?H(y[e].name,
!0):t,isRight:r=>!r||ja(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,
most:Zt().any,onlyASCII:!1})}var ja=e=>Ya.every(t=>Ka.every(n=>{let o=H(y[e].name,!0),r=Uint8Array.of(97,t,...n);return _(
()=>o.decode(r))===dt(e,r,r.length,!0)})),Ya=[128,129,142,143,161,224,255],Ka=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],va=e=>({decoder:H(y[e].name),sequences:qa(e),credit:0}),Va=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],Or=[10,164,162];function*qa(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of Va)yield Uint8Array.of(...i,...Or);for(let i=128;i<=255;i++)yield at([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield at([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield at([i,i],[s,
s],o,n);for(let i=133;i<=254;i+=8)yield at([i,Math.min(i+7,254)],n,r,n);yield at([227,227],[50,50],o,n),yield at([129,129],
[48,48],t),yield at([129,129],[48,48],r,t)}}function at(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+
Or.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);r.set(Or,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var Ee=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#n=0;#r=!1;#o;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#o=r}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#r=!1,this.#o=0}decode(t,n,o){let r=ce(t);if(!this.#e){if(this.#r&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<
128){let s=wr(t,r,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=r,s}let i=this.#n===0?this.#c(
t,r,n):this.#l(t,r,n);if(i!==void 0)return n||this.#E(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#o!==0&&this.
reset();let{encoding:r}=this,i=n<=256;if(r===0&&n>0){let s=i?wr(t,n,this.fatal)??dt(r,t,n,this.fatal):dr(t,n,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#u(s):s}else{let s=n>0?ec(t,n,!0,r):void 0,f=s===void 0&&!(i&&Xs(r,t,n))?this.#f(
t,n,!0):this.#d(s);if(f!==void 0)return f;let d=i&&!Be(r)?dt(r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#a(t,n,o,r);if(a!==void 0)return a;let u=this.#n+n;if(n>0&&u<=re.length)return this.#T(
t,u,o,r);this.#y()}let i=this.#e,s=this.#r,c=this.#o,f="";try{f=this.#w(t,n,o)??this.#h(t,n,o)}catch(a){throw this.#e=i,
this.#r=s,this.#o=c,J(a)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#o=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;le.length=0;let i=n>0&&r!==0?ec(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#d(i)}#f(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=Hn(t,n)?At(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#u(this.#m(
t,n,o))}if(r===38||r===37){let c=n<=36?Is(t,n,r===37):Cs(r,t,n);return this.#u(c)}if(!He(r))return;let i=N(r),s=!i&&n<=(t[0]<
128?kn():18)?$n(t,n,o,r):Xa(r,i,t,n,o);return this.#d(s)}#m(t,n,o){return dr(t,n,o,this.fatal)??(n<=256?zs(t,n,o,this.fatal):
void 0)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#u(t){return!this.#r&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(!(n===0||r>re.length))return le.length=0,n>16?this.#p(
t,r,o):(this.#x(t,r),this.encoding===0?At(re,r,o,this.fatal):this.#d(qn(re,r,o,this.encoding)??$n(re,r,o,this.encoding)))}#p(t,n,o){
let r=this.#S(t,n);return this.encoding===0?this.#m(r,n,o):this.#d(qn(r,n,o,this.encoding))}#a(t,n,o,r){if(this.encoding!==
0)return;let i=this.#o,s=this.#r,c=this.#t,f=this.#n,d=c&255,a=d<224?2:d<240?3:4;if(f+n<=a)return;this.#x(t,a);let u=At(
re,a,!0,!0);if(u===void 0)return;let l=a-f;this.#n=0,this.#o+=l,this.#r=!0;try{return Se(u,this.decode(A(t,l),o,r))}catch(m){
throw this.#r=s,m instanceof oe||m instanceof TypeError||(this.#e=null,this.#o=i,this.#t=c,this.#n=f),m}}#x(t,n){re[0]=this.#t,
re[1]=this.#t>>8,re[2]=this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)re[r]=t[r-o]}#S(t,n){return this.#x(t,this.#n),K(re,
t,this.#n),ko(n)}#E(t){this.#o+=t,this.#r||=this.#n+t>le.length,this.#n=le.length,this.#t=le.bytes}#T(t,n,o,r){let i=this.#n,
s=this.#S(t,n);this.#n=0,this.#o-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof oe||c instanceof TypeError||
(this.#n=i,this.#o+=i),c}}#y(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{et(this.encoding,null),tt(t,this.#n,
0,this.fatal,!1),this.#e=ae(),this.#n=0}catch(n){throw J(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=Ms(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(A(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:A(t,i,c),d=r.decode(f,this.fatal);if(d===void 0){if(s=Se(s,this.#h(f,c-i,!0)),this.#i)return s}else
this.encoding===0&&ar(f,c-i,d),s=Se(s,this.#u(d)),this.#o+=c-i;return this.#r||=c>0,c===n?s:this.encoding===0&&!o&&gt(t,
c,n)?(this.#E(n-c),s):Se(s,this.#h(A(t,c,n),n-c,o))}#h(t,n,o){et(this.encoding,this.#e);let r="",i=as(n),s=this.#r||this.
ignoreBOM||!Be(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),u=f===0&&d?t:A(t,f,f+a),
l=tt(u,a,c,this.fatal,o&&d);if(l<0)return this.#e=ae(),this.#i=new oe(this.name,this.#o+f+j.start(),j.length()),r;if(c+=
l,c>0&&(d||!ds(c))){let m=!s&&ls()===65279?1:0;i?i.add(us()+2*m,c-m):r=Se(r,wt(m,c)),s=!0,c=0}if(d)break}return this.#r=
s,this.#e=o?null:Xi(),this.#o+=n,i?i.toText():(this.encoding===0&&ur(t,n,r),r)}};function ec(e,t,n,o){if(t<=16){let r;if(N(
o)||Ja(e,t,o)?r=qs(e,t,o):ze(o)&&!ct()&&(r=Bs(e,t,o)),r!==void 0)return r}return qn(e,t,n,o)}var Ja=(e,t,n)=>(e[0]|e[t>>
1]|e[t-1])<128&&He(n),Xa=(e,t,n,o,r)=>(t?Gs(e,n,o):void 0)??(n[0]<128?$s(e,n,o):void 0)??(!t&&r&&o>18?Zs(e,n,o):void 0)??
(gs(n,o,t)?$n(n,o,r,e):void 0)??(t?js(e,n,o):void 0),Br=({encoding:e,fatal:t,ignoreBOM:n})=>new Ee(e,t,n);function en(e){
return e.common??=Br(e),e.common}var je=(e,t,n,o,r,i)=>eo(In(n,o,r),e,t,i);function eo(e,t,n,o){if(n<e.leastOfAny)return en(
e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=en(e).decodeWhole(t,n,o);return e.
most<0&&e.reconsider(i,n),i}function tc(e,t){let n=ne(e,t);if(n===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Ft=e=>e==null?void 0:I(e);function _t(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Za(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>ne(I(o),t))}}var no={allowUTF8:e=>e===void 0||!!e,candidates:Za,locale:Ft,maxBytes:_t,
tld:Ft},Fr=["text","ASCII","empty","binary","unknown"];function Mt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=x(e),f=Math.min(c,i);is();for(let m=0;m<f;m+=65536){let T=Math.min(m+65536,f);ss(A(e,m,T),t&&T===c)}let d=cs(
o,r&&to(r),s&&to(s),n),{0:a,1:u,2:l}=d;return{encoding:u<0?void 0:u,score:l,kind:Fr[a],isASCII:Fr[a]==="ASCII"||Fr[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(m,T)=>({encoding:y[d[3+2*T]].name,score:d[4+2*T]}))}}function to(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function tn(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=M(e,n),r=q(t,no,n),i=Mt($(o),!0,r);return{...i,encoding:i.encoding===void 0?null:y[i.encoding].name}}var tu=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],nu=[33,36,37,
38],bt=(e,t)=>{let n=Ft(e);return n===void 0?-1:ne(n,t)},oc=(e,t,n)=>Math.min(_t(e,t,n)??1024,1048576),rc=(e,t)=>Math.max(
3,t===-1?e:0),ic=e=>Je(Ft(e)??"")??-1;function ou(e,t,n){if(e)return q(e===!0?void 0:e,no,`${t}, option '${n}'`)}var ru={
defaultEncoding:bt,detect:ou,likelyEncoding:bt,locale:Ft,maxPrescanBytes:oc,parentEncoding:bt,transportLayerEncodingLabel:ic,
userOverride:bt};function sc(e,t){let n=q(e,ru,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:rc(i,Math.max(f,c)),declared(d){let a=ns(d,i,f,c,s,o);return a===-1?void 0:Mr(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>cc(d)??fc(r,n.defaultEncoding)}}function cc(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function fc(e,t){
return Mr(rs(to(e),t===-1?21:t))}var iu={defaultEncoding:bt,maxPrescanBytes:oc,transportLayerEncodingLabel:ic};function dc(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=q(e,iu,t),i=s=>{let c=Mr(os(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:rc(o,r),declared:i,decide:()=>i(C)}}function su(e,t){let n={...no,
defaultEncoding:bt},{defaultEncoding:o,...r}=q(e,n,t);return{prescanned:3,declared(i){let s=Ie(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return cc(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var cu={detect:su,html:sc,xml:dc},fu=["detect","html",
"xml"],du={prefixBytes:_t,sniff:xt(fu)};function oo(e,t){let{prefixBytes:n,sniff:o}=q(e,du,t),r=cu[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:h(()=>{let c=s.candidates&&Mt(C,!0,s);return!nu.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>_r(
r,c),takesWhole:n===void 0}}function _r({prescanned:e,declared:t,options:n,decide:o},r){return t(Fe(r,e))??o(n&&Mt(r,!0,
n))}function Mr(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:tu[e>>8&255],score:null}}var ac=({
encoding:e,confidence:t,source:n})=>({encoding:y[e].name,confidence:t,source:n});function uc(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:M(e,n),r=sc(t,n);return o?ac(_r(r,$(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function lc(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=M(e,n),r=dc(t,n);return ac(
_r(r,$(o)))}function mc(e){return y[fc(I(e),-1).encoding].name}var Sc=["(B","(J","(I","$@","$B"],io=class{#e=!0;#t=!0;read(t,n){let o=x(t),r=this.#e?mu(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=pu(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=xu(t,i);if(s=Sc.includes(d),!s&&!n&&Su(d))break;this.#t=s}else
s=f>=128||i<r&&hu(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:x(t);for(;o<x(t)&&t[o]!==27;)o+=1;return o}};function mu(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=x(e))return 1/0;if(t&&=xc(e[o],e[o+1]),n&&=xc(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function pu(e,t){let n=x(e),{start:o,words:r}=gi(e,t),i=hc(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return hc(e,o+4*s,n)}function hc(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var xc=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,hu=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function xu(e,t){let n="";for(let o=t+1;o<Math.min(t+3,x(e));o++)n+=String.fromCharCode(
e[o]);return n}var Su=e=>e.length<2&&Sc.some(t=>t.startsWith(e));var Te,Cr=1/0,wc=1/0;function Oc(){Te=null,Te=_(yu)??null,Te&&(g()||F())&&(Cr=(F()?6:32)+1,wc=7)}var Ur=e=>e.length>=Cr||
e.length>=wc&&e.charCodeAt(0)>=128;function yu(){let e=di(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(
8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...st(o)]}`&&Object.getPrototypeOf(
r)===Uint8Array.prototype?e:void 0}function Ec(e){try{return Te?.encode(e)}catch{return}}function Lr(e,t){Te===void 0&&Oc();
try{return Te?.encodeInto(e,t)}catch{return}}function Ct(e){let{length:t}=e;return t<=6?st(e):(Te===void 0&&Oc(),Ur(e)?Ec(
e):t<=21||Cr<1/0?st(e):wu(e)??Ec(e))}function wu(e){let{length:t}=e;if(t<=64&&Ou()){let n=(Au()||gu(e)<=64)&&Tc(W,e);if(n)
return n}return t<=65536&&Bu(e)?Tc(Iu(),e):void 0}var Ou=h(()=>!Q()),Au=h(()=>ye()||V()),gu=e=>e.length*vt(Ac(e))*.75;function Tc(e,t){
let n=Lr(t,e);return n?.read===t.length?$e(e,0,n.written):void 0}var Iu=h(()=>new Uint8Array(3*65536));function Bu(e){let{
latin1:t,other:n}=Fu();return e.length>=n&&(e.length>=t||Ac(e)>=256)}var Fu=h(()=>Q()?{latin1:1/0,other:1024}:ee()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function Ac(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var Mu=h(()=>F()?32:ee()>0?48:g()?400:ye()?1024:1/0),Dr=0;function Nr(e,t){let{length:n}=e;if(n<Mu()||!He(t)||!bu(e))return;
if(Dr>0){Dr-=1;return}let o=Ct(e);if(o&&x(o)===n)return o;Dr=15}var gc=e=>Math.max(8,e>>4);function bu(e){let{length:t}=e,
n=gc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function Ic(e){let{length:t}=e,n=gc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var Pr=["fatal","html","replacement"],Du=h(()=>F()||g());function nn(e,t){let{length:n}=e,o=n<32?void 0:Nr(e,t);if(o)return o;
let r=N(t);if(n>64&&n>(r?Es():er()))return;if(r)return Ts(e,Nn(t));if(t===33)return n<=48?Os(e,Nn(32)):void 0;if(!!0||n>
512&&Du()&&Ic(e))return;let i=Nn(t);return i&&ws(e,i)}var Mc=h(()=>F()||g()||Z()||V()&&!pt);function bc(e,t){return Mc()?
ys(e,fs(t)):ms(e,t)}function _c(e,t){return nn(e,t)??(N(t)?bc(e,t):void 0)}var kr=()=>"",Y=class{encoding;unmappable;#e;#t=null;#n=0;#r=C;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return y[this.encoding].name}encode(t,n){let o=n||this.#o(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#o(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Pr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?Ct(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=_c(t,this.encoding);if(o)return o;Ln(this.encoding,
null),Kt(t,0,t.length);let r=Rn(0,t.length,this.#i,!0);return r===-2||!j.finished()?void 0:rt(r)}catch(o){throw J(o)}}#c(t){
let n=N(this.encoding)&&this.unmappable==="fatal"&&Mc(),o=()=>n?bc(t,this.encoding):void 0;return Nr(t,this.encoding)??_(
o)}#f(t,n){let o=new he;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Ne(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#r;n&&(this.#r=C,this.#t=null,this.#n=0);let f=this.#e,d=this.#i,a=f===kr,u=f&&!a?2048:65536,
l=f&&this.encoding===33?new Rr(c,o):void 0,m=l?p=>l.add(p):o,T=l?p=>l.addUnchanged(p):o,S=0,O=null;try{if(!s)for(;S+65536<
t.length;S+=65536){let p=_c(t.slice(S,S+65536),this.encoding);if(!p)break;o(p)}for(Ln(this.encoding,s);S===0||S<t.length;S+=
u){let p=Math.min(S+u,t.length);Kt(t,S,p);let D=p===t.length;for(let ve=0,oi=!1;!oi;){let dn=Rn(ve,p-S,d,n&&D);m(rt(dn===
-2?j.written():dn));let ri=i+S+ve+j.start();if(ve+=j.read(),oi=dn!==-2&&j.finished(),dn!==-2||a)continue;let Oo=j.codePoint();
if(f){O=ae(O);let{count:kf}=B,ii=()=>this.locate(ri),an=f(Oo,ii);B.count!==kf&&(Ln(this.encoding,O),Kt(t,S,p));let si=Wf=>{
throw new Ne(Wf,ii(),this.name)};typeof an=="string"?Nu(an,m,si):an?T(an):si(Oo)}else r(Oo,ri)}}}catch(p){throw J(p)}if(n){
l&&o(l.held);return}l&&(this.#r=l.held),this.#t=this.#o(t)?null:ae(),this.#n=i+t.length}};function Nu(e,t,n){let o=On(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Kt(o,r,i,2048);let s=Rn(2048,2048+i-r,0,!1);s===-2&&n(j.
codePoint()),t(rt(s))}}var Rr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=x(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(fe(t,0,o)),this.held=fe(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=C,this.#e(t)}},he=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=x(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);K(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){K(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?fe(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Wr(this.#n),o=0;return this.forEach(r=>{K(
n,r,o),o+=x(r)}),n}};function Wr(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Re(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=ne(e,t);if(o===37||o===38){let{name:r}=y[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Hr(o,e,t)}function Hr(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Lt=class{decision=null;sample=C;detected;#e;#t=!0;#n=!1;#r=new io;#o=new he;#i;#s=0;#c=C;#f=C;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new he;if(this.#t&&n&&this.#e.takesWhole)return this.#a(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#o.length+x(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#o.add(t);let r=this.#o.concatenate();this.#o=new he;
let i=Fe(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#a(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=x(s)>c,d=n&&
!f,{plain:a,evidence:u}=r.passesASCII()?this.#r.read(Fe(s,c),d):{plain:0,evidence:0};s=this.#p(s,a,o);let l=x(s),m=c-a;if(u===
-1)return n||f?this.#a(i(this.#d(Fe(s,m),d)),o,s):this.#l(s,l+1,o);let T=Uc(Fe(s,m),u-a,r.windowBytes),S=Math.min(T+r.windowBytes,
m);if(l<S&&!n)return this.#l(s,S,o);let O=Fe(s,S),p=this.#d(O,l<S);if(S<=T||S===m||!r.passesASCII()||!ku(p,O))return this.#a(
i(p),o,s);s=this.#p(s,this.#r.skip(O,u-a),o)}}#d(t,n){this.sample=Xe(Xe(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Mt(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(t){return t===33?this.#r.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=x(t);return r>0&&this.#o.add(fe(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){let r=Fe(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-x(this.#c));return i>0&&(this.#c=Xe(this.#c,Fe(r,i))),this.#f=Cc(Xe(this.#f,Cc(A(r,i)))),A(t,n)}#a(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Cc=e=>A(e,Math.max(0,x(e)-64));function Uc(e,t,n){let o=Math.min(x(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function ku(e,t){return e.isASCII||e.encoding===void 0&&!(t[Uc(t,0,1/0)]>=128)}var $r=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new Lt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new Ee(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new Ee(d.encoding,this.fatal,a,this.#n),Se(f,this.#e.decode(s,n,o))}};function Gr(e,t){z(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new $r(oo(e,t),n,o)}function Lc(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=M(e,n),
r=Gr(t,n),i=r.decode($(o),!0,n),s=r.decision;return{text:i,encoding:y[s.encoding].name,score:s.score,source:s.source}}function ie(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function ut(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function jr(){throw new TypeError("Illegal invocation")}var Dc="Failed to execute 'encodeInto' on 'TextEncoder'",fo=ie({TextEncoder:class{#e="utf-8";constructor(){new.target!==
fo&&ut(this,new.target,fo)}get encoding(){return this.#e}encode(e=""){if(#e in this||jr(),Te&&typeof e=="string"&&Ur(e))
try{return Te.encode(e)}catch{}return Ye(I(e))}encodeInto(e,t){#e in this||jr();let n;if(Te&&typeof e=="string"&&t instanceof
Uint8Array)try{if(n=Te.encodeInto(e,t),n.read===e.length)return n}catch{}ht(arguments.length,2,Dc);let o=I(e),r=Bi(t,Dc),
{read:i,written:s}=n??Lr(o,r)??{read:0,written:0};if(i===o.length||s===x(r))return{read:i,written:s};let c=Wu(o.slice(i),
A(Uo(r),s));return{read:i+c.read,written:s+c.written}}}});function Ye(e){return Ct(e)??new Y(0,"fatal").encode(e,!0)}function Wu(e,t){
let n=0,o=0;for(;n<e.length;){let r=tr(e,n);if(o+vt(r)>x(t))break;o=nr(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var Nc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Rc=`!
\uFFE0	c
\uFFE1	GBP
\uFFE5	JPY
\uFFE4	|
"
(C)
<<
\uFFE2

(R)
+-
'
\u30FB	\u2027	.
,
>>
 1/4
 1/2
 3/4
AE
D
x
O
TH
ss
ae
d
:
o
th
D
d
H
h
i
k
L
l
'n
NG
ng
OE
oe
T
t
b
B
B
b
O
C
c
D
D
D
d
E
E
E
F
f
G
G
I
I
K
k
l
N
n
O
P
p
S
t
T
t
T
V
Y
y
Z
z
Z
e
G
g
\u015E
\u015F
\u0162
\u0163
N
d
Z
z
l
n
t
j
A
C
c
L
T
s
z
B
E
e
J
j
q
R
r
Y
y
o
e
e
g
i
s
z
'
"
'
'
^
^
'
\`
~

AMD
\u2010	-
'
"
AFN

,
'
BDT
THB
KHR

SS





-
-
-
-
\u2015	-
\u2014	-
\u2225	||
_
'
'
,
'
"
"
,,
"
+
\xB7	*
>
\xB7	\u30FB





'
''
\`
<
>
\uFFE3	\xAF
-
/





L.	\xA3
NGN
Pts
KRW
\u05E9\u05D7	ILS
\u0111	VND
EUR
LAK
MNT
PHP
PYG
UAH
\xA2	\u023B	GHS
KZT
INR
TL
AZN
RUB
GEL
Rx
 1/3
 2/3
 1/5
 2/5
 3/5
 4/5
 1/6
 5/6
 1/8
 3/8
 5/8
 7/8
 1/
<-
->
<->
<=
=>
<=>
\u03A0
\u03A3
\uFF0D	-
/
\\
|
\u2016	||
\uFF5E	\u301C	~
~=
!=
<=
>=
\u2026	...
o
\u221A
\uFF64	,
\uFF61	.
\uFF5E	\u223C	~
\uFF65	\xB7	\u2027
\u017Ft



\u2212	-
\u301C	\u223C	~
((
))
\u203E	\xAF
\xA6	|
KRW
?`;var $u=h(()=>{let e=Rc.split(`
`),t=0;return new Map(Nc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Pc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function kc(e){let t=new Y(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Ne)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Wc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Wc(e,t,n){if(Pc(e))return"";if(n===0)return null;let o=Gu(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Wc(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Gu(e){
let t=[...$u().get(e)??[],...ju(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function ju(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,m)=>c(
m)),d=o.filter((l,m)=>!c(m)),a=[n,...f].join("").normalize("NFC"),u=a+d.join("");u.normalize("NFD")===t&&r.push(u),d.every(
Pc)&&i.push(a)}return[...r,...i]}var Yu=["fatal","html","replacement","ignore","translit"],Ku=xt(Yu),ao=(e,t,n)=>typeof e=="function"?e:Ku(e,t,n);function uo(e,t,n){
return typeof e=="function"?(o,r)=>vu(e(o,r()),n):e==="ignore"?kr:e==="translit"?kc(t):void 0}function vu(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=$(M(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return fe(o,0,x(o))}var Vu="Failed to construct 'LegacyTextEncoder'",Yr="Failed to execute 'encode'",Hc="utf-8",$c=0;function Gc(e,t="utf-8",n=void 0){
let o=Le(e,Yr);if(n===void 0){if(t!==Hc){let s=I(t);$c=Re(s,Yr),Hc=s}let i=$c;return i===0?Ye(o):nn(o,i)??new Y(i,"fatal").
encode(o,!0)}let r=lo(t,n,Yr);return r.encoding===0?Ye(o):r.encode(o,!0)}function lo(e,t,n){let o=I(e),r=t===void 0?"fat\
al":q(t,{unmappable:ao},n).unmappable,i=Re(o,n);return new Y(i,r,uo(r,i,n))}var jc=ie({LegacyTextEncoder:class{#e;constructor(e="\
utf-8",t=void 0){this.#e=lo(e,t,Vu)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let n=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Le(e,o);z(t,o);let i=!!t?.
stream;return n.encode(r,!i)}}});var zu=h(g);function vr(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(ze(t)?Ar():Be(t)&&zu())&&!n?new Kr(t,n,o):Br(e)}
var Kr=class extends Ee{#e=void 0;#t=!1;#n=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){if(this.hostOfStream)return this.#o(
t,n);if(this.#t)this.#n&&(this.#n=!Qt(this.encoding,ce(t)));else if(!n&&this.#r(t))return this.#o(t,n);return super.decode(
t,n,o)}#r(t){let{encoding:n}=this,o=ce(t),r=ze(n),i=r?gr(t,o):o>=40;this.#n=i&&r&&!Qt(n,o);let s=i&&!this.#n&&Xu(n);return this.#t=
!s,s&&(this.#e??=H(this.name,!1,this.ignoreBOM)),s}#o(t,n){let o=ce(t),r=o>1024&&de(t,o)?fe(t,0,o):t,i=this.#e;this.hostOfStream=
n?void 0:i;try{return i.decode(r,n?po:mo)}catch(s){return this.failUnlessRefused(r,s),this.#o(fe(r,0,o),n)}}failUnlessRefused(t,n){
if(!Ju(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,zo(n)}},Ju=(e,t)=>_(()=>e.decode(A(t,0,0),mo))===void 0,
mo={stream:!0},po={stream:!1};function Xu(e){return Yc[e]??=_(()=>Qu(e))===!0,Yc[e]}var Yc=[],Zu=[97,128,129,142,143,161,
195,216,227,240,255],Kc=[32,48,129,161,220,254];function Qu(e){let t=H(y[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);
et(e,n);let f=wt(0,tt(c,1,0,!1,s));return n=ae(),t.decode(c,{stream:!s})===f};return Zu.flatMap(i=>Kc.flatMap(s=>Kc.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&el(e)}function el(e){let t=H(y[e].name,!1,!1),n=En(e)??[];return[...n,...n].
map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===(Be(e)?"\uFEFF":"")}var lt="Failed to execute 'decode' on 'TextDecoder'",tl=()=>({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=vc(e,t,"Failed to construct 'TextDecoder'"),new.target!==Dt&&ut(this,new.target,Dt)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=C,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!de(e,o))){let r=n.viewDecoder.decode(e);return n.isWatched&&n.watch(r,o),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return en(n).decodeWhole(e,ce(e),lt)}else if(e instanceof
ArrayBuffer){let o=ol(n,e);if(o!==void 0)return o}}return this.#r(e,t)}#r(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!n||typeof t!="object")&&nl(e,t);let o=!!t?.stream,r=n?e:Oe(e),i=this.#e;return i.isStateless||!this.#n&&!o?eo(
i,r,ce(r),lt):(this.#n||this.#o(),this.#n=o,this.#t.decode(r,!o,lt))}#o(){this.#t??=vr(this.#e),this.#t.reset()}static{let{
prototype:e}=this,{decode:t}=e,n={decode(o=C,r=void 0){let i=r;if(typeof r=="object"&&ArrayBuffer.isView(o)){i=r?.stream?
mo:po;let f=this.#t,d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(o,i);return i===po&&(f.hostOfStream=void 0,this.#n=
!1),a}catch(a){f.failUnlessRefused(Oe(o),a)}}let s=this.#e;if(r===void 0?!this.#n:s.isStateless&&i!==r){if(s.takesAnything)
try{let f=s.decoder.decode(o),{length:d}=f;return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}
if(o instanceof Uint8Array&&ArrayBuffer.isView(o)&&o.length<s.leastOfASCII)return en(s).decodeWhole(o,ce(o),lt)}return t.
call(this,o,i)}};g()&&(e.decode=n.decode)}}}),Dt=ie(tl());function nl(e,t){M(e,lt),z(t,lt)}function ol(e,t){if(e.takesAnyBuffer)
try{let i=e.decoder.decode(t);return 2*i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let n=e.decodeBuffer(
t);if(n!==void 0)return n;let o=Lo(t);if(!o)return;let r=new Uint8Array(t);return Js(e.encoding,r,o),eo(e,r,o,lt)}function vc(e,t,n){
let o=I(e);z(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return In(tc(o,n),r,i)}var Vc=(e,t,n)=>vr(vc(e,t,n));var ho=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new Y(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=x(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#r(A(t,i,s?r:i+4096),
s?n:L.none,o)}}#r(t,n,o){let r=this.#n;this.#t.locate=il(this.#e.copy(),t,r);let i=new he,s;try{this.#e.transcode(t,n===
L.result?L.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=je(c,x(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
L.result,o),this.#n=n===L.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function il(e,t,n){
let o=x(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return u=>{for(;u>=f&&d<o;)r=A(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,L.none,l=>{f+=x(l)/2}),a=void 0;return a??=sl(i,r),a[u-c]}}function sl(e,t){let n=x(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=zc(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?cl(o.from,t,c):0;if(d>0){o.transcode(A(t,c,c+d),L.none,
()=>{});for(let p=0;p<d;p++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=A(t,c,c+1),u=o.copy(),l=0,m=0;o.transcode(a,L.none,
p=>{l===0&&(m=p[0]|p[1]<<8),l+=x(p)/2}),l>0&&(r[i++]=s);let T=m===65533&&s<f?Jc(u,a,L.none):void 0,S=T&&T.offset+T.length;
for(let p=1;p<l;p++)r[i++]=S===void 0?s:S+p-1;let O=f-s===2||f<=2;l>0&&!T?s=f+1:(T||O)&&(s=zc(o))}return r[i]=s,r[i+1]=s+
1,r}function cl(e,t,n){if(N(e))return x(t)-n;let o=n;if(He(e))for(;t[o]<128;)o+=1;return o-n}var zc=e=>Jc(e,C,L.source)?.
offset??e.position;function Jc(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof oe)return o;throw o}}function Qc(e,t){let n="Failed to execute 'transcode'",o=M(e,n),r=nf(t,n);return ul(Oe(o),r,n)??pl(o,r,n)}var dl=2**24,al=h(
()=>F()||ee()>=26&&!Q()?{fromUTF16:dl,fromOther:400}:ee()>0?{fromUTF16:320,fromOther:160}:g()?{fromUTF16:160,fromOther:80}:
{fromUTF16:64,fromOther:64});function ul(e,{from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(n===0?!o:
!r&&!Be(n)),f=x(e);if(!c||f>ml(t,n)||f>4096&&F()&&ll(e,f,t))return;let d=je(e,f,t,r,i,s);return n===0?Ye(d):nn(d,n)}function ll(e,t,n){
let o=n===37?0:1,r=2*Math.ceil(t/16);for(let i=0;i<t-1;i+=r)if(e[i+o]!==0||e[i+1-o]>=128)return!1;return!0}function ml(e,t){
if(t!==0)return 64;let{fromUTF16:n,fromOther:o}=al();return e===38||e===37?n:o}function pl(e,t,n){let{from:o,to:r}=t;return Bn(
n,()=>{let i=typeof o=="number"?Xc(new on(o,r,t),$(e)):null;if(i)return i;let s=of(o,r,t,n);return Xc(s,ef(t,e))})}function Xc(e,t){
let n=new he;return e.transcode(t,L.result,r=>n.add(r))===!1?null:n.concatenate()}function ef({unmappable:e},t){let n=$(
t);return typeof e=="function"?fe(n,0,x(n)):n}function tf(e,t){let n=nf(e,t);return{common:of(n.from,n.to,n,t),toBytes:o=>ef(
n,o)}}function nf(e,t){z(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=Sl(n?.from,t),s=!!n?.ignoreBOM,c=xl(n?.to),f=ao(n?.unmappable,
t,"unmappable"),d=i==="auto"?oo(e,t):ne(i,t),a=c===void 0?0:Hr(ne(c,t),c,t);if(o&&!Be(a))throw new RangeError(`${t}: ${y[a].
name} has no byte order mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function of(e,t,n,o){return typeof e==
"number"?Zc(e,t,n,o):new qr(e,Zc(0,t,n,o))}function Zc(e,t,n,o){let{unmappable:r,losses:i}=n,s=uo(r,t,o);if(!s||Be(t))return new on(
e,t,n);let c=hl(e,n);return new ho(c,t,r,i?.counting(s)??s)}function hl(e,t){return new on(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var xl=e=>e===void 0?void 0:I(e);function Sl(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return I(e)}var on=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Vo(t,this.
to,this.#n.ignoreBOM,this.#e),es(t,n),this.#e=ae())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=rt,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(En(this.to)??[]));let a=Math.max(0,Pr.indexOf(c)),u=x(t);try{Vo(this.from,this.to,i,this.#e);for(let l=0;;){
let m=u-l<=65536,T=m&&l===0?t:A(t,l,m?u:l+65536),S=ps(T,r,a,m?n:L.none);d?.addBlock(this.#t+l);let O=S<0?j.written():S;if(O>
0&&o(f(O)),S===-2&&c!=="fatal")return!1;if(S<0&&this.#r(S,l),l+=j.read(),m&&j.finished())break}}catch(l){throw J(l)}this.#e=
n===L.result?null:ae(),this.#t=n===L.none?this.#t+u:0}#r(t,n){let o=this.#t+n+j.start();throw this.#e=ae(),this.#t=0,t===
-1?new oe(y[this.from].name,o,j.length()):new Ne(j.codePoint(),o,y[this.to].name)}},qr=class{#e;#t=null;#n=!1;#r=null;#o=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#r}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===L.none&&(this.#r?this.#n=!0:this.#t=r)}#s(){return this.#r=null,this.#o=
!1,this.#i.setSource(0,!1),new Lt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==L.none);i.length>0&&(this.#i.transcode(
i.concatenate(),L.none,r),this.#o=!0),this.#r=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#o),
this.#i.transcode(s,o,r))}};function zr(e,t,n){let o=ai();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function rn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return zr(e,(o,r)=>r(t.decode($(M(o,n)),!1,n)),o=>o(t.decode(
C,!0,n)))}var xo=ie({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=Vc(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=n,this.#t=rn("TextDecoderStream",n),new.target!==xo&&ut(this,new.target,xo)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),So=ie({TextEncoderStream:class{#e;constructor(){this.#e=rf("TextEnco\
derStream",new Y(0,"fatal"),I),new.target!==So&&ut(this,new.target,So)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function rf(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return zr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var sf=ie({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=lo(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=rf("LegacyTextEncoderSt\
ream",n,Le)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),cf=ie({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=tf(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new he;
try{Bn(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=zr("TranscoderStream",(i,s)=>r(M(
i,o),L.none,s),i=>r(C,L.result,i))}get encoding(){let{decision:e}=this.#e;return e&&y[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var ff=ie({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=Gr(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=rn("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&y[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Nt=class{fatal;ignoreBOM;#e;#t;#n=C;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&x(this.#n)===0?t:Xe(this.#n,t);if(!n&&hi(r))return this.#n=
r,"";let i=Ie(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ee(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?A(r,s):r,n,o)}};var df=ie({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=I(e);
z(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new Nt(ne(o,n),r,i);this.#e=s,this.#t=rn("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function af(e,t){let n="Failed to execute 'findUnmappable'",o=Le(e,n),r=Re(I(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new Y(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function uf(e){let t=Ie(Oe(M(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function Rt(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=M(e,o),i=ne(I(t),o);z(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Oe(r);return Ie(f)?new Nt(
i,s,c).decode(f,!0,o):je(f,ce(f),i,s,!0,o)}function lf(e){let t=Oe(M(e,"Failed to execute 'utf8Decode'")),n=Ie(t);return hf(
n?.encoding===0?A(t,n.bytes.length):t)}function sn(e){return hf(Oe(M(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function mf(e){
let t=M(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Oe(t);return je(n,ce(n),0,!0,!0)}catch(n){if(n instanceof
oe)return null;throw n}}function pf(e){return ht(arguments.length,1,"Failed to execute 'utf8Encode'"),Ye(I(e))}var hf=e=>je(
e,ce(e),0,!1,!0);async function xf(e=void 0){let t=await e;if(t===void 0)jo()||await Go(mn,!0);else{let n=El(t)?await Tl(t):t;await Go(()=>n,
!1)}}var El=e=>typeof e?.arrayBuffer=="function";function Tl(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var wl=0,mt=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),Ef="application/x-www-form-urlencoded",Sf=h(()=>{
let e=new Set([...Array(32).keys(),127]),t=mt(e,' "#<>'),n=mt(t,"?^`{}"),o=mt(n,"/:;=@[\\]|"),r=mt(o,"$%&+,");return{"C0\
 control":e,fragment:mt(e,' "<>`'),query:t,"special-query":mt(t,"'"),path:n,userinfo:o,component:r,[Ef]:mt(r,"!'()~")}});
function Tf(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Re(I(e),r,"the result of getOutputE\
ncoding()"),s=I(t),f=xt(Object.keys(Sf()),"argument")(I(n),r,"percentEncodeSet"),d={spaceAsPlus:An},{spaceAsPlus:a=f===Ef}=q(
o,d,r),u=Sf()[f],l="",m="",T=()=>{wl=m.charCodeAt(0),l=Se(l,m),m=""};return new Y(i,"fatal").encodeOrFail(s,!0,S=>{for(let O=0;O<
x(S);O++){let p=S[O];a&&p===32?m+="+":p>126||u.has(p)?m+=`%${p.toString(16).toUpperCase().padStart(2,"0")}`:m+=String.fromCharCode(
p)}m.length>65536&&T()},S=>{m+=`%26%23${S}%3B`}),T(),l}var Al=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
ei=e=>Al.test(e),gl=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Il=h(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Bl(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Il();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:ei(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Jr;function Eo(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Rt(Uint8Array.from(r),e))}var Xr;function cn(e){Xr??=new Uint16Array(65536),Jr??=[Eo("shift_jis",
136,151,64),Eo("gbk",176,215),Eo("big5",164,198,64),Eo("euc-kr",176,200)];let t=Jr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Xr[i]||Bl(r,i);Xr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of Jr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:gl.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var _f="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Mf=/^(?:GBK|Shift_JIS|Big5|EUC)/,bf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
vl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Pt="UTF-8",Vl=(e,t,n)=>Math.min(_t(e,t,n,"steps")??2,3);function Cf(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Le(e,n),{maxSteps:r}=q(t,{maxSteps:Vl},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return ql(c,r).map(({steps:f,gain:d})=>({text:Ff(o,f,Lf)??o.replace(/[^\r\n]+/g,
a=>Ff(a,f,ni)??a),path:f.map(({really:a,readAs:u})=>`${a} read as ${u}`).reverse(),score:1-2**(-d/8)}))}function ql(e,t){
let n=Bf(e);if(n>25)return[];let o=cn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>Jl(d,o)).sort(ti);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>zl(e,f.text)).sort(ti).slice(0,5);for(let f of s)f.gain+=.6*Bf(f.text);s.sort(ti);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var zl=(e,t)=>[...e].some(n=>!ei(n)&&!t.includes(
n)),If=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Uf(e,t){let n=wo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>wo(s,t)).join(""):"",i=.7*If(e)<If(r)?wo(r,t):void 0;return i&&{part:r,bytes:i}}var ti=(e,t)=>t.
gain-e.gain;function Jl({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of _f.entries()){let f=Mf.test(c)&&!bf.test(
e)?void 0:Uf(e,c);if(!f)continue;let{part:d,bytes:a}=f,u=d===e?o:o+cn(e)-cn(d),m=d.includes(Pe)||Df(a)?.includes(Pe)?Xl:
tn(a).candidates;for(let{encoding:T,score:S}of m){if(S<.003)break;if(t.length>0&&T!==Pt&&t[0].really!==Pt)continue;let O=ni(
a,T,d,!0);if(O===void 0||O===d)continue;let p=n+2.4*Math.log2(S)-s*.25-(T===Pt?-2:1)-(t.length>0?4:0),D=r-u-cn(O)+p;i.push(
{text:O,steps:[...t,{really:T,readAs:c}],bits:p,left:u,gain:D})}}return i}function Bf(e){if(e.includes(Pe))return 0;let t=bf.
test(e),n=-1/0;for(let o of _f){let i=vl.test(o)&&Mf.test(o)===t?Uf(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:u}of tn(c).candidates)a===o||ni(c,a,s)===s?f+=u:d=Math.max(d,u);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Ff(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=wo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var fn="\x7F",Pe="\uFFFD",Xl=[{encoding:Pt,score:.9}];function wo(e,t){
if(e.includes(Pe)&&e.includes(fn))return;let n=e.replaceAll(Pe,fn).replace(/[\x80-\x9F]/g,o=>Rt(Uint8Array.of(o.charCodeAt(
0)),t));try{return new Y(Re(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Lf(e,t,n,o=!1){if(n.includes(
Pe))return t===Pt?Zl(e):void 0;try{return new Dt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function ni(e,t,n,o){
let r=Lf(e,t,n,o);return r===void 0&&t===Pt&&!n.includes(Pe)?Df(e):r}function Df(e){let t=sn(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function Zl(e){let t=sn(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,fn),
[n,o]=[t.split(fn),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Pe)&&n.length<=o.length+1?t.replaceAll(fn,Pe):void 0}function Nf(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";ht(arguments.length,1,o);let r=On(I(e)),i=Pf(
t,o),s={bigEndian:An},{bigEndian:c=i!==38}=q(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=Wr(f+2*r.length),[a,u]=c?[0,1]:
[1,0],l=(m,T)=>{d[T+a]=m>>8,d[T+u]=m};i||l(65279,0);for(let m=0;m<r.length;m++)l(r.charCodeAt(m),f+2*m);return d}function Rf(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=M(e,o),i=Pf(t,o);z(n,o);let s=!!n?.fatal,c=$(r),f=Ql(c),d=new Ee(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new oe(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(A(c,2),!0,o)}`}function Ql(e){let t=Ie(e)?.encoding;return t===0?void 0:t}function Pf(e,t){let n=I(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{ff as AutoDecoderStream,df as DecoderStream,jc as LegacyTextEncoder,sf as LegacyTextEncoderStream,Dt as TextDecoder,
xo as TextDecoderStream,fo as TextEncoder,So as TextEncoderStream,cf as TranscoderStream,Ne as UnmappableError,uf as bomSniff,
Rt as decode,Lc as decodeAuto,Rf as decodeUTF16,tn as detectEncoding,Gc as encode,Nf as encodeUTF16,y as encodings,af as findUnmappable,
Ei as getOutputEncoding,xf as initialize,Si as labelToName,mc as localeDefaultEncoding,Tf as percentEncodeAfterEncoding,
Cf as repairMojibake,Fi as resolveEncoding,uc as sniffHTMLEncoding,lc as sniffXMLEncoding,Qc as transcode,lf as utf8Decode,
sn as utf8DecodeWithoutBOM,mf as utf8DecodeWithoutBOMOrFail,pf as utf8Encode};
