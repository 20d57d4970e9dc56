var Jt=(e,t)=>e?.prototype?.[t],$e=e=>Jt(globalThis.Buffer,e),X=$e("ucs2Slice"),pt=$e("ucs2Write"),vt=$e("utf8Slice"),G=$e(
"latin1Slice"),Io=e=>globalThis[e],Xt=Io("TextDecoder"),Mo=Jt(Xt,"decode");function M(e,t=!1){let r=new Xt(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(r,"decode",{value:Mo}),o=>r.decode(
o)}function g(e){try{return e()}catch{return}}var B=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis,Z=()=>mt().includes(
"Chrome/"),U=()=>mt().includes("AppleWebKit/")&&!Z()&&!(R()>0);function mt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var W=()=>"Deno"in globalThis,D=()=>mt()==="Cloudflare-Workers",j=()=>U()||D(),R=()=>D()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),Y=()=>R()<22,ge=e=>globalThis.process?.getBuiltinModule?.(e),lt;function Zt(){let{
TransformStream:e}=globalThis;return e&&e===lt?e:(lt=[e,ge("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),lt)}var Uo=e=>ge("node:fs").readFileSync(e);function Qt(e){try{return Uo(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var He=()=>Qt(()=>new URL("./decoder.wasm",import.meta.url)),Ge="encoding-wasm/decoder";var er=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function a(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var S=No();function No(){let e=er.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var nr=a(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Lo=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ir=e=>e<36&&e!==33,me=e=>e>0&&e<29,Ye=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[e].name),Wo=e=>Lo.find(([t])=>e>=t)[1];function sr(e){let t=nr();return t.get(e)??t.get(dr($o(e)))}function xe(e,t){
let r=sr(e);if(r===void 0){let o=ko(e),n=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=Wo(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Ge}' doesn't include ${S[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Ro=a(
()=>new Map(Array.from(nr(),([e,t])=>[cr(e),t]).reverse()));function ko(e){let t=cr(e),r=Ro().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var cr=e=>dr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Po=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function _e(e){if(e[0]>=239)return Po.find(t=>t.bytes.every((r,o)=>e[o]===r))}function fr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function yt(e){return e===0||e===37||e===38}function $o(e){let t=0,r=e.length;for(;tr(e[t]);)t+=1;for(;tr(e[r-1]);)r-=1;
return e.slice(t,r)}var tr=e=>`	
\f\r `.includes(e);function dr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function ur(e){let t=sr(`${e}`);return t===
void 0?null:S[t].name}var wt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,ar=()=>Object.getPrototypeOf(Uint8Array.prototype),Ke=e=>wt(ar(),
e),St=e=>wt(DataView.prototype,e),Go=()=>wt(ArrayBuffer.prototype,"byteLength"),jo=e=>ar()[e],Yo=Ke(Symbol.toStringTag),
Tt=Ke("buffer"),lr=Ke("byteOffset"),pr=Ke("byteLength");var Ko=jo("set");var Vo=St("buffer"),qo=St("byteOffset"),mr=St("byteLength"),xr=Go(),C=e=>pr.call(e);function te(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:C(e)}var T=(e,t,r=C(e))=>new Uint8Array(Tt.call(e),lr.call(e)+t,r-t);function hr(e,t){
let r=new Uint8Array(C(e)+C(t));return ee(r,e),ee(r,t,C(e)),r}var ee=(e,t,r)=>Ko.call(e,t,r);function N(e,t){if(t<=64)return!1;try{return xr.call(Tt.call(e)),!1}catch{return!0}}var zo="The provided value is not of\
 type '(ArrayBuffer or ArrayBufferView)'.";function k(e,t,r=zo){if(!ArrayBuffer.isView(e)&&bt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function Fe(e){if(ArrayBuffer.isView(e))return Jo(e);try{return new Uint8Array(e)}catch{return V}}var Ie=e=>e instanceof
Uint8Array?e:Fe(e);function Jo(e){try{return Yo.call(e)===void 0?new Uint8Array(Vo.call(e),qo.call(e),mr.call(e)):new Uint8Array(
Tt.call(e),lr.call(e),pr.call(e))}catch{return V}}var V=new Uint8Array;function bt(e){try{return xr.call(e)}catch{}try{return mr.
call(new DataView(e))}catch{return}}function re(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var oe=e=>`${e}`;var Me=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function he(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Sr(e,t,r){let o=Ve(c=>Qo(c,r),e,t),n=Ve(tn,e,t);if(o&&n){let c=W()?1/0:64;return{...n,read:(d,u)=>(u<128?o:n).read(
d,u),write:(d,u)=>(d.length<c?o:n).write(d,u),readBytes:o.readBytes,writeBytes:W()?o.writeBytes:void 0,mostByTable:512}}
let i=Ot(e);if(o)return B()?en(o,Ve(wr,e,t)):o;let s=n??Ve(wr,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(
c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function Ve(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Ot(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Zo="str\
ings";function Qo(e,t){let[r]=WebAssembly.Module.customSections(t,Zo),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function en(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function tn(e){let[t,r]=[X,pt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:O()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),u=0;return{add(x,h){ee(d,new Uint8Array(
e.buffer,x,2*h),u),u+=2*h},toText:()=>t.call(d,0,u)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let u=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(u),u}}function wr(e){let t=M("utf-16le"),{write:r,most:o}=Ot(e);return{
read:(n,i)=>t(new Uint16Array(e.buffer,n,i)),write:r,most:o}}function Ot(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return he(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var qe,l,Et,Tr,br,P,F={input:0,units:0,output:0},Ue=0,ze={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN,count:0};function De(e,t){
ze.name=e,ze.encoding=t,p.newCodec=NaN,p.count+=1,p.isBusy&&on(),p.isBusy=!0}function on(){try{Ar(),qe??=Er(cn(He())),gr(
new WebAssembly.Instance(qe),qe)}catch(e){throw _r(e)}}async function gt(e,t){try{Ar();let r=e(),o=Or(r)?r:await WebAssembly.compile(t?r:sn(r));Er(o);let n=await WebAssembly.instantiate(
o);if(At())return;gr(n,o),qe=o}catch(r){throw _r(r)}}var nn=[0,97,115,109];function sn(e){let t=Fe(k(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(nn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var At=()=>!p.isBusy;function cn(e){return Or(e)?e:new WebAssembly.Module(e)}function Or(e){try{return WebAssembly.
Module.customSections(e,Br),!0}catch{return!1}}var Br="encoding-wasm";function Er(e){let[t]=WebAssembly.Module.customSections(
e,Br),r=`${Ge} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function gr({
exports:e},t){l=e,Bt=WebAssembly.RuntimeError,F.input=l.input(),F.units=l.units(),F.output=l.output(),Mr(),P=Sr(l.memory,
F.units,t),Ue=Math.min(l.units_length(),P.most),p.isBusy=!1}function Ar(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function _r(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(fn(e))return new RangeError(`encoding-wasm: ${Fr} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Fr="no memory \
for WebAssembly; free some, and call again",fn=e=>e instanceof RangeError&&/memory/i.test(e.message);function _t(){return It(),
Et}function Ir(){return It(),Tr}function Ft(){return It(),br}function It(){Et[0]===void 0&&Mr()}function Mr(){let{buffer:e}=l.
memory;Et=new Uint8Array(e),Tr=new Uint8Array(e,F.input,65536),br=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Ur(e,t){
return De(e,-1),Dr(t)}function Dr(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw L(t)}}var Bt;function L(e){if(!p.
isBusy||!Bt||!(e instanceof Bt))return e;let t=S[ze.encoding]?.name,r=`${ze.name}${t?` of ${t}`:""} failed`;return dn()?
new RangeError(`encoding-wasm: ${r}: ${Fr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function dn(){try{return l.memory.grow(32),
!1}catch{return!0}}function ve(e=null){let t=Ft();return kr(t,e??new Int32Array(t.length))}function Rr(){return l.held()!==0?ve():(p.newCodec=
Mt,null)}var mn=e=>kr(e,Ft());function kr(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ce(e,t){xn(e,t)||(De(
"decoding",e),t?mn(t):l.new_decoder(e),Mt=e===33||e===36?NaN:e)}var Mt=NaN;function xn(e,t){return t||p.newCodec!==e||p.
isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function Ne(e,t,r,o,n){Je(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=Mt),yn(
i)}var $={encoding:-1,at:0,most:0,owner:void 0};function Xe(e,t,r){if($.encoding!==e||$.owner!==l||p.isBusy){try{De("decodi\
ng",e),$.owner=l,$.at=P.readBytes?l.byte_table(e):0,$.most=!Ye(e)&&P.mostByTable||1/0,$.encoding=e}catch(n){throw L(n)}p.
isBusy=!1}if($.at===0||r>$.most)return;if(r<=65536)return Je(t,r),Cr(r);if(P.most>Ue)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);Je(T(t,n,n+i),i),o=ie(o,Cr(i))}return o}function Ze(e,t,r,o){return Ur("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Je(n===t?e:T(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function hn(e,t){let r=-1,o,n;function i(s){try{return De(e,s),r=s,n=l,o=t(s),p.isBusy=!1,o}catch(f){
throw L(f)}}return s=>s===r&&n===l&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Qe=hn("decoding",e=>{let t=me(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),Cr=e=>P.readBytes(F.input,e,$.at);function ie(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var Pr=e=>e+65536+3<=Ue,$r=e=>e>Ue&&e<268435456?P.collect?.(e+3):void 0,Hr=()=>F.units,Gr=()=>_t()[F.units]|_t()[F.units+
1]<<8,et=(e,t)=>P.read(F.units+2*e,t-e);function Je(e,t){let r=Ir();if(t>8)try{ee(r,e)}catch{ee(r,T(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function yn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Ut={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var we=e=>(e&63488)===55296;var Yr=new Uint8Array(128),H=wn(Yr);function wn(e){return new Uint16Array(e.buffer)}var Kr=a(()=>Nt()?0:18),Vr=a(()=>R()>
0&&!W()&&!O()?12:18),Sn=a(()=>B()||Y()?18:8),qr=a(()=>W()||!(R()>=22||j())?64:32),Tn=a(()=>B()||O()||U()?64:32),bn=a(()=>U()?
36:18),tt=(e,t)=>(e[0]&e[t>>1])>=128;function zr(e,t,r){return r?t<=Sn():t<=bn()||t<=Tn()&&(tt(e,t)||ot())}var Jr=()=>({
mixed:Vr(),most:qr()}),vr=(e,t)=>t<=Vr()||t<=64&&tt(e,t)&&t<=qr(),E={length:0,bytes:[0,0]};function se(e,t,r,o){if(e[0]<
128&&Nt())return Lt(e,t)?G.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,u=e[i++]^
128,x=d?0:e[i++]^128;if(f=d?(c&31)<<6|u:(c&15)<<12|u<<6|x,!(c>=194&&c<240&&(u|x)<64&&i<=t)||!d&&(f<2048||we(f)||f===65279))
return On(e,s,t,r,o,n)}H[n++]=f}return We(n)}function Xr(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+
1]<<8;if(we(n))return;H[r++]=n}return We(r)}function On(e,t,r,o,n,i){let s=Ct();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<
194||c>244?0:c<224?1:c<240?2:3,u=d>0?c&63>>d:c,x=d===0&&c>=128,h=c===224?160:c===240?144:128,_=c===237?159:c===244?143:191,
v=0;for(;v<d&&f<r;v++,f++){let Ee=e[f];if(Ee<h||Ee>_)break;h=128,_=191,u=u<<6|Ee&63}if(v<d){if(f===r&&!o){if(c>=239)return;
Zr(c,128|u&63,1+v);break}x=!0}if(x&&n||(x&&(u=65533),u===65279))return;u>65535&&(H[i++]=55232+(u>>10),u=56320|u&1023),H[i++]=
u}return We(i)}function Dt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=Qe(o),!n)return;if(d=
n[c],we(d)&&(s<t&&(d=n[c|e[s++]<<8]),we(d)))return Bn(e,f,t,r,i,o,n)}H[i++]=d}return We(i)}function Bn(e,t,r,o,n,i,s){let f=Ct();
for(let c=t;c<r&&n<=f;){let d=e[c++],u=d<128?d:s[d];if(we(u)){if(c===r&&!o){if(i===32)return;Zr(d,0,1);break}let x=c<r?e[c]:
0;if(u=s[d|x<<8],!we(u))c+=1;else if(En(u))u=65533;else return}H[n++]=u}return We(n)}var En=e=>e>=57088&&e<=57216;function rt(e,t,r){
return E.length=0,se(T(e,t,r),r-t,!1,!0)===""}function Zr(e,t,r){E.length=r,E.bytes[0]=e,E.bytes[1]=t}function We(e){if(e<
3||e<=18&&!Nt())return he(H,0,e);if(ot())return X.call(Yr,0,2*e);if(!(e>Ct()))return he(H,0,18)+he(H,18,e-18)}var Ct=a(()=>ot()?
1/0:36),Nt=a(()=>O()&&ot()),ot=a(()=>g(gn)===!0);function gn(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(X)==="a\uFEFF\uD83D"&&t(G)==="a\0\xFF\xFE=\xD8"}function Lt(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function z(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var kt=a(()=>g(In)),ce=a(()=>g(Mn)),to=a(()=>g(Ln));function ro(e,t,r){if(e!==0&&e!==38||r<24||N(t,r)||e===0&&io(t,r))return;let o=e===0?ce():to();return o?.takes?.(t,r)===
!1?void 0:o}function Pt(e,t,r,o){if(E.length=0,o&&t>8192||t>256&&(N(e,t)||io(e,t)))return;let n=ce();if(!n||n.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!rt(e,i,t))))try{let s=i<t?T(e,0,i):e,f=o?n.decodeOrFail(
s,i):n.decodeQuickly(s,i);return t>256&&f!==void 0&&nt(s,i,f),f}catch{return}}function oo(e,t){let r=ce();if(r?.takesBuffer(
e,t))try{return r.decodeBuffer(e)}catch{return}}function no(e,t){let r=to();if(!(t%2>0||!r?.takes?.(e,t)||N(e,t)))return r.
decode(e,!0)}function io(e,t){if(t<8192||Fn())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&(e[n+1]&
192)!==128&&r++;return r>1}var Fn=a(U);function In(){let{isAscii:e}=ge("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?
e:void 0}function Mn(){let e=Y(),t=e?kt():void 0;if(e&&!t)return;let r=M("utf-8"),o=Dn(r),n=j()?M("utf-8",!0):Un(o),i=t&&
((b,w)=>z(b,w)&&t(b)),s=i??(Z()?Cn:D()?Nn:void 0),f=i?(b,w)=>so(b,w)||w>256&&i(b,w):s,[c,d]=Z()?[48,128]:[0,W()?-1:e?2048:
8192],u=(b,w)=>w>=c&&w<=d&&(!t||w<=64||t(b)),x=[239,187,191,97,230,188,162,240,159,146,169],h=Uint8Array.of(...x,...Qr.flat()),
_=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,v=Uint8Array.of(97,127),Ee=o(h,h.length)===_&&r(h)===_&&r(
h.buffer)===_&&o(v,2)==="a\x7F"&&n(h.subarray(0,x.length),x.length)===_.slice(0,5)&&Qr.every(b=>g(()=>n(Uint8Array.from(
b),b.length))===void 0),zt=G;if(!(!Ee||t&&zt.call(v)!=="a\x7F"))return{decode(b,w){try{return t?zt.call(b):(w?n:r)(b,b.length)}catch{
return}},decodeQuickly:o,decodeOrFail:n,takesQuickly:f,decodeBuffer:r,takesBuffer:u,takes:s,completeLength(b,w){for(let le=1;le<=
3&&le<=w;le++){let Pe=b[w-le];if(Pe<128)break;if(Pe>=192)return(Pe>=240?4:Pe>=224?3:2)>le?w-le:w}return w}}}var Qr=[[192,
128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Un=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?
void 0:o};function Dn(e){let[t,r]=[vt,G];if(Y())return(n,i)=>i>256?r.call(n):e(n);if(!t||O()||!(R()>=22))return e;let o=W()?
so:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var so=(e,t)=>t<=64||t<=256&&z(e,t);function Cn(e,t){if(t<64)return!1;if(z(
e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)
r-=3;else if(i>=206&&i<240)return!1}return r>=0}var Wt=0;function nt(e,t,r){t<1024||!D()||!z(e,t)||(Wt=r.length===t?0:Wt+
1)}function Nn(e,t){if(t<1024)return!0;if(z(e,t))return Wt<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=
227&&e[n]<234&&(r+=1);return r<3}function Ln(){return B()||j()?Rn():Wn()}function Wn(){let e=X,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return co(Y()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function Rn(){
let e=M("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return co(1/0,(t,r)=>{let o=e(t);return r&&
o.includes("\uFFFD")?void 0:o})}var co=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){try{return t(r,o)}catch{return}},completeLength(r,o){
let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});var Gt=a(()=>j()?8:Z()?352:18),kn=a(O);function lo(e,t,r){if(r>64)return z(t,r)?Pn(e,t,r):void 0;if(r<=Kr()||(t[r>>1]|t[r-
1])>=128||!Lt(t,r))return;let o=st();return o?o.call(t,0,r):Xe(e,t,r)}function Pn(e,t,r){let o=st(),n=me(e);if(!(r<512&&
(n||!o))&&!(n&&yo(e))&&!N(t,r))try{return kt()?.(t)??Ze(t,r,128,128)?o?o.call(t):ce()?.decodeQuickly(t,r):void 0}catch{return}}
var it=[],fe=[];function po(e,t,r){if(!(r<=Gt()||r>=512&&!yo(e)))return fe[e]===void 0&&(fe[e]=qn(e)?ho(e):null),xo(fe[e],
t,r)}function mo(e,t,r){return r<512?(kn()?Ht(e,t,r):void 0)??Xe(e,t,r)??Ht(e,t,r)??fo(e,t,r):Ht(e,t,r)??(jn(e)?fo(e,t,r):
void 0)??Xe(e,t,r)}var $t=0,$n=a(()=>jt()?8192:512);function Ht(e,t,r){let o=st();if(!o||e!==21)return;let n=r<$n();if(n&&
$t>0){$t-=1;return}if(!Gn(t,r)){n&&($t=15);return}if(!N(t,r))try{return o.call(t)}catch{return}}var fo=(e,t,r)=>xo(ho(e),
t,r),xo=(e,t,r)=>e&&(r<=256||!N(t,r))?Re(e,t):void 0;function Re(e,t){try{return e(t)}catch{return}}function ho(e){return it[e]===
void 0&&(it[e]=null,it[e]=g(()=>zn(e))??null),it[e]}var st=a(()=>g(Hn));function Hn(){let e=G,t=Uint8Array.from({length:256},
(r,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Gn(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)
if((e[o]&224)===128)return!1;return r===t||Ze(e,t,128,224)}var jn=e=>e===21?jt():Yn()||Kn()&&Ye(e),yo=e=>!st()&&(e===21?
jt():Vn()),Yn=a(()=>B()||U()),Kn=a(D),Vn=a(B),jt=a(()=>B()||O()||!(R()>0)),qn=e=>B()||O()||j()||Y()||Z()&&e===21;function zn(e){
let t=Qe(e),r=M(S[e].name),o=i=>r(i)===String.fromCharCode(...Array.from(i,s=>t[s])),n=Uint8Array.from({length:4096},(i,s)=>s);
return n.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(n)?r:void 0}var wo;function So(e,t,r){return wo??=Jn(),wo(e,t,r)}function Jn(){let e=ce(),{mixed:t,most:r}=e&&O()?{mixed:0,most:0}:Jr();
return(o,n,i)=>{if(n<=t||n<=r&&tt(o,n)){let s=se(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?
e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function ct(e,t,r,o=!1){try{Ce(e,null);let n=Ne(t,r,0,o,!0);return n<
0?void 0:et(0,n)}catch(n){throw L(n)}}var Yt=a(()=>B()?{any:768,shiftJIS:224,markup:1/0}:D()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:O()?2048:
U()?112:0}),To=e=>e===34?Yt().shiftJIS:Yt().any,bo=[];function Oo(e,t,r){if(r>Yt().markup||r>To(e)&&!Zn(t,r))return;let o=bo[e];
if(o)return N(t,r)?void 0:Re(o,t);Qn(e,r)}function Zn(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<
t;n+=o)e[n]<128&&(r+=1);return r>10}var ke=[];function Qn(e,t){ke[e]===void 0&&(ke[e]=g(()=>ti(e))??null);let r=ke[e];r&&
(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,ke[e]=null,g(()=>{let{value:o}=r.sequences.next();o?r.decode(o)===ct(e,
o,C(o))&&(ke[e]=r):ei(e,r.decode)})))}function ei(e,t){bo[e]=t;let r=To(e);r>0&&(fe[e]=o=>o.byteLength<=r?t(o):void 0)}var ti=e=>({
decode:M(S[e].name),sequences:oi(e),credit:0}),ri=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Kt=[10,164,162];function*oi(e){
let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ri)yield Uint8Array.of(...i,...Kt);for(let i=128;i<=255;i++)
yield ue([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield ue([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield ue([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield ue([i,Math.min(i+7,254)],r,n,r);yield ue(
[227,227],[50,50],o,r),yield ue([129,129],[48,48],t),yield ue([129,129],[48,48],n,t)}}function ue(...e){let t=e.map(([s,
f])=>f-s+1),r=t.reduce((s,f)=>s*f),o=e.length+Kt.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.
length-1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Kt,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(
i+o,i,i+e.length-1),n}var Te=new Uint8Array(18),ii=[0,0],ae=class{encoding;fatal;ignoreBOM;#e=null;#t=ii;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=te(t);if(!this.#e&&this.#r===0){let i=this.#l(t,n,r);if(i!==void 0)return r||
this.#d(n),i}return this.#a(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?So(t,r,this.fatal):Pt(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#u(
t,r,256)??this.#l(t,r,!0);if(s!==void 0)return s;let f=i&&!yt(n)?ct(n,t,r,this.fatal):void 0;if(f!==void 0)return f}return this.#a(
t,r,!0,o)}decodeBuffer(t,r){return this.#o!==0&&this.reset(),this.encoding===0?this.#s(this.#c(oo(t,r))):this.#u(t,r,511)}#u(t,r,o){
let n=r<=o&&r>Gt()?fe[this.encoding]:void 0;return n?this.#c(Re(n,t)):void 0}#a(t,r,o,n){if(this.#r>0){let u=this.#m(t,r,
o)??this.#x(t,r,o,n);if(u!==void 0)return u;this.#h()}let i=this.#e,s=this.#n,f=this.#o,c="";try{c=this.#y(t,r,o)??this.#f(
t,r,o)}catch(u){throw this.#e=i,this.#n=s,this.#o=f,L(u)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=f+r,n===
void 0?d:d.toTypeError(n);return c}#l(t,r,o){let{encoding:n}=this;if(E.length=0,r===0)return"";if(n===0){let f=vr(t,r)?se(
t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=Pt(t,r,o,this.fatal);return this.#s(c)}if(n===38){let f=r<=36?Xr(t,
r):no(t,r);return this.#s(f)}if(!ir(n))return;let i=me(n),s=(i?po(n,t,r):void 0)??(t[0]<128?lo(n,t,r):void 0)??(!i&&o&&r>
18?Oo(n,t,r):void 0)??(zr(t,r,i)?Dt(t,r,o,n):void 0)??(i?mo(n,t,r):void 0);return this.#c(s)}#c(t){return this.fatal&&this.
encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):
t}#m(t,r,o){let n=this.#r+r;if(r===0||n>18)return;E.length=0,this.#p(t,n);let i=this.encoding===0?se(Te,n,o,this.fatal):
this.#c(Dt(Te,n,o,this.encoding));return i!==void 0&&!o&&this.#d(r),i}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#o,
s=this.#n,f=this.#t,c=this.#r,d=f[0]<224?2:3;if(c+r<=d)return;this.#p(t,d);let u=se(Te,d,!0,!0);if(u===void 0)return;let x=d-
c;this.#r=0,this.#o+=x,this.#n=!0;try{return ie(u,this.decode(T(t,x),o,n))}catch(h){throw this.#n=s,h instanceof Me||h instanceof
TypeError||(this.#e=null,this.#o=i,this.#t=f,this.#r=c),h}}#p(t,r){Te[0]=this.#t[0],Te[1]=this.#t[1];for(let o=this.#r;o<
r;o++)Te[o]=t[o-this.#r]}#d(t){this.#o+=t,this.#n||=this.#r+t>E.length,this.#r=E.length,E.length>0&&(this.#t=[E.bytes[0],
E.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{Ce(this.encoding,null),Ne(t,this.#r,0,this.fatal,!1),this.#e=ve(),this.#r=
0}catch(r){throw L(r)}}#y(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=ro(this.encoding,t,r);if(!n)return;
let i=0,s="",f=n.completeLength(t,r);if(r<256&&(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&
192)===128;)i+=1;if(i===r)return;if(s=this.#f(T(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:T(t,i,f),d=n.decode(c,
this.fatal);if(d===void 0){if(s=ie(s,this.#f(c,f-i,!0)),this.#i)return s}else nt(c,f-i,d),s=ie(s,this.#s(d)),this.#o+=f-
i;return this.#n||=f>0,f===r?s:this.encoding===0&&!o&&rt(t,f,r)?(this.#d(r-f),s):ie(s,this.#f(T(t,f,r),r-f,o))}#f(t,r,o){
Ce(this.encoding,this.#e);let n="",i=$r(r),s=this.#n||this.ignoreBOM||!yt(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-
c<=65536,u=Math.min(65536,r-c),x=c===0&&d?t:T(t,c,c+u),h=Ne(x,u,f,this.fatal,o&&d);if(h<0)return this.#e=ve(),this.#i=new Me(
this.name,this.#o+c+Ut.start(),Ut.length()),n;if(f+=h,f>0&&(d||!Pr(f))){let _=!s&&Gr()===65279?1:0;i?i.add(Hr()+2*_,f-_):
n=ie(n,et(_,f)),s=!0,f=0}if(d)break}return this.#n=s,this.#e=o?null:Rr(),this.#o+=r,i?i.toText():(this.encoding===0&&nt(
t,r,n),n)}},ft=new ae(0,!1,!1);function Bo(e,t,r,o,n,i){return ft.encoding=r,ft.fatal=o,ft.ignoreBOM=n,ft.decodeWhole(e,
t,i)}function Eo(e,t){let r=xe(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands fo\
r the encoding 'replacement', which decodes nothing.`);return r}function be(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function dt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Oe="Failed to execute 'decode' on 'TextDecoder'",ut=be({TextDecoder:class{#e;#t=!1;constructor(e="utf-8",t=void 0){this.#e=
Vt(e,t,"Failed to construct 'TextDecoder'"),new.target!==ut&&dt(this,new.target,ut)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){
return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=V,t=void 0){let r=this.#e;if(t===void 0&&!this.#t){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return r.decodeWhole(e,te(e),Oe);if(e instanceof ArrayBuffer){let s=bt(
e);if(s)return r.decodeBuffer(e,s)??r.decodeWhole(new Uint8Array(e),s,Oe)}}let o=k(e,Oe);re(t,Oe);let n=!!t?.stream,i=Ie(
o);if(!this.#t){if(!n)return r.decodeWhole(i,te(i),Oe);r.reset()}return this.#t=n,r.decode(i,!n,Oe)}}});function Vt(e,t,r){
let o=oe(e);re(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return new ae(Eo(o,r),n,i)}function si(e,t,r){let o=Zt();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function qt(e,t){let r=`Failed to execute 'transform' on '${e}'`;return si(e,(o,n)=>n(t.decode(Fe(k(o,r)),!1,r)),o=>o(t.
decode(V,!0,r)))}var at=be({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Vt(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=qt("TextDecoderStream",r),new.target!==at&&dt(this,new.target,at)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var Be=class{fatal;ignoreBOM;#e;#t;#r=V;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&C(this.#r)===0?t:hr(this.#r,t);if(!r&&fr(n))return this.#r=
n,"";let i=_e(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ae(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?T(n,s):n,r,o)}};var go=be({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=oe(e);
re(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Be(xe(o,r),n,i);this.#e=s,this.#t=qt("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Ao(e){let t=_e(Ie(k(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function _o(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=k(e,o),i=xe(oe(t),o);re(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=Ie(n);return _e(c)?
new Be(i,s,f).decode(c,!0,o):Bo(c,te(c),i,s,!0,o)}async function Fo(e=void 0){let t=await e;if(t===void 0)At()||await gt(He,!0);else{let r=ci(t)?await fi(t):t;await gt(()=>r,
!1)}}var ci=e=>typeof e?.arrayBuffer=="function";function fi(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{go as DecoderStream,ut as TextDecoder,at as TextDecoderStream,Ao as bomSniff,_o as decode,S as encodings,Fo as initialize,
ur as labelToName};
