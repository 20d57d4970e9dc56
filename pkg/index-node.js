var Yt=(e,t)=>e?.prototype?.[t],Kt=e=>Yt(globalThis.Buffer,e),Pe=Kt("ucs2Slice"),Xe=Kt("ucs2Write"),ur=Kt("utf8Slice"),Ue=Kt(
"latin1Slice"),lr=e=>globalThis[e],mr=lr("TextDecoder"),Cc=Yt(mr,"decode"),jn=lr("TextEncoder"),Dc=Yt(jn,"encode"),Nc=Yt(
jn,"encodeInto");function ue(e,t=!1){let n=new mr(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(n,"decode",{value:Cc}),
n}function pr(){let e=new jn;return Object.defineProperties(e,{encode:{value:Dc},encodeInto:{value:Nc}}),e}function G(e){
try{return e()}catch{return}}var C=()=>"InternalError"in globalThis,I=()=>"Bun"in globalThis,ye=()=>Yn().includes("Chrom\
e/"),ne=()=>Yn().includes("AppleWebKit/")&&!ye()&&!(me()>0);function Yn(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var z=()=>"Deno"in globalThis,k=()=>Yn()==="Cloudflare-Workers",le=()=>ne()||k(),me=()=>k()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),se=()=>me()<22,yt=e=>globalThis.process?.getBuiltinModule?.(e),Gn;function hr(){
let{TransformStream:e}=globalThis;return e&&e===Gn?e:(Gn=[e,yt("node:stream/web")?.TransformStream].find(t=>typeof t=="f\
unction"&&typeof new t().readable?.getReader=="function"),Gn)}var Lc=e=>yt("node:fs").readFileSync(e);function xr(e){try{return Lc(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var Vt=()=>xr(()=>new URL("./encoding-prepared.wasm",import.meta.url)),qt="encoding-wasm";var Jt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function h(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var T=kc();function kc(){let e=Jt.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var yr=h(()=>new Map(T.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Wc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],zt=e=>e<36&&e!==33,Z=e=>e>0&&e<29,vt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(T[e].name),Hc=e=>Wc.find(([t])=>e>=t)[1];function ke(e){let t=yr();return t.get(e)??t.get(Br(Gc(e)))}function j(e,t){
let n=ke(e);if(n===void 0){let o=qn(e),r=o===void 0?"":` Did you mean '${T[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Hc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${qt}' doesn't include ${T[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var $c=h(
()=>new Map(Array.from(yr(),([e,t])=>[Xt(e),t]).reverse()));function qn(e){let t=Xt(e),n=$c().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Xt=e=>Br(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Tr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function pe(e){if(e[0]>=239)return Tr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function wr({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Or(e){return Tr.find(t=>t.encoding===e)?.bytes}function We(e){return e===
0||e===37||e===38}function Gc(e){let t=0,n=e.length;for(;Er(e[t]);)t+=1;for(;Er(e[n-1]);)n-=1;return e.slice(t,n)}var Er=e=>`\
	
\f\r `.includes(e);function Br(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Ar(e){let t=ke(`${e}`);return t===
void 0?null:T[t].name}function br(e){let t=ke(`${e}`);return t===void 0?null:T[t!==36&&t!==37&&t!==38?t:0].name}var Jn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Mr=()=>Object.getPrototypeOf(Uint8Array.prototype),Zt=e=>Jn(Mr(),
e),zn=e=>Jn(DataView.prototype,e),Kc=()=>Jn(ArrayBuffer.prototype,"byteLength"),vn=e=>Mr()[e],Ir=Zt(Symbol.toStringTag),
Qt=Zt("buffer"),Xn=Zt("byteOffset"),Fr=Zt("byteLength"),Vc=vn("includes"),qc=vn("set"),Jc=vn("slice"),zc=zn("buffer"),vc=zn(
"byteOffset"),_r=zn("byteLength"),Ur=Kc(),l=e=>Fr.call(e);function we(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:l(e)}var O=(e,t,n=l(e))=>new Uint8Array(Qt.call(e),Xn.call(e)+t,n-t);function He(e,t){let n=new Uint8Array(
l(e)+l(t));return Q(n,e),Q(n,t,l(e)),n}function Cr(e,t){let n=Xn.call(e),o=t+(-(n+t)&3),r=Math.max(0,l(e)-o)>>2,i=r>0?new Int32Array(
Qt.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var he=(e,t)=>O(e,0,Math.min(t,l(e))),Q=(e,t,n)=>qc.call(e,t,n),
Dr=(e,t)=>Vc.call(e,t),fe=(e,t,n)=>Jc.call(e,t,n);function $e(e,t,n){if(n>24)return fe(e,t,t+n);let o=new Uint8Array(n);
for(let r=0;r<n;r++)o[r]=e[t+r];return o}function xe(e,t){if(t<=64)return!1;try{return Ur.call(Qt.call(e)),!1}catch{return!0}}
var Xc="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function b(e,t,n=Xc){if(!ArrayBuffer.isView(
e)&&Qn(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function Nr(e,t){if(ArrayBuffer.isView(e)&&Ir.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function N(e){if(ArrayBuffer.
isView(e))return Zn(e);try{return new Uint8Array(e)}catch{return F}}var Ee=e=>e instanceof Uint8Array?e:N(e);function Zn(e){
try{return Ir.call(e)===void 0?new Uint8Array(zc.call(e),vc.call(e),_r.call(e)):new Uint8Array(Qt.call(e),Xn.call(e),Fr.
call(e))}catch{return F}}var F=new Uint8Array;function Qn(e){try{return Ur.call(e)}catch{}try{return _r.call(new DataView(
e))}catch{return}}function W(e,t,n){H(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n,r));return o}
function H(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an o\
bject.`)}var B=e=>`${e}`;function en(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Oe(e,t){if(typeof e=="st\
ring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other valu\
es with String().`)}var tn=e=>e===void 0?void 0:!!e;function Ze(e,t,n){if(e>=t)return;let o=t===1?"argument":"arguments";
throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function Qe(e,t="option"){return(n,o,r)=>{if(n===
void 0)return e[0];let i=B(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${r}' \
can't be '${i}'; use one of '${s}'.`)}}var Zc=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Qc=h(()=>new Map(Zc.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function ef(e){return ke(e)??Qc().get(Xt(e))??qn(e)}function Lr(e){let t=ef(B(e));return t===void 0?null:T[t].name}function et(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function kr(e,t,n){let o=nn(f=>rf(f,n),e,t),r=nn(cf,e,t);if(o&&r){let f=z()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(
d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,writeBytes:z()?o.writeBytes:void 0,mostByTable:512}}
let i=eo(e);if(o)return C()?sf(o,nn(Pr,e,t)):o;let s=r??nn(Pr,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(
f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function nn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),eo(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var of="str\
ings";function rf(e,t){let[n]=WebAssembly.Module.customSections(t,of),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function sf(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function cf(e){let[t,n]=[Pe,Xe],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),
most:1/0,collect:I()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(m,u){Q(d,new Uint8Array(
e.buffer,m,2*u),a),a+=2*u},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Pr(e){let t=ue("utf-16le"),{write:n,most:o}=eo(e);return{
read:(r,i)=>t.decode(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function eo(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return et(i,s,r);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var on,E,no,Wr,Hr,oe,V={input:0,units:0,output:0},wt=0,rn={name:"",encoding:-1},A={isBusy:!0,newCodec:NaN,count:0};function Be(e,t){
rn.name=e,rn.encoding=t,A.newCodec=NaN,A.count+=1,A.isBusy&&df(),A.isBusy=!0}function df(){try{Kr(),on??=jr(lf(Vt())),Yr(
new WebAssembly.Instance(on),on)}catch(e){throw Vr(e)}}async function oo(e,t){try{Kr();let n=e(),o=$r(n)?n:await WebAssembly.compile(t?n:uf(n));jr(o);let r=await WebAssembly.instantiate(
o);if(ro())return;Yr(r,o),on=o}catch(n){throw Vr(n)}}var af=[0,97,115,109];function uf(e){let t=N(b(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(af.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var ro=()=>!A.isBusy;function lf(e){return $r(e)?e:new WebAssembly.Module(e)}function $r(e){try{return WebAssembly.
Module.customSections(e,Gr),!0}catch{return!1}}var Gr="encoding-wasm";function jr(e){let[t]=WebAssembly.Module.customSections(
e,Gr),n=`${qt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Yr({
exports:e},t){E=e,to=WebAssembly.RuntimeError,V.input=E.input(),V.units=E.units(),V.output=E.output(),zr(),oe=kr(E.memory,
V.units,t),wt=Math.min(E.units_length(),oe.most),A.isBusy=!1}function Kr(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Vr(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(mf(e))return new RangeError(`encoding-wasm: ${qr} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var qr="no memory \
for WebAssembly; free some, and call again",mf=e=>e instanceof RangeError&&/memory/i.test(e.message);function Ot(){return so(),
no}function Jr(){return so(),Wr}function io(){return so(),Hr}function so(){no[0]===void 0&&zr()}function zr(){let{buffer:e}=E.
memory;no=new Uint8Array(e),Wr=new Uint8Array(e,V.input,65536),Hr=new Int32Array(e,E.codec(),E.codec_length()>>2)}function sn(e,t){
return Be(e,-1),co(t)}function co(e){try{let t=e();return A.isBusy=!1,t}catch(t){throw $(t)}}var to;function $(e){if(!A.
isBusy||!to||!(e instanceof to))return e;let t=T[rn.encoding]?.name,n=`${rn.name}${t?` of ${t}`:""} failed`;return pf()?
new RangeError(`encoding-wasm: ${n}: ${qr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function pf(){try{return E.memory.grow(32),
!1}catch{return!0}}function de(e=null){let t=io();return ni(t,e??new Int32Array(t.length))}function ti(){return E.held()!==0?de():(A.newCodec=
bt,null)}var ao=e=>ni(e,io());function ni(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function At(e,t){oi(e,t)||(Be(
"decoding",e),t?ao(t):E.new_decoder(e),bt=e===33||e===36?NaN:e)}var bt=NaN;function oi(e,t){return t||A.newCodec!==e||A.
isBusy?!1:(A.newCodec=NaN,A.isBusy=!0,!0)}function cn(e,t){oi(~e,t)||(Be("encoding",e),t?ao(t):E.new_encoder(e),bt=~e)}function uo(e,t,n,o){
Be("transcoding",e),o?ao(o):E.new_transcoder(e,t,+n)}function ri(e,t){E.set_source_encoding(e,+t),A.isBusy=!1}function ot(e){
let t=l(e),n=E.alloc(t)>>>0;return Q(Ot(),e,n),[n,t]}var Sf=h(()=>Uint8Array.from(Jt,e=>e.charCodeAt(0))),vr,ii=e=>sn("s\
niffing",()=>(vr!==E&&E.give_labels(...ot(Sf())),vr=E,e())),si=(e,t,...n)=>ii(()=>E.sniff_html(...ot(e),t,...n)),ci=(e,t,n)=>ii(
()=>E.sniff_xml(...ot(e),t,n));var fi=(e,t)=>sn("sniffing",()=>E.default_for(...ot(e),t)),di=()=>Be("detection",-1);function ai(e,t){try{E.feed_detector(
...ot(e),+t)}catch(n){throw $(n)}}var ui=(e,t,n,o)=>co(()=>{let r=f=>f?ot(f):[0,0],i=E.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=E.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function Mt(e,t,n,o,r){
Bt(e,t),A.isBusy=!0;let i=E.decode_block(t,n,+o,+r);return A.isBusy=!1,r&&i>=0&&(A.newCodec=bt),po(i)}var Ae={encoding:-1,at:0,most:0,owner:void 0};function fn(e,t,n){if(Ae.encoding!==e||Ae.owner!==E||A.isBusy){try{Be("dec\
oding",e),Ae.owner=E,Ae.at=oe.readBytes?E.byte_table(e):0,Ae.most=!vt(e)&&oe.mostByTable||1/0,Ae.encoding=e}catch(r){throw $(
r)}A.isBusy=!1}if(Ae.at===0||n>Ae.most)return;if(n<=65536)return Bt(t,n),Xr(n);if(oe.most>wt)return;let o="";for(let r=0;r<
n;r+=65536){let i=Math.min(65536,n-r);Bt(O(t,r,r+i),i),o=re(o,Xr(i))}return o}function It(e,t,n,o){return sn("decoding",
()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Bt(r===t?e:O(e,i,i+r),r),!E.is_free_of(
r,n,o))return!1;return!0})}function lo(e,t){let n=-1,o,r;function i(s){try{return Be(e,s),n=s,r=E,o=t(s),A.isBusy=!1,o}catch(c){
throw $(c)}}return s=>s===n&&r===E&&!A.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var mo=lo("encoding",e=>{let t=E.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=E.memory;return Z(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),li=lo("encod\
ing",e=>{let t=E.unit_table(e)>>>0,n=new Uint8Array(65536);return Q(n,new Uint8Array(E.memory.buffer,t,16384)),n}),dn=lo(
"decoding",e=>{let t=Z(e),n=(!t?E.pair_table(e):E.byte_table(e))>>>0;return n>0?new Uint16Array(E.memory.buffer,n,t?256:
65536):void 0}),Xr=e=>oe.readBytes(V.input,e,Ae.at);function re(e,t){try{return e+t}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var mi=e=>e+
65536+3<=wt,pi=e=>e>wt&&e<268435456?oe.collect?.(e+3):void 0,hi=()=>V.units,xi=()=>Ot()[V.units]|Ot()[V.units+1]<<8,an=(e,t)=>oe.
read(V.units+2*e,t-e),Ft=(e,t,n,o=0)=>oe.write(e.slice(t,n),V.units+2*o);function Ei(e,t){if(!A.isBusy&&!oe.writeBytes)return;
Be("encoding",t);let n=oe.writeBytes?.(e,V.output,E.unit_table(t));return A.isBusy=!1,n===e.length?Ge(n):void 0}function un(e,t,n,o){
A.isBusy=!0;let r=E.encode_block(e,t,n,+o);return A.isBusy=!1,o&&r>=0&&L.finished()&&(A.newCodec=bt),po(r)}var _={none:0,
source:1,result:2};function Si(e,t,n,o){let r=l(e);Bt(e,r),A.isBusy=!0;let i=E.transcode_block(r,+t,n,o);return A.isBusy=
!1,po(i)}function Bt(e,t){let n=Jr();if(t>8)try{Q(n,e)}catch{Q(n,O(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function po(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Ge=e=>$e(
Ot(),V.output,e);var L={finished:()=>E.finished()!==0,read:()=>E.read(),written:()=>E.written(),codePoint:()=>E.code_point(),start:()=>E.
start(),length:()=>E.length()};var ae=new Uint8Array(256);function _t(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)ae[n++]=
r;else if(r<2048)ae[n++]=192|r>>6,ae[n++]=128|r&63;else if(!je(r))ae[n++]=224|r>>12,ae[n++]=128|r>>6&63,ae[n++]=128|r&63;else{
let i=Eo(e,o);i>=65536&&(o+=1),n=So(i,ae,n)}}return $e(ae,0,n)}var yi=h(()=>Xe?96:C()||le()?1024:128),xo=h(()=>le()?65536:
C()||I()?4096:128),gf=h(()=>new Uint8Array(2*xo()));function Ti(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){
let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function wi(e,t){let{length:n}=e,o=new Uint8Array(
n);for(let i=0;i<n;i++)o[i]=t[e.charCodeAt(i)];return(k()?It(o,n,0,255):!Dr(o,0))?o:void 0}function Oi(e,t){let{length:n}=e,
o=2*n<=256?ae:gf(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),
o[r++]=c}return $e(o,0,r)}var je=e=>(e&63488)===55296;function Eo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(
t);return o>=55296&&o<=57343?65533:o}var ln=e=>e<128?1:e<2048?2:e<65536?3:4;function So(e,t,n){if(e<128)return t[n]=e,n+
1;let o=ln(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Bi=new Uint8Array(
128),be=yf(Bi);function yf(e){return new Uint16Array(e.buffer)}var Ai=h(()=>To()?0:18),bi=h(()=>me()>0&&!z()&&!I()?12:18),
Tf=h(()=>C()||se()?18:8),Mi=h(()=>z()||!(me()>=22||le())?64:32),wf=h(()=>C()||I()||ne()?64:32),Of=h(()=>ne()?36:18),mn=(e,t)=>(e[0]&
e[t>>1])>=128;function Ii(e,t,n){return n?t<=Tf():t<=Of()||t<=wf()&&(mn(e,t)||hn())}var Fi=()=>({mixed:bi(),most:Mi()}),
_i=(e,t)=>t<=bi()||t<=64&&mn(e,t)&&t<=Mi(),q={length:0,bytes:[0,0]};function Ke(e,t,n,o){if(e[0]<128&&To())return wo(e,t)?
Ue.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,a=e[i++]^128,m=d?0:e[i++]^128;
if(c=d?(f&31)<<6|a:(f&15)<<12|a<<6|m,!(f>=194&&f<240&&(a|m)<64&&i<=t)||!d&&(c<2048||je(c)||c===65279))return Bf(e,s,t,n,
o,r)}be[r++]=c}return Ut(r)}function Ui(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|e[o+1]<<8;if(je(r))
return;be[n++]=r}return Ut(n)}function Bf(e,t,n,o,r,i){let s=yo();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:
f<224?1:f<240?2:3,a=d>0?f&63>>d:f,m=d===0&&f>=128,u=f===224?160:f===240?144:128,p=f===237?159:f===244?143:191,w=0;for(;w<
d&&c<n;w++,c++){let S=e[c];if(S<u||S>p)break;u=128,p=191,a=a<<6|S&63}if(w<d){if(c===n&&!o){if(f>=239)return;Ci(f,128|a&63,
1+w);break}m=!0}if(m&&r||(m&&(a=65533),a===65279))return;a>65535&&(be[i++]=55232+(a>>10),a=56320|a&1023),be[i++]=a}return Ut(
i)}function go(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=dn(o),!r)return;if(d=r[f],je(
d)&&(s<t&&(d=r[f|e[s++]<<8]),je(d)))return Af(e,c,t,n,i,o,r)}be[i++]=d}return Ut(i)}function Af(e,t,n,o,r,i,s){let c=yo();
for(let f=t;f<n&&r<=c;){let d=e[f++],a=d<128?d:s[d];if(je(a)){if(f===n&&!o){if(i===32)return;Ci(d,0,1);break}let m=f<n?e[f]:
0;if(a=s[d|m<<8],!je(a))f+=1;else if(bf(a))a=65533;else return}be[r++]=a}return Ut(r)}var bf=e=>e>=57088&&e<=57216;function pn(e,t,n){
return q.length=0,Ke(O(e,t,n),n-t,!1,!0)===""}function Ci(e,t,n){q.length=n,q.bytes[0]=e,q.bytes[1]=t}function Ut(e){if(e<
3||e<=18&&!To())return et(be,0,e);if(hn())return Pe.call(Bi,0,2*e);if(!(e>yo()))return et(be,0,18)+et(be,18,e-18)}var yo=h(
()=>hn()?1/0:36),To=h(()=>I()&&hn()),hn=h(()=>G(Mf)===!0);function Mf(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).
buffer),t=n=>n.call(e,0,e.length);return t(Pe)==="a\uFEFF\uD83D"&&t(Ue)==="a\0\xFF\xFE=\xD8"}function wo(e,t){for(let n=0;n<
t;n++)if(e[n]>=128)return!1;return!0}function De(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-
1]<128}var Bo=[],rt=1e9;function Ve(e,t){Bo[e]=t,rt=Math.min(rt,t.leastOfView)}function Ct(e,t,n,o){let r=Bo[e.encoding];if(!r||
n<(o?r.leastOfView:r.leastOfBuffer)||n>r.most||o&&n>1024&&xe(t,n))return;let i=e.fatal&&r.canFail?If(r,t):xn(r.decoder,t);
return i===void 0?void 0:(r.onlyASCII&&i.length!==n&&(Bo[e.encoding]=void 0),e.encoding===0&&!e.ignoreBOM&&i.charCodeAt(
0)===65279?i.slice(1):i)}function xn(e,t){try{return e.decode(t)}catch{return}}var Oo=0;function If({decoder:e,fatalDecoder:t},n){
if(Oo>0){Oo-=1;return}let o=xn(t??e,n),r=t?o!==void 0:!o?.includes("\uFFFD");return r||(Oo=15),r?o:void 0}var J=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function En(e,t){try{return t()}catch(n){throw n instanceof J?n.toTypeError(e):n}}var Ff=e=>`U+${e.toString(16).toUpperCase().
padStart(4,"0")}`,Di=Symbol.for("encoding-wasm.UnmappableError"),Me=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Ff(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Di in o}[Di](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Io=h(()=>G(Df)),st=h(()=>G(Nf)),Ri=h(()=>G($f)),Pi=h(()=>G(Yf));function ki(e,t,n){if(e!==0&&e!==38||n<24||xe(t,n)||
e===0&&Hi(t,n))return;let o=e===0?st():Ri();return o?.takes?.(t,n)===!1?void 0:o}function Fo(e,t,n,o){if(q.length=0,o&&t>
8192||t>1024&&(xe(e,t)||Hi(e,t)))return;let r=st();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(
e,t):t;if(!(i<t&&(n||!pn(e,i,t))))try{let s=i<t?O(e,0,i):e,c=o?r.decodeOrFail(s,i):r.decodeQuickly(s,i);return t>256&&c!==
void 0&&gn(s,i,c),c}catch{return}}function Wi(e,t){let n=Ri();if(!(t%2>0||!n?.takes?.(e,t)||xe(e,t)))return n.decode(e,!0)}
function Hi(e,t){if(t<8192||Cf())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&192)!==128&&
n++;return n>1}var Cf=h(ne);function $i(){let e=Pi();return t=>{try{return e?.encode(t)}catch{return}}}function Sn(e,t){
try{return Pi()?.encodeInto(e,t)}catch{return}}function Df(){let{isAscii:e}=yt("node:buffer"),t=new Uint8Array(100).fill(
127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Nf(){let e=se(),t=e?Io():void 0;if(e&&!t)return;let n=ue(
"utf-8"),o=G(Rf),r=y=>n.decode(y),i=kf(r),s=le()&&o?y=>o.decode(y):Pf(i),c=t&&((y,x)=>De(y,x)&&t(y)),f=c??(ye()?Wf:k()?Hf:
void 0),d=c?(y,x)=>Ki(y,x)||x>256&&c(y,x):f,a=Uint8Array.of(...Gi,...Yi.flat()),m=`${ji}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
u=Uint8Array.of(97,127),p=i(a,a.length)===m&&r(a)===m&&n.decode(a.buffer)===m&&i(u,2)==="a\x7F"&&Ao(y=>s(y,y.length)),w=Ue;
if(!p||t&&w.call(u)!=="a\x7F")return;let S={decoder:n,fatalDecoder:o,canFail:!0,...Lf()};return S.onlyASCII||Ve(0,S),{decode(y,x){
try{return t?w.call(y):(x?s:r)(y,y.length)}catch{return}},decodeQuickly:S.onlyASCII?Ni(i,S):i,decodeOrFail:S.onlyASCII?Ni(
s,S):s,takesQuickly:d,takes:f,completeLength(y,x){for(let K=1;K<=3&&K<=x;K++){let ge=y[x-K];if(ge<128)break;if(ge>=192)return(ge>=
240?4:ge>=224?3:2)>K?x-K:x}return x}}}var Ni=(e,t)=>(n,o)=>{let r=e(n,o);return r?.length===o&&Ve(0,t),r};function Lf(){
let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return I()?{...e,leastOfView:19}:z()?{...e,leastOfView:1024,
leastOfBuffer:1024}:se()?{...e,leastOfView:13,most:2048,onlyASCII:!0}:ye()?{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:
k()?{...e,most:1023}:C()?{...e,leastOfView:65}:me()>0?{...e,leastOfView:512}:e}function Rf(){let e=ue("utf-8",!0);return Ao(
n=>e.decode(n))&&Ao(({buffer:n})=>e.decode(n))&&!z()?e:void 0}var Ao=e=>e(Uint8Array.from(Gi))===ji&&Yi.every(t=>G(()=>e(
Uint8Array.from(t)))===void 0),Gi=[239,187,191,97,230,188,162,240,159,146,169],ji="\uFEFFa\u6F22\u{1F4A9}",Yi=[[192,128],
[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Pf=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:
o};function kf(e){let[t,n]=[ur,Ue];if(se())return(r,i)=>i>256?n.call(r):e(r);if(!t||I()||!(me()>=22))return e;let o=z()?
Ki:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var Ki=(e,t)=>t<=64||t<=256&&De(e,t);function Wf(e,t){if(t<64)return!1;if(De(
e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)
n-=3;else if(i>=206&&i<240)return!1}return n>=0}var bo=0;function gn(e,t,n){t<1024||!k()||!De(e,t)||(bo=n.length===t?0:bo+
1)}function Hf(e,t){if(t<1024)return!0;if(De(e,t))return bo<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=
227&&e[r]<234&&(n+=1);return n<3}function $f(){return C()||le()?jf():Gf()}function Gf(){let e=Pe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Vi(se()?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function jf(){
let e=ue("utf-16le");if(e.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Vi(1/0,(t,n)=>{let o=e.
decode(t);return n&&o.includes("\uFFFD")?void 0:o})}var Vi=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){try{return t(n,o)}catch{
return}},completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});function Yf(){let e=pr(),{read:t,written:n}=e.
encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&
`${[...r]}`==`${[..._t(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var Do=h(()=>le()?8:ye()?352:18),Kf=h(I);function zi(e,t,n){if(n>64)return De(t,n)?Vf(e,t,n):void 0;if(n<=Ai()||(t[n>>1]|
t[n-1])>=128||!wo(t,n))return;let o=wn();return o?o.call(t,0,n):fn(e,t,n)}function Vf(e,t,n){let o=wn(),r=Z(e);if(!(n<512&&
(r||!o))&&!(r&&No(e))&&!xe(t,n))try{return Io()?.(t)??It(t,n,128,128)?o?o.call(t):st()?.decodeQuickly(t,n):void 0}catch{
return}}var yn=[],_o=[];function vi(e,t,n){if(!(n<=Do()||n>=512&&!No(e)))return _o[e]===void 0&&(_o[e]=Jf(e)),Tn(_o[e],t,
n)}function Xi(e,t,n){return n<512?(Kf()?Co(e,t,n):void 0)??fn(e,t,n)??Co(e,t,n)??qi(e,t,n):Co(e,t,n)??(Xf(e)?qi(e,t,n):
void 0)??fn(e,t,n)}var Uo=0,qf=h(()=>Lo()?8192:512);function Co(e,t,n){let o=wn();if(!o||e!==21)return;let r=n<qf();if(r&&
Uo>0){Uo-=1;return}if(!vf(t,n)){r&&(Uo=15);return}if(!xe(t,n))try{return o.call(t)}catch{return}}var qi=(e,t,n)=>Tn(Zi(e),
t,n);function Tn(e,t,n){return e&&!(n>1024&&xe(t,n))?xn(e,t):void 0}function Jf(e){let t=td(e)?Zi(e):null;return t&&Ve(e,
{decoder:t,fatalDecoder:void 0,canFail:e!==21,leastOfView:Do()+1,leastOfBuffer:Do()+1,most:No(e)?8192:511,onlyASCII:!1}),
t}function Zi(e){return yn[e]===void 0&&(yn[e]=null,yn[e]=G(()=>nd(e))??null),yn[e]}var wn=h(()=>G(zf));function zf(){let e=Ue,
t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function vf(e,t){let n=Math.
min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||It(e,t,128,224)}var Xf=e=>e===21?Lo():Zf()||Qf()&&
vt(e),No=e=>!wn()&&(e===21?Lo():ed()),Zf=h(()=>C()||ne()),Qf=h(k),ed=h(C),Lo=h(()=>C()||I()||!(me()>0)),td=e=>C()||I()||
le()||se()||ye()&&e===21;function nd(e){let t=dn(e),n=ue(T[e].name),o=i=>n.decode(i)===String.fromCharCode(...Array.from(
i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Qi;function es(e,t,n){return Qi??=od(),Qi(e,t,n)}function od(){let e=st(),{mixed:t,most:n}=e&&I()?{mixed:0,most:0}:Fi();
return(o,r,i)=>{if(r<=t||r<=n&&mn(o,r)){let s=Ke(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{return i?
e?.decodeOrFail(o,r):e?.decodeQuickly(o,r)}catch{return}}}function On(e,t,n,o=!1){try{At(e,null);let r=Mt(t,n,0,o,!0);return r<
0?void 0:an(0,r)}catch(r){throw $(r)}}var Ro=h(()=>C()?{any:768,shiftJIS:224,markup:1/0}:k()?{any:512,shiftJIS:512,markup:2048}:I()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:ne()?112:0}),ts=e=>e===34?Ro().shiftJIS:Ro().any,ns=[];function os(e,t,n){if(n>Ro().markup||n>ts(
e)&&!sd(t,n))return;let o=ns[e];if(o)return Tn(o,t,n);cd(e,n)}function sd(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.
ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var Nt=[];function cd(e,t){Nt[e]===void 0&&(Nt[e]=G(()=>dd(
e))??null);let n=Nt[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,Nt[e]=null,G(()=>{let{value:o}=n.sequences.next();
o?n.decoder.decode(o)===On(e,o,l(o))&&(Nt[e]=n):fd(e,n.decoder)})))}function fd(e,t){ns[e]=t;let n=ts(e);Ve(e,{decoder:t,
fatalDecoder:void 0,canFail:!0,leastOfView:19,leastOfBuffer:1,most:n,onlyASCII:!1})}var dd=e=>({decoder:ue(T[e].name),sequences:ud(
e),credit:0}),ad=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Po=[10,164,162];function*ud(e){let[t,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of ad)yield Uint8Array.of(...i,...Po);for(let i=128;i<=255;i++)yield Je([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Je([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Je([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Je([i,Math.min(i+7,254)],n,r,n);yield Je([227,227],[50,
50],o,n),yield Je([129,129],[48,48],t),yield Je([129,129],[48,48],r,t)}}function Je(...e){let t=e.map(([s,c])=>c-s+1),n=t.
reduce((s,c)=>s*c),o=e.length+Po.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-
1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(Po,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
e.length-1),r}var ct=new Uint8Array(18),md=[0,0],ie=class{encoding;fatal;ignoreBOM;#e=null;#t=md;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return T[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=we(t);if(!this.#e&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||
this.#l(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?es(t,n,this.fatal):Fo(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#a(s):s}else{let s=this.#c(
t,n,!0);if(s!==void 0)return s;let c=i&&!We(r)?On(r,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#s(t,n,!0,
o)}#s(t,n,o,r){if(this.#n>0){let a=this.#m(t,n,o)??this.#h(t,n,o,r);if(a!==void 0)return a;this.#f()}let i=this.#e,s=this.#o,
c=this.#r,f="";try{f=this.#x(t,n,o)??this.#p(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=c,$(a)}let d=this.#i;if(d)
throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(q.length=
0,n===0)return"";if(r===0){let c=_i(t,n)?Ke(t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Fo(t,n,o,this.fatal);return this.#a(
f)}if(r===38){let c=n<=36?Ui(t,n):Wi(t,n);return this.#a(c)}if(!zt(r))return;let i=Z(r),s=(i?vi(r,t,n):void 0)??(t[0]<128?
zi(r,t,n):void 0)??(!i&&o&&n>18?os(r,t,n):void 0)??(Ii(t,n,i)?go(t,n,o,r):void 0)??(i?Xi(r,t,n):void 0);return this.#d(s)}#d(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#a(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#m(t,n,o){let r=this.#n+n;if(n===0||r>18)return;q.length=0,this.#u(t,r);let i=this.encoding===0?
Ke(ct,r,o,this.fatal):this.#d(go(ct,r,o,this.encoding));return i!==void 0&&!o&&this.#l(n),i}#h(t,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#u(t,d);let a=Ke(ct,d,!0,!0);if(a===
void 0)return;let m=d-f;this.#n=0,this.#r+=m,this.#o=!0;try{return re(a,this.decode(O(t,m),o,r))}catch(u){throw this.#o=
s,u instanceof J||u instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),u}}#u(t,n){ct[0]=this.#t[0],ct[1]=
this.#t[1];for(let o=this.#n;o<n;o++)ct[o]=t[o-this.#n]}#l(t){this.#r+=t,this.#o||=this.#n+t>q.length,this.#n=q.length,q.
length>0&&(this.#t=[q.bytes[0],q.bytes[1]])}#f(){let t=Uint8Array.from(this.#t);try{At(this.encoding,null),Mt(t,this.#n,
0,this.fatal,!1),this.#e=de(),this.#n=0}catch(n){throw $(n)}}#x(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=ki(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(O(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:O(t,i,c),d=r.decode(f,this.fatal);if(d===void 0){if(s=re(s,this.#p(f,c-i,!0)),this.#i)return s}else
gn(f,c-i,d),s=re(s,this.#a(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&pn(t,c,n)?(this.#l(n-c),
s):re(s,this.#p(O(t,c,n),n-c,o))}#p(t,n,o){At(this.encoding,this.#e);let r="",i=pi(n),s=this.#o||this.ignoreBOM||!We(this.
encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),m=f===0&&d?t:O(t,f,f+a),u=Mt(m,a,c,this.fatal,
o&&d);if(u<0)return this.#e=de(),this.#i=new J(this.name,this.#r+f+L.start(),L.length()),r;if(c+=u,c>0&&(d||!mi(c))){let p=!s&&
xi()===65279?1:0;i?i.add(hi()+2*p,c-p):r=re(r,an(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:ti(),this.#r+=
n,i?i.toText():(this.encoding===0&&gn(t,n,r),r)}},Lt=new ie(0,!1,!1);function Ne(e,t,n,o,r,i){return Lt.encoding=n,Lt.fatal=
o,Lt.ignoreBOM=r,(t>=rt?Ct(Lt,e,t,!0):void 0)??Lt.decodeWhole(e,t,i)}function rs(e,t){let n=j(e,t);if(n===36)throw new RangeError(
`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ft=e=>e==null?void 0:B(e);function dt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function pd(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>j(B(o),t))}}var An={allowUTF8:e=>e===void 0||!!e,candidates:pd,locale:ft,maxBytes:dt,
tld:ft},ko=["text","ASCII","empty","binary","unknown"];function at(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=l(e),f=Math.min(c,i);di();for(let p=0;p<f;p+=65536){let w=Math.min(p+65536,f);ai(O(e,p,w),t&&w===c)}let d=ui(
o,r&&Bn(r),s&&Bn(s),n),{0:a,1:m,2:u}=d;return{encoding:m<0?void 0:m,score:u,kind:ko[a],isASCII:ko[a]==="ASCII"||ko[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(p,w)=>({encoding:T[d[3+2*w]].name,score:d[4+2*w]}))}}function Bn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Rt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=b(e,n),r=W(t,An,n),i=at(N(o),!0,r);return{...i,encoding:i.encoding===void 0?null:T[i.encoding].name}}var Ed=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Sd=[33,36,37,
38],ut=(e,t)=>{let n=ft(e);return n===void 0?-1:j(n,t)},ss=(e,t,n)=>Math.min(dt(e,t,n)??1024,1048576),cs=(e,t)=>Math.max(
3,t===-1?e:0),fs=e=>ke(ft(e)??"")??-1;function gd(e,t,n){if(e)return W(e===!0?void 0:e,An,`${t}, option '${n}'`)}var yd={
defaultEncoding:ut,detect:gd,likelyEncoding:ut,locale:ft,maxPrescanBytes:ss,parentEncoding:ut,transportLayerEncodingLabel:fs,
userOverride:ut};function ds(e,t){let n=W(e,yd,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:cs(i,Math.max(f,c)),declared(d){let a=si(d,i,f,c,s,o);return a===-1?void 0:Ho(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>as(d)??us(r,n.defaultEncoding)}}function as(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function us(e,t){
return Ho(fi(Bn(e),t===-1?21:t))}var Td={defaultEncoding:ut,maxPrescanBytes:ss,transportLayerEncodingLabel:fs};function ls(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=W(e,Td,t),i=s=>{let c=Ho(ci(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:cs(o,r),declared:i,decide:()=>i(F)}}function wd(e,t){let n={...An,
defaultEncoding:ut},{defaultEncoding:o,...r}=W(e,n,t);return{prescanned:3,declared(i){let s=pe(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return as(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Od={detect:wd,html:ds,xml:ls},Bd=["detect","html",
"xml"],Ad={prefixBytes:dt,sniff:Qe(Bd)};function bn(e,t){let{prefixBytes:n,sniff:o}=W(e,Ad,t),r=Od[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:h(()=>{let c=s.candidates&&at(F,!0,s);return!Sd.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Wo(
r,c),takesWhole:n===void 0}}function Wo({prescanned:e,declared:t,options:n,decide:o},r){return t(he(r,e))??o(n&&at(r,!0,
n))}function Ho(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Ed[e>>8&255],score:null}}var ms=({
encoding:e,confidence:t,source:n})=>({encoding:T[e].name,confidence:t,source:n});function ps(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:b(e,n),r=ds(t,n);return o?ms(Wo(r,N(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function hs(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(e,n),r=ls(t,n);return ms(
Wo(r,N(o)))}function xs(e){return T[us(B(e),-1).encoding].name}var ys=["(B","(J","(I","$@","$B"],In=class{#e=!0;#t=!0;read(t,n){let o=l(t),r=this.#e?Fd(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=_d(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=Cd(t,i);if(s=ys.includes(d),!s&&!n&&Dd(d))break;this.#t=s}else
s=f>=128||i<r&&Ud(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:l(t);for(;o<l(t)&&t[o]!==27;)o+=1;return o}};function Fd(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=l(e))return 1/0;if(t&&=gs(e[o],e[o+1]),n&&=gs(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function _d(e,t){let n=l(e),{start:o,words:r}=Cr(e,t),i=Ss(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Ss(e,o+4*s,n)}function Ss(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var gs=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Ud=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Cd(e,t){let n="";for(let o=t+1;o<Math.min(t+3,l(e));o++)n+=String.fromCharCode(
e[o]);return n}var Dd=e=>e.length<2&&ys.some(t=>t.startsWith(e));var Go=["fatal","html","replacement"];function mt(e,t){let{length:n}=e,o=Z(t);if(n>64&&n>(o?yi():xo()))return;if(o)return Ti(
e,mo(t));if(!!0)return;let r=mo(t);return r&&Oi(e,r)}var Ld=h(()=>I()||ne()||k()&&!Xe);function Bs(e,t){return Ld()?wi(e,
li(t)):Ei(e,t)}var jo=()=>"",R=class{encoding;unmappable;#e;#t=null;#n=0;#o=F;locate=t=>t;constructor(t,n,o=void 0){this.
encoding=t,this.unmappable=n,this.#e=o}get name(){return T[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#e?0:Go.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=mt(t,this.encoding);
if(n)return n;try{let o=Z(this.encoding)&&Bs(t,this.encoding);if(o)return o;cn(this.encoding,null),Ft(t,0,t.length);let r=un(
0,t.length,this.#r,!0);return r===-2||!L.finished()?void 0:(this.#n=0,Ge(r))}catch(o){throw $(o)}}#s(t,n){let o=new te;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Me(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#t,c=this.#o;n&&(this.#o=F,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,a=f===jo,m=f&&!a?2048:65536,u=f&&this.
encoding===33?new $o(c,o):void 0,p=u?x=>u.add(x):o,w=u?x=>u.addUnchanged(x):o,S=0,y=null;try{if(!s){let x=Z(this.encoding)?
Bs:mt;for(;S+65536<t.length;S+=65536){let K=x(t.slice(S,S+65536),this.encoding);if(!K)break;o(K)}}for(cn(this.encoding,s);S===
0||S<t.length;S+=m){let x=Math.min(S+m,t.length);Ft(t,S,x);let K=x===t.length;for(let ge=0,cr=!1;!cr;){let Gt=un(ge,x-S,
d,n&&K);p(Ge(Gt===-2?L.written():Gt));let fr=i+S+ge+L.start();if(ge+=L.read(),cr=Gt!==-2&&L.finished(),Gt!==-2||a)continue;
let $n=L.codePoint();if(f){y=de(y);let{count:_c}=A,dr=()=>this.locate(fr),jt=f($n,dr);A.count!==_c&&(cn(this.encoding,y),
Ft(t,S,x));let ar=Uc=>{throw new Me(Uc,dr(),this.name)};typeof jt=="string"?Rd(jt,p,ar):jt?w(jt):ar($n)}else r($n,fr)}}}catch(x){
throw $(x)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#t=de(),this.#n=i+t.length}};function Rd(e,t,n){let o=en(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Ft(o,r,i,2048);let s=un(2048,2048+i-r,0,!1);s===-2&&n(L.
codePoint()),t(Ge(s))}}var $o=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=l(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(fe(t,0,o)),this.held=fe(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=F,this.#e(t)}},te=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=l(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Q(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){Q(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?fe(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Yo(this.#n),o=0;return this.forEach(r=>{Q(
n,r,o),o+=l(r)}),n}};function Yo(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Fe(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=j(e,t);if(o===37||o===38){let{name:r}=T[o];throw new RangeError(`${t}: ${r} has no enc\
oder in the standard; use ${n}.`)}return Ko(o,e,t)}function Ko(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a \
label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var pt=class{decision=null;sample=F;detected;#e;#t=!0;#n=!1;#o=new In;#r=new te;#i;#s=0;#c=F;#d=F;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new te;if(this.#t&&n&&this.#e.takesWhole)return this.#f(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+l(t)<this.#i&&!n)return this.#u(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new te;
let i=he(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#f(s,o,r):this.#a(r,n,o)}#a(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#f(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=l(s)>c,d=n&&
!f,{plain:a,evidence:m}=r.passesASCII()?this.#o.read(he(s,c),d):{plain:0,evidence:0};s=this.#l(s,a,o);let u=l(s),p=c-a;if(m===
-1)return n||f?this.#f(i(this.#m(he(s,p),d)),o,s):this.#u(s,u+1,o);let w=bs(he(s,p),m-a,r.windowBytes),S=Math.min(w+r.windowBytes,
p);if(u<S&&!n)return this.#u(s,S,o);let y=he(s,S),x=this.#m(y,u<S);if(S<=w||S===p||!r.passesASCII()||!Wd(x,y))return this.#f(
i(x),o,s);s=this.#l(s,this.#o.skip(y,m-a),o)}}#m(t,n){this.sample=He(He(this.#c,this.#d),t);let o=this.#e.detection.options,
r=at(this.sample,n,{...o,maxBytes:void 0}),i=this.#h(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#h(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#u(t,n,o){
let r=l(t);return r>0&&this.#r.add(fe(t,0,r)),this.#i=n,{passed:o,rest:null}}#l(t,n,o){let r=he(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-l(this.#c));return i>0&&(this.#c=He(this.#c,he(r,i))),this.#d=As(He(this.#d,As(O(r,i)))),O(t,n)}#f(t,n,o){
return this.decision=t,{passed:n,rest:o}}},As=e=>O(e,Math.max(0,l(e)-64));function bs(e,t,n){let o=Math.min(l(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Wd(e,t){return e.isASCII||e.encoding===void 0&&!(t[bs(t,0,1/0)]>=128)}var Vo=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new pt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new ie(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new ie(d.encoding,this.fatal,a,this.#n),re(f,this.#e.decode(s,n,o))}};function qo(e,t){H(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new Vo(bn(e,t),n,o)}function Ms(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=b(e,n),
r=qo(t,n),i=r.decode(N(o),!0,n),s=r.decision;return{text:i,encoding:T[s.encoding].name,score:s.score,source:s.source}}function Y(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function ze(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Jo(){throw new TypeError("Illegal invocation")}var Is="Failed to execute 'encodeInto' on 'TextEncoder'",_n=Y({TextEncoder:class{#e="utf-8";constructor(){new.target!==_n&&
ze(this,new.target,_n)}get encoding(){return this.#e}encode(e=""){return#e in this||Jo(),Le(B(e))}encodeInto(e,t){#e in this||
Jo();let o=typeof e=="string"&&t instanceof Uint8Array?Sn(e,t):void 0;if(o&&o.read===e.length)return o;Ze(arguments.length,
2,Is);let r=B(e),i=Nr(t,Is),{read:s,written:c}=o??Sn(r,i)??{read:0,written:0};if(s===r.length||c===l(i))return{read:s,written:c};
let f=vd(r.slice(s),O(Zn(i),c));return{read:s+f.read,written:c+f.written}}}});function Le(e){return e.length<=6?_t(e):(Fs??=
jd(),Fs(e)??new R(0,"fatal").encode(e,!0))}var Fs;function jd(){let e=$i();return C()||I()?e:t=>Yd(t)??e(t)}function Yd(e){
let{length:t}=e;if(t<=21)return _t(e);if(t<=64&&Kd()){let n=(Vd()||qd(e))&&_s(ae,e);if(n)return n}return t>=1024&&t<=65536&&
zd(e)?_s(Jd(),e):void 0}var Kd=h(()=>!z()),Vd=h(()=>ye()||k());function qd(e){return e.length*ln(Ds(e))*.75<=64}function _s(e,t){
let n=Sn(t,e);return n?.read===t.length?$e(e,0,n.written):void 0}var Jd=h(()=>new Uint8Array(3*65536)),zd=e=>Us()<=65535&&
Ds(e)>=Us(),Us=h(()=>z()?256:se()?0:1/0);function Ds(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}function vd(e,t){let n=0,o=0;for(;n<e.length;){let r=Eo(e,n);if(o+ln(r)>l(t))break;o=So(r,t,o),n+=r<65536?1:2}return{
read:n,written:o}}var Ns="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Ls=`!
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
?`;var Zd=h(()=>{let e=Ls.split(`
`),t=0;return new Map(Ns.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Rs=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ps(e){let t=new R(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Me)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ks(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function ks(e,t,n){if(Rs(e))return"";if(n===0)return null;let o=Qd(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:ks(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Qd(e){
let t=[...Zd().get(e)??[],...ea(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function ea(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,p)=>c(
p)),d=o.filter((u,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(
Rs)&&i.push(a)}return[...r,...i]}var ta=["fatal","html","replacement","ignore","translit"],na=Qe(ta),Un=(e,t,n)=>typeof e=="function"?e:na(e,t,n);function Cn(e,t,n){
return typeof e=="function"?(o,r)=>oa(e(o,r()),n):e==="ignore"?jo:e==="translit"?Ps(t):void 0}function oa(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=N(b(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return fe(o,0,l(o))}var ra="Failed to construct 'LegacyTextEncoder'",zo="Failed to execute 'encode'";function Ws(e,t="utf-8",n=void 0){let o=Oe(
e,zo);if(n===void 0){let i=Fe(B(t),zo);return i===0?Le(o):mt(o,i)??new R(i,"fatal").encode(o,!0)}let r=Dn(t,n,zo);return r.
encoding===0?Le(o):r.encode(o,!0)}function Dn(e,t,n){let o=B(e),r=t===void 0?"fatal":W(t,{unmappable:Un},n).unmappable,i=Fe(
o,n);return new R(i,r,Cn(r,i,n))}var Hs=Y({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=Dn(e,t,ra)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Oe(e,o);H(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var ht="Failed to execute 'decode' on 'TextDecoder'",xt=Y({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=
vo(e,t,"Failed to construct 'TextDecoder'"),new.target!==xt&&ze(this,new.target,xt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){
return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=F,t=void 0){let n=this.#e;if(t===void 0&&!this.#t){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array){let{length:s}=e;return(s>=rt?Ct(n,e,s,!0):void 0)??n.decodeWhole(e,we(
e),ht)}if(e instanceof ArrayBuffer){let s=Qn(e);if(s)return Ct(n,e,s,!1)??n.decodeWhole(new Uint8Array(e),s,ht)}}let o=b(
e,ht);H(t,ht);let r=!!t?.stream,i=Ee(o);if(!this.#t){if(!r)return n.decodeWhole(i,we(i),ht);n.reset()}return this.#t=r,n.
decode(i,!r,ht)}}});function vo(e,t,n){let o=B(e);H(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return new ie(rs(o,n),r,i)}var Nn=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new R(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=l(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(O(t,i,s?r:i+4096),
s?n:_.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=sa(this.#e.copy(),t,r);let i=new te,s;try{this.#e.transcode(t,n===
_.result?_.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=Ne(c,l(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
_.result,o),this.#n=n===_.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function sa(e,t,n){
let o=l(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return m=>{for(;m>=f&&d<o;)r=O(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,_.none,u=>{f+=l(u)/2}),a=void 0;return a??=ca(i,r),a[m-c]}}function ca(e,t){let n=l(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Gs(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?fa(o.from,t,c):0;if(d>0){o.transcode(O(t,c,c+d),_.none,
()=>{});for(let x=0;x<d;x++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=O(t,c,c+1),m=o.copy(),u=0,p=0;o.transcode(a,_.none,
x=>{u===0&&(p=x[0]|x[1]<<8),u+=l(x)/2}),u>0&&(r[i++]=s);let w=p===65533&&s<f?js(m,a,_.none):void 0,S=w&&w.offset+w.length;
for(let x=1;x<u;x++)r[i++]=S===void 0?s:S+x-1;let y=f-s===2||f<=2;u>0&&!w?s=f+1:(w||y)&&(s=Gs(o))}return r[i]=s,r[i+1]=s+
1,r}function fa(e,t,n){if(Z(e))return l(t)-n;let o=n;if(zt(e))for(;t[o]<128;)o+=1;return o-n}var Gs=e=>js(e,F,_.source)?.
offset??e.position;function js(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof J)return o;throw o}}function Vs(e,t){let n="Failed to execute 'transcode'",o=b(e,n),r=zs(t,n);return da(Ee(o),r,n)??aa(o,r,n)}function da(e,{
from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(n===0?!o:!r&&!We(n)),f=l(e);if(!c||f>64)return;let d=Ne(
e,f,t,r,i,s);return n===0?Le(d):mt(d,n)}function aa(e,t,n){let{from:o,to:r}=t;return En(n,()=>{let i=typeof o=="number"?
Ys(new Pt(o,r,t),N(e)):null;if(i)return i;let s=vs(o,r,t,n);return Ys(s,qs(t,e))})}function Ys(e,t){let n=new te;return e.
transcode(t,_.result,r=>n.add(r))===!1?null:n.concatenate()}function qs({unmappable:e},t){let n=N(t);return typeof e=="f\
unction"?fe(n,0,l(n)):n}function Js(e,t){let n=zs(e,t);return{common:vs(n.from,n.to,n,t),toBytes:o=>qs(n,o)}}function zs(e,t){
H(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=ma(n?.from,t),s=!!n?.ignoreBOM,c=la(n?.to),f=Un(n?.unmappable,t,"unmappable"),d=i===
"auto"?bn(e,t):j(i,t),a=c===void 0?0:Ko(j(c,t),c,t);if(o&&!We(a))throw new RangeError(`${t}: ${T[a].name} has no byte or\
der mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function vs(e,t,n,o){return typeof e=="number"?Ks(
e,t,n,o):new Zo(e,Ks(0,t,n,o))}function Ks(e,t,n,o){let{unmappable:r,losses:i}=n,s=Cn(r,t,o);if(!s||We(t))return new Pt(
e,t,n);let c=ua(e,n);return new Nn(c,t,r,i?.counting(s)??s)}function ua(e,t){return new Pt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var la=e=>e===void 0?void 0:B(e);function ma(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return B(e)}var Pt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(uo(t,this.
to,this.#n.ignoreBOM,this.#e),ri(t,n),this.#e=de())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Ge,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(Or(this.to)??[]));let a=Math.max(0,Go.indexOf(c)),m=l(t);try{uo(this.from,this.to,i,this.#e);for(let u=0;;){
let p=m-u<=65536,w=p&&u===0?t:O(t,u,p?m:u+65536),S=Si(w,r,a,p?n:_.none);d?.addBlock(this.#t+u);let y=S<0?L.written():S;if(y>
0&&o(f(y)),S===-2&&c!=="fatal")return!1;if(S<0&&this.#o(S,u),u+=L.read(),p&&L.finished())break}}catch(u){throw $(u)}this.#e=
n===_.result?null:de(),this.#t=n===_.none?this.#t+m:0}#o(t,n){let o=this.#t+n+L.start();throw this.#e=de(),this.#t=0,t===
-1?new J(T[this.from].name,o,L.length()):new Me(L.codePoint(),o,T[this.to].name)}},Zo=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===_.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new pt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==_.none);i.length>0&&(this.#i.transcode(
i.concatenate(),_.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function Qo(e,t,n){let o=hr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function kt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Qo(e,(o,r)=>r(t.decode(N(b(o,n)),!1,n)),o=>o(t.decode(
F,!0,n)))}var Ln=Y({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=vo(e,t,"Failed to construct 'Tex\
tDecoderStream'");this.#e=n,this.#t=kt("TextDecoderStream",n),new.target!==Ln&&ze(this,new.target,Ln)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Rn=Y({TextEncoderStream:class{#e;constructor(){this.#e=Xs("TextEncod\
erStream",new R(0,"fatal"),B),new.target!==Rn&&ze(this,new.target,Rn)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Xs(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Qo(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var Zs=Y({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=Dn(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Xs("LegacyTextEncoderSt\
ream",n,Oe)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Qs=Y({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=Js(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new te;
try{En(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=Qo("TranscoderStream",(i,s)=>r(b(
i,o),_.none,s),i=>r(F,_.result,i))}get encoding(){let{decision:e}=this.#e;return e&&T[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var ec=Y({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=qo(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=kt("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&T[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Et=class{fatal;ignoreBOM;#e;#t;#n=F;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&l(this.#n)===0?t:He(this.#n,t);if(!n&&wr(r))return this.#n=
r,"";let i=pe(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ie(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?O(r,s):r,n,o)}};var tc=Y({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=B(e);H(
t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new Et(j(o,n),r,i);this.#e=s,this.#t=kt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function nc(e,t){let n="Failed to execute 'findUnmappable'",o=Oe(e,n),r=Fe(B(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new R(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function oc(e){let t=pe(Ee(b(e,"Failed to execute 'bomSniff'")));return t?T[t.encoding].name:null}function St(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=b(e,o),i=j(B(t),o);H(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Ee(r);return pe(f)?new Et(
i,s,c).decode(f,!0,o):Ne(f,we(f),i,s,!0,o)}function rc(e){let t=Ee(b(e,"Failed to execute 'utf8Decode'")),n=pe(t);return cc(
n?.encoding===0?O(t,n.bytes.length):t)}function Wt(e){return cc(Ee(b(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function ic(e){
let t=b(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Ee(t);return Ne(n,we(n),0,!0,!0)}catch(n){if(n instanceof
J)return null;throw n}}function sc(e){return Ze(arguments.length,1,"Failed to execute 'utf8Encode'"),Le(B(e))}var cc=e=>Ne(
e,we(e),0,!1,!0);async function fc(e=void 0){let t=await e;if(t===void 0)ro()||await oo(Vt,!0);else{let n=pa(t)?await ha(t):t;await oo(()=>n,
!1)}}var pa=e=>typeof e?.arrayBuffer=="function";function ha(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var Ea=0,ve=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),ac="application/x-www-form-urlencoded",dc=h(()=>{
let e=new Set([...Array(32).keys(),127]),t=ve(e,' "#<>'),n=ve(t,"?^`{}"),o=ve(n,"/:;=@[\\]|"),r=ve(o,"$%&+,");return{"C0\
 control":e,fragment:ve(e,' "<>`'),query:t,"special-query":ve(t,"'"),path:n,userinfo:o,component:r,[ac]:ve(r,"!'()~")}});
function uc(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Fe(B(e),r,"the result of getOutputE\
ncoding()"),s=B(t),f=Qe(Object.keys(dc()),"argument")(B(n),r,"percentEncodeSet"),d={spaceAsPlus:tn},{spaceAsPlus:a=f===ac}=W(
o,d,r),m=dc()[f],u="",p="",w=()=>{Ea=p.charCodeAt(0),u=re(u,p),p=""};return new R(i,"fatal").encodeOrFail(s,!0,S=>{for(let y=0;y<
l(S);y++){let x=S[y];a&&x===32?p+="+":x>126||m.has(x)?p+=`%${x.toString(16).toUpperCase().padStart(2,"0")}`:p+=String.fromCharCode(
x)}p.length>65536&&w()},S=>{p+=`%26%23${S}%3B`}),w(),u}var ga=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
rr=e=>ga.test(e),ya=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Ta=h(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function wa(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Ta();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:rr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var er;function Pn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(St(Uint8Array.from(r),e))}var tr;function Ht(e){tr??=new Uint16Array(65536),er??=[Pn("shift_jis",
136,151,64),Pn("gbk",176,215),Pn("big5",164,198,64),Pn("euc-kr",176,200)];let t=er.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=tr[i]||wa(r,i);tr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of er.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:ya.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var yc="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Tc=/^(?:GBK|Shift_JIS|Big5|EUC)/,wc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Ga=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,gt="UTF-8",ja=(e,t,n)=>Math.min(dt(e,t,n,"steps")??2,3);function Oc(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Oe(e,n),{maxSteps:r}=W(t,{maxSteps:ja},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Ya(c,r).map(({steps:f,gain:d})=>({text:gc(o,f,Ac)??o.replace(/[^\r\n]+/g,
a=>gc(a,f,sr)??a),path:f.map(({really:a,readAs:m})=>`${a} read as ${m}`).reverse(),score:1-2**(-d/8)}))}function Ya(e,t){
let n=Sc(e);if(n>25)return[];let o=Ht(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>Va(d,o)).sort(ir);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>Ka(e,f.text)).sort(ir).slice(0,5);for(let f of s)f.gain+=.6*Sc(f.text);s.sort(ir);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Ka=(e,t)=>[...e].some(n=>!rr(n)&&!t.includes(
n)),Ec=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Bc(e,t){let n=Hn(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Hn(s,t)).join(""):"",i=.7*Ec(e)<Ec(r)?Hn(r,t):void 0;return i&&{part:r,bytes:i}}var ir=(e,t)=>t.
gain-e.gain;function Va({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of yc.entries()){let f=Tc.test(c)&&!wc.test(
e)?void 0:Bc(e,c);if(!f)continue;let{part:d,bytes:a}=f,m=d===e?o:o+Ht(e)-Ht(d),p=d.includes(_e)||bc(a)?.includes(_e)?qa:
Rt(a).candidates;for(let{encoding:w,score:S}of p){if(S<.003)break;if(t.length>0&&w!==gt&&t[0].really!==gt)continue;let y=sr(
a,w,d,!0);if(y===void 0||y===d)continue;let x=n+2.4*Math.log2(S)-s*.25-(w===gt?-2:1)-(t.length>0?4:0),K=r-m-Ht(y)+x;i.push(
{text:y,steps:[...t,{really:w,readAs:c}],bits:x,left:m,gain:K})}}return i}function Sc(e){if(e.includes(_e))return 0;let t=wc.
test(e),n=-1/0;for(let o of yc){let i=Ga.test(o)&&Tc.test(o)===t?Bc(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:m}of Rt(c).candidates)a===o||sr(c,a,s)===s?f+=m:d=Math.max(d,m);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function gc(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=Hn(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var $t="\x7F",_e="\uFFFD",qa=[{encoding:gt,score:.9}];function Hn(e,t){
if(e.includes(_e)&&e.includes($t))return;let n=e.replaceAll(_e,$t).replace(/[\x80-\x9F]/g,o=>St(Uint8Array.of(o.charCodeAt(
0)),t));try{return new R(Fe(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Ac(e,t,n,o=!1){if(n.includes(
_e))return t===gt?Ja(e):void 0;try{return new xt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function sr(e,t,n,o){
let r=Ac(e,t,n,o);return r===void 0&&t===gt&&!n.includes(_e)?bc(e):r}function bc(e){let t=Wt(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function Ja(e){let t=Wt(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,$t),
[n,o]=[t.split($t),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(_e)&&n.length<=o.length+1?t.replaceAll($t,_e):void 0}function Mc(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";Ze(arguments.length,1,o);let r=en(B(e)),i=Fc(
t,o),s={bigEndian:tn},{bigEndian:c=i!==38}=W(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=Yo(f+2*r.length),[a,m]=c?[0,1]:
[1,0],u=(p,w)=>{d[w+a]=p>>8,d[w+m]=p};i||u(65279,0);for(let p=0;p<r.length;p++)u(r.charCodeAt(p),f+2*p);return d}function Ic(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=b(e,o),i=Fc(t,o);H(n,o);let s=!!n?.fatal,c=N(r),f=za(c),d=new ie(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new J(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(O(c,2),!0,o)}`}function za(e){let t=pe(e)?.encoding;return t===0?void 0:t}function Fc(e,t){let n=B(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{ec as AutoDecoderStream,tc as DecoderStream,Hs as LegacyTextEncoder,Zs as LegacyTextEncoderStream,xt as TextDecoder,
Ln as TextDecoderStream,_n as TextEncoder,Rn as TextEncoderStream,Qs as TranscoderStream,Me as UnmappableError,oc as bomSniff,
St as decode,Ms as decodeAuto,Ic as decodeUTF16,Rt as detectEncoding,Ws as encode,Mc as encodeUTF16,T as encodings,nc as findUnmappable,
br as getOutputEncoding,fc as initialize,Ar as labelToName,xs as localeDefaultEncoding,uc as percentEncodeAfterEncoding,
Oc as repairMojibake,Lr as resolveEncoding,ps as sniffHTMLEncoding,hs as sniffXMLEncoding,Vs as transcode,rc as utf8Decode,
Wt as utf8DecodeWithoutBOM,ic as utf8DecodeWithoutBOMOrFail,sc as utf8Encode};
