var dn=(e,t)=>e?.prototype?.[t],an=e=>dn(globalThis.Buffer,e),Ye=an("ucs2Slice"),ct=an("ucs2Write"),To=an("utf8Slice"),Re=an(
"latin1Slice"),ti=e=>globalThis[e],ni=ti("TextDecoder"),Lf=dn(ni,"decode"),wo=ti("TextEncoder"),Df=dn(wo,"encode"),Nf=dn(
wo,"encodeInto");function W(e,t=!1,n=!0){let o=new ni(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Lf})}function oi(){let e=new wo;return Object.defineProperties(e,{encode:{value:Df},encodeInto:{value:Nf}}),e}function _(e){
try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,Se=()=>Oo().includes("Chrom\
e/"),Z=()=>Oo().includes("AppleWebKit/")&&!Se()&&!(V()>0);function Oo(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Q=()=>"Deno"in globalThis,v=()=>Oo()==="Cloudflare-Workers",Me=()=>Z()||v(),V=()=>v()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),me=()=>V()<22,Nt=e=>globalThis.process?.getBuiltinModule?.(e),yo;function ri(){let{
TransformStream:e}=globalThis;return e&&e===yo?e:(yo=[e,Nt("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),yo)}var Rf=e=>Nt("node:fs").readFileSync(e);function ii(e){try{return Rf(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var un=()=>ii(()=>new URL("./encoding-prepared.wasm",import.meta.url)),ln="encoding-wasm";var mn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function p(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=Wf();function Wf(){let e=mn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var ci=p(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Hf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],be=e=>e<36&&e!==33,D=e=>e>0&&e<29,pn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[e].name),$f=e=>Hf.find(([t])=>e>=t)[1];function ve(e){let t=ci();return t.get(e)??t.get(ai(jf(e)))}function te(e,t){
let n=ve(e);if(n===void 0){let o=Io(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=$f(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${ln}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Gf=p(
()=>new Map(Array.from(ci(),([e,t])=>[hn(e),t]).reverse()));function Io(e){let t=hn(e),n=Gf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var hn=e=>ai(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),fi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Oe(e){if(e[0]>=239)return fi.find(t=>t.bytes.every((n,o)=>e[o]===n))}function di({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function xn(e){return fi.find(t=>t.encoding===e)?.bytes}function Ae(e){return e===
0||e===37||e===38}function jf(e){let t=0,n=e.length;for(;si(e[t]);)t+=1;for(;si(e[n-1]);)n-=1;return e.slice(t,n)}var si=e=>`\
	
\f\r `.includes(e);function ai(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function ui(e){let t=ve(`${e}`);return t===
void 0?null:w[t].name}function li(e){let t=ve(`${e}`);return t===void 0?null:w[t!==36&&t!==37&&t!==38?t:0].name}var Bo=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,mi=()=>Object.getPrototypeOf(Uint8Array.prototype),Sn=e=>Bo(mi(),
e),Fo=e=>Bo(DataView.prototype,e),vf=()=>Bo(ArrayBuffer.prototype,"byteLength"),En=e=>mi()[e],pi=Sn(Symbol.toStringTag),
yn=Sn("buffer"),_o=Sn("byteOffset"),hi=Sn("byteLength"),Vf=En("includes"),qf=En("set"),zf=En("slice"),Jf=En("subarray"),
Xf=Fo("buffer"),Zf=Fo("byteOffset"),xi=Fo("byteLength"),Si=vf(),h=e=>hi.call(e);function se(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:h(e)}var g=(e,t,n=h(e))=>new Uint8Array(yn.call(e),_o.call(e)+t,n-t);function Ve(e,t){
let n=new Uint8Array(h(e)+h(t));return Y(n,e),Y(n,t,h(e)),n}function Ei(e,t){let n=_o.call(e),o=t+(-(n+t)&3),r=Math.max(
0,h(e)-o)>>2,i=r>0?new Int32Array(yn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var ge=(e,t)=>g(e,0,Math.min(
t,h(e))),Y=(e,t,n)=>qf.call(e,t,n),yi=(e,t)=>Vf.call(e,t),Qf=p(()=>A()?96:Z()?1024:1/0);function ce(e,t,n){if(n-t<=Qf())
return zf.call(e,t,n);let o=new Uint8Array(n-t);return Y(o,Jf.call(e,t,n)),o}function Pe(e,t,n){if(n>24)return ce(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function fe(e,t){if(t<=64)return!1;try{return Si.call(
yn.call(e)),!1}catch{return!0}}var ed="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function M(e,t,n=ed){
if(!ArrayBuffer.isView(e)&&bo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Ti(e,t){if(ArrayBuffer.isView(
e)&&pi.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function H(e){
if(ArrayBuffer.isView(e))return Mo(e);try{return new Uint8Array(e)}catch{return C}}var ye=e=>e instanceof Uint8Array?e:H(
e);function Mo(e){try{return pi.call(e)===void 0?new Uint8Array(Xf.call(e),Zf.call(e),xi.call(e)):new Uint8Array(yn.call(
e),_o.call(e),hi.call(e))}catch{return C}}var C=new Uint8Array;function bo(e){try{return Si.call(e)}catch{}try{return xi.
call(new DataView(e))}catch{return}}function q(e,t,n){z(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function z(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var I=e=>`${e}`;function Tn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ce(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}var wn=e=>e===void 0?void 0:!!e;function ft(e,t,n){if(e>=t)return;let o=t===1?"argum\
ent":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function dt(e,t="option"){return(n,o,r)=>{
if(n===void 0)return e[0];let i=I(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} \
'${r}' can't be '${i}'; use one of '${s}'.`)}}var td=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],nd=p(()=>new Map(td.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function od(e){return ve(e)??nd().get(hn(e))??Io(e)}function wi(e){let t=od(I(e));return t===void 0?null:w[t].name}var Uo=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#n=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#o=0;#i=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=D(t)&&!n}accept(t){_(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,canFail:n,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#i=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#i?
-1:o,this.isWatched=this.onlyASCII||A()}watch(t,n){if(this.onlyASCII){t.length!==n&&this.pause();return}this.#t=2*n<=this.
mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=this.#n,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=
!1,this.isWatched=!0,this.#t=0,this.#n=Math.min(2*this.#n,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=
!1,this.takesAnything=!1,this.#t=0}pauseLong(){this.pause(),this.#o=15,this.decoder=void 0}reconsider(t,n){let o=this.#r;
this.#o>0?this.#o-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:n}=t;if(n<
this.#e||n>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,n):this.takesAnyBuffer=
this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&fe(t,n)))try{let o=this.decoder.
decode(t),r=this.#i&&o.includes("\uFFFD");return r?this.pauseLong():this.isWatched&&this.watch(o,n),r?void 0:o}catch{this.
pauseLong();return}}},Oi=[],Lo=[];function An(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Lo[o];if(r)return r;let i=new Uo(e,t,n);
Lo[o]=i;let s=Oi[e];return s&&i.accept(s),i}function at(e,t){Oi[e]=t;for(let n=0;n<4;n++)Lo[4*e+n]?.accept(t)}var ne=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function gn(e,t){try{return t()}catch(n){throw n instanceof ne?n.toTypeError(e):n}}var cd=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,Ai=Symbol.for("encoding-wasm.UnmappableError"),Le=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${cd(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Ai in o}[Ai](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var oe=new Uint8Array(512),Do=[];function No(e){return Do[e]??=g(oe,0,e),Do[e]}function gi(e,t,n){return t>oe.length?g(e,
0,n):(e!==Do[t]&&Y(oe,e),No(n))}function ut(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function _i(e,t,n){let{memory:o}=e,r=In(a=>ld(a,n),o,t),i=In(pd,o,t);if(r&&i){let a=Q()?1/0:64;return{...i,read:(u,l)=>(l<
128?r:i).read(u,l),write:(u,l)=>(u.length<a?r:i).write(u,l),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:Q()?r.
writeBytes:void 0,mostByTable:512}}let s=Ro(o);if(r)return A()?md(r,In(Bi,o,t)):r;let c=i??In(Bi,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u),collect:i?.collect};return i?ad(d,e,t):d}var ad=(e,t,n)=>({
...e,readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(i,r,s);return c<
0?null:e.read(n,c)},readsInput:!0,mostByTable:512});function In(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Ro(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var ud="str\
ings";function ld(e,t){let[n]=WebAssembly.Module.customSections(t,ud),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function md(e,t){let{read:n,
readBytes:o}=e;return{...e,collect:t?.collect,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function pd(e){let[t,n]=[Ye,ct],o=new Uint8Array(
e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(
r(),i,s,2*i.length),most:1/0,collect:Mi(e,(i,s)=>t.call(i,0,s))}}function Mi(e,t){let n;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,d){Y(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}function Bi(e){let t=W("utf-16le"),{write:n,most:o}=Ro(e),r=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=Mi(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function Ro(e){let t=new Uint16Array(
e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ut(
i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){
let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Bn,y,ko,bi,Ci,P,K={input:0,units:0,output:0},Pt=0,Fn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function Te(e,t){
Fn.name=e,Fn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&xd(),B.isBusy=!0}function xd(){try{Ri(),Bn??=Di(yd(un())),Ni(
new WebAssembly.Instance(Bn),Bn)}catch(e){throw Pi(e)}}async function Wo(e,t){try{Ri();let n=e(),o=Ui(n)?n:await WebAssembly.compile(t?n:Ed(n));Di(o);let r=await WebAssembly.instantiate(
o);if(Ho())return;Ni(r,o),Bn=o}catch(n){throw Pi(n)}}var Sd=[0,97,115,109];function Ed(e){let t=H(M(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(Sd.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Ho=()=>!B.isBusy;function yd(e){return Ui(e)?e:new WebAssembly.Module(e)}function Ui(e){try{return WebAssembly.
Module.customSections(e,Li),!0}catch{return!1}}var Li="encoding-wasm";function Di(e){let[t]=WebAssembly.Module.customSections(
e,Li),n=`${ln} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ni({
exports:e},t){y=e,Po=WebAssembly.RuntimeError,K.input=y.input(),K.units=y.units(),K.output=y.output(),Wi(),P=_i(y,K.units,
t),Pt=Math.min(y.units_length(),P.most),B.isBusy=!1}function Ri(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Pi(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(Td(e))return new RangeError(`encoding-wasm: ${ki} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ki="no memory \
for WebAssembly; free some, and call again",Td=e=>e instanceof RangeError&&/memory/i.test(e.message);function kt(){return Go(),
ko}function _n(){return Go(),bi}function $o(){return Go(),Ci}function Go(){ko[0]===void 0&&Wi()}function Wi(){let{buffer:e}=y.
memory;ko=new Uint8Array(e),bi=new Uint8Array(e,K.input,65536),Ci=new Int32Array(e,y.codec(),y.codec_length()>>2)}function Mn(e,t){
return Te(e,-1),Wt(t)}function Wt(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw J(t)}}var Po;function J(e){if(!B.
isBusy||!Po||!(e instanceof Po))return e;let t=w[Fn.encoding]?.name,n=`${Fn.name}${t?` of ${t}`:""} failed`;return wd()?
new RangeError(`encoding-wasm: ${n}: ${ki}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function wd(){try{return y.memory.grow(32),
!1}catch{return!0}}function de(e=null){let t=$o();return vi(t,e??new Int32Array(t.length))}function Ki(){return y.held()!==0?de():(B.newCodec=
Ht,null)}var jo=e=>vi(e,$o());function vi(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Je(e,t){Vi(e,t)||(Te(
"decoding",e),t?jo(t):y.new_decoder(e),Ht=e===33||e===36?NaN:e)}var Ht=NaN;function Vi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function bn(e,t){Vi(~e,t)||(Te("encoding",e),t?jo(t):y.new_encoder(e),Ht=~e)}function Yo(e,t,n,o){
Te("transcoding",e),o?jo(o):y.new_transcoder(e,t,+n)}function qi(e,t){y.set_source_encoding(e,+t),B.isBusy=!1}function pt(e){
let t=h(e),n=y.alloc(t)>>>0;return Y(kt(),e,n),[n,t]}var Id=p(()=>Uint8Array.from(mn,e=>e.charCodeAt(0))),Hi,zi=e=>Mn("s\
niffing",()=>(Hi!==y&&y.give_labels(...pt(Id())),Hi=y,e())),Ji=(e,t,...n)=>zi(()=>y.sniff_html(...pt(e),t,...n)),Xi=(e,t,n)=>zi(
()=>y.sniff_xml(...pt(e),t,n));var Zi=(e,t)=>Mn("sniffing",()=>y.default_for(...pt(e),t)),Qi=()=>Te("detection",-1);function es(e,t){try{y.feed_detector(
...pt(e),+t)}catch(n){throw J(n)}}var ts=(e,t,n,o)=>Wt(()=>{let r=f=>f?pt(f):[0,0],i=y.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=y.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function Xe(e,t,n,o,r){
qe(e,t),B.isBusy=!0;let i=y.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Ht),Vo(i)}var We={encoding:-1,source:0,most:0,owner:void 0};function Cn(e,t,n){if(We.encoding!==e||We.owner!==y||B.isBusy){try{Te(
"decoding",e),We.owner=y;let r=P.readBytes?y.byte_table(e):0;We.source=P.readsInput?e:r,We.most=r===0?0:!pn(e)&&P.mostByTable||
1/0,We.encoding=e}catch(r){throw J(r)}B.isBusy=!1}if(n>We.most)return;if(n<=65536)return qe(t,n),$i(n);if(P.most>Pt)return;
let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);qe(g(t,r,r+i),i),o=pe(o,$i(i))}return o}function Ze(e,t,n,o){
return Mn("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(4*r,65536,t-i)),qe(r===t?e:g(e,
i,i+r),r),!y.is_free_of(r,n,o))return!1;return!0})}function Ko(e,t){let n=-1,o,r;function i(s){try{return Te(e,s),n=s,r=
y,o=t(s),B.isBusy=!1,o}catch(c){throw J(c)}}return s=>s===n&&r===y&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Un=Ko("enc\
oding",e=>{let t=y.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=y.memory;return D(e)?new Uint8Array(n,t,16384):new Uint16Array(
n,t,65536)}),ns=Ko("encoding",e=>{let t=y.unit_table(e)>>>0,n=new Uint8Array(65536);return Y(n,new Uint8Array(y.memory.buffer,
t,16384)),n}),ht=Ko("decoding",e=>{let t=D(e),n=(!t?y.pair_table(e):y.byte_table(e))>>>0;return n>0?new Uint16Array(y.memory.
buffer,n,t?256:65536):void 0}),$i=e=>P.readBytes(K.input,e,We.source);function pe(e,t){try{return e+t}catch(n){throw vo(
n)}}var vo=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true }\
 or with a stream.",{cause:e}),os=e=>e+65536+3<=Pt,rs=e=>e>Pt&&e<268435456?P.collect?.(e+3):void 0,is=()=>K.units,ss=()=>kt()[K.
units]|kt()[K.units+1]<<8,xt=(e,t)=>P.read(K.units+2*e,t-e),$t=(e,t,n,o=0)=>P.write(e.slice(t,n),K.units+2*o);function cs(e,t){
if(!B.isBusy&&!P.writeBytes)return;Te("encoding",t);let n=P.writeBytes?.(e,K.output,y.unit_table(t));return B.isBusy=!1,
n===e.length?Qe(n):void 0}function Ln(e,t,n,o){B.isBusy=!0;let r=y.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&G.
finished()&&(B.newCodec=Ht),Vo(r)}var L={none:0,source:1,result:2};function fs(e,t,n,o){let r=h(e);qe(e,r),B.isBusy=!0;let i=y.
transcode_block(r,+t,n,o);return B.isBusy=!1,Vo(i)}function qe(e,t){let n=_n();if(t>8)try{Y(n,e)}catch{Y(n,g(e,0,t))}else
for(let o=0;o<t;o++)n[o]=e[o]}function Vo(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kin\
d. Please report it.");return e}var Qe=e=>Pe(kt(),K.output,e);var G={finished:()=>y.finished()!==0,read:()=>y.read(),written:()=>y.written(),codePoint:()=>y.code_point(),start:()=>y.
start(),length:()=>y.length()};var k=new Uint8Array(256);function tt(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return ds(k,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return ds(n,o,e);n[o]=r}return n}function ds(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)k[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)k[r++]=s;else if(s<2048)k[r++]=
192|s>>6,k[r++]=128|s&63;else if(!et(s))k[r++]=224|s>>12,k[r++]=128|s>>6&63,k[r++]=128|s&63;else{let c=Zo(n,i);c>=65536&&
(i+=1),r=Qo(c,k,r)}}return Pe(k,0,r)}var ls=p(()=>ct||A()||Z()?96:v()?1024:128),Xo=p(()=>Me()||A()||F()?65536:128),Fd=p(
()=>new Uint8Array(2*Xo()));function ms(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var _d=p(v);function ps(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(_d()?Ze(o,n,0,255):!yi(o,0))?o:void 0}function hs(e,t){let{length:n}=e,o=2*n<=256?k:
Fd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return Pe(o,0,r)}var Md=e=>e===14||e===15||e===27;function xs(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,k[o]=27,k[o+1]=r?36:40,k[o+
2]=66,o+=3),r){if(!(c>=41216))return;k[o]=c>>8&127,k[o+1]=c&127,o+=2}else{if(Md(s))return;k[o]=c,i<n&&(o+=1)}}return Pe(
k,0,o)}var et=e=>(e&63488)===55296;function Zo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Gt=e=>e<128?1:e<2048?2:e<65536?3:4;function Qo(e,t,n){if(e<128)return t[n]=e,n+1;let o=Gt(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Ss=new Uint8Array(128),Be=bd(
Ss);function bd(e){return new Uint16Array(e.buffer)}var Nn=p(()=>Kt()?0:18),Cd=p(()=>me()?54:Q()||!(V()>=22||Me())?64:32),
Ud=p(()=>Z()?64:32),Ld=p(()=>Z()?36:18),Rn=(e,t)=>(e[0]&e[t>>1])>=128;function Es(e,t,n){return n?t<=8:t<=Ld()||t<=Ud()&&
(Rn(e,t)||Hn())}var Pn=(e,t)=>t<=18||t<=64&&Rn(e,t)&&t<=Cd(),ae={length:0,bytes:0};function yt(e,t,n,o){if(e[0]<128&&Kt())
return tr(e,t)?Re.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return qo(e,s,t,n,o,r);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=
64||!d&&(c<2048||et(c)||c===65279))return qo(e,s,t,n,o,r)}Be[r++]=c}return Yt(r)}function ys(e,t,n){if(t%2>0)return;let o=0;
for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(et(i))return;Be[o++]=i}return Yt(o)}function qo(e,t,n,o,r,i){
let s=er();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===
224?160:f===240?144:128,m=f===237?159:f===244?143:191,T=f,x=0;for(;x<d&&c<n;x++,c++){let E=e[c];if(E<l||E>m)break;T|=E<<
8*(x+1),l=128,m=191,a=a<<6|E&63}if(x<d){if(c===n&&!o){if(f===239)return;Ts(T,1+x);break}u=!0}if(u&&r||(u&&(a=65533),a===
65279))return;a>65535&&(Be[i++]=55232+(a>>10),a=56320|a&1023),Be[i++]=a}return Yt(i)}function kn(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=ht(o),!r)return;if(d=r[f],et(d)){if(s<t)d=r[f|e[s++]<<8];else if(!n&&Wn(f,o))
break;if(et(d))return Dd(e,c,t,n,i,o,r)}}Be[i++]=d}return Yt(i)}function Dd(e,t,n,o,r,i,s){let c=er();for(let f=t;f<n&&r<=
c;){let d=e[f++],a=d<128?d:s[d];if(et(a)){if(f===n&&!o&&Wn(d,i))break;let u=f<n?e[f]:0;if(a=s[d|u<<8],!et(a))f+=1;else if(Rd(
a))a=65533;else{let m=f+2<n&&i<=30?Nd(d,u,e[f+1],e[f+2]):0;if(m===0)return;Be[r++]=55232+(m>>10),a=56320|m&1023,f+=3}}Be[r++]=
a}return Yt(r)}function Nd(e,t,n,o){let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*
10+(o-48);return r&&i>=189e3&&i<1237576?65536+i-189e3:0}var Rd=e=>e>=57088&&e<=57216;function jt(e,t){for(let n=1;n<=3&&
n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function Tt(e,t,n){return ae.
length=0,qo(e,t,n,!1,!0,0)===""}function Wn(e,t){let n=t!==32||e<144||e>160;return n&&Ts(e,1),n}function Ts(e,t){ae.length=
t,ae.bytes=e}function Yt(e){if(e<3||e<=18&&!Kt())return ut(Be,0,e);if(Hn())return Ye.call(Ss,0,2*e);if(!(e>er()))return ut(
Be,0,18)+ut(Be,18,e-18)}var er=p(()=>Hn()?1/0:36),Kt=p(()=>F()&&Hn()),Hn=p(()=>_(Pd)===!0);function Pd(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Ye)==="a\uFEFF\uD83D"&&t(Re)==="a\0\xFF\xFE=\xD8"}
function tr(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function he(e,t){let n=Math.ceil(t/8);for(let o=0;o<
t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var $n=p(()=>_(Kd)),Ot=p(()=>_(vd)),Gd=p(()=>_(ra)),jd=p(()=>_(ia));function ws(e,t,n){let o=Os(e);if(!(!o||n<24||fe(t,n))&&
!(e===0&&gs(t,n)))return o.takes?.(t,n)===!1?void 0:o}function Os(e){return e===0?Ot():e===38?Gd():e===37?jd():void 0}function sr(e,t,n,o){
if(ae.length=0,o&&t>8192||t>1024&&(fe(e,t)||gs(e,t)))return;let r=Ot();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=jt(
e,t);if(!(i<t&&(n||!Tt(e,i,t))))try{let s=i===t||r.decodesStart&&!o?e:gi(e,t,i),c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&c!==void 0&&Gn(s,i,c),c}catch{return}}function As(e,t,n){let o=Os(e);if(!(n%2>0||!o?.takes?.(t,n)||fe(
t,n)))return o.decode(t,!0)}function gs(e,t){if(t<8192||Yd())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var Yd=p(Z);function Kd(){let{isAscii:e}=Nt("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function vd(){let e=me(),t=e?$n():void 0;if(e&&!t)return;
let n=W("utf-8"),o=_(zd),r=E=>n.decode(E),i=Zd(r),s=qd(i,o),c=t&&((E,S)=>he(E,S)&&t(E)),f=c??ea(),d=c?(E,S)=>S>256?c(E,S):
Ms(E,S)&&!(S>54&&Rn(E,S)):f,a=Uint8Array.of(...Is,...Fs.flat()),u=`${Bs}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.
of(97,127),m=i(a,a.length)===u&&r(a)===u&&n.decode(a.buffer)===u&&i(l,2)==="a\x7F"&&nr(E=>s(E,E.length)),T=Re;if(!m||t&&
T.call(l)!=="a\x7F")return;let x=(E,S)=>W("utf-8",E&&o!==void 0,S);return at(0,{newDecoder:x,isRight:(E,S)=>Jd(x(E,S)),canFail:!0,
...Vd()}),{decode(E,S){try{return t?T.call(E):(S?s:r)(E,h(E))}catch{return}},decodeQuickly:i,decodesStart:_s(),decodeOrFail:s,
takesQuickly:d,takes:f,completeLength:jt}}function Vd(){return F()?wt(1):Q()?{...wt(257),leastBeyondASCII:65,leastOfBuffer:8192}:
me()?{...wt(19),most:2048,onlyASCII:!0}:Se()?{...wt(48),leastOfBuffer:48,onlyASCII:!0}:v()?{...wt(33),most:1023}:wt(V()>
0?512:33)}var wt=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function qd(e,t){let n=Xd(
e);return t?F()||Me()?o=>t.decode(o):V()>0?(o,r)=>r>256&&he(o,r)?t.decode(o):n(o,r):n:n}function zd(){let e=W("utf-8",!0);
return nr(n=>e.decode(n))&&nr(({buffer:n})=>e.decode(n))&&!Q()?e:void 0}var Jd=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".
repeat(64)].every(t=>{let n=Uint8Array.of(...tt("\uFEFF"),...tt(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),
nr=e=>e(Uint8Array.from(Is))===Bs&&Fs.every(t=>_(()=>e(Uint8Array.from(t)))===void 0),Is=[239,187,191,97,230,188,162,240,
159,146,169],Bs="\uFEFFa\u6F22\u{1F4A9}",Fs=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Xd=e=>(t,n)=>{
let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function Zd(e){let[t,n]=[To,Re];return me()?(o,r)=>r>256?n.call(o):t.
call(o,0,r):_s()?(o,r)=>t.call(o,0,r):!t||!Q()?e:(o,r)=>Ms(o,r)?t.call(o):e(o)}var _s=()=>To!==void 0&&V()>0&&!Q()&&!F(),
Ms=(e,t)=>t<=64||t<=256&&he(e,t);function Qd(e,t){if(t<64)return!1;if(he(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,
i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>
8||t>=768&&r===0&&n>=3*o}function ea(){return Se()?Qd:v()?oa:A()?ta:void 0}function ta(e,t){if(t<524288)return!0;let n=0,
o=Math.ceil(t/64);for(let r=0;r<t;r+=o)e[r]>=206&&(n+=1);return n>4||_(()=>Ze(e,65536,128,128))!==!1}var na=p(v),or=0;function Gn(e,t,n){
t<1024||!na()||!he(e,t)||(or=n.length===t?0:or+1)}function oa(e,t){if(t<1024)return!0;if(he(e,t))return or<2||t>524288;let n=0,
o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function ra(){return A()||Me()?bs(!1):sa()}
function ia(){return A()?bs(!0):void 0}function sa(){let e=Ye,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.
from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=me()?
512:1/0;return Cs(!1,(i,s)=>s<=o||he(i,s)&&$n()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?
c:s?void 0:c.toWellFormed()})}function bs(e){let t=W(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>e?[r>>8,r&
255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Cs(e,()=>!0,(r,i)=>{let s=t.decode(r);return i&&
s.includes("\uFFFD")?void 0:s})}var Cs=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){
let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var X={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},cr=1;function jn(e,t,n,o){return t>=
cr?ca(e,t,n,o):void 0}function ca(e,t,n,o){if((X.encoding!==o||X.owner!==y||B.isBusy)&&!fa(o)||t>X.most&&(t>X.mostBeyondASCII||
he(e,t)))return;qe(e,t);let{readBytes:r,readPairs:i}=P;if(!!0||!X.isOfPairs)return r(K.input,t,X.source);let{piece:s}=X,
c=i(K.input,t,X.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=_n();if(c.length===s){let a=f[t],u=i(K.input+t-
a,a,X.source,+!n,s);if(u===null)return;c+=u}return f[t]===0||Wn(f[t-1],o)?c:void 0}function fa(e){return B.isBusy?!1:P.readPairs?
(Te("decoding",e),Wt(()=>{let t=D(e);X.isOfPairs=!t;let n=t?y.byte_table(e):y.pair_table(e);X.source=P.readsInput?e:n;let o=vt(
e);return cr=o.least,X.piece=o.piece,X.most=n>0?o.any:0,X.mostBeyondASCII=n>0?o.beyondASCII:0,X.owner=y,X.encoding=e,!0})):
(cr=1/0,!1)}var da=p(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!P.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(A()){let n={...e(72),piece:P.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}if(P.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(me()?18:256),multi:n}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(F()?0:256),single:e(256),multi:t}});function vt(e){let{windows1252:t,
single:n,multi:o}=da();return e===21?t:D(e)?n:o}var ar=p(()=>F()?0:Me()||me()?8:Se()?352:18),aa=p(F);function Ds(e,t,n){if(n>64)return he(t,n)?ua(e,t,n):void 0;if(n<=Nn()||
(t[n>>1]|t[n-1])>=128||!tr(t,n))return;let o=qn();return o?o.call(t,0,n):Cn(e,t,n)}function ua(e,t,n){let o=qn(),r=D(e);
if(!(n<512&&(r||!o))&&!(e===21&&Kn>0)&&!(r&&Ws(e))&&!fe(t,n))try{return $n()?.(t)??Ze(t,n,128,128)?o?o.call(t):Ot()?.decodeQuickly(
t,n):void 0}catch{return}}var Yn=[],fr=[];function Ns(e,t,n){if(!(fr[e]===null||n<=ar())&&!(n>=512&&n>Ps(e)))return fr[e]??=
ha(e),Vn(fr[e],t,n)}function Rs(e,t,n){return n<512?(aa()?dr(e,t,n):void 0)??Cn(e,t,n)??dr(e,t,n)??Us(e,t,n):dr(e,t,n)??
(Ea(e)?Us(e,t,n):void 0)??Cn(e,t,n)}var Kn=0,la=p(()=>ur()?8192:512),ma=e=>Kn>0&&e<la();function dr(e,t,n){let o=qn();if(!o||
e!==21)return;if(ma(n)){Kn-=1;return}let r=Sa(t,n);if(Kn=r?0:15,!!r&&!fe(t,n))try{return o.call(t)}catch{return}}var Us=(e,t,n)=>Vn(
ks(e),t,n);function Vn(e,t,n){if(!(!e||n>1024&&fe(t,n)))try{return e.decode(t)}catch{return}}var pa=p(()=>F()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Ps(e){if(Ws(e))return 8192;let{windows1252:t,other:n}=pa();return e===
21?t:n}function ha(e){let t=Oa(e)?ks(e):null;if(t){let n=vn(e,Vt()).includes("\uFFFD"),o=Math.max(ar(),vt(e).any)+1;at(e,
{newDecoder:r=>r&&n?W(w[e].name,!0):t,isRight:r=>!(r&&n)||ga(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:A()?
1:ar()+1,most:Ps(e),onlyASCII:!1})}return t}function ks(e){return Yn[e]===void 0&&(Yn[e]=null,Yn[e]=_(()=>Aa(e))??null),
Yn[e]}var qn=p(()=>_(xa));function xa(){let e=Re,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function Sa(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Ze(e,
t,128,224)}var Ea=e=>e===21?ur():ya()||Ta()&&pn(e),Ws=e=>!qn()&&(e===21?ur():wa()),ya=p(()=>A()||Z()),Ta=p(()=>v()||F()),
wa=p(A),ur=p(()=>A()||F()||!(V()>0)),Oa=e=>A()||F()||Me()||me()||Se()&&e===21,Vt=()=>Uint8Array.from({length:256},(e,t)=>t);
function vn(e,t){let n=ht(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function Aa(e){let t=W(w[e].name),n=r=>t.
decode(r)===vn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return Vt().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function ga(e){
let t=vn(e,Vt()),n=Vt().filter(f=>t[f]!=="\uFFFD"),o=W(w[e].name,!0),r=f=>_(()=>o.decode(f)),i=f=>r(f)===vn(e,f),s=Uint8Array.
from({length:4096},(f,d)=>n[d%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
Vt().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}function mr(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
r)<128?n(o,r):void 0}case 3:{let r=e[1],i=e[2];return(o|r|i)<128?n(o,r,i):void 0}case 4:{let r=e[1],i=e[2],s=e[3];return(o|
r|i|s)<128?n(o,r,i,s):void 0}case 5:{let r=e[1],i=e[2],s=e[3],c=e[4];return(o|r|i|s|c)<128?n(o,r,i,s,c):void 0}case 6:{let r=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|r|i|s|c|f)<128?n(o,r,i,s,c,f):void 0}case 7:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|r|i|s|c|f|d)<128?n(o,r,i,s,c,f,d):void 0}case 8:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
r|i|s|c|f|d|a)<128?n(o,r,i,s,c,f,d,a):void 0}case 9:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(o|
r|i|s|c|f|d|a|u)<128?n(o,r,i,s,c,f,d,a,u):void 0}case 10:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(o|r|i|s|c|f|d|a|u|l)<128?n(o,r,i,s,c,f,d,a,u,l):void 0}case 11:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],m=e[10];return(o|r|i|s|c|f|d|a|u|l|m)<128?n(o,r,i,s,c,f,d,a,u,l,m):void 0}case 12:{let r=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],T=e[11];return(o|r|i|s|c|f|d|a|u|l|m|T)<128?n(o,r,i,s,c,f,d,a,u,l,m,T):
void 0}case 13:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],x=e[12];return(o|r|i|
s|c|f|d|a|u|l|m|T|x)<128?n(o,r,i,s,c,f,d,a,u,l,m,T,x):void 0}case 14:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],m=e[10],T=e[11],x=e[12],E=e[13];return(o|r|i|s|c|f|d|a|u|l|m|T|x|E)<128?n(o,r,i,s,c,f,d,a,u,l,m,T,x,E):void 0}case 15:{
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],x=e[12],E=e[13],S=e[14];return(o|r|i|
s|c|f|d|a|u|l|m|T|x|E|S)<128?n(o,r,i,s,c,f,d,a,u,l,m,T,x,E,S):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],x=e[12],E=e[13],S=e[14],je=e[15];return(o|r|i|s|c|f|d|a|u|l|m|T|x|E|S|je)<128?n(o,r,
i,s,c,f,d,a,u,l,m,T,x,E,S,je):void 0}}}function pr(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
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
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var Hs;function xr(e,t,n){return Hs??=Ia(),Hs(e,t,n)}function Ia(){let e=Ot(),t=!(e&&F());return(n,o,r)=>{if(t&&Pn(n,o)){
let i=(o<=16&&n[0]<128?mr(n,o):void 0)??yt(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var hr=[];function $s(e,t,n){if(Kt())return;let o=hr[n];if(o)return pr(
e,t,o);let r=mr(e,t);if(r!==void 0||!D(n))return r;let i=ht(n);if(i)return hr[n]=new Uint16Array(i),pr(e,t,hr[n])}function nt(e,t,n,o=!1){
try{Je(e,null);let r=Xe(t,n,0,o,!0);return r<0?void 0:xt(0,r)}catch(r){throw J(r)}}function Gs(e,t,n,o){ae.length=0;let r=n?
t:jt(e,t);return r===t||Tt(e,r,t)?nt(0,e,r,o):void 0}var zt=p(()=>A()?{any:2048,markup:1/0,leastInStream:16}:v()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:F()?2048:
Z()?112:0,leastInStream:40}),zn=e=>e>=29&&be(e),Er=()=>zt().markup>0,yr=(e,t)=>t>=zt().leastInStream&&vs(e,t);function js(e,t,n){
zt().any>0&&zn(e)&&yr(t,n)&&Jt(e,n)}var Ma=p(()=>Er()?1/0:33),Ys=(e,t,n)=>e>=29&&e<36&&n>=Ma()&&t[0]>=128,Tr=[],Ks=(e,t,n)=>vs(
t,n)&&Jt(e,n)?Vn(Tr[e],t,n):void 0;function vs(e,t){let{any:n,markup:o}=zt();return t<=n||t<=o&&ba(e,t)}function Jt(e,t){
return Tr[e]?!0:(Ca(e,t),!1)}function ba(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<
t;r+=o)e[r]<128&&(n+=1);return n>10}var qt=[];function Ca(e,t){qt[e]===void 0&&(qt[e]=_(()=>Ra(e))??null);let n=qt[e];n&&
(n.credit+=Math.min(t/64,1)+t/512,!(n.credit<64)&&(n.credit=0,qt[e]=null,_(()=>{let{value:o}=n.sequences.next();o?n.decoder.
decode(o)===nt(e,o,h(o))&&(qt[e]=n):Ua(e,n.decoder)})))}function Ua(e,t){Tr[e]=t;let{any:n,piece:o}=vt(e);at(e,{newDecoder:r=>r?
W(w[e].name,!0):t,isRight:r=>!r||La(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,
n)+1,leastOfBuffer:1,most:zt().any,onlyASCII:!1})}var La=e=>Da.every(t=>Na.every(n=>{let o=W(w[e].name,!0),r=Uint8Array.
of(97,t,...n);return _(()=>o.decode(r))===nt(e,r,r.length,!0)})),Da=[128,129,142,143,161,224,255],Na=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ra=e=>({decoder:W(w[e].name),sequences:ka(
e),credit:0}),Pa=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Sr=[10,164,162];function*ka(e){let[t,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Pa)yield Uint8Array.of(...i,...Sr);for(let i=128;i<=255;i++)yield ot([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield ot([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield ot([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ot([i,Math.min(i+7,254)],n,r,n);yield ot([227,227],[50,
50],o,n),yield ot([129,129],[48,48],t),yield ot([129,129],[48,48],r,t)}}function ot(...e){let t=e.map(([s,c])=>c-s+1),n=t.
reduce((s,c)=>s*c),o=e.length+Sr.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-
1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(Sr,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
e.length-1),r}var xe=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#n=0;#r=!1;#o;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#o=r}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#r=!1,this.#o=0}decode(t,n,o){let r=se(t);if(!this.#e){if(this.#r&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<
128){let s=xr(t,r,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=r,s}let i=this.#n===0?this.#c(
t,r,n):this.#l(t,r,n);if(i!==void 0)return n||this.#E(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#o!==0&&this.
reset();let{encoding:r}=this,i=n<=256;if(r===0&&n>0){let s=i?xr(t,n,this.fatal)??nt(r,t,n,this.fatal):sr(t,n,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#u(s):s}else{let s=n>0?Vs(t,n,!0,r):void 0,f=s===void 0&&!(i&&Ys(r,t,n))?this.#f(
t,n,!0):this.#d(s);if(f!==void 0)return f;let d=i&&!Ae(r)?nt(r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#a(t,n,o,r);if(a!==void 0)return a;let u=this.#n+n;if(n>0&&u<=oe.length)return this.#y(
t,u,o,r);this.#T()}let i=this.#e,s=this.#r,c=this.#o,f="";try{f=this.#w(t,n,o)??this.#h(t,n,o)}catch(a){throw this.#e=i,
this.#r=s,this.#o=c,J(a)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#o=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;ae.length=0;let i=n>0&&r!==0?Vs(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#d(i)}#f(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=Pn(t,n)?yt(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#u(this.#m(
t,n,o))}if(r===38||r===37){let c=n<=36?ys(t,n,r===37):As(r,t,n);return this.#u(c)}if(!be(r))return;let i=D(r),s=!i&&n<=(t[0]<
128?Nn():18)?kn(t,n,o,r):$a(r,i,t,n,o);return this.#d(s)}#m(t,n,o){return sr(t,n,o,this.fatal)??(n<=256?Gs(t,n,o,this.fatal):
void 0)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#u(t){return!this.#r&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(!(n===0||r>oe.length))return ae.length=0,n>16?this.#p(
t,r,o):(this.#x(t,r),this.encoding===0?yt(oe,r,o,this.fatal):this.#d(jn(oe,r,o,this.encoding)??kn(oe,r,o,this.encoding)))}#p(t,n,o){
let r=this.#S(t,n);return this.encoding===0?this.#m(r,n,o):this.#d(jn(r,n,o,this.encoding))}#a(t,n,o,r){if(this.encoding!==
0)return;let i=this.#o,s=this.#r,c=this.#t,f=this.#n,d=c&255,a=d<224?2:d<240?3:4;if(f+n<=a)return;this.#x(t,a);let u=yt(
oe,a,!0,!0);if(u===void 0)return;let l=a-f;this.#n=0,this.#o+=l,this.#r=!0;try{return pe(u,this.decode(g(t,l),o,r))}catch(m){
throw this.#r=s,m instanceof ne||m instanceof TypeError||(this.#e=null,this.#o=i,this.#t=c,this.#n=f),m}}#x(t,n){oe[0]=this.#t,
oe[1]=this.#t>>8,oe[2]=this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)oe[r]=t[r-o]}#S(t,n){return this.#x(t,this.#n),Y(oe,
t,this.#n),No(n)}#E(t){this.#o+=t,this.#r||=this.#n+t>ae.length,this.#n=ae.length,this.#t=ae.bytes}#y(t,n,o,r){let i=this.#n,
s=this.#S(t,n);this.#n=0,this.#o-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof ne||c instanceof TypeError||
(this.#n=i,this.#o+=i),c}}#T(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{Je(this.encoding,null),Xe(t,this.#n,
0,this.fatal,!1),this.#e=de(),this.#n=0}catch(n){throw J(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=ws(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(g(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:g(t,i,c),d=r.decode(f,this.fatal);if(d===void 0){if(s=pe(s,this.#h(f,c-i,!0)),this.#i)return s}else
Gn(f,c-i,d),s=pe(s,this.#u(d)),this.#o+=c-i;return this.#r||=c>0,c===n?s:this.encoding===0&&!o&&Tt(t,c,n)?(this.#E(n-c),
s):pe(s,this.#h(g(t,c,n),n-c,o))}#h(t,n,o){Je(this.encoding,this.#e);let r="",i=rs(n),s=this.#r||this.ignoreBOM||!Ae(this.
encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),u=f===0&&d?t:g(t,f,f+a),l=Xe(u,a,c,this.fatal,
o&&d);if(l<0)return this.#e=de(),this.#i=new ne(this.name,this.#o+f+G.start(),G.length()),r;if(c+=l,c>0&&(d||!os(c))){let m=!s&&
ss()===65279?1:0;i?i.add(is()+2*m,c-m):r=pe(r,xt(m,c)),s=!0,c=0}if(d)break}return this.#r=s,this.#e=o?null:Ki(),this.#o+=
n,i?i.toText():(this.encoding===0&&Gn(t,n,r),r)}};function Vs(e,t,n,o){return(t<=16&&(D(o)||Ha(e,t,o))?$s(e,t,o):void 0)??
jn(e,t,n,o)}var Ha=(e,t,n)=>(e[0]|e[t>>1]|e[t-1])<128&&be(n),$a=(e,t,n,o,r)=>(t?Ns(e,n,o):void 0)??(n[0]<128?Ds(e,n,o):void 0)??
(!t&&r&&o>18?Ks(e,n,o):void 0)??(Es(n,o,t)?kn(n,o,r,e):void 0)??(t?Rs(e,n,o):void 0),wr=({encoding:e,fatal:t,ignoreBOM:n})=>new xe(
e,t,n);function Xt(e){return e.common??=wr(e),e.common}var He=(e,t,n,o,r,i)=>Jn(An(n,o,r),e,t,i);function Jn(e,t,n,o){if(n<
e.leastOfAny)return Xt(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=Xt(e).decodeWhole(
t,n,o);return e.most<0&&e.reconsider(i,n),i}function qs(e,t){let n=te(e,t);if(n===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var gt=e=>e==null?void 0:I(e);function It(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Ga(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>te(I(o),t))}}var Zn={allowUTF8:e=>e===void 0||!!e,candidates:Ga,locale:gt,maxBytes:It,
tld:gt},Or=["text","ASCII","empty","binary","unknown"];function Bt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=h(e),f=Math.min(c,i);Qi();for(let m=0;m<f;m+=65536){let T=Math.min(m+65536,f);es(g(e,m,T),t&&T===c)}let d=ts(
o,r&&Xn(r),s&&Xn(s),n),{0:a,1:u,2:l}=d;return{encoding:u<0?void 0:u,score:l,kind:Or[a],isASCII:Or[a]==="ASCII"||Or[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(m,T)=>({encoding:w[d[3+2*T]].name,score:d[4+2*T]}))}}function Xn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Zt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=M(e,n),r=q(t,Zn,n),i=Bt(H(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var Ka=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],va=[33,36,37,
38],Ft=(e,t)=>{let n=gt(e);return n===void 0?-1:te(n,t)},Js=(e,t,n)=>Math.min(It(e,t,n)??1024,1048576),Xs=(e,t)=>Math.max(
3,t===-1?e:0),Zs=e=>ve(gt(e)??"")??-1;function Va(e,t,n){if(e)return q(e===!0?void 0:e,Zn,`${t}, option '${n}'`)}var qa={
defaultEncoding:Ft,detect:Va,likelyEncoding:Ft,locale:gt,maxPrescanBytes:Js,parentEncoding:Ft,transportLayerEncodingLabel:Zs,
userOverride:Ft};function Qs(e,t){let n=q(e,qa,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Xs(i,Math.max(f,c)),declared(d){let a=Ji(d,i,f,c,s,o);return a===-1?void 0:gr(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>ec(d)??tc(r,n.defaultEncoding)}}function ec(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function tc(e,t){
return gr(Zi(Xn(e),t===-1?21:t))}var za={defaultEncoding:Ft,maxPrescanBytes:Js,transportLayerEncodingLabel:Zs};function nc(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=q(e,za,t),i=s=>{let c=gr(Xi(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Xs(o,r),declared:i,decide:()=>i(C)}}function Ja(e,t){let n={...Zn,
defaultEncoding:Ft},{defaultEncoding:o,...r}=q(e,n,t);return{prescanned:3,declared(i){let s=Oe(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return ec(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Xa={detect:Ja,html:Qs,xml:nc},Za=["detect","html",
"xml"],Qa={prefixBytes:It,sniff:dt(Za)};function Qn(e,t){let{prefixBytes:n,sniff:o}=q(e,Qa,t),r=Xa[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:p(()=>{let c=s.candidates&&Bt(C,!0,s);return!va.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Ar(
r,c),takesWhole:n===void 0}}function Ar({prescanned:e,declared:t,options:n,decide:o},r){return t(ge(r,e))??o(n&&Bt(r,!0,
n))}function gr(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Ka[e>>8&255],score:null}}var oc=({
encoding:e,confidence:t,source:n})=>({encoding:w[e].name,confidence:t,source:n});function rc(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:M(e,n),r=Qs(t,n);return o?oc(Ar(r,H(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function ic(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=M(e,n),r=nc(t,n);return oc(
Ar(r,H(o)))}function sc(e){return w[tc(I(e),-1).encoding].name}var ac=["(B","(J","(I","$@","$B"],to=class{#e=!0;#t=!0;read(t,n){let o=h(t),r=this.#e?ou(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=ru(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=su(t,i);if(s=ac.includes(d),!s&&!n&&cu(d))break;this.#t=s}else
s=f>=128||i<r&&iu(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:h(t);for(;o<h(t)&&t[o]!==27;)o+=1;return o}};function ou(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(e))return 1/0;if(t&&=dc(e[o],e[o+1]),n&&=dc(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function ru(e,t){let n=h(e),{start:o,words:r}=Ei(e,t),i=fc(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return fc(e,o+4*s,n)}function fc(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var dc=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,iu=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function su(e,t){let n="";for(let o=t+1;o<Math.min(t+3,h(e));o++)n+=String.fromCharCode(
e[o]);return n}var cu=e=>e.length<2&&ac.some(t=>t.startsWith(e));var pc=6,_e,Ir=!1;function hc(){_e=null,_e=_(du)??null,Ir=_e!==null&&(A()||F()),A()&&(pc=32)}var xc=e=>e.length<=6||e.length<=
pc&&e.charCodeAt(0)<128,Sc=e=>Ir&&!xc(e);function du(){let e=oi(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...tt(o)]}`&&Object.
getPrototypeOf(r)===Uint8Array.prototype?e:void 0}function Br(e){try{return _e?.encode(e)}catch{return}}function Fr(e,t){
_e===void 0&&hc();try{return _e?.encodeInto(e,t)}catch{return}}function _t(e){return xc(e)?tt(e):(_e===void 0&&hc(),au(e)??
Br(e))}function au(e){let{length:t}=e;if(!Ir){if(t<=21)return tt(e);if(t<=64&&uu()){let n=(lu()||mu(e)<=64)&&uc(k,e);if(n)
return n}return t<=65536&&hu(e)?uc(pu(),e):void 0}}var uu=p(()=>!Q()),lu=p(()=>Se()||v()),mu=e=>e.length*Gt(Ec(e))*.75;function uc(e,t){
let n=Fr(t,e);return n?.read===t.length?Pe(e,0,n.written):void 0}var pu=p(()=>new Uint8Array(3*65536));function hu(e){let{
latin1:t,other:n}=xu();return e.length>=n&&(e.length>=t||Ec(e)>=256)}var xu=p(()=>Q()?{latin1:1/0,other:1024}:V()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function Ec(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var Eu=p(()=>F()?32:V()>0?48:A()?400:Se()?1024:1/0),_r=0;function Mr(e,t){let{length:n}=e;if(n<Eu()||!be(t)||!yu(e))return;
if(_r>0){_r-=1;return}let o=_t(e);if(o&&h(o)===n)return o;_r=15}var yc=e=>Math.max(8,e>>4);function yu(e){let{length:t}=e,
n=yc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function Tc(e){let{length:t}=e,n=yc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var Cr=["fatal","html","replacement"],Au=p(()=>F()||A());function Qt(e,t){let{length:n}=e,o=n<32?void 0:Mr(e,t);if(o)return o;
let r=D(t);if(n>64&&n>(r?ls():Xo()))return;if(r)return ms(e,Un(t));if(t===33)return n<=48?xs(e,Un(32)):void 0;if(!!0||n>
512&&Au()&&Tc(e))return;let i=Un(t);return i&&hs(e,i)}var gc=p(()=>F()||A()||Z()||v()&&!ct);function Ic(e,t){return gc()?
ps(e,ns(t)):cs(e,t)}function Ac(e,t){return Qt(e,t)??(D(t)?Ic(e,t):void 0)}var Ur=()=>"",j=class{encoding;unmappable;#e;#t=null;#n=0;#r=C;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return w[this.encoding].name}encode(t,n){let o=n||this.#o(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#o(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Cr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?_t(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=Ac(t,this.encoding);if(o)return o;bn(this.encoding,
null),$t(t,0,t.length);let r=Ln(0,t.length,this.#i,!0);return r===-2||!G.finished()?void 0:Qe(r)}catch(o){throw J(o)}}#c(t){
let n=D(this.encoding)&&this.unmappable==="fatal"&&gc(),o=()=>n?Ic(t,this.encoding):void 0;return Mr(t,this.encoding)??_(
o)}#f(t,n){let o=new le;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Le(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#r;n&&(this.#r=C,this.#t=null,this.#n=0);let f=this.#e,d=this.#i,a=f===Ur,u=f&&!a?2048:65536,
l=f&&this.encoding===33?new br(c,o):void 0,m=l?S=>l.add(S):o,T=l?S=>l.addUnchanged(S):o,x=0,E=null;try{if(!s)for(;x+65536<
t.length;x+=65536){let S=Ac(t.slice(x,x+65536),this.encoding);if(!S)break;o(S)}for(bn(this.encoding,s);x===0||x<t.length;x+=
u){let S=Math.min(x+u,t.length);$t(t,x,S);let je=S===t.length;for(let sn=0,Xr=!1;!Xr;){let cn=Ln(sn,S-x,d,n&&je);m(Qe(cn===
-2?G.written():cn));let Zr=i+x+sn+G.start();if(sn+=G.read(),Xr=cn!==-2&&G.finished(),cn!==-2||a)continue;let Eo=G.codePoint();
if(f){E=de(E);let{count:Cf}=B,Qr=()=>this.locate(Zr),fn=f(Eo,Qr);B.count!==Cf&&(bn(this.encoding,E),$t(t,x,S));let ei=Uf=>{
throw new Le(Uf,Qr(),this.name)};typeof fn=="string"?gu(fn,m,ei):fn?T(fn):ei(Eo)}else r(Eo,Zr)}}}catch(S){throw J(S)}if(n){
l&&o(l.held);return}l&&(this.#r=l.held),this.#t=this.#o(t)?null:de(),this.#n=i+t.length}};function gu(e,t,n){let o=Tn(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);$t(o,r,i,2048);let s=Ln(2048,2048+i-r,0,!1);s===-2&&n(G.
codePoint()),t(Qe(s))}}var br=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=h(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(ce(t,0,o)),this.held=ce(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=C,this.#e(t)}},le=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=h(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Y(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){Y(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?ce(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Lr(this.#n),o=0;return this.forEach(r=>{Y(
n,r,o),o+=h(r)}),n}};function Lr(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function De(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=te(e,t);if(o===37||o===38){let{name:r}=w[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Dr(o,e,t)}function Dr(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var bt=class{decision=null;sample=C;detected;#e;#t=!0;#n=!1;#r=new to;#o=new le;#i;#s=0;#c=C;#f=C;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new le;if(this.#t&&n&&this.#e.takesWhole)return this.#a(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#o.length+h(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#o.add(t);let r=this.#o.concatenate();this.#o=new le;
let i=ge(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#a(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=h(s)>c,d=n&&
!f,{plain:a,evidence:u}=r.passesASCII()?this.#r.read(ge(s,c),d):{plain:0,evidence:0};s=this.#p(s,a,o);let l=h(s),m=c-a;if(u===
-1)return n||f?this.#a(i(this.#d(ge(s,m),d)),o,s):this.#l(s,l+1,o);let T=Fc(ge(s,m),u-a,r.windowBytes),x=Math.min(T+r.windowBytes,
m);if(l<x&&!n)return this.#l(s,x,o);let E=ge(s,x),S=this.#d(E,l<x);if(x<=T||x===m||!r.passesASCII()||!Fu(S,E))return this.#a(
i(S),o,s);s=this.#p(s,this.#r.skip(E,u-a),o)}}#d(t,n){this.sample=Ve(Ve(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Bt(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(t){return t===33?this.#r.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=h(t);return r>0&&this.#o.add(ce(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){let r=ge(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=Ve(this.#c,ge(r,i))),this.#f=Bc(Ve(this.#f,Bc(g(r,i)))),g(t,n)}#a(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Bc=e=>g(e,Math.max(0,h(e)-64));function Fc(e,t,n){let o=Math.min(h(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Fu(e,t){return e.isASCII||e.encoding===void 0&&!(t[Fc(t,0,1/0)]>=128)}var Nr=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new bt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new xe(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new xe(d.encoding,this.fatal,a,this.#n),pe(f,this.#e.decode(s,n,o))}};function Rr(e,t){z(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new Nr(Qn(e,t),n,o)}function _c(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=M(e,n),
r=Rr(t,n),i=r.decode(H(o),!0,n),s=r.decision;return{text:i,encoding:w[s.encoding].name,score:s.score,source:s.source}}function re(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function rt(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Pr(){throw new TypeError("Illegal invocation")}var Mc="Failed to execute 'encodeInto' on 'TextEncoder'",ro=re({TextEncoder:class{#e="utf-8";constructor(){new.target!==
ro&&rt(this,new.target,ro)}get encoding(){return this.#e}encode(e=""){return#e in this||Pr(),(typeof e=="string"&&Sc(e)?
Br(e):void 0)??$e(I(e))}encodeInto(e,t){#e in this||Pr();let n;if(_e&&typeof e=="string"&&t instanceof Uint8Array)try{if(n=
_e.encodeInto(e,t),n.read===e.length)return n}catch{}ft(arguments.length,2,Mc);let o=I(e),r=Ti(t,Mc),{read:i,written:s}=n??
Fr(o,r)??{read:0,written:0};if(i===o.length||s===h(r))return{read:i,written:s};let c=_u(o.slice(i),g(Mo(r),s));return{read:i+
c.read,written:s+c.written}}}});function $e(e){return _t(e)??new j(0,"fatal").encode(e,!0)}function _u(e,t){let n=0,o=0;
for(;n<e.length;){let r=Zo(e,n);if(o+Gt(r)>h(t))break;o=Qo(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var bc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Cc=`!
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
?`;var bu=p(()=>{let e=Cc.split(`
`),t=0;return new Map(bc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Uc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Lc(e){let t=new j(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Le)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Dc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Dc(e,t,n){if(Uc(e))return"";if(n===0)return null;let o=Cu(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Dc(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Cu(e){
let t=[...bu().get(e)??[],...Uu(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Uu(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,m)=>c(
m)),d=o.filter((l,m)=>!c(m)),a=[n,...f].join("").normalize("NFC"),u=a+d.join("");u.normalize("NFD")===t&&r.push(u),d.every(
Uc)&&i.push(a)}return[...r,...i]}var Lu=["fatal","html","replacement","ignore","translit"],Du=dt(Lu),io=(e,t,n)=>typeof e=="function"?e:Du(e,t,n);function so(e,t,n){
return typeof e=="function"?(o,r)=>Nu(e(o,r()),n):e==="ignore"?Ur:e==="translit"?Lc(t):void 0}function Nu(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=H(M(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return ce(o,0,h(o))}var Ru="Failed to construct 'LegacyTextEncoder'",kr="Failed to execute 'encode'";function Nc(e,t="utf-8",n=void 0){let o=Ce(
e,kr);if(n===void 0){let i=De(I(t),kr);return i===0?$e(o):Qt(o,i)??new j(i,"fatal").encode(o,!0)}let r=co(t,n,kr);return r.
encoding===0?$e(o):r.encode(o,!0)}function co(e,t,n){let o=I(e),r=t===void 0?"fatal":q(t,{unmappable:io},n).unmappable,i=De(
o,n);return new j(i,r,so(r,i,n))}var Rc=re({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=co(e,t,Ru)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Ce(e,o);z(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var ku=p(A);function Hr(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(zn(t)?Er():Ae(t)&&ku())&&!n?new Wr(t,n,o):wr(e)}
var Wr=class extends xe{#e=void 0;#t=!1;#n=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){if(this.hostOfStream)return this.#o(
t,n);if(this.#t)this.#n&&(this.#n=!Jt(this.encoding,se(t)));else if(!n&&this.#r(t))return this.#o(t,n);return super.decode(
t,n,o)}#r(t){let{encoding:n}=this,o=se(t),r=zn(n),i=r?yr(t,o):o>=40;this.#n=i&&r&&!Jt(n,o);let s=i&&!this.#n&&Hu(n);return this.#t=
!s,s&&(this.#e??=W(this.name,!1,this.ignoreBOM)),s}#o(t,n){let o=se(t),r=o>1024&&fe(t,o)?ce(t,0,o):t,i=this.#e;this.hostOfStream=
n?void 0:i;try{return i.decode(r,n?ao:fo)}catch(s){return this.failUnlessRefused(r,s),this.#o(ce(r,0,o),n)}}failUnlessRefused(t,n){
if(!Wu(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,vo(n)}},Wu=(e,t)=>_(()=>e.decode(g(t,0,0),fo))===void 0,
fo={stream:!0},ao={stream:!1};function Hu(e){return Pc[e]??=_(()=>Gu(e))===!0,Pc[e]}var Pc=[],$u=[97,128,129,142,143,161,
195,216,227,240,255],kc=[32,48,129,161,220,254];function Gu(e){let t=W(w[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);
Je(e,n);let f=xt(0,Xe(c,1,0,!1,s));return n=de(),t.decode(c,{stream:!s})===f};return $u.flatMap(i=>kc.flatMap(s=>kc.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&ju(e)}function ju(e){let t=W(w[e].name,!1,!1),n=xn(e)??[];return[...n,...n].
map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===(Ae(e)?"\uFEFF":"")}var it="Failed to execute 'decode' on 'TextDecoder'",Yu=()=>({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Wc(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ct&&rt(this,new.target,Ct)}get encoding(){return w[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=C,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!fe(e,o))){let r=n.decoder.decode(e);return n.isWatched&&n.watch(r,o),r}}catch{
n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return Xt(n).decodeWhole(e,se(e),it)}else if(e instanceof ArrayBuffer){
let o=vu(n,e);if(o!==void 0)return o}}return this.#r(e,t)}#r(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.isView(e);(!n||
typeof t!="object")&&Ku(e,t);let o=!!t?.stream,r=n?e:ye(e),i=this.#e;return i.isStateless||!this.#n&&!o?Jn(i,r,se(r),it):
(this.#n||this.#o(),this.#n=o,this.#t.decode(r,!o,it))}#o(){this.#t??=Hr(this.#e),this.#t.reset()}static{let{prototype:e}=this,
{decode:t}=e,n={decode(o=C,r=void 0){let i=r;if(typeof r=="object"&&ArrayBuffer.isView(o)){i=r?.stream?fo:ao;let f=this.#t,
d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(o,i);return i===ao&&(f.hostOfStream=void 0,this.#n=!1),a}catch(a){f.failUnlessRefused(
ye(o),a)}}let s=this.#e;if(r===void 0?!this.#n:s.isStateless&&i!==r){if(s.takesAnything)try{let f=s.decoder.decode(o),{length:d}=f;
return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}if(o instanceof Uint8Array&&ArrayBuffer.
isView(o)&&o.length<s.leastOfASCII)return Xt(s).decodeWhole(o,se(o),it)}return t.call(this,o,i)}};A()&&(e.decode=n.decode)}}}),
Ct=re(Yu());function Ku(e,t){M(e,it),z(t,it)}function vu(e,t){if(e.takesAnyBuffer)try{let i=e.decoder.decode(t);return 2*
i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let n=e.decodeBuffer(t);if(n!==void 0)return n;let o=bo(
t);if(!o)return;let r=new Uint8Array(t);return js(e.encoding,r,o),Jn(e,r,o,it)}function Wc(e,t,n){let o=I(e);z(t,n);let r=!!t?.
fatal,i=!!t?.ignoreBOM;return An(qs(o,n),r,i)}var Hc=(e,t,n)=>Hr(Wc(e,t,n));var uo=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new j(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=h(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#r(g(t,i,s?r:i+4096),
s?n:L.none,o)}}#r(t,n,o){let r=this.#n;this.#t.locate=qu(this.#e.copy(),t,r);let i=new le,s;try{this.#e.transcode(t,n===
L.result?L.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=He(c,h(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
L.result,o),this.#n=n===L.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function qu(e,t,n){
let o=h(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return u=>{for(;u>=f&&d<o;)r=g(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,L.none,l=>{f+=h(l)/2}),a=void 0;return a??=zu(i,r),a[u-c]}}function zu(e,t){let n=h(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Gc(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?Ju(o.from,t,c):0;if(d>0){o.transcode(g(t,c,c+d),L.none,
()=>{});for(let S=0;S<d;S++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=g(t,c,c+1),u=o.copy(),l=0,m=0;o.transcode(a,L.none,
S=>{l===0&&(m=S[0]|S[1]<<8),l+=h(S)/2}),l>0&&(r[i++]=s);let T=m===65533&&s<f?jc(u,a,L.none):void 0,x=T&&T.offset+T.length;
for(let S=1;S<l;S++)r[i++]=x===void 0?s:x+S-1;let E=f-s===2||f<=2;l>0&&!T?s=f+1:(T||E)&&(s=Gc(o))}return r[i]=s,r[i+1]=s+
1,r}function Ju(e,t,n){if(D(e))return h(t)-n;let o=n;if(be(e))for(;t[o]<128;)o+=1;return o-n}var Gc=e=>jc(e,C,L.source)?.
offset??e.position;function jc(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ne)return o;throw o}}function vc(e,t){let n="Failed to execute 'transcode'",o=M(e,n),r=zc(t,n);return el(ye(o),r,n)??ol(o,r,n)}var Zu=2**24,Qu=p(
()=>F()||V()>=26&&!Q()?{fromUTF16:Zu,fromOther:400}:V()>0?{fromUTF16:320,fromOther:160}:A()?{fromUTF16:160,fromOther:80}:
{fromUTF16:64,fromOther:64});function el(e,{from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(n===0?!o:
!r&&!Ae(n)),f=h(e);if(!c||f>nl(t,n)||f>4096&&F()&&tl(e,f,t))return;let d=He(e,f,t,r,i,s);return n===0?$e(d):Qt(d,n)}function tl(e,t,n){
let o=n===37?0:1,r=2*Math.ceil(t/16);for(let i=0;i<t-1;i+=r)if(e[i+o]!==0||e[i+1-o]>=128)return!1;return!0}function nl(e,t){
if(t!==0)return 64;let{fromUTF16:n,fromOther:o}=Qu();return e===38||e===37?n:o}function ol(e,t,n){let{from:o,to:r}=t;return gn(
n,()=>{let i=typeof o=="number"?Yc(new en(o,r,t),H(e)):null;if(i)return i;let s=Jc(o,r,t,n);return Yc(s,Vc(t,e))})}function Yc(e,t){
let n=new le;return e.transcode(t,L.result,r=>n.add(r))===!1?null:n.concatenate()}function Vc({unmappable:e},t){let n=H(
t);return typeof e=="function"?ce(n,0,h(n)):n}function qc(e,t){let n=zc(e,t);return{common:Jc(n.from,n.to,n,t),toBytes:o=>Vc(
n,o)}}function zc(e,t){z(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=sl(n?.from,t),s=!!n?.ignoreBOM,c=il(n?.to),f=io(n?.unmappable,
t,"unmappable"),d=i==="auto"?Qn(e,t):te(i,t),a=c===void 0?0:Dr(te(c,t),c,t);if(o&&!Ae(a))throw new RangeError(`${t}: ${w[a].
name} has no byte order mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function Jc(e,t,n,o){return typeof e==
"number"?Kc(e,t,n,o):new Gr(e,Kc(0,t,n,o))}function Kc(e,t,n,o){let{unmappable:r,losses:i}=n,s=so(r,t,o);if(!s||Ae(t))return new en(
e,t,n);let c=rl(e,n);return new uo(c,t,r,i?.counting(s)??s)}function rl(e,t){return new en(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var il=e=>e===void 0?void 0:I(e);function sl(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return I(e)}var en=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Yo(t,this.
to,this.#n.ignoreBOM,this.#e),qi(t,n),this.#e=de())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Qe,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(xn(this.to)??[]));let a=Math.max(0,Cr.indexOf(c)),u=h(t);try{Yo(this.from,this.to,i,this.#e);for(let l=0;;){
let m=u-l<=65536,T=m&&l===0?t:g(t,l,m?u:l+65536),x=fs(T,r,a,m?n:L.none);d?.addBlock(this.#t+l);let E=x<0?G.written():x;if(E>
0&&o(f(E)),x===-2&&c!=="fatal")return!1;if(x<0&&this.#r(x,l),l+=G.read(),m&&G.finished())break}}catch(l){throw J(l)}this.#e=
n===L.result?null:de(),this.#t=n===L.none?this.#t+u:0}#r(t,n){let o=this.#t+n+G.start();throw this.#e=de(),this.#t=0,t===
-1?new ne(w[this.from].name,o,G.length()):new Le(G.codePoint(),o,w[this.to].name)}},Gr=class{#e;#t=null;#n=!1;#r=null;#o=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#r}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===L.none&&(this.#r?this.#n=!0:this.#t=r)}#s(){return this.#r=null,this.#o=
!1,this.#i.setSource(0,!1),new bt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==L.none);i.length>0&&(this.#i.transcode(
i.concatenate(),L.none,r),this.#o=!0),this.#r=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#o),
this.#i.transcode(s,o,r))}};function jr(e,t,n){let o=ri();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function tn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return jr(e,(o,r)=>r(t.decode(H(M(o,n)),!1,n)),o=>o(t.decode(
C,!0,n)))}var lo=re({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=Hc(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=n,this.#t=tn("TextDecoderStream",n),new.target!==lo&&rt(this,new.target,lo)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),mo=re({TextEncoderStream:class{#e;constructor(){this.#e=Xc("TextEnco\
derStream",new j(0,"fatal"),I),new.target!==mo&&rt(this,new.target,mo)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Xc(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return jr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var Zc=re({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=co(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Xc("LegacyTextEncoderSt\
ream",n,Ce)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Qc=re({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=qc(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new le;
try{gn(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=jr("TranscoderStream",(i,s)=>r(M(
i,o),L.none,s),i=>r(C,L.result,i))}get encoding(){let{decision:e}=this.#e;return e&&w[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var ef=re({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=Rr(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=tn("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&w[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Ut=class{fatal;ignoreBOM;#e;#t;#n=C;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&h(this.#n)===0?t:Ve(this.#n,t);if(!n&&di(r))return this.#n=
r,"";let i=Oe(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new xe(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?g(r,s):r,n,o)}};var tf=re({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=I(e);
z(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ut(te(o,n),r,i);this.#e=s,this.#t=tn("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function nf(e,t){let n="Failed to execute 'findUnmappable'",o=Ce(e,n),r=De(I(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new j(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function of(e){let t=Oe(ye(M(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function Lt(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=M(e,o),i=te(I(t),o);z(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=ye(r);return Oe(f)?new Ut(
i,s,c).decode(f,!0,o):He(f,se(f),i,s,!0,o)}function rf(e){let t=ye(M(e,"Failed to execute 'utf8Decode'")),n=Oe(t);return ff(
n?.encoding===0?g(t,n.bytes.length):t)}function nn(e){return ff(ye(M(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function sf(e){
let t=M(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=ye(t);return He(n,se(n),0,!0,!0)}catch(n){if(n instanceof
ne)return null;throw n}}function cf(e){return ft(arguments.length,1,"Failed to execute 'utf8Encode'"),$e(I(e))}var ff=e=>He(
e,se(e),0,!1,!0);async function df(e=void 0){let t=await e;if(t===void 0)Ho()||await Wo(un,!0);else{let n=cl(t)?await fl(t):t;await Wo(()=>n,
!1)}}var cl=e=>typeof e?.arrayBuffer=="function";function fl(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var al=0,st=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),uf="application/x-www-form-urlencoded",af=p(()=>{
let e=new Set([...Array(32).keys(),127]),t=st(e,' "#<>'),n=st(t,"?^`{}"),o=st(n,"/:;=@[\\]|"),r=st(o,"$%&+,");return{"C0\
 control":e,fragment:st(e,' "<>`'),query:t,"special-query":st(t,"'"),path:n,userinfo:o,component:r,[uf]:st(r,"!'()~")}});
function lf(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=De(I(e),r,"the result of getOutputE\
ncoding()"),s=I(t),f=dt(Object.keys(af()),"argument")(I(n),r,"percentEncodeSet"),d={spaceAsPlus:wn},{spaceAsPlus:a=f===uf}=q(
o,d,r),u=af()[f],l="",m="",T=()=>{al=m.charCodeAt(0),l=pe(l,m),m=""};return new j(i,"fatal").encodeOrFail(s,!0,x=>{for(let E=0;E<
h(x);E++){let S=x[E];a&&S===32?m+="+":S>126||u.has(S)?m+=`%${S.toString(16).toUpperCase().padStart(2,"0")}`:m+=String.fromCharCode(
S)}m.length>65536&&T()},x=>{m+=`%26%23${x}%3B`}),T(),l}var ll=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
qr=e=>ll.test(e),ml=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,pl=p(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function hl(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=pl();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:qr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Yr;function po(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Lt(Uint8Array.from(r),e))}var Kr;function on(e){Kr??=new Uint16Array(65536),Yr??=[po("shift_jis",
136,151,64),po("gbk",176,215),po("big5",164,198,64),po("euc-kr",176,200)];let t=Yr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Kr[i]||hl(r,i);Kr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of Yr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:ml.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var wf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Of=/^(?:GBK|Shift_JIS|Big5|EUC)/,Af=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Nl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Dt="UTF-8",Rl=(e,t,n)=>Math.min(It(e,t,n,"steps")??2,3);function gf(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Ce(e,n),{maxSteps:r}=q(t,{maxSteps:Rl},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Pl(c,r).map(({steps:f,gain:d})=>({text:Tf(o,f,Bf)??o.replace(/[^\r\n]+/g,
a=>Tf(a,f,Jr)??a),path:f.map(({really:a,readAs:u})=>`${a} read as ${u}`).reverse(),score:1-2**(-d/8)}))}function Pl(e,t){
let n=yf(e);if(n>25)return[];let o=on(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>Wl(d,o)).sort(zr);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>kl(e,f.text)).sort(zr).slice(0,5);for(let f of s)f.gain+=.6*yf(f.text);s.sort(zr);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var kl=(e,t)=>[...e].some(n=>!qr(n)&&!t.includes(
n)),Ef=e=>e.match(/[^\0-\x7F]/g)?.length??0;function If(e,t){let n=So(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>So(s,t)).join(""):"",i=.7*Ef(e)<Ef(r)?So(r,t):void 0;return i&&{part:r,bytes:i}}var zr=(e,t)=>t.
gain-e.gain;function Wl({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of wf.entries()){let f=Of.test(c)&&!Af.test(
e)?void 0:If(e,c);if(!f)continue;let{part:d,bytes:a}=f,u=d===e?o:o+on(e)-on(d),m=d.includes(Ne)||Ff(a)?.includes(Ne)?Hl:
Zt(a).candidates;for(let{encoding:T,score:x}of m){if(x<.003)break;if(t.length>0&&T!==Dt&&t[0].really!==Dt)continue;let E=Jr(
a,T,d,!0);if(E===void 0||E===d)continue;let S=n+2.4*Math.log2(x)-s*.25-(T===Dt?-2:1)-(t.length>0?4:0),je=r-u-on(E)+S;i.push(
{text:E,steps:[...t,{really:T,readAs:c}],bits:S,left:u,gain:je})}}return i}function yf(e){if(e.includes(Ne))return 0;let t=Af.
test(e),n=-1/0;for(let o of wf){let i=Nl.test(o)&&Of.test(o)===t?If(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:u}of Zt(c).candidates)a===o||Jr(c,a,s)===s?f+=u:d=Math.max(d,u);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Tf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=So(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var rn="\x7F",Ne="\uFFFD",Hl=[{encoding:Dt,score:.9}];function So(e,t){
if(e.includes(Ne)&&e.includes(rn))return;let n=e.replaceAll(Ne,rn).replace(/[\x80-\x9F]/g,o=>Lt(Uint8Array.of(o.charCodeAt(
0)),t));try{return new j(De(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Bf(e,t,n,o=!1){if(n.includes(
Ne))return t===Dt?$l(e):void 0;try{return new Ct(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Jr(e,t,n,o){
let r=Bf(e,t,n,o);return r===void 0&&t===Dt&&!n.includes(Ne)?Ff(e):r}function Ff(e){let t=nn(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function $l(e){let t=nn(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,rn),
[n,o]=[t.split(rn),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Ne)&&n.length<=o.length+1?t.replaceAll(rn,Ne):void 0}function _f(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";ft(arguments.length,1,o);let r=Tn(I(e)),i=bf(
t,o),s={bigEndian:wn},{bigEndian:c=i!==38}=q(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=Lr(f+2*r.length),[a,u]=c?[0,1]:
[1,0],l=(m,T)=>{d[T+a]=m>>8,d[T+u]=m};i||l(65279,0);for(let m=0;m<r.length;m++)l(r.charCodeAt(m),f+2*m);return d}function Mf(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=M(e,o),i=bf(t,o);z(n,o);let s=!!n?.fatal,c=H(r),f=Gl(c),d=new xe(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new ne(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(g(c,2),!0,o)}`}function Gl(e){let t=Oe(e)?.encoding;return t===0?void 0:t}function bf(e,t){let n=I(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{ef as AutoDecoderStream,tf as DecoderStream,Rc as LegacyTextEncoder,Zc as LegacyTextEncoderStream,Ct as TextDecoder,
lo as TextDecoderStream,ro as TextEncoder,mo as TextEncoderStream,Qc as TranscoderStream,Le as UnmappableError,of as bomSniff,
Lt as decode,_c as decodeAuto,Mf as decodeUTF16,Zt as detectEncoding,Nc as encode,_f as encodeUTF16,w as encodings,nf as findUnmappable,
li as getOutputEncoding,df as initialize,ui as labelToName,sc as localeDefaultEncoding,lf as percentEncodeAfterEncoding,
gf as repairMojibake,wi as resolveEncoding,rc as sniffHTMLEncoding,ic as sniffXMLEncoding,vc as transcode,rf as utf8Decode,
nn as utf8DecodeWithoutBOM,sf as utf8DecodeWithoutBOMOrFail,cf as utf8Encode};
