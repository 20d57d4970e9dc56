var ut=(e,t)=>e?.prototype?.[t],lt=e=>ut(globalThis.Buffer,e),pe=lt("ucs2Slice"),Ce=lt("ucs2Write"),zr=lt("utf8Slice"),ce=lt(
"latin1Slice"),qr=e=>globalThis[e],Jr=qr("TextDecoder"),yi=ut(Jr,"decode"),zt=qr("TextEncoder"),Si=ut(zt,"encode"),wi=ut(
zt,"encodeInto");function z(e,t=!1){let r=new Jr(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(r,"decode",{value:yi}),
r}function vr(){let e=new zt;return Object.defineProperties(e,{encode:{value:Si},encodeInto:{value:wi}}),e}function M(e){
try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,te=()=>qt().includes("Chrom\
e/"),R=()=>qt().includes("AppleWebKit/")&&!te()&&!(J()>0);function qt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var D=()=>"Deno"in globalThis,_=()=>qt()==="Cloudflare-Workers",q=()=>R()||_(),J=()=>_()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),j=()=>J()<22,Ye=e=>globalThis.process?.getBuiltinModule?.(e),Vt;function Zr(){let{
TransformStream:e}=globalThis;return e&&e===Vt?e:(Vt=[e,Ye("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Vt)}var Ti=e=>Ye("node:fs").readFileSync(e);function Xr(e){try{return Ti(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var mt=()=>Xr(()=>new URL("./japanese.wasm",import.meta.url)),pt="encoding-wasm/japanese";var Qr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Jt=["japanese"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var O=Oi();function Oi(){let e=Qr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var oo=u(()=>new Map(O.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),bi=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],no=e=>e<36&&e!==33,Y=e=>e>0&&e<29,xt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(O[e].name),gi=e=>bi.find(([t])=>e>=t)[1];function io(e){let t=oo();return t.get(e)??t.get(fo(_i(e)))}function ae(e,t){
let r=io(e);if(r===void 0){let o=Ai(e),n=o===void 0?"":` Did you mean '${O[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(Jt){let o=gi(r);if(o&&!Jt.includes(o))throw new RangeError(`${t}: '${pt}\
' doesn't include ${O[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Bi=u(()=>new Map(
Array.from(oo(),([e,t])=>[so(e),t]).reverse()));function Ai(e){let t=so(e),r=Bi().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var so=e=>fo(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ii=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ze(e){if(e[0]>=239)return Ii.find(t=>t.bytes.every((r,o)=>e[o]===r))}function co({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Zt(e){return e===0||e===37||e===38}function _i(e){let t=0,r=e.length;for(;eo(e[t]);)t+=1;for(;eo(e[r-1]);)r-=1;
return e.slice(t,r)}var eo=e=>`	
\f\r `.includes(e);function fo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function ao(e){let t=io(`${e}`);return t===
void 0?null:O[t].name}var Xt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,uo=()=>Object.getPrototypeOf(Uint8Array.prototype),ht=e=>Xt(uo(),
e),Qt=e=>Xt(DataView.prototype,e),Ui=()=>Xt(ArrayBuffer.prototype,"byteLength"),er=e=>uo()[e],lo=ht(Symbol.toStringTag),
tr=ht("buffer"),mo=ht("byteOffset"),po=ht("byteLength"),Ci=er("includes"),Di=er("set"),Ni=er("slice"),Li=Qt("buffer"),Ri=Qt(
"byteOffset"),xo=Qt("byteLength"),ho=Ui(),b=e=>po.call(e);function xe(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:b(e)}var g=(e,t,r=b(e))=>new Uint8Array(tr.call(e),mo.call(e)+t,r-t);function yo(e,t){let r=new Uint8Array(
b(e)+b(t));return P(r,e),P(r,t,b(e)),r}var P=(e,t,r)=>Di.call(e,t,r),So=(e,t)=>Ci.call(e,t),he=(e,t,r)=>Ni.call(e,t,r);function ye(e,t,r){if(r>24)return he(e,t,
t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function Z(e,t){if(t<=64)return!1;try{return ho.call(
tr.call(e)),!1}catch{return!0}}var Pi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function K(e,t,r=Pi){
if(!ArrayBuffer.isView(e)&&or(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function wo(e,t){if(ArrayBuffer.isView(
e)&&lo.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Se(e){
if(ArrayBuffer.isView(e))return rr(e);try{return new Uint8Array(e)}catch{return W}}var qe=e=>e instanceof Uint8Array?e:Se(
e);function rr(e){try{return lo.call(e)===void 0?new Uint8Array(Li.call(e),Ri.call(e),xo.call(e)):new Uint8Array(tr.call(
e),mo.call(e),po.call(e))}catch{return W}}var W=new Uint8Array;function or(e){try{return ho.call(e)}catch{}try{return xo.
call(new DataView(e))}catch{return}}function To(e,t,r){X(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](
e?.[n],r,n));return o}function X(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var I=e=>`${e}`;function Eo(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function we(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function nr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function Oo(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=I(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}function Ne(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Bo(e,t,r){let o=yt(f=>Hi(f,r),e,t),n=yt(ji,e,t);if(o&&n){let f=D()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<f?o:n).write(d,a),readBytes:o.readBytes,writeBytes:D()?o.writeBytes:void 0,mostByTable:512}}
let i=ir(e);if(o)return A()?Gi(o,yt(go,e,t)):o;let s=n??yt(go,e,t)??i,c=n?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(
f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function yt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),ir(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var $i="str\
ings";function Hi(e,t){let[r]=WebAssembly.Module.customSections(t,$i),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Gi(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function ji(e){let[t,r]=[pe,Ce],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:w()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(y,m){P(d,new Uint8Array(
e.buffer,y,2*m),a),a+=2*m},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function go(e){let t=z("utf-16le"),{write:r,most:o}=ir(e);return{
read:(n,i)=>t.decode(new Uint16Array(e.buffer,n,i)),write:r,most:o}}function ir(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Ne(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var St,l,cr,Ao,Io,k,U={input:0,units:0,output:0},Je=0,wt={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN,count:0};function Ee(e,t){
wt.name=e,wt.encoding=t,p.newCodec=NaN,p.count+=1,p.isBusy&&Ki(),p.isBusy=!0}function Ki(){try{Co(),St??=Mo(qi(mt())),Uo(
new WebAssembly.Instance(St),St)}catch(e){throw Do(e)}}async function fr(e,t){try{Co();let r=e(),o=_o(r)?r:await WebAssembly.compile(t?r:zi(r));Mo(o);let n=await WebAssembly.instantiate(
o);if(dr())return;Uo(n,o),St=o}catch(r){throw Do(r)}}var Vi=[0,97,115,109];function zi(e){let t=Se(K(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Vi.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var dr=()=>!p.isBusy;function qi(e){return _o(e)?e:new WebAssembly.Module(e)}function _o(e){try{return WebAssembly.
Module.customSections(e,Fo),!0}catch{return!1}}var Fo="encoding-wasm";function Mo(e){let[t]=WebAssembly.Module.customSections(
e,Fo),r=`${pt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Uo({
exports:e},t){l=e,sr=WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),Ro(),k=Bo(l.memory,
U.units,t),Je=Math.min(l.units_length(),k.most),p.isBusy=!1}function Co(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Do(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Ji(e))return new RangeError(`encoding-wasm: ${No} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var No="no memory \
for WebAssembly; free some, and call again",Ji=e=>e instanceof RangeError&&/memory/i.test(e.message);function Tt(){return ur(),
cr}function Lo(){return ur(),Ao}function ar(){return ur(),Io}function ur(){cr[0]===void 0&&Ro()}function Ro(){let{buffer:e}=l.
memory;cr=new Uint8Array(e),Ao=new Uint8Array(e,U.input,65536),Io=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Po(e,t){
return Ee(e,-1),Wo(t)}function Wo(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw N(t)}}var sr;function N(e){if(!p.
isBusy||!sr||!(e instanceof sr))return e;let t=O[wt.encoding]?.name,r=`${wt.name}${t?` of ${t}`:""} failed`;return vi()?
new RangeError(`encoding-wasm: ${r}: ${No}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function vi(){try{return l.memory.grow(32),
!1}catch{return!0}}function Oe(e=null){let t=ar();return Yo(t,e??new Int32Array(t.length))}function Go(){return l.held()!==0?Oe():(p.newCodec=
Ze,null)}var jo=e=>Yo(e,ar());function Yo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function ve(e,t){Ko(e,t)||(Ee(
"decoding",e),t?jo(t):l.new_decoder(e),Ze=e===33||e===36?NaN:e)}var Ze=NaN;function Ko(e,t){return t||p.newCodec!==e||p.
isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function Ot(e,t){Ko(~e,t)||(Ee("encoding",e),t?jo(t):l.new_encoder(e),Ze=~e)}function Xe(e,t,r,o,n){Et(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=Ze),Xo(
i)}var re={encoding:-1,at:0,most:0,owner:void 0};function bt(e,t,r){if(re.encoding!==e||re.owner!==l||p.isBusy){try{Ee("dec\
oding",e),re.owner=l,re.at=k.readBytes?l.byte_table(e):0,re.most=!xt(e)&&k.mostByTable||1/0,re.encoding=e}catch(n){throw N(
n)}p.isBusy=!1}if(re.at===0||r>re.most)return;if(r<=65536)return Et(t,r),ko(r);if(k.most>Je)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);Et(g(t,n,n+i),i),o=be(o,ko(i))}return o}function Qe(e,t,r,o){return Po("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Et(n===t?e:g(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function mr(e,t){let r=-1,o,n;function i(s){try{return Ee(e,s),r=s,n=l,o=t(s),p.isBusy=!1,o}catch(c){
throw N(c)}}return s=>s===r&&n===l&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var pr=mr("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),Vo=mr("encoding",e=>{let t=l.unit_table(e)>>>
0,r=new Uint8Array(65536);return P(r,new Uint8Array(l.memory.buffer,t,16384)),r}),gt=mr("decoding",e=>{let t=Y(e),r=(!t?
l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),ko=e=>k.readBytes(
U.input,e,re.at);function be(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of thi\
s host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var zo=e=>e+65536+3<=Je,qo=e=>e>Je&&e<
268435456?k.collect?.(e+3):void 0,Jo=()=>U.units,vo=()=>Tt()[U.units]|Tt()[U.units+1]<<8,Bt=(e,t)=>k.read(U.units+2*e,t-
e),et=(e,t,r,o=0)=>k.write(e.slice(t,r),U.units+2*o);function Zo(e,t){if(!p.isBusy&&!k.writeBytes)return;Ee("encoding",t);
let r=k.writeBytes?.(e,U.output,l.unit_table(t));return p.isBusy=!1,r===e.length?tt(r):void 0}function At(e,t,r,o){p.isBusy=
!0;let n=l.encode_block(e,t,r,+o);return p.isBusy=!1,o&&n>=0&&$.finished()&&(p.newCodec=Ze),Xo(n)}function Et(e,t){let r=Lo();if(t>8)try{P(r,e)}catch{P(r,g(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Xo(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var tt=e=>ye(Tt(),
U.output,e);var $={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var V=new Uint8Array(256);function rt(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)V[r++]=
n;else if(n<2048)V[r++]=192|n>>6,V[r++]=128|n&63;else if(!ge(n))V[r++]=224|n>>12,V[r++]=128|n>>6&63,V[r++]=128|n&63;else{
let i=yr(e,o);i>=65536&&(o+=1),r=Sr(i,V,r)}}return ye(V,0,r)}var en=u(()=>Ce?96:A()||q()?1024:128),hr=u(()=>q()?65536:A()||
w()?4096:128),es=u(()=>new Uint8Array(2*hr()));function tn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){
let i=e.charCodeAt(n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}function rn(e,t){let{length:r}=e,o=new Uint8Array(
r);for(let i=0;i<r;i++)o[i]=t[e.charCodeAt(i)];return(_()?Qe(o,r,0,255):!So(o,0))?o:void 0}function on(e,t){let{length:r}=e,
o=2*r<=256?V:es(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[n++]=c>>8),
o[n++]=c}return ye(o,0,n)}var ge=e=>(e&63488)===55296;function yr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(
t);return o>=55296&&o<=57343?65533:o}var It=e=>e<128?1:e<2048?2:e<65536?3:4;function Sr(e,t,r){if(e<128)return t[r]=e,r+
1;let o=It(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var nn=new Uint8Array(
128),oe=ts(nn);function ts(e){return new Uint16Array(e.buffer)}var sn=u(()=>Er()?0:18),cn=u(()=>J()>0&&!D()&&!w()?12:18),
rs=u(()=>A()||j()?18:8),fn=u(()=>D()||!(J()>=22||q())?64:32),os=u(()=>A()||w()||R()?64:32),ns=u(()=>R()?36:18),_t=(e,t)=>(e[0]&
e[t>>1])>=128;function dn(e,t,r){return r?t<=rs():t<=ns()||t<=os()&&(_t(e,t)||Mt())}var an=()=>({mixed:cn(),most:fn()}),
un=(e,t)=>t<=cn()||t<=64&&_t(e,t)&&t<=fn(),C={length:0,bytes:[0,0]};function Ae(e,t,r,o){if(e[0]<128&&Er())return Or(e,t)?
ce.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,a=e[i++]^128,y=d?0:e[i++]^128;
if(c=d?(f&31)<<6|a:(f&15)<<12|a<<6|y,!(f>=194&&f<240&&(a|y)<64&&i<=t)||!d&&(c<2048||ge(c)||c===65279))return is(e,s,t,r,
o,n)}oe[n++]=c}return ot(n)}function ln(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(ge(n))
return;oe[r++]=n}return ot(r)}function is(e,t,r,o,n,i){let s=Tr();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:
f<224?1:f<240?2:3,a=d>0?f&63>>d:f,y=d===0&&f>=128,m=f===224?160:f===240?144:128,F=f===237?159:f===244?143:191,ee=0;for(;ee<
d&&c<r;ee++,c++){let S=e[c];if(S<m||S>F)break;m=128,F=191,a=a<<6|S&63}if(ee<d){if(c===r&&!o){if(f>=239)return;mn(f,128|a&
63,1+ee);break}y=!0}if(y&&n||(y&&(a=65533),a===65279))return;a>65535&&(oe[i++]=55232+(a>>10),a=56320|a&1023),oe[i++]=a}return ot(
i)}function wr(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=gt(o),!n)return;if(d=n[f],ge(
d)&&(s<t&&(d=n[f|e[s++]<<8]),ge(d)))return ss(e,c,t,r,i,o,n)}oe[i++]=d}return ot(i)}function ss(e,t,r,o,n,i,s){let c=Tr();
for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(ge(a)){if(f===r&&!o){if(i===32)return;mn(d,0,1);break}let y=f<r?e[f]:
0;if(a=s[d|y<<8],!ge(a))f+=1;else if(cs(a))a=65533;else return}oe[n++]=a}return ot(n)}var cs=e=>e>=57088&&e<=57216;function Ft(e,t,r){
return C.length=0,Ae(g(e,t,r),r-t,!1,!0)===""}function mn(e,t,r){C.length=r,C.bytes[0]=e,C.bytes[1]=t}function ot(e){if(e<
3||e<=18&&!Er())return Ne(oe,0,e);if(Mt())return pe.call(nn,0,2*e);if(!(e>Tr()))return Ne(oe,0,18)+Ne(oe,18,e-18)}var Tr=u(
()=>Mt()?1/0:36),Er=u(()=>w()&&Mt()),Mt=u(()=>M(fs)===!0);function fs(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).
buffer),t=r=>r.call(e,0,e.length);return t(pe)==="a\uFEFF\uD83D"&&t(ce)==="a\0\xFF\xFE=\xD8"}function Or(e,t){for(let r=0;r<
t;r++)if(e[r]>=128)return!1;return!0}function me(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var ne=[];function nt(e,t,r,o){let n=ne[e.encoding];if(!n||r<(o?n.leastOfView:n.leastOfBuffer)||r>n.most||o&&r>1024&&Z(t,
r))return;let i=e.fatal&&n.canFail?ds(n,t):pn(n.decoder,t);return i===void 0?void 0:(n.onlyASCII&&i.length!==r&&(ne[e.encoding]=
void 0),e.encoding===0&&!e.ignoreBOM&&i.charCodeAt(0)===65279?i.slice(1):i)}function pn(e,t){try{return e.decode(t)}catch{
return}}var br=0;function ds({decoder:e,fatalDecoder:t},r){if(br>0){br-=1;return}let o=pn(t??e,r),n=t?o!==void 0:!o?.includes(
"\uFFFD");return n||(br=15),n?o:void 0}var it=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var as=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,xn=Symbol.for("encoding-wasm.UnmappableError"),Ie=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${as(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&xn in o}[xn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Ir=u(()=>M(ps)),We=u(()=>M(xs)),Sn=u(()=>M(Os)),wn=u(()=>M(Bs));function Tn(e,t,r){if(e!==0&&e!==38||r<24||Z(t,r)||e===
0&&On(t,r))return;let o=e===0?We():Sn();return o?.takes?.(t,r)===!1?void 0:o}function _r(e,t,r,o){if(C.length=0,o&&t>8192||
t>1024&&(Z(e,t)||On(e,t)))return;let n=We();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(
e,t):t;if(!(i<t&&(r||!Ft(e,i,t))))try{let s=i<t?g(e,0,i):e,c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,i);return t>256&&c!==
void 0&&Ct(s,i,c),c}catch{return}}function En(e,t){let r=Sn();if(!(t%2>0||!r?.takes?.(e,t)||Z(e,t)))return r.decode(e,!0)}
function On(e,t){if(t<8192||ms())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&
r++;return r>1}var ms=u(R);function bn(){let e=wn();return t=>{try{return e?.encode(t)}catch{return}}}function Ut(e,t){try{
return wn()?.encodeInto(e,t)}catch{return}}function ps(){let{isAscii:e}=Ye("node:buffer"),t=new Uint8Array(100).fill(127);
return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function xs(){let e=j(),t=e?Ir():void 0;if(e&&!t)return;let r=z(
"utf-8"),o=M(ys),n=T=>r.decode(T),i=ws(n),s=q()&&o?T=>o.decode(T):Ss(i),c=t&&((T,x)=>me(T,x)&&t(T)),f=c??(te()?Ts:_()?Es:
void 0),d=c?(T,x)=>In(T,x)||x>256&&c(T,x):f,a=Uint8Array.of(...gn,...An.flat()),y=`${Bn}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
m=Uint8Array.of(97,127),F=i(a,a.length)===y&&n(a)===y&&r.decode(a.buffer)===y&&i(m,2)==="a\x7F"&&gr(T=>s(T,T.length)),ee=ce;
if(!F||t&&ee.call(m)!=="a\x7F")return;let S={decoder:r,fatalDecoder:o,canFail:!0,...hs()};return S.onlyASCII||(ne[0]=S),
{decode(T,x){try{return t?ee.call(T):(x?s:n)(T,T.length)}catch{return}},decodeQuickly:S.onlyASCII?hn(i,S):i,decodeOrFail:S.
onlyASCII?hn(s,S):s,takesQuickly:d,takes:f,completeLength(T,x){for(let G=1;G<=3&&G<=x;G++){let se=T[x-G];if(se<128)break;
if(se>=192)return(se>=240?4:se>=224?3:2)>G?x-G:x}return x}}}var hn=(e,t)=>(r,o)=>{let n=e(r,o);return n?.length===o&&(ne[0]=
t),n};function hs(){let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return w()?{...e,leastOfView:1}:D()?{...e,
leastOfView:1024,leastOfBuffer:1024}:j()?{...e,leastOfView:13,most:2048,onlyASCII:!0}:te()?{...e,leastOfView:48,leastOfBuffer:48,
onlyASCII:!0}:_()?{...e,most:1023}:J()>0?{...e,leastOfView:512}:e}function ys(){let e=z("utf-8",!0);return gr(r=>e.decode(
r))&&gr(({buffer:r})=>e.decode(r))&&!D()?e:void 0}var gr=e=>e(Uint8Array.from(gn))===Bn&&An.every(t=>M(()=>e(Uint8Array.
from(t)))===void 0),gn=[239,187,191,97,230,188,162,240,159,146,169],Bn="\uFEFFa\u6F22\u{1F4A9}",An=[[192,128],[237,160,128],
[244,144,128,128,97],[240,159,146,97],[230,188]],Ss=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function ws(e){
let[t,r]=[zr,ce];if(j())return(n,i)=>i>256?r.call(n):e(n);if(!t||w()||!(J()>=22))return e;let o=D()?In:()=>!0;return(n,i)=>o(
n,i)?t.call(n):e(n)}var In=(e,t)=>t<=64||t<=256&&me(e,t);function Ts(e,t){if(t<64)return!1;if(me(e,t))return!0;if(t<768)
return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<
240)return!1}return r>=0}var Br=0;function Ct(e,t,r){t<1024||!_()||!me(e,t)||(Br=r.length===t?0:Br+1)}function Es(e,t){if(t<
1024)return!0;if(me(e,t))return Br<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);
return r<3}function Os(){return A()||q()?gs():bs()}function bs(){let e=pe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(
Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))
return _n(j()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function gs(){let e=z(
"utf-16le");if(e.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return _n(1/0,(t,r)=>{let o=e.decode(
t);return r&&o.includes("\uFFFD")?void 0:o})}var _n=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){try{return t(r,o)}catch{return}},
completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});function Bs(){let e=vr(),{read:t,written:r}=e.encodeInto(
"a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==
`${[...rt(o)]}`&&Object.getPrototypeOf(n)===Uint8Array.prototype?e:void 0}var Cr=u(()=>w()?0:q()?8:te()?352:18),As=u(w);function Un(e,t,r){if(r>64)return me(t,r)?Is(e,t,r):void 0;if(r<=sn()||(t[r>>
1]|t[r-1])>=128||!Or(t,r))return;let o=Lt();return o?o.call(t,0,r):bt(e,t,r)}function Is(e,t,r){let o=Lt(),n=Y(e);if(!(r<
512&&(n||!o))&&!!1&&!Z(t,r))try{return Ir()?.(t)??Qe(t,r,128,128)?o?o.call(t):We()?.decodeQuickly(t,r):void 0}catch{return}}
var Dt=[],Fr=[];function Cn(e,t,r){if(!(r<=Cr()||r>=512&&!Dr(e)))return Fr[e]===void 0&&(Fr[e]=Fs(e)),Nt(Fr[e],t,r)}function Dn(e,t,r){
return r<512?(As()?Ur(e,t,r):void 0)??bt(e,t,r)??Ur(e,t,r)??Fn(e,t,r):Ur(e,t,r)??(Cs(e)?Fn(e,t,r):void 0)??bt(e,t,r)}var Mr=0,
_s=u(()=>Nr()?8192:512);function Ur(e,t,r){let o=Lt();if(!o||e!==21)return;let n=r<_s();if(n&&Mr>0){Mr-=1;return}if(!Us(
t,r)){n&&(Mr=15);return}if(!Z(t,r))try{return o.call(t)}catch{return}}var Fn=(e,t,r)=>Nt(Nn(e),t,r);function Nt(e,t,r){if(!(!e||
r>1024&&Z(t,r)))try{return e.decode(t)}catch{return}}function Fs(e){let t=Rs(e)?Nn(e):null;return t&&(ne[e]={decoder:t,fatalDecoder:void 0,
canFail:e!==21,leastOfView:Cr()+1,leastOfBuffer:Cr()+1,most:Dr(e)?8192:511,onlyASCII:!1}),t}function Nn(e){return Dt[e]===
void 0&&(Dt[e]=null,Dt[e]=M(()=>Ps(e))??null),Dt[e]}var Lt=u(()=>M(Ms));function Ms(){let e=ce,t=Uint8Array.from({length:256},
(r,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Us(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)
if((e[o]&224)===128)return!1;return r===t||Qe(e,t,128,224)}var Cs=e=>e===21?Nr():Ds()||Ns()&&xt(e),Dr=e=>!Lt()&&(e===21?
Nr():Ls()),Ds=u(()=>A()||R()),Ns=u(_),Ls=u(A),Nr=u(()=>A()||w()||!(J()>0)),Rs=e=>A()||w()||q()||j()||te()&&e===21;function Ps(e){
let t=gt(e),r=z(O[e].name),o=i=>r.decode(i)===String.fromCharCode(...Array.from(i,s=>t[s])),n=Uint8Array.from({length:4096},
(i,s)=>s);return n.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(n)?r:void 0}var Ln;function Rn(e,t,r){return Ln??=Ws(),Ln(e,t,r)}function Ws(){let e=We(),{mixed:t,most:r}=e&&w()?{mixed:0,most:0}:an();
return(o,n,i)=>{if(n<=t||n<=r&&_t(o,n)){let s=Ae(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?
e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function Rt(e,t,r,o=!1){try{ve(e,null);let n=Xe(t,r,0,o,!0);return n<
0?void 0:Bt(0,n)}catch(n){throw N(n)}}var Lr=u(()=>A()?{any:768,shiftJIS:224,markup:1/0}:_()?{any:512,shiftJIS:512,markup:2048}:w()?{any:256,shiftJIS:160,markup:2048}:
{any:0,shiftJIS:0,markup:R()?112:0}),Pn=e=>e===34?Lr().shiftJIS:Lr().any,Wn=[];function kn(e,t,r){if(r>Lr().markup||r>Pn(
e)&&!Hs(t,r))return;let o=Wn[e];if(o)return Nt(o,t,r);Gs(e,r)}function Hs(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.
ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var st=[];function Gs(e,t){st[e]===void 0&&(st[e]=M(()=>Ys(
e))??null);let r=st[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,st[e]=null,M(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===Rt(e,o,b(o))&&(st[e]=r):js(e,r.decoder)})))}function js(e,t){Wn[e]=t;let r=Pn(e);ne[e]={decoder:t,
fatalDecoder:void 0,canFail:!0,leastOfView:19,leastOfBuffer:1,most:r,onlyASCII:!1}}var Ys=e=>({decoder:z(O[e].name),sequences:Vs(
e),credit:0}),Ks=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Rr=[10,164,162];function*Vs(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Ks)yield Uint8Array.of(...i,...Rr);for(let i=128;i<=255;i++)yield Fe([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Fe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Fe([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Fe([i,Math.min(i+7,254)],r,n,r);yield Fe([227,227],[50,
50],o,r),yield Fe([129,129],[48,48],t),yield Fe([129,129],[48,48],n,t)}}function Fe(...e){let t=e.map(([s,c])=>c-s+1),r=t.
reduce((s,c)=>s*c),o=e.length+Rr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-
1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(Rr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var $e=new Uint8Array(18),qs=[0,0],Me=class{encoding;fatal;ignoreBOM;#e=null;#t=qs;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return O[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=xe(t);if(!this.#e&&this.#r===0){let i=this.#a(t,n,r);if(i!==void 0)return r||
this.#d(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?Rn(t,r,this.fatal):_r(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{let s=this.#a(
t,r,!0);if(s!==void 0)return s;let c=i&&!Zt(n)?Rt(n,t,r,this.fatal):void 0;if(c!==void 0)return c}return this.#s(t,r,!0,
o)}#s(t,r,o,n){if(this.#r>0){let a=this.#m(t,r,o)??this.#p(t,r,o,n);if(a!==void 0)return a;this.#x()}let i=this.#e,s=this.#o,
c=this.#n,f="";try{f=this.#h(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=c,N(a)}let d=this.#i;if(d)
throw this.#i=null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#a(t,r,o){let{encoding:n}=this;if(C.length=
0,r===0)return"";if(n===0){let c=un(t,r)?Ae(t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=_r(t,r,o,this.fatal);return this.#c(
f)}if(n===38){let c=r<=36?ln(t,r):En(t,r);return this.#c(c)}if(!no(n))return;let i=Y(n),s=(t[0]<128?Un(n,t,r):void 0)??(!i&&
o&&r>18?kn(n,t,r):void 0)??(dn(t,r,i)?wr(t,r,o,n):void 0)??void 0;return this.#u(s)}#u(t){return this.fatal&&this.encoding!==
21&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#m(t,r,o){
let n=this.#r+r;if(r===0||n>18)return;C.length=0,this.#l(t,n);let i=this.encoding===0?Ae($e,n,o,this.fatal):this.#u(wr($e,
n,o,this.encoding));return i!==void 0&&!o&&this.#d(r),i}#p(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,s=this.#o,
c=this.#t,f=this.#r,d=c[0]<224?2:3;if(f+r<=d)return;this.#l(t,d);let a=Ae($e,d,!0,!0);if(a===void 0)return;let y=d-f;this.#r=
0,this.#n+=y,this.#o=!0;try{return be(a,this.decode(g(t,y),o,n))}catch(m){throw this.#o=s,m instanceof it||m instanceof TypeError||
(this.#e=null,this.#n=i,this.#t=c,this.#r=f),m}}#l(t,r){$e[0]=this.#t[0],$e[1]=this.#t[1];for(let o=this.#r;o<r;o++)$e[o]=
t[o-this.#r]}#d(t){this.#n+=t,this.#o||=this.#r+t>C.length,this.#r=C.length,C.length>0&&(this.#t=[C.bytes[0],C.bytes[1]])}#x(){
let t=Uint8Array.from(this.#t);try{ve(this.encoding,null),Xe(t,this.#r,0,this.fatal,!1),this.#e=Oe(),this.#r=0}catch(r){
throw N(r)}}#h(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=Tn(this.encoding,t,r);if(!n)return;let i=0,
s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===
128;)i+=1;if(i===r)return;if(s=this.#f(g(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:g(t,i,c),d=n.decode(f,this.fatal);
if(d===void 0){if(s=be(s,this.#f(f,c-i,!0)),this.#i)return s}else Ct(f,c-i,d),s=be(s,this.#c(d)),this.#n+=c-i;return this.#o||=
c>0,c===r?s:this.encoding===0&&!o&&Ft(t,c,r)?(this.#d(r-c),s):be(s,this.#f(g(t,c,r),r-c,o))}#f(t,r,o){ve(this.encoding,this.#e);
let n="",i=qo(r),s=this.#o||this.ignoreBOM||!Zt(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,
r-f),y=f===0&&d?t:g(t,f,f+a),m=Xe(y,a,c,this.fatal,o&&d);if(m<0)return this.#e=Oe(),this.#i=new it(this.name,this.#n+f+$.
start(),$.length()),n;if(c+=m,c>0&&(d||!zo(c))){let F=!s&&vo()===65279?1:0;i?i.add(Jo()+2*F,c-F):n=be(n,Bt(F,c)),s=!0,c=
0}if(d)break}return this.#o=s,this.#e=o?null:Go(),this.#n+=r,i?i.toText():(this.encoding===0&&Ct(t,r,n),n)}},ct=new Me(0,
!1,!1);function $n(e,t,r,o,n,i){return ct.encoding=r,ct.fatal=o,ct.ignoreBOM=n,(t>18?nt(ct,e,t,!0):void 0)??ct.decodeWhole(
e,t,i)}function Hn(e,t){let r=ae(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands \
for the encoding 'replacement', which decodes nothing.`);return r}var vs=["fatal","html","replacement"];function Pt(e,t){let{length:r}=e,o=Y(t);if(r>64&&r>(o?en():hr()))return;if(!1)return tn(
e,pr(t));if(!!0)return;let n=pr(t);return n&&on(e,n)}var Zs=u(()=>w()||R()||_()&&!Ce);function Kn(e,t){return Zs()?rn(e,
Vo(t)):Zo(e,t)}var Wr=()=>"",L=class{encoding;unmappable;#e;#t=null;#r=0;#o=W;locate=t=>t;constructor(t,r,o=void 0){this.
encoding=t,this.unmappable=r,this.#e=o}get name(){return O[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#s(
t,r)}get#n(){return this.#e?0:vs.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=Pt(t,this.encoding);
if(r)return r;try{let o=!1;if(o)return o;Ot(this.encoding,null),et(t,0,t.length);let n=At(0,t.length,this.#n,!0);return n===
-2||!$.finished()?void 0:(this.#r=0,tt(n))}catch(o){throw N(o)}}#s(t,r){let o=new Wt;return this.encodeOrFail(t,r,n=>o.add(
n),(n,i)=>{throw new Ie(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,c=this.#o;
r&&(this.#o=W,this.#t=null,this.#r=0);let f=this.#e,d=this.#n,a=f===Wr,y=f&&!a?2048:65536,m=f&&this.encoding===33?new Pr(
c,o):void 0,F=m?x=>m.add(x):o,ee=m?x=>m.addUnchanged(x):o,S=0,T=null;try{if(!s){let x=Pt;for(;S+65536<t.length;S+=65536){
let G=x(t.slice(S,S+65536),this.encoding);if(!G)break;o(G)}}for(Ot(this.encoding,s);S===0||S<t.length;S+=y){let x=Math.min(
S+y,t.length);et(t,S,x);let G=x===t.length;for(let se=0,jr=!1;!jr;){let dt=At(se,x-S,d,r&&G);F(tt(dt===-2?$.written():dt));
let Yr=i+S+se+$.start();if(se+=$.read(),jr=dt!==-2&&$.finished(),dt!==-2||a)continue;let Kt=$.codePoint();if(f){T=Oe(T);
let{count:xi}=p,Kr=()=>this.locate(Yr),at=f(Kt,Kr);p.count!==xi&&(Ot(this.encoding,T),et(t,S,x));let Vr=hi=>{throw new Ie(
hi,Kr(),this.name)};typeof at=="string"?Xs(at,F,Vr):at?ee(at):Vr(Kt)}else n(Kt,Yr)}}}catch(x){throw N(x)}if(r){m&&o(m.held);
return}m&&(this.#o=m.held),this.#t=Oe(),this.#r=i+t.length}};function Xs(e,t,r){let o=Eo(e);for(let n=0;n<o.length;n+=2048){
let i=Math.min(n+2048,o.length);et(o,n,i,2048);let s=At(2048,2048+i-n,0,!1);s===-2&&r($.codePoint()),t(tt(s))}}var Pr=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=b(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(he(
t,0,o)),this.held=he(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=W,this.#e(t)}},Wt=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=b(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);P(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){P(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?he(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=Qs(this.#r),o=0;return this.forEach(n=>{P(r,n,o),o+=b(n)}),r}};function Qs(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function ft(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=ae(e,t);if(o===37||o===38){let{name:n}=O[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return ec(o,e,t)}function ec(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function H(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ue(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function kr(){throw new TypeError("Illegal invocation")}var Vn="Failed to execute 'encodeInto' on 'TextEncoder'",kt=H({TextEncoder:class{#e="utf-8";constructor(){new.target!==kt&&
Ue(this,new.target,kt)}get encoding(){return this.#e}encode(e=""){return#e in this||kr(),$t(I(e))}encodeInto(e,t){#e in this||
kr();let o=typeof e=="string"&&t instanceof Uint8Array?Ut(e,t):void 0;if(o&&o.read===e.length)return o;nr(arguments.length,
2,Vn);let n=I(e),i=wo(t,Vn),{read:s,written:c}=o??Ut(n,i)??{read:0,written:0};if(s===n.length||c===b(i))return{read:s,written:c};
let f=uc(n.slice(s),g(rr(i),c));return{read:s+f.read,written:c+f.written}}}});function $t(e){return e.length<=6?rt(e):(zn??=
nc(),zn(e)??new L(0,"fatal").encode(e,!0))}var zn;function nc(){let e=bn();return A()||w()?e:t=>ic(t)??e(t)}function ic(e){
let{length:t}=e;if(t<=21)return rt(e);if(t<=64&&sc()){let r=(cc()||fc(e))&&qn(V,e);if(r)return r}return t>=1024&&t<=65536&&
ac(e)?qn(dc(),e):void 0}var sc=u(()=>!D()),cc=u(()=>te()||_());function fc(e){return e.length*It(Zn(e))*.75<=64}function qn(e,t){
let r=Ut(t,e);return r?.read===t.length?ye(e,0,r.written):void 0}var dc=u(()=>new Uint8Array(3*65536)),ac=e=>Jn()<=65535&&
Zn(e)>=Jn(),Jn=u(()=>D()?256:j()?0:1/0);function Zn(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}function uc(e,t){let r=0,o=0;for(;r<e.length;){let n=yr(e,r);if(o+It(n)>b(t))break;o=Sr(n,t,o),r+=n<65536?1:2}return{
read:r,written:o}}var Xn="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Qn=`!
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
?`;var mc=u(()=>{let e=Qn.split(`
`),t=0;return new Map(Xn.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
ei=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ti(e){let t=new L(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Ie)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=ri(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function ri(e,t,r){if(ei(e))return"";if(r===0)return null;let o=pc(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:ri(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function pc(e){
let t=[...mc().get(e)??[],...xc(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function xc(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,F)=>c(
F)),d=o.filter((m,F)=>!c(F)),a=[r,...f].join("").normalize("NFC"),y=a+d.join("");y.normalize("NFD")===t&&n.push(y),d.every(
ei)&&i.push(a)}return[...n,...i]}var hc=["fatal","html","replacement","ignore","translit"],yc=Oo(hc),oi=(e,t,r)=>typeof e=="function"?e:yc(e,t,r);function ni(e,t,r){
return typeof e=="function"?(o,n)=>Sc(e(o,n()),r):e==="ignore"?Wr:e==="translit"?ti(t):void 0}function Sc(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=Se(K(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return he(o,0,b(o))}var wc="Failed to construct 'LegacyTextEncoder'",$r="Failed to execute 'encode'";function ii(e,t="utf-8",r=void 0){let o=we(
e,$r);if(r===void 0){let i=ft(I(t),$r);return i===0?$t(o):Pt(o,i)??new L(i,"fatal").encode(o,!0)}let n=Ht(t,r,$r);return n.
encoding===0?$t(o):n.encode(o,!0)}function Ht(e,t,r){let o=I(e),n=t===void 0?"fatal":To(t,{unmappable:oi},r).unmappable,
i=ft(o,r);return new L(i,n,ni(n,i,r))}var si=H({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=Ht(e,
t,wc)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":we(e,o);X(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var Ge="Failed to execute 'decode' on 'TextDecoder'",Gt=H({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=
Hr(e,t,"Failed to construct 'TextDecoder'"),new.target!==Gt&&Ue(this,new.target,Gt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){
return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=W,t=void 0){let r=this.#e;if(t===void 0&&!this.#t){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array){let{length:s}=e;return(s>18?nt(r,e,s,!0):void 0)??r.decodeWhole(e,xe(
e),Ge)}if(e instanceof ArrayBuffer){let s=or(e);if(s)return nt(r,e,s,!1)??r.decodeWhole(new Uint8Array(e),s,Ge)}}let o=K(
e,Ge);X(t,Ge);let n=!!t?.stream,i=qe(o);if(!this.#t){if(!n)return r.decodeWhole(i,xe(i),Ge);r.reset()}return this.#t=n,r.
decode(i,!n,Ge)}}});function Hr(e,t,r){let o=I(e);X(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return new Me(Hn(o,r),n,i)}function ci(e,t,r){let o=Zr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Gr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return ci(e,(o,n)=>n(t.decode(Se(K(o,r)),!1,r)),o=>o(t.
decode(W,!0,r)))}var jt=H({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Hr(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=Gr("TextDecoderStream",r),new.target!==jt&&Ue(this,new.target,jt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),Yt=H({TextEncoderStream:class{#e;constructor(){this.#e=
fi("TextEncoderStream",new L(0,"fatal"),I),new.target!==Yt&&Ue(this,new.target,Yt)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function fi(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return ci(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var di=H({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=Ht(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=fi("LegacyTextEncoderSt\
ream",r,we)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var je=class{fatal;ignoreBOM;#e;#t;#r=W;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&b(this.#r)===0?t:yo(this.#r,t);if(!r&&co(n))return this.#r=
n,"";let i=ze(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Me(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?g(n,s):n,r,o)}};var ai=H({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=I(e);X(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new je(ae(o,r),n,i);this.#e=s,this.#t=Gr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function ui(e,t){let r="Failed to execute 'findUnmappable'",o=we(e,r),n=ft(I(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new L(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function li(e){let t=ze(qe(K(e,"Failed to execute 'bomSniff'")));return t?O[t.encoding].name:null}function mi(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=K(e,o),i=ae(I(t),o);X(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=qe(n);return ze(f)?new je(
i,s,c).decode(f,!0,o):$n(f,xe(f),i,s,!0,o)}async function pi(e=void 0){let t=await e;if(t===void 0)dr()||await fr(mt,!0);else{let r=Tc(t)?await Ec(t):t;await fr(()=>r,
!1)}}var Tc=e=>typeof e?.arrayBuffer=="function";function Ec(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{ai as DecoderStream,si as LegacyTextEncoder,di as LegacyTextEncoderStream,Gt as TextDecoder,jt as TextDecoderStream,
kt as TextEncoder,Yt as TextEncoderStream,Ie as UnmappableError,li as bomSniff,mi as decode,ii as encode,O as encodings,
ui as findUnmappable,pi as initialize,ao as labelToName};
