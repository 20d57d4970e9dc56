var lt=(e,t)=>e?.prototype?.[t],mt=e=>lt(globalThis.Buffer,e),pe=mt("ucs2Slice"),De=mt("ucs2Write"),eo=mt("utf8Slice"),ce=mt(
"latin1Slice"),to=e=>globalThis[e],ro=to("TextDecoder"),w=lt(ro,"decode"),er=to("TextEncoder"),_i=lt(er,"encode"),Mi=lt(
er,"encodeInto"),D=(e,t=!1,r=!0)=>new ro(e,{fatal:t,ignoreBOM:r});function oo(){let e=new er;return Object.defineProperties(
e,{encode:{value:_i},encodeInto:{value:Mi}}),e}function b(e){try{return e()}catch{return}}var I=()=>"InternalError"in globalThis,
T=()=>"Bun"in globalThis,re=()=>tr().includes("Chrome/"),P=()=>tr().includes("AppleWebKit/")&&!re()&&!(X()>0);function tr(){
try{return`${globalThis.navigator?.userAgent}`}catch{return""}}var L=()=>"Deno"in globalThis,M=()=>tr()==="Cloudflare-Wo\
rkers",v=()=>P()||M(),X=()=>M()?Number.NaN:Number.parseInt(globalThis.process?.versions?.node,10),k=()=>X()<22,Ye=e=>globalThis.
process?.getBuiltinModule?.(e),Qt;function no(){let{TransformStream:e}=globalThis;return e&&e===Qt?e:(Qt=[e,Ye("node:str\
eam/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Qt)}var Ui=e=>Ye("node:fs").readFileSync(e);function io(e){try{return Ui(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var pt=()=>io(()=>new URL("./chinese.wasm",import.meta.url)),xt="encoding-wasm/chinese";var so=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var rr=["chinese"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var y=Ci();function Ci(){let e=so.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var uo=u(()=>new Map(y.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Li=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],lo=e=>e<36&&e!==33,K=e=>e>0&&e<29,ht=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),Ni=e=>Li.find(([t])=>e>=t)[1];function mo(e){let t=uo();return t.get(e)??t.get(ho(Wi(e)))}function ae(e,t){
let r=mo(e);if(r===void 0){let o=Pi(e),n=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(rr){let o=Ni(r);if(o&&!rr.includes(o))throw new RangeError(`${t}: '${xt}\
' doesn't include ${y[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Ri=u(()=>new Map(
Array.from(uo(),([e,t])=>[po(e),t]).reverse()));function Pi(e){let t=po(e),r=Ri().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var po=e=>ho(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ki=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function qe(e){if(e[0]>=239)return ki.find(t=>t.bytes.every((r,o)=>e[o]===r))}function xo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function nr(e){return e===0||e===37||e===38}function Wi(e){let t=0,r=e.length;for(;co(e[t]);)t+=1;for(;co(e[r-1]);)r-=1;
return e.slice(t,r)}var co=e=>`	
\f\r `.includes(e);function ho(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function yo(e){let t=mo(`${e}`);return t===
void 0?null:y[t].name}var ir=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,So=()=>Object.getPrototypeOf(Uint8Array.prototype),yt=e=>ir(So(),
e),sr=e=>ir(DataView.prototype,e),Gi=()=>ir(ArrayBuffer.prototype,"byteLength"),cr=e=>So()[e],wo=yt(Symbol.toStringTag),
fr=yt("buffer"),To=yt("byteOffset"),Eo=yt("byteLength"),ji=cr("includes"),Vi=cr("set"),Yi=cr("slice"),Ki=sr("buffer"),qi=sr(
"byteOffset"),Oo=sr("byteLength"),go=Gi(),B=e=>Eo.call(e);function xe(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:B(e)}var A=(e,t,r=B(e))=>new Uint8Array(fr.call(e),To.call(e)+t,r-t);function bo(e,t){let r=new Uint8Array(
B(e)+B(t));return $(r,e),$(r,t,B(e)),r}var $=(e,t,r)=>Vi.call(e,t,r),Bo=(e,t)=>ji.call(e,t),he=(e,t,r)=>Yi.call(e,t,r);function ye(e,t,r){if(r>24)return he(e,t,
t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function Z(e,t){if(t<=64)return!1;try{return go.call(
fr.call(e)),!1}catch{return!0}}var zi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function q(e,t,r=zi){
if(!ArrayBuffer.isView(e)&&ar(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Ao(e,t){if(ArrayBuffer.isView(
e)&&wo.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Se(e){
if(ArrayBuffer.isView(e))return dr(e);try{return new Uint8Array(e)}catch{return H}}var ze=e=>e instanceof Uint8Array?e:Se(
e);function dr(e){try{return wo.call(e)===void 0?new Uint8Array(Ki.call(e),qi.call(e),Oo.call(e)):new Uint8Array(fr.call(
e),To.call(e),Eo.call(e))}catch{return H}}var H=new Uint8Array;function ar(e){try{return go.call(e)}catch{}try{return Oo.
call(new DataView(e))}catch{return}}function Fo(e,t,r){Q(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](
e?.[n],r,n));return o}function Q(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var _=e=>`${e}`;function Io(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function we(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function ur(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function _o(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=_(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var mr=class{encoding;fatal;ignoreBOM;common=void 0;decoder=void 0;leastOfView=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#e=void 0;#t=0;#r=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o}accept(t){b(()=>t.isRight(this.fatal,this.ignoreBOM))&&(this.leastOfView=t.
leastOfView,this.leastOfBuffer=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#e=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,
canFail:r,most:o}){this.decoder??=t(this.fatal,this.ignoreBOM),this.#r=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.
mostAtOnce=this.#r?-1:Math.min(o,1024)}pause(){this.most=-1,this.mostAtOnce=-1}pauseLong(){this.pause(),this.#t=15,this.
decoder=void 0}reconsider(t,r){let o=this.#e;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decode(t,r){
if(!(r>1024&&Z(t,r)))try{let o=w.call(this.decoder,t),n=this.#r&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&
o.length!==r&&this.pause(),n?void 0:o}catch{this.pauseLong();return}}},Uo=[],pr=[];function St(e,t,r){let o=4*e+(t?2:0)+
(r?1:0),n=pr[o];if(n)return n;let i=new mr(e,t,r);pr[o]=i;let s=Uo[e];return s&&i.accept(s),i}function Ne(e,t){Uo[e]=t;for(let r=0;r<
4;r++)pr[4*e+r]?.accept(t)}var Je=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var vi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Do=Symbol.for("encoding-wasm.UnmappableError"),Ee=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${vi(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Do in o}[Do](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function Re(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function No(e,t,r){let o=wt(c=>es(c,r),e,t),n=wt(rs,e,t);if(o&&n){let c=L()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,writeBytes:L()?o.writeBytes:void 0,mostByTable:512}}
let i=xr(e);if(o)return I()?ts(o,wt(Lo,e,t)):o;let s=n??wt(Lo,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(
c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function wt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),xr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Qi="str\
ings";function es(e,t){let[r]=WebAssembly.Module.customSections(t,Qi),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function ts(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function rs(e){let[t,r]=[pe,De],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(S,p){$(d,new Uint8Array(
e.buffer,S,2*p),a),a+=2*p},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Lo(e){let t=D("utf-16le"),{write:r,most:o}=xr(e);return{
read:(i,s)=>w.call(t,new Uint16Array(e.buffer,i,s)),write:r,most:o}}function xr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return Re(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Tt,l,yr,Ro,Po,G,C={input:0,units:0,output:0},ve=0,Et={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN,count:0};function ge(e,t){
Et.name=e,Et.encoding=t,x.newCodec=NaN,x.count+=1,x.isBusy&&ns(),x.isBusy=!0}function ns(){try{Go(),Tt??=$o(cs(pt())),Ho(
new WebAssembly.Instance(Tt),Tt)}catch(e){throw jo(e)}}async function Sr(e,t){try{Go();let r=e(),o=ko(r)?r:await WebAssembly.compile(t?r:ss(r));$o(o);let n=await WebAssembly.instantiate(
o);if(wr())return;Ho(n,o),Tt=o}catch(r){throw jo(r)}}var is=[0,97,115,109];function ss(e){let t=Se(q(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(is.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var wr=()=>!x.isBusy;function cs(e){return ko(e)?e:new WebAssembly.Module(e)}function ko(e){try{return WebAssembly.
Module.customSections(e,Wo),!0}catch{return!1}}var Wo="encoding-wasm";function $o(e){let[t]=WebAssembly.Module.customSections(
e,Wo),r=`${xt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Ho({
exports:e},t){l=e,hr=WebAssembly.RuntimeError,C.input=l.input(),C.units=l.units(),C.output=l.output(),Ko(),G=No(l.memory,
C.units,t),ve=Math.min(l.units_length(),G.most),x.isBusy=!1}function Go(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function jo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(fs(e))return new RangeError(`encoding-wasm: ${Vo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Vo="no memory \
for WebAssembly; free some, and call again",fs=e=>e instanceof RangeError&&/memory/i.test(e.message);function Ot(){return Er(),
yr}function Yo(){return Er(),Ro}function Tr(){return Er(),Po}function Er(){yr[0]===void 0&&Ko()}function Ko(){let{buffer:e}=l.
memory;yr=new Uint8Array(e),Ro=new Uint8Array(e,C.input,65536),Po=new Int32Array(e,l.codec(),l.codec_length()>>2)}function qo(e,t){
return ge(e,-1),zo(t)}function zo(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw N(t)}}var hr;function N(e){if(!x.
isBusy||!hr||!(e instanceof hr))return e;let t=y[Et.encoding]?.name,r=`${Et.name}${t?` of ${t}`:""} failed`;return ds()?
new RangeError(`encoding-wasm: ${r}: ${Vo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function ds(){try{return l.memory.grow(32),
!1}catch{return!0}}function be(e=null){let t=Tr();return en(t,e??new Int32Array(t.length))}function Zo(){return l.held()!==0?be():(x.newCodec=
Ze,null)}var Qo=e=>en(e,Tr());function en(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Xe(e,t){tn(e,t)||(ge(
"decoding",e),t?Qo(t):l.new_decoder(e),Ze=e===33||e===36?NaN:e)}var Ze=NaN;function tn(e,t){return t||x.newCodec!==e||x.
isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function Bt(e,t){tn(~e,t)||(ge("encoding",e),t?Qo(t):l.new_encoder(e),Ze=~e)}function Qe(e,t,r,o,n){gt(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=Ze),dn(
i)}var oe={encoding:-1,at:0,most:0,owner:void 0};function At(e,t,r){if(oe.encoding!==e||oe.owner!==l||x.isBusy){try{ge("dec\
oding",e),oe.owner=l,oe.at=G.readBytes?l.byte_table(e):0,oe.most=!ht(e)&&G.mostByTable||1/0,oe.encoding=e}catch(n){throw N(
n)}x.isBusy=!1}if(oe.at===0||r>oe.most)return;if(r<=65536)return gt(t,r),Jo(r);if(G.most>ve)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);gt(A(t,n,n+i),i),o=Be(o,Jo(i))}return o}function et(e,t,r,o){return qo("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),gt(n===t?e:A(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function Or(e,t){let r=-1,o,n;function i(s){try{return ge(e,s),r=s,n=l,o=t(s),x.isBusy=!1,o}catch(f){
throw N(f)}}return s=>s===r&&n===l&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var gr=Or("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),rn=Or("encoding",e=>{let t=l.unit_table(e)>>>
0,r=new Uint8Array(65536);return $(r,new Uint8Array(l.memory.buffer,t,16384)),r}),Ft=Or("decoding",e=>{let t=K(e),r=(!t?
l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),Jo=e=>G.readBytes(
C.input,e,oe.at);function Be(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of thi\
s host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var on=e=>e+65536+3<=ve,nn=e=>e>ve&&e<
268435456?G.collect?.(e+3):void 0,sn=()=>C.units,cn=()=>Ot()[C.units]|Ot()[C.units+1]<<8,It=(e,t)=>G.read(C.units+2*e,t-
e),tt=(e,t,r,o=0)=>G.write(e.slice(t,r),C.units+2*o);function fn(e,t){if(!x.isBusy&&!G.writeBytes)return;ge("encoding",t);
let r=G.writeBytes?.(e,C.output,l.unit_table(t));return x.isBusy=!1,r===e.length?rt(r):void 0}function _t(e,t,r,o){x.isBusy=
!0;let n=l.encode_block(e,t,r,+o);return x.isBusy=!1,o&&n>=0&&j.finished()&&(x.newCodec=Ze),dn(n)}function gt(e,t){let r=Yo();if(t>8)try{$(r,e)}catch{$(r,A(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function dn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var rt=e=>ye(Ot(),
C.output,e);var j={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var z=new Uint8Array(256);function Fe(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)z[r++]=
n;else if(n<2048)z[r++]=192|n>>6,z[r++]=128|n&63;else if(!Ae(n))z[r++]=224|n>>12,z[r++]=128|n>>6&63,z[r++]=128|n&63;else{
let i=Fr(e,o);i>=65536&&(o+=1),r=Ir(i,z,r)}}return ye(z,0,r)}var un=u(()=>De?96:I()||v()?1024:128),Ar=u(()=>v()?65536:I()||
T()?4096:128),ms=u(()=>new Uint8Array(2*Ar()));function ln(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){
let i=e.charCodeAt(n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}function mn(e,t){let{length:r}=e,o=new Uint8Array(
r);for(let i=0;i<r;i++)o[i]=t[e.charCodeAt(i)];return(M()?et(o,r,0,255):!Bo(o,0))?o:void 0}function pn(e,t){let{length:r}=e,
o=2*r<=256?z:ms(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(o[n++]=f>>8),
o[n++]=f}return ye(o,0,n)}var Ae=e=>(e&63488)===55296;function Fr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(
t);return o>=55296&&o<=57343?65533:o}var Mt=e=>e<128?1:e<2048?2:e<65536?3:4;function Ir(e,t,r){if(e<128)return t[r]=e,r+
1;let o=Mt(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var xn=new Uint8Array(
128),ne=ps(xn);function ps(e){return new Uint16Array(e.buffer)}var hn=u(()=>Ur()?0:18),yn=u(()=>X()>0&&!L()&&!T()?12:18),
xs=u(()=>I()||k()?18:8),Sn=u(()=>L()||!(X()>=22||v())?64:32),hs=u(()=>I()||T()||P()?64:32),ys=u(()=>P()?36:18),Ut=(e,t)=>(e[0]&
e[t>>1])>=128;function wn(e,t,r){return r?t<=xs():t<=ys()||t<=hs()&&(Ut(e,t)||Ct())}var Tn=()=>({mixed:yn(),most:Sn()}),
En=(e,t)=>t<=yn()||t<=64&&Ut(e,t)&&t<=Sn(),J={length:0,bytes:0};function Ie(e,t,r,o){if(e[0]<128&&Ur())return Dr(e,t)?ce.
call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,a=e[i++]^128,S=d?0:e[i++]^128;if(f=
d?(c&31)<<6|a:(c&15)<<12|a<<6|S,!(c>=194&&c<240&&(a|S)<64&&i<=t)||!d&&(f<2048||Ae(f)||f===65279))return Ss(e,s,t,r,o,n)}
ne[n++]=f}return ot(n)}function On(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(Ae(n))return;
ne[r++]=n}return ot(r)}function Ss(e,t,r,o,n,i){let s=Mr();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:
c<240?2:3,a=d>0?c&63>>d:c,S=d===0&&c>=128,p=c===224?160:c===240?144:128,U=c===237?159:c===244?143:191,te=0;for(;te<d&&f<
r;te++,f++){let g=e[f];if(g<p||g>U)break;p=128,U=191,a=a<<6|g&63}if(te<d){if(f===r&&!o){if(c>=239)return;gn(c,128|a&63,1+
te);break}S=!0}if(S&&n||(S&&(a=65533),a===65279))return;a>65535&&(ne[i++]=55232+(a>>10),a=56320|a&1023),ne[i++]=a}return ot(
i)}function _r(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=Ft(o),!n)return;if(d=n[c],Ae(
d)&&(s<t&&(d=n[c|e[s++]<<8]),Ae(d)))return ws(e,f,t,r,i,o,n)}ne[i++]=d}return ot(i)}function ws(e,t,r,o,n,i,s){let f=Mr();
for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(Ae(a)){if(c===r&&!o){if(i===32)return;gn(d,0,1);break}let S=c<r?e[c]:
0;if(a=s[d|S<<8],!Ae(a))c+=1;else if(Ts(a))a=65533;else return}ne[n++]=a}return ot(n)}var Ts=e=>e>=57088&&e<=57216;function Dt(e,t,r){
return J.length=0,Ie(A(e,t,r),r-t,!1,!0)===""}function gn(e,t,r){J.length=r,J.bytes=e|t<<8}function ot(e){if(e<3||e<=18&&
!Ur())return Re(ne,0,e);if(Ct())return pe.call(xn,0,2*e);if(!(e>Mr()))return Re(ne,0,18)+Re(ne,18,e-18)}var Mr=u(()=>Ct()?
1/0:36),Ur=u(()=>T()&&Ct()),Ct=u(()=>b(Es)===!0);function Es(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(pe)==="a\uFEFF\uD83D"&&t(ce)==="a\0\xFF\xFE=\xD8"}function Dr(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function me(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var Rr=u(()=>b(Bs)),$e=u(()=>b(As)),Bn=u(()=>b(Ls)),An=u(()=>b(Ps));function Fn(e,t,r){if(e!==0&&e!==38||r<24||Z(t,r)||e===
0&&_n(t,r))return;let o=e===0?$e():Bn();return o?.takes?.(t,r)===!1?void 0:o}function Pr(e,t,r,o){if(J.length=0,o&&t>8192||
t>1024&&(Z(e,t)||_n(e,t)))return;let n=$e();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(
e,t):t;if(!(i<t&&(r||!Dt(e,i,t))))try{let s=i<t?A(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(s,i);return t>256&&f!==
void 0&&Nt(s,i,f),f}catch{return}}function In(e,t){let r=Bn();if(!(t%2>0||!r?.takes?.(e,t)||Z(e,t)))return r.decode(e,!0)}
function _n(e,t){if(t<8192||bs())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&
r++;return r>1}var bs=u(P);function Mn(){let e=An();return t=>{try{return e?.encode(t)}catch{return}}}function Lt(e,t){try{
return An()?.encodeInto(e,t)}catch{return}}function Bs(){let{isAscii:e}=Ye("node:buffer"),t=new Uint8Array(100).fill(127);
return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function As(){let e=k(),t=e?Rr():void 0;if(e&&!t)return;let r=D(
"utf-8"),o=b(Is),n=h=>w.call(r,h),i=Us(n),s=v()&&o?h=>w.call(o,h):Ms(i),f=t&&((h,m)=>me(h,m)&&t(h)),c=f??(re()?Ds:M()?Cs:
void 0),d=f?(h,m)=>Ln(h,m)||m>256&&f(h,m):c,a=Uint8Array.of(...Un,...Cn.flat()),S=`${Dn}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
p=Uint8Array.of(97,127),U=i(a,a.length)===S&&n(a)===S&&w.call(r,a.buffer)===S&&i(p,2)==="a\x7F"&&Cr(h=>s(h,h.length)),te=ce;
if(!U||t&&te.call(p)!=="a\x7F")return;let g=(h,m)=>D("utf-8",h&&o!==void 0,m);return Ne(0,{newDecoder:g,isRight:(h,m)=>_s(
g(h,m)),canFail:!0,...Fs()}),{decode(h,m){try{return t?te.call(h):(m?s:n)(h,h.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(h,m){for(let Y=1;Y<=3&&Y<=m;Y++){let se=h[m-Y];if(se<128)break;if(se>=192)return(se>=
240?4:se>=224?3:2)>Y?m-Y:m}return m}}}function Fs(){let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return T()?
{...e,leastOfView:1}:L()?{...e,leastOfView:1024,leastOfBuffer:1024}:k()?{...e,leastOfView:13,most:2048,onlyASCII:!0}:re()?
{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:M()?{...e,most:1023}:X()>0?{...e,leastOfView:512}:e}function Is(){let e=D(
"utf-8",!0);return Cr(r=>w.call(e,r))&&Cr(({buffer:r})=>w.call(e,r))&&!L()?e:void 0}var _s=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...Fe("\uFEFF"),...Fe(t));return w.call(e,r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),Cr=e=>e(Uint8Array.from(Un))===Dn&&Cn.every(t=>b(()=>e(Uint8Array.from(t)))===void 0),Un=[239,187,191,97,230,188,162,
240,159,146,169],Dn="\uFEFFa\u6F22\u{1F4A9}",Cn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Ms=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Us(e){let[t,r]=[eo,ce];if(k())return(n,i)=>i>256?
r.call(n):e(n);if(!t||T()||!(X()>=22))return e;let o=L()?Ln:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Ln=(e,t)=>t<=64||
t<=256&&me(e,t);function Ds(e,t){if(t<64)return!1;if(me(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}var Lr=0;function Nt(e,t,r){
t<1024||!M()||!me(e,t)||(Lr=r.length===t?0:Lr+1)}function Cs(e,t){if(t<1024)return!0;if(me(e,t))return Lr<2||t>524288;let r=0,
o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Ls(){return I()||v()?Rs():Ns()}function Ns(){
let e=pe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);
if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Nn(k()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?
i:n?void 0:i.toWellFormed()})}function Rs(){let e=D("utf-16le");if(w.call(e,Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return Nn(1/0,(t,r)=>{let o=w.call(e,t);return r&&o.includes("\uFFFD")?void 0:o})}var Nn=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){
try{return t(r,o)}catch{return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});function Ps(){let e=oo(),
{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);
return t===3&&r===7&&`${[...n]}`==`${[...Fe(o)]}`&&Object.getPrototypeOf(n)===Uint8Array.prototype?e:void 0}var $r=u(()=>T()?0:v()||k()?8:re()?352:18),ks=u(T);function kn(e,t,r){if(r>64)return me(t,r)?Ws(e,t,r):void 0;if(r<=hn()||
(t[r>>1]|t[r-1])>=128||!Dr(t,r))return;let o=Wt();return o?o.call(t,0,r):At(e,t,r)}function Ws(e,t,r){let o=Wt(),n=K(e);
if(!(r<512&&(n||!o))&&!(e===21&&Gn(r))&&!!1&&!Z(t,r))try{return Rr()?.(t)??et(t,r,128,128)?o?o.call(t):$e()?.decodeQuickly(
t,r):void 0}catch{return}}var Rt=[],kr=[];function Wn(e,t,r){if(!(kr[e]===null||r<=$r())&&!(r>=512&&!Gr(e)))return kr[e]??=
$s(e),kt(kr[e],t,r)}function $n(e,t,r){return r<512?(ks()?Wr(e,t,r):void 0)??At(e,t,r)??Wr(e,t,r)??Rn(e,t,r):Wr(e,t,r)??
(js(e)?Rn(e,t,r):void 0)??At(e,t,r)}var Hr=0,Hn=u(()=>jr()?8192:512),Gn=e=>Hr>0&&e<Hn();function Wr(e,t,r){let o=Wt();if(!(!o||
e!==21)){if(Gn(r)){Hr-=1;return}if(!Gs(t,r)){r<Hn()&&(Hr=15);return}if(!Z(t,r))try{return o.call(t)}catch{return}}}var Rn=(e,t,r)=>kt(
jn(e),t,r);function kt(e,t,r){if(!(!e||r>1024&&Z(t,r)))try{return w.call(e,t)}catch{return}}function $s(e){let t=qs(e)?jn(
e):null;if(t){let r=Pt(e,nt()).includes("\uFFFD");Ne(e,{newDecoder:o=>o&&r?D(y[e].name,!0):t,isRight:o=>!(o&&r)||Js(e),canFail:r,
leastOfView:$r()+1,leastOfBuffer:$r()+1,most:Gr(e)?8192:511,onlyASCII:!1})}return t}function jn(e){return Rt[e]===void 0&&
(Rt[e]=null,Rt[e]=b(()=>zs(e))??null),Rt[e]}var Wt=u(()=>b(Hs));function Hs(){let e=ce,t=Uint8Array.from({length:256},(r,o)=>o);
return e.call(t)===String.fromCharCode(...t)?e:void 0}function Gs(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&
224)===128)return!1;return r===t||et(e,t,128,224)}var js=e=>e===21?jr():Vs()||Ys()&&ht(e),Gr=e=>!Wt()&&(e===21?jr():Ks()),
Vs=u(()=>I()||P()),Ys=u(M),Ks=u(I),jr=u(()=>I()||T()||!(X()>0)),qs=e=>I()||T()||v()||k()||re()&&e===21,nt=()=>Uint8Array.
from({length:256},(e,t)=>t);function Pt(e,t){let r=Ft(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function zs(e){
let t=D(y[e].name),r=n=>w.call(t,n)===Pt(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return nt().every(n=>r(Uint8Array.
of(n)))&&r(o)?t:void 0}function Js(e){let t=Pt(e,nt()),r=nt().filter(c=>t[c]!=="\uFFFD"),o=D(y[e].name,!0),n=c=>b(()=>w.
call(o,c)),i=c=>n(c)===Pt(e,c),s=Uint8Array.from({length:4096},(c,d)=>r[d%r.length]),f=c=>n(Uint8Array.of(c))===void 0&&
n(Uint8Array.of(...s,c))===void 0;return i(s)&&nt().every(c=>r.includes(c)?i(Uint8Array.of(c)):f(c))}var Vn;function Yn(e,t,r){return Vn??=vs(),Vn(e,t,r)}function vs(){let e=$e(),{mixed:t,most:r}=e&&T()?{mixed:0,most:0}:Tn();
return(o,n,i)=>{if(n<=t||n<=r&&Ut(o,n)){let s=Ie(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?
e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function st(e,t,r,o=!1){try{Xe(e,null);let n=Qe(t,r,0,o,!0);return n<
0?void 0:It(0,n)}catch(n){throw N(n)}}var $t=u(()=>I()?{any:768,shiftJIS:224,markup:1/0}:M()?{any:512,shiftJIS:512,markup:2048}:T()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:P()?112:0}),Qs=u(()=>$t().markup>0?1/0:33),Kn=(e,t,r)=>e>=29&&e<36&&r>=Qs()&&t[0]>=128,qn=e=>e===
34?$t().shiftJIS:$t().any,zn=[];function Jn(e,t,r){if(r>$t().markup||r>qn(e)&&!ec(t,r))return;let o=zn[e];if(o)return kt(
o,t,r);tc(e,r)}function ec(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&
(r+=1);return r>10}var ct=[];function tc(e,t){ct[e]===void 0&&(ct[e]=b(()=>sc(e))??null);let r=ct[e];r&&(r.credit+=1+t/1024,
!(r.credit<128)&&(r.credit=0,ct[e]=null,b(()=>{let{value:o}=r.sequences.next();o?w.call(r.decoder,o)===st(e,o,B(o))&&(ct[e]=
r):rc(e,r.decoder)})))}function rc(e,t){zn[e]=t;let r=qn(e);Ne(e,{newDecoder:o=>o?D(y[e].name,!0):t,isRight:o=>!o||oc(e),
canFail:!0,leastOfView:19,leastOfBuffer:1,most:r,onlyASCII:!1})}var oc=e=>nc.every(t=>ic.every(r=>{let o=D(y[e].name,!0),
n=Uint8Array.of(97,t,...r);return b(()=>w.call(o,n))===st(e,n,n.length,!0)})),nc=[128,129,142,143,161,224,255],ic=[[],[32],
[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],sc=e=>({decoder:D(y[e].name),sequences:fc(
e),credit:0}),cc=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Vr=[10,164,162];function*fc(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of cc)yield Uint8Array.of(...i,...Vr);for(let i=128;i<=255;i++)yield Me([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Me([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Me([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Me([i,Math.min(i+7,254)],r,n,r);yield Me([227,227],[50,
50],o,r),yield Me([129,129],[48,48],t),yield Me([129,129],[48,48],n,t)}}function Me(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+Vr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Vr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var He=new Uint8Array(18),ft=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=xe(t);if(!this.#e&&this.#r===0){let i=this.#a(t,n,r);if(i!==void 0)return r||
this.#d(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?Yn(t,r,this.fatal):Pr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{if(!(i&&Kn(n,
t,r))){let f=this.#a(t,r,!0);if(f!==void 0)return f}let s=i&&!nr(n)?st(n,t,r,this.fatal):void 0;if(s!==void 0)return s}return this.#s(
t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#m(t,r,o)??this.#p(t,r,o,n);if(a!==void 0)return a;this.#x()}let i=this.#e,
s=this.#o,f=this.#n,c="";try{c=this.#h(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=f,N(a)}let d=this.#i;
if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#a(t,r,o){let{encoding:n}=this;if(J.
length=0,r===0)return"";if(n===0){let f=En(t,r)?Ie(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=Pr(t,r,o,this.fatal);
return this.#c(c)}if(n===38){let f=r<=36?On(t,r):In(t,r);return this.#c(f)}if(!lo(n))return;let i=K(n),s=(t[0]<128?kn(n,
t,r):void 0)??(!i&&o&&r>18?Jn(n,t,r):void 0)??(wn(t,r,i)?_r(t,r,o,n):void 0)??void 0;return this.#u(s)}#u(t){return this.
fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?
t.slice(1):t}#m(t,r,o){let n=this.#r+r;if(r===0||n>18)return;J.length=0,this.#l(t,n);let i=this.encoding===0?Ie(He,n,o,this.
fatal):this.#u(_r(He,n,o,this.encoding));return i!==void 0&&!o&&this.#d(r),i}#p(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,
s=this.#o,f=this.#t,c=this.#r,d=(f&255)<224?2:3;if(c+r<=d)return;this.#l(t,d);let a=Ie(He,d,!0,!0);if(a===void 0)return;
let S=d-c;this.#r=0,this.#n+=S,this.#o=!0;try{return Be(a,this.decode(A(t,S),o,n))}catch(p){throw this.#o=s,p instanceof
Je||p instanceof TypeError||(this.#e=null,this.#n=i,this.#t=f,this.#r=c),p}}#l(t,r){He[0]=this.#t,He[1]=this.#t>>8;for(let o=this.#r;o<
r;o++)He[o]=t[o-this.#r]}#d(t){this.#n+=t,this.#o||=this.#r+t>J.length,this.#r=J.length,this.#t=J.bytes}#x(){let t=Uint8Array.
of(this.#t,this.#t>>8);try{Xe(this.encoding,null),Qe(t,this.#r,0,this.fatal,!1),this.#e=be(),this.#r=0}catch(r){throw N(
r)}}#h(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=Fn(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.
completeLength(t,r);if(r<256&&(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)
i+=1;if(i===r)return;if(s=this.#f(A(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:A(t,i,f),d=n.decode(c,this.fatal);
if(d===void 0){if(s=Be(s,this.#f(c,f-i,!0)),this.#i)return s}else Nt(c,f-i,d),s=Be(s,this.#c(d)),this.#n+=f-i;return this.#o||=
f>0,f===r?s:this.encoding===0&&!o&&Dt(t,f,r)?(this.#d(r-f),s):Be(s,this.#f(A(t,f,r),r-f,o))}#f(t,r,o){Xe(this.encoding,this.#e);
let n="",i=nn(r),s=this.#o||this.ignoreBOM||!nr(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,
r-c),S=c===0&&d?t:A(t,c,c+a),p=Qe(S,a,f,this.fatal,o&&d);if(p<0)return this.#e=be(),this.#i=new Je(this.name,this.#n+c+j.
start(),j.length()),n;if(f+=p,f>0&&(d||!on(f))){let U=!s&&cn()===65279?1:0;i?i.add(sn()+2*U,f-U):n=Be(n,It(U,f)),s=!0,f=
0}if(d)break}return this.#o=s,this.#e=o?null:Zo(),this.#n+=r,i?i.toText():(this.encoding===0&&Nt(t,r,n),n)}},Gt=({encoding:e,
fatal:t,ignoreBOM:r})=>new ft(e,t,r);function Ht(e){return e.common??=Gt(e),e.common}var vn=(e,t,r,o,n,i)=>jt(St(r,o,n),
e,t,i);function jt(e,t,r,o){if(r<e.leastOfView)return Ht(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==
void 0)return n;let i=Ht(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function Xn(e,t){let r=ae(e,t);if(r===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return r}var uc=["fatal","html","replacement"];function Vt(e,t){let{length:r}=e,o=K(t);if(r>64&&r>(o?un():Ar()))return;if(!1)return ln(
e,gr(t));if(!!0)return;let n=gr(t);return n&&pn(e,n)}var lc=u(()=>T()||P()||M()&&!De);function ti(e,t){return lc()?mn(e,
rn(t)):fn(e,t)}var Kr=()=>"",R=class{encoding;unmappable;#e;#t=null;#r=0;#o=H;locate=t=>t;constructor(t,r,o=void 0){this.
encoding=t,this.unmappable=r,this.#e=o}get name(){return y[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#s(
t,r)}get#n(){return this.#e?0:uc.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=Vt(t,this.encoding);
if(r)return r;try{let o=!1;if(o)return o;Bt(this.encoding,null),tt(t,0,t.length);let n=_t(0,t.length,this.#n,!0);return n===
-2||!j.finished()?void 0:(this.#r=0,rt(n))}catch(o){throw N(o)}}#s(t,r){let o=new Yt;return this.encodeOrFail(t,r,n=>o.add(
n),(n,i)=>{throw new Ee(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,f=this.#o;
r&&(this.#o=H,this.#t=null,this.#r=0);let c=this.#e,d=this.#n,a=c===Kr,S=c&&!a?2048:65536,p=void 0,U=p?m=>p.add(m):o,te=p?
m=>p.addUnchanged(m):o,g=0,h=null;try{if(!s){let m=Vt;for(;g+65536<t.length;g+=65536){let Y=m(t.slice(g,g+65536),this.encoding);
if(!Y)break;o(Y)}}for(Bt(this.encoding,s);g===0||g<t.length;g+=S){let m=Math.min(g+S,t.length);tt(t,g,m);let Y=m===t.length;
for(let se=0,vr=!1;!vr;){let at=_t(se,m-g,d,r&&Y);U(rt(at===-2?j.written():at));let Xr=i+g+se+j.start();if(se+=j.read(),
vr=at!==-2&&j.finished(),at!==-2||a)continue;let Zt=j.codePoint();if(c){h=be(h);let{count:Fi}=x,Zr=()=>this.locate(Xr),ut=c(
Zt,Zr);x.count!==Fi&&(Bt(this.encoding,h),tt(t,g,m));let Qr=Ii=>{throw new Ee(Ii,Zr(),this.name)};typeof ut=="string"?mc(
ut,U,Qr):ut?te(ut):Qr(Zt)}else n(Zt,Xr)}}}catch(m){throw N(m)}if(r){p&&o(p.held);return}p&&(this.#o=p.held),this.#t=be(),
this.#r=i+t.length}};function mc(e,t,r){let o=Io(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.length);tt(o,
n,i,2048);let s=_t(2048,2048+i-n,0,!1);s===-2&&r(j.codePoint()),t(rt(s))}}var Yr=class{held;#e;constructor(t,r){this.held=
t,this.#e=r}add(t){let r=B(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(he(t,0,o)),this.
held=he(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=H,this.#e(t)}},Yt=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){
let r=B(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){let n=new Uint8Array(4096);
$(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){$(o.bytes,t,o.length),o.length+=r;return}this.#t={bytes:t,
length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=r.next){let{bytes:o,length:n,
isBlock:i}=r;t(i?he(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let r=pc(this.#r),o=0;
return this.forEach(n=>{$(r,n,o),o+=B(n)}),r}};function pc(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(
`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function dt(e,t,r="\
encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=ae(e,t);if(o===37||o===38){let{name:n}=y[o];throw new RangeError(`${t}\
: ${n} has no encoder in the standard; use ${r}.`)}return xc(o,e,t)}function xc(e,t,r){if(e===36)throw new RangeError(`${r}\
: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function V(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ue(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function qr(){throw new TypeError("Illegal invocation")}var ri="Failed to execute 'encodeInto' on 'TextEncoder'",Kt=V({TextEncoder:class{#e="utf-8";constructor(){new.target!==Kt&&
Ue(this,new.target,Kt)}get encoding(){return this.#e}encode(e=""){return#e in this||qr(),qt(_(e))}encodeInto(e,t){#e in this||
qr();let o=typeof e=="string"&&t instanceof Uint8Array?Lt(e,t):void 0;if(o&&o.read===e.length)return o;ur(arguments.length,
2,ri);let n=_(e),i=Ao(t,ri),{read:s,written:f}=o??Lt(n,i)??{read:0,written:0};if(s===n.length||f===B(i))return{read:s,written:f};
let c=Ac(n.slice(s),A(dr(i),f));return{read:s+c.read,written:f+c.written}}}});function qt(e){return e.length<=6?Fe(e):(oi??=
wc(),oi(e)??new R(0,"fatal").encode(e,!0))}var oi;function wc(){let e=Mn();return I()||T()?e:t=>Tc(t)??e(t)}function Tc(e){
let{length:t}=e;if(t<=21)return Fe(e);if(t<=64&&Ec()){let r=(Oc()||gc(e))&&ni(z,e);if(r)return r}return t>=1024&&t<=65536&&
Bc(e)?ni(bc(),e):void 0}var Ec=u(()=>!L()),Oc=u(()=>re()||M());function gc(e){return e.length*Mt(ci(e))*.75<=64}function ni(e,t){
let r=Lt(t,e);return r?.read===t.length?ye(e,0,r.written):void 0}var bc=u(()=>new Uint8Array(3*65536)),Bc=e=>ii()<=65535&&
ci(e)>=ii(),ii=u(()=>L()?256:k()?0:1/0);function ci(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}function Ac(e,t){let r=0,o=0;for(;r<e.length;){let n=Fr(e,r);if(o+Mt(n)>B(t))break;o=Ir(n,t,o),r+=n<65536?1:2}return{
read:r,written:o}}var fi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",di=`!
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
?`;var Ic=u(()=>{let e=di.split(`
`),t=0;return new Map(fi.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
ai=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ui(e){let t=new R(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Ee)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=li(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function li(e,t,r){if(ai(e))return"";if(r===0)return null;let o=_c(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,f=>t(f)?f:li(f,t,r-1));if(!s.includes(null))return s.join("")}return null}function _c(e){
let t=[...Ic().get(e)??[],...Mc(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Mc(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let f=p=>s>>o.length-1-p&1,c=o.filter((p,U)=>f(
U)),d=o.filter((p,U)=>!f(U)),a=[r,...c].join("").normalize("NFC"),S=a+d.join("");S.normalize("NFD")===t&&n.push(S),d.every(
ai)&&i.push(a)}return[...n,...i]}var Uc=["fatal","html","replacement","ignore","translit"],Dc=_o(Uc),mi=(e,t,r)=>typeof e=="function"?e:Dc(e,t,r);function pi(e,t,r){
return typeof e=="function"?(o,n)=>Cc(e(o,n()),r):e==="ignore"?Kr:e==="translit"?ui(t):void 0}function Cc(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=Se(q(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return he(o,0,B(o))}var Lc="Failed to construct 'LegacyTextEncoder'",zr="Failed to execute 'encode'";function xi(e,t="utf-8",r=void 0){let o=we(
e,zr);if(r===void 0){let i=dt(_(t),zr);return i===0?qt(o):Vt(o,i)??new R(i,"fatal").encode(o,!0)}let n=zt(t,r,zr);return n.
encoding===0?qt(o):n.encode(o,!0)}function zt(e,t,r){let o=_(e),n=t===void 0?"fatal":Fo(t,{unmappable:mi},r).unmappable,
i=dt(o,r);return new R(i,n,pi(n,i,r))}var hi=V({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=zt(e,
t,Lc)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":we(e,o);Q(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var je="Failed to execute 'decode' on 'TextDecoder'",Jt=V({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=yi(e,t,"Failed to construct 'TextDecoder'"),new.target!==Jt&&Ue(this,new.target,Jt)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=H,t=void 0){
if(t===void 0&&!this.#r){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o>=r.leastOfView&&o<=r.mostAtOnce){
let n=w.call(r.decoder,e);return r.onlyASCII&&n.length!==o&&r.pause(),n}}catch{r.pauseLong()}if(ArrayBuffer.isView(e)&&e.
length<r.leastOfView)return Ht(r).decodeWhole(e,xe(e),je)}else if(e instanceof ArrayBuffer){try{let{byteLength:n}=e;if(n>=
r.leastOfBuffer&&n<=r.mostAtOnce){let i=w.call(r.decoder,e);return r.onlyASCII&&i.length!==n&&r.pause(),i}}catch{r.pauseLong()}
let o=ar(e);if(o)return jt(r,new Uint8Array(e),o,je)}}return this.#o(e,t)}#o(e,t){let r=q(e,je);Q(t,je);let o=!!t?.stream,
n=ze(r),i=this.#e;return!this.#r&&!o?jt(i,n,xe(n),je):(this.#t??=Gt(i),this.#r||this.#t.reset(),this.#r=o,this.#t.decode(
n,!o,je))}}});function yi(e,t,r){let o=_(e);Q(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return St(Xn(o,r),n,i)}var Si=(e,t,r)=>Gt(
yi(e,t,r));function wi(e,t,r){let o=no();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Jr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return wi(e,(o,n)=>n(t.decode(Se(q(o,r)),!1,r)),o=>o(t.
decode(H,!0,r)))}var vt=V({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Si(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=Jr("TextDecoderStream",r),new.target!==vt&&Ue(this,new.target,vt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),Xt=V({TextEncoderStream:class{#e;constructor(){this.#e=
Ti("TextEncoderStream",new R(0,"fatal"),_),new.target!==Xt&&Ue(this,new.target,Xt)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function Ti(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return wi(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var Ei=V({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=zt(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=Ti("LegacyTextEncoderSt\
ream",r,we)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Ve=class{fatal;ignoreBOM;#e;#t;#r=H;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&B(this.#r)===0?t:bo(this.#r,t);if(!r&&xo(n))return this.#r=
n,"";let i=qe(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ft(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?A(n,s):n,r,o)}};var Oi=V({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=_(e);Q(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ve(ae(o,r),n,i);this.#e=s,this.#t=Jr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function gi(e,t){let r="Failed to execute 'findUnmappable'",o=we(e,r),n=dt(_(t),r),i=new Map,s=(f,c)=>i.set(c,f);return new R(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function bi(e){let t=qe(ze(q(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function Bi(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=q(e,o),i=ae(_(t),o);Q(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=ze(n);return qe(c)?new Ve(
i,s,f).decode(c,!0,o):vn(c,xe(c),i,s,!0,o)}async function Ai(e=void 0){let t=await e;if(t===void 0)wr()||await Sr(pt,!0);else{let r=Nc(t)?await Rc(t):t;await Sr(()=>r,
!1)}}var Nc=e=>typeof e?.arrayBuffer=="function";function Rc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Oi as DecoderStream,hi as LegacyTextEncoder,Ei as LegacyTextEncoderStream,Jt as TextDecoder,vt as TextDecoderStream,
Kt as TextEncoder,Xt as TextEncoderStream,Ee as UnmappableError,bi as bomSniff,Bi as decode,xi as encode,y as encodings,
gi as findUnmappable,Ai as initialize,yo as labelToName};
