var nn=(e,t)=>e?.prototype?.[t],on=e=>nn(globalThis.Buffer,e),Ke=on("ucs2Slice"),st=on("ucs2Write"),Pr=on("utf8Slice"),Pe=on(
"latin1Slice"),kr=e=>globalThis[e],Wr=kr("TextDecoder"),xf=nn(Wr,"decode"),mo=kr("TextEncoder"),Sf=nn(mo,"encode"),Ef=nn(
mo,"encodeInto");function L(e,t=!1,n=!0){let o=new Wr(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:xf})}function Hr(){let e=new mo;return Object.defineProperties(e,{encode:{value:Sf},encodeInto:{value:Ef}}),e}function b(e){
try{return e()}catch{return}}var I=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,he=()=>po().includes("Chrom\
e/"),Q=()=>po().includes("AppleWebKit/")&&!he()&&!(te()>0);function po(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var ee=()=>"Deno"in globalThis,K=()=>po()==="Cloudflare-Workers",be=()=>Q()||K(),te=()=>K()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),ae=()=>te()<22,Ut=e=>globalThis.process?.getBuiltinModule?.(e),lo;function $r(){
let{TransformStream:e}=globalThis;return e&&e===lo?e:(lo=[e,Ut("node:stream/web")?.TransformStream].find(t=>typeof t=="f\
unction"&&typeof new t().readable?.getReader=="function"),lo)}var yf=e=>Ut("node:fs").readFileSync(e);function Gr(e){try{return yf(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var rn=()=>Gr(()=>new URL("./encoding-prepared.wasm",import.meta.url)),sn="encoding-wasm";var cn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var E=Of();function Of(){let e=cn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Yr=u(()=>new Map(E.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),gf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ct=e=>e<36&&e!==33,G=e=>e>0&&e<29,fn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[e].name),Af=e=>gf.find(([t])=>e>=t)[1];function Ve(e){let t=Yr();return t.get(e)??t.get(vr(If(e)))}function ne(e,t){
let n=Ve(e);if(n===void 0){let o=So(e),r=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Af(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${sn}' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Bf=u(
()=>new Map(Array.from(Yr(),([e,t])=>[dn(e),t]).reverse()));function So(e){let t=dn(e),n=Bf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var dn=e=>vr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Kr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ee(e){if(e[0]>=239)return Kr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Vr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function an(e){return Kr.find(t=>t.encoding===e)?.bytes}function _e(e){return e===
0||e===37||e===38}function If(e){let t=0,n=e.length;for(;jr(e[t]);)t+=1;for(;jr(e[n-1]);)n-=1;return e.slice(t,n)}var jr=e=>`\
	
\f\r `.includes(e);function vr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function qr(e){let t=Ve(`${e}`);return t===
void 0?null:E[t].name}function zr(e){let t=Ve(`${e}`);return t===void 0?null:E[t!==36&&t!==37&&t!==38?t:0].name}var Eo=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Jr=()=>Object.getPrototypeOf(Uint8Array.prototype),un=e=>Eo(Jr(),
e),yo=e=>Eo(DataView.prototype,e),bf=()=>Eo(ArrayBuffer.prototype,"byteLength"),ln=e=>Jr()[e],Xr=un(Symbol.toStringTag),
mn=un("buffer"),To=un("byteOffset"),Zr=un("byteLength"),_f=ln("includes"),Cf=ln("set"),Uf=ln("slice"),Df=ln("subarray"),
Lf=yo("buffer"),Nf=yo("byteOffset"),Qr=yo("byteLength"),ei=bf(),h=e=>Zr.call(e);function Ce(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:h(e)}var g=(e,t,n=h(e))=>new Uint8Array(mn.call(e),To.call(e)+t,n-t);function ve(e,t){
let n=new Uint8Array(h(e)+h(t));return z(n,e),z(n,t,h(e)),n}function ti(e,t){let n=To.call(e),o=t+(-(n+t)&3),r=Math.max(
0,h(e)-o)>>2,i=r>0?new Int32Array(mn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var ye=(e,t)=>g(e,0,Math.min(
t,h(e))),z=(e,t,n)=>Cf.call(e,t,n),ni=(e,t)=>_f.call(e,t),Rf=u(()=>I()?96:Q()?1024:1/0);function ce(e,t,n){if(n-t<=Rf())
return Uf.call(e,t,n);let o=new Uint8Array(n-t);return z(o,Df.call(e,t,n)),o}function We(e,t,n){if(n>24)return ce(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function re(e,t){if(t<=64)return!1;try{return ei.call(
mn.call(e)),!1}catch{return!0}}var Pf="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function M(e,t,n=Pf){
if(!ArrayBuffer.isView(e)&&Oo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function oi(e,t){if(ArrayBuffer.isView(
e)&&Xr.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function k(e){
if(ArrayBuffer.isView(e))return wo(e);try{return new Uint8Array(e)}catch{return U}}var Te=e=>e instanceof Uint8Array?e:k(
e);function wo(e){try{return Xr.call(e)===void 0?new Uint8Array(Lf.call(e),Nf.call(e),Qr.call(e)):new Uint8Array(mn.call(
e),To.call(e),Zr.call(e))}catch{return U}}var U=new Uint8Array;function Oo(e){try{return ei.call(e)}catch{}try{return Qr.
call(new DataView(e))}catch{return}}function J(e,t,n){X(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function X(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var A=e=>`${e}`;function pn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ue(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}var hn=e=>e===void 0?void 0:!!e;function ft(e,t,n){if(e>=t)return;let o=t===1?"argum\
ent":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function dt(e,t="option"){return(n,o,r)=>{
if(n===void 0)return e[0];let i=A(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} \
'${r}' can't be '${i}'; use one of '${s}'.`)}}var kf=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Wf=u(()=>new Map(kf.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function Hf(e){return Ve(e)??Wf().get(dn(e))??So(e)}function ri(e){let t=Hf(A(e));return t===void 0?null:E[t].name}var Ao=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#n=0;#o=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=G(t)&&!n}accept(t){b(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#r(t))}#r({newDecoder:t,canFail:n,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(t,n){
let o=this.#t;this.#n>0?this.#n-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(t){try{let{byteLength:n}=t;
if(n<this.#e||n>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&re(t,n)))try{
let o=this.decoder.decode(t),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},ii=[],Bo=[];function Sn(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Bo[o];if(r)
return r;let i=new Ao(e,t,n);Bo[o]=i;let s=ii[e];return s&&i.accept(s),i}function at(e,t){ii[e]=t;for(let n=0;n<4;n++)Bo[4*
e+n]?.accept(t)}var ie=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function En(e,t){try{return t()}catch(n){throw n instanceof ie?n.toTypeError(e):n}}var Gf=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,si=Symbol.for("encoding-wasm.UnmappableError"),De=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Gf(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&si in o}[si](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function qe(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function di(e,t,n){let o=yn(f=>Vf(f,n),e,t),r=yn(qf,e,t);if(o&&r){let f=ee()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).
read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:ee()?o.writeBytes:
void 0,mostByTable:512}}let i=Io(e);if(o)return I()?vf(o,yn(fi,e,t)):o;let s=r??yn(fi,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=
c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function yn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=e(t);return r.write(o,n),Io(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Kf="\
strings";function Vf(e,t){let[n]=WebAssembly.Module.customSections(t,Kf),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function vf(e,t){let{
read:n,readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function qf(e){let[t,n]=[Ke,st],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(m,l){z(d,new Uint8Array(
e.buffer,m,2*l),a),a+=2*l},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function fi(e){let t=L("utf-16le"),{write:n,most:o}=Io(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:n,most:o}}function Io(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return qe(i,s,r);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Tn,S,Mo,ai,ui,Z,j={input:0,units:0,output:0},Lt=0,wn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function xe(e,t){
wn.name=e,wn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&Jf(),B.isBusy=!0}function Jf(){try{xi(),Tn??=pi(Qf(rn())),hi(
new WebAssembly.Instance(Tn),Tn)}catch(e){throw Si(e)}}async function bo(e,t){try{xi();let n=e(),o=li(n)?n:await WebAssembly.compile(t?n:Zf(n));pi(o);let r=await WebAssembly.instantiate(
o);if(_o())return;hi(r,o),Tn=o}catch(n){throw Si(n)}}var Xf=[0,97,115,109];function Zf(e){let t=k(M(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(Xf.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var _o=()=>!B.isBusy;function Qf(e){return li(e)?e:new WebAssembly.Module(e)}function li(e){try{return WebAssembly.
Module.customSections(e,mi),!0}catch{return!1}}var mi="encoding-wasm";function pi(e){let[t]=WebAssembly.Module.customSections(
e,mi),n=`${sn} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function hi({
exports:e},t){S=e,Fo=WebAssembly.RuntimeError,j.input=S.input(),j.units=S.units(),j.output=S.output(),yi(),Z=di(S.memory,
j.units,t),Lt=Math.min(S.units_length(),Z.most),B.isBusy=!1}function xi(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Si(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(ed(e))return new RangeError(`encoding-wasm: ${Ei} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Ei="no memory \
for WebAssembly; free some, and call again",ed=e=>e instanceof RangeError&&/memory/i.test(e.message);function Nt(){return Uo(),
Mo}function On(){return Uo(),ai}function Co(){return Uo(),ui}function Uo(){Mo[0]===void 0&&yi()}function yi(){let{buffer:e}=S.
memory;Mo=new Uint8Array(e),ai=new Uint8Array(e,j.input,65536),ui=new Int32Array(e,S.codec(),S.codec_length()>>2)}function gn(e,t){
return xe(e,-1),Rt(t)}function Rt(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw v(t)}}var Fo;function v(e){if(!B.
isBusy||!Fo||!(e instanceof Fo))return e;let t=E[wn.encoding]?.name,n=`${wn.name}${t?` of ${t}`:""} failed`;return td()?
new RangeError(`encoding-wasm: ${n}: ${Ei}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function td(){try{return S.memory.grow(32),
!1}catch{return!0}}function fe(e=null){let t=Co();return Ii(t,e??new Int32Array(t.length))}function Bi(){return S.held()!==0?fe():(B.newCodec=
Pt,null)}var Do=e=>Ii(e,Co());function Ii(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Xe(e,t){Fi(e,t)||(xe(
"decoding",e),t?Do(t):S.new_decoder(e),Pt=e===33||e===36?NaN:e)}var Pt=NaN;function Fi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function An(e,t){Fi(~e,t)||(xe("encoding",e),t?Do(t):S.new_encoder(e),Pt=~e)}function Lo(e,t,n,o){
xe("transcoding",e),o?Do(o):S.new_transcoder(e,t,+n)}function Mi(e,t){S.set_source_encoding(e,+t),B.isBusy=!1}function mt(e){
let t=h(e),n=S.alloc(t)>>>0;return z(Nt(),e,n),[n,t]}var id=u(()=>Uint8Array.from(cn,e=>e.charCodeAt(0))),Ti,bi=e=>gn("s\
niffing",()=>(Ti!==S&&S.give_labels(...mt(id())),Ti=S,e())),_i=(e,t,...n)=>bi(()=>S.sniff_html(...mt(e),t,...n)),Ci=(e,t,n)=>bi(
()=>S.sniff_xml(...mt(e),t,n));var Ui=(e,t)=>gn("sniffing",()=>S.default_for(...mt(e),t)),Di=()=>xe("detection",-1);function Li(e,t){try{S.feed_detector(
...mt(e),+t)}catch(n){throw v(n)}}var Ni=(e,t,n,o)=>Rt(()=>{let r=f=>f?mt(f):[0,0],i=S.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=S.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function Ze(e,t,n,o,r){
ze(e,t),B.isBusy=!0;let i=S.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Pt),Ro(i)}var Le={encoding:-1,at:0,most:0,owner:void 0};function Bn(e,t,n){if(Le.encoding!==e||Le.owner!==S||B.isBusy){try{xe("dec\
oding",e),Le.owner=S,Le.at=Z.readBytes?S.byte_table(e):0,Le.most=!fn(e)&&Z.mostByTable||1/0,Le.encoding=e}catch(r){throw v(
r)}B.isBusy=!1}if(Le.at===0||n>Le.most)return;if(n<=65536)return ze(t,n),wi(n);if(Z.most>Lt)return;let o="";for(let r=0;r<
n;r+=65536){let i=Math.min(65536,n-r);ze(g(t,r,r+i),i),o=ue(o,wi(i))}return o}function kt(e,t,n,o){return gn("decoding",
()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),ze(r===t?e:g(e,i,i+r),r),!S.is_free_of(
r,n,o))return!1;return!0})}function No(e,t){let n=-1,o,r;function i(s){try{return xe(e,s),n=s,r=S,o=t(s),B.isBusy=!1,o}catch(c){
throw v(c)}}return s=>s===n&&r===S&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var In=No("encoding",e=>{let t=S.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=S.memory;return G(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Ri=No("encod\
ing",e=>{let t=S.unit_table(e)>>>0,n=new Uint8Array(65536);return z(n,new Uint8Array(S.memory.buffer,t,16384)),n}),Fn=No(
"decoding",e=>{let t=G(e),n=(!t?S.pair_table(e):S.byte_table(e))>>>0;return n>0?new Uint16Array(S.memory.buffer,n,t?256:
65536):void 0}),wi=e=>Z.readBytes(j.input,e,Le.at);function ue(e,t){try{return e+t}catch(n){throw new RangeError("The te\
xt is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Pi=e=>e+
65536+3<=Lt,ki=e=>e>Lt&&e<268435456?Z.collect?.(e+3):void 0,Wi=()=>j.units,Hi=()=>Nt()[j.units]|Nt()[j.units+1]<<8,pt=(e,t)=>Z.
read(j.units+2*e,t-e),Wt=(e,t,n,o=0)=>Z.write(e.slice(t,n),j.units+2*o);function $i(e,t){if(!B.isBusy&&!Z.writeBytes)return;
xe("encoding",t);let n=Z.writeBytes?.(e,j.output,S.unit_table(t));return B.isBusy=!1,n===e.length?Qe(n):void 0}function Mn(e,t,n,o){
B.isBusy=!0;let r=S.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&H.finished()&&(B.newCodec=Pt),Ro(r)}var D={none:0,
source:1,result:2};function Gi(e,t,n,o){let r=h(e);ze(e,r),B.isBusy=!0;let i=S.transcode_block(r,+t,n,o);return B.isBusy=
!1,Ro(i)}function ze(e,t){let n=On();if(t>8)try{z(n,e)}catch{z(n,g(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Ro(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Qe=e=>We(
Nt(),j.output,e);var H={finished:()=>S.finished()!==0,read:()=>S.read(),written:()=>S.written(),codePoint:()=>S.code_point(),start:()=>S.
start(),length:()=>S.length()};var R=new Uint8Array(256);function tt(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return ji(R,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return ji(n,o,e);n[o]=r}return n}function ji(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)R[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)R[r++]=s;else if(s<2048)R[r++]=
192|s>>6,R[r++]=128|s&63;else if(!et(s))R[r++]=224|s>>12,R[r++]=128|s>>6&63,R[r++]=128|s&63;else{let c=Ho(n,i);c>=65536&&
(i+=1),r=$o(c,R,r)}}return We(R,0,r)}var vi=u(()=>st||I()||Q()?96:K()?1024:128),Wo=u(()=>be()||I()||F()?65536:128),sd=u(
()=>new Uint8Array(2*Wo()));function qi(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var cd=u(K);function zi(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(cd()?kt(o,n,0,255):!ni(o,0))?o:void 0}function Ji(e,t){let{length:n}=e,o=2*n<=256?R:
sd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return We(o,0,r)}var fd=e=>e===14||e===15||e===27;function Xi(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,R[o]=27,R[o+1]=r?36:40,R[o+
2]=66,o+=3),r){if(!(c>=41216))return;R[o]=c>>8&127,R[o+1]=c&127,o+=2}else{if(fd(s))return;R[o]=c,i<n&&(o+=1)}}return We(
R,0,o)}var et=e=>(e&63488)===55296;function Ho(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Ht=e=>e<128?1:e<2048?2:e<65536?3:4;function $o(e,t,n){if(e<128)return t[n]=e,n+1;let o=Ht(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Zi=new Uint8Array(128),le=dd(
Zi);function dd(e){return new Uint16Array(e.buffer)}var $t=u(()=>Yo()?0:18),Go=u(()=>I()||ae()?18:8),ad=u(()=>ee()||!(te()>=
22||be())?64:32),ud=u(()=>Q()?64:32),ld=u(()=>Q()?36:18),Qi=(e,t)=>(e[0]&e[t>>1])>=128;function es(e,t,n){return n?t<=Go():
t<=ld()||t<=ud()&&(Qi(e,t)||Dn())}var bn=(e,t)=>t<=18||t<=64&&Qi(e,t)&&t<=ad(),Se={length:0,bytes:0};function nt(e,t,n,o){
if(e[0]<128&&Yo())return Ko(e,t)?Pe.call(e,0,t):void 0;let r=0;for(;r<t;r++){let i=e[r];if(i>=128)break;le[r]=i}if(r===t&&
r<=18)return qe(le,0,r);for(let i=r;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))
return Yi(e,s,t,n,o,r);let m=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|m:(f&15)<<12|m<<6|l,(m|l)>=64||!d&&(c<2048||et(
c)||c===65279))return Yi(e,s,t,n,o,r)}le[r++]=c}return Gt(r)}function ts(e,t,n){if(t%2>0)return;let o=0;for(let r=0;r<t;r+=
2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(et(i))return;le[o++]=i}return Gt(o)}function Yi(e,t,n,o,r,i){let s=jo();for(let c=t;c<
n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,m=d===0&&f>=128,l=f===224?160:f===240?144:128,
p=f===237?159:f===244?143:191,O=0;for(;O<d&&c<n;O++,c++){let y=e[c];if(y<l||y>p)break;l=128,p=191,a=a<<6|y&63}if(O<d){if(c===
n&&!o){if(f>=239)return;ns(f,128|a&63,1+O);break}m=!0}if(m&&r||(m&&(a=65533),a===65279))return;a>65535&&(le[i++]=55232+(a>>
10),a=56320|a&1023),le[i++]=a}return Gt(i)}function _n(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){
if(r??=Fn(o),!r)return;if(d=r[f],et(d)){if(s<t)d=r[f|e[s++]<<8];else if(!n&&Un(f,o))break;if(et(d))return md(e,c,t,n,i,o,
r)}}le[i++]=d}return Gt(i)}function md(e,t,n,o,r,i,s){let c=jo();for(let f=t;f<n&&r<=c;){let d=e[f++],a=d<128?d:s[d];if(et(
a)){if(f===n&&!o&&Un(d,i))break;let m=f<n?e[f]:0;if(a=s[d|m<<8],!et(a))f+=1;else if(hd(a))a=65533;else{let p=f+2<n&&i<=30?
pd(d,m,e[f+1],e[f+2]):0;if(p===0)return;le[r++]=55232+(p>>10),a=56320|p&1023,f+=3}}le[r++]=a}return Gt(r)}function pd(e,t,n,o){
let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var hd=e=>e>=57088&&e<=57216;function Cn(e,t,n){return Se.length=0,nt(g(e,t,n),n-t,!1,!0)===""}function Un(e,t){
let n=t!==32||e<144||e>160;return n&&ns(e,0,1),n}function ns(e,t,n){Se.length=n,Se.bytes=e|t<<8}function Gt(e){if(e<3||e<=
18&&!Yo())return qe(le,0,e);if(Dn())return Ke.call(Zi,0,2*e);if(!(e>jo()))return qe(le,0,18)+qe(le,18,e-18)}var jo=u(()=>Dn()?
1/0:36),Yo=u(()=>F()&&Dn()),Dn=u(()=>b(xd)===!0);function xd(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=n=>n.call(e,0,e.length);return t(Ke)==="a\uFEFF\uD83D"&&t(Pe)==="a\0\xFF\xFE=\xD8"}function Ko(e,t){for(let n=0;n<t;n++)
if(e[n]>=128)return!1;return!0}function me(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-
1]<128}var Ln=u(()=>b(Od)),Et=u(()=>b(gd)),yd=u(()=>b(Dd)),Td=u(()=>b(Ld));function os(e,t,n){let o=rs(e);if(!(!o||n<24||re(t,n))&&
!(e===0&&ss(t,n)))return o.takes?.(t,n)===!1?void 0:o}function rs(e){return e===0?Et():e===38?yd():e===37?Td():void 0}function Nn(e,t,n,o){
if(Se.length=0,o&&t>8192||t>1024&&(re(e,t)||ss(e,t)))return;let r=Et();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!Cn(e,i,t))))try{let s=i<t?g(e,0,i):e,c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&c!==void 0&&Rn(s,i,c),c}catch{return}}function is(e,t,n){let o=rs(e);if(!(n%2>0||!o?.takes?.(t,n)||re(
t,n)))return o.decode(t,!0)}function ss(e,t){if(t<8192||wd())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var wd=u(Q);function Od(){let{isAscii:e}=Ut("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function gd(){let e=ae(),t=e?Ln():void 0;if(e&&!t)return;
let n=L("utf-8"),o=b(Id),r=T=>n.decode(T),i=bd(r),s=Bd(i,o),c=t&&((T,x)=>me(T,x)&&t(T)),f=c??(he()?_d:K()?Ud:void 0),d=c?
(T,x)=>as(T,x)||x>256&&c(T,x):f,a=Uint8Array.of(...cs,...ds.flat()),m=`${fs}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.
of(97,127),p=i(a,a.length)===m&&r(a)===m&&n.decode(a.buffer)===m&&i(l,2)==="a\x7F"&&Vo(T=>s(T,T.length)),O=Pe;if(!p||t&&
O.call(l)!=="a\x7F")return;let y=(T,x)=>L("utf-8",T&&o!==void 0,x);return at(0,{newDecoder:y,isRight:(T,x)=>Fd(y(T,x)),canFail:!0,
...Ad()}),{decode(T,x){try{return t?O.call(T):(x?s:r)(T,T.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,
takes:f,completeLength(T,x){for(let pe=1;pe<=3&&pe<=x;pe++){let Me=T[x-pe];if(Me<128)break;if(Me>=192)return(Me>=240?4:Me>=
224?3:2)>pe?x-pe:x}return x}}}function Ad(){return F()?St(1):ee()?{...St(257),leastBeyondASCII:65,leastOfBuffer:8192}:ae()?
{...St(19),most:2048,onlyASCII:!0}:he()?{...St(48),leastOfBuffer:48,onlyASCII:!0}:K()?{...St(33),most:1023}:St(te()>0?512:
33)}var St=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Bd(e,t){let n=Md(e);
return t?F()||be()?o=>t.decode(o):te()>0?(o,r)=>me(o,r)?t.decode(o):n(o,r):n:n}function Id(){let e=L("utf-8",!0);return Vo(
n=>e.decode(n))&&Vo(({buffer:n})=>e.decode(n))&&!ee()?e:void 0}var Fd=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let n=Uint8Array.of(...tt("\uFEFF"),...tt(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),Vo=e=>e(
Uint8Array.from(cs))===fs&&ds.every(t=>b(()=>e(Uint8Array.from(t)))===void 0),cs=[239,187,191,97,230,188,162,240,159,146,
169],fs="\uFEFFa\u6F22\u{1F4A9}",ds=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Md=e=>(t,n)=>{
let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function bd(e){let[t,n]=[Pr,Pe];if(ae())return(r,i)=>i>256?n.call(r):
e(r);if(!t||F()||!(te()>=22))return e;let o=ee()?as:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var as=(e,t)=>t<=64||t<=256&&
me(e,t);function _d(e,t){if(t<64)return!1;if(me(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>8||t>=768&&r===0&&n>=3*o}var Cd=u(
K),vo=0;function Rn(e,t,n){t<1024||!Cd()||!me(e,t)||(vo=n.length===t?0:vo+1)}function Ud(e,t){if(t<1024)return!0;if(me(e,
t))return vo<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function Dd(){
return I()||be()?us(!1):Nd()}function Ld(){return I()?us(!0):void 0}function Nd(){let e=Ke,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=ae()?512:1/0;return ls(!1,(i,s)=>s<=o||me(i,s)&&Ln()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.
length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function us(e){let t=L(e?"utf-16be":"utf-16le"),o=[65279,55357,
28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return ls(e,()=>!0,
(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var ls=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,
r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var Y={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Jo=!0;function Pn(e,t,n,o){return Jo?
Rd(e,t,n,o):void 0}function Rd(e,t,n,o){if((Y.encoding!==o||Y.owner!==S||B.isBusy)&&!Pd(o)||t>Y.most&&(t>Y.mostBeyondASCII||
me(e,t)))return;ze(e,t);let{readBytes:r,readPairs:i}=Z;if(!!0||!Y.isOfPairs)return r(j.input,t,Y.address);let{piece:s}=Y,
c=i(j.input,t,Y.address,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=On();if(c.length===s){let a=f[t],m=i(j.input+
t-a,a,Y.address,+!n,s);if(m===null)return;c+=m}return f[t]===0||Un(f[t-1],o)?c:void 0}function Pd(e){return B.isBusy||(Jo=
Z.readPairs!==void 0,!Jo)?!1:(xe("decoding",e),Rt(()=>{let t=G(e);Y.isOfPairs=!t,Y.address=t?S.byte_table(e):S.pair_table(
e);let{any:n,beyondASCII:o,piece:r}=jt(e);return Y.piece=r,Y.most=Y.address>0?n:0,Y.mostBeyondASCII=Y.address>0?o:0,Y.owner=
S,Y.encoding=e,!0}))}var kd=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return Z.readPairs?I()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(F()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function jt(e){let{windows1252:t,single:n,multi:o}=kd();return e===21?t:G(e)?
n:o}var Wn=u(()=>F()?0:be()||ae()?8:he()?352:18),hs=u(()=>Math.min(Wn(),$t(),Go())),Wd=u(F);function xs(e,t,n){if(n>64)return me(
t,n)?Hd(e,t,n):void 0;if(n<=$t()||(t[n>>1]|t[n-1])>=128||!Ko(t,n))return;let o=Gn();return o?o.call(t,0,n):Bn(e,t,n)}function Hd(e,t,n){
let o=Gn(),r=G(e);if(!(n<512&&(r||!o))&&!(e===21&&Ts(n))&&!(r&&gs(e))&&!re(t,n))try{return Ln()?.(t)??kt(t,n,128,128)?o?
o.call(t):Et()?.decodeQuickly(t,n):void 0}catch{return}}var kn=[],Xo=[];function Ss(e,t,n){if(!(Xo[e]===null||n<=Wn())&&
!(n>=512&&n>ws(e)))return Xo[e]??=Gd(e),$n(Xo[e],t,n)}function Es(e,t,n){return n<512?(Wd()?Zo(e,t,n):void 0)??Bn(e,t,n)??
Zo(e,t,n)??ms(e,t,n):Zo(e,t,n)??(Kd(e)?ms(e,t,n):void 0)??Bn(e,t,n)}var Qo=0,ys=u(()=>er()?8192:512),Ts=e=>Qo>0&&e<ys();
function Zo(e,t,n){let o=Gn();if(!(!o||e!==21)){if(Ts(n)){Qo-=1;return}if(!Yd(t,n)){n<ys()&&(Qo=15);return}if(!re(t,n))try{
return o.call(t)}catch{return}}}var ms=(e,t,n)=>$n(Os(e),t,n);function $n(e,t,n){if(!(!e||n>1024&&re(t,n)))try{return e.
decode(t)}catch{return}}var $d=u(()=>F()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function ws(e){if(gs(
e))return 8192;let{windows1252:t,other:n}=$d();return e===21?t:n}function Gd(e){let t=zd(e)?Os(e):null;if(t){let n=Hn(e,
Yt()).includes("\uFFFD"),o=Math.max(Wn(),jt(e).any)+1;at(e,{newDecoder:r=>r&&n?L(E[e].name,!0):t,isRight:r=>!(r&&n)||Xd(
e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:I()?1:Wn()+1,most:ws(e),onlyASCII:!1})}return t}function Os(e){
return kn[e]===void 0&&(kn[e]=null,kn[e]=b(()=>Jd(e))??null),kn[e]}var Gn=u(()=>b(jd));function jd(){let e=Pe,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Yd(e,t){let n=Math.min(t,64);
for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||kt(e,t,128,224)}var Kd=e=>e===21?er():Vd()||vd()&&fn(e),gs=e=>!Gn()&&
(e===21?er():qd()),Vd=u(()=>I()||Q()),vd=u(()=>K()||F()),qd=u(I),er=u(()=>I()||F()||!(te()>0)),zd=e=>I()||F()||be()||ae()||
he()&&e===21,Yt=()=>Uint8Array.from({length:256},(e,t)=>t);function Hn(e,t){let n=Fn(e);return String.fromCharCode(...Array.
from(t,o=>n[o]))}function Jd(e){let t=L(E[e].name),n=r=>t.decode(r)===Hn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);
return Yt().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function Xd(e){let t=Hn(e,Yt()),n=Yt().filter(f=>t[f]!=="\uFFFD"),
o=L(E[e].name,!0),r=f=>b(()=>o.decode(f)),i=f=>r(f)===Hn(e,f),s=Uint8Array.from({length:4096},(f,d)=>n[d%n.length]),c=f=>r(
Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&Yt().every(f=>n.includes(f)?i(Uint8Array.of(f)):
c(f))}var As;function Bs(e,t,n){return As??=Zd(),As(e,t,n)}function Zd(){let e=Et(),t=!(e&&F());return(n,o,r)=>{if(t&&bn(n,o)){
let i=nt(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?e?.decodeOrFail(n,o):e?.decodeQuickly(
n,o)}catch{return}}}function Kt(e,t,n,o=!1){try{Xe(e,null);let r=Ze(t,n,0,o,!0);return r<0?void 0:pt(0,r)}catch(r){throw v(
r)}}var nr=u(()=>I()?{any:2048,markup:1/0}:K()?{any:512,markup:2048}:{any:0,markup:F()?2048:Q()?112:0}),ta=u(()=>nr().markup>
0?1/0:33),Is=(e,t,n)=>e>=29&&e<36&&n>=ta()&&t[0]>=128,or=[],Fs=(e,t,n)=>rr(e,t,n)?$n(or[e],t,n):void 0;function rr(e,t,n){
let{any:o,markup:r}=nr();return n>r||n>o&&!na(t,n)?!1:or[e]?!0:(oa(e,n),!1)}function na(e,t){if((e[1]&e[t>>1])>=128)return!1;
let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var Vt=[];function oa(e,t){Vt[e]===void 0&&
(Vt[e]=b(()=>fa(e))??null);let n=Vt[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,Vt[e]=null,b(()=>{let{value:o}=n.
sequences.next();o?n.decoder.decode(o)===Kt(e,o,h(o))&&(Vt[e]=n):ra(e,n.decoder)})))}function ra(e,t){or[e]=t;let{any:n,
piece:o}=jt(e);at(e,{newDecoder:r=>r?L(E[e].name,!0):t,isRight:r=>!r||ia(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(
n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,most:nr().any,onlyASCII:!1})}var ia=e=>sa.every(t=>ca.every(n=>{
let o=L(E[e].name,!0),r=Uint8Array.of(97,t,...n);return b(()=>o.decode(r))===Kt(e,r,r.length,!0)})),sa=[128,129,142,143,
161,224,255],ca=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],fa=e=>({
decoder:L(E[e].name),sequences:aa(e),credit:0}),da=[[239,187,191],[254,255],[255,254],[132,49,149,51]],tr=[10,164,162];function*aa(e){
let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of da)yield Uint8Array.of(...i,...tr);for(let i=128;i<=255;i++)
yield ot([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield ot([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield ot([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ot([i,Math.min(i+7,254)],n,r,n);yield ot(
[227,227],[50,50],o,n),yield ot([129,129],[48,48],t),yield ot([129,129],[48,48],r,t)}}function ot(...e){let t=e.map(([s,
c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+tr.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.
length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(tr,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(
i+o,i,i+e.length-1),r}var la=u(I);function _s(e,t,n){return n<40||(e>=29&&e<36&&e!==33?!rr(e,t,n):!_e(e)||!la())?!1:(Ms[e]??=b(()=>pa(e))===!0,
Ms[e])}var Ms=[],ma=[97,128,129,142,143,161,195,216,227,240,255],bs=[32,48,129,161,220,254];function pa(e){let t=L(E[e].
name),n=null,o=(i,s)=>{let c=Uint8Array.from(i);Xe(e,n);let f=pt(0,Ze(c,c.length,0,!1,s));return n=fe(),t.decode(c,{stream:!s})===
f};return ma.flatMap(i=>bs.flatMap(s=>bs.flatMap(c=>[i,s,c]))).every(i=>o([i],!1))&&o([129],!0)&&ha(e)}function ha(e){let t=L(
E[e].name,!1,!1),n=an(e)??[];return[...n,...n].map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===(n.length>
0?"\uFEFF":"")}var Be=new Uint8Array(512),Cs=[];function Ea(e){return Cs[e]??=g(Be,0,e),Cs[e]}var Ie=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;#c=void 0;#s=!1;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#s&&this.#m(
new Uint8Array,0,!0),this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Ce(t);if(this.#s||!n&&this.#r===0&&
this.#d(t,r))return this.#m(t,r,n);if(!this.#e){let i=this.#n===0?this.#h(t,r,n):this.#E(t,r,n);if(i!==void 0)return n||
this.#S(r),i}return this.#l(t,r,n,o)}#d(t,n){return!(!this.fatal&&this.#n===0&&!this.#e)||!_s(this.encoding,t,n)?!1:(this.#c??=
L(this.name,!1,this.ignoreBOM),!0)}#m(t,n,o){let r=n>1024&&re(t,n)?ce(t,0,n):t,i=this.#c;this.#s=!o;try{return i.decode(
r,{stream:!o})}catch(s){throw this.#c=void 0,this.#s=!1,v(s)}}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,
i=n<=256;if(r===0&&n>0){let s=i?Bs(t,n,this.fatal):Nn(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{
let s=n>0?Pn(t,n,!0,r):void 0,f=s===void 0&&!(i&&Is(r,t,n))?this.#u(t,n,!0):this.#a(s);if(f!==void 0)return f;let d=i&&!_e(
r)?Kt(r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#l(t,n,!0,o)}#l(t,n,o,r){if(this.#n>0){let a=this.#y(t,
n,o,r);if(a!==void 0)return a;this.#T()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#w(t,n,o)??this.#p(t,n,o)}catch(a){
throw this.#e=i,this.#o=s,this.#r=c,v(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(
r);return f}#h(t,n,o){let{encoding:r}=this;Se.length=0;let i=n>0&&r!==0?Pn(t,n,o,r):void 0;return i===void 0?this.#u(t,n,
o):this.#a(i)}#u(t,n,o){let{encoding:r}=this;if(n===0)return"";if(r===0){let c=bn(t,n)?nt(t,n,o,this.fatal):void 0;if(c!==
void 0)return c;let f=Nn(t,n,o,this.fatal);return this.#f(f)}if(r===38||r===37){let c=n<=36?ts(t,n,r===37):is(r,t,n);return this.#f(
c)}if(!ct(r))return;let i=G(r),s=n<=(i?hs():t[0]<128?$t():18)?_n(t,n,o,r):ya(r,i,t,n,o);return this.#a(s)}#a(t){return this.
fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?
t.slice(1):t}#E(t,n,o){let r=this.#n+n;if(n===0||r>Be.length)return;Se.length=0,this.#x(t,r);let i=r<=18;return this.encoding===
0?i?nt(Be,r,o,this.fatal):Nn(Ea(r),r,o,this.fatal):this.#a(Pn(Be,r,o,this.encoding)??(i?_n(Be,r,o,this.encoding):void 0))}#y(t,n,o,r){
if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=(c&255)<224?2:3;if(f+n<=d)return;this.#x(t,d);
let a=nt(Be,d,!0,!0);if(a===void 0)return;let m=d-f;this.#n=0,this.#r+=m,this.#o=!0;try{return ue(a,this.decode(g(t,m),o,
r))}catch(l){throw this.#o=s,l instanceof ie||l instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),l}}#x(t,n){
Be[0]=this.#t,Be[1]=this.#t>>8;let o=this.#n;if(n>32)z(Be,t,o);else for(let r=o;r<n;r++)Be[r]=t[r-o]}#S(t){this.#r+=t,this.#o||=
this.#n+t>Se.length,this.#n=Se.length,this.#t=Se.bytes}#T(){let t=Uint8Array.of(this.#t,this.#t>>8);try{Xe(this.encoding,
null),Ze(t,this.#n,0,this.fatal,!1),this.#e=fe(),this.#n=0}catch(n){throw v(n)}}#w(t,n,o){if(this.fatal&&this.encoding===
0&&n<=8192)return;let r=os(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))
return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(g(t,0,i),i,
!0),this.#i)return s}let f=i===0&&c===n?t:g(t,i,c),d=r.decode(f,this.fatal);if(d===void 0){if(s=ue(s,this.#p(f,c-i,!0)),
this.#i)return s}else Rn(f,c-i,d),s=ue(s,this.#f(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Cn(
t,c,n)?(this.#S(n-c),s):ue(s,this.#p(g(t,c,n),n-c,o))}#p(t,n,o){Xe(this.encoding,this.#e);let r="",i=ki(n),s=this.#o||this.
ignoreBOM||!_e(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),m=f===0&&d?t:g(t,f,f+a),
l=Ze(m,a,c,this.fatal,o&&d);if(l<0)return this.#e=fe(),this.#i=new ie(this.name,this.#r+f+H.start(),H.length()),r;if(c+=
l,c>0&&(d||!Pi(c))){let p=!s&&Hi()===65279?1:0;i?i.add(Wi()+2*p,c-p):r=ue(r,pt(p,c)),s=!0,c=0}if(d)break}return this.#o=
s,this.#e=o?null:Bi(),this.#r+=n,i?i.toText():(this.encoding===0&&Rn(t,n,r),r)}},ya=(e,t,n,o,r)=>(t?Ss(e,n,o):void 0)??(n[0]<
128?xs(e,n,o):void 0)??(!t&&r&&o>18?Fs(e,n,o):void 0)??(es(n,o,t)?_n(n,o,r,e):void 0)??(t?Es(e,n,o):void 0),Yn=({encoding:e,
fatal:t,ignoreBOM:n})=>new Ie(e,t,n);function jn(e){return e.common??=Yn(e),e.common}var Ge=(e,t,n,o,r,i)=>Kn(Sn(n,o,r),
e,t,i);function Kn(e,t,n,o){if(n<e.leastOfAny)return jn(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==
void 0)return r;let i=jn(e).decodeWhole(t,n,o);return e.most<0&&e.reconsider(i,n),i}function Us(e,t){let n=ne(e,t);if(n===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return n}var Tt=e=>e==null?void 0:A(e);function wt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Ta(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>ne(A(o),t))}}var vn={allowUTF8:e=>e===void 0||!!e,candidates:Ta,locale:Tt,maxBytes:wt,
tld:Tt},ir=["text","ASCII","empty","binary","unknown"];function Ot(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=h(e),f=Math.min(c,i);Di();for(let p=0;p<f;p+=65536){let O=Math.min(p+65536,f);Li(g(e,p,O),t&&O===c)}let d=Ni(
o,r&&Vn(r),s&&Vn(s),n),{0:a,1:m,2:l}=d;return{encoding:m<0?void 0:m,score:l,kind:ir[a],isASCII:ir[a]==="ASCII"||ir[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(p,O)=>({encoding:E[d[3+2*O]].name,score:d[4+2*O]}))}}function Vn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function vt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=M(e,n),r=J(t,vn,n),i=Ot(k(o),!0,r);return{...i,encoding:i.encoding===void 0?null:E[i.encoding].name}}var ga=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Aa=[33,36,37,
38],gt=(e,t)=>{let n=Tt(e);return n===void 0?-1:ne(n,t)},Ls=(e,t,n)=>Math.min(wt(e,t,n)??1024,1048576),Ns=(e,t)=>Math.max(
3,t===-1?e:0),Rs=e=>Ve(Tt(e)??"")??-1;function Ba(e,t,n){if(e)return J(e===!0?void 0:e,vn,`${t}, option '${n}'`)}var Ia={
defaultEncoding:gt,detect:Ba,likelyEncoding:gt,locale:Tt,maxPrescanBytes:Ls,parentEncoding:gt,transportLayerEncodingLabel:Rs,
userOverride:gt};function Ps(e,t){let n=J(e,Ia,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Ns(i,Math.max(f,c)),declared(d){let a=_i(d,i,f,c,s,o);return a===-1?void 0:cr(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>ks(d)??Ws(r,n.defaultEncoding)}}function ks(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Ws(e,t){
return cr(Ui(Vn(e),t===-1?21:t))}var Fa={defaultEncoding:gt,maxPrescanBytes:Ls,transportLayerEncodingLabel:Rs};function Hs(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=J(e,Fa,t),i=s=>{let c=cr(Ci(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Ns(o,r),declared:i,decide:()=>i(U)}}function Ma(e,t){let n={...vn,
defaultEncoding:gt},{defaultEncoding:o,...r}=J(e,n,t);return{prescanned:3,declared(i){let s=Ee(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return ks(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var ba={detect:Ma,html:Ps,xml:Hs},_a=["detect","html",
"xml"],Ca={prefixBytes:wt,sniff:dt(_a)};function qn(e,t){let{prefixBytes:n,sniff:o}=J(e,Ca,t),r=ba[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:u(()=>{let c=s.candidates&&Ot(U,!0,s);return!Aa.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>sr(
r,c),takesWhole:n===void 0}}function sr({prescanned:e,declared:t,options:n,decide:o},r){return t(ye(r,e))??o(n&&Ot(r,!0,
n))}function cr(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:ga[e>>8&255],score:null}}var $s=({
encoding:e,confidence:t,source:n})=>({encoding:E[e].name,confidence:t,source:n});function Gs(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:M(e,n),r=Ps(t,n);return o?$s(sr(r,k(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function js(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=M(e,n),r=Hs(t,n);return $s(
sr(r,k(o)))}function Ys(e){return E[Ws(A(e),-1).encoding].name}var qs=["(B","(J","(I","$@","$B"],Jn=class{#e=!0;#t=!0;read(t,n){let o=h(t),r=this.#e?Na(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Ra(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=ka(t,i);if(s=qs.includes(d),!s&&!n&&Wa(d))break;this.#t=s}else
s=f>=128||i<r&&Pa(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:h(t);for(;o<h(t)&&t[o]!==27;)o+=1;return o}};function Na(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(e))return 1/0;if(t&&=vs(e[o],e[o+1]),n&&=vs(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Ra(e,t){let n=h(e),{start:o,words:r}=ti(e,t),i=Vs(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Vs(e,o+4*s,n)}function Vs(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var vs=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Pa=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function ka(e,t){let n="";for(let o=t+1;o<Math.min(t+3,h(e));o++)n+=String.fromCharCode(
e[o]);return n}var Wa=e=>e.length<2&&qs.some(t=>t.startsWith(e));var Qs=6,Fe,fr=!1;function ec(){Fe=null,Fe=b(Ga)??null,fr=Fe!==null&&(I()||F()),I()&&(Qs=32)}var tc=e=>e.length<=6||e.length<=
Qs&&e.charCodeAt(0)<128,nc=e=>fr&&!tc(e);function Ga(){let e=Hr(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...tt(o)]}`&&Object.
getPrototypeOf(r)===Uint8Array.prototype?e:void 0}function dr(e){try{return Fe?.encode(e)}catch{return}}function ar(e,t){
Fe===void 0&&ec();try{return Fe?.encodeInto(e,t)}catch{return}}function At(e){return tc(e)?tt(e):(Fe===void 0&&ec(),ja(e)??
dr(e))}function ja(e){let{length:t}=e;if(!fr){if(t<=21)return tt(e);if(t<=64&&Ya()){let n=(Ka()||Va(e)<=64)&&zs(R,e);if(n)
return n}return t>=1024&&t<=65536&&qa(e)?zs(va(),e):void 0}}var Ya=u(()=>!ee()),Ka=u(()=>he()||K()),Va=e=>e.length*Ht(oc(
e))*.75;function zs(e,t){let n=ar(t,e);return n?.read===t.length?We(e,0,n.written):void 0}var va=u(()=>new Uint8Array(3*
65536)),qa=e=>Js()<=65535&&oc(e)>=Js(),Js=u(()=>ee()?256:ae()?0:1/0);function oc(e){let{length:t}=e;return e.charCodeAt(
0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}var Ja=u(()=>F()?32:te()>0?48:I()?400:he()?1024:1/0),ur=0;function lr(e,t){let{length:n}=e;if(n<Ja()||!ct(t)||!Xa(e))return;
if(ur>0){ur-=1;return}let o=At(e);if(o&&h(o)===n)return o;ur=15}var rc=e=>Math.max(8,e>>4);function Xa(e){let{length:t}=e,
n=rc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function ic(e){let{length:t}=e,n=rc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var pr=["fatal","html","replacement"],tu=u(()=>F()||I());function qt(e,t){let{length:n}=e,o=n<32?void 0:lr(e,t);if(o)return o;
let r=G(t);if(n>64&&n>(r?vi():Wo()))return;if(r)return qi(e,In(t));if(t===33)return n<=48?Xi(e,In(32)):void 0;if(!!0||n>
512&&tu()&&ic(e))return;let i=In(t);return i&&Ji(e,i)}var dc=u(()=>F()||I()||Q()||K()&&!st);function ac(e,t){return dc()?
zi(e,Ri(t)):$i(e,t)}function fc(e,t){return qt(e,t)??(G(t)?ac(e,t):void 0)}var hr=()=>"",$=class{encoding;unmappable;#e;#t=null;#n=0;#o=U;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return E[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#c(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#d(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:pr.indexOf(this.unmappable)}#c(t){if(this.#t)return;let n=this.encoding===
0?At(t):void 0;if(n)return n;if(t.length>65536)return this.#s(t);try{let o=fc(t,this.encoding);if(o)return o;An(this.encoding,
null),Wt(t,0,t.length);let r=Mn(0,t.length,this.#i,!0);return r===-2||!H.finished()?void 0:Qe(r)}catch(o){throw v(o)}}#s(t){
let n=G(this.encoding)&&this.unmappable==="fatal"&&dc(),o=()=>n?ac(t,this.encoding):void 0;return lr(t,this.encoding)??b(
o)}#d(t,n){let o=new de;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new De(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=U,this.#t=null,this.#n=0);let f=this.#e,d=this.#i,a=f===hr,m=f&&!a?2048:65536,
l=f&&this.encoding===33?new mr(c,o):void 0,p=l?x=>l.add(x):o,O=l?x=>l.addUnchanged(x):o,y=0,T=null;try{if(!s)for(;y+65536<
t.length;y+=65536){let x=fc(t.slice(y,y+65536),this.encoding);if(!x)break;o(x)}for(An(this.encoding,s);y===0||y<t.length;y+=
m){let x=Math.min(y+m,t.length);Wt(t,y,x);let pe=x===t.length;for(let Me=0,Dr=!1;!Dr;){let en=Mn(Me,x-y,d,n&&pe);p(Qe(en===
-2?H.written():en));let Lr=i+y+Me+H.start();if(Me+=H.read(),Dr=en!==-2&&H.finished(),en!==-2||a)continue;let uo=H.codePoint();
if(f){T=fe(T);let{count:pf}=B,Nr=()=>this.locate(Lr),tn=f(uo,Nr);B.count!==pf&&(An(this.encoding,T),Wt(t,y,x));let Rr=hf=>{
throw new De(hf,Nr(),this.name)};typeof tn=="string"?nu(tn,p,Rr):tn?O(tn):Rr(uo)}else r(uo,Lr)}}}catch(x){throw v(x)}if(n){
l&&o(l.held);return}l&&(this.#o=l.held),this.#t=this.#r(t)?null:fe(),this.#n=i+t.length}};function nu(e,t,n){let o=pn(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Wt(o,r,i,2048);let s=Mn(2048,2048+i-r,0,!1);s===-2&&n(H.
codePoint()),t(Qe(s))}}var mr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=h(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(ce(t,0,o)),this.held=ce(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=U,this.#e(t)}},de=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=h(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);z(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){z(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?ce(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=xr(this.#n),o=0;return this.forEach(r=>{z(
n,r,o),o+=h(r)}),n}};function xr(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Ne(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=ne(e,t);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Sr(o,e,t)}function Sr(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var It=class{decision=null;sample=U;detected;#e;#t=!0;#n=!1;#o=new Jn;#r=new de;#i;#c=0;#s=U;#d=U;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new de;if(this.#t&&n&&this.#e.takesWhole)return this.#f(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+h(t)<this.#i&&!n)return this.#u(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new de;
let i=ye(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#f(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#f(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#c,f=h(s)>c,d=n&&
!f,{plain:a,evidence:m}=r.passesASCII()?this.#o.read(ye(s,c),d):{plain:0,evidence:0};s=this.#a(s,a,o);let l=h(s),p=c-a;if(m===
-1)return n||f?this.#f(i(this.#l(ye(s,p),d)),o,s):this.#u(s,l+1,o);let O=lc(ye(s,p),m-a,r.windowBytes),y=Math.min(O+r.windowBytes,
p);if(l<y&&!n)return this.#u(s,y,o);let T=ye(s,y),x=this.#l(T,l<y);if(y<=O||y===p||!r.passesASCII()||!iu(x,T))return this.#f(
i(x),o,s);s=this.#a(s,this.#o.skip(T,m-a),o)}}#l(t,n){this.sample=ve(ve(this.#s,this.#d),t);let o=this.#e.detection.options,
r=Ot(this.sample,n,{...o,maxBytes:void 0}),i=this.#h(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#h(t){return t===33?this.#o.mayBeISO2022JP:this.#c===0||t!==37&&t!==38}#u(t,n,o){
let r=h(t);return r>0&&this.#r.add(ce(t,0,r)),this.#i=n,{passed:o,rest:null}}#a(t,n,o){let r=ye(t,n);n>0&&o.add(r),this.#c+=
n;let i=Math.min(n,2048-h(this.#s));return i>0&&(this.#s=ve(this.#s,ye(r,i))),this.#d=uc(ve(this.#d,uc(g(r,i)))),g(t,n)}#f(t,n,o){
return this.decision=t,{passed:n,rest:o}}},uc=e=>g(e,Math.max(0,h(e)-64));function lc(e,t,n){let o=Math.min(h(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function iu(e,t){return e.isASCII||e.encoding===void 0&&!(t[lc(t,0,1/0)]>=128)}var Er=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new It(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new Ie(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new Ie(d.encoding,this.fatal,a,this.#n),ue(f,this.#e.decode(s,n,o))}};function yr(e,t){X(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new Er(qn(e,t),n,o)}function mc(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=M(e,n),
r=yr(t,n),i=r.decode(k(o),!0,n),s=r.decision;return{text:i,encoding:E[s.encoding].name,score:s.score,source:s.source}}function oe(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function rt(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Tr(){throw new TypeError("Illegal invocation")}var pc="Failed to execute 'encodeInto' on 'TextEncoder'",Qn=oe({TextEncoder:class{#e="utf-8";constructor(){new.target!==
Qn&&rt(this,new.target,Qn)}get encoding(){return this.#e}encode(e=""){return#e in this||Tr(),(typeof e=="string"&&nc(e)?
dr(e):void 0)??je(A(e))}encodeInto(e,t){#e in this||Tr();let n;if(Fe&&typeof e=="string"&&t instanceof Uint8Array)try{if(n=
Fe.encodeInto(e,t),n.read===e.length)return n}catch{}ft(arguments.length,2,pc);let o=A(e),r=oi(t,pc),{read:i,written:s}=n??
ar(o,r)??{read:0,written:0};if(i===o.length||s===h(r))return{read:i,written:s};let c=su(o.slice(i),g(wo(r),s));return{read:i+
c.read,written:s+c.written}}}});function je(e){return At(e)??new $(0,"fatal").encode(e,!0)}function su(e,t){let n=0,o=0;
for(;n<e.length;){let r=Ho(e,n);if(o+Ht(r)>h(t))break;o=$o(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var hc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",xc=`!
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
?`;var fu=u(()=>{let e=xc.split(`
`),t=0;return new Map(hc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Sc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ec(e){let t=new $(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof De)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=yc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function yc(e,t,n){if(Sc(e))return"";if(n===0)return null;let o=du(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:yc(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function du(e){
let t=[...fu().get(e)??[],...au(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function au(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),d=o.filter((l,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(
Sc)&&i.push(a)}return[...r,...i]}var uu=["fatal","html","replacement","ignore","translit"],lu=dt(uu),eo=(e,t,n)=>typeof e=="function"?e:lu(e,t,n);function to(e,t,n){
return typeof e=="function"?(o,r)=>mu(e(o,r()),n):e==="ignore"?hr:e==="translit"?Ec(t):void 0}function mu(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=k(M(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return ce(o,0,h(o))}var pu="Failed to construct 'LegacyTextEncoder'",wr="Failed to execute 'encode'";function Tc(e,t="utf-8",n=void 0){let o=Ue(
e,wr);if(n===void 0){let i=Ne(A(t),wr);return i===0?je(o):qt(o,i)??new $(i,"fatal").encode(o,!0)}let r=no(t,n,wr);return r.
encoding===0?je(o):r.encode(o,!0)}function no(e,t,n){let o=A(e),r=t===void 0?"fatal":J(t,{unmappable:eo},n).unmappable,i=Ne(
o,n);return new $(i,r,to(r,i,n))}var wc=oe({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=no(e,t,pu)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Ue(e,o);X(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var Ft="Failed to execute 'decode' on 'TextDecoder'",Mt=oe({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Oc(e,t,"Failed to construct 'TextDecoder'"),new.target!==Mt&&rt(this,new.target,Mt)}get encoding(){return E[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=U,t=void 0){
if(t===void 0&&!this.#n){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!re(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return jn(s).decodeWhole(
e,Ce(e),Ft)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=Oo(e);if(f)return Kn(s,
new Uint8Array(e),f,Ft)}}let n=e instanceof Uint8Array&&ArrayBuffer.isView(e);n||M(e,Ft),typeof t!="object"&&X(t,Ft);let o=!!t?.
stream,r=n?e:Te(e),i=this.#e;return i.isStateless||!this.#n&&!o?Kn(i,r,Ce(r),Ft):(this.#t??=Yn(i),this.#n||this.#t.reset(),
this.#n=o,this.#t.decode(r,!o,Ft))}}});function Oc(e,t,n){let o=A(e);X(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return Sn(
Us(o,n),r,i)}var gc=(e,t,n)=>Yn(Oc(e,t,n));var oo=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new $(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=h(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(t,i,s?r:i+4096),
s?n:D.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=xu(this.#e.copy(),t,r);let i=new de,s;try{this.#e.transcode(t,n===
D.result?D.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=Ge(c,h(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
D.result,o),this.#n=n===D.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function xu(e,t,n){
let o=h(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return m=>{for(;m>=f&&d<o;)r=g(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,D.none,l=>{f+=h(l)/2}),a=void 0;return a??=Su(i,r),a[m-c]}}function Su(e,t){let n=h(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Bc(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?Eu(o.from,t,c):0;if(d>0){o.transcode(g(t,c,c+d),D.none,
()=>{});for(let x=0;x<d;x++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=g(t,c,c+1),m=o.copy(),l=0,p=0;o.transcode(a,D.none,
x=>{l===0&&(p=x[0]|x[1]<<8),l+=h(x)/2}),l>0&&(r[i++]=s);let O=p===65533&&s<f?Ic(m,a,D.none):void 0,y=O&&O.offset+O.length;
for(let x=1;x<l;x++)r[i++]=y===void 0?s:y+x-1;let T=f-s===2||f<=2;l>0&&!O?s=f+1:(O||T)&&(s=Bc(o))}return r[i]=s,r[i+1]=s+
1,r}function Eu(e,t,n){if(G(e))return h(t)-n;let o=n;if(ct(e))for(;t[o]<128;)o+=1;return o-n}var Bc=e=>Ic(e,U,D.source)?.
offset??e.position;function Ic(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ie)return o;throw o}}function bc(e,t){let n="Failed to execute 'transcode'",o=M(e,n),r=Uc(t,n);return Tu(Te(o),r,n)??Ou(o,r,n)}var gr=2**24,yu=u(
()=>{let e=te()>0&&!ee();return F()?{utf16:gr,windows1252:400,other:400,toOther:64}:e&&te()>=26?{utf16:gr,windows1252:gr,
other:400,toOther:64}:e||ee()?{utf16:320,windows1252:160,other:160,toOther:64}:I()?{utf16:160,windows1252:80,other:80,toOther:64}:
{utf16:64,windows1252:64,other:64,toOther:64}});function Tu(e,{from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t==
"number"&&(n===0?!o:!r&&!_e(n)),f=h(e);if(!c||f>wu(t,n))return;let d=Ge(e,f,t,r,i,s);return n===0?je(d):qt(d,n)}function wu(e,t){
let n=yu();return t!==0?n.toOther:e===38||e===37?n.utf16:e===21?n.windows1252:n.other}function Ou(e,t,n){let{from:o,to:r}=t;
return En(n,()=>{let i=typeof o=="number"?Fc(new zt(o,r,t),k(e)):null;if(i)return i;let s=Dc(o,r,t,n);return Fc(s,_c(t,e))})}
function Fc(e,t){let n=new de;return e.transcode(t,D.result,r=>n.add(r))===!1?null:n.concatenate()}function _c({unmappable:e},t){
let n=k(t);return typeof e=="function"?ce(n,0,h(n)):n}function Cc(e,t){let n=Uc(e,t);return{common:Dc(n.from,n.to,n,t),toBytes:o=>_c(
n,o)}}function Uc(e,t){X(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=Bu(n?.from,t),s=!!n?.ignoreBOM,c=Au(n?.to),f=eo(n?.unmappable,
t,"unmappable"),d=i==="auto"?qn(e,t):ne(i,t),a=c===void 0?0:Sr(ne(c,t),c,t);if(o&&!_e(a))throw new RangeError(`${t}: ${E[a].
name} has no byte order mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function Dc(e,t,n,o){return typeof e==
"number"?Mc(e,t,n,o):new Ar(e,Mc(0,t,n,o))}function Mc(e,t,n,o){let{unmappable:r,losses:i}=n,s=to(r,t,o);if(!s||_e(t))return new zt(
e,t,n);let c=gu(e,n);return new oo(c,t,r,i?.counting(s)??s)}function gu(e,t){return new zt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var Au=e=>e===void 0?void 0:A(e);function Bu(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return A(e)}var zt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Lo(t,this.
to,this.#n.ignoreBOM,this.#e),Mi(t,n),this.#e=fe())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Qe,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(an(this.to)??[]));let a=Math.max(0,pr.indexOf(c)),m=h(t);try{Lo(this.from,this.to,i,this.#e);for(let l=0;;){
let p=m-l<=65536,O=p&&l===0?t:g(t,l,p?m:l+65536),y=Gi(O,r,a,p?n:D.none);d?.addBlock(this.#t+l);let T=y<0?H.written():y;if(T>
0&&o(f(T)),y===-2&&c!=="fatal")return!1;if(y<0&&this.#o(y,l),l+=H.read(),p&&H.finished())break}}catch(l){throw v(l)}this.#e=
n===D.result?null:fe(),this.#t=n===D.none?this.#t+m:0}#o(t,n){let o=this.#t+n+H.start();throw this.#e=fe(),this.#t=0,t===
-1?new ie(E[this.from].name,o,H.length()):new De(H.codePoint(),o,E[this.to].name)}},Ar=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#c();this.#t=null,this.#n=
!1,r?this.#s(r,t,n,o):this.#i.transcode(t,n,o),n===D.none&&(this.#o?this.#n=!0:this.#t=r)}#c(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new It(this.#e)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==D.none);i.length>0&&(this.#i.transcode(
i.concatenate(),D.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function Br(e,t,n){let o=$r();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function Jt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Br(e,(o,r)=>r(t.decode(k(M(o,n)),!1,n)),o=>o(t.decode(
U,!0,n)))}var ro=oe({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=gc(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=n,this.#t=Jt("TextDecoderStream",n),new.target!==ro&&rt(this,new.target,ro)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),io=oe({TextEncoderStream:class{#e;constructor(){this.#e=Lc("TextEnco\
derStream",new $(0,"fatal"),A),new.target!==io&&rt(this,new.target,io)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Lc(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Br(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var Nc=oe({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=no(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Lc("LegacyTextEncoderSt\
ream",n,Ue)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Rc=oe({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=Cc(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new de;
try{En(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=Br("TranscoderStream",(i,s)=>r(M(
i,o),D.none,s),i=>r(U,D.result,i))}get encoding(){let{decision:e}=this.#e;return e&&E[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var Pc=oe({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=yr(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=Jt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&E[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var bt=class{fatal;ignoreBOM;#e;#t;#n=U;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&h(this.#n)===0?t:ve(this.#n,t);if(!n&&Vr(r))return this.#n=
r,"";let i=Ee(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ie(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?g(r,s):r,n,o)}};var kc=oe({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=A(e);
X(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new bt(ne(o,n),r,i);this.#e=s,this.#t=Jt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Wc(e,t){let n="Failed to execute 'findUnmappable'",o=Ue(e,n),r=Ne(A(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new $(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Hc(e){let t=Ee(Te(M(e,"Failed to execute 'bomSniff'")));return t?E[t.encoding].name:null}function _t(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=M(e,o),i=ne(A(t),o);X(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Te(r);return Ee(f)?new bt(
i,s,c).decode(f,!0,o):Ge(f,Ce(f),i,s,!0,o)}function $c(e){let t=Te(M(e,"Failed to execute 'utf8Decode'")),n=Ee(t);return Yc(
n?.encoding===0?g(t,n.bytes.length):t)}function Xt(e){return Yc(Te(M(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Gc(e){
let t=M(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Te(t);return Ge(n,Ce(n),0,!0,!0)}catch(n){if(n instanceof
ie)return null;throw n}}function jc(e){return ft(arguments.length,1,"Failed to execute 'utf8Encode'"),je(A(e))}var Yc=e=>Ge(
e,Ce(e),0,!1,!0);async function Kc(e=void 0){let t=await e;if(t===void 0)_o()||await bo(rn,!0);else{let n=Iu(t)?await Fu(t):t;await bo(()=>n,
!1)}}var Iu=e=>typeof e?.arrayBuffer=="function";function Fu(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var bu=0,it=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),vc="application/x-www-form-urlencoded",Vc=u(()=>{
let e=new Set([...Array(32).keys(),127]),t=it(e,' "#<>'),n=it(t,"?^`{}"),o=it(n,"/:;=@[\\]|"),r=it(o,"$%&+,");return{"C0\
 control":e,fragment:it(e,' "<>`'),query:t,"special-query":it(t,"'"),path:n,userinfo:o,component:r,[vc]:it(r,"!'()~")}});
function qc(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Ne(A(e),r,"the result of getOutputE\
ncoding()"),s=A(t),f=dt(Object.keys(Vc()),"argument")(A(n),r,"percentEncodeSet"),d={spaceAsPlus:hn},{spaceAsPlus:a=f===vc}=J(
o,d,r),m=Vc()[f],l="",p="",O=()=>{bu=p.charCodeAt(0),l=ue(l,p),p=""};return new $(i,"fatal").encodeOrFail(s,!0,y=>{for(let T=0;T<
h(y);T++){let x=y[T];a&&x===32?p+="+":x>126||m.has(x)?p+=`%${x.toString(16).toUpperCase().padStart(2,"0")}`:p+=String.fromCharCode(
x)}p.length>65536&&O()},y=>{p+=`%26%23${y}%3B`}),O(),l}var Cu=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
_r=e=>Cu.test(e),Uu=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Du=u(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Lu(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Du();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:_r(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Ir;function so(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(_t(Uint8Array.from(r),e))}var Fr;function Zt(e){Fr??=new Uint16Array(65536),Ir??=[so("shift_jis",
136,151,64),so("gbk",176,215),so("big5",164,198,64),so("euc-kr",176,200)];let t=Ir.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Fr[i]||Lu(r,i);Fr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of Ir.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Uu.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var of="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),rf=/^(?:GBK|Shift_JIS|Big5|EUC)/,sf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
el=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Ct="UTF-8",tl=(e,t,n)=>Math.min(wt(e,t,n,"steps")??2,3);function cf(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Ue(e,n),{maxSteps:r}=J(t,{maxSteps:tl},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return nl(c,r).map(({steps:f,gain:d})=>({text:nf(o,f,df)??o.replace(/[^\r\n]+/g,
a=>nf(a,f,Ur)??a),path:f.map(({really:a,readAs:m})=>`${a} read as ${m}`).reverse(),score:1-2**(-d/8)}))}function nl(e,t){
let n=tf(e);if(n>25)return[];let o=Zt(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>rl(d,o)).sort(Cr);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>ol(e,f.text)).sort(Cr).slice(0,5);for(let f of s)f.gain+=.6*tf(f.text);s.sort(Cr);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var ol=(e,t)=>[...e].some(n=>!_r(n)&&!t.includes(
n)),ef=e=>e.match(/[^\0-\x7F]/g)?.length??0;function ff(e,t){let n=ao(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>ao(s,t)).join(""):"",i=.7*ef(e)<ef(r)?ao(r,t):void 0;return i&&{part:r,bytes:i}}var Cr=(e,t)=>t.
gain-e.gain;function rl({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of of.entries()){let f=rf.test(c)&&!sf.test(
e)?void 0:ff(e,c);if(!f)continue;let{part:d,bytes:a}=f,m=d===e?o:o+Zt(e)-Zt(d),p=d.includes(Re)||af(a)?.includes(Re)?il:
vt(a).candidates;for(let{encoding:O,score:y}of p){if(y<.003)break;if(t.length>0&&O!==Ct&&t[0].really!==Ct)continue;let T=Ur(
a,O,d,!0);if(T===void 0||T===d)continue;let x=n+2.4*Math.log2(y)-s*.25-(O===Ct?-2:1)-(t.length>0?4:0),pe=r-m-Zt(T)+x;i.push(
{text:T,steps:[...t,{really:O,readAs:c}],bits:x,left:m,gain:pe})}}return i}function tf(e){if(e.includes(Re))return 0;let t=sf.
test(e),n=-1/0;for(let o of of){let i=el.test(o)&&rf.test(o)===t?ff(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:m}of vt(c).candidates)a===o||Ur(c,a,s)===s?f+=m:d=Math.max(d,m);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function nf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=ao(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var Qt="\x7F",Re="\uFFFD",il=[{encoding:Ct,score:.9}];function ao(e,t){
if(e.includes(Re)&&e.includes(Qt))return;let n=e.replaceAll(Re,Qt).replace(/[\x80-\x9F]/g,o=>_t(Uint8Array.of(o.charCodeAt(
0)),t));try{return new $(Ne(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function df(e,t,n,o=!1){if(n.includes(
Re))return t===Ct?sl(e):void 0;try{return new Mt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Ur(e,t,n,o){
let r=df(e,t,n,o);return r===void 0&&t===Ct&&!n.includes(Re)?af(e):r}function af(e){let t=Xt(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function sl(e){let t=Xt(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Qt),
[n,o]=[t.split(Qt),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Re)&&n.length<=o.length+1?t.replaceAll(Qt,Re):void 0}function uf(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";ft(arguments.length,1,o);let r=pn(A(e)),i=mf(
t,o),s={bigEndian:hn},{bigEndian:c=i!==38}=J(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=xr(f+2*r.length),[a,m]=c?[0,1]:
[1,0],l=(p,O)=>{d[O+a]=p>>8,d[O+m]=p};i||l(65279,0);for(let p=0;p<r.length;p++)l(r.charCodeAt(p),f+2*p);return d}function lf(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=M(e,o),i=mf(t,o);X(n,o);let s=!!n?.fatal,c=k(r),f=cl(c),d=new Ie(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new ie(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(g(c,2),!0,o)}`}function cl(e){let t=Ee(e)?.encoding;return t===0?void 0:t}function mf(e,t){let n=A(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Pc as AutoDecoderStream,kc as DecoderStream,wc as LegacyTextEncoder,Nc as LegacyTextEncoderStream,Mt as TextDecoder,
ro as TextDecoderStream,Qn as TextEncoder,io as TextEncoderStream,Rc as TranscoderStream,De as UnmappableError,Hc as bomSniff,
_t as decode,mc as decodeAuto,lf as decodeUTF16,vt as detectEncoding,Tc as encode,uf as encodeUTF16,E as encodings,Wc as findUnmappable,
zr as getOutputEncoding,Kc as initialize,qr as labelToName,Ys as localeDefaultEncoding,qc as percentEncodeAfterEncoding,
cf as repairMojibake,ri as resolveEncoding,Gs as sniffHTMLEncoding,js as sniffXMLEncoding,bc as transcode,$c as utf8Decode,
Xt as utf8DecodeWithoutBOM,Gc as utf8DecodeWithoutBOMOrFail,jc as utf8Encode};
