var on=(e,t)=>e?.prototype?.[t],rn=e=>on(globalThis.Buffer,e),Ve=rn("ucs2Slice"),ct=rn("ucs2Write"),Wr=rn("utf8Slice"),ke=rn(
"latin1Slice"),Hr=e=>globalThis[e],$r=Hr("TextDecoder"),Ef=on($r,"decode"),lo=Hr("TextEncoder"),yf=on(lo,"encode"),Tf=on(
lo,"encodeInto");function R(e,t=!1,n=!0){let o=new $r(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Ef})}function Gr(){let e=new lo;return Object.defineProperties(e,{encode:{value:yf},encodeInto:{value:Tf}}),e}function b(e){
try{return e()}catch{return}}var I=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,Se=()=>mo().includes("Chrom\
e/"),X=()=>mo().includes("AppleWebKit/")&&!Se()&&!(Z()>0);function mo(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var oe=()=>"Deno"in globalThis,V=()=>mo()==="Cloudflare-Workers",_e=()=>X()||V(),Z=()=>V()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),ae=()=>Z()<22,Ut=e=>globalThis.process?.getBuiltinModule?.(e),uo;function jr(){let{
TransformStream:e}=globalThis;return e&&e===uo?e:(uo=[e,Ut("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),uo)}var wf=e=>Ut("node:fs").readFileSync(e);function Yr(e){try{return wf(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var sn=()=>Yr(()=>new URL("./encoding-prepared.wasm",import.meta.url)),cn="encoding-wasm";var fn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var E=Af();function Af(){let e=fn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Vr=u(()=>new Map(E.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Bf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],He=e=>e<36&&e!==33,G=e=>e>0&&e<29,dn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[e].name),If=e=>Bf.find(([t])=>e>=t)[1];function qe(e){let t=Vr();return t.get(e)??t.get(zr(Mf(e)))}function ee(e,t){
let n=qe(e);if(n===void 0){let o=xo(e),r=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=If(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${cn}' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Ff=u(
()=>new Map(Array.from(Vr(),([e,t])=>[an(e),t]).reverse()));function xo(e){let t=an(e),n=Ff().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var an=e=>zr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),qr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ge(e){if(e[0]>=239)return qr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function vr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function un(e){return qr.find(t=>t.encoding===e)?.bytes}function Oe(e){return e===
0||e===37||e===38}function Mf(e){let t=0,n=e.length;for(;Kr(e[t]);)t+=1;for(;Kr(e[n-1]);)n-=1;return e.slice(t,n)}var Kr=e=>`\
	
\f\r `.includes(e);function zr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Jr(e){let t=qe(`${e}`);return t===
void 0?null:E[t].name}function Xr(e){let t=qe(`${e}`);return t===void 0?null:E[t!==36&&t!==37&&t!==38?t:0].name}var So=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Zr=()=>Object.getPrototypeOf(Uint8Array.prototype),ln=e=>So(Zr(),
e),Eo=e=>So(DataView.prototype,e),Cf=()=>So(ArrayBuffer.prototype,"byteLength"),mn=e=>Zr()[e],Qr=ln(Symbol.toStringTag),
pn=ln("buffer"),yo=ln("byteOffset"),ei=ln("byteLength"),Uf=mn("includes"),Df=mn("set"),Lf=mn("slice"),Nf=mn("subarray"),
Rf=Eo("buffer"),Pf=Eo("byteOffset"),ti=Eo("byteLength"),ni=Cf(),h=e=>ei.call(e);function ue(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:h(e)}var O=(e,t,n=h(e))=>new Uint8Array(pn.call(e),yo.call(e)+t,n-t);function ve(e,t){
let n=new Uint8Array(h(e)+h(t));return q(n,e),q(n,t,h(e)),n}function oi(e,t){let n=yo.call(e),o=t+(-(n+t)&3),r=Math.max(
0,h(e)-o)>>2,i=r>0?new Int32Array(pn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Ae=(e,t)=>O(e,0,Math.min(
t,h(e))),q=(e,t,n)=>Df.call(e,t,n),ri=(e,t)=>Uf.call(e,t),kf=u(()=>I()?96:X()?1024:1/0);function se(e,t,n){if(n-t<=kf())
return Lf.call(e,t,n);let o=new Uint8Array(n-t);return q(o,Nf.call(e,t,n)),o}function $e(e,t,n){if(n>24)return se(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function ie(e,t){if(t<=64)return!1;try{return ni.call(
pn.call(e)),!1}catch{return!0}}var Wf="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function M(e,t,n=Wf){
if(!ArrayBuffer.isView(e)&&wo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function ii(e,t){if(ArrayBuffer.isView(
e)&&Qr.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function k(e){
if(ArrayBuffer.isView(e))return To(e);try{return new Uint8Array(e)}catch{return U}}var Be=e=>e instanceof Uint8Array?e:k(
e);function To(e){try{return Qr.call(e)===void 0?new Uint8Array(Rf.call(e),Pf.call(e),ti.call(e)):new Uint8Array(pn.call(
e),yo.call(e),ei.call(e))}catch{return U}}var U=new Uint8Array;function wo(e){try{return ni.call(e)}catch{}try{return ti.
call(new DataView(e))}catch{return}}function v(e,t,n){z(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function z(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var A=e=>`${e}`;function hn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ce(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}var xn=e=>e===void 0?void 0:!!e;function ft(e,t,n){if(e>=t)return;let o=t===1?"argum\
ent":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function dt(e,t="option"){return(n,o,r)=>{
if(n===void 0)return e[0];let i=A(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} \
'${r}' can't be '${i}'; use one of '${s}'.`)}}var Hf=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],$f=u(()=>new Map(Hf.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function Gf(e){return qe(e)??$f().get(an(e))??xo(e)}function si(e){let t=Gf(A(e));return t===void 0?null:E[t].name}var Oo=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#n=0;#o=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=G(t)&&!n}accept(t){b(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#r(t))}#r({newDecoder:t,canFail:n,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(t,n){
let o=this.#t;this.#n>0?this.#n-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(t){try{let{byteLength:n}=t;
if(n<this.#e||n>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&ie(t,n)))try{
let o=this.decoder.decode(t),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},ci=[],Ao=[];function En(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Ao[o];if(r)
return r;let i=new Oo(e,t,n);Ao[o]=i;let s=ci[e];return s&&i.accept(s),i}function at(e,t){ci[e]=t;for(let n=0;n<4;n++)Ao[4*
e+n]?.accept(t)}var te=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function yn(e,t){try{return t()}catch(n){throw n instanceof te?n.toTypeError(e):n}}var Yf=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,fi=Symbol.for("encoding-wasm.UnmappableError"),De=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Yf(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&fi in o}[fi](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function ze(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function ui(e,t,n){let o=Tn(f=>vf(f,n),e,t),r=Tn(Jf,e,t);if(o&&r){let f=oe()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).
read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:oe()?o.writeBytes:
void 0,mostByTable:512}}let i=Bo(e);if(o)return I()?zf(o,Tn(ai,e,t)):o;let s=r??Tn(ai,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=
c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Tn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=e(t);return r.write(o,n),Bo(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var qf="\
strings";function vf(e,t){let[n]=WebAssembly.Module.customSections(t,qf),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function zf(e,t){let{
read:n,readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Jf(e){let[t,n]=[Ve,ct],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(m,l){q(d,new Uint8Array(
e.buffer,m,2*l),a),a+=2*l},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function ai(e){let t=R("utf-16le"),{write:n,most:o}=Bo(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:n,most:o}}function Bo(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ze(i,s,r);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var wn,S,Fo,li,mi,J,j={input:0,units:0,output:0},Lt=0,gn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function ye(e,t){
gn.name=e,gn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&Zf(),B.isBusy=!0}function Zf(){try{Ei(),wn??=xi(td(sn())),Si(
new WebAssembly.Instance(wn),wn)}catch(e){throw yi(e)}}async function Mo(e,t){try{Ei();let n=e(),o=pi(n)?n:await WebAssembly.compile(t?n:ed(n));xi(o);let r=await WebAssembly.instantiate(
o);if(bo())return;Si(r,o),wn=o}catch(n){throw yi(n)}}var Qf=[0,97,115,109];function ed(e){let t=k(M(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(Qf.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var bo=()=>!B.isBusy;function td(e){return pi(e)?e:new WebAssembly.Module(e)}function pi(e){try{return WebAssembly.
Module.customSections(e,hi),!0}catch{return!1}}var hi="encoding-wasm";function xi(e){let[t]=WebAssembly.Module.customSections(
e,hi),n=`${cn} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Si({
exports:e},t){S=e,Io=WebAssembly.RuntimeError,j.input=S.input(),j.units=S.units(),j.output=S.output(),wi(),J=ui(S.memory,
j.units,t),Lt=Math.min(S.units_length(),J.most),B.isBusy=!1}function Ei(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function yi(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(nd(e))return new RangeError(`encoding-wasm: ${Ti} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Ti="no memory \
for WebAssembly; free some, and call again",nd=e=>e instanceof RangeError&&/memory/i.test(e.message);function Nt(){return Co(),
Fo}function On(){return Co(),li}function _o(){return Co(),mi}function Co(){Fo[0]===void 0&&wi()}function wi(){let{buffer:e}=S.
memory;Fo=new Uint8Array(e),li=new Uint8Array(e,j.input,65536),mi=new Int32Array(e,S.codec(),S.codec_length()>>2)}function An(e,t){
return ye(e,-1),Rt(t)}function Rt(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw Y(t)}}var Io;function Y(e){if(!B.
isBusy||!Io||!(e instanceof Io))return e;let t=E[gn.encoding]?.name,n=`${gn.name}${t?` of ${t}`:""} failed`;return od()?
new RangeError(`encoding-wasm: ${n}: ${Ti}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function od(){try{return S.memory.grow(32),
!1}catch{return!0}}function ce(e=null){let t=_o();return Mi(t,e??new Int32Array(t.length))}function Fi(){return S.held()!==0?ce():(B.newCodec=
Pt,null)}var Uo=e=>Mi(e,_o());function Mi(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ze(e,t){bi(e,t)||(ye(
"decoding",e),t?Uo(t):S.new_decoder(e),Pt=e===33||e===36?NaN:e)}var Pt=NaN;function bi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function Bn(e,t){bi(~e,t)||(ye("encoding",e),t?Uo(t):S.new_encoder(e),Pt=~e)}function Do(e,t,n,o){
ye("transcoding",e),o?Uo(o):S.new_transcoder(e,t,+n)}function _i(e,t){S.set_source_encoding(e,+t),B.isBusy=!1}function mt(e){
let t=h(e),n=S.alloc(t)>>>0;return q(Nt(),e,n),[n,t]}var cd=u(()=>Uint8Array.from(fn,e=>e.charCodeAt(0))),gi,Ci=e=>An("s\
niffing",()=>(gi!==S&&S.give_labels(...mt(cd())),gi=S,e())),Ui=(e,t,...n)=>Ci(()=>S.sniff_html(...mt(e),t,...n)),Di=(e,t,n)=>Ci(
()=>S.sniff_xml(...mt(e),t,n));var Li=(e,t)=>An("sniffing",()=>S.default_for(...mt(e),t)),Ni=()=>ye("detection",-1);function Ri(e,t){try{S.feed_detector(
...mt(e),+t)}catch(n){throw Y(n)}}var Pi=(e,t,n,o)=>Rt(()=>{let r=f=>f?mt(f):[0,0],i=S.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=S.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function Qe(e,t,n,o,r){
Je(e,t),B.isBusy=!0;let i=S.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Pt),No(i)}var Le={encoding:-1,at:0,most:0,owner:void 0};function In(e,t,n){if(Le.encoding!==e||Le.owner!==S||B.isBusy){try{ye("dec\
oding",e),Le.owner=S,Le.at=J.readBytes?S.byte_table(e):0,Le.most=!dn(e)&&J.mostByTable||1/0,Le.encoding=e}catch(r){throw Y(
r)}B.isBusy=!1}if(Le.at===0||n>Le.most)return;if(n<=65536)return Je(t,n),Oi(n);if(J.most>Lt)return;let o="";for(let r=0;r<
n;r+=65536){let i=Math.min(65536,n-r);Je(O(t,r,r+i),i),o=le(o,Oi(i))}return o}function kt(e,t,n,o){return An("decoding",
()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Je(r===t?e:O(e,i,i+r),r),!S.is_free_of(
r,n,o))return!1;return!0})}function Lo(e,t){let n=-1,o,r;function i(s){try{return ye(e,s),n=s,r=S,o=t(s),B.isBusy=!1,o}catch(c){
throw Y(c)}}return s=>s===n&&r===S&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Fn=Lo("encoding",e=>{let t=S.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=S.memory;return G(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),ki=Lo("encod\
ing",e=>{let t=S.unit_table(e)>>>0,n=new Uint8Array(65536);return q(n,new Uint8Array(S.memory.buffer,t,16384)),n}),Mn=Lo(
"decoding",e=>{let t=G(e),n=(!t?S.pair_table(e):S.byte_table(e))>>>0;return n>0?new Uint16Array(S.memory.buffer,n,t?256:
65536):void 0}),Oi=e=>J.readBytes(j.input,e,Le.at);function le(e,t){try{return e+t}catch(n){throw new RangeError("The te\
xt is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Wi=e=>e+
65536+3<=Lt,Hi=e=>e>Lt&&e<268435456?J.collect?.(e+3):void 0,$i=()=>j.units,Gi=()=>Nt()[j.units]|Nt()[j.units+1]<<8,pt=(e,t)=>J.
read(j.units+2*e,t-e),Wt=(e,t,n,o=0)=>J.write(e.slice(t,n),j.units+2*o);function ji(e,t){if(!B.isBusy&&!J.writeBytes)return;
ye("encoding",t);let n=J.writeBytes?.(e,j.output,S.unit_table(t));return B.isBusy=!1,n===e.length?et(n):void 0}function bn(e,t,n,o){
B.isBusy=!0;let r=S.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&H.finished()&&(B.newCodec=Pt),No(r)}var D={none:0,
source:1,result:2};function Yi(e,t,n,o){let r=h(e);Je(e,r),B.isBusy=!0;let i=S.transcode_block(r,+t,n,o);return B.isBusy=
!1,No(i)}function Je(e,t){let n=On();if(t>8)try{q(n,e)}catch{q(n,O(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function No(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var et=e=>$e(
Nt(),j.output,e);var H={finished:()=>S.finished()!==0,read:()=>S.read(),written:()=>S.written(),codePoint:()=>S.code_point(),start:()=>S.
start(),length:()=>S.length()};var N=new Uint8Array(256);function nt(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Ki(N,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return Ki(n,o,e);n[o]=r}return n}function Ki(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)N[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)N[r++]=s;else if(s<2048)N[r++]=
192|s>>6,N[r++]=128|s&63;else if(!tt(s))N[r++]=224|s>>12,N[r++]=128|s>>6&63,N[r++]=128|s&63;else{let c=Wo(n,i);c>=65536&&
(i+=1),r=Ho(c,N,r)}}return $e(N,0,r)}var zi=u(()=>ct||I()||X()?96:V()?1024:128),ko=u(()=>_e()||I()||F()?65536:128),fd=u(
()=>new Uint8Array(2*ko()));function Ji(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var dd=u(V);function Xi(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(dd()?kt(o,n,0,255):!ri(o,0))?o:void 0}function Zi(e,t){let{length:n}=e,o=2*n<=256?N:
fd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return $e(o,0,r)}var ad=e=>e===14||e===15||e===27;function Qi(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,N[o]=27,N[o+1]=r?36:40,N[o+
2]=66,o+=3),r){if(!(c>=41216))return;N[o]=c>>8&127,N[o+1]=c&127,o+=2}else{if(ad(s))return;N[o]=c,i<n&&(o+=1)}}return $e(
N,0,o)}var tt=e=>(e&63488)===55296;function Wo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Ht=e=>e<128?1:e<2048?2:e<65536?3:4;function Ho(e,t,n){if(e<128)return t[n]=e,n+1;let o=Ht(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var es=new Uint8Array(128),me=ud(
es);function ud(e){return new Uint16Array(e.buffer)}var $t=u(()=>jo()?0:18),$o=u(()=>I()||ae()?18:8),ld=u(()=>oe()||!(Z()>=
22||_e())?64:32),md=u(()=>X()?64:32),pd=u(()=>X()?36:18),ts=(e,t)=>(e[0]&e[t>>1])>=128;function ns(e,t,n){return n?t<=$o():
t<=pd()||t<=md()&&(ts(e,t)||Ln())}var _n=(e,t)=>t<=18||t<=64&&ts(e,t)&&t<=ld(),Te={length:0,bytes:0};function ot(e,t,n,o){
if(e[0]<128&&jo())return Yo(e,t)?ke.call(e,0,t):void 0;let r=0;for(;r<t;r++){let i=e[r];if(i>=128)break;me[r]=i}if(r===t&&
r<=18)return ze(me,0,r);for(let i=r;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))
return Vi(e,s,t,n,o,r);let m=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|m:(f&15)<<12|m<<6|l,(m|l)>=64||!d&&(c<2048||tt(
c)||c===65279))return Vi(e,s,t,n,o,r)}me[r++]=c}return Gt(r)}function os(e,t,n){if(t%2>0)return;let o=0;for(let r=0;r<t;r+=
2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(tt(i))return;me[o++]=i}return Gt(o)}function Vi(e,t,n,o,r,i){let s=Go();for(let c=t;c<
n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,m=d===0&&f>=128,l=f===224?160:f===240?144:128,
p=f===237?159:f===244?143:191,g=0;for(;g<d&&c<n;g++,c++){let y=e[c];if(y<l||y>p)break;l=128,p=191,a=a<<6|y&63}if(g<d){if(c===
n&&!o){if(f>=239)return;rs(f,128|a&63,1+g);break}m=!0}if(m&&r||(m&&(a=65533),a===65279))return;a>65535&&(me[i++]=55232+(a>>
10),a=56320|a&1023),me[i++]=a}return Gt(i)}function Cn(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){
if(r??=Mn(o),!r)return;if(d=r[f],tt(d)){if(s<t)d=r[f|e[s++]<<8];else if(!n&&Dn(f,o))break;if(tt(d))return hd(e,c,t,n,i,o,
r)}}me[i++]=d}return Gt(i)}function hd(e,t,n,o,r,i,s){let c=Go();for(let f=t;f<n&&r<=c;){let d=e[f++],a=d<128?d:s[d];if(tt(
a)){if(f===n&&!o&&Dn(d,i))break;let m=f<n?e[f]:0;if(a=s[d|m<<8],!tt(a))f+=1;else if(Sd(a))a=65533;else{let p=f+2<n&&i<=30?
xd(d,m,e[f+1],e[f+2]):0;if(p===0)return;me[r++]=55232+(p>>10),a=56320|p&1023,f+=3}}me[r++]=a}return Gt(r)}function xd(e,t,n,o){
let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Sd=e=>e>=57088&&e<=57216;function Un(e,t,n){return Te.length=0,ot(O(e,t,n),n-t,!1,!0)===""}function Dn(e,t){
let n=t!==32||e<144||e>160;return n&&rs(e,0,1),n}function rs(e,t,n){Te.length=n,Te.bytes=e|t<<8}function Gt(e){if(e<3||e<=
18&&!jo())return ze(me,0,e);if(Ln())return Ve.call(es,0,2*e);if(!(e>Go()))return ze(me,0,18)+ze(me,18,e-18)}var Go=u(()=>Ln()?
1/0:36),jo=u(()=>F()&&Ln()),Ln=u(()=>b(Ed)===!0);function Ed(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=n=>n.call(e,0,e.length);return t(Ve)==="a\uFEFF\uD83D"&&t(ke)==="a\0\xFF\xFE=\xD8"}function Yo(e,t){for(let n=0;n<t;n++)
if(e[n]>=128)return!1;return!0}function pe(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-
1]<128}var Nn=u(()=>b(Ad)),Et=u(()=>b(Bd)),wd=u(()=>b(Nd)),gd=u(()=>b(Rd));function is(e,t,n){let o=ss(e);if(!(!o||n<24||ie(t,n))&&
!(e===0&&fs(t,n)))return o.takes?.(t,n)===!1?void 0:o}function ss(e){return e===0?Et():e===38?wd():e===37?gd():void 0}function Rn(e,t,n,o){
if(Te.length=0,o&&t>8192||t>1024&&(ie(e,t)||fs(e,t)))return;let r=Et();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!Un(e,i,t))))try{let s=i<t?O(e,0,i):e,c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&c!==void 0&&Pn(s,i,c),c}catch{return}}function cs(e,t,n){let o=ss(e);if(!(n%2>0||!o?.takes?.(t,n)||ie(
t,n)))return o.decode(t,!0)}function fs(e,t){if(t<8192||Od())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var Od=u(X);function Ad(){let{isAscii:e}=Ut("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Bd(){let e=ae(),t=e?Nn():void 0;if(e&&!t)return;
let n=R("utf-8"),o=b(Md),r=T=>n.decode(T),i=Cd(r),s=Fd(i,o),c=t&&((T,x)=>pe(T,x)&&t(T)),f=c??(Se()?Ud:V()?Ld:void 0),d=c?
(T,x)=>ls(T,x)||x>256&&c(T,x):f,a=Uint8Array.of(...ds,...us.flat()),m=`${as}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.
of(97,127),p=i(a,a.length)===m&&r(a)===m&&n.decode(a.buffer)===m&&i(l,2)==="a\x7F"&&Ko(T=>s(T,T.length)),g=ke;if(!p||t&&
g.call(l)!=="a\x7F")return;let y=(T,x)=>R("utf-8",T&&o!==void 0,x);return at(0,{newDecoder:y,isRight:(T,x)=>bd(y(T,x)),canFail:!0,
...Id()}),{decode(T,x){try{return t?g.call(T):(x?s:r)(T,T.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,
takes:f,completeLength(T,x){for(let xe=1;xe<=3&&xe<=x;xe++){let be=T[x-xe];if(be<128)break;if(be>=192)return(be>=240?4:be>=
224?3:2)>xe?x-xe:x}return x}}}function Id(){return F()?St(1):oe()?{...St(257),leastBeyondASCII:65,leastOfBuffer:8192}:ae()?
{...St(19),most:2048,onlyASCII:!0}:Se()?{...St(48),leastOfBuffer:48,onlyASCII:!0}:V()?{...St(33),most:1023}:St(Z()>0?512:
33)}var St=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Fd(e,t){let n=_d(e);
return t?F()||_e()?o=>t.decode(o):Z()>0?(o,r)=>r>256&&pe(o,r)?t.decode(o):n(o,r):n:n}function Md(){let e=R("utf-8",!0);return Ko(
n=>e.decode(n))&&Ko(({buffer:n})=>e.decode(n))&&!oe()?e:void 0}var bd=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let n=Uint8Array.of(...nt("\uFEFF"),...nt(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),Ko=e=>e(
Uint8Array.from(ds))===as&&us.every(t=>b(()=>e(Uint8Array.from(t)))===void 0),ds=[239,187,191,97,230,188,162,240,159,146,
169],as="\uFEFFa\u6F22\u{1F4A9}",us=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],_d=e=>(t,n)=>{
let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function Cd(e){let[t,n]=[Wr,ke];if(ae())return(r,i)=>i>256?n.call(r):
e(r);if(!t||F()||!(Z()>=22))return e;let o=oe()?ls:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var ls=(e,t)=>t<=64||t<=256&&
pe(e,t);function Ud(e,t){if(t<64)return!1;if(pe(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>8||t>=768&&r===0&&n>=3*o}var Dd=u(
V),Vo=0;function Pn(e,t,n){t<1024||!Dd()||!pe(e,t)||(Vo=n.length===t?0:Vo+1)}function Ld(e,t){if(t<1024)return!0;if(pe(e,
t))return Vo<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function Nd(){
return I()||_e()?ms(!1):Pd()}function Rd(){return I()?ms(!0):void 0}function Pd(){let e=Ve,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=ae()?512:1/0;return ps(!1,(i,s)=>s<=o||pe(i,s)&&Nn()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.
length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function ms(e){let t=R(e?"utf-16be":"utf-16le"),o=[65279,55357,
28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return ps(e,()=>!0,
(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var ps=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,
r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var K={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},zo=!0;function jt(e,t,n,o){return zo?
kd(e,t,n,o):void 0}function kd(e,t,n,o){if((K.encoding!==o||K.owner!==S||B.isBusy)&&!Wd(o)||t>K.most&&(t>K.mostBeyondASCII||
pe(e,t)))return;Je(e,t);let{readBytes:r,readPairs:i}=J;if(!!0||!K.isOfPairs)return r(j.input,t,K.address);let{piece:s}=K,
c=i(j.input,t,K.address,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=On();if(c.length===s){let a=f[t],m=i(j.input+
t-a,a,K.address,+!n,s);if(m===null)return;c+=m}return f[t]===0||Dn(f[t-1],o)?c:void 0}function Wd(e){return B.isBusy||(zo=
J.readPairs!==void 0,!zo)?!1:(ye("decoding",e),Rt(()=>{let t=G(e);K.isOfPairs=!t,K.address=t?S.byte_table(e):S.pair_table(
e);let{any:n,beyondASCII:o,piece:r}=Yt(e);return K.piece=r,K.most=K.address>0?n:0,K.mostBeyondASCII=K.address>0?o:0,K.owner=
S,K.encoding=e,!0}))}var Hd=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return J.readPairs?I()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(F()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function Yt(e){let{windows1252:t,single:n,multi:o}=Hd();return e===21?t:G(e)?
n:o}var Wn=u(()=>F()?0:_e()||ae()?8:Se()?352:18),Ss=u(()=>Math.min(Wn(),$t(),$o())),$d=u(F);function Es(e,t,n){if(n>64)return pe(
t,n)?Gd(e,t,n):void 0;if(n<=$t()||(t[n>>1]|t[n-1])>=128||!Yo(t,n))return;let o=Gn();return o?o.call(t,0,n):In(e,t,n)}function Gd(e,t,n){
let o=Gn(),r=G(e);if(!(n<512&&(r||!o))&&!(e===21&&gs(n))&&!(r&&Bs(e))&&!ie(t,n))try{return Nn()?.(t)??kt(t,n,128,128)?o?
o.call(t):Et()?.decodeQuickly(t,n):void 0}catch{return}}var kn=[],Jo=[];function ys(e,t,n){if(!(Jo[e]===null||n<=Wn())&&
!(n>=512&&n>Os(e)))return Jo[e]??=Yd(e),$n(Jo[e],t,n)}function Ts(e,t,n){return n<512?($d()?Xo(e,t,n):void 0)??In(e,t,n)??
Xo(e,t,n)??hs(e,t,n):Xo(e,t,n)??(qd(e)?hs(e,t,n):void 0)??In(e,t,n)}var Zo=0,ws=u(()=>Qo()?8192:512),gs=e=>Zo>0&&e<ws();
function Xo(e,t,n){let o=Gn();if(!(!o||e!==21)){if(gs(n)){Zo-=1;return}if(!Vd(t,n)){n<ws()&&(Zo=15);return}if(!ie(t,n))try{
return o.call(t)}catch{return}}}var hs=(e,t,n)=>$n(As(e),t,n);function $n(e,t,n){if(!(!e||n>1024&&ie(t,n)))try{return e.
decode(t)}catch{return}}var jd=u(()=>F()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function Os(e){if(Bs(
e))return 8192;let{windows1252:t,other:n}=jd();return e===21?t:n}function Yd(e){let t=Xd(e)?As(e):null;if(t){let n=Hn(e,
Kt()).includes("\uFFFD"),o=Math.max(Wn(),Yt(e).any)+1;at(e,{newDecoder:r=>r&&n?R(E[e].name,!0):t,isRight:r=>!(r&&n)||Qd(
e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:I()?1:Wn()+1,most:Os(e),onlyASCII:!1})}return t}function As(e){
return kn[e]===void 0&&(kn[e]=null,kn[e]=b(()=>Zd(e))??null),kn[e]}var Gn=u(()=>b(Kd));function Kd(){let e=ke,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Vd(e,t){let n=Math.min(t,64);
for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||kt(e,t,128,224)}var qd=e=>e===21?Qo():vd()||zd()&&dn(e),Bs=e=>!Gn()&&
(e===21?Qo():Jd()),vd=u(()=>I()||X()),zd=u(()=>V()||F()),Jd=u(I),Qo=u(()=>I()||F()||!(Z()>0)),Xd=e=>I()||F()||_e()||ae()||
Se()&&e===21,Kt=()=>Uint8Array.from({length:256},(e,t)=>t);function Hn(e,t){let n=Mn(e);return String.fromCharCode(...Array.
from(t,o=>n[o]))}function Zd(e){let t=R(E[e].name),n=r=>t.decode(r)===Hn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);
return Kt().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function Qd(e){let t=Hn(e,Kt()),n=Kt().filter(f=>t[f]!=="\uFFFD"),
o=R(E[e].name,!0),r=f=>b(()=>o.decode(f)),i=f=>r(f)===Hn(e,f),s=Uint8Array.from({length:4096},(f,d)=>n[d%n.length]),c=f=>r(
Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&Kt().every(f=>n.includes(f)?i(Uint8Array.of(f)):
c(f))}var Is;function Fs(e,t,n){return Is??=ea(),Is(e,t,n)}function ea(){let e=Et(),t=!(e&&F());return(n,o,r)=>{if(t&&_n(n,o)){
let i=ot(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?e?.decodeOrFail(n,o):e?.decodeQuickly(
n,o)}catch{return}}}function Vt(e,t,n,o=!1){try{Ze(e,null);let r=Qe(t,n,0,o,!0);return r<0?void 0:pt(0,r)}catch(r){throw Y(
r)}}var tr=u(()=>I()?{any:2048,markup:1/0}:V()?{any:512,markup:2048}:{any:0,markup:F()?2048:X()?112:0}),nr=()=>tr().markup>0,
oa=u(()=>nr()?1/0:33),Ms=(e,t,n)=>e>=29&&e<36&&n>=oa()&&t[0]>=128,or=[],bs=(e,t,n)=>rr(e,t,n)?$n(or[e],t,n):void 0;function rr(e,t,n){
let{any:o,markup:r}=tr();return n>r||n>o&&!ra(t,n)?!1:or[e]?!0:(ia(e,n),!1)}function ra(e,t){if((e[1]&e[t>>1])>=128)return!1;
let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var qt=[];function ia(e,t){qt[e]===void 0&&
(qt[e]=b(()=>aa(e))??null);let n=qt[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,qt[e]=null,b(()=>{let{value:o}=n.
sequences.next();o?n.decoder.decode(o)===Vt(e,o,h(o))&&(qt[e]=n):sa(e,n.decoder)})))}function sa(e,t){or[e]=t;let{any:n,
piece:o}=Yt(e);at(e,{newDecoder:r=>r?R(E[e].name,!0):t,isRight:r=>!r||ca(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(
n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,most:tr().any,onlyASCII:!1})}var ca=e=>fa.every(t=>da.every(n=>{
let o=R(E[e].name,!0),r=Uint8Array.of(97,t,...n);return b(()=>o.decode(r))===Vt(e,r,r.length,!0)})),fa=[128,129,142,143,
161,224,255],da=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],aa=e=>({
decoder:R(E[e].name),sequences:la(e),credit:0}),ua=[[239,187,191],[254,255],[255,254],[132,49,149,51]],er=[10,164,162];function*la(e){
let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ua)yield Uint8Array.of(...i,...er);for(let i=128;i<=255;i++)
yield rt([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield rt([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield rt([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield rt([i,Math.min(i+7,254)],n,r,n);yield rt(
[227,227],[50,50],o,n),yield rt([129,129],[48,48],t),yield rt([129,129],[48,48],r,t)}}function rt(...e){let t=e.map(([s,
c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+er.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.
length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(er,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(
i+o,i,i+e.length-1),r}var we=new Uint8Array(512),_s=[],he=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=ue(t);if(!this.#e){let i=this.#n===0?this.#c(t,r,n):this.#h(t,r,n);if(i!==void 0)
return n||this.#S(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;
if(r===0&&n>0){let s=i?Fs(t,n,this.fatal):Rn(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#u(s):s}else{let s=n>
0?jt(t,n,!0,r):void 0,f=s===void 0&&!(i&&Ms(r,t,n))?this.#d(t,n,!0):this.#a(s);if(f!==void 0)return f;let d=i&&!Oe(r)?Vt(
r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#m(t,n,o,r);
if(a!==void 0)return a;let m=this.#n+n;if(n>0&&m<=we.length)return this.#E(t,m,o,r);this.#y()}let i=this.#e,s=this.#o,c=this.#r,
f="";try{f=this.#T(t,n,o)??this.#p(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=c,Y(a)}let d=this.#i;if(d)throw this.#i=
null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;Te.length=0;let i=n>0&&
r!==0?jt(t,n,o,r):void 0;return i===void 0?this.#d(t,n,o):this.#a(i)}#d(t,n,o){let{encoding:r}=this;if(n===0)return"";if(r===
0){let c=_n(t,n)?ot(t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Rn(t,n,o,this.fatal);return this.#u(f)}if(r===
38||r===37){let c=n<=36?os(t,n,r===37):cs(r,t,n);return this.#u(c)}if(!He(r))return;let i=G(r),s=n<=(i?Ss():t[0]<128?$t():
18)?Cn(t,n,o,r):pa(r,i,t,n,o);return this.#a(s)}#a(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:
t}#u(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#h(t,n,o){let r=this.#n+n;if(!(n===0||r>we.
length))return Te.length=0,r>18?this.#l(t,r,o):(this.#f(t,r),this.encoding===0?ot(we,r,o,this.fatal):this.#a(jt(we,r,o,this.
encoding)??Cn(we,r,o,this.encoding)))}#l(t,n,o){let r=this.#x(t,n);return this.encoding===0?Rn(r,n,o,this.fatal):this.#a(
jt(r,n,o,this.encoding))}#m(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=(c&255)<224?
2:3;if(f+n<=d)return;this.#f(t,d);let a=ot(we,d,!0,!0);if(a===void 0)return;let m=d-f;this.#n=0,this.#r+=m,this.#o=!0;try{
return le(a,this.decode(O(t,m),o,r))}catch(l){throw this.#o=s,l instanceof te||l instanceof TypeError||(this.#e=null,this.#r=
i,this.#t=c,this.#n=f),l}}#f(t,n){we[0]=this.#t,we[1]=this.#t>>8;let o=this.#n;for(let r=o;r<n;r++)we[r]=t[r-o]}#x(t,n){
return this.#f(t,this.#n),q(we,t,this.#n),_s[n]??=O(we,0,n),_s[n]}#S(t){this.#r+=t,this.#o||=this.#n+t>Te.length,this.#n=
Te.length,this.#t=Te.bytes}#E(t,n,o,r){let i=this.#n,s=this.#x(t,n);this.#n=0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){
throw c instanceof te||c instanceof TypeError||(this.#n=i,this.#r+=i),c}}#y(){let t=Uint8Array.of(this.#t,this.#t>>8);try{
Ze(this.encoding,null),Qe(t,this.#n,0,this.fatal,!1),this.#e=ce(),this.#n=0}catch(n){throw Y(n)}}#T(t,n,o){if(this.fatal&&
this.encoding===0&&n<=8192)return;let r=is(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&
(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(
O(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:O(t,i,c),d=r.decode(f,this.fatal);if(d===void 0){if(s=le(s,this.#p(
f,c-i,!0)),this.#i)return s}else Pn(f,c-i,d),s=le(s,this.#u(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===
0&&!o&&Un(t,c,n)?(this.#S(n-c),s):le(s,this.#p(O(t,c,n),n-c,o))}#p(t,n,o){Ze(this.encoding,this.#e);let r="",i=Hi(n),s=this.#o||
this.ignoreBOM||!Oe(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),m=f===0&&d?t:O(t,f,
f+a),l=Qe(m,a,c,this.fatal,o&&d);if(l<0)return this.#e=ce(),this.#i=new te(this.name,this.#r+f+H.start(),H.length()),r;if(c+=
l,c>0&&(d||!Wi(c))){let p=!s&&Gi()===65279?1:0;i?i.add($i()+2*p,c-p):r=le(r,pt(p,c)),s=!0,c=0}if(d)break}return this.#o=
s,this.#e=o?null:Fi(),this.#r+=n,i?i.toText():(this.encoding===0&&Pn(t,n,r),r)}},pa=(e,t,n,o,r)=>(t?ys(e,n,o):void 0)??(n[0]<
128?Es(e,n,o):void 0)??(!t&&r&&o>18?bs(e,n,o):void 0)??(ns(n,o,t)?Cn(n,o,r,e):void 0)??(t?Ts(e,n,o):void 0),ir=({encoding:e,
fatal:t,ignoreBOM:n})=>new he(e,t,n);function jn(e){return e.common??=ir(e),e.common}var je=(e,t,n,o,r,i)=>Yn(En(n,o,r),
e,t,i);function Yn(e,t,n,o){if(n<e.leastOfAny)return jn(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==
void 0)return r;let i=jn(e).decodeWhole(t,n,o);return e.most<0&&e.reconsider(i,n),i}function Cs(e,t){let n=ee(e,t);if(n===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return n}var Tt=e=>e==null?void 0:A(e);function wt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function ha(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>ee(A(o),t))}}var Vn={allowUTF8:e=>e===void 0||!!e,candidates:ha,locale:Tt,maxBytes:wt,
tld:Tt},sr=["text","ASCII","empty","binary","unknown"];function gt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=h(e),f=Math.min(c,i);Ni();for(let p=0;p<f;p+=65536){let g=Math.min(p+65536,f);Ri(O(e,p,g),t&&g===c)}let d=Pi(
o,r&&Kn(r),s&&Kn(s),n),{0:a,1:m,2:l}=d;return{encoding:m<0?void 0:m,score:l,kind:sr[a],isASCII:sr[a]==="ASCII"||sr[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(p,g)=>({encoding:E[d[3+2*g]].name,score:d[4+2*g]}))}}function Kn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function vt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=M(e,n),r=v(t,Vn,n),i=gt(k(o),!0,r);return{...i,encoding:i.encoding===void 0?null:E[i.encoding].name}}var Ea=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],ya=[33,36,37,
38],Ot=(e,t)=>{let n=Tt(e);return n===void 0?-1:ee(n,t)},Ds=(e,t,n)=>Math.min(wt(e,t,n)??1024,1048576),Ls=(e,t)=>Math.max(
3,t===-1?e:0),Ns=e=>qe(Tt(e)??"")??-1;function Ta(e,t,n){if(e)return v(e===!0?void 0:e,Vn,`${t}, option '${n}'`)}var wa={
defaultEncoding:Ot,detect:Ta,likelyEncoding:Ot,locale:Tt,maxPrescanBytes:Ds,parentEncoding:Ot,transportLayerEncodingLabel:Ns,
userOverride:Ot};function Rs(e,t){let n=v(e,wa,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Ls(i,Math.max(f,c)),declared(d){let a=Ui(d,i,f,c,s,o);return a===-1?void 0:fr(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>Ps(d)??ks(r,n.defaultEncoding)}}function Ps(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function ks(e,t){
return fr(Li(Kn(e),t===-1?21:t))}var ga={defaultEncoding:Ot,maxPrescanBytes:Ds,transportLayerEncodingLabel:Ns};function Ws(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=v(e,ga,t),i=s=>{let c=fr(Di(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Ls(o,r),declared:i,decide:()=>i(U)}}function Oa(e,t){let n={...Vn,
defaultEncoding:Ot},{defaultEncoding:o,...r}=v(e,n,t);return{prescanned:3,declared(i){let s=ge(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Ps(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Aa={detect:Oa,html:Rs,xml:Ws},Ba=["detect","html",
"xml"],Ia={prefixBytes:wt,sniff:dt(Ba)};function qn(e,t){let{prefixBytes:n,sniff:o}=v(e,Ia,t),r=Aa[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:u(()=>{let c=s.candidates&&gt(U,!0,s);return!ya.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>cr(
r,c),takesWhole:n===void 0}}function cr({prescanned:e,declared:t,options:n,decide:o},r){return t(Ae(r,e))??o(n&&gt(r,!0,
n))}function fr(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Ea[e>>8&255],score:null}}var Hs=({
encoding:e,confidence:t,source:n})=>({encoding:E[e].name,confidence:t,source:n});function $s(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:M(e,n),r=Rs(t,n);return o?Hs(cr(r,k(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function Gs(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=M(e,n),r=Ws(t,n);return Hs(
cr(r,k(o)))}function js(e){return E[ks(A(e),-1).encoding].name}var qs=["(B","(J","(I","$@","$B"],zn=class{#e=!0;#t=!0;read(t,n){let o=h(t),r=this.#e?_a(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Ca(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=Da(t,i);if(s=qs.includes(d),!s&&!n&&La(d))break;this.#t=s}else
s=f>=128||i<r&&Ua(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:h(t);for(;o<h(t)&&t[o]!==27;)o+=1;return o}};function _a(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(e))return 1/0;if(t&&=Vs(e[o],e[o+1]),n&&=Vs(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Ca(e,t){let n=h(e),{start:o,words:r}=oi(e,t),i=Ks(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Ks(e,o+4*s,n)}function Ks(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Vs=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Ua=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Da(e,t){let n="";for(let o=t+1;o<Math.min(t+3,h(e));o++)n+=String.fromCharCode(
e[o]);return n}var La=e=>e.length<2&&qs.some(t=>t.startsWith(e));var Zs=6,Me,dr=!1;function Qs(){Me=null,Me=b(Pa)??null,dr=Me!==null&&(I()||F()),I()&&(Zs=32)}var ec=e=>e.length<=6||e.length<=
Zs&&e.charCodeAt(0)<128,tc=e=>dr&&!ec(e);function Pa(){let e=Gr(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...nt(o)]}`&&Object.
getPrototypeOf(r)===Uint8Array.prototype?e:void 0}function ar(e){try{return Me?.encode(e)}catch{return}}function ur(e,t){
Me===void 0&&Qs();try{return Me?.encodeInto(e,t)}catch{return}}function At(e){return ec(e)?nt(e):(Me===void 0&&Qs(),ka(e)??
ar(e))}function ka(e){let{length:t}=e;if(!dr){if(t<=21)return nt(e);if(t<=64&&Wa()){let n=(Ha()||$a(e)<=64)&&vs(N,e);if(n)
return n}return t>=1024&&t<=65536&&ja(e)?vs(Ga(),e):void 0}}var Wa=u(()=>!oe()),Ha=u(()=>Se()||V()),$a=e=>e.length*Ht(nc(
e))*.75;function vs(e,t){let n=ur(t,e);return n?.read===t.length?$e(e,0,n.written):void 0}var Ga=u(()=>new Uint8Array(3*
65536)),ja=e=>zs()<=65535&&nc(e)>=zs(),zs=u(()=>oe()?256:ae()?0:1/0);function nc(e){let{length:t}=e;return e.charCodeAt(
0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}var Ka=u(()=>F()?32:Z()>0?48:I()?400:Se()?1024:1/0),lr=0;function mr(e,t){let{length:n}=e;if(n<Ka()||!He(t)||!Va(e))return;
if(lr>0){lr-=1;return}let o=At(e);if(o&&h(o)===n)return o;lr=15}var oc=e=>Math.max(8,e>>4);function Va(e){let{length:t}=e,
n=oc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function rc(e){let{length:t}=e,n=oc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var hr=["fatal","html","replacement"],Ja=u(()=>F()||I());function zt(e,t){let{length:n}=e,o=n<32?void 0:mr(e,t);if(o)return o;
let r=G(t);if(n>64&&n>(r?zi():ko()))return;if(r)return Ji(e,Fn(t));if(t===33)return n<=48?Qi(e,Fn(32)):void 0;if(!!0||n>
512&&Ja()&&rc(e))return;let i=Fn(t);return i&&Zi(e,i)}var fc=u(()=>F()||I()||X()||V()&&!ct);function dc(e,t){return fc()?
Xi(e,ki(t)):ji(e,t)}function cc(e,t){return zt(e,t)??(G(t)?dc(e,t):void 0)}var xr=()=>"",$=class{encoding;unmappable;#e;#t=null;#n=0;#o=U;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return E[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#d(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:hr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?At(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=cc(t,this.encoding);if(o)return o;Bn(this.encoding,
null),Wt(t,0,t.length);let r=bn(0,t.length,this.#i,!0);return r===-2||!H.finished()?void 0:et(r)}catch(o){throw Y(o)}}#c(t){
let n=G(this.encoding)&&this.unmappable==="fatal"&&fc(),o=()=>n?dc(t,this.encoding):void 0;return mr(t,this.encoding)??b(
o)}#d(t,n){let o=new de;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new De(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=U,this.#t=null,this.#n=0);let f=this.#e,d=this.#i,a=f===xr,m=f&&!a?2048:65536,
l=f&&this.encoding===33?new pr(c,o):void 0,p=l?x=>l.add(x):o,g=l?x=>l.addUnchanged(x):o,y=0,T=null;try{if(!s)for(;y+65536<
t.length;y+=65536){let x=cc(t.slice(y,y+65536),this.encoding);if(!x)break;o(x)}for(Bn(this.encoding,s);y===0||y<t.length;y+=
m){let x=Math.min(y+m,t.length);Wt(t,y,x);let xe=x===t.length;for(let be=0,Nr=!1;!Nr;){let tn=bn(be,x-y,d,n&&xe);p(et(tn===
-2?H.written():tn));let Rr=i+y+be+H.start();if(be+=H.read(),Nr=tn!==-2&&H.finished(),tn!==-2||a)continue;let ao=H.codePoint();
if(f){T=ce(T);let{count:xf}=B,Pr=()=>this.locate(Rr),nn=f(ao,Pr);B.count!==xf&&(Bn(this.encoding,T),Wt(t,y,x));let kr=Sf=>{
throw new De(Sf,Pr(),this.name)};typeof nn=="string"?Xa(nn,p,kr):nn?g(nn):kr(ao)}else r(ao,Rr)}}}catch(x){throw Y(x)}if(n){
l&&o(l.held);return}l&&(this.#o=l.held),this.#t=this.#r(t)?null:ce(),this.#n=i+t.length}};function Xa(e,t,n){let o=hn(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Wt(o,r,i,2048);let s=bn(2048,2048+i-r,0,!1);s===-2&&n(H.
codePoint()),t(et(s))}}var pr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=h(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(se(t,0,o)),this.held=se(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=U,this.#e(t)}},de=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=h(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);q(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){q(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?se(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Sr(this.#n),o=0;return this.forEach(r=>{q(
n,r,o),o+=h(r)}),n}};function Sr(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Re(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=ee(e,t);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Er(o,e,t)}function Er(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var It=class{decision=null;sample=U;detected;#e;#t=!0;#n=!1;#o=new zn;#r=new de;#i;#s=0;#c=U;#d=U;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new de;if(this.#t&&n&&this.#e.takesWhole)return this.#f(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+h(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new de;
let i=Ae(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#f(s,o,r):this.#a(r,n,o)}#a(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#f(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=h(s)>c,d=n&&
!f,{plain:a,evidence:m}=r.passesASCII()?this.#o.read(Ae(s,c),d):{plain:0,evidence:0};s=this.#m(s,a,o);let l=h(s),p=c-a;if(m===
-1)return n||f?this.#f(i(this.#u(Ae(s,p),d)),o,s):this.#l(s,l+1,o);let g=uc(Ae(s,p),m-a,r.windowBytes),y=Math.min(g+r.windowBytes,
p);if(l<y&&!n)return this.#l(s,y,o);let T=Ae(s,y),x=this.#u(T,l<y);if(y<=g||y===p||!r.passesASCII()||!eu(x,T))return this.#f(
i(x),o,s);s=this.#m(s,this.#o.skip(T,m-a),o)}}#u(t,n){this.sample=ve(ve(this.#c,this.#d),t);let o=this.#e.detection.options,
r=gt(this.sample,n,{...o,maxBytes:void 0}),i=this.#h(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#h(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=h(t);return r>0&&this.#r.add(se(t,0,r)),this.#i=n,{passed:o,rest:null}}#m(t,n,o){let r=Ae(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=ve(this.#c,Ae(r,i))),this.#d=ac(ve(this.#d,ac(O(r,i)))),O(t,n)}#f(t,n,o){
return this.decision=t,{passed:n,rest:o}}},ac=e=>O(e,Math.max(0,h(e)-64));function uc(e,t,n){let o=Math.min(h(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function eu(e,t){return e.isASCII||e.encoding===void 0&&!(t[uc(t,0,1/0)]>=128)}var yr=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new It(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new he(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new he(d.encoding,this.fatal,a,this.#n),le(f,this.#e.decode(s,n,o))}};function Tr(e,t){z(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new yr(qn(e,t),n,o)}function lc(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=M(e,n),
r=Tr(t,n),i=r.decode(k(o),!0,n),s=r.decision;return{text:i,encoding:E[s.encoding].name,score:s.score,source:s.source}}function ne(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function it(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function wr(){throw new TypeError("Illegal invocation")}var mc="Failed to execute 'encodeInto' on 'TextEncoder'",Zn=ne({TextEncoder:class{#e="utf-8";constructor(){new.target!==
Zn&&it(this,new.target,Zn)}get encoding(){return this.#e}encode(e=""){return#e in this||wr(),(typeof e=="string"&&tc(e)?
ar(e):void 0)??Ye(A(e))}encodeInto(e,t){#e in this||wr();let n;if(Me&&typeof e=="string"&&t instanceof Uint8Array)try{if(n=
Me.encodeInto(e,t),n.read===e.length)return n}catch{}ft(arguments.length,2,mc);let o=A(e),r=ii(t,mc),{read:i,written:s}=n??
ur(o,r)??{read:0,written:0};if(i===o.length||s===h(r))return{read:i,written:s};let c=tu(o.slice(i),O(To(r),s));return{read:i+
c.read,written:s+c.written}}}});function Ye(e){return At(e)??new $(0,"fatal").encode(e,!0)}function tu(e,t){let n=0,o=0;
for(;n<e.length;){let r=Wo(e,n);if(o+Ht(r)>h(t))break;o=Ho(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var pc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",hc=`!
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
?`;var ou=u(()=>{let e=hc.split(`
`),t=0;return new Map(pc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
xc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Sc(e){let t=new $(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof De)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Ec(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Ec(e,t,n){if(xc(e))return"";if(n===0)return null;let o=ru(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Ec(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function ru(e){
let t=[...ou().get(e)??[],...iu(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function iu(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),d=o.filter((l,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(
xc)&&i.push(a)}return[...r,...i]}var su=["fatal","html","replacement","ignore","translit"],cu=dt(su),Qn=(e,t,n)=>typeof e=="function"?e:cu(e,t,n);function eo(e,t,n){
return typeof e=="function"?(o,r)=>fu(e(o,r()),n):e==="ignore"?xr:e==="translit"?Sc(t):void 0}function fu(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=k(M(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return se(o,0,h(o))}var du="Failed to construct 'LegacyTextEncoder'",gr="Failed to execute 'encode'";function yc(e,t="utf-8",n=void 0){let o=Ce(
e,gr);if(n===void 0){let i=Re(A(t),gr);return i===0?Ye(o):zt(o,i)??new $(i,"fatal").encode(o,!0)}let r=to(t,n,gr);return r.
encoding===0?Ye(o):r.encode(o,!0)}function to(e,t,n){let o=A(e),r=t===void 0?"fatal":v(t,{unmappable:Qn},n).unmappable,i=Re(
o,n);return new $(i,r,eo(r,i,n))}var Tc=ne({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=to(e,t,du)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Ce(e,o);z(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var uu=u(I),Oc=e=>e>=29&&He(e);function Ar(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(Oc(t)?nr():Oe(t)&&uu())&&!n?new Or(
t,n,o):ir(e)}var Or=class extends he{#e=void 0;#t=!1;#n=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){return this.#t||
!this.#o(t,n)?super.decode(t,n,o):this.#r(t,n)}#o(t,n){return this.#n||n?this.#n:(this.#t=!lu(this.encoding,t,ue(t)),!this.#t)}#r(t,n){
let o=ue(t),r=o>1024&&ie(t,o)?se(t,0,o):t;this.#e??=R(this.name,!1,this.ignoreBOM),this.#n=!n;try{return this.#e.decode(
r,{stream:!n})}catch(i){throw this.#e=void 0,this.#n=!1,Y(i)}}};function lu(e,t,n){return n<40||Oc(e)&&!rr(e,t,n)?!1:(wc[e]??=
b(()=>pu(e))===!0,wc[e])}var wc=[],mu=[97,128,129,142,143,161,195,216,227,240,255],gc=[32,48,129,161,220,254];function pu(e){
let t=R(E[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);Ze(e,n);let f=pt(0,Qe(c,1,0,!1,s));return n=ce(),t.decode(c,{
stream:!s})===f};return mu.flatMap(i=>gc.flatMap(s=>gc.flatMap(c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&hu(e)}function hu(e){
let t=R(E[e].name,!1,!1),n=un(e)??[];return[...n,...n].map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===
(Oe(e)?"\uFEFF":"")}var Ft="Failed to execute 'decode' on 'TextDecoder'",Mt=ne({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Ac(e,t,"Failed to construct 'TextDecoder'"),new.target!==Mt&&it(this,new.target,Mt)}get encoding(){return E[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=U,t=void 0){
if(t===void 0&&!this.#n){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!ie(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return jn(s).decodeWhole(
e,ue(e),Ft)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=wo(e);if(f)return Yn(s,
new Uint8Array(e),f,Ft)}}let n=e instanceof Uint8Array&&ArrayBuffer.isView(e);n||M(e,Ft),typeof t!="object"&&z(t,Ft);let o=!!t?.
stream,r=n?e:Be(e),i=this.#e;return i.isStateless||!this.#n&&!o?Yn(i,r,ue(r),Ft):(this.#t??=Ar(i),this.#n||this.#t.reset(),
this.#n=o,this.#t.decode(r,!o,Ft))}}});function Ac(e,t,n){let o=A(e);z(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return En(
Cs(o,n),r,i)}var Bc=(e,t,n)=>Ar(Ac(e,t,n));var no=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new $(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=h(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(O(t,i,s?r:i+4096),
s?n:D.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=Su(this.#e.copy(),t,r);let i=new de,s;try{this.#e.transcode(t,n===
D.result?D.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=je(c,h(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
D.result,o),this.#n=n===D.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function Su(e,t,n){
let o=h(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return m=>{for(;m>=f&&d<o;)r=O(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,D.none,l=>{f+=h(l)/2}),a=void 0;return a??=Eu(i,r),a[m-c]}}function Eu(e,t){let n=h(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Fc(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?yu(o.from,t,c):0;if(d>0){o.transcode(O(t,c,c+d),D.none,
()=>{});for(let x=0;x<d;x++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=O(t,c,c+1),m=o.copy(),l=0,p=0;o.transcode(a,D.none,
x=>{l===0&&(p=x[0]|x[1]<<8),l+=h(x)/2}),l>0&&(r[i++]=s);let g=p===65533&&s<f?Mc(m,a,D.none):void 0,y=g&&g.offset+g.length;
for(let x=1;x<l;x++)r[i++]=y===void 0?s:y+x-1;let T=f-s===2||f<=2;l>0&&!g?s=f+1:(g||T)&&(s=Fc(o))}return r[i]=s,r[i+1]=s+
1,r}function yu(e,t,n){if(G(e))return h(t)-n;let o=n;if(He(e))for(;t[o]<128;)o+=1;return o-n}var Fc=e=>Mc(e,U,D.source)?.
offset??e.position;function Mc(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof te)return o;throw o}}function Cc(e,t){let n="Failed to execute 'transcode'",o=M(e,n),r=Lc(t,n);return gu(Be(o),r,n)??Au(o,r,n)}var Tu=2**24,wu=u(
()=>F()||Z()>=26&&!oe()?{fromUTF16:Tu,fromOther:400}:Z()>0?{fromUTF16:320,fromOther:160}:I()?{fromUTF16:160,fromOther:80}:
{fromUTF16:64,fromOther:64});function gu(e,{from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(n===0?!o:
!r&&!Oe(n)),f=h(e);if(!c||f>Ou(t,n))return;let d=je(e,f,t,r,i,s);return n===0?Ye(d):zt(d,n)}function Ou(e,t){if(t!==0)return 64;
let{fromUTF16:n,fromOther:o}=wu();return e===38||e===37?n:o}function Au(e,t,n){let{from:o,to:r}=t;return yn(n,()=>{let i=typeof o==
"number"?bc(new Jt(o,r,t),k(e)):null;if(i)return i;let s=Nc(o,r,t,n);return bc(s,Uc(t,e))})}function bc(e,t){let n=new de;
return e.transcode(t,D.result,r=>n.add(r))===!1?null:n.concatenate()}function Uc({unmappable:e},t){let n=k(t);return typeof e==
"function"?se(n,0,h(n)):n}function Dc(e,t){let n=Lc(e,t);return{common:Nc(n.from,n.to,n,t),toBytes:o=>Uc(n,o)}}function Lc(e,t){
z(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=Fu(n?.from,t),s=!!n?.ignoreBOM,c=Iu(n?.to),f=Qn(n?.unmappable,t,"unmappable"),d=i===
"auto"?qn(e,t):ee(i,t),a=c===void 0?0:Er(ee(c,t),c,t);if(o&&!Oe(a))throw new RangeError(`${t}: ${E[a].name} has no byte \
order mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function Nc(e,t,n,o){return typeof e=="number"?
_c(e,t,n,o):new Ir(e,_c(0,t,n,o))}function _c(e,t,n,o){let{unmappable:r,losses:i}=n,s=eo(r,t,o);if(!s||Oe(t))return new Jt(
e,t,n);let c=Bu(e,n);return new no(c,t,r,i?.counting(s)??s)}function Bu(e,t){return new Jt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var Iu=e=>e===void 0?void 0:A(e);function Fu(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return A(e)}var Jt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Do(t,this.
to,this.#n.ignoreBOM,this.#e),_i(t,n),this.#e=ce())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=et,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(un(this.to)??[]));let a=Math.max(0,hr.indexOf(c)),m=h(t);try{Do(this.from,this.to,i,this.#e);for(let l=0;;){
let p=m-l<=65536,g=p&&l===0?t:O(t,l,p?m:l+65536),y=Yi(g,r,a,p?n:D.none);d?.addBlock(this.#t+l);let T=y<0?H.written():y;if(T>
0&&o(f(T)),y===-2&&c!=="fatal")return!1;if(y<0&&this.#o(y,l),l+=H.read(),p&&H.finished())break}}catch(l){throw Y(l)}this.#e=
n===D.result?null:ce(),this.#t=n===D.none?this.#t+m:0}#o(t,n){let o=this.#t+n+H.start();throw this.#e=ce(),this.#t=0,t===
-1?new te(E[this.from].name,o,H.length()):new De(H.codePoint(),o,E[this.to].name)}},Ir=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===D.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new It(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==D.none);i.length>0&&(this.#i.transcode(
i.concatenate(),D.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function Fr(e,t,n){let o=jr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function Xt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Fr(e,(o,r)=>r(t.decode(k(M(o,n)),!1,n)),o=>o(t.decode(
U,!0,n)))}var oo=ne({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=Bc(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=n,this.#t=Xt("TextDecoderStream",n),new.target!==oo&&it(this,new.target,oo)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),ro=ne({TextEncoderStream:class{#e;constructor(){this.#e=Rc("TextEnco\
derStream",new $(0,"fatal"),A),new.target!==ro&&it(this,new.target,ro)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Rc(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Fr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var Pc=ne({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=to(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Rc("LegacyTextEncoderSt\
ream",n,Ce)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),kc=ne({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=Dc(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new de;
try{yn(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=Fr("TranscoderStream",(i,s)=>r(M(
i,o),D.none,s),i=>r(U,D.result,i))}get encoding(){let{decision:e}=this.#e;return e&&E[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var Wc=ne({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=Tr(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=Xt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&E[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var bt=class{fatal;ignoreBOM;#e;#t;#n=U;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&h(this.#n)===0?t:ve(this.#n,t);if(!n&&vr(r))return this.#n=
r,"";let i=ge(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new he(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?O(r,s):r,n,o)}};var Hc=ne({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=A(e);
z(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new bt(ee(o,n),r,i);this.#e=s,this.#t=Xt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function $c(e,t){let n="Failed to execute 'findUnmappable'",o=Ce(e,n),r=Re(A(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new $(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Gc(e){let t=ge(Be(M(e,"Failed to execute 'bomSniff'")));return t?E[t.encoding].name:null}function _t(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=M(e,o),i=ee(A(t),o);z(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Be(r);return ge(f)?new bt(
i,s,c).decode(f,!0,o):je(f,ue(f),i,s,!0,o)}function jc(e){let t=Be(M(e,"Failed to execute 'utf8Decode'")),n=ge(t);return Vc(
n?.encoding===0?O(t,n.bytes.length):t)}function Zt(e){return Vc(Be(M(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Yc(e){
let t=M(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Be(t);return je(n,ue(n),0,!0,!0)}catch(n){if(n instanceof
te)return null;throw n}}function Kc(e){return ft(arguments.length,1,"Failed to execute 'utf8Encode'"),Ye(A(e))}var Vc=e=>je(
e,ue(e),0,!1,!0);async function qc(e=void 0){let t=await e;if(t===void 0)bo()||await Mo(sn,!0);else{let n=Mu(t)?await bu(t):t;await Mo(()=>n,
!1)}}var Mu=e=>typeof e?.arrayBuffer=="function";function bu(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var Cu=0,st=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),zc="application/x-www-form-urlencoded",vc=u(()=>{
let e=new Set([...Array(32).keys(),127]),t=st(e,' "#<>'),n=st(t,"?^`{}"),o=st(n,"/:;=@[\\]|"),r=st(o,"$%&+,");return{"C0\
 control":e,fragment:st(e,' "<>`'),query:t,"special-query":st(t,"'"),path:n,userinfo:o,component:r,[zc]:st(r,"!'()~")}});
function Jc(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Re(A(e),r,"the result of getOutputE\
ncoding()"),s=A(t),f=dt(Object.keys(vc()),"argument")(A(n),r,"percentEncodeSet"),d={spaceAsPlus:xn},{spaceAsPlus:a=f===zc}=v(
o,d,r),m=vc()[f],l="",p="",g=()=>{Cu=p.charCodeAt(0),l=le(l,p),p=""};return new $(i,"fatal").encodeOrFail(s,!0,y=>{for(let T=0;T<
h(y);T++){let x=y[T];a&&x===32?p+="+":x>126||m.has(x)?p+=`%${x.toString(16).toUpperCase().padStart(2,"0")}`:p+=String.fromCharCode(
x)}p.length>65536&&g()},y=>{p+=`%26%23${y}%3B`}),g(),l}var Du=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Ur=e=>Du.test(e),Lu=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Nu=u(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Ru(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Nu();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:Ur(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Mr;function io(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(_t(Uint8Array.from(r),e))}var br;function Qt(e){br??=new Uint16Array(65536),Mr??=[io("shift_jis",
136,151,64),io("gbk",176,215),io("big5",164,198,64),io("euc-kr",176,200)];let t=Mr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=br[i]||Ru(r,i);br[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of Mr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Lu.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var sf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),cf=/^(?:GBK|Shift_JIS|Big5|EUC)/,ff=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
nl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Ct="UTF-8",ol=(e,t,n)=>Math.min(wt(e,t,n,"steps")??2,3);function df(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Ce(e,n),{maxSteps:r}=v(t,{maxSteps:ol},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return rl(c,r).map(({steps:f,gain:d})=>({text:rf(o,f,uf)??o.replace(/[^\r\n]+/g,
a=>rf(a,f,Lr)??a),path:f.map(({really:a,readAs:m})=>`${a} read as ${m}`).reverse(),score:1-2**(-d/8)}))}function rl(e,t){
let n=of(e);if(n>25)return[];let o=Qt(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>sl(d,o)).sort(Dr);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>il(e,f.text)).sort(Dr).slice(0,5);for(let f of s)f.gain+=.6*of(f.text);s.sort(Dr);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var il=(e,t)=>[...e].some(n=>!Ur(n)&&!t.includes(
n)),nf=e=>e.match(/[^\0-\x7F]/g)?.length??0;function af(e,t){let n=fo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>fo(s,t)).join(""):"",i=.7*nf(e)<nf(r)?fo(r,t):void 0;return i&&{part:r,bytes:i}}var Dr=(e,t)=>t.
gain-e.gain;function sl({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of sf.entries()){let f=cf.test(c)&&!ff.test(
e)?void 0:af(e,c);if(!f)continue;let{part:d,bytes:a}=f,m=d===e?o:o+Qt(e)-Qt(d),p=d.includes(Pe)||lf(a)?.includes(Pe)?cl:
vt(a).candidates;for(let{encoding:g,score:y}of p){if(y<.003)break;if(t.length>0&&g!==Ct&&t[0].really!==Ct)continue;let T=Lr(
a,g,d,!0);if(T===void 0||T===d)continue;let x=n+2.4*Math.log2(y)-s*.25-(g===Ct?-2:1)-(t.length>0?4:0),xe=r-m-Qt(T)+x;i.push(
{text:T,steps:[...t,{really:g,readAs:c}],bits:x,left:m,gain:xe})}}return i}function of(e){if(e.includes(Pe))return 0;let t=ff.
test(e),n=-1/0;for(let o of sf){let i=nl.test(o)&&cf.test(o)===t?af(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:m}of vt(c).candidates)a===o||Lr(c,a,s)===s?f+=m:d=Math.max(d,m);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function rf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=fo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var en="\x7F",Pe="\uFFFD",cl=[{encoding:Ct,score:.9}];function fo(e,t){
if(e.includes(Pe)&&e.includes(en))return;let n=e.replaceAll(Pe,en).replace(/[\x80-\x9F]/g,o=>_t(Uint8Array.of(o.charCodeAt(
0)),t));try{return new $(Re(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function uf(e,t,n,o=!1){if(n.includes(
Pe))return t===Ct?fl(e):void 0;try{return new Mt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Lr(e,t,n,o){
let r=uf(e,t,n,o);return r===void 0&&t===Ct&&!n.includes(Pe)?lf(e):r}function lf(e){let t=Zt(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function fl(e){let t=Zt(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,en),
[n,o]=[t.split(en),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Pe)&&n.length<=o.length+1?t.replaceAll(en,Pe):void 0}function mf(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";ft(arguments.length,1,o);let r=hn(A(e)),i=hf(
t,o),s={bigEndian:xn},{bigEndian:c=i!==38}=v(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=Sr(f+2*r.length),[a,m]=c?[0,1]:
[1,0],l=(p,g)=>{d[g+a]=p>>8,d[g+m]=p};i||l(65279,0);for(let p=0;p<r.length;p++)l(r.charCodeAt(p),f+2*p);return d}function pf(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=M(e,o),i=hf(t,o);z(n,o);let s=!!n?.fatal,c=k(r),f=dl(c),d=new he(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new te(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(O(c,2),!0,o)}`}function dl(e){let t=ge(e)?.encoding;return t===0?void 0:t}function hf(e,t){let n=A(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Wc as AutoDecoderStream,Hc as DecoderStream,Tc as LegacyTextEncoder,Pc as LegacyTextEncoderStream,Mt as TextDecoder,
oo as TextDecoderStream,Zn as TextEncoder,ro as TextEncoderStream,kc as TranscoderStream,De as UnmappableError,Gc as bomSniff,
_t as decode,lc as decodeAuto,pf as decodeUTF16,vt as detectEncoding,yc as encode,mf as encodeUTF16,E as encodings,$c as findUnmappable,
Xr as getOutputEncoding,qc as initialize,Jr as labelToName,js as localeDefaultEncoding,Jc as percentEncodeAfterEncoding,
df as repairMojibake,si as resolveEncoding,$s as sniffHTMLEncoding,Gs as sniffXMLEncoding,Cc as transcode,jc as utf8Decode,
Zt as utf8DecodeWithoutBOM,Yc as utf8DecodeWithoutBOMOrFail,Kc as utf8Encode};
