var Br=(e,t)=>e?.prototype?.[t],ze=e=>Br(globalThis.Buffer,e),ne=ze("ucs2Slice"),Nt=ze("ucs2Write"),Er=ze("utf8Slice"),J=ze(
"latin1Slice"),on=e=>globalThis[e],Ir=on("TextDecoder"),nn=Br(Ir,"decode");function b(e,t=!1,r=!0){let o=new Ir(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:nn})}function S(e){try{return e()}catch{return}}var w=()=>"InternalError"in globalThis,A=()=>"Bun"in globalThis,ie=()=>Lt().includes(
"Chrome/"),g=()=>Lt().includes("AppleWebKit/")&&!ie()&&!(K()>0);function Lt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Y=()=>"Deno"in globalThis,C=()=>Lt()==="Cloudflare-Workers",X=()=>g()||C(),K=()=>C()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),P=()=>K()<22,ge=e=>globalThis.process?.getBuiltinModule?.(e),Dt;function br(){let{
TransformStream:e}=globalThis;return e&&e===Dt?e:(Dt=[e,ge("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Dt)}var sn=e=>ge("node:fs").readFileSync(e);function _r(e){try{return sn(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Je=()=>_r(()=>new URL("./decoder.wasm",import.meta.url)),Xe="encoding-wasm/decoder";var Fr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var h=dn();function dn(){let e=Fr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Ur=u(()=>new Map(h.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),an=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Cr=e=>e<36&&e!==33,N=e=>e>0&&e<29,et=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(h[e].name),un=e=>an.find(([t])=>e>=t)[1];function Dr(e){let t=Ur();return t.get(e)??t.get(Rr(xn(e)))}function Te(e,t){
let r=Dr(e);if(r===void 0){let o=mn(e),n=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=un(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Xe}' doesn't include ${h[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var ln=u(
()=>new Map(Array.from(Ur(),([e,t])=>[Nr(e),t]).reverse()));function mn(e){let t=Nr(e),r=ln().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var Nr=e=>Rr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),pn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ue(e){if(e[0]>=239)return pn.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Lr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Wt(e){return e===0||e===37||e===38}function xn(e){let t=0,r=e.length;for(;Mr(e[t]);)t+=1;for(;Mr(e[r-1]);)r-=1;
return e.slice(t,r)}var Mr=e=>`	
\f\r `.includes(e);function Rr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Wr(e){let t=Dr(`${e}`);return t===
void 0?null:h[t].name}var Pt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Pr=()=>Object.getPrototypeOf(Uint8Array.prototype),tt=e=>Pt(Pr(),
e),kt=e=>Pt(DataView.prototype,e),Sn=()=>Pt(ArrayBuffer.prototype,"byteLength"),$t=e=>Pr()[e],wn=tt(Symbol.toStringTag),
Ht=tt("buffer"),kr=tt("byteOffset"),$r=tt("byteLength");var Tn=$t("set"),On=$t("slice"),An=$t("subarray"),Bn=kt("buffer"),En=kt("byteOffset"),Hr=kt("byteLength"),Gr=Sn(),$=e=>$r.
call(e);function se(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:$(e)}var I=(e,t,r=$(e))=>new Uint8Array(
Ht.call(e),kr.call(e)+t,r-t);function jr(e,t){let r=new Uint8Array($(e)+$(t));return Z(r,e),Z(r,t,$(e)),r}var Z=(e,t,r)=>Tn.call(e,t,r);var In=u(()=>w()?96:g()?1024:1/0);function bn(e,t,r){if(r-t<=In())return On.call(e,t,r);let o=new Uint8Array(r-t);return Z(
o,An.call(e,t,r)),o}function Gt(e,t,r){if(r>24)return bn(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function U(e,t){if(t<=64)return!1;try{return Gr.call(Ht.call(e)),!1}catch{return!0}}var _n="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function V(e,t,r=_n){if(!ArrayBuffer.isView(e)&&jt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function Ce(e){if(ArrayBuffer.isView(e))return Fn(e);try{return new Uint8Array(e)}catch{return Q}}var De=e=>e instanceof
Uint8Array?e:Ce(e);function Fn(e){try{return wn.call(e)===void 0?new Uint8Array(Bn.call(e),En.call(e),Hr.call(e)):new Uint8Array(
Ht.call(e),kr.call(e),$r.call(e))}catch{return Q}}var Q=new Uint8Array;function jt(e){try{return Gr.call(e)}catch{}try{return Hr.
call(new DataView(e))}catch{return}}function ce(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var fe=e=>`${e}`;var Kt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=N(t)&&!r}accept(t){S(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&U(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},Yr=[],Vt=[];function ot(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Vt[o];if(n)return n;
let i=new Kt(e,t,r);Vt[o]=i;let s=Yr[e];return s&&i.accept(s),i}function Oe(e,t){Yr[e]=t;for(let r=0;r<4;r++)Vt[4*e+r]?.
accept(t)}var Ne=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function vr(e,t,r){let o=nt(c=>Dn(c,r),e,t),n=nt(Ln,e,t);if(o&&n){let c=Y()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:Y()?o.writeBytes:void 0,
mostByTable:512}}let i=vt(e);if(o)return w()?Nn(o,nt(Vr,e,t)):o;let s=n??nt(Vr,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=
f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function nt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),vt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Cn="\
strings";function Dn(e,t){let[r]=WebAssembly.Module.customSections(t,Cn),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Nn(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function Ln(e){let[t,r]=[ne,Nt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(x,O){Z(d,new Uint8Array(
e.buffer,x,2*O),a),a+=2*O},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Vr(e){let t=b("utf-16le"),{write:r,most:o}=vt(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function vt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return de(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var it,l,zt,qr,zr,F,_={input:0,units:0,output:0},Le=0,st={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN,count:0};function ae(e,t){
st.name=e,st.encoding=t,p.newCodec=NaN,p.count+=1,p.isBusy&&Wn(),p.isBusy=!0}function Wn(){try{eo(),it??=Zr($n(Je())),Qr(
new WebAssembly.Instance(it),it)}catch(e){throw to(e)}}async function Jt(e,t){try{eo();let r=e(),o=Jr(r)?r:await WebAssembly.compile(t?r:kn(r));Zr(o);let n=await WebAssembly.instantiate(
o);if(Xt())return;Qr(n,o),it=o}catch(r){throw to(r)}}var Pn=[0,97,115,109];function kn(e){let t=Ce(V(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Pn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Xt=()=>!p.isBusy;function $n(e){return Jr(e)?e:new WebAssembly.Module(e)}function Jr(e){try{return WebAssembly.
Module.customSections(e,Xr),!0}catch{return!1}}var Xr="encoding-wasm";function Zr(e){let[t]=WebAssembly.Module.customSections(
e,Xr),r=`${Xe} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Qr({
exports:e},t){l=e,qt=WebAssembly.RuntimeError,_.input=l.input(),_.units=l.units(),_.output=l.output(),oo(),F=vr(l.memory,
_.units,t),Le=Math.min(l.units_length(),F.most),p.isBusy=!1}function eo(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function to(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Hn(e))return new RangeError(`encoding-wasm: ${ro} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ro="no memory \
for WebAssembly; free some, and call again",Hn=e=>e instanceof RangeError&&/memory/i.test(e.message);function Zt(){return er(),
zt}function ct(){return er(),qr}function Qt(){return er(),zr}function er(){zt[0]===void 0&&oo()}function oo(){let{buffer:e}=l.
memory;zt=new Uint8Array(e),qr=new Uint8Array(e,_.input,65536),zr=new Int32Array(e,l.codec(),l.codec_length()>>2)}function no(e,t){
return ae(e,-1),ft(t)}function ft(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw H(t)}}var qt;function H(e){if(!p.
isBusy||!qt||!(e instanceof qt))return e;let t=h[st.encoding]?.name,r=`${st.name}${t?` of ${t}`:""} failed`;return Gn()?
new RangeError(`encoding-wasm: ${r}: ${ro}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Gn(){try{return l.memory.grow(32),
!1}catch{return!0}}function dt(e=null){let t=Qt();return ao(t,e??new Int32Array(t.length))}function fo(){return l.held()!==0?dt():(p.newCodec=
tr,null)}var Vn=e=>ao(e,Qt());function ao(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function We(e,t){vn(e,t)||(ae(
"decoding",e),t?Vn(t):l.new_decoder(e),tr=e===33||e===36?NaN:e)}var tr=NaN;function vn(e,t){return t||p.newCodec!==e||p.
isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function Pe(e,t,r,o,n){Be(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=tr),zn(
i)}var q={encoding:-1,at:0,most:0,owner:void 0};function at(e,t,r){if(q.encoding!==e||q.owner!==l||p.isBusy){try{ae("decodi\
ng",e),q.owner=l,q.at=F.readBytes?l.byte_table(e):0,q.most=!et(e)&&F.mostByTable||1/0,q.encoding=e}catch(n){throw H(n)}p.
isBusy=!1}if(q.at===0||r>q.most)return;if(r<=65536)return Be(t,r),io(r);if(F.most>Le)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);Be(I(t,n,n+i),i),o=ue(o,io(i))}return o}function ut(e,t,r,o){return no("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Be(n===t?e:I(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function qn(e,t){let r=-1,o,n;function i(s){try{return ae(e,s),r=s,n=l,o=t(s),p.isBusy=!1,o}catch(f){
throw H(f)}}return s=>s===r&&n===l&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var lt=qn("decoding",e=>{let t=N(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),io=e=>F.readBytes(_.input,e,q.at);function ue(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var uo=e=>e+65536+3<=Le,lo=e=>e>Le&&e<268435456?F.collect?.(e+3):void 0,mo=()=>_.units,po=()=>Zt()[_.units]|Zt()[_.units+
1]<<8,mt=(e,t)=>F.read(_.units+2*e,t-e);function Be(e,t){let r=ct();if(t>8)try{Z(r,e)}catch{Z(r,I(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function zn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var rr={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var G=new Uint8Array(256);function ir(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return xo(G,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return xo(r,o,e);r[o]=n}return r}function xo(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)G[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)G[n++]=s;else if(s<2048)G[n++]=
192|s>>6,G[n++]=128|s&63;else if(!le(s))G[n++]=224|s>>12,G[n++]=128|s>>6&63,G[n++]=128|s&63;else{let f=Zn(r,i);f>=65536&&
(i+=1),n=ei(f,G,n)}}return Gt(G,0,n)}var le=e=>(e&63488)===55296;function Zn(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var Qn=e=>e<128?1:e<2048?2:e<65536?3:4;function ei(e,t,r){if(e<128)return t[r]=e,r+1;let o=Qn(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var yo=new Uint8Array(128),L=ti(yo);
function ti(e){return new Uint16Array(e.buffer)}var $e=u(()=>fr()?0:18),sr=u(()=>w()||P()?18:8),ri=u(()=>Y()||!(K()>=22||
X())?64:32),oi=u(()=>g()?64:32),ni=u(()=>g()?36:18),So=(e,t)=>(e[0]&e[t>>1])>=128;function wo(e,t,r){return r?t<=sr():t<=
ni()||t<=oi()&&(So(e,t)||St())}var pt=(e,t)=>t<=18||t<=64&&So(e,t)&&t<=ri(),R={length:0,bytes:0};function me(e,t,r,o){if(e[0]<
128&&fr())return dr(e,t)?J.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;L[n]=i}if(n===t&&n<=18)return de(
L,0,n);for(let i=n;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))return ho(e,s,t,r,
o,n);let x=e[i++]^128,O=d?0:e[i++]^128;if(f=d?(c&31)<<6|x:(c&15)<<12|x<<6|O,(x|O)>=64||!d&&(f<2048||le(f)||f===65279))return ho(
e,s,t,r,o,n)}L[n++]=f}return He(n)}function To(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(le(
n))return;L[r++]=n}return He(r)}function ho(e,t,r,o,n,i){let s=cr();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?
0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,x=d===0&&c>=128,O=c===224?160:c===240?144:128,z=c===237?159:c===244?143:191,oe=0;for(;oe<
d&&f<r;oe++,f++){let he=e[f];if(he<O||he>z)break;O=128,z=191,a=a<<6|he&63}if(oe<d){if(f===r&&!o){if(c>=239)return;Oo(c,128|
a&63,1+oe);break}x=!0}if(x&&n||(x&&(a=65533),a===65279))return;a>65535&&(L[i++]=55232+(a>>10),a=56320|a&1023),L[i++]=a}return He(
i)}function xt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=lt(o),!n)return;if(d=n[c],le(
d)){if(s<t)d=n[c|e[s++]<<8];else if(!r&&yt(c,o))break;if(le(d))return ii(e,f,t,r,i,o,n)}}L[i++]=d}return He(i)}function ii(e,t,r,o,n,i,s){
let f=cr();for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(le(a)){if(c===r&&!o&&yt(d,i))break;let x=c<r?e[c]:0;if(a=
s[d|x<<8],!le(a))c+=1;else if(si(a))a=65533;else return}L[n++]=a}return He(n)}var si=e=>e>=57088&&e<=57216;function ht(e,t,r){
return R.length=0,me(I(e,t,r),r-t,!1,!0)===""}function yt(e,t){let r=t!==32||e<144||e>160;return r&&Oo(e,0,1),r}function Oo(e,t,r){
R.length=r,R.bytes=e|t<<8}function He(e){if(e<3||e<=18&&!fr())return de(L,0,e);if(St())return ne.call(yo,0,2*e);if(!(e>cr()))
return de(L,0,18)+de(L,18,e-18)}var cr=u(()=>St()?1/0:36),fr=u(()=>A()&&St()),St=u(()=>S(ci)===!0);function ci(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(ne)==="a\uFEFF\uD83D"&&t(J)==="a\0\xFF\xFE=\xD8"}
function dr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function W(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}var wt=u(()=>S(mi)),be=u(()=>S(pi)),Ao=u(()=>S(Ai)),ai=u(()=>S(Bi));function Bo(e,t,r){let o=ui(e);if(!(!o||r<24||U(t,r))&&
!(e===0&&Io(t,r)))return o.takes?.(t,r)===!1?void 0:o}function ui(e){return e===0?be():e===38?Ao():e===37?ai():void 0}function pr(e,t,r,o){
if(R.length=0,o&&t>8192||t>1024&&(U(e,t)||Io(e,t)))return;let n=be();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!ht(e,i,t))))try{let s=i<t?I(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&f!==void 0&&Tt(s,i,f),f}catch{return}}function Eo(e,t){let r=Ao();if(!(t%2>0||!r?.takes?.(e,t)||U(e,t)))
return r.decode(e,!0)}function Io(e,t){if(t<8192||li())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&
(e[n+1]&192)!==128&&r++;return r>1}var li=u(g);function mi(){let{isAscii:e}=ge("node:buffer"),t=new Uint8Array(100).fill(
127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function pi(){let e=P(),t=e?wt():void 0;if(e&&!t)return;let r=b(
"utf-8"),o=S(hi),n=y=>r.decode(y),i=wi(n),s=X()&&o?y=>o.decode(y):Si(i),f=t&&((y,E)=>W(y,E)&&t(y)),c=f??(ie()?Ti:C()?Oi:
void 0),d=f?(y,E)=>Mo(y,E)||E>256&&f(y,E):c,a=Uint8Array.of(...bo,...Fo.flat()),x=`${_o}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
O=Uint8Array.of(97,127),z=i(a,a.length)===x&&n(a)===x&&r.decode(a.buffer)===x&&i(O,2)==="a\x7F"&&ar(y=>s(y,y.length)),oe=J;
if(!z||t&&oe.call(O)!=="a\x7F")return;let he=(y,E)=>b("utf-8",y&&o!==void 0,E);return Oe(0,{newDecoder:he,isRight:(y,E)=>yi(
he(y,E)),canFail:!0,...xi()}),{decode(y,E){try{return t?oe.call(y):(E?s:n)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(y,E){for(let ye=1;ye<=3&&ye<=E;ye++){let qe=y[E-ye];if(qe<128)break;if(qe>=192)return(qe>=
240?4:qe>=224?3:2)>ye?E-ye:E}return E}}}function xi(){return A()?Ie(1):Y()?{...Ie(257),leastBeyondASCII:65,leastOfBuffer:8192}:
P()?{...Ie(19),most:2048,onlyASCII:!0}:ie()?{...Ie(48),leastOfBuffer:48,onlyASCII:!0}:C()?{...Ie(33),most:1023}:Ie(K()>0?
512:33)}var Ie=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function hi(){let e=b("ut\
f-8",!0);return ar(r=>e.decode(r))&&ar(({buffer:r})=>e.decode(r))&&!Y()?e:void 0}var yi=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...ir("\uFEFF"),...ir(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),ar=e=>e(Uint8Array.from(bo))===_o&&Fo.every(t=>S(()=>e(Uint8Array.from(t)))===void 0),bo=[239,187,191,97,230,188,162,
240,159,146,169],_o="\uFEFFa\u6F22\u{1F4A9}",Fo=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Si=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function wi(e){let[t,r]=[Er,J];if(P())return(n,i)=>i>256?
r.call(n):e(n);if(!t||A()||!(K()>=22))return e;let o=Y()?Mo:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Mo=(e,t)=>t<=64||
t<=256&&W(e,t);function Ti(e,t){if(t<64)return!1;if(W(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240&&(i<234||i>237))return!1}return r>=0}var ur=0;
function Tt(e,t,r){t<1024||!C()||!W(e,t)||(ur=r.length===t?0:ur+1)}function Oi(e,t){if(t<1024)return!0;if(W(e,t))return ur<
2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Ai(){return w()||
X()?go(!1):Ei()}function Bi(){return w()?go(!0):void 0}function Ei(){let e=ne,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(
Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")
return;let o=P()?512:1/0;return Uo(!1,(i,s)=>s<=o||W(i,s)&&wt()?.(i)===!0,(i,s)=>{let f=e.call(i);return 2*f.length>o||f.
isWellFormed()?f:s?void 0:f.toWellFormed()})}function go(e){let t=b(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(
n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Uo(e,()=>!0,(n,i)=>{let s=t.
decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Uo=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{return}},
completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var B={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},xr=!0;function Ot(e,t,r,o){return xr?
Ii(e,t,r,o):void 0}function Ii(e,t,r,o){if((B.encoding!==o||B.owner!==l||p.isBusy)&&!bi(o)||t>B.most&&(t>B.mostBeyondASCII||
W(e,t)))return;Be(e,t);let{readBytes:n,readPairs:i}=F;if(!!0||!B.isOfPairs)return n(_.input,t,B.address);let{piece:s}=B,
f=i(_.input,t,B.address,+!r,s);if(r&&t<=s||f===null)return f??void 0;let c=ct();if(f.length===s){let a=c[t],x=i(_.input+
t-a,a,B.address,+!r,s);if(x===null)return;f+=x}return c[t]===0||yt(c[t-1],o)?f:void 0}function bi(e){return p.isBusy||(xr=
F.readPairs!==void 0,!xr)?!1:(ae("decoding",e),ft(()=>{let t=N(e);B.isOfPairs=!t,B.address=t?l.byte_table(e):l.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=Ge(e);return B.piece=n,B.most=B.address>0?r:0,B.mostBeyondASCII=B.address>0?o:0,B.owner=
l,B.encoding=e,!0}))}var _i=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return F.readPairs?w()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(A()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function Ge(e){let{windows1252:t,single:r,multi:o}=_i();return e===21?t:N(e)?
r:o}var Bt=u(()=>A()?0:X()||P()?8:ie()?352:18),Lo=u(()=>Math.min(Bt(),$e(),sr())),gi=u(A);function Ro(e,t,r){if(r>64)return W(
t,r)?Ui(e,t,r):void 0;if(r<=$e()||(t[r>>1]|t[r-1])>=128||!dr(t,r))return;let o=bt();return o?o.call(t,0,r):at(e,t,r)}function Ui(e,t,r){
let o=bt(),n=N(e);if(!(r<512&&(n||!o))&&!(e===21&&$o(r))&&!(n&&jo(e))&&!U(t,r))try{return wt()?.(t)??ut(t,r,128,128)?o?o.
call(t):be()?.decodeQuickly(t,r):void 0}catch{return}}var At=[],hr=[];function Wo(e,t,r){if(!(hr[e]===null||r<=Bt())&&!(r>=
512&&r>Ho(e)))return hr[e]??=Ci(e),It(hr[e],t,r)}function Po(e,t,r){return r<512?(gi()?yr(e,t,r):void 0)??at(e,t,r)??yr(
e,t,r)??Co(e,t,r):yr(e,t,r)??(Li(e)?Co(e,t,r):void 0)??at(e,t,r)}var Sr=0,ko=u(()=>wr()?8192:512),$o=e=>Sr>0&&e<ko();function yr(e,t,r){
let o=bt();if(!(!o||e!==21)){if($o(r)){Sr-=1;return}if(!Ni(t,r)){r<ko()&&(Sr=15);return}if(!U(t,r))try{return o.call(t)}catch{
return}}}var Co=(e,t,r)=>It(Go(e),t,r);function It(e,t,r){if(!(!e||r>1024&&U(t,r)))try{return e.decode(t)}catch{return}}
function Ho(e){return jo(e)?8192:A()?e===21?2048:1536:511}function Ci(e){let t=ki(e)?Go(e):null;if(t){let r=Et(e,je()).includes(
"\uFFFD"),o=Math.max(Bt(),Ge(e).any)+1;Oe(e,{newDecoder:n=>n&&r?b(h[e].name,!0):t,isRight:n=>!(n&&r)||Hi(e),canFail:r,leastOfASCII:o,
leastBeyondASCII:o,leastOfBuffer:w()?1:Bt()+1,most:Ho(e),onlyASCII:!1})}return t}function Go(e){return At[e]===void 0&&(At[e]=
null,At[e]=S(()=>$i(e))??null),At[e]}var bt=u(()=>S(Di));function Di(){let e=J,t=Uint8Array.from({length:256},(r,o)=>o);
return e.call(t)===String.fromCharCode(...t)?e:void 0}function Ni(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&
224)===128)return!1;return r===t||ut(e,t,128,224)}var Li=e=>e===21?wr():Ri()||Wi()&&et(e),jo=e=>!bt()&&(e===21?wr():Pi()),
Ri=u(()=>w()||g()),Wi=u(()=>C()||A()),Pi=u(w),wr=u(()=>w()||A()||!(K()>0)),ki=e=>w()||A()||X()||P()||ie()&&e===21,je=()=>Uint8Array.
from({length:256},(e,t)=>t);function Et(e,t){let r=lt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function $i(e){
let t=b(h[e].name),r=n=>t.decode(n)===Et(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return je().every(n=>r(Uint8Array.
of(n)))&&r(o)?t:void 0}function Hi(e){let t=Et(e,je()),r=je().filter(c=>t[c]!=="\uFFFD"),o=b(h[e].name,!0),n=c=>S(()=>o.
decode(c)),i=c=>n(c)===Et(e,c),s=Uint8Array.from({length:4096},(c,d)=>r[d%r.length]),f=c=>n(Uint8Array.of(c))===void 0&&
n(Uint8Array.of(...s,c))===void 0;return i(s)&&je().every(c=>r.includes(c)?i(Uint8Array.of(c)):f(c))}var Yo;function Ko(e,t,r){return Yo??=Gi(),Yo(e,t,r)}function Gi(){let e=be(),t=!(e&&A());return(r,o,n)=>{if(t&&pt(r,o)){
let i=me(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function Ke(e,t,r,o=!1){try{We(e,null);let n=Pe(t,r,0,o,!0);return n<0?void 0:mt(0,n)}catch(n){throw H(
n)}}var Or=u(()=>w()?{any:2048,markup:1/0}:C()?{any:512,markup:2048}:{any:0,markup:A()?2048:g()?112:0}),Ki=u(()=>Or().markup>
0?1/0:33),Vo=(e,t,r)=>e>=29&&e<36&&r>=Ki()&&t[0]>=128,vo=[];function qo(e,t,r){let{any:o,markup:n}=Or();if(r>n||r>o&&!Vi(
t,r))return;let i=vo[e];if(i)return It(i,t,r);vi(e,r)}function Vi(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Ve=[];function vi(e,t){Ve[e]===void 0&&(Ve[e]=S(()=>Zi(e))??
null);let r=Ve[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Ve[e]=null,S(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===Ke(e,o,$(o))&&(Ve[e]=r):qi(e,r.decoder)})))}function qi(e,t){vo[e]=t;let{any:r,piece:o}=Ge(e);Oe(
e,{newDecoder:n=>n?b(h[e].name,!0):t,isRight:n=>!n||zi(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:Or().any,onlyASCII:!1})}var zi=e=>Ji.every(t=>Xi.every(r=>{let o=b(h[e].name,!0),n=Uint8Array.
of(97,t,...r);return S(()=>o.decode(n))===Ke(e,n,n.length,!0)})),Ji=[128,129,142,143,161,224,255],Xi=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Zi=e=>({decoder:b(h[e].name),sequences:es(
e),credit:0}),Qi=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Tr=[10,164,162];function*es(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Qi)yield Uint8Array.of(...i,...Tr);for(let i=128;i<=255;i++)yield pe([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield pe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield pe([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield pe([i,Math.min(i+7,254)],r,n,r);yield pe([227,227],[50,
50],o,r),yield pe([129,129],[48,48],t),yield pe([129,129],[48,48],n,t)}}function pe(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+Tr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Tr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var xe=new Uint8Array(18),ve=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return h[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=se(t);if(!this.#e){let i=this.#r===0?this.#m(t,n,r):this.#p(t,n,r);if(i!==void 0)
return r||this.#l(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?Ko(t,r,this.fatal):pr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{let s=r>
0?Ot(t,r,!0,n):void 0,c=s===void 0&&!(i&&Vo(n,t,r))?this.#a(t,r,!0):this.#s(s);if(c!==void 0)return c;let d=i&&!Wt(n)?Ke(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#d(t,r,!0,o)}#d(t,r,o,n){if(this.#r>0){let a=this.#x(t,r,o,n);
if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#o,f=this.#n,c="";try{c=this.#y(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=
i,this.#o=s,this.#n=f,H(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#m(t,r,o){
let{encoding:n}=this;R.length=0;let i=r>0&&n!==0?Ot(t,r,o,n):void 0;return i===void 0?this.#a(t,r,o):this.#s(i)}#a(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let f=pt(t,r)?me(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=pr(
t,r,o,this.fatal);return this.#c(c)}if(n===38){let f=r<=36?To(t,r):Eo(t,r);return this.#c(f)}if(!Cr(n))return;let i=N(n),
s=r<=(i?Lo():t[0]<128?$e():18)?xt(t,r,o,n):rs(n,i,t,r,o);return this.#s(s)}#s(t){return this.fatal&&this.encoding!==21&&
t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+
r;if(!(r===0||n>18))return R.length=0,this.#u(t,n),this.encoding===0?me(xe,n,o,this.fatal):this.#s(Ot(xe,n,o,this.encoding)??
xt(xe,n,o,this.encoding))}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=(f&255)<
224?2:3;if(c+r<=d)return;this.#u(t,d);let a=me(xe,d,!0,!0);if(a===void 0)return;let x=d-c;this.#r=0,this.#n+=x,this.#o=!0;
try{return ue(a,this.decode(I(t,x),o,n))}catch(O){throw this.#o=s,O instanceof Ne||O instanceof TypeError||(this.#e=null,
this.#n=i,this.#t=f,this.#r=c),O}}#u(t,r){xe[0]=this.#t,xe[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)xe[n]=t[n-o]}#l(t){
this.#n+=t,this.#o||=this.#r+t>R.length,this.#r=R.length,this.#t=R.bytes}#h(){let t=Uint8Array.of(this.#t,this.#t>>8);try{
We(this.encoding,null),Pe(t,this.#r,0,this.fatal,!1),this.#e=dt(),this.#r=0}catch(r){throw H(r)}}#y(t,r,o){if(this.fatal&&
this.encoding===0&&r<=8192)return;let n=Bo(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&
(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#f(
I(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:I(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=ue(s,this.#f(
c,f-i,!0)),this.#i)return s}else Tt(c,f-i,d),s=ue(s,this.#c(d)),this.#n+=f-i;return this.#o||=f>0,f===r?s:this.encoding===
0&&!o&&ht(t,f,r)?(this.#l(r-f),s):ue(s,this.#f(I(t,f,r),r-f,o))}#f(t,r,o){We(this.encoding,this.#e);let n="",i=lo(r),s=this.#o||
this.ignoreBOM||!Wt(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),x=c===0&&d?t:I(t,c,
c+a),O=Pe(x,a,f,this.fatal,o&&d);if(O<0)return this.#e=dt(),this.#i=new Ne(this.name,this.#n+c+rr.start(),rr.length()),n;
if(f+=O,f>0&&(d||!uo(f))){let z=!s&&po()===65279?1:0;i?i.add(mo()+2*z,f-z):n=ue(n,mt(z,f)),s=!0,f=0}if(d)break}return this.#o=
s,this.#e=o?null:fo(),this.#n+=r,i?i.toText():(this.encoding===0&&Tt(t,r,n),n)}},rs=(e,t,r,o,n)=>(t?Wo(e,r,o):void 0)??(r[0]<
128?Ro(e,r,o):void 0)??(!t&&n&&o>18?qo(e,r,o):void 0)??(wo(r,o,t)?xt(r,o,n,e):void 0)??(t?Po(e,r,o):void 0),Ft=({encoding:e,
fatal:t,ignoreBOM:r})=>new ve(e,t,r);function _t(e){return e.common??=Ft(e),e.common}var zo=(e,t,r,o,n,i)=>Mt(ot(r,o,n),
e,t,i);function Mt(e,t,r,o){if(r<e.leastOfAny)return _t(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==
void 0)return n;let i=_t(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function Jo(e,t){let r=Te(e,t);if(r===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return r}function _e(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function gt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Fe="Failed to execute 'decode' on 'TextDecoder'",Ut=_e({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Xo(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ut&&gt(this,new.target,Ut)}get encoding(){return h[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=Q,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if(f<=s.mostAtOnce&&(f>=s.leastOfAny||
f>0&&f>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(f<=1024||!U(e,f))){let c=s.decoder.decode(e);return s.onlyASCII&&
c.length!==f&&s.pause(),c}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return _t(s).decodeWhole(
e,se(e),Fe)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let f=s.decodeBuffer(e);if(f!==void 0)return f;let c=jt(e);if(c)return Mt(s,
new Uint8Array(e),c,Fe)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||V(e,Fe),typeof t!="object"&&ce(t,Fe);let o=!!t?.
stream,n=r?e:De(e),i=this.#e;return i.isStateless||!this.#r&&!o?Mt(i,n,se(n),Fe):(this.#t??=Ft(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,Fe))}}});function Xo(e,t,r){let o=fe(e);ce(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return ot(
Jo(o,r),n,i)}var Zo=(e,t,r)=>Ft(Xo(e,t,r));function os(e,t,r){let o=br();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Ar(e,t){let r=`Failed to execute 'transform' on '${e}'`;return os(e,(o,n)=>n(t.decode(Ce(V(o,r)),!1,r)),o=>o(t.
decode(Q,!0,r)))}var Ct=_e({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Zo(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=Ar("TextDecoderStream",r),new.target!==Ct&&gt(this,new.target,Ct)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var Me=class{fatal;ignoreBOM;#e;#t;#r=Q;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&$(this.#r)===0?t:jr(this.#r,t);if(!r&&Lr(n))return this.#r=
n,"";let i=Ue(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ve(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?I(n,s):n,r,o)}};var Qo=_e({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=fe(e);
ce(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Me(Te(o,r),n,i);this.#e=s,this.#t=Ar("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function en(e){let t=Ue(De(V(e,"Failed to execute 'bomSniff'")));return t?h[t.encoding].name:null}function tn(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=V(e,o),i=Te(fe(t),o);ce(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=De(n);return Ue(c)?
new Me(i,s,f).decode(c,!0,o):zo(c,se(c),i,s,!0,o)}async function rn(e=void 0){let t=await e;if(t===void 0)Xt()||await Jt(Je,!0);else{let r=ns(t)?await is(t):t;await Jt(()=>r,
!1)}}var ns=e=>typeof e?.arrayBuffer=="function";function is(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Qo as DecoderStream,Ut as TextDecoder,Ct as TextDecoderStream,en as bomSniff,tn as decode,h as encodings,rn as initialize,
Wr as labelToName};
