var lt=(e,t)=>e?.prototype?.[t],mt=e=>lt(globalThis.Buffer,e),me=mt("ucs2Slice"),De=mt("ucs2Write"),vr=mt("utf8Slice"),se=mt(
"latin1Slice"),Zr=e=>globalThis[e],Xr=Zr("TextDecoder"),wi=lt(Xr,"decode"),Jt=Zr("TextEncoder"),Ti=lt(Jt,"encode"),Ei=lt(
Jt,"encodeInto");function q(e,t=!1){let r=new Xr(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(r,"decode",{value:wi}),
r}function Qr(){let e=new Jt;return Object.defineProperties(e,{encode:{value:Ti},encodeInto:{value:Ei}}),e}function M(e){
try{return e()}catch{return}}var b=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis,te=()=>vt().includes("Chrom\
e/"),R=()=>vt().includes("AppleWebKit/")&&!te()&&!(v()>0);function vt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var C=()=>"Deno"in globalThis,_=()=>vt()==="Cloudflare-Workers",J=()=>R()||_(),v=()=>_()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),V=()=>v()<22,Ve=e=>globalThis.process?.getBuiltinModule?.(e),qt;function eo(){let{
TransformStream:e}=globalThis;return e&&e===qt?e:(qt=[e,Ve("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),qt)}var Oi=e=>Ve("node:fs").readFileSync(e);function to(e){try{return Oi(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var pt=()=>to(()=>new URL("./single-byte.wasm",import.meta.url)),xt="encoding-wasm/single-byte";var ro=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Zt=["single-byte"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var O=gi();function gi(){let e=ro.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var so=u(()=>new Map(O.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Bi=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],co=e=>e<36&&e!==33,Y=e=>e>0&&e<29,ht=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(O[e].name),Ai=e=>Bi.find(([t])=>e>=t)[1];function fo(e){let t=so();return t.get(e)??t.get(lo(Mi(e)))}function de(e,t){
let r=fo(e);if(r===void 0){let o=_i(e),n=o===void 0?"":` Did you mean '${O[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(Zt){let o=Ai(r);if(o&&!Zt.includes(o))throw new RangeError(`${t}: '${xt}\
' doesn't include ${O[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Ii=u(()=>new Map(
Array.from(so(),([e,t])=>[ao(e),t]).reverse()));function _i(e){let t=ao(e),r=Ii().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var ao=e=>lo(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Fi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ze(e){if(e[0]>=239)return Fi.find(t=>t.bytes.every((r,o)=>e[o]===r))}function uo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Qt(e){return e===0||e===37||e===38}function Mi(e){let t=0,r=e.length;for(;oo(e[t]);)t+=1;for(;oo(e[r-1]);)r-=1;
return e.slice(t,r)}var oo=e=>`	
\f\r `.includes(e);function lo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function mo(e){let t=fo(`${e}`);return t===
void 0?null:O[t].name}var er=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,po=()=>Object.getPrototypeOf(Uint8Array.prototype),yt=e=>er(po(),
e),tr=e=>er(DataView.prototype,e),Ci=()=>er(ArrayBuffer.prototype,"byteLength"),rr=e=>po()[e],xo=yt(Symbol.toStringTag),
or=yt("buffer"),ho=yt("byteOffset"),yo=yt("byteLength"),Ni=rr("includes"),Li=rr("set"),Ri=rr("slice"),Pi=tr("buffer"),Wi=tr(
"byteOffset"),So=tr("byteLength"),wo=Ci(),g=e=>yo.call(e);function pe(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:g(e)}var B=(e,t,r=g(e))=>new Uint8Array(or.call(e),ho.call(e)+t,r-t);function To(e,t){let r=new Uint8Array(
g(e)+g(t));return P(r,e),P(r,t,g(e)),r}var P=(e,t,r)=>Li.call(e,t,r),Eo=(e,t)=>Ni.call(e,t),xe=(e,t,r)=>Ri.call(e,t,r);function he(e,t,r){if(r>24)return xe(e,t,
t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function X(e,t){if(t<=64)return!1;try{return wo.call(
or.call(e)),!1}catch{return!0}}var ki="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function K(e,t,r=ki){
if(!ArrayBuffer.isView(e)&&ir(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Oo(e,t){if(ArrayBuffer.isView(
e)&&xo.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function ye(e){
if(ArrayBuffer.isView(e))return nr(e);try{return new Uint8Array(e)}catch{return W}}var qe=e=>e instanceof Uint8Array?e:ye(
e);function nr(e){try{return xo.call(e)===void 0?new Uint8Array(Pi.call(e),Wi.call(e),So.call(e)):new Uint8Array(or.call(
e),ho.call(e),yo.call(e))}catch{return W}}var W=new Uint8Array;function ir(e){try{return wo.call(e)}catch{}try{return So.
call(new DataView(e))}catch{return}}function bo(e,t,r){Q(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](
e?.[n],r,n));return o}function Q(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: Th\
e options must be an object.`)}var I=e=>`${e}`;function go(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Se(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function sr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function Bo(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=I(r);if(e.includes(i))return i;
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function _o(e,t,r){let o=St(f=>ji(f,r),e,t),n=St(Yi,e,t);if(o&&n){let f=C()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<f?o:n).write(d,a),readBytes:o.readBytes,writeBytes:C()?o.writeBytes:void 0,mostByTable:512}}
let i=cr(e);if(o)return b()?Vi(o,St(Io,e,t)):o;let s=n??St(Io,e,t)??i,c=n?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(
f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function St(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),cr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Gi="str\
ings";function ji(e,t){let[r]=WebAssembly.Module.customSections(t,Gi),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Vi(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function Yi(e){let[t,r]=[me,De],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(y,m){P(d,new Uint8Array(
e.buffer,y,2*m),a),a+=2*m},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Io(e){let t=q("utf-16le"),{write:r,most:o}=cr(e);return{
read:(n,i)=>t.decode(new Uint16Array(e.buffer,n,i)),write:r,most:o}}function cr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Ne(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var wt,l,dr,Fo,Mo,k,U={input:0,units:0,output:0},Je=0,Tt={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN,count:0};function Te(e,t){
Tt.name=e,Tt.encoding=t,p.newCodec=NaN,p.count+=1,p.isBusy&&zi(),p.isBusy=!0}function zi(){try{Lo(),wt??=Co(vi(pt())),No(
new WebAssembly.Instance(wt),wt)}catch(e){throw Ro(e)}}async function ar(e,t){try{Lo();let r=e(),o=Uo(r)?r:await WebAssembly.compile(t?r:Ji(r));Co(o);let n=await WebAssembly.instantiate(
o);if(ur())return;No(n,o),wt=o}catch(r){throw Ro(r)}}var qi=[0,97,115,109];function Ji(e){let t=ye(K(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(qi.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var ur=()=>!p.isBusy;function vi(e){return Uo(e)?e:new WebAssembly.Module(e)}function Uo(e){try{return WebAssembly.
Module.customSections(e,Do),!0}catch{return!1}}var Do="encoding-wasm";function Co(e){let[t]=WebAssembly.Module.customSections(
e,Do),r=`${xt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function No({
exports:e},t){l=e,fr=WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),ko(),k=_o(l.memory,
U.units,t),Je=Math.min(l.units_length(),k.most),p.isBusy=!1}function Lo(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Ro(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Zi(e))return new RangeError(`encoding-wasm: ${Po} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Po="no memory \
for WebAssembly; free some, and call again",Zi=e=>e instanceof RangeError&&/memory/i.test(e.message);function Et(){return mr(),
dr}function Wo(){return mr(),Fo}function lr(){return mr(),Mo}function mr(){dr[0]===void 0&&ko()}function ko(){let{buffer:e}=l.
memory;dr=new Uint8Array(e),Fo=new Uint8Array(e,U.input,65536),Mo=new Int32Array(e,l.codec(),l.codec_length()>>2)}function $o(e,t){
return Te(e,-1),Ho(t)}function Ho(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw N(t)}}var fr;function N(e){if(!p.
isBusy||!fr||!(e instanceof fr))return e;let t=O[Tt.encoding]?.name,r=`${Tt.name}${t?` of ${t}`:""} failed`;return Xi()?
new RangeError(`encoding-wasm: ${r}: ${Po}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Xi(){try{return l.memory.grow(32),
!1}catch{return!0}}function Ee(e=null){let t=lr();return zo(t,e??new Int32Array(t.length))}function Yo(){return l.held()!==0?Ee():(p.newCodec=
Ze,null)}var Ko=e=>zo(e,lr());function zo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function ve(e,t){qo(e,t)||(Te(
"decoding",e),t?Ko(t):l.new_decoder(e),Ze=e===33||e===36?NaN:e)}var Ze=NaN;function qo(e,t){return t||p.newCodec!==e||p.
isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function bt(e,t){qo(~e,t)||(Te("encoding",e),t?Ko(t):l.new_encoder(e),Ze=~e)}function Xe(e,t,r,o,n){Ot(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=Ze),tn(
i)}var re={encoding:-1,at:0,most:0,owner:void 0};function gt(e,t,r){if(re.encoding!==e||re.owner!==l||p.isBusy){try{Te("dec\
oding",e),re.owner=l,re.at=k.readBytes?l.byte_table(e):0,re.most=!ht(e)&&k.mostByTable||1/0,re.encoding=e}catch(n){throw N(
n)}p.isBusy=!1}if(re.at===0||r>re.most)return;if(r<=65536)return Ot(t,r),Go(r);if(k.most>Je)return;let o="";for(let n=0;n<
r;n+=65536){let i=Math.min(65536,r-n);Ot(B(t,n,n+i),i),o=Oe(o,Go(i))}return o}function Qe(e,t,r,o){return $o("decoding",
()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Ot(n===t?e:B(e,i,i+n),n),!l.is_free_of(
n,r,o))return!1;return!0})}function xr(e,t){let r=-1,o,n;function i(s){try{return Te(e,s),r=s,n=l,o=t(s),p.isBusy=!1,o}catch(c){
throw N(c)}}return s=>s===r&&n===l&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var hr=xr("encoding",e=>{let t=l.unit_table(e)>>>
0;if(t===0)return;let{buffer:r}=l.memory;return Y(e)?new Uint8Array(r,t,16384):new Uint16Array(r,t,65536)}),Jo=xr("encod\
ing",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return P(r,new Uint8Array(l.memory.buffer,t,16384)),r}),Bt=xr(
"decoding",e=>{let t=Y(e),r=l.byte_table(e)>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),Go=e=>k.
readBytes(U.input,e,re.at);function Oe(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a str\
ing of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}var vo=e=>e+65536+3<=Je,Zo=e=>e>
Je&&e<268435456?k.collect?.(e+3):void 0,Xo=()=>U.units,Qo=()=>Et()[U.units]|Et()[U.units+1]<<8,At=(e,t)=>k.read(U.units+
2*e,t-e),et=(e,t,r,o=0)=>k.write(e.slice(t,r),U.units+2*o);function en(e,t){if(!p.isBusy&&!k.writeBytes)return;Te("encod\
ing",t);let r=k.writeBytes?.(e,U.output,l.unit_table(t));return p.isBusy=!1,r===e.length?tt(r):void 0}function It(e,t,r,o){
p.isBusy=!0;let n=l.encode_block(e,t,r,+o);return p.isBusy=!1,o&&n>=0&&$.finished()&&(p.newCodec=Ze),tn(n)}function Ot(e,t){let r=Wo();if(t>8)try{P(r,e)}catch{P(r,B(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function tn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var tt=e=>he(Et(),
U.output,e);var $={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var z=new Uint8Array(256);function rt(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)z[r++]=
n;else if(n<2048)z[r++]=192|n>>6,z[r++]=128|n&63;else if(!be(n))z[r++]=224|n>>12,z[r++]=128|n>>6&63,z[r++]=128|n&63;else{
let i=wr(e,o);i>=65536&&(o+=1),r=Tr(i,z,r)}}return he(z,0,r)}var on=u(()=>De?96:b()||J()?1024:128),Sr=u(()=>J()?65536:b()||
T()?4096:128),rs=u(()=>new Uint8Array(2*Sr()));function nn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){
let i=e.charCodeAt(n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}function sn(e,t){let{length:r}=e,o=new Uint8Array(
r);for(let i=0;i<r;i++)o[i]=t[e.charCodeAt(i)];return(_()?Qe(o,r,0,255):!Eo(o,0))?o:void 0}function cn(e,t){let{length:r}=e,
o=2*r<=256?z:rs(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[n++]=c>>8),
o[n++]=c}return he(o,0,n)}var be=e=>(e&63488)===55296;function wr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(
t);return o>=55296&&o<=57343?65533:o}var _t=e=>e<128?1:e<2048?2:e<65536?3:4;function Tr(e,t,r){if(e<128)return t[r]=e,r+
1;let o=_t(e);for(let n=o-1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var fn=new Uint8Array(
128),oe=os(fn);function os(e){return new Uint16Array(e.buffer)}var dn=u(()=>br()?0:18),an=u(()=>v()>0&&!C()&&!T()?12:18),
ns=u(()=>b()||V()?18:8),un=u(()=>C()||!(v()>=22||J())?64:32),is=u(()=>b()||T()||R()?64:32),ss=u(()=>R()?36:18),Ft=(e,t)=>(e[0]&
e[t>>1])>=128;function ln(e,t,r){return r?t<=ns():t<=ss()||t<=is()&&(Ft(e,t)||Ut())}var mn=()=>({mixed:an(),most:un()}),
pn=(e,t)=>t<=an()||t<=64&&Ft(e,t)&&t<=un(),D={length:0,bytes:[0,0]};function Be(e,t,r,o){if(e[0]<128&&br())return gr(e,t)?
se.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,a=e[i++]^128,y=d?0:e[i++]^128;
if(c=d?(f&31)<<6|a:(f&15)<<12|a<<6|y,!(f>=194&&f<240&&(a|y)<64&&i<=t)||!d&&(c<2048||be(c)||c===65279))return cs(e,s,t,r,
o,n)}oe[n++]=c}return ot(n)}function xn(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(be(n))
return;oe[r++]=n}return ot(r)}function cs(e,t,r,o,n,i){let s=Or();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:
f<224?1:f<240?2:3,a=d>0?f&63>>d:f,y=d===0&&f>=128,m=f===224?160:f===240?144:128,F=f===237?159:f===244?143:191,ee=0;for(;ee<
d&&c<r;ee++,c++){let S=e[c];if(S<m||S>F)break;m=128,F=191,a=a<<6|S&63}if(ee<d){if(c===r&&!o){if(f>=239)return;hn(f,128|a&
63,1+ee);break}y=!0}if(y&&n||(y&&(a=65533),a===65279))return;a>65535&&(oe[i++]=55232+(a>>10),a=56320|a&1023),oe[i++]=a}return ot(
i)}function Er(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=Bt(o),!n)return;if(d=n[f],!1)
return fs(e,c,t,r,i,o,n)}oe[i++]=d}return ot(i)}function fs(e,t,r,o,n,i,s){let c=Or();for(let f=t;f<r&&n<=c;){let d=e[f++],
a=d<128?d:s[d];if(be(a)){if(f===r&&!o){if(i===32)return;hn(d,0,1);break}let y=f<r?e[f]:0;if(a=s[d|y<<8],!be(a))f+=1;else if(ds(
a))a=65533;else return}oe[n++]=a}return ot(n)}var ds=e=>e>=57088&&e<=57216;function Mt(e,t,r){return D.length=0,Be(B(e,t,
r),r-t,!1,!0)===""}function hn(e,t,r){D.length=r,D.bytes[0]=e,D.bytes[1]=t}function ot(e){if(e<3||e<=18&&!br())return Ne(
oe,0,e);if(Ut())return me.call(fn,0,2*e);if(!(e>Or()))return Ne(oe,0,18)+Ne(oe,18,e-18)}var Or=u(()=>Ut()?1/0:36),br=u(()=>T()&&
Ut()),Ut=u(()=>M(as)===!0);function as(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);
return t(me)==="a\uFEFF\uD83D"&&t(se)==="a\0\xFF\xFE=\xD8"}function gr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}
function le(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var Ar=[],Pe=1e9;function Ae(e,t){Ar[e]=t,Pe=Math.min(Pe,t.leastOfView)}function nt(e,t,r,o){let n=Ar[e.encoding];if(!n||
r<(o?n.leastOfView:n.leastOfBuffer)||r>n.most||o&&r>1024&&X(t,r))return;let i=e.fatal&&n.canFail?us(n,t):Dt(n.decoder,t);
return i===void 0?void 0:(n.onlyASCII&&i.length!==r&&(Ar[e.encoding]=void 0),e.encoding===0&&!e.ignoreBOM&&i.charCodeAt(
0)===65279?i.slice(1):i)}function Dt(e,t){try{return e.decode(t)}catch{return}}var Br=0;function us({decoder:e,fatalDecoder:t},r){
if(Br>0){Br-=1;return}let o=Dt(t??e,r),n=t?o!==void 0:!o?.includes("\uFFFD");return n||(Br=15),n?o:void 0}var it=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ls=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,yn=Symbol.for("encoding-wasm.UnmappableError"),Ie=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${ls(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&yn in o}[yn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Mr=u(()=>M(hs)),ke=u(()=>M(ys)),Tn=u(()=>M(gs)),En=u(()=>M(Is));function On(e,t,r){if(e!==0&&e!==38||r<24||X(t,r)||e===
0&&gn(t,r))return;let o=e===0?ke():Tn();return o?.takes?.(t,r)===!1?void 0:o}function Ur(e,t,r,o){if(D.length=0,o&&t>8192||
t>1024&&(X(e,t)||gn(e,t)))return;let n=ke();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(
e,t):t;if(!(i<t&&(r||!Mt(e,i,t))))try{let s=i<t?B(e,0,i):e,c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,i);return t>256&&c!==
void 0&&Nt(s,i,c),c}catch{return}}function bn(e,t){let r=Tn();if(!(t%2>0||!r?.takes?.(e,t)||X(e,t)))return r.decode(e,!0)}
function gn(e,t){if(t<8192||xs())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&
r++;return r>1}var xs=u(R);function Bn(){let e=En();return t=>{try{return e?.encode(t)}catch{return}}}function Ct(e,t){try{
return En()?.encodeInto(e,t)}catch{return}}function hs(){let{isAscii:e}=Ve("node:buffer"),t=new Uint8Array(100).fill(127);
return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function ys(){let e=V(),t=e?Mr():void 0;if(e&&!t)return;let r=q(
"utf-8"),o=M(ws),n=w=>r.decode(w),i=Es(n),s=J()&&o?w=>o.decode(w):Ts(i),c=t&&((w,x)=>le(w,x)&&t(w)),f=c??(te()?Os:_()?bs:
void 0),d=c?(w,x)=>Fn(w,x)||x>256&&c(w,x):f,a=Uint8Array.of(...An,..._n.flat()),y=`${In}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
m=Uint8Array.of(97,127),F=i(a,a.length)===y&&n(a)===y&&r.decode(a.buffer)===y&&i(m,2)==="a\x7F"&&Ir(w=>s(w,w.length)),ee=se;
if(!F||t&&ee.call(m)!=="a\x7F")return;let S={decoder:r,fatalDecoder:o,canFail:!0,...Ss()};return S.onlyASCII||Ae(0,S),{decode(w,x){
try{return t?ee.call(w):(x?s:n)(w,w.length)}catch{return}},decodeQuickly:S.onlyASCII?Sn(i,S):i,decodeOrFail:S.onlyASCII?
Sn(s,S):s,takesQuickly:d,takes:f,completeLength(w,x){for(let j=1;j<=3&&j<=x;j++){let ie=w[x-j];if(ie<128)break;if(ie>=192)
return(ie>=240?4:ie>=224?3:2)>j?x-j:x}return x}}}var Sn=(e,t)=>(r,o)=>{let n=e(r,o);return n?.length===o&&Ae(0,t),n};function Ss(){
let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return T()?{...e,leastOfView:19}:C()?{...e,leastOfView:1024,
leastOfBuffer:1024}:V()?{...e,leastOfView:13,most:2048,onlyASCII:!0}:te()?{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:
_()?{...e,most:1023}:b()?{...e,leastOfView:65}:v()>0?{...e,leastOfView:512}:e}function ws(){let e=q("utf-8",!0);return Ir(
r=>e.decode(r))&&Ir(({buffer:r})=>e.decode(r))&&!C()?e:void 0}var Ir=e=>e(Uint8Array.from(An))===In&&_n.every(t=>M(()=>e(
Uint8Array.from(t)))===void 0),An=[239,187,191,97,230,188,162,240,159,146,169],In="\uFEFFa\u6F22\u{1F4A9}",_n=[[192,128],
[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Ts=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:
o};function Es(e){let[t,r]=[vr,se];if(V())return(n,i)=>i>256?r.call(n):e(n);if(!t||T()||!(v()>=22))return e;let o=C()?Fn:
()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Fn=(e,t)=>t<=64||t<=256&&le(e,t);function Os(e,t){if(t<64)return!1;if(le(e,
t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=
3;else if(i>=206&&i<240)return!1}return r>=0}var _r=0;function Nt(e,t,r){t<1024||!_()||!le(e,t)||(_r=r.length===t?0:_r+1)}
function bs(e,t){if(t<1024)return!0;if(le(e,t))return _r<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=
227&&e[n]<234&&(r+=1);return r<3}function gs(){return b()||J()?As():Bs()}function Bs(){let e=me,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Mn(V()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function As(){
let e=q("utf-16le");if(e.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Mn(1/0,(t,r)=>{let o=e.
decode(t);return r&&o.includes("\uFFFD")?void 0:o})}var Mn=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){try{return t(r,o)}catch{
return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});function Is(){let e=Qr(),{read:t,written:r}=e.
encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&
`${[...n]}`==`${[...rt(o)]}`&&Object.getPrototypeOf(n)===Uint8Array.prototype?e:void 0}var Lr=u(()=>J()?8:te()?352:18),_s=u(T);function Cn(e,t,r){if(r>64)return le(t,r)?Fs(e,t,r):void 0;if(r<=dn()||(t[r>>1]|
t[r-1])>=128||!gr(t,r))return;let o=Pt();return o?o.call(t,0,r):gt(e,t,r)}function Fs(e,t,r){let o=Pt(),n=Y(e);if(!(r<512&&
(n||!o))&&!(n&&Rr(e))&&!X(t,r))try{return Mr()?.(t)??Qe(t,r,128,128)?o?o.call(t):ke()?.decodeQuickly(t,r):void 0}catch{return}}
var Lt=[],Dr=[];function Nn(e,t,r){if(!(r<=Lr()||r>=512&&!Rr(e)))return Dr[e]===void 0&&(Dr[e]=Us(e)),Rt(Dr[e],t,r)}function Ln(e,t,r){
return r<512?(_s()?Nr(e,t,r):void 0)??gt(e,t,r)??Nr(e,t,r)??Un(e,t,r):Nr(e,t,r)??(Ns(e)?Un(e,t,r):void 0)??gt(e,t,r)}var Cr=0,
Ms=u(()=>Pr()?8192:512);function Nr(e,t,r){let o=Pt();if(!o||e!==21)return;let n=r<Ms();if(n&&Cr>0){Cr-=1;return}if(!Cs(
t,r)){n&&(Cr=15);return}if(!X(t,r))try{return o.call(t)}catch{return}}var Un=(e,t,r)=>Rt(Rn(e),t,r);function Rt(e,t,r){return e&&
!(r>1024&&X(t,r))?Dt(e,t):void 0}function Us(e){let t=Ws(e)?Rn(e):null;return t&&Ae(e,{decoder:t,fatalDecoder:void 0,canFail:e!==
21,leastOfView:Lr()+1,leastOfBuffer:Lr()+1,most:Rr(e)?8192:511,onlyASCII:!1}),t}function Rn(e){return Lt[e]===void 0&&(Lt[e]=
null,Lt[e]=M(()=>ks(e))??null),Lt[e]}var Pt=u(()=>M(Ds));function Ds(){let e=se,t=Uint8Array.from({length:256},(r,o)=>o);
return e.call(t)===String.fromCharCode(...t)?e:void 0}function Cs(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&
224)===128)return!1;return r===t||Qe(e,t,128,224)}var Ns=e=>e===21?Pr():Ls()||Rs()&&ht(e),Rr=e=>!Pt()&&(e===21?Pr():Ps()),
Ls=u(()=>b()||R()),Rs=u(_),Ps=u(b),Pr=u(()=>b()||T()||!(v()>0)),Ws=e=>b()||T()||J()||V()||te()&&e===21;function ks(e){let t=Bt(
e),r=q(O[e].name),o=i=>r.decode(i)===String.fromCharCode(...Array.from(i,s=>t[s])),n=Uint8Array.from({length:4096},(i,s)=>s);
return n.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(n)?r:void 0}var Pn;function Wn(e,t,r){return Pn??=$s(),Pn(e,t,r)}function $s(){let e=ke(),{mixed:t,most:r}=e&&T()?{mixed:0,most:0}:mn();
return(o,n,i)=>{if(n<=t||n<=r&&Ft(o,n)){let s=Be(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?
e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function Wt(e,t,r,o=!1){try{ve(e,null);let n=Xe(t,r,0,o,!0);return n<
0?void 0:At(0,n)}catch(n){throw N(n)}}var Wr=u(()=>b()?{any:768,shiftJIS:224,markup:1/0}:_()?{any:512,shiftJIS:512,markup:2048}:T()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:R()?112:0}),kn=e=>e===34?Wr().shiftJIS:Wr().any,$n=[];function Hn(e,t,r){if(r>Wr().markup||r>kn(
e)&&!js(t,r))return;let o=$n[e];if(o)return Rt(o,t,r);Vs(e,r)}function js(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.
ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var ct=[];function Vs(e,t){ct[e]===void 0&&(ct[e]=M(()=>Ks(
e))??null);let r=ct[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,ct[e]=null,M(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===Wt(e,o,g(o))&&(ct[e]=r):Ys(e,r.decoder)})))}function Ys(e,t){$n[e]=t;let r=kn(e);Ae(e,{decoder:t,
fatalDecoder:void 0,canFail:!0,leastOfView:19,leastOfBuffer:1,most:r,onlyASCII:!1})}var Ks=e=>({decoder:q(O[e].name),sequences:qs(
e),credit:0}),zs=[[239,187,191],[254,255],[255,254],[132,49,149,51]],kr=[10,164,162];function*qs(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of zs)yield Uint8Array.of(...i,...kr);for(let i=128;i<=255;i++)yield Fe([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Fe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Fe([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Fe([i,Math.min(i+7,254)],r,n,r);yield Fe([227,227],[50,
50],o,r),yield Fe([129,129],[48,48],t),yield Fe([129,129],[48,48],n,t)}}function Fe(...e){let t=e.map(([s,c])=>c-s+1),r=t.
reduce((s,c)=>s*c),o=e.length+kr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-
1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(kr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var $e=new Uint8Array(18),vs=[0,0],Me=class{encoding;fatal;ignoreBOM;#e=null;#t=vs;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return O[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=pe(t);if(!this.#e&&this.#r===0){let i=this.#a(t,n,r);if(i!==void 0)return r||
this.#d(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?Wn(t,r,this.fatal):Ur(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{let s=this.#a(
t,r,!0);if(s!==void 0)return s;let c=i&&!Qt(n)?Wt(n,t,r,this.fatal):void 0;if(c!==void 0)return c}return this.#s(t,r,!0,
o)}#s(t,r,o,n){if(this.#r>0){let a=this.#m(t,r,o)??this.#p(t,r,o,n);if(a!==void 0)return a;this.#x()}let i=this.#e,s=this.#o,
c=this.#n,f="";try{f=this.#h(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=c,N(a)}let d=this.#i;if(d)
throw this.#i=null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#a(t,r,o){let{encoding:n}=this;if(D.length=
0,r===0)return"";if(n===0){let c=pn(t,r)?Be(t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=Ur(t,r,o,this.fatal);return this.#c(
f)}if(n===38){let c=r<=36?xn(t,r):bn(t,r);return this.#c(c)}if(!co(n))return;let i=Y(n),s=(i?Nn(n,t,r):void 0)??(t[0]<128?
Cn(n,t,r):void 0)??void 0??(ln(t,r,i)?Er(t,r,o,n):void 0)??(i?Ln(n,t,r):void 0);return this.#u(s)}#u(t){return this.fatal&&
this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(
1):t}#m(t,r,o){let n=this.#r+r;if(r===0||n>18)return;D.length=0,this.#l(t,n);let i=this.encoding===0?Be($e,n,o,this.fatal):
this.#u(Er($e,n,o,this.encoding));return i!==void 0&&!o&&this.#d(r),i}#p(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,
s=this.#o,c=this.#t,f=this.#r,d=c[0]<224?2:3;if(f+r<=d)return;this.#l(t,d);let a=Be($e,d,!0,!0);if(a===void 0)return;let y=d-
f;this.#r=0,this.#n+=y,this.#o=!0;try{return Oe(a,this.decode(B(t,y),o,n))}catch(m){throw this.#o=s,m instanceof it||m instanceof
TypeError||(this.#e=null,this.#n=i,this.#t=c,this.#r=f),m}}#l(t,r){$e[0]=this.#t[0],$e[1]=this.#t[1];for(let o=this.#r;o<
r;o++)$e[o]=t[o-this.#r]}#d(t){this.#n+=t,this.#o||=this.#r+t>D.length,this.#r=D.length,D.length>0&&(this.#t=[D.bytes[0],
D.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{ve(this.encoding,null),Xe(t,this.#r,0,this.fatal,!1),this.#e=Ee(),this.#r=
0}catch(r){throw N(r)}}#h(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=On(this.encoding,t,r);if(!n)return;
let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&
192)===128;)i+=1;if(i===r)return;if(s=this.#f(B(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:B(t,i,c),d=n.decode(f,
this.fatal);if(d===void 0){if(s=Oe(s,this.#f(f,c-i,!0)),this.#i)return s}else Nt(f,c-i,d),s=Oe(s,this.#c(d)),this.#n+=c-
i;return this.#o||=c>0,c===r?s:this.encoding===0&&!o&&Mt(t,c,r)?(this.#d(r-c),s):Oe(s,this.#f(B(t,c,r),r-c,o))}#f(t,r,o){
ve(this.encoding,this.#e);let n="",i=Zo(r),s=this.#o||this.ignoreBOM||!Qt(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-
f<=65536,a=Math.min(65536,r-f),y=f===0&&d?t:B(t,f,f+a),m=Xe(y,a,c,this.fatal,o&&d);if(m<0)return this.#e=Ee(),this.#i=new it(
this.name,this.#n+f+$.start(),$.length()),n;if(c+=m,c>0&&(d||!vo(c))){let F=!s&&Qo()===65279?1:0;i?i.add(Xo()+2*F,c-F):n=
Oe(n,At(F,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:Yo(),this.#n+=r,i?i.toText():(this.encoding===0&&Nt(t,
r,n),n)}},ft=new Me(0,!1,!1);function Gn(e,t,r,o,n,i){return ft.encoding=r,ft.fatal=o,ft.ignoreBOM=n,(t>=Pe?nt(ft,e,t,!0):
void 0)??ft.decodeWhole(e,t,i)}function jn(e,t){let r=de(e,t);if(r===36)throw new RangeError(`${t}: The encoding label p\
rovided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Xs=["fatal","html","replacement"];function kt(e,t){let{length:r}=e,o=Y(t);if(r>64&&r>(o?on():Sr()))return;if(o)return nn(
e,hr(t));if(!!1)return;let n=hr(t);return n&&cn(e,n)}var Qs=u(()=>T()||R()||_()&&!De);function zn(e,t){return Qs()?sn(e,
Jo(t)):en(e,t)}var Hr=()=>"",L=class{encoding;unmappable;#e;#t=null;#r=0;#o=W;locate=t=>t;constructor(t,r,o=void 0){this.
encoding=t,this.unmappable=r,this.#e=o}get name(){return O[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#s(
t,r)}get#n(){return this.#e?0:Xs.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=kt(t,this.encoding);
if(r)return r;try{let o=Y(this.encoding)&&zn(t,this.encoding);if(o)return o;bt(this.encoding,null),et(t,0,t.length);let n=It(
0,t.length,this.#n,!0);return n===-2||!$.finished()?void 0:(this.#r=0,tt(n))}catch(o){throw N(o)}}#s(t,r){let o=new $t;return this.
encodeOrFail(t,r,n=>o.add(n),(n,i)=>{throw new Ie(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,
s=this.#t,c=this.#o;r&&(this.#o=W,this.#t=null,this.#r=0);let f=this.#e,d=this.#n,a=f===Hr,y=f&&!a?2048:65536,m=void 0,F=m?
x=>m.add(x):o,ee=m?x=>m.addUnchanged(x):o,S=0,w=null;try{if(!s){let x=Y(this.encoding)?zn:kt;for(;S+65536<t.length;S+=65536){
let j=x(t.slice(S,S+65536),this.encoding);if(!j)break;o(j)}}for(bt(this.encoding,s);S===0||S<t.length;S+=y){let x=Math.min(
S+y,t.length);et(t,S,x);let j=x===t.length;for(let ie=0,Kr=!1;!Kr;){let at=It(ie,x-S,d,r&&j);F(tt(at===-2?$.written():at));
let zr=i+S+ie+$.start();if(ie+=$.read(),Kr=at!==-2&&$.finished(),at!==-2||a)continue;let zt=$.codePoint();if(f){w=Ee(w);
let{count:yi}=p,qr=()=>this.locate(zr),ut=f(zt,qr);p.count!==yi&&(bt(this.encoding,w),et(t,S,x));let Jr=Si=>{throw new Ie(
Si,qr(),this.name)};typeof ut=="string"?ec(ut,F,Jr):ut?ee(ut):Jr(zt)}else n(zt,zr)}}}catch(x){throw N(x)}if(r){m&&o(m.held);
return}m&&(this.#o=m.held),this.#t=Ee(),this.#r=i+t.length}};function ec(e,t,r){let o=go(e);for(let n=0;n<o.length;n+=2048){
let i=Math.min(n+2048,o.length);et(o,n,i,2048);let s=It(2048,2048+i-n,0,!1);s===-2&&r($.codePoint()),t(tt(s))}}var $r=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=g(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(xe(
t,0,o)),this.held=xe(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=W,this.#e(t)}},$t=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=g(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);P(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){P(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?xe(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=tc(this.#r),o=0;return this.forEach(n=>{P(r,n,o),o+=g(n)}),r}};function tc(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function dt(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=de(e,t);if(o===37||o===38){let{name:n}=O[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return rc(o,e,t)}function rc(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function G(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ue(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function Gr(){throw new TypeError("Illegal invocation")}var qn="Failed to execute 'encodeInto' on 'TextEncoder'",Ht=G({TextEncoder:class{#e="utf-8";constructor(){new.target!==Ht&&
Ue(this,new.target,Ht)}get encoding(){return this.#e}encode(e=""){return#e in this||Gr(),Gt(I(e))}encodeInto(e,t){#e in this||
Gr();let o=typeof e=="string"&&t instanceof Uint8Array?Ct(e,t):void 0;if(o&&o.read===e.length)return o;sr(arguments.length,
2,qn);let n=I(e),i=Oo(t,qn),{read:s,written:c}=o??Ct(n,i)??{read:0,written:0};if(s===n.length||c===g(i))return{read:s,written:c};
let f=mc(n.slice(s),B(nr(i),c));return{read:s+f.read,written:c+f.written}}}});function Gt(e){return e.length<=6?rt(e):(Jn??=
sc(),Jn(e)??new L(0,"fatal").encode(e,!0))}var Jn;function sc(){let e=Bn();return b()||T()?e:t=>cc(t)??e(t)}function cc(e){
let{length:t}=e;if(t<=21)return rt(e);if(t<=64&&fc()){let r=(dc()||ac(e))&&vn(z,e);if(r)return r}return t>=1024&&t<=65536&&
lc(e)?vn(uc(),e):void 0}var fc=u(()=>!C()),dc=u(()=>te()||_());function ac(e){return e.length*_t(Qn(e))*.75<=64}function vn(e,t){
let r=Ct(t,e);return r?.read===t.length?he(e,0,r.written):void 0}var uc=u(()=>new Uint8Array(3*65536)),lc=e=>Zn()<=65535&&
Qn(e)>=Zn(),Zn=u(()=>C()?256:V()?0:1/0);function Qn(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}function mc(e,t){let r=0,o=0;for(;r<e.length;){let n=wr(e,r);if(o+_t(n)>g(t))break;o=Tr(n,t,o),r+=n<65536?1:2}return{
read:r,written:o}}var ei="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ti=`!
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
?`;var xc=u(()=>{let e=ti.split(`
`),t=0;return new Map(ei.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
ri=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function oi(e){let t=new L(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof Ie)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=ni(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function ni(e,t,r){if(ri(e))return"";if(r===0)return null;let o=hc(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:ni(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function hc(e){
let t=[...xc().get(e)??[],...yc(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function yc(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,F)=>c(
F)),d=o.filter((m,F)=>!c(F)),a=[r,...f].join("").normalize("NFC"),y=a+d.join("");y.normalize("NFD")===t&&n.push(y),d.every(
ri)&&i.push(a)}return[...n,...i]}var Sc=["fatal","html","replacement","ignore","translit"],wc=Bo(Sc),ii=(e,t,r)=>typeof e=="function"?e:wc(e,t,r);function si(e,t,r){
return typeof e=="function"?(o,n)=>Tc(e(o,n()),r):e==="ignore"?Hr:e==="translit"?oi(t):void 0}function Tc(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=ye(K(e,t,"The function 'unmappable' returned neither a string, bytes nor \
null."));return xe(o,0,g(o))}var Ec="Failed to construct 'LegacyTextEncoder'",jr="Failed to execute 'encode'";function ci(e,t="utf-8",r=void 0){let o=Se(
e,jr);if(r===void 0){let i=dt(I(t),jr);return i===0?Gt(o):kt(o,i)??new L(i,"fatal").encode(o,!0)}let n=jt(t,r,jr);return n.
encoding===0?Gt(o):n.encode(o,!0)}function jt(e,t,r){let o=I(e),n=t===void 0?"fatal":bo(t,{unmappable:ii},r).unmappable,
i=dt(o,r);return new L(i,n,si(n,i,r))}var fi=G({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=jt(e,
t,Ec)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Se(e,o);Q(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var Ge="Failed to execute 'decode' on 'TextDecoder'",Vt=G({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=
Vr(e,t,"Failed to construct 'TextDecoder'"),new.target!==Vt&&Ue(this,new.target,Vt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){
return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=W,t=void 0){let r=this.#e;if(t===void 0&&!this.#t){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array){let{length:s}=e;return(s>=Pe?nt(r,e,s,!0):void 0)??r.decodeWhole(e,pe(
e),Ge)}if(e instanceof ArrayBuffer){let s=ir(e);if(s)return nt(r,e,s,!1)??r.decodeWhole(new Uint8Array(e),s,Ge)}}let o=K(
e,Ge);Q(t,Ge);let n=!!t?.stream,i=qe(o);if(!this.#t){if(!n)return r.decodeWhole(i,pe(i),Ge);r.reset()}return this.#t=n,r.
decode(i,!n,Ge)}}});function Vr(e,t,r){let o=I(e);Q(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return new Me(jn(o,r),n,i)}function di(e,t,r){let o=eo();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Yr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return di(e,(o,n)=>n(t.decode(ye(K(o,r)),!1,r)),o=>o(t.
decode(W,!0,r)))}var Yt=G({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Vr(e,t,"Failed to constru\
ct 'TextDecoderStream'");this.#e=r,this.#t=Yr("TextDecoderStream",r),new.target!==Yt&&Ue(this,new.target,Yt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),Kt=G({TextEncoderStream:class{#e;constructor(){this.#e=
ai("TextEncoderStream",new L(0,"fatal"),I),new.target!==Kt&&Ue(this,new.target,Kt)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function ai(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return di(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var ui=G({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=jt(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=ai("LegacyTextEncoderSt\
ream",r,Se)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var je=class{fatal;ignoreBOM;#e;#t;#r=W;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&g(this.#r)===0?t:To(this.#r,t);if(!r&&uo(n))return this.#r=
n,"";let i=ze(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Me(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?B(n,s):n,r,o)}};var li=G({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=I(e);Q(
t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new je(de(o,r),n,i);this.#e=s,this.#t=Yr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function mi(e,t){let r="Failed to execute 'findUnmappable'",o=Se(e,r),n=dt(I(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new L(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function pi(e){let t=ze(qe(K(e,"Failed to execute 'bomSniff'")));return t?O[t.encoding].name:null}function xi(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=K(e,o),i=de(I(t),o);Q(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=qe(n);return ze(f)?new je(
i,s,c).decode(f,!0,o):Gn(f,pe(f),i,s,!0,o)}async function hi(e=void 0){let t=await e;if(t===void 0)ur()||await ar(pt,!0);else{let r=Oc(t)?await bc(t):t;await ar(()=>r,
!1)}}var Oc=e=>typeof e?.arrayBuffer=="function";function bc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{li as DecoderStream,fi as LegacyTextEncoder,ui as LegacyTextEncoderStream,Vt as TextDecoder,Yt as TextDecoderStream,
Ht as TextEncoder,Kt as TextEncoderStream,Ie as UnmappableError,pi as bomSniff,xi as decode,ci as encode,O as encodings,
mi as findUnmappable,hi as initialize,mo as labelToName};
