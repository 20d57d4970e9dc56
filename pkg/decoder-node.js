var Br=(e,t)=>e?.prototype?.[t],ze=e=>Br(globalThis.Buffer,e),ne=ze("ucs2Slice"),Lt=ze("ucs2Write"),Ir=ze("utf8Slice"),J=ze(
"latin1Slice"),rn=e=>globalThis[e],br=rn("TextDecoder"),on=Br(br,"decode");function b(e,t=!1,r=!0){let o=new br(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:on})}function S(e){try{return e()}catch{return}}var w=()=>"InternalError"in globalThis,B=()=>"Bun"in globalThis,ie=()=>Nt().includes(
"Chrome/"),g=()=>Nt().includes("AppleWebKit/")&&!ie()&&!(K()>0);function Nt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Y=()=>"Deno"in globalThis,U=()=>Nt()==="Cloudflare-Workers",X=()=>g()||U(),K=()=>U()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),k=()=>K()<22,ge=e=>globalThis.process?.getBuiltinModule?.(e),Dt;function Fr(){let{
TransformStream:e}=globalThis;return e&&e===Dt?e:(Dt=[e,ge("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Dt)}var nn=e=>ge("node:fs").readFileSync(e);function _r(e){try{return nn(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Je=()=>_r(()=>new URL("./decoder.wasm",import.meta.url)),Xe="encoding-wasm/decoder";var Mr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var h=fn();function fn(){let e=Mr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Ur=u(()=>new Map(h.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),dn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Dr=e=>e<36&&e!==33,L=e=>e>0&&e<29,et=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(h[e].name),an=e=>dn.find(([t])=>e>=t)[1];function Lr(e){let t=Ur();return t.get(e)??t.get(Wr(pn(e)))}function Te(e,t){
let r=Lr(e);if(r===void 0){let o=ln(e),n=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=an(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Xe}' doesn't include ${h[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var un=u(
()=>new Map(Array.from(Ur(),([e,t])=>[Nr(e),t]).reverse()));function ln(e){let t=Nr(e),r=un().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var Nr=e=>Wr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),mn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ce(e){if(e[0]>=239)return mn.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Rr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Wt(e){return e===0||e===37||e===38}function pn(e){let t=0,r=e.length;for(;gr(e[t]);)t+=1;for(;gr(e[r-1]);)r-=1;
return e.slice(t,r)}var gr=e=>`	
\f\r `.includes(e);function Wr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function kr(e){let t=Lr(`${e}`);return t===
void 0?null:h[t].name}var kt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Pr=()=>Object.getPrototypeOf(Uint8Array.prototype),tt=e=>kt(Pr(),
e),Pt=e=>kt(DataView.prototype,e),yn=()=>kt(ArrayBuffer.prototype,"byteLength"),$t=e=>Pr()[e],Sn=tt(Symbol.toStringTag),
Ht=tt("buffer"),$r=tt("byteOffset"),Hr=tt("byteLength");var wn=$t("set"),Tn=$t("slice"),On=$t("subarray"),An=Pt("buffer"),En=Pt("byteOffset"),Gr=Pt("byteLength"),jr=yn(),$=e=>Hr.
call(e);function se(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:$(e)}var I=(e,t,r=$(e))=>new Uint8Array(
Ht.call(e),$r.call(e)+t,r-t);function Yr(e,t){let r=new Uint8Array($(e)+$(t));return Z(r,e),Z(r,t,$(e)),r}var Z=(e,t,r)=>wn.call(e,t,r);var Bn=u(()=>w()?96:g()?1024:1/0);function In(e,t,r){if(r-t<=Bn())return Tn.call(e,t,r);let o=new Uint8Array(r-t);return Z(
o,On.call(e,t,r)),o}function Gt(e,t,r){if(r>24)return In(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function C(e,t){if(t<=64)return!1;try{return jr.call(Ht.call(e)),!1}catch{return!0}}var bn="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function V(e,t,r=bn){if(!ArrayBuffer.isView(e)&&jt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function Ue(e){if(ArrayBuffer.isView(e))return Fn(e);try{return new Uint8Array(e)}catch{return Q}}var De=e=>e instanceof
Uint8Array?e:Ue(e);function Fn(e){try{return Sn.call(e)===void 0?new Uint8Array(An.call(e),En.call(e),Gr.call(e)):new Uint8Array(
Ht.call(e),$r.call(e),Hr.call(e))}catch{return Q}}var Q=new Uint8Array;function jt(e){try{return jr.call(e)}catch{}try{return Gr.
call(new DataView(e))}catch{return}}function ce(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var fe=e=>`${e}`;var Kt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=L(t)&&!r}accept(t){S(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&C(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},Kr=[],Vt=[];function ot(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Vt[o];if(n)return n;
let i=new Kt(e,t,r);Vt[o]=i;let s=Kr[e];return s&&i.accept(s),i}function Oe(e,t){Kr[e]=t;for(let r=0;r<4;r++)Vt[4*e+r]?.
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function qr(e,t,r){let o=nt(c=>Un(c,r),e,t),n=nt(Ln,e,t);if(o&&n){let c=Y()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:Y()?o.writeBytes:void 0,
mostByTable:512}}let i=vt(e);if(o)return w()?Dn(o,nt(vr,e,t)):o;let s=n??nt(vr,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=
f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function nt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),vt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Cn="\
strings";function Un(e,t){let[r]=WebAssembly.Module.customSections(t,Cn),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Dn(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function Ln(e){let[t,r]=[ne,Lt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(x,O){Z(d,new Uint8Array(
e.buffer,x,2*O),a),a+=2*O},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function vr(e){let t=b("utf-16le"),{write:r,most:o}=vt(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function vt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return de(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var it,l,zt,zr,Jr,_,F={input:0,units:0,output:0},Ne=0,st={name:"",encoding:-1},p={isBusy:!0,newCodec:NaN,count:0};function ae(e,t){
st.name=e,st.encoding=t,p.newCodec=NaN,p.count+=1,p.isBusy&&Rn(),p.isBusy=!0}function Rn(){try{to(),it??=Qr(Pn(Je())),eo(
new WebAssembly.Instance(it),it)}catch(e){throw ro(e)}}async function Jt(e,t){try{to();let r=e(),o=Xr(r)?r:await WebAssembly.compile(t?r:kn(r));Qr(o);let n=await WebAssembly.instantiate(
o);if(Xt())return;eo(n,o),it=o}catch(r){throw ro(r)}}var Wn=[0,97,115,109];function kn(e){let t=Ue(V(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Wn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Xt=()=>!p.isBusy;function Pn(e){return Xr(e)?e:new WebAssembly.Module(e)}function Xr(e){try{return WebAssembly.
Module.customSections(e,Zr),!0}catch{return!1}}var Zr="encoding-wasm";function Qr(e){let[t]=WebAssembly.Module.customSections(
e,Zr),r=`${Xe} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function eo({
exports:e},t){l=e,qt=WebAssembly.RuntimeError,F.input=l.input(),F.units=l.units(),F.output=l.output(),no(),_=qr(l.memory,
F.units,t),Ne=Math.min(l.units_length(),_.most),p.isBusy=!1}function to(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function ro(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if($n(e))return new RangeError(`encoding-wasm: ${oo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var oo="no memory \
for WebAssembly; free some, and call again",$n=e=>e instanceof RangeError&&/memory/i.test(e.message);function Zt(){return er(),
zt}function ct(){return er(),zr}function Qt(){return er(),Jr}function er(){zt[0]===void 0&&no()}function no(){let{buffer:e}=l.
memory;zt=new Uint8Array(e),zr=new Uint8Array(e,F.input,65536),Jr=new Int32Array(e,l.codec(),l.codec_length()>>2)}function io(e,t){
return ae(e,-1),ft(t)}function ft(e){try{let t=e();return p.isBusy=!1,t}catch(t){throw H(t)}}var qt;function H(e){if(!p.
isBusy||!qt||!(e instanceof qt))return e;let t=h[st.encoding]?.name,r=`${st.name}${t?` of ${t}`:""} failed`;return Hn()?
new RangeError(`encoding-wasm: ${r}: ${oo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Hn(){try{return l.memory.grow(32),
!1}catch{return!0}}function dt(e=null){let t=Qt();return uo(t,e??new Int32Array(t.length))}function ao(){return l.held()!==0?dt():(p.newCodec=
tr,null)}var Kn=e=>uo(e,Qt());function uo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function We(e,t){Vn(e,t)||(ae(
"decoding",e),t?Kn(t):l.new_decoder(e),tr=e===33||e===36?NaN:e)}var tr=NaN;function Vn(e,t){return t||p.newCodec!==e||p.
isBusy?!1:(p.newCodec=NaN,p.isBusy=!0,!0)}function ke(e,t,r,o,n){Ee(e,t),p.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return p.isBusy=!1,n&&i>=0&&(p.newCodec=tr),qn(
i)}var q={encoding:-1,at:0,most:0,owner:void 0};function at(e,t,r){if(q.encoding!==e||q.owner!==l||p.isBusy){try{ae("decodi\
ng",e),q.owner=l,q.at=_.readBytes?l.byte_table(e):0,q.most=!et(e)&&_.mostByTable||1/0,q.encoding=e}catch(n){throw H(n)}p.
isBusy=!1}if(q.at===0||r>q.most)return;if(r<=65536)return Ee(t,r),so(r);if(_.most>Ne)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);Ee(I(t,n,n+i),i),o=ue(o,so(i))}return o}function ut(e,t,r,o){return io("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Ee(n===t?e:I(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function vn(e,t){let r=-1,o,n;function i(s){try{return ae(e,s),r=s,n=l,o=t(s),p.isBusy=!1,o}catch(f){
throw H(f)}}return s=>s===r&&n===l&&!p.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var lt=vn("decoding",e=>{let t=L(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),so=e=>_.readBytes(F.input,e,q.at);function ue(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var lo=e=>e+65536+3<=Ne,mo=e=>e>Ne&&e<268435456?_.collect?.(e+3):void 0,po=()=>F.units,xo=()=>Zt()[F.units]|Zt()[F.units+
1]<<8,mt=(e,t)=>_.read(F.units+2*e,t-e);function Ee(e,t){let r=ct();if(t>8)try{Z(r,e)}catch{Z(r,I(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function qn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var rr={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var G=new Uint8Array(256);function ir(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return ho(G,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return ho(r,o,e);r[o]=n}return r}function ho(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)G[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)G[n++]=s;else if(s<2048)G[n++]=
192|s>>6,G[n++]=128|s&63;else if(!le(s))G[n++]=224|s>>12,G[n++]=128|s>>6&63,G[n++]=128|s&63;else{let f=Xn(r,i);f>=65536&&
(i+=1),n=Qn(f,G,n)}}return Gt(G,0,n)}var le=e=>(e&63488)===55296;function Xn(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var Zn=e=>e<128?1:e<2048?2:e<65536?3:4;function Qn(e,t,r){if(e<128)return t[r]=e,r+1;let o=Zn(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var So=new Uint8Array(128),N=ei(So);
function ei(e){return new Uint16Array(e.buffer)}var $e=u(()=>fr()?0:18),sr=u(()=>w()||k()?18:8),ti=u(()=>Y()||!(K()>=22||
X())?64:32),ri=u(()=>g()?64:32),oi=u(()=>g()?36:18),wo=(e,t)=>(e[0]&e[t>>1])>=128;function To(e,t,r){return r?t<=sr():t<=
oi()||t<=ri()&&(wo(e,t)||St())}var pt=(e,t)=>t<=18||t<=64&&wo(e,t)&&t<=ti(),R={length:0,bytes:0};function me(e,t,r,o){if(e[0]<
128&&fr())return dr(e,t)?J.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;N[n]=i}if(n===t&&n<=18)return de(
N,0,n);for(let i=n;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))return yo(e,s,t,r,
o,n);let x=e[i++]^128,O=d?0:e[i++]^128;if(f=d?(c&31)<<6|x:(c&15)<<12|x<<6|O,(x|O)>=64||!d&&(f<2048||le(f)||f===65279))return yo(
e,s,t,r,o,n)}N[n++]=f}return He(n)}function Oo(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(le(
n))return;N[r++]=n}return He(r)}function yo(e,t,r,o,n,i){let s=cr();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?
0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,x=d===0&&c>=128,O=c===224?160:c===240?144:128,z=c===237?159:c===244?143:191,oe=0;for(;oe<
d&&f<r;oe++,f++){let he=e[f];if(he<O||he>z)break;O=128,z=191,a=a<<6|he&63}if(oe<d){if(f===r&&!o){if(c>=239)return;Ao(c,128|
a&63,1+oe);break}x=!0}if(x&&n||(x&&(a=65533),a===65279))return;a>65535&&(N[i++]=55232+(a>>10),a=56320|a&1023),N[i++]=a}return He(
i)}function xt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=lt(o),!n)return;if(d=n[c],le(
d)){if(s<t)d=n[c|e[s++]<<8];else if(!r&&yt(c,o))break;if(le(d))return ni(e,f,t,r,i,o,n)}}N[i++]=d}return He(i)}function ni(e,t,r,o,n,i,s){
let f=cr();for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(le(a)){if(c===r&&!o&&yt(d,i))break;let x=c<r?e[c]:0;if(a=
s[d|x<<8],!le(a))c+=1;else if(ii(a))a=65533;else return}N[n++]=a}return He(n)}var ii=e=>e>=57088&&e<=57216;function ht(e,t,r){
return R.length=0,me(I(e,t,r),r-t,!1,!0)===""}function yt(e,t){let r=t!==32||e<144||e>160;return r&&Ao(e,0,1),r}function Ao(e,t,r){
R.length=r,R.bytes=e|t<<8}function He(e){if(e<3||e<=18&&!fr())return de(N,0,e);if(St())return ne.call(So,0,2*e);if(!(e>cr()))
return de(N,0,18)+de(N,18,e-18)}var cr=u(()=>St()?1/0:36),fr=u(()=>B()&&St()),St=u(()=>S(si)===!0);function si(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(ne)==="a\uFEFF\uD83D"&&t(J)==="a\0\xFF\xFE=\xD8"}
function dr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function W(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}var wt=u(()=>S(li)),be=u(()=>S(mi)),Eo=u(()=>S(Oi)),di=u(()=>S(Ai));function Bo(e,t,r){let o=ai(e);if(!(!o||r<24||C(t,r))&&
!(e===0&&bo(t,r)))return o.takes?.(t,r)===!1?void 0:o}function ai(e){return e===0?be():e===38?Eo():e===37?di():void 0}function pr(e,t,r,o){
if(R.length=0,o&&t>8192||t>1024&&(C(e,t)||bo(e,t)))return;let n=be();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!ht(e,i,t))))try{let s=i<t?I(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&f!==void 0&&Tt(s,i,f),f}catch{return}}function Io(e,t){let r=Eo();if(!(t%2>0||!r?.takes?.(e,t)||C(e,t)))
return r.decode(e,!0)}function bo(e,t){if(t<8192||ui())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=192&&
(e[n+1]&192)!==128&&r++;return r>1}var ui=u(g);function li(){let{isAscii:e}=ge("node:buffer"),t=new Uint8Array(100).fill(
127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function mi(){let e=k(),t=e?wt():void 0;if(e&&!t)return;let r=b(
"utf-8"),o=S(xi),n=y=>r.decode(y),i=Si(n),s=X()&&o?y=>o.decode(y):yi(i),f=t&&((y,E)=>W(y,E)&&t(y)),c=f??(ie()?wi:U()?Ti:
void 0),d=f?(y,E)=>go(y,E)||E>256&&f(y,E):c,a=Uint8Array.of(...Fo,...Mo.flat()),x=`${_o}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
O=Uint8Array.of(97,127),z=i(a,a.length)===x&&n(a)===x&&r.decode(a.buffer)===x&&i(O,2)==="a\x7F"&&ar(y=>s(y,y.length)),oe=J;
if(!z||t&&oe.call(O)!=="a\x7F")return;let he=(y,E)=>b("utf-8",y&&o!==void 0,E);return Oe(0,{newDecoder:he,isRight:(y,E)=>hi(
he(y,E)),canFail:!0,...pi()}),{decode(y,E){try{return t?oe.call(y):(E?s:n)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(y,E){for(let ye=1;ye<=3&&ye<=E;ye++){let qe=y[E-ye];if(qe<128)break;if(qe>=192)return(qe>=
240?4:qe>=224?3:2)>ye?E-ye:E}return E}}}function pi(){return B()?Ie(1):Y()?{...Ie(257),leastBeyondASCII:65,leastOfBuffer:8192}:
k()?{...Ie(19),most:2048,onlyASCII:!0}:ie()?{...Ie(48),leastOfBuffer:48,onlyASCII:!0}:U()?{...Ie(33),most:1023}:Ie(K()>0?
512:33)}var Ie=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function xi(){let e=b("ut\
f-8",!0);return ar(r=>e.decode(r))&&ar(({buffer:r})=>e.decode(r))&&!Y()?e:void 0}var hi=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...ir("\uFEFF"),...ir(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),ar=e=>e(Uint8Array.from(Fo))===_o&&Mo.every(t=>S(()=>e(Uint8Array.from(t)))===void 0),Fo=[239,187,191,97,230,188,162,
240,159,146,169],_o="\uFEFFa\u6F22\u{1F4A9}",Mo=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
yi=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Si(e){let[t,r]=[Ir,J];if(k())return(n,i)=>i>256?
r.call(n):e(n);if(!t||B()||!(K()>=22))return e;let o=Y()?go:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var go=(e,t)=>t<=64||
t<=256&&W(e,t);function wi(e,t){if(t<64)return!1;if(W(e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240&&(i<234||i>237))return!1}return r>=0}var ur=0;
function Tt(e,t,r){t<1024||!U()||!W(e,t)||(ur=r.length===t?0:ur+1)}function Ti(e,t){if(t<1024)return!0;if(W(e,t))return ur<
2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Oi(){return w()||
X()?Co(!1):Ei()}function Ai(){return w()?Co(!0):void 0}function Ei(){let e=ne,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(
Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")
return;let o=k()?512:1/0;return Uo(!1,(i,s)=>s<=o||W(i,s)&&wt()?.(i)===!0,(i,s)=>{let f=e.call(i);return 2*f.length>o||f.
isWellFormed()?f:s?void 0:f.toWellFormed()})}function Co(e){let t=b(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(
n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Uo(e,()=>!0,(n,i)=>{let s=t.
decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Uo=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{return}},
completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var A={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},xr=!0;function Ot(e,t,r,o){return xr?
Bi(e,t,r,o):void 0}function Bi(e,t,r,o){if((A.encoding!==o||A.owner!==l||p.isBusy)&&!Ii(o)||t>A.most&&(t>A.mostBeyondASCII||
W(e,t)))return;Ee(e,t);let{readBytes:n,readPairs:i}=_;if(!!0||!A.isOfPairs)return n(F.input,t,A.address);let{piece:s}=A,
f=i(F.input,t,A.address,+!r,s);if(r&&t<=s||f===null)return f??void 0;let c=ct();if(f.length===s){let a=c[t],x=i(F.input+
t-a,a,A.address,+!r,s);if(x===null)return;f+=x}return c[t]===0||yt(c[t-1],o)?f:void 0}function Ii(e){return p.isBusy||(xr=
_.readPairs!==void 0,!xr)?!1:(ae("decoding",e),ft(()=>{let t=L(e);A.isOfPairs=!t,A.address=t?l.byte_table(e):l.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=Ge(e);return A.piece=n,A.most=A.address>0?r:0,A.mostBeyondASCII=A.address>0?o:0,A.owner=
l,A.encoding=e,!0}))}var bi=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return _.readPairs?w()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(B()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function Ge(e){let{windows1252:t,single:r,multi:o}=bi();return e===21?t:L(e)?
r:o}var Et=u(()=>B()?0:X()||k()?8:ie()?352:18),Ro=u(()=>Math.min(Et(),$e(),sr())),_i=u(B);function Wo(e,t,r){if(r>64)return W(
t,r)?Mi(e,t,r):void 0;if(r<=$e()||(t[r>>1]|t[r-1])>=128||!dr(t,r))return;let o=bt();return o?o.call(t,0,r):at(e,t,r)}function Mi(e,t,r){
let o=bt(),n=L(e);if(!(r<512&&(n||!o))&&!(e===21&&Ho(r))&&!(n&&wr(e))&&!C(t,r))try{return wt()?.(t)??ut(t,r,128,128)?o?o.
call(t):be()?.decodeQuickly(t,r):void 0}catch{return}}var At=[],hr=[];function ko(e,t,r){if(!(hr[e]===null||r<=Et())&&!(r>=
512&&!wr(e)))return hr[e]??=gi(e),It(hr[e],t,r)}function Po(e,t,r){return r<512?(_i()?yr(e,t,r):void 0)??at(e,t,r)??yr(e,
t,r)??Do(e,t,r):yr(e,t,r)??(Di(e)?Do(e,t,r):void 0)??at(e,t,r)}var Sr=0,$o=u(()=>Tr()?8192:512),Ho=e=>Sr>0&&e<$o();function yr(e,t,r){
let o=bt();if(!(!o||e!==21)){if(Ho(r)){Sr-=1;return}if(!Ui(t,r)){r<$o()&&(Sr=15);return}if(!C(t,r))try{return o.call(t)}catch{
return}}}var Do=(e,t,r)=>It(Go(e),t,r);function It(e,t,r){if(!(!e||r>1024&&C(t,r)))try{return e.decode(t)}catch{return}}
function gi(e){let t=Wi(e)?Go(e):null;if(t){let r=Bt(e,je()).includes("\uFFFD"),o=Math.max(Et(),Ge(e).any)+1;Oe(e,{newDecoder:n=>n&&
r?b(h[e].name,!0):t,isRight:n=>!(n&&r)||Pi(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:w()?1:Et()+1,most:wr(
e)?8192:e===21&&B()?2048:511,onlyASCII:!1})}return t}function Go(e){return At[e]===void 0&&(At[e]=null,At[e]=S(()=>ki(e))??
null),At[e]}var bt=u(()=>S(Ci));function Ci(){let e=J,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.
fromCharCode(...t)?e:void 0}function Ui(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===
t||ut(e,t,128,224)}var Di=e=>e===21?Tr():Li()||Ni()&&et(e),wr=e=>!bt()&&(e===21?Tr():Ri()),Li=u(()=>w()||g()),Ni=u(U),Ri=u(
w),Tr=u(()=>w()||B()||!(K()>0)),Wi=e=>w()||B()||X()||k()||ie()&&e===21,je=()=>Uint8Array.from({length:256},(e,t)=>t);function Bt(e,t){
let r=lt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function ki(e){let t=b(h[e].name),r=n=>t.decode(n)===Bt(
e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return je().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function Pi(e){let t=Bt(
e,je()),r=je().filter(c=>t[c]!=="\uFFFD"),o=b(h[e].name,!0),n=c=>S(()=>o.decode(c)),i=c=>n(c)===Bt(e,c),s=Uint8Array.from(
{length:4096},(c,d)=>r[d%r.length]),f=c=>n(Uint8Array.of(c))===void 0&&n(Uint8Array.of(...s,c))===void 0;return i(s)&&je().
every(c=>r.includes(c)?i(Uint8Array.of(c)):f(c))}var jo;function Yo(e,t,r){return jo??=$i(),jo(e,t,r)}function $i(){let e=be(),t=!(e&&B());return(r,o,n)=>{if(t&&pt(r,o)){
let i=me(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function Ke(e,t,r,o=!1){try{We(e,null);let n=ke(t,r,0,o,!0);return n<0?void 0:mt(0,n)}catch(n){throw H(
n)}}var Ar=u(()=>w()?{any:2048,markup:1/0}:U()?{any:512,markup:2048}:{any:0,markup:B()?2048:g()?112:0}),ji=u(()=>Ar().markup>
0?1/0:33),Ko=(e,t,r)=>e>=29&&e<36&&r>=ji()&&t[0]>=128,Vo=[];function vo(e,t,r){let{any:o,markup:n}=Ar();if(r>n||r>o&&!Yi(
t,r))return;let i=Vo[e];if(i)return It(i,t,r);Ki(e,r)}function Yi(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Ve=[];function Ki(e,t){Ve[e]===void 0&&(Ve[e]=S(()=>Ji(e))??
null);let r=Ve[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Ve[e]=null,S(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===Ke(e,o,$(o))&&(Ve[e]=r):Vi(e,r.decoder)})))}function Vi(e,t){Vo[e]=t;let{any:r,piece:o}=Ge(e);Oe(
e,{newDecoder:n=>n?b(h[e].name,!0):t,isRight:n=>!n||vi(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:Ar().any,onlyASCII:!1})}var vi=e=>qi.every(t=>zi.every(r=>{let o=b(h[e].name,!0),n=Uint8Array.
of(97,t,...r);return S(()=>o.decode(n))===Ke(e,n,n.length,!0)})),qi=[128,129,142,143,161,224,255],zi=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ji=e=>({decoder:b(h[e].name),sequences:Zi(
e),credit:0}),Xi=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Or=[10,164,162];function*Zi(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Xi)yield Uint8Array.of(...i,...Or);for(let i=128;i<=255;i++)yield pe([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield pe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield pe([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield pe([i,Math.min(i+7,254)],r,n,r);yield pe([227,227],[50,
50],o,r),yield pe([129,129],[48,48],t),yield pe([129,129],[48,48],n,t)}}function pe(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+Or.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Or,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var xe=new Uint8Array(18),ve=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return h[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=se(t);if(!this.#e){let i=this.#r===0?this.#m(t,n,r):this.#p(t,n,r);if(i!==void 0)
return r||this.#l(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?Yo(t,r,this.fatal):pr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{let s=r>
0?Ot(t,r,!0,n):void 0,c=s===void 0&&!(i&&Ko(n,t,r))?this.#a(t,r,!0):this.#s(s);if(c!==void 0)return c;let d=i&&!Wt(n)?Ke(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#d(t,r,!0,o)}#d(t,r,o,n){if(this.#r>0){let a=this.#x(t,r,o,n);
if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#o,f=this.#n,c="";try{c=this.#y(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=
i,this.#o=s,this.#n=f,H(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#m(t,r,o){
let{encoding:n}=this;R.length=0;let i=r>0&&n!==0?Ot(t,r,o,n):void 0;return i===void 0?this.#a(t,r,o):this.#s(i)}#a(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let f=pt(t,r)?me(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=pr(
t,r,o,this.fatal);return this.#c(c)}if(n===38){let f=r<=36?Oo(t,r):Io(t,r);return this.#c(f)}if(!Dr(n))return;let i=L(n),
s=r<=(i?Ro():t[0]<128?$e():18)?xt(t,r,o,n):es(n,i,t,r,o);return this.#s(s)}#s(t){return this.fatal&&this.encoding!==21&&
t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,o){let n=this.#r+
r;if(!(r===0||n>18))return R.length=0,this.#u(t,n),this.encoding===0?me(xe,n,o,this.fatal):this.#s(Ot(xe,n,o,this.encoding)??
xt(xe,n,o,this.encoding))}#x(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=(f&255)<
224?2:3;if(c+r<=d)return;this.#u(t,d);let a=me(xe,d,!0,!0);if(a===void 0)return;let x=d-c;this.#r=0,this.#n+=x,this.#o=!0;
try{return ue(a,this.decode(I(t,x),o,n))}catch(O){throw this.#o=s,O instanceof Le||O instanceof TypeError||(this.#e=null,
this.#n=i,this.#t=f,this.#r=c),O}}#u(t,r){xe[0]=this.#t,xe[1]=this.#t>>8;let o=this.#r;for(let n=o;n<r;n++)xe[n]=t[n-o]}#l(t){
this.#n+=t,this.#o||=this.#r+t>R.length,this.#r=R.length,this.#t=R.bytes}#h(){let t=Uint8Array.of(this.#t,this.#t>>8);try{
We(this.encoding,null),ke(t,this.#r,0,this.fatal,!1),this.#e=dt(),this.#r=0}catch(r){throw H(r)}}#y(t,r,o){if(this.fatal&&
this.encoding===0&&r<=8192)return;let n=Bo(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&
(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#f(
I(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:I(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=ue(s,this.#f(
c,f-i,!0)),this.#i)return s}else Tt(c,f-i,d),s=ue(s,this.#c(d)),this.#n+=f-i;return this.#o||=f>0,f===r?s:this.encoding===
0&&!o&&ht(t,f,r)?(this.#l(r-f),s):ue(s,this.#f(I(t,f,r),r-f,o))}#f(t,r,o){We(this.encoding,this.#e);let n="",i=mo(r),s=this.#o||
this.ignoreBOM||!Wt(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),x=c===0&&d?t:I(t,c,
c+a),O=ke(x,a,f,this.fatal,o&&d);if(O<0)return this.#e=dt(),this.#i=new Le(this.name,this.#n+c+rr.start(),rr.length()),n;
if(f+=O,f>0&&(d||!lo(f))){let z=!s&&xo()===65279?1:0;i?i.add(po()+2*z,f-z):n=ue(n,mt(z,f)),s=!0,f=0}if(d)break}return this.#o=
s,this.#e=o?null:ao(),this.#n+=r,i?i.toText():(this.encoding===0&&Tt(t,r,n),n)}},es=(e,t,r,o,n)=>(t?ko(e,r,o):void 0)??(r[0]<
128?Wo(e,r,o):void 0)??(!t&&n&&o>18?vo(e,r,o):void 0)??(To(r,o,t)?xt(r,o,n,e):void 0)??(t?Po(e,r,o):void 0),_t=({encoding:e,
fatal:t,ignoreBOM:r})=>new ve(e,t,r);function Ft(e){return e.common??=_t(e),e.common}var qo=(e,t,r,o,n,i)=>Mt(ot(r,o,n),
e,t,i);function Mt(e,t,r,o){if(r<e.leastOfAny)return Ft(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==
void 0)return n;let i=Ft(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function zo(e,t){let r=Te(e,t);if(r===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return r}function Fe(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function gt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var _e="Failed to execute 'decode' on 'TextDecoder'",Ct=Fe({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Jo(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ct&&gt(this,new.target,Ct)}get encoding(){return h[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=Q,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if(f<=s.mostAtOnce&&(f>=s.leastOfAny||
f>0&&f>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(f<=1024||!C(e,f))){let c=s.decoder.decode(e);return s.onlyASCII&&
c.length!==f&&s.pause(),c}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return Ft(s).decodeWhole(
e,se(e),_e)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let f=s.decodeBuffer(e);if(f!==void 0)return f;let c=jt(e);if(c)return Mt(s,
new Uint8Array(e),c,_e)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||V(e,_e),typeof t!="object"&&ce(t,_e);let o=!!t?.
stream,n=r?e:De(e),i=this.#e;return i.isStateless||!this.#r&&!o?Mt(i,n,se(n),_e):(this.#t??=_t(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,_e))}}});function Jo(e,t,r){let o=fe(e);ce(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return ot(
zo(o,r),n,i)}var Xo=(e,t,r)=>_t(Jo(e,t,r));function ts(e,t,r){let o=Fr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Er(e,t){let r=`Failed to execute 'transform' on '${e}'`;return ts(e,(o,n)=>n(t.decode(Ue(V(o,r)),!1,r)),o=>o(t.
decode(Q,!0,r)))}var Ut=Fe({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Xo(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=Er("TextDecoderStream",r),new.target!==Ut&&gt(this,new.target,Ut)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var Me=class{fatal;ignoreBOM;#e;#t;#r=Q;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&$(this.#r)===0?t:Yr(this.#r,t);if(!r&&Rr(n))return this.#r=
n,"";let i=Ce(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new ve(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?I(n,s):n,r,o)}};var Zo=Fe({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=fe(e);
ce(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Me(Te(o,r),n,i);this.#e=s,this.#t=Er("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Qo(e){let t=Ce(De(V(e,"Failed to execute 'bomSniff'")));return t?h[t.encoding].name:null}function en(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=V(e,o),i=Te(fe(t),o);ce(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=De(n);return Ce(c)?
new Me(i,s,f).decode(c,!0,o):qo(c,se(c),i,s,!0,o)}async function tn(e=void 0){let t=await e;if(t===void 0)Xt()||await Jt(Je,!0);else{let r=rs(t)?await os(t):t;await Jt(()=>r,
!1)}}var rs=e=>typeof e?.arrayBuffer=="function";function os(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{Zo as DecoderStream,Ct as TextDecoder,Ut as TextDecoderStream,Qo as bomSniff,en as decode,h as encodings,tn as initialize,
kr as labelToName};
