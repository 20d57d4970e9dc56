var Pr=(e,t)=>e?.prototype?.[t],et=e=>Pr(globalThis.Buffer,e),fe=et("ucs2Slice"),Wt=et("ucs2Write"),Pt=et("utf8Slice"),re=et(
"latin1Slice"),Tn=e=>globalThis[e],kr=Tn("TextDecoder"),On=Pr(kr,"decode");function A(e,t=!1,r=!0){let o=new kr(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:On})}function T(e){try{return e()}catch{return}}var O=()=>"InternalError"in globalThis,B=()=>"Bun"in globalThis,de=()=>kt().includes(
"Chrome/"),N=()=>kt().includes("AppleWebKit/")&&!de()&&!(Y()>0);function kt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var v=()=>"Deno"in globalThis,$=()=>kt()==="Cloudflare-Workers",oe=()=>N()||$(),Y=()=>$()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),g=()=>Y()<22,He=e=>globalThis.process?.getBuiltinModule?.(e),Rt;function $r(){let{
TransformStream:e}=globalThis;return e&&e===Rt?e:(Rt=[e,He("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Rt)}var An=e=>He("node:fs").readFileSync(e);function Hr(e){try{return An(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var tt=()=>Hr(()=>new URL("./decoder.wasm",import.meta.url)),rt="encoding-wasm/decoder";var Gr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var p=In();function In(){let e=Gr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var vr=u(()=>new Map(p.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Fn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],nt=e=>e<36&&e!==33,G=e=>e>0&&e<29,it=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(p[e].name),_n=e=>Fn.find(([t])=>e>=t)[1];function Yr(e){let t=vr();return t.get(e)??t.get(Jr(Un(e)))}function Be(e,t){
let r=Yr(e);if(r===void 0){let o=Mn(e),n=o===void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=_n(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${rt}' doesn't include ${p[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var bn=u(
()=>new Map(Array.from(vr(),([e,t])=>[Kr(e),t]).reverse()));function Mn(e){let t=Kr(e),r=bn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var Kr=e=>Jr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Vr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ge(e){if(e[0]>=239)return Vr.find(t=>t.bytes.every((r,o)=>e[o]===r))}function qr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function zr(e){return Vr.find(t=>t.encoding===e)?.bytes}function Ee(e){return e===
0||e===37||e===38}function Un(e){let t=0,r=e.length;for(;jr(e[t]);)t+=1;for(;jr(e[r-1]);)r-=1;return e.slice(t,r)}var jr=e=>`\
	
\f\r `.includes(e);function Jr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Xr(e){let t=Yr(`${e}`);return t===
void 0?null:p[t].name}var Gt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Zr=()=>Object.getPrototypeOf(Uint8Array.prototype),st=e=>Gt(Zr(),
e),jt=e=>Gt(DataView.prototype,e),Dn=()=>Gt(ArrayBuffer.prototype,"byteLength"),vt=e=>Zr()[e],Ln=st(Symbol.toStringTag),
Yt=st("buffer"),Qr=st("byteOffset"),eo=st("byteLength");var Nn=vt("set"),Rn=vt("slice"),Wn=vt("subarray"),Pn=jt("buffer"),kn=jt("byteOffset"),to=jt("byteLength"),ro=Dn(),V=e=>eo.
call(e);function q(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:V(e)}var F=(e,t,r=V(e))=>new Uint8Array(
Yt.call(e),Qr.call(e)+t,r-t);function oo(e,t){let r=new Uint8Array(V(e)+V(t));return R(r,e),R(r,t,V(e)),r}var R=(e,t,r)=>Nn.call(e,t,r);var $n=u(()=>O()?96:N()?1024:1/0);function Kt(e,t,r){if(r-t<=$n())return Rn.call(e,t,r);let o=new Uint8Array(r-t);return R(
o,Wn.call(e,t,r)),o}function Vt(e,t,r){if(r>24)return Kt(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function U(e,t){if(t<=64)return!1;try{return ro.call(Yt.call(e)),!1}catch{return!0}}var Hn="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function Z(e,t,r=Hn){if(!ArrayBuffer.isView(e)&&qt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function je(e){if(ArrayBuffer.isView(e))return Gn(e);try{return new Uint8Array(e)}catch{return ie}}var ve=e=>e instanceof
Uint8Array?e:je(e);function Gn(e){try{return Ln.call(e)===void 0?new Uint8Array(Pn.call(e),kn.call(e),to.call(e)):new Uint8Array(
Yt.call(e),Qr.call(e),eo.call(e))}catch{return ie}}var ie=new Uint8Array;function qt(e){try{return ro.call(e)}catch{}try{
return to.call(new DataView(e))}catch{return}}function ue(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var le=e=>`${e}`;var Jt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#t=0;#n=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=G(t)&&!r}accept(t){T(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#n=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#n?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#t=15,this.decoder=void 0}reconsider(t,r){
let o=this.#r;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&U(t,r)))try{let o=this.
decoder.decode(t),n=this.#n&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},no=[],Xt=[];function ft(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Xt[o];if(n)return n;
let i=new Jt(e,t,r);Xt[o]=i;let s=no[e];return s&&i.accept(s),i}function Ie(e,t){no[e]=t;for(let r=0;r<4;r++)Xt[4*e+r]?.
accept(t)}var Fe=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var b=new Uint8Array(512),Zt=[];function Qt(e){return Zt[e]??=F(b,0,e),Zt[e]}function io(e,t,r){return t>b.length?F(e,0,
r):(e!==Zt[t]&&R(b,e),Qt(r))}function me(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function ao(e,t,r){let{memory:o}=e,n=dt(a=>Vn(a,r),o,t),i=dt(zn,o,t);if(n&&i){let a=v()?1/0:64;return{...i,read:(l,y)=>(y<
128?n:i).read(l,y),write:(l,y)=>(l.length<a?n:i).write(l,y),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:v()?n.
writeBytes:void 0,mostByTable:512}}let s=er(o);if(n)return O()?qn(n,dt(co,o,t)):n;let c=i??dt(co,o,t)??s,f=i?18:15,d={...c,
read:(a,l)=>(l<=f?s:c).read(a,l),write:(a,l)=>(a.length<16?s:c).write(a,l)};return i?Yn(d,e,t):d}var Yn=(e,t,r)=>({...e,
readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<0?null:
e.read(r,c)},readsInput:!0,mostByTable:512});function dt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),er(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Kn="str\
ings";function Vn(e,t){let[r]=WebAssembly.Module.customSections(t,Kn),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function qn(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function zn(e){let[t,r]=[fe,Wt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(l,y){R(d,new Uint8Array(
e.buffer,l,2*y),a),a+=2*y},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function co(e){let t=A("utf-16le"),{write:r,most:o}=er(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function er(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return me(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var at,m,rr,uo,lo,E,M={input:0,units:0,output:0},Ye=0,ut={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN,count:0};function pe(e,t){
ut.name=e,ut.encoding=t,h.newCodec=NaN,h.count+=1,h.isBusy&&Xn(),h.isBusy=!0}function Xn(){try{yo(),at??=xo(ei(tt())),ho(
new WebAssembly.Instance(at),at)}catch(e){throw So(e)}}async function or(e,t){try{yo();let r=e(),o=mo(r)?r:await WebAssembly.compile(t?r:Qn(r));xo(o);let n=await WebAssembly.instantiate(
o);if(nr())return;ho(n,o),at=o}catch(r){throw So(r)}}var Zn=[0,97,115,109];function Qn(e){let t=je(Z(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Zn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var nr=()=>!h.isBusy;function ei(e){return mo(e)?e:new WebAssembly.Module(e)}function mo(e){try{return WebAssembly.
Module.customSections(e,po),!0}catch{return!1}}var po="encoding-wasm";function xo(e){let[t]=WebAssembly.Module.customSections(
e,po),r=`${rt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function ho({
exports:e},t){m=e,tr=WebAssembly.RuntimeError,M.input=m.input(),M.units=m.units(),M.output=m.output(),To(),E=ao(m,M.units,
t),Ye=Math.min(m.units_length(),E.most),h.isBusy=!1}function yo(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function So(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(ti(e))return new RangeError(`encoding-wasm: ${wo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var wo="no memory \
for WebAssembly; free some, and call again",ti=e=>e instanceof RangeError&&/memory/i.test(e.message);function ir(){return cr(),
rr}function lt(){return cr(),uo}function sr(){return cr(),lo}function cr(){rr[0]===void 0&&To()}function To(){let{buffer:e}=m.
memory;rr=new Uint8Array(e),uo=new Uint8Array(e,M.input,65536),lo=new Int32Array(e,m.codec(),m.codec_length()>>2)}function Oo(e,t){
return pe(e,-1),mt(t)}function mt(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw W(t)}}var tr;function W(e){if(!h.
isBusy||!tr||!(e instanceof tr))return e;let t=p[ut.encoding]?.name,r=`${ut.name}${t?` of ${t}`:""} failed`;return ri()?
new RangeError(`encoding-wasm: ${r}: ${wo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function ri(){try{return m.memory.grow(32),
!1}catch{return!0}}function Ue(e=null){let t=sr();return Fo(t,e??new Int32Array(t.length))}function Io(){return m.held()!==0?Ue():(h.newCodec=
fr,null)}var si=e=>Fo(e,sr());function Fo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function xe(e,t){ci(e,t)||(pe(
"decoding",e),t?si(t):m.new_decoder(e),fr=e===33||e===36?NaN:e)}var fr=NaN;function ci(e,t){return t||h.newCodec!==e||h.
isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function he(e,t,r,o,n){be(e,t),h.isBusy=!0;let i=m.decode_block(t,r,+o,+n);return h.isBusy=!1,n&&i>=0&&(h.newCodec=fr),di(
i)}var ce={encoding:-1,source:0,most:0,owner:void 0};function pt(e,t,r){if(ce.encoding!==e||ce.owner!==m||h.isBusy){try{pe(
"decoding",e),ce.owner=m;let n=E.readBytes?m.byte_table(e):0;ce.source=E.readsInput?e:n,ce.most=n===0?0:!it(e)&&E.mostByTable||
1/0,ce.encoding=e}catch(n){throw W(n)}h.isBusy=!1}if(r>ce.most)return;if(r<=65536)return be(t,r),Ao(r);if(E.most>Ye)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);be(F(t,n,n+i),i),o=ye(o,Ao(i))}return o}function xt(e,t,r,o){
return Oo("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(4*n,65536,t-i)),be(n===t?e:F(e,
i,i+n),n),!m.is_free_of(n,r,o))return!1;return!0})}function fi(e,t){let r=-1,o,n;function i(s){try{return pe(e,s),r=s,n=
m,o=t(s),h.isBusy=!1,o}catch(c){throw W(c)}}return s=>s===r&&n===m&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var ht=fi("decoding",e=>{let t=G(e),r=(!t?m.pair_table(e):m.byte_table(e))>>>0;return r>0?new Uint16Array(m.memory.buffer,
r,t?256:65536):void 0}),Ao=e=>E.readBytes(M.input,e,ce.source);function ye(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var _o=e=>e+65536+3<=Ye,bo=e=>e>Ye&&e<268435456?E.collect?.(e+3):void 0,Mo=()=>M.units,Uo=()=>ir()[M.units]|ir()[M.units+
1]<<8,Ce=(e,t)=>E.read(M.units+2*e,t-e);function be(e,t){let r=lt();if(t>8)try{R(r,e)}catch{R(r,F(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function di(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var dr={finished:()=>m.finished()!==0,read:()=>m.read(),written:()=>m.written(),codePoint:()=>m.code_point(),start:()=>m.
start(),length:()=>m.length()};var z=new Uint8Array(256);function mr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Co(z,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Co(r,o,e);r[o]=n}return r}function Co(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)z[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)z[n++]=s;else if(s<2048)z[n++]=
192|s>>6,z[n++]=128|s&63;else if(!Se(s))z[n++]=224|s>>12,z[n++]=128|s>>6&63,z[n++]=128|s&63;else{let c=li(r,i);c>=65536&&
(i+=1),n=pi(c,z,n)}}return Vt(z,0,n)}var Se=e=>(e&63488)===55296;function li(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var mi=e=>e<128?1:e<2048?2:e<65536?3:4;function pi(e,t,r){if(e<128)return t[r]=e,r+1;let o=mi(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var go=new Uint8Array(128),P=xi(go);
function xi(e){return new Uint16Array(e.buffer)}var Ve=u(()=>hr()?0:18),pr=u(()=>O()||g()?18:8),hi=u(()=>g()?54:v()||!(Y()>=
22||oe())?64:32),yi=u(()=>N()?64:32),Si=u(()=>N()?36:18),St=(e,t)=>(e[0]&e[t>>1])>=128;function Do(e,t,r){return r?t<=pr():
t<=Si()||t<=yi()&&(St(e,t)||At())}var wt=(e,t)=>t<=18||t<=64&&St(e,t)&&t<=hi(),L={length:0,bytes:0};function Lo(e,t){for(let r=0;r<
t;r++){let o=e[r];if(o>=128)return;P[r]=o}return me(P,0,t)}function De(e,t,r,o){if(e[0]<128&&hr())return yr(e,t)?re.call(
e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))return ar(
e,s,t,r,o,n);let l=e[i++]^128,y=d?0:e[i++]^128;if(c=d?(f&31)<<6|l:(f&15)<<12|l<<6|y,(l|y)>=64||!d&&(c<2048||Se(c)||c===65279))
return ar(e,s,t,r,o,n)}P[n++]=c}return ze(n)}function No(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<t;n+=2){let i=r?e[n]<<
8|e[n+1]:e[n]|e[n+1]<<8;if(Se(i))return;P[o++]=i}return ze(o)}function ar(e,t,r,o,n,i){let s=xr();for(let c=t;c<r&&i<=s;){
let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,l=d===0&&f>=128,y=f===224?160:f===240?144:128,I=f===237?
159:f===244?143:191,te=0;for(;te<d&&c<r;te++,c++){let X=e[c];if(X<y||X>I)break;y=128,I=191,a=a<<6|X&63}if(te<d){if(c===r&&
!o){if(f===239)return;let X=128|a&63,w=te===2?128|a>>6&63|X<<8:X;Ro(f|w<<8,1+te);break}l=!0}if(l&&n||(l&&(a=65533),a===65279))
return;a>65535&&(P[i++]=55232+(a>>10),a=56320|a&1023),P[i++]=a}return ze(i)}function Tt(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=ht(o),!n)return;if(d=n[f],Se(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Ot(f,o))
break;if(Se(d))return wi(e,c,t,r,i,o,n)}}P[i++]=d}return ze(i)}function wi(e,t,r,o,n,i,s){let c=xr();for(let f=t;f<r&&n<=
c;){let d=e[f++],a=d<128?d:s[d];if(Se(a)){if(f===r&&!o&&Ot(d,i))break;let l=f<r?e[f]:0;if(a=s[d|l<<8],!Se(a))f+=1;else if(Oi(
a))a=65533;else{let I=f+2<r&&i<=30?Ti(d,l,e[f+1],e[f+2]):0;if(I===0)return;P[n++]=55232+(I>>10),a=56320|I&1023,f+=3}}P[n++]=
a}return ze(n)}function Ti(e,t,r,o){let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*
10+(o-48);return n&&i>=189e3&&i<1237576?65536+i-189e3:0}var Oi=e=>e>=57088&&e<=57216;function qe(e,t){for(let r=1;r<=3&&
r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function Le(e,t,r){return L.
length=0,ar(e,t,r,!1,!0,0)===""}function Ot(e,t){let r=t!==32||e<144||e>160;return r&&Ro(e,1),r}function Ro(e,t){L.length=
t,L.bytes=e}function ze(e){if(e<3||e<=18&&!hr())return me(P,0,e);if(At())return fe.call(go,0,2*e);if(!(e>xr()))return me(
P,0,18)+me(P,18,e-18)}var xr=u(()=>At()?1/0:36),hr=u(()=>B()&&At()),At=u(()=>T(Ai)===!0);function Ai(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(fe)==="a\uFEFF\uD83D"&&t(re)==="a\0\xFF\xFE=\xD8"}
function yr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function k(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}var Bt=u(()=>T(bi)),Re=u(()=>T(Mi)),Ii=u(()=>T(ki)),Fi=u(()=>T($i));function Wo(e,t,r){let o=Po(e);if(!(!o||r<24||U(t,r))&&
!(e===0&&$o(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Po(e){return e===0?Re():e===38?Ii():e===37?Fi():void 0}function Ar(e,t,r,o){
if(L.length=0,o&&t>8192||t>1024&&(U(e,t)||$o(e,t)))return;let n=Re();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=qe(e,
t);if(!(i<t&&(r||!Le(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:io(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,
i);return t>256&&c!==void 0&&Et(s,i,c),c}catch{return}}function ko(e,t,r){let o=Po(e);if(!(r%2>0||!o?.takes?.(t,r)||U(t,
r)))return o.decode(t,!0)}function $o(e,t){if(t<8192||_i())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var _i=u(N);function bi(){let{isAscii:e}=He("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Mi(){let e=g(),t=e?Bt():void 0;if(e&&!t)return;
let r=A("utf-8"),o=T(gi),n=w=>r.decode(w),i=Ni(n),s=Ci(i,o),c=t&&((w,C)=>k(w,C)&&t(w)),f=c??(de()?Ri:$()?Pi:void 0),d=c?
(w,C)=>C>256?c(w,C):Yo(w,C)&&!(C>54&&St(w,C)):f,a=Uint8Array.of(...Ho,...jo.flat()),l=`${Go}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
y=Uint8Array.of(97,127),I=i(a,a.length)===l&&n(a)===l&&r.decode(a.buffer)===l&&i(y,2)==="a\x7F"&&Sr(w=>s(w,w.length)),te=re;
if(!I||t&&te.call(y)!=="a\x7F")return;let X=(w,C)=>A("utf-8",w&&o!==void 0,C);return Ie(0,{newDecoder:X,isRight:(w,C)=>Di(
X(w,C)),canFail:!0,...Ui()}),{decode(w,C){try{return t?te.call(w):(C?s:n)(w,w.length)}catch{return}},decodeQuickly:i,decodesStart:vo(),
decodeOrFail:s,takesQuickly:d,takes:f,completeLength:qe}}function Ui(){return B()?Ne(1):v()?{...Ne(257),leastBeyondASCII:65,
leastOfBuffer:8192}:g()?{...Ne(19),most:2048,onlyASCII:!0}:de()?{...Ne(48),leastOfBuffer:48,onlyASCII:!0}:$()?{...Ne(33),
most:1023}:Ne(Y()>0?512:33)}var Ne=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Ci(e,t){
let r=Li(e);return t?B()||oe()?o=>t.decode(o):Y()>0?(o,n)=>n>256&&k(o,n)?t.decode(o):r(o,n):r:r}function gi(){let e=A("u\
tf-8",!0);return Sr(r=>e.decode(r))&&Sr(({buffer:r})=>e.decode(r))&&!v()?e:void 0}var Di=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...mr("\uFEFF"),...mr(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),Sr=e=>e(Uint8Array.from(Ho))===Go&&jo.every(t=>T(()=>e(Uint8Array.from(t)))===void 0),Ho=[239,187,191,97,230,188,162,
240,159,146,169],Go="\uFEFFa\u6F22\u{1F4A9}",jo=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Li=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Ni(e){let[t,r]=[Pt,re];return g()?(o,n)=>n>256?
r.call(o,0,n):t.call(o,0,n):vo()?(o,n)=>t.call(o,0,n):!t||!v()?e:(o,n)=>Yo(o,n)?t.call(o):e(o)}var vo=()=>Pt!==void 0&&Y()>
0&&!v()&&!B(),Yo=(e,t)=>t<=64||t<=256&&k(e,t);function Ri(e,t){if(t<64)return!1;if(k(e,t))return!0;if(t<256)return!1;let r=0,
o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}
return r>8||t>=768&&n===0&&r>=3*o}var Wi=u($),wr=0;function Et(e,t,r){t<1024||!Wi()||!k(e,t)||(wr=r.length===t?0:wr+1)}function Pi(e,t){
if(t<1024)return!0;if(k(e,t))return wr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=
1);return r<3}function ki(){return O()||oe()?Ko(!1):Hi()}function $i(){return O()?Ko(!0):void 0}function Hi(){let e=fe,t="\
\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(
r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=g()?512:1/0;return Vo(!1,(i,s)=>s<=o||k(i,s)&&Bt()?.(i)===!0,(i,s)=>{
let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Ko(e){let t=A(e?"utf-16be":
"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")
return Vo(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Vo=(e,t,r)=>({takes:t,decode(o,n){
try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var _={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Br=1;function Je(e,t,r,o){return t>=
Br?Gi(e,t,r,o):void 0}function Gi(e,t,r,o){if((_.encoding!==o||_.owner!==m||h.isBusy)&&!ji(o)||t>_.most&&(t>_.mostBeyondASCII||
k(e,t)))return;be(e,t);let{readBytes:n,readPairs:i}=E;if(!!0||!_.isOfPairs)return n(M.input,t,_.source);let{piece:s}=_,c=i(
M.input,t,_.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=lt();if(c.length===s){let a=f[t],l=i(M.input+t-a,a,
_.source,+!r,s);if(l===null)return;c+=l}return f[t]===0||Ot(f[t-1],o)?c:void 0}function ji(e){return h.isBusy?!1:E.readPairs?
(pe("decoding",e),mt(()=>{let t=G(e);_.isOfPairs=!t;let r=t?m.byte_table(e):m.pair_table(e);_.source=E.readsInput?e:r;let o=Xe(
e);return Br=o.least,_.piece=o.piece,_.most=r>0?o.any:0,_.mostBeyondASCII=r>0?o.beyondASCII:0,_.owner=m,_.encoding=e,!0})):
(Br=1/0,!1)}var vi=u(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!E.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(O()){let r={...e(72),piece:E.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(E.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(g()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(B()?0:256),single:e(256),multi:t}});function Xe(e){let{windows1252:t,
single:r,multi:o}=vi();return e===21?t:G(e)?r:o}var Ft=u(()=>B()?0:oe()||g()?8:de()?352:18),Xo=u(()=>Math.min(Ft(),Ve(),pr())),Yi=u(B);function Zo(e,t,r){if(r>64)return k(
t,r)?Ki(e,t,r):void 0;if(r<=Ve()||(t[r>>1]|t[r-1])>=128||!yr(t,r))return;let o=Ut();return o?o.call(t,0,r):pt(e,t,r)}function Ki(e,t,r){
let o=Ut(),n=G(e);if(!(r<512&&(n||!o))&&!(e===21&&_t>0)&&!(n&&on(e))&&!U(t,r))try{return Bt()?.(t)??xt(t,r,128,128)?o?o.
call(t):Re()?.decodeQuickly(t,r):void 0}catch{return}}var It=[],Er=[];function Qo(e,t,r){if(!(Er[e]===null||r<=Ft())&&!(r>=
512&&r>tn(e)))return Er[e]??=Ji(e),Mt(Er[e],t,r)}function en(e,t,r){return r<512?(Yi()?Ir(e,t,r):void 0)??pt(e,t,r)??Ir(
e,t,r)??qo(e,t,r):Ir(e,t,r)??(Qi(e)?qo(e,t,r):void 0)??pt(e,t,r)}var _t=0,Vi=u(()=>Fr()?8192:512),qi=e=>_t>0&&e<Vi();function Ir(e,t,r){
let o=Ut();if(!o||e!==21)return;if(qi(r)){_t-=1;return}let n=Zi(t,r);if(_t=n?0:15,!!n&&!U(t,r))try{return o.call(t)}catch{
return}}var qo=(e,t,r)=>Mt(rn(e),t,r);function Mt(e,t,r){if(!(!e||r>1024&&U(t,r)))try{return e.decode(t)}catch{return}}var zi=u(
()=>B()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function tn(e){if(on(e))return 8192;let{windows1252:t,
other:r}=zi();return e===21?t:r}function Ji(e){let t=os(e)?rn(e):null;if(t){let r=bt(e,Ze()).includes("\uFFFD"),o=Math.max(
Ft(),Xe(e).any)+1;Ie(e,{newDecoder:n=>n&&r?A(p[e].name,!0):t,isRight:n=>!(n&&r)||is(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:O()?1:Ft()+1,most:tn(e),onlyASCII:!1})}return t}function rn(e){return It[e]===void 0&&(It[e]=null,It[e]=T(
()=>ns(e))??null),It[e]}var Ut=u(()=>T(Xi));function Xi(){let e=re,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Zi(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||xt(e,t,128,224)}var Qi=e=>e===21?Fr():es()||ts()&&it(e),on=e=>!Ut()&&(e===21?Fr():rs()),es=u(()=>O()||N()),
ts=u(()=>$()||B()),rs=u(O),Fr=u(()=>O()||B()||!(Y()>0)),os=e=>O()||B()||oe()||g()||de()&&e===21,Ze=()=>Uint8Array.from({
length:256},(e,t)=>t);function bt(e,t){let r=ht(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function ns(e){let t=A(
p[e].name),r=n=>t.decode(n)===bt(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Ze().every(n=>r(Uint8Array.of(n)))&&
r(o)?t:void 0}function is(e){let t=bt(e,Ze()),r=Ze().filter(f=>t[f]!=="\uFFFD"),o=A(p[e].name,!0),n=f=>T(()=>o.decode(f)),
i=f=>n(f)===bt(e,f),s=Uint8Array.from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.
of(...s,f))===void 0;return i(s)&&Ze().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var nn;function _r(e,t,r){return nn??=ss(),nn(e,t,r)}function ss(){let e=Re(),t=!(e&&B());return(r,o,n)=>{if(t&&wt(r,o)){
let i=(o<=18?Lo(r,o):void 0)??De(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(
r,o):e?.decodeQuickly(r,o)}catch{return}}}function we(e,t,r,o=!1){try{xe(e,null);let n=he(t,r,0,o,!0);return n<0?void 0:
Ce(0,n)}catch(n){throw W(n)}}function sn(e,t,r,o){L.length=0;let n=r?t:qe(e,t);return n===t||Le(e,n,t)?we(0,e,n,o):void 0}var Mr=u(()=>O()?{any:2048,markup:1/0}:$()?{any:512,markup:2048}:{any:0,markup:B()?2048:N()?112:0}),Ur=()=>Mr().markup>0,
ds=u(()=>Ur()?1/0:33),cn=(e,t,r)=>e>=29&&e<36&&r>=ds()&&t[0]>=128,Cr=[],fn=(e,t,r)=>gr(e,t,r)?Mt(Cr[e],t,r):void 0;function gr(e,t,r){
let{any:o,markup:n}=Mr();return r>n||r>o&&!as(t,r)?!1:Cr[e]?!0:(us(e,r),!1)}function as(e,t){if((e[1]&e[t>>1])>=128)return!1;
let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Qe=[];function us(e,t){Qe[e]===void 0&&
(Qe[e]=T(()=>hs(e))??null);let r=Qe[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Qe[e]=null,T(()=>{let{value:o}=r.
sequences.next();o?r.decoder.decode(o)===we(e,o,V(o))&&(Qe[e]=r):ls(e,r.decoder)})))}function ls(e,t){Cr[e]=t;let{any:r,
piece:o}=Xe(e);Ie(e,{newDecoder:n=>n?A(p[e].name,!0):t,isRight:n=>!n||ms(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(
r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,most:Mr().any,onlyASCII:!1})}var ms=e=>ps.every(t=>xs.every(r=>{
let o=A(p[e].name,!0),n=Uint8Array.of(97,t,...r);return T(()=>o.decode(n))===we(e,n,n.length,!0)})),ps=[128,129,142,143,
161,224,255],xs=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],hs=e=>({
decoder:A(p[e].name),sequences:Ss(e),credit:0}),ys=[[239,187,191],[254,255],[255,254],[132,49,149,51]],br=[10,164,162];function*Ss(e){
let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ys)yield Uint8Array.of(...i,...br);for(let i=128;i<=255;i++)
yield Te([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Te([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield Te([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Te([i,Math.min(i+7,254)],r,n,r);yield Te(
[227,227],[50,50],o,r),yield Te([129,129],[48,48],t),yield Te([129,129],[48,48],n,t)}}function Te(...e){let t=e.map(([s,
c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+br.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.
length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(br,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(
i+o,i,i+e.length-1),n}var Oe=class{encoding;fatal;ignoreBOM;#e=null;#r=0;#t=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=
r,this.ignoreBOM=o,this.#o=n}get name(){return p[this.encoding].name}reset(){this.#e=null,this.#t=0,this.#n=!1,this.#o=0}decode(t,r,o){
let n=q(t);if(!this.#e){if(this.#n&&this.#t===0&&this.encoding===0&&n<=256&&t[n-1]<128){let s=_r(t,n,this.fatal);if(s!==
void 0)return this.#o+=n,s}let i=this.#t===0?this.#x(t,n,r):this.#h(t,n,r);if(i!==void 0)return r||this.#p(n),i}return this.#d(
t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&r>0){let s=i?_r(t,r,this.fatal)??
we(n,t,r,this.fatal):Ar(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):s}else{let s=r>0?Je(t,r,!0,n):void 0,
f=s===void 0&&!(i&&cn(n,t,r))?this.#u(t,r,!0):this.#s(s);if(f!==void 0)return f;let d=i&&!Ee(n)?we(n,t,r,this.fatal):void 0;
if(d!==void 0)return d}return this.#d(t,r,!0,o)}#d(t,r,o,n){if(this.#t>0){let a=this.#S(t,r,o,n);if(a!==void 0)return a;
let l=this.#t+r;if(r>0&&l<=b.length)return this.#w(t,l,o,n);this.#T()}let i=this.#e,s=this.#n,c=this.#o,f="";try{f=this.#O(
t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=i,this.#n=s,this.#o=c,W(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,
this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#x(t,r,o){let{encoding:n}=this;L.length=0;let i=r>0&&n!==0?Je(t,r,o,n):
void 0;return i===void 0?this.#u(t,r,o):this.#s(i)}#u(t,r,o){let{encoding:n}=this;if(r===0)return"";if(n===0){let c=wt(t,
r)?De(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#c(this.#l(t,r,o))}if(n===38||n===37){let c=r<=36?No(t,r,n===37):
ko(n,t,r);return this.#c(c)}if(!nt(n))return;let i=G(n),s=r<=(i?Xo():t[0]<128?Ve():18)?Tt(t,r,o,n):Ts(n,i,t,r,o);return this.#s(
s)}#l(t,r,o){return Ar(t,r,o,this.fatal)??(r<=256?sn(t,r,o,this.fatal):void 0)}#s(t){return this.fatal&&this.encoding!==
21&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#h(t,r,o){
let n=this.#t+r;if(!(r===0||n>b.length))return L.length=0,n>18?this.#y(t,n,o):(this.#a(t,n),this.encoding===0?De(b,n,o,this.
fatal):this.#s(Je(b,n,o,this.encoding)??Tt(b,n,o,this.encoding)))}#y(t,r,o){let n=this.#m(t,r);return this.encoding===0?
this.#l(n,r,o):this.#s(Je(n,r,o,this.encoding))}#S(t,r,o,n){if(this.encoding!==0)return;let i=this.#o,s=this.#n,c=this.#r,
f=this.#t,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#a(t,a);let l=De(b,a,!0,!0);if(l===void 0)return;let y=a-f;this.#t=
0,this.#o+=y,this.#n=!0;try{return ye(l,this.decode(F(t,y),o,n))}catch(I){throw this.#n=s,I instanceof Fe||I instanceof TypeError||
(this.#e=null,this.#o=i,this.#r=c,this.#t=f),I}}#a(t,r){b[0]=this.#r,b[1]=this.#r>>8,b[2]=this.#r>>16;let o=this.#t;for(let n=o;n<
r;n++)b[n]=t[n-o]}#m(t,r){return this.#a(t,this.#t),R(b,t,this.#t),Qt(r)}#p(t){this.#o+=t,this.#n||=this.#t+t>L.length,this.#t=
L.length,this.#r=L.bytes}#w(t,r,o,n){let i=this.#t,s=this.#m(t,r);this.#t=0,this.#o-=i;try{return this.#d(s,r,o,n)}catch(c){
throw c instanceof Fe||c instanceof TypeError||(this.#t=i,this.#o+=i),c}}#T(){let t=Uint8Array.of(this.#r,this.#r>>8,this.#r>>
16);try{xe(this.encoding,null),he(t,this.#t,0,this.fatal,!1),this.#e=Ue(),this.#t=0}catch(r){throw W(r)}}#O(t,r,o){if(this.
fatal&&this.encoding===0&&r<=8192)return;let n=Wo(this.encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<
256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=
this.#f(F(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:F(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=ye(s,
this.#f(f,c-i,!0)),this.#i)return s}else Et(f,c-i,d),s=ye(s,this.#c(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.encoding===
0&&!o&&Le(t,c,r)?(this.#p(r-c),s):ye(s,this.#f(F(t,c,r),r-c,o))}#f(t,r,o){xe(this.encoding,this.#e);let n="",i=bo(r),s=this.#n||
this.ignoreBOM||!Ee(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),l=f===0&&d?t:F(t,f,
f+a),y=he(l,a,c,this.fatal,o&&d);if(y<0)return this.#e=Ue(),this.#i=new Fe(this.name,this.#o+f+dr.start(),dr.length()),n;
if(c+=y,c>0&&(d||!_o(c))){let I=!s&&Uo()===65279?1:0;i?i.add(Mo()+2*I,c-I):n=ye(n,Ce(I,c)),s=!0,c=0}if(d)break}return this.#n=
s,this.#e=o?null:Io(),this.#o+=r,i?i.toText():(this.encoding===0&&Et(t,r,n),n)}},Ts=(e,t,r,o,n)=>(t?Qo(e,r,o):void 0)??(r[0]<
128?Zo(e,r,o):void 0)??(!t&&n&&o>18?fn(e,r,o):void 0)??(Do(r,o,t)?Tt(r,o,n,e):void 0)??(t?en(e,r,o):void 0),Dr=({encoding:e,
fatal:t,ignoreBOM:r})=>new Oe(e,t,r);function Ct(e){return e.common??=Dr(e),e.common}var dn=(e,t,r,o,n,i)=>gt(ft(r,o,n),
e,t,i);function gt(e,t,r,o){if(r<e.leastOfAny)return Ct(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==
void 0)return n;let i=Ct(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function an(e,t){let r=Be(e,t);if(r===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return r}function Pe(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Dt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var mn=u(O),Lr=e=>e>=29&&nt(e);function Rr(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(Lr(t)?Ur():Ee(t)&&mn())&&!r?new Nr(
t,r,o):Dr(e)}var Nr=class extends Oe{#e=void 0;#r=!1;#t=!1;reset(){super.reset(),this.#r=!1}decode(t,r,o){return this.#t||
!this.#r&&!r&&this.#n(t)?this.#o(t,r):super.decode(t,r,o)}#n(t){let r=Is(this.encoding,t,q(t));return this.#r=!r,r&&(this.#e??=
A(this.name,!1,this.ignoreBOM)),r}#o(t,r){let o=q(t),n=o>1024&&U(t,o)?Kt(t,0,o):t,i=this.#e;this.#t=!r;try{return i.decode(
n,r?Es:Bs)}catch(s){throw this.#e=void 0,this.#t=!1,W(s)}}},Bs={stream:!0},Es={stream:!1};function Is(e,t,r){let o=Lr(e)&&
mn()?16:40;return r<o||Lr(e)&&!gr(e,t,r)?!1:(un[e]??=T(()=>_s(e))===!0,un[e])}var un=[],Fs=[97,128,129,142,143,161,195,216,
227,240,255],ln=[32,48,129,161,220,254];function _s(e){let t=A(p[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);xe(e,r);
let f=Ce(0,he(c,1,0,!1,s));return r=Ue(),t.decode(c,{stream:!s})===f};return Fs.flatMap(i=>ln.flatMap(s=>ln.flatMap(c=>[
i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&bs(e)}function bs(e){let t=A(p[e].name,!1,!1),r=zr(e)??[];return[...r,...r].map(
n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===(Ee(e)?"\uFEFF":"")}var ke="Failed to execute 'decode' on 'TextDecoder'",Lt=Pe({TextDecoder:class{#e;#r;#t=!1;constructor(e="utf-8",t=void 0){
this.#e=pn(e,t,"Failed to construct 'TextDecoder'"),new.target!==Lt&&Dt(this,new.target,Lt)}get encoding(){return p[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=ie,t=void 0){
if(t===void 0&&!this.#t){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!U(e,o))){let n=r.decoder.decode(e);return r.onlyASCII&&n.length!==o&&r.pause(),
n}}catch{r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return Ct(r).decodeWhole(e,q(e),ke)}else if(e instanceof
ArrayBuffer){let o=Us(r,e);if(o!==void 0)return o}}return this.#n(e,t)}#n(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!r||typeof t!="object")&&Ms(e,t);let o=!!t?.stream,n=r?e:ve(e),i=this.#e;return i.isStateless||!this.#t&&!o?gt(
i,n,q(n),ke):(this.#t||this.#o(),this.#t=o,this.#r.decode(n,!o,ke))}#o(){this.#r??=Rr(this.#e),this.#r.reset()}}});function Ms(e,t){
Z(e,ke),ue(t,ke)}function Us(e,t){if(e.takesAnyBuffer)try{let n=e.decoder.decode(t);return 2*n.length>e.mostAtOnce&&(e.takesAnyBuffer=
!1),n}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=qt(t);return o?gt(e,new Uint8Array(t),o,ke):
void 0}function pn(e,t,r){let o=le(e);ue(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return ft(an(o,r),n,i)}var xn=(e,t,r)=>Rr(
pn(e,t,r));function Cs(e,t,r){let o=$r();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Wr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Cs(e,(o,n)=>n(t.decode(je(Z(o,r)),!1,r)),o=>o(t.
decode(ie,!0,r)))}var Nt=Pe({TextDecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r=xn(e,t,"Failed to const\
ruct 'TextDecoderStream'");this.#e=r,this.#r=Wr("TextDecoderStream",r),new.target!==Nt&&Dt(this,new.target,Nt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#r.readable}get writable(){return this.#r.writable}}});var $e=class{fatal;ignoreBOM;#e;#r;#t=ie;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#r?.
name??null}decode(t,r,o){if(this.#r)return this.#r.decode(t,r,o);let n=r&&V(this.#t)===0?t:oo(this.#t,t);if(!r&&qr(n))return this.#t=
n,"";let i=Ge(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#r=new Oe(i?.encoding??this.#e,this.fatal,!0,s),this.#r.
decode(s>0?F(n,s):n,r,o)}};var hn=Pe({DecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=le(e);
ue(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new $e(Be(o,r),n,i);this.#e=s,this.#r=Wr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#r.readable}get writable(){
return this.#r.writable}}});function yn(e){let t=Ge(ve(Z(e,"Failed to execute 'bomSniff'")));return t?p[t.encoding].name:null}function Sn(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=Z(e,o),i=Be(le(t),o);ue(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=ve(n);return Ge(f)?
new $e(i,s,c).decode(f,!0,o):dn(f,q(f),i,s,!0,o)}async function wn(e=void 0){let t=await e;if(t===void 0)nr()||await or(tt,!0);else{let r=gs(t)?await Ds(t):t;await or(()=>r,
!1)}}var gs=e=>typeof e?.arrayBuffer=="function";function Ds(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{hn as DecoderStream,Lt as TextDecoder,Nt as TextDecoderStream,yn as bomSniff,Sn as decode,p as encodings,wn as initialize,
Xr as labelToName};
