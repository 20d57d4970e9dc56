var Er=(e,t)=>e?.prototype?.[t],Je=e=>Er(globalThis.Buffer,e),ie=Je("ucs2Slice"),Nt=Je("ucs2Write"),Ir=Je("utf8Slice"),Z=Je(
"latin1Slice"),nn=e=>globalThis[e],br=nn("TextDecoder"),sn=Er(br,"decode");function b(e,t=!1,r=!0){let o=new br(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:sn})}function w(e){try{return e()}catch{return}}var T=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis,se=()=>Rt().includes(
"Chrome/"),C=()=>Rt().includes("AppleWebKit/")&&!se()&&!(k()>0);function Rt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var q=()=>"Deno"in globalThis,N=()=>Rt()==="Cloudflare-Workers",Q=()=>C()||N(),k=()=>N()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),$=()=>k()<22,Ue=e=>globalThis.process?.getBuiltinModule?.(e),Lt;function Fr(){let{
TransformStream:e}=globalThis;return e&&e===Lt?e:(Lt=[e,Ue("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Lt)}var cn=e=>Ue("node:fs").readFileSync(e);function _r(e){try{return cn(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Xe=()=>_r(()=>new URL("./decoder.wasm",import.meta.url)),Ze="encoding-wasm/decoder";var Mr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var x=an();function an(){let e=Mr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Cr=u(()=>new Map(x.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),un=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ur=e=>e<36&&e!==33,W=e=>e>0&&e<29,et=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(x[e].name),ln=e=>un.find(([t])=>e>=t)[1];function Dr(e){let t=Cr();return t.get(e)??t.get(Rr(hn(e)))}function Oe(e,t){
let r=Dr(e);if(r===void 0){let o=pn(e),n=o===void 0?"":` Did you mean '${x[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=ln(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Ze}' doesn't include ${x[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var mn=u(
()=>new Map(Array.from(Cr(),([e,t])=>[Lr(e),t]).reverse()));function pn(e){let t=Lr(e),r=mn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var Lr=e=>Rr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),xn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function De(e){if(e[0]>=239)return xn.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Nr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function kt(e){return e===0||e===37||e===38}function hn(e){let t=0,r=e.length;for(;gr(e[t]);)t+=1;for(;gr(e[r-1]);)r-=1;
return e.slice(t,r)}var gr=e=>`	
\f\r `.includes(e);function Rr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Wr(e){let t=Dr(`${e}`);return t===
void 0?null:x[t].name}var $t=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Pr=()=>Object.getPrototypeOf(Uint8Array.prototype),tt=e=>$t(Pr(),
e),Ht=e=>$t(DataView.prototype,e),wn=()=>$t(ArrayBuffer.prototype,"byteLength"),Gt=e=>Pr()[e],Tn=tt(Symbol.toStringTag),
jt=tt("buffer"),kr=tt("byteOffset"),$r=tt("byteLength");var On=Gt("set"),An=Gt("slice"),Bn=Gt("subarray"),En=Ht("buffer"),In=Ht("byteOffset"),Hr=Ht("byteLength"),Gr=wn(),G=e=>$r.
call(e);function fe(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:G(e)}var B=(e,t,r=G(e))=>new Uint8Array(
jt.call(e),kr.call(e)+t,r-t);function jr(e,t){let r=new Uint8Array(G(e)+G(t));return j(r,e),j(r,t,G(e)),r}var j=(e,t,r)=>On.call(e,t,r);var bn=u(()=>T()?96:C()?1024:1/0);function Fn(e,t,r){if(r-t<=bn())return An.call(e,t,r);let o=new Uint8Array(r-t);return j(
o,Bn.call(e,t,r)),o}function Yt(e,t,r){if(r>24)return Fn(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function U(e,t){if(t<=64)return!1;try{return Gr.call(jt.call(e)),!1}catch{return!0}}var _n="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function z(e,t,r=_n){if(!ArrayBuffer.isView(e)&&Kt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function Le(e){if(ArrayBuffer.isView(e))return Mn(e);try{return new Uint8Array(e)}catch{return ee}}var Ne=e=>e instanceof
Uint8Array?e:Le(e);function Mn(e){try{return Tn.call(e)===void 0?new Uint8Array(En.call(e),In.call(e),Hr.call(e)):new Uint8Array(
jt.call(e),kr.call(e),$r.call(e))}catch{return ee}}var ee=new Uint8Array;function Kt(e){try{return Gr.call(e)}catch{}try{
return Hr.call(new DataView(e))}catch{return}}function de(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var ae=e=>`${e}`;var vt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=W(t)&&!r}accept(t){w(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&U(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},Yr=[],qt=[];function ot(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=qt[o];if(n)return n;
let i=new vt(e,t,r);qt[o]=i;let s=Yr[e];return s&&i.accept(s),i}function Ae(e,t){Yr[e]=t;for(let r=0;r<4;r++)qt[4*e+r]?.
accept(t)}var Re=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function ue(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function vr(e,t,r){let o=nt(c=>Ln(c,r),e,t),n=nt(Rn,e,t);if(o&&n){let c=q()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:q()?o.writeBytes:void 0,
mostByTable:512}}let i=zt(e);if(o)return T()?Nn(o,nt(Vr,e,t)):o;let s=n??nt(Vr,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=
f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function nt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),zt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Dn="\
strings";function Ln(e,t){let[r]=WebAssembly.Module.customSections(t,Dn),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Nn(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function Rn(e){let[t,r]=[ie,Nt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(m,S){j(d,new Uint8Array(
e.buffer,m,2*S),a),a+=2*S},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Vr(e){let t=b("utf-16le"),{write:r,most:o}=zt(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function zt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return ue(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var it,l,Xt,qr,zr,_,F={input:0,units:0,output:0},We=0,st={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN,count:0};function le(e,t){
st.name=e,st.encoding=t,p.newCodec=NaN,p.count+=1,p.isBusy&&Pn(),p.isBusy=!0}function Pn(){try{eo(),it??=Zr(Hn(Xe())),Qr(
new WebAssembly.Instance(it),it)}catch(e){throw to(e)}}async function Zt(e,t){try{eo();let r=e(),o=Jr(r)?r:await WebAssembly.compile(t?r:$n(r));Zr(o);let n=await WebAssembly.instantiate(
o);if(Qt())return;Qr(n,o),it=o}catch(r){throw to(r)}}var kn=[0,97,115,109];function $n(e){let t=Le(z(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(kn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Qt=()=>!p.isBusy;function Hn(e){return Jr(e)?e:new WebAssembly.Module(e)}function Jr(e){try{return WebAssembly.
Module.customSections(e,Xr),!0}catch{return!1}}var Xr="encoding-wasm";function Zr(e){let[t]=WebAssembly.Module.customSections(
e,Xr),r=`${Ze} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Qr({
exports:e},t){l=e,Jt=WebAssembly.RuntimeError,F.input=l.input(),F.units=l.units(),F.output=l.output(),oo(),_=vr(l.memory,
F.units,t),We=Math.min(l.units_length(),_.most),p.isBusy=!1}function eo(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function to(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Gn(e))return new RangeError(`encoding-wasm: ${ro} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ro="no memory \
for WebAssembly; free some, and call again",Gn=e=>e instanceof RangeError&&/memory/i.test(e.message);function er(){return rr(),
Xt}function ct(){return rr(),qr}function tr(){return rr(),zr}function rr(){Xt[0]===void 0&&oo()}function oo(){let{buffer:e}=l.
memory;Xt=new Uint8Array(e),qr=new Uint8Array(e,F.input,65536),zr=new Int32Array(e,l.codec(),l.codec_length()>>2)}function no(e,t){
return le(e,-1),ft(t)}function ft(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw Y(t)}}var Jt;function Y(e){if(!p.
isBusy||!Jt||!(e instanceof Jt))return e;let t=x[st.encoding]?.name,r=`${st.name}${t?` of ${t}`:""} failed`;return jn()?
new RangeError(`encoding-wasm: ${r}: ${ro}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function jn(){try{return l.memory.grow(32),
!1}catch{return!0}}function dt(e=null){let t=tr();return ao(t,e??new Int32Array(t.length))}function fo(){return l.held()!==0?dt():(p.newCodec=
or,null)}var vn=e=>ao(e,tr());function ao(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function ke(e,t){qn(e,t)||(le(
"decoding",e),t?vn(t):l.new_decoder(e),or=e===33||e===36?NaN:e)}var or=NaN;function qn(e,t){return t||p.newCodec!==e||p.
isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function $e(e,t,r,o,n){Ee(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=or),Jn(
i)}var X={encoding:-1,at:0,most:0,owner:void 0};function at(e,t,r){if(X.encoding!==e||X.owner!==l||p.isBusy){try{le("decodi\
ng",e),X.owner=l,X.at=_.readBytes?l.byte_table(e):0,X.most=!et(e)&&_.mostByTable||1/0,X.encoding=e}catch(n){throw Y(n)}p.
isBusy=!1}if(X.at===0||r>X.most)return;if(r<=65536)return Ee(t,r),io(r);if(_.most>We)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);Ee(B(t,n,n+i),i),o=me(o,io(i))}return o}function ut(e,t,r,o){return no("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Ee(n===t?e:B(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function zn(e,t){let r=-1,o,n;function i(s){try{return le(e,s),r=s,n=l,o=t(s),p.isBusy=!1,o}catch(f){
throw Y(f)}}return s=>s===r&&n===l&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var lt=zn("decoding",e=>{let t=W(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),io=e=>_.readBytes(F.input,e,X.at);function me(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var uo=e=>e+65536+3<=We,lo=e=>e>We&&e<268435456?_.collect?.(e+3):void 0,mo=()=>F.units,po=()=>er()[F.units]|er()[F.units+
1]<<8,mt=(e,t)=>_.read(F.units+2*e,t-e);function Ee(e,t){let r=ct();if(t>8)try{j(r,e)}catch{j(r,B(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Jn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var nr={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var K=new Uint8Array(256);function cr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return xo(K,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return xo(r,o,e);r[o]=n}return r}function xo(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)K[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)K[n++]=s;else if(s<2048)K[n++]=
192|s>>6,K[n++]=128|s&63;else if(!pe(s))K[n++]=224|s>>12,K[n++]=128|s>>6&63,K[n++]=128|s&63;else{let f=Qn(r,i);f>=65536&&
(i+=1),n=ti(f,K,n)}}return Yt(K,0,n)}var pe=e=>(e&63488)===55296;function Qn(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var ei=e=>e<128?1:e<2048?2:e<65536?3:4;function ti(e,t,r){if(e<128)return t[r]=e,r+1;let o=ei(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var yo=new Uint8Array(128),D=ri(yo);
function ri(e){return new Uint16Array(e.buffer)}var Ge=u(()=>ar()?0:18),fr=u(()=>T()||$()?18:8),oi=u(()=>q()||!(k()>=22||
Q())?64:32),ni=u(()=>C()?64:32),ii=u(()=>C()?36:18),So=(e,t)=>(e[0]&e[t>>1])>=128;function wo(e,t,r){return r?t<=fr():t<=
ii()||t<=ni()&&(So(e,t)||St())}var pt=(e,t)=>t<=18||t<=64&&So(e,t)&&t<=oi(),P={length:0,bytes:0};function xe(e,t,r,o){if(e[0]<
128&&ar())return ur(e,t)?Z.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;D[n]=i}if(n===t&&n<=18)return ue(
D,0,n);for(let i=n;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))return ho(e,s,t,r,
o,n);let m=e[i++]^128,S=d?0:e[i++]^128;if(f=d?(c&31)<<6|m:(c&15)<<12|m<<6|S,(m|S)>=64||!d&&(f<2048||pe(f)||f===65279))return ho(
e,s,t,r,o,n)}D[n++]=f}return je(n)}function To(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+
1]:e[n]|e[n+1]<<8;if(pe(i))return;D[o++]=i}return je(o)}function ho(e,t,r,o,n,i){let s=dr();for(let f=t;f<r&&i<=s;){let c=e[f++],
d=c<194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,m=d===0&&c>=128,S=c===224?160:c===240?144:128,g=c===237?159:c===244?143:
191,ne=0;for(;ne<d&&f<r;ne++,f++){let ye=e[f];if(ye<S||ye>g)break;S=128,g=191,a=a<<6|ye&63}if(ne<d){if(f===r&&!o){if(c>=
239)return;Oo(c,128|a&63,1+ne);break}m=!0}if(m&&n||(m&&(a=65533),a===65279))return;a>65535&&(D[i++]=55232+(a>>10),a=56320|
a&1023),D[i++]=a}return je(i)}function xt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=lt(
o),!n)return;if(d=n[c],pe(d)){if(s<t)d=n[c|e[s++]<<8];else if(!r&&yt(c,o))break;if(pe(d))return si(e,f,t,r,i,o,n)}}D[i++]=
d}return je(i)}function si(e,t,r,o,n,i,s){let f=dr();for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(pe(a)){if(c===
r&&!o&&yt(d,i))break;let m=c<r?e[c]:0;if(a=s[d|m<<8],!pe(a))c+=1;else if(fi(a))a=65533;else{let g=c+2<r&&i<=30?ci(d,m,e[c+
1],e[c+2]):0;if(g===0)return;D[n++]=55232+(g>>10),a=56320|g&1023,c+=3}}D[n++]=a}return je(n)}function ci(e,t,r,o){let n=t>=
48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?65536+
i-189e3:0}var fi=e=>e>=57088&&e<=57216;function ht(e,t,r){return P.length=0,xe(B(e,t,r),r-t,!1,!0)===""}function yt(e,t){
let r=t!==32||e<144||e>160;return r&&Oo(e,0,1),r}function Oo(e,t,r){P.length=r,P.bytes=e|t<<8}function je(e){if(e<3||e<=
18&&!ar())return ue(D,0,e);if(St())return ie.call(yo,0,2*e);if(!(e>dr()))return ue(D,0,18)+ue(D,18,e-18)}var dr=u(()=>St()?
1/0:36),ar=u(()=>O()&&St()),St=u(()=>w(di)===!0);function di(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(ie)==="a\uFEFF\uD83D"&&t(Z)==="a\0\xFF\xFE=\xD8"}function ur(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function L(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var wt=u(()=>w(xi)),Fe=u(()=>w(hi)),li=u(()=>w(bi)),mi=u(()=>w(Fi));function Ao(e,t,r){let o=Bo(e);if(!(!o||r<24||U(t,r))&&
!(e===0&&Io(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Bo(e){return e===0?Fe():e===38?li():e===37?mi():void 0}function Tt(e,t,r,o){
if(P.length=0,o&&t>8192||t>1024&&(U(e,t)||Io(e,t)))return;let n=Fe();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!ht(e,i,t))))try{let s=i<t?B(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&f!==void 0&&Ot(s,i,f),f}catch{return}}function Eo(e,t,r){let o=Bo(e);if(!(r%2>0||!o?.takes?.(t,r)||U(
t,r)))return o.decode(t,!0)}function Io(e,t){if(t<8192||pi())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var pi=u(C);function xi(){let{isAscii:e}=Ue("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function hi(){let e=$(),t=e?wt():void 0;if(e&&!t)return;
let r=b("utf-8"),o=w(wi),n=y=>r.decode(y),i=Ai(n),s=Si(i,o),f=t&&((y,I)=>L(y,I)&&t(y)),c=f??(se()?Bi:N()?Ii:void 0),d=f?
(y,I)=>Mo(y,I)||I>256&&f(y,I):c,a=Uint8Array.of(...bo,..._o.flat()),m=`${Fo}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,S=Uint8Array.
of(97,127),g=i(a,a.length)===m&&n(a)===m&&r.decode(a.buffer)===m&&i(S,2)==="a\x7F"&&lr(y=>s(y,y.length)),ne=Z;if(!g||t&&
ne.call(S)!=="a\x7F")return;let ye=(y,I)=>b("utf-8",y&&o!==void 0,I);return Ae(0,{newDecoder:ye,isRight:(y,I)=>Ti(ye(y,I)),
canFail:!0,...yi()}),{decode(y,I){try{return t?ne.call(y):(I?s:n)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(y,I){for(let Se=1;Se<=3&&Se<=I;Se++){let ze=y[I-Se];if(ze<128)break;if(ze>=192)return(ze>=
240?4:ze>=224?3:2)>Se?I-Se:I}return I}}}function yi(){return O()?be(1):q()?{...be(257),leastBeyondASCII:65,leastOfBuffer:8192}:
$()?{...be(19),most:2048,onlyASCII:!0}:se()?{...be(48),leastOfBuffer:48,onlyASCII:!0}:N()?{...be(33),most:1023}:be(k()>0?
512:33)}var be=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Si(e,t){let r=Oi(
e);return t?O()||Q()?o=>t.decode(o):k()>0?(o,n)=>L(o,n)?t.decode(o):r(o,n):r:r}function wi(){let e=b("utf-8",!0);return lr(
r=>e.decode(r))&&lr(({buffer:r})=>e.decode(r))&&!q()?e:void 0}var Ti=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let r=Uint8Array.of(...cr("\uFEFF"),...cr(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),lr=e=>e(
Uint8Array.from(bo))===Fo&&_o.every(t=>w(()=>e(Uint8Array.from(t)))===void 0),bo=[239,187,191,97,230,188,162,240,159,146,
169],Fo="\uFEFFa\u6F22\u{1F4A9}",_o=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Oi=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Ai(e){let[t,r]=[Ir,Z];if($())return(n,i)=>i>256?r.call(n):e(
n);if(!t||O()||!(k()>=22))return e;let o=q()?Mo:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Mo=(e,t)=>t<=64||t<=256&&L(
e,t);function Bi(e,t){if(t<64)return!1;if(L(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let f=e[s];f<128?r+=1:f===225?o+=1:f>=206&&f<240&&(f<234||f>237)&&(n+=1)}return r>8||t>=768&&n===0&&r>=3*o}var Ei=u(
N),mr=0;function Ot(e,t,r){t<1024||!Ei()||!L(e,t)||(mr=r.length===t?0:mr+1)}function Ii(e,t){if(t<1024)return!0;if(L(e,t))
return mr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function bi(){
return T()||Q()?go(!1):_i()}function Fi(){return T()?go(!0):void 0}function _i(){let e=ie,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=$()?512:1/0;return Co(!1,(i,s)=>s<=o||L(i,s)&&wt()?.(i)===!0,(i,s)=>{let f=e.call(i);return 2*f.length>
o||f.isWellFormed()?f:s?void 0:f.toWellFormed()})}function go(e){let t=b(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].
flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Co(e,()=>!0,(n,i)=>{
let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Co=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{
return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var E={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},hr=!0;function At(e,t,r,o){return hr?
Mi(e,t,r,o):void 0}function Mi(e,t,r,o){if((E.encoding!==o||E.owner!==l||p.isBusy)&&!gi(o)||t>E.most&&(t>E.mostBeyondASCII||
L(e,t)))return;Ee(e,t);let{readBytes:n,readPairs:i}=_;if(!!0||!E.isOfPairs)return n(F.input,t,E.address);let{piece:s}=E,
f=i(F.input,t,E.address,+!r,s);if(r&&t<=s||f===null)return f??void 0;let c=ct();if(f.length===s){let a=c[t],m=i(F.input+
t-a,a,E.address,+!r,s);if(m===null)return;f+=m}return c[t]===0||yt(c[t-1],o)?f:void 0}function gi(e){return p.isBusy||(hr=
_.readPairs!==void 0,!hr)?!1:(le("decoding",e),ft(()=>{let t=W(e);E.isOfPairs=!t,E.address=t?l.byte_table(e):l.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=Ye(e);return E.piece=n,E.most=E.address>0?r:0,E.mostBeyondASCII=E.address>0?o:0,E.owner=
l,E.encoding=e,!0}))}var Ci=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return _.readPairs?T()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(O()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function Ye(e){let{windows1252:t,single:r,multi:o}=Ci();return e===21?t:W(e)?
r:o}var Et=u(()=>O()?0:Q()||$()?8:se()?352:18),No=u(()=>Math.min(Et(),Ge(),fr())),Ui=u(O);function Ro(e,t,r){if(r>64)return L(
t,r)?Di(e,t,r):void 0;if(r<=Ge()||(t[r>>1]|t[r-1])>=128||!ur(t,r))return;let o=Ft();return o?o.call(t,0,r):at(e,t,r)}function Di(e,t,r){
let o=Ft(),n=W(e);if(!(r<512&&(n||!o))&&!(e===21&&$o(r))&&!(n&&jo(e))&&!U(t,r))try{return wt()?.(t)??ut(t,r,128,128)?o?o.
call(t):Fe()?.decodeQuickly(t,r):void 0}catch{return}}var Bt=[],yr=[];function Wo(e,t,r){if(!(yr[e]===null||r<=Et())&&!(r>=
512&&r>Ho(e)))return yr[e]??=Ni(e),bt(yr[e],t,r)}function Po(e,t,r){return r<512?(Ui()?Sr(e,t,r):void 0)??at(e,t,r)??Sr(
e,t,r)??Uo(e,t,r):Sr(e,t,r)??(Pi(e)?Uo(e,t,r):void 0)??at(e,t,r)}var wr=0,ko=u(()=>Tr()?8192:512),$o=e=>wr>0&&e<ko();function Sr(e,t,r){
let o=Ft();if(!(!o||e!==21)){if($o(r)){wr-=1;return}if(!Wi(t,r)){r<ko()&&(wr=15);return}if(!U(t,r))try{return o.call(t)}catch{
return}}}var Uo=(e,t,r)=>bt(Go(e),t,r);function bt(e,t,r){if(!(!e||r>1024&&U(t,r)))try{return e.decode(t)}catch{return}}
var Li=u(()=>O()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function Ho(e){if(jo(e))return 8192;let{windows1252:t,
other:r}=Li();return e===21?t:r}function Ni(e){let t=Gi(e)?Go(e):null;if(t){let r=It(e,Ke()).includes("\uFFFD"),o=Math.max(
Et(),Ye(e).any)+1;Ae(e,{newDecoder:n=>n&&r?b(x[e].name,!0):t,isRight:n=>!(n&&r)||Yi(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:T()?1:Et()+1,most:Ho(e),onlyASCII:!1})}return t}function Go(e){return Bt[e]===void 0&&(Bt[e]=null,Bt[e]=w(
()=>ji(e))??null),Bt[e]}var Ft=u(()=>w(Ri));function Ri(){let e=Z,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Wi(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||ut(e,t,128,224)}var Pi=e=>e===21?Tr():ki()||$i()&&et(e),jo=e=>!Ft()&&(e===21?Tr():Hi()),ki=u(()=>T()||C()),
$i=u(()=>N()||O()),Hi=u(T),Tr=u(()=>T()||O()||!(k()>0)),Gi=e=>T()||O()||Q()||$()||se()&&e===21,Ke=()=>Uint8Array.from({length:256},
(e,t)=>t);function It(e,t){let r=lt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function ji(e){let t=b(x[e].
name),r=n=>t.decode(n)===It(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Ke().every(n=>r(Uint8Array.of(n)))&&r(
o)?t:void 0}function Yi(e){let t=It(e,Ke()),r=Ke().filter(c=>t[c]!=="\uFFFD"),o=b(x[e].name,!0),n=c=>w(()=>o.decode(c)),
i=c=>n(c)===It(e,c),s=Uint8Array.from({length:4096},(c,d)=>r[d%r.length]),f=c=>n(Uint8Array.of(c))===void 0&&n(Uint8Array.
of(...s,c))===void 0;return i(s)&&Ke().every(c=>r.includes(c)?i(Uint8Array.of(c)):f(c))}var Yo;function Ko(e,t,r){return Yo??=Ki(),Yo(e,t,r)}function Ki(){let e=Fe(),t=!(e&&O());return(r,o,n)=>{if(t&&pt(r,o)){
let i=xe(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function Ve(e,t,r,o=!1){try{ke(e,null);let n=$e(t,r,0,o,!0);return n<0?void 0:mt(0,n)}catch(n){throw Y(
n)}}var Ar=u(()=>T()?{any:2048,markup:1/0}:N()?{any:512,markup:2048}:{any:0,markup:O()?2048:C()?112:0}),qi=u(()=>Ar().markup>
0?1/0:33),Vo=(e,t,r)=>e>=29&&e<36&&r>=qi()&&t[0]>=128,vo=[];function qo(e,t,r){let{any:o,markup:n}=Ar();if(r>n||r>o&&!zi(
t,r))return;let i=vo[e];if(i)return bt(i,t,r);Ji(e,r)}function zi(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var ve=[];function Ji(e,t){ve[e]===void 0&&(ve[e]=w(()=>ts(e))??
null);let r=ve[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,ve[e]=null,w(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===Ve(e,o,G(o))&&(ve[e]=r):Xi(e,r.decoder)})))}function Xi(e,t){vo[e]=t;let{any:r,piece:o}=Ye(e);Ae(
e,{newDecoder:n=>n?b(x[e].name,!0):t,isRight:n=>!n||Zi(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:Ar().any,onlyASCII:!1})}var Zi=e=>Qi.every(t=>es.every(r=>{let o=b(x[e].name,!0),n=Uint8Array.
of(97,t,...r);return w(()=>o.decode(n))===Ve(e,n,n.length,!0)})),Qi=[128,129,142,143,161,224,255],es=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],ts=e=>({decoder:b(x[e].name),sequences:os(
e),credit:0}),rs=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Or=[10,164,162];function*os(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of rs)yield Uint8Array.of(...i,...Or);for(let i=128;i<=255;i++)yield he([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield he([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield he([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield he([i,Math.min(i+7,254)],r,n,r);yield he([227,227],[50,
50],o,r),yield he([129,129],[48,48],t),yield he([129,129],[48,48],n,t)}}function he(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+Or.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Or,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var v=new Uint8Array(512),zo=[];function ss(e){return zo[e]??=B(v,0,e),zo[e]}var qe=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return x[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=fe(t);if(!this.#e){let i=this.#r===0?this.#m(t,n,r):this.#p(t,n,r);if(i!==void 0)
return r||this.#l(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?Ko(t,r,this.fatal):Tt(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{let s=r>
0?At(t,r,!0,n):void 0,c=s===void 0&&!(i&&Vo(n,t,r))?this.#a(t,r,!0):this.#s(s);if(c!==void 0)return c;let d=i&&!kt(n)?Ve(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#d(t,r,!0,o)}#d(t,r,o,n){if(this.#r>0){let a=this.#x(t,r,o,n);
if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#o,f=this.#n,c="";try{c=this.#y(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=
i,this.#o=s,this.#n=f,Y(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#m(t,r,o){
let{encoding:n}=this;P.length=0;let i=r>0&&n!==0?At(t,r,o,n):void 0;return i===void 0?this.#a(t,r,o):this.#s(i)}#a(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let f=pt(t,r)?xe(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=Tt(
t,r,o,this.fatal);return this.#c(c)}if(n===38||n===37){let f=r<=36?To(t,r,n===37):Eo(n,t,r);return this.#c(f)}if(!Ur(n))
return;let i=W(n),s=r<=(i?No():t[0]<128?Ge():18)?xt(t,r,o,n):cs(n,i,t,r,o);return this.#s(s)}#s(t){return this.fatal&&this.
encoding!==21&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):
t}#p(t,r,o){let n=this.#r+r;if(r===0||n>v.length)return;P.length=0,this.#u(t,n);let i=n<=18;return this.encoding===0?i?xe(
v,n,o,this.fatal):Tt(ss(n),n,o,this.fatal):this.#s(At(v,n,o,this.encoding)??(i?xt(v,n,o,this.encoding):void 0))}#x(t,r,o,n){
if(this.encoding!==0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=(f&255)<224?2:3;if(c+r<=d)return;this.#u(t,d);
let a=xe(v,d,!0,!0);if(a===void 0)return;let m=d-c;this.#r=0,this.#n+=m,this.#o=!0;try{return me(a,this.decode(B(t,m),o,
n))}catch(S){throw this.#o=s,S instanceof Re||S instanceof TypeError||(this.#e=null,this.#n=i,this.#t=f,this.#r=c),S}}#u(t,r){
v[0]=this.#t,v[1]=this.#t>>8;let o=this.#r;if(r>32)j(v,t,o);else for(let n=o;n<r;n++)v[n]=t[n-o]}#l(t){this.#n+=t,this.#o||=
this.#r+t>P.length,this.#r=P.length,this.#t=P.bytes}#h(){let t=Uint8Array.of(this.#t,this.#t>>8);try{ke(this.encoding,null),
$e(t,this.#r,0,this.fatal,!1),this.#e=dt(),this.#r=0}catch(r){throw Y(r)}}#y(t,r,o){if(this.fatal&&this.encoding===0&&r<=
8192)return;let n=Ao(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&(this.#e||f<r))return;
if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#f(B(t,0,i),i,!0),this.#i)
return s}let c=i===0&&f===r?t:B(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=me(s,this.#f(c,f-i,!0)),this.#i)return s}else
Ot(c,f-i,d),s=me(s,this.#c(d)),this.#n+=f-i;return this.#o||=f>0,f===r?s:this.encoding===0&&!o&&ht(t,f,r)?(this.#l(r-f),
s):me(s,this.#f(B(t,f,r),r-f,o))}#f(t,r,o){ke(this.encoding,this.#e);let n="",i=lo(r),s=this.#o||this.ignoreBOM||!kt(this.
encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),m=c===0&&d?t:B(t,c,c+a),S=$e(m,a,f,this.fatal,
o&&d);if(S<0)return this.#e=dt(),this.#i=new Re(this.name,this.#n+c+nr.start(),nr.length()),n;if(f+=S,f>0&&(d||!uo(f))){
let g=!s&&po()===65279?1:0;i?i.add(mo()+2*g,f-g):n=me(n,mt(g,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=o?null:fo(),
this.#n+=r,i?i.toText():(this.encoding===0&&Ot(t,r,n),n)}},cs=(e,t,r,o,n)=>(t?Wo(e,r,o):void 0)??(r[0]<128?Ro(e,r,o):void 0)??
(!t&&n&&o>18?qo(e,r,o):void 0)??(wo(r,o,t)?xt(r,o,n,e):void 0)??(t?Po(e,r,o):void 0),Mt=({encoding:e,fatal:t,ignoreBOM:r})=>new qe(
e,t,r);function _t(e){return e.common??=Mt(e),e.common}var Jo=(e,t,r,o,n,i)=>gt(ot(r,o,n),e,t,i);function gt(e,t,r,o){if(r<
e.leastOfAny)return _t(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=_t(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function Xo(e,t){let r=Oe(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}function Me(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ct(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var ge="Failed to execute 'decode' on 'TextDecoder'",Ut=Me({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Zo(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ut&&Ct(this,new.target,Ut)}get encoding(){return x[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=ee,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if(f<=s.mostAtOnce&&(f>=s.leastOfAny||
f>0&&f>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(f<=1024||!U(e,f))){let c=s.decoder.decode(e);return s.onlyASCII&&
c.length!==f&&s.pause(),c}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return _t(s).decodeWhole(
e,fe(e),ge)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let f=s.decodeBuffer(e);if(f!==void 0)return f;let c=Kt(e);if(c)return gt(s,
new Uint8Array(e),c,ge)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||z(e,ge),typeof t!="object"&&de(t,ge);let o=!!t?.
stream,n=r?e:Ne(e),i=this.#e;return i.isStateless||!this.#r&&!o?gt(i,n,fe(n),ge):(this.#t??=Mt(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,ge))}}});function Zo(e,t,r){let o=ae(e);de(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return ot(
Xo(o,r),n,i)}var Qo=(e,t,r)=>Mt(Zo(e,t,r));function fs(e,t,r){let o=Fr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Br(e,t){let r=`Failed to execute 'transform' on '${e}'`;return fs(e,(o,n)=>n(t.decode(Le(z(o,r)),!1,r)),o=>o(t.
decode(ee,!0,r)))}var Dt=Me({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Qo(e,t,"Failed to const\
ruct 'TextDecoderStream'");this.#e=r,this.#t=Br("TextDecoderStream",r),new.target!==Dt&&Ct(this,new.target,Dt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var Ce=class{fatal;ignoreBOM;#e;#t;#r=ee;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&G(this.#r)===0?t:jr(this.#r,t);if(!r&&Nr(n))return this.#r=
n,"";let i=De(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new qe(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?B(n,s):n,r,o)}};var en=Me({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=ae(e);
de(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ce(Oe(o,r),n,i);this.#e=s,this.#t=Br("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function tn(e){let t=De(Ne(z(e,"Failed to execute 'bomSniff'")));return t?x[t.encoding].name:null}function rn(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=z(e,o),i=Oe(ae(t),o);de(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=Ne(n);return De(c)?
new Ce(i,s,f).decode(c,!0,o):Jo(c,fe(c),i,s,!0,o)}async function on(e=void 0){let t=await e;if(t===void 0)Qt()||await Zt(Xe,!0);else{let r=ds(t)?await as(t):t;await Zt(()=>r,
!1)}}var ds=e=>typeof e?.arrayBuffer=="function";function as(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{en as DecoderStream,Ut as TextDecoder,Dt as TextDecoderStream,tn as bomSniff,rn as decode,x as encodings,on as initialize,
Wr as labelToName};
