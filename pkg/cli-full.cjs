"use strict";var cn=Object.defineProperty;var Es=Object.getOwnPropertyDescriptor;var Ss=Object.getOwnPropertyNames;var bs=Object.prototype.hasOwnProperty;var Os=(t,e)=>{for(var n in e)cn(t,n,{get:e[n],enumerable:!0})},Ts=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Ss(e))!bs.call(t,r)&&r!==n&&cn(t,r,{get:()=>e[r],enumerable:!(o=Es(e,r))||o.enumerable});return t};var As=t=>Ts(cn({},"__esModule",{value:!0}),t);var Lf={};Os(Lf,{completionFor:()=>gs,manual:()=>xs,runFully:()=>Cf});module.exports=As(Lf);var qt="encoding-wasm";function Fo(){throw new Error("encoding-wasm: call instantiate() first.")}var de=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function O(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=Is();function Is(){let t=de.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Fs=O(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),T=0,Lt=21,$o=29,_o=32,bt=33,P=36,
U=37,B=38,Ms=[[P,""],[35,"korean"],[32,"japanese"],[$o,"chinese"],[1,"single-byte"],[T,""]],Co=t=>t<P&&t!==bt,Ot=t=>t>T&&
t<$o,No=t=>/^(ibm866|iso-8859-6|koi8|windows-1256)/i.test(w[t].name),Bs=t=>Ms.find(([e])=>t>=e)[1];function G(t){let e=Fs();
return e.get(t)??e.get(Uo(_s(t)))}function Y(t,e){let n=G(t);if(n===void 0){let o=an(t),r=o===void 0?"":` Did you mean '${w[o].
name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=Bs(n);if(o&&
!(void 0).includes(o))throw new RangeError(`${e}: '${qt}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}\
' or 'encoding-wasm'.`)}return n}function an(t){let e=ue(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.
some(i=>ue(i)===n));return o<0||o===P?void 0:o}var ue=t=>Uo(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Lo=[{encoding:T,bytes:[239,187,191]},{encoding:U,bytes:[254,255]},{encoding:B,bytes:[255,
254]}],le=3,$s=239;function it(t){if(t[0]>=$s)return Lo.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Do({length:t,0:e,
1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function he(t){return Lo.find(e=>e.encoding===t)?.bytes}function st(t){
return t===T||t===U||t===B}function _s(t){let[e,n]=[0,t.length];for(;e<n&&Bo(t[e]);)e+=1;for(;n>e&&Bo(t[n-1]);)n-=1;return t.
slice(e,n)}var Bo=t=>`	
\f\r `.includes(t);function Uo(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var W=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var pe=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Ro=Symbol.for("encoding-wasm.UnmappableError"),q=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${pe(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Ro in o}[Ro](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var ko=(t,e)=>t?.prototype?.[e],me=t=>ko(globalThis.Buffer,t),Tt=me("ucs2Slice"),we=me("ucs2Write"),Po=me("utf8Slice"),ut=me(
"latin1Slice"),Cs=t=>globalThis[t],Wo=Cs("TextDecoder"),Ns=ko(Wo,"decode");function At(t){let e=new Wo(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Ns}),n=>e.decode(n)}function lt(t){try{return t()}catch{return}}var K=()=>"InternalError"in globalThis,z=()=>"Bun"in globalThis,Kt=()=>"Deno"in
globalThis,Dt=()=>Number.parseInt(globalThis.process?.versions?.node,10),vo=()=>globalThis.process?.getBuiltinModule?.("\
node:buffer")?.isAscii;function ge(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var fn=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,jo=()=>Object.getPrototypeOf(Uint8Array.prototype),xe=t=>fn(jo(),
t),dn=t=>fn(DataView.prototype,t),Ho=t=>globalThis[t]&&fn(globalThis[t].prototype,"byteLength"),Go=t=>jo()[t],Ls=xe(Symbol.
toStringTag),ye=xe("buffer"),un=xe("byteOffset"),Yo=xe("byteLength"),Ds=Go("set"),Us=Go("slice"),Rs=dn("buffer"),ks=dn("\
byteOffset"),Ps=dn("byteLength"),Vo=Ho("ArrayBuffer"),Ws=Ho("SharedArrayBuffer"),l=t=>Yo.call(t);function qo(t){let{length:e}=t;
return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:l(t)}var y=(t,e,n=l(t))=>new Uint8Array(ye.call(t),un.call(t)+
e,n-e);function It(t,e){let n=new Uint8Array(l(t)+l(e));return J(n,t),J(n,e,l(t)),n}function Ee(t,e){let n=un.call(t),o=e+
(-(n+e)&3),r=Math.max(0,l(t)-o)>>2,i=r>0?new Int32Array(ye.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ht=(t,e)=>y(
t,0,Math.min(e,l(t))),J=(t,e,n)=>Ds.call(t,e,n),X=(t,e,n)=>Us.call(t,e,n),vs=64,js=24;function Se(t,e,n){if(n>js)return X(
t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function zt(t,e){if(e<=vs)return!1;try{return Vo.
call(ye.call(t)),!1}catch{return!0}}function V(t,e){if(!ArrayBuffer.isView(t)&&Ko(t)===void 0)throw new TypeError(`${e}:\
 The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Ft(t){return ArrayBuffer.isView(t)?Hs(t):Ko(t)===0?$:new Uint8Array(t)}var Jt=t=>t instanceof Uint8Array?t:Ft(t);
function Hs(t){try{return Ls.call(t)===void 0?new Uint8Array(Rs.call(t),ks.call(t),Ps.call(t)):new Uint8Array(ye.call(t),
un.call(t),Yo.call(t))}catch{return $}}var $=new Uint8Array;function Ko(t){for(let e of[Vo,Ws])try{return e?.call(t)}catch{}}
function Z(t,e,n){ln(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Mt(t,e,n){
return t===void 0?!1:(ln(t,n),!!t?.[e])}function ln(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(
`${e}: The provided value is not of type 'object'.`)}var j=t=>`${t}`;function hn(t){return(e,n)=>{let o=e===void 0?t[0]:j(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Gs=1024,Ys=65539;function Jo(t,e,n){let o=be(a=>qs(a,n),t,e),r=be(Ks,t,e);if(o&&r){let a=Kt()?1/0:64;return{...r,read:(f,d)=>(d<
128?o:r).read(f,d),write:(f,d)=>(f.length<a?o:r).write(f,d),readBytes:o.readBytes,mostBytes:Gs}}let i=pn(t);if(o){let a=K()?
be(zo,t,e):void 0;return a?{...o,read:(f,d)=>(d<4096?o:a).read(f,d)}:o}let s=r??be(zo,t,e)??i,c=r?18:15;return{...s,read:(a,f)=>(f<=
c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function be(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=t(e);return r.write(o,n),pn(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Vs="\
strings";function qs(t,e){let[n]=WebAssembly.Module.customSections(e,Vs),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:Ys}}function Ks(t){let[e,n]=[
Tt,we],o=new Uint8Array(t.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(a,f)=>e.call(r(),
a,a+2*f),write:(a,f)=>n.call(r(),a,f,2*a.length),most:1/0,collect:z()||Kt()||typeof WeakRef!="function"?void 0:s};function s(a){
let f=c(2*a),d=0;return{add(u,p){J(f,new Uint8Array(t.buffer,u,2*p),d),d+=2*p},toText:()=>e.call(f,0,d)}}function c(a){let f=i?.
deref();if(f&&f[a-1]!==void 0)return f;let d=new Uint8Array(2**Math.ceil(Math.log2(a)));return i=new WeakRef(d),d}}function zo(t){
let e=At("utf-16le"),{write:n,most:o}=pn(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function pn(t){
let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[
o/2,o/2+r];if(r<=18)return ge(i,s,r);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.
min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Oe,h,wn,Xo,Zo,Q,L={input:0,units:0,output:0},I=-1,b=65536,Xt=0,Te={name:"",encoding:I},S={isBusy:!0,newCodec:NaN},Zt=NaN;
function pt(t,e){Te.name=t,Te.encoding=e,S.newCodec=Zt,S.isBusy&&Qo(),S.isBusy=!0}function Qo(){try{nr(),Oe??=er(Fo()),Zs(
new WebAssembly.Instance(Oe),Oe)}catch(t){throw or(t)}}function tr(t){try{nr(),Oe=Xs(er(t))}catch(e){throw or(e)}Qo()}function er(t){return zs(t)?t:new WebAssembly.Module(t)}function zs(t){try{return WebAssembly.Module.customSections(t,qt),
!0}catch{return!1}}var Js="encoding-wasm";function Xs(t){let[e]=WebAssembly.Module.customSections(t,Js),n=`${qt} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Zs({exports:t},e){h=t,mn=
WebAssembly.RuntimeError,L.input=h.input(),L.units=h.units(),L.output=h.output(),sr(),Q=Jo(h.memory,L.units,e),Xt=Math.min(
h.units_length(),Q.most),S.isBusy=!1}function nr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function or(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Qs(t))return new RangeError(
`encoding-wasm: ${rr} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${t}`):t}var rr="no memory for WebAssembly; free some, and call again",Qs=t=>t instanceof
RangeError&&/memory/i.test(t.message);function Ut(){return xn(),wn}function ir(){return xn(),Xo}function gn(){return xn(),
Zo}function xn(){wn[0]===void 0&&sr()}function sr(){let{buffer:t}=h.memory;wn=new Uint8Array(t),Xo=new Uint8Array(t,L.input,
b),Zo=new Int32Array(t,h.codec(),h.codec_length()>>2)}function yn(t,e){return pt(t,I),En(e)}function En(t){try{let e=t();
return S.isBusy=!1,e}catch(e){throw R(e)}}var mn;function R(t){if(!mn||!(t instanceof mn))return t;let e=w[Te.encoding]?.
name,n=`${Te.name}${e?` of ${e}`:""} failed`;return ec()?new RangeError(`encoding-wasm: ${n}: ${rr}`,{cause:t}):new Error(
`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:t})}var tc=32;function ec(){try{return h.memory.grow(tc),!1}catch{return!0}}function v(){let t=gn();return lr(t,new Int32Array(t.length))}function ur(){return h.held()!==0?v():(S.newCodec=ee,null)}
var Sn=t=>lr(t,gn());function lr(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function te(t,e){hr(t,e)||(pt("decod\
ing",t),e?Sn(e):h.new_decoder(t),ee=t===bt||t===P?Zt:t)}var ee=Zt;function hr(t,e){return e||S.newCodec!==t||S.isBusy?!1:
(S.newCodec=Zt,S.isBusy=!0,!0)}function Ae(t,e){hr(~t,e)||(pt("encoding",t),e?Sn(e):h.new_encoder(t),ee=~t)}function bn(t,e,n,o){
pt("transcoding",t),o?Sn(o):h.new_transcoder(t,e,+n)}function pr(t,e){h.set_source_encoding(t,+e),S.isBusy=!1}function Bt(t){
let e=l(t),n=h.alloc(e)>>>0;return J(Ut(),t,n),[n,e]}var nc=O(()=>Uint8Array.from(de,t=>t.charCodeAt(0))),cr,On=t=>yn("s\
niffing",()=>(cr!==h&&h.give_labels(...Bt(nc())),cr=h,t())),Tn=(t,e,...n)=>On(()=>h.sniff_html(...Bt(t),e,...n)),mr=(t,e,n)=>On(
()=>h.sniff_xml(...Bt(t),e,n));function wr(t,e){let n=On(()=>h.find_declared_label(...Bt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var gr=(t,e)=>yn("sniffing",()=>h.default_for(...Bt(t),e)),xr=()=>pt("detection",I);function yr(t,e){
try{h.feed_detector(...Bt(t),+e)}catch(n){throw R(n)}}var Er=(t,e,n,o)=>En(()=>{let r=a=>a?Bt(a):[0,0],i=h.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))}),Sr=-1,Rt=-2;function An(t,e,n,o,r){Qt(t,e),S.isBusy=!0;let i=h.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&
(S.newCodec=ee),Be(i)}var oc=2;function br(t,e){let n=l(t);Qt(t,n),S.isBusy=!0;let o=h.decode_block(n,0,oc,+e);return S.
isBusy=!1,Be(o)}var at={encoding:I,at:0,most:0,owner:void 0};function Ie(t,e,n){if(at.encoding!==t||at.owner!==h||S.isBusy){
try{pt("decoding",t),at.owner=h,at.at=Q.readBytes?h.byte_table(t):0,at.most=!No(t)&&Q.mostBytes||1/0,at.encoding=t}catch(r){
throw R(r)}S.isBusy=!1}if(at.at===0||n>at.most)return;if(n<=b)return Qt(e,n),ar(n);if(Q.most>Xt)return;let o="";for(let r=0;r<
n;r+=b){let i=Math.min(b,n-r);Qt(y(e,r,r+i),i),o=kt(o,ar(i))}return o}function Or(t,e){let n=I,o,r;function i(s){try{return pt(
t,s),n=s,r=h,o=e(s),S.isBusy=!1,o}catch(c){throw R(c)}}return s=>s===n&&r===h&&!S.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var rc=16384,
In=Or("encoding",t=>{let e=h.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=h.memory;return Ot(t)?new Uint8Array(n,e,rc):
new Uint16Array(n,e,65536)}),Fe=Or("decoding",t=>{let e=Ot(t),n=(!e?h.pair_table(t):h.byte_table(t))>>>0;return n>0?new Uint16Array(
h.memory.buffer,n,e?256:65536):void 0}),ar=t=>Q.readBytes(L.input,t,at.at);function kt(t,e){try{return t+e}catch(n){throw new RangeError(
"The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Tr=3,
Ar=t=>t+b+Tr<=Xt,ic=1<<28,Ir=t=>t>Xt&&t<ic?Q.collect?.(t+Tr):void 0,Fr=()=>L.units,Mr=()=>Ut()[L.units]|Ut()[L.units+1]<<
8,Br=(t,e)=>Q.read(L.units+2*t,e-t),Me=(t,e,n)=>Q.write(t.slice(e,n),L.units);function Fn(t,e,n,o){S.isBusy=!0;let r=h.encode_block(
t,e,n,+o);return S.isBusy=!1,o&&r>=0&&F.finished()&&(S.newCodec=ee),Be(r)}var E={none:0,source:1,result:2};function $r(t,e,n,o){
let r=l(t);Qt(t,r),S.isBusy=!0;let i=h.transcode_block(r,+e,n,o);return S.isBusy=!1,Be(i)}var sc=8;function Qt(t,e){let n=ir();
if(e>sc)try{J(n,t)}catch{J(n,y(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Be(t){if(t<Rt)throw new Error("encodi\
ng-wasm: the current codec is of another kind. Please report it.");return t}var ne=t=>Se(Ut(),L.output,t),Mn=t=>Ut().subarray(
L.output,L.output+t),F={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.written(),codePoint:()=>h.code_point(),
start:()=>h.start(),length:()=>h.length()},mt={malformed:()=>h.replaced(),firstMalformed:()=>h.first_replaced(),unmappable:()=>h.
unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var $e=64,cc=new Uint8Array(4*$e);var _r=O(()=>we?96:K()?1024:256),$n=O(()=>K()||z()?4096:128),ac=O(()=>new Uint8Array(2*$n()));function Cr(t,e){let{length:n}=t,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function Nr(t,e){
let{length:n}=t,o=n<=2*$e?cc:ac(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Se(o,0,r)}var Lr=new Uint8Array(36),_n=fc(Lr);function fc(t){return new Uint16Array(t.buffer)}var Cn=O(()=>ut?Dn()?0:8:18),tt={length:0,
bytes:[0,0]};function Nn(t,e,n){if(e>18)return;if(t[0]<128&&e>Cn())return Dn()&&Un(t,e)?ut.call(t,0,e):void 0;let o=0;for(let r=0;r<
e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){Bn(
i,0,1);break}let a=t[r++]^128;if(a>=64)return;if(i<224)s=(i&31)<<6|a;else{if(s=(i&15)<<12|a<<6,s<2048||(s&63488)===55296)
return;if(c){Bn(i,a^128,2);break}let f=t[r++]^128;if(s|=f,f>=64||s===65279)return}}_n[o++]=s}return Dr(o)}function Ln(t,e,n,o){
let r,i=0;for(let s=0;s<e;){let c=t[s++],a=c;if(c>=128){if(r??=Fe(o),!r)return;if(a=r[c],a===0){if(s<e)a=r[c|t[s++]<<8];else if(!n&&
o!==_o){Bn(c,0,1);break}}if(a===0||a===65533)return}_n[i++]=a}return Dr(i)}function Bn(t,e,n){tt.length=n,tt.bytes[0]=t,
tt.bytes[1]=e}function Dr(t){return t<3||!Dn()?ge(_n,0,t):Tt.call(Lr,0,2*t)}var Dn=O(()=>z()&&lt(dc)===!0);function dc(){
let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(Tt)==="a\uFEFF\uD83D"&&e(
ut)==="a\0\xFF\xFE=\xD8"}function Un(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var kn=["fatal","html","replacement"],uc=2048;function lc(t,e){let{length:n}=t,o=Ot(e);if(n>$e&&n>(o?_r():$n()))return;if(o)
return Cr(t,In(e));if(!!0)return;let r=In(e);return r&&Nr(t,r)}var wt=class t{encoding;unmappable;#t;#e=null;#n=0;#o=$;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:kn.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>b)return;let n=lc(e,this.encoding);
if(n)return n;try{Ae(this.encoding,null),Me(e,0,e.length);let o=Fn(0,e.length,this.#r,!0);return o===Rt||!F.finished()?void 0:
(this.#n=0,ne(o))}catch(o){throw R(o)}}#s(e,n){let o=new D;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new q(
r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=$,this.#e=null,
this.#n=0);let a=this.#t,f=this.#r,d=a?uc:b,u=a&&this.encoding===bt?new Rn(c,o):void 0,p=u?m=>u.add(m):o;try{Ae(this.encoding,
s);for(let m=0;m===0||m<e.length;m+=d){let g=Math.min(m+d,e.length);Me(e,m,g);let N=g===e.length;for(let St=0,fe=!1;!fe;){
let _t=Fn(St,g-m,f,n&&N);p(ne(_t===Rt?F.written():_t));let sn=i+m+St+F.start();if(St+=F.read(),fe=_t!==Rt&&F.finished(),
_t!==Rt)continue;let rt=F.codePoint();if(a){let Ct=v(),Nt=()=>this.locate(sn),Vt=a(rt,Nt),ys=this.#c(Ct,Vt,p,rt,Nt);Ae(this.
encoding,ys),Me(e,m,g)}else r(rt,sn)}}}catch(m){throw R(m)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=v(),this.#n=
i+e.length}#c(e,n,o,r,i){if(n===null)throw new q(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,
"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new q(c,i(),this.name)}),s.#e}},Ur=27,Rr=3,Rn=class{held;#t;constructor(e,n){
this.held=e,this.#t=n}add(e){let n=l(e);if(n===0)return;e[0]!==Ur&&this.#t(this.held);let o=e[n-Rr]===Ur?n-Rr:n;this.#t(
X(e,0,o)),this.held=X(e,o,n)}},D=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};
this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=l(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){
if(this.#t&&!this.#t.next)return this.#t.bytes;let e=hc(this.#n),n=0;return this.forEach(o=>{J(e,o,n),n+=l(o)}),e}};function hc(t){
try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with \
{ stream: true } or by a stream.`,{cause:e})}}function kr(t,e){let n=Y(t,e);if(n===U||n===B){let{name:o}=w[n];throw new RangeError(
`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Pr(n,t,e)}function Pr(t,e,n){if(t===
P)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Wr=4096,_e=class{#t;#e;#n=new D;#o=!1;constructor(e){this.#t=e,this.#e=e===U||e===B?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<Wr*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.concatenate();
this.#n=new D;let n=it(e)?.bytes.length??0,o=this.#r(y(e,n,Math.min(l(e),n+Wr*this.#e)));if(!Pn(o))return[e];let r=[],i=0;
for(let s=0;;s++){let c=wr(o,s);if(!c)break;let{start:a,length:f}=c,d=String.fromCharCode(...y(o,a,a+f));G(d)!==this.#t&&
(r.push(y(e,i,n+a*this.#e),this.#i(w[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,y(e,i)]}#r(e){if(this.#e===1)return e;
let n=new Uint8Array(l(e)>>1),[o,r]=this.#t===U?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*i+r]:128;return n}#i(e){
let n=new Uint8Array(e.length*this.#e),o=this.#t===U?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+o]=e.charCodeAt(r);return n}};
function Pn(t){let e=0;for(;e<l(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Pt=t=>t==null?void 0:j(t);function Ne(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function pc(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>Y(j(n),e))}}var Le={allowUTF8:t=>t===void 0||!!t,candidates:pc,locale:Pt,maxBytes:Ne,tld:Pt},Wn=["text","ASCII",
"empty","binary","unknown"];function oe(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=l(t),a=Math.
min(c,i);xr();for(let g=0;g<a;g+=b){let N=Math.min(g+b,a);yr(y(t,g,N),e&&N===c)}let f=Er(o,r&&Ce(r),s&&Ce(s),n),{0:d,1:u,
2:p}=f,m=g=>({encoding:w[f[3+2*g]].name,score:f[4+2*g]});return{kind:Wn[d],isASCII:Wn[d]==="ASCII"||Wn[d]==="empty",encoding:u<
0?void 0:u,score:p,candidates:Array.from({length:(f.length-3)/2},(g,N)=>m(N))}}function Ce(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function vn(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=V(t,n),r=Z(e,Le,
n),i=oe(Ft(o),!0,r);return{encoding:i.encoding===void 0?null:w[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates}}var mc=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],De=1024,wc=1<<
20,gc=65536,xc=[bt,P,U,B],Wt=(t,e)=>{let n=Pt(t);return n===void 0?I:Y(n,e)},vr=(t,e)=>Math.min(Ne(t,e)??De,wc),jr=t=>G(
Pt(t)??"")??I;function yc(t,e){if(t)return Z(t===!0?void 0:t,Le,e)}var Ec={defaultEncoding:Wt,detect:yc,likelyEncoding:Wt,
locale:Pt,maxPrescanBytes:vr,parentEncoding:Wt,transportLayerEncodingLabel:jr,userOverride:Wt};function Sc(t,e){let n=Z(
t,Ec,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(le,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,d=Math.min(l(s),r),u=Tn(s,d,c,i,a,f);return u===I?void 0:re(u)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>Hr(s)??bc(o,n.defaultEncoding)}}function Hr(t){if(!(t?.encoding===void 0||
t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function bc(t,e){return re(
gr(Ce(t),e===I?Lt:e))}var Oc={defaultEncoding:Wt,maxPrescanBytes:vr,transportLayerEncodingLabel:jr};function Tc(t,e){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=Z(t,Oc,e),i=s=>{let c=Math.min(l(s),o),a=re(mr(s,c,r));
return a.source==="default"&&n!==I?{...a,encoding:n}:a};return{prescanned:Math.max(le,o),declared:i,decide:()=>i($)}}function Ac(t,e){
let n={...Le,defaultEncoding:Wt},{defaultEncoding:o,...r}=Z(t,n,e);return{prescanned:le,declared(i){let s=it(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===I?i?.encoding??Lt:o;return Hr(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Ic={detect:Ac,html:Sc,xml:Tc},jn=["detect","ht\
ml","xml"],Fc={prefixBytes:Ne,sniff:hn(jn)};function $t(t,e){let{prefixBytes:n,sniff:o}=Z(t,Fc,e),r=Ic[o](t,e),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??gc,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!xc.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>Mc(r,c),takesWhole:n===
void 0}}function Mc({prescanned:t,declared:e,options:n,decide:o},r){return e(ht(r,t))??o(n&&oe(r,!0,n))}function Gr(t){let e=ht(
t,De),n=Tn(e,l(e),I,I,I,I);return n===I||re(n).source==="BOM"?void 0:re(n)}function re(t){let e=t&65536?"certain":"tenta\
tive";return{encoding:t&255,confidence:e,source:mc[t>>8&255],score:null}}var Hn=4096,Bc=27,$c=65533,Ue=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new wt(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==$c&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=l(e);for(let i=0;i===0||i<r;i+=Hn){let s=r-i<=Hn;this.#s(
y(e,i,s?r:i+Hn),s?n:E.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Cc(r,e),s[d-i]);let c=new D,
a;try{this.#t.transcode(e,n===E.result?E.source:n,d=>c.add(d))}catch(d){a=d}let f=_c(c.concatenate());try{this.#e.encodeOrFail(
f,n===E.result,o),this.#n=n===E.result?0:i+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let e={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function _c(t){
let e=new Uint16Array(l(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}
function Cc(t,e){let n=l(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Nc(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(
y(e,c,c+1),E.none,d=>{a+=l(d)/2})}catch(d){if(d instanceof W)break;throw d}let f=a===0&&c-(s-t.position)===2&&e[c-2]===Bc;
for(let d=0;d<a;d++)r[i++]=d===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function Nc(t){try{t.copy(!0).
transcode($,E.source,()=>{})}catch(e){if(e instanceof W)return e.offset;throw e}return t.position}var Yn=-1,Gn=27,zr="(B",Jr="(J",Xr=[zr,Jr,"(I","$@","$B"],Lc=4,Yr=32,Re=class{#t=!0;#e=!0;read(e,n){let o=l(e),r=this.#t?
Dc(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=Pc(e,i)),i!==o);){let a=e[i];if(a===Gn&&this.#e){let f=Kr(e,i);if(s=Xr.includes(
f),!s&&!n&&vc(f))break;this.#e=s}else s=a>=128||i<r&&Wc(a);s||(i+=1)}let c=s?i:Yn;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=l(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==Gn)continue;if(r>n&&o-r<=
Lc)return r;let i=Kr(e,r);this.#e&&=i===zr||i===Jr}return o}};function Dc(t){let[e,n]=[!0,!0];for(let o=0;o<Yr;o+=2){if(o+
1>=l(t))return 1/0;if(e&&=qr(t[o],t[o+1]),n&&=qr(t[o+1],t[o]),!e&&!n)return o+2}return Yr}var Uc=16843009,Rc=454761243,kc=2155905152;
function Pc(t,e){let n=l(t),{start:o,words:r}=Ee(t,e),i=Vr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^Rc;if(((r[s]|c-Uc&~c)&kc)!==0)break}return Vr(t,o+4*s,n)}function Vr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==
Gn;)o+=1;return o}var qr=(t,e)=>t===48||t>=78||t===32&&e>=16&&e<=94||t===33&&e===34,Wc=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Kr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,l(t));o++)n+=String.fromCharCode(
t[o]);return n}var vc=t=>t.length<2&&Xr.some(e=>e.startsWith(t));var jc=2048,Hc=64,gt=class{decision=null;sample=$;detected;#t;#e=!0;#n=!1;#o=new Re;#r=new D;#i;#s=0;#c=$;#a=$;constructor(e){
this.#t=e,this.#i=e.prescanned}add(e,n){let o=new D;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,
e);if(this.#e=!1,this.#r.length+l(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();
this.#r=new D;let i=ht(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(
r,n,o)}#f(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=l(s);if(a===Yn)return n?this.#u(i(this.#l(s,!0)),
o,s):this.#d(s,f+1,o);let d=Qr(s,a-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(f<u&&!n)return this.#d(
s,u,o);let p=ht(s,Math.max(0,u)),m=this.#l(p,f<u);if(!r.passesASCII||!Gc(m,p)||u<=d)return this.#u(i(m),o,s);s=this.#h(s,
this.#o.skip(p,a-c),o)}}#l(e,n){this.sample=It(It(this.#c,this.#a),e);let o=this.#t.detection.options;return this.detected=
oe(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let r=l(e);return r>0&&this.#r.add(X(e,0,r)),this.#i=n,
{passed:o,rest:null}}#h(e,n,o){let r=ht(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,jc-l(this.#c));return i>0&&(this.#c=
It(this.#c,ht(r,i))),this.#a=Zr(It(this.#a,Zr(y(r,i)))),y(e,n)}#u(e,n,o){return this.decision=e,{passed:n,rest:o}}},Zr=t=>y(
t,Math.max(0,l(t)-Hc));function Qr(t,e,n){let o=Math.min(l(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Gc(t,e){
return t.isASCII||t.encoding===void 0&&!(e[Qr(e,0,1/0)]>=128)}var ti=`4h	!
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
n	?`;var Yc=O(()=>{let t=0;return new Map(ti.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Vc=3,ei=t=>/[\u0300-\u0336\u0339-\u036F]/.
test(t);function ke(t){let e=new wt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof q)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ni(String.fromCodePoint(r),n,Vc),o.set(r,i)),i}}function ni(t,e,n){
if(ei(t))return"";if(n===0)return null;let o=qc(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>e(c)?c:ni(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function qc(t){let e=[...Yc().get(t)??[],...Kc(
t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Kc(t){let e=t.normalize("NFD"),
[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,a=o.filter((p,m)=>c(m)),f=o.filter((p,m)=>!c(
m)),d=[n,...a].join("").normalize("NFC"),u=d+f.join("");u.normalize("NFD")===e&&r.push(u),f.every(ei)&&i.push(d)}return[
...r,...i]}var oi=["fatal","html","replacement","ignore","translit"];function ri(t,e,n){return typeof t=="function"?(o,r)=>zc(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?ke(e):void 0}function zc(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=Ft(V(t,e));return X(n,0,l(n))}function xt(t,e,n,o){return typeof t=="number"?ii(t,e,n,o):new Vn(t,ii(T,e,n,o))}function ii(t,e,n,o){let r=ri(n.unmappable,
e,o);return r&&!st(e)?new Ue(Jc(t,n),e,n.unmappable,r):new Pe(t,e,n)}function Jc(t,e){return new Pe(t,B,{...e,bom:!1,unmappable:"\
fatal"})}var si={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Pe=class t{from;to;#t=null;#e=0;#n;#o={
...si};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(bn(e,this.to,this.#n.ignoreBOM,this.#t),pr(e,n),this.#t=v())}get position(){
return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=ne}=this.#n;
s&&!this.#t&&o(Uint8Array.from(he(this.to)??[]));let f=Math.max(0,kn.indexOf(c)),d=l(e);try{bn(this.from,this.to,i,this.#t);
for(let u=0;;){let p=d-u<=b,m=p&&u===0?e:y(e,u,p?d:u+b),g=$r(m,r,f,p?n:E.none);this.#r(this.#e+u);let N=g<0?F.written():
g;if(N>0&&o(a(N)),g<0&&this.#i(g,u),u+=F.read(),p&&F.finished())break}}catch(u){throw R(u)}this.#t=v(),this.#e=n===E.none?
this.#e+d:0}takeLosses(){let e=this.#o;return this.#o={...si},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
mt.firstMalformed()),n.malformed+=mt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+mt.firstUnmappable(),n.codePoint=
mt.codePoint()),n.unmappable+=mt.unmappable()}#i(e,n){let o=this.#e+n+F.start();throw this.#t=v(),this.#e=0,e===Sr?new W(
w[this.from].name,o,F.length()):new q(F.codePoint(),o,w[this.to].name)}},Vn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){
this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(e,n,o):this.#s(r,e,n,o),n===E.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(T,!1),new gt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==E.none);i.forEach(c=>{this.#r.
transcode(c,E.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var Ni=require("node:buffer"),H=require("node:fs"),k=require("node:path");var ci=512,Xc=t=>t>32&&t<=96&&ui(),Zc=O(z),Qc=64;function ai(t,e,n){if(n>Qc||n<=Cn()||(e[0]|e[n>>1]|e[n-1])>=128||!Un(e,
n))return;let o=di();return o?o.call(e,0,n):Ie(t,e,n)}var qn=[];function fi(t,e,n){return n<ci?(Xc(n)?zn(t,e,n):void 0)??
(Zc()?Kn(t,e,n):void 0)??Ie(t,e,n)??Kn(t,e,n)??zn(t,e,n):Kn(t,e,n)??(na(t)?zn(t,e,n):void 0)??Ie(t,e,n)}function Kn(t,e,n){
let o=di();if(!(!o||t!==Lt||!ea(e,n)||zt(e,n)))try{return o.call(e,0,n)}catch{return}}function zn(t,e,n){if(!zt(e,n)){qn[t]===
void 0&&(qn[t]=lt(()=>ra(t))??null);try{return qn[t]?.(e)}catch{return}}}var di=O(()=>lt(ta));function ta(){let t=ut,e=Uint8Array.
from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function ea(t,e){if(e<ci)return Jn(
t,0,e);let{start:n,words:o}=Ee(t,0),r=n+4*o.length;if(!Jn(t,0,n)||!Jn(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];
if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Jn(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;
return!0}var na=t=>t===Lt?oa():ui(),ui=O(K),oa=O(()=>K()||z()||!(Dt()>0));function ra(t){let e=Fe(t),n=At(w[t].name),o=i=>n(
i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(
i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var ia=24,li=O(()=>lt(aa)),sa=O(()=>lt(ua));function hi(t,e,n){if(!(t!==T&&t!==B)&&!(n<ia||zt(e,n)))return t===T?li():sa()}var ca=2048,pi=256;function mi(t,e,n){if(e>
pi||t[0]===239)return;let o=li();if(!(!o||t[e-1]>=128&&o.completeLength(t,e)<e))try{let r=o.decodeFew(t,e);return n&&r?.
includes("\uFFFD")?void 0:r}catch{return}}function aa(){let t=Dt()<22,e=t?vo():void 0;if(t&&!e)return;let n=At("utf-8"),o=fa(n),r=[239,187,191,97,230,188,162,240,
159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\
\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,a=Uint8Array.of(97,127),f=o(s,s.length)===c&&n(s)===c&&o(a,2)==="a\x7F",d=ut;if(!(!f||
e&&d.call(a,0,2)!=="a\x7F"))return{decode(u,p,m){try{if(e)return e(u)?d.call(u,0,p):void 0;let g=n(u);return m&&g.includes(
"\uFFFD")?void 0:g}catch{return}},decodeFew:o,completeLength(u,p){for(let m=1;m<=3&&m<=p;m++){let g=u[p-m];if(g<128)break;
if(g>=192)return(g>=240?4:g>=224?3:2)>m?p-m:p}return p}}}function fa(t){let e=Dt();if(e<22)return(r,i)=>i<=64||da(r,i)?t(
r):void 0;let n=z()?0:Kt()?64:e>0?pi:0,o=Po;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function da(t,e){let n=0;for(let o=0;o<
e;o+=16)n|=t[o];return n<128}function ua(){return K()?ha():la()}function la(){let t=Tt,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".
toWellFormed()!=="a\uFFFD"))return wi(0,Dt()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:
s.toWellFormed()})}function ha(){let t=At("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return wi(ca,1/0,(e,n,o)=>{let r=t(e);return o&&r.includes("\uFFFD")?void 0:r})}var wi=(t,e,n)=>({decode(o,r,i){if(!(r%2===
1||r<t||r>e))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});var pa=65279,ma=256,wa=8,ie=new Uint8Array(18),_=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=qo(e);if(!this.#t){let d=this.#n>0,u=d?this.#c(e,r,n):this.#s(e,r,n);if(u!==void 0)
return n||this.#a(r),u;d&&this.#f()}let i=this.#t,s=this.#o,c=this.#r,a="";try{a=this.#l(e,r,n)??this.#d(e,r,n)}catch(d){
throw this.#t=i,this.#o=s,this.#r=c,R(d)}let f=this.#i;if(f)throw this.#i=null,this.#o=s,this.#r=c+r,o===void 0?f:f.toTypeError(
o);return a}#s(e,n,o){let{encoding:r}=this;if(tt.length=0,n===0)return"";if(r===T)return Nn(e,n,o)??mi(e,n,this.fatal);if(!Co(
r))return;let i=Ot(r),s=ai(r,e,n)??(n<=(i?wa:18)?Ln(e,n,o,r):void 0)??(i?fi(r,e,n):void 0);return s!==void 0&&this.fatal&&
s.includes("\uFFFD")?void 0:s}#c(e,n,o){let r=this.#n,i=r+n;if(!(n===0||i>18)){tt.length=0,ie[0]=this.#e[0],ie[1]=this.#e[1];
for(let s=0;s<n;s++)ie[r+s]=e[s];return this.encoding===T?Nn(ie,i,o):Ln(ie,i,o,this.encoding)}}#a(e){this.#r+=e,this.#o||=
e>0,this.#n=tt.length,tt.length>0&&(this.#e=[tt.bytes[0],tt.bytes[1]])}#f(){let e=Uint8Array.from(this.#e);try{te(this.encoding,
null),An(e,this.#n,0,this.fatal,!1),this.#t=v(),this.#n=0}catch(n){throw R(n)}}#l(e,n,o){let r=hi(this.encoding,e,n);if(!r)
return;let i=0,s="",c=r.completeLength(e,n);if(n<ma&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==T)return;for(;i<
3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#d(y(e,0,i),i,!0),this.#i)return s}if(!this.#o&&!this.ignoreBOM&&e[i]>=
239){let d=it(y(e,i,n));d?.encoding===this.encoding&&(i+=d.bytes.length,this.#r+=d.bytes.length)}this.#o||=c>0;let a=i===
0&&c===n?e:y(e,i,c),f=r.decode(a,c-i,this.fatal);if(f===void 0){if(s=kt(s,this.#d(a,c-i,!0)),this.#i)return s}else s=kt(
s,f),this.#r+=c-i;return c<n?kt(s,this.#d(y(e,c,n),n-c,o)):s}#d(e,n,o){te(this.encoding,this.#t);let r="",i=Ir(n),s=this.#o||
this.ignoreBOM||!st(this.encoding),c=0;for(let a=0;;a+=b){let f=n-a<=b,d=Math.min(b,n-a),u=a===0&&f?e:y(e,a,a+d),p=An(u,
d,c,this.fatal,o&&f);if(p<0)return this.#t=v(),this.#i=new W(this.name,this.#r+a+F.start(),F.length()),r;if(c+=p,c>0&&(f||
!Ar(c))){let m=!s&&Mr()===pa?1:0;i?i.add(Fr()+2*m,c-m):r=kt(r,Br(m,c)),s=!0,c=0}if(f)break}return this.#o=s,this.#t=o?null:
ur(),this.#r+=n,i?i.toText():r}};function gi(t,e){let n=Y(t,e);if(n===P)throw new RangeError(`${e}: The encoding label p\
rovided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var vt={failure:1,usage:2};var Xn=require("node:buffer");var yi=56320;function Zn(t){if((0,Xn.isUtf8)(t))return xi(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,Xn.isUtf8)(r));e+=o?xi(o):String.fromCharCode(yi+t[n]),n+=o?.length??1}return e}var xi=t=>Buffer.from(t.buffer,
t.byteOffset,t.length).toString();function A(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(
e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-yi)))}function M(t){return t===""?"''":t==="-"?"standard i\
nput":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var C=require("node:fs");var Si=require("node:util");var bi={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},se={
...bi,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ce={...bi,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function ft(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Si.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function et(t,e){
return ae(t,e instanceof Error?e.message:String(e)),vt.failure}function ae(t,e){jt(`encoding-wasm: ${t}: ${e}
`)}var Ei=!1;function jt(t){Ei||process.stderr.on("error",()=>{}),Ei=!0,process.stderr.write(t)}var nt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var We=1<<18,Oi,Qn=0;async function to(t,e){let n=async i=>{try{return await i()}catch(s){throw ft(s,se)}},{next:o,close:r}=await n(
()=>t==="-"?ga(e):xa(A(t),e));return{next:()=>n(o),close:r}}async function*ve(t){let e=await to(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function ga(t){let e=Mi((0,C.fstatSync)(Qn,{bigint:!0}),t);return e.
isFile()?Ai(Qn,e,()=>{}):ya()}function xa(t,e){let n=Mi((0,C.statSync)(t,{bigint:!0}),e);if(!n.isFile())return Ea(t);let o=(0,C.openSync)(
t,"r");return Ai(o,n,()=>(0,C.closeSync)(o))}function Ai(t,{size:e},n){Oi??=new Uint8Array(We);let o=Oi,r=0;return{async next(){
let i=(0,C.readSync)(t,o,0,We,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,C.fstatSync)(t,{bigint:!0}).size<e)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function ya(){let t=Ii(
Qn,()=>{}),e=process.platform==="win32"?Ti():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!==
"EAGAIN")throw n;e=Ti()}return e.next()},close:()=>e?.close()}}function Ti(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Ea(t){let e=await Fi(
n=>(0,C.open)(t,n));return Ii(e,()=>(0,C.closeSync)(e))}function Ii(t,e){let n=new Uint8Array(We);return{next:async()=>{
let r=await Fi(i=>(0,C.read)(t,n,0,We,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Fi=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Mi(t,e){if(t.isDirectory())throw new Error(se.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var x=require("node:fs"),ot=require("node:path");var _i=1;function no(t){if(t===void 0)return Sa();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,x.lstatSync)(
A(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,x.statSync)(A(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(ot.sep))throw new Error(ce.EISDIR);return o&&!o.isFile()?oo((0,x.createWriteStream)(A(t)),!0):(o&&(0,x.accessSync)(
A(t),x.constants.W_OK),Ta(n?eo(t):t,o))}var Bi;function Sa(){return Bi??=ba(),Bi}function ba(){let t=(0,x.fstatSync)(_i,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?oo(process.stdout,!1):Oa(e)}function Oa(t){let e,
n=()=>{e??=oo(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,x.writeSync)(_i,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function oo(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function eo(t){if(!(0,x.lstatSync)(A(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=Zn((0,x.readlinkSync)(
A(t),"buffer"));return(0,ot.isAbsolute)(e)?eo(e):eo(`${Zn(x.realpathSync.native(A((0,ot.dirname)(t)),"buffer"))}${ot.sep}${e}`)}
var $i=0;function Ta(t,e){$i+=1;let n=[process.pid,$i,Math.random().toString(36).slice(2)].join("-"),o=A((0,ot.join)((0,ot.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,x.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,x.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,x.writeSync)(r,a))},wait(){},finish(){s(),e&&(Aa(o,e),(0,x.chmodSync)(o,e.mode)),
(0,x.renameSync)(o,A(t))},discard(){try{s()}finally{(0,x.rmSync)(o,{force:!0})}}}}function Aa(t,{uid:e,gid:n}){try{(0,x.chownSync)(
t,e,n)}catch{}}async function je(t){try{let e=no();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return ro(
void 0,e)}}function ro(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":M(t);return et(`cannot write ${o}`,ft(e,ce))}async function Li(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,d)=>{c=await je(`${M(f)}: ${d}
`)||c};for(let f of t.files)try{e.skipUTF8&&await $a(f)?(s+=1,e.dryRun&&await a(f,"would be left alone: it is UTF-8")):await Ia(
f,t,e,r,{run:n,say:a})?i+=1:o.push(f)}catch(d){et(M(f),d),o.push(f)}if(!t.quiet){let f=e.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(M).join(", ")}`:"";jt(`encoding-wasm: ${nt(
i,"file")} ${f}${d}${u}
`)}return o.length>0?vt.failure:c}async function Ia(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
t:(0,k.join)(o,Ba(t));if(o!==void 0){let d=(0,k.resolve)(a);if(d===(0,k.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${M(a)} is the place of another file; con\
vert it by itself`);i.add(d)}let f=w[e.to].name;if(r){let d="";if(await s({files:[t],output:a,isDry:!0,onDecision:g=>{d=
w[g].name}})!==0)return!1;let p=a===t?"":`, to ${M(a)}`,m=n?`, and kept as ${M(t+n)}`:"";return await c(t,`would be conv\
erted from ${d} to ${f}${p}${m}`),!0}try{return o!==void 0&&Ma((0,k.dirname)(a)),n?await Fa(t,n,()=>s({files:[t],output:a})):
await s({files:[t],output:a})===0}catch(d){throw ft(d,ce)}}async function Fa(t,e,n){let o=A(`${t}${e}.tmp`);try{(0,H.accessSync)(
A(t),H.constants.R_OK)}catch(i){throw ft(i,se)}(0,H.copyFileSync)(A(t),o);let r=await n()===0;return r?(0,H.renameSync)(
o,A(`${t}${e}`)):(0,H.rmSync)(o,{force:!0}),r}var Ci=new Set;function Ma(t){Ci.has(t)||(0,H.mkdirSync)(A(t),{recursive:!0}),
Ci.add(t)}function Ba(t){let e=(0,k.isAbsolute)(t)?(0,k.basename)(t):(0,k.relative)(".",t);return e.startsWith("..")?(0,k.basename)(
t):e}async function $a(t){let e=new _(T,!0,!0),n=!0,o=!1;try{for await(let r of ve(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,Ni.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof W)return!1;
throw r}}var _a=.9,He=class{#t;#e=new D;constructor(e=$t({},"Examination")){this.#t=new gt(e)}add(e,n){let o=Math.min(l(e),De-this.#e.
length);o>0&&this.#e.add(X(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Pn(e)?Gr(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Ui(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Ui(n.encoding,o)||n.score>=_a)&&Di(e.encoding,
o)!==Di(n.encoding,o)?i:void 0}},Di=(t,e)=>new _(t,!1,!0).decode(e,!1);function Ui(t,e){let n=0,o=null;for(let r=0;r<l(e);r+=
b){let i=y(e,r,Math.min(r+b,l(e)));te(t,o),br(i,!1),n+=mt.malformed(),o=v()}return n}var Ca=1<<20;async function Ri({files:t,sniffing:e,json:n,quiet:o}){let r=$t(e,"--detect"),i=$t({...e,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of t)try{let f=new He(i),d=e.sniff==="detect"?f:new gt(r),{encoding:u,...p}=await Na(a,d,f),
m=f.doubt&&La(f.doubt),g=f.detected?.kind??(p.source==="default"?"empty":"text");c.push({file:a,encoding:w[u].name,...p,
kind:g,doubt:m??null}),m&&!o&&ae(M(a),Da(m))}catch(f){s=et(M(a),f)}return await je(n?`${JSON.stringify(c,null,2)}
`:Ua(c))||s}async function Na(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of ve(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>Ca))break;return r(new Uint8Array,!0),e.decision}function La({declared:t,
detected:e,...n}){let o=e===void 0?null:w[e].name;return{declared:w[t].name,detected:o,...n}}function Da({declared:t,detected:e,
score:n,malformed:o}){let r=`has ${nt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it \
declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Ua(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,M(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var Ge=class{#t;#e;#n=0;#o=0;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=xt(e,B,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=xt(B,n,{...s,ignoreBOM:st(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(e,n,o){let r=[];this.#t.transcode(e,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?Ra(c):c,E.none,o);n===E.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let e={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,e}};function Ra(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var ki=require("node:fs"),Pi=require("node:path");function Wi(){let t=(0,Pi.join)(__dirname,"encoding.wasm");try{return tr((0,ki.readFileSync)(t)),!0}catch(e){let{message:n}=ft(
e,{});return et(`its part ${M(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Ye=class{fatal;ignoreBOM;#t;#e;#n=$;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&l(this.#n)===0?e:It(this.#n,e);if(!n&&Do(r))return this.#n=
r,"";let i=it(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new _(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?y(r,s):r,n,o)}};function vi(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function ji(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
t,n.prototype)}function Ve(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=V(t,o),i=Y(j(e),o),s=Mt(n,"fatal",o),c=Mt(n,"igno\
reBOM",o);return new Ye(i,s,c).decode(Jt(r),!0,o)}function io(t){return ka(T,Jt(V(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function ka(t,e){return new _(t,!1,!0).decode(e,!0)}var ao=1,Hi=2,Ke=3,fo=4,yt=10,ze=1e3,Gi=1010;function Pa(t,e){if(/[\t\n\f\r]/.test(t))return ao;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(t))return fo;if(!/[\p{L}\p{M}]/u.test(t))return e<128?ao:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(t)?Hi:Ke;if(e<12288){let n=e<880?1:e>>8;return yt*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?Gi:
ze}var Wa=65280,va=/[бгжзйф-я]/i,so;function qe(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(Ve(Uint8Array.from(r),t))}var co;function uo(t){co??=new Uint16Array(65536),so??=[qe("shift_j\
is",136,151,64),qe("gbk",176,215),qe("big5",164,198,64),qe("euc-kr",176,200)];let e=so.map(()=>0),n=0,o=ao;for(let r of t){
let i=Number(r.codePointAt(0)),s=co[i]||Pa(r,i);co[i]=s;let c=o>=yt;if(s===fo)n+=22;else if(s===Ke)n+=c?15:o===Ke?7:11;else if(s===
Hi)n+=c?9:7;else if(s>=ze){for(let[a,f]of so.entries())s===Gi?e[a]+=a>0?13:i>Wa?9:5:e[a]+=f.has(r)?9:14;c&&o<ze&&(n+=9)}else if(s>=
yt){let a=r<"\x80";a||(n+=s<2*yt?6:va.test(r)?7:4),c&&o!==s?o>=ze?n+=6:Math.trunc(o/yt)!==Math.trunc(s/yt)?n+=12:s%yt===
1&&(n+=a?3:11):c&&!a&&(n+=s%yt),(o===Ke||o===fo)&&(n+=4)}o=s}return n+Math.min(...e)}var lo="Failed to execute 'decode' on 'TextDecoder'",ho=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=ja(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&ji(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=$,n=void 0){let o=this.#t,r=V(e,lo),i=Mt(n,"strea\
m",lo);return this.#e||o.reset(),this.#e=i,o.decode(Jt(r),!i,lo)}},Yi=vi(ho,"TextDecoder");function ja(t,e,n){let o=j(t),
r=Mt(e,"fatal",n),i=Mt(e,"ignoreBOM",n);return new _(gi(o,n),r,i)}var Xi="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ha=.25,Zi=/^[GSBE]/,Qi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Ga=/^w|G|S|B.+5|KR/,Ht="UTF-8",Ya=-2,Va=1,qa=1e3,Ka=40,za=.003,Vi=30,qi=10,Ja=25,Xa=7,Za=10,Qa=15,tf=3,ef=4,Ki=5;function ts(t,e=void 0){
let n=j(t),{maxSteps:o}=Z(e,{maxSteps:(c=2)=>Math.min(Number(c),tf)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-Ka),s=n.slice(i,i+qa);return nf(s,o).map(({steps:c,gain:a})=>({text:Ji(n,c)??n.replace(
/[^\r\n]+/g,f=>Ji(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function nf(t,e){
let n=zi(t);if(n>Ja)return[];let o=uo(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(
f=>of(f,o)).sort(po);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,Ki)}r.delete(t);let s=[...r.
values()].sort(po).slice(0,Ki);for(let a of s)a.gain+=.6*zi(a.text);s.sort(po);let c=Xa+Math.min(Za,40/t.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-Qa))}var po=(t,e)=>e.gain-t.gain;function of({text:t,steps:e,bits:n},o){let r=[];
for(let[i,s]of Xi.entries()){let c=Zi.test(s)&&!Qi.test(t)?void 0:mo(t,s);if(!c)continue;let f=t.includes(Gt)||es(c)?.includes(
Gt)?cf:vn(c).candidates;for(let{encoding:d,score:u}of f){if(u<za)break;if(e.length>0&&d!==Ht&&e[0].really!==Ht)continue;
let p=wo(c,d,!0);if(p===void 0||p===t)continue;let m=n+2.4*Math.log2(u)-i*Ha-(d===Ht?Ya:Va)-(e.length>0?ef:0),g=o-uo(p)+
m;r.push({text:p,steps:[...e,{really:d,readAs:s}],bits:m,gain:g})}}return r}function zi(t){if(t.includes(Gt))return 0;let e=Qi.
test(t),n=-1/0;for(let o of Xi){let i=Ga.test(o)&&Zi.test(o)===e?mo(t,o):void 0;if(!i)continue;let[s,c]=[2**-Vi,2**-Vi];
for(let{encoding:a,score:f}of vn(i).candidates)a===o||wo(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:e?Math.max(-qi,Math.min(n,qi)):n}function Ji(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=mo(n,r),s=i&&wo(i,
o);if(s===void 0)return;n=s}return n}var rf=127,Gt="\uFFFD",sf=4,cf=[{encoding:Ht,score:.9}];function mo(t,e){let n=t.replaceAll(
Gt,"\x7F").replace(/[\x80-\x9F]/g,o=>Ve(Uint8Array.of(o.charCodeAt(0)),e));try{return new wt(kr(e,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function wo(t,e,n=!1){if(t.includes(rf))return e===Ht?af(t):void 0;try{return new Yi(e,{
fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===Ht?es(t):void 0}}function es(t){let e=io(t),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return sf*n<=o?e:void 0}function af(t){let e=io(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Gt)&&n.length<=o.length+1?e.replaceAll("\x7F",
Gt):void 0}var Je=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=xt(e,T,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=xt(T,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===E.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new _(T,!1,!0).decode(r,!0),[s]=ts(i);n===E.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===E.result?n:E.none,o)}takeLosses(){let{malformed:e,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:e,firstMalformed:n}}};var ns=13,Xe=10,Ze=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===U||n===B?2:1,this.#n=n===U?0:1,this.#t=
(e==="lf"?[Xe]:[ns,Xe]).flatMap(o=>this.#e===1?[o]:n===U?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===ns;if(a||c===Xe&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
Xe)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var rs=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var go=new Set,xo=!1,os=Date.now();function yo(t){if(go.add(t),!xo)for(let e of rs)process.on(e,is);return xo=!0,()=>go.
delete(t)}function is(t){for(let e of go)e();for(let e of rs)process.off(e,is);process.kill(process.pid,t)}function ss(){
if(!(!xo||Date.now()-os<50))return new Promise(t=>{setImmediate(()=>{os=Date.now(),t()})})}function as(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${nt(s,"invalid byte sequence")} ${Eo(s)} left out, ${So(s)}at offset ${c}`),t.unmappable>0&&i.push(
`${cs(t.unmappable,n)} ${Eo(t.unmappable)} left out`),i;if(s>0){let u=nt(s,"invalid byte sequence"),p=`${So(s)}at offset\
 ${c}`;i.push(`${u} became ${df(n,o)}, ${p}; the file is damaged, or not in ${w[e].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${Eo(t.unmappable)} left out`:ff[typeof o=="function"?"function":o];if(t.unmappable>
0&&d){let u=`${So(t.unmappable)}${bo(f)} at offset ${a}`;i.push(`${cs(t.unmappable,n)} ${d}, ${u}; use --unmappable html\
, or --to utf-8`)}return i}var ff={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},Eo=t=>t===1?"was":"were",So=t=>t===1?"":"the first ",cs=(t,e)=>`${nt(t,"character")} that ${w[e].name} can't \
represent`;function bo(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${pe(t)})`:pe(t)}
function df(t,e){return he(t)||t===G("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var us=require("node:fs");var Oo=1e6,uf=20*Oo,lf=2*Oo,hf=100,fs=40,pf="\x1B[?25l",mf="\x1B[?25h",ds="\r\x1B[K";function ls(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(d){let u=Date.now();if(i&&u-c<hf)return;c=u,s||n(),s=!0;let p=yf(r,d,(u-a)/1e3);jt(`${i?"":pf}${ds}${p.
slice(0,process.stderr.columns)}`),i=!0}return{add(d){r+=d,!(r<lf)&&(o??={total:gf(t),canShow:wf(e)},o.canShow&&(o.total??
r)>=uf&&f(o.total))},stop(){i&&jt(`${ds}${mf}`),i=!1}}}var wf=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function gf(t){let e=0;for(let n of t){let o=n==="-"?void 0:xf(n);if(!o?.isFile())return;e+=o.size}return e}
function xf(t){try{return(0,us.statSync)(A(t))}catch{return}}function yf(t,e,n){let o=`${Qe(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${Qe(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*fs)).padEnd(fs,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Qe(t)} of ${Qe(e)} MB | ${o} | ${c}${s%
60} s left`}var Qe=t=>(t/Oo).toFixed(1);var hs=10,tn=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new _(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(e){let n=0;for(let o=e.indexOf(hs);o>=0;o=e.indexOf(hs,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(e.slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=
1;this.#e=[]}};var Et=class extends Error{};async function Io(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ls(
t.files,n,()=>{o?.keepListening?.(),n&&(r=yo(i))}),c=0;try{n||(r=yo(i)),o=t.isDry?Ef:no(t.output);let a=new To(t,e,o,s);
for(let f of t.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
ro(t.output,a instanceof Et?a.cause:a)||c}return r(),c}var Ef={write(){},wait(){},finish(){},discard(){}},To=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Ao(e,n,i=>{try{o.write(i)}catch(s){throw new Et("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Et)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),et(M(e),n)}}async end(){this.#o.convert(new Uint8Array,E.result),await this.#e.finish()}async#r(e){let n=await to(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,E.none),await this.#i(),this.#n.add(r.
length),await ss()}finally{await n.close()}this.#o.convert(new Uint8Array,E.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new Et("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),ae(M(e),n)}},Ao=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let f=i==="keep"&&st(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="translit";this.#a=u&&
!st(r)?new tn(r):void 0,this.#i=a&&new Ze(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#c=
!0,n!==E.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof Et)throw s;o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.
add(s))this.#f(c);if(this.#s=!o&&n===E.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.
settle();let i=o&&bf(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#f(e){this.#n(this.#i?this.#i.add(e):e)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,E.source)}catch(e){if(e instanceof Et)throw e}}takeMessages(){let{from:e,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:as(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e==
"object"&&s.unshift(Sf(r)),s}};function Sf({encoding:t,source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`\
it is taken for ${w[t].name} (${o})`}function bf(t,e){if(t instanceof W){let n=t.length===1?"is":"are";return new Error(
`${nt(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; check --from, or leave out --fatal to repla\
ce such bytes with U+FFFD`)}if(t instanceof q&&e){let{line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offse\
t ${t.index}): ${t.encoding} can't represent ${bo(t.codePoint)}; use --unmappable translit, html or replacement, or --to\
 utf-8`)}return t}var Of=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Tf=O(()=>new Map(Of.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function ps(t){
return G(t)??Tf().get(ue(t))??an(t)}var Yt=class extends Error{};var ms=["bash","zsh","fish"];var en=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Af,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:If,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:oi},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:jn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:ms}];var nn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Af(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:ws(e)}function If(t){let[e,...n]=t.split("//"),o=ws(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Yt(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function ws(t){let e=G(t)??ps(t);if(e===void 0)throw new Yt("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===P)throw new Yt("It stands for an encoding that holds no text.");return e}var dt="encoding-wasm",on=()=>[...en,...nn].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?Ff():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Mf(e)}}),Ff=()=>["auto",...w.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],Mf=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function gs(t){return{bash:Bf,zsh:$f,fish:_f}[t]()}function Bf(){let t=on().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=on().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
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
`}function $f(){let t=on().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${dt}
# Completion for ${dt} in zsh: put it into a directory of $fpath as _${dt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function _f(){let t=on().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${dt} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${dt} in fish: \
put it into ~/.config/fish/completions/${dt}.fish
${t.join(`
`)}
`}var rn=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function xs(t){
let e=[...en,...nn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(p=>`\\fB${rn(p)}\\fR`),d=f.pop(),u=r?`
${rn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,d+a].join(", ")}
${rn(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${rn(t)}" "User Commands"
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
`}async function Cf(t,e){if(!Wi())return vt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:d,inPlace:u,outDir:p}=e,m={sniff:i,locale:s,detect:!0};if(o)return Ri({...t,sniffing:m,json:r});
let g=d===void 0?void 0:ke(t.to),N={...t,from:n==="auto"?$t(m,"--from auto"):n,unmappable:g?rt=>g(rt)??d:t.unmappable,drop:c},
St={isLending:!c&&!a&&!f&&!Nf(N.unmappable),newTranscoder(rt,Ct){let{from:Nt,to:Vt}=rt;return a?new Je(Nt,Vt,Ct):c?new Ge(
Nt,Vt,Ct):xt(Nt,Vt,St.isLending?{...Ct,take:Mn}:Ct,"")},newFixer:f&&(()=>new _e(N.to))};if(u===void 0&&p===void 0)return Io(
N,St);let{skipUtf8:fe=!1,dryRun:_t=!1}=e;return Li(N,{suffix:u,directory:p,skipUTF8:fe,dryRun:_t},rt=>Io({...N,...rt},St))}
var Nf=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
