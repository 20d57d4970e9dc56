var Yt=(e,t)=>e?.prototype?.[t],Kt=e=>Yt(globalThis.Buffer,e),ke=Kt("ucs2Slice"),Ze=Kt("ucs2Write"),hr=Kt("utf8Slice"),De=Kt(
"latin1Slice"),xr=e=>globalThis[e],Er=xr("TextDecoder"),F=Yt(Er,"decode"),vn=xr("TextEncoder"),Gc=Yt(vn,"encode"),jc=Yt(
vn,"encodeInto"),Y=(e,t=!1,n=!0)=>new Er(e,{fatal:t,ignoreBOM:n});function Sr(){let e=new vn;return Object.defineProperties(
e,{encode:{value:Gc},encodeInto:{value:jc}}),e}function C(e){try{return e()}catch{return}}var k=()=>"InternalError"in globalThis,
I=()=>"Bun"in globalThis,we=()=>Jn().includes("Chrome/"),ne=()=>Jn().includes("AppleWebKit/")&&!we()&&!(me()>0);function Jn(){
try{return`${globalThis.navigator?.userAgent}`}catch{return""}}var X=()=>"Deno"in globalThis,H=()=>Jn()==="Cloudflare-Wo\
rkers",le=()=>ne()||H(),me=()=>H()?Number.NaN:Number.parseInt(globalThis.process?.versions?.node,10),oe=()=>me()<22,Tt=e=>globalThis.
process?.getBuiltinModule?.(e),qn;function yr(){let{TransformStream:e}=globalThis;return e&&e===qn?e:(qn=[e,Tt("node:str\
eam/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),qn)}var Yc=e=>Tt("node:fs").readFileSync(e);function gr(e){try{return Yc(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var Vt=()=>gr(()=>new URL("./encoding-prepared.wasm",import.meta.url)),qt="encoding-wasm";var vt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function x(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var S=qc();function qc(){let e=vt.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Ar=x(()=>new Map(S.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),vc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Jt=e=>e<36&&e!==33,Q=e=>e>0&&e<29,zt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),Jc=e=>vc.find(([t])=>e>=t)[1];function We(e){let t=Ar();return t.get(e)??t.get(Fr(Xc(e)))}function V(e,t){
let n=We(e);if(n===void 0){let o=Zn(e),r=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Jc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${qt}' doesn't include ${S[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var zc=x(
()=>new Map(Array.from(Ar(),([e,t])=>[Xt(e),t]).reverse()));function Zn(e){let t=Xt(e),n=zc().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Xt=e=>Fr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Br=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function pe(e){if(e[0]>=239)return Br.find(t=>t.bytes.every((n,o)=>e[o]===n))}function br({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Mr(e){return Br.find(t=>t.encoding===e)?.bytes}function He(e){return e===
0||e===37||e===38}function Xc(e){let t=0,n=e.length;for(;wr(e[t]);)t+=1;for(;wr(e[n-1]);)n-=1;return e.slice(t,n)}var wr=e=>`\
	
\f\r `.includes(e);function Fr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Ir(e){let t=We(`${e}`);return t===
void 0?null:S[t].name}function _r(e){let t=We(`${e}`);return t===void 0?null:S[t!==36&&t!==37&&t!==38?t:0].name}var Qn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Ur=()=>Object.getPrototypeOf(Uint8Array.prototype),Zt=e=>Qn(Ur(),
e),eo=e=>Qn(DataView.prototype,e),ef=()=>Qn(ArrayBuffer.prototype,"byteLength"),to=e=>Ur()[e],Dr=Zt(Symbol.toStringTag),
Qt=Zt("buffer"),no=Zt("byteOffset"),Cr=Zt("byteLength"),tf=to("includes"),nf=to("set"),of=to("slice"),rf=eo("buffer"),sf=eo(
"byteOffset"),Nr=eo("byteLength"),Lr=ef(),l=e=>Cr.call(e);function Oe(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:l(e)}var O=(e,t,n=l(e))=>new Uint8Array(Qt.call(e),no.call(e)+t,n-t);function $e(e,t){let n=new Uint8Array(
l(e)+l(t));return ee(n,e),ee(n,t,l(e)),n}function Rr(e,t){let n=no.call(e),o=t+(-(n+t)&3),r=Math.max(0,l(e)-o)>>2,i=r>0?
new Int32Array(Qt.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var he=(e,t)=>O(e,0,Math.min(t,l(e))),ee=(e,t,n)=>nf.
call(e,t,n),Pr=(e,t)=>tf.call(e,t),ce=(e,t,n)=>of.call(e,t,n);function Ge(e,t,n){if(n>24)return ce(e,t,t+n);let o=new Uint8Array(
n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function xe(e,t){if(t<=64)return!1;try{return Lr.call(Qt.call(e)),!1}catch{return!0}}
var cf="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function b(e,t,n=cf){if(!ArrayBuffer.isView(
e)&&ro(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function kr(e,t){if(ArrayBuffer.isView(e)&&Dr.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function L(e){if(ArrayBuffer.
isView(e))return oo(e);try{return new Uint8Array(e)}catch{return _}}var Ee=e=>e instanceof Uint8Array?e:L(e);function oo(e){
try{return Dr.call(e)===void 0?new Uint8Array(rf.call(e),sf.call(e),Nr.call(e)):new Uint8Array(Qt.call(e),no.call(e),Cr.
call(e))}catch{return _}}var _=new Uint8Array;function ro(e){try{return Lr.call(e)}catch{}try{return Nr.call(new DataView(
e))}catch{return}}function $(e,t,n){G(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));return o}
function G(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an o\
bject.`)}var A=e=>`${e}`;function en(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ae(e,t){if(typeof e=="st\
ring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other valu\
es with String().`)}var tn=e=>e===void 0?void 0:!!e;function et(e,t,n){if(e>=t)return;let o=t===1?"argument":"arguments";
throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function tt(e,t="option"){return(n,o,r)=>{if(n===
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
function af(e){return We(e)??df().get(Xt(e))??Zn(e)}function Wr(e){let t=af(A(e));return t===void 0?null:S[t].name}var so=class{encoding;fatal;ignoreBOM;common=void 0;decoder=void 0;leastOfView=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#e=void 0;#t=0;#n=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o}accept(t){C(()=>t.isRight(this.fatal,this.ignoreBOM))&&(this.leastOfView=t.
leastOfView,this.leastOfBuffer=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#e=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,
canFail:n,most:o}){this.decoder??=t(this.fatal,this.ignoreBOM),this.#n=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.
mostAtOnce=this.#n?-1:Math.min(o,1024)}pause(){this.most=-1,this.mostAtOnce=-1}pauseLong(){this.pause(),this.#t=15,this.
decoder=void 0}reconsider(t,n){let o=this.#e;this.#t>0?this.#t-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#o(o)}decode(t,n){
if(!(n>1024&&xe(t,n)))try{let o=F.call(this.decoder,t),r=this.#n&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&
o.length!==n&&this.pause(),r?void 0:o}catch{this.pauseLong();return}}},$r=[],co=[];function nn(e,t,n){let o=4*e+(t?2:0)+
(n?1:0),r=co[o];if(r)return r;let i=new so(e,t,n);co[o]=i;let s=$r[e];return s&&i.accept(s),i}function nt(e,t){$r[e]=t;for(let n=0;n<
4;n++)co[4*e+n]?.accept(t)}var J=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function on(e,t){try{return t()}catch(n){throw n instanceof J?n.toTypeError(e):n}}var lf=e=>`U+${e.toString(16).toUpperCase().
padStart(4,"0")}`,Gr=Symbol.for("encoding-wasm.UnmappableError"),Be=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${lf(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Gr in o}[Gr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function ot(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Kr(e,t,n){let o=rn(c=>xf(c,n),e,t),r=rn(Sf,e,t);if(o&&r){let c=X()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(
d,a),write:(d,a)=>(d.length<c?o:r).write(d,a),readBytes:o.readBytes,writeBytes:X()?o.writeBytes:void 0,mostByTable:512}}
let i=fo(e);if(o)return k()?Ef(o,rn(Yr,e,t)):o;let s=r??rn(Yr,e,t)??i,f=r?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(
c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function rn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),fo(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var hf="str\
ings";function xf(e,t){let[n]=WebAssembly.Module.customSections(t,hf),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Ef(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=n(r+2*f,Math.min(i-f,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let f=o(r,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(r+c,Math.min(i-c,36),s);return f}}}function Sf(e){let[t,n]=[ke,Ze],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(r(),c,c+2*d),write:(c,d)=>n.call(r(),c,d,2*c.length),
most:1/0,collect:I()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(m,u){ee(d,new Uint8Array(
e.buffer,m,2*u),a),a+=2*u},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Yr(e){let t=Y("utf-16le"),{write:n,most:o}=fo(e);return{
read:(i,s)=>F.call(t,new Uint16Array(e.buffer,i,s)),write:n,most:o}}function fo(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,f]=[o/2,o/2+r];if(r<=18)return ot(i,s,r);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var sn,E,uo,Vr,qr,re,z={input:0,units:0,output:0},Ot=0,cn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function be(e,t){
cn.name=e,cn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&gf(),B.isBusy=!0}function gf(){try{Zr(),sn??=zr(Of(Vt())),Xr(
new WebAssembly.Instance(sn),sn)}catch(e){throw Qr(e)}}async function lo(e,t){try{Zr();let n=e(),o=vr(n)?n:await WebAssembly.compile(t?n:Tf(n));zr(o);let r=await WebAssembly.instantiate(
o);if(mo())return;Xr(r,o),sn=o}catch(n){throw Qr(n)}}var wf=[0,97,115,109];function Tf(e){let t=L(b(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(wf.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var mo=()=>!B.isBusy;function Of(e){return vr(e)?e:new WebAssembly.Module(e)}function vr(e){try{return WebAssembly.
Module.customSections(e,Jr),!0}catch{return!1}}var Jr="encoding-wasm";function zr(e){let[t]=WebAssembly.Module.customSections(
e,Jr),n=`${qt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Xr({
exports:e},t){E=e,ao=WebAssembly.RuntimeError,z.input=E.input(),z.units=E.units(),z.output=E.output(),ni(),re=Kr(E.memory,
z.units,t),Ot=Math.min(E.units_length(),re.most),B.isBusy=!1}function Zr(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Qr(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Af(e))return new RangeError(`encoding-wasm: ${ei} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ei="no memory \
for WebAssembly; free some, and call again",Af=e=>e instanceof RangeError&&/memory/i.test(e.message);function At(){return ho(),
uo}function ti(){return ho(),Vr}function po(){return ho(),qr}function ho(){uo[0]===void 0&&ni()}function ni(){let{buffer:e}=E.
memory;uo=new Uint8Array(e),Vr=new Uint8Array(e,z.input,65536),qr=new Int32Array(e,E.codec(),E.codec_length()>>2)}function fn(e,t){
return be(e,-1),xo(t)}function xo(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw j(t)}}var ao;function j(e){if(!B.
isBusy||!ao||!(e instanceof ao))return e;let t=S[cn.encoding]?.name,n=`${cn.name}${t?` of ${t}`:""} failed`;return Bf()?
new RangeError(`encoding-wasm: ${n}: ${ei}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Bf(){try{return E.memory.grow(32),
!1}catch{return!0}}function fe(e=null){let t=po();return di(t,e??new Int32Array(t.length))}function fi(){return E.held()!==0?fe():(B.newCodec=
Mt,null)}var Eo=e=>di(e,po());function di(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function bt(e,t){ai(e,t)||(be(
"decoding",e),t?Eo(t):E.new_decoder(e),Mt=e===33||e===36?NaN:e)}var Mt=NaN;function ai(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function an(e,t){ai(~e,t)||(be("encoding",e),t?Eo(t):E.new_encoder(e),Mt=~e)}function So(e,t,n,o){
be("transcoding",e),o?Eo(o):E.new_transcoder(e,t,+n)}function ui(e,t){E.set_source_encoding(e,+t),B.isBusy=!1}function st(e){
let t=l(e),n=E.alloc(t)>>>0;return ee(At(),e,n),[n,t]}var If=x(()=>Uint8Array.from(vt,e=>e.charCodeAt(0))),oi,li=e=>fn("\
sniffing",()=>(oi!==E&&E.give_labels(...st(If())),oi=E,e())),mi=(e,t,...n)=>li(()=>E.sniff_html(...st(e),t,...n)),pi=(e,t,n)=>li(
()=>E.sniff_xml(...st(e),t,n));var hi=(e,t)=>fn("sniffing",()=>E.default_for(...st(e),t)),xi=()=>be("detection",-1);function Ei(e,t){try{E.feed_detector(
...st(e),+t)}catch(n){throw j(n)}}var Si=(e,t,n,o)=>xo(()=>{let r=c=>c?st(c):[0,0],i=E.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=E.memory,f=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,f))});function Ft(e,t,n,o,r){
Bt(e,t),B.isBusy=!0;let i=E.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Mt),wo(i)}var Me={encoding:-1,at:0,most:0,owner:void 0};function un(e,t,n){if(Me.encoding!==e||Me.owner!==E||B.isBusy){try{be("dec\
oding",e),Me.owner=E,Me.at=re.readBytes?E.byte_table(e):0,Me.most=!zt(e)&&re.mostByTable||1/0,Me.encoding=e}catch(r){throw j(
r)}B.isBusy=!1}if(Me.at===0||n>Me.most)return;if(n<=65536)return Bt(t,n),ri(n);if(re.most>Ot)return;let o="";for(let r=0;r<
n;r+=65536){let i=Math.min(65536,n-r);Bt(O(t,r,r+i),i),o=ie(o,ri(i))}return o}function It(e,t,n,o){return fn("decoding",
()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Bt(r===t?e:O(e,i,i+r),r),!E.is_free_of(
r,n,o))return!1;return!0})}function yo(e,t){let n=-1,o,r;function i(s){try{return be(e,s),n=s,r=E,o=t(s),B.isBusy=!1,o}catch(f){
throw j(f)}}return s=>s===n&&r===E&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var go=yo("encoding",e=>{let t=E.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=E.memory;return Q(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),yi=yo("encod\
ing",e=>{let t=E.unit_table(e)>>>0,n=new Uint8Array(65536);return ee(n,new Uint8Array(E.memory.buffer,t,16384)),n}),ln=yo(
"decoding",e=>{let t=Q(e),n=(!t?E.pair_table(e):E.byte_table(e))>>>0;return n>0?new Uint16Array(E.memory.buffer,n,t?256:
65536):void 0}),ri=e=>re.readBytes(z.input,e,Me.at);function ie(e,t){try{return e+t}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var gi=e=>e+
65536+3<=Ot,wi=e=>e>Ot&&e<268435456?re.collect?.(e+3):void 0,Ti=()=>z.units,Oi=()=>At()[z.units]|At()[z.units+1]<<8,mn=(e,t)=>re.
read(z.units+2*e,t-e),_t=(e,t,n,o=0)=>re.write(e.slice(t,n),z.units+2*o);function Ai(e,t){if(!B.isBusy&&!re.writeBytes)return;
be("encoding",t);let n=re.writeBytes?.(e,z.output,E.unit_table(t));return B.isBusy=!1,n===e.length?Ye(n):void 0}function pn(e,t,n,o){
B.isBusy=!0;let r=E.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&R.finished()&&(B.newCodec=Mt),wo(r)}var U={none:0,
source:1,result:2};function Bi(e,t,n,o){let r=l(e);Bt(e,r),B.isBusy=!0;let i=E.transcode_block(r,+t,n,o);return B.isBusy=
!1,wo(i)}function Bt(e,t){let n=ti();if(t>8)try{ee(n,e)}catch{ee(n,O(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function wo(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Ye=e=>Ge(
At(),z.output,e);var R={finished:()=>E.finished()!==0,read:()=>E.read(),written:()=>E.written(),codePoint:()=>E.code_point(),start:()=>E.
start(),length:()=>E.length()};var de=new Uint8Array(256);function Ve(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)de[n++]=
r;else if(r<2048)de[n++]=192|r>>6,de[n++]=128|r&63;else if(!Ke(r))de[n++]=224|r>>12,de[n++]=128|r>>6&63,de[n++]=128|r&63;else{
let i=Bo(e,o);i>=65536&&(o+=1),n=bo(i,de,n)}}return Ge(de,0,n)}var Mi=x(()=>Ze?96:k()||le()?1024:128),Ao=x(()=>le()?65536:
k()||I()?4096:128),_f=x(()=>new Uint8Array(2*Ao()));function Fi(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){
let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Ii(e,t){let{length:n}=e,o=new Uint8Array(
n);for(let i=0;i<n;i++)o[i]=t[e.charCodeAt(i)];return(H()?It(o,n,0,255):!Pr(o,0))?o:void 0}function _i(e,t){let{length:n}=e,
o=2*n<=256?de:_f(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[r++]=f>>8),
o[r++]=f}return Ge(o,0,r)}var Ke=e=>(e&63488)===55296;function Bo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(
t);return o>=55296&&o<=57343?65533:o}var hn=e=>e<128?1:e<2048?2:e<65536?3:4;function bo(e,t,n){if(e<128)return t[n]=e,n+
1;let o=hn(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Ui=new Uint8Array(
128),Fe=Uf(Ui);function Uf(e){return new Uint16Array(e.buffer)}var Di=x(()=>Io()?0:18),Ci=x(()=>me()>0&&!X()&&!I()?12:18),
Df=x(()=>k()||oe()?18:8),Ni=x(()=>X()||!(me()>=22||le())?64:32),Cf=x(()=>k()||I()||ne()?64:32),Nf=x(()=>ne()?36:18),xn=(e,t)=>(e[0]&
e[t>>1])>=128;function Li(e,t,n){return n?t<=Df():t<=Nf()||t<=Cf()&&(xn(e,t)||Sn())}var Ri=()=>({mixed:Ci(),most:Ni()}),
Pi=(e,t)=>t<=Ci()||t<=64&&xn(e,t)&&t<=Ni(),ae={length:0,bytes:0};function qe(e,t,n,o){if(e[0]<128&&Io())return _o(e,t)?De.
call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,a=e[i++]^128,m=d?0:e[i++]^128;if(f=
d?(c&31)<<6|a:(c&15)<<12|a<<6|m,!(c>=194&&c<240&&(a|m)<64&&i<=t)||!d&&(f<2048||Ke(f)||f===65279))return Lf(e,s,t,n,o,r)}
Fe[r++]=f}return Ut(r)}function ki(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|e[o+1]<<8;if(Ke(r))return;
Fe[n++]=r}return Ut(n)}function Lf(e,t,n,o,r,i){let s=Fo();for(let f=t;f<n&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:
c<240?2:3,a=d>0?c&63>>d:c,m=d===0&&c>=128,u=c===224?160:c===240?144:128,p=c===237?159:c===244?143:191,T=0;for(;T<d&&f<n;T++,
f++){let g=e[f];if(g<u||g>p)break;u=128,p=191,a=a<<6|g&63}if(T<d){if(f===n&&!o){if(c>=239)return;Wi(c,128|a&63,1+T);break}
m=!0}if(m&&r||(m&&(a=65533),a===65279))return;a>65535&&(Fe[i++]=55232+(a>>10),a=56320|a&1023),Fe[i++]=a}return Ut(i)}function Mo(e,t,n,o){
let r,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(r??=ln(o),!r)return;if(d=r[c],Ke(d)&&(s<t&&(d=r[c|e[s++]<<
8]),Ke(d)))return Rf(e,f,t,n,i,o,r)}Fe[i++]=d}return Ut(i)}function Rf(e,t,n,o,r,i,s){let f=Fo();for(let c=t;c<n&&r<=f;){
let d=e[c++],a=d<128?d:s[d];if(Ke(a)){if(c===n&&!o){if(i===32)return;Wi(d,0,1);break}let m=c<n?e[c]:0;if(a=s[d|m<<8],!Ke(
a))c+=1;else if(Pf(a))a=65533;else return}Fe[r++]=a}return Ut(r)}var Pf=e=>e>=57088&&e<=57216;function En(e,t,n){return ae.
length=0,qe(O(e,t,n),n-t,!1,!0)===""}function Wi(e,t,n){ae.length=n,ae.bytes=e|t<<8}function Ut(e){if(e<3||e<=18&&!Io())
return ot(Fe,0,e);if(Sn())return ke.call(Ui,0,2*e);if(!(e>Fo()))return ot(Fe,0,18)+ot(Fe,18,e-18)}var Fo=x(()=>Sn()?1/0:
36),Io=x(()=>I()&&Sn()),Sn=x(()=>C(kf)===!0);function kf(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(ke)==="a\uFEFF\uD83D"&&t(De)==="a\0\xFF\xFE=\xD8"}function _o(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}function Ne(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var No=x(()=>C(Gf)),ft=x(()=>C(jf)),$i=x(()=>C(Xf)),Gi=x(()=>C(ed));function ji(e,t,n){if(e!==0&&e!==38||n<24||xe(t,n)||
e===0&&Ki(t,n))return;let o=e===0?ft():$i();return o?.takes?.(t,n)===!1?void 0:o}function Lo(e,t,n,o){if(ae.length=0,o&&
t>8192||t>1024&&(xe(e,t)||Ki(e,t)))return;let r=ft();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(
e,t):t;if(!(i<t&&(n||!En(e,i,t))))try{let s=i<t?O(e,0,i):e,f=o?r.decodeOrFail(s,i):r.decodeQuickly(s,i);return t>256&&f!==
void 0&&gn(s,i,f),f}catch{return}}function Yi(e,t){let n=$i();if(!(t%2>0||!n?.takes?.(e,t)||xe(e,t)))return n.decode(e,!0)}
function Ki(e,t){if(t<8192||$f())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&192)!==128&&
n++;return n>1}var $f=x(ne);function Vi(){let e=Gi();return t=>{try{return e?.encode(t)}catch{return}}}function yn(e,t){
try{return Gi()?.encodeInto(e,t)}catch{return}}function Gf(){let{isAscii:e}=Tt("node:buffer"),t=new Uint8Array(100).fill(
127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function jf(){let e=oe(),t=e?No():void 0;if(e&&!t)return;let n=Y(
"utf-8"),o=C(Kf),r=y=>F.call(n,y),i=vf(r),s=le()&&o?y=>F.call(o,y):qf(i),f=t&&((y,h)=>Ne(y,h)&&t(y)),c=f??(we()?Jf:H()?zf:
void 0),d=f?(y,h)=>zi(y,h)||h>256&&f(y,h):c,a=Uint8Array.of(...qi,...Ji.flat()),m=`${vi}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
u=Uint8Array.of(97,127),p=i(a,a.length)===m&&r(a)===m&&F.call(n,a.buffer)===m&&i(u,2)==="a\x7F"&&Uo(y=>s(y,y.length)),T=De;
if(!p||t&&T.call(u)!=="a\x7F")return;let g=(y,h)=>Y("utf-8",y&&o!==void 0,h);return nt(0,{newDecoder:g,isRight:(y,h)=>Vf(
g(y,h)),canFail:!0,...Yf()}),{decode(y,h){try{return t?T.call(y):(h?s:r)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(y,h){for(let v=1;v<=3&&v<=h;v++){let ge=y[h-v];if(ge<128)break;if(ge>=192)return(ge>=
240?4:ge>=224?3:2)>v?h-v:h}return h}}}function Yf(){let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return I()?
{...e,leastOfView:1}:X()?{...e,leastOfView:1024,leastOfBuffer:1024}:oe()?{...e,leastOfView:13,most:2048,onlyASCII:!0}:we()?
{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:H()?{...e,most:1023}:me()>0?{...e,leastOfView:512}:e}function Kf(){let e=Y(
"utf-8",!0);return Uo(n=>F.call(e,n))&&Uo(({buffer:n})=>F.call(e,n))&&!X()?e:void 0}var Vf=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...Ve("\uFEFF"),...Ve(t));return F.call(e,n)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),Uo=e=>e(Uint8Array.from(qi))===vi&&Ji.every(t=>C(()=>e(Uint8Array.from(t)))===void 0),qi=[239,187,191,97,230,188,162,
240,159,146,169],vi="\uFEFFa\u6F22\u{1F4A9}",Ji=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
qf=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function vf(e){let[t,n]=[hr,De];if(oe())return(r,i)=>i>
256?n.call(r):e(r);if(!t||I()||!(me()>=22))return e;let o=X()?zi:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var zi=(e,t)=>t<=
64||t<=256&&Ne(e,t);function Jf(e,t){if(t<64)return!1;if(Ne(e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<
t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}var Do=0;function gn(e,t,n){
t<1024||!H()||!Ne(e,t)||(Do=n.length===t?0:Do+1)}function zf(e,t){if(t<1024)return!0;if(Ne(e,t))return Do<2||t>524288;let n=0,
o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function Xf(){return k()||le()?Qf():Zf()}function Zf(){
let e=ke,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);
if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Xi(oe()?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?
i:r?void 0:i.toWellFormed()})}function Qf(){let e=Y("utf-16le");if(F.call(e,Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return Xi(1/0,(t,n)=>{let o=F.call(e,t);return n&&o.includes("\uFFFD")?void 0:o})}var Xi=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){
try{return t(n,o)}catch{return}},completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});function ed(){let e=Sr(),
{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);
return t===3&&n===7&&`${[...r]}`==`${[...Ve(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var ko=x(()=>I()?0:le()||oe()?8:we()?352:18),td=x(I);function es(e,t,n){if(n>64)return Ne(t,n)?nd(e,t,n):void 0;if(n<=Di()||
(t[n>>1]|t[n-1])>=128||!_o(t,n))return;let o=An();return o?o.call(t,0,n):un(e,t,n)}function nd(e,t,n){let o=An(),r=Q(e);
if(!(n<512&&(r||!o))&&!(e===21&&rs(n))&&!(r&&Ho(e))&&!xe(t,n))try{return No()?.(t)??It(t,n,128,128)?o?o.call(t):ft()?.decodeQuickly(
t,n):void 0}catch{return}}var wn=[],Ro=[];function ts(e,t,n){if(!(Ro[e]===null||n<=ko())&&!(n>=512&&!Ho(e)))return Ro[e]??=
od(e),On(Ro[e],t,n)}function ns(e,t,n){return n<512?(td()?Po(e,t,n):void 0)??un(e,t,n)??Po(e,t,n)??Zi(e,t,n):Po(e,t,n)??
(sd(e)?Zi(e,t,n):void 0)??un(e,t,n)}var Wo=0,os=x(()=>$o()?8192:512),rs=e=>Wo>0&&e<os();function Po(e,t,n){let o=An();if(!(!o||
e!==21)){if(rs(n)){Wo-=1;return}if(!id(t,n)){n<os()&&(Wo=15);return}if(!xe(t,n))try{return o.call(t)}catch{return}}}var Zi=(e,t,n)=>On(
is(e),t,n);function On(e,t,n){if(!(!e||n>1024&&xe(t,n)))try{return F.call(e,t)}catch{return}}function od(e){let t=ad(e)?
is(e):null;if(t){let n=Tn(e,Dt()).includes("\uFFFD");nt(e,{newDecoder:o=>o&&n?Y(S[e].name,!0):t,isRight:o=>!(o&&n)||ld(e),
canFail:n,leastOfView:ko()+1,leastOfBuffer:ko()+1,most:Ho(e)?8192:511,onlyASCII:!1})}return t}function is(e){return wn[e]===
void 0&&(wn[e]=null,wn[e]=C(()=>ud(e))??null),wn[e]}var An=x(()=>C(rd));function rd(){let e=De,t=Uint8Array.from({length:256},
(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function id(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)
if((e[o]&224)===128)return!1;return n===t||It(e,t,128,224)}var sd=e=>e===21?$o():cd()||fd()&&zt(e),Ho=e=>!An()&&(e===21?
$o():dd()),cd=x(()=>k()||ne()),fd=x(H),dd=x(k),$o=x(()=>k()||I()||!(me()>0)),ad=e=>k()||I()||le()||oe()||we()&&e===21,Dt=()=>Uint8Array.
from({length:256},(e,t)=>t);function Tn(e,t){let n=ln(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function ud(e){
let t=Y(S[e].name),n=r=>F.call(t,r)===Tn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return Dt().every(r=>n(Uint8Array.
of(r)))&&n(o)?t:void 0}function ld(e){let t=Tn(e,Dt()),n=Dt().filter(c=>t[c]!=="\uFFFD"),o=Y(S[e].name,!0),r=c=>C(()=>F.
call(o,c)),i=c=>r(c)===Tn(e,c),s=Uint8Array.from({length:4096},(c,d)=>n[d%n.length]),f=c=>r(Uint8Array.of(c))===void 0&&
r(Uint8Array.of(...s,c))===void 0;return i(s)&&Dt().every(c=>n.includes(c)?i(Uint8Array.of(c)):f(c))}var ss;function cs(e,t,n){return ss??=md(),ss(e,t,n)}function md(){let e=ft(),{mixed:t,most:n}=e&&I()?{mixed:0,most:0}:Ri();
return(o,r,i)=>{if(r<=t||r<=n&&xn(o,r)){let s=qe(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{return i?
e?.decodeOrFail(o,r):e?.decodeQuickly(o,r)}catch{return}}}function Nt(e,t,n,o=!1){try{bt(e,null);let r=Ft(t,n,0,o,!0);return r<
0?void 0:mn(0,r)}catch(r){throw j(r)}}var Bn=x(()=>k()?{any:768,shiftJIS:224,markup:1/0}:H()?{any:512,shiftJIS:512,markup:2048}:I()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:ne()?112:0}),xd=x(()=>Bn().markup>0?1/0:33),fs=(e,t,n)=>e>=29&&e<36&&n>=xd()&&t[0]>=128,ds=e=>e===
34?Bn().shiftJIS:Bn().any,as=[];function us(e,t,n){if(n>Bn().markup||n>ds(e)&&!Ed(t,n))return;let o=as[e];if(o)return On(
o,t,n);Sd(e,n)}function Ed(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&
(n+=1);return n>10}var Lt=[];function Sd(e,t){Lt[e]===void 0&&(Lt[e]=C(()=>Od(e))??null);let n=Lt[e];n&&(n.credit+=1+t/1024,
!(n.credit<128)&&(n.credit=0,Lt[e]=null,C(()=>{let{value:o}=n.sequences.next();o?F.call(n.decoder,o)===Nt(e,o,l(o))&&(Lt[e]=
n):yd(e,n.decoder)})))}function yd(e,t){as[e]=t;let n=ds(e);nt(e,{newDecoder:o=>o?Y(S[e].name,!0):t,isRight:o=>!o||gd(e),
canFail:!0,leastOfView:19,leastOfBuffer:1,most:n,onlyASCII:!1})}var gd=e=>wd.every(t=>Td.every(n=>{let o=Y(S[e].name,!0),
r=Uint8Array.of(97,t,...n);return C(()=>F.call(o,r))===Nt(e,r,r.length,!0)})),wd=[128,129,142,143,161,224,255],Td=[[],[32],
[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Od=e=>({decoder:Y(S[e].name),sequences:Bd(
e),credit:0}),Ad=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Go=[10,164,162];function*Bd(e){let[t,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Ad)yield Uint8Array.of(...i,...Go);for(let i=128;i<=255;i++)yield Je([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Je([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Je([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Je([i,Math.min(i+7,254)],n,r,n);yield Je([227,227],[50,
50],o,n),yield Je([129,129],[48,48],t),yield Je([129,129],[48,48],r,t)}}function Je(...e){let t=e.map(([s,f])=>f-s+1),n=t.
reduce((s,f)=>s*f),o=e.length+Go.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let f=s;for(let c=e.length-
1;c>=0;c--)r[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);r.set(Go,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
e.length-1),r}var dt=new Uint8Array(18),ye=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Oe(t);if(!this.#e&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||
this.#l(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?cs(t,n,this.fatal):Lo(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#a(s):s}else{if(!(i&&fs(r,
t,n))){let f=this.#c(t,n,!0);if(f!==void 0)return f}let s=i&&!He(r)?Nt(r,t,n,this.fatal):void 0;if(s!==void 0)return s}return this.#s(
t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#m(t,n,o)??this.#h(t,n,o,r);if(a!==void 0)return a;this.#f()}let i=this.#e,
s=this.#o,f=this.#r,c="";try{c=this.#x(t,n,o)??this.#p(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=f,j(a)}let d=this.#i;
if(d)throw this.#i=null,this.#o=s,this.#r=f+n,r===void 0?d:d.toTypeError(r);return c}#c(t,n,o){let{encoding:r}=this;if(ae.
length=0,n===0)return"";if(r===0){let f=Pi(t,n)?qe(t,n,o,this.fatal):void 0;if(f!==void 0)return f;let c=Lo(t,n,o,this.fatal);
return this.#a(c)}if(r===38){let f=n<=36?ki(t,n):Yi(t,n);return this.#a(f)}if(!Jt(r))return;let i=Q(r),s=(i?ts(r,t,n):void 0)??
(t[0]<128?es(r,t,n):void 0)??(!i&&o&&n>18?us(r,t,n):void 0)??(Li(t,n,i)?Mo(t,n,o,r):void 0)??(i?ns(r,t,n):void 0);return this.#d(
s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#a(t){return!this.#o&&!this.ignoreBOM&&t?.
charCodeAt(0)===65279?t.slice(1):t}#m(t,n,o){let r=this.#n+n;if(n===0||r>18)return;ae.length=0,this.#u(t,r);let i=this.encoding===
0?qe(dt,r,o,this.fatal):this.#d(Mo(dt,r,o,this.encoding));return i!==void 0&&!o&&this.#l(n),i}#h(t,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,f=this.#t,c=this.#n,d=(f&255)<224?2:3;if(c+n<=d)return;this.#u(t,d);let a=qe(dt,d,!0,!0);
if(a===void 0)return;let m=d-c;this.#n=0,this.#r+=m,this.#o=!0;try{return ie(a,this.decode(O(t,m),o,r))}catch(u){throw this.#o=
s,u instanceof J||u instanceof TypeError||(this.#e=null,this.#r=i,this.#t=f,this.#n=c),u}}#u(t,n){dt[0]=this.#t,dt[1]=this.#t>>
8;for(let o=this.#n;o<n;o++)dt[o]=t[o-this.#n]}#l(t){this.#r+=t,this.#o||=this.#n+t>ae.length,this.#n=ae.length,this.#t=
ae.bytes}#f(){let t=Uint8Array.of(this.#t,this.#t>>8);try{bt(this.encoding,null),Ft(t,this.#n,0,this.fatal,!1),this.#e=fe(),
this.#n=0}catch(n){throw j(n)}}#x(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=ji(this.encoding,t,n);if(!r)
return;let i=0,s="",f=r.completeLength(t,n);if(n<256&&(this.#e||f<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<
3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(O(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===n?t:O(t,i,f),d=r.
decode(c,this.fatal);if(d===void 0){if(s=ie(s,this.#p(c,f-i,!0)),this.#i)return s}else gn(c,f-i,d),s=ie(s,this.#a(d)),this.#r+=
f-i;return this.#o||=f>0,f===n?s:this.encoding===0&&!o&&En(t,f,n)?(this.#l(n-f),s):ie(s,this.#p(O(t,f,n),n-f,o))}#p(t,n,o){
bt(this.encoding,this.#e);let r="",i=wi(n),s=this.#o||this.ignoreBOM||!He(this.encoding),f=0;for(let c=0;;c+=65536){let d=n-
c<=65536,a=Math.min(65536,n-c),m=c===0&&d?t:O(t,c,c+a),u=Ft(m,a,f,this.fatal,o&&d);if(u<0)return this.#e=fe(),this.#i=new J(
this.name,this.#r+c+R.start(),R.length()),r;if(f+=u,f>0&&(d||!gi(f))){let p=!s&&Oi()===65279?1:0;i?i.add(Ti()+2*p,f-p):r=
ie(r,mn(p,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=o?null:fi(),this.#r+=n,i?i.toText():(this.encoding===0&&gn(t,
n,r),r)}},Mn=({encoding:e,fatal:t,ignoreBOM:n})=>new ye(e,t,n);function bn(e){return e.common??=Mn(e),e.common}var Le=(e,t,n,o,r,i)=>Fn(
nn(n,o,r),e,t,i);function Fn(e,t,n,o){if(n<e.leastOfView)return bn(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;
if(r!==void 0)return r;let i=bn(e).decodeWhole(t,n,o);return e.most<0&&e.reconsider(i,n),i}function ls(e,t){let n=V(e,t);
if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return n}var at=e=>e==null?void 0:A(e);function ut(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Md(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>V(A(o),t))}}var _n={allowUTF8:e=>e===void 0||!!e,candidates:Md,locale:at,maxBytes:ut,
tld:at},jo=["text","ASCII","empty","binary","unknown"];function lt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let f=l(e),c=Math.min(f,i);xi();for(let p=0;p<c;p+=65536){let T=Math.min(p+65536,c);Ei(O(e,p,T),t&&T===f)}let d=Si(
o,r&&In(r),s&&In(s),n),{0:a,1:m,2:u}=d;return{encoding:m<0?void 0:m,score:u,kind:jo[a],isASCII:jo[a]==="ASCII"||jo[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(p,T)=>({encoding:S[d[3+2*T]].name,score:d[4+2*T]}))}}function In(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Rt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=b(e,n),r=$(t,_n,n),i=lt(L(o),!0,r);return{...i,encoding:i.encoding===void 0?null:S[i.encoding].name}}var _d=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ud=[33,36,37,
38],mt=(e,t)=>{let n=at(e);return n===void 0?-1:V(n,t)},ps=(e,t,n)=>Math.min(ut(e,t,n)??1024,1048576),hs=(e,t)=>Math.max(
3,t===-1?e:0),xs=e=>We(at(e)??"")??-1;function Dd(e,t,n){if(e)return $(e===!0?void 0:e,_n,`${t}, option '${n}'`)}var Cd={
defaultEncoding:mt,detect:Dd,likelyEncoding:mt,locale:at,maxPrescanBytes:ps,parentEncoding:mt,transportLayerEncodingLabel:xs,
userOverride:mt};function Es(e,t){let n=$(e,Cd,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:f,
userOverride:c}=n;return{prescanned:hs(i,Math.max(c,f)),declared(d){let a=mi(d,i,c,f,s,o);return a===-1?void 0:Ko(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>Ss(d)??ys(r,n.defaultEncoding)}}function Ss(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function ys(e,t){
return Ko(hi(In(e),t===-1?21:t))}var Nd={defaultEncoding:mt,maxPrescanBytes:ps,transportLayerEncodingLabel:xs};function gs(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=$(e,Nd,t),i=s=>{let f=Ko(pi(s,o,r));return f.source===
"default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:hs(o,r),declared:i,decide:()=>i(_)}}function Ld(e,t){let n={..._n,
defaultEncoding:mt},{defaultEncoding:o,...r}=$(e,n,t);return{prescanned:3,declared(i){let s=pe(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Ss(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Rd={detect:Ld,html:Es,xml:gs},Pd=["detect","html",
"xml"],kd={prefixBytes:ut,sniff:tt(Pd)};function Un(e,t){let{prefixBytes:n,sniff:o}=$(e,kd,t),r=Rd[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:x(()=>{let f=s.candidates&&lt(_,!0,s);return!Ud.includes(i(f).encoding)}),options:s},decide:i,sniff:f=>Yo(
r,f),takesWhole:n===void 0}}function Yo({prescanned:e,declared:t,options:n,decide:o},r){return t(he(r,e))??o(n&&lt(r,!0,
n))}function Ko(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:_d[e>>8&255],score:null}}var ws=({
encoding:e,confidence:t,source:n})=>({encoding:S[e].name,confidence:t,source:n});function Ts(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:b(e,n),r=Es(t,n);return o?ws(Yo(r,L(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function Os(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(e,n),r=gs(t,n);return ws(
Yo(r,L(o)))}function As(e){return S[ys(A(e),-1).encoding].name}var Fs=["(B","(J","(I","$@","$B"],Cn=class{#e=!0;#t=!0;read(t,n){let o=l(t),r=this.#e?Gd(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=jd(t,i)),i!==o);){let c=t[i];if(c===27&&this.#t){let d=Kd(t,i);if(s=Fs.includes(d),!s&&!n&&Vd(d))break;this.#t=s}else
s=c>=128||i<r&&Yd(c);s||(i+=1)}let f=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:f}:(this.#e=!1,{plain:i,evidence:f})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:l(t);for(;o<l(t)&&t[o]!==27;)o+=1;return o}};function Gd(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=l(e))return 1/0;if(t&&=Ms(e[o],e[o+1]),n&&=Ms(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function jd(e,t){let n=l(e),{start:o,words:r}=Rr(e,t),i=bs(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let f=r[s]^454761243;if(((r[s]|f-16843009&~f)&2155905152)!==0)break}return bs(e,o+4*s,n)}function bs(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Ms=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Yd=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Kd(e,t){let n="";for(let o=t+1;o<Math.min(t+3,l(e));o++)n+=String.fromCharCode(
e[o]);return n}var Vd=e=>e.length<2&&Fs.some(t=>t.startsWith(e));var qo=["fatal","html","replacement"];function ht(e,t){let{length:n}=e,o=Q(t);if(n>64&&n>(o?Mi():Ao()))return;if(o)return Fi(
e,go(t));if(!!0)return;let r=go(t);return r&&_i(e,r)}var vd=x(()=>I()||ne()||H()&&!Ze);function Ds(e,t){return vd()?Ii(e,
yi(t)):Ai(e,t)}var vo=()=>"",P=class{encoding;unmappable;#e;#t=null;#n=0;#o=_;locate=t=>t;constructor(t,n,o=void 0){this.
encoding=t,this.unmappable=n,this.#e=o}get name(){return S[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#e?0:qo.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=ht(t,this.encoding);
if(n)return n;try{let o=Q(this.encoding)&&Ds(t,this.encoding);if(o)return o;an(this.encoding,null),_t(t,0,t.length);let r=pn(
0,t.length,this.#r,!0);return r===-2||!R.finished()?void 0:(this.#n=0,Ye(r))}catch(o){throw j(o)}}#s(t,n){let o=new te;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Be(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#t,f=this.#o;n&&(this.#o=_,this.#t=null,this.#n=0);let c=this.#e,d=this.#r,a=c===vo,m=c&&!a?2048:65536,u=c&&this.
encoding===33?new Vo(f,o):void 0,p=u?h=>u.add(h):o,T=u?h=>u.addUnchanged(h):o,g=0,y=null;try{if(!s){let h=Q(this.encoding)?
Ds:ht;for(;g+65536<t.length;g+=65536){let v=h(t.slice(g,g+65536),this.encoding);if(!v)break;o(v)}}for(an(this.encoding,s);g===
0||g<t.length;g+=m){let h=Math.min(g+m,t.length);_t(t,g,h);let v=h===t.length;for(let ge=0,ur=!1;!ur;){let Gt=pn(ge,h-g,
d,n&&v);p(Ye(Gt===-2?R.written():Gt));let lr=i+g+ge+R.start();if(ge+=R.read(),ur=Gt!==-2&&R.finished(),Gt!==-2||a)continue;
let Vn=R.codePoint();if(c){y=fe(y);let{count:Hc}=B,mr=()=>this.locate(lr),jt=c(Vn,mr);B.count!==Hc&&(an(this.encoding,y),
_t(t,g,h));let pr=$c=>{throw new Be($c,mr(),this.name)};typeof jt=="string"?Jd(jt,p,pr):jt?T(jt):pr(Vn)}else r(Vn,lr)}}}catch(h){
throw j(h)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#t=fe(),this.#n=i+t.length}};function Jd(e,t,n){let o=en(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);_t(o,r,i,2048);let s=pn(2048,2048+i-r,0,!1);s===-2&&n(R.
codePoint()),t(Ye(s))}}var Vo=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=l(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(ce(t,0,o)),this.held=ce(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=_,this.#e(t)}},te=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=l(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);ee(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){ee(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?ce(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Jo(this.#n),o=0;return this.forEach(r=>{ee(
n,r,o),o+=l(r)}),n}};function Jo(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function _e(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=V(e,t);if(o===37||o===38){let{name:r}=S[o];throw new RangeError(`${t}: ${r} has no enc\
oder in the standard; use ${n}.`)}return zo(o,e,t)}function zo(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a \
label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var xt=class{decision=null;sample=_;detected;#e;#t=!0;#n=!1;#o=new Cn;#r=new te;#i;#s=0;#c=_;#d=_;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new te;if(this.#t&&n&&this.#e.takesWhole)return this.#f(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+l(t)<this.#i&&!n)return this.#u(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new te;
let i=he(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#f(s,o,r):this.#a(r,n,o)}#a(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#f(i(void 0),o,t);for(let s=t;;){let f=r.maxBytes-this.#s,c=l(s)>f,d=n&&
!c,{plain:a,evidence:m}=r.passesASCII()?this.#o.read(he(s,f),d):{plain:0,evidence:0};s=this.#l(s,a,o);let u=l(s),p=f-a;if(m===
-1)return n||c?this.#f(i(this.#m(he(s,p),d)),o,s):this.#u(s,u+1,o);let T=Ns(he(s,p),m-a,r.windowBytes),g=Math.min(T+r.windowBytes,
p);if(u<g&&!n)return this.#u(s,g,o);let y=he(s,g),h=this.#m(y,u<g);if(g<=T||g===p||!r.passesASCII()||!Zd(h,y))return this.#f(
i(h),o,s);s=this.#l(s,this.#o.skip(y,m-a),o)}}#m(t,n){this.sample=$e($e(this.#c,this.#d),t);let o=this.#e.detection.options,
r=lt(this.sample,n,{...o,maxBytes:void 0}),i=this.#h(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#h(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#u(t,n,o){
let r=l(t);return r>0&&this.#r.add(ce(t,0,r)),this.#i=n,{passed:o,rest:null}}#l(t,n,o){let r=he(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-l(this.#c));return i>0&&(this.#c=$e(this.#c,he(r,i))),this.#d=Cs($e(this.#d,Cs(O(r,i)))),O(t,n)}#f(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Cs=e=>O(e,Math.max(0,l(e)-64));function Ns(e,t,n){let o=Math.min(l(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Zd(e,t){return e.isASCII||e.encoding===void 0&&!(t[Ns(t,0,1/0)]>=128)}var Xo=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new xt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:f}=i,c=f>0?new ye(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=f;let{decision:d}=r;if(!d||!s)return c;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new ye(d.encoding,this.fatal,a,this.#n),ie(c,this.#e.decode(s,n,o))}};function Zo(e,t){G(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new Xo(Un(e,t),n,o)}function Ls(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=b(e,n),
r=Zo(t,n),i=r.decode(L(o),!0,n),s=r.decision;return{text:i,encoding:S[s.encoding].name,score:s.score,source:s.source}}function q(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function ze(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Qo(){throw new TypeError("Illegal invocation")}var Rs="Failed to execute 'encodeInto' on 'TextEncoder'",Ln=q({TextEncoder:class{#e="utf-8";constructor(){new.target!==Ln&&
ze(this,new.target,Ln)}get encoding(){return this.#e}encode(e=""){return#e in this||Qo(),Re(A(e))}encodeInto(e,t){#e in this||
Qo();let o=typeof e=="string"&&t instanceof Uint8Array?yn(e,t):void 0;if(o&&o.read===e.length)return o;et(arguments.length,
2,Rs);let r=A(e),i=kr(t,Rs),{read:s,written:f}=o??yn(r,i)??{read:0,written:0};if(s===r.length||f===l(i))return{read:s,written:f};
let c=da(r.slice(s),O(oo(i),f));return{read:s+c.read,written:f+c.written}}}});function Re(e){return e.length<=6?Ve(e):(Ps??=
na(),Ps(e)??new P(0,"fatal").encode(e,!0))}var Ps;function na(){let e=Vi();return k()||I()?e:t=>oa(t)??e(t)}function oa(e){
let{length:t}=e;if(t<=21)return Ve(e);if(t<=64&&ra()){let n=(ia()||sa(e))&&ks(de,e);if(n)return n}return t>=1024&&t<=65536&&
fa(e)?ks(ca(),e):void 0}var ra=x(()=>!X()),ia=x(()=>we()||H());function sa(e){return e.length*hn($s(e))*.75<=64}function ks(e,t){
let n=yn(t,e);return n?.read===t.length?Ge(e,0,n.written):void 0}var ca=x(()=>new Uint8Array(3*65536)),fa=e=>Ws()<=65535&&
$s(e)>=Ws(),Ws=x(()=>X()?256:oe()?0:1/0);function $s(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}function da(e,t){let n=0,o=0;for(;n<e.length;){let r=Bo(e,n);if(o+hn(r)>l(t))break;o=bo(r,t,o),n+=r<65536?1:2}return{
read:n,written:o}}var Gs="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",js=`!
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
?`;var ua=x(()=>{let e=js.split(`
`),t=0;return new Map(Gs.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Ys=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ks(e){let t=new P(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Be)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Vs(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Vs(e,t,n){if(Ys(e))return"";if(n===0)return null;let o=la(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,f=>t(f)?f:Vs(f,t,n-1));if(!s.includes(null))return s.join("")}return null}function la(e){
let t=[...ua().get(e)??[],...ma(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function ma(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=u=>s>>o.length-1-u&1,c=o.filter((u,p)=>f(
p)),d=o.filter((u,p)=>!f(p)),a=[n,...c].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(
Ys)&&i.push(a)}return[...r,...i]}var pa=["fatal","html","replacement","ignore","translit"],ha=tt(pa),Rn=(e,t,n)=>typeof e=="function"?e:ha(e,t,n);function Pn(e,t,n){
return typeof e=="function"?(o,r)=>xa(e(o,r()),n):e==="ignore"?vo:e==="translit"?Ks(t):void 0}function xa(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=L(b(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return ce(o,0,l(o))}var Ea="Failed to construct 'LegacyTextEncoder'",er="Failed to execute 'encode'";function qs(e,t="utf-8",n=void 0){let o=Ae(
e,er);if(n===void 0){let i=_e(A(t),er);return i===0?Re(o):ht(o,i)??new P(i,"fatal").encode(o,!0)}let r=kn(t,n,er);return r.
encoding===0?Re(o):r.encode(o,!0)}function kn(e,t,n){let o=A(e),r=t===void 0?"fatal":$(t,{unmappable:Rn},n).unmappable,i=_e(
o,n);return new P(i,r,Pn(r,i,n))}var vs=q({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=kn(e,t,Ea)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Ae(e,o);G(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var Et="Failed to execute 'decode' on 'TextDecoder'",St=q({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Js(e,t,"Failed to construct 'TextDecoder'"),new.target!==St&&ze(this,new.target,St)}get encoding(){return S[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=_,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o>=n.leastOfView&&o<=n.mostAtOnce){
let r=F.call(n.decoder,e);return n.onlyASCII&&r.length!==o&&n.pause(),r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.
length<n.leastOfView)return bn(n).decodeWhole(e,Oe(e),Et)}else if(e instanceof ArrayBuffer){try{let{byteLength:r}=e;if(r>=
n.leastOfBuffer&&r<=n.mostAtOnce){let i=F.call(n.decoder,e);return n.onlyASCII&&i.length!==r&&n.pause(),i}}catch{n.pauseLong()}
let o=ro(e);if(o)return Fn(n,new Uint8Array(e),o,Et)}}return this.#o(e,t)}#o(e,t){let n=b(e,Et);G(t,Et);let o=!!t?.stream,
r=Ee(n),i=this.#e;return!this.#n&&!o?Fn(i,r,Oe(r),Et):(this.#t??=Mn(i),this.#n||this.#t.reset(),this.#n=o,this.#t.decode(
r,!o,Et))}}});function Js(e,t,n){let o=A(e);G(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return nn(ls(o,n),r,i)}var zs=(e,t,n)=>Mn(
Js(e,t,n));var Wn=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new P(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=l(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(O(t,i,s?r:i+4096),
s?n:U.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=ya(this.#e.copy(),t,r);let i=new te,s;try{this.#e.transcode(t,n===
U.result?U.source:n,d=>i.add(d))}catch(d){s=d}let f=i.concatenate(),c=Le(f,l(f),38,!1,!0);try{this.#t.encodeOrFail(c,n===
U.result,o),this.#n=n===U.result?0:r+c.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function ya(e,t,n){
let o=l(t),r=t,i=e,s=e,f=n,c=n,d=0,a;return m=>{for(;m>=c&&d<o;)r=O(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),f=c,s.transcode(
r,U.none,u=>{c+=l(u)/2}),a=void 0;return a??=ga(i,r),a[m-f]}}function ga(e,t){let n=l(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Zs(e);for(let f=0;f<n;f++){let c=e.position+f,d=s===c?wa(o.from,t,f):0;if(d>0){o.transcode(O(t,f,f+d),U.none,
()=>{});for(let h=0;h<d;h++)r[i++]=c++;if(s=c,f+=d,f===n)break}let a=O(t,f,f+1),m=o.copy(),u=0,p=0;o.transcode(a,U.none,
h=>{u===0&&(p=h[0]|h[1]<<8),u+=l(h)/2}),u>0&&(r[i++]=s);let T=p===65533&&s<c?Qs(m,a,U.none):void 0,g=T&&T.offset+T.length;
for(let h=1;h<u;h++)r[i++]=g===void 0?s:g+h-1;let y=c-s===2||c<=2;u>0&&!T?s=c+1:(T||y)&&(s=Zs(o))}return r[i]=s,r[i+1]=s+
1,r}function wa(e,t,n){if(Q(e))return l(t)-n;let o=n;if(Jt(e))for(;t[o]<128;)o+=1;return o-n}var Zs=e=>Qs(e,_,U.source)?.
offset??e.position;function Qs(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof J)return o;throw o}}function nc(e,t){let n="Failed to execute 'transcode'",o=b(e,n),r=ic(t,n);return Ta(Ee(o),r,n)??Oa(o,r,n)}function Ta(e,{
from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let f=typeof t=="number"&&(n===0?!o:!r&&!He(n)),c=l(e);if(!f||c>64)return;let d=Le(
e,c,t,r,i,s);return n===0?Re(d):ht(d,n)}function Oa(e,t,n){let{from:o,to:r}=t;return on(n,()=>{let i=typeof o=="number"?
ec(new Pt(o,r,t),L(e)):null;if(i)return i;let s=sc(o,r,t,n);return ec(s,oc(t,e))})}function ec(e,t){let n=new te;return e.
transcode(t,U.result,r=>n.add(r))===!1?null:n.concatenate()}function oc({unmappable:e},t){let n=L(t);return typeof e=="f\
unction"?ce(n,0,l(n)):n}function rc(e,t){let n=ic(e,t);return{common:sc(n.from,n.to,n,t),toBytes:o=>oc(n,o)}}function ic(e,t){
G(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=ba(n?.from,t),s=!!n?.ignoreBOM,f=Ba(n?.to),c=Rn(n?.unmappable,t,"unmappable"),d=i===
"auto"?Un(e,t):V(i,t),a=f===void 0?0:zo(V(f,t),f,t);if(o&&!He(a))throw new RangeError(`${t}: ${S[a].name} has no byte or\
der mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:c}}function sc(e,t,n,o){return typeof e=="number"?tc(
e,t,n,o):new nr(e,tc(0,t,n,o))}function tc(e,t,n,o){let{unmappable:r,losses:i}=n,s=Pn(r,t,o);if(!s||He(t))return new Pt(
e,t,n);let f=Aa(e,n);return new Wn(f,t,r,i?.counting(s)??s)}function Aa(e,t){return new Pt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var Ba=e=>e===void 0?void 0:A(e);function ba(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return A(e)}var Pt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(So(t,this.
to,this.#n.ignoreBOM,this.#e),ui(t,n),this.#e=fe())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:f,take:c=Ye,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(Mr(this.to)??[]));let a=Math.max(0,qo.indexOf(f)),m=l(t);try{So(this.from,this.to,i,this.#e);for(let u=0;;){
let p=m-u<=65536,T=p&&u===0?t:O(t,u,p?m:u+65536),g=Bi(T,r,a,p?n:U.none);d?.addBlock(this.#t+u);let y=g<0?R.written():g;if(y>
0&&o(c(y)),g===-2&&f!=="fatal")return!1;if(g<0&&this.#o(g,u),u+=R.read(),p&&R.finished())break}}catch(u){throw j(u)}this.#e=
n===U.result?null:fe(),this.#t=n===U.none?this.#t+m:0}#o(t,n){let o=this.#t+n+R.start();throw this.#e=fe(),this.#t=0,t===
-1?new J(S[this.from].name,o,R.length()):new Be(R.codePoint(),o,S[this.to].name)}},nr=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===U.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new xt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==U.none);i.length>0&&(this.#i.transcode(
i.concatenate(),U.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function or(e,t,n){let o=yr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function kt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return or(e,(o,r)=>r(t.decode(L(b(o,n)),!1,n)),o=>o(t.decode(
_,!0,n)))}var Hn=q({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=zs(e,t,"Failed to construct 'Tex\
tDecoderStream'");this.#e=n,this.#t=kt("TextDecoderStream",n),new.target!==Hn&&ze(this,new.target,Hn)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),$n=q({TextEncoderStream:class{#e;constructor(){this.#e=cc("TextEncod\
erStream",new P(0,"fatal"),A),new.target!==$n&&ze(this,new.target,$n)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function cc(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return or(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var fc=q({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=kn(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=cc("LegacyTextEncoderSt\
ream",n,Ae)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),dc=q({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=rc(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,f)=>{let c=new te;
try{on(o,()=>t.transcode(n(i),s,d=>c.add(d)))}finally{c.forEach(f)}};this.#e=t,this.#t=or("TranscoderStream",(i,s)=>r(b(
i,o),U.none,s),i=>r(_,U.result,i))}get encoding(){let{decision:e}=this.#e;return e&&S[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var ac=q({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=Zo(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=kt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&S[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var yt=class{fatal;ignoreBOM;#e;#t;#n=_;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&l(this.#n)===0?t:$e(this.#n,t);if(!n&&br(r))return this.#n=
r,"";let i=pe(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ye(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?O(r,s):r,n,o)}};var uc=q({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=A(e);G(
t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new yt(V(o,n),r,i);this.#e=s,this.#t=kt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function lc(e,t){let n="Failed to execute 'findUnmappable'",o=Ae(e,n),r=_e(A(t),n),i=new Map,s=(f,c)=>i.set(c,f);return new P(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function mc(e){let t=pe(Ee(b(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function gt(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=b(e,o),i=V(A(t),o);G(n,o);let s=!!n?.fatal,f=!!n?.ignoreBOM,c=Ee(r);return pe(c)?new yt(
i,s,f).decode(c,!0,o):Le(c,Oe(c),i,s,!0,o)}function pc(e){let t=Ee(b(e,"Failed to execute 'utf8Decode'")),n=pe(t);return Ec(
n?.encoding===0?O(t,n.bytes.length):t)}function Wt(e){return Ec(Ee(b(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function hc(e){
let t=b(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Ee(t);return Le(n,Oe(n),0,!0,!0)}catch(n){if(n instanceof
J)return null;throw n}}function xc(e){return et(arguments.length,1,"Failed to execute 'utf8Encode'"),Re(A(e))}var Ec=e=>Le(
e,Oe(e),0,!1,!0);async function Sc(e=void 0){let t=await e;if(t===void 0)mo()||await lo(Vt,!0);else{let n=Ma(t)?await Fa(t):t;await lo(()=>n,
!1)}}var Ma=e=>typeof e?.arrayBuffer=="function";function Fa(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var _a=0,Xe=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),gc="application/x-www-form-urlencoded",yc=x(()=>{
let e=new Set([...Array(32).keys(),127]),t=Xe(e,' "#<>'),n=Xe(t,"?^`{}"),o=Xe(n,"/:;=@[\\]|"),r=Xe(o,"$%&+,");return{"C0\
 control":e,fragment:Xe(e,' "<>`'),query:t,"special-query":Xe(t,"'"),path:n,userinfo:o,component:r,[gc]:Xe(r,"!'()~")}});
function wc(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=_e(A(e),r,"the result of getOutputE\
ncoding()"),s=A(t),c=tt(Object.keys(yc()),"argument")(A(n),r,"percentEncodeSet"),d={spaceAsPlus:tn},{spaceAsPlus:a=c===gc}=$(
o,d,r),m=yc()[c],u="",p="",T=()=>{_a=p.charCodeAt(0),u=ie(u,p),p=""};return new P(i,"fatal").encodeOrFail(s,!0,g=>{for(let y=0;y<
l(g);y++){let h=g[y];a&&h===32?p+="+":h>126||m.has(h)?p+=`%${h.toString(16).toUpperCase().padStart(2,"0")}`:p+=String.fromCharCode(
h)}p.length>65536&&T()},g=>{p+=`%26%23${g}%3B`}),T(),u}var Da=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
fr=e=>Da.test(e),Ca=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Na=x(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function La(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Na();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:fr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var rr;function Gn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(gt(Uint8Array.from(r),e))}var ir;function Ht(e){ir??=new Uint16Array(65536),rr??=[Gn("shift_jis",
136,151,64),Gn("gbk",176,215),Gn("big5",164,198,64),Gn("euc-kr",176,200)];let t=rr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=ir[i]||La(r,i);ir[i]=s;let f=o>=10;if(s===4)n+=22;else if(s===3)n+=f?15:o===3?7:11;else if(s===2)n+=
f?9:7;else if(s>=1e3){for(let[c,d]of rr.entries())s===1010?t[c]+=c>0?13:i>65280?9:5:t[c]+=d.has(r)?9:14;f&&o<1e3&&(n+=9)}else if(s>=
10){let c=r<"\x80";c||(n+=s<20?6:Ca.test(r)?7:4),f&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=c?3:11):f&&!c&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var _c="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Uc=/^(?:GBK|Shift_JIS|Big5|EUC)/,Dc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
tu=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,wt="UTF-8",nu=(e,t,n)=>Math.min(ut(e,t,n,"steps")??2,3);function Cc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Ae(e,n),{maxSteps:r}=$(t,{maxSteps:nu},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),f=o.slice(s,s+1e3);return ou(f,r).map(({steps:c,gain:d})=>({text:Ic(o,c,Lc)??o.replace(/[^\r\n]+/g,
a=>Ic(a,c,ar)??a),path:c.map(({really:a,readAs:m})=>`${a} read as ${m}`).reverse(),score:1-2**(-d/8)}))}function ou(e,t){
let n=Fc(e);if(n>25)return[];let o=Ht(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let c=0;c<t;c++){i=i.
flatMap(d=>iu(d,o)).sort(dr);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(c=>ru(e,c.text)).sort(dr).slice(0,5);for(let c of s)c.gain+=.6*Fc(c.text);s.sort(dr);let f=7+Math.
min(10,40/e.length);return s.filter(({gain:c})=>c>Math.max(f,s[0].gain-15))}var ru=(e,t)=>[...e].some(n=>!fr(n)&&!t.includes(
n)),Mc=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Nc(e,t){let n=Kn(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Kn(s,t)).join(""):"",i=.7*Mc(e)<Mc(r)?Kn(r,t):void 0;return i&&{part:r,bytes:i}}var dr=(e,t)=>t.
gain-e.gain;function iu({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,f]of _c.entries()){let c=Uc.test(f)&&!Dc.test(
e)?void 0:Nc(e,f);if(!c)continue;let{part:d,bytes:a}=c,m=d===e?o:o+Ht(e)-Ht(d),p=d.includes(Ue)||Rc(a)?.includes(Ue)?su:
Rt(a).candidates;for(let{encoding:T,score:g}of p){if(g<.003)break;if(t.length>0&&T!==wt&&t[0].really!==wt)continue;let y=ar(
a,T,d,!0);if(y===void 0||y===d)continue;let h=n+2.4*Math.log2(g)-s*.25-(T===wt?-2:1)-(t.length>0?4:0),v=r-m-Ht(y)+h;i.push(
{text:y,steps:[...t,{really:T,readAs:f}],bits:h,left:m,gain:v})}}return i}function Fc(e){if(e.includes(Ue))return 0;let t=Dc.
test(e),n=-1/0;for(let o of _c){let i=tu.test(o)&&Uc.test(o)===t?Nc(e,o):void 0;if(!i)continue;let{part:s,bytes:f}=i,[c,
d]=[2**-30,2**-30];for(let{encoding:a,score:m}of Rt(f).candidates)a===o||ar(f,a,s)===s?c+=m:d=Math.max(d,m);n=Math.max(n,
Math.log2(c/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Ic(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=Kn(o,i),f=s&&n(s,r,o);if(f===void 0)return;o=f}return o}var $t="\x7F",Ue="\uFFFD",su=[{encoding:wt,score:.9}];function Kn(e,t){
if(e.includes(Ue)&&e.includes($t))return;let n=e.replaceAll(Ue,$t).replace(/[\x80-\x9F]/g,o=>gt(Uint8Array.of(o.charCodeAt(
0)),t));try{return new P(_e(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Lc(e,t,n,o=!1){if(n.includes(
Ue))return t===wt?cu(e):void 0;try{return new St(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function ar(e,t,n,o){
let r=Lc(e,t,n,o);return r===void 0&&t===wt&&!n.includes(Ue)?Rc(e):r}function Rc(e){let t=Wt(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function cu(e){let t=Wt(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,$t),
[n,o]=[t.split($t),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Ue)&&n.length<=o.length+1?t.replaceAll($t,Ue):void 0}function Pc(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";et(arguments.length,1,o);let r=en(A(e)),i=Wc(
t,o),s={bigEndian:tn},{bigEndian:f=i!==38}=$(n,s,o);if(i&&f!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${f?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let c=i?0:2,d=Jo(c+2*r.length),[a,m]=f?[0,1]:
[1,0],u=(p,T)=>{d[T+a]=p>>8,d[T+m]=p};i||u(65279,0);for(let p=0;p<r.length;p++)u(r.charCodeAt(p),c+2*p);return d}function kc(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=b(e,o),i=Wc(t,o);G(n,o);let s=!!n?.fatal,f=L(r),c=fu(f),d=new ye(
i??c??37,s,i!==void 0);if(!i||!c||c===i)return d.decode(f,!0,o);if(s)throw new J(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(O(f,2),!0,o)}`}function fu(e){let t=pe(e)?.encoding;return t===0?void 0:t}function Wc(e,t){let n=A(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{ac as AutoDecoderStream,uc as DecoderStream,vs as LegacyTextEncoder,fc as LegacyTextEncoderStream,St as TextDecoder,
Hn as TextDecoderStream,Ln as TextEncoder,$n as TextEncoderStream,dc as TranscoderStream,Be as UnmappableError,mc as bomSniff,
gt as decode,Ls as decodeAuto,kc as decodeUTF16,Rt as detectEncoding,qs as encode,Pc as encodeUTF16,S as encodings,lc as findUnmappable,
_r as getOutputEncoding,Sc as initialize,Ir as labelToName,As as localeDefaultEncoding,wc as percentEncodeAfterEncoding,
Cc as repairMojibake,Wr as resolveEncoding,Ts as sniffHTMLEncoding,Os as sniffXMLEncoding,nc as transcode,pc as utf8Decode,
Wt as utf8DecodeWithoutBOM,hc as utf8DecodeWithoutBOMOrFail,xc as utf8Encode};
