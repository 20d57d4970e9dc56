var Rr=(e,t)=>e?.prototype?.[t],et=e=>Rr(globalThis.Buffer,e),ce=et("ucs2Slice"),Pt=et("ucs2Write"),kt=et("utf8Slice"),te=et(
"latin1Slice"),Tn=e=>globalThis[e],Wr=Tn("TextDecoder"),On=Rr(Wr,"decode");function A(e,t=!1,r=!0){let o=new Wr(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:On})}function T(e){try{return e()}catch{return}}var O=()=>"InternalError"in globalThis,B=()=>"Bun"in globalThis,fe=()=>Ht().includes(
"Chrome/"),N=()=>Ht().includes("AppleWebKit/")&&!fe()&&!(Y()>0);function Ht(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var K=()=>"Deno"in globalThis,$=()=>Ht()==="Cloudflare-Workers",re=()=>N()||$(),Y=()=>$()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),g=()=>Y()<22,$e=e=>globalThis.process?.getBuiltinModule?.(e),Wt;function Pr(){let{
TransformStream:e}=globalThis;return e&&e===Wt?e:(Wt=[e,$e("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Wt)}var An=e=>$e("node:fs").readFileSync(e);function kr(e){try{return An(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var tt=()=>kr(()=>new URL("./decoder.wasm",import.meta.url)),rt="encoding-wasm/decoder";var Hr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var p=En();function En(){let e=Hr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Gr=u(()=>new Map(p.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Fn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],nt=e=>e<36&&e!==33,j=e=>e>0&&e<29,it=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(p[e].name),_n=e=>Fn.find(([t])=>e>=t)[1];function jr(e){let t=Gr();return t.get(e)??t.get(qr(Un(e)))}function Ae(e,t){
let r=jr(e);if(r===void 0){let o=Mn(e),n=o===void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=_n(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${rt}' doesn't include ${p[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var bn=u(
()=>new Map(Array.from(Gr(),([e,t])=>[vr(e),t]).reverse()));function Mn(e){let t=vr(e),r=bn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var vr=e=>qr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Kr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ge(e){if(e[0]>=239)return Kr.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Yr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Vr(e){return Kr.find(t=>t.encoding===e)?.bytes}function Be(e){return e===
0||e===37||e===38}function Un(e){let t=0,r=e.length;for(;$r(e[t]);)t+=1;for(;$r(e[r-1]);)r-=1;return e.slice(t,r)}var $r=e=>`\
	
\f\r `.includes(e);function qr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function zr(e){let t=jr(`${e}`);return t===
void 0?null:p[t].name}var jt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Jr=()=>Object.getPrototypeOf(Uint8Array.prototype),st=e=>jt(Jr(),
e),vt=e=>jt(DataView.prototype,e),Dn=()=>jt(ArrayBuffer.prototype,"byteLength"),Kt=e=>Jr()[e],Ln=st(Symbol.toStringTag),
Yt=st("buffer"),Xr=st("byteOffset"),Zr=st("byteLength");var Nn=Kt("set"),Rn=Kt("slice"),Wn=Kt("subarray"),Pn=vt("buffer"),kn=vt("byteOffset"),Qr=vt("byteLength"),eo=Dn(),R=e=>Zr.
call(e);function q(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:R(e)}var F=(e,t,r=R(e))=>new Uint8Array(
Yt.call(e),Xr.call(e)+t,r-t);function to(e,t){let r=new Uint8Array(R(e)+R(t));return W(r,e),W(r,t,R(e)),r}var W=(e,t,r)=>Nn.call(e,t,r);var Hn=u(()=>O()?96:N()?1024:1/0);function Vt(e,t,r){if(r-t<=Hn())return Rn.call(e,t,r);let o=new Uint8Array(r-t);return W(
o,Wn.call(e,t,r)),o}function qt(e,t,r){if(r>24)return Vt(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function U(e,t){if(t<=64)return!1;try{return eo.call(Yt.call(e)),!1}catch{return!0}}var $n="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function X(e,t,r=$n){if(!ArrayBuffer.isView(e)&&zt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function je(e){if(ArrayBuffer.isView(e))return Gn(e);try{return new Uint8Array(e)}catch{return ne}}var ve=e=>e instanceof
Uint8Array?e:je(e);function Gn(e){try{return Ln.call(e)===void 0?new Uint8Array(Pn.call(e),kn.call(e),Qr.call(e)):new Uint8Array(
Yt.call(e),Xr.call(e),Zr.call(e))}catch{return ne}}var ne=new Uint8Array;function zt(e){try{return eo.call(e)}catch{}try{
return Qr.call(new DataView(e))}catch{return}}function ae(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var ue=e=>`${e}`;var Xt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#t=0;#n=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=j(t)&&!r}accept(t){T(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#n=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#n?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#t=15,this.decoder=void 0}reconsider(t,r){
let o=this.#r;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&U(t,r)))try{let o=this.
decoder.decode(t),n=this.#n&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},ro=[],Zt=[];function ft(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Zt[o];if(n)return n;
let i=new Xt(e,t,r);Zt[o]=i;let s=ro[e];return s&&i.accept(s),i}function Ie(e,t){ro[e]=t;for(let r=0;r<4;r++)Zt[4*e+r]?.
accept(t)}var Ee=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var b=new Uint8Array(512),Qt=[];function er(e){return Qt[e]??=F(b,0,e),Qt[e]}function oo(e,t,r){return t>b.length?F(e,0,
r):(e!==Qt[t]&&W(b,e),er(r))}function le(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function co(e,t,r){let{memory:o}=e,n=dt(a=>qn(a,r),o,t),i=dt(Jn,o,t);if(n&&i){let a=K()?1/0:64;return{...i,read:(l,S)=>(S<
128?n:i).read(l,S),write:(l,S)=>(l.length<a?n:i).write(l,S),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:K()?n.
writeBytes:void 0,mostByTable:512}}let s=tr(o);if(n)return O()?zn(n,dt(io,o,t)):n;let c=i??dt(io,o,t)??s,f=i?18:15,d={...c,
read:(a,l)=>(l<=f?s:c).read(a,l),write:(a,l)=>(a.length<16?s:c).write(a,l)};return i?Yn(d,e,t):d}var Yn=(e,t,r)=>({...e,
readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<0?null:
e.read(r,c)},readsInput:!0,mostByTable:512});function dt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),tr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Vn="str\
ings";function qn(e,t){let[r]=WebAssembly.Module.customSections(t,Vn),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function zn(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function Jn(e){let[t,r]=[ce,Pt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(l,S){W(d,new Uint8Array(
e.buffer,l,2*S),a),a+=2*S},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function io(e){let t=A("utf-16le"),{write:r,most:o}=tr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function tr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return le(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var at,m,or,fo,ao,I,M={input:0,units:0,output:0},Ke=0,ut={name:"",encoding:-1},y={isBusy:!0,newCodec:NaN,count:0};function me(e,t){
ut.name=e,ut.encoding=t,y.newCodec=NaN,y.count+=1,y.isBusy&&Zn(),y.isBusy=!0}function Zn(){try{xo(),at??=mo(ti(tt())),po(
new WebAssembly.Instance(at),at)}catch(e){throw ho(e)}}async function nr(e,t){try{xo();let r=e(),o=uo(r)?r:await WebAssembly.compile(t?r:ei(r));mo(o);let n=await WebAssembly.instantiate(
o);if(ir())return;po(n,o),at=o}catch(r){throw ho(r)}}var Qn=[0,97,115,109];function ei(e){let t=je(X(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Qn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var ir=()=>!y.isBusy;function ti(e){return uo(e)?e:new WebAssembly.Module(e)}function uo(e){try{return WebAssembly.
Module.customSections(e,lo),!0}catch{return!1}}var lo="encoding-wasm";function mo(e){let[t]=WebAssembly.Module.customSections(
e,lo),r=`${rt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function po({
exports:e},t){m=e,rr=WebAssembly.RuntimeError,M.input=m.input(),M.units=m.units(),M.output=m.output(),So(),I=co(m,M.units,
t),Ke=Math.min(m.units_length(),I.most),y.isBusy=!1}function xo(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function ho(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(ri(e))return new RangeError(`encoding-wasm: ${yo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var yo="no memory \
for WebAssembly; free some, and call again",ri=e=>e instanceof RangeError&&/memory/i.test(e.message);function sr(){return fr(),
or}function lt(){return fr(),fo}function cr(){return fr(),ao}function fr(){or[0]===void 0&&So()}function So(){let{buffer:e}=m.
memory;or=new Uint8Array(e),fo=new Uint8Array(e,M.input,65536),ao=new Int32Array(e,m.codec(),m.codec_length()>>2)}function wo(e,t){
return me(e,-1),mt(t)}function mt(e){try{let t=e();return y.isBusy=!1,t}catch(t){throw P(t)}}var rr;function P(e){if(!y.
isBusy||!rr||!(e instanceof rr))return e;let t=p[ut.encoding]?.name,r=`${ut.name}${t?` of ${t}`:""} failed`;return oi()?
new RangeError(`encoding-wasm: ${r}: ${yo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function oi(){try{return m.memory.grow(32),
!1}catch{return!0}}function Me(e=null){let t=cr();return Io(t,e??new Int32Array(t.length))}function Bo(){return m.held()!==0?Me():(y.newCodec=
dr,null)}var ci=e=>Io(e,cr());function Io(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function pe(e,t){fi(e,t)||(me(
"decoding",e),t?ci(t):m.new_decoder(e),dr=e===33||e===36?NaN:e)}var dr=NaN;function fi(e,t){return t||y.newCodec!==e||y.
isBusy?!1:(y.newCodec=NaN,y.isBusy=!0,!0)}function xe(e,t,r,o,n){_e(e,t),y.isBusy=!0;let i=m.decode_block(t,r,+o,+n);return y.isBusy=!1,n&&i>=0&&(y.newCodec=dr),ai(
i)}var se={encoding:-1,source:0,most:0,owner:void 0};function pt(e,t,r){if(se.encoding!==e||se.owner!==m||y.isBusy){try{me(
"decoding",e),se.owner=m;let n=I.readBytes?m.byte_table(e):0;se.source=I.readsInput?e:n,se.most=n===0?0:!it(e)&&I.mostByTable||
1/0,se.encoding=e}catch(n){throw P(n)}y.isBusy=!1}if(r>se.most)return;if(r<=65536)return _e(t,r),To(r);if(I.most>Ke)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);_e(F(t,n,n+i),i),o=he(o,To(i))}return o}function xt(e,t,r,o){
return wo("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(4*n,65536,t-i)),_e(n===t?e:F(e,
i,i+n),n),!m.is_free_of(n,r,o))return!1;return!0})}function di(e,t){let r=-1,o,n;function i(s){try{return me(e,s),r=s,n=
m,o=t(s),y.isBusy=!1,o}catch(c){throw P(c)}}return s=>s===r&&n===m&&!y.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var ht=di("decoding",e=>{let t=j(e),r=(!t?m.pair_table(e):m.byte_table(e))>>>0;return r>0?new Uint16Array(m.memory.buffer,
r,t?256:65536):void 0}),To=e=>I.readBytes(M.input,e,se.source);function he(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var Eo=e=>e+65536+3<=Ke,Fo=e=>e>Ke&&e<268435456?I.collect?.(e+3):void 0,_o=()=>M.units,bo=()=>sr()[M.units]|sr()[M.units+
1]<<8,Ue=(e,t)=>I.read(M.units+2*e,t-e);function _e(e,t){let r=lt();if(t>8)try{W(r,e)}catch{W(r,F(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function ai(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ar={finished:()=>m.finished()!==0,read:()=>m.read(),written:()=>m.written(),codePoint:()=>m.code_point(),start:()=>m.
start(),length:()=>m.length()};var z=new Uint8Array(256);function pr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Mo(z,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Mo(r,o,e);r[o]=n}return r}function Mo(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)z[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)z[n++]=s;else if(s<2048)z[n++]=
192|s>>6,z[n++]=128|s&63;else if(!ye(s))z[n++]=224|s>>12,z[n++]=128|s>>6&63,z[n++]=128|s&63;else{let c=mi(r,i);c>=65536&&
(i+=1),n=xi(c,z,n)}}return qt(z,0,n)}var ye=e=>(e&63488)===55296;function mi(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var pi=e=>e<128?1:e<2048?2:e<65536?3:4;function xi(e,t,r){if(e<128)return t[r]=e,r+1;let o=pi(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Uo=new Uint8Array(128),k=hi(Uo);
function hi(e){return new Uint16Array(e.buffer)}var Ve=u(()=>yr()?0:18),xr=u(()=>O()||g()?18:8),yi=u(()=>g()?54:K()||!(Y()>=
22||re())?64:32),Si=u(()=>N()?64:32),wi=u(()=>N()?36:18),St=(e,t)=>(e[0]&e[t>>1])>=128;function Co(e,t,r){return r?t<=xr():
t<=wi()||t<=Si()&&(St(e,t)||At())}var wt=(e,t)=>t<=18||t<=64&&St(e,t)&&t<=yi(),L={length:0,bytes:0};function go(e,t){for(let r=0;r<
t;r++){let o=e[r];if(o>=128)return;k[r]=o}return le(k,0,t)}function ge(e,t,r,o){if(e[0]<128&&yr())return Sr(e,t)?te.call(
e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))return ur(
e,s,t,r,o,n);let l=e[i++]^128,S=d?0:e[i++]^128;if(c=d?(f&31)<<6|l:(f&15)<<12|l<<6|S,(l|S)>=64||!d&&(c<2048||ye(c)||c===65279))
return ur(e,s,t,r,o,n)}k[n++]=c}return ze(n)}function Do(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<t;n+=2){let i=r?e[n]<<
8|e[n+1]:e[n]|e[n+1]<<8;if(ye(i))return;k[o++]=i}return ze(o)}function ur(e,t,r,o,n,i){let s=hr();for(let c=t;c<r&&i<=s;){
let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,l=d===0&&f>=128,S=f===224?160:f===240?144:128,E=f===237?
159:f===244?143:191,He=f,ee=0;for(;ee<d&&c<r;ee++,c++){let x=e[c];if(x<S||x>E)break;He|=x<<8*(ee+1),S=128,E=191,a=a<<6|x&
63}if(ee<d){if(c===r&&!o){if(f===239)return;Lo(He,1+ee);break}l=!0}if(l&&n||(l&&(a=65533),a===65279))return;a>65535&&(k[i++]=
55232+(a>>10),a=56320|a&1023),k[i++]=a}return ze(i)}function Tt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;
if(f>=128){if(n??=ht(o),!n)return;if(d=n[f],ye(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Ot(f,o))break;if(ye(d))return Ti(
e,c,t,r,i,o,n)}}k[i++]=d}return ze(i)}function Ti(e,t,r,o,n,i,s){let c=hr();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?
d:s[d];if(ye(a)){if(f===r&&!o&&Ot(d,i))break;let l=f<r?e[f]:0;if(a=s[d|l<<8],!ye(a))f+=1;else if(Ai(a))a=65533;else{let E=f+
2<r&&i<=30?Oi(d,l,e[f+1],e[f+2]):0;if(E===0)return;k[n++]=55232+(E>>10),a=56320|E&1023,f+=3}}k[n++]=a}return ze(n)}function Oi(e,t,r,o){
let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Ai=e=>e>=57088&&e<=57216;function qe(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function De(e,t,r){return L.length=0,ur(e,t,r,!1,!0,0)===""}function Ot(e,t){
let r=t!==32||e<144||e>160;return r&&Lo(e,1),r}function Lo(e,t){L.length=t,L.bytes=e}function ze(e){if(e<3||e<=18&&!yr())
return le(k,0,e);if(At())return ce.call(Uo,0,2*e);if(!(e>hr()))return le(k,0,18)+le(k,18,e-18)}var hr=u(()=>At()?1/0:36),
yr=u(()=>B()&&At()),At=u(()=>T(Bi)===!0);function Bi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.
call(e,0,e.length);return t(ce)==="a\uFEFF\uD83D"&&t(te)==="a\0\xFF\xFE=\xD8"}function Sr(e,t){for(let r=0;r<t;r++)if(e[r]>=
128)return!1;return!0}function H(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var Bt=u(()=>T(Mi)),Ne=u(()=>T(Ui)),Fi=u(()=>T(Hi)),_i=u(()=>T($i));function No(e,t,r){let o=Ro(e);if(!(!o||r<24||U(t,r))&&
!(e===0&&Po(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Ro(e){return e===0?Ne():e===38?Fi():e===37?_i():void 0}function Br(e,t,r,o){
if(L.length=0,o&&t>8192||t>1024&&(U(e,t)||Po(e,t)))return;let n=Ne();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=qe(e,
t);if(!(i<t&&(r||!De(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:oo(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,
i);return t>256&&c!==void 0&&It(s,i,c),c}catch{return}}function Wo(e,t,r){let o=Ro(e);if(!(r%2>0||!o?.takes?.(t,r)||U(t,
r)))return o.decode(t,!0)}function Po(e,t){if(t<8192||bi())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var bi=u(N);function Mi(){let{isAscii:e}=$e("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Ui(){let e=g(),t=e?Bt():void 0;if(e&&!t)return;
let r=A("utf-8"),o=T(Di),n=x=>r.decode(x),i=Ri(n),s=gi(i,o),c=t&&((x,C)=>H(x,C)&&t(x)),f=c??(fe()?Wi:$()?ki:void 0),d=c?
(x,C)=>C>256?c(x,C):jo(x,C)&&!(C>54&&St(x,C)):f,a=Uint8Array.of(...ko,...$o.flat()),l=`${Ho}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
S=Uint8Array.of(97,127),E=i(a,a.length)===l&&n(a)===l&&r.decode(a.buffer)===l&&i(S,2)==="a\x7F"&&wr(x=>s(x,x.length)),He=te;
if(!E||t&&He.call(S)!=="a\x7F")return;let ee=(x,C)=>A("utf-8",x&&o!==void 0,C);return Ie(0,{newDecoder:ee,isRight:(x,C)=>Li(
ee(x,C)),canFail:!0,...Ci()}),{decode(x,C){try{return t?He.call(x):(C?s:n)(x,R(x))}catch{return}},decodeQuickly:i,decodesStart:Go(),
decodeOrFail:s,takesQuickly:d,takes:f,completeLength:qe}}function Ci(){return B()?Le(1):K()?{...Le(257),leastBeyondASCII:65,
leastOfBuffer:8192}:g()?{...Le(19),most:2048,onlyASCII:!0}:fe()?{...Le(48),leastOfBuffer:48,onlyASCII:!0}:$()?{...Le(33),
most:1023}:Le(Y()>0?512:33)}var Le=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function gi(e,t){
let r=Ni(e);return t?B()||re()?o=>t.decode(o):Y()>0?(o,n)=>n>256&&H(o,n)?t.decode(o):r(o,n):r:r}function Di(){let e=A("u\
tf-8",!0);return wr(r=>e.decode(r))&&wr(({buffer:r})=>e.decode(r))&&!K()?e:void 0}var Li=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...pr("\uFEFF"),...pr(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),wr=e=>e(Uint8Array.from(ko))===Ho&&$o.every(t=>T(()=>e(Uint8Array.from(t)))===void 0),ko=[239,187,191,97,230,188,162,
240,159,146,169],Ho="\uFEFFa\u6F22\u{1F4A9}",$o=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Ni=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Ri(e){let[t,r]=[kt,te];return g()?(o,n)=>n>256?
r.call(o):t.call(o,0,n):Go()?(o,n)=>t.call(o,0,n):!t||!K()?e:(o,n)=>jo(o,n)?t.call(o):e(o)}var Go=()=>kt!==void 0&&Y()>0&&
!K()&&!B(),jo=(e,t)=>t<=64||t<=256&&H(e,t);function Wi(e,t){if(t<64)return!1;if(H(e,t))return!0;if(t<256)return!1;let r=0,
o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}
return r>8||t>=768&&n===0&&r>=3*o}var Pi=u($),Tr=0;function It(e,t,r){t<1024||!Pi()||!H(e,t)||(Tr=r.length===t?0:Tr+1)}function ki(e,t){
if(t<1024)return!0;if(H(e,t))return Tr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=
1);return r<3}function Hi(){return O()||re()?vo(!1):Gi()}function $i(){return O()?vo(!0):void 0}function Gi(){let e=ce,t="\
\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(
r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=g()?512:1/0;return Ko(!1,(i,s)=>s<=o||H(i,s)&&Bt()?.(i)===!0,(i,s)=>{
let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function vo(e){let t=A(e?"utf-16be":
"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")
return Ko(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Ko=(e,t,r)=>({takes:t,decode(o,n){
try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var _={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Ir=1;function Je(e,t,r,o){return t>=
Ir?ji(e,t,r,o):void 0}function ji(e,t,r,o){if((_.encoding!==o||_.owner!==m||y.isBusy)&&!vi(o)||t>_.most&&(t>_.mostBeyondASCII||
H(e,t)))return;_e(e,t);let{readBytes:n,readPairs:i}=I;if(!!0||!_.isOfPairs)return n(M.input,t,_.source);let{piece:s}=_,c=i(
M.input,t,_.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=lt();if(c.length===s){let a=f[t],l=i(M.input+t-a,a,
_.source,+!r,s);if(l===null)return;c+=l}return f[t]===0||Ot(f[t-1],o)?c:void 0}function vi(e){return y.isBusy?!1:I.readPairs?
(me("decoding",e),mt(()=>{let t=j(e);_.isOfPairs=!t;let r=t?m.byte_table(e):m.pair_table(e);_.source=I.readsInput?e:r;let o=Xe(
e);return Ir=o.least,_.piece=o.piece,_.most=r>0?o.any:0,_.mostBeyondASCII=r>0?o.beyondASCII:0,_.owner=m,_.encoding=e,!0})):
(Ir=1/0,!1)}var Ki=u(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!I.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(O()){let r={...e(72),piece:I.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(I.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(g()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(B()?0:256),single:e(256),multi:t}});function Xe(e){let{windows1252:t,
single:r,multi:o}=Ki();return e===21?t:j(e)?r:o}var Ft=u(()=>B()?0:re()||g()?8:fe()?352:18),zo=u(()=>Math.min(Ft(),Ve(),xr())),Yi=u(B);function Jo(e,t,r){if(r>64)return H(
t,r)?Vi(e,t,r):void 0;if(r<=Ve()||(t[r>>1]|t[r-1])>=128||!Sr(t,r))return;let o=Ut();return o?o.call(t,0,r):pt(e,t,r)}function Vi(e,t,r){
let o=Ut(),n=j(e);if(!(r<512&&(n||!o))&&!(e===21&&_t>0)&&!(n&&tn(e))&&!U(t,r))try{return Bt()?.(t)??xt(t,r,128,128)?o?o.
call(t):Ne()?.decodeQuickly(t,r):void 0}catch{return}}var Et=[],Er=[];function Xo(e,t,r){if(!(Er[e]===null||r<=Ft())&&!(r>=
512&&r>Qo(e)))return Er[e]??=Xi(e),Mt(Er[e],t,r)}function Zo(e,t,r){return r<512?(Yi()?Fr(e,t,r):void 0)??pt(e,t,r)??Fr(
e,t,r)??Yo(e,t,r):Fr(e,t,r)??(es(e)?Yo(e,t,r):void 0)??pt(e,t,r)}var _t=0,qi=u(()=>_r()?8192:512),zi=e=>_t>0&&e<qi();function Fr(e,t,r){
let o=Ut();if(!o||e!==21)return;if(zi(r)){_t-=1;return}let n=Qi(t,r);if(_t=n?0:15,!!n&&!U(t,r))try{return o.call(t)}catch{
return}}var Yo=(e,t,r)=>Mt(en(e),t,r);function Mt(e,t,r){if(!(!e||r>1024&&U(t,r)))try{return e.decode(t)}catch{return}}var Ji=u(
()=>B()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function Qo(e){if(tn(e))return 8192;let{windows1252:t,
other:r}=Ji();return e===21?t:r}function Xi(e){let t=ns(e)?en(e):null;if(t){let r=bt(e,Ze()).includes("\uFFFD"),o=Math.max(
Ft(),Xe(e).any)+1;Ie(e,{newDecoder:n=>n&&r?A(p[e].name,!0):t,isRight:n=>!(n&&r)||ss(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:O()?1:Ft()+1,most:Qo(e),onlyASCII:!1})}return t}function en(e){return Et[e]===void 0&&(Et[e]=null,Et[e]=T(
()=>is(e))??null),Et[e]}var Ut=u(()=>T(Zi));function Zi(){let e=te,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Qi(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||xt(e,t,128,224)}var es=e=>e===21?_r():ts()||rs()&&it(e),tn=e=>!Ut()&&(e===21?_r():os()),ts=u(()=>O()||N()),
rs=u(()=>$()||B()),os=u(O),_r=u(()=>O()||B()||!(Y()>0)),ns=e=>O()||B()||re()||g()||fe()&&e===21,Ze=()=>Uint8Array.from({
length:256},(e,t)=>t);function bt(e,t){let r=ht(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function is(e){let t=A(
p[e].name),r=n=>t.decode(n)===bt(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Ze().every(n=>r(Uint8Array.of(n)))&&
r(o)?t:void 0}function ss(e){let t=bt(e,Ze()),r=Ze().filter(f=>t[f]!=="\uFFFD"),o=A(p[e].name,!0),n=f=>T(()=>o.decode(f)),
i=f=>n(f)===bt(e,f),s=Uint8Array.from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.
of(...s,f))===void 0;return i(s)&&Ze().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var rn;function br(e,t,r){return rn??=cs(),rn(e,t,r)}function cs(){let e=Ne(),t=!(e&&B());return(r,o,n)=>{if(t&&wt(r,o)){
let i=(o<=18?go(r,o):void 0)??ge(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(
r,o):e?.decodeQuickly(r,o)}catch{return}}}function Se(e,t,r,o=!1){try{pe(e,null);let n=xe(t,r,0,o,!0);return n<0?void 0:
Ue(0,n)}catch(n){throw P(n)}}function on(e,t,r,o){L.length=0;let n=r?t:qe(e,t);return n===t||De(e,n,t)?Se(0,e,n,o):void 0}var Ct=u(()=>O()?{any:2048,markup:1/0,leastInStream:16}:$()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:B()?2048:
N()?112:0,leastInStream:40}),Ur=()=>Ct().markup>0,nn=(e,t,r)=>r>=Ct().leastInStream&&fn(e,t,r),as=u(()=>Ur()?1/0:33),sn=(e,t,r)=>e>=
29&&e<36&&r>=as()&&t[0]>=128,Cr=[],cn=(e,t,r)=>fn(e,t,r)?Mt(Cr[e],t,r):void 0;function fn(e,t,r){let{any:o,markup:n}=Ct();
return r>n||r>o&&!us(t,r)?!1:Cr[e]?!0:(ls(e,r),!1)}function us(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(
t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Qe=[];function ls(e,t){Qe[e]===void 0&&(Qe[e]=T(()=>ys(e))??
null);let r=Qe[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Qe[e]=null,T(()=>{let{value:o}=r.sequences.next();
o?r.decoder.decode(o)===Se(e,o,R(o))&&(Qe[e]=r):ms(e,r.decoder)})))}function ms(e,t){Cr[e]=t;let{any:r,piece:o}=Xe(e);Ie(
e,{newDecoder:n=>n?A(p[e].name,!0):t,isRight:n=>!n||ps(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.
max(18,r)+1,leastOfBuffer:1,most:Ct().any,onlyASCII:!1})}var ps=e=>xs.every(t=>hs.every(r=>{let o=A(p[e].name,!0),n=Uint8Array.
of(97,t,...r);return T(()=>o.decode(n))===Se(e,n,n.length,!0)})),xs=[128,129,142,143,161,224,255],hs=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],ys=e=>({decoder:A(p[e].name),sequences:ws(
e),credit:0}),Ss=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Mr=[10,164,162];function*ws(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Ss)yield Uint8Array.of(...i,...Mr);for(let i=128;i<=255;i++)yield we([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield we([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield we([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield we([i,Math.min(i+7,254)],r,n,r);yield we([227,227],[50,
50],o,r),yield we([129,129],[48,48],t),yield we([129,129],[48,48],n,t)}}function we(...e){let t=e.map(([s,c])=>c-s+1),r=t.
reduce((s,c)=>s*c),o=e.length+Mr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-
1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(Mr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var Te=class{encoding;fatal;ignoreBOM;#e=null;#r=0;#t=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=
r,this.ignoreBOM=o,this.#o=n}get name(){return p[this.encoding].name}reset(){this.#e=null,this.#t=0,this.#n=!1,this.#o=0}decode(t,r,o){
let n=q(t);if(!this.#e){if(this.#n&&this.#t===0&&this.encoding===0&&n<=256&&t[n-1]<128){let s=br(t,n,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=n,s}let i=this.#t===0?this.#x(t,n,r):this.#h(t,n,r);if(i!==void 0)return r||
this.#p(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?br(t,r,this.fatal)??Se(n,t,r,this.fatal):Br(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):
s}else{let s=r>0?Je(t,r,!0,n):void 0,f=s===void 0&&!(i&&sn(n,t,r))?this.#u(t,r,!0):this.#s(s);if(f!==void 0)return f;let d=i&&
!Be(n)?Se(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#d(t,r,!0,o)}#d(t,r,o,n){if(this.#t>0){let a=this.#S(
t,r,o,n);if(a!==void 0)return a;let l=this.#t+r;if(r>0&&l<=b.length)return this.#w(t,l,o,n);this.#T()}let i=this.#e,s=this.#n,
c=this.#o,f="";try{f=this.#O(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=i,this.#n=s,this.#o=c,P(a)}let d=this.#i;if(d)
throw this.#i=null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#x(t,r,o){let{encoding:n}=this;L.length=
0;let i=r>0&&n!==0?Je(t,r,o,n):void 0;return i===void 0?this.#u(t,r,o):this.#s(i)}#u(t,r,o){let{encoding:n}=this;if(r===
0)return"";if(n===0){let c=wt(t,r)?ge(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#c(this.#l(t,r,o))}if(n===38||n===
37){let c=r<=36?Do(t,r,n===37):Wo(n,t,r);return this.#c(c)}if(!nt(n))return;let i=j(n),s=r<=(i?zo():t[0]<128?Ve():18)?Tt(
t,r,o,n):Os(n,i,t,r,o);return this.#s(s)}#l(t,r,o){return Br(t,r,o,this.fatal)??(r<=256?on(t,r,o,this.fatal):void 0)}#s(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#n&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#h(t,r,o){let n=this.#t+r;if(!(r===0||n>b.length))return L.length=0,r>16?this.#y(t,n,o):(this.#a(
t,n),this.encoding===0?ge(b,n,o,this.fatal):this.#s(Je(b,n,o,this.encoding)??Tt(b,n,o,this.encoding)))}#y(t,r,o){let n=this.#m(
t,r);return this.encoding===0?this.#l(n,r,o):this.#s(Je(n,r,o,this.encoding))}#S(t,r,o,n){if(this.encoding!==0)return;let i=this.#o,
s=this.#n,c=this.#r,f=this.#t,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#a(t,a);let l=ge(b,a,!0,!0);if(l===void 0)
return;let S=a-f;this.#t=0,this.#o+=S,this.#n=!0;try{return he(l,this.decode(F(t,S),o,n))}catch(E){throw this.#n=s,E instanceof
Ee||E instanceof TypeError||(this.#e=null,this.#o=i,this.#r=c,this.#t=f),E}}#a(t,r){b[0]=this.#r,b[1]=this.#r>>8,b[2]=this.#r>>
16;let o=this.#t;for(let n=o;n<r;n++)b[n]=t[n-o]}#m(t,r){return this.#a(t,this.#t),W(b,t,this.#t),er(r)}#p(t){this.#o+=t,
this.#n||=this.#t+t>L.length,this.#t=L.length,this.#r=L.bytes}#w(t,r,o,n){let i=this.#t,s=this.#m(t,r);this.#t=0,this.#o-=
i;try{return this.#d(s,r,o,n)}catch(c){throw c instanceof Ee||c instanceof TypeError||(this.#t=i,this.#o+=i),c}}#T(){let t=Uint8Array.
of(this.#r,this.#r>>8,this.#r>>16);try{pe(this.encoding,null),xe(t,this.#t,0,this.fatal,!1),this.#e=Me(),this.#t=0}catch(r){
throw P(r)}}#O(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=No(this.encoding,t,r);if(!n)return;let i=0,
s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===
128;)i+=1;if(i===r)return;if(s=this.#f(F(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:F(t,i,c),d=n.decode(f,this.fatal);
if(d===void 0){if(s=he(s,this.#f(f,c-i,!0)),this.#i)return s}else It(f,c-i,d),s=he(s,this.#c(d)),this.#o+=c-i;return this.#n||=
c>0,c===r?s:this.encoding===0&&!o&&De(t,c,r)?(this.#p(r-c),s):he(s,this.#f(F(t,c,r),r-c,o))}#f(t,r,o){pe(this.encoding,this.#e);
let n="",i=Fo(r),s=this.#n||this.ignoreBOM||!Be(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,
r-f),l=f===0&&d?t:F(t,f,f+a),S=xe(l,a,c,this.fatal,o&&d);if(S<0)return this.#e=Me(),this.#i=new Ee(this.name,this.#o+f+ar.
start(),ar.length()),n;if(c+=S,c>0&&(d||!Eo(c))){let E=!s&&bo()===65279?1:0;i?i.add(_o()+2*E,c-E):n=he(n,Ue(E,c)),s=!0,c=
0}if(d)break}return this.#n=s,this.#e=o?null:Bo(),this.#o+=r,i?i.toText():(this.encoding===0&&It(t,r,n),n)}},Os=(e,t,r,o,n)=>(t?
Xo(e,r,o):void 0)??(r[0]<128?Jo(e,r,o):void 0)??(!t&&n&&o>18?cn(e,r,o):void 0)??(Co(r,o,t)?Tt(r,o,n,e):void 0)??(t?Zo(e,
r,o):void 0),gr=({encoding:e,fatal:t,ignoreBOM:r})=>new Te(e,t,r);function gt(e){return e.common??=gr(e),e.common}var dn=(e,t,r,o,n,i)=>Dt(
ft(r,o,n),e,t,i);function Dt(e,t,r,o){if(r<e.leastOfAny)return gt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;
if(n!==void 0)return n;let i=gt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function an(e,t){let r=Ae(e,t);
if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return r}function We(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Lt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Bs=u(O),mn=e=>e>=29&&nt(e);function Lr(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(mn(t)?Ur():Be(t)&&Bs())&&!r?new Dr(
t,r,o):gr(e)}var Dr=class extends Te{#e=void 0;#r=!1;#t=!1;reset(){super.reset(),this.#r=!1}decode(t,r,o){return this.#t||
!this.#r&&!r&&this.#n(t)?this.#o(t,r):super.decode(t,r,o)}#n(t){let r=Fs(this.encoding,t,q(t));return this.#r=!r,r&&(this.#e??=
A(this.name,!1,this.ignoreBOM)),r}#o(t,r){let o=q(t),n=o>1024&&U(t,o)?Vt(t,0,o):t,i=this.#e;this.#t=!r;try{return i.decode(
n,r?Es:Is)}catch(s){throw this.#e=void 0,this.#t=!1,P(s)}}},Is={stream:!0},Es={stream:!1};function Fs(e,t,r){return(mn(e)?
nn(e,t,r):r>=40)?(un[e]??=T(()=>bs(e))===!0,un[e]):!1}var un=[],_s=[97,128,129,142,143,161,195,216,227,240,255],ln=[32,48,
129,161,220,254];function bs(e){let t=A(p[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);pe(e,r);let f=Ue(0,xe(c,1,0,!1,
s));return r=Me(),t.decode(c,{stream:!s})===f};return _s.flatMap(i=>ln.flatMap(s=>ln.flatMap(c=>[i,s,c]))).every(i=>o(i,
!1))&&o(129,!0)&&Ms(e)}function Ms(e){let t=A(p[e].name,!1,!1),r=Vr(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.
of(n),{stream:!0})).join("")+t.decode()===(Be(e)?"\uFEFF":"")}var Pe="Failed to execute 'decode' on 'TextDecoder'",Nt=We({TextDecoder:class{#e;#r;#t=!1;constructor(e="utf-8",t=void 0){
this.#e=pn(e,t,"Failed to construct 'TextDecoder'"),new.target!==Nt&&Lt(this,new.target,Nt)}get encoding(){return p[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=ne,t=void 0){
if(t===void 0&&!this.#t){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!U(e,o))){let n=r.decoder.decode(e);return r.onlyASCII&&n.length!==o&&r.pause(),
n}}catch{r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return gt(r).decodeWhole(e,q(e),Pe)}else if(e instanceof
ArrayBuffer){let o=Cs(r,e);if(o!==void 0)return o}}return this.#n(e,t)}#n(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!r||typeof t!="object")&&Us(e,t);let o=!!t?.stream,n=r?e:ve(e),i=this.#e;return i.isStateless||!this.#t&&!o?Dt(
i,n,q(n),Pe):(this.#t||this.#o(),this.#t=o,this.#r.decode(n,!o,Pe))}#o(){this.#r??=Lr(this.#e),this.#r.reset()}}});function Us(e,t){
X(e,Pe),ae(t,Pe)}function Cs(e,t){if(e.takesAnyBuffer)try{let n=e.decoder.decode(t);return 2*n.length>e.mostAtOnce&&(e.takesAnyBuffer=
!1),n}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=zt(t);return o?Dt(e,new Uint8Array(t),o,Pe):
void 0}function pn(e,t,r){let o=ue(e);ae(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return ft(an(o,r),n,i)}var xn=(e,t,r)=>Lr(
pn(e,t,r));function gs(e,t,r){let o=Pr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Nr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return gs(e,(o,n)=>n(t.decode(je(X(o,r)),!1,r)),o=>o(t.
decode(ne,!0,r)))}var Rt=We({TextDecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r=xn(e,t,"Failed to const\
ruct 'TextDecoderStream'");this.#e=r,this.#r=Nr("TextDecoderStream",r),new.target!==Rt&&Lt(this,new.target,Rt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#r.readable}get writable(){return this.#r.writable}}});var ke=class{fatal;ignoreBOM;#e;#r;#t=ne;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#r?.
name??null}decode(t,r,o){if(this.#r)return this.#r.decode(t,r,o);let n=r&&R(this.#t)===0?t:to(this.#t,t);if(!r&&Yr(n))return this.#t=
n,"";let i=Ge(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#r=new Te(i?.encoding??this.#e,this.fatal,!0,s),this.#r.
decode(s>0?F(n,s):n,r,o)}};var hn=We({DecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=ue(e);
ae(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new ke(Ae(o,r),n,i);this.#e=s,this.#r=Nr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#r.readable}get writable(){
return this.#r.writable}}});function yn(e){let t=Ge(ve(X(e,"Failed to execute 'bomSniff'")));return t?p[t.encoding].name:null}function Sn(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=X(e,o),i=Ae(ue(t),o);ae(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=ve(n);return Ge(f)?
new ke(i,s,c).decode(f,!0,o):dn(f,q(f),i,s,!0,o)}async function wn(e=void 0){let t=await e;if(t===void 0)ir()||await nr(tt,!0);else{let r=Ds(t)?await Ls(t):t;await nr(()=>r,
!1)}}var Ds=e=>typeof e?.arrayBuffer=="function";function Ls(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{hn as DecoderStream,Nt as TextDecoder,Rt as TextDecoderStream,yn as bomSniff,Sn as decode,p as encodings,wn as initialize,
zr as labelToName};
