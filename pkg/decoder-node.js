var Br=(e,t)=>e?.prototype?.[t],ze=e=>Br(globalThis.Buffer,e),oe=ze("ucs2Slice"),Dt=ze("ucs2Write"),Er=ze("utf8Slice"),J=ze(
"latin1Slice"),rn=e=>globalThis[e],br=rn("TextDecoder"),on=Br(br,"decode");function I(e,t=!1,r=!0){let o=new br(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:on})}function S(e){try{return e()}catch{return}}var E=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis,ne=()=>Lt().includes(
"Chrome/"),R=()=>Lt().includes("AppleWebKit/")&&!ne()&&!(V()>0);function Lt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Y=()=>"Deno"in globalThis,U=()=>Lt()==="Cloudflare-Workers",X=()=>R()||U(),V=()=>U()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),W=()=>V()<22,ge=e=>globalThis.process?.getBuiltinModule?.(e),Ct;function Ir(){let{
TransformStream:e}=globalThis;return e&&e===Ct?e:(Ct=[e,ge("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Ct)}var nn=e=>ge("node:fs").readFileSync(e);function Fr(e){try{return nn(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Je=()=>Fr(()=>new URL("./decoder.wasm",import.meta.url)),Xe="encoding-wasm/decoder";var _r=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function l(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var h=fn();function fn(){let e=_r.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Ur=l(()=>new Map(h.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),dn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Cr=e=>e<36&&e!==33,D=e=>e>0&&e<29,et=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(h[e].name),an=e=>dn.find(([t])=>e>=t)[1];function Dr(e){let t=Ur();return t.get(e)??t.get(Rr(pn(e)))}function Te(e,t){
let r=Dr(e);if(r===void 0){let o=ln(e),n=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=an(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Xe}' doesn't include ${h[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var un=l(
()=>new Map(Array.from(Ur(),([e,t])=>[Lr(e),t]).reverse()));function ln(e){let t=Lr(e),r=un().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var Lr=e=>Rr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),mn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ue(e){if(e[0]>=239)return mn.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Nr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Rt(e){return e===0||e===37||e===38}function pn(e){let t=0,r=e.length;for(;Mr(e[t]);)t+=1;for(;Mr(e[r-1]);)r-=1;
return e.slice(t,r)}var Mr=e=>`	
\f\r `.includes(e);function Rr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Wr(e){let t=Dr(`${e}`);return t===
void 0?null:h[t].name}var Wt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,kr=()=>Object.getPrototypeOf(Uint8Array.prototype),tt=e=>Wt(kr(),
e),kt=e=>Wt(DataView.prototype,e),yn=()=>Wt(ArrayBuffer.prototype,"byteLength"),Pr=e=>kr()[e],Sn=tt(Symbol.toStringTag),
Pt=tt("buffer"),$r=tt("byteOffset"),Hr=tt("byteLength");var wn=Pr("set"),Tn=Pr("slice"),On=kt("buffer"),An=kt("byteOffset"),Gr=kt("byteLength"),jr=yn(),P=e=>Hr.call(e);function se(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:P(e)}var b=(e,t,r=P(e))=>new Uint8Array(Pt.call(
e),$r.call(e)+t,r-t);function Yr(e,t){let r=new Uint8Array(P(e)+P(t));return ie(r,e),ie(r,t,P(e)),r}var ie=(e,t,r)=>wn.call(e,t,r);var Bn=(e,t,r)=>Tn.call(e,t,r);function $t(e,t,r){if(r>24)return Bn(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)
o[n]=e[t+n];return o}function g(e,t){if(t<=64)return!1;try{return jr.call(Pt.call(e)),!1}catch{return!0}}var En="The pro\
vided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function K(e,t,r=En){if(!ArrayBuffer.isView(e)&&Ht(e)===
void 0)throw new TypeError(`${t}: ${r}`);return e}function Ce(e){if(ArrayBuffer.isView(e))return bn(e);try{return new Uint8Array(e)}catch{return Z}}var De=e=>e instanceof
Uint8Array?e:Ce(e);function bn(e){try{return Sn.call(e)===void 0?new Uint8Array(On.call(e),An.call(e),Gr.call(e)):new Uint8Array(
Pt.call(e),$r.call(e),Hr.call(e))}catch{return Z}}var Z=new Uint8Array;function Ht(e){try{return jr.call(e)}catch{}try{return Gr.
call(new DataView(e))}catch{return}}function ce(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var fe=e=>`${e}`;var jt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=D(t)&&!r}accept(t){S(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&g(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},Vr=[],Yt=[];function ot(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Yt[o];if(n)return n;
let i=new jt(e,t,r);Yt[o]=i;let s=Vr[e];return s&&i.accept(s),i}function Oe(e,t){Vr[e]=t;for(let r=0;r<4;r++)Yt[4*e+r]?.
accept(t)}var Le=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function de(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function qr(e,t,r){let o=nt(c=>gn(c,r),e,t),n=nt(Cn,e,t);if(o&&n){let c=Y()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:Y()?o.writeBytes:void 0,
mostByTable:512}}let i=Vt(e);if(o)return E()?Un(o,nt(vr,e,t)):o;let s=n??nt(vr,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=
f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function nt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),Vt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Mn="\
strings";function gn(e,t){let[r]=WebAssembly.Module.customSections(t,Mn),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Un(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function Cn(e){let[t,r]=[oe,Dt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:w()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(x,O){ie(d,new Uint8Array(
e.buffer,x,2*O),a),a+=2*O},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function vr(e){let t=I("utf-16le"),{write:r,most:o}=Vt(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Vt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return de(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var it,u,vt,zr,Jr,_,F={input:0,units:0,output:0},Ne=0,st={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN,count:0};function ae(e,t){
st.name=e,st.encoding=t,p.newCodec=NaN,p.count+=1,p.isBusy&&Ln(),p.isBusy=!0}function Ln(){try{to(),it??=Qr(Wn(Je())),eo(
new WebAssembly.Instance(it),it)}catch(e){throw ro(e)}}async function qt(e,t){try{to();let r=e(),o=Xr(r)?r:await WebAssembly.compile(t?r:Rn(r));Qr(o);let n=await WebAssembly.instantiate(
o);if(zt())return;eo(n,o),it=o}catch(r){throw ro(r)}}var Nn=[0,97,115,109];function Rn(e){let t=Ce(K(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Nn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var zt=()=>!p.isBusy;function Wn(e){return Xr(e)?e:new WebAssembly.Module(e)}function Xr(e){try{return WebAssembly.
Module.customSections(e,Zr),!0}catch{return!1}}var Zr="encoding-wasm";function Qr(e){let[t]=WebAssembly.Module.customSections(
e,Zr),r=`${Xe} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function eo({
exports:e},t){u=e,Kt=WebAssembly.RuntimeError,F.input=u.input(),F.units=u.units(),F.output=u.output(),no(),_=qr(u.memory,
F.units,t),Ne=Math.min(u.units_length(),_.most),p.isBusy=!1}function to(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function ro(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(kn(e))return new RangeError(`encoding-wasm: ${oo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var oo="no memory \
for WebAssembly; free some, and call again",kn=e=>e instanceof RangeError&&/memory/i.test(e.message);function Jt(){return Zt(),
vt}function ct(){return Zt(),zr}function Xt(){return Zt(),Jr}function Zt(){vt[0]===void 0&&no()}function no(){let{buffer:e}=u.
memory;vt=new Uint8Array(e),zr=new Uint8Array(e,F.input,65536),Jr=new Int32Array(e,u.codec(),u.codec_length()>>2)}function io(e,t){
return ae(e,-1),ft(t)}function ft(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw $(t)}}var Kt;function $(e){if(!p.
isBusy||!Kt||!(e instanceof Kt))return e;let t=h[st.encoding]?.name,r=`${st.name}${t?` of ${t}`:""} failed`;return Pn()?
new RangeError(`encoding-wasm: ${r}: ${oo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Pn(){try{return u.memory.grow(32),
!1}catch{return!0}}function dt(e=null){let t=Xt();return uo(t,e??new Int32Array(t.length))}function ao(){return u.held()!==0?dt():(p.newCodec=
Qt,null)}var jn=e=>uo(e,Xt());function uo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function We(e,t){Yn(e,t)||(ae(
"decoding",e),t?jn(t):u.new_decoder(e),Qt=e===33||e===36?NaN:e)}var Qt=NaN;function Yn(e,t){return t||p.newCodec!==e||p.
isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function ke(e,t,r,o,n){Be(e,t),p.isBusy=!0;let i=u.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=Qt),Kn(
i)}var q={encoding:-1,at:0,most:0,owner:void 0};function at(e,t,r){if(q.encoding!==e||q.owner!==u||p.isBusy){try{ae("decodi\
ng",e),q.owner=u,q.at=_.readBytes?u.byte_table(e):0,q.most=!et(e)&&_.mostByTable||1/0,q.encoding=e}catch(n){throw $(n)}p.
isBusy=!1}if(q.at===0||r>q.most)return;if(r<=65536)return Be(t,r),so(r);if(_.most>Ne)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);Be(b(t,n,n+i),i),o=ue(o,so(i))}return o}function ut(e,t,r,o){return io("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Be(n===t?e:b(e,i,i+n),n),!u.is_free_of(n,r,o))
return!1;return!0})}function Vn(e,t){let r=-1,o,n;function i(s){try{return ae(e,s),r=s,n=u,o=t(s),p.isBusy=!1,o}catch(f){
throw $(f)}}return s=>s===r&&n===u&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var lt=Vn("decoding",e=>{let t=D(e),r=(!t?u.pair_table(e):u.byte_table(e))>>>0;return r>0?new Uint16Array(u.memory.buffer,
r,t?256:65536):void 0}),so=e=>_.readBytes(F.input,e,q.at);function ue(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var lo=e=>e+65536+3<=Ne,mo=e=>e>Ne&&e<268435456?_.collect?.(e+3):void 0,po=()=>F.units,xo=()=>Jt()[F.units]|Jt()[F.units+
1]<<8,mt=(e,t)=>_.read(F.units+2*e,t-e);function Be(e,t){let r=ct();if(t>8)try{ie(r,e)}catch{ie(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Kn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var er={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.
start(),length:()=>u.length()};var H=new Uint8Array(256);function or(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return ho(H,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return ho(r,o,e);r[o]=n}return r}function ho(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)H[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)H[n++]=s;else if(s<2048)H[n++]=
192|s>>6,H[n++]=128|s&63;else if(!le(s))H[n++]=224|s>>12,H[n++]=128|s>>6&63,H[n++]=128|s&63;else{let f=qn(r,i);f>=65536&&
(i+=1),n=Jn(f,H,n)}}return $t(H,0,n)}var le=e=>(e&63488)===55296;function qn(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var zn=e=>e<128?1:e<2048?2:e<65536?3:4;function Jn(e,t,r){if(e<128)return t[r]=e,r+1;let o=zn(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var So=new Uint8Array(128),L=Xn(So);
function Xn(e){return new Uint16Array(e.buffer)}var $e=l(()=>sr()?0:18),nr=l(()=>E()||W()?18:8),Zn=l(()=>Y()||!(V()>=22||
X())?64:32),Qn=l(()=>R()?64:32),ei=l(()=>R()?36:18),wo=(e,t)=>(e[0]&e[t>>1])>=128;function To(e,t,r){return r?t<=nr():t<=
ei()||t<=Qn()&&(wo(e,t)||St())}var pt=(e,t)=>t<=18||t<=64&&wo(e,t)&&t<=Zn(),N={length:0,bytes:0};function me(e,t,r,o){if(e[0]<
128&&sr())return cr(e,t)?J.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;L[n]=i}if(n===t&&n<=18)return de(
L,0,n);for(let i=n;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))return yo(e,s,t,r,
o,n);let x=e[i++]^128,O=d?0:e[i++]^128;if(f=d?(c&31)<<6|x:(c&15)<<12|x<<6|O,(x|O)>=64||!d&&(f<2048||le(f)||f===65279))return yo(
e,s,t,r,o,n)}L[n++]=f}return He(n)}function Oo(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(le(
n))return;L[r++]=n}return He(r)}function yo(e,t,r,o,n,i){let s=ir();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?
0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,x=d===0&&c>=128,O=c===224?160:c===240?144:128,z=c===237?159:c===244?143:191,re=0;for(;re<
d&&f<r;re++,f++){let he=e[f];if(he<O||he>z)break;O=128,z=191,a=a<<6|he&63}if(re<d){if(f===r&&!o){if(c>=239)return;Ao(c,128|
a&63,1+re);break}x=!0}if(x&&n||(x&&(a=65533),a===65279))return;a>65535&&(L[i++]=55232+(a>>10),a=56320|a&1023),L[i++]=a}return He(
i)}function xt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=lt(o),!n)return;if(d=n[c],le(
d)){if(s<t)d=n[c|e[s++]<<8];else if(!r&&yt(c,o))break;if(le(d))return ti(e,f,t,r,i,o,n)}}L[i++]=d}return He(i)}function ti(e,t,r,o,n,i,s){
let f=ir();for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(le(a)){if(c===r&&!o&&yt(d,i))break;let x=c<r?e[c]:0;if(a=
s[d|x<<8],!le(a))c+=1;else if(ri(a))a=65533;else return}L[n++]=a}return He(n)}var ri=e=>e>=57088&&e<=57216;function ht(e,t,r){
return N.length=0,me(b(e,t,r),r-t,!1,!0)===""}function yt(e,t){let r=t!==32||e<144||e>160;return r&&Ao(e,0,1),r}function Ao(e,t,r){
N.length=r,N.bytes=e|t<<8}function He(e){if(e<3||e<=18&&!sr())return de(L,0,e);if(St())return oe.call(So,0,2*e);if(!(e>ir()))
return de(L,0,18)+de(L,18,e-18)}var ir=l(()=>St()?1/0:36),sr=l(()=>w()&&St()),St=l(()=>S(oi)===!0);function oi(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(oe)==="a\uFEFF\uD83D"&&t(J)==="a\0\xFF\xFE=\xD8"}
function cr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function G(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}var lr=l(()=>S(di)),Ie=l(()=>S(ai)),Bo=l(()=>S(Si)),si=l(()=>S(wi));function Eo(e,t,r){let o=ci(e);if(!(!o||r<24||g(t,r))&&
!(e===0&&Io(t,r)))return o.takes?.(t,r)===!1?void 0:o}function ci(e){return e===0?Ie():e===38?Bo():e===37?si():void 0}function mr(e,t,r,o){
if(N.length=0,o&&t>8192||t>1024&&(g(e,t)||Io(e,t)))return;let n=Ie();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!ht(e,i,t))))try{let s=i<t?b(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&f!==void 0&&wt(s,i,f),f}catch{return}}function bo(e,t){let r=Bo();if(!(t%2>0||!r?.takes?.(e,t)||g(e,t)))
return r.decode(e,!0)}function Io(e,t){if(t<8192||fi())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&
(e[n+1]&192)!==128&&r++;return r>1}var fi=l(R);function di(){let{isAscii:e}=ge("node:buffer"),t=new Uint8Array(100).fill(
127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function ai(){let e=W(),t=e?lr():void 0;if(e&&!t)return;let r=I(
"utf-8"),o=S(li),n=y=>r.decode(y),i=xi(n),s=X()&&o?y=>o.decode(y):pi(i),f=t&&((y,B)=>G(y,B)&&t(y)),c=f??(ne()?hi:U()?yi:
void 0),d=f?(y,B)=>go(y,B)||B>256&&f(y,B):c,a=Uint8Array.of(...Fo,...Mo.flat()),x=`${_o}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
O=Uint8Array.of(97,127),z=i(a,a.length)===x&&n(a)===x&&r.decode(a.buffer)===x&&i(O,2)==="a\x7F"&&fr(y=>s(y,y.length)),re=J;
if(!z||t&&re.call(O)!=="a\x7F")return;let he=(y,B)=>I("utf-8",y&&o!==void 0,B);return Oe(0,{newDecoder:he,isRight:(y,B)=>mi(
he(y,B)),canFail:!0,...ui()}),{decode(y,B){try{return t?re.call(y):(B?s:n)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(y,B){for(let ye=1;ye<=3&&ye<=B;ye++){let qe=y[B-ye];if(qe<128)break;if(qe>=192)return(qe>=
240?4:qe>=224?3:2)>ye?B-ye:B}return B}}}function ui(){return w()?be(1):Y()?{...be(257),leastBeyondASCII:65,leastOfBuffer:8192}:
W()?{...be(19),most:2048,onlyASCII:!0}:ne()?{...be(48),leastOfBuffer:48,onlyASCII:!0}:U()?{...be(33),most:1023}:be(V()>0?
512:33)}var be=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function li(){let e=I("ut\
f-8",!0);return fr(r=>e.decode(r))&&fr(({buffer:r})=>e.decode(r))&&!Y()?e:void 0}var mi=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...or("\uFEFF"),...or(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),fr=e=>e(Uint8Array.from(Fo))===_o&&Mo.every(t=>S(()=>e(Uint8Array.from(t)))===void 0),Fo=[239,187,191,97,230,188,162,
240,159,146,169],_o="\uFEFFa\u6F22\u{1F4A9}",Mo=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
pi=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function xi(e){let[t,r]=[Er,J];if(W())return(n,i)=>i>256?
r.call(n):e(n);if(!t||w()||!(V()>=22))return e;let o=Y()?go:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var go=(e,t)=>t<=64||
t<=256&&G(e,t);function hi(e,t){if(t<64)return!1;if(G(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240&&(i<234||i>237))return!1}return r>=0}var dr=0;
function wt(e,t,r){t<1024||!U()||!G(e,t)||(dr=r.length===t?0:dr+1)}function yi(e,t){if(t<1024)return!0;if(G(e,t))return dr<
2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Si(){return E()||
X()?Uo(!1):Ti()}function wi(){return E()?Uo(!0):void 0}function Ti(){let e=oe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(
Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))
return Co(!1,W()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function Uo(e){let t=I(
e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))===
"\uFEFF\uFFFD\u6F22")return Co(e,1/0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Co=(e,t,r)=>({
takes:(o,n)=>n<=t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===
216?i-2:i}});var A={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},pr=!0;function Tt(e,t,r,o){return pr?
Oi(e,t,r,o):void 0}function Oi(e,t,r,o){if((A.encoding!==o||A.owner!==u||p.isBusy)&&!Ai(o)||t>A.most&&(t>A.mostBeyondASCII||
G(e,t)))return;Be(e,t);let{readBytes:n,readPairs:i}=_;if(!!0||!A.isOfPairs)return n(F.input,t,A.address);let{piece:s}=A,
f=i(F.input,t,A.address,+!r,s);if(r&&t<=s||f===null)return f??void 0;let c=ct();if(f.length===s){let a=c[t],x=i(F.input+
t-a,a,A.address,+!r,s);if(x===null)return;f+=x}return c[t]===0||yt(c[t-1],o)?f:void 0}function Ai(e){return p.isBusy||(pr=
_.readPairs!==void 0,!pr)?!1:(ae("decoding",e),ft(()=>{let t=D(e);A.isOfPairs=!t,A.address=t?u.byte_table(e):u.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=Ge(e);return A.piece=n,A.most=A.address>0?r:0,A.mostBeyondASCII=A.address>0?o:0,A.owner=
u,A.encoding=e,!0}))}var Bi=l(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return _.readPairs?E()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(w()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function Ge(e){let{windows1252:t,single:r,multi:o}=Bi();return e===21?t:D(e)?
r:o}var At=l(()=>w()?0:X()||W()?8:ne()?352:18),Ro=l(()=>Math.min(At(),$e(),nr())),bi=l(w);function Wo(e,t,r){if(r>64)return G(
t,r)?Ii(e,t,r):void 0;if(r<=$e()||(t[r>>1]|t[r-1])>=128||!cr(t,r))return;let o=bt();return o?o.call(t,0,r):at(e,t,r)}function Ii(e,t,r){
let o=bt(),n=D(e);if(!(r<512&&(n||!o))&&!(e===21&&Ho(r))&&!(n&&Sr(e))&&!g(t,r))try{return lr()?.(t)??ut(t,r,128,128)?o?o.
call(t):Ie()?.decodeQuickly(t,r):void 0}catch{return}}var Ot=[],xr=[];function ko(e,t,r){if(!(xr[e]===null||r<=At())&&!(r>=
512&&!Sr(e)))return xr[e]??=Fi(e),Et(xr[e],t,r)}function Po(e,t,r){return r<512?(bi()?hr(e,t,r):void 0)??at(e,t,r)??hr(e,
t,r)??Do(e,t,r):hr(e,t,r)??(gi(e)?Do(e,t,r):void 0)??at(e,t,r)}var yr=0,$o=l(()=>wr()?8192:512),Ho=e=>yr>0&&e<$o();function hr(e,t,r){
let o=bt();if(!(!o||e!==21)){if(Ho(r)){yr-=1;return}if(!Mi(t,r)){r<$o()&&(yr=15);return}if(!g(t,r))try{return o.call(t)}catch{
return}}}var Do=(e,t,r)=>Et(Go(e),t,r);function Et(e,t,r){if(!(!e||r>1024&&g(t,r)))try{return e.decode(t)}catch{return}}
function Fi(e){let t=Li(e)?Go(e):null;if(t){let r=Bt(e,je()).includes("\uFFFD"),o=Math.max(At(),Ge(e).any)+1;Oe(e,{newDecoder:n=>n&&
r?I(h[e].name,!0):t,isRight:n=>!(n&&r)||Ri(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:E()?1:At()+1,most:Sr(
e)?8192:e===21&&w()?2048:511,onlyASCII:!1})}return t}function Go(e){return Ot[e]===void 0&&(Ot[e]=null,Ot[e]=S(()=>Ni(e))??
null),Ot[e]}var bt=l(()=>S(_i));function _i(){let e=J,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.
fromCharCode(...t)?e:void 0}function Mi(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===
t||ut(e,t,128,224)}var gi=e=>e===21?wr():Ui()||Ci()&&et(e),Sr=e=>!bt()&&(e===21?wr():Di()),Ui=l(()=>E()||R()),Ci=l(U),Di=l(
E),wr=l(()=>E()||w()||!(V()>0)),Li=e=>E()||w()||X()||W()||ne()&&e===21,je=()=>Uint8Array.from({length:256},(e,t)=>t);function Bt(e,t){
let r=lt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Ni(e){let t=I(h[e].name),r=n=>t.decode(n)===Bt(
e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return je().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function Ri(e){let t=Bt(
e,je()),r=je().filter(c=>t[c]!=="\uFFFD"),o=I(h[e].name,!0),n=c=>S(()=>o.decode(c)),i=c=>n(c)===Bt(e,c),s=Uint8Array.from(
{length:4096},(c,d)=>r[d%r.length]),f=c=>n(Uint8Array.of(c))===void 0&&n(Uint8Array.of(...s,c))===void 0;return i(s)&&je().
every(c=>r.includes(c)?i(Uint8Array.of(c)):f(c))}var jo;function Yo(e,t,r){return jo??=Wi(),jo(e,t,r)}function Wi(){let e=Ie(),t=!(e&&w());return(r,o,n)=>{if(t&&pt(r,o)){
let i=me(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function Ve(e,t,r,o=!1){try{We(e,null);let n=ke(t,r,0,o,!0);return n<0?void 0:mt(0,n)}catch(n){throw $(
n)}}var Or=l(()=>E()?{any:2048,markup:1/0}:U()?{any:512,markup:2048}:{any:0,markup:w()?2048:R()?112:0}),$i=l(()=>Or().markup>
0?1/0:33),Vo=(e,t,r)=>e>=29&&e<36&&r>=$i()&&t[0]>=128,Ko=[];function vo(e,t,r){let{any:o,markup:n}=Or();if(r>n||r>o&&!Hi(
t,r))return;let i=Ko[e];if(i)return Et(i,t,r);Gi(e,r)}function Hi(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Ke=[];function Gi(e,t){Ke[e]===void 0&&(Ke[e]=S(()=>vi(e))??
null);let r=Ke[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Ke[e]=null,S(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===Ve(e,o,P(o))&&(Ke[e]=r):ji(e,r.decoder)})))}function ji(e,t){Ko[e]=t;let{any:r,piece:o}=Ge(e);Oe(
e,{newDecoder:n=>n?I(h[e].name,!0):t,isRight:n=>!n||Yi(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:Or().any,onlyASCII:!1})}var Yi=e=>Vi.every(t=>Ki.every(r=>{let o=I(h[e].name,!0),n=Uint8Array.
of(97,t,...r);return S(()=>o.decode(n))===Ve(e,n,n.length,!0)})),Vi=[128,129,142,143,161,224,255],Ki=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],vi=e=>({decoder:I(h[e].name),sequences:zi(
e),credit:0}),qi=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Tr=[10,164,162];function*zi(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of qi)yield Uint8Array.of(...i,...Tr);for(let i=128;i<=255;i++)yield pe([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield pe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield pe([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield pe([i,Math.min(i+7,254)],r,n,r);yield pe([227,227],[50,
50],o,r),yield pe([129,129],[48,48],t),yield pe([129,129],[48,48],n,t)}}function pe(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+Tr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Tr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var xe=new Uint8Array(18),ve=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return h[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=se(t);if(!this.#e){let i=this.#r===0?this.#m(t,n,r):this.#p(t,n,r);if(i!==void 0)
return r||this.#l(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?Yo(t,r,this.fatal):mr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{let s=r>
0?Tt(t,r,!0,n):void 0,c=s===void 0&&!(i&&Vo(n,t,r))?this.#a(t,r,!0):this.#s(s);if(c!==void 0)return c;let d=i&&!Rt(n)?Ve(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#d(t,r,!0,o)}#d(t,r,o,n){if(this.#r>0){let a=this.#x(t,r,o,n);
if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#o,f=this.#n,c="";try{c=this.#y(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=
i,this.#o=s,this.#n=f,$(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#m(t,r,o){
let{encoding:n}=this;N.length=0;let i=r>0&&n!==0?Tt(t,r,o,n):void 0;return i===void 0?this.#a(t,r,o):this.#s(i)}#a(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let f=pt(t,r)?me(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=mr(
t,r,o,this.fatal);return this.#c(c)}if(n===38){let f=r<=36?Oo(t,r):bo(t,r);return this.#c(f)}if(!Cr(n))return;let i=D(n),
s=r<=(i?Ro():t[0]<128?$e():18)?xt(t,r,o,n):Xi(n,i,t,r,o);return this.#s(s)}#s(t){return this.fatal&&this.encoding!==21&&
t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+
r;if(!(r===0||n>18))return N.length=0,this.#u(t,n),this.encoding===0?me(xe,n,o,this.fatal):this.#s(Tt(xe,n,o,this.encoding)??
xt(xe,n,o,this.encoding))}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=(f&255)<
224?2:3;if(c+r<=d)return;this.#u(t,d);let a=me(xe,d,!0,!0);if(a===void 0)return;let x=d-c;this.#r=0,this.#n+=x,this.#o=!0;
try{return ue(a,this.decode(b(t,x),o,n))}catch(O){throw this.#o=s,O instanceof Le||O instanceof TypeError||(this.#e=null,
this.#n=i,this.#t=f,this.#r=c),O}}#u(t,r){xe[0]=this.#t,xe[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)xe[n]=t[n-o]}#l(t){
this.#n+=t,this.#o||=this.#r+t>N.length,this.#r=N.length,this.#t=N.bytes}#h(){let t=Uint8Array.of(this.#t,this.#t>>8);try{
We(this.encoding,null),ke(t,this.#r,0,this.fatal,!1),this.#e=dt(),this.#r=0}catch(r){throw $(r)}}#y(t,r,o){if(this.fatal&&
this.encoding===0&&r<=8192)return;let n=Eo(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&
(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#f(
b(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:b(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=ue(s,this.#f(
c,f-i,!0)),this.#i)return s}else wt(c,f-i,d),s=ue(s,this.#c(d)),this.#n+=f-i;return this.#o||=f>0,f===r?s:this.encoding===
0&&!o&&ht(t,f,r)?(this.#l(r-f),s):ue(s,this.#f(b(t,f,r),r-f,o))}#f(t,r,o){We(this.encoding,this.#e);let n="",i=mo(r),s=this.#o||
this.ignoreBOM||!Rt(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),x=c===0&&d?t:b(t,c,
c+a),O=ke(x,a,f,this.fatal,o&&d);if(O<0)return this.#e=dt(),this.#i=new Le(this.name,this.#n+c+er.start(),er.length()),n;
if(f+=O,f>0&&(d||!lo(f))){let z=!s&&xo()===65279?1:0;i?i.add(po()+2*z,f-z):n=ue(n,mt(z,f)),s=!0,f=0}if(d)break}return this.#o=
s,this.#e=o?null:ao(),this.#n+=r,i?i.toText():(this.encoding===0&&wt(t,r,n),n)}},Xi=(e,t,r,o,n)=>(t?ko(e,r,o):void 0)??(r[0]<
128?Wo(e,r,o):void 0)??(!t&&n&&o>18?vo(e,r,o):void 0)??(To(r,o,t)?xt(r,o,n,e):void 0)??(t?Po(e,r,o):void 0),Ft=({encoding:e,
fatal:t,ignoreBOM:r})=>new ve(e,t,r);function It(e){return e.common??=Ft(e),e.common}var qo=(e,t,r,o,n,i)=>_t(ot(r,o,n),
e,t,i);function _t(e,t,r,o){if(r<e.leastOfAny)return It(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==
void 0)return n;let i=It(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function zo(e,t){let r=Te(e,t);if(r===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return r}function Fe(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Mt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var _e="Failed to execute 'decode' on 'TextDecoder'",gt=Fe({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Jo(e,t,"Failed to construct 'TextDecoder'"),new.target!==gt&&Mt(this,new.target,gt)}get encoding(){return h[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=Z,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if(f<=s.mostAtOnce&&(f>=s.leastOfAny||
f>0&&f>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(f<=1024||!g(e,f))){let c=s.decoder.decode(e);return s.onlyASCII&&
c.length!==f&&s.pause(),c}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return It(s).decodeWhole(
e,se(e),_e)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let f=s.decodeBuffer(e);if(f!==void 0)return f;let c=Ht(e);if(c)return _t(s,
new Uint8Array(e),c,_e)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||K(e,_e),typeof t!="object"&&ce(t,_e);let o=!!t?.
stream,n=r?e:De(e),i=this.#e;return i.isStateless||!this.#r&&!o?_t(i,n,se(n),_e):(this.#t??=Ft(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,_e))}}});function Jo(e,t,r){let o=fe(e);ce(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return ot(
zo(o,r),n,i)}var Xo=(e,t,r)=>Ft(Jo(e,t,r));function Zi(e,t,r){let o=Ir();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Ar(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Zi(e,(o,n)=>n(t.decode(Ce(K(o,r)),!1,r)),o=>o(t.
decode(Z,!0,r)))}var Ut=Fe({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Xo(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=Ar("TextDecoderStream",r),new.target!==Ut&&Mt(this,new.target,Ut)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var Me=class{fatal;ignoreBOM;#e;#t;#r=Z;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&P(this.#r)===0?t:Yr(this.#r,t);if(!r&&Nr(n))return this.#r=
n,"";let i=Ue(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ve(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?b(n,s):n,r,o)}};var Zo=Fe({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=fe(e);
ce(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Me(Te(o,r),n,i);this.#e=s,this.#t=Ar("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Qo(e){let t=Ue(De(K(e,"Failed to execute 'bomSniff'")));return t?h[t.encoding].name:null}function en(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=K(e,o),i=Te(fe(t),o);ce(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=De(n);return Ue(c)?
new Me(i,s,f).decode(c,!0,o):qo(c,se(c),i,s,!0,o)}async function tn(e=void 0){let t=await e;if(t===void 0)zt()||await qt(Je,!0);else{let r=Qi(t)?await es(t):t;await qt(()=>r,
!1)}}var Qi=e=>typeof e?.arrayBuffer=="function";function es(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Zo as DecoderStream,gt as TextDecoder,Ut as TextDecoderStream,Qo as bomSniff,en as decode,h as encodings,tn as initialize,
Wr as labelToName};
