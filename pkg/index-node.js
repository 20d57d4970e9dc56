var cn=(e,t)=>e?.prototype?.[t],fn=e=>cn(globalThis.Buffer,e),qe=fn("ucs2Slice"),dt=fn("ucs2Write"),yo=fn("utf8Slice"),ke=fn(
"latin1Slice"),Xr=e=>globalThis[e],Zr=Xr("TextDecoder"),bf=cn(Zr,"decode"),To=Xr("TextEncoder"),Cf=cn(To,"encode"),Uf=cn(
To,"encodeInto");function H(e,t=!1,n=!0){let o=new Zr(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:bf})}function Qr(){let e=new To;return Object.defineProperties(e,{encode:{value:Cf},encodeInto:{value:Uf}}),e}function M(e){
try{return e()}catch{return}}var I=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,ye=()=>wo().includes("Chrom\
e/"),te=()=>wo().includes("AppleWebKit/")&&!ye()&&!(v()>0);function wo(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var X=()=>"Deno"in globalThis,J=()=>wo()==="Cloudflare-Workers",Ce=()=>te()||J(),v=()=>J()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),de=()=>v()<22,Ve=e=>globalThis.process?.getBuiltinModule?.(e),Eo;function ei(){let{
TransformStream:e}=globalThis;return e&&e===Eo?e:(Eo=[e,Ve("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Eo)}var Df=e=>Ve("node:fs").readFileSync(e);function ti(e){try{return Df(e())}catch(t){let n="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${n}. (${t})`,{cause:t})}}var dn=()=>ti(()=>new URL("./encoding-prepared.wasm",import.meta.url)),an="encoding-wasm";var un=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function p(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var y=Rf();function Rf(){let e=un.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var oi=p(()=>new Map(y.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Pf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ue=e=>e<36&&e!==33,N=e=>e>0&&e<29,ln=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),kf=e=>Pf.find(([t])=>e>=t)[1];function ze(e){let t=oi();return t.get(e)??t.get(si(Hf(e)))}function oe(e,t){
let n=ze(e);if(n===void 0){let o=Ao(e),r=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=kf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${an}' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Wf=p(
()=>new Map(Array.from(oi(),([e,t])=>[mn(e),t]).reverse()));function Ao(e){let t=mn(e),n=Wf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var mn=e=>si(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ri=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ae(e){if(e[0]>=239)return ri.find(t=>t.bytes.every((n,o)=>e[o]===n))}function ii({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function pn(e){return ri.find(t=>t.encoding===e)?.bytes}function Be(e){return e===
0||e===37||e===38}function Hf(e){let t=0,n=e.length;for(;ni(e[t]);)t+=1;for(;ni(e[n-1]);)n-=1;return e.slice(t,n)}var ni=e=>`\
	
\f\r `.includes(e);function si(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function ci(e){let t=ze(`${e}`);return t===
void 0?null:y[t].name}function fi(e){let t=ze(`${e}`);return t===void 0?null:y[t!==36&&t!==37&&t!==38?t:0].name}var Bo=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,di=()=>Object.getPrototypeOf(Uint8Array.prototype),hn=e=>Bo(di(),
e),Io=e=>Bo(DataView.prototype,e),jf=()=>Bo(ArrayBuffer.prototype,"byteLength"),xn=e=>di()[e],ai=hn(Symbol.toStringTag),
Sn=hn("buffer"),Fo=hn("byteOffset"),ui=hn("byteLength"),Yf=xn("includes"),Kf=xn("set"),vf=xn("slice"),qf=xn("subarray"),
Vf=Io("buffer"),zf=Io("byteOffset"),li=Io("byteLength"),mi=jf(),h=e=>ui.call(e);function ae(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:h(e)}var g=(e,t,n=h(e))=>new Uint8Array(Sn.call(e),Fo.call(e)+t,n-t);function Je(e,t){
let n=new Uint8Array(h(e)+h(t));return q(n,e),q(n,t,h(e)),n}function pi(e,t){let n=Fo.call(e),o=t+(-(n+t)&3),r=Math.max(
0,h(e)-o)>>2,i=r>0?new Int32Array(Sn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Ie=(e,t)=>g(e,0,Math.min(
t,h(e))),q=(e,t,n)=>Kf.call(e,t,n),hi=(e,t)=>Yf.call(e,t),Jf=p(()=>I()?96:te()?1024:1/0);function ue(e,t,n){if(n-t<=Jf())
return vf.call(e,t,n);let o=new Uint8Array(n-t);return q(o,qf.call(e,t,n)),o}function He(e,t,n){if(n>24)return ue(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function fe(e,t){if(t<=64)return!1;try{return mi.call(
Sn.call(e)),!1}catch{return!0}}var Xf="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function b(e,t,n=Xf){
if(!ArrayBuffer.isView(e)&&Mo(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function xi(e,t){if(ArrayBuffer.isView(
e)&&ai.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function $(e){
if(ArrayBuffer.isView(e))return _o(e);try{return new Uint8Array(e)}catch{return U}}var Fe=e=>e instanceof Uint8Array?e:$(
e);function _o(e){try{return ai.call(e)===void 0?new Uint8Array(Vf.call(e),zf.call(e),li.call(e)):new Uint8Array(Sn.call(
e),Fo.call(e),ui.call(e))}catch{return U}}var U=new Uint8Array;function Mo(e){try{return mi.call(e)}catch{}try{return li.
call(new DataView(e))}catch{return}}function Z(e,t,n){Q(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function Q(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var A=e=>`${e}`;function En(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function De(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}var yn=e=>e===void 0?void 0:!!e;function at(e,t,n){if(e>=t)return;let o=t===1?"argum\
ent":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e} present.`)}function ut(e,t="option"){return(n,o,r)=>{
if(n===void 0)return e[0];let i=A(n);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${o}: The ${t} \
'${r}' can't be '${i}'; use one of '${s}'.`)}}var Zf=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Qf=p(()=>new Map(Zf.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function ed(e){return ze(e)??Qf().get(mn(e))??Ao(e)}function Si(e){let t=ed(A(e));return t===void 0?null:y[t].name}var Co=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;bufferDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#n=0;#o=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=N(t)&&!n}accept(t){M(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#r(t))}#r({newDecoder:t,quicken:n,canFail:o,
most:r}){this.bufferDecoder??=t(this.fatal,this.ignoreBOM),this.decoder??=n?.(this.bufferDecoder)??this.bufferDecoder,this.#o=
this.fatal&&o&&!this.decoder.fatal,this.most=r,this.mostAtOnce=this.#o?-1:r}pause(){this.most=-1,this.mostAtOnce=-1,this.
takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0,this.bufferDecoder=this.decoder}reconsider(t,n){
let o=this.#t;this.#n>0?this.#n-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(t){try{let{byteLength:n}=t;
if(n<this.#e||n>this.mostAtOnce)return;let o=this.bufferDecoder.decode(t);return this.onlyASCII?o.length!==n&&this.pause():
this.takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&fe(t,n)))
try{let o=this.decoder.decode(t),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&
this.pause(),r?void 0:o}catch{this.pauseLong();return}}},Ei=[],Uo=[];function wn(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Uo[o];
if(r)return r;let i=new Co(e,t,n);Uo[o]=i;let s=Ei[e];return s&&i.accept(s),i}function lt(e,t){Ei[e]=t;for(let n=0;n<4;n++)
Uo[4*e+n]?.accept(t)}var re=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function On(e,t){try{return t()}catch(n){throw n instanceof re?n.toTypeError(e):n}}var nd=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,yi=Symbol.for("encoding-wasm.UnmappableError"),Ne=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${nd(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&yi in o}[yi](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var ie=new Uint8Array(512),Do=[];function Lo(e){return Do[e]??=g(ie,0,e),Do[e]}function Ti(e,t,n){return t>ie.length?g(e,
0,n):(e!==Do[t]&&q(ie,e),Lo(n))}function mt(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Ai(e,t,n){let{memory:o}=e,r=gn(a=>cd(a,n),o,t),i=gn(dd,o,t);if(r&&i){let a=X()?1/0:64;return{...i,read:(u,l)=>(l<
128?r:i).read(u,l),write:(u,l)=>(u.length<a?r:i).write(u,l),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:X()?r.
writeBytes:void 0,mostByTable:512}}let s=No(o);if(r)return I()?fd(r,gn(Oi,o,t)):r;let c=i??gn(Oi,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u)};return i?id(d,e,t):d}var id=(e,t,n)=>({...e,
readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(i,r,s);return c<0?null:
e.read(n,c)},readsInput:!0,mostByTable:512});function gn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),No(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var sd="str\
ings";function cd(e,t){let[n]=WebAssembly.Module.customSections(t,sd),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function fd(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function dd(e){let[t,n]=[qe,dt],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(u,l){q(d,new Uint8Array(
e.buffer,u,2*l),a),a+=2*l},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Oi(e){let t=H("utf-16le"),{write:n,most:o}=No(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:n,most:o}}function No(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return mt(i,s,r);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var An,S,Po,Bi,Ii,k,V={input:0,units:0,output:0},kt=0,Bn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function we(e,t){
Bn.name=e,Bn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&ud(),B.isBusy=!0}function ud(){try{Ci(),An??=Mi(pd(dn())),bi(
new WebAssembly.Instance(An),An)}catch(e){throw Ui(e)}}async function ko(e,t){try{Ci();let n=e(),o=Fi(n)?n:await WebAssembly.compile(t?n:md(n));Mi(o);let r=await WebAssembly.instantiate(
o);if(Wo())return;bi(r,o),An=o}catch(n){throw Ui(n)}}var ld=[0,97,115,109];function md(e){let t=$(b(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(ld.every((n,o)=>t[o]===n))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Wo=()=>!B.isBusy;function pd(e){return Fi(e)?e:new WebAssembly.Module(e)}function Fi(e){try{return WebAssembly.
Module.customSections(e,_i),!0}catch{return!1}}var _i="encoding-wasm";function Mi(e){let[t]=WebAssembly.Module.customSections(
e,_i),n=`${an} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function bi({
exports:e},t){S=e,Ro=WebAssembly.RuntimeError,V.input=S.input(),V.units=S.units(),V.output=S.output(),Li(),k=Ai(S,V.units,
t),kt=Math.min(S.units_length(),k.most),B.isBusy=!1}function Ci(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Ui(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(hd(e))return new RangeError(`encoding-wasm: ${Di} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Di="no memory \
for WebAssembly; free some, and call again",hd=e=>e instanceof RangeError&&/memory/i.test(e.message);function Wt(){return $o(),
Po}function In(){return $o(),Bi}function Ho(){return $o(),Ii}function $o(){Po[0]===void 0&&Li()}function Li(){let{buffer:e}=S.
memory;Po=new Uint8Array(e),Bi=new Uint8Array(e,V.input,65536),Ii=new Int32Array(e,S.codec(),S.codec_length()>>2)}function Fn(e,t){
return we(e,-1),Ht(t)}function Ht(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw z(t)}}var Ro;function z(e){if(!B.
isBusy||!Ro||!(e instanceof Ro))return e;let t=y[Bn.encoding]?.name,n=`${Bn.name}${t?` of ${t}`:""} failed`;return xd()?
new RangeError(`encoding-wasm: ${n}: ${Di}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function xd(){try{return S.memory.grow(32),
!1}catch{return!0}}function le(e=null){let t=Ho();return $i(t,e??new Int32Array(t.length))}function Hi(){return S.held()!==0?le():(B.newCodec=
$t,null)}var Go=e=>$i(e,Ho());function $i(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Qe(e,t){Gi(e,t)||(we(
"decoding",e),t?Go(t):S.new_decoder(e),$t=e===33||e===36?NaN:e)}var $t=NaN;function Gi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function _n(e,t){Gi(~e,t)||(we("encoding",e),t?Go(t):S.new_encoder(e),$t=~e)}function jo(e,t,n,o){
we("transcoding",e),o?Go(o):S.new_transcoder(e,t,+n)}function ji(e,t){S.set_source_encoding(e,+t),B.isBusy=!1}function xt(e){
let t=h(e),n=S.alloc(t)>>>0;return q(Wt(),e,n),[n,t]}var Td=p(()=>Uint8Array.from(un,e=>e.charCodeAt(0))),Ni,Yi=e=>Fn("s\
niffing",()=>(Ni!==S&&S.give_labels(...xt(Td())),Ni=S,e())),Ki=(e,t,...n)=>Yi(()=>S.sniff_html(...xt(e),t,...n)),vi=(e,t,n)=>Yi(
()=>S.sniff_xml(...xt(e),t,n));var qi=(e,t)=>Fn("sniffing",()=>S.default_for(...xt(e),t)),Vi=()=>we("detection",-1);function zi(e,t){try{S.feed_detector(
...xt(e),+t)}catch(n){throw z(n)}}var Ji=(e,t,n,o)=>Ht(()=>{let r=f=>f?xt(f):[0,0],i=S.guess(...r(e),...r(t),...r(n),+o)>>>
0,{buffer:s}=S.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function et(e,t,n,o,r){
Xe(e,t),B.isBusy=!0;let i=S.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=$t),Ko(i)}var Ge={encoding:-1,source:0,most:0,owner:void 0};function Mn(e,t,n){if(Ge.encoding!==e||Ge.owner!==S||B.isBusy){try{we(
"decoding",e),Ge.owner=S;let r=k.readBytes?S.byte_table(e):0;Ge.source=k.readsInput?e:r,Ge.most=r===0?0:!ln(e)&&k.mostByTable||
1/0,Ge.encoding=e}catch(r){throw z(r)}B.isBusy=!1}if(n>Ge.most)return;if(n<=65536)return Xe(t,n),Ri(n);if(k.most>kt)return;
let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);Xe(g(t,r,r+i),i),o=xe(o,Ri(i))}return o}function Gt(e,t,n,o){
return Fn("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(4*r,65536,t-i)),Xe(r===t?e:g(e,
i,i+r),r),!S.is_free_of(r,n,o))return!1;return!0})}function Yo(e,t){let n=-1,o,r;function i(s){try{return we(e,s),n=s,r=
S,o=t(s),B.isBusy=!1,o}catch(c){throw z(c)}}return s=>s===n&&r===S&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var bn=Yo("enc\
oding",e=>{let t=S.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=S.memory;return N(e)?new Uint8Array(n,t,16384):new Uint16Array(
n,t,65536)}),Xi=Yo("encoding",e=>{let t=S.unit_table(e)>>>0,n=new Uint8Array(65536);return q(n,new Uint8Array(S.memory.buffer,
t,16384)),n}),St=Yo("decoding",e=>{let t=N(e),n=(!t?S.pair_table(e):S.byte_table(e))>>>0;return n>0?new Uint16Array(S.memory.
buffer,n,t?256:65536):void 0}),Ri=e=>k.readBytes(V.input,e,Ge.source);function xe(e,t){try{return e+t}catch(n){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}
var Zi=e=>e+65536+3<=kt,Qi=e=>e>kt&&e<268435456?k.collect?.(e+3):void 0,es=()=>V.units,ts=()=>Wt()[V.units]|Wt()[V.units+
1]<<8,Et=(e,t)=>k.read(V.units+2*e,t-e),jt=(e,t,n,o=0)=>k.write(e.slice(t,n),V.units+2*o);function ns(e,t){if(!B.isBusy&&
!k.writeBytes)return;we("encoding",t);let n=k.writeBytes?.(e,V.output,S.unit_table(t));return B.isBusy=!1,n===e.length?tt(
n):void 0}function Cn(e,t,n,o){B.isBusy=!0;let r=S.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&j.finished()&&(B.newCodec=
$t),Ko(r)}var L={none:0,source:1,result:2};function os(e,t,n,o){let r=h(e);Xe(e,r),B.isBusy=!0;let i=S.transcode_block(r,
+t,n,o);return B.isBusy=!1,Ko(i)}function Xe(e,t){let n=In();if(t>8)try{q(n,e)}catch{q(n,g(e,0,t))}else for(let o=0;o<t;o++)
n[o]=e[o]}function Ko(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
return e}var tt=e=>He(Wt(),V.output,e);var j={finished:()=>S.finished()!==0,read:()=>S.read(),written:()=>S.written(),codePoint:()=>S.code_point(),start:()=>S.
start(),length:()=>S.length()};var W=new Uint8Array(256);function ot(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return rs(W,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return rs(n,o,e);n[o]=r}return n}function rs(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)W[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)W[r++]=s;else if(s<2048)W[r++]=
192|s>>6,W[r++]=128|s&63;else if(!nt(s))W[r++]=224|s>>12,W[r++]=128|s>>6&63,W[r++]=128|s&63;else{let c=Jo(n,i);c>=65536&&
(i+=1),r=Xo(c,W,r)}}return He(W,0,r)}var cs=p(()=>dt||I()||te()?96:J()?1024:128),zo=p(()=>Ce()||I()||F()?65536:128),Od=p(
()=>new Uint8Array(2*zo()));function fs(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var gd=p(J);function ds(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(gd()?Gt(o,n,0,255):!hi(o,0))?o:void 0}function as(e,t){let{length:n}=e,o=2*n<=256?W:
Od(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return He(o,0,r)}var Ad=e=>e===14||e===15||e===27;function us(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,W[o]=27,W[o+1]=r?36:40,W[o+
2]=66,o+=3),r){if(!(c>=41216))return;W[o]=c>>8&127,W[o+1]=c&127,o+=2}else{if(Ad(s))return;W[o]=c,i<n&&(o+=1)}}return He(
W,0,o)}var nt=e=>(e&63488)===55296;function Jo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Yt=e=>e<128?1:e<2048?2:e<65536?3:4;function Xo(e,t,n){if(e<128)return t[n]=e,n+1;let o=Yt(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var ls=new Uint8Array(128),Me=Bd(
ls);function Bd(e){return new Uint16Array(e.buffer)}var Dn=p(()=>qt()?0:18),Id=p(()=>de()?54:X()||!(v()>=22||Ce())?64:32),
Fd=p(()=>te()?64:32),_d=p(()=>te()?36:18),Ln=(e,t)=>(e[0]&e[t>>1])>=128;function ms(e,t,n){return n?t<=8:t<=_d()||t<=Fd()&&
(Ln(e,t)||kn())}var Nn=(e,t)=>t<=18||t<=64&&Ln(e,t)&&t<=Id(),me={length:0,bytes:0};function Tt(e,t,n,o){if(e[0]<128&&qt())
return Qo(e,t)?ke.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return vo(e,s,t,n,o,r);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=
64||!d&&(c<2048||nt(c)||c===65279))return vo(e,s,t,n,o,r)}Me[r++]=c}return vt(r)}function ps(e,t,n){if(t%2>0)return;let o=0;
for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(nt(i))return;Me[o++]=i}return vt(o)}function vo(e,t,n,o,r,i){
let s=Zo();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===
224?160:f===240?144:128,m=f===237?159:f===244?143:191,E=f,x=0;for(;x<d&&c<n;x++,c++){let O=e[c];if(O<l||O>m)break;E|=O<<
8*(x+1),l=128,m=191,a=a<<6|O&63}if(x<d){if(c===n&&!o){if(f===239)return;hs(E,1+x);break}u=!0}if(u&&r||(u&&(a=65533),a===
65279))return;a>65535&&(Me[i++]=55232+(a>>10),a=56320|a&1023),Me[i++]=a}return vt(i)}function Rn(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=St(o),!r)return;if(d=r[f],nt(d)){if(s<t)d=r[f|e[s++]<<8];else if(!n&&Pn(f,o))
break;if(nt(d))return Md(e,c,t,n,i,o,r)}}Me[i++]=d}return vt(i)}function Md(e,t,n,o,r,i,s){let c=Zo();for(let f=t;f<n&&r<=
c;){let d=e[f++],a=d<128?d:s[d];if(nt(a)){if(f===n&&!o&&Pn(d,i))break;let u=f<n?e[f]:0;if(a=s[d|u<<8],!nt(a))f+=1;else if(Cd(
a))a=65533;else{let m=f+2<n&&i<=30?bd(d,u,e[f+1],e[f+2]):0;if(m===0)return;Me[r++]=55232+(m>>10),a=56320|m&1023,f+=3}}Me[r++]=
a}return vt(r)}function bd(e,t,n,o){let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*
10+(o-48);return r&&i>=189e3&&i<1237576?65536+i-189e3:0}var Cd=e=>e>=57088&&e<=57216;function Kt(e,t){for(let n=1;n<=3&&
n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function wt(e,t,n){return me.
length=0,vo(e,t,n,!1,!0,0)===""}function Pn(e,t){let n=t!==32||e<144||e>160;return n&&hs(e,1),n}function hs(e,t){me.length=
t,me.bytes=e}function vt(e){if(e<3||e<=18&&!qt())return mt(Me,0,e);if(kn())return qe.call(ls,0,2*e);if(!(e>Zo()))return mt(
Me,0,18)+mt(Me,18,e-18)}var Zo=p(()=>kn()?1/0:36),qt=p(()=>F()&&kn()),kn=p(()=>M(Ud)===!0);function Ud(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(qe)==="a\uFEFF\uD83D"&&t(ke)==="a\0\xFF\xFE=\xD8"}
function Qo(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function Se(e,t){let n=Math.ceil(t/8);for(let o=0;o<
t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}function xs(){let{StringDecoder:e}=Ve("node:string_decoder"),t=new e("utf-8"),{write:n,end:o}=t,r=Object.getOwnPropertyDescriptor(
e.prototype,"lastNeed");return Object.defineProperties(t,{write:{value:n},end:{value:o},lastNeed:{...r}}),i=>{if(!(i[i.length-
1]<128))return;let s=t.write(i);if(t.lastNeed===0)return s;t.end()}}function er(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
r)<128?n(o,r):void 0}case 3:{let r=e[1],i=e[2];return(o|r|i)<128?n(o,r,i):void 0}case 4:{let r=e[1],i=e[2],s=e[3];return(o|
r|i|s)<128?n(o,r,i,s):void 0}case 5:{let r=e[1],i=e[2],s=e[3],c=e[4];return(o|r|i|s|c)<128?n(o,r,i,s,c):void 0}case 6:{let r=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|r|i|s|c|f)<128?n(o,r,i,s,c,f):void 0}case 7:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|r|i|s|c|f|d)<128?n(o,r,i,s,c,f,d):void 0}case 8:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
r|i|s|c|f|d|a)<128?n(o,r,i,s,c,f,d,a):void 0}case 9:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(o|
r|i|s|c|f|d|a|u)<128?n(o,r,i,s,c,f,d,a,u):void 0}case 10:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(o|r|i|s|c|f|d|a|u|l)<128?n(o,r,i,s,c,f,d,a,u,l):void 0}case 11:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],m=e[10];return(o|r|i|s|c|f|d|a|u|l|m)<128?n(o,r,i,s,c,f,d,a,u,l,m):void 0}case 12:{let r=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],E=e[11];return(o|r|i|s|c|f|d|a|u|l|m|E)<128?n(o,r,i,s,c,f,d,a,u,l,m,E):
void 0}case 13:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],E=e[11],x=e[12];return(o|r|i|
s|c|f|d|a|u|l|m|E|x)<128?n(o,r,i,s,c,f,d,a,u,l,m,E,x):void 0}case 14:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],m=e[10],E=e[11],x=e[12],O=e[13];return(o|r|i|s|c|f|d|a|u|l|m|E|x|O)<128?n(o,r,i,s,c,f,d,a,u,l,m,E,x,O):void 0}case 15:{
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],E=e[11],x=e[12],O=e[13],T=e[14];return(o|r|i|
s|c|f|d|a|u|l|m|E|x|O|T)<128?n(o,r,i,s,c,f,d,a,u,l,m,E,x,O,T):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],m=e[10],E=e[11],x=e[12],O=e[13],T=e[14],_=e[15];return(o|r|i|s|c|f|d|a|u|l|m|E|x|O|T|_)<128?n(o,r,i,
s,c,f,d,a,u,l,m,E,x,O,T,_):void 0}}}function tr(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
return o(n[e[0]],n[e[1]]);case 3:return o(n[e[0]],n[e[1]],n[e[2]]);case 4:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]]);case 5:
return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]]);case 6:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]]);case 7:
return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]]);case 8:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],
n[e[5]],n[e[6]],n[e[7]]);case 9:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]]);case 10:
return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]]);case 11:return o(n[e[0]],n[e[1]],
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]]);case 12:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],
n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]]);case 13:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],
n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]]);case 14:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],
n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]]);case 15:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],
n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]]);default:return o(n[e[0]],n[e[1]],
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var Hn=p(()=>M(Wd)),Ot=p(()=>M(Hd)),Rd=p(()=>M(Xd)),Pd=p(()=>M(Zd));function Es(e,t,n){let o=ys(e);if(!(!o||n<24||fe(t,n))&&
!(e===0&&ws(t,n)))return o.takes?.(t,n)===!1?void 0:o}function ys(e){return e===0?Ot():e===38?Rd():e===37?Pd():void 0}function sr(e,t,n,o){
if(me.length=0,o&&t>8192||t>1024&&(fe(e,t)||ws(e,t)))return;let r=Ot();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=Kt(
e,t);if(!(i<t&&(n||!wt(e,i,t))))try{let s=i===t||r.decodesStart&&!o?e:Ti(e,t,i),c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&c!==void 0&&$n(s,i,c),c}catch{return}}function Ts(e,t,n){let o=ys(e);if(!(n%2>0||!o?.takes?.(t,n)||fe(
t,n)))return o.decode(t,!0)}function ws(e,t){if(t<8192||kd())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var kd=p(te);function Wd(){let{isAscii:e}=Ve("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Hd(){let e=de(),t=e?Hn():void 0;if(e&&!t)return;
let n=H("utf-8"),o=M(Kd),r=_=>n.decode(_),i=Gd()?M(xs):void 0,s=qd(r,i),c=Yd(s,o),f=t&&((_,K)=>Se(_,K)&&t(_)),d=f??(ye()?
Vd:J()?Jd:void 0),a=f?(_,K)=>K>256?f(_,K):Is(_,K)&&!(K>54&&Ln(_,K)):d,u=Uint8Array.of(...Os,...As.flat()),l=`${gs}${"\uFFFD".
repeat(9)}a\uFFFDa\uFFFD`,m=Uint8Array.of(97,127),E=s(u,u.length)===l&&s(Uint8Array.of(...u,97),u.length+1)===`${l}a`&&r(
u)===l&&n.decode(u.buffer)===l&&s(m,2)==="a\x7F"&&nr(_=>c(_,_.length)),x=ke;if(!E||t&&x.call(m)!=="a\x7F")return;let O=(_,K)=>H(
"utf-8",_&&o!==void 0,K),T=i&&(_=>jd(_,i));return lt(0,{newDecoder:O,quicken:T,isRight(_,K){let Rt=O(_,K);return Ss(Rt)&&
(!T||Ss(T(Rt)))},canFail:!0,...$d(i!==void 0)}),{decode(_,K){try{return t?x.call(_):(K?c:r)(_,h(_))}catch{return}},decodeQuickly:s,
decodesStart:Bs(),decodeOrFail:c,takesQuickly:a,takes:d,completeLength:Kt}}function $d(e){return F()?rt(1):X()?{...rt(257),
leastBeyondASCII:65,leastOfBuffer:8192}:de()?{...rt(19),most:2048,onlyASCII:!0}:ye()?{...rt(48),leastOfBuffer:48,onlyASCII:!0}:
J()?{...rt(33),most:1023}:e?{...rt(17),leastBeyondASCII:33}:rt(v()>0?512:33)}var rt=e=>({leastOfASCII:e,leastBeyondASCII:e,
leastOfBuffer:1,most:8191,onlyASCII:!1}),Gd=()=>de()||v()>=26&&!X()&&!F();function jd(e,t){let{fatal:n,ignoreBOM:o}=e;return{
fatal:n,ignoreBOM:o,decode(r){let i=n&&r.length>256?void 0:t(r);return i===void 0||n&&i.includes("\uFFFD")||!o&&i.charCodeAt(
0)===65279?e.decode(r):i}}}function Yd(e,t){let n=vd(e);return t?F()||Ce()?o=>t.decode(o):v()>0?(o,r)=>r>256&&Se(o,r)?t.
decode(o):n(o,r):n:n}function Kd(){let e=H("utf-8",!0);return nr(n=>e.decode(n))&&nr(({buffer:n})=>e.decode(n))&&!X()?e:
void 0}var Ss=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...ot("\uFEFF"),...ot(
t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),nr=e=>e(Uint8Array.from(Os))===gs&&As.every(t=>M(()=>e(Uint8Array.
from(t)))===void 0),Os=[239,187,191,97,230,188,162,240,159,146,169],gs="\uFEFFa\u6F22\u{1F4A9}",As=[[192,128],[237,160,128],
[244,144,128,128,97],[240,159,146,97],[230,188]],vd=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function qd(e,t){
let[n,o]=[yo,ke];return de()?(r,i)=>i>256?o.call(r):t?.(r)??n.call(r,0,i):t?(r,i)=>(i<8192?t(r):void 0)??n.call(r,0,i):Bs()?
(r,i)=>n.call(r,0,i):!n||!X()?e:(r,i)=>Is(r,i)?n.call(r):e(r)}var Bs=()=>yo!==void 0&&v()>0&&!X()&&!F(),Is=(e,t)=>t<=64||
t<=256&&Se(e,t);function Vd(e,t){if(t<64)return!1;if(Se(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,i=Math.ceil(t/16);
for(let s=0;s<t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>8||t>=768&&r===0&&
n>=3*o}var zd=p(J),or=0;function $n(e,t,n){t<1024||!zd()||!Se(e,t)||(or=n.length===t?0:or+1)}function Jd(e,t){if(t<1024)
return!0;if(Se(e,t))return or<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<
3}function Xd(){return I()||Ce()?Fs(!1):Qd()}function Zd(){return I()?Fs(!0):void 0}function Qd(){let e=qe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=de()?512:1/0;return _s(!1,(i,s)=>s<=o||Se(i,s)&&Hn()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.
length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Fs(e){let t=H(e?"utf-16be":"utf-16le"),o=[65279,55357,
28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return _s(e,()=>!0,
(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var _s=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,
r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var ee={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},cr=1;function Gn(e,t,n,o){return t>=
cr?ea(e,t,n,o):void 0}function ea(e,t,n,o){if((ee.encoding!==o||ee.owner!==S||B.isBusy)&&!ta(o)||t>ee.most&&(t>ee.mostBeyondASCII||
Se(e,t)))return;Xe(e,t);let{readBytes:r,readPairs:i}=k;if(!!0||!ee.isOfPairs)return r(V.input,t,ee.source);let{piece:s}=ee,
c=i(V.input,t,ee.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=In();if(c.length===s){let a=f[t],u=i(V.input+
t-a,a,ee.source,+!n,s);if(u===null)return;c+=u}return f[t]===0||Pn(f[t-1],o)?c:void 0}function ta(e){return B.isBusy?!1:
k.readPairs?(we("decoding",e),Ht(()=>{let t=N(e);ee.isOfPairs=!t;let n=t?S.byte_table(e):S.pair_table(e);ee.source=k.readsInput?
e:n;let o=Vt(e);return cr=o.least,ee.piece=o.piece,ee.most=n>0?o.any:0,ee.mostBeyondASCII=n>0?o.beyondASCII:0,ee.owner=S,
ee.encoding=e,!0})):(cr=1/0,!1)}var na=p(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!k.readPairs)return{windows1252:e(
0),single:e(0),multi:e(0)};if(I()){let n={...e(72),piece:k.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}
if(k.readsInput){let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(de()?18:256),multi:n}}
let t={least:1,any:128,beyondASCII:512,piece:512};return{windows1252:e(F()?0:256),single:e(256),multi:t}});function Vt(e){
let{windows1252:t,single:n,multi:o}=na();return e===21?t:N(e)?n:o}var ar=p(()=>F()?0:Ce()||de()?8:ye()?352:18),oa=p(F);function Cs(e,t,n){if(n>64)return Se(t,n)?ra(e,t,n):void 0;if(n<=Dn()||
(t[n>>1]|t[n-1])>=128||!Qo(t,n))return;let o=qn();return o?o.call(t,0,n):Mn(e,t,n)}function ra(e,t,n){let o=qn(),r=N(e);
if(!(n<512&&(r||!o))&&!(e===21&&Yn>0)&&!(r&&Rs(e))&&!fe(t,n))try{return Hn()?.(t)??Gt(t,n,128,128)?o?o.call(t):Ot()?.decodeQuickly(
t,n):void 0}catch{return}}var jn=[],fr=[];function Us(e,t,n){if(!(fr[e]===null||n<=ar())&&!(n>=512&&n>Ls(e)))return fr[e]??=
fa(e),vn(fr[e],t,n)}function Ds(e,t,n){return n<512?(oa()?dr(e,t,n):void 0)??Mn(e,t,n)??dr(e,t,n)??Ms(e,t,n):dr(e,t,n)??
(ua(e)?Ms(e,t,n):void 0)??Mn(e,t,n)}var Yn=0,ia=p(()=>ur()?8192:512),sa=e=>Yn>0&&e<ia();function dr(e,t,n){let o=qn();if(!o||
e!==21)return;if(sa(n)){Yn-=1;return}let r=aa(t,n);if(Yn=r?0:15,!!r&&!fe(t,n))try{return o.call(t)}catch{return}}var Ms=(e,t,n)=>vn(
Ns(e),t,n);function vn(e,t,n){if(!(!e||n>1024&&fe(t,n)))try{return e.decode(t)}catch{return}}var ca=p(()=>F()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Ls(e){if(Rs(e))return 8192;let{windows1252:t,other:n}=ca();return e===
21?t:n}function fa(e){let t=ha(e)?Ns(e):null;if(t){let n=Kn(e,zt()).includes("\uFFFD"),o=Math.max(ar(),Vt(e).any)+1;lt(e,
{newDecoder:r=>r&&n?H(y[e].name,!0):t,isRight:r=>!(r&&n)||Sa(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:I()?
1:ar()+1,most:Ls(e),onlyASCII:!1})}return t}function Ns(e){return jn[e]===void 0&&(jn[e]=null,jn[e]=M(()=>xa(e))??null),
jn[e]}var qn=p(()=>M(da));function da(){let e=ke,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function aa(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Gt(e,
t,128,224)}var ua=e=>e===21?ur():la()||ma()&&ln(e),Rs=e=>!qn()&&(e===21?ur():pa()),la=p(()=>I()||te()),ma=p(()=>J()||F()),
pa=p(I),ur=p(()=>I()||F()||!(v()>0)),ha=e=>I()||F()||Ce()||de()||ye()&&e===21,zt=()=>Uint8Array.from({length:256},(e,t)=>t);
function Kn(e,t){let n=St(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function xa(e){let t=H(y[e].name),n=r=>t.
decode(r)===Kn(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return zt().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function Sa(e){
let t=Kn(e,zt()),n=zt().filter(f=>t[f]!=="\uFFFD"),o=H(y[e].name,!0),r=f=>M(()=>o.decode(f)),i=f=>r(f)===Kn(e,f),s=Uint8Array.
from({length:4096},(f,d)=>n[d%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
zt().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}var Ps;function mr(e,t,n){return Ps??=Ea(),Ps(e,t,n)}function Ea(){let e=Ot(),t=!(e&&F());return(n,o,r)=>{if(t&&Nn(n,o)){
let i=(o<=16&&n[0]<128?er(n,o):void 0)??Tt(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var lr=[];function ks(e,t,n){if(qt())return;let o=lr[n];if(o)return tr(
e,t,o);let r=e[0]<128?er(e,t):void 0;if(r!==void 0||!N(n))return r;let i=St(n);if(i)return lr[n]=new Uint16Array(i),tr(e,
t,lr[n])}function it(e,t,n,o=!1){try{Qe(e,null);let r=et(t,n,0,o,!0);return r<0?void 0:Et(0,r)}catch(r){throw z(r)}}function Ws(e,t,n,o){
me.length=0;let r=n?t:Kt(e,t);return r===t||wt(e,r,t)?it(0,e,r,o):void 0}var Vn=p(()=>I()?{any:2048,markup:1/0,leastInStream:16}:J()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:F()?2048:
te()?112:0,leastInStream:40}),hr=()=>Vn().markup>0,Hs=(e,t)=>t>=Vn().leastInStream&&js(e,t),Oa=p(()=>hr()?1/0:33),$s=(e,t,n)=>e>=
29&&e<36&&n>=Oa()&&t[0]>=128,xr=[],Gs=(e,t,n)=>js(t,n)&&zn(e,n)?vn(xr[e],t,n):void 0;function js(e,t){let{any:n,markup:o}=Vn();
return t<=n||t<=o&&ga(e,t)}function zn(e,t){return xr[e]?!0:(Aa(e,t),!1)}function ga(e,t){if((e[1]&e[t>>1])>=128)return!1;
let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var Jt=[];function Aa(e,t){Jt[e]===void 0&&
(Jt[e]=M(()=>Ma(e))??null);let n=Jt[e];n&&(n.credit+=Math.min(t/64,1)+t/1024,!(n.credit<128)&&(n.credit=0,Jt[e]=null,M(()=>{
let{value:o}=n.sequences.next();o?n.decoder.decode(o)===it(e,o,h(o))&&(Jt[e]=n):Ba(e,n.decoder)})))}function Ba(e,t){xr[e]=
t;let{any:n,piece:o}=Vt(e);lt(e,{newDecoder:r=>r?H(y[e].name,!0):t,isRight:r=>!r||Ia(e),canFail:!0,leastOfASCII:Math.max(
18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,most:Vn().any,onlyASCII:!1})}var Ia=e=>Fa.every(t=>_a.
every(n=>{let o=H(y[e].name,!0),r=Uint8Array.of(97,t,...n);return M(()=>o.decode(r))===it(e,r,r.length,!0)})),Fa=[128,129,
142,143,161,224,255],_a=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],
Ma=e=>({decoder:H(y[e].name),sequences:Ca(e),credit:0}),ba=[[239,187,191],[254,255],[255,254],[132,49,149,51]],pr=[10,164,
162];function*Ca(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ba)yield Uint8Array.of(...i,...pr);for(let i=128;i<=
255;i++)yield st([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield st([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=
132;i++)for(let s=48;s<=57;s++)yield st([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield st([i,Math.min(i+7,254)],n,r,n);
yield st([227,227],[50,50],o,n),yield st([129,129],[48,48],t),yield st([129,129],[48,48],r,t)}}function st(...e){let t=e.
map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+pr.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;
for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(pr,s*o+e.length)}let i=(n-1)*o;return r.
copyWithin(i+o,i,i+e.length-1),r}var Ee=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=
n,this.ignoreBOM=o,this.#r=r}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){
let r=ae(t);if(!this.#e){if(this.#o&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<128){let s=mr(t,r,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#r+=r,s}let i=this.#n===0?this.#c(t,r,n):this.#l(t,r,n);if(i!==void 0)return n||
this.#E(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?mr(t,n,this.fatal)??it(r,t,n,this.fatal):sr(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#u(s):
s}else{let s=n>0?Ys(t,n,!0,r):void 0,f=s===void 0&&!(i&&$s(r,t,n))?this.#f(t,n,!0):this.#d(s);if(f!==void 0)return f;let d=i&&
!Be(r)?it(r,t,n,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let a=this.#a(
t,n,o,r);if(a!==void 0)return a;let u=this.#n+n;if(n>0&&u<=ie.length)return this.#y(t,u,o,r);this.#T()}let i=this.#e,s=this.#o,
c=this.#r,f="";try{f=this.#w(t,n,o)??this.#h(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=c,z(a)}let d=this.#i;if(d)
throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;me.length=
0;let i=n>0&&r!==0?Ys(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#d(i)}#f(t,n,o){let{encoding:r}=this;if(n===
0)return"";if(r===0){let c=Nn(t,n)?Tt(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#u(this.#m(t,n,o))}if(r===38||r===
37){let c=n<=36?ps(t,n,r===37):Ts(r,t,n);return this.#u(c)}if(!Ue(r))return;let i=N(r),s=!i&&n<=(t[0]<128?Dn():18)?Rn(t,
n,o,r):Da(r,i,t,n,o);return this.#d(s)}#m(t,n,o){return sr(t,n,o,this.fatal)??(n<=256?Ws(t,n,o,this.fatal):void 0)}#d(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#u(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(!(n===0||r>ie.length))return me.length=0,n>16?this.#p(t,r,o):(this.#x(
t,r),this.encoding===0?Tt(ie,r,o,this.fatal):this.#d(Gn(ie,r,o,this.encoding)??Rn(ie,r,o,this.encoding)))}#p(t,n,o){let r=this.#S(
t,n);return this.encoding===0?this.#m(r,n,o):this.#d(Gn(r,n,o,this.encoding))}#a(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#t,f=this.#n,d=c&255,a=d<224?2:d<240?3:4;if(f+n<=a)return;this.#x(t,a);let u=Tt(ie,a,!0,!0);if(u===void 0)
return;let l=a-f;this.#n=0,this.#r+=l,this.#o=!0;try{return xe(u,this.decode(g(t,l),o,r))}catch(m){throw this.#o=s,m instanceof
re||m instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),m}}#x(t,n){ie[0]=this.#t,ie[1]=this.#t>>8,ie[2]=
this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)ie[r]=t[r-o]}#S(t,n){return this.#x(t,this.#n),q(ie,t,this.#n),Lo(n)}#E(t){
this.#r+=t,this.#o||=this.#n+t>me.length,this.#n=me.length,this.#t=me.bytes}#y(t,n,o,r){let i=this.#n,s=this.#S(t,n);this.#n=
0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof re||c instanceof TypeError||(this.#n=i,this.#r+=i),
c}}#T(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{Qe(this.encoding,null),et(t,this.#n,0,this.fatal,!1),this.#e=
le(),this.#n=0}catch(n){throw z(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=Es(this.encoding,t,
n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;
for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(g(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:g(t,i,
c),d=r.decode(f,this.fatal);if(d===void 0){if(s=xe(s,this.#h(f,c-i,!0)),this.#i)return s}else $n(f,c-i,d),s=xe(s,this.#u(
d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&wt(t,c,n)?(this.#E(n-c),s):xe(s,this.#h(g(t,c,n),n-
c,o))}#h(t,n,o){Qe(this.encoding,this.#e);let r="",i=Qi(n),s=this.#o||this.ignoreBOM||!Be(this.encoding),c=0;for(let f=0;;f+=
65536){let d=n-f<=65536,a=Math.min(65536,n-f),u=f===0&&d?t:g(t,f,f+a),l=et(u,a,c,this.fatal,o&&d);if(l<0)return this.#e=
le(),this.#i=new re(this.name,this.#r+f+j.start(),j.length()),r;if(c+=l,c>0&&(d||!Zi(c))){let m=!s&&ts()===65279?1:0;i?i.
add(es()+2*m,c-m):r=xe(r,Et(m,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:Hi(),this.#r+=n,i?i.toText():(this.
encoding===0&&$n(t,n,r),r)}};function Ys(e,t,n,o){let r=(e[0]|e[t>>1]|e[t-1])<128&&Ue(o);return(t<=16&&(r||N(o))?ks(e,t,
o):void 0)??Gn(e,t,n,o)}var Da=(e,t,n,o,r)=>(t?Us(e,n,o):void 0)??(n[0]<128?Cs(e,n,o):void 0)??(!t&&r&&o>18?Gs(e,n,o):void 0)??
(ms(n,o,t)?Rn(n,o,r,e):void 0)??(t?Ds(e,n,o):void 0),Sr=({encoding:e,fatal:t,ignoreBOM:n})=>new Ee(e,t,n);function Jn(e){
return e.common??=Sr(e),e.common}var Ye=(e,t,n,o,r,i)=>Xn(wn(n,o,r),e,t,i);function Xn(e,t,n,o){if(n<e.leastOfAny)return Jn(
e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=Jn(e).decodeWhole(t,n,o);return e.
most<0&&e.reconsider(i,n),i}function Ks(e,t){let n=oe(e,t);if(n===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var At=e=>e==null?void 0:A(e);function Bt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function La(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>oe(A(o),t))}}var Qn={allowUTF8:e=>e===void 0||!!e,candidates:La,locale:At,maxBytes:Bt,
tld:At},Er=["text","ASCII","empty","binary","unknown"];function It(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=h(e),f=Math.min(c,i);Vi();for(let m=0;m<f;m+=65536){let E=Math.min(m+65536,f);zi(g(e,m,E),t&&E===c)}let d=Ji(
o,r&&Zn(r),s&&Zn(s),n),{0:a,1:u,2:l}=d;return{encoding:u<0?void 0:u,score:l,kind:Er[a],isASCII:Er[a]==="ASCII"||Er[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(m,E)=>({encoding:y[d[3+2*E]].name,score:d[4+2*E]}))}}function Zn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Xt(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=b(e,n),r=Z(t,Qn,n),i=It($(o),!0,r);return{...i,encoding:i.encoding===void 0?null:y[i.encoding].name}}var Pa=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],ka=[33,36,37,
38],Ft=(e,t)=>{let n=At(e);return n===void 0?-1:oe(n,t)},qs=(e,t,n)=>Math.min(Bt(e,t,n)??1024,1048576),Vs=(e,t)=>Math.max(
3,t===-1?e:0),zs=e=>ze(At(e)??"")??-1;function Wa(e,t,n){if(e)return Z(e===!0?void 0:e,Qn,`${t}, option '${n}'`)}var Ha={
defaultEncoding:Ft,detect:Wa,likelyEncoding:Ft,locale:At,maxPrescanBytes:qs,parentEncoding:Ft,transportLayerEncodingLabel:zs,
userOverride:Ft};function Js(e,t){let n=Z(e,Ha,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Vs(i,Math.max(f,c)),declared(d){let a=Ki(d,i,f,c,s,o);return a===-1?void 0:Tr(a)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:d=>Xs(d)??Zs(r,n.defaultEncoding)}}function Xs(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Zs(e,t){
return Tr(qi(Zn(e),t===-1?21:t))}var $a={defaultEncoding:Ft,maxPrescanBytes:qs,transportLayerEncodingLabel:zs};function Qs(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=Z(e,$a,t),i=s=>{let c=Tr(vi(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Vs(o,r),declared:i,decide:()=>i(U)}}function Ga(e,t){let n={...Qn,
defaultEncoding:Ft},{defaultEncoding:o,...r}=Z(e,n,t);return{prescanned:3,declared(i){let s=Ae(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Xs(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var ja={detect:Ga,html:Js,xml:Qs},Ya=["detect","html",
"xml"],Ka={prefixBytes:Bt,sniff:ut(Ya)};function eo(e,t){let{prefixBytes:n,sniff:o}=Z(e,Ka,t),r=ja[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:p(()=>{let c=s.candidates&&It(U,!0,s);return!ka.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>yr(
r,c),takesWhole:n===void 0}}function yr({prescanned:e,declared:t,options:n,decide:o},r){return t(Ie(r,e))??o(n&&It(r,!0,
n))}function Tr(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Pa[e>>8&255],score:null}}var ec=({
encoding:e,confidence:t,source:n})=>({encoding:y[e].name,confidence:t,source:n});function tc(e,t=void 0){let n="Failed t\
o execute 'sniffHTMLEncoding'",o=typeof e=="string"?void 0:b(e,n),r=Js(t,n);return o?ec(yr(r,$(o))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function nc(e,t=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(e,n),r=Qs(t,n);return ec(
yr(r,$(o)))}function oc(e){return y[Zs(A(e),-1).encoding].name}var cc=["(B","(J","(I","$@","$B"],no=class{#e=!0;#t=!0;read(t,n){let o=h(t),r=this.#e?za(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Ja(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let d=Za(t,i);if(s=cc.includes(d),!s&&!n&&Qa(d))break;this.#t=s}else
s=f>=128||i<r&&Xa(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:h(t);for(;o<h(t)&&t[o]!==27;)o+=1;return o}};function za(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(e))return 1/0;if(t&&=sc(e[o],e[o+1]),n&&=sc(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Ja(e,t){let n=h(e),{start:o,words:r}=pi(e,t),i=ic(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return ic(e,o+4*s,n)}function ic(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var sc=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Xa=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Za(e,t){let n="";for(let o=t+1;o<Math.min(t+3,h(e));o++)n+=String.fromCharCode(
e[o]);return n}var Qa=e=>e.length<2&&cc.some(t=>t.startsWith(e));var uc=6,be,wr=!1;function lc(){be=null,be=M(tu)??null,wr=be!==null&&(I()||F()),I()&&(uc=32)}var mc=e=>e.length<=6||e.length<=
uc&&e.charCodeAt(0)<128,pc=e=>wr&&!mc(e);function tu(){let e=Qr(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...ot(o)]}`&&Object.
getPrototypeOf(r)===Uint8Array.prototype?e:void 0}function Or(e){try{return be?.encode(e)}catch{return}}function gr(e,t){
be===void 0&&lc();try{return be?.encodeInto(e,t)}catch{return}}function _t(e){return mc(e)?ot(e):(be===void 0&&lc(),nu(e)??
Or(e))}function nu(e){let{length:t}=e;if(!wr){if(t<=21)return ot(e);if(t<=64&&ou()){let n=(ru()||iu(e)<=64)&&fc(W,e);if(n)
return n}return t<=65536&&cu(e)?fc(su(),e):void 0}}var ou=p(()=>!X()),ru=p(()=>ye()||J()),iu=e=>e.length*Yt(hc(e))*.75;function fc(e,t){
let n=gr(t,e);return n?.read===t.length?He(e,0,n.written):void 0}var su=p(()=>new Uint8Array(3*65536));function cu(e){let{
latin1:t,other:n}=fu();return e.length>=n&&(e.length>=t||hc(e)>=256)}var fu=p(()=>X()?{latin1:1/0,other:1024}:v()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function hc(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var au=p(()=>F()?32:v()>0?48:I()?400:ye()?1024:1/0),Ar=0;function Br(e,t){let{length:n}=e;if(n<au()||!Ue(t)||!uu(e))return;
if(Ar>0){Ar-=1;return}let o=_t(e);if(o&&h(o)===n)return o;Ar=15}var xc=e=>Math.max(8,e>>4);function uu(e){let{length:t}=e,
n=xc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function Sc(e){let{length:t}=e,n=xc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var Fr=["fatal","html","replacement"],hu=p(()=>F()||I());function Zt(e,t){let{length:n}=e,o=n<32?void 0:Br(e,t);if(o)return o;
let r=N(t);if(n>64&&n>(r?cs():zo()))return;if(r)return fs(e,bn(t));if(t===33)return n<=48?us(e,bn(32)):void 0;if(!!0||n>
512&&hu()&&Sc(e))return;let i=bn(t);return i&&as(e,i)}var wc=p(()=>F()||I()||te()||J()&&!dt);function Oc(e,t){return wc()?
ds(e,Xi(t)):ns(e,t)}function Tc(e,t){return Zt(e,t)??(N(t)?Oc(e,t):void 0)}var _r=()=>"",Y=class{encoding;unmappable;#e;#t=null;#n=0;#o=U;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return y[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Fr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?_t(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=Tc(t,this.encoding);if(o)return o;_n(this.encoding,
null),jt(t,0,t.length);let r=Cn(0,t.length,this.#i,!0);return r===-2||!j.finished()?void 0:tt(r)}catch(o){throw z(o)}}#c(t){
let n=N(this.encoding)&&this.unmappable==="fatal"&&wc(),o=()=>n?Oc(t,this.encoding):void 0;return Br(t,this.encoding)??M(
o)}#f(t,n){let o=new he;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Ne(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=U,this.#t=null,this.#n=0);let f=this.#e,d=this.#i,a=f===_r,u=f&&!a?2048:65536,
l=f&&this.encoding===33?new Ir(c,o):void 0,m=l?T=>l.add(T):o,E=l?T=>l.addUnchanged(T):o,x=0,O=null;try{if(!s)for(;x+65536<
t.length;x+=65536){let T=Tc(t.slice(x,x+65536),this.encoding);if(!T)break;o(T)}for(_n(this.encoding,s);x===0||x<t.length;x+=
u){let T=Math.min(x+u,t.length);jt(t,x,T);let _=T===t.length;for(let K=0,Rt=!1;!Rt;){let rn=Cn(K,T-x,d,n&&_);m(tt(rn===-2?
j.written():rn));let Vr=i+x+K+j.start();if(K+=j.read(),Rt=rn!==-2&&j.finished(),rn!==-2||a)continue;let So=j.codePoint();
if(f){O=le(O);let{count:_f}=B,zr=()=>this.locate(Vr),sn=f(So,zr);B.count!==_f&&(_n(this.encoding,O),jt(t,x,T));let Jr=Mf=>{
throw new Ne(Mf,zr(),this.name)};typeof sn=="string"?xu(sn,m,Jr):sn?E(sn):Jr(So)}else r(So,Vr)}}}catch(T){throw z(T)}if(n){
l&&o(l.held);return}l&&(this.#o=l.held),this.#t=this.#r(t)?null:le(),this.#n=i+t.length}};function xu(e,t,n){let o=En(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);jt(o,r,i,2048);let s=Cn(2048,2048+i-r,0,!1);s===-2&&n(j.
codePoint()),t(tt(s))}}var Ir=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=h(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(ue(t,0,o)),this.held=ue(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=U,this.#e(t)}},he=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=h(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);q(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){q(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?ue(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Mr(this.#n),o=0;return this.forEach(r=>{q(
n,r,o),o+=h(r)}),n}};function Mr(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Re(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=oe(e,t);if(o===37||o===38){let{name:r}=y[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return br(o,e,t)}function br(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var bt=class{decision=null;sample=U;detected;#e;#t=!0;#n=!1;#o=new no;#r=new he;#i;#s=0;#c=U;#f=U;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new he;if(this.#t&&n&&this.#e.takesWhole)return this.#a(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+h(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new he;
let i=Ie(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#a(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=h(s)>c,d=n&&
!f,{plain:a,evidence:u}=r.passesASCII()?this.#o.read(Ie(s,c),d):{plain:0,evidence:0};s=this.#p(s,a,o);let l=h(s),m=c-a;if(u===
-1)return n||f?this.#a(i(this.#d(Ie(s,m),d)),o,s):this.#l(s,l+1,o);let E=Ac(Ie(s,m),u-a,r.windowBytes),x=Math.min(E+r.windowBytes,
m);if(l<x&&!n)return this.#l(s,x,o);let O=Ie(s,x),T=this.#d(O,l<x);if(x<=E||x===m||!r.passesASCII()||!yu(T,O))return this.#a(
i(T),o,s);s=this.#p(s,this.#o.skip(O,u-a),o)}}#d(t,n){this.sample=Je(Je(this.#c,this.#f),t);let o=this.#e.detection.options,
r=It(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,n,o){
let r=h(t);return r>0&&this.#r.add(ue(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){let r=Ie(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=Je(this.#c,Ie(r,i))),this.#f=gc(Je(this.#f,gc(g(r,i)))),g(t,n)}#a(t,n,o){
return this.decision=t,{passed:n,rest:o}}},gc=e=>g(e,Math.max(0,h(e)-64));function Ac(e,t,n){let o=Math.min(h(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function yu(e,t){return e.isASCII||e.encoding===void 0&&!(t[Ac(t,0,1/0)]>=128)}var Cr=class{fatal;ignoreBOM;decision=null;#e;#t;#n=0;constructor(t,n,o){this.#t=new bt(t),this.fatal=n,this.ignoreBOM=o}decode(t,n,o){
if(this.#e)return this.#e.decode(t,n,o);let r=this.#t,{passed:i,rest:s}=r.add(t,n),{length:c}=i,f=c>0?new Ee(0,!1,!0).decode(
i.concatenate(),!0):"";this.#n+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#n>0;return this.#e=new Ee(d.encoding,this.fatal,a,this.#n),xe(f,this.#e.decode(s,n,o))}};function Ur(e,t){Q(e,t);let n=!!e?.
fatal,o=!!e?.ignoreBOM;return new Cr(eo(e,t),n,o)}function Bc(e,t=void 0){let n="Failed to execute 'decodeAuto'",o=b(e,n),
r=Ur(t,n),i=r.decode($(o),!0,n),s=r.decision;return{text:i,encoding:y[s.encoding].name,score:s.score,source:s.source}}function se(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function ct(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}
function Dr(){throw new TypeError("Illegal invocation")}var Ic="Failed to execute 'encodeInto' on 'TextEncoder'",io=se({TextEncoder:class{#e="utf-8";constructor(){new.target!==
io&&ct(this,new.target,io)}get encoding(){return this.#e}encode(e=""){return#e in this||Dr(),(typeof e=="string"&&pc(e)?
Or(e):void 0)??Ke(A(e))}encodeInto(e,t){#e in this||Dr();let n;if(be&&typeof e=="string"&&t instanceof Uint8Array)try{if(n=
be.encodeInto(e,t),n.read===e.length)return n}catch{}at(arguments.length,2,Ic);let o=A(e),r=xi(t,Ic),{read:i,written:s}=n??
gr(o,r)??{read:0,written:0};if(i===o.length||s===h(r))return{read:i,written:s};let c=Tu(o.slice(i),g(_o(r),s));return{read:i+
c.read,written:s+c.written}}}});function Ke(e){return _t(e)??new Y(0,"fatal").encode(e,!0)}function Tu(e,t){let n=0,o=0;
for(;n<e.length;){let r=Jo(e,n);if(o+Yt(r)>h(t))break;o=Xo(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var Fc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",_c=`!
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
?`;var Ou=p(()=>{let e=_c.split(`
`),t=0;return new Map(Fc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Mc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function bc(e){let t=new Y(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Ne)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Cc(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Cc(e,t,n){if(Mc(e))return"";if(n===0)return null;let o=gu(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Cc(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function gu(e){
let t=[...Ou().get(e)??[],...Au(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Au(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,m)=>c(
m)),d=o.filter((l,m)=>!c(m)),a=[n,...f].join("").normalize("NFC"),u=a+d.join("");u.normalize("NFD")===t&&r.push(u),d.every(
Mc)&&i.push(a)}return[...r,...i]}var Bu=["fatal","html","replacement","ignore","translit"],Iu=ut(Bu),so=(e,t,n)=>typeof e=="function"?e:Iu(e,t,n);function co(e,t,n){
return typeof e=="function"?(o,r)=>Fu(e(o,r()),n):e==="ignore"?_r:e==="translit"?bc(t):void 0}function Fu(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=$(b(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return ue(o,0,h(o))}var _u="Failed to construct 'LegacyTextEncoder'",Lr="Failed to execute 'encode'";function Uc(e,t="utf-8",n=void 0){let o=De(
e,Lr);if(n===void 0){let i=Re(A(t),Lr);return i===0?Ke(o):Zt(o,i)??new Y(i,"fatal").encode(o,!0)}let r=fo(t,n,Lr);return r.
encoding===0?Ke(o):r.encode(o,!0)}function fo(e,t,n){let o=A(e),r=t===void 0?"fatal":Z(t,{unmappable:so},n).unmappable,i=Re(
o,n);return new Y(i,r,co(r,i,n))}var Dc=se({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=fo(e,t,_u)}get encoding(){
return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){let n=this.#e,o="\
Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":De(e,o);Q(t,o);let i=!!t?.stream;return n.encode(
r,!i)}}});var bu=p(I),Nr=e=>e>=29&&Ue(e);function Pr(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(Nr(t)?hr():Be(t)&&bu())&&!n?new Rr(
t,n,o):Sr(e)}var Rr=class extends Ee{#e=void 0;#t=!1;#n=!1;#o=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){let r=!this.#o&&
!this.#t&&!n;return(r?this.#r(t):this.#o)?this.#i(t,n):(!r&&this.#n&&(this.#n=!zn(this.encoding,ae(t))),super.decode(t,n,
o))}#r(t){let{encoding:n}=this,o=ae(t),r=Nr(n)?Hs(t,o):o>=40;this.#n=r&&Nr(n)&&!zn(n,o);let i=r&&!this.#n&&Du(n);return this.#t=
!i,i&&(this.#e??=H(this.name,!1,this.ignoreBOM)),i}#i(t,n){let o=ae(t),r=o>1024&&fe(t,o)?ue(t,0,o):t,i=this.#e;this.#o=!n;
try{return i.decode(r,n?Uu:Cu)}catch(s){throw this.#e=void 0,this.#o=!1,z(s)}}},Cu={stream:!0},Uu={stream:!1};function Du(e){
return Lc[e]??=M(()=>Nu(e))===!0,Lc[e]}var Lc=[],Lu=[97,128,129,142,143,161,195,216,227,240,255],Nc=[32,48,129,161,220,254];
function Nu(e){let t=H(y[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);Qe(e,n);let f=Et(0,et(c,1,0,!1,s));return n=le(),
t.decode(c,{stream:!s})===f};return Lu.flatMap(i=>Nc.flatMap(s=>Nc.flatMap(c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Ru(
e)}function Ru(e){let t=H(y[e].name,!1,!1),n=pn(e)??[];return[...n,...n].map(r=>t.decode(Uint8Array.of(r),{stream:!0})).
join("")+t.decode()===(Be(e)?"\uFEFF":"")}var Ct="Failed to execute 'decode' on 'TextDecoder'",Ut=se({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Rc(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ut&&ct(this,new.target,Ut)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=U,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!fe(e,o))){let r=n.decoder.decode(e);return n.onlyASCII&&r.length!==o&&n.pause(),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return Jn(n).decodeWhole(e,ae(e),Ct)}else if(e instanceof
ArrayBuffer){let o=ku(n,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!n||typeof t!="object")&&Pu(e,t);let o=!!t?.stream,r=n?e:Fe(e),i=this.#e;return i.isStateless||!this.#n&&!o?Xn(
i,r,ae(r),Ct):(this.#n||this.#r(),this.#n=o,this.#t.decode(r,!o,Ct))}#r(){this.#t??=Pr(this.#e),this.#t.reset()}}});function Pu(e,t){
b(e,Ct),Q(t,Ct)}function ku(e,t){if(e.takesAnyBuffer)try{let r=e.bufferDecoder.decode(t);return 2*r.length>e.mostAtOnce&&
(e.takesAnyBuffer=!1),r}catch{e.pauseLong()}let n=e.decodeBuffer(t);if(n!==void 0)return n;let o=Mo(t);return o?Xn(e,new Uint8Array(
t),o,Ct):void 0}function Rc(e,t,n){let o=A(e);Q(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return wn(Ks(o,n),r,i)}var Pc=(e,t,n)=>Pr(
Rc(e,t,n));var ao=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new Y(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=h(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(t,i,s?r:i+4096),
s?n:L.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=Hu(this.#e.copy(),t,r);let i=new he,s;try{this.#e.transcode(t,n===
L.result?L.source:n,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=Ye(c,h(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
L.result,o),this.#n=n===L.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function Hu(e,t,n){
let o=h(t),r=t,i=e,s=e,c=n,f=n,d=0,a;return u=>{for(;u>=f&&d<o;)r=g(t,d,Math.min(d+64,o)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,L.none,l=>{f+=h(l)/2}),a=void 0;return a??=$u(i,r),a[u-c]}}function $u(e,t){let n=h(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Wc(e);for(let c=0;c<n;c++){let f=e.position+c,d=s===f?Gu(o.from,t,c):0;if(d>0){o.transcode(g(t,c,c+d),L.none,
()=>{});for(let T=0;T<d;T++)r[i++]=f++;if(s=f,c+=d,c===n)break}let a=g(t,c,c+1),u=o.copy(),l=0,m=0;o.transcode(a,L.none,
T=>{l===0&&(m=T[0]|T[1]<<8),l+=h(T)/2}),l>0&&(r[i++]=s);let E=m===65533&&s<f?Hc(u,a,L.none):void 0,x=E&&E.offset+E.length;
for(let T=1;T<l;T++)r[i++]=x===void 0?s:x+T-1;let O=f-s===2||f<=2;l>0&&!E?s=f+1:(E||O)&&(s=Wc(o))}return r[i]=s,r[i+1]=s+
1,r}function Gu(e,t,n){if(N(e))return h(t)-n;let o=n;if(Ue(e))for(;t[o]<128;)o+=1;return o-n}var Wc=e=>Hc(e,U,L.source)?.
offset??e.position;function Hc(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof re)return o;throw o}}function jc(e,t){let n="Failed to execute 'transcode'",o=b(e,n),r=vc(t,n);return vu(Fe(o),r,n)??zu(o,r,n)}var Yu=2**24,Ku=p(
()=>F()||v()>=26&&!X()?{fromUTF16:Yu,fromOther:400}:v()>0?{fromUTF16:320,fromOther:160}:I()?{fromUTF16:160,fromOther:80}:
{fromUTF16:64,fromOther:64});function vu(e,{from:t,to:n,bom:o,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(n===0?!o:
!r&&!Be(n)),f=h(e);if(!c||f>Vu(t,n)||f>4096&&F()&&qu(e,f,t))return;let d=Ye(e,f,t,r,i,s);return n===0?Ke(d):Zt(d,n)}function qu(e,t,n){
let o=n===37?0:1,r=2*Math.ceil(t/16);for(let i=0;i<t-1;i+=r)if(e[i+o]!==0||e[i+1-o]>=128)return!1;return!0}function Vu(e,t){
if(t!==0)return 64;let{fromUTF16:n,fromOther:o}=Ku();return e===38||e===37?n:o}function zu(e,t,n){let{from:o,to:r}=t;return On(
n,()=>{let i=typeof o=="number"?$c(new Qt(o,r,t),$(e)):null;if(i)return i;let s=qc(o,r,t,n);return $c(s,Yc(t,e))})}function $c(e,t){
let n=new he;return e.transcode(t,L.result,r=>n.add(r))===!1?null:n.concatenate()}function Yc({unmappable:e},t){let n=$(
t);return typeof e=="function"?ue(n,0,h(n)):n}function Kc(e,t){let n=vc(e,t);return{common:qc(n.from,n.to,n,t),toBytes:o=>Yc(
n,o)}}function vc(e,t){Q(e,t);let n=e,o=!!n?.bom,r=!!n?.fatal,i=Zu(n?.from,t),s=!!n?.ignoreBOM,c=Xu(n?.to),f=so(n?.unmappable,
t,"unmappable"),d=i==="auto"?eo(e,t):oe(i,t),a=c===void 0?0:br(oe(c,t),c,t);if(o&&!Be(a))throw new RangeError(`${t}: ${y[a].
name} has no byte order mark.`);return{from:d,to:a,bom:o,fatal:r,ignoreBOM:s,unmappable:f}}function qc(e,t,n,o){return typeof e==
"number"?Gc(e,t,n,o):new Wr(e,Gc(0,t,n,o))}function Gc(e,t,n,o){let{unmappable:r,losses:i}=n,s=co(r,t,o);if(!s||Be(t))return new Qt(
e,t,n);let c=Ju(e,n);return new ao(c,t,r,i?.counting(s)??s)}function Ju(e,t){return new Qt(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var Xu=e=>e===void 0?void 0:A(e);function Zu(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return A(e)}var Qt=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(jo(t,this.
to,this.#n.ignoreBOM,this.#e),ji(t,n),this.#e=le())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.
from,this.to,{...this.#n,fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=tt,losses:d}=this.#n;s&&!this.#e&&
o(Uint8Array.from(pn(this.to)??[]));let a=Math.max(0,Fr.indexOf(c)),u=h(t);try{jo(this.from,this.to,i,this.#e);for(let l=0;;){
let m=u-l<=65536,E=m&&l===0?t:g(t,l,m?u:l+65536),x=os(E,r,a,m?n:L.none);d?.addBlock(this.#t+l);let O=x<0?j.written():x;if(O>
0&&o(f(O)),x===-2&&c!=="fatal")return!1;if(x<0&&this.#o(x,l),l+=j.read(),m&&j.finished())break}}catch(l){throw z(l)}this.#e=
n===L.result?null:le(),this.#t=n===L.none?this.#t+u:0}#o(t,n){let o=this.#t+n+j.start();throw this.#e=le(),this.#t=0,t===
-1?new re(y[this.from].name,o,j.length()):new Ne(j.codePoint(),o,y[this.to].name)}},Wr=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===L.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new bt(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==L.none);i.length>0&&(this.#i.transcode(
i.concatenate(),L.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};function Hr(e,t,n){let o=ei();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}
function en(e,t){let n=`Failed to execute 'transform' on '${e}'`;return Hr(e,(o,r)=>r(t.decode($(b(o,n)),!1,n)),o=>o(t.decode(
U,!0,n)))}var uo=se({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n=Pc(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=n,this.#t=en("TextDecoderStream",n),new.target!==uo&&ct(this,new.target,uo)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),lo=se({TextEncoderStream:class{#e;constructor(){this.#e=Vc("TextEnco\
derStream",new Y(0,"fatal"),A),new.target!==lo&&ct(this,new.target,lo)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Vc(e,t,n){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Hr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var zc=se({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let n=fo(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Vc("LegacyTextEncoderSt\
ream",n,De)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),Jc=se({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:n}=Kc(
e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new he;
try{On(o,()=>t.transcode(n(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=Hr("TranscoderStream",(i,s)=>r(b(
i,o),L.none,s),i=>r(U,L.result,i))}get encoding(){let{decision:e}=this.#e;return e&&y[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var Xc=se({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=Ur(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=en("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&y[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Dt=class{fatal;ignoreBOM;#e;#t;#n=U;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&h(this.#n)===0?t:Je(this.#n,t);if(!n&&ii(r))return this.#n=
r,"";let i=Ae(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ee(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?g(r,s):r,n,o)}};var Zc=se({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",o=A(e);
Q(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new Dt(oe(o,n),r,i);this.#e=s,this.#t=en("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Qc(e,t){let n="Failed to execute 'findUnmappable'",o=De(e,n),r=Re(A(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new Y(
r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function ef(e){let t=Ae(Fe(b(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function Lt(e,t="utf-8",n=void 0){
let o="Failed to execute 'decode'",r=b(e,o),i=oe(A(t),o);Q(n,o);let s=!!n?.fatal,c=!!n?.ignoreBOM,f=Fe(r);return Ae(f)?new Dt(
i,s,c).decode(f,!0,o):Ye(f,ae(f),i,s,!0,o)}function tf(e){let t=Fe(b(e,"Failed to execute 'utf8Decode'")),n=Ae(t);return rf(
n?.encoding===0?g(t,n.bytes.length):t)}function tn(e){return rf(Fe(b(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function nf(e){
let t=b(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let n=Fe(t);return Ye(n,ae(n),0,!0,!0)}catch(n){if(n instanceof
re)return null;throw n}}function of(e){return at(arguments.length,1,"Failed to execute 'utf8Encode'"),Ke(A(e))}var rf=e=>Ye(
e,ae(e),0,!1,!0);async function sf(e=void 0){let t=await e;if(t===void 0)Wo()||await ko(dn,!0);else{let n=Qu(t)?await el(t):t;await ko(()=>n,
!1)}}var Qu=e=>typeof e?.arrayBuffer=="function";function el(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var nl=0,ft=(e,t)=>new Set([...e,...Array.from(t,n=>n.charCodeAt(0))]),ff="application/x-www-form-urlencoded",cf=p(()=>{
let e=new Set([...Array(32).keys(),127]),t=ft(e,' "#<>'),n=ft(t,"?^`{}"),o=ft(n,"/:;=@[\\]|"),r=ft(o,"$%&+,");return{"C0\
 control":e,fragment:ft(e,' "<>`'),query:t,"special-query":ft(t,"'"),path:n,userinfo:o,component:r,[ff]:ft(r,"!'()~")}});
function df(e,t,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Re(A(e),r,"the result of getOutputE\
ncoding()"),s=A(t),f=ut(Object.keys(cf()),"argument")(A(n),r,"percentEncodeSet"),d={spaceAsPlus:yn},{spaceAsPlus:a=f===ff}=Z(
o,d,r),u=cf()[f],l="",m="",E=()=>{nl=m.charCodeAt(0),l=xe(l,m),m=""};return new Y(i,"fatal").encodeOrFail(s,!0,x=>{for(let O=0;O<
h(x);O++){let T=x[O];a&&T===32?m+="+":T>126||u.has(T)?m+=`%${T.toString(16).toUpperCase().padStart(2,"0")}`:m+=String.fromCharCode(
T)}m.length>65536&&E()},x=>{m+=`%26%23${x}%3B`}),E(),l}var rl=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Kr=e=>rl.test(e),il=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,sl=p(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function cl(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=sl();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:Kr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var $r;function mo(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Lt(Uint8Array.from(r),e))}var Gr;function nn(e){Gr??=new Uint16Array(65536),$r??=[mo("shift_jis",
136,151,64),mo("gbk",176,215),mo("big5",164,198,64),mo("euc-kr",176,200)];let t=$r.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Gr[i]||cl(r,i);Gr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,d]of $r.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:il.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Ef="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),yf=/^(?:GBK|Shift_JIS|Big5|EUC)/,Tf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Fl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Nt="UTF-8",_l=(e,t,n)=>Math.min(Bt(e,t,n,"steps")??2,3);function wf(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=De(e,n),{maxSteps:r}=Z(t,{maxSteps:_l},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Ml(c,r).map(({steps:f,gain:d})=>({text:Sf(o,f,gf)??o.replace(/[^\r\n]+/g,
a=>Sf(a,f,qr)??a),path:f.map(({really:a,readAs:u})=>`${a} read as ${u}`).reverse(),score:1-2**(-d/8)}))}function Ml(e,t){
let n=xf(e);if(n>25)return[];let o=nn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>Cl(d,o)).sort(vr);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>bl(e,f.text)).sort(vr).slice(0,5);for(let f of s)f.gain+=.6*xf(f.text);s.sort(vr);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var bl=(e,t)=>[...e].some(n=>!Kr(n)&&!t.includes(
n)),hf=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Of(e,t){let n=xo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>xo(s,t)).join(""):"",i=.7*hf(e)<hf(r)?xo(r,t):void 0;return i&&{part:r,bytes:i}}var vr=(e,t)=>t.
gain-e.gain;function Cl({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of Ef.entries()){let f=yf.test(c)&&!Tf.test(
e)?void 0:Of(e,c);if(!f)continue;let{part:d,bytes:a}=f,u=d===e?o:o+nn(e)-nn(d),m=d.includes(Pe)||Af(a)?.includes(Pe)?Ul:
Xt(a).candidates;for(let{encoding:E,score:x}of m){if(x<.003)break;if(t.length>0&&E!==Nt&&t[0].really!==Nt)continue;let O=qr(
a,E,d,!0);if(O===void 0||O===d)continue;let T=n+2.4*Math.log2(x)-s*.25-(E===Nt?-2:1)-(t.length>0?4:0),_=r-u-nn(O)+T;i.push(
{text:O,steps:[...t,{really:E,readAs:c}],bits:T,left:u,gain:_})}}return i}function xf(e){if(e.includes(Pe))return 0;let t=Tf.
test(e),n=-1/0;for(let o of Ef){let i=Fl.test(o)&&yf.test(o)===t?Of(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:u}of Xt(c).candidates)a===o||qr(c,a,s)===s?f+=u:d=Math.max(d,u);n=Math.max(n,
Math.log2(f/d))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Sf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=xo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var on="\x7F",Pe="\uFFFD",Ul=[{encoding:Nt,score:.9}];function xo(e,t){
if(e.includes(Pe)&&e.includes(on))return;let n=e.replaceAll(Pe,on).replace(/[\x80-\x9F]/g,o=>Lt(Uint8Array.of(o.charCodeAt(
0)),t));try{return new Y(Re(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function gf(e,t,n,o=!1){if(n.includes(
Pe))return t===Nt?Dl(e):void 0;try{return new Ut(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function qr(e,t,n,o){
let r=gf(e,t,n,o);return r===void 0&&t===Nt&&!n.includes(Pe)?Af(e):r}function Af(e){let t=tn(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function Dl(e){let t=tn(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,on),
[n,o]=[t.split(on),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Pe)&&n.length<=o.length+1?t.replaceAll(on,Pe):void 0}function Bf(e,t="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'";at(arguments.length,1,o);let r=En(A(e)),i=Ff(
t,o),s={bigEndian:yn},{bigEndian:c=i!==38}=Z(n,s,o);if(i&&c!==(i===37))throw new RangeError(`${o}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=Mr(f+2*r.length),[a,u]=c?[0,1]:
[1,0],l=(m,E)=>{d[E+a]=m>>8,d[E+u]=m};i||l(65279,0);for(let m=0;m<r.length;m++)l(r.charCodeAt(m),f+2*m);return d}function If(e,t="\
UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=b(e,o),i=Ff(t,o);Q(n,o);let s=!!n?.fatal,c=$(r),f=Ll(c),d=new Ee(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,o);if(s)throw new re(d.name,0,2).toTypeError(o);return`\uFFFD${d.
decode(g(c,2),!0,o)}`}function Ll(e){let t=Ae(e)?.encoding;return t===0?void 0:t}function Ff(e,t){let n=A(e);switch(n.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Xc as AutoDecoderStream,Zc as DecoderStream,Dc as LegacyTextEncoder,zc as LegacyTextEncoderStream,Ut as TextDecoder,
uo as TextDecoderStream,io as TextEncoder,lo as TextEncoderStream,Jc as TranscoderStream,Ne as UnmappableError,ef as bomSniff,
Lt as decode,Bc as decodeAuto,If as decodeUTF16,Xt as detectEncoding,Uc as encode,Bf as encodeUTF16,y as encodings,Qc as findUnmappable,
fi as getOutputEncoding,sf as initialize,ci as labelToName,oc as localeDefaultEncoding,df as percentEncodeAfterEncoding,
wf as repairMojibake,Si as resolveEncoding,tc as sniffHTMLEncoding,nc as sniffXMLEncoding,jc as transcode,tf as utf8Decode,
tn as utf8DecodeWithoutBOM,nf as utf8DecodeWithoutBOMOrFail,of as utf8Encode};
