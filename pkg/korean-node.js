var at=(e,t)=>e?.prototype?.[t],ut=e=>at(globalThis.Buffer,e),pe=ut("ucs2Slice"),Ne=ut("ucs2Write"),Hr=ut("utf8Slice"),ie=ut(
"latin1Slice"),Gr=e=>globalThis[e],jr=Gr("TextDecoder"),ai=at(jr,"decode"),zt=Gr("TextEncoder"),ui=at(zt,"encode"),li=at(
zt,"encodeInto");function q(e,t=!1){let r=new jr(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(r,"decode",{value:ai}),
o=>r.decode(o)}function Yr(){let e=new zt;return Object.defineProperties(e,{encode:{value:ui},encodeInto:{value:li}}),e}
function M(e){try{return e()}catch{return}}var _=()=>"InternalError"in globalThis,S=()=>"Bun"in globalThis,te=()=>qt().includes(
"Chrome/"),L=()=>qt().includes("AppleWebKit/")&&!te()&&!(re()>0);function qt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var P=()=>"Deno"in globalThis,I=()=>qt()==="Cloudflare-Workers",V=()=>L()||I(),re=()=>I()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),J=()=>re()<22,Ye=e=>globalThis.process?.getBuiltinModule?.(e),Kt;function Kr(){let{
TransformStream:e}=globalThis;return e&&e===Kt?e:(Kt=[e,Ye("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Kt)}var pi=e=>Ye("node:fs").readFileSync(e);function zr(e){try{return pi(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var lt=()=>zr(()=>new URL("./korean.wasm",import.meta.url)),pt="encoding-wasm/korean";var qr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Vt=["korean"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var T=xi();function xi(){let e=qr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Zr=u(()=>new Map(T.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),hi=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Xr=e=>e<36&&e!==33,G=e=>e>0&&e<29,mt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(T[e].name),yi=e=>hi.find(([t])=>e>=t)[1];function Qr(e){let t=Zr();return t.get(e)??t.get(ro(Ei(e)))}function ce(e,t){
let r=Qr(e);if(r===void 0){let o=Si(e),n=o===void 0?"":` Did you mean '${T[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(Vt){let o=yi(r);if(o&&!Vt.includes(o))throw new RangeError(`${t}: '${pt}\
' doesn't include ${T[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var wi=u(()=>new Map(
Array.from(Zr(),([e,t])=>[eo(e),t]).reverse()));function Si(e){let t=eo(e),r=wi().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var eo=e=>ro(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ti=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function qe(e){if(e[0]>=239)return Ti.find(t=>t.bytes.every((r,o)=>e[o]===r))}function to({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function vt(e){return e===0||e===37||e===38}function Ei(e){let t=0,r=e.length;for(;Vr(e[t]);)t+=1;for(;Vr(e[r-1]);)r-=1;
return e.slice(t,r)}var Vr=e=>`	
\f\r `.includes(e);function ro(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function oo(e){let t=Qr(`${e}`);return t===
void 0?null:T[t].name}var Zt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,no=()=>Object.getPrototypeOf(Uint8Array.prototype),xt=e=>Zt(no(),
e),Xt=e=>Zt(DataView.prototype,e),gi=()=>Zt(ArrayBuffer.prototype,"byteLength"),Qt=e=>no()[e],io=xt(Symbol.toStringTag),
er=xt("buffer"),so=xt("byteOffset"),co=xt("byteLength"),Bi=Qt("includes"),Ai=Qt("set"),_i=Qt("slice"),Fi=Xt("buffer"),Ii=Xt(
"byteOffset"),fo=Xt("byteLength"),ao=gi(),E=e=>co.call(e);function xe(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:E(e)}var b=(e,t,r=E(e))=>new Uint8Array(er.call(e),so.call(e)+t,r-t);function uo(e,t){let r=new Uint8Array(
E(e)+E(t));return k(r,e),k(r,t,E(e)),r}var k=(e,t,r)=>Ai.call(e,t,r),lo=(e,t)=>Bi.call(e,t),he=(e,t,r)=>_i.call(e,t,r);function ye(e,t,r){if(r>24)return he(e,t,
t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function Z(e,t){if(t<=64)return!1;try{return ao.call(
er.call(e)),!1}catch{return!0}}var Mi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function j(e,t,r=Mi){
if(!ArrayBuffer.isView(e)&&rr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function po(e,t){if(ArrayBuffer.isView(
e)&&io.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function we(e){
if(ArrayBuffer.isView(e))return tr(e);try{return new Uint8Array(e)}catch{return R}}var Ve=e=>e instanceof Uint8Array?e:we(
e);function tr(e){try{return io.call(e)===void 0?new Uint8Array(Fi.call(e),Ii.call(e),fo.call(e)):new Uint8Array(er.call(
e),so.call(e),co.call(e))}catch{return R}}var R=new Uint8Array;function rr(e){try{return ao.call(e)}catch{}try{return fo.
call(new DataView(e))}catch{return}}function mo(e,t,r){X(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](
e?.[n],r,n));return o}function X(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var F=e=>`${e}`;function xo(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Se(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function or(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function ho(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=F(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Je=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Ui=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,yo=Symbol.for("encoding-wasm.UnmappableError"),Te=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${Ui(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&yo in o}[yo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function Pe(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function To(e,t,r){let o=ht(f=>Li(f,r),e,t),n=ht(ki,e,t);if(o&&n){let f=P()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<f?o:n).write(d,a),readBytes:o.readBytes,writeBytes:P()?o.writeBytes:void 0,mostByTable:512}}
let i=nr(e);if(o)return _()?Pi(o,ht(So,e,t)):o;let s=n??ht(So,e,t)??i,c=n?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(
f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function ht(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),nr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Ni="str\
ings";function Li(e,t){let[r]=WebAssembly.Module.customSections(t,Ni),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Pi(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function ki(e){let[t,r]=[pe,Ne],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:S()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(h,p){k(d,new Uint8Array(
e.buffer,h,2*p),a),a+=2*p},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function So(e){let t=q("utf-16le"),{write:r,most:o}=nr(e);return{
read:(n,i)=>t(new Uint16Array(e.buffer,n,i)),write:r,most:o}}function nr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Pe(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var yt,l,sr,Eo,bo,W,U={input:0,units:0,output:0},ve=0,wt={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN,count:0};function be(e,t){
wt.name=e,wt.encoding=t,x.newCodec=NaN,x.count+=1,x.isBusy&&Wi(),x.isBusy=!0}function Wi(){try{_o(),yt??=Bo(Gi(lt())),Ao(
new WebAssembly.Instance(yt),yt)}catch(e){throw Fo(e)}}async function cr(e,t){try{_o();let r=e(),o=Oo(r)?r:await WebAssembly.compile(t?r:Hi(r));Bo(o);let n=await WebAssembly.instantiate(
o);if(fr())return;Ao(n,o),yt=o}catch(r){throw Fo(r)}}var $i=[0,97,115,109];function Hi(e){let t=we(j(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if($i.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var fr=()=>!x.isBusy;function Gi(e){return Oo(e)?e:new WebAssembly.Module(e)}function Oo(e){try{return WebAssembly.
Module.customSections(e,go),!0}catch{return!1}}var go="encoding-wasm";function Bo(e){let[t]=WebAssembly.Module.customSections(
e,go),r=`${pt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Ao({
exports:e},t){l=e,ir=WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),Uo(),W=To(l.memory,
U.units,t),ve=Math.min(l.units_length(),W.most),x.isBusy=!1}function _o(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Fo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(ji(e))return new RangeError(`encoding-wasm: ${Io} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Io="no memory \
for WebAssembly; free some, and call again",ji=e=>e instanceof RangeError&&/memory/i.test(e.message);function St(){return ar(),
sr}function Mo(){return ar(),Eo}function dr(){return ar(),bo}function ar(){sr[0]===void 0&&Uo()}function Uo(){let{buffer:e}=l.
memory;sr=new Uint8Array(e),Eo=new Uint8Array(e,U.input,65536),bo=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Co(e,t){
return be(e,-1),Do(t)}function Do(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw D(t)}}var ir;function D(e){if(!x.
isBusy||!ir||!(e instanceof ir))return e;let t=T[wt.encoding]?.name,r=`${wt.name}${t?` of ${t}`:""} failed`;return Yi()?
new RangeError(`encoding-wasm: ${r}: ${Io}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Yi(){try{return l.memory.grow(32),
!1}catch{return!0}}function Oe(e=null){let t=dr();return Wo(t,e??new Int32Array(t.length))}function ko(){return l.held()!==0?Oe():(x.newCodec=
Xe,null)}var Ro=e=>Wo(e,dr());function Wo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ze(e,t){$o(e,t)||(be(
"decoding",e),t?Ro(t):l.new_decoder(e),Xe=e===33||e===36?NaN:e)}var Xe=NaN;function $o(e,t){return t||x.newCodec!==e||x.
isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function Et(e,t){$o(~e,t)||(be("encoding",e),t?Ro(t):l.new_encoder(e),Xe=~e)}function Qe(e,t,r,o,n){Tt(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=Xe),qo(
i)}var oe={encoding:-1,at:0,most:0,owner:void 0};function bt(e,t,r){if(oe.encoding!==e||oe.owner!==l||x.isBusy){try{be("dec\
oding",e),oe.owner=l,oe.at=W.readBytes?l.byte_table(e):0,oe.most=!mt(e)&&W.mostByTable||1/0,oe.encoding=e}catch(n){throw D(
n)}x.isBusy=!1}if(oe.at===0||r>oe.most)return;if(r<=65536)return Tt(t,r),No(r);if(W.most>ve)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);Tt(b(t,n,n+i),i),o=ge(o,No(i))}return o}function et(e,t,r,o){return Co("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Tt(n===t?e:b(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function lr(e,t){let r=-1,o,n;function i(s){try{return be(e,s),r=s,n=l,o=t(s),x.isBusy=!1,o}catch(c){
throw D(c)}}return s=>s===r&&n===l&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var pr=lr("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),Ho=lr("encoding",e=>{let t=l.unit_table(e)>>>
0,r=new Uint8Array(65536);return k(r,new Uint8Array(l.memory.buffer,t,16384)),r}),Ot=lr("decoding",e=>{let t=G(e),r=(!t?
l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),No=e=>W.readBytes(
U.input,e,oe.at);function ge(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of thi\
s host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var Go=e=>e+65536+3<=ve,jo=e=>e>ve&&e<
268435456?W.collect?.(e+3):void 0,Yo=()=>U.units,Ko=()=>St()[U.units]|St()[U.units+1]<<8,gt=(e,t)=>W.read(U.units+2*e,t-
e),tt=(e,t,r,o=0)=>W.write(e.slice(t,r),U.units+2*o);function zo(e,t){if(!x.isBusy&&!W.writeBytes)return;be("encoding",t);
let r=W.writeBytes?.(e,U.output,l.unit_table(t));return x.isBusy=!1,r===e.length?rt(r):void 0}function Bt(e,t,r,o){x.isBusy=
!0;let n=l.encode_block(e,t,r,+o);return x.isBusy=!1,o&&n>=0&&$.finished()&&(x.newCodec=Xe),qo(n)}function Tt(e,t){let r=Mo();if(t>8)try{k(r,e)}catch{k(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function qo(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var rt=e=>ye(St(),
U.output,e);var $={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var Y=new Uint8Array(256);function ot(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)Y[r++]=
n;else if(n<2048)Y[r++]=192|n>>6,Y[r++]=128|n&63;else if(!Be(n))Y[r++]=224|n>>12,Y[r++]=128|n>>6&63,Y[r++]=128|n&63;else{
let i=hr(e,o);i>=65536&&(o+=1),r=yr(i,Y,r)}}return ye(Y,0,r)}var Jo=u(()=>Ne?96:_()||V()?1024:128),xr=u(()=>V()?65536:_()||
S()?4096:128),Vi=u(()=>new Uint8Array(2*xr()));function vo(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){
let i=e.charCodeAt(n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}function Zo(e,t){let{length:r}=e,o=new Uint8Array(
r);for(let i=0;i<r;i++)o[i]=t[e.charCodeAt(i)];return(I()?et(o,r,0,255):!lo(o,0))?o:void 0}function Xo(e,t){let{length:r}=e,
o=2*r<=256?Y:Vi(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[n++]=c>>8),
o[n++]=c}return ye(o,0,n)}var Be=e=>(e&63488)===55296;function hr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(
t);return o>=55296&&o<=57343?65533:o}var At=e=>e<128?1:e<2048?2:e<65536?3:4;function yr(e,t,r){if(e<128)return t[r]=e,r+
1;let o=At(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Qo=new Uint8Array(
128),ne=Ji(Qo);function Ji(e){return new Uint16Array(e.buffer)}var en=u(()=>Tr()?0:18),tn=u(()=>re()>0&&!P()&&!S()?12:18),
vi=u(()=>_()||J()?18:8),rn=u(()=>P()||!(re()>=22||V())?64:32),Zi=u(()=>_()||S()||L()?64:32),Xi=u(()=>L()?36:18),_t=(e,t)=>(e[0]&
e[t>>1])>=128;function on(e,t,r){return r?t<=vi():t<=Xi()||t<=Zi()&&(_t(e,t)||It())}var nn=()=>({mixed:tn(),most:rn()}),
sn=(e,t)=>t<=tn()||t<=64&&_t(e,t)&&t<=rn(),C={length:0,bytes:[0,0]};function Ae(e,t,r,o){if(e[0]<128&&Tr())return Er(e,t)?
ie.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,a=e[i++]^128,h=d?0:e[i++]^128;
if(c=d?(f&31)<<6|a:(f&15)<<12|a<<6|h,!(f>=194&&f<240&&(a|h)<64&&i<=t)||!d&&(c<2048||Be(c)||c===65279))return Qi(e,s,t,r,
o,n)}ne[n++]=c}return nt(n)}function cn(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(Be(n))
return;ne[r++]=n}return nt(r)}function Qi(e,t,r,o,n,i){let s=Sr();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:
f<224?1:f<240?2:3,a=d>0?f&63>>d:f,h=d===0&&f>=128,p=f===224?160:f===240?144:128,B=f===237?159:f===244?143:191,ee=0;for(;ee<
d&&c<r;ee++,c++){let A=e[c];if(A<p||A>B)break;p=128,B=191,a=a<<6|A&63}if(ee<d){if(c===r&&!o){if(f>=239)return;fn(f,128|a&
63,1+ee);break}h=!0}if(h&&n||(h&&(a=65533),a===65279))return;a>65535&&(ne[i++]=55232+(a>>10),a=56320|a&1023),ne[i++]=a}return nt(
i)}function wr(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=Ot(o),!n)return;if(d=n[f],Be(
d)&&(s<t&&(d=n[f|e[s++]<<8]),Be(d)))return es(e,c,t,r,i,o,n)}ne[i++]=d}return nt(i)}function es(e,t,r,o,n,i,s){let c=Sr();
for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(Be(a)){if(f===r&&!o){if(i===32)return;fn(d,0,1);break}let h=f<r?e[f]:
0;if(a=s[d|h<<8],!Be(a))f+=1;else if(ts(a))a=65533;else return}ne[n++]=a}return nt(n)}var ts=e=>e>=57088&&e<=57216;function Ft(e,t,r){
return C.length=0,Ae(b(e,t,r),r-t,!1,!0)===""}function fn(e,t,r){C.length=r,C.bytes[0]=e,C.bytes[1]=t}function nt(e){if(e<
3||e<=18&&!Tr())return Pe(ne,0,e);if(It())return pe.call(Qo,0,2*e);if(!(e>Sr()))return Pe(ne,0,18)+Pe(ne,18,e-18)}var Sr=u(
()=>It()?1/0:36),Tr=u(()=>S()&&It()),It=u(()=>M(rs)===!0);function rs(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).
buffer),t=r=>r.call(e,0,e.length);return t(pe)==="a\uFEFF\uD83D"&&t(ie)==="a\0\xFF\xFE=\xD8"}function Er(e,t){for(let r=0;r<
t;r++)if(e[r]>=128)return!1;return!0}function ae(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var gr=u(()=>M(ss)),_e=u(()=>M(cs)),un=u(()=>M(ls)),ln=u(()=>M(xs));function pn(e,t,r){if(e!==0&&e!==38||r<24||Z(t,r)||e===
0&&hn(t,r))return;let o=e===0?_e():un();return o?.takes?.(t,r)===!1?void 0:o}function Br(e,t,r,o){if(C.length=0,o&&t>8192||
t>256&&(Z(e,t)||hn(e,t)))return;let n=_e();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,
t):t;if(!(i<t&&(r||!Ft(e,i,t))))try{let s=i<t?b(e,0,i):e,c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,i);return t>256&&c!==
void 0&&Ut(s,i,c),c}catch{return}}function mn(e,t){let r=_e();if(r?.takesBuffer(e,t))try{return r.decodeBuffer(e)}catch{
return}}function xn(e,t){let r=un();if(!(t%2>0||!r?.takes?.(e,t)||Z(e,t)))return r.decode(e,!0)}function hn(e,t){if(t<8192||
is())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}var is=u(L);
function yn(){let e=ln();return t=>{try{return e?.encode(t)}catch{return}}}function Mt(e,t){try{return ln()?.encodeInto(
e,t)}catch{return}}function ss(){let{isAscii:e}=Ye("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(
t.with(n,128)))?e:void 0}function cs(){let e=J(),t=e?gr():void 0;if(e&&!t)return;let r=q("utf-8"),o=ds(r),n=V()?q("utf-8",
!0):fs(o),i=t&&((m,w)=>ae(m,w)&&t(m)),s=i??(te()?as:I()?us:void 0),c=i?(m,w)=>wn(m,w)||w>256&&i(m,w):s,[f,d]=te()?[48,128]:
[0,P()?-1:e?2048:8192],a=(m,w)=>w>=f&&w<=d&&(!t||w<=64||t(m)),h=[239,187,191,97,230,188,162,240,159,146,169],p=Uint8Array.
of(...h,...dn.flat()),B=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,ee=Uint8Array.of(97,127),A=o(p,p.length)===
B&&r(p)===B&&r(p.buffer)===B&&o(ee,2)==="a\x7F"&&n(p.subarray(0,h.length),h.length)===B.slice(0,5)&&dn.every(m=>M(()=>n(
Uint8Array.from(m),m.length))===void 0),De=ie;if(!(!A||t&&De.call(ee)!=="a\x7F"))return{decode(m,w){try{return t?De.call(
m):(w?n:r)(m,m.length)}catch{return}},decodeQuickly:o,decodeOrFail:n,takesQuickly:c,decodeBuffer:r,takesBuffer:a,takes:s,
completeLength(m,w){for(let z=1;z<=3&&z<=w;z++){let le=m[w-z];if(le<128)break;if(le>=192)return(le>=240?4:le>=224?3:2)>z?
w-z:w}return w}}}var dn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],fs=e=>(t,r)=>{let o=e(
t,r);return o.includes("\uFFFD")?void 0:o};function ds(e){let[t,r]=[Hr,ie];if(J())return(n,i)=>i>256?r.call(n):e(n);if(!t||
S()||!(re()>=22))return e;let o=P()?wn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var wn=(e,t)=>t<=64||t<=256&&ae(e,t);function as(e,t){
if(t<64)return!1;if(ae(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)
r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}var br=0;function Ut(e,t,r){t<1024||!I()||!ae(e,t)||
(br=r.length===t?0:br+1)}function us(e,t){if(t<1024)return!0;if(ae(e,t))return br<2||t>524288;let r=0,o=Math.ceil(t/16);
for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function ls(){return _()||V()?ms():ps()}function ps(){let e=pe,
t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.
call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Sn(J()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?
i:n?void 0:i.toWellFormed()})}function ms(){let e=q("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return Sn(1/0,(t,r)=>{let o=e(t);return r&&o.includes("\uFFFD")?void 0:o})}var Sn=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){
try{return t(r,o)}catch{return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});function xs(){let e=Yr(),
{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);
return t===3&&r===7&&`${[...n]}`==`${[...ot(o)]}`&&Object.getPrototypeOf(n)===Uint8Array.prototype?e:void 0}var Fr=u(()=>V()?8:te()?352:18),hs=u(S);function bn(e,t,r){if(r>64)return ae(t,r)?ys(e,t,r):void 0;if(r<=en()||(t[r>>1]|
t[r-1])>=128||!Er(t,r))return;let o=Dt();return o?o.call(t,0,r):bt(e,t,r)}function ys(e,t,r){let o=Dt(),n=G(e);if(!(r<512&&
(n||!o))&&!!1&&!Z(t,r))try{return gr()?.(t)??et(t,r,128,128)?o?o.call(t):_e()?.decodeQuickly(t,r):void 0}catch{return}}var Ct=[],
Fe=[];function On(e,t,r){if(!(r<=Fr()||r>=512&&!_n(e)))return Fe[e]===void 0&&(Fe[e]=Bs(e)?An(e):null),Bn(Fe[e],t,r)}function gn(e,t,r){
return r<512?(hs()?_r(e,t,r):void 0)??bt(e,t,r)??_r(e,t,r)??Tn(e,t,r):_r(e,t,r)??(Es(e)?Tn(e,t,r):void 0)??bt(e,t,r)}var Ar=0,
ws=u(()=>Ir()?8192:512);function _r(e,t,r){let o=Dt();if(!o||e!==21)return;let n=r<ws();if(n&&Ar>0){Ar-=1;return}if(!Ts(
t,r)){n&&(Ar=15);return}if(!Z(t,r))try{return o.call(t)}catch{return}}var Tn=(e,t,r)=>Bn(An(e),t,r),Bn=(e,t,r)=>e&&(r<=256||
!Z(t,r))?it(e,t):void 0;function it(e,t){try{return e(t)}catch{return}}function An(e){return Ct[e]===void 0&&(Ct[e]=null,
Ct[e]=M(()=>As(e))??null),Ct[e]}var Dt=u(()=>M(Ss));function Ss(){let e=ie,t=Uint8Array.from({length:256},(r,o)=>o);return e.
call(t)===String.fromCharCode(...t)?e:void 0}function Ts(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)
return!1;return r===t||et(e,t,128,224)}var Es=e=>e===21?Ir():bs()||Os()&&mt(e),_n=e=>!Dt()&&(e===21?Ir():gs()),bs=u(()=>_()||
L()),Os=u(I),gs=u(_),Ir=u(()=>_()||S()||!(re()>0)),Bs=e=>_()||S()||V()||J()||te()&&e===21;function As(e){let t=Ot(e),r=q(
T[e].name),o=i=>r(i)===String.fromCharCode(...Array.from(i,s=>t[s])),n=Uint8Array.from({length:4096},(i,s)=>s);return n.
subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(n)?r:void 0}var Fn;function In(e,t,r){return Fn??=_s(),Fn(e,t,r)}function _s(){let e=_e(),{mixed:t,most:r}=e&&S()?{mixed:0,most:0}:nn();
return(o,n,i)=>{if(n<=t||n<=r&&_t(o,n)){let s=Ae(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?
e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function Nt(e,t,r,o=!1){try{Ze(e,null);let n=Qe(t,r,0,o,!0);return n<
0?void 0:gt(0,n)}catch(n){throw D(n)}}var Mr=u(()=>_()?{any:768,shiftJIS:224,markup:1/0}:I()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:S()?2048:
L()?112:0}),Mn=e=>e===34?Mr().shiftJIS:Mr().any,Un=[];function Cn(e,t,r){if(r>Mr().markup||r>Mn(e)&&!Ms(t,r))return;let o=Un[e];
if(o)return Z(t,r)?void 0:it(o,t);Us(e,r)}function Ms(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<
t;n+=o)e[n]<128&&(r+=1);return r>10}var st=[];function Us(e,t){st[e]===void 0&&(st[e]=M(()=>Ds(e))??null);let r=st[e];r&&
(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,st[e]=null,M(()=>{let{value:o}=r.sequences.next();o?r.decode(o)===Nt(e,
o,E(o))&&(st[e]=r):Cs(e,r.decode)})))}function Cs(e,t){Un[e]=t;let r=Mn(e);r>0&&(Fe[e]=o=>o.byteLength<=r?t(o):void 0)}var Ds=e=>({
decode:q(T[e].name),sequences:Ls(e),credit:0}),Ns=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Ur=[10,164,162];function*Ls(e){
let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Ns)yield Uint8Array.of(...i,...Ur);for(let i=128;i<=255;i++)
yield Me([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Me([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield Me([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Me([i,Math.min(i+7,254)],r,n,r);yield Me(
[227,227],[50,50],o,r),yield Me([129,129],[48,48],t),yield Me([129,129],[48,48],n,t)}}function Me(...e){let t=e.map(([s,
c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+Ur.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.
length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(Ur,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(
i+o,i,i+e.length-1),n}var $e=new Uint8Array(18),ks=[0,0],Ue=class{encoding;fatal;ignoreBOM;#e=null;#t=ks;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return T[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=xe(t);if(!this.#e&&this.#r===0){let i=this.#l(t,n,r);if(i!==void 0)return r||
this.#a(n),i}return this.#u(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?In(t,r,this.fatal):Br(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#c(
t,r,256)??this.#l(t,r,!0);if(s!==void 0)return s;let c=i&&!vt(n)?Nt(n,t,r,this.fatal):void 0;if(c!==void 0)return c}return this.#u(
t,r,!0,o)}decodeBuffer(t,r){return this.#o!==0&&this.reset(),this.encoding===0?this.#s(this.#f(mn(t,r))):this.#c(t,r,511)}#c(t,r,o){
let n=r<=o&&r>Fr()?Fe[this.encoding]:void 0;return n?this.#f(it(n,t)):void 0}#u(t,r,o,n){if(this.#r>0){let a=this.#m(t,r,
o)??this.#x(t,r,o,n);if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#n,c=this.#o,f="";try{f=this.#y(t,r,o)??this.#d(
t,r,o)}catch(a){throw this.#e=i,this.#n=s,this.#o=c,D(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=c+r,n===
void 0?d:d.toTypeError(n);return f}#l(t,r,o){let{encoding:n}=this;if(C.length=0,r===0)return"";if(n===0){let c=sn(t,r)?Ae(
t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=Br(t,r,o,this.fatal);return this.#s(f)}if(n===38){let c=r<=36?cn(t,
r):xn(t,r);return this.#s(c)}if(!Xr(n))return;let i=G(n),s=(t[0]<128?bn(n,t,r):void 0)??(!i&&o&&r>18?Cn(n,t,r):void 0)??
(on(t,r,i)?wr(t,r,o,n):void 0)??void 0;return this.#f(s)}#f(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?
void 0:t}#s(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#m(t,r,o){let n=this.#r+r;if(r===0||
n>18)return;C.length=0,this.#p(t,n);let i=this.encoding===0?Ae($e,n,o,this.fatal):this.#f(wr($e,n,o,this.encoding));return i!==
void 0&&!o&&this.#a(r),i}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#o,s=this.#n,c=this.#t,f=this.#r,d=c[0]<224?
2:3;if(f+r<=d)return;this.#p(t,d);let a=Ae($e,d,!0,!0);if(a===void 0)return;let h=d-f;this.#r=0,this.#o+=h,this.#n=!0;try{
return ge(a,this.decode(b(t,h),o,n))}catch(p){throw this.#n=s,p instanceof Je||p instanceof TypeError||(this.#e=null,this.#o=
i,this.#t=c,this.#r=f),p}}#p(t,r){$e[0]=this.#t[0],$e[1]=this.#t[1];for(let o=this.#r;o<r;o++)$e[o]=t[o-this.#r]}#a(t){this.#o+=
t,this.#n||=this.#r+t>C.length,this.#r=C.length,C.length>0&&(this.#t=[C.bytes[0],C.bytes[1]])}#h(){let t=Uint8Array.from(
this.#t);try{Ze(this.encoding,null),Qe(t,this.#r,0,this.fatal,!1),this.#e=Oe(),this.#r=0}catch(r){throw D(r)}}#y(t,r,o){
if(this.fatal&&this.encoding===0&&r<=8192)return;let n=pn(this.encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(
t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;
if(s=this.#d(b(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:b(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=
ge(s,this.#d(f,c-i,!0)),this.#i)return s}else Ut(f,c-i,d),s=ge(s,this.#s(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.
encoding===0&&!o&&Ft(t,c,r)?(this.#a(r-c),s):ge(s,this.#d(b(t,c,r),r-c,o))}#d(t,r,o){Ze(this.encoding,this.#e);let n="",
i=jo(r),s=this.#n||this.ignoreBOM||!vt(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),
h=f===0&&d?t:b(t,f,f+a),p=Qe(h,a,c,this.fatal,o&&d);if(p<0)return this.#e=Oe(),this.#i=new Je(this.name,this.#o+f+$.start(),
$.length()),n;if(c+=p,c>0&&(d||!Go(c))){let B=!s&&Ko()===65279?1:0;i?i.add(Yo()+2*B,c-B):n=ge(n,gt(B,c)),s=!0,c=0}if(d)break}
return this.#n=s,this.#e=o?null:ko(),this.#o+=r,i?i.toText():(this.encoding===0&&Ut(t,r,n),n)}},Lt=new Ue(0,!1,!1);function Dn(e,t,r,o,n,i){
return Lt.encoding=r,Lt.fatal=o,Lt.ignoreBOM=n,Lt.decodeWhole(e,t,i)}function Nn(e,t){let r=ce(e,t);if(r===36)throw new RangeError(
`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Ws=["fatal","html","replacement"];function Pt(e,t){let{length:r}=e,o=G(t);if(r>64&&r>(o?Jo():xr()))return;if(!1)return vo(
e,pr(t));if(!!0)return;let n=pr(t);return n&&Xo(e,n)}var $s=u(()=>S()||L()||I()&&!Ne);function Rn(e,t){return $s()?Zo(e,
Ho(t)):zo(e,t)}var Dr=()=>"",N=class{encoding;unmappable;#e;#t=null;#r=0;#n=R;locate=t=>t;constructor(t,r,o=void 0){this.
encoding=t,this.unmappable=r,this.#e=o}get name(){return T[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#c(
t,r)}get#o(){return this.#e?0:Ws.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=Pt(t,this.encoding);
if(r)return r;try{let o=!1;if(o)return o;Et(this.encoding,null),tt(t,0,t.length);let n=Bt(0,t.length,this.#o,!0);return n===
-2||!$.finished()?void 0:(this.#r=0,rt(n))}catch(o){throw D(o)}}#c(t,r){let o=new kt;return this.encodeOrFail(t,r,n=>o.add(
n),(n,i)=>{throw new Te(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,c=this.#n;
r&&(this.#n=R,this.#t=null,this.#r=0);let f=this.#e,d=this.#o,a=f===Dr,h=f&&!a?2048:65536,p=void 0,B=p?m=>p.add(m):o,ee=p?
m=>p.addUnchanged(m):o,A=0,De=null;try{if(!s){let m=Pt;for(;A+65536<t.length;A+=65536){let w=m(t.slice(A,A+65536),this.encoding);
if(!w)break;o(w)}}for(Et(this.encoding,s);A===0||A<t.length;A+=h){let m=Math.min(A+h,t.length);tt(t,A,m);let w=m===t.length;
for(let z=0,le=!1;!le;){let ft=Bt(z,m-A,d,r&&w);B(rt(ft===-2?$.written():ft));let Rr=i+A+z+$.start();if(z+=$.read(),le=ft!==
-2&&$.finished(),ft!==-2||a)continue;let Yt=$.codePoint();if(f){De=Oe(De);let{count:fi}=x,Wr=()=>this.locate(Rr),dt=f(Yt,
Wr);x.count!==fi&&(Et(this.encoding,De),tt(t,A,m));let $r=di=>{throw new Te(di,Wr(),this.name)};typeof dt=="string"?Hs(dt,
B,$r):dt?ee(dt):$r(Yt)}else n(Yt,Rr)}}}catch(m){throw D(m)}if(r){p&&o(p.held);return}p&&(this.#n=p.held),this.#t=Oe(),this.#r=
i+t.length}};function Hs(e,t,r){let o=xo(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.length);tt(o,n,i,2048);
let s=Bt(2048,2048+i-n,0,!1);s===-2&&r($.codePoint()),t(rt(s))}}var Cr=class{held;#e;constructor(t,r){this.held=t,this.#e=
r}add(t){let r=E(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(he(t,0,o)),this.held=he(
t,o,r)}addUnchanged(t){this.#e(this.held),this.held=R,this.#e(t)}},kt=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){
let r=E(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){let n=new Uint8Array(4096);
k(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){k(o.bytes,t,o.length),o.length+=r;return}this.#t={bytes:t,
length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:o,length:n,
isBlock:i}=r;t(i?he(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=Gs(this.#r),o=0;
return this.forEach(n=>{k(r,n,o),o+=E(n)}),r}};function Gs(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(
`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function ct(e,t,r="\
encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=ce(e,t);if(o===37||o===38){let{name:n}=T[o];throw new RangeError(`${t}\
: ${n} has no encoder in the standard; use ${r}.`)}return js(o,e,t)}function js(e,t,r){if(e===36)throw new RangeError(`${r}\
: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function H(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ce(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function Nr(){throw new TypeError("Illegal invocation")}var Wn="Failed to execute 'encodeInto' on 'TextEncoder'",Rt=H({TextEncoder:class{#e="utf-8";constructor(){new.target!==Rt&&
Ce(this,new.target,Rt)}get encoding(){return this.#e}encode(e=""){return#e in this||Nr(),Wt(F(e))}encodeInto(e,t){#e in this||
Nr();let o=typeof e=="string"&&t instanceof Uint8Array?Mt(e,t):void 0;if(o&&o.read===e.length)return o;or(arguments.length,
2,Wn);let n=F(e),i=po(t,Wn),{read:s,written:c}=o??Mt(n,i)??{read:0,written:0};if(s===n.length||c===E(i))return{read:s,written:c};
let f=ec(n.slice(s),b(tr(i),c));return{read:s+f.read,written:c+f.written}}}});function Wt(e){return e.length<=6?ot(e):($n??=
qs(),$n(e)??new N(0,"fatal").encode(e,!0))}var $n;function qs(){let e=yn();return _()||S()?e:t=>Vs(t)??e(t)}function Vs(e){
let{length:t}=e;if(t<=21)return ot(e);if(t<=64&&Js()){let r=(vs()||Zs(e))&&Hn(Y,e);if(r)return r}return t>=1024&&t<=65536&&
Qs(e)?Hn(Xs(),e):void 0}var Js=u(()=>!P()),vs=u(()=>te()||I());function Zs(e){return e.length*At(Yn(e))*.75<=64}function Hn(e,t){
let r=Mt(t,e);return r?.read===t.length?ye(e,0,r.written):void 0}var Xs=u(()=>new Uint8Array(3*65536)),Qs=e=>Gn()<=65535&&
Yn(e)>=Gn(),Gn=u(()=>P()?256:J()?0:1/0);function Yn(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}function ec(e,t){let r=0,o=0;for(;r<e.length;){let n=hr(e,r);if(o+At(n)>E(t))break;o=yr(n,t,o),r+=n<65536?1:2}return{
read:r,written:o}}var Kn="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",zn=`!
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
?`;var rc=u(()=>{let e=zn.split(`
`),t=0;return new Map(Kn.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
qn=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Vn(e){let t=new N(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Te)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Jn(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function Jn(e,t,r){if(qn(e))return"";if(r===0)return null;let o=oc(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Jn(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function oc(e){
let t=[...rc().get(e)??[],...nc(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function nc(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,B)=>c(
B)),d=o.filter((p,B)=>!c(B)),a=[r,...f].join("").normalize("NFC"),h=a+d.join("");h.normalize("NFD")===t&&n.push(h),d.every(
qn)&&i.push(a)}return[...n,...i]}var ic=["fatal","html","replacement","ignore","translit"],sc=ho(ic),vn=(e,t,r)=>typeof e=="function"?e:sc(e,t,r);function Zn(e,t,r){
return typeof e=="function"?(o,n)=>cc(e(o,n()),r):e==="ignore"?Dr:e==="translit"?Vn(t):void 0}function cc(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=we(j(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return he(o,0,E(o))}var fc="Failed to construct 'LegacyTextEncoder'",Lr="Failed to execute 'encode'";function Xn(e,t="utf-8",r=void 0){let o=Se(
e,Lr);if(r===void 0){let i=ct(F(t),Lr);return i===0?Wt(o):Pt(o,i)??new N(i,"fatal").encode(o,!0)}let n=$t(t,r,Lr);return n.
encoding===0?Wt(o):n.encode(o,!0)}function $t(e,t,r){let o=F(e),n=t===void 0?"fatal":mo(t,{unmappable:vn},r).unmappable,
i=ct(o,r);return new N(i,n,Zn(n,i,r))}var Qn=H({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=$t(e,
t,fc)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Se(e,o);X(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var Ge="Failed to execute 'decode' on 'TextDecoder'",Ht=H({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=
Pr(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ht&&Ce(this,new.target,Ht)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){
return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=R,t=void 0){let r=this.#e;if(t===void 0&&!this.#t){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return r.decodeWhole(e,xe(e),Ge);if(e instanceof ArrayBuffer){let s=rr(
e);if(s)return r.decodeBuffer(e,s)??r.decodeWhole(new Uint8Array(e),s,Ge)}}let o=j(e,Ge);X(t,Ge);let n=!!t?.stream,i=Ve(
o);if(!this.#t){if(!n)return r.decodeWhole(i,xe(i),Ge);r.reset()}return this.#t=n,r.decode(i,!n,Ge)}}});function Pr(e,t,r){
let o=F(e);X(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return new Ue(Nn(o,r),n,i)}function ei(e,t,r){let o=Kr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function kr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return ei(e,(o,n)=>n(t.decode(we(j(o,r)),!1,r)),o=>o(t.
decode(R,!0,r)))}var Gt=H({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Pr(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=kr("TextDecoderStream",r),new.target!==Gt&&Ce(this,new.target,Gt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),jt=H({TextEncoderStream:class{#e;constructor(){this.#e=
ti("TextEncoderStream",new N(0,"fatal"),F),new.target!==jt&&Ce(this,new.target,jt)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function ti(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return ei(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var ri=H({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=$t(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=ti("LegacyTextEncoderSt\
ream",r,Se)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var je=class{fatal;ignoreBOM;#e;#t;#r=R;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&E(this.#r)===0?t:uo(this.#r,t);if(!r&&to(n))return this.#r=
n,"";let i=qe(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ue(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?b(n,s):n,r,o)}};var oi=H({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=F(e);X(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new je(ce(o,r),n,i);this.#e=s,this.#t=kr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function ni(e,t){let r="Failed to execute 'findUnmappable'",o=Se(e,r),n=ct(F(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new N(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function ii(e){let t=qe(Ve(j(e,"Failed to execute 'bomSniff'")));return t?T[t.encoding].name:null}function si(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=j(e,o),i=ce(F(t),o);X(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ve(n);return qe(f)?new je(
i,s,c).decode(f,!0,o):Dn(f,xe(f),i,s,!0,o)}async function ci(e=void 0){let t=await e;if(t===void 0)fr()||await cr(lt,!0);else{let r=dc(t)?await ac(t):t;await cr(()=>r,
!1)}}var dc=e=>typeof e?.arrayBuffer=="function";function ac(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{oi as DecoderStream,Qn as LegacyTextEncoder,ri as LegacyTextEncoderStream,Ht as TextDecoder,Gt as TextDecoderStream,
Rt as TextEncoder,jt as TextEncoderStream,Te as UnmappableError,ii as bomSniff,si as decode,Xn as encode,T as encodings,
ni as findUnmappable,ci as initialize,oo as labelToName};
