"use strict";var Ze=Object.defineProperty;var Gi=Object.getOwnPropertyDescriptor;var Yi=Object.getOwnPropertyNames;var Vi=Object.prototype.hasOwnProperty;var Ki=(e,t)=>{for(var n in t)Ze(e,n,{get:t[n],enumerable:!0})},qi=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of Yi(t))!Vi.call(e,r)&&r!==n&&Ze(e,r,{get:()=>t[r],enumerable:!(o=Gi(t,r))||o.enumerable});return e};var zi=e=>qi(Ze({},"__esModule",{value:!0}),e);var Ka={};Ki(Ka,{completionFor:()=>Wi,manual:()=>ji,runFully:()=>Ya});module.exports=zi(Ka);var Ut="encoding-wasm";function ao(){throw new Error("encoding-wasm: call instantiate() first.")}var Qt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866 ibm866
ISO-8859-2 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir\
-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7\
:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859\
-8:1988 visual
ISO-8859-8-I csiso88598i iso-8859-8-i logical
ISO-8859-10 csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso-8859-13 iso8859-13 iso885913
ISO-8859-14 iso-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16 iso-8859-16
KOI8-R cskoi8r koi koi8 koi8-r koi8_r
KOI8-U koi8-ru koi8-u
macintosh csmacintosh mac macintosh x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874
windows-1250 cp1250 windows-1250 x-cp1250
windows-1251 cp1251 windows-1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 is\
o_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252
windows-1253 cp1253 windows-1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-12\
54 x-cp1254
windows-1255 cp1255 windows-1255 x-cp1255
windows-1256 cp1256 windows-1256 x-cp1256
windows-1257 cp1257 windows-1257 x-cp1257
windows-1258 cp1258 windows-1258 x-cp1258
x-mac-cyrillic x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
gb18030 gb18030
Big5 big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese euc-jp x-euc-jp
ISO-2022-JP csiso2022jp iso-2022-jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement
UTF-16BE unicodefffe utf-16be
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le
x-user-defined x-user-defined`;function L(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var p=Ji();function Ji(){let e=Qt.split(`
`).map(t=>{let n=t.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(
e)}var Xi=L(()=>new Map(p.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),O=0,Ot=21,lo=29,wt=33,P=36,R=37,A=38,Zi=[[P,""],[35,
"korean"],[32,"japanese"],[lo,"chinese"],[1,"single-byte"],[O,""]],ho=e=>e<P&&e!==wt,ee=e=>e>O&&e<lo,Qi=e=>Zi.find(([t])=>e>=
t)[1];function W(e){let t=Xi();return t.get(e)??t.get(mo(ts(e)))}function V(e,t){let n=W(e);if(n===void 0){let o=Qe(e),r=o===
void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}
if(void 0){let o=Qi(n);if(o&&!(void 0).includes(o))throw new RangeError(`${t}: '${Ut}' doesn't include ${p[n].name}; imp\
ort it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Qe(e){let t=te(e),n={936:"gbk",950:"big5"}[t]??
t,o=p.findIndex(({labels:r})=>r.some(i=>te(i)===n));return o<0||o===P?void 0:o}var te=e=>mo(e).replace(/[^a-z\d]/g,"").replace(
/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),po=[{encoding:O,bytes:[
239,187,191]},{encoding:R,bytes:[254,255]},{encoding:A,bytes:[255,254]}],ne=3;function Tt(e){return po.find(t=>t.bytes.every(
(n,o)=>e[o]===n))}function oe(e){return po.find(t=>t.encoding===e)?.bytes}function et(e){return e===O||e===R||e===A}function ts(e){let[t,n]=[
0,e.length];for(;t<n&&uo(e[t]);)t+=1;for(;n>t&&uo(e[n-1]);)n-=1;return e.slice(t,n)}var uo=e=>`	
\f\r `.includes(e);function mo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var N=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function tn(e,t){try{return t()}catch(n){throw n instanceof N?n.toTypeError(e):n}}var re=e=>`U+${e.toString(16).toUpperCase().
padStart(4,"0")}`,wo=Symbol.for("encoding-wasm.UnmappableError"),q=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${re(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function t(o){return this!==e?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&wo in o}let n={writable:!0,configurable:!0};return Object.defineProperty(e,Symbol.hasInstance,{value:t,
...n}),Object.defineProperty(e,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(e.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(e.prototype,wo,{value:!0,...n}),e})();var ie=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,go=()=>Object.getPrototypeOf(Uint8Array.prototype),se=e=>ie(go(),
e),en=e=>ie(DataView.prototype,e),xo=e=>go()[e],es=se(Symbol.toStringTag),ce=se("buffer"),nn=se("byteOffset"),yo=se("byt\
eLength"),ns=xo("set"),os=xo("slice"),rs=en("buffer"),is=en("byteOffset"),ss=en("byteLength"),Eo=ie(ArrayBuffer.prototype,
"byteLength"),cs=typeof SharedArrayBuffer=="function"?ie(SharedArrayBuffer.prototype,"byteLength"):void 0,l=e=>yo.call(e),
x=(e,t,n=l(e))=>new Uint8Array(ce.call(e),nn.call(e)+t,n-t);function Pt(e,t){let n=new Uint8Array(l(e)+l(t));return rt(n,
e),rt(n,t,l(e)),n}function ae(e,t){let n=nn.call(e),o=t+(-(n+t)&3),r=Math.max(0,l(e)-o)>>2,i=r>0?new Int32Array(ce.call(
e),n+o,r):new Int32Array;return{start:o,words:i}}var it=(e,t)=>x(e,0,Math.min(t,l(e))),rt=(e,t,n)=>ns.call(e,t,n),z=(e,t,n)=>os.
call(e,t,n),as=64,fs=24;function fe(e,t,n){if(n>fs)return z(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+
r];return o}function vt(e,t){if(t<=as)return!1;try{return Eo.call(ce.call(e)),!1}catch{return!0}}function K(e,t){if(!ArrayBuffer.
isView(e)&&bo(e)===void 0)throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)\
'.`);return e}function J(e){return ArrayBuffer.isView(e)?us(e):bo(e)===0?_:new Uint8Array(e)}var So=e=>e instanceof Uint8Array?e:J(e);
function us(e){try{return es.call(e)===void 0?new Uint8Array(rs.call(e),is.call(e),ss.call(e)):new Uint8Array(ce.call(e),
nn.call(e),yo.call(e))}catch{return _}}var _=new Uint8Array;function bo(e){for(let t of[Eo,cs])try{return t?.call(e)}catch{}}
function v(e,t,n){Oo(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function ue(e,t,n){
return e===void 0?!1:(Oo(e,n),!!e?.[t])}function Oo(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(
`${t}: The provided value is not of type 'object'.`)}var j=e=>`${e}`;function on(e){return(t,n)=>{let o=t===void 0?e[0]:j(t),r=e.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${e.join("', '")}'.`);return r}}var sn=64,rn=new Uint8Array(3*sn);function To(e,t){let{length:n}=e,o=0;for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;s>=256&&
(rn[o++]=s>>8),rn[o++]=s}return fe(rn,0,o)}var Wt=8;function de(e,t,n){let{fromCharCode:o}=String,r=e;switch(n){case 0:return"";case 1:return o(r[t]);case 2:return o(
r[t],r[t+1]);case 3:return o(r[t],r[t+1],r[t+2]);case 4:return o(r[t],r[t+1],r[t+2],r[t+3]);case 5:return o(r[t],r[t+1],
r[t+2],r[t+3],r[t+4]);case 6:return o(r[t],r[t+1],r[t+2],r[t+3],r[t+4],r[t+5]);case 7:return o(r[t],r[t+1],r[t+2],r[t+3],
r[t+4],r[t+5],r[t+6]);default:return o(r[t],r[t+1],r[t+2],r[t+3],r[t+4],r[t+5],r[t+6],r[t+7])}}var le=e=>globalThis.Buffer?.prototype?.[e],he=le("ucs2Slice"),Io=le("ucs2Write"),cn=le("utf8Slice"),Ao=le("latin1Slice"),
ds=e=>globalThis[e],Mo=ds("TextDecoder"),ls=Mo?.prototype?.decode;function It(e){let t=new Mo(e,{ignoreBOM:!0});return ls.bind(t)}function At(e){try{return e()}catch{return}}var pe=()=>"InternalError"in globalThis,Fo=()=>"Bun"in globalThis,me=()=>"De\
no"in globalThis,jt=()=>Number.parseInt(globalThis.process?.versions?.node,10),Bo=()=>globalThis.process?.getBuiltinModule?.(
"node:buffer")?.isAscii;var hs=65539;function No(e,t,n){let o=we(a=>ms(a,n),e,t),r=we(ws,e,t);if(o&&r){let a=me()?Number.POSITIVE_INFINITY:64;return{
read:(f,u)=>(u<128?o:r).read(f,u),write:(f,u)=>(f.length<a?o:r).write(f,u),readBytes:o.readBytes,most:r.most}}let i=an(e);
if(o){let a=pe()?we($o,e,t):void 0;return a?{...o,read:(f,u)=>(u<4096?o:a).read(f,u)}:o}let s=r??we($o,e,t)??i,c=r?Wt:15;
return{read:(a,f)=>(f<=c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f),most:s.most}}function we(e,t,n){let o="\
\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),an(t).read(
n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var ps="strings";function ms(e,t){let[n]=WebAssembly.Module.
customSections(t,ps),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encod\
ing-wasm":{memory:e}});return{...r,most:hs}}function ws(e){let[t,n]=[he,Io],o=new Uint8Array(e.buffer),r=()=>(o.length===
0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.
POSITIVE_INFINITY}}function $o(e){let t=It("utf-16le"),{write:n,most:o}=an(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,
r,i)),write:n,most:o}}function an(e){let t=new Uint16Array(e.buffer),n=()=>(t.length===0&&(t=new Uint16Array(e.buffer)),
t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=Wt)return de(i,s,r);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.
apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(
s)},most:Number.POSITIVE_INFINITY}}var ge,h,un,_o,Co,st,k={input:0,units:0,output:0},I=-1,b=65536,ye=0,xe={name:"",encoding:I},S={isBusy:!0,newCodec:Number.
NaN},Ht=Number.NaN;function ct(e,t){xe.name=e,xe.encoding=t,S.newCodec=Ht,S.isBusy&&Do(),S.isBusy=!0}function Do(){try{ko(),
ge??=Ro(ao()),Es(new WebAssembly.Instance(ge),ge)}catch(e){throw Uo(e)}}function Lo(e){try{ko(),ge=ys(Ro(e))}catch(t){throw Uo(
t)}Do()}function Ro(e){return gs(e)?e:new WebAssembly.Module(e)}function gs(e){try{return WebAssembly.Module.customSections(e,Ut),
!0}catch{return!1}}var xs="encoding-wasm";function ys(e){let[t]=WebAssembly.Module.customSections(e,xs),n=`${Ut} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Es({exports:e},t){if(h=
e,h.block_length()!==b)throw new Error("The module has blocks of another length.");fn=WebAssembly.RuntimeError,k.input=h.
input(),k.units=h.units(),k.output=h.output(),Wo(),st=No(h.memory,k.units,t),ye=Math.min(h.units_length(),st.most),S.isBusy=
!1}function ko(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which eve\
rything but labels and names needs. Turn it on, or use another host.")}function Uo(e){let{message:t}=e,n=i=>new Error(`e\
ncoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Ss(e))return new RangeError(`encoding-wasm\
: ${Po} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy f\
orbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(
`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,
LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAssembly module, which need\
s SIMD: ${e}`):e}var Po="no memory for WebAssembly; free some, and call again",Ss=e=>e instanceof RangeError&&/memory/i.
test(e.message);function Mt(){return ln(),un}function vo(){return ln(),_o}function dn(){return ln(),Co}function ln(){un.
length===0&&Wo()}function Wo(){let{buffer:e}=h.memory;un=new Uint8Array(e),_o=new Uint8Array(e,k.input,b),Co=new Int32Array(
e,h.codec(),h.codec_length()>>2)}function hn(e,t){return ct(e,I),pn(t)}function pn(e){try{let t=e();return S.isBusy=!1,t}catch(t){
throw H(t)}}var fn;function H(e){if(!fn||!(e instanceof fn))return e;let t=p[xe.encoding]?.name,n=`${xe.name}${t?` of ${t}`:
""} failed`;return Os()?new RangeError(`encoding-wasm: ${n}: ${Po}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}var bs=32;function Os(){
try{return h.memory.grow(bs),!1}catch{return!0}}function G(){let e=dn();return Yo(e,new Int32Array(e.length))}function Go(){return h.held()!==0?G():(S.newCodec=Yt,null)}
var mn=e=>Yo(e,dn());function Yo(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ee(e,t){Vo(e,t)||(ct("decod\
ing",e),t?mn(t):h.new_decoder(e),Yt=e===wt||e===P?Ht:e)}var Yt=Ht;function Vo(e,t){return t||S.newCodec!==e||S.isBusy?!1:
(S.newCodec=Ht,S.isBusy=!0,!0)}function Se(e,t){Vo(~e,t)||(ct("encoding",e),t?mn(t):h.new_encoder(e),Yt=~e)}function wn(e,t,n,o){
ct("transcoding",e),o?mn(o):h.new_transcoder(e,t,+n)}function Ko(e,t){h.set_source_encoding(e,+t),S.isBusy=!1}function xt(e){
let t=l(e),n=h.alloc(t)>>>0;return rt(Mt(),e,n),[n,t]}var Ts=L(()=>Uint8Array.from(Qt,e=>e.charCodeAt(0))),jo,gn=e=>hn("\
sniffing",()=>(jo!==h&&h.give_labels(...xt(Ts())),jo=h,e())),xn=(e,t,...n)=>gn(()=>h.sniff_html(...xt(e),t,...n)),qo=(e,t,n)=>gn(
()=>h.sniff_xml(...xt(e),t,n));function zo(e,t){let n=gn(()=>h.find_declared_label(...xt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Jo=(e,t)=>hn("sniffing",()=>h.default_for(...xt(e),t)),Xo=()=>ct("detection",I);function Zo(e,t){
try{h.feed_detector(...xt(e),+t)}catch(n){throw H(n)}}var Qo=(e,t,n,o)=>pn(()=>{let r=a=>a?xt(a):[0,0],i=h.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))}),tr=-1,Ft=-2;function er(e,t,n,o,r){Gt(e,t),S.isBusy=!0;let i=h.decode_block(t,n,+o,+r);return S.isBusy=!1,r&&i>=0&&
(S.newCodec=Yt),Oe(i)}var Is=2;function nr(e,t){let n=l(e);Gt(e,n),S.isBusy=!0;let o=h.decode_block(n,0,Is,+t);return S.
isBusy=!1,Oe(o)}var gt={encoding:I,at:0,owner:void 0};function yn(e,t,n){if((gt.encoding!==e||gt.owner!==h||S.isBusy)&&(ct(
"decoding",e),gt.owner=h,gt.at=st.readBytes?h.byte_table(e):0,gt.encoding=e,S.isBusy=!1),gt.at===0)return;if(n<=b)return Gt(
t,n),Ho(n);if(st.most>ye)return;let o="";for(let r=0;r<n;r+=b){let i=Math.min(b,n-r);Gt(x(t,r,r+i),i),o=Bt(o,Ho(i))}return o}
var at={encoding:I,table:void 0,owner:void 0},As=9984;function or(e){let{table:t}=at;if(at.encoding===e&&at.owner===h&&(!t||
l(t)>0)&&!S.isBusy)return t;ct("encoding",e),at.encoding=e,at.owner=h,at.table=void 0;let o=h.unit_table(e)>>>0,{buffer:r}=h.
memory;return o>0&&(at.table=ee(e)?new Uint8Array(r,o,As):new Uint16Array(r,o,65536)),S.isBusy=!1,at.table}var Ho=e=>st.
readBytes(k.input,e,gt.at);function Bt(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a str\
ing of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Ms=3,rr=e=>e+b+Ms<=ye,ir=()=>Mt()[k.
units]|Mt()[k.units+1]<<8,sr=(e,t)=>st.read(k.units+2*e,t-e),be=(e,t,n)=>st.write(e.slice(t,n),k.units);function En(e,t,n,o){
S.isBusy=!0;let r=h.encode_block(e,t,n,+o);return S.isBusy=!1,o&&r>=0&&M.finished()&&(S.newCodec=Yt),Oe(r)}var y={none:0,
source:1,result:2};function cr(e,t,n,o){let r=l(e);Gt(e,r),S.isBusy=!0;let i=h.transcode_block(r,+t,n,o);return S.isBusy=
!1,Oe(i)}var Fs=24;function Gt(e,t){let n=vo();if(t>Fs)try{rt(n,e)}catch{rt(n,x(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}
function Oe(e){if(e<Ft)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var Vt=e=>fe(Mt(),k.output,e),Sn=e=>Mt().subarray(k.output,k.output+e),M={finished:()=>h.finished()!==0,read:()=>h.read(),
written:()=>h.written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},ft={malformed:()=>h.replaced(),
firstMalformed:()=>h.first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.
unmapped_code_point()};var On=["fatal","html","replacement"],Bs=2048;function $s(e,t){if(!(e.length>sn/2))try{let n=or(t);return n&&To(e,n)}catch(n){
throw H(n)}}var ut=class e{encoding;unmappable;#t;#e=null;#n=0;#o=_;locate=t=>t;constructor(t,n,o=void 0){this.encoding=
t,this.unmappable=n,this.#t=o}get name(){return p[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){
return this.#t?0:On.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>b)return;let n=$s(t,this.encoding);if(n)return n;
try{Se(this.encoding,null),be(t,0,t.length);let o=En(0,t.length,this.#r,!0);return o===Ft||!M.finished()?void 0:(this.#n=
0,Vt(o))}catch(o){throw H(o)}}#s(t,n){let o=new C;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new q(r,i,this.
name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=_,this.#e=null,this.#n=
0);let a=this.#t,f=this.#r,u=a?Bs:b,d=a&&this.encoding===wt?new bn(c,o):void 0,m=d?w=>d.add(w):o;try{Se(this.encoding,s);
for(let w=0;w===0||w<t.length;w+=u){let E=Math.min(w+u,t.length);be(t,w,E);let $=E===t.length;for(let mt=0,Zt=!1;!Zt;){let Et=En(
mt,E-w,f,n&&$);m(Vt(Et===Ft?M.written():Et));let Xe=i+w+mt+M.start();if(mt+=M.read(),Zt=Et!==Ft&&M.finished(),Et!==Ft)continue;
let tt=M.codePoint();if(a){let St=G(),bt=()=>this.locate(Xe),kt=a(tt,bt),Hi=this.#c(St,kt,m,tt,bt);Se(this.encoding,Hi),
be(t,w,E)}else r(tt,Xe)}}}catch(w){throw H(w)}if(n){d&&o(d.held);return}d&&(this.#o=d.held),this.#e=G(),this.#n=i+t.length}#c(t,n,o,r,i){
if(n===null)throw new q(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#e=
t,s.encodeOrFail(n,!1,o,c=>{throw new q(c,i(),this.name)}),s.#e}},ar=27,fr=3,bn=class{held;#t;constructor(t,n){this.held=
t,this.#t=n}add(t){let n=l(t);if(n===0)return;t[0]!==ar&&this.#t(this.held);let o=t[n-fr]===ar?n-fr:n;this.#t(z(t,0,o)),
this.held=z(t,o,n)}},C=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#e?this.#e.
next=n:this.#t=n,this.#e=n,this.#n+=l(t)}forEach(t){for(let n=this.#t;n;n=n.next)t(n.bytes)}concatenate(){if(this.#t&&!this.#t.
next)return this.#t.bytes;let t=Ns(this.#n),n=0;return this.forEach(o=>{rt(t,o,n),n+=l(o)}),t}};function Ns(e){try{return new Uint8Array(
e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a s\
tream.`,{cause:t})}}function ur(e,t){let n=V(e,t);if(n===R||n===A){let{name:o}=p[n];throw new RangeError(`${t}: ${o} has\
 no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return dr(n,e,t)}function dr(e,t,n){if(e===P)throw new RangeError(
`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}var lr=4096,Te=class{#t;#e;#n=new C;#o=!1;constructor(t){this.#t=t,this.#e=t===R||t===A?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<lr*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.concatenate();
this.#n=new C;let n=Tt(t)?.bytes.length??0,o=this.#r(x(t,n,Math.min(l(t),n+lr*this.#e)));if(!Tn(o))return[t];let r=[],i=0;
for(let s=0;;s++){let c=zo(o,s);if(!c)break;let{start:a,length:f}=c,u=String.fromCharCode(...x(o,a,a+f));W(u)!==this.#t&&
(r.push(x(t,i,n+a*this.#e),this.#i(p[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,x(t,i)]}#r(t){if(this.#e===1)return t;
let n=new Uint8Array(l(t)>>1),[o,r]=this.#t===R?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*i+r]:128;return n}#i(t){
let n=new Uint8Array(t.length*this.#e),o=this.#t===R?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+o]=t.charCodeAt(r);return n}};
function Tn(e){let t=0;for(;t<l(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var $t=e=>e==null?void 0:j(e);function Ae(e,t){if(e===void 0)return;let n=Math.trunc(Number(e));if(!(n>=0))throw new TypeError(
`${t}: The provided value '${e}' is not a number of bytes.`);return n}function _s(e,t){if(e!=null){if(typeof e!="object"||
!(Symbol.iterator in e))throw new TypeError(`${t}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(e,n=>V(j(n),t))}}var Me={allowUTF8:e=>e===void 0||!!e,candidates:_s,locale:$t,maxBytes:Ae,tld:$t},In=["text","ASCII",
"empty","binary","unknown"];function Kt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=l(e),a=Math.
min(c,i);Xo();for(let E=0;E<a;E+=b){let $=Math.min(E+b,a);Zo(x(e,E,$),t&&$===c)}let f=Qo(o,r&&Ie(r),s&&Ie(s),n),{0:u,1:d,
2:m}=f,w=E=>({encoding:p[f[3+2*E]].name,score:f[4+2*E]});return{kind:In[u],isASCII:In[u]==="ASCII"||In[u]==="empty",encoding:d<
0?void 0:d,score:m,candidates:Array.from({length:(f.length-3)/2},(E,$)=>w($))}}function Ie(e=""){return Uint8Array.from(
e,t=>Math.min(t.charCodeAt(0),255))}function An(e,t=void 0){let n="Failed to execute 'detectEncoding'",o=K(e,n),r=v(t,Me,
n),i=Kt(J(o),!0,r);return{encoding:i.encoding===void 0?null:p[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates}}var Cs=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Fe=1024,Ds=1<<
20,Ls=65536,Rs=[wt,P,R,A],Nt=(e,t)=>{let n=$t(e);return n===void 0?I:V(n,t)},hr=(e,t)=>Math.min(Ae(e,t)??Fe,Ds),pr=e=>W(
$t(e)??"")??I;function ks(e,t){if(e)return v(e===!0?void 0:e,Me,t)}var Us={defaultEncoding:Nt,detect:ks,likelyEncoding:Nt,
locale:$t,maxPrescanBytes:hr,parentEncoding:Nt,transportLayerEncodingLabel:pr,userOverride:Nt};function Ps(e,t){let n=v(
e,Us,t),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(ne,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,u=Math.min(l(s),r),d=xn(s,u,c,i,a,f);return d===I?void 0:qt(d)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>mr(s)??vs(o,n.defaultEncoding)}}function mr(e){if(!(e?.encoding===void 0||
e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function vs(e,t){return qt(
Jo(Ie(e),t===I?Ot:t))}var Ws={defaultEncoding:Nt,maxPrescanBytes:hr,transportLayerEncodingLabel:pr};function js(e,t){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=v(e,Ws,t),i=s=>{let c=Math.min(l(s),o),a=qt(qo(s,c,r));
return a.source==="default"&&n!==I?{...a,encoding:n}:a};return{prescanned:Math.max(ne,o),declared:i,decide:()=>i(_)}}function Hs(e,t){
let n={...Me,defaultEncoding:Nt},{defaultEncoding:o,...r}=v(e,n,t);return{prescanned:ne,declared(i){let s=Tt(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===I?i?.encoding??Ot:o;return mr(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Gs={detect:Hs,html:Ps,xml:js},Mn=["detect","ht\
ml","xml"],Ys={prefixBytes:Ae,sniff:on(Mn)};function yt(e,t){let{prefixBytes:n,sniff:o}=v(e,Ys,t),r=Gs[o](e,t),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Ls,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!Rs.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>Vs(r,c),takesWhole:n===
void 0}}function Vs({prescanned:e,declared:t,options:n,decide:o},r){return t(it(r,e))??o(n&&Kt(r,!0,n))}function wr(e){let t=it(
e,Fe),n=xn(t,l(t),I,I,I,I);return n===I||qt(n).source==="BOM"?void 0:qt(n)}function qt(e){let t=e&65536?"certain":"tenta\
tive";return{encoding:e&255,confidence:t,source:Cs[e>>8&255],score:null}}var Fn=4096,Ks=27,qs=65533,Be=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(t,n,o,r){this.#t=t,this.#e=new ut(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==qs&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(t,n){this.#t.setSource(t,n)}transcode(t,n,o){let r=l(t);for(let i=0;i===0||i<r;i+=Fn){let s=r-i<=Fn;this.#s(
x(t,i,s?r:i+Fn),s?n:y.none,o)}}#s(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=u=>(s??=Js(r,t),s[u-i]);let c=new C,
a;try{this.#t.transcode(t,n===y.result?y.source:n,u=>c.add(u))}catch(u){a=u}let f=zs(c.concatenate());try{this.#e.encodeOrFail(
f,n===y.result,o),this.#n=n===y.result?0:i+f.length}catch(u){throw this.#t.abandonSource(),u}if(a)throw a}takeLosses(){let t={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,t}};function zs(e){
let t=new Uint16Array(l(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}
function Js(e,t){let n=l(t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=Xs(e);for(let c=0;c<n;c++){let a=0;try{o.transcode(
x(t,c,c+1),y.none,u=>{a+=l(u)/2})}catch(u){if(u instanceof N)break;throw u}let f=a===0&&c-(s-e.position)===2&&t[c-2]===Ks;
for(let u=0;u<a;u++)r[i++]=u===0?s:e.position+c;(a>0||f)&&(s=e.position+c+1)}return r[i]=s,r}function Xs(e){try{e.copy(!0).
transcode(_,y.source,()=>{})}catch(t){if(t instanceof N)return t.offset;throw t}return e.position}var $n=-1,Bn=27,Sr="(B",br="(J",Or=[Sr,br,"(I","$@","$B"],Zs=4,gr=16,$e=class{#t=!0;#e=!0;read(t,n){let o=l(t),r=this.#t?
Qs(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=oc(t,i)),i!==o);){let a=t[i];if(a===Bn&&this.#e){let f=Er(t,i);if(s=Or.includes(
f),!s&&!n&&ic(f))break;this.#e=s}else s=a>=128||i<r&&rc(a);s||(i+=1)}let c=s?i:$n;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(t,n){let o=l(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==Bn)continue;if(r>n&&o-r<=
Zs)return r;let i=Er(t,r);this.#e&&=i===Sr||i===br}return o}};function Qs(e){let[t,n]=[!0,!0];for(let o=0;o<gr;o+=2){if(o+
1>=l(e))return 1/0;if(t&&=yr(e[o]),n&&=yr(e[o+1]),!t&&!n)return o+2}return gr}var tc=16843009,ec=454761243,nc=2155905152;
function oc(e,t){let n=l(e),{start:o,words:r}=ae(e,t),i=xr(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^ec;if(((r[s]|c-tc&~c)&nc)!==0)break}return xr(e,o+4*s,n)}function xr(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==
Bn;)o+=1;return o}var yr=e=>e===48||e>=78,rc=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Er(e,t){let n="";for(let o=t+1;o<Math.min(t+3,l(e));o++)n+=String.fromCharCode(
e[o]);return n}var ic=e=>e.length<2&&Or.some(t=>t.startsWith(e));var sc=2048,cc=64,dt=class{decision=null;sample=_;detected;#t;#e=!0;#n=!1;#o=new $e;#r=new C;#i;#s=0;#c=_;#a=_;constructor(t){
this.#t=t,this.#i=t.prescanned}add(t,n){let o=new C;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(t),o,
t);if(this.#e=!1,this.#r.length+l(t)<this.#i&&!n)return this.#d(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();
this.#r=new C;let i=it(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(
r,n,o)}#f(t,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,t);for(let s=t;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=l(s);if(a===$n)return n?this.#u(i(this.#l(s,!0)),
o,s):this.#d(s,f+1,o);let u=Ir(s,a-c,r.windowBytes),d=Math.min(u+r.windowBytes,r.maxBytes-this.#s);if(f<d&&!n)return this.#d(
s,d,o);let m=it(s,Math.max(0,d)),w=this.#l(m,f<d);if(!r.passesASCII||!ac(w,m)||d<=u)return this.#u(i(w),o,s);s=this.#h(s,
this.#o.skip(m,a-c),o)}}#l(t,n){this.sample=Pt(Pt(this.#c,this.#a),t);let o=this.#t.detection.options;return this.detected=
Kt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(t,n,o){let r=l(t);return r>0&&this.#r.add(z(t,0,r)),this.#i=n,
{passed:o,rest:null}}#h(t,n,o){let r=it(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,sc-l(this.#c));return i>0&&(this.#c=
Pt(this.#c,it(r,i))),this.#a=Tr(Pt(this.#a,Tr(x(r,i)))),x(t,n)}#u(t,n,o){return this.decision=t,{passed:n,rest:o}}},Tr=e=>x(
e,Math.max(0,l(e)-cc));function Ir(e,t,n){let o=Math.min(l(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;return t}function ac(e,t){
return e.isASCII||e.encoding===void 0&&!(t[Ir(t,0,1/0)]>=128)}var Ar=`4h	!
	\uFFE0	c
	\uFFE1	GBP
2	\uFFE5	JPY
	\uFFE4	|
2	"
	(C)
2	<<
	\uFFE2
	
	(R)
3	+-
3	'
3	\u30FB	\u2027	.
	,
3	>>
	 1/4
	 1/2
	 3/4
8	AE
a	D
7	x
	O
6	TH
	ss
7	ae
a	d
7	:
	o
6	th
i	D
	d
l	H
	h
a	i
7	k
9	L
	l
7	'n
	NG
	ng
7	OE
	oe
j	T
	t
p	b
	B
	B
	b
3	O
	C
	c
	D
	D
	D
	d
2	E
	E
	E
	F
	f
	G
	G
2	I
	I
	K
	k
	l
3	N
	n
	O
5	P
	p
4	S
2	t
	T
	t
	T
4	V
	Y
	y
	Z
	z
	Z
12	e
7	G
	g
1f	\u015E
	\u015F
	\u0162
	\u0163
5	N
	d
3	Z
	z
f	l
	n
	t
	j
3	A
	C
	c
	L
	T
	s
	z
3	B
3	E
	e
	J
	j
2	q
	R
	r
	Y
	y
5	o
5	e
2	e
8	g
6	i
q	s
f	z
13	'
	"
	'
	'
a	^
	^
	'
3	\`
h	~
37	
g0	AMD
1b	\u2010	-
1h	'
	"
n	AFN
h	
27	,
	'
p3	BDT
uk	THB
1wc	KHR
1f	
1ao	SS
a5	
	
	
	
	
	-
	-
	-
	-
	\u2015	-
	\u2014	-
	\u2225	||
	_
	'
	'
	,
	'
	"
	"
	,,
	"
	+
2	\xB7	*
	>
4	\xB7	\u30FB
3	
	
	
	
	
4	'
	''
2	\`
4	<
	>
4	\uFFE3	\xAF
5	-
	/
s	
6	
	
	
	
1n	L.	\xA3
2	NGN
	Pts
2	KRW
	\u05E9\u05D7	ILS
	\u0111	VND
	EUR
	LAK
	MNT
3	PHP
	PYG
2	UAH
	\xA2	\u023B	GHS
3	KZT
	INR
	TL
2	AZN
	RUB
	GEL
2o	Rx
1h	 1/3
	 2/3
	 1/5
	 2/5
	 3/5
	 4/5
	 1/6
	 5/6
	 1/8
	 3/8
	 5/8
	 7/8
	 1/
1d	<-
2	->
2	<->
1o	<=
2	=>
2	<=>
1n	\u03A0
2	\u03A3
	\uFF0D	-
3	/
	\\
d	|
2	\u2016	||
n	\uFF5E	\u301C	~
c	~=
o	!=
4	<=
	>=
3u	\u2026	...
l3	o
8d	\u221A
1ri	\uFF64	,
	\uFF61	.
q	\uFF5E	\u223C	~
67	\uFF65	\xB7	\u2027
13wq	\u017Ft
ll	
	
6o	
e	\u2212	-
29	\u301C	\u223C	~
	((
	))
3n	\u203E	\xAF
	\xA6	|
2	KRW
n	?`;var fc=L(()=>{let e=0;return new Map(Ar.split(`
`).map(t=>{let[n,...o]=t.split("	");return e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),o]}))}),uc=3,Mr=e=>/[\u0300-\u0336\u0339-\u036F]/.
test(e);function Ne(e){let t=new ut(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof q)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Fr(String.fromCodePoint(r),n,uc),o.set(r,i)),i}}function Fr(e,t,n){
if(Mr(e))return"";if(n===0)return null;let o=dc(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>t(c)?c:Fr(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function dc(e){let t=[...fc().get(e)??[],...lc(
e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function lc(e){let t=e.normalize("NFD"),
[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,a=o.filter((m,w)=>c(w)),f=o.filter((m,w)=>!c(
w)),u=[n,...a].join("").normalize("NFC"),d=u+f.join("");d.normalize("NFD")===t&&r.push(d),f.every(Mr)&&i.push(u)}return[
...r,...i]}var Br=["fatal","html","replacement","ignore","translit"];function $r(e,t,n){return typeof e=="function"?(o,r)=>hc(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?Ne(t):void 0}function hc(e,t){
if(typeof e=="string")return e;if(e==null)return null;let n=J(K(e,t));return z(n,0,l(n))}function lt(e,t,n,o){return typeof e=="number"?Nr(e,t,n,o):new Nn(e,Nr(O,t,n,o))}function Nr(e,t,n,o){let r=$r(n.unmappable,
t,o);return r&&!et(t)?new Be(pc(e,n),t,n.unmappable,r):new _e(e,t,n)}function pc(e,t){return new _e(e,A,{...t,bom:!1,unmappable:"\
fatal"})}var _r={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},_e=class e{from;to;#t=null;#e=0;#n;#o={
..._r};constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(wn(t,this.to,this.#n.ignoreBOM,this.#t),Ko(t,n),this.#t=G())}get position(){
return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,fatal:t});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Vt}=this.#n;
s&&!this.#t&&o(Uint8Array.from(oe(this.to)??[]));let f=Math.max(0,On.indexOf(c)),u=l(t);try{wn(this.from,this.to,i,this.#t);
for(let d=0;;){let m=u-d<=b,w=m&&d===0?t:x(t,d,m?u:d+b),E=cr(w,r,f,m?n:y.none);this.#r(this.#e+d);let $=E<0?M.written():
E;if($>0&&o(a($)),E<0&&this.#i(E,d),d+=M.read(),m&&M.finished())break}}catch(d){throw H(d)}this.#t=G(),this.#e=n===y.none?
this.#e+u:0}takeLosses(){let t=this.#o;return this.#o={..._r},t}#r(t){let n=this.#o;n.malformed===0&&(n.firstMalformed=t+
ft.firstMalformed()),n.malformed+=ft.malformed(),n.unmappable===0&&(n.firstUnmappable=t+ft.firstUnmappable(),n.codePoint=
ft.codePoint()),n.unmappable+=ft.unmappable()}#i(t,n){let o=this.#e+n+M.start();throw this.#t=G(),this.#e=0,t===tr?new N(
p[this.from].name,o,M.length()):new q(M.codePoint(),o,p[this.to].name)}},Nn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){
this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(t,n,o):this.#s(r,t,n,o),n===y.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(O,!1),new dt(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==y.none);i.forEach(c=>{this.#r.
transcode(c,y.none,r),this.#o=!0}),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(t.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var oi=require("node:buffer"),Y=require("node:fs"),U=require("node:path");var Lr=512,mc=64,wc=24;function Rr(e,t,n,o){if(n===0)return"";if(n>mc||e===O&&n>wc||(t[0]|t[n>>1]|t[n-1])>=128||!gc(t,n))
return;if(n<=Wt)return de(t,0,n);let r=Ur();return r?r.call(t,0,n):o(e,t,n)}function gc(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}var Cr=[];function kr(e,t,n,o){return n<Lr?o(e,t,n)??Dr(e,t,n):Dr(e,t,n)??xc(e,t,n,o)??o(e,t,n)}function Dr(e,t,n){
let o=Ur();if(!(!o||e!==Ot||!Ec(t,n)||vt(t,n)))try{return o.call(t,0,n)}catch{return}}function xc(e,t,n,o){if(!(!Sc(e)||
vt(t,n)))return Cr[e]??=At(()=>bc(e,o))??null,Cr[e]?.(t)}var Ur=L(()=>At(yc));function yc(){let e=Ao,t=Uint8Array.from({
length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Ec(e,t){if(t<Lr)return _n(e,0,
t);let{start:n,words:o}=ae(e,0),r=n+4*o.length;if(!_n(e,0,n)||!_n(e,r,t))return!1;for(let i=0;i<o.length;i++){let s=o[i];
if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function _n(e,t,n){for(let o=t;o<n;o++)if((e[o]&224)===128)return!1;
return!0}var Sc=e=>pe()||e===Ot&&(Fo()||!(jt()>0));function bc(e,t){let n=It(p[e].name),o=i=>n(i)===t(e,i,l(i)),r=Uint8Array.
from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Oc=24,Tc=L(()=>At(Ac)),Ic=L(()=>At(Fc));function Pr(e,t,n){if(!(e!==O&&e!==A)&&!(n<Oc&&(n===0||e===A||!vr()))&&!vt(t,n))return e===O?Tc():Ic()}function Ac(){let e=jt()<22?Bo():()=>!0;if(!e)return;let t=It("utf-8"),n=Mc()??(i=>t(i)),o=(...i)=>{let s=n(Uint8Array.from(
i),i.length);return s===t(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!e(i))return;let a=s<256?n(i,s):t(i);return c&&a.includes("\uFFFD")?void 0:a}catch{
return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:
2)>c?s-c:s}return s}}}var vr=L(()=>jt()>=22&&!me()&&cn!==void 0);function Mc(){if(!vr())return;let e=cn;return(t,n)=>e.call(
t,0,n)}function Fc(){let e=o=>he.call(o,0,l(o)),t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.
length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){
if(r%2!==1)try{let s=e(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-
r%2;return(o[i-1]&252)===216?i-2:i}}}var Bc=65279,$c=256,D=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(t,n,o,r=0){this.encoding=t,this.
fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return p[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(t,n,o){
let r=l(t),i=this.#t,s=this.#e,c=this.#n,a="";try{a=this.#r(t,r,n)??this.#s(t,r,n)}catch(u){throw this.#t=i,this.#e=s,this.#n=
c,H(u)}let f=this.#o;if(f)throw this.#o=null,this.#e=s,this.#n=c+r,o===void 0?f:f.toTypeError(o);return a}#r(t,n,o){let{
encoding:r}=this;if(!this.#t&&ho(r)){let s=Rr(r,t,n,yn)??(ee(r)?kr(r,t,n,yn):void 0);if(s!==void 0&&!(this.fatal&&s.includes(
"\uFFFD")))return this.#n+=n,this.#e||=n>0,s}let i=Pr(r,t,n);return i&&this.#i(i,t,n,o)}#i(t,n,o,r){let i=0,s="",c=t.completeLength(
n,o);if(o<$c&&(this.#t||c<o))return;if(this.#t){if(this.encoding!==O)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;
if(s=this.#s(x(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===t.bom[0]&&t.bom.every((u,d)=>n[i+d]===u)&&
(i+=t.bom.length,this.#n+=t.bom.length),this.#e||=c>0;let a=i===0&&c===o?n:x(n,i,c),f=t.decode(a,c-i,this.fatal);if(f===
void 0){if(s=Bt(s,this.#s(a,c-i,!0)),this.#o)return s}else s=Bt(s,f),this.#n+=c-i;return c<o?Bt(s,this.#s(x(n,c),o-c,r)):
s}#s(t,n,o){Ee(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!et(this.encoding),s=0;for(let c=0;;c+=b){let a=n-
c<=b,f=Math.min(b,n-c),u=c===0&&a?t:x(t,c,c+f),d=er(u,f,s,this.fatal,o&&a);if(d<0)return this.#t=G(),this.#o=new N(this.
name,this.#n+c+M.start(),M.length()),r;if(s+=d,s>0&&(a||!rr(s))&&(r=Bt(r,sr(!i&&ir()===Bc?1:0,s)),i=!0,s=0),a)break}return this.#e=
i,this.#t=o?null:Go(),this.#n+=n,r}};function Wr(e,t){let n=V(e,t);if(n===P)throw new RangeError(`${t}: The encoding lab\
el provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var _t={failure:1,usage:2};var Cn=require("node:buffer");var Hr=56320;function Dn(e){if((0,Cn.isUtf8)(e))return jr(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,Cn.isUtf8)(r));t+=o?jr(o):String.fromCharCode(Hr+e[n]),n+=o?.length??1}return t}var jr=e=>Buffer.from(e.buffer,
e.byteOffset,e.length).toString();function T(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(
t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-Hr)))}function F(e){return e===""?"''":e==="-"?"standard i\
nput":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var B=require("node:fs");var Yr=require("node:util");var Vr={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},zt={
...Vr,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Jt={...Vr,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function nt(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,Yr.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function X(e,t){
return Xt(e,t instanceof Error?t.message:String(t)),_t.failure}function Xt(e,t){Ct(`encoding-wasm: ${e}: ${t}
`)}var Gr=!1;function Ct(e){Gr||process.stderr.on("error",()=>{}),Gr=!0,process.stderr.write(e)}var Z=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Ce=1<<18,Kr,Ln=0;async function Rn(e,t){let n=async i=>{try{return await i()}catch(s){throw nt(s,zt)}},{next:o,close:r}=await n(
()=>e==="-"?Nc(t):_c(T(e),t));return{next:()=>n(o),close:r}}async function*De(e){let t=await Rn(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function Nc(e){let t=Zr((0,B.fstatSync)(Ln,{bigint:!0}),e);return t.
isFile()?zr(Ln,t,()=>{}):Cc()}function _c(e,t){let n=Zr((0,B.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Dc(e);let o=(0,B.openSync)(
e,"r");return zr(o,n,()=>(0,B.closeSync)(o))}function zr(e,{size:t},n){Kr??=new Uint8Array(Ce);let o=Kr,r=0;return{async next(){
let i=(0,B.readSync)(e,o,0,Ce,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,B.fstatSync)(e,{bigint:!0}).size<t)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Cc(){let e=Jr(
Ln,()=>{}),t=process.platform==="win32"?qr():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!==
"EAGAIN")throw n;t=qr()}return t.next()},close:()=>t?.close()}}function qr(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Dc(e){let t=await Xr(
n=>(0,B.open)(e,n));return Jr(t,()=>(0,B.closeSync)(t))}function Jr(e,t){let n=new Uint8Array(Ce);return{next:async()=>{
let r=await Xr(i=>(0,B.read)(e,n,0,Ce,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Xr=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Zr(e,t){if(e.isDirectory())throw new Error(zt.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var g=require("node:fs"),Q=require("node:path");var ei=1;function Un(e){if(e===void 0)return Lc();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,g.lstatSync)(
T(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,g.statSync)(T(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith(
"/")||e.endsWith(Q.sep))throw new Error(Jt.EISDIR);return o&&!o.isFile()?Pn((0,g.createWriteStream)(T(e)),!0):(o&&(0,g.accessSync)(
T(e),g.constants.W_OK),Uc(n?kn(e):e,o))}var Qr;function Lc(){return Qr??=Rc(),Qr}function Rc(){let e=(0,g.fstatSync)(ei,
{bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?Pn(process.stdout,!1):kc(t)}function kc(e){let t,
n=()=>{t??=Pn(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray(
(0,g.writeSync)(ei,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function Pn(e,t){e.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),t&&await o(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function kn(e){if(!(0,g.lstatSync)(T(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=Dn((0,g.readlinkSync)(
T(e),"buffer"));return(0,Q.isAbsolute)(t)?kn(t):kn(`${Dn(g.realpathSync.native(T((0,Q.dirname)(e)),"buffer"))}${Q.sep}${t}`)}
var ti=0;function Uc(e,t){ti+=1;let n=[process.pid,ti,Math.random().toString(36).slice(2)].join("-"),o=T((0,Q.join)((0,Q.dirname)(
e),`.encoding-wasm-${n}.tmp`)),r=(0,g.openSync)(o,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,g.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,g.writeSync)(r,a))},wait(){},finish(){s(),t&&(Pc(o,t),(0,g.chmodSync)(o,t.mode)),
(0,g.renameSync)(o,T(e))},discard(){try{s()}finally{(0,g.rmSync)(o,{force:!0})}}}}function Pc(e,{uid:t,gid:n}){try{(0,g.chownSync)(
e,t,n)}catch{}}async function Le(e){try{let t=Un();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return vn(
void 0,t)}}function vn(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":F(e);return X(`cannot write ${o}`,nt(t,Jt))}async function ri(e,t,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,u)=>{c=await Le(`${F(f)}: ${u}
`)||c};for(let f of e.files)try{t.skipUTF8&&await Gc(f)?(s+=1,t.dryRun&&await a(f,"would be left alone: it is UTF-8")):await vc(
f,e,t,r,{run:n,say:a})?i+=1:o.push(f)}catch(u){X(F(f),u),o.push(f)}if(!e.quiet){let f=t.dryRun?"would be converted":"con\
verted",u=s>0?`, ${s} left alone`:"",d=o.length>0?`, ${o.length} failed: ${o.map(F).join(", ")}`:"";Ct(`encoding-wasm: ${Z(
i,"file")} ${f}${u}${d}
`)}return o.length>0?_t.failure:c}async function vc(e,t,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
e:(0,U.join)(o,Hc(e));if(o!==void 0){let u=(0,U.resolve)(a);if(u===(0,U.resolve)(e))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(u))throw new Error(`${F(a)} is the place of another file; con\
vert it by itself`);i.add(u)}let f=p[t.to].name;if(r){let u="";if(await s({files:[e],output:a,isDry:!0,onDecision:E=>{u=
p[E].name}})!==0)return!1;let m=a===e?"":`, to ${F(a)}`,w=n?`, and kept as ${F(e+n)}`:"";return await c(e,`would be conv\
erted from ${u} to ${f}${m}${w}`),!0}try{return o!==void 0&&jc((0,U.dirname)(a)),n?await Wc(e,n,()=>s({files:[e],output:a})):
await s({files:[e],output:a})===0}catch(u){throw nt(u,Jt)}}async function Wc(e,t,n){let o=T(`${e}${t}.tmp`);try{(0,Y.accessSync)(
T(e),Y.constants.R_OK)}catch(i){throw nt(i,zt)}(0,Y.copyFileSync)(T(e),o);let r=await n()===0;return r?(0,Y.renameSync)(
o,T(`${e}${t}`)):(0,Y.rmSync)(o,{force:!0}),r}var ni=new Set;function jc(e){ni.has(e)||(0,Y.mkdirSync)(T(e),{recursive:!0}),
ni.add(e)}function Hc(e){let t=(0,U.isAbsolute)(e)?(0,U.basename)(e):(0,U.relative)(".",e);return t.startsWith("..")?(0,U.basename)(
e):t}async function Gc(e){let t=new D(O,!0,!0),n=!0,o=!1;try{for await(let r of De(e)){if(t.decode(r,!1),r.includes(0))return!1;
n&&=(0,oi.isAscii)(r),o||=r.includes(27)}return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof N)return!1;
throw r}}var Yc=.9,Re=class{#t;#e=new C;constructor(t=yt({},"Examination")){this.#t=new dt(t)}add(t,n){let o=Math.min(l(t),Fe-this.#e.
length);o>0&&this.#e.add(z(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return Tn(t)?wr(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=si(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>si(n.encoding,o)||n.score>=Yc)&&ii(t.encoding,
o)!==ii(n.encoding,o)?i:void 0}},ii=(e,t)=>new D(e,!1,!0).decode(t,!1);function si(e,t){let n=0,o=null;for(let r=0;r<l(t);r+=
b){let i=x(t,r,Math.min(r+b,l(t)));Ee(e,o),nr(i,!1),n+=ft.malformed(),o=G()}return n}var Vc=1<<20;async function ci({files:e,sniffing:t,json:n,quiet:o}){let r=yt(t,"--detect"),i=yt({...t,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of e)try{let f=new Re(i),u=t.sniff==="detect"?f:new dt(r),{encoding:d,...m}=await Kc(a,u,f),
w=f.doubt&&qc(f.doubt),E=f.detected?.kind??(m.source==="default"?"empty":"text");c.push({file:a,encoding:p[d].name,...m,
kind:E,doubt:w??null}),w&&!o&&Xt(F(a),zc(w))}catch(f){s=X(F(a),f)}return await Le(n?`${JSON.stringify(c,null,2)}
`:Jc(c))||s}async function Kc(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of De(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>Vc))break;return r(new Uint8Array,!0),t.decision}function qc({declared:e,
detected:t,...n}){let o=t===void 0?null:p[t].name;return{declared:p[e].name,detected:o,...n}}function zc({declared:e,detected:t,
score:n,malformed:o}){let r=`has ${Z(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===null?`it d\
eclares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Jc(e){let t=e.
map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,F(o)]),n=[
0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var ke=class{#t;#e;#n=0;#o=0;constructor(t,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=lt(t,A,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=lt(A,n,{...s,ignoreBOM:et(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(t,n,o){let r=[];this.#t.transcode(t,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?Xc(c):c,y.none,o);n===y.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let t={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,t}};function Xc(e){let t=new Uint8Array(e.length),n=0;for(let o=0;o<e.length;o+=2)e[o]===253&&e[o+1]===255||(t[n++]=e[o],
t[n++]=e[o+1]);return t.subarray(0,n)}var ai=require("node:fs"),fi=require("node:path");function ui(){let e=(0,fi.join)(__dirname,"encoding.wasm");try{return Lo((0,ai.readFileSync)(e)),!0}catch(t){let{message:n}=nt(
t,{});return X(`its part ${F(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}function di(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function li(e,t,n){let{prototype:o}=t;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
e,n.prototype)}function Ue(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=K(e,o),i=V(j(t),o),{fatal:s,ignoreBOM:c}=v(n,{fatal:Boolean,
ignoreBOM:Boolean},o),a=J(r),f=Tt(a),u=f&&!c?f.bytes.length:0,d=new D(f?.encoding??i,s,!0,u);return tn(o,()=>d.decode(x(
a,u),!0))}function Wn(e){return Zc(O,J(K(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Zc(e,t){return new D(e,!1,!0).decode(t,!0)}var Gn=1,hi=2,ve=3,Yn=4,ht=10,We=1e3,pi=1010;function Qc(e,t){if(/[\t\n\f\r]/.test(e))return Gn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(e))return Yn;if(!/[\p{L}\p{M}]/u.test(e))return t<128?Gn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(e)?hi:ve;if(t<12288){let n=t<880?1:t>>8;return ht*n+Number(/\p{Lu}/u.test(e))}return t<12544||t>=65377&&t<=65439?pi:
We}var ta=65280,ea=/[бгжзйф-я]/i,jn;function Pe(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(Ue(Uint8Array.from(r),e))}var Hn;function Vn(e){Hn??=new Uint16Array(65536),jn??=[Pe("shift_j\
is",136,151,64),Pe("gbk",176,215),Pe("big5",164,198,64),Pe("euc-kr",176,200)];let t=jn.map(()=>0),n=0,o=Gn;for(let r of e){
let i=Number(r.codePointAt(0)),s=Hn[i]||Qc(r,i);Hn[i]=s;let c=o>=ht;if(s===Yn)n+=22;else if(s===ve)n+=c?15:o===ve?7:11;else if(s===
hi)n+=c?9:7;else if(s>=We){for(let[a,f]of jn.entries())s===pi?t[a]+=a>0?13:i>ta?9:5:t[a]+=f.has(r)?9:14;c&&o<We&&(n+=9)}else if(s>=
ht){let a=r<"\x80";a||(n+=s<2*ht?6:ea.test(r)?7:4),c&&o!==s?o>=We?n+=6:Math.trunc(o/ht)!==Math.trunc(s/ht)?n+=12:s%ht===
1&&(n+=a?3:11):c&&!a&&(n+=s%ht),(o===ve||o===Yn)&&(n+=4)}o=s}return n+Math.min(...t)}var Kn="Failed to execute 'decode' on 'TextDecoder'",qn=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=na(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&li(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=_,n=void 0){let o=this.#t,r=K(t,Kn),i=ue(n,"strea\
m",Kn);return this.#e||o.reset(),this.#e=i,o.decode(So(r),!i,Kn)}},mi=di(qn,"TextDecoder");function na(e,t,n){let o=j(e),
r=ue(t,"fatal",n),i=ue(t,"ignoreBOM",n);return new D(Wr(o,n),r,i)}var Si="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),oa=.25,bi=/^[GSBE]/,Oi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
ra=/^w|G|S|B.+5|KR/,Dt="UTF-8",ia=-2,sa=1,ca=1e3,aa=40,fa=.003,wi=30,gi=10,ua=25,da=7,la=10,ha=15,pa=3,ma=4,xi=5;function Ti(e,t=void 0){
let n=j(e),{maxSteps:o}=v(t,{maxSteps:(c=2)=>Math.min(Number(c),pa)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-aa),s=n.slice(i,i+ca);return wa(s,o).map(({steps:c,gain:a})=>({text:Ei(n,c)??n.replace(
/[^\r\n]+/g,f=>Ei(f,c)??f),path:c.map(({really:f,readAs:u})=>`${f} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function wa(e,t){
let n=yi(e);if(n>ua)return[];let o=Vn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,gain:0}];for(let a=0;a<t;a++){i=i.flatMap(
f=>ga(f,o)).sort(zn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,xi)}r.delete(e);let s=[...r.
values()].sort(zn).slice(0,xi);for(let a of s)a.gain+=.6*yi(a.text);s.sort(zn);let c=da+Math.min(la,40/e.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-ha))}var zn=(e,t)=>t.gain-e.gain;function ga({text:e,steps:t,bits:n},o){let r=[];
for(let[i,s]of Si.entries()){let c=bi.test(s)&&!Oi.test(e)?void 0:Jn(e,s);if(!c)continue;let f=e.includes(Lt)||Ii(c)?.includes(
Lt)?Ea:An(c).candidates;for(let{encoding:u,score:d}of f){if(d<fa)break;if(t.length>0&&u!==Dt&&t[0].really!==Dt)continue;
let m=Xn(c,u,!0);if(m===void 0||m===e)continue;let w=n+2.4*Math.log2(d)-i*oa-(u===Dt?ia:sa)-(t.length>0?ma:0),E=o-Vn(m)+
w;r.push({text:m,steps:[...t,{really:u,readAs:s}],bits:w,gain:E})}}return r}function yi(e){if(e.includes(Lt))return 0;let t=Oi.
test(e),n=-1/0;for(let o of Si){let i=ra.test(o)&&bi.test(o)===t?Jn(e,o):void 0;if(!i)continue;let[s,c]=[2**-wi,2**-wi];
for(let{encoding:a,score:f}of An(i).candidates)a===o||Xn(i,a)===e?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:t?Math.max(-gi,Math.min(n,gi)):n}function Ei(e,t){let n=e;for(let{really:o,readAs:r}of t){let i=Jn(n,r),s=i&&Xn(i,
o);if(s===void 0)return;n=s}return n}var xa=127,Lt="\uFFFD",ya=4,Ea=[{encoding:Dt,score:.9}];function Jn(e,t){let n=e.replaceAll(
Lt,"\x7F").replace(/[\x80-\x9F]/g,o=>Ue(Uint8Array.of(o.charCodeAt(0)),t));try{return new ut(ur(t,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function Xn(e,t,n=!1){if(e.includes(xa))return t===Dt?Sa(e):void 0;try{return new mi(t,{
fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===Dt?Ii(e):void 0}}function Ii(e){let t=Wn(e),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return ya*n<=o?t:void 0}function Sa(e){let t=Wn(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Lt)&&n.length<=o.length+1?t.replaceAll("\x7F",
Lt):void 0}var je=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=lt(t,O,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=lt(O,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(t,n,o){if(this.#t.transcode(t,n,c=>this.#n.push(c)),n===y.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new D(O,!1,!0).decode(r,!0),[s]=Ti(i);n===y.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===y.result?n:y.none,o)}takeLosses(){let{malformed:t,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:t,firstMalformed:n}}};var Ai=13,He=10,Ge=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===R||n===A?2:1,this.#n=n===R?0:1,this.#t=
(t==="lf"?[He]:[Ai,He]).flatMap(o=>this.#e===1?[o]:n===R?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,
t]):t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Ai;if(a||c===He&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
He)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var Fi=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var Zn=new Set,Qn=!1,Mi=Date.now();function to(e){if(Zn.add(e),!Qn)for(let t of Fi)process.on(t,Bi);return Qn=!0,()=>Zn.
delete(e)}function Bi(e){for(let t of Zn)t();for(let t of Fi)process.off(t,Bi);process.kill(process.pid,e)}function $i(){
if(!(!Qn||Date.now()-Mi<50))return new Promise(e=>{setImmediate(()=>{Mi=Date.now(),e()})})}function _i(e,t,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=e;if(r)
return s>0&&i.push(`${Z(s,"invalid byte sequence")} ${eo(s)} left out, ${no(s)}at offset ${c}`),e.unmappable>0&&i.push(`${Ni(
e.unmappable,n)} ${eo(e.unmappable)} left out`),i;if(s>0){let d=Z(s,"invalid byte sequence"),m=`${no(s)}at offset ${c}`;
i.push(`${d} became ${Oa(n,o)}, ${m}; the file is damaged, or not in ${p[t].name}: check --from, or use --fatal to stop \
at such bytes`)}let u=o==="ignore"?`${eo(e.unmappable)} left out`:ba[typeof o=="function"?"function":o];if(e.unmappable>
0&&u){let d=`${no(e.unmappable)}${oo(f)} at offset ${a}`;i.push(`${Ni(e.unmappable,n)} ${u}, ${d}; use --unmappable html\
, or --to utf-8`)}return i}var ba={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},eo=e=>e===1?"was":"were",no=e=>e===1?"":"the first ",Ni=(e,t)=>`${Z(e,"character")} that ${p[t].name} can't r\
epresent`;function oo(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${re(e)})`:re(e)}
function Oa(e,t){return oe(e)||e===W("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Li=require("node:fs");var ro=1e6,Ta=20*ro,Ia=2*ro,Aa=100,Ci=40,Ma="\x1B[?25l",Fa="\x1B[?25h",Di="\r\x1B[K";function Ri(e,t,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(u){let d=Date.now();if(i&&d-c<Aa)return;c=d,s||n(),s=!0;let m=_a(r,u,(d-a)/1e3);Ct(`${i?"":Ma}${Di}${m.
slice(0,process.stderr.columns)}`),i=!0}return{add(u){r+=u,!(r<Ia)&&(o??={total:$a(e),canShow:Ba(t)},o.canShow&&(o.total??
r)>=Ta&&f(o.total))},stop(){i&&Ct(`${Di}${Fa}`),i=!1}}}var Ba=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.
stdout.isTTY);function $a(e){let t=0;for(let n of e){let o=n==="-"?void 0:Na(n);if(!o?.isFile())return;t+=o.size}return t}
function Na(e){try{return(0,Li.statSync)(T(e))}catch{return}}function _a(e,t,n){let o=`${Ye(e/Math.max(n,.001))} MB/s`;if(t===
void 0)return`${Ye(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*Ci)).padEnd(Ci,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Ye(e)} of ${Ye(t)} MB | ${o} | ${c}${s%
60} s left`}var Ye=e=>(e/ro).toFixed(1);var ki=10,Ve=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new D(t,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(t){let n=0;for(let o=t.indexOf(ki);o>=0;o=t.indexOf(ki,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(t.slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=
1;this.#e=[]}};var pt=class extends Error{};async function co(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Ri(
e.files,n,()=>{o?.keepListening?.(),n&&(r=to(i))}),c=0;try{n||(r=to(i)),o=e.isDry?Ca:Un(e.output);let a=new io(e,t,o,s);
for(let f of e.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
vn(e.output,a instanceof pt?a.cause:a)||c}return r(),c}var Ca={write(){},wait(){},finish(){},discard(){}},io=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new so(t,n,i=>{try{o.write(i)}catch(s){throw new pt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof pt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),X(F(t),n)}}async end(){this.#o.convert(new Uint8Array,y.result),await this.#e.finish()}async#r(t){let n=await Rn(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,y.none),await this.#i(),this.#n.add(r.
length),await $i()}finally{await n.close()}this.#o.convert(new Uint8Array,y.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new pt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Xt(F(t),n)}},so=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=t;this.#t=t,this.#e=n,this.#n=o;let f=i==="keep"&&et(r)&&t.files.length===1,u={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(t,u);let d=c==="fatal"||c==="translit";this.#a=d&&
!et(r)?new Ve(r):void 0,this.#i=a&&new Ge(a,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){let o;this.#c=
!0,n!==y.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(t,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof pt)throw s;o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.
add(s))this.#f(c);if(this.#s=!o&&n===y.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.
settle();let i=o&&La(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#f(t){this.#n(this.#i?this.#i.add(t):t)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,y.source)}catch(t){if(t instanceof pt)throw t}}takeMessages(){let{from:t,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:_i(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof t==
"object"&&s.unshift(Da(r)),s}};function Da({encoding:e,source:t,score:n}){let o=n===null?t:`${t}, ${n.toFixed(2)}`;return`\
it is taken for ${p[e].name} (${o})`}function La(e,t){if(e instanceof N){let n=e.length===1?"is":"are";return new Error(
`${Z(e.length,"byte")} at offset ${e.offset} ${n} invalid in ${e.encoding}; check --from, or leave out --fatal to replac\
e such bytes with U+FFFD`)}if(e instanceof q&&t){let{line:n,column:o}=t;return new Error(`line ${n}, column ${o} (offset\
 ${e.index}): ${e.encoding} can't represent ${oo(e.codePoint)}; use --unmappable translit, html or replacement, or --to \
utf-8`)}return e}var Ra=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
IBM866 866nav
ISO-8859-2 28592 912
ISO-8859-3 28593 913
ISO-8859-4 28594 914
ISO-8859-5 28595 915
ISO-8859-6 28596 1089 arabic8
ISO-8859-7 28597 813
ISO-8859-8 28598 916 hebrew8
ISO-8859-8-I 38598
ISO-8859-10 28600 919
ISO-8859-13 28603 921 isoir179 l7
ISO-8859-14 28604 celtic celtic8 isoceltic isoir199 l8
ISO-8859-15 28605 923 isoir203
ISO-8859-16 28606 isoir226 l10
KOI8-R 878 20866
KOI8-U 1168 21866
macintosh 10000 1275
windows-874 9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331
windows-1250 5346 msee
windows-1251 5347 mscyrl
windows-1252 5348 20127 28591 367 646 ascii8 iso646us msansi
windows-1253 5349 msgreek
windows-1254 5350 28599 920 msturk turkish turkish8
windows-1255 9447 mshebr
windows-1256 9448 msarab
windows-1257 9449 winbaltrim
windows-1258 5354
x-mac-cyrillic 10007 10017 1283 macukraine macuk
GBK 1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936
gb18030 1392 54936 gb180302000 gb180302005 gb180302022
Big5 1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 msc950 mswi\
n950
EUC-JP 954 20932 33722 51932 5050 eucjpms eucjpwin ujis
ISO-2022-JP 50220 50221 50222 csjisencoding iso2022jp1978 jis jis7 jisencoding
Shift_JIS 943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms
EUC-KR 970 1363 51949 cswindows949 mscp949 mswin949 uhc
UTF-16BE 1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,ka=L(()=>new Map(Ra.split(`
`).flatMap(e=>{let[t,...n]=e.split(" ");return n.map(o=>[o,W(t)])})));function Ui(e){return W(e)??ka().get(te(e))??Qe(e)}var Rt=class extends Error{};var Pi=["bash","zsh","fish"];var Ke=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Ua,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Pa,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
rted, not before.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"Replace each file by its conversion. With a \
suffix, such as --in-place=.bak, the old file stays under its name with the suffix; without one, invalid bytes are an er\
ror, as with --fatal.",isOptional:!0,omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to a f\
ile of the same name in this directory.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in the dir\
ectories that are named."},{flags:"--skip-utf8",what:"Leave files alone that are UTF-8 already."},{flags:"-n, --dry-run",
what:"Write nothing, but tell what would be done."},{flags:"-c",what:"Leave out invalid bytes, and characters that the o\
utput\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid bytes instead of replacing them wit\
h U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the output\u2019s encoding can\u2019t represent: st\
op (fatal, the default), write them as in HTML, &#128169;, which a reader can\u2019t distinguish from the same characters in \
the text (html), write ? (replacement), leave them out (ignore), or write their best fit, and stop if there is none (tra\
nslit).",choices:Br},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Mn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Pi}];var qe=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Ua(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:vi(t)}function Pa(e){let[t,...n]=e.split("//"),o=vi(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Rt(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function vi(e){let t=W(e)??Ui(e);if(t===void 0)throw new Rt("No encoding has th\
is name; encoding-wasm --list shows all.");if(t===P)throw new Rt("It stands for an encoding that holds no text.");return t}var ot="encoding-wasm",ze=()=>[...Ke,...qe].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),c=r==="encoding"?va():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Wa(t)}}),va=()=>["auto",...p.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],Wa=e=>e.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function Wi(e){return{bash:ja,zsh:Ha,fish:Ga}[e]()}function ja(){let e=ze().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),t=ze().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${ot} in bash: put it into ~/.local/\
share/bash-completion/completions/${ot}
_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  case $previous in
${e.join(`
`)}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W '${t.join(" ")}' -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _encoding_wasm ${ot}
`}function Ha(){let e=ze().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${ot}
# Completion for ${ot} in zsh: put it into a directory of $fpath as _${ot}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Ga(){let e=ze().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${ot} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${ot} in fish: \
put it into ~/.config/fish/completions/${ot}.fish
${e.join(`
`)}
`}var Je=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function ji(e){
let t=[...Ke,...qe].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(m=>`\\fB${Je(m)}\\fR`),u=f.pop(),d=r?`
${Je(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,u+a].join(", ")}
${Je(o)}${d}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Je(e)}" "User Commands"
.SH NAME
encoding\\-wasm \\- convert text files between encodings, as browsers read and write them
.SH SYNOPSIS
\\fBencoding\\-wasm\\fR \\fB\\-f\\fR \\fILABEL\\fR|\\fBauto\\fR [\\fB\\-t\\fR \\fILABEL\\fR] [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-detect\\fR [\\fB\\-\\-json\\fR] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-list\\fR
.SH DESCRIPTION
Converts files between the encodings of the WHATWG Encoding Standard, in constant memory.
Several files become one text, unless \\fB\\-\\-in\\-place\\fR or \\fB\\-\\-out\\-dir\\fR is given.
Without a file, or for "\\-", it reads standard input.
File names may have the wildcards *, ?, [...] and **, for shells that don't expand them.
.SH OPTIONS
${t.join("")}.SH EXIT STATUS
.TP
0
Success. Replacements are reported on standard error.
.TP
1
Something could not be read, converted or written. Such files are left as they were.
.TP
2
Wrong usage.
.SH EXAMPLES
.nf
encoding\\-wasm \\-f shift_jis readme.txt
encoding\\-wasm \\-f auto \\-\\-in\\-place=.bak \\-r subtitles
encoding\\-wasm \\-f utf\\-8 \\-t koi8\\-r//TRANSLIT letter.txt
encoding\\-wasm \\-\\-detect *.srt
.fi
`}async function Ya(e,t){if(!ui())return _t.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:u,inPlace:d,outDir:m}=t,w={sniff:i,locale:s,detect:!0};if(o)return ci({...e,sniffing:w,json:r});
let E=u===void 0?void 0:Ne(e.to),$={...e,from:n==="auto"?yt(w,"--from auto"):n,unmappable:E?tt=>E(tt)??u:e.unmappable,drop:c},
mt={isLending:!c&&!a&&!f&&!Va($.unmappable),newTranscoder(tt,St){let{from:bt,to:kt}=tt;return a?new je(bt,kt,St):c?new ke(
bt,kt,St):lt(bt,kt,mt.isLending?{...St,take:Sn}:St,"")},newFixer:f&&(()=>new Te($.to))};if(d===void 0&&m===void 0)return co(
$,mt);let{skipUtf8:Zt=!1,dryRun:Et=!1}=t;return ri($,{suffix:d,directory:m,skipUTF8:Zt,dryRun:Et},tt=>co({...$,...tt},mt))}
var Va=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
