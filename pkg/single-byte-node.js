var Bt=(e,t)=>e?.prototype?.[t],It=e=>Bt(globalThis.Buffer,e),be=It("ucs2Slice"),$e=It("ucs2Write"),Oo=It("utf8Slice"),Se=It(
"latin1Slice"),Bo=e=>globalThis[e],Io=Bo("TextDecoder"),os=Bt(Io,"decode"),Sr=Bo("TextEncoder"),ns=Bt(Sr,"encode"),is=Bt(
Sr,"encodeInto");function I(e,t=!1,r=!0){let o=new Io(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:os})}function bo(){let e=new Sr;return Object.defineProperties(e,{encode:{value:ns},encodeInto:{value:is}}),e}function T(e){
try{return e()}catch{return}}var h=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,X=()=>wr().includes("Chrome\
/"),P=()=>wr().includes("AppleWebKit/")&&!X()&&!(Y()>0);function wr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var j=()=>"Deno"in globalThis,D=()=>wr()==="Cloudflare-Workers",de=()=>P()||D(),Y=()=>D()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),K=()=>Y()<22,rt=e=>globalThis.process?.getBuiltinModule?.(e),yr;function Fo(){let{
TransformStream:e}=globalThis;return e&&e===yr?e:(yr=[e,rt("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),yr)}var ss=e=>rt("node:fs").readFileSync(e);function _o(e){try{return ss(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var bt=()=>_o(()=>new URL("./single-byte.wasm",import.meta.url)),Ft="encoding-wasm/single-byte";var go=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Tr=["single-byte"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var S=fs();function fs(){let e=go.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Co=u(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),ds=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],_t=e=>e<36&&e!==33,N=e=>e>0&&e<29,gt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),as=e=>ds.find(([t])=>e>=t)[1];function Uo(e){let t=Co();return t.get(e)??t.get(Po(ms(e)))}function Ee(e,t){
let r=Uo(e);if(r===void 0){let o=ls(e),n=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(Tr){let o=as(r);if(o&&!Tr.includes(o))throw new RangeError(`${t}: '${Ft}\
' doesn't include ${S[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var us=u(()=>new Map(
Array.from(Co(),([e,t])=>[Do(e),t]).reverse()));function ls(e){let t=Do(e),r=us().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var Do=e=>Po(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Lo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function nt(e){if(e[0]>=239)return Lo.find(t=>t.bytes.every((r,o)=>e[o]===r))}function No({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Ro(e){return Lo.find(t=>t.encoding===e)?.bytes}function it(e){return e===
0||e===37||e===38}function ms(e){let t=0,r=e.length;for(;Mo(e[t]);)t+=1;for(;Mo(e[r-1]);)r-=1;return e.slice(t,r)}var Mo=e=>`\
	
\f\r `.includes(e);function Po(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Wo(e){let t=Uo(`${e}`);return t===
void 0?null:S[t].name}var Ar=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,ko=()=>Object.getPrototypeOf(Uint8Array.prototype),Mt=e=>Ar(ko(),
e),Or=e=>Ar(DataView.prototype,e),hs=()=>Ar(ArrayBuffer.prototype,"byteLength"),Ct=e=>ko()[e],Ho=Mt(Symbol.toStringTag),
Br=Mt("buffer"),$o=Mt("byteOffset"),Go=Mt("byteLength"),ys=Ct("includes"),Ss=Ct("set"),ws=Ct("slice"),Ts=Ct("subarray"),
Es=Or("buffer"),As=Or("byteOffset"),jo=Or("byteLength"),Yo=hs(),B=e=>Go.call(e);function Fe(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:B(e)}var b=(e,t,r=B(e))=>new Uint8Array(Br.call(e),$o.call(e)+t,r-t);function Ko(e,t){
let r=new Uint8Array(B(e)+B(t));return W(r,e),W(r,t,B(e)),r}var W=(e,t,r)=>Ss.call(e,t,r),zo=(e,t)=>ys.call(e,t),Os=u(()=>h()?96:P()?1024:1/0);function ue(e,t,r){if(r-t<=Os())return ws.
call(e,t,r);let o=new Uint8Array(r-t);return W(o,Ts.call(e,t,r)),o}function Ae(e,t,r){if(r>24)return ue(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function H(e,t){if(t<=64)return!1;try{return Yo.call(Br.call(e)),!1}catch{return!0}}
var Bs="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Q(e,t,r=Bs){if(!ArrayBuffer.isView(
e)&&br(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Vo(e,t){if(ArrayBuffer.isView(e)&&Ho.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function _e(e){if(ArrayBuffer.
isView(e))return Ir(e);try{return new Uint8Array(e)}catch{return z}}var st=e=>e instanceof Uint8Array?e:_e(e);function Ir(e){
try{return Ho.call(e)===void 0?new Uint8Array(Es.call(e),As.call(e),jo.call(e)):new Uint8Array(Br.call(e),$o.call(e),Go.
call(e))}catch{return z}}var z=new Uint8Array;function br(e){try{return Yo.call(e)}catch{}try{return jo.call(new DataView(
e))}catch{return}}function qo(e,t,r){re(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function re(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var L=e=>`${e}`;function vo(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ge(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function Fr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function Jo(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=L(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var gr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=N(t)&&!r}accept(t){T(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&H(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},Xo=[],Mr=[];function Dt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Mr[o];if(n)return n;
let i=new gr(e,t,r);Mr[o]=i;let s=Xo[e];return s&&i.accept(s),i}function Ge(e,t){Xo[e]=t;for(let r=0;r<4;r++)Mr[4*e+r]?.
accept(t)}var ct=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var bs=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Zo=Symbol.for("encoding-wasm.UnmappableError"),Me=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${bs(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Zo in o}[Zo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function tn(e,t,r){let o=Lt(f=>Ms(f,r),e,t),n=Lt(Us,e,t);if(o&&n){let f=j()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<f?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:j()?o.writeBytes:void 0,
mostByTable:512}}let i=Cr(e);if(o)return h()?Cs(o,Lt(en,e,t)):o;let s=n??Lt(en,e,t)??i,c=n?18:15;return{...s,read:(f,d)=>(d<=
c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Lt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),Cr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var gs="\
strings";function Ms(e,t){let[r]=WebAssembly.Module.customSections(t,gs),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Cs(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function Us(e){let[t,r]=[be,$e],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(y,m){W(d,new Uint8Array(
e.buffer,y,2*m),a),a+=2*m},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function en(e){let t=I("utf-16le"),{write:r,most:o}=Cr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Cr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Ce(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Nt,l,Dr,rn,on,R,C={input:0,units:0,output:0},ft=0,Rt={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN,count:0};function me(e,t){
Rt.name=e,Rt.encoding=t,p.newCodec=NaN,p.count+=1,p.isBusy&&Ls(),p.isBusy=!0}function Ls(){try{dn(),Nt??=cn(Ps(bt())),fn(
new WebAssembly.Instance(Nt),Nt)}catch(e){throw an(e)}}async function Lr(e,t){try{dn();let r=e(),o=nn(r)?r:await WebAssembly.compile(t?r:Rs(r));cn(o);let n=await WebAssembly.instantiate(
o);if(Nr())return;fn(n,o),Nt=o}catch(r){throw an(r)}}var Ns=[0,97,115,109];function Rs(e){let t=_e(Q(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Ns.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Nr=()=>!p.isBusy;function Ps(e){return nn(e)?e:new WebAssembly.Module(e)}function nn(e){try{return WebAssembly.
Module.customSections(e,sn),!0}catch{return!1}}var sn="encoding-wasm";function cn(e){let[t]=WebAssembly.Module.customSections(
e,sn),r=`${Ft} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function fn({
exports:e},t){l=e,Ur=WebAssembly.RuntimeError,C.input=l.input(),C.units=l.units(),C.output=l.output(),ln(),R=tn(l.memory,
C.units,t),ft=Math.min(l.units_length(),R.most),p.isBusy=!1}function dn(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function an(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Ws(e))return new RangeError(`encoding-wasm: ${un} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var un="no memory \
for WebAssembly; free some, and call again",Ws=e=>e instanceof RangeError&&/memory/i.test(e.message);function Pt(){return Pr(),
Dr}function Wt(){return Pr(),rn}function Rr(){return Pr(),on}function Pr(){Dr[0]===void 0&&ln()}function ln(){let{buffer:e}=l.
memory;Dr=new Uint8Array(e),rn=new Uint8Array(e,C.input,65536),on=new Int32Array(e,l.codec(),l.codec_length()>>2)}function mn(e,t){
return me(e,-1),kt(t)}function kt(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw $(t)}}var Ur;function $(e){if(!p.
isBusy||!Ur||!(e instanceof Ur))return e;let t=S[Rt.encoding]?.name,r=`${Rt.name}${t?` of ${t}`:""} failed`;return ks()?
new RangeError(`encoding-wasm: ${r}: ${un}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function ks(){try{return l.memory.grow(32),
!1}catch{return!0}}function xe(e=null){let t=Rr();return wn(t,e??new Int32Array(t.length))}function yn(){return l.held()!==0?xe():(p.newCodec=
dt,null)}var Sn=e=>wn(e,Rr());function wn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function De(e,t){Tn(e,t)||(me(
"decoding",e),t?Sn(t):l.new_decoder(e),dt=e===33||e===36?NaN:e)}var dt=NaN;function Tn(e,t){return t||p.newCodec!==e||p.
isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function Ht(e,t){Tn(~e,t)||(me("encoding",e),t?Sn(t):l.new_encoder(e),dt=~e)}function Le(e,t,r,o,n){Ye(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=dt),Fn(
i)}var pe={encoding:-1,at:0,most:0,owner:void 0};function $t(e,t,r){if(pe.encoding!==e||pe.owner!==l||p.isBusy){try{me("dec\
oding",e),pe.owner=l,pe.at=R.readBytes?l.byte_table(e):0,pe.most=!gt(e)&&R.mostByTable||1/0,pe.encoding=e}catch(n){throw $(
n)}p.isBusy=!1}if(pe.at===0||r>pe.most)return;if(r<=65536)return Ye(t,r),pn(r);if(R.most>ft)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);Ye(b(t,n,n+i),i),o=Ne(o,pn(i))}return o}function at(e,t,r,o){return mn("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Ye(n===t?e:b(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function Wr(e,t){let r=-1,o,n;function i(s){try{return me(e,s),r=s,n=l,o=t(s),p.isBusy=!1,o}catch(c){
throw $(c)}}return s=>s===r&&n===l&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Gt=Wr("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return N(e)?new Uint8Array(r,t,16384):new Uint16Array(r,t,65536)}),En=Wr("encod\
ing",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return W(r,new Uint8Array(l.memory.buffer,t,16384)),r}),jt=Wr(
"decoding",e=>{let t=N(e),r=l.byte_table(e)>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),pn=e=>R.
readBytes(C.input,e,pe.at);function Ne(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a str\
ing of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var An=e=>e+65536+3<=ft,On=e=>e>
ft&&e<268435456?R.collect?.(e+3):void 0,Bn=()=>C.units,In=()=>Pt()[C.units]|Pt()[C.units+1]<<8,ze=(e,t)=>R.read(C.units+
2*e,t-e),ut=(e,t,r,o=0)=>R.write(e.slice(t,r),C.units+2*o);function bn(e,t){if(!p.isBusy&&!R.writeBytes)return;me("encod\
ing",t);let r=R.writeBytes?.(e,C.output,l.unit_table(t));return p.isBusy=!1,r===e.length?lt(r):void 0}function Yt(e,t,r,o){
p.isBusy=!0;let n=l.encode_block(e,t,r,+o);return p.isBusy=!1,o&&n>=0&&V.finished()&&(p.newCodec=dt),Fn(n)}function Ye(e,t){let r=Wt();if(t>8)try{W(r,e)}catch{W(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Fn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var lt=e=>Ae(Pt(),
C.output,e);var V={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var F=new Uint8Array(256);function Pe(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return _n(F,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return _n(r,o,e);r[o]=n}return r}function _n(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)F[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)F[n++]=s;else if(s<2048)F[n++]=
192|s>>6,F[n++]=128|s&63;else if(!Re(s))F[n++]=224|s>>12,F[n++]=128|s>>6&63,F[n++]=128|s&63;else{let c=Gr(r,i);c>=65536&&
(i+=1),n=jr(c,F,n)}}return Ae(F,0,n)}var Un=u(()=>$e||h()||P()?96:D()?1024:128),$r=u(()=>de()||h()||w()?65536:128),js=u(
()=>new Uint8Array(2*$r()));function Dn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var Ys=u(D);function Ln(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(Ys()?at(o,r,0,255):!zo(o,0))?o:void 0}function Nn(e,t){let{length:r}=e,o=2*r<=256?F:
js(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return Ae(o,0,n)}var Ks=e=>e===14||e===15||e===27;function Rn(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,F[o]=27,F[o+1]=n?36:40,F[o+
2]=66,o+=3),n){if(!(c>=41216))return;F[o]=c>>8&127,F[o+1]=c&127,o+=2}else{if(Ks(s))return;F[o]=c,i<r&&(o+=1)}}return Ae(
F,0,o)}var Re=e=>(e&63488)===55296;function Gr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var mt=e=>e<128?1:e<2048?2:e<65536?3:4;function jr(e,t,r){if(e<128)return t[r]=e,r+1;let o=mt(e);for(let n=o-
1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Pn=new Uint8Array(128),q=zs(
Pn);function zs(e){return new Uint16Array(e.buffer)}var pt=u(()=>zr()?0:18),Yr=u(()=>h()||K()?18:8),Vs=u(()=>j()||!(Y()>=
22||de())?64:32),qs=u(()=>P()?64:32),vs=u(()=>P()?36:18),Wn=(e,t)=>(e[0]&e[t>>1])>=128;function kn(e,t,r){return r?t<=Yr():
t<=vs()||t<=qs()&&(Wn(e,t)||vt())}var Kt=(e,t)=>t<=18||t<=64&&Wn(e,t)&&t<=Vs(),ee={length:0,bytes:0};function We(e,t,r,o){
if(e[0]<128&&zr())return Vr(e,t)?Se.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;q[n]=i}if(n===t&&
n<=18)return Ce(q,0,n);for(let i=n;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))return gn(
e,s,t,r,o,n);let y=e[i++]^128,m=d?0:e[i++]^128;if(c=d?(f&31)<<6|y:(f&15)<<12|y<<6|m,(y|m)>=64||!d&&(c<2048||Re(c)||c===65279))
return gn(e,s,t,r,o,n)}q[n++]=c}return xt(n)}function Hn(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<t;n+=2){let i=r?e[n]<<
8|e[n+1]:e[n]|e[n+1]<<8;if(Re(i))return;q[o++]=i}return xt(o)}function gn(e,t,r,o,n,i){let s=Kr();for(let c=t;c<r&&i<=s;){
let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,y=d===0&&f>=128,m=f===224?160:f===240?144:128,_=f===237?
159:f===244?143:191,fe=0;for(;fe<d&&c<r;fe++,c++){let g=e[c];if(g<m||g>_)break;m=128,_=191,a=a<<6|g&63}if(fe<d){if(c===r&&
!o){if(f>=239)return;$n(f,128|a&63,1+fe);break}y=!0}if(y&&n||(y&&(a=65533),a===65279))return;a>65535&&(q[i++]=55232+(a>>
10),a=56320|a&1023),q[i++]=a}return xt(i)}function zt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){
if(n??=jt(o),!n)return;if(d=n[f],!1){if(s<t)d=n[f|e[s++]<<8];else if(!r&&qt(f,o))break;if(Re(d))return Js(e,c,t,r,i,o,n)}}
q[i++]=d}return xt(i)}function Js(e,t,r,o,n,i,s){let c=Kr();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(Re(a)){
if(f===r&&!o&&qt(d,i))break;let y=f<r?e[f]:0;if(a=s[d|y<<8],!Re(a))f+=1;else if(Zs(a))a=65533;else{let _=f+2<r&&i<=30?Xs(
d,y,e[f+1],e[f+2]):0;if(_===0)return;q[n++]=55232+(_>>10),a=56320|_&1023,f+=3}}q[n++]=a}return xt(n)}function Xs(e,t,r,o){
let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Zs=e=>e>=57088&&e<=57216;function Vt(e,t,r){return ee.length=0,We(b(e,t,r),r-t,!1,!0)===""}function qt(e,t){
let r=t!==32||e<144||e>160;return r&&$n(e,0,1),r}function $n(e,t,r){ee.length=r,ee.bytes=e|t<<8}function xt(e){if(e<3||e<=
18&&!zr())return Ce(q,0,e);if(vt())return be.call(Pn,0,2*e);if(!(e>Kr()))return Ce(q,0,18)+Ce(q,18,e-18)}var Kr=u(()=>vt()?
1/0:36),zr=u(()=>w()&&vt()),vt=u(()=>T(Qs)===!0);function Qs(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(be)==="a\uFEFF\uD83D"&&t(Se)==="a\0\xFF\xFE=\xD8"}function Vr(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function v(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var Jt=u(()=>T(ic)),Je=u(()=>T(sc)),rc=u(()=>T(hc)),oc=u(()=>T(yc));function Gn(e,t,r){let o=jn(e);if(!(!o||r<24||H(t,r))&&
!(e===0&&Kn(t,r)))return o.takes?.(t,r)===!1?void 0:o}function jn(e){return e===0?Je():e===38?rc():e===37?oc():void 0}function Xt(e,t,r,o){
if(ee.length=0,o&&t>8192||t>1024&&(H(e,t)||Kn(e,t)))return;let n=Je();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!Vt(e,i,t))))try{let s=i<t?b(e,0,i):e,c=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&c!==void 0&&Zt(s,i,c),c}catch{return}}function Yn(e,t,r){let o=jn(e);if(!(r%2>0||!o?.takes?.(t,r)||H(
t,r)))return o.decode(t,!0)}function Kn(e,t){if(t<8192||nc())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var nc=u(P);function ic(){let{isAscii:e}=rt("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function sc(){let e=K(),t=e?Jt():void 0;if(e&&!t)return;
let r=I("utf-8"),o=T(dc),n=A=>r.decode(A),i=lc(n),s=fc(i,o),c=t&&((A,x)=>v(A,x)&&t(A)),f=c??(X()?mc:D()?xc:void 0),d=c?(A,x)=>vn(
A,x)||x>256&&c(A,x):f,a=Uint8Array.of(...zn,...qn.flat()),y=`${Vn}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,m=Uint8Array.of(97,
127),_=i(a,a.length)===y&&n(a)===y&&r.decode(a.buffer)===y&&i(m,2)==="a\x7F"&&qr(A=>s(A,A.length)),fe=Se;if(!_||t&&fe.call(
m)!=="a\x7F")return;let g=(A,x)=>I("utf-8",A&&o!==void 0,x);return Ge(0,{newDecoder:g,isRight:(A,x)=>ac(g(A,x)),canFail:!0,
...cc()}),{decode(A,x){try{return t?fe.call(A):(x?s:n)(A,A.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,
takes:f,completeLength(A,x){for(let he=1;he<=3&&he<=x;he++){let ye=A[x-he];if(ye<128)break;if(ye>=192)return(ye>=240?4:ye>=
224?3:2)>he?x-he:x}return x}}}function cc(){return w()?ve(1):j()?{...ve(257),leastBeyondASCII:65,leastOfBuffer:8192}:K()?
{...ve(19),most:2048,onlyASCII:!0}:X()?{...ve(48),leastOfBuffer:48,onlyASCII:!0}:D()?{...ve(33),most:1023}:ve(Y()>0?512:
33)}var ve=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function fc(e,t){let r=uc(e);
return t?w()||de()?o=>t.decode(o):Y()>0?(o,n)=>v(o,n)?t.decode(o):r(o,n):r:r}function dc(){let e=I("utf-8",!0);return qr(
r=>e.decode(r))&&qr(({buffer:r})=>e.decode(r))&&!j()?e:void 0}var ac=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let r=Uint8Array.of(...Pe("\uFEFF"),...Pe(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),qr=e=>e(
Uint8Array.from(zn))===Vn&&qn.every(t=>T(()=>e(Uint8Array.from(t)))===void 0),zn=[239,187,191,97,230,188,162,240,159,146,
169],Vn="\uFEFFa\u6F22\u{1F4A9}",qn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],uc=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function lc(e){let[t,r]=[Oo,Se];if(K())return(n,i)=>i>256?r.call(n):e(
n);if(!t||w()||!(Y()>=22))return e;let o=j()?vn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var vn=(e,t)=>t<=64||t<=256&&v(
e,t);function mc(e,t){if(t<64)return!1;if(v(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===0&&r>=3*o}var pc=u(
D),vr=0;function Zt(e,t,r){t<1024||!pc()||!v(e,t)||(vr=r.length===t?0:vr+1)}function xc(e,t){if(t<1024)return!0;if(v(e,t))
return vr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function hc(){
return h()||de()?Jn(!1):Sc()}function yc(){return h()?Jn(!0):void 0}function Sc(){let e=be,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=K()?512:1/0;return Xn(!1,(i,s)=>s<=o||v(i,s)&&Jt()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>
o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Jn(e){let t=I(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].
flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Xn(e,()=>!0,(n,i)=>{
let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Xn=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{
return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var U={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Zr=!0;function Qt(e,t,r,o){return Zr?
wc(e,t,r,o):void 0}function wc(e,t,r,o){if((U.encoding!==o||U.owner!==l||p.isBusy)&&!Tc(o)||t>U.most&&(t>U.mostBeyondASCII||
v(e,t)))return;Ye(e,t);let{readBytes:n,readPairs:i}=R;if(!!1||!U.isOfPairs)return n(C.input,t,U.address);let{piece:s}=U,
c=i(C.input,t,U.address,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=Wt();if(c.length===s){let a=f[t],y=i(C.input+
t-a,a,U.address,+!r,s);if(y===null)return;c+=y}return f[t]===0||qt(f[t-1],o)?c:void 0}function Tc(e){return p.isBusy||(Zr=
R.readPairs!==void 0,!Zr)?!1:(me("decoding",e),kt(()=>{let t=N(e);U.isOfPairs=!t,U.address=t?l.byte_table(e):0;let{any:r,
beyondASCII:o,piece:n}=ht(e);return U.piece=n,U.most=U.address>0?r:0,U.mostBeyondASCII=U.address>0?o:0,U.owner=l,U.encoding=
e,!0}))}var Ec=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return R.readPairs?h()?{windows1252:e(36),single:e(36),multi:{
any:72,beyondASCII:72,piece:36}}:{windows1252:e(w()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:{windows1252:e(
0),single:e(0),multi:e(0)}});function ht(e){let{windows1252:t,single:r,multi:o}=Ec();return e===21?t:N(e)?r:o}var tr=u(()=>w()?0:de()||K()?8:X()?352:18),ei=u(()=>Math.min(tr(),pt(),Yr())),Ac=u(w);function ti(e,t,r){if(r>64)return v(
t,r)?Oc(e,t,r):void 0;if(r<=pt()||(t[r>>1]|t[r-1])>=128||!Vr(t,r))return;let o=nr();return o?o.call(t,0,r):$t(e,t,r)}function Oc(e,t,r){
let o=nr(),n=N(e);if(!(r<512&&(n||!o))&&!(e===21&&ii(r))&&!(n&&fi(e))&&!H(t,r))try{return Jt()?.(t)??at(t,r,128,128)?o?o.
call(t):Je()?.decodeQuickly(t,r):void 0}catch{return}}var er=[],Qr=[];function ri(e,t,r){if(!(Qr[e]===null||r<=tr())&&!(r>=
512&&r>si(e)))return Qr[e]??=Ic(e),or(Qr[e],t,r)}function oi(e,t,r){return r<512?(Ac()?eo(e,t,r):void 0)??$t(e,t,r)??eo(
e,t,r)??Zn(e,t,r):eo(e,t,r)??(_c(e)?Zn(e,t,r):void 0)??$t(e,t,r)}var to=0,ni=u(()=>ro()?8192:512),ii=e=>to>0&&e<ni();function eo(e,t,r){
let o=nr();if(!(!o||e!==21)){if(ii(r)){to-=1;return}if(!Fc(t,r)){r<ni()&&(to=15);return}if(!H(t,r))try{return o.call(t)}catch{
return}}}var Zn=(e,t,r)=>or(ci(e),t,r);function or(e,t,r){if(!(!e||r>1024&&H(t,r)))try{return e.decode(t)}catch{return}}
var Bc=u(()=>w()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function si(e){if(fi(e))return 8192;let{windows1252:t,
other:r}=Bc();return e===21?t:r}function Ic(e){let t=Uc(e)?ci(e):null;if(t){let r=rr(e,yt()).includes("\uFFFD"),o=Math.max(
tr(),ht(e).any)+1;Ge(e,{newDecoder:n=>n&&r?I(S[e].name,!0):t,isRight:n=>!(n&&r)||Lc(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:h()?1:tr()+1,most:si(e),onlyASCII:!1})}return t}function ci(e){return er[e]===void 0&&(er[e]=null,er[e]=T(
()=>Dc(e))??null),er[e]}var nr=u(()=>T(bc));function bc(){let e=Se,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Fc(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||at(e,t,128,224)}var _c=e=>e===21?ro():gc()||Mc()&&gt(e),fi=e=>!nr()&&(e===21?ro():Cc()),gc=u(()=>h()||P()),
Mc=u(()=>D()||w()),Cc=u(h),ro=u(()=>h()||w()||!(Y()>0)),Uc=e=>h()||w()||de()||K()||X()&&e===21,yt=()=>Uint8Array.from({length:256},
(e,t)=>t);function rr(e,t){let r=jt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Dc(e){let t=I(S[e].
name),r=n=>t.decode(n)===rr(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return yt().every(n=>r(Uint8Array.of(n)))&&r(
o)?t:void 0}function Lc(e){let t=rr(e,yt()),r=yt().filter(f=>t[f]!=="\uFFFD"),o=I(S[e].name,!0),n=f=>T(()=>o.decode(f)),
i=f=>n(f)===rr(e,f),s=Uint8Array.from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.
of(...s,f))===void 0;return i(s)&&yt().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var di;function ai(e,t,r){return di??=Nc(),di(e,t,r)}function Nc(){let e=Je(),t=!(e&&w());return(r,o,n)=>{if(t&&Kt(r,o)){
let i=We(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function St(e,t,r,o=!1){try{De(e,null);let n=Le(t,r,0,o,!0);return n<0?void 0:ze(0,n)}catch(n){throw $(
n)}}var no=u(()=>h()?{any:2048,markup:1/0}:D()?{any:512,markup:2048}:{any:0,markup:w()?2048:P()?112:0}),Wc=u(()=>no().markup>
0?1/0:33),ui=(e,t,r)=>!1,io=[],li=(e,t,r)=>so(e,t,r)?or(io[e],t,r):void 0;function so(e,t,r){let{any:o,markup:n}=no();return r>
n||r>o&&!kc(t,r)?!1:io[e]?!0:(Hc(e,r),!1)}function kc(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<
t;n+=o)e[n]<128&&(r+=1);return r>10}var wt=[];function Hc(e,t){wt[e]===void 0&&(wt[e]=T(()=>Kc(e))??null);let r=wt[e];r&&
(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,wt[e]=null,T(()=>{let{value:o}=r.sequences.next();o?r.decoder.decode(o)===
St(e,o,B(o))&&(wt[e]=r):$c(e,r.decoder)})))}function $c(e,t){io[e]=t;let{any:r,piece:o}=ht(e);Ge(e,{newDecoder:n=>n?I(S[e].
name,!0):t,isRight:n=>!n||Gc(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,
most:no().any,onlyASCII:!1})}var Gc=e=>jc.every(t=>Yc.every(r=>{let o=I(S[e].name,!0),n=Uint8Array.of(97,t,...r);return T(
()=>o.decode(n))===St(e,n,n.length,!0)})),jc=[128,129,142,143,161,224,255],Yc=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Kc=e=>({decoder:I(S[e].name),sequences:Vc(e),credit:0}),zc=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],oo=[10,164,162];function*Vc(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of zc)yield Uint8Array.of(...i,...oo);for(let i=128;i<=255;i++)yield ke([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield ke([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield ke([i,i],[s,
s],o,r);for(let i=133;i<=254;i+=8)yield ke([i,Math.min(i+7,254)],r,n,r);yield ke([227,227],[50,50],o,r),yield ke([129,129],
[48,48],t),yield ke([129,129],[48,48],n,t)}}function ke(...e){let t=e.map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+
oo.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);n.set(oo,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+e.length-1),n}var vc=u(h);function xi(e,t,r){return r<40||(!it(e)||!vc())?!1:(mi[e]??=T(()=>Xc(e))===!0,mi[e])}var mi=[],Jc=[97,128,129,
142,143,161,195,216,227,240,255],pi=[32,48,129,161,220,254];function Xc(e){let t=I(S[e].name),r=null,o=(i,s)=>{let c=Uint8Array.
from(i);De(e,r);let f=ze(0,Le(c,c.length,0,!1,s));return r=xe(),t.decode(c,{stream:!s})===f};return Jc.flatMap(i=>pi.flatMap(
s=>pi.flatMap(c=>[i,s,c]))).every(i=>o([i],!1))&&o([129],!0)&&Zc(e)}function Zc(e){let t=I(S[e].name,!1,!1),r=Ro(e)??[];
return[...r,...r].map(n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===(r.length>0?"\uFEFF":"")}var se=new Uint8Array(512),hi=[];function tf(e){return hi[e]??=b(se,0,e),hi[e]}var Tt=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;#c=void 0;#s=!1;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return S[this.encoding].name}reset(){this.#s&&this.#l(
new Uint8Array,0,!0),this.#e=null,this.#r=0,this.#o=!1,this.#n=0}decode(t,r,o){let n=Fe(t);if(this.#s||!r&&this.#n===0&&
this.#u(t,n))return this.#l(t,n,r);if(!this.#e){let i=this.#r===0?this.#y(t,n,r):this.#S(t,n,r);if(i!==void 0)return r||
this.#h(n),i}return this.#m(t,n,r,o)}#u(t,r){return!(!this.fatal&&this.#r===0&&!this.#e)||!xi(this.encoding,t,r)?!1:(this.#c??=
I(this.name,!1,this.ignoreBOM),!0)}#l(t,r,o){let n=r>1024&&H(t,r)?ue(t,0,r):t,i=this.#c;this.#s=!o;try{return i.decode(n,
{stream:!o})}catch(s){throw this.#c=void 0,this.#s=!1,$(s)}}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,
i=r<=256;if(n===0&&r>0){let s=i?ai(t,r,this.fatal):Xt(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{
let s=r>0?Qt(t,r,!0,n):void 0,f=s===void 0&&!(i&&ui(n,t,r))?this.#p(t,r,!0):this.#f(s);if(f!==void 0)return f;let d=i&&!it(
n)?St(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#m(t,r,!0,o)}#m(t,r,o,n){if(this.#r>0){let a=this.#w(t,
r,o,n);if(a!==void 0)return a;this.#T()}let i=this.#e,s=this.#o,c=this.#n,f="";try{f=this.#E(t,r,o)??this.#a(t,r,o)}catch(a){
throw this.#e=i,this.#o=s,this.#n=c,$(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(
n);return f}#y(t,r,o){let{encoding:n}=this;ee.length=0;let i=r>0&&n!==0?Qt(t,r,o,n):void 0;return i===void 0?this.#p(t,r,
o):this.#f(i)}#p(t,r,o){let{encoding:n}=this;if(r===0)return"";if(n===0){let c=Kt(t,r)?We(t,r,o,this.fatal):void 0;if(c!==
void 0)return c;let f=Xt(t,r,o,this.fatal);return this.#d(f)}if(n===38||n===37){let c=r<=36?Hn(t,r,n===37):Yn(n,t,r);return this.#d(
c)}if(!_t(n))return;let i=N(n),s=r<=(i?ei():t[0]<128?pt():18)?zt(t,r,o,n):rf(n,i,t,r,o);return this.#f(s)}#f(t){return this.
fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?
t.slice(1):t}#S(t,r,o){let n=this.#r+r;if(r===0||n>se.length)return;ee.length=0,this.#x(t,n);let i=n<=18;return this.encoding===
0?i?We(se,n,o,this.fatal):Xt(tf(n),n,o,this.fatal):this.#f(Qt(se,n,o,this.encoding)??(i?zt(se,n,o,this.encoding):void 0))}#w(t,r,o,n){
if(this.encoding!==0)return;let i=this.#n,s=this.#o,c=this.#t,f=this.#r,d=(c&255)<224?2:3;if(f+r<=d)return;this.#x(t,d);
let a=We(se,d,!0,!0);if(a===void 0)return;let y=d-f;this.#r=0,this.#n+=y,this.#o=!0;try{return Ne(a,this.decode(b(t,y),o,
n))}catch(m){throw this.#o=s,m instanceof ct||m instanceof TypeError||(this.#e=null,this.#n=i,this.#t=c,this.#r=f),m}}#x(t,r){
se[0]=this.#t,se[1]=this.#t>>8;let o=this.#r;if(r>32)W(se,t,o);else for(let n=o;n<r;n++)se[n]=t[n-o]}#h(t){this.#n+=t,this.#o||=
this.#r+t>ee.length,this.#r=ee.length,this.#t=ee.bytes}#T(){let t=Uint8Array.of(this.#t,this.#t>>8);try{De(this.encoding,
null),Le(t,this.#r,0,this.fatal,!1),this.#e=xe(),this.#r=0}catch(r){throw $(r)}}#E(t,r,o){if(this.fatal&&this.encoding===
0&&r<=8192)return;let n=Gn(this.encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))
return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#a(b(t,0,i),i,
!0),this.#i)return s}let f=i===0&&c===r?t:b(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=Ne(s,this.#a(f,c-i,!0)),
this.#i)return s}else Zt(f,c-i,d),s=Ne(s,this.#d(d)),this.#n+=c-i;return this.#o||=c>0,c===r?s:this.encoding===0&&!o&&Vt(
t,c,r)?(this.#h(r-c),s):Ne(s,this.#a(b(t,c,r),r-c,o))}#a(t,r,o){De(this.encoding,this.#e);let n="",i=On(r),s=this.#o||this.
ignoreBOM||!it(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),y=f===0&&d?t:b(t,f,f+a),
m=Le(y,a,c,this.fatal,o&&d);if(m<0)return this.#e=xe(),this.#i=new ct(this.name,this.#n+f+V.start(),V.length()),n;if(c+=
m,c>0&&(d||!An(c))){let _=!s&&In()===65279?1:0;i?i.add(Bn()+2*_,c-_):n=Ne(n,ze(_,c)),s=!0,c=0}if(d)break}return this.#o=
s,this.#e=o?null:yn(),this.#n+=r,i?i.toText():(this.encoding===0&&Zt(t,r,n),n)}},rf=(e,t,r,o,n)=>(t?ri(e,r,o):void 0)??(r[0]<
128?ti(e,r,o):void 0)??void 0??(kn(r,o,t)?zt(r,o,n,e):void 0)??(t?oi(e,r,o):void 0),sr=({encoding:e,fatal:t,ignoreBOM:r})=>new Tt(
e,t,r);function ir(e){return e.common??=sr(e),e.common}var yi=(e,t,r,o,n,i)=>cr(Dt(r,o,n),e,t,i);function cr(e,t,r,o){if(r<
e.leastOfAny)return ir(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=ir(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function Si(e,t){let r=Ee(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Oi=6,ce,co=!1;function Bi(){ce=null,ce=T(sf)??null,co=ce!==null&&(h()||w()),h()&&(Oi=32)}var Ii=e=>e.length<=6||e.length<=
Oi&&e.charCodeAt(0)<128,bi=e=>co&&!Ii(e);function sf(){let e=bo(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...Pe(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function fo(e){try{return ce?.encode(e)}catch{return}}function ao(e,t){
ce===void 0&&Bi();try{return ce?.encodeInto(e,t)}catch{return}}function Ze(e){return Ii(e)?Pe(e):(ce===void 0&&Bi(),cf(e)??
fo(e))}function cf(e){let{length:t}=e;if(!co){if(t<=21)return Pe(e);if(t<=64&&ff()){let r=(df()||af(e)<=64)&&wi(F,e);if(r)
return r}return t>=1024&&t<=65536&&lf(e)?wi(uf(),e):void 0}}var ff=u(()=>!j()),df=u(()=>X()||D()),af=e=>e.length*mt(Fi(e))*
.75;function wi(e,t){let r=ao(t,e);return r?.read===t.length?Ae(e,0,r.written):void 0}var uf=u(()=>new Uint8Array(3*65536)),
lf=e=>Ti()<=65535&&Fi(e)>=Ti(),Ti=u(()=>j()?256:K()?0:1/0);function Fi(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(
t>>1)|e.charCodeAt(t-1)}var pf=u(()=>w()?32:Y()>0?48:h()?400:X()?1024:1/0),uo=0;function lo(e,t){let{length:r}=e;if(r<pf()||!_t(t)||!xf(e))return;
if(uo>0){uo-=1;return}let o=Ze(e);if(o&&B(o)===r)return o;uo=15}var _i=e=>Math.max(8,e>>4);function xf(e){let{length:t}=e,
r=_i(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function gi(e){let{length:t}=e,r=_i(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var wf=["fatal","html","replacement"],Tf=u(()=>w()||h());function po(e,t){let{length:r}=e,o=r<32?void 0:lo(e,t);if(o)return o;
let n=N(t);if(r>64&&r>(n?Un():$r()))return;if(n)return Dn(e,Gt(t));if(!1)return r<=48?Rn(e,Gt(32)):void 0;if(!!1||r>512&&
Tf()&&gi(e))return;let i=Gt(t);return i&&Nn(e,i)}var Di=u(()=>w()||h()||P()||D()&&!$e);function Li(e,t){return Di()?Ln(e,
En(t)):bn(e,t)}function Ui(e,t){return po(e,t)??(N(t)?Li(e,t):void 0)}var xo=()=>"",G=class{encoding;unmappable;#e;#t=null;#r=0;#o=z;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return S[this.encoding].name}encode(t,r){let o=r||this.#n(t)?this.#c(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#u(t,r)}#n(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:wf.indexOf(this.unmappable)}#c(t){if(this.#t)return;let r=this.encoding===
0?Ze(t):void 0;if(r)return r;if(t.length>65536)return this.#s(t);try{let o=Ui(t,this.encoding);if(o)return o;Ht(this.encoding,
null),ut(t,0,t.length);let n=Yt(0,t.length,this.#i,!0);return n===-2||!V.finished()?void 0:lt(n)}catch(o){throw $(o)}}#s(t){
let r=N(this.encoding)&&this.unmappable==="fatal"&&Di(),o=()=>r?Li(t,this.encoding):void 0;return lo(t,this.encoding)??T(
o)}#u(t,r){let o=new dr;return this.encodeOrFail(t,r,n=>o.add(n),(n,i)=>{throw new Me(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){
let i=this.#r,s=this.#t,c=this.#o;r&&(this.#o=z,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===xo,y=f&&!a?2048:65536,
m=void 0,_=m?x=>m.add(x):o,fe=m?x=>m.addUnchanged(x):o,g=0,A=null;try{if(!s)for(;g+65536<t.length;g+=65536){let x=Ui(t.slice(
g,g+65536),this.encoding);if(!x)break;o(x)}for(Ht(this.encoding,s);g===0||g<t.length;g+=y){let x=Math.min(g+y,t.length);
ut(t,g,x);let he=x===t.length;for(let ye=0,wo=!1;!wo;){let At=Yt(ye,x-g,d,r&&he);_(lt(At===-2?V.written():At));let To=i+
g+ye+V.start();if(ye+=V.read(),wo=At!==-2&&V.finished(),At!==-2||a)continue;let hr=V.codePoint();if(f){A=xe(A);let{count:ts}=p,
Eo=()=>this.locate(To),Ot=f(hr,Eo);p.count!==ts&&(Ht(this.encoding,A),ut(t,g,x));let Ao=rs=>{throw new Me(rs,Eo(),this.name)};
typeof Ot=="string"?Ef(Ot,_,Ao):Ot?fe(Ot):Ao(hr)}else n(hr,To)}}}catch(x){throw $(x)}if(r){m&&o(m.held);return}m&&(this.#o=
m.held),this.#t=this.#n(t)?null:xe(),this.#r=i+t.length}};function Ef(e,t,r){let o=vo(e);for(let n=0;n<o.length;n+=2048){
let i=Math.min(n+2048,o.length);ut(o,n,i,2048);let s=Yt(2048,2048+i-n,0,!1);s===-2&&r(V.codePoint()),t(lt(s))}}var mo=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=B(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(ue(
t,0,o)),this.held=ue(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=z,this.#e(t)}},dr=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=B(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);W(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){W(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?ue(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=Af(this.#r),o=0;return this.forEach(n=>{W(r,n,o),o+=B(n)}),r}};function Af(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function Et(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=Ee(e,t);if(o===37||o===38){let{name:n}=S[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return Of(o,e,t)}function Of(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function J(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function He(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function ho(){throw new TypeError("Illegal invocation")}var Ni="Failed to execute 'encodeInto' on 'TextEncoder'",ar=J({TextEncoder:class{#e="utf-8";constructor(){new.target!==ar&&
He(this,new.target,ar)}get encoding(){return this.#e}encode(e=""){return#e in this||ho(),(typeof e=="string"&&bi(e)?fo(e):
void 0)??ur(L(e))}encodeInto(e,t){#e in this||ho();let r;if(ce&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=ce.
encodeInto(e,t),r.read===e.length)return r}catch{}Fr(arguments.length,2,Ni);let o=L(e),n=Vo(t,Ni),{read:i,written:s}=r??
ao(o,n)??{read:0,written:0};if(i===o.length||s===B(n))return{read:i,written:s};let c=Bf(o.slice(i),b(Ir(n),s));return{read:i+
c.read,written:s+c.written}}}});function ur(e){return Ze(e)??new G(0,"fatal").encode(e,!0)}function Bf(e,t){let r=0,o=0;
for(;r<e.length;){let n=Gr(e,r);if(o+mt(n)>B(t))break;o=jr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var Ri="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
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
?`;var bf=u(()=>{let e=Pi.split(`
`),t=0;return new Map(Ri.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Wi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ki(e){let t=new G(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Me)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Hi(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function Hi(e,t,r){if(Wi(e))return"";if(r===0)return null;let o=Ff(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Hi(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function Ff(e){
let t=[...bf().get(e)??[],..._f(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function _f(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,_)=>c(
_)),d=o.filter((m,_)=>!c(_)),a=[r,...f].join("").normalize("NFC"),y=a+d.join("");y.normalize("NFD")===t&&n.push(y),d.every(
Wi)&&i.push(a)}return[...n,...i]}var gf=["fatal","html","replacement","ignore","translit"],Mf=Jo(gf),$i=(e,t,r)=>typeof e=="function"?e:Mf(e,t,r);function Gi(e,t,r){
return typeof e=="function"?(o,n)=>Cf(e(o,n()),r):e==="ignore"?xo:e==="translit"?ki(t):void 0}function Cf(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=_e(Q(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return ue(o,0,B(o))}var Uf="Failed to construct 'LegacyTextEncoder'",yo="Failed to execute 'encode'";function ji(e,t="utf-8",r=void 0){let o=ge(
e,yo);if(r===void 0){let i=Et(L(t),yo);return i===0?ur(o):po(o,i)??new G(i,"fatal").encode(o,!0)}let n=lr(t,r,yo);return n.
encoding===0?ur(o):n.encode(o,!0)}function lr(e,t,r){let o=L(e),n=t===void 0?"fatal":qo(t,{unmappable:$i},r).unmappable,
i=Et(o,r);return new G(i,n,Gi(n,i,r))}var Yi=J({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=lr(e,
t,Uf)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":ge(e,o);re(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var et="Failed to execute 'decode' on 'TextDecoder'",mr=J({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Ki(e,t,"Failed to construct 'TextDecoder'"),new.target!==mr&&He(this,new.target,mr)}get encoding(){return S[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=z,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!H(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return ir(s).decodeWhole(
e,Fe(e),et)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=br(e);if(f)return cr(s,
new Uint8Array(e),f,et)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||Q(e,et),typeof t!="object"&&re(t,et);let o=!!t?.
stream,n=r?e:st(e),i=this.#e;return i.isStateless||!this.#r&&!o?cr(i,n,Fe(n),et):(this.#t??=sr(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,et))}}});function Ki(e,t,r){let o=L(e);re(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return Dt(
Si(o,r),n,i)}var zi=(e,t,r)=>sr(Ki(e,t,r));function Vi(e,t,r){let o=Fo();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function So(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Vi(e,(o,n)=>n(t.decode(_e(Q(o,r)),!1,r)),o=>o(t.
decode(z,!0,r)))}var pr=J({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=zi(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=So("TextDecoderStream",r),new.target!==pr&&He(this,new.target,pr)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),xr=J({TextEncoderStream:class{#e;constructor(){this.#e=
qi("TextEncoderStream",new G(0,"fatal"),L),new.target!==xr&&He(this,new.target,xr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function qi(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Vi(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var vi=J({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=lr(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=qi("LegacyTextEncoderSt\
ream",r,ge)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var tt=class{fatal;ignoreBOM;#e;#t;#r=z;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&B(this.#r)===0?t:Ko(this.#r,t);if(!r&&No(n))return this.#r=
n,"";let i=nt(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Tt(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?b(n,s):n,r,o)}};var Ji=J({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=L(e);re(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new tt(Ee(o,r),n,i);this.#e=s,this.#t=So("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Xi(e,t){let r="Failed to execute 'findUnmappable'",o=ge(e,r),n=Et(L(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new G(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Zi(e){let t=nt(st(Q(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function Qi(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=Q(e,o),i=Ee(L(t),o);re(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=st(n);return nt(f)?
new tt(i,s,c).decode(f,!0,o):yi(f,Fe(f),i,s,!0,o)}async function es(e=void 0){let t=await e;if(t===void 0)Nr()||await Lr(bt,!0);else{let r=Df(t)?await Lf(t):t;await Lr(()=>r,
!1)}}var Df=e=>typeof e?.arrayBuffer=="function";function Lf(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Ji as DecoderStream,Yi as LegacyTextEncoder,vi as LegacyTextEncoderStream,mr as TextDecoder,pr as TextDecoderStream,
ar as TextEncoder,xr as TextEncoderStream,Me as UnmappableError,Zi as bomSniff,Qi as decode,ji as encode,S as encodings,
Xi as findUnmappable,es as initialize,Wo as labelToName};
