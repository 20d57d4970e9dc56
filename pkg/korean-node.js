var yt=(e,t)=>e?.prototype?.[t],St=e=>yt(globalThis.Buffer,e),ye=St("ucs2Slice"),Ne=St("ucs2Write"),uo=St("utf8Slice"),le=St(
"latin1Slice"),lo=e=>globalThis[e],mo=lo("TextDecoder"),Pi=yt(mo,"decode"),cr=lo("TextEncoder"),ki=yt(cr,"encode"),Wi=yt(
cr,"encodeInto");function N(e,t=!1,r=!0){let o=new mo(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:Pi})}function po(){let e=new cr;return Object.defineProperties(e,{encode:{value:ki},encodeInto:{value:Wi}}),e}function B(e){
try{return e()}catch{return}}var O=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,ne=()=>fr().includes("Chrom\
e/"),W=()=>fr().includes("AppleWebKit/")&&!ne()&&!(ie()>0);function fr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var $=()=>"Deno"in globalThis,U=()=>fr()==="Cloudflare-Workers",Z=()=>W()||U(),ie=()=>U()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),H=()=>ie()<22,ve=e=>globalThis.process?.getBuiltinModule?.(e),sr;function xo(){let{
TransformStream:e}=globalThis;return e&&e===sr?e:(sr=[e,ve("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),sr)}var $i=e=>ve("node:fs").readFileSync(e);function ho(e){try{return $i(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var wt=()=>ho(()=>new URL("./korean.wasm",import.meta.url)),Tt="encoding-wasm/korean";var yo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var dr=["korean"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var S=Gi();function Gi(){let e=yo.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var To=u(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),ji=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Eo=e=>e<36&&e!==33,C=e=>e>0&&e<29,Et=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),Vi=e=>ji.find(([t])=>e>=t)[1];function Oo(e){let t=To();return t.get(e)??t.get(Ao(qi(e)))}function pe(e,t){
let r=Oo(e);if(r===void 0){let o=Ki(e),n=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(dr){let o=Vi(r);if(o&&!dr.includes(o))throw new RangeError(`${t}: '${Tt}\
' doesn't include ${S[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Yi=u(()=>new Map(
Array.from(To(),([e,t])=>[Bo(e),t]).reverse()));function Ki(e){let t=Bo(e),r=Yi().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var Bo=e=>Ao(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),zi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Je(e){if(e[0]>=239)return zi.find(t=>t.bytes.every((r,o)=>e[o]===r))}function bo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function ur(e){return e===0||e===37||e===38}function qi(e){let t=0,r=e.length;for(;So(e[t]);)t+=1;for(;So(e[r-1]);)r-=1;
return e.slice(t,r)}var So=e=>`	
\f\r `.includes(e);function Ao(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function go(e){let t=Oo(`${e}`);return t===
void 0?null:S[t].name}var lr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Io=()=>Object.getPrototypeOf(Uint8Array.prototype),Ot=e=>lr(Io(),
e),mr=e=>lr(DataView.prototype,e),Xi=()=>lr(ArrayBuffer.prototype,"byteLength"),pr=e=>Io()[e],Fo=Ot(Symbol.toStringTag),
xr=Ot("buffer"),_o=Ot("byteOffset"),Mo=Ot("byteLength"),Zi=pr("includes"),Qi=pr("set"),es=pr("slice"),ts=mr("buffer"),rs=mr(
"byteOffset"),Uo=mr("byteLength"),Co=Xi(),A=e=>Mo.call(e);function Se(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:A(e)}var g=(e,t,r=A(e))=>new Uint8Array(xr.call(e),_o.call(e)+t,r-t);function Do(e,t){let r=new Uint8Array(
A(e)+A(t));return j(r,e),j(r,t,A(e)),r}var j=(e,t,r)=>Qi.call(e,t,r),Lo=(e,t)=>Zi.call(e,t),we=(e,t,r)=>es.call(e,t,r);function Te(e,t,r){if(r>24)return we(e,t,
t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function Q(e,t){if(t<=64)return!1;try{return Co.call(
xr.call(e)),!1}catch{return!0}}var os="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function v(e,t,r=os){
if(!ArrayBuffer.isView(e)&&yr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function No(e,t){if(ArrayBuffer.isView(
e)&&Fo.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Ee(e){
if(ArrayBuffer.isView(e))return hr(e);try{return new Uint8Array(e)}catch{return V}}var Xe=e=>e instanceof Uint8Array?e:Ee(
e);function hr(e){try{return Fo.call(e)===void 0?new Uint8Array(ts.call(e),rs.call(e),Uo.call(e)):new Uint8Array(xr.call(
e),_o.call(e),Mo.call(e))}catch{return V}}var V=new Uint8Array;function yr(e){try{return Co.call(e)}catch{}try{return Uo.
call(new DataView(e))}catch{return}}function Ro(e,t,r){ee(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](
e?.[n],r,n));return o}function ee(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var M=e=>`${e}`;function Po(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Oe(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function Sr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function ko(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=M(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Er=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfView=1e9;leastBeyondASCII=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#e=void 0;#t=0;#r=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=C(t)&&!r}accept(t){B(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfView=t.leastOfView,this.leastBeyondASCII=t.leastBeyondASCII??t.leastOfView,this.leastOfBuffer=t.leastOfBuffer,
this.onlyASCII=t.onlyASCII,this.#e=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,canFail:r,most:o}){this.decoder??=t(this.
fatal,this.ignoreBOM),this.#r=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#r?-1:Math.min(o,1024)}pause(){
this.most=-1,this.mostAtOnce=-1}pauseLong(){this.pause(),this.#t=15,this.decoder=void 0}reconsider(t,r){let o=this.#e;this.#t>
0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decode(t,r){if(!(r>1024&&Q(t,r)))try{let o=this.decoder.
decode(t),n=this.#r&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?void 0:
o}catch{this.pauseLong();return}}},Wo=[],Or=[];function Bt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Or[o];if(n)return n;let i=new Er(
e,t,r);Or[o]=i;let s=Wo[e];return s&&i.accept(s),i}function We(e,t){Wo[e]=t;for(let r=0;r<4;r++)Or[4*e+r]?.accept(t)}var Ze=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var is=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,$o=Symbol.for("encoding-wasm.UnmappableError"),be=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${is(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&$o in o}[$o](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function Ae(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function jo(e,t,r){let o=bt(c=>ds(c,r),e,t),n=bt(us,e,t);if(o&&n){let c=$()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:$()?o.writeBytes:void 0,
mostByTable:512}}let i=Br(e);if(o)return O()?as(o,bt(Go,e,t)):o;let s=n??bt(Go,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=
f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function bt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),Br(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var fs="\
strings";function ds(e,t){let[r]=WebAssembly.Module.customSections(t,fs),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function as(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function us(e){let[t,r]=[ye,Ne],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:w()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(h,p){j(d,new Uint8Array(
e.buffer,h,2*p),a),a+=2*p},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Go(e){let t=N("utf-16le"),{write:r,most:o}=Br(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Br(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return Ae(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var At,l,Ar,Vo,Yo,D,F={input:0,units:0,output:0},Qe=0,gt={name:"",encoding:-1},m={isBusy:!0,newCodec:NaN,count:0};function ce(e,t){
gt.name=e,gt.encoding=t,m.newCodec=NaN,m.count+=1,m.isBusy&&ms(),m.isBusy=!0}function ms(){try{Jo(),At??=qo(hs(wt())),vo(
new WebAssembly.Instance(At),At)}catch(e){throw Xo(e)}}async function gr(e,t){try{Jo();let r=e(),o=Ko(r)?r:await WebAssembly.compile(t?r:xs(r));qo(o);let n=await WebAssembly.instantiate(
o);if(Ir())return;vo(n,o),At=o}catch(r){throw Xo(r)}}var ps=[0,97,115,109];function xs(e){let t=Ee(v(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(ps.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Ir=()=>!m.isBusy;function hs(e){return Ko(e)?e:new WebAssembly.Module(e)}function Ko(e){try{return WebAssembly.
Module.customSections(e,zo),!0}catch{return!1}}var zo="encoding-wasm";function qo(e){let[t]=WebAssembly.Module.customSections(
e,zo),r=`${Tt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function vo({
exports:e},t){l=e,br=WebAssembly.RuntimeError,F.input=l.input(),F.units=l.units(),F.output=l.output(),Qo(),D=jo(l.memory,
F.units,t),Qe=Math.min(l.units_length(),D.most),m.isBusy=!1}function Jo(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Xo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(ys(e))return new RangeError(`encoding-wasm: ${Zo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Zo="no memory \
for WebAssembly; free some, and call again",ys=e=>e instanceof RangeError&&/memory/i.test(e.message);function It(){return _r(),
Ar}function Ft(){return _r(),Vo}function Fr(){return _r(),Yo}function _r(){Ar[0]===void 0&&Qo()}function Qo(){let{buffer:e}=l.
memory;Ar=new Uint8Array(e),Vo=new Uint8Array(e,F.input,65536),Yo=new Int32Array(e,l.codec(),l.codec_length()>>2)}function en(e,t){
return ce(e,-1),_t(t)}function _t(e){try{let t=e();return m.isBusy=!1,t}catch(t){throw R(t)}}var br;function R(e){if(!m.
isBusy||!br||!(e instanceof br))return e;let t=S[gt.encoding]?.name,r=`${gt.name}${t?` of ${t}`:""} failed`;return Ss()?
new RangeError(`encoding-wasm: ${r}: ${Zo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Ss(){try{return l.memory.grow(32),
!1}catch{return!0}}function ge(e=null){let t=Fr();return cn(t,e??new Int32Array(t.length))}function nn(){return l.held()!==0?ge():(m.newCodec=
tt,null)}var sn=e=>cn(e,Fr());function cn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function et(e,t){fn(e,t)||(ce(
"decoding",e),t?sn(t):l.new_decoder(e),tt=e===33||e===36?NaN:e)}var tt=NaN;function fn(e,t){return t||m.newCodec!==e||m.
isBusy?!1:(m.newCodec=NaN,m.isBusy=!0,!0)}function Mt(e,t){fn(~e,t)||(ce("encoding",e),t?sn(t):l.new_encoder(e),tt=~e)}function rt(e,t,r,o,n){He(e,t),m.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return m.isBusy=!1,n&&i>=0&&(m.newCodec=tt),xn(
i)}var fe={encoding:-1,at:0,most:0,owner:void 0};function Ut(e,t,r){if(fe.encoding!==e||fe.owner!==l||m.isBusy){try{ce("dec\
oding",e),fe.owner=l,fe.at=D.readBytes?l.byte_table(e):0,fe.most=!Et(e)&&D.mostByTable||1/0,fe.encoding=e}catch(n){throw R(
n)}m.isBusy=!1}if(fe.at===0||r>fe.most)return;if(r<=65536)return He(t,r),tn(r);if(D.most>Qe)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);He(g(t,n,n+i),i),o=Ie(o,tn(i))}return o}function ot(e,t,r,o){return en("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),He(n===t?e:g(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function Mr(e,t){let r=-1,o,n;function i(s){try{return ce(e,s),r=s,n=l,o=t(s),m.isBusy=!1,o}catch(f){
throw R(f)}}return s=>s===r&&n===l&&!m.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Ur=Mr("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),dn=Mr("encoding",e=>{let t=l.unit_table(e)>>>
0,r=new Uint8Array(65536);return j(r,new Uint8Array(l.memory.buffer,t,16384)),r}),Ct=Mr("decoding",e=>{let t=C(e),r=(!t?
l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),tn=e=>D.readBytes(
F.input,e,fe.at);function Ie(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of thi\
s host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var an=e=>e+65536+3<=Qe,un=e=>e>Qe&&e<
268435456?D.collect?.(e+3):void 0,ln=()=>F.units,mn=()=>It()[F.units]|It()[F.units+1]<<8,Dt=(e,t)=>D.read(F.units+2*e,t-
e),nt=(e,t,r,o=0)=>D.write(e.slice(t,r),F.units+2*o);function pn(e,t){if(!m.isBusy&&!D.writeBytes)return;ce("encoding",t);
let r=D.writeBytes?.(e,F.output,l.unit_table(t));return m.isBusy=!1,r===e.length?it(r):void 0}function Lt(e,t,r,o){m.isBusy=
!0;let n=l.encode_block(e,t,r,+o);return m.isBusy=!1,o&&n>=0&&Y.finished()&&(m.newCodec=tt),xn(n)}function He(e,t){let r=Ft();if(t>8)try{j(r,e)}catch{j(r,g(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function xn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var it=e=>Te(It(),
F.output,e);var Y={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var P=new Uint8Array(256);function _e(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return hn(P,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return hn(r,o,e);r[o]=n}return r}function hn(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)P[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)P[n++]=s;else if(s<2048)P[n++]=
192|s>>6,P[n++]=128|s&63;else if(!Fe(s))P[n++]=224|s>>12,P[n++]=128|s>>6&63,P[n++]=128|s&63;else{let f=Nr(r,i);f>=65536&&
(i+=1),n=Rr(f,P,n)}}return Te(P,0,n)}var wn=u(()=>Ne?96:O()||Z()?1024:128),Lr=u(()=>Z()?65536:O()||w()?4096:128),Os=u(()=>new Uint8Array(
2*Lr()));function Tn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(n),s=i<128?i:t[i];
if(!s&&i>0)return;o[n]=s}return o}function En(e,t){let{length:r}=e,o=new Uint8Array(r);for(let i=0;i<r;i++)o[i]=t[e.charCodeAt(
i)];return(U()?ot(o,r,0,255):!Lo(o,0))?o:void 0}function On(e,t){let{length:r}=e,o=2*r<=256?P:Os(),n=0;for(let i=0;i<r;i++){
let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[n++]=f>>8),o[n++]=f}return Te(o,0,n)}var Fe=e=>(e&63488)===
55296;function Nr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?65533:o}var Nt=e=>e<
128?1:e<2048?2:e<65536?3:4;function Rr(e,t,r){if(e<128)return t[r]=e,r+1;let o=Nt(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>
6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Bn=new Uint8Array(128),J=Bs(Bn);function Bs(e){return new Uint16Array(
e.buffer)}var st=u(()=>Wr()?0:18),Pr=u(()=>O()||H()?18:8),bs=u(()=>$()||!(ie()>=22||Z())?64:32),As=u(()=>W()?64:32),gs=u(
()=>W()?36:18),bn=(e,t)=>(e[0]&e[t>>1])>=128;function An(e,t,r){return r?t<=Pr():t<=gs()||t<=As()&&(bn(e,t)||$t())}var Rt=(e,t)=>t<=
18||t<=64&&bn(e,t)&&t<=bs(),X={length:0,bytes:0};function Me(e,t,r,o){if(e[0]<128&&Wr())return $r(e,t)?le.call(e,0,t):void 0;
let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;J[n]=i}if(n===t&&n<=18)return Ae(J,0,n);for(let i=n;i<t;){let s=i,f=e[i++];
if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))return yn(e,s,t,r,o,n);let h=e[i++]^128,p=d?0:e[i++]^128;if(f=
d?(c&31)<<6|h:(c&15)<<12|h<<6|p,(h|p)>=64||!d&&(f<2048||Fe(f)||f===65279))return yn(e,s,t,r,o,n)}J[n++]=f}return ct(n)}function gn(e,t){
if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(Fe(n))return;J[r++]=n}return ct(r)}function yn(e,t,r,o,n,i){
let s=kr();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,h=d===0&&c>=128,p=c===
224?160:c===240?144:128,L=c===237?159:c===244?143:191,oe=0;for(;oe<d&&f<r;oe++,f++){let b=e[f];if(b<p||b>L)break;p=128,L=
191,a=a<<6|b&63}if(oe<d){if(f===r&&!o){if(c>=239)return;In(c,128|a&63,1+oe);break}h=!0}if(h&&n||(h&&(a=65533),a===65279))
return;a>65535&&(J[i++]=55232+(a>>10),a=56320|a&1023),J[i++]=a}return ct(i)}function Pt(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=Ct(o),!n)return;if(d=n[c],Fe(d)){if(s<t)d=n[c|e[s++]<<8];else if(!r&&Wt(c,o))
break;if(Fe(d))return Is(e,f,t,r,i,o,n)}}J[i++]=d}return ct(i)}function Is(e,t,r,o,n,i,s){let f=kr();for(let c=t;c<r&&n<=
f;){let d=e[c++],a=d<128?d:s[d];if(Fe(a)){if(c===r&&!o&&Wt(d,i))break;let h=c<r?e[c]:0;if(a=s[d|h<<8],!Fe(a))c+=1;else if(Fs(
a))a=65533;else return}J[n++]=a}return ct(n)}var Fs=e=>e>=57088&&e<=57216;function kt(e,t,r){return X.length=0,Me(g(e,t,
r),r-t,!1,!0)===""}function Wt(e,t){let r=t!==32||e<144||e>160;return r&&In(e,0,1),r}function In(e,t,r){X.length=r,X.bytes=
e|t<<8}function ct(e){if(e<3||e<=18&&!Wr())return Ae(J,0,e);if($t())return ye.call(Bn,0,2*e);if(!(e>kr()))return Ae(J,0,
18)+Ae(J,18,e-18)}var kr=u(()=>$t()?1/0:36),Wr=u(()=>w()&&$t()),$t=u(()=>B(_s)===!0);function _s(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(ye)==="a\uFEFF\uD83D"&&t(le)==="a\0\xFF\xFE=\xD8"}
function $r(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function re(e,t){let r=Math.ceil(t/8);for(let o=0;o<
t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var Vr=u(()=>B(Ns)),Ye=u(()=>B(Rs)),_n=u(()=>B(Vs)),Cs=u(()=>B(Ys));function Mn(e,t,r){let o=Ds(e);if(!(!o||r<24||Q(t,r))&&
!(e===0&&Cn(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Ds(e){return e===0?Ye():e===38?_n():e===37?Cs():void 0}function Yr(e,t,r,o){
if(X.length=0,o&&t>8192||t>1024&&(Q(e,t)||Cn(e,t)))return;let n=Ye();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!kt(e,i,t))))try{let s=i<t?g(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&f!==void 0&&Ht(s,i,f),f}catch{return}}function Un(e,t){let r=_n();if(!(t%2>0||!r?.takes?.(e,t)||Q(e,t)))
return r.decode(e,!0)}function Cn(e,t){if(t<8192||Ls())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&
(e[n+1]&192)!==128&&r++;return r>1}var Ls=u(W);function Ns(){let{isAscii:e}=ve("node:buffer"),t=new Uint8Array(100).fill(
127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Rs(){let e=H(),t=e?Vr():void 0;if(e&&!t)return;let r=N(
"utf-8"),o=B(ks),n=y=>r.decode(y),i=Hs(n),s=Z()&&o?y=>o.decode(y):$s(i),f=t&&((y,x)=>re(y,x)&&t(y)),c=f??(ne()?Gs:U()?js:
void 0),d=f?(y,x)=>Rn(y,x)||x>256&&f(y,x):c,a=Uint8Array.of(...Dn,...Nn.flat()),h=`${Ln}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
p=Uint8Array.of(97,127),L=i(a,a.length)===h&&n(a)===h&&r.decode(a.buffer)===h&&i(p,2)==="a\x7F"&&Hr(y=>s(y,y.length)),oe=le;
if(!L||t&&oe.call(p)!=="a\x7F")return;let b=(y,x)=>N("utf-8",y&&o!==void 0,x);return We(0,{newDecoder:b,isRight:(y,x)=>Ws(
b(y,x)),canFail:!0,...Ps()}),{decode(y,x){try{return t?oe.call(y):(x?s:n)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(y,x){for(let z=1;z<=3&&z<=x;z++){let ue=y[x-z];if(ue<128)break;if(ue>=192)return(ue>=
240?4:ue>=224?3:2)>z?x-z:x}return x}}}function Ps(){let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return w()?
{...e,leastOfView:1}:$()?{...e,leastOfView:1024,leastOfBuffer:1024}:H()?{...e,leastOfView:19,most:2048,onlyASCII:!0}:ne()?
{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:U()?{...e,most:1023}:ie()>0?{...e,leastOfView:512}:e}function ks(){let e=N(
"utf-8",!0);return Hr(r=>e.decode(r))&&Hr(({buffer:r})=>e.decode(r))&&!$()?e:void 0}var Ws=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(..._e("\uFEFF"),..._e(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),Hr=e=>e(Uint8Array.from(Dn))===Ln&&Nn.every(t=>B(()=>e(Uint8Array.from(t)))===void 0),Dn=[239,187,191,97,230,188,162,
240,159,146,169],Ln="\uFEFFa\u6F22\u{1F4A9}",Nn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
$s=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Hs(e){let[t,r]=[uo,le];if(H())return(n,i)=>i>256?
r.call(n):e(n);if(!t||w()||!(ie()>=22))return e;let o=$()?Rn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Rn=(e,t)=>t<=
64||t<=256&&re(e,t);function Gs(e,t){if(t<64)return!1;if(re(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}var Gr=0;function Ht(e,t,r){
t<1024||!U()||!re(e,t)||(Gr=r.length===t?0:Gr+1)}function js(e,t){if(t<1024)return!0;if(re(e,t))return Gr<2||t>524288;let r=0,
o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Vs(){return O()||Z()?Pn(!1):Ks()}
function Ys(){return O()?Pn(!0):void 0}function Ks(){let e=ye,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.
from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return kn(
!1,H()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function Pn(e){let t=N(e?"u\
tf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\
\u6F22")return kn(e,1/0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var kn=(e,t,r)=>({takes:(o,n)=>n<=
t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var _={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Kr=!0;function Gt(e,t,r,o){return Kr?
zs(e,t,r,o):void 0}function zs(e,t,r,o){if((_.encoding!==o||_.owner!==l||m.isBusy)&&!qs(o)||t>_.most&&(t>_.mostBeyondASCII||
re(e,t)))return;He(e,t);let{readBytes:n,readPairs:i}=D;if(!!0||!_.isOfPairs)return n(F.input,t,_.address);let{piece:s}=_,
f=i(F.input,t,_.address,+!r,s);if(r&&t<=s||f===null)return f??void 0;let c=Ft();if(f.length===s){let a=c[t],h=i(F.input+
t-a,a,_.address,+!r,s);if(h===null)return;f+=h}return c[t]===0||Wt(c[t-1],o)?f:void 0}function qs(e){return m.isBusy||(Kr=
D.readPairs!==void 0,!Kr)?!1:(ce("decoding",e),_t(()=>{let t=C(e);_.isOfPairs=!t,_.address=t?l.byte_table(e):l.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=ft(e);return _.piece=n,_.most=_.address>0?r:0,_.mostBeyondASCII=_.address>0?o:0,_.owner=
l,_.encoding=e,!0}))}var vs=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return D.readPairs?O()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(w()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function ft(e){let{windows1252:t,single:r,multi:o}=vs();return e===21?t:C(e)?
r:o}var Vt=u(()=>w()?0:Z()||H()?8:ne()?352:18),Hn=u(()=>Math.min(Vt(),st(),Pr())),Xs=u(w);function Gn(e,t,r){if(r>64)return re(
t,r)?Zs(e,t,r):void 0;if(r<=st()||(t[r>>1]|t[r-1])>=128||!$r(t,r))return;let o=zt();return o?o.call(t,0,r):Ut(e,t,r)}function Zs(e,t,r){
let o=zt(),n=C(e);if(!(r<512&&(n||!o))&&!(e===21&&Kn(r))&&!!1&&!Q(t,r))try{return Vr()?.(t)??ot(t,r,128,128)?o?o.call(t):
Ye()?.decodeQuickly(t,r):void 0}catch{return}}var jt=[],zr=[];function jn(e,t,r){if(!(zr[e]===null||r<=Vt())&&!(r>=512&&
!Jr(e)))return zr[e]??=Qs(e),Kt(zr[e],t,r)}function Vn(e,t,r){return r<512?(Xs()?qr(e,t,r):void 0)??Ut(e,t,r)??qr(e,t,r)??
Wn(e,t,r):qr(e,t,r)??(rc(e)?Wn(e,t,r):void 0)??Ut(e,t,r)}var vr=0,Yn=u(()=>Xr()?8192:512),Kn=e=>vr>0&&e<Yn();function qr(e,t,r){
let o=zt();if(!(!o||e!==21)){if(Kn(r)){vr-=1;return}if(!tc(t,r)){r<Yn()&&(vr=15);return}if(!Q(t,r))try{return o.call(t)}catch{
return}}}var Wn=(e,t,r)=>Kt(zn(e),t,r);function Kt(e,t,r){if(!(!e||r>1024&&Q(t,r)))try{return e.decode(t)}catch{return}}
function Qs(e){let t=sc(e)?zn(e):null;if(t){let r=Yt(e,dt()).includes("\uFFFD");We(e,{newDecoder:o=>o&&r?N(S[e].name,!0):
t,isRight:o=>!(o&&r)||fc(e),canFail:r,leastOfView:Math.max(Vt(),ft(e).any)+1,leastOfBuffer:O()?1:Vt()+1,most:Jr(e)?8192:
e===21&&w()?2048:511,onlyASCII:!1})}return t}function zn(e){return jt[e]===void 0&&(jt[e]=null,jt[e]=B(()=>cc(e))??null),
jt[e]}var zt=u(()=>B(ec));function ec(){let e=le,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function tc(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||ot(e,
t,128,224)}var rc=e=>e===21?Xr():oc()||nc()&&Et(e),Jr=e=>!zt()&&(e===21?Xr():ic()),oc=u(()=>O()||W()),nc=u(U),ic=u(O),Xr=u(
()=>O()||w()||!(ie()>0)),sc=e=>O()||w()||Z()||H()||ne()&&e===21,dt=()=>Uint8Array.from({length:256},(e,t)=>t);function Yt(e,t){
let r=Ct(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function cc(e){let t=N(S[e].name),r=n=>t.decode(n)===Yt(
e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return dt().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function fc(e){let t=Yt(
e,dt()),r=dt().filter(c=>t[c]!=="\uFFFD"),o=N(S[e].name,!0),n=c=>B(()=>o.decode(c)),i=c=>n(c)===Yt(e,c),s=Uint8Array.from(
{length:4096},(c,d)=>r[d%r.length]),f=c=>n(Uint8Array.of(c))===void 0&&n(Uint8Array.of(...s,c))===void 0;return i(s)&&dt().
every(c=>r.includes(c)?i(Uint8Array.of(c)):f(c))}var qn;function vn(e,t,r){return qn??=dc(),qn(e,t,r)}function dc(){let e=Ye(),t=!(e&&w());return(r,o,n)=>{if(t&&Rt(r,o)){
let i=Me(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function ut(e,t,r,o=!1){try{et(e,null);let n=rt(t,r,0,o,!0);return n<0?void 0:Dt(0,n)}catch(n){throw R(
n)}}var Qr=u(()=>O()?{any:2048,markup:1/0}:U()?{any:512,markup:2048}:{any:0,markup:w()?2048:W()?112:0}),lc=u(()=>Qr().markup>
0?1/0:33),Jn=(e,t,r)=>e>=29&&e<36&&r>=lc()&&t[0]>=128,Xn=[];function Zn(e,t,r){let{any:o,markup:n}=Qr();if(r>n||r>o&&!mc(
t,r))return;let i=Xn[e];if(i)return Kt(i,t,r);pc(e,r)}function mc(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var lt=[];function pc(e,t){lt[e]===void 0&&(lt[e]=B(()=>wc(e))??
null);let r=lt[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,lt[e]=null,B(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===ut(e,o,A(o))&&(lt[e]=r):xc(e,r.decoder)})))}function xc(e,t){Xn[e]=t;let{any:r,piece:o}=ft(e);We(
e,{newDecoder:n=>n?N(S[e].name,!0):t,isRight:n=>!n||hc(e),canFail:!0,leastOfView:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:Qr().any,onlyASCII:!1})}var hc=e=>yc.every(t=>Sc.every(r=>{let o=N(S[e].name,!0),n=Uint8Array.
of(97,t,...r);return B(()=>o.decode(n))===ut(e,n,n.length,!0)})),yc=[128,129,142,143,161,224,255],Sc=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],wc=e=>({decoder:N(S[e].name),sequences:Ec(
e),credit:0}),Tc=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Zr=[10,164,162];function*Ec(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Tc)yield Uint8Array.of(...i,...Zr);for(let i=128;i<=255;i++)yield Ce([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Ce([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Ce([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Ce([i,Math.min(i+7,254)],r,n,r);yield Ce([227,227],[50,
50],o,r),yield Ce([129,129],[48,48],t),yield Ce([129,129],[48,48],n,t)}}function Ce(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+Zr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Zr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var De=new Uint8Array(18),mt=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=Se(t);if(!this.#e){let i=this.#r===0?this.#m(t,n,r):this.#p(t,n,r);if(i!==void 0)
return r||this.#l(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?vn(t,r,this.fatal):Yr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{let s=r>
0?Gt(t,r,!0,n):void 0,c=s===void 0&&!(i&&Jn(n,t,r))?this.#a(t,r,!0):this.#c(s);if(c!==void 0)return c;let d=i&&!ur(n)?ut(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#x(t,r,o,n);
if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#o,f=this.#n,c="";try{c=this.#y(t,r,o)??this.#d(t,r,o)}catch(a){throw this.#e=
i,this.#o=s,this.#n=f,R(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#m(t,r,o){
let{encoding:n}=this;X.length=0;let i=r>0&&n!==0?Gt(t,r,o,n):void 0;return i===void 0?this.#a(t,r,o):this.#c(i)}#a(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let f=Rt(t,r)?Me(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=Yr(
t,r,o,this.fatal);return this.#f(c)}if(n===38){let f=r<=36?gn(t,r):Un(t,r);return this.#f(f)}if(!Eo(n))return;let i=C(n),
s=r<=(i?Hn():t[0]<128?st():18)?Pt(t,r,o,n):Bc(n,i,t,r,o);return this.#c(s)}#c(t){return this.fatal&&this.encoding!==21&&
t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+
r;if(!(r===0||n>18))return X.length=0,this.#u(t,n),this.encoding===0?Me(De,n,o,this.fatal):this.#c(Gt(De,n,o,this.encoding)??
Pt(De,n,o,this.encoding))}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=(f&255)<
224?2:3;if(c+r<=d)return;this.#u(t,d);let a=Me(De,d,!0,!0);if(a===void 0)return;let h=d-c;this.#r=0,this.#n+=h,this.#o=!0;
try{return Ie(a,this.decode(g(t,h),o,n))}catch(p){throw this.#o=s,p instanceof Ze||p instanceof TypeError||(this.#e=null,
this.#n=i,this.#t=f,this.#r=c),p}}#u(t,r){De[0]=this.#t,De[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)De[n]=t[n-o]}#l(t){
this.#n+=t,this.#o||=this.#r+t>X.length,this.#r=X.length,this.#t=X.bytes}#h(){let t=Uint8Array.of(this.#t,this.#t>>8);try{
et(this.encoding,null),rt(t,this.#r,0,this.fatal,!1),this.#e=ge(),this.#r=0}catch(r){throw R(r)}}#y(t,r,o){if(this.fatal&&
this.encoding===0&&r<=8192)return;let n=Mn(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&
(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#d(
g(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:g(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=Ie(s,this.#d(
c,f-i,!0)),this.#i)return s}else Ht(c,f-i,d),s=Ie(s,this.#f(d)),this.#n+=f-i;return this.#o||=f>0,f===r?s:this.encoding===
0&&!o&&kt(t,f,r)?(this.#l(r-f),s):Ie(s,this.#d(g(t,f,r),r-f,o))}#d(t,r,o){et(this.encoding,this.#e);let n="",i=un(r),s=this.#o||
this.ignoreBOM||!ur(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),h=c===0&&d?t:g(t,c,
c+a),p=rt(h,a,f,this.fatal,o&&d);if(p<0)return this.#e=ge(),this.#i=new Ze(this.name,this.#n+c+Y.start(),Y.length()),n;if(f+=
p,f>0&&(d||!an(f))){let L=!s&&mn()===65279?1:0;i?i.add(ln()+2*L,f-L):n=Ie(n,Dt(L,f)),s=!0,f=0}if(d)break}return this.#o=
s,this.#e=o?null:nn(),this.#n+=r,i?i.toText():(this.encoding===0&&Ht(t,r,n),n)}},Bc=(e,t,r,o,n)=>(r[0]<128?Gn(e,r,o):void 0)??
(!t&&n&&o>18?Zn(e,r,o):void 0)??(An(r,o,t)?Pt(r,o,n,e):void 0)??void 0,vt=({encoding:e,fatal:t,ignoreBOM:r})=>new mt(e,t,
r);function qt(e){return e.common??=vt(e),e.common}var Qn=(e,t,r,o,n,i)=>Jt(Bt(r,o,n),e,t,i);function Jt(e,t,r,o){if(r<e.
leastBeyondASCII)return qt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=qt(e).
decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function ei(e,t){let r=pe(e,t);if(r===36)throw new RangeError(`${t}\
: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Ac=["fatal","html","replacement"];function Xt(e,t){let{length:r}=e,o=C(t);if(r>64&&r>(o?wn():Lr()))return;if(!1)return Tn(
e,Ur(t));if(!!0)return;let n=Ur(t);return n&&On(e,n)}var gc=u(()=>w()||W()||U()&&!Ne);function ni(e,t){return gc()?En(e,
dn(t)):pn(e,t)}var to=()=>"",k=class{encoding;unmappable;#e;#t=null;#r=0;#o=V;locate=t=>t;constructor(t,r,o=void 0){this.
encoding=t,this.unmappable=r,this.#e=o}get name(){return S[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#s(
t,r)}get#n(){return this.#e?0:Ac.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=Xt(t,this.encoding);
if(r)return r;try{let o=!1;if(o)return o;Mt(this.encoding,null),nt(t,0,t.length);let n=Lt(0,t.length,this.#n,!0);return n===
-2||!Y.finished()?void 0:(this.#r=0,it(n))}catch(o){throw R(o)}}#s(t,r){let o=new Zt;return this.encodeOrFail(t,r,n=>o.add(
n),(n,i)=>{throw new be(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,f=this.#o;
r&&(this.#o=V,this.#t=null,this.#r=0);let c=this.#e,d=this.#n,a=c===to,h=c&&!a?2048:65536,p=void 0,L=p?x=>p.add(x):o,oe=p?
x=>p.addUnchanged(x):o,b=0,y=null;try{if(!s){let x=Xt;for(;b+65536<t.length;b+=65536){let z=x(t.slice(b,b+65536),this.encoding);
if(!z)break;o(z)}}for(Mt(this.encoding,s);b===0||b<t.length;b+=h){let x=Math.min(b+h,t.length);nt(t,b,x);let z=x===t.length;
for(let ue=0,so=!1;!so;){let xt=Lt(ue,x-b,d,r&&z);L(it(xt===-2?Y.written():xt));let co=i+b+ue+Y.start();if(ue+=Y.read(),
so=xt!==-2&&Y.finished(),xt!==-2||a)continue;let ir=Y.codePoint();if(c){y=ge(y);let{count:Ni}=m,fo=()=>this.locate(co),ht=c(
ir,fo);m.count!==Ni&&(Mt(this.encoding,y),nt(t,b,x));let ao=Ri=>{throw new be(Ri,fo(),this.name)};typeof ht=="string"?Ic(
ht,L,ao):ht?oe(ht):ao(ir)}else n(ir,co)}}}catch(x){throw R(x)}if(r){p&&o(p.held);return}p&&(this.#o=p.held),this.#t=ge(),
this.#r=i+t.length}};function Ic(e,t,r){let o=Po(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.length);nt(o,
n,i,2048);let s=Lt(2048,2048+i-n,0,!1);s===-2&&r(Y.codePoint()),t(it(s))}}var eo=class{held;#e;constructor(t,r){this.held=
t,this.#e=r}add(t){let r=A(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(we(t,0,o)),this.
held=we(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=V,this.#e(t)}},Zt=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){
let r=A(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){let n=new Uint8Array(4096);
j(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){j(o.bytes,t,o.length),o.length+=r;return}this.#t={bytes:t,
length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:o,length:n,
isBlock:i}=r;t(i?we(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=Fc(this.#r),o=0;
return this.forEach(n=>{j(r,n,o),o+=A(n)}),r}};function Fc(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(
`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function pt(e,t,r="\
encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=pe(e,t);if(o===37||o===38){let{name:n}=S[o];throw new RangeError(`${t}\
: ${n} has no encoder in the standard; use ${r}.`)}return _c(o,e,t)}function _c(e,t,r){if(e===36)throw new RangeError(`${r}\
: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function K(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Le(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function ro(){throw new TypeError("Illegal invocation")}var ii="Failed to execute 'encodeInto' on 'TextEncoder'",Qt=K({TextEncoder:class{#e="utf-8";constructor(){new.target!==Qt&&
Le(this,new.target,Qt)}get encoding(){return this.#e}encode(e=""){return#e in this||ro(),(oo&&typeof e=="string"&&!li(e)?
mi(e):void 0)??er(M(e))}encodeInto(e,t){#e in this||ro();let r;if(ae&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=
ae.encodeInto(e,t),r.read===e.length)return r}catch{}Sr(arguments.length,2,ii);let o=M(e),n=No(t,ii),{read:i,written:s}=r??
pi(o,n)??{read:0,written:0};if(i===o.length||s===A(n))return{read:i,written:s};let f=Wc(o.slice(i),g(hr(n),s));return{read:i+
f.read,written:s+f.written}}}}),ai=6,ae,oo=!1;function ui(){ae=null,ae=B(Cc)??null,oo=ae!==null&&(O()||w()),O()&&(ai=32)}
var li=e=>e.length<=6||e.length<=ai&&e.charCodeAt(0)<128;function Cc(){let e=po(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[..._e(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function mi(e){try{return ae?.encode(e)}catch{return}}function pi(e,t){
ae===void 0&&ui();try{return ae?.encodeInto(e,t)}catch{return}}function er(e){return li(e)?_e(e):(ae===void 0&&ui(),(oo?
void 0:Dc(e))??mi(e)??new k(0,"fatal").encode(e,!0))}function Dc(e){let{length:t}=e;if(t<=21)return _e(e);if(t<=64&&Lc()){
let r=(Nc()||Rc(e))&&si(P,e);if(r)return r}return t>=1024&&t<=65536&&kc(e)?si(Pc(),e):void 0}var Lc=u(()=>!$()),Nc=u(()=>ne()||
U());function Rc(e){return e.length*Nt(xi(e))*.75<=64}function si(e,t){let r=pi(t,e);return r?.read===t.length?Te(e,0,r.
written):void 0}var Pc=u(()=>new Uint8Array(3*65536)),kc=e=>ci()<=65535&&xi(e)>=ci(),ci=u(()=>$()?256:H()?0:1/0);function xi(e){
let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Wc(e,t){let r=0,o=0;for(;r<e.length;){
let n=Nr(e,r);if(o+Nt(n)>A(t))break;o=Rr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var hi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",yi=`!
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
?`;var Hc=u(()=>{let e=yi.split(`
`),t=0;return new Map(hi.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Si=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function wi(e){let t=new k(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof be)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Ti(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function Ti(e,t,r){if(Si(e))return"";if(r===0)return null;let o=Gc(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,f=>t(f)?f:Ti(f,t,r-1));if(!s.includes(null))return s.join("")}return null}function Gc(e){
let t=[...Hc().get(e)??[],...jc(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function jc(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=p=>s>>o.length-1-p&1,c=o.filter((p,L)=>f(
L)),d=o.filter((p,L)=>!f(L)),a=[r,...c].join("").normalize("NFC"),h=a+d.join("");h.normalize("NFD")===t&&n.push(h),d.every(
Si)&&i.push(a)}return[...n,...i]}var Vc=["fatal","html","replacement","ignore","translit"],Yc=ko(Vc),Ei=(e,t,r)=>typeof e=="function"?e:Yc(e,t,r);function Oi(e,t,r){
return typeof e=="function"?(o,n)=>Kc(e(o,n()),r):e==="ignore"?to:e==="translit"?wi(t):void 0}function Kc(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=Ee(v(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return we(o,0,A(o))}var zc="Failed to construct 'LegacyTextEncoder'",no="Failed to execute 'encode'";function Bi(e,t="utf-8",r=void 0){let o=Oe(
e,no);if(r===void 0){let i=pt(M(t),no);return i===0?er(o):Xt(o,i)??new k(i,"fatal").encode(o,!0)}let n=tr(t,r,no);return n.
encoding===0?er(o):n.encode(o,!0)}function tr(e,t,r){let o=M(e),n=t===void 0?"fatal":Ro(t,{unmappable:Ei},r).unmappable,
i=pt(o,r);return new k(i,n,Oi(n,i,r))}var bi=K({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=tr(e,
t,zc)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Oe(e,o);ee(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var ze="Failed to execute 'decode' on 'TextDecoder'",rr=K({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Ai(e,t,"Failed to construct 'TextDecoder'"),new.target!==rr&&Le(this,new.target,rr)}get encoding(){return S[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=V,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if((f>=s.leastBeyondASCII||f>=s.leastOfView&&
e[0]<128)&&f<=s.mostAtOnce){let d=s.decoder.decode(e);return s.onlyASCII&&d.length!==f&&s.pause(),d}}catch{s.pauseLong()}
if(ArrayBuffer.isView(e)&&e.length<s.leastBeyondASCII)return qt(s).decodeWhole(e,Se(e),ze)}else if(e instanceof ArrayBuffer){
try{let{byteLength:c}=e;if(c>=s.leastOfBuffer&&c<=s.mostAtOnce){let d=s.decoder.decode(e);return s.onlyASCII&&d.length!==
c&&s.pause(),d}}catch{s.pauseLong()}let f=yr(e);if(f)return Jt(s,new Uint8Array(e),f,ze)}}let r=e instanceof Uint8Array&&
ArrayBuffer.isView(e);r||v(e,ze),typeof t!="object"&&ee(t,ze);let o=!!t?.stream,n=r?e:Xe(e),i=this.#e;return i.isStateless||
!this.#r&&!o?Jt(i,n,Se(n),ze):(this.#t??=vt(i),this.#r||this.#t.reset(),this.#r=o,this.#t.decode(n,!o,ze))}}});function Ai(e,t,r){
let o=M(e);ee(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return Bt(ei(o,r),n,i)}var gi=(e,t,r)=>vt(Ai(e,t,r));function Ii(e,t,r){let o=xo();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function io(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Ii(e,(o,n)=>n(t.decode(Ee(v(o,r)),!1,r)),o=>o(t.
decode(V,!0,r)))}var or=K({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=gi(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=io("TextDecoderStream",r),new.target!==or&&Le(this,new.target,or)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),nr=K({TextEncoderStream:class{#e;constructor(){this.#e=
Fi("TextEncoderStream",new k(0,"fatal"),M),new.target!==nr&&Le(this,new.target,nr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Fi(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Ii(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var _i=K({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=tr(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Fi("LegacyTextEncoderSt\
ream",r,Oe)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var qe=class{fatal;ignoreBOM;#e;#t;#r=V;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&A(this.#r)===0?t:Do(this.#r,t);if(!r&&bo(n))return this.#r=
n,"";let i=Je(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new mt(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?g(n,s):n,r,o)}};var Mi=K({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=M(e);ee(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new qe(pe(o,r),n,i);this.#e=s,this.#t=io("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Ui(e,t){let r="Failed to execute 'findUnmappable'",o=Oe(e,r),n=pt(M(t),r),i=new Map,s=(f,c)=>i.set(c,f);return new k(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function Ci(e){let t=Je(Xe(v(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function Di(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=v(e,o),i=pe(M(t),o);ee(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=Xe(n);return Je(c)?
new qe(i,s,f).decode(c,!0,o):Qn(c,Se(c),i,s,!0,o)}async function Li(e=void 0){let t=await e;if(t===void 0)Ir()||await gr(wt,!0);else{let r=qc(t)?await vc(t):t;await gr(()=>r,
!1)}}var qc=e=>typeof e?.arrayBuffer=="function";function vc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Mi as DecoderStream,bi as LegacyTextEncoder,_i as LegacyTextEncoderStream,rr as TextDecoder,or as TextDecoderStream,
Qt as TextEncoder,nr as TextEncoderStream,be as UnmappableError,Ci as bomSniff,Di as decode,Bi as encode,S as encodings,
Ui as findUnmappable,Li as initialize,go as labelToName};
