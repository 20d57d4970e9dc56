var At=(e,t)=>e?.prototype?.[t],Ot=e=>At(globalThis.Buffer,e),Ee=Ot("ucs2Slice"),Re=Ot("ucs2Write"),To=Ot("utf8Slice"),le=Ot(
"latin1Slice"),Eo=e=>globalThis[e],Ao=Eo("TextDecoder"),Ji=At(Ao,"decode"),hr=Eo("TextEncoder"),Xi=At(hr,"encode"),Zi=At(
hr,"encodeInto");function R(e,t=!1,r=!0){let o=new Ao(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:Ji})}function Oo(){let e=new hr;return Object.defineProperties(e,{encode:{value:Xi},encodeInto:{value:Zi}}),e}function O(e){
try{return e()}catch{return}}var y=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,q=()=>yr().includes("Chrome\
/"),P=()=>yr().includes("AppleWebKit/")&&!q()&&!(v()>0);function yr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var H=()=>"Deno"in globalThis,C=()=>yr()==="Cloudflare-Workers",se=()=>P()||C(),v=()=>C()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),G=()=>v()<22,Ze=e=>globalThis.process?.getBuiltinModule?.(e),xr;function Io(){let{
TransformStream:e}=globalThis;return e&&e===xr?e:(xr=[e,Ze("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),xr)}var Qi=e=>Ze("node:fs").readFileSync(e);function Bo(e){try{return Qi(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var It=()=>Bo(()=>new URL("./chinese.wasm",import.meta.url)),Bt="encoding-wasm/chinese";var bo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Sr=["chinese"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var T=ts();function ts(){let e=bo.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Fo=u(()=>new Map(T.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),rs=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],bt=e=>e<36&&e!==33,D=e=>e>0&&e<29,_t=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(T[e].name),os=e=>rs.find(([t])=>e>=t)[1];function Mo(e){let t=Fo();return t.get(e)??t.get(Do(cs(e)))}function xe(e,t){
let r=Mo(e);if(r===void 0){let o=is(e),n=o===void 0?"":` Did you mean '${T[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(Sr){let o=os(r);if(o&&!Sr.includes(o))throw new RangeError(`${t}: '${Bt}\
' doesn't include ${T[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var ns=u(()=>new Map(
Array.from(Fo(),([e,t])=>[Co(e),t]).reverse()));function is(e){let t=Co(e),r=ns().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var Co=e=>Do(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ss=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function et(e){if(e[0]>=239)return ss.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Uo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function wr(e){return e===0||e===37||e===38}function cs(e){let t=0,r=e.length;for(;_o(e[t]);)t+=1;for(;_o(e[r-1]);)r-=1;
return e.slice(t,r)}var _o=e=>`	
\f\r `.includes(e);function Do(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Lo(e){let t=Mo(`${e}`);return t===
void 0?null:T[t].name}var Tr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,No=()=>Object.getPrototypeOf(Uint8Array.prototype),gt=e=>Tr(No(),
e),Er=e=>Tr(DataView.prototype,e),as=()=>Tr(ArrayBuffer.prototype,"byteLength"),Ft=e=>No()[e],Ro=gt(Symbol.toStringTag),
Ar=gt("buffer"),Po=gt("byteOffset"),ko=gt("byteLength"),us=Ft("includes"),ls=Ft("set"),ms=Ft("slice"),ps=Ft("subarray"),
xs=Er("buffer"),hs=Er("byteOffset"),Wo=Er("byteLength"),$o=as(),I=e=>ko.call(e);function Ae(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:I(e)}var _=(e,t,r=I(e))=>new Uint8Array(Ar.call(e),Po.call(e)+t,r-t);function Ho(e,t){
let r=new Uint8Array(I(e)+I(t));return k(r,e),k(r,t,I(e)),r}var k=(e,t,r)=>ls.call(e,t,r),Go=(e,t)=>us.call(e,t),ys=u(()=>y()?96:P()?1024:1/0);function Oe(e,t,r){if(r-t<=ys())return ms.
call(e,t,r);let o=new Uint8Array(r-t);return k(o,ps.call(e,t,r)),o}function he(e,t,r){if(r>24)return Oe(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function Y(e,t){if(t<=64)return!1;try{return $o.call(Ar.call(e)),!1}catch{return!0}}
var Ss="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function X(e,t,r=Ss){if(!ArrayBuffer.isView(
e)&&Ir(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function jo(e,t){if(ArrayBuffer.isView(e)&&Ro.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Ie(e){if(ArrayBuffer.
isView(e))return Or(e);try{return new Uint8Array(e)}catch{return K}}var tt=e=>e instanceof Uint8Array?e:Ie(e);function Or(e){
try{return Ro.call(e)===void 0?new Uint8Array(xs.call(e),hs.call(e),Wo.call(e)):new Uint8Array(Ar.call(e),Po.call(e),ko.
call(e))}catch{return K}}var K=new Uint8Array;function Ir(e){try{return $o.call(e)}catch{}try{return Wo.call(new DataView(
e))}catch{return}}function Yo(e,t,r){te(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function te(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var U=e=>`${e}`;function Ko(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Be(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function Br(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function zo(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=U(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var _r=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=D(t)&&!r}accept(t){O(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&Y(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},Vo=[],gr=[];function Ct(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=gr[o];if(n)return n;
let i=new _r(e,t,r);gr[o]=i;let s=Vo[e];return s&&i.accept(s),i}function We(e,t){Vo[e]=t;for(let r=0;r<4;r++)gr[4*e+r]?.
accept(t)}var rt=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Ts=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,qo=Symbol.for("encoding-wasm.UnmappableError"),be=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${Ts(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&qo in o}[qo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function _e(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Xo(e,t,r){let o=Ut(f=>Is(f,r),e,t),n=Ut(bs,e,t);if(o&&n){let f=H()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<f?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:H()?o.writeBytes:void 0,
mostByTable:512}}let i=Fr(e);if(o)return y()?Bs(o,Ut(Jo,e,t)):o;let s=n??Ut(Jo,e,t)??i,c=n?18:15;return{...s,read:(f,d)=>(d<=
c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Ut(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),Fr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Os="\
strings";function Is(e,t){let[r]=WebAssembly.Module.customSections(t,Os),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Bs(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function bs(e){let[t,r]=[Ee,Re],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(h,p){k(d,new Uint8Array(
e.buffer,h,2*p),a),a+=2*p},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Jo(e){let t=R("utf-16le"),{write:r,most:o}=Fr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Fr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return _e(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Dt,l,Cr,Zo,Qo,L,F={input:0,units:0,output:0},ot=0,Lt={name:"",encoding:-1},m={isBusy:!0,newCodec:NaN,count:0};function fe(e,t){
Lt.name=e,Lt.encoding=t,m.newCodec=NaN,m.count+=1,m.isBusy&&gs(),m.isBusy=!0}function gs(){try{nn(),Dt??=rn(Cs(It())),on(
new WebAssembly.Instance(Dt),Dt)}catch(e){throw sn(e)}}async function Ur(e,t){try{nn();let r=e(),o=en(r)?r:await WebAssembly.compile(t?r:Ms(r));rn(o);let n=await WebAssembly.instantiate(
o);if(Dr())return;on(n,o),Dt=o}catch(r){throw sn(r)}}var Fs=[0,97,115,109];function Ms(e){let t=Ie(X(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Fs.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Dr=()=>!m.isBusy;function Cs(e){return en(e)?e:new WebAssembly.Module(e)}function en(e){try{return WebAssembly.
Module.customSections(e,tn),!0}catch{return!1}}var tn="encoding-wasm";function rn(e){let[t]=WebAssembly.Module.customSections(
e,tn),r=`${Bt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function on({
exports:e},t){l=e,Mr=WebAssembly.RuntimeError,F.input=l.input(),F.units=l.units(),F.output=l.output(),fn(),L=Xo(l.memory,
F.units,t),ot=Math.min(l.units_length(),L.most),m.isBusy=!1}function nn(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function sn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Us(e))return new RangeError(`encoding-wasm: ${cn} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var cn="no memory \
for WebAssembly; free some, and call again",Us=e=>e instanceof RangeError&&/memory/i.test(e.message);function Nt(){return Nr(),
Cr}function Rt(){return Nr(),Zo}function Lr(){return Nr(),Qo}function Nr(){Cr[0]===void 0&&fn()}function fn(){let{buffer:e}=l.
memory;Cr=new Uint8Array(e),Zo=new Uint8Array(e,F.input,65536),Qo=new Int32Array(e,l.codec(),l.codec_length()>>2)}function dn(e,t){
return fe(e,-1),Pt(t)}function Pt(e){try{let t=e();return m.isBusy=!1,t}catch(t){throw W(t)}}var Mr;function W(e){if(!m.
isBusy||!Mr||!(e instanceof Mr))return e;let t=T[Lt.encoding]?.name,r=`${Lt.name}${t?` of ${t}`:""} failed`;return Ds()?
new RangeError(`encoding-wasm: ${r}: ${cn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Ds(){try{return l.memory.grow(32),
!1}catch{return!0}}function ge(e=null){let t=Lr();return xn(t,e??new Int32Array(t.length))}function mn(){return l.held()!==0?ge():(m.newCodec=
it,null)}var pn=e=>xn(e,Lr());function xn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function nt(e,t){hn(e,t)||(fe(
"decoding",e),t?pn(t):l.new_decoder(e),it=e===33||e===36?NaN:e)}var it=NaN;function hn(e,t){return t||m.newCodec!==e||m.
isBusy?!1:(m.newCodec=NaN,m.isBusy=!0,!0)}function kt(e,t){hn(~e,t)||(fe("encoding",e),t?pn(t):l.new_encoder(e),it=~e)}function st(e,t,r,o,n){He(e,t),m.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return m.isBusy=!1,n&&i>=0&&(m.newCodec=it),On(
i)}var de={encoding:-1,at:0,most:0,owner:void 0};function Wt(e,t,r){if(de.encoding!==e||de.owner!==l||m.isBusy){try{fe("dec\
oding",e),de.owner=l,de.at=L.readBytes?l.byte_table(e):0,de.most=!_t(e)&&L.mostByTable||1/0,de.encoding=e}catch(n){throw W(
n)}m.isBusy=!1}if(de.at===0||r>de.most)return;if(r<=65536)return He(t,r),an(r);if(L.most>ot)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);He(_(t,n,n+i),i),o=Fe(o,an(i))}return o}function ct(e,t,r,o){return dn("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),He(n===t?e:_(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function Rr(e,t){let r=-1,o,n;function i(s){try{return fe(e,s),r=s,n=l,o=t(s),m.isBusy=!1,o}catch(c){
throw W(c)}}return s=>s===r&&n===l&&!m.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var $t=Rr("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),yn=Rr("encoding",e=>{let t=l.unit_table(e)>>>
0,r=new Uint8Array(65536);return k(r,new Uint8Array(l.memory.buffer,t,16384)),r}),Ht=Rr("decoding",e=>{let t=D(e),r=(!t?
l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),an=e=>L.readBytes(
F.input,e,de.at);function Fe(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of thi\
s host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var Sn=e=>e+65536+3<=ot,wn=e=>e>ot&&e<
268435456?L.collect?.(e+3):void 0,Tn=()=>F.units,En=()=>Nt()[F.units]|Nt()[F.units+1]<<8,Gt=(e,t)=>L.read(F.units+2*e,t-
e),ft=(e,t,r,o=0)=>L.write(e.slice(t,r),F.units+2*o);function An(e,t){if(!m.isBusy&&!L.writeBytes)return;fe("encoding",t);
let r=L.writeBytes?.(e,F.output,l.unit_table(t));return m.isBusy=!1,r===e.length?dt(r):void 0}function jt(e,t,r,o){m.isBusy=
!0;let n=l.encode_block(e,t,r,+o);return m.isBusy=!1,o&&n>=0&&z.finished()&&(m.newCodec=it),On(n)}function He(e,t){let r=Rt();if(t>8)try{k(r,e)}catch{k(r,_(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function On(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var dt=e=>he(Nt(),
F.output,e);var z={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var B=new Uint8Array(256);function Ce(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return In(B,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return In(r,o,e);r[o]=n}return r}function In(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)B[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)B[n++]=s;else if(s<2048)B[n++]=
192|s>>6,B[n++]=128|s&63;else if(!Me(s))B[n++]=224|s>>12,B[n++]=128|s>>6&63,B[n++]=128|s&63;else{let c=$r(r,i);c>=65536&&
(i+=1),n=Hr(c,B,n)}}return he(B,0,n)}var gn=u(()=>Re||y()||P()?96:C()?1024:128),Wr=u(()=>se()||y()||w()?65536:128),Ps=u(
()=>new Uint8Array(2*Wr()));function Fn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}function Mn(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;for(;n+7<r;n+=
8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+3)],o[n+4]=t[e.
charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<r;n++)o[n]=t[e.
charCodeAt(n)];return(C()?ct(o,r,0,255):!Go(o,0))?o:void 0}function Cn(e,t){let{length:r}=e,o=2*r<=256?B:Ps(),n=0;for(let i=0;i<
r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=2;else if(c)o[n]=c,n+=
1;else return}}return he(o,0,n)}var ks=e=>e===14||e===15||e===27;function Un(e,t){let{length:r}=e,o=0,n=!1;for(let i=0;i<=
r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,B[o]=27,B[o+1]=n?36:40,B[o+2]=66,o+=3),n){if(!(c>=
41216))return;B[o]=c>>8&127,B[o+1]=c&127,o+=2}else{if(ks(s))return;B[o]=c,i<r&&(o+=1)}}return he(B,0,o)}var Me=e=>(e&63488)===
55296;function $r(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?65533:o}var at=e=>e<
128?1:e<2048?2:e<65536?3:4;function Hr(e,t,r){if(e<128)return t[r]=e,r+1;let o=at(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>
6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Dn=new Uint8Array(128),Z=Ws(Dn);function Ws(e){return new Uint16Array(
e.buffer)}var ut=u(()=>Yr()?0:18),Gr=u(()=>y()||G()?18:8),$s=u(()=>H()||!(v()>=22||se())?64:32),Hs=u(()=>P()?64:32),Gs=u(
()=>P()?36:18),Ln=(e,t)=>(e[0]&e[t>>1])>=128;function Nn(e,t,r){return r?t<=Gr():t<=Gs()||t<=Hs()&&(Ln(e,t)||qt())}var Yt=(e,t)=>t<=
18||t<=64&&Ln(e,t)&&t<=$s(),Q={length:0,bytes:0};function Ue(e,t,r,o){if(e[0]<128&&Yr())return Kr(e,t)?le.call(e,0,t):void 0;
let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;Z[n]=i}if(n===t&&n<=18)return _e(Z,0,n);for(let i=n;i<t;){let s=i,c=e[i++];
if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))return Bn(e,s,t,r,o,n);let h=e[i++]^128,p=d?0:e[i++]^128;if(c=
d?(f&31)<<6|h:(f&15)<<12|h<<6|p,(h|p)>=64||!d&&(c<2048||Me(c)||c===65279))return Bn(e,s,t,r,o,n)}Z[n++]=c}return lt(n)}function Rn(e,t){
if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(Me(n))return;Z[r++]=n}return lt(r)}function Bn(e,t,r,o,n,i){
let s=jr();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,h=d===0&&f>=128,p=f===
224?160:f===240?144:128,N=f===237?159:f===244?143:191,ie=0;for(;ie<d&&c<r;ie++,c++){let b=e[c];if(b<p||b>N)break;p=128,N=
191,a=a<<6|b&63}if(ie<d){if(c===r&&!o){if(f>=239)return;Pn(f,128|a&63,1+ie);break}h=!0}if(h&&n||(h&&(a=65533),a===65279))
return;a>65535&&(Z[i++]=55232+(a>>10),a=56320|a&1023),Z[i++]=a}return lt(i)}function Kt(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=Ht(o),!n)return;if(d=n[f],Me(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Vt(f,o))
break;if(Me(d))return js(e,c,t,r,i,o,n)}}Z[i++]=d}return lt(i)}function js(e,t,r,o,n,i,s){let c=jr();for(let f=t;f<r&&n<=
c;){let d=e[f++],a=d<128?d:s[d];if(Me(a)){if(f===r&&!o&&Vt(d,i))break;let h=f<r?e[f]:0;if(a=s[d|h<<8],!Me(a))f+=1;else if(Ys(
a))a=65533;else return}Z[n++]=a}return lt(n)}var Ys=e=>e>=57088&&e<=57216;function zt(e,t,r){return Q.length=0,Ue(_(e,t,
r),r-t,!1,!0)===""}function Vt(e,t){let r=t!==32||e<144||e>160;return r&&Pn(e,0,1),r}function Pn(e,t,r){Q.length=r,Q.bytes=
e|t<<8}function lt(e){if(e<3||e<=18&&!Yr())return _e(Z,0,e);if(qt())return Ee.call(Dn,0,2*e);if(!(e>jr()))return _e(Z,0,
18)+_e(Z,18,e-18)}var jr=u(()=>qt()?1/0:36),Yr=u(()=>w()&&qt()),qt=u(()=>O(Ks)===!0);function Ks(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(Ee)==="a\uFEFF\uD83D"&&t(le)==="a\0\xFF\xFE=\xD8"}
function Kr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function ee(e,t){let r=Math.ceil(t/8);for(let o=0;o<
t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var vt=u(()=>O(Xs)),Ve=u(()=>O(Zs)),kn=u(()=>O(sc)),qs=u(()=>O(cc));function Wn(e,t,r){let o=vs(e);if(!(!o||r<24||Y(t,r))&&
!(e===0&&Hn(t,r)))return o.takes?.(t,r)===!1?void 0:o}function vs(e){return e===0?Ve():e===38?kn():e===37?qs():void 0}function Jr(e,t,r,o){
if(Q.length=0,o&&t>8192||t>1024&&(Y(e,t)||Hn(e,t)))return;let n=Ve();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!zt(e,i,t))))try{let s=i<t?_(e,0,i):e,c=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&c!==void 0&&Jt(s,i,c),c}catch{return}}function $n(e,t){let r=kn();if(!(t%2>0||!r?.takes?.(e,t)||Y(e,t)))
return r.decode(e,!0)}function Hn(e,t){if(t<8192||Js())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&
(e[n+1]&192)!==128&&r++;return r>1}var Js=u(P);function Xs(){let{isAscii:e}=Ze("node:buffer"),t=new Uint8Array(100).fill(
127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Zs(){let e=G(),t=e?vt():void 0;if(e&&!t)return;let r=R(
"utf-8"),o=O(ec),n=S=>r.decode(S),i=oc(n),s=se()&&o?S=>o.decode(S):rc(i),c=t&&((S,x)=>ee(S,x)&&t(S)),f=c??(q()?nc:C()?ic:
void 0),d=c?(S,x)=>Kn(S,x)||x>256&&c(S,x):f,a=Uint8Array.of(...Gn,...Yn.flat()),h=`${jn}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
p=Uint8Array.of(97,127),N=i(a,a.length)===h&&n(a)===h&&r.decode(a.buffer)===h&&i(p,2)==="a\x7F"&&zr(S=>s(S,S.length)),ie=le;
if(!N||t&&ie.call(p)!=="a\x7F")return;let b=(S,x)=>R("utf-8",S&&o!==void 0,x);return We(0,{newDecoder:b,isRight:(S,x)=>tc(
b(S,x)),canFail:!0,...Qs()}),{decode(S,x){try{return t?ie.call(S):(x?s:n)(S,S.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:f,completeLength(S,x){for(let ae=1;ae<=3&&ae<=x;ae++){let ue=S[x-ae];if(ue<128)break;if(ue>=192)return(ue>=
240?4:ue>=224?3:2)>ae?x-ae:x}return x}}}function Qs(){return w()?ze(1):H()?{...ze(257),leastBeyondASCII:65,leastOfBuffer:8192}:
G()?{...ze(19),most:2048,onlyASCII:!0}:q()?{...ze(48),leastOfBuffer:48,onlyASCII:!0}:C()?{...ze(33),most:1023}:ze(v()>0?
512:33)}var ze=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function ec(){let e=R("ut\
f-8",!0);return zr(r=>e.decode(r))&&zr(({buffer:r})=>e.decode(r))&&!H()?e:void 0}var tc=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...Ce("\uFEFF"),...Ce(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),zr=e=>e(Uint8Array.from(Gn))===jn&&Yn.every(t=>O(()=>e(Uint8Array.from(t)))===void 0),Gn=[239,187,191,97,230,188,162,
240,159,146,169],jn="\uFEFFa\u6F22\u{1F4A9}",Yn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
rc=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function oc(e){let[t,r]=[To,le];if(G())return(n,i)=>i>256?
r.call(n):e(n);if(!t||w()||!(v()>=22))return e;let o=H()?Kn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Kn=(e,t)=>t<=64||
t<=256&&ee(e,t);function nc(e,t){if(t<64)return!1;if(ee(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240&&(i<234||i>237))return!1}return r>=0}var Vr=0;
function Jt(e,t,r){t<1024||!C()||!ee(e,t)||(Vr=r.length===t?0:Vr+1)}function ic(e,t){if(t<1024)return!0;if(ee(e,t))return Vr<
2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function sc(){return y()||
se()?zn(!1):fc()}function cc(){return y()?zn(!0):void 0}function fc(){let e=Ee,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(
Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")
return;let o=G()?512:1/0;return Vn(!1,(i,s)=>s<=o||ee(i,s)&&vt()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||
c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function zn(e){let t=R(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(
n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Vn(e,()=>!0,(n,i)=>{let s=t.
decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Vn=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{return}},
completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var M={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Xr=!0;function Xt(e,t,r,o){return Xr?
dc(e,t,r,o):void 0}function dc(e,t,r,o){if((M.encoding!==o||M.owner!==l||m.isBusy)&&!ac(o)||t>M.most&&(t>M.mostBeyondASCII||
ee(e,t)))return;He(e,t);let{readBytes:n,readPairs:i}=L;if(!!0||!M.isOfPairs)return n(F.input,t,M.address);let{piece:s}=M,
c=i(F.input,t,M.address,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=Rt();if(c.length===s){let a=f[t],h=i(F.input+
t-a,a,M.address,+!r,s);if(h===null)return;c+=h}return f[t]===0||Vt(f[t-1],o)?c:void 0}function ac(e){return m.isBusy||(Xr=
L.readPairs!==void 0,!Xr)?!1:(fe("decoding",e),Pt(()=>{let t=D(e);M.isOfPairs=!t,M.address=t?l.byte_table(e):l.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=mt(e);return M.piece=n,M.most=M.address>0?r:0,M.mostBeyondASCII=M.address>0?o:0,M.owner=
l,M.encoding=e,!0}))}var uc=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return L.readPairs?y()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(w()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function mt(e){let{windows1252:t,single:r,multi:o}=uc();return e===21?t:D(e)?
r:o}var Qt=u(()=>w()?0:se()||G()?8:q()?352:18),Jn=u(()=>Math.min(Qt(),ut(),Gr())),pc=u(w);function Xn(e,t,r){if(r>64)return ee(
t,r)?xc(e,t,r):void 0;if(r<=ut()||(t[r>>1]|t[r-1])>=128||!Kr(t,r))return;let o=rr();return o?o.call(t,0,r):Wt(e,t,r)}function xc(e,t,r){
let o=rr(),n=D(e);if(!(r<512&&(n||!o))&&!(e===21&&ti(r))&&!!1&&!Y(t,r))try{return vt()?.(t)??ct(t,r,128,128)?o?o.call(t):
Ve()?.decodeQuickly(t,r):void 0}catch{return}}var Zt=[],Zr=[];function Zn(e,t,r){if(!(Zr[e]===null||r<=Qt())&&!(r>=512&&
r>ri(e)))return Zr[e]??=hc(e),tr(Zr[e],t,r)}function Qn(e,t,r){return r<512?(pc()?Qr(e,t,r):void 0)??Wt(e,t,r)??Qr(e,t,r)??
qn(e,t,r):Qr(e,t,r)??(wc(e)?qn(e,t,r):void 0)??Wt(e,t,r)}var eo=0,ei=u(()=>to()?8192:512),ti=e=>eo>0&&e<ei();function Qr(e,t,r){
let o=rr();if(!(!o||e!==21)){if(ti(r)){eo-=1;return}if(!Sc(t,r)){r<ei()&&(eo=15);return}if(!Y(t,r))try{return o.call(t)}catch{
return}}}var qn=(e,t,r)=>tr(oi(e),t,r);function tr(e,t,r){if(!(!e||r>1024&&Y(t,r)))try{return e.decode(t)}catch{return}}
function ri(e){return ni(e)?8192:w()?e===21?2048:1536:511}function hc(e){let t=Oc(e)?oi(e):null;if(t){let r=er(e,pt()).includes(
"\uFFFD"),o=Math.max(Qt(),mt(e).any)+1;We(e,{newDecoder:n=>n&&r?R(T[e].name,!0):t,isRight:n=>!(n&&r)||Bc(e),canFail:r,leastOfASCII:o,
leastBeyondASCII:o,leastOfBuffer:y()?1:Qt()+1,most:ri(e),onlyASCII:!1})}return t}function oi(e){return Zt[e]===void 0&&(Zt[e]=
null,Zt[e]=O(()=>Ic(e))??null),Zt[e]}var rr=u(()=>O(yc));function yc(){let e=le,t=Uint8Array.from({length:256},(r,o)=>o);
return e.call(t)===String.fromCharCode(...t)?e:void 0}function Sc(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&
224)===128)return!1;return r===t||ct(e,t,128,224)}var wc=e=>e===21?to():Tc()||Ec()&&_t(e),ni=e=>!rr()&&(e===21?to():Ac()),
Tc=u(()=>y()||P()),Ec=u(()=>C()||w()),Ac=u(y),to=u(()=>y()||w()||!(v()>0)),Oc=e=>y()||w()||se()||G()||q()&&e===21,pt=()=>Uint8Array.
from({length:256},(e,t)=>t);function er(e,t){let r=Ht(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Ic(e){
let t=R(T[e].name),r=n=>t.decode(n)===er(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return pt().every(n=>r(Uint8Array.
of(n)))&&r(o)?t:void 0}function Bc(e){let t=er(e,pt()),r=pt().filter(f=>t[f]!=="\uFFFD"),o=R(T[e].name,!0),n=f=>O(()=>o.
decode(f)),i=f=>n(f)===er(e,f),s=Uint8Array.from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&
n(Uint8Array.of(...s,f))===void 0;return i(s)&&pt().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var ii;function si(e,t,r){return ii??=bc(),ii(e,t,r)}function bc(){let e=Ve(),t=!(e&&w());return(r,o,n)=>{if(t&&Yt(r,o)){
let i=Ue(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function ht(e,t,r,o=!1){try{nt(e,null);let n=st(t,r,0,o,!0);return n<0?void 0:Gt(0,n)}catch(n){throw W(
n)}}var oo=u(()=>y()?{any:2048,markup:1/0}:C()?{any:512,markup:2048}:{any:0,markup:w()?2048:P()?112:0}),Fc=u(()=>oo().markup>
0?1/0:33),ci=(e,t,r)=>e>=29&&e<36&&r>=Fc()&&t[0]>=128,fi=[];function di(e,t,r){let{any:o,markup:n}=oo();if(r>n||r>o&&!Mc(
t,r))return;let i=fi[e];if(i)return tr(i,t,r);Cc(e,r)}function Mc(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var yt=[];function Cc(e,t){yt[e]===void 0&&(yt[e]=O(()=>Rc(e))??
null);let r=yt[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,yt[e]=null,O(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===ht(e,o,I(o))&&(yt[e]=r):Uc(e,r.decoder)})))}function Uc(e,t){fi[e]=t;let{any:r,piece:o}=mt(e);We(
e,{newDecoder:n=>n?R(T[e].name,!0):t,isRight:n=>!n||Dc(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:oo().any,onlyASCII:!1})}var Dc=e=>Lc.every(t=>Nc.every(r=>{let o=R(T[e].name,!0),n=Uint8Array.
of(97,t,...r);return O(()=>o.decode(n))===ht(e,n,n.length,!0)})),Lc=[128,129,142,143,161,224,255],Nc=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Rc=e=>({decoder:R(T[e].name),sequences:kc(
e),credit:0}),Pc=[[239,187,191],[254,255],[255,254],[132,49,149,51]],ro=[10,164,162];function*kc(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Pc)yield Uint8Array.of(...i,...ro);for(let i=128;i<=255;i++)yield De([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield De([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield De([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield De([i,Math.min(i+7,254)],r,n,r);yield De([227,227],[50,
50],o,r),yield De([129,129],[48,48],t),yield De([129,129],[48,48],n,t)}}function De(...e){let t=e.map(([s,c])=>c-s+1),r=t.
reduce((s,c)=>s*c),o=e.length+ro.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-
1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(ro,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var Le=new Uint8Array(18),St=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return T[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=Ae(t);if(!this.#e){let i=this.#r===0?this.#u(t,n,r):this.#p(t,n,r);if(i!==void 0)
return r||this.#m(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?si(t,r,this.fatal):Jr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=r>
0?Xt(t,r,!0,n):void 0,f=s===void 0&&!(i&&ci(n,t,r))?this.#c(t,r,!0):this.#f(s);if(f!==void 0)return f;let d=i&&!wr(n)?ht(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#x(t,r,o,n);
if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#o,c=this.#n,f="";try{f=this.#y(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=
i,this.#o=s,this.#n=c,W(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#u(t,r,o){
let{encoding:n}=this;Q.length=0;let i=r>0&&n!==0?Xt(t,r,o,n):void 0;return i===void 0?this.#c(t,r,o):this.#f(i)}#c(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let c=Yt(t,r)?Ue(t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=Jr(
t,r,o,this.fatal);return this.#d(f)}if(n===38){let c=r<=36?Rn(t,r):$n(t,r);return this.#d(c)}if(!bt(n))return;let i=D(n),
s=r<=(i?Jn():t[0]<128?ut():18)?Kt(t,r,o,n):$c(n,i,t,r,o);return this.#f(s)}#f(t){return this.fatal&&this.encoding!==21&&
t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+
r;if(!(r===0||n>18))return Q.length=0,this.#l(t,n),this.encoding===0?Ue(Le,n,o,this.fatal):this.#f(Xt(Le,n,o,this.encoding)??
Kt(Le,n,o,this.encoding))}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,s=this.#o,c=this.#t,f=this.#r,d=(c&255)<
224?2:3;if(f+r<=d)return;this.#l(t,d);let a=Ue(Le,d,!0,!0);if(a===void 0)return;let h=d-f;this.#r=0,this.#n+=h,this.#o=!0;
try{return Fe(a,this.decode(_(t,h),o,n))}catch(p){throw this.#o=s,p instanceof rt||p instanceof TypeError||(this.#e=null,
this.#n=i,this.#t=c,this.#r=f),p}}#l(t,r){Le[0]=this.#t,Le[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)Le[n]=t[n-o]}#m(t){
this.#n+=t,this.#o||=this.#r+t>Q.length,this.#r=Q.length,this.#t=Q.bytes}#h(){let t=Uint8Array.of(this.#t,this.#t>>8);try{
nt(this.encoding,null),st(t,this.#r,0,this.fatal,!1),this.#e=ge(),this.#r=0}catch(r){throw W(r)}}#y(t,r,o){if(this.fatal&&
this.encoding===0&&r<=8192)return;let n=Wn(this.encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&
(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#a(
_(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:_(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=Fe(s,this.#a(
f,c-i,!0)),this.#i)return s}else Jt(f,c-i,d),s=Fe(s,this.#d(d)),this.#n+=c-i;return this.#o||=c>0,c===r?s:this.encoding===
0&&!o&&zt(t,c,r)?(this.#m(r-c),s):Fe(s,this.#a(_(t,c,r),r-c,o))}#a(t,r,o){nt(this.encoding,this.#e);let n="",i=wn(r),s=this.#o||
this.ignoreBOM||!wr(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),h=f===0&&d?t:_(t,f,
f+a),p=st(h,a,c,this.fatal,o&&d);if(p<0)return this.#e=ge(),this.#i=new rt(this.name,this.#n+f+z.start(),z.length()),n;if(c+=
p,c>0&&(d||!Sn(c))){let N=!s&&En()===65279?1:0;i?i.add(Tn()+2*N,c-N):n=Fe(n,Gt(N,c)),s=!0,c=0}if(d)break}return this.#o=
s,this.#e=o?null:mn(),this.#n+=r,i?i.toText():(this.encoding===0&&Jt(t,r,n),n)}},$c=(e,t,r,o,n)=>(r[0]<128?Xn(e,r,o):void 0)??
(!t&&n&&o>18?di(e,r,o):void 0)??(Nn(r,o,t)?Kt(r,o,n,e):void 0)??void 0,nr=({encoding:e,fatal:t,ignoreBOM:r})=>new St(e,t,
r);function or(e){return e.common??=nr(e),e.common}var ai=(e,t,r,o,n,i)=>ir(Ct(r,o,n),e,t,i);function ir(e,t,r,o){if(r<e.
leastOfAny)return or(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=or(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function ui(e,t){let r=xe(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var hi=6,ne,no=!1;function yi(){ne=null,ne=O(jc)??null,no=ne!==null&&(y()||w()),y()&&(hi=32)}var Si=e=>e.length<=6||e.length<=
hi&&e.charCodeAt(0)<128,wi=e=>no&&!Si(e);function jc(){let e=Oo(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...Ce(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function io(e){try{return ne?.encode(e)}catch{return}}function so(e,t){
ne===void 0&&yi();try{return ne?.encodeInto(e,t)}catch{return}}function qe(e){return Si(e)?Ce(e):(ne===void 0&&yi(),Yc(e)??
io(e))}function Yc(e){let{length:t}=e;if(!no){if(t<=21)return Ce(e);if(t<=64&&Kc()){let r=(zc()||Vc(e)<=64)&&li(B,e);if(r)
return r}return t>=1024&&t<=65536&&vc(e)?li(qc(),e):void 0}}var Kc=u(()=>!H()),zc=u(()=>q()||C()),Vc=e=>e.length*at(Ti(e))*
.75;function li(e,t){let r=so(t,e);return r?.read===t.length?he(e,0,r.written):void 0}var qc=u(()=>new Uint8Array(3*65536)),
vc=e=>mi()<=65535&&Ti(e)>=mi(),mi=u(()=>H()?256:G()?0:1/0);function Ti(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(
t>>1)|e.charCodeAt(t-1)}var Xc=u(()=>w()?32:v()>0?48:y()?400:q()?1024:1/0),co=0;function fo(e,t){let{length:r}=e;if(r<Xc()||!bt(t)||!Zc(e))return;
if(co>0){co-=1;return}let o=qe(e);if(o&&I(o)===r)return o;co=15}var Ei=e=>Math.max(8,e>>4);function Zc(e){let{length:t}=e,
r=Ei(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function Ai(e){let{length:t}=e,r=Ei(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var rf=["fatal","html","replacement"],of=u(()=>w()||y());function uo(e,t){let{length:r}=e,o=r<32?void 0:fo(e,t);if(o)return o;
let n=D(t);if(r>64&&r>(n?gn():Wr()))return;if(!1)return Fn(e,$t(t));if(!1)return r<=48?Un(e,$t(32)):void 0;if(!!0||r>512&&
of()&&Ai(e))return;let i=$t(t);return i&&Cn(e,i)}var bi=u(()=>w()||y()||P()||C()&&!Re);function _i(e,t){return bi()?Mn(e,
yn(t)):An(e,t)}function Bi(e,t){return uo(e,t)??void 0}var lo=()=>"",$=class{encoding;unmappable;#e;#t=null;#r=0;#o=K;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return T[this.encoding].name}encode(t,r){let o=r||this.#n(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#c(t,r)}#n(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:rf.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?qe(t):void 0;if(r)return r;if(t.length>65536)return this.#u(t);try{let o=Bi(t,this.encoding);if(o)return o;kt(this.encoding,
null),ft(t,0,t.length);let n=jt(0,t.length,this.#i,!0);return n===-2||!z.finished()?void 0:dt(n)}catch(o){throw W(o)}}#u(t){
let r=!1,o=()=>r?_i(t,this.encoding):void 0;return fo(t,this.encoding)??O(o)}#c(t,r){let o=new cr;return this.encodeOrFail(
t,r,n=>o.add(n),(n,i)=>{throw new be(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,
c=this.#o;r&&(this.#o=K,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===lo,h=f&&!a?2048:65536,p=void 0,N=p?x=>p.add(
x):o,ie=p?x=>p.addUnchanged(x):o,b=0,S=null;try{if(!s)for(;b+65536<t.length;b+=65536){let x=Bi(t.slice(b,b+65536),this.encoding);
if(!x)break;o(x)}for(kt(this.encoding,s);b===0||b<t.length;b+=h){let x=Math.min(b+h,t.length);ft(t,b,x);let ae=x===t.length;
for(let ue=0,ho=!1;!ho;){let Tt=jt(ue,x-b,d,r&&ae);N(dt(Tt===-2?z.written():Tt));let yo=i+b+ue+z.start();if(ue+=z.read(),
ho=Tt!==-2&&z.finished(),Tt!==-2||a)continue;let pr=z.codePoint();if(f){S=ge(S);let{count:qi}=m,So=()=>this.locate(yo),Et=f(
pr,So);m.count!==qi&&(kt(this.encoding,S),ft(t,b,x));let wo=vi=>{throw new be(vi,So(),this.name)};typeof Et=="string"?nf(
Et,N,wo):Et?ie(Et):wo(pr)}else n(pr,yo)}}}catch(x){throw W(x)}if(r){p&&o(p.held);return}p&&(this.#o=p.held),this.#t=this.#n(
t)?null:ge(),this.#r=i+t.length}};function nf(e,t,r){let o=Ko(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.
length);ft(o,n,i,2048);let s=jt(2048,2048+i-n,0,!1);s===-2&&r(z.codePoint()),t(dt(s))}}var ao=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=I(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(Oe(
t,0,o)),this.held=Oe(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=K,this.#e(t)}},cr=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=I(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);k(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){k(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?Oe(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=sf(this.#r),o=0;return this.forEach(n=>{k(r,n,o),o+=I(n)}),r}};function sf(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function wt(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=xe(e,t);if(o===37||o===38){let{name:n}=T[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return cf(o,e,t)}function cf(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function V(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ne(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function mo(){throw new TypeError("Illegal invocation")}var gi="Failed to execute 'encodeInto' on 'TextEncoder'",fr=V({TextEncoder:class{#e="utf-8";constructor(){new.target!==fr&&
Ne(this,new.target,fr)}get encoding(){return this.#e}encode(e=""){return#e in this||mo(),(typeof e=="string"&&wi(e)?io(e):
void 0)??dr(U(e))}encodeInto(e,t){#e in this||mo();let r;if(ne&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=ne.
encodeInto(e,t),r.read===e.length)return r}catch{}Br(arguments.length,2,gi);let o=U(e),n=jo(t,gi),{read:i,written:s}=r??
so(o,n)??{read:0,written:0};if(i===o.length||s===I(n))return{read:i,written:s};let c=ff(o.slice(i),_(Or(n),s));return{read:i+
c.read,written:s+c.written}}}});function dr(e){return qe(e)??new $(0,"fatal").encode(e,!0)}function ff(e,t){let r=0,o=0;
for(;r<e.length;){let n=$r(e,r);if(o+at(n)>I(t))break;o=Hr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var Fi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Mi=`!
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
?`;var af=u(()=>{let e=Mi.split(`
`),t=0;return new Map(Fi.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Ci=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ui(e){let t=new $(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof be)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Di(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function Di(e,t,r){if(Ci(e))return"";if(r===0)return null;let o=uf(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Di(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function uf(e){
let t=[...af().get(e)??[],...lf(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function lf(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,N)=>c(
N)),d=o.filter((p,N)=>!c(N)),a=[r,...f].join("").normalize("NFC"),h=a+d.join("");h.normalize("NFD")===t&&n.push(h),d.every(
Ci)&&i.push(a)}return[...n,...i]}var mf=["fatal","html","replacement","ignore","translit"],pf=zo(mf),Li=(e,t,r)=>typeof e=="function"?e:pf(e,t,r);function Ni(e,t,r){
return typeof e=="function"?(o,n)=>xf(e(o,n()),r):e==="ignore"?lo:e==="translit"?Ui(t):void 0}function xf(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=Ie(X(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return Oe(o,0,I(o))}var hf="Failed to construct 'LegacyTextEncoder'",po="Failed to execute 'encode'";function Ri(e,t="utf-8",r=void 0){let o=Be(
e,po);if(r===void 0){let i=wt(U(t),po);return i===0?dr(o):uo(o,i)??new $(i,"fatal").encode(o,!0)}let n=ar(t,r,po);return n.
encoding===0?dr(o):n.encode(o,!0)}function ar(e,t,r){let o=U(e),n=t===void 0?"fatal":Yo(t,{unmappable:Li},r).unmappable,
i=wt(o,r);return new $(i,n,Ni(n,i,r))}var Pi=V({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=ar(e,
t,hf)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Be(e,o);te(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var Je="Failed to execute 'decode' on 'TextDecoder'",ur=V({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=ki(e,t,"Failed to construct 'TextDecoder'"),new.target!==ur&&Ne(this,new.target,ur)}get encoding(){return T[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=K,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!Y(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return or(s).decodeWhole(
e,Ae(e),Je)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=Ir(e);if(f)return ir(s,
new Uint8Array(e),f,Je)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||X(e,Je),typeof t!="object"&&te(t,Je);let o=!!t?.
stream,n=r?e:tt(e),i=this.#e;return i.isStateless||!this.#r&&!o?ir(i,n,Ae(n),Je):(this.#t??=nr(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,Je))}}});function ki(e,t,r){let o=U(e);te(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return Ct(
ui(o,r),n,i)}var Wi=(e,t,r)=>nr(ki(e,t,r));function $i(e,t,r){let o=Io();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function xo(e,t){let r=`Failed to execute 'transform' on '${e}'`;return $i(e,(o,n)=>n(t.decode(Ie(X(o,r)),!1,r)),o=>o(t.
decode(K,!0,r)))}var lr=V({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Wi(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=xo("TextDecoderStream",r),new.target!==lr&&Ne(this,new.target,lr)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),mr=V({TextEncoderStream:class{#e;constructor(){this.#e=
Hi("TextEncoderStream",new $(0,"fatal"),U),new.target!==mr&&Ne(this,new.target,mr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Hi(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return $i(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var Gi=V({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=ar(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Hi("LegacyTextEncoderSt\
ream",r,Be)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Xe=class{fatal;ignoreBOM;#e;#t;#r=K;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&I(this.#r)===0?t:Ho(this.#r,t);if(!r&&Uo(n))return this.#r=
n,"";let i=et(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new St(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?_(n,s):n,r,o)}};var ji=V({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=U(e);te(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Xe(xe(o,r),n,i);this.#e=s,this.#t=xo("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Yi(e,t){let r="Failed to execute 'findUnmappable'",o=Be(e,r),n=wt(U(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new $(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Ki(e){let t=et(tt(X(e,"Failed to execute 'bomSniff'")));return t?T[t.encoding].name:null}function zi(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=X(e,o),i=xe(U(t),o);te(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=tt(n);return et(f)?
new Xe(i,s,c).decode(f,!0,o):ai(f,Ae(f),i,s,!0,o)}async function Vi(e=void 0){let t=await e;if(t===void 0)Dr()||await Ur(It,!0);else{let r=yf(t)?await Sf(t):t;await Ur(()=>r,
!1)}}var yf=e=>typeof e?.arrayBuffer=="function";function Sf(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{ji as DecoderStream,Pi as LegacyTextEncoder,Gi as LegacyTextEncoderStream,ur as TextDecoder,lr as TextDecoderStream,
fr as TextEncoder,mr as TextEncoderStream,be as UnmappableError,Ki as bomSniff,zi as decode,Ri as encode,T as encodings,
Yi as findUnmappable,Vi as initialize,Lo as labelToName};
