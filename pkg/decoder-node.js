var er=(e,t)=>e?.prototype?.[t],Ge=e=>er(globalThis.Buffer,e),Q=Ge("ucs2Slice"),xt=Ge("ucs2Write"),tr=Ge("utf8Slice"),Y=Ge(
"latin1Slice"),Lo=e=>globalThis[e],rr=Lo("TextDecoder"),Wo=er(rr,"decode");function M(e,t=!1){let r=new rr(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(r,"decode",{value:Wo}),r}function b(e){try{return e()}catch{return}}var E=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,ee=()=>ht().includes(
"Chrome/"),U=()=>ht().includes("AppleWebKit/")&&!ee()&&!(C()>0);function ht(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var D=()=>"Deno"in globalThis,I=()=>ht()==="Cloudflare-Workers",K=()=>U()||I(),C=()=>I()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),R=()=>C()<22,Ae=e=>globalThis.process?.getBuiltinModule?.(e),mt;function or(){let{
TransformStream:e}=globalThis;return e&&e===mt?e:(mt=[e,Ae("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),mt)}var Ro=e=>Ae("node:fs").readFileSync(e);function nr(e){try{return Ro(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var je=()=>nr(()=>new URL("./decoder.wasm",import.meta.url)),Ve="encoding-wasm/decoder";var ir=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function a(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var S=$o();function $o(){let e=ir.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var dr=a(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Ho=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ur=e=>e<36&&e!==33,me=e=>e>0&&e<29,Ke=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),Go=e=>Ho.find(([t])=>e>=t)[1];function ar(e){let t=dr();return t.get(e)??t.get(mr(Ko(e)))}function xe(e,t){
let r=ar(e);if(r===void 0){let o=Vo(e),n=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=Go(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Ve}' doesn't include ${S[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var jo=a(
()=>new Map(Array.from(dr(),([e,t])=>[lr(e),t]).reverse()));function Vo(e){let t=lr(e),r=jo().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var lr=e=>mr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Yo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Fe(e){if(e[0]>=239)return Yo.find(t=>t.bytes.every((r,o)=>e[o]===r))}function pr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function St(e){return e===0||e===37||e===38}function Ko(e){let t=0,r=e.length;for(;sr(e[t]);)t+=1;for(;sr(e[r-1]);)r-=1;
return e.slice(t,r)}var sr=e=>`	
\f\r `.includes(e);function mr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function xr(e){let t=ar(`${e}`);return t===
void 0?null:S[t].name}var Tt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,hr=()=>Object.getPrototypeOf(Uint8Array.prototype),qe=e=>Tt(hr(),
e),Ot=e=>Tt(DataView.prototype,e),Jo=()=>Tt(ArrayBuffer.prototype,"byteLength"),zo=e=>hr()[e],vo=qe(Symbol.toStringTag),
bt=qe("buffer"),yr=qe("byteOffset"),wr=qe("byteLength");var Xo=zo("set");var Zo=Ot("buffer"),Qo=Ot("byteOffset"),Sr=Ot("byteLength"),Tr=Jo(),N=e=>wr.call(e);function re(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:N(e)}var T=(e,t,r=N(e))=>new Uint8Array(bt.call(e),yr.call(e)+t,r-t);function Or(e,t){
let r=new Uint8Array(N(e)+N(t));return te(r,e),te(r,t,N(e)),r}var te=(e,t,r)=>Xo.call(e,t,r);function L(e,t){if(t<=64)return!1;try{return Tr.call(bt.call(e)),!1}catch{return!0}}var en="The provided value is not of\
 type '(ArrayBuffer or ArrayBufferView)'.";function k(e,t,r=en){if(!ArrayBuffer.isView(e)&&Et(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function _e(e){if(ArrayBuffer.isView(e))return tn(e);try{return new Uint8Array(e)}catch{return z}}var Me=e=>e instanceof
Uint8Array?e:_e(e);function tn(e){try{return vo.call(e)===void 0?new Uint8Array(Zo.call(e),Qo.call(e),Sr.call(e)):new Uint8Array(
bt.call(e),yr.call(e),wr.call(e))}catch{return z}}var z=new Uint8Array;function Et(e){try{return Tr.call(e)}catch{}try{return Sr.
call(new DataView(e))}catch{return}}function oe(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var ne=e=>`${e}`;function he(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Br(e,t,r){let o=Je(c=>sn(c,r),e,t),n=Je(fn,e,t);if(o&&n){let c=D()?1/0:64;return{...n,read:(d,u)=>(u<128?o:n).read(
d,u),write:(d,u)=>(d.length<c?o:n).write(d,u),readBytes:o.readBytes,writeBytes:D()?o.writeBytes:void 0,mostByTable:512}}
let i=Bt(e);if(o)return E()?cn(o,Je(Er,e,t)):o;let s=n??Je(Er,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(
c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function Je(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Bt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var nn="str\
ings";function sn(e,t){let[r]=WebAssembly.Module.customSections(t,nn),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function cn(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function fn(e){let[t,r]=[Q,xt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:w()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),u=0;return{add(h,O){te(d,new Uint8Array(
e.buffer,h,2*O),u),u+=2*O},toText:()=>t.call(d,0,u)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let u=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(u),u}}function Er(e){let t=M("utf-16le"),{write:r,most:o}=Bt(e);return{
read:(n,i)=>t.decode(new Uint16Array(e.buffer,n,i)),write:r,most:o}}function Bt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return he(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var ze,l,At,gr,Ar,P,F={input:0,units:0,output:0},Ue=0,ve={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN,count:0};function De(e,t){
ve.name=e,ve.encoding=t,x.newCodec=NaN,x.count+=1,x.isBusy&&un(),x.isBusy=!0}function un(){try{Ur(),ze??=_r(pn(je())),Mr(
new WebAssembly.Instance(ze),ze)}catch(e){throw Dr(e)}}async function It(e,t){try{Ur();let r=e(),o=Ir(r)?r:await WebAssembly.compile(t?r:ln(r));_r(o);let n=await WebAssembly.instantiate(
o);if(Ft())return;Mr(n,o),ze=o}catch(r){throw Dr(r)}}var an=[0,97,115,109];function ln(e){let t=_e(k(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(an.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Ft=()=>!x.isBusy;function pn(e){return Ir(e)?e:new WebAssembly.Module(e)}function Ir(e){try{return WebAssembly.
Module.customSections(e,Fr),!0}catch{return!1}}var Fr="encoding-wasm";function _r(e){let[t]=WebAssembly.Module.customSections(
e,Fr),r=`${Ve} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Mr({
exports:e},t){l=e,gt=WebAssembly.RuntimeError,F.input=l.input(),F.units=l.units(),F.output=l.output(),Lr(),P=Br(l.memory,
F.units,t),Ue=Math.min(l.units_length(),P.most),x.isBusy=!1}function Ur(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Dr(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(mn(e))return new RangeError(`encoding-wasm: ${Cr} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Cr="no memory \
for WebAssembly; free some, and call again",mn=e=>e instanceof RangeError&&/memory/i.test(e.message);function _t(){return Ut(),
At}function Nr(){return Ut(),gr}function Mt(){return Ut(),Ar}function Ut(){At[0]===void 0&&Lr()}function Lr(){let{buffer:e}=l.
memory;At=new Uint8Array(e),gr=new Uint8Array(e,F.input,65536),Ar=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Wr(e,t){
return De(e,-1),Rr(t)}function Rr(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw W(t)}}var gt;function W(e){if(!x.
isBusy||!gt||!(e instanceof gt))return e;let t=S[ve.encoding]?.name,r=`${ve.name}${t?` of ${t}`:""} failed`;return xn()?
new RangeError(`encoding-wasm: ${r}: ${Cr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function xn(){try{return l.memory.grow(32),
!1}catch{return!0}}function Ze(e=null){let t=Mt();return jr(t,e??new Int32Array(t.length))}function Gr(){return l.held()!==0?Ze():(x.newCodec=
Dt,null)}var Tn=e=>jr(e,Mt());function jr(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ce(e,t){On(e,t)||(De(
"decoding",e),t?Tn(t):l.new_decoder(e),Dt=e===33||e===36?NaN:e)}var Dt=NaN;function On(e,t){return t||x.newCodec!==e||x.
isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function Ne(e,t,r,o,n){Xe(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=Dt),En(
i)}var $={encoding:-1,at:0,most:0,owner:void 0};function Qe(e,t,r){if($.encoding!==e||$.owner!==l||x.isBusy){try{De("decodi\
ng",e),$.owner=l,$.at=P.readBytes?l.byte_table(e):0,$.most=!Ke(e)&&P.mostByTable||1/0,$.encoding=e}catch(n){throw W(n)}x.
isBusy=!1}if($.at===0||r>$.most)return;if(r<=65536)return Xe(t,r),kr(r);if(P.most>Ue)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);Xe(T(t,n,n+i),i),o=se(o,kr(i))}return o}function et(e,t,r,o){return Wr("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Xe(n===t?e:T(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function bn(e,t){let r=-1,o,n;function i(s){try{return De(e,s),r=s,n=l,o=t(s),x.isBusy=!1,o}catch(f){
throw W(f)}}return s=>s===r&&n===l&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var tt=bn("decoding",e=>{let t=me(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),kr=e=>P.readBytes(F.input,e,$.at);function se(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var Vr=e=>e+65536+3<=Ue,Yr=e=>e>Ue&&e<268435456?P.collect?.(e+3):void 0,Kr=()=>F.units,qr=()=>_t()[F.units]|_t()[F.units+
1]<<8,rt=(e,t)=>P.read(F.units+2*e,t-e);function Xe(e,t){let r=Nr();if(t>8)try{te(r,e)}catch{te(r,T(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function En(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Ct={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var we=e=>(e&63488)===55296;var zr=new Uint8Array(128),H=Bn(zr);function Bn(e){return new Uint16Array(e.buffer)}var vr=a(()=>Wt()?0:18),Xr=a(()=>C()>
0&&!D()&&!w()?12:18),gn=a(()=>E()||R()?18:8),Zr=a(()=>D()||!(C()>=22||K())?64:32),An=a(()=>E()||w()||U()?64:32),In=a(()=>U()?
36:18),ot=(e,t)=>(e[0]&e[t>>1])>=128;function Qr(e,t,r){return r?t<=gn():t<=In()||t<=An()&&(ot(e,t)||it())}var eo=()=>({
mixed:Xr(),most:Zr()}),to=(e,t)=>t<=Xr()||t<=64&&ot(e,t)&&t<=Zr(),B={length:0,bytes:[0,0]};function fe(e,t,r,o){if(e[0]<
128&&Wt())return Rt(e,t)?Y.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,u=e[i++]^
128,h=d?0:e[i++]^128;if(f=d?(c&31)<<6|u:(c&15)<<12|u<<6|h,!(c>=194&&c<240&&(u|h)<64&&i<=t)||!d&&(f<2048||we(f)||f===65279))
return Fn(e,s,t,r,o,n)}H[n++]=f}return We(n)}function ro(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+
1]<<8;if(we(n))return;H[r++]=n}return We(r)}function Fn(e,t,r,o,n,i){let s=Lt();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<
194||c>244?0:c<224?1:c<240?2:3,u=d>0?c&63>>d:c,h=d===0&&c>=128,O=c===224?160:c===240?144:128,V=c===237?159:c===244?143:191,
Z=0;for(;Z<d&&f<r;Z++,f++){let _=e[f];if(_<O||_>V)break;O=128,V=191,u=u<<6|_&63}if(Z<d){if(f===r&&!o){if(c>=239)return;oo(
c,128|u&63,1+Z);break}h=!0}if(h&&n||(h&&(u=65533),u===65279))return;u>65535&&(H[i++]=55232+(u>>10),u=56320|u&1023),H[i++]=
u}return We(i)}function Nt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=tt(o),!n)return;if(d=
n[c],we(d)&&(s<t&&(d=n[c|e[s++]<<8]),we(d)))return _n(e,f,t,r,i,o,n)}H[i++]=d}return We(i)}function _n(e,t,r,o,n,i,s){let f=Lt();
for(let c=t;c<r&&n<=f;){let d=e[c++],u=d<128?d:s[d];if(we(u)){if(c===r&&!o){if(i===32)return;oo(d,0,1);break}let h=c<r?e[c]:
0;if(u=s[d|h<<8],!we(u))c+=1;else if(Mn(u))u=65533;else return}H[n++]=u}return We(n)}var Mn=e=>e>=57088&&e<=57216;function nt(e,t,r){
return B.length=0,fe(T(e,t,r),r-t,!1,!0)===""}function oo(e,t,r){B.length=r,B.bytes[0]=e,B.bytes[1]=t}function We(e){if(e<
3||e<=18&&!Wt())return he(H,0,e);if(it())return Q.call(zr,0,2*e);if(!(e>Lt()))return he(H,0,18)+he(H,18,e-18)}var Lt=a(()=>it()?
1/0:36),Wt=a(()=>w()&&it()),it=a(()=>b(Un)===!0);function Un(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(Q)==="a\uFEFF\uD83D"&&t(Y)==="a\0\xFF\xFE=\xD8"}function Rt(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function X(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var G=[];function Re(e,t,r,o){let n=G[e.encoding];if(!n||r<(o?n.leastOfView:n.leastOfBuffer)||r>n.most||o&&r>1024&&L(t,r))
return;let i=e.fatal&&n.canFail?Dn(n,t):no(n.decoder,t);return i===void 0?void 0:(n.onlyASCII&&i.length!==r&&(G[e.encoding]=
void 0),e.encoding===0&&!e.ignoreBOM&&i.charCodeAt(0)===65279?i.slice(1):i)}function no(e,t){try{return e.decode(t)}catch{
return}}var kt=0;function Dn({decoder:e,fatalDecoder:t},r){if(kt>0){kt-=1;return}let o=no(t??e,r),n=t?o!==void 0:!o?.includes(
"\uFFFD");return n||(kt=15),n?o:void 0}var ke=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Gt=a(()=>b(Wn)),Te=a(()=>b(Rn)),co=a(()=>b(Vn));function fo(e,t,r){if(e!==0&&e!==38||r<24||L(t,r)||e===0&&ao(t,r))return;let o=e===0?Te():co();return o?.takes?.(t,r)===
!1?void 0:o}function jt(e,t,r,o){if(B.length=0,o&&t>8192||t>1024&&(L(e,t)||ao(e,t)))return;let n=Te();if(!n||n.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!nt(e,i,t))))try{let s=i<t?T(e,0,i):e,f=o?n.decodeOrFail(
s,i):n.decodeQuickly(s,i);return t>256&&f!==void 0&&st(s,i,f),f}catch{return}}function uo(e,t){let r=co();if(!(t%2>0||!r?.
takes?.(e,t)||L(e,t)))return r.decode(e,!0)}function ao(e,t){if(t<8192||Ln())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<
t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}var Ln=a(U);function Wn(){let{isAscii:e}=Ae("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?
e:void 0}function Rn(){let e=R(),t=e?Gt():void 0;if(e&&!t)return;let r=M("utf-8"),o=b(Pn),n=y=>r.decode(y),i=Hn(n),s=K()&&
o?y=>o.decode(y):$n(i),f=t&&((y,g)=>X(y,g)&&t(y)),c=f??(ee()?Gn:I()?jn:void 0),d=f?(y,g)=>xo(y,g)||g>256&&f(y,g):c,u=Uint8Array.
of(...lo,...mo.flat()),h=`${po}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,O=Uint8Array.of(97,127),V=i(u,u.length)===h&&n(u)===
h&&r.decode(u.buffer)===h&&i(O,2)==="a\x7F"&&Pt(y=>s(y,y.length)),Z=Y;if(!V||t&&Z.call(O)!=="a\x7F")return;let _={decoder:r,
fatalDecoder:o,canFail:!0,...kn()};return _.onlyASCII||(G[0]=_),{decode(y,g){try{return t?Z.call(y):(g?s:n)(y,y.length)}catch{
return}},decodeQuickly:_.onlyASCII?io(i,_):i,decodeOrFail:_.onlyASCII?io(s,_):s,takesQuickly:d,takes:c,completeLength(y,g){
for(let le=1;le<=3&&le<=g;le++){let He=y[g-le];if(He<128)break;if(He>=192)return(He>=240?4:He>=224?3:2)>le?g-le:g}return g}}}
var io=(e,t)=>(r,o)=>{let n=e(r,o);return n?.length===o&&(G[0]=t),n};function kn(){let e={leastOfView:33,leastOfBuffer:1,
most:8191,onlyASCII:!1};return w()?{...e,leastOfView:1}:D()?{...e,leastOfView:1024,leastOfBuffer:1024}:R()?{...e,leastOfView:13,
most:2048,onlyASCII:!0}:ee()?{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:I()?{...e,most:1023}:C()>0?{...e,leastOfView:512}:
e}function Pn(){let e=M("utf-8",!0);return Pt(r=>e.decode(r))&&Pt(({buffer:r})=>e.decode(r))&&!D()?e:void 0}var Pt=e=>e(
Uint8Array.from(lo))===po&&mo.every(t=>b(()=>e(Uint8Array.from(t)))===void 0),lo=[239,187,191,97,230,188,162,240,159,146,
169],po="\uFEFFa\u6F22\u{1F4A9}",mo=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],$n=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Hn(e){let[t,r]=[tr,Y];if(R())return(n,i)=>i>256?r.call(n):e(
n);if(!t||w()||!(C()>=22))return e;let o=D()?xo:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var xo=(e,t)=>t<=64||t<=256&&X(
e,t);function Gn(e,t){if(t<64)return!1;if(X(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=
o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}var $t=0;function st(e,t,r){
t<1024||!I()||!X(e,t)||($t=r.length===t?0:$t+1)}function jn(e,t){if(t<1024)return!0;if(X(e,t))return $t<2||t>524288;let r=0,
o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Vn(){return E()||K()?Kn():Yn()}function Yn(){
let e=Q,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);
if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return ho(R()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?
i:n?void 0:i.toWellFormed()})}function Kn(){let e=M("utf-16le");if(e.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return ho(1/0,(t,r)=>{let o=e.decode(t);return r&&o.includes("\uFFFD")?void 0:o})}var ho=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){
try{return t(r,o)}catch{return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});var qt=a(()=>w()?0:K()?8:ee()?352:18),qn=a(w);function To(e,t,r){if(r>64)return X(t,r)?Jn(e,t,r):void 0;if(r<=vr()||(t[r>>
1]|t[r-1])>=128||!Rt(t,r))return;let o=dt();return o?o.call(t,0,r):Qe(e,t,r)}function Jn(e,t,r){let o=dt(),n=me(e);if(!(r<
512&&(n||!o))&&!(n&&Jt(e))&&!L(t,r))try{return Gt()?.(t)??et(t,r,128,128)?o?o.call(t):Te()?.decodeQuickly(t,r):void 0}catch{
return}}var ct=[],Vt=[];function Oo(e,t,r){if(!(r<=qt()||r>=512&&!Jt(e)))return Vt[e]===void 0&&(Vt[e]=vn(e)),ft(Vt[e],t,
r)}function bo(e,t,r){return r<512?(qn()?Kt(e,t,r):void 0)??Qe(e,t,r)??Kt(e,t,r)??yo(e,t,r):Kt(e,t,r)??(Qn(e)?yo(e,t,r):
void 0)??Qe(e,t,r)}var Yt=0,zn=a(()=>zt()?8192:512);function Kt(e,t,r){let o=dt();if(!o||e!==21)return;let n=r<zn();if(n&&
Yt>0){Yt-=1;return}if(!Zn(t,r)){n&&(Yt=15);return}if(!L(t,r))try{return o.call(t)}catch{return}}var yo=(e,t,r)=>ft(Eo(e),
t,r);function ft(e,t,r){if(!(!e||r>1024&&L(t,r)))try{return e.decode(t)}catch{return}}function vn(e){let t=oi(e)?Eo(e):null;
return t&&(G[e]={decoder:t,fatalDecoder:void 0,canFail:e!==21,leastOfView:qt()+1,leastOfBuffer:qt()+1,most:Jt(e)?8192:511,
onlyASCII:!1}),t}function Eo(e){return ct[e]===void 0&&(ct[e]=null,ct[e]=b(()=>ni(e))??null),ct[e]}var dt=a(()=>b(Xn));function Xn(){
let e=Y,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Zn(e,t){
let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||et(e,t,128,224)}var Qn=e=>e===21?zt():
ei()||ti()&&Ke(e),Jt=e=>!dt()&&(e===21?zt():ri()),ei=a(()=>E()||U()),ti=a(I),ri=a(E),zt=a(()=>E()||w()||!(C()>0)),oi=e=>E()||
w()||K()||R()||ee()&&e===21;function ni(e){let t=tt(e),r=M(S[e].name),o=i=>r.decode(i)===String.fromCharCode(...Array.from(
i,s=>t[s])),n=Uint8Array.from({length:4096},(i,s)=>s);return n.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(n)?r:void 0}var Bo;function go(e,t,r){return Bo??=ii(),Bo(e,t,r)}function ii(){let e=Te(),{mixed:t,most:r}=e&&w()?{mixed:0,most:0}:eo();
return(o,n,i)=>{if(n<=t||n<=r&&ot(o,n)){let s=fe(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?
e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function ut(e,t,r,o=!1){try{Ce(e,null);let n=Ne(t,r,0,o,!0);return n<
0?void 0:rt(0,n)}catch(n){throw W(n)}}var vt=a(()=>E()?{any:768,shiftJIS:224,markup:1/0}:I()?{any:512,shiftJIS:512,markup:2048}:w()?{any:256,shiftJIS:160,markup:2048}:
{any:0,shiftJIS:0,markup:U()?112:0}),Ao=e=>e===34?vt().shiftJIS:vt().any,Io=[];function Fo(e,t,r){if(r>vt().markup||r>Ao(
e)&&!fi(t,r))return;let o=Io[e];if(o)return ft(o,t,r);di(e,r)}function fi(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.
ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Pe=[];function di(e,t){Pe[e]===void 0&&(Pe[e]=b(()=>ai(
e))??null);let r=Pe[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Pe[e]=null,b(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===ut(e,o,N(o))&&(Pe[e]=r):ui(e,r.decoder)})))}function ui(e,t){Io[e]=t;let r=Ao(e);G[e]={decoder:t,
fatalDecoder:void 0,canFail:!0,leastOfView:19,leastOfBuffer:1,most:r,onlyASCII:!1}}var ai=e=>({decoder:M(S[e].name),sequences:pi(
e),credit:0}),li=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Xt=[10,164,162];function*pi(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of li)yield Uint8Array.of(...i,...Xt);for(let i=128;i<=255;i++)yield ue([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield ue([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield ue([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield ue([i,Math.min(i+7,254)],r,n,r);yield ue([227,227],[50,
50],o,r),yield ue([129,129],[48,48],t),yield ue([129,129],[48,48],n,t)}}function ue(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+Xt.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Xt,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var be=new Uint8Array(18),xi=[0,0],ae=class{encoding;fatal;ignoreBOM;#e=null;#t=xi;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=re(t);if(!this.#e&&this.#r===0){let i=this.#u(t,n,r);if(i!==void 0)return r||
this.#f(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?go(t,r,this.fatal):jt(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#u(
t,r,!0);if(s!==void 0)return s;let f=i&&!St(n)?ut(n,t,r,this.fatal):void 0;if(f!==void 0)return f}return this.#d(t,r,!0,
o)}#d(t,r,o,n){if(this.#r>0){let u=this.#p(t,r,o)??this.#m(t,r,o,n);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#n,
f=this.#o,c="";try{c=this.#h(t,r,o)??this.#c(t,r,o)}catch(u){throw this.#e=i,this.#n=s,this.#o=f,W(u)}let d=this.#i;if(d)
throw this.#i=null,this.#n=s,this.#o=f+r,n===void 0?d:d.toTypeError(n);return c}#u(t,r,o){let{encoding:n}=this;if(B.length=
0,r===0)return"";if(n===0){let f=to(t,r)?fe(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=jt(t,r,o,this.fatal);return this.#s(
c)}if(n===38){let f=r<=36?ro(t,r):uo(t,r);return this.#s(f)}if(!ur(n))return;let i=me(n),s=(i?Oo(n,t,r):void 0)??(t[0]<128?
To(n,t,r):void 0)??(!i&&o&&r>18?Fo(n,t,r):void 0)??(Qr(t,r,i)?Nt(t,r,o,n):void 0)??(i?bo(n,t,r):void 0);return this.#a(s)}#a(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+r;if(r===0||n>18)return;B.length=0,this.#l(t,n);let i=this.encoding===0?
fe(be,n,o,this.fatal):this.#a(Nt(be,n,o,this.encoding));return i!==void 0&&!o&&this.#f(r),i}#m(t,r,o,n){if(this.encoding!==
0)return;let i=this.#o,s=this.#n,f=this.#t,c=this.#r,d=f[0]<224?2:3;if(c+r<=d)return;this.#l(t,d);let u=fe(be,d,!0,!0);if(u===
void 0)return;let h=d-c;this.#r=0,this.#o+=h,this.#n=!0;try{return se(u,this.decode(T(t,h),o,n))}catch(O){throw this.#n=
s,O instanceof ke||O instanceof TypeError||(this.#e=null,this.#o=i,this.#t=f,this.#r=c),O}}#l(t,r){be[0]=this.#t[0],be[1]=
this.#t[1];for(let o=this.#r;o<r;o++)be[o]=t[o-this.#r]}#f(t){this.#o+=t,this.#n||=this.#r+t>B.length,this.#r=B.length,B.
length>0&&(this.#t=[B.bytes[0],B.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Ce(this.encoding,null),Ne(t,this.#r,
0,this.fatal,!1),this.#e=Ze(),this.#r=0}catch(r){throw W(r)}}#h(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;
let n=fo(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&(this.#e||f<r))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#c(T(t,0,i),i,!0),this.#i)return s}
let c=i===0&&f===r?t:T(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=se(s,this.#c(c,f-i,!0)),this.#i)return s}else
st(c,f-i,d),s=se(s,this.#s(d)),this.#o+=f-i;return this.#n||=f>0,f===r?s:this.encoding===0&&!o&&nt(t,f,r)?(this.#f(r-f),
s):se(s,this.#c(T(t,f,r),r-f,o))}#c(t,r,o){Ce(this.encoding,this.#e);let n="",i=Yr(r),s=this.#n||this.ignoreBOM||!St(this.
encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,u=Math.min(65536,r-c),h=c===0&&d?t:T(t,c,c+u),O=Ne(h,u,f,this.fatal,
o&&d);if(O<0)return this.#e=Ze(),this.#i=new ke(this.name,this.#o+c+Ct.start(),Ct.length()),n;if(f+=O,f>0&&(d||!Vr(f))){
let V=!s&&qr()===65279?1:0;i?i.add(Kr()+2*V,f-V):n=se(n,rt(V,f)),s=!0,f=0}if(d)break}return this.#n=s,this.#e=o?null:Gr(),
this.#o+=r,i?i.toText():(this.encoding===0&&st(t,r,n),n)}},$e=new ae(0,!1,!1);function _o(e,t,r,o,n,i){return $e.encoding=
r,$e.fatal=o,$e.ignoreBOM=n,(t>18?Re($e,e,t,!0):void 0)??$e.decodeWhole(e,t,i)}function Mo(e,t){let r=xe(e,t);if(r===36)
throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes no\
thing.`);return r}function Ee(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function at(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Be="Failed to execute 'decode' on 'TextDecoder'",lt=Ee({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=
Zt(e,t,"Failed to construct 'TextDecoder'"),new.target!==lt&&at(this,new.target,lt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){
return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=z,t=void 0){let r=this.#e;if(t===void 0&&!this.#t){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array){let{length:s}=e;return(s>18?Re(r,e,s,!0):void 0)??r.decodeWhole(e,re(
e),Be)}if(e instanceof ArrayBuffer){let s=Et(e);if(s)return Re(r,e,s,!1)??r.decodeWhole(new Uint8Array(e),s,Be)}}let o=k(
e,Be);oe(t,Be);let n=!!t?.stream,i=Me(o);if(!this.#t){if(!n)return r.decodeWhole(i,re(i),Be);r.reset()}return this.#t=n,
r.decode(i,!n,Be)}}});function Zt(e,t,r){let o=ne(e);oe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return new ae(Mo(o,r),n,i)}function hi(e,t,r){let o=or();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Qt(e,t){let r=`Failed to execute 'transform' on '${e}'`;return hi(e,(o,n)=>n(t.decode(_e(k(o,r)),!1,r)),o=>o(t.
decode(z,!0,r)))}var pt=Ee({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Zt(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=Qt("TextDecoderStream",r),new.target!==pt&&at(this,new.target,pt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var ge=class{fatal;ignoreBOM;#e;#t;#r=z;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&N(this.#r)===0?t:Or(this.#r,t);if(!r&&pr(n))return this.#r=
n,"";let i=Fe(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ae(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?T(n,s):n,r,o)}};var Uo=Ee({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=ne(e);
oe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new ge(xe(o,r),n,i);this.#e=s,this.#t=Qt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Do(e){let t=Fe(Me(k(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function Co(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=k(e,o),i=xe(ne(t),o);oe(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=Me(n);return Fe(c)?
new ge(i,s,f).decode(c,!0,o):_o(c,re(c),i,s,!0,o)}async function No(e=void 0){let t=await e;if(t===void 0)Ft()||await It(je,!0);else{let r=yi(t)?await wi(t):t;await It(()=>r,
!1)}}var yi=e=>typeof e?.arrayBuffer=="function";function wi(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Uo as DecoderStream,lt as TextDecoder,pt as TextDecoderStream,Do as bomSniff,Co as decode,S as encodings,No as initialize,
xr as labelToName};
