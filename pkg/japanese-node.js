var Mt=(e,t)=>e?.prototype?.[t],Ct=e=>Mt(globalThis.Buffer,e),Ie=Ct("ucs2Slice"),Ge=Ct("ucs2Write"),Br=Ct("utf8Slice"),xe=Ct(
"latin1Slice"),Go=e=>globalThis[e],jo=Go("TextDecoder"),Es=Mt(jo,"decode"),_r=Go("TextEncoder"),Os=Mt(_r,"encode"),As=Mt(
_r,"encodeInto");function C(e,t=!1,r=!0){let o=new jo(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:Es})}function Ko(){let e=new _r;return Object.defineProperties(e,{encode:{value:Os},encodeInto:{value:As}}),e}function A(e){
try{return e()}catch{return}}var y=()=>"InternalError"in globalThis,I=()=>"Bun"in globalThis,ee=()=>Fr().includes("Chrom\
e/"),k=()=>Fr().includes("AppleWebKit/")&&!ee()&&!($()>0);function Fr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var j=()=>"Deno"in globalThis,N=()=>Fr()==="Cloudflare-Workers",ae=()=>k()||N(),$=()=>N()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),z=()=>$()<22,dt=e=>globalThis.process?.getBuiltinModule?.(e),Ir;function Yo(){let{
TransformStream:e}=globalThis;return e&&e===Ir?e:(Ir=[e,dt("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Ir)}var Is=e=>dt("node:fs").readFileSync(e);function Vo(e){try{return Is(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Ut=()=>Vo(()=>new URL("./japanese.wasm",import.meta.url)),Lt="encoding-wasm/japanese";var qo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var br=["japanese"];function m(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var E=_s();function _s(){let e=qo.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var vo=m(()=>new Map(E.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Fs=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],_e=e=>e<36&&e!==33,U=e=>e>0&&e<29,Dt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[e].name),bs=e=>Fs.find(([t])=>e>=t)[1];function Jo(e){let t=vo();return t.get(e)??t.get(tn(Cs(e)))}function Te(e,t){
let r=Jo(e);if(r===void 0){let o=Ms(e),n=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(br){let o=bs(r);if(o&&!br.includes(o))throw new RangeError(`${t}: '${Lt}\
' doesn't include ${E[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var gs=m(()=>new Map(
Array.from(vo(),([e,t])=>[Xo(e),t]).reverse()));function Ms(e){let t=Xo(e),r=gs().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var Xo=e=>tn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Zo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ut(e){if(e[0]>=239)return Zo.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Qo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function en(e){return Zo.find(t=>t.encoding===e)?.bytes}function je(e){return e===
0||e===37||e===38}function Cs(e){let t=0,r=e.length;for(;zo(e[t]);)t+=1;for(;zo(e[r-1]);)r-=1;return e.slice(t,r)}var zo=e=>`\
	
\f\r `.includes(e);function tn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function rn(e){let t=Jo(`${e}`);return t===
void 0?null:E[t].name}var Mr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,on=()=>Object.getPrototypeOf(Uint8Array.prototype),Nt=e=>Mr(on(),
e),Cr=e=>Mr(DataView.prototype,e),Ds=()=>Mr(ArrayBuffer.prototype,"byteLength"),Rt=e=>on()[e],nn=Nt(Symbol.toStringTag),
Ur=Nt("buffer"),sn=Nt("byteOffset"),cn=Nt("byteLength"),Ns=Rt("includes"),Rs=Rt("set"),Ps=Rt("slice"),Ws=Rt("subarray"),
ks=Cr("buffer"),Hs=Cr("byteOffset"),fn=Cr("byteLength"),dn=Ds(),B=e=>cn.call(e);function J(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:B(e)}var b=(e,t,r=B(e))=>new Uint8Array(Ur.call(e),sn.call(e)+t,r-t);function an(e,t){
let r=new Uint8Array(B(e)+B(t));return R(r,e),R(r,t,B(e)),r}var R=(e,t,r)=>Rs.call(e,t,r),un=(e,t)=>Ns.call(e,t),$s=m(()=>y()?96:k()?1024:1/0);function ne(e,t,r){if(r-t<=$s())return Ps.
call(e,t,r);let o=new Uint8Array(r-t);return R(o,Ws.call(e,t,r)),o}function we(e,t,r){if(r>24)return ne(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function G(e,t){if(t<=64)return!1;try{return dn.call(Ur.call(e)),!1}catch{return!0}}
var Gs="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function re(e,t,r=Gs){if(!ArrayBuffer.isView(
e)&&Dr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function ln(e,t){if(ArrayBuffer.isView(e)&&nn.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Fe(e){if(ArrayBuffer.
isView(e))return Lr(e);try{return new Uint8Array(e)}catch{return K}}var Ke=e=>e instanceof Uint8Array?e:Fe(e);function Lr(e){
try{return nn.call(e)===void 0?new Uint8Array(ks.call(e),Hs.call(e),fn.call(e)):new Uint8Array(Ur.call(e),sn.call(e),cn.
call(e))}catch{return K}}var K=new Uint8Array;function Dr(e){try{return dn.call(e)}catch{}try{return fn.call(new DataView(
e))}catch{return}}function mn(e,t,r){ie(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function ie(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var P=e=>`${e}`;function pn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function be(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function Nr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function hn(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=P(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Pr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#r=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#n=void 0;#o=0;#i=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=U(t)&&!r}accept(t){A(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#n=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#i=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#i?
-1:o,this.isWatched=this.onlyASCII||y()}watch(t,r){if(this.onlyASCII){t.length!==r&&this.pause();return}this.#t=2*r<=this.
mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=this.#r,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=
!1,this.isWatched=!0,this.#t=0,this.#r=Math.min(2*this.#r,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=
!1,this.takesAnything=!1,this.#t=0}pauseLong(){this.pause(),this.#o=15,this.decoder=void 0}reconsider(t,r){let o=this.#n;
this.#o>0?this.#o-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:r}=t;if(r<
this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,r):this.takesAnyBuffer=
this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&G(t,r)))try{let o=this.decoder.
decode(t),n=this.#i&&o.includes("\uFFFD");return n?this.pauseLong():this.isWatched&&this.watch(o,r),n?void 0:o}catch{this.
pauseLong();return}}},xn=[],Wr=[];function Wt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Wr[o];if(n)return n;let i=new Pr(e,t,r);
Wr[o]=i;let s=xn[e];return s&&i.accept(s),i}function Ye(e,t){xn[e]=t;for(let r=0;r<4;r++)Wr[4*e+r]?.accept(t)}var Ve=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Vs=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,yn=Symbol.for("encoding-wasm.UnmappableError"),ge=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${Vs(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&yn in o}[yn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var H=new Uint8Array(512),kr=[];function Hr(e){return kr[e]??=b(H,0,e),kr[e]}function Sn(e,t,r){return t>H.length?b(e,0,
r):(e!==kr[t]&&R(H,e),Hr(r))}function qe(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function On(e,t,r){let{memory:o}=e,n=kt(a=>Xs(a,r),o,t),i=kt(Qs,o,t);if(n&&i){let a=j()?1/0:64;return{...i,read:(u,l)=>(l<
128?n:i).read(u,l),write:(u,l)=>(u.length<a?n:i).write(u,l),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:j()?n.
writeBytes:void 0,mostByTable:512}}let s=$r(o);if(n)return y()?Zs(n,kt(wn,o,t)):n;let c=i??kt(wn,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u),collect:i?.collect};return i?vs(d,e,t):d}var vs=(e,t,r)=>({
...e,readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<
0?null:e.read(r,c)},readsInput:!0,mostByTable:512});function kt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),$r(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Js="str\
ings";function Xs(e,t){let[r]=WebAssembly.Module.customSections(t,Js),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Zs(e,t){let{read:r,
readBytes:o}=e;return{...e,collect:t?.collect,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function Qs(e){let[t,r]=[Ie,Ge],o=new Uint8Array(
e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(n(),i,i+2*s),write:(i,s)=>r.call(
n(),i,s,2*i.length),most:1/0,collect:An(e,(i,s)=>t.call(i,0,s))}}function An(e,t){let r;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=n(2*i),c=0;return{add(f,d){R(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function n(i){let s=r?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return r=
new WeakRef(c),c}}function wn(e){let t=C("utf-16le"),{write:r,most:o}=$r(e),n=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=An(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:n,write:r,most:o,collect:i}}function $r(e){let t=new Uint16Array(
e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return qe(
i,s,n);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){
let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Ht,h,jr,In,Bn,g,D={input:0,units:0,output:0},lt=0,$t={name:"",encoding:-1},w={isBusy:!0,newCodec:NaN,count:0};function pe(e,t){
$t.name=e,$t.encoding=t,w.newCodec=NaN,w.count+=1,w.isBusy&&tc(),w.isBusy=!0}function tc(){try{Mn(),Ht??=bn(nc(Ut())),gn(
new WebAssembly.Instance(Ht),Ht)}catch(e){throw Cn(e)}}async function Kr(e,t){try{Mn();let r=e(),o=_n(r)?r:await WebAssembly.compile(t?r:oc(r));bn(o);let n=await WebAssembly.instantiate(
o);if(Yr())return;gn(n,o),Ht=o}catch(r){throw Cn(r)}}var rc=[0,97,115,109];function oc(e){let t=Fe(re(e,"encoding-wasm",
"initialize() takes a compiled module, its bytes or a Response."));if(rc.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Yr=()=>!w.isBusy;function nc(e){return _n(e)?e:new WebAssembly.Module(e)}function _n(e){try{return WebAssembly.
Module.customSections(e,Fn),!0}catch{return!1}}var Fn="encoding-wasm";function bn(e){let[t]=WebAssembly.Module.customSections(
e,Fn),r=`${Lt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function gn({
exports:e},t){h=e,Gr=WebAssembly.RuntimeError,D.input=h.input(),D.units=h.units(),D.output=h.output(),Ln(),g=On(h,D.units,
t),lt=Math.min(h.units_length(),g.most),w.isBusy=!1}function Mn(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Cn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(ic(e))return new RangeError(`encoding-wasm: ${Un} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Un="no memory \
for WebAssembly; free some, and call again",ic=e=>e instanceof RangeError&&/memory/i.test(e.message);function Gt(){return qr(),
jr}function jt(){return qr(),In}function Vr(){return qr(),Bn}function qr(){jr[0]===void 0&&Ln()}function Ln(){let{buffer:e}=h.
memory;jr=new Uint8Array(e),In=new Uint8Array(e,D.input,65536),Bn=new Int32Array(e,h.codec(),h.codec_length()>>2)}function Dn(e,t){
return pe(e,-1),Kt(t)}function Kt(e){try{let t=e();return w.isBusy=!1,t}catch(t){throw Y(t)}}var Gr;function Y(e){if(!w.
isBusy||!Gr||!(e instanceof Gr))return e;let t=E[$t.encoding]?.name,r=`${$t.name}${t?` of ${t}`:""} failed`;return sc()?
new RangeError(`encoding-wasm: ${r}: ${Un}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function sc(){try{return h.memory.grow(32),
!1}catch{return!0}}function he(e=null){let t=Vr();return Hn(t,e??new Int32Array(t.length))}function Wn(){return h.held()!==0?he():(w.newCodec=
mt,null)}var kn=e=>Hn(e,Vr());function Hn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ce(e,t){$n(e,t)||(pe(
"decoding",e),t?kn(t):h.new_decoder(e),mt=e===33||e===36?NaN:e)}var mt=NaN;function $n(e,t){return t||w.newCodec!==e||w.
isBusy?!1:(w.newCodec=NaN,w.isBusy=!0,!0)}function Yt(e,t){$n(~e,t)||(pe("encoding",e),t?kn(t):h.new_encoder(e),mt=~e)}function Ue(e,t,r,o,n){ve(e,t),w.isBusy=!0;let i=h.decode_block(t,r,+o,+n);return w.isBusy=!1,n&&i>=0&&(w.newCodec=mt),zn(
i)}var Oe={encoding:-1,source:0,most:0,owner:void 0};function Vt(e,t,r){if(Oe.encoding!==e||Oe.owner!==h||w.isBusy){try{pe(
"decoding",e),Oe.owner=h;let n=g.readBytes?h.byte_table(e):0;Oe.source=g.readsInput?e:n,Oe.most=n===0?0:!Dt(e)&&g.mostByTable||
1/0,Oe.encoding=e}catch(n){throw Y(n)}w.isBusy=!1}if(r>Oe.most)return;if(r<=65536)return ve(t,r),Nn(r);if(g.most>lt)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);ve(b(t,n,n+i),i),o=De(o,Nn(i))}return o}function Le(e,t,r,o){
return Dn("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(4*n,65536,t-i)),ve(n===t?e:b(e,
i,i+n),n),!h.is_free_of(n,r,o))return!1;return!0})}function zr(e,t){let r=-1,o,n;function i(s){try{return pe(e,s),r=s,n=
h,o=t(s),w.isBusy=!1,o}catch(c){throw Y(c)}}return s=>s===r&&n===h&&!w.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var qt=zr("enc\
oding",e=>{let t=h.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=h.memory;return new Uint16Array(r,t,65536)}),Gn=zr("e\
ncoding",e=>{let t=h.unit_table(e)>>>0,r=new Uint8Array(65536);return R(r,new Uint8Array(h.memory.buffer,t,16384)),r}),Xe=zr(
"decoding",e=>{let t=U(e),r=(!t?h.pair_table(e):h.byte_table(e))>>>0;return r>0?new Uint16Array(h.memory.buffer,r,t?256:
65536):void 0}),Nn=e=>g.readBytes(D.input,e,Oe.source);function De(e,t){try{return e+t}catch(r){throw vr(r)}}var vr=e=>new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:e}),
jn=e=>e+65536+3<=lt,Kn=e=>e>lt&&e<268435456?g.collect?.(e+3):void 0,Yn=()=>D.units,Vn=()=>Gt()[D.units]|Gt()[D.units+1]<<
8,Ze=(e,t)=>g.read(D.units+2*e,t-e),pt=(e,t,r,o=0)=>g.write(e.slice(t,r),D.units+2*o);function qn(e,t){if(!w.isBusy&&!g.
writeBytes)return;pe("encoding",t);let r=g.writeBytes?.(e,D.output,h.unit_table(t));return w.isBusy=!1,r===e.length?ht(r):
void 0}function zt(e,t,r,o){w.isBusy=!0;let n=h.encode_block(e,t,r,+o);return w.isBusy=!1,o&&n>=0&&X.finished()&&(w.newCodec=
mt),zn(n)}function ve(e,t){let r=jt();if(t>8)try{R(r,e)}catch{R(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function zn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ht=e=>we(Gt(),
D.output,e);var X={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.written(),codePoint:()=>h.code_point(),start:()=>h.
start(),length:()=>h.length()};var M=new Uint8Array(256);function Re(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return vn(M,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return vn(r,o,e);r[o]=n}return r}function vn(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)M[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)M[n++]=s;else if(s<2048)M[n++]=
192|s>>6,M[n++]=128|s&63;else if(!Ne(s))M[n++]=224|s>>12,M[n++]=128|s>>6&63,M[n++]=128|s&63;else{let c=eo(r,i);c>=65536&&
(i+=1),n=to(c,M,n)}}return we(M,0,n)}var Zn=m(()=>Ge||y()||k()?96:N()?1024:128),Qr=m(()=>ae()||y()||I()?65536:128),uc=m(
()=>new Uint8Array(2*Qr()));function Qn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var lc=m(N);function ei(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(lc()?Le(o,r,0,255):!un(o,0))?o:void 0}function ti(e,t){let{length:r}=e,o=2*r<=256?M:
uc(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return we(o,0,n)}var mc=e=>e===14||e===15||e===27;function ri(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,M[o]=27,M[o+1]=n?36:40,M[o+
2]=66,o+=3),n){if(!(c>=41216))return;M[o]=c>>8&127,M[o+1]=c&127,o+=2}else{if(mc(s))return;M[o]=c,i<r&&(o+=1)}}return we(
M,0,o)}var Ne=e=>(e&63488)===55296;function eo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var xt=e=>e<128?1:e<2048?2:e<65536?3:4;function to(e,t,r){if(e<128)return t[r]=e,r+1;let o=xt(e);for(let n=o-
1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var oi=new Uint8Array(128),se=pc(
oi);function pc(e){return new Uint16Array(e.buffer)}var Jt=m(()=>Tt()?0:18),hc=m(()=>z()?54:j()||!($()>=22||ae())?64:32),
xc=m(()=>k()?64:32),yc=m(()=>k()?36:18),Xt=(e,t)=>(e[0]&e[t>>1])>=128;function ni(e,t,r){return r?t<=8:t<=yc()||t<=xc()&&
(Xt(e,t)||tr())}var Zt=(e,t)=>t<=18||t<=64&&Xt(e,t)&&t<=hc(),V={length:0,bytes:0};function tt(e,t,r,o){if(e[0]<128&&Tt())
return oo(e,t)?xe.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return Jr(e,s,t,r,o,n);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=
64||!d&&(c<2048||Ne(c)||c===65279))return Jr(e,s,t,r,o,n)}se[n++]=c}return St(n)}function ii(e,t,r){if(t%2>0)return;let o=0;
for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(Ne(i))return;se[o++]=i}return St(o)}function Jr(e,t,r,o,n,i){
let s=ro();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===
224?160:f===240?144:128,p=f===237?159:f===244?143:191,_=f,S=0;for(;S<d&&c<r;S++,c++){let x=e[c];if(x<l||x>p)break;_|=x<<
8*(S+1),l=128,p=191,a=a<<6|x&63}if(S<d){if(c===r&&!o){if(f===239)return;si(_,1+S);break}u=!0}if(u&&n||(u&&(a=65533),a===
65279))return;a>65535&&(se[i++]=55232+(a>>10),a=56320|a&1023),se[i++]=a}return St(i)}function Qt(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=Xe(o),!n)return;if(d=n[f],Ne(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&er(f,o))
break;if(Ne(d))return Sc(e,c,t,r,i,o,n)}}se[i++]=d}return St(i)}function Sc(e,t,r,o,n,i,s){let c=ro();for(let f=t;f<r&&n<=
c;){let d=e[f++],a=d<128?d:s[d];if(Ne(a)){if(f===r&&!o&&er(d,i))break;let u=f<r?e[f]:0;if(a=s[d|u<<8],!Ne(a))f+=1;else if(wc(
a))a=65533;else{let p=f+2<r&&i<=30?Tc(d,u,e[f+1],e[f+2]):0;if(p===0)return;se[n++]=55232+(p>>10),a=56320|p&1023,f+=3}}se[n++]=
a}return St(n)}function Tc(e,t,r,o){let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*
10+(o-48);return n&&i>=189e3&&i<1237576?65536+i-189e3:0}var wc=e=>e>=57088&&e<=57216;function yt(e,t){for(let r=1;r<=3&&
r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function rt(e,t,r){return V.
length=0,Jr(e,t,r,!1,!0,0)===""}function er(e,t){let r=t!==32||e<144||e>160;return r&&si(e,1),r}function si(e,t){V.length=
t,V.bytes=e}function St(e){if(e<3||e<=18&&!Tt())return qe(se,0,e);if(tr())return Ie.call(oi,0,2*e);if(!(e>ro()))return qe(
se,0,18)+qe(se,18,e-18)}var ro=m(()=>tr()?1/0:36),Tt=m(()=>I()&&tr()),tr=m(()=>A(Ec)===!0);function Ec(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(Ie)==="a\uFEFF\uD83D"&&t(xe)==="a\0\xFF\xFE=\xD8"}
function oo(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function Z(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}var rr=m(()=>A(gc)),nt=m(()=>A(Mc)),_c=m(()=>A(Gc)),Fc=m(()=>A(jc));function ci(e,t,r){let o=fi(e);if(!(!o||r<24||G(t,r))&&
!(e===0&&ai(t,r)))return o.takes?.(t,r)===!1?void 0:o}function fi(e){return e===0?nt():e===38?_c():e===37?Fc():void 0}function fo(e,t,r,o){
if(V.length=0,o&&t>8192||t>1024&&(G(e,t)||ai(e,t)))return;let n=nt();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=yt(e,
t);if(!(i<t&&(r||!rt(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:Sn(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,
i);return t>256&&c!==void 0&&or(s,i,c),c}catch{return}}function di(e,t,r){let o=fi(e);if(!(r%2>0||!o?.takes?.(t,r)||G(t,
r)))return o.decode(t,!0)}function ai(e,t){if(t<8192||bc())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var bc=m(k);function gc(){let{isAscii:e}=dt("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Mc(){let e=z(),t=e?rr():void 0;if(e&&!t)return;
let r=C("utf-8"),o=A(Lc),n=x=>r.decode(x),i=Rc(n),s=Uc(i,o),c=t&&((x,T)=>Z(x,T)&&t(x)),f=c??Wc(),d=c?(x,T)=>T>256?c(x,T):
hi(x,T)&&!(T>54&&Xt(x,T)):f,a=Uint8Array.of(...ui,...mi.flat()),u=`${li}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.
of(97,127),p=i(a,a.length)===u&&n(a)===u&&r.decode(a.buffer)===u&&i(l,2)==="a\x7F"&&no(x=>s(x,x.length)),_=xe;if(!p||t&&
_.call(l)!=="a\x7F")return;let S=(x,T)=>C("utf-8",x&&o!==void 0,T);return Ye(0,{newDecoder:S,isRight:(x,T)=>Dc(S(x,T)),canFail:!0,
...Cc()}),{decode(x,T){try{return t?_.call(x):(T?s:n)(x,B(x))}catch{return}},decodeQuickly:i,decodesStart:pi(),decodeOrFail:s,
takesQuickly:d,takes:f,completeLength:yt}}function Cc(){return I()?ot(1):j()?{...ot(257),leastBeyondASCII:65,leastOfBuffer:8192}:
z()?{...ot(19),most:2048,onlyASCII:!0}:ee()?{...ot(48),leastOfBuffer:48,onlyASCII:!0}:N()?{...ot(33),most:1023}:ot($()>0?
512:33)}var ot=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Uc(e,t){let r=Nc(
e);return t?I()||ae()?o=>t.decode(o):$()>0?(o,n)=>n>256&&Z(o,n)?t.decode(o):r(o,n):r:r}function Lc(){let e=C("utf-8",!0);
return no(r=>e.decode(r))&&no(({buffer:r})=>e.decode(r))&&!j()?e:void 0}var Dc=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".
repeat(64)].every(t=>{let r=Uint8Array.of(...Re("\uFEFF"),...Re(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),
no=e=>e(Uint8Array.from(ui))===li&&mi.every(t=>A(()=>e(Uint8Array.from(t)))===void 0),ui=[239,187,191,97,230,188,162,240,
159,146,169],li="\uFEFFa\u6F22\u{1F4A9}",mi=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Nc=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Rc(e){let[t,r]=[Br,xe];return z()?(o,n)=>n>256?r.call(o):t.call(
o,0,n):pi()?(o,n)=>t.call(o,0,n):!t||!j()?e:(o,n)=>hi(o,n)?t.call(o):e(o)}var pi=()=>Br!==void 0&&$()>0&&!j()&&!I(),hi=(e,t)=>t<=
64||t<=256&&Z(e,t);function Pc(e,t){if(t<64)return!1;if(Z(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/
16);for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===
0&&r>=3*o}function Wc(){return ee()?Pc:N()?$c:y()?kc:void 0}function kc(e,t){if(t<524288)return!0;let r=0,o=Math.ceil(t/
64);for(let n=0;n<t;n+=o)e[n]>=206&&(r+=1);return r>4||A(()=>Le(e,65536,128,128))!==!1}var Hc=m(N),io=0;function or(e,t,r){
t<1024||!Hc()||!Z(e,t)||(io=r.length===t?0:io+1)}function $c(e,t){if(t<1024)return!0;if(Z(e,t))return io<2||t>524288;let r=0,
o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Gc(){return y()||ae()?xi(!1):Kc()}
function jc(){return y()?xi(!0):void 0}function Kc(){let e=Ie,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.
from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=z()?
512:1/0;return yi(!1,(i,s)=>s<=o||Z(i,s)&&rr()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:
s?void 0:c.toWellFormed()})}function xi(e){let t=C(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:
[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return yi(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&
s.includes("\uFFFD")?void 0:s})}var yi=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){
let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var W={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},ao=1;function nr(e,t,r,o){return t>=
ao?Yc(e,t,r,o):void 0}function Yc(e,t,r,o){if((W.encoding!==o||W.owner!==h||w.isBusy)&&!Vc(o)||t>W.most&&(t>W.mostBeyondASCII||
Z(e,t)))return;ve(e,t);let{readBytes:n,readPairs:i}=g;if(!!0||!W.isOfPairs)return n(D.input,t,W.source);let{piece:s}=W,c=i(
D.input,t,W.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=jt();if(c.length===s){let a=f[t],u=i(D.input+t-a,a,
W.source,+!r,s);if(u===null)return;c+=u}return f[t]===0||er(f[t-1],o)?c:void 0}function Vc(e){return w.isBusy?!1:g.readPairs?
(pe("decoding",e),Kt(()=>{let t=U(e);W.isOfPairs=!t;let r=t?h.byte_table(e):h.pair_table(e);W.source=g.readsInput?e:r;let o=wt(
e);return ao=o.least,W.piece=o.piece,W.most=r>0?o.any:0,W.mostBeyondASCII=r>0?o.beyondASCII:0,W.owner=h,W.encoding=e,!0})):
(ao=1/0,!1)}var qc=m(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!g.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(y()){let r={...e(72),piece:g.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(g.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(z()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(I()?0:256),single:e(256),multi:t}});function wt(e){let{windows1252:t,
single:r,multi:o}=qc();return e===21?t:U(e)?r:o}var mo=m(()=>I()?0:ae()||z()?8:ee()?352:18),zc=m(I);function wi(e,t,r){if(r>64)return Z(t,r)?vc(e,t,r):void 0;if(r<=Jt()||
(t[r>>1]|t[r-1])>=128||!oo(t,r))return;let o=dr();return o?o.call(t,0,r):Vt(e,t,r)}function vc(e,t,r){let o=dr(),n=U(e);
if(!(r<512&&(n||!o))&&!(e===21&&sr>0)&&!!1&&!G(t,r))try{return rr()?.(t)??Le(t,r,128,128)?o?o.call(t):nt()?.decodeQuickly(
t,r):void 0}catch{return}}var ir=[],uo=[];function Ei(e,t,r){if(!(uo[e]===null||r<=mo())&&!(r>=512&&r>Ai(e)))return uo[e]??=
Qc(e),fr(uo[e],t,r)}function Oi(e,t,r){return r<512?(zc()?lo(e,t,r):void 0)??Vt(e,t,r)??lo(e,t,r)??Si(e,t,r):lo(e,t,r)??
(rf(e)?Si(e,t,r):void 0)??Vt(e,t,r)}var sr=0,Jc=m(()=>po()?8192:512),Xc=e=>sr>0&&e<Jc();function lo(e,t,r){let o=dr();if(!o||
e!==21)return;if(Xc(r)){sr-=1;return}let n=tf(t,r);if(sr=n?0:15,!!n&&!G(t,r))try{return o.call(t)}catch{return}}var Si=(e,t,r)=>fr(
Ii(e),t,r);function fr(e,t,r){if(!(!e||r>1024&&G(t,r)))try{return e.decode(t)}catch{return}}var Zc=m(()=>I()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Ai(e){if(Bi(e))return 8192;let{windows1252:t,other:r}=Zc();return e===
21?t:r}function Qc(e){let t=cf(e)?Ii(e):null;if(t){let r=cr(e,Et()).includes("\uFFFD"),o=Math.max(mo(),wt(e).any)+1;Ye(e,
{newDecoder:n=>n&&r?C(E[e].name,!0):t,isRight:n=>!(n&&r)||df(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:y()?
1:mo()+1,most:Ai(e),onlyASCII:!1})}return t}function Ii(e){return ir[e]===void 0&&(ir[e]=null,ir[e]=A(()=>ff(e))??null),
ir[e]}var dr=m(()=>A(ef));function ef(){let e=xe,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function tf(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||Le(e,
t,128,224)}var rf=e=>e===21?po():of()||nf()&&Dt(e),Bi=e=>!dr()&&(e===21?po():sf()),of=m(()=>y()||k()),nf=m(()=>N()||I()),
sf=m(y),po=m(()=>y()||I()||!($()>0)),cf=e=>y()||I()||ae()||z()||ee()&&e===21,Et=()=>Uint8Array.from({length:256},(e,t)=>t);
function cr(e,t){let r=Xe(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function ff(e){let t=C(E[e].name),r=n=>t.
decode(n)===cr(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Et().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function df(e){
let t=cr(e,Et()),r=Et().filter(f=>t[f]!=="\uFFFD"),o=C(E[e].name,!0),n=f=>A(()=>o.decode(f)),i=f=>n(f)===cr(e,f),s=Uint8Array.
from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.of(...s,f))===void 0;return i(s)&&
Et().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}function xo(e,t){let{fromCharCode:r}=String,o=e[0];switch(t){case 1:return o<128?r(o):void 0;case 2:{let n=e[1];return(o|
n)<128?r(o,n):void 0}case 3:{let n=e[1],i=e[2];return(o|n|i)<128?r(o,n,i):void 0}case 4:{let n=e[1],i=e[2],s=e[3];return(o|
n|i|s)<128?r(o,n,i,s):void 0}case 5:{let n=e[1],i=e[2],s=e[3],c=e[4];return(o|n|i|s|c)<128?r(o,n,i,s,c):void 0}case 6:{let n=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|n|i|s|c|f)<128?r(o,n,i,s,c,f):void 0}case 7:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|n|i|s|c|f|d)<128?r(o,n,i,s,c,f,d):void 0}case 8:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
n|i|s|c|f|d|a)<128?r(o,n,i,s,c,f,d,a):void 0}case 9:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(o|
n|i|s|c|f|d|a|u)<128?r(o,n,i,s,c,f,d,a,u):void 0}case 10:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(o|n|i|s|c|f|d|a|u|l)<128?r(o,n,i,s,c,f,d,a,u,l):void 0}case 11:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10];return(o|n|i|s|c|f|d|a|u|l|p)<128?r(o,n,i,s,c,f,d,a,u,l,p):void 0}case 12:{let n=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],_=e[11];return(o|n|i|s|c|f|d|a|u|l|p|_)<128?r(o,n,i,s,c,f,d,a,u,l,p,_):
void 0}case 13:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],_=e[11],S=e[12];return(o|n|i|
s|c|f|d|a|u|l|p|_|S)<128?r(o,n,i,s,c,f,d,a,u,l,p,_,S):void 0}case 14:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10],_=e[11],S=e[12],x=e[13];return(o|n|i|s|c|f|d|a|u|l|p|_|S|x)<128?r(o,n,i,s,c,f,d,a,u,l,p,_,S,x):void 0}case 15:{
let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],_=e[11],S=e[12],x=e[13],T=e[14];return(o|n|i|
s|c|f|d|a|u|l|p|_|S|x|T)<128?r(o,n,i,s,c,f,d,a,u,l,p,_,S,x,T):void 0}default:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],p=e[10],_=e[11],S=e[12],x=e[13],T=e[14],Ft=e[15];return(o|n|i|s|c|f|d|a|u|l|p|_|S|x|T|Ft)<128?r(o,n,
i,s,c,f,d,a,u,l,p,_,S,x,T,Ft):void 0}}}function yo(e,t,r){let{fromCharCode:o}=String;switch(t){case 1:return o(r[e[0]]);case 2:
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
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]],r[e[15]])}}var _i;function To(e,t,r){return _i??=af(),_i(e,t,r)}function af(){let e=nt(),t=!(e&&I());return(r,o,n)=>{if(t&&Zt(r,o)){
let i=(o<=16&&r[0]<128?xo(r,o):void 0)??tt(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?
e?.decodeOrFail(r,o):e?.decodeQuickly(r,o)}catch{return}}}var So=[];function Fi(e,t,r){if(Tt())return;let o=So[r];if(o)return yo(
e,t,o);let n=xo(e,t);if(n!==void 0||!U(r))return n;let i=Xe(r);if(i)return So[r]=new Uint16Array(i),yo(e,t,So[r])}function Pe(e,t,r,o=!1){
try{Ce(e,null);let n=Ue(t,r,0,o,!0);return n<0?void 0:Ze(0,n)}catch(n){throw Y(n)}}function bi(e,t,r,o){V.length=0;let n=r?
t:yt(e,t);return n===t||rt(e,n,t)?Pe(0,e,n,o):void 0}var At=m(()=>y()?{any:2048,markup:1/0,leastInStream:16}:N()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:I()?2048:
k()?112:0,leastInStream:40}),ar=e=>e>=29&&_e(e),Eo=()=>At().markup>0,Oo=(e,t)=>t>=At().leastInStream&&Ui(e,t);function gi(e,t,r){
At().any>0&&ar(e)&&Oo(t,r)&&It(e,r)}var pf=m(()=>Eo()?1/0:33),Mi=(e,t,r)=>e>=29&&e<36&&r>=pf()&&t[0]>=128,Ao=[],Ci=(e,t,r)=>Ui(
t,r)&&It(e,r)?fr(Ao[e],t,r):void 0;function Ui(e,t){let{any:r,markup:o}=At();return t<=r||t<=o&&hf(e,t)}function It(e,t){
return Ao[e]?!0:(xf(e,t),!1)}function hf(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<
t;n+=o)e[n]<128&&(r+=1);return r>10}var Ot=[];function xf(e,t){Ot[e]===void 0&&(Ot[e]=A(()=>Ef(e))??null);let r=Ot[e];r&&
(r.credit+=Math.min(t/64,1)+t/512,!(r.credit<64)&&(r.credit=0,Ot[e]=null,A(()=>{let{value:o}=r.sequences.next();o?r.decoder.
decode(o)===Pe(e,o,B(o))&&(Ot[e]=r):yf(e,r.decoder)})))}function yf(e,t){Ao[e]=t;let{any:r,piece:o}=wt(e);Ye(e,{newDecoder:n=>n?
C(E[e].name,!0):t,isRight:n=>!n||Sf(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,
r)+1,leastOfBuffer:1,most:At().any,onlyASCII:!1})}var Sf=e=>Tf.every(t=>wf.every(r=>{let o=C(E[e].name,!0),n=Uint8Array.
of(97,t,...r);return A(()=>o.decode(n))===Pe(e,n,n.length,!0)})),Tf=[128,129,142,143,161,224,255],wf=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ef=e=>({decoder:C(E[e].name),sequences:Af(
e),credit:0}),Of=[[239,187,191],[254,255],[255,254],[132,49,149,51]],wo=[10,164,162];function*Af(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Of)yield Uint8Array.of(...i,...wo);for(let i=128;i<=255;i++)yield We([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield We([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield We([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield We([i,Math.min(i+7,254)],r,n,r);yield We([227,227],[50,
50],o,r),yield We([129,129],[48,48],t),yield We([129,129],[48,48],n,t)}}function We(...e){let t=e.map(([s,c])=>c-s+1),r=t.
reduce((s,c)=>s*c),o=e.length+wo.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-
1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(wo,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var ke=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return E[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=J(t);if(!this.#e){if(this.#n&&this.#r===0&&this.encoding===0&&n<=256&&t[n-1]<
128){let s=To(t,n,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=n,s}let i=this.#r===0?this.#u(
t,n,r):this.#x(t,n,r);if(i!==void 0)return r||this.#h(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.
reset();let{encoding:n}=this,i=r<=256;if(n===0&&r>0){let s=i?To(t,r,this.fatal)??Pe(n,t,r,this.fatal):fo(t,r,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=r>0?Li(t,r,!0,n):void 0,f=s===void 0&&!(i&&Mi(n,t,r))?this.#f(
t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&!je(n)?Pe(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#S(t,r,o,n);if(a!==void 0)return a;let u=this.#r+r;if(r>0&&u<=H.length)return this.#T(
t,u,o,n);this.#w()}let i=this.#e,s=this.#n,c=this.#o,f="";try{f=this.#E(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=i,
this.#n=s,this.#o=c,Y(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#u(t,r,o){
let{encoding:n}=this;V.length=0;let i=r>0&&n!==0?Li(t,r,o,n):void 0;return i===void 0?this.#f(t,r,o):this.#c(i)}#f(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let c=Zt(t,r)?tt(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(
t,r,o))}if(n===38||n===37){let c=r<=36?ii(t,r,n===37):di(n,t,r);return this.#d(c)}if(!_e(n))return;let i=U(n),s=!i&&r<=(t[0]<
128?Jt():18)?Qt(t,r,o,n):_f(n,i,t,r,o);return this.#c(s)}#m(t,r,o){return fo(t,r,o,this.fatal)??(r<=256?bi(t,r,o,this.fatal):
void 0)}#c(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#n&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#x(t,r,o){let n=this.#r+r;if(!(r===0||n>H.length))return V.length=0,r>16?this.#y(t,
n,o):(this.#l(t,n),this.encoding===0?tt(H,n,o,this.fatal):this.#c(nr(H,n,o,this.encoding)??Qt(H,n,o,this.encoding)))}#y(t,r,o){
let n=this.#p(t,r);return this.encoding===0?this.#m(n,r,o):this.#c(nr(n,r,o,this.encoding))}#S(t,r,o,n){if(this.encoding!==
0)return;let i=this.#o,s=this.#n,c=this.#t,f=this.#r,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#l(t,a);let u=tt(
H,a,!0,!0);if(u===void 0)return;let l=a-f;this.#r=0,this.#o+=l,this.#n=!0;try{return De(u,this.decode(b(t,l),o,n))}catch(p){
throw this.#n=s,p instanceof Ve||p instanceof TypeError||(this.#e=null,this.#o=i,this.#t=c,this.#r=f),p}}#l(t,r){H[0]=this.#t,
H[1]=this.#t>>8,H[2]=this.#t>>16;let o=this.#r;for(let n=o;n<r;n++)H[n]=t[n-o]}#p(t,r){return this.#l(t,this.#r),R(H,t,this.#r),
Hr(r)}#h(t){this.#o+=t,this.#n||=this.#r+t>V.length,this.#r=V.length,this.#t=V.bytes}#T(t,r,o,n){let i=this.#r,s=this.#p(
t,r);this.#r=0,this.#o-=i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof Ve||c instanceof TypeError||(this.#r=i,
this.#o+=i),c}}#w(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{Ce(this.encoding,null),Ue(t,this.#r,0,this.fatal,
!1),this.#e=he(),this.#r=0}catch(r){throw Y(r)}}#E(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=ci(this.
encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==
0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#a(b(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===
r?t:b(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=De(s,this.#a(f,c-i,!0)),this.#i)return s}else or(f,c-i,d),s=De(
s,this.#d(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.encoding===0&&!o&&rt(t,c,r)?(this.#h(r-c),s):De(s,this.#a(b(
t,c,r),r-c,o))}#a(t,r,o){Ce(this.encoding,this.#e);let n="",i=Kn(r),s=this.#n||this.ignoreBOM||!je(this.encoding),c=0;for(let f=0;;f+=
65536){let d=r-f<=65536,a=Math.min(65536,r-f),u=f===0&&d?t:b(t,f,f+a),l=Ue(u,a,c,this.fatal,o&&d);if(l<0)return this.#e=
he(),this.#i=new Ve(this.name,this.#o+f+X.start(),X.length()),n;if(c+=l,c>0&&(d||!jn(c))){let p=!s&&Vn()===65279?1:0;i?i.
add(Yn()+2*p,c-p):n=De(n,Ze(p,c)),s=!0,c=0}if(d)break}return this.#n=s,this.#e=o?null:Wn(),this.#o+=r,i?i.toText():(this.
encoding===0&&or(t,r,n),n)}};function Li(e,t,r,o){return(t<=16&&(U(o)||Bf(e,t,o))?Fi(e,t,o):void 0)??nr(e,t,r,o)}var Bf=(e,t,r)=>(e[0]|
e[t>>1]|e[t-1])<128&&_e(r),_f=(e,t,r,o,n)=>(r[0]<128?wi(e,r,o):void 0)??(!t&&n&&o>18?Ci(e,r,o):void 0)??(ni(r,o,t)?Qt(r,
o,n,e):void 0)??void 0,Io=({encoding:e,fatal:t,ignoreBOM:r})=>new ke(e,t,r);function Bt(e){return e.common??=Io(e),e.common}
var Di=(e,t,r,o,n,i)=>ur(Wt(r,o,n),e,t,i);function ur(e,t,r,o){if(r<e.leastOfAny)return Bt(e).decodeWhole(t,r,o);let n=r<=
e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=Bt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function Ni(e,t){
let r=Te(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replac\
ement', which decodes nothing.`);return r}var ki=6,de,Bo=!1;function Hi(){de=null,de=A(bf)??null,Bo=de!==null&&(y()||I()),y()&&(ki=32)}var $i=e=>e.length<=6||e.length<=
ki&&e.charCodeAt(0)<128,Gi=e=>Bo&&!$i(e);function bf(){let e=Ko(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...Re(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function _o(e){try{return de?.encode(e)}catch{return}}function Fo(e,t){
de===void 0&&Hi();try{return de?.encodeInto(e,t)}catch{return}}function st(e){return $i(e)?Re(e):(de===void 0&&Hi(),gf(e)??
_o(e))}function gf(e){let{length:t}=e;if(!Bo){if(t<=21)return Re(e);if(t<=64&&Mf()){let r=(Cf()||Uf(e)<=64)&&Ri(M,e);if(r)
return r}return t<=65536&&Df(e)?Ri(Lf(),e):void 0}}var Mf=m(()=>!j()),Cf=m(()=>ee()||N()),Uf=e=>e.length*xt(ji(e))*.75;function Ri(e,t){
let r=Fo(t,e);return r?.read===t.length?we(e,0,r.written):void 0}var Lf=m(()=>new Uint8Array(3*65536));function Df(e){let{
latin1:t,other:r}=Nf();return e.length>=r&&(e.length>=t||ji(e)>=256)}var Nf=m(()=>j()?{latin1:1/0,other:1024}:$()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function ji(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var Pf=m(()=>I()?32:$()>0?48:y()?400:ee()?1024:1/0),bo=0;function go(e,t){let{length:r}=e;if(r<Pf()||!_e(t)||!Wf(e))return;
if(bo>0){bo-=1;return}let o=st(e);if(o&&B(o)===r)return o;bo=15}var Ki=e=>Math.max(8,e>>4);function Wf(e){let{length:t}=e,
r=Ki(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function Yi(e){let{length:t}=e,r=Ki(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var Gf=["fatal","html","replacement"],jf=m(()=>I()||y());function Co(e,t){let{length:r}=e,o=r<32?void 0:go(e,t);if(o)return o;
let n=U(t);if(r>64&&r>(n?Zn():Qr()))return;if(!1)return Qn(e,qt(t));if(t===33)return r<=48?ri(e,qt(32)):void 0;if(!!0||r>
512&&jf()&&Yi(e))return;let i=qt(t);return i&&ti(e,i)}var vi=m(()=>I()||y()||k()||N()&&!Ge);function Ji(e,t){return vi()?
ei(e,Gn(t)):qn(e,t)}function zi(e,t){return Co(e,t)??void 0}var Uo=()=>"",q=class{encoding;unmappable;#e;#t=null;#r=0;#n=K;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return E[this.encoding].name}encode(t,r){let o=r||this.#o(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#f(t,r)}#o(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:Gf.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?st(t):void 0;if(r)return r;if(t.length>65536)return this.#u(t);try{let o=zi(t,this.encoding);if(o)return o;Yt(this.encoding,
null),pt(t,0,t.length);let n=zt(0,t.length,this.#i,!0);return n===-2||!X.finished()?void 0:ht(n)}catch(o){throw Y(o)}}#u(t){
let r=!1,o=()=>r?Ji(t,this.encoding):void 0;return go(t,this.encoding)??A(o)}#f(t,r){let o=new mr;return this.encodeOrFail(
t,r,n=>o.add(n),(n,i)=>{throw new ge(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,
c=this.#n;r&&(this.#n=K,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===Uo,u=f&&!a?2048:65536,l=f&&this.encoding===
33?new Mo(c,o):void 0,p=l?T=>l.add(T):o,_=l?T=>l.addUnchanged(T):o,S=0,x=null;try{if(!s)for(;S+65536<t.length;S+=65536){
let T=zi(t.slice(S,S+65536),this.encoding);if(!T)break;o(T)}for(Yt(this.encoding,s);S===0||S<t.length;S+=u){let T=Math.min(
S+u,t.length);pt(t,S,T);let Ft=T===t.length;for(let Or=0,Wo=!1;!Wo;){let bt=zt(Or,T-S,d,r&&Ft);p(ht(bt===-2?X.written():
bt));let ko=i+S+Or+X.start();if(Or+=X.read(),Wo=bt!==-2&&X.finished(),bt!==-2||a)continue;let Ar=X.codePoint();if(f){x=he(
x);let{count:Ts}=w,Ho=()=>this.locate(ko),gt=f(Ar,Ho);w.count!==Ts&&(Yt(this.encoding,x),pt(t,S,T));let $o=ws=>{throw new ge(
ws,Ho(),this.name)};typeof gt=="string"?Kf(gt,p,$o):gt?_(gt):$o(Ar)}else n(Ar,ko)}}}catch(T){throw Y(T)}if(r){l&&o(l.held);
return}l&&(this.#n=l.held),this.#t=this.#o(t)?null:he(),this.#r=i+t.length}};function Kf(e,t,r){let o=pn(e);for(let n=0;n<
o.length;n+=2048){let i=Math.min(n+2048,o.length);pt(o,n,i,2048);let s=zt(2048,2048+i-n,0,!1);s===-2&&r(X.codePoint()),t(
ht(s))}}var Mo=class{held;#e;constructor(t,r){this.held=t,this.#e=r}add(t){let r=B(t);if(r===0)return;t[0]!==27&&this.#e(
this.held);let o=t[r-3]===27?r-3:r;this.#e(ne(t,0,o)),this.held=ne(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=K,
this.#e(t)}},mr=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){let r=B(t);if(r===0)return;this.#r+=r;let o=this.#t;
if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){let n=new Uint8Array(4096);R(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&
o.length+r<=4096){R(o.bytes,t,o.length),o.length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:
this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?ne(o,0,n):o)}}concatenate(){
let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=Yf(this.#r),o=0;return this.forEach(n=>{R(r,n,o),o+=B(n)}),
r}};function Yf(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:t})}}function _t(e,t,r="encodeUTF16() of 'encoding-wasm', \
or UTF-8"){let o=Te(e,t);if(o===37||o===38){let{name:n}=E[o];throw new RangeError(`${t}: ${n} has no encoder in the stan\
dard; use ${r}.`)}return Vf(o,e,t)}function Vf(e,t,r){if(e===36)throw new RangeError(`${r}: '${t}' is a label of the enc\
oding 'replacement', which can't be written; use UTF-8.`);return e}function Q(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function He(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function Lo(){throw new TypeError("Illegal invocation")}var Xi="Failed to execute 'encodeInto' on 'TextEncoder'",pr=Q({TextEncoder:class{#e="utf-8";constructor(){new.target!==pr&&
He(this,new.target,pr)}get encoding(){return this.#e}encode(e=""){return#e in this||Lo(),(typeof e=="string"&&Gi(e)?_o(e):
void 0)??hr(P(e))}encodeInto(e,t){#e in this||Lo();let r;if(de&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=de.
encodeInto(e,t),r.read===e.length)return r}catch{}Nr(arguments.length,2,Xi);let o=P(e),n=ln(t,Xi),{read:i,written:s}=r??
Fo(o,n)??{read:0,written:0};if(i===o.length||s===B(n))return{read:i,written:s};let c=qf(o.slice(i),b(Lr(n),s));return{read:i+
c.read,written:s+c.written}}}});function hr(e){return st(e)??new q(0,"fatal").encode(e,!0)}function qf(e,t){let r=0,o=0;
for(;r<e.length;){let n=eo(e,r);if(o+xt(n)>B(t))break;o=to(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var Zi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Qi=`!
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
?`;var vf=m(()=>{let e=Qi.split(`
`),t=0;return new Map(Zi.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
es=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ts(e){let t=new q(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof ge)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=rs(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function rs(e,t,r){if(es(e))return"";if(r===0)return null;let o=Jf(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:rs(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function Jf(e){
let t=[...vf().get(e)??[],...Xf(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Xf(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),d=o.filter((l,p)=>!c(p)),a=[r,...f].join("").normalize("NFC"),u=a+d.join("");u.normalize("NFD")===t&&n.push(u),d.every(
es)&&i.push(a)}return[...n,...i]}var Zf=["fatal","html","replacement","ignore","translit"],Qf=hn(Zf),os=(e,t,r)=>typeof e=="function"?e:Qf(e,t,r);function ns(e,t,r){
return typeof e=="function"?(o,n)=>ed(e(o,n()),r):e==="ignore"?Uo:e==="translit"?ts(t):void 0}function ed(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=Fe(re(e,t,"The function 'unmappable' returned neither a string, bytes nor\
 null."));return ne(o,0,B(o))}var td="Failed to construct 'LegacyTextEncoder'",Do="Failed to execute 'encode'";function is(e,t="utf-8",r=void 0){let o=be(
e,Do);if(r===void 0){let i=_t(P(t),Do);return i===0?hr(o):Co(o,i)??new q(i,"fatal").encode(o,!0)}let n=xr(t,r,Do);return n.
encoding===0?hr(o):n.encode(o,!0)}function xr(e,t,r){let o=P(e),n=t===void 0?"fatal":mn(t,{unmappable:os},r).unmappable,
i=_t(o,r);return new q(i,n,ns(n,i,r))}var ss=Q({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=xr(e,
t,td)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":be(e,o);ie(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var od=m(y);function Ro(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(ar(t)?Eo():je(t)&&od())&&!r?new No(t,r,o):Io(e)}
var No=class extends ke{#e=void 0;#t=!1;#r=!1;reset(){super.reset(),this.#t=!1}decode(t,r,o){if(this.hostOfStream)return this.#o(
t,r);if(this.#t)this.#r&&(this.#r=!It(this.encoding,J(t)));else if(!r&&this.#n(t))return this.#o(t,r);return super.decode(
t,r,o)}#n(t){let{encoding:r}=this,o=J(t),n=ar(r),i=n?Oo(t,o):o>=40;this.#r=i&&n&&!It(r,o);let s=i&&!this.#r&&id(r);return this.#t=
!s,s&&(this.#e??=C(this.name,!1,this.ignoreBOM)),s}#o(t,r){let o=J(t),n=o>1024&&G(t,o)?ne(t,0,o):t,i=this.#e;this.hostOfStream=
r?void 0:i;try{return i.decode(n,r?Sr:yr)}catch(s){return this.failUnlessRefused(n,s),this.#o(ne(n,0,o),r)}}failUnlessRefused(t,r){
if(!nd(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,vr(r)}},nd=(e,t)=>A(()=>e.decode(b(t,0,0),yr))===void 0,
yr={stream:!0},Sr={stream:!1};function id(e){return cs[e]??=A(()=>cd(e))===!0,cs[e]}var cs=[],sd=[97,128,129,142,143,161,
195,216,227,240,255],fs=[32,48,129,161,220,254];function cd(e){let t=C(E[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);
Ce(e,r);let f=Ze(0,Ue(c,1,0,!1,s));return r=he(),t.decode(c,{stream:!s})===f};return sd.flatMap(i=>fs.flatMap(s=>fs.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&fd(e)}function fd(e){let t=C(E[e].name,!1,!1),r=en(e)??[];return[...r,...r].
map(n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===(je(e)?"\uFEFF":"")}var $e="Failed to execute 'decode' on 'TextDecoder'",dd=()=>({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=ds(e,t,"Failed to construct 'TextDecoder'"),new.target!==Tr&&He(this,new.target,Tr)}get encoding(){return E[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=K,t=void 0){
if(t===void 0&&!this.#r){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!G(e,o))){let n=r.decoder.decode(e);return r.isWatched&&r.watch(n,o),n}}catch{
r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return Bt(r).decodeWhole(e,J(e),$e)}else if(e instanceof ArrayBuffer){
let o=ud(r,e);if(o!==void 0)return o}}return this.#n(e,t)}#n(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);(!r||
typeof t!="object")&&ad(e,t);let o=!!t?.stream,n=r?e:Ke(e),i=this.#e;return i.isStateless||!this.#r&&!o?ur(i,n,J(n),$e):
(this.#r||this.#o(),this.#r=o,this.#t.decode(n,!o,$e))}#o(){this.#t??=Ro(this.#e),this.#t.reset()}static{let{prototype:e}=this,
{decode:t}=e,r={decode(o=K,n=void 0){let i=n;if(typeof n=="object"&&ArrayBuffer.isView(o)){i=n?.stream?yr:Sr;let f=this.#t,
d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(o,i);return i===Sr&&(f.hostOfStream=void 0,this.#r=!1),a}catch(a){f.failUnlessRefused(
Ke(o),a)}}let s=this.#e;if(n===void 0?!this.#r:s.isStateless&&i!==n){if(s.takesAnything)try{let f=s.decoder.decode(o),{length:d}=f;
return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}if(o instanceof Uint8Array&&ArrayBuffer.
isView(o)&&o.length<s.leastOfASCII)return Bt(s).decodeWhole(o,J(o),$e)}return t.call(this,o,i)}};y()&&(e.decode=r.decode)}}}),
Tr=Q(dd());function ad(e,t){re(e,$e),ie(t,$e)}function ud(e,t){if(e.takesAnyBuffer)try{let i=e.decoder.decode(t);return 2*
i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=Dr(
t);if(!o)return;let n=new Uint8Array(t);return gi(e.encoding,n,o),ur(e,n,o,$e)}function ds(e,t,r){let o=P(e);ie(t,r);let n=!!t?.
fatal,i=!!t?.ignoreBOM;return Wt(Ni(o,r),n,i)}var as=(e,t,r)=>Ro(ds(e,t,r));function us(e,t,r){let o=Yo();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Po(e,t){let r=`Failed to execute 'transform' on '${e}'`;return us(e,(o,n)=>n(t.decode(Fe(re(o,r)),!1,r)),o=>o(t.
decode(K,!0,r)))}var wr=Q({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=as(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=Po("TextDecoderStream",r),new.target!==wr&&He(this,new.target,wr)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),Er=Q({TextEncoderStream:class{#e;constructor(){this.#e=
ls("TextEncoderStream",new q(0,"fatal"),P),new.target!==Er&&He(this,new.target,Er)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function ls(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return us(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var ms=Q({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=xr(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=ls("LegacyTextEncoderSt\
ream",r,be)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var ft=class{fatal;ignoreBOM;#e;#t;#r=K;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&B(this.#r)===0?t:an(this.#r,t);if(!r&&Qo(n))return this.#r=
n,"";let i=ut(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ke(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?b(n,s):n,r,o)}};var ps=Q({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=P(e);ie(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new ft(Te(o,r),n,i);this.#e=s,this.#t=Po("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function hs(e,t){let r="Failed to execute 'findUnmappable'",o=be(e,r),n=_t(P(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new q(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function xs(e){let t=ut(Ke(re(e,"Failed to execute 'bomSniff'")));return t?E[t.encoding].name:null}function ys(e,t="utf-\
8",r=void 0){let o="Failed to execute 'decode'",n=re(e,o),i=Te(P(t),o);ie(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ke(n);
return ut(f)?new ft(i,s,c).decode(f,!0,o):Di(f,J(f),i,s,!0,o)}async function Ss(e=void 0){let t=await e;if(t===void 0)Yr()||await Kr(Ut,!0);else{let r=ld(t)?await md(t):t;await Kr(()=>r,
!1)}}var ld=e=>typeof e?.arrayBuffer=="function";function md(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{ps as DecoderStream,ss as LegacyTextEncoder,ms as LegacyTextEncoderStream,Tr as TextDecoder,wr as TextDecoderStream,
pr as TextEncoder,Er as TextEncoderStream,ge as UnmappableError,xs as bomSniff,ys as decode,is as encode,E as encodings,
hs as findUnmappable,Ss as initialize,rn as labelToName};
