var Rr=(e,t)=>e?.prototype?.[t],tt=e=>Rr(globalThis.Buffer,e),ce=tt("ucs2Slice"),Rt=tt("ucs2Write"),Wt=tt("utf8Slice"),ee=tt(
"latin1Slice"),Tn=e=>globalThis[e],Wr=Tn("TextDecoder"),On=Rr(Wr,"decode");function O(e,t=!1,r=!0){let o=new Wr(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:On})}function T(e){try{return e()}catch{return}}var w=()=>"InternalError"in globalThis,A=()=>"Bun"in globalThis,fe=()=>Pt().includes(
"Chrome/"),D=()=>Pt().includes("AppleWebKit/")&&!fe()&&!(v()>0);function Pt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var j=()=>"Deno"in globalThis,k=()=>Pt()==="Cloudflare-Workers",te=()=>D()||k(),v=()=>k()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),b=()=>v()<22,$e=e=>globalThis.process?.getBuiltinModule?.(e),Nt;function Pr(){let{
TransformStream:e}=globalThis;return e&&e===Nt?e:(Nt=[e,$e("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Nt)}var An=e=>$e("node:fs").readFileSync(e);function kr(e){try{return An(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var rt=()=>kr(()=>new URL("./decoder.wasm",import.meta.url)),ot="encoding-wasm/decoder";var $r=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var p=In();function In(){let e=$r.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Gr=u(()=>new Map(p.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),bn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],it=e=>e<36&&e!==33,H=e=>e>0&&e<29,st=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(p[e].name),Fn=e=>bn.find(([t])=>e>=t)[1];function jr(e){let t=Gr();return t.get(e)??t.get(qr(Un(e)))}function Be(e,t){
let r=jr(e);if(r===void 0){let o=Mn(e),n=o===void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=Fn(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${ot}' doesn't include ${p[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var _n=u(
()=>new Map(Array.from(Gr(),([e,t])=>[vr(e),t]).reverse()));function Mn(e){let t=vr(e),r=_n().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var vr=e=>qr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Yr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function He(e){if(e[0]>=239)return Yr.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Kr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Vr(e){return Yr.find(t=>t.encoding===e)?.bytes}function Ee(e){return e===
0||e===37||e===38}function Un(e){let t=0,r=e.length;for(;Hr(e[t]);)t+=1;for(;Hr(e[r-1]);)r-=1;return e.slice(t,r)}var Hr=e=>`\
	
\f\r `.includes(e);function qr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function zr(e){let t=jr(`${e}`);return t===
void 0?null:p[t].name}var Ht=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Jr=()=>Object.getPrototypeOf(Uint8Array.prototype),ct=e=>Ht(Jr(),
e),Gt=e=>Ht(DataView.prototype,e),Dn=()=>Ht(ArrayBuffer.prototype,"byteLength"),jt=e=>Jr()[e],Ln=ct(Symbol.toStringTag),
vt=ct("buffer"),Xr=ct("byteOffset"),Zr=ct("byteLength");var Nn=jt("set"),Rn=jt("slice"),Wn=jt("subarray"),Pn=Gt("buffer"),kn=Gt("byteOffset"),Qr=Gt("byteLength"),eo=Dn(),K=e=>Zr.
call(e);function V(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:K(e)}var E=(e,t,r=K(e))=>new Uint8Array(
vt.call(e),Xr.call(e)+t,r-t);function to(e,t){let r=new Uint8Array(K(e)+K(t));return L(r,e),L(r,t,K(e)),r}var L=(e,t,r)=>Nn.call(e,t,r);var $n=u(()=>w()?96:D()?1024:1/0);function Yt(e,t,r){if(r-t<=$n())return Rn.call(e,t,r);let o=new Uint8Array(r-t);return L(
o,Wn.call(e,t,r)),o}function Kt(e,t,r){if(r>24)return Yt(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function M(e,t){if(t<=64)return!1;try{return eo.call(vt.call(e)),!1}catch{return!0}}var Hn="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function J(e,t,r=Hn){if(!ArrayBuffer.isView(e)&&Vt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function Ge(e){if(ArrayBuffer.isView(e))return Gn(e);try{return new Uint8Array(e)}catch{return oe}}var je=e=>e instanceof
Uint8Array?e:Ge(e);function Gn(e){try{return Ln.call(e)===void 0?new Uint8Array(Pn.call(e),kn.call(e),Qr.call(e)):new Uint8Array(
vt.call(e),Xr.call(e),Zr.call(e))}catch{return oe}}var oe=new Uint8Array;function Vt(e){try{return eo.call(e)}catch{}try{
return Qr.call(new DataView(e))}catch{return}}function ae(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var ue=e=>`${e}`;var zt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#t=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=H(t)&&!r}accept(t){T(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#t=15,this.decoder=void 0}reconsider(t,r){
let o=this.#r;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&M(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},ro=[],Jt=[];function dt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Jt[o];if(n)return n;
let i=new zt(e,t,r);Jt[o]=i;let s=ro[e];return s&&i.accept(s),i}function Ie(e,t){ro[e]=t;for(let r=0;r<4;r++)Jt[4*e+r]?.
accept(t)}var be=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var U=new Uint8Array(512),Xt=[];function Zt(e){return Xt[e]??=E(U,0,e),Xt[e]}function oo(e,t,r){return t>U.length?E(e,0,
r):(e!==Xt[t]&&L(U,e),Zt(r))}function le(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function co(e,t,r){let{memory:o}=e,n=at(a=>Vn(a,r),o,t),i=at(zn,o,t);if(n&&i){let a=j()?1/0:64;return{...i,read:(l,h)=>(h<
128?n:i).read(l,h),write:(l,h)=>(l.length<a?n:i).write(l,h),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:j()?n.
writeBytes:void 0,mostByTable:512}}let s=Qt(o);if(n)return w()?qn(n,at(io,o,t)):n;let c=i??at(io,o,t)??s,f=i?18:15,d={...c,
read:(a,l)=>(l<=f?s:c).read(a,l),write:(a,l)=>(a.length<16?s:c).write(a,l)};return i?Yn(d,e,t):d}var Yn=(e,t,r)=>({...e,
readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<0?null:
e.read(r,c)},readsInput:!0,mostByTable:512});function at(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Qt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Kn="str\
ings";function Vn(e,t){let[r]=WebAssembly.Module.customSections(t,Kn),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function qn(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function zn(e){let[t,r]=[ce,Rt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(l,h){L(d,new Uint8Array(
e.buffer,l,2*h),a),a+=2*h},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function io(e){let t=O("utf-16le"),{write:r,most:o}=Qt(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Qt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return le(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var ut,m,tr,fo,ao,_,F={input:0,units:0,output:0},ve=0,lt={name:"",encoding:-1},y={isBusy:!0,newCodec:NaN,count:0};function me(e,t){
lt.name=e,lt.encoding=t,y.newCodec=NaN,y.count+=1,y.isBusy&&Xn(),y.isBusy=!0}function Xn(){try{xo(),ut??=mo(ei(rt())),po(
new WebAssembly.Instance(ut),ut)}catch(e){throw ho(e)}}async function rr(e,t){try{xo();let r=e(),o=uo(r)?r:await WebAssembly.compile(t?r:Qn(r));mo(o);let n=await WebAssembly.instantiate(
o);if(or())return;po(n,o),ut=o}catch(r){throw ho(r)}}var Zn=[0,97,115,109];function Qn(e){let t=Ge(J(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(Zn.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var or=()=>!y.isBusy;function ei(e){return uo(e)?e:new WebAssembly.Module(e)}function uo(e){try{return WebAssembly.
Module.customSections(e,lo),!0}catch{return!1}}var lo="encoding-wasm";function mo(e){let[t]=WebAssembly.Module.customSections(
e,lo),r=`${ot} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function po({
exports:e},t){m=e,er=WebAssembly.RuntimeError,F.input=m.input(),F.units=m.units(),F.output=m.output(),So(),_=co(m,F.units,
t),ve=Math.min(m.units_length(),_.most),y.isBusy=!1}function xo(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function ho(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(ti(e))return new RangeError(`encoding-wasm: ${yo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var yo="no memory \
for WebAssembly; free some, and call again",ti=e=>e instanceof RangeError&&/memory/i.test(e.message);function nr(){return sr(),
tr}function mt(){return sr(),fo}function ir(){return sr(),ao}function sr(){tr[0]===void 0&&So()}function So(){let{buffer:e}=m.
memory;tr=new Uint8Array(e),fo=new Uint8Array(e,F.input,65536),ao=new Int32Array(e,m.codec(),m.codec_length()>>2)}function wo(e,t){
return me(e,-1),pt(t)}function pt(e){try{let t=e();return y.isBusy=!1,t}catch(t){throw N(t)}}var er;function N(e){if(!y.
isBusy||!er||!(e instanceof er))return e;let t=p[lt.encoding]?.name,r=`${lt.name}${t?` of ${t}`:""} failed`;return ri()?
new RangeError(`encoding-wasm: ${r}: ${yo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function ri(){try{return m.memory.grow(32),
!1}catch{return!0}}function Ue(e=null){let t=ir();return Eo(t,e??new Int32Array(t.length))}function Bo(){return m.held()!==0?Ue():(y.newCodec=
cr,null)}var si=e=>Eo(e,ir());function Eo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function pe(e,t){ci(e,t)||(me(
"decoding",e),t?si(t):m.new_decoder(e),cr=e===33||e===36?NaN:e)}var cr=NaN;function ci(e,t){return t||y.newCodec!==e||y.
isBusy?!1:(y.newCodec=NaN,y.isBusy=!0,!0)}function xe(e,t,r,o,n){_e(e,t),y.isBusy=!0;let i=m.decode_block(t,r,+o,+n);return y.isBusy=!1,n&&i>=0&&(y.newCodec=cr),di(
i)}var ie={encoding:-1,source:0,most:0,owner:void 0};function xt(e,t,r){if(ie.encoding!==e||ie.owner!==m||y.isBusy){try{me(
"decoding",e),ie.owner=m;let n=_.readBytes?m.byte_table(e):0;ie.source=_.readsInput?e:n,ie.most=n===0?0:!st(e)&&_.mostByTable||
1/0,ie.encoding=e}catch(n){throw N(n)}y.isBusy=!1}if(r>ie.most)return;if(r<=65536)return _e(t,r),To(r);if(_.most>ve)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);_e(E(t,n,n+i),i),o=he(o,To(i))}return o}function ht(e,t,r,o){
return wo("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),_e(n===t?e:E(e,i,i+
n),n),!m.is_free_of(n,r,o))return!1;return!0})}function fi(e,t){let r=-1,o,n;function i(s){try{return me(e,s),r=s,n=m,o=
t(s),y.isBusy=!1,o}catch(c){throw N(c)}}return s=>s===r&&n===m&&!y.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var yt=fi("decoding",e=>{let t=H(e),r=(!t?m.pair_table(e):m.byte_table(e))>>>0;return r>0?new Uint16Array(m.memory.buffer,
r,t?256:65536):void 0}),To=e=>_.readBytes(F.input,e,ie.source);function he(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var Io=e=>e+65536+3<=ve,bo=e=>e>ve&&e<268435456?_.collect?.(e+3):void 0,Fo=()=>F.units,_o=()=>nr()[F.units]|nr()[F.units+
1]<<8,Ce=(e,t)=>_.read(F.units+2*e,t-e);function _e(e,t){let r=mt();if(t>8)try{L(r,e)}catch{L(r,E(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function di(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var fr={finished:()=>m.finished()!==0,read:()=>m.read(),written:()=>m.written(),codePoint:()=>m.code_point(),start:()=>m.
start(),length:()=>m.length()};var q=new Uint8Array(256);function lr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Mo(q,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Mo(r,o,e);r[o]=n}return r}function Mo(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)q[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)q[n++]=s;else if(s<2048)q[n++]=
192|s>>6,q[n++]=128|s&63;else if(!ye(s))q[n++]=224|s>>12,q[n++]=128|s>>6&63,q[n++]=128|s&63;else{let c=li(r,i);c>=65536&&
(i+=1),n=pi(c,q,n)}}return Kt(q,0,n)}var ye=e=>(e&63488)===55296;function li(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var mi=e=>e<128?1:e<2048?2:e<65536?3:4;function pi(e,t,r){if(e<128)return t[r]=e,r+1;let o=mi(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Uo=new Uint8Array(128),R=xi(Uo);
function xi(e){return new Uint16Array(e.buffer)}var Ke=u(()=>xr()?0:18),mr=u(()=>w()||b()?18:8),hi=u(()=>j()||!(v()>=22||
te())?64:32),yi=u(()=>D()?64:32),Si=u(()=>D()?36:18),Co=(e,t)=>(e[0]&e[t>>1])>=128;function go(e,t,r){return r?t<=mr():t<=
Si()||t<=yi()&&(Co(e,t)||Ot())}var St=(e,t)=>t<=18||t<=64&&Co(e,t)&&t<=hi(),G={length:0,bytes:0};function De(e,t,r,o){if(e[0]<
128&&xr())return ze(e,t)?ee.call(e,0,t):void 0;let n=0;for(;n<t;n++){let i=e[n];if(i>=128)break;R[n]=i}if(n===t&&n<=18)return le(
R,0,n);for(let i=n;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?2:3)<=t))return dr(e,s,t,r,
o,n);let l=e[i++]^128,h=d?0:e[i++]^128;if(c=d?(f&31)<<6|l:(f&15)<<12|l<<6|h,(l|h)>=64||!d&&(c<2048||ye(c)||c===65279))return dr(
e,s,t,r,o,n)}R[n++]=c}return qe(n)}function Do(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+
1]:e[n]|e[n+1]<<8;if(ye(i))return;R[o++]=i}return qe(o)}function dr(e,t,r,o,n,i){let s=pr();for(let c=t;c<r&&i<=s;){let f=e[c++],
d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,l=d===0&&f>=128,h=f===224?160:f===240?144:128,g=f===237?159:f===244?143:
191,se=0;for(;se<d&&c<r;se++,c++){let Oe=e[c];if(Oe<h||Oe>g)break;h=128,g=191,a=a<<6|Oe&63}if(se<d){if(c===r&&!o){if(f>=
239)return;Lo(f,128|a&63,1+se);break}l=!0}if(l&&n||(l&&(a=65533),a===65279))return;a>65535&&(R[i++]=55232+(a>>10),a=56320|
a&1023),R[i++]=a}return qe(i)}function wt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=yt(
o),!n)return;if(d=n[f],ye(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Tt(f,o))break;if(ye(d))return wi(e,c,t,r,i,o,n)}}R[i++]=
d}return qe(i)}function wi(e,t,r,o,n,i,s){let c=pr();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(ye(a)){if(f===
r&&!o&&Tt(d,i))break;let l=f<r?e[f]:0;if(a=s[d|l<<8],!ye(a))f+=1;else if(Oi(a))a=65533;else{let g=f+2<r&&i<=30?Ti(d,l,e[f+
1],e[f+2]):0;if(g===0)return;R[n++]=55232+(g>>10),a=56320|g&1023,f+=3}}R[n++]=a}return qe(n)}function Ti(e,t,r,o){let n=t>=
48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?65536+
i-189e3:0}var Oi=e=>e>=57088&&e<=57216;function Se(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=192)
return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function Ve(e,t,r){return G.length=0,dr(e,t,r,!1,!0,0)===""}function Tt(e,t){
let r=t!==32||e<144||e>160;return r&&Lo(e,0,1),r}function Lo(e,t,r){G.length=r,G.bytes=e|t<<8}function qe(e){if(e<3||e<=
18&&!xr())return le(R,0,e);if(Ot())return ce.call(Uo,0,2*e);if(!(e>pr()))return le(R,0,18)+le(R,18,e-18)}var pr=u(()=>Ot()?
1/0:36),xr=u(()=>A()&&Ot()),Ot=u(()=>T(Ai)===!0);function Ai(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
t=r=>r.call(e,0,e.length);return t(ce)==="a\uFEFF\uD83D"&&t(ee)==="a\0\xFF\xFE=\xD8"}function ze(e,t){for(let r=0;r<t;r++)
if(e[r]>=128)return!1;return!0}function W(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var At=u(()=>T(_i)),Ne=u(()=>T(Mi)),Ii=u(()=>T(ki)),bi=u(()=>T($i));function No(e,t,r){let o=Ro(e);if(!(!o||r<24||M(t,r))&&
!(e===0&&Po(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Ro(e){return e===0?Ne():e===38?Ii():e===37?bi():void 0}function Bt(e,t,r,o){
if(G.length=0,o&&t>8192||t>1024&&(M(e,t)||Po(e,t)))return;let n=Ne();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=Se(e,
t);if(!(i<t&&(r||!Ve(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:oo(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,
i);return t>256&&c!==void 0&&Et(s,i,c),c}catch{return}}function Wo(e,t,r){let o=Ro(e);if(!(r%2>0||!o?.takes?.(t,r)||M(t,
r)))return o.decode(t,!0)}function Po(e,t){if(t<8192||Fi())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var Fi=u(D);function _i(){let{isAscii:e}=$e("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Mi(){let e=b(),t=e?At():void 0;if(e&&!t)return;
let r=O("utf-8"),o=T(gi),n=B=>r.decode(B),i=Ni(n),s=Ci(i,o),c=t&&((B,P)=>W(B,P)&&t(B)),f=c??(fe()?Ri:k()?Pi:void 0),d=c?
(B,P)=>jo(B,P)||P>256&&c(B,P):f,a=Uint8Array.of(...ko,...Ho.flat()),l=`${$o}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,h=Uint8Array.
of(97,127),g=i(a,a.length)===l&&n(a)===l&&r.decode(a.buffer)===l&&i(h,2)==="a\x7F"&&hr(B=>s(B,B.length)),se=ee;if(!g||t&&
se.call(h)!=="a\x7F")return;let Oe=(B,P)=>O("utf-8",B&&o!==void 0,P);return Ie(0,{newDecoder:Oe,isRight:(B,P)=>Di(Oe(B,P)),
canFail:!0,...Ui()}),{decode(B,P){try{return t?se.call(B):(P?s:n)(B,B.length)}catch{return}},decodeQuickly:i,decodesStart:Go(),
decodeOrFail:s,takesQuickly:d,takes:f,completeLength:Se}}function Ui(){return A()?Le(1):j()?{...Le(257),leastBeyondASCII:65,
leastOfBuffer:8192}:b()?{...Le(19),most:2048,onlyASCII:!0}:fe()?{...Le(48),leastOfBuffer:48,onlyASCII:!0}:k()?{...Le(33),
most:1023}:Le(v()>0?512:33)}var Le=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Ci(e,t){
let r=Li(e);return t?A()||te()?o=>t.decode(o):v()>0?(o,n)=>n>256&&W(o,n)?t.decode(o):r(o,n):r:r}function gi(){let e=O("u\
tf-8",!0);return hr(r=>e.decode(r))&&hr(({buffer:r})=>e.decode(r))&&!j()?e:void 0}var Di=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...lr("\uFEFF"),...lr(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),hr=e=>e(Uint8Array.from(ko))===$o&&Ho.every(t=>T(()=>e(Uint8Array.from(t)))===void 0),ko=[239,187,191,97,230,188,162,
240,159,146,169],$o="\uFEFFa\u6F22\u{1F4A9}",Ho=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Li=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Ni(e){let[t,r]=[Wt,ee];return b()?(o,n)=>n>256?
r.call(o):e(o):Go()?(o,n)=>t.call(o,0,n):!t||!j()?e:(o,n)=>jo(o,n)?t.call(o):e(o)}var Go=()=>Wt!==void 0&&v()>=22&&!j()&&
!A(),jo=(e,t)=>t<=64||t<=256&&W(e,t);function Ri(e,t){if(t<64)return!1;if(W(e,t))return!0;if(t<256)return!1;let r=0,o=0,
n=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>
8||t>=768&&n===0&&r>=3*o}var Wi=u(k),yr=0;function Et(e,t,r){t<1024||!Wi()||!W(e,t)||(yr=r.length===t?0:yr+1)}function Pi(e,t){
if(t<1024)return!0;if(W(e,t))return yr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=
1);return r<3}function ki(){return w()||te()?vo(!1):Hi()}function $i(){return w()?vo(!0):void 0}function Hi(){let e=ce,t="\
\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(
r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=b()?512:1/0;return Yo(!1,(i,s)=>s<=o||W(i,s)&&At()?.(i)===!0,(i,s)=>{
let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function vo(e){let t=O(e?"utf-16be":
"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")
return Yo(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Yo=(e,t,r)=>({takes:t,decode(o,n){
try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var I={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Tr=1;function Je(e,t,r,o){return t>=
Tr?Gi(e,t,r,o):void 0}function Gi(e,t,r,o){if((I.encoding!==o||I.owner!==m||y.isBusy)&&!ji(o)||t>I.most&&(t>I.mostBeyondASCII||
W(e,t)))return;_e(e,t);let{readBytes:n,readPairs:i}=_;if(!!0||!I.isOfPairs)return n(F.input,t,I.source);let{piece:s}=I,c=i(
F.input,t,I.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=mt();if(c.length===s){let a=f[t],l=i(F.input+t-a,a,
I.source,+!r,s);if(l===null)return;c+=l}return f[t]===0||Tt(f[t-1],o)?c:void 0}function ji(e){return y.isBusy?!1:_.readPairs?
(me("decoding",e),pt(()=>{let t=H(e);I.isOfPairs=!t;let r=t?m.byte_table(e):m.pair_table(e);I.source=_.readsInput?e:r;let o=Xe(
e);return Tr=o.least,I.piece=o.piece,I.most=r>0?o.any:0,I.mostBeyondASCII=r>0?o.beyondASCII:0,I.owner=m,I.encoding=e,!0})):
(Tr=1/0,!1)}var vi=u(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!_.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(w())return{windows1252:e(36),single:e(36),multi:{...e(72),piece:36}};if(b()){let r={least:19,any:128,beyondASCII:256,
piece:256};return{windows1252:e(256),single:e(18),multi:r}}let t={least:1,any:128,beyondASCII:512,piece:512};return{windows1252:e(
A()?0:256),single:e(256),multi:t}});function Xe(e){let{windows1252:t,single:r,multi:o}=vi();return e===21?t:H(e)?r:o}var bt=u(()=>A()?0:te()||b()?8:fe()?352:18),zo=u(()=>Math.min(bt(),Ke(),mr())),Yi=u(A);function Jo(e,t,r){if(r>64)return W(
t,r)?Ki(e,t,r):void 0;if(r<=Ke()||(t[r>>1]|t[r-1])>=128||!ze(t,r))return;let o=Mt();return o?o.call(t,0,r):xt(e,t,r)}function Ki(e,t,r){
let o=Mt(),n=H(e);if(!(r<512&&(n||!o))&&!(e===21&&en(r))&&!(n&&on(e))&&!M(t,r))try{return At()?.(t)??ht(t,r,128,128)?o?o.
call(t):Ne()?.decodeQuickly(t,r):void 0}catch{return}}var It=[],Or=[];function Xo(e,t,r){if(!(Or[e]===null||r<=bt())&&!(r>=
512&&r>tn(e)))return Or[e]??=qi(e),_t(Or[e],t,r)}function Zo(e,t,r){return r<512?(Yi()?Ar(e,t,r):void 0)??xt(e,t,r)??Ar(
e,t,r)??Ko(e,t,r):Ar(e,t,r)??(Xi(e)?Ko(e,t,r):void 0)??xt(e,t,r)}var Br=0,Qo=u(()=>Er()?8192:512),en=e=>Br>0&&e<Qo();function Ar(e,t,r){
let o=Mt();if(!(!o||e!==21)){if(en(r)){Br-=1;return}if(!Ji(t,r)){r<Qo()&&(Br=15);return}if(!M(t,r))try{return o.call(t)}catch{
return}}}var Ko=(e,t,r)=>_t(rn(e),t,r);function _t(e,t,r){if(!(!e||r>1024&&M(t,r)))try{return e.decode(t)}catch{return}}
var Vi=u(()=>A()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function tn(e){if(on(e))return 8192;let{windows1252:t,
other:r}=Vi();return e===21?t:r}function qi(e){let t=ts(e)?rn(e):null;if(t){let r=Ft(e,Ze()).includes("\uFFFD"),o=Math.max(
bt(),Xe(e).any)+1;Ie(e,{newDecoder:n=>n&&r?O(p[e].name,!0):t,isRight:n=>!(n&&r)||os(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:w()?1:bt()+1,most:tn(e),onlyASCII:!1})}return t}function rn(e){return It[e]===void 0&&(It[e]=null,It[e]=T(
()=>rs(e))??null),It[e]}var Mt=u(()=>T(zi));function zi(){let e=ee,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(
t)===String.fromCharCode(...t)?e:void 0}function Ji(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;
return r===t||ht(e,t,128,224)}var Xi=e=>e===21?Er():Zi()||Qi()&&st(e),on=e=>!Mt()&&(e===21?Er():es()),Zi=u(()=>w()||D()),
Qi=u(()=>k()||A()),es=u(w),Er=u(()=>w()||A()||!(v()>0)),ts=e=>w()||A()||te()||b()||fe()&&e===21,Ze=()=>Uint8Array.from({
length:256},(e,t)=>t);function Ft(e,t){let r=yt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function rs(e){let t=O(
p[e].name),r=n=>t.decode(n)===Ft(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return Ze().every(n=>r(Uint8Array.of(n)))&&
r(o)?t:void 0}function os(e){let t=Ft(e,Ze()),r=Ze().filter(f=>t[f]!=="\uFFFD"),o=O(p[e].name,!0),n=f=>T(()=>o.decode(f)),
i=f=>n(f)===Ft(e,f),s=Uint8Array.from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.
of(...s,f))===void 0;return i(s)&&Ze().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var nn;function sn(e,t,r){return nn??=ns(),nn(e,t,r)}function ns(){let e=Ne(),t=!(e&&A());return(r,o,n)=>{if(t&&St(r,o)){
let i=De(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?e?.decodeOrFail(r,o):e?.decodeQuickly(
r,o)}catch{return}}}function Qe(e,t,r,o=!1){try{pe(e,null);let n=xe(t,r,0,o,!0);return n<0?void 0:Ce(0,n)}catch(n){throw N(
n)}}var br=u(()=>w()?{any:2048,markup:1/0}:k()?{any:512,markup:2048}:{any:0,markup:A()?2048:D()?112:0}),Fr=()=>br().markup>0,
cs=u(()=>Fr()?1/0:33),cn=(e,t,r)=>e>=29&&e<36&&r>=cs()&&t[0]>=128,_r=[],fn=(e,t,r)=>Mr(e,t,r)?_t(_r[e],t,r):void 0;function Mr(e,t,r){
let{any:o,markup:n}=br();return r>n||r>o&&!fs(t,r)?!1:_r[e]?!0:(ds(e,r),!1)}function fs(e,t){if((e[1]&e[t>>1])>=128)return!1;
let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var et=[];function ds(e,t){et[e]===void 0&&
(et[e]=T(()=>ps(e))??null);let r=et[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,et[e]=null,T(()=>{let{value:o}=r.
sequences.next();o?r.decoder.decode(o)===Qe(e,o,K(o))&&(et[e]=r):as(e,r.decoder)})))}function as(e,t){_r[e]=t;let{any:r,
piece:o}=Xe(e);Ie(e,{newDecoder:n=>n?O(p[e].name,!0):t,isRight:n=>!n||us(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(
r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,most:br().any,onlyASCII:!1})}var us=e=>ls.every(t=>ms.every(r=>{
let o=O(p[e].name,!0),n=Uint8Array.of(97,t,...r);return T(()=>o.decode(n))===Qe(e,n,n.length,!0)})),ls=[128,129,142,143,
161,224,255],ms=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],ps=e=>({
decoder:O(p[e].name),sequences:hs(e),credit:0}),xs=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Ir=[10,164,162];function*hs(e){
let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of xs)yield Uint8Array.of(...i,...Ir);for(let i=128;i<=255;i++)
yield we([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield we([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield we([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield we([i,Math.min(i+7,254)],r,n,r);yield we(
[227,227],[50,50],o,r),yield we([129,129],[48,48],t),yield we([129,129],[48,48],n,t)}}function we(...e){let t=e.map(([s,
c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+Ir.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.
length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(Ir,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(
i+o,i,i+e.length-1),n}var Te=class{encoding;fatal;ignoreBOM;#e=null;#r=0;#t=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=
r,this.ignoreBOM=o,this.#n=n}get name(){return p[this.encoding].name}reset(){this.#e=null,this.#t=0,this.#o=!1,this.#n=0}setBOMSeen(){
this.#o=!0}decode(t,r,o){let n=V(t);if(!this.#e){let i=this.#t===0?this.#p(t,n,r):this.#x(t,n,r);if(i!==void 0)return r||
this.#u(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?sn(t,r,this.fatal):Bt(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=r>0?Je(
t,r,!0,n):void 0,f=s===void 0&&!(i&&cn(n,t,r))?this.#l(t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&!Ee(n)?Qe(n,t,
r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#t>0){let a=this.#t+r;if(r>0&&a<=
U.length)return this.#S(t,a,o,n);let l=this.#y(t,r,o,n);if(l!==void 0)return l;this.#w()}let i=this.#e,s=this.#o,c=this.#n,
f="";try{f=this.#T(t,r,o)??this.#O(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=c,N(a)}let d=this.#i;if(d)throw this.#i=
null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#p(t,r,o){let{encoding:n}=this;G.length=0;let i=r>0&&n!==
0?Je(t,r,o,n):void 0;return i===void 0?this.#l(t,r,o):this.#c(i)}#l(t,r,o){let{encoding:n}=this;if(r===0)return"";if(n===
0){let c=St(t,r)?De(t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=Bt(t,r,o,this.fatal);return this.#d(f)}if(n===
38||n===37){let c=r<=36?Do(t,r,n===37):Wo(n,t,r);return this.#d(c)}if(!it(n))return;let i=H(n),s=r<=(i?zo():t[0]<128?Ke():
18)?wt(t,r,o,n):Ss(n,i,t,r,o);return this.#c(s)}#c(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:
t}#d(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#x(t,r,o){let n=this.#t+r;if(!(r===0||n>U.
length))return G.length=0,n>18?this.#h(t,n,o):(this.#a(t,n),this.encoding===0?De(U,n,o,this.fatal):this.#c(Je(U,n,o,this.
encoding)??wt(U,n,o,this.encoding)))}#h(t,r,o){let n=this.#m(t,r);return this.encoding===0?Bt(n,r,o,this.fatal):this.#c(
Je(n,r,o,this.encoding))}#y(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,s=this.#o,c=this.#r,f=this.#t,d=(c&255)<224?
2:3;if(f+r<=d)return;this.#a(t,d);let a=De(U,d,!0,!0);if(a===void 0)return;let l=d-f;this.#t=0,this.#n+=l,this.#o=!0;try{
return he(a,this.decode(E(t,l),o,n))}catch(h){throw this.#o=s,h instanceof be||h instanceof TypeError||(this.#e=null,this.#n=
i,this.#r=c,this.#t=f),h}}#a(t,r){U[0]=this.#r,U[1]=this.#r>>8;let o=this.#t;for(let n=o;n<r;n++)U[n]=t[n-o]}#m(t,r){return this.#a(
t,this.#t),L(U,t,this.#t),Zt(r)}#u(t){this.#n+=t,this.#o||=this.#t+t>G.length,this.#t=G.length,this.#r=G.bytes}#S(t,r,o,n){
let i=this.#t,s=this.#m(t,r);this.#t=0,this.#n-=i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof be||c instanceof
TypeError||(this.#t=i,this.#n+=i),c}}#w(){let t=Uint8Array.of(this.#r,this.#r>>8);try{pe(this.encoding,null),xe(t,this.#t,
0,this.fatal,!1),this.#e=Ue(),this.#t=0}catch(r){throw N(r)}}#T(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;
let n=No(this.encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#f(E(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===r?t:E(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=he(s,this.#f(f,c-i,!0)),this.#i)return s}else
Et(f,c-i,d),s=he(s,this.#d(d)),this.#n+=c-i;return this.#o||=c>0,c===r?s:this.encoding===0&&!o&&Ve(t,c,r)?(this.#u(r-c),
s):he(s,this.#f(E(t,c,r),r-c,o))}#O(t,r,o){let i=this.encoding===0&&!o&&!this.#e?Se(t,r):r;if(i===r||!Ve(t,i,r))return this.#f(
t,r,o);let s=this.#f(t,i,!0);return this.#i||this.#u(r-i),s}#f(t,r,o){pe(this.encoding,this.#e);let n="",i=bo(r),s=this.#o||
this.ignoreBOM||!Ee(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),l=f===0&&d?t:E(t,f,
f+a),h=xe(l,a,c,this.fatal,o&&d);if(h<0)return this.#e=Ue(),this.#i=new be(this.name,this.#n+f+fr.start(),fr.length()),n;
if(c+=h,c>0&&(d||!Io(c))){let g=!s&&_o()===65279?1:0;i?i.add(Fo()+2*g,c-g):n=he(n,Ce(g,c)),s=!0,c=0}if(d)break}return this.#o=
s,this.#e=o?null:Bo(),this.#n+=r,i?i.toText():(this.encoding===0&&Et(t,r,n),n)}},Ss=(e,t,r,o,n)=>(t?Xo(e,r,o):void 0)??(r[0]<
128?Jo(e,r,o):void 0)??(!t&&n&&o>18?fn(e,r,o):void 0)??(go(r,o,t)?wt(r,o,n,e):void 0)??(t?Zo(e,r,o):void 0),Ur=({encoding:e,
fatal:t,ignoreBOM:r})=>new Te(e,t,r);function Ut(e){return e.common??=Ur(e),e.common}var dn=(e,t,r,o,n,i)=>Ct(dt(r,o,n),
e,t,i);function Ct(e,t,r,o){if(r<e.leastOfAny)return Ut(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==
void 0)return n;let i=Ut(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function an(e,t){let r=Be(e,t);if(r===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return r}function We(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function gt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var un=u(()=>({utf8:w()?1/0:b()?192:0,utf16:w()?1/0:0})),gr=e=>Dr(e)?1/0:e===0?un().utf8:un().utf16,Dr=e=>e>=29&&it(e);function Lr(e){
let{encoding:t,fatal:r,ignoreBOM:o}=e;return(Dr(t)?Fr():Ee(t)&&gr(t)>0)&&!r?new Cr(t,r,o):Ur(e)}var Cr=class extends Te{#e=void 0;#r=!1;#t=!1;#o=!1;reset(){
super.reset(),this.#r=!1}decode(t,r,o){return this.#r||!this.#n(t,r)?super.decode(t,r,o):this.#i(t,r)}#n(t,r){return this.#t||
r?this.#t:(this.#r=!Ts(this.encoding,t,V(t)),!this.#r)}#i(t,r){let o=V(t),n=gr(this.encoding);if(o>n&&!this.#o)return this.#s(
t,r);n<1/0&&(this.#o=o<4||Se(t,o)<o);let i=o>1024&&M(t,o)?Yt(t,0,o):t;this.#e??=O(this.name,!1,this.ignoreBOM),this.#t=!r;
try{return this.#e.decode(i,{stream:!r})}catch(s){throw this.#e=void 0,this.#t=!1,N(s)}}#s(t,r){return this.#e?.decode(),
this.#t=!1,this.#r=!0,this.setBOMSeen(),super.decode(t,r)}};function Ts(e,t,r){return r<40||r>gr(e)||Dr(e)&&!Mr(e,t,r)||
b()&&ze(t,r)?!1:(ln[e]??=T(()=>As(e))===!0,ln[e])}var ln=[],Os=[97,128,129,142,143,161,195,216,227,240,255],mn=[32,48,129,
161,220,254];function As(e){let t=O(p[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);pe(e,r);let f=Ce(0,xe(c,1,0,!1,s));
return r=Ue(),t.decode(c,{stream:!s})===f};return Os.flatMap(i=>mn.flatMap(s=>mn.flatMap(c=>[i,s,c]))).every(i=>o(i,!1))&&
o(129,!0)&&Bs(e)}function Bs(e){let t=O(p[e].name,!1,!1),r=Vr(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.of(n),
{stream:!0})).join("")+t.decode()===(Ee(e)?"\uFEFF":"")}var Pe="Failed to execute 'decode' on 'TextDecoder'",Dt=We({TextDecoder:class{#e;#r;#t=!1;constructor(e="utf-8",t=void 0){
this.#e=pn(e,t,"Failed to construct 'TextDecoder'"),new.target!==Dt&&gt(this,new.target,Dt)}get encoding(){return p[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=oe,t=void 0){
if(t===void 0&&!this.#t){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!M(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return Ut(s).decodeWhole(
e,V(e),Pe)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let d=s.decoder.decode(e);return 2*d.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),d}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=Vt(e);if(f)return Ct(s,
new Uint8Array(e),f,Pe)}}let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);r||J(e,Pe),typeof t!="object"&&ae(t,Pe);let o=!!t?.
stream,n=r?e:je(e),i=this.#e;return i.isStateless||!this.#t&&!o?Ct(i,n,V(n),Pe):(this.#r??=Lr(i),this.#t||this.#r.reset(),
this.#t=o,this.#r.decode(n,!o,Pe))}}});function pn(e,t,r){let o=ue(e);ae(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return dt(
an(o,r),n,i)}var xn=(e,t,r)=>Lr(pn(e,t,r));function Es(e,t,r){let o=Pr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Nr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Es(e,(o,n)=>n(t.decode(Ge(J(o,r)),!1,r)),o=>o(t.
decode(oe,!0,r)))}var Lt=We({TextDecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r=xn(e,t,"Failed to const\
ruct 'TextDecoderStream'");this.#e=r,this.#r=Nr("TextDecoderStream",r),new.target!==Lt&&gt(this,new.target,Lt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#r.readable}get writable(){return this.#r.writable}}});var ke=class{fatal;ignoreBOM;#e;#r;#t=oe;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#r?.
name??null}decode(t,r,o){if(this.#r)return this.#r.decode(t,r,o);let n=r&&K(this.#t)===0?t:to(this.#t,t);if(!r&&Kr(n))return this.#t=
n,"";let i=He(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#r=new Te(i?.encoding??this.#e,this.fatal,!0,s),this.#r.
decode(s>0?E(n,s):n,r,o)}};var hn=We({DecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=ue(e);
ae(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new ke(Be(o,r),n,i);this.#e=s,this.#r=Nr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#r.readable}get writable(){
return this.#r.writable}}});function yn(e){let t=He(je(J(e,"Failed to execute 'bomSniff'")));return t?p[t.encoding].name:null}function Sn(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=J(e,o),i=Be(ue(t),o);ae(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=je(n);return He(f)?
new ke(i,s,c).decode(f,!0,o):dn(f,V(f),i,s,!0,o)}async function wn(e=void 0){let t=await e;if(t===void 0)or()||await rr(rt,!0);else{let r=Is(t)?await bs(t):t;await rr(()=>r,
!1)}}var Is=e=>typeof e?.arrayBuffer=="function";function bs(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{hn as DecoderStream,Dt as TextDecoder,Lt as TextDecoderStream,yn as bomSniff,Sn as decode,p as encodings,wn as initialize,
zr as labelToName};
