var or=(e,t)=>e?.prototype?.[t],je=e=>or(globalThis.Buffer,e),Z=je("ucs2Slice"),yt=je("ucs2Write"),nr=je("utf8Slice"),V=je(
"latin1Slice"),Ro=e=>globalThis[e],ir=Ro("TextDecoder"),ko=or(ir,"decode");function M(e,t=!1){let r=new ir(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(r,"decode",{value:ko}),r}function E(e){try{return e()}catch{return}}var b=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,Q=()=>wt().includes(
"Chrome/"),D=()=>wt().includes("AppleWebKit/")&&!Q()&&!(C()>0);function wt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var U=()=>"Deno"in globalThis,I=()=>wt()==="Cloudflare-Workers",Y=()=>D()||I(),C=()=>I()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),R=()=>C()<22,Ie=e=>globalThis.process?.getBuiltinModule?.(e),ht;function sr(){let{
TransformStream:e}=globalThis;return e&&e===ht?e:(ht=[e,Ie("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),ht)}var Po=e=>Ie("node:fs").readFileSync(e);function cr(e){try{return Po(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Ve=()=>cr(()=>new URL("./decoder.wasm",import.meta.url)),Ye="encoding-wasm/decoder";var fr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var S=Go();function Go(){let e=fr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var lr=u(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),jo=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],pr=e=>e<36&&e!==33,xe=e=>e>0&&e<29,qe=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),Vo=e=>jo.find(([t])=>e>=t)[1];function mr(e){let t=lr();return t.get(e)??t.get(yr(Jo(e)))}function he(e,t){
let r=mr(e);if(r===void 0){let o=Ko(e),n=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=Vo(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Ye}' doesn't include ${S[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Yo=u(
()=>new Map(Array.from(lr(),([e,t])=>[xr(e),t]).reverse()));function Ko(e){let t=xr(e),r=Yo().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var xr=e=>yr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),qo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Fe(e){if(e[0]>=239)return qo.find(t=>t.bytes.every((r,o)=>e[o]===r))}function hr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Ot(e){return e===0||e===37||e===38}function Jo(e){let t=0,r=e.length;for(;dr(e[t]);)t+=1;for(;dr(e[r-1]);)r-=1;
return e.slice(t,r)}var dr=e=>`	
\f\r `.includes(e);function yr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function wr(e){let t=mr(`${e}`);return t===
void 0?null:S[t].name}var bt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Sr=()=>Object.getPrototypeOf(Uint8Array.prototype),Je=e=>bt(Sr(),
e),Et=e=>bt(DataView.prototype,e),vo=()=>bt(ArrayBuffer.prototype,"byteLength"),Xo=e=>Sr()[e],Zo=Je(Symbol.toStringTag),
Bt=Je("buffer"),Tr=Je("byteOffset"),Or=Je("byteLength");var Qo=Xo("set");var en=Et("buffer"),tn=Et("byteOffset"),br=Et("byteLength"),Er=vo(),N=e=>Or.call(e);function te(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:N(e)}var T=(e,t,r=N(e))=>new Uint8Array(Bt.call(e),Tr.call(e)+t,r-t);function Br(e,t){
let r=new Uint8Array(N(e)+N(t));return ee(r,e),ee(r,t,N(e)),r}var ee=(e,t,r)=>Qo.call(e,t,r);function L(e,t){if(t<=64)return!1;try{return Er.call(Bt.call(e)),!1}catch{return!0}}var rn="The provided value is not of\
 type '(ArrayBuffer or ArrayBufferView)'.";function k(e,t,r=rn){if(!ArrayBuffer.isView(e)&&gt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function Me(e){if(ArrayBuffer.isView(e))return on(e);try{return new Uint8Array(e)}catch{return J}}var De=e=>e instanceof
Uint8Array?e:Me(e);function on(e){try{return Zo.call(e)===void 0?new Uint8Array(en.call(e),tn.call(e),br.call(e)):new Uint8Array(
Bt.call(e),Tr.call(e),Or.call(e))}catch{return J}}var J=new Uint8Array;function gt(e){try{return Er.call(e)}catch{}try{return br.
call(new DataView(e))}catch{return}}function re(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var oe=e=>`${e}`;function ye(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Ir(e,t,r){let o=ze(c=>fn(c,r),e,t),n=ze(an,e,t);if(o&&n){let c=U()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,writeBytes:U()?o.writeBytes:void 0,mostByTable:512}}
let i=At(e);if(o)return b()?dn(o,ze(Ar,e,t)):o;let s=n??ze(Ar,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(
c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function ze(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),At(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var cn="str\
ings";function fn(e,t){let[r]=WebAssembly.Module.customSections(t,cn),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function dn(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function an(e){let[t,r]=[Z,yt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:w()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(h,O){ee(d,new Uint8Array(
e.buffer,h,2*O),a),a+=2*O},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Ar(e){let t=M("utf-16le"),{write:r,most:o}=At(e);return{
read:(n,i)=>t.decode(new Uint16Array(e.buffer,n,i)),write:r,most:o}}function At(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return ye(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var ve,l,_t,_r,Fr,P,_={input:0,units:0,output:0},Ue=0,Xe={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN,count:0};function Ce(e,t){
Xe.name=e,Xe.encoding=t,x.newCodec=NaN,x.count+=1,x.isBusy&&ln(),x.isBusy=!0}function ln(){try{Nr(),ve??=Ur(xn(Ve())),Cr(
new WebAssembly.Instance(ve),ve)}catch(e){throw Lr(e)}}async function Ft(e,t){try{Nr();let r=e(),o=Mr(r)?r:await WebAssembly.compile(t?r:mn(r));Ur(o);let n=await WebAssembly.instantiate(
o);if(Mt())return;Cr(n,o),ve=o}catch(r){throw Lr(r)}}var pn=[0,97,115,109];function mn(e){let t=Me(k(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(pn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Mt=()=>!x.isBusy;function xn(e){return Mr(e)?e:new WebAssembly.Module(e)}function Mr(e){try{return WebAssembly.
Module.customSections(e,Dr),!0}catch{return!1}}var Dr="encoding-wasm";function Ur(e){let[t]=WebAssembly.Module.customSections(
e,Dr),r=`${Ye} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Cr({
exports:e},t){l=e,It=WebAssembly.RuntimeError,_.input=l.input(),_.units=l.units(),_.output=l.output(),kr(),P=Ir(l.memory,
_.units,t),Ue=Math.min(l.units_length(),P.most),x.isBusy=!1}function Nr(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Lr(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(hn(e))return new RangeError(`encoding-wasm: ${Wr} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Wr="no memory \
for WebAssembly; free some, and call again",hn=e=>e instanceof RangeError&&/memory/i.test(e.message);function Dt(){return Ct(),
_t}function Rr(){return Ct(),_r}function Ut(){return Ct(),Fr}function Ct(){_t[0]===void 0&&kr()}function kr(){let{buffer:e}=l.
memory;_t=new Uint8Array(e),_r=new Uint8Array(e,_.input,65536),Fr=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Pr(e,t){
return Ce(e,-1),$r(t)}function $r(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw W(t)}}var It;function W(e){if(!x.
isBusy||!It||!(e instanceof It))return e;let t=S[Xe.encoding]?.name,r=`${Xe.name}${t?` of ${t}`:""} failed`;return yn()?
new RangeError(`encoding-wasm: ${r}: ${Wr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function yn(){try{return l.memory.grow(32),
!1}catch{return!0}}function Qe(e=null){let t=Ut();return Kr(t,e??new Int32Array(t.length))}function Yr(){return l.held()!==0?Qe():(x.newCodec=
Nt,null)}var bn=e=>Kr(e,Ut());function Kr(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ne(e,t){En(e,t)||(Ce(
"decoding",e),t?bn(t):l.new_decoder(e),Nt=e===33||e===36?NaN:e)}var Nt=NaN;function En(e,t){return t||x.newCodec!==e||x.
isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function Le(e,t,r,o,n){Ze(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=Nt),gn(
i)}var $={encoding:-1,at:0,most:0,owner:void 0};function et(e,t,r){if($.encoding!==e||$.owner!==l||x.isBusy){try{Ce("decodi\
ng",e),$.owner=l,$.at=P.readBytes?l.byte_table(e):0,$.most=!qe(e)&&P.mostByTable||1/0,$.encoding=e}catch(n){throw W(n)}x.
isBusy=!1}if($.at===0||r>$.most)return;if(r<=65536)return Ze(t,r),Hr(r);if(P.most>Ue)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);Ze(T(t,n,n+i),i),o=ie(o,Hr(i))}return o}function tt(e,t,r,o){return Pr("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Ze(n===t?e:T(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function Bn(e,t){let r=-1,o,n;function i(s){try{return Ce(e,s),r=s,n=l,o=t(s),x.isBusy=!1,o}catch(f){
throw W(f)}}return s=>s===r&&n===l&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var rt=Bn("decoding",e=>{let t=xe(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),Hr=e=>P.readBytes(_.input,e,$.at);function ie(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var qr=e=>e+65536+3<=Ue,Jr=e=>e>Ue&&e<268435456?P.collect?.(e+3):void 0,zr=()=>_.units,vr=()=>Dt()[_.units]|Dt()[_.units+
1]<<8,ot=(e,t)=>P.read(_.units+2*e,t-e);function Ze(e,t){let r=Rr();if(t>8)try{ee(r,e)}catch{ee(r,T(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function gn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Lt={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var Se=e=>(e&63488)===55296;var Zr=new Uint8Array(128),H=An(Zr);function An(e){return new Uint16Array(e.buffer)}var Qr=u(()=>kt()?0:18),eo=u(()=>C()>
0&&!U()&&!w()?12:18),In=u(()=>b()||R()?18:8),to=u(()=>U()||!(C()>=22||Y())?64:32),_n=u(()=>b()||w()||D()?64:32),Fn=u(()=>D()?
36:18),nt=(e,t)=>(e[0]&e[t>>1])>=128;function ro(e,t,r){return r?t<=In():t<=Fn()||t<=_n()&&(nt(e,t)||st())}var oo=()=>({
mixed:eo(),most:to()}),no=(e,t)=>t<=eo()||t<=64&&nt(e,t)&&t<=to(),B={length:0,bytes:[0,0]};function fe(e,t,r,o){if(e[0]<
128&&kt())return Pt(e,t)?V.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,a=e[i++]^
128,h=d?0:e[i++]^128;if(f=d?(c&31)<<6|a:(c&15)<<12|a<<6|h,!(c>=194&&c<240&&(a|h)<64&&i<=t)||!d&&(f<2048||Se(f)||f===65279))
return Mn(e,s,t,r,o,n)}H[n++]=f}return We(n)}function io(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+
1]<<8;if(Se(n))return;H[r++]=n}return We(r)}function Mn(e,t,r,o,n,i){let s=Rt();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<
194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,h=d===0&&c>=128,O=c===224?160:c===240?144:128,j=c===237?159:c===244?143:191,
X=0;for(;X<d&&f<r;X++,f++){let F=e[f];if(F<O||F>j)break;O=128,j=191,a=a<<6|F&63}if(X<d){if(f===r&&!o){if(c>=239)return;so(
c,128|a&63,1+X);break}h=!0}if(h&&n||(h&&(a=65533),a===65279))return;a>65535&&(H[i++]=55232+(a>>10),a=56320|a&1023),H[i++]=
a}return We(i)}function Wt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=rt(o),!n)return;if(d=
n[c],Se(d)&&(s<t&&(d=n[c|e[s++]<<8]),Se(d)))return Dn(e,f,t,r,i,o,n)}H[i++]=d}return We(i)}function Dn(e,t,r,o,n,i,s){let f=Rt();
for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(Se(a)){if(c===r&&!o){if(i===32)return;so(d,0,1);break}let h=c<r?e[c]:
0;if(a=s[d|h<<8],!Se(a))c+=1;else if(Un(a))a=65533;else return}H[n++]=a}return We(n)}var Un=e=>e>=57088&&e<=57216;function it(e,t,r){
return B.length=0,fe(T(e,t,r),r-t,!1,!0)===""}function so(e,t,r){B.length=r,B.bytes[0]=e,B.bytes[1]=t}function We(e){if(e<
3||e<=18&&!kt())return ye(H,0,e);if(st())return Z.call(Zr,0,2*e);if(!(e>Rt()))return ye(H,0,18)+ye(H,18,e-18)}var Rt=u(()=>st()?
1/0:36),kt=u(()=>w()&&st()),st=u(()=>E(Cn)===!0);function Cn(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(Z)==="a\uFEFF\uD83D"&&t(V)==="a\0\xFF\xFE=\xD8"}function Pt(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function v(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var Ht=[],Te=1e9;function de(e,t){Ht[e]=t,Te=Math.min(Te,t.leastOfView)}function Re(e,t,r,o){let n=Ht[e.encoding];if(!n||
r<(o?n.leastOfView:n.leastOfBuffer)||r>n.most||o&&r>1024&&L(t,r))return;let i=e.fatal&&n.canFail?Nn(n,t):ct(n.decoder,t);
return i===void 0?void 0:(n.onlyASCII&&i.length!==r&&(Ht[e.encoding]=void 0),e.encoding===0&&!e.ignoreBOM&&i.charCodeAt(
0)===65279?i.slice(1):i)}function ct(e,t){try{return e.decode(t)}catch{return}}var $t=0;function Nn({decoder:e,fatalDecoder:t},r){
if($t>0){$t-=1;return}let o=ct(t??e,r),n=t?o!==void 0:!o?.includes("\uFFFD");return n||($t=15),n?o:void 0}var ke=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Yt=u(()=>E(kn)),be=u(()=>E(Pn)),ao=u(()=>E(Kn));function uo(e,t,r){if(e!==0&&e!==38||r<24||L(t,r)||e===0&&po(t,r))return;let o=e===0?be():ao();return o?.takes?.(t,r)===
!1?void 0:o}function Kt(e,t,r,o){if(B.length=0,o&&t>8192||t>1024&&(L(e,t)||po(e,t)))return;let n=be();if(!n||n.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!it(e,i,t))))try{let s=i<t?T(e,0,i):e,f=o?n.decodeOrFail(
s,i):n.decodeQuickly(s,i);return t>256&&f!==void 0&&ft(s,i,f),f}catch{return}}function lo(e,t){let r=ao();if(!(t%2>0||!r?.
takes?.(e,t)||L(e,t)))return r.decode(e,!0)}function po(e,t){if(t<8192||Rn())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<
t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}var Rn=u(D);function kn(){let{isAscii:e}=Ie("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?
e:void 0}function Pn(){let e=R(),t=e?Yt():void 0;if(e&&!t)return;let r=M("utf-8"),o=E(Hn),n=y=>r.decode(y),i=jn(n),s=Y()&&
o?y=>o.decode(y):Gn(i),f=t&&((y,g)=>v(y,g)&&t(y)),c=f??(Q()?Vn:I()?Yn:void 0),d=f?(y,g)=>yo(y,g)||g>256&&f(y,g):c,a=Uint8Array.
of(...mo,...ho.flat()),h=`${xo}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,O=Uint8Array.of(97,127),j=i(a,a.length)===h&&n(a)===
h&&r.decode(a.buffer)===h&&i(O,2)==="a\x7F"&&Gt(y=>s(y,y.length)),X=V;if(!j||t&&X.call(O)!=="a\x7F")return;let F={decoder:r,
fatalDecoder:o,canFail:!0,...$n()};return F.onlyASCII||de(0,F),{decode(y,g){try{return t?X.call(y):(g?s:n)(y,y.length)}catch{
return}},decodeQuickly:F.onlyASCII?co(i,F):i,decodeOrFail:F.onlyASCII?co(s,F):s,takesQuickly:d,takes:c,completeLength(y,g){
for(let pe=1;pe<=3&&pe<=g;pe++){let Ge=y[g-pe];if(Ge<128)break;if(Ge>=192)return(Ge>=240?4:Ge>=224?3:2)>pe?g-pe:g}return g}}}
var co=(e,t)=>(r,o)=>{let n=e(r,o);return n?.length===o&&de(0,t),n};function $n(){let e={leastOfView:33,leastOfBuffer:1,
most:8191,onlyASCII:!1};return w()?{...e,leastOfView:19}:U()?{...e,leastOfView:1024,leastOfBuffer:1024}:R()?{...e,leastOfView:13,
most:2048,onlyASCII:!0}:Q()?{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:I()?{...e,most:1023}:b()?{...e,leastOfView:65}:
C()>0?{...e,leastOfView:512}:e}function Hn(){let e=M("utf-8",!0);return Gt(r=>e.decode(r))&&Gt(({buffer:r})=>e.decode(r))&&
!U()?e:void 0}var Gt=e=>e(Uint8Array.from(mo))===xo&&ho.every(t=>E(()=>e(Uint8Array.from(t)))===void 0),mo=[239,187,191,
97,230,188,162,240,159,146,169],xo="\uFEFFa\u6F22\u{1F4A9}",ho=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,
97],[230,188]],Gn=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function jn(e){let[t,r]=[nr,V];if(R())return(n,i)=>i>
256?r.call(n):e(n);if(!t||w()||!(C()>=22))return e;let o=U()?yo:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var yo=(e,t)=>t<=
64||t<=256&&v(e,t);function Vn(e,t){if(t<64)return!1;if(v(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}var jt=0;function ft(e,t,r){
t<1024||!I()||!v(e,t)||(jt=r.length===t?0:jt+1)}function Yn(e,t){if(t<1024)return!0;if(v(e,t))return jt<2||t>524288;let r=0,
o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Kn(){return b()||Y()?Jn():qn()}function qn(){
let e=Z,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);
if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return wo(R()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?
i:n?void 0:i.toWellFormed()})}function Jn(){let e=M("utf-16le");if(e.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return wo(1/0,(t,r)=>{let o=e.decode(t);return r&&o.includes("\uFFFD")?void 0:o})}var wo=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){
try{return t(r,o)}catch{return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});var vt=u(()=>Y()?8:Q()?352:18),zn=u(w);function bo(e,t,r){if(r>64)return v(t,r)?vn(e,t,r):void 0;if(r<=Qr()||(t[r>>1]|t[r-
1])>=128||!Pt(t,r))return;let o=ut();return o?o.call(t,0,r):et(e,t,r)}function vn(e,t,r){let o=ut(),n=xe(e);if(!(r<512&&
(n||!o))&&!(n&&Xt(e))&&!L(t,r))try{return Yt()?.(t)??tt(t,r,128,128)?o?o.call(t):be()?.decodeQuickly(t,r):void 0}catch{return}}
var dt=[],qt=[];function Eo(e,t,r){if(!(r<=vt()||r>=512&&!Xt(e)))return qt[e]===void 0&&(qt[e]=Zn(e)),at(qt[e],t,r)}function Bo(e,t,r){
return r<512?(zn()?zt(e,t,r):void 0)??et(e,t,r)??zt(e,t,r)??So(e,t,r):zt(e,t,r)??(ti(e)?So(e,t,r):void 0)??et(e,t,r)}var Jt=0,
Xn=u(()=>Zt()?8192:512);function zt(e,t,r){let o=ut();if(!o||e!==21)return;let n=r<Xn();if(n&&Jt>0){Jt-=1;return}if(!ei(
t,r)){n&&(Jt=15);return}if(!L(t,r))try{return o.call(t)}catch{return}}var So=(e,t,r)=>at(go(e),t,r);function at(e,t,r){return e&&
!(r>1024&&L(t,r))?ct(e,t):void 0}function Zn(e){let t=ii(e)?go(e):null;return t&&de(e,{decoder:t,fatalDecoder:void 0,canFail:e!==
21,leastOfView:vt()+1,leastOfBuffer:vt()+1,most:Xt(e)?8192:511,onlyASCII:!1}),t}function go(e){return dt[e]===void 0&&(dt[e]=
null,dt[e]=E(()=>si(e))??null),dt[e]}var ut=u(()=>E(Qn));function Qn(){let e=V,t=Uint8Array.from({length:256},(r,o)=>o);
return e.call(t)===String.fromCharCode(...t)?e:void 0}function ei(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&
224)===128)return!1;return r===t||tt(e,t,128,224)}var ti=e=>e===21?Zt():ri()||oi()&&qe(e),Xt=e=>!ut()&&(e===21?Zt():ni()),
ri=u(()=>b()||D()),oi=u(I),ni=u(b),Zt=u(()=>b()||w()||!(C()>0)),ii=e=>b()||w()||Y()||R()||Q()&&e===21;function si(e){let t=rt(
e),r=M(S[e].name),o=i=>r.decode(i)===String.fromCharCode(...Array.from(i,s=>t[s])),n=Uint8Array.from({length:4096},(i,s)=>s);
return n.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(n)?r:void 0}var Ao;function Io(e,t,r){return Ao??=ci(),Ao(e,t,r)}function ci(){let e=be(),{mixed:t,most:r}=e&&w()?{mixed:0,most:0}:oo();
return(o,n,i)=>{if(n<=t||n<=r&&nt(o,n)){let s=fe(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?
e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function lt(e,t,r,o=!1){try{Ne(e,null);let n=Le(t,r,0,o,!0);return n<
0?void 0:ot(0,n)}catch(n){throw W(n)}}var Qt=u(()=>b()?{any:768,shiftJIS:224,markup:1/0}:I()?{any:512,shiftJIS:512,markup:2048}:w()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:D()?112:0}),_o=e=>e===34?Qt().shiftJIS:Qt().any,Fo=[];function Mo(e,t,r){if(r>Qt().markup||r>_o(
e)&&!ai(t,r))return;let o=Fo[e];if(o)return at(o,t,r);ui(e,r)}function ai(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.
ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var $e=[];function ui(e,t){$e[e]===void 0&&($e[e]=E(()=>pi(
e))??null);let r=$e[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,$e[e]=null,E(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===lt(e,o,N(o))&&($e[e]=r):li(e,r.decoder)})))}function li(e,t){Fo[e]=t;let r=_o(e);de(e,{decoder:t,
fatalDecoder:void 0,canFail:!0,leastOfView:19,leastOfBuffer:1,most:r,onlyASCII:!1})}var pi=e=>({decoder:M(S[e].name),sequences:xi(
e),credit:0}),mi=[[239,187,191],[254,255],[255,254],[132,49,149,51]],er=[10,164,162];function*xi(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of mi)yield Uint8Array.of(...i,...er);for(let i=128;i<=255;i++)yield ue([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield ue([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield ue([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield ue([i,Math.min(i+7,254)],r,n,r);yield ue([227,227],[50,
50],o,r),yield ue([129,129],[48,48],t),yield ue([129,129],[48,48],n,t)}}function ue(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+er.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(er,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var Ee=new Uint8Array(18),yi=[0,0],le=class{encoding;fatal;ignoreBOM;#e=null;#t=yi;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=te(t);if(!this.#e&&this.#r===0){let i=this.#a(t,n,r);if(i!==void 0)return r||
this.#f(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?Io(t,r,this.fatal):Kt(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#a(
t,r,!0);if(s!==void 0)return s;let f=i&&!Ot(n)?lt(n,t,r,this.fatal):void 0;if(f!==void 0)return f}return this.#d(t,r,!0,
o)}#d(t,r,o,n){if(this.#r>0){let a=this.#p(t,r,o)??this.#m(t,r,o,n);if(a!==void 0)return a;this.#x()}let i=this.#e,s=this.#n,
f=this.#o,c="";try{c=this.#h(t,r,o)??this.#c(t,r,o)}catch(a){throw this.#e=i,this.#n=s,this.#o=f,W(a)}let d=this.#i;if(d)
throw this.#i=null,this.#n=s,this.#o=f+r,n===void 0?d:d.toTypeError(n);return c}#a(t,r,o){let{encoding:n}=this;if(B.length=
0,r===0)return"";if(n===0){let f=no(t,r)?fe(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=Kt(t,r,o,this.fatal);return this.#s(
c)}if(n===38){let f=r<=36?io(t,r):lo(t,r);return this.#s(f)}if(!pr(n))return;let i=xe(n),s=(i?Eo(n,t,r):void 0)??(t[0]<128?
bo(n,t,r):void 0)??(!i&&o&&r>18?Mo(n,t,r):void 0)??(ro(t,r,i)?Wt(t,r,o,n):void 0)??(i?Bo(n,t,r):void 0);return this.#u(s)}#u(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+r;if(r===0||n>18)return;B.length=0,this.#l(t,n);let i=this.encoding===0?
fe(Ee,n,o,this.fatal):this.#u(Wt(Ee,n,o,this.encoding));return i!==void 0&&!o&&this.#f(r),i}#m(t,r,o,n){if(this.encoding!==
0)return;let i=this.#o,s=this.#n,f=this.#t,c=this.#r,d=f[0]<224?2:3;if(c+r<=d)return;this.#l(t,d);let a=fe(Ee,d,!0,!0);if(a===
void 0)return;let h=d-c;this.#r=0,this.#o+=h,this.#n=!0;try{return ie(a,this.decode(T(t,h),o,n))}catch(O){throw this.#n=
s,O instanceof ke||O instanceof TypeError||(this.#e=null,this.#o=i,this.#t=f,this.#r=c),O}}#l(t,r){Ee[0]=this.#t[0],Ee[1]=
this.#t[1];for(let o=this.#r;o<r;o++)Ee[o]=t[o-this.#r]}#f(t){this.#o+=t,this.#n||=this.#r+t>B.length,this.#r=B.length,B.
length>0&&(this.#t=[B.bytes[0],B.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Ne(this.encoding,null),Le(t,this.#r,
0,this.fatal,!1),this.#e=Qe(),this.#r=0}catch(r){throw W(r)}}#h(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;
let n=uo(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&(this.#e||f<r))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#c(T(t,0,i),i,!0),this.#i)return s}
let c=i===0&&f===r?t:T(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=ie(s,this.#c(c,f-i,!0)),this.#i)return s}else
ft(c,f-i,d),s=ie(s,this.#s(d)),this.#o+=f-i;return this.#n||=f>0,f===r?s:this.encoding===0&&!o&&it(t,f,r)?(this.#f(r-f),
s):ie(s,this.#c(T(t,f,r),r-f,o))}#c(t,r,o){Ne(this.encoding,this.#e);let n="",i=Jr(r),s=this.#n||this.ignoreBOM||!Ot(this.
encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),h=c===0&&d?t:T(t,c,c+a),O=Le(h,a,f,this.fatal,
o&&d);if(O<0)return this.#e=Qe(),this.#i=new ke(this.name,this.#o+c+Lt.start(),Lt.length()),n;if(f+=O,f>0&&(d||!qr(f))){
let j=!s&&vr()===65279?1:0;i?i.add(zr()+2*j,f-j):n=ie(n,ot(j,f)),s=!0,f=0}if(d)break}return this.#n=s,this.#e=o?null:Yr(),
this.#o+=r,i?i.toText():(this.encoding===0&&ft(t,r,n),n)}},He=new le(0,!1,!1);function Do(e,t,r,o,n,i){return He.encoding=
r,He.fatal=o,He.ignoreBOM=n,(t>=Te?Re(He,e,t,!0):void 0)??He.decodeWhole(e,t,i)}function Uo(e,t){let r=he(e,t);if(r===36)
throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes no\
thing.`);return r}function Be(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function pt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var ge="Failed to execute 'decode' on 'TextDecoder'",mt=Be({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=
tr(e,t,"Failed to construct 'TextDecoder'"),new.target!==mt&&pt(this,new.target,mt)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){
return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=J,t=void 0){let r=this.#e;if(t===void 0&&!this.#t){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array){let{length:s}=e;return(s>=Te?Re(r,e,s,!0):void 0)??r.decodeWhole(e,te(
e),ge)}if(e instanceof ArrayBuffer){let s=gt(e);if(s)return Re(r,e,s,!1)??r.decodeWhole(new Uint8Array(e),s,ge)}}let o=k(
e,ge);re(t,ge);let n=!!t?.stream,i=De(o);if(!this.#t){if(!n)return r.decodeWhole(i,te(i),ge);r.reset()}return this.#t=n,
r.decode(i,!n,ge)}}});function tr(e,t,r){let o=oe(e);re(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return new le(Uo(o,r),n,i)}function wi(e,t,r){let o=sr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function rr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return wi(e,(o,n)=>n(t.decode(Me(k(o,r)),!1,r)),o=>o(t.
decode(J,!0,r)))}var xt=Be({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=tr(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=rr("TextDecoderStream",r),new.target!==xt&&pt(this,new.target,xt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var Ae=class{fatal;ignoreBOM;#e;#t;#r=J;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&N(this.#r)===0?t:Br(this.#r,t);if(!r&&hr(n))return this.#r=
n,"";let i=Fe(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new le(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?T(n,s):n,r,o)}};var Co=Be({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=oe(e);
re(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ae(he(o,r),n,i);this.#e=s,this.#t=rr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function No(e){let t=Fe(De(k(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function Lo(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=k(e,o),i=he(oe(t),o);re(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=De(n);return Fe(c)?
new Ae(i,s,f).decode(c,!0,o):Do(c,te(c),i,s,!0,o)}async function Wo(e=void 0){let t=await e;if(t===void 0)Mt()||await Ft(Ve,!0);else{let r=Si(t)?await Ti(t):t;await Ft(()=>r,
!1)}}var Si=e=>typeof e?.arrayBuffer=="function";function Ti(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Co as DecoderStream,mt as TextDecoder,xt as TextDecoderStream,No as bomSniff,Lo as decode,S as encodings,Wo as initialize,
wr as labelToName};
