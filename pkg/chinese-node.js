var Ft=(e,t)=>e?.prototype?.[t],_t=e=>Ft(globalThis.Buffer,e),Ie=_t("ucs2Slice"),He=_t("ucs2Write"),Sr=_t("utf8Slice"),he=_t(
"latin1Slice"),Uo=e=>globalThis[e],Do=Uo("TextDecoder"),ms=Ft(Do,"decode"),wr=Uo("TextEncoder"),ps=Ft(wr,"encode"),xs=Ft(
wr,"encodeInto");function _(e,t=!1,r=!0){let o=new Do(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:ms})}function Lo(){let e=new wr;return Object.defineProperties(e,{encode:{value:ps},encodeInto:{value:xs}}),e}function E(e){
try{return e()}catch{return}}var x=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,Z=()=>Tr().includes("Chrome\
/"),k=()=>Tr().includes("AppleWebKit/")&&!Z()&&!(Y()>0);function Tr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var j=()=>"Deno"in globalThis,D=()=>Tr()==="Cloudflare-Workers",fe=()=>k()||D(),Y=()=>D()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),L=()=>Y()<22,it=e=>globalThis.process?.getBuiltinModule?.(e),yr;function No(){let{
TransformStream:e}=globalThis;return e&&e===yr?e:(yr=[e,it("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),yr)}var hs=e=>it("node:fs").readFileSync(e);function Ro(e){try{return hs(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var gt=()=>Ro(()=>new URL("./chinese.wasm",import.meta.url)),Mt="encoding-wasm/chinese";var Po=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Er=["chinese"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var y=Ss();function Ss(){let e=Po.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var ko=u(()=>new Map(y.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),ws=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],$e=e=>e<36&&e!==33,P=e=>e>0&&e<29,Ct=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),Ts=e=>ws.find(([t])=>e>=t)[1];function Ho(e){let t=ko();return t.get(e)??t.get(Yo(Os(e)))}function Te(e,t){
let r=Ho(e);if(r===void 0){let o=As(e),n=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(Er){let o=Ts(r);if(o&&!Er.includes(o))throw new RangeError(`${t}: '${Mt}\
' doesn't include ${y[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Es=u(()=>new Map(
Array.from(ko(),([e,t])=>[$o(e),t]).reverse()));function As(e){let t=$o(e),r=Es().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var $o=e=>Yo(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Go=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ct(e){if(e[0]>=239)return Go.find(t=>t.bytes.every((r,o)=>e[o]===r))}function jo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Ko(e){return Go.find(t=>t.encoding===e)?.bytes}function Ge(e){return e===
0||e===37||e===38}function Os(e){let t=0,r=e.length;for(;Wo(e[t]);)t+=1;for(;Wo(e[r-1]);)r-=1;return e.slice(t,r)}var Wo=e=>`\
	
\f\r `.includes(e);function Yo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function zo(e){let t=Ho(`${e}`);return t===
void 0?null:y[t].name}var Or=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,qo=()=>Object.getPrototypeOf(Uint8Array.prototype),Ut=e=>Or(qo(),
e),Br=e=>Or(DataView.prototype,e),bs=()=>Or(ArrayBuffer.prototype,"byteLength"),Dt=e=>qo()[e],Vo=Ut(Symbol.toStringTag),
Ir=Ut("buffer"),vo=Ut("byteOffset"),Jo=Ut("byteLength"),Fs=Dt("includes"),_s=Dt("set"),gs=Dt("slice"),Ms=Dt("subarray"),
Cs=Br("buffer"),Us=Br("byteOffset"),Xo=Br("byteLength"),Zo=bs(),B=e=>Jo.call(e);function re(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:B(e)}var M=(e,t,r=B(e))=>new Uint8Array(Ir.call(e),vo.call(e)+t,r-t);function Qo(e,t){
let r=new Uint8Array(B(e)+B(t));return N(r,e),N(r,t,B(e)),r}var N=(e,t,r)=>_s.call(e,t,r),en=(e,t)=>Fs.call(e,t),Ds=u(()=>x()?96:k()?1024:1/0);function ae(e,t,r){if(r-t<=Ds())return gs.
call(e,t,r);let o=new Uint8Array(r-t);return N(o,Ms.call(e,t,r)),o}function Ee(e,t,r){if(r>24)return ae(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function $(e,t){if(t<=64)return!1;try{return Zo.call(Ir.call(e)),!1}catch{return!0}}
var Ls="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function ee(e,t,r=Ls){if(!ArrayBuffer.isView(
e)&&Fr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function tn(e,t){if(ArrayBuffer.isView(e)&&Vo.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function be(e){if(ArrayBuffer.
isView(e))return br(e);try{return new Uint8Array(e)}catch{return q}}var ft=e=>e instanceof Uint8Array?e:be(e);function br(e){
try{return Vo.call(e)===void 0?new Uint8Array(Cs.call(e),Us.call(e),Xo.call(e)):new Uint8Array(Ir.call(e),vo.call(e),Jo.
call(e))}catch{return q}}var q=new Uint8Array;function Fr(e){try{return Zo.call(e)}catch{}try{return Xo.call(new DataView(
e))}catch{return}}function rn(e,t,r){oe(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function oe(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var R=e=>`${e}`;function on(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Fe(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function _r(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function nn(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=R(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Mr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=P(t)&&!r}accept(t){E(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&$(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},sn=[],Cr=[];function Nt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Cr[o];if(n)return n;
let i=new Mr(e,t,r);Cr[o]=i;let s=sn[e];return s&&i.accept(s),i}function je(e,t){sn[e]=t;for(let r=0;r<4;r++)Cr[4*e+r]?.
accept(t)}var Ke=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Rs=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,cn=Symbol.for("encoding-wasm.UnmappableError"),_e=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${Rs(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&cn in o}[cn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var G=new Uint8Array(512),Ur=[];function Dr(e){return Ur[e]??=M(G,0,e),Ur[e]}function fn(e,t,r){return t>G.length?M(e,0,
r):(e!==Ur[t]&&N(G,e),Dr(r))}function ge(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function ln(e,t,r){let{memory:o}=e,n=Rt(a=>Hs(a,r),o,t),i=Rt(Gs,o,t);if(n&&i){let a=j()?1/0:64;return{...i,read:(l,p)=>(p<
128?n:i).read(l,p),write:(l,p)=>(l.length<a?n:i).write(l,p),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:j()?n.
writeBytes:void 0,mostByTable:512}}let s=Lr(o);if(n)return x()?$s(n,Rt(an,o,t)):n;let c=i??Rt(an,o,t)??s,f=i?18:15,d={...c,
read:(a,l)=>(l<=f?s:c).read(a,l),write:(a,l)=>(a.length<16?s:c).write(a,l)};return i?Ws(d,e,t):d}var Ws=(e,t,r)=>({...e,
readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<0?null:
e.read(r,c)},readsInput:!0,mostByTable:512});function Rt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Lr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var ks="str\
ings";function Hs(e,t){let[r]=WebAssembly.Module.customSections(t,ks),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function $s(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function Gs(e){let[t,r]=[Ie,He],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(l,p){N(d,new Uint8Array(
e.buffer,l,2*p),a),a+=2*p},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function an(e){let t=_("utf-16le"),{write:r,most:o}=Lr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Lr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return ge(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Pt,m,Rr,mn,pn,U,C={input:0,units:0,output:0},dt=0,Wt={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN,count:0};function me(e,t){
Wt.name=e,Wt.encoding=t,h.newCodec=NaN,h.count+=1,h.isBusy&&Ks(),h.isBusy=!0}function Ks(){try{wn(),Pt??=yn(qs(gt())),Sn(
new WebAssembly.Instance(Pt),Pt)}catch(e){throw Tn(e)}}async function Pr(e,t){try{wn();let r=e(),o=xn(r)?r:await WebAssembly.compile(t?r:zs(r));yn(o);let n=await WebAssembly.instantiate(
o);if(Wr())return;Sn(n,o),Pt=o}catch(r){throw Tn(r)}}var Ys=[0,97,115,109];function zs(e){let t=be(ee(e,"encoding-wasm",
"initialize() takes a compiled module, its bytes or a Response."));if(Ys.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Wr=()=>!h.isBusy;function qs(e){return xn(e)?e:new WebAssembly.Module(e)}function xn(e){try{return WebAssembly.
Module.customSections(e,hn),!0}catch{return!1}}var hn="encoding-wasm";function yn(e){let[t]=WebAssembly.Module.customSections(
e,hn),r=`${Mt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Sn({
exports:e},t){m=e,Nr=WebAssembly.RuntimeError,C.input=m.input(),C.units=m.units(),C.output=m.output(),An(),U=ln(m,C.units,
t),dt=Math.min(m.units_length(),U.most),h.isBusy=!1}function wn(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Tn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(Vs(e))return new RangeError(`encoding-wasm: ${En} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var En="no memory \
for WebAssembly; free some, and call again",Vs=e=>e instanceof RangeError&&/memory/i.test(e.message);function kt(){return Hr(),
Rr}function Ht(){return Hr(),mn}function kr(){return Hr(),pn}function Hr(){Rr[0]===void 0&&An()}function An(){let{buffer:e}=m.
memory;Rr=new Uint8Array(e),mn=new Uint8Array(e,C.input,65536),pn=new Int32Array(e,m.codec(),m.codec_length()>>2)}function On(e,t){
return me(e,-1),$t(t)}function $t(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw H(t)}}var Nr;function H(e){if(!h.
isBusy||!Nr||!(e instanceof Nr))return e;let t=y[Wt.encoding]?.name,r=`${Wt.name}${t?` of ${t}`:""} failed`;return vs()?
new RangeError(`encoding-wasm: ${r}: ${En}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function vs(){try{return m.memory.grow(32),
!1}catch{return!0}}function pe(e=null){let t=kr();return gn(t,e??new Int32Array(t.length))}function Fn(){return m.held()!==0?pe():(h.newCodec=
at,null)}var _n=e=>gn(e,kr());function gn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ce(e,t){Mn(e,t)||(me(
"decoding",e),t?_n(t):m.new_decoder(e),at=e===33||e===36?NaN:e)}var at=NaN;function Mn(e,t){return t||h.newCodec!==e||h.
isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function Gt(e,t){Mn(~e,t)||(me("encoding",e),t?_n(t):m.new_encoder(e),at=~e)}function Ue(e,t,r,o,n){ze(e,t),h.isBusy=!0;let i=m.decode_block(t,r,+o,+n);return h.isBusy=!1,n&&i>=0&&(h.newCodec=at),Pn(
i)}var Oe={encoding:-1,source:0,most:0,owner:void 0};function jt(e,t,r){if(Oe.encoding!==e||Oe.owner!==m||h.isBusy){try{me(
"decoding",e),Oe.owner=m;let n=U.readBytes?m.byte_table(e):0;Oe.source=U.readsInput?e:n,Oe.most=n===0?0:!Ct(e)&&U.mostByTable||
1/0,Oe.encoding=e}catch(n){throw H(n)}h.isBusy=!1}if(r>Oe.most)return;if(r<=65536)return ze(t,r),Bn(r);if(U.most>dt)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);ze(M(t,n,n+i),i),o=De(o,Bn(i))}return o}function ut(e,t,r,o){
return On("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),ze(n===t?e:M(e,i,i+
n),n),!m.is_free_of(n,r,o))return!1;return!0})}function $r(e,t){let r=-1,o,n;function i(s){try{return me(e,s),r=s,n=m,o=
t(s),h.isBusy=!1,o}catch(c){throw H(c)}}return s=>s===r&&n===m&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Kt=$r("encodin\
g",e=>{let t=m.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=m.memory;return new Uint16Array(r,t,65536)}),Cn=$r("encod\
ing",e=>{let t=m.unit_table(e)>>>0,r=new Uint8Array(65536);return N(r,new Uint8Array(m.memory.buffer,t,16384)),r}),Yt=$r(
"decoding",e=>{let t=P(e),r=(!t?m.pair_table(e):m.byte_table(e))>>>0;return r>0?new Uint16Array(m.memory.buffer,r,t?256:
65536):void 0}),Bn=e=>U.readBytes(C.input,e,Oe.source);function De(e,t){try{return e+t}catch(r){throw new RangeError("Th\
e text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var Un=e=>e+65536+3<=dt,Dn=e=>e>dt&&e<268435456?U.collect?.(e+3):void 0,Ln=()=>C.units,Nn=()=>kt()[C.units]|kt()[C.units+
1]<<8,Ve=(e,t)=>U.read(C.units+2*e,t-e),lt=(e,t,r,o=0)=>U.write(e.slice(t,r),C.units+2*o);function Rn(e,t){if(!h.isBusy&&
!U.writeBytes)return;me("encoding",t);let r=U.writeBytes?.(e,C.output,m.unit_table(t));return h.isBusy=!1,r===e.length?mt(
r):void 0}function zt(e,t,r,o){h.isBusy=!0;let n=m.encode_block(e,t,r,+o);return h.isBusy=!1,o&&n>=0&&V.finished()&&(h.newCodec=
at),Pn(n)}function ze(e,t){let r=Ht();if(t>8)try{N(r,e)}catch{N(r,M(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Pn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var mt=e=>Ee(kt(),
C.output,e);var V={finished:()=>m.finished()!==0,read:()=>m.read(),written:()=>m.written(),codePoint:()=>m.code_point(),start:()=>m.
start(),length:()=>m.length()};var I=new Uint8Array(256);function Ne(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Wn(I,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Wn(r,o,e);r[o]=n}return r}function Wn(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)I[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)I[n++]=s;else if(s<2048)I[n++]=
192|s>>6,I[n++]=128|s&63;else if(!Le(s))I[n++]=224|s>>12,I[n++]=128|s>>6&63,I[n++]=128|s&63;else{let c=zr(r,i);c>=65536&&
(i+=1),n=qr(c,I,n)}}return Ee(I,0,n)}var $n=u(()=>He||x()||k()?96:D()?1024:128),Yr=u(()=>fe()||x()||w()?65536:128),Qs=u(
()=>new Uint8Array(2*Yr()));function Gn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var ec=u(D);function jn(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(ec()?ut(o,r,0,255):!en(o,0))?o:void 0}function Kn(e,t){let{length:r}=e,o=2*r<=256?I:
Qs(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return Ee(o,0,n)}var tc=e=>e===14||e===15||e===27;function Yn(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,I[o]=27,I[o+1]=n?36:40,I[o+
2]=66,o+=3),n){if(!(c>=41216))return;I[o]=c>>8&127,I[o+1]=c&127,o+=2}else{if(tc(s))return;I[o]=c,i<r&&(o+=1)}}return Ee(
I,0,o)}var Le=e=>(e&63488)===55296;function zr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var pt=e=>e<128?1:e<2048?2:e<65536?3:4;function qr(e,t,r){if(e<128)return t[r]=e,r+1;let o=pt(e);for(let n=o-
1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var zn=new Uint8Array(128),v=rc(
zn);function rc(e){return new Uint16Array(e.buffer)}var xt=u(()=>Jr()?0:18),Vr=u(()=>x()||L()?18:8),oc=u(()=>j()||!(Y()>=
22||fe())?64:32),nc=u(()=>k()?64:32),ic=u(()=>k()?36:18),qn=(e,t)=>(e[0]&e[t>>1])>=128;function Vn(e,t,r){return r?t<=Vr():
t<=ic()||t<=nc()&&(qn(e,t)||Jt())}var qt=(e,t)=>t<=18||t<=64&&qn(e,t)&&t<=oc(),te={length:0,bytes:0};function Xe(e,t,r,o){
if(e[0]<128&&Jr())return St(e,t)?he.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;v[n]=i}if(n===t&&
n<=18)return ge(v,0,n);for(let i=n;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))return Gr(
e,s,t,r,o,n);let l=e[i++]^128,p=d?0:e[i++]^128;if(c=d?(f&31)<<6|l:(f&15)<<12|l<<6|p,(l|p)>=64||!d&&(c<2048||Le(c)||c===65279))
return Gr(e,s,t,r,o,n)}v[n++]=c}return yt(n)}function vn(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<t;n+=2){let i=r?e[n]<<
8|e[n+1]:e[n]|e[n+1]<<8;if(Le(i))return;v[o++]=i}return yt(o)}function Gr(e,t,r,o,n,i){let s=vr();for(let c=t;c<r&&i<=s;){
let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,l=d===0&&f>=128,p=f===224?160:f===240?144:128,b=f===237?
159:f===244?143:191,ce=0;for(;ce<d&&c<r;ce++,c++){let F=e[c];if(F<p||F>b)break;p=128,b=191,a=a<<6|F&63}if(ce<d){if(c===r&&
!o){if(f>=239)return;Jn(f,128|a&63,1+ce);break}l=!0}if(l&&n||(l&&(a=65533),a===65279))return;a>65535&&(v[i++]=55232+(a>>
10),a=56320|a&1023),v[i++]=a}return yt(i)}function Vt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){
if(n??=Yt(o),!n)return;if(d=n[f],Le(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&vt(f,o))break;if(Le(d))return sc(e,c,t,r,i,o,
n)}}v[i++]=d}return yt(i)}function sc(e,t,r,o,n,i,s){let c=vr();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(Le(
a)){if(f===r&&!o&&vt(d,i))break;let l=f<r?e[f]:0;if(a=s[d|l<<8],!Le(a))f+=1;else if(fc(a))a=65533;else{let b=f+2<r&&i<=30?
cc(d,l,e[f+1],e[f+2]):0;if(b===0)return;v[n++]=55232+(b>>10),a=56320|b&1023,f+=3}}v[n++]=a}return yt(n)}function cc(e,t,r,o){
let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?
65536+i-189e3:0}var fc=e=>e>=57088&&e<=57216;function Re(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function ht(e,t,r){return te.length=0,Gr(e,t,r,!1,!0,0)===""}function vt(e,t){
let r=t!==32||e<144||e>160;return r&&Jn(e,0,1),r}function Jn(e,t,r){te.length=r,te.bytes=e|t<<8}function yt(e){if(e<3||e<=
18&&!Jr())return ge(v,0,e);if(Jt())return Ie.call(zn,0,2*e);if(!(e>vr()))return ge(v,0,18)+ge(v,18,e-18)}var vr=u(()=>Jt()?
1/0:36),Jr=u(()=>w()&&Jt()),Jt=u(()=>E(dc)===!0);function dc(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(Ie)==="a\uFEFF\uD83D"&&t(he)==="a\0\xFF\xFE=\xD8"}function St(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function J(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var Xt=u(()=>E(xc)),Qe=u(()=>E(hc)),lc=u(()=>E(bc)),mc=u(()=>E(Fc));function Xn(e,t,r){let o=Zn(e);if(!(!o||r<24||$(t,r))&&
!(e===0&&ei(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Zn(e){return e===0?Qe():e===38?lc():e===37?mc():void 0}function Zt(e,t,r,o){
if(te.length=0,o&&t>8192||t>1024&&($(e,t)||ei(e,t)))return;let n=Qe();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=Re(
e,t);if(!(i<t&&(r||!ht(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:fn(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&c!==void 0&&Qt(s,i,c),c}catch{return}}function Qn(e,t,r){let o=Zn(e);if(!(r%2>0||!o?.takes?.(t,r)||$(
t,r)))return o.decode(t,!0)}function ei(e,t){if(t<8192||pc())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var pc=u(k);function xc(){let{isAscii:e}=it("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function hc(){let e=L(),t=e?Xt():void 0;if(e&&!t)return;
let r=_("utf-8"),o=E(wc),n=O=>r.decode(O),i=Ac(n),s=Sc(i,o),c=t&&((O,T)=>J(O,T)&&t(O)),f=c??(Z()?Oc:D()?Ic:void 0),d=c?(O,T)=>ii(
O,T)||T>256&&c(O,T):f,a=Uint8Array.of(...ti,...oi.flat()),l=`${ri}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,p=Uint8Array.of(97,
127),b=i(a,a.length)===l&&n(a)===l&&r.decode(a.buffer)===l&&i(p,2)==="a\x7F"&&Xr(O=>s(O,O.length)),ce=he;if(!b||t&&ce.call(
p)!=="a\x7F")return;let F=(O,T)=>_("utf-8",O&&o!==void 0,T);return je(0,{newDecoder:F,isRight:(O,T)=>Tc(F(O,T)),canFail:!0,
...yc()}),{decode(O,T){try{return t?ce.call(O):(T?s:n)(O,O.length)}catch{return}},decodeQuickly:i,decodesStart:ni(),decodeOrFail:s,
takesQuickly:d,takes:f,completeLength:Re}}function yc(){return w()?Ze(1):j()?{...Ze(257),leastBeyondASCII:65,leastOfBuffer:8192}:
L()?{...Ze(19),most:2048,onlyASCII:!0}:Z()?{...Ze(48),leastOfBuffer:48,onlyASCII:!0}:D()?{...Ze(33),most:1023}:Ze(Y()>0?
512:33)}var Ze=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Sc(e,t){let r=Ec(
e);return t?w()||fe()?o=>t.decode(o):Y()>0?(o,n)=>n>256&&J(o,n)?t.decode(o):r(o,n):r:r}function wc(){let e=_("utf-8",!0);
return Xr(r=>e.decode(r))&&Xr(({buffer:r})=>e.decode(r))&&!j()?e:void 0}var Tc=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".
repeat(64)].every(t=>{let r=Uint8Array.of(...Ne("\uFEFF"),...Ne(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),
Xr=e=>e(Uint8Array.from(ti))===ri&&oi.every(t=>E(()=>e(Uint8Array.from(t)))===void 0),ti=[239,187,191,97,230,188,162,240,
159,146,169],ri="\uFEFFa\u6F22\u{1F4A9}",oi=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Ec=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Ac(e){let[t,r]=[Sr,he];return L()?(o,n)=>n>256?r.call(o):e(o):
ni()?(o,n)=>t.call(o,0,n):!t||!j()?e:(o,n)=>ii(o,n)?t.call(o):e(o)}var ni=()=>Sr!==void 0&&Y()>=22&&!j()&&!w(),ii=(e,t)=>t<=
64||t<=256&&J(e,t);function Oc(e,t){if(t<64)return!1;if(J(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/
16);for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===
0&&r>=3*o}var Bc=u(D),Zr=0;function Qt(e,t,r){t<1024||!Bc()||!J(e,t)||(Zr=r.length===t?0:Zr+1)}function Ic(e,t){if(t<1024)
return!0;if(J(e,t))return Zr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<
3}function bc(){return x()||fe()?si(!1):_c()}function Fc(){return x()?si(!0):void 0}function _c(){let e=Ie,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=L()?512:1/0;return ci(!1,(i,s)=>s<=o||J(i,s)&&Xt()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>
o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function si(e){let t=_(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].
flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return ci(e,()=>!0,(n,i)=>{
let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var ci=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{
return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var W={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},to=1;function wt(e,t,r,o){return t>=
to?gc(e,t,r,o):void 0}function gc(e,t,r,o){if((W.encoding!==o||W.owner!==m||h.isBusy)&&!Mc(o)||t>W.most&&(t>W.mostBeyondASCII||
J(e,t)))return;ze(e,t);let{readBytes:n,readPairs:i}=U;if(!!0||!W.isOfPairs)return n(C.input,t,W.source);let{piece:s}=W,c=i(
C.input,t,W.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=Ht();if(c.length===s){let a=f[t],l=i(C.input+t-a,a,
W.source,+!r,s);if(l===null)return;c+=l}return f[t]===0||vt(f[t-1],o)?c:void 0}function Mc(e){return h.isBusy?!1:U.readPairs?
(me("decoding",e),$t(()=>{let t=P(e);W.isOfPairs=!t;let r=t?m.byte_table(e):m.pair_table(e);W.source=U.readsInput?e:r;let o=Tt(
e);return to=o.least,W.piece=o.piece,W.most=r>0?o.any:0,W.mostBeyondASCII=r>0?o.beyondASCII:0,W.owner=m,W.encoding=e,!0})):
(to=1/0,!1)}var Cc=u(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!U.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(x())return{windows1252:e(36),single:e(36),multi:{...e(72),piece:36}};if(L()){let r={least:19,any:128,beyondASCII:256,
piece:256};return{windows1252:e(256),single:e(18),multi:r}}let t={least:1,any:128,beyondASCII:512,piece:512};return{windows1252:e(
w()?0:256),single:e(256),multi:t}});function Tt(e){let{windows1252:t,single:r,multi:o}=Cc();return e===21?t:P(e)?r:o}var tr=u(()=>w()?0:fe()||L()?8:Z()?352:18),ai=u(()=>Math.min(tr(),xt(),Vr())),Uc=u(w);function ui(e,t,r){if(r>64)return J(
t,r)?Dc(e,t,r):void 0;if(r<=xt()||(t[r>>1]|t[r-1])>=128||!St(t,r))return;let o=nr();return o?o.call(t,0,r):jt(e,t,r)}function Dc(e,t,r){
let o=nr(),n=P(e);if(!(r<512&&(n||!o))&&!(e===21&&xi(r))&&!!1&&!$(t,r))try{return Xt()?.(t)??ut(t,r,128,128)?o?o.call(t):
Qe()?.decodeQuickly(t,r):void 0}catch{return}}var er=[],ro=[];function li(e,t,r){if(!(ro[e]===null||r<=tr())&&!(r>=512&&
r>hi(e)))return ro[e]??=Nc(e),or(ro[e],t,r)}function mi(e,t,r){return r<512?(Uc()?oo(e,t,r):void 0)??jt(e,t,r)??oo(e,t,r)??
fi(e,t,r):oo(e,t,r)??(Wc(e)?fi(e,t,r):void 0)??jt(e,t,r)}var no=0,pi=u(()=>io()?8192:512),xi=e=>no>0&&e<pi();function oo(e,t,r){
let o=nr();if(!(!o||e!==21)){if(xi(r)){no-=1;return}if(!Pc(t,r)){r<pi()&&(no=15);return}if(!$(t,r))try{return o.call(t)}catch{
return}}}var fi=(e,t,r)=>or(yi(e),t,r);function or(e,t,r){if(!(!e||r>1024&&$(t,r)))try{return e.decode(t)}catch{return}}
var Lc=u(()=>w()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function hi(e){if(Si(e))return 8192;let{windows1252:t,
other:r}=Lc();return e===21?t:r}function Nc(e){let t=Gc(e)?yi(e):null;if(t){let r=rr(e,Et()).includes("\uFFFD"),o=Math.max(
tr(),Tt(e).any)+1;je(e,{newDecoder:n=>n&&r?_(y[e].name,!0):t,isRight:n=>!(n&&r)||Kc(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:x()?1:tr()+1,most:hi(e),onlyASCII:!1})}return t}function yi(e){return er[e]===void 0&&(er[e]=null,er[e]=E(
()=>jc(e))??null),er[e]}var nr=u(()=>E(Rc));function Rc(){let e=he,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Pc(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||ut(e,t,128,224)}var Wc=e=>e===21?io():kc()||Hc()&&Ct(e),Si=e=>!nr()&&(e===21?io():$c()),kc=u(()=>x()||k()),
Hc=u(()=>D()||w()),$c=u(x),io=u(()=>x()||w()||!(Y()>0)),Gc=e=>x()||w()||fe()||L()||Z()&&e===21,Et=()=>Uint8Array.from({length:256},
(e,t)=>t);function rr(e,t){let r=Yt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function jc(e){let t=_(y[e].
name),r=n=>t.decode(n)===rr(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Et().every(n=>r(Uint8Array.of(n)))&&r(
o)?t:void 0}function Kc(e){let t=rr(e,Et()),r=Et().filter(f=>t[f]!=="\uFFFD"),o=_(y[e].name,!0),n=f=>E(()=>o.decode(f)),
i=f=>n(f)===rr(e,f),s=Uint8Array.from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.
of(...s,f))===void 0;return i(s)&&Et().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var wi;function Ti(e,t,r){return wi??=Yc(),wi(e,t,r)}function Yc(){let e=Qe(),t=!(e&&w());return(r,o,n)=>{if(t&&qt(r,o)){
let i=Xe(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function At(e,t,r,o=!1){try{Ce(e,null);let n=Ue(t,r,0,o,!0);return n<0?void 0:Ve(0,n)}catch(n){throw H(
n)}}var co=u(()=>x()?{any:2048,markup:1/0}:D()?{any:512,markup:2048}:{any:0,markup:w()?2048:k()?112:0}),fo=()=>co().markup>0,
Vc=u(()=>fo()?1/0:33),Ei=(e,t,r)=>e>=29&&e<36&&r>=Vc()&&t[0]>=128,ao=[],Ai=(e,t,r)=>uo(e,t,r)?or(ao[e],t,r):void 0;function uo(e,t,r){
let{any:o,markup:n}=co();return r>n||r>o&&!vc(t,r)?!1:ao[e]?!0:(Jc(e,r),!1)}function vc(e,t){if((e[1]&e[t>>1])>=128)return!1;
let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Ot=[];function Jc(e,t){Ot[e]===void 0&&
(Ot[e]=E(()=>tf(e))??null);let r=Ot[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Ot[e]=null,E(()=>{let{value:o}=r.
sequences.next();o?r.decoder.decode(o)===At(e,o,B(o))&&(Ot[e]=r):Xc(e,r.decoder)})))}function Xc(e,t){ao[e]=t;let{any:r,
piece:o}=Tt(e);je(e,{newDecoder:n=>n?_(y[e].name,!0):t,isRight:n=>!n||Zc(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(
r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,most:co().any,onlyASCII:!1})}var Zc=e=>Qc.every(t=>ef.every(r=>{
let o=_(y[e].name,!0),n=Uint8Array.of(97,t,...r);return E(()=>o.decode(n))===At(e,n,n.length,!0)})),Qc=[128,129,142,143,
161,224,255],ef=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],tf=e=>({
decoder:_(y[e].name),sequences:of(e),credit:0}),rf=[[239,187,191],[254,255],[255,254],[132,49,149,51]],so=[10,164,162];function*of(e){
let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of rf)yield Uint8Array.of(...i,...so);for(let i=128;i<=255;i++)
yield Pe([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Pe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield Pe([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Pe([i,Math.min(i+7,254)],r,n,r);yield Pe(
[227,227],[50,50],o,r),yield Pe([129,129],[48,48],t),yield Pe([129,129],[48,48],n,t)}}function Pe(...e){let t=e.map(([s,
c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+so.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.
length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(so,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(
i+o,i,i+e.length-1),n}var We=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=
r,this.ignoreBOM=o,this.#n=n}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#o=!1,this.#n=0}setBOMSeen(){
this.#o=!0}decode(t,r,o){let n=re(t);if(!this.#e){let i=this.#r===0?this.#u(t,n,r):this.#x(t,n,r);if(i!==void 0)return r||
this.#m(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?Ti(t,r,this.fatal):Zt(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#a(s):s}else{let s=r>0?wt(
t,r,!0,n):void 0,f=s===void 0&&!(i&&Ei(n,t,r))?this.#d(t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&!Ge(n)?At(n,t,
r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#r+r;if(r>0&&a<=
G.length)return this.#S(t,a,o,n);let l=this.#y(t,r,o,n);if(l!==void 0)return l;this.#w()}let i=this.#e,s=this.#o,c=this.#n,
f="";try{f=this.#T(t,r,o)??this.#E(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=c,H(a)}let d=this.#i;if(d)throw this.#i=
null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#u(t,r,o){let{encoding:n}=this;te.length=0;let i=r>0&&
n!==0?wt(t,r,o,n):void 0;return i===void 0?this.#d(t,r,o):this.#c(i)}#d(t,r,o){let{encoding:n}=this;if(r===0)return"";if(n===
0){let c=qt(t,r)?Xe(t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=Zt(t,r,o,this.fatal);return this.#a(f)}if(n===
38||n===37){let c=r<=36?vn(t,r,n===37):Qn(n,t,r);return this.#a(c)}if(!$e(n))return;let i=P(n),s=r<=(i?ai():t[0]<128?xt():
18)?Vt(t,r,o,n):sf(n,i,t,r,o);return this.#c(s)}#c(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:
t}#a(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#x(t,r,o){let n=this.#r+r;if(!(r===0||n>G.
length))return te.length=0,n>18?this.#h(t,n,o):(this.#l(t,n),this.encoding===0?Xe(G,n,o,this.fatal):this.#c(wt(G,n,o,this.
encoding)??Vt(G,n,o,this.encoding)))}#h(t,r,o){let n=this.#p(t,r);return this.encoding===0?Zt(n,r,o,this.fatal):this.#c(
wt(n,r,o,this.encoding))}#y(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,s=this.#o,c=this.#t,f=this.#r,d=(c&255)<224?
2:3;if(f+r<=d)return;this.#l(t,d);let a=Xe(G,d,!0,!0);if(a===void 0)return;let l=d-f;this.#r=0,this.#n+=l,this.#o=!0;try{
return De(a,this.decode(M(t,l),o,n))}catch(p){throw this.#o=s,p instanceof Ke||p instanceof TypeError||(this.#e=null,this.#n=
i,this.#t=c,this.#r=f),p}}#l(t,r){G[0]=this.#t,G[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)G[n]=t[n-o]}#p(t,r){return this.#l(
t,this.#r),N(G,t,this.#r),Dr(r)}#m(t){this.#n+=t,this.#o||=this.#r+t>te.length,this.#r=te.length,this.#t=te.bytes}#S(t,r,o,n){
let i=this.#r,s=this.#p(t,r);this.#r=0,this.#n-=i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof Ke||c instanceof
TypeError||(this.#r=i,this.#n+=i),c}}#w(){let t=Uint8Array.of(this.#t,this.#t>>8);try{Ce(this.encoding,null),Ue(t,this.#r,
0,this.fatal,!1),this.#e=pe(),this.#r=0}catch(r){throw H(r)}}#T(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;
let n=Xn(this.encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#f(M(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===r?t:M(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=De(s,this.#f(f,c-i,!0)),this.#i)return s}else
Qt(f,c-i,d),s=De(s,this.#a(d)),this.#n+=c-i;return this.#o||=c>0,c===r?s:this.encoding===0&&!o&&ht(t,c,r)?(this.#m(r-c),
s):De(s,this.#f(M(t,c,r),r-c,o))}#E(t,r,o){let i=this.encoding===0&&!o&&!this.#e?Re(t,r):r;if(i===r||!ht(t,i,r))return this.#f(
t,r,o);let s=this.#f(t,i,!0);return this.#i||this.#m(r-i),s}#f(t,r,o){Ce(this.encoding,this.#e);let n="",i=Dn(r),s=this.#o||
this.ignoreBOM||!Ge(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),l=f===0&&d?t:M(t,f,
f+a),p=Ue(l,a,c,this.fatal,o&&d);if(p<0)return this.#e=pe(),this.#i=new Ke(this.name,this.#n+f+V.start(),V.length()),n;if(c+=
p,c>0&&(d||!Un(c))){let b=!s&&Nn()===65279?1:0;i?i.add(Ln()+2*b,c-b):n=De(n,Ve(b,c)),s=!0,c=0}if(d)break}return this.#o=
s,this.#e=o?null:Fn(),this.#n+=r,i?i.toText():(this.encoding===0&&Qt(t,r,n),n)}},sf=(e,t,r,o,n)=>(r[0]<128?ui(e,r,o):void 0)??
(!t&&n&&o>18?Ai(e,r,o):void 0)??(Vn(r,o,t)?Vt(r,o,n,e):void 0)??void 0,lo=({encoding:e,fatal:t,ignoreBOM:r})=>new We(e,t,
r);function ir(e){return e.common??=lo(e),e.common}var Oi=(e,t,r,o,n,i)=>sr(Nt(r,o,n),e,t,i);function sr(e,t,r,o){if(r<e.
leastOfAny)return ir(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=ir(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function Bi(e,t){let r=Te(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var gi=6,se,mo=!1;function Mi(){se=null,se=E(df)??null,mo=se!==null&&(x()||w()),x()&&(gi=32)}var Ci=e=>e.length<=6||e.length<=
gi&&e.charCodeAt(0)<128,Ui=e=>mo&&!Ci(e);function df(){let e=Lo(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...Ne(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function po(e){try{return se?.encode(e)}catch{return}}function xo(e,t){
se===void 0&&Mi();try{return se?.encodeInto(e,t)}catch{return}}function tt(e){return Ci(e)?Ne(e):(se===void 0&&Mi(),af(e)??
po(e))}function af(e){let{length:t}=e;if(!mo){if(t<=21)return Ne(e);if(t<=64&&uf()){let r=(lf()||mf(e)<=64)&&Ii(I,e);if(r)
return r}return t>=1024&&t<=65536&&xf(e)?Ii(pf(),e):void 0}}var uf=u(()=>!j()),lf=u(()=>Z()||D()),mf=e=>e.length*pt(Di(e))*
.75;function Ii(e,t){let r=xo(t,e);return r?.read===t.length?Ee(e,0,r.written):void 0}var pf=u(()=>new Uint8Array(3*65536)),
xf=e=>bi()<=65535&&Di(e)>=bi(),bi=u(()=>j()?256:L()?0:1/0);function Di(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(
t>>1)|e.charCodeAt(t-1)}var yf=u(()=>w()?32:Y()>0?48:x()?400:Z()?1024:1/0),ho=0;function yo(e,t){let{length:r}=e;if(r<yf()||!$e(t)||!Sf(e))return;
if(ho>0){ho-=1;return}let o=tt(e);if(o&&B(o)===r)return o;ho=15}var Li=e=>Math.max(8,e>>4);function Sf(e){let{length:t}=e,
r=Li(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function Ni(e){let{length:t}=e,r=Li(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var Af=["fatal","html","replacement"],Of=u(()=>w()||x());function wo(e,t){let{length:r}=e,o=r<32?void 0:yo(e,t);if(o)return o;
let n=P(t);if(r>64&&r>(n?$n():Yr()))return;if(!1)return Gn(e,Kt(t));if(!1)return r<=48?Yn(e,Kt(32)):void 0;if(!!0||r>512&&
Of()&&Ni(e))return;let i=Kt(t);return i&&Kn(e,i)}var ki=u(()=>w()||x()||k()||D()&&!He);function Hi(e,t){return ki()?jn(e,
Cn(t)):Rn(e,t)}function Wi(e,t){return wo(e,t)??void 0}var To=()=>"",K=class{encoding;unmappable;#e;#t=null;#r=0;#o=q;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return y[this.encoding].name}encode(t,r){let o=r||this.#n(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#d(t,r)}#n(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:Af.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?tt(t):void 0;if(r)return r;if(t.length>65536)return this.#u(t);try{let o=Wi(t,this.encoding);if(o)return o;Gt(this.encoding,
null),lt(t,0,t.length);let n=zt(0,t.length,this.#i,!0);return n===-2||!V.finished()?void 0:mt(n)}catch(o){throw H(o)}}#u(t){
let r=!1,o=()=>r?Hi(t,this.encoding):void 0;return yo(t,this.encoding)??E(o)}#d(t,r){let o=new fr;return this.encodeOrFail(
t,r,n=>o.add(n),(n,i)=>{throw new _e(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,
c=this.#o;r&&(this.#o=q,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===To,l=f&&!a?2048:65536,p=void 0,b=p?T=>p.add(
T):o,ce=p?T=>p.addUnchanged(T):o,F=0,O=null;try{if(!s)for(;F+65536<t.length;F+=65536){let T=Wi(t.slice(F,F+65536),this.encoding);
if(!T)break;o(T)}for(Gt(this.encoding,s);F===0||F<t.length;F+=l){let T=Math.min(F+l,t.length);lt(t,F,T);let as=T===t.length;
for(let xr=0,_o=!1;!_o;){let It=zt(xr,T-F,d,r&&as);b(mt(It===-2?V.written():It));let go=i+F+xr+V.start();if(xr+=V.read(),
_o=It!==-2&&V.finished(),It!==-2||a)continue;let hr=V.codePoint();if(f){O=pe(O);let{count:us}=h,Mo=()=>this.locate(go),bt=f(
hr,Mo);h.count!==us&&(Gt(this.encoding,O),lt(t,F,T));let Co=ls=>{throw new _e(ls,Mo(),this.name)};typeof bt=="string"?Bf(
bt,b,Co):bt?ce(bt):Co(hr)}else n(hr,go)}}}catch(T){throw H(T)}if(r){p&&o(p.held);return}p&&(this.#o=p.held),this.#t=this.#n(
t)?null:pe(),this.#r=i+t.length}};function Bf(e,t,r){let o=on(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.
length);lt(o,n,i,2048);let s=zt(2048,2048+i-n,0,!1);s===-2&&r(V.codePoint()),t(mt(s))}}var So=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=B(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(ae(
t,0,o)),this.held=ae(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=q,this.#e(t)}},fr=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=B(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);N(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){N(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?ae(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=If(this.#r),o=0;return this.forEach(n=>{N(r,n,o),o+=B(n)}),r}};function If(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function Bt(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=Te(e,t);if(o===37||o===38){let{name:n}=y[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return bf(o,e,t)}function bf(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function X(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function ke(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function Eo(){throw new TypeError("Illegal invocation")}var $i="Failed to execute 'encodeInto' on 'TextEncoder'",dr=X({TextEncoder:class{#e="utf-8";constructor(){new.target!==dr&&
ke(this,new.target,dr)}get encoding(){return this.#e}encode(e=""){return#e in this||Eo(),(typeof e=="string"&&Ui(e)?po(e):
void 0)??ar(R(e))}encodeInto(e,t){#e in this||Eo();let r;if(se&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=se.
encodeInto(e,t),r.read===e.length)return r}catch{}_r(arguments.length,2,$i);let o=R(e),n=tn(t,$i),{read:i,written:s}=r??
xo(o,n)??{read:0,written:0};if(i===o.length||s===B(n))return{read:i,written:s};let c=Ff(o.slice(i),M(br(n),s));return{read:i+
c.read,written:s+c.written}}}});function ar(e){return tt(e)??new K(0,"fatal").encode(e,!0)}function Ff(e,t){let r=0,o=0;
for(;r<e.length;){let n=zr(e,r);if(o+pt(n)>B(t))break;o=qr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var Gi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ji=`!
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
?`;var gf=u(()=>{let e=ji.split(`
`),t=0;return new Map(Gi.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Ki=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Yi(e){let t=new K(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof _e)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=zi(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function zi(e,t,r){if(Ki(e))return"";if(r===0)return null;let o=Mf(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:zi(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function Mf(e){
let t=[...gf().get(e)??[],...Cf(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Cf(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,b)=>c(
b)),d=o.filter((p,b)=>!c(b)),a=[r,...f].join("").normalize("NFC"),l=a+d.join("");l.normalize("NFD")===t&&n.push(l),d.every(
Ki)&&i.push(a)}return[...n,...i]}var Uf=["fatal","html","replacement","ignore","translit"],Df=nn(Uf),qi=(e,t,r)=>typeof e=="function"?e:Df(e,t,r);function Vi(e,t,r){
return typeof e=="function"?(o,n)=>Lf(e(o,n()),r):e==="ignore"?To:e==="translit"?Yi(t):void 0}function Lf(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=be(ee(e,t,"The function 'unmappable' returned neither a string, bytes nor\
 null."));return ae(o,0,B(o))}var Nf="Failed to construct 'LegacyTextEncoder'",Ao="Failed to execute 'encode'";function vi(e,t="utf-8",r=void 0){let o=Fe(
e,Ao);if(r===void 0){let i=Bt(R(t),Ao);return i===0?ar(o):wo(o,i)??new K(i,"fatal").encode(o,!0)}let n=ur(t,r,Ao);return n.
encoding===0?ar(o):n.encode(o,!0)}function ur(e,t,r){let o=R(e),n=t===void 0?"fatal":rn(t,{unmappable:qi},r).unmappable,
i=Bt(o,r);return new K(i,n,Vi(n,i,r))}var Ji=X({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=ur(e,
t,Nf)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Fe(e,o);oe(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var Xi=u(()=>({utf8:x()?1/0:L()?192:0,utf16:x()?1/0:0})),Bo=e=>Io(e)?1/0:e===0?Xi().utf8:Xi().utf16,Io=e=>e>=29&&$e(e);function bo(e){
let{encoding:t,fatal:r,ignoreBOM:o}=e;return(Io(t)?fo():Ge(t)&&Bo(t)>0)&&!r?new Oo(t,r,o):lo(e)}var Oo=class extends We{#e=void 0;#t=!1;#r=!1;#o=!1;reset(){
super.reset(),this.#t=!1}decode(t,r,o){return this.#t||!this.#n(t,r)?super.decode(t,r,o):this.#i(t,r)}#n(t,r){return this.#r||
r?this.#r:(this.#t=!Pf(this.encoding,t,re(t)),!this.#t)}#i(t,r){let o=re(t),n=Bo(this.encoding);if(o>n&&!this.#o)return this.#s(
t,r);n<1/0&&(this.#o=o<4||Re(t,o)<o);let i=o>1024&&$(t,o)?ae(t,0,o):t;this.#e??=_(this.name,!1,this.ignoreBOM),this.#r=!r;
try{return this.#e.decode(i,{stream:!r})}catch(s){throw this.#e=void 0,this.#r=!1,H(s)}}#s(t,r){return this.#e?.decode(),
this.#r=!1,this.#t=!0,this.setBOMSeen(),super.decode(t,r)}};function Pf(e,t,r){return r<40||r>Bo(e)||Io(e)&&!uo(e,t,r)||
L()&&St(t,r)?!1:(Zi[e]??=E(()=>kf(e))===!0,Zi[e])}var Zi=[],Wf=[97,128,129,142,143,161,195,216,227,240,255],Qi=[32,48,129,
161,220,254];function kf(e){let t=_(y[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);Ce(e,r);let f=Ve(0,Ue(c,1,0,!1,s));
return r=pe(),t.decode(c,{stream:!s})===f};return Wf.flatMap(i=>Qi.flatMap(s=>Qi.flatMap(c=>[i,s,c]))).every(i=>o(i,!1))&&
o(129,!0)&&Hf(e)}function Hf(e){let t=_(y[e].name,!1,!1),r=Ko(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.of(n),
{stream:!0})).join("")+t.decode()===(Ge(e)?"\uFEFF":"")}var ot="Failed to execute 'decode' on 'TextDecoder'",lr=X({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=es(e,t,"Failed to construct 'TextDecoder'"),new.target!==lr&&ke(this,new.target,lr)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=q,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!$(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return ir(s).decodeWhole(
e,re(e),ot)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=Fr(e);if(f)return sr(s,
new Uint8Array(e),f,ot)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||ee(e,ot),typeof t!="object"&&oe(t,ot);let o=!!t?.
stream,n=r?e:ft(e),i=this.#e;return i.isStateless||!this.#r&&!o?sr(i,n,re(n),ot):(this.#t??=bo(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,ot))}}});function es(e,t,r){let o=R(e);oe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return Nt(
Bi(o,r),n,i)}var ts=(e,t,r)=>bo(es(e,t,r));function rs(e,t,r){let o=No();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Fo(e,t){let r=`Failed to execute 'transform' on '${e}'`;return rs(e,(o,n)=>n(t.decode(be(ee(o,r)),!1,r)),o=>o(t.
decode(q,!0,r)))}var mr=X({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=ts(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=Fo("TextDecoderStream",r),new.target!==mr&&ke(this,new.target,mr)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),pr=X({TextEncoderStream:class{#e;constructor(){this.#e=
os("TextEncoderStream",new K(0,"fatal"),R),new.target!==pr&&ke(this,new.target,pr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function os(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return rs(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var ns=X({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=ur(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=os("LegacyTextEncoderSt\
ream",r,Fe)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var nt=class{fatal;ignoreBOM;#e;#t;#r=q;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&B(this.#r)===0?t:Qo(this.#r,t);if(!r&&jo(n))return this.#r=
n,"";let i=ct(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new We(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?M(n,s):n,r,o)}};var is=X({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=R(e);oe(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new nt(Te(o,r),n,i);this.#e=s,this.#t=Fo("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function ss(e,t){let r="Failed to execute 'findUnmappable'",o=Fe(e,r),n=Bt(R(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new K(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function cs(e){let t=ct(ft(ee(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function fs(e,t="utf-\
8",r=void 0){let o="Failed to execute 'decode'",n=ee(e,o),i=Te(R(t),o);oe(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=ft(n);
return ct(f)?new nt(i,s,c).decode(f,!0,o):Oi(f,re(f),i,s,!0,o)}async function ds(e=void 0){let t=await e;if(t===void 0)Wr()||await Pr(gt,!0);else{let r=$f(t)?await Gf(t):t;await Pr(()=>r,
!1)}}var $f=e=>typeof e?.arrayBuffer=="function";function Gf(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{is as DecoderStream,Ji as LegacyTextEncoder,ns as LegacyTextEncoderStream,lr as TextDecoder,mr as TextDecoderStream,
dr as TextEncoder,pr as TextEncoderStream,_e as UnmappableError,cs as bomSniff,fs as decode,vi as encode,y as encodings,
ss as findUnmappable,ds as initialize,zo as labelToName};
