var Cr=(e,t)=>e?.prototype?.[t],et=e=>Cr(globalThis.Buffer,e),ce=et("ucs2Slice"),Rt=et("ucs2Write"),Ur=et("utf8Slice"),te=et(
"latin1Slice"),xn=e=>globalThis[e],Dr=xn("TextDecoder"),hn=Cr(Dr,"decode");function A(e,t=!1,r=!0){let o=new Dr(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:hn})}function y(e){try{return e()}catch{return}}var S=()=>"InternalError"in globalThis,B=()=>"Bun"in globalThis,fe=()=>Wt().includes(
"Chrome/"),U=()=>Wt().includes("AppleWebKit/")&&!fe()&&!(H()>0);function Wt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var z=()=>"Deno"in globalThis,R=()=>Wt()==="Cloudflare-Workers",re=()=>U()||R(),H=()=>R()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),G=()=>H()<22,$e=e=>globalThis.process?.getBuiltinModule?.(e),Nt;function Lr(){let{
TransformStream:e}=globalThis;return e&&e===Nt?e:(Nt=[e,$e("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Nt)}var yn=e=>$e("node:fs").readFileSync(e);function Nr(e){try{return yn(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var tt=()=>Nr(()=>new URL("./decoder.wasm",import.meta.url)),rt="encoding-wasm/decoder";var Rr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var p=Tn();function Tn(){let e=Rr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Pr=u(()=>new Map(p.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),On=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],nt=e=>e<36&&e!==33,P=e=>e>0&&e<29,it=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(p[e].name),An=e=>On.find(([t])=>e>=t)[1];function kr(e){let t=Pr();return t.get(e)??t.get(Yr(In(e)))}function Ee(e,t){
let r=kr(e);if(r===void 0){let o=En(e),n=o===void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=An(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${rt}' doesn't include ${p[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Bn=u(
()=>new Map(Array.from(Pr(),([e,t])=>[$r(e),t]).reverse()));function En(e){let t=$r(e),r=Bn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var $r=e=>Yr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Hr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function He(e){if(e[0]>=239)return Hr.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Gr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function jr(e){return Hr.find(t=>t.encoding===e)?.bytes}function Ie(e){return e===
0||e===37||e===38}function In(e){let t=0,r=e.length;for(;Wr(e[t]);)t+=1;for(;Wr(e[r-1]);)r-=1;return e.slice(t,r)}var Wr=e=>`\
	
\f\r `.includes(e);function Yr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Kr(e){let t=kr(`${e}`);return t===
void 0?null:p[t].name}var $t=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,vr=()=>Object.getPrototypeOf(Uint8Array.prototype),st=e=>$t(vr(),
e),Ht=e=>$t(DataView.prototype,e),_n=()=>$t(ArrayBuffer.prototype,"byteLength"),Gt=e=>vr()[e],Mn=st(Symbol.toStringTag),
jt=st("buffer"),Vr=st("byteOffset"),qr=st("byteLength");var gn=Gt("set"),Cn=Gt("slice"),Un=Gt("subarray"),Dn=Ht("buffer"),Ln=Ht("byteOffset"),zr=Ht("byteLength"),Jr=_n(),Y=e=>qr.
call(e);function v(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:Y(e)}var E=(e,t,r=Y(e))=>new Uint8Array(
jt.call(e),Vr.call(e)+t,r-t);function Xr(e,t){let r=new Uint8Array(Y(e)+Y(t));return K(r,e),K(r,t,Y(e)),r}var K=(e,t,r)=>gn.call(e,t,r);var Nn=u(()=>S()?96:U()?1024:1/0);function Yt(e,t,r){if(r-t<=Nn())return Cn.call(e,t,r);let o=new Uint8Array(r-t);return K(
o,Un.call(e,t,r)),o}function Kt(e,t,r){if(r>24)return Yt(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function _(e,t){if(t<=64)return!1;try{return Jr.call(jt.call(e)),!1}catch{return!0}}var Rn="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function J(e,t,r=Rn){if(!ArrayBuffer.isView(e)&&vt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function Ge(e){if(ArrayBuffer.isView(e))return Wn(e);try{return new Uint8Array(e)}catch{return ne}}var je=e=>e instanceof
Uint8Array?e:Ge(e);function Wn(e){try{return Mn.call(e)===void 0?new Uint8Array(Dn.call(e),Ln.call(e),zr.call(e)):new Uint8Array(
jt.call(e),Vr.call(e),qr.call(e))}catch{return ne}}var ne=new Uint8Array;function vt(e){try{return Jr.call(e)}catch{}try{
return zr.call(new DataView(e))}catch{return}}function ae(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var ue=e=>`${e}`;var qt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#t=0;#n=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=P(t)&&!r}accept(t){y(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#n=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#n?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#t=15,this.decoder=void 0}reconsider(t,r){
let o=this.#r;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&_(t,r)))try{let o=this.
decoder.decode(t),n=this.#n&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},Zr=[],zt=[];function ft(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=zt[o];if(n)return n;
let i=new qt(e,t,r);zt[o]=i;let s=Zr[e];return s&&i.accept(s),i}function be(e,t){Zr[e]=t;for(let r=0;r<4;r++)zt[4*e+r]?.
accept(t)}var Fe=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function to(e,t,r){let o=dt(f=>Gn(f,r),e,t),n=dt(Yn,e,t);if(o&&n){let f=z()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<f?o:n).write(d,a),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:z()?o.writeBytes:void 0,
mostByTable:512}}let i=Jt(e);if(o)return S()?jn(o,dt(eo,e,t)):o;let s=n??dt(eo,e,t)??i,c=n?18:15;return{...s,read:(f,d)=>(d<=
c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function dt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let n=e(t);return n.write(o,r),Jt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Hn="\
strings";function Gn(e,t){let[r]=WebAssembly.Module.customSections(t,Hn),o=new WebAssembly.Module(r,{builtins:["js-strin\
g"]}),{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function jn(e,t){let{
read:r,readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function Yn(e){let[t,r]=[ce,Rt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(m,O){K(d,new Uint8Array(
e.buffer,m,2*O),a),a+=2*O},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function eo(e){let t=A("utf-16le"),{write:r,most:o}=Jt(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Jt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return le(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var at,l,Zt,ro,oo,M,F={input:0,units:0,output:0},Ye=0,ut={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN,count:0};function me(e,t){
ut.name=e,ut.encoding=t,x.newCodec=NaN,x.count+=1,x.isBusy&&vn(),x.isBusy=!0}function vn(){try{fo(),at??=so(zn(tt())),co(
new WebAssembly.Instance(at),at)}catch(e){throw ao(e)}}async function Qt(e,t){try{fo();let r=e(),o=no(r)?r:await WebAssembly.compile(t?r:qn(r));so(o);let n=await WebAssembly.instantiate(
o);if(er())return;co(n,o),at=o}catch(r){throw ao(r)}}var Vn=[0,97,115,109];function qn(e){let t=Ge(J(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Vn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var er=()=>!x.isBusy;function zn(e){return no(e)?e:new WebAssembly.Module(e)}function no(e){try{return WebAssembly.
Module.customSections(e,io),!0}catch{return!1}}var io="encoding-wasm";function so(e){let[t]=WebAssembly.Module.customSections(
e,io),r=`${rt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function co({
exports:e},t){l=e,Xt=WebAssembly.RuntimeError,F.input=l.input(),F.units=l.units(),F.output=l.output(),lo(),M=to(l.memory,
F.units,t),Ye=Math.min(l.units_length(),M.most),x.isBusy=!1}function fo(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function ao(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Jn(e))return new RangeError(`encoding-wasm: ${uo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var uo="no memory \
for WebAssembly; free some, and call again",Jn=e=>e instanceof RangeError&&/memory/i.test(e.message);function tr(){return or(),
Zt}function lt(){return or(),ro}function rr(){return or(),oo}function or(){Zt[0]===void 0&&lo()}function lo(){let{buffer:e}=l.
memory;Zt=new Uint8Array(e),ro=new Uint8Array(e,F.input,65536),oo=new Int32Array(e,l.codec(),l.codec_length()>>2)}function mo(e,t){
return me(e,-1),mt(t)}function mt(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw D(t)}}var Xt;function D(e){if(!x.
isBusy||!Xt||!(e instanceof Xt))return e;let t=p[ut.encoding]?.name,r=`${ut.name}${t?` of ${t}`:""} failed`;return Xn()?
new RangeError(`encoding-wasm: ${r}: ${uo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Xn(){try{return l.memory.grow(32),
!1}catch{return!0}}function Ce(e=null){let t=rr();return So(t,e??new Int32Array(t.length))}function yo(){return l.held()!==0?Ce():(x.newCodec=
nr,null)}var ti=e=>So(e,rr());function So(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function pe(e,t){ri(e,t)||(me(
"decoding",e),t?ti(t):l.new_decoder(e),nr=e===33||e===36?NaN:e)}var nr=NaN;function ri(e,t){return t||x.newCodec!==e||x.
isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function xe(e,t,r,o,n){Me(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return x.isBusy=!1,n&&i>=0&&(x.newCodec=nr),ni(
i)}var Q={encoding:-1,at:0,most:0,owner:void 0};function pt(e,t,r){if(Q.encoding!==e||Q.owner!==l||x.isBusy){try{me("decodi\
ng",e),Q.owner=l,Q.at=M.readBytes?l.byte_table(e):0,Q.most=!it(e)&&M.mostByTable||1/0,Q.encoding=e}catch(n){throw D(n)}x.
isBusy=!1}if(Q.at===0||r>Q.most)return;if(r<=65536)return Me(t,r),po(r);if(M.most>Ye)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);Me(E(t,n,n+i),i),o=he(o,po(i))}return o}function xt(e,t,r,o){return mo("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),Me(n===t?e:E(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function oi(e,t){let r=-1,o,n;function i(s){try{return me(e,s),r=s,n=l,o=t(s),x.isBusy=!1,o}catch(c){
throw D(c)}}return s=>s===r&&n===l&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var ht=oi("decoding",e=>{let t=P(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),po=e=>M.readBytes(F.input,e,Q.at);function he(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var wo=e=>e+65536+3<=Ye,To=e=>e>Ye&&e<268435456?M.collect?.(e+3):void 0,Oo=()=>F.units,Ao=()=>tr()[F.units]|tr()[F.units+
1]<<8,Ue=(e,t)=>M.read(F.units+2*e,t-e);function Me(e,t){let r=lt();if(t>8)try{K(r,e)}catch{K(r,E(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function ni(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ir={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var V=new Uint8Array(256);function fr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Bo(V,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Bo(r,o,e);r[o]=n}return r}function Bo(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)V[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)V[n++]=s;else if(s<2048)V[n++]=
192|s>>6,V[n++]=128|s&63;else if(!ye(s))V[n++]=224|s>>12,V[n++]=128|s>>6&63,V[n++]=128|s&63;else{let c=ci(r,i);c>=65536&&
(i+=1),n=di(c,V,n)}}return Kt(V,0,n)}var ye=e=>(e&63488)===55296;function ci(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var fi=e=>e<128?1:e<2048?2:e<65536?3:4;function di(e,t,r){if(e<128)return t[r]=e,r+1;let o=fi(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Io=new Uint8Array(128),L=ai(Io);
function ai(e){return new Uint16Array(e.buffer)}var ve=u(()=>ur()?0:18),dr=u(()=>S()||G()?18:8),ui=u(()=>z()||!(H()>=22||
re())?64:32),li=u(()=>U()?64:32),mi=u(()=>U()?36:18),bo=(e,t)=>(e[0]&e[t>>1])>=128;function Fo(e,t,r){return r?t<=dr():t<=
mi()||t<=li()&&(bo(e,t)||Ot())}var yt=(e,t)=>t<=18||t<=64&&bo(e,t)&&t<=ui(),k={length:0,bytes:0};function Se(e,t,r,o){if(e[0]<
128&&ur())return lr(e,t)?te.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;L[n]=i}if(n===t&&n<=18)return le(
L,0,n);for(let i=n;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))return Eo(e,s,t,r,
o,n);let m=e[i++]^128,O=d?0:e[i++]^128;if(c=d?(f&31)<<6|m:(f&15)<<12|m<<6|O,(m|O)>=64||!d&&(c<2048||ye(c)||c===65279))return Eo(
e,s,t,r,o,n)}L[n++]=c}return Ve(n)}function _o(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+
1]:e[n]|e[n+1]<<8;if(ye(i))return;L[o++]=i}return Ve(o)}function Eo(e,t,r,o,n,i){let s=ar();for(let c=t;c<r&&i<=s;){let f=e[c++],
d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,m=d===0&&f>=128,O=f===224?160:f===240?144:128,C=f===237?159:f===244?143:
191,se=0;for(;se<d&&c<r;se++,c++){let Oe=e[c];if(Oe<O||Oe>C)break;O=128,C=191,a=a<<6|Oe&63}if(se<d){if(c===r&&!o){if(f>=
239)return;Mo(f,128|a&63,1+se);break}m=!0}if(m&&n||(m&&(a=65533),a===65279))return;a>65535&&(L[i++]=55232+(a>>10),a=56320|
a&1023),L[i++]=a}return Ve(i)}function St(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=ht(
o),!n)return;if(d=n[f],ye(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Tt(f,o))break;if(ye(d))return pi(e,c,t,r,i,o,n)}}L[i++]=
d}return Ve(i)}function pi(e,t,r,o,n,i,s){let c=ar();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(ye(a)){if(f===
r&&!o&&Tt(d,i))break;let m=f<r?e[f]:0;if(a=s[d|m<<8],!ye(a))f+=1;else if(hi(a))a=65533;else{let C=f+2<r&&i<=30?xi(d,m,e[f+
1],e[f+2]):0;if(C===0)return;L[n++]=55232+(C>>10),a=56320|C&1023,f+=3}}L[n++]=a}return Ve(n)}function xi(e,t,r,o){let n=t>=
48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?65536+
i-189e3:0}var hi=e=>e>=57088&&e<=57216;function wt(e,t,r){return k.length=0,Se(E(e,t,r),r-t,!1,!0)===""}function Tt(e,t){
let r=t!==32||e<144||e>160;return r&&Mo(e,0,1),r}function Mo(e,t,r){k.length=r,k.bytes=e|t<<8}function Ve(e){if(e<3||e<=
18&&!ur())return le(L,0,e);if(Ot())return ce.call(Io,0,2*e);if(!(e>ar()))return le(L,0,18)+le(L,18,e-18)}var ar=u(()=>Ot()?
1/0:36),ur=u(()=>B()&&Ot()),Ot=u(()=>y(yi)===!0);function yi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(ce)==="a\uFEFF\uD83D"&&t(te)==="a\0\xFF\xFE=\xD8"}function lr(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function N(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var At=u(()=>y(Bi)),Ne=u(()=>y(Ei)),Ti=u(()=>y(Li)),Oi=u(()=>y(Ni));function go(e,t,r){let o=Co(e);if(!(!o||r<24||_(t,r))&&
!(e===0&&Do(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Co(e){return e===0?Ne():e===38?Ti():e===37?Oi():void 0}function Bt(e,t,r,o){
if(k.length=0,o&&t>8192||t>1024&&(_(e,t)||Do(e,t)))return;let n=Ne();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!wt(e,i,t))))try{let s=i<t?E(e,0,i):e,c=o?n.decodeOrFail(s,i):n.decodeQuickly(
s,i);return t>256&&c!==void 0&&Et(s,i,c),c}catch{return}}function Uo(e,t,r){let o=Co(e);if(!(r%2>0||!o?.takes?.(t,r)||_(
t,r)))return o.decode(t,!0)}function Do(e,t){if(t<8192||Ai())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var Ai=u(U);function Bi(){let{isAscii:e}=$e("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Ei(){let e=G(),t=e?At():void 0;if(e&&!t)return;
let r=A("utf-8"),o=y(Fi),n=w=>r.decode(w),i=gi(n),s=bi(i,o),c=t&&((w,b)=>N(w,b)&&t(w)),f=c??(fe()?Ci:R()?Di:void 0),d=c?
(w,b)=>Wo(w,b)||b>256&&c(w,b):f,a=Uint8Array.of(...Lo,...Ro.flat()),m=`${No}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,O=Uint8Array.
of(97,127),C=i(a,a.length)===m&&n(a)===m&&r.decode(a.buffer)===m&&i(O,2)==="a\x7F"&&mr(w=>s(w,w.length)),se=te;if(!C||t&&
se.call(O)!=="a\x7F")return;let Oe=(w,b)=>A("utf-8",w&&o!==void 0,b);return be(0,{newDecoder:Oe,isRight:(w,b)=>_i(Oe(w,b)),
canFail:!0,...Ii()}),{decode(w,b){try{return t?se.call(w):(b?s:n)(w,w.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:d,takes:f,completeLength(w,b){for(let Ae=1;Ae<=3&&Ae<=b;Ae++){let Qe=w[b-Ae];if(Qe<128)break;if(Qe>=192)return(Qe>=
240?4:Qe>=224?3:2)>Ae?b-Ae:b}return b}}}function Ii(){return B()?Le(1):z()?{...Le(257),leastBeyondASCII:65,leastOfBuffer:8192}:
G()?{...Le(19),most:2048,onlyASCII:!0}:fe()?{...Le(48),leastOfBuffer:48,onlyASCII:!0}:R()?{...Le(33),most:1023}:Le(H()>0?
512:33)}var Le=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function bi(e,t){let r=Mi(
e);return t?B()||re()?o=>t.decode(o):H()>0?(o,n)=>n>256&&N(o,n)?t.decode(o):r(o,n):r:r}function Fi(){let e=A("utf-8",!0);
return mr(r=>e.decode(r))&&mr(({buffer:r})=>e.decode(r))&&!z()?e:void 0}var _i=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".
repeat(64)].every(t=>{let r=Uint8Array.of(...fr("\uFEFF"),...fr(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),
mr=e=>e(Uint8Array.from(Lo))===No&&Ro.every(t=>y(()=>e(Uint8Array.from(t)))===void 0),Lo=[239,187,191,97,230,188,162,240,
159,146,169],No="\uFEFFa\u6F22\u{1F4A9}",Ro=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Mi=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function gi(e){let[t,r]=[Ur,te];if(G())return(n,i)=>i>256?r.call(n):e(
n);if(!t||B()||!(H()>=22))return e;let o=z()?Wo:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Wo=(e,t)=>t<=64||t<=256&&N(
e,t);function Ci(e,t){if(t<64)return!1;if(N(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===0&&r>=3*o}var Ui=u(
R),pr=0;function Et(e,t,r){t<1024||!Ui()||!N(e,t)||(pr=r.length===t?0:pr+1)}function Di(e,t){if(t<1024)return!0;if(N(e,t))
return pr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Li(){
return S()||re()?Po(!1):Ri()}function Ni(){return S()?Po(!0):void 0}function Ri(){let e=ce,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=G()?512:1/0;return ko(!1,(i,s)=>s<=o||N(i,s)&&At()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>
o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Po(e){let t=A(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].
flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return ko(e,()=>!0,(n,i)=>{
let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var ko=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{
return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var I={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},yr=!0;function qe(e,t,r,o){return yr?
Wi(e,t,r,o):void 0}function Wi(e,t,r,o){if((I.encoding!==o||I.owner!==l||x.isBusy)&&!Pi(o)||t>I.most&&(t>I.mostBeyondASCII||
N(e,t)))return;Me(e,t);let{readBytes:n,readPairs:i}=M;if(!!0||!I.isOfPairs)return n(F.input,t,I.address);let{piece:s}=I,
c=i(F.input,t,I.address,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=lt();if(c.length===s){let a=f[t],m=i(F.input+
t-a,a,I.address,+!r,s);if(m===null)return;c+=m}return f[t]===0||Tt(f[t-1],o)?c:void 0}function Pi(e){return x.isBusy||(yr=
M.readPairs!==void 0,!yr)?!1:(me("decoding",e),mt(()=>{let t=P(e);I.isOfPairs=!t,I.address=t?l.byte_table(e):l.pair_table(
e);let{any:r,beyondASCII:o,piece:n}=ze(e);return I.piece=n,I.most=I.address>0?r:0,I.mostBeyondASCII=I.address>0?o:0,I.owner=
l,I.encoding=e,!0}))}var ki=u(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return M.readPairs?S()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(B()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function ze(e){let{windows1252:t,single:r,multi:o}=ki();return e===21?t:P(e)?
r:o}var bt=u(()=>B()?0:re()||G()?8:fe()?352:18),jo=u(()=>Math.min(bt(),ve(),dr())),$i=u(B);function Yo(e,t,r){if(r>64)return N(
t,r)?Hi(e,t,r):void 0;if(r<=ve()||(t[r>>1]|t[r-1])>=128||!lr(t,r))return;let o=Mt();return o?o.call(t,0,r):pt(e,t,r)}function Hi(e,t,r){
let o=Mt(),n=P(e);if(!(r<512&&(n||!o))&&!(e===21&&qo(r))&&!(n&&Xo(e))&&!_(t,r))try{return At()?.(t)??xt(t,r,128,128)?o?o.
call(t):Ne()?.decodeQuickly(t,r):void 0}catch{return}}var It=[],Sr=[];function Ko(e,t,r){if(!(Sr[e]===null||r<=bt())&&!(r>=
512&&r>zo(e)))return Sr[e]??=ji(e),_t(Sr[e],t,r)}function vo(e,t,r){return r<512?($i()?wr(e,t,r):void 0)??pt(e,t,r)??wr(
e,t,r)??$o(e,t,r):wr(e,t,r)??(vi(e)?$o(e,t,r):void 0)??pt(e,t,r)}var Tr=0,Vo=u(()=>Or()?8192:512),qo=e=>Tr>0&&e<Vo();function wr(e,t,r){
let o=Mt();if(!(!o||e!==21)){if(qo(r)){Tr-=1;return}if(!Ki(t,r)){r<Vo()&&(Tr=15);return}if(!_(t,r))try{return o.call(t)}catch{
return}}}var $o=(e,t,r)=>_t(Jo(e),t,r);function _t(e,t,r){if(!(!e||r>1024&&_(t,r)))try{return e.decode(t)}catch{return}}
var Gi=u(()=>B()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function zo(e){if(Xo(e))return 8192;let{windows1252:t,
other:r}=Gi();return e===21?t:r}function ji(e){let t=Ji(e)?Jo(e):null;if(t){let r=Ft(e,Je()).includes("\uFFFD"),o=Math.max(
bt(),ze(e).any)+1;be(e,{newDecoder:n=>n&&r?A(p[e].name,!0):t,isRight:n=>!(n&&r)||Zi(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:S()?1:bt()+1,most:zo(e),onlyASCII:!1})}return t}function Jo(e){return It[e]===void 0&&(It[e]=null,It[e]=y(
()=>Xi(e))??null),It[e]}var Mt=u(()=>y(Yi));function Yi(){let e=te,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Ki(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||xt(e,t,128,224)}var vi=e=>e===21?Or():Vi()||qi()&&it(e),Xo=e=>!Mt()&&(e===21?Or():zi()),Vi=u(()=>S()||U()),
qi=u(()=>R()||B()),zi=u(S),Or=u(()=>S()||B()||!(H()>0)),Ji=e=>S()||B()||re()||G()||fe()&&e===21,Je=()=>Uint8Array.from({
length:256},(e,t)=>t);function Ft(e,t){let r=ht(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Xi(e){let t=A(
p[e].name),r=n=>t.decode(n)===Ft(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Je().every(n=>r(Uint8Array.of(n)))&&
r(o)?t:void 0}function Zi(e){let t=Ft(e,Je()),r=Je().filter(f=>t[f]!=="\uFFFD"),o=A(p[e].name,!0),n=f=>y(()=>o.decode(f)),
i=f=>n(f)===Ft(e,f),s=Uint8Array.from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.
of(...s,f))===void 0;return i(s)&&Je().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var Zo;function Qo(e,t,r){return Zo??=Qi(),Zo(e,t,r)}function Qi(){let e=Ne(),t=!(e&&B());return(r,o,n)=>{if(t&&yt(r,o)){
let i=Se(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function Xe(e,t,r,o=!1){try{pe(e,null);let n=xe(t,r,0,o,!0);return n<0?void 0:Ue(0,n)}catch(n){throw D(
n)}}var Br=u(()=>S()?{any:2048,markup:1/0}:R()?{any:512,markup:2048}:{any:0,markup:B()?2048:U()?112:0}),Er=()=>Br().markup>0,
rs=u(()=>Er()?1/0:33),en=(e,t,r)=>e>=29&&e<36&&r>=rs()&&t[0]>=128,Ir=[],tn=(e,t,r)=>br(e,t,r)?_t(Ir[e],t,r):void 0;function br(e,t,r){
let{any:o,markup:n}=Br();return r>n||r>o&&!os(t,r)?!1:Ir[e]?!0:(ns(e,r),!1)}function os(e,t){if((e[1]&e[t>>1])>=128)return!1;
let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Ze=[];function ns(e,t){Ze[e]===void 0&&
(Ze[e]=y(()=>ds(e))??null);let r=Ze[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Ze[e]=null,y(()=>{let{value:o}=r.
sequences.next();o?r.decoder.decode(o)===Xe(e,o,Y(o))&&(Ze[e]=r):is(e,r.decoder)})))}function is(e,t){Ir[e]=t;let{any:r,
piece:o}=ze(e);be(e,{newDecoder:n=>n?A(p[e].name,!0):t,isRight:n=>!n||ss(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(
r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,most:Br().any,onlyASCII:!1})}var ss=e=>cs.every(t=>fs.every(r=>{
let o=A(p[e].name,!0),n=Uint8Array.of(97,t,...r);return y(()=>o.decode(n))===Xe(e,n,n.length,!0)})),cs=[128,129,142,143,
161,224,255],fs=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],ds=e=>({
decoder:A(p[e].name),sequences:us(e),credit:0}),as=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Ar=[10,164,162];function*us(e){
let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of as)yield Uint8Array.of(...i,...Ar);for(let i=128;i<=255;i++)
yield we([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield we([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield we([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield we([i,Math.min(i+7,254)],r,n,r);yield we(
[227,227],[50,50],o,r),yield we([129,129],[48,48],t),yield we([129,129],[48,48],n,t)}}function we(...e){let t=e.map(([s,
c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+Ar.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.
length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(Ar,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(
i+o,i,i+e.length-1),n}var $=new Uint8Array(512),rn=[],Te=class{encoding;fatal;ignoreBOM;#e=null;#r=0;#t=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return p[this.encoding].name}reset(){this.#e=null,this.#t=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=v(t);if(!this.#e){let i=this.#t===0?this.#p(t,n,r):this.#x(t,n,r);if(i!==void 0)
return r||this.#m(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;
if(n===0&&r>0){let s=i?Qo(t,r,this.fatal):Bt(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{let s=r>
0?qe(t,r,!0,n):void 0,f=s===void 0&&!(i&&en(n,t,r))?this.#u(t,r,!0):this.#s(s);if(f!==void 0)return f;let d=i&&!Ie(n)?Xe(
n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#d(t,r,!0,o)}#d(t,r,o,n){if(this.#t>0){let a=this.#y(t,r,o,n);
if(a!==void 0)return a;let m=this.#t+r;if(r>0&&m<=$.length)return this.#S(t,m,o,n);this.#w()}let i=this.#e,s=this.#n,c=this.#o,
f="";try{f=this.#T(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=i,this.#n=s,this.#o=c,D(a)}let d=this.#i;if(d)throw this.#i=
null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#p(t,r,o){let{encoding:n}=this;k.length=0;let i=r>0&&n!==
0?qe(t,r,o,n):void 0;return i===void 0?this.#u(t,r,o):this.#s(i)}#u(t,r,o){let{encoding:n}=this;if(r===0)return"";if(n===
0){let c=yt(t,r)?Se(t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=Bt(t,r,o,this.fatal);return this.#c(f)}if(n===
38||n===37){let c=r<=36?_o(t,r,n===37):Uo(n,t,r);return this.#c(c)}if(!nt(n))return;let i=P(n),s=r<=(i?jo():t[0]<128?ve():
18)?St(t,r,o,n):ms(n,i,t,r,o);return this.#s(s)}#s(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:
t}#c(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#x(t,r,o){let n=this.#t+r;if(!(r===0||n>$.
length))return k.length=0,n>18?this.#h(t,n,o):(this.#a(t,n),this.encoding===0?Se($,n,o,this.fatal):this.#s(qe($,n,o,this.
encoding)??St($,n,o,this.encoding)))}#h(t,r,o){let n=this.#l(t,r);return this.encoding===0?Bt(n,r,o,this.fatal):this.#s(
qe(n,r,o,this.encoding))}#y(t,r,o,n){if(this.encoding!==0)return;let i=this.#o,s=this.#n,c=this.#r,f=this.#t,d=(c&255)<224?
2:3;if(f+r<=d)return;this.#a(t,d);let a=Se($,d,!0,!0);if(a===void 0)return;let m=d-f;this.#t=0,this.#o+=m,this.#n=!0;try{
return he(a,this.decode(E(t,m),o,n))}catch(O){throw this.#n=s,O instanceof Fe||O instanceof TypeError||(this.#e=null,this.#o=
i,this.#r=c,this.#t=f),O}}#a(t,r){$[0]=this.#r,$[1]=this.#r>>8;let o=this.#t;for(let n=o;n<r;n++)$[n]=t[n-o]}#l(t,r){return this.#a(
t,this.#t),K($,t,this.#t),rn[r]??=E($,0,r),rn[r]}#m(t){this.#o+=t,this.#n||=this.#t+t>k.length,this.#t=k.length,this.#r=
k.bytes}#S(t,r,o,n){let i=this.#t,s=this.#l(t,r);this.#t=0,this.#o-=i;try{return this.#d(s,r,o,n)}catch(c){throw c instanceof
Fe||c instanceof TypeError||(this.#t=i,this.#o+=i),c}}#w(){let t=Uint8Array.of(this.#r,this.#r>>8);try{pe(this.encoding,
null),xe(t,this.#t,0,this.fatal,!1),this.#e=Ce(),this.#t=0}catch(r){throw D(r)}}#T(t,r,o){if(this.fatal&&this.encoding===
0&&r<=8192)return;let n=go(this.encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))
return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#f(E(t,0,i),i,
!0),this.#i)return s}let f=i===0&&c===r?t:E(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=he(s,this.#f(f,c-i,!0)),
this.#i)return s}else Et(f,c-i,d),s=he(s,this.#c(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.encoding===0&&!o&&wt(
t,c,r)?(this.#m(r-c),s):he(s,this.#f(E(t,c,r),r-c,o))}#f(t,r,o){pe(this.encoding,this.#e);let n="",i=To(r),s=this.#n||this.
ignoreBOM||!Ie(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),m=f===0&&d?t:E(t,f,f+a),
O=xe(m,a,c,this.fatal,o&&d);if(O<0)return this.#e=Ce(),this.#i=new Fe(this.name,this.#o+f+ir.start(),ir.length()),n;if(c+=
O,c>0&&(d||!wo(c))){let C=!s&&Ao()===65279?1:0;i?i.add(Oo()+2*C,c-C):n=he(n,Ue(C,c)),s=!0,c=0}if(d)break}return this.#n=
s,this.#e=o?null:yo(),this.#o+=r,i?i.toText():(this.encoding===0&&Et(t,r,n),n)}},ms=(e,t,r,o,n)=>(t?Ko(e,r,o):void 0)??(r[0]<
128?Yo(e,r,o):void 0)??(!t&&n&&o>18?tn(e,r,o):void 0)??(Fo(r,o,t)?St(r,o,n,e):void 0)??(t?vo(e,r,o):void 0),Fr=({encoding:e,
fatal:t,ignoreBOM:r})=>new Te(e,t,r);function gt(e){return e.common??=Fr(e),e.common}var on=(e,t,r,o,n,i)=>Ct(ft(r,o,n),
e,t,i);function Ct(e,t,r,o){if(r<e.leastOfAny)return gt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==
void 0)return n;let i=gt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function nn(e,t){let r=Ee(e,t);if(r===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return r}function We(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ut(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var xs=u(S),fn=e=>e>=29&&nt(e);function Mr(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(fn(t)?Er():Ie(t)&&xs())&&!r?new _r(
t,r,o):Fr(e)}var _r=class extends Te{#e=void 0;#r=!1;#t=!1;reset(){super.reset(),this.#r=!1}decode(t,r,o){return this.#r||
!this.#n(t,r)?super.decode(t,r,o):this.#o(t,r)}#n(t,r){return this.#t||r?this.#t:(this.#r=!hs(this.encoding,t,v(t)),!this.#r)}#o(t,r){
let o=v(t),n=o>1024&&_(t,o)?Yt(t,0,o):t;this.#e??=A(this.name,!1,this.ignoreBOM),this.#t=!r;try{return this.#e.decode(n,
{stream:!r})}catch(i){throw this.#e=void 0,this.#t=!1,D(i)}}};function hs(e,t,r){return r<40||fn(e)&&!br(e,t,r)?!1:(sn[e]??=
y(()=>Ss(e))===!0,sn[e])}var sn=[],ys=[97,128,129,142,143,161,195,216,227,240,255],cn=[32,48,129,161,220,254];function Ss(e){
let t=A(p[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);pe(e,r);let f=Ue(0,xe(c,1,0,!1,s));return r=Ce(),t.decode(c,{
stream:!s})===f};return ys.flatMap(i=>cn.flatMap(s=>cn.flatMap(c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&ws(e)}function ws(e){
let t=A(p[e].name,!1,!1),r=jr(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===
(Ie(e)?"\uFEFF":"")}var Pe="Failed to execute 'decode' on 'TextDecoder'",Dt=We({TextDecoder:class{#e;#r;#t=!1;constructor(e="utf-8",t=void 0){
this.#e=dn(e,t,"Failed to construct 'TextDecoder'"),new.target!==Dt&&Ut(this,new.target,Dt)}get encoding(){return p[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=ne,t=void 0){
if(t===void 0&&!this.#t){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!_(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return gt(s).decodeWhole(
e,v(e),Pe)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=vt(e);if(f)return Ct(s,
new Uint8Array(e),f,Pe)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||J(e,Pe),typeof t!="object"&&ae(t,Pe);let o=!!t?.
stream,n=r?e:je(e),i=this.#e;return i.isStateless||!this.#t&&!o?Ct(i,n,v(n),Pe):(this.#r??=Mr(i),this.#t||this.#r.reset(),
this.#t=o,this.#r.decode(n,!o,Pe))}}});function dn(e,t,r){let o=ue(e);ae(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return ft(
nn(o,r),n,i)}var an=(e,t,r)=>Mr(dn(e,t,r));function Ts(e,t,r){let o=Lr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function gr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Ts(e,(o,n)=>n(t.decode(Ge(J(o,r)),!1,r)),o=>o(t.
decode(ne,!0,r)))}var Lt=We({TextDecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r=an(e,t,"Failed to const\
ruct 'TextDecoderStream'");this.#e=r,this.#r=gr("TextDecoderStream",r),new.target!==Lt&&Ut(this,new.target,Lt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#r.readable}get writable(){return this.#r.writable}}});var ke=class{fatal;ignoreBOM;#e;#r;#t=ne;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#r?.
name??null}decode(t,r,o){if(this.#r)return this.#r.decode(t,r,o);let n=r&&Y(this.#t)===0?t:Xr(this.#t,t);if(!r&&Gr(n))return this.#t=
n,"";let i=He(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#r=new Te(i?.encoding??this.#e,this.fatal,!0,s),this.#r.
decode(s>0?E(n,s):n,r,o)}};var un=We({DecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=ue(e);
ae(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new ke(Ee(o,r),n,i);this.#e=s,this.#r=gr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#r.readable}get writable(){
return this.#r.writable}}});function ln(e){let t=He(je(J(e,"Failed to execute 'bomSniff'")));return t?p[t.encoding].name:null}function mn(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=J(e,o),i=Ee(ue(t),o);ae(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=je(n);return He(f)?
new ke(i,s,c).decode(f,!0,o):on(f,v(f),i,s,!0,o)}async function pn(e=void 0){let t=await e;if(t===void 0)er()||await Qt(tt,!0);else{let r=Os(t)?await As(t):t;await Qt(()=>r,
!1)}}var Os=e=>typeof e?.arrayBuffer=="function";function As(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{un as DecoderStream,Dt as TextDecoder,Lt as TextDecoderStream,ln as bomSniff,mn as decode,p as encodings,pn as initialize,
Kr as labelToName};
