var St=(e,t)=>e?.prototype?.[t],wt=e=>St(globalThis.Buffer,e),we=wt("ucs2Slice"),Ne=wt("ucs2Write"),mo=wt("utf8Slice"),le=wt(
"latin1Slice"),po=e=>globalThis[e],xo=po("TextDecoder"),ki=St(xo,"decode"),dr=po("TextEncoder"),Wi=St(dr,"encode"),$i=St(
dr,"encodeInto");function N(e,t=!1,r=!0){let o=new xo(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:ki})}function ho(){let e=new dr;return Object.defineProperties(e,{encode:{value:Wi},encodeInto:{value:$i}}),e}function A(e){
try{return e()}catch{return}}var O=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,ie=()=>ar().includes("Chrom\
e/"),W=()=>ar().includes("AppleWebKit/")&&!ie()&&!(se()>0);function ar(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var $=()=>"Deno"in globalThis,U=()=>ar()==="Cloudflare-Workers",Q=()=>W()||U(),se=()=>U()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),H=()=>se()<22,Je=e=>globalThis.process?.getBuiltinModule?.(e),fr;function yo(){let{
TransformStream:e}=globalThis;return e&&e===fr?e:(fr=[e,Je("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),fr)}var Hi=e=>Je("node:fs").readFileSync(e);function So(e){try{return Hi(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Tt=()=>So(()=>new URL("./chinese.wasm",import.meta.url)),Et="encoding-wasm/chinese";var wo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var ur=["chinese"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var S=ji();function ji(){let e=wo.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Oo=u(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Yi=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ao=e=>e<36&&e!==33,C=e=>e>0&&e<29,Ot=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),Ki=e=>Yi.find(([t])=>e>=t)[1];function Bo(e){let t=Oo();return t.get(e)??t.get(go(vi(e)))}function pe(e,t){
let r=Bo(e);if(r===void 0){let o=Vi(e),n=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(ur){let o=Ki(r);if(o&&!ur.includes(o))throw new RangeError(`${t}: '${Et}\
' doesn't include ${S[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var zi=u(()=>new Map(
Array.from(Oo(),([e,t])=>[bo(e),t]).reverse()));function Vi(e){let t=bo(e),r=zi().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var bo=e=>go(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),qi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Xe(e){if(e[0]>=239)return qi.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Io({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function mr(e){return e===0||e===37||e===38}function vi(e){let t=0,r=e.length;for(;To(e[t]);)t+=1;for(;To(e[r-1]);)r-=1;
return e.slice(t,r)}var To=e=>`	
\f\r `.includes(e);function go(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Fo(e){let t=Bo(`${e}`);return t===
void 0?null:S[t].name}var pr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,_o=()=>Object.getPrototypeOf(Uint8Array.prototype),At=e=>pr(_o(),
e),xr=e=>pr(DataView.prototype,e),Zi=()=>pr(ArrayBuffer.prototype,"byteLength"),hr=e=>_o()[e],Mo=At(Symbol.toStringTag),
yr=At("buffer"),Uo=At("byteOffset"),Co=At("byteLength"),Qi=hr("includes"),es=hr("set"),ts=hr("slice"),rs=xr("buffer"),os=xr(
"byteOffset"),Do=xr("byteLength"),Lo=Zi(),b=e=>Co.call(e);function Te(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:b(e)}var I=(e,t,r=b(e))=>new Uint8Array(yr.call(e),Uo.call(e)+t,r-t);function No(e,t){let r=new Uint8Array(
b(e)+b(t));return j(r,e),j(r,t,b(e)),r}var j=(e,t,r)=>es.call(e,t,r),Ro=(e,t)=>Qi.call(e,t),Ee=(e,t,r)=>ts.call(e,t,r);function Oe(e,t,r){if(r>24)return Ee(e,t,
t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function Y(e,t){if(t<=64)return!1;try{return Lo.call(
yr.call(e)),!1}catch{return!0}}var ns="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function J(e,t,r=ns){
if(!ArrayBuffer.isView(e)&&wr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Po(e,t){if(ArrayBuffer.isView(
e)&&Mo.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Ae(e){
if(ArrayBuffer.isView(e))return Sr(e);try{return new Uint8Array(e)}catch{return K}}var Ze=e=>e instanceof Uint8Array?e:Ae(
e);function Sr(e){try{return Mo.call(e)===void 0?new Uint8Array(rs.call(e),os.call(e),Do.call(e)):new Uint8Array(yr.call(
e),Uo.call(e),Co.call(e))}catch{return K}}var K=new Uint8Array;function wr(e){try{return Lo.call(e)}catch{}try{return Do.
call(new DataView(e))}catch{return}}function ko(e,t,r){ee(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](
e?.[n],r,n));return o}function ee(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var M=e=>`${e}`;function Wo(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Be(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function Tr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function $o(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=M(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Or=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=C(t)&&!r}accept(t){A(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&Y(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},Ho=[],Ar=[];function bt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Ar[o];if(n)return n;
let i=new Or(e,t,r);Ar[o]=i;let s=Ho[e];return s&&i.accept(s),i}function We(e,t){Ho[e]=t;for(let r=0;r<4;r++)Ar[4*e+r]?.
accept(t)}var Qe=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ss=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Go=Symbol.for("encoding-wasm.UnmappableError"),be=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${ss(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Go in o}[Go](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function Ie(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Ko(e,t,r){let o=It(c=>as(c,r),e,t),n=It(ls,e,t);if(o&&n){let c=$()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:$()?o.writeBytes:void 0,
mostByTable:512}}let i=Br(e);if(o)return O()?us(o,It(Yo,e,t)):o;let s=n??It(Yo,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=
f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function It(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),Br(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var ds="\
strings";function as(e,t){let[r]=WebAssembly.Module.customSections(t,ds),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function us(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function ls(e){let[t,r]=[we,Ne],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:w()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(h,p){j(d,new Uint8Array(
e.buffer,h,2*p),a),a+=2*p},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Yo(e){let t=N("utf-16le"),{write:r,most:o}=Br(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Br(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return Ie(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var gt,l,Ir,zo,Vo,D,F={input:0,units:0,output:0},et=0,Ft={name:"",encoding:-1},m={isBusy:!0,newCodec:NaN,count:0};function fe(e,t){
Ft.name=e,Ft.encoding=t,m.newCodec=NaN,m.count+=1,m.isBusy&&ps(),m.isBusy=!0}function ps(){try{Zo(),gt??=Jo(ys(Tt())),Xo(
new WebAssembly.Instance(gt),gt)}catch(e){throw Qo(e)}}async function gr(e,t){try{Zo();let r=e(),o=qo(r)?r:await WebAssembly.compile(t?r:hs(r));Jo(o);let n=await WebAssembly.instantiate(
o);if(Fr())return;Xo(n,o),gt=o}catch(r){throw Qo(r)}}var xs=[0,97,115,109];function hs(e){let t=Ae(J(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(xs.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Fr=()=>!m.isBusy;function ys(e){return qo(e)?e:new WebAssembly.Module(e)}function qo(e){try{return WebAssembly.
Module.customSections(e,vo),!0}catch{return!1}}var vo="encoding-wasm";function Jo(e){let[t]=WebAssembly.Module.customSections(
e,vo),r=`${Et} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Xo({
exports:e},t){l=e,br=WebAssembly.RuntimeError,F.input=l.input(),F.units=l.units(),F.output=l.output(),tn(),D=Ko(l.memory,
F.units,t),et=Math.min(l.units_length(),D.most),m.isBusy=!1}function Zo(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Qo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Ss(e))return new RangeError(`encoding-wasm: ${en} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var en="no memory \
for WebAssembly; free some, and call again",Ss=e=>e instanceof RangeError&&/memory/i.test(e.message);function _t(){return Mr(),
Ir}function Mt(){return Mr(),zo}function _r(){return Mr(),Vo}function Mr(){Ir[0]===void 0&&tn()}function tn(){let{buffer:e}=l.
memory;Ir=new Uint8Array(e),zo=new Uint8Array(e,F.input,65536),Vo=new Int32Array(e,l.codec(),l.codec_length()>>2)}function rn(e,t){
return fe(e,-1),Ut(t)}function Ut(e){try{let t=e();return m.isBusy=!1,t}catch(t){throw R(t)}}var br;function R(e){if(!m.
isBusy||!br||!(e instanceof br))return e;let t=S[Ft.encoding]?.name,r=`${Ft.name}${t?` of ${t}`:""} failed`;return ws()?
new RangeError(`encoding-wasm: ${r}: ${en}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function ws(){try{return l.memory.grow(32),
!1}catch{return!0}}function ge(e=null){let t=_r();return dn(t,e??new Int32Array(t.length))}function cn(){return l.held()!==0?ge():(m.newCodec=
rt,null)}var fn=e=>dn(e,_r());function dn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function tt(e,t){an(e,t)||(fe(
"decoding",e),t?fn(t):l.new_decoder(e),rt=e===33||e===36?NaN:e)}var rt=NaN;function an(e,t){return t||m.newCodec!==e||m.
isBusy?!1:(m.newCodec=NaN,m.isBusy=!0,!0)}function Ct(e,t){an(~e,t)||(fe("encoding",e),t?fn(t):l.new_encoder(e),rt=~e)}function ot(e,t,r,o,n){He(e,t),m.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return m.isBusy=!1,n&&i>=0&&(m.newCodec=rt),yn(
i)}var de={encoding:-1,at:0,most:0,owner:void 0};function Dt(e,t,r){if(de.encoding!==e||de.owner!==l||m.isBusy){try{fe("dec\
oding",e),de.owner=l,de.at=D.readBytes?l.byte_table(e):0,de.most=!Ot(e)&&D.mostByTable||1/0,de.encoding=e}catch(n){throw R(
n)}m.isBusy=!1}if(de.at===0||r>de.most)return;if(r<=65536)return He(t,r),on(r);if(D.most>et)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);He(I(t,n,n+i),i),o=Fe(o,on(i))}return o}function nt(e,t,r,o){return rn("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),He(n===t?e:I(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function Ur(e,t){let r=-1,o,n;function i(s){try{return fe(e,s),r=s,n=l,o=t(s),m.isBusy=!1,o}catch(f){
throw R(f)}}return s=>s===r&&n===l&&!m.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Cr=Ur("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),un=Ur("encoding",e=>{let t=l.unit_table(e)>>>
0,r=new Uint8Array(65536);return j(r,new Uint8Array(l.memory.buffer,t,16384)),r}),Lt=Ur("decoding",e=>{let t=C(e),r=(!t?
l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),on=e=>D.readBytes(
F.input,e,de.at);function Fe(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of thi\
s host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var ln=e=>e+65536+3<=et,mn=e=>e>et&&e<
268435456?D.collect?.(e+3):void 0,pn=()=>F.units,xn=()=>_t()[F.units]|_t()[F.units+1]<<8,Nt=(e,t)=>D.read(F.units+2*e,t-
e),it=(e,t,r,o=0)=>D.write(e.slice(t,r),F.units+2*o);function hn(e,t){if(!m.isBusy&&!D.writeBytes)return;fe("encoding",t);
let r=D.writeBytes?.(e,F.output,l.unit_table(t));return m.isBusy=!1,r===e.length?st(r):void 0}function Rt(e,t,r,o){m.isBusy=
!0;let n=l.encode_block(e,t,r,+o);return m.isBusy=!1,o&&n>=0&&z.finished()&&(m.newCodec=rt),yn(n)}function He(e,t){let r=Mt();if(t>8)try{j(r,e)}catch{j(r,I(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function yn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var st=e=>Oe(_t(),
F.output,e);var z={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var P=new Uint8Array(256);function Me(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Sn(P,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Sn(r,o,e);r[o]=n}return r}function Sn(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)P[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)P[n++]=s;else if(s<2048)P[n++]=
192|s>>6,P[n++]=128|s&63;else if(!_e(s))P[n++]=224|s>>12,P[n++]=128|s>>6&63,P[n++]=128|s&63;else{let f=Rr(r,i);f>=65536&&
(i+=1),n=Pr(f,P,n)}}return Oe(P,0,n)}var En=u(()=>Ne?96:O()||Q()?1024:128),Nr=u(()=>Q()?65536:O()||w()?4096:128),As=u(()=>new Uint8Array(
2*Nr()));function On(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(n),s=i<128?i:t[i];
if(!s&&i>0)return;o[n]=s}return o}function An(e,t){let{length:r}=e,o=new Uint8Array(r);for(let i=0;i<r;i++)o[i]=t[e.charCodeAt(
i)];return(U()?nt(o,r,0,255):!Ro(o,0))?o:void 0}function Bn(e,t){let{length:r}=e,o=2*r<=256?P:As(),n=0;for(let i=0;i<r;i++){
let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[n++]=f>>8),o[n++]=f}return Oe(o,0,n)}var _e=e=>(e&63488)===
55296;function Rr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?65533:o}var Pt=e=>e<
128?1:e<2048?2:e<65536?3:4;function Pr(e,t,r){if(e<128)return t[r]=e,r+1;let o=Pt(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>
6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var bn=new Uint8Array(128),X=Bs(bn);function Bs(e){return new Uint16Array(
e.buffer)}var ct=u(()=>$r()?0:18),kr=u(()=>O()||H()?18:8),bs=u(()=>$()||!(se()>=22||Q())?64:32),Is=u(()=>W()?64:32),gs=u(
()=>W()?36:18),In=(e,t)=>(e[0]&e[t>>1])>=128;function gn(e,t,r){return r?t<=kr():t<=gs()||t<=Is()&&(In(e,t)||Gt())}var kt=(e,t)=>t<=
18||t<=64&&In(e,t)&&t<=bs(),Z={length:0,bytes:0};function Ue(e,t,r,o){if(e[0]<128&&$r())return Hr(e,t)?le.call(e,0,t):void 0;
let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;X[n]=i}if(n===t&&n<=18)return Ie(X,0,n);for(let i=n;i<t;){let s=i,f=e[i++];
if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))return wn(e,s,t,r,o,n);let h=e[i++]^128,p=d?0:e[i++]^128;if(f=
d?(c&31)<<6|h:(c&15)<<12|h<<6|p,(h|p)>=64||!d&&(f<2048||_e(f)||f===65279))return wn(e,s,t,r,o,n)}X[n++]=f}return ft(n)}function Fn(e,t){
if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(_e(n))return;X[r++]=n}return ft(r)}function wn(e,t,r,o,n,i){
let s=Wr();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,h=d===0&&c>=128,p=c===
224?160:c===240?144:128,L=c===237?159:c===244?143:191,ne=0;for(;ne<d&&f<r;ne++,f++){let B=e[f];if(B<p||B>L)break;p=128,L=
191,a=a<<6|B&63}if(ne<d){if(f===r&&!o){if(c>=239)return;_n(c,128|a&63,1+ne);break}h=!0}if(h&&n||(h&&(a=65533),a===65279))
return;a>65535&&(X[i++]=55232+(a>>10),a=56320|a&1023),X[i++]=a}return ft(i)}function Wt(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=Lt(o),!n)return;if(d=n[c],_e(d)){if(s<t)d=n[c|e[s++]<<8];else if(!r&&Ht(c,o))
break;if(_e(d))return Fs(e,f,t,r,i,o,n)}}X[i++]=d}return ft(i)}function Fs(e,t,r,o,n,i,s){let f=Wr();for(let c=t;c<r&&n<=
f;){let d=e[c++],a=d<128?d:s[d];if(_e(a)){if(c===r&&!o&&Ht(d,i))break;let h=c<r?e[c]:0;if(a=s[d|h<<8],!_e(a))c+=1;else if(_s(
a))a=65533;else return}X[n++]=a}return ft(n)}var _s=e=>e>=57088&&e<=57216;function $t(e,t,r){return Z.length=0,Ue(I(e,t,
r),r-t,!1,!0)===""}function Ht(e,t){let r=t!==32||e<144||e>160;return r&&_n(e,0,1),r}function _n(e,t,r){Z.length=r,Z.bytes=
e|t<<8}function ft(e){if(e<3||e<=18&&!$r())return Ie(X,0,e);if(Gt())return we.call(bn,0,2*e);if(!(e>Wr()))return Ie(X,0,
18)+Ie(X,18,e-18)}var Wr=u(()=>Gt()?1/0:36),$r=u(()=>w()&&Gt()),Gt=u(()=>A(Ms)===!0);function Ms(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(we)==="a\uFEFF\uD83D"&&t(le)==="a\0\xFF\xFE=\xD8"}
function Hr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function re(e,t){let r=Math.ceil(t/8);for(let o=0;o<
t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var zr=u(()=>A(Rs)),ze=u(()=>A(Ps)),Mn=u(()=>A(Ks)),Ds=u(()=>A(zs));function Un(e,t,r){let o=Ls(e);if(!(!o||r<24||Y(t,r))&&
!(e===0&&Dn(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Ls(e){return e===0?ze():e===38?Mn():e===37?Ds():void 0}function Vr(e,t,r,o){
if(Z.length=0,o&&t>8192||t>1024&&(Y(e,t)||Dn(e,t)))return;let n=ze();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!$t(e,i,t))))try{let s=i<t?I(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&f!==void 0&&jt(s,i,f),f}catch{return}}function Cn(e,t){let r=Mn();if(!(t%2>0||!r?.takes?.(e,t)||Y(e,t)))
return r.decode(e,!0)}function Dn(e,t){if(t<8192||Ns())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&
(e[n+1]&192)!==128&&r++;return r>1}var Ns=u(W);function Rs(){let{isAscii:e}=Je("node:buffer"),t=new Uint8Array(100).fill(
127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Ps(){let e=H(),t=e?zr():void 0;if(e&&!t)return;let r=N(
"utf-8"),o=A(Ws),n=y=>r.decode(y),i=Gs(n),s=Q()&&o?y=>o.decode(y):Hs(i),f=t&&((y,x)=>re(y,x)&&t(y)),c=f??(ie()?js:U()?Ys:
void 0),d=f?(y,x)=>Pn(y,x)||x>256&&f(y,x):c,a=Uint8Array.of(...Ln,...Rn.flat()),h=`${Nn}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
p=Uint8Array.of(97,127),L=i(a,a.length)===h&&n(a)===h&&r.decode(a.buffer)===h&&i(p,2)==="a\x7F"&&Gr(y=>s(y,y.length)),ne=le;
if(!L||t&&ne.call(p)!=="a\x7F")return;let B=(y,x)=>N("utf-8",y&&o!==void 0,x);return We(0,{newDecoder:B,isRight:(y,x)=>$s(
B(y,x)),canFail:!0,...ks()}),{decode(y,x){try{return t?ne.call(y):(x?s:n)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(y,x){for(let q=1;q<=3&&q<=x;q++){let ue=y[x-q];if(ue<128)break;if(ue>=192)return(ue>=
240?4:ue>=224?3:2)>q?x-q:x}return x}}}function ks(){return w()?Ke(1):$()?{...Ke(257),leastBeyondASCII:65,leastOfBuffer:8192}:
H()?{...Ke(19),most:2048,onlyASCII:!0}:ie()?{...Ke(48),leastOfBuffer:48,onlyASCII:!0}:U()?{...Ke(33),most:1023}:Ke(se()>
0?512:33)}var Ke=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Ws(){let e=N("\
utf-8",!0);return Gr(r=>e.decode(r))&&Gr(({buffer:r})=>e.decode(r))&&!$()?e:void 0}var $s=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...Me("\uFEFF"),...Me(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),Gr=e=>e(Uint8Array.from(Ln))===Nn&&Rn.every(t=>A(()=>e(Uint8Array.from(t)))===void 0),Ln=[239,187,191,97,230,188,162,
240,159,146,169],Nn="\uFEFFa\u6F22\u{1F4A9}",Rn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Hs=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Gs(e){let[t,r]=[mo,le];if(H())return(n,i)=>i>256?
r.call(n):e(n);if(!t||w()||!(se()>=22))return e;let o=$()?Pn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Pn=(e,t)=>t<=
64||t<=256&&re(e,t);function js(e,t){if(t<64)return!1;if(re(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240&&(i<234||i>237))return!1}return r>=0}var jr=0;
function jt(e,t,r){t<1024||!U()||!re(e,t)||(jr=r.length===t?0:jr+1)}function Ys(e,t){if(t<1024)return!0;if(re(e,t))return jr<
2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Ks(){return O()||
Q()?kn(!1):Vs()}function zs(){return O()?kn(!0):void 0}function Vs(){let e=we,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(
Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))
return Wn(!1,H()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function kn(e){let t=N(
e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))===
"\uFEFF\uFFFD\u6F22")return Wn(e,1/0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Wn=(e,t,r)=>({
takes:(o,n)=>n<=t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===
216?i-2:i}});var _={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},qr=!0;function Yt(e,t,r,o){return qr?
qs(e,t,r,o):void 0}function qs(e,t,r,o){if((_.encoding!==o||_.owner!==l||m.isBusy)&&!vs(o)||t>_.most&&(t>_.mostBeyondASCII||
re(e,t)))return;He(e,t);let{readBytes:n,readPairs:i}=D;if(!!0||!_.isOfPairs)return n(F.input,t,_.address);let{piece:s}=_,
f=i(F.input,t,_.address,+!r,s);if(r&&t<=s||f===null)return f??void 0;let c=Mt();if(f.length===s){let a=c[t],h=i(F.input+
t-a,a,_.address,+!r,s);if(h===null)return;f+=h}return c[t]===0||Ht(c[t-1],o)?f:void 0}function vs(e){return m.isBusy||(qr=
D.readPairs!==void 0,!qr)?!1:(fe("decoding",e),Ut(()=>{let t=C(e);_.isOfPairs=!t,_.address=t?l.byte_table(e):l.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=dt(e);return _.piece=n,_.most=_.address>0?r:0,_.mostBeyondASCII=_.address>0?o:0,_.owner=
l,_.encoding=e,!0}))}var Js=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return D.readPairs?O()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(w()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function dt(e){let{windows1252:t,single:r,multi:o}=Js();return e===21?t:C(e)?
r:o}var zt=u(()=>w()?0:Q()||H()?8:ie()?352:18),Gn=u(()=>Math.min(zt(),ct(),kr())),Zs=u(w);function jn(e,t,r){if(r>64)return re(
t,r)?Qs(e,t,r):void 0;if(r<=ct()||(t[r>>1]|t[r-1])>=128||!Hr(t,r))return;let o=vt();return o?o.call(t,0,r):Dt(e,t,r)}function Qs(e,t,r){
let o=vt(),n=C(e);if(!(r<512&&(n||!o))&&!(e===21&&Vn(r))&&!!1&&!Y(t,r))try{return zr()?.(t)??nt(t,r,128,128)?o?o.call(t):
ze()?.decodeQuickly(t,r):void 0}catch{return}}var Kt=[],vr=[];function Yn(e,t,r){if(!(vr[e]===null||r<=zt())&&!(r>=512&&
!Zr(e)))return vr[e]??=ec(e),qt(vr[e],t,r)}function Kn(e,t,r){return r<512?(Zs()?Jr(e,t,r):void 0)??Dt(e,t,r)??Jr(e,t,r)??
$n(e,t,r):Jr(e,t,r)??(oc(e)?$n(e,t,r):void 0)??Dt(e,t,r)}var Xr=0,zn=u(()=>Qr()?8192:512),Vn=e=>Xr>0&&e<zn();function Jr(e,t,r){
let o=vt();if(!(!o||e!==21)){if(Vn(r)){Xr-=1;return}if(!rc(t,r)){r<zn()&&(Xr=15);return}if(!Y(t,r))try{return o.call(t)}catch{
return}}}var $n=(e,t,r)=>qt(qn(e),t,r);function qt(e,t,r){if(!(!e||r>1024&&Y(t,r)))try{return e.decode(t)}catch{return}}
function ec(e){let t=cc(e)?qn(e):null;if(t){let r=Vt(e,at()).includes("\uFFFD"),o=Math.max(zt(),dt(e).any)+1;We(e,{newDecoder:n=>n&&
r?N(S[e].name,!0):t,isRight:n=>!(n&&r)||dc(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:O()?1:zt()+1,most:Zr(
e)?8192:e===21&&w()?2048:511,onlyASCII:!1})}return t}function qn(e){return Kt[e]===void 0&&(Kt[e]=null,Kt[e]=A(()=>fc(e))??
null),Kt[e]}var vt=u(()=>A(tc));function tc(){let e=le,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.
fromCharCode(...t)?e:void 0}function rc(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===
t||nt(e,t,128,224)}var oc=e=>e===21?Qr():nc()||ic()&&Ot(e),Zr=e=>!vt()&&(e===21?Qr():sc()),nc=u(()=>O()||W()),ic=u(U),sc=u(
O),Qr=u(()=>O()||w()||!(se()>0)),cc=e=>O()||w()||Q()||H()||ie()&&e===21,at=()=>Uint8Array.from({length:256},(e,t)=>t);function Vt(e,t){
let r=Lt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function fc(e){let t=N(S[e].name),r=n=>t.decode(n)===Vt(
e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return at().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function dc(e){let t=Vt(
e,at()),r=at().filter(c=>t[c]!=="\uFFFD"),o=N(S[e].name,!0),n=c=>A(()=>o.decode(c)),i=c=>n(c)===Vt(e,c),s=Uint8Array.from(
{length:4096},(c,d)=>r[d%r.length]),f=c=>n(Uint8Array.of(c))===void 0&&n(Uint8Array.of(...s,c))===void 0;return i(s)&&at().
every(c=>r.includes(c)?i(Uint8Array.of(c)):f(c))}var vn;function Jn(e,t,r){return vn??=ac(),vn(e,t,r)}function ac(){let e=ze(),t=!(e&&w());return(r,o,n)=>{if(t&&kt(r,o)){
let i=Ue(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function lt(e,t,r,o=!1){try{tt(e,null);let n=ot(t,r,0,o,!0);return n<0?void 0:Nt(0,n)}catch(n){throw R(
n)}}var to=u(()=>O()?{any:2048,markup:1/0}:U()?{any:512,markup:2048}:{any:0,markup:w()?2048:W()?112:0}),mc=u(()=>to().markup>
0?1/0:33),Xn=(e,t,r)=>e>=29&&e<36&&r>=mc()&&t[0]>=128,Zn=[];function Qn(e,t,r){let{any:o,markup:n}=to();if(r>n||r>o&&!pc(
t,r))return;let i=Zn[e];if(i)return qt(i,t,r);xc(e,r)}function pc(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var mt=[];function xc(e,t){mt[e]===void 0&&(mt[e]=A(()=>Tc(e))??
null);let r=mt[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,mt[e]=null,A(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===lt(e,o,b(o))&&(mt[e]=r):hc(e,r.decoder)})))}function hc(e,t){Zn[e]=t;let{any:r,piece:o}=dt(e);We(
e,{newDecoder:n=>n?N(S[e].name,!0):t,isRight:n=>!n||yc(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:to().any,onlyASCII:!1})}var yc=e=>Sc.every(t=>wc.every(r=>{let o=N(S[e].name,!0),n=Uint8Array.
of(97,t,...r);return A(()=>o.decode(n))===lt(e,n,n.length,!0)})),Sc=[128,129,142,143,161,224,255],wc=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Tc=e=>({decoder:N(S[e].name),sequences:Oc(
e),credit:0}),Ec=[[239,187,191],[254,255],[255,254],[132,49,149,51]],eo=[10,164,162];function*Oc(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Ec)yield Uint8Array.of(...i,...eo);for(let i=128;i<=255;i++)yield Ce([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Ce([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Ce([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Ce([i,Math.min(i+7,254)],r,n,r);yield Ce([227,227],[50,
50],o,r),yield Ce([129,129],[48,48],t),yield Ce([129,129],[48,48],n,t)}}function Ce(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+eo.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(eo,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var De=new Uint8Array(18),pt=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=Te(t);if(!this.#e){let i=this.#r===0?this.#m(t,n,r):this.#p(t,n,r);if(i!==void 0)
return r||this.#l(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?Jn(t,r,this.fatal):Vr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{let s=r>
0?Yt(t,r,!0,n):void 0,c=s===void 0&&!(i&&Xn(n,t,r))?this.#a(t,r,!0):this.#c(s);if(c!==void 0)return c;let d=i&&!mr(n)?lt(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#x(t,r,o,n);
if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#o,f=this.#n,c="";try{c=this.#y(t,r,o)??this.#d(t,r,o)}catch(a){throw this.#e=
i,this.#o=s,this.#n=f,R(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#m(t,r,o){
let{encoding:n}=this;Z.length=0;let i=r>0&&n!==0?Yt(t,r,o,n):void 0;return i===void 0?this.#a(t,r,o):this.#c(i)}#a(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let f=kt(t,r)?Ue(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=Vr(
t,r,o,this.fatal);return this.#f(c)}if(n===38){let f=r<=36?Fn(t,r):Cn(t,r);return this.#f(f)}if(!Ao(n))return;let i=C(n),
s=r<=(i?Gn():t[0]<128?ct():18)?Wt(t,r,o,n):Bc(n,i,t,r,o);return this.#c(s)}#c(t){return this.fatal&&this.encoding!==21&&
t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+
r;if(!(r===0||n>18))return Z.length=0,this.#u(t,n),this.encoding===0?Ue(De,n,o,this.fatal):this.#c(Yt(De,n,o,this.encoding)??
Wt(De,n,o,this.encoding))}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=(f&255)<
224?2:3;if(c+r<=d)return;this.#u(t,d);let a=Ue(De,d,!0,!0);if(a===void 0)return;let h=d-c;this.#r=0,this.#n+=h,this.#o=!0;
try{return Fe(a,this.decode(I(t,h),o,n))}catch(p){throw this.#o=s,p instanceof Qe||p instanceof TypeError||(this.#e=null,
this.#n=i,this.#t=f,this.#r=c),p}}#u(t,r){De[0]=this.#t,De[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)De[n]=t[n-o]}#l(t){
this.#n+=t,this.#o||=this.#r+t>Z.length,this.#r=Z.length,this.#t=Z.bytes}#h(){let t=Uint8Array.of(this.#t,this.#t>>8);try{
tt(this.encoding,null),ot(t,this.#r,0,this.fatal,!1),this.#e=ge(),this.#r=0}catch(r){throw R(r)}}#y(t,r,o){if(this.fatal&&
this.encoding===0&&r<=8192)return;let n=Un(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&
(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#d(
I(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:I(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=Fe(s,this.#d(
c,f-i,!0)),this.#i)return s}else jt(c,f-i,d),s=Fe(s,this.#f(d)),this.#n+=f-i;return this.#o||=f>0,f===r?s:this.encoding===
0&&!o&&$t(t,f,r)?(this.#l(r-f),s):Fe(s,this.#d(I(t,f,r),r-f,o))}#d(t,r,o){tt(this.encoding,this.#e);let n="",i=mn(r),s=this.#o||
this.ignoreBOM||!mr(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),h=c===0&&d?t:I(t,c,
c+a),p=ot(h,a,f,this.fatal,o&&d);if(p<0)return this.#e=ge(),this.#i=new Qe(this.name,this.#n+c+z.start(),z.length()),n;if(f+=
p,f>0&&(d||!ln(f))){let L=!s&&xn()===65279?1:0;i?i.add(pn()+2*L,f-L):n=Fe(n,Nt(L,f)),s=!0,f=0}if(d)break}return this.#o=
s,this.#e=o?null:cn(),this.#n+=r,i?i.toText():(this.encoding===0&&jt(t,r,n),n)}},Bc=(e,t,r,o,n)=>(r[0]<128?jn(e,r,o):void 0)??
(!t&&n&&o>18?Qn(e,r,o):void 0)??(gn(r,o,t)?Wt(r,o,n,e):void 0)??void 0,Xt=({encoding:e,fatal:t,ignoreBOM:r})=>new pt(e,t,
r);function Jt(e){return e.common??=Xt(e),e.common}var ei=(e,t,r,o,n,i)=>Zt(bt(r,o,n),e,t,i);function Zt(e,t,r,o){if(r<e.
leastOfAny)return Jt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=Jt(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function ti(e,t){let r=pe(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Ic=["fatal","html","replacement"];function Qt(e,t){let{length:r}=e,o=C(t);if(r>64&&r>(o?En():Nr()))return;if(!1)return On(
e,Cr(t));if(!!0)return;let n=Cr(t);return n&&Bn(e,n)}var gc=u(()=>w()||W()||U()&&!Ne);function ii(e,t){return gc()?An(e,
un(t)):hn(e,t)}var oo=()=>"",k=class{encoding;unmappable;#e;#t=null;#r=0;#o=K;locate=t=>t;constructor(t,r,o=void 0){this.
encoding=t,this.unmappable=r,this.#e=o}get name(){return S[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#s(
t,r)}get#n(){return this.#e?0:Ic.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=Qt(t,this.encoding);
if(r)return r;try{let o=!1;if(o)return o;Ct(this.encoding,null),it(t,0,t.length);let n=Rt(0,t.length,this.#n,!0);return n===
-2||!z.finished()?void 0:(this.#r=0,st(n))}catch(o){throw R(o)}}#s(t,r){let o=new er;return this.encodeOrFail(t,r,n=>o.add(
n),(n,i)=>{throw new be(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,f=this.#o;
r&&(this.#o=K,this.#t=null,this.#r=0);let c=this.#e,d=this.#n,a=c===oo,h=c&&!a?2048:65536,p=void 0,L=p?x=>p.add(x):o,ne=p?
x=>p.addUnchanged(x):o,B=0,y=null;try{if(!s){let x=Qt;for(;B+65536<t.length;B+=65536){let q=x(t.slice(B,B+65536),this.encoding);
if(!q)break;o(q)}}for(Ct(this.encoding,s);B===0||B<t.length;B+=h){let x=Math.min(B+h,t.length);it(t,B,x);let q=x===t.length;
for(let ue=0,fo=!1;!fo;){let ht=Rt(ue,x-B,d,r&&q);L(st(ht===-2?z.written():ht));let ao=i+B+ue+z.start();if(ue+=z.read(),
fo=ht!==-2&&z.finished(),ht!==-2||a)continue;let cr=z.codePoint();if(c){y=ge(y);let{count:Ri}=m,uo=()=>this.locate(ao),yt=c(
cr,uo);m.count!==Ri&&(Ct(this.encoding,y),it(t,B,x));let lo=Pi=>{throw new be(Pi,uo(),this.name)};typeof yt=="string"?Fc(
yt,L,lo):yt?ne(yt):lo(cr)}else n(cr,ao)}}}catch(x){throw R(x)}if(r){p&&o(p.held);return}p&&(this.#o=p.held),this.#t=ge(),
this.#r=i+t.length}};function Fc(e,t,r){let o=Wo(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.length);it(o,
n,i,2048);let s=Rt(2048,2048+i-n,0,!1);s===-2&&r(z.codePoint()),t(st(s))}}var ro=class{held;#e;constructor(t,r){this.held=
t,this.#e=r}add(t){let r=b(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(Ee(t,0,o)),this.
held=Ee(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=K,this.#e(t)}},er=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){
let r=b(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){let n=new Uint8Array(4096);
j(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){j(o.bytes,t,o.length),o.length+=r;return}this.#t={bytes:t,
length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:o,length:n,
isBlock:i}=r;t(i?Ee(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=_c(this.#r),o=0;
return this.forEach(n=>{j(r,n,o),o+=b(n)}),r}};function _c(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(
`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function xt(e,t,r="\
encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=pe(e,t);if(o===37||o===38){let{name:n}=S[o];throw new RangeError(`${t}\
: ${n} has no encoder in the standard; use ${r}.`)}return Mc(o,e,t)}function Mc(e,t,r){if(e===36)throw new RangeError(`${r}\
: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function V(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Le(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function no(){throw new TypeError("Illegal invocation")}var si="Failed to execute 'encodeInto' on 'TextEncoder'",tr=V({TextEncoder:class{#e="utf-8";constructor(){new.target!==tr&&
Le(this,new.target,tr)}get encoding(){return this.#e}encode(e=""){return#e in this||no(),(io&&typeof e=="string"&&!mi(e)?
pi(e):void 0)??rr(M(e))}encodeInto(e,t){#e in this||no();let r;if(ae&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=
ae.encodeInto(e,t),r.read===e.length)return r}catch{}Tr(arguments.length,2,si);let o=M(e),n=Po(t,si),{read:i,written:s}=r??
xi(o,n)??{read:0,written:0};if(i===o.length||s===b(n))return{read:i,written:s};let f=$c(o.slice(i),I(Sr(n),s));return{read:i+
f.read,written:s+f.written}}}}),ui=6,ae,io=!1;function li(){ae=null,ae=A(Dc)??null,io=ae!==null&&(O()||w()),O()&&(ui=32)}
var mi=e=>e.length<=6||e.length<=ui&&e.charCodeAt(0)<128;function Dc(){let e=ho(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...Me(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function pi(e){try{return ae?.encode(e)}catch{return}}function xi(e,t){
ae===void 0&&li();try{return ae?.encodeInto(e,t)}catch{return}}function rr(e){return mi(e)?Me(e):(ae===void 0&&li(),(io?
void 0:Lc(e))??pi(e)??new k(0,"fatal").encode(e,!0))}function Lc(e){let{length:t}=e;if(t<=21)return Me(e);if(t<=64&&Nc()){
let r=(Rc()||Pc(e))&&ci(P,e);if(r)return r}return t>=1024&&t<=65536&&Wc(e)?ci(kc(),e):void 0}var Nc=u(()=>!$()),Rc=u(()=>ie()||
U());function Pc(e){return e.length*Pt(hi(e))*.75<=64}function ci(e,t){let r=xi(t,e);return r?.read===t.length?Oe(e,0,r.
written):void 0}var kc=u(()=>new Uint8Array(3*65536)),Wc=e=>fi()<=65535&&hi(e)>=fi(),fi=u(()=>$()?256:H()?0:1/0);function hi(e){
let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function $c(e,t){let r=0,o=0;for(;r<e.length;){
let n=Rr(e,r);if(o+Pt(n)>b(t))break;o=Pr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var yi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Si=`!
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
?`;var Gc=u(()=>{let e=Si.split(`
`),t=0;return new Map(yi.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
wi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ti(e){let t=new k(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof be)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Ei(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function Ei(e,t,r){if(wi(e))return"";if(r===0)return null;let o=jc(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,f=>t(f)?f:Ei(f,t,r-1));if(!s.includes(null))return s.join("")}return null}function jc(e){
let t=[...Gc().get(e)??[],...Yc(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Yc(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=p=>s>>o.length-1-p&1,c=o.filter((p,L)=>f(
L)),d=o.filter((p,L)=>!f(L)),a=[r,...c].join("").normalize("NFC"),h=a+d.join("");h.normalize("NFD")===t&&n.push(h),d.every(
wi)&&i.push(a)}return[...n,...i]}var Kc=["fatal","html","replacement","ignore","translit"],zc=$o(Kc),Oi=(e,t,r)=>typeof e=="function"?e:zc(e,t,r);function Ai(e,t,r){
return typeof e=="function"?(o,n)=>Vc(e(o,n()),r):e==="ignore"?oo:e==="translit"?Ti(t):void 0}function Vc(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=Ae(J(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return Ee(o,0,b(o))}var qc="Failed to construct 'LegacyTextEncoder'",so="Failed to execute 'encode'";function Bi(e,t="utf-8",r=void 0){let o=Be(
e,so);if(r===void 0){let i=xt(M(t),so);return i===0?rr(o):Qt(o,i)??new k(i,"fatal").encode(o,!0)}let n=or(t,r,so);return n.
encoding===0?rr(o):n.encode(o,!0)}function or(e,t,r){let o=M(e),n=t===void 0?"fatal":ko(t,{unmappable:Oi},r).unmappable,
i=xt(o,r);return new k(i,n,Ai(n,i,r))}var bi=V({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=or(e,
t,qc)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Be(e,o);ee(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var qe="Failed to execute 'decode' on 'TextDecoder'",nr=V({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Ii(e,t,"Failed to construct 'TextDecoder'"),new.target!==nr&&Le(this,new.target,nr)}get encoding(){return S[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=K,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if(f<=s.mostAtOnce&&(f>=s.leastOfAny||
f>0&&f>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(f<=1024||!Y(e,f))){let c=s.decoder.decode(e);return s.onlyASCII&&
c.length!==f&&s.pause(),c}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return Jt(s).decodeWhole(
e,Te(e),qe)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let f=s.decodeBuffer(e);if(f!==void 0)return f;let c=wr(e);if(c)return Zt(s,
new Uint8Array(e),c,qe)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||J(e,qe),typeof t!="object"&&ee(t,qe);let o=!!t?.
stream,n=r?e:Ze(e),i=this.#e;return i.isStateless||!this.#r&&!o?Zt(i,n,Te(n),qe):(this.#t??=Xt(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,qe))}}});function Ii(e,t,r){let o=M(e);ee(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return bt(
ti(o,r),n,i)}var gi=(e,t,r)=>Xt(Ii(e,t,r));function Fi(e,t,r){let o=yo();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function co(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Fi(e,(o,n)=>n(t.decode(Ae(J(o,r)),!1,r)),o=>o(t.
decode(K,!0,r)))}var ir=V({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=gi(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=co("TextDecoderStream",r),new.target!==ir&&Le(this,new.target,ir)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),sr=V({TextEncoderStream:class{#e;constructor(){this.#e=
_i("TextEncoderStream",new k(0,"fatal"),M),new.target!==sr&&Le(this,new.target,sr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function _i(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Fi(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var Mi=V({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=or(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=_i("LegacyTextEncoderSt\
ream",r,Be)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var ve=class{fatal;ignoreBOM;#e;#t;#r=K;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&b(this.#r)===0?t:No(this.#r,t);if(!r&&Io(n))return this.#r=
n,"";let i=Xe(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new pt(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?I(n,s):n,r,o)}};var Ui=V({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=M(e);ee(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new ve(pe(o,r),n,i);this.#e=s,this.#t=co("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Ci(e,t){let r="Failed to execute 'findUnmappable'",o=Be(e,r),n=xt(M(t),r),i=new Map,s=(f,c)=>i.set(c,f);return new k(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function Di(e){let t=Xe(Ze(J(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function Li(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=J(e,o),i=pe(M(t),o);ee(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=Ze(n);return Xe(c)?
new ve(i,s,f).decode(c,!0,o):ei(c,Te(c),i,s,!0,o)}async function Ni(e=void 0){let t=await e;if(t===void 0)Fr()||await gr(Tt,!0);else{let r=vc(t)?await Jc(t):t;await gr(()=>r,
!1)}}var vc=e=>typeof e?.arrayBuffer=="function";function Jc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Ui as DecoderStream,bi as LegacyTextEncoder,Mi as LegacyTextEncoderStream,nr as TextDecoder,ir as TextDecoderStream,
tr as TextEncoder,sr as TextEncoderStream,be as UnmappableError,Di as bomSniff,Li as decode,Bi as encode,S as encodings,
Ci as findUnmappable,Ni as initialize,Fo as labelToName};
