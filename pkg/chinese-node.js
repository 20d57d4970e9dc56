var At=(e,t)=>e?.prototype?.[t],Ot=e=>At(globalThis.Buffer,e),Oe=Ot("ucs2Slice"),Pe=Ot("ucs2Write"),Eo=Ot("utf8Slice"),pe=Ot(
"latin1Slice"),Ao=e=>globalThis[e],Oo=Ao("TextDecoder"),Xi=At(Oo,"decode"),yr=Ao("TextEncoder"),Zi=At(yr,"encode"),Qi=At(
yr,"encodeInto");function R(e,t=!1,r=!0){let o=new Oo(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:Xi})}function Bo(){let e=new yr;return Object.defineProperties(e,{encode:{value:Zi},encodeInto:{value:Qi}}),e}function A(e){
try{return e()}catch{return}}var y=()=>"InternalError"in globalThis,S=()=>"Bun"in globalThis,X=()=>Sr().includes("Chrome\
/"),P=()=>Sr().includes("AppleWebKit/")&&!X()&&!(G()>0);function Sr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var H=()=>"Deno"in globalThis,U=()=>Sr()==="Cloudflare-Workers",ce=()=>P()||U(),G=()=>U()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),j=()=>G()<22,Qe=e=>globalThis.process?.getBuiltinModule?.(e),hr;function Io(){let{
TransformStream:e}=globalThis;return e&&e===hr?e:(hr=[e,Qe("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),hr)}var es=e=>Qe("node:fs").readFileSync(e);function bo(e){try{return es(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Bt=()=>bo(()=>new URL("./chinese.wasm",import.meta.url)),It="encoding-wasm/chinese";var _o=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var wr=["chinese"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var w=rs();function rs(){let e=_o.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var go=u(()=>new Map(w.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),os=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],bt=e=>e<36&&e!==33,L=e=>e>0&&e<29,_t=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[e].name),ns=e=>os.find(([t])=>e>=t)[1];function Mo(e){let t=go();return t.get(e)??t.get(Do(fs(e)))}function ye(e,t){
let r=Mo(e);if(r===void 0){let o=ss(e),n=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(wr){let o=ns(r);if(o&&!wr.includes(o))throw new RangeError(`${t}: '${It}\
' doesn't include ${w[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var is=u(()=>new Map(
Array.from(go(),([e,t])=>[Co(e),t]).reverse()));function ss(e){let t=Co(e),r=is().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var Co=e=>Do(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),cs=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function tt(e){if(e[0]>=239)return cs.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Uo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Er(e){return e===0||e===37||e===38}function fs(e){let t=0,r=e.length;for(;Fo(e[t]);)t+=1;for(;Fo(e[r-1]);)r-=1;
return e.slice(t,r)}var Fo=e=>`	
\f\r `.includes(e);function Do(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Lo(e){let t=Mo(`${e}`);return t===
void 0?null:w[t].name}var Ar=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,No=()=>Object.getPrototypeOf(Uint8Array.prototype),Ft=e=>Ar(No(),
e),Or=e=>Ar(DataView.prototype,e),us=()=>Ar(ArrayBuffer.prototype,"byteLength"),gt=e=>No()[e],Ro=Ft(Symbol.toStringTag),
Br=Ft("buffer"),Po=Ft("byteOffset"),ko=Ft("byteLength"),ls=gt("includes"),ms=gt("set"),ps=gt("slice"),xs=gt("subarray"),
hs=Or("buffer"),ys=Or("byteOffset"),Wo=Or("byteLength"),$o=us(),B=e=>ko.call(e);function Be(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:B(e)}var I=(e,t,r=B(e))=>new Uint8Array(Br.call(e),Po.call(e)+t,r-t);function Ho(e,t){
let r=new Uint8Array(B(e)+B(t));return k(r,e),k(r,t,B(e)),r}var k=(e,t,r)=>ms.call(e,t,r),Go=(e,t)=>ls.call(e,t),Ss=u(()=>y()?96:P()?1024:1/0);function Ie(e,t,r){if(r-t<=Ss())return ps.
call(e,t,r);let o=new Uint8Array(r-t);return k(o,xs.call(e,t,r)),o}function Se(e,t,r){if(r>24)return Ie(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function K(e,t){if(t<=64)return!1;try{return $o.call(Br.call(e)),!1}catch{return!0}}
var ws="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Q(e,t,r=ws){if(!ArrayBuffer.isView(
e)&&br(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function jo(e,t){if(ArrayBuffer.isView(e)&&Ro.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function be(e){if(ArrayBuffer.
isView(e))return Ir(e);try{return new Uint8Array(e)}catch{return z}}var rt=e=>e instanceof Uint8Array?e:be(e);function Ir(e){
try{return Ro.call(e)===void 0?new Uint8Array(hs.call(e),ys.call(e),Wo.call(e)):new Uint8Array(Br.call(e),Po.call(e),ko.
call(e))}catch{return z}}var z=new Uint8Array;function br(e){try{return $o.call(e)}catch{}try{return Wo.call(new DataView(
e))}catch{return}}function Yo(e,t,r){te(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function te(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var D=e=>`${e}`;function Ko(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function _e(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function _r(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function zo(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=D(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var gr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=L(t)&&!r}accept(t){A(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&K(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},Vo=[],Mr=[];function Ct(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Mr[o];if(n)return n;
let i=new gr(e,t,r);Mr[o]=i;let s=Vo[e];return s&&i.accept(s),i}function We(e,t){Vo[e]=t;for(let r=0;r<4;r++)Mr[4*e+r]?.
accept(t)}var ot=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Es=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,qo=Symbol.for("encoding-wasm.UnmappableError"),Fe=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${Es(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&qo in o}[qo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function ge(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Xo(e,t,r){let o=Ut(f=>Is(f,r),e,t),n=Ut(_s,e,t);if(o&&n){let f=H()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<f?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:H()?o.writeBytes:void 0,
mostByTable:512}}let i=Cr(e);if(o)return y()?bs(o,Ut(Jo,e,t)):o;let s=n??Ut(Jo,e,t)??i,c=n?18:15;return{...s,read:(f,d)=>(d<=
c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Ut(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),Cr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Bs="\
strings";function Is(e,t){let[r]=WebAssembly.Module.customSections(t,Bs),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function bs(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function _s(e){let[t,r]=[Oe,Pe],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(h,m){k(d,new Uint8Array(
e.buffer,h,2*m),a),a+=2*m},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Jo(e){let t=R("utf-16le"),{write:r,most:o}=Cr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Cr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return ge(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Dt,l,Dr,Zo,Qo,N,M={input:0,units:0,output:0},nt=0,Lt={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN,count:0};function ae(e,t){
Lt.name=e,Lt.encoding=t,p.newCodec=NaN,p.count+=1,p.isBusy&&gs(),p.isBusy=!0}function gs(){try{nn(),Dt??=rn(Us(Bt())),on(
new WebAssembly.Instance(Dt),Dt)}catch(e){throw sn(e)}}async function Lr(e,t){try{nn();let r=e(),o=en(r)?r:await WebAssembly.compile(t?r:Cs(r));rn(o);let n=await WebAssembly.instantiate(
o);if(Nr())return;on(n,o),Dt=o}catch(r){throw sn(r)}}var Ms=[0,97,115,109];function Cs(e){let t=be(Q(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Ms.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Nr=()=>!p.isBusy;function Us(e){return en(e)?e:new WebAssembly.Module(e)}function en(e){try{return WebAssembly.
Module.customSections(e,tn),!0}catch{return!1}}var tn="encoding-wasm";function rn(e){let[t]=WebAssembly.Module.customSections(
e,tn),r=`${It} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function on({
exports:e},t){l=e,Ur=WebAssembly.RuntimeError,M.input=l.input(),M.units=l.units(),M.output=l.output(),fn(),N=Xo(l.memory,
M.units,t),nt=Math.min(l.units_length(),N.most),p.isBusy=!1}function nn(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function sn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Ds(e))return new RangeError(`encoding-wasm: ${cn} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var cn="no memory \
for WebAssembly; free some, and call again",Ds=e=>e instanceof RangeError&&/memory/i.test(e.message);function Nt(){return Pr(),
Dr}function Rt(){return Pr(),Zo}function Rr(){return Pr(),Qo}function Pr(){Dr[0]===void 0&&fn()}function fn(){let{buffer:e}=l.
memory;Dr=new Uint8Array(e),Zo=new Uint8Array(e,M.input,65536),Qo=new Int32Array(e,l.codec(),l.codec_length()>>2)}function dn(e,t){
return ae(e,-1),Pt(t)}function Pt(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw W(t)}}var Ur;function W(e){if(!p.
isBusy||!Ur||!(e instanceof Ur))return e;let t=w[Lt.encoding]?.name,r=`${Lt.name}${t?` of ${t}`:""} failed`;return Ls()?
new RangeError(`encoding-wasm: ${r}: ${cn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Ls(){try{return l.memory.grow(32),
!1}catch{return!0}}function Me(e=null){let t=Rr();return xn(t,e??new Int32Array(t.length))}function mn(){return l.held()!==0?Me():(p.newCodec=
st,null)}var pn=e=>xn(e,Rr());function xn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function it(e,t){hn(e,t)||(ae(
"decoding",e),t?pn(t):l.new_decoder(e),st=e===33||e===36?NaN:e)}var st=NaN;function hn(e,t){return t||p.newCodec!==e||p.
isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function kt(e,t){hn(~e,t)||(ae("encoding",e),t?pn(t):l.new_encoder(e),st=~e)}function ct(e,t,r,o,n){He(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=st),On(
i)}var ue={encoding:-1,at:0,most:0,owner:void 0};function Wt(e,t,r){if(ue.encoding!==e||ue.owner!==l||p.isBusy){try{ae("dec\
oding",e),ue.owner=l,ue.at=N.readBytes?l.byte_table(e):0,ue.most=!_t(e)&&N.mostByTable||1/0,ue.encoding=e}catch(n){throw W(
n)}p.isBusy=!1}if(ue.at===0||r>ue.most)return;if(r<=65536)return He(t,r),an(r);if(N.most>nt)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);He(I(t,n,n+i),i),o=Ce(o,an(i))}return o}function ft(e,t,r,o){return dn("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),He(n===t?e:I(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function kr(e,t){let r=-1,o,n;function i(s){try{return ae(e,s),r=s,n=l,o=t(s),p.isBusy=!1,o}catch(c){
throw W(c)}}return s=>s===r&&n===l&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var $t=kr("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),yn=kr("encoding",e=>{let t=l.unit_table(e)>>>
0,r=new Uint8Array(65536);return k(r,new Uint8Array(l.memory.buffer,t,16384)),r}),Ht=kr("decoding",e=>{let t=L(e),r=(!t?
l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),an=e=>N.readBytes(
M.input,e,ue.at);function Ce(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of thi\
s host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var Sn=e=>e+65536+3<=nt,wn=e=>e>nt&&e<
268435456?N.collect?.(e+3):void 0,Tn=()=>M.units,En=()=>Nt()[M.units]|Nt()[M.units+1]<<8,Gt=(e,t)=>N.read(M.units+2*e,t-
e),dt=(e,t,r,o=0)=>N.write(e.slice(t,r),M.units+2*o);function An(e,t){if(!p.isBusy&&!N.writeBytes)return;ae("encoding",t);
let r=N.writeBytes?.(e,M.output,l.unit_table(t));return p.isBusy=!1,r===e.length?at(r):void 0}function jt(e,t,r,o){p.isBusy=
!0;let n=l.encode_block(e,t,r,+o);return p.isBusy=!1,o&&n>=0&&V.finished()&&(p.newCodec=st),On(n)}function He(e,t){let r=Rt();if(t>8)try{k(r,e)}catch{k(r,I(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function On(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var at=e=>Se(Nt(),
M.output,e);var V={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var b=new Uint8Array(256);function De(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Bn(b,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Bn(r,o,e);r[o]=n}return r}function Bn(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)b[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)b[n++]=s;else if(s<2048)b[n++]=
192|s>>6,b[n++]=128|s&63;else if(!Ue(s))b[n++]=224|s>>12,b[n++]=128|s>>6&63,b[n++]=128|s&63;else{let c=Gr(r,i);c>=65536&&
(i+=1),n=jr(c,b,n)}}return Se(b,0,n)}var Fn=u(()=>Pe||y()||P()?96:U()?1024:128),Hr=u(()=>ce()||y()||S()?65536:128),ks=u(
()=>new Uint8Array(2*Hr()));function gn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var Ws=u(U);function Mn(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(Ws()?ft(o,r,0,255):!Go(o,0))?o:void 0}function Cn(e,t){let{length:r}=e,o=2*r<=256?b:
ks(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return Se(o,0,n)}var $s=e=>e===14||e===15||e===27;function Un(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,b[o]=27,b[o+1]=n?36:40,b[o+
2]=66,o+=3),n){if(!(c>=41216))return;b[o]=c>>8&127,b[o+1]=c&127,o+=2}else{if($s(s))return;b[o]=c,i<r&&(o+=1)}}return Se(
b,0,o)}var Ue=e=>(e&63488)===55296;function Gr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var ut=e=>e<128?1:e<2048?2:e<65536?3:4;function jr(e,t,r){if(e<128)return t[r]=e,r+1;let o=ut(e);for(let n=o-
1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Dn=new Uint8Array(128),q=Hs(
Dn);function Hs(e){return new Uint16Array(e.buffer)}var lt=u(()=>zr()?0:18),Yr=u(()=>y()||j()?18:8),Gs=u(()=>H()||!(G()>=
22||ce())?64:32),js=u(()=>P()?64:32),Ys=u(()=>P()?36:18),Ln=(e,t)=>(e[0]&e[t>>1])>=128;function Nn(e,t,r){return r?t<=Yr():
t<=Ys()||t<=js()&&(Ln(e,t)||qt())}var Yt=(e,t)=>t<=18||t<=64&&Ln(e,t)&&t<=Gs(),ee={length:0,bytes:0};function Le(e,t,r,o){
if(e[0]<128&&zr())return Vr(e,t)?pe.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;q[n]=i}if(n===t&&
n<=18)return ge(q,0,n);for(let i=n;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))return In(
e,s,t,r,o,n);let h=e[i++]^128,m=d?0:e[i++]^128;if(c=d?(f&31)<<6|h:(f&15)<<12|h<<6|m,(h|m)>=64||!d&&(c<2048||Ue(c)||c===65279))
return In(e,s,t,r,o,n)}q[n++]=c}return mt(n)}function Rn(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<t;n+=2){let i=r?e[n]<<
8|e[n+1]:e[n]|e[n+1]<<8;if(Ue(i))return;q[o++]=i}return mt(o)}function In(e,t,r,o,n,i){let s=Kr();for(let c=t;c<r&&i<=s;){
let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,h=d===0&&f>=128,m=f===224?160:f===240?144:128,_=f===237?
159:f===244?143:191,se=0;for(;se<d&&c<r;se++,c++){let F=e[c];if(F<m||F>_)break;m=128,_=191,a=a<<6|F&63}if(se<d){if(c===r&&
!o){if(f>=239)return;Pn(f,128|a&63,1+se);break}h=!0}if(h&&n||(h&&(a=65533),a===65279))return;a>65535&&(q[i++]=55232+(a>>
10),a=56320|a&1023),q[i++]=a}return mt(i)}function Kt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){
if(n??=Ht(o),!n)return;if(d=n[f],Ue(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Vt(f,o))break;if(Ue(d))return Ks(e,c,t,r,i,o,
n)}}q[i++]=d}return mt(i)}function Ks(e,t,r,o,n,i,s){let c=Kr();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(Ue(
a)){if(f===r&&!o&&Vt(d,i))break;let h=f<r?e[f]:0;if(a=s[d|h<<8],!Ue(a))f+=1;else if(Vs(a))a=65533;else{let _=f+2<r&&i<=30?
zs(d,h,e[f+1],e[f+2]):0;if(_===0)return;q[n++]=55232+(_>>10),a=56320|_&1023,f+=3}}q[n++]=a}return mt(n)}function zs(e,t,r,o){
let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Vs=e=>e>=57088&&e<=57216;function zt(e,t,r){return ee.length=0,Le(I(e,t,r),r-t,!1,!0)===""}function Vt(e,t){
let r=t!==32||e<144||e>160;return r&&Pn(e,0,1),r}function Pn(e,t,r){ee.length=r,ee.bytes=e|t<<8}function mt(e){if(e<3||e<=
18&&!zr())return ge(q,0,e);if(qt())return Oe.call(Dn,0,2*e);if(!(e>Kr()))return ge(q,0,18)+ge(q,18,e-18)}var Kr=u(()=>qt()?
1/0:36),zr=u(()=>S()&&qt()),qt=u(()=>A(qs)===!0);function qs(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(Oe)==="a\uFEFF\uD83D"&&t(pe)==="a\0\xFF\xFE=\xD8"}function Vr(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function v(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var vt=u(()=>A(ec)),Ve=u(()=>A(tc)),Xs=u(()=>A(uc)),Zs=u(()=>A(lc));function kn(e,t,r){let o=Wn(e);if(!(!o||r<24||K(t,r))&&
!(e===0&&Hn(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Wn(e){return e===0?Ve():e===38?Xs():e===37?Zs():void 0}function Jt(e,t,r,o){
if(ee.length=0,o&&t>8192||t>1024&&(K(e,t)||Hn(e,t)))return;let n=Ve();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!zt(e,i,t))))try{let s=i<t?I(e,0,i):e,c=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&c!==void 0&&Xt(s,i,c),c}catch{return}}function $n(e,t,r){let o=Wn(e);if(!(r%2>0||!o?.takes?.(t,r)||K(
t,r)))return o.decode(t,!0)}function Hn(e,t){if(t<8192||Qs())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var Qs=u(P);function ec(){let{isAscii:e}=Qe("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function tc(){let e=j(),t=e?vt():void 0;if(e&&!t)return;
let r=R("utf-8"),o=A(nc),n=E=>r.decode(E),i=cc(n),s=oc(i,o),c=t&&((E,x)=>v(E,x)&&t(E)),f=c??(X()?fc:U()?ac:void 0),d=c?(E,x)=>Kn(
E,x)||x>256&&c(E,x):f,a=Uint8Array.of(...Gn,...Yn.flat()),h=`${jn}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,m=Uint8Array.of(97,
127),_=i(a,a.length)===h&&n(a)===h&&r.decode(a.buffer)===h&&i(m,2)==="a\x7F"&&qr(E=>s(E,E.length)),se=pe;if(!_||t&&se.call(
m)!=="a\x7F")return;let F=(E,x)=>R("utf-8",E&&o!==void 0,x);return We(0,{newDecoder:F,isRight:(E,x)=>ic(F(E,x)),canFail:!0,
...rc()}),{decode(E,x){try{return t?se.call(E):(x?s:n)(E,E.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,
takes:f,completeLength(E,x){for(let le=1;le<=3&&le<=x;le++){let me=E[x-le];if(me<128)break;if(me>=192)return(me>=240?4:me>=
224?3:2)>le?x-le:x}return x}}}function rc(){return S()?ze(1):H()?{...ze(257),leastBeyondASCII:65,leastOfBuffer:8192}:j()?
{...ze(19),most:2048,onlyASCII:!0}:X()?{...ze(48),leastOfBuffer:48,onlyASCII:!0}:U()?{...ze(33),most:1023}:ze(G()>0?512:
33)}var ze=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function oc(e,t){let r=sc(e);
return t?S()||ce()?o=>t.decode(o):G()>0?(o,n)=>v(o,n)?t.decode(o):r(o,n):r:r}function nc(){let e=R("utf-8",!0);return qr(
r=>e.decode(r))&&qr(({buffer:r})=>e.decode(r))&&!H()?e:void 0}var ic=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let r=Uint8Array.of(...De("\uFEFF"),...De(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),qr=e=>e(
Uint8Array.from(Gn))===jn&&Yn.every(t=>A(()=>e(Uint8Array.from(t)))===void 0),Gn=[239,187,191,97,230,188,162,240,159,146,
169],jn="\uFEFFa\u6F22\u{1F4A9}",Yn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],sc=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function cc(e){let[t,r]=[Eo,pe];if(j())return(n,i)=>i>256?r.call(n):e(
n);if(!t||S()||!(G()>=22))return e;let o=H()?Kn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Kn=(e,t)=>t<=64||t<=256&&v(
e,t);function fc(e,t){if(t<64)return!1;if(v(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===0&&r>=3*o}var dc=u(
U),vr=0;function Xt(e,t,r){t<1024||!dc()||!v(e,t)||(vr=r.length===t?0:vr+1)}function ac(e,t){if(t<1024)return!0;if(v(e,t))
return vr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function uc(){
return y()||ce()?zn(!1):mc()}function lc(){return y()?zn(!0):void 0}function mc(){let e=Oe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=j()?512:1/0;return Vn(!1,(i,s)=>s<=o||v(i,s)&&vt()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>
o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function zn(e){let t=R(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].
flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Vn(e,()=>!0,(n,i)=>{
let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Vn=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{
return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var C={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Zr=!0;function Zt(e,t,r,o){return Zr?
pc(e,t,r,o):void 0}function pc(e,t,r,o){if((C.encoding!==o||C.owner!==l||p.isBusy)&&!xc(o)||t>C.most&&(t>C.mostBeyondASCII||
v(e,t)))return;He(e,t);let{readBytes:n,readPairs:i}=N;if(!!0||!C.isOfPairs)return n(M.input,t,C.address);let{piece:s}=C,
c=i(M.input,t,C.address,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=Rt();if(c.length===s){let a=f[t],h=i(M.input+
t-a,a,C.address,+!r,s);if(h===null)return;c+=h}return f[t]===0||Vt(f[t-1],o)?c:void 0}function xc(e){return p.isBusy||(Zr=
N.readPairs!==void 0,!Zr)?!1:(ae("decoding",e),Pt(()=>{let t=L(e);C.isOfPairs=!t,C.address=t?l.byte_table(e):l.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=pt(e);return C.piece=n,C.most=C.address>0?r:0,C.mostBeyondASCII=C.address>0?o:0,C.owner=
l,C.encoding=e,!0}))}var hc=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return N.readPairs?y()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(S()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function pt(e){let{windows1252:t,single:r,multi:o}=hc();return e===21?t:L(e)?
r:o}var er=u(()=>S()?0:ce()||j()?8:X()?352:18),Jn=u(()=>Math.min(er(),lt(),Yr())),yc=u(S);function Xn(e,t,r){if(r>64)return v(
t,r)?Sc(e,t,r):void 0;if(r<=lt()||(t[r>>1]|t[r-1])>=128||!Vr(t,r))return;let o=or();return o?o.call(t,0,r):Wt(e,t,r)}function Sc(e,t,r){
let o=or(),n=L(e);if(!(r<512&&(n||!o))&&!(e===21&&ti(r))&&!!1&&!K(t,r))try{return vt()?.(t)??ft(t,r,128,128)?o?o.call(t):
Ve()?.decodeQuickly(t,r):void 0}catch{return}}var Qt=[],Qr=[];function Zn(e,t,r){if(!(Qr[e]===null||r<=er())&&!(r>=512&&
r>ri(e)))return Qr[e]??=Tc(e),rr(Qr[e],t,r)}function Qn(e,t,r){return r<512?(yc()?eo(e,t,r):void 0)??Wt(e,t,r)??eo(e,t,r)??
qn(e,t,r):eo(e,t,r)??(Oc(e)?qn(e,t,r):void 0)??Wt(e,t,r)}var to=0,ei=u(()=>ro()?8192:512),ti=e=>to>0&&e<ei();function eo(e,t,r){
let o=or();if(!(!o||e!==21)){if(ti(r)){to-=1;return}if(!Ac(t,r)){r<ei()&&(to=15);return}if(!K(t,r))try{return o.call(t)}catch{
return}}}var qn=(e,t,r)=>rr(oi(e),t,r);function rr(e,t,r){if(!(!e||r>1024&&K(t,r)))try{return e.decode(t)}catch{return}}
var wc=u(()=>S()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function ri(e){if(ni(e))return 8192;let{windows1252:t,
other:r}=wc();return e===21?t:r}function Tc(e){let t=_c(e)?oi(e):null;if(t){let r=tr(e,xt()).includes("\uFFFD"),o=Math.max(
er(),pt(e).any)+1;We(e,{newDecoder:n=>n&&r?R(w[e].name,!0):t,isRight:n=>!(n&&r)||gc(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:y()?1:er()+1,most:ri(e),onlyASCII:!1})}return t}function oi(e){return Qt[e]===void 0&&(Qt[e]=null,Qt[e]=A(
()=>Fc(e))??null),Qt[e]}var or=u(()=>A(Ec));function Ec(){let e=pe,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Ac(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||ft(e,t,128,224)}var Oc=e=>e===21?ro():Bc()||Ic()&&_t(e),ni=e=>!or()&&(e===21?ro():bc()),Bc=u(()=>y()||P()),
Ic=u(()=>U()||S()),bc=u(y),ro=u(()=>y()||S()||!(G()>0)),_c=e=>y()||S()||ce()||j()||X()&&e===21,xt=()=>Uint8Array.from({length:256},
(e,t)=>t);function tr(e,t){let r=Ht(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Fc(e){let t=R(w[e].
name),r=n=>t.decode(n)===tr(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return xt().every(n=>r(Uint8Array.of(n)))&&r(
o)?t:void 0}function gc(e){let t=tr(e,xt()),r=xt().filter(f=>t[f]!=="\uFFFD"),o=R(w[e].name,!0),n=f=>A(()=>o.decode(f)),
i=f=>n(f)===tr(e,f),s=Uint8Array.from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.
of(...s,f))===void 0;return i(s)&&xt().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var ii;function si(e,t,r){return ii??=Mc(),ii(e,t,r)}function Mc(){let e=Ve(),t=!(e&&S());return(r,o,n)=>{if(t&&Yt(r,o)){
let i=Le(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function ht(e,t,r,o=!1){try{it(e,null);let n=ct(t,r,0,o,!0);return n<0?void 0:Gt(0,n)}catch(n){throw W(
n)}}var no=u(()=>y()?{any:2048,markup:1/0}:U()?{any:512,markup:2048}:{any:0,markup:S()?2048:P()?112:0}),Dc=u(()=>no().markup>
0?1/0:33),ci=(e,t,r)=>e>=29&&e<36&&r>=Dc()&&t[0]>=128,fi=[];function di(e,t,r){let{any:o,markup:n}=no();if(r>n||r>o&&!Lc(
t,r))return;let i=fi[e];if(i)return rr(i,t,r);Nc(e,r)}function Lc(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var yt=[];function Nc(e,t){yt[e]===void 0&&(yt[e]=A(()=>$c(e))??
null);let r=yt[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,yt[e]=null,A(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===ht(e,o,B(o))&&(yt[e]=r):Rc(e,r.decoder)})))}function Rc(e,t){fi[e]=t;let{any:r,piece:o}=pt(e);We(
e,{newDecoder:n=>n?R(w[e].name,!0):t,isRight:n=>!n||Pc(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:no().any,onlyASCII:!1})}var Pc=e=>kc.every(t=>Wc.every(r=>{let o=R(w[e].name,!0),n=Uint8Array.
of(97,t,...r);return A(()=>o.decode(n))===ht(e,n,n.length,!0)})),kc=[128,129,142,143,161,224,255],Wc=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],$c=e=>({decoder:R(w[e].name),sequences:Gc(
e),credit:0}),Hc=[[239,187,191],[254,255],[255,254],[132,49,149,51]],oo=[10,164,162];function*Gc(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Hc)yield Uint8Array.of(...i,...oo);for(let i=128;i<=255;i++)yield Ne([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Ne([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Ne([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Ne([i,Math.min(i+7,254)],r,n,r);yield Ne([227,227],[50,
50],o,r),yield Ne([129,129],[48,48],t),yield Ne([129,129],[48,48],n,t)}}function Ne(...e){let t=e.map(([s,c])=>c-s+1),r=t.
reduce((s,c)=>s*c),o=e.length+oo.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-
1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(oo,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var ne=new Uint8Array(512),ai=[];function Kc(e){return ai[e]??=I(ne,0,e),ai[e]}var St=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=Be(t);if(!this.#e){let i=this.#r===0?this.#u(t,n,r):this.#p(t,n,r);if(i!==void 0)
return r||this.#m(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?si(t,r,this.fatal):Jt(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=r>
0?Zt(t,r,!0,n):void 0,f=s===void 0&&!(i&&ci(n,t,r))?this.#c(t,r,!0):this.#f(s);if(f!==void 0)return f;let d=i&&!Er(n)?ht(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#x(t,r,o,n);
if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#o,c=this.#n,f="";try{f=this.#y(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=
i,this.#o=s,this.#n=c,W(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#u(t,r,o){
let{encoding:n}=this;ee.length=0;let i=r>0&&n!==0?Zt(t,r,o,n):void 0;return i===void 0?this.#c(t,r,o):this.#f(i)}#c(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let c=Yt(t,r)?Le(t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=Jt(
t,r,o,this.fatal);return this.#d(f)}if(n===38||n===37){let c=r<=36?Rn(t,r,n===37):$n(n,t,r);return this.#d(c)}if(!bt(n))
return;let i=L(n),s=r<=(i?Jn():t[0]<128?lt():18)?Kt(t,r,o,n):zc(n,i,t,r,o);return this.#f(s)}#f(t){return this.fatal&&this.
encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):
t}#p(t,r,o){let n=this.#r+r;if(r===0||n>ne.length)return;ee.length=0,this.#l(t,n);let i=n<=18;return this.encoding===0?i?
Le(ne,n,o,this.fatal):Jt(Kc(n),n,o,this.fatal):this.#f(Zt(ne,n,o,this.encoding)??(i?Kt(ne,n,o,this.encoding):void 0))}#x(t,r,o,n){
if(this.encoding!==0)return;let i=this.#n,s=this.#o,c=this.#t,f=this.#r,d=(c&255)<224?2:3;if(f+r<=d)return;this.#l(t,d);
let a=Le(ne,d,!0,!0);if(a===void 0)return;let h=d-f;this.#r=0,this.#n+=h,this.#o=!0;try{return Ce(a,this.decode(I(t,h),o,
n))}catch(m){throw this.#o=s,m instanceof ot||m instanceof TypeError||(this.#e=null,this.#n=i,this.#t=c,this.#r=f),m}}#l(t,r){
ne[0]=this.#t,ne[1]=this.#t>>8;let o=this.#r;if(r>32)k(ne,t,o);else for(let n=o;n<r;n++)ne[n]=t[n-o]}#m(t){this.#n+=t,this.#o||=
this.#r+t>ee.length,this.#r=ee.length,this.#t=ee.bytes}#h(){let t=Uint8Array.of(this.#t,this.#t>>8);try{it(this.encoding,
null),ct(t,this.#r,0,this.fatal,!1),this.#e=Me(),this.#r=0}catch(r){throw W(r)}}#y(t,r,o){if(this.fatal&&this.encoding===
0&&r<=8192)return;let n=kn(this.encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))
return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#a(I(t,0,i),i,
!0),this.#i)return s}let f=i===0&&c===r?t:I(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=Ce(s,this.#a(f,c-i,!0)),
this.#i)return s}else Xt(f,c-i,d),s=Ce(s,this.#d(d)),this.#n+=c-i;return this.#o||=c>0,c===r?s:this.encoding===0&&!o&&zt(
t,c,r)?(this.#m(r-c),s):Ce(s,this.#a(I(t,c,r),r-c,o))}#a(t,r,o){it(this.encoding,this.#e);let n="",i=wn(r),s=this.#o||this.
ignoreBOM||!Er(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),h=f===0&&d?t:I(t,f,f+a),
m=ct(h,a,c,this.fatal,o&&d);if(m<0)return this.#e=Me(),this.#i=new ot(this.name,this.#n+f+V.start(),V.length()),n;if(c+=
m,c>0&&(d||!Sn(c))){let _=!s&&En()===65279?1:0;i?i.add(Tn()+2*_,c-_):n=Ce(n,Gt(_,c)),s=!0,c=0}if(d)break}return this.#o=
s,this.#e=o?null:mn(),this.#n+=r,i?i.toText():(this.encoding===0&&Xt(t,r,n),n)}},zc=(e,t,r,o,n)=>(r[0]<128?Xn(e,r,o):void 0)??
(!t&&n&&o>18?di(e,r,o):void 0)??(Nn(r,o,t)?Kt(r,o,n,e):void 0)??void 0,ir=({encoding:e,fatal:t,ignoreBOM:r})=>new St(e,t,
r);function nr(e){return e.common??=ir(e),e.common}var ui=(e,t,r,o,n,i)=>sr(Ct(r,o,n),e,t,i);function sr(e,t,r,o){if(r<e.
leastOfAny)return nr(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=nr(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function li(e,t){let r=ye(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var yi=6,ie,io=!1;function Si(){ie=null,ie=A(vc)??null,io=ie!==null&&(y()||S()),y()&&(yi=32)}var wi=e=>e.length<=6||e.length<=
yi&&e.charCodeAt(0)<128,Ti=e=>io&&!wi(e);function vc(){let e=Bo(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...De(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function so(e){try{return ie?.encode(e)}catch{return}}function co(e,t){
ie===void 0&&Si();try{return ie?.encodeInto(e,t)}catch{return}}function ve(e){return wi(e)?De(e):(ie===void 0&&Si(),Jc(e)??
so(e))}function Jc(e){let{length:t}=e;if(!io){if(t<=21)return De(e);if(t<=64&&Xc()){let r=(Zc()||Qc(e)<=64)&&mi(b,e);if(r)
return r}return t>=1024&&t<=65536&&tf(e)?mi(ef(),e):void 0}}var Xc=u(()=>!H()),Zc=u(()=>X()||U()),Qc=e=>e.length*ut(Ei(e))*
.75;function mi(e,t){let r=co(t,e);return r?.read===t.length?Se(e,0,r.written):void 0}var ef=u(()=>new Uint8Array(3*65536)),
tf=e=>pi()<=65535&&Ei(e)>=pi(),pi=u(()=>H()?256:j()?0:1/0);function Ei(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(
t>>1)|e.charCodeAt(t-1)}var of=u(()=>S()?32:G()>0?48:y()?400:X()?1024:1/0),fo=0;function ao(e,t){let{length:r}=e;if(r<of()||!bt(t)||!nf(e))return;
if(fo>0){fo-=1;return}let o=ve(e);if(o&&B(o)===r)return o;fo=15}var Ai=e=>Math.max(8,e>>4);function nf(e){let{length:t}=e,
r=Ai(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function Oi(e){let{length:t}=e,r=Ai(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var df=["fatal","html","replacement"],af=u(()=>S()||y());function lo(e,t){let{length:r}=e,o=r<32?void 0:ao(e,t);if(o)return o;
let n=L(t);if(r>64&&r>(n?Fn():Hr()))return;if(!1)return gn(e,$t(t));if(!1)return r<=48?Un(e,$t(32)):void 0;if(!!0||r>512&&
af()&&Oi(e))return;let i=$t(t);return i&&Cn(e,i)}var _i=u(()=>S()||y()||P()||U()&&!Pe);function Fi(e,t){return _i()?Mn(e,
yn(t)):An(e,t)}function bi(e,t){return lo(e,t)??void 0}var mo=()=>"",$=class{encoding;unmappable;#e;#t=null;#r=0;#o=z;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return w[this.encoding].name}encode(t,r){let o=r||this.#n(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#c(t,r)}#n(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:df.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?ve(t):void 0;if(r)return r;if(t.length>65536)return this.#u(t);try{let o=bi(t,this.encoding);if(o)return o;kt(this.encoding,
null),dt(t,0,t.length);let n=jt(0,t.length,this.#i,!0);return n===-2||!V.finished()?void 0:at(n)}catch(o){throw W(o)}}#u(t){
let r=!1,o=()=>r?Fi(t,this.encoding):void 0;return ao(t,this.encoding)??A(o)}#c(t,r){let o=new fr;return this.encodeOrFail(
t,r,n=>o.add(n),(n,i)=>{throw new Fe(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,
c=this.#o;r&&(this.#o=z,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===mo,h=f&&!a?2048:65536,m=void 0,_=m?x=>m.add(
x):o,se=m?x=>m.addUnchanged(x):o,F=0,E=null;try{if(!s)for(;F+65536<t.length;F+=65536){let x=bi(t.slice(F,F+65536),this.encoding);
if(!x)break;o(x)}for(kt(this.encoding,s);F===0||F<t.length;F+=h){let x=Math.min(F+h,t.length);dt(t,F,x);let le=x===t.length;
for(let me=0,yo=!1;!yo;){let Tt=jt(me,x-F,d,r&&le);_(at(Tt===-2?V.written():Tt));let So=i+F+me+V.start();if(me+=V.read(),
yo=Tt!==-2&&V.finished(),Tt!==-2||a)continue;let xr=V.codePoint();if(f){E=Me(E);let{count:vi}=p,wo=()=>this.locate(So),Et=f(
xr,wo);p.count!==vi&&(kt(this.encoding,E),dt(t,F,x));let To=Ji=>{throw new Fe(Ji,wo(),this.name)};typeof Et=="string"?uf(
Et,_,To):Et?se(Et):To(xr)}else n(xr,So)}}}catch(x){throw W(x)}if(r){m&&o(m.held);return}m&&(this.#o=m.held),this.#t=this.#n(
t)?null:Me(),this.#r=i+t.length}};function uf(e,t,r){let o=Ko(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.
length);dt(o,n,i,2048);let s=jt(2048,2048+i-n,0,!1);s===-2&&r(V.codePoint()),t(at(s))}}var uo=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=B(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(Ie(
t,0,o)),this.held=Ie(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=z,this.#e(t)}},fr=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=B(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);k(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){k(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?Ie(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=lf(this.#r),o=0;return this.forEach(n=>{k(r,n,o),o+=B(n)}),r}};function lf(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function wt(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=ye(e,t);if(o===37||o===38){let{name:n}=w[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return mf(o,e,t)}function mf(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function J(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Re(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function po(){throw new TypeError("Illegal invocation")}var gi="Failed to execute 'encodeInto' on 'TextEncoder'",dr=J({TextEncoder:class{#e="utf-8";constructor(){new.target!==dr&&
Re(this,new.target,dr)}get encoding(){return this.#e}encode(e=""){return#e in this||po(),(typeof e=="string"&&Ti(e)?so(e):
void 0)??ar(D(e))}encodeInto(e,t){#e in this||po();let r;if(ie&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=ie.
encodeInto(e,t),r.read===e.length)return r}catch{}_r(arguments.length,2,gi);let o=D(e),n=jo(t,gi),{read:i,written:s}=r??
co(o,n)??{read:0,written:0};if(i===o.length||s===B(n))return{read:i,written:s};let c=pf(o.slice(i),I(Ir(n),s));return{read:i+
c.read,written:s+c.written}}}});function ar(e){return ve(e)??new $(0,"fatal").encode(e,!0)}function pf(e,t){let r=0,o=0;
for(;r<e.length;){let n=Gr(e,r);if(o+ut(n)>B(t))break;o=jr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var Mi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Ci=`!
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
?`;var hf=u(()=>{let e=Ci.split(`
`),t=0;return new Map(Mi.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Ui=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Di(e){let t=new $(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Fe)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Li(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function Li(e,t,r){if(Ui(e))return"";if(r===0)return null;let o=yf(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Li(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function yf(e){
let t=[...hf().get(e)??[],...Sf(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Sf(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,_)=>c(
_)),d=o.filter((m,_)=>!c(_)),a=[r,...f].join("").normalize("NFC"),h=a+d.join("");h.normalize("NFD")===t&&n.push(h),d.every(
Ui)&&i.push(a)}return[...n,...i]}var wf=["fatal","html","replacement","ignore","translit"],Tf=zo(wf),Ni=(e,t,r)=>typeof e=="function"?e:Tf(e,t,r);function Ri(e,t,r){
return typeof e=="function"?(o,n)=>Ef(e(o,n()),r):e==="ignore"?mo:e==="translit"?Di(t):void 0}function Ef(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=be(Q(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return Ie(o,0,B(o))}var Af="Failed to construct 'LegacyTextEncoder'",xo="Failed to execute 'encode'";function Pi(e,t="utf-8",r=void 0){let o=_e(
e,xo);if(r===void 0){let i=wt(D(t),xo);return i===0?ar(o):lo(o,i)??new $(i,"fatal").encode(o,!0)}let n=ur(t,r,xo);return n.
encoding===0?ar(o):n.encode(o,!0)}function ur(e,t,r){let o=D(e),n=t===void 0?"fatal":Yo(t,{unmappable:Ni},r).unmappable,
i=wt(o,r);return new $(i,n,Ri(n,i,r))}var ki=J({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=ur(e,
t,Af)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":_e(e,o);te(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var Xe="Failed to execute 'decode' on 'TextDecoder'",lr=J({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Wi(e,t,"Failed to construct 'TextDecoder'"),new.target!==lr&&Re(this,new.target,lr)}get encoding(){return w[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=z,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!K(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return nr(s).decodeWhole(
e,Be(e),Xe)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=br(e);if(f)return sr(s,
new Uint8Array(e),f,Xe)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||Q(e,Xe),typeof t!="object"&&te(t,Xe);let o=!!t?.
stream,n=r?e:rt(e),i=this.#e;return i.isStateless||!this.#r&&!o?sr(i,n,Be(n),Xe):(this.#t??=ir(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,Xe))}}});function Wi(e,t,r){let o=D(e);te(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return Ct(
li(o,r),n,i)}var $i=(e,t,r)=>ir(Wi(e,t,r));function Hi(e,t,r){let o=Io();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function ho(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Hi(e,(o,n)=>n(t.decode(be(Q(o,r)),!1,r)),o=>o(t.
decode(z,!0,r)))}var mr=J({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=$i(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=ho("TextDecoderStream",r),new.target!==mr&&Re(this,new.target,mr)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),pr=J({TextEncoderStream:class{#e;constructor(){this.#e=
Gi("TextEncoderStream",new $(0,"fatal"),D),new.target!==pr&&Re(this,new.target,pr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Gi(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Hi(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var ji=J({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=ur(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Gi("LegacyTextEncoderSt\
ream",r,_e)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Ze=class{fatal;ignoreBOM;#e;#t;#r=z;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&B(this.#r)===0?t:Ho(this.#r,t);if(!r&&Uo(n))return this.#r=
n,"";let i=tt(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new St(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?I(n,s):n,r,o)}};var Yi=J({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=D(e);te(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ze(ye(o,r),n,i);this.#e=s,this.#t=ho("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Ki(e,t){let r="Failed to execute 'findUnmappable'",o=_e(e,r),n=wt(D(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new $(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function zi(e){let t=tt(rt(Q(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function Vi(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=Q(e,o),i=ye(D(t),o);te(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=rt(n);return tt(f)?
new Ze(i,s,c).decode(f,!0,o):ui(f,Be(f),i,s,!0,o)}async function qi(e=void 0){let t=await e;if(t===void 0)Nr()||await Lr(Bt,!0);else{let r=Of(t)?await Bf(t):t;await Lr(()=>r,
!1)}}var Of=e=>typeof e?.arrayBuffer=="function";function Bf(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Yi as DecoderStream,ki as LegacyTextEncoder,ji as LegacyTextEncoderStream,lr as TextDecoder,mr as TextDecoderStream,
dr as TextEncoder,pr as TextEncoderStream,Fe as UnmappableError,zi as bomSniff,Vi as decode,Pi as encode,w as encodings,
Ki as findUnmappable,qi as initialize,Lo as labelToName};
