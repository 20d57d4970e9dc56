var Kt=(e,t)=>e?.prototype?.[t],Vt=e=>Kt(globalThis.Buffer,e),Pe=Vt("ucs2Slice"),Qe=Vt("ucs2Write"),yr=Vt("utf8Slice"),Ue=Vt(
"latin1Slice"),gr=e=>globalThis[e],Tr=gr("TextDecoder"),jc=Kt(Tr,"decode"),Xn=gr("TextEncoder"),Yc=Kt(Xn,"encode"),Kc=Kt(
Xn,"encodeInto");function j(e,t=!1,n=!0){let o=new Tr(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:jc})}function wr(){let e=new Xn;return Object.defineProperties(e,{encode:{value:Yc},encodeInto:{value:Kc}}),e}function C(e){
try{return e()}catch{return}}var P=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,ge=()=>Zn().includes("Chrom\
e/"),ee=()=>Zn().includes("AppleWebKit/")&&!ge()&&!(Te()>0);function Zn(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var te=()=>"Deno"in globalThis,W=()=>Zn()==="Cloudflare-Workers",le=()=>ee()||W(),Te=()=>W()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),ne=()=>Te()<22,wt=e=>globalThis.process?.getBuiltinModule?.(e),zn;function Or(){
let{TransformStream:e}=globalThis;return e&&e===zn?e:(zn=[e,wt("node:stream/web")?.TransformStream].find(t=>typeof t=="f\
unction"&&typeof new t().readable?.getReader=="function"),zn)}var Vc=e=>wt("node:fs").readFileSync(e);function Ar(e){try{return Vc(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var qt=()=>Ar(()=>new URL("./encoding-prepared.wasm",import.meta.url)),vt="encoding-wasm";var Jt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function x(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var S=Jc();function Jc(){let e=Jt.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Fr=x(()=>new Map(S.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),zc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Xt=e=>e<36&&e!==33,K=e=>e>0&&e<29,Zt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),Xc=e=>zc.find(([t])=>e>=t)[1];function ke(e){let t=Fr();return t.get(e)??t.get(Cr(Qc(e)))}function V(e,t){
let n=ke(e);if(n===void 0){let o=eo(e),r=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Xc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${vt}' doesn't include ${S[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Zc=x(
()=>new Map(Array.from(Fr(),([e,t])=>[Qt(e),t]).reverse()));function eo(e){let t=Qt(e),n=Zc().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Qt=e=>Cr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ir=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function me(e){if(e[0]>=239)return Ir.find(t=>t.bytes.every((n,o)=>e[o]===n))}function _r({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Ur(e){return Ir.find(t=>t.encoding===e)?.bytes}function We(e){return e===
0||e===37||e===38}function Qc(e){let t=0,n=e.length;for(;Br(e[t]);)t+=1;for(;Br(e[n-1]);)n-=1;return e.slice(t,n)}var Br=e=>`\
	
\f\r `.includes(e);function Cr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Dr(e){let t=ke(`${e}`);return t===
void 0?null:S[t].name}function Nr(e){let t=ke(`${e}`);return t===void 0?null:S[t!==36&&t!==37&&t!==38?t:0].name}var to=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Lr=()=>Object.getPrototypeOf(Uint8Array.prototype),en=e=>to(Lr(),
e),no=e=>to(DataView.prototype,e),nf=()=>to(ArrayBuffer.prototype,"byteLength"),oo=e=>Lr()[e],Rr=en(Symbol.toStringTag),
tn=en("buffer"),ro=en("byteOffset"),Pr=en("byteLength"),of=oo("includes"),rf=oo("set"),sf=oo("slice"),cf=no("buffer"),ff=no(
"byteOffset"),kr=no("byteLength"),Wr=nf(),m=e=>Pr.call(e);function Oe(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:m(e)}var O=(e,t,n=m(e))=>new Uint8Array(tn.call(e),ro.call(e)+t,n-t);function He(e,t){let n=new Uint8Array(
m(e)+m(t));return Z(n,e),Z(n,t,m(e)),n}function Hr(e,t){let n=ro.call(e),o=t+(-(n+t)&3),r=Math.max(0,m(e)-o)>>2,i=r>0?new Int32Array(
tn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var pe=(e,t)=>O(e,0,Math.min(t,m(e))),Z=(e,t,n)=>rf.call(e,t,n),
$r=(e,t)=>of.call(e,t),se=(e,t,n)=>sf.call(e,t,n);function $e(e,t,n){if(n>24)return se(e,t,t+n);let o=new Uint8Array(n);
for(let r=0;r<n;r++)o[r]=e[t+r];return o}function he(e,t){if(t<=64)return!1;try{return Wr.call(tn.call(e)),!1}catch{return!0}}
var df="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function b(e,t,n=df){if(!ArrayBuffer.isView(
e)&&so(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Gr(e,t){if(ArrayBuffer.isView(e)&&Rr.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function N(e){if(ArrayBuffer.
isView(e))return io(e);try{return new Uint8Array(e)}catch{return _}}var xe=e=>e instanceof Uint8Array?e:N(e);function io(e){
try{return Rr.call(e)===void 0?new Uint8Array(cf.call(e),ff.call(e),kr.call(e)):new Uint8Array(tn.call(e),ro.call(e),Pr.
call(e))}catch{return _}}var _=new Uint8Array;function so(e){try{return Wr.call(e)}catch{}try{return kr.call(new DataView(
e))}catch{return}}function H(e,t,n){$(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));return o}
function $(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an o\
bject.`)}var A=e=>`${e}`;function nn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ae(e,t){if(typeof e=="st\
ring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other valu\
es with String().`)}var on=e=>e===void 0?void 0:!!e;function tt(e,t,n){if(e>=t)return;let o=t===1?"argument":"arguments";
throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function nt(e,t="option"){return(n,o,r)=>{if(n===
void 0)return e[0];let i=A(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${r}' \
can't be '${i}'; use one of '${s}'.`)}}var af=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],uf=x(()=>new Map(af.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function lf(e){return ke(e)??uf().get(Qt(e))??eo(e)}function jr(e){let t=lf(A(e));return t===void 0?null:S[t].name}var fo=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfView=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#e=void 0;#t=0;#n=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=K(t)&&!n}accept(t){C(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfView=t.leastOfView,this.leastOfBuffer=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#e=t,this.onlyASCII||
this.#o(t))}#o({newDecoder:t,canFail:n,most:o}){this.decoder??=t(this.fatal,this.ignoreBOM),this.#n=this.fatal&&n&&!this.
decoder.fatal,this.most=o,this.mostAtOnce=this.#n?-1:Math.min(o,1024)}pause(){this.most=-1,this.mostAtOnce=-1}pauseLong(){
this.pause(),this.#t=15,this.decoder=void 0}reconsider(t,n){let o=this.#e;this.#t>0?this.#t-=1:o&&n<=o.most&&(t.length===
n||!o.onlyASCII)&&this.#o(o)}decode(t,n){if(!(n>1024&&he(t,n)))try{let o=this.decoder.decode(t),r=this.#n&&o.includes("\uFFFD");
return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.pause(),r?void 0:o}catch{this.pauseLong();return}}},Kr=[],ao=[];
function rn(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=ao[o];if(r)return r;let i=new fo(e,t,n);ao[o]=i;let s=Kr[e];return s&&i.accept(
s),i}function ot(e,t){Kr[e]=t;for(let n=0;n<4;n++)ao[4*e+n]?.accept(t)}var J=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function sn(e,t){try{return t()}catch(n){throw n instanceof J?n.toTypeError(e):n}}var pf=e=>`U+${e.toString(16).toUpperCase().
padStart(4,"0")}`,Vr=Symbol.for("encoding-wasm.UnmappableError"),Be=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${pf(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Vr in o}[Vr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function je(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Jr(e,t,n){let o=cn(c=>Sf(c,n),e,t),r=cn(gf,e,t);if(o&&r){let c=te()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).
read(d,a),write:(d,a)=>(d.length<c?o:r).write(d,a),readBytes:o.readBytes,writeBytes:te()?o.writeBytes:void 0,mostByTable:512}}
let i=uo(e);if(o)return P()?yf(o,cn(vr,e,t)):o;let s=r??cn(vr,e,t)??i,f=r?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(
c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function cn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),uo(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Ef="str\
ings";function Sf(e,t){let[n]=WebAssembly.Module.customSections(t,Ef),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function yf(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=n(r+2*f,Math.min(i-f,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let f=o(r,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(r+c,Math.min(i-c,36),s);return f}}}function gf(e){let[t,n]=[Pe,Qe],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(r(),c,c+2*d),write:(c,d)=>n.call(r(),c,d,2*c.length),
most:1/0,collect:F()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(l,u){Z(d,new Uint8Array(
e.buffer,l,2*u),a),a+=2*u},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function vr(e){let t=j("utf-16le"),{write:n,most:o}=uo(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:n,most:o}}function uo(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,f]=[o/2,o/2+r];if(r<=18)return je(i,s,r);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var fn,E,mo,zr,Xr,re,z={input:0,units:0,output:0},Ot=0,dn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function be(e,t){
dn.name=e,dn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&wf(),B.isBusy=!0}function wf(){try{ni(),fn??=ei(Bf(qt())),ti(
new WebAssembly.Instance(fn),fn)}catch(e){throw oi(e)}}async function po(e,t){try{ni();let n=e(),o=Zr(n)?n:await WebAssembly.compile(t?n:Af(n));ei(o);let r=await WebAssembly.instantiate(
o);if(ho())return;ti(r,o),fn=o}catch(n){throw oi(n)}}var Of=[0,97,115,109];function Af(e){let t=N(b(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(Of.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var ho=()=>!B.isBusy;function Bf(e){return Zr(e)?e:new WebAssembly.Module(e)}function Zr(e){try{return WebAssembly.
Module.customSections(e,Qr),!0}catch{return!1}}var Qr="encoding-wasm";function ei(e){let[t]=WebAssembly.Module.customSections(
e,Qr),n=`${vt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function ti({
exports:e},t){E=e,lo=WebAssembly.RuntimeError,z.input=E.input(),z.units=E.units(),z.output=E.output(),si(),re=Jr(E.memory,
z.units,t),Ot=Math.min(E.units_length(),re.most),B.isBusy=!1}function ni(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function oi(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(bf(e))return new RangeError(`encoding-wasm: ${ri} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ri="no memory \
for WebAssembly; free some, and call again",bf=e=>e instanceof RangeError&&/memory/i.test(e.message);function At(){return Eo(),
mo}function ii(){return Eo(),zr}function xo(){return Eo(),Xr}function Eo(){mo[0]===void 0&&si()}function si(){let{buffer:e}=E.
memory;mo=new Uint8Array(e),zr=new Uint8Array(e,z.input,65536),Xr=new Int32Array(e,E.codec(),E.codec_length()>>2)}function an(e,t){
return be(e,-1),So(t)}function So(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw G(t)}}var lo;function G(e){if(!B.
isBusy||!lo||!(e instanceof lo))return e;let t=S[dn.encoding]?.name,n=`${dn.name}${t?` of ${t}`:""} failed`;return Mf()?
new RangeError(`encoding-wasm: ${n}: ${ri}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Mf(){try{return E.memory.grow(32),
!1}catch{return!0}}function ce(e=null){let t=xo();return mi(t,e??new Int32Array(t.length))}function li(){return E.held()!==0?ce():(B.newCodec=
Mt,null)}var yo=e=>mi(e,xo());function mi(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function bt(e,t){pi(e,t)||(be(
"decoding",e),t?yo(t):E.new_decoder(e),Mt=e===33||e===36?NaN:e)}var Mt=NaN;function pi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function ln(e,t){pi(~e,t)||(be("encoding",e),t?yo(t):E.new_encoder(e),Mt=~e)}function go(e,t,n,o){
be("transcoding",e),o?yo(o):E.new_transcoder(e,t,+n)}function hi(e,t){E.set_source_encoding(e,+t),B.isBusy=!1}function st(e){
let t=m(e),n=E.alloc(t)>>>0;return Z(At(),e,n),[n,t]}var Uf=x(()=>Uint8Array.from(Jt,e=>e.charCodeAt(0))),ci,xi=e=>an("s\
niffing",()=>(ci!==E&&E.give_labels(...st(Uf())),ci=E,e())),Ei=(e,t,...n)=>xi(()=>E.sniff_html(...st(e),t,...n)),Si=(e,t,n)=>xi(
()=>E.sniff_xml(...st(e),t,n));var yi=(e,t)=>an("sniffing",()=>E.default_for(...st(e),t)),gi=()=>be("detection",-1);function Ti(e,t){try{E.feed_detector(
...st(e),+t)}catch(n){throw G(n)}}var wi=(e,t,n,o)=>So(()=>{let r=c=>c?st(c):[0,0],i=E.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=E.memory,f=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,f))});function Ft(e,t,n,o,r){
Bt(e,t),B.isBusy=!0;let i=E.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Mt),Oo(i)}var Me={encoding:-1,at:0,most:0,owner:void 0};function mn(e,t,n){if(Me.encoding!==e||Me.owner!==E||B.isBusy){try{be("dec\
oding",e),Me.owner=E,Me.at=re.readBytes?E.byte_table(e):0,Me.most=!Zt(e)&&re.mostByTable||1/0,Me.encoding=e}catch(r){throw G(
r)}B.isBusy=!1}if(Me.at===0||n>Me.most)return;if(n<=65536)return Bt(t,n),fi(n);if(re.most>Ot)return;let o="";for(let r=0;r<
n;r+=65536){let i=Math.min(65536,n-r);Bt(O(t,r,r+i),i),o=ie(o,fi(i))}return o}function It(e,t,n,o){return an("decoding",
()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Bt(r===t?e:O(e,i,i+r),r),!E.is_free_of(
r,n,o))return!1;return!0})}function To(e,t){let n=-1,o,r;function i(s){try{return be(e,s),n=s,r=E,o=t(s),B.isBusy=!1,o}catch(f){
throw G(f)}}return s=>s===n&&r===E&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var wo=To("encoding",e=>{let t=E.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=E.memory;return K(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Oi=To("encod\
ing",e=>{let t=E.unit_table(e)>>>0,n=new Uint8Array(65536);return Z(n,new Uint8Array(E.memory.buffer,t,16384)),n}),pn=To(
"decoding",e=>{let t=K(e),n=(!t?E.pair_table(e):E.byte_table(e))>>>0;return n>0?new Uint16Array(E.memory.buffer,n,t?256:
65536):void 0}),fi=e=>re.readBytes(z.input,e,Me.at);function ie(e,t){try{return e+t}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Ai=e=>e+
65536+3<=Ot,Bi=e=>e>Ot&&e<268435456?re.collect?.(e+3):void 0,bi=()=>z.units,Mi=()=>At()[z.units]|At()[z.units+1]<<8,hn=(e,t)=>re.
read(z.units+2*e,t-e),_t=(e,t,n,o=0)=>re.write(e.slice(t,n),z.units+2*o);function Fi(e,t){if(!B.isBusy&&!re.writeBytes)return;
be("encoding",t);let n=re.writeBytes?.(e,z.output,E.unit_table(t));return B.isBusy=!1,n===e.length?Ye(n):void 0}function xn(e,t,n,o){
B.isBusy=!0;let r=E.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&L.finished()&&(B.newCodec=Mt),Oo(r)}var U={none:0,
source:1,result:2};function Ii(e,t,n,o){let r=m(e);Bt(e,r),B.isBusy=!0;let i=E.transcode_block(r,+t,n,o);return B.isBusy=
!1,Oo(i)}function Bt(e,t){let n=ii();if(t>8)try{Z(n,e)}catch{Z(n,O(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Oo(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Ye=e=>$e(
At(),z.output,e);var L={finished:()=>E.finished()!==0,read:()=>E.read(),written:()=>E.written(),codePoint:()=>E.code_point(),start:()=>E.
start(),length:()=>E.length()};var fe=new Uint8Array(256);function Ve(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)fe[n++]=
r;else if(r<2048)fe[n++]=192|r>>6,fe[n++]=128|r&63;else if(!Ke(r))fe[n++]=224|r>>12,fe[n++]=128|r>>6&63,fe[n++]=128|r&63;else{
let i=Mo(e,o);i>=65536&&(o+=1),n=Fo(i,fe,n)}}return $e(fe,0,n)}var Ci=x(()=>Qe?96:P()||le()?1024:128),bo=x(()=>le()?65536:
P()||F()?4096:128),Cf=x(()=>new Uint8Array(2*bo()));function Di(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){
let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Ni(e,t){let{length:n}=e,o=new Uint8Array(
n);for(let i=0;i<n;i++)o[i]=t[e.charCodeAt(i)];return(W()?It(o,n,0,255):!$r(o,0))?o:void 0}function Li(e,t){let{length:n}=e,
o=2*n<=256?fe:Cf(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[r++]=f>>8),
o[r++]=f}return $e(o,0,r)}var Ke=e=>(e&63488)===55296;function Mo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(
t);return o>=55296&&o<=57343?65533:o}var En=e=>e<128?1:e<2048?2:e<65536?3:4;function Fo(e,t,n){if(e<128)return t[n]=e,n+
1;let o=En(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Ri=new Uint8Array(
128),de=Df(Ri);function Df(e){return new Uint16Array(e.buffer)}var Ut=x(()=>Co()?0:18),Io=x(()=>P()||ne()?18:8),Nf=x(()=>te()||
!(Te()>=22||le())?64:32),Lf=x(()=>P()||F()||ee()?64:32),Rf=x(()=>ee()?36:18),Pi=(e,t)=>(e[0]&e[t>>1])>=128;function ki(e,t,n){
return n?t<=Io():t<=Rf()||t<=Lf()&&(Pi(e,t)||Tn())}var Sn=(e,t)=>t<=18||t<=64&&Pi(e,t)&&t<=Nf(),ae={length:0,bytes:0};function qe(e,t,n,o){
if(e[0]<128&&Co())return Do(e,t)?Ue.call(e,0,t):void 0;let r=0;for(;r<t;r++){let i=e[r];if(i>=128)break;de[r]=i}if(r===t&&
r<=18)return je(de,0,r);for(let i=r;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))
return _i(e,s,t,n,o,r);let l=e[i++]^128,u=d?0:e[i++]^128;if(f=d?(c&31)<<6|l:(c&15)<<12|l<<6|u,(l|u)>=64||!d&&(f<2048||Ke(
f)||f===65279))return _i(e,s,t,n,o,r)}de[r++]=f}return Ct(r)}function Wi(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=
2){let r=e[o]|e[o+1]<<8;if(Ke(r))return;de[n++]=r}return Ct(n)}function _i(e,t,n,o,r,i){let s=Uo();for(let f=t;f<n&&i<=s;){
let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,l=d===0&&c>=128,u=c===224?160:c===240?144:128,p=c===237?
159:c===244?143:191,w=0;for(;w<d&&f<n;w++,f++){let g=e[f];if(g<u||g>p)break;u=128,p=191,a=a<<6|g&63}if(w<d){if(f===n&&!o){
if(c>=239)return;_o(c,128|a&63,1+w);break}l=!0}if(l&&r||(l&&(a=65533),a===65279))return;a>65535&&(de[i++]=55232+(a>>10),
a=56320|a&1023),de[i++]=a}return Ct(i)}function yn(e,t,n,o){let r,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){
if(r??=pn(o),!r)return;if(d=r[c],Ke(d)){if(s<t)d=r[c|e[s++]<<8];else if(!n&&o!==32){_o(c,0,1);break}if(Ke(d))return Pf(e,
f,t,n,i,o,r)}}de[i++]=d}return Ct(i)}function Pf(e,t,n,o,r,i,s){let f=Uo();for(let c=t;c<n&&r<=f;){let d=e[c++],a=d<128?
d:s[d];if(Ke(a)){if(c===n&&!o){if(i===32)return;_o(d,0,1);break}let l=c<n?e[c]:0;if(a=s[d|l<<8],!Ke(a))c+=1;else if(kf(a))
a=65533;else return}de[r++]=a}return Ct(r)}var kf=e=>e>=57088&&e<=57216;function gn(e,t,n){return ae.length=0,qe(O(e,t,n),
n-t,!1,!0)===""}function _o(e,t,n){ae.length=n,ae.bytes=e|t<<8}function Ct(e){if(e<3||e<=18&&!Co())return je(de,0,e);if(Tn())
return Pe.call(Ri,0,2*e);if(!(e>Uo()))return je(de,0,18)+je(de,18,e-18)}var Uo=x(()=>Tn()?1/0:36),Co=x(()=>F()&&Tn()),Tn=x(
()=>C(Wf)===!0);function Wf(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(
Pe)==="a\uFEFF\uD83D"&&t(Ue)==="a\0\xFF\xFE=\xD8"}function Do(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function De(e,t){
let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var Po=x(()=>C(jf)),ft=x(()=>C(Yf)),$i=x(()=>C(Zf));function Gi(e,t,n){if(e!==0&&e!==38||n<24||he(t,n)||e===0&&Yi(t,n))return;
let o=e===0?ft():$i();return o?.takes?.(t,n)===!1?void 0:o}function ko(e,t,n,o){if(ae.length=0,o&&t>8192||t>1024&&(he(e,
t)||Yi(e,t)))return;let r=ft();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<
t&&(n||!gn(e,i,t))))try{let s=i<t?O(e,0,i):e,f=o?r.decodeOrFail(s,i):r.decodeQuickly(s,i);return t>256&&f!==void 0&&wn(s,
i,f),f}catch{return}}function ji(e,t){let n=$i();if(!(t%2>0||!n?.takes?.(e,t)||he(e,t)))return n.decode(e,!0)}function Yi(e,t){
if(t<8192||Gf())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}var Gf=x(
ee);function jf(){let{isAscii:e}=wt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(
r,128)))?e:void 0}function Yf(){let e=ne(),t=e?Po():void 0;if(e&&!t)return;let n=j("utf-8"),o=C(Vf),r=y=>n.decode(y),i=Jf(
r),s=le()&&o?y=>o.decode(y):vf(i),f=t&&((y,h)=>De(y,h)&&t(y)),c=f??(ge()?zf:W()?Xf:void 0),d=f?(y,h)=>vi(y,h)||h>256&&f(
y,h):c,a=Uint8Array.of(...Ki,...qi.flat()),l=`${Vi}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),p=i(a,a.
length)===l&&r(a)===l&&n.decode(a.buffer)===l&&i(u,2)==="a\x7F"&&No(y=>s(y,y.length)),w=Ue;if(!p||t&&w.call(u)!=="a\x7F")
return;let g=(y,h)=>j("utf-8",y&&o!==void 0,h);return ot(0,{newDecoder:g,isRight:(y,h)=>qf(g(y,h)),canFail:!0,...Kf()}),
{decode(y,h){try{return t?w.call(y):(h?s:r)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,takes:c,
completeLength(y,h){for(let v=1;v<=3&&v<=h;v++){let ye=y[h-v];if(ye<128)break;if(ye>=192)return(ye>=240?4:ye>=224?3:2)>v?
h-v:h}return h}}}function Kf(){let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return F()?{...e,leastOfView:1}:
te()?{...e,leastOfView:1024,leastOfBuffer:1024}:ne()?{...e,leastOfView:19,most:2048,onlyASCII:!0}:ge()?{...e,leastOfView:48,
leastOfBuffer:48,onlyASCII:!0}:W()?{...e,most:1023}:Te()>0?{...e,leastOfView:512}:e}function Vf(){let e=j("utf-8",!0);return No(
n=>e.decode(n))&&No(({buffer:n})=>e.decode(n))&&!te()?e:void 0}var qf=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let n=Uint8Array.of(...Ve("\uFEFF"),...Ve(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),No=e=>e(
Uint8Array.from(Ki))===Vi&&qi.every(t=>C(()=>e(Uint8Array.from(t)))===void 0),Ki=[239,187,191,97,230,188,162,240,159,146,
169],Vi="\uFEFFa\u6F22\u{1F4A9}",qi=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],vf=e=>(t,n)=>{
let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function Jf(e){let[t,n]=[yr,Ue];if(ne())return(r,i)=>i>256?n.call(r):
e(r);if(!t||F()||!(Te()>=22))return e;let o=te()?vi:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var vi=(e,t)=>t<=64||t<=256&&
De(e,t);function zf(e,t){if(t<64)return!1;if(De(e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<
t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}var Lo=0;function wn(e,t,n){
t<1024||!W()||!De(e,t)||(Lo=n.length===t?0:Lo+1)}function Xf(e,t){if(t<1024)return!0;if(De(e,t))return Lo<2||t>524288;let n=0,
o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function Zf(){return P()||le()?ed():Qf()}function Qf(){
let e=Pe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);
if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Ji(ne()?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?
i:r?void 0:i.toWellFormed()})}function ed(){let e=j("utf-16le");if(e.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return Ji(1/0,(t,n)=>{let o=e.decode(t);return n&&o.includes("\uFFFD")?void 0:o})}var Ji=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){
try{return t(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});var An=x(()=>F()?0:le()||ne()?8:ge()?352:18),Zi=x(()=>Math.min(An(),Ut(),Io())),nd=x(F);function Qi(e,t,n){if(n>64)return De(
t,n)?od(e,t,n):void 0;if(n<=Ut()||(t[n>>1]|t[n-1])>=128||!Do(t,n))return;let o=Mn();return o?o.call(t,0,n):mn(e,t,n)}function od(e,t,n){
let o=Mn(),r=K(e);if(!(n<512&&(r||!o))&&!(e===21&&os(n))&&!(r&&Go(e))&&!he(t,n))try{return Po()?.(t)??It(t,n,128,128)?o?
o.call(t):ft()?.decodeQuickly(t,n):void 0}catch{return}}var On=[],Wo=[];function es(e,t,n){if(!(Wo[e]===null||n<=An())&&
!(n>=512&&!Go(e)))return Wo[e]??=rd(e),bn(Wo[e],t,n)}function ts(e,t,n){return n<512?(nd()?Ho(e,t,n):void 0)??mn(e,t,n)??
Ho(e,t,n)??zi(e,t,n):Ho(e,t,n)??(cd(e)?zi(e,t,n):void 0)??mn(e,t,n)}var $o=0,ns=x(()=>jo()?8192:512),os=e=>$o>0&&e<ns();
function Ho(e,t,n){let o=Mn();if(!(!o||e!==21)){if(os(n)){$o-=1;return}if(!sd(t,n)){n<ns()&&($o=15);return}if(!he(t,n))try{
return o.call(t)}catch{return}}}var zi=(e,t,n)=>bn(rs(e),t,n);function bn(e,t,n){if(!(!e||n>1024&&he(t,n)))try{return e.
decode(t)}catch{return}}function rd(e){let t=ud(e)?rs(e):null;if(t){let n=Bn(e,Dt()).includes("\uFFFD");ot(e,{newDecoder:o=>o&&
n?j(S[e].name,!0):t,isRight:o=>!(o&&n)||md(e),canFail:n,leastOfView:An()+1,leastOfBuffer:An()+1,most:Go(e)?8192:e===21&&
F()?2048:511,onlyASCII:!1})}return t}function rs(e){return On[e]===void 0&&(On[e]=null,On[e]=C(()=>ld(e))??null),On[e]}var Mn=x(
()=>C(id));function id(){let e=Ue,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?
e:void 0}function sd(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||It(e,t,128,
224)}var cd=e=>e===21?jo():fd()||dd()&&Zt(e),Go=e=>!Mn()&&(e===21?jo():ad()),fd=x(()=>P()||ee()),dd=x(W),ad=x(P),jo=x(()=>P()||
F()||!(Te()>0)),ud=e=>P()||F()||le()||ne()||ge()&&e===21,Dt=()=>Uint8Array.from({length:256},(e,t)=>t);function Bn(e,t){
let n=pn(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function ld(e){let t=j(S[e].name),n=r=>t.decode(r)===Bn(
e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return Dt().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function md(e){let t=Bn(
e,Dt()),n=Dt().filter(c=>t[c]!=="\uFFFD"),o=j(S[e].name,!0),r=c=>C(()=>o.decode(c)),i=c=>r(c)===Bn(e,c),s=Uint8Array.from(
{length:4096},(c,d)=>n[d%n.length]),f=c=>r(Uint8Array.of(c))===void 0&&r(Uint8Array.of(...s,c))===void 0;return i(s)&&Dt().
every(c=>n.includes(c)?i(Uint8Array.of(c)):f(c))}var is;function ss(e,t,n){return is??=pd(),is(e,t,n)}function pd(){let e=ft(),t=!(e&&F());return(n,o,r)=>{if(t&&Sn(n,o)){
let i=qe(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?e?.decodeOrFail(n,o):e?.decodeQuickly(
n,o)}catch{return}}}function Lt(e,t,n,o=!1){try{bt(e,null);let r=Ft(t,n,0,o,!0);return r<0?void 0:hn(0,r)}catch(r){throw G(
r)}}var Fn=x(()=>P()?{any:768,shiftJIS:224,markup:1/0}:W()?{any:512,shiftJIS:512,markup:2048}:F()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:ee()?112:0}),Ed=x(()=>Fn().markup>0?1/0:33),cs=(e,t,n)=>e>=29&&e<36&&n>=Ed()&&t[0]>=128,fs=e=>e===
34?Fn().shiftJIS:Fn().any,ds=[];function as(e,t,n){if(n>Fn().markup||n>fs(e)&&!Sd(t,n))return;let o=ds[e];if(o)return bn(
o,t,n);yd(e,n)}function Sd(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&
(n+=1);return n>10}var Rt=[];function yd(e,t){Rt[e]===void 0&&(Rt[e]=C(()=>Ad(e))??null);let n=Rt[e];n&&(n.credit+=1+t/1024,
!(n.credit<128)&&(n.credit=0,Rt[e]=null,C(()=>{let{value:o}=n.sequences.next();o?n.decoder.decode(o)===Lt(e,o,m(o))&&(Rt[e]=
n):gd(e,n.decoder)})))}function gd(e,t){ds[e]=t;let n=fs(e);ot(e,{newDecoder:o=>o?j(S[e].name,!0):t,isRight:o=>!o||Td(e),
canFail:!0,leastOfView:19,leastOfBuffer:1,most:n,onlyASCII:!1})}var Td=e=>wd.every(t=>Od.every(n=>{let o=j(S[e].name,!0),
r=Uint8Array.of(97,t,...n);return C(()=>o.decode(r))===Lt(e,r,r.length,!0)})),wd=[128,129,142,143,161,224,255],Od=[[],[32],
[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ad=e=>({decoder:j(S[e].name),sequences:bd(
e),credit:0}),Bd=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Yo=[10,164,162];function*bd(e){let[t,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Bd)yield Uint8Array.of(...i,...Yo);for(let i=128;i<=255;i++)yield Je([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Je([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Je([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Je([i,Math.min(i+7,254)],n,r,n);yield Je([227,227],[50,
50],o,n),yield Je([129,129],[48,48],t),yield Je([129,129],[48,48],r,t)}}function Je(...e){let t=e.map(([s,f])=>f-s+1),n=t.
reduce((s,f)=>s*f),o=e.length+Yo.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let f=s;for(let c=e.length-
1;c>=0;c--)r[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);r.set(Yo,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
e.length-1),r}var dt=new Uint8Array(18),Se=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Oe(t);if(!this.#e){let i=this.#n===0?this.#c(t,r,n):this.#m(t,r,n);if(i!==void 0)
return n||this.#l(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;
if(r===0&&n>0){let s=i?ss(t,n,this.fatal):ko(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#a(s):s}else{if(!(i&&
cs(r,t,n))){let f=this.#c(t,n,!0);if(f!==void 0)return f}let s=i&&!We(r)?Lt(r,t,n,this.fatal):void 0;if(s!==void 0)return s}
return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#h(t,n,o,r);if(a!==void 0)return a;this.#f()}let i=this.#e,
s=this.#o,f=this.#r,c="";try{c=this.#x(t,n,o)??this.#p(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=f,G(a)}let d=this.#i;
if(d)throw this.#i=null,this.#o=s,this.#r=f+n,r===void 0?d:d.toTypeError(r);return c}#c(t,n,o){let{encoding:r}=this;if(ae.
length=0,n===0)return"";if(r===0){let f=Sn(t,n)?qe(t,n,o,this.fatal):void 0;if(f!==void 0)return f;let c=ko(t,n,o,this.fatal);
return this.#a(c)}if(r===38){let f=n<=36?Wi(t,n):ji(t,n);return this.#a(f)}if(!Xt(r))return;let i=K(r),s=n<=(i?Zi():t[0]<
128?Ut():18)?yn(t,n,o,r):Fd(r,i,t,n,o);return this.#d(s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?
void 0:t}#a(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#m(t,n,o){let r=this.#n+n;if(!(n===
0||r>18))return ae.length=0,this.#u(t,r),this.encoding===0?qe(dt,r,o,this.fatal):this.#d(yn(dt,r,o,this.encoding))}#h(t,n,o,r){
if(this.encoding!==0)return;let i=this.#r,s=this.#o,f=this.#t,c=this.#n,d=(f&255)<224?2:3;if(c+n<=d)return;this.#u(t,d);
let a=qe(dt,d,!0,!0);if(a===void 0)return;let l=d-c;this.#n=0,this.#r+=l,this.#o=!0;try{return ie(a,this.decode(O(t,l),o,
r))}catch(u){throw this.#o=s,u instanceof J||u instanceof TypeError||(this.#e=null,this.#r=i,this.#t=f,this.#n=c),u}}#u(t,n){
dt[0]=this.#t,dt[1]=this.#t>>8;let o=this.#n;for(let r=o;r<n;r++)dt[r]=t[r-o]}#l(t){this.#r+=t,this.#o||=this.#n+t>ae.length,
this.#n=ae.length,this.#t=ae.bytes}#f(){let t=Uint8Array.of(this.#t,this.#t>>8);try{bt(this.encoding,null),Ft(t,this.#n,
0,this.fatal,!1),this.#e=ce(),this.#n=0}catch(n){throw G(n)}}#x(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=Gi(this.encoding,t,n);if(!r)return;let i=0,s="",f=r.completeLength(t,n);if(n<256&&(this.#e||f<n))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(O(t,0,i),i,!0),this.#i)return s}
let c=i===0&&f===n?t:O(t,i,f),d=r.decode(c,this.fatal);if(d===void 0){if(s=ie(s,this.#p(c,f-i,!0)),this.#i)return s}else
wn(c,f-i,d),s=ie(s,this.#a(d)),this.#r+=f-i;return this.#o||=f>0,f===n?s:this.encoding===0&&!o&&gn(t,f,n)?(this.#l(n-f),
s):ie(s,this.#p(O(t,f,n),n-f,o))}#p(t,n,o){bt(this.encoding,this.#e);let r="",i=Bi(n),s=this.#o||this.ignoreBOM||!We(this.
encoding),f=0;for(let c=0;;c+=65536){let d=n-c<=65536,a=Math.min(65536,n-c),l=c===0&&d?t:O(t,c,c+a),u=Ft(l,a,f,this.fatal,
o&&d);if(u<0)return this.#e=ce(),this.#i=new J(this.name,this.#r+c+L.start(),L.length()),r;if(f+=u,f>0&&(d||!Ai(f))){let p=!s&&
Mi()===65279?1:0;i?i.add(bi()+2*p,f-p):r=ie(r,hn(p,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=o?null:li(),this.#r+=
n,i?i.toText():(this.encoding===0&&wn(t,n,r),r)}},Fd=(e,t,n,o,r)=>(t?es(e,n,o):void 0)??(n[0]<128?Qi(e,n,o):void 0)??(!t&&
r&&o>18?as(e,n,o):void 0)??(ki(n,o,t)?yn(n,o,r,e):void 0)??(t?ts(e,n,o):void 0),_n=({encoding:e,fatal:t,ignoreBOM:n})=>new Se(
e,t,n);function In(e){return e.common??=_n(e),e.common}var Ne=(e,t,n,o,r,i)=>Un(rn(n,o,r),e,t,i);function Un(e,t,n,o){if(n<
e.leastOfView)return In(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=In(e).decodeWhole(
t,n,o);return e.most<0&&e.reconsider(i,n),i}function us(e,t){let n=V(e,t);if(n===36)throw new RangeError(`${t}: The enco\
ding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var at=e=>e==null?void 0:A(e);function ut(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Id(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>V(A(o),t))}}var Dn={allowUTF8:e=>e===void 0||!!e,candidates:Id,locale:at,maxBytes:ut,
tld:at},Ko=["text","ASCII","empty","binary","unknown"];function lt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let f=m(e),c=Math.min(f,i);gi();for(let p=0;p<c;p+=65536){let w=Math.min(p+65536,c);Ti(O(e,p,w),t&&w===f)}let d=wi(
o,r&&Cn(r),s&&Cn(s),n),{0:a,1:l,2:u}=d;return{encoding:l<0?void 0:l,score:u,kind:Ko[a],isASCII:Ko[a]==="ASCII"||Ko[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(p,w)=>({encoding:S[d[3+2*w]].name,score:d[4+2*w]}))}}function Cn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Pt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=b(e,n),r=H(t,Dn,n),i=lt(N(o),!0,r);return{...i,encoding:i.encoding===void 0?null:S[i.encoding].name}}var Cd=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Dd=[33,36,37,
38],mt=(e,t)=>{let n=at(e);return n===void 0?-1:V(n,t)},ms=(e,t,n)=>Math.min(ut(e,t,n)??1024,1048576),ps=(e,t)=>Math.max(
3,t===-1?e:0),hs=e=>ke(at(e)??"")??-1;function Nd(e,t,n){if(e)return H(e===!0?void 0:e,Dn,`${t}, option '${n}'`)}var Ld={
defaultEncoding:mt,detect:Nd,likelyEncoding:mt,locale:at,maxPrescanBytes:ms,parentEncoding:mt,transportLayerEncodingLabel:hs,
userOverride:mt};function xs(e,t){let n=H(e,Ld,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:f,
userOverride:c}=n;return{prescanned:ps(i,Math.max(c,f)),declared(d){let a=Ei(d,i,c,f,s,o);return a===-1?void 0:qo(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>Es(d)??Ss(r,n.defaultEncoding)}}function Es(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Ss(e,t){
return qo(yi(Cn(e),t===-1?21:t))}var Rd={defaultEncoding:mt,maxPrescanBytes:ms,transportLayerEncodingLabel:hs};function ys(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=H(e,Rd,t),i=s=>{let f=qo(Si(s,o,r));return f.source===
"default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:ps(o,r),declared:i,decide:()=>i(_)}}function Pd(e,t){let n={...Dn,
defaultEncoding:mt},{defaultEncoding:o,...r}=H(e,n,t);return{prescanned:3,declared(i){let s=me(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Es(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var kd={detect:Pd,html:xs,xml:ys},Wd=["detect","html",
"xml"],Hd={prefixBytes:ut,sniff:nt(Wd)};function Nn(e,t){let{prefixBytes:n,sniff:o}=H(e,Hd,t),r=kd[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:x(()=>{let f=s.candidates&&lt(_,!0,s);return!Dd.includes(i(f).encoding)}),options:s},decide:i,sniff:f=>Vo(
r,f),takesWhole:n===void 0}}function Vo({prescanned:e,declared:t,options:n,decide:o},r){return t(pe(r,e))??o(n&&lt(r,!0,
n))}function qo(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Cd[e>>8&255],score:null}}var gs=({
encoding:e,confidence:t,source:n})=>({encoding:S[e].name,confidence:t,source:n});function Ts(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:b(e,n),r=xs(t,n);return o?gs(Vo(r,N(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function ws(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(e,n),r=ys(t,n);return gs(
Vo(r,N(o)))}function Os(e){return S[Ss(A(e),-1).encoding].name}var Ms=["(B","(J","(I","$@","$B"],Rn=class{#e=!0;#t=!0;read(t,n){let o=m(t),r=this.#e?Yd(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Kd(t,i)),i!==o);){let c=t[i];if(c===27&&this.#t){let d=qd(t,i);if(s=Ms.includes(d),!s&&!n&&vd(d))break;this.#t=s}else
s=c>=128||i<r&&Vd(c);s||(i+=1)}let f=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:f}:(this.#e=!1,{plain:i,evidence:f})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:m(t);for(;o<m(t)&&t[o]!==27;)o+=1;return o}};function Yd(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(e))return 1/0;if(t&&=bs(e[o],e[o+1]),n&&=bs(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Kd(e,t){let n=m(e),{start:o,words:r}=Hr(e,t),i=Bs(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let f=r[s]^454761243;if(((r[s]|f-16843009&~f)&2155905152)!==0)break}return Bs(e,o+4*s,n)}function Bs(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var bs=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Vd=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function qd(e,t){let n="";for(let o=t+1;o<Math.min(t+3,m(e));o++)n+=String.fromCharCode(
e[o]);return n}var vd=e=>e.length<2&&Ms.some(t=>t.startsWith(e));var Jo=["fatal","html","replacement"];function ht(e,t){let{length:n}=e,o=K(t);if(n>64&&n>(o?Ci():bo()))return;if(o)return Di(
e,wo(t));if(!!0)return;let r=wo(t);return r&&Li(e,r)}var zd=x(()=>F()||ee()||W()&&!Qe);function Us(e,t){return zd()?Ni(e,
Oi(t)):Fi(e,t)}var zo=()=>"",R=class{encoding;unmappable;#e;#t=null;#n=0;#o=_;locate=t=>t;constructor(t,n,o=void 0){this.
encoding=t,this.unmappable=n,this.#e=o}get name(){return S[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#e?0:Jo.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=ht(t,this.encoding);
if(n)return n;try{let o=K(this.encoding)&&Us(t,this.encoding);if(o)return o;ln(this.encoding,null),_t(t,0,t.length);let r=xn(
0,t.length,this.#r,!0);return r===-2||!L.finished()?void 0:(this.#n=0,Ye(r))}catch(o){throw G(o)}}#s(t,n){let o=new Q;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Be(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#t,f=this.#o;n&&(this.#o=_,this.#t=null,this.#n=0);let c=this.#e,d=this.#r,a=c===zo,l=c&&!a?2048:65536,u=c&&this.
encoding===33?new vo(f,o):void 0,p=u?h=>u.add(h):o,w=u?h=>u.addUnchanged(h):o,g=0,y=null;try{if(!s){let h=K(this.encoding)?
Us:ht;for(;g+65536<t.length;g+=65536){let v=h(t.slice(g,g+65536),this.encoding);if(!v)break;o(v)}}for(ln(this.encoding,s);g===
0||g<t.length;g+=l){let h=Math.min(g+l,t.length);_t(t,g,h);let v=h===t.length;for(let ye=0,hr=!1;!hr;){let jt=xn(ye,h-g,
d,n&&v);p(Ye(jt===-2?L.written():jt));let xr=i+g+ye+L.start();if(ye+=L.read(),hr=jt!==-2&&L.finished(),jt!==-2||a)continue;
let Jn=L.codePoint();if(c){y=ce(y);let{count:$c}=B,Er=()=>this.locate(xr),Yt=c(Jn,Er);B.count!==$c&&(ln(this.encoding,y),
_t(t,g,h));let Sr=Gc=>{throw new Be(Gc,Er(),this.name)};typeof Yt=="string"?Xd(Yt,p,Sr):Yt?w(Yt):Sr(Jn)}else r(Jn,xr)}}}catch(h){
throw G(h)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#t=ce(),this.#n=i+t.length}};function Xd(e,t,n){let o=nn(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);_t(o,r,i,2048);let s=xn(2048,2048+i-r,0,!1);s===-2&&n(L.
codePoint()),t(Ye(s))}}var vo=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=m(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(se(t,0,o)),this.held=se(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=_,this.#e(t)}},Q=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=m(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Z(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){Z(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?se(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Xo(this.#n),o=0;return this.forEach(r=>{Z(
n,r,o),o+=m(r)}),n}};function Xo(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Ie(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=V(e,t);if(o===37||o===38){let{name:r}=S[o];throw new RangeError(`${t}: ${r} has no enc\
oder in the standard; use ${n}.`)}return Zo(o,e,t)}function Zo(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a \
label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var xt=class{decision=null;sample=_;detected;#e;#t=!0;#n=!1;#o=new Rn;#r=new Q;#i;#s=0;#c=_;#d=_;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new Q;if(this.#t&&n&&this.#e.takesWhole)return this.#f(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+m(t)<this.#i&&!n)return this.#u(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new Q;
let i=pe(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#f(s,o,r):this.#a(r,n,o)}#a(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#f(i(void 0),o,t);for(let s=t;;){let f=r.maxBytes-this.#s,c=m(s)>f,d=n&&
!c,{plain:a,evidence:l}=r.passesASCII()?this.#o.read(pe(s,f),d):{plain:0,evidence:0};s=this.#l(s,a,o);let u=m(s),p=f-a;if(l===
-1)return n||c?this.#f(i(this.#m(pe(s,p),d)),o,s):this.#u(s,u+1,o);let w=Ds(pe(s,p),l-a,r.windowBytes),g=Math.min(w+r.windowBytes,
p);if(u<g&&!n)return this.#u(s,g,o);let y=pe(s,g),h=this.#m(y,u<g);if(g<=w||g===p||!r.passesASCII()||!ea(h,y))return this.#f(
i(h),o,s);s=this.#l(s,this.#o.skip(y,l-a),o)}}#m(t,n){this.sample=He(He(this.#c,this.#d),t);let o=this.#e.detection.options,
r=lt(this.sample,n,{...o,maxBytes:void 0}),i=this.#h(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#h(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#u(t,n,o){
let r=m(t);return r>0&&this.#r.add(se(t,0,r)),this.#i=n,{passed:o,rest:null}}#l(t,n,o){let r=pe(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=He(this.#c,pe(r,i))),this.#d=Cs(He(this.#d,Cs(O(r,i)))),O(t,n)}#f(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Cs=e=>O(e,Math.max(0,m(e)-64));function Ds(e,t,n){let o=Math.min(m(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function ea(e,t){return e.isASCII||e.encoding===void 0&&!(t[Ds(t,0,1/0)]>=128)}var Qo=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new xt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:f}=i,c=f>0?new Se(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=f;let{decision:d}=r;if(!d||!s)return c;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new Se(d.encoding,this.fatal,a,this.#n),ie(c,this.#e.decode(s,n,o))}};function er(e,t){$(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new Qo(Nn(e,t),n,o)}function Ns(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=b(e,n),
r=er(t,n),i=r.decode(N(o),!0,n),s=r.decision;return{text:i,encoding:S[s.encoding].name,score:s.score,source:s.source}}function q(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function ze(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function tr(){throw new TypeError("Illegal invocation")}var Ls="Failed to execute 'encodeInto' on 'TextEncoder'",kn=q({TextEncoder:class{#e="utf-8";constructor(){new.target!==kn&&
ze(this,new.target,kn)}get encoding(){return this.#e}encode(e=""){return#e in this||tr(),(or&&typeof e=="string"&&e.length>
6?$s(e):void 0)??Le(A(e))}encodeInto(e,t){#e in this||tr();let o=typeof e=="string"&&t instanceof Uint8Array?nr(e,t):void 0;
if(o&&o.read===e.length)return o;tt(arguments.length,2,Ls);let r=A(e),i=Gr(t,Ls),{read:s,written:f}=o??nr(r,i)??{read:0,
written:0};if(s===r.length||f===m(i))return{read:s,written:f};let c=aa(r.slice(s),O(io(i),f));return{read:s+c.read,written:f+
c.written}}}}),Xe,or=!1;function Hs(){Xe=null,Xe=C(oa)??null,or=Xe!==null&&(P()||F())}function oa(){let e=wr(),{read:t,written:n}=e.
encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&
`${[...r]}`==`${[...Ve(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}function $s(e){try{return Xe?.encode(
e)}catch{return}}function nr(e,t){Xe===void 0&&Hs();try{return Xe?.encodeInto(e,t)}catch{return}}function Le(e){return e.
length<=6?Ve(e):(Xe===void 0&&Hs(),(or?void 0:ra(e))??$s(e)??new R(0,"fatal").encode(e,!0))}function ra(e){let{length:t}=e;
if(t<=21)return Ve(e);if(t<=64&&ia()){let n=(sa()||ca(e))&&Rs(fe,e);if(n)return n}return t>=1024&&t<=65536&&da(e)?Rs(fa(),
e):void 0}var ia=x(()=>!te()),sa=x(()=>ge()||W());function ca(e){return e.length*En(Gs(e))*.75<=64}function Rs(e,t){let n=nr(
t,e);return n?.read===t.length?$e(e,0,n.written):void 0}var fa=x(()=>new Uint8Array(3*65536)),da=e=>Ps()<=65535&&Gs(e)>=
Ps(),Ps=x(()=>te()?256:ne()?0:1/0);function Gs(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}function aa(e,t){let n=0,o=0;for(;n<e.length;){let r=Mo(e,n);if(o+En(r)>m(t))break;o=Fo(r,t,o),n+=r<65536?1:2}return{
read:n,written:o}}var js="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Ys=`!
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
?`;var la=x(()=>{let e=Ys.split(`
`),t=0;return new Map(js.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Ks=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Vs(e){let t=new R(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Be)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=qs(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function qs(e,t,n){if(Ks(e))return"";if(n===0)return null;let o=ma(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,f=>t(f)?f:qs(f,t,n-1));if(!s.includes(null))return s.join("")}return null}function ma(e){
let t=[...la().get(e)??[],...pa(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function pa(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=u=>s>>o.length-1-u&1,c=o.filter((u,p)=>f(
p)),d=o.filter((u,p)=>!f(p)),a=[n,...c].join("").normalize("NFC"),l=a+d.join("");l.normalize("NFD")===t&&r.push(l),d.every(
Ks)&&i.push(a)}return[...r,...i]}var ha=["fatal","html","replacement","ignore","translit"],xa=nt(ha),Wn=(e,t,n)=>typeof e=="function"?e:xa(e,t,n);function Hn(e,t,n){
return typeof e=="function"?(o,r)=>Ea(e(o,r()),n):e==="ignore"?zo:e==="translit"?Vs(t):void 0}function Ea(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=N(b(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return se(o,0,m(o))}var Sa="Failed to construct 'LegacyTextEncoder'",rr="Failed to execute 'encode'";function vs(e,t="utf-8",n=void 0){let o=Ae(
e,rr);if(n===void 0){let i=Ie(A(t),rr);return i===0?Le(o):ht(o,i)??new R(i,"fatal").encode(o,!0)}let r=$n(t,n,rr);return r.
encoding===0?Le(o):r.encode(o,!0)}function $n(e,t,n){let o=A(e),r=t===void 0?"fatal":H(t,{unmappable:Wn},n).unmappable,i=Ie(
o,n);return new R(i,r,Hn(r,i,n))}var Js=q({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=$n(e,t,Sa)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Ae(e,o);$(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var Et="Failed to execute 'decode' on 'TextDecoder'",St=q({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=zs(e,t,"Failed to construct 'TextDecoder'"),new.target!==St&&ze(this,new.target,St)}get encoding(){return S[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=_,t=void 0){
if(t===void 0&&!this.#n){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if(f>=s.leastOfView&&f<=s.mostAtOnce){
let c=s.decoder.decode(e);return s.onlyASCII&&c.length!==f&&s.pause(),c}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.
length<s.leastOfView)return In(s).decodeWhole(e,Oe(e),Et)}else if(e instanceof ArrayBuffer){try{let{byteLength:c}=e;if(c>=
s.leastOfBuffer&&c<=s.mostAtOnce){let d=s.decoder.decode(e);return s.onlyASCII&&d.length!==c&&s.pause(),d}}catch{s.pauseLong()}
let f=so(e);if(f)return Un(s,new Uint8Array(e),f,Et)}}let n=e instanceof Uint8Array&&ArrayBuffer.isView(e);n||b(e,Et),typeof t!=
"object"&&$(t,Et);let o=!!t?.stream,r=n?e:xe(e),i=this.#e;return i.isStateless||!this.#n&&!o?Un(i,r,Oe(r),Et):(this.#t??=
_n(i),this.#n||this.#t.reset(),this.#n=o,this.#t.decode(r,!o,Et))}}});function zs(e,t,n){let o=A(e);$(t,n);let r=!!t?.fatal,
i=!!t?.ignoreBOM;return rn(us(o,n),r,i)}var Xs=(e,t,n)=>_n(zs(e,t,n));var Gn=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new R(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=m(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(O(t,i,s?r:i+4096),
s?n:U.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=ga(this.#e.copy(),t,r);let i=new Q,s;try{this.#e.transcode(t,n===U.
result?U.source:n,d=>i.add(d))}catch(d){s=d}let f=i.concatenate(),c=Ne(f,m(f),38,!1,!0);try{this.#t.encodeOrFail(c,n===U.
result,o),this.#n=n===U.result?0:r+c.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function ga(e,t,n){let o=m(
t),r=t,i=e,s=e,f=n,c=n,d=0,a;return l=>{for(;l>=c&&d<o;)r=O(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),f=c,s.transcode(
r,U.none,u=>{c+=m(u)/2}),a=void 0;return a??=Ta(i,r),a[l-f]}}function Ta(e,t){let n=m(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Qs(e);for(let f=0;f<n;f++){let c=e.position+f,d=s===c?wa(o.from,t,f):0;if(d>0){o.transcode(O(t,f,f+d),U.none,
()=>{});for(let h=0;h<d;h++)r[i++]=c++;if(s=c,f+=d,f===n)break}let a=O(t,f,f+1),l=o.copy(),u=0,p=0;o.transcode(a,U.none,
h=>{u===0&&(p=h[0]|h[1]<<8),u+=m(h)/2}),u>0&&(r[i++]=s);let w=p===65533&&s<c?ec(l,a,U.none):void 0,g=w&&w.offset+w.length;
for(let h=1;h<u;h++)r[i++]=g===void 0?s:g+h-1;let y=c-s===2||c<=2;u>0&&!w?s=c+1:(w||y)&&(s=Qs(o))}return r[i]=s,r[i+1]=s+
1,r}function wa(e,t,n){if(K(e))return m(t)-n;let o=n;if(Xt(e))for(;t[o]<128;)o+=1;return o-n}var Qs=e=>ec(e,_,U.source)?.
offset??e.position;function ec(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof J)return o;throw o}}function oc(e,t){let n="Failed to execute 'transcode'",o=b(e,n),r=sc(t,n);return Oa(xe(o),r,n)??Aa(o,r,n)}function Oa(e,{
from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let f=typeof t=="number"&&(n===0?!o:!r&&!We(n)),c=m(e);if(!f||c>64)return;let d=Ne(
e,c,t,r,i,s);return n===0?Le(d):ht(d,n)}function Aa(e,t,n){let{from:o,to:r}=t;return sn(n,()=>{let i=typeof o=="number"?
tc(new kt(o,r,t),N(e)):null;if(i)return i;let s=cc(o,r,t,n);return tc(s,rc(t,e))})}function tc(e,t){let n=new Q;return e.
transcode(t,U.result,r=>n.add(r))===!1?null:n.concatenate()}function rc({unmappable:e},t){let n=N(t);return typeof e=="f\
unction"?se(n,0,m(n)):n}function ic(e,t){let n=sc(e,t);return{common:cc(n.from,n.to,n,t),toBytes:o=>rc(n,o)}}function sc(e,t){
$(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=Ma(n?.from,t),s=!!n?.ignoreBOM,f=ba(n?.to),c=Wn(n?.unmappable,t,"unmappable"),d=i===
"auto"?Nn(e,t):V(i,t),a=f===void 0?0:Zo(V(f,t),f,t);if(o&&!We(a))throw new RangeError(`${t}: ${S[a].name} has no byte or\
der mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:c}}function cc(e,t,n,o){return typeof e=="number"?nc(
e,t,n,o):new sr(e,nc(0,t,n,o))}function nc(e,t,n,o){let{unmappable:r,losses:i}=n,s=Hn(r,t,o);if(!s||We(t))return new kt(
e,t,n);let f=Ba(e,n);return new Gn(f,t,r,i?.counting(s)??s)}function Ba(e,t){return new kt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var ba=e=>e===void 0?void 0:A(e);function Ma(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return A(e)}var kt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(go(t,this.
to,this.#n.ignoreBOM,this.#e),hi(t,n),this.#e=ce())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:f,take:c=Ye,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(Ur(this.to)??[]));let a=Math.max(0,Jo.indexOf(f)),l=m(t);try{go(this.from,this.to,i,this.#e);for(let u=0;;){
let p=l-u<=65536,w=p&&u===0?t:O(t,u,p?l:u+65536),g=Ii(w,r,a,p?n:U.none);d?.addBlock(this.#t+u);let y=g<0?L.written():g;if(y>
0&&o(c(y)),g===-2&&f!=="fatal")return!1;if(g<0&&this.#o(g,u),u+=L.read(),p&&L.finished())break}}catch(u){throw G(u)}this.#e=
n===U.result?null:ce(),this.#t=n===U.none?this.#t+l:0}#o(t,n){let o=this.#t+n+L.start();throw this.#e=ce(),this.#t=0,t===
-1?new J(S[this.from].name,o,L.length()):new Be(L.codePoint(),o,S[this.to].name)}},sr=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===U.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new xt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==U.none);i.length>0&&(this.#i.transcode(
i.concatenate(),U.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function cr(e,t,n){let o=Or();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function Wt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return cr(e,(o,r)=>r(t.decode(N(b(o,n)),!1,n)),o=>o(t.decode(
_,!0,n)))}var jn=q({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=Xs(e,t,"Failed to construct 'Tex\
tDecoderStream'");this.#e=n,this.#t=Wt("TextDecoderStream",n),new.target!==jn&&ze(this,new.target,jn)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Yn=q({TextEncoderStream:class{#e;constructor(){this.#e=fc("TextEncod\
erStream",new R(0,"fatal"),A),new.target!==Yn&&ze(this,new.target,Yn)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function fc(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return cr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var dc=q({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=$n(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=fc("LegacyTextEncoderSt\
ream",n,Ae)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),ac=q({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=ic(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,f)=>{let c=new Q;
try{sn(o,()=>t.transcode(n(i),s,d=>c.add(d)))}finally{c.forEach(f)}};this.#e=t,this.#t=cr("TranscoderStream",(i,s)=>r(b(
i,o),U.none,s),i=>r(_,U.result,i))}get encoding(){let{decision:e}=this.#e;return e&&S[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var uc=q({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=er(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=Wt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&S[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var yt=class{fatal;ignoreBOM;#e;#t;#n=_;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&m(this.#n)===0?t:He(this.#n,t);if(!n&&_r(r))return this.#n=
r,"";let i=me(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Se(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?O(r,s):r,n,o)}};var lc=q({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=A(e);$(
t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new yt(V(o,n),r,i);this.#e=s,this.#t=Wt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function mc(e,t){let n="Failed to execute 'findUnmappable'",o=Ae(e,n),r=Ie(A(t),n),i=new Map,s=(f,c)=>i.set(c,f);return new R(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function pc(e){let t=me(xe(b(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function gt(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=b(e,o),i=V(A(t),o);$(n,o);let s=!!n?.fatal,f=!!n?.ignoreBOM,c=xe(r);return me(c)?new yt(
i,s,f).decode(c,!0,o):Ne(c,Oe(c),i,s,!0,o)}function hc(e){let t=xe(b(e,"Failed to execute 'utf8Decode'")),n=me(t);return Sc(
n?.encoding===0?O(t,n.bytes.length):t)}function Ht(e){return Sc(xe(b(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function xc(e){
let t=b(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=xe(t);return Ne(n,Oe(n),0,!0,!0)}catch(n){if(n instanceof
J)return null;throw n}}function Ec(e){return tt(arguments.length,1,"Failed to execute 'utf8Encode'"),Le(A(e))}var Sc=e=>Ne(
e,Oe(e),0,!1,!0);async function yc(e=void 0){let t=await e;if(t===void 0)ho()||await po(qt,!0);else{let n=Fa(t)?await Ia(t):t;await po(()=>n,
!1)}}var Fa=e=>typeof e?.arrayBuffer=="function";function Ia(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var Ua=0,Ze=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),Tc="application/x-www-form-urlencoded",gc=x(()=>{
let e=new Set([...Array(32).keys(),127]),t=Ze(e,' "#<>'),n=Ze(t,"?^`{}"),o=Ze(n,"/:;=@[\\]|"),r=Ze(o,"$%&+,");return{"C0\
 control":e,fragment:Ze(e,' "<>`'),query:t,"special-query":Ze(t,"'"),path:n,userinfo:o,component:r,[Tc]:Ze(r,"!'()~")}});
function wc(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Ie(A(e),r,"the result of getOutputE\
ncoding()"),s=A(t),c=nt(Object.keys(gc()),"argument")(A(n),r,"percentEncodeSet"),d={spaceAsPlus:on},{spaceAsPlus:a=c===Tc}=H(
o,d,r),l=gc()[c],u="",p="",w=()=>{Ua=p.charCodeAt(0),u=ie(u,p),p=""};return new R(i,"fatal").encodeOrFail(s,!0,g=>{for(let y=0;y<
m(g);y++){let h=g[y];a&&h===32?p+="+":h>126||l.has(h)?p+=`%${h.toString(16).toUpperCase().padStart(2,"0")}`:p+=String.fromCharCode(
h)}p.length>65536&&w()},g=>{p+=`%26%23${g}%3B`}),w(),u}var Da=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
lr=e=>Da.test(e),Na=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,La=x(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Ra(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=La();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:lr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var fr;function Kn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(gt(Uint8Array.from(r),e))}var dr;function $t(e){dr??=new Uint16Array(65536),fr??=[Kn("shift_jis",
136,151,64),Kn("gbk",176,215),Kn("big5",164,198,64),Kn("euc-kr",176,200)];let t=fr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=dr[i]||Ra(r,i);dr[i]=s;let f=o>=10;if(s===4)n+=22;else if(s===3)n+=f?15:o===3?7:11;else if(s===2)n+=
f?9:7;else if(s>=1e3){for(let[c,d]of fr.entries())s===1010?t[c]+=c>0?13:i>65280?9:5:t[c]+=d.has(r)?9:14;f&&o<1e3&&(n+=9)}else if(s>=
10){let c=r<"\x80";c||(n+=s<20?6:Na.test(r)?7:4),f&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=c?3:11):f&&!c&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Uc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Cc=/^(?:GBK|Shift_JIS|Big5|EUC)/,Dc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
nu=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Tt="UTF-8",ou=(e,t,n)=>Math.min(ut(e,t,n,"steps")??2,3);function Nc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Ae(e,n),{maxSteps:r}=H(t,{maxSteps:ou},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),f=o.slice(s,s+1e3);return ru(f,r).map(({steps:c,gain:d})=>({text:_c(o,c,Rc)??o.replace(/[^\r\n]+/g,
a=>_c(a,c,pr)??a),path:c.map(({really:a,readAs:l})=>`${a} read as ${l}`).reverse(),score:1-2**(-d/8)}))}function ru(e,t){
let n=Ic(e);if(n>25)return[];let o=$t(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let c=0;c<t;c++){i=i.
flatMap(d=>su(d,o)).sort(mr);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(c=>iu(e,c.text)).sort(mr).slice(0,5);for(let c of s)c.gain+=.6*Ic(c.text);s.sort(mr);let f=7+Math.
min(10,40/e.length);return s.filter(({gain:c})=>c>Math.max(f,s[0].gain-15))}var iu=(e,t)=>[...e].some(n=>!lr(n)&&!t.includes(
n)),Fc=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Lc(e,t){let n=vn(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>vn(s,t)).join(""):"",i=.7*Fc(e)<Fc(r)?vn(r,t):void 0;return i&&{part:r,bytes:i}}var mr=(e,t)=>t.
gain-e.gain;function su({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,f]of Uc.entries()){let c=Cc.test(f)&&!Dc.test(
e)?void 0:Lc(e,f);if(!c)continue;let{part:d,bytes:a}=c,l=d===e?o:o+$t(e)-$t(d),p=d.includes(_e)||Pc(a)?.includes(_e)?cu:
Pt(a).candidates;for(let{encoding:w,score:g}of p){if(g<.003)break;if(t.length>0&&w!==Tt&&t[0].really!==Tt)continue;let y=pr(
a,w,d,!0);if(y===void 0||y===d)continue;let h=n+2.4*Math.log2(g)-s*.25-(w===Tt?-2:1)-(t.length>0?4:0),v=r-l-$t(y)+h;i.push(
{text:y,steps:[...t,{really:w,readAs:f}],bits:h,left:l,gain:v})}}return i}function Ic(e){if(e.includes(_e))return 0;let t=Dc.
test(e),n=-1/0;for(let o of Uc){let i=nu.test(o)&&Cc.test(o)===t?Lc(e,o):void 0;if(!i)continue;let{part:s,bytes:f}=i,[c,
d]=[2**-30,2**-30];for(let{encoding:a,score:l}of Pt(f).candidates)a===o||pr(f,a,s)===s?c+=l:d=Math.max(d,l);n=Math.max(n,
Math.log2(c/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function _c(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=vn(o,i),f=s&&n(s,r,o);if(f===void 0)return;o=f}return o}var Gt="\x7F",_e="\uFFFD",cu=[{encoding:Tt,score:.9}];function vn(e,t){
if(e.includes(_e)&&e.includes(Gt))return;let n=e.replaceAll(_e,Gt).replace(/[\x80-\x9F]/g,o=>gt(Uint8Array.of(o.charCodeAt(
0)),t));try{return new R(Ie(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Rc(e,t,n,o=!1){if(n.includes(
_e))return t===Tt?fu(e):void 0;try{return new St(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function pr(e,t,n,o){
let r=Rc(e,t,n,o);return r===void 0&&t===Tt&&!n.includes(_e)?Pc(e):r}function Pc(e){let t=Ht(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function fu(e){let t=Ht(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Gt),
[n,o]=[t.split(Gt),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(_e)&&n.length<=o.length+1?t.replaceAll(Gt,_e):void 0}function kc(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";tt(arguments.length,1,o);let r=nn(A(e)),i=Hc(
t,o),s={bigEndian:on},{bigEndian:f=i!==38}=H(n,s,o);if(i&&f!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${f?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let c=i?0:2,d=Xo(c+2*r.length),[a,l]=f?[0,1]:
[1,0],u=(p,w)=>{d[w+a]=p>>8,d[w+l]=p};i||u(65279,0);for(let p=0;p<r.length;p++)u(r.charCodeAt(p),c+2*p);return d}function Wc(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=b(e,o),i=Hc(t,o);$(n,o);let s=!!n?.fatal,f=N(r),c=du(f),d=new Se(
i??c??37,s,i!==void 0);if(!i||!c||c===i)return d.decode(f,!0,o);if(s)throw new J(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(O(f,2),!0,o)}`}function du(e){let t=me(e)?.encoding;return t===0?void 0:t}function Hc(e,t){let n=A(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{uc as AutoDecoderStream,lc as DecoderStream,Js as LegacyTextEncoder,dc as LegacyTextEncoderStream,St as TextDecoder,
jn as TextDecoderStream,kn as TextEncoder,Yn as TextEncoderStream,ac as TranscoderStream,Be as UnmappableError,pc as bomSniff,
gt as decode,Ns as decodeAuto,Wc as decodeUTF16,Pt as detectEncoding,vs as encode,kc as encodeUTF16,S as encodings,mc as findUnmappable,
Nr as getOutputEncoding,yc as initialize,Dr as labelToName,Os as localeDefaultEncoding,wc as percentEncodeAfterEncoding,
Nc as repairMojibake,jr as resolveEncoding,Ts as sniffHTMLEncoding,ws as sniffXMLEncoding,oc as transcode,hc as utf8Decode,
Ht as utf8DecodeWithoutBOM,xc as utf8DecodeWithoutBOMOrFail,Ec as utf8Encode};
