var Kr=(e,t)=>e?.prototype?.[t],it=e=>Kr(globalThis.Buffer,e),ce=it("ucs2Slice"),jt=it("ucs2Write"),vt=it("utf8Slice"),oe=it(
"latin1Slice"),Cn=e=>globalThis[e],Vr=Cn("TextDecoder"),Un=Kr(Vr,"decode");function _(e,t=!1,r=!0){let o=new Vr(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:Un})}function w(e){try{return e()}catch{return}}var S=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,fe=()=>Yt().includes(
"Chrome/"),W=()=>Yt().includes("AppleWebKit/")&&!fe()&&!(V()>0);function Yt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var K=()=>"Deno"in globalThis,j=()=>Yt()==="Cloudflare-Workers",ne=()=>W()||j(),V=()=>j()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),P=()=>V()<22,ve=e=>globalThis.process?.getBuiltinModule?.(e),Gt;function qr(){let{
TransformStream:e}=globalThis;return e&&e===Gt?e:(Gt=[e,ve("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Gt)}var gn=e=>ve("node:fs").readFileSync(e);function zr(e){try{return gn(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var st=()=>zr(()=>new URL("./decoder.wasm",import.meta.url)),ct="encoding-wasm/decoder";var Jr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function m(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var y=Nn();function Nn(){let e=Jr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Zr=m(()=>new Map(y.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Rn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ye=e=>e<36&&e!==33,D=e=>e>0&&e<29,dt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),Wn=e=>Rn.find(([t])=>e>=t)[1];function Qr(e){let t=Zr();return t.get(e)??t.get(no(Hn(e)))}function Ie(e,t){
let r=Qr(e);if(r===void 0){let o=kn(e),n=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=Wn(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${ct}' doesn't include ${y[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Pn=m(
()=>new Map(Array.from(Zr(),([e,t])=>[eo(e),t]).reverse()));function kn(e){let t=eo(e),r=Pn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var eo=e=>no(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),to=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ke(e){if(e[0]>=239)return to.find(t=>t.bytes.every((r,o)=>e[o]===r))}function ro({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function oo(e){return to.find(t=>t.encoding===e)?.bytes}function Be(e){return e===
0||e===37||e===38}function Hn(e){let t=0,r=e.length;for(;Xr(e[t]);)t+=1;for(;Xr(e[r-1]);)r-=1;return e.slice(t,r)}var Xr=e=>`\
	
\f\r `.includes(e);function no(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function io(e){let t=Qr(`${e}`);return t===
void 0?null:y[t].name}var qt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,so=()=>Object.getPrototypeOf(Uint8Array.prototype),at=e=>qt(so(),
e),zt=e=>qt(DataView.prototype,e),jn=()=>qt(ArrayBuffer.prototype,"byteLength"),Jt=e=>so()[e],vn=at(Symbol.toStringTag),
Xt=at("buffer"),co=at("byteOffset"),fo=at("byteLength");var Yn=Jt("set"),Kn=Jt("slice"),Vn=Jt("subarray"),qn=zt("buffer"),zn=zt("byteOffset"),ao=zt("byteLength"),uo=jn(),k=e=>fo.
call(e);function $(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:k(e)}var b=(e,t,r=k(e))=>new Uint8Array(
Xt.call(e),co.call(e)+t,r-t);function lo(e,t){let r=new Uint8Array(k(e)+k(t));return H(r,e),H(r,t,k(e)),r}var H=(e,t,r)=>Yn.call(e,t,r);var Jn=m(()=>S()?96:W()?1024:1/0);function ut(e,t,r){if(r-t<=Jn())return Kn.call(e,t,r);let o=new Uint8Array(r-t);return H(
o,Vn.call(e,t,r)),o}function Zt(e,t,r){if(r>24)return ut(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function L(e,t){if(t<=64)return!1;try{return uo.call(Xt.call(e)),!1}catch{return!0}}var Xn="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'.";function Q(e,t,r=Xn){if(!ArrayBuffer.isView(e)&&Qt(e)===void 0)throw new TypeError(
`${t}: ${r}`);return e}function Ve(e){if(ArrayBuffer.isView(e))return Zn(e);try{return new Uint8Array(e)}catch{return ee}}var Ee=e=>e instanceof
Uint8Array?e:Ve(e);function Zn(e){try{return vn.call(e)===void 0?new Uint8Array(qn.call(e),zn.call(e),ao.call(e)):new Uint8Array(
Xt.call(e),co.call(e),fo.call(e))}catch{return ee}}var ee=new Uint8Array;function Qt(e){try{return uo.call(e)}catch{}try{
return ao.call(new DataView(e))}catch{return}}function ue(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var le=e=>`${e}`;var tr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#r=0;#t=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#n=void 0;#o=0;#i=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=D(t)&&!r}accept(t){w(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#n=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,canFail:r,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#i=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#i?
-1:o,this.isWatched=this.onlyASCII||S()}watch(t,r){if(this.onlyASCII){t.length!==r&&this.pause();return}this.#r=2*r<=this.
mostAtOnce?this.#r+1:0,this.takesAnything=this.#r>=this.#t,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=
!1,this.isWatched=!0,this.#r=0,this.#t=Math.min(2*this.#t,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=
!1,this.takesAnything=!1,this.#r=0}pauseLong(){this.pause(),this.#o=15,this.decoder=void 0}reconsider(t,r){let o=this.#n;
this.#o>0?this.#o-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:r}=t;if(r<
this.#e||r>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,r):this.takesAnyBuffer=
this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&L(t,r)))try{let o=this.decoder.
decode(t),n=this.#i&&o.includes("\uFFFD");return n?this.pauseLong():this.isWatched&&this.watch(o,r),n?void 0:o}catch{this.
pauseLong();return}}},mo=[],rr=[];function mt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=rr[o];if(n)return n;let i=new tr(e,t,r);
rr[o]=i;let s=mo[e];return s&&i.accept(s),i}function _e(e,t){mo[e]=t;for(let r=0;r<4;r++)rr[4*e+r]?.accept(t)}var Fe=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var U=new Uint8Array(512),or=[];function nr(e){return or[e]??=b(U,0,e),or[e]}function po(e,t,r){return t>U.length?b(e,0,
r):(e!==or[t]&&H(U,e),nr(r))}function be(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function So(e,t,r){let{memory:o}=e,n=pt(a=>si(a,r),o,t),i=pt(fi,o,t);if(n&&i){let a=K()?1/0:64;return{...i,read:(u,l)=>(l<
128?n:i).read(u,l),write:(u,l)=>(u.length<a?n:i).write(u,l),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:K()?n.
writeBytes:void 0,mostByTable:512}}let s=ir(o);if(n)return S()?ci(n,pt(ho,o,t)):n;let c=i??pt(ho,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u),collect:i?.collect};return i?ni(d,e,t):d}var ni=(e,t,r)=>({
...e,readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<
0?null:e.read(r,c)},readsInput:!0,mostByTable:512});function pt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),ir(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var ii="str\
ings";function si(e,t){let[r]=WebAssembly.Module.customSections(t,ii),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function ci(e,t){let{read:r,
readBytes:o}=e;return{...e,collect:t?.collect,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function fi(e){let[t,r]=[ce,jt],o=new Uint8Array(
e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(n(),i,i+2*s),write:(i,s)=>r.call(
n(),i,s,2*i.length),most:1/0,collect:To(e,(i,s)=>t.call(i,0,s))}}function To(e,t){let r;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=n(2*i),c=0;return{add(f,d){H(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function n(i){let s=r?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return r=
new WeakRef(c),c}}function ho(e){let t=_("utf-16le"),{write:r,most:o}=ir(e),n=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=To(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:n,write:r,most:o,collect:i}}function ir(e){let t=new Uint16Array(
e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return be(
i,s,n);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){
let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var xt,x,cr,wo,Oo,M,g={input:0,units:0,output:0},qe=0,ht={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN,count:0};function me(e,t){
ht.name=e,ht.encoding=t,T.newCodec=NaN,T.count+=1,T.isBusy&&ai(),T.isBusy=!0}function ai(){try{_o(),xt??=Bo(mi(st())),Eo(
new WebAssembly.Instance(xt),xt)}catch(e){throw Fo(e)}}async function fr(e,t){try{_o();let r=e(),o=Ao(r)?r:await WebAssembly.compile(t?r:li(r));Bo(o);let n=await WebAssembly.instantiate(
o);if(dr())return;Eo(n,o),xt=o}catch(r){throw Fo(r)}}var ui=[0,97,115,109];function li(e){let t=Ve(Q(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(ui.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var dr=()=>!T.isBusy;function mi(e){return Ao(e)?e:new WebAssembly.Module(e)}function Ao(e){try{return WebAssembly.
Module.customSections(e,Io),!0}catch{return!1}}var Io="encoding-wasm";function Bo(e){let[t]=WebAssembly.Module.customSections(
e,Io),r=`${ct} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Eo({
exports:e},t){x=e,sr=WebAssembly.RuntimeError,g.input=x.input(),g.units=x.units(),g.output=x.output(),Mo(),M=So(x,g.units,
t),qe=Math.min(x.units_length(),M.most),T.isBusy=!1}function _o(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Fo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(pi(e))return new RangeError(`encoding-wasm: ${bo} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var bo="no memory \
for WebAssembly; free some, and call again",pi=e=>e instanceof RangeError&&/memory/i.test(e.message);function ar(){return lr(),
cr}function yt(){return lr(),wo}function ur(){return lr(),Oo}function lr(){cr[0]===void 0&&Mo()}function Mo(){let{buffer:e}=x.
memory;cr=new Uint8Array(e),wo=new Uint8Array(e,g.input,65536),Oo=new Int32Array(e,x.codec(),x.codec_length()>>2)}function Co(e,t){
return me(e,-1),St(t)}function St(e){try{let t=e();return T.isBusy=!1,t}catch(t){throw z(t)}}var sr;function z(e){if(!T.
isBusy||!sr||!(e instanceof sr))return e;let t=y[ht.encoding]?.name,r=`${ht.name}${t?` of ${t}`:""} failed`;return xi()?
new RangeError(`encoding-wasm: ${r}: ${bo}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function xi(){try{return x.memory.grow(32),
!1}catch{return!0}}function ge(e=null){let t=ur();return No(t,e??new Int32Array(t.length))}function Lo(){return x.held()!==0?ge():(T.newCodec=
mr,null)}var Ti=e=>No(e,ur());function No(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function pe(e,t){wi(e,t)||(me(
"decoding",e),t?Ti(t):x.new_decoder(e),mr=e===33||e===36?NaN:e)}var mr=NaN;function wi(e,t){return t||T.newCodec!==e||T.
isBusy?!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function xe(e,t,r,o,n){Ce(e,t),T.isBusy=!0;let i=x.decode_block(t,r,+o,+n);return T.isBusy=!1,n&&i>=0&&(T.newCodec=mr),Ai(
i)}var se={encoding:-1,source:0,most:0,owner:void 0};function Tt(e,t,r){if(se.encoding!==e||se.owner!==x||T.isBusy){try{me(
"decoding",e),se.owner=x;let n=M.readBytes?x.byte_table(e):0;se.source=M.readsInput?e:n,se.most=n===0?0:!dt(e)&&M.mostByTable||
1/0,se.encoding=e}catch(n){throw z(n)}T.isBusy=!1}if(r>se.most)return;if(r<=65536)return Ce(t,r),Uo(r);if(M.most>qe)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);Ce(b(t,n,n+i),i),o=he(o,Uo(i))}return o}function De(e,t,r,o){
return Co("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(4*n,65536,t-i)),Ce(n===t?e:b(e,
i,i+n),n),!x.is_free_of(n,r,o))return!1;return!0})}function Oi(e,t){let r=-1,o,n;function i(s){try{return me(e,s),r=s,n=
x,o=t(s),T.isBusy=!1,o}catch(c){throw z(c)}}return s=>s===r&&n===x&&!T.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Le=Oi("decoding",e=>{let t=D(e),r=(!t?x.pair_table(e):x.byte_table(e))>>>0;return r>0?new Uint16Array(x.memory.buffer,
r,t?256:65536):void 0}),Uo=e=>M.readBytes(g.input,e,se.source);function he(e,t){try{return e+t}catch(r){throw pr(r)}}var pr=e=>new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:e}),
Ro=e=>e+65536+3<=qe,Wo=e=>e>qe&&e<268435456?M.collect?.(e+3):void 0,Po=()=>g.units,ko=()=>ar()[g.units]|ar()[g.units+1]<<
8,Ne=(e,t)=>M.read(g.units+2*e,t-e);function Ce(e,t){let r=yt();if(t>8)try{H(r,e)}catch{H(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Ai(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var xr={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.
start(),length:()=>x.length()};var J=new Uint8Array(256);function Tr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Ho(J,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Ho(r,o,e);r[o]=n}return r}function Ho(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)J[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)J[n++]=s;else if(s<2048)J[n++]=
192|s>>6,J[n++]=128|s&63;else if(!ye(s))J[n++]=224|s>>12,J[n++]=128|s>>6&63,J[n++]=128|s&63;else{let c=_i(r,i);c>=65536&&
(i+=1),n=bi(c,J,n)}}return Zt(J,0,n)}var ye=e=>(e&63488)===55296;function _i(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var Fi=e=>e<128?1:e<2048?2:e<65536?3:4;function bi(e,t,r){if(e<128)return t[r]=e,r+1;let o=Fi(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var $o=new Uint8Array(128),X=Mi($o);
function Mi(e){return new Uint16Array(e.buffer)}var Ot=m(()=>Ze()?0:18),Ci=m(()=>P()?54:K()||!(V()>=22||ne())?64:32),Ui=m(
()=>W()?64:32),gi=m(()=>W()?36:18),At=(e,t)=>(e[0]&e[t>>1])>=128;function Go(e,t,r){return r?t<=8:t<=gi()||t<=Ui()&&(At(
e,t)||_t())}var It=(e,t)=>t<=18||t<=64&&At(e,t)&&t<=Ci(),R={length:0,bytes:0};function We(e,t,r,o){if(e[0]<128&&Ze())return Or(
e,t)?oe.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&f<240&&s+(d?
2:3)<=t))return hr(e,s,t,r,o,n);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=64||!d&&(c<
2048||ye(c)||c===65279))return hr(e,s,t,r,o,n)}X[n++]=c}return Xe(n)}function jo(e,t,r){if(t%2>0)return;let o=0;for(let n=0;n<
t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(ye(i))return;X[o++]=i}return Xe(o)}function hr(e,t,r,o,n,i){let s=wr();
for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===224?160:f===
240?144:128,p=f===237?159:f===244?143:191,I=f,B=0;for(;B<d&&c<r;B++,c++){let h=e[c];if(h<l||h>p)break;I|=h<<8*(B+1),l=128,
p=191,a=a<<6|h&63}if(B<d){if(c===r&&!o){if(f===239)return;vo(I,1+B);break}u=!0}if(u&&n||(u&&(a=65533),a===65279))return;
a>65535&&(X[i++]=55232+(a>>10),a=56320|a&1023),X[i++]=a}return Xe(i)}function Bt(e,t,r,o){let n,i=0;for(let s=0;s<t;){let c=s,
f=e[s++],d=f;if(f>=128){if(n??=Le(o),!n)return;if(d=n[f],ye(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Et(f,o))break;if(ye(
d))return Di(e,c,t,r,i,o,n)}}X[i++]=d}return Xe(i)}function Di(e,t,r,o,n,i,s){let c=wr();for(let f=t;f<r&&n<=c;){let d=e[f++],
a=d<128?d:s[d];if(ye(a)){if(f===r&&!o&&Et(d,i))break;let u=f<r?e[f]:0;if(a=s[d|u<<8],!ye(a))f+=1;else if(Ni(a))a=65533;else{
let p=f+2<r&&i<=30?Li(d,u,e[f+1],e[f+2]):0;if(p===0)return;X[n++]=55232+(p>>10),a=56320|p&1023,f+=3}}X[n++]=a}return Xe(
n)}function Li(e,t,r,o){let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&
i>=189e3&&i<1237576?65536+i-189e3:0}var Ni=e=>e>=57088&&e<=57216;function Je(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-
r];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function Pe(e,t,r){return R.length=0,hr(e,t,r,!1,
!0,0)===""}function Et(e,t){let r=t!==32||e<144||e>160;return r&&vo(e,1),r}function vo(e,t){R.length=t,R.bytes=e}function Xe(e){
if(e<3||e<=18&&!Ze())return be(X,0,e);if(_t())return ce.call($o,0,2*e);if(!(e>wr()))return be(X,0,18)+be(X,18,e-18)}var wr=m(
()=>_t()?1/0:36),Ze=m(()=>F()&&_t()),_t=m(()=>w(Ri)===!0);function Ri(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).
buffer),t=r=>r.call(e,0,e.length);return t(ce)==="a\uFEFF\uD83D"&&t(oe)==="a\0\xFF\xFE=\xD8"}function Or(e,t){for(let r=0;r<
t;r++)if(e[r]>=128)return!1;return!0}function G(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-
1]<128}var Ft=m(()=>w(vi)),He=m(()=>w(Yi)),$i=m(()=>w(os)),Gi=m(()=>w(ns));function Yo(e,t,r){let o=Ko(e);if(!(!o||r<24||L(t,r))&&
!(e===0&&qo(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Ko(e){return e===0?He():e===38?$i():e===37?Gi():void 0}function _r(e,t,r,o){
if(R.length=0,o&&t>8192||t>1024&&(L(e,t)||qo(e,t)))return;let n=He();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=Je(e,
t);if(!(i<t&&(r||!Pe(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:po(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,
i);return t>256&&c!==void 0&&bt(s,i,c),c}catch{return}}function Vo(e,t,r){let o=Ko(e);if(!(r%2>0||!o?.takes?.(t,r)||L(t,
r)))return o.decode(t,!0)}function qo(e,t){if(t<8192||ji())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var ji=m(W);function vi(){let{isAscii:e}=ve("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Yi(){let e=P(),t=e?Ft():void 0;if(e&&!t)return;
let r=_("utf-8"),o=w(qi),n=h=>r.decode(h),i=Xi(n),s=Vi(i,o),c=t&&((h,E)=>G(h,E)&&t(h)),f=c??Qi(),d=c?(h,E)=>E>256?c(h,E):
Qo(h,E)&&!(E>54&&At(h,E)):f,a=Uint8Array.of(...zo,...Xo.flat()),u=`${Jo}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.
of(97,127),p=i(a,a.length)===u&&n(a)===u&&r.decode(a.buffer)===u&&i(l,2)==="a\x7F"&&Ar(h=>s(h,h.length)),I=oe;if(!p||t&&
I.call(l)!=="a\x7F")return;let B=(h,E)=>_("utf-8",h&&o!==void 0,E);return _e(0,{newDecoder:B,isRight:(h,E)=>zi(B(h,E)),canFail:!0,
...Ki()}),{decode(h,E){try{return t?I.call(h):(E?s:n)(h,k(h))}catch{return}},decodeQuickly:i,decodesStart:Zo(),decodeOrFail:s,
takesQuickly:d,takes:f,completeLength:Je}}function Ki(){return F()?ke(1):K()?{...ke(257),leastBeyondASCII:65,leastOfBuffer:8192}:
P()?{...ke(19),most:2048,onlyASCII:!0}:fe()?{...ke(48),leastOfBuffer:48,onlyASCII:!0}:j()?{...ke(33),most:1023}:ke(V()>0?
512:33)}var ke=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Vi(e,t){let r=Ji(
e);return t?F()||ne()?o=>t.decode(o):V()>0?(o,n)=>n>256&&G(o,n)?t.decode(o):r(o,n):r:r}function qi(){let e=_("utf-8",!0);
return Ar(r=>e.decode(r))&&Ar(({buffer:r})=>e.decode(r))&&!K()?e:void 0}var zi=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".
repeat(64)].every(t=>{let r=Uint8Array.of(...Tr("\uFEFF"),...Tr(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),
Ar=e=>e(Uint8Array.from(zo))===Jo&&Xo.every(t=>w(()=>e(Uint8Array.from(t)))===void 0),zo=[239,187,191,97,230,188,162,240,
159,146,169],Jo="\uFEFFa\u6F22\u{1F4A9}",Xo=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Ji=e=>(t,r)=>{
let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Xi(e){let[t,r]=[vt,oe];return P()?(o,n)=>n>256?r.call(o):t.call(
o,0,n):Zo()?(o,n)=>t.call(o,0,n):!t||!K()?e:(o,n)=>Qo(o,n)?t.call(o):e(o)}var Zo=()=>vt!==void 0&&V()>0&&!K()&&!F(),Qo=(e,t)=>t<=
64||t<=256&&G(e,t);function Zi(e,t){if(t<64)return!1;if(G(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/
16);for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===
0&&r>=3*o}function Qi(){return fe()?Zi:j()?rs:S()?es:void 0}function es(e,t){if(t<524288)return!0;let r=0,o=Math.ceil(t/
64);for(let n=0;n<t;n+=o)e[n]>=206&&(r+=1);return r>4||w(()=>De(e,65536,128,128))!==!1}var ts=m(j),Ir=0;function bt(e,t,r){
t<1024||!ts()||!G(e,t)||(Ir=r.length===t?0:Ir+1)}function rs(e,t){if(t<1024)return!0;if(G(e,t))return Ir<2||t>524288;let r=0,
o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function os(){return S()||ne()?en(!1):is()}
function ns(){return S()?en(!0):void 0}function is(){let e=ce,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.
from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=P()?
512:1/0;return tn(!1,(i,s)=>s<=o||G(i,s)&&Ft()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:
s?void 0:c.toWellFormed()})}function en(e){let t=_(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:
[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return tn(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&
s.includes("\uFFFD")?void 0:s})}var tn=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){
let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var C={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Fr=1;function Mt(e,t,r,o){return t>=
Fr?ss(e,t,r,o):void 0}function ss(e,t,r,o){if((C.encoding!==o||C.owner!==x||T.isBusy)&&!cs(o)||t>C.most&&(t>C.mostBeyondASCII||
G(e,t)))return;Ce(e,t);let{readBytes:n,readPairs:i}=M;if(!!0||!C.isOfPairs)return n(g.input,t,C.source);let{piece:s}=C,c=i(
g.input,t,C.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=yt();if(c.length===s){let a=f[t],u=i(g.input+t-a,a,
C.source,+!r,s);if(u===null)return;c+=u}return f[t]===0||Et(f[t-1],o)?c:void 0}function cs(e){return T.isBusy?!1:M.readPairs?
(me("decoding",e),St(()=>{let t=D(e);C.isOfPairs=!t;let r=t?x.byte_table(e):x.pair_table(e);C.source=M.readsInput?e:r;let o=Qe(
e);return Fr=o.least,C.piece=o.piece,C.most=r>0?o.any:0,C.mostBeyondASCII=r>0?o.beyondASCII:0,C.owner=x,C.encoding=e,!0})):
(Fr=1/0,!1)}var fs=m(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!M.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(S()){let r={...e(72),piece:M.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(M.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(P()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(F()?0:256),single:e(256),multi:t}});function Qe(e){let{windows1252:t,
single:r,multi:o}=fs();return e===21?t:D(e)?r:o}var Cr=m(()=>F()?0:ne()||P()?8:fe()?352:18),ds=m(F);function sn(e,t,r){if(r>64)return G(t,r)?as(e,t,r):void 0;if(r<=Ot()||
(t[r>>1]|t[r-1])>=128||!Or(t,r))return;let o=Lt();return o?o.call(t,0,r):Tt(e,t,r)}function as(e,t,r){let o=Lt(),n=D(e);
if(!(r<512&&(n||!o))&&!(e===21&&Ut>0)&&!(n&&un(e))&&!L(t,r))try{return Ft()?.(t)??De(t,r,128,128)?o?o.call(t):He()?.decodeQuickly(
t,r):void 0}catch{return}}var Ct=[],br=[];function cn(e,t,r){if(!(br[e]===null||r<=Cr())&&!(r>=512&&r>dn(e)))return br[e]??=
ps(e),Dt(br[e],t,r)}function fn(e,t,r){return r<512?(ds()?Mr(e,t,r):void 0)??Tt(e,t,r)??Mr(e,t,r)??rn(e,t,r):Mr(e,t,r)??
(ys(e)?rn(e,t,r):void 0)??Tt(e,t,r)}var Ut=0,us=m(()=>Ur()?8192:512),ls=e=>Ut>0&&e<us();function Mr(e,t,r){let o=Lt();if(!o||
e!==21)return;if(ls(r)){Ut-=1;return}let n=hs(t,r);if(Ut=n?0:15,!!n&&!L(t,r))try{return o.call(t)}catch{return}}var rn=(e,t,r)=>Dt(
an(e),t,r);function Dt(e,t,r){if(!(!e||r>1024&&L(t,r)))try{return e.decode(t)}catch{return}}var ms=m(()=>F()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function dn(e){if(un(e))return 8192;let{windows1252:t,other:r}=ms();return e===
21?t:r}function ps(e){let t=Os(e)?an(e):null;if(t){let r=gt(e,et()).includes("\uFFFD"),o=Math.max(Cr(),Qe(e).any)+1;_e(e,
{newDecoder:n=>n&&r?_(y[e].name,!0):t,isRight:n=>!(n&&r)||Is(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:S()?
1:Cr()+1,most:dn(e),onlyASCII:!1})}return t}function an(e){return Ct[e]===void 0&&(Ct[e]=null,Ct[e]=w(()=>As(e))??null),
Ct[e]}var Lt=m(()=>w(xs));function xs(){let e=oe,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function hs(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||De(e,
t,128,224)}var ys=e=>e===21?Ur():Ss()||Ts()&&dt(e),un=e=>!Lt()&&(e===21?Ur():ws()),Ss=m(()=>S()||W()),Ts=m(()=>j()||F()),
ws=m(S),Ur=m(()=>S()||F()||!(V()>0)),Os=e=>S()||F()||ne()||P()||fe()&&e===21,et=()=>Uint8Array.from({length:256},(e,t)=>t);
function gt(e,t){let r=Le(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function As(e){let t=_(y[e].name),r=n=>t.
decode(n)===gt(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return et().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function Is(e){
let t=gt(e,et()),r=et().filter(f=>t[f]!=="\uFFFD"),o=_(y[e].name,!0),n=f=>w(()=>o.decode(f)),i=f=>n(f)===gt(e,f),s=Uint8Array.
from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.of(...s,f))===void 0;return i(s)&&
et().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}function Dr(e,t){let{fromCharCode:r}=String,o=e[0];switch(t){case 1:return o<128?r(o):void 0;case 2:{let n=e[1];return(o|
n)<128?r(o,n):void 0}case 3:{let n=e[1],i=e[2];return(o|n|i)<128?r(o,n,i):void 0}case 4:{let n=e[1],i=e[2],s=e[3];return(o|
n|i|s)<128?r(o,n,i,s):void 0}case 5:{let n=e[1],i=e[2],s=e[3],c=e[4];return(o|n|i|s|c)<128?r(o,n,i,s,c):void 0}case 6:{let n=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|n|i|s|c|f)<128?r(o,n,i,s,c,f):void 0}case 7:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|n|i|s|c|f|d)<128?r(o,n,i,s,c,f,d):void 0}case 8:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
n|i|s|c|f|d|a)<128?r(o,n,i,s,c,f,d,a):void 0}case 9:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(o|
n|i|s|c|f|d|a|u)<128?r(o,n,i,s,c,f,d,a,u):void 0}case 10:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(o|n|i|s|c|f|d|a|u|l)<128?r(o,n,i,s,c,f,d,a,u,l):void 0}case 11:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10];return(o|n|i|s|c|f|d|a|u|l|p)<128?r(o,n,i,s,c,f,d,a,u,l,p):void 0}case 12:{let n=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],I=e[11];return(o|n|i|s|c|f|d|a|u|l|p|I)<128?r(o,n,i,s,c,f,d,a,u,l,p,I):
void 0}case 13:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],I=e[11],B=e[12];return(o|n|i|
s|c|f|d|a|u|l|p|I|B)<128?r(o,n,i,s,c,f,d,a,u,l,p,I,B):void 0}case 14:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10],I=e[11],B=e[12],h=e[13];return(o|n|i|s|c|f|d|a|u|l|p|I|B|h)<128?r(o,n,i,s,c,f,d,a,u,l,p,I,B,h):void 0}case 15:{
let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],I=e[11],B=e[12],h=e[13],E=e[14];return(o|n|i|
s|c|f|d|a|u|l|p|I|B|h|E)<128?r(o,n,i,s,c,f,d,a,u,l,p,I,B,h,E):void 0}default:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],p=e[10],I=e[11],B=e[12],h=e[13],E=e[14],Yr=e[15];return(o|n|i|s|c|f|d|a|u|l|p|I|B|h|E|Yr)<128?r(o,n,
i,s,c,f,d,a,u,l,p,I,B,h,E,Yr):void 0}}}function Lr(e,t,r){let{fromCharCode:o}=String;switch(t){case 1:return o(r[e[0]]);case 2:
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
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]],r[e[15]])}}var ln;function Rr(e,t,r){return ln??=Bs(),ln(e,t,r)}function Bs(){let e=He(),t=!(e&&F());return(r,o,n)=>{if(t&&It(r,o)){
let i=(o<=16&&r[0]<128?Dr(r,o):void 0)??We(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?
e?.decodeOrFail(r,o):e?.decodeQuickly(r,o)}catch{return}}}var Nr=[];function mn(e,t,r){if(Ze())return;let o=Nr[r];if(o)return Lr(
e,t,o);let n=Dr(e,t);if(n!==void 0||!D(r))return n;let i=Le(r);if(i)return Nr[r]=new Uint16Array(i),Lr(e,t,Nr[r])}function Se(e,t,r,o=!1){
try{pe(e,null);let n=xe(t,r,0,o,!0);return n<0?void 0:Ne(0,n)}catch(n){throw z(n)}}function pn(e,t,r,o){R.length=0;let n=r?
t:Je(e,t);return n===t||Pe(e,n,t)?Se(0,e,n,o):void 0}var rt=m(()=>S()?{any:2048,markup:1/0,leastInStream:16}:j()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:F()?2048:
W()?112:0,leastInStream:40}),Nt=e=>e>=29&&Ye(e),Pr=()=>rt().markup>0,kr=(e,t)=>t>=rt().leastInStream&&Sn(e,t);function xn(e,t,r){
rt().any>0&&Nt(e)&&kr(t,r)&&ot(e,r)}var bs=m(()=>Pr()?1/0:33),hn=(e,t,r)=>e>=29&&e<36&&r>=bs()&&t[0]>=128,Hr=[],yn=(e,t,r)=>Sn(
t,r)&&ot(e,r)?Dt(Hr[e],t,r):void 0;function Sn(e,t){let{any:r,markup:o}=rt();return t<=r||t<=o&&Ms(e,t)}function ot(e,t){
return Hr[e]?!0:(Cs(e,t),!1)}function Ms(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<
t;n+=o)e[n]<128&&(r+=1);return r>10}var tt=[];function Cs(e,t){tt[e]===void 0&&(tt[e]=w(()=>Ns(e))??null);let r=tt[e];r&&
(r.credit+=Math.min(t/64,1)+t/512,!(r.credit<64)&&(r.credit=0,tt[e]=null,w(()=>{let{value:o}=r.sequences.next();o?r.decoder.
decode(o)===Se(e,o,k(o))&&(tt[e]=r):Us(e,r.decoder)})))}function Us(e,t){Hr[e]=t;let{any:r,piece:o}=Qe(e);_e(e,{newDecoder:n=>n?
_(y[e].name,!0):t,isRight:n=>!n||gs(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,
r)+1,leastOfBuffer:1,most:rt().any,onlyASCII:!1})}var gs=e=>Ds.every(t=>Ls.every(r=>{let o=_(y[e].name,!0),n=Uint8Array.
of(97,t,...r);return w(()=>o.decode(n))===Se(e,n,n.length,!0)})),Ds=[128,129,142,143,161,224,255],Ls=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ns=e=>({decoder:_(y[e].name),sequences:Ws(
e),credit:0}),Rs=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Wr=[10,164,162];function*Ws(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Rs)yield Uint8Array.of(...i,...Wr);for(let i=128;i<=255;i++)yield Te([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Te([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Te([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Te([i,Math.min(i+7,254)],r,n,r);yield Te([227,227],[50,
50],o,r),yield Te([129,129],[48,48],t),yield Te([129,129],[48,48],n,t)}}function Te(...e){let t=e.map(([s,c])=>c-s+1),r=t.
reduce((s,c)=>s*c),o=e.length+Wr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-
1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(Wr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var we=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#r=0;#t=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#t=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=$(t);if(!this.#e){if(this.#n&&this.#t===0&&this.encoding===0&&n<=256&&t[n-1]<
128){let s=Rr(t,n,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=n,s}let i=this.#t===0?this.#x(
t,n,r):this.#h(t,n,r);if(i!==void 0)return r||this.#p(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.
reset();let{encoding:n}=this,i=r<=256;if(n===0&&r>0){let s=i?Rr(t,r,this.fatal)??Se(n,t,r,this.fatal):_r(t,r,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{let s=r>0?Tn(t,r,!0,n):void 0,f=s===void 0&&!(i&&hn(n,t,r))?this.#u(
t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&!Be(n)?Se(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,r,!0,o)}#s(t,r,o,n){if(this.#t>0){let a=this.#S(t,r,o,n);if(a!==void 0)return a;let u=this.#t+r;if(r>0&&u<=U.length)return this.#T(
t,u,o,n);this.#w()}let i=this.#e,s=this.#n,c=this.#o,f="";try{f=this.#O(t,r,o)??this.#d(t,r,o)}catch(a){throw this.#e=i,
this.#n=s,this.#o=c,z(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#x(t,r,o){
let{encoding:n}=this;R.length=0;let i=r>0&&n!==0?Tn(t,r,o,n):void 0;return i===void 0?this.#u(t,r,o):this.#c(i)}#u(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let c=It(t,r)?We(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#f(this.#l(
t,r,o))}if(n===38||n===37){let c=r<=36?jo(t,r,n===37):Vo(n,t,r);return this.#f(c)}if(!Ye(n))return;let i=D(n),s=!i&&r<=(t[0]<
128?Ot():18)?Bt(t,r,o,n):Hs(n,i,t,r,o);return this.#c(s)}#l(t,r,o){return _r(t,r,o,this.fatal)??(r<=256?pn(t,r,o,this.fatal):
void 0)}#c(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#n&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#h(t,r,o){let n=this.#t+r;if(!(r===0||n>U.length))return R.length=0,r>16?this.#y(t,
n,o):(this.#a(t,n),this.encoding===0?We(U,n,o,this.fatal):this.#c(Mt(U,n,o,this.encoding)??Bt(U,n,o,this.encoding)))}#y(t,r,o){
let n=this.#m(t,r);return this.encoding===0?this.#l(n,r,o):this.#c(Mt(n,r,o,this.encoding))}#S(t,r,o,n){if(this.encoding!==
0)return;let i=this.#o,s=this.#n,c=this.#r,f=this.#t,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#a(t,a);let u=We(
U,a,!0,!0);if(u===void 0)return;let l=a-f;this.#t=0,this.#o+=l,this.#n=!0;try{return he(u,this.decode(b(t,l),o,n))}catch(p){
throw this.#n=s,p instanceof Fe||p instanceof TypeError||(this.#e=null,this.#o=i,this.#r=c,this.#t=f),p}}#a(t,r){U[0]=this.#r,
U[1]=this.#r>>8,U[2]=this.#r>>16;let o=this.#t;for(let n=o;n<r;n++)U[n]=t[n-o]}#m(t,r){return this.#a(t,this.#t),H(U,t,this.#t),
nr(r)}#p(t){this.#o+=t,this.#n||=this.#t+t>R.length,this.#t=R.length,this.#r=R.bytes}#T(t,r,o,n){let i=this.#t,s=this.#m(
t,r);this.#t=0,this.#o-=i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof Fe||c instanceof TypeError||(this.#t=i,
this.#o+=i),c}}#w(){let t=Uint8Array.of(this.#r,this.#r>>8,this.#r>>16);try{pe(this.encoding,null),xe(t,this.#t,0,this.fatal,
!1),this.#e=ge(),this.#t=0}catch(r){throw z(r)}}#O(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=Yo(this.
encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==
0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#d(b(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===
r?t:b(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=he(s,this.#d(f,c-i,!0)),this.#i)return s}else bt(f,c-i,d),s=he(
s,this.#f(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.encoding===0&&!o&&Pe(t,c,r)?(this.#p(r-c),s):he(s,this.#d(b(
t,c,r),r-c,o))}#d(t,r,o){pe(this.encoding,this.#e);let n="",i=Wo(r),s=this.#n||this.ignoreBOM||!Be(this.encoding),c=0;for(let f=0;;f+=
65536){let d=r-f<=65536,a=Math.min(65536,r-f),u=f===0&&d?t:b(t,f,f+a),l=xe(u,a,c,this.fatal,o&&d);if(l<0)return this.#e=
ge(),this.#i=new Fe(this.name,this.#o+f+xr.start(),xr.length()),n;if(c+=l,c>0&&(d||!Ro(c))){let p=!s&&ko()===65279?1:0;i?
i.add(Po()+2*p,c-p):n=he(n,Ne(p,c)),s=!0,c=0}if(d)break}return this.#n=s,this.#e=o?null:Lo(),this.#o+=r,i?i.toText():(this.
encoding===0&&bt(t,r,n),n)}};function Tn(e,t,r,o){return(t<=16&&(D(o)||ks(e,t,o))?mn(e,t,o):void 0)??Mt(e,t,r,o)}var ks=(e,t,r)=>(e[0]|
e[t>>1]|e[t-1])<128&&Ye(r),Hs=(e,t,r,o,n)=>(t?cn(e,r,o):void 0)??(r[0]<128?sn(e,r,o):void 0)??(!t&&n&&o>18?yn(e,r,o):void 0)??
(Go(r,o,t)?Bt(r,o,n,e):void 0)??(t?fn(e,r,o):void 0),$r=({encoding:e,fatal:t,ignoreBOM:r})=>new we(e,t,r);function nt(e){
return e.common??=$r(e),e.common}var wn=(e,t,r,o,n,i)=>Rt(mt(r,o,n),e,t,i);function Rt(e,t,r,o){if(r<e.leastOfAny)return nt(
e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=nt(e).decodeWhole(t,r,o);return e.
most<0&&e.reconsider(i,r),i}function On(e,t){let r=Ie(e,t);if(r===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}function Ge(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Wt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Gs=m(S);function jr(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(Nt(t)?Pr():Be(t)&&Gs())&&!r?new Gr(t,r,o):$r(e)}
var Gr=class extends we{#e=void 0;#r=!1;#t=!1;reset(){super.reset(),this.#r=!1}decode(t,r,o){if(this.hostOfStream)return this.#o(
t,r);if(this.#r)this.#t&&(this.#t=!ot(this.encoding,$(t)));else if(!r&&this.#n(t))return this.#o(t,r);return super.decode(
t,r,o)}#n(t){let{encoding:r}=this,o=$(t),n=Nt(r),i=n?kr(t,o):o>=40;this.#t=i&&n&&!ot(r,o);let s=i&&!this.#t&&vs(r);return this.#r=
!s,s&&(this.#e??=_(this.name,!1,this.ignoreBOM)),s}#o(t,r){let o=$(t),n=o>1024&&L(t,o)?ut(t,0,o):t,i=this.#e;this.hostOfStream=
r?void 0:i;try{return i.decode(n,r?kt:Pt)}catch(s){return this.failUnlessRefused(n,s),this.#o(ut(n,0,o),r)}}failUnlessRefused(t,r){
if(!js(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,pr(r)}},js=(e,t)=>w(()=>e.decode(b(t,0,0),Pt))===void 0,
Pt={stream:!0},kt={stream:!1};function vs(e){return An[e]??=w(()=>Ks(e))===!0,An[e]}var An=[],Ys=[97,128,129,142,143,161,
195,216,227,240,255],In=[32,48,129,161,220,254];function Ks(e){let t=_(y[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);
pe(e,r);let f=Ne(0,xe(c,1,0,!1,s));return r=ge(),t.decode(c,{stream:!s})===f};return Ys.flatMap(i=>In.flatMap(s=>In.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Vs(e)}function Vs(e){let t=_(y[e].name,!1,!1),r=oo(e)??[];return[...r,...r].
map(n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===(Be(e)?"\uFEFF":"")}var Oe="Failed to execute 'decode' on 'TextDecoder'",qs=()=>({TextDecoder:class{#e;#r;#t=!1;constructor(e="utf-8",t=void 0){
this.#e=Bn(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ht&&Wt(this,new.target,Ht)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=ee,t=void 0){
if(t===void 0&&!this.#t){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!L(e,o))){let n=r.decoder.decode(e);return r.isWatched&&r.watch(n,o),n}}catch{
r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return nt(r).decodeWhole(e,$(e),Oe)}else if(e instanceof ArrayBuffer){
let o=Js(r,e);if(o!==void 0)return o}}return this.#n(e,t)}#n(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);(!r||
typeof t!="object")&&zs(e,t);let o=!!t?.stream,n=r?e:Ee(e),i=this.#e;return i.isStateless||!this.#t&&!o?Rt(i,n,$(n),Oe):
(this.#t||this.#o(),this.#t=o,this.#r.decode(n,!o,Oe))}#o(){this.#r??=jr(this.#e),this.#r.reset()}static{let{prototype:e}=this,
{decode:t}=e,r={decode(o=ee,n=void 0){let i=n;if(typeof n=="object"&&ArrayBuffer.isView(o)){i=n?.stream?Pt:kt;let f=this.#r,
d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(o,i);return i===kt&&(f.hostOfStream=void 0,this.#t=!1),a}catch(a){f.failUnlessRefused(
Ee(o),a)}}let s=this.#e;if(n===void 0?!this.#t:s.isStateless&&i!==n){if(s.takesAnything)try{let f=s.decoder.decode(o),{length:d}=f;
return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}if(o instanceof Uint8Array&&ArrayBuffer.
isView(o)&&o.length<s.leastOfASCII)return nt(s).decodeWhole(o,$(o),Oe)}return t.call(this,o,i)}};S()&&(e.decode=r.decode)}}}),
Ht=Ge(qs());function zs(e,t){Q(e,Oe),ue(t,Oe)}function Js(e,t){if(e.takesAnyBuffer)try{let i=e.decoder.decode(t);return 2*
i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=Qt(
t);if(!o)return;let n=new Uint8Array(t);return xn(e.encoding,n,o),Rt(e,n,o,Oe)}function Bn(e,t,r){let o=le(e);ue(t,r);let n=!!t?.
fatal,i=!!t?.ignoreBOM;return mt(On(o,r),n,i)}var En=(e,t,r)=>jr(Bn(e,t,r));function Xs(e,t,r){let o=qr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function vr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Xs(e,(o,n)=>n(t.decode(Ve(Q(o,r)),!1,r)),o=>o(t.
decode(ee,!0,r)))}var $t=Ge({TextDecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r=En(e,t,"Failed to const\
ruct 'TextDecoderStream'");this.#e=r,this.#r=vr("TextDecoderStream",r),new.target!==$t&&Wt(this,new.target,$t)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#r.readable}get writable(){return this.#r.writable}}});var je=class{fatal;ignoreBOM;#e;#r;#t=ee;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#r?.
name??null}decode(t,r,o){if(this.#r)return this.#r.decode(t,r,o);let n=r&&k(this.#t)===0?t:lo(this.#t,t);if(!r&&ro(n))return this.#t=
n,"";let i=Ke(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#r=new we(i?.encoding??this.#e,this.fatal,!0,s),this.#r.
decode(s>0?b(n,s):n,r,o)}};var _n=Ge({DecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=le(e);
ue(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new je(Ie(o,r),n,i);this.#e=s,this.#r=vr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#r.readable}get writable(){
return this.#r.writable}}});function Fn(e){let t=Ke(Ee(Q(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function bn(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=Q(e,o),i=Ie(le(t),o);ue(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ee(n);return Ke(f)?
new je(i,s,c).decode(f,!0,o):wn(f,$(f),i,s,!0,o)}async function Mn(e=void 0){let t=await e;if(t===void 0)dr()||await fr(st,!0);else{let r=Zs(t)?await Qs(t):t;await fr(()=>r,
!1)}}var Zs=e=>typeof e?.arrayBuffer=="function";function Qs(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{_n as DecoderStream,Ht as TextDecoder,$t as TextDecoderStream,Fn as bomSniff,bn as decode,y as encodings,Mn as initialize,
io as labelToName};
