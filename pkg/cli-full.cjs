"use strict";var an=Object.defineProperty;var Os=Object.getOwnPropertyDescriptor;var Ts=Object.getOwnPropertyNames;var As=Object.prototype.hasOwnProperty;var Is=(t,e)=>{for(var n in e)an(t,n,{get:e[n],enumerable:!0})},Fs=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Ts(e))!As.call(t,r)&&r!==n&&an(t,r,{get:()=>e[r],enumerable:!(o=Os(e,r))||o.enumerable});return t};var Ms=t=>Fs(an({},"__esModule",{value:!0}),t);var Uf={};Is(Uf,{completionFor:()=>Es,manual:()=>Ss,runFully:()=>Lf});module.exports=Ms(Uf);var Kt="encoding-wasm";function Bo(){throw new Error("encoding-wasm: call instantiate() first.")}var ue=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function T(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=Bs();function Bs(){let t=ue.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var $s=T(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),b=0,Dt=21,Co=29,No=32,bt=33,W=36,
U=37,B=38,_s=[[W,""],[35,"korean"],[32,"japanese"],[Co,"chinese"],[1,"single-byte"],[b,""]],Lo=t=>t<W&&t!==bt,Ot=t=>t>b&&
t<Co,Do=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[t].name),Cs=t=>_s.find(([e])=>t>=e)[1];function G(t){
let e=$s();return e.get(t)??e.get(ko(Ns(t)))}function Y(t,e){let n=G(t);if(n===void 0){let o=fn(t),r=o===void 0?"":` Did\
 you mean '${w[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(void 0){
let o=Cs(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${Kt}' doesn't include ${w[n].name}; import it from\
 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function fn(t){let e=le(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(
({labels:r})=>r.some(i=>le(i)===n));return o<0||o===W?void 0:o}var le=t=>ko(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").
replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Uo=[{encoding:b,bytes:[239,187,
191]},{encoding:U,bytes:[254,255]},{encoding:B,bytes:[255,254]}],he=3,dn=239;function it(t){if(t[0]>=dn)return Uo.find(e=>e.
bytes.every((n,o)=>t[o]===n))}function Ro({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function pe(t){
return Uo.find(e=>e.encoding===t)?.bytes}function st(t){return t===b||t===U||t===B}function Ns(t){let[e,n]=[0,t.length];
for(;e<n&&_o(t[e]);)e+=1;for(;n>e&&_o(t[n-1]);)n-=1;return t.slice(e,n)}var _o=t=>`	
\f\r `.includes(t);function ko(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var R=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var me=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Po=Symbol.for("encoding-wasm.UnmappableError"),K=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${me(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Po in o}[Po](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Wo=(t,e)=>t?.prototype?.[e],we=t=>Wo(globalThis.Buffer,t),Tt=we("ucs2Slice"),ge=we("ucs2Write"),vo=we("utf8Slice"),ut=we(
"latin1Slice"),Ls=t=>globalThis[t],jo=Ls("TextDecoder"),Ds=Wo(jo,"decode");function At(t){let e=new jo(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Ds}),n=>e.decode(n)}function lt(t){try{return t()}catch{return}}var z=()=>"InternalError"in globalThis,J=()=>"Bun"in globalThis,zt=()=>"Deno"in
globalThis,Ut=()=>Number.parseInt(globalThis.process?.versions?.node,10),Ho=()=>globalThis.process?.getBuiltinModule?.("\
node:buffer")?.isAscii;function xe(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],
t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(
t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],
t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+
6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],
t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+
8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],
t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],
t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var un=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Go=()=>Object.getPrototypeOf(Uint8Array.prototype),ye=t=>un(Go(),
t),ln=t=>un(DataView.prototype,t),Yo=t=>globalThis[t]&&un(globalThis[t].prototype,"byteLength"),Vo=t=>Go()[t],Us=ye(Symbol.
toStringTag),Ee=ye("buffer"),hn=ye("byteOffset"),qo=ye("byteLength"),Rs=Vo("set"),ks=Vo("slice"),Ps=ln("buffer"),Ws=ln("\
byteOffset"),vs=ln("byteLength"),Ko=Yo("ArrayBuffer"),js=Yo("SharedArrayBuffer"),h=t=>qo.call(t);function zo(t){let{length:e}=t;
return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:h(t)}var x=(t,e,n=h(t))=>new Uint8Array(Ee.call(t),hn.call(t)+
e,n-e);function It(t,e){let n=new Uint8Array(h(t)+h(e));return X(n,t),X(n,e,h(t)),n}function Se(t,e){let n=hn.call(t),o=e+
(-(n+e)&3),r=Math.max(0,h(t)-o)>>2,i=r>0?new Int32Array(Ee.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ht=(t,e)=>x(
t,0,Math.min(e,h(t))),X=(t,e,n)=>Rs.call(t,e,n),Z=(t,e,n)=>ks.call(t,e,n),Hs=64,Gs=24;function be(t,e,n){if(n>Gs)return Z(
t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Jt(t,e){if(e<=Hs)return!1;try{return Ko.
call(Ee.call(t)),!1}catch{return!0}}function V(t,e){if(!ArrayBuffer.isView(t)&&Jo(t)===void 0)throw new TypeError(`${e}:\
 The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Ft(t){return ArrayBuffer.isView(t)?Ys(t):Jo(t)===0?$:new Uint8Array(t)}var Xt=t=>t instanceof Uint8Array?t:Ft(t);
function Ys(t){try{return Us.call(t)===void 0?new Uint8Array(Ps.call(t),Ws.call(t),vs.call(t)):new Uint8Array(Ee.call(t),
hn.call(t),qo.call(t))}catch{return $}}var $=new Uint8Array;function Jo(t){for(let e of[Ko,js])try{return e?.call(t)}catch{}}
function Q(t,e,n){pn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Mt(t,e,n){
return t===void 0?!1:(pn(t,n),!!t?.[e])}function pn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(
`${e}: The provided value is not of type 'object'.`)}var j=t=>`${t}`;function mn(t){return(e,n)=>{let o=e===void 0?t[0]:j(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Vs=1024,qs=65539;function Zo(t,e,n){let o=Oe(a=>zs(a,n),t,e),r=Oe(Js,t,e);if(o&&r){let a=zt()?1/0:64;return{...r,read:(f,d)=>(d<
128?o:r).read(f,d),write:(f,d)=>(f.length<a?o:r).write(f,d),readBytes:o.readBytes,mostByTable:Vs}}let i=wn(t);if(o){let a=z()?
Oe(Xo,t,e):void 0;return a?{...o,read:(f,d)=>(d<4096?o:a).read(f,d)}:o}let s=r??Oe(Xo,t,e)??i,c=r?18:15;return{...s,read:(a,f)=>(f<=
c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function Oe(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=t(e);return r.write(o,n),wn(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Ks="\
strings";function zs(t,e){let[n]=WebAssembly.Module.customSections(e,Ks),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:qs}}function Js(t){let[e,n]=[
Tt,ge],o=new Uint8Array(t.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(a,f)=>e.call(r(),
a,a+2*f),write:(a,f)=>n.call(r(),a,f,2*a.length),most:1/0,collect:J()||zt()||typeof WeakRef!="function"?void 0:s};function s(a){
let f=c(2*a),d=0;return{add(u,l){X(f,new Uint8Array(t.buffer,u,2*l),d),d+=2*l},toText:()=>e.call(f,0,d)}}function c(a){let f=i?.
deref();if(f&&f[a-1]!==void 0)return f;let d=new Uint8Array(2**Math.ceil(Math.log2(a)));return i=new WeakRef(d),d}}function Xo(t){
let e=At("utf-16le"),{write:n,most:o}=wn(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function wn(t){
let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[
o/2,o/2+r];if(r<=18)return xe(i,s,r);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.
min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Te,p,xn,Qo,tr,tt,L={input:0,units:0,output:0},I=-1,O=65536,Zt=0,Ae={name:"",encoding:I},S={isBusy:!0,newCodec:NaN},Qt=NaN;
function pt(t,e){Ae.name=t,Ae.encoding=e,S.newCodec=Qt,S.isBusy&&er(),S.isBusy=!0}function er(){try{rr(),Te??=or(Bo()),tc(
new WebAssembly.Instance(Te),Te)}catch(t){throw ir(t)}}function nr(t){try{rr(),Te=Qs(or(t))}catch(e){throw ir(e)}er()}function or(t){return Xs(t)?t:new WebAssembly.Module(t)}function Xs(t){try{return WebAssembly.Module.customSections(t,Kt),
!0}catch{return!1}}var Zs="encoding-wasm";function Qs(t){let[e]=WebAssembly.Module.customSections(t,Zs),n=`${Kt} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function tc({exports:t},e){p=t,gn=
WebAssembly.RuntimeError,L.input=p.input(),L.units=p.units(),L.output=p.output(),ar(),tt=Zo(p.memory,L.units,e),Zt=Math.
min(p.units_length(),tt.most),S.isBusy=!1}function rr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function ir(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(ec(t))return new RangeError(
`encoding-wasm: ${sr} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${t}`):t}var sr="no memory for WebAssembly; free some, and call again",ec=t=>t instanceof
RangeError&&/memory/i.test(t.message);function Rt(){return En(),xn}function cr(){return En(),Qo}function yn(){return En(),
tr}function En(){xn[0]===void 0&&ar()}function ar(){let{buffer:t}=p.memory;xn=new Uint8Array(t),Qo=new Uint8Array(t,L.input,
O),tr=new Int32Array(t,p.codec(),p.codec_length()>>2)}function Sn(t,e){return pt(t,I),bn(e)}function bn(t){try{let e=t();
return S.isBusy=!1,e}catch(e){throw k(e)}}var gn;function k(t){if(!gn||!(t instanceof gn))return t;let e=w[Ae.encoding]?.
name,n=`${Ae.name}${e?` of ${e}`:""} failed`;return oc()?new RangeError(`encoding-wasm: ${n}: ${sr}`,{cause:t}):new Error(
`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:t})}var nc=32;function oc(){try{return p.memory.grow(nc),!1}catch{return!0}}function v(){let t=yn();return pr(t,new Int32Array(t.length))}function hr(){return p.held()!==0?v():(S.newCodec=ne,null)}
var On=t=>pr(t,yn());function pr(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function ee(t,e){mr(t,e)||(pt("decod\
ing",t),e?On(e):p.new_decoder(t),ne=t===bt||t===W?Qt:t)}var ne=Qt;function mr(t,e){return e||S.newCodec!==t||S.isBusy?!1:
(S.newCodec=Qt,S.isBusy=!0,!0)}function Ie(t,e){mr(~t,e)||(pt("encoding",t),e?On(e):p.new_encoder(t),ne=~t)}function Tn(t,e,n,o){
pt("transcoding",t),o?On(o):p.new_transcoder(t,e,+n)}function wr(t,e){p.set_source_encoding(t,+e),S.isBusy=!1}function Bt(t){
let e=h(t),n=p.alloc(e)>>>0;return X(Rt(),t,n),[n,e]}var rc=T(()=>Uint8Array.from(ue,t=>t.charCodeAt(0))),fr,An=t=>Sn("s\
niffing",()=>(fr!==p&&p.give_labels(...Bt(rc())),fr=p,t())),In=(t,e,...n)=>An(()=>p.sniff_html(...Bt(t),e,...n)),gr=(t,e,n)=>An(
()=>p.sniff_xml(...Bt(t),e,n));function xr(t,e){let n=An(()=>p.find_declared_label(...Bt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var yr=(t,e)=>Sn("sniffing",()=>p.default_for(...Bt(t),e)),Er=()=>pt("detection",I);function Sr(t,e){
try{p.feed_detector(...Bt(t),+e)}catch(n){throw k(n)}}var br=(t,e,n,o)=>bn(()=>{let r=a=>a?Bt(a):[0,0],i=p.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=p.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))}),Or=-1,kt=-2;function Fn(t,e,n,o,r){te(t,e),S.isBusy=!0;let i=p.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&
(S.newCodec=ne),$e(i)}var ic=2;function Tr(t,e){let n=h(t);te(t,n),S.isBusy=!0;let o=p.decode_block(n,0,ic,+e);return S.
isBusy=!1,$e(o)}var at={encoding:I,at:0,most:0,owner:void 0};function Fe(t,e,n){if(at.encoding!==t||at.owner!==p||S.isBusy){
try{pt("decoding",t),at.owner=p,at.at=tt.readBytes?p.byte_table(t):0,at.most=!Do(t)&&tt.mostByTable||1/0,at.encoding=t}catch(r){
throw k(r)}S.isBusy=!1}if(at.at===0||n>at.most)return;if(n<=O)return te(e,n),dr(n);if(tt.most>Zt)return;let o="";for(let r=0;r<
n;r+=O){let i=Math.min(O,n-r);te(x(e,r,r+i),i),o=$t(o,dr(i))}return o}function Ar(t,e){let n=I,o,r;function i(s){try{return pt(
t,s),n=s,r=p,o=e(s),S.isBusy=!1,o}catch(c){throw k(c)}}return s=>s===n&&r===p&&!S.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var sc=16384,
Mn=Ar("encoding",t=>{let e=p.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=p.memory;return Ot(t)?new Uint8Array(n,e,sc):
new Uint16Array(n,e,65536)}),Me=Ar("decoding",t=>{let e=Ot(t),n=(!e?p.pair_table(t):p.byte_table(t))>>>0;return n>0?new Uint16Array(
p.memory.buffer,n,e?256:65536):void 0}),dr=t=>tt.readBytes(L.input,t,at.at);function $t(t,e){try{return t+e}catch(n){throw new RangeError(
"The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Ir=3,
Fr=t=>t+O+Ir<=Zt,cc=1<<28,Mr=t=>t>Zt&&t<cc?tt.collect?.(t+Ir):void 0,Br=()=>L.units,$r=()=>Rt()[L.units]|Rt()[L.units+1]<<
8,_r=(t,e)=>tt.read(L.units+2*t,e-t),Be=(t,e,n)=>tt.write(t.slice(e,n),L.units);function Bn(t,e,n,o){S.isBusy=!0;let r=p.
encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&F.finished()&&(S.newCodec=ne),$e(r)}var E={none:0,source:1,result:2};
function Cr(t,e,n,o){let r=h(t);te(t,r),S.isBusy=!0;let i=p.transcode_block(r,+e,n,o);return S.isBusy=!1,$e(i)}var ac=8;
function te(t,e){let n=cr();if(e>ac)try{X(n,t)}catch{X(n,x(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function $e(t){if(t<
kt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var oe=t=>be(Rt(),
L.output,t),$n=t=>Rt().subarray(L.output,L.output+t),F={finished:()=>p.finished()!==0,read:()=>p.read(),written:()=>p.written(),
codePoint:()=>p.code_point(),start:()=>p.start(),length:()=>p.length()},mt={malformed:()=>p.replaced(),firstMalformed:()=>p.
first_replaced(),unmappable:()=>p.unmapped(),firstUnmappable:()=>p.first_unmapped(),codePoint:()=>p.unmapped_code_point()};var Cn=64,Nr=4*Cn,fc=new Uint8Array(Nr);var Lr=T(()=>ge?96:z()?1024:256),Nn=T(()=>z()||J()?4096:128),dc=T(()=>new Uint8Array(2*Nn()));function Dr(t,e){let{length:n}=t,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function Ur(t,e){
let{length:n}=t,o=2*n<=Nr?fc:dc(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return be(o,0,r)}var Rr=new Uint8Array(36),Ln=uc(Rr);function uc(t){return new Uint16Array(t.buffer)}var Dn=T(()=>ut?Rn()?0:8:18),q={length:0,
bytes:[0,0]};function re(t,e,n){if(e>18)return;if(t[0]<128&&e>Dn())return Rn()&&kn(t,e)?ut.call(t,0,e):void 0;let o=0;for(let r=0;r<
e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){_n(
i,0,1);break}let a=t[r++]^128;if(a>=64)return;if(i<224)s=(i&31)<<6|a;else{if(s=(i&15)<<12|a<<6,s<2048||(s&63488)===55296)
return;if(c){_n(i,a^128,2);break}let f=t[r++]^128;if(s|=f,f>=64||s===65279)return}}Ln[o++]=s}return kr(o)}function Un(t,e,n,o){
let r,i=0;for(let s=0;s<e;){let c=t[s++],a=c;if(c>=128){if(r??=Me(o),!r)return;if(a=r[c],a===0){if(s<e)a=r[c|t[s++]<<8];else if(!n&&
o!==No){_n(c,0,1);break}}if(a===0||a===65533)return}Ln[i++]=a}return kr(i)}function _e(t,e,n){return q.length=0,re(x(t,e,
n),n-e,!1)===""}function _n(t,e,n){q.length=n,q.bytes[0]=t,q.bytes[1]=e}function kr(t){return t<3||!Rn()?xe(Ln,0,t):Tt.call(
Rr,0,2*t)}var Rn=T(()=>J()&&lt(lc)===!0);function lc(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.
call(t,0,t.length);return e(Tt)==="a\uFEFF\uD83D"&&e(ut)==="a\0\xFF\xFE=\xD8"}function kn(t,e){for(let n=0;n<e;n++)if(t[n]>=
128)return!1;return!0}var Wn=["fatal","html","replacement"],hc=2048;function pc(t,e){let{length:n}=t,o=Ot(e);if(n>Cn&&n>(o?Lr():Nn()))return;if(o)
return Dr(t,Mn(e));if(!!0)return;let r=Mn(e);return r&&Ur(t,r)}var wt=class t{encoding;unmappable;#t;#e=null;#n=0;#o=$;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:Wn.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>O)return;let n=pc(e,this.encoding);
if(n)return n;try{Ie(this.encoding,null),Be(e,0,e.length);let o=Bn(0,e.length,this.#r,!0);return o===kt||!F.finished()?void 0:
(this.#n=0,oe(o))}catch(o){throw k(o)}}#s(e,n){let o=new D;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new K(
r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=$,this.#e=null,
this.#n=0);let a=this.#t,f=this.#r,d=a?hc:O,u=a&&this.encoding===bt?new Pn(c,o):void 0,l=u?m=>u.add(m):o;try{Ie(this.encoding,
s);for(let m=0;m===0||m<e.length;m+=d){let g=Math.min(m+d,e.length);Be(e,m,g);let N=g===e.length;for(let St=0,de=!1;!de;){
let Ct=Bn(St,g-m,f,n&&N);l(oe(Ct===kt?F.written():Ct));let cn=i+m+St+F.start();if(St+=F.read(),de=Ct!==kt&&F.finished(),
Ct!==kt)continue;let rt=F.codePoint();if(a){let Nt=v(),Lt=()=>this.locate(cn),qt=a(rt,Lt),bs=this.#c(Nt,qt,l,rt,Lt);Ie(this.
encoding,bs),Be(e,m,g)}else r(rt,cn)}}}catch(m){throw k(m)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=v(),this.#n=
i+e.length}#c(e,n,o,r,i){if(n===null)throw new K(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,
"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new K(c,i(),this.name)}),s.#e}},Pr=27,Wr=3,Pn=class{held;#t;constructor(e,n){
this.held=e,this.#t=n}add(e){let n=h(e);if(n===0)return;e[0]!==Pr&&this.#t(this.held);let o=e[n-Wr]===Pr?n-Wr:n;this.#t(
Z(e,0,o)),this.held=Z(e,o,n)}},D=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};
this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=h(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){
if(this.#t&&!this.#t.next)return this.#t.bytes;let e=mc(this.#n),n=0;return this.forEach(o=>{X(e,o,n),n+=h(o)}),e}};function mc(t){
try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with \
{ stream: true } or by a stream.`,{cause:e})}}function vr(t,e){let n=Y(t,e);if(n===U||n===B){let{name:o}=w[n];throw new RangeError(
`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return jr(n,t,e)}function jr(t,e,n){if(t===
W)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Hr=4096,Ce=class{#t;#e;#n=new D;#o=!1;constructor(e){this.#t=e,this.#e=e===U||e===B?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<Hr*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.concatenate();
this.#n=new D;let n=it(e)?.bytes.length??0,o=this.#r(x(e,n,Math.min(h(e),n+Hr*this.#e)));if(!vn(o))return[e];let r=[],i=0;
for(let s=0;;s++){let c=xr(o,s);if(!c)break;let{start:a,length:f}=c,d=String.fromCharCode(...x(o,a,a+f));G(d)!==this.#t&&
(r.push(x(e,i,n+a*this.#e),this.#i(w[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,x(e,i)]}#r(e){if(this.#e===1)return e;
let n=new Uint8Array(h(e)>>1),[o,r]=this.#t===U?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*i+r]:128;return n}#i(e){
let n=new Uint8Array(e.length*this.#e),o=this.#t===U?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+o]=e.charCodeAt(r);return n}};
function vn(t){let e=0;for(;e<h(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Pt=t=>t==null?void 0:j(t);function Le(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function wc(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>Y(j(n),e))}}var De={allowUTF8:t=>t===void 0||!!t,candidates:wc,locale:Pt,maxBytes:Le,tld:Pt},jn=["text","ASCII",
"empty","binary","unknown"];function ie(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=h(t),a=Math.
min(c,i);Er();for(let g=0;g<a;g+=O){let N=Math.min(g+O,a);Sr(x(t,g,N),e&&N===c)}let f=br(o,r&&Ne(r),s&&Ne(s),n),{0:d,1:u,
2:l}=f,m=g=>({encoding:w[f[3+2*g]].name,score:f[4+2*g]});return{kind:jn[d],isASCII:jn[d]==="ASCII"||jn[d]==="empty",encoding:u<
0?void 0:u,score:l,candidates:Array.from({length:(f.length-3)/2},(g,N)=>m(N))}}function Ne(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function Hn(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=V(t,n),r=Q(e,De,
n),i=ie(Ft(o),!0,r);return{encoding:i.encoding===void 0?null:w[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates}}var gc=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ue=1024,xc=1<<
20,yc=65536,Ec=[bt,W,U,B],Wt=(t,e)=>{let n=Pt(t);return n===void 0?I:Y(n,e)},Gr=(t,e)=>Math.min(Le(t,e)??Ue,xc),Yr=t=>G(
Pt(t)??"")??I;function Sc(t,e){if(t)return Q(t===!0?void 0:t,De,e)}var bc={defaultEncoding:Wt,detect:Sc,likelyEncoding:Wt,
locale:Pt,maxPrescanBytes:Gr,parentEncoding:Wt,transportLayerEncodingLabel:Yr,userOverride:Wt};function Oc(t,e){let n=Q(
t,bc,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(he,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,d=Math.min(h(s),r),u=In(s,d,c,i,a,f);return u===I?void 0:se(u)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>Vr(s)??Tc(o,n.defaultEncoding)}}function Vr(t){if(!(t?.encoding===void 0||
t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Tc(t,e){return se(
yr(Ne(t),e===I?Dt:e))}var Ac={defaultEncoding:Wt,maxPrescanBytes:Gr,transportLayerEncodingLabel:Yr};function Ic(t,e){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=Q(t,Ac,e),i=s=>{let c=Math.min(h(s),o),a=se(gr(s,c,r));
return a.source==="default"&&n!==I?{...a,encoding:n}:a};return{prescanned:Math.max(he,o),declared:i,decide:()=>i($)}}function Fc(t,e){
let n={...De,defaultEncoding:Wt},{defaultEncoding:o,...r}=Q(t,n,e);return{prescanned:he,declared(i){let s=it(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===I?i?.encoding??Dt:o;return Vr(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Mc={detect:Fc,html:Oc,xml:Ic},Gn=["detect","ht\
ml","xml"],Bc={prefixBytes:Le,sniff:mn(Gn)};function _t(t,e){let{prefixBytes:n,sniff:o}=Q(t,Bc,e),r=Mc[o](t,e),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??yc,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!Ec.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>$c(r,c),takesWhole:n===
void 0}}function $c({prescanned:t,declared:e,options:n,decide:o},r){return e(ht(r,t))??o(n&&ie(r,!0,n))}function qr(t){let e=ht(
t,Ue),n=In(e,h(e),I,I,I,I);return n===I||se(n).source==="BOM"?void 0:se(n)}function se(t){let e=t&65536?"certain":"tenta\
tive";return{encoding:t&255,confidence:e,source:gc[t>>8&255],score:null}}var Yn=4096,_c=27,Cc=65533,Re=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new wt(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==Cc&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=h(e);for(let i=0;i===0||i<r;i+=Yn){let s=r-i<=Yn;this.#s(
x(e,i,s?r:i+Yn),s?n:E.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Lc(r,e),s[d-i]);let c=new D,
a;try{this.#t.transcode(e,n===E.result?E.source:n,d=>c.add(d))}catch(d){a=d}let f=Nc(c.concatenate());try{this.#e.encodeOrFail(
f,n===E.result,o),this.#n=n===E.result?0:i+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let e={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function Nc(t){
let e=new Uint16Array(h(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}
function Lc(t,e){let n=h(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Dc(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(
x(e,c,c+1),E.none,d=>{a+=h(d)/2})}catch(d){if(d instanceof R)break;throw d}let f=a===0&&c-(s-t.position)===2&&e[c-2]===_c;
for(let d=0;d<a;d++)r[i++]=d===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function Dc(t){try{t.copy(!0).
transcode($,E.source,()=>{})}catch(e){if(e instanceof R)return e.offset;throw e}return t.position}var qn=-1,Vn=27,Zr="(B",Qr="(J",ti=[Zr,Qr,"(I","$@","$B"],Uc=4,Kr=32,ke=class{#t=!0;#e=!0;read(e,n){let o=h(e),r=this.#t?
Rc(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=vc(e,i)),i!==o);){let a=e[i];if(a===Vn&&this.#e){let f=Xr(e,i);if(s=ti.includes(
f),!s&&!n&&Hc(f))break;this.#e=s}else s=a>=128||i<r&&jc(a);s||(i+=1)}let c=s?i:qn;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=h(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==Vn)continue;if(r>n&&o-r<=
Uc)return r;let i=Xr(e,r);this.#e&&=i===Zr||i===Qr}return o}};function Rc(t){let[e,n]=[!0,!0];for(let o=0;o<Kr;o+=2){if(o+
1>=h(t))return 1/0;if(e&&=Jr(t[o],t[o+1]),n&&=Jr(t[o+1],t[o]),!e&&!n)return o+2}return Kr}var kc=16843009,Pc=454761243,Wc=2155905152;
function vc(t,e){let n=h(t),{start:o,words:r}=Se(t,e),i=zr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^Pc;if(((r[s]|c-kc&~c)&Wc)!==0)break}return zr(t,o+4*s,n)}function zr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==
Vn;)o+=1;return o}var Jr=(t,e)=>t===48||t>=78||t===32&&e>=16&&e<=94||t===33&&e===34,jc=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Xr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,h(t));o++)n+=String.fromCharCode(
t[o]);return n}var Hc=t=>t.length<2&&ti.some(e=>e.startsWith(t));var Gc=2048,Yc=64,gt=class{decision=null;sample=$;detected;#t;#e=!0;#n=!1;#o=new ke;#r=new D;#i;#s=0;#c=$;#a=$;constructor(e){
this.#t=e,this.#i=e.prescanned}add(e,n){let o=new D;if(this.#e&&n&&this.#t.takesWhole)return this.#f(this.#t.sniff(e),o,
e);if(this.#e=!1,this.#r.length+h(e)<this.#i&&!n)return this.#l(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();
this.#r=new D;let i=ht(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#f(s,o,r):this.#d(
r,n,o)}#d(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#f(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=h(s);if(a===qn)return n?this.#f(i(this.#u(s,!0)),
o,s):this.#l(s,f+1,o);let d=ni(s,a-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(f<u&&!n)return this.#l(
s,u,o);let l=ht(s,Math.max(0,u)),m=this.#u(l,f<u);if(!r.passesASCII||!Vc(m,l)||u<=d)return this.#f(i(m),o,s);s=this.#h(s,
this.#o.skip(l,a-c),o)}}#u(e,n){this.sample=It(It(this.#c,this.#a),e);let o=this.#t.detection.options;return this.detected=
ie(this.sample,n,{...o,maxBytes:void 0}),this.detected}#l(e,n,o){let r=h(e);return r>0&&this.#r.add(Z(e,0,r)),this.#i=n,
{passed:o,rest:null}}#h(e,n,o){let r=ht(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,Gc-h(this.#c));return i>0&&(this.#c=
It(this.#c,ht(r,i))),this.#a=ei(It(this.#a,ei(x(r,i)))),x(e,n)}#f(e,n,o){return this.decision=e,{passed:n,rest:o}}},ei=t=>x(
t,Math.max(0,h(t)-Yc));function ni(t,e,n){let o=Math.min(h(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Vc(t,e){
return t.isASCII||t.encoding===void 0&&!(e[ni(e,0,1/0)]>=128)}var oi=`4h	!
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
n	?`;var qc=T(()=>{let t=0;return new Map(oi.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Kc=3,ri=t=>/[\u0300-\u0336\u0339-\u036F]/.
test(t);function Pe(t){let e=new wt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof K)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ii(String.fromCodePoint(r),n,Kc),o.set(r,i)),i}}function ii(t,e,n){
if(ri(t))return"";if(n===0)return null;let o=zc(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>e(c)?c:ii(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function zc(t){let e=[...qc().get(t)??[],...Jc(
t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Jc(t){let e=t.normalize("NFD"),
[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,a=o.filter((l,m)=>c(m)),f=o.filter((l,m)=>!c(
m)),d=[n,...a].join("").normalize("NFC"),u=d+f.join("");u.normalize("NFD")===e&&r.push(u),f.every(ri)&&i.push(d)}return[
...r,...i]}var si=["fatal","html","replacement","ignore","translit"];function ci(t,e,n){return typeof t=="function"?(o,r)=>Xc(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Pe(e):void 0}function Xc(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=Ft(V(t,e));return Z(n,0,h(n))}function xt(t,e,n,o){return typeof t=="number"?ai(t,e,n,o):new Kn(t,ai(b,e,n,o))}function ai(t,e,n,o){let r=ci(n.unmappable,
e,o);return r&&!st(e)?new Re(Zc(t,n),e,n.unmappable,r):new We(t,e,n)}function Zc(t,e){return new We(t,B,{...e,bom:!1,unmappable:"\
fatal"})}var fi={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},We=class t{from;to;#t=null;#e=0;#n;#o={
...fi};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Tn(e,this.to,this.#n.ignoreBOM,this.#t),wr(e,n),this.#t=v())}get position(){
return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=oe}=this.#n;
s&&!this.#t&&o(Uint8Array.from(pe(this.to)??[]));let f=Math.max(0,Wn.indexOf(c)),d=h(e);try{Tn(this.from,this.to,i,this.#t);
for(let u=0;;){let l=d-u<=O,m=l&&u===0?e:x(e,u,l?d:u+O),g=Cr(m,r,f,l?n:E.none);this.#r(this.#e+u);let N=g<0?F.written():
g;if(N>0&&o(a(N)),g<0&&this.#i(g,u),u+=F.read(),l&&F.finished())break}}catch(u){throw k(u)}this.#t=v(),this.#e=n===E.none?
this.#e+d:0}takeLosses(){let e=this.#o;return this.#o={...fi},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
mt.firstMalformed()),n.malformed+=mt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+mt.firstUnmappable(),n.codePoint=
mt.codePoint()),n.unmappable+=mt.unmappable()}#i(e,n){let o=this.#e+n+F.start();throw this.#t=v(),this.#e=0,e===Or?new R(
w[this.from].name,o,F.length()):new K(F.codePoint(),o,w[this.to].name)}},Kn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){
this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(e,n,o):this.#s(r,e,n,o),n===E.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(b,!1),new gt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==E.none);i.forEach(c=>{this.#r.
transcode(c,E.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var Ui=require("node:buffer"),H=require("node:fs"),P=require("node:path");var di=512,Qc=t=>t>32&&t<=96&&pi(),ta=T(J),ea=64;function ui(t,e,n){if(n>ea||n<=Dn()||(e[0]|e[n>>1]|e[n-1])>=128||!kn(e,
n))return;let o=hi();return o?o.call(e,0,n):Fe(t,e,n)}var zn=[];function li(t,e,n){return n<di?(Qc(n)?Xn(t,e,n):void 0)??
(ta()?Jn(t,e,n):void 0)??Fe(t,e,n)??Jn(t,e,n)??Xn(t,e,n):Jn(t,e,n)??(ra(t)?Xn(t,e,n):void 0)??Fe(t,e,n)}function Jn(t,e,n){
let o=hi();if(!(!o||t!==Dt||!oa(e,n)||Jt(e,n)))try{return o.call(e,0,n)}catch{return}}function Xn(t,e,n){if(!Jt(e,n)){zn[t]===
void 0&&(zn[t]=lt(()=>sa(t))??null);try{return zn[t]?.(e)}catch{return}}}var hi=T(()=>lt(na));function na(){let t=ut,e=Uint8Array.
from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function oa(t,e){if(e<di)return Zn(
t,0,e);let{start:n,words:o}=Se(t,0),r=n+4*o.length;if(!Zn(t,0,n)||!Zn(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];
if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Zn(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;
return!0}var ra=t=>t===Dt?ia():pi(),pi=T(z),ia=T(()=>z()||J()||!(Ut()>0));function sa(t){let e=Me(t),n=At(w[t].name),o=i=>n(
i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(
i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var ca=24,mi=T(()=>lt(da)),aa=T(()=>lt(ha));function wi(t,e,n){if(t!==b&&t!==B||n<ca||Jt(e,n))return;let o=t===b?mi():aa();return o?.takes?.(e)===!1?void 0:o}var fa=2048,
gi=256;function xi(t,e,n,o){if(e>gi||t[0]===239)return;let r=mi();if(!r)return;let i=t[e-1]>=128?r.completeLength(t,e):e;
if(!(i<e&&(n||!_e(t,i,e))))try{let s=r.decodeFew(i<e?x(t,0,i):t,i);return o&&s?.includes("\uFFFD")?void 0:s}catch{return}}function da(){let t=Ut()<22,e=t?Ho():void 0;if(t&&!e)return;let n=At("utf-8"),o=ua(n),r=[239,187,191,97,230,188,162,240,
159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\
\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,a=Uint8Array.of(97,127),f=o(s,s.length)===c&&n(s)===c&&o(a,2)==="a\x7F",d=ut;if(!(!f||
e&&d.call(a,0,2)!=="a\x7F"))return{decode(u,l,m){try{if(e)return d.call(u,0,l);let g=n(u);return m&&g.includes("\uFFFD")?
void 0:g}catch{return}},decodeFew:o,takes:e,completeLength(u,l){for(let m=1;m<=3&&m<=l;m++){let g=u[l-m];if(g<128)break;
if(g>=192)return(g>=240?4:g>=224?3:2)>m?l-m:l}return l}}}function ua(t){let e=Ut();if(e<22)return(r,i)=>i<=64||la(r,i)?t(
r):void 0;let n=J()?0:zt()?64:e>0?gi:0,o=vo;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function la(t,e){let n=0;for(let o=0;o<
e;o+=16)n|=t[o];return n<128}function ha(){return z()?ma():pa()}function pa(){let t=Tt,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".
toWellFormed()!=="a\uFFFD"))return yi(0,Ut()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:
s.toWellFormed()})}function ma(){let t=At("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return yi(fa,1/0,(e,n,o)=>{let r=t(e);return o&&r.includes("\uFFFD")?void 0:r})}var yi=(t,e,n)=>({decode(o,r,i){if(!(r%2===
1||r<t||r>e))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});var wa=65279,ga=256,xa=8,vt=new Uint8Array(18),_=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=zo(e);if(!this.#t){let d=this.#n>0,u=d?this.#c(e,r,n):this.#s(e,r,n);if(u!==void 0)
return n||this.#u(r),u;if(d){let l=this.#a(e,r,n,o);if(l!==void 0)return l;this.#l()}}let i=this.#t,s=this.#o,c=this.#r,
a="";try{a=this.#h(e,r,n)??this.#f(e,r,n)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,k(d)}let f=this.#i;if(f)throw this.#i=
null,this.#o=s,this.#r=c+r,o===void 0?f:f.toTypeError(o);return a}#s(e,n,o){let{encoding:r}=this;if(q.length=0,n===0)return"";
if(r===b)return re(e,n,o)??xi(e,n,o,this.fatal);if(!Lo(r))return;let i=Ot(r),s=ui(r,e,n)??(n<=(i?xa:18)?Un(e,n,o,r):void 0)??
(i?li(r,e,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#c(e,n,o){let r=this.#n+n;if(!(n===0||
r>18))return q.length=0,this.#d(e,r),this.encoding===b?re(vt,r,o):Un(vt,r,o,this.encoding)}#a(e,n,o,r){if(this.encoding!==
b)return;let i=this.#r,s=this.#o,c=this.#e,a=this.#n,f=c[0]<224?2:3;if(a+n<=f)return;this.#d(e,f);let d=re(vt,f,!0);if(d===
void 0)return;let u=f-a;this.#n=0,this.#r+=u;try{return $t(d,this.decode(x(e,u),o,r))}catch(l){throw l instanceof R||l instanceof
TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=a),l}}#d(e,n){vt[0]=this.#e[0],vt[1]=this.#e[1];for(let o=this.#n;o<
n;o++)vt[o]=e[o-this.#n]}#u(e){this.#r+=e,this.#o||=e>0,this.#n=q.length,q.length>0&&(this.#e=[q.bytes[0],q.bytes[1]])}#l(){
let e=Uint8Array.from(this.#e);try{ee(this.encoding,null),Fn(e,this.#n,0,this.fatal,!1),this.#t=v(),this.#n=0}catch(n){throw k(
n)}}#h(e,n,o){let r=wi(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<ga&&(this.#t||c<n))return;
if(this.#t){if(this.encoding!==b)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#f(x(e,0,i),i,!0),this.#i)
return s}if(!this.#o&&!this.ignoreBOM&&e[i]>=dn){let d=it(x(e,i,n));d?.encoding===this.encoding&&(i+=d.bytes.length,this.#r+=
d.bytes.length)}this.#o||=c>0;let a=i===0&&c===n?e:x(e,i,c),f=r.decode(a,c-i,this.fatal);if(f===void 0){if(s=$t(s,this.#f(
a,c-i,!0)),this.#i)return s}else s=$t(s,f),this.#r+=c-i;return c===n?s:this.encoding===b&&!o&&_e(e,c,n)?(this.#u(n-c),s):
$t(s,this.#f(x(e,c,n),n-c,o))}#f(e,n,o){ee(this.encoding,this.#t);let r="",i=Mr(n),s=this.#o||this.ignoreBOM||!st(this.encoding),
c=0;for(let a=0;;a+=O){let f=n-a<=O,d=Math.min(O,n-a),u=a===0&&f?e:x(e,a,a+d),l=Fn(u,d,c,this.fatal,o&&f);if(l<0)return this.#t=
v(),this.#i=new R(this.name,this.#r+a+F.start(),F.length()),r;if(c+=l,c>0&&(f||!Fr(c))){let m=!s&&$r()===wa?1:0;i?i.add(
Br()+2*m,c-m):r=$t(r,_r(m,c)),s=!0,c=0}if(f)break}return this.#o=s,this.#t=o?null:hr(),this.#r+=n,i?i.toText():r}};function Ei(t,e){
let n=Y(t,e);if(n===W)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacem\
ent', which decodes nothing.`);return n}var jt={failure:1,usage:2};var Qn=require("node:buffer");var bi=56320;function to(t){if((0,Qn.isUtf8)(t))return Si(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,Qn.isUtf8)(r));e+=o?Si(o):String.fromCharCode(bi+t[n]),n+=o?.length??1}return e}var Si=t=>Buffer.from(t.buffer,
t.byteOffset,t.length).toString();function A(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(
e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-bi)))}function M(t){return t===""?"''":t==="-"?"standard i\
nput":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var C=require("node:fs");var Ti=require("node:util");var Ai={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},ce={
...Ai,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ae={...Ai,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function ft(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Ti.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function et(t,e){
return fe(t,e instanceof Error?e.message:String(e)),jt.failure}function fe(t,e){Ht(`encoding-wasm: ${t}: ${e}
`)}var Oi=!1;function Ht(t){Oi||process.stderr.on("error",()=>{}),Oi=!0,process.stderr.write(t)}var nt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var ve=1<<18,Ii,eo=0;async function no(t,e){let n=async i=>{try{return await i()}catch(s){throw ft(s,ce)}},{next:o,close:r}=await n(
()=>t==="-"?ya(e):Ea(A(t),e));return{next:()=>n(o),close:r}}async function*je(t){let e=await no(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function ya(t){let e=_i((0,C.fstatSync)(eo,{bigint:!0}),t);return e.
isFile()?Mi(eo,e,()=>{}):Sa()}function Ea(t,e){let n=_i((0,C.statSync)(t,{bigint:!0}),e);if(!n.isFile())return ba(t);let o=(0,C.openSync)(
t,"r");return Mi(o,n,()=>(0,C.closeSync)(o))}function Mi(t,{size:e},n){Ii??=new Uint8Array(ve);let o=Ii,r=0;return{async next(){
let i=(0,C.readSync)(t,o,0,ve,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,C.fstatSync)(t,{bigint:!0}).size<e)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Sa(){let t=Bi(
eo,()=>{}),e=process.platform==="win32"?Fi():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!==
"EAGAIN")throw n;e=Fi()}return e.next()},close:()=>e?.close()}}function Fi(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function ba(t){let e=await $i(
n=>(0,C.open)(t,n));return Bi(e,()=>(0,C.closeSync)(e))}function Bi(t,e){let n=new Uint8Array(ve);return{next:async()=>{
let r=await $i(i=>(0,C.read)(t,n,0,ve,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var $i=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function _i(t,e){if(t.isDirectory())throw new Error(ce.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var y=require("node:fs"),ot=require("node:path");var Li=1;function ro(t){if(t===void 0)return Oa();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,y.lstatSync)(
A(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,y.statSync)(A(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(ot.sep))throw new Error(ae.EISDIR);return o&&!o.isFile()?io((0,y.createWriteStream)(A(t)),!0):(o&&(0,y.accessSync)(
A(t),y.constants.W_OK),Ia(n?oo(t):t,o))}var Ci;function Oa(){return Ci??=Ta(),Ci}function Ta(){let t=(0,y.fstatSync)(Li,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?io(process.stdout,!1):Aa(e)}function Aa(t){let e,
n=()=>{e??=io(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,y.writeSync)(Li,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function io(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function oo(t){if(!(0,y.lstatSync)(A(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=to((0,y.readlinkSync)(
A(t),"buffer"));return(0,ot.isAbsolute)(e)?oo(e):oo(`${to(y.realpathSync.native(A((0,ot.dirname)(t)),"buffer"))}${ot.sep}${e}`)}
var Ni=0;function Ia(t,e){Ni+=1;let n=[process.pid,Ni,Math.random().toString(36).slice(2)].join("-"),o=A((0,ot.join)((0,ot.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,y.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,y.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,y.writeSync)(r,a))},wait(){},finish(){s(),e&&(Fa(o,e),(0,y.chmodSync)(o,e.mode)),
(0,y.renameSync)(o,A(t))},discard(){try{s()}finally{(0,y.rmSync)(o,{force:!0})}}}}function Fa(t,{uid:e,gid:n}){try{(0,y.chownSync)(
t,e,n)}catch{}}async function He(t){try{let e=ro();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return so(
void 0,e)}}function so(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":M(t);return et(`cannot write ${o}`,ft(e,ae))}async function Ri(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,d)=>{c=await He(`${M(f)}: ${d}
`)||c};for(let f of t.files)try{e.skipUTF8&&await Ca(f)?(s+=1,e.dryRun&&await a(f,"would be left alone: it is UTF-8")):await Ma(
f,t,e,r,{run:n,say:a})?i+=1:o.push(f)}catch(d){et(M(f),d),o.push(f)}if(!t.quiet){let f=e.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(M).join(", ")}`:"";Ht(`encoding-wasm: ${nt(
i,"file")} ${f}${d}${u}
`)}return o.length>0?jt.failure:c}async function Ma(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
t:(0,P.join)(o,_a(t));if(o!==void 0){let d=(0,P.resolve)(a);if(d===(0,P.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${M(a)} is the place of another file; con\
vert it by itself`);i.add(d)}let f=w[e.to].name;if(r){let d="";if(await s({files:[t],output:a,isDry:!0,onDecision:g=>{d=
w[g].name}})!==0)return!1;let l=a===t?"":`, to ${M(a)}`,m=n?`, and kept as ${M(t+n)}`:"";return await c(t,`would be conv\
erted from ${d} to ${f}${l}${m}`),!0}try{return o!==void 0&&$a((0,P.dirname)(a)),n?await Ba(t,n,()=>s({files:[t],output:a})):
await s({files:[t],output:a})===0}catch(d){throw ft(d,ae)}}async function Ba(t,e,n){let o=A(`${t}${e}.tmp`);try{(0,H.accessSync)(
A(t),H.constants.R_OK)}catch(i){throw ft(i,ce)}(0,H.copyFileSync)(A(t),o);let r=await n()===0;return r?(0,H.renameSync)(
o,A(`${t}${e}`)):(0,H.rmSync)(o,{force:!0}),r}var Di=new Set;function $a(t){Di.has(t)||(0,H.mkdirSync)(A(t),{recursive:!0}),
Di.add(t)}function _a(t){let e=(0,P.isAbsolute)(t)?(0,P.basename)(t):(0,P.relative)(".",t);return e.startsWith("..")?(0,P.basename)(
t):e}async function Ca(t){let e=new _(b,!0,!0),n=!0,o=!1;try{for await(let r of je(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,Ui.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof R)return!1;
throw r}}var Na=.9,Ge=class{#t;#e=new D;constructor(e=_t({},"Examination")){this.#t=new gt(e)}add(e,n){let o=Math.min(h(e),Ue-this.#e.
length);o>0&&this.#e.add(Z(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return vn(e)?qr(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Pi(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Pi(n.encoding,o)||n.score>=Na)&&ki(e.encoding,
o)!==ki(n.encoding,o)?i:void 0}},ki=(t,e)=>new _(t,!1,!0).decode(e,!1);function Pi(t,e){let n=0,o=null;for(let r=0;r<h(e);r+=
O){let i=x(e,r,Math.min(r+O,h(e)));ee(t,o),Tr(i,!1),n+=mt.malformed(),o=v()}return n}var La=1<<20;async function Wi({files:t,sniffing:e,json:n,quiet:o}){let r=_t(e,"--detect"),i=_t({...e,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of t)try{let f=new Ge(i),d=e.sniff==="detect"?f:new gt(r),{encoding:u,...l}=await Da(a,d,f),
m=f.doubt&&Ua(f.doubt),g=f.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:a,encoding:w[u].name,...l,
kind:g,doubt:m??null}),m&&!o&&fe(M(a),Ra(m))}catch(f){s=et(M(a),f)}return await He(n?`${JSON.stringify(c,null,2)}
`:ka(c))||s}async function Da(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of je(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>La))break;return r(new Uint8Array,!0),e.decision}function Ua({declared:t,
detected:e,...n}){let o=e===void 0?null:w[e].name;return{declared:w[t].name,detected:o,...n}}function Ra({declared:t,detected:e,
score:n,malformed:o}){let r=`has ${nt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it \
declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function ka(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,M(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var Ye=class{#t;#e;#n=0;#o=0;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=xt(e,B,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=xt(B,n,{...s,ignoreBOM:st(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(e,n,o){let r=[];this.#t.transcode(e,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?Pa(c):c,E.none,o);n===E.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let e={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,e}};function Pa(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var vi=require("node:fs"),ji=require("node:path");function Hi(){let t=(0,ji.join)(__dirname,"encoding.wasm");try{return nr((0,vi.readFileSync)(t)),!0}catch(e){let{message:n}=ft(
e,{});return et(`its part ${M(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Ve=class{fatal;ignoreBOM;#t;#e;#n=$;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&h(this.#n)===0?e:It(this.#n,e);if(!n&&Ro(r))return this.#n=
r,"";let i=it(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new _(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?x(r,s):r,n,o)}};function Gi(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function Yi(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
t,n.prototype)}function qe(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=V(t,o),i=Y(j(e),o),s=Mt(n,"fatal",o),c=Mt(n,"igno\
reBOM",o);return new Ve(i,s,c).decode(Xt(r),!0,o)}function co(t){return Wa(b,Xt(V(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Wa(t,e){return new _(t,!1,!0).decode(e,!0)}var uo=1,Vi=2,ze=3,lo=4,yt=10,Je=1e3,qi=1010;function va(t,e){if(/[\t\n\f\r]/.test(t))return uo;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(t))return lo;if(!/[\p{L}\p{M}]/u.test(t))return e<128?uo:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(t)?Vi:ze;if(e<12288){let n=e<880?1:e>>8;return yt*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?qi:
Je}var ja=65280,Ha=/[бгжзйф-я]/i,ao;function Ke(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(qe(Uint8Array.from(r),t))}var fo;function ho(t){fo??=new Uint16Array(65536),ao??=[Ke("shift_j\
is",136,151,64),Ke("gbk",176,215),Ke("big5",164,198,64),Ke("euc-kr",176,200)];let e=ao.map(()=>0),n=0,o=uo;for(let r of t){
let i=Number(r.codePointAt(0)),s=fo[i]||va(r,i);fo[i]=s;let c=o>=yt;if(s===lo)n+=22;else if(s===ze)n+=c?15:o===ze?7:11;else if(s===
Vi)n+=c?9:7;else if(s>=Je){for(let[a,f]of ao.entries())s===qi?e[a]+=a>0?13:i>ja?9:5:e[a]+=f.has(r)?9:14;c&&o<Je&&(n+=9)}else if(s>=
yt){let a=r<"\x80";a||(n+=s<2*yt?6:Ha.test(r)?7:4),c&&o!==s?o>=Je?n+=6:Math.trunc(o/yt)!==Math.trunc(s/yt)?n+=12:s%yt===
1&&(n+=a?3:11):c&&!a&&(n+=s%yt),(o===ze||o===lo)&&(n+=4)}o=s}return n+Math.min(...e)}var po="Failed to execute 'decode' on 'TextDecoder'",mo=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Ga(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&Yi(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=$,n=void 0){let o=this.#t,r=V(e,po),i=Mt(n,"strea\
m",po);return this.#e||o.reset(),this.#e=i,o.decode(Xt(r),!i,po)}},Ki=Gi(mo,"TextDecoder");function Ga(t,e,n){let o=j(t),
r=Mt(e,"fatal",n),i=Mt(e,"ignoreBOM",n);return new _(Ei(o,n),r,i)}var ts="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ya=.25,es=/^[GSBE]/,ns=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Va=/^w|G|S|B.+5|KR/,Gt="UTF-8",qa=-2,Ka=1,za=1e3,Ja=40,Xa=.003,zi=30,Ji=10,Za=25,Qa=7,tf=10,ef=15,nf=3,of=4,Xi=5;function os(t,e=void 0){
let n=j(t),{maxSteps:o}=Q(e,{maxSteps:(c=2)=>Math.min(Number(c),nf)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-Ja),s=n.slice(i,i+za);return rf(s,o).map(({steps:c,gain:a})=>({text:Qi(n,c)??n.replace(
/[^\r\n]+/g,f=>Qi(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function rf(t,e){
let n=Zi(t);if(n>Za)return[];let o=ho(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(
f=>sf(f,o)).sort(wo);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,Xi)}r.delete(t);let s=[...r.
values()].sort(wo).slice(0,Xi);for(let a of s)a.gain+=.6*Zi(a.text);s.sort(wo);let c=Qa+Math.min(tf,40/t.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-ef))}var wo=(t,e)=>e.gain-t.gain;function sf({text:t,steps:e,bits:n},o){let r=[];
for(let[i,s]of ts.entries()){let c=es.test(s)&&!ns.test(t)?void 0:go(t,s);if(!c)continue;let f=t.includes(Yt)||rs(c)?.includes(
Yt)?ff:Hn(c).candidates;for(let{encoding:d,score:u}of f){if(u<Xa)break;if(e.length>0&&d!==Gt&&e[0].really!==Gt)continue;
let l=xo(c,d,!0);if(l===void 0||l===t)continue;let m=n+2.4*Math.log2(u)-i*Ya-(d===Gt?qa:Ka)-(e.length>0?of:0),g=o-ho(l)+
m;r.push({text:l,steps:[...e,{really:d,readAs:s}],bits:m,gain:g})}}return r}function Zi(t){if(t.includes(Yt))return 0;let e=ns.
test(t),n=-1/0;for(let o of ts){let i=Va.test(o)&&es.test(o)===e?go(t,o):void 0;if(!i)continue;let[s,c]=[2**-zi,2**-zi];
for(let{encoding:a,score:f}of Hn(i).candidates)a===o||xo(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:e?Math.max(-Ji,Math.min(n,Ji)):n}function Qi(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=go(n,r),s=i&&xo(i,
o);if(s===void 0)return;n=s}return n}var cf=127,Yt="\uFFFD",af=4,ff=[{encoding:Gt,score:.9}];function go(t,e){let n=t.replaceAll(
Yt,"\x7F").replace(/[\x80-\x9F]/g,o=>qe(Uint8Array.of(o.charCodeAt(0)),e));try{return new wt(vr(e,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function xo(t,e,n=!1){if(t.includes(cf))return e===Gt?df(t):void 0;try{return new Ki(e,{
fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===Gt?rs(t):void 0}}function rs(t){let e=co(t),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return af*n<=o?e:void 0}function df(t){let e=co(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Yt)&&n.length<=o.length+1?e.replaceAll("\x7F",
Yt):void 0}var Xe=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=xt(e,b,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=xt(b,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===E.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new _(b,!1,!0).decode(r,!0),[s]=os(i);n===E.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===E.result?n:E.none,o)}takeLosses(){let{malformed:e,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:e,firstMalformed:n}}};var is=13,Ze=10,Qe=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===U||n===B?2:1,this.#n=n===U?0:1,this.#t=
(e==="lf"?[Ze]:[is,Ze]).flatMap(o=>this.#e===1?[o]:n===U?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===is;if(a||c===Ze&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
Ze)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var cs=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var yo=new Set,Eo=!1,ss=Date.now();function So(t){if(yo.add(t),!Eo)for(let e of cs)process.on(e,as);return Eo=!0,()=>yo.
delete(t)}function as(t){for(let e of yo)e();for(let e of cs)process.off(e,as);process.kill(process.pid,t)}function fs(){
if(!(!Eo||Date.now()-ss<50))return new Promise(t=>{setImmediate(()=>{ss=Date.now(),t()})})}function us(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${nt(s,"invalid byte sequence")} ${bo(s)} left out, ${Oo(s)}at offset ${c}`),t.unmappable>0&&i.push(
`${ds(t.unmappable,n)} ${bo(t.unmappable)} left out`),i;if(s>0){let u=nt(s,"invalid byte sequence"),l=`${Oo(s)}at offset\
 ${c}`;i.push(`${u} became ${lf(n,o)}, ${l}; the file is damaged, or not in ${w[e].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${bo(t.unmappable)} left out`:uf[typeof o=="function"?"function":o];if(t.unmappable>
0&&d){let u=`${Oo(t.unmappable)}${To(f)} at offset ${a}`;i.push(`${ds(t.unmappable,n)} ${d}, ${u}; use --unmappable html\
, or --to utf-8`)}return i}var uf={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},bo=t=>t===1?"was":"were",Oo=t=>t===1?"":"the first ",ds=(t,e)=>`${nt(t,"character")} that ${w[e].name} can't \
represent`;function To(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${me(t)})`:me(t)}
function lf(t,e){return pe(t)||t===G("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var ps=require("node:fs");var Ao=1e6,hf=20*Ao,pf=2*Ao,mf=100,ls=40,wf="\x1B[?25l",gf="\x1B[?25h",hs="\r\x1B[K";function ms(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(d){let u=Date.now();if(i&&u-c<mf)return;c=u,s||n(),s=!0;let l=Sf(r,d,(u-a)/1e3);Ht(`${i?"":wf}${hs}${l.
slice(0,process.stderr.columns)}`),i=!0}return{add(d){r+=d,!(r<pf)&&(o??={total:yf(t),canShow:xf(e)},o.canShow&&(o.total??
r)>=hf&&f(o.total))},stop(){i&&Ht(`${hs}${gf}`),i=!1}}}var xf=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function yf(t){let e=0;for(let n of t){let o=n==="-"?void 0:Ef(n);if(!o?.isFile())return;e+=o.size}return e}
function Ef(t){try{return(0,ps.statSync)(A(t))}catch{return}}function Sf(t,e,n){let o=`${tn(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${tn(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*ls)).padEnd(ls,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${tn(t)} of ${tn(e)} MB | ${o} | ${c}${s%
60} s left`}var tn=t=>(t/Ao).toFixed(1);var ws=10,en=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new _(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(e){let n=0;for(let o=e.indexOf(ws);o>=0;o=e.indexOf(ws,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(e.slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=
1;this.#e=[]}};var Et=class extends Error{};async function Mo(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ms(
t.files,n,()=>{o?.keepListening?.(),n&&(r=So(i))}),c=0;try{n||(r=So(i)),o=t.isDry?bf:ro(t.output);let a=new Io(t,e,o,s);
for(let f of t.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
so(t.output,a instanceof Et?a.cause:a)||c}return r(),c}var bf={write(){},wait(){},finish(){},discard(){}},Io=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Fo(e,n,i=>{try{o.write(i)}catch(s){throw new Et("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Et)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),et(M(e),n)}}async end(){this.#o.convert(new Uint8Array,E.result),await this.#e.finish()}async#r(e){let n=await no(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,E.none),await this.#i(),this.#n.add(r.
length),await fs()}finally{await n.close()}this.#o.convert(new Uint8Array,E.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new Et("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),fe(M(e),n)}},Fo=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let f=i==="keep"&&st(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="translit";this.#a=u&&
!st(r)?new en(r):void 0,this.#i=a&&new Qe(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#c=
!0,n!==E.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof Et)throw s;o=s}for(let s of r)if(!this.#r)this.#d(s);else for(let c of this.#r.
add(s))this.#d(c);if(this.#s=!o&&n===E.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#d(s);this.#r=void 0}this.#a?.
settle();let i=o&&Tf(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#d(e){this.#n(this.#i?this.#i.add(e):e)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,E.source)}catch(e){if(e instanceof Et)throw e}}takeMessages(){let{from:e,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:us(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e==
"object"&&s.unshift(Of(r)),s}};function Of({encoding:t,source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`\
it is taken for ${w[t].name} (${o})`}function Tf(t,e){if(t instanceof R){let n=t.length===1?"is":"are";return new Error(
`${nt(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; check --from, or leave out --fatal to repla\
ce such bytes with U+FFFD`)}if(t instanceof K&&e){let{line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offse\
t ${t.index}): ${t.encoding} can't represent ${To(t.codePoint)}; use --unmappable translit, html or replacement, or --to\
 utf-8`)}return t}var Af=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],If=T(()=>new Map(Af.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function gs(t){
return G(t)??If().get(le(t))??fn(t)}var Vt=class extends Error{};var xs=["bash","zsh","fish"];var nn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Ff,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Mf,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:si},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Gn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:xs}];var on=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Ff(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:ys(e)}function Mf(t){let[e,...n]=t.split("//"),o=ys(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Vt(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function ys(t){let e=G(t)??gs(t);if(e===void 0)throw new Vt("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===W)throw new Vt("It stands for an encoding that holds no text.");return e}var dt="encoding-wasm",rn=()=>[...nn,...on].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?Bf():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:$f(e)}}),Bf=()=>["auto",...w.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],$f=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function Es(t){return{bash:_f,zsh:Cf,fish:Nf}[t]()}function _f(){let t=rn().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=rn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${dt} in bash: put it into ~/.local/\
share/bash-completion/completions/${dt}
_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  case $previous in
${t.join(`
`)}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W '${e.join(" ")}' -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _encoding_wasm ${dt}
`}function Cf(){let t=rn().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${dt}
# Completion for ${dt} in zsh: put it into a directory of $fpath as _${dt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Nf(){let t=rn().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${dt} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${dt} in fish: \
put it into ~/.config/fish/completions/${dt}.fish
${t.join(`
`)}
`}var sn=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Ss(t){
let e=[...nn,...on].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(l=>`\\fB${sn(l)}\\fR`),d=f.pop(),u=r?`
${sn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,d+a].join(", ")}
${sn(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${sn(t)}" "User Commands"
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
${e.join("")}.SH EXIT STATUS
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
`}async function Lf(t,e){if(!Hi())return jt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:d,inPlace:u,outDir:l}=e,m={sniff:i,locale:s,detect:!0};if(o)return Wi({...t,sniffing:m,json:r});
let g=d===void 0?void 0:Pe(t.to),N={...t,from:n==="auto"?_t(m,"--from auto"):n,unmappable:g?rt=>g(rt)??d:t.unmappable,drop:c},
St={isLending:!c&&!a&&!f&&!Df(N.unmappable),newTranscoder(rt,Nt){let{from:Lt,to:qt}=rt;return a?new Xe(Lt,qt,Nt):c?new Ye(
Lt,qt,Nt):xt(Lt,qt,St.isLending?{...Nt,take:$n}:Nt,"")},newFixer:f&&(()=>new Ce(N.to))};if(u===void 0&&l===void 0)return Mo(
N,St);let{skipUtf8:de=!1,dryRun:Ct=!1}=e;return Ri(N,{suffix:u,directory:l,skipUTF8:de,dryRun:Ct},rt=>Mo({...N,...rt},St))}
var Df=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
