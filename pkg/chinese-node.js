var Lt=(e,t)=>e?.prototype?.[t],Dt=e=>Lt(globalThis.Buffer,e),Fe=Dt("ucs2Slice"),ze=Dt("ucs2Write"),mt=Dt("utf8Slice"),we=Dt(
"latin1Slice"),qo=e=>globalThis[e],zo=qo("TextDecoder"),bs=Lt(zo,"decode"),Mr=qo("TextEncoder"),Ms=Lt(Mr,"encode"),gs=Lt(
Mr,"encodeInto");function C(e,t=!1,r=!0){let o=new zo(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:bs})}function Jo(){let e=new Mr;return Object.defineProperties(e,{encode:{value:Ms},encodeInto:{value:gs}}),e}function O(e){
try{return e()}catch{return}}var S=()=>"InternalError"in globalThis,A=()=>"Bun"in globalThis,oe=()=>gr().includes("Chrom\
e/"),H=()=>gr().includes("AppleWebKit/")&&!oe()&&!(J()>0);function gr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var j=()=>"Deno"in globalThis,R=()=>gr()==="Cloudflare-Workers",me=()=>H()||R(),J=()=>R()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),X=()=>J()<22,pt=e=>globalThis.process?.getBuiltinModule?.(e),br;function Xo(){let{
TransformStream:e}=globalThis;return e&&e===br?e:(br=[e,pt("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),br)}var Cs=e=>pt("node:fs").readFileSync(e);function Zo(e){try{return Cs(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Nt=()=>Zo(()=>new URL("./chinese.wasm",import.meta.url)),Rt="encoding-wasm/chinese";var Qo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Cr=["chinese"];function m(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var E=Ls();function Ls(){let e=Qo.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var tn=m(()=>new Map(E.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Ds=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Je=e=>e<36&&e!==33,U=e=>e>0&&e<29,Me=e=>e>=29&&Je(e),Pt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[e].name),Ns=e=>Ds.find(([t])=>e>=t)[1];function rn(e){let t=tn();return t.get(e)??t.get(fn(Ws(e)))}function Oe(e,t){
let r=rn(e);if(r===void 0){let o=Ps(e),n=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(Cr){let o=Ns(r);if(o&&!Cr.includes(o))throw new RangeError(`${t}: '${Rt}\
' doesn't include ${E[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Rs=m(()=>new Map(
Array.from(tn(),([e,t])=>[on(e),t]).reverse()));function Ps(e){let t=on(e),r=Rs().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var on=e=>fn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),nn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function xt(e){if(e[0]>=239)return nn.find(t=>t.bytes.every((r,o)=>e[o]===r))}function sn({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function cn(e){return nn.find(t=>t.encoding===e)?.bytes}function Xe(e){return e===
0||e===37||e===38}function Ws(e){let t=0,r=e.length;for(;en(e[t]);)t+=1;for(;en(e[r-1]);)r-=1;return e.slice(t,r)}var en=e=>`\
	
\f\r `.includes(e);function fn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function dn(e){let t=rn(`${e}`);return t===
void 0?null:E[t].name}var Lr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,an=()=>Object.getPrototypeOf(Uint8Array.prototype),Wt=e=>Lr(an(),
e),Dr=e=>Lr(DataView.prototype,e),$s=()=>Lr(ArrayBuffer.prototype,"byteLength"),kt=e=>an()[e],ln=Wt(Symbol.toStringTag),
Nr=Wt("buffer"),un=Wt("byteOffset"),mn=Wt("byteLength"),Gs=kt("includes"),js=kt("set"),Ys=kt("slice"),Ks=kt("subarray"),
vs=Dr("buffer"),Vs=Dr("byteOffset"),pn=Dr("byteLength"),hn=$s(),I=e=>mn.call(e);function Q(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:I(e)}var b=(e,t,r=I(e))=>new Uint8Array(Nr.call(e),un.call(e)+t,r-t);function xn(e,t){
let r=new Uint8Array(I(e)+I(t));return P(r,e),P(r,t,I(e)),r}var P=(e,t,r)=>js.call(e,t,r),Sn=(e,t)=>Gs.call(e,t),qs=m(()=>S()?96:H()?1024:1/0);function ce(e,t,r){if(r-t<=qs())return Ys.
call(e,t,r);let o=new Uint8Array(r-t);return P(o,Ks.call(e,t,r)),o}function Ie(e,t,r){if(r>24)return ce(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function G(e,t){if(t<=64)return!1;try{return hn.call(Nr.call(e)),!1}catch{return!0}}
var zs="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function ie(e,t,r=zs){if(!ArrayBuffer.isView(
e)&&Pr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function yn(e,t){if(ArrayBuffer.isView(e)&&ln.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function ge(e){if(ArrayBuffer.
isView(e))return Rr(e);try{return new Uint8Array(e)}catch{return Y}}var Ze=e=>e instanceof Uint8Array?e:ge(e);function Rr(e){
try{return ln.call(e)===void 0?new Uint8Array(vs.call(e),Vs.call(e),pn.call(e)):new Uint8Array(Nr.call(e),un.call(e),mn.
call(e))}catch{return Y}}var Y=new Uint8Array;function Pr(e){try{return hn.call(e)}catch{}try{return pn.call(new DataView(
e))}catch{return}}function Tn(e,t,r){fe(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function fe(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var W=e=>`${e}`;function wn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ce(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function Wr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function En(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=W(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Hr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#r=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#n=void 0;#o=0;#i=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=U(t)&&!r}accept(t){O(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#n=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,newViewDecoder:r,
canFail:o,most:n}){this.decoder??=t(this.fatal,this.ignoreBOM),this.viewDecoder??=r?.(this.decoder)??this.decoder,this.#i=
this.fatal&&o&&!this.decoder.fatal,this.most=n,this.mostAtOnce=this.#i?-1:n,this.isWatched=this.onlyASCII||S()}watch(t,r){
if(this.onlyASCII){t.length!==r&&this.pause();return}this.#t=2*r<=this.mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=
this.#r,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=!1,this.isWatched=!0,this.#t=0,this.#r=Math.min(
2*this.#r,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1,this.takesAnything=!1,this.#t=0}pauseLong(){
this.pause(),this.#o=15,this.decoder=void 0,this.viewDecoder=void 0}reconsider(t,r){let o=this.#n;this.#o>0?this.#o-=1:o&&
r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:r}=t;if(r<this.#e||r>this.mostAtOnce)
return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,r):this.takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,
o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&G(t,r)))try{let o=this.viewDecoder.decode(t),n=this.#i&&o.includes(
"\uFFFD");return n?this.pauseLong():this.isWatched&&this.watch(o,r),n?void 0:o}catch{this.pauseLong();return}}},An=[],$r=[];
function $t(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=$r[o];if(n)return n;let i=new Hr(e,t,r);$r[o]=i;let s=An[e];return s&&i.accept(
s),i}function Qe(e,t){An[e]=t;for(let r=0;r<4;r++)$r[4*e+r]?.accept(t)}var et=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Qs=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,On=Symbol.for("encoding-wasm.UnmappableError"),Ue=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${Qs(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&On in o}[On](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var $=new Uint8Array(512),Gr=[];function jr(e){return Gr[e]??=b($,0,e),Gr[e]}function In(e,t,r){return t>$.length?b(e,0,
r):(e!==Gr[t]&&P($,e),jr(r))}function Le(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function bn(e,t,r){let{memory:o}=e,n=Gt(a=>nc(a,r),o,t),i=Gt(sc,o,t);if(n&&i){let a=j()?1/0:64;return{...i,read:(l,u)=>(u<
128?n:i).read(l,u),write:(l,u)=>(l.length<a?n:i).write(l,u),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:j()?n.
writeBytes:void 0,mostByTable:512}}let s=Yr(o);if(n)return S()?ic(n,Gt(_n,o,t)):n;let c=i??Gt(_n,o,t)??s,f=i?18:15,d={...c,
read:(a,l)=>(l<=f?s:c).read(a,l),write:(a,l)=>(a.length<16?s:c).write(a,l),collect:i?.collect};return i?rc(d,e,t):d}var rc=(e,t,r)=>({
...e,readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<
0?null:e.read(r,c)},readsInput:!0,mostByTable:512});function Gt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Yr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var oc="str\
ings";function nc(e,t){let[r]=WebAssembly.Module.customSections(t,oc),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function ic(e,t){let{read:r,
readBytes:o}=e;return{...e,collect:t?.collect,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function sc(e){let[t,r]=[Fe,ze],o=new Uint8Array(
e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(n(),i,i+2*s),write:(i,s)=>r.call(
n(),i,s,2*i.length),most:1/0,collect:Mn(e,(i,s)=>t.call(i,0,s))}}function Mn(e,t){let r;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=n(2*i),c=0;return{add(f,d){P(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function n(i){let s=r?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return r=
new WeakRef(c),c}}function _n(e){let t=C("utf-16le"),{write:r,most:o}=Yr(e),n=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=Mn(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:n,write:r,most:o,collect:i}}function Yr(e){let t=new Uint16Array(
e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Le(
i,s,n);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){
let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var jt,x,vr,gn,Cn,M,N={input:0,units:0,output:0},St=0,Yt={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN,count:0};function ye(e,t){
Yt.name=e,Yt.encoding=t,T.newCodec=NaN,T.count+=1,T.isBusy&&fc(),T.isBusy=!0}function fc(){try{Rn(),jt??=Dn(lc(Nt())),Nn(
new WebAssembly.Instance(jt),jt)}catch(e){throw Pn(e)}}async function Vr(e,t){try{Rn();let r=e(),o=Un(r)?r:await WebAssembly.compile(t?r:ac(r));Dn(o);let n=await WebAssembly.instantiate(
o);if(qr())return;Nn(n,o),jt=o}catch(r){throw Pn(r)}}var dc=[0,97,115,109];function ac(e){let t=ge(ie(e,"encoding-wasm",
"initialize() takes a compiled module, its bytes or a Response."));if(dc.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var qr=()=>!T.isBusy;function lc(e){return Un(e)?e:new WebAssembly.Module(e)}function Un(e){try{return WebAssembly.
Module.customSections(e,Ln),!0}catch{return!1}}var Ln="encoding-wasm";function Dn(e){let[t]=WebAssembly.Module.customSections(
e,Ln),r=`${Rt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Nn({
exports:e},t){x=e,Kr=WebAssembly.RuntimeError,N.input=x.input(),N.units=x.units(),N.output=x.output(),kn(),M=bn(x,N.units,
t),St=Math.min(x.units_length(),M.most),T.isBusy=!1}function Rn(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Pn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(uc(e))return new RangeError(`encoding-wasm: ${Wn} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Wn="no memory \
for WebAssembly; free some, and call again",uc=e=>e instanceof RangeError&&/memory/i.test(e.message);function Kt(){return Jr(),
vr}function vt(){return Jr(),gn}function zr(){return Jr(),Cn}function Jr(){vr[0]===void 0&&kn()}function kn(){let{buffer:e}=x.
memory;vr=new Uint8Array(e),gn=new Uint8Array(e,N.input,65536),Cn=new Int32Array(e,x.codec(),x.codec_length()>>2)}function Hn(e,t){
return ye(e,-1),Vt(t)}function Vt(e){try{let t=e();return T.isBusy=!1,t}catch(t){throw K(t)}}var Kr;function K(e){if(!T.
isBusy||!Kr||!(e instanceof Kr))return e;let t=E[Yt.encoding]?.name,r=`${Yt.name}${t?` of ${t}`:""} failed`;return mc()?
new RangeError(`encoding-wasm: ${r}: ${Wn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function mc(){try{return x.memory.grow(32),
!1}catch{return!0}}function qt(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>
10}function Te(e=null){let t=zr();return vn(t,e??new Int32Array(t.length))}function Yn(){return x.held()!==0?Te():(T.newCodec=
yt,null)}var Kn=e=>vn(e,zr());function vn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function De(e,t){Vn(e,t)||(ye(
"decoding",e),t?Kn(t):x.new_decoder(e),yt=e===33||e===36?NaN:e)}var yt=NaN;function Vn(e,t){return t||T.newCodec!==e||T.
isBusy?!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function zt(e,t){Vn(~e,t)||(ye("encoding",e),t?Kn(t):x.new_encoder(e),yt=~e)}function Ne(e,t,r,o,n){rt(e,t),T.isBusy=!0;let i=x.decode_block(t,r,+o,+n);return T.isBusy=!1,n&&i>=0&&(T.newCodec=yt),ei(
i)}var de={encoding:-1,source:0,mostWithMuchASCII:0,mostWithLittleASCII:0,owner:void 0};function Jt(e,t,r){if(de.encoding!==
e||de.owner!==x||T.isBusy){try{ye("decoding",e),de.owner=x;let s=M.readBytes?x.byte_table(e):0;de.source=M.readsInput?e:
s,de.mostWithMuchASCII=s===0?0:M.mostByTable??1/0,de.mostWithLittleASCII=s!==0&&Pt(e)?1/0:de.mostWithMuchASCII,de.encoding=
e}catch(s){throw K(s)}T.isBusy=!1}let{mostWithMuchASCII:o,mostWithLittleASCII:n}=de;if(r>o&&(r>n||qt(t,r)))return;if(r<=
65536)return rt(t,r),$n(r);if(M.most>St)return;let i="";for(let s=0;s<r;s+=65536){let c=Math.min(65536,r-s);rt(b(t,s,s+c),
c),i=We(i,$n(c))}return i}function Re(e,t,r,o){return Hn("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>
0&&(n=Math.min(4*n,65536,t-i)),rt(n===t?e:b(e,i,i+n),n),!x.is_free_of(n,r,o))return!1;return!0})}function Xr(e,t){let r=-1,
o,n;function i(s){try{return ye(e,s),r=s,n=x,o=t(s),T.isBusy=!1,o}catch(c){throw K(c)}}return s=>s===r&&n===x&&!T.isBusy&&
(!o||o[0]!==void 0)?o:i(s)}var Xt=Xr("encoding",e=>{let t=x.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=x.memory;return new Uint16Array(
r,t,65536)}),qn=Xr("encoding",e=>{let t=x.unit_table(e)>>>0,r=new Uint8Array(65536);return P(r,new Uint8Array(x.memory.buffer,
t,16384)),r}),Pe=Xr("decoding",e=>{let t=U(e),r=(!t?x.pair_table(e):x.byte_table(e))>>>0;return r>0?new Uint16Array(x.memory.
buffer,r,t?256:65536):void 0}),$n=e=>M.readBytes(N.input,e,de.source);function We(e,t){try{return e+t}catch(r){throw Zr(
r)}}var Zr=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true }\
 or with a stream.",{cause:e}),zn=e=>e+65536+3<=St,Jn=e=>e>St&&e<268435456?M.collect?.(e+3):void 0,Xn=()=>N.units,Zn=()=>Kt()[N.
units]|Kt()[N.units+1]<<8,nt=(e,t)=>M.read(N.units+2*e,t-e),Tt=(e,t,r,o=0)=>M.write(e.slice(t,r),N.units+2*o);function Qn(e,t){
if(!T.isBusy&&!M.writeBytes)return;ye("encoding",t);let r=M.writeBytes?.(e,N.output,x.unit_table(t));return T.isBusy=!1,
r===e.length?wt(r):void 0}function Zt(e,t,r,o){T.isBusy=!0;let n=x.encode_block(e,t,r,+o);return T.isBusy=!1,o&&n>=0&&ee.
finished()&&(T.newCodec=yt),ei(n)}function rt(e,t){let r=vt();if(t>8)try{P(r,e)}catch{P(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function ei(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var wt=e=>Ie(Kt(),
N.output,e);var ee={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.
start(),length:()=>x.length()};var g=new Uint8Array(256);function He(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return ti(g,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return ti(r,o,e);r[o]=n}return r}function ti(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)g[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)g[n++]=s;else if(s<2048)g[n++]=
192|s>>6,g[n++]=128|s&63;else if(!ae(s))g[n++]=224|s>>12,g[n++]=128|s>>6&63,g[n++]=128|s&63;else{let c=oo(r,i);c>=65536&&
(i+=1),n=no(c,g,n)}}return Ie(g,0,n)}var ni=m(()=>ze||S()||H()?96:R()?1024:128),ro=m(()=>me()||S()||A()?65536:128),yc=m(
()=>new Uint8Array(2*ro()));function ii(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var Tc=m(R);function si(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(Tc()?Re(o,r,0,255):!Sn(o,0))?o:void 0}function ci(e,t){let{length:r}=e,o=2*r<=256?g:
yc(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return Ie(o,0,n)}var wc=e=>e===14||e===15||e===27;function fi(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,g[o]=27,g[o+1]=n?36:40,g[o+
2]=66,o+=3),n){if(!(c>=41216))return;g[o]=c>>8&127,g[o+1]=c&127,o+=2}else{if(wc(s))return;g[o]=c,i<r&&(o+=1)}}return Ie(
g,0,o)}var ae=e=>(e&63488)===55296;function oo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Et=e=>e<128?1:e<2048?2:e<65536?3:4;function no(e,t,r){if(e<128)return t[r]=e,r+1;let o=Et(e);for(let n=o-
1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var di=new Uint8Array(128),v=Ec(
di);function Ec(e){return new Uint16Array(e.buffer)}var er=m(()=>$e()?0:18),Ac=m(()=>X()?54:j()||!(J()>=22||me())?64:32),
Oc=m(()=>H()?64:32),Ic=m(()=>H()?36:18),tr=(e,t)=>(e[0]&e[t>>1])>=128;function ai(e,t,r){return r?t<=8:t<=Ic()||t<=Oc()&&
(tr(e,t)||ir())}var rr=(e,t)=>t<=18||t<=64&&tr(e,t)&&t<=Ac(),V={length:0,bytes:0};function st(e,t,r,o){if(e[0]<128&&$e())
return so(e,t)?we.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return Qr(e,s,t,r,o,n);let l=e[i++]^128,u=d?0:e[i++]^128;if(c=d?(f&31)<<6|l:(f&15)<<12|l<<6|u,(l|u)>=
64||!d&&(c<2048||ae(c)||c===65279))return Qr(e,s,t,r,o,n)}v[n++]=c}return Ot(n)}function li(e,t,r){if(t%2>0)return;let o=0;
for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(ae(i))return;v[o++]=i}return Ot(o)}function Qr(e,t,r,o,n,i){
let s=io();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,l=d===0&&f>=128,u=f===
224?160:f===240?144:128,h=f===237?159:f===244?143:191,_=f,y=0;for(;y<d&&c<r;y++,c++){let F=e[c];if(F<u||F>h)break;_|=F<<
8*(y+1),u=128,h=191,a=a<<6|F&63}if(y<d){if(c===r&&!o){if(f===239)return;mi(_,1+y);break}l=!0}if(l&&n||(l&&(a=65533),a===
65279))return;a>65535&&(v[i++]=55232+(a>>10),a=56320|a&1023),v[i++]=a}return Ot(i)}function or(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=Pe(o),!n)return;if(d=n[f],ae(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&nr(f,o))
break;if(ae(d))return Bc(e,c,t,r,i,o,n)}}v[i++]=d}return Ot(i)}function ui(e,t,r){let o=Pe(r);if(!o)return;let n=t-1,i=0,
s=0;for(;s<n;){let c=e[s],f=o[c|e[s+1]<<8];if(ae(f))return;s+=ae(o[c])?2:1,v[i++]=f}if(s===n){let c=o[e[s]];if(ae(c))return;
v[i++]=c}return Le(v,0,i)}function Bc(e,t,r,o,n,i,s){let c=io();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(ae(
a)){if(f===r&&!o&&nr(d,i))break;let l=f<r?e[f]:0;if(a=s[d|l<<8],!ae(a))f+=1;else if(Fc(a))a=65533;else{let h=f+2<r&&i<=30?
_c(d,l,e[f+1],e[f+2]):0;if(h===0)return;v[n++]=55232+(h>>10),a=56320|h&1023,f+=3}}v[n++]=a}return Ot(n)}function _c(e,t,r,o){
let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Fc=e=>e>=57088&&e<=57216;function At(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function ct(e,t,r){return V.length=0,Qr(e,t,r,!1,!0,0)===""}function nr(e,t){
let r=t!==32||e<144||e>160;return r&&mi(e,1),r}function mi(e,t){V.length=t,V.bytes=e}function Ot(e){if(e<3||e<=18&&!$e())
return Le(v,0,e);if(ir())return Fe.call(di,0,2*e);if(!(e>io()))return Le(v,0,18)+Le(v,18,e-18)}var io=m(()=>ir()?1/0:36),
$e=m(()=>A()&&ir()),ir=m(()=>O(bc)===!0);function bc(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.
call(e,0,e.length);return t(Fe)==="a\uFEFF\uD83D"&&t(we)==="a\0\xFF\xFE=\xD8"}function so(e,t){for(let r=0;r<t;r++)if(e[r]>=
128)return!1;return!0}function se(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var Mc=gc();function gc(){let e=mt;return t=>e.call(t)}var sr=class{fatal;ignoreBOM;#e;constructor(t){this.fatal=t.fatal,
this.ignoreBOM=t.ignoreBOM,this.#e=t}decode(t){let r=Mc(t);return this.fatal&&r.includes("\uFFFD")?this.#e.decode(t):r.charCodeAt(
0)===65279&&!this.ignoreBOM?r.slice(1):r}};var dr=m(()=>O(Hc)),ft=m(()=>O($c)),Rc=m(()=>O(Qc)),Pc=m(()=>O(ef));function hi(e,t,r){let o=xi(e);if(!(!o||r<24||G(t,r))&&
!(e===0&&yi(t,r)))return o.takes?.(t,r)===!1?void 0:o}function xi(e){return e===0?ft():e===38?Rc():e===37?Pc():void 0}function uo(e,t,r,o){
if(V.length=0,o&&t>8192||t>1024&&(G(e,t)||yi(e,t)))return;let n=ft();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=At(e,
t);if(!(i<t&&(r||!ct(e,i,t))))try{let s=n.decodesStart&&i<8192&&!o,c=i===t||s?e:In(e,t,i),f=o?n.decodeOrFail(c,i):n.decodeQuickly(
c,i);return t>256&&f!==void 0&&mo(c,i,f),f}catch{return}}function Si(e,t,r){let o=xi(e);if(!(r%2>0||!o?.takes?.(t,r)||G(
t,r)))return o.decode(t,!0)}var cr=0;function yi(e,t){if(t<8192||Wc()||t<131072&&cr===0)return!1;let r=0,o=Math.ceil(t/8);
for(let i=0;i<t-1;i+=o)e[i]>=192&&(e[i+1]&192)!==128&&r++;let n=r>1;return cr=n?16:Math.max(cr-1,0),n}var Wc=m(H);function mo(e,t,r){
t>=8192&&kc(r)&&(cr=16),po(e,t,r)}function kc(e){let t=0,r=Math.floor(e.length/8);for(let o=0;o<8;o++)e.charCodeAt(o*r)===
65533&&t++;return t>1}function Hc(){let{isAscii:e}=pt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every(
(o,n)=>!e(t.with(n,128)))?e:void 0}function $c(){let e=X(),t=e?dr():void 0;if(e&&!t)return;let r=C("utf-8"),o=O(Yc),n=p=>r.
decode(p),i=Vc(n),s=jc(i,o),c=t&&((p,D)=>se(p,D)&&t(p)),f=c??zc(),d=c?(p,D)=>D>256?c(p,D):Ai(p,D)&&!(D>54&&tr(p,D)):f,a=Uint8Array.
of(...Ti,...Ei.flat()),l=`${wi}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),h=i(a,a.length)===l&&n(a)===
l&&r.decode(a.buffer)===l&&i(u,2)==="a\x7F"&&co(p=>s(p,p.length)),_=we;if(!h||t&&_.call(u)!=="a\x7F")return;let y=(p,D)=>C(
"utf-8",p&&o!==void 0,D),F=p=>fr()?new sr(p):p;return Qe(0,{newDecoder:y,newViewDecoder:F,isRight:(p,D)=>{let qe=y(p,D);
return[qe,F(qe)].every(Kc)},canFail:!0,...Gc()}),{decode(p,D){try{return t?_.call(p):(D?s:n)(p,I(p))}catch{return}},decodeQuickly:i,
decodesStart:fr(),decodeOrFail:s,takesQuickly:d,takes:f,completeLength:At}}function Gc(){return A()?Ge(1):j()?{...Ge(257),
leastBeyondASCII:65,leastOfBuffer:8192}:X()?{...Ge(19),most:2048,onlyASCII:!0}:oe()?{...Ge(48),leastOfBuffer:48,onlyASCII:!0}:
R()?{...Ge(33),most:1023}:fr()?{...Ge(33),leastOfASCII:19}:Ge(33)}var Ge=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,
most:8191,onlyASCII:!1});function jc(e,t){let r=vc(e),o=A()||me();return t&&o?n=>t.decode(n):r}function Yc(){let e=C("ut\
f-8",!0);return co(r=>e.decode(r))&&co(({buffer:r})=>e.decode(r))&&!j()?e:void 0}var Kc=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...He("\uFEFF"),...He(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),co=e=>e(Uint8Array.from(Ti))===wi&&Ei.every(t=>O(()=>e(Uint8Array.from(t)))===void 0),Ti=[239,187,191,97,230,188,162,
240,159,146,169],wi="\uFEFFa\u6F22\u{1F4A9}",Ei=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
vc=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Vc(e){let[t,r]=[mt,we];return X()?(o,n)=>n>256?
r.call(o):t.call(o,0,n):fr()?(o,n)=>n<8192?t.call(o,0,n):e(o):!t||!j()?e:(o,n)=>Ai(o,n)?t.call(o):e(o)}var fr=()=>mt!==void 0&&
J()>0&&!j()&&!A(),Ai=(e,t)=>t<=64||t<=256&&se(e,t);function qc(e,t){if(t<64)return!1;if(se(e,t))return!0;if(t<256)return!1;
let r=0,o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&
(n+=1)}return r>8||t>=768&&n===0&&r>=3*o}function zc(){return oe()?qc:R()?Zc:S()?Jc:void 0}function Jc(e,t){if(t<524288)
return!0;let r=0,o=Math.ceil(t/64);for(let n=0;n<t;n+=o)e[n]>=206&&(r+=1);return r>4||O(()=>Re(e,65536,128,128))!==!1}var Xc=m(
R),fo=0;function po(e,t,r){t<1024||!Xc()||!se(e,t)||(fo=r.length===t?0:fo+1)}function Zc(e,t){if(t<1024)return!0;if(se(e,
t))return fo<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Qc(){
return S()||me()?Oi(!1):tf()}function ef(){return S()?Oi(!0):void 0}function tf(){let e=Fe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=X()?512:1/0;return Ii(!1,(i,s)=>s<=o||se(i,s)&&dr()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.
length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Oi(e){let t=C(e?"utf-16be":"utf-16le"),o=[65279,55357,
28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Ii(e,()=>!0,
(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Ii=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,
n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var k={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},ho=1;function ar(e,t,r,o){return t>=
ho?rf(e,t,r,o):void 0}function rf(e,t,r,o){if((k.encoding!==o||k.owner!==x||T.isBusy)&&!of(o)||t>k.most&&(t>k.mostBeyondASCII||
se(e,t)))return;rt(e,t);let{readBytes:n,readPairs:i}=M;if(!!0||!k.isOfPairs)return n(N.input,t,k.source);let{piece:s}=k,
c=i(N.input,t,k.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=vt();if(c.length===s){let a=f[t],l=i(N.input+t-
a,a,k.source,+!r,s);if(l===null)return;c+=l}return f[t]===0||nr(f[t-1],o)?c:void 0}function of(e){return T.isBusy?!1:M.readPairs?
(ye("decoding",e),Vt(()=>{let t=U(e);k.isOfPairs=!t;let r=t?x.byte_table(e):x.pair_table(e);k.source=M.readsInput?e:r;let o=It(
e);return ho=o.least,k.piece=o.piece,k.most=r>0?o.any:0,k.mostBeyondASCII=r>0?o.beyondASCII:0,k.owner=x,k.encoding=e,!0})):
(ho=1/0,!1)}var nf=m(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!M.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(S()){let r={...e(72),piece:M.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(M.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(X()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(A()?0:256),single:e(256),multi:t}});function It(e){let{windows1252:t,
single:r,multi:o}=nf();return e===21?t:U(e)?r:o}var yo=m(()=>A()?0:me()||X()?8:oe()?352:18),sf=m(A);function Fi(e,t,r){if(r>64)return se(t,r)?cf(e,t,r):void 0;if(r<=er()||
(t[r>>1]|t[r-1])>=128||!so(t,r))return;let o=hr();return o?o.call(t,0,r):Jt(e,t,r)}function cf(e,t,r){let o=hr(),n=U(e);
if(!(r<512&&(n||!o))&&!(e===21&&ur>0)&&!!1&&!G(t,r))try{return dr()?.(t)??Re(t,r,128,128)?o?o.call(t):ft()?.decodeQuickly(
t,r):void 0}catch{return}}var lr=[],xo=[];function bi(e,t,r){if(!(xo[e]===null||r<=yo())&&!(r>=512&&r>gi(e)))return xo[e]??=
lf(e),pr(xo[e],t,r)}function Mi(e,t,r){return r<512?(sf()?So(e,t,r):void 0)??Jt(e,t,r)??So(e,t,r)??Bi(e,t,r):So(e,t,r)??
(pf(e)?Bi(e,t,r):void 0)??Jt(e,t,r)}var ur=0,ff=m(()=>To()?8192:512),df=e=>ur>0&&e<ff();function So(e,t,r){let o=hr();if(!o||
e!==21)return;if(df(r)){ur-=1;return}let n=mf(t,r);if(ur=n?0:15,!!n&&!G(t,r))try{return o.call(t)}catch{return}}var Bi=(e,t,r)=>pr(
Ci(e),t,r);function pr(e,t,r){if(!(!e||r>1024&&G(t,r)))try{return e.decode(t)}catch{return}}var af=m(()=>A()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function gi(e){if(Ui(e))return 8192;let{windows1252:t,other:r}=af();return e===
21?t:r}function lf(e){let t=yf(e)?Ci(e):null;if(t){let r=mr(e,Bt()).includes("\uFFFD"),o=Math.max(yo(),It(e).any)+1;Qe(e,
{newDecoder:n=>n&&r?C(E[e].name,!0):t,isRight:n=>!(n&&r)||wf(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:S()?
1:yo()+1,most:gi(e),onlyASCII:!1})}return t}function Ci(e){return lr[e]===void 0&&(lr[e]=null,lr[e]=O(()=>Tf(e))??null),
lr[e]}var hr=m(()=>O(uf));function uf(){let e=we,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function mf(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||Re(e,
t,128,224)}var pf=e=>e===21?To():hf()||xf()&&Pt(e),Ui=e=>!hr()&&(e===21?To():Sf()),hf=m(()=>S()||H()),xf=m(()=>R()||A()),
Sf=m(S),To=m(()=>S()||A()||!(J()>0)),yf=e=>S()||A()||me()||X()||oe()&&e===21,Bt=()=>Uint8Array.from({length:256},(e,t)=>t);
function mr(e,t){let r=Pe(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Tf(e){let t=C(E[e].name),r=n=>t.
decode(n)===mr(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Bt().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function wf(e){
let t=mr(e,Bt()),r=Bt().filter(f=>t[f]!=="\uFFFD"),o=C(E[e].name,!0),n=f=>O(()=>o.decode(f)),i=f=>n(f)===mr(e,f),s=Uint8Array.
from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.of(...s,f))===void 0;return i(s)&&
Bt().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}function Eo(e,t){let{fromCharCode:r}=String,o=e[0];switch(t){case 1:return o<128?r(o):void 0;case 2:{let n=e[1];return(o|
n)<128?r(o,n):void 0}case 3:{let n=e[1],i=e[2];return(o|n|i)<128?r(o,n,i):void 0}case 4:{let n=e[1],i=e[2],s=e[3];return(o|
n|i|s)<128?r(o,n,i,s):void 0}case 5:{let n=e[1],i=e[2],s=e[3],c=e[4];return(o|n|i|s|c)<128?r(o,n,i,s,c):void 0}case 6:{let n=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|n|i|s|c|f)<128?r(o,n,i,s,c,f):void 0}case 7:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|n|i|s|c|f|d)<128?r(o,n,i,s,c,f,d):void 0}case 8:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
n|i|s|c|f|d|a)<128?r(o,n,i,s,c,f,d,a):void 0}case 9:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8];return(o|
n|i|s|c|f|d|a|l)<128?r(o,n,i,s,c,f,d,a,l):void 0}case 10:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],u=e[9];
return(o|n|i|s|c|f|d|a|l|u)<128?r(o,n,i,s,c,f,d,a,l,u):void 0}case 11:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
l=e[8],u=e[9],h=e[10];return(o|n|i|s|c|f|d|a|l|u|h)<128?r(o,n,i,s,c,f,d,a,l,u,h):void 0}case 12:{let n=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],u=e[9],h=e[10],_=e[11];return(o|n|i|s|c|f|d|a|l|u|h|_)<128?r(o,n,i,s,c,f,d,a,l,u,h,_):
void 0}case 13:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],u=e[9],h=e[10],_=e[11],y=e[12];return(o|n|i|
s|c|f|d|a|l|u|h|_|y)<128?r(o,n,i,s,c,f,d,a,l,u,h,_,y):void 0}case 14:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
l=e[8],u=e[9],h=e[10],_=e[11],y=e[12],F=e[13];return(o|n|i|s|c|f|d|a|l|u|h|_|y|F)<128?r(o,n,i,s,c,f,d,a,l,u,h,_,y,F):void 0}case 15:{
let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],u=e[9],h=e[10],_=e[11],y=e[12],F=e[13],p=e[14];return(o|n|i|
s|c|f|d|a|l|u|h|_|y|F|p)<128?r(o,n,i,s,c,f,d,a,l,u,h,_,y,F,p):void 0}default:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],l=e[8],u=e[9],h=e[10],_=e[11],y=e[12],F=e[13],p=e[14],D=e[15];return(o|n|i|s|c|f|d|a|l|u|h|_|y|F|p|D)<128?r(o,n,i,
s,c,f,d,a,l,u,h,_,y,F,p,D):void 0}}}function Ao(e,t,r){let{fromCharCode:o}=String;switch(t){case 1:return o(r[e[0]]);case 2:
return o(r[e[0]],r[e[1]]);case 3:return o(r[e[0]],r[e[1]],r[e[2]]);case 4:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]]);case 5:
return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]]);case 6:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]]);case 7:
return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]]);case 8:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],
r[e[5]],r[e[6]],r[e[7]]);case 9:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]]);case 10:
return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]]);case 11:return o(r[e[0]],r[e[1]],
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]]);case 12:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],
r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]]);case 13:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],
r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]]);case 14:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],
r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]]);case 15:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],
r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]]);default:return o(r[e[0]],r[e[1]],
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]],r[e[15]])}}var Li;function Io(e,t,r){return Li??=Ef(),Li(e,t,r)}function Ef(){let e=ft(),t=!(e&&A());return(r,o,n)=>{if(t&&rr(r,o)){
let i=(o<=16&&r[0]<128?Eo(r,o):void 0)??st(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?
e?.decodeOrFail(r,o):e?.decodeQuickly(r,o)}catch{return}}}var Oo=[];function Di(e,t,r){if($e())return;let o=Oo[r];if(o)return Ao(
e,t,o);let n=Eo(e,t);if(n!==void 0||!U(r))return n;let i=Pe(r);if(i)return Oo[r]=new Uint16Array(i),Ao(e,t,Oo[r])}function je(e,t,r,o=!1){
try{De(e,null);let n=Ne(t,r,0,o,!0);return n<0?void 0:nt(0,n)}catch(n){throw K(n)}}function Ni(e,t,r,o){V.length=0;let n=r?
t:At(e,t);return n===t||ct(e,n,t)?je(0,e,n,o):void 0}var Ft=m(()=>S()?{any:2048,markup:1/0,leastInStream:16}:R()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:A()?2048:
H()?112:0,leastInStream:40}),_o=()=>Ft().markup>0,Fo=(e,t)=>t>=Ft().leastInStream&&ki(e,t);function Ri(e,t,r){Ft().any>0&&
Me(e)&&Fo(t,r)&&bt(e,r)}var Bf=m(()=>_o()?1/0:33),Pi=(e,t,r)=>e>=29&&e<36&&r>=Bf()&&t[0]>=128,bo=[],Wi=(e,t,r)=>ki(t,r)&&
bt(e,r)?pr(bo[e],t,r):void 0;function ki(e,t){let{any:r,markup:o}=Ft();return t<=r||t<=o&&qt(e,t)}function bt(e,t){return bo[e]?
!0:(_f(e,t),!1)}var _t=[];function _f(e,t){_t[e]===void 0&&(_t[e]=O(()=>Cf(e))??null);let r=_t[e];r&&(r.credit+=Math.min(
t/64,1)+t/512,!(r.credit<64)&&(r.credit=0,_t[e]=null,O(()=>{let{value:o}=r.sequences.next();o?r.decoder.decode(o)===je(e,
o,I(o))&&(_t[e]=r):Ff(e,r.decoder)})))}function Ff(e,t){bo[e]=t;let{any:r,piece:o}=It(e);Qe(e,{newDecoder:n=>n?C(E[e].name,
!0):t,isRight:n=>!n||bf(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,
most:Ft().any,onlyASCII:!1})}var bf=e=>Mf.every(t=>gf.every(r=>{let o=C(E[e].name,!0),n=Uint8Array.of(97,t,...r);return O(
()=>o.decode(n))===je(e,n,n.length,!0)})),Mf=[128,129,142,143,161,224,255],gf=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Cf=e=>({decoder:C(E[e].name),sequences:Lf(e),credit:0}),Uf=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],Bo=[10,164,162];function*Lf(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of Uf)yield Uint8Array.of(...i,...Bo);for(let i=128;i<=255;i++)yield Ye([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield Ye([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Ye([i,i],[s,
s],o,r);for(let i=133;i<=254;i+=8)yield Ye([i,Math.min(i+7,254)],r,n,r);yield Ye([227,227],[50,50],o,r),yield Ye([129,129],
[48,48],t),yield Ye([129,129],[48,48],n,t)}}function Ye(...e){let t=e.map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+
Bo.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);n.set(Bo,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+e.length-1),n}var Ke=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return E[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=Q(t);if(!this.#e){if(this.#n&&this.#r===0&&this.encoding===0&&n<=256&&t[n-1]<
128){let s=Io(t,n,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=n,s}let i=this.#r===0?this.#l(
t,n,r):this.#x(t,n,r);if(i!==void 0)return r||this.#h(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.
reset();let{encoding:n}=this,i=r<=256;if(n===0&&r>0){let s=i?Io(t,r,this.fatal)??je(n,t,r,this.fatal):uo(t,r,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=r>0?Hi(t,r,!0,n):void 0,f=s===void 0&&!(i&&Pi(n,t,r))?this.#f(
t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&!Xe(n)?je(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#y(t,r,o,n);if(a!==void 0)return a;let l=this.#r+r;if(r>0&&l<=$.length)return this.#T(
t,l,o,n);this.#w()}let i=this.#e,s=this.#n,c=this.#o,f="";try{f=this.#E(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=i,
this.#n=s,this.#o=c,K(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#l(t,r,o){
let{encoding:n}=this;V.length=0;let i=r>0&&n!==0?Hi(t,r,o,n):void 0;return i===void 0?this.#f(t,r,o):this.#c(i)}#f(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let c=rr(t,r)?st(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(
t,r,o))}if(n===38||n===37){let c=r<=36?li(t,r,n===37):Si(n,t,r);return this.#d(c)}if(!Je(n))return;let i=U(n),s=!i&&r<=(t[0]<
128?er():18)?or(t,r,o,n):Rf(n,i,t,r,o);return this.#c(s)}#m(t,r,o){return uo(t,r,o,this.fatal)??(r<=256?Ni(t,r,o,this.fatal):
void 0)}#c(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#n&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#x(t,r,o){let n=this.#r+r;if(!(r===0||n>$.length))return V.length=0,r>16?this.#S(t,
n,o):(this.#u(t,n),this.encoding===0?st($,n,o,this.fatal):this.#c(ar($,n,o,this.encoding)??or($,n,o,this.encoding)))}#S(t,r,o){
let n=this.#p(t,r);return this.encoding===0?this.#m(n,r,o):this.#c(ar(n,r,o,this.encoding))}#y(t,r,o,n){if(this.encoding!==
0)return;let i=this.#o,s=this.#n,c=this.#t,f=this.#r,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#u(t,a);let l=st(
$,a,!0,!0);if(l===void 0)return;let u=a-f;this.#r=0,this.#o+=u,this.#n=!0;try{return We(l,this.decode(b(t,u),o,n))}catch(h){
throw this.#n=s,h instanceof et||h instanceof TypeError||(this.#e=null,this.#o=i,this.#t=c,this.#r=f),h}}#u(t,r){$[0]=this.#t,
$[1]=this.#t>>8,$[2]=this.#t>>16;let o=this.#r;for(let n=o;n<r;n++)$[n]=t[n-o]}#p(t,r){return this.#u(t,this.#r),P($,t,this.#r),
jr(r)}#h(t){this.#o+=t,this.#n||=this.#r+t>V.length,this.#r=V.length,this.#t=V.bytes}#T(t,r,o,n){let i=this.#r,s=this.#p(
t,r);this.#r=0,this.#o-=i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof et||c instanceof TypeError||(this.#r=i,
this.#o+=i),c}}#w(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{De(this.encoding,null),Ne(t,this.#r,0,this.fatal,
!1),this.#e=Te(),this.#r=0}catch(r){throw K(r)}}#E(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=hi(this.
encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==
0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#a(b(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===
r?t:b(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=We(s,this.#a(f,c-i,!0)),this.#i)return s}else this.encoding===
0&&mo(f,c-i,d),s=We(s,this.#d(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.encoding===0&&!o&&ct(t,c,r)?(this.#h(r-
c),s):We(s,this.#a(b(t,c,r),r-c,o))}#a(t,r,o){De(this.encoding,this.#e);let n="",i=Jn(r),s=this.#n||this.ignoreBOM||!Xe(
this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),l=f===0&&d?t:b(t,f,f+a),u=Ne(l,a,c,this.
fatal,o&&d);if(u<0)return this.#e=Te(),this.#i=new et(this.name,this.#o+f+ee.start(),ee.length()),n;if(c+=u,c>0&&(d||!zn(
c))){let h=!s&&Zn()===65279?1:0;i?i.add(Xn()+2*h,c-h):n=We(n,nt(h,c)),s=!0,c=0}if(d)break}return this.#n=s,this.#e=o?null:
Yn(),this.#o+=r,i?i.toText():(this.encoding===0&&po(t,r,n),n)}};function Hi(e,t,r,o){if(t<=16){let n;if(U(o)||Nf(e,t,o)?
n=Di(e,t,o):Me(o)&&!$e()&&(n=ui(e,t,o)),n!==void 0)return n}return ar(e,t,r,o)}var Nf=(e,t,r)=>(e[0]|e[t>>1]|e[t-1])<128&&
Je(r),Rf=(e,t,r,o,n)=>(r[0]<128?Fi(e,r,o):void 0)??(!t&&n&&o>18?Wi(e,r,o):void 0)??(ai(r,o,t)?or(r,o,n,e):void 0)??void 0,
Mo=({encoding:e,fatal:t,ignoreBOM:r})=>new Ke(e,t,r);function Mt(e){return e.common??=Mo(e),e.common}var $i=(e,t,r,o,n,i)=>xr(
$t(r,o,n),e,t,i);function xr(e,t,r,o){if(r<e.leastOfAny)return Mt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;
if(n!==void 0)return n;let i=Mt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function Gi(e,t){let r=Oe(e,t);
if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return r}var te,Co=1/0,vi=1/0;function Vi(){te=null,te=O(kf)??null,te&&(S()||A())&&(Co=(A()?6:32)+1,vi=7)}var Uo=e=>e.length>=Co||
e.length>=vi&&e.charCodeAt(0)>=128;function kf(){let e=Jo(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(
8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...He(o)]}`&&Object.getPrototypeOf(
n)===Uint8Array.prototype?e:void 0}function ji(e){try{return te?.encode(e)}catch{return}}function Lo(e,t){te===void 0&&Vi();
try{return te?.encodeInto(e,t)}catch{return}}function at(e){let{length:t}=e;return t<=6?He(e):(te===void 0&&Vi(),Uo(e)?ji(
e):t<=21||Co<1/0?He(e):Hf(e)??ji(e))}function Hf(e){let{length:t}=e;if(t<=64&&$f()){let r=(Gf()||jf(e)<=64)&&Yi(g,e);if(r)
return r}return t<=65536&&Kf(e)?Yi(Yf(),e):void 0}var $f=m(()=>!j()),Gf=m(()=>oe()||R()),jf=e=>e.length*Et(qi(e))*.75;function Yi(e,t){
let r=Lo(t,e);return r?.read===t.length?Ie(e,0,r.written):void 0}var Yf=m(()=>new Uint8Array(3*65536));function Kf(e){let{
latin1:t,other:r}=vf();return e.length>=r&&(e.length>=t||qi(e)>=256)}var vf=m(()=>j()?{latin1:1/0,other:1024}:J()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function qi(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var qf=m(()=>A()?32:J()>0?48:S()?400:oe()?1024:1/0),Do=0;function No(e,t){let{length:r}=e;if(r<qf()||!Je(t)||!zf(e))return;
if(Do>0){Do-=1;return}let o=at(e);if(o&&I(o)===r)return o;Do=15}var zi=e=>Math.max(8,e>>4);function zf(e){let{length:t}=e,
r=zi(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function Ji(e){let{length:t}=e,r=zi(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var Qf=["fatal","html","replacement"],ed=m(()=>A()||S());function Po(e,t){let{length:r}=e,o=r<32?void 0:No(e,t);if(o)return o;
let n=U(t);if(r>64&&r>(n?ni():ro()))return;if(!1)return ii(e,Xt(t));if(!1)return r<=48?fi(e,Xt(32)):void 0;if(!!0||r>512&&
ed()&&Ji(e))return;let i=Xt(t);return i&&ci(e,i)}var es=m(()=>A()||S()||H()||R()&&!ze);function ts(e,t){return es()?si(e,
qn(t)):Qn(e,t)}function Qi(e,t){return Po(e,t)??void 0}var Wo=()=>"",z=class{encoding;unmappable;#e;#t=null;#r=0;#n=Y;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return E[this.encoding].name}encode(t,r){let o=r||this.#o(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#f(t,r)}#o(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:Qf.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?at(t):void 0;if(r)return r;if(t.length>65536)return this.#l(t);try{let o=Qi(t,this.encoding);if(o)return o;zt(this.encoding,
null),Tt(t,0,t.length);let n=Zt(0,t.length,this.#i,!0);return n===-2||!ee.finished()?void 0:wt(n)}catch(o){throw K(o)}}#l(t){
let r=!1,o=()=>r?ts(t,this.encoding):void 0;return No(t,this.encoding)??O(o)}#f(t,r){let o=new yr;return this.encodeOrFail(
t,r,n=>o.add(n),(n,i)=>{throw new Ue(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,
c=this.#n;r&&(this.#n=Y,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===Wo,l=f&&!a?2048:65536,u=void 0,h=u?p=>u.add(
p):o,_=u?p=>u.addUnchanged(p):o,y=0,F=null;try{if(!s)for(;y+65536<t.length;y+=65536){let p=Qi(t.slice(y,y+65536),this.encoding);
if(!p)break;o(p)}for(zt(this.encoding,s);y===0||y<t.length;y+=l){let p=Math.min(y+l,t.length);Tt(t,y,p);let D=p===t.length;
for(let qe=0,Yo=!1;!Yo;){let Ct=Zt(qe,p-y,d,r&&D);h(wt(Ct===-2?ee.written():Ct));let Ko=i+y+qe+ee.start();if(qe+=ee.read(),
Yo=Ct!==-2&&ee.finished(),Ct!==-2||a)continue;let Fr=ee.codePoint();if(f){F=Te(F);let{count:_s}=T,vo=()=>this.locate(Ko),
Ut=f(Fr,vo);T.count!==_s&&(zt(this.encoding,F),Tt(t,y,p));let Vo=Fs=>{throw new Ue(Fs,vo(),this.name)};typeof Ut=="strin\
g"?td(Ut,h,Vo):Ut?_(Ut):Vo(Fr)}else n(Fr,Ko)}}}catch(p){throw K(p)}if(r){u&&o(u.held);return}u&&(this.#n=u.held),this.#t=
this.#o(t)?null:Te(),this.#r=i+t.length}};function td(e,t,r){let o=wn(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(
n+2048,o.length);Tt(o,n,i,2048);let s=Zt(2048,2048+i-n,0,!1);s===-2&&r(ee.codePoint()),t(wt(s))}}var Ro=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=I(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(ce(
t,0,o)),this.held=ce(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=Y,this.#e(t)}},yr=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=I(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);P(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){P(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?ce(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=rd(this.#r),o=0;return this.forEach(n=>{P(r,n,o),o+=I(n)}),r}};function rd(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function gt(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=Oe(e,t);if(o===37||o===38){let{name:n}=E[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return od(o,e,t)}function od(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function re(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function ve(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function ko(){throw new TypeError("Illegal invocation")}var rs="Failed to execute 'encodeInto' on 'TextEncoder'",Tr=re({TextEncoder:class{#e="utf-8";constructor(){new.target!==
Tr&&ve(this,new.target,Tr)}get encoding(){return this.#e}encode(e=""){if(#e in this||ko(),te&&typeof e=="string"&&Uo(e))
try{return te.encode(e)}catch{}return wr(W(e))}encodeInto(e,t){#e in this||ko();let r;if(te&&typeof e=="string"&&t instanceof
Uint8Array)try{if(r=te.encodeInto(e,t),r.read===e.length)return r}catch{}Wr(arguments.length,2,rs);let o=W(e),n=yn(t,rs),
{read:i,written:s}=r??Lo(o,n)??{read:0,written:0};if(i===o.length||s===I(n))return{read:i,written:s};let c=nd(o.slice(i),
b(Rr(n),s));return{read:i+c.read,written:s+c.written}}}});function wr(e){return at(e)??new z(0,"fatal").encode(e,!0)}function nd(e,t){
let r=0,o=0;for(;r<e.length;){let n=oo(e,r);if(o+Et(n)>I(t))break;o=no(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var os="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ns=`!
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
?`;var sd=m(()=>{let e=ns.split(`
`),t=0;return new Map(os.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
is=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ss(e){let t=new z(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Ue)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=cs(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function cs(e,t,r){if(is(e))return"";if(r===0)return null;let o=cd(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:cs(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function cd(e){
let t=[...sd().get(e)??[],...fd(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function fd(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,h)=>c(
h)),d=o.filter((u,h)=>!c(h)),a=[r,...f].join("").normalize("NFC"),l=a+d.join("");l.normalize("NFD")===t&&n.push(l),d.every(
is)&&i.push(a)}return[...n,...i]}var dd=["fatal","html","replacement","ignore","translit"],ad=En(dd),fs=(e,t,r)=>typeof e=="function"?e:ad(e,t,r);function ds(e,t,r){
return typeof e=="function"?(o,n)=>ld(e(o,n()),r):e==="ignore"?Wo:e==="translit"?ss(t):void 0}function ld(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=ge(ie(e,t,"The function 'unmappable' returned neither a string, bytes nor\
 null."));return ce(o,0,I(o))}var ud="Failed to construct 'LegacyTextEncoder'",Ho="Failed to execute 'encode'",as="utf-8",ls=0;function us(e,t="utf-8",r=void 0){
let o=Ce(e,Ho);if(r===void 0){if(t!==as){let s=W(t);ls=gt(s,Ho),as=s}let i=ls;return i===0?wr(o):Po(o,i)??new z(i,"fatal").
encode(o,!0)}let n=Er(t,r,Ho);return n.encoding===0?wr(o):n.encode(o,!0)}function Er(e,t,r){let o=W(e),n=t===void 0?"fat\
al":Tn(t,{unmappable:fs},r).unmappable,i=gt(o,r);return new z(i,n,ds(n,i,r))}var ms=re({LegacyTextEncoder:class{#e;constructor(e="\
utf-8",t=void 0){this.#e=Er(e,t,ud)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Ce(e,o);fe(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var pd=m(S);function Go(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(Me(t)?_o():Xe(t)&&pd())&&!r?new $o(t,r,o):Mo(e)}
var $o=class extends Ke{#e=void 0;#t=!1;#r=!1;reset(){super.reset(),this.#t=!1}decode(t,r,o){if(this.hostOfStream)return this.#o(
t,r);if(this.#t)this.#r&&(this.#r=!bt(this.encoding,Q(t)));else if(!r&&this.#n(t))return this.#o(t,r);return super.decode(
t,r,o)}#n(t){let{encoding:r}=this,o=Q(t),n=Me(r),i=n?Fo(t,o):o>=40;this.#r=i&&n&&!bt(r,o);let s=i&&!this.#r&&xd(r);return this.#t=
!s,s&&(this.#e??=C(this.name,!1,this.ignoreBOM)),s}#o(t,r){let o=Q(t),n=o>1024&&G(t,o)?ce(t,0,o):t,i=this.#e;this.hostOfStream=
r?void 0:i;try{return i.decode(n,r?Or:Ar)}catch(s){return this.failUnlessRefused(n,s),this.#o(ce(n,0,o),r)}}failUnlessRefused(t,r){
if(!hd(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,Zr(r)}},hd=(e,t)=>O(()=>e.decode(b(t,0,0),Ar))===void 0,
Ar={stream:!0},Or={stream:!1};function xd(e){return ps[e]??=O(()=>yd(e))===!0,ps[e]}var ps=[],Sd=[97,128,129,142,143,161,
195,216,227,240,255],hs=[32,48,129,161,220,254];function yd(e){let t=C(E[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);
De(e,r);let f=nt(0,Ne(c,1,0,!1,s));return r=Te(),t.decode(c,{stream:!s})===f};return Sd.flatMap(i=>hs.flatMap(s=>hs.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Td(e)}function Td(e){let t=C(E[e].name,!1,!1),r=cn(e)??[];return[...r,...r].
map(n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===(Xe(e)?"\uFEFF":"")}var Ve="Failed to execute 'decode' on 'TextDecoder'",wd=()=>({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=xs(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ir&&ve(this,new.target,Ir)}get encoding(){return E[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=Y,t=void 0){
if(t===void 0&&!this.#r){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!G(e,o))){let n=r.viewDecoder.decode(e);return r.isWatched&&r.watch(n,o),n}}catch{
r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return Mt(r).decodeWhole(e,Q(e),Ve)}else if(e instanceof ArrayBuffer){
let o=Ad(r,e);if(o!==void 0)return o}}return this.#n(e,t)}#n(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);(!r||
typeof t!="object")&&Ed(e,t);let o=!!t?.stream,n=r?e:Ze(e),i=this.#e;return i.isStateless||!this.#r&&!o?xr(i,n,Q(n),Ve):
(this.#r||this.#o(),this.#r=o,this.#t.decode(n,!o,Ve))}#o(){this.#t??=Go(this.#e),this.#t.reset()}static{let{prototype:e}=this,
{decode:t}=e,r={decode(o=Y,n=void 0){let i=n;if(typeof n=="object"&&ArrayBuffer.isView(o)){i=n?.stream?Ar:Or;let f=this.#t,
d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(o,i);return i===Or&&(f.hostOfStream=void 0,this.#r=!1),a}catch(a){f.failUnlessRefused(
Ze(o),a)}}let s=this.#e;if(n===void 0?!this.#r:s.isStateless&&i!==n){if(s.takesAnything)try{let f=s.decoder.decode(o),{length:d}=f;
return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}if(o instanceof Uint8Array&&ArrayBuffer.
isView(o)&&o.length<s.leastOfASCII)return Mt(s).decodeWhole(o,Q(o),Ve)}return t.call(this,o,i)}};S()&&(e.decode=r.decode)}}}),
Ir=re(wd());function Ed(e,t){ie(e,Ve),fe(t,Ve)}function Ad(e,t){if(e.takesAnyBuffer)try{let i=e.decoder.decode(t);return 2*
i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=Pr(
t);if(!o)return;let n=new Uint8Array(t);return Ri(e.encoding,n,o),xr(e,n,o,Ve)}function xs(e,t,r){let o=W(e);fe(t,r);let n=!!t?.
fatal,i=!!t?.ignoreBOM;return $t(Gi(o,r),n,i)}var Ss=(e,t,r)=>Go(xs(e,t,r));function ys(e,t,r){let o=Xo();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function jo(e,t){let r=`Failed to execute 'transform' on '${e}'`;return ys(e,(o,n)=>n(t.decode(ge(ie(o,r)),!1,r)),o=>o(t.
decode(Y,!0,r)))}var Br=re({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Ss(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=jo("TextDecoderStream",r),new.target!==Br&&ve(this,new.target,Br)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),_r=re({TextEncoderStream:class{#e;constructor(){this.#e=
Ts("TextEncoderStream",new z(0,"fatal"),W),new.target!==_r&&ve(this,new.target,_r)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Ts(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return ys(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var ws=re({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=Er(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Ts("LegacyTextEncoderSt\
ream",r,Ce)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var ut=class{fatal;ignoreBOM;#e;#t;#r=Y;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&I(this.#r)===0?t:xn(this.#r,t);if(!r&&sn(n))return this.#r=
n,"";let i=xt(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ke(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?b(n,s):n,r,o)}};var Es=re({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=W(e);
fe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new ut(Oe(o,r),n,i);this.#e=s,this.#t=jo("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function As(e,t){let r="Failed to execute 'findUnmappable'",o=Ce(e,r),n=gt(W(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new z(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Os(e){let t=xt(Ze(ie(e,"Failed to execute 'bomSniff'")));return t?E[t.encoding].name:null}function Is(e,t="utf-\
8",r=void 0){let o="Failed to execute 'decode'",n=ie(e,o),i=Oe(W(t),o);fe(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ze(n);
return xt(f)?new ut(i,s,c).decode(f,!0,o):$i(f,Q(f),i,s,!0,o)}async function Bs(e=void 0){let t=await e;if(t===void 0)qr()||await Vr(Nt,!0);else{let r=Od(t)?await Id(t):t;await Vr(()=>r,
!1)}}var Od=e=>typeof e?.arrayBuffer=="function";function Id(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Es as DecoderStream,ms as LegacyTextEncoder,ws as LegacyTextEncoderStream,Ir as TextDecoder,Br as TextDecoderStream,
Tr as TextEncoder,_r as TextEncoderStream,Ue as UnmappableError,Os as bomSniff,Is as decode,us as encode,E as encodings,
As as findUnmappable,Bs as initialize,dn as labelToName};
