var jt=(e,t)=>e?.prototype?.[t],Yt=e=>jt(globalThis.Buffer,e),Pe=Yt("ucs2Slice"),Xe=Yt("ucs2Write"),pr=Yt("utf8Slice"),Ue=Yt(
"latin1Slice"),hr=e=>globalThis[e],xr=hr("TextDecoder"),$c=jt(xr,"decode"),qn=hr("TextEncoder"),Gc=jt(qn,"encode"),jc=jt(
qn,"encodeInto");function j(e,t=!1,n=!0){let o=new xr(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:$c})}function Er(){let e=new qn;return Object.defineProperties(e,{encode:{value:Gc},encodeInto:{value:jc}}),e}function C(e){
try{return e()}catch{return}}var P=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,ge=()=>vn().includes("Chrom\
e/"),te=()=>vn().includes("AppleWebKit/")&&!ge()&&!(le()>0);function vn(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var z=()=>"Deno"in globalThis,W=()=>vn()==="Cloudflare-Workers",ue=()=>te()||W(),le=()=>W()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),ne=()=>le()<22,wt=e=>globalThis.process?.getBuiltinModule?.(e),Vn;function Sr(){
let{TransformStream:e}=globalThis;return e&&e===Vn?e:(Vn=[e,wt("node:stream/web")?.TransformStream].find(t=>typeof t=="f\
unction"&&typeof new t().readable?.getReader=="function"),Vn)}var Yc=e=>wt("node:fs").readFileSync(e);function yr(e){try{return Yc(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var Kt=()=>yr(()=>new URL("./encoding-prepared.wasm",import.meta.url)),Vt="encoding-wasm";var qt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function x(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var S=qc();function qc(){let e=qt.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Or=x(()=>new Map(S.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),vc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],vt=e=>e<36&&e!==33,Z=e=>e>0&&e<29,Jt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),Jc=e=>vc.find(([t])=>e>=t)[1];function ke(e){let t=Or();return t.get(e)??t.get(Mr(Xc(e)))}function K(e,t){
let n=ke(e);if(n===void 0){let o=Xn(e),r=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Jc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Vt}' doesn't include ${S[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var zc=x(
()=>new Map(Array.from(Or(),([e,t])=>[zt(e),t]).reverse()));function Xn(e){let t=zt(e),n=zc().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var zt=e=>Mr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ar=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function me(e){if(e[0]>=239)return Ar.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Br({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function br(e){return Ar.find(t=>t.encoding===e)?.bytes}function We(e){return e===
0||e===37||e===38}function Xc(e){let t=0,n=e.length;for(;gr(e[t]);)t+=1;for(;gr(e[n-1]);)n-=1;return e.slice(t,n)}var gr=e=>`\
	
\f\r `.includes(e);function Mr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Fr(e){let t=ke(`${e}`);return t===
void 0?null:S[t].name}function Ir(e){let t=ke(`${e}`);return t===void 0?null:S[t!==36&&t!==37&&t!==38?t:0].name}var Zn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,_r=()=>Object.getPrototypeOf(Uint8Array.prototype),Xt=e=>Zn(_r(),
e),Qn=e=>Zn(DataView.prototype,e),ef=()=>Zn(ArrayBuffer.prototype,"byteLength"),eo=e=>_r()[e],Ur=Xt(Symbol.toStringTag),
Zt=Xt("buffer"),to=Xt("byteOffset"),Cr=Xt("byteLength"),tf=eo("includes"),nf=eo("set"),of=eo("slice"),rf=Qn("buffer"),sf=Qn(
"byteOffset"),Dr=Qn("byteLength"),Nr=ef(),l=e=>Cr.call(e);function Te(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:l(e)}var O=(e,t,n=l(e))=>new Uint8Array(Zt.call(e),to.call(e)+t,n-t);function He(e,t){let n=new Uint8Array(
l(e)+l(t));return Q(n,e),Q(n,t,l(e)),n}function Lr(e,t){let n=to.call(e),o=t+(-(n+t)&3),r=Math.max(0,l(e)-o)>>2,i=r>0?new Int32Array(
Zt.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var pe=(e,t)=>O(e,0,Math.min(t,l(e))),Q=(e,t,n)=>nf.call(e,t,n),
Rr=(e,t)=>tf.call(e,t),se=(e,t,n)=>of.call(e,t,n);function $e(e,t,n){if(n>24)return se(e,t,t+n);let o=new Uint8Array(n);
for(let r=0;r<n;r++)o[r]=e[t+r];return o}function he(e,t){if(t<=64)return!1;try{return Nr.call(Zt.call(e)),!1}catch{return!0}}
var cf="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function b(e,t,n=cf){if(!ArrayBuffer.isView(
e)&&oo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Pr(e,t){if(ArrayBuffer.isView(e)&&Ur.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function N(e){if(ArrayBuffer.
isView(e))return no(e);try{return new Uint8Array(e)}catch{return I}}var xe=e=>e instanceof Uint8Array?e:N(e);function no(e){
try{return Ur.call(e)===void 0?new Uint8Array(rf.call(e),sf.call(e),Dr.call(e)):new Uint8Array(Zt.call(e),to.call(e),Cr.
call(e))}catch{return I}}var I=new Uint8Array;function oo(e){try{return Nr.call(e)}catch{}try{return Dr.call(new DataView(
e))}catch{return}}function H(e,t,n){$(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));return o}
function $(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an o\
bject.`)}var A=e=>`${e}`;function Qt(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Oe(e,t){if(typeof e=="st\
ring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other valu\
es with String().`)}var en=e=>e===void 0?void 0:!!e;function Qe(e,t,n){if(e>=t)return;let o=t===1?"argument":"arguments";
throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function et(e,t="option"){return(n,o,r)=>{if(n===
void 0)return e[0];let i=A(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${r}' \
can't be '${i}'; use one of '${s}'.`)}}var ff=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],df=x(()=>new Map(ff.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function af(e){return ke(e)??df().get(zt(e))??Xn(e)}function kr(e){let t=af(A(e));return t===void 0?null:S[t].name}var io=class{encoding;fatal;ignoreBOM;common=void 0;decoder=void 0;leastOfView=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#e=void 0;#t=0;#n=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o}accept(t){C(()=>t.isRight(this.fatal,this.ignoreBOM))&&(this.leastOfView=t.
leastOfView,this.leastOfBuffer=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#e=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,
canFail:n,most:o}){this.decoder??=t(this.fatal,this.ignoreBOM),this.#n=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.
mostAtOnce=this.#n?-1:Math.min(o,1024)}pause(){this.most=-1,this.mostAtOnce=-1}pauseLong(){this.pause(),this.#t=15,this.
decoder=void 0}reconsider(t,n){let o=this.#e;this.#t>0?this.#t-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#o(o)}decode(t,n){
if(!(n>1024&&he(t,n)))try{let o=this.decoder.decode(t),r=this.#n&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&
o.length!==n&&this.pause(),r?void 0:o}catch{this.pauseLong();return}}},Hr=[],so=[];function tn(e,t,n){let o=4*e+(t?2:0)+
(n?1:0),r=so[o];if(r)return r;let i=new io(e,t,n);so[o]=i;let s=Hr[e];return s&&i.accept(s),i}function tt(e,t){Hr[e]=t;for(let n=0;n<
4;n++)so[4*e+n]?.accept(t)}var v=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function nn(e,t){try{return t()}catch(n){throw n instanceof v?n.toTypeError(e):n}}var lf=e=>`U+${e.toString(16).toUpperCase().
padStart(4,"0")}`,$r=Symbol.for("encoding-wasm.UnmappableError"),Ae=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${lf(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&$r in o}[$r](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function nt(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Yr(e,t,n){let o=on(c=>xf(c,n),e,t),r=on(Sf,e,t);if(o&&r){let c=z()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(
d,a),write:(d,a)=>(d.length<c?o:r).write(d,a),readBytes:o.readBytes,writeBytes:z()?o.writeBytes:void 0,mostByTable:512}}
let i=co(e);if(o)return P()?Ef(o,on(jr,e,t)):o;let s=r??on(jr,e,t)??i,f=r?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(
c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function on(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),co(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var hf="str\
ings";function xf(e,t){let[n]=WebAssembly.Module.customSections(t,hf),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Ef(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=n(r+2*f,Math.min(i-f,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let f=o(r,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(r+c,Math.min(i-c,36),s);return f}}}function Sf(e){let[t,n]=[Pe,Xe],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(r(),c,c+2*d),write:(c,d)=>n.call(r(),c,d,2*c.length),
most:1/0,collect:F()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(m,u){Q(d,new Uint8Array(
e.buffer,m,2*u),a),a+=2*u},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function jr(e){let t=j("utf-16le"),{write:n,most:o}=co(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:n,most:o}}function co(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,f]=[o/2,o/2+r];if(r<=18)return nt(i,s,r);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var rn,E,ao,Kr,Vr,oe,J={input:0,units:0,output:0},Tt=0,sn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function Be(e,t){
sn.name=e,sn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&gf(),B.isBusy=!0}function gf(){try{Xr(),rn??=Jr(Of(Kt())),zr(
new WebAssembly.Instance(rn),rn)}catch(e){throw Zr(e)}}async function uo(e,t){try{Xr();let n=e(),o=qr(n)?n:await WebAssembly.compile(t?n:Tf(n));Jr(o);let r=await WebAssembly.instantiate(
o);if(lo())return;zr(r,o),rn=o}catch(n){throw Zr(n)}}var wf=[0,97,115,109];function Tf(e){let t=N(b(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(wf.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var lo=()=>!B.isBusy;function Of(e){return qr(e)?e:new WebAssembly.Module(e)}function qr(e){try{return WebAssembly.
Module.customSections(e,vr),!0}catch{return!1}}var vr="encoding-wasm";function Jr(e){let[t]=WebAssembly.Module.customSections(
e,vr),n=`${Vt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function zr({
exports:e},t){E=e,fo=WebAssembly.RuntimeError,J.input=E.input(),J.units=E.units(),J.output=E.output(),ti(),oe=Yr(E.memory,
J.units,t),Tt=Math.min(E.units_length(),oe.most),B.isBusy=!1}function Xr(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Zr(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Af(e))return new RangeError(`encoding-wasm: ${Qr} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Qr="no memory \
for WebAssembly; free some, and call again",Af=e=>e instanceof RangeError&&/memory/i.test(e.message);function Ot(){return po(),
ao}function ei(){return po(),Kr}function mo(){return po(),Vr}function po(){ao[0]===void 0&&ti()}function ti(){let{buffer:e}=E.
memory;ao=new Uint8Array(e),Kr=new Uint8Array(e,J.input,65536),Vr=new Int32Array(e,E.codec(),E.codec_length()>>2)}function cn(e,t){
return Be(e,-1),ho(t)}function ho(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw G(t)}}var fo;function G(e){if(!B.
isBusy||!fo||!(e instanceof fo))return e;let t=S[sn.encoding]?.name,n=`${sn.name}${t?` of ${t}`:""} failed`;return Bf()?
new RangeError(`encoding-wasm: ${n}: ${Qr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Bf(){try{return E.memory.grow(32),
!1}catch{return!0}}function ce(e=null){let t=mo();return fi(t,e??new Int32Array(t.length))}function ci(){return E.held()!==0?ce():(B.newCodec=
bt,null)}var xo=e=>fi(e,mo());function fi(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Bt(e,t){di(e,t)||(Be(
"decoding",e),t?xo(t):E.new_decoder(e),bt=e===33||e===36?NaN:e)}var bt=NaN;function di(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function dn(e,t){di(~e,t)||(Be("encoding",e),t?xo(t):E.new_encoder(e),bt=~e)}function Eo(e,t,n,o){
Be("transcoding",e),o?xo(o):E.new_transcoder(e,t,+n)}function ai(e,t){E.set_source_encoding(e,+t),B.isBusy=!1}function it(e){
let t=l(e),n=E.alloc(t)>>>0;return Q(Ot(),e,n),[n,t]}var If=x(()=>Uint8Array.from(qt,e=>e.charCodeAt(0))),ni,ui=e=>cn("s\
niffing",()=>(ni!==E&&E.give_labels(...it(If())),ni=E,e())),li=(e,t,...n)=>ui(()=>E.sniff_html(...it(e),t,...n)),mi=(e,t,n)=>ui(
()=>E.sniff_xml(...it(e),t,n));var pi=(e,t)=>cn("sniffing",()=>E.default_for(...it(e),t)),hi=()=>Be("detection",-1);function xi(e,t){try{E.feed_detector(
...it(e),+t)}catch(n){throw G(n)}}var Ei=(e,t,n,o)=>ho(()=>{let r=c=>c?it(c):[0,0],i=E.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=E.memory,f=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,f))});function Mt(e,t,n,o,r){
At(e,t),B.isBusy=!0;let i=E.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=bt),go(i)}var be={encoding:-1,at:0,most:0,owner:void 0};function an(e,t,n){if(be.encoding!==e||be.owner!==E||B.isBusy){try{Be("dec\
oding",e),be.owner=E,be.at=oe.readBytes?E.byte_table(e):0,be.most=!Jt(e)&&oe.mostByTable||1/0,be.encoding=e}catch(r){throw G(
r)}B.isBusy=!1}if(be.at===0||n>be.most)return;if(n<=65536)return At(t,n),oi(n);if(oe.most>Tt)return;let o="";for(let r=0;r<
n;r+=65536){let i=Math.min(65536,n-r);At(O(t,r,r+i),i),o=re(o,oi(i))}return o}function Ft(e,t,n,o){return cn("decoding",
()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),At(r===t?e:O(e,i,i+r),r),!E.is_free_of(
r,n,o))return!1;return!0})}function So(e,t){let n=-1,o,r;function i(s){try{return Be(e,s),n=s,r=E,o=t(s),B.isBusy=!1,o}catch(f){
throw G(f)}}return s=>s===n&&r===E&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var yo=So("encoding",e=>{let t=E.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=E.memory;return Z(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Si=So("encod\
ing",e=>{let t=E.unit_table(e)>>>0,n=new Uint8Array(65536);return Q(n,new Uint8Array(E.memory.buffer,t,16384)),n}),un=So(
"decoding",e=>{let t=Z(e),n=(!t?E.pair_table(e):E.byte_table(e))>>>0;return n>0?new Uint16Array(E.memory.buffer,n,t?256:
65536):void 0}),oi=e=>oe.readBytes(J.input,e,be.at);function re(e,t){try{return e+t}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var yi=e=>e+
65536+3<=Tt,gi=e=>e>Tt&&e<268435456?oe.collect?.(e+3):void 0,wi=()=>J.units,Ti=()=>Ot()[J.units]|Ot()[J.units+1]<<8,ln=(e,t)=>oe.
read(J.units+2*e,t-e),It=(e,t,n,o=0)=>oe.write(e.slice(t,n),J.units+2*o);function Oi(e,t){if(!B.isBusy&&!oe.writeBytes)return;
Be("encoding",t);let n=oe.writeBytes?.(e,J.output,E.unit_table(t));return B.isBusy=!1,n===e.length?je(n):void 0}function mn(e,t,n,o){
B.isBusy=!0;let r=E.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&L.finished()&&(B.newCodec=bt),go(r)}var _={none:0,
source:1,result:2};function Ai(e,t,n,o){let r=l(e);At(e,r),B.isBusy=!0;let i=E.transcode_block(r,+t,n,o);return B.isBusy=
!1,go(i)}function At(e,t){let n=ei();if(t>8)try{Q(n,e)}catch{Q(n,O(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function go(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var je=e=>$e(
Ot(),J.output,e);var L={finished:()=>E.finished()!==0,read:()=>E.read(),written:()=>E.written(),codePoint:()=>E.code_point(),start:()=>E.
start(),length:()=>E.length()};var fe=new Uint8Array(256);function Ke(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)fe[n++]=
r;else if(r<2048)fe[n++]=192|r>>6,fe[n++]=128|r&63;else if(!Ye(r))fe[n++]=224|r>>12,fe[n++]=128|r>>6&63,fe[n++]=128|r&63;else{
let i=Ao(e,o);i>=65536&&(o+=1),n=Bo(i,fe,n)}}return $e(fe,0,n)}var bi=x(()=>Xe?96:P()||ue()?1024:128),Oo=x(()=>ue()?65536:
P()||F()?4096:128),_f=x(()=>new Uint8Array(2*Oo()));function Mi(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){
let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Fi(e,t){let{length:n}=e,o=new Uint8Array(
n);for(let i=0;i<n;i++)o[i]=t[e.charCodeAt(i)];return(W()?Ft(o,n,0,255):!Rr(o,0))?o:void 0}function Ii(e,t){let{length:n}=e,
o=2*n<=256?fe:_f(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[r++]=f>>8),
o[r++]=f}return $e(o,0,r)}var Ye=e=>(e&63488)===55296;function Ao(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(
t);return o>=55296&&o<=57343?65533:o}var pn=e=>e<128?1:e<2048?2:e<65536?3:4;function Bo(e,t,n){if(e<128)return t[n]=e,n+
1;let o=pn(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var _i=new Uint8Array(
128),Me=Uf(_i);function Uf(e){return new Uint16Array(e.buffer)}var Ui=x(()=>Fo()?0:18),Ci=x(()=>le()>0&&!z()&&!F()?12:18),
Cf=x(()=>P()||ne()?18:8),Di=x(()=>z()||!(le()>=22||ue())?64:32),Df=x(()=>P()||F()||te()?64:32),Nf=x(()=>te()?36:18),hn=(e,t)=>(e[0]&
e[t>>1])>=128;function Ni(e,t,n){return n?t<=Cf():t<=Nf()||t<=Df()&&(hn(e,t)||En())}var Li=()=>({mixed:Ci(),most:Di()}),
Ri=(e,t)=>t<=Ci()||t<=64&&hn(e,t)&&t<=Di(),de={length:0,bytes:0};function Ve(e,t,n,o){if(e[0]<128&&Fo())return Io(e,t)?Ue.
call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,a=e[i++]^128,m=d?0:e[i++]^128;if(f=
d?(c&31)<<6|a:(c&15)<<12|a<<6|m,!(c>=194&&c<240&&(a|m)<64&&i<=t)||!d&&(f<2048||Ye(f)||f===65279))return Lf(e,s,t,n,o,r)}
Me[r++]=f}return _t(r)}function Pi(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|e[o+1]<<8;if(Ye(r))return;
Me[n++]=r}return _t(n)}function Lf(e,t,n,o,r,i){let s=Mo();for(let f=t;f<n&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:
c<240?2:3,a=d>0?c&63>>d:c,m=d===0&&c>=128,u=c===224?160:c===240?144:128,p=c===237?159:c===244?143:191,T=0;for(;T<d&&f<n;T++,
f++){let g=e[f];if(g<u||g>p)break;u=128,p=191,a=a<<6|g&63}if(T<d){if(f===n&&!o){if(c>=239)return;ki(c,128|a&63,1+T);break}
m=!0}if(m&&r||(m&&(a=65533),a===65279))return;a>65535&&(Me[i++]=55232+(a>>10),a=56320|a&1023),Me[i++]=a}return _t(i)}function bo(e,t,n,o){
let r,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(r??=un(o),!r)return;if(d=r[c],Ye(d)&&(s<t&&(d=r[c|e[s++]<<
8]),Ye(d)))return Rf(e,f,t,n,i,o,r)}Me[i++]=d}return _t(i)}function Rf(e,t,n,o,r,i,s){let f=Mo();for(let c=t;c<n&&r<=f;){
let d=e[c++],a=d<128?d:s[d];if(Ye(a)){if(c===n&&!o){if(i===32)return;ki(d,0,1);break}let m=c<n?e[c]:0;if(a=s[d|m<<8],!Ye(
a))c+=1;else if(Pf(a))a=65533;else return}Me[r++]=a}return _t(r)}var Pf=e=>e>=57088&&e<=57216;function xn(e,t,n){return de.
length=0,Ve(O(e,t,n),n-t,!1,!0)===""}function ki(e,t,n){de.length=n,de.bytes=e|t<<8}function _t(e){if(e<3||e<=18&&!Fo())
return nt(Me,0,e);if(En())return Pe.call(_i,0,2*e);if(!(e>Mo()))return nt(Me,0,18)+nt(Me,18,e-18)}var Mo=x(()=>En()?1/0:
36),Fo=x(()=>F()&&En()),En=x(()=>C(kf)===!0);function kf(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(Pe)==="a\uFEFF\uD83D"&&t(Ue)==="a\0\xFF\xFE=\xD8"}function Io(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}function De(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var Do=x(()=>C(Gf)),ct=x(()=>C(jf)),Hi=x(()=>C(Xf)),$i=x(()=>C(ed));function Gi(e,t,n){if(e!==0&&e!==38||n<24||he(t,n)||
e===0&&Yi(t,n))return;let o=e===0?ct():Hi();return o?.takes?.(t,n)===!1?void 0:o}function No(e,t,n,o){if(de.length=0,o&&
t>8192||t>1024&&(he(e,t)||Yi(e,t)))return;let r=ct();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(
e,t):t;if(!(i<t&&(n||!xn(e,i,t))))try{let s=i<t?O(e,0,i):e,f=o?r.decodeOrFail(s,i):r.decodeQuickly(s,i);return t>256&&f!==
void 0&&yn(s,i,f),f}catch{return}}function ji(e,t){let n=Hi();if(!(t%2>0||!n?.takes?.(e,t)||he(e,t)))return n.decode(e,!0)}
function Yi(e,t){if(t<8192||$f())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&192)!==128&&
n++;return n>1}var $f=x(te);function Ki(){let e=$i();return t=>{try{return e?.encode(t)}catch{return}}}function Sn(e,t){
try{return $i()?.encodeInto(e,t)}catch{return}}function Gf(){let{isAscii:e}=wt("node:buffer"),t=new Uint8Array(100).fill(
127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function jf(){let e=ne(),t=e?Do():void 0;if(e&&!t)return;let n=j(
"utf-8"),o=C(Kf),r=y=>n.decode(y),i=vf(r),s=ue()&&o?y=>o.decode(y):qf(i),f=t&&((y,h)=>De(y,h)&&t(y)),c=f??(ge()?Jf:W()?zf:
void 0),d=f?(y,h)=>Ji(y,h)||h>256&&f(y,h):c,a=Uint8Array.of(...Vi,...vi.flat()),m=`${qi}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
u=Uint8Array.of(97,127),p=i(a,a.length)===m&&r(a)===m&&n.decode(a.buffer)===m&&i(u,2)==="a\x7F"&&_o(y=>s(y,y.length)),T=Ue;
if(!p||t&&T.call(u)!=="a\x7F")return;let g=(y,h)=>j("utf-8",y&&o!==void 0,h);return tt(0,{newDecoder:g,isRight:(y,h)=>Vf(
g(y,h)),canFail:!0,...Yf()}),{decode(y,h){try{return t?T.call(y):(h?s:r)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(y,h){for(let q=1;q<=3&&q<=h;q++){let ye=y[h-q];if(ye<128)break;if(ye>=192)return(ye>=
240?4:ye>=224?3:2)>q?h-q:h}return h}}}function Yf(){let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return F()?
{...e,leastOfView:1}:z()?{...e,leastOfView:1024,leastOfBuffer:1024}:ne()?{...e,leastOfView:13,most:2048,onlyASCII:!0}:ge()?
{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:W()?{...e,most:1023}:le()>0?{...e,leastOfView:512}:e}function Kf(){let e=j(
"utf-8",!0);return _o(n=>e.decode(n))&&_o(({buffer:n})=>e.decode(n))&&!z()?e:void 0}var Vf=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...Ke("\uFEFF"),...Ke(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),_o=e=>e(Uint8Array.from(Vi))===qi&&vi.every(t=>C(()=>e(Uint8Array.from(t)))===void 0),Vi=[239,187,191,97,230,188,162,
240,159,146,169],qi="\uFEFFa\u6F22\u{1F4A9}",vi=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
qf=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function vf(e){let[t,n]=[pr,Ue];if(ne())return(r,i)=>i>
256?n.call(r):e(r);if(!t||F()||!(le()>=22))return e;let o=z()?Ji:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var Ji=(e,t)=>t<=
64||t<=256&&De(e,t);function Jf(e,t){if(t<64)return!1;if(De(e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<
t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}var Uo=0;function yn(e,t,n){
t<1024||!W()||!De(e,t)||(Uo=n.length===t?0:Uo+1)}function zf(e,t){if(t<1024)return!0;if(De(e,t))return Uo<2||t>524288;let n=0,
o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function Xf(){return P()||ue()?Qf():Zf()}function Zf(){
let e=Pe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);
if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return zi(ne()?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?
i:r?void 0:i.toWellFormed()})}function Qf(){let e=j("utf-16le");if(e.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return zi(1/0,(t,n)=>{let o=e.decode(t);return n&&o.includes("\uFFFD")?void 0:o})}var zi=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){
try{return t(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});function ed(){let e=Er(),
{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);
return t===3&&n===7&&`${[...r]}`==`${[...Ke(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var Po=x(()=>F()?0:ue()||ne()?8:ge()?352:18),td=x(F);function Qi(e,t,n){if(n>64)return De(t,n)?nd(e,t,n):void 0;if(n<=Ui()||
(t[n>>1]|t[n-1])>=128||!Io(t,n))return;let o=On();return o?o.call(t,0,n):an(e,t,n)}function nd(e,t,n){let o=On(),r=Z(e);
if(!(n<512&&(r||!o))&&!(e===21&&os(n))&&!(r&&Wo(e))&&!he(t,n))try{return Do()?.(t)??Ft(t,n,128,128)?o?o.call(t):ct()?.decodeQuickly(
t,n):void 0}catch{return}}var gn=[],Lo=[];function es(e,t,n){if(!(Lo[e]===null||n<=Po())&&!(n>=512&&!Wo(e)))return Lo[e]??=
od(e),Tn(Lo[e],t,n)}function ts(e,t,n){return n<512?(td()?Ro(e,t,n):void 0)??an(e,t,n)??Ro(e,t,n)??Xi(e,t,n):Ro(e,t,n)??
(sd(e)?Xi(e,t,n):void 0)??an(e,t,n)}var ko=0,ns=x(()=>Ho()?8192:512),os=e=>ko>0&&e<ns();function Ro(e,t,n){let o=On();if(!(!o||
e!==21)){if(os(n)){ko-=1;return}if(!id(t,n)){n<ns()&&(ko=15);return}if(!he(t,n))try{return o.call(t)}catch{return}}}var Xi=(e,t,n)=>Tn(
rs(e),t,n);function Tn(e,t,n){if(!(!e||n>1024&&he(t,n)))try{return e.decode(t)}catch{return}}function od(e){let t=ad(e)?
rs(e):null;if(t){let n=wn(e,Ut()).includes("\uFFFD");tt(e,{newDecoder:o=>o&&n?j(S[e].name,!0):t,isRight:o=>!(o&&n)||ld(e),
canFail:n,leastOfView:Po()+1,leastOfBuffer:Po()+1,most:Wo(e)?8192:511,onlyASCII:!1})}return t}function rs(e){return gn[e]===
void 0&&(gn[e]=null,gn[e]=C(()=>ud(e))??null),gn[e]}var On=x(()=>C(rd));function rd(){let e=Ue,t=Uint8Array.from({length:256},
(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function id(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)
if((e[o]&224)===128)return!1;return n===t||Ft(e,t,128,224)}var sd=e=>e===21?Ho():cd()||fd()&&Jt(e),Wo=e=>!On()&&(e===21?
Ho():dd()),cd=x(()=>P()||te()),fd=x(W),dd=x(P),Ho=x(()=>P()||F()||!(le()>0)),ad=e=>P()||F()||ue()||ne()||ge()&&e===21,Ut=()=>Uint8Array.
from({length:256},(e,t)=>t);function wn(e,t){let n=un(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function ud(e){
let t=j(S[e].name),n=r=>t.decode(r)===wn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return Ut().every(r=>n(Uint8Array.
of(r)))&&n(o)?t:void 0}function ld(e){let t=wn(e,Ut()),n=Ut().filter(c=>t[c]!=="\uFFFD"),o=j(S[e].name,!0),r=c=>C(()=>o.
decode(c)),i=c=>r(c)===wn(e,c),s=Uint8Array.from({length:4096},(c,d)=>n[d%n.length]),f=c=>r(Uint8Array.of(c))===void 0&&
r(Uint8Array.of(...s,c))===void 0;return i(s)&&Ut().every(c=>n.includes(c)?i(Uint8Array.of(c)):f(c))}var is;function ss(e,t,n){return is??=md(),is(e,t,n)}function md(){let e=ct(),{mixed:t,most:n}=e&&F()?{mixed:0,most:0}:Li();
return(o,r,i)=>{if(r<=t||r<=n&&hn(o,r)){let s=Ve(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{return i?
e?.decodeOrFail(o,r):e?.decodeQuickly(o,r)}catch{return}}}function Dt(e,t,n,o=!1){try{Bt(e,null);let r=Mt(t,n,0,o,!0);return r<
0?void 0:ln(0,r)}catch(r){throw G(r)}}var An=x(()=>P()?{any:768,shiftJIS:224,markup:1/0}:W()?{any:512,shiftJIS:512,markup:2048}:F()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:te()?112:0}),xd=x(()=>An().markup>0?1/0:33),cs=(e,t,n)=>e>=29&&e<36&&n>=xd()&&t[0]>=128,fs=e=>e===
34?An().shiftJIS:An().any,ds=[];function as(e,t,n){if(n>An().markup||n>fs(e)&&!Ed(t,n))return;let o=ds[e];if(o)return Tn(
o,t,n);Sd(e,n)}function Ed(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&
(n+=1);return n>10}var Nt=[];function Sd(e,t){Nt[e]===void 0&&(Nt[e]=C(()=>Od(e))??null);let n=Nt[e];n&&(n.credit+=1+t/1024,
!(n.credit<128)&&(n.credit=0,Nt[e]=null,C(()=>{let{value:o}=n.sequences.next();o?n.decoder.decode(o)===Dt(e,o,l(o))&&(Nt[e]=
n):yd(e,n.decoder)})))}function yd(e,t){ds[e]=t;let n=fs(e);tt(e,{newDecoder:o=>o?j(S[e].name,!0):t,isRight:o=>!o||gd(e),
canFail:!0,leastOfView:19,leastOfBuffer:1,most:n,onlyASCII:!1})}var gd=e=>wd.every(t=>Td.every(n=>{let o=j(S[e].name,!0),
r=Uint8Array.of(97,t,...n);return C(()=>o.decode(r))===Dt(e,r,r.length,!0)})),wd=[128,129,142,143,161,224,255],Td=[[],[32],
[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Od=e=>({decoder:j(S[e].name),sequences:Bd(
e),credit:0}),Ad=[[239,187,191],[254,255],[255,254],[132,49,149,51]],$o=[10,164,162];function*Bd(e){let[t,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Ad)yield Uint8Array.of(...i,...$o);for(let i=128;i<=255;i++)yield ve([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield ve([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield ve([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ve([i,Math.min(i+7,254)],n,r,n);yield ve([227,227],[50,
50],o,n),yield ve([129,129],[48,48],t),yield ve([129,129],[48,48],r,t)}}function ve(...e){let t=e.map(([s,f])=>f-s+1),n=t.
reduce((s,f)=>s*f),o=e.length+$o.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let f=s;for(let c=e.length-
1;c>=0;c--)r[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);r.set($o,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
e.length-1),r}var ft=new Uint8Array(18),Se=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Te(t);if(!this.#e&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||
this.#l(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?ss(t,n,this.fatal):No(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#a(s):s}else{if(!(i&&cs(r,
t,n))){let f=this.#c(t,n,!0);if(f!==void 0)return f}let s=i&&!We(r)?Dt(r,t,n,this.fatal):void 0;if(s!==void 0)return s}return this.#s(
t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#m(t,n,o)??this.#h(t,n,o,r);if(a!==void 0)return a;this.#f()}let i=this.#e,
s=this.#o,f=this.#r,c="";try{c=this.#x(t,n,o)??this.#p(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=f,G(a)}let d=this.#i;
if(d)throw this.#i=null,this.#o=s,this.#r=f+n,r===void 0?d:d.toTypeError(r);return c}#c(t,n,o){let{encoding:r}=this;if(de.
length=0,n===0)return"";if(r===0){let f=Ri(t,n)?Ve(t,n,o,this.fatal):void 0;if(f!==void 0)return f;let c=No(t,n,o,this.fatal);
return this.#a(c)}if(r===38){let f=n<=36?Pi(t,n):ji(t,n);return this.#a(f)}if(!vt(r))return;let i=Z(r),s=(i?es(r,t,n):void 0)??
(t[0]<128?Qi(r,t,n):void 0)??(!i&&o&&n>18?as(r,t,n):void 0)??(Ni(t,n,i)?bo(t,n,o,r):void 0)??(i?ts(r,t,n):void 0);return this.#d(
s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#a(t){return!this.#o&&!this.ignoreBOM&&t?.
charCodeAt(0)===65279?t.slice(1):t}#m(t,n,o){let r=this.#n+n;if(n===0||r>18)return;de.length=0,this.#u(t,r);let i=this.encoding===
0?Ve(ft,r,o,this.fatal):this.#d(bo(ft,r,o,this.encoding));return i!==void 0&&!o&&this.#l(n),i}#h(t,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,f=this.#t,c=this.#n,d=(f&255)<224?2:3;if(c+n<=d)return;this.#u(t,d);let a=Ve(ft,d,!0,!0);
if(a===void 0)return;let m=d-c;this.#n=0,this.#r+=m,this.#o=!0;try{return re(a,this.decode(O(t,m),o,r))}catch(u){throw this.#o=
s,u instanceof v||u instanceof TypeError||(this.#e=null,this.#r=i,this.#t=f,this.#n=c),u}}#u(t,n){ft[0]=this.#t,ft[1]=this.#t>>
8;for(let o=this.#n;o<n;o++)ft[o]=t[o-this.#n]}#l(t){this.#r+=t,this.#o||=this.#n+t>de.length,this.#n=de.length,this.#t=
de.bytes}#f(){let t=Uint8Array.of(this.#t,this.#t>>8);try{Bt(this.encoding,null),Mt(t,this.#n,0,this.fatal,!1),this.#e=ce(),
this.#n=0}catch(n){throw G(n)}}#x(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=Gi(this.encoding,t,n);if(!r)
return;let i=0,s="",f=r.completeLength(t,n);if(n<256&&(this.#e||f<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<
3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(O(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===n?t:O(t,i,f),d=r.
decode(c,this.fatal);if(d===void 0){if(s=re(s,this.#p(c,f-i,!0)),this.#i)return s}else yn(c,f-i,d),s=re(s,this.#a(d)),this.#r+=
f-i;return this.#o||=f>0,f===n?s:this.encoding===0&&!o&&xn(t,f,n)?(this.#l(n-f),s):re(s,this.#p(O(t,f,n),n-f,o))}#p(t,n,o){
Bt(this.encoding,this.#e);let r="",i=gi(n),s=this.#o||this.ignoreBOM||!We(this.encoding),f=0;for(let c=0;;c+=65536){let d=n-
c<=65536,a=Math.min(65536,n-c),m=c===0&&d?t:O(t,c,c+a),u=Mt(m,a,f,this.fatal,o&&d);if(u<0)return this.#e=ce(),this.#i=new v(
this.name,this.#r+c+L.start(),L.length()),r;if(f+=u,f>0&&(d||!yi(f))){let p=!s&&Ti()===65279?1:0;i?i.add(wi()+2*p,f-p):r=
re(r,ln(p,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=o?null:ci(),this.#r+=n,i?i.toText():(this.encoding===0&&yn(t,
n,r),r)}},bn=({encoding:e,fatal:t,ignoreBOM:n})=>new Se(e,t,n);function Bn(e){return e.common??=bn(e),e.common}var Ne=(e,t,n,o,r,i)=>Mn(
tn(n,o,r),e,t,i);function Mn(e,t,n,o){if(n<e.leastOfView)return Bn(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;
if(r!==void 0)return r;let i=Bn(e).decodeWhole(t,n,o);return e.most<0&&e.reconsider(i,n),i}function us(e,t){let n=K(e,t);
if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return n}var dt=e=>e==null?void 0:A(e);function at(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Md(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>K(A(o),t))}}var In={allowUTF8:e=>e===void 0||!!e,candidates:Md,locale:dt,maxBytes:at,
tld:dt},Go=["text","ASCII","empty","binary","unknown"];function ut(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let f=l(e),c=Math.min(f,i);hi();for(let p=0;p<c;p+=65536){let T=Math.min(p+65536,c);xi(O(e,p,T),t&&T===f)}let d=Ei(
o,r&&Fn(r),s&&Fn(s),n),{0:a,1:m,2:u}=d;return{encoding:m<0?void 0:m,score:u,kind:Go[a],isASCII:Go[a]==="ASCII"||Go[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(p,T)=>({encoding:S[d[3+2*T]].name,score:d[4+2*T]}))}}function Fn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Lt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=b(e,n),r=H(t,In,n),i=ut(N(o),!0,r);return{...i,encoding:i.encoding===void 0?null:S[i.encoding].name}}var _d=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ud=[33,36,37,
38],lt=(e,t)=>{let n=dt(e);return n===void 0?-1:K(n,t)},ms=(e,t,n)=>Math.min(at(e,t,n)??1024,1048576),ps=(e,t)=>Math.max(
3,t===-1?e:0),hs=e=>ke(dt(e)??"")??-1;function Cd(e,t,n){if(e)return H(e===!0?void 0:e,In,`${t}, option '${n}'`)}var Dd={
defaultEncoding:lt,detect:Cd,likelyEncoding:lt,locale:dt,maxPrescanBytes:ms,parentEncoding:lt,transportLayerEncodingLabel:hs,
userOverride:lt};function xs(e,t){let n=H(e,Dd,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:f,
userOverride:c}=n;return{prescanned:ps(i,Math.max(c,f)),declared(d){let a=li(d,i,c,f,s,o);return a===-1?void 0:Yo(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>Es(d)??Ss(r,n.defaultEncoding)}}function Es(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Ss(e,t){
return Yo(pi(Fn(e),t===-1?21:t))}var Nd={defaultEncoding:lt,maxPrescanBytes:ms,transportLayerEncodingLabel:hs};function ys(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=H(e,Nd,t),i=s=>{let f=Yo(mi(s,o,r));return f.source===
"default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:ps(o,r),declared:i,decide:()=>i(I)}}function Ld(e,t){let n={...In,
defaultEncoding:lt},{defaultEncoding:o,...r}=H(e,n,t);return{prescanned:3,declared(i){let s=me(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Es(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Rd={detect:Ld,html:xs,xml:ys},Pd=["detect","html",
"xml"],kd={prefixBytes:at,sniff:et(Pd)};function _n(e,t){let{prefixBytes:n,sniff:o}=H(e,kd,t),r=Rd[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:x(()=>{let f=s.candidates&&ut(I,!0,s);return!Ud.includes(i(f).encoding)}),options:s},decide:i,sniff:f=>jo(
r,f),takesWhole:n===void 0}}function jo({prescanned:e,declared:t,options:n,decide:o},r){return t(pe(r,e))??o(n&&ut(r,!0,
n))}function Yo(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:_d[e>>8&255],score:null}}var gs=({
encoding:e,confidence:t,source:n})=>({encoding:S[e].name,confidence:t,source:n});function ws(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:b(e,n),r=xs(t,n);return o?gs(jo(r,N(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function Ts(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(e,n),r=ys(t,n);return gs(
jo(r,N(o)))}function Os(e){return S[Ss(A(e),-1).encoding].name}var Ms=["(B","(J","(I","$@","$B"],Cn=class{#e=!0;#t=!0;read(t,n){let o=l(t),r=this.#e?Gd(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=jd(t,i)),i!==o);){let c=t[i];if(c===27&&this.#t){let d=Kd(t,i);if(s=Ms.includes(d),!s&&!n&&Vd(d))break;this.#t=s}else
s=c>=128||i<r&&Yd(c);s||(i+=1)}let f=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:f}:(this.#e=!1,{plain:i,evidence:f})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:l(t);for(;o<l(t)&&t[o]!==27;)o+=1;return o}};function Gd(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=l(e))return 1/0;if(t&&=bs(e[o],e[o+1]),n&&=bs(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function jd(e,t){let n=l(e),{start:o,words:r}=Lr(e,t),i=Bs(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let f=r[s]^454761243;if(((r[s]|f-16843009&~f)&2155905152)!==0)break}return Bs(e,o+4*s,n)}function Bs(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var bs=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Yd=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Kd(e,t){let n="";for(let o=t+1;o<Math.min(t+3,l(e));o++)n+=String.fromCharCode(
e[o]);return n}var Vd=e=>e.length<2&&Ms.some(t=>t.startsWith(e));var Vo=["fatal","html","replacement"];function pt(e,t){let{length:n}=e,o=Z(t);if(n>64&&n>(o?bi():Oo()))return;if(o)return Mi(
e,yo(t));if(!!0)return;let r=yo(t);return r&&Ii(e,r)}var vd=x(()=>F()||te()||W()&&!Xe);function Us(e,t){return vd()?Fi(e,
Si(t)):Oi(e,t)}var qo=()=>"",R=class{encoding;unmappable;#e;#t=null;#n=0;#o=I;locate=t=>t;constructor(t,n,o=void 0){this.
encoding=t,this.unmappable=n,this.#e=o}get name(){return S[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#e?0:Vo.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=pt(t,this.encoding);
if(n)return n;try{let o=Z(this.encoding)&&Us(t,this.encoding);if(o)return o;dn(this.encoding,null),It(t,0,t.length);let r=mn(
0,t.length,this.#r,!0);return r===-2||!L.finished()?void 0:(this.#n=0,je(r))}catch(o){throw G(o)}}#s(t,n){let o=new ee;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Ae(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#t,f=this.#o;n&&(this.#o=I,this.#t=null,this.#n=0);let c=this.#e,d=this.#r,a=c===qo,m=c&&!a?2048:65536,u=c&&this.
encoding===33?new Ko(f,o):void 0,p=u?h=>u.add(h):o,T=u?h=>u.addUnchanged(h):o,g=0,y=null;try{if(!s){let h=Z(this.encoding)?
Us:pt;for(;g+65536<t.length;g+=65536){let q=h(t.slice(g,g+65536),this.encoding);if(!q)break;o(q)}}for(dn(this.encoding,s);g===
0||g<t.length;g+=m){let h=Math.min(g+m,t.length);It(t,g,h);let q=h===t.length;for(let ye=0,ar=!1;!ar;){let $t=mn(ye,h-g,
d,n&&q);p(je($t===-2?L.written():$t));let ur=i+g+ye+L.start();if(ye+=L.read(),ar=$t!==-2&&L.finished(),$t!==-2||a)continue;
let Kn=L.codePoint();if(c){y=ce(y);let{count:Wc}=B,lr=()=>this.locate(ur),Gt=c(Kn,lr);B.count!==Wc&&(dn(this.encoding,y),
It(t,g,h));let mr=Hc=>{throw new Ae(Hc,lr(),this.name)};typeof Gt=="string"?Jd(Gt,p,mr):Gt?T(Gt):mr(Kn)}else r(Kn,ur)}}}catch(h){
throw G(h)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#t=ce(),this.#n=i+t.length}};function Jd(e,t,n){let o=Qt(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);It(o,r,i,2048);let s=mn(2048,2048+i-r,0,!1);s===-2&&n(L.
codePoint()),t(je(s))}}var Ko=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=l(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(se(t,0,o)),this.held=se(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=I,this.#e(t)}},ee=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=l(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Q(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){Q(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?se(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=vo(this.#n),o=0;return this.forEach(r=>{Q(
n,r,o),o+=l(r)}),n}};function vo(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Ie(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=K(e,t);if(o===37||o===38){let{name:r}=S[o];throw new RangeError(`${t}: ${r} has no enc\
oder in the standard; use ${n}.`)}return Jo(o,e,t)}function Jo(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a \
label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var ht=class{decision=null;sample=I;detected;#e;#t=!0;#n=!1;#o=new Cn;#r=new ee;#i;#s=0;#c=I;#d=I;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new ee;if(this.#t&&n&&this.#e.takesWhole)return this.#f(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+l(t)<this.#i&&!n)return this.#u(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new ee;
let i=pe(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#f(s,o,r):this.#a(r,n,o)}#a(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#f(i(void 0),o,t);for(let s=t;;){let f=r.maxBytes-this.#s,c=l(s)>f,d=n&&
!c,{plain:a,evidence:m}=r.passesASCII()?this.#o.read(pe(s,f),d):{plain:0,evidence:0};s=this.#l(s,a,o);let u=l(s),p=f-a;if(m===
-1)return n||c?this.#f(i(this.#m(pe(s,p),d)),o,s):this.#u(s,u+1,o);let T=Ds(pe(s,p),m-a,r.windowBytes),g=Math.min(T+r.windowBytes,
p);if(u<g&&!n)return this.#u(s,g,o);let y=pe(s,g),h=this.#m(y,u<g);if(g<=T||g===p||!r.passesASCII()||!Zd(h,y))return this.#f(
i(h),o,s);s=this.#l(s,this.#o.skip(y,m-a),o)}}#m(t,n){this.sample=He(He(this.#c,this.#d),t);let o=this.#e.detection.options,
r=ut(this.sample,n,{...o,maxBytes:void 0}),i=this.#h(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#h(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#u(t,n,o){
let r=l(t);return r>0&&this.#r.add(se(t,0,r)),this.#i=n,{passed:o,rest:null}}#l(t,n,o){let r=pe(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-l(this.#c));return i>0&&(this.#c=He(this.#c,pe(r,i))),this.#d=Cs(He(this.#d,Cs(O(r,i)))),O(t,n)}#f(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Cs=e=>O(e,Math.max(0,l(e)-64));function Ds(e,t,n){let o=Math.min(l(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Zd(e,t){return e.isASCII||e.encoding===void 0&&!(t[Ds(t,0,1/0)]>=128)}var zo=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new ht(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:f}=i,c=f>0?new Se(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=f;let{decision:d}=r;if(!d||!s)return c;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new Se(d.encoding,this.fatal,a,this.#n),re(c,this.#e.decode(s,n,o))}};function Xo(e,t){$(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new zo(_n(e,t),n,o)}function Ns(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=b(e,n),
r=Xo(t,n),i=r.decode(N(o),!0,n),s=r.decision;return{text:i,encoding:S[s.encoding].name,score:s.score,source:s.source}}function V(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function Je(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Zo(){throw new TypeError("Illegal invocation")}var Ls="Failed to execute 'encodeInto' on 'TextEncoder'",Nn=V({TextEncoder:class{#e="utf-8";constructor(){new.target!==Nn&&
Je(this,new.target,Nn)}get encoding(){return this.#e}encode(e=""){return#e in this||Zo(),Le(A(e))}encodeInto(e,t){#e in this||
Zo();let o=typeof e=="string"&&t instanceof Uint8Array?Sn(e,t):void 0;if(o&&o.read===e.length)return o;Qe(arguments.length,
2,Ls);let r=A(e),i=Pr(t,Ls),{read:s,written:f}=o??Sn(r,i)??{read:0,written:0};if(s===r.length||f===l(i))return{read:s,written:f};
let c=da(r.slice(s),O(no(i),f));return{read:s+c.read,written:f+c.written}}}});function Le(e){return e.length<=6?Ke(e):(Rs??=
na(),Rs(e)??new R(0,"fatal").encode(e,!0))}var Rs;function na(){let e=Ki();return P()||F()?e:t=>oa(t)??e(t)}function oa(e){
let{length:t}=e;if(t<=21)return Ke(e);if(t<=64&&ra()){let n=(ia()||sa(e))&&Ps(fe,e);if(n)return n}return t>=1024&&t<=65536&&
fa(e)?Ps(ca(),e):void 0}var ra=x(()=>!z()),ia=x(()=>ge()||W());function sa(e){return e.length*pn(Hs(e))*.75<=64}function Ps(e,t){
let n=Sn(t,e);return n?.read===t.length?$e(e,0,n.written):void 0}var ca=x(()=>new Uint8Array(3*65536)),fa=e=>ks()<=65535&&
Hs(e)>=ks(),ks=x(()=>z()?256:ne()?0:1/0);function Hs(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}function da(e,t){let n=0,o=0;for(;n<e.length;){let r=Ao(e,n);if(o+pn(r)>l(t))break;o=Bo(r,t,o),n+=r<65536?1:2}return{
read:n,written:o}}var $s="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Gs=`!
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
?`;var ua=x(()=>{let e=Gs.split(`
`),t=0;return new Map($s.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
js=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ys(e){let t=new R(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Ae)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Ks(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Ks(e,t,n){if(js(e))return"";if(n===0)return null;let o=la(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,f=>t(f)?f:Ks(f,t,n-1));if(!s.includes(null))return s.join("")}return null}function la(e){
let t=[...ua().get(e)??[],...ma(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function ma(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=u=>s>>o.length-1-u&1,c=o.filter((u,p)=>f(
p)),d=o.filter((u,p)=>!f(p)),a=[n,...c].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(
js)&&i.push(a)}return[...r,...i]}var pa=["fatal","html","replacement","ignore","translit"],ha=et(pa),Ln=(e,t,n)=>typeof e=="function"?e:ha(e,t,n);function Rn(e,t,n){
return typeof e=="function"?(o,r)=>xa(e(o,r()),n):e==="ignore"?qo:e==="translit"?Ys(t):void 0}function xa(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=N(b(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return se(o,0,l(o))}var Ea="Failed to construct 'LegacyTextEncoder'",Qo="Failed to execute 'encode'";function Vs(e,t="utf-8",n=void 0){let o=Oe(
e,Qo);if(n===void 0){let i=Ie(A(t),Qo);return i===0?Le(o):pt(o,i)??new R(i,"fatal").encode(o,!0)}let r=Pn(t,n,Qo);return r.
encoding===0?Le(o):r.encode(o,!0)}function Pn(e,t,n){let o=A(e),r=t===void 0?"fatal":H(t,{unmappable:Ln},n).unmappable,i=Ie(
o,n);return new R(i,r,Rn(r,i,n))}var qs=V({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=Pn(e,t,Ea)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Oe(e,o);$(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var xt="Failed to execute 'decode' on 'TextDecoder'",Et=V({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=vs(e,t,"Failed to construct 'TextDecoder'"),new.target!==Et&&Je(this,new.target,Et)}get encoding(){return S[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=I,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o>=n.leastOfView&&o<=n.mostAtOnce){
let r=n.decoder.decode(e);return n.onlyASCII&&r.length!==o&&n.pause(),r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.
length<n.leastOfView)return Bn(n).decodeWhole(e,Te(e),xt)}else if(e instanceof ArrayBuffer){try{let{byteLength:r}=e;if(r>=
n.leastOfBuffer&&r<=n.mostAtOnce){let i=n.decoder.decode(e);return n.onlyASCII&&i.length!==r&&n.pause(),i}}catch{n.pauseLong()}
let o=oo(e);if(o)return Mn(n,new Uint8Array(e),o,xt)}}return this.#o(e,t)}#o(e,t){let n=b(e,xt);$(t,xt);let o=!!t?.stream,
r=xe(n),i=this.#e;return!this.#n&&!o?Mn(i,r,Te(r),xt):(this.#t??=bn(i),this.#n||this.#t.reset(),this.#n=o,this.#t.decode(
r,!o,xt))}}});function vs(e,t,n){let o=A(e);$(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return tn(us(o,n),r,i)}var Js=(e,t,n)=>bn(
vs(e,t,n));var kn=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new R(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=l(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(O(t,i,s?r:i+4096),
s?n:_.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=ya(this.#e.copy(),t,r);let i=new ee,s;try{this.#e.transcode(t,n===
_.result?_.source:n,d=>i.add(d))}catch(d){s=d}let f=i.concatenate(),c=Ne(f,l(f),38,!1,!0);try{this.#t.encodeOrFail(c,n===
_.result,o),this.#n=n===_.result?0:r+c.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function ya(e,t,n){
let o=l(t),r=t,i=e,s=e,f=n,c=n,d=0,a;return m=>{for(;m>=c&&d<o;)r=O(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),f=c,s.transcode(
r,_.none,u=>{c+=l(u)/2}),a=void 0;return a??=ga(i,r),a[m-f]}}function ga(e,t){let n=l(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Xs(e);for(let f=0;f<n;f++){let c=e.position+f,d=s===c?wa(o.from,t,f):0;if(d>0){o.transcode(O(t,f,f+d),_.none,
()=>{});for(let h=0;h<d;h++)r[i++]=c++;if(s=c,f+=d,f===n)break}let a=O(t,f,f+1),m=o.copy(),u=0,p=0;o.transcode(a,_.none,
h=>{u===0&&(p=h[0]|h[1]<<8),u+=l(h)/2}),u>0&&(r[i++]=s);let T=p===65533&&s<c?Zs(m,a,_.none):void 0,g=T&&T.offset+T.length;
for(let h=1;h<u;h++)r[i++]=g===void 0?s:g+h-1;let y=c-s===2||c<=2;u>0&&!T?s=c+1:(T||y)&&(s=Xs(o))}return r[i]=s,r[i+1]=s+
1,r}function wa(e,t,n){if(Z(e))return l(t)-n;let o=n;if(vt(e))for(;t[o]<128;)o+=1;return o-n}var Xs=e=>Zs(e,I,_.source)?.
offset??e.position;function Zs(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof v)return o;throw o}}function tc(e,t){let n="Failed to execute 'transcode'",o=b(e,n),r=rc(t,n);return Ta(xe(o),r,n)??Oa(o,r,n)}function Ta(e,{
from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let f=typeof t=="number"&&(n===0?!o:!r&&!We(n)),c=l(e);if(!f||c>64)return;let d=Ne(
e,c,t,r,i,s);return n===0?Le(d):pt(d,n)}function Oa(e,t,n){let{from:o,to:r}=t;return nn(n,()=>{let i=typeof o=="number"?
Qs(new Rt(o,r,t),N(e)):null;if(i)return i;let s=ic(o,r,t,n);return Qs(s,nc(t,e))})}function Qs(e,t){let n=new ee;return e.
transcode(t,_.result,r=>n.add(r))===!1?null:n.concatenate()}function nc({unmappable:e},t){let n=N(t);return typeof e=="f\
unction"?se(n,0,l(n)):n}function oc(e,t){let n=rc(e,t);return{common:ic(n.from,n.to,n,t),toBytes:o=>nc(n,o)}}function rc(e,t){
$(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=ba(n?.from,t),s=!!n?.ignoreBOM,f=Ba(n?.to),c=Ln(n?.unmappable,t,"unmappable"),d=i===
"auto"?_n(e,t):K(i,t),a=f===void 0?0:Jo(K(f,t),f,t);if(o&&!We(a))throw new RangeError(`${t}: ${S[a].name} has no byte or\
der mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:c}}function ic(e,t,n,o){return typeof e=="number"?ec(
e,t,n,o):new tr(e,ec(0,t,n,o))}function ec(e,t,n,o){let{unmappable:r,losses:i}=n,s=Rn(r,t,o);if(!s||We(t))return new Rt(
e,t,n);let f=Aa(e,n);return new kn(f,t,r,i?.counting(s)??s)}function Aa(e,t){return new Rt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var Ba=e=>e===void 0?void 0:A(e);function ba(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return A(e)}var Rt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Eo(t,this.
to,this.#n.ignoreBOM,this.#e),ai(t,n),this.#e=ce())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:f,take:c=je,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(br(this.to)??[]));let a=Math.max(0,Vo.indexOf(f)),m=l(t);try{Eo(this.from,this.to,i,this.#e);for(let u=0;;){
let p=m-u<=65536,T=p&&u===0?t:O(t,u,p?m:u+65536),g=Ai(T,r,a,p?n:_.none);d?.addBlock(this.#t+u);let y=g<0?L.written():g;if(y>
0&&o(c(y)),g===-2&&f!=="fatal")return!1;if(g<0&&this.#o(g,u),u+=L.read(),p&&L.finished())break}}catch(u){throw G(u)}this.#e=
n===_.result?null:ce(),this.#t=n===_.none?this.#t+m:0}#o(t,n){let o=this.#t+n+L.start();throw this.#e=ce(),this.#t=0,t===
-1?new v(S[this.from].name,o,L.length()):new Ae(L.codePoint(),o,S[this.to].name)}},tr=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===_.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new ht(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==_.none);i.length>0&&(this.#i.transcode(
i.concatenate(),_.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function nr(e,t,n){let o=Sr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function Pt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return nr(e,(o,r)=>r(t.decode(N(b(o,n)),!1,n)),o=>o(t.decode(
I,!0,n)))}var Wn=V({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=Js(e,t,"Failed to construct 'Tex\
tDecoderStream'");this.#e=n,this.#t=Pt("TextDecoderStream",n),new.target!==Wn&&Je(this,new.target,Wn)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Hn=V({TextEncoderStream:class{#e;constructor(){this.#e=sc("TextEncod\
erStream",new R(0,"fatal"),A),new.target!==Hn&&Je(this,new.target,Hn)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function sc(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return nr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var cc=V({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=Pn(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=sc("LegacyTextEncoderSt\
ream",n,Oe)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),fc=V({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=oc(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,f)=>{let c=new ee;
try{nn(o,()=>t.transcode(n(i),s,d=>c.add(d)))}finally{c.forEach(f)}};this.#e=t,this.#t=nr("TranscoderStream",(i,s)=>r(b(
i,o),_.none,s),i=>r(I,_.result,i))}get encoding(){let{decision:e}=this.#e;return e&&S[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var dc=V({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=Xo(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=Pt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&S[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var St=class{fatal;ignoreBOM;#e;#t;#n=I;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&l(this.#n)===0?t:He(this.#n,t);if(!n&&Br(r))return this.#n=
r,"";let i=me(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Se(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?O(r,s):r,n,o)}};var ac=V({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=A(e);$(
t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new St(K(o,n),r,i);this.#e=s,this.#t=Pt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function uc(e,t){let n="Failed to execute 'findUnmappable'",o=Oe(e,n),r=Ie(A(t),n),i=new Map,s=(f,c)=>i.set(c,f);return new R(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function lc(e){let t=me(xe(b(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function yt(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=b(e,o),i=K(A(t),o);$(n,o);let s=!!n?.fatal,f=!!n?.ignoreBOM,c=xe(r);return me(c)?new St(
i,s,f).decode(c,!0,o):Ne(c,Te(c),i,s,!0,o)}function mc(e){let t=xe(b(e,"Failed to execute 'utf8Decode'")),n=me(t);return xc(
n?.encoding===0?O(t,n.bytes.length):t)}function kt(e){return xc(xe(b(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function pc(e){
let t=b(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=xe(t);return Ne(n,Te(n),0,!0,!0)}catch(n){if(n instanceof
v)return null;throw n}}function hc(e){return Qe(arguments.length,1,"Failed to execute 'utf8Encode'"),Le(A(e))}var xc=e=>Ne(
e,Te(e),0,!1,!0);async function Ec(e=void 0){let t=await e;if(t===void 0)lo()||await uo(Kt,!0);else{let n=Ma(t)?await Fa(t):t;await uo(()=>n,
!1)}}var Ma=e=>typeof e?.arrayBuffer=="function";function Fa(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var _a=0,ze=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),yc="application/x-www-form-urlencoded",Sc=x(()=>{
let e=new Set([...Array(32).keys(),127]),t=ze(e,' "#<>'),n=ze(t,"?^`{}"),o=ze(n,"/:;=@[\\]|"),r=ze(o,"$%&+,");return{"C0\
 control":e,fragment:ze(e,' "<>`'),query:t,"special-query":ze(t,"'"),path:n,userinfo:o,component:r,[yc]:ze(r,"!'()~")}});
function gc(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Ie(A(e),r,"the result of getOutputE\
ncoding()"),s=A(t),c=et(Object.keys(Sc()),"argument")(A(n),r,"percentEncodeSet"),d={spaceAsPlus:en},{spaceAsPlus:a=c===yc}=H(
o,d,r),m=Sc()[c],u="",p="",T=()=>{_a=p.charCodeAt(0),u=re(u,p),p=""};return new R(i,"fatal").encodeOrFail(s,!0,g=>{for(let y=0;y<
l(g);y++){let h=g[y];a&&h===32?p+="+":h>126||m.has(h)?p+=`%${h.toString(16).toUpperCase().padStart(2,"0")}`:p+=String.fromCharCode(
h)}p.length>65536&&T()},g=>{p+=`%26%23${g}%3B`}),T(),u}var Ca=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
cr=e=>Ca.test(e),Da=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Na=x(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function La(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Na();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:cr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var or;function $n(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(yt(Uint8Array.from(r),e))}var rr;function Wt(e){rr??=new Uint16Array(65536),or??=[$n("shift_jis",
136,151,64),$n("gbk",176,215),$n("big5",164,198,64),$n("euc-kr",176,200)];let t=or.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=rr[i]||La(r,i);rr[i]=s;let f=o>=10;if(s===4)n+=22;else if(s===3)n+=f?15:o===3?7:11;else if(s===2)n+=
f?9:7;else if(s>=1e3){for(let[c,d]of or.entries())s===1010?t[c]+=c>0?13:i>65280?9:5:t[c]+=d.has(r)?9:14;f&&o<1e3&&(n+=9)}else if(s>=
10){let c=r<"\x80";c||(n+=s<20?6:Da.test(r)?7:4),f&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=c?3:11):f&&!c&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Ic="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),_c=/^(?:GBK|Shift_JIS|Big5|EUC)/,Uc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
tu=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,gt="UTF-8",nu=(e,t,n)=>Math.min(at(e,t,n,"steps")??2,3);function Cc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Oe(e,n),{maxSteps:r}=H(t,{maxSteps:nu},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),f=o.slice(s,s+1e3);return ou(f,r).map(({steps:c,gain:d})=>({text:Fc(o,c,Nc)??o.replace(/[^\r\n]+/g,
a=>Fc(a,c,dr)??a),path:c.map(({really:a,readAs:m})=>`${a} read as ${m}`).reverse(),score:1-2**(-d/8)}))}function ou(e,t){
let n=Mc(e);if(n>25)return[];let o=Wt(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let c=0;c<t;c++){i=i.
flatMap(d=>iu(d,o)).sort(fr);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(c=>ru(e,c.text)).sort(fr).slice(0,5);for(let c of s)c.gain+=.6*Mc(c.text);s.sort(fr);let f=7+Math.
min(10,40/e.length);return s.filter(({gain:c})=>c>Math.max(f,s[0].gain-15))}var ru=(e,t)=>[...e].some(n=>!cr(n)&&!t.includes(
n)),bc=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Dc(e,t){let n=Yn(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Yn(s,t)).join(""):"",i=.7*bc(e)<bc(r)?Yn(r,t):void 0;return i&&{part:r,bytes:i}}var fr=(e,t)=>t.
gain-e.gain;function iu({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,f]of Ic.entries()){let c=_c.test(f)&&!Uc.test(
e)?void 0:Dc(e,f);if(!c)continue;let{part:d,bytes:a}=c,m=d===e?o:o+Wt(e)-Wt(d),p=d.includes(_e)||Lc(a)?.includes(_e)?su:
Lt(a).candidates;for(let{encoding:T,score:g}of p){if(g<.003)break;if(t.length>0&&T!==gt&&t[0].really!==gt)continue;let y=dr(
a,T,d,!0);if(y===void 0||y===d)continue;let h=n+2.4*Math.log2(g)-s*.25-(T===gt?-2:1)-(t.length>0?4:0),q=r-m-Wt(y)+h;i.push(
{text:y,steps:[...t,{really:T,readAs:f}],bits:h,left:m,gain:q})}}return i}function Mc(e){if(e.includes(_e))return 0;let t=Uc.
test(e),n=-1/0;for(let o of Ic){let i=tu.test(o)&&_c.test(o)===t?Dc(e,o):void 0;if(!i)continue;let{part:s,bytes:f}=i,[c,
d]=[2**-30,2**-30];for(let{encoding:a,score:m}of Lt(f).candidates)a===o||dr(f,a,s)===s?c+=m:d=Math.max(d,m);n=Math.max(n,
Math.log2(c/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Fc(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=Yn(o,i),f=s&&n(s,r,o);if(f===void 0)return;o=f}return o}var Ht="\x7F",_e="\uFFFD",su=[{encoding:gt,score:.9}];function Yn(e,t){
if(e.includes(_e)&&e.includes(Ht))return;let n=e.replaceAll(_e,Ht).replace(/[\x80-\x9F]/g,o=>yt(Uint8Array.of(o.charCodeAt(
0)),t));try{return new R(Ie(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Nc(e,t,n,o=!1){if(n.includes(
_e))return t===gt?cu(e):void 0;try{return new Et(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function dr(e,t,n,o){
let r=Nc(e,t,n,o);return r===void 0&&t===gt&&!n.includes(_e)?Lc(e):r}function Lc(e){let t=kt(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function cu(e){let t=kt(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Ht),
[n,o]=[t.split(Ht),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(_e)&&n.length<=o.length+1?t.replaceAll(Ht,_e):void 0}function Rc(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";Qe(arguments.length,1,o);let r=Qt(A(e)),i=kc(
t,o),s={bigEndian:en},{bigEndian:f=i!==38}=H(n,s,o);if(i&&f!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${f?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let c=i?0:2,d=vo(c+2*r.length),[a,m]=f?[0,1]:
[1,0],u=(p,T)=>{d[T+a]=p>>8,d[T+m]=p};i||u(65279,0);for(let p=0;p<r.length;p++)u(r.charCodeAt(p),c+2*p);return d}function Pc(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=b(e,o),i=kc(t,o);$(n,o);let s=!!n?.fatal,f=N(r),c=fu(f),d=new Se(
i??c??37,s,i!==void 0);if(!i||!c||c===i)return d.decode(f,!0,o);if(s)throw new v(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(O(f,2),!0,o)}`}function fu(e){let t=me(e)?.encoding;return t===0?void 0:t}function kc(e,t){let n=A(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{dc as AutoDecoderStream,ac as DecoderStream,qs as LegacyTextEncoder,cc as LegacyTextEncoderStream,Et as TextDecoder,
Wn as TextDecoderStream,Nn as TextEncoder,Hn as TextEncoderStream,fc as TranscoderStream,Ae as UnmappableError,lc as bomSniff,
yt as decode,Ns as decodeAuto,Pc as decodeUTF16,Lt as detectEncoding,Vs as encode,Rc as encodeUTF16,S as encodings,uc as findUnmappable,
Ir as getOutputEncoding,Ec as initialize,Fr as labelToName,Os as localeDefaultEncoding,gc as percentEncodeAfterEncoding,
Cc as repairMojibake,kr as resolveEncoding,ws as sniffHTMLEncoding,Ts as sniffXMLEncoding,tc as transcode,mc as utf8Decode,
kt as utf8DecodeWithoutBOM,pc as utf8DecodeWithoutBOMOrFail,hc as utf8Encode};
