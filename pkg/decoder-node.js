var pr=(e,t)=>e?.prototype?.[t],Ve=e=>pr(globalThis.Buffer,e),Q=Ve("ucs2Slice"),At=Ve("ucs2Write"),xr=Ve("utf8Slice"),Y=Ve(
"latin1Slice"),zo=e=>globalThis[e],hr=zo("TextDecoder"),Xo=pr(hr,"decode");function B(e,t=!1,r=!0){let o=new hr(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:Xo})}function T(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis,ee=()=>It().includes(
"Chrome/"),U=()=>It().includes("AppleWebKit/")&&!ee()&&!(k()>0);function It(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var W=()=>"Deno"in globalThis,F=()=>It()==="Cloudflare-Workers",K=()=>U()||F(),k=()=>F()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),D=()=>k()<22,Ie=e=>globalThis.process?.getBuiltinModule?.(e),Bt;function yr(){let{
TransformStream:e}=globalThis;return e&&e===Bt?e:(Bt=[e,Ie("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Bt)}var Zo=e=>Ie("node:fs").readFileSync(e);function Sr(e){try{return Zo(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Ye=()=>Sr(()=>new URL("./decoder.wasm",import.meta.url)),Ke="encoding-wasm/decoder";var wr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var m=tn();function tn(){let e=wr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var br=u(()=>new Map(m.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),rn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Br=e=>e<36&&e!==33,v=e=>e>0&&e<29,Je=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(m[e].name),on=e=>rn.find(([t])=>e>=t)[1];function Ar(e){let t=br();return t.get(e)??t.get(_r(fn(e)))}function ye(e,t){
let r=Ar(e);if(r===void 0){let o=sn(e),n=o===void 0?"":` Did you mean '${m[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=on(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Ke}' doesn't include ${m[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var nn=u(
()=>new Map(Array.from(br(),([e,t])=>[Ir(e),t]).reverse()));function sn(e){let t=Ir(e),r=nn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var Ir=e=>_r(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),cn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Fe(e){if(e[0]>=239)return cn.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Fr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function _t(e){return e===0||e===37||e===38}function fn(e){let t=0,r=e.length;for(;Tr(e[t]);)t+=1;for(;Tr(e[r-1]);)r-=1;
return e.slice(t,r)}var Tr=e=>`	
\f\r `.includes(e);function _r(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Mr(e){let t=Ar(`${e}`);return t===
void 0?null:m[t].name}var Mt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,gr=()=>Object.getPrototypeOf(Uint8Array.prototype),ze=e=>Mt(gr(),
e),gt=e=>Mt(DataView.prototype,e),un=()=>Mt(ArrayBuffer.prototype,"byteLength"),Ur=e=>gr()[e],ln=ze(Symbol.toStringTag),
Ut=ze("buffer"),Dr=ze("byteOffset"),Cr=ze("byteLength");var mn=Ur("set"),pn=Ur("slice"),xn=gt("buffer"),hn=gt("byteOffset"),Lr=gt("byteLength"),Nr=un(),L=e=>Cr.call(e);function re(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:L(e)}var b=(e,t,r=L(e))=>new Uint8Array(Ut.call(
e),Dr.call(e)+t,r-t);function Rr(e,t){let r=new Uint8Array(L(e)+L(t));return te(r,e),te(r,t,L(e)),r}var te=(e,t,r)=>mn.call(e,t,r);var yn=(e,t,r)=>pn.call(e,t,r);function Dt(e,t,r){if(r>24)return yn(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)
o[n]=e[t+n];return o}function N(e,t){if(t<=64)return!1;try{return Nr.call(Ut.call(e)),!1}catch{return!0}}var Sn="The pro\
vided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function $(e,t,r=Sn){if(!ArrayBuffer.isView(e)&&Ct(e)===
void 0)throw new TypeError(`${t}: ${r}`);return e}function _e(e){if(ArrayBuffer.isView(e))return wn(e);try{return new Uint8Array(e)}catch{return q}}var Me=e=>e instanceof
Uint8Array?e:_e(e);function wn(e){try{return ln.call(e)===void 0?new Uint8Array(xn.call(e),hn.call(e),Lr.call(e)):new Uint8Array(
Ut.call(e),Dr.call(e),Cr.call(e))}catch{return q}}var q=new Uint8Array;function Ct(e){try{return Nr.call(e)}catch{}try{return Lr.
call(new DataView(e))}catch{return}}function oe(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var ne=e=>`${e}`;var Nt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfView=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#e=void 0;#t=0;#r=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=v(t)&&!r}accept(t){T(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfView=t.leastOfView,this.leastOfBuffer=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#e=t,this.onlyASCII||
this.#o(t))}#o({newDecoder:t,canFail:r,most:o}){this.decoder??=t(this.fatal,this.ignoreBOM),this.#r=this.fatal&&r&&!this.
decoder.fatal,this.most=o,this.mostAtOnce=this.#r?-1:Math.min(o,1024)}pause(){this.most=-1,this.mostAtOnce=-1}pauseLong(){
this.pause(),this.#t=15,this.decoder=void 0}reconsider(t,r){let o=this.#e;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===
r||!o.onlyASCII)&&this.#o(o)}decode(t,r){if(!(r>1024&&N(t,r)))try{let o=this.decoder.decode(t),n=this.#r&&o.includes("\uFFFD");
return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?void 0:o}catch{this.pauseLong();return}}},kr=[],Rt=[];
function Xe(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Rt[o];if(n)return n;let i=new Nt(e,t,r);Rt[o]=i;let s=kr[e];return s&&i.accept(
s),i}function Se(e,t){kr[e]=t;for(let r=0;r<4;r++)Rt[4*e+r]?.accept(t)}var ge=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function se(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Hr(e,t,r){let o=Ze(c=>Bn(c,r),e,t),n=Ze(In,e,t);if(o&&n){let c=W()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,writeBytes:W()?o.writeBytes:void 0,mostByTable:512}}
let i=Wt(e);if(o)return A()?An(o,Ze($r,e,t)):o;let s=n??Ze($r,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(
c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function Ze(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Wt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var bn="str\
ings";function Bn(e,t){let[r]=WebAssembly.Module.customSections(t,bn),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function An(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function In(e){let[t,r]=[Q,At],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:O()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(y,w){te(d,new Uint8Array(
e.buffer,y,2*w),a),a+=2*w},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function $r(e){let t=B("utf-16le"),{write:r,most:o}=Wt(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Wt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return se(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Qe,l,Pt,Gr,jr,H,_={input:0,units:0,output:0},Ue=0,et={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN,count:0};function De(e,t){
et.name=e,et.encoding=t,h.newCodec=NaN,h.count+=1,h.isBusy&&_n(),h.isBusy=!0}function _n(){try{qr(),Qe??=Kr(Un(Ye())),vr(
new WebAssembly.Instance(Qe),Qe)}catch(e){throw Jr(e)}}async function $t(e,t){try{qr();let r=e(),o=Vr(r)?r:await WebAssembly.compile(t?r:gn(r));Kr(o);let n=await WebAssembly.instantiate(
o);if(Ht())return;vr(n,o),Qe=o}catch(r){throw Jr(r)}}var Mn=[0,97,115,109];function gn(e){let t=_e($(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Mn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Ht=()=>!h.isBusy;function Un(e){return Vr(e)?e:new WebAssembly.Module(e)}function Vr(e){try{return WebAssembly.
Module.customSections(e,Yr),!0}catch{return!1}}var Yr="encoding-wasm";function Kr(e){let[t]=WebAssembly.Module.customSections(
e,Yr),r=`${Ke} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function vr({
exports:e},t){l=e,kt=WebAssembly.RuntimeError,_.input=l.input(),_.units=l.units(),_.output=l.output(),Zr(),H=Hr(l.memory,
_.units,t),Ue=Math.min(l.units_length(),H.most),h.isBusy=!1}function qr(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Jr(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Dn(e))return new RangeError(`encoding-wasm: ${zr} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var zr="no memory \
for WebAssembly; free some, and call again",Dn=e=>e instanceof RangeError&&/memory/i.test(e.message);function Gt(){return Vt(),
Pt}function Xr(){return Vt(),Gr}function jt(){return Vt(),jr}function Vt(){Pt[0]===void 0&&Zr()}function Zr(){let{buffer:e}=l.
memory;Pt=new Uint8Array(e),Gr=new Uint8Array(e,_.input,65536),jr=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Qr(e,t){
return De(e,-1),eo(t)}function eo(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw R(t)}}var kt;function R(e){if(!h.
isBusy||!kt||!(e instanceof kt))return e;let t=m[et.encoding]?.name,r=`${et.name}${t?` of ${t}`:""} failed`;return Cn()?
new RangeError(`encoding-wasm: ${r}: ${zr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Cn(){try{return l.memory.grow(32),
!1}catch{return!0}}function rt(e=null){let t=jt();return io(t,e??new Int32Array(t.length))}function no(){return l.held()!==0?rt():(h.newCodec=
Kt,null)}var Wn=e=>io(e,jt());function io(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ce(e,t){kn(e,t)||(De(
"decoding",e),t?Wn(t):l.new_decoder(e),Kt=e===33||e===36?NaN:e)}var Kt=NaN;function kn(e,t){return t||h.newCodec!==e||h.
isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function Le(e,t,r,o,n){tt(e,t),h.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return h.isBusy=!1,n&&i>=0&&(h.newCodec=Kt),$n(
i)}var G={encoding:-1,at:0,most:0,owner:void 0};function ot(e,t,r){if(G.encoding!==e||G.owner!==l||h.isBusy){try{De("decodi\
ng",e),G.owner=l,G.at=H.readBytes?l.byte_table(e):0,G.most=!Je(e)&&H.mostByTable||1/0,G.encoding=e}catch(n){throw R(n)}h.
isBusy=!1}if(G.at===0||r>G.most)return;if(r<=65536)return tt(t,r),to(r);if(H.most>Ue)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);tt(b(t,n,n+i),i),o=fe(o,to(i))}return o}function nt(e,t,r,o){return Qr("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),tt(n===t?e:b(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function Pn(e,t){let r=-1,o,n;function i(s){try{return De(e,s),r=s,n=l,o=t(s),h.isBusy=!1,o}catch(f){
throw R(f)}}return s=>s===r&&n===l&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var it=Pn("decoding",e=>{let t=v(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),to=e=>H.readBytes(_.input,e,G.at);function fe(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var so=e=>e+65536+3<=Ue,co=e=>e>Ue&&e<268435456?H.collect?.(e+3):void 0,fo=()=>_.units,ao=()=>Gt()[_.units]|Gt()[_.units+
1]<<8,st=(e,t)=>H.read(_.units+2*e,t-e);function tt(e,t){let r=Xr();if(t>8)try{te(r,e)}catch{te(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function $n(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var vt={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var z=new Uint8Array(256);function zt(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)z[r++]=
n;else if(n<2048)z[r++]=192|n>>6,z[r++]=128|n&63;else if(!de(n))z[r++]=224|n>>12,z[r++]=128|n>>6&63,z[r++]=128|n&63;else{
let i=Gn(e,o);i>=65536&&(o+=1),r=Vn(i,z,r)}}return Dt(z,0,r)}var de=e=>(e&63488)===55296;function Gn(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var jn=e=>e<128?1:e<2048?2:e<65536?3:4;function Vn(e,t,r){if(e<128)return t[r]=e,r+1;let o=jn(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var lo=new Uint8Array(128),M=Yn(lo);
function Yn(e){return new Uint16Array(e.buffer)}var Re=u(()=>er()?0:18),Xt=u(()=>A()||D()?18:8),Kn=u(()=>W()||!(k()>=22||
K())?64:32),vn=u(()=>A()||O()||U()?64:32),qn=u(()=>U()?36:18),mo=(e,t)=>(e[0]&e[t>>1])>=128;function po(e,t,r){return r?
t<=Xt():t<=qn()||t<=vn()&&(mo(e,t)||at())}var ct=(e,t)=>t<=18||t<=64&&mo(e,t)&&t<=Kn(),g={length:0,bytes:0};function ae(e,t,r,o){
if(e[0]<128&&er())return tr(e,t)?Y.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;M[n]=i}if(n===t&&
n<=18)return se(M,0,n);for(let i=n;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))return uo(
e,s,t,r,o,n);let y=e[i++]^128,w=d?0:e[i++]^128;if(f=d?(c&31)<<6|y:(c&15)<<12|y<<6|w,(y|w)>=64||!d&&(f<2048||de(f)||f===65279))
return uo(e,s,t,r,o,n)}M[n++]=f}return We(n)}function xo(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+
1]<<8;if(de(n))return;M[r++]=n}return We(r)}function uo(e,t,r,o,n,i){let s=Qt();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<
194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,y=d===0&&c>=128,w=c===224?160:c===240?144:128,V=c===237?159:c===244?143:191,
Z=0;for(;Z<d&&f<r;Z++,f++){let me=e[f];if(me<w||me>V)break;w=128,V=191,a=a<<6|me&63}if(Z<d){if(f===r&&!o){if(c>=239)return;
Zt(c,128|a&63,1+Z);break}y=!0}if(y&&n||(y&&(a=65533),a===65279))return;a>65535&&(M[i++]=55232+(a>>10),a=56320|a&1023),M[i++]=
a}return We(i)}function ft(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=it(o),!n)return;if(d=
n[c],de(d)){if(s<t)d=n[c|e[s++]<<8];else if(!r&&o!==32){Zt(c,0,1);break}if(de(d))return Jn(e,f,t,r,i,o,n)}}M[i++]=d}return We(
i)}function Jn(e,t,r,o,n,i,s){let f=Qt();for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(de(a)){if(c===r&&!o){if(i===
32)return;Zt(d,0,1);break}let y=c<r?e[c]:0;if(a=s[d|y<<8],!de(a))c+=1;else if(zn(a))a=65533;else return}M[n++]=a}return We(
n)}var zn=e=>e>=57088&&e<=57216;function dt(e,t,r){return g.length=0,ae(b(e,t,r),r-t,!1,!0)===""}function Zt(e,t,r){g.length=
r,g.bytes=e|t<<8}function We(e){if(e<3||e<=18&&!er())return se(M,0,e);if(at())return Q.call(lo,0,2*e);if(!(e>Qt()))return se(
M,0,18)+se(M,18,e-18)}var Qt=u(()=>at()?1/0:36),er=u(()=>O()&&at()),at=u(()=>T(Xn)===!0);function Xn(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(Q)==="a\uFEFF\uD83D"&&t(Y)==="a\0\xFF\xFE=\xD8"}
function tr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function X(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}var ir=u(()=>T(ti)),Oe=u(()=>T(ri)),yo=u(()=>T(ai));function So(e,t,r){if(e!==0&&e!==38||r<24||N(t,r)||e===0&&To(t,r))return;
let o=e===0?Oe():yo();return o?.takes?.(t,r)===!1?void 0:o}function sr(e,t,r,o){if(g.length=0,o&&t>8192||t>1024&&(N(e,t)||
To(e,t)))return;let n=Oe();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&
(r||!dt(e,i,t))))try{let s=i<t?b(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(s,i);return t>256&&f!==void 0&&ut(s,i,
f),f}catch{return}}function wo(e,t){let r=yo();if(!(t%2>0||!r?.takes?.(e,t)||N(e,t)))return r.decode(e,!0)}function To(e,t){
if(t<8192||ei())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}var ei=u(
U);function ti(){let{isAscii:e}=Ie("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(
n,128)))?e:void 0}function ri(){let e=D(),t=e?ir():void 0;if(e&&!t)return;let r=B("utf-8"),o=T(ni),n=x=>r.decode(x),i=ci(
n),s=K()&&o?x=>o.decode(x):si(i),f=t&&((x,E)=>X(x,E)&&t(x)),c=f??(ee()?fi:F()?di:void 0),d=f?(x,E)=>Bo(x,E)||E>256&&f(x,
E):c,a=Uint8Array.of(...Oo,...bo.flat()),y=`${Eo}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,w=Uint8Array.of(97,127),V=i(a,a.length)===
y&&n(a)===y&&r.decode(a.buffer)===y&&i(w,2)==="a\x7F"&&rr(x=>s(x,x.length)),Z=Y;if(!V||t&&Z.call(w)!=="a\x7F")return;let me=(x,E)=>B(
"utf-8",x&&o!==void 0,E);return Se(0,{newDecoder:me,isRight:(x,E)=>ii(me(x,E)),canFail:!0,...oi()}),{decode(x,E){try{return t?
Z.call(x):(E?s:n)(x,x.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,takes:c,completeLength(x,E){for(let pe=1;pe<=
3&&pe<=E;pe++){let je=x[E-pe];if(je<128)break;if(je>=192)return(je>=240?4:je>=224?3:2)>pe?E-pe:E}return E}}}function oi(){
let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return O()?{...e,leastOfView:1}:W()?{...e,leastOfView:1024,
leastOfBuffer:1024}:D()?{...e,leastOfView:19,most:2048,onlyASCII:!0}:ee()?{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:
F()?{...e,most:1023}:k()>0?{...e,leastOfView:512}:e}function ni(){let e=B("utf-8",!0);return rr(r=>e.decode(r))&&rr(({buffer:r})=>e.
decode(r))&&!W()?e:void 0}var ii=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...zt(
"\uFEFF"),...zt(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),rr=e=>e(Uint8Array.from(Oo))===Eo&&bo.every(t=>T(
()=>e(Uint8Array.from(t)))===void 0),Oo=[239,187,191,97,230,188,162,240,159,146,169],Eo="\uFEFFa\u6F22\u{1F4A9}",bo=[[192,
128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],si=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?
void 0:o};function ci(e){let[t,r]=[xr,Y];if(D())return(n,i)=>i>256?r.call(n):e(n);if(!t||O()||!(k()>=22))return e;let o=W()?
Bo:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Bo=(e,t)=>t<=64||t<=256&&X(e,t);function fi(e,t){if(t<64)return!1;if(X(
e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)
r-=3;else if(i>=206&&i<240)return!1}return r>=0}var or=0;function ut(e,t,r){t<1024||!F()||!X(e,t)||(or=r.length===t?0:or+
1)}function di(e,t){if(t<1024)return!0;if(X(e,t))return or<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=
227&&e[n]<234&&(r+=1);return r<3}function ai(){return A()||K()?li():ui()}function ui(){let e=Q,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Ao(D()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function li(){
let e=B("utf-16le");if(e.decode(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Ao(1/0,(t,r)=>{let o=e.
decode(t);return r&&o.includes("\uFFFD")?void 0:o})}var Ao=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){try{return t(r,o)}catch{
return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});var mt=u(()=>O()?0:K()||D()?8:ee()?352:18),Mo=u(()=>Math.min(mt(),Re(),Xt())),pi=u(O);function go(e,t,r){if(r>64)return X(
t,r)?xi(e,t,r):void 0;if(r<=Re()||(t[r>>1]|t[r-1])>=128||!tr(t,r))return;let o=ht();return o?o.call(t,0,r):ot(e,t,r)}function xi(e,t,r){
let o=ht(),n=v(e);if(!(r<512&&(n||!o))&&!(e===21&&Lo(r))&&!(n&&ar(e))&&!N(t,r))try{return ir()?.(t)??nt(t,r,128,128)?o?o.
call(t):Oe()?.decodeQuickly(t,r):void 0}catch{return}}var lt=[],cr=[];function Uo(e,t,r){if(!(cr[e]===null||r<=mt())&&!(r>=
512&&!ar(e)))return cr[e]??=hi(e),xt(cr[e],t,r)}function Do(e,t,r){return r<512?(pi()?fr(e,t,r):void 0)??ot(e,t,r)??fr(e,
t,r)??Io(e,t,r):fr(e,t,r)??(wi(e)?Io(e,t,r):void 0)??ot(e,t,r)}var dr=0,Co=u(()=>ur()?8192:512),Lo=e=>dr>0&&e<Co();function fr(e,t,r){
let o=ht();if(!(!o||e!==21)){if(Lo(r)){dr-=1;return}if(!Si(t,r)){r<Co()&&(dr=15);return}if(!N(t,r))try{return o.call(t)}catch{
return}}}var Io=(e,t,r)=>xt(No(e),t,r);function xt(e,t,r){if(!(!e||r>1024&&N(t,r)))try{return e.decode(t)}catch{return}}
function hi(e){let t=bi(e)?No(e):null;if(t){let r=pt(e,ke()).includes("\uFFFD");Se(e,{newDecoder:o=>o&&r?B(m[e].name,!0):
t,isRight:o=>!(o&&r)||Ai(e),canFail:r,leastOfView:mt()+1,leastOfBuffer:mt()+1,most:ar(e)?8192:e===21&&O()?2048:511,onlyASCII:!1})}
return t}function No(e){return lt[e]===void 0&&(lt[e]=null,lt[e]=T(()=>Bi(e))??null),lt[e]}var ht=u(()=>T(yi));function yi(){
let e=Y,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Si(e,t){
let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||nt(e,t,128,224)}var wi=e=>e===21?ur():
Ti()||Oi()&&Je(e),ar=e=>!ht()&&(e===21?ur():Ei()),Ti=u(()=>A()||U()),Oi=u(F),Ei=u(A),ur=u(()=>A()||O()||!(k()>0)),bi=e=>A()||
O()||K()||D()||ee()&&e===21,ke=()=>Uint8Array.from({length:256},(e,t)=>t);function pt(e,t){let r=it(e);return String.fromCharCode(
...Array.from(t,o=>r[o]))}function Bi(e){let t=B(m[e].name),r=n=>t.decode(n)===pt(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);
return ke().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function Ai(e){let t=pt(e,ke()),r=ke().filter(c=>t[c]!=="\uFFFD"),
o=B(m[e].name,!0),n=c=>T(()=>o.decode(c)),i=c=>n(c)===pt(e,c),s=Uint8Array.from({length:4096},(c,d)=>r[d%r.length]),f=c=>n(
Uint8Array.of(c))===void 0&&n(Uint8Array.of(...s,c))===void 0;return i(s)&&ke().every(c=>r.includes(c)?i(Uint8Array.of(c)):
f(c))}var Ro;function Wo(e,t,r){return Ro??=Ii(),Ro(e,t,r)}function Ii(){let e=Oe(),t=!(e&&O());return(r,o,n)=>{if(t&&ct(r,o)){
let i=ae(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function $e(e,t,r,o=!1){try{Ce(e,null);let n=Le(t,r,0,o,!0);return n<0?void 0:st(0,n)}catch(n){throw R(
n)}}var yt=u(()=>A()?{any:768,shiftJIS:224,markup:1/0}:F()?{any:512,shiftJIS:512,markup:2048}:O()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:U()?112:0}),Mi=u(()=>yt().markup>0?1/0:33),ko=(e,t,r)=>e>=29&&e<36&&r>=Mi()&&t[0]>=128,Po=e=>e===
34?yt().shiftJIS:yt().any,$o=[];function Ho(e,t,r){if(r>yt().markup||r>Po(e)&&!gi(t,r))return;let o=$o[e];if(o)return xt(
o,t,r);Ui(e,r)}function gi(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&
(r+=1);return r>10}var He=[];function Ui(e,t){He[e]===void 0&&(He[e]=T(()=>Ri(e))??null);let r=He[e];r&&(r.credit+=1+t/1024,
!(r.credit<128)&&(r.credit=0,He[e]=null,T(()=>{let{value:o}=r.sequences.next();o?r.decoder.decode(o)===$e(e,o,L(o))&&(He[e]=
r):Di(e,r.decoder)})))}function Di(e,t){$o[e]=t;let r=Po(e);Se(e,{newDecoder:o=>o?B(m[e].name,!0):t,isRight:o=>!o||Ci(e),
canFail:!0,leastOfView:19,leastOfBuffer:1,most:r,onlyASCII:!1})}var Ci=e=>Li.every(t=>Ni.every(r=>{let o=B(m[e].name,!0),
n=Uint8Array.of(97,t,...r);return T(()=>o.decode(n))===$e(e,n,n.length,!0)})),Li=[128,129,142,143,161,224,255],Ni=[[],[32],
[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ri=e=>({decoder:B(m[e].name),sequences:ki(
e),credit:0}),Wi=[[239,187,191],[254,255],[255,254],[132,49,149,51]],lr=[10,164,162];function*ki(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Wi)yield Uint8Array.of(...i,...lr);for(let i=128;i<=255;i++)yield le([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield le([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield le([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield le([i,Math.min(i+7,254)],r,n,r);yield le([227,227],[50,
50],o,r),yield le([129,129],[48,48],t),yield le([129,129],[48,48],n,t)}}function le(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+lr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(lr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var Ee=new Uint8Array(18),Ge=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return m[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=re(t);if(!this.#e){let i=this.#r===0?this.#d(t,n,r):this.#m(t,n,r);if(i!==void 0)
return r||this.#l(n),i}return this.#f(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?Wo(t,r,this.fatal):sr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{if(!(i&&
ko(n,t,r))){let f=this.#d(t,r,!0);if(f!==void 0)return f}let s=i&&!_t(n)?$e(n,t,r,this.fatal):void 0;if(s!==void 0)return s}
return this.#f(t,r,!0,o)}#f(t,r,o,n){if(this.#r>0){let a=this.#p(t,r,o,n);if(a!==void 0)return a;this.#x()}let i=this.#e,
s=this.#o,f=this.#n,c="";try{c=this.#h(t,r,o)??this.#c(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=f,R(a)}let d=this.#i;
if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#d(t,r,o){let{encoding:n}=this;if(g.
length=0,r===0)return"";if(n===0){let f=ct(t,r)?ae(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=sr(t,r,o,this.fatal);
return this.#s(c)}if(n===38){let f=r<=36?xo(t,r):wo(t,r);return this.#s(f)}if(!Br(n))return;let i=v(n),s=r<=(i?Mo():t[0]<
128?Re():18)?ft(t,r,o,n):$i(n,i,t,r,o);return this.#a(s)}#a(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?
void 0:t}#s(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#m(t,r,o){let n=this.#r+r;if(!(r===
0||n>18))return g.length=0,this.#u(t,n),this.encoding===0?ae(Ee,n,o,this.fatal):this.#a(ft(Ee,n,o,this.encoding))}#p(t,r,o,n){
if(this.encoding!==0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=(f&255)<224?2:3;if(c+r<=d)return;this.#u(t,d);
let a=ae(Ee,d,!0,!0);if(a===void 0)return;let y=d-c;this.#r=0,this.#n+=y,this.#o=!0;try{return fe(a,this.decode(b(t,y),o,
n))}catch(w){throw this.#o=s,w instanceof ge||w instanceof TypeError||(this.#e=null,this.#n=i,this.#t=f,this.#r=c),w}}#u(t,r){
Ee[0]=this.#t,Ee[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)Ee[n]=t[n-o]}#l(t){this.#n+=t,this.#o||=this.#r+t>g.length,
this.#r=g.length,this.#t=g.bytes}#x(){let t=Uint8Array.of(this.#t,this.#t>>8);try{Ce(this.encoding,null),Le(t,this.#r,0,
this.fatal,!1),this.#e=rt(),this.#r=0}catch(r){throw R(r)}}#h(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=So(
this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&(this.#e||f<r))return;if(this.#e){if(this.
encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#c(b(t,0,i),i,!0),this.#i)return s}let c=i===
0&&f===r?t:b(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=fe(s,this.#c(c,f-i,!0)),this.#i)return s}else ut(c,f-i,
d),s=fe(s,this.#s(d)),this.#n+=f-i;return this.#o||=f>0,f===r?s:this.encoding===0&&!o&&dt(t,f,r)?(this.#l(r-f),s):fe(s,this.#c(
b(t,f,r),r-f,o))}#c(t,r,o){Ce(this.encoding,this.#e);let n="",i=co(r),s=this.#o||this.ignoreBOM||!_t(this.encoding),f=0;
for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),y=c===0&&d?t:b(t,c,c+a),w=Le(y,a,f,this.fatal,o&&d);if(w<0)
return this.#e=rt(),this.#i=new ge(this.name,this.#n+c+vt.start(),vt.length()),n;if(f+=w,f>0&&(d||!so(f))){let V=!s&&ao()===
65279?1:0;i?i.add(fo()+2*V,f-V):n=fe(n,st(V,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=o?null:no(),this.#n+=r,i?i.
toText():(this.encoding===0&&ut(t,r,n),n)}},$i=(e,t,r,o,n)=>(t?Uo(e,r,o):void 0)??(r[0]<128?go(e,r,o):void 0)??(!t&&n&&o>
18?Ho(e,r,o):void 0)??(po(r,o,t)?ft(r,o,n,e):void 0)??(t?Do(e,r,o):void 0),wt=({encoding:e,fatal:t,ignoreBOM:r})=>new Ge(
e,t,r);function St(e){return e.common??=wt(e),e.common}var Go=(e,t,r,o,n,i)=>Tt(Xe(r,o,n),e,t,i);function Tt(e,t,r,o){if(r<
e.leastOfView)return St(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=St(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function jo(e,t){let r=ye(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}function be(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ot(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Be="Failed to execute 'decode' on 'TextDecoder'",Et=be({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Vo(e,t,"Failed to construct 'TextDecoder'"),new.target!==Et&&Ot(this,new.target,Et)}get encoding(){return m[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=q,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if(f>=s.leastOfView&&f<=s.mostAtOnce){
let c=s.decoder.decode(e);return s.onlyASCII&&c.length!==f&&s.pause(),c}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.
length<s.leastOfView)return St(s).decodeWhole(e,re(e),Be)}else if(e instanceof ArrayBuffer){try{let{byteLength:c}=e;if(c>=
s.leastOfBuffer&&c<=s.mostAtOnce){let d=s.decoder.decode(e);return s.onlyASCII&&d.length!==c&&s.pause(),d}}catch{s.pauseLong()}
let f=Ct(e);if(f)return Tt(s,new Uint8Array(e),f,Be)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||$(e,Be),typeof t!=
"object"&&oe(t,Be);let o=!!t?.stream,n=r?e:Me(e),i=this.#e;return i.isStateless||!this.#r&&!o?Tt(i,n,re(n),Be):(this.#t??=
wt(i),this.#r||this.#t.reset(),this.#r=o,this.#t.decode(n,!o,Be))}}});function Vo(e,t,r){let o=ne(e);oe(t,r);let n=!!t?.
fatal,i=!!t?.ignoreBOM;return Xe(jo(o,r),n,i)}var Yo=(e,t,r)=>wt(Vo(e,t,r));function Hi(e,t,r){let o=yr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function mr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Hi(e,(o,n)=>n(t.decode(_e($(o,r)),!1,r)),o=>o(t.
decode(q,!0,r)))}var bt=be({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Yo(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=mr("TextDecoderStream",r),new.target!==bt&&Ot(this,new.target,bt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var Ae=class{fatal;ignoreBOM;#e;#t;#r=q;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&L(this.#r)===0?t:Rr(this.#r,t);if(!r&&Fr(n))return this.#r=
n,"";let i=Fe(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ge(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?b(n,s):n,r,o)}};var Ko=be({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=ne(e);
oe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ae(ye(o,r),n,i);this.#e=s,this.#t=mr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function vo(e){let t=Fe(Me($(e,"Failed to execute 'bomSniff'")));return t?m[t.encoding].name:null}function qo(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=$(e,o),i=ye(ne(t),o);oe(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=Me(n);return Fe(c)?
new Ae(i,s,f).decode(c,!0,o):Go(c,re(c),i,s,!0,o)}async function Jo(e=void 0){let t=await e;if(t===void 0)Ht()||await $t(Ye,!0);else{let r=Gi(t)?await ji(t):t;await $t(()=>r,
!1)}}var Gi=e=>typeof e?.arrayBuffer=="function";function ji(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Ko as DecoderStream,Et as TextDecoder,bt as TextDecoderStream,vo as bomSniff,qo as decode,m as encodings,Jo as initialize,
Mr as labelToName};
