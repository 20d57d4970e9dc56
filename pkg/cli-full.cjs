"use strict";var Qe=Object.defineProperty;var Ki=Object.getOwnPropertyDescriptor;var qi=Object.getOwnPropertyNames;var zi=Object.prototype.hasOwnProperty;var Ji=(e,t)=>{for(var n in t)Qe(e,n,{get:t[n],enumerable:!0})},Xi=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of qi(t))!zi.call(e,r)&&r!==n&&Qe(e,r,{get:()=>t[r],enumerable:!(o=Ki(t,r))||o.enumerable});return e};var Zi=e=>Xi(Qe({},"__esModule",{value:!0}),e);var Ja={};Ji(Ja,{completionFor:()=>Gi,manual:()=>Yi,runFully:()=>qa});module.exports=Zi(Ja);var Pt="encoding-wasm";function fo(){throw new Error("encoding-wasm: call instantiate() first.")}var ee=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function R(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=Qi();function Qi(){let e=ee.split(`
`).map(t=>{let n=t.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(
e)}var ts=R(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),O=0,Ot=21,ho=29,wt=33,P=36,U=37,A=38,es=[[P,""],[35,
"korean"],[32,"japanese"],[ho,"chinese"],[1,"single-byte"],[O,""]],po=e=>e<P&&e!==wt,oe=e=>e>O&&e<ho,ns=e=>es.find(([t])=>e>=
t)[1];function W(e){let t=ts();return t.get(e)??t.get(wo(os(e)))}function V(e,t){let n=W(e);if(n===void 0){let o=tn(e),r=o===
void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}
if(void 0){let o=ns(n);if(o&&!(void 0).includes(o))throw new RangeError(`${t}: '${Pt}' doesn't include ${w[n].name}; imp\
ort it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function tn(e){let t=ne(e),n={936:"gbk",950:"big5"}[t]??
t,o=w.findIndex(({labels:r})=>r.some(i=>ne(i)===n));return o<0||o===P?void 0:o}var ne=e=>wo(e).replace(/[^a-z\d]/g,"").replace(
/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),mo=[{encoding:O,bytes:[
239,187,191]},{encoding:U,bytes:[254,255]},{encoding:A,bytes:[255,254]}],re=3;function Tt(e){return mo.find(t=>t.bytes.every(
(n,o)=>e[o]===n))}function ie(e){return mo.find(t=>t.encoding===e)?.bytes}function nt(e){return e===O||e===U||e===A}function os(e){let[t,n]=[
0,e.length];for(;t<n&&lo(e[t]);)t+=1;for(;n>t&&lo(e[n-1]);)n-=1;return e.slice(t,n)}var lo=e=>`	
\f\r `.includes(e);function wo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var N=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function en(e,t){try{return t()}catch(n){throw n instanceof N?n.toTypeError(e):n}}var se=e=>`U+${e.toString(16).toUpperCase().
padStart(4,"0")}`,go=Symbol.for("encoding-wasm.UnmappableError"),q=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${se(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function t(o){return this!==e?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&go in o}let n={writable:!0,configurable:!0};return Object.defineProperty(e,Symbol.hasInstance,{value:t,
...n}),Object.defineProperty(e,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(e.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(e.prototype,go,{value:!0,...n}),e})();var ce=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,xo=()=>Object.getPrototypeOf(Uint8Array.prototype),ae=e=>ce(xo(),
e),nn=e=>ce(DataView.prototype,e),yo=e=>xo()[e],rs=ae(Symbol.toStringTag),fe=ae("buffer"),on=ae("byteOffset"),Eo=ae("byt\
eLength"),is=yo("set"),ss=yo("slice"),cs=nn("buffer"),as=nn("byteOffset"),fs=nn("byteLength"),So=ce(ArrayBuffer.prototype,
"byteLength"),us=typeof SharedArrayBuffer=="function"?ce(SharedArrayBuffer.prototype,"byteLength"):void 0,l=e=>Eo.call(e),
x=(e,t,n=l(e))=>new Uint8Array(fe.call(e),on.call(e)+t,n-t);function vt(e,t){let n=new Uint8Array(l(e)+l(t));return z(n,
e),z(n,t,l(e)),n}function ue(e,t){let n=on.call(e),o=t+(-(n+t)&3),r=Math.max(0,l(e)-o)>>2,i=r>0?new Int32Array(fe.call(e),
n+o,r):new Int32Array;return{start:o,words:i}}var st=(e,t)=>x(e,0,Math.min(t,l(e))),z=(e,t,n)=>is.call(e,t,n),J=(e,t,n)=>ss.
call(e,t,n),ds=64,ls=24;function de(e,t,n){if(n>ls)return J(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+
r];return o}function Wt(e,t){if(t<=ds)return!1;try{return So.call(fe.call(e)),!1}catch{return!0}}function K(e,t){if(!ArrayBuffer.
isView(e)&&Oo(e)===void 0)throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)\
'.`);return e}function X(e){return ArrayBuffer.isView(e)?hs(e):Oo(e)===0?_:new Uint8Array(e)}var bo=e=>e instanceof Uint8Array?e:X(e);
function hs(e){try{return rs.call(e)===void 0?new Uint8Array(cs.call(e),as.call(e),fs.call(e)):new Uint8Array(fe.call(e),
on.call(e),Eo.call(e))}catch{return _}}var _=new Uint8Array;function Oo(e){for(let t of[So,us])try{return t?.call(e)}catch{}}
function v(e,t,n){To(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function le(e,t,n){
return e===void 0?!1:(To(e,n),!!e?.[t])}function To(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(
`${t}: The provided value is not of type 'object'.`)}var j=e=>`${e}`;function rn(e){return(t,n)=>{let o=t===void 0?e[0]:j(t),r=e.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${e.join("', '")}'.`);return r}}var cn=64,sn=new Uint8Array(3*cn);function Io(e,t){let{length:n}=e,o=0;for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;s>=256&&
(sn[o++]=s>>8),sn[o++]=s}return de(sn,0,o)}var jt=8;function he(e,t,n){let{fromCharCode:o}=String,r=e;switch(n){case 0:return"";case 1:return o(r[t]);case 2:return o(
r[t],r[t+1]);case 3:return o(r[t],r[t+1],r[t+2]);case 4:return o(r[t],r[t+1],r[t+2],r[t+3]);case 5:return o(r[t],r[t+1],
r[t+2],r[t+3],r[t+4]);case 6:return o(r[t],r[t+1],r[t+2],r[t+3],r[t+4],r[t+5]);case 7:return o(r[t],r[t+1],r[t+2],r[t+3],
r[t+4],r[t+5],r[t+6]);default:return o(r[t],r[t+1],r[t+2],r[t+3],r[t+4],r[t+5],r[t+6],r[t+7])}}var pe=e=>globalThis.Buffer?.prototype?.[e],me=pe("ucs2Slice"),Ao=pe("ucs2Write"),an=pe("utf8Slice"),Mo=pe("latin1Slice"),
ps=e=>globalThis[e],Fo=ps("TextDecoder"),ms=Fo?.prototype?.decode;function It(e){let t=new Fo(e,{ignoreBOM:!0});return ms.bind(t)}function At(e){try{return e()}catch{return}}var we=()=>"InternalError"in globalThis,ge=()=>"Bun"in globalThis,Ht=()=>"De\
no"in globalThis,Mt=()=>Number.parseInt(globalThis.process?.versions?.node,10),Bo=()=>globalThis.process?.getBuiltinModule?.(
"node:buffer")?.isAscii;var ws=65539;function No(e,t,n){let o=xe(a=>xs(a,n),e,t),r=xe(ys,e,t);if(o&&r){let a=Ht()?Number.POSITIVE_INFINITY:64;return{
...r,read:(f,u)=>(u<128?o:r).read(f,u),write:(f,u)=>(f.length<a?o:r).write(f,u),readBytes:o.readBytes}}let i=fn(e);if(o){
let a=we()?xe($o,e,t):void 0;return a?{...o,read:(f,u)=>(u<4096?o:a).read(f,u)}:o}let s=r??xe($o,e,t)??i,c=r?jt:15;return{
...s,read:(a,f)=>(f<=c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function xe(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF an\
d longer than what is short";try{let r=e(t);return r.write(o,n),fn(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{
return}}var gs="strings";function xs(e,t){let[n]=WebAssembly.Module.customSections(t,gs),o=new WebAssembly.Module(n,{builtins:[
"js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:ws}}function ys(e){
let[t,n]=[me,Ao],o=new Uint8Array(e.buffer),r=()=>(o.length===0&&(o=new Uint8Array(e.buffer)),o);return{read:(s,c)=>t.call(
r(),s,s+2*c),write:(s,c)=>n.call(r(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:ge()||Ht()?void 0:i};function i(s){
let c=new Uint8Array(2*s),a=0;return{add(f,u){z(c,new Uint8Array(e.buffer,f,2*u),a),a+=2*u},toText:()=>t.call(c,0,a)}}}function $o(e){
let t=It("utf-16le"),{write:n,most:o}=fn(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function fn(e){
let t=new Uint16Array(e.buffer),n=()=>(t.length===0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[
o/2,o/2+r];if(r<=jt)return he(i,s,r);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.
min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var ye,h,dn,_o,Co,ot,C={input:0,units:0,output:0},I=-1,b=65536,Gt=0,Ee={name:"",encoding:I},S={isBusy:!0,newCodec:Number.
NaN},Yt=Number.NaN;function ct(e,t){Ee.name=e,Ee.encoding=t,S.newCodec=Yt,S.isBusy&&Do(),S.isBusy=!0}function Do(){try{Uo(),
ye??=Ro(fo()),Os(new WebAssembly.Instance(ye),ye)}catch(e){throw ko(e)}}function Lo(e){try{Uo(),ye=bs(Ro(e))}catch(t){throw ko(
t)}Do()}function Ro(e){return Es(e)?e:new WebAssembly.Module(e)}function Es(e){try{return WebAssembly.Module.customSections(e,Pt),
!0}catch{return!1}}var Ss="encoding-wasm";function bs(e){let[t]=WebAssembly.Module.customSections(e,Ss),n=`${Pt} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Os({exports:e},t){if(h=
e,h.block_length()!==b)throw new Error("The module has blocks of another length.");un=WebAssembly.RuntimeError,C.input=h.
input(),C.units=h.units(),C.output=h.output(),Wo(),ot=No(h.memory,C.units,t),Gt=Math.min(h.units_length(),ot.most),S.isBusy=
!1}function Uo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which eve\
rything but labels and names needs. Turn it on, or use another host.")}function ko(e){let{message:t}=e,n=i=>new Error(`e\
ncoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Ts(e))return new RangeError(`encoding-wasm\
: ${Po} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy f\
orbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(
`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,
LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAssembly module, which need\
s SIMD: ${e}`):e}var Po="no memory for WebAssembly; free some, and call again",Ts=e=>e instanceof RangeError&&/memory/i.
test(e.message);function Ft(){return hn(),dn}function vo(){return hn(),_o}function ln(){return hn(),Co}function hn(){dn.
length===0&&Wo()}function Wo(){let{buffer:e}=h.memory;dn=new Uint8Array(e),_o=new Uint8Array(e,C.input,b),Co=new Int32Array(
e,h.codec(),h.codec_length()>>2)}function pn(e,t){return ct(e,I),mn(t)}function mn(e){try{let t=e();return S.isBusy=!1,t}catch(t){
throw H(t)}}var un;function H(e){if(!un||!(e instanceof un))return e;let t=w[Ee.encoding]?.name,n=`${Ee.name}${t?` of ${t}`:
""} failed`;return As()?new RangeError(`encoding-wasm: ${n}: ${Po}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}var Is=32;function As(){
try{return h.memory.grow(Is),!1}catch{return!0}}function G(){let e=ln();return Yo(e,new Int32Array(e.length))}function Go(){return h.held()!==0?G():(S.newCodec=Kt,null)}
var wn=e=>Yo(e,ln());function Yo(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Se(e,t){Vo(e,t)||(ct("decod\
ing",e),t?wn(t):h.new_decoder(e),Kt=e===wt||e===P?Yt:e)}var Kt=Yt;function Vo(e,t){return t||S.newCodec!==e||S.isBusy?!1:
(S.newCodec=Yt,S.isBusy=!0,!0)}function be(e,t){Vo(~e,t)||(ct("encoding",e),t?wn(t):h.new_encoder(e),Kt=~e)}function gn(e,t,n,o){
ct("transcoding",e),o?wn(o):h.new_transcoder(e,t,+n)}function Ko(e,t){h.set_source_encoding(e,+t),S.isBusy=!1}function xt(e){
let t=l(e),n=h.alloc(t)>>>0;return z(Ft(),e,n),[n,t]}var Ms=R(()=>Uint8Array.from(ee,e=>e.charCodeAt(0))),jo,xn=e=>pn("s\
niffing",()=>(jo!==h&&h.give_labels(...xt(Ms())),jo=h,e())),yn=(e,t,...n)=>xn(()=>h.sniff_html(...xt(e),t,...n)),qo=(e,t,n)=>xn(
()=>h.sniff_xml(...xt(e),t,n));function zo(e,t){let n=xn(()=>h.find_declared_label(...xt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Jo=(e,t)=>pn("sniffing",()=>h.default_for(...xt(e),t)),Xo=()=>ct("detection",I);function Zo(e,t){
try{h.feed_detector(...xt(e),+t)}catch(n){throw H(n)}}var Qo=(e,t,n,o)=>mn(()=>{let r=a=>a?xt(a):[0,0],i=h.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))}),tr=-1,Bt=-2;function er(e,t,n,o,r){Vt(e,t),S.isBusy=!0;let i=h.decode_block(t,n,+o,+r);return S.isBusy=!1,r&&i>=0&&
(S.newCodec=Kt),Te(i)}var Fs=2;function nr(e,t){let n=l(e);Vt(e,n),S.isBusy=!0;let o=h.decode_block(n,0,Fs,+t);return S.
isBusy=!1,Te(o)}var gt={encoding:I,at:0,owner:void 0};function En(e,t,n){if((gt.encoding!==e||gt.owner!==h||S.isBusy)&&(ct(
"decoding",e),gt.owner=h,gt.at=ot.readBytes?h.byte_table(e):0,gt.encoding=e,S.isBusy=!1),gt.at===0)return;if(n<=b)return Vt(
t,n),Ho(n);if(ot.most>Gt)return;let o="";for(let r=0;r<n;r+=b){let i=Math.min(b,n-r);Vt(x(t,r,r+i),i),o=$t(o,Ho(i))}return o}
var at={encoding:I,table:void 0,owner:void 0},Bs=9984;function or(e){let{table:t}=at;if(at.encoding===e&&at.owner===h&&(!t||
l(t)>0)&&!S.isBusy)return t;ct("encoding",e),at.encoding=e,at.owner=h,at.table=void 0;let o=h.unit_table(e)>>>0,{buffer:r}=h.
memory;return o>0&&(at.table=oe(e)?new Uint8Array(r,o,Bs):new Uint16Array(r,o,65536)),S.isBusy=!1,at.table}var Ho=e=>ot.
readBytes(C.input,e,gt.at);function $t(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a str\
ing of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var rr=3,ir=e=>e+b+rr<=Gt,$s=1<<28,
sr=e=>e>Gt&&e<$s?ot.collect?.(e+rr):void 0,cr=()=>C.units,ar=()=>Ft()[C.units]|Ft()[C.units+1]<<8,fr=(e,t)=>ot.read(C.units+
2*e,t-e),Oe=(e,t,n)=>ot.write(e.slice(t,n),C.units);function Sn(e,t,n,o){S.isBusy=!0;let r=h.encode_block(e,t,n,+o);return S.
isBusy=!1,o&&r>=0&&M.finished()&&(S.newCodec=Kt),Te(r)}var y={none:0,source:1,result:2};function ur(e,t,n,o){let r=l(e);
Vt(e,r),S.isBusy=!0;let i=h.transcode_block(r,+t,n,o);return S.isBusy=!1,Te(i)}var Ns=24;function Vt(e,t){let n=vo();if(t>
Ns)try{z(n,e)}catch{z(n,x(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Te(e){if(e<Bt)throw new Error("encoding-wa\
sm: the current codec is of another kind. Please report it.");return e}var qt=e=>de(Ft(),C.output,e),bn=e=>Ft().subarray(
C.output,C.output+e),M={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.written(),codePoint:()=>h.code_point(),
start:()=>h.start(),length:()=>h.length()},ft={malformed:()=>h.replaced(),firstMalformed:()=>h.first_replaced(),unmappable:()=>h.
unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var Tn=["fatal","html","replacement"],_s=2048;function Cs(e,t){if(!(e.length>cn/2))try{let n=or(t);return n&&Io(e,n)}catch(n){
throw H(n)}}var ut=class e{encoding;unmappable;#t;#e=null;#n=0;#o=_;locate=t=>t;constructor(t,n,o=void 0){this.encoding=
t,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){
return this.#t?0:Tn.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>b)return;let n=Cs(t,this.encoding);if(n)return n;
try{be(this.encoding,null),Oe(t,0,t.length);let o=Sn(0,t.length,this.#r,!0);return o===Bt||!M.finished()?void 0:(this.#n=
0,qt(o))}catch(o){throw H(o)}}#s(t,n){let o=new D;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new q(r,i,this.
name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=_,this.#e=null,this.#n=
0);let a=this.#t,f=this.#r,u=a?_s:b,d=a&&this.encoding===wt?new On(c,o):void 0,p=d?m=>d.add(m):o;try{be(this.encoding,s);
for(let m=0;m===0||m<t.length;m+=u){let E=Math.min(m+u,t.length);Oe(t,m,E);let $=E===t.length;for(let mt=0,te=!1;!te;){let Et=Sn(
mt,E-m,f,n&&$);p(qt(Et===Bt?M.written():Et));let Ze=i+m+mt+M.start();if(mt+=M.read(),te=Et!==Bt&&M.finished(),Et!==Bt)continue;
let et=M.codePoint();if(a){let St=G(),bt=()=>this.locate(Ze),kt=a(et,bt),Vi=this.#c(St,kt,p,et,bt);be(this.encoding,Vi),
Oe(t,m,E)}else r(et,Ze)}}}catch(m){throw H(m)}if(n){d&&o(d.held);return}d&&(this.#o=d.held),this.#e=G(),this.#n=i+t.length}#c(t,n,o,r,i){
if(n===null)throw new q(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#e=
t,s.encodeOrFail(n,!1,o,c=>{throw new q(c,i(),this.name)}),s.#e}},dr=27,lr=3,On=class{held;#t;constructor(t,n){this.held=
t,this.#t=n}add(t){let n=l(t);if(n===0)return;t[0]!==dr&&this.#t(this.held);let o=t[n-lr]===dr?n-lr:n;this.#t(J(t,0,o)),
this.held=J(t,o,n)}},D=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#e?this.#e.
next=n:this.#t=n,this.#e=n,this.#n+=l(t)}forEach(t){for(let n=this.#t;n;n=n.next)t(n.bytes)}concatenate(){if(this.#t&&!this.#t.
next)return this.#t.bytes;let t=Ds(this.#n),n=0;return this.forEach(o=>{z(t,o,n),n+=l(o)}),t}};function Ds(e){try{return new Uint8Array(
e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a s\
tream.`,{cause:t})}}function hr(e,t){let n=V(e,t);if(n===U||n===A){let{name:o}=w[n];throw new RangeError(`${t}: ${o} has\
 no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return pr(n,e,t)}function pr(e,t,n){if(e===P)throw new RangeError(
`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}var mr=4096,Ie=class{#t;#e;#n=new D;#o=!1;constructor(t){this.#t=t,this.#e=t===U||t===A?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<mr*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.concatenate();
this.#n=new D;let n=Tt(t)?.bytes.length??0,o=this.#r(x(t,n,Math.min(l(t),n+mr*this.#e)));if(!In(o))return[t];let r=[],i=0;
for(let s=0;;s++){let c=zo(o,s);if(!c)break;let{start:a,length:f}=c,u=String.fromCharCode(...x(o,a,a+f));W(u)!==this.#t&&
(r.push(x(t,i,n+a*this.#e),this.#i(w[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,x(t,i)]}#r(t){if(this.#e===1)return t;
let n=new Uint8Array(l(t)>>1),[o,r]=this.#t===U?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*i+r]:128;return n}#i(t){
let n=new Uint8Array(t.length*this.#e),o=this.#t===U?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+o]=t.charCodeAt(r);return n}};
function In(e){let t=0;for(;t<l(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Nt=e=>e==null?void 0:j(e);function Me(e,t){if(e===void 0)return;let n=Math.trunc(Number(e));if(!(n>=0))throw new TypeError(
`${t}: The provided value '${e}' is not a number of bytes.`);return n}function Ls(e,t){if(e!=null){if(typeof e!="object"||
!(Symbol.iterator in e))throw new TypeError(`${t}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(e,n=>V(j(n),t))}}var Fe={allowUTF8:e=>e===void 0||!!e,candidates:Ls,locale:Nt,maxBytes:Me,tld:Nt},An=["text","ASCII",
"empty","binary","unknown"];function zt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=l(e),a=Math.
min(c,i);Xo();for(let E=0;E<a;E+=b){let $=Math.min(E+b,a);Zo(x(e,E,$),t&&$===c)}let f=Qo(o,r&&Ae(r),s&&Ae(s),n),{0:u,1:d,
2:p}=f,m=E=>({encoding:w[f[3+2*E]].name,score:f[4+2*E]});return{kind:An[u],isASCII:An[u]==="ASCII"||An[u]==="empty",encoding:d<
0?void 0:d,score:p,candidates:Array.from({length:(f.length-3)/2},(E,$)=>m($))}}function Ae(e=""){return Uint8Array.from(
e,t=>Math.min(t.charCodeAt(0),255))}function Mn(e,t=void 0){let n="Failed to execute 'detectEncoding'",o=K(e,n),r=v(t,Fe,
n),i=zt(X(o),!0,r);return{encoding:i.encoding===void 0?null:w[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates}}var Rs=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Be=1024,Us=1<<
20,ks=65536,Ps=[wt,P,U,A],_t=(e,t)=>{let n=Nt(e);return n===void 0?I:V(n,t)},wr=(e,t)=>Math.min(Me(e,t)??Be,Us),gr=e=>W(
Nt(e)??"")??I;function vs(e,t){if(e)return v(e===!0?void 0:e,Fe,t)}var Ws={defaultEncoding:_t,detect:vs,likelyEncoding:_t,
locale:Nt,maxPrescanBytes:wr,parentEncoding:_t,transportLayerEncodingLabel:gr,userOverride:_t};function js(e,t){let n=v(
e,Ws,t),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(re,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,u=Math.min(l(s),r),d=yn(s,u,c,i,a,f);return d===I?void 0:Jt(d)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>xr(s)??Hs(o,n.defaultEncoding)}}function xr(e){if(!(e?.encoding===void 0||
e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Hs(e,t){return Jt(
Jo(Ae(e),t===I?Ot:t))}var Gs={defaultEncoding:_t,maxPrescanBytes:wr,transportLayerEncodingLabel:gr};function Ys(e,t){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=v(e,Gs,t),i=s=>{let c=Math.min(l(s),o),a=Jt(qo(s,c,r));
return a.source==="default"&&n!==I?{...a,encoding:n}:a};return{prescanned:Math.max(re,o),declared:i,decide:()=>i(_)}}function Vs(e,t){
let n={...Fe,defaultEncoding:_t},{defaultEncoding:o,...r}=v(e,n,t);return{prescanned:re,declared(i){let s=Tt(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===I?i?.encoding??Ot:o;return xr(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Ks={detect:Vs,html:js,xml:Ys},Fn=["detect","ht\
ml","xml"],qs={prefixBytes:Me,sniff:rn(Fn)};function yt(e,t){let{prefixBytes:n,sniff:o}=v(e,qs,t),r=Ks[o](e,t),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??ks,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!Ps.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>zs(r,c),takesWhole:n===
void 0}}function zs({prescanned:e,declared:t,options:n,decide:o},r){return t(st(r,e))??o(n&&zt(r,!0,n))}function yr(e){let t=st(
e,Be),n=yn(t,l(t),I,I,I,I);return n===I||Jt(n).source==="BOM"?void 0:Jt(n)}function Jt(e){let t=e&65536?"certain":"tenta\
tive";return{encoding:e&255,confidence:t,source:Rs[e>>8&255],score:null}}var Bn=4096,Js=27,Xs=65533,$e=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(t,n,o,r){this.#t=t,this.#e=new ut(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==Xs&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(t,n){this.#t.setSource(t,n)}transcode(t,n,o){let r=l(t);for(let i=0;i===0||i<r;i+=Bn){let s=r-i<=Bn;this.#s(
x(t,i,s?r:i+Bn),s?n:y.none,o)}}#s(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=u=>(s??=Qs(r,t),s[u-i]);let c=new D,
a;try{this.#t.transcode(t,n===y.result?y.source:n,u=>c.add(u))}catch(u){a=u}let f=Zs(c.concatenate());try{this.#e.encodeOrFail(
f,n===y.result,o),this.#n=n===y.result?0:i+f.length}catch(u){throw this.#t.abandonSource(),u}if(a)throw a}takeLosses(){let t={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,t}};function Zs(e){
let t=new Uint16Array(l(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}
function Qs(e,t){let n=l(t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=tc(e);for(let c=0;c<n;c++){let a=0;try{o.transcode(
x(t,c,c+1),y.none,u=>{a+=l(u)/2})}catch(u){if(u instanceof N)break;throw u}let f=a===0&&c-(s-e.position)===2&&t[c-2]===Js;
for(let u=0;u<a;u++)r[i++]=u===0?s:e.position+c;(a>0||f)&&(s=e.position+c+1)}return r[i]=s,r}function tc(e){try{e.copy(!0).
transcode(_,y.source,()=>{})}catch(t){if(t instanceof N)return t.offset;throw t}return e.position}var Nn=-1,$n=27,Tr="(B",Ir="(J",Ar=[Tr,Ir,"(I","$@","$B"],ec=4,Er=16,Ne=class{#t=!0;#e=!0;read(t,n){let o=l(t),r=this.#t?
nc(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=sc(t,i)),i!==o);){let a=t[i];if(a===$n&&this.#e){let f=Or(t,i);if(s=Ar.includes(
f),!s&&!n&&ac(f))break;this.#e=s}else s=a>=128||i<r&&cc(a);s||(i+=1)}let c=s?i:Nn;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(t,n){let o=l(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==$n)continue;if(r>n&&o-r<=
ec)return r;let i=Or(t,r);this.#e&&=i===Tr||i===Ir}return o}};function nc(e){let[t,n]=[!0,!0];for(let o=0;o<Er;o+=2){if(o+
1>=l(e))return 1/0;if(t&&=br(e[o]),n&&=br(e[o+1]),!t&&!n)return o+2}return Er}var oc=16843009,rc=454761243,ic=2155905152;
function sc(e,t){let n=l(e),{start:o,words:r}=ue(e,t),i=Sr(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^rc;if(((r[s]|c-oc&~c)&ic)!==0)break}return Sr(e,o+4*s,n)}function Sr(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==
$n;)o+=1;return o}var br=e=>e===48||e>=78,cc=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Or(e,t){let n="";for(let o=t+1;o<Math.min(t+3,l(e));o++)n+=String.fromCharCode(
e[o]);return n}var ac=e=>e.length<2&&Ar.some(t=>t.startsWith(e));var fc=2048,uc=64,dt=class{decision=null;sample=_;detected;#t;#e=!0;#n=!1;#o=new Ne;#r=new D;#i;#s=0;#c=_;#a=_;constructor(t){
this.#t=t,this.#i=t.prescanned}add(t,n){let o=new D;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(t),o,
t);if(this.#e=!1,this.#r.length+l(t)<this.#i&&!n)return this.#d(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();
this.#r=new D;let i=st(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(
r,n,o)}#f(t,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,t);for(let s=t;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=l(s);if(a===Nn)return n?this.#u(i(this.#l(s,!0)),
o,s):this.#d(s,f+1,o);let u=Fr(s,a-c,r.windowBytes),d=Math.min(u+r.windowBytes,r.maxBytes-this.#s);if(f<d&&!n)return this.#d(
s,d,o);let p=st(s,Math.max(0,d)),m=this.#l(p,f<d);if(!r.passesASCII||!dc(m,p)||d<=u)return this.#u(i(m),o,s);s=this.#h(s,
this.#o.skip(p,a-c),o)}}#l(t,n){this.sample=vt(vt(this.#c,this.#a),t);let o=this.#t.detection.options;return this.detected=
zt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(t,n,o){let r=l(t);return r>0&&this.#r.add(J(t,0,r)),this.#i=n,
{passed:o,rest:null}}#h(t,n,o){let r=st(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,fc-l(this.#c));return i>0&&(this.#c=
vt(this.#c,st(r,i))),this.#a=Mr(vt(this.#a,Mr(x(r,i)))),x(t,n)}#u(t,n,o){return this.decision=t,{passed:n,rest:o}}},Mr=e=>x(
e,Math.max(0,l(e)-uc));function Fr(e,t,n){let o=Math.min(l(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;return t}function dc(e,t){
return e.isASCII||e.encoding===void 0&&!(t[Fr(t,0,1/0)]>=128)}var Br=`4h	!
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
n	?`;var lc=R(()=>{let e=0;return new Map(Br.split(`
`).map(t=>{let[n,...o]=t.split("	");return e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),o]}))}),hc=3,$r=e=>/[\u0300-\u0336\u0339-\u036F]/.
test(e);function _e(e){let t=new ut(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof q)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Nr(String.fromCodePoint(r),n,hc),o.set(r,i)),i}}function Nr(e,t,n){
if($r(e))return"";if(n===0)return null;let o=pc(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>t(c)?c:Nr(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function pc(e){let t=[...lc().get(e)??[],...mc(
e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function mc(e){let t=e.normalize("NFD"),
[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,a=o.filter((p,m)=>c(m)),f=o.filter((p,m)=>!c(
m)),u=[n,...a].join("").normalize("NFC"),d=u+f.join("");d.normalize("NFD")===t&&r.push(d),f.every($r)&&i.push(u)}return[
...r,...i]}var _r=["fatal","html","replacement","ignore","translit"];function Cr(e,t,n){return typeof e=="function"?(o,r)=>wc(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?_e(t):void 0}function wc(e,t){
if(typeof e=="string")return e;if(e==null)return null;let n=X(K(e,t));return J(n,0,l(n))}function lt(e,t,n,o){return typeof e=="number"?Dr(e,t,n,o):new _n(e,Dr(O,t,n,o))}function Dr(e,t,n,o){let r=Cr(n.unmappable,
t,o);return r&&!nt(t)?new $e(gc(e,n),t,n.unmappable,r):new Ce(e,t,n)}function gc(e,t){return new Ce(e,A,{...t,bom:!1,unmappable:"\
fatal"})}var Lr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ce=class e{from;to;#t=null;#e=0;#n;#o={
...Lr};constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(gn(t,this.to,this.#n.ignoreBOM,this.#t),Ko(t,n),this.#t=G())}get position(){
return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,fatal:t});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=qt}=this.#n;
s&&!this.#t&&o(Uint8Array.from(ie(this.to)??[]));let f=Math.max(0,Tn.indexOf(c)),u=l(t);try{gn(this.from,this.to,i,this.#t);
for(let d=0;;){let p=u-d<=b,m=p&&d===0?t:x(t,d,p?u:d+b),E=ur(m,r,f,p?n:y.none);this.#r(this.#e+d);let $=E<0?M.written():
E;if($>0&&o(a($)),E<0&&this.#i(E,d),d+=M.read(),p&&M.finished())break}}catch(d){throw H(d)}this.#t=G(),this.#e=n===y.none?
this.#e+u:0}takeLosses(){let t=this.#o;return this.#o={...Lr},t}#r(t){let n=this.#o;n.malformed===0&&(n.firstMalformed=t+
ft.firstMalformed()),n.malformed+=ft.malformed(),n.unmappable===0&&(n.firstUnmappable=t+ft.firstUnmappable(),n.codePoint=
ft.codePoint()),n.unmappable+=ft.unmappable()}#i(t,n){let o=this.#e+n+M.start();throw this.#t=G(),this.#e=0,t===tr?new N(
w[this.from].name,o,M.length()):new q(M.codePoint(),o,w[this.to].name)}},_n=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){
this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(t,n,o):this.#s(r,t,n,o),n===y.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(O,!1),new dt(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==y.none);i.forEach(c=>{this.#r.
transcode(c,y.none,r),this.#o=!0}),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(t.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var si=require("node:buffer"),Y=require("node:fs"),k=require("node:path");var kr=512,xc=64,yc=24;function Pr(e,t,n,o){if(n===0)return"";if(n>xc||e===O&&n>yc||(t[0]|t[n>>1]|t[n-1])>=128||!Ec(t,n))
return;if(n<=jt)return he(t,0,n);let r=Wr();return r?r.call(t,0,n):o(e,t,n)}function Ec(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}var Rr=[];function vr(e,t,n,o){return n<kr?o(e,t,n)??Ur(e,t,n):Ur(e,t,n)??Sc(e,t,n,o)??o(e,t,n)}function Ur(e,t,n){
let o=Wr();if(!(!o||e!==Ot||!Oc(t,n)||Wt(t,n)))try{return o.call(t,0,n)}catch{return}}function Sc(e,t,n,o){if(!(!Tc(e)||
Wt(t,n)))return Rr[e]??=At(()=>Ic(e,o))??null,Rr[e]?.(t)}var Wr=R(()=>At(bc));function bc(){let e=Mo,t=Uint8Array.from({
length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Oc(e,t){if(t<kr)return Cn(e,0,
t);let{start:n,words:o}=ue(e,0),r=n+4*o.length;if(!Cn(e,0,n)||!Cn(e,r,t))return!1;for(let i=0;i<o.length;i++){let s=o[i];
if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Cn(e,t,n){for(let o=t;o<n;o++)if((e[o]&224)===128)return!1;
return!0}var Tc=e=>we()||e===Ot&&(ge()||!(Mt()>0));function Ic(e,t){let n=It(w[e].name),o=i=>n(i)===t(e,i,l(i)),r=Uint8Array.
from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Ac=24,Mc=R(()=>At(Bc)),Fc=R(()=>At(Nc));function jr(e,t,n){if(!(e!==O&&e!==A)&&!(n<Ac&&(n===0||e===A||!Hr()))&&!Wt(t,n))return e===O?Mc():Fc()}function Bc(){let e=Mt()<22?Bo():()=>!0;if(!e)return;let t=It("utf-8"),n=$c()??(i=>t(i)),o=(...i)=>{let s=n(Uint8Array.from(
i),i.length);return s===t(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!e(i))return;let a=s<256?n(i,s):t(i);return c&&a.includes("\uFFFD")?void 0:a}catch{
return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:
2)>c?s-c:s}return s}}}var Hr=R(()=>Mt()>=22&&!Ht()&&an!==void 0);function $c(){if(!Hr())return;let e=an;return(t,n)=>e.call(
t,0,n)}function Nc(){let e=Mt()<22?512:Number.POSITIVE_INFINITY,t=r=>me.call(r,0,l(r)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
o=new Uint8Array(Uint16Array.from({length:n.length},(r,i)=>n.charCodeAt(i)).buffer);if(!(t(o)!==n||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return{bom:[255,254],decode(r,i,s){if(!(i%2===1||i>e))try{let c=t(r);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{
return}},completeLength(r,i){let s=i-i%2;return(r[s-1]&252)===216?s-2:s}}}var _c=65279,Cc=256,L=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(t,n,o,r=0){this.encoding=t,this.
fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(t,n,o){
let r=l(t),i=this.#t,s=this.#e,c=this.#n,a="";try{a=this.#r(t,r,n)??this.#s(t,r,n)}catch(u){throw this.#t=i,this.#e=s,this.#n=
c,H(u)}let f=this.#o;if(f)throw this.#o=null,this.#e=s,this.#n=c+r,o===void 0?f:f.toTypeError(o);return a}#r(t,n,o){let{
encoding:r}=this;if(!this.#t&&po(r)){let s=Pr(r,t,n,En)??(oe(r)?vr(r,t,n,En):void 0);if(s!==void 0&&!(this.fatal&&s.includes(
"\uFFFD")))return this.#n+=n,this.#e||=n>0,s}let i=jr(r,t,n);return i&&this.#i(i,t,n,o)}#i(t,n,o,r){let i=0,s="",c=t.completeLength(
n,o);if(o<Cc&&(this.#t||c<o))return;if(this.#t){if(this.encoding!==O)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;
if(s=this.#s(x(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===t.bom[0]&&t.bom.every((u,d)=>n[i+d]===u)&&
(i+=t.bom.length,this.#n+=t.bom.length),this.#e||=c>0;let a=i===0&&c===o?n:x(n,i,c),f=t.decode(a,c-i,this.fatal);if(f===
void 0){if(s=$t(s,this.#s(a,c-i,!0)),this.#o)return s}else s=$t(s,f),this.#n+=c-i;return c<o?$t(s,this.#s(x(n,c),o-c,r)):
s}#s(t,n,o){Se(this.encoding,this.#t);let r="",i=sr(n),s=this.#e||this.ignoreBOM||!nt(this.encoding),c=0;for(let a=0;;a+=
b){let f=n-a<=b,u=Math.min(b,n-a),d=a===0&&f?t:x(t,a,a+u),p=er(d,u,c,this.fatal,o&&f);if(p<0)return this.#t=G(),this.#o=
new N(this.name,this.#n+a+M.start(),M.length()),r;if(c+=p,c>0&&(f||!ir(c))){let m=!s&&ar()===_c?1:0;i?i.add(cr()+2*m,c-m):
r=$t(r,fr(m,c)),s=!0,c=0}if(f)break}return this.#e=s,this.#t=o?null:Go(),this.#n+=n,i?i.toText():r}};function Gr(e,t){let n=V(
e,t);if(n===P)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', wh\
ich decodes nothing.`);return n}var Ct={failure:1,usage:2};var Dn=require("node:buffer");var Vr=56320;function Ln(e){if((0,Dn.isUtf8)(e))return Yr(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,Dn.isUtf8)(r));t+=o?Yr(o):String.fromCharCode(Vr+e[n]),n+=o?.length??1}return t}var Yr=e=>Buffer.from(e.buffer,
e.byteOffset,e.length).toString();function T(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(
t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-Vr)))}function F(e){return e===""?"''":e==="-"?"standard i\
nput":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var B=require("node:fs");var qr=require("node:util");var zr={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},Xt={
...zr,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Zt={...zr,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function rt(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,qr.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function Z(e,t){
return Qt(e,t instanceof Error?t.message:String(t)),Ct.failure}function Qt(e,t){Dt(`encoding-wasm: ${e}: ${t}
`)}var Kr=!1;function Dt(e){Kr||process.stderr.on("error",()=>{}),Kr=!0,process.stderr.write(e)}var Q=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var De=1<<18,Jr,Rn=0;async function Un(e,t){let n=async i=>{try{return await i()}catch(s){throw rt(s,Xt)}},{next:o,close:r}=await n(
()=>e==="-"?Dc(t):Lc(T(e),t));return{next:()=>n(o),close:r}}async function*Le(e){let t=await Un(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function Dc(e){let t=ei((0,B.fstatSync)(Rn,{bigint:!0}),e);return t.
isFile()?Zr(Rn,t,()=>{}):Rc()}function Lc(e,t){let n=ei((0,B.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Uc(e);let o=(0,B.openSync)(
e,"r");return Zr(o,n,()=>(0,B.closeSync)(o))}function Zr(e,{size:t},n){Jr??=new Uint8Array(De);let o=Jr,r=0;return{async next(){
let i=(0,B.readSync)(e,o,0,De,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,B.fstatSync)(e,{bigint:!0}).size<t)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Rc(){let e=Qr(
Rn,()=>{}),t=process.platform==="win32"?Xr():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!==
"EAGAIN")throw n;t=Xr()}return t.next()},close:()=>t?.close()}}function Xr(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Uc(e){let t=await ti(
n=>(0,B.open)(e,n));return Qr(t,()=>(0,B.closeSync)(t))}function Qr(e,t){let n=new Uint8Array(De);return{next:async()=>{
let r=await ti(i=>(0,B.read)(e,n,0,De,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var ti=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function ei(e,t){if(e.isDirectory())throw new Error(Xt.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var g=require("node:fs"),tt=require("node:path");var ri=1;function Pn(e){if(e===void 0)return kc();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,g.lstatSync)(
T(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,g.statSync)(T(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith(
"/")||e.endsWith(tt.sep))throw new Error(Zt.EISDIR);return o&&!o.isFile()?vn((0,g.createWriteStream)(T(e)),!0):(o&&(0,g.accessSync)(
T(e),g.constants.W_OK),Wc(n?kn(e):e,o))}var ni;function kc(){return ni??=Pc(),ni}function Pc(){let e=(0,g.fstatSync)(ri,
{bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?vn(process.stdout,!1):vc(t)}function vc(e){let t,
n=()=>{t??=vn(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray(
(0,g.writeSync)(ri,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function vn(e,t){e.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),t&&await o(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function kn(e){if(!(0,g.lstatSync)(T(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=Ln((0,g.readlinkSync)(
T(e),"buffer"));return(0,tt.isAbsolute)(t)?kn(t):kn(`${Ln(g.realpathSync.native(T((0,tt.dirname)(e)),"buffer"))}${tt.sep}${t}`)}
var oi=0;function Wc(e,t){oi+=1;let n=[process.pid,oi,Math.random().toString(36).slice(2)].join("-"),o=T((0,tt.join)((0,tt.dirname)(
e),`.encoding-wasm-${n}.tmp`)),r=(0,g.openSync)(o,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,g.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,g.writeSync)(r,a))},wait(){},finish(){s(),t&&(jc(o,t),(0,g.chmodSync)(o,t.mode)),
(0,g.renameSync)(o,T(e))},discard(){try{s()}finally{(0,g.rmSync)(o,{force:!0})}}}}function jc(e,{uid:t,gid:n}){try{(0,g.chownSync)(
e,t,n)}catch{}}async function Re(e){try{let t=Pn();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Wn(
void 0,t)}}function Wn(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":F(e);return Z(`cannot write ${o}`,rt(t,Zt))}async function ci(e,t,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,u)=>{c=await Re(`${F(f)}: ${u}
`)||c};for(let f of e.files)try{t.skipUTF8&&await Kc(f)?(s+=1,t.dryRun&&await a(f,"would be left alone: it is UTF-8")):await Hc(
f,e,t,r,{run:n,say:a})?i+=1:o.push(f)}catch(u){Z(F(f),u),o.push(f)}if(!e.quiet){let f=t.dryRun?"would be converted":"con\
verted",u=s>0?`, ${s} left alone`:"",d=o.length>0?`, ${o.length} failed: ${o.map(F).join(", ")}`:"";Dt(`encoding-wasm: ${Q(
i,"file")} ${f}${u}${d}
`)}return o.length>0?Ct.failure:c}async function Hc(e,t,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
e:(0,k.join)(o,Vc(e));if(o!==void 0){let u=(0,k.resolve)(a);if(u===(0,k.resolve)(e))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(u))throw new Error(`${F(a)} is the place of another file; con\
vert it by itself`);i.add(u)}let f=w[t.to].name;if(r){let u="";if(await s({files:[e],output:a,isDry:!0,onDecision:E=>{u=
w[E].name}})!==0)return!1;let p=a===e?"":`, to ${F(a)}`,m=n?`, and kept as ${F(e+n)}`:"";return await c(e,`would be conv\
erted from ${u} to ${f}${p}${m}`),!0}try{return o!==void 0&&Yc((0,k.dirname)(a)),n?await Gc(e,n,()=>s({files:[e],output:a})):
await s({files:[e],output:a})===0}catch(u){throw rt(u,Zt)}}async function Gc(e,t,n){let o=T(`${e}${t}.tmp`);try{(0,Y.accessSync)(
T(e),Y.constants.R_OK)}catch(i){throw rt(i,Xt)}(0,Y.copyFileSync)(T(e),o);let r=await n()===0;return r?(0,Y.renameSync)(
o,T(`${e}${t}`)):(0,Y.rmSync)(o,{force:!0}),r}var ii=new Set;function Yc(e){ii.has(e)||(0,Y.mkdirSync)(T(e),{recursive:!0}),
ii.add(e)}function Vc(e){let t=(0,k.isAbsolute)(e)?(0,k.basename)(e):(0,k.relative)(".",e);return t.startsWith("..")?(0,k.basename)(
e):t}async function Kc(e){let t=new L(O,!0,!0),n=!0,o=!1;try{for await(let r of Le(e)){if(t.decode(r,!1),r.includes(0))return!1;
n&&=(0,si.isAscii)(r),o||=r.includes(27)}return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof N)return!1;
throw r}}var qc=.9,Ue=class{#t;#e=new D;constructor(t=yt({},"Examination")){this.#t=new dt(t)}add(t,n){let o=Math.min(l(t),Be-this.#e.
length);o>0&&this.#e.add(J(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return In(t)?yr(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=fi(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>fi(n.encoding,o)||n.score>=qc)&&ai(t.encoding,
o)!==ai(n.encoding,o)?i:void 0}},ai=(e,t)=>new L(e,!1,!0).decode(t,!1);function fi(e,t){let n=0,o=null;for(let r=0;r<l(t);r+=
b){let i=x(t,r,Math.min(r+b,l(t)));Se(e,o),nr(i,!1),n+=ft.malformed(),o=G()}return n}var zc=1<<20;async function ui({files:e,sniffing:t,json:n,quiet:o}){let r=yt(t,"--detect"),i=yt({...t,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of e)try{let f=new Ue(i),u=t.sniff==="detect"?f:new dt(r),{encoding:d,...p}=await Jc(a,u,f),
m=f.doubt&&Xc(f.doubt),E=f.detected?.kind??(p.source==="default"?"empty":"text");c.push({file:a,encoding:w[d].name,...p,
kind:E,doubt:m??null}),m&&!o&&Qt(F(a),Zc(m))}catch(f){s=Z(F(a),f)}return await Re(n?`${JSON.stringify(c,null,2)}
`:Qc(c))||s}async function Jc(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of Le(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>zc))break;return r(new Uint8Array,!0),t.decision}function Xc({declared:e,
detected:t,...n}){let o=t===void 0?null:w[t].name;return{declared:w[e].name,detected:o,...n}}function Zc({declared:e,detected:t,
score:n,malformed:o}){let r=`has ${Q(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===null?`it d\
eclares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Qc(e){let t=e.
map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,F(o)]),n=[
0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var ke=class{#t;#e;#n=0;#o=0;constructor(t,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=lt(t,A,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=lt(A,n,{...s,ignoreBOM:nt(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(t,n,o){let r=[];this.#t.transcode(t,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?ta(c):c,y.none,o);n===y.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let t={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,t}};function ta(e){let t=new Uint8Array(e.length),n=0;for(let o=0;o<e.length;o+=2)e[o]===253&&e[o+1]===255||(t[n++]=e[o],
t[n++]=e[o+1]);return t.subarray(0,n)}var di=require("node:fs"),li=require("node:path");function hi(){let e=(0,li.join)(__dirname,"encoding.wasm");try{return Lo((0,di.readFileSync)(e)),!0}catch(t){let{message:n}=rt(
t,{});return Z(`its part ${F(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}function pi(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function mi(e,t,n){let{prototype:o}=t;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
e,n.prototype)}function Pe(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=K(e,o),i=V(j(t),o),{fatal:s,ignoreBOM:c}=v(n,{fatal:Boolean,
ignoreBOM:Boolean},o),a=X(r),f=Tt(a),u=f&&!c?f.bytes.length:0,d=new L(f?.encoding??i,s,!0,u);return en(o,()=>d.decode(x(
a,u),!0))}function jn(e){return ea(O,X(K(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function ea(e,t){return new L(e,!1,!0).decode(t,!0)}var Yn=1,wi=2,We=3,Vn=4,ht=10,je=1e3,gi=1010;function na(e,t){if(/[\t\n\f\r]/.test(e))return Yn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(e))return Vn;if(!/[\p{L}\p{M}]/u.test(e))return t<128?Yn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(e)?wi:We;if(t<12288){let n=t<880?1:t>>8;return ht*n+Number(/\p{Lu}/u.test(e))}return t<12544||t>=65377&&t<=65439?gi:
je}var oa=65280,ra=/[бгжзйф-я]/i,Hn;function ve(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(Pe(Uint8Array.from(r),e))}var Gn;function Kn(e){Gn??=new Uint16Array(65536),Hn??=[ve("shift_j\
is",136,151,64),ve("gbk",176,215),ve("big5",164,198,64),ve("euc-kr",176,200)];let t=Hn.map(()=>0),n=0,o=Yn;for(let r of e){
let i=Number(r.codePointAt(0)),s=Gn[i]||na(r,i);Gn[i]=s;let c=o>=ht;if(s===Vn)n+=22;else if(s===We)n+=c?15:o===We?7:11;else if(s===
wi)n+=c?9:7;else if(s>=je){for(let[a,f]of Hn.entries())s===gi?t[a]+=a>0?13:i>oa?9:5:t[a]+=f.has(r)?9:14;c&&o<je&&(n+=9)}else if(s>=
ht){let a=r<"\x80";a||(n+=s<2*ht?6:ra.test(r)?7:4),c&&o!==s?o>=je?n+=6:Math.trunc(o/ht)!==Math.trunc(s/ht)?n+=12:s%ht===
1&&(n+=a?3:11):c&&!a&&(n+=s%ht),(o===We||o===Vn)&&(n+=4)}o=s}return n+Math.min(...t)}var qn="Failed to execute 'decode' on 'TextDecoder'",zn=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=ia(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&mi(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=_,n=void 0){let o=this.#t,r=K(t,qn),i=le(n,"strea\
m",qn);return this.#e||o.reset(),this.#e=i,o.decode(bo(r),!i,qn)}},xi=pi(zn,"TextDecoder");function ia(e,t,n){let o=j(e),
r=le(t,"fatal",n),i=le(t,"ignoreBOM",n);return new L(Gr(o,n),r,i)}var Ti="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),sa=.25,Ii=/^[GSBE]/,Ai=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
ca=/^w|G|S|B.+5|KR/,Lt="UTF-8",aa=-2,fa=1,ua=1e3,da=40,la=.003,yi=30,Ei=10,ha=25,pa=7,ma=10,wa=15,ga=3,xa=4,Si=5;function Mi(e,t=void 0){
let n=j(e),{maxSteps:o}=v(t,{maxSteps:(c=2)=>Math.min(Number(c),ga)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-da),s=n.slice(i,i+ua);return ya(s,o).map(({steps:c,gain:a})=>({text:Oi(n,c)??n.replace(
/[^\r\n]+/g,f=>Oi(f,c)??f),path:c.map(({really:f,readAs:u})=>`${f} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function ya(e,t){
let n=bi(e);if(n>ha)return[];let o=Kn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,gain:0}];for(let a=0;a<t;a++){i=i.flatMap(
f=>Ea(f,o)).sort(Jn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,Si)}r.delete(e);let s=[...r.
values()].sort(Jn).slice(0,Si);for(let a of s)a.gain+=.6*bi(a.text);s.sort(Jn);let c=pa+Math.min(ma,40/e.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-wa))}var Jn=(e,t)=>t.gain-e.gain;function Ea({text:e,steps:t,bits:n},o){let r=[];
for(let[i,s]of Ti.entries()){let c=Ii.test(s)&&!Ai.test(e)?void 0:Xn(e,s);if(!c)continue;let f=e.includes(Rt)||Fi(c)?.includes(
Rt)?Oa:Mn(c).candidates;for(let{encoding:u,score:d}of f){if(d<la)break;if(t.length>0&&u!==Lt&&t[0].really!==Lt)continue;
let p=Zn(c,u,!0);if(p===void 0||p===e)continue;let m=n+2.4*Math.log2(d)-i*sa-(u===Lt?aa:fa)-(t.length>0?xa:0),E=o-Kn(p)+
m;r.push({text:p,steps:[...t,{really:u,readAs:s}],bits:m,gain:E})}}return r}function bi(e){if(e.includes(Rt))return 0;let t=Ai.
test(e),n=-1/0;for(let o of Ti){let i=ca.test(o)&&Ii.test(o)===t?Xn(e,o):void 0;if(!i)continue;let[s,c]=[2**-yi,2**-yi];
for(let{encoding:a,score:f}of Mn(i).candidates)a===o||Zn(i,a)===e?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:t?Math.max(-Ei,Math.min(n,Ei)):n}function Oi(e,t){let n=e;for(let{really:o,readAs:r}of t){let i=Xn(n,r),s=i&&Zn(i,
o);if(s===void 0)return;n=s}return n}var Sa=127,Rt="\uFFFD",ba=4,Oa=[{encoding:Lt,score:.9}];function Xn(e,t){let n=e.replaceAll(
Rt,"\x7F").replace(/[\x80-\x9F]/g,o=>Pe(Uint8Array.of(o.charCodeAt(0)),t));try{return new ut(hr(t,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function Zn(e,t,n=!1){if(e.includes(Sa))return t===Lt?Ta(e):void 0;try{return new xi(t,{
fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===Lt?Fi(e):void 0}}function Fi(e){let t=jn(e),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return ba*n<=o?t:void 0}function Ta(e){let t=jn(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Rt)&&n.length<=o.length+1?t.replaceAll("\x7F",
Rt):void 0}var He=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=lt(t,O,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=lt(O,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(t,n,o){if(this.#t.transcode(t,n,c=>this.#n.push(c)),n===y.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new L(O,!1,!0).decode(r,!0),[s]=Mi(i);n===y.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===y.result?n:y.none,o)}takeLosses(){let{malformed:t,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:t,firstMalformed:n}}};var Bi=13,Ge=10,Ye=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===U||n===A?2:1,this.#n=n===U?0:1,this.#t=
(t==="lf"?[Ge]:[Bi,Ge]).flatMap(o=>this.#e===1?[o]:n===U?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,
t]):t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Bi;if(a||c===Ge&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
Ge)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var Ni=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var Qn=new Set,to=!1,$i=Date.now();function eo(e){if(Qn.add(e),!to)for(let t of Ni)process.on(t,_i);return to=!0,()=>Qn.
delete(e)}function _i(e){for(let t of Qn)t();for(let t of Ni)process.off(t,_i);process.kill(process.pid,e)}function Ci(){
if(!(!to||Date.now()-$i<50))return new Promise(e=>{setImmediate(()=>{$i=Date.now(),e()})})}function Li(e,t,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=e;if(r)
return s>0&&i.push(`${Q(s,"invalid byte sequence")} ${no(s)} left out, ${oo(s)}at offset ${c}`),e.unmappable>0&&i.push(`${Di(
e.unmappable,n)} ${no(e.unmappable)} left out`),i;if(s>0){let d=Q(s,"invalid byte sequence"),p=`${oo(s)}at offset ${c}`;
i.push(`${d} became ${Aa(n,o)}, ${p}; the file is damaged, or not in ${w[t].name}: check --from, or use --fatal to stop \
at such bytes`)}let u=o==="ignore"?`${no(e.unmappable)} left out`:Ia[typeof o=="function"?"function":o];if(e.unmappable>
0&&u){let d=`${oo(e.unmappable)}${ro(f)} at offset ${a}`;i.push(`${Di(e.unmappable,n)} ${u}, ${d}; use --unmappable html\
, or --to utf-8`)}return i}var Ia={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},no=e=>e===1?"was":"were",oo=e=>e===1?"":"the first ",Di=(e,t)=>`${Q(e,"character")} that ${w[t].name} can't r\
epresent`;function ro(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${se(e)})`:se(e)}
function Aa(e,t){return ie(e)||e===W("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var ki=require("node:fs");var io=1e6,Ma=20*io,Fa=2*io,Ba=100,Ri=40,$a="\x1B[?25l",Na="\x1B[?25h",Ui="\r\x1B[K";function Pi(e,t,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(u){let d=Date.now();if(i&&d-c<Ba)return;c=d,s||n(),s=!0;let p=La(r,u,(d-a)/1e3);Dt(`${i?"":$a}${Ui}${p.
slice(0,process.stderr.columns)}`),i=!0}return{add(u){r+=u,!(r<Fa)&&(o??={total:Ca(e),canShow:_a(t)},o.canShow&&(o.total??
r)>=Ma&&f(o.total))},stop(){i&&Dt(`${Ui}${Na}`),i=!1}}}var _a=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.
stdout.isTTY);function Ca(e){let t=0;for(let n of e){let o=n==="-"?void 0:Da(n);if(!o?.isFile())return;t+=o.size}return t}
function Da(e){try{return(0,ki.statSync)(T(e))}catch{return}}function La(e,t,n){let o=`${Ve(e/Math.max(n,.001))} MB/s`;if(t===
void 0)return`${Ve(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*Ri)).padEnd(Ri,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Ve(e)} of ${Ve(t)} MB | ${o} | ${c}${s%
60} s left`}var Ve=e=>(e/io).toFixed(1);var vi=10,Ke=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new L(t,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(t){let n=0;for(let o=t.indexOf(vi);o>=0;o=t.indexOf(vi,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(t.slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=
1;this.#e=[]}};var pt=class extends Error{};async function ao(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Pi(
e.files,n,()=>{o?.keepListening?.(),n&&(r=eo(i))}),c=0;try{n||(r=eo(i)),o=e.isDry?Ra:Pn(e.output);let a=new so(e,t,o,s);
for(let f of e.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
Wn(e.output,a instanceof pt?a.cause:a)||c}return r(),c}var Ra={write(){},wait(){},finish(){},discard(){}},so=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new co(t,n,i=>{try{o.write(i)}catch(s){throw new pt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof pt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),Z(F(t),n)}}async end(){this.#o.convert(new Uint8Array,y.result),await this.#e.finish()}async#r(t){let n=await Un(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,y.none),await this.#i(),this.#n.add(r.
length),await Ci()}finally{await n.close()}this.#o.convert(new Uint8Array,y.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new pt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Qt(F(t),n)}},co=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=t;this.#t=t,this.#e=n,this.#n=o;let f=i==="keep"&&nt(r)&&t.files.length===1,u={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(t,u);let d=c==="fatal"||c==="translit";this.#a=d&&
!nt(r)?new Ke(r):void 0,this.#i=a&&new Ye(a,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){let o;this.#c=
!0,n!==y.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(t,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof pt)throw s;o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.
add(s))this.#f(c);if(this.#s=!o&&n===y.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.
settle();let i=o&&ka(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#f(t){this.#n(this.#i?this.#i.add(t):t)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,y.source)}catch(t){if(t instanceof pt)throw t}}takeMessages(){let{from:t,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:Li(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof t==
"object"&&s.unshift(Ua(r)),s}};function Ua({encoding:e,source:t,score:n}){let o=n===null?t:`${t}, ${n.toFixed(2)}`;return`\
it is taken for ${w[e].name} (${o})`}function ka(e,t){if(e instanceof N){let n=e.length===1?"is":"are";return new Error(
`${Q(e.length,"byte")} at offset ${e.offset} ${n} invalid in ${e.encoding}; check --from, or leave out --fatal to replac\
e such bytes with U+FFFD`)}if(e instanceof q&&t){let{line:n,column:o}=t;return new Error(`line ${n}, column ${o} (offset\
 ${e.index}): ${e.encoding} can't represent ${ro(e.codePoint)}; use --unmappable translit, html or replacement, or --to \
utf-8`)}return e}var Pa=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,va=R(()=>new Map(Pa.split(`
`).flatMap(e=>{let[t,...n]=e.split(" ");return n.map(o=>[o,W(t)])})));function Wi(e){return W(e)??va().get(ne(e))??tn(e)}var Ut=class extends Error{};var ji=["bash","zsh","fish"];var qe=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Wa,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:ja,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:_r},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Fn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:ji}];var ze=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Wa(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Hi(t)}function ja(e){let[t,...n]=e.split("//"),o=Hi(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Ut(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Hi(e){let t=W(e)??Wi(e);if(t===void 0)throw new Ut("No encoding has th\
is name; encoding-wasm --list shows all.");if(t===P)throw new Ut("It stands for an encoding that holds no text.");return t}var it="encoding-wasm",Je=()=>[...qe,...ze].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),c=r==="encoding"?Ha():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Ga(t)}}),Ha=()=>["auto",...w.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],Ga=e=>e.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function Gi(e){return{bash:Ya,zsh:Va,fish:Ka}[e]()}function Ya(){let e=Je().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),t=Je().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${it} in bash: put it into ~/.local/\
share/bash-completion/completions/${it}
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
complete -o filenames -F _encoding_wasm ${it}
`}function Va(){let e=Je().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${it}
# Completion for ${it} in zsh: put it into a directory of $fpath as _${it}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Ka(){let e=Je().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${it} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${it} in fish: \
put it into ~/.config/fish/completions/${it}.fish
${e.join(`
`)}
`}var Xe=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Yi(e){
let t=[...qe,...ze].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(p=>`\\fB${Xe(p)}\\fR`),u=f.pop(),d=r?`
${Xe(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,u+a].join(", ")}
${Xe(o)}${d}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Xe(e)}" "User Commands"
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
`}async function qa(e,t){if(!hi())return Ct.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:u,inPlace:d,outDir:p}=t,m={sniff:i,locale:s,detect:!0};if(o)return ui({...e,sniffing:m,json:r});
let E=u===void 0?void 0:_e(e.to),$={...e,from:n==="auto"?yt(m,"--from auto"):n,unmappable:E?et=>E(et)??u:e.unmappable,drop:c},
mt={isLending:!c&&!a&&!f&&!za($.unmappable),newTranscoder(et,St){let{from:bt,to:kt}=et;return a?new He(bt,kt,St):c?new ke(
bt,kt,St):lt(bt,kt,mt.isLending?{...St,take:bn}:St,"")},newFixer:f&&(()=>new Ie($.to))};if(d===void 0&&p===void 0)return ao(
$,mt);let{skipUtf8:te=!1,dryRun:Et=!1}=t;return ci($,{suffix:d,directory:p,skipUTF8:te,dryRun:Et},et=>ao({...$,...et},mt))}
var za=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
