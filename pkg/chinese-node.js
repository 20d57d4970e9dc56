var Ft=(e,t)=>e?.prototype?.[t],bt=e=>Ft(globalThis.Buffer,e),Be=bt("ucs2Slice"),$e=bt("ucs2Write"),Or=bt("utf8Slice"),he=bt(
"latin1Slice"),Po=e=>globalThis[e],ko=Po("TextDecoder"),ys=Ft(ko,"decode"),Ar=Po("TextEncoder"),Ss=Ft(Ar,"encode"),Ts=Ft(
Ar,"encodeInto");function g(e,t=!1,r=!0){let o=new ko(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:ys})}function Wo(){let e=new Ar;return Object.defineProperties(e,{encode:{value:Ss},encodeInto:{value:Ts}}),e}function I(e){
try{return e()}catch{return}}var w=()=>"InternalError"in globalThis,A=()=>"Bun"in globalThis,Q=()=>Ir().includes("Chrome\
/"),W=()=>Ir().includes("AppleWebKit/")&&!Q()&&!(G()>0);function Ir(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var K=()=>"Deno"in globalThis,N=()=>Ir()==="Cloudflare-Workers",de=()=>W()||N(),G=()=>N()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),z=()=>G()<22,ft=e=>globalThis.process?.getBuiltinModule?.(e),Er;function Ho(){let{
TransformStream:e}=globalThis;return e&&e===Er?e:(Er=[e,ft("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Er)}var ws=e=>ft("node:fs").readFileSync(e);function $o(e){try{return ws(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Mt=()=>$o(()=>new URL("./chinese.wasm",import.meta.url)),gt="encoding-wasm/chinese";var Go=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Br=["chinese"];function m(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var E=Os();function Os(){let e=Go.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Ko=m(()=>new Map(E.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),As=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],_e=e=>e<36&&e!==33,C=e=>e>0&&e<29,Ct=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[e].name),Is=e=>As.find(([t])=>e>=t)[1];function Yo(e){let t=Ko();return t.get(e)??t.get(Jo(Fs(e)))}function we(e,t){
let r=Yo(e);if(r===void 0){let o=_s(e),n=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(Br){let o=Is(r);if(o&&!Br.includes(o))throw new RangeError(`${t}: '${gt}\
' doesn't include ${E[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Bs=m(()=>new Map(
Array.from(Ko(),([e,t])=>[qo(e),t]).reverse()));function _s(e){let t=qo(e),r=Bs().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var qo=e=>Jo(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),zo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function at(e){if(e[0]>=239)return zo.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Vo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function vo(e){return zo.find(t=>t.encoding===e)?.bytes}function Ge(e){return e===
0||e===37||e===38}function Fs(e){let t=0,r=e.length;for(;jo(e[t]);)t+=1;for(;jo(e[r-1]);)r-=1;return e.slice(t,r)}var jo=e=>`\
	
\f\r `.includes(e);function Jo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Xo(e){let t=Yo(`${e}`);return t===
void 0?null:E[t].name}var Fr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Zo=()=>Object.getPrototypeOf(Uint8Array.prototype),Ut=e=>Fr(Zo(),
e),br=e=>Fr(DataView.prototype,e),gs=()=>Fr(ArrayBuffer.prototype,"byteLength"),Dt=e=>Zo()[e],Qo=Ut(Symbol.toStringTag),
Mr=Ut("buffer"),en=Ut("byteOffset"),tn=Ut("byteLength"),Cs=Dt("includes"),Us=Dt("set"),Ds=Dt("slice"),Ls=Dt("subarray"),
Ns=br("buffer"),Rs=br("byteOffset"),rn=br("byteLength"),on=gs(),B=e=>tn.call(e);function te(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:B(e)}var D=(e,t,r=B(e))=>new Uint8Array(Mr.call(e),en.call(e)+t,r-t);function nn(e,t){
let r=new Uint8Array(B(e)+B(t));return R(r,e),R(r,t,B(e)),r}var R=(e,t,r)=>Us.call(e,t,r),sn=(e,t)=>Cs.call(e,t),Ps=m(()=>w()?96:W()?1024:1/0);function le(e,t,r){if(r-t<=Ps())return Ds.
call(e,t,r);let o=new Uint8Array(r-t);return R(o,Ls.call(e,t,r)),o}function Ee(e,t,r){if(r>24)return le(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function j(e,t){if(t<=64)return!1;try{return on.call(Mr.call(e)),!1}catch{return!0}}
var ks="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function re(e,t,r=ks){if(!ArrayBuffer.isView(
e)&&Cr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function cn(e,t){if(ArrayBuffer.isView(e)&&Qo.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Fe(e){if(ArrayBuffer.
isView(e))return gr(e);try{return new Uint8Array(e)}catch{return v}}var lt=e=>e instanceof Uint8Array?e:Fe(e);function gr(e){
try{return Qo.call(e)===void 0?new Uint8Array(Ns.call(e),Rs.call(e),rn.call(e)):new Uint8Array(Mr.call(e),en.call(e),tn.
call(e))}catch{return v}}var v=new Uint8Array;function Cr(e){try{return on.call(e)}catch{}try{return rn.call(new DataView(
e))}catch{return}}function fn(e,t,r){ne(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function ne(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var P=e=>`${e}`;function dn(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function be(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function Ur(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function an(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=P(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Lr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=C(t)&&!r}accept(t){I(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&j(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},ln=[],Nr=[];function Nt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Nr[o];if(n)return n;
let i=new Lr(e,t,r);Nr[o]=i;let s=ln[e];return s&&i.accept(s),i}function je(e,t){ln[e]=t;for(let r=0;r<4;r++)Nr[4*e+r]?.
accept(t)}var Ke=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Hs=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,un=Symbol.for("encoding-wasm.UnmappableError"),Me=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${Hs(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&un in o}[un](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var H=new Uint8Array(512),Rr=[];function Pr(e){return Rr[e]??=D(H,0,e),Rr[e]}function mn(e,t,r){return t>H.length?D(e,0,
r):(e!==Rr[t]&&R(H,e),Pr(r))}function Ye(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function yn(e,t,r){let{memory:o}=e,n=Rt(a=>Ys(a,r),o,t),i=Rt(zs,o,t);if(n&&i){let a=K()?1/0:64;return{...i,read:(l,u)=>(u<
128?n:i).read(l,u),write:(l,u)=>(l.length<a?n:i).write(l,u),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:K()?n.
writeBytes:void 0,mostByTable:512}}let s=kr(o);if(n)return w()?qs(n,Rt(xn,o,t)):n;let c=i??Rt(xn,o,t)??s,f=i?18:15,d={...c,
read:(a,l)=>(l<=f?s:c).read(a,l),write:(a,l)=>(a.length<16?s:c).write(a,l),collect:i?.collect};return i?js(d,e,t):d}var js=(e,t,r)=>({
...e,readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<
0?null:e.read(r,c)},readsInput:!0,mostByTable:512});function Rt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),kr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Ks="str\
ings";function Ys(e,t){let[r]=WebAssembly.Module.customSections(t,Ks),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function qs(e,t){let{read:r,
readBytes:o}=e;return{...e,collect:t?.collect,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function zs(e){let[t,r]=[Be,$e],o=new Uint8Array(
e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(n(),i,i+2*s),write:(i,s)=>r.call(
n(),i,s,2*i.length),most:1/0,collect:Sn(e,(i,s)=>t.call(i,0,s))}}function Sn(e,t){let r;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=n(2*i),c=0;return{add(f,d){R(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function n(i){let s=r?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return r=
new WeakRef(c),c}}function xn(e){let t=g("utf-16le"),{write:r,most:o}=kr(e),n=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=Sn(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:n,write:r,most:o,collect:i}}function kr(e){let t=new Uint16Array(
e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Ye(
i,s,n);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){
let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Pt,x,Hr,Tn,wn,b,L={input:0,units:0,output:0},ut=0,kt={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN,count:0};function pe(e,t){
kt.name=e,kt.encoding=t,T.newCodec=NaN,T.count+=1,T.isBusy&&vs(),T.isBusy=!0}function vs(){try{Bn(),Pt??=An(Zs(Mt())),In(
new WebAssembly.Instance(Pt),Pt)}catch(e){throw _n(e)}}async function $r(e,t){try{Bn();let r=e(),o=En(r)?r:await WebAssembly.compile(t?r:Xs(r));An(o);let n=await WebAssembly.instantiate(
o);if(Gr())return;In(n,o),Pt=o}catch(r){throw _n(r)}}var Js=[0,97,115,109];function Xs(e){let t=Fe(re(e,"encoding-wasm",
"initialize() takes a compiled module, its bytes or a Response."));if(Js.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Gr=()=>!T.isBusy;function Zs(e){return En(e)?e:new WebAssembly.Module(e)}function En(e){try{return WebAssembly.
Module.customSections(e,On),!0}catch{return!1}}var On="encoding-wasm";function An(e){let[t]=WebAssembly.Module.customSections(
e,On),r=`${gt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function In({
exports:e},t){x=e,Wr=WebAssembly.RuntimeError,L.input=x.input(),L.units=x.units(),L.output=x.output(),bn(),b=yn(x,L.units,
t),ut=Math.min(x.units_length(),b.most),T.isBusy=!1}function Bn(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function _n(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(Qs(e))return new RangeError(`encoding-wasm: ${Fn} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Fn="no memory \
for WebAssembly; free some, and call again",Qs=e=>e instanceof RangeError&&/memory/i.test(e.message);function Wt(){return Kr(),
Hr}function Ht(){return Kr(),Tn}function jr(){return Kr(),wn}function Kr(){Hr[0]===void 0&&bn()}function bn(){let{buffer:e}=x.
memory;Hr=new Uint8Array(e),Tn=new Uint8Array(e,L.input,65536),wn=new Int32Array(e,x.codec(),x.codec_length()>>2)}function Mn(e,t){
return pe(e,-1),$t(t)}function $t(e){try{let t=e();return T.isBusy=!1,t}catch(t){throw $(t)}}var Wr;function $(e){if(!T.
isBusy||!Wr||!(e instanceof Wr))return e;let t=E[kt.encoding]?.name,r=`${kt.name}${t?` of ${t}`:""} failed`;return ec()?
new RangeError(`encoding-wasm: ${r}: ${Fn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function ec(){try{return x.memory.grow(32),
!1}catch{return!0}}function xe(e=null){let t=jr();return Nn(t,e??new Int32Array(t.length))}function Dn(){return x.held()!==0?xe():(T.newCodec=
mt,null)}var Ln=e=>Nn(e,jr());function Nn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ce(e,t){Rn(e,t)||(pe(
"decoding",e),t?Ln(t):x.new_decoder(e),mt=e===33||e===36?NaN:e)}var mt=NaN;function Rn(e,t){return t||T.newCodec!==e||T.
isBusy?!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function Gt(e,t){Rn(~e,t)||(pe("encoding",e),t?Ln(t):x.new_encoder(e),mt=~e)}function Ue(e,t,r,o,n){ze(e,t),T.isBusy=!0;let i=x.decode_block(t,r,+o,+n);return T.isBusy=!1,n&&i>=0&&(T.newCodec=mt),jn(
i)}var Ae={encoding:-1,source:0,most:0,owner:void 0};function jt(e,t,r){if(Ae.encoding!==e||Ae.owner!==x||T.isBusy){try{pe(
"decoding",e),Ae.owner=x;let n=b.readBytes?x.byte_table(e):0;Ae.source=b.readsInput?e:n,Ae.most=n===0?0:!Ct(e)&&b.mostByTable||
1/0,Ae.encoding=e}catch(n){throw $(n)}T.isBusy=!1}if(r>Ae.most)return;if(r<=65536)return ze(t,r),gn(r);if(b.most>ut)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);ze(D(t,n,n+i),i),o=Le(o,gn(i))}return o}function De(e,t,r,o){
return Mn("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(4*n,65536,t-i)),ze(n===t?e:D(e,
i,i+n),n),!x.is_free_of(n,r,o))return!1;return!0})}function Yr(e,t){let r=-1,o,n;function i(s){try{return pe(e,s),r=s,n=
x,o=t(s),T.isBusy=!1,o}catch(c){throw $(c)}}return s=>s===r&&n===x&&!T.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Kt=Yr("enc\
oding",e=>{let t=x.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=x.memory;return new Uint16Array(r,t,65536)}),Pn=Yr("e\
ncoding",e=>{let t=x.unit_table(e)>>>0,r=new Uint8Array(65536);return R(r,new Uint8Array(x.memory.buffer,t,16384)),r}),ve=Yr(
"decoding",e=>{let t=C(e),r=(!t?x.pair_table(e):x.byte_table(e))>>>0;return r>0?new Uint16Array(x.memory.buffer,r,t?256:
65536):void 0}),gn=e=>b.readBytes(L.input,e,Ae.source);function Le(e,t){try{return e+t}catch(r){throw new RangeError("Th\
e text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var kn=e=>e+65536+3<=ut,Wn=e=>e>ut&&e<268435456?b.collect?.(e+3):void 0,Hn=()=>L.units,$n=()=>Wt()[L.units]|Wt()[L.units+
1]<<8,Je=(e,t)=>b.read(L.units+2*e,t-e),pt=(e,t,r,o=0)=>b.write(e.slice(t,r),L.units+2*o);function Gn(e,t){if(!T.isBusy&&
!b.writeBytes)return;pe("encoding",t);let r=b.writeBytes?.(e,L.output,x.unit_table(t));return T.isBusy=!1,r===e.length?xt(
r):void 0}function Yt(e,t,r,o){T.isBusy=!0;let n=x.encode_block(e,t,r,+o);return T.isBusy=!1,o&&n>=0&&J.finished()&&(T.newCodec=
mt),jn(n)}function ze(e,t){let r=Ht();if(t>8)try{R(r,e)}catch{R(r,D(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function jn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var xt=e=>Ee(Wt(),
L.output,e);var J={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.
start(),length:()=>x.length()};var M=new Uint8Array(256);function Re(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Kn(M,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Kn(r,o,e);r[o]=n}return r}function Kn(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)M[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)M[n++]=s;else if(s<2048)M[n++]=
192|s>>6,M[n++]=128|s&63;else if(!Ne(s))M[n++]=224|s>>12,M[n++]=128|s>>6&63,M[n++]=128|s&63;else{let c=Jr(r,i);c>=65536&&
(i+=1),n=Xr(c,M,n)}}return Ee(M,0,n)}var zn=m(()=>$e||w()||W()?96:N()?1024:128),vr=m(()=>de()||w()||A()?65536:128),ic=m(
()=>new Uint8Array(2*vr()));function Vn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var sc=m(N);function vn(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(sc()?De(o,r,0,255):!sn(o,0))?o:void 0}function Jn(e,t){let{length:r}=e,o=2*r<=256?M:
ic(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return Ee(o,0,n)}var cc=e=>e===14||e===15||e===27;function Xn(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,M[o]=27,M[o+1]=n?36:40,M[o+
2]=66,o+=3),n){if(!(c>=41216))return;M[o]=c>>8&127,M[o+1]=c&127,o+=2}else{if(cc(s))return;M[o]=c,i<r&&(o+=1)}}return Ee(
M,0,o)}var Ne=e=>(e&63488)===55296;function Jr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var ht=e=>e<128?1:e<2048?2:e<65536?3:4;function Xr(e,t,r){if(e<128)return t[r]=e,r+1;let o=ht(e);for(let n=o-
1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Zn=new Uint8Array(128),ie=fc(
Zn);function fc(e){return new Uint16Array(e.buffer)}var zt=m(()=>Tt()?0:18),dc=m(()=>z()?54:K()||!(G()>=22||de())?64:32),
ac=m(()=>W()?64:32),lc=m(()=>W()?36:18),Vt=(e,t)=>(e[0]&e[t>>1])>=128;function Qn(e,t,r){return r?t<=8:t<=lc()||t<=ac()&&
(Vt(e,t)||Zt())}var vt=(e,t)=>t<=18||t<=64&&Vt(e,t)&&t<=dc(),Y={length:0,bytes:0};function Qe(e,t,r,o){if(e[0]<128&&Tt())
return Qr(e,t)?he.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return qr(e,s,t,r,o,n);let l=e[i++]^128,u=d?0:e[i++]^128;if(c=d?(f&31)<<6|l:(f&15)<<12|l<<6|u,(l|u)>=
64||!d&&(c<2048||Ne(c)||c===65279))return qr(e,s,t,r,o,n)}ie[n++]=c}return St(n)}function ei(e,t,r){if(t%2>0)return;let o=0;
for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(Ne(i))return;ie[o++]=i}return St(o)}function qr(e,t,r,o,n,i){
let s=Zr();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,l=d===0&&f>=128,u=f===
224?160:f===240?144:128,p=f===237?159:f===244?143:191,_=f,y=0;for(;y<d&&c<r;y++,c++){let h=e[c];if(h<u||h>p)break;_|=h<<
8*(y+1),u=128,p=191,a=a<<6|h&63}if(y<d){if(c===r&&!o){if(f===239)return;ti(_,1+y);break}l=!0}if(l&&n||(l&&(a=65533),a===
65279))return;a>65535&&(ie[i++]=55232+(a>>10),a=56320|a&1023),ie[i++]=a}return St(i)}function Jt(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=ve(o),!n)return;if(d=n[f],Ne(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Xt(f,o))
break;if(Ne(d))return uc(e,c,t,r,i,o,n)}}ie[i++]=d}return St(i)}function uc(e,t,r,o,n,i,s){let c=Zr();for(let f=t;f<r&&n<=
c;){let d=e[f++],a=d<128?d:s[d];if(Ne(a)){if(f===r&&!o&&Xt(d,i))break;let l=f<r?e[f]:0;if(a=s[d|l<<8],!Ne(a))f+=1;else if(pc(
a))a=65533;else{let p=f+2<r&&i<=30?mc(d,l,e[f+1],e[f+2]):0;if(p===0)return;ie[n++]=55232+(p>>10),a=56320|p&1023,f+=3}}ie[n++]=
a}return St(n)}function mc(e,t,r,o){let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*
10+(o-48);return n&&i>=189e3&&i<1237576?65536+i-189e3:0}var pc=e=>e>=57088&&e<=57216;function yt(e,t){for(let r=1;r<=3&&
r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function et(e,t,r){return Y.
length=0,qr(e,t,r,!1,!0,0)===""}function Xt(e,t){let r=t!==32||e<144||e>160;return r&&ti(e,1),r}function ti(e,t){Y.length=
t,Y.bytes=e}function St(e){if(e<3||e<=18&&!Tt())return Ye(ie,0,e);if(Zt())return Be.call(Zn,0,2*e);if(!(e>Zr()))return Ye(
ie,0,18)+Ye(ie,18,e-18)}var Zr=m(()=>Zt()?1/0:36),Tt=m(()=>A()&&Zt()),Zt=m(()=>I(xc)===!0);function xc(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(Be)==="a\uFEFF\uD83D"&&t(he)==="a\0\xFF\xFE=\xD8"}
function Qr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function X(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}var Qt=m(()=>I(Ac)),rt=m(()=>I(Ic)),wc=m(()=>I(Rc)),Ec=m(()=>I(Pc));function ri(e,t,r){let o=oi(e);if(!(!o||r<24||j(t,r))&&
!(e===0&&ii(t,r)))return o.takes?.(t,r)===!1?void 0:o}function oi(e){return e===0?rt():e===38?wc():e===37?Ec():void 0}function no(e,t,r,o){
if(Y.length=0,o&&t>8192||t>1024&&(j(e,t)||ii(e,t)))return;let n=rt();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=yt(e,
t);if(!(i<t&&(r||!et(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:mn(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,
i);return t>256&&c!==void 0&&er(s,i,c),c}catch{return}}function ni(e,t,r){let o=oi(e);if(!(r%2>0||!o?.takes?.(t,r)||j(t,
r)))return o.decode(t,!0)}function ii(e,t){if(t<8192||Oc())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var Oc=m(W);function Ac(){let{isAscii:e}=ft("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Ic(){let e=z(),t=e?Qt():void 0;if(e&&!t)return;
let r=g("utf-8"),o=I(Fc),n=h=>r.decode(h),i=gc(n),s=_c(i,o),c=t&&((h,S)=>X(h,S)&&t(h)),f=c??Uc(),d=c?(h,S)=>S>256?c(h,S):
ai(h,S)&&!(S>54&&Vt(h,S)):f,a=Uint8Array.of(...si,...fi.flat()),l=`${ci}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.
of(97,127),p=i(a,a.length)===l&&n(a)===l&&r.decode(a.buffer)===l&&i(u,2)==="a\x7F"&&eo(h=>s(h,h.length)),_=he;if(!p||t&&
_.call(u)!=="a\x7F")return;let y=(h,S)=>g("utf-8",h&&o!==void 0,S);return je(0,{newDecoder:y,isRight:(h,S)=>bc(y(h,S)),canFail:!0,
...Bc()}),{decode(h,S){try{return t?_.call(h):(S?s:n)(h,B(h))}catch{return}},decodeQuickly:i,decodesStart:di(),decodeOrFail:s,
takesQuickly:d,takes:f,completeLength:yt}}function Bc(){return A()?tt(1):K()?{...tt(257),leastBeyondASCII:65,leastOfBuffer:8192}:
z()?{...tt(19),most:2048,onlyASCII:!0}:Q()?{...tt(48),leastOfBuffer:48,onlyASCII:!0}:N()?{...tt(33),most:1023}:tt(G()>0?
512:33)}var tt=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function _c(e,t){let r=Mc(
e);return t?A()||de()?o=>t.decode(o):G()>0?(o,n)=>n>256&&X(o,n)?t.decode(o):r(o,n):r:r}function Fc(){let e=g("utf-8",!0);
return eo(r=>e.decode(r))&&eo(({buffer:r})=>e.decode(r))&&!K()?e:void 0}var bc=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".
repeat(64)].every(t=>{let r=Uint8Array.of(...Re("\uFEFF"),...Re(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),
eo=e=>e(Uint8Array.from(si))===ci&&fi.every(t=>I(()=>e(Uint8Array.from(t)))===void 0),si=[239,187,191,97,230,188,162,240,
159,146,169],ci="\uFEFFa\u6F22\u{1F4A9}",fi=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Mc=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function gc(e){let[t,r]=[Or,he];return z()?(o,n)=>n>256?r.call(o):t.call(
o,0,n):di()?(o,n)=>t.call(o,0,n):!t||!K()?e:(o,n)=>ai(o,n)?t.call(o):e(o)}var di=()=>Or!==void 0&&G()>0&&!K()&&!A(),ai=(e,t)=>t<=
64||t<=256&&X(e,t);function Cc(e,t){if(t<64)return!1;if(X(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/
16);for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===
0&&r>=3*o}function Uc(){return Q()?Cc:N()?Nc:w()?Dc:void 0}function Dc(e,t){if(t<524288)return!0;let r=0,o=Math.ceil(t/64);
for(let n=0;n<t;n+=o)e[n]>=206&&(r+=1);return r>4||I(()=>De(e,65536,128,128))!==!1}var Lc=m(N),to=0;function er(e,t,r){t<
1024||!Lc()||!X(e,t)||(to=r.length===t?0:to+1)}function Nc(e,t){if(t<1024)return!0;if(X(e,t))return to<2||t>524288;let r=0,
o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Rc(){return w()||de()?li(!1):kc()}
function Pc(){return w()?li(!0):void 0}function kc(){let e=Be,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.
from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=z()?
512:1/0;return ui(!1,(i,s)=>s<=o||X(i,s)&&Qt()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:
s?void 0:c.toWellFormed()})}function li(e){let t=g(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:
[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return ui(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&
s.includes("\uFFFD")?void 0:s})}var ui=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){
let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var k={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},io=1;function tr(e,t,r,o){return t>=
io?Wc(e,t,r,o):void 0}function Wc(e,t,r,o){if((k.encoding!==o||k.owner!==x||T.isBusy)&&!Hc(o)||t>k.most&&(t>k.mostBeyondASCII||
X(e,t)))return;ze(e,t);let{readBytes:n,readPairs:i}=b;if(!!0||!k.isOfPairs)return n(L.input,t,k.source);let{piece:s}=k,c=i(
L.input,t,k.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=Ht();if(c.length===s){let a=f[t],l=i(L.input+t-a,a,
k.source,+!r,s);if(l===null)return;c+=l}return f[t]===0||Xt(f[t-1],o)?c:void 0}function Hc(e){return T.isBusy?!1:b.readPairs?
(pe("decoding",e),$t(()=>{let t=C(e);k.isOfPairs=!t;let r=t?x.byte_table(e):x.pair_table(e);k.source=b.readsInput?e:r;let o=wt(
e);return io=o.least,k.piece=o.piece,k.most=r>0?o.any:0,k.mostBeyondASCII=r>0?o.beyondASCII:0,k.owner=x,k.encoding=e,!0})):
(io=1/0,!1)}var $c=m(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!b.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(w()){let r={...e(72),piece:b.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(b.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(z()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(A()?0:256),single:e(256),multi:t}});function wt(e){let{windows1252:t,
single:r,multi:o}=$c();return e===21?t:C(e)?r:o}var fo=m(()=>A()?0:de()||z()?8:Q()?352:18),Gc=m(A);function xi(e,t,r){if(r>64)return X(t,r)?jc(e,t,r):void 0;if(r<=zt()||
(t[r>>1]|t[r-1])>=128||!Qr(t,r))return;let o=sr();return o?o.call(t,0,r):jt(e,t,r)}function jc(e,t,r){let o=sr(),n=C(e);
if(!(r<512&&(n||!o))&&!(e===21&&or>0)&&!!1&&!j(t,r))try{return Qt()?.(t)??De(t,r,128,128)?o?o.call(t):rt()?.decodeQuickly(
t,r):void 0}catch{return}}var rr=[],so=[];function hi(e,t,r){if(!(so[e]===null||r<=fo())&&!(r>=512&&r>Si(e)))return so[e]??=
zc(e),ir(so[e],t,r)}function yi(e,t,r){return r<512?(Gc()?co(e,t,r):void 0)??jt(e,t,r)??co(e,t,r)??mi(e,t,r):co(e,t,r)??
(Jc(e)?mi(e,t,r):void 0)??jt(e,t,r)}var or=0,Kc=m(()=>ao()?8192:512),Yc=e=>or>0&&e<Kc();function co(e,t,r){let o=sr();if(!o||
e!==21)return;if(Yc(r)){or-=1;return}let n=vc(t,r);if(or=n?0:15,!!n&&!j(t,r))try{return o.call(t)}catch{return}}var mi=(e,t,r)=>ir(
Ti(e),t,r);function ir(e,t,r){if(!(!e||r>1024&&j(t,r)))try{return e.decode(t)}catch{return}}var qc=m(()=>A()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Si(e){if(wi(e))return 8192;let{windows1252:t,other:r}=qc();return e===
21?t:r}function zc(e){let t=ef(e)?Ti(e):null;if(t){let r=nr(e,Et()).includes("\uFFFD"),o=Math.max(fo(),wt(e).any)+1;je(e,
{newDecoder:n=>n&&r?g(E[e].name,!0):t,isRight:n=>!(n&&r)||rf(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:w()?
1:fo()+1,most:Si(e),onlyASCII:!1})}return t}function Ti(e){return rr[e]===void 0&&(rr[e]=null,rr[e]=I(()=>tf(e))??null),
rr[e]}var sr=m(()=>I(Vc));function Vc(){let e=he,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function vc(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||De(e,
t,128,224)}var Jc=e=>e===21?ao():Xc()||Zc()&&Ct(e),wi=e=>!sr()&&(e===21?ao():Qc()),Xc=m(()=>w()||W()),Zc=m(()=>N()||A()),
Qc=m(w),ao=m(()=>w()||A()||!(G()>0)),ef=e=>w()||A()||de()||z()||Q()&&e===21,Et=()=>Uint8Array.from({length:256},(e,t)=>t);
function nr(e,t){let r=ve(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function tf(e){let t=g(E[e].name),r=n=>t.
decode(n)===nr(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Et().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function rf(e){
let t=nr(e,Et()),r=Et().filter(f=>t[f]!=="\uFFFD"),o=g(E[e].name,!0),n=f=>I(()=>o.decode(f)),i=f=>n(f)===nr(e,f),s=Uint8Array.
from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.of(...s,f))===void 0;return i(s)&&
Et().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}function uo(e,t){let{fromCharCode:r}=String,o=e[0];switch(t){case 1:return o<128?r(o):void 0;case 2:{let n=e[1];return(o|
n)<128?r(o,n):void 0}case 3:{let n=e[1],i=e[2];return(o|n|i)<128?r(o,n,i):void 0}case 4:{let n=e[1],i=e[2],s=e[3];return(o|
n|i|s)<128?r(o,n,i,s):void 0}case 5:{let n=e[1],i=e[2],s=e[3],c=e[4];return(o|n|i|s|c)<128?r(o,n,i,s,c):void 0}case 6:{let n=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|n|i|s|c|f)<128?r(o,n,i,s,c,f):void 0}case 7:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|n|i|s|c|f|d)<128?r(o,n,i,s,c,f,d):void 0}case 8:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
n|i|s|c|f|d|a)<128?r(o,n,i,s,c,f,d,a):void 0}case 9:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8];return(o|
n|i|s|c|f|d|a|l)<128?r(o,n,i,s,c,f,d,a,l):void 0}case 10:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],u=e[9];
return(o|n|i|s|c|f|d|a|l|u)<128?r(o,n,i,s,c,f,d,a,l,u):void 0}case 11:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
l=e[8],u=e[9],p=e[10];return(o|n|i|s|c|f|d|a|l|u|p)<128?r(o,n,i,s,c,f,d,a,l,u,p):void 0}case 12:{let n=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],u=e[9],p=e[10],_=e[11];return(o|n|i|s|c|f|d|a|l|u|p|_)<128?r(o,n,i,s,c,f,d,a,l,u,p,_):
void 0}case 13:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],u=e[9],p=e[10],_=e[11],y=e[12];return(o|n|i|
s|c|f|d|a|l|u|p|_|y)<128?r(o,n,i,s,c,f,d,a,l,u,p,_,y):void 0}case 14:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
l=e[8],u=e[9],p=e[10],_=e[11],y=e[12],h=e[13];return(o|n|i|s|c|f|d|a|l|u|p|_|y|h)<128?r(o,n,i,s,c,f,d,a,l,u,p,_,y,h):void 0}case 15:{
let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],u=e[9],p=e[10],_=e[11],y=e[12],h=e[13],S=e[14];return(o|n|i|
s|c|f|d|a|l|u|p|_|y|h|S)<128?r(o,n,i,s,c,f,d,a,l,u,p,_,y,h,S):void 0}default:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],l=e[8],u=e[9],p=e[10],_=e[11],y=e[12],h=e[13],S=e[14],It=e[15];return(o|n|i|s|c|f|d|a|l|u|p|_|y|h|S|It)<128?r(o,n,
i,s,c,f,d,a,l,u,p,_,y,h,S,It):void 0}}}function mo(e,t,r){let{fromCharCode:o}=String;switch(t){case 1:return o(r[e[0]]);case 2:
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
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]],r[e[15]])}}var Ei;function xo(e,t,r){return Ei??=of(),Ei(e,t,r)}function of(){let e=rt(),t=!(e&&A());return(r,o,n)=>{if(t&&vt(r,o)){
let i=(o<=16&&r[0]<128?uo(r,o):void 0)??Qe(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?
e?.decodeOrFail(r,o):e?.decodeQuickly(r,o)}catch{return}}}var po=[];function Oi(e,t,r){if(Tt())return;let o=po[r];if(o)return mo(
e,t,o);let n=uo(e,t);if(n!==void 0||!C(r))return n;let i=ve(r);if(i)return po[r]=new Uint16Array(i),mo(e,t,po[r])}function Pe(e,t,r,o=!1){
try{Ce(e,null);let n=Ue(t,r,0,o,!0);return n<0?void 0:Je(0,n)}catch(n){throw $(n)}}function Ai(e,t,r,o){Y.length=0;let n=r?
t:yt(e,t);return n===t||et(e,n,t)?Pe(0,e,n,o):void 0}var cr=m(()=>w()?{any:2048,markup:1/0,leastInStream:16}:N()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:A()?2048:
W()?112:0,leastInStream:40}),yo=()=>cr().markup>0,Ii=(e,t)=>t>=cr().leastInStream&&Fi(e,t),ff=m(()=>yo()?1/0:33),Bi=(e,t,r)=>e>=
29&&e<36&&r>=ff()&&t[0]>=128,So=[],_i=(e,t,r)=>Fi(t,r)&&fr(e,r)?ir(So[e],t,r):void 0;function Fi(e,t){let{any:r,markup:o}=cr();
return t<=r||t<=o&&df(e,t)}function fr(e,t){return So[e]?!0:(af(e,t),!1)}function df(e,t){if((e[1]&e[t>>1])>=128)return!1;
let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Ot=[];function af(e,t){Ot[e]===void 0&&
(Ot[e]=I(()=>xf(e))??null);let r=Ot[e];r&&(r.credit+=Math.min(t/64,1)+t/512,!(r.credit<64)&&(r.credit=0,Ot[e]=null,I(()=>{
let{value:o}=r.sequences.next();o?r.decoder.decode(o)===Pe(e,o,B(o))&&(Ot[e]=r):lf(e,r.decoder)})))}function lf(e,t){So[e]=
t;let{any:r,piece:o}=wt(e);je(e,{newDecoder:n=>n?g(E[e].name,!0):t,isRight:n=>!n||uf(e),canFail:!0,leastOfASCII:Math.max(
18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,most:cr().any,onlyASCII:!1})}var uf=e=>mf.every(t=>pf.
every(r=>{let o=g(E[e].name,!0),n=Uint8Array.of(97,t,...r);return I(()=>o.decode(n))===Pe(e,n,n.length,!0)})),mf=[128,129,
142,143,161,224,255],pf=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],
xf=e=>({decoder:g(E[e].name),sequences:yf(e),credit:0}),hf=[[239,187,191],[254,255],[255,254],[132,49,149,51]],ho=[10,164,
162];function*yf(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of hf)yield Uint8Array.of(...i,...ho);for(let i=128;i<=
255;i++)yield ke([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield ke([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=
132;i++)for(let s=48;s<=57;s++)yield ke([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield ke([i,Math.min(i+7,254)],r,n,r);
yield ke([227,227],[50,50],o,r),yield ke([129,129],[48,48],t),yield ke([129,129],[48,48],n,t)}}function ke(...e){let t=e.
map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+ho.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;
for(let f=e.length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(ho,s*o+e.length)}let i=(r-1)*o;return n.
copyWithin(i+o,i,i+e.length-1),n}var We=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=
r,this.ignoreBOM=o,this.#n=n}get name(){return E[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#o=!1,this.#n=0}decode(t,r,o){
let n=te(t);if(!this.#e){if(this.#o&&this.#r===0&&this.encoding===0&&n<=256&&t[n-1]<128){let s=xo(t,n,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#n+=n,s}let i=this.#r===0?this.#l(t,n,r):this.#h(t,n,r);if(i!==void 0)return r||
this.#x(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?xo(t,r,this.fatal)??Pe(n,t,r,this.fatal):no(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):
s}else{let s=r>0?bi(t,r,!0,n):void 0,f=s===void 0&&!(i&&Bi(n,t,r))?this.#f(t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&
!Ge(n)?Pe(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#S(
t,r,o,n);if(a!==void 0)return a;let l=this.#r+r;if(r>0&&l<=H.length)return this.#T(t,l,o,n);this.#w()}let i=this.#e,s=this.#o,
c=this.#n,f="";try{f=this.#E(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=c,$(a)}let d=this.#i;if(d)
throw this.#i=null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#l(t,r,o){let{encoding:n}=this;Y.length=
0;let i=r>0&&n!==0?bi(t,r,o,n):void 0;return i===void 0?this.#f(t,r,o):this.#c(i)}#f(t,r,o){let{encoding:n}=this;if(r===
0)return"";if(n===0){let c=vt(t,r)?Qe(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(t,r,o))}if(n===38||n===
37){let c=r<=36?ei(t,r,n===37):ni(n,t,r);return this.#d(c)}if(!_e(n))return;let i=C(n),s=!i&&r<=(t[0]<128?zt():18)?Jt(t,
r,o,n):wf(n,i,t,r,o);return this.#c(s)}#m(t,r,o){return no(t,r,o,this.fatal)??(r<=256?Ai(t,r,o,this.fatal):void 0)}#c(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#h(t,r,o){let n=this.#r+r;if(!(r===0||n>H.length))return Y.length=0,r>16?this.#y(t,n,o):(this.#u(
t,n),this.encoding===0?Qe(H,n,o,this.fatal):this.#c(tr(H,n,o,this.encoding)??Jt(H,n,o,this.encoding)))}#y(t,r,o){let n=this.#p(
t,r);return this.encoding===0?this.#m(n,r,o):this.#c(tr(n,r,o,this.encoding))}#S(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,
s=this.#o,c=this.#t,f=this.#r,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#u(t,a);let l=Qe(H,a,!0,!0);if(l===void 0)
return;let u=a-f;this.#r=0,this.#n+=u,this.#o=!0;try{return Le(l,this.decode(D(t,u),o,n))}catch(p){throw this.#o=s,p instanceof
Ke||p instanceof TypeError||(this.#e=null,this.#n=i,this.#t=c,this.#r=f),p}}#u(t,r){H[0]=this.#t,H[1]=this.#t>>8,H[2]=this.#t>>
16;let o=this.#r;for(let n=o;n<r;n++)H[n]=t[n-o]}#p(t,r){return this.#u(t,this.#r),R(H,t,this.#r),Pr(r)}#x(t){this.#n+=t,
this.#o||=this.#r+t>Y.length,this.#r=Y.length,this.#t=Y.bytes}#T(t,r,o,n){let i=this.#r,s=this.#p(t,r);this.#r=0,this.#n-=
i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof Ke||c instanceof TypeError||(this.#r=i,this.#n+=i),c}}#w(){let t=Uint8Array.
of(this.#t,this.#t>>8,this.#t>>16);try{Ce(this.encoding,null),Ue(t,this.#r,0,this.fatal,!1),this.#e=xe(),this.#r=0}catch(r){
throw $(r)}}#E(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=ri(this.encoding,t,r);if(!n)return;let i=0,
s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===
128;)i+=1;if(i===r)return;if(s=this.#a(D(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:D(t,i,c),d=n.decode(f,this.fatal);
if(d===void 0){if(s=Le(s,this.#a(f,c-i,!0)),this.#i)return s}else er(f,c-i,d),s=Le(s,this.#d(d)),this.#n+=c-i;return this.#o||=
c>0,c===r?s:this.encoding===0&&!o&&et(t,c,r)?(this.#x(r-c),s):Le(s,this.#a(D(t,c,r),r-c,o))}#a(t,r,o){Ce(this.encoding,this.#e);
let n="",i=Wn(r),s=this.#o||this.ignoreBOM||!Ge(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,
r-f),l=f===0&&d?t:D(t,f,f+a),u=Ue(l,a,c,this.fatal,o&&d);if(u<0)return this.#e=xe(),this.#i=new Ke(this.name,this.#n+f+J.
start(),J.length()),n;if(c+=u,c>0&&(d||!kn(c))){let p=!s&&$n()===65279?1:0;i?i.add(Hn()+2*p,c-p):n=Le(n,Je(p,c)),s=!0,c=
0}if(d)break}return this.#o=s,this.#e=o?null:Dn(),this.#n+=r,i?i.toText():(this.encoding===0&&er(t,r,n),n)}};function bi(e,t,r,o){
return(t<=16&&(C(o)||Tf(e,t,o))?Oi(e,t,o):void 0)??tr(e,t,r,o)}var Tf=(e,t,r)=>(e[0]|e[t>>1]|e[t-1])<128&&_e(r),wf=(e,t,r,o,n)=>(r[0]<
128?xi(e,r,o):void 0)??(!t&&n&&o>18?_i(e,r,o):void 0)??(Qn(r,o,t)?Jt(r,o,n,e):void 0)??void 0,To=({encoding:e,fatal:t,ignoreBOM:r})=>new We(
e,t,r);function dr(e){return e.common??=To(e),e.common}var Mi=(e,t,r,o,n,i)=>ar(Nt(r,o,n),e,t,i);function ar(e,t,r,o){if(r<
e.leastOfAny)return dr(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=dr(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function gi(e,t){let r=we(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Li=6,fe,wo=!1;function Ni(){fe=null,fe=I(Of)??null,wo=fe!==null&&(w()||A()),w()&&(Li=32)}var Ri=e=>e.length<=6||e.length<=
Li&&e.charCodeAt(0)<128,Pi=e=>wo&&!Ri(e);function Of(){let e=Wo(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...Re(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function Eo(e){try{return fe?.encode(e)}catch{return}}function Oo(e,t){
fe===void 0&&Ni();try{return fe?.encodeInto(e,t)}catch{return}}function nt(e){return Ri(e)?Re(e):(fe===void 0&&Ni(),Af(e)??
Eo(e))}function Af(e){let{length:t}=e;if(!wo){if(t<=21)return Re(e);if(t<=64&&If()){let r=(Bf()||_f(e)<=64)&&Ci(M,e);if(r)
return r}return t<=65536&&bf(e)?Ci(Ff(),e):void 0}}var If=m(()=>!K()),Bf=m(()=>Q()||N()),_f=e=>e.length*ht(ki(e))*.75;function Ci(e,t){
let r=Oo(t,e);return r?.read===t.length?Ee(e,0,r.written):void 0}var Ff=m(()=>new Uint8Array(3*65536));function bf(e){let{
latin1:t,other:r}=Mf();return e.length>=r&&(e.length>=t||ki(e)>=256)}var Mf=m(()=>K()?{latin1:1/0,other:1024}:G()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function ki(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var Cf=m(()=>A()?32:G()>0?48:w()?400:Q()?1024:1/0),Ao=0;function Io(e,t){let{length:r}=e;if(r<Cf()||!_e(t)||!Uf(e))return;
if(Ao>0){Ao-=1;return}let o=nt(e);if(o&&B(o)===r)return o;Ao=15}var Wi=e=>Math.max(8,e>>4);function Uf(e){let{length:t}=e,
r=Wi(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function Hi(e){let{length:t}=e,r=Wi(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var Rf=["fatal","html","replacement"],Pf=m(()=>A()||w());function _o(e,t){let{length:r}=e,o=r<32?void 0:Io(e,t);if(o)return o;
let n=C(t);if(r>64&&r>(n?zn():vr()))return;if(!1)return Vn(e,Kt(t));if(!1)return r<=48?Xn(e,Kt(32)):void 0;if(!!0||r>512&&
Pf()&&Hi(e))return;let i=Kt(t);return i&&Jn(e,i)}var Ki=m(()=>A()||w()||W()||N()&&!$e);function Yi(e,t){return Ki()?vn(e,
Pn(t)):Gn(e,t)}function ji(e,t){return _o(e,t)??void 0}var Fo=()=>"",q=class{encoding;unmappable;#e;#t=null;#r=0;#o=v;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return E[this.encoding].name}encode(t,r){let o=r||this.#n(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#f(t,r)}#n(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:Rf.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?nt(t):void 0;if(r)return r;if(t.length>65536)return this.#l(t);try{let o=ji(t,this.encoding);if(o)return o;Gt(this.encoding,
null),pt(t,0,t.length);let n=Yt(0,t.length,this.#i,!0);return n===-2||!J.finished()?void 0:xt(n)}catch(o){throw $(o)}}#l(t){
let r=!1,o=()=>r?Yi(t,this.encoding):void 0;return Io(t,this.encoding)??I(o)}#f(t,r){let o=new ur;return this.encodeOrFail(
t,r,n=>o.add(n),(n,i)=>{throw new Me(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,
c=this.#o;r&&(this.#o=v,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===Fo,l=f&&!a?2048:65536,u=void 0,p=u?S=>u.add(
S):o,_=u?S=>u.addUnchanged(S):o,y=0,h=null;try{if(!s)for(;y+65536<t.length;y+=65536){let S=ji(t.slice(y,y+65536),this.encoding);
if(!S)break;o(S)}for(Gt(this.encoding,s);y===0||y<t.length;y+=l){let S=Math.min(y+l,t.length);pt(t,y,S);let It=S===t.length;
for(let Tr=0,Do=!1;!Do;){let Bt=Yt(Tr,S-y,d,r&&It);p(xt(Bt===-2?J.written():Bt));let Lo=i+y+Tr+J.start();if(Tr+=J.read(),
Do=Bt!==-2&&J.finished(),Bt!==-2||a)continue;let wr=J.codePoint();if(f){h=xe(h);let{count:xs}=T,No=()=>this.locate(Lo),_t=f(
wr,No);T.count!==xs&&(Gt(this.encoding,h),pt(t,y,S));let Ro=hs=>{throw new Me(hs,No(),this.name)};typeof _t=="string"?kf(
_t,p,Ro):_t?_(_t):Ro(wr)}else n(wr,Lo)}}}catch(S){throw $(S)}if(r){u&&o(u.held);return}u&&(this.#o=u.held),this.#t=this.#n(
t)?null:xe(),this.#r=i+t.length}};function kf(e,t,r){let o=dn(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.
length);pt(o,n,i,2048);let s=Yt(2048,2048+i-n,0,!1);s===-2&&r(J.codePoint()),t(xt(s))}}var Bo=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=B(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(le(
t,0,o)),this.held=le(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=v,this.#e(t)}},ur=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=B(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);R(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){R(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?le(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=Wf(this.#r),o=0;return this.forEach(n=>{R(r,n,o),o+=B(n)}),r}};function Wf(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function At(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=we(e,t);if(o===37||o===38){let{name:n}=E[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return Hf(o,e,t)}function Hf(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function Z(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function He(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function bo(){throw new TypeError("Illegal invocation")}var qi="Failed to execute 'encodeInto' on 'TextEncoder'",mr=Z({TextEncoder:class{#e="utf-8";constructor(){new.target!==mr&&
He(this,new.target,mr)}get encoding(){return this.#e}encode(e=""){return#e in this||bo(),(typeof e=="string"&&Pi(e)?Eo(e):
void 0)??pr(P(e))}encodeInto(e,t){#e in this||bo();let r;if(fe&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=fe.
encodeInto(e,t),r.read===e.length)return r}catch{}Ur(arguments.length,2,qi);let o=P(e),n=cn(t,qi),{read:i,written:s}=r??
Oo(o,n)??{read:0,written:0};if(i===o.length||s===B(n))return{read:i,written:s};let c=$f(o.slice(i),D(gr(n),s));return{read:i+
c.read,written:s+c.written}}}});function pr(e){return nt(e)??new q(0,"fatal").encode(e,!0)}function $f(e,t){let r=0,o=0;
for(;r<e.length;){let n=Jr(e,r);if(o+ht(n)>B(t))break;o=Xr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var zi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Vi=`!
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
?`;var jf=m(()=>{let e=Vi.split(`
`),t=0;return new Map(zi.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
vi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ji(e){let t=new q(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Me)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Xi(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function Xi(e,t,r){if(vi(e))return"";if(r===0)return null;let o=Kf(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Xi(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function Kf(e){
let t=[...jf().get(e)??[],...Yf(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Yf(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,p)=>c(
p)),d=o.filter((u,p)=>!c(p)),a=[r,...f].join("").normalize("NFC"),l=a+d.join("");l.normalize("NFD")===t&&n.push(l),d.every(
vi)&&i.push(a)}return[...n,...i]}var qf=["fatal","html","replacement","ignore","translit"],zf=an(qf),Zi=(e,t,r)=>typeof e=="function"?e:zf(e,t,r);function Qi(e,t,r){
return typeof e=="function"?(o,n)=>Vf(e(o,n()),r):e==="ignore"?Fo:e==="translit"?Ji(t):void 0}function Vf(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=Fe(re(e,t,"The function 'unmappable' returned neither a string, bytes nor\
 null."));return le(o,0,B(o))}var vf="Failed to construct 'LegacyTextEncoder'",Mo="Failed to execute 'encode'";function es(e,t="utf-8",r=void 0){let o=be(
e,Mo);if(r===void 0){let i=At(P(t),Mo);return i===0?pr(o):_o(o,i)??new q(i,"fatal").encode(o,!0)}let n=xr(t,r,Mo);return n.
encoding===0?pr(o):n.encode(o,!0)}function xr(e,t,r){let o=P(e),n=t===void 0?"fatal":fn(t,{unmappable:Zi},r).unmappable,
i=At(o,r);return new q(i,n,Qi(n,i,r))}var ts=Z({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=xr(e,
t,vf)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":be(e,o);ne(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var Xf=m(w),ns=e=>e>=29&&_e(e);function Co(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(ns(t)?yo():Ge(t)&&Xf())&&!r?new go(
t,r,o):To(e)}var go=class extends We{#e=void 0;#t=!1;#r=!1;#o=!1;reset(){super.reset(),this.#t=!1}decode(t,r,o){if(this.#o)
return this.#i(t,r);if(this.#t)this.#r&&(this.#r=!fr(this.encoding,te(t)));else if(!r&&this.#n(t))return this.#i(t,r);return super.
decode(t,r,o)}#n(t){let{encoding:r}=this,o=te(t),n=ns(r),i=n?Ii(t,o):o>=40;this.#r=i&&n&&!fr(r,o);let s=i&&!this.#r&&ed(
r);return this.#t=!s,s&&(this.#e??=g(this.name,!1,this.ignoreBOM)),s}#i(t,r){let o=te(t),n=o>1024&&j(t,o)?le(t,0,o):t,i=this.#e;
this.#o=!r;try{return i.decode(n,r?Qf:Zf)}catch(s){throw this.#e=void 0,this.#o=!1,$(s)}}},Zf={stream:!0},Qf={stream:!1};
function ed(e){return rs[e]??=I(()=>rd(e))===!0,rs[e]}var rs=[],td=[97,128,129,142,143,161,195,216,227,240,255],os=[32,48,
129,161,220,254];function rd(e){let t=g(E[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);Ce(e,r);let f=Je(0,Ue(c,1,0,!1,
s));return r=xe(),t.decode(c,{stream:!s})===f};return td.flatMap(i=>os.flatMap(s=>os.flatMap(c=>[i,s,c]))).every(i=>o(i,
!1))&&o(129,!0)&&od(e)}function od(e){let t=g(E[e].name,!1,!1),r=vo(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.
of(n),{stream:!0})).join("")+t.decode()===(Ge(e)?"\uFEFF":"")}var st="Failed to execute 'decode' on 'TextDecoder'",hr=Z({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=is(e,t,"Failed to construct 'TextDecoder'"),new.target!==hr&&He(this,new.target,hr)}get encoding(){return E[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=v,t=void 0){
if(t===void 0&&!this.#r){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!j(e,o))){let n=r.decoder.decode(e);return r.onlyASCII&&n.length!==o&&r.pause(),
n}}catch{r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return dr(r).decodeWhole(e,te(e),st)}else if(e instanceof
ArrayBuffer){let o=id(r,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!r||typeof t!="object")&&nd(e,t);let o=!!t?.stream,n=r?e:lt(e),i=this.#e;return i.isStateless||!this.#r&&!o?ar(
i,n,te(n),st):(this.#r||this.#n(),this.#r=o,this.#t.decode(n,!o,st))}#n(){this.#t??=Co(this.#e),this.#t.reset()}}});function nd(e,t){
re(e,st),ne(t,st)}function id(e,t){if(e.takesAnyBuffer)try{let n=e.decoder.decode(t);return 2*n.length>e.mostAtOnce&&(e.
takesAnyBuffer=!1),n}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=Cr(t);return o?ar(e,new Uint8Array(
t),o,st):void 0}function is(e,t,r){let o=P(e);ne(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return Nt(gi(o,r),n,i)}var ss=(e,t,r)=>Co(
is(e,t,r));function cs(e,t,r){let o=Ho();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Uo(e,t){let r=`Failed to execute 'transform' on '${e}'`;return cs(e,(o,n)=>n(t.decode(Fe(re(o,r)),!1,r)),o=>o(t.
decode(v,!0,r)))}var yr=Z({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=ss(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=Uo("TextDecoderStream",r),new.target!==yr&&He(this,new.target,yr)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),Sr=Z({TextEncoderStream:class{#e;constructor(){this.#e=
fs("TextEncoderStream",new q(0,"fatal"),P),new.target!==Sr&&He(this,new.target,Sr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function fs(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return cs(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var ds=Z({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=xr(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=fs("LegacyTextEncoderSt\
ream",r,be)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var ct=class{fatal;ignoreBOM;#e;#t;#r=v;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&B(this.#r)===0?t:nn(this.#r,t);if(!r&&Vo(n))return this.#r=
n,"";let i=at(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new We(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?D(n,s):n,r,o)}};var as=Z({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=P(e);ne(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new ct(we(o,r),n,i);this.#e=s,this.#t=Uo("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function ls(e,t){let r="Failed to execute 'findUnmappable'",o=be(e,r),n=At(P(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new q(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function us(e){let t=at(lt(re(e,"Failed to execute 'bomSniff'")));return t?E[t.encoding].name:null}function ms(e,t="utf-\
8",r=void 0){let o="Failed to execute 'decode'",n=re(e,o),i=we(P(t),o);ne(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=lt(n);
return at(f)?new ct(i,s,c).decode(f,!0,o):Mi(f,te(f),i,s,!0,o)}async function ps(e=void 0){let t=await e;if(t===void 0)Gr()||await $r(Mt,!0);else{let r=sd(t)?await cd(t):t;await $r(()=>r,
!1)}}var sd=e=>typeof e?.arrayBuffer=="function";function cd(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{as as DecoderStream,ts as LegacyTextEncoder,ds as LegacyTextEncoderStream,hr as TextDecoder,yr as TextDecoderStream,
mr as TextEncoder,Sr as TextEncoderStream,Me as UnmappableError,us as bomSniff,ms as decode,es as encode,E as encodings,
ls as findUnmappable,ps as initialize,Xo as labelToName};
