var Fr=(e,t)=>e?.prototype?.[t],et=e=>Fr(globalThis.Buffer,e),se=et("ucs2Slice"),Rt=et("ucs2Write"),_r=et("utf8Slice"),Q=et(
"latin1Slice"),ln=e=>globalThis[e],Mr=ln("TextDecoder"),mn=Fr(Mr,"decode");function T(e,t=!1,r=!0){let o=new Mr(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:mn})}function y(e){try{return e()}catch{return}}var S=()=>"InternalError"in globalThis,A=()=>"Bun"in globalThis,ce=()=>Wt().includes(
"Chrome/"),g=()=>Wt().includes("AppleWebKit/")&&!ce()&&!(H()>0);function Wt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var z=()=>"Deno"in globalThis,R=()=>Wt()==="Cloudflare-Workers",ee=()=>g()||R(),H=()=>R()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),G=()=>H()<22,Pe=e=>globalThis.process?.getBuiltinModule?.(e),Nt;function Ur(){let{
TransformStream:e}=globalThis;return e&&e===Nt?e:(Nt=[e,Pe("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Nt)}var pn=e=>Pe("node:fs").readFileSync(e);function Cr(e){try{return pn(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var tt=()=>Cr(()=>new URL("./decoder.wasm",import.meta.url)),rt="encoding-wasm/decoder";var gr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var m=yn();function yn(){let e=gr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Lr=u(()=>new Map(m.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Sn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Nr=e=>e<36&&e!==33,P=e=>e>0&&e<29,ot=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(m[e].name),wn=e=>Sn.find(([t])=>e>=t)[1];function Rr(e){let t=Lr();return t.get(e)??t.get(Hr(An(e)))}function Ee(e,t){
let r=Rr(e);if(r===void 0){let o=On(e),n=o===void 0?"":` Did you mean '${m[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=wn(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${rt}' doesn't include ${m[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Tn=u(
()=>new Map(Array.from(Lr(),([e,t])=>[Wr(e),t]).reverse()));function On(e){let t=Wr(e),r=Tn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var Wr=e=>Hr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Pr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ke(e){if(e[0]>=239)return Pr.find(t=>t.bytes.every((r,o)=>e[o]===r))}function kr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function $r(e){return Pr.find(t=>t.encoding===e)?.bytes}function $e(e){return e===
0||e===37||e===38}function An(e){let t=0,r=e.length;for(;Dr(e[t]);)t+=1;for(;Dr(e[r-1]);)r-=1;return e.slice(t,r)}var Dr=e=>`\
	
\f\r `.includes(e);function Hr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Gr(e){let t=Rr(`${e}`);return t===
void 0?null:m[t].name}var $t=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,jr=()=>Object.getPrototypeOf(Uint8Array.prototype),nt=e=>$t(jr(),
e),Ht=e=>$t(DataView.prototype,e),In=()=>$t(ArrayBuffer.prototype,"byteLength"),Gt=e=>jr()[e],bn=nt(Symbol.toStringTag),
jt=nt("buffer"),Yr=nt("byteOffset"),Kr=nt("byteLength");var Fn=Gt("set"),_n=Gt("slice"),Mn=Gt("subarray"),Un=Ht("buffer"),Cn=Ht("byteOffset"),vr=Ht("byteLength"),Vr=In(),j=e=>Kr.
call(e);function de(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:j(e)}var E=(e,t,r=j(e))=>new Uint8Array(
jt.call(e),Yr.call(e)+t,r-t);function qr(e,t){let r=new Uint8Array(j(e)+j(t));return Y(r,e),Y(r,t,j(e)),r}var Y=(e,t,r)=>Fn.call(e,t,r);var gn=u(()=>S()?96:g()?1024:1/0);function Yt(e,t,r){if(r-t<=gn())return _n.call(e,t,r);let o=new Uint8Array(r-t);return Y(
o,Mn.call(e,t,r)),o}function Kt(e,t,r){if(r>24)return Yt(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function _(e,t){if(t<=64)return!1;try{return Vr.call(jt.call(e)),!1}catch{return!0}}var Dn="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function J(e,t,r=Dn){if(!ArrayBuffer.isView(e)&&vt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function He(e){if(ArrayBuffer.isView(e))return Ln(e);try{return new Uint8Array(e)}catch{return re}}var Ge=e=>e instanceof
Uint8Array?e:He(e);function Ln(e){try{return bn.call(e)===void 0?new Uint8Array(Un.call(e),Cn.call(e),vr.call(e)):new Uint8Array(
jt.call(e),Yr.call(e),Kr.call(e))}catch{return re}}var re=new Uint8Array;function vt(e){try{return Vr.call(e)}catch{}try{
return vr.call(new DataView(e))}catch{return}}function ae(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var ue=e=>`${e}`;var qt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#n=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=P(t)&&!r}accept(t){y(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#n=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#n?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&_(t,r)))try{let o=this.
decoder.decode(t),n=this.#n&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},zr=[],zt=[];function st(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=zt[o];if(n)return n;
let i=new qt(e,t,r);zt[o]=i;let s=zr[e];return s&&i.accept(s),i}function Ie(e,t){zr[e]=t;for(let r=0;r<4;r++)zt[4*e+r]?.
accept(t)}var je=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function le(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Zr(e,t,r){let o=ct(c=>kn(c,r),e,t),n=ct(Hn,e,t);if(o&&n){let c=z()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:z()?o.writeBytes:void 0,
mostByTable:512}}let i=Jt(e);if(o)return S()?$n(o,ct(Xr,e,t)):o;let s=n??ct(Xr,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=
f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function ct(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),Jt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Pn="\
strings";function kn(e,t){let[r]=WebAssembly.Module.customSections(t,Pn),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function $n(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function Hn(e){let[t,r]=[se,Rt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(p,O){Y(d,new Uint8Array(
e.buffer,p,2*O),a),a+=2*O},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function Xr(e){let t=T("utf-16le"),{write:r,most:o}=Jt(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Jt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return le(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var ft,l,Zt,Qr,eo,M,F={input:0,units:0,output:0},Ye=0,dt={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN,count:0};function me(e,t){
dt.name=e,dt.encoding=t,x.newCodec=NaN,x.count+=1,x.isBusy&&jn(),x.isBusy=!0}function jn(){try{io(),ft??=oo(vn(tt())),no(
new WebAssembly.Instance(ft),ft)}catch(e){throw so(e)}}async function Qt(e,t){try{io();let r=e(),o=to(r)?r:await WebAssembly.compile(t?r:Kn(r));oo(o);let n=await WebAssembly.instantiate(
o);if(er())return;no(n,o),ft=o}catch(r){throw so(r)}}var Yn=[0,97,115,109];function Kn(e){let t=He(J(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Yn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var er=()=>!x.isBusy;function vn(e){return to(e)?e:new WebAssembly.Module(e)}function to(e){try{return WebAssembly.
Module.customSections(e,ro),!0}catch{return!1}}var ro="encoding-wasm";function oo(e){let[t]=WebAssembly.Module.customSections(
e,ro),r=`${rt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function no({
exports:e},t){l=e,Xt=WebAssembly.RuntimeError,F.input=l.input(),F.units=l.units(),F.output=l.output(),fo(),M=Zr(l.memory,
F.units,t),Ye=Math.min(l.units_length(),M.most),x.isBusy=!1}function io(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function so(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Vn(e))return new RangeError(`encoding-wasm: ${co} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var co="no memory \
for WebAssembly; free some, and call again",Vn=e=>e instanceof RangeError&&/memory/i.test(e.message);function tr(){return or(),
Zt}function at(){return or(),Qr}function rr(){return or(),eo}function or(){Zt[0]===void 0&&fo()}function fo(){let{buffer:e}=l.
memory;Zt=new Uint8Array(e),Qr=new Uint8Array(e,F.input,65536),eo=new Int32Array(e,l.codec(),l.codec_length()>>2)}function ao(e,t){
return me(e,-1),ut(t)}function ut(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw k(t)}}var Xt;function k(e){if(!x.
isBusy||!Xt||!(e instanceof Xt))return e;let t=m[dt.encoding]?.name,r=`${dt.name}${t?` of ${t}`:""} failed`;return qn()?
new RangeError(`encoding-wasm: ${r}: ${co}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function qn(){try{return l.memory.grow(32),
!1}catch{return!0}}function Me(e=null){let t=rr();return xo(t,e??new Int32Array(t.length))}function po(){return l.held()!==0?Me():(x.newCodec=
nr,null)}var Zn=e=>xo(e,rr());function xo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function pe(e,t){Qn(e,t)||(me(
"decoding",e),t?Zn(t):l.new_decoder(e),nr=e===33||e===36?NaN:e)}var nr=NaN;function Qn(e,t){return t||x.newCodec!==e||x.
isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function xe(e,t,r,o,n){Fe(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=nr),ti(
i)}var Z={encoding:-1,at:0,most:0,owner:void 0};function lt(e,t,r){if(Z.encoding!==e||Z.owner!==l||x.isBusy){try{me("decodi\
ng",e),Z.owner=l,Z.at=M.readBytes?l.byte_table(e):0,Z.most=!ot(e)&&M.mostByTable||1/0,Z.encoding=e}catch(n){throw k(n)}x.
isBusy=!1}if(Z.at===0||r>Z.most)return;if(r<=65536)return Fe(t,r),uo(r);if(M.most>Ye)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);Fe(E(t,n,n+i),i),o=he(o,uo(i))}return o}function mt(e,t,r,o){return ao("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Fe(n===t?e:E(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function ei(e,t){let r=-1,o,n;function i(s){try{return me(e,s),r=s,n=l,o=t(s),x.isBusy=!1,o}catch(f){
throw k(f)}}return s=>s===r&&n===l&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var pt=ei("decoding",e=>{let t=P(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),uo=e=>M.readBytes(F.input,e,Z.at);function he(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var ho=e=>e+65536+3<=Ye,yo=e=>e>Ye&&e<268435456?M.collect?.(e+3):void 0,So=()=>F.units,wo=()=>tr()[F.units]|tr()[F.units+
1]<<8,Ue=(e,t)=>M.read(F.units+2*e,t-e);function Fe(e,t){let r=at();if(t>8)try{Y(r,e)}catch{Y(r,E(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function ti(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ir={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var v=new Uint8Array(256);function fr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return To(v,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return To(r,o,e);r[o]=n}return r}function To(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)v[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)v[n++]=s;else if(s<2048)v[n++]=
192|s>>6,v[n++]=128|s&63;else if(!ye(s))v[n++]=224|s>>12,v[n++]=128|s>>6&63,v[n++]=128|s&63;else{let f=ni(r,i);f>=65536&&
(i+=1),n=si(f,v,n)}}return Kt(v,0,n)}var ye=e=>(e&63488)===55296;function ni(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var ii=e=>e<128?1:e<2048?2:e<65536?3:4;function si(e,t,r){if(e<128)return t[r]=e,r+1;let o=ii(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Ao=new Uint8Array(128),L=ci(Ao);
function ci(e){return new Uint16Array(e.buffer)}var ve=u(()=>ur()?0:18),dr=u(()=>S()||G()?18:8),fi=u(()=>z()||!(H()>=22||
ee())?64:32),di=u(()=>g()?64:32),ai=u(()=>g()?36:18),Bo=(e,t)=>(e[0]&e[t>>1])>=128;function Eo(e,t,r){return r?t<=dr():t<=
ai()||t<=di()&&(Bo(e,t)||wt())}var xt=(e,t)=>t<=18||t<=64&&Bo(e,t)&&t<=fi(),$={length:0,bytes:0};function Se(e,t,r,o){if(e[0]<
128&&ur())return lr(e,t)?Q.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;L[n]=i}if(n===t&&n<=18)return le(
L,0,n);for(let i=n;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224;if(!(c>=194&&c<240&&s+(d?2:3)<=t))return Oo(e,s,t,r,
o,n);let p=e[i++]^128,O=d?0:e[i++]^128;if(f=d?(c&31)<<6|p:(c&15)<<12|p<<6|O,(p|O)>=64||!d&&(f<2048||ye(f)||f===65279))return Oo(
e,s,t,r,o,n)}L[n++]=f}return Ve(n)}function Io(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+
1]:e[n]|e[n+1]<<8;if(ye(i))return;L[o++]=i}return Ve(o)}function Oo(e,t,r,o,n,i){let s=ar();for(let f=t;f<r&&i<=s;){let c=e[f++],
d=c<194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>d:c,p=d===0&&c>=128,O=c===224?160:c===240?144:128,C=c===237?159:c===244?143:
191,ie=0;for(;ie<d&&f<r;ie++,f++){let Te=e[f];if(Te<O||Te>C)break;O=128,C=191,a=a<<6|Te&63}if(ie<d){if(f===r&&!o){if(c>=
239)return;bo(c,128|a&63,1+ie);break}p=!0}if(p&&n||(p&&(a=65533),a===65279))return;a>65535&&(L[i++]=55232+(a>>10),a=56320|
a&1023),L[i++]=a}return Ve(i)}function ht(e,t,r,o){let n,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=pt(
o),!n)return;if(d=n[c],ye(d)){if(s<t)d=n[c|e[s++]<<8];else if(!r&&St(c,o))break;if(ye(d))return ui(e,f,t,r,i,o,n)}}L[i++]=
d}return Ve(i)}function ui(e,t,r,o,n,i,s){let f=ar();for(let c=t;c<r&&n<=f;){let d=e[c++],a=d<128?d:s[d];if(ye(a)){if(c===
r&&!o&&St(d,i))break;let p=c<r?e[c]:0;if(a=s[d|p<<8],!ye(a))c+=1;else if(mi(a))a=65533;else{let C=c+2<r&&i<=30?li(d,p,e[c+
1],e[c+2]):0;if(C===0)return;L[n++]=55232+(C>>10),a=56320|C&1023,c+=3}}L[n++]=a}return Ve(n)}function li(e,t,r,o){let n=t>=
48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?65536+
i-189e3:0}var mi=e=>e>=57088&&e<=57216;function yt(e,t,r){return $.length=0,Se(E(e,t,r),r-t,!1,!0)===""}function St(e,t){
let r=t!==32||e<144||e>160;return r&&bo(e,0,1),r}function bo(e,t,r){$.length=r,$.bytes=e|t<<8}function Ve(e){if(e<3||e<=
18&&!ur())return le(L,0,e);if(wt())return se.call(Ao,0,2*e);if(!(e>ar()))return le(L,0,18)+le(L,18,e-18)}var ar=u(()=>wt()?
1/0:36),ur=u(()=>A()&&wt()),wt=u(()=>y(pi)===!0);function pi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(se)==="a\uFEFF\uD83D"&&t(Q)==="a\0\xFF\xFE=\xD8"}function lr(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function N(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var Tt=u(()=>y(Ti)),De=u(()=>y(Oi)),yi=u(()=>y(Ci)),Si=u(()=>y(gi));function Fo(e,t,r){let o=_o(e);if(!(!o||r<24||_(t,r))&&
!(e===0&&Uo(t,r)))return o.takes?.(t,r)===!1?void 0:o}function _o(e){return e===0?De():e===38?yi():e===37?Si():void 0}function Ot(e,t,r,o){
if($.length=0,o&&t>8192||t>1024&&(_(e,t)||Uo(e,t)))return;let n=De();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!yt(e,i,t))))try{let s=i<t?E(e,0,i):e,f=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&f!==void 0&&At(s,i,f),f}catch{return}}function Mo(e,t,r){let o=_o(e);if(!(r%2>0||!o?.takes?.(t,r)||_(
t,r)))return o.decode(t,!0)}function Uo(e,t){if(t<8192||wi())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var wi=u(g);function Ti(){let{isAscii:e}=Pe("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Oi(){let e=G(),t=e?Tt():void 0;if(e&&!t)return;
let r=T("utf-8"),o=y(Ei),n=w=>r.decode(w),i=Fi(n),s=Bi(i,o),f=t&&((w,b)=>N(w,b)&&t(w)),c=f??(ce()?_i:R()?Ui:void 0),d=f?
(w,b)=>Lo(w,b)||b>256&&f(w,b):c,a=Uint8Array.of(...Co,...Do.flat()),p=`${go}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,O=Uint8Array.
of(97,127),C=i(a,a.length)===p&&n(a)===p&&r.decode(a.buffer)===p&&i(O,2)==="a\x7F"&&mr(w=>s(w,w.length)),ie=Q;if(!C||t&&
ie.call(O)!=="a\x7F")return;let Te=(w,b)=>T("utf-8",w&&o!==void 0,b);return Ie(0,{newDecoder:Te,isRight:(w,b)=>Ii(Te(w,b)),
canFail:!0,...Ai()}),{decode(w,b){try{return t?ie.call(w):(b?s:n)(w,w.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:c,completeLength(w,b){for(let Oe=1;Oe<=3&&Oe<=b;Oe++){let Qe=w[b-Oe];if(Qe<128)break;if(Qe>=192)return(Qe>=
240?4:Qe>=224?3:2)>Oe?b-Oe:b}return b}}}function Ai(){return A()?ge(1):z()?{...ge(257),leastBeyondASCII:65,leastOfBuffer:8192}:
G()?{...ge(19),most:2048,onlyASCII:!0}:ce()?{...ge(48),leastOfBuffer:48,onlyASCII:!0}:R()?{...ge(33),most:1023}:ge(H()>0?
512:33)}var ge=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Bi(e,t){let r=bi(
e);return t?A()||ee()?o=>t.decode(o):H()>0?(o,n)=>N(o,n)?t.decode(o):r(o,n):r:r}function Ei(){let e=T("utf-8",!0);return mr(
r=>e.decode(r))&&mr(({buffer:r})=>e.decode(r))&&!z()?e:void 0}var Ii=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let r=Uint8Array.of(...fr("\uFEFF"),...fr(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),mr=e=>e(
Uint8Array.from(Co))===go&&Do.every(t=>y(()=>e(Uint8Array.from(t)))===void 0),Co=[239,187,191,97,230,188,162,240,159,146,
169],go="\uFEFFa\u6F22\u{1F4A9}",Do=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],bi=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Fi(e){let[t,r]=[_r,Q];if(G())return(n,i)=>i>256?r.call(n):e(
n);if(!t||A()||!(H()>=22))return e;let o=z()?Lo:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Lo=(e,t)=>t<=64||t<=256&&N(
e,t);function _i(e,t){if(t<64)return!1;if(N(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let f=e[s];f<128?r+=1:f===225?o+=1:f>=206&&f<240&&(f<234||f>237)&&(n+=1)}return r>8||t>=768&&n===0&&r>=3*o}var Mi=u(
R),pr=0;function At(e,t,r){t<1024||!Mi()||!N(e,t)||(pr=r.length===t?0:pr+1)}function Ui(e,t){if(t<1024)return!0;if(N(e,t))
return pr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Ci(){
return S()||ee()?No(!1):Di()}function gi(){return S()?No(!0):void 0}function Di(){let e=se,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=G()?512:1/0;return Ro(!1,(i,s)=>s<=o||N(i,s)&&Tt()?.(i)===!0,(i,s)=>{let f=e.call(i);return 2*f.length>
o||f.isWellFormed()?f:s?void 0:f.toWellFormed()})}function No(e){let t=T(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].
flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Ro(e,()=>!0,(n,i)=>{
let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Ro=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{
return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var I={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},yr=!0;function Bt(e,t,r,o){return yr?
Li(e,t,r,o):void 0}function Li(e,t,r,o){if((I.encoding!==o||I.owner!==l||x.isBusy)&&!Ni(o)||t>I.most&&(t>I.mostBeyondASCII||
N(e,t)))return;Fe(e,t);let{readBytes:n,readPairs:i}=M;if(!!0||!I.isOfPairs)return n(F.input,t,I.address);let{piece:s}=I,
f=i(F.input,t,I.address,+!r,s);if(r&&t<=s||f===null)return f??void 0;let c=at();if(f.length===s){let a=c[t],p=i(F.input+
t-a,a,I.address,+!r,s);if(p===null)return;f+=p}return c[t]===0||St(c[t-1],o)?f:void 0}function Ni(e){return x.isBusy||(yr=
M.readPairs!==void 0,!yr)?!1:(me("decoding",e),ut(()=>{let t=P(e);I.isOfPairs=!t,I.address=t?l.byte_table(e):l.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=qe(e);return I.piece=n,I.most=I.address>0?r:0,I.mostBeyondASCII=I.address>0?o:0,I.owner=
l,I.encoding=e,!0}))}var Ri=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return M.readPairs?S()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(A()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function qe(e){let{windows1252:t,single:r,multi:o}=Ri();return e===21?t:P(e)?
r:o}var It=u(()=>A()?0:ee()||G()?8:ce()?352:18),$o=u(()=>Math.min(It(),ve(),dr())),Wi=u(A);function Ho(e,t,r){if(r>64)return N(
t,r)?Pi(e,t,r):void 0;if(r<=ve()||(t[r>>1]|t[r-1])>=128||!lr(t,r))return;let o=_t();return o?o.call(t,0,r):lt(e,t,r)}function Pi(e,t,r){
let o=_t(),n=P(e);if(!(r<512&&(n||!o))&&!(e===21&&Ko(r))&&!(n&&qo(e))&&!_(t,r))try{return Tt()?.(t)??mt(t,r,128,128)?o?o.
call(t):De()?.decodeQuickly(t,r):void 0}catch{return}}var Et=[],Sr=[];function Go(e,t,r){if(!(Sr[e]===null||r<=It())&&!(r>=
512&&r>vo(e)))return Sr[e]??=$i(e),Ft(Sr[e],t,r)}function jo(e,t,r){return r<512?(Wi()?wr(e,t,r):void 0)??lt(e,t,r)??wr(
e,t,r)??Wo(e,t,r):wr(e,t,r)??(ji(e)?Wo(e,t,r):void 0)??lt(e,t,r)}var Tr=0,Yo=u(()=>Or()?8192:512),Ko=e=>Tr>0&&e<Yo();function wr(e,t,r){
let o=_t();if(!(!o||e!==21)){if(Ko(r)){Tr-=1;return}if(!Gi(t,r)){r<Yo()&&(Tr=15);return}if(!_(t,r))try{return o.call(t)}catch{
return}}}var Wo=(e,t,r)=>Ft(Vo(e),t,r);function Ft(e,t,r){if(!(!e||r>1024&&_(t,r)))try{return e.decode(t)}catch{return}}
var ki=u(()=>A()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function vo(e){if(qo(e))return 8192;let{windows1252:t,
other:r}=ki();return e===21?t:r}function $i(e){let t=Vi(e)?Vo(e):null;if(t){let r=bt(e,ze()).includes("\uFFFD"),o=Math.max(
It(),qe(e).any)+1;Ie(e,{newDecoder:n=>n&&r?T(m[e].name,!0):t,isRight:n=>!(n&&r)||zi(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:S()?1:It()+1,most:vo(e),onlyASCII:!1})}return t}function Vo(e){return Et[e]===void 0&&(Et[e]=null,Et[e]=y(
()=>qi(e))??null),Et[e]}var _t=u(()=>y(Hi));function Hi(){let e=Q,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Gi(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||mt(e,t,128,224)}var ji=e=>e===21?Or():Yi()||Ki()&&ot(e),qo=e=>!_t()&&(e===21?Or():vi()),Yi=u(()=>S()||g()),
Ki=u(()=>R()||A()),vi=u(S),Or=u(()=>S()||A()||!(H()>0)),Vi=e=>S()||A()||ee()||G()||ce()&&e===21,ze=()=>Uint8Array.from({
length:256},(e,t)=>t);function bt(e,t){let r=pt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function qi(e){let t=T(
m[e].name),r=n=>t.decode(n)===bt(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return ze().every(n=>r(Uint8Array.of(n)))&&
r(o)?t:void 0}function zi(e){let t=bt(e,ze()),r=ze().filter(c=>t[c]!=="\uFFFD"),o=T(m[e].name,!0),n=c=>y(()=>o.decode(c)),
i=c=>n(c)===bt(e,c),s=Uint8Array.from({length:4096},(c,d)=>r[d%r.length]),f=c=>n(Uint8Array.of(c))===void 0&&n(Uint8Array.
of(...s,c))===void 0;return i(s)&&ze().every(c=>r.includes(c)?i(Uint8Array.of(c)):f(c))}var zo;function Jo(e,t,r){return zo??=Ji(),zo(e,t,r)}function Ji(){let e=De(),t=!(e&&A());return(r,o,n)=>{if(t&&xt(r,o)){
let i=Se(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function Je(e,t,r,o=!1){try{pe(e,null);let n=xe(t,r,0,o,!0);return n<0?void 0:Ue(0,n)}catch(n){throw k(
n)}}var Br=u(()=>S()?{any:2048,markup:1/0}:R()?{any:512,markup:2048}:{any:0,markup:A()?2048:g()?112:0}),Qi=u(()=>Br().markup>
0?1/0:33),Xo=(e,t,r)=>e>=29&&e<36&&r>=Qi()&&t[0]>=128,Er=[],Zo=(e,t,r)=>Ir(e,t,r)?Ft(Er[e],t,r):void 0;function Ir(e,t,r){
let{any:o,markup:n}=Br();return r>n||r>o&&!es(t,r)?!1:Er[e]?!0:(ts(e,r),!1)}function es(e,t){if((e[1]&e[t>>1])>=128)return!1;
let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Xe=[];function ts(e,t){Xe[e]===void 0&&
(Xe[e]=y(()=>ss(e))??null);let r=Xe[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Xe[e]=null,y(()=>{let{value:o}=r.
sequences.next();o?r.decoder.decode(o)===Je(e,o,j(o))&&(Xe[e]=r):rs(e,r.decoder)})))}function rs(e,t){Er[e]=t;let{any:r,
piece:o}=qe(e);Ie(e,{newDecoder:n=>n?T(m[e].name,!0):t,isRight:n=>!n||os(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(
r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,most:Br().any,onlyASCII:!1})}var os=e=>ns.every(t=>is.every(r=>{
let o=T(m[e].name,!0),n=Uint8Array.of(97,t,...r);return y(()=>o.decode(n))===Je(e,n,n.length,!0)})),ns=[128,129,142,143,
161,224,255],is=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],ss=e=>({
decoder:T(m[e].name),sequences:fs(e),credit:0}),cs=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Ar=[10,164,162];function*fs(e){
let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of cs)yield Uint8Array.of(...i,...Ar);for(let i=128;i<=255;i++)
yield we([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield we([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield we([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield we([i,Math.min(i+7,254)],r,n,r);yield we(
[227,227],[50,50],o,r),yield we([129,129],[48,48],t),yield we([129,129],[48,48],n,t)}}function we(...e){let t=e.map(([s,
f])=>f-s+1),r=t.reduce((s,f)=>s*f),o=e.length+Ar.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.
length-1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(Ar,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(
i+o,i,i+e.length-1),n}var as=u(S);function tn(e,t,r){return r<40||(e>=29&&e<36&&e!==33?!Ir(e,t,r):!$e(e)||!as())?!1:(Qo[e]??=y(()=>ls(e))===!0,
Qo[e])}var Qo=[],us=[97,128,129,142,143,161,195,216,227,240,255],en=[32,48,129,161,220,254];function ls(e){let t=T(m[e].
name),r=null,o=(i,s)=>{let f=Uint8Array.from(i);pe(e,r);let c=Ue(0,xe(f,f.length,0,!1,s));return r=Me(),t.decode(f,{stream:!s})===
c};return us.flatMap(i=>en.flatMap(s=>en.flatMap(f=>[i,s,f]))).every(i=>o([i],!1))&&o([129],!0)&&ms(e)}function ms(e){let t=T(
m[e].name,!1,!1),r=$r(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===(r.length>
0?"\uFEFF":"")}var q=new Uint8Array(512),rn=[];function hs(e){return rn[e]??=E(q,0,e),rn[e]}var Ze=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#n=!1;#o;#i=null;#a=void 0;#s=!1;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return m[this.encoding].name}reset(){this.#s&&this.#u(
new Uint8Array,0,!0),this.#e=null,this.#r=0,this.#n=!1,this.#o=0}decode(t,r,o){let n=de(t);if(this.#s||!r&&this.#o===0&&
this.#h(t,n))return this.#u(t,n,r);if(!this.#e){let i=this.#r===0?this.#y(t,n,r):this.#S(t,n,r);if(i!==void 0)return r||
this.#x(n),i}return this.#l(t,n,r,o)}#h(t,r){return!(!this.fatal&&this.#r===0&&!this.#e)||!tn(this.encoding,t,r)?!1:(this.#a??=
T(this.name,!1,this.ignoreBOM),!0)}#u(t,r,o){let n=r>1024&&_(t,r)?Yt(t,0,r):t,i=this.#a;this.#s=!o;try{return i.decode(n,
{stream:!o})}catch(s){throw this.#a=void 0,this.#s=!1,k(s)}}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,
i=r<=256;if(n===0&&r>0){let s=i?Jo(t,r,this.fatal):Ot(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{
let s=r>0?Bt(t,r,!0,n):void 0,c=s===void 0&&!(i&&Xo(n,t,r))?this.#m(t,r,!0):this.#c(s);if(c!==void 0)return c;let d=i&&!$e(
n)?Je(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#l(t,r,!0,o)}#l(t,r,o,n){if(this.#r>0){let a=this.#w(t,
r,o,n);if(a!==void 0)return a;this.#T()}let i=this.#e,s=this.#n,f=this.#o,c="";try{c=this.#O(t,r,o)??this.#d(t,r,o)}catch(a){
throw this.#e=i,this.#n=s,this.#o=f,k(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=f+r,n===void 0?d:d.toTypeError(
n);return c}#y(t,r,o){let{encoding:n}=this;$.length=0;let i=r>0&&n!==0?Bt(t,r,o,n):void 0;return i===void 0?this.#m(t,r,
o):this.#c(i)}#m(t,r,o){let{encoding:n}=this;if(r===0)return"";if(n===0){let f=xt(t,r)?Se(t,r,o,this.fatal):void 0;if(f!==
void 0)return f;let c=Ot(t,r,o,this.fatal);return this.#f(c)}if(n===38||n===37){let f=r<=36?Io(t,r,n===37):Mo(n,t,r);return this.#f(
f)}if(!Nr(n))return;let i=P(n),s=r<=(i?$o():t[0]<128?ve():18)?ht(t,r,o,n):ys(n,i,t,r,o);return this.#c(s)}#c(t){return this.
fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?
t.slice(1):t}#S(t,r,o){let n=this.#r+r;if(r===0||n>q.length)return;$.length=0,this.#p(t,n);let i=n<=18;return this.encoding===
0?i?Se(q,n,o,this.fatal):Ot(hs(n),n,o,this.fatal):this.#c(Bt(q,n,o,this.encoding)??(i?ht(q,n,o,this.encoding):void 0))}#w(t,r,o,n){
if(this.encoding!==0)return;let i=this.#o,s=this.#n,f=this.#t,c=this.#r,d=(f&255)<224?2:3;if(c+r<=d)return;this.#p(t,d);
let a=Se(q,d,!0,!0);if(a===void 0)return;let p=d-c;this.#r=0,this.#o+=p,this.#n=!0;try{return he(a,this.decode(E(t,p),o,
n))}catch(O){throw this.#n=s,O instanceof je||O instanceof TypeError||(this.#e=null,this.#o=i,this.#t=f,this.#r=c),O}}#p(t,r){
q[0]=this.#t,q[1]=this.#t>>8;let o=this.#r;if(r>32)Y(q,t,o);else for(let n=o;n<r;n++)q[n]=t[n-o]}#x(t){this.#o+=t,this.#n||=
this.#r+t>$.length,this.#r=$.length,this.#t=$.bytes}#T(){let t=Uint8Array.of(this.#t,this.#t>>8);try{pe(this.encoding,null),
xe(t,this.#r,0,this.fatal,!1),this.#e=Me(),this.#r=0}catch(r){throw k(r)}}#O(t,r,o){if(this.fatal&&this.encoding===0&&r<=
8192)return;let n=Fo(this.encoding,t,r);if(!n)return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&(this.#e||f<r))return;
if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#d(E(t,0,i),i,!0),this.#i)
return s}let c=i===0&&f===r?t:E(t,i,f),d=n.decode(c,this.fatal);if(d===void 0){if(s=he(s,this.#d(c,f-i,!0)),this.#i)return s}else
At(c,f-i,d),s=he(s,this.#f(d)),this.#o+=f-i;return this.#n||=f>0,f===r?s:this.encoding===0&&!o&&yt(t,f,r)?(this.#x(r-f),
s):he(s,this.#d(E(t,f,r),r-f,o))}#d(t,r,o){pe(this.encoding,this.#e);let n="",i=yo(r),s=this.#n||this.ignoreBOM||!$e(this.
encoding),f=0;for(let c=0;;c+=65536){let d=r-c<=65536,a=Math.min(65536,r-c),p=c===0&&d?t:E(t,c,c+a),O=xe(p,a,f,this.fatal,
o&&d);if(O<0)return this.#e=Me(),this.#i=new je(this.name,this.#o+c+ir.start(),ir.length()),n;if(f+=O,f>0&&(d||!ho(f))){
let C=!s&&wo()===65279?1:0;i?i.add(So()+2*C,f-C):n=he(n,Ue(C,f)),s=!0,f=0}if(d)break}return this.#n=s,this.#e=o?null:po(),
this.#o+=r,i?i.toText():(this.encoding===0&&At(t,r,n),n)}},ys=(e,t,r,o,n)=>(t?Go(e,r,o):void 0)??(r[0]<128?Ho(e,r,o):void 0)??
(!t&&n&&o>18?Zo(e,r,o):void 0)??(Eo(r,o,t)?ht(r,o,n,e):void 0)??(t?jo(e,r,o):void 0),Ut=({encoding:e,fatal:t,ignoreBOM:r})=>new Ze(
e,t,r);function Mt(e){return e.common??=Ut(e),e.common}var on=(e,t,r,o,n,i)=>Ct(st(r,o,n),e,t,i);function Ct(e,t,r,o){if(r<
e.leastOfAny)return Mt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=Mt(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function nn(e,t){let r=Ee(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}function Ne(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function gt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Re="Failed to execute 'decode' on 'TextDecoder'",Dt=Ne({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=sn(e,t,"Failed to construct 'TextDecoder'"),new.target!==Dt&&gt(this,new.target,Dt)}get encoding(){return m[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=re,t=void 0){
if(t===void 0&&!this.#r){let s=this.#e;if(e instanceof Uint8Array){try{let{length:f}=e;if(f<=s.mostAtOnce&&(f>=s.leastOfAny||
f>0&&f>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(f<=1024||!_(e,f))){let c=s.decoder.decode(e);return s.onlyASCII&&
c.length!==f&&s.pause(),c}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return Mt(s).decodeWhole(
e,de(e),Re)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let f=s.decodeBuffer(e);if(f!==void 0)return f;let c=vt(e);if(c)return Ct(s,
new Uint8Array(e),c,Re)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||J(e,Re),typeof t!="object"&&ae(t,Re);let o=!!t?.
stream,n=r?e:Ge(e),i=this.#e;return i.isStateless||!this.#r&&!o?Ct(i,n,de(n),Re):(this.#t??=Ut(i),this.#r||this.#t.reset(),
this.#r=o,this.#t.decode(n,!o,Re))}}});function sn(e,t,r){let o=ue(e);ae(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return st(
nn(o,r),n,i)}var cn=(e,t,r)=>Ut(sn(e,t,r));function Ss(e,t,r){let o=Ur();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function br(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Ss(e,(o,n)=>n(t.decode(He(J(o,r)),!1,r)),o=>o(t.
decode(re,!0,r)))}var Lt=Ne({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=cn(e,t,"Failed to const\
ruct 'TextDecoderStream'");this.#e=r,this.#t=br("TextDecoderStream",r),new.target!==Lt&&gt(this,new.target,Lt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var We=class{fatal;ignoreBOM;#e;#t;#r=re;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&j(this.#r)===0?t:qr(this.#r,t);if(!r&&kr(n))return this.#r=
n,"";let i=ke(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ze(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?E(n,s):n,r,o)}};var fn=Ne({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=ue(e);
ae(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new We(Ee(o,r),n,i);this.#e=s,this.#t=br("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function dn(e){let t=ke(Ge(J(e,"Failed to execute 'bomSniff'")));return t?m[t.encoding].name:null}function an(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=J(e,o),i=Ee(ue(t),o);ae(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=Ge(n);return ke(c)?
new We(i,s,f).decode(c,!0,o):on(c,de(c),i,s,!0,o)}async function un(e=void 0){let t=await e;if(t===void 0)er()||await Qt(tt,!0);else{let r=ws(t)?await Ts(t):t;await Qt(()=>r,
!1)}}var ws=e=>typeof e?.arrayBuffer=="function";function Ts(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{fn as DecoderStream,Dt as TextDecoder,Lt as TextDecoderStream,dn as bomSniff,an as decode,m as encodings,un as initialize,
Gr as labelToName};
