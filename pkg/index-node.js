var un=(e,t)=>e?.prototype?.[t],ln=e=>un(globalThis.Buffer,e),Ve=ln("ucs2Slice"),pt=ln("ucs2Write"),kt=ln("utf8Slice"),ke=ln(
"latin1Slice"),si=e=>globalThis[e],ci=si("TextDecoder"),Wf=un(ci,"decode"),Ao=si("TextEncoder"),Hf=un(Ao,"encode"),$f=un(
Ao,"encodeInto");function H(e,t=!1,n=!0){let o=new ci(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Wf})}function fi(){let e=new Ao;return Object.defineProperties(e,{encode:{value:Hf},encodeInto:{value:$f}}),e}function _(e){
try{return e()}catch{return}}var g=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,Te=()=>go().includes("Chrom\
e/"),Z=()=>go().includes("AppleWebKit/")&&!Te()&&!(ee()>0);function go(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Q=()=>"Deno"in globalThis,V=()=>go()==="Cloudflare-Workers",Ue=()=>Z()||V(),ee=()=>V()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),xe=()=>ee()<22,Wt=e=>globalThis.process?.getBuiltinModule?.(e),Oo;function di(){let{
TransformStream:e}=globalThis;return e&&e===Oo?e:(Oo=[e,Wt("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Oo)}var Gf=e=>Wt("node:fs").readFileSync(e);function ai(e){try{return Gf(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var mn=()=>ai(()=>new URL("./encoding-prepared.wasm",import.meta.url)),pn="encoding-wasm";var hn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function p(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var T=Kf();function Kf(){let e=hn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var li=p(()=>new Map(T.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),vf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],He=e=>e<36&&e!==33,N=e=>e>0&&e<29,ze=e=>e>=29&&He(e),xn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(T[e].name),Vf=e=>vf.find(([t])=>e>=t)[1];function Je(e){let t=li();return t.get(e)??t.get(hi(zf(e)))}function ne(e,t){
let n=Je(e);if(n===void 0){let o=Fo(e),r=o===void 0?"":` Did you mean '${T[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Vf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${pn}' doesn't include ${T[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var qf=p(
()=>new Map(Array.from(li(),([e,t])=>[Sn(e),t]).reverse()));function Fo(e){let t=Sn(e),n=qf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Sn=e=>hi(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),mi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Be(e){if(e[0]>=239)return mi.find(t=>t.bytes.every((n,o)=>e[o]===n))}function pi({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function En(e){return mi.find(t=>t.encoding===e)?.bytes}function Fe(e){return e===
0||e===37||e===38}function zf(e){let t=0,n=e.length;for(;ui(e[t]);)t+=1;for(;ui(e[n-1]);)n-=1;return e.slice(t,n)}var ui=e=>`\
	
\f\r `.includes(e);function hi(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function xi(e){let t=Je(`${e}`);return t===
void 0?null:T[t].name}function Si(e){let t=Je(`${e}`);return t===void 0?null:T[t!==36&&t!==37&&t!==38?t:0].name}var _o=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Ei=()=>Object.getPrototypeOf(Uint8Array.prototype),yn=e=>_o(Ei(),
e),Mo=e=>_o(DataView.prototype,e),Zf=()=>_o(ArrayBuffer.prototype,"byteLength"),Tn=e=>Ei()[e],yi=yn(Symbol.toStringTag),
wn=yn("buffer"),bo=yn("byteOffset"),Ti=yn("byteLength"),Qf=Tn("includes"),ed=Tn("set"),td=Tn("slice"),nd=Tn("subarray"),
od=Mo("buffer"),rd=Mo("byteOffset"),wi=Mo("byteLength"),Oi=Zf(),x=e=>Ti.call(e);function ce(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:x(e)}var A=(e,t,n=x(e))=>new Uint8Array(wn.call(e),bo.call(e)+t,n-t);function Xe(e,t){
let n=new Uint8Array(x(e)+x(t));return K(n,e),K(n,t,x(e)),n}function Ai(e,t){let n=bo.call(e),o=t+(-(n+t)&3),r=Math.max(
0,x(e)-o)>>2,i=r>0?new Int32Array(wn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var _e=(e,t)=>A(e,0,Math.min(
t,x(e))),K=(e,t,n)=>ed.call(e,t,n),gi=(e,t)=>Qf.call(e,t),id=p(()=>g()?96:Z()?1024:1/0);function fe(e,t,n){if(n-t<=id())
return td.call(e,t,n);let o=new Uint8Array(n-t);return K(o,nd.call(e,t,n)),o}function $e(e,t,n){if(n>24)return fe(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function de(e,t){if(t<=64)return!1;try{return Oi.call(
wn.call(e)),!1}catch{return!0}}var sd="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function M(e,t,n=sd){
if(!ArrayBuffer.isView(e)&&Uo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Ii(e,t){if(ArrayBuffer.isView(
e)&&yi.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function $(e){
if(ArrayBuffer.isView(e))return Co(e);try{return new Uint8Array(e)}catch{return U}}var Oe=e=>e instanceof Uint8Array?e:$(
e);function Co(e){try{return yi.call(e)===void 0?new Uint8Array(od.call(e),rd.call(e),wi.call(e)):new Uint8Array(wn.call(
e),bo.call(e),Ti.call(e))}catch{return U}}var U=new Uint8Array;function Uo(e){try{return Oi.call(e)}catch{}try{return wi.
call(new DataView(e))}catch{return}}function q(e,t,n){z(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function z(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var I=e=>`${e}`;function On(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function De(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}var An=e=>e===void 0?void 0:!!e;function ht(e,t,n){if(e>=t)return;let o=t===1?"argum\
ent":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function xt(e,t="option"){return(n,o,r)=>{
if(n===void 0)return e[0];let i=I(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} \
'${r}' can't be '${i}'; use one of '${s}'.`)}}var cd=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],fd=p(()=>new Map(cd.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function dd(e){return Je(e)??fd().get(Sn(e))??Fo(e)}function Bi(e){let t=dd(I(e));return t===void 0?null:T[t].name}var Lo=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#n=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#o=0;#i=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=N(t)&&!n}accept(t){_(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,newViewDecoder:n,
canFail:o,most:r}){this.decoder??=t(this.fatal,this.ignoreBOM),this.viewDecoder??=n?.(this.fatal,this.ignoreBOM)??this.decoder,
this.#i=this.fatal&&o&&!this.decoder.fatal,this.most=r,this.mostAtOnce=this.#i?-1:r,this.isWatched=this.onlyASCII||g()}watch(t,n){
if(this.onlyASCII){t.length!==n&&this.pause();return}this.#t=2*n<=this.mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=
this.#n,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=!1,this.isWatched=!0,this.#t=0,this.#n=Math.min(
2*this.#n,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1,this.takesAnything=!1,this.#t=0}pauseLong(){
this.pause(),this.#o=15,this.decoder=void 0,this.viewDecoder=void 0}reconsider(t,n){let o=this.#r;this.#o>0?this.#o-=1:o&&
n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:n}=t;if(n<this.#e||n>this.mostAtOnce)
return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,n):this.takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,
o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&de(t,n)))try{let o=this.viewDecoder.decode(t),r=this.#i&&o.includes(
"\uFFFD");return r?this.pauseLong():this.isWatched&&this.watch(o,n),r?void 0:o}catch{this.pauseLong();return}}},Fi=[],No=[];
function In(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=No[o];if(r)return r;let i=new Lo(e,t,n);No[o]=i;let s=Fi[e];return s&&i.accept(
s),i}function St(e,t){Fi[e]=t;for(let n=0;n<4;n++)No[4*e+n]?.accept(t)}var oe=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function Bn(e,t){try{return t()}catch(n){throw n instanceof oe?n.toTypeError(e):n}}var md=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,_i=Symbol.for("encoding-wasm.UnmappableError"),Ne=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${md(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&_i in o}[_i](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var re=new Uint8Array(512),Ro=[];function Po(e){return Ro[e]??=A(re,0,e),Ro[e]}function Mi(e,t,n){return t>re.length?A(e,
0,n):(e!==Ro[t]&&K(re,e),Po(n))}function Ze(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Di(e,t,n){let{memory:o}=e,r=Fn(a=>Ed(a,n),o,t),i=Fn(Td,o,t);if(r&&i){let a=Q()?1/0:64;return{...i,read:(u,l)=>(l<
128?r:i).read(u,l),write:(u,l)=>(u.length<a?r:i).write(u,l),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:Q()?r.
writeBytes:void 0,mostByTable:512}}let s=ko(o);if(r)return g()?yd(r,Fn(Ci,o,t)):r;let c=i??Fn(Ci,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u),collect:i?.collect};return i?xd(d,e,t):d}var xd=(e,t,n)=>({
...e,readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(i,r,s);return c<
0?null:e.read(n,c)},readsInput:!0,mostByTable:512});function Fn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),ko(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Sd="str\
ings";function Ed(e,t){let[n]=WebAssembly.Module.customSections(t,Sd),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function yd(e,t){let{read:n,
readBytes:o}=e;return{...e,collect:t?.collect,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Td(e){let[t,n]=[Ve,pt],o=new Uint8Array(
e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(
r(),i,s,2*i.length),most:1/0,collect:Li(e,(i,s)=>t.call(i,0,s))}}function Li(e,t){let n;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,d){K(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}function Ci(e){let t=H("utf-16le"),{write:n,most:o}=ko(e),r=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=Li(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function ko(e){let t=new Uint16Array(
e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Ze(
i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){
let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var _n,E,Ho,Ni,Ri,k,v={input:0,units:0,output:0},$t=0,Mn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function Ae(e,t){
Mn.name=e,Mn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&Od(),B.isBusy=!0}function Od(){try{$i(),_n??=Wi(Id(mn())),Hi(
new WebAssembly.Instance(_n),_n)}catch(e){throw Gi(e)}}async function $o(e,t){try{$i();let n=e(),o=Pi(n)?n:await WebAssembly.compile(t?n:gd(n));Wi(o);let r=await WebAssembly.instantiate(
o);if(Go())return;Hi(r,o),_n=o}catch(n){throw Gi(n)}}var Ad=[0,97,115,109];function gd(e){let t=$(M(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(Ad.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Go=()=>!B.isBusy;function Id(e){return Pi(e)?e:new WebAssembly.Module(e)}function Pi(e){try{return WebAssembly.
Module.customSections(e,ki),!0}catch{return!1}}var ki="encoding-wasm";function Wi(e){let[t]=WebAssembly.Module.customSections(
e,ki),n=`${pn} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Hi({
exports:e},t){E=e,Wo=WebAssembly.RuntimeError,v.input=E.input(),v.units=E.units(),v.output=E.output(),Yi(),k=Di(E,v.units,
t),$t=Math.min(E.units_length(),k.most),B.isBusy=!1}function $i(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Gi(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(Bd(e))return new RangeError(`encoding-wasm: ${ji} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ji="no memory \
for WebAssembly; free some, and call again",Bd=e=>e instanceof RangeError&&/memory/i.test(e.message);function Gt(){return Yo(),
Ho}function bn(){return Yo(),Ni}function jo(){return Yo(),Ri}function Yo(){Ho[0]===void 0&&Yi()}function Yi(){let{buffer:e}=E.
memory;Ho=new Uint8Array(e),Ni=new Uint8Array(e,v.input,65536),Ri=new Int32Array(e,E.codec(),E.codec_length()>>2)}function Cn(e,t){
return Ae(e,-1),jt(t)}function jt(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw J(t)}}var Wo;function J(e){if(!B.
isBusy||!Wo||!(e instanceof Wo))return e;let t=T[Mn.encoding]?.name,n=`${Mn.name}${t?` of ${t}`:""} failed`;return Fd()?
new RangeError(`encoding-wasm: ${n}: ${ji}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Fd(){try{return E.memory.grow(32),
!1}catch{return!0}}function Un(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>
10}function ae(e=null){let t=jo();return Xi(t,e??new Int32Array(t.length))}function Ji(){return E.held()!==0?ae():(B.newCodec=
Yt,null)}var Ko=e=>Xi(e,jo());function Xi(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function et(e,t){Zi(e,t)||(Ae(
"decoding",e),t?Ko(t):E.new_decoder(e),Yt=e===33||e===36?NaN:e)}var Yt=NaN;function Zi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function Dn(e,t){Zi(~e,t)||(Ae("encoding",e),t?Ko(t):E.new_encoder(e),Yt=~e)}function vo(e,t,n,o){
Ae("transcoding",e),o?Ko(o):E.new_transcoder(e,t,+n)}function Qi(e,t){E.set_source_encoding(e,+t),B.isBusy=!1}function Tt(e){
let t=x(e),n=E.alloc(t)>>>0;return K(Gt(),e,n),[n,t]}var Cd=p(()=>Uint8Array.from(hn,e=>e.charCodeAt(0))),Ki,es=e=>Cn("s\
niffing",()=>(Ki!==E&&E.give_labels(...Tt(Cd())),Ki=E,e())),ts=(e,t,...n)=>es(()=>E.sniff_html(...Tt(e),t,...n)),ns=(e,t,n)=>es(
()=>E.sniff_xml(...Tt(e),t,n));var os=(e,t)=>Cn("sniffing",()=>E.default_for(...Tt(e),t)),rs=()=>Ae("detection",-1);function is(e,t){try{E.feed_detector(
...Tt(e),+t)}catch(n){throw J(n)}}var ss=(e,t,n,o)=>jt(()=>{let r=f=>f?Tt(f):[0,0],i=E.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=E.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function tt(e,t,n,o,r){
Qe(e,t),B.isBusy=!0;let i=E.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Yt),zo(i)}var ge={encoding:-1,source:0,most:0,mostWithASCII:0,owner:void 0};function Ln(e,t,n){if(ge.encoding!==e||ge.owner!==E||B.
isBusy){try{Ae("decoding",e),ge.owner=E;let r=k.readBytes?E.byte_table(e):0;ge.source=k.readsInput?e:r,ge.mostWithASCII=
r===0?0:k.mostByTable??1/0,ge.most=r>0&&xn(e)?1/0:ge.mostWithASCII,ge.encoding=e}catch(r){throw J(r)}B.isBusy=!1}if(n>ge.
mostWithASCII&&(n>ge.most||Un(t,n)))return;if(n<=65536)return Qe(t,n),vi(n);if(k.most>$t)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);Qe(A(t,r,r+i),i),o=Se(o,vi(i))}return o}function nt(e,t,n,o){return Cn("decoding",()=>{
let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(4*r,65536,t-i)),Qe(r===t?e:A(e,i,i+r),r),!E.is_free_of(r,
n,o))return!1;return!0})}function Vo(e,t){let n=-1,o,r;function i(s){try{return Ae(e,s),n=s,r=E,o=t(s),B.isBusy=!1,o}catch(c){
throw J(c)}}return s=>s===n&&r===E&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Nn=Vo("encoding",e=>{let t=E.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=E.memory;return N(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),cs=Vo("encod\
ing",e=>{let t=E.unit_table(e)>>>0,n=new Uint8Array(65536);return K(n,new Uint8Array(E.memory.buffer,t,16384)),n}),ot=Vo(
"decoding",e=>{let t=N(e),n=(!t?E.pair_table(e):E.byte_table(e))>>>0;return n>0?new Uint16Array(E.memory.buffer,n,t?256:
65536):void 0}),vi=e=>k.readBytes(v.input,e,ge.source);function Se(e,t){try{return e+t}catch(n){throw qo(n)}}var qo=e=>new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:e}),
fs=e=>e+65536+3<=$t,ds=e=>e>$t&&e<268435456?k.collect?.(e+3):void 0,as=()=>v.units,us=()=>Gt()[v.units]|Gt()[v.units+1]<<
8,wt=(e,t)=>k.read(v.units+2*e,t-e),Kt=(e,t,n,o=0)=>k.write(e.slice(t,n),v.units+2*o);function ls(e,t){if(!B.isBusy&&!k.
writeBytes)return;Ae("encoding",t);let n=k.writeBytes?.(e,v.output,E.unit_table(t));return B.isBusy=!1,n===e.length?rt(n):
void 0}function Rn(e,t,n,o){B.isBusy=!0;let r=E.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&j.finished()&&(B.newCodec=
Yt),zo(r)}var L={none:0,source:1,result:2};function ms(e,t,n,o){let r=x(e);Qe(e,r),B.isBusy=!0;let i=E.transcode_block(r,
+t,n,o);return B.isBusy=!1,zo(i)}function Qe(e,t){let n=bn();if(t>8)try{K(n,e)}catch{K(n,A(e,0,t))}else for(let o=0;o<t;o++)
n[o]=e[o]}function zo(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
return e}var rt=e=>$e(Gt(),v.output,e);var j={finished:()=>E.finished()!==0,read:()=>E.read(),written:()=>E.written(),codePoint:()=>E.code_point(),start:()=>E.
start(),length:()=>E.length()};var W=new Uint8Array(256);function st(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return ps(W,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return ps(n,o,e);n[o]=r}return n}function ps(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)W[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)W[r++]=s;else if(s<2048)W[r++]=
192|s>>6,W[r++]=128|s&63;else if(!be(s))W[r++]=224|s>>12,W[r++]=128|s>>6&63,W[r++]=128|s&63;else{let c=er(n,i);c>=65536&&
(i+=1),r=tr(c,W,r)}}return $e(W,0,r)}var Ss=p(()=>pt||g()||Z()?96:V()?1024:128),Qo=p(()=>Ue()||g()||F()?65536:128),Dd=p(
()=>new Uint8Array(2*Qo()));function Es(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var Ld=p(V);function ys(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(Ld()?nt(o,n,0,255):!gi(o,0))?o:void 0}function Ts(e,t){let{length:n}=e,o=2*n<=256?W:
Dd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return $e(o,0,r)}var Nd=e=>e===14||e===15||e===27;function ws(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,W[o]=27,W[o+1]=r?36:40,W[o+
2]=66,o+=3),r){if(!(c>=41216))return;W[o]=c>>8&127,W[o+1]=c&127,o+=2}else{if(Nd(s))return;W[o]=c,i<n&&(o+=1)}}return $e(
W,0,o)}var be=e=>(e&63488)===55296;function er(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var vt=e=>e<128?1:e<2048?2:e<65536?3:4;function tr(e,t,n){if(e<128)return t[n]=e,n+1;let o=vt(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Os=new Uint8Array(128),ue=Rd(
Os);function Rd(e){return new Uint16Array(e.buffer)}var kn=p(()=>ct()?0:18),Pd=p(()=>xe()?54:Q()||!(ee()>=22||Ue())?64:32),
kd=p(()=>Z()?64:32),Wd=p(()=>Z()?36:18),Wn=(e,t)=>(e[0]&e[t>>1])>=128;function As(e,t,n){return n?t<=8:t<=Wd()||t<=kd()&&
(Wn(e,t)||jn())}var Hn=(e,t)=>t<=18||t<=64&&Wn(e,t)&&t<=Pd(),le={length:0,bytes:0};function At(e,t,n,o){if(e[0]<128&&ct())
return or(e,t)?ke.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return Jo(e,s,t,n,o,r);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=
64||!d&&(c<2048||be(c)||c===65279))return Jo(e,s,t,n,o,r)}ue[r++]=c}return qt(r)}function gs(e,t,n){if(t%2>0)return;let o=0;
for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(be(i))return;ue[o++]=i}return qt(o)}function Jo(e,t,n,o,r,i){
let s=nr();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===
224?160:f===240?144:128,m=f===237?159:f===244?143:191,y=f,S=0;for(;S<d&&c<n;S++,c++){let O=e[c];if(O<l||O>m)break;y|=O<<
8*(S+1),l=128,m=191,a=a<<6|O&63}if(S<d){if(c===n&&!o){if(f===239)return;Bs(y,1+S);break}u=!0}if(u&&r||(u&&(a=65533),a===
65279))return;a>65535&&(ue[i++]=55232+(a>>10),a=56320|a&1023),ue[i++]=a}return qt(i)}function $n(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=ot(o),!r)return;if(d=r[f],be(d)){if(s<t)d=r[f|e[s++]<<8];else if(!n&&Gn(f,o))
break;if(be(d))return Hd(e,c,t,n,i,o,r)}}ue[i++]=d}return qt(i)}function Is(e,t,n){let o=ot(n);if(!o)return;let r=t-1,i=0,
s=0;for(;s<r;){let c=e[s],f=o[c|e[s+1]<<8];if(be(f))return;s+=be(o[c])?2:1,ue[i++]=f}if(s===r){let c=o[e[s]];if(be(c))return;
ue[i++]=c}return Ze(ue,0,i)}function Hd(e,t,n,o,r,i,s){let c=nr();for(let f=t;f<n&&r<=c;){let d=e[f++],a=d<128?d:s[d];if(be(
a)){if(f===n&&!o&&Gn(d,i))break;let u=f<n?e[f]:0;if(a=s[d|u<<8],!be(a))f+=1;else if(Gd(a))a=65533;else{let m=f+2<n&&i<=30?
$d(d,u,e[f+1],e[f+2]):0;if(m===0)return;ue[r++]=55232+(m>>10),a=56320|m&1023,f+=3}}ue[r++]=a}return qt(r)}function $d(e,t,n,o){
let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Gd=e=>e>=57088&&e<=57216;function Vt(e,t){for(let n=1;n<=3&&n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function gt(e,t,n){return le.length=0,Jo(e,t,n,!1,!0,0)===""}function Gn(e,t){
let n=t!==32||e<144||e>160;return n&&Bs(e,1),n}function Bs(e,t){le.length=t,le.bytes=e}function qt(e){if(e<3||e<=18&&!ct())
return Ze(ue,0,e);if(jn())return Ve.call(Os,0,2*e);if(!(e>nr()))return Ze(ue,0,18)+Ze(ue,18,e-18)}var nr=p(()=>jn()?1/0:
36),ct=p(()=>F()&&jn()),jn=p(()=>_(jd)===!0);function jd(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(Ve)==="a\uFEFF\uD83D"&&t(ke)==="a\0\xFF\xFE=\xD8"}function or(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}function Ie(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var Yd=Kd();function Kd(){let e=kt;return t=>e.call(t)}var Yn=class{fatal;ignoreBOM;constructor(t,n){this.fatal=t,this.ignoreBOM=
n}decode(t){let n=Yd(t);if(this.fatal&&n.includes("\uFFFD"))throw new TypeError;return n.charCodeAt(0)===65279&&!this.ignoreBOM?
n.slice(1):n}};var vn=p(()=>_(ta)),It=p(()=>_(na)),Xd=p(()=>_(pa)),Zd=p(()=>_(ha));function Fs(e,t,n){let o=_s(e);if(!(!o||n<24||de(t,n))&&
!(e===0&&Cs(t,n)))return o.takes?.(t,n)===!1?void 0:o}function _s(e){return e===0?It():e===38?Xd():e===37?Zd():void 0}function fr(e,t,n,o){
if(le.length=0,o&&t>8192||t>1024&&(de(e,t)||Cs(e,t)))return;let r=It();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=Vt(
e,t);if(!(i<t&&(n||!gt(e,i,t))))try{let s=r.decodesStart&&i<8192&&!o,c=i===t||s?e:Mi(e,t,i),f=o?r.decodeOrFail(c,i):r.decodeQuickly(
c,i);return t>256&&f!==void 0&&dr(c,i,f),f}catch{return}}function Ms(e,t,n){let o=_s(e);if(!(n%2>0||!o?.takes?.(t,n)||de(
t,n)))return o.decode(t,!0)}var bs=!1;function Cs(e,t){if(t<8192||Qd()||t<131072&&!bs)return!1;let n=0,o=Math.ceil(t/8);
for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}var Qd=p(Z);function dr(e,t,n){t>=8192&&(bs=ea(n)),
ar(e,t,n)}function ea(e){let t=0,n=Math.floor(e.length/8);for(let o=0;o<8;o++)e.charCodeAt(o*n)===65533&&t++;return t>1}
function ta(){let{isAscii:e}=Wt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function na(){let e=xe(),t=e?vn():void 0;if(e&&!t)return;let n=H("utf-8"),o=_(ia),r=h=>n.decode(h),i=fa(r),s=ra(
i,o),c=t&&((h,C)=>Ie(h,C)&&t(h)),f=c??aa(),d=c?(h,C)=>C>256?c(h,C):Ns(h,C)&&!(C>54&&Wn(h,C)):f,a=Uint8Array.of(...Us,...Ls.
flat()),u=`${Ds}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.of(97,127),m=i(a,a.length)===u&&r(a)===u&&n.decode(a.buffer)===
u&&i(l,2)==="a\x7F"&&rr(h=>s(h,h.length)),y=ke;if(!m||t&&y.call(l)!=="a\x7F")return;let S=(h,C)=>H("utf-8",h&&o!==void 0,
C),O=Kn()?(h,C)=>new Yn(h,C):void 0;return St(0,{newDecoder:S,newViewDecoder:O,isRight:(h,C)=>[S,O].every(ve=>!ve||sa(ve(
h,C))),canFail:!0,...oa()}),{decode(h,C){try{return t?y.call(h):(C?s:r)(h,x(h))}catch{return}},decodeQuickly:i,decodesStart:Kn(),
decodeOrFail:s,takesQuickly:d,takes:f,completeLength:Vt}}function oa(){return F()?ft(1):Q()?{...ft(257),leastBeyondASCII:65,
leastOfBuffer:8192}:xe()?{...ft(19),most:2048,onlyASCII:!0}:Te()?{...ft(48),leastOfBuffer:48,onlyASCII:!0}:V()?{...ft(33),
most:1023}:Kn()?{...ft(33),leastOfASCII:19}:ft(33)}var ft=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,
onlyASCII:!1});function ra(e,t){let n=ca(e),o=F()||Ue();return t&&o?r=>t.decode(r):n}function ia(){let e=H("utf-8",!0);return rr(
n=>e.decode(n))&&rr(({buffer:n})=>e.decode(n))&&!Q()?e:void 0}var sa=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let n=Uint8Array.of(...st("\uFEFF"),...st(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),rr=e=>e(
Uint8Array.from(Us))===Ds&&Ls.every(t=>_(()=>e(Uint8Array.from(t)))===void 0),Us=[239,187,191,97,230,188,162,240,159,146,
169],Ds="\uFEFFa\u6F22\u{1F4A9}",Ls=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],ca=e=>(t,n)=>{
let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function fa(e){let[t,n]=[kt,ke];return xe()?(o,r)=>r>256?n.call(o):t.
call(o,0,r):Kn()?(o,r)=>r<8192?t.call(o,0,r):e(o):!t||!Q()?e:(o,r)=>Ns(o,r)?t.call(o):e(o)}var Kn=()=>kt!==void 0&&ee()>
0&&!Q()&&!F(),Ns=(e,t)=>t<=64||t<=256&&Ie(e,t);function da(e,t){if(t<64)return!1;if(Ie(e,t))return!0;if(t<256)return!1;let n=0,
o=0,r=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}
return n>8||t>=768&&r===0&&n>=3*o}function aa(){return Te()?da:V()?ma:g()?ua:void 0}function ua(e,t){if(t<524288)return!0;
let n=0,o=Math.ceil(t/64);for(let r=0;r<t;r+=o)e[r]>=206&&(n+=1);return n>4||_(()=>nt(e,65536,128,128))!==!1}var la=p(V),
ir=0;function ar(e,t,n){t<1024||!la()||!Ie(e,t)||(ir=n.length===t?0:ir+1)}function ma(e,t){if(t<1024)return!0;if(Ie(e,t))
return ir<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function pa(){
return g()||Ue()?Rs(!1):xa()}function ha(){return g()?Rs(!0):void 0}function xa(){let e=Ve,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=xe()?512:1/0;return Ps(!1,(i,s)=>s<=o||Ie(i,s)&&vn()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.
length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Rs(e){let t=H(e?"utf-16be":"utf-16le"),o=[65279,55357,
28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Ps(e,()=>!0,
(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var Ps=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,
r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var X={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},ur=1;function Vn(e,t,n,o){return t>=
ur?Sa(e,t,n,o):void 0}function Sa(e,t,n,o){if((X.encoding!==o||X.owner!==E||B.isBusy)&&!Ea(o)||t>X.most&&(t>X.mostBeyondASCII||
Ie(e,t)))return;Qe(e,t);let{readBytes:r,readPairs:i}=k;if(!!0||!X.isOfPairs)return r(v.input,t,X.source);let{piece:s}=X,
c=i(v.input,t,X.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=bn();if(c.length===s){let a=f[t],u=i(v.input+t-
a,a,X.source,+!n,s);if(u===null)return;c+=u}return f[t]===0||Gn(f[t-1],o)?c:void 0}function Ea(e){return B.isBusy?!1:k.readPairs?
(Ae("decoding",e),jt(()=>{let t=N(e);X.isOfPairs=!t;let n=t?E.byte_table(e):E.pair_table(e);X.source=k.readsInput?e:n;let o=zt(
e);return ur=o.least,X.piece=o.piece,X.most=n>0?o.any:0,X.mostBeyondASCII=n>0?o.beyondASCII:0,X.owner=E,X.encoding=e,!0})):
(ur=1/0,!1)}var ya=p(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!k.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(g()){let n={...e(72),piece:k.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}if(k.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(xe()?18:256),multi:n}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(F()?0:256),single:e(256),multi:t}});function zt(e){let{windows1252:t,
single:n,multi:o}=ya();return e===21?t:N(e)?n:o}var pr=p(()=>F()?0:Ue()||xe()?8:Te()?352:18),Ta=p(F);function Hs(e,t,n){if(n>64)return Ie(t,n)?wa(e,t,n):void 0;if(n<=kn()||
(t[n>>1]|t[n-1])>=128||!or(t,n))return;let o=Zn();return o?o.call(t,0,n):Ln(e,t,n)}function wa(e,t,n){let o=Zn(),r=N(e);
if(!(n<512&&(r||!o))&&!(e===21&&zn>0)&&!(r&&Ks(e))&&!de(t,n))try{return vn()?.(t)??nt(t,n,128,128)?o?o.call(t):It()?.decodeQuickly(
t,n):void 0}catch{return}}var qn=[],lr=[];function $s(e,t,n){if(!(lr[e]===null||n<=pr())&&!(n>=512&&n>js(e)))return lr[e]??=
Ia(e),Xn(lr[e],t,n)}function Gs(e,t,n){return n<512?(Ta()?mr(e,t,n):void 0)??Ln(e,t,n)??mr(e,t,n)??ks(e,t,n):mr(e,t,n)??
(_a(e)?ks(e,t,n):void 0)??Ln(e,t,n)}var zn=0,Oa=p(()=>hr()?8192:512),Aa=e=>zn>0&&e<Oa();function mr(e,t,n){let o=Zn();if(!o||
e!==21)return;if(Aa(n)){zn-=1;return}let r=Fa(t,n);if(zn=r?0:15,!!r&&!de(t,n))try{return o.call(t)}catch{return}}var ks=(e,t,n)=>Xn(
Ys(e),t,n);function Xn(e,t,n){if(!(!e||n>1024&&de(t,n)))try{return e.decode(t)}catch{return}}var ga=p(()=>F()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function js(e){if(Ks(e))return 8192;let{windows1252:t,other:n}=ga();return e===
21?t:n}function Ia(e){let t=Ua(e)?Ys(e):null;if(t){let n=Jn(e,Jt()).includes("\uFFFD"),o=Math.max(pr(),zt(e).any)+1;St(e,
{newDecoder:r=>r&&n?H(T[e].name,!0):t,isRight:r=>!(r&&n)||La(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:g()?
1:pr()+1,most:js(e),onlyASCII:!1})}return t}function Ys(e){return qn[e]===void 0&&(qn[e]=null,qn[e]=_(()=>Da(e))??null),
qn[e]}var Zn=p(()=>_(Ba));function Ba(){let e=ke,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function Fa(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||nt(e,
t,128,224)}var _a=e=>e===21?hr():Ma()||ba()&&xn(e),Ks=e=>!Zn()&&(e===21?hr():Ca()),Ma=p(()=>g()||Z()),ba=p(()=>V()||F()),
Ca=p(g),hr=p(()=>g()||F()||!(ee()>0)),Ua=e=>g()||F()||Ue()||xe()||Te()&&e===21,Jt=()=>Uint8Array.from({length:256},(e,t)=>t);
function Jn(e,t){let n=ot(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function Da(e){let t=H(T[e].name),n=r=>t.
decode(r)===Jn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return Jt().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function La(e){
let t=Jn(e,Jt()),n=Jt().filter(f=>t[f]!=="\uFFFD"),o=H(T[e].name,!0),r=f=>_(()=>o.decode(f)),i=f=>r(f)===Jn(e,f),s=Uint8Array.
from({length:4096},(f,d)=>n[d%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
Jt().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}function Sr(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
r)<128?n(o,r):void 0}case 3:{let r=e[1],i=e[2];return(o|r|i)<128?n(o,r,i):void 0}case 4:{let r=e[1],i=e[2],s=e[3];return(o|
r|i|s)<128?n(o,r,i,s):void 0}case 5:{let r=e[1],i=e[2],s=e[3],c=e[4];return(o|r|i|s|c)<128?n(o,r,i,s,c):void 0}case 6:{let r=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|r|i|s|c|f)<128?n(o,r,i,s,c,f):void 0}case 7:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|r|i|s|c|f|d)<128?n(o,r,i,s,c,f,d):void 0}case 8:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
r|i|s|c|f|d|a)<128?n(o,r,i,s,c,f,d,a):void 0}case 9:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(o|
r|i|s|c|f|d|a|u)<128?n(o,r,i,s,c,f,d,a,u):void 0}case 10:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(o|r|i|s|c|f|d|a|u|l)<128?n(o,r,i,s,c,f,d,a,u,l):void 0}case 11:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],m=e[10];return(o|r|i|s|c|f|d|a|u|l|m)<128?n(o,r,i,s,c,f,d,a,u,l,m):void 0}case 12:{let r=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],y=e[11];return(o|r|i|s|c|f|d|a|u|l|m|y)<128?n(o,r,i,s,c,f,d,a,u,l,m,y):
void 0}case 13:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],y=e[11],S=e[12];return(o|r|i|
s|c|f|d|a|u|l|m|y|S)<128?n(o,r,i,s,c,f,d,a,u,l,m,y,S):void 0}case 14:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],m=e[10],y=e[11],S=e[12],O=e[13];return(o|r|i|s|c|f|d|a|u|l|m|y|S|O)<128?n(o,r,i,s,c,f,d,a,u,l,m,y,S,O):void 0}case 15:{
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],y=e[11],S=e[12],O=e[13],h=e[14];return(o|r|i|
s|c|f|d|a|u|l|m|y|S|O|h)<128?n(o,r,i,s,c,f,d,a,u,l,m,y,S,O,h):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],m=e[10],y=e[11],S=e[12],O=e[13],h=e[14],C=e[15];return(o|r|i|s|c|f|d|a|u|l|m|y|S|O|h|C)<128?n(o,r,i,
s,c,f,d,a,u,l,m,y,S,O,h,C):void 0}}}function Er(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
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
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var vs;function Tr(e,t,n){return vs??=Na(),vs(e,t,n)}function Na(){let e=It(),t=!(e&&F());return(n,o,r)=>{if(t&&Hn(n,o)){
let i=(o<=16&&n[0]<128?Sr(n,o):void 0)??At(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var yr=[];function Vs(e,t,n){if(ct())return;let o=yr[n];if(o)return Er(
e,t,o);let r=Sr(e,t);if(r!==void 0||!N(n))return r;let i=ot(n);if(i)return yr[n]=new Uint16Array(i),Er(e,t,yr[n])}function dt(e,t,n,o=!1){
try{et(e,null);let r=tt(t,n,0,o,!0);return r<0?void 0:wt(0,r)}catch(r){throw J(r)}}function qs(e,t,n,o){le.length=0;let r=n?
t:Vt(e,t);return r===t||gt(e,r,t)?dt(0,e,r,o):void 0}var Zt=p(()=>g()?{any:2048,markup:1/0,leastInStream:16}:V()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:F()?2048:
Z()?112:0,leastInStream:40}),Or=()=>Zt().markup>0,Ar=(e,t)=>t>=Zt().leastInStream&&Zs(e,t);function zs(e,t,n){Zt().any>0&&
ze(e)&&Ar(t,n)&&Qt(e,n)}var Wa=p(()=>Or()?1/0:33),Js=(e,t,n)=>e>=29&&e<36&&n>=Wa()&&t[0]>=128,gr=[],Xs=(e,t,n)=>Zs(t,n)&&
Qt(e,n)?Xn(gr[e],t,n):void 0;function Zs(e,t){let{any:n,markup:o}=Zt();return t<=n||t<=o&&Un(e,t)}function Qt(e,t){return gr[e]?
!0:(Ha(e,t),!1)}var Xt=[];function Ha(e,t){Xt[e]===void 0&&(Xt[e]=_(()=>Ka(e))??null);let n=Xt[e];n&&(n.credit+=Math.min(
t/64,1)+t/512,!(n.credit<64)&&(n.credit=0,Xt[e]=null,_(()=>{let{value:o}=n.sequences.next();o?n.decoder.decode(o)===dt(e,
o,x(o))&&(Xt[e]=n):$a(e,n.decoder)})))}function $a(e,t){gr[e]=t;let{any:n,piece:o}=zt(e);St(e,{newDecoder:r=>r?H(T[e].name,
!0):t,isRight:r=>!r||Ga(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,
most:Zt().any,onlyASCII:!1})}var Ga=e=>ja.every(t=>Ya.every(n=>{let o=H(T[e].name,!0),r=Uint8Array.of(97,t,...n);return _(
()=>o.decode(r))===dt(e,r,r.length,!0)})),ja=[128,129,142,143,161,224,255],Ya=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ka=e=>({decoder:H(T[e].name),sequences:Va(e),credit:0}),va=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],wr=[10,164,162];function*Va(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of va)yield Uint8Array.of(...i,...wr);for(let i=128;i<=255;i++)yield at([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield at([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield at([i,i],[s,
s],o,n);for(let i=133;i<=254;i+=8)yield at([i,Math.min(i+7,254)],n,r,n);yield at([227,227],[50,50],o,n),yield at([129,129],
[48,48],t),yield at([129,129],[48,48],r,t)}}function at(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+
wr.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);r.set(wr,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var Ee=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#n=0;#r=!1;#o;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#o=r}get name(){return T[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#r=!1,this.#o=0}decode(t,n,o){let r=ce(t);if(!this.#e){if(this.#r&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<
128){let s=Tr(t,r,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=r,s}let i=this.#n===0?this.#c(
t,r,n):this.#l(t,r,n);if(i!==void 0)return n||this.#E(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#o!==0&&this.
reset();let{encoding:r}=this,i=n<=256;if(r===0&&n>0){let s=i?Tr(t,n,this.fatal)??dt(r,t,n,this.fatal):fr(t,n,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#u(s):s}else{let s=n>0?Qs(t,n,!0,r):void 0,f=s===void 0&&!(i&&Js(r,t,n))?this.#f(
t,n,!0):this.#d(s);if(f!==void 0)return f;let d=i&&!Fe(r)?dt(r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#a(t,n,o,r);if(a!==void 0)return a;let u=this.#n+n;if(n>0&&u<=re.length)return this.#y(
t,u,o,r);this.#T()}let i=this.#e,s=this.#r,c=this.#o,f="";try{f=this.#w(t,n,o)??this.#h(t,n,o)}catch(a){throw this.#e=i,
this.#r=s,this.#o=c,J(a)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#o=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;le.length=0;let i=n>0&&r!==0?Qs(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#d(i)}#f(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=Hn(t,n)?At(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#u(this.#m(
t,n,o))}if(r===38||r===37){let c=n<=36?gs(t,n,r===37):Ms(r,t,n);return this.#u(c)}if(!He(r))return;let i=N(r),s=!i&&n<=(t[0]<
128?kn():18)?$n(t,n,o,r):Ja(r,i,t,n,o);return this.#d(s)}#m(t,n,o){return fr(t,n,o,this.fatal)??(n<=256?qs(t,n,o,this.fatal):
void 0)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#u(t){return!this.#r&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(!(n===0||r>re.length))return le.length=0,n>16?this.#p(
t,r,o):(this.#x(t,r),this.encoding===0?At(re,r,o,this.fatal):this.#d(Vn(re,r,o,this.encoding)??$n(re,r,o,this.encoding)))}#p(t,n,o){
let r=this.#S(t,n);return this.encoding===0?this.#m(r,n,o):this.#d(Vn(r,n,o,this.encoding))}#a(t,n,o,r){if(this.encoding!==
0)return;let i=this.#o,s=this.#r,c=this.#t,f=this.#n,d=c&255,a=d<224?2:d<240?3:4;if(f+n<=a)return;this.#x(t,a);let u=At(
re,a,!0,!0);if(u===void 0)return;let l=a-f;this.#n=0,this.#o+=l,this.#r=!0;try{return Se(u,this.decode(A(t,l),o,r))}catch(m){
throw this.#r=s,m instanceof oe||m instanceof TypeError||(this.#e=null,this.#o=i,this.#t=c,this.#n=f),m}}#x(t,n){re[0]=this.#t,
re[1]=this.#t>>8,re[2]=this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)re[r]=t[r-o]}#S(t,n){return this.#x(t,this.#n),K(re,
t,this.#n),Po(n)}#E(t){this.#o+=t,this.#r||=this.#n+t>le.length,this.#n=le.length,this.#t=le.bytes}#y(t,n,o,r){let i=this.#n,
s=this.#S(t,n);this.#n=0,this.#o-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof oe||c instanceof TypeError||
(this.#n=i,this.#o+=i),c}}#T(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{et(this.encoding,null),tt(t,this.#n,
0,this.fatal,!1),this.#e=ae(),this.#n=0}catch(n){throw J(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=Fs(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(A(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:A(t,i,c),d=r.decode(f,this.fatal);if(d===void 0){if(s=Se(s,this.#h(f,c-i,!0)),this.#i)return s}else
dr(f,c-i,d),s=Se(s,this.#u(d)),this.#o+=c-i;return this.#r||=c>0,c===n?s:this.encoding===0&&!o&&gt(t,c,n)?(this.#E(n-c),
s):Se(s,this.#h(A(t,c,n),n-c,o))}#h(t,n,o){et(this.encoding,this.#e);let r="",i=ds(n),s=this.#r||this.ignoreBOM||!Fe(this.
encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),u=f===0&&d?t:A(t,f,f+a),l=tt(u,a,c,this.fatal,
o&&d);if(l<0)return this.#e=ae(),this.#i=new oe(this.name,this.#o+f+j.start(),j.length()),r;if(c+=l,c>0&&(d||!fs(c))){let m=!s&&
us()===65279?1:0;i?i.add(as()+2*m,c-m):r=Se(r,wt(m,c)),s=!0,c=0}if(d)break}return this.#r=s,this.#e=o?null:Ji(),this.#o+=
n,i?i.toText():(this.encoding===0&&ar(t,n,r),r)}};function Qs(e,t,n,o){if(t<=16){let r;if(N(o)||za(e,t,o)?r=Vs(e,t,o):ze(
o)&&!ct()&&(r=Is(e,t,o)),r!==void 0)return r}return Vn(e,t,n,o)}var za=(e,t,n)=>(e[0]|e[t>>1]|e[t-1])<128&&He(n),Ja=(e,t,n,o,r)=>(t?
$s(e,n,o):void 0)??(n[0]<128?Hs(e,n,o):void 0)??(!t&&r&&o>18?Xs(e,n,o):void 0)??(As(n,o,t)?$n(n,o,r,e):void 0)??(t?Gs(e,
n,o):void 0),Ir=({encoding:e,fatal:t,ignoreBOM:n})=>new Ee(e,t,n);function en(e){return e.common??=Ir(e),e.common}var je=(e,t,n,o,r,i)=>Qn(
In(n,o,r),e,t,i);function Qn(e,t,n,o){if(n<e.leastOfAny)return en(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;
if(r!==void 0)return r;let i=en(e).decodeWhole(t,n,o);return e.most<0&&e.reconsider(i,n),i}function ec(e,t){let n=ne(e,t);
if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return n}var Ft=e=>e==null?void 0:I(e);function _t(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Xa(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>ne(I(o),t))}}var to={allowUTF8:e=>e===void 0||!!e,candidates:Xa,locale:Ft,maxBytes:_t,
tld:Ft},Br=["text","ASCII","empty","binary","unknown"];function Mt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=x(e),f=Math.min(c,i);rs();for(let m=0;m<f;m+=65536){let y=Math.min(m+65536,f);is(A(e,m,y),t&&y===c)}let d=ss(
o,r&&eo(r),s&&eo(s),n),{0:a,1:u,2:l}=d;return{encoding:u<0?void 0:u,score:l,kind:Br[a],isASCII:Br[a]==="ASCII"||Br[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(m,y)=>({encoding:T[d[3+2*y]].name,score:d[4+2*y]}))}}function eo(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function tn(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=M(e,n),r=q(t,to,n),i=Mt($(o),!0,r);return{...i,encoding:i.encoding===void 0?null:T[i.encoding].name}}var eu=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],tu=[33,36,37,
38],bt=(e,t)=>{let n=Ft(e);return n===void 0?-1:ne(n,t)},nc=(e,t,n)=>Math.min(_t(e,t,n)??1024,1048576),oc=(e,t)=>Math.max(
3,t===-1?e:0),rc=e=>Je(Ft(e)??"")??-1;function nu(e,t,n){if(e)return q(e===!0?void 0:e,to,`${t}, option '${n}'`)}var ou={
defaultEncoding:bt,detect:nu,likelyEncoding:bt,locale:Ft,maxPrescanBytes:nc,parentEncoding:bt,transportLayerEncodingLabel:rc,
userOverride:bt};function ic(e,t){let n=q(e,ou,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:oc(i,Math.max(f,c)),declared(d){let a=ts(d,i,f,c,s,o);return a===-1?void 0:_r(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>sc(d)??cc(r,n.defaultEncoding)}}function sc(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function cc(e,t){
return _r(os(eo(e),t===-1?21:t))}var ru={defaultEncoding:bt,maxPrescanBytes:nc,transportLayerEncodingLabel:rc};function fc(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=q(e,ru,t),i=s=>{let c=_r(ns(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:oc(o,r),declared:i,decide:()=>i(U)}}function iu(e,t){let n={...to,
defaultEncoding:bt},{defaultEncoding:o,...r}=q(e,n,t);return{prescanned:3,declared(i){let s=Be(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return sc(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var su={detect:iu,html:ic,xml:fc},cu=["detect","html",
"xml"],fu={prefixBytes:_t,sniff:xt(cu)};function no(e,t){let{prefixBytes:n,sniff:o}=q(e,fu,t),r=su[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:p(()=>{let c=s.candidates&&Mt(U,!0,s);return!tu.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Fr(
r,c),takesWhole:n===void 0}}function Fr({prescanned:e,declared:t,options:n,decide:o},r){return t(_e(r,e))??o(n&&Mt(r,!0,
n))}function _r(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:eu[e>>8&255],score:null}}var dc=({
encoding:e,confidence:t,source:n})=>({encoding:T[e].name,confidence:t,source:n});function ac(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:M(e,n),r=ic(t,n);return o?dc(Fr(r,$(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function uc(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=M(e,n),r=fc(t,n);return dc(
Fr(r,$(o)))}function lc(e){return T[cc(I(e),-1).encoding].name}var xc=["(B","(J","(I","$@","$B"],ro=class{#e=!0;#t=!0;read(t,n){let o=x(t),r=this.#e?lu(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=mu(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=hu(t,i);if(s=xc.includes(d),!s&&!n&&xu(d))break;this.#t=s}else
s=f>=128||i<r&&pu(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:x(t);for(;o<x(t)&&t[o]!==27;)o+=1;return o}};function lu(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=x(e))return 1/0;if(t&&=hc(e[o],e[o+1]),n&&=hc(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function mu(e,t){let n=x(e),{start:o,words:r}=Ai(e,t),i=pc(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return pc(e,o+4*s,n)}function pc(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var hc=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,pu=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function hu(e,t){let n="";for(let o=t+1;o<Math.min(t+3,x(e));o++)n+=String.fromCharCode(
e[o]);return n}var xu=e=>e.length<2&&xc.some(t=>t.startsWith(e));var ye,br=1/0,Tc=1/0;function wc(){ye=null,ye=_(yu)??null,ye&&(g()||F())&&(br=(F()?6:32)+1,Tc=7)}var Cr=e=>e.length>=br||
e.length>=Tc&&e.charCodeAt(0)>=128;function yu(){let e=fi(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(
8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...st(o)]}`&&Object.getPrototypeOf(
r)===Uint8Array.prototype?e:void 0}function Sc(e){try{return ye?.encode(e)}catch{return}}function Ur(e,t){ye===void 0&&wc();
try{return ye?.encodeInto(e,t)}catch{return}}function Ct(e){let{length:t}=e;return t<=6?st(e):(ye===void 0&&wc(),Cr(e)?Sc(
e):t<=21||br<1/0?st(e):Tu(e)??Sc(e))}function Tu(e){let{length:t}=e;if(t<=64&&wu()){let n=(Ou()||Au(e)<=64)&&Ec(W,e);if(n)
return n}return t<=65536&&Iu(e)?Ec(gu(),e):void 0}var wu=p(()=>!Q()),Ou=p(()=>Te()||V()),Au=e=>e.length*vt(Oc(e))*.75;function Ec(e,t){
let n=Ur(t,e);return n?.read===t.length?$e(e,0,n.written):void 0}var gu=p(()=>new Uint8Array(3*65536));function Iu(e){let{
latin1:t,other:n}=Bu();return e.length>=n&&(e.length>=t||Oc(e)>=256)}var Bu=p(()=>Q()?{latin1:1/0,other:1024}:ee()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function Oc(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var _u=p(()=>F()?32:ee()>0?48:g()?400:Te()?1024:1/0),Dr=0;function Lr(e,t){let{length:n}=e;if(n<_u()||!He(t)||!Mu(e))return;
if(Dr>0){Dr-=1;return}let o=Ct(e);if(o&&x(o)===n)return o;Dr=15}var Ac=e=>Math.max(8,e>>4);function Mu(e){let{length:t}=e,
n=Ac(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function gc(e){let{length:t}=e,n=Ac(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var Rr=["fatal","html","replacement"],Du=p(()=>F()||g());function nn(e,t){let{length:n}=e,o=n<32?void 0:Lr(e,t);if(o)return o;
let r=N(t);if(n>64&&n>(r?Ss():Qo()))return;if(r)return Es(e,Nn(t));if(t===33)return n<=48?ws(e,Nn(32)):void 0;if(!!0||n>
512&&Du()&&gc(e))return;let i=Nn(t);return i&&Ts(e,i)}var _c=p(()=>F()||g()||Z()||V()&&!pt);function Mc(e,t){return _c()?
ys(e,cs(t)):ls(e,t)}function Fc(e,t){return nn(e,t)??(N(t)?Mc(e,t):void 0)}var Pr=()=>"",Y=class{encoding;unmappable;#e;#t=null;#n=0;#r=U;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return T[this.encoding].name}encode(t,n){let o=n||this.#o(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#o(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Rr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?Ct(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=Fc(t,this.encoding);if(o)return o;Dn(this.encoding,
null),Kt(t,0,t.length);let r=Rn(0,t.length,this.#i,!0);return r===-2||!j.finished()?void 0:rt(r)}catch(o){throw J(o)}}#c(t){
let n=N(this.encoding)&&this.unmappable==="fatal"&&_c(),o=()=>n?Mc(t,this.encoding):void 0;return Lr(t,this.encoding)??_(
o)}#f(t,n){let o=new he;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Ne(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#r;n&&(this.#r=U,this.#t=null,this.#n=0);let f=this.#e,d=this.#i,a=f===Pr,u=f&&!a?2048:65536,
l=f&&this.encoding===33?new Nr(c,o):void 0,m=l?h=>l.add(h):o,y=l?h=>l.addUnchanged(h):o,S=0,O=null;try{if(!s)for(;S+65536<
t.length;S+=65536){let h=Fc(t.slice(S,S+65536),this.encoding);if(!h)break;o(h)}for(Dn(this.encoding,s);S===0||S<t.length;S+=
u){let h=Math.min(S+u,t.length);Kt(t,S,h);let C=h===t.length;for(let ve=0,ni=!1;!ni;){let dn=Rn(ve,h-S,d,n&&C);m(rt(dn===
-2?j.written():dn));let oi=i+S+ve+j.start();if(ve+=j.read(),ni=dn!==-2&&j.finished(),dn!==-2||a)continue;let wo=j.codePoint();
if(f){O=ae(O);let{count:Pf}=B,ri=()=>this.locate(oi),an=f(wo,ri);B.count!==Pf&&(Dn(this.encoding,O),Kt(t,S,h));let ii=kf=>{
throw new Ne(kf,ri(),this.name)};typeof an=="string"?Lu(an,m,ii):an?y(an):ii(wo)}else r(wo,oi)}}}catch(h){throw J(h)}if(n){
l&&o(l.held);return}l&&(this.#r=l.held),this.#t=this.#o(t)?null:ae(),this.#n=i+t.length}};function Lu(e,t,n){let o=On(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Kt(o,r,i,2048);let s=Rn(2048,2048+i-r,0,!1);s===-2&&n(j.
codePoint()),t(rt(s))}}var Nr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=x(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(fe(t,0,o)),this.held=fe(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=U,this.#e(t)}},he=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=x(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);K(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){K(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?fe(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=kr(this.#n),o=0;return this.forEach(r=>{K(
n,r,o),o+=x(r)}),n}};function kr(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Re(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=ne(e,t);if(o===37||o===38){let{name:r}=T[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Wr(o,e,t)}function Wr(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Dt=class{decision=null;sample=U;detected;#e;#t=!0;#n=!1;#r=new ro;#o=new he;#i;#s=0;#c=U;#f=U;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new he;if(this.#t&&n&&this.#e.takesWhole)return this.#a(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#o.length+x(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#o.add(t);let r=this.#o.concatenate();this.#o=new he;
let i=_e(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#a(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=x(s)>c,d=n&&
!f,{plain:a,evidence:u}=r.passesASCII()?this.#r.read(_e(s,c),d):{plain:0,evidence:0};s=this.#p(s,a,o);let l=x(s),m=c-a;if(u===
-1)return n||f?this.#a(i(this.#d(_e(s,m),d)),o,s):this.#l(s,l+1,o);let y=Cc(_e(s,m),u-a,r.windowBytes),S=Math.min(y+r.windowBytes,
m);if(l<S&&!n)return this.#l(s,S,o);let O=_e(s,S),h=this.#d(O,l<S);if(S<=y||S===m||!r.passesASCII()||!Pu(h,O))return this.#a(
i(h),o,s);s=this.#p(s,this.#r.skip(O,u-a),o)}}#d(t,n){this.sample=Xe(Xe(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Mt(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(t){return t===33?this.#r.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=x(t);return r>0&&this.#o.add(fe(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){let r=_e(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-x(this.#c));return i>0&&(this.#c=Xe(this.#c,_e(r,i))),this.#f=bc(Xe(this.#f,bc(A(r,i)))),A(t,n)}#a(t,n,o){
return this.decision=t,{passed:n,rest:o}}},bc=e=>A(e,Math.max(0,x(e)-64));function Cc(e,t,n){let o=Math.min(x(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Pu(e,t){return e.isASCII||e.encoding===void 0&&!(t[Cc(t,0,1/0)]>=128)}var Hr=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new Dt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new Ee(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new Ee(d.encoding,this.fatal,a,this.#n),Se(f,this.#e.decode(s,n,o))}};function $r(e,t){z(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new Hr(no(e,t),n,o)}function Uc(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=M(e,n),
r=$r(t,n),i=r.decode($(o),!0,n),s=r.decision;return{text:i,encoding:T[s.encoding].name,score:s.score,source:s.source}}function ie(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function ut(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Gr(){throw new TypeError("Illegal invocation")}var Dc="Failed to execute 'encodeInto' on 'TextEncoder'",co=ie({TextEncoder:class{#e="utf-8";constructor(){new.target!==
co&&ut(this,new.target,co)}get encoding(){return this.#e}encode(e=""){if(#e in this||Gr(),ye&&typeof e=="string"&&Cr(e))
try{return ye.encode(e)}catch{}return Ye(I(e))}encodeInto(e,t){#e in this||Gr();let n;if(ye&&typeof e=="string"&&t instanceof
Uint8Array)try{if(n=ye.encodeInto(e,t),n.read===e.length)return n}catch{}ht(arguments.length,2,Dc);let o=I(e),r=Ii(t,Dc),
{read:i,written:s}=n??Ur(o,r)??{read:0,written:0};if(i===o.length||s===x(r))return{read:i,written:s};let c=ku(o.slice(i),
A(Co(r),s));return{read:i+c.read,written:s+c.written}}}});function Ye(e){return Ct(e)??new Y(0,"fatal").encode(e,!0)}function ku(e,t){
let n=0,o=0;for(;n<e.length;){let r=er(e,n);if(o+vt(r)>x(t))break;o=tr(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var Lc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Nc=`!
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
?`;var Hu=p(()=>{let e=Nc.split(`
`),t=0;return new Map(Lc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Rc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Pc(e){let t=new Y(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Ne)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=kc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function kc(e,t,n){if(Rc(e))return"";if(n===0)return null;let o=$u(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:kc(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function $u(e){
let t=[...Hu().get(e)??[],...Gu(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Gu(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,m)=>c(
m)),d=o.filter((l,m)=>!c(m)),a=[n,...f].join("").normalize("NFC"),u=a+d.join("");u.normalize("NFD")===t&&r.push(u),d.every(
Rc)&&i.push(a)}return[...r,...i]}var ju=["fatal","html","replacement","ignore","translit"],Yu=xt(ju),fo=(e,t,n)=>typeof e=="function"?e:Yu(e,t,n);function ao(e,t,n){
return typeof e=="function"?(o,r)=>Ku(e(o,r()),n):e==="ignore"?Pr:e==="translit"?Pc(t):void 0}function Ku(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=$(M(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return fe(o,0,x(o))}var vu="Failed to construct 'LegacyTextEncoder'",jr="Failed to execute 'encode'",Wc="utf-8",Hc=0;function $c(e,t="utf-8",n=void 0){
let o=De(e,jr);if(n===void 0){if(t!==Wc){let s=I(t);Hc=Re(s,jr),Wc=s}let i=Hc;return i===0?Ye(o):nn(o,i)??new Y(i,"fatal").
encode(o,!0)}let r=uo(t,n,jr);return r.encoding===0?Ye(o):r.encode(o,!0)}function uo(e,t,n){let o=I(e),r=t===void 0?"fat\
al":q(t,{unmappable:fo},n).unmappable,i=Re(o,n);return new Y(i,r,ao(r,i,n))}var Gc=ie({LegacyTextEncoder:class{#e;constructor(e="\
utf-8",t=void 0){this.#e=uo(e,t,vu)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let n=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":De(e,o);z(t,o);let i=!!t?.
stream;return n.encode(r,!i)}}});var qu=p(g);function Kr(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(ze(t)?Or():Fe(t)&&qu())&&!n?new Yr(t,n,o):Ir(e)}
var Yr=class extends Ee{#e=void 0;#t=!1;#n=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){if(this.hostOfStream)return this.#o(
t,n);if(this.#t)this.#n&&(this.#n=!Qt(this.encoding,ce(t)));else if(!n&&this.#r(t))return this.#o(t,n);return super.decode(
t,n,o)}#r(t){let{encoding:n}=this,o=ce(t),r=ze(n),i=r?Ar(t,o):o>=40;this.#n=i&&r&&!Qt(n,o);let s=i&&!this.#n&&Ju(n);return this.#t=
!s,s&&(this.#e??=H(this.name,!1,this.ignoreBOM)),s}#o(t,n){let o=ce(t),r=o>1024&&de(t,o)?fe(t,0,o):t,i=this.#e;this.hostOfStream=
n?void 0:i;try{return i.decode(r,n?mo:lo)}catch(s){return this.failUnlessRefused(r,s),this.#o(fe(r,0,o),n)}}failUnlessRefused(t,n){
if(!zu(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,qo(n)}},zu=(e,t)=>_(()=>e.decode(A(t,0,0),lo))===void 0,
lo={stream:!0},mo={stream:!1};function Ju(e){return jc[e]??=_(()=>Zu(e))===!0,jc[e]}var jc=[],Xu=[97,128,129,142,143,161,
195,216,227,240,255],Yc=[32,48,129,161,220,254];function Zu(e){let t=H(T[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);
et(e,n);let f=wt(0,tt(c,1,0,!1,s));return n=ae(),t.decode(c,{stream:!s})===f};return Xu.flatMap(i=>Yc.flatMap(s=>Yc.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Qu(e)}function Qu(e){let t=H(T[e].name,!1,!1),n=En(e)??[];return[...n,...n].
map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===(Fe(e)?"\uFEFF":"")}var lt="Failed to execute 'decode' on 'TextDecoder'",el=()=>({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Kc(e,t,"Failed to construct 'TextDecoder'"),new.target!==Lt&&ut(this,new.target,Lt)}get encoding(){return T[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=U,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!de(e,o))){let r=n.viewDecoder.decode(e);return n.isWatched&&n.watch(r,o),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return en(n).decodeWhole(e,ce(e),lt)}else if(e instanceof
ArrayBuffer){let o=nl(n,e);if(o!==void 0)return o}}return this.#r(e,t)}#r(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!n||typeof t!="object")&&tl(e,t);let o=!!t?.stream,r=n?e:Oe(e),i=this.#e;return i.isStateless||!this.#n&&!o?Qn(
i,r,ce(r),lt):(this.#n||this.#o(),this.#n=o,this.#t.decode(r,!o,lt))}#o(){this.#t??=Kr(this.#e),this.#t.reset()}static{let{
prototype:e}=this,{decode:t}=e,n={decode(o=U,r=void 0){let i=r;if(typeof r=="object"&&ArrayBuffer.isView(o)){i=r?.stream?
lo:mo;let f=this.#t,d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(o,i);return i===mo&&(f.hostOfStream=void 0,this.#n=
!1),a}catch(a){f.failUnlessRefused(Oe(o),a)}}let s=this.#e;if(r===void 0?!this.#n:s.isStateless&&i!==r){if(s.takesAnything)
try{let f=s.decoder.decode(o),{length:d}=f;return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}
if(o instanceof Uint8Array&&ArrayBuffer.isView(o)&&o.length<s.leastOfASCII)return en(s).decodeWhole(o,ce(o),lt)}return t.
call(this,o,i)}};g()&&(e.decode=n.decode)}}}),Lt=ie(el());function tl(e,t){M(e,lt),z(t,lt)}function nl(e,t){if(e.takesAnyBuffer)
try{let i=e.decoder.decode(t);return 2*i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let n=e.decodeBuffer(
t);if(n!==void 0)return n;let o=Uo(t);if(!o)return;let r=new Uint8Array(t);return zs(e.encoding,r,o),Qn(e,r,o,lt)}function Kc(e,t,n){
let o=I(e);z(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return In(ec(o,n),r,i)}var vc=(e,t,n)=>Kr(Kc(e,t,n));var po=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new Y(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=x(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#r(A(t,i,s?r:i+4096),
s?n:L.none,o)}}#r(t,n,o){let r=this.#n;this.#t.locate=rl(this.#e.copy(),t,r);let i=new he,s;try{this.#e.transcode(t,n===
L.result?L.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=je(c,x(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
L.result,o),this.#n=n===L.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function rl(e,t,n){
let o=x(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return u=>{for(;u>=f&&d<o;)r=A(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,L.none,l=>{f+=x(l)/2}),a=void 0;return a??=il(i,r),a[u-c]}}function il(e,t){let n=x(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=qc(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?sl(o.from,t,c):0;if(d>0){o.transcode(A(t,c,c+d),L.none,
()=>{});for(let h=0;h<d;h++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=A(t,c,c+1),u=o.copy(),l=0,m=0;o.transcode(a,L.none,
h=>{l===0&&(m=h[0]|h[1]<<8),l+=x(h)/2}),l>0&&(r[i++]=s);let y=m===65533&&s<f?zc(u,a,L.none):void 0,S=y&&y.offset+y.length;
for(let h=1;h<l;h++)r[i++]=S===void 0?s:S+h-1;let O=f-s===2||f<=2;l>0&&!y?s=f+1:(y||O)&&(s=qc(o))}return r[i]=s,r[i+1]=s+
1,r}function sl(e,t,n){if(N(e))return x(t)-n;let o=n;if(He(e))for(;t[o]<128;)o+=1;return o-n}var qc=e=>zc(e,U,L.source)?.
offset??e.position;function zc(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof oe)return o;throw o}}function Zc(e,t){let n="Failed to execute 'transcode'",o=M(e,n),r=tf(t,n);return al(Oe(o),r,n)??ml(o,r,n)}var fl=2**24,dl=p(
()=>F()||ee()>=26&&!Q()?{fromUTF16:fl,fromOther:400}:ee()>0?{fromUTF16:320,fromOther:160}:g()?{fromUTF16:160,fromOther:80}:
{fromUTF16:64,fromOther:64});function al(e,{from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(n===0?!o:
!r&&!Fe(n)),f=x(e);if(!c||f>ll(t,n)||f>4096&&F()&&ul(e,f,t))return;let d=je(e,f,t,r,i,s);return n===0?Ye(d):nn(d,n)}function ul(e,t,n){
let o=n===37?0:1,r=2*Math.ceil(t/16);for(let i=0;i<t-1;i+=r)if(e[i+o]!==0||e[i+1-o]>=128)return!1;return!0}function ll(e,t){
if(t!==0)return 64;let{fromUTF16:n,fromOther:o}=dl();return e===38||e===37?n:o}function ml(e,t,n){let{from:o,to:r}=t;return Bn(
n,()=>{let i=typeof o=="number"?Jc(new on(o,r,t),$(e)):null;if(i)return i;let s=nf(o,r,t,n);return Jc(s,Qc(t,e))})}function Jc(e,t){
let n=new he;return e.transcode(t,L.result,r=>n.add(r))===!1?null:n.concatenate()}function Qc({unmappable:e},t){let n=$(
t);return typeof e=="function"?fe(n,0,x(n)):n}function ef(e,t){let n=tf(e,t);return{common:nf(n.from,n.to,n,t),toBytes:o=>Qc(
n,o)}}function tf(e,t){z(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=xl(n?.from,t),s=!!n?.ignoreBOM,c=hl(n?.to),f=fo(n?.unmappable,
t,"unmappable"),d=i==="auto"?no(e,t):ne(i,t),a=c===void 0?0:Wr(ne(c,t),c,t);if(o&&!Fe(a))throw new RangeError(`${t}: ${T[a].
name} has no byte order mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function nf(e,t,n,o){return typeof e==
"number"?Xc(e,t,n,o):new Vr(e,Xc(0,t,n,o))}function Xc(e,t,n,o){let{unmappable:r,losses:i}=n,s=ao(r,t,o);if(!s||Fe(t))return new on(
e,t,n);let c=pl(e,n);return new po(c,t,r,i?.counting(s)??s)}function pl(e,t){return new on(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var hl=e=>e===void 0?void 0:I(e);function xl(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return I(e)}var on=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(vo(t,this.
to,this.#n.ignoreBOM,this.#e),Qi(t,n),this.#e=ae())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=rt,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(En(this.to)??[]));let a=Math.max(0,Rr.indexOf(c)),u=x(t);try{vo(this.from,this.to,i,this.#e);for(let l=0;;){
let m=u-l<=65536,y=m&&l===0?t:A(t,l,m?u:l+65536),S=ms(y,r,a,m?n:L.none);d?.addBlock(this.#t+l);let O=S<0?j.written():S;if(O>
0&&o(f(O)),S===-2&&c!=="fatal")return!1;if(S<0&&this.#r(S,l),l+=j.read(),m&&j.finished())break}}catch(l){throw J(l)}this.#e=
n===L.result?null:ae(),this.#t=n===L.none?this.#t+u:0}#r(t,n){let o=this.#t+n+j.start();throw this.#e=ae(),this.#t=0,t===
-1?new oe(T[this.from].name,o,j.length()):new Ne(j.codePoint(),o,T[this.to].name)}},Vr=class{#e;#t=null;#n=!1;#r=null;#o=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#r}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===L.none&&(this.#r?this.#n=!0:this.#t=r)}#s(){return this.#r=null,this.#o=
!1,this.#i.setSource(0,!1),new Dt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==L.none);i.length>0&&(this.#i.transcode(
i.concatenate(),L.none,r),this.#o=!0),this.#r=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#o),
this.#i.transcode(s,o,r))}};function qr(e,t,n){let o=di();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function rn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return qr(e,(o,r)=>r(t.decode($(M(o,n)),!1,n)),o=>o(t.decode(
U,!0,n)))}var ho=ie({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=vc(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=n,this.#t=rn("TextDecoderStream",n),new.target!==ho&&ut(this,new.target,ho)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),xo=ie({TextEncoderStream:class{#e;constructor(){this.#e=of("TextEnco\
derStream",new Y(0,"fatal"),I),new.target!==xo&&ut(this,new.target,xo)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function of(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return qr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var rf=ie({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=uo(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=of("LegacyTextEncoderSt\
ream",n,De)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),sf=ie({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=ef(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new he;
try{Bn(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=qr("TranscoderStream",(i,s)=>r(M(
i,o),L.none,s),i=>r(U,L.result,i))}get encoding(){let{decision:e}=this.#e;return e&&T[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var cf=ie({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=$r(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=rn("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&T[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Nt=class{fatal;ignoreBOM;#e;#t;#n=U;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&x(this.#n)===0?t:Xe(this.#n,t);if(!n&&pi(r))return this.#n=
r,"";let i=Be(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ee(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?A(r,s):r,n,o)}};var ff=ie({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=I(e);
z(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new Nt(ne(o,n),r,i);this.#e=s,this.#t=rn("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function df(e,t){let n="Failed to execute 'findUnmappable'",o=De(e,n),r=Re(I(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new Y(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function af(e){let t=Be(Oe(M(e,"Failed to execute 'bomSniff'")));return t?T[t.encoding].name:null}function Rt(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=M(e,o),i=ne(I(t),o);z(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Oe(r);return Be(f)?new Nt(
i,s,c).decode(f,!0,o):je(f,ce(f),i,s,!0,o)}function uf(e){let t=Oe(M(e,"Failed to execute 'utf8Decode'")),n=Be(t);return pf(
n?.encoding===0?A(t,n.bytes.length):t)}function sn(e){return pf(Oe(M(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function lf(e){
let t=M(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Oe(t);return je(n,ce(n),0,!0,!0)}catch(n){if(n instanceof
oe)return null;throw n}}function mf(e){return ht(arguments.length,1,"Failed to execute 'utf8Encode'"),Ye(I(e))}var pf=e=>je(
e,ce(e),0,!1,!0);async function hf(e=void 0){let t=await e;if(t===void 0)Go()||await $o(mn,!0);else{let n=Sl(t)?await El(t):t;await $o(()=>n,
!1)}}var Sl=e=>typeof e?.arrayBuffer=="function";function El(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var Tl=0,mt=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),Sf="application/x-www-form-urlencoded",xf=p(()=>{
let e=new Set([...Array(32).keys(),127]),t=mt(e,' "#<>'),n=mt(t,"?^`{}"),o=mt(n,"/:;=@[\\]|"),r=mt(o,"$%&+,");return{"C0\
 control":e,fragment:mt(e,' "<>`'),query:t,"special-query":mt(t,"'"),path:n,userinfo:o,component:r,[Sf]:mt(r,"!'()~")}});
function Ef(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Re(I(e),r,"the result of getOutputE\
ncoding()"),s=I(t),f=xt(Object.keys(xf()),"argument")(I(n),r,"percentEncodeSet"),d={spaceAsPlus:An},{spaceAsPlus:a=f===Sf}=q(
o,d,r),u=xf()[f],l="",m="",y=()=>{Tl=m.charCodeAt(0),l=Se(l,m),m=""};return new Y(i,"fatal").encodeOrFail(s,!0,S=>{for(let O=0;O<
x(S);O++){let h=S[O];a&&h===32?m+="+":h>126||u.has(h)?m+=`%${h.toString(16).toUpperCase().padStart(2,"0")}`:m+=String.fromCharCode(
h)}m.length>65536&&y()},S=>{m+=`%26%23${S}%3B`}),y(),l}var Ol=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Qr=e=>Ol.test(e),Al=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,gl=p(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Il(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=gl();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:Qr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var zr;function So(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Rt(Uint8Array.from(r),e))}var Jr;function cn(e){Jr??=new Uint16Array(65536),zr??=[So("shift_jis",
136,151,64),So("gbk",176,215),So("big5",164,198,64),So("euc-kr",176,200)];let t=zr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Jr[i]||Il(r,i);Jr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of zr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Al.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Ff="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),_f=/^(?:GBK|Shift_JIS|Big5|EUC)/,Mf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Kl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Pt="UTF-8",vl=(e,t,n)=>Math.min(_t(e,t,n,"steps")??2,3);function bf(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=De(e,n),{maxSteps:r}=q(t,{maxSteps:vl},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Vl(c,r).map(({steps:f,gain:d})=>({text:Bf(o,f,Uf)??o.replace(/[^\r\n]+/g,
a=>Bf(a,f,ti)??a),path:f.map(({really:a,readAs:u})=>`${a} read as ${u}`).reverse(),score:1-2**(-d/8)}))}function Vl(e,t){
let n=If(e);if(n>25)return[];let o=cn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>zl(d,o)).sort(ei);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>ql(e,f.text)).sort(ei).slice(0,5);for(let f of s)f.gain+=.6*If(f.text);s.sort(ei);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var ql=(e,t)=>[...e].some(n=>!Qr(n)&&!t.includes(
n)),gf=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Cf(e,t){let n=To(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>To(s,t)).join(""):"",i=.7*gf(e)<gf(r)?To(r,t):void 0;return i&&{part:r,bytes:i}}var ei=(e,t)=>t.
gain-e.gain;function zl({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of Ff.entries()){let f=_f.test(c)&&!Mf.test(
e)?void 0:Cf(e,c);if(!f)continue;let{part:d,bytes:a}=f,u=d===e?o:o+cn(e)-cn(d),m=d.includes(Pe)||Df(a)?.includes(Pe)?Jl:
tn(a).candidates;for(let{encoding:y,score:S}of m){if(S<.003)break;if(t.length>0&&y!==Pt&&t[0].really!==Pt)continue;let O=ti(
a,y,d,!0);if(O===void 0||O===d)continue;let h=n+2.4*Math.log2(S)-s*.25-(y===Pt?-2:1)-(t.length>0?4:0),C=r-u-cn(O)+h;i.push(
{text:O,steps:[...t,{really:y,readAs:c}],bits:h,left:u,gain:C})}}return i}function If(e){if(e.includes(Pe))return 0;let t=Mf.
test(e),n=-1/0;for(let o of Ff){let i=Kl.test(o)&&_f.test(o)===t?Cf(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:u}of tn(c).candidates)a===o||ti(c,a,s)===s?f+=u:d=Math.max(d,u);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Bf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=To(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var fn="\x7F",Pe="\uFFFD",Jl=[{encoding:Pt,score:.9}];function To(e,t){
if(e.includes(Pe)&&e.includes(fn))return;let n=e.replaceAll(Pe,fn).replace(/[\x80-\x9F]/g,o=>Rt(Uint8Array.of(o.charCodeAt(
0)),t));try{return new Y(Re(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Uf(e,t,n,o=!1){if(n.includes(
Pe))return t===Pt?Xl(e):void 0;try{return new Lt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function ti(e,t,n,o){
let r=Uf(e,t,n,o);return r===void 0&&t===Pt&&!n.includes(Pe)?Df(e):r}function Df(e){let t=sn(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function Xl(e){let t=sn(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,fn),
[n,o]=[t.split(fn),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Pe)&&n.length<=o.length+1?t.replaceAll(fn,Pe):void 0}function Lf(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";ht(arguments.length,1,o);let r=On(I(e)),i=Rf(
t,o),s={bigEndian:An},{bigEndian:c=i!==38}=q(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=kr(f+2*r.length),[a,u]=c?[0,1]:
[1,0],l=(m,y)=>{d[y+a]=m>>8,d[y+u]=m};i||l(65279,0);for(let m=0;m<r.length;m++)l(r.charCodeAt(m),f+2*m);return d}function Nf(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=M(e,o),i=Rf(t,o);z(n,o);let s=!!n?.fatal,c=$(r),f=Zl(c),d=new Ee(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new oe(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(A(c,2),!0,o)}`}function Zl(e){let t=Be(e)?.encoding;return t===0?void 0:t}function Rf(e,t){let n=I(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{cf as AutoDecoderStream,ff as DecoderStream,Gc as LegacyTextEncoder,rf as LegacyTextEncoderStream,Lt as TextDecoder,
ho as TextDecoderStream,co as TextEncoder,xo as TextEncoderStream,sf as TranscoderStream,Ne as UnmappableError,af as bomSniff,
Rt as decode,Uc as decodeAuto,Nf as decodeUTF16,tn as detectEncoding,$c as encode,Lf as encodeUTF16,T as encodings,df as findUnmappable,
Si as getOutputEncoding,hf as initialize,xi as labelToName,lc as localeDefaultEncoding,Ef as percentEncodeAfterEncoding,
bf as repairMojibake,Bi as resolveEncoding,ac as sniffHTMLEncoding,uc as sniffXMLEncoding,Zc as transcode,uf as utf8Decode,
sn as utf8DecodeWithoutBOM,lf as utf8DecodeWithoutBOMOrFail,mf as utf8Encode};
