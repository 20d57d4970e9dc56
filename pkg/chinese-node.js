var mt=(e,t)=>e?.prototype?.[t],pt=e=>mt(globalThis.Buffer,e),me=pt("ucs2Slice"),Ce=pt("ucs2Write"),no=pt("utf8Slice"),ce=pt(
"latin1Slice"),io=e=>globalThis[e],so=io("TextDecoder"),Mi=mt(so,"decode"),or=io("TextEncoder"),Ui=mt(or,"encode"),Di=mt(
or,"encodeInto");function U(e,t=!1,r=!0){let o=new so(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:Mi})}function co(){let e=new or;return Object.defineProperties(e,{encode:{value:Ui},encodeInto:{value:Di}}),e}function O(e){
try{return e()}catch{return}}var I=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,te=()=>nr().includes("Chrom\
e/"),R=()=>nr().includes("AppleWebKit/")&&!te()&&!(re()>0);function nr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var P=()=>"Deno"in globalThis,F=()=>nr()==="Cloudflare-Workers",v=()=>R()||F(),re=()=>F()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),W=()=>re()<22,Ye=e=>globalThis.process?.getBuiltinModule?.(e),rr;function fo(){let{
TransformStream:e}=globalThis;return e&&e===rr?e:(rr=[e,Ye("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),rr)}var Ci=e=>Ye("node:fs").readFileSync(e);function ao(e){try{return Ci(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var xt=()=>ao(()=>new URL("./chinese.wasm",import.meta.url)),ht="encoding-wasm/chinese";var uo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var ir=["chinese"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var S=Ni();function Ni(){let e=uo.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var xo=u(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Ri=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ho=e=>e<36&&e!==33,C=e=>e>0&&e<29,St=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),Pi=e=>Ri.find(([t])=>e>=t)[1];function yo(e){let t=xo();return t.get(e)??t.get(To(Hi(e)))}function de(e,t){
let r=yo(e);if(r===void 0){let o=ki(e),n=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(ir){let o=Pi(r);if(o&&!ir.includes(o))throw new RangeError(`${t}: '${ht}\
' doesn't include ${S[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Wi=u(()=>new Map(
Array.from(xo(),([e,t])=>[So(e),t]).reverse()));function ki(e){let t=So(e),r=Wi().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var So=e=>To(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),$i=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function qe(e){if(e[0]>=239)return $i.find(t=>t.bytes.every((r,o)=>e[o]===r))}function wo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function sr(e){return e===0||e===37||e===38}function Hi(e){let t=0,r=e.length;for(;lo(e[t]);)t+=1;for(;lo(e[r-1]);)r-=1;
return e.slice(t,r)}var lo=e=>`	
\f\r `.includes(e);function To(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Eo(e){let t=yo(`${e}`);return t===
void 0?null:S[t].name}var cr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Oo=()=>Object.getPrototypeOf(Uint8Array.prototype),wt=e=>cr(Oo(),
e),fr=e=>cr(DataView.prototype,e),Vi=()=>cr(ArrayBuffer.prototype,"byteLength"),dr=e=>Oo()[e],bo=wt(Symbol.toStringTag),
ar=wt("buffer"),go=wt("byteOffset"),Bo=wt("byteLength"),Yi=dr("includes"),Ki=dr("set"),qi=dr("slice"),zi=fr("buffer"),Ji=fr(
"byteOffset"),Ao=fr("byteLength"),Io=Vi(),g=e=>Bo.call(e);function pe(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:g(e)}var B=(e,t,r=g(e))=>new Uint8Array(ar.call(e),go.call(e)+t,r-t);function _o(e,t){let r=new Uint8Array(
g(e)+g(t));return $(r,e),$(r,t,g(e)),r}var $=(e,t,r)=>Ki.call(e,t,r),Fo=(e,t)=>Yi.call(e,t),xe=(e,t,r)=>qi.call(e,t,r);function he(e,t,r){if(r>24)return xe(e,t,
t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function X(e,t){if(t<=64)return!1;try{return Io.call(
ar.call(e)),!1}catch{return!0}}var vi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function K(e,t,r=vi){
if(!ArrayBuffer.isView(e)&&lr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Mo(e,t){if(ArrayBuffer.isView(
e)&&bo.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function ye(e){
if(ArrayBuffer.isView(e))return ur(e);try{return new Uint8Array(e)}catch{return H}}var ze=e=>e instanceof Uint8Array?e:ye(
e);function ur(e){try{return bo.call(e)===void 0?new Uint8Array(zi.call(e),Ji.call(e),Ao.call(e)):new Uint8Array(ar.call(
e),go.call(e),Bo.call(e))}catch{return H}}var H=new Uint8Array;function lr(e){try{return Io.call(e)}catch{}try{return Ao.
call(new DataView(e))}catch{return}}function Uo(e,t,r){Z(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](
e?.[n],r,n));return o}function Z(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var _=e=>`${e}`;function Do(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Se(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function mr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function Co(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=_(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var xr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfView=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#e=void 0;#t=0;#r=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=C(t)&&!r}accept(t){O(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfView=t.leastOfView,this.leastOfBuffer=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#e=t,this.onlyASCII||
this.#o(t))}#o({newDecoder:t,canFail:r,most:o}){this.decoder??=t(this.fatal,this.ignoreBOM),this.#r=this.fatal&&r&&!this.
decoder.fatal,this.most=o,this.mostAtOnce=this.#r?-1:Math.min(o,1024)}pause(){this.most=-1,this.mostAtOnce=-1}pauseLong(){
this.pause(),this.#t=15,this.decoder=void 0}reconsider(t,r){let o=this.#e;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===
r||!o.onlyASCII)&&this.#o(o)}decode(t,r){if(!(r>1024&&X(t,r)))try{let o=this.decoder.decode(t),n=this.#r&&o.includes("\uFFFD");
return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?void 0:o}catch{this.pauseLong();return}}},No=[],hr=[];
function Tt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=hr[o];if(n)return n;let i=new xr(e,t,r);hr[o]=i;let s=No[e];return s&&i.accept(
s),i}function Re(e,t){No[e]=t;for(let r=0;r<4;r++)hr[4*e+r]?.accept(t)}var Je=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Zi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Ro=Symbol.for("encoding-wasm.UnmappableError"),Te=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${Zi(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Ro in o}[Ro](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function Ee(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function ko(e,t,r){let o=Et(c=>rs(c,r),e,t),n=Et(ns,e,t);if(o&&n){let c=P()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,writeBytes:P()?o.writeBytes:void 0,mostByTable:512}}
let i=yr(e);if(o)return I()?os(o,Et(Wo,e,t)):o;let s=n??Et(Wo,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(
c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function Et(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),yr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var ts="str\
ings";function rs(e,t){let[r]=WebAssembly.Module.customSections(t,ts),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function os(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function ns(e){let[t,r]=[me,Ce],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:w()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(h,m){$(d,new Uint8Array(
e.buffer,h,2*m),a),a+=2*m},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Wo(e){let t=U("utf-16le"),{write:r,most:o}=yr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function yr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return Ee(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Ot,l,wr,$o,Ho,G,D={input:0,units:0,output:0},ve=0,bt={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN,count:0};function be(e,t){
bt.name=e,bt.encoding=t,x.newCodec=NaN,x.count+=1,x.isBusy&&ss(),x.isBusy=!0}function ss(){try{Ko(),Ot??=Vo(ds(xt())),Yo(
new WebAssembly.Instance(Ot),Ot)}catch(e){throw qo(e)}}async function Tr(e,t){try{Ko();let r=e(),o=Go(r)?r:await WebAssembly.compile(t?r:fs(r));Vo(o);let n=await WebAssembly.instantiate(
o);if(Er())return;Yo(n,o),Ot=o}catch(r){throw qo(r)}}var cs=[0,97,115,109];function fs(e){let t=ye(K(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(cs.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Er=()=>!x.isBusy;function ds(e){return Go(e)?e:new WebAssembly.Module(e)}function Go(e){try{return WebAssembly.
Module.customSections(e,jo),!0}catch{return!1}}var jo="encoding-wasm";function Vo(e){let[t]=WebAssembly.Module.customSections(
e,jo),r=`${ht} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Yo({
exports:e},t){l=e,Sr=WebAssembly.RuntimeError,D.input=l.input(),D.units=l.units(),D.output=l.output(),vo(),G=ko(l.memory,
D.units,t),ve=Math.min(l.units_length(),G.most),x.isBusy=!1}function Ko(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function qo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(as(e))return new RangeError(`encoding-wasm: ${zo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var zo="no memory \
for WebAssembly; free some, and call again",as=e=>e instanceof RangeError&&/memory/i.test(e.message);function gt(){return br(),
wr}function Jo(){return br(),$o}function Or(){return br(),Ho}function br(){wr[0]===void 0&&vo()}function vo(){let{buffer:e}=l.
memory;wr=new Uint8Array(e),$o=new Uint8Array(e,D.input,65536),Ho=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Xo(e,t){
return be(e,-1),Zo(t)}function Zo(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw L(t)}}var Sr;function L(e){if(!x.
isBusy||!Sr||!(e instanceof Sr))return e;let t=S[bt.encoding]?.name,r=`${bt.name}${t?` of ${t}`:""} failed`;return us()?
new RangeError(`encoding-wasm: ${r}: ${zo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function us(){try{return l.memory.grow(32),
!1}catch{return!0}}function ge(e=null){let t=Or();return nn(t,e??new Int32Array(t.length))}function rn(){return l.held()!==0?ge():(x.newCodec=
Ze,null)}var on=e=>nn(e,Or());function nn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Xe(e,t){sn(e,t)||(be(
"decoding",e),t?on(t):l.new_decoder(e),Ze=e===33||e===36?NaN:e)}var Ze=NaN;function sn(e,t){return t||x.newCodec!==e||x.
isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function It(e,t){sn(~e,t)||(be("encoding",e),t?on(t):l.new_encoder(e),Ze=~e)}function Qe(e,t,r,o,n){Bt(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=Ze),mn(
i)}var ne={encoding:-1,at:0,most:0,owner:void 0};function _t(e,t,r){if(ne.encoding!==e||ne.owner!==l||x.isBusy){try{be("dec\
oding",e),ne.owner=l,ne.at=G.readBytes?l.byte_table(e):0,ne.most=!St(e)&&G.mostByTable||1/0,ne.encoding=e}catch(n){throw L(
n)}x.isBusy=!1}if(ne.at===0||r>ne.most)return;if(r<=65536)return Bt(t,r),Qo(r);if(G.most>ve)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);Bt(B(t,n,n+i),i),o=Be(o,Qo(i))}return o}function et(e,t,r,o){return Xo("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Bt(n===t?e:B(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function gr(e,t){let r=-1,o,n;function i(s){try{return be(e,s),r=s,n=l,o=t(s),x.isBusy=!1,o}catch(f){
throw L(f)}}return s=>s===r&&n===l&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Br=gr("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),cn=gr("encoding",e=>{let t=l.unit_table(e)>>>
0,r=new Uint8Array(65536);return $(r,new Uint8Array(l.memory.buffer,t,16384)),r}),Ft=gr("decoding",e=>{let t=C(e),r=(!t?
l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),Qo=e=>G.readBytes(
D.input,e,ne.at);function Be(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of thi\
s host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var fn=e=>e+65536+3<=ve,dn=e=>e>ve&&e<
268435456?G.collect?.(e+3):void 0,an=()=>D.units,un=()=>gt()[D.units]|gt()[D.units+1]<<8,Mt=(e,t)=>G.read(D.units+2*e,t-
e),tt=(e,t,r,o=0)=>G.write(e.slice(t,r),D.units+2*o);function ln(e,t){if(!x.isBusy&&!G.writeBytes)return;be("encoding",t);
let r=G.writeBytes?.(e,D.output,l.unit_table(t));return x.isBusy=!1,r===e.length?rt(r):void 0}function Ut(e,t,r,o){x.isBusy=
!0;let n=l.encode_block(e,t,r,+o);return x.isBusy=!1,o&&n>=0&&j.finished()&&(x.newCodec=Ze),mn(n)}function Bt(e,t){let r=Jo();if(t>8)try{$(r,e)}catch{$(r,B(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function mn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var rt=e=>he(gt(),
D.output,e);var j={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var q=new Uint8Array(256);function Ie(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)q[r++]=
n;else if(n<2048)q[r++]=192|n>>6,q[r++]=128|n&63;else if(!Ae(n))q[r++]=224|n>>12,q[r++]=128|n>>6&63,q[r++]=128|n&63;else{
let i=Fr(e,o);i>=65536&&(o+=1),r=Mr(i,q,r)}}return he(q,0,r)}var hn=u(()=>Ce?96:I()||v()?1024:128),_r=u(()=>v()?65536:I()||
w()?4096:128),xs=u(()=>new Uint8Array(2*_r()));function yn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){
let i=e.charCodeAt(n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}function Sn(e,t){let{length:r}=e,o=new Uint8Array(
r);for(let i=0;i<r;i++)o[i]=t[e.charCodeAt(i)];return(F()?et(o,r,0,255):!Fo(o,0))?o:void 0}function wn(e,t){let{length:r}=e,
o=2*r<=256?q:xs(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[n++]=f>>8),
o[n++]=f}return he(o,0,n)}var Ae=e=>(e&63488)===55296;function Fr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(
t);return o>=55296&&o<=57343?65533:o}var Dt=e=>e<128?1:e<2048?2:e<65536?3:4;function Mr(e,t,r){if(e<128)return t[r]=e,r+
1;let o=Dt(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Tn=new Uint8Array(
128),z=hs(Tn);function hs(e){return new Uint16Array(e.buffer)}var ot=u(()=>Lr()?0:18),Ur=u(()=>I()||W()?18:8),ys=u(()=>P()||
!(re()>=22||v())?64:32),Ss=u(()=>I()||w()||R()?64:32),ws=u(()=>R()?36:18),En=(e,t)=>(e[0]&e[t>>1])>=128;function On(e,t,r){
return r?t<=Ur():t<=ws()||t<=Ss()&&(En(e,t)||Rt())}var Ct=(e,t)=>t<=18||t<=64&&En(e,t)&&t<=ys(),J={length:0,bytes:0};function _e(e,t,r,o){
if(e[0]<128&&Lr())return Nr(e,t)?ce.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;z[n]=i}if(n===t&&
n<=18)return Ee(z,0,n);for(let i=n;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))return pn(
e,s,t,r,o,n);let h=e[i++]^128,m=d?0:e[i++]^128;if(f=d?(c&31)<<6|h:(c&15)<<12|h<<6|m,(h|m)>=64||!d&&(f<2048||Ae(f)||f===65279))
return pn(e,s,t,r,o,n)}z[n++]=f}return nt(n)}function bn(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+
1]<<8;if(Ae(n))return;z[r++]=n}return nt(r)}function pn(e,t,r,o,n,i){let s=Cr();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<
194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,h=d===0&&c>=128,m=c===224?160:c===240?144:128,M=c===237?159:c===244?143:191,
ee=0;for(;ee<d&&f<r;ee++,f++){let b=e[f];if(b<m||b>M)break;m=128,M=191,a=a<<6|b&63}if(ee<d){if(f===r&&!o){if(c>=239)return;
Dr(c,128|a&63,1+ee);break}h=!0}if(h&&n||(h&&(a=65533),a===65279))return;a>65535&&(z[i++]=55232+(a>>10),a=56320|a&1023),z[i++]=
a}return nt(i)}function Lt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=Ft(o),!n)return;if(d=
n[c],Ae(d)){if(s<t)d=n[c|e[s++]<<8];else if(!r&&o!==32){Dr(c,0,1);break}if(Ae(d))return Ts(e,f,t,r,i,o,n)}}z[i++]=d}return nt(
i)}function Ts(e,t,r,o,n,i,s){let f=Cr();for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(Ae(a)){if(c===r&&!o){if(i===
32)return;Dr(d,0,1);break}let h=c<r?e[c]:0;if(a=s[d|h<<8],!Ae(a))c+=1;else if(Es(a))a=65533;else return}z[n++]=a}return nt(
n)}var Es=e=>e>=57088&&e<=57216;function Nt(e,t,r){return J.length=0,_e(B(e,t,r),r-t,!1,!0)===""}function Dr(e,t,r){J.length=
r,J.bytes=e|t<<8}function nt(e){if(e<3||e<=18&&!Lr())return Ee(z,0,e);if(Rt())return me.call(Tn,0,2*e);if(!(e>Cr()))return Ee(
z,0,18)+Ee(z,18,e-18)}var Cr=u(()=>Rt()?1/0:36),Lr=u(()=>w()&&Rt()),Rt=u(()=>O(Os)===!0);function Os(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(me)==="a\uFEFF\uD83D"&&t(ce)==="a\0\xFF\xFE=\xD8"}
function Nr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function le(e,t){let r=Math.ceil(t/8);for(let o=0;o<
t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var kr=u(()=>O(As)),$e=u(()=>O(Is)),Bn=u(()=>O(Ns));function An(e,t,r){if(e!==0&&e!==38||r<24||X(t,r)||e===0&&_n(t,r))return;
let o=e===0?$e():Bn();return o?.takes?.(t,r)===!1?void 0:o}function $r(e,t,r,o){if(J.length=0,o&&t>8192||t>1024&&(X(e,t)||
_n(e,t)))return;let n=$e();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&
(r||!Nt(e,i,t))))try{let s=i<t?B(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(s,i);return t>256&&f!==void 0&&Pt(s,i,
f),f}catch{return}}function In(e,t){let r=Bn();if(!(t%2>0||!r?.takes?.(e,t)||X(e,t)))return r.decode(e,!0)}function _n(e,t){
if(t<8192||Bs())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}var Bs=u(
R);function As(){let{isAscii:e}=Ye("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(
n,128)))?e:void 0}function Is(){let e=W(),t=e?kr():void 0;if(e&&!t)return;let r=U("utf-8"),o=O(Fs),n=y=>r.decode(y),i=Ds(
n),s=v()&&o?y=>o.decode(y):Us(i),f=t&&((y,p)=>le(y,p)&&t(y)),c=f??(te()?Cs:F()?Ls:void 0),d=f?(y,p)=>Dn(y,p)||p>256&&f(y,
p):c,a=Uint8Array.of(...Fn,...Un.flat()),h=`${Mn}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,m=Uint8Array.of(97,127),M=i(a,a.length)===
h&&n(a)===h&&r.decode(a.buffer)===h&&i(m,2)==="a\x7F"&&Rr(y=>s(y,y.length)),ee=ce;if(!M||t&&ee.call(m)!=="a\x7F")return;
let b=(y,p)=>U("utf-8",y&&o!==void 0,p);return Re(0,{newDecoder:b,isRight:(y,p)=>Ms(b(y,p)),canFail:!0,..._s()}),{decode(y,p){
try{return t?ee.call(y):(p?s:n)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,takes:c,completeLength(y,p){
for(let Y=1;Y<=3&&Y<=p;Y++){let se=y[p-Y];if(se<128)break;if(se>=192)return(se>=240?4:se>=224?3:2)>Y?p-Y:p}return p}}}function _s(){
let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return w()?{...e,leastOfView:1}:P()?{...e,leastOfView:1024,
leastOfBuffer:1024}:W()?{...e,leastOfView:19,most:2048,onlyASCII:!0}:te()?{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:
F()?{...e,most:1023}:re()>0?{...e,leastOfView:512}:e}function Fs(){let e=U("utf-8",!0);return Rr(r=>e.decode(r))&&Rr(({buffer:r})=>e.
decode(r))&&!P()?e:void 0}var Ms=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...Ie(
"\uFEFF"),...Ie(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),Rr=e=>e(Uint8Array.from(Fn))===Mn&&Un.every(t=>O(
()=>e(Uint8Array.from(t)))===void 0),Fn=[239,187,191,97,230,188,162,240,159,146,169],Mn="\uFEFFa\u6F22\u{1F4A9}",Un=[[192,
128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Us=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?
void 0:o};function Ds(e){let[t,r]=[no,ce];if(W())return(n,i)=>i>256?r.call(n):e(n);if(!t||w()||!(re()>=22))return e;let o=P()?
Dn:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Dn=(e,t)=>t<=64||t<=256&&le(e,t);function Cs(e,t){if(t<64)return!1;if(le(
e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)
r-=3;else if(i>=206&&i<240)return!1}return r>=0}var Pr=0;function Pt(e,t,r){t<1024||!F()||!le(e,t)||(Pr=r.length===t?0:Pr+
1)}function Ls(e,t){if(t<1024)return!0;if(le(e,t))return Pr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=
227&&e[n]<234&&(r+=1);return r<3}function Ns(){return I()||v()?Ps():Rs()}function Rs(){let e=me,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Cn(W()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function Ps(){
let e=U("utf-16le");if(e.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Cn(1/0,(t,r)=>{let o=e.
decode(t);return r&&o.includes("\uFFFD")?void 0:o})}var Cn=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){try{return t(r,o)}catch{
return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});var kt=u(()=>w()?0:v()||W()?8:te()?352:18),Rn=u(()=>Math.min(kt(),ot(),Ur())),ks=u(w);function Pn(e,t,r){if(r>64)return le(
t,r)?$s(e,t,r):void 0;if(r<=ot()||(t[r>>1]|t[r-1])>=128||!Nr(t,r))return;let o=Gt();return o?o.call(t,0,r):_t(e,t,r)}function $s(e,t,r){
let o=Gt(),n=C(e);if(!(r<512&&(n||!o))&&!(e===21&&Hn(r))&&!!1&&!X(t,r))try{return kr()?.(t)??et(t,r,128,128)?o?o.call(t):
$e()?.decodeQuickly(t,r):void 0}catch{return}}var Wt=[],Hr=[];function Wn(e,t,r){if(!(Hr[e]===null||r<=kt())&&!(r>=512&&
!Vr(e)))return Hr[e]??=Hs(e),Ht(Hr[e],t,r)}function kn(e,t,r){return r<512?(ks()?Gr(e,t,r):void 0)??_t(e,t,r)??Gr(e,t,r)??
Ln(e,t,r):Gr(e,t,r)??(Vs(e)?Ln(e,t,r):void 0)??_t(e,t,r)}var jr=0,$n=u(()=>Yr()?8192:512),Hn=e=>jr>0&&e<$n();function Gr(e,t,r){
let o=Gt();if(!(!o||e!==21)){if(Hn(r)){jr-=1;return}if(!js(t,r)){r<$n()&&(jr=15);return}if(!X(t,r))try{return o.call(t)}catch{
return}}}var Ln=(e,t,r)=>Ht(Gn(e),t,r);function Ht(e,t,r){if(!(!e||r>1024&&X(t,r)))try{return e.decode(t)}catch{return}}
function Hs(e){let t=zs(e)?Gn(e):null;if(t){let r=$t(e,it()).includes("\uFFFD");Re(e,{newDecoder:o=>o&&r?U(S[e].name,!0):
t,isRight:o=>!(o&&r)||vs(e),canFail:r,leastOfView:kt()+1,leastOfBuffer:kt()+1,most:Vr(e)?8192:e===21&&w()?2048:511,onlyASCII:!1})}
return t}function Gn(e){return Wt[e]===void 0&&(Wt[e]=null,Wt[e]=O(()=>Js(e))??null),Wt[e]}var Gt=u(()=>O(Gs));function Gs(){
let e=ce,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function js(e,t){
let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||et(e,t,128,224)}var Vs=e=>e===21?Yr():
Ys()||Ks()&&St(e),Vr=e=>!Gt()&&(e===21?Yr():qs()),Ys=u(()=>I()||R()),Ks=u(F),qs=u(I),Yr=u(()=>I()||w()||!(re()>0)),zs=e=>I()||
w()||v()||W()||te()&&e===21,it=()=>Uint8Array.from({length:256},(e,t)=>t);function $t(e,t){let r=Ft(e);return String.fromCharCode(
...Array.from(t,o=>r[o]))}function Js(e){let t=U(S[e].name),r=n=>t.decode(n)===$t(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);
return it().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function vs(e){let t=$t(e,it()),r=it().filter(c=>t[c]!=="\uFFFD"),
o=U(S[e].name,!0),n=c=>O(()=>o.decode(c)),i=c=>n(c)===$t(e,c),s=Uint8Array.from({length:4096},(c,d)=>r[d%r.length]),f=c=>n(
Uint8Array.of(c))===void 0&&n(Uint8Array.of(...s,c))===void 0;return i(s)&&it().every(c=>r.includes(c)?i(Uint8Array.of(c)):
f(c))}var jn;function Vn(e,t,r){return jn??=Xs(),jn(e,t,r)}function Xs(){let e=$e(),t=!(e&&w());return(r,o,n)=>{if(t&&Ct(r,o)){
let i=_e(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function ct(e,t,r,o=!1){try{Xe(e,null);let n=Qe(t,r,0,o,!0);return n<0?void 0:Mt(0,n)}catch(n){throw L(
n)}}var jt=u(()=>I()?{any:768,shiftJIS:224,markup:1/0}:F()?{any:512,shiftJIS:512,markup:2048}:w()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:R()?112:0}),ec=u(()=>jt().markup>0?1/0:33),Yn=(e,t,r)=>e>=29&&e<36&&r>=ec()&&t[0]>=128,Kn=e=>e===
34?jt().shiftJIS:jt().any,qn=[];function zn(e,t,r){if(r>jt().markup||r>Kn(e)&&!tc(t,r))return;let o=qn[e];if(o)return Ht(
o,t,r);rc(e,r)}function tc(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&
(r+=1);return r>10}var ft=[];function rc(e,t){ft[e]===void 0&&(ft[e]=O(()=>cc(e))??null);let r=ft[e];r&&(r.credit+=1+t/1024,
!(r.credit<128)&&(r.credit=0,ft[e]=null,O(()=>{let{value:o}=r.sequences.next();o?r.decoder.decode(o)===ct(e,o,g(o))&&(ft[e]=
r):oc(e,r.decoder)})))}function oc(e,t){qn[e]=t;let r=Kn(e);Re(e,{newDecoder:o=>o?U(S[e].name,!0):t,isRight:o=>!o||nc(e),
canFail:!0,leastOfView:19,leastOfBuffer:1,most:r,onlyASCII:!1})}var nc=e=>ic.every(t=>sc.every(r=>{let o=U(S[e].name,!0),
n=Uint8Array.of(97,t,...r);return O(()=>o.decode(n))===ct(e,n,n.length,!0)})),ic=[128,129,142,143,161,224,255],sc=[[],[32],
[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],cc=e=>({decoder:U(S[e].name),sequences:dc(
e),credit:0}),fc=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Kr=[10,164,162];function*dc(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of fc)yield Uint8Array.of(...i,...Kr);for(let i=128;i<=255;i++)yield Me([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Me([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Me([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Me([i,Math.min(i+7,254)],r,n,r);yield Me([227,227],[50,
50],o,r),yield Me([129,129],[48,48],t),yield Me([129,129],[48,48],n,t)}}function Me(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+Kr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Kr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var He=new Uint8Array(18),dt=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=pe(t);if(!this.#e){let i=this.#r===0?this.#d(t,n,r):this.#m(t,n,r);if(i!==void 0)
return r||this.#l(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?Vn(t,r,this.fatal):$r(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{if(!(i&&
Yn(n,t,r))){let f=this.#d(t,r,!0);if(f!==void 0)return f}let s=i&&!sr(n)?ct(n,t,r,this.fatal):void 0;if(s!==void 0)return s}
return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#p(t,r,o,n);if(a!==void 0)return a;this.#x()}let i=this.#e,
s=this.#o,f=this.#n,c="";try{c=this.#h(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=f,L(a)}let d=this.#i;
if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#d(t,r,o){let{encoding:n}=this;if(J.
length=0,r===0)return"";if(n===0){let f=Ct(t,r)?_e(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=$r(t,r,o,this.fatal);
return this.#c(c)}if(n===38){let f=r<=36?bn(t,r):In(t,r);return this.#c(f)}if(!ho(n))return;let i=C(n),s=r<=(i?Rn():t[0]<
128?ot():18)?Lt(t,r,o,n):uc(n,i,t,r,o);return this.#a(s)}#a(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?
void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#m(t,r,o){let n=this.#r+r;if(!(r===
0||n>18))return J.length=0,this.#u(t,n),this.encoding===0?_e(He,n,o,this.fatal):this.#a(Lt(He,n,o,this.encoding))}#p(t,r,o,n){
if(this.encoding!==0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=(f&255)<224?2:3;if(c+r<=d)return;this.#u(t,d);
let a=_e(He,d,!0,!0);if(a===void 0)return;let h=d-c;this.#r=0,this.#n+=h,this.#o=!0;try{return Be(a,this.decode(B(t,h),o,
n))}catch(m){throw this.#o=s,m instanceof Je||m instanceof TypeError||(this.#e=null,this.#n=i,this.#t=f,this.#r=c),m}}#u(t,r){
He[0]=this.#t,He[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)He[n]=t[n-o]}#l(t){this.#n+=t,this.#o||=this.#r+t>J.length,
this.#r=J.length,this.#t=J.bytes}#x(){let t=Uint8Array.of(this.#t,this.#t>>8);try{Xe(this.encoding,null),Qe(t,this.#r,0,
this.fatal,!1),this.#e=ge(),this.#r=0}catch(r){throw L(r)}}#h(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=An(
this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&(this.#e||f<r))return;if(this.#e){if(this.
encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#f(B(t,0,i),i,!0),this.#i)return s}let c=i===
0&&f===r?t:B(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=Be(s,this.#f(c,f-i,!0)),this.#i)return s}else Pt(c,f-i,
d),s=Be(s,this.#c(d)),this.#n+=f-i;return this.#o||=f>0,f===r?s:this.encoding===0&&!o&&Nt(t,f,r)?(this.#l(r-f),s):Be(s,this.#f(
B(t,f,r),r-f,o))}#f(t,r,o){Xe(this.encoding,this.#e);let n="",i=dn(r),s=this.#o||this.ignoreBOM||!sr(this.encoding),f=0;
for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),h=c===0&&d?t:B(t,c,c+a),m=Qe(h,a,f,this.fatal,o&&d);if(m<0)
return this.#e=ge(),this.#i=new Je(this.name,this.#n+c+j.start(),j.length()),n;if(f+=m,f>0&&(d||!fn(f))){let M=!s&&un()===
65279?1:0;i?i.add(an()+2*M,f-M):n=Be(n,Mt(M,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=o?null:rn(),this.#n+=r,i?i.
toText():(this.encoding===0&&Pt(t,r,n),n)}},uc=(e,t,r,o,n)=>(r[0]<128?Pn(e,r,o):void 0)??(!t&&n&&o>18?zn(e,r,o):void 0)??
(On(r,o,t)?Lt(r,o,n,e):void 0)??void 0,Yt=({encoding:e,fatal:t,ignoreBOM:r})=>new dt(e,t,r);function Vt(e){return e.common??=
Yt(e),e.common}var Jn=(e,t,r,o,n,i)=>Kt(Tt(r,o,n),e,t,i);function Kt(e,t,r,o){if(r<e.leastOfView)return Vt(e).decodeWhole(
t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=Vt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(
i,r),i}function vn(e,t){let r=de(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands \
for the encoding 'replacement', which decodes nothing.`);return r}var mc=["fatal","html","replacement"];function qt(e,t){let{length:r}=e,o=C(t);if(r>64&&r>(o?hn():_r()))return;if(!1)return yn(
e,Br(t));if(!!0)return;let n=Br(t);return n&&wn(e,n)}var pc=u(()=>w()||R()||F()&&!Ce);function ei(e,t){return pc()?Sn(e,
cn(t)):ln(e,t)}var zr=()=>"",N=class{encoding;unmappable;#e;#t=null;#r=0;#o=H;locate=t=>t;constructor(t,r,o=void 0){this.
encoding=t,this.unmappable=r,this.#e=o}get name(){return S[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#s(
t,r)}get#n(){return this.#e?0:mc.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=qt(t,this.encoding);
if(r)return r;try{let o=!1;if(o)return o;It(this.encoding,null),tt(t,0,t.length);let n=Ut(0,t.length,this.#n,!0);return n===
-2||!j.finished()?void 0:(this.#r=0,rt(n))}catch(o){throw L(o)}}#s(t,r){let o=new zt;return this.encodeOrFail(t,r,n=>o.add(
n),(n,i)=>{throw new Te(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,f=this.#o;
r&&(this.#o=H,this.#t=null,this.#r=0);let c=this.#e,d=this.#n,a=c===zr,h=c&&!a?2048:65536,m=void 0,M=m?p=>m.add(p):o,ee=m?
p=>m.addUnchanged(p):o,b=0,y=null;try{if(!s){let p=qt;for(;b+65536<t.length;b+=65536){let Y=p(t.slice(b,b+65536),this.encoding);
if(!Y)break;o(Y)}}for(It(this.encoding,s);b===0||b<t.length;b+=h){let p=Math.min(b+h,t.length);tt(t,b,p);let Y=p===t.length;
for(let se=0,eo=!1;!eo;){let ut=Ut(se,p-b,d,r&&Y);M(rt(ut===-2?j.written():ut));let to=i+b+se+j.start();if(se+=j.read(),
eo=ut!==-2&&j.finished(),ut!==-2||a)continue;let tr=j.codePoint();if(c){y=ge(y);let{count:_i}=x,ro=()=>this.locate(to),lt=c(
tr,ro);x.count!==_i&&(It(this.encoding,y),tt(t,b,p));let oo=Fi=>{throw new Te(Fi,ro(),this.name)};typeof lt=="string"?xc(
lt,M,oo):lt?ee(lt):oo(tr)}else n(tr,to)}}}catch(p){throw L(p)}if(r){m&&o(m.held);return}m&&(this.#o=m.held),this.#t=ge(),
this.#r=i+t.length}};function xc(e,t,r){let o=Do(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.length);tt(o,
n,i,2048);let s=Ut(2048,2048+i-n,0,!1);s===-2&&r(j.codePoint()),t(rt(s))}}var qr=class{held;#e;constructor(t,r){this.held=
t,this.#e=r}add(t){let r=g(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(xe(t,0,o)),this.
held=xe(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=H,this.#e(t)}},zt=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){
let r=g(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){let n=new Uint8Array(4096);
$(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){$(o.bytes,t,o.length),o.length+=r;return}this.#t={bytes:t,
length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:o,length:n,
isBlock:i}=r;t(i?xe(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=hc(this.#r),o=0;
return this.forEach(n=>{$(r,n,o),o+=g(n)}),r}};function hc(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(
`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function at(e,t,r="\
encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=de(e,t);if(o===37||o===38){let{name:n}=S[o];throw new RangeError(`${t}\
: ${n} has no encoder in the standard; use ${r}.`)}return yc(o,e,t)}function yc(e,t,r){if(e===36)throw new RangeError(`${r}\
: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function V(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ue(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function Jr(){throw new TypeError("Illegal invocation")}var ti="Failed to execute 'encodeInto' on 'TextEncoder'",Jt=V({TextEncoder:class{#e="utf-8";constructor(){new.target!==Jt&&
Ue(this,new.target,Jt)}get encoding(){return this.#e}encode(e=""){return#e in this||Jr(),(Xr&&typeof e=="string"&&e.length>
6?ci(e):void 0)??vt(_(e))}encodeInto(e,t){#e in this||Jr();let o=typeof e=="string"&&t instanceof Uint8Array?vr(e,t):void 0;
if(o&&o.read===e.length)return o;mr(arguments.length,2,ti);let n=_(e),i=Mo(t,ti),{read:s,written:f}=o??vr(n,i)??{read:0,
written:0};if(s===n.length||f===g(i))return{read:s,written:f};let c=Ic(n.slice(s),B(ur(i),f));return{read:s+c.read,written:f+
c.written}}}}),De,Xr=!1;function si(){De=null,De=O(Tc)??null,Xr=De!==null&&(I()||w())}function Tc(){let e=co(),{read:t,written:r}=e.
encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&
`${[...n]}`==`${[...Ie(o)]}`&&Object.getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function ci(e){try{return De?.encode(
e)}catch{return}}function vr(e,t){De===void 0&&si();try{return De?.encodeInto(e,t)}catch{return}}function vt(e){return e.
length<=6?Ie(e):(De===void 0&&si(),(Xr?void 0:Ec(e))??ci(e)??new N(0,"fatal").encode(e,!0))}function Ec(e){let{length:t}=e;
if(t<=21)return Ie(e);if(t<=64&&Oc()){let r=(bc()||gc(e))&&ri(q,e);if(r)return r}return t>=1024&&t<=65536&&Ac(e)?ri(Bc(),
e):void 0}var Oc=u(()=>!P()),bc=u(()=>te()||F());function gc(e){return e.length*Dt(fi(e))*.75<=64}function ri(e,t){let r=vr(
t,e);return r?.read===t.length?he(e,0,r.written):void 0}var Bc=u(()=>new Uint8Array(3*65536)),Ac=e=>oi()<=65535&&fi(e)>=
oi(),oi=u(()=>P()?256:W()?0:1/0);function fi(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-
1)}function Ic(e,t){let r=0,o=0;for(;r<e.length;){let n=Fr(e,r);if(o+Dt(n)>g(t))break;o=Mr(n,t,o),r+=n<65536?1:2}return{
read:r,written:o}}var di="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ai=`!
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
?`;var Fc=u(()=>{let e=ai.split(`
`),t=0;return new Map(di.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
ui=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function li(e){let t=new N(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Te)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=mi(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function mi(e,t,r){if(ui(e))return"";if(r===0)return null;let o=Mc(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,f=>t(f)?f:mi(f,t,r-1));if(!s.includes(null))return s.join("")}return null}function Mc(e){
let t=[...Fc().get(e)??[],...Uc(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Uc(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=m=>s>>o.length-1-m&1,c=o.filter((m,M)=>f(
M)),d=o.filter((m,M)=>!f(M)),a=[r,...c].join("").normalize("NFC"),h=a+d.join("");h.normalize("NFD")===t&&n.push(h),d.every(
ui)&&i.push(a)}return[...n,...i]}var Dc=["fatal","html","replacement","ignore","translit"],Cc=Co(Dc),pi=(e,t,r)=>typeof e=="function"?e:Cc(e,t,r);function xi(e,t,r){
return typeof e=="function"?(o,n)=>Lc(e(o,n()),r):e==="ignore"?zr:e==="translit"?li(t):void 0}function Lc(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=ye(K(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return xe(o,0,g(o))}var Nc="Failed to construct 'LegacyTextEncoder'",Zr="Failed to execute 'encode'";function hi(e,t="utf-8",r=void 0){let o=Se(
e,Zr);if(r===void 0){let i=at(_(t),Zr);return i===0?vt(o):qt(o,i)??new N(i,"fatal").encode(o,!0)}let n=Xt(t,r,Zr);return n.
encoding===0?vt(o):n.encode(o,!0)}function Xt(e,t,r){let o=_(e),n=t===void 0?"fatal":Uo(t,{unmappable:pi},r).unmappable,
i=at(o,r);return new N(i,n,xi(n,i,r))}var yi=V({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=Xt(e,
t,Nc)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Se(e,o);Z(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var je="Failed to execute 'decode' on 'TextDecoder'",Zt=V({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Si(e,t,"Failed to construct 'TextDecoder'"),new.target!==Zt&&Ue(this,new.target,Zt)}get encoding(){return S[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=H,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if(f>=s.leastOfView&&f<=s.mostAtOnce){
let c=s.decoder.decode(e);return s.onlyASCII&&c.length!==f&&s.pause(),c}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.
length<s.leastOfView)return Vt(s).decodeWhole(e,pe(e),je)}else if(e instanceof ArrayBuffer){try{let{byteLength:c}=e;if(c>=
s.leastOfBuffer&&c<=s.mostAtOnce){let d=s.decoder.decode(e);return s.onlyASCII&&d.length!==c&&s.pause(),d}}catch{s.pauseLong()}
let f=lr(e);if(f)return Kt(s,new Uint8Array(e),f,je)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||K(e,je),typeof t!=
"object"&&Z(t,je);let o=!!t?.stream,n=r?e:ze(e),i=this.#e;return i.isStateless||!this.#r&&!o?Kt(i,n,pe(n),je):(this.#t??=
Yt(i),this.#r||this.#t.reset(),this.#r=o,this.#t.decode(n,!o,je))}}});function Si(e,t,r){let o=_(e);Z(t,r);let n=!!t?.fatal,
i=!!t?.ignoreBOM;return Tt(vn(o,r),n,i)}var wi=(e,t,r)=>Yt(Si(e,t,r));function Ti(e,t,r){let o=fo();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Qr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Ti(e,(o,n)=>n(t.decode(ye(K(o,r)),!1,r)),o=>o(t.
decode(H,!0,r)))}var Qt=V({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=wi(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=Qr("TextDecoderStream",r),new.target!==Qt&&Ue(this,new.target,Qt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),er=V({TextEncoderStream:class{#e;constructor(){this.#e=
Ei("TextEncoderStream",new N(0,"fatal"),_),new.target!==er&&Ue(this,new.target,er)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Ei(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Ti(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var Oi=V({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=Xt(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Ei("LegacyTextEncoderSt\
ream",r,Se)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Ve=class{fatal;ignoreBOM;#e;#t;#r=H;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&g(this.#r)===0?t:_o(this.#r,t);if(!r&&wo(n))return this.#r=
n,"";let i=qe(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new dt(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?B(n,s):n,r,o)}};var bi=V({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=_(e);Z(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ve(de(o,r),n,i);this.#e=s,this.#t=Qr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function gi(e,t){let r="Failed to execute 'findUnmappable'",o=Se(e,r),n=at(_(t),r),i=new Map,s=(f,c)=>i.set(c,f);return new N(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function Bi(e){let t=qe(ze(K(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function Ai(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=K(e,o),i=de(_(t),o);Z(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=ze(n);return qe(c)?new Ve(
i,s,f).decode(c,!0,o):Jn(c,pe(c),i,s,!0,o)}async function Ii(e=void 0){let t=await e;if(t===void 0)Er()||await Tr(xt,!0);else{let r=Rc(t)?await Pc(t):t;await Tr(()=>r,
!1)}}var Rc=e=>typeof e?.arrayBuffer=="function";function Pc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{bi as DecoderStream,yi as LegacyTextEncoder,Oi as LegacyTextEncoderStream,Zt as TextDecoder,Qt as TextDecoderStream,
Jt as TextEncoder,er as TextEncoderStream,Te as UnmappableError,Bi as bomSniff,Ai as decode,hi as encode,S as encodings,
gi as findUnmappable,Ii as initialize,Eo as labelToName};
