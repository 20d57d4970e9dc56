var pn=(e,t)=>e?.prototype?.[t],hn=e=>pn(globalThis.Buffer,e),Ve=hn("ucs2Slice"),ht=hn("ucs2Write"),Ht=hn("utf8Slice"),Pe=hn(
"latin1Slice"),fi=e=>globalThis[e],di=fi("TextDecoder"),Yf=pn(di,"decode"),Fo=fi("TextEncoder"),Kf=pn(Fo,"encode"),vf=pn(
Fo,"encodeInto");function R(e,t=!1,n=!0){let o=new di(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Yf})}function ai(){let e=new Fo;return Object.defineProperties(e,{encode:{value:Kf},encodeInto:{value:vf}}),e}function _(e){
try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,Ee=()=>_o().includes("Chrom\
e/"),Z=()=>_o().includes("AppleWebKit/")&&!Ee()&&!(ee()>0);function _o(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Q=()=>"Deno"in globalThis,K=()=>_o()==="Cloudflare-Workers",Ie=()=>Z()||K(),ee=()=>K()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),ae=()=>ee()<22,$t=e=>globalThis.process?.getBuiltinModule?.(e),Bo;function ui(){let{
TransformStream:e}=globalThis;return e&&e===Bo?e:(Bo=[e,$t("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Bo)}var Vf=e=>$t("node:fs").readFileSync(e);function li(e){try{return Vf(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var xn=()=>li(()=>new URL("./encoding-prepared.wasm",import.meta.url)),Sn="encoding-wasm";var En=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function p(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var y=Jf();function Jf(){let e=En.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var pi=p(()=>new Map(y.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Xf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ke=e=>e<36&&e!==33,N=e=>e>0&&e<29,ze=e=>e>=29&&ke(e),Tn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),Zf=e=>Xf.find(([t])=>e>=t)[1];function Je(e){let t=pi();return t.get(e)??t.get(Si(ed(e)))}function ne(e,t){
let n=Je(e);if(n===void 0){let o=Co(e),r=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Zf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Sn}' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Qf=p(
()=>new Map(Array.from(pi(),([e,t])=>[yn(e),t]).reverse()));function Co(e){let t=yn(e),n=Qf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var yn=e=>Si(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),hi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Be(e){if(e[0]>=239)return hi.find(t=>t.bytes.every((n,o)=>e[o]===n))}function xi({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function wn(e){return hi.find(t=>t.encoding===e)?.bytes}function Fe(e){return e===
0||e===37||e===38}function ed(e){let t=0,n=e.length;for(;mi(e[t]);)t+=1;for(;mi(e[n-1]);)n-=1;return e.slice(t,n)}var mi=e=>`\
	
\f\r `.includes(e);function Si(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Ei(e){let t=Je(`${e}`);return t===
void 0?null:y[t].name}function Ti(e){let t=Je(`${e}`);return t===void 0?null:y[t!==36&&t!==37&&t!==38?t:0].name}var Uo=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,yi=()=>Object.getPrototypeOf(Uint8Array.prototype),On=e=>Uo(yi(),
e),Do=e=>Uo(DataView.prototype,e),od=()=>Uo(ArrayBuffer.prototype,"byteLength"),An=e=>yi()[e],wi=On(Symbol.toStringTag),
gn=On("buffer"),Lo=On("byteOffset"),Oi=On("byteLength"),rd=An("includes"),id=An("set"),sd=An("slice"),cd=An("subarray"),
fd=Do("buffer"),dd=Do("byteOffset"),Ai=Do("byteLength"),gi=od(),x=e=>Oi.call(e);function ce(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:x(e)}var g=(e,t,n=x(e))=>new Uint8Array(gn.call(e),Lo.call(e)+t,n-t);function Xe(e,t){
let n=new Uint8Array(x(e)+x(t));return v(n,e),v(n,t,x(e)),n}function Ii(e,t){let n=Lo.call(e),o=t+(-(n+t)&3),r=Math.max(
0,x(e)-o)>>2,i=r>0?new Int32Array(gn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var _e=(e,t)=>g(e,0,Math.min(
t,x(e))),v=(e,t,n)=>id.call(e,t,n),Bi=(e,t)=>rd.call(e,t),ad=p(()=>A()?96:Z()?1024:1/0);function fe(e,t,n){if(n-t<=ad())
return sd.call(e,t,n);let o=new Uint8Array(n-t);return v(o,cd.call(e,t,n)),o}function He(e,t,n){if(n>24)return fe(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function de(e,t){if(t<=64)return!1;try{return gi.call(
gn.call(e)),!1}catch{return!0}}var ud="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function M(e,t,n=ud){
if(!ArrayBuffer.isView(e)&&Ro(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Fi(e,t){if(ArrayBuffer.isView(
e)&&wi.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function $(e){
if(ArrayBuffer.isView(e))return No(e);try{return new Uint8Array(e)}catch{return C}}var Ae=e=>e instanceof Uint8Array?e:$(
e);function No(e){try{return wi.call(e)===void 0?new Uint8Array(fd.call(e),dd.call(e),Ai.call(e)):new Uint8Array(gn.call(
e),Lo.call(e),Oi.call(e))}catch{return C}}var C=new Uint8Array;function Ro(e){try{return gi.call(e)}catch{}try{return Ai.
call(new DataView(e))}catch{return}}function q(e,t,n){z(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function z(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var I=e=>`${e}`;function In(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function De(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}var Bn=e=>e===void 0?void 0:!!e;function xt(e,t,n){if(e>=t)return;let o=t===1?"argum\
ent":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function St(e,t="option"){return(n,o,r)=>{
if(n===void 0)return e[0];let i=I(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} \
'${r}' can't be '${i}'; use one of '${s}'.`)}}var ld=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],md=p(()=>new Map(ld.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function pd(e){return Je(e)??md().get(yn(e))??Co(e)}function _i(e){let t=pd(I(e));return t===void 0?null:y[t].name}var Wo=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#n=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#o=0;#i=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=N(t)&&!n}accept(t){_(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,newViewDecoder:n,
canFail:o,most:r}){this.decoder??=t(this.fatal,this.ignoreBOM),this.viewDecoder??=n?.(this.decoder)??this.decoder,this.#i=
this.fatal&&o&&!this.decoder.fatal,this.most=r,this.mostAtOnce=this.#i?-1:r,this.isWatched=this.onlyASCII||A()}watch(t,n){
if(this.onlyASCII){t.length!==n&&this.pause();return}this.#t=2*n<=this.mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=
this.#n,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=!1,this.isWatched=!0,this.#t=0,this.#n=Math.min(
2*this.#n,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1,this.takesAnything=!1,this.#t=0}pauseLong(){
this.pause(),this.#o=15,this.decoder=void 0,this.viewDecoder=void 0}reconsider(t,n){let o=this.#r;this.#o>0?this.#o-=1:o&&
n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:n}=t;if(n<this.#e||n>this.mostAtOnce)
return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,n):this.takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,
o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&de(t,n)))try{let o=this.viewDecoder.decode(t),r=this.#i&&o.includes(
"\uFFFD");return r?this.pauseLong():this.isWatched&&this.watch(o,n),r?void 0:o}catch{this.pauseLong();return}}},Mi=[],ko=[];
function _n(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=ko[o];if(r)return r;let i=new Wo(e,t,n);ko[o]=i;let s=Mi[e];return s&&i.accept(
s),i}function Et(e,t){Mi[e]=t;for(let n=0;n<4;n++)ko[4*e+n]?.accept(t)}var oe=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function Mn(e,t){try{return t()}catch(n){throw n instanceof oe?n.toTypeError(e):n}}var Ed=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,bi=Symbol.for("encoding-wasm.UnmappableError"),Le=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Ed(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&bi in o}[bi](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var re=new Uint8Array(512),Ho=[];function $o(e){return Ho[e]??=g(re,0,e),Ho[e]}function Ci(e,t,n){return t>re.length?g(e,
0,n):(e!==Ho[t]&&v(re,e),$o(n))}var Tt=p(()=>_(Td));function Td(){let{isAscii:e}=$t("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every(
(o,r)=>!e(t.with(r,128)))?e:void 0}function Ze(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Ni(e,t,n){let{memory:o}=e,r=bn(a=>gd(a,n),o,t),i=bn(Bd,o,t);if(r&&i){let a=Q()?1/0:64;return{...i,read:(u,l)=>(l<
128?r:i).read(u,l),write:(u,l)=>(u.length<a?r:i).write(u,l),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:Q()?r.
writeBytes:void 0,mostByTable:512}}let s=Go(o);if(r)return A()?Id(r,bn(Di,o,t)):r;let c=i??bn(Di,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u),collect:i?.collect};return i?Od(d,e,t):d}var Od=(e,t,n)=>({
...e,readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(i,r,s);return c<
0?null:e.read(n,c)},readsInput:!0,mostByTable:512});function bn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Go(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Ad="str\
ings";function gd(e,t){let[n]=WebAssembly.Module.customSections(t,Ad),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Id(e,t){let{read:n,
readBytes:o}=e;return{...e,collect:t?.collect,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Bd(e){let[t,n]=[Ve,ht],o=new Uint8Array(
e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(
r(),i,s,2*i.length),most:1/0,collect:Ri(e,(i,s)=>t.call(i,0,s))}}function Ri(e,t){let n;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,d){v(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}function Di(e){let t=R("utf-16le"),{write:n,most:o}=Go(e),r=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=Ri(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function Go(e){let t=new Uint16Array(
e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Ze(
i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){
let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Cn,E,Yo,Pi,Wi,k,V={input:0,units:0,output:0},jt=0,Un={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function ge(e,t){
Un.name=e,Un.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&_d(),B.isBusy=!0}function _d(){try{ji(),Cn??=$i(Cd(xn())),Gi(
new WebAssembly.Instance(Cn),Cn)}catch(e){throw Yi(e)}}async function Ko(e,t){try{ji();let n=e(),o=ki(n)?n:await WebAssembly.compile(t?n:bd(n));$i(o);let r=await WebAssembly.instantiate(
o);if(vo())return;Gi(r,o),Cn=o}catch(n){throw Yi(n)}}var Md=[0,97,115,109];function bd(e){let t=$(M(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(Md.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var vo=()=>!B.isBusy;function Cd(e){return ki(e)?e:new WebAssembly.Module(e)}function ki(e){try{return WebAssembly.
Module.customSections(e,Hi),!0}catch{return!1}}var Hi="encoding-wasm";function $i(e){let[t]=WebAssembly.Module.customSections(
e,Hi),n=`${Sn} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Gi({
exports:e},t){E=e,jo=WebAssembly.RuntimeError,V.input=E.input(),V.units=E.units(),V.output=E.output(),vi(),k=Ni(E,V.units,
t),jt=Math.min(E.units_length(),k.most),B.isBusy=!1}function ji(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Yi(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(Ud(e))return new RangeError(`encoding-wasm: ${Ki} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Ki="no memory \
for WebAssembly; free some, and call again",Ud=e=>e instanceof RangeError&&/memory/i.test(e.message);function Yt(){return qo(),
Yo}function Dn(){return qo(),Pi}function Vo(){return qo(),Wi}function qo(){Yo[0]===void 0&&vi()}function vi(){let{buffer:e}=E.
memory;Yo=new Uint8Array(e),Pi=new Uint8Array(e,V.input,65536),Wi=new Int32Array(e,E.codec(),E.codec_length()>>2)}function Ln(e,t){
return ge(e,-1),Kt(t)}function Kt(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw J(t)}}var jo;function J(e){if(!B.
isBusy||!jo||!(e instanceof jo))return e;let t=y[Un.encoding]?.name,n=`${Un.name}${t?` of ${t}`:""} failed`;return Dd()?
new RangeError(`encoding-wasm: ${n}: ${Ki}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Dd(){try{return E.memory.grow(32),
!1}catch{return!0}}function Nn(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>
10}function ue(e=null){let t=Vo();return Qi(t,e??new Int32Array(t.length))}function Zi(){return E.held()!==0?ue():(B.newCodec=
vt,null)}var zo=e=>Qi(e,Vo());function Qi(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function et(e,t){es(e,t)||(ge(
"decoding",e),t?zo(t):E.new_decoder(e),vt=e===33||e===36?NaN:e)}var vt=NaN;function es(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function Rn(e,t){es(~e,t)||(ge("encoding",e),t?zo(t):E.new_encoder(e),vt=~e)}function Jo(e,t,n,o){
ge("transcoding",e),o?zo(o):E.new_transcoder(e,t,+n)}function ts(e,t){E.set_source_encoding(e,+t),B.isBusy=!1}function Ot(e){
let t=x(e),n=E.alloc(t)>>>0;return v(Yt(),e,n),[n,t]}var Pd=p(()=>Uint8Array.from(En,e=>e.charCodeAt(0))),Vi,ns=e=>Ln("s\
niffing",()=>(Vi!==E&&E.give_labels(...Ot(Pd())),Vi=E,e())),os=(e,t,...n)=>ns(()=>E.sniff_html(...Ot(e),t,...n)),rs=(e,t,n)=>ns(
()=>E.sniff_xml(...Ot(e),t,n));var is=(e,t)=>Ln("sniffing",()=>E.default_for(...Ot(e),t)),ss=()=>ge("detection",-1);function cs(e,t){try{E.feed_detector(
...Ot(e),+t)}catch(n){throw J(n)}}var fs=(e,t,n,o)=>Kt(()=>{let r=f=>f?Ot(f):[0,0],i=E.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=E.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function tt(e,t,n,o,r){
Qe(e,t),B.isBusy=!0;let i=E.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=vt),Qo(i)}var Me={encoding:-1,source:0,mostWithMuchASCII:0,mostWithLittleASCII:0,owner:void 0};function Pn(e,t,n){if(Me.encoding!==
e||Me.owner!==E||B.isBusy){try{ge("decoding",e),Me.owner=E;let s=k.readBytes?E.byte_table(e):0;Me.source=k.readsInput?e:
s,Me.mostWithMuchASCII=s===0?0:k.mostByTable??1/0,Me.mostWithLittleASCII=s!==0&&Tn(e)?1/0:Me.mostWithMuchASCII,Me.encoding=
e}catch(s){throw J(s)}B.isBusy=!1}let{mostWithMuchASCII:o,mostWithLittleASCII:r}=Me;if(n>o&&(n>r||Nn(t,n)))return;if(n<=
65536)return Qe(t,n),qi(n);if(k.most>jt)return;let i="";for(let s=0;s<n;s+=65536){let c=Math.min(65536,n-s);Qe(g(t,s,s+c),
c),i=Te(i,qi(c))}return i}function nt(e,t,n,o){return Ln("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>
0&&(r=Math.min(4*r,65536,t-i)),Qe(r===t?e:g(e,i,i+r),r),!E.is_free_of(r,n,o))return!1;return!0})}function Xo(e,t){let n=-1,
o,r;function i(s){try{return ge(e,s),n=s,r=E,o=t(s),B.isBusy=!1,o}catch(c){throw J(c)}}return s=>s===n&&r===E&&!B.isBusy&&
(!o||o[0]!==void 0)?o:i(s)}var Wn=Xo("encoding",e=>{let t=E.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=E.memory;return N(
e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),ds=Xo("encoding",e=>{let t=E.unit_table(e)>>>0,n=new Uint8Array(
65536);return v(n,new Uint8Array(E.memory.buffer,t,16384)),n}),ot=Xo("decoding",e=>{let t=N(e),n=(!t?E.pair_table(e):E.byte_table(
e))>>>0;return n>0?new Uint16Array(E.memory.buffer,n,t?256:65536):void 0}),qi=e=>k.readBytes(V.input,e,Me.source);function Te(e,t){
try{return e+t}catch(n){throw Zo(n)}}var Zo=e=>new RangeError("The text is too long for a string of this host; convert i\
t in parts, with { stream: true } or with a stream.",{cause:e}),as=e=>e+65536+3<=jt,us=e=>e>jt&&e<268435456?k.collect?.(
e+3):void 0,ls=()=>V.units,ms=()=>Yt()[V.units]|Yt()[V.units+1]<<8,At=(e,t)=>k.read(V.units+2*e,t-e),Vt=(e,t,n,o=0)=>k.write(
e.slice(t,n),V.units+2*o);function ps(e,t){if(!B.isBusy&&!k.writeBytes)return;ge("encoding",t);let n=k.writeBytes?.(e,V.
output,E.unit_table(t));return B.isBusy=!1,n===e.length?rt(n):void 0}function kn(e,t,n,o){B.isBusy=!0;let r=E.encode_block(
e,t,n,+o);return B.isBusy=!1,o&&r>=0&&j.finished()&&(B.newCodec=vt),Qo(r)}var D={none:0,source:1,result:2};function hs(e,t,n,o){
let r=x(e);Qe(e,r),B.isBusy=!0;let i=E.transcode_block(r,+t,n,o);return B.isBusy=!1,Qo(i)}function Qe(e,t){let n=Dn();if(t>
8)try{v(n,e)}catch{v(n,g(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Qo(e){if(e<-2)throw new Error("encoding-was\
m: the current codec is of another kind. Please report it.");return e}var rt=e=>He(Yt(),V.output,e);var j={finished:()=>E.finished()!==0,read:()=>E.read(),written:()=>E.written(),codePoint:()=>E.code_point(),start:()=>E.
start(),length:()=>E.length()};var H=new Uint8Array(256);function st(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return xs(H,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return xs(n,o,e);n[o]=r}return n}function xs(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)H[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)H[r++]=s;else if(s<2048)H[r++]=
192|s>>6,H[r++]=128|s&63;else if(!Ce(s))H[r++]=224|s>>12,H[r++]=128|s>>6&63,H[r++]=128|s&63;else{let c=rr(n,i);c>=65536&&
(i+=1),r=ir(c,H,r)}}return He(H,0,r)}var Ts=p(()=>ht||A()||Z()?96:K()?1024:128),or=p(()=>Ie()||A()||F()?65536:128),kd=p(
()=>new Uint8Array(2*or()));function ys(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var Hd=p(K);function ws(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(Hd()?nt(o,n,0,255):!Bi(o,0))?o:void 0}function Os(e,t){let{length:n}=e,o=2*n<=256?H:
kd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return He(o,0,r)}var $d=e=>e===14||e===15||e===27;function As(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,H[o]=27,H[o+1]=r?36:40,H[o+
2]=66,o+=3),r){if(!(c>=41216))return;H[o]=c>>8&127,H[o+1]=c&127,o+=2}else{if($d(s))return;H[o]=c,i<n&&(o+=1)}}return He(
H,0,o)}var Ce=e=>(e&63488)===55296;function rr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var qt=e=>e<128?1:e<2048?2:e<65536?3:4;function ir(e,t,n){if(e<128)return t[n]=e,n+1;let o=qt(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var gs=new Uint8Array(128),le=Gd(
gs);function Gd(e){return new Uint16Array(e.buffer)}var $n=p(()=>ct()?0:18),jd=p(()=>ae()?54:Q()||!(ee()>=22||Ie())?64:32),
Yd=p(()=>Z()?64:32),Kd=p(()=>Z()?36:18),Gn=(e,t)=>(e[0]&e[t>>1])>=128;function Is(e,t,n){return n?t<=8:t<=Kd()||t<=Yd()&&
(Gn(e,t)||vn())}var jn=(e,t)=>t<=18||t<=64&&Gn(e,t)&&t<=jd(),me={length:0,bytes:0};function It(e,t,n,o){if(e[0]<128&&ct())
return cr(e,t)?Pe.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return er(e,s,t,n,o,r);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=
64||!d&&(c<2048||Ce(c)||c===65279))return er(e,s,t,n,o,r)}le[r++]=c}return zt(r)}function Bs(e,t,n){if(t%2>0)return;let o=0;
for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(Ce(i))return;le[o++]=i}return zt(o)}function er(e,t,n,o,r,i){
let s=sr();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===
224?160:f===240?144:128,m=f===237?159:f===244?143:191,T=f,S=0;for(;S<d&&c<n;S++,c++){let O=e[c];if(O<l||O>m)break;T|=O<<
8*(S+1),l=128,m=191,a=a<<6|O&63}if(S<d){if(c===n&&!o){if(f===239)return;_s(T,1+S);break}u=!0}if(u&&r||(u&&(a=65533),a===
65279))return;a>65535&&(le[i++]=55232+(a>>10),a=56320|a&1023),le[i++]=a}return zt(i)}function Yn(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=ot(o),!r)return;if(d=r[f],Ce(d)){if(s<t)d=r[f|e[s++]<<8];else if(!n&&Kn(f,o))
break;if(Ce(d))return vd(e,c,t,n,i,o,r)}}le[i++]=d}return zt(i)}function Fs(e,t,n){let o=ot(n);if(!o)return;let r=t-1,i=0,
s=0;for(;s<r;){let c=e[s],f=o[c|e[s+1]<<8];if(Ce(f))return;s+=Ce(o[c])?2:1,le[i++]=f}if(s===r){let c=o[e[s]];if(Ce(c))return;
le[i++]=c}return Ze(le,0,i)}function vd(e,t,n,o,r,i,s){let c=sr();for(let f=t;f<n&&r<=c;){let d=e[f++],a=d<128?d:s[d];if(Ce(
a)){if(f===n&&!o&&Kn(d,i))break;let u=f<n?e[f]:0;if(a=s[d|u<<8],!Ce(a))f+=1;else if(qd(a))a=65533;else{let m=f+2<n&&i<=30?
Vd(d,u,e[f+1],e[f+2]):0;if(m===0)return;le[r++]=55232+(m>>10),a=56320|m&1023,f+=3}}le[r++]=a}return zt(r)}function Vd(e,t,n,o){
let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var qd=e=>e>=57088&&e<=57216;function Bt(e,t){for(let n=1;n<=3&&n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function Ft(e,t,n){return me.length=0,er(e,t,n,!1,!0,0)===""}function Kn(e,t){
let n=t!==32||e<144||e>160;return n&&_s(e,1),n}function _s(e,t){me.length=t,me.bytes=e}function zt(e){if(e<3||e<=18&&!ct())
return Ze(le,0,e);if(vn())return Ve.call(gs,0,2*e);if(!(e>sr()))return Ze(le,0,18)+Ze(le,18,e-18)}var sr=p(()=>vn()?1/0:
36),ct=p(()=>F()&&vn()),vn=p(()=>_(zd)===!0);function zd(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(Ve)==="a\uFEFF\uD83D"&&t(Pe)==="a\0\xFF\xFE=\xD8"}function cr(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}function he(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var Jd=Xd();function Xd(){let e=Ht;return t=>e.call(t)}var Vn=class{fatal;ignoreBOM;#e;constructor(t){this.fatal=t.fatal,
this.ignoreBOM=t.ignoreBOM,this.#e=t}decode(t){let n=Jd(t);return this.fatal&&n.includes("\uFFFD")?this.#e.decode(t):n.charCodeAt(
0)===65279&&!this.ignoreBOM?n.slice(1):n}};function ta(e,t){if(t<64)return!1;if(he(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>8||t>=768&&r===0&&n>=3*o}function Ms(){
return Ee()?ta:K()?ra:A()?na:void 0}function na(e,t){if(t<524288)return!0;let n=0,o=Math.ceil(t/64);for(let r=0;r<t;r+=o)
e[r]>=206&&(n+=1);return n>4||_(()=>nt(e,65536,128,128))!==!1}var oa=p(K),fr=0;function qn(e,t,n){t<1024||!oa()||!he(e,t)||
(fr=n.length===t?0:fr+1)}function ra(e,t){if(t<1024)return!0;if(he(e,t))return fr<2||t>524288;let n=0,o=Math.ceil(t/16);
for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}var dt=p(()=>_(ia));function ia(){let e=ae(),t=e?Tt():void 0;if(e&&!t)return;let n=R("utf-8"),o=_(fa),r=h=>n.decode(h),i=ua(
r),s=ca(i,o),c=t&&((h,L)=>he(h,L)&&t(h)),f=c??Ms(),d=c?(h,L)=>L>256?c(h,L):Ds(h,L)&&!(L>54&&Gn(h,L)):f,a=Uint8Array.of(...bs,
...Us.flat()),u=`${Cs}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.of(97,127),m=i(a,a.length)===u&&r(a)===u&&n.decode(
a.buffer)===u&&i(l,2)==="a\x7F"&&dr(h=>s(h,h.length)),T=Pe;if(!m||t&&T.call(l)!=="a\x7F")return;let S=(h,L)=>R("utf-8",h&&
o!==void 0,L),O=h=>zn()?new Vn(h):h;return Et(0,{newDecoder:S,newViewDecoder:O,isRight:(h,L)=>{let ve=S(h,L);return[ve,O(
ve)].every(da)},canFail:!0,...sa()}),{decode(h,L){try{return t?T.call(h):(L?s:r)(h,x(h))}catch{return}},decodeQuickly:i,
decodesStart:zn(),decodeOrFail:s,takesQuickly:d,takes:f,completeLength:Bt}}function sa(){return F()?ft(1):Q()?{...ft(257),
leastBeyondASCII:65,leastOfBuffer:8192}:ae()?{...ft(19),most:2048,onlyASCII:!0}:Ee()?{...ft(48),leastOfBuffer:48,onlyASCII:!0}:
K()?{...ft(33),most:1023}:zn()?{...ft(33),leastOfASCII:19}:ft(33)}var ft=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,
most:8191,onlyASCII:!1});function ca(e,t){let n=aa(e),o=F()||Ie();return t&&o?r=>t.decode(r):n}function fa(){let e=R("ut\
f-8",!0);return dr(n=>e.decode(n))&&dr(({buffer:n})=>e.decode(n))&&!Q()?e:void 0}var da=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...st("\uFEFF"),...st(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),dr=e=>e(Uint8Array.from(bs))===Cs&&Us.every(t=>_(()=>e(Uint8Array.from(t)))===void 0),bs=[239,187,191,97,230,188,162,
240,159,146,169],Cs="\uFEFFa\u6F22\u{1F4A9}",Us=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
aa=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function ua(e){let[t,n]=[Ht,Pe];return ae()?(o,r)=>r>256?
n.call(o):t.call(o,0,r):zn()?(o,r)=>r<8192?t.call(o,0,r):e(o):!t||!Q()?e:(o,r)=>Ds(o,r)?t.call(o):e(o)}var zn=()=>Ht!==void 0&&
ee()>0&&!Q()&&!F(),Ds=(e,t)=>t<=64||t<=256&&he(e,t);var X={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},ar=1;function Jn(e,t,n,o){return t>=
ar?la(e,t,n,o):void 0}function la(e,t,n,o){if((X.encoding!==o||X.owner!==E||B.isBusy)&&!ma(o)||t>X.most&&(t>X.mostBeyondASCII||
he(e,t)))return;Qe(e,t);let{readBytes:r,readPairs:i}=k;if(!!0||!X.isOfPairs)return r(V.input,t,X.source);let{piece:s}=X,
c=i(V.input,t,X.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=Dn();if(c.length===s){let a=f[t],u=i(V.input+t-
a,a,X.source,+!n,s);if(u===null)return;c+=u}return f[t]===0||Kn(f[t-1],o)?c:void 0}function ma(e){return B.isBusy?!1:k.readPairs?
(ge("decoding",e),Kt(()=>{let t=N(e);X.isOfPairs=!t;let n=t?E.byte_table(e):E.pair_table(e);X.source=k.readsInput?e:n;let o=Zt(
e);return ar=o.least,X.piece=o.piece,X.most=n>0?o.any:0,X.mostBeyondASCII=n>0?o.beyondASCII:0,X.owner=E,X.encoding=e,!0})):
(ar=1/0,!1)}var pa=p(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!k.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(A()){let n={...e(72),piece:k.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}if(k.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(ae()?18:256),multi:n}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(F()?0:256),single:e(256),multi:t}});function Zt(e){let{windows1252:t,
single:n,multi:o}=pa();return e===21?t:N(e)?n:o}var mr=p(()=>F()?0:Ie()||ae()?8:Ee()?352:18),ha=p(F);function Rs(e,t,n){if(n>64)return he(t,n)?xa(e,t,n):void 0;if(n<=$n()||
(t[n>>1]|t[n-1])>=128||!cr(t,n))return;let o=to();return o?o.call(t,0,n):Pn(e,t,n)}function xa(e,t,n){let o=to(),r=N(e);
if(!(n<512&&(r||!o))&&!(e===21&&Zn>0)&&!(r&&$s(e))&&!de(t,n))try{return Tt()?.(t)??nt(t,n,128,128)?o?o.call(t):dt()?.decodeQuickly(
t,n):void 0}catch{return}}var Xn=[],ur=[];function Ps(e,t,n){if(!(ur[e]===null||n<=mr())&&!(n>=512&&n>ks(e)))return ur[e]??=
ya(e),eo(ur[e],t,n)}function Ws(e,t,n){return n<512?(ha()?lr(e,t,n):void 0)??Pn(e,t,n)??lr(e,t,n)??Ls(e,t,n):lr(e,t,n)??
(Aa(e)?Ls(e,t,n):void 0)??Pn(e,t,n)}var Zn=0,Sa=p(()=>pr()?8192:512),Ea=e=>Zn>0&&e<Sa();function lr(e,t,n){let o=to();if(!o||
e!==21)return;if(Ea(n)){Zn-=1;return}let r=Oa(t,n);if(Zn=r?0:15,!!r&&!de(t,n))try{return o.call(t)}catch{return}}var Ls=(e,t,n)=>eo(
Hs(e),t,n);function eo(e,t,n){if(!(!e||n>1024&&de(t,n)))try{return e.decode(t)}catch{return}}var Ta=p(()=>F()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function ks(e){if($s(e))return 8192;let{windows1252:t,other:n}=Ta();return e===
21?t:n}function ya(e){let t=Fa(e)?Hs(e):null;if(t){let n=Qn(e,Qt()).includes("\uFFFD"),o=Math.max(mr(),Zt(e).any)+1;Et(e,
{newDecoder:r=>r&&n?R(y[e].name,!0):t,isRight:r=>!(r&&n)||Ma(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:A()?
1:mr()+1,most:ks(e),onlyASCII:!1})}return t}function Hs(e){return Xn[e]===void 0&&(Xn[e]=null,Xn[e]=_(()=>_a(e))??null),
Xn[e]}var to=p(()=>_(wa));function wa(){let e=Pe,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function Oa(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||nt(e,
t,128,224)}var Aa=e=>e===21?pr():ga()||Ia()&&Tn(e),$s=e=>!to()&&(e===21?pr():Ba()),ga=p(()=>A()||Z()),Ia=p(()=>K()||F()),
Ba=p(A),pr=p(()=>A()||F()||!(ee()>0)),Fa=e=>A()||F()||Ie()||ae()||Ee()&&e===21,Qt=()=>Uint8Array.from({length:256},(e,t)=>t);
function Qn(e,t){let n=ot(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function _a(e){let t=R(y[e].name),n=r=>t.
decode(r)===Qn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return Qt().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function Ma(e){
let t=Qn(e,Qt()),n=Qt().filter(f=>t[f]!=="\uFFFD"),o=R(y[e].name,!0),r=f=>_(()=>o.decode(f)),i=f=>r(f)===Qn(e,f),s=Uint8Array.
from({length:4096},(f,d)=>n[d%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
Qt().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}function xr(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
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
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],S=e[12],O=e[13],h=e[14];return(o|r|i|
s|c|f|d|a|u|l|m|T|S|O|h)<128?n(o,r,i,s,c,f,d,a,u,l,m,T,S,O,h):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],S=e[12],O=e[13],h=e[14],L=e[15];return(o|r|i|s|c|f|d|a|u|l|m|T|S|O|h|L)<128?n(o,r,i,
s,c,f,d,a,u,l,m,T,S,O,h,L):void 0}}}function Sr(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
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
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var Gs;function Tr(e,t,n){return Gs??=ba(),Gs(e,t,n)}function ba(){let e=dt(),t=!(e&&F());return(n,o,r)=>{if(t&&jn(n,o)){
let i=(o<=16&&n[0]<128?xr(n,o):void 0)??It(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var Er=[];function js(e,t,n){if(ct())return;let o=Er[n];if(o)return Sr(
e,t,o);let r=xr(e,t);if(r!==void 0||!N(n))return r;let i=ot(n);if(i)return Er[n]=new Uint16Array(i),Sr(e,t,Er[n])}function at(e,t,n,o=!1){
try{et(e,null);let r=tt(t,n,0,o,!0);return r<0?void 0:At(0,r)}catch(r){throw J(r)}}function Ys(e,t,n,o){me.length=0;let r=n?
t:Bt(e,t);return r===t||Ft(e,r,t)?at(0,e,r,o):void 0}var tn=p(()=>A()?{any:2048,markup:1/0,leastInStream:16}:K()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:F()?2048:
Z()?112:0,leastInStream:40}),wr=()=>tn().markup>0,Or=(e,t)=>t>=tn().leastInStream&&qs(e,t);function Ks(e,t,n){tn().any>0&&
ze(e)&&Or(t,n)&&nn(e,n)}var La=p(()=>wr()?1/0:33),vs=(e,t,n)=>e>=29&&e<36&&n>=La()&&t[0]>=128,Ar=[],Vs=(e,t,n)=>qs(t,n)&&
nn(e,n)?eo(Ar[e],t,n):void 0;function qs(e,t){let{any:n,markup:o}=tn();return t<=n||t<=o&&Nn(e,t)}function nn(e,t){return Ar[e]?
!0:(Na(e,t),!1)}var en=[];function Na(e,t){en[e]===void 0&&(en[e]=_(()=>Ha(e))??null);let n=en[e];n&&(n.credit+=Math.min(
t/64,1)+t/512,!(n.credit<64)&&(n.credit=0,en[e]=null,_(()=>{let{value:o}=n.sequences.next();o?n.decoder.decode(o)===at(e,
o,x(o))&&(en[e]=n):Ra(e,n.decoder)})))}function Ra(e,t){Ar[e]=t;let{any:n,piece:o}=Zt(e);Et(e,{newDecoder:r=>r?R(y[e].name,
!0):t,isRight:r=>!r||Pa(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,
most:tn().any,onlyASCII:!1})}var Pa=e=>Wa.every(t=>ka.every(n=>{let o=R(y[e].name,!0),r=Uint8Array.of(97,t,...n);return _(
()=>o.decode(r))===at(e,r,r.length,!0)})),Wa=[128,129,142,143,161,224,255],ka=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ha=e=>({decoder:R(y[e].name),sequences:Ga(e),credit:0}),$a=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],yr=[10,164,162];function*Ga(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of $a)yield Uint8Array.of(...i,...yr);for(let i=128;i<=255;i++)yield ut([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield ut([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield ut([i,i],[s,
s],o,n);for(let i=133;i<=254;i+=8)yield ut([i,Math.min(i+7,254)],n,r,n);yield ut([227,227],[50,50],o,n),yield ut([129,129],
[48,48],t),yield ut([129,129],[48,48],r,t)}}function ut(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+
yr.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);r.set(yr,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var zs=p(()=>_(ja)),Js=p(()=>_(Ya));function ja(){return A()||Ie()?Xs(!1):Ka()}function Ya(){return A()?Xs(!0):void 0}function Ka(){
let e=Ve,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);
if(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=ae()?512:1/0;return Zs(!1,(i,s)=>s<=o||he(i,s)&&Tt()?.(
i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Xs(e){let t=R(
e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))===
"\uFEFF\uFFFD\u6F22")return Zs(e,()=>!0,(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var Zs=(e,t,n)=>({
takes:t,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:
i}});var no=0;function gr(e,t){if(t<8192||Va()||t<131072&&no===0)return!1;let n=0,o=Math.ceil(t/8);for(let i=0;i<t-1;i+=o)e[i]>=
192&&(e[i+1]&192)!==128&&n++;let r=n>1;return no=r?16:Math.max(no-1,0),r}var Va=p(Z);function ec(e,t){t>=8192&&qa(e)&&(no=
16)}function qa(e){let t=0,n=Math.floor(e.length/8);for(let o=0;o<8;o++)e.charCodeAt(o*n)===65533&&t++;return t>1}function tc(e,t,n){let o=nc(e);if(!(!o||n<24||de(t,n))&&!(e===0&&gr(t,n)))return o.takes?.(t,n)===!1?void 0:o}function nc(e){
return e===0?dt():e===38?zs():e===37?Js():void 0}function Ir(e,t,n,o){if(me.length=0,o&&t>8192||t>1024&&(de(e,t)||gr(e,t)))
return;let r=dt();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=Bt(e,t);if(!(i<t&&(n||!Ft(e,i,t))))try{let s=r.decodesStart&&
i<8192&&!o,c=i===t||s?e:Ci(e,t,i),f=o?r.decodeOrFail(c,i):r.decodeQuickly(c,i);return t>256&&f!==void 0&&Br(c,i,f),f}catch{
return}}function oc(e,t,n){let o=nc(e);if(!(n%2>0||!o?.takes?.(t,n)||de(t,n)))return o.decode(t,!0)}function Br(e,t,n){ec(
n,t),qn(e,t,n)}var ye=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#n=0;#r=!1;#o;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#o=r}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#r=!1,this.#o=0}decode(t,n,o){let r=ce(t);if(!this.#e){if(this.#r&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<
128){let s=Tr(t,r,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=r,s}let i=this.#n===0?this.#c(
t,r,n):this.#l(t,r,n);if(i!==void 0)return n||this.#E(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#o!==0&&this.
reset();let{encoding:r}=this,i=n<=256;if(r===0&&n>0){let s=i?Tr(t,n,this.fatal)??at(r,t,n,this.fatal):Ir(t,n,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#u(s):s}else{let s=n>0?rc(t,n,!0,r):void 0,f=s===void 0&&!(i&&vs(r,t,n))?this.#f(
t,n,!0):this.#d(s);if(f!==void 0)return f;let d=i&&!Fe(r)?at(r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#a(t,n,o,r);if(a!==void 0)return a;let u=this.#n+n;if(n>0&&u<=re.length)return this.#T(
t,u,o,r);this.#y()}let i=this.#e,s=this.#r,c=this.#o,f="";try{f=this.#w(t,n,o)??this.#h(t,n,o)}catch(a){throw this.#e=i,
this.#r=s,this.#o=c,J(a)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#o=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;me.length=0;let i=n>0&&r!==0?rc(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#d(i)}#f(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=jn(t,n)?It(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#u(this.#m(
t,n,o))}if(r===38||r===37){let c=n<=36?Bs(t,n,r===37):oc(r,t,n);return this.#u(c)}if(!ke(r))return;let i=N(r),s=!i&&n<=(t[0]<
128?$n():18)?Yn(t,n,o,r):Za(r,i,t,n,o);return this.#d(s)}#m(t,n,o){return Ir(t,n,o,this.fatal)??(n<=256?Ys(t,n,o,this.fatal):
void 0)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#u(t){return!this.#r&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(!(n===0||r>re.length))return me.length=0,n>16?this.#p(
t,r,o):(this.#x(t,r),this.encoding===0?It(re,r,o,this.fatal):this.#d(Jn(re,r,o,this.encoding)??Yn(re,r,o,this.encoding)))}#p(t,n,o){
let r=this.#S(t,n);return this.encoding===0?this.#m(r,n,o):this.#d(Jn(r,n,o,this.encoding))}#a(t,n,o,r){if(this.encoding!==
0)return;let i=this.#o,s=this.#r,c=this.#t,f=this.#n,d=c&255,a=d<224?2:d<240?3:4;if(f+n<=a)return;this.#x(t,a);let u=It(
re,a,!0,!0);if(u===void 0)return;let l=a-f;this.#n=0,this.#o+=l,this.#r=!0;try{return Te(u,this.decode(g(t,l),o,r))}catch(m){
throw this.#r=s,m instanceof oe||m instanceof TypeError||(this.#e=null,this.#o=i,this.#t=c,this.#n=f),m}}#x(t,n){re[0]=this.#t,
re[1]=this.#t>>8,re[2]=this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)re[r]=t[r-o]}#S(t,n){return this.#x(t,this.#n),v(re,
t,this.#n),$o(n)}#E(t){this.#o+=t,this.#r||=this.#n+t>me.length,this.#n=me.length,this.#t=me.bytes}#T(t,n,o,r){let i=this.#n,
s=this.#S(t,n);this.#n=0,this.#o-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof oe||c instanceof TypeError||
(this.#n=i,this.#o+=i),c}}#y(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{et(this.encoding,null),tt(t,this.#n,
0,this.fatal,!1),this.#e=ue(),this.#n=0}catch(n){throw J(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=tc(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(g(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:g(t,i,c),d=r.decode(f,this.fatal);if(d===void 0){if(s=Te(s,this.#h(f,c-i,!0)),this.#i)return s}else
this.encoding===0&&Br(f,c-i,d),s=Te(s,this.#u(d)),this.#o+=c-i;return this.#r||=c>0,c===n?s:this.encoding===0&&!o&&Ft(t,
c,n)?(this.#E(n-c),s):Te(s,this.#h(g(t,c,n),n-c,o))}#h(t,n,o){et(this.encoding,this.#e);let r="",i=us(n),s=this.#r||this.
ignoreBOM||!Fe(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),u=f===0&&d?t:g(t,f,f+a),
l=tt(u,a,c,this.fatal,o&&d);if(l<0)return this.#e=ue(),this.#i=new oe(this.name,this.#o+f+j.start(),j.length()),r;if(c+=
l,c>0&&(d||!as(c))){let m=!s&&ms()===65279?1:0;i?i.add(ls()+2*m,c-m):r=Te(r,At(m,c)),s=!0,c=0}if(d)break}return this.#r=
s,this.#e=o?null:Zi(),this.#o+=n,i?i.toText():(this.encoding===0&&qn(t,n,r),r)}};function rc(e,t,n,o){if(t<=16){let r;if(N(
o)||Xa(e,t,o)?r=js(e,t,o):ze(o)&&!ct()&&(r=Fs(e,t,o)),r!==void 0)return r}return Jn(e,t,n,o)}var Xa=(e,t,n)=>(e[0]|e[t>>
1]|e[t-1])<128&&ke(n),Za=(e,t,n,o,r)=>(t?Ps(e,n,o):void 0)??(n[0]<128?Rs(e,n,o):void 0)??(!t&&r&&o>18?Vs(e,n,o):void 0)??
(Is(n,o,t)?Yn(n,o,r,e):void 0)??(t?Ws(e,n,o):void 0),Fr=({encoding:e,fatal:t,ignoreBOM:n})=>new ye(e,t,n);function on(e){
return e.common??=Fr(e),e.common}var je=(e,t,n,o,r,i)=>oo(_n(n,o,r),e,t,i);function oo(e,t,n,o){if(n<e.leastOfAny)return on(
e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=on(e).decodeWhole(t,n,o);return e.
most<0&&e.reconsider(i,n),i}function ic(e,t){let n=ne(e,t);if(n===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Mt=e=>e==null?void 0:I(e);function bt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Qa(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>ne(I(o),t))}}var io={allowUTF8:e=>e===void 0||!!e,candidates:Qa,locale:Mt,maxBytes:bt,
tld:Mt},_r=["text","ASCII","empty","binary","unknown"];function Ct(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=x(e),f=Math.min(c,i);ss();for(let m=0;m<f;m+=65536){let T=Math.min(m+65536,f);cs(g(e,m,T),t&&T===c)}let d=fs(
o,r&&ro(r),s&&ro(s),n),{0:a,1:u,2:l}=d;return{encoding:u<0?void 0:u,score:l,kind:_r[a],isASCII:_r[a]==="ASCII"||_r[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(m,T)=>({encoding:y[d[3+2*T]].name,score:d[4+2*T]}))}}function ro(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function rn(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=M(e,n),r=q(t,io,n),i=Ct($(o),!0,r);return{...i,encoding:i.encoding===void 0?null:y[i.encoding].name}}var nu=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],ou=[33,36,37,
38],Ut=(e,t)=>{let n=Mt(e);return n===void 0?-1:ne(n,t)},cc=(e,t,n)=>Math.min(bt(e,t,n)??1024,1048576),fc=(e,t)=>Math.max(
3,t===-1?e:0),dc=e=>Je(Mt(e)??"")??-1;function ru(e,t,n){if(e)return q(e===!0?void 0:e,io,`${t}, option '${n}'`)}var iu={
defaultEncoding:Ut,detect:ru,likelyEncoding:Ut,locale:Mt,maxPrescanBytes:cc,parentEncoding:Ut,transportLayerEncodingLabel:dc,
userOverride:Ut};function ac(e,t){let n=q(e,iu,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:fc(i,Math.max(f,c)),declared(d){let a=os(d,i,f,c,s,o);return a===-1?void 0:br(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>uc(d)??lc(r,n.defaultEncoding)}}function uc(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function lc(e,t){
return br(is(ro(e),t===-1?21:t))}var su={defaultEncoding:Ut,maxPrescanBytes:cc,transportLayerEncodingLabel:dc};function mc(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=q(e,su,t),i=s=>{let c=br(rs(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:fc(o,r),declared:i,decide:()=>i(C)}}function cu(e,t){let n={...io,
defaultEncoding:Ut},{defaultEncoding:o,...r}=q(e,n,t);return{prescanned:3,declared(i){let s=Be(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return uc(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var fu={detect:cu,html:ac,xml:mc},du=["detect","html",
"xml"],au={prefixBytes:bt,sniff:St(du)};function so(e,t){let{prefixBytes:n,sniff:o}=q(e,au,t),r=fu[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:p(()=>{let c=s.candidates&&Ct(C,!0,s);return!ou.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Mr(
r,c),takesWhole:n===void 0}}function Mr({prescanned:e,declared:t,options:n,decide:o},r){return t(_e(r,e))??o(n&&Ct(r,!0,
n))}function br(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:nu[e>>8&255],score:null}}var pc=({
encoding:e,confidence:t,source:n})=>({encoding:y[e].name,confidence:t,source:n});function hc(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:M(e,n),r=ac(t,n);return o?pc(Mr(r,$(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function xc(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=M(e,n),r=mc(t,n);return pc(
Mr(r,$(o)))}function Sc(e){return y[lc(I(e),-1).encoding].name}var wc=["(B","(J","(I","$@","$B"],fo=class{#e=!0;#t=!0;read(t,n){let o=x(t),r=this.#e?pu(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=hu(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=Su(t,i);if(s=wc.includes(d),!s&&!n&&Eu(d))break;this.#t=s}else
s=f>=128||i<r&&xu(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:x(t);for(;o<x(t)&&t[o]!==27;)o+=1;return o}};function pu(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=x(e))return 1/0;if(t&&=yc(e[o],e[o+1]),n&&=yc(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function hu(e,t){let n=x(e),{start:o,words:r}=Ii(e,t),i=Tc(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Tc(e,o+4*s,n)}function Tc(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var yc=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,xu=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Su(e,t){let n="";for(let o=t+1;o<Math.min(t+3,x(e));o++)n+=String.fromCharCode(
e[o]);return n}var Eu=e=>e.length<2&&wc.some(t=>t.startsWith(e));var we,Ur=1/0,Ic=1/0;function Bc(){we=null,we=_(wu)??null,we&&(A()||F())&&(Ur=(F()?6:32)+1,Ic=7)}var Dr=e=>e.length>=Ur||
e.length>=Ic&&e.charCodeAt(0)>=128;function wu(){let e=ai(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(
8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...st(o)]}`&&Object.getPrototypeOf(
r)===Uint8Array.prototype?e:void 0}function Oc(e){try{return we?.encode(e)}catch{return}}function Lr(e,t){we===void 0&&Bc();
try{return we?.encodeInto(e,t)}catch{return}}function Dt(e){let{length:t}=e;return t<=6?st(e):(we===void 0&&Bc(),Dr(e)?Oc(
e):t<=21||Ur<1/0?st(e):Ou(e)??Oc(e))}function Ou(e){let{length:t}=e;if(t<=64&&Au()){let n=(gu()||Iu(e)<=64)&&Ac(H,e);if(n)
return n}return t<=65536&&Fu(e)?Ac(Bu(),e):void 0}var Au=p(()=>!Q()),gu=p(()=>Ee()||K()),Iu=e=>e.length*qt(Fc(e))*.75;function Ac(e,t){
let n=Lr(t,e);return n?.read===t.length?He(e,0,n.written):void 0}var Bu=p(()=>new Uint8Array(3*65536));function Fu(e){let{
latin1:t,other:n}=_u();return e.length>=n&&(e.length>=t||Fc(e)>=256)}var _u=p(()=>Q()?{latin1:1/0,other:1024}:ee()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function Fc(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var bu=p(()=>F()?32:ee()>0?48:A()?400:Ee()?1024:1/0),Nr=0;function Rr(e,t){let{length:n}=e;if(n<bu()||!ke(t)||!Cu(e))return;
if(Nr>0){Nr-=1;return}let o=Dt(e);if(o&&x(o)===n)return o;Nr=15}var _c=e=>Math.max(8,e>>4);function Cu(e){let{length:t}=e,
n=_c(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function Mc(e){let{length:t}=e,n=_c(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var Wr=["fatal","html","replacement"],Nu=p(()=>F()||A());function sn(e,t){let{length:n}=e,o=n<32?void 0:Rr(e,t);if(o)return o;
let r=N(t);if(n>64&&n>(r?Ts():or()))return;if(r)return ys(e,Wn(t));if(t===33)return n<=48?As(e,Wn(32)):void 0;if(!!0||n>
512&&Nu()&&Mc(e))return;let i=Wn(t);return i&&Os(e,i)}var Dc=p(()=>F()||A()||Z()||K()&&!ht);function Lc(e,t){return Dc()?
ws(e,ds(t)):ps(e,t)}function Uc(e,t){return sn(e,t)??(N(t)?Lc(e,t):void 0)}var kr=()=>"",Y=class{encoding;unmappable;#e;#t=null;#n=0;#r=C;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return y[this.encoding].name}encode(t,n){let o=n||this.#o(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#o(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Wr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?Dt(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=Uc(t,this.encoding);if(o)return o;Rn(this.encoding,
null),Vt(t,0,t.length);let r=kn(0,t.length,this.#i,!0);return r===-2||!j.finished()?void 0:rt(r)}catch(o){throw J(o)}}#c(t){
let n=N(this.encoding)&&this.unmappable==="fatal"&&Dc(),o=()=>n?Lc(t,this.encoding):void 0;return Rr(t,this.encoding)??_(
o)}#f(t,n){let o=new Se;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Le(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#r;n&&(this.#r=C,this.#t=null,this.#n=0);let f=this.#e,d=this.#i,a=f===kr,u=f&&!a?2048:65536,
l=f&&this.encoding===33?new Pr(c,o):void 0,m=l?h=>l.add(h):o,T=l?h=>l.addUnchanged(h):o,S=0,O=null;try{if(!s)for(;S+65536<
t.length;S+=65536){let h=Uc(t.slice(S,S+65536),this.encoding);if(!h)break;o(h)}for(Rn(this.encoding,s);S===0||S<t.length;S+=
u){let h=Math.min(S+u,t.length);Vt(t,S,h);let L=h===t.length;for(let ve=0,ri=!1;!ri;){let ln=kn(ve,h-S,d,n&&L);m(rt(ln===
-2?j.written():ln));let ii=i+S+ve+j.start();if(ve+=j.read(),ri=ln!==-2&&j.finished(),ln!==-2||a)continue;let Io=j.codePoint();
if(f){O=ue(O);let{count:Gf}=B,si=()=>this.locate(ii),mn=f(Io,si);B.count!==Gf&&(Rn(this.encoding,O),Vt(t,S,h));let ci=jf=>{
throw new Le(jf,si(),this.name)};typeof mn=="string"?Ru(mn,m,ci):mn?T(mn):ci(Io)}else r(Io,ii)}}}catch(h){throw J(h)}if(n){
l&&o(l.held);return}l&&(this.#r=l.held),this.#t=this.#o(t)?null:ue(),this.#n=i+t.length}};function Ru(e,t,n){let o=In(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Vt(o,r,i,2048);let s=kn(2048,2048+i-r,0,!1);s===-2&&n(j.
codePoint()),t(rt(s))}}var Pr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=x(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(fe(t,0,o)),this.held=fe(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=C,this.#e(t)}},Se=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=x(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);v(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){v(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?fe(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Hr(this.#n),o=0;return this.forEach(r=>{v(
n,r,o),o+=x(r)}),n}};function Hr(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Ne(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=ne(e,t);if(o===37||o===38){let{name:r}=y[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return $r(o,e,t)}function $r(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Nt=class{decision=null;sample=C;detected;#e;#t=!0;#n=!1;#r=new fo;#o=new Se;#i;#s=0;#c=C;#f=C;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new Se;if(this.#t&&n&&this.#e.takesWhole)return this.#a(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#o.length+x(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#o.add(t);let r=this.#o.concatenate();this.#o=new Se;
let i=_e(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#a(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=x(s)>c,d=n&&
!f,{plain:a,evidence:u}=r.passesASCII()?this.#r.read(_e(s,c),d):{plain:0,evidence:0};s=this.#p(s,a,o);let l=x(s),m=c-a;if(u===
-1)return n||f?this.#a(i(this.#d(_e(s,m),d)),o,s):this.#l(s,l+1,o);let T=Rc(_e(s,m),u-a,r.windowBytes),S=Math.min(T+r.windowBytes,
m);if(l<S&&!n)return this.#l(s,S,o);let O=_e(s,S),h=this.#d(O,l<S);if(S<=T||S===m||!r.passesASCII()||!ku(h,O))return this.#a(
i(h),o,s);s=this.#p(s,this.#r.skip(O,u-a),o)}}#d(t,n){this.sample=Xe(Xe(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Ct(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(t){return t===33?this.#r.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=x(t);return r>0&&this.#o.add(fe(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){let r=_e(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-x(this.#c));return i>0&&(this.#c=Xe(this.#c,_e(r,i))),this.#f=Nc(Xe(this.#f,Nc(g(r,i)))),g(t,n)}#a(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Nc=e=>g(e,Math.max(0,x(e)-64));function Rc(e,t,n){let o=Math.min(x(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function ku(e,t){return e.isASCII||e.encoding===void 0&&!(t[Rc(t,0,1/0)]>=128)}var Gr=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new Nt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new ye(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new ye(d.encoding,this.fatal,a,this.#n),Te(f,this.#e.decode(s,n,o))}};function jr(e,t){z(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new Gr(so(e,t),n,o)}function Pc(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=M(e,n),
r=jr(t,n),i=r.decode($(o),!0,n),s=r.decision;return{text:i,encoding:y[s.encoding].name,score:s.score,source:s.source}}function ie(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function lt(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Yr(){throw new TypeError("Illegal invocation")}var Wc="Failed to execute 'encodeInto' on 'TextEncoder'",lo=ie({TextEncoder:class{#e="utf-8";constructor(){new.target!==
lo&&lt(this,new.target,lo)}get encoding(){return this.#e}encode(e=""){if(#e in this||Yr(),we&&typeof e=="string"&&Dr(e))
try{return we.encode(e)}catch{}return Ye(I(e))}encodeInto(e,t){#e in this||Yr();let n;if(we&&typeof e=="string"&&t instanceof
Uint8Array)try{if(n=we.encodeInto(e,t),n.read===e.length)return n}catch{}xt(arguments.length,2,Wc);let o=I(e),r=Fi(t,Wc),
{read:i,written:s}=n??Lr(o,r)??{read:0,written:0};if(i===o.length||s===x(r))return{read:i,written:s};let c=Hu(o.slice(i),
g(No(r),s));return{read:i+c.read,written:s+c.written}}}});function Ye(e){return Dt(e)??new Y(0,"fatal").encode(e,!0)}function Hu(e,t){
let n=0,o=0;for(;n<e.length;){let r=rr(e,n);if(o+qt(r)>x(t))break;o=ir(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var kc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Hc=`!
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
?`;var Gu=p(()=>{let e=Hc.split(`
`),t=0;return new Map(kc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
$c=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Gc(e){let t=new Y(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Le)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=jc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function jc(e,t,n){if($c(e))return"";if(n===0)return null;let o=ju(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:jc(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function ju(e){
let t=[...Gu().get(e)??[],...Yu(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Yu(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,m)=>c(
m)),d=o.filter((l,m)=>!c(m)),a=[n,...f].join("").normalize("NFC"),u=a+d.join("");u.normalize("NFD")===t&&r.push(u),d.every(
$c)&&i.push(a)}return[...r,...i]}var Ku=["fatal","html","replacement","ignore","translit"],vu=St(Ku),mo=(e,t,n)=>typeof e=="function"?e:vu(e,t,n);function po(e,t,n){
return typeof e=="function"?(o,r)=>Vu(e(o,r()),n):e==="ignore"?kr:e==="translit"?Gc(t):void 0}function Vu(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=$(M(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return fe(o,0,x(o))}var qu="Failed to construct 'LegacyTextEncoder'",Kr="Failed to execute 'encode'",Yc="utf-8",Kc=0;function vc(e,t="utf-8",n=void 0){
let o=De(e,Kr);if(n===void 0){if(t!==Yc){let s=I(t);Kc=Ne(s,Kr),Yc=s}let i=Kc;return i===0?Ye(o):sn(o,i)??new Y(i,"fatal").
encode(o,!0)}let r=ho(t,n,Kr);return r.encoding===0?Ye(o):r.encode(o,!0)}function ho(e,t,n){let o=I(e),r=t===void 0?"fat\
al":q(t,{unmappable:mo},n).unmappable,i=Ne(o,n);return new Y(i,r,po(r,i,n))}var Vc=ie({LegacyTextEncoder:class{#e;constructor(e="\
utf-8",t=void 0){this.#e=ho(e,t,qu)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let n=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":De(e,o);z(t,o);let i=!!t?.
stream;return n.encode(r,!i)}}});var Ju=p(A);function Vr(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(ze(t)?wr():Fe(t)&&Ju())&&!n?new vr(t,n,o):Fr(e)}
var vr=class extends ye{#e=void 0;#t=!1;#n=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){if(this.hostOfStream)return this.#o(
t,n);if(this.#t)this.#n&&(this.#n=!nn(this.encoding,ce(t)));else if(!n&&this.#r(t))return this.#o(t,n);return super.decode(
t,n,o)}#r(t){let{encoding:n}=this,o=ce(t),r=ze(n),i=r?Or(t,o):o>=40;this.#n=i&&r&&!nn(n,o);let s=i&&!this.#n&&Zu(n);return this.#t=
!s,s&&(this.#e??=R(this.name,!1,this.ignoreBOM)),s}#o(t,n){let o=ce(t),r=o>1024&&de(t,o)?fe(t,0,o):t,i=this.#e;this.hostOfStream=
n?void 0:i;try{return i.decode(r,n?So:xo)}catch(s){return this.failUnlessRefused(r,s),this.#o(fe(r,0,o),n)}}failUnlessRefused(t,n){
if(!Xu(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,Zo(n)}},Xu=(e,t)=>_(()=>e.decode(g(t,0,0),xo))===void 0,
xo={stream:!0},So={stream:!1};function Zu(e){return qc[e]??=_(()=>el(e))===!0,qc[e]}var qc=[],Qu=[97,128,129,142,143,161,
195,216,227,240,255],zc=[32,48,129,161,220,254];function el(e){let t=R(y[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);
et(e,n);let f=At(0,tt(c,1,0,!1,s));return n=ue(),t.decode(c,{stream:!s})===f};return Qu.flatMap(i=>zc.flatMap(s=>zc.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&tl(e)}function tl(e){let t=R(y[e].name,!1,!1),n=wn(e)??[];return[...n,...n].
map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===(Fe(e)?"\uFEFF":"")}var mt="Failed to execute 'decode' on 'TextDecoder'",nl=()=>({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Jc(e,t,"Failed to construct 'TextDecoder'"),new.target!==Rt&&lt(this,new.target,Rt)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=C,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!de(e,o))){let r=n.viewDecoder.decode(e);return n.isWatched&&n.watch(r,o),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return on(n).decodeWhole(e,ce(e),mt)}else if(e instanceof
ArrayBuffer){let o=rl(n,e);if(o!==void 0)return o}}return this.#r(e,t)}#r(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!n||typeof t!="object")&&ol(e,t);let o=!!t?.stream,r=n?e:Ae(e),i=this.#e;return i.isStateless||!this.#n&&!o?oo(
i,r,ce(r),mt):(this.#n||this.#o(),this.#n=o,this.#t.decode(r,!o,mt))}#o(){this.#t??=Vr(this.#e),this.#t.reset()}static{let{
prototype:e}=this,{decode:t}=e,n={decode(o=C,r=void 0){let i=r;if(typeof r=="object"&&ArrayBuffer.isView(o)){i=r?.stream?
xo:So;let f=this.#t,d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(o,i);return i===So&&(f.hostOfStream=void 0,this.#n=
!1),a}catch(a){f.failUnlessRefused(Ae(o),a)}}let s=this.#e;if(r===void 0?!this.#n:s.isStateless&&i!==r){if(s.takesAnything)
try{let f=s.decoder.decode(o),{length:d}=f;return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}
if(o instanceof Uint8Array&&ArrayBuffer.isView(o)&&o.length<s.leastOfASCII)return on(s).decodeWhole(o,ce(o),mt)}return t.
call(this,o,i)}};A()&&(e.decode=n.decode)}}}),Rt=ie(nl());function ol(e,t){M(e,mt),z(t,mt)}function rl(e,t){if(e.takesAnyBuffer)
try{let i=e.decoder.decode(t);return 2*i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let n=e.decodeBuffer(
t);if(n!==void 0)return n;let o=Ro(t);if(!o)return;let r=new Uint8Array(t);return Ks(e.encoding,r,o),oo(e,r,o,mt)}function Jc(e,t,n){
let o=I(e);z(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return _n(ic(o,n),r,i)}var Xc=(e,t,n)=>Vr(Jc(e,t,n));var Eo=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new Y(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=x(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#r(g(t,i,s?r:i+4096),
s?n:D.none,o)}}#r(t,n,o){let r=this.#n;this.#t.locate=sl(this.#e.copy(),t,r);let i=new Se,s;try{this.#e.transcode(t,n===
D.result?D.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=je(c,x(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
D.result,o),this.#n=n===D.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function sl(e,t,n){
let o=x(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return u=>{for(;u>=f&&d<o;)r=g(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,D.none,l=>{f+=x(l)/2}),a=void 0;return a??=cl(i,r),a[u-c]}}function cl(e,t){let n=x(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Qc(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?fl(o.from,t,c):0;if(d>0){o.transcode(g(t,c,c+d),D.none,
()=>{});for(let h=0;h<d;h++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=g(t,c,c+1),u=o.copy(),l=0,m=0;o.transcode(a,D.none,
h=>{l===0&&(m=h[0]|h[1]<<8),l+=x(h)/2}),l>0&&(r[i++]=s);let T=m===65533&&s<f?ef(u,a,D.none):void 0,S=T&&T.offset+T.length;
for(let h=1;h<l;h++)r[i++]=S===void 0?s:S+h-1;let O=f-s===2||f<=2;l>0&&!T?s=f+1:(T||O)&&(s=Qc(o))}return r[i]=s,r[i+1]=s+
1,r}function fl(e,t,n){if(N(e))return x(t)-n;let o=n;if(ke(e))for(;t[o]<128;)o+=1;return o-n}var Qc=e=>ef(e,C,D.source)?.
offset??e.position;function ef(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof oe)return o;throw o}}function of(e,t){let n="Failed to execute 'transcode'",o=M(e,n),r=cf(t,n);return ll(Ae(o),r,n)??hl(o,r,n)}var al=2**24,ul=p(
()=>F()||ee()>=26&&!Q()?{fromUTF16:al,fromOther:400}:ee()>0?{fromUTF16:320,fromOther:160}:A()?{fromUTF16:160,fromOther:80}:
{fromUTF16:64,fromOther:64});function ll(e,{from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(n===0?!o:
!r&&!Fe(n)),f=x(e);if(!c||f>pl(t,n)||f>4096&&F()&&ml(e,f,t))return;let d=je(e,f,t,r,i,s);return n===0?Ye(d):sn(d,n)}function ml(e,t,n){
let o=n===37?0:1,r=2*Math.ceil(t/16);for(let i=0;i<t-1;i+=r)if(e[i+o]!==0||e[i+1-o]>=128)return!1;return!0}function pl(e,t){
if(t!==0)return 64;let{fromUTF16:n,fromOther:o}=ul();return e===38||e===37?n:o}function hl(e,t,n){let{from:o,to:r}=t;return Mn(
n,()=>{let i=typeof o=="number"?tf(new cn(o,r,t),$(e)):null;if(i)return i;let s=ff(o,r,t,n);return tf(s,rf(t,e))})}function tf(e,t){
let n=new Se;return e.transcode(t,D.result,r=>n.add(r))===!1?null:n.concatenate()}function rf({unmappable:e},t){let n=$(
t);return typeof e=="function"?fe(n,0,x(n)):n}function sf(e,t){let n=cf(e,t);return{common:ff(n.from,n.to,n,t),toBytes:o=>rf(
n,o)}}function cf(e,t){z(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=El(n?.from,t),s=!!n?.ignoreBOM,c=Sl(n?.to),f=mo(n?.unmappable,
t,"unmappable"),d=i==="auto"?so(e,t):ne(i,t),a=c===void 0?0:$r(ne(c,t),c,t);if(o&&!Fe(a))throw new RangeError(`${t}: ${y[a].
name} has no byte order mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function ff(e,t,n,o){return typeof e==
"number"?nf(e,t,n,o):new zr(e,nf(0,t,n,o))}function nf(e,t,n,o){let{unmappable:r,losses:i}=n,s=po(r,t,o);if(!s||Fe(t))return new cn(
e,t,n);let c=xl(e,n);return new Eo(c,t,r,i?.counting(s)??s)}function xl(e,t){return new cn(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var Sl=e=>e===void 0?void 0:I(e);function El(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return I(e)}var cn=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Jo(t,this.
to,this.#n.ignoreBOM,this.#e),ts(t,n),this.#e=ue())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=rt,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(wn(this.to)??[]));let a=Math.max(0,Wr.indexOf(c)),u=x(t);try{Jo(this.from,this.to,i,this.#e);for(let l=0;;){
let m=u-l<=65536,T=m&&l===0?t:g(t,l,m?u:l+65536),S=hs(T,r,a,m?n:D.none);d?.addBlock(this.#t+l);let O=S<0?j.written():S;if(O>
0&&o(f(O)),S===-2&&c!=="fatal")return!1;if(S<0&&this.#r(S,l),l+=j.read(),m&&j.finished())break}}catch(l){throw J(l)}this.#e=
n===D.result?null:ue(),this.#t=n===D.none?this.#t+u:0}#r(t,n){let o=this.#t+n+j.start();throw this.#e=ue(),this.#t=0,t===
-1?new oe(y[this.from].name,o,j.length()):new Le(j.codePoint(),o,y[this.to].name)}},zr=class{#e;#t=null;#n=!1;#r=null;#o=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#r}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===D.none&&(this.#r?this.#n=!0:this.#t=r)}#s(){return this.#r=null,this.#o=
!1,this.#i.setSource(0,!1),new Nt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==D.none);i.length>0&&(this.#i.transcode(
i.concatenate(),D.none,r),this.#o=!0),this.#r=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#o),
this.#i.transcode(s,o,r))}};function Jr(e,t,n){let o=ui();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function fn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Jr(e,(o,r)=>r(t.decode($(M(o,n)),!1,n)),o=>o(t.decode(
C,!0,n)))}var To=ie({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=Xc(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=n,this.#t=fn("TextDecoderStream",n),new.target!==To&&lt(this,new.target,To)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),yo=ie({TextEncoderStream:class{#e;constructor(){this.#e=df("TextEnco\
derStream",new Y(0,"fatal"),I),new.target!==yo&&lt(this,new.target,yo)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function df(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Jr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var af=ie({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=ho(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=df("LegacyTextEncoderSt\
ream",n,De)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),uf=ie({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=sf(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new Se;
try{Mn(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=Jr("TranscoderStream",(i,s)=>r(M(
i,o),D.none,s),i=>r(C,D.result,i))}get encoding(){let{decision:e}=this.#e;return e&&y[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var lf=ie({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=jr(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=fn("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&y[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Pt=class{fatal;ignoreBOM;#e;#t;#n=C;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&x(this.#n)===0?t:Xe(this.#n,t);if(!n&&xi(r))return this.#n=
r,"";let i=Be(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ye(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?g(r,s):r,n,o)}};var mf=ie({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=I(e);
z(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new Pt(ne(o,n),r,i);this.#e=s,this.#t=fn("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function pf(e,t){let n="Failed to execute 'findUnmappable'",o=De(e,n),r=Ne(I(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new Y(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function hf(e){let t=Be(Ae(M(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function Wt(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=M(e,o),i=ne(I(t),o);z(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Ae(r);return Be(f)?new Pt(
i,s,c).decode(f,!0,o):je(f,ce(f),i,s,!0,o)}function xf(e){let t=Ae(M(e,"Failed to execute 'utf8Decode'")),n=Be(t);return Tf(
n?.encoding===0?g(t,n.bytes.length):t)}function dn(e){return Tf(Ae(M(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Sf(e){
let t=M(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Ae(t);return je(n,ce(n),0,!0,!0)}catch(n){if(n instanceof
oe)return null;throw n}}function Ef(e){return xt(arguments.length,1,"Failed to execute 'utf8Encode'"),Ye(I(e))}var Tf=e=>je(
e,ce(e),0,!1,!0);async function yf(e=void 0){let t=await e;if(t===void 0)vo()||await Ko(xn,!0);else{let n=Tl(t)?await yl(t):t;await Ko(()=>n,
!1)}}var Tl=e=>typeof e?.arrayBuffer=="function";function yl(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var Ol=0,pt=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),Of="application/x-www-form-urlencoded",wf=p(()=>{
let e=new Set([...Array(32).keys(),127]),t=pt(e,' "#<>'),n=pt(t,"?^`{}"),o=pt(n,"/:;=@[\\]|"),r=pt(o,"$%&+,");return{"C0\
 control":e,fragment:pt(e,' "<>`'),query:t,"special-query":pt(t,"'"),path:n,userinfo:o,component:r,[Of]:pt(r,"!'()~")}});
function Af(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Ne(I(e),r,"the result of getOutputE\
ncoding()"),s=I(t),f=St(Object.keys(wf()),"argument")(I(n),r,"percentEncodeSet"),d={spaceAsPlus:Bn},{spaceAsPlus:a=f===Of}=q(
o,d,r),u=wf()[f],l="",m="",T=()=>{Ol=m.charCodeAt(0),l=Te(l,m),m=""};return new Y(i,"fatal").encodeOrFail(s,!0,S=>{for(let O=0;O<
x(S);O++){let h=S[O];a&&h===32?m+="+":h>126||u.has(h)?m+=`%${h.toString(16).toUpperCase().padStart(2,"0")}`:m+=String.fromCharCode(
h)}m.length>65536&&T()},S=>{m+=`%26%23${S}%3B`}),T(),l}var gl=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
ti=e=>gl.test(e),Il=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Bl=p(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Fl(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Bl();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:ti(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Xr;function wo(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Wt(Uint8Array.from(r),e))}var Zr;function an(e){Zr??=new Uint16Array(65536),Xr??=[wo("shift_jis",
136,151,64),wo("gbk",176,215),wo("big5",164,198,64),wo("euc-kr",176,200)];let t=Xr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Zr[i]||Fl(r,i);Zr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of Xr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Il.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Uf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Df=/^(?:GBK|Shift_JIS|Big5|EUC)/,Lf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Vl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,kt="UTF-8",ql=(e,t,n)=>Math.min(bt(e,t,n,"steps")??2,3);function Nf(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=De(e,n),{maxSteps:r}=q(t,{maxSteps:ql},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return zl(c,r).map(({steps:f,gain:d})=>({text:Cf(o,f,Pf)??o.replace(/[^\r\n]+/g,
a=>Cf(a,f,oi)??a),path:f.map(({really:a,readAs:u})=>`${a} read as ${u}`).reverse(),score:1-2**(-d/8)}))}function zl(e,t){
let n=bf(e);if(n>25)return[];let o=an(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>Xl(d,o)).sort(ni);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>Jl(e,f.text)).sort(ni).slice(0,5);for(let f of s)f.gain+=.6*bf(f.text);s.sort(ni);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Jl=(e,t)=>[...e].some(n=>!ti(n)&&!t.includes(
n)),Mf=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Rf(e,t){let n=go(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>go(s,t)).join(""):"",i=.7*Mf(e)<Mf(r)?go(r,t):void 0;return i&&{part:r,bytes:i}}var ni=(e,t)=>t.
gain-e.gain;function Xl({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of Uf.entries()){let f=Df.test(c)&&!Lf.test(
e)?void 0:Rf(e,c);if(!f)continue;let{part:d,bytes:a}=f,u=d===e?o:o+an(e)-an(d),m=d.includes(Re)||Wf(a)?.includes(Re)?Zl:
rn(a).candidates;for(let{encoding:T,score:S}of m){if(S<.003)break;if(t.length>0&&T!==kt&&t[0].really!==kt)continue;let O=oi(
a,T,d,!0);if(O===void 0||O===d)continue;let h=n+2.4*Math.log2(S)-s*.25-(T===kt?-2:1)-(t.length>0?4:0),L=r-u-an(O)+h;i.push(
{text:O,steps:[...t,{really:T,readAs:c}],bits:h,left:u,gain:L})}}return i}function bf(e){if(e.includes(Re))return 0;let t=Lf.
test(e),n=-1/0;for(let o of Uf){let i=Vl.test(o)&&Df.test(o)===t?Rf(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:u}of rn(c).candidates)a===o||oi(c,a,s)===s?f+=u:d=Math.max(d,u);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Cf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=go(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var un="\x7F",Re="\uFFFD",Zl=[{encoding:kt,score:.9}];function go(e,t){
if(e.includes(Re)&&e.includes(un))return;let n=e.replaceAll(Re,un).replace(/[\x80-\x9F]/g,o=>Wt(Uint8Array.of(o.charCodeAt(
0)),t));try{return new Y(Ne(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Pf(e,t,n,o=!1){if(n.includes(
Re))return t===kt?Ql(e):void 0;try{return new Rt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function oi(e,t,n,o){
let r=Pf(e,t,n,o);return r===void 0&&t===kt&&!n.includes(Re)?Wf(e):r}function Wf(e){let t=dn(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function Ql(e){let t=dn(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,un),
[n,o]=[t.split(un),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Re)&&n.length<=o.length+1?t.replaceAll(un,Re):void 0}function kf(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";xt(arguments.length,1,o);let r=In(I(e)),i=$f(
t,o),s={bigEndian:Bn},{bigEndian:c=i!==38}=q(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=Hr(f+2*r.length),[a,u]=c?[0,1]:
[1,0],l=(m,T)=>{d[T+a]=m>>8,d[T+u]=m};i||l(65279,0);for(let m=0;m<r.length;m++)l(r.charCodeAt(m),f+2*m);return d}function Hf(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=M(e,o),i=$f(t,o);z(n,o);let s=!!n?.fatal,c=$(r),f=em(c),d=new ye(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new oe(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(g(c,2),!0,o)}`}function em(e){let t=Be(e)?.encoding;return t===0?void 0:t}function $f(e,t){let n=I(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{lf as AutoDecoderStream,mf as DecoderStream,Vc as LegacyTextEncoder,af as LegacyTextEncoderStream,Rt as TextDecoder,
To as TextDecoderStream,lo as TextEncoder,yo as TextEncoderStream,uf as TranscoderStream,Le as UnmappableError,hf as bomSniff,
Wt as decode,Pc as decodeAuto,Hf as decodeUTF16,rn as detectEncoding,vc as encode,kf as encodeUTF16,y as encodings,pf as findUnmappable,
Ti as getOutputEncoding,yf as initialize,Ei as labelToName,Sc as localeDefaultEncoding,Af as percentEncodeAfterEncoding,
Nf as repairMojibake,_i as resolveEncoding,hc as sniffHTMLEncoding,xc as sniffXMLEncoding,of as transcode,xf as utf8Decode,
dn as utf8DecodeWithoutBOM,Sf as utf8DecodeWithoutBOMOrFail,Ef as utf8Encode};
