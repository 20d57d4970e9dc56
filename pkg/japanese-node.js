var Rt=(e,t)=>e?.prototype?.[t],Pt=e=>Rt(globalThis.Buffer,e),Fe=Pt("ucs2Slice"),Xe=Pt("ucs2Write"),ht=Pt("utf8Slice"),Te=Pt(
"latin1Slice"),qo=e=>globalThis[e],Xo=qo("TextDecoder"),Us=Rt(Xo,"decode"),Ur=qo("TextEncoder"),Ls=Rt(Ur,"encode"),Ds=Rt(
Ur,"encodeInto");function b(e,t=!1,r=!0){let o=new Xo(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:Us})}function Jo(){let e=new Ur;return Object.defineProperties(e,{encode:{value:Ls},encodeInto:{value:Ds}}),e}function E(e){
try{return e()}catch{return}}var S=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis,Z=()=>Lr().includes("Chrome\
/"),H=()=>Lr().includes("AppleWebKit/")&&!Z()&&!(Q()>0);function Lr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var j=()=>"Deno"in globalThis,N=()=>Lr()==="Cloudflare-Workers",ce=()=>H()||N(),Q=()=>N()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),K=()=>Q()<22,xt=e=>globalThis.process?.getBuiltinModule?.(e),gr;function Zo(){let{
TransformStream:e}=globalThis;return e&&e===gr?e:(gr=[e,xt("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),gr)}var Ns=e=>xt("node:fs").readFileSync(e);function Qo(e){try{return Ns(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Wt=()=>Qo(()=>new URL("./japanese.wasm",import.meta.url)),kt="encoding-wasm/japanese";var en=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Dr=["japanese"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var A=Ps();function Ps(){let e=en.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var rn=u(()=>new Map(A.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Ws=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Je=e=>e<36&&e!==33,U=e=>e>0&&e<29,Me=e=>e>=29&&Je(e),Ht=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(A[e].name),ks=e=>Ws.find(([t])=>e>=t)[1];function on(e){let t=rn();return t.get(e)??t.get(dn(Gs(e)))}function Ae(e,t){
let r=on(e);if(r===void 0){let o=$s(e),n=o===void 0?"":` Did you mean '${A[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(Dr){let o=ks(r);if(o&&!Dr.includes(o))throw new RangeError(`${t}: '${kt}\
' doesn't include ${A[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Hs=u(()=>new Map(
Array.from(rn(),([e,t])=>[nn(e),t]).reverse()));function $s(e){let t=nn(e),r=Hs().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var nn=e=>dn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),sn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function yt(e){if(e[0]>=239)return sn.find(t=>t.bytes.every((r,o)=>e[o]===r))}function cn({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function fn(e){return sn.find(t=>t.encoding===e)?.bytes}function Ze(e){return e===
0||e===37||e===38}function Gs(e){let t=0,r=e.length;for(;tn(e[t]);)t+=1;for(;tn(e[r-1]);)r-=1;return e.slice(t,r)}var tn=e=>`\
	
\f\r `.includes(e);function dn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function an(e){let t=on(`${e}`);return t===
void 0?null:A[t].name}var Rr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,ln=()=>Object.getPrototypeOf(Uint8Array.prototype),$t=e=>Rr(ln(),
e),Pr=e=>Rr(DataView.prototype,e),Ys=()=>Rr(ArrayBuffer.prototype,"byteLength"),Gt=e=>ln()[e],un=$t(Symbol.toStringTag),
Wr=$t("buffer"),mn=$t("byteOffset"),pn=$t("byteLength"),zs=Gt("includes"),vs=Gt("set"),Vs=Gt("slice"),qs=Gt("subarray"),
Xs=Pr("buffer"),Js=Pr("byteOffset"),hn=Pr("byteLength"),xn=Ys(),I=e=>pn.call(e);function te(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:I(e)}var M=(e,t,r=I(e))=>new Uint8Array(Wr.call(e),mn.call(e)+t,r-t);function Sn(e,t){
let r=new Uint8Array(I(e)+I(t));return P(r,e),P(r,t,I(e)),r}var P=(e,t,r)=>vs.call(e,t,r),yn=(e,t)=>zs.call(e,t),Zs=u(()=>S()?96:H()?1024:1/0);function fe(e,t,r){if(r-t<=Zs())return Vs.
call(e,t,r);let o=new Uint8Array(r-t);return P(o,qs.call(e,t,r)),o}function Oe(e,t,r){if(r>24)return fe(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function G(e,t){if(t<=64)return!1;try{return xn.call(Wr.call(e)),!1}catch{return!0}}
var Qs="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function se(e,t,r=Qs){if(!ArrayBuffer.isView(
e)&&Hr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Tn(e,t){if(ArrayBuffer.isView(e)&&un.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Ce(e){if(ArrayBuffer.
isView(e))return kr(e);try{return new Uint8Array(e)}catch{return Y}}var Qe=e=>e instanceof Uint8Array?e:Ce(e);function kr(e){
try{return un.call(e)===void 0?new Uint8Array(Xs.call(e),Js.call(e),hn.call(e)):new Uint8Array(Wr.call(e),mn.call(e),pn.
call(e))}catch{return Y}}var Y=new Uint8Array;function Hr(e){try{return xn.call(e)}catch{}try{return hn.call(new DataView(
e))}catch{return}}function wn(e,t,r){de(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function de(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var W=e=>`${e}`;function En(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ge(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function $r(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function An(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=W(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var jr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#r=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#n=void 0;#o=0;#i=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=U(t)&&!r}accept(t){E(()=>t.isRight(this.fatal,this.ignoreBOM))&&
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
"\uFFFD");return n?this.pauseLong():this.isWatched&&this.watch(o,r),n?void 0:o}catch{this.pauseLong();return}}},On=[],Kr=[];
function Kt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Kr[o];if(n)return n;let i=new jr(e,t,r);Kr[o]=i;let s=On[e];return s&&i.accept(
s),i}function et(e,t){On[e]=t;for(let r=0;r<4;r++)Kr[4*e+r]?.accept(t)}var tt=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var oc=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,In=Symbol.for("encoding-wasm.UnmappableError"),Ue=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${oc(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&In in o}[In](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var $=new Uint8Array(512),Yr=[];function zr(e){return Yr[e]??=M($,0,e),Yr[e]}function Bn(e,t,r){return t>$.length?M(e,0,
r):(e!==Yr[t]&&P($,e),zr(r))}var rt=u(()=>E(nc));function nc(){let{isAscii:e}=xt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every(
(o,n)=>!e(t.with(n,128)))?e:void 0}function Le(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Mn(e,t,r){let{memory:o}=e,n=Yt(a=>dc(a,r),o,t),i=Yt(lc,o,t);if(n&&i){let a=j()?1/0:64;return{...i,read:(l,m)=>(m<
128?n:i).read(l,m),write:(l,m)=>(l.length<a?n:i).write(l,m),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:j()?n.
writeBytes:void 0,mostByTable:512}}let s=vr(o);if(n)return S()?ac(n,Yt(Fn,o,t)):n;let c=i??Yt(Fn,o,t)??s,f=i?18:15,d={...c,
read:(a,l)=>(l<=f?s:c).read(a,l),write:(a,l)=>(a.length<16?s:c).write(a,l),collect:i?.collect};return i?cc(d,e,t):d}var cc=(e,t,r)=>({
...e,readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<
0?null:e.read(r,c)},readsInput:!0,mostByTable:512});function Yt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),vr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var fc="str\
ings";function dc(e,t){let[r]=WebAssembly.Module.customSections(t,fc),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function ac(e,t){let{read:r,
readBytes:o}=e;return{...e,collect:t?.collect,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function lc(e){let[t,r]=[Fe,Xe],o=new Uint8Array(
e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(n(),i,i+2*s),write:(i,s)=>r.call(
n(),i,s,2*i.length),most:1/0,collect:Cn(e,(i,s)=>t.call(i,0,s))}}function Cn(e,t){let r;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=n(2*i),c=0;return{add(f,d){P(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function n(i){let s=r?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return r=
new WeakRef(c),c}}function Fn(e){let t=b("utf-16le"),{write:r,most:o}=vr(e),n=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=Cn(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:n,write:r,most:o,collect:i}}function vr(e){let t=new Uint16Array(
e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Le(
i,s,n);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){
let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var zt,x,qr,gn,Un,C,R={input:0,units:0,output:0},Tt=0,vt={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN,count:0};function Se(e,t){
vt.name=e,vt.encoding=t,T.newCodec=NaN,T.count+=1,T.isBusy&&mc(),T.isBusy=!0}function mc(){try{Pn(),zt??=Nn(xc(Wt())),Rn(
new WebAssembly.Instance(zt),zt)}catch(e){throw Wn(e)}}async function Xr(e,t){try{Pn();let r=e(),o=Ln(r)?r:await WebAssembly.compile(t?r:hc(r));Nn(o);let n=await WebAssembly.instantiate(
o);if(Jr())return;Rn(n,o),zt=o}catch(r){throw Wn(r)}}var pc=[0,97,115,109];function hc(e){let t=Ce(se(e,"encoding-wasm",
"initialize() takes a compiled module, its bytes or a Response."));if(pc.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Jr=()=>!T.isBusy;function xc(e){return Ln(e)?e:new WebAssembly.Module(e)}function Ln(e){try{return WebAssembly.
Module.customSections(e,Dn),!0}catch{return!1}}var Dn="encoding-wasm";function Nn(e){let[t]=WebAssembly.Module.customSections(
e,Dn),r=`${kt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Rn({
exports:e},t){x=e,Vr=WebAssembly.RuntimeError,R.input=x.input(),R.units=x.units(),R.output=x.output(),Hn(),C=Mn(x,R.units,
t),Tt=Math.min(x.units_length(),C.most),T.isBusy=!1}function Pn(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Wn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(Sc(e))return new RangeError(`encoding-wasm: ${kn} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var kn="no memory \
for WebAssembly; free some, and call again",Sc=e=>e instanceof RangeError&&/memory/i.test(e.message);function Vt(){return Qr(),
qr}function qt(){return Qr(),gn}function Zr(){return Qr(),Un}function Qr(){qr[0]===void 0&&Hn()}function Hn(){let{buffer:e}=x.
memory;qr=new Uint8Array(e),gn=new Uint8Array(e,R.input,65536),Un=new Int32Array(e,x.codec(),x.codec_length()>>2)}function $n(e,t){
return Se(e,-1),Xt(t)}function Xt(e){try{let t=e();return T.isBusy=!1,t}catch(t){throw z(t)}}var Vr;function z(e){if(!T.
isBusy||!Vr||!(e instanceof Vr))return e;let t=A[vt.encoding]?.name,r=`${vt.name}${t?` of ${t}`:""} failed`;return yc()?
new RangeError(`encoding-wasm: ${r}: ${kn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function yc(){try{return x.memory.grow(32),
!1}catch{return!0}}function Jt(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>
10}function ye(e=null){let t=Zr();return vn(t,e??new Int32Array(t.length))}function Yn(){return x.held()!==0?ye():(T.newCodec=
wt,null)}var zn=e=>vn(e,Zr());function vn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function De(e,t){Vn(e,t)||(Se(
"decoding",e),t?zn(t):x.new_decoder(e),wt=e===33||e===36?NaN:e)}var wt=NaN;function Vn(e,t){return t||T.newCodec!==e||T.
isBusy?!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function Zt(e,t){Vn(~e,t)||(Se("encoding",e),t?zn(t):x.new_encoder(e),wt=~e)}function Ne(e,t,r,o,n){nt(e,t),T.isBusy=!0;let i=x.decode_block(t,r,+o,+n);return T.isBusy=!1,n&&i>=0&&(T.newCodec=wt),ti(
i)}var ae={encoding:-1,source:0,mostWithMuchASCII:0,mostWithLittleASCII:0,owner:void 0};function Qt(e,t,r){if(ae.encoding!==
e||ae.owner!==x||T.isBusy){try{Se("decoding",e),ae.owner=x;let s=C.readBytes?x.byte_table(e):0;ae.source=C.readsInput?e:
s,ae.mostWithMuchASCII=s===0?0:C.mostByTable??1/0,ae.mostWithLittleASCII=s!==0&&Ht(e)?1/0:ae.mostWithMuchASCII,ae.encoding=
e}catch(s){throw z(s)}T.isBusy=!1}let{mostWithMuchASCII:o,mostWithLittleASCII:n}=ae;if(r>o&&(r>n||Jt(t,r)))return;if(r<=
65536)return nt(t,r),Gn(r);if(C.most>Tt)return;let i="";for(let s=0;s<r;s+=65536){let c=Math.min(65536,r-s);nt(M(t,s,s+c),
c),i=We(i,Gn(c))}return i}function Re(e,t,r,o){return $n("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>
0&&(n=Math.min(4*n,65536,t-i)),nt(n===t?e:M(e,i,i+n),n),!x.is_free_of(n,r,o))return!1;return!0})}function eo(e,t){let r=-1,
o,n;function i(s){try{return Se(e,s),r=s,n=x,o=t(s),T.isBusy=!1,o}catch(c){throw z(c)}}return s=>s===r&&n===x&&!T.isBusy&&
(!o||o[0]!==void 0)?o:i(s)}var er=eo("encoding",e=>{let t=x.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=x.memory;return new Uint16Array(
r,t,65536)}),qn=eo("encoding",e=>{let t=x.unit_table(e)>>>0,r=new Uint8Array(65536);return P(r,new Uint8Array(x.memory.buffer,
t,16384)),r}),Pe=eo("decoding",e=>{let t=U(e),r=(!t?x.pair_table(e):x.byte_table(e))>>>0;return r>0?new Uint16Array(x.memory.
buffer,r,t?256:65536):void 0}),Gn=e=>C.readBytes(R.input,e,ae.source);function We(e,t){try{return e+t}catch(r){throw to(
r)}}var to=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true }\
 or with a stream.",{cause:e}),Xn=e=>e+65536+3<=Tt,Jn=e=>e>Tt&&e<268435456?C.collect?.(e+3):void 0,Zn=()=>R.units,Qn=()=>Vt()[R.
units]|Vt()[R.units+1]<<8,st=(e,t)=>C.read(R.units+2*e,t-e),Et=(e,t,r,o=0)=>C.write(e.slice(t,r),R.units+2*o);function ei(e,t){
if(!T.isBusy&&!C.writeBytes)return;Se("encoding",t);let r=C.writeBytes?.(e,R.output,x.unit_table(t));return T.isBusy=!1,
r===e.length?At(r):void 0}function tr(e,t,r,o){T.isBusy=!0;let n=x.encode_block(e,t,r,+o);return T.isBusy=!1,o&&n>=0&&re.
finished()&&(T.newCodec=wt),ti(n)}function nt(e,t){let r=qt();if(t>8)try{P(r,e)}catch{P(r,M(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function ti(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var At=e=>Oe(Vt(),
R.output,e);var re={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.
start(),length:()=>x.length()};var g=new Uint8Array(256);function He(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return ri(g,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return ri(r,o,e);r[o]=n}return r}function ri(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)g[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)g[n++]=s;else if(s<2048)g[n++]=
192|s>>6,g[n++]=128|s&63;else if(!le(s))g[n++]=224|s>>12,g[n++]=128|s>>6&63,g[n++]=128|s&63;else{let c=so(r,i);c>=65536&&
(i+=1),n=co(c,g,n)}}return Oe(g,0,n)}var ii=u(()=>Xe||S()||H()?96:N()?1024:128),io=u(()=>ce()||S()||O()?65536:128),Oc=u(
()=>new Uint8Array(2*io()));function si(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var Ic=u(N);function ci(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(Ic()?Re(o,r,0,255):!yn(o,0))?o:void 0}function fi(e,t){let{length:r}=e,o=2*r<=256?g:
Oc(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return Oe(o,0,n)}var Bc=e=>e===14||e===15||e===27;function di(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,g[o]=27,g[o+1]=n?36:40,g[o+
2]=66,o+=3),n){if(!(c>=41216))return;g[o]=c>>8&127,g[o+1]=c&127,o+=2}else{if(Bc(s))return;g[o]=c,i<r&&(o+=1)}}return Oe(
g,0,o)}var le=e=>(e&63488)===55296;function so(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Ot=e=>e<128?1:e<2048?2:e<65536?3:4;function co(e,t,r){if(e<128)return t[r]=e,r+1;let o=Ot(e);for(let n=o-
1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var ai=new Uint8Array(128),v=_c(
ai);function _c(e){return new Uint16Array(e.buffer)}var or=u(()=>$e()?0:18),Fc=u(()=>K()?54:j()||!(Q()>=22||ce())?64:32),
bc=u(()=>H()?64:32),Mc=u(()=>H()?36:18),nr=(e,t)=>(e[0]&e[t>>1])>=128;function li(e,t,r){return r?t<=8:t<=Mc()||t<=bc()&&
(nr(e,t)||fr())}var ir=(e,t)=>t<=18||t<=64&&nr(e,t)&&t<=Fc(),V={length:0,bytes:0};function ft(e,t,r,o){if(e[0]<128&&$e())
return ao(e,t)?Te.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return ro(e,s,t,r,o,n);let l=e[i++]^128,m=d?0:e[i++]^128;if(c=d?(f&31)<<6|l:(f&15)<<12|l<<6|m,(l|m)>=
64||!d&&(c<2048||le(c)||c===65279))return ro(e,s,t,r,o,n)}v[n++]=c}return It(n)}function ui(e,t,r){if(t%2>0)return;let o=0;
for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(le(i))return;v[o++]=i}return It(o)}function ro(e,t,r,o,n,i){
let s=fo();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,l=d===0&&f>=128,m=f===
224?160:f===240?144:128,h=f===237?159:f===244?143:191,_=f,y=0;for(;y<d&&c<r;y++,c++){let F=e[c];if(F<m||F>h)break;_|=F<<
8*(y+1),m=128,h=191,a=a<<6|F&63}if(y<d){if(c===r&&!o){if(f===239)return;pi(_,1+y);break}l=!0}if(l&&n||(l&&(a=65533),a===
65279))return;a>65535&&(v[i++]=55232+(a>>10),a=56320|a&1023),v[i++]=a}return It(i)}function sr(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=Pe(o),!n)return;if(d=n[f],le(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&cr(f,o))
break;if(le(d))return Cc(e,c,t,r,i,o,n)}}v[i++]=d}return It(i)}function mi(e,t,r){let o=Pe(r);if(!o)return;let n=t-1,i=0,
s=0;for(;s<n;){let c=e[s],f=o[c|e[s+1]<<8];if(le(f))return;s+=le(o[c])?2:1,v[i++]=f}if(s===n){let c=o[e[s]];if(le(c))return;
v[i++]=c}return Le(v,0,i)}function Cc(e,t,r,o,n,i,s){let c=fo();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(le(
a)){if(f===r&&!o&&cr(d,i))break;let l=f<r?e[f]:0;if(a=s[d|l<<8],!le(a))f+=1;else if(Uc(a))a=65533;else{let h=f+2<r&&i<=30?
gc(d,l,e[f+1],e[f+2]):0;if(h===0)return;v[n++]=55232+(h>>10),a=56320|h&1023,f+=3}}v[n++]=a}return It(n)}function gc(e,t,r,o){
let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Uc=e=>e>=57088&&e<=57216;function dt(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function at(e,t,r){return V.length=0,ro(e,t,r,!1,!0,0)===""}function cr(e,t){
let r=t!==32||e<144||e>160;return r&&pi(e,1),r}function pi(e,t){V.length=t,V.bytes=e}function It(e){if(e<3||e<=18&&!$e())
return Le(v,0,e);if(fr())return Fe.call(ai,0,2*e);if(!(e>fo()))return Le(v,0,18)+Le(v,18,e-18)}var fo=u(()=>fr()?1/0:36),
$e=u(()=>O()&&fr()),fr=u(()=>E(Lc)===!0);function Lc(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.
call(e,0,e.length);return t(Fe)==="a\uFEFF\uD83D"&&t(Te)==="a\0\xFF\xFE=\xD8"}function ao(e,t){for(let r=0;r<t;r++)if(e[r]>=
128)return!1;return!0}function q(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var Dc=Nc();function Nc(){let e=ht;return t=>e.call(t)}var dr=class{fatal;ignoreBOM;#e;constructor(t){this.fatal=t.fatal,
this.ignoreBOM=t.ignoreBOM,this.#e=t}decode(t){let r=Dc(t);return this.fatal&&r.includes("\uFFFD")?this.#e.decode(t):r.charCodeAt(
0)===65279&&!this.ignoreBOM?r.slice(1):r}};function kc(e,t){if(t<64)return!1;if(q(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=
i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===0&&r>=3*o}function hi(){
return Z()?kc:N()?Gc:S()?Hc:void 0}function Hc(e,t){if(t<524288)return!0;let r=0,o=Math.ceil(t/64);for(let n=0;n<t;n+=o)
e[n]>=206&&(r+=1);return r>4||E(()=>Re(e,65536,128,128))!==!1}var $c=u(N),lo=0;function ar(e,t,r){t<1024||!$c()||!q(e,t)||
(lo=r.length===t?0:lo+1)}function Gc(e,t){if(t<1024)return!0;if(q(e,t))return lo<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}var je=u(()=>E(jc));function jc(){let e=K(),t=e?rt():void 0;if(e&&!t)return;let r=b("utf-8"),o=E(zc),n=p=>r.decode(p),i=qc(
n),s=Yc(i,o),c=t&&((p,D)=>q(p,D)&&t(p)),f=c??hi(),d=c?(p,D)=>D>256?c(p,D):Ti(p,D)&&!(D>54&&nr(p,D)):f,a=Uint8Array.of(...xi,
...yi.flat()),l=`${Si}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,m=Uint8Array.of(97,127),h=i(a,a.length)===l&&n(a)===l&&r.decode(
a.buffer)===l&&i(m,2)==="a\x7F"&&uo(p=>s(p,p.length)),_=Te;if(!h||t&&_.call(m)!=="a\x7F")return;let y=(p,D)=>b("utf-8",p&&
o!==void 0,D),F=p=>lr()?new dr(p):p;return et(0,{newDecoder:y,newViewDecoder:F,isRight:(p,D)=>{let qe=y(p,D);return[qe,F(
qe)].every(vc)},canFail:!0,...Kc()}),{decode(p,D){try{return t?_.call(p):(D?s:n)(p,I(p))}catch{return}},decodeQuickly:i,
decodesStart:lr(),decodeOrFail:s,takesQuickly:d,takes:f,completeLength:dt}}function Kc(){return O()?Ge(1):j()?{...Ge(257),
leastBeyondASCII:65,leastOfBuffer:8192}:K()?{...Ge(19),most:2048,onlyASCII:!0}:Z()?{...Ge(48),leastOfBuffer:48,onlyASCII:!0}:
N()?{...Ge(33),most:1023}:lr()?{...Ge(33),leastOfASCII:19}:Ge(33)}var Ge=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,
most:8191,onlyASCII:!1});function Yc(e,t){let r=Vc(e),o=O()||ce();return t&&o?n=>t.decode(n):r}function zc(){let e=b("ut\
f-8",!0);return uo(r=>e.decode(r))&&uo(({buffer:r})=>e.decode(r))&&!j()?e:void 0}var vc=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...He("\uFEFF"),...He(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),uo=e=>e(Uint8Array.from(xi))===Si&&yi.every(t=>E(()=>e(Uint8Array.from(t)))===void 0),xi=[239,187,191,97,230,188,162,
240,159,146,169],Si="\uFEFFa\u6F22\u{1F4A9}",yi=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Vc=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function qc(e){let[t,r]=[ht,Te];return K()?(o,n)=>n>256?
r.call(o):t.call(o,0,n):lr()?(o,n)=>n<8192?t.call(o,0,n):e(o):!t||!j()?e:(o,n)=>Ti(o,n)?t.call(o):e(o)}var lr=()=>ht!==void 0&&
Q()>0&&!j()&&!O(),Ti=(e,t)=>t<=64||t<=256&&q(e,t);var k={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},mo=1;function ur(e,t,r,o){return t>=
mo?Xc(e,t,r,o):void 0}function Xc(e,t,r,o){if((k.encoding!==o||k.owner!==x||T.isBusy)&&!Jc(o)||t>k.most&&(t>k.mostBeyondASCII||
q(e,t)))return;nt(e,t);let{readBytes:n,readPairs:i}=C;if(!!0||!k.isOfPairs)return n(R.input,t,k.source);let{piece:s}=k,c=i(
R.input,t,k.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=qt();if(c.length===s){let a=f[t],l=i(R.input+t-a,a,
k.source,+!r,s);if(l===null)return;c+=l}return f[t]===0||cr(f[t-1],o)?c:void 0}function Jc(e){return T.isBusy?!1:C.readPairs?
(Se("decoding",e),Xt(()=>{let t=U(e);k.isOfPairs=!t;let r=t?x.byte_table(e):x.pair_table(e);k.source=C.readsInput?e:r;let o=Ft(
e);return mo=o.least,k.piece=o.piece,k.most=r>0?o.any:0,k.mostBeyondASCII=r>0?o.beyondASCII:0,k.owner=x,k.encoding=e,!0})):
(mo=1/0,!1)}var Zc=u(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!C.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(S()){let r={...e(72),piece:C.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(C.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(K()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(O()?0:256),single:e(256),multi:t}});function Ft(e){let{windows1252:t,
single:r,multi:o}=Zc();return e===21?t:U(e)?r:o}var xo=u(()=>O()?0:ce()||K()?8:Z()?352:18),Qc=u(O);function Ai(e,t,r){if(r>64)return q(t,r)?ef(e,t,r):void 0;if(r<=or()||
(t[r>>1]|t[r-1])>=128||!ao(t,r))return;let o=Sr();return o?o.call(t,0,r):Qt(e,t,r)}function ef(e,t,r){let o=Sr(),n=U(e);
if(!(r<512&&(n||!o))&&!(e===21&&pr>0)&&!!1&&!G(t,r))try{return rt()?.(t)??Re(t,r,128,128)?o?o.call(t):je()?.decodeQuickly(
t,r):void 0}catch{return}}var mr=[],po=[];function Oi(e,t,r){if(!(po[e]===null||r<=xo())&&!(r>=512&&r>Bi(e)))return po[e]??=
nf(e),xr(po[e],t,r)}function Ii(e,t,r){return r<512?(Qc()?ho(e,t,r):void 0)??Qt(e,t,r)??ho(e,t,r)??wi(e,t,r):ho(e,t,r)??
(ff(e)?wi(e,t,r):void 0)??Qt(e,t,r)}var pr=0,tf=u(()=>So()?8192:512),rf=e=>pr>0&&e<tf();function ho(e,t,r){let o=Sr();if(!o||
e!==21)return;if(rf(r)){pr-=1;return}let n=cf(t,r);if(pr=n?0:15,!!n&&!G(t,r))try{return o.call(t)}catch{return}}var wi=(e,t,r)=>xr(
_i(e),t,r);function xr(e,t,r){if(!(!e||r>1024&&G(t,r)))try{return e.decode(t)}catch{return}}var of=u(()=>O()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Bi(e){if(Fi(e))return 8192;let{windows1252:t,other:r}=of();return e===
21?t:r}function nf(e){let t=uf(e)?_i(e):null;if(t){let r=hr(e,bt()).includes("\uFFFD"),o=Math.max(xo(),Ft(e).any)+1;et(e,
{newDecoder:n=>n&&r?b(A[e].name,!0):t,isRight:n=>!(n&&r)||pf(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:S()?
1:xo()+1,most:Bi(e),onlyASCII:!1})}return t}function _i(e){return mr[e]===void 0&&(mr[e]=null,mr[e]=E(()=>mf(e))??null),
mr[e]}var Sr=u(()=>E(sf));function sf(){let e=Te,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function cf(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||Re(e,
t,128,224)}var ff=e=>e===21?So():df()||af()&&Ht(e),Fi=e=>!Sr()&&(e===21?So():lf()),df=u(()=>S()||H()),af=u(()=>N()||O()),
lf=u(S),So=u(()=>S()||O()||!(Q()>0)),uf=e=>S()||O()||ce()||K()||Z()&&e===21,bt=()=>Uint8Array.from({length:256},(e,t)=>t);
function hr(e,t){let r=Pe(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function mf(e){let t=b(A[e].name),r=n=>t.
decode(n)===hr(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return bt().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function pf(e){
let t=hr(e,bt()),r=bt().filter(f=>t[f]!=="\uFFFD"),o=b(A[e].name,!0),n=f=>E(()=>o.decode(f)),i=f=>n(f)===hr(e,f),s=Uint8Array.
from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.of(...s,f))===void 0;return i(s)&&
bt().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}function To(e,t){let{fromCharCode:r}=String,o=e[0];switch(t){case 1:return o<128?r(o):void 0;case 2:{let n=e[1];return(o|
n)<128?r(o,n):void 0}case 3:{let n=e[1],i=e[2];return(o|n|i)<128?r(o,n,i):void 0}case 4:{let n=e[1],i=e[2],s=e[3];return(o|
n|i|s)<128?r(o,n,i,s):void 0}case 5:{let n=e[1],i=e[2],s=e[3],c=e[4];return(o|n|i|s|c)<128?r(o,n,i,s,c):void 0}case 6:{let n=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|n|i|s|c|f)<128?r(o,n,i,s,c,f):void 0}case 7:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|n|i|s|c|f|d)<128?r(o,n,i,s,c,f,d):void 0}case 8:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
n|i|s|c|f|d|a)<128?r(o,n,i,s,c,f,d,a):void 0}case 9:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8];return(o|
n|i|s|c|f|d|a|l)<128?r(o,n,i,s,c,f,d,a,l):void 0}case 10:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],m=e[9];
return(o|n|i|s|c|f|d|a|l|m)<128?r(o,n,i,s,c,f,d,a,l,m):void 0}case 11:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
l=e[8],m=e[9],h=e[10];return(o|n|i|s|c|f|d|a|l|m|h)<128?r(o,n,i,s,c,f,d,a,l,m,h):void 0}case 12:{let n=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],m=e[9],h=e[10],_=e[11];return(o|n|i|s|c|f|d|a|l|m|h|_)<128?r(o,n,i,s,c,f,d,a,l,m,h,_):
void 0}case 13:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],m=e[9],h=e[10],_=e[11],y=e[12];return(o|n|i|
s|c|f|d|a|l|m|h|_|y)<128?r(o,n,i,s,c,f,d,a,l,m,h,_,y):void 0}case 14:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
l=e[8],m=e[9],h=e[10],_=e[11],y=e[12],F=e[13];return(o|n|i|s|c|f|d|a|l|m|h|_|y|F)<128?r(o,n,i,s,c,f,d,a,l,m,h,_,y,F):void 0}case 15:{
let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],m=e[9],h=e[10],_=e[11],y=e[12],F=e[13],p=e[14];return(o|n|i|
s|c|f|d|a|l|m|h|_|y|F|p)<128?r(o,n,i,s,c,f,d,a,l,m,h,_,y,F,p):void 0}default:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],l=e[8],m=e[9],h=e[10],_=e[11],y=e[12],F=e[13],p=e[14],D=e[15];return(o|n|i|s|c|f|d|a|l|m|h|_|y|F|p|D)<128?r(o,n,i,
s,c,f,d,a,l,m,h,_,y,F,p,D):void 0}}}function wo(e,t,r){let{fromCharCode:o}=String;switch(t){case 1:return o(r[e[0]]);case 2:
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
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]],r[e[15]])}}var bi;function Ao(e,t,r){return bi??=hf(),bi(e,t,r)}function hf(){let e=je(),t=!(e&&O());return(r,o,n)=>{if(t&&ir(r,o)){
let i=(o<=16&&r[0]<128?To(r,o):void 0)??ft(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?
e?.decodeOrFail(r,o):e?.decodeQuickly(r,o)}catch{return}}}var Eo=[];function Mi(e,t,r){if($e())return;let o=Eo[r];if(o)return wo(
e,t,o);let n=To(e,t);if(n!==void 0||!U(r))return n;let i=Pe(r);if(i)return Eo[r]=new Uint16Array(i),wo(e,t,Eo[r])}function Ke(e,t,r,o=!1){
try{De(e,null);let n=Ne(t,r,0,o,!0);return n<0?void 0:st(0,n)}catch(n){throw z(n)}}function Ci(e,t,r,o){V.length=0;let n=r?
t:dt(e,t);return n===t||at(e,n,t)?Ke(0,e,n,o):void 0}var Ct=u(()=>S()?{any:2048,markup:1/0,leastInStream:16}:N()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:O()?2048:
H()?112:0,leastInStream:40}),Io=()=>Ct().markup>0,Bo=(e,t)=>t>=Ct().leastInStream&&Di(e,t);function gi(e,t,r){Ct().any>0&&
Me(e)&&Bo(t,r)&&gt(e,r)}var Tf=u(()=>Io()?1/0:33),Ui=(e,t,r)=>e>=29&&e<36&&r>=Tf()&&t[0]>=128,_o=[],Li=(e,t,r)=>Di(t,r)&&
gt(e,r)?xr(_o[e],t,r):void 0;function Di(e,t){let{any:r,markup:o}=Ct();return t<=r||t<=o&&Jt(e,t)}function gt(e,t){return _o[e]?
!0:(wf(e,t),!1)}var Mt=[];function wf(e,t){Mt[e]===void 0&&(Mt[e]=E(()=>Bf(e))??null);let r=Mt[e];r&&(r.credit+=Math.min(
t/64,1)+t/512,!(r.credit<64)&&(r.credit=0,Mt[e]=null,E(()=>{let{value:o}=r.sequences.next();o?r.decoder.decode(o)===Ke(e,
o,I(o))&&(Mt[e]=r):Ef(e,r.decoder)})))}function Ef(e,t){_o[e]=t;let{any:r,piece:o}=Ft(e);et(e,{newDecoder:n=>n?b(A[e].name,
!0):t,isRight:n=>!n||Af(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,
most:Ct().any,onlyASCII:!1})}var Af=e=>Of.every(t=>If.every(r=>{let o=b(A[e].name,!0),n=Uint8Array.of(97,t,...r);return E(
()=>o.decode(n))===Ke(e,n,n.length,!0)})),Of=[128,129,142,143,161,224,255],If=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Bf=e=>({decoder:b(A[e].name),sequences:Ff(e),credit:0}),_f=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],Oo=[10,164,162];function*Ff(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of _f)yield Uint8Array.of(...i,...Oo);for(let i=128;i<=255;i++)yield Ye([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield Ye([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Ye([i,i],[s,
s],o,r);for(let i=133;i<=254;i+=8)yield Ye([i,Math.min(i+7,254)],r,n,r);yield Ye([227,227],[50,50],o,r),yield Ye([129,129],
[48,48],t),yield Ye([129,129],[48,48],n,t)}}function Ye(...e){let t=e.map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+
Oo.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);n.set(Oo,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+e.length-1),n}var Ni=u(()=>E(bf)),Ri=u(()=>E(Mf));function bf(){return S()||ce()?Pi(!1):Cf()}function Mf(){return S()?Pi(!0):void 0}function Cf(){
let e=Fe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);
if(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=K()?512:1/0;return Wi(!1,(i,s)=>s<=o||q(i,s)&&rt()?.(
i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Pi(e){let t=b(
e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))===
"\uFEFF\uFFFD\u6F22")return Wi(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Wi=(e,t,r)=>({
takes:t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:
i}});var yr=0;function Fo(e,t){if(t<8192||Uf()||t<131072&&yr===0)return!1;let r=0,o=Math.ceil(t/8);for(let i=0;i<t-1;i+=o)e[i]>=
192&&(e[i+1]&192)!==128&&r++;let n=r>1;return yr=n?16:Math.max(yr-1,0),n}var Uf=u(H);function Hi(e,t){t>=8192&&Lf(e)&&(yr=
16)}function Lf(e){let t=0,r=Math.floor(e.length/8);for(let o=0;o<8;o++)e.charCodeAt(o*r)===65533&&t++;return t>1}function $i(e,t,r){let o=Gi(e);if(!(!o||r<24||G(t,r))&&!(e===0&&Fo(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Gi(e){
return e===0?je():e===38?Ni():e===37?Ri():void 0}function bo(e,t,r,o){if(V.length=0,o&&t>8192||t>1024&&(G(e,t)||Fo(e,t)))
return;let n=je();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=dt(e,t);if(!(i<t&&(r||!at(e,i,t))))try{let s=n.decodesStart&&
i<8192&&!o,c=i===t||s?e:Bn(e,t,i),f=o?n.decodeOrFail(c,i):n.decodeQuickly(c,i);return t>256&&f!==void 0&&Mo(c,i,f),f}catch{
return}}function ji(e,t,r){let o=Gi(e);if(!(r%2>0||!o?.takes?.(t,r)||G(t,r)))return o.decode(t,!0)}function Mo(e,t,r){Hi(
r,t),ar(e,t,r)}var ze=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return A[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=te(t);if(!this.#e){if(this.#n&&this.#r===0&&this.encoding===0&&n<=256&&t[n-1]<
128){let s=Ao(t,n,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=n,s}let i=this.#r===0?this.#l(
t,n,r):this.#x(t,n,r);if(i!==void 0)return r||this.#h(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.
reset();let{encoding:n}=this,i=r<=256;if(n===0&&r>0){let s=i?Ao(t,r,this.fatal)??Ke(n,t,r,this.fatal):bo(t,r,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=r>0?Ki(t,r,!0,n):void 0,f=s===void 0&&!(i&&Ui(n,t,r))?this.#f(
t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&!Ze(n)?Ke(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#y(t,r,o,n);if(a!==void 0)return a;let l=this.#r+r;if(r>0&&l<=$.length)return this.#T(
t,l,o,n);this.#w()}let i=this.#e,s=this.#n,c=this.#o,f="";try{f=this.#E(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=i,
this.#n=s,this.#o=c,z(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#l(t,r,o){
let{encoding:n}=this;V.length=0;let i=r>0&&n!==0?Ki(t,r,o,n):void 0;return i===void 0?this.#f(t,r,o):this.#c(i)}#f(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let c=ir(t,r)?ft(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(
t,r,o))}if(n===38||n===37){let c=r<=36?ui(t,r,n===37):ji(n,t,r);return this.#d(c)}if(!Je(n))return;let i=U(n),s=!i&&r<=(t[0]<
128?or():18)?sr(t,r,o,n):Pf(n,i,t,r,o);return this.#c(s)}#m(t,r,o){return bo(t,r,o,this.fatal)??(r<=256?Ci(t,r,o,this.fatal):
void 0)}#c(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#n&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#x(t,r,o){let n=this.#r+r;if(!(r===0||n>$.length))return V.length=0,r>16?this.#S(t,
n,o):(this.#u(t,n),this.encoding===0?ft($,n,o,this.fatal):this.#c(ur($,n,o,this.encoding)??sr($,n,o,this.encoding)))}#S(t,r,o){
let n=this.#p(t,r);return this.encoding===0?this.#m(n,r,o):this.#c(ur(n,r,o,this.encoding))}#y(t,r,o,n){if(this.encoding!==
0)return;let i=this.#o,s=this.#n,c=this.#t,f=this.#r,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#u(t,a);let l=ft(
$,a,!0,!0);if(l===void 0)return;let m=a-f;this.#r=0,this.#o+=m,this.#n=!0;try{return We(l,this.decode(M(t,m),o,n))}catch(h){
throw this.#n=s,h instanceof tt||h instanceof TypeError||(this.#e=null,this.#o=i,this.#t=c,this.#r=f),h}}#u(t,r){$[0]=this.#t,
$[1]=this.#t>>8,$[2]=this.#t>>16;let o=this.#r;for(let n=o;n<r;n++)$[n]=t[n-o]}#p(t,r){return this.#u(t,this.#r),P($,t,this.#r),
zr(r)}#h(t){this.#o+=t,this.#n||=this.#r+t>V.length,this.#r=V.length,this.#t=V.bytes}#T(t,r,o,n){let i=this.#r,s=this.#p(
t,r);this.#r=0,this.#o-=i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof tt||c instanceof TypeError||(this.#r=i,
this.#o+=i),c}}#w(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{De(this.encoding,null),Ne(t,this.#r,0,this.fatal,
!1),this.#e=ye(),this.#r=0}catch(r){throw z(r)}}#E(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=$i(this.
encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==
0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#a(M(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===
r?t:M(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=We(s,this.#a(f,c-i,!0)),this.#i)return s}else this.encoding===
0&&Mo(f,c-i,d),s=We(s,this.#d(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.encoding===0&&!o&&at(t,c,r)?(this.#h(r-
c),s):We(s,this.#a(M(t,c,r),r-c,o))}#a(t,r,o){De(this.encoding,this.#e);let n="",i=Jn(r),s=this.#n||this.ignoreBOM||!Ze(
this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),l=f===0&&d?t:M(t,f,f+a),m=Ne(l,a,c,this.
fatal,o&&d);if(m<0)return this.#e=ye(),this.#i=new tt(this.name,this.#o+f+re.start(),re.length()),n;if(c+=m,c>0&&(d||!Xn(
c))){let h=!s&&Qn()===65279?1:0;i?i.add(Zn()+2*h,c-h):n=We(n,st(h,c)),s=!0,c=0}if(d)break}return this.#n=s,this.#e=o?null:
Yn(),this.#o+=r,i?i.toText():(this.encoding===0&&ar(t,r,n),n)}};function Ki(e,t,r,o){if(t<=16){let n;if(U(o)||Rf(e,t,o)?
n=Mi(e,t,o):Me(o)&&!$e()&&(n=mi(e,t,o)),n!==void 0)return n}return ur(e,t,r,o)}var Rf=(e,t,r)=>(e[0]|e[t>>1]|e[t-1])<128&&
Je(r),Pf=(e,t,r,o,n)=>(r[0]<128?Ai(e,r,o):void 0)??(!t&&n&&o>18?Li(e,r,o):void 0)??(li(r,o,t)?sr(r,o,n,e):void 0)??void 0,
Co=({encoding:e,fatal:t,ignoreBOM:r})=>new ze(e,t,r);function Ut(e){return e.common??=Co(e),e.common}var Yi=(e,t,r,o,n,i)=>Tr(
Kt(r,o,n),e,t,i);function Tr(e,t,r,o){if(r<e.leastOfAny)return Ut(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;
if(n!==void 0)return n;let i=Ut(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function zi(e,t){let r=Ae(e,t);
if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return r}var oe,Uo=1/0,Xi=1/0;function Ji(){oe=null,oe=E(Hf)??null,oe&&(S()||O())&&(Uo=(O()?6:32)+1,Xi=7)}var Lo=e=>e.length>=Uo||
e.length>=Xi&&e.charCodeAt(0)>=128;function Hf(){let e=Jo(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(
8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...He(o)]}`&&Object.getPrototypeOf(
n)===Uint8Array.prototype?e:void 0}function vi(e){try{return oe?.encode(e)}catch{return}}function Do(e,t){oe===void 0&&Ji();
try{return oe?.encodeInto(e,t)}catch{return}}function ut(e){let{length:t}=e;return t<=6?He(e):(oe===void 0&&Ji(),Lo(e)?vi(
e):t<=21||Uo<1/0?He(e):$f(e)??vi(e))}function $f(e){let{length:t}=e;if(t<=64&&Gf()){let r=(jf()||Kf(e)<=64)&&Vi(g,e);if(r)
return r}return t<=65536&&zf(e)?Vi(Yf(),e):void 0}var Gf=u(()=>!j()),jf=u(()=>Z()||N()),Kf=e=>e.length*Ot(Zi(e))*.75;function Vi(e,t){
let r=Do(t,e);return r?.read===t.length?Oe(e,0,r.written):void 0}var Yf=u(()=>new Uint8Array(3*65536));function zf(e){let{
latin1:t,other:r}=vf();return e.length>=r&&(e.length>=t||Zi(e)>=256)}var vf=u(()=>j()?{latin1:1/0,other:1024}:Q()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function Zi(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var qf=u(()=>O()?32:Q()>0?48:S()?400:Z()?1024:1/0),No=0;function Ro(e,t){let{length:r}=e;if(r<qf()||!Je(t)||!Xf(e))return;
if(No>0){No-=1;return}let o=ut(e);if(o&&I(o)===r)return o;No=15}var Qi=e=>Math.max(8,e>>4);function Xf(e){let{length:t}=e,
r=Qi(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function es(e){let{length:t}=e,r=Qi(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var ed=["fatal","html","replacement"],td=u(()=>O()||S());function Wo(e,t){let{length:r}=e,o=r<32?void 0:Ro(e,t);if(o)return o;
let n=U(t);if(r>64&&r>(n?ii():io()))return;if(!1)return si(e,er(t));if(t===33)return r<=48?di(e,er(32)):void 0;if(!!0||r>
512&&td()&&es(e))return;let i=er(t);return i&&fi(e,i)}var ns=u(()=>O()||S()||H()||N()&&!Xe);function is(e,t){return ns()?
ci(e,qn(t)):ei(e,t)}function os(e,t){return Wo(e,t)??void 0}var ko=()=>"",J=class{encoding;unmappable;#e;#t=null;#r=0;#n=Y;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return A[this.encoding].name}encode(t,r){let o=r||this.#o(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#f(t,r)}#o(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:ed.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?ut(t):void 0;if(r)return r;if(t.length>65536)return this.#l(t);try{let o=os(t,this.encoding);if(o)return o;Zt(this.encoding,
null),Et(t,0,t.length);let n=tr(0,t.length,this.#i,!0);return n===-2||!re.finished()?void 0:At(n)}catch(o){throw z(o)}}#l(t){
let r=!1,o=()=>r?is(t,this.encoding):void 0;return Ro(t,this.encoding)??E(o)}#f(t,r){let o=new Er;return this.encodeOrFail(
t,r,n=>o.add(n),(n,i)=>{throw new Ue(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,
c=this.#n;r&&(this.#n=Y,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===ko,l=f&&!a?2048:65536,m=f&&this.encoding===
33?new Po(c,o):void 0,h=m?p=>m.add(p):o,_=m?p=>m.addUnchanged(p):o,y=0,F=null;try{if(!s)for(;y+65536<t.length;y+=65536){
let p=os(t.slice(y,y+65536),this.encoding);if(!p)break;o(p)}for(Zt(this.encoding,s);y===0||y<t.length;y+=l){let p=Math.min(
y+l,t.length);Et(t,y,p);let D=p===t.length;for(let qe=0,Yo=!1;!Yo;){let Dt=tr(qe,p-y,d,r&&D);h(At(Dt===-2?re.written():Dt));
let zo=i+y+qe+re.start();if(qe+=re.read(),Yo=Dt!==-2&&re.finished(),Dt!==-2||a)continue;let Cr=re.codePoint();if(f){F=ye(
F);let{count:Cs}=T,vo=()=>this.locate(zo),Nt=f(Cr,vo);T.count!==Cs&&(Zt(this.encoding,F),Et(t,y,p));let Vo=gs=>{throw new Ue(
gs,vo(),this.name)};typeof Nt=="string"?rd(Nt,h,Vo):Nt?_(Nt):Vo(Cr)}else n(Cr,zo)}}}catch(p){throw z(p)}if(r){m&&o(m.held);
return}m&&(this.#n=m.held),this.#t=this.#o(t)?null:ye(),this.#r=i+t.length}};function rd(e,t,r){let o=En(e);for(let n=0;n<
o.length;n+=2048){let i=Math.min(n+2048,o.length);Et(o,n,i,2048);let s=tr(2048,2048+i-n,0,!1);s===-2&&r(re.codePoint()),
t(At(s))}}var Po=class{held;#e;constructor(t,r){this.held=t,this.#e=r}add(t){let r=I(t);if(r===0)return;t[0]!==27&&this.#e(
this.held);let o=t[r-3]===27?r-3:r;this.#e(fe(t,0,o)),this.held=fe(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=Y,
this.#e(t)}},Er=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){let r=I(t);if(r===0)return;this.#r+=r;let o=this.#t;
if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){let n=new Uint8Array(4096);P(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&
o.length+r<=4096){P(o.bytes,t,o.length),o.length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:
this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?fe(o,0,n):o)}}concatenate(){
let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=od(this.#r),o=0;return this.forEach(n=>{P(r,n,o),o+=I(n)}),
r}};function od(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Lt(e,t,r="encodeUTF16() of 'encoding-wasm', \
or UTF-8"){let o=Ae(e,t);if(o===37||o===38){let{name:n}=A[o];throw new RangeError(`${t}: ${n} has no encoder in the stan\
dard; use ${r}.`)}return nd(o,e,t)}function nd(e,t,r){if(e===36)throw new RangeError(`${r}: '${t}' is a label of the enc\
oding 'replacement', which can't be written; use UTF-8.`);return e}function ne(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function ve(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function Ho(){throw new TypeError("Illegal invocation")}var ss="Failed to execute 'encodeInto' on 'TextEncoder'",Ar=ne({TextEncoder:class{#e="utf-8";constructor(){new.target!==
Ar&&ve(this,new.target,Ar)}get encoding(){return this.#e}encode(e=""){if(#e in this||Ho(),oe&&typeof e=="string"&&Lo(e))
try{return oe.encode(e)}catch{}return Or(W(e))}encodeInto(e,t){#e in this||Ho();let r;if(oe&&typeof e=="string"&&t instanceof
Uint8Array)try{if(r=oe.encodeInto(e,t),r.read===e.length)return r}catch{}$r(arguments.length,2,ss);let o=W(e),n=Tn(t,ss),
{read:i,written:s}=r??Do(o,n)??{read:0,written:0};if(i===o.length||s===I(n))return{read:i,written:s};let c=id(o.slice(i),
M(kr(n),s));return{read:i+c.read,written:s+c.written}}}});function Or(e){return ut(e)??new J(0,"fatal").encode(e,!0)}function id(e,t){
let r=0,o=0;for(;r<e.length;){let n=so(e,r);if(o+Ot(n)>I(t))break;o=co(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var cs="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",fs=`!
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
?`;var cd=u(()=>{let e=fs.split(`
`),t=0;return new Map(cs.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
ds=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function as(e){let t=new J(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Ue)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=ls(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function ls(e,t,r){if(ds(e))return"";if(r===0)return null;let o=fd(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:ls(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function fd(e){
let t=[...cd().get(e)??[],...dd(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function dd(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,h)=>c(
h)),d=o.filter((m,h)=>!c(h)),a=[r,...f].join("").normalize("NFC"),l=a+d.join("");l.normalize("NFD")===t&&n.push(l),d.every(
ds)&&i.push(a)}return[...n,...i]}var ad=["fatal","html","replacement","ignore","translit"],ld=An(ad),us=(e,t,r)=>typeof e=="function"?e:ld(e,t,r);function ms(e,t,r){
return typeof e=="function"?(o,n)=>ud(e(o,n()),r):e==="ignore"?ko:e==="translit"?as(t):void 0}function ud(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=Ce(se(e,t,"The function 'unmappable' returned neither a string, bytes nor\
 null."));return fe(o,0,I(o))}var md="Failed to construct 'LegacyTextEncoder'",$o="Failed to execute 'encode'",ps="utf-8",hs=0;function xs(e,t="utf-8",r=void 0){
let o=ge(e,$o);if(r===void 0){if(t!==ps){let s=W(t);hs=Lt(s,$o),ps=s}let i=hs;return i===0?Or(o):Wo(o,i)??new J(i,"fatal").
encode(o,!0)}let n=Ir(t,r,$o);return n.encoding===0?Or(o):n.encode(o,!0)}function Ir(e,t,r){let o=W(e),n=t===void 0?"fat\
al":wn(t,{unmappable:us},r).unmappable,i=Lt(o,r);return new J(i,n,ms(n,i,r))}var Ss=ne({LegacyTextEncoder:class{#e;constructor(e="\
utf-8",t=void 0){this.#e=Ir(e,t,md)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":ge(e,o);de(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var hd=u(S);function jo(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(Me(t)?Io():Ze(t)&&hd())&&!r?new Go(t,r,o):Co(e)}
var Go=class extends ze{#e=void 0;#t=!1;#r=!1;reset(){super.reset(),this.#t=!1}decode(t,r,o){if(this.hostOfStream)return this.#o(
t,r);if(this.#t)this.#r&&(this.#r=!gt(this.encoding,te(t)));else if(!r&&this.#n(t))return this.#o(t,r);return super.decode(
t,r,o)}#n(t){let{encoding:r}=this,o=te(t),n=Me(r),i=n?Bo(t,o):o>=40;this.#r=i&&n&&!gt(r,o);let s=i&&!this.#r&&Sd(r);return this.#t=
!s,s&&(this.#e??=b(this.name,!1,this.ignoreBOM)),s}#o(t,r){let o=te(t),n=o>1024&&G(t,o)?fe(t,0,o):t,i=this.#e;this.hostOfStream=
r?void 0:i;try{return i.decode(n,r?_r:Br)}catch(s){return this.failUnlessRefused(n,s),this.#o(fe(n,0,o),r)}}failUnlessRefused(t,r){
if(!xd(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,to(r)}},xd=(e,t)=>E(()=>e.decode(M(t,0,0),Br))===void 0,
Br={stream:!0},_r={stream:!1};function Sd(e){return ys[e]??=E(()=>Td(e))===!0,ys[e]}var ys=[],yd=[97,128,129,142,143,161,
195,216,227,240,255],Ts=[32,48,129,161,220,254];function Td(e){let t=b(A[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);
De(e,r);let f=st(0,Ne(c,1,0,!1,s));return r=ye(),t.decode(c,{stream:!s})===f};return yd.flatMap(i=>Ts.flatMap(s=>Ts.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&wd(e)}function wd(e){let t=b(A[e].name,!1,!1),r=fn(e)??[];return[...r,...r].
map(n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===(Ze(e)?"\uFEFF":"")}var Ve="Failed to execute 'decode' on 'TextDecoder'",Ed=()=>({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=ws(e,t,"Failed to construct 'TextDecoder'"),new.target!==Fr&&ve(this,new.target,Fr)}get encoding(){return A[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=Y,t=void 0){
if(t===void 0&&!this.#r){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!G(e,o))){let n=r.viewDecoder.decode(e);return r.isWatched&&r.watch(n,o),n}}catch{
r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return Ut(r).decodeWhole(e,te(e),Ve)}else if(e instanceof ArrayBuffer){
let o=Od(r,e);if(o!==void 0)return o}}return this.#n(e,t)}#n(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);(!r||
typeof t!="object")&&Ad(e,t);let o=!!t?.stream,n=r?e:Qe(e),i=this.#e;return i.isStateless||!this.#r&&!o?Tr(i,n,te(n),Ve):
(this.#r||this.#o(),this.#r=o,this.#t.decode(n,!o,Ve))}#o(){this.#t??=jo(this.#e),this.#t.reset()}static{let{prototype:e}=this,
{decode:t}=e,r={decode(o=Y,n=void 0){let i=n;if(typeof n=="object"&&ArrayBuffer.isView(o)){i=n?.stream?Br:_r;let f=this.#t,
d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(o,i);return i===_r&&(f.hostOfStream=void 0,this.#r=!1),a}catch(a){f.failUnlessRefused(
Qe(o),a)}}let s=this.#e;if(n===void 0?!this.#r:s.isStateless&&i!==n){if(s.takesAnything)try{let f=s.decoder.decode(o),{length:d}=f;
return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}if(o instanceof Uint8Array&&ArrayBuffer.
isView(o)&&o.length<s.leastOfASCII)return Ut(s).decodeWhole(o,te(o),Ve)}return t.call(this,o,i)}};S()&&(e.decode=r.decode)}}}),
Fr=ne(Ed());function Ad(e,t){se(e,Ve),de(t,Ve)}function Od(e,t){if(e.takesAnyBuffer)try{let i=e.decoder.decode(t);return 2*
i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=Hr(
t);if(!o)return;let n=new Uint8Array(t);return gi(e.encoding,n,o),Tr(e,n,o,Ve)}function ws(e,t,r){let o=W(e);de(t,r);let n=!!t?.
fatal,i=!!t?.ignoreBOM;return Kt(zi(o,r),n,i)}var Es=(e,t,r)=>jo(ws(e,t,r));function As(e,t,r){let o=Zo();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Ko(e,t){let r=`Failed to execute 'transform' on '${e}'`;return As(e,(o,n)=>n(t.decode(Ce(se(o,r)),!1,r)),o=>o(t.
decode(Y,!0,r)))}var br=ne({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Es(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=Ko("TextDecoderStream",r),new.target!==br&&ve(this,new.target,br)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),Mr=ne({TextEncoderStream:class{#e;constructor(){this.#e=
Os("TextEncoderStream",new J(0,"fatal"),W),new.target!==Mr&&ve(this,new.target,Mr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Os(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return As(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var Is=ne({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=Ir(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Os("LegacyTextEncoderSt\
ream",r,ge)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var pt=class{fatal;ignoreBOM;#e;#t;#r=Y;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&I(this.#r)===0?t:Sn(this.#r,t);if(!r&&cn(n))return this.#r=
n,"";let i=yt(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ze(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?M(n,s):n,r,o)}};var Bs=ne({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=W(e);
de(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new pt(Ae(o,r),n,i);this.#e=s,this.#t=Ko("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function _s(e,t){let r="Failed to execute 'findUnmappable'",o=ge(e,r),n=Lt(W(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new J(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Fs(e){let t=yt(Qe(se(e,"Failed to execute 'bomSniff'")));return t?A[t.encoding].name:null}function bs(e,t="utf-\
8",r=void 0){let o="Failed to execute 'decode'",n=se(e,o),i=Ae(W(t),o);de(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Qe(n);
return yt(f)?new pt(i,s,c).decode(f,!0,o):Yi(f,te(f),i,s,!0,o)}async function Ms(e=void 0){let t=await e;if(t===void 0)Jr()||await Xr(Wt,!0);else{let r=Id(t)?await Bd(t):t;await Xr(()=>r,
!1)}}var Id=e=>typeof e?.arrayBuffer=="function";function Bd(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Bs as DecoderStream,Ss as LegacyTextEncoder,Is as LegacyTextEncoderStream,Fr as TextDecoder,br as TextDecoderStream,
Ar as TextEncoder,Mr as TextEncoderStream,Ue as UnmappableError,Fs as bomSniff,bs as decode,xs as encode,A as encodings,
_s as findUnmappable,Ms as initialize,an as labelToName};
