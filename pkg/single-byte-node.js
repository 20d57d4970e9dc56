var bt=(e,t)=>e?.prototype?.[t],Ft=e=>bt(globalThis.Buffer,e),Fe=Ft("ucs2Slice"),Ge=Ft("ucs2Write"),bo=Ft("utf8Slice"),we=Ft(
"latin1Slice"),Fo=e=>globalThis[e],_o=Fo("TextDecoder"),ss=bt(_o,"decode"),yr=Fo("TextEncoder"),cs=bt(yr,"encode"),fs=bt(
yr,"encodeInto");function g(e,t=!1,r=!0){let o=new _o(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:ss})}function go(){let e=new yr;return Object.defineProperties(e,{encode:{value:cs},encodeInto:{value:fs}}),e}function E(e){
try{return e()}catch{return}}var y=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,X=()=>Sr().includes("Chrome\
/"),P=()=>Sr().includes("AppleWebKit/")&&!X()&&!(j()>0);function Sr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var G=()=>"Deno"in globalThis,D=()=>Sr()==="Cloudflare-Workers",fe=()=>P()||D(),j=()=>D()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),Y=()=>j()<22,st=e=>globalThis.process?.getBuiltinModule?.(e),hr;function Mo(){let{
TransformStream:e}=globalThis;return e&&e===hr?e:(hr=[e,st("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),hr)}var ds=e=>st("node:fs").readFileSync(e);function Co(e){try{return ds(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var _t=()=>Co(()=>new URL("./single-byte.wasm",import.meta.url)),gt="encoding-wasm/single-byte";var Uo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var wr=["single-byte"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var S=us();function us(){let e=Uo.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Lo=u(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),ls=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],je=e=>e<36&&e!==33,N=e=>e>0&&e<29,Mt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),ms=e=>ls.find(([t])=>e>=t)[1];function No(e){let t=Lo();return t.get(e)??t.get(Ho(hs(e)))}function Oe(e,t){
let r=No(e);if(r===void 0){let o=xs(e),n=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(wr){let o=ms(r);if(o&&!wr.includes(o))throw new RangeError(`${t}: '${gt}\
' doesn't include ${S[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var ps=u(()=>new Map(
Array.from(Lo(),([e,t])=>[Ro(e),t]).reverse()));function xs(e){let t=Ro(e),r=ps().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var Ro=e=>Ho(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Po=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ft(e){if(e[0]>=239)return Po.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Wo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function ko(e){return Po.find(t=>t.encoding===e)?.bytes}function Ye(e){return e===
0||e===37||e===38}function hs(e){let t=0,r=e.length;for(;Do(e[t]);)t+=1;for(;Do(e[r-1]);)r-=1;return e.slice(t,r)}var Do=e=>`\
	
\f\r `.includes(e);function Ho(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function $o(e){let t=No(`${e}`);return t===
void 0?null:S[t].name}var Er=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Go=()=>Object.getPrototypeOf(Uint8Array.prototype),Ct=e=>Er(Go(),
e),Ar=e=>Er(DataView.prototype,e),ws=()=>Er(ArrayBuffer.prototype,"byteLength"),Ut=e=>Go()[e],jo=Ct(Symbol.toStringTag),
Or=Ct("buffer"),Yo=Ct("byteOffset"),Ko=Ct("byteLength"),Ts=Ut("includes"),Es=Ut("set"),As=Ut("slice"),Os=Ut("subarray"),
Bs=Ar("buffer"),Is=Ar("byteOffset"),zo=Ar("byteLength"),qo=ws(),B=e=>Ko.call(e);function re(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:B(e)}var I=(e,t,r=B(e))=>new Uint8Array(Or.call(e),Yo.call(e)+t,r-t);function Vo(e,t){
let r=new Uint8Array(B(e)+B(t));return W(r,e),W(r,t,B(e)),r}var W=(e,t,r)=>Es.call(e,t,r),vo=(e,t)=>Ts.call(e,t),bs=u(()=>y()?96:P()?1024:1/0);function ae(e,t,r){if(r-t<=bs())return As.
call(e,t,r);let o=new Uint8Array(r-t);return W(o,Os.call(e,t,r)),o}function Be(e,t,r){if(r>24)return ae(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function H(e,t){if(t<=64)return!1;try{return qo.call(Or.call(e)),!1}catch{return!0}}
var Fs="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Q(e,t,r=Fs){if(!ArrayBuffer.isView(
e)&&Ir(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Jo(e,t){if(ArrayBuffer.isView(e)&&jo.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function _e(e){if(ArrayBuffer.
isView(e))return Br(e);try{return new Uint8Array(e)}catch{return z}}var dt=e=>e instanceof Uint8Array?e:_e(e);function Br(e){
try{return jo.call(e)===void 0?new Uint8Array(Bs.call(e),Is.call(e),zo.call(e)):new Uint8Array(Or.call(e),Yo.call(e),Ko.
call(e))}catch{return z}}var z=new Uint8Array;function Ir(e){try{return qo.call(e)}catch{}try{return zo.call(new DataView(
e))}catch{return}}function Xo(e,t,r){oe(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function oe(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var L=e=>`${e}`;function Zo(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ge(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function br(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function Qo(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=L(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var _r=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#n=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=N(t)&&!r}accept(t){E(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#n=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#n?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&H(t,r)))try{let o=this.
decoder.decode(t),n=this.#n&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},en=[],gr=[];function Lt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=gr[o];if(n)return n;
let i=new _r(e,t,r);gr[o]=i;let s=en[e];return s&&i.accept(s),i}function Ke(e,t){en[e]=t;for(let r=0;r<4;r++)gr[4*e+r]?.
accept(t)}var ze=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var gs=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,tn=Symbol.for("encoding-wasm.UnmappableError"),Me=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${gs(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&tn in o}[tn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function Ce(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function nn(e,t,r){let o=Nt(f=>Ds(f,r),e,t),n=Nt(Ns,e,t);if(o&&n){let f=G()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<f?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:G()?o.writeBytes:void 0,
mostByTable:512}}let i=Mr(e);if(o)return y()?Ls(o,Nt(on,e,t)):o;let s=n??Nt(on,e,t)??i,c=n?18:15;return{...s,read:(f,d)=>(d<=
c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Nt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),Mr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Us="\
strings";function Ds(e,t){let[r]=WebAssembly.Module.customSections(t,Us),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Ls(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function Ns(e){let[t,r]=[Fe,Ge],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(m,p){W(d,new Uint8Array(
e.buffer,m,2*p),a),a+=2*p},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function on(e){let t=g("utf-16le"),{write:r,most:o}=Mr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Mr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Ce(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Rt,l,Ur,sn,cn,R,C={input:0,units:0,output:0},at=0,Pt={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN,count:0};function me(e,t){
Pt.name=e,Pt.encoding=t,x.newCodec=NaN,x.count+=1,x.isBusy&&Ps(),x.isBusy=!0}function Ps(){try{ln(),Rt??=an(Hs(_t())),un(
new WebAssembly.Instance(Rt),Rt)}catch(e){throw mn(e)}}async function Dr(e,t){try{ln();let r=e(),o=fn(r)?r:await WebAssembly.compile(t?r:ks(r));an(o);let n=await WebAssembly.instantiate(
o);if(Lr())return;un(n,o),Rt=o}catch(r){throw mn(r)}}var Ws=[0,97,115,109];function ks(e){let t=_e(Q(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Ws.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Lr=()=>!x.isBusy;function Hs(e){return fn(e)?e:new WebAssembly.Module(e)}function fn(e){try{return WebAssembly.
Module.customSections(e,dn),!0}catch{return!1}}var dn="encoding-wasm";function an(e){let[t]=WebAssembly.Module.customSections(
e,dn),r=`${gt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function un({
exports:e},t){l=e,Cr=WebAssembly.RuntimeError,C.input=l.input(),C.units=l.units(),C.output=l.output(),xn(),R=nn(l.memory,
C.units,t),at=Math.min(l.units_length(),R.most),x.isBusy=!1}function ln(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function mn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if($s(e))return new RangeError(`encoding-wasm: ${pn} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var pn="no memory \
for WebAssembly; free some, and call again",$s=e=>e instanceof RangeError&&/memory/i.test(e.message);function Wt(){return Rr(),
Ur}function kt(){return Rr(),sn}function Nr(){return Rr(),cn}function Rr(){Ur[0]===void 0&&xn()}function xn(){let{buffer:e}=l.
memory;Ur=new Uint8Array(e),sn=new Uint8Array(e,C.input,65536),cn=new Int32Array(e,l.codec(),l.codec_length()>>2)}function hn(e,t){
return me(e,-1),Ht(t)}function Ht(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw k(t)}}var Cr;function k(e){if(!x.
isBusy||!Cr||!(e instanceof Cr))return e;let t=S[Pt.encoding]?.name,r=`${Pt.name}${t?` of ${t}`:""} failed`;return Gs()?
new RangeError(`encoding-wasm: ${r}: ${pn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Gs(){try{return l.memory.grow(32),
!1}catch{return!0}}function xe(e=null){let t=Nr();return An(t,e??new Int32Array(t.length))}function Tn(){return l.held()!==0?xe():(x.newCodec=
ut,null)}var En=e=>An(e,Nr());function An(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function De(e,t){On(e,t)||(me(
"decoding",e),t?En(t):l.new_decoder(e),ut=e===33||e===36?NaN:e)}var ut=NaN;function On(e,t){return t||x.newCodec!==e||x.
isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function $t(e,t){On(~e,t)||(me("encoding",e),t?En(t):l.new_encoder(e),ut=~e)}function Le(e,t,r,o,n){Ve(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=ut),Mn(
i)}var pe={encoding:-1,at:0,most:0,owner:void 0};function Gt(e,t,r){if(pe.encoding!==e||pe.owner!==l||x.isBusy){try{me("dec\
oding",e),pe.owner=l,pe.at=R.readBytes?l.byte_table(e):0,pe.most=!Mt(e)&&R.mostByTable||1/0,pe.encoding=e}catch(n){throw k(
n)}x.isBusy=!1}if(pe.at===0||r>pe.most)return;if(r<=65536)return Ve(t,r),yn(r);if(R.most>at)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);Ve(I(t,n,n+i),i),o=Ne(o,yn(i))}return o}function lt(e,t,r,o){return hn("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Ve(n===t?e:I(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function Pr(e,t){let r=-1,o,n;function i(s){try{return me(e,s),r=s,n=l,o=t(s),x.isBusy=!1,o}catch(c){
throw k(c)}}return s=>s===r&&n===l&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var jt=Pr("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return N(e)?new Uint8Array(r,t,16384):new Uint16Array(r,t,65536)}),Bn=Pr("encod\
ing",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return W(r,new Uint8Array(l.memory.buffer,t,16384)),r}),Yt=Pr(
"decoding",e=>{let t=N(e),r=l.byte_table(e)>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),yn=e=>R.
readBytes(C.input,e,pe.at);function Ne(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a str\
ing of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var In=e=>e+65536+3<=at,bn=e=>e>
at&&e<268435456?R.collect?.(e+3):void 0,Fn=()=>C.units,_n=()=>Wt()[C.units]|Wt()[C.units+1]<<8,Je=(e,t)=>R.read(C.units+
2*e,t-e),mt=(e,t,r,o=0)=>R.write(e.slice(t,r),C.units+2*o);function gn(e,t){if(!x.isBusy&&!R.writeBytes)return;me("encod\
ing",t);let r=R.writeBytes?.(e,C.output,l.unit_table(t));return x.isBusy=!1,r===e.length?pt(r):void 0}function Kt(e,t,r,o){
x.isBusy=!0;let n=l.encode_block(e,t,r,+o);return x.isBusy=!1,o&&n>=0&&q.finished()&&(x.newCodec=ut),Mn(n)}function Ve(e,t){let r=kt();if(t>8)try{W(r,e)}catch{W(r,I(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Mn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var pt=e=>Be(Wt(),
C.output,e);var q={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var b=new Uint8Array(256);function Pe(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Cn(b,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Cn(r,o,e);r[o]=n}return r}function Cn(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)b[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)b[n++]=s;else if(s<2048)b[n++]=
192|s>>6,b[n++]=128|s&63;else if(!Re(s))b[n++]=224|s>>12,b[n++]=128|s>>6&63,b[n++]=128|s&63;else{let c=$r(r,i);c>=65536&&
(i+=1),n=Gr(c,b,n)}}return Be(b,0,n)}var Nn=u(()=>Ge||y()||P()?96:D()?1024:128),Hr=u(()=>fe()||y()||w()?65536:128),zs=u(
()=>new Uint8Array(2*Hr()));function Rn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var qs=u(D);function Pn(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(qs()?lt(o,r,0,255):!vo(o,0))?o:void 0}function Wn(e,t){let{length:r}=e,o=2*r<=256?b:
zs(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return Be(o,0,n)}var Vs=e=>e===14||e===15||e===27;function kn(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,b[o]=27,b[o+1]=n?36:40,b[o+
2]=66,o+=3),n){if(!(c>=41216))return;b[o]=c>>8&127,b[o+1]=c&127,o+=2}else{if(Vs(s))return;b[o]=c,i<r&&(o+=1)}}return Be(
b,0,o)}var Re=e=>(e&63488)===55296;function $r(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var xt=e=>e<128?1:e<2048?2:e<65536?3:4;function Gr(e,t,r){if(e<128)return t[r]=e,r+1;let o=xt(e);for(let n=o-
1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Hn=new Uint8Array(128),V=vs(
Hn);function vs(e){return new Uint16Array(e.buffer)}var ht=u(()=>Kr()?0:18),jr=u(()=>y()||Y()?18:8),Js=u(()=>G()||!(j()>=
22||fe())?64:32),Xs=u(()=>P()?64:32),Zs=u(()=>P()?36:18),$n=(e,t)=>(e[0]&e[t>>1])>=128;function Gn(e,t,r){return r?t<=jr():
t<=Zs()||t<=Xs()&&($n(e,t)||Jt())}var zt=(e,t)=>t<=18||t<=64&&$n(e,t)&&t<=Js(),ee={length:0,bytes:0};function We(e,t,r,o){
if(e[0]<128&&Kr())return zr(e,t)?we.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;V[n]=i}if(n===t&&
n<=18)return Ce(V,0,n);for(let i=n;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))return Un(
e,s,t,r,o,n);let m=e[i++]^128,p=d?0:e[i++]^128;if(c=d?(f&31)<<6|m:(f&15)<<12|m<<6|p,(m|p)>=64||!d&&(c<2048||Re(c)||c===65279))
return Un(e,s,t,r,o,n)}V[n++]=c}return yt(n)}function jn(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<t;n+=2){let i=r?e[n]<<
8|e[n+1]:e[n]|e[n+1]<<8;if(Re(i))return;V[o++]=i}return yt(o)}function Un(e,t,r,o,n,i){let s=Yr();for(let c=t;c<r&&i<=s;){
let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,m=d===0&&f>=128,p=f===224?160:f===240?144:128,F=f===237?
159:f===244?143:191,ce=0;for(;ce<d&&c<r;ce++,c++){let _=e[c];if(_<p||_>F)break;p=128,F=191,a=a<<6|_&63}if(ce<d){if(c===r&&
!o){if(f>=239)return;Yn(f,128|a&63,1+ce);break}m=!0}if(m&&n||(m&&(a=65533),a===65279))return;a>65535&&(V[i++]=55232+(a>>
10),a=56320|a&1023),V[i++]=a}return yt(i)}function qt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){
if(n??=Yt(o),!n)return;if(d=n[f],!1){if(s<t)d=n[f|e[s++]<<8];else if(!r&&vt(f,o))break;if(Re(d))return Qs(e,c,t,r,i,o,n)}}
V[i++]=d}return yt(i)}function Qs(e,t,r,o,n,i,s){let c=Yr();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(Re(a)){
if(f===r&&!o&&vt(d,i))break;let m=f<r?e[f]:0;if(a=s[d|m<<8],!Re(a))f+=1;else if(tc(a))a=65533;else{let F=f+2<r&&i<=30?ec(
d,m,e[f+1],e[f+2]):0;if(F===0)return;V[n++]=55232+(F>>10),a=56320|F&1023,f+=3}}V[n++]=a}return yt(n)}function ec(e,t,r,o){
let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?
65536+i-189e3:0}var tc=e=>e>=57088&&e<=57216;function Vt(e,t,r){return ee.length=0,We(I(e,t,r),r-t,!1,!0)===""}function vt(e,t){
let r=t!==32||e<144||e>160;return r&&Yn(e,0,1),r}function Yn(e,t,r){ee.length=r,ee.bytes=e|t<<8}function yt(e){if(e<3||e<=
18&&!Kr())return Ce(V,0,e);if(Jt())return Fe.call(Hn,0,2*e);if(!(e>Yr()))return Ce(V,0,18)+Ce(V,18,e-18)}var Yr=u(()=>Jt()?
1/0:36),Kr=u(()=>w()&&Jt()),Jt=u(()=>E(rc)===!0);function rc(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(Fe)==="a\uFEFF\uD83D"&&t(we)==="a\0\xFF\xFE=\xD8"}function zr(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function v(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var Xt=u(()=>E(fc)),et=u(()=>E(dc)),ic=u(()=>E(wc)),sc=u(()=>E(Tc));function Kn(e,t,r){let o=zn(e);if(!(!o||r<24||H(t,r))&&
!(e===0&&Vn(t,r)))return o.takes?.(t,r)===!1?void 0:o}function zn(e){return e===0?et():e===38?ic():e===37?sc():void 0}function Zt(e,t,r,o){
if(ee.length=0,o&&t>8192||t>1024&&(H(e,t)||Vn(e,t)))return;let n=et();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!Vt(e,i,t))))try{let s=i<t?I(e,0,i):e,c=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&c!==void 0&&Qt(s,i,c),c}catch{return}}function qn(e,t,r){let o=zn(e);if(!(r%2>0||!o?.takes?.(t,r)||H(
t,r)))return o.decode(t,!0)}function Vn(e,t){if(t<8192||cc())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var cc=u(P);function fc(){let{isAscii:e}=st("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function dc(){let e=Y(),t=e?Xt():void 0;if(e&&!t)return;
let r=g("utf-8"),o=E(lc),n=A=>r.decode(A),i=xc(n),s=uc(i,o),c=t&&((A,h)=>v(A,h)&&t(A)),f=c??(X()?hc:D()?Sc:void 0),d=c?(A,h)=>Zn(
A,h)||h>256&&c(A,h):f,a=Uint8Array.of(...vn,...Xn.flat()),m=`${Jn}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,p=Uint8Array.of(97,
127),F=i(a,a.length)===m&&n(a)===m&&r.decode(a.buffer)===m&&i(p,2)==="a\x7F"&&qr(A=>s(A,A.length)),ce=we;if(!F||t&&ce.call(
p)!=="a\x7F")return;let _=(A,h)=>g("utf-8",A&&o!==void 0,h);return Ke(0,{newDecoder:_,isRight:(A,h)=>mc(_(A,h)),canFail:!0,
...ac()}),{decode(A,h){try{return t?ce.call(A):(h?s:n)(A,A.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,
takes:f,completeLength(A,h){for(let ye=1;ye<=3&&ye<=h;ye++){let Se=A[h-ye];if(Se<128)break;if(Se>=192)return(Se>=240?4:Se>=
224?3:2)>ye?h-ye:h}return h}}}function ac(){return w()?Qe(1):G()?{...Qe(257),leastBeyondASCII:65,leastOfBuffer:8192}:Y()?
{...Qe(19),most:2048,onlyASCII:!0}:X()?{...Qe(48),leastOfBuffer:48,onlyASCII:!0}:D()?{...Qe(33),most:1023}:Qe(j()>0?512:
33)}var Qe=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function uc(e,t){let r=pc(e);
return t?w()||fe()?o=>t.decode(o):j()>0?(o,n)=>n>256&&v(o,n)?t.decode(o):r(o,n):r:r}function lc(){let e=g("utf-8",!0);return qr(
r=>e.decode(r))&&qr(({buffer:r})=>e.decode(r))&&!G()?e:void 0}var mc=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let r=Uint8Array.of(...Pe("\uFEFF"),...Pe(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),qr=e=>e(
Uint8Array.from(vn))===Jn&&Xn.every(t=>E(()=>e(Uint8Array.from(t)))===void 0),vn=[239,187,191,97,230,188,162,240,159,146,
169],Jn="\uFEFFa\u6F22\u{1F4A9}",Xn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],pc=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function xc(e){let[t,r]=[bo,we];if(Y())return(n,i)=>i>256?r.call(n):e(
n);if(!t||w()||!(j()>=22))return e;let o=G()?Zn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Zn=(e,t)=>t<=64||t<=256&&v(
e,t);function hc(e,t){if(t<64)return!1;if(v(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===0&&r>=3*o}var yc=u(
D),Vr=0;function Qt(e,t,r){t<1024||!yc()||!v(e,t)||(Vr=r.length===t?0:Vr+1)}function Sc(e,t){if(t<1024)return!0;if(v(e,t))
return Vr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function wc(){
return y()||fe()?Qn(!1):Ec()}function Tc(){return y()?Qn(!0):void 0}function Ec(){let e=Fe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=Y()?512:1/0;return ei(!1,(i,s)=>s<=o||v(i,s)&&Xt()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>
o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Qn(e){let t=g(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].
flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return ei(e,()=>!0,(n,i)=>{
let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var ei=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{
return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var U={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Xr=!0;function St(e,t,r,o){return Xr?
Ac(e,t,r,o):void 0}function Ac(e,t,r,o){if((U.encoding!==o||U.owner!==l||x.isBusy)&&!Oc(o)||t>U.most&&(t>U.mostBeyondASCII||
v(e,t)))return;Ve(e,t);let{readBytes:n,readPairs:i}=R;if(!!1||!U.isOfPairs)return n(C.input,t,U.address);let{piece:s}=U,
c=i(C.input,t,U.address,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=kt();if(c.length===s){let a=f[t],m=i(C.input+
t-a,a,U.address,+!r,s);if(m===null)return;c+=m}return f[t]===0||vt(f[t-1],o)?c:void 0}function Oc(e){return x.isBusy||(Xr=
R.readPairs!==void 0,!Xr)?!1:(me("decoding",e),Ht(()=>{let t=N(e);U.isOfPairs=!t,U.address=t?l.byte_table(e):0;let{any:r,
beyondASCII:o,piece:n}=wt(e);return U.piece=n,U.most=U.address>0?r:0,U.mostBeyondASCII=U.address>0?o:0,U.owner=l,U.encoding=
e,!0}))}var Bc=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return R.readPairs?y()?{windows1252:e(36),single:e(36),multi:{
any:72,beyondASCII:72,piece:36}}:{windows1252:e(w()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:{windows1252:e(
0),single:e(0),multi:e(0)}});function wt(e){let{windows1252:t,single:r,multi:o}=Bc();return e===21?t:N(e)?r:o}var tr=u(()=>w()?0:fe()||Y()?8:X()?352:18),oi=u(()=>Math.min(tr(),ht(),jr())),Ic=u(w);function ni(e,t,r){if(r>64)return v(
t,r)?bc(e,t,r):void 0;if(r<=ht()||(t[r>>1]|t[r-1])>=128||!zr(t,r))return;let o=nr();return o?o.call(t,0,r):Gt(e,t,r)}function bc(e,t,r){
let o=nr(),n=N(e);if(!(r<512&&(n||!o))&&!(e===21&&fi(r))&&!(n&&ui(e))&&!H(t,r))try{return Xt()?.(t)??lt(t,r,128,128)?o?o.
call(t):et()?.decodeQuickly(t,r):void 0}catch{return}}var er=[],Zr=[];function ii(e,t,r){if(!(Zr[e]===null||r<=tr())&&!(r>=
512&&r>di(e)))return Zr[e]??=_c(e),or(Zr[e],t,r)}function si(e,t,r){return r<512?(Ic()?Qr(e,t,r):void 0)??Gt(e,t,r)??Qr(
e,t,r)??ti(e,t,r):Qr(e,t,r)??(Cc(e)?ti(e,t,r):void 0)??Gt(e,t,r)}var eo=0,ci=u(()=>to()?8192:512),fi=e=>eo>0&&e<ci();function Qr(e,t,r){
let o=nr();if(!(!o||e!==21)){if(fi(r)){eo-=1;return}if(!Mc(t,r)){r<ci()&&(eo=15);return}if(!H(t,r))try{return o.call(t)}catch{
return}}}var ti=(e,t,r)=>or(ai(e),t,r);function or(e,t,r){if(!(!e||r>1024&&H(t,r)))try{return e.decode(t)}catch{return}}
var Fc=u(()=>w()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function di(e){if(ui(e))return 8192;let{windows1252:t,
other:r}=Fc();return e===21?t:r}function _c(e){let t=Nc(e)?ai(e):null;if(t){let r=rr(e,Tt()).includes("\uFFFD"),o=Math.max(
tr(),wt(e).any)+1;Ke(e,{newDecoder:n=>n&&r?g(S[e].name,!0):t,isRight:n=>!(n&&r)||Pc(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:y()?1:tr()+1,most:di(e),onlyASCII:!1})}return t}function ai(e){return er[e]===void 0&&(er[e]=null,er[e]=E(
()=>Rc(e))??null),er[e]}var nr=u(()=>E(gc));function gc(){let e=we,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Mc(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||lt(e,t,128,224)}var Cc=e=>e===21?to():Uc()||Dc()&&Mt(e),ui=e=>!nr()&&(e===21?to():Lc()),Uc=u(()=>y()||P()),
Dc=u(()=>D()||w()),Lc=u(y),to=u(()=>y()||w()||!(j()>0)),Nc=e=>y()||w()||fe()||Y()||X()&&e===21,Tt=()=>Uint8Array.from({length:256},
(e,t)=>t);function rr(e,t){let r=Yt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Rc(e){let t=g(S[e].
name),r=n=>t.decode(n)===rr(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Tt().every(n=>r(Uint8Array.of(n)))&&r(
o)?t:void 0}function Pc(e){let t=rr(e,Tt()),r=Tt().filter(f=>t[f]!=="\uFFFD"),o=g(S[e].name,!0),n=f=>E(()=>o.decode(f)),
i=f=>n(f)===rr(e,f),s=Uint8Array.from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.
of(...s,f))===void 0;return i(s)&&Tt().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var li;function mi(e,t,r){return li??=Wc(),li(e,t,r)}function Wc(){let e=et(),t=!(e&&w());return(r,o,n)=>{if(t&&zt(r,o)){
let i=We(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function Et(e,t,r,o=!1){try{De(e,null);let n=Le(t,r,0,o,!0);return n<0?void 0:Je(0,n)}catch(n){throw k(
n)}}var oo=u(()=>y()?{any:2048,markup:1/0}:D()?{any:512,markup:2048}:{any:0,markup:w()?2048:P()?112:0}),no=()=>oo().markup>0,
$c=u(()=>no()?1/0:33),pi=(e,t,r)=>!1,io=[],xi=(e,t,r)=>so(e,t,r)?or(io[e],t,r):void 0;function so(e,t,r){let{any:o,markup:n}=oo();
return r>n||r>o&&!Gc(t,r)?!1:io[e]?!0:(jc(e,r),!1)}function Gc(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var At=[];function jc(e,t){At[e]===void 0&&(At[e]=E(()=>Vc(e))??
null);let r=At[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,At[e]=null,E(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===Et(e,o,B(o))&&(At[e]=r):Yc(e,r.decoder)})))}function Yc(e,t){io[e]=t;let{any:r,piece:o}=wt(e);Ke(
e,{newDecoder:n=>n?g(S[e].name,!0):t,isRight:n=>!n||Kc(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:oo().any,onlyASCII:!1})}var Kc=e=>zc.every(t=>qc.every(r=>{let o=g(S[e].name,!0),n=Uint8Array.
of(97,t,...r);return E(()=>o.decode(n))===Et(e,n,n.length,!0)})),zc=[128,129,142,143,161,224,255],qc=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Vc=e=>({decoder:g(S[e].name),sequences:Jc(
e),credit:0}),vc=[[239,187,191],[254,255],[255,254],[132,49,149,51]],ro=[10,164,162];function*Jc(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of vc)yield Uint8Array.of(...i,...ro);for(let i=128;i<=255;i++)yield ke([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield ke([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield ke([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield ke([i,Math.min(i+7,254)],r,n,r);yield ke([227,227],[50,
50],o,r),yield ke([129,129],[48,48],t),yield ke([129,129],[48,48],n,t)}}function ke(...e){let t=e.map(([s,c])=>c-s+1),r=t.
reduce((s,c)=>s*c),o=e.length+ro.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-
1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(ro,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var te=new Uint8Array(512),hi=[],He=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=re(t);if(!this.#e){let i=this.#r===0?this.#u(t,n,r):this.#x(t,n,r);if(i!==void 0)
return r||this.#p(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?mi(t,r,this.fatal):Zt(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=r>
0?St(t,r,!0,n):void 0,f=s===void 0&&!(i&&pi(n,t,r))?this.#f(t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&!Ye(n)?Et(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#y(t,r,o,n);
if(a!==void 0)return a;let m=this.#r+r;if(r>0&&m<=te.length)return this.#S(t,m,o,n);this.#w()}let i=this.#e,s=this.#n,c=this.#o,
f="";try{f=this.#T(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=i,this.#n=s,this.#o=c,k(a)}let d=this.#i;if(d)throw this.#i=
null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#u(t,r,o){let{encoding:n}=this;ee.length=0;let i=r>0&&
n!==0?St(t,r,o,n):void 0;return i===void 0?this.#f(t,r,o):this.#c(i)}#f(t,r,o){let{encoding:n}=this;if(r===0)return"";if(n===
0){let c=zt(t,r)?We(t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=Zt(t,r,o,this.fatal);return this.#d(f)}if(n===
38||n===37){let c=r<=36?jn(t,r,n===37):qn(n,t,r);return this.#d(c)}if(!je(n))return;let i=N(n),s=r<=(i?oi():t[0]<128?ht():
18)?qt(t,r,o,n):Zc(n,i,t,r,o);return this.#c(s)}#c(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:
t}#d(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#x(t,r,o){let n=this.#r+r;if(!(r===0||n>te.
length))return ee.length=0,n>18?this.#h(t,n,o):(this.#l(t,n),this.encoding===0?We(te,n,o,this.fatal):this.#c(St(te,n,o,this.
encoding)??qt(te,n,o,this.encoding)))}#h(t,r,o){let n=this.#m(t,r);return this.encoding===0?Zt(n,r,o,this.fatal):this.#c(
St(n,r,o,this.encoding))}#y(t,r,o,n){if(this.encoding!==0)return;let i=this.#o,s=this.#n,c=this.#t,f=this.#r,d=(c&255)<224?
2:3;if(f+r<=d)return;this.#l(t,d);let a=We(te,d,!0,!0);if(a===void 0)return;let m=d-f;this.#r=0,this.#o+=m,this.#n=!0;try{
return Ne(a,this.decode(I(t,m),o,n))}catch(p){throw this.#n=s,p instanceof ze||p instanceof TypeError||(this.#e=null,this.#o=
i,this.#t=c,this.#r=f),p}}#l(t,r){te[0]=this.#t,te[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)te[n]=t[n-o]}#m(t,r){
return this.#l(t,this.#r),W(te,t,this.#r),hi[r]??=I(te,0,r),hi[r]}#p(t){this.#o+=t,this.#n||=this.#r+t>ee.length,this.#r=
ee.length,this.#t=ee.bytes}#S(t,r,o,n){let i=this.#r,s=this.#m(t,r);this.#r=0,this.#o-=i;try{return this.#s(s,r,o,n)}catch(c){
throw c instanceof ze||c instanceof TypeError||(this.#r=i,this.#o+=i),c}}#w(){let t=Uint8Array.of(this.#t,this.#t>>8);try{
De(this.encoding,null),Le(t,this.#r,0,this.fatal,!1),this.#e=xe(),this.#r=0}catch(r){throw k(r)}}#T(t,r,o){if(this.fatal&&
this.encoding===0&&r<=8192)return;let n=Kn(this.encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&
(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#a(
I(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:I(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=Ne(s,this.#a(
f,c-i,!0)),this.#i)return s}else Qt(f,c-i,d),s=Ne(s,this.#d(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.encoding===
0&&!o&&Vt(t,c,r)?(this.#p(r-c),s):Ne(s,this.#a(I(t,c,r),r-c,o))}#a(t,r,o){De(this.encoding,this.#e);let n="",i=bn(r),s=this.#n||
this.ignoreBOM||!Ye(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),m=f===0&&d?t:I(t,f,
f+a),p=Le(m,a,c,this.fatal,o&&d);if(p<0)return this.#e=xe(),this.#i=new ze(this.name,this.#o+f+q.start(),q.length()),n;if(c+=
p,c>0&&(d||!In(c))){let F=!s&&_n()===65279?1:0;i?i.add(Fn()+2*F,c-F):n=Ne(n,Je(F,c)),s=!0,c=0}if(d)break}return this.#n=
s,this.#e=o?null:Tn(),this.#o+=r,i?i.toText():(this.encoding===0&&Qt(t,r,n),n)}},Zc=(e,t,r,o,n)=>(t?ii(e,r,o):void 0)??(r[0]<
128?ni(e,r,o):void 0)??void 0??(Gn(r,o,t)?qt(r,o,n,e):void 0)??(t?si(e,r,o):void 0),co=({encoding:e,fatal:t,ignoreBOM:r})=>new He(
e,t,r);function ir(e){return e.common??=co(e),e.common}var yi=(e,t,r,o,n,i)=>sr(Lt(r,o,n),e,t,i);function sr(e,t,r,o){if(r<
e.leastOfAny)return ir(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=ir(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function Si(e,t){let r=Oe(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Oi=6,se,fo=!1;function Bi(){se=null,se=E(tf)??null,fo=se!==null&&(y()||w()),y()&&(Oi=32)}var Ii=e=>e.length<=6||e.length<=
Oi&&e.charCodeAt(0)<128,bi=e=>fo&&!Ii(e);function tf(){let e=go(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...Pe(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function ao(e){try{return se?.encode(e)}catch{return}}function uo(e,t){
se===void 0&&Bi();try{return se?.encodeInto(e,t)}catch{return}}function rt(e){return Ii(e)?Pe(e):(se===void 0&&Bi(),rf(e)??
ao(e))}function rf(e){let{length:t}=e;if(!fo){if(t<=21)return Pe(e);if(t<=64&&of()){let r=(nf()||sf(e)<=64)&&wi(b,e);if(r)
return r}return t>=1024&&t<=65536&&ff(e)?wi(cf(),e):void 0}}var of=u(()=>!G()),nf=u(()=>X()||D()),sf=e=>e.length*xt(Fi(e))*
.75;function wi(e,t){let r=uo(t,e);return r?.read===t.length?Be(e,0,r.written):void 0}var cf=u(()=>new Uint8Array(3*65536)),
ff=e=>Ti()<=65535&&Fi(e)>=Ti(),Ti=u(()=>G()?256:Y()?0:1/0);function Fi(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(
t>>1)|e.charCodeAt(t-1)}var af=u(()=>w()?32:j()>0?48:y()?400:X()?1024:1/0),lo=0;function mo(e,t){let{length:r}=e;if(r<af()||!je(t)||!uf(e))return;
if(lo>0){lo-=1;return}let o=rt(e);if(o&&B(o)===r)return o;lo=15}var _i=e=>Math.max(8,e>>4);function uf(e){let{length:t}=e,
r=_i(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function gi(e){let{length:t}=e,r=_i(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var xf=["fatal","html","replacement"],hf=u(()=>w()||y());function xo(e,t){let{length:r}=e,o=r<32?void 0:mo(e,t);if(o)return o;
let n=N(t);if(r>64&&r>(n?Nn():Hr()))return;if(n)return Rn(e,jt(t));if(!1)return r<=48?kn(e,jt(32)):void 0;if(!!1||r>512&&
hf()&&gi(e))return;let i=jt(t);return i&&Wn(e,i)}var Di=u(()=>w()||y()||P()||D()&&!Ge);function Li(e,t){return Di()?Pn(e,
Bn(t)):gn(e,t)}function Ui(e,t){return xo(e,t)??(N(t)?Li(e,t):void 0)}var ho=()=>"",$=class{encoding;unmappable;#e;#t=null;#r=0;#n=z;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return S[this.encoding].name}encode(t,r){let o=r||this.#o(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#f(t,r)}#o(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:xf.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?rt(t):void 0;if(r)return r;if(t.length>65536)return this.#u(t);try{let o=Ui(t,this.encoding);if(o)return o;$t(this.encoding,
null),mt(t,0,t.length);let n=Kt(0,t.length,this.#i,!0);return n===-2||!q.finished()?void 0:pt(n)}catch(o){throw k(o)}}#u(t){
let r=N(this.encoding)&&this.unmappable==="fatal"&&Di(),o=()=>r?Li(t,this.encoding):void 0;return mo(t,this.encoding)??E(
o)}#f(t,r){let o=new fr;return this.encodeOrFail(t,r,n=>o.add(n),(n,i)=>{throw new Me(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){
let i=this.#r,s=this.#t,c=this.#n;r&&(this.#n=z,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===ho,m=f&&!a?2048:65536,
p=void 0,F=p?h=>p.add(h):o,ce=p?h=>p.addUnchanged(h):o,_=0,A=null;try{if(!s)for(;_+65536<t.length;_+=65536){let h=Ui(t.slice(
_,_+65536),this.encoding);if(!h)break;o(h)}for($t(this.encoding,s);_===0||_<t.length;_+=m){let h=Math.min(_+m,t.length);
mt(t,_,h);let ye=h===t.length;for(let Se=0,Ao=!1;!Ao;){let Bt=Kt(Se,h-_,d,r&&ye);F(pt(Bt===-2?q.written():Bt));let Oo=i+
_+Se+q.start();if(Se+=q.read(),Ao=Bt!==-2&&q.finished(),Bt!==-2||a)continue;let xr=q.codePoint();if(f){A=xe(A);let{count:ns}=x,
Bo=()=>this.locate(Oo),It=f(xr,Bo);x.count!==ns&&($t(this.encoding,A),mt(t,_,h));let Io=is=>{throw new Me(is,Bo(),this.name)};
typeof It=="string"?yf(It,F,Io):It?ce(It):Io(xr)}else n(xr,Oo)}}}catch(h){throw k(h)}if(r){p&&o(p.held);return}p&&(this.#n=
p.held),this.#t=this.#o(t)?null:xe(),this.#r=i+t.length}};function yf(e,t,r){let o=Zo(e);for(let n=0;n<o.length;n+=2048){
let i=Math.min(n+2048,o.length);mt(o,n,i,2048);let s=Kt(2048,2048+i-n,0,!1);s===-2&&r(q.codePoint()),t(pt(s))}}var po=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=B(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(ae(
t,0,o)),this.held=ae(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=z,this.#e(t)}},fr=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=B(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);W(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){W(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?ae(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=Sf(this.#r),o=0;return this.forEach(n=>{W(r,n,o),o+=B(n)}),r}};function Sf(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function Ot(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=Oe(e,t);if(o===37||o===38){let{name:n}=S[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return wf(o,e,t)}function wf(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function J(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function $e(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function yo(){throw new TypeError("Illegal invocation")}var Ni="Failed to execute 'encodeInto' on 'TextEncoder'",dr=J({TextEncoder:class{#e="utf-8";constructor(){new.target!==dr&&
$e(this,new.target,dr)}get encoding(){return this.#e}encode(e=""){return#e in this||yo(),(typeof e=="string"&&bi(e)?ao(e):
void 0)??ar(L(e))}encodeInto(e,t){#e in this||yo();let r;if(se&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=se.
encodeInto(e,t),r.read===e.length)return r}catch{}br(arguments.length,2,Ni);let o=L(e),n=Jo(t,Ni),{read:i,written:s}=r??
uo(o,n)??{read:0,written:0};if(i===o.length||s===B(n))return{read:i,written:s};let c=Tf(o.slice(i),I(Br(n),s));return{read:i+
c.read,written:s+c.written}}}});function ar(e){return rt(e)??new $(0,"fatal").encode(e,!0)}function Tf(e,t){let r=0,o=0;
for(;r<e.length;){let n=$r(e,r);if(o+xt(n)>B(t))break;o=Gr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var Ri="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Pi=`!
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
?`;var Af=u(()=>{let e=Pi.split(`
`),t=0;return new Map(Ri.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Wi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ki(e){let t=new $(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Me)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Hi(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function Hi(e,t,r){if(Wi(e))return"";if(r===0)return null;let o=Of(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Hi(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function Of(e){
let t=[...Af().get(e)??[],...Bf(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Bf(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,F)=>c(
F)),d=o.filter((p,F)=>!c(F)),a=[r,...f].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===t&&n.push(m),d.every(
Wi)&&i.push(a)}return[...n,...i]}var If=["fatal","html","replacement","ignore","translit"],bf=Qo(If),$i=(e,t,r)=>typeof e=="function"?e:bf(e,t,r);function Gi(e,t,r){
return typeof e=="function"?(o,n)=>Ff(e(o,n()),r):e==="ignore"?ho:e==="translit"?ki(t):void 0}function Ff(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=_e(Q(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return ae(o,0,B(o))}var _f="Failed to construct 'LegacyTextEncoder'",So="Failed to execute 'encode'";function ji(e,t="utf-8",r=void 0){let o=ge(
e,So);if(r===void 0){let i=Ot(L(t),So);return i===0?ar(o):xo(o,i)??new $(i,"fatal").encode(o,!0)}let n=ur(t,r,So);return n.
encoding===0?ar(o):n.encode(o,!0)}function ur(e,t,r){let o=L(e),n=t===void 0?"fatal":Xo(t,{unmappable:$i},r).unmappable,
i=Ot(o,r);return new $(i,n,Gi(n,i,r))}var Yi=J({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=ur(e,
t,_f)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":ge(e,o);oe(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var Mf=u(y),qi=e=>!1;function To(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(qi(t)?no():Ye(t)&&Mf())&&!r?new wo(t,r,
o):co(e)}var wo=class extends He{#e=void 0;#t=!1;#r=!1;reset(){super.reset(),this.#t=!1}decode(t,r,o){return this.#t||!this.#n(
t,r)?super.decode(t,r,o):this.#o(t,r)}#n(t,r){return this.#r||r?this.#r:(this.#t=!Cf(this.encoding,t,re(t)),!this.#t)}#o(t,r){
let o=re(t),n=o>1024&&H(t,o)?ae(t,0,o):t;this.#e??=g(this.name,!1,this.ignoreBOM),this.#r=!r;try{return this.#e.decode(n,
{stream:!r})}catch(i){throw this.#e=void 0,this.#r=!1,k(i)}}};function Cf(e,t,r){return r<40||qi(e)&&!so(e,t,r)?!1:(Ki[e]??=
E(()=>Df(e))===!0,Ki[e])}var Ki=[],Uf=[97,128,129,142,143,161,195,216,227,240,255],zi=[32,48,129,161,220,254];function Df(e){
let t=g(S[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);De(e,r);let f=Je(0,Le(c,1,0,!1,s));return r=xe(),t.decode(c,{
stream:!s})===f};return Uf.flatMap(i=>zi.flatMap(s=>zi.flatMap(c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Lf(e)}function Lf(e){
let t=g(S[e].name,!1,!1),r=ko(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===
(Ye(e)?"\uFEFF":"")}var nt="Failed to execute 'decode' on 'TextDecoder'",lr=J({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Vi(e,t,"Failed to construct 'TextDecoder'"),new.target!==lr&&$e(this,new.target,lr)}get encoding(){return S[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=z,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!H(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return ir(s).decodeWhole(
e,re(e),nt)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=Ir(e);if(f)return sr(s,
new Uint8Array(e),f,nt)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||Q(e,nt),typeof t!="object"&&oe(t,nt);let o=!!t?.
stream,n=r?e:dt(e),i=this.#e;return i.isStateless||!this.#r&&!o?sr(i,n,re(n),nt):(this.#t??=To(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,nt))}}});function Vi(e,t,r){let o=L(e);oe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return Lt(
Si(o,r),n,i)}var vi=(e,t,r)=>To(Vi(e,t,r));function Ji(e,t,r){let o=Mo();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Eo(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Ji(e,(o,n)=>n(t.decode(_e(Q(o,r)),!1,r)),o=>o(t.
decode(z,!0,r)))}var mr=J({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=vi(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=Eo("TextDecoderStream",r),new.target!==mr&&$e(this,new.target,mr)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),pr=J({TextEncoderStream:class{#e;constructor(){this.#e=
Xi("TextEncoderStream",new $(0,"fatal"),L),new.target!==pr&&$e(this,new.target,pr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Xi(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Ji(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var Zi=J({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=ur(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Xi("LegacyTextEncoderSt\
ream",r,ge)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var it=class{fatal;ignoreBOM;#e;#t;#r=z;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&B(this.#r)===0?t:Vo(this.#r,t);if(!r&&Wo(n))return this.#r=
n,"";let i=ft(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new He(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?I(n,s):n,r,o)}};var Qi=J({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=L(e);oe(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new it(Oe(o,r),n,i);this.#e=s,this.#t=Eo("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function es(e,t){let r="Failed to execute 'findUnmappable'",o=ge(e,r),n=Ot(L(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new $(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function ts(e){let t=ft(dt(Q(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function rs(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=Q(e,o),i=Oe(L(t),o);oe(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=dt(n);return ft(f)?
new it(i,s,c).decode(f,!0,o):yi(f,re(f),i,s,!0,o)}async function os(e=void 0){let t=await e;if(t===void 0)Lr()||await Dr(_t,!0);else{let r=Nf(t)?await Rf(t):t;await Dr(()=>r,
!1)}}var Nf=e=>typeof e?.arrayBuffer=="function";function Rf(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Qi as DecoderStream,Yi as LegacyTextEncoder,Zi as LegacyTextEncoderStream,lr as TextDecoder,mr as TextDecoderStream,
dr as TextEncoder,pr as TextEncoderStream,Me as UnmappableError,ts as bomSniff,rs as decode,ji as encode,S as encodings,
es as findUnmappable,os as initialize,$o as labelToName};
