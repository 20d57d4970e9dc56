var Jt=(e,t)=>e?.prototype?.[t],Xt=e=>Jt(globalThis.Buffer,e),$e=Xt("ucs2Slice"),nt=Xt("ucs2Write"),Ir=Xt("utf8Slice"),Le=Xt(
"latin1Slice"),br=e=>globalThis[e],Mr=br("TextDecoder"),Xc=Jt(Mr,"decode"),oo=br("TextEncoder"),Zc=Jt(oo,"encode"),Qc=Jt(
oo,"encodeInto");function q(e,t=!1,n=!0){let o=new Mr(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Xc})}function Fr(){let e=new oo;return Object.defineProperties(e,{encode:{value:Zc},encodeInto:{value:Qc}}),e}function D(e){
try{return e()}catch{return}}var _=()=>"InternalError"in globalThis,M=()=>"Bun"in globalThis,Ae=()=>ro().includes("Chrom\
e/"),re=()=>ro().includes("AppleWebKit/")&&!Ae()&&!(Be()>0);function ro(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var ie=()=>"Deno"in globalThis,G=()=>ro()==="Cloudflare-Workers",he=()=>re()||G(),Be=()=>G()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),se=()=>Be()<22,It=e=>globalThis.process?.getBuiltinModule?.(e),no;function _r(){
let{TransformStream:e}=globalThis;return e&&e===no?e:(no=[e,It("node:stream/web")?.TransformStream].find(t=>typeof t=="f\
unction"&&typeof new t().readable?.getReader=="function"),no)}var ef=e=>It("node:fs").readFileSync(e);function Cr(e){try{return ef(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var Zt=()=>Cr(()=>new URL("./encoding-prepared.wasm",import.meta.url)),Qt="encoding-wasm";var en=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function m(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var S=of();function of(){let e=en.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Lr=m(()=>new Map(S.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),rf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],tn=e=>e<36&&e!==33,W=e=>e>0&&e<29,nn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),sf=e=>rf.find(([t])=>e>=t)[1];function Ge(e){let t=Lr();return t.get(e)??t.get(kr(ff(e)))}function z(e,t){
let n=Ge(e);if(n===void 0){let o=co(e),r=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=sf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Qt}' doesn't include ${S[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var cf=m(
()=>new Map(Array.from(Lr(),([e,t])=>[on(e),t]).reverse()));function co(e){let t=on(e),n=cf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var on=e=>kr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Nr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function xe(e){if(e[0]>=239)return Nr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Rr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Pr(e){return Nr.find(t=>t.encoding===e)?.bytes}function je(e){return e===
0||e===37||e===38}function ff(e){let t=0,n=e.length;for(;Ur(e[t]);)t+=1;for(;Ur(e[n-1]);)n-=1;return e.slice(t,n)}var Ur=e=>`\
	
\f\r `.includes(e);function kr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Wr(e){let t=Ge(`${e}`);return t===
void 0?null:S[t].name}function Hr(e){let t=Ge(`${e}`);return t===void 0?null:S[t!==36&&t!==37&&t!==38?t:0].name}var fo=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,$r=()=>Object.getPrototypeOf(Uint8Array.prototype),rn=e=>fo($r(),
e),ao=e=>fo(DataView.prototype,e),uf=()=>fo(ArrayBuffer.prototype,"byteLength"),uo=e=>$r()[e],Gr=rn(Symbol.toStringTag),
sn=rn("buffer"),lo=rn("byteOffset"),jr=rn("byteLength"),lf=uo("includes"),mf=uo("set"),pf=uo("slice"),hf=ao("buffer"),xf=ao(
"byteOffset"),Yr=ao("byteLength"),Kr=uf(),p=e=>jr.call(e);function be(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:p(e)}var O=(e,t,n=p(e))=>new Uint8Array(sn.call(e),lo.call(e)+t,n-t);function Ye(e,t){let n=new Uint8Array(
p(e)+p(t));return te(n,e),te(n,t,p(e)),n}function Vr(e,t){let n=lo.call(e),o=t+(-(n+t)&3),r=Math.max(0,p(e)-o)>>2,i=r>0?
new Int32Array(sn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Ee=(e,t)=>O(e,0,Math.min(t,p(e))),te=(e,t,n)=>mf.
call(e,t,n),qr=(e,t)=>lf.call(e,t),de=(e,t,n)=>pf.call(e,t,n);function Ke(e,t,n){if(n>24)return de(e,t,t+n);let o=new Uint8Array(
n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function ce(e,t){if(t<=64)return!1;try{return Kr.call(sn.call(e)),!1}catch{return!0}}
var Ef="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function I(e,t,n=Ef){if(!ArrayBuffer.isView(
e)&&po(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function vr(e,t){if(ArrayBuffer.isView(e)&&Gr.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function N(e){if(ArrayBuffer.
isView(e))return mo(e);try{return new Uint8Array(e)}catch{return C}}var Se=e=>e instanceof Uint8Array?e:N(e);function mo(e){
try{return Gr.call(e)===void 0?new Uint8Array(hf.call(e),xf.call(e),Yr.call(e)):new Uint8Array(sn.call(e),lo.call(e),jr.
call(e))}catch{return C}}var C=new Uint8Array;function po(e){try{return Kr.call(e)}catch{}try{return Yr.call(new DataView(
e))}catch{return}}function j(e,t,n){Y(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));return o}
function Y(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an o\
bject.`)}var A=e=>`${e}`;function cn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Me(e,t){if(typeof e=="st\
ring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other valu\
es with String().`)}var fn=e=>e===void 0?void 0:!!e;function rt(e,t,n){if(e>=t)return;let o=t===1?"argument":"arguments";
throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function it(e,t="option"){return(n,o,r)=>{if(n===
void 0)return e[0];let i=A(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${r}' \
can't be '${i}'; use one of '${s}'.`)}}var Sf=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],yf=m(()=>new Map(Sf.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function wf(e){return Ge(e)??yf().get(on(e))??co(e)}function zr(e){let t=wf(A(e));return t===void 0?null:S[t].name}var xo=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#n=0;#o=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=W(t)&&!n}accept(t){D(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#r(t))}#r({newDecoder:t,canFail:n,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(t,n){
let o=this.#t;this.#n>0?this.#n-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(t){try{let{byteLength:n}=t;
if(n<this.#e||n>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&ce(t,n)))try{
let o=this.decoder.decode(t),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},Jr=[],Eo=[];function an(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Eo[o];if(r)
return r;let i=new xo(e,t,n);Eo[o]=i;let s=Jr[e];return s&&i.accept(s),i}function st(e,t){Jr[e]=t;for(let n=0;n<4;n++)Eo[4*
e+n]?.accept(t)}var ee=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function un(e,t){try{return t()}catch(n){throw n instanceof ee?n.toTypeError(e):n}}var gf=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,Xr=Symbol.for("encoding-wasm.UnmappableError"),Fe=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${gf(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Xr in o}[Xr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function Ve(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function ei(e,t,n){let o=ln(c=>If(c,n),e,t),r=ln(Mf,e,t);if(o&&r){let c=ie()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).
read(d,a),write:(d,a)=>(d.length<c?o:r).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:ie()?o.writeBytes:
void 0,mostByTable:512}}let i=So(e);if(o)return _()?bf(o,ln(Qr,e,t)):o;let s=r??ln(Qr,e,t)??i,f=r?18:15;return{...s,read:(c,d)=>(d<=
f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function ln(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=e(t);return r.write(o,n),So(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Bf="\
strings";function If(e,t){let[n]=WebAssembly.Module.customSections(t,Bf),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function bf(e,t){let{
read:n,readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=n(r+2*f,Math.min(i-f,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let f=o(r,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(r+c,Math.min(i-c,36),s);return f}}}function Mf(e){let[t,n]=[$e,nt],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(r(),c,c+2*d),write:(c,d)=>n.call(r(),c,d,2*c.length),
most:1/0,collect:M()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(l,u){te(d,new Uint8Array(
e.buffer,l,2*u),a),a+=2*u},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Qr(e){let t=q("utf-16le"),{write:n,most:o}=So(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:n,most:o}}function So(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,f]=[o/2,o/2+r];if(r<=18)return Ve(i,s,r);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var mn,h,wo,ti,ni,K,H={input:0,units:0,output:0},bt=0,pn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function ae(e,t){
pn.name=e,pn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&_f(),B.isBusy=!0}function _f(){try{ci(),mn??=ii(Df(Zt())),si(
new WebAssembly.Instance(mn),mn)}catch(e){throw fi(e)}}async function To(e,t){try{ci();let n=e(),o=oi(n)?n:await WebAssembly.compile(t?n:Uf(n));ii(o);let r=await WebAssembly.instantiate(
o);if(go())return;si(r,o),mn=o}catch(n){throw fi(n)}}var Cf=[0,97,115,109];function Uf(e){let t=N(I(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(Cf.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var go=()=>!B.isBusy;function Df(e){return oi(e)?e:new WebAssembly.Module(e)}function oi(e){try{return WebAssembly.
Module.customSections(e,ri),!0}catch{return!1}}var ri="encoding-wasm";function ii(e){let[t]=WebAssembly.Module.customSections(
e,ri),n=`${Qt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function si({
exports:e},t){h=e,yo=WebAssembly.RuntimeError,H.input=h.input(),H.units=h.units(),H.output=h.output(),ai(),K=ei(h.memory,
H.units,t),bt=Math.min(h.units_length(),K.most),B.isBusy=!1}function ci(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function fi(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Lf(e))return new RangeError(`encoding-wasm: ${di} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var di="no memory \
for WebAssembly; free some, and call again",Lf=e=>e instanceof RangeError&&/memory/i.test(e.message);function Mt(){return Ao(),
wo}function hn(){return Ao(),ti}function Oo(){return Ao(),ni}function Ao(){wo[0]===void 0&&ai()}function ai(){let{buffer:e}=h.
memory;wo=new Uint8Array(e),ti=new Uint8Array(e,H.input,65536),ni=new Int32Array(e,h.codec(),h.codec_length()>>2)}function xn(e,t){
return ae(e,-1),Ft(t)}function Ft(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw V(t)}}var yo;function V(e){if(!B.
isBusy||!yo||!(e instanceof yo))return e;let t=S[pn.encoding]?.name,n=`${pn.name}${t?` of ${t}`:""} failed`;return Nf()?
new RangeError(`encoding-wasm: ${n}: ${di}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Nf(){try{return h.memory.grow(32),
!1}catch{return!0}}function ue(e=null){let t=Oo();return Ei(t,e??new Int32Array(t.length))}function xi(){return h.held()!==0?ue():(B.newCodec=
Ct,null)}var Bo=e=>Ei(e,Oo());function Ei(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function _t(e,t){Si(e,t)||(ae(
"decoding",e),t?Bo(t):h.new_decoder(e),Ct=e===33||e===36?NaN:e)}var Ct=NaN;function Si(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function En(e,t){Si(~e,t)||(ae("encoding",e),t?Bo(t):h.new_encoder(e),Ct=~e)}function Io(e,t,n,o){
ae("transcoding",e),o?Bo(o):h.new_transcoder(e,t,+n)}function yi(e,t){h.set_source_encoding(e,+t),B.isBusy=!1}function at(e){
let t=p(e),n=h.alloc(t)>>>0;return te(Mt(),e,n),[n,t]}var Wf=m(()=>Uint8Array.from(en,e=>e.charCodeAt(0))),ui,wi=e=>xn("\
sniffing",()=>(ui!==h&&h.give_labels(...at(Wf())),ui=h,e())),Ti=(e,t,...n)=>wi(()=>h.sniff_html(...at(e),t,...n)),gi=(e,t,n)=>wi(
()=>h.sniff_xml(...at(e),t,n));var Oi=(e,t)=>xn("sniffing",()=>h.default_for(...at(e),t)),Ai=()=>ae("detection",-1);function Bi(e,t){try{h.feed_detector(
...at(e),+t)}catch(n){throw V(n)}}var Ii=(e,t,n,o)=>Ft(()=>{let r=c=>c?at(c):[0,0],i=h.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=h.memory,f=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,f))});function Ut(e,t,n,o,r){
qe(e,t),B.isBusy=!0;let i=h.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Ct),Fo(i)}var _e={encoding:-1,at:0,most:0,owner:void 0};function Sn(e,t,n){if(_e.encoding!==e||_e.owner!==h||B.isBusy){try{ae("dec\
oding",e),_e.owner=h,_e.at=K.readBytes?h.byte_table(e):0,_e.most=!nn(e)&&K.mostByTable||1/0,_e.encoding=e}catch(r){throw V(
r)}B.isBusy=!1}if(_e.at===0||n>_e.most)return;if(n<=65536)return qe(t,n),li(n);if(K.most>bt)return;let o="";for(let r=0;r<
n;r+=65536){let i=Math.min(65536,n-r);qe(O(t,r,r+i),i),o=fe(o,li(i))}return o}function Dt(e,t,n,o){return xn("decoding",
()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),qe(r===t?e:O(e,i,i+r),r),!h.is_free_of(
r,n,o))return!1;return!0})}function bo(e,t){let n=-1,o,r;function i(s){try{return ae(e,s),n=s,r=h,o=t(s),B.isBusy=!1,o}catch(f){
throw V(f)}}return s=>s===n&&r===h&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Mo=bo("encoding",e=>{let t=h.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=h.memory;return W(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),bi=bo("encod\
ing",e=>{let t=h.unit_table(e)>>>0,n=new Uint8Array(65536);return te(n,new Uint8Array(h.memory.buffer,t,16384)),n}),yn=bo(
"decoding",e=>{let t=W(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>0?new Uint16Array(h.memory.buffer,n,t?256:
65536):void 0}),li=e=>K.readBytes(H.input,e,_e.at);function fe(e,t){try{return e+t}catch(n){throw new RangeError("The te\
xt is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Mi=e=>e+
65536+3<=bt,Fi=e=>e>bt&&e<268435456?K.collect?.(e+3):void 0,_i=()=>H.units,Ci=()=>Mt()[H.units]|Mt()[H.units+1]<<8,wn=(e,t)=>K.
read(H.units+2*e,t-e),Lt=(e,t,n,o=0)=>K.write(e.slice(t,n),H.units+2*o);function Ui(e,t){if(!B.isBusy&&!K.writeBytes)return;
ae("encoding",t);let n=K.writeBytes?.(e,H.output,h.unit_table(t));return B.isBusy=!1,n===e.length?ve(n):void 0}function Tn(e,t,n,o){
B.isBusy=!0;let r=h.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&P.finished()&&(B.newCodec=Ct),Fo(r)}var U={none:0,
source:1,result:2};function Di(e,t,n,o){let r=p(e);qe(e,r),B.isBusy=!0;let i=h.transcode_block(r,+t,n,o);return B.isBusy=
!1,Fo(i)}function qe(e,t){let n=hn();if(t>8)try{te(n,e)}catch{te(n,O(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Fo(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ve=e=>Ke(
Mt(),H.output,e);var P={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.written(),codePoint:()=>h.code_point(),start:()=>h.
start(),length:()=>h.length()};var ne=new Uint8Array(256);function Je(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Li(ne,0,e);let n=new Uint8Array(
t);for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return Li(n,o,e);n[o]=r}return n}function Li(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)ne[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)ne[r++]=s;else if(s<2048)ne[r++]=
192|s>>6,ne[r++]=128|s&63;else if(!ze(s))ne[r++]=224|s>>12,ne[r++]=128|s>>6&63,ne[r++]=128|s&63;else{let f=Do(n,i);f>=65536&&
(i+=1),r=Lo(f,ne,r)}}return Ke(ne,0,r)}var Pi=m(()=>nt?96:_()||he()?1024:128),Uo=m(()=>he()?65536:_()||M()?4096:128),Hf=m(
()=>new Uint8Array(2*Uo()));function ki(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Wi(e,t){let{length:n}=e,o=new Uint8Array(n);for(let i=0;i<n;i++)
o[i]=t[e.charCodeAt(i)];return(G()?Dt(o,n,0,255):!qr(o,0))?o:void 0}function Hi(e,t){let{length:n}=e,o=2*n<=256?ne:Hf(),
r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[r++]=f>>8),o[r++]=f}return Ke(
o,0,r)}var ze=e=>(e&63488)===55296;function Do(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var gn=e=>e<128?1:e<2048?2:e<65536?3:4;function Lo(e,t,n){if(e<128)return t[n]=e,n+1;let o=gn(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var $i=new Uint8Array(128),le=$f(
$i);function $f(e){return new Uint16Array(e.buffer)}var Nt=m(()=>Po()?0:18),No=m(()=>_()||se()?18:8),Gf=m(()=>ie()||!(Be()>=
22||he())?64:32),jf=m(()=>re()?64:32),Yf=m(()=>re()?36:18),Gi=(e,t)=>(e[0]&e[t>>1])>=128;function ji(e,t,n){return n?t<=
No():t<=Yf()||t<=jf()&&(Gi(e,t)||bn())}var On=(e,t)=>t<=18||t<=64&&Gi(e,t)&&t<=Gf(),me={length:0,bytes:0};function Xe(e,t,n,o){
if(e[0]<128&&Po())return ko(e,t)?Le.call(e,0,t):void 0;let r=0;for(;r<t;r++){let i=e[r];if(i>=128)break;le[r]=i}if(r===t&&
r<=18)return Ve(le,0,r);for(let i=r;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))
return Ni(e,s,t,n,o,r);let l=e[i++]^128,u=d?0:e[i++]^128;if(f=d?(c&31)<<6|l:(c&15)<<12|l<<6|u,(l|u)>=64||!d&&(f<2048||ze(
f)||f===65279))return Ni(e,s,t,n,o,r)}le[r++]=f}return Rt(r)}function Yi(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=
2){let r=e[o]|e[o+1]<<8;if(ze(r))return;le[n++]=r}return Rt(n)}function Ni(e,t,n,o,r,i){let s=Ro();for(let f=t;f<n&&i<=s;){
let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,l=d===0&&c>=128,u=c===224?160:c===240?144:128,x=c===237?
159:c===244?143:191,g=0;for(;g<d&&f<n;g++,f++){let w=e[f];if(w<u||w>x)break;u=128,x=191,a=a<<6|w&63}if(g<d){if(f===n&&!o){
if(c>=239)return;Ki(c,128|a&63,1+g);break}l=!0}if(l&&r||(l&&(a=65533),a===65279))return;a>65535&&(le[i++]=55232+(a>>10),
a=56320|a&1023),le[i++]=a}return Rt(i)}function An(e,t,n,o){let r,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){
if(r??=yn(o),!r)return;if(d=r[c],ze(d)){if(s<t)d=r[c|e[s++]<<8];else if(!n&&In(c,o))break;if(ze(d))return Kf(e,f,t,n,i,o,
r)}}le[i++]=d}return Rt(i)}function Kf(e,t,n,o,r,i,s){let f=Ro();for(let c=t;c<n&&r<=f;){let d=e[c++],a=d<128?d:s[d];if(ze(
a)){if(c===n&&!o&&In(d,i))break;let l=c<n?e[c]:0;if(a=s[d|l<<8],!ze(a))c+=1;else if(Vf(a))a=65533;else return}le[r++]=a}
return Rt(r)}var Vf=e=>e>=57088&&e<=57216;function Bn(e,t,n){return me.length=0,Xe(O(e,t,n),n-t,!1,!0)===""}function In(e,t){
let n=t!==32||e<144||e>160;return n&&Ki(e,0,1),n}function Ki(e,t,n){me.length=n,me.bytes=e|t<<8}function Rt(e){if(e<3||e<=
18&&!Po())return Ve(le,0,e);if(bn())return $e.call($i,0,2*e);if(!(e>Ro()))return Ve(le,0,18)+Ve(le,18,e-18)}var Ro=m(()=>bn()?
1/0:36),Po=m(()=>M()&&bn()),bn=m(()=>D(qf)===!0);function qf(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=n=>n.call(e,0,e.length);return t($e)==="a\uFEFF\uD83D"&&t(Le)==="a\0\xFF\xFE=\xD8"}function ko(e,t){for(let n=0;n<t;n++)
if(e[n]>=128)return!1;return!0}function we(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-
1]<128}var jo=m(()=>D(Qf)),mt=m(()=>D(ed)),Vi=m(()=>D(fd)),Jf=m(()=>D(dd));function qi(e,t,n){let o=Xf(e);if(!(!o||n<24||ce(t,n))&&
!(e===0&&zi(t,n)))return o.takes?.(t,n)===!1?void 0:o}function Xf(e){return e===0?mt():e===38?Vi():e===37?Jf():void 0}function Yo(e,t,n,o){
if(me.length=0,o&&t>8192||t>1024&&(ce(e,t)||zi(e,t)))return;let r=mt();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!Bn(e,i,t))))try{let s=i<t?O(e,0,i):e,f=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&f!==void 0&&Mn(s,i,f),f}catch{return}}function vi(e,t){let n=Vi();if(!(t%2>0||!n?.takes?.(e,t)||ce(e,
t)))return n.decode(e,!0)}function zi(e,t){if(t<8192||Zf())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var Zf=m(re);function Qf(){let{isAscii:e}=It("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function ed(){let e=se(),t=e?jo():void 0;if(e&&!t)return;
let n=q("utf-8"),o=D(nd),r=y=>n.decode(y),i=id(r),s=he()&&o?y=>o.decode(y):rd(i),f=t&&((y,E)=>we(y,E)&&t(y)),c=f??(Ae()?
sd:G()?cd:void 0),d=f?(y,E)=>Qi(y,E)||E>256&&f(y,E):c,a=Uint8Array.of(...Ji,...Zi.flat()),l=`${Xi}${"\uFFFD".repeat(9)}a\
\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),x=i(a,a.length)===l&&r(a)===l&&n.decode(a.buffer)===l&&i(u,2)==="a\x7F"&&Wo(y=>s(
y,y.length)),g=Le;if(!x||t&&g.call(u)!=="a\x7F")return;let w=(y,E)=>q("utf-8",y&&o!==void 0,E);return st(0,{newDecoder:w,
isRight:(y,E)=>od(w(y,E)),canFail:!0,...td()}),{decode(y,E){try{return t?g.call(y):(E?s:r)(y,y.length)}catch{return}},decodeQuickly:i,
decodeOrFail:s,takesQuickly:d,takes:c,completeLength(y,E){for(let X=1;X<=3&&X<=E;X++){let Oe=y[E-X];if(Oe<128)break;if(Oe>=
192)return(Oe>=240?4:Oe>=224?3:2)>X?E-X:E}return E}}}function td(){return M()?lt(1):ie()?{...lt(257),leastBeyondASCII:65,
leastOfBuffer:8192}:se()?{...lt(19),most:2048,onlyASCII:!0}:Ae()?{...lt(48),leastOfBuffer:48,onlyASCII:!0}:G()?{...lt(33),
most:1023}:lt(Be()>0?512:33)}var lt=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function nd(){
let e=q("utf-8",!0);return Wo(n=>e.decode(n))&&Wo(({buffer:n})=>e.decode(n))&&!ie()?e:void 0}var od=e=>["","a","\uFEFF",
"a".repeat(64),"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...Je("\uFEFF"),...Je(t));return e.decode(n)===(e.ignoreBOM?
`\uFEFF${t}`:t)}),Wo=e=>e(Uint8Array.from(Ji))===Xi&&Zi.every(t=>D(()=>e(Uint8Array.from(t)))===void 0),Ji=[239,187,191,
97,230,188,162,240,159,146,169],Xi="\uFEFFa\u6F22\u{1F4A9}",Zi=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,
97],[230,188]],rd=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function id(e){let[t,n]=[Ir,Le];if(se())
return(r,i)=>i>256?n.call(r):e(r);if(!t||M()||!(Be()>=22))return e;let o=ie()?Qi:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(
r)}var Qi=(e,t)=>t<=64||t<=256&&we(e,t);function sd(e,t){if(t<64)return!1;if(we(e,t))return!0;if(t<768)return!1;let n=0,
o=Math.ceil(t/16);for(let r=0;r<t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240&&(i<234||i>237))
return!1}return n>=0}var Ho=0;function Mn(e,t,n){t<1024||!G()||!we(e,t)||(Ho=n.length===t?0:Ho+1)}function cd(e,t){if(t<
1024)return!0;if(we(e,t))return Ho<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);
return n<3}function fd(){return _()||he()?es(!1):ad()}function dd(){return _()?es(!0):void 0}function ad(){let e=$e,t="\uFEFF\
a\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(
n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return ts(!1,se()?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?
i:r?void 0:i.toWellFormed()})}function es(e){let t=q(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>e?[r>>8,r&
255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return ts(e,1/0,(r,i)=>{let s=t.decode(r);return i&&
s.includes("\uFFFD")?void 0:s})}var ts=(e,t,n)=>({takes:(o,r)=>r<=t,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){
let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var $={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Ko=!0;function Fn(e,t,n,o){return Ko?
ud(e,t,n,o):void 0}function ud(e,t,n,o){if(($.encoding!==o||$.owner!==h||B.isBusy)&&!ld(o)||t>$.most&&(t>$.mostBeyondASCII||
we(e,t)))return;qe(e,t);let{readBytes:r,readPairs:i}=K;if(!!0||!$.isOfPairs)return r(H.input,t,$.address);let{piece:s}=$,
f=i(H.input,t,$.address,+!n,s);if(n&&t<=s||f===null)return f??void 0;let c=hn();if(f.length===s){let a=c[t],l=i(H.input+
t-a,a,$.address,+!n,s);if(l===null)return;f+=l}return c[t]===0||In(c[t-1],o)?f:void 0}function ld(e){return B.isBusy||(Ko=
K.readPairs!==void 0,!Ko)?!1:(ae("decoding",e),Ft(()=>{let t=W(e);$.isOfPairs=!t,$.address=t?h.byte_table(e):h.pair_table(
e);let{any:n,beyondASCII:o,piece:r}=Pt(e);return $.piece=r,$.most=$.address>0?n:0,$.mostBeyondASCII=$.address>0?o:0,$.owner=
h,$.encoding=e,!0}))}var md=m(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return K.readPairs?_()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(M()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function Pt(e){let{windows1252:t,single:n,multi:o}=md();return e===21?t:W(e)?
n:o}var Cn=m(()=>M()?0:he()||se()?8:Ae()?352:18),rs=m(()=>Math.min(Cn(),Nt(),No())),hd=m(M);function is(e,t,n){if(n>64)return we(
t,n)?xd(e,t,n):void 0;if(n<=Nt()||(t[n>>1]|t[n-1])>=128||!ko(t,n))return;let o=Ln();return o?o.call(t,0,n):Sn(e,t,n)}function xd(e,t,n){
let o=Ln(),r=W(e);if(!(n<512&&(r||!o))&&!(e===21&&ds(n))&&!(r&&zo(e))&&!ce(t,n))try{return jo()?.(t)??Dt(t,n,128,128)?o?
o.call(t):mt()?.decodeQuickly(t,n):void 0}catch{return}}var _n=[],Vo=[];function ss(e,t,n){if(!(Vo[e]===null||n<=Cn())&&
!(n>=512&&!zo(e)))return Vo[e]??=Ed(e),Dn(Vo[e],t,n)}function cs(e,t,n){return n<512?(hd()?qo(e,t,n):void 0)??Sn(e,t,n)??
qo(e,t,n)??ns(e,t,n):qo(e,t,n)??(wd(e)?ns(e,t,n):void 0)??Sn(e,t,n)}var vo=0,fs=m(()=>Jo()?8192:512),ds=e=>vo>0&&e<fs();
function qo(e,t,n){let o=Ln();if(!(!o||e!==21)){if(ds(n)){vo-=1;return}if(!yd(t,n)){n<fs()&&(vo=15);return}if(!ce(t,n))try{
return o.call(t)}catch{return}}}var ns=(e,t,n)=>Dn(as(e),t,n);function Dn(e,t,n){if(!(!e||n>1024&&ce(t,n)))try{return e.
decode(t)}catch{return}}function Ed(e){let t=Ad(e)?as(e):null;if(t){let n=Un(e,kt()).includes("\uFFFD"),o=Math.max(Cn(),
Pt(e).any)+1;st(e,{newDecoder:r=>r&&n?q(S[e].name,!0):t,isRight:r=>!(r&&n)||Id(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:_()?1:Cn()+1,most:zo(e)?8192:e===21&&M()?2048:511,onlyASCII:!1})}return t}function as(e){return _n[e]===void 0&&
(_n[e]=null,_n[e]=D(()=>Bd(e))??null),_n[e]}var Ln=m(()=>D(Sd));function Sd(){let e=Le,t=Uint8Array.from({length:256},(n,o)=>o);
return e.call(t)===String.fromCharCode(...t)?e:void 0}function yd(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&
224)===128)return!1;return n===t||Dt(e,t,128,224)}var wd=e=>e===21?Jo():Td()||gd()&&nn(e),zo=e=>!Ln()&&(e===21?Jo():Od()),
Td=m(()=>_()||re()),gd=m(G),Od=m(_),Jo=m(()=>_()||M()||!(Be()>0)),Ad=e=>_()||M()||he()||se()||Ae()&&e===21,kt=()=>Uint8Array.
from({length:256},(e,t)=>t);function Un(e,t){let n=yn(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function Bd(e){
let t=q(S[e].name),n=r=>t.decode(r)===Un(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return kt().every(r=>n(Uint8Array.
of(r)))&&n(o)?t:void 0}function Id(e){let t=Un(e,kt()),n=kt().filter(c=>t[c]!=="\uFFFD"),o=q(S[e].name,!0),r=c=>D(()=>o.
decode(c)),i=c=>r(c)===Un(e,c),s=Uint8Array.from({length:4096},(c,d)=>n[d%n.length]),f=c=>r(Uint8Array.of(c))===void 0&&
r(Uint8Array.of(...s,c))===void 0;return i(s)&&kt().every(c=>n.includes(c)?i(Uint8Array.of(c)):f(c))}var us;function ls(e,t,n){return us??=bd(),us(e,t,n)}function bd(){let e=mt(),t=!(e&&M());return(n,o,r)=>{if(t&&On(n,o)){
let i=Xe(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?e?.decodeOrFail(n,o):e?.decodeQuickly(
n,o)}catch{return}}}function Ht(e,t,n,o=!1){try{_t(e,null);let r=Ut(t,n,0,o,!0);return r<0?void 0:wn(0,r)}catch(r){throw V(
r)}}var Zo=m(()=>_()?{any:2048,markup:1/0}:G()?{any:512,markup:2048}:{any:0,markup:M()?2048:re()?112:0}),_d=m(()=>Zo().markup>
0?1/0:33),ms=(e,t,n)=>e>=29&&e<36&&n>=_d()&&t[0]>=128,ps=[];function hs(e,t,n){let{any:o,markup:r}=Zo();if(n>r||n>o&&!Cd(
t,n))return;let i=ps[e];if(i)return Dn(i,t,n);Ud(e,n)}function Cd(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(
t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var $t=[];function Ud(e,t){$t[e]===void 0&&($t[e]=D(()=>Pd(e))??
null);let n=$t[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,$t[e]=null,D(()=>{let{value:o}=n.sequences.next();
o?n.decoder.decode(o)===Ht(e,o,p(o))&&($t[e]=n):Dd(e,n.decoder)})))}function Dd(e,t){ps[e]=t;let{any:n,piece:o}=Pt(e);st(
e,{newDecoder:r=>r?q(S[e].name,!0):t,isRight:r=>!r||Ld(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.
max(18,n)+1,leastOfBuffer:1,most:Zo().any,onlyASCII:!1})}var Ld=e=>Nd.every(t=>Rd.every(n=>{let o=q(S[e].name,!0),r=Uint8Array.
of(97,t,...n);return D(()=>o.decode(r))===Ht(e,r,r.length,!0)})),Nd=[128,129,142,143,161,224,255],Rd=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Pd=e=>({decoder:q(S[e].name),sequences:Wd(
e),credit:0}),kd=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Xo=[10,164,162];function*Wd(e){let[t,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of kd)yield Uint8Array.of(...i,...Xo);for(let i=128;i<=255;i++)yield Ze([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Ze([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Ze([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Ze([i,Math.min(i+7,254)],n,r,n);yield Ze([227,227],[50,
50],o,n),yield Ze([129,129],[48,48],t),yield Ze([129,129],[48,48],r,t)}}function Ze(...e){let t=e.map(([s,f])=>f-s+1),n=t.
reduce((s,f)=>s*f),o=e.length+Xo.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let f=s;for(let c=e.length-
1;c>=0;c--)r[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);r.set(Xo,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
e.length-1),r}var Qe=new Uint8Array(18),ge=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=be(t);if(!this.#e){let i=this.#n===0?this.#c(t,r,n):this.#h(t,r,n);if(i!==void 0)
return n||this.#f(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;
if(r===0&&n>0){let s=i?ls(t,n,this.fatal):Yo(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=n>
0?Fn(t,n,!0,r):void 0,c=s===void 0&&!(i&&ms(r,t,n))?this.#a(t,n,!0):this.#u(s);if(c!==void 0)return c;let d=i&&!je(r)?Ht(
r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#l(t,n,o,r);
if(a!==void 0)return a;this.#x()}let i=this.#e,s=this.#o,f=this.#r,c="";try{c=this.#E(t,n,o)??this.#p(t,n,o)}catch(a){throw this.#e=
i,this.#o=s,this.#r=f,V(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=f+n,r===void 0?d:d.toTypeError(r);return c}#c(t,n,o){
let{encoding:r}=this;me.length=0;let i=n>0&&r!==0?Fn(t,n,o,r):void 0;return i===void 0?this.#a(t,n,o):this.#u(i)}#a(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let f=On(t,n)?Xe(t,n,o,this.fatal):void 0;if(f!==void 0)return f;let c=Yo(
t,n,o,this.fatal);return this.#d(c)}if(r===38){let f=n<=36?Yi(t,n):vi(t,n);return this.#d(f)}if(!tn(r))return;let i=W(r),
s=n<=(i?rs():t[0]<128?Nt():18)?An(t,n,o,r):$d(r,i,t,n,o);return this.#u(s)}#u(t){return this.fatal&&this.encoding!==21&&
t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#h(t,n,o){let r=this.#n+
n;if(!(n===0||r>18))return me.length=0,this.#m(t,r),this.encoding===0?Xe(Qe,r,o,this.fatal):this.#u(Fn(Qe,r,o,this.encoding)??
An(Qe,r,o,this.encoding))}#l(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,f=this.#t,c=this.#n,d=(f&255)<
224?2:3;if(c+n<=d)return;this.#m(t,d);let a=Xe(Qe,d,!0,!0);if(a===void 0)return;let l=d-c;this.#n=0,this.#r+=l,this.#o=!0;
try{return fe(a,this.decode(O(t,l),o,r))}catch(u){throw this.#o=s,u instanceof ee||u instanceof TypeError||(this.#e=null,
this.#r=i,this.#t=f,this.#n=c),u}}#m(t,n){Qe[0]=this.#t,Qe[1]=this.#t>>8;let o=this.#n;for(let r=o;r<n;r++)Qe[r]=t[r-o]}#f(t){
this.#r+=t,this.#o||=this.#n+t>me.length,this.#n=me.length,this.#t=me.bytes}#x(){let t=Uint8Array.of(this.#t,this.#t>>8);
try{_t(this.encoding,null),Ut(t,this.#n,0,this.fatal,!1),this.#e=ue(),this.#n=0}catch(n){throw V(n)}}#E(t,n,o){if(this.fatal&&
this.encoding===0&&n<=8192)return;let r=qi(this.encoding,t,n);if(!r)return;let i=0,s="",f=r.completeLength(t,n);if(n<256&&
(this.#e||f<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(
O(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===n?t:O(t,i,f),d=r.decode(c,this.fatal);if(d===void 0){if(s=fe(s,this.#p(
c,f-i,!0)),this.#i)return s}else Mn(c,f-i,d),s=fe(s,this.#d(d)),this.#r+=f-i;return this.#o||=f>0,f===n?s:this.encoding===
0&&!o&&Bn(t,f,n)?(this.#f(n-f),s):fe(s,this.#p(O(t,f,n),n-f,o))}#p(t,n,o){_t(this.encoding,this.#e);let r="",i=Fi(n),s=this.#o||
this.ignoreBOM||!je(this.encoding),f=0;for(let c=0;;c+=65536){let d=n-c<=65536,a=Math.min(65536,n-c),l=c===0&&d?t:O(t,c,
c+a),u=Ut(l,a,f,this.fatal,o&&d);if(u<0)return this.#e=ue(),this.#i=new ee(this.name,this.#r+c+P.start(),P.length()),r;if(f+=
u,f>0&&(d||!Mi(f))){let x=!s&&Ci()===65279?1:0;i?i.add(_i()+2*x,f-x):r=fe(r,wn(x,f)),s=!0,f=0}if(d)break}return this.#o=
s,this.#e=o?null:xi(),this.#r+=n,i?i.toText():(this.encoding===0&&Mn(t,n,r),r)}},$d=(e,t,n,o,r)=>(t?ss(e,n,o):void 0)??(n[0]<
128?is(e,n,o):void 0)??(!t&&r&&o>18?hs(e,n,o):void 0)??(ji(n,o,t)?An(n,o,r,e):void 0)??(t?cs(e,n,o):void 0),Rn=({encoding:e,
fatal:t,ignoreBOM:n})=>new ge(e,t,n);function Nn(e){return e.common??=Rn(e),e.common}var ke=(e,t,n,o,r,i)=>Pn(an(n,o,r),
e,t,i);function Pn(e,t,n,o){if(n<e.leastOfAny)return Nn(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==
void 0)return r;let i=Nn(e).decodeWhole(t,n,o);return e.most<0&&e.reconsider(i,n),i}function xs(e,t){let n=z(e,t);if(n===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return n}var pt=e=>e==null?void 0:A(e);function ht(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Gd(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>z(A(o),t))}}var Wn={allowUTF8:e=>e===void 0||!!e,candidates:Gd,locale:pt,maxBytes:ht,
tld:pt},Qo=["text","ASCII","empty","binary","unknown"];function xt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let f=p(e),c=Math.min(f,i);Ai();for(let x=0;x<c;x+=65536){let g=Math.min(x+65536,c);Bi(O(e,x,g),t&&g===f)}let d=Ii(
o,r&&kn(r),s&&kn(s),n),{0:a,1:l,2:u}=d;return{encoding:l<0?void 0:l,score:u,kind:Qo[a],isASCII:Qo[a]==="ASCII"||Qo[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(x,g)=>({encoding:S[d[3+2*g]].name,score:d[4+2*g]}))}}function kn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Gt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=I(e,n),r=j(t,Wn,n),i=xt(N(o),!0,r);return{...i,encoding:i.encoding===void 0?null:S[i.encoding].name}}var Kd=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Vd=[33,36,37,
38],Et=(e,t)=>{let n=pt(e);return n===void 0?-1:z(n,t)},Ss=(e,t,n)=>Math.min(ht(e,t,n)??1024,1048576),ys=(e,t)=>Math.max(
3,t===-1?e:0),ws=e=>Ge(pt(e)??"")??-1;function qd(e,t,n){if(e)return j(e===!0?void 0:e,Wn,`${t}, option '${n}'`)}var vd={
defaultEncoding:Et,detect:qd,likelyEncoding:Et,locale:pt,maxPrescanBytes:Ss,parentEncoding:Et,transportLayerEncodingLabel:ws,
userOverride:Et};function Ts(e,t){let n=j(e,vd,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:f,
userOverride:c}=n;return{prescanned:ys(i,Math.max(c,f)),declared(d){let a=Ti(d,i,c,f,s,o);return a===-1?void 0:tr(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>gs(d)??Os(r,n.defaultEncoding)}}function gs(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Os(e,t){
return tr(Oi(kn(e),t===-1?21:t))}var zd={defaultEncoding:Et,maxPrescanBytes:Ss,transportLayerEncodingLabel:ws};function As(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=j(e,zd,t),i=s=>{let f=tr(gi(s,o,r));return f.source===
"default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:ys(o,r),declared:i,decide:()=>i(C)}}function Jd(e,t){let n={...Wn,
defaultEncoding:Et},{defaultEncoding:o,...r}=j(e,n,t);return{prescanned:3,declared(i){let s=xe(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return gs(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Xd={detect:Jd,html:Ts,xml:As},Zd=["detect","html",
"xml"],Qd={prefixBytes:ht,sniff:it(Zd)};function Hn(e,t){let{prefixBytes:n,sniff:o}=j(e,Qd,t),r=Xd[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:m(()=>{let f=s.candidates&&xt(C,!0,s);return!Vd.includes(i(f).encoding)}),options:s},decide:i,sniff:f=>er(
r,f),takesWhole:n===void 0}}function er({prescanned:e,declared:t,options:n,decide:o},r){return t(Ee(r,e))??o(n&&xt(r,!0,
n))}function tr(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Kd[e>>8&255],score:null}}var Bs=({
encoding:e,confidence:t,source:n})=>({encoding:S[e].name,confidence:t,source:n});function Is(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:I(e,n),r=Ts(t,n);return o?Bs(er(r,N(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function bs(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=I(e,n),r=As(t,n);return Bs(
er(r,N(o)))}function Ms(e){return S[Os(A(e),-1).encoding].name}var Us=["(B","(J","(I","$@","$B"],Gn=class{#e=!0;#t=!0;read(t,n){let o=p(t),r=this.#e?oa(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=ra(t,i)),i!==o);){let c=t[i];if(c===27&&this.#t){let d=sa(t,i);if(s=Us.includes(d),!s&&!n&&ca(d))break;this.#t=s}else
s=c>=128||i<r&&ia(c);s||(i+=1)}let f=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:f}:(this.#e=!1,{plain:i,evidence:f})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:p(t);for(;o<p(t)&&t[o]!==27;)o+=1;return o}};function oa(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=p(e))return 1/0;if(t&&=Cs(e[o],e[o+1]),n&&=Cs(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function ra(e,t){let n=p(e),{start:o,words:r}=Vr(e,t),i=_s(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let f=r[s]^454761243;if(((r[s]|f-16843009&~f)&2155905152)!==0)break}return _s(e,o+4*s,n)}function _s(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Cs=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,ia=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function sa(e,t){let n="";for(let o=t+1;o<Math.min(t+3,p(e));o++)n+=String.fromCharCode(
e[o]);return n}var ca=e=>e.length<2&&Us.some(t=>t.startsWith(e));var or=["fatal","html","replacement"];function yt(e,t){let{length:n}=e,o=W(t);if(n>64&&n>(o?Pi():Uo()))return;if(o)return ki(
e,Mo(t));if(!!0)return;let r=Mo(t);return r&&Hi(e,r)}var da=m(()=>M()||re()||G()&&!nt);function Rs(e,t){return da()?Wi(e,
bi(t)):Ui(e,t)}var rr=()=>"",k=class{encoding;unmappable;#e;#t=null;#n=0;#o=C;locate=t=>t;constructor(t,n,o=void 0){this.
encoding=t,this.unmappable=n,this.#e=o}get name(){return S[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#e?0:or.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=yt(t,this.encoding);
if(n)return n;try{let o=W(this.encoding)&&Rs(t,this.encoding);if(o)return o;En(this.encoding,null),Lt(t,0,t.length);let r=Tn(
0,t.length,this.#r,!0);return r===-2||!P.finished()?void 0:(this.#n=0,ve(r))}catch(o){throw V(o)}}#s(t,n){let o=new oe;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Fe(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#t,f=this.#o;n&&(this.#o=C,this.#t=null,this.#n=0);let c=this.#e,d=this.#r,a=c===rr,l=c&&!a?2048:65536,u=c&&this.
encoding===33?new nr(f,o):void 0,x=u?E=>u.add(E):o,g=u?E=>u.addUnchanged(E):o,w=0,y=null;try{if(!s){let E=W(this.encoding)?
Rs:yt;for(;w+65536<t.length;w+=65536){let X=E(t.slice(w,w+65536),this.encoding);if(!X)break;o(X)}}for(En(this.encoding,s);w===
0||w<t.length;w+=l){let E=Math.min(w+l,t.length);Lt(t,w,E);let X=E===t.length;for(let Oe=0,gr=!1;!gr;){let vt=Tn(Oe,E-w,
d,n&&X);x(ve(vt===-2?P.written():vt));let Or=i+w+Oe+P.start();if(Oe+=P.read(),gr=vt!==-2&&P.finished(),vt!==-2||a)continue;
let to=P.codePoint();if(c){y=ue(y);let{count:zc}=B,Ar=()=>this.locate(Or),zt=c(to,Ar);B.count!==zc&&(En(this.encoding,y),
Lt(t,w,E));let Br=Jc=>{throw new Fe(Jc,Ar(),this.name)};typeof zt=="string"?aa(zt,x,Br):zt?g(zt):Br(to)}else r(to,Or)}}}catch(E){
throw V(E)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#t=ue(),this.#n=i+t.length}};function aa(e,t,n){let o=cn(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Lt(o,r,i,2048);let s=Tn(2048,2048+i-r,0,!1);s===-2&&n(P.
codePoint()),t(ve(s))}}var nr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=p(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(de(t,0,o)),this.held=de(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=C,this.#e(t)}},oe=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=p(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);te(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){te(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?de(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=ir(this.#n),o=0;return this.forEach(r=>{te(
n,r,o),o+=p(r)}),n}};function ir(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Ce(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=z(e,t);if(o===37||o===38){let{name:r}=S[o];throw new RangeError(`${t}: ${r} has no enc\
oder in the standard; use ${n}.`)}return sr(o,e,t)}function sr(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a \
label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var wt=class{decision=null;sample=C;detected;#e;#t=!0;#n=!1;#o=new Gn;#r=new oe;#i;#s=0;#c=C;#a=C;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new oe;if(this.#t&&n&&this.#e.takesWhole)return this.#f(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+p(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new oe;
let i=Ee(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#f(s,o,r):this.#u(r,n,o)}#u(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#f(i(void 0),o,t);for(let s=t;;){let f=r.maxBytes-this.#s,c=p(s)>f,d=n&&
!c,{plain:a,evidence:l}=r.passesASCII()?this.#o.read(Ee(s,f),d):{plain:0,evidence:0};s=this.#m(s,a,o);let u=p(s),x=f-a;if(l===
-1)return n||c?this.#f(i(this.#d(Ee(s,x),d)),o,s):this.#l(s,u+1,o);let g=ks(Ee(s,x),l-a,r.windowBytes),w=Math.min(g+r.windowBytes,
x);if(u<w&&!n)return this.#l(s,w,o);let y=Ee(s,w),E=this.#d(y,u<w);if(w<=g||w===x||!r.passesASCII()||!ma(E,y))return this.#f(
i(E),o,s);s=this.#m(s,this.#o.skip(y,l-a),o)}}#d(t,n){this.sample=Ye(Ye(this.#c,this.#a),t);let o=this.#e.detection.options,
r=xt(this.sample,n,{...o,maxBytes:void 0}),i=this.#h(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#h(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=p(t);return r>0&&this.#r.add(de(t,0,r)),this.#i=n,{passed:o,rest:null}}#m(t,n,o){let r=Ee(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-p(this.#c));return i>0&&(this.#c=Ye(this.#c,Ee(r,i))),this.#a=Ps(Ye(this.#a,Ps(O(r,i)))),O(t,n)}#f(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Ps=e=>O(e,Math.max(0,p(e)-64));function ks(e,t,n){let o=Math.min(p(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function ma(e,t){return e.isASCII||e.encoding===void 0&&!(t[ks(t,0,1/0)]>=128)}var cr=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new wt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:f}=i,c=f>0?new ge(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=f;let{decision:d}=r;if(!d||!s)return c;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new ge(d.encoding,this.fatal,a,this.#n),fe(c,this.#e.decode(s,n,o))}};function fr(e,t){Y(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new cr(Hn(e,t),n,o)}function Ws(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=I(e,n),
r=fr(t,n),i=r.decode(N(o),!0,n),s=r.decision;return{text:i,encoding:S[s.encoding].name,score:s.score,source:s.source}}function J(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function et(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function dr(){throw new TypeError("Illegal invocation")}var Hs="Failed to execute 'encodeInto' on 'TextEncoder'",Yn=J({TextEncoder:class{#e="utf-8";constructor(){new.target!==Yn&&
et(this,new.target,Yn)}get encoding(){return this.#e}encode(e=""){return#e in this||dr(),(ar&&typeof e=="string"&&!qs(e)?
vs(e):void 0)??We(A(e))}encodeInto(e,t){#e in this||dr();let n;if(Ue&&typeof e=="string"&&t instanceof Uint8Array)try{if(n=
Ue.encodeInto(e,t),n.read===e.length)return n}catch{}rt(arguments.length,2,Hs);let o=A(e),r=vr(t,Hs),{read:i,written:s}=n??
zs(o,r)??{read:0,written:0};if(i===o.length||s===p(r))return{read:i,written:s};let f=Oa(o.slice(i),O(mo(r),s));return{read:i+
f.read,written:s+f.written}}}}),Ks=6,Ue,ar=!1;function Vs(){Ue=null,Ue=D(xa)??null,ar=Ue!==null&&(_()||M()),_()&&(Ks=32)}
var qs=e=>e.length<=6||e.length<=Ks&&e.charCodeAt(0)<128;function xa(){let e=Fr(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Je(o)]}`&&Object.
getPrototypeOf(r)===Uint8Array.prototype?e:void 0}function vs(e){try{return Ue?.encode(e)}catch{return}}function zs(e,t){
Ue===void 0&&Vs();try{return Ue?.encodeInto(e,t)}catch{return}}function We(e){return qs(e)?Je(e):(Ue===void 0&&Vs(),(ar?
void 0:Ea(e))??vs(e)??new k(0,"fatal").encode(e,!0))}function Ea(e){let{length:t}=e;if(t<=21)return Je(e);if(t<=64&&Sa()){
let n=(ya()||wa(e))&&$s(ne,e);if(n)return n}return t>=1024&&t<=65536&&ga(e)?$s(Ta(),e):void 0}var Sa=m(()=>!ie()),ya=m(()=>Ae()||
G());function wa(e){return e.length*gn(Js(e))*.75<=64}function $s(e,t){let n=zs(t,e);return n?.read===t.length?Ke(e,0,n.
written):void 0}var Ta=m(()=>new Uint8Array(3*65536)),ga=e=>Gs()<=65535&&Js(e)>=Gs(),Gs=m(()=>ie()?256:se()?0:1/0);function Js(e){
let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Oa(e,t){let n=0,o=0;for(;n<e.length;){
let r=Do(e,n);if(o+gn(r)>p(t))break;o=Lo(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var Xs="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Zs=`!
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
?`;var Ba=m(()=>{let e=Zs.split(`
`),t=0;return new Map(Xs.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Qs=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ec(e){let t=new k(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Fe)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=tc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function tc(e,t,n){if(Qs(e))return"";if(n===0)return null;let o=Ia(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,f=>t(f)?f:tc(f,t,n-1));if(!s.includes(null))return s.join("")}return null}function Ia(e){
let t=[...Ba().get(e)??[],...ba(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function ba(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=u=>s>>o.length-1-u&1,c=o.filter((u,x)=>f(
x)),d=o.filter((u,x)=>!f(x)),a=[n,...c].join("").normalize("NFC"),l=a+d.join("");l.normalize("NFD")===t&&r.push(l),d.every(
Qs)&&i.push(a)}return[...r,...i]}var Ma=["fatal","html","replacement","ignore","translit"],Fa=it(Ma),Kn=(e,t,n)=>typeof e=="function"?e:Fa(e,t,n);function Vn(e,t,n){
return typeof e=="function"?(o,r)=>_a(e(o,r()),n):e==="ignore"?rr:e==="translit"?ec(t):void 0}function _a(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=N(I(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return de(o,0,p(o))}var Ca="Failed to construct 'LegacyTextEncoder'",ur="Failed to execute 'encode'";function nc(e,t="utf-8",n=void 0){let o=Me(
e,ur);if(n===void 0){let i=Ce(A(t),ur);return i===0?We(o):yt(o,i)??new k(i,"fatal").encode(o,!0)}let r=qn(t,n,ur);return r.
encoding===0?We(o):r.encode(o,!0)}function qn(e,t,n){let o=A(e),r=t===void 0?"fatal":j(t,{unmappable:Kn},n).unmappable,i=Ce(
o,n);return new k(i,r,Vn(r,i,n))}var oc=J({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=qn(e,t,Ca)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Me(e,o);Y(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var Tt="Failed to execute 'decode' on 'TextDecoder'",gt=J({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=rc(e,t,"Failed to construct 'TextDecoder'"),new.target!==gt&&et(this,new.target,gt)}get encoding(){return S[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=C,t=void 0){
if(t===void 0&&!this.#n){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if(f<=s.mostAtOnce&&(f>=s.leastOfAny||
f>0&&f>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(f<=1024||!ce(e,f))){let c=s.decoder.decode(e);return s.onlyASCII&&
c.length!==f&&s.pause(),c}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return Nn(s).decodeWhole(
e,be(e),Tt)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let f=s.decodeBuffer(e);if(f!==void 0)return f;let c=po(e);if(c)return Pn(s,
new Uint8Array(e),c,Tt)}}let n=e instanceof Uint8Array&&ArrayBuffer.isView(e);n||I(e,Tt),typeof t!="object"&&Y(t,Tt);let o=!!t?.
stream,r=n?e:Se(e),i=this.#e;return i.isStateless||!this.#n&&!o?Pn(i,r,be(r),Tt):(this.#t??=Rn(i),this.#n||this.#t.reset(),
this.#n=o,this.#t.decode(r,!o,Tt))}}});function rc(e,t,n){let o=A(e);Y(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return an(
xs(o,n),r,i)}var ic=(e,t,n)=>Rn(rc(e,t,n));var vn=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new k(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=p(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(O(t,i,s?r:i+4096),
s?n:U.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=Da(this.#e.copy(),t,r);let i=new oe,s;try{this.#e.transcode(t,n===
U.result?U.source:n,d=>i.add(d))}catch(d){s=d}let f=i.concatenate(),c=ke(f,p(f),38,!1,!0);try{this.#t.encodeOrFail(c,n===
U.result,o),this.#n=n===U.result?0:r+c.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function Da(e,t,n){
let o=p(t),r=t,i=e,s=e,f=n,c=n,d=0,a;return l=>{for(;l>=c&&d<o;)r=O(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),f=c,s.transcode(
r,U.none,u=>{c+=p(u)/2}),a=void 0;return a??=La(i,r),a[l-f]}}function La(e,t){let n=p(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=cc(e);for(let f=0;f<n;f++){let c=e.position+f,d=s===c?Na(o.from,t,f):0;if(d>0){o.transcode(O(t,f,f+d),U.none,
()=>{});for(let E=0;E<d;E++)r[i++]=c++;if(s=c,f+=d,f===n)break}let a=O(t,f,f+1),l=o.copy(),u=0,x=0;o.transcode(a,U.none,
E=>{u===0&&(x=E[0]|E[1]<<8),u+=p(E)/2}),u>0&&(r[i++]=s);let g=x===65533&&s<c?fc(l,a,U.none):void 0,w=g&&g.offset+g.length;
for(let E=1;E<u;E++)r[i++]=w===void 0?s:w+E-1;let y=c-s===2||c<=2;u>0&&!g?s=c+1:(g||y)&&(s=cc(o))}return r[i]=s,r[i+1]=s+
1,r}function Na(e,t,n){if(W(e))return p(t)-n;let o=n;if(tn(e))for(;t[o]<128;)o+=1;return o-n}var cc=e=>fc(e,C,U.source)?.
offset??e.position;function fc(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ee)return o;throw o}}function uc(e,t){let n="Failed to execute 'transcode'",o=I(e,n),r=pc(t,n);return Ra(Se(o),r,n)??Pa(o,r,n)}function Ra(e,{
from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let f=typeof t=="number"&&(n===0?!o:!r&&!je(n)),c=p(e);if(!f||c>64)return;let d=ke(
e,c,t,r,i,s);return n===0?We(d):yt(d,n)}function Pa(e,t,n){let{from:o,to:r}=t;return un(n,()=>{let i=typeof o=="number"?
dc(new jt(o,r,t),N(e)):null;if(i)return i;let s=hc(o,r,t,n);return dc(s,lc(t,e))})}function dc(e,t){let n=new oe;return e.
transcode(t,U.result,r=>n.add(r))===!1?null:n.concatenate()}function lc({unmappable:e},t){let n=N(t);return typeof e=="f\
unction"?de(n,0,p(n)):n}function mc(e,t){let n=pc(e,t);return{common:hc(n.from,n.to,n,t),toBytes:o=>lc(n,o)}}function pc(e,t){
Y(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=Ha(n?.from,t),s=!!n?.ignoreBOM,f=Wa(n?.to),c=Kn(n?.unmappable,t,"unmappable"),d=i===
"auto"?Hn(e,t):z(i,t),a=f===void 0?0:sr(z(f,t),f,t);if(o&&!je(a))throw new RangeError(`${t}: ${S[a].name} has no byte or\
der mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:c}}function hc(e,t,n,o){return typeof e=="number"?ac(
e,t,n,o):new mr(e,ac(0,t,n,o))}function ac(e,t,n,o){let{unmappable:r,losses:i}=n,s=Vn(r,t,o);if(!s||je(t))return new jt(
e,t,n);let f=ka(e,n);return new vn(f,t,r,i?.counting(s)??s)}function ka(e,t){return new jt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var Wa=e=>e===void 0?void 0:A(e);function Ha(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return A(e)}var jt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Io(t,this.
to,this.#n.ignoreBOM,this.#e),yi(t,n),this.#e=ue())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:f,take:c=ve,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(Pr(this.to)??[]));let a=Math.max(0,or.indexOf(f)),l=p(t);try{Io(this.from,this.to,i,this.#e);for(let u=0;;){
let x=l-u<=65536,g=x&&u===0?t:O(t,u,x?l:u+65536),w=Di(g,r,a,x?n:U.none);d?.addBlock(this.#t+u);let y=w<0?P.written():w;if(y>
0&&o(c(y)),w===-2&&f!=="fatal")return!1;if(w<0&&this.#o(w,u),u+=P.read(),x&&P.finished())break}}catch(u){throw V(u)}this.#e=
n===U.result?null:ue(),this.#t=n===U.none?this.#t+l:0}#o(t,n){let o=this.#t+n+P.start();throw this.#e=ue(),this.#t=0,t===
-1?new ee(S[this.from].name,o,P.length()):new Fe(P.codePoint(),o,S[this.to].name)}},mr=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===U.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new wt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==U.none);i.length>0&&(this.#i.transcode(
i.concatenate(),U.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function pr(e,t,n){let o=_r();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function Yt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return pr(e,(o,r)=>r(t.decode(N(I(o,n)),!1,n)),o=>o(t.decode(
C,!0,n)))}var zn=J({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=ic(e,t,"Failed to construct 'Tex\
tDecoderStream'");this.#e=n,this.#t=Yt("TextDecoderStream",n),new.target!==zn&&et(this,new.target,zn)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Jn=J({TextEncoderStream:class{#e;constructor(){this.#e=xc("TextEncod\
erStream",new k(0,"fatal"),A),new.target!==Jn&&et(this,new.target,Jn)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function xc(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return pr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var Ec=J({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=qn(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=xc("LegacyTextEncoderSt\
ream",n,Me)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Sc=J({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=mc(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,f)=>{let c=new oe;
try{un(o,()=>t.transcode(n(i),s,d=>c.add(d)))}finally{c.forEach(f)}};this.#e=t,this.#t=pr("TranscoderStream",(i,s)=>r(I(
i,o),U.none,s),i=>r(C,U.result,i))}get encoding(){let{decision:e}=this.#e;return e&&S[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var yc=J({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=fr(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=Yt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&S[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Ot=class{fatal;ignoreBOM;#e;#t;#n=C;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&p(this.#n)===0?t:Ye(this.#n,t);if(!n&&Rr(r))return this.#n=
r,"";let i=xe(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ge(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?O(r,s):r,n,o)}};var wc=J({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=A(e);Y(
t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ot(z(o,n),r,i);this.#e=s,this.#t=Yt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Tc(e,t){let n="Failed to execute 'findUnmappable'",o=Me(e,n),r=Ce(A(t),n),i=new Map,s=(f,c)=>i.set(c,f);return new k(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function gc(e){let t=xe(Se(I(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function At(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=I(e,o),i=z(A(t),o);Y(n,o);let s=!!n?.fatal,f=!!n?.ignoreBOM,c=Se(r);return xe(c)?new Ot(
i,s,f).decode(c,!0,o):ke(c,be(c),i,s,!0,o)}function Oc(e){let t=Se(I(e,"Failed to execute 'utf8Decode'")),n=xe(t);return Ic(
n?.encoding===0?O(t,n.bytes.length):t)}function Kt(e){return Ic(Se(I(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Ac(e){
let t=I(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Se(t);return ke(n,be(n),0,!0,!0)}catch(n){if(n instanceof
ee)return null;throw n}}function Bc(e){return rt(arguments.length,1,"Failed to execute 'utf8Encode'"),We(A(e))}var Ic=e=>ke(
e,be(e),0,!1,!0);async function bc(e=void 0){let t=await e;if(t===void 0)go()||await To(Zt,!0);else{let n=$a(t)?await Ga(t):t;await To(()=>n,
!1)}}var $a=e=>typeof e?.arrayBuffer=="function";function Ga(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var Ya=0,tt=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),Fc="application/x-www-form-urlencoded",Mc=m(()=>{
let e=new Set([...Array(32).keys(),127]),t=tt(e,' "#<>'),n=tt(t,"?^`{}"),o=tt(n,"/:;=@[\\]|"),r=tt(o,"$%&+,");return{"C0\
 control":e,fragment:tt(e,' "<>`'),query:t,"special-query":tt(t,"'"),path:n,userinfo:o,component:r,[Fc]:tt(r,"!'()~")}});
function _c(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Ce(A(e),r,"the result of getOutputE\
ncoding()"),s=A(t),c=it(Object.keys(Mc()),"argument")(A(n),r,"percentEncodeSet"),d={spaceAsPlus:fn},{spaceAsPlus:a=c===Fc}=j(
o,d,r),l=Mc()[c],u="",x="",g=()=>{Ya=x.charCodeAt(0),u=fe(u,x),x=""};return new k(i,"fatal").encodeOrFail(s,!0,w=>{for(let y=0;y<
p(w);y++){let E=w[y];a&&E===32?x+="+":E>126||l.has(E)?x+=`%${E.toString(16).toUpperCase().padStart(2,"0")}`:x+=String.fromCharCode(
E)}x.length>65536&&g()},w=>{x+=`%26%23${w}%3B`}),g(),u}var Va=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
yr=e=>Va.test(e),qa=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,va=m(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function za(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=va();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:yr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var hr;function Xn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(At(Uint8Array.from(r),e))}var xr;function Vt(e){xr??=new Uint16Array(65536),hr??=[Xn("shift_jis",
136,151,64),Xn("gbk",176,215),Xn("big5",164,198,64),Xn("euc-kr",176,200)];let t=hr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=xr[i]||za(r,i);xr[i]=s;let f=o>=10;if(s===4)n+=22;else if(s===3)n+=f?15:o===3?7:11;else if(s===2)n+=
f?9:7;else if(s>=1e3){for(let[c,d]of hr.entries())s===1010?t[c]+=c>0?13:i>65280?9:5:t[c]+=d.has(r)?9:14;f&&o<1e3&&(n+=9)}else if(s>=
10){let c=r<"\x80";c||(n+=s<20?6:qa.test(r)?7:4),f&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=c?3:11):f&&!c&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Wc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Hc=/^(?:GBK|Shift_JIS|Big5|EUC)/,$c=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
hu=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Bt="UTF-8",xu=(e,t,n)=>Math.min(ht(e,t,n,"steps")??2,3);function Gc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Me(e,n),{maxSteps:r}=j(t,{maxSteps:xu},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),f=o.slice(s,s+1e3);return Eu(f,r).map(({steps:c,gain:d})=>({text:kc(o,c,Yc)??o.replace(/[^\r\n]+/g,
a=>kc(a,c,Tr)??a),path:c.map(({really:a,readAs:l})=>`${a} read as ${l}`).reverse(),score:1-2**(-d/8)}))}function Eu(e,t){
let n=Pc(e);if(n>25)return[];let o=Vt(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let c=0;c<t;c++){i=i.
flatMap(d=>yu(d,o)).sort(wr);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(c=>Su(e,c.text)).sort(wr).slice(0,5);for(let c of s)c.gain+=.6*Pc(c.text);s.sort(wr);let f=7+Math.
min(10,40/e.length);return s.filter(({gain:c})=>c>Math.max(f,s[0].gain-15))}var Su=(e,t)=>[...e].some(n=>!yr(n)&&!t.includes(
n)),Rc=e=>e.match(/[^\0-\x7F]/g)?.length??0;function jc(e,t){let n=eo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>eo(s,t)).join(""):"",i=.7*Rc(e)<Rc(r)?eo(r,t):void 0;return i&&{part:r,bytes:i}}var wr=(e,t)=>t.
gain-e.gain;function yu({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,f]of Wc.entries()){let c=Hc.test(f)&&!$c.test(
e)?void 0:jc(e,f);if(!c)continue;let{part:d,bytes:a}=c,l=d===e?o:o+Vt(e)-Vt(d),x=d.includes(De)||Kc(a)?.includes(De)?wu:
Gt(a).candidates;for(let{encoding:g,score:w}of x){if(w<.003)break;if(t.length>0&&g!==Bt&&t[0].really!==Bt)continue;let y=Tr(
a,g,d,!0);if(y===void 0||y===d)continue;let E=n+2.4*Math.log2(w)-s*.25-(g===Bt?-2:1)-(t.length>0?4:0),X=r-l-Vt(y)+E;i.push(
{text:y,steps:[...t,{really:g,readAs:f}],bits:E,left:l,gain:X})}}return i}function Pc(e){if(e.includes(De))return 0;let t=$c.
test(e),n=-1/0;for(let o of Wc){let i=hu.test(o)&&Hc.test(o)===t?jc(e,o):void 0;if(!i)continue;let{part:s,bytes:f}=i,[c,
d]=[2**-30,2**-30];for(let{encoding:a,score:l}of Gt(f).candidates)a===o||Tr(f,a,s)===s?c+=l:d=Math.max(d,l);n=Math.max(n,
Math.log2(c/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function kc(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=eo(o,i),f=s&&n(s,r,o);if(f===void 0)return;o=f}return o}var qt="\x7F",De="\uFFFD",wu=[{encoding:Bt,score:.9}];function eo(e,t){
if(e.includes(De)&&e.includes(qt))return;let n=e.replaceAll(De,qt).replace(/[\x80-\x9F]/g,o=>At(Uint8Array.of(o.charCodeAt(
0)),t));try{return new k(Ce(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Yc(e,t,n,o=!1){if(n.includes(
De))return t===Bt?Tu(e):void 0;try{return new gt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Tr(e,t,n,o){
let r=Yc(e,t,n,o);return r===void 0&&t===Bt&&!n.includes(De)?Kc(e):r}function Kc(e){let t=Kt(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function Tu(e){let t=Kt(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,qt),
[n,o]=[t.split(qt),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(De)&&n.length<=o.length+1?t.replaceAll(qt,De):void 0}function Vc(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";rt(arguments.length,1,o);let r=cn(A(e)),i=vc(
t,o),s={bigEndian:fn},{bigEndian:f=i!==38}=j(n,s,o);if(i&&f!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${f?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let c=i?0:2,d=ir(c+2*r.length),[a,l]=f?[0,1]:
[1,0],u=(x,g)=>{d[g+a]=x>>8,d[g+l]=x};i||u(65279,0);for(let x=0;x<r.length;x++)u(r.charCodeAt(x),c+2*x);return d}function qc(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=I(e,o),i=vc(t,o);Y(n,o);let s=!!n?.fatal,f=N(r),c=gu(f),d=new ge(
i??c??37,s,i!==void 0);if(!i||!c||c===i)return d.decode(f,!0,o);if(s)throw new ee(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(O(f,2),!0,o)}`}function gu(e){let t=xe(e)?.encoding;return t===0?void 0:t}function vc(e,t){let n=A(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{yc as AutoDecoderStream,wc as DecoderStream,oc as LegacyTextEncoder,Ec as LegacyTextEncoderStream,gt as TextDecoder,
zn as TextDecoderStream,Yn as TextEncoder,Jn as TextEncoderStream,Sc as TranscoderStream,Fe as UnmappableError,gc as bomSniff,
At as decode,Ws as decodeAuto,qc as decodeUTF16,Gt as detectEncoding,nc as encode,Vc as encodeUTF16,S as encodings,Tc as findUnmappable,
Hr as getOutputEncoding,bc as initialize,Wr as labelToName,Ms as localeDefaultEncoding,_c as percentEncodeAfterEncoding,
Gc as repairMojibake,zr as resolveEncoding,Is as sniffHTMLEncoding,bs as sniffXMLEncoding,uc as transcode,Oc as utf8Decode,
Kt as utf8DecodeWithoutBOM,Ac as utf8DecodeWithoutBOMOrFail,Bc as utf8Encode};
