var vr=(e,t)=>e?.prototype?.[t],ot=e=>vr(globalThis.Buffer,e),ue=ot("ucs2Slice"),jt=ot("ucs2Write"),Gt=ot("utf8Slice"),ne=ot(
"latin1Slice"),Mn=e=>globalThis[e],Yr=Mn("TextDecoder"),Cn=vr(Yr,"decode");function _(e,t=!1,r=!0){let o=new Yr(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:Cn})}function T(e){try{return e()}catch{return}}var B=()=>"InternalError"in globalThis,E=()=>"Bun"in globalThis,le=()=>vt().includes(
"Chrome/"),k=()=>vt().includes("AppleWebKit/")&&!le()&&!(K()>0);function vt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var v=()=>"Deno"in globalThis,Y=()=>vt()==="Cloudflare-Workers",ie=()=>k()||Y(),K=()=>Y()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),R=()=>K()<22,me=e=>globalThis.process?.getBuiltinModule?.(e),$t;function Kr(){let{
TransformStream:e}=globalThis;return e&&e===$t?e:($t=[e,me("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),$t)}var Un=e=>me("node:fs").readFileSync(e);function qr(e){try{return Un(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var nt=()=>qr(()=>new URL("./decoder.wasm",import.meta.url)),it="encoding-wasm/decoder";var Vr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function m(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var h=Nn();function Nn(){let e=Vr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Jr=m(()=>new Map(h.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Ln=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ye=e=>e<36&&e!==33,D=e=>e>0&&e<29,ct=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(h[e].name),Rn=e=>Ln.find(([t])=>e>=t)[1];function Xr(e){let t=Jr();return t.get(e)??t.get(ro(kn(e)))}function Fe(e,t){
let r=Xr(e);if(r===void 0){let o=Pn(e),n=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=Rn(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${it}' doesn't include ${h[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Wn=m(
()=>new Map(Array.from(Jr(),([e,t])=>[Zr(e),t]).reverse()));function Pn(e){let t=Zr(e),r=Wn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var Zr=e=>ro(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Qr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ke(e){if(e[0]>=239)return Qr.find(t=>t.bytes.every((r,o)=>e[o]===r))}function eo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function to(e){return Qr.find(t=>t.encoding===e)?.bytes}function be(e){return e===
0||e===37||e===38}function kn(e){let t=0,r=e.length;for(;zr(e[t]);)t+=1;for(;zr(e[r-1]);)r-=1;return e.slice(t,r)}var zr=e=>`\
	
\f\r `.includes(e);function ro(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function oo(e){let t=Xr(`${e}`);return t===
void 0?null:h[t].name}var qt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,no=()=>Object.getPrototypeOf(Uint8Array.prototype),ft=e=>qt(no(),
e),Vt=e=>qt(DataView.prototype,e),jn=()=>qt(ArrayBuffer.prototype,"byteLength"),zt=e=>no()[e],Gn=ft(Symbol.toStringTag),
Jt=ft("buffer"),io=ft("byteOffset"),so=ft("byteLength");var vn=zt("set"),Yn=zt("slice"),Kn=zt("subarray"),qn=Vt("buffer"),Vn=Vt("byteOffset"),co=Vt("byteLength"),fo=jn(),H=e=>so.
call(e);function V(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:H(e)}var M=(e,t,r=H(e))=>new Uint8Array(
Jt.call(e),io.call(e)+t,r-t);function ao(e,t){let r=new Uint8Array(H(e)+H(t));return $(r,e),$(r,t,H(e)),r}var $=(e,t,r)=>vn.call(e,t,r);var zn=m(()=>B()?96:k()?1024:1/0);function Xt(e,t,r){if(r-t<=zn())return Yn.call(e,t,r);let o=new Uint8Array(r-t);return $(
o,Kn.call(e,t,r)),o}function Zt(e,t,r){if(r>24)return Xt(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function N(e,t){if(t<=64)return!1;try{return fo.call(Jt.call(e)),!1}catch{return!0}}var Jn="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function te(e,t,r=Jn){if(!ArrayBuffer.isView(e)&&Qt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function qe(e){if(ArrayBuffer.isView(e))return Xn(e);try{return new Uint8Array(e)}catch{return ce}}var Ve=e=>e instanceof
Uint8Array?e:qe(e);function Xn(e){try{return Gn.call(e)===void 0?new Uint8Array(qn.call(e),Vn.call(e),co.call(e)):new Uint8Array(
Jt.call(e),io.call(e),so.call(e))}catch{return ce}}var ce=new Uint8Array;function Qt(e){try{return fo.call(e)}catch{}try{
return co.call(new DataView(e))}catch{return}}function xe(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var he=e=>`${e}`;var tr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;bufferDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#t=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=D(t)&&!r}accept(t){T(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,quicken:r,canFail:o,
most:n}){this.bufferDecoder??=t(this.fatal,this.ignoreBOM),this.decoder??=r?.(this.bufferDecoder)??this.bufferDecoder,this.#o=
this.fatal&&o&&!this.decoder.fatal,this.most=n,this.mostAtOnce=this.#o?-1:n}pause(){this.most=-1,this.mostAtOnce=-1,this.
takesAnyBuffer=!1}pauseLong(){this.pause(),this.#t=15,this.decoder=void 0,this.bufferDecoder=this.decoder}reconsider(t,r){
let o=this.#r;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.bufferDecoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():
this.takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&N(t,r)))
try{let o=this.decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&
this.pause(),n?void 0:o}catch{this.pauseLong();return}}},uo=[],rr=[];function at(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=rr[o];
if(n)return n;let i=new tr(e,t,r);rr[o]=i;let s=uo[e];return s&&i.accept(s),i}function Me(e,t){uo[e]=t;for(let r=0;r<4;r++)
rr[4*e+r]?.accept(t)}var Ce=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var U=new Uint8Array(512),or=[];function nr(e){return or[e]??=M(U,0,e),or[e]}function lo(e,t,r){return t>U.length?M(e,0,
r):(e!==or[t]&&$(U,e),nr(r))}function Ue(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function ho(e,t,r){let{memory:o}=e,n=ut(a=>oi(a,r),o,t),i=ut(ii,o,t);if(n&&i){let a=v()?1/0:64;return{...i,read:(u,l)=>(l<
128?n:i).read(u,l),write:(u,l)=>(u.length<a?n:i).write(u,l),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:v()?n.
writeBytes:void 0,mostByTable:512}}let s=ir(o);if(n)return B()?ni(n,ut(po,o,t)):n;let c=i??ut(po,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u)};return i?ti(d,e,t):d}var ti=(e,t,r)=>({...e,
readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<0?null:
e.read(r,c)},readsInput:!0,mostByTable:512});function ut(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),ir(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var ri="str\
ings";function oi(e,t){let[r]=WebAssembly.Module.customSections(t,ri),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function ni(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function ii(e){let[t,r]=[ue,jt],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(u,l){$(d,new Uint8Array(
e.buffer,u,2*l),a),a+=2*l},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function po(e){let t=_("utf-16le"),{write:r,most:o}=ir(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function ir(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Ue(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var lt,x,cr,yo,So,F,g={input:0,units:0,output:0},ze=0,mt={name:"",encoding:-1},S={isBusy:!0,newCodec:NaN,count:0};function ye(e,t){
mt.name=e,mt.encoding=t,S.newCodec=NaN,S.count+=1,S.isBusy&&ci(),S.isBusy=!0}function ci(){try{Bo(),lt??=Oo(ai(nt())),Ao(
new WebAssembly.Instance(lt),lt)}catch(e){throw Eo(e)}}async function fr(e,t){try{Bo();let r=e(),o=wo(r)?r:await WebAssembly.compile(t?r:di(r));Oo(o);let n=await WebAssembly.instantiate(
o);if(dr())return;Ao(n,o),lt=o}catch(r){throw Eo(r)}}var fi=[0,97,115,109];function di(e){let t=qe(te(e,"encoding-wasm",
"initialize() takes a compiled module, its bytes or a Response."));if(fi.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var dr=()=>!S.isBusy;function ai(e){return wo(e)?e:new WebAssembly.Module(e)}function wo(e){try{return WebAssembly.
Module.customSections(e,To),!0}catch{return!1}}var To="encoding-wasm";function Oo(e){let[t]=WebAssembly.Module.customSections(
e,To),r=`${it} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Ao({
exports:e},t){x=e,sr=WebAssembly.RuntimeError,g.input=x.input(),g.units=x.units(),g.output=x.output(),_o(),F=ho(x,g.units,
t),ze=Math.min(x.units_length(),F.most),S.isBusy=!1}function Bo(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Eo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(ui(e))return new RangeError(`encoding-wasm: ${Io} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Io="no memory \
for WebAssembly; free some, and call again",ui=e=>e instanceof RangeError&&/memory/i.test(e.message);function ar(){return lr(),
cr}function pt(){return lr(),yo}function ur(){return lr(),So}function lr(){cr[0]===void 0&&_o()}function _o(){let{buffer:e}=x.
memory;cr=new Uint8Array(e),yo=new Uint8Array(e,g.input,65536),So=new Int32Array(e,x.codec(),x.codec_length()>>2)}function Fo(e,t){
return ye(e,-1),xt(t)}function xt(e){try{let t=e();return S.isBusy=!1,t}catch(t){throw j(t)}}var sr;function j(e){if(!S.
isBusy||!sr||!(e instanceof sr))return e;let t=h[mt.encoding]?.name,r=`${mt.name}${t?` of ${t}`:""} failed`;return li()?
new RangeError(`encoding-wasm: ${r}: ${Io}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function li(){try{return x.memory.grow(32),
!1}catch{return!0}}function Le(e=null){let t=ur();return go(t,e??new Int32Array(t.length))}function Uo(){return x.held()!==0?Le():(S.newCodec=
mr,null)}var hi=e=>go(e,ur());function go(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Se(e,t){yi(e,t)||(ye(
"decoding",e),t?hi(t):x.new_decoder(e),mr=e===33||e===36?NaN:e)}var mr=NaN;function yi(e,t){return t||S.newCodec!==e||S.
isBusy?!1:(S.newCodec=NaN,S.isBusy=!0,!0)}function we(e,t,r,o,n){De(e,t),S.isBusy=!0;let i=x.decode_block(t,r,+o,+n);return S.isBusy=!1,n&&i>=0&&(S.newCodec=mr),wi(
i)}var de={encoding:-1,source:0,most:0,owner:void 0};function ht(e,t,r){if(de.encoding!==e||de.owner!==x||S.isBusy){try{ye(
"decoding",e),de.owner=x;let n=F.readBytes?x.byte_table(e):0;de.source=F.readsInput?e:n,de.most=n===0?0:!ct(e)&&F.mostByTable||
1/0,de.encoding=e}catch(n){throw j(n)}S.isBusy=!1}if(r>de.most)return;if(r<=65536)return De(t,r),bo(r);if(F.most>ze)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);De(M(t,n,n+i),i),o=Te(o,bo(i))}return o}function yt(e,t,r,o){
return Fo("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(4*n,65536,t-i)),De(n===t?e:M(e,
i,i+n),n),!x.is_free_of(n,r,o))return!1;return!0})}function Si(e,t){let r=-1,o,n;function i(s){try{return ye(e,s),r=s,n=
x,o=t(s),S.isBusy=!1,o}catch(c){throw j(c)}}return s=>s===r&&n===x&&!S.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Re=Si("decoding",e=>{let t=D(e),r=(!t?x.pair_table(e):x.byte_table(e))>>>0;return r>0?new Uint16Array(x.memory.buffer,
r,t?256:65536):void 0}),bo=e=>F.readBytes(g.input,e,de.source);function Te(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var Do=e=>e+65536+3<=ze,No=e=>e>ze&&e<268435456?F.collect?.(e+3):void 0,Lo=()=>g.units,Ro=()=>ar()[g.units]|ar()[g.units+
1]<<8,We=(e,t)=>F.read(g.units+2*e,t-e);function De(e,t){let r=pt();if(t>8)try{$(r,e)}catch{$(r,M(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function wi(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var pr={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.
start(),length:()=>x.length()};var Z=new Uint8Array(256);function Sr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Wo(Z,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Wo(r,o,e);r[o]=n}return r}function Wo(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)Z[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)Z[n++]=s;else if(s<2048)Z[n++]=
192|s>>6,Z[n++]=128|s&63;else if(!Oe(s))Z[n++]=224|s>>12,Z[n++]=128|s>>6&63,Z[n++]=128|s&63;else{let c=Bi(r,i);c>=65536&&
(i+=1),n=Ii(c,Z,n)}}return Zt(Z,0,n)}var Oe=e=>(e&63488)===55296;function Bi(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var Ei=e=>e<128?1:e<2048?2:e<65536?3:4;function Ii(e,t,r){if(e<128)return t[r]=e,r+1;let o=Ei(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Po=new Uint8Array(128),Q=_i(Po);
function _i(e){return new Uint16Array(e.buffer)}var wt=m(()=>Qe()?0:18),Fi=m(()=>R()?54:v()||!(K()>=22||ie())?64:32),bi=m(
()=>k()?64:32),Mi=m(()=>k()?36:18),Tt=(e,t)=>(e[0]&e[t>>1])>=128;function ko(e,t,r){return r?t<=8:t<=Mi()||t<=bi()&&(Tt(
e,t)||Et())}var Ot=(e,t)=>t<=18||t<=64&&Tt(e,t)&&t<=Fi(),P={length:0,bytes:0};function Pe(e,t,r,o){if(e[0]<128&&Qe())return Tr(
e,t)?ne.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?
2:3)<=t))return xr(e,s,t,r,o,n);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=64||!d&&(c<
2048||Oe(c)||c===65279))return xr(e,s,t,r,o,n)}Q[n++]=c}return Ze(n)}function Ho(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<
t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(Oe(i))return;Q[o++]=i}return Ze(o)}function xr(e,t,r,o,n,i){let s=wr();
for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===224?160:f===
240?144:128,p=f===237?159:f===244?143:191,I=f,A=0;for(;A<d&&c<r;A++,c++){let b=e[c];if(b<l||b>p)break;I|=b<<8*(A+1),l=128,
p=191,a=a<<6|b&63}if(A<d){if(c===r&&!o){if(f===239)return;$o(I,1+A);break}u=!0}if(u&&n||(u&&(a=65533),a===65279))return;
a>65535&&(Q[i++]=55232+(a>>10),a=56320|a&1023),Q[i++]=a}return Ze(i)}function At(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,
f=e[s++],d=f;if(f>=128){if(n??=Re(o),!n)return;if(d=n[f],Oe(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Bt(f,o))break;if(Oe(
d))return Ci(e,c,t,r,i,o,n)}}Q[i++]=d}return Ze(i)}function Ci(e,t,r,o,n,i,s){let c=wr();for(let f=t;f<r&&n<=c;){let d=e[f++],
a=d<128?d:s[d];if(Oe(a)){if(f===r&&!o&&Bt(d,i))break;let u=f<r?e[f]:0;if(a=s[d|u<<8],!Oe(a))f+=1;else if(gi(a))a=65533;else{
let p=f+2<r&&i<=30?Ui(d,u,e[f+1],e[f+2]):0;if(p===0)return;Q[n++]=55232+(p>>10),a=56320|p&1023,f+=3}}Q[n++]=a}return Ze(
n)}function Ui(e,t,r,o){let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&
i>=189e3&&i<1237576?65536+i-189e3:0}var gi=e=>e>=57088&&e<=57216;function Xe(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-
r];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function ke(e,t,r){return P.length=0,xr(e,t,r,!1,
!0,0)===""}function Bt(e,t){let r=t!==32||e<144||e>160;return r&&$o(e,1),r}function $o(e,t){P.length=t,P.bytes=e}function Ze(e){
if(e<3||e<=18&&!Qe())return Ue(Q,0,e);if(Et())return ue.call(Po,0,2*e);if(!(e>wr()))return Ue(Q,0,18)+Ue(Q,18,e-18)}var wr=m(
()=>Et()?1/0:36),Qe=m(()=>E()&&Et()),Et=m(()=>T(Di)===!0);function Di(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).
buffer),t=r=>r.call(e,0,e.length);return t(ue)==="a\uFEFF\uD83D"&&t(ne)==="a\0\xFF\xFE=\xD8"}function Tr(e,t){for(let r=0;r<
t;r++)if(e[r]>=128)return!1;return!0}function G(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}function jo(){let{StringDecoder:e}=me("node:string_decoder"),t=new e("utf-8"),{write:r,end:o}=t,n=Object.getOwnPropertyDescriptor(
e.prototype,"lastNeed");return Object.defineProperties(t,{write:{value:r},end:{value:o},lastNeed:{...n}}),i=>{if(!(i[i.length-
1]<128))return;let s=t.write(i);if(t.lastNeed===0)return s;t.end()}}function Or(e,t){let{fromCharCode:r}=String,o=e[0];switch(t){case 1:return o<128?r(o):void 0;case 2:{let n=e[1];return(o|
n)<128?r(o,n):void 0}case 3:{let n=e[1],i=e[2];return(o|n|i)<128?r(o,n,i):void 0}case 4:{let n=e[1],i=e[2],s=e[3];return(o|
n|i|s)<128?r(o,n,i,s):void 0}case 5:{let n=e[1],i=e[2],s=e[3],c=e[4];return(o|n|i|s|c)<128?r(o,n,i,s,c):void 0}case 6:{let n=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|n|i|s|c|f)<128?r(o,n,i,s,c,f):void 0}case 7:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|n|i|s|c|f|d)<128?r(o,n,i,s,c,f,d):void 0}case 8:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
n|i|s|c|f|d|a)<128?r(o,n,i,s,c,f,d,a):void 0}case 9:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(o|
n|i|s|c|f|d|a|u)<128?r(o,n,i,s,c,f,d,a,u):void 0}case 10:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(o|n|i|s|c|f|d|a|u|l)<128?r(o,n,i,s,c,f,d,a,u,l):void 0}case 11:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10];return(o|n|i|s|c|f|d|a|u|l|p)<128?r(o,n,i,s,c,f,d,a,u,l,p):void 0}case 12:{let n=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],I=e[11];return(o|n|i|s|c|f|d|a|u|l|p|I)<128?r(o,n,i,s,c,f,d,a,u,l,p,I):
void 0}case 13:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],I=e[11],A=e[12];return(o|n|i|
s|c|f|d|a|u|l|p|I|A)<128?r(o,n,i,s,c,f,d,a,u,l,p,I,A):void 0}case 14:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10],I=e[11],A=e[12],b=e[13];return(o|n|i|s|c|f|d|a|u|l|p|I|A|b)<128?r(o,n,i,s,c,f,d,a,u,l,p,I,A,b):void 0}case 15:{
let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],I=e[11],A=e[12],b=e[13],ee=e[14];return(o|n|i|
s|c|f|d|a|u|l|p|I|A|b|ee)<128?r(o,n,i,s,c,f,d,a,u,l,p,I,A,b,ee):void 0}default:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],p=e[10],I=e[11],A=e[12],b=e[13],ee=e[14],y=e[15];return(o|n|i|s|c|f|d|a|u|l|p|I|A|b|ee|y)<128?r(o,n,
i,s,c,f,d,a,u,l,p,I,A,b,ee,y):void 0}}}function Ar(e,t,r){let{fromCharCode:o}=String;switch(t){case 1:return o(r[e[0]]);case 2:
return o(r[e[0]],r[e[1]]);case 3:return o(r[e[0]],r[e[1]],r[e[2]]);case 4:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]]);case 5:
return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]]);case 6:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]]);case 7:
return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]]);case 8:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],
r[e[5]],r[e[6]],r[e[7]]);case 9:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]]);case 10:
return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]]);case 11:return o(r[e[0]],r[e[1]],
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]]);case 12:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],
r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]]);case 13:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],
r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]]);case 14:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],
r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]]);case 15:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],
r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]]);default:return o(r[e[0]],r[e[1]],
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]],r[e[15]])}}var _t=m(()=>T(Hi)),He=m(()=>T($i)),Wi=m(()=>T(Zi)),Pi=m(()=>T(Qi));function vo(e,t,r){let o=Yo(e);if(!(!o||r<24||N(t,r))&&
!(e===0&&qo(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Yo(e){return e===0?He():e===38?Wi():e===37?Pi():void 0}function Fr(e,t,r,o){
if(P.length=0,o&&t>8192||t>1024&&(N(e,t)||qo(e,t)))return;let n=He();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=Xe(e,
t);if(!(i<t&&(r||!ke(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:lo(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,
i);return t>256&&c!==void 0&&Ft(s,i,c),c}catch{return}}function Ko(e,t,r){let o=Yo(e);if(!(r%2>0||!o?.takes?.(t,r)||N(t,
r)))return o.decode(t,!0)}function qo(e,t){if(t<8192||ki())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var ki=m(k);function Hi(){let{isAscii:e}=me("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function $i(){let e=R(),t=e?_t():void 0;if(e&&!t)return;
let r=_("utf-8"),o=T(Ki),n=y=>r.decode(y),i=Gi()?T(jo):void 0,s=Vi(n,i),c=Yi(s,o),f=t&&((y,L)=>G(y,L)&&t(y)),d=f??(le()?
zi:Y()?Xi:void 0),a=f?(y,L)=>L>256?f(y,L):Zo(y,L)&&!(L>54&&Tt(y,L)):d,u=Uint8Array.of(...Vo,...Jo.flat()),l=`${zo}${"\uFFFD".
repeat(9)}a\uFFFDa\uFFFD`,p=Uint8Array.of(97,127),I=s(u,u.length)===l&&s(Uint8Array.of(...u,97),u.length+1)===`${l}a`&&n(
u)===l&&r.decode(u.buffer)===l&&s(p,2)==="a\x7F"&&Br(y=>c(y,y.length)),A=ne;if(!I||t&&A.call(p)!=="a\x7F")return;let b=(y,L)=>_(
"utf-8",y&&o!==void 0,L),ee=i&&(y=>vi(y,i));return Me(0,{newDecoder:b,quicken:ee,isRight(y,L){let Gr=b(y,L);return Go(Gr)&&
(!ee||Go(ee(Gr)))},canFail:!0,...ji(i!==void 0)}),{decode(y,L){try{return t?A.call(y):(L?c:n)(y,H(y))}catch{return}},decodeQuickly:s,
decodesStart:Xo(),decodeOrFail:c,takesQuickly:a,takes:d,completeLength:Xe}}function ji(e){return E()?Ae(1):v()?{...Ae(257),
leastBeyondASCII:65,leastOfBuffer:8192}:R()?{...Ae(19),most:2048,onlyASCII:!0}:le()?{...Ae(48),leastOfBuffer:48,onlyASCII:!0}:
Y()?{...Ae(33),most:1023}:e?{...Ae(17),leastBeyondASCII:33}:Ae(K()>0?512:33)}var Ae=e=>({leastOfASCII:e,leastBeyondASCII:e,
leastOfBuffer:1,most:8191,onlyASCII:!1}),Gi=()=>R()||K()>=26&&!v()&&!E();function vi(e,t){let{fatal:r,ignoreBOM:o}=e;return{
fatal:r,ignoreBOM:o,decode(n){let i=r&&n.length>256?void 0:t(n);return i===void 0||r&&i.includes("\uFFFD")||!o&&i.charCodeAt(
0)===65279?e.decode(n):i}}}function Yi(e,t){let r=qi(e);return t?E()||ie()?o=>t.decode(o):K()>0?(o,n)=>n>256&&G(o,n)?t.decode(
o):r(o,n):r:r}function Ki(){let e=_("utf-8",!0);return Br(r=>e.decode(r))&&Br(({buffer:r})=>e.decode(r))&&!v()?e:void 0}
var Go=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...Sr("\uFEFF"),...Sr(t));return e.
decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),Br=e=>e(Uint8Array.from(Vo))===zo&&Jo.every(t=>T(()=>e(Uint8Array.from(t)))===
void 0),Vo=[239,187,191,97,230,188,162,240,159,146,169],zo="\uFEFFa\u6F22\u{1F4A9}",Jo=[[192,128],[237,160,128],[244,144,
128,128,97],[240,159,146,97],[230,188]],qi=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Vi(e,t){
let[r,o]=[Gt,ne];return R()?(n,i)=>i>256?o.call(n):t?.(n)??r.call(n,0,i):t?(n,i)=>(i<8192?t(n):void 0)??r.call(n,0,i):Xo()?
(n,i)=>r.call(n,0,i):!r||!v()?e:(n,i)=>Zo(n,i)?r.call(n):e(n)}var Xo=()=>Gt!==void 0&&K()>0&&!v()&&!E(),Zo=(e,t)=>t<=64||
t<=256&&G(e,t);function zi(e,t){if(t<64)return!1;if(G(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);
for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===0&&
r>=3*o}var Ji=m(Y),Er=0;function Ft(e,t,r){t<1024||!Ji()||!G(e,t)||(Er=r.length===t?0:Er+1)}function Xi(e,t){if(t<1024)return!0;
if(G(e,t))return Er<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Zi(){
return B()||ie()?Qo(!1):es()}function Qi(){return B()?Qo(!0):void 0}function es(){let e=ue,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=R()?512:1/0;return en(!1,(i,s)=>s<=o||G(i,s)&&_t()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>
o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Qo(e){let t=_(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].
flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return en(e,()=>!0,(n,i)=>{
let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var en=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{
return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var C={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},br=1;function bt(e,t,r,o){return t>=
br?ts(e,t,r,o):void 0}function ts(e,t,r,o){if((C.encoding!==o||C.owner!==x||S.isBusy)&&!rs(o)||t>C.most&&(t>C.mostBeyondASCII||
G(e,t)))return;De(e,t);let{readBytes:n,readPairs:i}=F;if(!!0||!C.isOfPairs)return n(g.input,t,C.source);let{piece:s}=C,c=i(
g.input,t,C.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=pt();if(c.length===s){let a=f[t],u=i(g.input+t-a,a,
C.source,+!r,s);if(u===null)return;c+=u}return f[t]===0||Bt(f[t-1],o)?c:void 0}function rs(e){return S.isBusy?!1:F.readPairs?
(ye("decoding",e),xt(()=>{let t=D(e);C.isOfPairs=!t;let r=t?x.byte_table(e):x.pair_table(e);C.source=F.readsInput?e:r;let o=et(
e);return br=o.least,C.piece=o.piece,C.most=r>0?o.any:0,C.mostBeyondASCII=r>0?o.beyondASCII:0,C.owner=x,C.encoding=e,!0})):
(br=1/0,!1)}var os=m(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!F.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(B()){let r={...e(72),piece:F.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(F.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(R()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(E()?0:256),single:e(256),multi:t}});function et(e){let{windows1252:t,
single:r,multi:o}=os();return e===21?t:D(e)?r:o}var Ur=m(()=>E()?0:ie()||R()?8:le()?352:18),ns=m(E);function nn(e,t,r){if(r>64)return G(t,r)?is(e,t,r):void 0;if(r<=wt()||
(t[r>>1]|t[r-1])>=128||!Tr(t,r))return;let o=Dt();return o?o.call(t,0,r):ht(e,t,r)}function is(e,t,r){let o=Dt(),n=D(e);
if(!(r<512&&(n||!o))&&!(e===21&&Ct>0)&&!(n&&an(e))&&!N(t,r))try{return _t()?.(t)??yt(t,r,128,128)?o?o.call(t):He()?.decodeQuickly(
t,r):void 0}catch{return}}var Mt=[],Mr=[];function sn(e,t,r){if(!(Mr[e]===null||r<=Ur())&&!(r>=512&&r>fn(e)))return Mr[e]??=
ds(e),gt(Mr[e],t,r)}function cn(e,t,r){return r<512?(ns()?Cr(e,t,r):void 0)??ht(e,t,r)??Cr(e,t,r)??tn(e,t,r):Cr(e,t,r)??
(ls(e)?tn(e,t,r):void 0)??ht(e,t,r)}var Ct=0,ss=m(()=>gr()?8192:512),cs=e=>Ct>0&&e<ss();function Cr(e,t,r){let o=Dt();if(!o||
e!==21)return;if(cs(r)){Ct-=1;return}let n=us(t,r);if(Ct=n?0:15,!!n&&!N(t,r))try{return o.call(t)}catch{return}}var tn=(e,t,r)=>gt(
dn(e),t,r);function gt(e,t,r){if(!(!e||r>1024&&N(t,r)))try{return e.decode(t)}catch{return}}var fs=m(()=>E()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function fn(e){if(an(e))return 8192;let{windows1252:t,other:r}=fs();return e===
21?t:r}function ds(e){let t=hs(e)?dn(e):null;if(t){let r=Ut(e,tt()).includes("\uFFFD"),o=Math.max(Ur(),et(e).any)+1;Me(e,
{newDecoder:n=>n&&r?_(h[e].name,!0):t,isRight:n=>!(n&&r)||Ss(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:B()?
1:Ur()+1,most:fn(e),onlyASCII:!1})}return t}function dn(e){return Mt[e]===void 0&&(Mt[e]=null,Mt[e]=T(()=>ys(e))??null),
Mt[e]}var Dt=m(()=>T(as));function as(){let e=ne,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function us(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||yt(e,
t,128,224)}var ls=e=>e===21?gr():ms()||ps()&&ct(e),an=e=>!Dt()&&(e===21?gr():xs()),ms=m(()=>B()||k()),ps=m(()=>Y()||E()),
xs=m(B),gr=m(()=>B()||E()||!(K()>0)),hs=e=>B()||E()||ie()||R()||le()&&e===21,tt=()=>Uint8Array.from({length:256},(e,t)=>t);
function Ut(e,t){let r=Re(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function ys(e){let t=_(h[e].name),r=n=>t.
decode(n)===Ut(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return tt().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function Ss(e){
let t=Ut(e,tt()),r=tt().filter(f=>t[f]!=="\uFFFD"),o=_(h[e].name,!0),n=f=>T(()=>o.decode(f)),i=f=>n(f)===Ut(e,f),s=Uint8Array.
from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.of(...s,f))===void 0;return i(s)&&
tt().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var un;function Nr(e,t,r){return un??=ws(),un(e,t,r)}function ws(){let e=He(),t=!(e&&E());return(r,o,n)=>{if(t&&Ot(r,o)){
let i=(o<=16&&r[0]<128?Or(r,o):void 0)??Pe(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?
e?.decodeOrFail(r,o):e?.decodeQuickly(r,o)}catch{return}}}var Dr=[];function ln(e,t,r){if(Qe())return;let o=Dr[r];if(o)return Ar(
e,t,o);let n=e[0]<128?Or(e,t):void 0;if(n!==void 0||!D(r))return n;let i=Re(r);if(i)return Dr[r]=new Uint16Array(i),Ar(e,
t,Dr[r])}function Be(e,t,r,o=!1){try{Se(e,null);let n=we(t,r,0,o,!0);return n<0?void 0:We(0,n)}catch(n){throw j(n)}}function mn(e,t,r,o){
P.length=0;let n=r?t:Xe(e,t);return n===t||ke(e,n,t)?Be(0,e,n,o):void 0}var Nt=m(()=>B()?{any:2048,markup:1/0,leastInStream:16}:Y()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:E()?2048:
k()?112:0,leastInStream:40}),Rr=()=>Nt().markup>0,pn=(e,t)=>t>=Nt().leastInStream&&yn(e,t),Bs=m(()=>Rr()?1/0:33),xn=(e,t,r)=>e>=
29&&e<36&&r>=Bs()&&t[0]>=128,Wr=[],hn=(e,t,r)=>yn(t,r)&&Lt(e,r)?gt(Wr[e],t,r):void 0;function yn(e,t){let{any:r,markup:o}=Nt();
return t<=r||t<=o&&Es(e,t)}function Lt(e,t){return Wr[e]?!0:(Is(e,t),!1)}function Es(e,t){if((e[1]&e[t>>1])>=128)return!1;
let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var rt=[];function Is(e,t){rt[e]===void 0&&
(rt[e]=T(()=>Cs(e))??null);let r=rt[e];r&&(r.credit+=Math.min(t/64,1)+t/1024,!(r.credit<128)&&(r.credit=0,rt[e]=null,T(()=>{
let{value:o}=r.sequences.next();o?r.decoder.decode(o)===Be(e,o,H(o))&&(rt[e]=r):_s(e,r.decoder)})))}function _s(e,t){Wr[e]=
t;let{any:r,piece:o}=et(e);Me(e,{newDecoder:n=>n?_(h[e].name,!0):t,isRight:n=>!n||Fs(e),canFail:!0,leastOfASCII:Math.max(
18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,most:Nt().any,onlyASCII:!1})}var Fs=e=>bs.every(t=>Ms.
every(r=>{let o=_(h[e].name,!0),n=Uint8Array.of(97,t,...r);return T(()=>o.decode(n))===Be(e,n,n.length,!0)})),bs=[128,129,
142,143,161,224,255],Ms=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],
Cs=e=>({decoder:_(h[e].name),sequences:gs(e),credit:0}),Us=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Lr=[10,164,
162];function*gs(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Us)yield Uint8Array.of(...i,...Lr);for(let i=128;i<=
255;i++)yield Ee([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Ee([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=
132;i++)for(let s=48;s<=57;s++)yield Ee([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Ee([i,Math.min(i+7,254)],r,n,r);
yield Ee([227,227],[50,50],o,r),yield Ee([129,129],[48,48],t),yield Ee([129,129],[48,48],n,t)}}function Ee(...e){let t=e.
map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+Lr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;
for(let f=e.length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(Lr,s*o+e.length)}let i=(r-1)*o;return n.
copyWithin(i+o,i,i+e.length-1),n}var Ie=class{encoding;fatal;ignoreBOM;#e=null;#r=0;#t=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=
r,this.ignoreBOM=o,this.#n=n}get name(){return h[this.encoding].name}reset(){this.#e=null,this.#t=0,this.#o=!1,this.#n=0}decode(t,r,o){
let n=V(t);if(!this.#e){if(this.#o&&this.#t===0&&this.encoding===0&&n<=256&&t[n-1]<128){let s=Nr(t,n,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#n+=n,s}let i=this.#t===0?this.#x(t,n,r):this.#h(t,n,r);if(i!==void 0)return r||
this.#p(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?Nr(t,r,this.fatal)??Be(n,t,r,this.fatal):Fr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):
s}else{let s=r>0?Sn(t,r,!0,n):void 0,f=s===void 0&&!(i&&xn(n,t,r))?this.#u(t,r,!0):this.#s(s);if(f!==void 0)return f;let d=i&&
!be(n)?Be(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#d(t,r,!0,o)}#d(t,r,o,n){if(this.#t>0){let a=this.#S(
t,r,o,n);if(a!==void 0)return a;let u=this.#t+r;if(r>0&&u<=U.length)return this.#w(t,u,o,n);this.#T()}let i=this.#e,s=this.#o,
c=this.#n,f="";try{f=this.#O(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=c,j(a)}let d=this.#i;if(d)
throw this.#i=null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#x(t,r,o){let{encoding:n}=this;P.length=
0;let i=r>0&&n!==0?Sn(t,r,o,n):void 0;return i===void 0?this.#u(t,r,o):this.#s(i)}#u(t,r,o){let{encoding:n}=this;if(r===
0)return"";if(n===0){let c=Ot(t,r)?Pe(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#c(this.#l(t,r,o))}if(n===38||n===
37){let c=r<=36?Ho(t,r,n===37):Ko(n,t,r);return this.#c(c)}if(!Ye(n))return;let i=D(n),s=!i&&r<=(t[0]<128?wt():18)?At(t,
r,o,n):Ns(n,i,t,r,o);return this.#s(s)}#l(t,r,o){return Fr(t,r,o,this.fatal)??(r<=256?mn(t,r,o,this.fatal):void 0)}#s(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#h(t,r,o){let n=this.#t+r;if(!(r===0||n>U.length))return P.length=0,r>16?this.#y(t,n,o):(this.#a(
t,n),this.encoding===0?Pe(U,n,o,this.fatal):this.#s(bt(U,n,o,this.encoding)??At(U,n,o,this.encoding)))}#y(t,r,o){let n=this.#m(
t,r);return this.encoding===0?this.#l(n,r,o):this.#s(bt(n,r,o,this.encoding))}#S(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,
s=this.#o,c=this.#r,f=this.#t,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#a(t,a);let u=Pe(U,a,!0,!0);if(u===void 0)
return;let l=a-f;this.#t=0,this.#n+=l,this.#o=!0;try{return Te(u,this.decode(M(t,l),o,n))}catch(p){throw this.#o=s,p instanceof
Ce||p instanceof TypeError||(this.#e=null,this.#n=i,this.#r=c,this.#t=f),p}}#a(t,r){U[0]=this.#r,U[1]=this.#r>>8,U[2]=this.#r>>
16;let o=this.#t;for(let n=o;n<r;n++)U[n]=t[n-o]}#m(t,r){return this.#a(t,this.#t),$(U,t,this.#t),nr(r)}#p(t){this.#n+=t,
this.#o||=this.#t+t>P.length,this.#t=P.length,this.#r=P.bytes}#w(t,r,o,n){let i=this.#t,s=this.#m(t,r);this.#t=0,this.#n-=
i;try{return this.#d(s,r,o,n)}catch(c){throw c instanceof Ce||c instanceof TypeError||(this.#t=i,this.#n+=i),c}}#T(){let t=Uint8Array.
of(this.#r,this.#r>>8,this.#r>>16);try{Se(this.encoding,null),we(t,this.#t,0,this.fatal,!1),this.#e=Le(),this.#t=0}catch(r){
throw j(r)}}#O(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=vo(this.encoding,t,r);if(!n)return;let i=0,
s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===
128;)i+=1;if(i===r)return;if(s=this.#f(M(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:M(t,i,c),d=n.decode(f,this.fatal);
if(d===void 0){if(s=Te(s,this.#f(f,c-i,!0)),this.#i)return s}else Ft(f,c-i,d),s=Te(s,this.#c(d)),this.#n+=c-i;return this.#o||=
c>0,c===r?s:this.encoding===0&&!o&&ke(t,c,r)?(this.#p(r-c),s):Te(s,this.#f(M(t,c,r),r-c,o))}#f(t,r,o){Se(this.encoding,this.#e);
let n="",i=No(r),s=this.#o||this.ignoreBOM||!be(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,
r-f),u=f===0&&d?t:M(t,f,f+a),l=we(u,a,c,this.fatal,o&&d);if(l<0)return this.#e=Le(),this.#i=new Ce(this.name,this.#n+f+pr.
start(),pr.length()),n;if(c+=l,c>0&&(d||!Do(c))){let p=!s&&Ro()===65279?1:0;i?i.add(Lo()+2*p,c-p):n=Te(n,We(p,c)),s=!0,c=
0}if(d)break}return this.#o=s,this.#e=o?null:Uo(),this.#n+=r,i?i.toText():(this.encoding===0&&Ft(t,r,n),n)}};function Sn(e,t,r,o){
let n=(e[0]|e[t>>1]|e[t-1])<128&&Ye(o);return(t<=16&&(n||D(o))?ln(e,t,o):void 0)??bt(e,t,r,o)}var Ns=(e,t,r,o,n)=>(t?sn(
e,r,o):void 0)??(r[0]<128?nn(e,r,o):void 0)??(!t&&n&&o>18?hn(e,r,o):void 0)??(ko(r,o,t)?At(r,o,n,e):void 0)??(t?cn(e,r,o):
void 0),Pr=({encoding:e,fatal:t,ignoreBOM:r})=>new Ie(e,t,r);function Rt(e){return e.common??=Pr(e),e.common}var wn=(e,t,r,o,n,i)=>Wt(
at(r,o,n),e,t,i);function Wt(e,t,r,o){if(r<e.leastOfAny)return Rt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;
if(n!==void 0)return n;let i=Rt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function Tn(e,t){let r=Fe(e,t);
if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return r}function je(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Pt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Rs=m(B),kr=e=>e>=29&&Ye(e);function $r(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(kr(t)?Rr():be(t)&&Rs())&&!r?new Hr(
t,r,o):Pr(e)}var Hr=class extends Ie{#e=void 0;#r=!1;#t=!1;#o=!1;reset(){super.reset(),this.#r=!1}decode(t,r,o){let n=!this.#o&&
!this.#r&&!r;return(n?this.#n(t):this.#o)?this.#i(t,r):(!n&&this.#t&&(this.#t=!Lt(this.encoding,V(t))),super.decode(t,r,
o))}#n(t){let{encoding:r}=this,o=V(t),n=kr(r)?pn(t,o):o>=40;this.#t=n&&kr(r)&&!Lt(r,o);let i=n&&!this.#t&&ks(r);return this.#r=
!i,i&&(this.#e??=_(this.name,!1,this.ignoreBOM)),i}#i(t,r){let o=V(t),n=o>1024&&N(t,o)?Xt(t,0,o):t,i=this.#e;this.#o=!r;
try{return i.decode(n,r?Ps:Ws)}catch(s){throw this.#e=void 0,this.#o=!1,j(s)}}},Ws={stream:!0},Ps={stream:!1};function ks(e){
return On[e]??=T(()=>$s(e))===!0,On[e]}var On=[],Hs=[97,128,129,142,143,161,195,216,227,240,255],An=[32,48,129,161,220,254];
function $s(e){let t=_(h[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);Se(e,r);let f=We(0,we(c,1,0,!1,s));return r=Le(),
t.decode(c,{stream:!s})===f};return Hs.flatMap(i=>An.flatMap(s=>An.flatMap(c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&js(
e)}function js(e){let t=_(h[e].name,!1,!1),r=to(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.of(n),{stream:!0})).
join("")+t.decode()===(be(e)?"\uFEFF":"")}var Ge="Failed to execute 'decode' on 'TextDecoder'",kt=je({TextDecoder:class{#e;#r;#t=!1;constructor(e="utf-8",t=void 0){
this.#e=Bn(e,t,"Failed to construct 'TextDecoder'"),new.target!==kt&&Pt(this,new.target,kt)}get encoding(){return h[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=ce,t=void 0){
if(t===void 0&&!this.#t){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!N(e,o))){let n=r.decoder.decode(e);return r.onlyASCII&&n.length!==o&&r.pause(),
n}}catch{r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return Rt(r).decodeWhole(e,V(e),Ge)}else if(e instanceof
ArrayBuffer){let o=vs(r,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!r||typeof t!="object")&&Gs(e,t);let o=!!t?.stream,n=r?e:Ve(e),i=this.#e;return i.isStateless||!this.#t&&!o?Wt(
i,n,V(n),Ge):(this.#t||this.#n(),this.#t=o,this.#r.decode(n,!o,Ge))}#n(){this.#r??=$r(this.#e),this.#r.reset()}}});function Gs(e,t){
te(e,Ge),xe(t,Ge)}function vs(e,t){if(e.takesAnyBuffer)try{let n=e.bufferDecoder.decode(t);return 2*n.length>e.mostAtOnce&&
(e.takesAnyBuffer=!1),n}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=Qt(t);return o?Wt(e,new Uint8Array(
t),o,Ge):void 0}function Bn(e,t,r){let o=he(e);xe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return at(Tn(o,r),n,i)}var En=(e,t,r)=>$r(
Bn(e,t,r));function Ys(e,t,r){let o=Kr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function jr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Ys(e,(o,n)=>n(t.decode(qe(te(o,r)),!1,r)),o=>o(t.
decode(ce,!0,r)))}var Ht=je({TextDecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r=En(e,t,"Failed to const\
ruct 'TextDecoderStream'");this.#e=r,this.#r=jr("TextDecoderStream",r),new.target!==Ht&&Pt(this,new.target,Ht)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#r.readable}get writable(){return this.#r.writable}}});var ve=class{fatal;ignoreBOM;#e;#r;#t=ce;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#r?.
name??null}decode(t,r,o){if(this.#r)return this.#r.decode(t,r,o);let n=r&&H(this.#t)===0?t:ao(this.#t,t);if(!r&&eo(n))return this.#t=
n,"";let i=Ke(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#r=new Ie(i?.encoding??this.#e,this.fatal,!0,s),this.#r.
decode(s>0?M(n,s):n,r,o)}};var In=je({DecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=he(e);
xe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new ve(Fe(o,r),n,i);this.#e=s,this.#r=jr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#r.readable}get writable(){
return this.#r.writable}}});function _n(e){let t=Ke(Ve(te(e,"Failed to execute 'bomSniff'")));return t?h[t.encoding].name:null}function Fn(e,t="utf-\
8",r=void 0){let o="Failed to execute 'decode'",n=te(e,o),i=Fe(he(t),o);xe(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ve(n);
return Ke(f)?new ve(i,s,c).decode(f,!0,o):wn(f,V(f),i,s,!0,o)}async function bn(e=void 0){let t=await e;if(t===void 0)dr()||await fr(nt,!0);else{let r=Ks(t)?await qs(t):t;await fr(()=>r,
!1)}}var Ks=e=>typeof e?.arrayBuffer=="function";function qs(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{In as DecoderStream,kt as TextDecoder,Ht as TextDecoderStream,_n as bomSniff,Fn as decode,h as encodings,bn as initialize,
oo as labelToName};
