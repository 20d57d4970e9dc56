var sn=(e,t)=>e?.prototype?.[t],cn=e=>sn(globalThis.Buffer,e),Ke=cn("ucs2Slice"),st=cn("ucs2Write"),So=cn("utf8Slice"),Re=cn(
"latin1Slice"),Jr=e=>globalThis[e],Xr=Jr("TextDecoder"),Mf=sn(Xr,"decode"),Eo=Jr("TextEncoder"),bf=sn(Eo,"encode"),Cf=sn(
Eo,"encodeInto");function W(e,t=!1,n=!0){let o=new Xr(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Mf})}function Zr(){let e=new Eo;return Object.defineProperties(e,{encode:{value:bf},encodeInto:{value:Cf}}),e}function _(e){
try{return e()}catch{return}}var I=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,Se=()=>yo().includes("Chrom\
e/"),Z=()=>yo().includes("AppleWebKit/")&&!Se()&&!(q()>0);function yo(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Q=()=>"Deno"in globalThis,V=()=>yo()==="Cloudflare-Workers",Me=()=>Z()||V(),q=()=>V()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),me=()=>q()<22,Nt=e=>globalThis.process?.getBuiltinModule?.(e),xo;function Qr(){let{
TransformStream:e}=globalThis;return e&&e===xo?e:(xo=[e,Nt("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),xo)}var Uf=e=>Nt("node:fs").readFileSync(e);function ei(e){try{return Uf(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var fn=()=>ei(()=>new URL("./encoding-prepared.wasm",import.meta.url)),dn="encoding-wasm";var an=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function p(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=Nf();function Nf(){let e=an.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var ni=p(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Rf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],be=e=>e<36&&e!==33,L=e=>e>0&&e<29,un=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[e].name),Pf=e=>Rf.find(([t])=>e>=t)[1];function ve(e){let t=ni();return t.get(e)??t.get(ii(Wf(e)))}function te(e,t){
let n=ve(e);if(n===void 0){let o=Oo(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Pf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${dn}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var kf=p(
()=>new Map(Array.from(ni(),([e,t])=>[ln(e),t]).reverse()));function Oo(e){let t=ln(e),n=kf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var ln=e=>ii(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),oi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function we(e){if(e[0]>=239)return oi.find(t=>t.bytes.every((n,o)=>e[o]===n))}function ri({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function mn(e){return oi.find(t=>t.encoding===e)?.bytes}function Oe(e){return e===
0||e===37||e===38}function Wf(e){let t=0,n=e.length;for(;ti(e[t]);)t+=1;for(;ti(e[n-1]);)n-=1;return e.slice(t,n)}var ti=e=>`\
	
\f\r `.includes(e);function ii(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function si(e){let t=ve(`${e}`);return t===
void 0?null:w[t].name}function ci(e){let t=ve(`${e}`);return t===void 0?null:w[t!==36&&t!==37&&t!==38?t:0].name}var Ao=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,fi=()=>Object.getPrototypeOf(Uint8Array.prototype),pn=e=>Ao(fi(),
e),go=e=>Ao(DataView.prototype,e),Gf=()=>Ao(ArrayBuffer.prototype,"byteLength"),hn=e=>fi()[e],di=pn(Symbol.toStringTag),
xn=pn("buffer"),Bo=pn("byteOffset"),ai=pn("byteLength"),jf=hn("includes"),Yf=hn("set"),Kf=hn("slice"),vf=hn("subarray"),
Vf=go("buffer"),qf=go("byteOffset"),ui=go("byteLength"),li=Gf(),h=e=>ai.call(e);function ce(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:h(e)}var A=(e,t,n=h(e))=>new Uint8Array(xn.call(e),Bo.call(e)+t,n-t);function Ve(e,t){
let n=new Uint8Array(h(e)+h(t));return Y(n,e),Y(n,t,h(e)),n}function mi(e,t){let n=Bo.call(e),o=t+(-(n+t)&3),r=Math.max(
0,h(e)-o)>>2,i=r>0?new Int32Array(xn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Ae=(e,t)=>A(e,0,Math.min(
t,h(e))),Y=(e,t,n)=>Yf.call(e,t,n),pi=(e,t)=>jf.call(e,t),zf=p(()=>I()?96:Z()?1024:1/0);function fe(e,t,n){if(n-t<=zf())
return Kf.call(e,t,n);let o=new Uint8Array(n-t);return Y(o,vf.call(e,t,n)),o}function ke(e,t,n){if(n>24)return fe(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function se(e,t){if(t<=64)return!1;try{return li.call(
xn.call(e)),!1}catch{return!0}}var Jf="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function M(e,t,n=Jf){
if(!ArrayBuffer.isView(e)&&Fo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function hi(e,t){if(ArrayBuffer.isView(
e)&&di.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function H(e){
if(ArrayBuffer.isView(e))return Io(e);try{return new Uint8Array(e)}catch{return C}}var ge=e=>e instanceof Uint8Array?e:H(
e);function Io(e){try{return di.call(e)===void 0?new Uint8Array(Vf.call(e),qf.call(e),ui.call(e)):new Uint8Array(xn.call(
e),Bo.call(e),ai.call(e))}catch{return C}}var C=new Uint8Array;function Fo(e){try{return li.call(e)}catch{}try{return ui.
call(new DataView(e))}catch{return}}function z(e,t,n){J(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function J(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var g=e=>`${e}`;function Sn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ce(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}var En=e=>e===void 0?void 0:!!e;function ct(e,t,n){if(e>=t)return;let o=t===1?"argum\
ent":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function ft(e,t="option"){return(n,o,r)=>{
if(n===void 0)return e[0];let i=g(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} \
'${r}' can't be '${i}'; use one of '${s}'.`)}}var Xf=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Zf=p(()=>new Map(Xf.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function Qf(e){return ve(e)??Zf().get(ln(e))??Oo(e)}function xi(e){let t=Qf(g(e));return t===void 0?null:w[t].name}var Mo=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#n=0;#o=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=L(t)&&!n}accept(t){_(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#r(t))}#r({newDecoder:t,canFail:n,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(t,n){
let o=this.#t;this.#n>0?this.#n-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(t){try{let{byteLength:n}=t;
if(n<this.#e||n>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&se(t,n)))try{
let o=this.decoder.decode(t),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},Si=[],bo=[];function Tn(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=bo[o];if(r)
return r;let i=new Mo(e,t,n);bo[o]=i;let s=Si[e];return s&&i.accept(s),i}function dt(e,t){Si[e]=t;for(let n=0;n<4;n++)bo[4*
e+n]?.accept(t)}var ne=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function wn(e,t){try{return t()}catch(n){throw n instanceof ne?n.toTypeError(e):n}}var td=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,Ei=Symbol.for("encoding-wasm.UnmappableError"),De=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${td(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Ei in o}[Ei](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var oe=new Uint8Array(512),Co=[];function Uo(e){return Co[e]??=A(oe,0,e),Co[e]}function yi(e,t,n){return t>oe.length?A(e,
0,n):(e!==Co[t]&&Y(oe,e),Uo(n))}function at(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Ai(e,t,n){let{memory:o}=e,r=On(a=>sd(a,n),o,t),i=On(fd,o,t);if(r&&i){let a=Q()?1/0:64;return{...i,read:(u,l)=>(l<
128?r:i).read(u,l),write:(u,l)=>(u.length<a?r:i).write(u,l),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:Q()?r.
writeBytes:void 0,mostByTable:512}}let s=Do(o);if(r)return I()?cd(r,On(wi,o,t)):r;let c=i??On(wi,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u),collect:i?.collect};return i?rd(d,e,t):d}var rd=(e,t,n)=>({
...e,readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(i,r,s);return c<
0?null:e.read(n,c)},readsInput:!0,mostByTable:512});function On(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Do(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var id="str\
ings";function sd(e,t){let[n]=WebAssembly.Module.customSections(t,id),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function cd(e,t){let{read:n,
readBytes:o}=e;return{...e,collect:t?.collect,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function fd(e){let[t,n]=[Ke,st],o=new Uint8Array(
e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(
r(),i,s,2*i.length),most:1/0,collect:gi(e,(i,s)=>t.call(i,0,s))}}function gi(e,t){let n;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,d){Y(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}function wi(e){let t=W("utf-16le"),{write:n,most:o}=Do(e),r=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=gi(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function Do(e){let t=new Uint16Array(
e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return at(
i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){
let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var An,y,No,Bi,Ii,P,K={input:0,units:0,output:0},Pt=0,gn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function ye(e,t){
gn.name=e,gn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&ad(),B.isBusy=!0}function ad(){try{Ci(),An??=Mi(md(fn())),bi(
new WebAssembly.Instance(An),An)}catch(e){throw Ui(e)}}async function Ro(e,t){try{Ci();let n=e(),o=Fi(n)?n:await WebAssembly.compile(t?n:ld(n));Mi(o);let r=await WebAssembly.instantiate(
o);if(Po())return;bi(r,o),An=o}catch(n){throw Ui(n)}}var ud=[0,97,115,109];function ld(e){let t=H(M(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(ud.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Po=()=>!B.isBusy;function md(e){return Fi(e)?e:new WebAssembly.Module(e)}function Fi(e){try{return WebAssembly.
Module.customSections(e,_i),!0}catch{return!1}}var _i="encoding-wasm";function Mi(e){let[t]=WebAssembly.Module.customSections(
e,_i),n=`${dn} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function bi({
exports:e},t){y=e,Lo=WebAssembly.RuntimeError,K.input=y.input(),K.units=y.units(),K.output=y.output(),Li(),P=Ai(y,K.units,
t),Pt=Math.min(y.units_length(),P.most),B.isBusy=!1}function Ci(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Ui(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(pd(e))return new RangeError(`encoding-wasm: ${Di} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Di="no memory \
for WebAssembly; free some, and call again",pd=e=>e instanceof RangeError&&/memory/i.test(e.message);function kt(){return Wo(),
No}function Bn(){return Wo(),Bi}function ko(){return Wo(),Ii}function Wo(){No[0]===void 0&&Li()}function Li(){let{buffer:e}=y.
memory;No=new Uint8Array(e),Bi=new Uint8Array(e,K.input,65536),Ii=new Int32Array(e,y.codec(),y.codec_length()>>2)}function In(e,t){
return ye(e,-1),Wt(t)}function Wt(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw v(t)}}var Lo;function v(e){if(!B.
isBusy||!Lo||!(e instanceof Lo))return e;let t=w[gn.encoding]?.name,n=`${gn.name}${t?` of ${t}`:""} failed`;return hd()?
new RangeError(`encoding-wasm: ${n}: ${Di}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function hd(){try{return y.memory.grow(32),
!1}catch{return!0}}function de(e=null){let t=ko();return $i(t,e??new Int32Array(t.length))}function Hi(){return y.held()!==0?de():(B.newCodec=
Ht,null)}var Ho=e=>$i(e,ko());function $i(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Je(e,t){Gi(e,t)||(ye(
"decoding",e),t?Ho(t):y.new_decoder(e),Ht=e===33||e===36?NaN:e)}var Ht=NaN;function Gi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function Fn(e,t){Gi(~e,t)||(ye("encoding",e),t?Ho(t):y.new_encoder(e),Ht=~e)}function $o(e,t,n,o){
ye("transcoding",e),o?Ho(o):y.new_transcoder(e,t,+n)}function ji(e,t){y.set_source_encoding(e,+t),B.isBusy=!1}function mt(e){
let t=h(e),n=y.alloc(t)>>>0;return Y(kt(),e,n),[n,t]}var yd=p(()=>Uint8Array.from(an,e=>e.charCodeAt(0))),Ni,Yi=e=>In("s\
niffing",()=>(Ni!==y&&y.give_labels(...mt(yd())),Ni=y,e())),Ki=(e,t,...n)=>Yi(()=>y.sniff_html(...mt(e),t,...n)),vi=(e,t,n)=>Yi(
()=>y.sniff_xml(...mt(e),t,n));var Vi=(e,t)=>In("sniffing",()=>y.default_for(...mt(e),t)),qi=()=>ye("detection",-1);function zi(e,t){try{y.feed_detector(
...mt(e),+t)}catch(n){throw v(n)}}var Ji=(e,t,n,o)=>Wt(()=>{let r=f=>f?mt(f):[0,0],i=y.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=y.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function Xe(e,t,n,o,r){
qe(e,t),B.isBusy=!0;let i=y.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Ht),jo(i)}var He={encoding:-1,source:0,most:0,owner:void 0};function _n(e,t,n){if(He.encoding!==e||He.owner!==y||B.isBusy){try{ye(
"decoding",e),He.owner=y;let r=P.readBytes?y.byte_table(e):0;He.source=P.readsInput?e:r,He.most=r===0?0:!un(e)&&P.mostByTable||
1/0,He.encoding=e}catch(r){throw v(r)}B.isBusy=!1}if(n>He.most)return;if(n<=65536)return qe(t,n),Ri(n);if(P.most>Pt)return;
let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);qe(A(t,r,r+i),i),o=pe(o,Ri(i))}return o}function Ze(e,t,n,o){
return In("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(4*r,65536,t-i)),qe(r===t?e:A(e,
i,i+r),r),!y.is_free_of(r,n,o))return!1;return!0})}function Go(e,t){let n=-1,o,r;function i(s){try{return ye(e,s),n=s,r=
y,o=t(s),B.isBusy=!1,o}catch(c){throw v(c)}}return s=>s===n&&r===y&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Mn=Go("enc\
oding",e=>{let t=y.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=y.memory;return L(e)?new Uint8Array(n,t,16384):new Uint16Array(
n,t,65536)}),Xi=Go("encoding",e=>{let t=y.unit_table(e)>>>0,n=new Uint8Array(65536);return Y(n,new Uint8Array(y.memory.buffer,
t,16384)),n}),pt=Go("decoding",e=>{let t=L(e),n=(!t?y.pair_table(e):y.byte_table(e))>>>0;return n>0?new Uint16Array(y.memory.
buffer,n,t?256:65536):void 0}),Ri=e=>P.readBytes(K.input,e,He.source);function pe(e,t){try{return e+t}catch(n){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}
var Zi=e=>e+65536+3<=Pt,Qi=e=>e>Pt&&e<268435456?P.collect?.(e+3):void 0,es=()=>K.units,ts=()=>kt()[K.units]|kt()[K.units+
1]<<8,ht=(e,t)=>P.read(K.units+2*e,t-e),$t=(e,t,n,o=0)=>P.write(e.slice(t,n),K.units+2*o);function ns(e,t){if(!B.isBusy&&
!P.writeBytes)return;ye("encoding",t);let n=P.writeBytes?.(e,K.output,y.unit_table(t));return B.isBusy=!1,n===e.length?Qe(
n):void 0}function bn(e,t,n,o){B.isBusy=!0;let r=y.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&G.finished()&&(B.newCodec=
Ht),jo(r)}var D={none:0,source:1,result:2};function os(e,t,n,o){let r=h(e);qe(e,r),B.isBusy=!0;let i=y.transcode_block(r,
+t,n,o);return B.isBusy=!1,jo(i)}function qe(e,t){let n=Bn();if(t>8)try{Y(n,e)}catch{Y(n,A(e,0,t))}else for(let o=0;o<t;o++)
n[o]=e[o]}function jo(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
return e}var Qe=e=>ke(kt(),K.output,e);var G={finished:()=>y.finished()!==0,read:()=>y.read(),written:()=>y.written(),codePoint:()=>y.code_point(),start:()=>y.
start(),length:()=>y.length()};var k=new Uint8Array(256);function tt(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return rs(k,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return rs(n,o,e);n[o]=r}return n}function rs(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)k[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)k[r++]=s;else if(s<2048)k[r++]=
192|s>>6,k[r++]=128|s&63;else if(!et(s))k[r++]=224|s>>12,k[r++]=128|s>>6&63,k[r++]=128|s&63;else{let c=qo(n,i);c>=65536&&
(i+=1),r=zo(c,k,r)}}return ke(k,0,r)}var cs=p(()=>st||I()||Z()?96:V()?1024:128),Vo=p(()=>Me()||I()||F()?65536:128),wd=p(
()=>new Uint8Array(2*Vo()));function fs(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var Od=p(V);function ds(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(Od()?Ze(o,n,0,255):!pi(o,0))?o:void 0}function as(e,t){let{length:n}=e,o=2*n<=256?k:
wd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return ke(o,0,r)}var Ad=e=>e===14||e===15||e===27;function us(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,k[o]=27,k[o+1]=r?36:40,k[o+
2]=66,o+=3),r){if(!(c>=41216))return;k[o]=c>>8&127,k[o+1]=c&127,o+=2}else{if(Ad(s))return;k[o]=c,i<n&&(o+=1)}}return ke(
k,0,o)}var et=e=>(e&63488)===55296;function qo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Gt=e=>e<128?1:e<2048?2:e<65536?3:4;function zo(e,t,n){if(e<128)return t[n]=e,n+1;let o=Gt(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var ls=new Uint8Array(128),Ie=gd(
ls);function gd(e){return new Uint16Array(e.buffer)}var Un=p(()=>Kt()?0:18),Bd=p(()=>me()?54:Q()||!(q()>=22||Me())?64:32),
Id=p(()=>Z()?64:32),Fd=p(()=>Z()?36:18),Dn=(e,t)=>(e[0]&e[t>>1])>=128;function ms(e,t,n){return n?t<=8:t<=Fd()||t<=Id()&&
(Dn(e,t)||Pn())}var Ln=(e,t)=>t<=18||t<=64&&Dn(e,t)&&t<=Bd(),ae={length:0,bytes:0};function Et(e,t,n,o){if(e[0]<128&&Kt())
return Xo(e,t)?Re.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return Yo(e,s,t,n,o,r);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=
64||!d&&(c<2048||et(c)||c===65279))return Yo(e,s,t,n,o,r)}Ie[r++]=c}return Yt(r)}function ps(e,t,n){if(t%2>0)return;let o=0;
for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(et(i))return;Ie[o++]=i}return Yt(o)}function Yo(e,t,n,o,r,i){
let s=Jo();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===
224?160:f===240?144:128,m=f===237?159:f===244?143:191,T=f,x=0;for(;x<d&&c<n;x++,c++){let E=e[c];if(E<l||E>m)break;T|=E<<
8*(x+1),l=128,m=191,a=a<<6|E&63}if(x<d){if(c===n&&!o){if(f===239)return;hs(T,1+x);break}u=!0}if(u&&r||(u&&(a=65533),a===
65279))return;a>65535&&(Ie[i++]=55232+(a>>10),a=56320|a&1023),Ie[i++]=a}return Yt(i)}function Nn(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=pt(o),!r)return;if(d=r[f],et(d)){if(s<t)d=r[f|e[s++]<<8];else if(!n&&Rn(f,o))
break;if(et(d))return _d(e,c,t,n,i,o,r)}}Ie[i++]=d}return Yt(i)}function _d(e,t,n,o,r,i,s){let c=Jo();for(let f=t;f<n&&r<=
c;){let d=e[f++],a=d<128?d:s[d];if(et(a)){if(f===n&&!o&&Rn(d,i))break;let u=f<n?e[f]:0;if(a=s[d|u<<8],!et(a))f+=1;else if(bd(
a))a=65533;else{let m=f+2<n&&i<=30?Md(d,u,e[f+1],e[f+2]):0;if(m===0)return;Ie[r++]=55232+(m>>10),a=56320|m&1023,f+=3}}Ie[r++]=
a}return Yt(r)}function Md(e,t,n,o){let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*
10+(o-48);return r&&i>=189e3&&i<1237576?65536+i-189e3:0}var bd=e=>e>=57088&&e<=57216;function jt(e,t){for(let n=1;n<=3&&
n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function yt(e,t,n){return ae.
length=0,Yo(e,t,n,!1,!0,0)===""}function Rn(e,t){let n=t!==32||e<144||e>160;return n&&hs(e,1),n}function hs(e,t){ae.length=
t,ae.bytes=e}function Yt(e){if(e<3||e<=18&&!Kt())return at(Ie,0,e);if(Pn())return Ke.call(ls,0,2*e);if(!(e>Jo()))return at(
Ie,0,18)+at(Ie,18,e-18)}var Jo=p(()=>Pn()?1/0:36),Kt=p(()=>F()&&Pn()),Pn=p(()=>_(Cd)===!0);function Cd(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Ke)==="a\uFEFF\uD83D"&&t(Re)==="a\0\xFF\xFE=\xD8"}
function Xo(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function he(e,t){let n=Math.ceil(t/8);for(let o=0;o<
t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var kn=p(()=>_(Wd)),wt=p(()=>_(Hd)),Rd=p(()=>_(Zd)),Pd=p(()=>_(Qd));function xs(e,t,n){let o=Ss(e);if(!(!o||n<24||se(t,n))&&
!(e===0&&ys(t,n)))return o.takes?.(t,n)===!1?void 0:o}function Ss(e){return e===0?wt():e===38?Rd():e===37?Pd():void 0}function nr(e,t,n,o){
if(ae.length=0,o&&t>8192||t>1024&&(se(e,t)||ys(e,t)))return;let r=wt();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=jt(
e,t);if(!(i<t&&(n||!yt(e,i,t))))try{let s=i===t||r.decodesStart&&!o?e:yi(e,t,i),c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&c!==void 0&&Wn(s,i,c),c}catch{return}}function Es(e,t,n){let o=Ss(e);if(!(n%2>0||!o?.takes?.(t,n)||se(
t,n)))return o.decode(t,!0)}function ys(e,t){if(t<8192||kd())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var kd=p(Z);function Wd(){let{isAscii:e}=Nt("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Hd(){let e=me(),t=e?kn():void 0;if(e&&!t)return;
let n=W("utf-8"),o=_(jd),r=E=>n.decode(E),i=vd(r),s=Gd(i,o),c=t&&((E,S)=>he(E,S)&&t(E)),f=c??qd(),d=c?(E,S)=>S>256?c(E,S):
gs(E,S)&&!(S>54&&Dn(E,S)):f,a=Uint8Array.of(...Ts,...Os.flat()),u=`${ws}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.
of(97,127),m=i(a,a.length)===u&&r(a)===u&&n.decode(a.buffer)===u&&i(l,2)==="a\x7F"&&Zo(E=>s(E,E.length)),T=Re;if(!m||t&&
T.call(l)!=="a\x7F")return;let x=(E,S)=>W("utf-8",E&&o!==void 0,S);return dt(0,{newDecoder:x,isRight:(E,S)=>Yd(x(E,S)),canFail:!0,
...$d()}),{decode(E,S){try{return t?T.call(E):(S?s:r)(E,h(E))}catch{return}},decodeQuickly:i,decodesStart:As(),decodeOrFail:s,
takesQuickly:d,takes:f,completeLength:jt}}function $d(){return F()?Tt(1):Q()?{...Tt(257),leastBeyondASCII:65,leastOfBuffer:8192}:
me()?{...Tt(19),most:2048,onlyASCII:!0}:Se()?{...Tt(48),leastOfBuffer:48,onlyASCII:!0}:V()?{...Tt(33),most:1023}:Tt(q()>
0?512:33)}var Tt=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Gd(e,t){let n=Kd(
e);return t?F()||Me()?o=>t.decode(o):q()>0?(o,r)=>r>256&&he(o,r)?t.decode(o):n(o,r):n:n}function jd(){let e=W("utf-8",!0);
return Zo(n=>e.decode(n))&&Zo(({buffer:n})=>e.decode(n))&&!Q()?e:void 0}var Yd=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".
repeat(64)].every(t=>{let n=Uint8Array.of(...tt("\uFEFF"),...tt(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),
Zo=e=>e(Uint8Array.from(Ts))===ws&&Os.every(t=>_(()=>e(Uint8Array.from(t)))===void 0),Ts=[239,187,191,97,230,188,162,240,
159,146,169],ws="\uFEFFa\u6F22\u{1F4A9}",Os=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Kd=e=>(t,n)=>{
let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function vd(e){let[t,n]=[So,Re];return me()?(o,r)=>r>256?n.call(o):t.
call(o,0,r):As()?(o,r)=>t.call(o,0,r):!t||!Q()?e:(o,r)=>gs(o,r)?t.call(o):e(o)}var As=()=>So!==void 0&&q()>0&&!Q()&&!F(),
gs=(e,t)=>t<=64||t<=256&&he(e,t);function Vd(e,t){if(t<64)return!1;if(he(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,
i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>
8||t>=768&&r===0&&n>=3*o}function qd(){return Se()?Vd:V()?Xd:I()?zd:void 0}function zd(e,t){if(t<524288)return!0;let n=0,
o=Math.ceil(t/64);for(let r=0;r<t;r+=o)e[r]>=206&&(n+=1);return n>4||_(()=>Ze(e,65536,128,128))!==!1}var Jd=p(V),Qo=0;function Wn(e,t,n){
t<1024||!Jd()||!he(e,t)||(Qo=n.length===t?0:Qo+1)}function Xd(e,t){if(t<1024)return!0;if(he(e,t))return Qo<2||t>524288;let n=0,
o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function Zd(){return I()||Me()?Bs(!1):ea()}
function Qd(){return I()?Bs(!0):void 0}function ea(){let e=Ke,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.
from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=me()?
512:1/0;return Is(!1,(i,s)=>s<=o||he(i,s)&&kn()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?
c:s?void 0:c.toWellFormed()})}function Bs(e){let t=W(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>e?[r>>8,r&
255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Is(e,()=>!0,(r,i)=>{let s=t.decode(r);return i&&
s.includes("\uFFFD")?void 0:s})}var Is=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){
let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var X={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},or=1;function Hn(e,t,n,o){return t>=
or?ta(e,t,n,o):void 0}function ta(e,t,n,o){if((X.encoding!==o||X.owner!==y||B.isBusy)&&!na(o)||t>X.most&&(t>X.mostBeyondASCII||
he(e,t)))return;qe(e,t);let{readBytes:r,readPairs:i}=P;if(!!0||!X.isOfPairs)return r(K.input,t,X.source);let{piece:s}=X,
c=i(K.input,t,X.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=Bn();if(c.length===s){let a=f[t],u=i(K.input+t-
a,a,X.source,+!n,s);if(u===null)return;c+=u}return f[t]===0||Rn(f[t-1],o)?c:void 0}function na(e){return B.isBusy?!1:P.readPairs?
(ye("decoding",e),Wt(()=>{let t=L(e);X.isOfPairs=!t;let n=t?y.byte_table(e):y.pair_table(e);X.source=P.readsInput?e:n;let o=vt(
e);return or=o.least,X.piece=o.piece,X.most=n>0?o.any:0,X.mostBeyondASCII=n>0?o.beyondASCII:0,X.owner=y,X.encoding=e,!0})):
(or=1/0,!1)}var oa=p(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!P.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(I()){let n={...e(72),piece:P.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}if(P.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(me()?18:256),multi:n}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(F()?0:256),single:e(256),multi:t}});function vt(e){let{windows1252:t,
single:n,multi:o}=oa();return e===21?t:L(e)?n:o}var sr=p(()=>F()?0:Me()||me()?8:Se()?352:18),ra=p(F);function Ms(e,t,n){if(n>64)return he(t,n)?ia(e,t,n):void 0;if(n<=Un()||
(t[n>>1]|t[n-1])>=128||!Xo(t,n))return;let o=Kn();return o?o.call(t,0,n):_n(e,t,n)}function ia(e,t,n){let o=Kn(),r=L(e);
if(!(n<512&&(r||!o))&&!(e===21&&Gn>0)&&!(r&&Ls(e))&&!se(t,n))try{return kn()?.(t)??Ze(t,n,128,128)?o?o.call(t):wt()?.decodeQuickly(
t,n):void 0}catch{return}}var $n=[],rr=[];function bs(e,t,n){if(!(rr[e]===null||n<=sr())&&!(n>=512&&n>Us(e)))return rr[e]??=
da(e),Yn(rr[e],t,n)}function Cs(e,t,n){return n<512?(ra()?ir(e,t,n):void 0)??_n(e,t,n)??ir(e,t,n)??Fs(e,t,n):ir(e,t,n)??
(la(e)?Fs(e,t,n):void 0)??_n(e,t,n)}var Gn=0,sa=p(()=>cr()?8192:512),ca=e=>Gn>0&&e<sa();function ir(e,t,n){let o=Kn();if(!o||
e!==21)return;if(ca(n)){Gn-=1;return}let r=ua(t,n);if(Gn=r?0:15,!!r&&!se(t,n))try{return o.call(t)}catch{return}}var Fs=(e,t,n)=>Yn(
Ds(e),t,n);function Yn(e,t,n){if(!(!e||n>1024&&se(t,n)))try{return e.decode(t)}catch{return}}var fa=p(()=>F()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Us(e){if(Ls(e))return 8192;let{windows1252:t,other:n}=fa();return e===
21?t:n}function da(e){let t=xa(e)?Ds(e):null;if(t){let n=jn(e,Vt()).includes("\uFFFD"),o=Math.max(sr(),vt(e).any)+1;dt(e,
{newDecoder:r=>r&&n?W(w[e].name,!0):t,isRight:r=>!(r&&n)||Ea(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:I()?
1:sr()+1,most:Us(e),onlyASCII:!1})}return t}function Ds(e){return $n[e]===void 0&&($n[e]=null,$n[e]=_(()=>Sa(e))??null),
$n[e]}var Kn=p(()=>_(aa));function aa(){let e=Re,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function ua(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Ze(e,
t,128,224)}var la=e=>e===21?cr():ma()||pa()&&un(e),Ls=e=>!Kn()&&(e===21?cr():ha()),ma=p(()=>I()||Z()),pa=p(()=>V()||F()),
ha=p(I),cr=p(()=>I()||F()||!(q()>0)),xa=e=>I()||F()||Me()||me()||Se()&&e===21,Vt=()=>Uint8Array.from({length:256},(e,t)=>t);
function jn(e,t){let n=pt(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function Sa(e){let t=W(w[e].name),n=r=>t.
decode(r)===jn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return Vt().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function Ea(e){
let t=jn(e,Vt()),n=Vt().filter(f=>t[f]!=="\uFFFD"),o=W(w[e].name,!0),r=f=>_(()=>o.decode(f)),i=f=>r(f)===jn(e,f),s=Uint8Array.
from({length:4096},(f,d)=>n[d%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
Vt().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}function dr(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
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
a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],x=e[12],E=e[13],S=e[14],Ye=e[15];return(o|r|i|s|c|f|d|a|u|l|m|T|x|E|S|Ye)<128?n(o,r,
i,s,c,f,d,a,u,l,m,T,x,E,S,Ye):void 0}}}function ar(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
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
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var Ns;function lr(e,t,n){return Ns??=ya(),Ns(e,t,n)}function ya(){let e=wt(),t=!(e&&F());return(n,o,r)=>{if(t&&Ln(n,o)){
let i=(o<=16&&n[0]<128?dr(n,o):void 0)??Et(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var ur=[];function Rs(e,t,n){if(Kt())return;let o=ur[n];if(o)return ar(
e,t,o);let r=dr(e,t);if(r!==void 0||!L(n))return r;let i=pt(n);if(i)return ur[n]=new Uint16Array(i),ar(e,t,ur[n])}function nt(e,t,n,o=!1){
try{Je(e,null);let r=Xe(t,n,0,o,!0);return r<0?void 0:ht(0,r)}catch(r){throw v(r)}}function Ps(e,t,n,o){ae.length=0;let r=n?
t:jt(e,t);return r===t||yt(e,r,t)?nt(0,e,r,o):void 0}var vn=p(()=>I()?{any:2048,markup:1/0,leastInStream:16}:V()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:F()?2048:
Z()?112:0,leastInStream:40}),pr=()=>vn().markup>0,ks=(e,t)=>t>=vn().leastInStream&&$s(e,t),Aa=p(()=>pr()?1/0:33),Ws=(e,t,n)=>e>=
29&&e<36&&n>=Aa()&&t[0]>=128,hr=[],Hs=(e,t,n)=>$s(t,n)&&Vn(e,n)?Yn(hr[e],t,n):void 0;function $s(e,t){let{any:n,markup:o}=vn();
return t<=n||t<=o&&ga(e,t)}function Vn(e,t){return hr[e]?!0:(Ba(e,t),!1)}function ga(e,t){if((e[1]&e[t>>1])>=128)return!1;
let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var qt=[];function Ba(e,t){qt[e]===void 0&&
(qt[e]=_(()=>ba(e))??null);let n=qt[e];n&&(n.credit+=Math.min(t/64,1)+t/512,!(n.credit<64)&&(n.credit=0,qt[e]=null,_(()=>{
let{value:o}=n.sequences.next();o?n.decoder.decode(o)===nt(e,o,h(o))&&(qt[e]=n):Ia(e,n.decoder)})))}function Ia(e,t){hr[e]=
t;let{any:n,piece:o}=vt(e);dt(e,{newDecoder:r=>r?W(w[e].name,!0):t,isRight:r=>!r||Fa(e),canFail:!0,leastOfASCII:Math.max(
18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,most:vn().any,onlyASCII:!1})}var Fa=e=>_a.every(t=>Ma.
every(n=>{let o=W(w[e].name,!0),r=Uint8Array.of(97,t,...n);return _(()=>o.decode(r))===nt(e,r,r.length,!0)})),_a=[128,129,
142,143,161,224,255],Ma=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],
ba=e=>({decoder:W(w[e].name),sequences:Ua(e),credit:0}),Ca=[[239,187,191],[254,255],[255,254],[132,49,149,51]],mr=[10,164,
162];function*Ua(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Ca)yield Uint8Array.of(...i,...mr);for(let i=128;i<=
255;i++)yield ot([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield ot([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=
132;i++)for(let s=48;s<=57;s++)yield ot([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ot([i,Math.min(i+7,254)],n,r,n);
yield ot([227,227],[50,50],o,n),yield ot([129,129],[48,48],t),yield ot([129,129],[48,48],r,t)}}function ot(...e){let t=e.
map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+mr.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;
for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(mr,s*o+e.length)}let i=(n-1)*o;return r.
copyWithin(i+o,i,i+e.length-1),r}var xe=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=
n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){
let r=ce(t);if(!this.#e){if(this.#o&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<128){let s=lr(t,r,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#r+=r,s}let i=this.#n===0?this.#c(t,r,n):this.#l(t,r,n);if(i!==void 0)return n||
this.#E(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?lr(t,n,this.fatal)??nt(r,t,n,this.fatal):nr(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#u(s):
s}else{let s=n>0?Gs(t,n,!0,r):void 0,f=s===void 0&&!(i&&Ws(r,t,n))?this.#f(t,n,!0):this.#d(s);if(f!==void 0)return f;let d=i&&
!Oe(r)?nt(r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#a(
t,n,o,r);if(a!==void 0)return a;let u=this.#n+n;if(n>0&&u<=oe.length)return this.#y(t,u,o,r);this.#T()}let i=this.#e,s=this.#o,
c=this.#r,f="";try{f=this.#w(t,n,o)??this.#h(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=c,v(a)}let d=this.#i;if(d)
throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;ae.length=
0;let i=n>0&&r!==0?Gs(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#d(i)}#f(t,n,o){let{encoding:r}=this;if(n===
0)return"";if(r===0){let c=Ln(t,n)?Et(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#u(this.#m(t,n,o))}if(r===38||r===
37){let c=n<=36?ps(t,n,r===37):Es(r,t,n);return this.#u(c)}if(!be(r))return;let i=L(r),s=!i&&n<=(t[0]<128?Un():18)?Nn(t,
n,o,r):Na(r,i,t,n,o);return this.#d(s)}#m(t,n,o){return nr(t,n,o,this.fatal)??(n<=256?Ps(t,n,o,this.fatal):void 0)}#d(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#u(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(!(n===0||r>oe.length))return ae.length=0,n>16?this.#p(t,r,o):(this.#x(
t,r),this.encoding===0?Et(oe,r,o,this.fatal):this.#d(Hn(oe,r,o,this.encoding)??Nn(oe,r,o,this.encoding)))}#p(t,n,o){let r=this.#S(
t,n);return this.encoding===0?this.#m(r,n,o):this.#d(Hn(r,n,o,this.encoding))}#a(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#t,f=this.#n,d=c&255,a=d<224?2:d<240?3:4;if(f+n<=a)return;this.#x(t,a);let u=Et(oe,a,!0,!0);if(u===void 0)
return;let l=a-f;this.#n=0,this.#r+=l,this.#o=!0;try{return pe(u,this.decode(A(t,l),o,r))}catch(m){throw this.#o=s,m instanceof
ne||m instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),m}}#x(t,n){oe[0]=this.#t,oe[1]=this.#t>>8,oe[2]=
this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)oe[r]=t[r-o]}#S(t,n){return this.#x(t,this.#n),Y(oe,t,this.#n),Uo(n)}#E(t){
this.#r+=t,this.#o||=this.#n+t>ae.length,this.#n=ae.length,this.#t=ae.bytes}#y(t,n,o,r){let i=this.#n,s=this.#S(t,n);this.#n=
0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof ne||c instanceof TypeError||(this.#n=i,this.#r+=i),
c}}#T(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{Je(this.encoding,null),Xe(t,this.#n,0,this.fatal,!1),this.#e=
de(),this.#n=0}catch(n){throw v(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=xs(this.encoding,t,
n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;
for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(A(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:A(t,i,
c),d=r.decode(f,this.fatal);if(d===void 0){if(s=pe(s,this.#h(f,c-i,!0)),this.#i)return s}else Wn(f,c-i,d),s=pe(s,this.#u(
d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&yt(t,c,n)?(this.#E(n-c),s):pe(s,this.#h(A(t,c,n),n-
c,o))}#h(t,n,o){Je(this.encoding,this.#e);let r="",i=Qi(n),s=this.#o||this.ignoreBOM||!Oe(this.encoding),c=0;for(let f=0;;f+=
65536){let d=n-f<=65536,a=Math.min(65536,n-f),u=f===0&&d?t:A(t,f,f+a),l=Xe(u,a,c,this.fatal,o&&d);if(l<0)return this.#e=
de(),this.#i=new ne(this.name,this.#r+f+G.start(),G.length()),r;if(c+=l,c>0&&(d||!Zi(c))){let m=!s&&ts()===65279?1:0;i?i.
add(es()+2*m,c-m):r=pe(r,ht(m,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:Hi(),this.#r+=n,i?i.toText():(this.
encoding===0&&Wn(t,n,r),r)}};function Gs(e,t,n,o){return(t<=16&&(L(o)||La(e,t,o))?Rs(e,t,o):void 0)??Hn(e,t,n,o)}var La=(e,t,n)=>(e[0]|
e[t>>1]|e[t-1])<128&&be(n),Na=(e,t,n,o,r)=>(t?bs(e,n,o):void 0)??(n[0]<128?Ms(e,n,o):void 0)??(!t&&r&&o>18?Hs(e,n,o):void 0)??
(ms(n,o,t)?Nn(n,o,r,e):void 0)??(t?Cs(e,n,o):void 0),xr=({encoding:e,fatal:t,ignoreBOM:n})=>new xe(e,t,n);function qn(e){
return e.common??=xr(e),e.common}var $e=(e,t,n,o,r,i)=>zn(Tn(n,o,r),e,t,i);function zn(e,t,n,o){if(n<e.leastOfAny)return qn(
e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=qn(e).decodeWhole(t,n,o);return e.
most<0&&e.reconsider(i,n),i}function js(e,t){let n=te(e,t);if(n===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var At=e=>e==null?void 0:g(e);function gt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Ra(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>te(g(o),t))}}var Xn={allowUTF8:e=>e===void 0||!!e,candidates:Ra,locale:At,maxBytes:gt,
tld:At},Sr=["text","ASCII","empty","binary","unknown"];function Bt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=h(e),f=Math.min(c,i);qi();for(let m=0;m<f;m+=65536){let T=Math.min(m+65536,f);zi(A(e,m,T),t&&T===c)}let d=Ji(
o,r&&Jn(r),s&&Jn(s),n),{0:a,1:u,2:l}=d;return{encoding:u<0?void 0:u,score:l,kind:Sr[a],isASCII:Sr[a]==="ASCII"||Sr[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(m,T)=>({encoding:w[d[3+2*T]].name,score:d[4+2*T]}))}}function Jn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function zt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=M(e,n),r=z(t,Xn,n),i=Bt(H(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var Wa=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ha=[33,36,37,
38],It=(e,t)=>{let n=At(e);return n===void 0?-1:te(n,t)},Ks=(e,t,n)=>Math.min(gt(e,t,n)??1024,1048576),vs=(e,t)=>Math.max(
3,t===-1?e:0),Vs=e=>ve(At(e)??"")??-1;function $a(e,t,n){if(e)return z(e===!0?void 0:e,Xn,`${t}, option '${n}'`)}var Ga={
defaultEncoding:It,detect:$a,likelyEncoding:It,locale:At,maxPrescanBytes:Ks,parentEncoding:It,transportLayerEncodingLabel:Vs,
userOverride:It};function qs(e,t){let n=z(e,Ga,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:vs(i,Math.max(f,c)),declared(d){let a=Ki(d,i,f,c,s,o);return a===-1?void 0:yr(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>zs(d)??Js(r,n.defaultEncoding)}}function zs(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Js(e,t){
return yr(Vi(Jn(e),t===-1?21:t))}var ja={defaultEncoding:It,maxPrescanBytes:Ks,transportLayerEncodingLabel:Vs};function Xs(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=z(e,ja,t),i=s=>{let c=yr(vi(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:vs(o,r),declared:i,decide:()=>i(C)}}function Ya(e,t){let n={...Xn,
defaultEncoding:It},{defaultEncoding:o,...r}=z(e,n,t);return{prescanned:3,declared(i){let s=we(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return zs(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Ka={detect:Ya,html:qs,xml:Xs},va=["detect","html",
"xml"],Va={prefixBytes:gt,sniff:ft(va)};function Zn(e,t){let{prefixBytes:n,sniff:o}=z(e,Va,t),r=Ka[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:p(()=>{let c=s.candidates&&Bt(C,!0,s);return!Ha.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Er(
r,c),takesWhole:n===void 0}}function Er({prescanned:e,declared:t,options:n,decide:o},r){return t(Ae(r,e))??o(n&&Bt(r,!0,
n))}function yr(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Wa[e>>8&255],score:null}}var Zs=({
encoding:e,confidence:t,source:n})=>({encoding:w[e].name,confidence:t,source:n});function Qs(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:M(e,n),r=qs(t,n);return o?Zs(Er(r,H(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function ec(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=M(e,n),r=Xs(t,n);return Zs(
Er(r,H(o)))}function tc(e){return w[Js(g(e),-1).encoding].name}var ic=["(B","(J","(I","$@","$B"],eo=class{#e=!0;#t=!0;read(t,n){let o=h(t),r=this.#e?Xa(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Za(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=eu(t,i);if(s=ic.includes(d),!s&&!n&&tu(d))break;this.#t=s}else
s=f>=128||i<r&&Qa(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:h(t);for(;o<h(t)&&t[o]!==27;)o+=1;return o}};function Xa(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(e))return 1/0;if(t&&=rc(e[o],e[o+1]),n&&=rc(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Za(e,t){let n=h(e),{start:o,words:r}=mi(e,t),i=oc(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return oc(e,o+4*s,n)}function oc(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var rc=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Qa=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function eu(e,t){let n="";for(let o=t+1;o<Math.min(t+3,h(e));o++)n+=String.fromCharCode(
e[o]);return n}var tu=e=>e.length<2&&ic.some(t=>t.startsWith(e));var dc=6,_e,Tr=!1;function ac(){_e=null,_e=_(ou)??null,Tr=_e!==null&&(I()||F()),I()&&(dc=32)}var uc=e=>e.length<=6||e.length<=
dc&&e.charCodeAt(0)<128,lc=e=>Tr&&!uc(e);function ou(){let e=Zr(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...tt(o)]}`&&Object.
getPrototypeOf(r)===Uint8Array.prototype?e:void 0}function wr(e){try{return _e?.encode(e)}catch{return}}function Or(e,t){
_e===void 0&&ac();try{return _e?.encodeInto(e,t)}catch{return}}function Ft(e){return uc(e)?tt(e):(_e===void 0&&ac(),ru(e)??
wr(e))}function ru(e){let{length:t}=e;if(!Tr){if(t<=21)return tt(e);if(t<=64&&iu()){let n=(su()||cu(e)<=64)&&sc(k,e);if(n)
return n}return t<=65536&&du(e)?sc(fu(),e):void 0}}var iu=p(()=>!Q()),su=p(()=>Se()||V()),cu=e=>e.length*Gt(mc(e))*.75;function sc(e,t){
let n=Or(t,e);return n?.read===t.length?ke(e,0,n.written):void 0}var fu=p(()=>new Uint8Array(3*65536));function du(e){let{
latin1:t,other:n}=au();return e.length>=n&&(e.length>=t||mc(e)>=256)}var au=p(()=>Q()?{latin1:1/0,other:1024}:q()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function mc(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var lu=p(()=>F()?32:q()>0?48:I()?400:Se()?1024:1/0),Ar=0;function gr(e,t){let{length:n}=e;if(n<lu()||!be(t)||!mu(e))return;
if(Ar>0){Ar-=1;return}let o=Ft(e);if(o&&h(o)===n)return o;Ar=15}var pc=e=>Math.max(8,e>>4);function mu(e){let{length:t}=e,
n=pc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function hc(e){let{length:t}=e,n=pc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var Ir=["fatal","html","replacement"],Su=p(()=>F()||I());function Jt(e,t){let{length:n}=e,o=n<32?void 0:gr(e,t);if(o)return o;
let r=L(t);if(n>64&&n>(r?cs():Vo()))return;if(r)return fs(e,Mn(t));if(t===33)return n<=48?us(e,Mn(32)):void 0;if(!!0||n>
512&&Su()&&hc(e))return;let i=Mn(t);return i&&as(e,i)}var yc=p(()=>F()||I()||Z()||V()&&!st);function Tc(e,t){return yc()?
ds(e,Xi(t)):ns(e,t)}function Ec(e,t){return Jt(e,t)??(L(t)?Tc(e,t):void 0)}var Fr=()=>"",j=class{encoding;unmappable;#e;#t=null;#n=0;#o=C;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return w[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Ir.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?Ft(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=Ec(t,this.encoding);if(o)return o;Fn(this.encoding,
null),$t(t,0,t.length);let r=bn(0,t.length,this.#i,!0);return r===-2||!G.finished()?void 0:Qe(r)}catch(o){throw v(o)}}#c(t){
let n=L(this.encoding)&&this.unmappable==="fatal"&&yc(),o=()=>n?Tc(t,this.encoding):void 0;return gr(t,this.encoding)??_(
o)}#f(t,n){let o=new le;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new De(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=C,this.#t=null,this.#n=0);let f=this.#e,d=this.#i,a=f===Fr,u=f&&!a?2048:65536,
l=f&&this.encoding===33?new Br(c,o):void 0,m=l?S=>l.add(S):o,T=l?S=>l.addUnchanged(S):o,x=0,E=null;try{if(!s)for(;x+65536<
t.length;x+=65536){let S=Ec(t.slice(x,x+65536),this.encoding);if(!S)break;o(S)}for(Fn(this.encoding,s);x===0||x<t.length;x+=
u){let S=Math.min(x+u,t.length);$t(t,x,S);let Ye=S===t.length;for(let nn=0,vr=!1;!vr;){let on=bn(nn,S-x,d,n&&Ye);m(Qe(on===
-2?G.written():on));let Vr=i+x+nn+G.start();if(nn+=G.read(),vr=on!==-2&&G.finished(),on!==-2||a)continue;let ho=G.codePoint();
if(f){E=de(E);let{count:Ff}=B,qr=()=>this.locate(Vr),rn=f(ho,qr);B.count!==Ff&&(Fn(this.encoding,E),$t(t,x,S));let zr=_f=>{
throw new De(_f,qr(),this.name)};typeof rn=="string"?Eu(rn,m,zr):rn?T(rn):zr(ho)}else r(ho,Vr)}}}catch(S){throw v(S)}if(n){
l&&o(l.held);return}l&&(this.#o=l.held),this.#t=this.#r(t)?null:de(),this.#n=i+t.length}};function Eu(e,t,n){let o=Sn(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);$t(o,r,i,2048);let s=bn(2048,2048+i-r,0,!1);s===-2&&n(G.
codePoint()),t(Qe(s))}}var Br=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=h(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(fe(t,0,o)),this.held=fe(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=C,this.#e(t)}},le=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=h(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Y(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){Y(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?fe(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=_r(this.#n),o=0;return this.forEach(r=>{Y(
n,r,o),o+=h(r)}),n}};function _r(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Le(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=te(e,t);if(o===37||o===38){let{name:r}=w[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Mr(o,e,t)}function Mr(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Mt=class{decision=null;sample=C;detected;#e;#t=!0;#n=!1;#o=new eo;#r=new le;#i;#s=0;#c=C;#f=C;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new le;if(this.#t&&n&&this.#e.takesWhole)return this.#a(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+h(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new le;
let i=Ae(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#a(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=h(s)>c,d=n&&
!f,{plain:a,evidence:u}=r.passesASCII()?this.#o.read(Ae(s,c),d):{plain:0,evidence:0};s=this.#p(s,a,o);let l=h(s),m=c-a;if(u===
-1)return n||f?this.#a(i(this.#d(Ae(s,m),d)),o,s):this.#l(s,l+1,o);let T=Oc(Ae(s,m),u-a,r.windowBytes),x=Math.min(T+r.windowBytes,
m);if(l<x&&!n)return this.#l(s,x,o);let E=Ae(s,x),S=this.#d(E,l<x);if(x<=T||x===m||!r.passesASCII()||!wu(S,E))return this.#a(
i(S),o,s);s=this.#p(s,this.#o.skip(E,u-a),o)}}#d(t,n){this.sample=Ve(Ve(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Bt(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=h(t);return r>0&&this.#r.add(fe(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){let r=Ae(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=Ve(this.#c,Ae(r,i))),this.#f=wc(Ve(this.#f,wc(A(r,i)))),A(t,n)}#a(t,n,o){
return this.decision=t,{passed:n,rest:o}}},wc=e=>A(e,Math.max(0,h(e)-64));function Oc(e,t,n){let o=Math.min(h(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function wu(e,t){return e.isASCII||e.encoding===void 0&&!(t[Oc(t,0,1/0)]>=128)}var br=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new Mt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new xe(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new xe(d.encoding,this.fatal,a,this.#n),pe(f,this.#e.decode(s,n,o))}};function Cr(e,t){J(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new br(Zn(e,t),n,o)}function Ac(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=M(e,n),
r=Cr(t,n),i=r.decode(H(o),!0,n),s=r.decision;return{text:i,encoding:w[s.encoding].name,score:s.score,source:s.source}}function re(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function rt(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Ur(){throw new TypeError("Illegal invocation")}var gc="Failed to execute 'encodeInto' on 'TextEncoder'",oo=re({TextEncoder:class{#e="utf-8";constructor(){new.target!==
oo&&rt(this,new.target,oo)}get encoding(){return this.#e}encode(e=""){return#e in this||Ur(),(typeof e=="string"&&lc(e)?
wr(e):void 0)??Ge(g(e))}encodeInto(e,t){#e in this||Ur();let n;if(_e&&typeof e=="string"&&t instanceof Uint8Array)try{if(n=
_e.encodeInto(e,t),n.read===e.length)return n}catch{}ct(arguments.length,2,gc);let o=g(e),r=hi(t,gc),{read:i,written:s}=n??
Or(o,r)??{read:0,written:0};if(i===o.length||s===h(r))return{read:i,written:s};let c=Ou(o.slice(i),A(Io(r),s));return{read:i+
c.read,written:s+c.written}}}});function Ge(e){return Ft(e)??new j(0,"fatal").encode(e,!0)}function Ou(e,t){let n=0,o=0;
for(;n<e.length;){let r=qo(e,n);if(o+Gt(r)>h(t))break;o=zo(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var Bc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Ic=`!
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
?`;var gu=p(()=>{let e=Ic.split(`
`),t=0;return new Map(Bc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Fc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function _c(e){let t=new j(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof De)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Mc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Mc(e,t,n){if(Fc(e))return"";if(n===0)return null;let o=Bu(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Mc(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Bu(e){
let t=[...gu().get(e)??[],...Iu(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Iu(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,m)=>c(
m)),d=o.filter((l,m)=>!c(m)),a=[n,...f].join("").normalize("NFC"),u=a+d.join("");u.normalize("NFD")===t&&r.push(u),d.every(
Fc)&&i.push(a)}return[...r,...i]}var Fu=["fatal","html","replacement","ignore","translit"],_u=ft(Fu),ro=(e,t,n)=>typeof e=="function"?e:_u(e,t,n);function io(e,t,n){
return typeof e=="function"?(o,r)=>Mu(e(o,r()),n):e==="ignore"?Fr:e==="translit"?_c(t):void 0}function Mu(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=H(M(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return fe(o,0,h(o))}var bu="Failed to construct 'LegacyTextEncoder'",Dr="Failed to execute 'encode'";function bc(e,t="utf-8",n=void 0){let o=Ce(
e,Dr);if(n===void 0){let i=Le(g(t),Dr);return i===0?Ge(o):Jt(o,i)??new j(i,"fatal").encode(o,!0)}let r=so(t,n,Dr);return r.
encoding===0?Ge(o):r.encode(o,!0)}function so(e,t,n){let o=g(e),r=t===void 0?"fatal":z(t,{unmappable:ro},n).unmappable,i=Le(
o,n);return new j(i,r,io(r,i,n))}var Cc=re({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=so(e,t,bu)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Ce(e,o);J(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var Uu=p(I),Lc=e=>e>=29&&be(e);function Nr(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(Lc(t)?pr():Oe(t)&&Uu())&&!n?new Lr(
t,n,o):xr(e)}var Lr=class extends xe{#e=void 0;#t=!1;#n=!1;#o=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){if(this.#o)
return this.#i(t,n);if(this.#t)this.#n&&(this.#n=!Vn(this.encoding,ce(t)));else if(!n&&this.#r(t))return this.#i(t,n);return super.
decode(t,n,o)}#r(t){let{encoding:n}=this,o=ce(t),r=Lc(n),i=r?ks(t,o):o>=40;this.#n=i&&r&&!Vn(n,o);let s=i&&!this.#n&&Nu(
n);return this.#t=!s,s&&(this.#e??=W(this.name,!1,this.ignoreBOM)),s}#i(t,n){let o=ce(t),r=o>1024&&se(t,o)?fe(t,0,o):t,i=this.#e;
this.#o=!n;try{return i.decode(r,n?Lu:Du)}catch(s){throw this.#e=void 0,this.#o=!1,v(s)}}},Du={stream:!0},Lu={stream:!1};
function Nu(e){return Uc[e]??=_(()=>Pu(e))===!0,Uc[e]}var Uc=[],Ru=[97,128,129,142,143,161,195,216,227,240,255],Dc=[32,48,
129,161,220,254];function Pu(e){let t=W(w[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);Je(e,n);let f=ht(0,Xe(c,1,0,!1,
s));return n=de(),t.decode(c,{stream:!s})===f};return Ru.flatMap(i=>Dc.flatMap(s=>Dc.flatMap(c=>[i,s,c]))).every(i=>o(i,
!1))&&o(129,!0)&&ku(e)}function ku(e){let t=W(w[e].name,!1,!1),n=mn(e)??[];return[...n,...n].map(r=>t.decode(Uint8Array.
of(r),{stream:!0})).join("")+t.decode()===(Oe(e)?"\uFEFF":"")}var bt="Failed to execute 'decode' on 'TextDecoder'",Ct=re({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Nc(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ct&&rt(this,new.target,Ct)}get encoding(){return w[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=C,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!se(e,o))){let r=n.decoder.decode(e);return n.onlyASCII&&r.length!==o&&n.pause(),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return qn(n).decodeWhole(e,ce(e),bt)}else if(e instanceof
ArrayBuffer){let o=Hu(n,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!n||typeof t!="object")&&Wu(e,t);let o=!!t?.stream,r=n?e:ge(e),i=this.#e;return i.isStateless||!this.#n&&!o?zn(
i,r,ce(r),bt):(this.#n||this.#r(),this.#n=o,this.#t.decode(r,!o,bt))}#r(){this.#t??=Nr(this.#e),this.#t.reset()}}});function Wu(e,t){
M(e,bt),J(t,bt)}function Hu(e,t){if(e.takesAnyBuffer)try{let r=e.decoder.decode(t);return 2*r.length>e.mostAtOnce&&(e.takesAnyBuffer=
!1),r}catch{e.pauseLong()}let n=e.decodeBuffer(t);if(n!==void 0)return n;let o=Fo(t);return o?zn(e,new Uint8Array(t),o,bt):
void 0}function Nc(e,t,n){let o=g(e);J(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return Tn(js(o,n),r,i)}var Rc=(e,t,n)=>Nr(
Nc(e,t,n));var co=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new j(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=h(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(A(t,i,s?r:i+4096),
s?n:D.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=Gu(this.#e.copy(),t,r);let i=new le,s;try{this.#e.transcode(t,n===
D.result?D.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=$e(c,h(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
D.result,o),this.#n=n===D.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function Gu(e,t,n){
let o=h(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return u=>{for(;u>=f&&d<o;)r=A(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,D.none,l=>{f+=h(l)/2}),a=void 0;return a??=ju(i,r),a[u-c]}}function ju(e,t){let n=h(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=kc(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?Yu(o.from,t,c):0;if(d>0){o.transcode(A(t,c,c+d),D.none,
()=>{});for(let S=0;S<d;S++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=A(t,c,c+1),u=o.copy(),l=0,m=0;o.transcode(a,D.none,
S=>{l===0&&(m=S[0]|S[1]<<8),l+=h(S)/2}),l>0&&(r[i++]=s);let T=m===65533&&s<f?Wc(u,a,D.none):void 0,x=T&&T.offset+T.length;
for(let S=1;S<l;S++)r[i++]=x===void 0?s:x+S-1;let E=f-s===2||f<=2;l>0&&!T?s=f+1:(T||E)&&(s=kc(o))}return r[i]=s,r[i+1]=s+
1,r}function Yu(e,t,n){if(L(e))return h(t)-n;let o=n;if(be(e))for(;t[o]<128;)o+=1;return o-n}var kc=e=>Wc(e,C,D.source)?.
offset??e.position;function Wc(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ne)return o;throw o}}function Gc(e,t){let n="Failed to execute 'transcode'",o=M(e,n),r=Kc(t,n);return qu(ge(o),r,n)??Xu(o,r,n)}var vu=2**24,Vu=p(
()=>F()||q()>=26&&!Q()?{fromUTF16:vu,fromOther:400}:q()>0?{fromUTF16:320,fromOther:160}:I()?{fromUTF16:160,fromOther:80}:
{fromUTF16:64,fromOther:64});function qu(e,{from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(n===0?!o:
!r&&!Oe(n)),f=h(e);if(!c||f>Ju(t,n)||f>4096&&F()&&zu(e,f,t))return;let d=$e(e,f,t,r,i,s);return n===0?Ge(d):Jt(d,n)}function zu(e,t,n){
let o=n===37?0:1,r=2*Math.ceil(t/16);for(let i=0;i<t-1;i+=r)if(e[i+o]!==0||e[i+1-o]>=128)return!1;return!0}function Ju(e,t){
if(t!==0)return 64;let{fromUTF16:n,fromOther:o}=Vu();return e===38||e===37?n:o}function Xu(e,t,n){let{from:o,to:r}=t;return wn(
n,()=>{let i=typeof o=="number"?Hc(new Xt(o,r,t),H(e)):null;if(i)return i;let s=vc(o,r,t,n);return Hc(s,jc(t,e))})}function Hc(e,t){
let n=new le;return e.transcode(t,D.result,r=>n.add(r))===!1?null:n.concatenate()}function jc({unmappable:e},t){let n=H(
t);return typeof e=="function"?fe(n,0,h(n)):n}function Yc(e,t){let n=Kc(e,t);return{common:vc(n.from,n.to,n,t),toBytes:o=>jc(
n,o)}}function Kc(e,t){J(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=el(n?.from,t),s=!!n?.ignoreBOM,c=Qu(n?.to),f=ro(n?.unmappable,
t,"unmappable"),d=i==="auto"?Zn(e,t):te(i,t),a=c===void 0?0:Mr(te(c,t),c,t);if(o&&!Oe(a))throw new RangeError(`${t}: ${w[a].
name} has no byte order mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function vc(e,t,n,o){return typeof e==
"number"?$c(e,t,n,o):new Pr(e,$c(0,t,n,o))}function $c(e,t,n,o){let{unmappable:r,losses:i}=n,s=io(r,t,o);if(!s||Oe(t))return new Xt(
e,t,n);let c=Zu(e,n);return new co(c,t,r,i?.counting(s)??s)}function Zu(e,t){return new Xt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var Qu=e=>e===void 0?void 0:g(e);function el(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return g(e)}var Xt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&($o(t,this.
to,this.#n.ignoreBOM,this.#e),ji(t,n),this.#e=de())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Qe,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(mn(this.to)??[]));let a=Math.max(0,Ir.indexOf(c)),u=h(t);try{$o(this.from,this.to,i,this.#e);for(let l=0;;){
let m=u-l<=65536,T=m&&l===0?t:A(t,l,m?u:l+65536),x=os(T,r,a,m?n:D.none);d?.addBlock(this.#t+l);let E=x<0?G.written():x;if(E>
0&&o(f(E)),x===-2&&c!=="fatal")return!1;if(x<0&&this.#o(x,l),l+=G.read(),m&&G.finished())break}}catch(l){throw v(l)}this.#e=
n===D.result?null:de(),this.#t=n===D.none?this.#t+u:0}#o(t,n){let o=this.#t+n+G.start();throw this.#e=de(),this.#t=0,t===
-1?new ne(w[this.from].name,o,G.length()):new De(G.codePoint(),o,w[this.to].name)}},Pr=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===D.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new Mt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==D.none);i.length>0&&(this.#i.transcode(
i.concatenate(),D.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function kr(e,t,n){let o=Qr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function Zt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return kr(e,(o,r)=>r(t.decode(H(M(o,n)),!1,n)),o=>o(t.decode(
C,!0,n)))}var fo=re({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=Rc(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=n,this.#t=Zt("TextDecoderStream",n),new.target!==fo&&rt(this,new.target,fo)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),ao=re({TextEncoderStream:class{#e;constructor(){this.#e=Vc("TextEnco\
derStream",new j(0,"fatal"),g),new.target!==ao&&rt(this,new.target,ao)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Vc(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return kr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var qc=re({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=so(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Vc("LegacyTextEncoderSt\
ream",n,Ce)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),zc=re({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=Yc(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new le;
try{wn(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=kr("TranscoderStream",(i,s)=>r(M(
i,o),D.none,s),i=>r(C,D.result,i))}get encoding(){let{decision:e}=this.#e;return e&&w[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var Jc=re({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=Cr(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=Zt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&w[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Ut=class{fatal;ignoreBOM;#e;#t;#n=C;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&h(this.#n)===0?t:Ve(this.#n,t);if(!n&&ri(r))return this.#n=
r,"";let i=we(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new xe(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?A(r,s):r,n,o)}};var Xc=re({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=g(e);
J(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ut(te(o,n),r,i);this.#e=s,this.#t=Zt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Zc(e,t){let n="Failed to execute 'findUnmappable'",o=Ce(e,n),r=Le(g(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new j(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Qc(e){let t=we(ge(M(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function Dt(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=M(e,o),i=te(g(t),o);J(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=ge(r);return we(f)?new Ut(
i,s,c).decode(f,!0,o):$e(f,ce(f),i,s,!0,o)}function ef(e){let t=ge(M(e,"Failed to execute 'utf8Decode'")),n=we(t);return of(
n?.encoding===0?A(t,n.bytes.length):t)}function Qt(e){return of(ge(M(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function tf(e){
let t=M(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=ge(t);return $e(n,ce(n),0,!0,!0)}catch(n){if(n instanceof
ne)return null;throw n}}function nf(e){return ct(arguments.length,1,"Failed to execute 'utf8Encode'"),Ge(g(e))}var of=e=>$e(
e,ce(e),0,!1,!0);async function rf(e=void 0){let t=await e;if(t===void 0)Po()||await Ro(fn,!0);else{let n=tl(t)?await nl(t):t;await Ro(()=>n,
!1)}}var tl=e=>typeof e?.arrayBuffer=="function";function nl(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var rl=0,it=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),cf="application/x-www-form-urlencoded",sf=p(()=>{
let e=new Set([...Array(32).keys(),127]),t=it(e,' "#<>'),n=it(t,"?^`{}"),o=it(n,"/:;=@[\\]|"),r=it(o,"$%&+,");return{"C0\
 control":e,fragment:it(e,' "<>`'),query:t,"special-query":it(t,"'"),path:n,userinfo:o,component:r,[cf]:it(r,"!'()~")}});
function ff(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Le(g(e),r,"the result of getOutputE\
ncoding()"),s=g(t),f=ft(Object.keys(sf()),"argument")(g(n),r,"percentEncodeSet"),d={spaceAsPlus:En},{spaceAsPlus:a=f===cf}=z(
o,d,r),u=sf()[f],l="",m="",T=()=>{rl=m.charCodeAt(0),l=pe(l,m),m=""};return new j(i,"fatal").encodeOrFail(s,!0,x=>{for(let E=0;E<
h(x);E++){let S=x[E];a&&S===32?m+="+":S>126||u.has(S)?m+=`%${S.toString(16).toUpperCase().padStart(2,"0")}`:m+=String.fromCharCode(
S)}m.length>65536&&T()},x=>{m+=`%26%23${x}%3B`}),T(),l}var sl=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
jr=e=>sl.test(e),cl=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,fl=p(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function dl(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=fl();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:jr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Wr;function uo(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Dt(Uint8Array.from(r),e))}var Hr;function en(e){Hr??=new Uint16Array(65536),Wr??=[uo("shift_jis",
136,151,64),uo("gbk",176,215),uo("big5",164,198,64),uo("euc-kr",176,200)];let t=Wr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Hr[i]||dl(r,i);Hr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of Wr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:cl.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Sf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ef=/^(?:GBK|Shift_JIS|Big5|EUC)/,yf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Ml=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Lt="UTF-8",bl=(e,t,n)=>Math.min(gt(e,t,n,"steps")??2,3);function Tf(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Ce(e,n),{maxSteps:r}=z(t,{maxSteps:bl},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Cl(c,r).map(({steps:f,gain:d})=>({text:xf(o,f,Of)??o.replace(/[^\r\n]+/g,
a=>xf(a,f,Kr)??a),path:f.map(({really:a,readAs:u})=>`${a} read as ${u}`).reverse(),score:1-2**(-d/8)}))}function Cl(e,t){
let n=hf(e);if(n>25)return[];let o=en(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>Dl(d,o)).sort(Yr);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>Ul(e,f.text)).sort(Yr).slice(0,5);for(let f of s)f.gain+=.6*hf(f.text);s.sort(Yr);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Ul=(e,t)=>[...e].some(n=>!jr(n)&&!t.includes(
n)),pf=e=>e.match(/[^\0-\x7F]/g)?.length??0;function wf(e,t){let n=po(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>po(s,t)).join(""):"",i=.7*pf(e)<pf(r)?po(r,t):void 0;return i&&{part:r,bytes:i}}var Yr=(e,t)=>t.
gain-e.gain;function Dl({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of Sf.entries()){let f=Ef.test(c)&&!yf.test(
e)?void 0:wf(e,c);if(!f)continue;let{part:d,bytes:a}=f,u=d===e?o:o+en(e)-en(d),m=d.includes(Ne)||Af(a)?.includes(Ne)?Ll:
zt(a).candidates;for(let{encoding:T,score:x}of m){if(x<.003)break;if(t.length>0&&T!==Lt&&t[0].really!==Lt)continue;let E=Kr(
a,T,d,!0);if(E===void 0||E===d)continue;let S=n+2.4*Math.log2(x)-s*.25-(T===Lt?-2:1)-(t.length>0?4:0),Ye=r-u-en(E)+S;i.push(
{text:E,steps:[...t,{really:T,readAs:c}],bits:S,left:u,gain:Ye})}}return i}function hf(e){if(e.includes(Ne))return 0;let t=yf.
test(e),n=-1/0;for(let o of Sf){let i=Ml.test(o)&&Ef.test(o)===t?wf(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:u}of zt(c).candidates)a===o||Kr(c,a,s)===s?f+=u:d=Math.max(d,u);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function xf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=po(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var tn="\x7F",Ne="\uFFFD",Ll=[{encoding:Lt,score:.9}];function po(e,t){
if(e.includes(Ne)&&e.includes(tn))return;let n=e.replaceAll(Ne,tn).replace(/[\x80-\x9F]/g,o=>Dt(Uint8Array.of(o.charCodeAt(
0)),t));try{return new j(Le(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Of(e,t,n,o=!1){if(n.includes(
Ne))return t===Lt?Nl(e):void 0;try{return new Ct(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Kr(e,t,n,o){
let r=Of(e,t,n,o);return r===void 0&&t===Lt&&!n.includes(Ne)?Af(e):r}function Af(e){let t=Qt(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function Nl(e){let t=Qt(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,tn),
[n,o]=[t.split(tn),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Ne)&&n.length<=o.length+1?t.replaceAll(tn,Ne):void 0}function gf(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";ct(arguments.length,1,o);let r=Sn(g(e)),i=If(
t,o),s={bigEndian:En},{bigEndian:c=i!==38}=z(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=_r(f+2*r.length),[a,u]=c?[0,1]:
[1,0],l=(m,T)=>{d[T+a]=m>>8,d[T+u]=m};i||l(65279,0);for(let m=0;m<r.length;m++)l(r.charCodeAt(m),f+2*m);return d}function Bf(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=M(e,o),i=If(t,o);J(n,o);let s=!!n?.fatal,c=H(r),f=Rl(c),d=new xe(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new ne(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(A(c,2),!0,o)}`}function Rl(e){let t=we(e)?.encoding;return t===0?void 0:t}function If(e,t){let n=g(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Jc as AutoDecoderStream,Xc as DecoderStream,Cc as LegacyTextEncoder,qc as LegacyTextEncoderStream,Ct as TextDecoder,
fo as TextDecoderStream,oo as TextEncoder,ao as TextEncoderStream,zc as TranscoderStream,De as UnmappableError,Qc as bomSniff,
Dt as decode,Ac as decodeAuto,Bf as decodeUTF16,zt as detectEncoding,bc as encode,gf as encodeUTF16,w as encodings,Zc as findUnmappable,
ci as getOutputEncoding,rf as initialize,si as labelToName,tc as localeDefaultEncoding,ff as percentEncodeAfterEncoding,
Tf as repairMojibake,xi as resolveEncoding,Qs as sniffHTMLEncoding,ec as sniffXMLEncoding,Gc as transcode,ef as utf8Decode,
Qt as utf8DecodeWithoutBOM,tf as utf8DecodeWithoutBOMOrFail,nf as utf8Encode};
