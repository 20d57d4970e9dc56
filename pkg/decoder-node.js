var $r=(e,t)=>e?.prototype?.[t],rt=e=>$r(globalThis.Buffer,e),fe=rt("ucs2Slice"),kt=rt("ucs2Write"),Ht=rt("utf8Slice"),re=rt(
"latin1Slice"),_n=e=>globalThis[e],Gr=_n("TextDecoder"),Fn=$r(Gr,"decode");function _(e,t=!1,r=!0){let o=new Gr(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:Fn})}function w(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,de=()=>$t().includes(
"Chrome/"),W=()=>$t().includes("AppleWebKit/")&&!de()&&!(q()>0);function $t(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var V=()=>"Deno"in globalThis,j=()=>$t()==="Cloudflare-Workers",oe=()=>W()||j(),q=()=>j()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),P=()=>q()<22,je=e=>globalThis.process?.getBuiltinModule?.(e),Pt;function jr(){let{
TransformStream:e}=globalThis;return e&&e===Pt?e:(Pt=[e,je("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Pt)}var bn=e=>je("node:fs").readFileSync(e);function vr(e){try{return bn(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var ot=()=>vr(()=>new URL("./decoder.wasm",import.meta.url)),nt="encoding-wasm/decoder";var Yr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function m(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var y=Un();function Un(){let e=Yr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Vr=m(()=>new Map(y.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),gn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ve=e=>e<36&&e!==33,D=e=>e>0&&e<29,st=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),Dn=e=>gn.find(([t])=>e>=t)[1];function qr(e){let t=Vr();return t.get(e)??t.get(Qr(Rn(e)))}function Ae(e,t){
let r=qr(e);if(r===void 0){let o=Nn(e),n=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=Dn(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${nt}' doesn't include ${y[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Ln=m(
()=>new Map(Array.from(Vr(),([e,t])=>[zr(e),t]).reverse()));function Nn(e){let t=zr(e),r=Ln().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var zr=e=>Qr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Jr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ye(e){if(e[0]>=239)return Jr.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Xr({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Zr(e){return Jr.find(t=>t.encoding===e)?.bytes}function Be(e){return e===
0||e===37||e===38}function Rn(e){let t=0,r=e.length;for(;Kr(e[t]);)t+=1;for(;Kr(e[r-1]);)r-=1;return e.slice(t,r)}var Kr=e=>`\
	
\f\r `.includes(e);function Qr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function eo(e){let t=qr(`${e}`);return t===
void 0?null:y[t].name}var vt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,to=()=>Object.getPrototypeOf(Uint8Array.prototype),ct=e=>vt(to(),
e),Yt=e=>vt(DataView.prototype,e),kn=()=>vt(ArrayBuffer.prototype,"byteLength"),Kt=e=>to()[e],Hn=ct(Symbol.toStringTag),
Vt=ct("buffer"),ro=ct("byteOffset"),oo=ct("byteLength");var $n=Kt("set"),Gn=Kt("slice"),jn=Kt("subarray"),vn=Yt("buffer"),Yn=Yt("byteOffset"),no=Yt("byteLength"),io=kn(),k=e=>oo.
call(e);function Y(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:k(e)}var M=(e,t,r=k(e))=>new Uint8Array(
Vt.call(e),ro.call(e)+t,r-t);function so(e,t){let r=new Uint8Array(k(e)+k(t));return H(r,e),H(r,t,k(e)),r}var H=(e,t,r)=>$n.call(e,t,r);var Kn=m(()=>A()?96:W()?1024:1/0);function qt(e,t,r){if(r-t<=Kn())return Gn.call(e,t,r);let o=new Uint8Array(r-t);return H(
o,jn.call(e,t,r)),o}function zt(e,t,r){if(r>24)return qt(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function L(e,t){if(t<=64)return!1;try{return io.call(Vt.call(e)),!1}catch{return!0}}var Vn="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function Q(e,t,r=Vn){if(!ArrayBuffer.isView(e)&&Jt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function Ke(e){if(ArrayBuffer.isView(e))return qn(e);try{return new Uint8Array(e)}catch{return ie}}var Ve=e=>e instanceof
Uint8Array?e:Ke(e);function qn(e){try{return Hn.call(e)===void 0?new Uint8Array(vn.call(e),Yn.call(e),no.call(e)):new Uint8Array(
Vt.call(e),ro.call(e),oo.call(e))}catch{return ie}}var ie=new Uint8Array;function Jt(e){try{return io.call(e)}catch{}try{
return no.call(new DataView(e))}catch{return}}function ue(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var le=e=>`${e}`;var Zt=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#t=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=D(t)&&!r}accept(t){w(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#t=15,this.decoder=void 0}reconsider(t,r){
let o=this.#r;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&L(t,r)))try{let o=this.
decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?
void 0:o}catch{this.pauseLong();return}}},co=[],Qt=[];function dt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Qt[o];if(n)return n;
let i=new Zt(e,t,r);Qt[o]=i;let s=co[e];return s&&i.accept(s),i}function Ie(e,t){co[e]=t;for(let r=0;r<4;r++)Qt[4*e+r]?.
accept(t)}var Ee=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var U=new Uint8Array(512),er=[];function tr(e){return er[e]??=M(U,0,e),er[e]}function fo(e,t,r){return t>U.length?M(e,0,
r):(e!==er[t]&&H(U,e),tr(r))}function _e(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function mo(e,t,r){let{memory:o}=e,n=at(a=>ei(a,r),o,t),i=at(ri,o,t);if(n&&i){let a=V()?1/0:64;return{...i,read:(u,l)=>(l<
128?n:i).read(u,l),write:(u,l)=>(u.length<a?n:i).write(u,l),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:V()?n.
writeBytes:void 0,mostByTable:512}}let s=rr(o);if(n)return A()?ti(n,at(uo,o,t)):n;let c=i??at(uo,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u),collect:i?.collect};return i?Zn(d,e,t):d}var Zn=(e,t,r)=>({
...e,readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<
0?null:e.read(r,c)},readsInput:!0,mostByTable:512});function at(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),rr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Qn="str\
ings";function ei(e,t){let[r]=WebAssembly.Module.customSections(t,Qn),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function ti(e,t){let{read:r,
readBytes:o}=e;return{...e,collect:t?.collect,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function ri(e){let[t,r]=[fe,kt],o=new Uint8Array(
e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(n(),i,i+2*s),write:(i,s)=>r.call(
n(),i,s,2*i.length),most:1/0,collect:po(e,(i,s)=>t.call(i,0,s))}}function po(e,t){let r;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=n(2*i),c=0;return{add(f,d){H(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function n(i){let s=r?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return r=
new WeakRef(c),c}}function uo(e){let t=_("utf-16le"),{write:r,most:o}=rr(e),n=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=po(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:n,write:r,most:o,collect:i}}function rr(e){let t=new Uint16Array(
e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return _e(
i,s,n);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){
let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var ut,x,nr,xo,ho,b,g={input:0,units:0,output:0},qe=0,lt={name:"",encoding:-1},S={isBusy:!0,newCodec:NaN,count:0};function me(e,t){
lt.name=e,lt.encoding=t,S.newCodec=NaN,S.count+=1,S.isBusy&&ni(),S.isBusy=!0}function ni(){try{Oo(),ut??=To(ci(ot())),wo(
new WebAssembly.Instance(ut),ut)}catch(e){throw Ao(e)}}async function ir(e,t){try{Oo();let r=e(),o=yo(r)?r:await WebAssembly.compile(t?r:si(r));To(o);let n=await WebAssembly.instantiate(
o);if(sr())return;wo(n,o),ut=o}catch(r){throw Ao(r)}}var ii=[0,97,115,109];function si(e){let t=Ke(Q(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(ii.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var sr=()=>!S.isBusy;function ci(e){return yo(e)?e:new WebAssembly.Module(e)}function yo(e){try{return WebAssembly.
Module.customSections(e,So),!0}catch{return!1}}var So="encoding-wasm";function To(e){let[t]=WebAssembly.Module.customSections(
e,So),r=`${nt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function wo({
exports:e},t){x=e,or=WebAssembly.RuntimeError,g.input=x.input(),g.units=x.units(),g.output=x.output(),Io(),b=mo(x,g.units,
t),qe=Math.min(x.units_length(),b.most),S.isBusy=!1}function Oo(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Ao(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(fi(e))return new RangeError(`encoding-wasm: ${Bo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Bo="no memory \
for WebAssembly; free some, and call again",fi=e=>e instanceof RangeError&&/memory/i.test(e.message);function cr(){return dr(),
nr}function mt(){return dr(),xo}function fr(){return dr(),ho}function dr(){nr[0]===void 0&&Io()}function Io(){let{buffer:e}=x.
memory;nr=new Uint8Array(e),xo=new Uint8Array(e,g.input,65536),ho=new Int32Array(e,x.codec(),x.codec_length()>>2)}function Eo(e,t){
return me(e,-1),pt(t)}function pt(e){try{let t=e();return S.isBusy=!1,t}catch(t){throw $(t)}}var or;function $(e){if(!S.
isBusy||!or||!(e instanceof or))return e;let t=y[lt.encoding]?.name,r=`${lt.name}${t?` of ${t}`:""} failed`;return di()?
new RangeError(`encoding-wasm: ${r}: ${Bo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function di(){try{return x.memory.grow(32),
!1}catch{return!0}}function Ce(e=null){let t=fr();return Co(t,e??new Int32Array(t.length))}function Mo(){return x.held()!==0?Ce():(S.newCodec=
ar,null)}var mi=e=>Co(e,fr());function Co(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function pe(e,t){pi(e,t)||(me(
"decoding",e),t?mi(t):x.new_decoder(e),ar=e===33||e===36?NaN:e)}var ar=NaN;function pi(e,t){return t||S.newCodec!==e||S.
isBusy?!1:(S.newCodec=NaN,S.isBusy=!0,!0)}function xe(e,t,r,o,n){be(e,t),S.isBusy=!0;let i=x.decode_block(t,r,+o,+n);return S.isBusy=!1,n&&i>=0&&(S.newCodec=ar),hi(
i)}var ce={encoding:-1,source:0,most:0,owner:void 0};function xt(e,t,r){if(ce.encoding!==e||ce.owner!==x||S.isBusy){try{me(
"decoding",e),ce.owner=x;let n=b.readBytes?x.byte_table(e):0;ce.source=b.readsInput?e:n,ce.most=n===0?0:!st(e)&&b.mostByTable||
1/0,ce.encoding=e}catch(n){throw $(n)}S.isBusy=!1}if(r>ce.most)return;if(r<=65536)return be(t,r),_o(r);if(b.most>qe)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);be(M(t,n,n+i),i),o=he(o,_o(i))}return o}function Ue(e,t,r,o){
return Eo("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(4*n,65536,t-i)),be(n===t?e:M(e,
i,i+n),n),!x.is_free_of(n,r,o))return!1;return!0})}function xi(e,t){let r=-1,o,n;function i(s){try{return me(e,s),r=s,n=
x,o=t(s),S.isBusy=!1,o}catch(c){throw $(c)}}return s=>s===r&&n===x&&!S.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var ge=xi("decoding",e=>{let t=D(e),r=(!t?x.pair_table(e):x.byte_table(e))>>>0;return r>0?new Uint16Array(x.memory.buffer,
r,t?256:65536):void 0}),_o=e=>b.readBytes(g.input,e,ce.source);function he(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var Uo=e=>e+65536+3<=qe,go=e=>e>qe&&e<268435456?b.collect?.(e+3):void 0,Do=()=>g.units,Lo=()=>cr()[g.units]|cr()[g.units+
1]<<8,De=(e,t)=>b.read(g.units+2*e,t-e);function be(e,t){let r=mt();if(t>8)try{H(r,e)}catch{H(r,M(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function hi(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ur={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.
start(),length:()=>x.length()};var J=new Uint8Array(256);function xr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return No(J,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return No(r,o,e);r[o]=n}return r}function No(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)J[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)J[n++]=s;else if(s<2048)J[n++]=
192|s>>6,J[n++]=128|s&63;else if(!ye(s))J[n++]=224|s>>12,J[n++]=128|s>>6&63,J[n++]=128|s&63;else{let c=wi(r,i);c>=65536&&
(i+=1),n=Ai(c,J,n)}}return zt(J,0,n)}var ye=e=>(e&63488)===55296;function wi(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var Oi=e=>e<128?1:e<2048?2:e<65536?3:4;function Ai(e,t,r){if(e<128)return t[r]=e,r+1;let o=Oi(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Ro=new Uint8Array(128),X=Bi(Ro);
function Bi(e){return new Uint16Array(e.buffer)}var yt=m(()=>Ze()?0:18),Ii=m(()=>P()?54:V()||!(q()>=22||oe())?64:32),Ei=m(
()=>W()?64:32),_i=m(()=>W()?36:18),St=(e,t)=>(e[0]&e[t>>1])>=128;function Wo(e,t,r){return r?t<=8:t<=_i()||t<=Ei()&&(St(
e,t)||At())}var Tt=(e,t)=>t<=18||t<=64&&St(e,t)&&t<=Ii(),R={length:0,bytes:0};function Ne(e,t,r,o){if(e[0]<128&&Ze())return yr(
e,t)?re.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?
2:3)<=t))return lr(e,s,t,r,o,n);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=64||!d&&(c<
2048||ye(c)||c===65279))return lr(e,s,t,r,o,n)}X[n++]=c}return Xe(n)}function Po(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<
t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(ye(i))return;X[o++]=i}return Xe(o)}function lr(e,t,r,o,n,i){let s=hr();
for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===224?160:f===
240?144:128,p=f===237?159:f===244?143:191,B=f,I=0;for(;I<d&&c<r;I++,c++){let h=e[c];if(h<l||h>p)break;B|=h<<8*(I+1),l=128,
p=191,a=a<<6|h&63}if(I<d){if(c===r&&!o){if(f===239)return;ko(B,1+I);break}u=!0}if(u&&n||(u&&(a=65533),a===65279))return;
a>65535&&(X[i++]=55232+(a>>10),a=56320|a&1023),X[i++]=a}return Xe(i)}function wt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,
f=e[s++],d=f;if(f>=128){if(n??=ge(o),!n)return;if(d=n[f],ye(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Ot(f,o))break;if(ye(
d))return Fi(e,c,t,r,i,o,n)}}X[i++]=d}return Xe(i)}function Fi(e,t,r,o,n,i,s){let c=hr();for(let f=t;f<r&&n<=c;){let d=e[f++],
a=d<128?d:s[d];if(ye(a)){if(f===r&&!o&&Ot(d,i))break;let u=f<r?e[f]:0;if(a=s[d|u<<8],!ye(a))f+=1;else if(Mi(a))a=65533;else{
let p=f+2<r&&i<=30?bi(d,u,e[f+1],e[f+2]):0;if(p===0)return;X[n++]=55232+(p>>10),a=56320|p&1023,f+=3}}X[n++]=a}return Xe(
n)}function bi(e,t,r,o){let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&
i>=189e3&&i<1237576?65536+i-189e3:0}var Mi=e=>e>=57088&&e<=57216;function Je(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-
r];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function Re(e,t,r){return R.length=0,lr(e,t,r,!1,
!0,0)===""}function Ot(e,t){let r=t!==32||e<144||e>160;return r&&ko(e,1),r}function ko(e,t){R.length=t,R.bytes=e}function Xe(e){
if(e<3||e<=18&&!Ze())return _e(X,0,e);if(At())return fe.call(Ro,0,2*e);if(!(e>hr()))return _e(X,0,18)+_e(X,18,e-18)}var hr=m(
()=>At()?1/0:36),Ze=m(()=>F()&&At()),At=m(()=>w(Ci)===!0);function Ci(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).
buffer),t=r=>r.call(e,0,e.length);return t(fe)==="a\uFEFF\uD83D"&&t(re)==="a\0\xFF\xFE=\xD8"}function yr(e,t){for(let r=0;r<
t;r++)if(e[r]>=128)return!1;return!0}function G(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var Bt=m(()=>w(Pi)),Pe=m(()=>w(ki)),Ni=m(()=>w(Xi)),Ri=m(()=>w(Zi));function Ho(e,t,r){let o=$o(e);if(!(!o||r<24||L(t,r))&&
!(e===0&&jo(t,r)))return o.takes?.(t,r)===!1?void 0:o}function $o(e){return e===0?Pe():e===38?Ni():e===37?Ri():void 0}function Ar(e,t,r,o){
if(R.length=0,o&&t>8192||t>1024&&(L(e,t)||jo(e,t)))return;let n=Pe();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=Je(e,
t);if(!(i<t&&(r||!Re(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:fo(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,
i);return t>256&&c!==void 0&&It(s,i,c),c}catch{return}}function Go(e,t,r){let o=$o(e);if(!(r%2>0||!o?.takes?.(t,r)||L(t,
r)))return o.decode(t,!0)}function jo(e,t){if(t<8192||Wi())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var Wi=m(W);function Pi(){let{isAscii:e}=je("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function ki(){let e=P(),t=e?Bt():void 0;if(e&&!t)return;
let r=_("utf-8"),o=w(Gi),n=h=>r.decode(h),i=Yi(n),s=$i(i,o),c=t&&((h,E)=>G(h,E)&&t(h)),f=c??Vi(),d=c?(h,E)=>E>256?c(h,E):
qo(h,E)&&!(E>54&&St(h,E)):f,a=Uint8Array.of(...vo,...Ko.flat()),u=`${Yo}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.
of(97,127),p=i(a,a.length)===u&&n(a)===u&&r.decode(a.buffer)===u&&i(l,2)==="a\x7F"&&Sr(h=>s(h,h.length)),B=re;if(!p||t&&
B.call(l)!=="a\x7F")return;let I=(h,E)=>_("utf-8",h&&o!==void 0,E);return Ie(0,{newDecoder:I,isRight:(h,E)=>ji(I(h,E)),canFail:!0,
...Hi()}),{decode(h,E){try{return t?B.call(h):(E?s:n)(h,k(h))}catch{return}},decodeQuickly:i,decodesStart:Vo(),decodeOrFail:s,
takesQuickly:d,takes:f,completeLength:Je}}function Hi(){return F()?We(1):V()?{...We(257),leastBeyondASCII:65,leastOfBuffer:8192}:
P()?{...We(19),most:2048,onlyASCII:!0}:de()?{...We(48),leastOfBuffer:48,onlyASCII:!0}:j()?{...We(33),most:1023}:We(q()>0?
512:33)}var We=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function $i(e,t){let r=vi(
e);return t?F()||oe()?o=>t.decode(o):q()>0?(o,n)=>n>256&&G(o,n)?t.decode(o):r(o,n):r:r}function Gi(){let e=_("utf-8",!0);
return Sr(r=>e.decode(r))&&Sr(({buffer:r})=>e.decode(r))&&!V()?e:void 0}var ji=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".
repeat(64)].every(t=>{let r=Uint8Array.of(...xr("\uFEFF"),...xr(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),
Sr=e=>e(Uint8Array.from(vo))===Yo&&Ko.every(t=>w(()=>e(Uint8Array.from(t)))===void 0),vo=[239,187,191,97,230,188,162,240,
159,146,169],Yo="\uFEFFa\u6F22\u{1F4A9}",Ko=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],vi=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Yi(e){let[t,r]=[Ht,re];return P()?(o,n)=>n>256?r.call(o):t.call(
o,0,n):Vo()?(o,n)=>t.call(o,0,n):!t||!V()?e:(o,n)=>qo(o,n)?t.call(o):e(o)}var Vo=()=>Ht!==void 0&&q()>0&&!V()&&!F(),qo=(e,t)=>t<=
64||t<=256&&G(e,t);function Ki(e,t){if(t<64)return!1;if(G(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/
16);for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===
0&&r>=3*o}function Vi(){return de()?Ki:j()?Ji:A()?qi:void 0}function qi(e,t){if(t<524288)return!0;let r=0,o=Math.ceil(t/
64);for(let n=0;n<t;n+=o)e[n]>=206&&(r+=1);return r>4||w(()=>Ue(e,65536,128,128))!==!1}var zi=m(j),Tr=0;function It(e,t,r){
t<1024||!zi()||!G(e,t)||(Tr=r.length===t?0:Tr+1)}function Ji(e,t){if(t<1024)return!0;if(G(e,t))return Tr<2||t>524288;let r=0,
o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Xi(){return A()||oe()?zo(!1):Qi()}
function Zi(){return A()?zo(!0):void 0}function Qi(){let e=fe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.
from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=P()?
512:1/0;return Jo(!1,(i,s)=>s<=o||G(i,s)&&Bt()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:
s?void 0:c.toWellFormed()})}function zo(e){let t=_(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:
[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Jo(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&
s.includes("\uFFFD")?void 0:s})}var Jo=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){
let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var C={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Br=1;function Et(e,t,r,o){return t>=
Br?es(e,t,r,o):void 0}function es(e,t,r,o){if((C.encoding!==o||C.owner!==x||S.isBusy)&&!ts(o)||t>C.most&&(t>C.mostBeyondASCII||
G(e,t)))return;be(e,t);let{readBytes:n,readPairs:i}=b;if(!!0||!C.isOfPairs)return n(g.input,t,C.source);let{piece:s}=C,c=i(
g.input,t,C.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=mt();if(c.length===s){let a=f[t],u=i(g.input+t-a,a,
C.source,+!r,s);if(u===null)return;c+=u}return f[t]===0||Ot(f[t-1],o)?c:void 0}function ts(e){return S.isBusy?!1:b.readPairs?
(me("decoding",e),pt(()=>{let t=D(e);C.isOfPairs=!t;let r=t?x.byte_table(e):x.pair_table(e);C.source=b.readsInput?e:r;let o=Qe(
e);return Br=o.least,C.piece=o.piece,C.most=r>0?o.any:0,C.mostBeyondASCII=r>0?o.beyondASCII:0,C.owner=x,C.encoding=e,!0})):
(Br=1/0,!1)}var rs=m(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!b.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(A()){let r={...e(72),piece:b.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(b.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(P()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(F()?0:256),single:e(256),multi:t}});function Qe(e){let{windows1252:t,
single:r,multi:o}=rs();return e===21?t:D(e)?r:o}var _r=m(()=>F()?0:oe()||P()?8:de()?352:18),os=m(F);function en(e,t,r){if(r>64)return G(t,r)?ns(e,t,r):void 0;if(r<=yt()||
(t[r>>1]|t[r-1])>=128||!yr(t,r))return;let o=Ct();return o?o.call(t,0,r):xt(e,t,r)}function ns(e,t,r){let o=Ct(),n=D(e);
if(!(r<512&&(n||!o))&&!(e===21&&Ft>0)&&!(n&&sn(e))&&!L(t,r))try{return Bt()?.(t)??Ue(t,r,128,128)?o?o.call(t):Pe()?.decodeQuickly(
t,r):void 0}catch{return}}var _t=[],Ir=[];function tn(e,t,r){if(!(Ir[e]===null||r<=_r())&&!(r>=512&&r>on(e)))return Ir[e]??=
fs(e),Mt(Ir[e],t,r)}function rn(e,t,r){return r<512?(os()?Er(e,t,r):void 0)??xt(e,t,r)??Er(e,t,r)??Xo(e,t,r):Er(e,t,r)??
(us(e)?Xo(e,t,r):void 0)??xt(e,t,r)}var Ft=0,is=m(()=>Fr()?8192:512),ss=e=>Ft>0&&e<is();function Er(e,t,r){let o=Ct();if(!o||
e!==21)return;if(ss(r)){Ft-=1;return}let n=as(t,r);if(Ft=n?0:15,!!n&&!L(t,r))try{return o.call(t)}catch{return}}var Xo=(e,t,r)=>Mt(
nn(e),t,r);function Mt(e,t,r){if(!(!e||r>1024&&L(t,r)))try{return e.decode(t)}catch{return}}var cs=m(()=>F()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function on(e){if(sn(e))return 8192;let{windows1252:t,other:r}=cs();return e===
21?t:r}function fs(e){let t=xs(e)?nn(e):null;if(t){let r=bt(e,et()).includes("\uFFFD"),o=Math.max(_r(),Qe(e).any)+1;Ie(e,
{newDecoder:n=>n&&r?_(y[e].name,!0):t,isRight:n=>!(n&&r)||ys(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:A()?
1:_r()+1,most:on(e),onlyASCII:!1})}return t}function nn(e){return _t[e]===void 0&&(_t[e]=null,_t[e]=w(()=>hs(e))??null),
_t[e]}var Ct=m(()=>w(ds));function ds(){let e=re,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function as(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||Ue(e,
t,128,224)}var us=e=>e===21?Fr():ls()||ms()&&st(e),sn=e=>!Ct()&&(e===21?Fr():ps()),ls=m(()=>A()||W()),ms=m(()=>j()||F()),
ps=m(A),Fr=m(()=>A()||F()||!(q()>0)),xs=e=>A()||F()||oe()||P()||de()&&e===21,et=()=>Uint8Array.from({length:256},(e,t)=>t);
function bt(e,t){let r=ge(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function hs(e){let t=_(y[e].name),r=n=>t.
decode(n)===bt(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return et().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function ys(e){
let t=bt(e,et()),r=et().filter(f=>t[f]!=="\uFFFD"),o=_(y[e].name,!0),n=f=>w(()=>o.decode(f)),i=f=>n(f)===bt(e,f),s=Uint8Array.
from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.of(...s,f))===void 0;return i(s)&&
et().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}function Mr(e,t){let{fromCharCode:r}=String,o=e[0];switch(t){case 1:return o<128?r(o):void 0;case 2:{let n=e[1];return(o|
n)<128?r(o,n):void 0}case 3:{let n=e[1],i=e[2];return(o|n|i)<128?r(o,n,i):void 0}case 4:{let n=e[1],i=e[2],s=e[3];return(o|
n|i|s)<128?r(o,n,i,s):void 0}case 5:{let n=e[1],i=e[2],s=e[3],c=e[4];return(o|n|i|s|c)<128?r(o,n,i,s,c):void 0}case 6:{let n=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|n|i|s|c|f)<128?r(o,n,i,s,c,f):void 0}case 7:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|n|i|s|c|f|d)<128?r(o,n,i,s,c,f,d):void 0}case 8:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
n|i|s|c|f|d|a)<128?r(o,n,i,s,c,f,d,a):void 0}case 9:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(o|
n|i|s|c|f|d|a|u)<128?r(o,n,i,s,c,f,d,a,u):void 0}case 10:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(o|n|i|s|c|f|d|a|u|l)<128?r(o,n,i,s,c,f,d,a,u,l):void 0}case 11:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10];return(o|n|i|s|c|f|d|a|u|l|p)<128?r(o,n,i,s,c,f,d,a,u,l,p):void 0}case 12:{let n=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],B=e[11];return(o|n|i|s|c|f|d|a|u|l|p|B)<128?r(o,n,i,s,c,f,d,a,u,l,p,B):
void 0}case 13:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],B=e[11],I=e[12];return(o|n|i|
s|c|f|d|a|u|l|p|B|I)<128?r(o,n,i,s,c,f,d,a,u,l,p,B,I):void 0}case 14:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10],B=e[11],I=e[12],h=e[13];return(o|n|i|s|c|f|d|a|u|l|p|B|I|h)<128?r(o,n,i,s,c,f,d,a,u,l,p,B,I,h):void 0}case 15:{
let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],B=e[11],I=e[12],h=e[13],E=e[14];return(o|n|i|
s|c|f|d|a|u|l|p|B|I|h|E)<128?r(o,n,i,s,c,f,d,a,u,l,p,B,I,h,E):void 0}default:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],p=e[10],B=e[11],I=e[12],h=e[13],E=e[14],Hr=e[15];return(o|n|i|s|c|f|d|a|u|l|p|B|I|h|E|Hr)<128?r(o,n,
i,s,c,f,d,a,u,l,p,B,I,h,E,Hr):void 0}}}function Cr(e,t,r){let{fromCharCode:o}=String;switch(t){case 1:return o(r[e[0]]);case 2:
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
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]],r[e[15]])}}var cn;function gr(e,t,r){return cn??=Ss(),cn(e,t,r)}function Ss(){let e=Pe(),t=!(e&&F());return(r,o,n)=>{if(t&&Tt(r,o)){
let i=(o<=16&&r[0]<128?Mr(r,o):void 0)??Ne(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?
e?.decodeOrFail(r,o):e?.decodeQuickly(r,o)}catch{return}}}var Ur=[];function fn(e,t,r){if(Ze())return;let o=Ur[r];if(o)return Cr(
e,t,o);let n=Mr(e,t);if(n!==void 0||!D(r))return n;let i=ge(r);if(i)return Ur[r]=new Uint16Array(i),Cr(e,t,Ur[r])}function Se(e,t,r,o=!1){
try{pe(e,null);let n=xe(t,r,0,o,!0);return n<0?void 0:De(0,n)}catch(n){throw $(n)}}function dn(e,t,r,o){R.length=0;let n=r?
t:Je(e,t);return n===t||Re(e,n,t)?Se(0,e,n,o):void 0}var Ut=m(()=>A()?{any:2048,markup:1/0,leastInStream:16}:j()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:F()?2048:
W()?112:0,leastInStream:40}),Lr=()=>Ut().markup>0,an=(e,t)=>t>=Ut().leastInStream&&mn(e,t),As=m(()=>Lr()?1/0:33),un=(e,t,r)=>e>=
29&&e<36&&r>=As()&&t[0]>=128,Nr=[],ln=(e,t,r)=>mn(t,r)&&gt(e,r)?Mt(Nr[e],t,r):void 0;function mn(e,t){let{any:r,markup:o}=Ut();
return t<=r||t<=o&&Bs(e,t)}function gt(e,t){return Nr[e]?!0:(Is(e,t),!1)}function Bs(e,t){if((e[1]&e[t>>1])>=128)return!1;
let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var tt=[];function Is(e,t){tt[e]===void 0&&
(tt[e]=w(()=>Ms(e))??null);let r=tt[e];r&&(r.credit+=Math.min(t/64,1)+t/512,!(r.credit<64)&&(r.credit=0,tt[e]=null,w(()=>{
let{value:o}=r.sequences.next();o?r.decoder.decode(o)===Se(e,o,k(o))&&(tt[e]=r):Es(e,r.decoder)})))}function Es(e,t){Nr[e]=
t;let{any:r,piece:o}=Qe(e);Ie(e,{newDecoder:n=>n?_(y[e].name,!0):t,isRight:n=>!n||_s(e),canFail:!0,leastOfASCII:Math.max(
18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,most:Ut().any,onlyASCII:!1})}var _s=e=>Fs.every(t=>bs.
every(r=>{let o=_(y[e].name,!0),n=Uint8Array.of(97,t,...r);return w(()=>o.decode(n))===Se(e,n,n.length,!0)})),Fs=[128,129,
142,143,161,224,255],bs=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],
Ms=e=>({decoder:_(y[e].name),sequences:Us(e),credit:0}),Cs=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Dr=[10,164,
162];function*Us(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Cs)yield Uint8Array.of(...i,...Dr);for(let i=128;i<=
255;i++)yield Te([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Te([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=
132;i++)for(let s=48;s<=57;s++)yield Te([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Te([i,Math.min(i+7,254)],r,n,r);
yield Te([227,227],[50,50],o,r),yield Te([129,129],[48,48],t),yield Te([129,129],[48,48],n,t)}}function Te(...e){let t=e.
map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+Dr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;
for(let f=e.length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(Dr,s*o+e.length)}let i=(r-1)*o;return n.
copyWithin(i+o,i,i+e.length-1),n}var we=class{encoding;fatal;ignoreBOM;#e=null;#r=0;#t=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=
r,this.ignoreBOM=o,this.#n=n}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#t=0,this.#o=!1,this.#n=0}decode(t,r,o){
let n=Y(t);if(!this.#e){if(this.#o&&this.#t===0&&this.encoding===0&&n<=256&&t[n-1]<128){let s=gr(t,n,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#n+=n,s}let i=this.#t===0?this.#x(t,n,r):this.#h(t,n,r);if(i!==void 0)return r||
this.#p(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?gr(t,r,this.fatal)??Se(n,t,r,this.fatal):Ar(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#c(s):
s}else{let s=r>0?pn(t,r,!0,n):void 0,f=s===void 0&&!(i&&un(n,t,r))?this.#u(t,r,!0):this.#s(s);if(f!==void 0)return f;let d=i&&
!Be(n)?Se(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#d(t,r,!0,o)}#d(t,r,o,n){if(this.#t>0){let a=this.#S(
t,r,o,n);if(a!==void 0)return a;let u=this.#t+r;if(r>0&&u<=U.length)return this.#T(t,u,o,n);this.#w()}let i=this.#e,s=this.#o,
c=this.#n,f="";try{f=this.#O(t,r,o)??this.#f(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=c,$(a)}let d=this.#i;if(d)
throw this.#i=null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#x(t,r,o){let{encoding:n}=this;R.length=
0;let i=r>0&&n!==0?pn(t,r,o,n):void 0;return i===void 0?this.#u(t,r,o):this.#s(i)}#u(t,r,o){let{encoding:n}=this;if(r===
0)return"";if(n===0){let c=Tt(t,r)?Ne(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#c(this.#l(t,r,o))}if(n===38||n===
37){let c=r<=36?Po(t,r,n===37):Go(n,t,r);return this.#c(c)}if(!ve(n))return;let i=D(n),s=!i&&r<=(t[0]<128?yt():18)?wt(t,
r,o,n):Ls(n,i,t,r,o);return this.#s(s)}#l(t,r,o){return Ar(t,r,o,this.fatal)??(r<=256?dn(t,r,o,this.fatal):void 0)}#s(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#h(t,r,o){let n=this.#t+r;if(!(r===0||n>U.length))return R.length=0,r>16?this.#y(t,n,o):(this.#a(
t,n),this.encoding===0?Ne(U,n,o,this.fatal):this.#s(Et(U,n,o,this.encoding)??wt(U,n,o,this.encoding)))}#y(t,r,o){let n=this.#m(
t,r);return this.encoding===0?this.#l(n,r,o):this.#s(Et(n,r,o,this.encoding))}#S(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,
s=this.#o,c=this.#r,f=this.#t,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#a(t,a);let u=Ne(U,a,!0,!0);if(u===void 0)
return;let l=a-f;this.#t=0,this.#n+=l,this.#o=!0;try{return he(u,this.decode(M(t,l),o,n))}catch(p){throw this.#o=s,p instanceof
Ee||p instanceof TypeError||(this.#e=null,this.#n=i,this.#r=c,this.#t=f),p}}#a(t,r){U[0]=this.#r,U[1]=this.#r>>8,U[2]=this.#r>>
16;let o=this.#t;for(let n=o;n<r;n++)U[n]=t[n-o]}#m(t,r){return this.#a(t,this.#t),H(U,t,this.#t),tr(r)}#p(t){this.#n+=t,
this.#o||=this.#t+t>R.length,this.#t=R.length,this.#r=R.bytes}#T(t,r,o,n){let i=this.#t,s=this.#m(t,r);this.#t=0,this.#n-=
i;try{return this.#d(s,r,o,n)}catch(c){throw c instanceof Ee||c instanceof TypeError||(this.#t=i,this.#n+=i),c}}#w(){let t=Uint8Array.
of(this.#r,this.#r>>8,this.#r>>16);try{pe(this.encoding,null),xe(t,this.#t,0,this.fatal,!1),this.#e=Ce(),this.#t=0}catch(r){
throw $(r)}}#O(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=Ho(this.encoding,t,r);if(!n)return;let i=0,
s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===
128;)i+=1;if(i===r)return;if(s=this.#f(M(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:M(t,i,c),d=n.decode(f,this.fatal);
if(d===void 0){if(s=he(s,this.#f(f,c-i,!0)),this.#i)return s}else It(f,c-i,d),s=he(s,this.#c(d)),this.#n+=c-i;return this.#o||=
c>0,c===r?s:this.encoding===0&&!o&&Re(t,c,r)?(this.#p(r-c),s):he(s,this.#f(M(t,c,r),r-c,o))}#f(t,r,o){pe(this.encoding,this.#e);
let n="",i=go(r),s=this.#o||this.ignoreBOM||!Be(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,
r-f),u=f===0&&d?t:M(t,f,f+a),l=xe(u,a,c,this.fatal,o&&d);if(l<0)return this.#e=Ce(),this.#i=new Ee(this.name,this.#n+f+ur.
start(),ur.length()),n;if(c+=l,c>0&&(d||!Uo(c))){let p=!s&&Lo()===65279?1:0;i?i.add(Do()+2*p,c-p):n=he(n,De(p,c)),s=!0,c=
0}if(d)break}return this.#o=s,this.#e=o?null:Mo(),this.#n+=r,i?i.toText():(this.encoding===0&&It(t,r,n),n)}};function pn(e,t,r,o){
return(t<=16&&(D(o)||Ds(e,t,o))?fn(e,t,o):void 0)??Et(e,t,r,o)}var Ds=(e,t,r)=>(e[0]|e[t>>1]|e[t-1])<128&&ve(r),Ls=(e,t,r,o,n)=>(t?
tn(e,r,o):void 0)??(r[0]<128?en(e,r,o):void 0)??(!t&&n&&o>18?ln(e,r,o):void 0)??(Wo(r,o,t)?wt(r,o,n,e):void 0)??(t?rn(e,
r,o):void 0),Rr=({encoding:e,fatal:t,ignoreBOM:r})=>new we(e,t,r);function Dt(e){return e.common??=Rr(e),e.common}var xn=(e,t,r,o,n,i)=>Lt(
dt(r,o,n),e,t,i);function Lt(e,t,r,o){if(r<e.leastOfAny)return Dt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;
if(n!==void 0)return n;let i=Dt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function hn(e,t){let r=Ae(e,t);
if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return r}function He(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Nt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Rs=m(A),Tn=e=>e>=29&&ve(e);function Pr(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(Tn(t)?Lr():Be(t)&&Rs())&&!r?new Wr(
t,r,o):Rr(e)}var Wr=class extends we{#e=void 0;#r=!1;#t=!1;#o=!1;reset(){super.reset(),this.#r=!1}decode(t,r,o){if(this.#o)
return this.#i(t,r);if(this.#r)this.#t&&(this.#t=!gt(this.encoding,Y(t)));else if(!r&&this.#n(t))return this.#i(t,r);return super.
decode(t,r,o)}#n(t){let{encoding:r}=this,o=Y(t),n=Tn(r),i=n?an(t,o):o>=40;this.#t=i&&n&&!gt(r,o);let s=i&&!this.#t&&ks(r);
return this.#r=!s,s&&(this.#e??=_(this.name,!1,this.ignoreBOM)),s}#i(t,r){let o=Y(t),n=o>1024&&L(t,o)?qt(t,0,o):t,i=this.#e;
this.#o=!r;try{return i.decode(n,r?Ps:Ws)}catch(s){throw this.#e=void 0,this.#o=!1,$(s)}}},Ws={stream:!0},Ps={stream:!1};
function ks(e){return yn[e]??=w(()=>$s(e))===!0,yn[e]}var yn=[],Hs=[97,128,129,142,143,161,195,216,227,240,255],Sn=[32,48,
129,161,220,254];function $s(e){let t=_(y[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);pe(e,r);let f=De(0,xe(c,1,0,!1,
s));return r=Ce(),t.decode(c,{stream:!s})===f};return Hs.flatMap(i=>Sn.flatMap(s=>Sn.flatMap(c=>[i,s,c]))).every(i=>o(i,
!1))&&o(129,!0)&&Gs(e)}function Gs(e){let t=_(y[e].name,!1,!1),r=Zr(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.
of(n),{stream:!0})).join("")+t.decode()===(Be(e)?"\uFEFF":"")}var $e="Failed to execute 'decode' on 'TextDecoder'",Rt=He({TextDecoder:class{#e;#r;#t=!1;constructor(e="utf-8",t=void 0){
this.#e=wn(e,t,"Failed to construct 'TextDecoder'"),new.target!==Rt&&Nt(this,new.target,Rt)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=ie,t=void 0){
if(t===void 0&&!this.#t){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!L(e,o))){let n=r.decoder.decode(e);return r.onlyASCII&&n.length!==o&&r.pause(),
n}}catch{r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return Dt(r).decodeWhole(e,Y(e),$e)}else if(e instanceof
ArrayBuffer){let o=vs(r,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!r||typeof t!="object")&&js(e,t);let o=!!t?.stream,n=r?e:Ve(e),i=this.#e;return i.isStateless||!this.#t&&!o?Lt(
i,n,Y(n),$e):(this.#t||this.#n(),this.#t=o,this.#r.decode(n,!o,$e))}#n(){this.#r??=Pr(this.#e),this.#r.reset()}}});function js(e,t){
Q(e,$e),ue(t,$e)}function vs(e,t){if(e.takesAnyBuffer)try{let n=e.decoder.decode(t);return 2*n.length>e.mostAtOnce&&(e.takesAnyBuffer=
!1),n}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=Jt(t);return o?Lt(e,new Uint8Array(t),o,$e):
void 0}function wn(e,t,r){let o=le(e);ue(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return dt(hn(o,r),n,i)}var On=(e,t,r)=>Pr(
wn(e,t,r));function Ys(e,t,r){let o=jr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function kr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Ys(e,(o,n)=>n(t.decode(Ke(Q(o,r)),!1,r)),o=>o(t.
decode(ie,!0,r)))}var Wt=He({TextDecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r=On(e,t,"Failed to const\
ruct 'TextDecoderStream'");this.#e=r,this.#r=kr("TextDecoderStream",r),new.target!==Wt&&Nt(this,new.target,Wt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#r.readable}get writable(){return this.#r.writable}}});var Ge=class{fatal;ignoreBOM;#e;#r;#t=ie;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#r?.
name??null}decode(t,r,o){if(this.#r)return this.#r.decode(t,r,o);let n=r&&k(this.#t)===0?t:so(this.#t,t);if(!r&&Xr(n))return this.#t=
n,"";let i=Ye(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#r=new we(i?.encoding??this.#e,this.fatal,!0,s),this.#r.
decode(s>0?M(n,s):n,r,o)}};var An=He({DecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=le(e);
ue(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ge(Ae(o,r),n,i);this.#e=s,this.#r=kr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#r.readable}get writable(){
return this.#r.writable}}});function Bn(e){let t=Ye(Ve(Q(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function In(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=Q(e,o),i=Ae(le(t),o);ue(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ve(n);return Ye(f)?
new Ge(i,s,c).decode(f,!0,o):xn(f,Y(f),i,s,!0,o)}async function En(e=void 0){let t=await e;if(t===void 0)sr()||await ir(ot,!0);else{let r=Ks(t)?await Vs(t):t;await ir(()=>r,
!1)}}var Ks=e=>typeof e?.arrayBuffer=="function";function Vs(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{An as DecoderStream,Rt as TextDecoder,Wt as TextDecoderStream,Bn as bomSniff,In as decode,y as encodings,En as initialize,
eo as labelToName};
