var sn=(e,t)=>e?.prototype?.[t],cn=e=>sn(globalThis.Buffer,e),Ye=cn("ucs2Slice"),it=cn("ucs2Write"),xo=cn("utf8Slice"),Ne=cn(
"latin1Slice"),vr=e=>globalThis[e],Vr=vr("TextDecoder"),Af=sn(Vr,"decode"),So=vr("TextEncoder"),Bf=sn(So,"encode"),If=sn(
So,"encodeInto");function k(e,t=!1,n=!0){let o=new Vr(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Af})}function qr(){let e=new So;return Object.defineProperties(e,{encode:{value:Bf},encodeInto:{value:If}}),e}function _(e){
try{return e()}catch{return}}var I=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,Ee=()=>Eo().includes("Chrom\
e/"),Z=()=>Eo().includes("AppleWebKit/")&&!Ee()&&!(q()>0);function Eo(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Q=()=>"Deno"in globalThis,V=()=>Eo()==="Cloudflare-Workers",_e=()=>Z()||V(),q=()=>V()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),ce=()=>q()<22,Ut=e=>globalThis.process?.getBuiltinModule?.(e),ho;function zr(){let{
TransformStream:e}=globalThis;return e&&e===ho?e:(ho=[e,Ut("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),ho)}var Ff=e=>Ut("node:fs").readFileSync(e);function Jr(e){try{return Ff(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var fn=()=>Jr(()=>new URL("./encoding-prepared.wasm",import.meta.url)),dn="encoding-wasm";var an=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function m(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var E=bf();function bf(){let e=an.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Zr=m(()=>new Map(E.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Cf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Pe=e=>e<36&&e!==33,j=e=>e>0&&e<29,un=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[e].name),Uf=e=>Cf.find(([t])=>e>=t)[1];function Ke(e){let t=Zr();return t.get(e)??t.get(ti(Lf(e)))}function te(e,t){
let n=Ke(e);if(n===void 0){let o=wo(e),r=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Uf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${dn}' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Df=m(
()=>new Map(Array.from(Zr(),([e,t])=>[ln(e),t]).reverse()));function wo(e){let t=ln(e),n=Df().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var ln=e=>ti(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Qr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Oe(e){if(e[0]>=239)return Qr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function ei({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function mn(e){return Qr.find(t=>t.encoding===e)?.bytes}function ge(e){return e===
0||e===37||e===38}function Lf(e){let t=0,n=e.length;for(;Xr(e[t]);)t+=1;for(;Xr(e[n-1]);)n-=1;return e.slice(t,n)}var Xr=e=>`\
	
\f\r `.includes(e);function ti(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function ni(e){let t=Ke(`${e}`);return t===
void 0?null:E[t].name}function oi(e){let t=Ke(`${e}`);return t===void 0?null:E[t!==36&&t!==37&&t!==38?t:0].name}var Oo=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,ri=()=>Object.getPrototypeOf(Uint8Array.prototype),pn=e=>Oo(ri(),
e),go=e=>Oo(DataView.prototype,e),Pf=()=>Oo(ArrayBuffer.prototype,"byteLength"),hn=e=>ri()[e],ii=pn(Symbol.toStringTag),
xn=pn("buffer"),Ao=pn("byteOffset"),si=pn("byteLength"),kf=hn("includes"),Wf=hn("set"),Hf=hn("slice"),$f=hn("subarray"),
Gf=go("buffer"),jf=go("byteOffset"),ci=go("byteLength"),fi=Pf(),h=e=>si.call(e);function me(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:h(e)}var g=(e,t,n=h(e))=>new Uint8Array(xn.call(e),Ao.call(e)+t,n-t);function ve(e,t){
let n=new Uint8Array(h(e)+h(t));return Y(n,e),Y(n,t,h(e)),n}function di(e,t){let n=Ao.call(e),o=t+(-(n+t)&3),r=Math.max(
0,h(e)-o)>>2,i=r>0?new Int32Array(xn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Ae=(e,t)=>g(e,0,Math.min(
t,h(e))),Y=(e,t,n)=>Wf.call(e,t,n),ai=(e,t)=>kf.call(e,t),Yf=m(()=>I()?96:Z()?1024:1/0);function fe(e,t,n){if(n-t<=Yf())
return Hf.call(e,t,n);let o=new Uint8Array(n-t);return Y(o,$f.call(e,t,n)),o}function ke(e,t,n){if(n>24)return fe(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function se(e,t){if(t<=64)return!1;try{return fi.call(
xn.call(e)),!1}catch{return!0}}var Kf="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function M(e,t,n=Kf){
if(!ArrayBuffer.isView(e)&&Io(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function ui(e,t){if(ArrayBuffer.isView(
e)&&ii.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function W(e){
if(ArrayBuffer.isView(e))return Bo(e);try{return new Uint8Array(e)}catch{return U}}var Be=e=>e instanceof Uint8Array?e:W(
e);function Bo(e){try{return ii.call(e)===void 0?new Uint8Array(Gf.call(e),jf.call(e),ci.call(e)):new Uint8Array(xn.call(
e),Ao.call(e),si.call(e))}catch{return U}}var U=new Uint8Array;function Io(e){try{return fi.call(e)}catch{}try{return ci.
call(new DataView(e))}catch{return}}function z(e,t,n){J(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function J(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var A=e=>`${e}`;function Sn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function be(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}var En=e=>e===void 0?void 0:!!e;function st(e,t,n){if(e>=t)return;let o=t===1?"argum\
ent":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function ct(e,t="option"){return(n,o,r)=>{
if(n===void 0)return e[0];let i=A(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} \
'${r}' can't be '${i}'; use one of '${s}'.`)}}var vf=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Vf=m(()=>new Map(vf.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function qf(e){return Ke(e)??Vf().get(ln(e))??wo(e)}function li(e){let t=qf(A(e));return t===void 0?null:E[t].name}var Mo=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#n=0;#o=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=j(t)&&!n}accept(t){_(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#r(t))}#r({newDecoder:t,canFail:n,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(t,n){
let o=this.#t;this.#n>0?this.#n-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(t){try{let{byteLength:n}=t;
if(n<this.#e||n>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&se(t,n)))try{
let o=this.decoder.decode(t),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},mi=[],_o=[];function Tn(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=_o[o];if(r)
return r;let i=new Mo(e,t,n);_o[o]=i;let s=mi[e];return s&&i.accept(s),i}function ft(e,t){mi[e]=t;for(let n=0;n<4;n++)_o[4*
e+n]?.accept(t)}var ne=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function wn(e,t){try{return t()}catch(n){throw n instanceof ne?n.toTypeError(e):n}}var Jf=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,pi=Symbol.for("encoding-wasm.UnmappableError"),Ue=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Jf(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&pi in o}[pi](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var oe=new Uint8Array(512),bo=[];function Co(e){return bo[e]??=g(oe,0,e),bo[e]}function hi(e,t,n){return t>oe.length?g(e,
0,n):(e!==bo[t]&&Y(oe,e),Co(n))}function Ve(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function yi(e,t,n){let{memory:o}=e,r=On(a=>td(a,n),o,t),i=On(od,o,t);if(r&&i){let a=Q()?1/0:64;return{...i,read:(u,l)=>(l<
128?r:i).read(u,l),write:(u,l)=>(u.length<a?r:i).write(u,l),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:Q()?r.
writeBytes:void 0,mostByTable:512}}let s=Uo(o);if(r)return I()?nd(r,On(Si,o,t)):r;let c=i??On(Si,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u)};return i?Qf(d,e,t):d}var Qf=(e,t,n)=>({...e,
readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(i,r,s);return c<0?null:
e.read(n,c)},readsInput:!0,mostByTable:512});function On(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Uo(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var ed="str\
ings";function td(e,t){let[n]=WebAssembly.Module.customSections(t,ed),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function nd(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function od(e){let[t,n]=[Ye,it],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(u,l){Y(d,new Uint8Array(
e.buffer,u,2*l),a),a+=2*l},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Si(e){let t=k("utf-16le"),{write:n,most:o}=Uo(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:n,most:o}}function Uo(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Ve(i,s,r);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var gn,x,Lo,Ti,wi,R,K={input:0,units:0,output:0},Lt=0,An={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function Te(e,t){
An.name=e,An.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&id(),B.isBusy=!0}function id(){try{Ii(),gn??=Ai(fd(fn())),Bi(
new WebAssembly.Instance(gn),gn)}catch(e){throw Fi(e)}}async function No(e,t){try{Ii();let n=e(),o=Oi(n)?n:await WebAssembly.compile(t?n:cd(n));Ai(o);let r=await WebAssembly.instantiate(
o);if(Ro())return;Bi(r,o),gn=o}catch(n){throw Fi(n)}}var sd=[0,97,115,109];function cd(e){let t=W(M(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(sd.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Ro=()=>!B.isBusy;function fd(e){return Oi(e)?e:new WebAssembly.Module(e)}function Oi(e){try{return WebAssembly.
Module.customSections(e,gi),!0}catch{return!1}}var gi="encoding-wasm";function Ai(e){let[t]=WebAssembly.Module.customSections(
e,gi),n=`${dn} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Bi({
exports:e},t){x=e,Do=WebAssembly.RuntimeError,K.input=x.input(),K.units=x.units(),K.output=x.output(),_i(),R=yi(x,K.units,
t),Lt=Math.min(x.units_length(),R.most),B.isBusy=!1}function Ii(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Fi(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(dd(e))return new RangeError(`encoding-wasm: ${Mi} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Mi="no memory \
for WebAssembly; free some, and call again",dd=e=>e instanceof RangeError&&/memory/i.test(e.message);function Nt(){return ko(),
Lo}function Bn(){return ko(),Ti}function Po(){return ko(),wi}function ko(){Lo[0]===void 0&&_i()}function _i(){let{buffer:e}=x.
memory;Lo=new Uint8Array(e),Ti=new Uint8Array(e,K.input,65536),wi=new Int32Array(e,x.codec(),x.codec_length()>>2)}function In(e,t){
return Te(e,-1),Rt(t)}function Rt(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw v(t)}}var Do;function v(e){if(!B.
isBusy||!Do||!(e instanceof Do))return e;let t=E[An.encoding]?.name,n=`${An.name}${t?` of ${t}`:""} failed`;return ad()?
new RangeError(`encoding-wasm: ${n}: ${Mi}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function ad(){try{return x.memory.grow(32),
!1}catch{return!0}}function de(e=null){let t=Po();return Ri(t,e??new Int32Array(t.length))}function Ni(){return x.held()!==0?de():(B.newCodec=
Pt,null)}var Wo=e=>Ri(e,Po());function Ri(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Je(e,t){Pi(e,t)||(Te(
"decoding",e),t?Wo(t):x.new_decoder(e),Pt=e===33||e===36?NaN:e)}var Pt=NaN;function Pi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function Fn(e,t){Pi(~e,t)||(Te("encoding",e),t?Wo(t):x.new_encoder(e),Pt=~e)}function Ho(e,t,n,o){
Te("transcoding",e),o?Wo(o):x.new_transcoder(e,t,+n)}function ki(e,t){x.set_source_encoding(e,+t),B.isBusy=!1}function ut(e){
let t=h(e),n=x.alloc(t)>>>0;return Y(Nt(),e,n),[n,t]}var pd=m(()=>Uint8Array.from(an,e=>e.charCodeAt(0))),bi,Wi=e=>In("s\
niffing",()=>(bi!==x&&x.give_labels(...ut(pd())),bi=x,e())),Hi=(e,t,...n)=>Wi(()=>x.sniff_html(...ut(e),t,...n)),$i=(e,t,n)=>Wi(
()=>x.sniff_xml(...ut(e),t,n));var Gi=(e,t)=>In("sniffing",()=>x.default_for(...ut(e),t)),ji=()=>Te("detection",-1);function Yi(e,t){try{x.feed_detector(
...ut(e),+t)}catch(n){throw v(n)}}var Ki=(e,t,n,o)=>Rt(()=>{let r=f=>f?ut(f):[0,0],i=x.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=x.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function Xe(e,t,n,o,r){
qe(e,t),B.isBusy=!0;let i=x.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Pt),Go(i)}var He={encoding:-1,source:0,most:0,owner:void 0};function Mn(e,t,n){if(He.encoding!==e||He.owner!==x||B.isBusy){try{Te(
"decoding",e),He.owner=x;let r=R.readBytes?x.byte_table(e):0;He.source=R.readsInput?e:r,He.most=r===0?0:!un(e)&&R.mostByTable||
1/0,He.encoding=e}catch(r){throw v(r)}B.isBusy=!1}if(n>He.most)return;if(n<=65536)return qe(t,n),Ci(n);if(R.most>Lt)return;
let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);qe(g(t,r,r+i),i),o=pe(o,Ci(i))}return o}function kt(e,t,n,o){
return In("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(4*r,65536,t-i)),qe(r===t?e:g(e,
i,i+r),r),!x.is_free_of(r,n,o))return!1;return!0})}function $o(e,t){let n=-1,o,r;function i(s){try{return Te(e,s),n=s,r=
x,o=t(s),B.isBusy=!1,o}catch(c){throw v(c)}}return s=>s===n&&r===x&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var _n=$o("enc\
oding",e=>{let t=x.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=x.memory;return j(e)?new Uint8Array(n,t,16384):new Uint16Array(
n,t,65536)}),vi=$o("encoding",e=>{let t=x.unit_table(e)>>>0,n=new Uint8Array(65536);return Y(n,new Uint8Array(x.memory.buffer,
t,16384)),n}),bn=$o("decoding",e=>{let t=j(e),n=(!t?x.pair_table(e):x.byte_table(e))>>>0;return n>0?new Uint16Array(x.memory.
buffer,n,t?256:65536):void 0}),Ci=e=>R.readBytes(K.input,e,He.source);function pe(e,t){try{return e+t}catch(n){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}
var Vi=e=>e+65536+3<=Lt,qi=e=>e>Lt&&e<268435456?R.collect?.(e+3):void 0,zi=()=>K.units,Ji=()=>Nt()[K.units]|Nt()[K.units+
1]<<8,lt=(e,t)=>R.read(K.units+2*e,t-e),Wt=(e,t,n,o=0)=>R.write(e.slice(t,n),K.units+2*o);function Xi(e,t){if(!B.isBusy&&
!R.writeBytes)return;Te("encoding",t);let n=R.writeBytes?.(e,K.output,x.unit_table(t));return B.isBusy=!1,n===e.length?Ze(
n):void 0}function Cn(e,t,n,o){B.isBusy=!0;let r=x.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&$.finished()&&(B.newCodec=
Pt),Go(r)}var D={none:0,source:1,result:2};function Zi(e,t,n,o){let r=h(e);qe(e,r),B.isBusy=!0;let i=x.transcode_block(r,
+t,n,o);return B.isBusy=!1,Go(i)}function qe(e,t){let n=Bn();if(t>8)try{Y(n,e)}catch{Y(n,g(e,0,t))}else for(let o=0;o<t;o++)
n[o]=e[o]}function Go(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
return e}var Ze=e=>ke(Nt(),K.output,e);var $={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.
start(),length:()=>x.length()};var P=new Uint8Array(256);function et(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Qi(P,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return Qi(n,o,e);n[o]=r}return n}function Qi(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)P[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)P[r++]=s;else if(s<2048)P[r++]=
192|s>>6,P[r++]=128|s&63;else if(!Qe(s))P[r++]=224|s>>12,P[r++]=128|s>>6&63,P[r++]=128|s&63;else{let c=Vo(n,i);c>=65536&&
(i+=1),r=qo(c,P,r)}}return ke(P,0,r)}var ns=m(()=>it||I()||Z()?96:V()?1024:128),vo=m(()=>_e()||I()||F()?65536:128),hd=m(
()=>new Uint8Array(2*vo()));function os(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var xd=m(V);function rs(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(xd()?kt(o,n,0,255):!ai(o,0))?o:void 0}function is(e,t){let{length:n}=e,o=2*n<=256?P:
hd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return ke(o,0,r)}var Sd=e=>e===14||e===15||e===27;function ss(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,P[o]=27,P[o+1]=r?36:40,P[o+
2]=66,o+=3),r){if(!(c>=41216))return;P[o]=c>>8&127,P[o+1]=c&127,o+=2}else{if(Sd(s))return;P[o]=c,i<n&&(o+=1)}}return ke(
P,0,o)}var Qe=e=>(e&63488)===55296;function Vo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Ht=e=>e<128?1:e<2048?2:e<65536?3:4;function qo(e,t,n){if(e<128)return t[n]=e,n+1;let o=Ht(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var cs=new Uint8Array(128),he=Ed(
cs);function Ed(e){return new Uint16Array(e.buffer)}var $t=m(()=>Xo()?0:18),zo=m(()=>I()||ce()?18:8),yd=m(()=>ce()?54:Q()||
!(q()>=22||_e())?64:32),Td=m(()=>Z()?64:32),wd=m(()=>Z()?36:18),Dn=(e,t)=>(e[0]&e[t>>1])>=128;function fs(e,t,n){return n?
t<=zo():t<=wd()||t<=Td()&&(Dn(e,t)||Pn())}var Ln=(e,t)=>t<=18||t<=64&&Dn(e,t)&&t<=yd(),ae={length:0,bytes:0};function ds(e,t){
for(let n=0;n<t;n++){let o=e[n];if(o>=128)return;he[n]=o}return Ve(he,0,t)}function ht(e,t,n,o){if(e[0]<128&&Xo())return Zo(
e,t)?Ne.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?
2:3)<=t))return jo(e,s,t,n,o,r);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=64||!d&&(c<
2048||Qe(c)||c===65279))return jo(e,s,t,n,o,r)}he[r++]=c}return jt(r)}function as(e,t,n){if(t%2>0)return;let o=0;for(let r=0;r<
t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(Qe(i))return;he[o++]=i}return jt(o)}function jo(e,t,n,o,r,i){let s=Jo();
for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===224?160:f===
240?144:128,p=f===237?159:f===244?143:191,O=f,T=0;for(;T<d&&c<n;T++,c++){let y=e[c];if(y<l||y>p)break;O|=y<<8*(T+1),l=128,
p=191,a=a<<6|y&63}if(T<d){if(c===n&&!o){if(f===239)return;us(O,1+T);break}u=!0}if(u&&r||(u&&(a=65533),a===65279))return;
a>65535&&(he[i++]=55232+(a>>10),a=56320|a&1023),he[i++]=a}return jt(i)}function Nn(e,t,n,o){let r,i=0;for(let s=0;s<t;){
let c=s,f=e[s++],d=f;if(f>=128){if(r??=bn(o),!r)return;if(d=r[f],Qe(d)){if(s<t)d=r[f|e[s++]<<8];else if(!n&&Rn(f,o))break;
if(Qe(d))return Od(e,c,t,n,i,o,r)}}he[i++]=d}return jt(i)}function Od(e,t,n,o,r,i,s){let c=Jo();for(let f=t;f<n&&r<=c;){
let d=e[f++],a=d<128?d:s[d];if(Qe(a)){if(f===n&&!o&&Rn(d,i))break;let u=f<n?e[f]:0;if(a=s[d|u<<8],!Qe(a))f+=1;else if(Ad(
a))a=65533;else{let p=f+2<n&&i<=30?gd(d,u,e[f+1],e[f+2]):0;if(p===0)return;he[r++]=55232+(p>>10),a=56320|p&1023,f+=3}}he[r++]=
a}return jt(r)}function gd(e,t,n,o){let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*
10+(o-48);return r&&i>=189e3&&i<1237576?65536+i-189e3:0}var Ad=e=>e>=57088&&e<=57216;function Gt(e,t){for(let n=1;n<=3&&
n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function xt(e,t,n){return ae.
length=0,jo(e,t,n,!1,!0,0)===""}function Rn(e,t){let n=t!==32||e<144||e>160;return n&&us(e,1),n}function us(e,t){ae.length=
t,ae.bytes=e}function jt(e){if(e<3||e<=18&&!Xo())return Ve(he,0,e);if(Pn())return Ye.call(cs,0,2*e);if(!(e>Jo()))return Ve(
he,0,18)+Ve(he,18,e-18)}var Jo=m(()=>Pn()?1/0:36),Xo=m(()=>F()&&Pn()),Pn=m(()=>_(Bd)===!0);function Bd(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Ye)==="a\uFEFF\uD83D"&&t(Ne)==="a\0\xFF\xFE=\xD8"}
function Zo(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function xe(e,t){let n=Math.ceil(t/8);for(let o=0;o<
t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var kn=m(()=>_(Cd)),Et=m(()=>_(Ud)),Md=m(()=>_(Gd)),_d=m(()=>_(jd));function ls(e,t,n){let o=ms(e);if(!(!o||n<24||se(t,n))&&
!(e===0&&hs(t,n)))return o.takes?.(t,n)===!1?void 0:o}function ms(e){return e===0?Et():e===38?Md():e===37?_d():void 0}function or(e,t,n,o){
if(ae.length=0,o&&t>8192||t>1024&&(se(e,t)||hs(e,t)))return;let r=Et();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=Gt(
e,t);if(!(i<t&&(n||!xt(e,i,t))))try{let s=i===t||r.decodesStart&&!o?e:hi(e,t,i),c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&c!==void 0&&Wn(s,i,c),c}catch{return}}function ps(e,t,n){let o=ms(e);if(!(n%2>0||!o?.takes?.(t,n)||se(
t,n)))return o.decode(t,!0)}function hs(e,t){if(t<8192||bd())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var bd=m(Z);function Cd(){let{isAscii:e}=Ut("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Ud(){let e=ce(),t=e?kn():void 0;if(e&&!t)return;
let n=k("utf-8"),o=_(Nd),r=y=>n.decode(y),i=kd(r),s=Ld(i,o),c=t&&((y,S)=>xe(y,S)&&t(y)),f=c??(Ee()?Wd:V()?$d:void 0),d=c?
(y,S)=>S>256?c(y,S):Ts(y,S)&&!(S>54&&Dn(y,S)):f,a=Uint8Array.of(...xs,...Es.flat()),u=`${Ss}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
l=Uint8Array.of(97,127),p=i(a,a.length)===u&&r(a)===u&&n.decode(a.buffer)===u&&i(l,2)==="a\x7F"&&Qo(y=>s(y,y.length)),O=Ne;
if(!p||t&&O.call(l)!=="a\x7F")return;let T=(y,S)=>k("utf-8",y&&o!==void 0,S);return ft(0,{newDecoder:T,isRight:(y,S)=>Rd(
T(y,S)),canFail:!0,...Dd()}),{decode(y,S){try{return t?O.call(y):(S?s:r)(y,h(y))}catch{return}},decodeQuickly:i,decodesStart:ys(),
decodeOrFail:s,takesQuickly:d,takes:f,completeLength:Gt}}function Dd(){return F()?St(1):Q()?{...St(257),leastBeyondASCII:65,
leastOfBuffer:8192}:ce()?{...St(19),most:2048,onlyASCII:!0}:Ee()?{...St(48),leastOfBuffer:48,onlyASCII:!0}:V()?{...St(33),
most:1023}:St(q()>0?512:33)}var St=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Ld(e,t){
let n=Pd(e);return t?F()||_e()?o=>t.decode(o):q()>0?(o,r)=>r>256&&xe(o,r)?t.decode(o):n(o,r):n:n}function Nd(){let e=k("\
utf-8",!0);return Qo(n=>e.decode(n))&&Qo(({buffer:n})=>e.decode(n))&&!Q()?e:void 0}var Rd=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...et("\uFEFF"),...et(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),Qo=e=>e(Uint8Array.from(xs))===Ss&&Es.every(t=>_(()=>e(Uint8Array.from(t)))===void 0),xs=[239,187,191,97,230,188,162,
240,159,146,169],Ss="\uFEFFa\u6F22\u{1F4A9}",Es=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Pd=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function kd(e){let[t,n]=[xo,Ne];return ce()?(o,r)=>r>256?
n.call(o):t.call(o,0,r):ys()?(o,r)=>t.call(o,0,r):!t||!Q()?e:(o,r)=>Ts(o,r)?t.call(o):e(o)}var ys=()=>xo!==void 0&&q()>0&&
!Q()&&!F(),Ts=(e,t)=>t<=64||t<=256&&xe(e,t);function Wd(e,t){if(t<64)return!1;if(xe(e,t))return!0;if(t<256)return!1;let n=0,
o=0,r=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}
return n>8||t>=768&&r===0&&n>=3*o}var Hd=m(V),er=0;function Wn(e,t,n){t<1024||!Hd()||!xe(e,t)||(er=n.length===t?0:er+1)}
function $d(e,t){if(t<1024)return!0;if(xe(e,t))return er<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=
227&&e[r]<234&&(n+=1);return n<3}function Gd(){return I()||_e()?ws(!1):Yd()}function jd(){return I()?ws(!0):void 0}function Yd(){
let e=Ye,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);
if(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=ce()?512:1/0;return Os(!1,(i,s)=>s<=o||xe(i,s)&&kn()?.(
i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function ws(e){let t=k(
e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))===
"\uFEFF\uFFFD\u6F22")return Os(e,()=>!0,(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var Os=(e,t,n)=>({
takes:t,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:
i}});var X={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},rr=1;function Yt(e,t,n,o){return t>=
rr?Kd(e,t,n,o):void 0}function Kd(e,t,n,o){if((X.encoding!==o||X.owner!==x||B.isBusy)&&!vd(o)||t>X.most&&(t>X.mostBeyondASCII||
xe(e,t)))return;qe(e,t);let{readBytes:r,readPairs:i}=R;if(!!0||!X.isOfPairs)return r(K.input,t,X.source);let{piece:s}=X,
c=i(K.input,t,X.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=Bn();if(c.length===s){let a=f[t],u=i(K.input+t-
a,a,X.source,+!n,s);if(u===null)return;c+=u}return f[t]===0||Rn(f[t-1],o)?c:void 0}function vd(e){return B.isBusy?!1:R.readPairs?
(Te("decoding",e),Rt(()=>{let t=j(e);X.isOfPairs=!t;let n=t?x.byte_table(e):x.pair_table(e);X.source=R.readsInput?e:n;let o=Kt(
e);return rr=o.least,X.piece=o.piece,X.most=n>0?o.any:0,X.mostBeyondASCII=n>0?o.beyondASCII:0,X.owner=x,X.encoding=e,!0})):
(rr=1/0,!1)}var Vd=m(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!R.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(I()){let n={...e(72),piece:R.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}if(R.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(ce()?18:256),multi:n}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(F()?0:256),single:e(256),multi:t}});function Kt(e){let{windows1252:t,
single:n,multi:o}=Vd();return e===21?t:j(e)?n:o}var $n=m(()=>F()?0:_e()||ce()?8:Ee()?352:18),Bs=m(()=>Math.min($n(),$t(),zo())),qd=m(F);function Is(e,t,n){if(n>64)return xe(
t,n)?zd(e,t,n):void 0;if(n<=$t()||(t[n>>1]|t[n-1])>=128||!Zo(t,n))return;let o=Kn();return o?o.call(t,0,n):Mn(e,t,n)}function zd(e,t,n){
let o=Kn(),r=j(e);if(!(n<512&&(r||!o))&&!(e===21&&Gn>0)&&!(r&&Cs(e))&&!se(t,n))try{return kn()?.(t)??kt(t,n,128,128)?o?o.
call(t):Et()?.decodeQuickly(t,n):void 0}catch{return}}var Hn=[],ir=[];function Fs(e,t,n){if(!(ir[e]===null||n<=$n())&&!(n>=
512&&n>_s(e)))return ir[e]??=Qd(e),Yn(ir[e],t,n)}function Ms(e,t,n){return n<512?(qd()?sr(e,t,n):void 0)??Mn(e,t,n)??sr(
e,t,n)??gs(e,t,n):sr(e,t,n)??(na(e)?gs(e,t,n):void 0)??Mn(e,t,n)}var Gn=0,Jd=m(()=>cr()?8192:512),Xd=e=>Gn>0&&e<Jd();function sr(e,t,n){
let o=Kn();if(!o||e!==21)return;if(Xd(n)){Gn-=1;return}let r=ta(t,n);if(Gn=r?0:15,!!r&&!se(t,n))try{return o.call(t)}catch{
return}}var gs=(e,t,n)=>Yn(bs(e),t,n);function Yn(e,t,n){if(!(!e||n>1024&&se(t,n)))try{return e.decode(t)}catch{return}}
var Zd=m(()=>F()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function _s(e){if(Cs(e))return 8192;let{windows1252:t,
other:n}=Zd();return e===21?t:n}function Qd(e){let t=sa(e)?bs(e):null;if(t){let n=jn(e,vt()).includes("\uFFFD"),o=Math.max(
$n(),Kt(e).any)+1;ft(e,{newDecoder:r=>r&&n?k(E[e].name,!0):t,isRight:r=>!(r&&n)||fa(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:I()?1:$n()+1,most:_s(e),onlyASCII:!1})}return t}function bs(e){return Hn[e]===void 0&&(Hn[e]=null,Hn[e]=_(
()=>ca(e))??null),Hn[e]}var Kn=m(()=>_(ea));function ea(){let e=Ne,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function ta(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;
return n===t||kt(e,t,128,224)}var na=e=>e===21?cr():oa()||ra()&&un(e),Cs=e=>!Kn()&&(e===21?cr():ia()),oa=m(()=>I()||Z()),
ra=m(()=>V()||F()),ia=m(I),cr=m(()=>I()||F()||!(q()>0)),sa=e=>I()||F()||_e()||ce()||Ee()&&e===21,vt=()=>Uint8Array.from(
{length:256},(e,t)=>t);function jn(e,t){let n=bn(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function ca(e){
let t=k(E[e].name),n=r=>t.decode(r)===jn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return vt().every(r=>n(Uint8Array.
of(r)))&&n(o)?t:void 0}function fa(e){let t=jn(e,vt()),n=vt().filter(f=>t[f]!=="\uFFFD"),o=k(E[e].name,!0),r=f=>_(()=>o.
decode(f)),i=f=>r(f)===jn(e,f),s=Uint8Array.from({length:4096},(f,d)=>n[d%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&
r(Uint8Array.of(...s,f))===void 0;return i(s)&&vt().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}var Us;function fr(e,t,n){return Us??=da(),Us(e,t,n)}function da(){let e=Et(),t=!(e&&F());return(n,o,r)=>{if(t&&Ln(n,o)){
let i=(o<=18?ds(n,o):void 0)??ht(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?e?.decodeOrFail(
n,o):e?.decodeQuickly(n,o)}catch{return}}}function tt(e,t,n,o=!1){try{Je(e,null);let r=Xe(t,n,0,o,!0);return r<0?void 0:
lt(0,r)}catch(r){throw v(r)}}function Ds(e,t,n,o){ae.length=0;let r=n?t:Gt(e,t);return r===t||xt(e,r,t)?tt(0,e,r,o):void 0}var vn=m(()=>I()?{any:2048,markup:1/0,leastInStream:16}:V()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:F()?2048:
Z()?112:0,leastInStream:40}),ar=()=>vn().markup>0,Ls=(e,t,n)=>n>=vn().leastInStream&&Ps(e,t,n),la=m(()=>ar()?1/0:33),Ns=(e,t,n)=>e>=
29&&e<36&&n>=la()&&t[0]>=128,ur=[],Rs=(e,t,n)=>Ps(e,t,n)?Yn(ur[e],t,n):void 0;function Ps(e,t,n){let{any:o,markup:r}=vn();
return n>r||n>o&&!ma(t,n)?!1:ur[e]?!0:(pa(e,n),!1)}function ma(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(
t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var Vt=[];function pa(e,t){Vt[e]===void 0&&(Vt[e]=_(()=>ya(e))??
null);let n=Vt[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,Vt[e]=null,_(()=>{let{value:o}=n.sequences.next();
o?n.decoder.decode(o)===tt(e,o,h(o))&&(Vt[e]=n):ha(e,n.decoder)})))}function ha(e,t){ur[e]=t;let{any:n,piece:o}=Kt(e);ft(
e,{newDecoder:r=>r?k(E[e].name,!0):t,isRight:r=>!r||xa(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.
max(18,n)+1,leastOfBuffer:1,most:vn().any,onlyASCII:!1})}var xa=e=>Sa.every(t=>Ea.every(n=>{let o=k(E[e].name,!0),r=Uint8Array.
of(97,t,...n);return _(()=>o.decode(r))===tt(e,r,r.length,!0)})),Sa=[128,129,142,143,161,224,255],Ea=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],ya=e=>({decoder:k(E[e].name),sequences:wa(
e),credit:0}),Ta=[[239,187,191],[254,255],[255,254],[132,49,149,51]],dr=[10,164,162];function*wa(e){let[t,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Ta)yield Uint8Array.of(...i,...dr);for(let i=128;i<=255;i++)yield nt([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield nt([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield nt([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield nt([i,Math.min(i+7,254)],n,r,n);yield nt([227,227],[50,
50],o,n),yield nt([129,129],[48,48],t),yield nt([129,129],[48,48],r,t)}}function nt(...e){let t=e.map(([s,c])=>c-s+1),n=t.
reduce((s,c)=>s*c),o=e.length+dr.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-
1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(dr,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
e.length-1),r}var Se=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=
n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){
let r=me(t);if(!this.#e){if(this.#o&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<128){let s=fr(t,r,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#r+=r,s}let i=this.#n===0?this.#c(t,r,n):this.#l(t,r,n);if(i!==void 0)return n||
this.#E(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?fr(t,n,this.fatal)??tt(r,t,n,this.fatal):or(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#u(s):
s}else{let s=n>0?Yt(t,n,!0,r):void 0,f=s===void 0&&!(i&&Ns(r,t,n))?this.#f(t,n,!0):this.#d(s);if(f!==void 0)return f;let d=i&&
!ge(r)?tt(r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#a(
t,n,o,r);if(a!==void 0)return a;let u=this.#n+n;if(n>0&&u<=oe.length)return this.#y(t,u,o,r);this.#T()}let i=this.#e,s=this.#o,
c=this.#r,f="";try{f=this.#w(t,n,o)??this.#h(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=c,v(a)}let d=this.#i;if(d)
throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;ae.length=
0;let i=n>0&&r!==0?Yt(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#d(i)}#f(t,n,o){let{encoding:r}=this;if(n===
0)return"";if(r===0){let c=Ln(t,n)?ht(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#u(this.#m(t,n,o))}if(r===38||r===
37){let c=n<=36?as(t,n,r===37):ps(r,t,n);return this.#u(c)}if(!Pe(r))return;let i=j(r),s=n<=(i?Bs():t[0]<128?$t():18)?Nn(
t,n,o,r):ga(r,i,t,n,o);return this.#d(s)}#m(t,n,o){return or(t,n,o,this.fatal)??(n<=256?Ds(t,n,o,this.fatal):void 0)}#d(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#u(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(!(n===0||r>oe.length))return ae.length=0,n>16?this.#p(t,r,o):(this.#x(
t,r),this.encoding===0?ht(oe,r,o,this.fatal):this.#d(Yt(oe,r,o,this.encoding)??Nn(oe,r,o,this.encoding)))}#p(t,n,o){let r=this.#S(
t,n);return this.encoding===0?this.#m(r,n,o):this.#d(Yt(r,n,o,this.encoding))}#a(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#t,f=this.#n,d=c&255,a=d<224?2:d<240?3:4;if(f+n<=a)return;this.#x(t,a);let u=ht(oe,a,!0,!0);if(u===void 0)
return;let l=a-f;this.#n=0,this.#r+=l,this.#o=!0;try{return pe(u,this.decode(g(t,l),o,r))}catch(p){throw this.#o=s,p instanceof
ne||p instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),p}}#x(t,n){oe[0]=this.#t,oe[1]=this.#t>>8,oe[2]=
this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)oe[r]=t[r-o]}#S(t,n){return this.#x(t,this.#n),Y(oe,t,this.#n),Co(n)}#E(t){
this.#r+=t,this.#o||=this.#n+t>ae.length,this.#n=ae.length,this.#t=ae.bytes}#y(t,n,o,r){let i=this.#n,s=this.#S(t,n);this.#n=
0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof ne||c instanceof TypeError||(this.#n=i,this.#r+=i),
c}}#T(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{Je(this.encoding,null),Xe(t,this.#n,0,this.fatal,!1),this.#e=
de(),this.#n=0}catch(n){throw v(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=ls(this.encoding,t,
n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;
for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(g(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:g(t,i,
c),d=r.decode(f,this.fatal);if(d===void 0){if(s=pe(s,this.#h(f,c-i,!0)),this.#i)return s}else Wn(f,c-i,d),s=pe(s,this.#u(
d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&xt(t,c,n)?(this.#E(n-c),s):pe(s,this.#h(g(t,c,n),n-
c,o))}#h(t,n,o){Je(this.encoding,this.#e);let r="",i=qi(n),s=this.#o||this.ignoreBOM||!ge(this.encoding),c=0;for(let f=0;;f+=
65536){let d=n-f<=65536,a=Math.min(65536,n-f),u=f===0&&d?t:g(t,f,f+a),l=Xe(u,a,c,this.fatal,o&&d);if(l<0)return this.#e=
de(),this.#i=new ne(this.name,this.#r+f+$.start(),$.length()),r;if(c+=l,c>0&&(d||!Vi(c))){let p=!s&&Ji()===65279?1:0;i?i.
add(zi()+2*p,c-p):r=pe(r,lt(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:Ni(),this.#r+=n,i?i.toText():(this.
encoding===0&&Wn(t,n,r),r)}},ga=(e,t,n,o,r)=>(t?Fs(e,n,o):void 0)??(n[0]<128?Is(e,n,o):void 0)??(!t&&r&&o>18?Rs(e,n,o):void 0)??
(fs(n,o,t)?Nn(n,o,r,e):void 0)??(t?Ms(e,n,o):void 0),lr=({encoding:e,fatal:t,ignoreBOM:n})=>new Se(e,t,n);function Vn(e){
return e.common??=lr(e),e.common}var $e=(e,t,n,o,r,i)=>qn(Tn(n,o,r),e,t,i);function qn(e,t,n,o){if(n<e.leastOfAny)return Vn(
e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=Vn(e).decodeWhole(t,n,o);return e.
most<0&&e.reconsider(i,n),i}function ks(e,t){let n=te(e,t);if(n===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Tt=e=>e==null?void 0:A(e);function wt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Aa(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>te(A(o),t))}}var Jn={allowUTF8:e=>e===void 0||!!e,candidates:Aa,locale:Tt,maxBytes:wt,
tld:Tt},mr=["text","ASCII","empty","binary","unknown"];function Ot(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=h(e),f=Math.min(c,i);ji();for(let p=0;p<f;p+=65536){let O=Math.min(p+65536,f);Yi(g(e,p,O),t&&O===c)}let d=Ki(
o,r&&zn(r),s&&zn(s),n),{0:a,1:u,2:l}=d;return{encoding:u<0?void 0:u,score:l,kind:mr[a],isASCII:mr[a]==="ASCII"||mr[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(p,O)=>({encoding:E[d[3+2*O]].name,score:d[4+2*O]}))}}function zn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function qt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=M(e,n),r=z(t,Jn,n),i=Ot(W(o),!0,r);return{...i,encoding:i.encoding===void 0?null:E[i.encoding].name}}var Fa=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ma=[33,36,37,
38],gt=(e,t)=>{let n=Tt(e);return n===void 0?-1:te(n,t)},Hs=(e,t,n)=>Math.min(wt(e,t,n)??1024,1048576),$s=(e,t)=>Math.max(
3,t===-1?e:0),Gs=e=>Ke(Tt(e)??"")??-1;function _a(e,t,n){if(e)return z(e===!0?void 0:e,Jn,`${t}, option '${n}'`)}var ba={
defaultEncoding:gt,detect:_a,likelyEncoding:gt,locale:Tt,maxPrescanBytes:Hs,parentEncoding:gt,transportLayerEncodingLabel:Gs,
userOverride:gt};function js(e,t){let n=z(e,ba,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:$s(i,Math.max(f,c)),declared(d){let a=Hi(d,i,f,c,s,o);return a===-1?void 0:hr(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>Ys(d)??Ks(r,n.defaultEncoding)}}function Ys(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Ks(e,t){
return hr(Gi(zn(e),t===-1?21:t))}var Ca={defaultEncoding:gt,maxPrescanBytes:Hs,transportLayerEncodingLabel:Gs};function vs(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=z(e,Ca,t),i=s=>{let c=hr($i(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:$s(o,r),declared:i,decide:()=>i(U)}}function Ua(e,t){let n={...Jn,
defaultEncoding:gt},{defaultEncoding:o,...r}=z(e,n,t);return{prescanned:3,declared(i){let s=Oe(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Ys(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Da={detect:Ua,html:js,xml:vs},La=["detect","html",
"xml"],Na={prefixBytes:wt,sniff:ct(La)};function Xn(e,t){let{prefixBytes:n,sniff:o}=z(e,Na,t),r=Da[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:m(()=>{let c=s.candidates&&Ot(U,!0,s);return!Ma.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>pr(
r,c),takesWhole:n===void 0}}function pr({prescanned:e,declared:t,options:n,decide:o},r){return t(Ae(r,e))??o(n&&Ot(r,!0,
n))}function hr(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Fa[e>>8&255],score:null}}var Vs=({
encoding:e,confidence:t,source:n})=>({encoding:E[e].name,confidence:t,source:n});function qs(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:M(e,n),r=js(t,n);return o?Vs(pr(r,W(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function zs(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=M(e,n),r=vs(t,n);return Vs(
pr(r,W(o)))}function Js(e){return E[Ks(A(e),-1).encoding].name}var ec=["(B","(J","(I","$@","$B"],Qn=class{#e=!0;#t=!0;read(t,n){let o=h(t),r=this.#e?Wa(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Ha(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=Ga(t,i);if(s=ec.includes(d),!s&&!n&&ja(d))break;this.#t=s}else
s=f>=128||i<r&&$a(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:h(t);for(;o<h(t)&&t[o]!==27;)o+=1;return o}};function Wa(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(e))return 1/0;if(t&&=Qs(e[o],e[o+1]),n&&=Qs(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Ha(e,t){let n=h(e),{start:o,words:r}=di(e,t),i=Zs(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Zs(e,o+4*s,n)}function Zs(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Qs=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,$a=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Ga(e,t){let n="";for(let o=t+1;o<Math.min(t+3,h(e));o++)n+=String.fromCharCode(
e[o]);return n}var ja=e=>e.length<2&&ec.some(t=>t.startsWith(e));var rc=6,Me,xr=!1;function ic(){Me=null,Me=_(Ka)??null,xr=Me!==null&&(I()||F()),I()&&(rc=32)}var sc=e=>e.length<=6||e.length<=
rc&&e.charCodeAt(0)<128,cc=e=>xr&&!sc(e);function Ka(){let e=qr(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...et(o)]}`&&Object.
getPrototypeOf(r)===Uint8Array.prototype?e:void 0}function Sr(e){try{return Me?.encode(e)}catch{return}}function Er(e,t){
Me===void 0&&ic();try{return Me?.encodeInto(e,t)}catch{return}}function At(e){return sc(e)?et(e):(Me===void 0&&ic(),va(e)??
Sr(e))}function va(e){let{length:t}=e;if(!xr){if(t<=21)return et(e);if(t<=64&&Va()){let n=(qa()||za(e)<=64)&&tc(P,e);if(n)
return n}return t<=65536&&Xa(e)?tc(Ja(),e):void 0}}var Va=m(()=>!Q()),qa=m(()=>Ee()||V()),za=e=>e.length*Ht(fc(e))*.75;function tc(e,t){
let n=Er(t,e);return n?.read===t.length?ke(e,0,n.written):void 0}var Ja=m(()=>new Uint8Array(3*65536));function Xa(e){let{
latin1:t,other:n}=Za();return e.length>=n&&(e.length>=t||fc(e)>=256)}var Za=m(()=>Q()?{latin1:1/0,other:1024}:q()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function fc(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var eu=m(()=>F()?32:q()>0?48:I()?400:Ee()?1024:1/0),yr=0;function Tr(e,t){let{length:n}=e;if(n<eu()||!Pe(t)||!tu(e))return;
if(yr>0){yr-=1;return}let o=At(e);if(o&&h(o)===n)return o;yr=15}var dc=e=>Math.max(8,e>>4);function tu(e){let{length:t}=e,
n=dc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function ac(e){let{length:t}=e,n=dc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var Or=["fatal","html","replacement"],iu=m(()=>F()||I());function zt(e,t){let{length:n}=e,o=n<32?void 0:Tr(e,t);if(o)return o;
let r=j(t);if(n>64&&n>(r?ns():vo()))return;if(r)return os(e,_n(t));if(t===33)return n<=48?ss(e,_n(32)):void 0;if(!!0||n>
512&&iu()&&ac(e))return;let i=_n(t);return i&&is(e,i)}var pc=m(()=>F()||I()||Z()||V()&&!it);function hc(e,t){return pc()?
rs(e,vi(t)):Xi(e,t)}function mc(e,t){return zt(e,t)??(j(t)?hc(e,t):void 0)}var gr=()=>"",G=class{encoding;unmappable;#e;#t=null;#n=0;#o=U;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return E[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Or.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?At(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=mc(t,this.encoding);if(o)return o;Fn(this.encoding,
null),Wt(t,0,t.length);let r=Cn(0,t.length,this.#i,!0);return r===-2||!$.finished()?void 0:Ze(r)}catch(o){throw v(o)}}#c(t){
let n=j(this.encoding)&&this.unmappable==="fatal"&&pc(),o=()=>n?hc(t,this.encoding):void 0;return Tr(t,this.encoding)??_(
o)}#f(t,n){let o=new le;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Ue(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=U,this.#t=null,this.#n=0);let f=this.#e,d=this.#i,a=f===gr,u=f&&!a?2048:65536,
l=f&&this.encoding===33?new wr(c,o):void 0,p=l?S=>l.add(S):o,O=l?S=>l.addUnchanged(S):o,T=0,y=null;try{if(!s)for(;T+65536<
t.length;T+=65536){let S=mc(t.slice(T,T+65536),this.encoding);if(!S)break;o(S)}for(Fn(this.encoding,s);T===0||T<t.length;T+=
u){let S=Math.min(T+u,t.length);Wt(t,T,S);let tn=S===t.length;for(let nn=0,Gr=!1;!Gr;){let on=Cn(nn,S-T,d,n&&tn);p(Ze(on===
-2?$.written():on));let jr=i+T+nn+$.start();if(nn+=$.read(),Gr=on!==-2&&$.finished(),on!==-2||a)continue;let po=$.codePoint();
if(f){y=de(y);let{count:Of}=B,Yr=()=>this.locate(jr),rn=f(po,Yr);B.count!==Of&&(Fn(this.encoding,y),Wt(t,T,S));let Kr=gf=>{
throw new Ue(gf,Yr(),this.name)};typeof rn=="string"?su(rn,p,Kr):rn?O(rn):Kr(po)}else r(po,jr)}}}catch(S){throw v(S)}if(n){
l&&o(l.held);return}l&&(this.#o=l.held),this.#t=this.#r(t)?null:de(),this.#n=i+t.length}};function su(e,t,n){let o=Sn(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Wt(o,r,i,2048);let s=Cn(2048,2048+i-r,0,!1);s===-2&&n($.
codePoint()),t(Ze(s))}}var wr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=h(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(fe(t,0,o)),this.held=fe(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=U,this.#e(t)}},le=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=h(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Y(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){Y(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?fe(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Ar(this.#n),o=0;return this.forEach(r=>{Y(
n,r,o),o+=h(r)}),n}};function Ar(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function De(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=te(e,t);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Br(o,e,t)}function Br(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var It=class{decision=null;sample=U;detected;#e;#t=!0;#n=!1;#o=new Qn;#r=new le;#i;#s=0;#c=U;#f=U;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new le;if(this.#t&&n&&this.#e.takesWhole)return this.#a(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+h(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new le;
let i=Ae(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#a(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=h(s)>c,d=n&&
!f,{plain:a,evidence:u}=r.passesASCII()?this.#o.read(Ae(s,c),d):{plain:0,evidence:0};s=this.#p(s,a,o);let l=h(s),p=c-a;if(u===
-1)return n||f?this.#a(i(this.#d(Ae(s,p),d)),o,s):this.#l(s,l+1,o);let O=Sc(Ae(s,p),u-a,r.windowBytes),T=Math.min(O+r.windowBytes,
p);if(l<T&&!n)return this.#l(s,T,o);let y=Ae(s,T),S=this.#d(y,l<T);if(T<=O||T===p||!r.passesASCII()||!du(S,y))return this.#a(
i(S),o,s);s=this.#p(s,this.#o.skip(y,u-a),o)}}#d(t,n){this.sample=ve(ve(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Ot(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=h(t);return r>0&&this.#r.add(fe(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){let r=Ae(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=ve(this.#c,Ae(r,i))),this.#f=xc(ve(this.#f,xc(g(r,i)))),g(t,n)}#a(t,n,o){
return this.decision=t,{passed:n,rest:o}}},xc=e=>g(e,Math.max(0,h(e)-64));function Sc(e,t,n){let o=Math.min(h(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function du(e,t){return e.isASCII||e.encoding===void 0&&!(t[Sc(t,0,1/0)]>=128)}var Ir=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new It(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new Se(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new Se(d.encoding,this.fatal,a,this.#n),pe(f,this.#e.decode(s,n,o))}};function Fr(e,t){J(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new Ir(Xn(e,t),n,o)}function Ec(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=M(e,n),
r=Fr(t,n),i=r.decode(W(o),!0,n),s=r.decision;return{text:i,encoding:E[s.encoding].name,score:s.score,source:s.source}}function re(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function ot(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Mr(){throw new TypeError("Illegal invocation")}var yc="Failed to execute 'encodeInto' on 'TextEncoder'",no=re({TextEncoder:class{#e="utf-8";constructor(){new.target!==
no&&ot(this,new.target,no)}get encoding(){return this.#e}encode(e=""){return#e in this||Mr(),(typeof e=="string"&&cc(e)?
Sr(e):void 0)??Ge(A(e))}encodeInto(e,t){#e in this||Mr();let n;if(Me&&typeof e=="string"&&t instanceof Uint8Array)try{if(n=
Me.encodeInto(e,t),n.read===e.length)return n}catch{}st(arguments.length,2,yc);let o=A(e),r=ui(t,yc),{read:i,written:s}=n??
Er(o,r)??{read:0,written:0};if(i===o.length||s===h(r))return{read:i,written:s};let c=au(o.slice(i),g(Bo(r),s));return{read:i+
c.read,written:s+c.written}}}});function Ge(e){return At(e)??new G(0,"fatal").encode(e,!0)}function au(e,t){let n=0,o=0;
for(;n<e.length;){let r=Vo(e,n);if(o+Ht(r)>h(t))break;o=qo(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var Tc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",wc=`!
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
?`;var lu=m(()=>{let e=wc.split(`
`),t=0;return new Map(Tc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Oc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function gc(e){let t=new G(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Ue)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Ac(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Ac(e,t,n){if(Oc(e))return"";if(n===0)return null;let o=mu(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Ac(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function mu(e){
let t=[...lu().get(e)??[],...pu(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function pu(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),d=o.filter((l,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),u=a+d.join("");u.normalize("NFD")===t&&r.push(u),d.every(
Oc)&&i.push(a)}return[...r,...i]}var hu=["fatal","html","replacement","ignore","translit"],xu=ct(hu),oo=(e,t,n)=>typeof e=="function"?e:xu(e,t,n);function ro(e,t,n){
return typeof e=="function"?(o,r)=>Su(e(o,r()),n):e==="ignore"?gr:e==="translit"?gc(t):void 0}function Su(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=W(M(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return fe(o,0,h(o))}var Eu="Failed to construct 'LegacyTextEncoder'",_r="Failed to execute 'encode'";function Bc(e,t="utf-8",n=void 0){let o=be(
e,_r);if(n===void 0){let i=De(A(t),_r);return i===0?Ge(o):zt(o,i)??new G(i,"fatal").encode(o,!0)}let r=io(t,n,_r);return r.
encoding===0?Ge(o):r.encode(o,!0)}function io(e,t,n){let o=A(e),r=t===void 0?"fatal":z(t,{unmappable:oo},n).unmappable,i=De(
o,n);return new G(i,r,ro(r,i,n))}var Ic=re({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=io(e,t,Eu)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":be(e,o);J(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var Tu=m(I),_c=e=>e>=29&&Pe(e);function Cr(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(_c(t)?ar():ge(t)&&Tu())&&!n?new br(
t,n,o):lr(e)}var br=class extends Se{#e=void 0;#t=!1;#n=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){return this.#n||
!this.#t&&!n&&this.#o(t)?this.#r(t,n):super.decode(t,n,o)}#o(t){let n=gu(this.encoding,t,me(t));return this.#t=!n,n&&(this.#e??=
k(this.name,!1,this.ignoreBOM)),n}#r(t,n){let o=me(t),r=o>1024&&se(t,o)?fe(t,0,o):t,i=this.#e;this.#n=!n;try{return i.decode(
r,n?Ou:wu)}catch(s){throw this.#e=void 0,this.#n=!1,v(s)}}},wu={stream:!0},Ou={stream:!1};function gu(e,t,n){return(_c(e)?
Ls(e,t,n):n>=40)?(Fc[e]??=_(()=>Bu(e))===!0,Fc[e]):!1}var Fc=[],Au=[97,128,129,142,143,161,195,216,227,240,255],Mc=[32,48,
129,161,220,254];function Bu(e){let t=k(E[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);Je(e,n);let f=lt(0,Xe(c,1,0,!1,
s));return n=de(),t.decode(c,{stream:!s})===f};return Au.flatMap(i=>Mc.flatMap(s=>Mc.flatMap(c=>[i,s,c]))).every(i=>o(i,
!1))&&o(129,!0)&&Iu(e)}function Iu(e){let t=k(E[e].name,!1,!1),n=mn(e)??[];return[...n,...n].map(r=>t.decode(Uint8Array.
of(r),{stream:!0})).join("")+t.decode()===(ge(e)?"\uFEFF":"")}var Ft="Failed to execute 'decode' on 'TextDecoder'",Mt=re({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=bc(e,t,"Failed to construct 'TextDecoder'"),new.target!==Mt&&ot(this,new.target,Mt)}get encoding(){return E[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=U,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!se(e,o))){let r=n.decoder.decode(e);return n.onlyASCII&&r.length!==o&&n.pause(),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return Vn(n).decodeWhole(e,me(e),Ft)}else if(e instanceof
ArrayBuffer){let o=Mu(n,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!n||typeof t!="object")&&Fu(e,t);let o=!!t?.stream,r=n?e:Be(e),i=this.#e;return i.isStateless||!this.#n&&!o?qn(
i,r,me(r),Ft):(this.#n||this.#r(),this.#n=o,this.#t.decode(r,!o,Ft))}#r(){this.#t??=Cr(this.#e),this.#t.reset()}}});function Fu(e,t){
M(e,Ft),J(t,Ft)}function Mu(e,t){if(e.takesAnyBuffer)try{let r=e.decoder.decode(t);return 2*r.length>e.mostAtOnce&&(e.takesAnyBuffer=
!1),r}catch{e.pauseLong()}let n=e.decodeBuffer(t);if(n!==void 0)return n;let o=Io(t);return o?qn(e,new Uint8Array(t),o,Ft):
void 0}function bc(e,t,n){let o=A(e);J(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return Tn(ks(o,n),r,i)}var Cc=(e,t,n)=>Cr(
bc(e,t,n));var so=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new G(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=h(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(t,i,s?r:i+4096),
s?n:D.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=bu(this.#e.copy(),t,r);let i=new le,s;try{this.#e.transcode(t,n===
D.result?D.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=$e(c,h(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
D.result,o),this.#n=n===D.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function bu(e,t,n){
let o=h(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return u=>{for(;u>=f&&d<o;)r=g(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,D.none,l=>{f+=h(l)/2}),a=void 0;return a??=Cu(i,r),a[u-c]}}function Cu(e,t){let n=h(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Dc(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?Uu(o.from,t,c):0;if(d>0){o.transcode(g(t,c,c+d),D.none,
()=>{});for(let S=0;S<d;S++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=g(t,c,c+1),u=o.copy(),l=0,p=0;o.transcode(a,D.none,
S=>{l===0&&(p=S[0]|S[1]<<8),l+=h(S)/2}),l>0&&(r[i++]=s);let O=p===65533&&s<f?Lc(u,a,D.none):void 0,T=O&&O.offset+O.length;
for(let S=1;S<l;S++)r[i++]=T===void 0?s:T+S-1;let y=f-s===2||f<=2;l>0&&!O?s=f+1:(O||y)&&(s=Dc(o))}return r[i]=s,r[i+1]=s+
1,r}function Uu(e,t,n){if(j(e))return h(t)-n;let o=n;if(Pe(e))for(;t[o]<128;)o+=1;return o-n}var Dc=e=>Lc(e,U,D.source)?.
offset??e.position;function Lc(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ne)return o;throw o}}function Pc(e,t){let n="Failed to execute 'transcode'",o=M(e,n),r=Hc(t,n);return Ru(Be(o),r,n)??Wu(o,r,n)}var Lu=2**24,Nu=m(
()=>F()||q()>=26&&!Q()?{fromUTF16:Lu,fromOther:400}:q()>0?{fromUTF16:320,fromOther:160}:I()?{fromUTF16:160,fromOther:80}:
{fromUTF16:64,fromOther:64});function Ru(e,{from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(n===0?!o:
!r&&!ge(n)),f=h(e);if(!c||f>ku(t,n)||f>4096&&F()&&Pu(e,f,t))return;let d=$e(e,f,t,r,i,s);return n===0?Ge(d):zt(d,n)}function Pu(e,t,n){
let o=n===37?0:1,r=2*Math.ceil(t/16);for(let i=0;i<t-1;i+=r)if(e[i+o]!==0||e[i+1-o]>=128)return!1;return!0}function ku(e,t){
if(t!==0)return 64;let{fromUTF16:n,fromOther:o}=Nu();return e===38||e===37?n:o}function Wu(e,t,n){let{from:o,to:r}=t;return wn(
n,()=>{let i=typeof o=="number"?Nc(new Jt(o,r,t),W(e)):null;if(i)return i;let s=$c(o,r,t,n);return Nc(s,kc(t,e))})}function Nc(e,t){
let n=new le;return e.transcode(t,D.result,r=>n.add(r))===!1?null:n.concatenate()}function kc({unmappable:e},t){let n=W(
t);return typeof e=="function"?fe(n,0,h(n)):n}function Wc(e,t){let n=Hc(e,t);return{common:$c(n.from,n.to,n,t),toBytes:o=>kc(
n,o)}}function Hc(e,t){J(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=Gu(n?.from,t),s=!!n?.ignoreBOM,c=$u(n?.to),f=oo(n?.unmappable,
t,"unmappable"),d=i==="auto"?Xn(e,t):te(i,t),a=c===void 0?0:Br(te(c,t),c,t);if(o&&!ge(a))throw new RangeError(`${t}: ${E[a].
name} has no byte order mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function $c(e,t,n,o){return typeof e==
"number"?Rc(e,t,n,o):new Dr(e,Rc(0,t,n,o))}function Rc(e,t,n,o){let{unmappable:r,losses:i}=n,s=ro(r,t,o);if(!s||ge(t))return new Jt(
e,t,n);let c=Hu(e,n);return new so(c,t,r,i?.counting(s)??s)}function Hu(e,t){return new Jt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var $u=e=>e===void 0?void 0:A(e);function Gu(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return A(e)}var Jt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Ho(t,this.
to,this.#n.ignoreBOM,this.#e),ki(t,n),this.#e=de())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Ze,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(mn(this.to)??[]));let a=Math.max(0,Or.indexOf(c)),u=h(t);try{Ho(this.from,this.to,i,this.#e);for(let l=0;;){
let p=u-l<=65536,O=p&&l===0?t:g(t,l,p?u:l+65536),T=Zi(O,r,a,p?n:D.none);d?.addBlock(this.#t+l);let y=T<0?$.written():T;if(y>
0&&o(f(y)),T===-2&&c!=="fatal")return!1;if(T<0&&this.#o(T,l),l+=$.read(),p&&$.finished())break}}catch(l){throw v(l)}this.#e=
n===D.result?null:de(),this.#t=n===D.none?this.#t+u:0}#o(t,n){let o=this.#t+n+$.start();throw this.#e=de(),this.#t=0,t===
-1?new ne(E[this.from].name,o,$.length()):new Ue($.codePoint(),o,E[this.to].name)}},Dr=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===D.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new It(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==D.none);i.length>0&&(this.#i.transcode(
i.concatenate(),D.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function Lr(e,t,n){let o=zr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function Xt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Lr(e,(o,r)=>r(t.decode(W(M(o,n)),!1,n)),o=>o(t.decode(
U,!0,n)))}var co=re({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=Cc(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=n,this.#t=Xt("TextDecoderStream",n),new.target!==co&&ot(this,new.target,co)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),fo=re({TextEncoderStream:class{#e;constructor(){this.#e=Gc("TextEnco\
derStream",new G(0,"fatal"),A),new.target!==fo&&ot(this,new.target,fo)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Gc(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Lr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var jc=re({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=io(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Gc("LegacyTextEncoderSt\
ream",n,be)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Yc=re({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=Wc(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new le;
try{wn(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=Lr("TranscoderStream",(i,s)=>r(M(
i,o),D.none,s),i=>r(U,D.result,i))}get encoding(){let{decision:e}=this.#e;return e&&E[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var Kc=re({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=Fr(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=Xt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&E[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var _t=class{fatal;ignoreBOM;#e;#t;#n=U;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&h(this.#n)===0?t:ve(this.#n,t);if(!n&&ei(r))return this.#n=
r,"";let i=Oe(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Se(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?g(r,s):r,n,o)}};var vc=re({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=A(e);
J(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new _t(te(o,n),r,i);this.#e=s,this.#t=Xt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Vc(e,t){let n="Failed to execute 'findUnmappable'",o=be(e,n),r=De(A(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new G(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function qc(e){let t=Oe(Be(M(e,"Failed to execute 'bomSniff'")));return t?E[t.encoding].name:null}function bt(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=M(e,o),i=te(A(t),o);J(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Be(r);return Oe(f)?new _t(
i,s,c).decode(f,!0,o):$e(f,me(f),i,s,!0,o)}function zc(e){let t=Be(M(e,"Failed to execute 'utf8Decode'")),n=Oe(t);return Zc(
n?.encoding===0?g(t,n.bytes.length):t)}function Zt(e){return Zc(Be(M(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Jc(e){
let t=M(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Be(t);return $e(n,me(n),0,!0,!0)}catch(n){if(n instanceof
ne)return null;throw n}}function Xc(e){return st(arguments.length,1,"Failed to execute 'utf8Encode'"),Ge(A(e))}var Zc=e=>$e(
e,me(e),0,!1,!0);async function Qc(e=void 0){let t=await e;if(t===void 0)Ro()||await No(fn,!0);else{let n=ju(t)?await Yu(t):t;await No(()=>n,
!1)}}var ju=e=>typeof e?.arrayBuffer=="function";function Yu(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var vu=0,rt=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),tf="application/x-www-form-urlencoded",ef=m(()=>{
let e=new Set([...Array(32).keys(),127]),t=rt(e,' "#<>'),n=rt(t,"?^`{}"),o=rt(n,"/:;=@[\\]|"),r=rt(o,"$%&+,");return{"C0\
 control":e,fragment:rt(e,' "<>`'),query:t,"special-query":rt(t,"'"),path:n,userinfo:o,component:r,[tf]:rt(r,"!'()~")}});
function nf(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=De(A(e),r,"the result of getOutputE\
ncoding()"),s=A(t),f=ct(Object.keys(ef()),"argument")(A(n),r,"percentEncodeSet"),d={spaceAsPlus:En},{spaceAsPlus:a=f===tf}=z(
o,d,r),u=ef()[f],l="",p="",O=()=>{vu=p.charCodeAt(0),l=pe(l,p),p=""};return new G(i,"fatal").encodeOrFail(s,!0,T=>{for(let y=0;y<
h(T);y++){let S=T[y];a&&S===32?p+="+":S>126||u.has(S)?p+=`%${S.toString(16).toUpperCase().padStart(2,"0")}`:p+=String.fromCharCode(
S)}p.length>65536&&O()},T=>{p+=`%26%23${T}%3B`}),O(),l}var qu=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Wr=e=>qu.test(e),zu=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Ju=m(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Xu(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Ju();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:Wr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Nr;function ao(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(bt(Uint8Array.from(r),e))}var Rr;function Qt(e){Rr??=new Uint16Array(65536),Nr??=[ao("shift_jis",
136,151,64),ao("gbk",176,215),ao("big5",164,198,64),ao("euc-kr",176,200)];let t=Nr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Rr[i]||Xu(r,i);Rr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of Nr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:zu.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var lf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),mf=/^(?:GBK|Shift_JIS|Big5|EUC)/,pf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Sl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Ct="UTF-8",El=(e,t,n)=>Math.min(wt(e,t,n,"steps")??2,3);function hf(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=be(e,n),{maxSteps:r}=z(t,{maxSteps:El},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return yl(c,r).map(({steps:f,gain:d})=>({text:uf(o,f,Sf)??o.replace(/[^\r\n]+/g,
a=>uf(a,f,$r)??a),path:f.map(({really:a,readAs:u})=>`${a} read as ${u}`).reverse(),score:1-2**(-d/8)}))}function yl(e,t){
let n=af(e);if(n>25)return[];let o=Qt(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>wl(d,o)).sort(Hr);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>Tl(e,f.text)).sort(Hr).slice(0,5);for(let f of s)f.gain+=.6*af(f.text);s.sort(Hr);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Tl=(e,t)=>[...e].some(n=>!Wr(n)&&!t.includes(
n)),df=e=>e.match(/[^\0-\x7F]/g)?.length??0;function xf(e,t){let n=mo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>mo(s,t)).join(""):"",i=.7*df(e)<df(r)?mo(r,t):void 0;return i&&{part:r,bytes:i}}var Hr=(e,t)=>t.
gain-e.gain;function wl({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of lf.entries()){let f=mf.test(c)&&!pf.test(
e)?void 0:xf(e,c);if(!f)continue;let{part:d,bytes:a}=f,u=d===e?o:o+Qt(e)-Qt(d),p=d.includes(Le)||Ef(a)?.includes(Le)?Ol:
qt(a).candidates;for(let{encoding:O,score:T}of p){if(T<.003)break;if(t.length>0&&O!==Ct&&t[0].really!==Ct)continue;let y=$r(
a,O,d,!0);if(y===void 0||y===d)continue;let S=n+2.4*Math.log2(T)-s*.25-(O===Ct?-2:1)-(t.length>0?4:0),tn=r-u-Qt(y)+S;i.push(
{text:y,steps:[...t,{really:O,readAs:c}],bits:S,left:u,gain:tn})}}return i}function af(e){if(e.includes(Le))return 0;let t=pf.
test(e),n=-1/0;for(let o of lf){let i=Sl.test(o)&&mf.test(o)===t?xf(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:u}of qt(c).candidates)a===o||$r(c,a,s)===s?f+=u:d=Math.max(d,u);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function uf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=mo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var en="\x7F",Le="\uFFFD",Ol=[{encoding:Ct,score:.9}];function mo(e,t){
if(e.includes(Le)&&e.includes(en))return;let n=e.replaceAll(Le,en).replace(/[\x80-\x9F]/g,o=>bt(Uint8Array.of(o.charCodeAt(
0)),t));try{return new G(De(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Sf(e,t,n,o=!1){if(n.includes(
Le))return t===Ct?gl(e):void 0;try{return new Mt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function $r(e,t,n,o){
let r=Sf(e,t,n,o);return r===void 0&&t===Ct&&!n.includes(Le)?Ef(e):r}function Ef(e){let t=Zt(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function gl(e){let t=Zt(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,en),
[n,o]=[t.split(en),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Le)&&n.length<=o.length+1?t.replaceAll(en,Le):void 0}function yf(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";st(arguments.length,1,o);let r=Sn(A(e)),i=wf(
t,o),s={bigEndian:En},{bigEndian:c=i!==38}=z(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=Ar(f+2*r.length),[a,u]=c?[0,1]:
[1,0],l=(p,O)=>{d[O+a]=p>>8,d[O+u]=p};i||l(65279,0);for(let p=0;p<r.length;p++)l(r.charCodeAt(p),f+2*p);return d}function Tf(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=M(e,o),i=wf(t,o);J(n,o);let s=!!n?.fatal,c=W(r),f=Al(c),d=new Se(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new ne(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(g(c,2),!0,o)}`}function Al(e){let t=Oe(e)?.encoding;return t===0?void 0:t}function wf(e,t){let n=A(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Kc as AutoDecoderStream,vc as DecoderStream,Ic as LegacyTextEncoder,jc as LegacyTextEncoderStream,Mt as TextDecoder,
co as TextDecoderStream,no as TextEncoder,fo as TextEncoderStream,Yc as TranscoderStream,Ue as UnmappableError,qc as bomSniff,
bt as decode,Ec as decodeAuto,Tf as decodeUTF16,qt as detectEncoding,Bc as encode,yf as encodeUTF16,E as encodings,Vc as findUnmappable,
oi as getOutputEncoding,Qc as initialize,ni as labelToName,Js as localeDefaultEncoding,nf as percentEncodeAfterEncoding,
hf as repairMojibake,li as resolveEncoding,qs as sniffHTMLEncoding,zs as sniffXMLEncoding,Pc as transcode,zc as utf8Decode,
Zt as utf8DecodeWithoutBOM,Jc as utf8DecodeWithoutBOMOrFail,Xc as utf8Encode};
