var _t=(e,t)=>e?.prototype?.[t],Ft=e=>_t(globalThis.Buffer,e),Be=Ft("ucs2Slice"),He=Ft("ucs2Write"),wr=Ft("utf8Slice"),xe=Ft(
"latin1Slice"),Uo=e=>globalThis[e],Do=Uo("TextDecoder"),ls=_t(Do,"decode"),Er=Uo("TextEncoder"),ms=_t(Er,"encode"),ps=_t(
Er,"encodeInto");function M(e,t=!1,r=!0){let o=new Do(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:ls})}function Lo(){let e=new Er;return Object.defineProperties(e,{encode:{value:ms},encodeInto:{value:ps}}),e}function O(e){
try{return e()}catch{return}}var h=()=>"InternalError"in globalThis,E=()=>"Bun"in globalThis,Q=()=>Or().includes("Chrome\
/"),W=()=>Or().includes("AppleWebKit/")&&!Q()&&!($()>0);function Or(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var j=()=>"Deno"in globalThis,D=()=>Or()==="Cloudflare-Workers",fe=()=>W()||D(),$=()=>D()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),K=()=>$()<22,st=e=>globalThis.process?.getBuiltinModule?.(e),Tr;function No(){let{
TransformStream:e}=globalThis;return e&&e===Tr?e:(Tr=[e,st("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Tr)}var xs=e=>st("node:fs").readFileSync(e);function Ro(e){try{return xs(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var bt=()=>Ro(()=>new URL("./korean.wasm",import.meta.url)),Mt="encoding-wasm/korean";var Po=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Ar=["korean"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var y=ys();function ys(){let e=Po.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var ko=u(()=>new Map(y.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Ss=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],$e=e=>e<36&&e!==33,R=e=>e>0&&e<29,gt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),Ts=e=>Ss.find(([t])=>e>=t)[1];function Ho(e){let t=ko();return t.get(e)??t.get(Yo(Os(e)))}function Te(e,t){
let r=Ho(e);if(r===void 0){let o=Es(e),n=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(Ar){let o=Ts(r);if(o&&!Ar.includes(o))throw new RangeError(`${t}: '${Mt}\
' doesn't include ${y[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var ws=u(()=>new Map(
Array.from(ko(),([e,t])=>[$o(e),t]).reverse()));function Es(e){let t=$o(e),r=ws().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var $o=e=>Yo(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Go=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ft(e){if(e[0]>=239)return Go.find(t=>t.bytes.every((r,o)=>e[o]===r))}function jo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Ko(e){return Go.find(t=>t.encoding===e)?.bytes}function Ge(e){return e===
0||e===37||e===38}function Os(e){let t=0,r=e.length;for(;Wo(e[t]);)t+=1;for(;Wo(e[r-1]);)r-=1;return e.slice(t,r)}var Wo=e=>`\
	
\f\r `.includes(e);function Yo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function qo(e){let t=Ho(`${e}`);return t===
void 0?null:y[t].name}var Br=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,zo=()=>Object.getPrototypeOf(Uint8Array.prototype),Ct=e=>Br(zo(),
e),_r=e=>Br(DataView.prototype,e),Bs=()=>Br(ArrayBuffer.prototype,"byteLength"),Ut=e=>zo()[e],Vo=Ct(Symbol.toStringTag),
Fr=Ct("buffer"),vo=Ct("byteOffset"),Jo=Ct("byteLength"),_s=Ut("includes"),Fs=Ut("set"),bs=Ut("slice"),Ms=Ut("subarray"),
gs=_r("buffer"),Cs=_r("byteOffset"),Xo=_r("byteLength"),Zo=Bs(),B=e=>Jo.call(e);function oe(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:B(e)}var C=(e,t,r=B(e))=>new Uint8Array(Fr.call(e),vo.call(e)+t,r-t);function Qo(e,t){
let r=new Uint8Array(B(e)+B(t));return L(r,e),L(r,t,B(e)),r}var L=(e,t,r)=>Fs.call(e,t,r),en=(e,t)=>_s.call(e,t),Us=u(()=>h()?96:W()?1024:1/0);function ae(e,t,r){if(r-t<=Us())return bs.
call(e,t,r);let o=new Uint8Array(r-t);return L(o,Ms.call(e,t,r)),o}function we(e,t,r){if(r>24)return ae(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function G(e,t){if(t<=64)return!1;try{return Zo.call(Fr.call(e)),!1}catch{return!0}}
var Ds="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function te(e,t,r=Ds){if(!ArrayBuffer.isView(
e)&&Mr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function tn(e,t){if(ArrayBuffer.isView(e)&&Vo.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function _e(e){if(ArrayBuffer.
isView(e))return br(e);try{return new Uint8Array(e)}catch{return V}}var dt=e=>e instanceof Uint8Array?e:_e(e);function br(e){
try{return Vo.call(e)===void 0?new Uint8Array(gs.call(e),Cs.call(e),Xo.call(e)):new Uint8Array(Fr.call(e),vo.call(e),Jo.
call(e))}catch{return V}}var V=new Uint8Array;function Mr(e){try{return Zo.call(e)}catch{}try{return Xo.call(new DataView(
e))}catch{return}}function rn(e,t,r){ne(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function ne(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var N=e=>`${e}`;function on(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Fe(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function gr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function nn(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=N(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Ur=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#n=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=R(t)&&!r}accept(t){O(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#n=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#n?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&G(t,r)))try{let o=this.
decoder.decode(t),n=this.#n&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},sn=[],Dr=[];function Lt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Dr[o];if(n)return n;
let i=new Ur(e,t,r);Dr[o]=i;let s=sn[e];return s&&i.accept(s),i}function je(e,t){sn[e]=t;for(let r=0;r<4;r++)Dr[4*e+r]?.
accept(t)}var Ke=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Ns=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,cn=Symbol.for("encoding-wasm.UnmappableError"),be=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${Ns(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&cn in o}[cn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var k=new Uint8Array(512),Lr=[];function Nr(e){return Lr[e]??=C(k,0,e),Lr[e]}function fn(e,t,r){return t>k.length?C(e,0,
r):(e!==Lr[t]&&L(k,e),Nr(r))}function Me(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function ln(e,t,r){let{memory:o}=e,n=Nt(a=>Hs(a,r),o,t),i=Nt(Gs,o,t);if(n&&i){let a=j()?1/0:64;return{...i,read:(l,p)=>(p<
128?n:i).read(l,p),write:(l,p)=>(l.length<a?n:i).write(l,p),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:j()?n.
writeBytes:void 0,mostByTable:512}}let s=Rr(o);if(n)return h()?$s(n,Nt(an,o,t)):n;let c=i??Nt(an,o,t)??s,f=i?18:15,d={...c,
read:(a,l)=>(l<=f?s:c).read(a,l),write:(a,l)=>(a.length<16?s:c).write(a,l)};return i?Ws(d,e,t):d}var Ws=(e,t,r)=>({...e,
readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<0?null:
e.read(r,c)},readsInput:!0,mostByTable:512});function Nt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Rr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var ks="str\
ings";function Hs(e,t){let[r]=WebAssembly.Module.customSections(t,ks),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function $s(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function Gs(e){let[t,r]=[Be,He],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(l,p){L(d,new Uint8Array(
e.buffer,l,2*p),a),a+=2*p},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function an(e){let t=M("utf-16le"),{write:r,most:o}=Rr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Rr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Me(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Rt,m,Wr,mn,pn,F,U={input:0,units:0,output:0},at=0,Pt={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN,count:0};function me(e,t){
Pt.name=e,Pt.encoding=t,x.newCodec=NaN,x.count+=1,x.isBusy&&Ks(),x.isBusy=!0}function Ks(){try{Tn(),Rt??=yn(zs(bt())),Sn(
new WebAssembly.Instance(Rt),Rt)}catch(e){throw wn(e)}}async function kr(e,t){try{Tn();let r=e(),o=xn(r)?r:await WebAssembly.compile(t?r:qs(r));yn(o);let n=await WebAssembly.instantiate(
o);if(Hr())return;Sn(n,o),Rt=o}catch(r){throw wn(r)}}var Ys=[0,97,115,109];function qs(e){let t=_e(te(e,"encoding-wasm",
"initialize() takes a compiled module, its bytes or a Response."));if(Ys.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Hr=()=>!x.isBusy;function zs(e){return xn(e)?e:new WebAssembly.Module(e)}function xn(e){try{return WebAssembly.
Module.customSections(e,hn),!0}catch{return!1}}var hn="encoding-wasm";function yn(e){let[t]=WebAssembly.Module.customSections(
e,hn),r=`${Mt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Sn({
exports:e},t){m=e,Pr=WebAssembly.RuntimeError,U.input=m.input(),U.units=m.units(),U.output=m.output(),On(),F=ln(m,U.units,
t),at=Math.min(m.units_length(),F.most),x.isBusy=!1}function Tn(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function wn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(Vs(e))return new RangeError(`encoding-wasm: ${En} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var En="no memory \
for WebAssembly; free some, and call again",Vs=e=>e instanceof RangeError&&/memory/i.test(e.message);function Wt(){return Gr(),
Wr}function kt(){return Gr(),mn}function $r(){return Gr(),pn}function Gr(){Wr[0]===void 0&&On()}function On(){let{buffer:e}=m.
memory;Wr=new Uint8Array(e),mn=new Uint8Array(e,U.input,65536),pn=new Int32Array(e,m.codec(),m.codec_length()>>2)}function An(e,t){
return me(e,-1),Ht(t)}function Ht(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw H(t)}}var Pr;function H(e){if(!x.
isBusy||!Pr||!(e instanceof Pr))return e;let t=y[Pt.encoding]?.name,r=`${Pt.name}${t?` of ${t}`:""} failed`;return vs()?
new RangeError(`encoding-wasm: ${r}: ${En}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function vs(){try{return m.memory.grow(32),
!1}catch{return!0}}function pe(e=null){let t=$r();return Mn(t,e??new Int32Array(t.length))}function Fn(){return m.held()!==0?pe():(x.newCodec=
ut,null)}var bn=e=>Mn(e,$r());function Mn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ce(e,t){gn(e,t)||(me(
"decoding",e),t?bn(t):m.new_decoder(e),ut=e===33||e===36?NaN:e)}var ut=NaN;function gn(e,t){return t||x.newCodec!==e||x.
isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function $t(e,t){gn(~e,t)||(me("encoding",e),t?bn(t):m.new_encoder(e),ut=~e)}function Ue(e,t,r,o,n){qe(e,t),x.isBusy=!0;let i=m.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=ut),Pn(
i)}var Oe={encoding:-1,source:0,most:0,owner:void 0};function Gt(e,t,r){if(Oe.encoding!==e||Oe.owner!==m||x.isBusy){try{me(
"decoding",e),Oe.owner=m;let n=F.readBytes?m.byte_table(e):0;Oe.source=F.readsInput?e:n,Oe.most=n===0?0:!gt(e)&&F.mostByTable||
1/0,Oe.encoding=e}catch(n){throw H(n)}x.isBusy=!1}if(r>Oe.most)return;if(r<=65536)return qe(t,r),In(r);if(F.most>at)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);qe(C(t,n,n+i),i),o=De(o,In(i))}return o}function lt(e,t,r,o){
return An("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(4*n,65536,t-i)),qe(n===t?e:C(e,
i,i+n),n),!m.is_free_of(n,r,o))return!1;return!0})}function jr(e,t){let r=-1,o,n;function i(s){try{return me(e,s),r=s,n=
m,o=t(s),x.isBusy=!1,o}catch(c){throw H(c)}}return s=>s===r&&n===m&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var jt=jr("enc\
oding",e=>{let t=m.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=m.memory;return new Uint16Array(r,t,65536)}),Cn=jr("e\
ncoding",e=>{let t=m.unit_table(e)>>>0,r=new Uint8Array(65536);return L(r,new Uint8Array(m.memory.buffer,t,16384)),r}),Kt=jr(
"decoding",e=>{let t=R(e),r=(!t?m.pair_table(e):m.byte_table(e))>>>0;return r>0?new Uint16Array(m.memory.buffer,r,t?256:
65536):void 0}),In=e=>F.readBytes(U.input,e,Oe.source);function De(e,t){try{return e+t}catch(r){throw new RangeError("Th\
e text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var Un=e=>e+65536+3<=at,Dn=e=>e>at&&e<268435456?F.collect?.(e+3):void 0,Ln=()=>U.units,Nn=()=>Wt()[U.units]|Wt()[U.units+
1]<<8,Ve=(e,t)=>F.read(U.units+2*e,t-e),mt=(e,t,r,o=0)=>F.write(e.slice(t,r),U.units+2*o);function Rn(e,t){if(!x.isBusy&&
!F.writeBytes)return;me("encoding",t);let r=F.writeBytes?.(e,U.output,m.unit_table(t));return x.isBusy=!1,r===e.length?pt(
r):void 0}function Yt(e,t,r,o){x.isBusy=!0;let n=m.encode_block(e,t,r,+o);return x.isBusy=!1,o&&n>=0&&v.finished()&&(x.newCodec=
ut),Pn(n)}function qe(e,t){let r=kt();if(t>8)try{L(r,e)}catch{L(r,C(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Pn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var pt=e=>we(Wt(),
U.output,e);var v={finished:()=>m.finished()!==0,read:()=>m.read(),written:()=>m.written(),codePoint:()=>m.code_point(),start:()=>m.
start(),length:()=>m.length()};var b=new Uint8Array(256);function Ne(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Wn(b,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Wn(r,o,e);r[o]=n}return r}function Wn(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)b[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)b[n++]=s;else if(s<2048)b[n++]=
192|s>>6,b[n++]=128|s&63;else if(!Le(s))b[n++]=224|s>>12,b[n++]=128|s>>6&63,b[n++]=128|s&63;else{let c=Vr(r,i);c>=65536&&
(i+=1),n=vr(c,b,n)}}return we(b,0,n)}var $n=u(()=>He||h()||W()?96:D()?1024:128),zr=u(()=>fe()||h()||E()?65536:128),Qs=u(
()=>new Uint8Array(2*zr()));function Gn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var ec=u(D);function jn(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(ec()?lt(o,r,0,255):!en(o,0))?o:void 0}function Kn(e,t){let{length:r}=e,o=2*r<=256?b:
Qs(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return we(o,0,n)}var tc=e=>e===14||e===15||e===27;function Yn(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,b[o]=27,b[o+1]=n?36:40,b[o+
2]=66,o+=3),n){if(!(c>=41216))return;b[o]=c>>8&127,b[o+1]=c&127,o+=2}else{if(tc(s))return;b[o]=c,i<r&&(o+=1)}}return we(
b,0,o)}var Le=e=>(e&63488)===55296;function Vr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var xt=e=>e<128?1:e<2048?2:e<65536?3:4;function vr(e,t,r){if(e<128)return t[r]=e,r+1;let o=xt(e);for(let n=o-
1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var qn=new Uint8Array(128),J=rc(
qn);function rc(e){return new Uint16Array(e.buffer)}var ht=u(()=>Zr()?0:18),Jr=u(()=>h()||K()?18:8),oc=u(()=>K()?54:j()||
!($()>=22||fe())?64:32),nc=u(()=>W()?64:32),ic=u(()=>W()?36:18),zt=(e,t)=>(e[0]&e[t>>1])>=128;function zn(e,t,r){return r?
t<=Jr():t<=ic()||t<=nc()&&(zt(e,t)||Xt())}var Vt=(e,t)=>t<=18||t<=64&&zt(e,t)&&t<=oc(),Y={length:0,bytes:0};function Vn(e,t){
for(let r=0;r<t;r++){let o=e[r];if(o>=128)return;J[r]=o}return Me(J,0,t)}function Xe(e,t,r,o){if(e[0]<128&&Zr())return Qr(
e,t)?xe.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?
2:3)<=t))return Kr(e,s,t,r,o,n);let l=e[i++]^128,p=d?0:e[i++]^128;if(c=d?(f&31)<<6|l:(f&15)<<12|l<<6|p,(l|p)>=64||!d&&(c<
2048||Le(c)||c===65279))return Kr(e,s,t,r,o,n)}J[n++]=c}return St(n)}function vn(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<
t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(Le(i))return;J[o++]=i}return St(o)}function Kr(e,t,r,o,n,i){let s=Xr();
for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,l=d===0&&f>=128,p=f===224?160:f===
240?144:128,I=f===237?159:f===244?143:191,Ie=f,_=0;for(;_<d&&c<r;_++,c++){let S=e[c];if(S<p||S>I)break;Ie|=S<<8*(_+1),p=
128,I=191,a=a<<6|S&63}if(_<d){if(c===r&&!o){if(f===239)return;Jn(Ie,1+_);break}l=!0}if(l&&n||(l&&(a=65533),a===65279))return;
a>65535&&(J[i++]=55232+(a>>10),a=56320|a&1023),J[i++]=a}return St(i)}function vt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,
f=e[s++],d=f;if(f>=128){if(n??=Kt(o),!n)return;if(d=n[f],Le(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Jt(f,o))break;if(Le(
d))return sc(e,c,t,r,i,o,n)}}J[i++]=d}return St(i)}function sc(e,t,r,o,n,i,s){let c=Xr();for(let f=t;f<r&&n<=c;){let d=e[f++],
a=d<128?d:s[d];if(Le(a)){if(f===r&&!o&&Jt(d,i))break;let l=f<r?e[f]:0;if(a=s[d|l<<8],!Le(a))f+=1;else if(fc(a))a=65533;else{
let I=f+2<r&&i<=30?cc(d,l,e[f+1],e[f+2]):0;if(I===0)return;J[n++]=55232+(I>>10),a=56320|I&1023,f+=3}}J[n++]=a}return St(
n)}function cc(e,t,r,o){let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&
i>=189e3&&i<1237576?65536+i-189e3:0}var fc=e=>e>=57088&&e<=57216;function yt(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-
r];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function Ze(e,t,r){return Y.length=0,Kr(e,t,r,!1,
!0,0)===""}function Jt(e,t){let r=t!==32||e<144||e>160;return r&&Jn(e,1),r}function Jn(e,t){Y.length=t,Y.bytes=e}function St(e){
if(e<3||e<=18&&!Zr())return Me(J,0,e);if(Xt())return Be.call(qn,0,2*e);if(!(e>Xr()))return Me(J,0,18)+Me(J,18,e-18)}var Xr=u(
()=>Xt()?1/0:36),Zr=u(()=>E()&&Xt()),Xt=u(()=>O(dc)===!0);function dc(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).
buffer),t=r=>r.call(e,0,e.length);return t(Be)==="a\uFEFF\uD83D"&&t(xe)==="a\0\xFF\xFE=\xD8"}function Qr(e,t){for(let r=0;r<
t;r++)if(e[r]>=128)return!1;return!0}function X(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var Zt=u(()=>O(xc)),et=u(()=>O(hc)),lc=u(()=>O(_c)),mc=u(()=>O(Fc));function Xn(e,t,r){let o=Zn(e);if(!(!o||r<24||G(t,r))&&
!(e===0&&ei(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Zn(e){return e===0?et():e===38?lc():e===37?mc():void 0}function no(e,t,r,o){
if(Y.length=0,o&&t>8192||t>1024&&(G(e,t)||ei(e,t)))return;let n=et();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=yt(e,
t);if(!(i<t&&(r||!Ze(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:fn(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,
i);return t>256&&c!==void 0&&Qt(s,i,c),c}catch{return}}function Qn(e,t,r){let o=Zn(e);if(!(r%2>0||!o?.takes?.(t,r)||G(t,
r)))return o.decode(t,!0)}function ei(e,t){if(t<8192||pc())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var pc=u(W);function xc(){let{isAscii:e}=st("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function hc(){let e=K(),t=e?Zt():void 0;if(e&&!t)return;
let r=M("utf-8"),o=O(Tc),n=S=>r.decode(S),i=Oc(n),s=Sc(i,o),c=t&&((S,w)=>X(S,w)&&t(S)),f=c??(Q()?Ac:D()?Bc:void 0),d=c?(S,w)=>w>
256?c(S,w):ii(S,w)&&!(w>54&&zt(S,w)):f,a=Uint8Array.of(...ti,...oi.flat()),l=`${ri}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
p=Uint8Array.of(97,127),I=i(a,a.length)===l&&n(a)===l&&r.decode(a.buffer)===l&&i(p,2)==="a\x7F"&&eo(S=>s(S,S.length)),Ie=xe;
if(!I||t&&Ie.call(p)!=="a\x7F")return;let _=(S,w)=>M("utf-8",S&&o!==void 0,w);return je(0,{newDecoder:_,isRight:(S,w)=>wc(
_(S,w)),canFail:!0,...yc()}),{decode(S,w){try{return t?Ie.call(S):(w?s:n)(S,B(S))}catch{return}},decodeQuickly:i,decodesStart:ni(),
decodeOrFail:s,takesQuickly:d,takes:f,completeLength:yt}}function yc(){return E()?Qe(1):j()?{...Qe(257),leastBeyondASCII:65,
leastOfBuffer:8192}:K()?{...Qe(19),most:2048,onlyASCII:!0}:Q()?{...Qe(48),leastOfBuffer:48,onlyASCII:!0}:D()?{...Qe(33),
most:1023}:Qe($()>0?512:33)}var Qe=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Sc(e,t){
let r=Ec(e);return t?E()||fe()?o=>t.decode(o):$()>0?(o,n)=>n>256&&X(o,n)?t.decode(o):r(o,n):r:r}function Tc(){let e=M("u\
tf-8",!0);return eo(r=>e.decode(r))&&eo(({buffer:r})=>e.decode(r))&&!j()?e:void 0}var wc=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...Ne("\uFEFF"),...Ne(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),eo=e=>e(Uint8Array.from(ti))===ri&&oi.every(t=>O(()=>e(Uint8Array.from(t)))===void 0),ti=[239,187,191,97,230,188,162,
240,159,146,169],ri="\uFEFFa\u6F22\u{1F4A9}",oi=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Ec=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Oc(e){let[t,r]=[wr,xe];return K()?(o,n)=>n>256?
r.call(o):t.call(o,0,n):ni()?(o,n)=>t.call(o,0,n):!t||!j()?e:(o,n)=>ii(o,n)?t.call(o):e(o)}var ni=()=>wr!==void 0&&$()>0&&
!j()&&!E(),ii=(e,t)=>t<=64||t<=256&&X(e,t);function Ac(e,t){if(t<64)return!1;if(X(e,t))return!0;if(t<256)return!1;let r=0,
o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}
return r>8||t>=768&&n===0&&r>=3*o}var Ic=u(D),to=0;function Qt(e,t,r){t<1024||!Ic()||!X(e,t)||(to=r.length===t?0:to+1)}function Bc(e,t){
if(t<1024)return!0;if(X(e,t))return to<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=
1);return r<3}function _c(){return h()||fe()?si(!1):bc()}function Fc(){return h()?si(!0):void 0}function bc(){let e=Be,t="\
\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(
r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=K()?512:1/0;return ci(!1,(i,s)=>s<=o||X(i,s)&&Zt()?.(i)===!0,(i,s)=>{
let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function si(e){let t=M(e?"utf-16be":
"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")
return ci(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var ci=(e,t,r)=>({takes:t,decode(o,n){
try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var P={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},io=1;function Tt(e,t,r,o){return t>=
io?Mc(e,t,r,o):void 0}function Mc(e,t,r,o){if((P.encoding!==o||P.owner!==m||x.isBusy)&&!gc(o)||t>P.most&&(t>P.mostBeyondASCII||
X(e,t)))return;qe(e,t);let{readBytes:n,readPairs:i}=F;if(!!0||!P.isOfPairs)return n(U.input,t,P.source);let{piece:s}=P,c=i(
U.input,t,P.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=kt();if(c.length===s){let a=f[t],l=i(U.input+t-a,a,
P.source,+!r,s);if(l===null)return;c+=l}return f[t]===0||Jt(f[t-1],o)?c:void 0}function gc(e){return x.isBusy?!1:F.readPairs?
(me("decoding",e),Ht(()=>{let t=R(e);P.isOfPairs=!t;let r=t?m.byte_table(e):m.pair_table(e);P.source=F.readsInput?e:r;let o=wt(
e);return io=o.least,P.piece=o.piece,P.most=r>0?o.any:0,P.mostBeyondASCII=r>0?o.beyondASCII:0,P.owner=m,P.encoding=e,!0})):
(io=1/0,!1)}var Cc=u(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!F.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(h()){let r={...e(72),piece:F.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(F.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(K()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(E()?0:256),single:e(256),multi:t}});function wt(e){let{windows1252:t,
single:r,multi:o}=Cc();return e===21?t:R(e)?r:o}var tr=u(()=>E()?0:fe()||K()?8:Q()?352:18),ai=u(()=>Math.min(tr(),ht(),Jr())),Uc=u(E);function ui(e,t,r){if(r>64)return X(
t,r)?Dc(e,t,r):void 0;if(r<=ht()||(t[r>>1]|t[r-1])>=128||!Qr(t,r))return;let o=ir();return o?o.call(t,0,r):Gt(e,t,r)}function Dc(e,t,r){
let o=ir(),n=R(e);if(!(r<512&&(n||!o))&&!(e===21&&rr>0)&&!!1&&!G(t,r))try{return Zt()?.(t)??lt(t,r,128,128)?o?o.call(t):
et()?.decodeQuickly(t,r):void 0}catch{return}}var er=[],so=[];function li(e,t,r){if(!(so[e]===null||r<=tr())&&!(r>=512&&
r>pi(e)))return so[e]??=Pc(e),nr(so[e],t,r)}function mi(e,t,r){return r<512?(Uc()?co(e,t,r):void 0)??Gt(e,t,r)??co(e,t,r)??
fi(e,t,r):co(e,t,r)??(Hc(e)?fi(e,t,r):void 0)??Gt(e,t,r)}var rr=0,Lc=u(()=>fo()?8192:512),Nc=e=>rr>0&&e<Lc();function co(e,t,r){
let o=ir();if(!o||e!==21)return;if(Nc(r)){rr-=1;return}let n=kc(t,r);if(rr=n?0:15,!!n&&!G(t,r))try{return o.call(t)}catch{
return}}var fi=(e,t,r)=>nr(xi(e),t,r);function nr(e,t,r){if(!(!e||r>1024&&G(t,r)))try{return e.decode(t)}catch{return}}var Rc=u(
()=>E()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function pi(e){if(hi(e))return 8192;let{windows1252:t,
other:r}=Rc();return e===21?t:r}function Pc(e){let t=Kc(e)?xi(e):null;if(t){let r=or(e,Et()).includes("\uFFFD"),o=Math.max(
tr(),wt(e).any)+1;je(e,{newDecoder:n=>n&&r?M(y[e].name,!0):t,isRight:n=>!(n&&r)||qc(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:h()?1:tr()+1,most:pi(e),onlyASCII:!1})}return t}function xi(e){return er[e]===void 0&&(er[e]=null,er[e]=O(
()=>Yc(e))??null),er[e]}var ir=u(()=>O(Wc));function Wc(){let e=xe,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function kc(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||lt(e,t,128,224)}var Hc=e=>e===21?fo():$c()||Gc()&&gt(e),hi=e=>!ir()&&(e===21?fo():jc()),$c=u(()=>h()||W()),
Gc=u(()=>D()||E()),jc=u(h),fo=u(()=>h()||E()||!($()>0)),Kc=e=>h()||E()||fe()||K()||Q()&&e===21,Et=()=>Uint8Array.from({length:256},
(e,t)=>t);function or(e,t){let r=Kt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Yc(e){let t=M(y[e].
name),r=n=>t.decode(n)===or(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Et().every(n=>r(Uint8Array.of(n)))&&r(
o)?t:void 0}function qc(e){let t=or(e,Et()),r=Et().filter(f=>t[f]!=="\uFFFD"),o=M(y[e].name,!0),n=f=>O(()=>o.decode(f)),
i=f=>n(f)===or(e,f),s=Uint8Array.from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.
of(...s,f))===void 0;return i(s)&&Et().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var yi;function ao(e,t,r){return yi??=zc(),yi(e,t,r)}function zc(){let e=et(),t=!(e&&E());return(r,o,n)=>{if(t&&Vt(r,o)){
let i=(o<=18?Vn(r,o):void 0)??Xe(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(
r,o):e?.decodeQuickly(r,o)}catch{return}}}function Re(e,t,r,o=!1){try{Ce(e,null);let n=Ue(t,r,0,o,!0);return n<0?void 0:
Ve(0,n)}catch(n){throw H(n)}}function Si(e,t,r,o){Y.length=0;let n=r?t:yt(e,t);return n===t||Ze(e,n,t)?Re(0,e,n,o):void 0}var sr=u(()=>h()?{any:2048,markup:1/0,leastInStream:16}:D()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:E()?2048:
W()?112:0,leastInStream:40}),lo=()=>sr().markup>0,Ti=(e,t,r)=>r>=sr().leastInStream&&Oi(e,t,r),Jc=u(()=>lo()?1/0:33),wi=(e,t,r)=>e>=
29&&e<36&&r>=Jc()&&t[0]>=128,mo=[],Ei=(e,t,r)=>Oi(e,t,r)?nr(mo[e],t,r):void 0;function Oi(e,t,r){let{any:o,markup:n}=sr();
return r>n||r>o&&!Xc(t,r)?!1:mo[e]?!0:(Zc(e,r),!1)}function Xc(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Ot=[];function Zc(e,t){Ot[e]===void 0&&(Ot[e]=O(()=>of(e))??
null);let r=Ot[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Ot[e]=null,O(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===Re(e,o,B(o))&&(Ot[e]=r):Qc(e,r.decoder)})))}function Qc(e,t){mo[e]=t;let{any:r,piece:o}=wt(e);je(
e,{newDecoder:n=>n?M(y[e].name,!0):t,isRight:n=>!n||ef(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:sr().any,onlyASCII:!1})}var ef=e=>tf.every(t=>rf.every(r=>{let o=M(y[e].name,!0),n=Uint8Array.
of(97,t,...r);return O(()=>o.decode(n))===Re(e,n,n.length,!0)})),tf=[128,129,142,143,161,224,255],rf=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],of=e=>({decoder:M(y[e].name),sequences:sf(
e),credit:0}),nf=[[239,187,191],[254,255],[255,254],[132,49,149,51]],uo=[10,164,162];function*sf(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of nf)yield Uint8Array.of(...i,...uo);for(let i=128;i<=255;i++)yield Pe([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Pe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Pe([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Pe([i,Math.min(i+7,254)],r,n,r);yield Pe([227,227],[50,
50],o,r),yield Pe([129,129],[48,48],t),yield Pe([129,129],[48,48],n,t)}}function Pe(...e){let t=e.map(([s,c])=>c-s+1),r=t.
reduce((s,c)=>s*c),o=e.length+uo.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-
1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(uo,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var We=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=
r,this.ignoreBOM=o,this.#o=n}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#n=!1,this.#o=0}decode(t,r,o){
let n=oe(t);if(!this.#e){if(this.#n&&this.#r===0&&this.encoding===0&&n<=256&&t[n-1]<128){let s=ao(t,n,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=n,s}let i=this.#r===0?this.#u(t,n,r):this.#h(t,n,r);if(i!==void 0)return r||
this.#x(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?ao(t,r,this.fatal)??Re(n,t,r,this.fatal):no(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):
s}else{let s=r>0?Tt(t,r,!0,n):void 0,f=s===void 0&&!(i&&wi(n,t,r))?this.#f(t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&
!Ge(n)?Re(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#S(
t,r,o,n);if(a!==void 0)return a;let l=this.#r+r;if(r>0&&l<=k.length)return this.#T(t,l,o,n);this.#w()}let i=this.#e,s=this.#n,
c=this.#o,f="";try{f=this.#E(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=i,this.#n=s,this.#o=c,H(a)}let d=this.#i;if(d)
throw this.#i=null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#u(t,r,o){let{encoding:n}=this;Y.length=
0;let i=r>0&&n!==0?Tt(t,r,o,n):void 0;return i===void 0?this.#f(t,r,o):this.#c(i)}#f(t,r,o){let{encoding:n}=this;if(r===
0)return"";if(n===0){let c=Vt(t,r)?Xe(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(t,r,o))}if(n===38||n===
37){let c=r<=36?vn(t,r,n===37):Qn(n,t,r);return this.#d(c)}if(!$e(n))return;let i=R(n),s=r<=(i?ai():t[0]<128?ht():18)?vt(
t,r,o,n):ff(n,i,t,r,o);return this.#c(s)}#m(t,r,o){return no(t,r,o,this.fatal)??(r<=256?Si(t,r,o,this.fatal):void 0)}#c(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#h(t,r,o){let n=this.#r+r;if(!(r===0||n>k.length))return Y.length=0,r>16?this.#y(t,n,o):(this.#l(
t,n),this.encoding===0?Xe(k,n,o,this.fatal):this.#c(Tt(k,n,o,this.encoding)??vt(k,n,o,this.encoding)))}#y(t,r,o){let n=this.#p(
t,r);return this.encoding===0?this.#m(n,r,o):this.#c(Tt(n,r,o,this.encoding))}#S(t,r,o,n){if(this.encoding!==0)return;let i=this.#o,
s=this.#n,c=this.#t,f=this.#r,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#l(t,a);let l=Xe(k,a,!0,!0);if(l===void 0)
return;let p=a-f;this.#r=0,this.#o+=p,this.#n=!0;try{return De(l,this.decode(C(t,p),o,n))}catch(I){throw this.#n=s,I instanceof
Ke||I instanceof TypeError||(this.#e=null,this.#o=i,this.#t=c,this.#r=f),I}}#l(t,r){k[0]=this.#t,k[1]=this.#t>>8,k[2]=this.#t>>
16;let o=this.#r;for(let n=o;n<r;n++)k[n]=t[n-o]}#p(t,r){return this.#l(t,this.#r),L(k,t,this.#r),Nr(r)}#x(t){this.#o+=t,
this.#n||=this.#r+t>Y.length,this.#r=Y.length,this.#t=Y.bytes}#T(t,r,o,n){let i=this.#r,s=this.#p(t,r);this.#r=0,this.#o-=
i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof Ke||c instanceof TypeError||(this.#r=i,this.#o+=i),c}}#w(){let t=Uint8Array.
of(this.#t,this.#t>>8,this.#t>>16);try{Ce(this.encoding,null),Ue(t,this.#r,0,this.fatal,!1),this.#e=pe(),this.#r=0}catch(r){
throw H(r)}}#E(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=Xn(this.encoding,t,r);if(!n)return;let i=0,
s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===
128;)i+=1;if(i===r)return;if(s=this.#a(C(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:C(t,i,c),d=n.decode(f,this.fatal);
if(d===void 0){if(s=De(s,this.#a(f,c-i,!0)),this.#i)return s}else Qt(f,c-i,d),s=De(s,this.#d(d)),this.#o+=c-i;return this.#n||=
c>0,c===r?s:this.encoding===0&&!o&&Ze(t,c,r)?(this.#x(r-c),s):De(s,this.#a(C(t,c,r),r-c,o))}#a(t,r,o){Ce(this.encoding,this.#e);
let n="",i=Dn(r),s=this.#n||this.ignoreBOM||!Ge(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,
r-f),l=f===0&&d?t:C(t,f,f+a),p=Ue(l,a,c,this.fatal,o&&d);if(p<0)return this.#e=pe(),this.#i=new Ke(this.name,this.#o+f+v.
start(),v.length()),n;if(c+=p,c>0&&(d||!Un(c))){let I=!s&&Nn()===65279?1:0;i?i.add(Ln()+2*I,c-I):n=De(n,Ve(I,c)),s=!0,c=
0}if(d)break}return this.#n=s,this.#e=o?null:Fn(),this.#o+=r,i?i.toText():(this.encoding===0&&Qt(t,r,n),n)}},ff=(e,t,r,o,n)=>(r[0]<
128?ui(e,r,o):void 0)??(!t&&n&&o>18?Ei(e,r,o):void 0)??(zn(r,o,t)?vt(r,o,n,e):void 0)??void 0,po=({encoding:e,fatal:t,ignoreBOM:r})=>new We(
e,t,r);function cr(e){return e.common??=po(e),e.common}var Ai=(e,t,r,o,n,i)=>fr(Lt(r,o,n),e,t,i);function fr(e,t,r,o){if(r<
e.leastOfAny)return cr(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=cr(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function Ii(e,t){let r=Te(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var bi=6,ce,xo=!1;function Mi(){ce=null,ce=O(af)??null,xo=ce!==null&&(h()||E()),h()&&(bi=32)}var gi=e=>e.length<=6||e.length<=
bi&&e.charCodeAt(0)<128,Ci=e=>xo&&!gi(e);function af(){let e=Lo(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...Ne(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function ho(e){try{return ce?.encode(e)}catch{return}}function yo(e,t){
ce===void 0&&Mi();try{return ce?.encodeInto(e,t)}catch{return}}function rt(e){return gi(e)?Ne(e):(ce===void 0&&Mi(),uf(e)??
ho(e))}function uf(e){let{length:t}=e;if(!xo){if(t<=21)return Ne(e);if(t<=64&&lf()){let r=(mf()||pf(e)<=64)&&Bi(b,e);if(r)
return r}return t<=65536&&hf(e)?Bi(xf(),e):void 0}}var lf=u(()=>!j()),mf=u(()=>Q()||D()),pf=e=>e.length*xt(Ui(e))*.75;function Bi(e,t){
let r=yo(t,e);return r?.read===t.length?we(e,0,r.written):void 0}var xf=u(()=>new Uint8Array(3*65536));function hf(e){let{
latin1:t,other:r}=yf();return e.length>=r&&(e.length>=t||Ui(e)>=256)}var yf=u(()=>j()?{latin1:1/0,other:1024}:$()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function Ui(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var Tf=u(()=>E()?32:$()>0?48:h()?400:Q()?1024:1/0),So=0;function To(e,t){let{length:r}=e;if(r<Tf()||!$e(t)||!wf(e))return;
if(So>0){So-=1;return}let o=rt(e);if(o&&B(o)===r)return o;So=15}var Di=e=>Math.max(8,e>>4);function wf(e){let{length:t}=e,
r=Di(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function Li(e){let{length:t}=e,r=Di(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var If=["fatal","html","replacement"],Bf=u(()=>E()||h());function Eo(e,t){let{length:r}=e,o=r<32?void 0:To(e,t);if(o)return o;
let n=R(t);if(r>64&&r>(n?$n():zr()))return;if(!1)return Gn(e,jt(t));if(!1)return r<=48?Yn(e,jt(32)):void 0;if(!!0||r>512&&
Bf()&&Li(e))return;let i=jt(t);return i&&Kn(e,i)}var Wi=u(()=>E()||h()||W()||D()&&!He);function ki(e,t){return Wi()?jn(e,
Cn(t)):Rn(e,t)}function Pi(e,t){return Eo(e,t)??void 0}var Oo=()=>"",q=class{encoding;unmappable;#e;#t=null;#r=0;#n=V;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return y[this.encoding].name}encode(t,r){let o=r||this.#o(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#f(t,r)}#o(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:If.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?rt(t):void 0;if(r)return r;if(t.length>65536)return this.#u(t);try{let o=Pi(t,this.encoding);if(o)return o;$t(this.encoding,
null),mt(t,0,t.length);let n=Yt(0,t.length,this.#i,!0);return n===-2||!v.finished()?void 0:pt(n)}catch(o){throw H(o)}}#u(t){
let r=!1,o=()=>r?ki(t,this.encoding):void 0;return To(t,this.encoding)??O(o)}#f(t,r){let o=new ar;return this.encodeOrFail(
t,r,n=>o.add(n),(n,i)=>{throw new be(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,
c=this.#n;r&&(this.#n=V,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===Oo,l=f&&!a?2048:65536,p=void 0,I=p?w=>p.add(
w):o,Ie=p?w=>p.addUnchanged(w):o,_=0,S=null;try{if(!s)for(;_+65536<t.length;_+=65536){let w=Pi(t.slice(_,_+65536),this.encoding);
if(!w)break;o(w)}for($t(this.encoding,s);_===0||_<t.length;_+=l){let w=Math.min(_+l,t.length);mt(t,_,w);let ds=w===t.length;
for(let yr=0,bo=!1;!bo;){let It=Yt(yr,w-_,d,r&&ds);I(pt(It===-2?v.written():It));let Mo=i+_+yr+v.start();if(yr+=v.read(),
bo=It!==-2&&v.finished(),It!==-2||a)continue;let Sr=v.codePoint();if(f){S=pe(S);let{count:as}=x,go=()=>this.locate(Mo),Bt=f(
Sr,go);x.count!==as&&($t(this.encoding,S),mt(t,_,w));let Co=us=>{throw new be(us,go(),this.name)};typeof Bt=="string"?_f(
Bt,I,Co):Bt?Ie(Bt):Co(Sr)}else n(Sr,Mo)}}}catch(w){throw H(w)}if(r){p&&o(p.held);return}p&&(this.#n=p.held),this.#t=this.#o(
t)?null:pe(),this.#r=i+t.length}};function _f(e,t,r){let o=on(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.
length);mt(o,n,i,2048);let s=Yt(2048,2048+i-n,0,!1);s===-2&&r(v.codePoint()),t(pt(s))}}var wo=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=B(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(ae(
t,0,o)),this.held=ae(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=V,this.#e(t)}},ar=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=B(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);L(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){L(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?ae(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=Ff(this.#r),o=0;return this.forEach(n=>{L(r,n,o),o+=B(n)}),r}};function Ff(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function At(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=Te(e,t);if(o===37||o===38){let{name:n}=y[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return bf(o,e,t)}function bf(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function Z(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function ke(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function Ao(){throw new TypeError("Illegal invocation")}var Hi="Failed to execute 'encodeInto' on 'TextEncoder'",ur=Z({TextEncoder:class{#e="utf-8";constructor(){new.target!==ur&&
ke(this,new.target,ur)}get encoding(){return this.#e}encode(e=""){return#e in this||Ao(),(typeof e=="string"&&Ci(e)?ho(e):
void 0)??lr(N(e))}encodeInto(e,t){#e in this||Ao();let r;if(ce&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=ce.
encodeInto(e,t),r.read===e.length)return r}catch{}gr(arguments.length,2,Hi);let o=N(e),n=tn(t,Hi),{read:i,written:s}=r??
yo(o,n)??{read:0,written:0};if(i===o.length||s===B(n))return{read:i,written:s};let c=Mf(o.slice(i),C(br(n),s));return{read:i+
c.read,written:s+c.written}}}});function lr(e){return rt(e)??new q(0,"fatal").encode(e,!0)}function Mf(e,t){let r=0,o=0;
for(;r<e.length;){let n=Vr(e,r);if(o+xt(n)>B(t))break;o=vr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var $i="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Gi=`!
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
?`;var Cf=u(()=>{let e=Gi.split(`
`),t=0;return new Map($i.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
ji=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ki(e){let t=new q(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof be)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Yi(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function Yi(e,t,r){if(ji(e))return"";if(r===0)return null;let o=Uf(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Yi(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function Uf(e){
let t=[...Cf().get(e)??[],...Df(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Df(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,I)=>c(
I)),d=o.filter((p,I)=>!c(I)),a=[r,...f].join("").normalize("NFC"),l=a+d.join("");l.normalize("NFD")===t&&n.push(l),d.every(
ji)&&i.push(a)}return[...n,...i]}var Lf=["fatal","html","replacement","ignore","translit"],Nf=nn(Lf),qi=(e,t,r)=>typeof e=="function"?e:Nf(e,t,r);function zi(e,t,r){
return typeof e=="function"?(o,n)=>Rf(e(o,n()),r):e==="ignore"?Oo:e==="translit"?Ki(t):void 0}function Rf(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=_e(te(e,t,"The function 'unmappable' returned neither a string, bytes nor\
 null."));return ae(o,0,B(o))}var Pf="Failed to construct 'LegacyTextEncoder'",Io="Failed to execute 'encode'";function Vi(e,t="utf-8",r=void 0){let o=Fe(
e,Io);if(r===void 0){let i=At(N(t),Io);return i===0?lr(o):Eo(o,i)??new q(i,"fatal").encode(o,!0)}let n=mr(t,r,Io);return n.
encoding===0?lr(o):n.encode(o,!0)}function mr(e,t,r){let o=N(e),n=t===void 0?"fatal":rn(t,{unmappable:qi},r).unmappable,
i=At(o,r);return new q(i,n,zi(n,i,r))}var vi=Z({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=mr(e,
t,Pf)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Fe(e,o);ne(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var kf=u(h),Zi=e=>e>=29&&$e(e);function _o(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(Zi(t)?lo():Ge(t)&&kf())&&!r?new Bo(
t,r,o):po(e)}var Bo=class extends We{#e=void 0;#t=!1;#r=!1;reset(){super.reset(),this.#t=!1}decode(t,r,o){return this.#r||
!this.#t&&!r&&this.#n(t)?this.#o(t,r):super.decode(t,r,o)}#n(t){let r=Gf(this.encoding,t,oe(t));return this.#t=!r,r&&(this.#e??=
M(this.name,!1,this.ignoreBOM)),r}#o(t,r){let o=oe(t),n=o>1024&&G(t,o)?ae(t,0,o):t,i=this.#e;this.#r=!r;try{return i.decode(
n,r?$f:Hf)}catch(s){throw this.#e=void 0,this.#r=!1,H(s)}}},Hf={stream:!0},$f={stream:!1};function Gf(e,t,r){return(Zi(e)?
Ti(e,t,r):r>=40)?(Ji[e]??=O(()=>Kf(e))===!0,Ji[e]):!1}var Ji=[],jf=[97,128,129,142,143,161,195,216,227,240,255],Xi=[32,48,
129,161,220,254];function Kf(e){let t=M(y[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);Ce(e,r);let f=Ve(0,Ue(c,1,0,!1,
s));return r=pe(),t.decode(c,{stream:!s})===f};return jf.flatMap(i=>Xi.flatMap(s=>Xi.flatMap(c=>[i,s,c]))).every(i=>o(i,
!1))&&o(129,!0)&&Yf(e)}function Yf(e){let t=M(y[e].name,!1,!1),r=Ko(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.
of(n),{stream:!0})).join("")+t.decode()===(Ge(e)?"\uFEFF":"")}var nt="Failed to execute 'decode' on 'TextDecoder'",pr=Z({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Qi(e,t,"Failed to construct 'TextDecoder'"),new.target!==pr&&ke(this,new.target,pr)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=V,t=void 0){
if(t===void 0&&!this.#r){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!G(e,o))){let n=r.decoder.decode(e);return r.onlyASCII&&n.length!==o&&r.pause(),
n}}catch{r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return cr(r).decodeWhole(e,oe(e),nt)}else if(e instanceof
ArrayBuffer){let o=zf(r,e);if(o!==void 0)return o}}return this.#n(e,t)}#n(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!r||typeof t!="object")&&qf(e,t);let o=!!t?.stream,n=r?e:dt(e),i=this.#e;return i.isStateless||!this.#r&&!o?fr(
i,n,oe(n),nt):(this.#r||this.#o(),this.#r=o,this.#t.decode(n,!o,nt))}#o(){this.#t??=_o(this.#e),this.#t.reset()}}});function qf(e,t){
te(e,nt),ne(t,nt)}function zf(e,t){if(e.takesAnyBuffer)try{let n=e.decoder.decode(t);return 2*n.length>e.mostAtOnce&&(e.
takesAnyBuffer=!1),n}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=Mr(t);return o?fr(e,new Uint8Array(
t),o,nt):void 0}function Qi(e,t,r){let o=N(e);ne(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return Lt(Ii(o,r),n,i)}var es=(e,t,r)=>_o(
Qi(e,t,r));function ts(e,t,r){let o=No();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Fo(e,t){let r=`Failed to execute 'transform' on '${e}'`;return ts(e,(o,n)=>n(t.decode(_e(te(o,r)),!1,r)),o=>o(t.
decode(V,!0,r)))}var xr=Z({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=es(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=Fo("TextDecoderStream",r),new.target!==xr&&ke(this,new.target,xr)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),hr=Z({TextEncoderStream:class{#e;constructor(){this.#e=
rs("TextEncoderStream",new q(0,"fatal"),N),new.target!==hr&&ke(this,new.target,hr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function rs(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return ts(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var os=Z({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=mr(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=rs("LegacyTextEncoderSt\
ream",r,Fe)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var it=class{fatal;ignoreBOM;#e;#t;#r=V;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&B(this.#r)===0?t:Qo(this.#r,t);if(!r&&jo(n))return this.#r=
n,"";let i=ft(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new We(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?C(n,s):n,r,o)}};var ns=Z({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=N(e);ne(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new it(Te(o,r),n,i);this.#e=s,this.#t=Fo("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function is(e,t){let r="Failed to execute 'findUnmappable'",o=Fe(e,r),n=At(N(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new q(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function ss(e){let t=ft(dt(te(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function cs(e,t="utf-\
8",r=void 0){let o="Failed to execute 'decode'",n=te(e,o),i=Te(N(t),o);ne(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=dt(n);
return ft(f)?new it(i,s,c).decode(f,!0,o):Ai(f,oe(f),i,s,!0,o)}async function fs(e=void 0){let t=await e;if(t===void 0)Hr()||await kr(bt,!0);else{let r=Vf(t)?await vf(t):t;await kr(()=>r,
!1)}}var Vf=e=>typeof e?.arrayBuffer=="function";function vf(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{ns as DecoderStream,vi as LegacyTextEncoder,os as LegacyTextEncoderStream,pr as TextDecoder,xr as TextDecoderStream,
ur as TextEncoder,hr as TextEncoderStream,be as UnmappableError,ss as bomSniff,cs as decode,Vi as encode,y as encodings,
is as findUnmappable,fs as initialize,qo as labelToName};
