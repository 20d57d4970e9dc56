var Gt=(e,t)=>e?.prototype?.[t],jt=e=>Gt(globalThis.Buffer,e),We=jt("ucs2Slice"),Qe=jt("ucs2Write"),nr=jt("utf8Slice"),Ce=jt(
"latin1Slice"),or=e=>globalThis[e],rr=or("TextDecoder"),Oc=Gt(rr,"decode"),Hn=or("TextEncoder"),Bc=Gt(Hn,"encode"),bc=Gt(
Hn,"encodeInto");function ue(e,t=!1){let n=new rr(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(n,"decode",{value:Oc}),
o=>n.decode(o)}function ir(){let e=new Hn;return Object.defineProperties(e,{encode:{value:Bc},encodeInto:{value:bc}}),e}
function K(e){try{return e()}catch{return}}var P=()=>"InternalError"in globalThis,C=()=>"Bun"in globalThis,ye=()=>$n().includes(
"Chrome/"),ee=()=>$n().includes("AppleWebKit/")&&!ye()&&!(Te()>0);function $n(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var te=()=>"Deno"in globalThis,G=()=>$n()==="Cloudflare-Workers",le=()=>ee()||G(),Te=()=>G()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),me=()=>Te()<22,yt=e=>globalThis.process?.getBuiltinModule?.(e),Wn;function sr(){
let{TransformStream:e}=globalThis;return e&&e===Wn?e:(Wn=[e,yt("node:stream/web")?.TransformStream].find(t=>typeof t=="f\
unction"&&typeof new t().readable?.getReader=="function"),Wn)}var Ac=e=>yt("node:fs").readFileSync(e);function cr(e){try{return Ac(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var Yt=()=>cr(()=>new URL("./encoding-prepared.wasm",import.meta.url)),Kt="encoding-wasm";var qt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function x(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var g=Ic();function Ic(){let e=qt.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var ur=x(()=>new Map(g.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),_c=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Vt=e=>e<36&&e!==33,X=e=>e>0&&e<29,zt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(g[e].name),Cc=e=>_c.find(([t])=>e>=t)[1];function He(e){let t=ur();return t.get(e)??t.get(hr(Dc(e)))}function j(e,t){
let n=He(e);if(n===void 0){let o=Yn(e),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Cc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Kt}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Uc=x(
()=>new Map(Array.from(ur(),([e,t])=>[Jt(e),t]).reverse()));function Yn(e){let t=Jt(e),n=Uc().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Jt=e=>hr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),lr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function he(e){if(e[0]>=239)return lr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function mr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function pr(e){return lr.find(t=>t.encoding===e)?.bytes}function $e(e){return e===
0||e===37||e===38}function Dc(e){let t=0,n=e.length;for(;fr(e[t]);)t+=1;for(;fr(e[n-1]);)n-=1;return e.slice(t,n)}var fr=e=>`\
	
\f\r `.includes(e);function hr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function xr(e){let t=He(`${e}`);return t===
void 0?null:g[t].name}function Er(e){let t=He(`${e}`);return t===void 0?null:g[t!==36&&t!==37&&t!==38?t:0].name}var Kn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Sr=()=>Object.getPrototypeOf(Uint8Array.prototype),vt=e=>Kn(Sr(),
e),qn=e=>Kn(DataView.prototype,e),Rc=()=>Kn(ArrayBuffer.prototype,"byteLength"),Vn=e=>Sr()[e],gr=vt(Symbol.toStringTag),
Xt=vt("buffer"),zn=vt("byteOffset"),yr=vt("byteLength"),Pc=Vn("includes"),kc=Vn("set"),Wc=Vn("slice"),Hc=qn("buffer"),$c=qn(
"byteOffset"),Tr=qn("byteLength"),wr=Rc(),m=e=>yr.call(e);function Oe(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:m(e)}var w=(e,t,n=m(e))=>new Uint8Array(Xt.call(e),zn.call(e)+t,n-t);function Ge(e,t){let n=new Uint8Array(
m(e)+m(t));return Z(n,e),Z(n,t,m(e)),n}function Or(e,t){let n=zn.call(e),o=t+(-(n+t)&3),r=Math.max(0,m(e)-o)>>2,i=r>0?new Int32Array(
Xt.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var xe=(e,t)=>w(e,0,Math.min(t,m(e))),Z=(e,t,n)=>kc.call(e,t,n),
Br=(e,t)=>Pc.call(e,t),se=(e,t,n)=>Wc.call(e,t,n);function je(e,t,n){if(n>24)return se(e,t,t+n);let o=new Uint8Array(n);
for(let r=0;r<n;r++)o[r]=e[t+r];return o}function Ee(e,t){if(t<=64)return!1;try{return wr.call(Xt.call(e)),!1}catch{return!0}}
var Gc="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function b(e,t,n=Gc){if(!ArrayBuffer.isView(
e)&&vn(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function br(e,t){if(ArrayBuffer.isView(e)&&gr.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function D(e){if(ArrayBuffer.
isView(e))return Jn(e);try{return new Uint8Array(e)}catch{return I}}var Se=e=>e instanceof Uint8Array?e:D(e);function Jn(e){
try{return gr.call(e)===void 0?new Uint8Array(Hc.call(e),$c.call(e),Tr.call(e)):new Uint8Array(Xt.call(e),zn.call(e),yr.
call(e))}catch{return I}}var I=new Uint8Array;function vn(e){try{return wr.call(e)}catch{}try{return Tr.call(new DataView(
e))}catch{return}}function W(e,t,n){H(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));return o}
function H(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an o\
bject.`)}var O=e=>`${e}`;function Zt(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Be(e,t){if(typeof e=="st\
ring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other valu\
es with String().`)}var Qt=e=>e===void 0?void 0:!!e;function et(e,t,n){if(e>=t)return;let o=t===1?"argument":"arguments";
throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function tt(e,t="option"){return(n,o,r)=>{if(n===
void 0)return e[0];let i=O(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${r}' \
can't be '${i}'; use one of '${s}'.`)}}var jc=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Yc=x(()=>new Map(jc.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function Kc(e){return He(e)??Yc().get(Jt(e))??Yn(e)}function Ar(e){let t=Kc(O(e));return t===void 0?null:g[t].name}var q=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function en(e,t){try{return t()}catch(n){throw n instanceof q?n.toTypeError(e):n}}var qc=e=>`U+${e.toString(16).toUpperCase().
padStart(4,"0")}`,Mr=Symbol.for("encoding-wasm.UnmappableError"),be=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${qc(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Mr in o}[Mr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function _r(e,t,n){let o=tn(f=>vc(f,n),e,t),r=tn(Zc,e,t);if(o&&r){let f=te()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).
read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,writeBytes:te()?o.writeBytes:void 0,mostByTable:512}}
let i=Xn(e);if(o)return P()?Xc(o,tn(Ir,e,t)):o;let s=r??tn(Ir,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(
f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function tn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Xn(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Jc="str\
ings";function vc(e,t){let[n]=WebAssembly.Module.customSections(t,Jc),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Xc(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Zc(e){let[t,n]=[We,Qe],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),
most:1/0,collect:C()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(p,u){Z(d,new Uint8Array(
e.buffer,p,2*u),a),a+=2*u},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Ir(e){let t=ue("utf-16le"),{write:n,most:o}=Xn(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function Xn(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return nt(i,s,r);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var nn,E,Qn,Cr,Ur,ne,V={input:0,units:0,output:0},wt=0,on={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function Ae(e,t){
on.name=e,on.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&ef(),B.isBusy=!0}function ef(){try{Pr(),nn??=Lr(of(Yt())),Rr(
new WebAssembly.Instance(nn),nn)}catch(e){throw kr(e)}}async function eo(e,t){try{Pr();let n=e(),o=Dr(n)?n:await WebAssembly.compile(t?n:nf(n));Lr(o);let r=await WebAssembly.instantiate(
o);if(to())return;Rr(r,o),nn=o}catch(n){throw kr(n)}}var tf=[0,97,115,109];function nf(e){let t=D(b(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(tf.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var to=()=>!B.isBusy;function of(e){return Dr(e)?e:new WebAssembly.Module(e)}function Dr(e){try{return WebAssembly.
Module.customSections(e,Nr),!0}catch{return!1}}var Nr="encoding-wasm";function Lr(e){let[t]=WebAssembly.Module.customSections(
e,Nr),n=`${Kt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Rr({
exports:e},t){E=e,Zn=WebAssembly.RuntimeError,V.input=E.input(),V.units=E.units(),V.output=E.output(),$r(),ne=_r(E.memory,
V.units,t),wt=Math.min(E.units_length(),ne.most),B.isBusy=!1}function Pr(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function kr(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(rf(e))return new RangeError(`encoding-wasm: ${Wr} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Wr="no memory \
for WebAssembly; free some, and call again",rf=e=>e instanceof RangeError&&/memory/i.test(e.message);function Ot(){return oo(),
Qn}function Hr(){return oo(),Cr}function no(){return oo(),Ur}function oo(){Qn[0]===void 0&&$r()}function $r(){let{buffer:e}=E.
memory;Qn=new Uint8Array(e),Cr=new Uint8Array(e,V.input,65536),Ur=new Int32Array(e,E.codec(),E.codec_length()>>2)}function rn(e,t){
return Ae(e,-1),ro(t)}function ro(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw $(t)}}var Zn;function $(e){if(!B.
isBusy||!Zn||!(e instanceof Zn))return e;let t=g[on.encoding]?.name,n=`${on.name}${t?` of ${t}`:""} failed`;return sf()?
new RangeError(`encoding-wasm: ${n}: ${Wr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function sf(){try{return E.memory.grow(32),
!1}catch{return!0}}function ce(e=null){let t=no();return zr(t,e??new Int32Array(t.length))}function Vr(){return E.held()!==0?ce():(B.newCodec=
At,null)}var so=e=>zr(e,no());function zr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function bt(e,t){Jr(e,t)||(Ae(
"decoding",e),t?so(t):E.new_decoder(e),At=e===33||e===36?NaN:e)}var At=NaN;function Jr(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function sn(e,t){Jr(~e,t)||(Ae("encoding",e),t?so(t):E.new_encoder(e),At=~e)}function co(e,t,n,o){
Ae("transcoding",e),o?so(o):E.new_transcoder(e,t,+n)}function vr(e,t){E.set_source_encoding(e,+t),B.isBusy=!1}function it(e){
let t=m(e),n=E.alloc(t)>>>0;return Z(Ot(),e,n),[n,t]}var af=x(()=>Uint8Array.from(qt,e=>e.charCodeAt(0))),Gr,Xr=e=>rn("s\
niffing",()=>(Gr!==E&&E.give_labels(...it(af())),Gr=E,e())),Zr=(e,t,...n)=>Xr(()=>E.sniff_html(...it(e),t,...n)),Qr=(e,t,n)=>Xr(
()=>E.sniff_xml(...it(e),t,n));var ei=(e,t)=>rn("sniffing",()=>E.default_for(...it(e),t)),ti=()=>Ae("detection",-1);function ni(e,t){try{E.feed_detector(
...it(e),+t)}catch(n){throw $(n)}}var oi=(e,t,n,o)=>ro(()=>{let r=f=>f?it(f):[0,0],i=E.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=E.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function Mt(e,t,n,o,r){
Bt(e,t),B.isBusy=!0;let i=E.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=At),uo(i)}var Me={encoding:-1,at:0,most:0,owner:void 0};function cn(e,t,n){if(Me.encoding!==e||Me.owner!==E||B.isBusy){try{Ae("dec\
oding",e),Me.owner=E,Me.at=ne.readBytes?E.byte_table(e):0,Me.most=!zt(e)&&ne.mostByTable||1/0,Me.encoding=e}catch(r){throw $(
r)}B.isBusy=!1}if(Me.at===0||n>Me.most)return;if(n<=65536)return Bt(t,n),jr(n);if(ne.most>wt)return;let o="";for(let r=0;r<
n;r+=65536){let i=Math.min(65536,n-r);Bt(w(t,r,r+i),i),o=oe(o,jr(i))}return o}function Ft(e,t,n,o){return rn("decoding",
()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Bt(r===t?e:w(e,i,i+r),r),!E.is_free_of(
r,n,o))return!1;return!0})}function fo(e,t){let n=-1,o,r;function i(s){try{return Ae(e,s),n=s,r=E,o=t(s),B.isBusy=!1,o}catch(c){
throw $(c)}}return s=>s===n&&r===E&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var ao=fo("encoding",e=>{let t=E.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=E.memory;return X(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),ri=fo("encod\
ing",e=>{let t=E.unit_table(e)>>>0,n=new Uint8Array(65536);return Z(n,new Uint8Array(E.memory.buffer,t,16384)),n}),fn=fo(
"decoding",e=>{let t=X(e),n=(!t?E.pair_table(e):E.byte_table(e))>>>0;return n>0?new Uint16Array(E.memory.buffer,n,t?256:
65536):void 0}),jr=e=>ne.readBytes(V.input,e,Me.at);function oe(e,t){try{return e+t}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var ii=e=>e+
65536+3<=wt,si=e=>e>wt&&e<268435456?ne.collect?.(e+3):void 0,ci=()=>V.units,fi=()=>Ot()[V.units]|Ot()[V.units+1]<<8,dn=(e,t)=>ne.
read(V.units+2*e,t-e),It=(e,t,n,o=0)=>ne.write(e.slice(t,n),V.units+2*o);function di(e,t){if(!B.isBusy&&!ne.writeBytes)return;
Ae("encoding",t);let n=ne.writeBytes?.(e,V.output,E.unit_table(t));return B.isBusy=!1,n===e.length?Ye(n):void 0}function an(e,t,n,o){
B.isBusy=!0;let r=E.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&L.finished()&&(B.newCodec=At),uo(r)}var _={none:0,
source:1,result:2};function ai(e,t,n,o){let r=m(e);Bt(e,r),B.isBusy=!0;let i=E.transcode_block(r,+t,n,o);return B.isBusy=
!1,uo(i)}function Bt(e,t){let n=Hr();if(t>8)try{Z(n,e)}catch{Z(n,w(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function uo(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Ye=e=>je(
Ot(),V.output,e);var L={finished:()=>E.finished()!==0,read:()=>E.read(),written:()=>E.written(),codePoint:()=>E.code_point(),start:()=>E.
start(),length:()=>E.length()};var fe=new Uint8Array(256);function _t(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)fe[n++]=
r;else if(r<2048)fe[n++]=192|r>>6,fe[n++]=128|r&63;else if(!Ke(r))fe[n++]=224|r>>12,fe[n++]=128|r>>6&63,fe[n++]=128|r&63;else{
let i=po(e,o);i>=65536&&(o+=1),n=ho(i,fe,n)}}return je(fe,0,n)}var li=x(()=>Qe?96:P()||le()?1024:128),mo=x(()=>le()?65536:
P()||C()?4096:128),uf=x(()=>new Uint8Array(2*mo()));function mi(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){
let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function pi(e,t){let{length:n}=e,o=new Uint8Array(
n);for(let i=0;i<n;i++)o[i]=t[e.charCodeAt(i)];return(G()?Ft(o,n,0,255):!Br(o,0))?o:void 0}function hi(e,t){let{length:n}=e,
o=2*n<=256?fe:uf(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),
o[r++]=c}return je(o,0,r)}var Ke=e=>(e&63488)===55296;function po(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(
t);return o>=55296&&o<=57343?65533:o}var un=e=>e<128?1:e<2048?2:e<65536?3:4;function ho(e,t,n){if(e<128)return t[n]=e,n+
1;let o=un(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var xi=new Uint8Array(
128),Fe=lf(xi);function lf(e){return new Uint16Array(e.buffer)}var Ei=x(()=>So()?0:18),Si=x(()=>Te()>0&&!te()&&!C()?12:18),
mf=x(()=>P()||me()?18:8),gi=x(()=>te()||!(Te()>=22||le())?64:32),pf=x(()=>P()||C()||ee()?64:32),hf=x(()=>ee()?36:18),ln=(e,t)=>(e[0]&
e[t>>1])>=128;function yi(e,t,n){return n?t<=mf():t<=hf()||t<=pf()&&(ln(e,t)||pn())}var Ti=()=>({mixed:Si(),most:gi()}),
wi=(e,t)=>t<=Si()||t<=64&&ln(e,t)&&t<=gi(),z={length:0,bytes:[0,0]};function qe(e,t,n,o){if(e[0]<128&&So())return go(e,t)?
Ce.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,a=e[i++]^128,p=d?0:e[i++]^128;
if(c=d?(f&31)<<6|a:(f&15)<<12|a<<6|p,!(f>=194&&f<240&&(a|p)<64&&i<=t)||!d&&(c<2048||Ke(c)||c===65279))return xf(e,s,t,n,
o,r)}Fe[r++]=c}return Ct(r)}function Oi(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|e[o+1]<<8;if(Ke(r))
return;Fe[n++]=r}return Ct(n)}function xf(e,t,n,o,r,i){let s=Eo();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:
f<224?1:f<240?2:3,a=d>0?f&63>>d:f,p=d===0&&f>=128,u=f===224?160:f===240?144:128,l=f===237?159:f===244?143:191,T=0;for(;T<
d&&c<n;T++,c++){let S=e[c];if(S<u||S>l)break;u=128,l=191,a=a<<6|S&63}if(T<d){if(c===n&&!o){if(f>=239)return;Bi(f,128|a&63,
1+T);break}p=!0}if(p&&r||(p&&(a=65533),a===65279))return;a>65535&&(Fe[i++]=55232+(a>>10),a=56320|a&1023),Fe[i++]=a}return Ct(
i)}function xo(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=fn(o),!r)return;if(d=r[f],Ke(
d)&&(s<t&&(d=r[f|e[s++]<<8]),Ke(d)))return Ef(e,c,t,n,i,o,r)}Fe[i++]=d}return Ct(i)}function Ef(e,t,n,o,r,i,s){let c=Eo();
for(let f=t;f<n&&r<=c;){let d=e[f++],a=d<128?d:s[d];if(Ke(a)){if(f===n&&!o){if(i===32)return;Bi(d,0,1);break}let p=f<n?e[f]:
0;if(a=s[d|p<<8],!Ke(a))f+=1;else if(Sf(a))a=65533;else return}Fe[r++]=a}return Ct(r)}var Sf=e=>e>=57088&&e<=57216;function mn(e,t,n){
return z.length=0,qe(w(e,t,n),n-t,!1,!0)===""}function Bi(e,t,n){z.length=n,z.bytes[0]=e,z.bytes[1]=t}function Ct(e){if(e<
3||e<=18&&!So())return nt(Fe,0,e);if(pn())return We.call(xi,0,2*e);if(!(e>Eo()))return nt(Fe,0,18)+nt(Fe,18,e-18)}var Eo=x(
()=>pn()?1/0:36),So=x(()=>C()&&pn()),pn=x(()=>K(gf)===!0);function gf(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).
buffer),t=n=>n.call(e,0,e.length);return t(We)==="a\uFEFF\uD83D"&&t(Ce)==="a\0\xFF\xFE=\xD8"}function go(e,t){for(let n=0;n<
t;n++)if(e[n]>=128)return!1;return!0}function De(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-
1]<128}var wo=x(()=>K(Of)),Ve=x(()=>K(Bf)),Mi=x(()=>K(If)),Fi=x(()=>K(Uf));function Ii(e,t,n){if(e!==0&&e!==38||n<24||Ee(t,n)||
e===0&&Ui(t,n))return;let o=e===0?Ve():Mi();return o?.takes?.(t,n)===!1?void 0:o}function Oo(e,t,n,o){if(z.length=0,o&&t>
8192||t>256&&(Ee(e,t)||Ui(e,t)))return;let r=Ve();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(
e,t):t;if(!(i<t&&(n||!mn(e,i,t))))try{let s=i<t?w(e,0,i):e,c=o?r.decodeOrFail(s,i):r.decodeQuickly(s,i);return t>256&&c!==
void 0&&xn(s,i,c),c}catch{return}}function _i(e,t){let n=Ve();if(n?.takesBuffer(e,t))try{return n.decodeBuffer(e)}catch{
return}}function Ci(e,t){let n=Mi();if(!(t%2>0||!n?.takes?.(e,t)||Ee(e,t)))return n.decode(e,!0)}function Ui(e,t){if(t<8192||
wf())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}var wf=x(ee);
function Di(){let e=Fi();return t=>{try{return e?.encode(t)}catch{return}}}function hn(e,t){try{return Fi()?.encodeInto(
e,t)}catch{return}}function Of(){let{isAscii:e}=yt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(
t.with(r,128)))?e:void 0}function Bf(){let e=me(),t=e?wo():void 0;if(e&&!t)return;let n=ue("utf-8"),o=Af(n),r=le()?ue("u\
tf-8",!0):bf(o),i=t&&((h,A)=>De(h,A)&&t(h)),s=i??(ye()?Mf:G()?Ff:void 0),c=i?(h,A)=>Ni(h,A)||A>256&&i(h,A):s,[f,d]=ye()?
[48,128]:[0,te()?-1:e?2048:8192],a=(h,A)=>A>=f&&A<=d&&(!t||A<=64||t(h)),p=[239,187,191,97,230,188,162,240,159,146,169],u=Uint8Array.
of(...p,...bi.flat()),l=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,T=Uint8Array.of(97,127),S=o(u,u.length)===
l&&n(u)===l&&n(u.buffer)===l&&o(T,2)==="a\x7F"&&r(u.subarray(0,p.length),p.length)===l.slice(0,5)&&bi.every(h=>K(()=>r(Uint8Array.
from(h),h.length))===void 0),F=Ce;if(!(!S||t&&F.call(T)!=="a\x7F"))return{decode(h,A){try{return t?F.call(h):(A?r:n)(h,h.
length)}catch{return}},decodeQuickly:o,decodeOrFail:r,takesQuickly:c,decodeBuffer:n,takesBuffer:a,takes:s,completeLength(h,A){
for(let ie=1;ie<=3&&ie<=A;ie++){let ke=h[A-ie];if(ke<128)break;if(ke>=192)return(ke>=240?4:ke>=224?3:2)>ie?A-ie:A}return A}}}
var bi=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],bf=e=>(t,n)=>{let o=e(t,n);return o.includes(
"\uFFFD")?void 0:o};function Af(e){let[t,n]=[nr,Ce];if(me())return(r,i)=>i>256?n.call(r):e(r);if(!t||C()||!(Te()>=22))return e;
let o=te()?Ni:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var Ni=(e,t)=>t<=64||t<=256&&De(e,t);function Mf(e,t){if(t<64)return!1;
if(De(e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===
225)n-=3;else if(i>=206&&i<240)return!1}return n>=0}var yo=0;function xn(e,t,n){t<1024||!G()||!De(e,t)||(yo=n.length===t?
0:yo+1)}function Ff(e,t){if(t<1024)return!0;if(De(e,t))return yo<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=
o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function If(){return P()||le()?Cf():_f()}function _f(){let e=We,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Li(me()?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function Cf(){
let e=ue("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Li(1/0,(t,n)=>{let o=e(t);
return n&&o.includes("\uFFFD")?void 0:o})}var Li=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){try{return t(n,o)}catch{return}},
completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});function Uf(){let e=ir(),{read:t,written:n}=e.encodeInto(
"a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==
`${[..._t(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var Ao=x(()=>le()?8:ye()?352:18),Df=x(C);function ki(e,t,n){if(n>64)return De(t,n)?Nf(e,t,n):void 0;if(n<=Ei()||(t[n>>1]|
t[n-1])>=128||!go(t,n))return;let o=Sn();return o?o.call(t,0,n):cn(e,t,n)}function Nf(e,t,n){let o=Sn(),r=X(e);if(!(n<512&&
(r||!o))&&!(r&&ji(e))&&!Ee(t,n))try{return wo()?.(t)??Ft(t,n,128,128)?o?o.call(t):Ve()?.decodeQuickly(t,n):void 0}catch{
return}}var En=[],ze=[];function Wi(e,t,n){if(!(n<=Ao()||n>=512&&!ji(e)))return ze[e]===void 0&&(ze[e]=Gf(e)?Gi(e):null),
$i(ze[e],t,n)}function Hi(e,t,n){return n<512?(Df()?bo(e,t,n):void 0)??cn(e,t,n)??bo(e,t,n)??Ri(e,t,n):bo(e,t,n)??(kf(e)?
Ri(e,t,n):void 0)??cn(e,t,n)}var Bo=0,Lf=x(()=>Mo()?8192:512);function bo(e,t,n){let o=Sn();if(!o||e!==21)return;let r=n<
Lf();if(r&&Bo>0){Bo-=1;return}if(!Pf(t,n)){r&&(Bo=15);return}if(!Ee(t,n))try{return o.call(t)}catch{return}}var Ri=(e,t,n)=>$i(
Gi(e),t,n),$i=(e,t,n)=>e&&(n<=256||!Ee(t,n))?Ut(e,t):void 0;function Ut(e,t){try{return e(t)}catch{return}}function Gi(e){
return En[e]===void 0&&(En[e]=null,En[e]=K(()=>jf(e))??null),En[e]}var Sn=x(()=>K(Rf));function Rf(){let e=Ce,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Pf(e,t){let n=Math.min(t,64);
for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Ft(e,t,128,224)}var kf=e=>e===21?Mo():Wf()||Hf()&&zt(e),ji=e=>!Sn()&&
(e===21?Mo():$f()),Wf=x(()=>P()||ee()),Hf=x(G),$f=x(P),Mo=x(()=>P()||C()||!(Te()>0)),Gf=e=>P()||C()||le()||me()||ye()&&e===
21;function jf(e){let t=fn(e),n=ue(g[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from(
{length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Yi;function Ki(e,t,n){return Yi??=Yf(),Yi(e,t,n)}function Yf(){let e=Ve(),{mixed:t,most:n}=e&&C()?{mixed:0,most:0}:Ti();
return(o,r,i)=>{if(r<=t||r<=n&&ln(o,r)){let s=qe(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{return i?
e?.decodeOrFail(o,r):e?.decodeQuickly(o,r)}catch{return}}}function gn(e,t,n,o=!1){try{bt(e,null);let r=Mt(t,n,0,o,!0);return r<
0?void 0:dn(0,r)}catch(r){throw $(r)}}var Fo=x(()=>P()?{any:768,shiftJIS:224,markup:1/0}:G()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:C()?2048:
ee()?112:0}),qi=e=>e===34?Fo().shiftJIS:Fo().any,Vi=[];function zi(e,t,n){if(n>Fo().markup||n>qi(e)&&!Vf(t,n))return;let o=Vi[e];
if(o)return Ee(t,n)?void 0:Ut(o,t);zf(e,n)}function Vf(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;
for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var Dt=[];function zf(e,t){Dt[e]===void 0&&(Dt[e]=K(()=>vf(e))??null);
let n=Dt[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,Dt[e]=null,K(()=>{let{value:o}=n.sequences.next();o?n.decode(
o)===gn(e,o,m(o))&&(Dt[e]=n):Jf(e,n.decode)})))}function Jf(e,t){Vi[e]=t;let n=qi(e);n>0&&(ze[e]=o=>o.byteLength<=n?t(o):
void 0)}var vf=e=>({decode:ue(g[e].name),sequences:Zf(e),credit:0}),Xf=[[239,187,191],[254,255],[255,254],[132,49,149,51]],
Io=[10,164,162];function*Zf(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Xf)yield Uint8Array.of(...i,
...Io);for(let i=128;i<=255;i++)yield ve([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield ve([143,143],[i,i],t);if(e===
29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield ve([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ve(
[i,Math.min(i+7,254)],n,r,n);yield ve([227,227],[50,50],o,n),yield ve([129,129],[48,48],t),yield ve([129,129],[48,48],r,
t)}}function ve(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+Io.length,r=new Uint8Array(n*o+e.length-
1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(Io,s*o+
e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var ct=new Uint8Array(18),ed=[0,0],re=class{encoding;fatal;ignoreBOM;#e=null;#t=ed;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Oe(t);if(!this.#e&&this.#n===0){let i=this.#a(t,r,n);if(i!==void 0)return n||
this.#f(r),i}return this.#c(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?Ki(t,n,this.fatal):Oo(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=this.#s(
t,n,256)??this.#a(t,n,!0);if(s!==void 0)return s;let c=i&&!$e(r)?gn(r,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#c(
t,n,!0,o)}decodeBuffer(t,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#d(this.#u(_i(t,n))):this.#s(t,n,511)}#s(t,n,o){
let r=n<=o&&n>Ao()?ze[this.encoding]:void 0;return r?this.#u(Ut(r,t)):void 0}#c(t,n,o,r){if(this.#n>0){let a=this.#h(t,n,
o)??this.#l(t,n,o,r);if(a!==void 0)return a;this.#x()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#E(t,n,o)??this.#p(
t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=c,$(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?d:d.toTypeError(r);return f}#a(t,n,o){let{encoding:r}=this;if(z.length=0,n===0)return"";if(r===0){let c=wi(t,n)?qe(
t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Oo(t,n,o,this.fatal);return this.#d(f)}if(r===38){let c=n<=36?Oi(t,
n):Ci(t,n);return this.#d(c)}if(!Vt(r))return;let i=X(r),s=(i?Wi(r,t,n):void 0)??(t[0]<128?ki(r,t,n):void 0)??(!i&&o&&n>
18?zi(r,t,n):void 0)??(yi(t,n,i)?xo(t,n,o,r):void 0)??(i?Hi(r,t,n):void 0);return this.#u(s)}#u(t){return this.fatal&&this.
encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):
t}#h(t,n,o){let r=this.#n+n;if(n===0||r>18)return;z.length=0,this.#m(t,r);let i=this.encoding===0?qe(ct,r,o,this.fatal):
this.#u(xo(ct,r,o,this.encoding));return i!==void 0&&!o&&this.#f(n),i}#l(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#m(t,d);let a=qe(ct,d,!0,!0);if(a===void 0)return;let p=d-
f;this.#n=0,this.#r+=p,this.#o=!0;try{return oe(a,this.decode(w(t,p),o,r))}catch(u){throw this.#o=s,u instanceof q||u instanceof
TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),u}}#m(t,n){ct[0]=this.#t[0],ct[1]=this.#t[1];for(let o=this.#n;o<
n;o++)ct[o]=t[o-this.#n]}#f(t){this.#r+=t,this.#o||=this.#n+t>z.length,this.#n=z.length,z.length>0&&(this.#t=[z.bytes[0],
z.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{bt(this.encoding,null),Mt(t,this.#n,0,this.fatal,!1),this.#e=ce(),this.#n=
0}catch(n){throw $(n)}}#E(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=Ii(this.encoding,t,n);if(!r)return;
let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&
192)===128;)i+=1;if(i===n)return;if(s=this.#p(w(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:w(t,i,c),d=r.decode(f,
this.fatal);if(d===void 0){if(s=oe(s,this.#p(f,c-i,!0)),this.#i)return s}else xn(f,c-i,d),s=oe(s,this.#d(d)),this.#r+=c-
i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&mn(t,c,n)?(this.#f(n-c),s):oe(s,this.#p(w(t,c,n),n-c,o))}#p(t,n,o){
bt(this.encoding,this.#e);let r="",i=si(n),s=this.#o||this.ignoreBOM||!$e(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-
f<=65536,a=Math.min(65536,n-f),p=f===0&&d?t:w(t,f,f+a),u=Mt(p,a,c,this.fatal,o&&d);if(u<0)return this.#e=ce(),this.#i=new q(
this.name,this.#r+f+L.start(),L.length()),r;if(c+=u,c>0&&(d||!ii(c))){let l=!s&&fi()===65279?1:0;i?i.add(ci()+2*l,c-l):r=
oe(r,dn(l,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:Vr(),this.#r+=n,i?i.toText():(this.encoding===0&&xn(t,
n,r),r)}},yn=new re(0,!1,!1);function Le(e,t,n,o,r,i){return yn.encoding=n,yn.fatal=o,yn.ignoreBOM=r,yn.decodeWhole(e,t,
i)}function Ji(e,t){let n=j(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for t\
he encoding 'replacement', which decodes nothing.`);return n}var ft=e=>e==null?void 0:O(e);function dt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function td(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>j(O(o),t))}}var wn={allowUTF8:e=>e===void 0||!!e,candidates:td,locale:ft,maxBytes:dt,
tld:ft},_o=["text","ASCII","empty","binary","unknown"];function at(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=m(e),f=Math.min(c,i);ti();for(let l=0;l<f;l+=65536){let T=Math.min(l+65536,f);ni(w(e,l,T),t&&T===c)}let d=oi(
o,r&&Tn(r),s&&Tn(s),n),{0:a,1:p,2:u}=d;return{encoding:p<0?void 0:p,score:u,kind:_o[a],isASCII:_o[a]==="ASCII"||_o[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(l,T)=>({encoding:g[d[3+2*T]].name,score:d[4+2*T]}))}}function Tn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Nt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=b(e,n),r=W(t,wn,n),i=at(D(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var rd=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],id=[33,36,37,
38],ut=(e,t)=>{let n=ft(e);return n===void 0?-1:j(n,t)},Xi=(e,t,n)=>Math.min(dt(e,t,n)??1024,1048576),Zi=(e,t)=>Math.max(
3,t===-1?e:0),Qi=e=>He(ft(e)??"")??-1;function sd(e,t,n){if(e)return W(e===!0?void 0:e,wn,`${t}, option '${n}'`)}var cd={
defaultEncoding:ut,detect:sd,likelyEncoding:ut,locale:ft,maxPrescanBytes:Xi,parentEncoding:ut,transportLayerEncodingLabel:Qi,
userOverride:ut};function es(e,t){let n=W(e,cd,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Zi(i,Math.max(f,c)),declared(d){let a=Zr(d,i,f,c,s,o);return a===-1?void 0:Uo(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>ts(d)??ns(r,n.defaultEncoding)}}function ts(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function ns(e,t){
return Uo(ei(Tn(e),t===-1?21:t))}var fd={defaultEncoding:ut,maxPrescanBytes:Xi,transportLayerEncodingLabel:Qi};function os(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=W(e,fd,t),i=s=>{let c=Uo(Qr(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Zi(o,r),declared:i,decide:()=>i(I)}}function dd(e,t){let n={...wn,
defaultEncoding:ut},{defaultEncoding:o,...r}=W(e,n,t);return{prescanned:3,declared(i){let s=he(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return ts(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var ad={detect:dd,html:es,xml:os},ud=["detect","html",
"xml"],ld={prefixBytes:dt,sniff:tt(ud)};function On(e,t){let{prefixBytes:n,sniff:o}=W(e,ld,t),r=ad[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:x(()=>{let c=s.candidates&&at(I,!0,s);return!id.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Co(
r,c),takesWhole:n===void 0}}function Co({prescanned:e,declared:t,options:n,decide:o},r){return t(xe(r,e))??o(n&&at(r,!0,
n))}function Uo(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:rd[e>>8&255],score:null}}var rs=({
encoding:e,confidence:t,source:n})=>({encoding:g[e].name,confidence:t,source:n});function is(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:b(e,n),r=es(t,n);return o?rs(Co(r,D(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function ss(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(e,n),r=os(t,n);return rs(
Co(r,D(o)))}function cs(e){return g[ns(O(e),-1).encoding].name}var us=["(B","(J","(I","$@","$B"],bn=class{#e=!0;#t=!0;read(t,n){let o=m(t),r=this.#e?xd(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Ed(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=gd(t,i);if(s=us.includes(d),!s&&!n&&yd(d))break;this.#t=s}else
s=f>=128||i<r&&Sd(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:m(t);for(;o<m(t)&&t[o]!==27;)o+=1;return o}};function xd(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(e))return 1/0;if(t&&=as(e[o],e[o+1]),n&&=as(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Ed(e,t){let n=m(e),{start:o,words:r}=Or(e,t),i=ds(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return ds(e,o+4*s,n)}function ds(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var as=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Sd=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function gd(e,t){let n="";for(let o=t+1;o<Math.min(t+3,m(e));o++)n+=String.fromCharCode(
e[o]);return n}var yd=e=>e.length<2&&us.some(t=>t.startsWith(e));var No=["fatal","html","replacement"];function mt(e,t){let{length:n}=e,o=X(t);if(n>64&&n>(o?li():mo()))return;if(o)return mi(
e,ao(t));if(!!0)return;let r=ao(t);return r&&hi(e,r)}var wd=x(()=>C()||ee()||G()&&!Qe);function hs(e,t){return wd()?pi(e,
ri(t)):di(e,t)}var Lo=()=>"",R=class{encoding;unmappable;#e;#t=null;#n=0;#o=I;locate=t=>t;constructor(t,n,o=void 0){this.
encoding=t,this.unmappable=n,this.#e=o}get name(){return g[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#e?0:No.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=mt(t,this.encoding);
if(n)return n;try{let o=X(this.encoding)&&hs(t,this.encoding);if(o)return o;sn(this.encoding,null),It(t,0,t.length);let r=an(
0,t.length,this.#r,!0);return r===-2||!L.finished()?void 0:(this.#n=0,Ye(r))}catch(o){throw $(o)}}#s(t,n){let o=new Q;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new be(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#t,c=this.#o;n&&(this.#o=I,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,a=f===Lo,p=f&&!a?2048:65536,u=f&&this.
encoding===33?new Do(c,o):void 0,l=u?h=>u.add(h):o,T=u?h=>u.addUnchanged(h):o,S=0,F=null;try{if(!s){let h=X(this.encoding)?
hs:mt;for(;S+65536<t.length;S+=65536){let A=h(t.slice(S,S+65536),this.encoding);if(!A)break;o(A)}}for(sn(this.encoding,s);S===
0||S<t.length;S+=p){let h=Math.min(S+p,t.length);It(t,S,h);let A=h===t.length;for(let ie=0,ke=!1;!ke;){let Ht=an(ie,h-S,
d,n&&A);l(Ye(Ht===-2?L.written():Ht));let Qo=i+S+ie+L.start();if(ie+=L.read(),ke=Ht!==-2&&L.finished(),Ht!==-2||a)continue;
let kn=L.codePoint();if(f){F=ce(F);let{count:Tc}=B,er=()=>this.locate(Qo),$t=f(kn,er);B.count!==Tc&&(sn(this.encoding,F),
It(t,S,h));let tr=wc=>{throw new be(wc,er(),this.name)};typeof $t=="string"?Od($t,l,tr):$t?T($t):tr(kn)}else r(kn,Qo)}}}catch(h){
throw $(h)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#t=ce(),this.#n=i+t.length}};function Od(e,t,n){let o=Zt(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);It(o,r,i,2048);let s=an(2048,2048+i-r,0,!1);s===-2&&n(L.
codePoint()),t(Ye(s))}}var Do=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=m(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(se(t,0,o)),this.held=se(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=I,this.#e(t)}},Q=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=m(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Z(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){Z(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?se(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Ro(this.#n),o=0;return this.forEach(r=>{Z(
n,r,o),o+=m(r)}),n}};function Ro(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Ie(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=j(e,t);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(`${t}: ${r} has no enc\
oder in the standard; use ${n}.`)}return Po(o,e,t)}function Po(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a \
label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var pt=class{decision=null;sample=I;detected;#e;#t=!0;#n=!1;#o=new bn;#r=new Q;#i;#s=0;#c=I;#a=I;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new Q;if(this.#t&&n&&this.#e.takesWhole)return this.#f(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+m(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new Q;
let i=xe(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#f(s,o,r):this.#u(r,n,o)}#u(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#f(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=m(s)>c,d=n&&
!f,{plain:a,evidence:p}=r.passesASCII()?this.#o.read(xe(s,c),d):{plain:0,evidence:0};s=this.#m(s,a,o);let u=m(s),l=c-a;if(p===
-1)return n||f?this.#f(i(this.#d(xe(s,l),d)),o,s):this.#l(s,u+1,o);let T=Es(xe(s,l),p-a,r.windowBytes),S=Math.min(T+r.windowBytes,
l);if(u<S&&!n)return this.#l(s,S,o);let F=xe(s,S),h=this.#d(F,u<S);if(S<=T||S===l||!r.passesASCII()||!Ad(h,F))return this.#f(
i(h),o,s);s=this.#m(s,this.#o.skip(F,p-a),o)}}#d(t,n){this.sample=Ge(Ge(this.#c,this.#a),t);let o=this.#e.detection.options,
r=at(this.sample,n,{...o,maxBytes:void 0}),i=this.#h(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#h(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=m(t);return r>0&&this.#r.add(se(t,0,r)),this.#i=n,{passed:o,rest:null}}#m(t,n,o){let r=xe(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=Ge(this.#c,xe(r,i))),this.#a=xs(Ge(this.#a,xs(w(r,i)))),w(t,n)}#f(t,n,o){
return this.decision=t,{passed:n,rest:o}}},xs=e=>w(e,Math.max(0,m(e)-64));function Es(e,t,n){let o=Math.min(m(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Ad(e,t){return e.isASCII||e.encoding===void 0&&!(t[Es(t,0,1/0)]>=128)}var ko=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new pt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new re(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new re(d.encoding,this.fatal,a,this.#n),oe(f,this.#e.decode(s,n,o))}};function Wo(e,t){H(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new ko(On(e,t),n,o)}function Ss(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=b(e,n),
r=Wo(t,n),i=r.decode(D(o),!0,n),s=r.decision;return{text:i,encoding:g[s.encoding].name,score:s.score,source:s.source}}function Y(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function Xe(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Ho(){throw new TypeError("Illegal invocation")}var gs="Failed to execute 'encodeInto' on 'TextEncoder'",Mn=Y({TextEncoder:class{#e="utf-8";constructor(){new.target!==Mn&&
Xe(this,new.target,Mn)}get encoding(){return this.#e}encode(e=""){return#e in this||Ho(),Re(O(e))}encodeInto(e,t){#e in this||
Ho();let o=typeof e=="string"&&t instanceof Uint8Array?hn(e,t):void 0;if(o&&o.read===e.length)return o;et(arguments.length,
2,gs);let r=O(e),i=br(t,gs),{read:s,written:c}=o??hn(r,i)??{read:0,written:0};if(s===r.length||c===m(i))return{read:s,written:c};
let f=Pd(r.slice(s),w(Jn(i),c));return{read:s+f.read,written:c+f.written}}}});function Re(e){return e.length<=6?_t(e):(ys??=
_d(),ys(e)??new R(0,"fatal").encode(e,!0))}var ys;function _d(){let e=Di();return P()||C()?e:t=>Cd(t)??e(t)}function Cd(e){
let{length:t}=e;if(t<=21)return _t(e);if(t<=64&&Ud()){let n=(Dd()||Nd(e))&&Ts(fe,e);if(n)return n}return t>=1024&&t<=65536&&
Rd(e)?Ts(Ld(),e):void 0}var Ud=x(()=>!te()),Dd=x(()=>ye()||G());function Nd(e){return e.length*un(Bs(e))*.75<=64}function Ts(e,t){
let n=hn(t,e);return n?.read===t.length?je(e,0,n.written):void 0}var Ld=x(()=>new Uint8Array(3*65536)),Rd=e=>ws()<=65535&&
Bs(e)>=ws(),ws=x(()=>te()?256:me()?0:1/0);function Bs(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}function Pd(e,t){let n=0,o=0;for(;n<e.length;){let r=po(e,n);if(o+un(r)>m(t))break;o=ho(r,t,o),n+=r<65536?1:2}return{
read:n,written:o}}var bs="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",As=`!
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
?`;var Wd=x(()=>{let e=As.split(`
`),t=0;return new Map(bs.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Ms=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Fs(e){let t=new R(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof be)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Is(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Is(e,t,n){if(Ms(e))return"";if(n===0)return null;let o=Hd(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Is(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Hd(e){
let t=[...Wd().get(e)??[],...$d(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function $d(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,l)=>c(
l)),d=o.filter((u,l)=>!c(l)),a=[n,...f].join("").normalize("NFC"),p=a+d.join("");p.normalize("NFD")===t&&r.push(p),d.every(
Ms)&&i.push(a)}return[...r,...i]}var Gd=["fatal","html","replacement","ignore","translit"],jd=tt(Gd),Fn=(e,t,n)=>typeof e=="function"?e:jd(e,t,n);function In(e,t,n){
return typeof e=="function"?(o,r)=>Yd(e(o,r()),n):e==="ignore"?Lo:e==="translit"?Fs(t):void 0}function Yd(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=D(b(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return se(o,0,m(o))}var Kd="Failed to construct 'LegacyTextEncoder'",$o="Failed to execute 'encode'";function _s(e,t="utf-8",n=void 0){let o=Be(
e,$o);if(n===void 0){let i=Ie(O(t),$o);return i===0?Re(o):mt(o,i)??new R(i,"fatal").encode(o,!0)}let r=_n(t,n,$o);return r.
encoding===0?Re(o):r.encode(o,!0)}function _n(e,t,n){let o=O(e),r=t===void 0?"fatal":W(t,{unmappable:Fn},n).unmappable,i=Ie(
o,n);return new R(i,r,In(r,i,n))}var Cs=Y({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=_n(e,t,Kd)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Be(e,o);H(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var ht="Failed to execute 'decode' on 'TextDecoder'",xt=Y({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=
Go(e,t,"Failed to construct 'TextDecoder'"),new.target!==xt&&Xe(this,new.target,xt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){
return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=I,t=void 0){let n=this.#e;if(t===void 0&&!this.#t){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return n.decodeWhole(e,Oe(e),ht);if(e instanceof ArrayBuffer){let s=vn(
e);if(s)return n.decodeBuffer(e,s)??n.decodeWhole(new Uint8Array(e),s,ht)}}let o=b(e,ht);H(t,ht);let r=!!t?.stream,i=Se(
o);if(!this.#t){if(!r)return n.decodeWhole(i,Oe(i),ht);n.reset()}return this.#t=r,n.decode(i,!r,ht)}}});function Go(e,t,n){
let o=O(e);H(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return new re(Ji(o,n),r,i)}var Cn=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new R(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=m(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(w(t,i,s?r:i+4096),
s?n:_.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=Vd(this.#e.copy(),t,r);let i=new Q,s;try{this.#e.transcode(t,n===_.
result?_.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=Le(c,m(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===_.
result,o),this.#n=n===_.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function Vd(e,t,n){let o=m(
t),r=t,i=e,s=e,c=n,f=n,d=0,a;return p=>{for(;p>=f&&d<o;)r=w(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,_.none,u=>{f+=m(u)/2}),a=void 0;return a??=zd(i,r),a[p-c]}}function zd(e,t){let n=m(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Ds(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?Jd(o.from,t,c):0;if(d>0){o.transcode(w(t,c,c+d),_.none,
()=>{});for(let h=0;h<d;h++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=w(t,c,c+1),p=o.copy(),u=0,l=0;o.transcode(a,_.none,
h=>{u===0&&(l=h[0]|h[1]<<8),u+=m(h)/2}),u>0&&(r[i++]=s);let T=l===65533&&s<f?Ns(p,a,_.none):void 0,S=T&&T.offset+T.length;
for(let h=1;h<u;h++)r[i++]=S===void 0?s:S+h-1;let F=f-s===2||f<=2;u>0&&!T?s=f+1:(T||F)&&(s=Ds(o))}return r[i]=s,r[i+1]=s+
1,r}function Jd(e,t,n){if(X(e))return m(t)-n;let o=n;if(Vt(e))for(;t[o]<128;)o+=1;return o-n}var Ds=e=>Ns(e,I,_.source)?.
offset??e.position;function Ns(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof q)return o;throw o}}function Ps(e,t){let n="Failed to execute 'transcode'",o=b(e,n),r=Hs(t,n);return vd(Se(o),r,n)??Xd(o,r,n)}function vd(e,{
from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(n===0?!o:!r&&!$e(n)),f=m(e);if(!c||f>64)return;let d=Le(
e,f,t,r,i,s);return n===0?Re(d):mt(d,n)}function Xd(e,t,n){let{from:o,to:r}=t;return en(n,()=>{let i=typeof o=="number"?
Ls(new Lt(o,r,t),D(e)):null;if(i)return i;let s=$s(o,r,t,n);return Ls(s,ks(t,e))})}function Ls(e,t){let n=new Q;return e.
transcode(t,_.result,r=>n.add(r))===!1?null:n.concatenate()}function ks({unmappable:e},t){let n=D(t);return typeof e=="f\
unction"?se(n,0,m(n)):n}function Ws(e,t){let n=Hs(e,t);return{common:$s(n.from,n.to,n,t),toBytes:o=>ks(n,o)}}function Hs(e,t){
H(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=ea(n?.from,t),s=!!n?.ignoreBOM,c=Qd(n?.to),f=Fn(n?.unmappable,t,"unmappable"),d=i===
"auto"?On(e,t):j(i,t),a=c===void 0?0:Po(j(c,t),c,t);if(o&&!$e(a))throw new RangeError(`${t}: ${g[a].name} has no byte or\
der mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function $s(e,t,n,o){return typeof e=="number"?Rs(
e,t,n,o):new Yo(e,Rs(0,t,n,o))}function Rs(e,t,n,o){let{unmappable:r,losses:i}=n,s=In(r,t,o);if(!s||$e(t))return new Lt(
e,t,n);let c=Zd(e,n);return new Cn(c,t,r,i?.counting(s)??s)}function Zd(e,t){return new Lt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var Qd=e=>e===void 0?void 0:O(e);function ea(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return O(e)}var Lt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(co(t,this.
to,this.#n.ignoreBOM,this.#e),vr(t,n),this.#e=ce())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Ye,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(pr(this.to)??[]));let a=Math.max(0,No.indexOf(c)),p=m(t);try{co(this.from,this.to,i,this.#e);for(let u=0;;){
let l=p-u<=65536,T=l&&u===0?t:w(t,u,l?p:u+65536),S=ai(T,r,a,l?n:_.none);d?.addBlock(this.#t+u);let F=S<0?L.written():S;if(F>
0&&o(f(F)),S===-2&&c!=="fatal")return!1;if(S<0&&this.#o(S,u),u+=L.read(),l&&L.finished())break}}catch(u){throw $(u)}this.#e=
n===_.result?null:ce(),this.#t=n===_.none?this.#t+p:0}#o(t,n){let o=this.#t+n+L.start();throw this.#e=ce(),this.#t=0,t===
-1?new q(g[this.from].name,o,L.length()):new be(L.codePoint(),o,g[this.to].name)}},Yo=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===_.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new pt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==_.none);i.length>0&&(this.#i.transcode(
i.concatenate(),_.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function Ko(e,t,n){let o=sr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function Rt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Ko(e,(o,r)=>r(t.decode(D(b(o,n)),!1,n)),o=>o(t.decode(
I,!0,n)))}var Un=Y({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=Go(e,t,"Failed to construct 'Tex\
tDecoderStream'");this.#e=n,this.#t=Rt("TextDecoderStream",n),new.target!==Un&&Xe(this,new.target,Un)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Dn=Y({TextEncoderStream:class{#e;constructor(){this.#e=Gs("TextEncod\
erStream",new R(0,"fatal"),O),new.target!==Dn&&Xe(this,new.target,Dn)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Gs(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Ko(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var js=Y({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=_n(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Gs("LegacyTextEncoderSt\
ream",n,Be)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Ys=Y({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=Ws(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new Q;
try{en(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=Ko("TranscoderStream",(i,s)=>r(b(
i,o),_.none,s),i=>r(I,_.result,i))}get encoding(){let{decision:e}=this.#e;return e&&g[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var Ks=Y({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=Wo(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=Rt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&g[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Et=class{fatal;ignoreBOM;#e;#t;#n=I;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&m(this.#n)===0?t:Ge(this.#n,t);if(!n&&mr(r))return this.#n=
r,"";let i=he(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new re(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?w(r,s):r,n,o)}};var qs=Y({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=O(e);H(
t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new Et(j(o,n),r,i);this.#e=s,this.#t=Rt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Vs(e,t){let n="Failed to execute 'findUnmappable'",o=Be(e,n),r=Ie(O(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new R(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function zs(e){let t=he(Se(b(e,"Failed to execute 'bomSniff'")));return t?g[t.encoding].name:null}function St(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=b(e,o),i=j(O(t),o);H(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Se(r);return he(f)?new Et(
i,s,c).decode(f,!0,o):Le(f,Oe(f),i,s,!0,o)}function Js(e){let t=Se(b(e,"Failed to execute 'utf8Decode'")),n=he(t);return Zs(
n?.encoding===0?w(t,n.bytes.length):t)}function Pt(e){return Zs(Se(b(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function vs(e){
let t=b(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Se(t);return Le(n,Oe(n),0,!0,!0)}catch(n){if(n instanceof
q)return null;throw n}}function Xs(e){return et(arguments.length,1,"Failed to execute 'utf8Encode'"),Re(O(e))}var Zs=e=>Le(
e,Oe(e),0,!1,!0);async function Qs(e=void 0){let t=await e;if(t===void 0)to()||await eo(Yt,!0);else{let n=ta(t)?await na(t):t;await eo(()=>n,
!1)}}var ta=e=>typeof e?.arrayBuffer=="function";function na(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var ra=0,Ze=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),tc="application/x-www-form-urlencoded",ec=x(()=>{
let e=new Set([...Array(32).keys(),127]),t=Ze(e,' "#<>'),n=Ze(t,"?^`{}"),o=Ze(n,"/:;=@[\\]|"),r=Ze(o,"$%&+,");return{"C0\
 control":e,fragment:Ze(e,' "<>`'),query:t,"special-query":Ze(t,"'"),path:n,userinfo:o,component:r,[tc]:Ze(r,"!'()~")}});
function nc(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Ie(O(e),r,"the result of getOutputE\
ncoding()"),s=O(t),f=tt(Object.keys(ec()),"argument")(O(n),r,"percentEncodeSet"),d={spaceAsPlus:Qt},{spaceAsPlus:a=f===tc}=W(
o,d,r),p=ec()[f],u="",l="",T=()=>{ra=l.charCodeAt(0),u=oe(u,l),l=""};return new R(i,"fatal").encodeOrFail(s,!0,S=>{for(let F=0;F<
m(S);F++){let h=S[F];a&&h===32?l+="+":h>126||p.has(h)?l+=`%${h.toString(16).toUpperCase().padStart(2,"0")}`:l+=String.fromCharCode(
h)}l.length>65536&&T()},S=>{l+=`%26%23${S}%3B`}),T(),u}var sa=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
vo=e=>sa.test(e),ca=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,fa=x(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function da(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=fa();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:vo(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var qo;function Nn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(St(Uint8Array.from(r),e))}var Vo;function kt(e){Vo??=new Uint16Array(65536),qo??=[Nn("shift_jis",
136,151,64),Nn("gbk",176,215),Nn("big5",164,198,64),Nn("euc-kr",176,200)];let t=qo.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Vo[i]||da(r,i);Vo[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of qo.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:ca.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var uc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),lc=/^(?:GBK|Shift_JIS|Big5|EUC)/,mc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Ia=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,gt="UTF-8",_a=(e,t,n)=>Math.min(dt(e,t,n,"steps")??2,3);function pc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Be(e,n),{maxSteps:r}=W(t,{maxSteps:_a},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Ca(c,r).map(({steps:f,gain:d})=>({text:ac(o,f,xc)??o.replace(/[^\r\n]+/g,
a=>ac(a,f,Zo)??a),path:f.map(({really:a,readAs:p})=>`${a} read as ${p}`).reverse(),score:1-2**(-d/8)}))}function Ca(e,t){
let n=dc(e);if(n>25)return[];let o=kt(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>Da(d,o)).sort(Xo);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>Ua(e,f.text)).sort(Xo).slice(0,5);for(let f of s)f.gain+=.6*dc(f.text);s.sort(Xo);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Ua=(e,t)=>[...e].some(n=>!vo(n)&&!t.includes(
n)),fc=e=>e.match(/[^\0-\x7F]/g)?.length??0;function hc(e,t){let n=Pn(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Pn(s,t)).join(""):"",i=.7*fc(e)<fc(r)?Pn(r,t):void 0;return i&&{part:r,bytes:i}}var Xo=(e,t)=>t.
gain-e.gain;function Da({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of uc.entries()){let f=lc.test(c)&&!mc.test(
e)?void 0:hc(e,c);if(!f)continue;let{part:d,bytes:a}=f,p=d===e?o:o+kt(e)-kt(d),l=d.includes(_e)||Ec(a)?.includes(_e)?Na:
Nt(a).candidates;for(let{encoding:T,score:S}of l){if(S<.003)break;if(t.length>0&&T!==gt&&t[0].really!==gt)continue;let F=Zo(
a,T,d,!0);if(F===void 0||F===d)continue;let h=n+2.4*Math.log2(S)-s*.25-(T===gt?-2:1)-(t.length>0?4:0),A=r-p-kt(F)+h;i.push(
{text:F,steps:[...t,{really:T,readAs:c}],bits:h,left:p,gain:A})}}return i}function dc(e){if(e.includes(_e))return 0;let t=mc.
test(e),n=-1/0;for(let o of uc){let i=Ia.test(o)&&lc.test(o)===t?hc(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:p}of Nt(c).candidates)a===o||Zo(c,a,s)===s?f+=p:d=Math.max(d,p);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function ac(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=Pn(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var Wt="\x7F",_e="\uFFFD",Na=[{encoding:gt,score:.9}];function Pn(e,t){
if(e.includes(_e)&&e.includes(Wt))return;let n=e.replaceAll(_e,Wt).replace(/[\x80-\x9F]/g,o=>St(Uint8Array.of(o.charCodeAt(
0)),t));try{return new R(Ie(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function xc(e,t,n,o=!1){if(n.includes(
_e))return t===gt?La(e):void 0;try{return new xt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Zo(e,t,n,o){
let r=xc(e,t,n,o);return r===void 0&&t===gt&&!n.includes(_e)?Ec(e):r}function Ec(e){let t=Pt(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function La(e){let t=Pt(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Wt),
[n,o]=[t.split(Wt),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(_e)&&n.length<=o.length+1?t.replaceAll(Wt,_e):void 0}function Sc(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";et(arguments.length,1,o);let r=Zt(O(e)),i=yc(
t,o),s={bigEndian:Qt},{bigEndian:c=i!==38}=W(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=Ro(f+2*r.length),[a,p]=c?[0,1]:
[1,0],u=(l,T)=>{d[T+a]=l>>8,d[T+p]=l};i||u(65279,0);for(let l=0;l<r.length;l++)u(r.charCodeAt(l),f+2*l);return d}function gc(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=b(e,o),i=yc(t,o);H(n,o);let s=!!n?.fatal,c=D(r),f=Ra(c),d=new re(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new q(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(w(c,2),!0,o)}`}function Ra(e){let t=he(e)?.encoding;return t===0?void 0:t}function yc(e,t){let n=O(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Ks as AutoDecoderStream,qs as DecoderStream,Cs as LegacyTextEncoder,js as LegacyTextEncoderStream,xt as TextDecoder,
Un as TextDecoderStream,Mn as TextEncoder,Dn as TextEncoderStream,Ys as TranscoderStream,be as UnmappableError,zs as bomSniff,
St as decode,Ss as decodeAuto,gc as decodeUTF16,Nt as detectEncoding,_s as encode,Sc as encodeUTF16,g as encodings,Vs as findUnmappable,
Er as getOutputEncoding,Qs as initialize,xr as labelToName,cs as localeDefaultEncoding,nc as percentEncodeAfterEncoding,
pc as repairMojibake,Ar as resolveEncoding,is as sniffHTMLEncoding,ss as sniffXMLEncoding,Ps as transcode,Js as utf8Decode,
Pt as utf8DecodeWithoutBOM,vs as utf8DecodeWithoutBOMOrFail,Xs as utf8Encode};
