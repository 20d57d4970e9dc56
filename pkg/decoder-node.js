var Or=(e,t)=>e?.prototype?.[t],qe=e=>Or(globalThis.Buffer,e),te=qe("ucs2Slice"),Ut=qe("ucs2Write"),Br=qe("utf8Slice"),J=qe(
"latin1Slice"),tn=e=>globalThis[e],Er=tn("TextDecoder"),rn=Or(Er,"decode");function I(e,t=!1,r=!0){let o=new Er(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:rn})}function w(e){try{return e()}catch{return}}var b=()=>"InternalError"in globalThis,S=()=>"Bun"in globalThis,re=()=>Dt().includes(
"Chrome/"),N=()=>Dt().includes("AppleWebKit/")&&!re()&&!(V()>0);function Dt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var j=()=>"Deno"in globalThis,g=()=>Dt()==="Cloudflare-Workers",X=()=>N()||g(),V=()=>g()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),R=()=>V()<22,Me=e=>globalThis.process?.getBuiltinModule?.(e),gt;function br(){let{
TransformStream:e}=globalThis;return e&&e===gt?e:(gt=[e,Me("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),gt)}var on=e=>Me("node:fs").readFileSync(e);function Ar(e){try{return on(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var ze=()=>Ar(()=>new URL("./decoder.wasm",import.meta.url)),Je="encoding-wasm/decoder";var Ir=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function l(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var h=cn();function cn(){let e=Ir.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Mr=l(()=>new Map(h.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),fn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],gr=e=>e<36&&e!==33,D=e=>e>0&&e<29,Qe=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(h[e].name),dn=e=>fn.find(([t])=>e>=t)[1];function Ur(e){let t=Mr();return t.get(e)??t.get(Lr(mn(e)))}function Te(e,t){
let r=Ur(e);if(r===void 0){let o=un(e),n=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=dn(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Je}' doesn't include ${h[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var an=l(
()=>new Map(Array.from(Mr(),([e,t])=>[Dr(e),t]).reverse()));function un(e){let t=Dr(e),r=an().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var Dr=e=>Lr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ln=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ge(e){if(e[0]>=239)return ln.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Cr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Lt(e){return e===0||e===37||e===38}function mn(e){let t=0,r=e.length;for(;Fr(e[t]);)t+=1;for(;Fr(e[r-1]);)r-=1;
return e.slice(t,r)}var Fr=e=>`	
\f\r `.includes(e);function Lr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Nr(e){let t=Ur(`${e}`);return t===
void 0?null:h[t].name}var Nt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Rr=()=>Object.getPrototypeOf(Uint8Array.prototype),et=e=>Nt(Rr(),
e),Rt=e=>Nt(DataView.prototype,e),hn=()=>Nt(ArrayBuffer.prototype,"byteLength"),Wr=e=>Rr()[e],yn=et(Symbol.toStringTag),
Wt=et("buffer"),Pr=et("byteOffset"),kr=et("byteLength");var wn=Wr("set"),Sn=Wr("slice"),Tn=Rt("buffer"),On=Rt("byteOffset"),$r=Rt("byteLength"),Hr=hn(),P=e=>kr.call(e);function ne(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:P(e)}var A=(e,t,r=P(e))=>new Uint8Array(Wt.call(
e),Pr.call(e)+t,r-t);function Gr(e,t){let r=new Uint8Array(P(e)+P(t));return oe(r,e),oe(r,t,P(e)),r}var oe=(e,t,r)=>wn.call(e,t,r);var Bn=(e,t,r)=>Sn.call(e,t,r);function Pt(e,t,r){if(r>24)return Bn(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)
o[n]=e[t+n];return o}function k(e,t){if(t<=64)return!1;try{return Hr.call(Wt.call(e)),!1}catch{return!0}}var En="The pro\
vided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Y(e,t,r=En){if(!ArrayBuffer.isView(e)&&kt(e)===
void 0)throw new TypeError(`${t}: ${r}`);return e}function Ue(e){if(ArrayBuffer.isView(e))return bn(e);try{return new Uint8Array(e)}catch{return Z}}var De=e=>e instanceof
Uint8Array?e:Ue(e);function bn(e){try{return yn.call(e)===void 0?new Uint8Array(Tn.call(e),On.call(e),$r.call(e)):new Uint8Array(
Wt.call(e),Pr.call(e),kr.call(e))}catch{return Z}}var Z=new Uint8Array;function kt(e){try{return Hr.call(e)}catch{}try{return $r.
call(new DataView(e))}catch{return}}function ie(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var se=e=>`${e}`;var Gt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfView=1e9;leastBeyondASCII=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#e=void 0;#t=0;#r=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=D(t)&&!r}accept(t){w(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfView=t.leastOfView,this.leastBeyondASCII=t.leastBeyondASCII??t.leastOfView,this.leastOfBuffer=t.leastOfBuffer,
this.onlyASCII=t.onlyASCII,this.#e=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,canFail:r,most:o}){this.decoder??=t(this.
fatal,this.ignoreBOM),this.#r=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#r?-1:Math.min(o,1024)}pause(){
this.most=-1,this.mostAtOnce=-1}pauseLong(){this.pause(),this.#t=15,this.decoder=void 0}reconsider(t,r){let o=this.#e;this.#t>
0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decode(t,r){if(!(r>1024&&k(t,r)))try{let o=this.decoder.
decode(t),n=this.#r&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?void 0:
o}catch{this.pauseLong();return}}},jr=[],jt=[];function tt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=jt[o];if(n)return n;let i=new Gt(
e,t,r);jt[o]=i;let s=jr[e];return s&&i.accept(s),i}function Oe(e,t){jr[e]=t;for(let r=0;r<4;r++)jt[4*e+r]?.accept(t)}var Ce=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function fe(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Kr(e,t,r){let o=rt(c=>Mn(c,r),e,t),n=rt(Un,e,t);if(o&&n){let c=j()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:j()?o.writeBytes:void 0,
mostByTable:512}}let i=Vt(e);if(o)return b()?gn(o,rt(Yr,e,t)):o;let s=n??rt(Yr,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=
f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function rt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),Vt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var _n="\
strings";function Mn(e,t){let[r]=WebAssembly.Module.customSections(t,_n),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function gn(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function Un(e){let[t,r]=[te,Ut],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:S()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(x,O){oe(d,new Uint8Array(
e.buffer,x,2*O),a),a+=2*O},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Yr(e){let t=I("utf-16le"),{write:r,most:o}=Vt(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Vt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return fe(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var ot,u,Kt,vr,qr,_,F={input:0,units:0,output:0},Le=0,nt={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN,count:0};function de(e,t){
nt.name=e,nt.encoding=t,p.newCodec=NaN,p.count+=1,p.isBusy&&Cn(),p.isBusy=!0}function Cn(){try{Qr(),ot??=Xr(Rn(ze())),Zr(
new WebAssembly.Instance(ot),ot)}catch(e){throw eo(e)}}async function vt(e,t){try{Qr();let r=e(),o=zr(r)?r:await WebAssembly.compile(t?r:Nn(r));Xr(o);let n=await WebAssembly.instantiate(
o);if(qt())return;Zr(n,o),ot=o}catch(r){throw eo(r)}}var Ln=[0,97,115,109];function Nn(e){let t=Ue(Y(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Ln.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var qt=()=>!p.isBusy;function Rn(e){return zr(e)?e:new WebAssembly.Module(e)}function zr(e){try{return WebAssembly.
Module.customSections(e,Jr),!0}catch{return!1}}var Jr="encoding-wasm";function Xr(e){let[t]=WebAssembly.Module.customSections(
e,Jr),r=`${Je} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Zr({
exports:e},t){u=e,Yt=WebAssembly.RuntimeError,F.input=u.input(),F.units=u.units(),F.output=u.output(),ro(),_=Kr(u.memory,
F.units,t),Le=Math.min(u.units_length(),_.most),p.isBusy=!1}function Qr(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function eo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Wn(e))return new RangeError(`encoding-wasm: ${to} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var to="no memory \
for WebAssembly; free some, and call again",Wn=e=>e instanceof RangeError&&/memory/i.test(e.message);function zt(){return Xt(),
Kt}function it(){return Xt(),vr}function Jt(){return Xt(),qr}function Xt(){Kt[0]===void 0&&ro()}function ro(){let{buffer:e}=u.
memory;Kt=new Uint8Array(e),vr=new Uint8Array(e,F.input,65536),qr=new Int32Array(e,u.codec(),u.codec_length()>>2)}function oo(e,t){
return de(e,-1),st(t)}function st(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw $(t)}}var Yt;function $(e){if(!p.
isBusy||!Yt||!(e instanceof Yt))return e;let t=h[nt.encoding]?.name,r=`${nt.name}${t?` of ${t}`:""} failed`;return Pn()?
new RangeError(`encoding-wasm: ${r}: ${to}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Pn(){try{return u.memory.grow(32),
!1}catch{return!0}}function ct(e=null){let t=Jt();return fo(t,e??new Int32Array(t.length))}function co(){return u.held()!==0?ct():(p.newCodec=
Zt,null)}var Gn=e=>fo(e,Jt());function fo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Re(e,t){jn(e,t)||(de(
"decoding",e),t?Gn(t):u.new_decoder(e),Zt=e===33||e===36?NaN:e)}var Zt=NaN;function jn(e,t){return t||p.newCodec!==e||p.
isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function We(e,t,r,o,n){Ee(e,t),p.isBusy=!0;let i=u.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=Zt),Yn(
i)}var v={encoding:-1,at:0,most:0,owner:void 0};function ft(e,t,r){if(v.encoding!==e||v.owner!==u||p.isBusy){try{de("decodi\
ng",e),v.owner=u,v.at=_.readBytes?u.byte_table(e):0,v.most=!Qe(e)&&_.mostByTable||1/0,v.encoding=e}catch(n){throw $(n)}p.
isBusy=!1}if(v.at===0||r>v.most)return;if(r<=65536)return Ee(t,r),no(r);if(_.most>Le)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);Ee(A(t,n,n+i),i),o=ae(o,no(i))}return o}function dt(e,t,r,o){return oo("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Ee(n===t?e:A(e,i,i+n),n),!u.is_free_of(n,r,o))
return!1;return!0})}function Vn(e,t){let r=-1,o,n;function i(s){try{return de(e,s),r=s,n=u,o=t(s),p.isBusy=!1,o}catch(f){
throw $(f)}}return s=>s===r&&n===u&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var at=Vn("decoding",e=>{let t=D(e),r=(!t?u.pair_table(e):u.byte_table(e))>>>0;return r>0?new Uint16Array(u.memory.buffer,
r,t?256:65536):void 0}),no=e=>_.readBytes(F.input,e,v.at);function ae(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var ao=e=>e+65536+3<=Le,uo=e=>e>Le&&e<268435456?_.collect?.(e+3):void 0,lo=()=>F.units,mo=()=>zt()[F.units]|zt()[F.units+
1]<<8,ut=(e,t)=>_.read(F.units+2*e,t-e);function Ee(e,t){let r=it();if(t>8)try{oe(r,e)}catch{oe(r,A(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Yn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Qt={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.
start(),length:()=>u.length()};var H=new Uint8Array(256);function rr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return po(H,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return po(r,o,e);r[o]=n}return r}function po(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)H[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)H[n++]=s;else if(s<2048)H[n++]=
192|s>>6,H[n++]=128|s&63;else if(!ue(s))H[n++]=224|s>>12,H[n++]=128|s>>6&63,H[n++]=128|s&63;else{let f=vn(r,i);f>=65536&&
(i+=1),n=zn(f,H,n)}}return Pt(H,0,n)}var ue=e=>(e&63488)===55296;function vn(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var qn=e=>e<128?1:e<2048?2:e<65536?3:4;function zn(e,t,r){if(e<128)return t[r]=e,r+1;let o=qn(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var ho=new Uint8Array(128),C=Jn(ho);
function Jn(e){return new Uint16Array(e.buffer)}var ke=l(()=>ir()?0:18),or=l(()=>b()||R()?18:8),Xn=l(()=>j()||!(V()>=22||
X())?64:32),Zn=l(()=>N()?64:32),Qn=l(()=>N()?36:18),yo=(e,t)=>(e[0]&e[t>>1])>=128;function wo(e,t,r){return r?t<=or():t<=
Qn()||t<=Zn()&&(yo(e,t)||ht())}var lt=(e,t)=>t<=18||t<=64&&yo(e,t)&&t<=Xn(),L={length:0,bytes:0};function le(e,t,r,o){if(e[0]<
128&&ir())return sr(e,t)?J.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;C[n]=i}if(n===t&&n<=18)return fe(
C,0,n);for(let i=n;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))return xo(e,s,t,r,
o,n);let x=e[i++]^128,O=d?0:e[i++]^128;if(f=d?(c&31)<<6|x:(c&15)<<12|x<<6|O,(x|O)>=64||!d&&(f<2048||ue(f)||f===65279))return xo(
e,s,t,r,o,n)}C[n++]=f}return $e(n)}function So(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(ue(
n))return;C[r++]=n}return $e(r)}function xo(e,t,r,o,n,i){let s=nr();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?
0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,x=d===0&&c>=128,O=c===224?160:c===240?144:128,z=c===237?159:c===244?143:191,ee=0;for(;ee<
d&&f<r;ee++,f++){let he=e[f];if(he<O||he>z)break;O=128,z=191,a=a<<6|he&63}if(ee<d){if(f===r&&!o){if(c>=239)return;To(c,128|
a&63,1+ee);break}x=!0}if(x&&n||(x&&(a=65533),a===65279))return;a>65535&&(C[i++]=55232+(a>>10),a=56320|a&1023),C[i++]=a}return $e(
i)}function mt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=at(o),!n)return;if(d=n[c],ue(
d)){if(s<t)d=n[c|e[s++]<<8];else if(!r&&xt(c,o))break;if(ue(d))return ei(e,f,t,r,i,o,n)}}C[i++]=d}return $e(i)}function ei(e,t,r,o,n,i,s){
let f=nr();for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(ue(a)){if(c===r&&!o&&xt(d,i))break;let x=c<r?e[c]:0;if(a=
s[d|x<<8],!ue(a))c+=1;else if(ti(a))a=65533;else return}C[n++]=a}return $e(n)}var ti=e=>e>=57088&&e<=57216;function pt(e,t,r){
return L.length=0,le(A(e,t,r),r-t,!1,!0)===""}function xt(e,t){let r=t!==32||e<144||e>160;return r&&To(e,0,1),r}function To(e,t,r){
L.length=r,L.bytes=e|t<<8}function $e(e){if(e<3||e<=18&&!ir())return fe(C,0,e);if(ht())return te.call(ho,0,2*e);if(!(e>nr()))
return fe(C,0,18)+fe(C,18,e-18)}var nr=l(()=>ht()?1/0:36),ir=l(()=>S()&&ht()),ht=l(()=>w(ri)===!0);function ri(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(te)==="a\uFEFF\uD83D"&&t(J)==="a\0\xFF\xFE=\xD8"}
function sr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function G(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}var ar=l(()=>w(fi)),Ae=l(()=>w(di)),Bo=l(()=>w(yi)),ii=l(()=>w(wi));function Eo(e,t,r){let o=si(e);if(!(!o||r<24||k(t,r))&&
!(e===0&&Ao(t,r)))return o.takes?.(t,r)===!1?void 0:o}function si(e){return e===0?Ae():e===38?Bo():e===37?ii():void 0}function ur(e,t,r,o){
if(L.length=0,o&&t>8192||t>1024&&(k(e,t)||Ao(e,t)))return;let n=Ae();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!pt(e,i,t))))try{let s=i<t?A(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&f!==void 0&&yt(s,i,f),f}catch{return}}function bo(e,t){let r=Bo();if(!(t%2>0||!r?.takes?.(e,t)||k(e,t)))
return r.decode(e,!0)}function Ao(e,t){if(t<8192||ci())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&
(e[n+1]&192)!==128&&r++;return r>1}var ci=l(N);function fi(){let{isAscii:e}=Me("node:buffer"),t=new Uint8Array(100).fill(
127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function di(){let e=R(),t=e?ar():void 0;if(e&&!t)return;let r=I(
"utf-8"),o=w(ui),n=y=>r.decode(y),i=pi(n),s=X()&&o?y=>o.decode(y):mi(i),f=t&&((y,E)=>G(y,E)&&t(y)),c=f??(re()?xi:g()?hi:
void 0),d=f?(y,E)=>Mo(y,E)||E>256&&f(y,E):c,a=Uint8Array.of(...Io,..._o.flat()),x=`${Fo}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
O=Uint8Array.of(97,127),z=i(a,a.length)===x&&n(a)===x&&r.decode(a.buffer)===x&&i(O,2)==="a\x7F"&&cr(y=>s(y,y.length)),ee=J;
if(!z||t&&ee.call(O)!=="a\x7F")return;let he=(y,E)=>I("utf-8",y&&o!==void 0,E);return Oe(0,{newDecoder:he,isRight:(y,E)=>li(
he(y,E)),canFail:!0,...ai()}),{decode(y,E){try{return t?ee.call(y):(E?s:n)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(y,E){for(let ye=1;ye<=3&&ye<=E;ye++){let ve=y[E-ye];if(ve<128)break;if(ve>=192)return(ve>=
240?4:ve>=224?3:2)>ye?E-ye:E}return E}}}function ai(){let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return S()?
{...e,leastOfView:1}:j()?{...e,leastOfView:1024,leastOfBuffer:1024}:R()?{...e,leastOfView:19,most:2048,onlyASCII:!0}:re()?
{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:g()?{...e,most:1023}:V()>0?{...e,leastOfView:512}:e}function ui(){let e=I(
"utf-8",!0);return cr(r=>e.decode(r))&&cr(({buffer:r})=>e.decode(r))&&!j()?e:void 0}var li=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...rr("\uFEFF"),...rr(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),cr=e=>e(Uint8Array.from(Io))===Fo&&_o.every(t=>w(()=>e(Uint8Array.from(t)))===void 0),Io=[239,187,191,97,230,188,162,
240,159,146,169],Fo="\uFEFFa\u6F22\u{1F4A9}",_o=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
mi=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function pi(e){let[t,r]=[Br,J];if(R())return(n,i)=>i>256?
r.call(n):e(n);if(!t||S()||!(V()>=22))return e;let o=j()?Mo:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Mo=(e,t)=>t<=64||
t<=256&&G(e,t);function xi(e,t){if(t<64)return!1;if(G(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}var fr=0;function yt(e,t,r){
t<1024||!g()||!G(e,t)||(fr=r.length===t?0:fr+1)}function hi(e,t){if(t<1024)return!0;if(G(e,t))return fr<2||t>524288;let r=0,
o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function yi(){return b()||X()?go(!1):Si()}
function wi(){return b()?go(!0):void 0}function Si(){let e=te,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.
from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Uo(
!1,R()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function go(e){let t=I(e?"u\
tf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\
\u6F22")return Uo(e,1/0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Uo=(e,t,r)=>({takes:(o,n)=>n<=
t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var B={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},lr=!0;function wt(e,t,r,o){return lr?
Ti(e,t,r,o):void 0}function Ti(e,t,r,o){if((B.encoding!==o||B.owner!==u||p.isBusy)&&!Oi(o)||t>B.most&&(t>B.mostBeyondASCII||
G(e,t)))return;Ee(e,t);let{readBytes:n,readPairs:i}=_;if(!!0||!B.isOfPairs)return n(F.input,t,B.address);let{piece:s}=B,
f=i(F.input,t,B.address,+!r,s);if(r&&t<=s||f===null)return f??void 0;let c=it();if(f.length===s){let a=c[t],x=i(F.input+
t-a,a,B.address,+!r,s);if(x===null)return;f+=x}return c[t]===0||xt(c[t-1],o)?f:void 0}function Oi(e){return p.isBusy||(lr=
_.readPairs!==void 0,!lr)?!1:(de("decoding",e),st(()=>{let t=D(e);B.isOfPairs=!t,B.address=t?u.byte_table(e):u.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=He(e);return B.piece=n,B.most=B.address>0?r:0,B.mostBeyondASCII=B.address>0?o:0,B.owner=
u,B.encoding=e,!0}))}var Bi=l(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return _.readPairs?b()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(S()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function He(e){let{windows1252:t,single:r,multi:o}=Bi();return e===21?t:D(e)?
r:o}var Tt=l(()=>S()?0:X()||R()?8:re()?352:18),No=l(()=>Math.min(Tt(),ke(),or())),bi=l(S);function Ro(e,t,r){if(r>64)return G(
t,r)?Ai(e,t,r):void 0;if(r<=ke()||(t[r>>1]|t[r-1])>=128||!sr(t,r))return;let o=Et();return o?o.call(t,0,r):ft(e,t,r)}function Ai(e,t,r){
let o=Et(),n=D(e);if(!(r<512&&(n||!o))&&!(e===21&&$o(r))&&!(n&&hr(e))&&!k(t,r))try{return ar()?.(t)??dt(t,r,128,128)?o?o.
call(t):Ae()?.decodeQuickly(t,r):void 0}catch{return}}var St=[],mr=[];function Wo(e,t,r){if(!(mr[e]===null||r<=Tt())&&!(r>=
512&&!hr(e)))return mr[e]??=Ii(e),Bt(mr[e],t,r)}function Po(e,t,r){return r<512?(bi()?pr(e,t,r):void 0)??ft(e,t,r)??pr(e,
t,r)??Do(e,t,r):pr(e,t,r)??(Mi(e)?Do(e,t,r):void 0)??ft(e,t,r)}var xr=0,ko=l(()=>yr()?8192:512),$o=e=>xr>0&&e<ko();function pr(e,t,r){
let o=Et();if(!(!o||e!==21)){if($o(r)){xr-=1;return}if(!_i(t,r)){r<ko()&&(xr=15);return}if(!k(t,r))try{return o.call(t)}catch{
return}}}var Do=(e,t,r)=>Bt(Ho(e),t,r);function Bt(e,t,r){if(!(!e||r>1024&&k(t,r)))try{return e.decode(t)}catch{return}}
function Ii(e){let t=Ci(e)?Ho(e):null;if(t){let r=Ot(e,Ge()).includes("\uFFFD");Oe(e,{newDecoder:o=>o&&r?I(h[e].name,!0):
t,isRight:o=>!(o&&r)||Ni(e),canFail:r,leastOfView:Math.max(Tt(),He(e).any)+1,leastOfBuffer:b()?1:Tt()+1,most:hr(e)?8192:
e===21&&S()?2048:511,onlyASCII:!1})}return t}function Ho(e){return St[e]===void 0&&(St[e]=null,St[e]=w(()=>Li(e))??null),
St[e]}var Et=l(()=>w(Fi));function Fi(){let e=J,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function _i(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||dt(e,
t,128,224)}var Mi=e=>e===21?yr():gi()||Ui()&&Qe(e),hr=e=>!Et()&&(e===21?yr():Di()),gi=l(()=>b()||N()),Ui=l(g),Di=l(b),yr=l(
()=>b()||S()||!(V()>0)),Ci=e=>b()||S()||X()||R()||re()&&e===21,Ge=()=>Uint8Array.from({length:256},(e,t)=>t);function Ot(e,t){
let r=at(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Li(e){let t=I(h[e].name),r=n=>t.decode(n)===Ot(
e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Ge().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function Ni(e){let t=Ot(
e,Ge()),r=Ge().filter(c=>t[c]!=="\uFFFD"),o=I(h[e].name,!0),n=c=>w(()=>o.decode(c)),i=c=>n(c)===Ot(e,c),s=Uint8Array.from(
{length:4096},(c,d)=>r[d%r.length]),f=c=>n(Uint8Array.of(c))===void 0&&n(Uint8Array.of(...s,c))===void 0;return i(s)&&Ge().
every(c=>r.includes(c)?i(Uint8Array.of(c)):f(c))}var Go;function jo(e,t,r){return Go??=Ri(),Go(e,t,r)}function Ri(){let e=Ae(),t=!(e&&S());return(r,o,n)=>{if(t&&lt(r,o)){
let i=le(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function Ve(e,t,r,o=!1){try{Re(e,null);let n=We(t,r,0,o,!0);return n<0?void 0:ut(0,n)}catch(n){throw $(
n)}}var Sr=l(()=>b()?{any:2048,markup:1/0}:g()?{any:512,markup:2048}:{any:0,markup:S()?2048:N()?112:0}),ki=l(()=>Sr().markup>
0?1/0:33),Vo=(e,t,r)=>e>=29&&e<36&&r>=ki()&&t[0]>=128,Yo=[];function Ko(e,t,r){let{any:o,markup:n}=Sr();if(r>n||r>o&&!$i(
t,r))return;let i=Yo[e];if(i)return Bt(i,t,r);Hi(e,r)}function $i(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Ye=[];function Hi(e,t){Ye[e]===void 0&&(Ye[e]=w(()=>Ki(e))??
null);let r=Ye[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Ye[e]=null,w(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===Ve(e,o,P(o))&&(Ye[e]=r):Gi(e,r.decoder)})))}function Gi(e,t){Yo[e]=t;let{any:r,piece:o}=He(e);Oe(
e,{newDecoder:n=>n?I(h[e].name,!0):t,isRight:n=>!n||ji(e),canFail:!0,leastOfView:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:Sr().any,onlyASCII:!1})}var ji=e=>Vi.every(t=>Yi.every(r=>{let o=I(h[e].name,!0),n=Uint8Array.
of(97,t,...r);return w(()=>o.decode(n))===Ve(e,n,n.length,!0)})),Vi=[128,129,142,143,161,224,255],Yi=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ki=e=>({decoder:I(h[e].name),sequences:qi(
e),credit:0}),vi=[[239,187,191],[254,255],[255,254],[132,49,149,51]],wr=[10,164,162];function*qi(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of vi)yield Uint8Array.of(...i,...wr);for(let i=128;i<=255;i++)yield pe([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield pe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield pe([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield pe([i,Math.min(i+7,254)],r,n,r);yield pe([227,227],[50,
50],o,r),yield pe([129,129],[48,48],t),yield pe([129,129],[48,48],n,t)}}function pe(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+wr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(wr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var xe=new Uint8Array(18),Ke=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return h[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=ne(t);if(!this.#e){let i=this.#r===0?this.#m(t,n,r):this.#p(t,n,r);if(i!==void 0)
return r||this.#l(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?jo(t,r,this.fatal):ur(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{let s=r>
0?wt(t,r,!0,n):void 0,c=s===void 0&&!(i&&Vo(n,t,r))?this.#a(t,r,!0):this.#s(s);if(c!==void 0)return c;let d=i&&!Lt(n)?Ve(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#d(t,r,!0,o)}#d(t,r,o,n){if(this.#r>0){let a=this.#x(t,r,o,n);
if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#o,f=this.#n,c="";try{c=this.#y(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=
i,this.#o=s,this.#n=f,$(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#m(t,r,o){
let{encoding:n}=this;L.length=0;let i=r>0&&n!==0?wt(t,r,o,n):void 0;return i===void 0?this.#a(t,r,o):this.#s(i)}#a(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let f=lt(t,r)?le(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=ur(
t,r,o,this.fatal);return this.#c(c)}if(n===38){let f=r<=36?So(t,r):bo(t,r);return this.#c(f)}if(!gr(n))return;let i=D(n),
s=r<=(i?No():t[0]<128?ke():18)?mt(t,r,o,n):Ji(n,i,t,r,o);return this.#s(s)}#s(t){return this.fatal&&this.encoding!==21&&
t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+
r;if(!(r===0||n>18))return L.length=0,this.#u(t,n),this.encoding===0?le(xe,n,o,this.fatal):this.#s(wt(xe,n,o,this.encoding)??
mt(xe,n,o,this.encoding))}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=(f&255)<
224?2:3;if(c+r<=d)return;this.#u(t,d);let a=le(xe,d,!0,!0);if(a===void 0)return;let x=d-c;this.#r=0,this.#n+=x,this.#o=!0;
try{return ae(a,this.decode(A(t,x),o,n))}catch(O){throw this.#o=s,O instanceof Ce||O instanceof TypeError||(this.#e=null,
this.#n=i,this.#t=f,this.#r=c),O}}#u(t,r){xe[0]=this.#t,xe[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)xe[n]=t[n-o]}#l(t){
this.#n+=t,this.#o||=this.#r+t>L.length,this.#r=L.length,this.#t=L.bytes}#h(){let t=Uint8Array.of(this.#t,this.#t>>8);try{
Re(this.encoding,null),We(t,this.#r,0,this.fatal,!1),this.#e=ct(),this.#r=0}catch(r){throw $(r)}}#y(t,r,o){if(this.fatal&&
this.encoding===0&&r<=8192)return;let n=Eo(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&
(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#f(
A(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:A(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=ae(s,this.#f(
c,f-i,!0)),this.#i)return s}else yt(c,f-i,d),s=ae(s,this.#c(d)),this.#n+=f-i;return this.#o||=f>0,f===r?s:this.encoding===
0&&!o&&pt(t,f,r)?(this.#l(r-f),s):ae(s,this.#f(A(t,f,r),r-f,o))}#f(t,r,o){Re(this.encoding,this.#e);let n="",i=uo(r),s=this.#o||
this.ignoreBOM||!Lt(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),x=c===0&&d?t:A(t,c,
c+a),O=We(x,a,f,this.fatal,o&&d);if(O<0)return this.#e=ct(),this.#i=new Ce(this.name,this.#n+c+Qt.start(),Qt.length()),n;
if(f+=O,f>0&&(d||!ao(f))){let z=!s&&mo()===65279?1:0;i?i.add(lo()+2*z,f-z):n=ae(n,ut(z,f)),s=!0,f=0}if(d)break}return this.#o=
s,this.#e=o?null:co(),this.#n+=r,i?i.toText():(this.encoding===0&&yt(t,r,n),n)}},Ji=(e,t,r,o,n)=>(t?Wo(e,r,o):void 0)??(r[0]<
128?Ro(e,r,o):void 0)??(!t&&n&&o>18?Ko(e,r,o):void 0)??(wo(r,o,t)?mt(r,o,n,e):void 0)??(t?Po(e,r,o):void 0),At=({encoding:e,
fatal:t,ignoreBOM:r})=>new Ke(e,t,r);function bt(e){return e.common??=At(e),e.common}var vo=(e,t,r,o,n,i)=>It(tt(r,o,n),
e,t,i);function It(e,t,r,o){if(r<e.leastBeyondASCII)return bt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;
if(n!==void 0)return n;let i=bt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function qo(e,t){let r=Te(e,t);
if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return r}function Ie(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ft(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Fe="Failed to execute 'decode' on 'TextDecoder'",_t=Ie({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=zo(e,t,"Failed to construct 'TextDecoder'"),new.target!==_t&&Ft(this,new.target,_t)}get encoding(){return h[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=Z,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if((f>=s.leastBeyondASCII||f>=s.leastOfView&&
e[0]<128)&&f<=s.mostAtOnce){let d=s.decoder.decode(e);return s.onlyASCII&&d.length!==f&&s.pause(),d}}catch{s.pauseLong()}
if(ArrayBuffer.isView(e)&&e.length<s.leastBeyondASCII)return bt(s).decodeWhole(e,ne(e),Fe)}else if(e instanceof ArrayBuffer){
try{let{byteLength:c}=e;if(c>=s.leastOfBuffer&&c<=s.mostAtOnce){let d=s.decoder.decode(e);return s.onlyASCII&&d.length!==
c&&s.pause(),d}}catch{s.pauseLong()}let f=kt(e);if(f)return It(s,new Uint8Array(e),f,Fe)}}let r=e instanceof Uint8Array&&
ArrayBuffer.isView(e);r||Y(e,Fe),typeof t!="object"&&ie(t,Fe);let o=!!t?.stream,n=r?e:De(e),i=this.#e;return i.isStateless||
!this.#r&&!o?It(i,n,ne(n),Fe):(this.#t??=At(i),this.#r||this.#t.reset(),this.#r=o,this.#t.decode(n,!o,Fe))}}});function zo(e,t,r){
let o=se(e);ie(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return tt(qo(o,r),n,i)}var Jo=(e,t,r)=>At(zo(e,t,r));function Xi(e,t,r){let o=br();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Tr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Xi(e,(o,n)=>n(t.decode(Ue(Y(o,r)),!1,r)),o=>o(t.
decode(Z,!0,r)))}var Mt=Ie({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Jo(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=Tr("TextDecoderStream",r),new.target!==Mt&&Ft(this,new.target,Mt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var _e=class{fatal;ignoreBOM;#e;#t;#r=Z;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&P(this.#r)===0?t:Gr(this.#r,t);if(!r&&Cr(n))return this.#r=
n,"";let i=ge(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ke(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?A(n,s):n,r,o)}};var Xo=Ie({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=se(e);
ie(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new _e(Te(o,r),n,i);this.#e=s,this.#t=Tr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Zo(e){let t=ge(De(Y(e,"Failed to execute 'bomSniff'")));return t?h[t.encoding].name:null}function Qo(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=Y(e,o),i=Te(se(t),o);ie(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=De(n);return ge(c)?
new _e(i,s,f).decode(c,!0,o):vo(c,ne(c),i,s,!0,o)}async function en(e=void 0){let t=await e;if(t===void 0)qt()||await vt(ze,!0);else{let r=Zi(t)?await Qi(t):t;await vt(()=>r,
!1)}}var Zi=e=>typeof e?.arrayBuffer=="function";function Qi(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Xo as DecoderStream,_t as TextDecoder,Mt as TextDecoderStream,Zo as bomSniff,Qo as decode,h as encodings,en as initialize,
Nr as labelToName};
