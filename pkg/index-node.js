var tn=(e,t)=>e?.prototype?.[t],nn=e=>tn(globalThis.Buffer,e),je=nn("ucs2Slice"),nt=nn("ucs2Write"),Lr=nn("utf8Slice"),Ne=nn(
"latin1Slice"),Nr=e=>globalThis[e],Rr=Nr("TextDecoder"),lf=tn(Rr,"decode"),lo=Nr("TextEncoder"),mf=tn(lo,"encode"),pf=tn(
lo,"encodeInto");function X(e,t=!1,n=!0){let o=new Rr(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:lf})}function Pr(){let e=new lo;return Object.defineProperties(e,{encode:{value:mf},encodeInto:{value:pf}}),e}function _(e){
try{return e()}catch{return}}var I=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,le=()=>mo().includes("Chrom\
e/"),Z=()=>mo().includes("AppleWebKit/")&&!le()&&!(ee()>0);function mo(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Q=()=>"Deno"in globalThis,Y=()=>mo()==="Cloudflare-Workers",be=()=>Z()||Y(),ee=()=>Y()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),se=()=>ee()<22,Mt=e=>globalThis.process?.getBuiltinModule?.(e),uo;function kr(){let{
TransformStream:e}=globalThis;return e&&e===uo?e:(uo=[e,Mt("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),uo)}var hf=e=>Mt("node:fs").readFileSync(e);function Wr(e){try{return hf(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var on=()=>Wr(()=>new URL("./encoding-prepared.wasm",import.meta.url)),rn="encoding-wasm";var sn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var E=Ef();function Ef(){let e=sn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var $r=u(()=>new Map(E.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),yf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],rt=e=>e<36&&e!==33,$=e=>e>0&&e<29,cn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[e].name),Tf=e=>yf.find(([t])=>e>=t)[1];function Ye(e){let t=$r();return t.get(e)??t.get(Kr(gf(e)))}function ne(e,t){
let n=Ye(e);if(n===void 0){let o=xo(e),r=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Tf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${rn}' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var wf=u(
()=>new Map(Array.from($r(),([e,t])=>[fn(e),t]).reverse()));function xo(e){let t=fn(e),n=wf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var fn=e=>Kr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Gr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ee(e){if(e[0]>=239)return Gr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function jr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Yr(e){return Gr.find(t=>t.encoding===e)?.bytes}function Ke(e){return e===
0||e===37||e===38}function gf(e){let t=0,n=e.length;for(;Hr(e[t]);)t+=1;for(;Hr(e[n-1]);)n-=1;return e.slice(t,n)}var Hr=e=>`\
	
\f\r `.includes(e);function Kr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Vr(e){let t=Ye(`${e}`);return t===
void 0?null:E[t].name}function qr(e){let t=Ye(`${e}`);return t===void 0?null:E[t!==36&&t!==37&&t!==38?t:0].name}var So=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,vr=()=>Object.getPrototypeOf(Uint8Array.prototype),dn=e=>So(vr(),
e),Eo=e=>So(DataView.prototype,e),Bf=()=>So(ArrayBuffer.prototype,"byteLength"),an=e=>vr()[e],zr=dn(Symbol.toStringTag),
un=dn("buffer"),yo=dn("byteOffset"),Jr=dn("byteLength"),If=an("includes"),Ff=an("set"),bf=an("slice"),Mf=an("subarray"),
_f=Eo("buffer"),Cf=Eo("byteOffset"),Xr=Eo("byteLength"),Zr=Bf(),h=e=>Jr.call(e);function Me(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:h(e)}var O=(e,t,n=h(e))=>new Uint8Array(un.call(e),yo.call(e)+t,n-t);function Ve(e,t){
let n=new Uint8Array(h(e)+h(t));return V(n,e),V(n,t,h(e)),n}function Qr(e,t){let n=yo.call(e),o=t+(-(n+t)&3),r=Math.max(
0,h(e)-o)>>2,i=r>0?new Int32Array(un.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var ye=(e,t)=>O(e,0,Math.min(
t,h(e))),V=(e,t,n)=>Ff.call(e,t,n),ei=(e,t)=>If.call(e,t),Uf=u(()=>I()?96:Z()?1024:1/0);function pe(e,t,n){if(n-t<=Uf())
return bf.call(e,t,n);let o=new Uint8Array(n-t);return V(o,Mf.call(e,t,n)),o}function Re(e,t,n){if(n>24)return pe(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function ce(e,t){if(t<=64)return!1;try{return Zr.call(
un.call(e)),!1}catch{return!0}}var Df="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function b(e,t,n=Df){
if(!ArrayBuffer.isView(e)&&wo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function ti(e,t){if(ArrayBuffer.isView(
e)&&zr.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function P(e){
if(ArrayBuffer.isView(e))return To(e);try{return new Uint8Array(e)}catch{return U}}var Te=e=>e instanceof Uint8Array?e:P(
e);function To(e){try{return zr.call(e)===void 0?new Uint8Array(_f.call(e),Cf.call(e),Xr.call(e)):new Uint8Array(un.call(
e),yo.call(e),Jr.call(e))}catch{return U}}var U=new Uint8Array;function wo(e){try{return Zr.call(e)}catch{}try{return Xr.
call(new DataView(e))}catch{return}}function q(e,t,n){v(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function v(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var A=e=>`${e}`;function ln(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function _e(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}var mn=e=>e===void 0?void 0:!!e;function it(e,t,n){if(e>=t)return;let o=t===1?"argum\
ent":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function st(e,t="option"){return(n,o,r)=>{
if(n===void 0)return e[0];let i=A(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} \
'${r}' can't be '${i}'; use one of '${s}'.`)}}var Lf=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Nf=u(()=>new Map(Lf.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function Rf(e){return Ye(e)??Nf().get(fn(e))??xo(e)}function ni(e){let t=Rf(A(e));return t===void 0?null:E[t].name}var Oo=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#n=0;#o=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=$(t)&&!n}accept(t){_(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#r(t))}#r({newDecoder:t,canFail:n,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(t,n){
let o=this.#t;this.#n>0?this.#n-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(t){try{let{byteLength:n}=t;
if(n<this.#e||n>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&ce(t,n)))try{
let o=this.decoder.decode(t),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},oi=[],Ao=[];function hn(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Ao[o];if(r)
return r;let i=new Oo(e,t,n);Ao[o]=i;let s=oi[e];return s&&i.accept(s),i}function ct(e,t){oi[e]=t;for(let n=0;n<4;n++)Ao[4*
e+n]?.accept(t)}var re=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function xn(e,t){try{return t()}catch(n){throw n instanceof re?n.toTypeError(e):n}}var kf=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,ri=Symbol.for("encoding-wasm.UnmappableError"),Ce=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${kf(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&ri in o}[ri](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function ci(e,t,n){let o=Sn(f=>Gf(f,n),e,t),r=Sn(Yf,e,t);if(o&&r){let f=Q()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(
d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:Q()?o.writeBytes:void 0,
mostByTable:512}}let i=Bo(e);if(o)return I()?jf(o,Sn(si,e,t)):o;let s=r??Sn(si,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=
c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Sn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=e(t);return r.write(o,n),Bo(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var $f="\
strings";function Gf(e,t){let[n]=WebAssembly.Module.customSections(t,$f),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function jf(e,t){let{
read:n,readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Yf(e){let[t,n]=[je,nt],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(m,l){V(d,new Uint8Array(
e.buffer,m,2*l),a),a+=2*l},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function si(e){let t=X("utf-16le"),{write:n,most:o}=Bo(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:n,most:o}}function Bo(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return qe(i,s,r);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var En,S,Fo,fi,di,z,G={input:0,units:0,output:0},Ct=0,yn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function he(e,t){
yn.name=e,yn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&Vf(),B.isBusy=!0}function Vf(){try{pi(),En??=li(zf(on())),mi(
new WebAssembly.Instance(En),En)}catch(e){throw hi(e)}}async function bo(e,t){try{pi();let n=e(),o=ai(n)?n:await WebAssembly.compile(t?n:vf(n));li(o);let r=await WebAssembly.instantiate(
o);if(Mo())return;mi(r,o),En=o}catch(n){throw hi(n)}}var qf=[0,97,115,109];function vf(e){let t=P(b(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(qf.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Mo=()=>!B.isBusy;function zf(e){return ai(e)?e:new WebAssembly.Module(e)}function ai(e){try{return WebAssembly.
Module.customSections(e,ui),!0}catch{return!1}}var ui="encoding-wasm";function li(e){let[t]=WebAssembly.Module.customSections(
e,ui),n=`${rn} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function mi({
exports:e},t){S=e,Io=WebAssembly.RuntimeError,G.input=S.input(),G.units=S.units(),G.output=S.output(),Si(),z=ci(S.memory,
G.units,t),Ct=Math.min(S.units_length(),z.most),B.isBusy=!1}function pi(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function hi(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Jf(e))return new RangeError(`encoding-wasm: ${xi} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var xi="no memory \
for WebAssembly; free some, and call again",Jf=e=>e instanceof RangeError&&/memory/i.test(e.message);function Ut(){return Co(),
Fo}function Tn(){return Co(),fi}function _o(){return Co(),di}function Co(){Fo[0]===void 0&&Si()}function Si(){let{buffer:e}=S.
memory;Fo=new Uint8Array(e),fi=new Uint8Array(e,G.input,65536),di=new Int32Array(e,S.codec(),S.codec_length()>>2)}function wn(e,t){
return he(e,-1),Dt(t)}function Dt(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw J(t)}}var Io;function J(e){if(!B.
isBusy||!Io||!(e instanceof Io))return e;let t=E[yn.encoding]?.name,n=`${yn.name}${t?` of ${t}`:""} failed`;return Xf()?
new RangeError(`encoding-wasm: ${n}: ${xi}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Xf(){try{return S.memory.grow(32),
!1}catch{return!0}}function xe(e=null){let t=_o();return Ai(t,e??new Int32Array(t.length))}function Oi(){return S.held()!==0?xe():(B.newCodec=
Nt,null)}var Uo=e=>Ai(e,_o());function Ai(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Lt(e,t){Bi(e,t)||(he(
"decoding",e),t?Uo(t):S.new_decoder(e),Nt=e===33||e===36?NaN:e)}var Nt=NaN;function Bi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function gn(e,t){Bi(~e,t)||(he("encoding",e),t?Uo(t):S.new_encoder(e),Nt=~e)}function Do(e,t,n,o){
he("transcoding",e),o?Uo(o):S.new_transcoder(e,t,+n)}function Ii(e,t){S.set_source_encoding(e,+t),B.isBusy=!1}function ut(e){
let t=h(e),n=S.alloc(t)>>>0;return V(Ut(),e,n),[n,t]}var td=u(()=>Uint8Array.from(sn,e=>e.charCodeAt(0))),Ei,Fi=e=>wn("s\
niffing",()=>(Ei!==S&&S.give_labels(...ut(td())),Ei=S,e())),bi=(e,t,...n)=>Fi(()=>S.sniff_html(...ut(e),t,...n)),Mi=(e,t,n)=>Fi(
()=>S.sniff_xml(...ut(e),t,n));var _i=(e,t)=>wn("sniffing",()=>S.default_for(...ut(e),t)),Ci=()=>he("detection",-1);function Ui(e,t){try{S.feed_detector(
...ut(e),+t)}catch(n){throw J(n)}}var Di=(e,t,n,o)=>Dt(()=>{let r=f=>f?ut(f):[0,0],i=S.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=S.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function Rt(e,t,n,o,r){
ve(e,t),B.isBusy=!0;let i=S.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Nt),No(i)}var Ue={encoding:-1,at:0,most:0,owner:void 0};function On(e,t,n){if(Ue.encoding!==e||Ue.owner!==S||B.isBusy){try{he("dec\
oding",e),Ue.owner=S,Ue.at=z.readBytes?S.byte_table(e):0,Ue.most=!cn(e)&&z.mostByTable||1/0,Ue.encoding=e}catch(r){throw J(
r)}B.isBusy=!1}if(Ue.at===0||n>Ue.most)return;if(n<=65536)return ve(t,n),yi(n);if(z.most>Ct)return;let o="";for(let r=0;r<
n;r+=65536){let i=Math.min(65536,n-r);ve(O(t,r,r+i),i),o=fe(o,yi(i))}return o}function Pt(e,t,n,o){return wn("decoding",
()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),ve(r===t?e:O(e,i,i+r),r),!S.is_free_of(
r,n,o))return!1;return!0})}function Lo(e,t){let n=-1,o,r;function i(s){try{return he(e,s),n=s,r=S,o=t(s),B.isBusy=!1,o}catch(c){
throw J(c)}}return s=>s===n&&r===S&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var An=Lo("encoding",e=>{let t=S.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=S.memory;return $(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Li=Lo("encod\
ing",e=>{let t=S.unit_table(e)>>>0,n=new Uint8Array(65536);return V(n,new Uint8Array(S.memory.buffer,t,16384)),n}),Bn=Lo(
"decoding",e=>{let t=$(e),n=(!t?S.pair_table(e):S.byte_table(e))>>>0;return n>0?new Uint16Array(S.memory.buffer,n,t?256:
65536):void 0}),yi=e=>z.readBytes(G.input,e,Ue.at);function fe(e,t){try{return e+t}catch(n){throw new RangeError("The te\
xt is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Ni=e=>e+
65536+3<=Ct,Ri=e=>e>Ct&&e<268435456?z.collect?.(e+3):void 0,Pi=()=>G.units,ki=()=>Ut()[G.units]|Ut()[G.units+1]<<8,In=(e,t)=>z.
read(G.units+2*e,t-e),kt=(e,t,n,o=0)=>z.write(e.slice(t,n),G.units+2*o);function Wi(e,t){if(!B.isBusy&&!z.writeBytes)return;
he("encoding",t);let n=z.writeBytes?.(e,G.output,S.unit_table(t));return B.isBusy=!1,n===e.length?ze(n):void 0}function Fn(e,t,n,o){
B.isBusy=!0;let r=S.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&W.finished()&&(B.newCodec=Nt),No(r)}var D={none:0,
source:1,result:2};function Hi(e,t,n,o){let r=h(e);ve(e,r),B.isBusy=!0;let i=S.transcode_block(r,+t,n,o);return B.isBusy=
!1,No(i)}function ve(e,t){let n=Tn();if(t>8)try{V(n,e)}catch{V(n,O(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function No(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ze=e=>Re(
Ut(),G.output,e);var W={finished:()=>S.finished()!==0,read:()=>S.read(),written:()=>S.written(),codePoint:()=>S.code_point(),start:()=>S.
start(),length:()=>S.length()};var N=new Uint8Array(256);function Xe(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return $i(N,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return $i(n,o,e);n[o]=r}return n}function $i(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)N[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)N[r++]=s;else if(s<2048)N[r++]=
192|s>>6,N[r++]=128|s&63;else if(!Je(s))N[r++]=224|s>>12,N[r++]=128|s>>6&63,N[r++]=128|s&63;else{let c=Wo(n,i);c>=65536&&
(i+=1),r=Ho(c,N,r)}}return Re(N,0,r)}var Ki=u(()=>nt||I()||Z()?96:Y()?1024:128),ko=u(()=>be()||I()||F()?65536:128),nd=u(
()=>new Uint8Array(2*ko()));function Vi(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var od=u(Y);function qi(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(od()?Pt(o,n,0,255):!ei(o,0))?o:void 0}function vi(e,t){let{length:n}=e,o=2*n<=256?N:
nd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return Re(o,0,r)}var rd=e=>e===14||e===15||e===27;function zi(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,N[o]=27,N[o+1]=r?36:40,N[o+
2]=66,o+=3),r){if(!(c>=41216))return;N[o]=c>>8&127,N[o+1]=c&127,o+=2}else{if(rd(s))return;N[o]=c,i<n&&(o+=1)}}return Re(
N,0,o)}var Je=e=>(e&63488)===55296;function Wo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Wt=e=>e<128?1:e<2048?2:e<65536?3:4;function Ho(e,t,n){if(e<128)return t[n]=e,n+1;let o=Wt(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Ji=new Uint8Array(128),de=id(
Ji);function id(e){return new Uint16Array(e.buffer)}var Ht=u(()=>jo()?0:18),$o=u(()=>I()||se()?18:8),sd=u(()=>Q()||!(ee()>=
22||be())?64:32),cd=u(()=>Z()?64:32),fd=u(()=>Z()?36:18),Xi=(e,t)=>(e[0]&e[t>>1])>=128;function Zi(e,t,n){return n?t<=$o():
t<=fd()||t<=cd()&&(Xi(e,t)||Un())}var bn=(e,t)=>t<=18||t<=64&&Xi(e,t)&&t<=sd(),Se={length:0,bytes:0};function Ze(e,t,n,o){
if(e[0]<128&&jo())return Yo(e,t)?Ne.call(e,0,t):void 0;let r=0;for(;r<t;r++){let i=e[r];if(i>=128)break;de[r]=i}if(r===t&&
r<=18)return qe(de,0,r);for(let i=r;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))
return Gi(e,s,t,n,o,r);let m=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|m:(f&15)<<12|m<<6|l,(m|l)>=64||!d&&(c<2048||Je(
c)||c===65279))return Gi(e,s,t,n,o,r)}de[r++]=c}return $t(r)}function Qi(e,t,n){if(t%2>0)return;let o=0;for(let r=0;r<t;r+=
2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(Je(i))return;de[o++]=i}return $t(o)}function Gi(e,t,n,o,r,i){let s=Go();for(let c=t;c<
n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,m=d===0&&f>=128,l=f===224?160:f===240?144:128,
p=f===237?159:f===244?143:191,g=0;for(;g<d&&c<n;g++,c++){let y=e[c];if(y<l||y>p)break;l=128,p=191,a=a<<6|y&63}if(g<d){if(c===
n&&!o){if(f>=239)return;es(f,128|a&63,1+g);break}m=!0}if(m&&r||(m&&(a=65533),a===65279))return;a>65535&&(de[i++]=55232+(a>>
10),a=56320|a&1023),de[i++]=a}return $t(i)}function Mn(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){
if(r??=Bn(o),!r)return;if(d=r[f],Je(d)){if(s<t)d=r[f|e[s++]<<8];else if(!n&&Cn(f,o))break;if(Je(d))return dd(e,c,t,n,i,o,
r)}}de[i++]=d}return $t(i)}function dd(e,t,n,o,r,i,s){let c=Go();for(let f=t;f<n&&r<=c;){let d=e[f++],a=d<128?d:s[d];if(Je(
a)){if(f===n&&!o&&Cn(d,i))break;let m=f<n?e[f]:0;if(a=s[d|m<<8],!Je(a))f+=1;else if(ud(a))a=65533;else{let p=f+2<n&&i<=30?
ad(d,m,e[f+1],e[f+2]):0;if(p===0)return;de[r++]=55232+(p>>10),a=56320|p&1023,f+=3}}de[r++]=a}return $t(r)}function ad(e,t,n,o){
let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var ud=e=>e>=57088&&e<=57216;function _n(e,t,n){return Se.length=0,Ze(O(e,t,n),n-t,!1,!0)===""}function Cn(e,t){
let n=t!==32||e<144||e>160;return n&&es(e,0,1),n}function es(e,t,n){Se.length=n,Se.bytes=e|t<<8}function $t(e){if(e<3||e<=
18&&!jo())return qe(de,0,e);if(Un())return je.call(Ji,0,2*e);if(!(e>Go()))return qe(de,0,18)+qe(de,18,e-18)}var Go=u(()=>Un()?
1/0:36),jo=u(()=>F()&&Un()),Un=u(()=>_(ld)===!0);function ld(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=n=>n.call(e,0,e.length);return t(je)==="a\uFEFF\uD83D"&&t(Ne)==="a\0\xFF\xFE=\xD8"}function Yo(e,t){for(let n=0;n<t;n++)
if(e[n]>=128)return!1;return!0}function ae(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-
1]<128}var Dn=u(()=>_(Ed)),ht=u(()=>_(yd)),hd=u(()=>_(Md)),xd=u(()=>_(_d));function ts(e,t,n){let o=ns(e);if(!(!o||n<24||ce(t,n))&&
!(e===0&&rs(t,n)))return o.takes?.(t,n)===!1?void 0:o}function ns(e){return e===0?ht():e===38?hd():e===37?xd():void 0}function Ln(e,t,n,o){
if(Se.length=0,o&&t>8192||t>1024&&(ce(e,t)||rs(e,t)))return;let r=ht();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!_n(e,i,t))))try{let s=i<t?O(e,0,i):e,c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&c!==void 0&&Nn(s,i,c),c}catch{return}}function os(e,t,n){let o=ns(e);if(!(n%2>0||!o?.takes?.(t,n)||ce(
t,n)))return o.decode(t,!0)}function rs(e,t){if(t<8192||Sd())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var Sd=u(Z);function Ed(){let{isAscii:e}=Mt("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function yd(){let e=se(),t=e?Dn():void 0;if(e&&!t)return;
let n=X("utf-8"),o=_(gd),r=T=>n.decode(T),i=Bd(r),s=wd(i,o),c=t&&((T,x)=>ae(T,x)&&t(T)),f=c??(le()?Id:Y()?bd:void 0),d=c?
(T,x)=>fs(T,x)||x>256&&c(T,x):f,a=Uint8Array.of(...is,...cs.flat()),m=`${ss}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.
of(97,127),p=i(a,a.length)===m&&r(a)===m&&n.decode(a.buffer)===m&&i(l,2)==="a\x7F"&&Ko(T=>s(T,T.length)),g=Ne;if(!p||t&&
g.call(l)!=="a\x7F")return;let y=(T,x)=>X("utf-8",T&&o!==void 0,x);return ct(0,{newDecoder:y,isRight:(T,x)=>Od(y(T,x)),canFail:!0,
...Td()}),{decode(T,x){try{return t?g.call(T):(x?s:r)(T,T.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,
takes:f,completeLength(T,x){for(let ue=1;ue<=3&&ue<=x;ue++){let Fe=T[x-ue];if(Fe<128)break;if(Fe>=192)return(Fe>=240?4:Fe>=
224?3:2)>ue?x-ue:x}return x}}}function Td(){return F()?pt(1):Q()?{...pt(257),leastBeyondASCII:65,leastOfBuffer:8192}:se()?
{...pt(19),most:2048,onlyASCII:!0}:le()?{...pt(48),leastOfBuffer:48,onlyASCII:!0}:Y()?{...pt(33),most:1023}:pt(ee()>0?512:
33)}var pt=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function wd(e,t){let n=Ad(e);
return t?F()||be()?o=>t.decode(o):ee()>0?(o,r)=>ae(o,r)?t.decode(o):n(o,r):n:n}function gd(){let e=X("utf-8",!0);return Ko(
n=>e.decode(n))&&Ko(({buffer:n})=>e.decode(n))&&!Q()?e:void 0}var Od=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let n=Uint8Array.of(...Xe("\uFEFF"),...Xe(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),Ko=e=>e(
Uint8Array.from(is))===ss&&cs.every(t=>_(()=>e(Uint8Array.from(t)))===void 0),is=[239,187,191,97,230,188,162,240,159,146,
169],ss="\uFEFFa\u6F22\u{1F4A9}",cs=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Ad=e=>(t,n)=>{
let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function Bd(e){let[t,n]=[Lr,Ne];if(se())return(r,i)=>i>256?n.call(r):
e(r);if(!t||F()||!(ee()>=22))return e;let o=Q()?fs:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var fs=(e,t)=>t<=64||t<=256&&
ae(e,t);function Id(e,t){if(t<64)return!1;if(ae(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>8||t>=768&&r===0&&n>=3*o}var Fd=u(
Y),Vo=0;function Nn(e,t,n){t<1024||!Fd()||!ae(e,t)||(Vo=n.length===t?0:Vo+1)}function bd(e,t){if(t<1024)return!0;if(ae(e,
t))return Vo<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function Md(){
return I()||be()?ds(!1):Cd()}function _d(){return I()?ds(!0):void 0}function Cd(){let e=je,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=se()?512:1/0;return as(!1,(i,s)=>s<=o||ae(i,s)&&Dn()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.
length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function ds(e){let t=X(e?"utf-16be":"utf-16le"),o=[65279,55357,
28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return as(e,()=>!0,
(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var as=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,
r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var j={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},zo=!0;function Rn(e,t,n,o){return zo?
Ud(e,t,n,o):void 0}function Ud(e,t,n,o){if((j.encoding!==o||j.owner!==S||B.isBusy)&&!Dd(o)||t>j.most&&(t>j.mostBeyondASCII||
ae(e,t)))return;ve(e,t);let{readBytes:r,readPairs:i}=z;if(!!0||!j.isOfPairs)return r(G.input,t,j.address);let{piece:s}=j,
c=i(G.input,t,j.address,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=Tn();if(c.length===s){let a=f[t],m=i(G.input+
t-a,a,j.address,+!n,s);if(m===null)return;c+=m}return f[t]===0||Cn(f[t-1],o)?c:void 0}function Dd(e){return B.isBusy||(zo=
z.readPairs!==void 0,!zo)?!1:(he("decoding",e),Dt(()=>{let t=$(e);j.isOfPairs=!t,j.address=t?S.byte_table(e):S.pair_table(
e);let{any:n,beyondASCII:o,piece:r}=Gt(e);return j.piece=r,j.most=j.address>0?n:0,j.mostBeyondASCII=j.address>0?o:0,j.owner=
S,j.encoding=e,!0}))}var Ld=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return z.readPairs?I()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(F()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function Gt(e){let{windows1252:t,single:n,multi:o}=Ld();return e===21?t:$(e)?
n:o}var kn=u(()=>F()?0:be()||se()?8:le()?352:18),ms=u(()=>Math.min(kn(),Ht(),$o())),Nd=u(F);function ps(e,t,n){if(n>64)return ae(
t,n)?Rd(e,t,n):void 0;if(n<=Ht()||(t[n>>1]|t[n-1])>=128||!Yo(t,n))return;let o=$n();return o?o.call(t,0,n):On(e,t,n)}function Rd(e,t,n){
let o=$n(),r=$(e);if(!(n<512&&(r||!o))&&!(e===21&&Es(n))&&!(r&&ws(e))&&!ce(t,n))try{return Dn()?.(t)??Pt(t,n,128,128)?o?
o.call(t):ht()?.decodeQuickly(t,n):void 0}catch{return}}var Pn=[],Jo=[];function hs(e,t,n){if(!(Jo[e]===null||n<=kn())&&
!(n>=512&&n>ys(e)))return Jo[e]??=kd(e),Hn(Jo[e],t,n)}function xs(e,t,n){return n<512?(Nd()?Xo(e,t,n):void 0)??On(e,t,n)??
Xo(e,t,n)??us(e,t,n):Xo(e,t,n)??($d(e)?us(e,t,n):void 0)??On(e,t,n)}var Zo=0,Ss=u(()=>Qo()?8192:512),Es=e=>Zo>0&&e<Ss();
function Xo(e,t,n){let o=$n();if(!(!o||e!==21)){if(Es(n)){Zo-=1;return}if(!Hd(t,n)){n<Ss()&&(Zo=15);return}if(!ce(t,n))try{
return o.call(t)}catch{return}}}var us=(e,t,n)=>Hn(Ts(e),t,n);function Hn(e,t,n){if(!(!e||n>1024&&ce(t,n)))try{return e.
decode(t)}catch{return}}var Pd=u(()=>F()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function ys(e){if(ws(
e))return 8192;let{windows1252:t,other:n}=Pd();return e===21?t:n}function kd(e){let t=Kd(e)?Ts(e):null;if(t){let n=Wn(e,
jt()).includes("\uFFFD"),o=Math.max(kn(),Gt(e).any)+1;ct(e,{newDecoder:r=>r&&n?X(E[e].name,!0):t,isRight:r=>!(r&&n)||qd(
e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:I()?1:kn()+1,most:ys(e),onlyASCII:!1})}return t}function Ts(e){
return Pn[e]===void 0&&(Pn[e]=null,Pn[e]=_(()=>Vd(e))??null),Pn[e]}var $n=u(()=>_(Wd));function Wd(){let e=Ne,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Hd(e,t){let n=Math.min(t,64);
for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Pt(e,t,128,224)}var $d=e=>e===21?Qo():Gd()||jd()&&cn(e),ws=e=>!$n()&&
(e===21?Qo():Yd()),Gd=u(()=>I()||Z()),jd=u(()=>Y()||F()),Yd=u(I),Qo=u(()=>I()||F()||!(ee()>0)),Kd=e=>I()||F()||be()||se()||
le()&&e===21,jt=()=>Uint8Array.from({length:256},(e,t)=>t);function Wn(e,t){let n=Bn(e);return String.fromCharCode(...Array.
from(t,o=>n[o]))}function Vd(e){let t=X(E[e].name),n=r=>t.decode(r)===Wn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);
return jt().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function qd(e){let t=Wn(e,jt()),n=jt().filter(f=>t[f]!=="\uFFFD"),
o=X(E[e].name,!0),r=f=>_(()=>o.decode(f)),i=f=>r(f)===Wn(e,f),s=Uint8Array.from({length:4096},(f,d)=>n[d%n.length]),c=f=>r(
Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&jt().every(f=>n.includes(f)?i(Uint8Array.of(f)):
c(f))}var gs;function Os(e,t,n){return gs??=vd(),gs(e,t,n)}function vd(){let e=ht(),t=!(e&&F());return(n,o,r)=>{if(t&&bn(n,o)){
let i=Ze(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?e?.decodeOrFail(n,o):e?.decodeQuickly(
n,o)}catch{return}}}function Yt(e,t,n,o=!1){try{Lt(e,null);let r=Rt(t,n,0,o,!0);return r<0?void 0:In(0,r)}catch(r){throw J(
r)}}var tr=u(()=>I()?{any:2048,markup:1/0}:Y()?{any:512,markup:2048}:{any:0,markup:F()?2048:Z()?112:0}),Xd=u(()=>tr().markup>
0?1/0:33),As=(e,t,n)=>e>=29&&e<36&&n>=Xd()&&t[0]>=128,Bs=[];function Is(e,t,n){let{any:o,markup:r}=tr();if(n>r||n>o&&!Zd(
t,n))return;let i=Bs[e];if(i)return Hn(i,t,n);Qd(e,n)}function Zd(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(
t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var Kt=[];function Qd(e,t){Kt[e]===void 0&&(Kt[e]=_(()=>ra(e))??
null);let n=Kt[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,Kt[e]=null,_(()=>{let{value:o}=n.sequences.next();
o?n.decoder.decode(o)===Yt(e,o,h(o))&&(Kt[e]=n):ea(e,n.decoder)})))}function ea(e,t){Bs[e]=t;let{any:n,piece:o}=Gt(e);ct(
e,{newDecoder:r=>r?X(E[e].name,!0):t,isRight:r=>!r||ta(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.
max(18,n)+1,leastOfBuffer:1,most:tr().any,onlyASCII:!1})}var ta=e=>na.every(t=>oa.every(n=>{let o=X(E[e].name,!0),r=Uint8Array.
of(97,t,...n);return _(()=>o.decode(r))===Yt(e,r,r.length,!0)})),na=[128,129,142,143,161,224,255],oa=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],ra=e=>({decoder:X(E[e].name),sequences:sa(
e),credit:0}),ia=[[239,187,191],[254,255],[255,254],[132,49,149,51]],er=[10,164,162];function*sa(e){let[t,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of ia)yield Uint8Array.of(...i,...er);for(let i=128;i<=255;i++)yield Qe([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Qe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Qe([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Qe([i,Math.min(i+7,254)],n,r,n);yield Qe([227,227],[50,
50],o,n),yield Qe([129,129],[48,48],t),yield Qe([129,129],[48,48],r,t)}}function Qe(...e){let t=e.map(([s,c])=>c-s+1),n=t.
reduce((s,c)=>s*c),o=e.length+er.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-
1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(er,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
e.length-1),r}var Ae=new Uint8Array(512),Fs=[];function da(e){return Fs[e]??=O(Ae,0,e),Fs[e]}var Be=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Me(t);if(!this.#e){let i=this.#n===0?this.#c(t,r,n):this.#h(t,r,n);if(i!==void 0)
return n||this.#d(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;
if(r===0&&n>0){let s=i?Os(t,n,this.fatal):Ln(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#a(s):s}else{let s=n>
0?Rn(t,n,!0,r):void 0,f=s===void 0&&!(i&&As(r,t,n))?this.#f(t,n,!0):this.#u(s);if(f!==void 0)return f;let d=i&&!Ke(r)?Yt(
r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#l(t,n,o,r);
if(a!==void 0)return a;this.#x()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#S(t,n,o)??this.#p(t,n,o)}catch(a){throw this.#e=
i,this.#o=s,this.#r=c,J(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;Se.length=0;let i=n>0&&r!==0?Rn(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#u(i)}#f(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=bn(t,n)?Ze(t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Ln(
t,n,o,this.fatal);return this.#a(f)}if(r===38||r===37){let c=n<=36?Qi(t,n,r===37):os(r,t,n);return this.#a(c)}if(!rt(r))
return;let i=$(r),s=n<=(i?ms():t[0]<128?Ht():18)?Mn(t,n,o,r):aa(r,i,t,n,o);return this.#u(s)}#u(t){return this.fatal&&this.
encoding!==21&&t?.includes("\uFFFD")?void 0:t}#a(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):
t}#h(t,n,o){let r=this.#n+n;if(n===0||r>Ae.length)return;Se.length=0,this.#m(t,r);let i=r<=18;return this.encoding===0?i?
Ze(Ae,r,o,this.fatal):Ln(da(r),r,o,this.fatal):this.#u(Rn(Ae,r,o,this.encoding)??(i?Mn(Ae,r,o,this.encoding):void 0))}#l(t,n,o,r){
if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=(c&255)<224?2:3;if(f+n<=d)return;this.#m(t,d);
let a=Ze(Ae,d,!0,!0);if(a===void 0)return;let m=d-f;this.#n=0,this.#r+=m,this.#o=!0;try{return fe(a,this.decode(O(t,m),o,
r))}catch(l){throw this.#o=s,l instanceof re||l instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),l}}#m(t,n){
Ae[0]=this.#t,Ae[1]=this.#t>>8;let o=this.#n;if(n>32)V(Ae,t,o);else for(let r=o;r<n;r++)Ae[r]=t[r-o]}#d(t){this.#r+=t,this.#o||=
this.#n+t>Se.length,this.#n=Se.length,this.#t=Se.bytes}#x(){let t=Uint8Array.of(this.#t,this.#t>>8);try{Lt(this.encoding,
null),Rt(t,this.#n,0,this.fatal,!1),this.#e=xe(),this.#n=0}catch(n){throw J(n)}}#S(t,n,o){if(this.fatal&&this.encoding===
0&&n<=8192)return;let r=ts(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))
return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(O(t,0,i),i,
!0),this.#i)return s}let f=i===0&&c===n?t:O(t,i,c),d=r.decode(f,this.fatal);if(d===void 0){if(s=fe(s,this.#p(f,c-i,!0)),
this.#i)return s}else Nn(f,c-i,d),s=fe(s,this.#a(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&_n(
t,c,n)?(this.#d(n-c),s):fe(s,this.#p(O(t,c,n),n-c,o))}#p(t,n,o){Lt(this.encoding,this.#e);let r="",i=Ri(n),s=this.#o||this.
ignoreBOM||!Ke(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),m=f===0&&d?t:O(t,f,f+a),
l=Rt(m,a,c,this.fatal,o&&d);if(l<0)return this.#e=xe(),this.#i=new re(this.name,this.#r+f+W.start(),W.length()),r;if(c+=
l,c>0&&(d||!Ni(c))){let p=!s&&ki()===65279?1:0;i?i.add(Pi()+2*p,c-p):r=fe(r,In(p,c)),s=!0,c=0}if(d)break}return this.#o=
s,this.#e=o?null:Oi(),this.#r+=n,i?i.toText():(this.encoding===0&&Nn(t,n,r),r)}},aa=(e,t,n,o,r)=>(t?hs(e,n,o):void 0)??(n[0]<
128?ps(e,n,o):void 0)??(!t&&r&&o>18?Is(e,n,o):void 0)??(Zi(n,o,t)?Mn(n,o,r,e):void 0)??(t?xs(e,n,o):void 0),jn=({encoding:e,
fatal:t,ignoreBOM:n})=>new Be(e,t,n);function Gn(e){return e.common??=jn(e),e.common}var He=(e,t,n,o,r,i)=>Yn(hn(n,o,r),
e,t,i);function Yn(e,t,n,o){if(n<e.leastOfAny)return Gn(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==
void 0)return r;let i=Gn(e).decodeWhole(t,n,o);return e.most<0&&e.reconsider(i,n),i}function bs(e,t){let n=ne(e,t);if(n===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return n}var St=e=>e==null?void 0:A(e);function Et(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function ua(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>ne(A(o),t))}}var Vn={allowUTF8:e=>e===void 0||!!e,candidates:ua,locale:St,maxBytes:Et,
tld:St},nr=["text","ASCII","empty","binary","unknown"];function yt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=h(e),f=Math.min(c,i);Ci();for(let p=0;p<f;p+=65536){let g=Math.min(p+65536,f);Ui(O(e,p,g),t&&g===c)}let d=Di(
o,r&&Kn(r),s&&Kn(s),n),{0:a,1:m,2:l}=d;return{encoding:m<0?void 0:m,score:l,kind:nr[a],isASCII:nr[a]==="ASCII"||nr[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(p,g)=>({encoding:E[d[3+2*g]].name,score:d[4+2*g]}))}}function Kn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Vt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=b(e,n),r=q(t,Vn,n),i=yt(P(o),!0,r);return{...i,encoding:i.encoding===void 0?null:E[i.encoding].name}}var pa=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],ha=[33,36,37,
38],Tt=(e,t)=>{let n=St(e);return n===void 0?-1:ne(n,t)},_s=(e,t,n)=>Math.min(Et(e,t,n)??1024,1048576),Cs=(e,t)=>Math.max(
3,t===-1?e:0),Us=e=>Ye(St(e)??"")??-1;function xa(e,t,n){if(e)return q(e===!0?void 0:e,Vn,`${t}, option '${n}'`)}var Sa={
defaultEncoding:Tt,detect:xa,likelyEncoding:Tt,locale:St,maxPrescanBytes:_s,parentEncoding:Tt,transportLayerEncodingLabel:Us,
userOverride:Tt};function Ds(e,t){let n=q(e,Sa,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Cs(i,Math.max(f,c)),declared(d){let a=bi(d,i,f,c,s,o);return a===-1?void 0:rr(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>Ls(d)??Ns(r,n.defaultEncoding)}}function Ls(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Ns(e,t){
return rr(_i(Kn(e),t===-1?21:t))}var Ea={defaultEncoding:Tt,maxPrescanBytes:_s,transportLayerEncodingLabel:Us};function Rs(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=q(e,Ea,t),i=s=>{let c=rr(Mi(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Cs(o,r),declared:i,decide:()=>i(U)}}function ya(e,t){let n={...Vn,
defaultEncoding:Tt},{defaultEncoding:o,...r}=q(e,n,t);return{prescanned:3,declared(i){let s=Ee(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Ls(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Ta={detect:ya,html:Ds,xml:Rs},wa=["detect","html",
"xml"],ga={prefixBytes:Et,sniff:st(wa)};function qn(e,t){let{prefixBytes:n,sniff:o}=q(e,ga,t),r=Ta[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:u(()=>{let c=s.candidates&&yt(U,!0,s);return!ha.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>or(
r,c),takesWhole:n===void 0}}function or({prescanned:e,declared:t,options:n,decide:o},r){return t(ye(r,e))??o(n&&yt(r,!0,
n))}function rr(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:pa[e>>8&255],score:null}}var Ps=({
encoding:e,confidence:t,source:n})=>({encoding:E[e].name,confidence:t,source:n});function ks(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:b(e,n),r=Ds(t,n);return o?Ps(or(r,P(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function Ws(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(e,n),r=Rs(t,n);return Ps(
or(r,P(o)))}function Hs(e){return E[Ns(A(e),-1).encoding].name}var Ys=["(B","(J","(I","$@","$B"],zn=class{#e=!0;#t=!0;read(t,n){let o=h(t),r=this.#e?Ia(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Fa(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=Ma(t,i);if(s=Ys.includes(d),!s&&!n&&_a(d))break;this.#t=s}else
s=f>=128||i<r&&ba(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:h(t);for(;o<h(t)&&t[o]!==27;)o+=1;return o}};function Ia(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(e))return 1/0;if(t&&=js(e[o],e[o+1]),n&&=js(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Fa(e,t){let n=h(e),{start:o,words:r}=Qr(e,t),i=Gs(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Gs(e,o+4*s,n)}function Gs(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var js=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,ba=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Ma(e,t){let n="";for(let o=t+1;o<Math.min(t+3,h(e));o++)n+=String.fromCharCode(
e[o]);return n}var _a=e=>e.length<2&&Ys.some(t=>t.startsWith(e));var zs=6,Ie,ir=!1;function Js(){Ie=null,Ie=_(Da)??null,ir=Ie!==null&&(I()||F()),I()&&(zs=32)}var Xs=e=>e.length<=6||e.length<=
zs&&e.charCodeAt(0)<128,Zs=e=>ir&&!Xs(e);function Da(){let e=Pr(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Xe(o)]}`&&Object.
getPrototypeOf(r)===Uint8Array.prototype?e:void 0}function sr(e){try{return Ie?.encode(e)}catch{return}}function cr(e,t){
Ie===void 0&&Js();try{return Ie?.encodeInto(e,t)}catch{return}}function wt(e){return Xs(e)?Xe(e):(Ie===void 0&&Js(),La(e)??
sr(e))}function La(e){let{length:t}=e;if(!ir){if(t<=21)return Xe(e);if(t<=64&&Na()){let n=(Ra()||Pa(e)<=64)&&Ks(N,e);if(n)
return n}return t>=1024&&t<=65536&&Wa(e)?Ks(ka(),e):void 0}}var Na=u(()=>!Q()),Ra=u(()=>le()||Y()),Pa=e=>e.length*Wt(Qs(
e))*.75;function Ks(e,t){let n=cr(t,e);return n?.read===t.length?Re(e,0,n.written):void 0}var ka=u(()=>new Uint8Array(3*
65536)),Wa=e=>Vs()<=65535&&Qs(e)>=Vs(),Vs=u(()=>Q()?256:se()?0:1/0);function Qs(e){let{length:t}=e;return e.charCodeAt(0)|
e.charCodeAt(t>>1)|e.charCodeAt(t-1)}var $a=u(()=>F()?32:ee()>0?48:I()?400:le()?1024:1/0),fr=0;function dr(e,t){let{length:n}=e;if(n<$a()||!rt(t)||!Ga(e))return;
if(fr>0){fr-=1;return}let o=wt(e);if(o&&h(o)===n)return o;fr=15}var ec=e=>Math.max(8,e>>4);function Ga(e){let{length:t}=e,
n=ec(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function tc(e){let{length:t}=e,n=ec(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var ur=["fatal","html","replacement"],Va=u(()=>F()||I());function qt(e,t){let{length:n}=e,o=n<32?void 0:dr(e,t);if(o)return o;
let r=$(t);if(n>64&&n>(r?Ki():ko()))return;if(r)return Vi(e,An(t));if(t===33)return n<=48?zi(e,An(32)):void 0;if(!!0||n>
512&&Va()&&tc(e))return;let i=An(t);return i&&vi(e,i)}var ic=u(()=>F()||I()||Z()||Y()&&!nt);function sc(e,t){return ic()?
qi(e,Li(t)):Wi(e,t)}function rc(e,t){return qt(e,t)??($(t)?sc(e,t):void 0)}var lr=()=>"",H=class{encoding;unmappable;#e;#t=null;#n=0;#o=U;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return E[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:ur.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?wt(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=rc(t,this.encoding);if(o)return o;gn(this.encoding,
null),kt(t,0,t.length);let r=Fn(0,t.length,this.#i,!0);return r===-2||!W.finished()?void 0:ze(r)}catch(o){throw J(o)}}#c(t){
let n=$(this.encoding)&&this.unmappable==="fatal"&&ic(),o=()=>n?sc(t,this.encoding):void 0;return dr(t,this.encoding)??_(
o)}#f(t,n){let o=new ie;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Ce(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=U,this.#t=null,this.#n=0);let f=this.#e,d=this.#i,a=f===lr,m=f&&!a?2048:65536,
l=f&&this.encoding===33?new ar(c,o):void 0,p=l?x=>l.add(x):o,g=l?x=>l.addUnchanged(x):o,y=0,T=null;try{if(!s)for(;y+65536<
t.length;y+=65536){let x=rc(t.slice(y,y+65536),this.encoding);if(!x)break;o(x)}for(gn(this.encoding,s);y===0||y<t.length;y+=
m){let x=Math.min(y+m,t.length);kt(t,y,x);let ue=x===t.length;for(let Fe=0,_r=!1;!_r;){let Qt=Fn(Fe,x-y,d,n&&ue);p(ze(Qt===
-2?W.written():Qt));let Cr=i+y+Fe+W.start();if(Fe+=W.read(),_r=Qt!==-2&&W.finished(),Qt!==-2||a)continue;let ao=W.codePoint();
if(f){T=xe(T);let{count:af}=B,Ur=()=>this.locate(Cr),en=f(ao,Ur);B.count!==af&&(gn(this.encoding,T),kt(t,y,x));let Dr=uf=>{
throw new Ce(uf,Ur(),this.name)};typeof en=="string"?qa(en,p,Dr):en?g(en):Dr(ao)}else r(ao,Cr)}}}catch(x){throw J(x)}if(n){
l&&o(l.held);return}l&&(this.#o=l.held),this.#t=this.#r(t)?null:xe(),this.#n=i+t.length}};function qa(e,t,n){let o=ln(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);kt(o,r,i,2048);let s=Fn(2048,2048+i-r,0,!1);s===-2&&n(W.
codePoint()),t(ze(s))}}var ar=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=h(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(pe(t,0,o)),this.held=pe(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=U,this.#e(t)}},ie=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=h(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);V(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){V(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?pe(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=mr(this.#n),o=0;return this.forEach(r=>{V(
n,r,o),o+=h(r)}),n}};function mr(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function De(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=ne(e,t);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return pr(o,e,t)}function pr(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Ot=class{decision=null;sample=U;detected;#e;#t=!0;#n=!1;#o=new zn;#r=new ie;#i;#s=0;#c=U;#f=U;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new ie;if(this.#t&&n&&this.#e.takesWhole)return this.#d(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+h(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new ie;
let i=ye(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#d(s,o,r):this.#u(r,n,o)}#u(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#d(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=h(s)>c,d=n&&
!f,{plain:a,evidence:m}=r.passesASCII()?this.#o.read(ye(s,c),d):{plain:0,evidence:0};s=this.#m(s,a,o);let l=h(s),p=c-a;if(m===
-1)return n||f?this.#d(i(this.#a(ye(s,p),d)),o,s):this.#l(s,l+1,o);let g=fc(ye(s,p),m-a,r.windowBytes),y=Math.min(g+r.windowBytes,
p);if(l<y&&!n)return this.#l(s,y,o);let T=ye(s,y),x=this.#a(T,l<y);if(y<=g||y===p||!r.passesASCII()||!Ja(x,T))return this.#d(
i(x),o,s);s=this.#m(s,this.#o.skip(T,m-a),o)}}#a(t,n){this.sample=Ve(Ve(this.#c,this.#f),t);let o=this.#e.detection.options,
r=yt(this.sample,n,{...o,maxBytes:void 0}),i=this.#h(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#h(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=h(t);return r>0&&this.#r.add(pe(t,0,r)),this.#i=n,{passed:o,rest:null}}#m(t,n,o){let r=ye(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=Ve(this.#c,ye(r,i))),this.#f=cc(Ve(this.#f,cc(O(r,i)))),O(t,n)}#d(t,n,o){
return this.decision=t,{passed:n,rest:o}}},cc=e=>O(e,Math.max(0,h(e)-64));function fc(e,t,n){let o=Math.min(h(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Ja(e,t){return e.isASCII||e.encoding===void 0&&!(t[fc(t,0,1/0)]>=128)}var hr=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new Ot(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new Be(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new Be(d.encoding,this.fatal,a,this.#n),fe(f,this.#e.decode(s,n,o))}};function xr(e,t){v(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new hr(qn(e,t),n,o)}function dc(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=b(e,n),
r=xr(t,n),i=r.decode(P(o),!0,n),s=r.decision;return{text:i,encoding:E[s.encoding].name,score:s.score,source:s.source}}function oe(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function et(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Sr(){throw new TypeError("Illegal invocation")}var ac="Failed to execute 'encodeInto' on 'TextEncoder'",Zn=oe({TextEncoder:class{#e="utf-8";constructor(){new.target!==
Zn&&et(this,new.target,Zn)}get encoding(){return this.#e}encode(e=""){return#e in this||Sr(),(typeof e=="string"&&Zs(e)?
sr(e):void 0)??$e(A(e))}encodeInto(e,t){#e in this||Sr();let n;if(Ie&&typeof e=="string"&&t instanceof Uint8Array)try{if(n=
Ie.encodeInto(e,t),n.read===e.length)return n}catch{}it(arguments.length,2,ac);let o=A(e),r=ti(t,ac),{read:i,written:s}=n??
cr(o,r)??{read:0,written:0};if(i===o.length||s===h(r))return{read:i,written:s};let c=Xa(o.slice(i),O(To(r),s));return{read:i+
c.read,written:s+c.written}}}});function $e(e){return wt(e)??new H(0,"fatal").encode(e,!0)}function Xa(e,t){let n=0,o=0;
for(;n<e.length;){let r=Wo(e,n);if(o+Wt(r)>h(t))break;o=Ho(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var uc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",lc=`!
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
?`;var Qa=u(()=>{let e=lc.split(`
`),t=0;return new Map(uc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
mc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function pc(e){let t=new H(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Ce)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=hc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function hc(e,t,n){if(mc(e))return"";if(n===0)return null;let o=eu(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:hc(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function eu(e){
let t=[...Qa().get(e)??[],...tu(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function tu(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),d=o.filter((l,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(
mc)&&i.push(a)}return[...r,...i]}var nu=["fatal","html","replacement","ignore","translit"],ou=st(nu),Qn=(e,t,n)=>typeof e=="function"?e:ou(e,t,n);function eo(e,t,n){
return typeof e=="function"?(o,r)=>ru(e(o,r()),n):e==="ignore"?lr:e==="translit"?pc(t):void 0}function ru(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=P(b(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return pe(o,0,h(o))}var iu="Failed to construct 'LegacyTextEncoder'",Er="Failed to execute 'encode'";function xc(e,t="utf-8",n=void 0){let o=_e(
e,Er);if(n===void 0){let i=De(A(t),Er);return i===0?$e(o):qt(o,i)??new H(i,"fatal").encode(o,!0)}let r=to(t,n,Er);return r.
encoding===0?$e(o):r.encode(o,!0)}function to(e,t,n){let o=A(e),r=t===void 0?"fatal":q(t,{unmappable:Qn},n).unmappable,i=De(
o,n);return new H(i,r,eo(r,i,n))}var Sc=oe({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=to(e,t,iu)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":_e(e,o);v(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var At="Failed to execute 'decode' on 'TextDecoder'",Bt=oe({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Ec(e,t,"Failed to construct 'TextDecoder'"),new.target!==Bt&&et(this,new.target,Bt)}get encoding(){return E[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=U,t=void 0){
if(t===void 0&&!this.#n){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!ce(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return Gn(s).decodeWhole(
e,Me(e),At)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=wo(e);if(f)return Yn(s,
new Uint8Array(e),f,At)}}let n=e instanceof Uint8Array&&ArrayBuffer.isView(e);n||b(e,At),typeof t!="object"&&v(t,At);let o=!!t?.
stream,r=n?e:Te(e),i=this.#e;return i.isStateless||!this.#n&&!o?Yn(i,r,Me(r),At):(this.#t??=jn(i),this.#n||this.#t.reset(),
this.#n=o,this.#t.decode(r,!o,At))}}});function Ec(e,t,n){let o=A(e);v(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return hn(
bs(o,n),r,i)}var yc=(e,t,n)=>jn(Ec(e,t,n));var no=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new H(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=h(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(O(t,i,s?r:i+4096),
s?n:D.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=cu(this.#e.copy(),t,r);let i=new ie,s;try{this.#e.transcode(t,n===
D.result?D.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=He(c,h(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
D.result,o),this.#n=n===D.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function cu(e,t,n){
let o=h(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return m=>{for(;m>=f&&d<o;)r=O(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,D.none,l=>{f+=h(l)/2}),a=void 0;return a??=fu(i,r),a[m-c]}}function fu(e,t){let n=h(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=wc(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?du(o.from,t,c):0;if(d>0){o.transcode(O(t,c,c+d),D.none,
()=>{});for(let x=0;x<d;x++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=O(t,c,c+1),m=o.copy(),l=0,p=0;o.transcode(a,D.none,
x=>{l===0&&(p=x[0]|x[1]<<8),l+=h(x)/2}),l>0&&(r[i++]=s);let g=p===65533&&s<f?gc(m,a,D.none):void 0,y=g&&g.offset+g.length;
for(let x=1;x<l;x++)r[i++]=y===void 0?s:y+x-1;let T=f-s===2||f<=2;l>0&&!g?s=f+1:(g||T)&&(s=wc(o))}return r[i]=s,r[i+1]=s+
1,r}function du(e,t,n){if($(e))return h(t)-n;let o=n;if(rt(e))for(;t[o]<128;)o+=1;return o-n}var wc=e=>gc(e,U,D.source)?.
offset??e.position;function gc(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof re)return o;throw o}}function Bc(e,t){let n="Failed to execute 'transcode'",o=b(e,n),r=bc(t,n);return uu(Te(o),r,n)??mu(o,r,n)}var Tr=2**24,au=u(
()=>{let e=ee()>0&&!Q();return F()?{utf16:Tr,windows1252:400,other:400,toOther:64}:e&&ee()>=26?{utf16:Tr,windows1252:Tr,
other:400,toOther:64}:e||Q()?{utf16:320,windows1252:160,other:160,toOther:64}:I()?{utf16:160,windows1252:80,other:80,toOther:64}:
{utf16:64,windows1252:64,other:64,toOther:64}});function uu(e,{from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t==
"number"&&(n===0?!o:!r&&!Ke(n)),f=h(e);if(!c||f>lu(t,n))return;let d=He(e,f,t,r,i,s);return n===0?$e(d):qt(d,n)}function lu(e,t){
let n=au();return t!==0?n.toOther:e===38||e===37?n.utf16:e===21?n.windows1252:n.other}function mu(e,t,n){let{from:o,to:r}=t;
return xn(n,()=>{let i=typeof o=="number"?Oc(new vt(o,r,t),P(e)):null;if(i)return i;let s=Mc(o,r,t,n);return Oc(s,Ic(t,e))})}
function Oc(e,t){let n=new ie;return e.transcode(t,D.result,r=>n.add(r))===!1?null:n.concatenate()}function Ic({unmappable:e},t){
let n=P(t);return typeof e=="function"?pe(n,0,h(n)):n}function Fc(e,t){let n=bc(e,t);return{common:Mc(n.from,n.to,n,t),toBytes:o=>Ic(
n,o)}}function bc(e,t){v(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=xu(n?.from,t),s=!!n?.ignoreBOM,c=hu(n?.to),f=Qn(n?.unmappable,
t,"unmappable"),d=i==="auto"?qn(e,t):ne(i,t),a=c===void 0?0:pr(ne(c,t),c,t);if(o&&!Ke(a))throw new RangeError(`${t}: ${E[a].
name} has no byte order mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function Mc(e,t,n,o){return typeof e==
"number"?Ac(e,t,n,o):new wr(e,Ac(0,t,n,o))}function Ac(e,t,n,o){let{unmappable:r,losses:i}=n,s=eo(r,t,o);if(!s||Ke(t))return new vt(
e,t,n);let c=pu(e,n);return new no(c,t,r,i?.counting(s)??s)}function pu(e,t){return new vt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var hu=e=>e===void 0?void 0:A(e);function xu(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return A(e)}var vt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Do(t,this.
to,this.#n.ignoreBOM,this.#e),Ii(t,n),this.#e=xe())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ze,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(Yr(this.to)??[]));let a=Math.max(0,ur.indexOf(c)),m=h(t);try{Do(this.from,this.to,i,this.#e);for(let l=0;;){
let p=m-l<=65536,g=p&&l===0?t:O(t,l,p?m:l+65536),y=Hi(g,r,a,p?n:D.none);d?.addBlock(this.#t+l);let T=y<0?W.written():y;if(T>
0&&o(f(T)),y===-2&&c!=="fatal")return!1;if(y<0&&this.#o(y,l),l+=W.read(),p&&W.finished())break}}catch(l){throw J(l)}this.#e=
n===D.result?null:xe(),this.#t=n===D.none?this.#t+m:0}#o(t,n){let o=this.#t+n+W.start();throw this.#e=xe(),this.#t=0,t===
-1?new re(E[this.from].name,o,W.length()):new Ce(W.codePoint(),o,E[this.to].name)}},wr=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===D.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new Ot(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==D.none);i.length>0&&(this.#i.transcode(
i.concatenate(),D.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function gr(e,t,n){let o=kr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function zt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return gr(e,(o,r)=>r(t.decode(P(b(o,n)),!1,n)),o=>o(t.decode(
U,!0,n)))}var oo=oe({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=yc(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=n,this.#t=zt("TextDecoderStream",n),new.target!==oo&&et(this,new.target,oo)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),ro=oe({TextEncoderStream:class{#e;constructor(){this.#e=_c("TextEnco\
derStream",new H(0,"fatal"),A),new.target!==ro&&et(this,new.target,ro)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function _c(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return gr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var Cc=oe({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=to(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=_c("LegacyTextEncoderSt\
ream",n,_e)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Uc=oe({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=Fc(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new ie;
try{xn(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=gr("TranscoderStream",(i,s)=>r(b(
i,o),D.none,s),i=>r(U,D.result,i))}get encoding(){let{decision:e}=this.#e;return e&&E[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var Dc=oe({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=xr(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=zt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&E[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var It=class{fatal;ignoreBOM;#e;#t;#n=U;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&h(this.#n)===0?t:Ve(this.#n,t);if(!n&&jr(r))return this.#n=
r,"";let i=Ee(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Be(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?O(r,s):r,n,o)}};var Lc=oe({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=A(e);
v(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new It(ne(o,n),r,i);this.#e=s,this.#t=zt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Nc(e,t){let n="Failed to execute 'findUnmappable'",o=_e(e,n),r=De(A(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new H(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Rc(e){let t=Ee(Te(b(e,"Failed to execute 'bomSniff'")));return t?E[t.encoding].name:null}function Ft(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=b(e,o),i=ne(A(t),o);v(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Te(r);return Ee(f)?new It(
i,s,c).decode(f,!0,o):He(f,Me(f),i,s,!0,o)}function Pc(e){let t=Te(b(e,"Failed to execute 'utf8Decode'")),n=Ee(t);return Hc(
n?.encoding===0?O(t,n.bytes.length):t)}function Jt(e){return Hc(Te(b(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function kc(e){
let t=b(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Te(t);return He(n,Me(n),0,!0,!0)}catch(n){if(n instanceof
re)return null;throw n}}function Wc(e){return it(arguments.length,1,"Failed to execute 'utf8Encode'"),$e(A(e))}var Hc=e=>He(
e,Me(e),0,!1,!0);async function $c(e=void 0){let t=await e;if(t===void 0)Mo()||await bo(on,!0);else{let n=Su(t)?await Eu(t):t;await bo(()=>n,
!1)}}var Su=e=>typeof e?.arrayBuffer=="function";function Eu(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var Tu=0,tt=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),jc="application/x-www-form-urlencoded",Gc=u(()=>{
let e=new Set([...Array(32).keys(),127]),t=tt(e,' "#<>'),n=tt(t,"?^`{}"),o=tt(n,"/:;=@[\\]|"),r=tt(o,"$%&+,");return{"C0\
 control":e,fragment:tt(e,' "<>`'),query:t,"special-query":tt(t,"'"),path:n,userinfo:o,component:r,[jc]:tt(r,"!'()~")}});
function Yc(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=De(A(e),r,"the result of getOutputE\
ncoding()"),s=A(t),f=st(Object.keys(Gc()),"argument")(A(n),r,"percentEncodeSet"),d={spaceAsPlus:mn},{spaceAsPlus:a=f===jc}=q(
o,d,r),m=Gc()[f],l="",p="",g=()=>{Tu=p.charCodeAt(0),l=fe(l,p),p=""};return new H(i,"fatal").encodeOrFail(s,!0,y=>{for(let T=0;T<
h(y);T++){let x=y[T];a&&x===32?p+="+":x>126||m.has(x)?p+=`%${x.toString(16).toUpperCase().padStart(2,"0")}`:p+=String.fromCharCode(
x)}p.length>65536&&g()},y=>{p+=`%26%23${y}%3B`}),g(),l}var gu=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Fr=e=>gu.test(e),Ou=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Au=u(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Bu(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Au();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:Fr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Or;function io(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Ft(Uint8Array.from(r),e))}var Ar;function Xt(e){Ar??=new Uint16Array(65536),Or??=[io("shift_jis",
136,151,64),io("gbk",176,215),io("big5",164,198,64),io("euc-kr",176,200)];let t=Or.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Ar[i]||Bu(r,i);Ar[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of Or.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Ou.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Qc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),ef=/^(?:GBK|Shift_JIS|Big5|EUC)/,tf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Ku=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,bt="UTF-8",Vu=(e,t,n)=>Math.min(Et(e,t,n,"steps")??2,3);function nf(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=_e(e,n),{maxSteps:r}=q(t,{maxSteps:Vu},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return qu(c,r).map(({steps:f,gain:d})=>({text:Zc(o,f,rf)??o.replace(/[^\r\n]+/g,
a=>Zc(a,f,Mr)??a),path:f.map(({really:a,readAs:m})=>`${a} read as ${m}`).reverse(),score:1-2**(-d/8)}))}function qu(e,t){
let n=Xc(e);if(n>25)return[];let o=Xt(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>zu(d,o)).sort(br);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>vu(e,f.text)).sort(br).slice(0,5);for(let f of s)f.gain+=.6*Xc(f.text);s.sort(br);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var vu=(e,t)=>[...e].some(n=>!Fr(n)&&!t.includes(
n)),Jc=e=>e.match(/[^\0-\x7F]/g)?.length??0;function of(e,t){let n=fo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>fo(s,t)).join(""):"",i=.7*Jc(e)<Jc(r)?fo(r,t):void 0;return i&&{part:r,bytes:i}}var br=(e,t)=>t.
gain-e.gain;function zu({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of Qc.entries()){let f=ef.test(c)&&!tf.test(
e)?void 0:of(e,c);if(!f)continue;let{part:d,bytes:a}=f,m=d===e?o:o+Xt(e)-Xt(d),p=d.includes(Le)||sf(a)?.includes(Le)?Ju:
Vt(a).candidates;for(let{encoding:g,score:y}of p){if(y<.003)break;if(t.length>0&&g!==bt&&t[0].really!==bt)continue;let T=Mr(
a,g,d,!0);if(T===void 0||T===d)continue;let x=n+2.4*Math.log2(y)-s*.25-(g===bt?-2:1)-(t.length>0?4:0),ue=r-m-Xt(T)+x;i.push(
{text:T,steps:[...t,{really:g,readAs:c}],bits:x,left:m,gain:ue})}}return i}function Xc(e){if(e.includes(Le))return 0;let t=tf.
test(e),n=-1/0;for(let o of Qc){let i=Ku.test(o)&&ef.test(o)===t?of(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:m}of Vt(c).candidates)a===o||Mr(c,a,s)===s?f+=m:d=Math.max(d,m);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Zc(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=fo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var Zt="\x7F",Le="\uFFFD",Ju=[{encoding:bt,score:.9}];function fo(e,t){
if(e.includes(Le)&&e.includes(Zt))return;let n=e.replaceAll(Le,Zt).replace(/[\x80-\x9F]/g,o=>Ft(Uint8Array.of(o.charCodeAt(
0)),t));try{return new H(De(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function rf(e,t,n,o=!1){if(n.includes(
Le))return t===bt?Xu(e):void 0;try{return new Bt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Mr(e,t,n,o){
let r=rf(e,t,n,o);return r===void 0&&t===bt&&!n.includes(Le)?sf(e):r}function sf(e){let t=Jt(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function Xu(e){let t=Jt(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Zt),
[n,o]=[t.split(Zt),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Le)&&n.length<=o.length+1?t.replaceAll(Zt,Le):void 0}function cf(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";it(arguments.length,1,o);let r=ln(A(e)),i=df(
t,o),s={bigEndian:mn},{bigEndian:c=i!==38}=q(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=mr(f+2*r.length),[a,m]=c?[0,1]:
[1,0],l=(p,g)=>{d[g+a]=p>>8,d[g+m]=p};i||l(65279,0);for(let p=0;p<r.length;p++)l(r.charCodeAt(p),f+2*p);return d}function ff(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=b(e,o),i=df(t,o);v(n,o);let s=!!n?.fatal,c=P(r),f=Zu(c),d=new Be(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new re(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(O(c,2),!0,o)}`}function Zu(e){let t=Ee(e)?.encoding;return t===0?void 0:t}function df(e,t){let n=A(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Dc as AutoDecoderStream,Lc as DecoderStream,Sc as LegacyTextEncoder,Cc as LegacyTextEncoderStream,Bt as TextDecoder,
oo as TextDecoderStream,Zn as TextEncoder,ro as TextEncoderStream,Uc as TranscoderStream,Ce as UnmappableError,Rc as bomSniff,
Ft as decode,dc as decodeAuto,ff as decodeUTF16,Vt as detectEncoding,xc as encode,cf as encodeUTF16,E as encodings,Nc as findUnmappable,
qr as getOutputEncoding,$c as initialize,Vr as labelToName,Hs as localeDefaultEncoding,Yc as percentEncodeAfterEncoding,
nf as repairMojibake,ni as resolveEncoding,ks as sniffHTMLEncoding,Ws as sniffXMLEncoding,Bc as transcode,Pc as utf8Decode,
Jt as utf8DecodeWithoutBOM,kc as utf8DecodeWithoutBOMOrFail,Wc as utf8Encode};
