"use strict";var sn=Object.defineProperty;var Es=Object.getOwnPropertyDescriptor;var Ss=Object.getOwnPropertyNames;var bs=Object.prototype.hasOwnProperty;var Os=(t,e)=>{for(var n in e)sn(t,n,{get:e[n],enumerable:!0})},Ts=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Ss(e))!bs.call(t,r)&&r!==n&&sn(t,r,{get:()=>e[r],enumerable:!(o=Es(e,r))||o.enumerable});return t};var As=t=>Ts(sn({},"__esModule",{value:!0}),t);var Nf={};Os(Nf,{completionFor:()=>gs,manual:()=>xs,runFully:()=>_f});module.exports=As(Nf);var qt="encoding-wasm";function Ao(){throw new Error("encoding-wasm: call instantiate() first.")}var fe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function O(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=Is();function Is(){let t=fe.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Fs=O(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),T=0,Dt=21,Mo=29,Bo=32,Ot=33,P=36,
U=37,B=38,Ms=[[P,""],[35,"korean"],[32,"japanese"],[Mo,"chinese"],[1,"single-byte"],[T,""]],$o=t=>t<P&&t!==Ot,Tt=t=>t>T&&
t<Mo,_o=t=>/^(ibm866|iso-8859-6|koi8|windows-1256)/i.test(w[t].name),Bs=t=>Ms.find(([e])=>t>=e)[1];function G(t){let e=Fs();
return e.get(t)??e.get(Do($s(t)))}function Y(t,e){let n=G(t);if(n===void 0){let o=cn(t),r=o===void 0?"":` Did you mean '${w[o].
name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=Bs(n);if(o&&
!(void 0).includes(o))throw new RangeError(`${e}: '${qt}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}\
' or 'encoding-wasm'.`)}return n}function cn(t){let e=de(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.
some(i=>de(i)===n));return o<0||o===P?void 0:o}var de=t=>Do(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Co=[{encoding:T,bytes:[239,187,191]},{encoding:U,bytes:[254,255]},{encoding:B,bytes:[255,
254]}],ue=3;function st(t){return Co.find(e=>e.bytes.every((n,o)=>t[o]===n))}function No({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function le(t){return Co.find(e=>e.encoding===t)?.bytes}function ct(t){return t===
T||t===U||t===B}function $s(t){let[e,n]=[0,t.length];for(;e<n&&Fo(t[e]);)e+=1;for(;n>e&&Fo(t[n-1]);)n-=1;return t.slice(
e,n)}var Fo=t=>`	
\f\r `.includes(t);function Do(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var W=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var he=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Lo=Symbol.for("encoding-wasm.UnmappableError"),K=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${he(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Lo in o}[Lo](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Uo=(t,e)=>t?.prototype?.[e],pe=t=>Uo(globalThis.Buffer,t),At=pe("ucs2Slice"),me=pe("ucs2Write"),Ro=pe("utf8Slice"),lt=pe(
"latin1Slice"),_s=t=>globalThis[t],ko=_s("TextDecoder"),Cs=Uo(ko,"decode");function It(t){let e=new ko(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Cs}),n=>e.decode(n)}function ht(t){try{return t()}catch{return}}var z=()=>"InternalError"in globalThis,J=()=>"Bun"in globalThis,Kt=()=>"Deno"in
globalThis,Lt=()=>Number.parseInt(globalThis.process?.versions?.node,10),Po=()=>globalThis.process?.getBuiltinModule?.("\
node:buffer")?.isAscii;function we(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var an=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Wo=()=>Object.getPrototypeOf(Uint8Array.prototype),ge=t=>an(Wo(),
t),fn=t=>an(DataView.prototype,t),vo=t=>globalThis[t]&&an(globalThis[t].prototype,"byteLength"),jo=t=>Wo()[t],Ns=ge(Symbol.
toStringTag),xe=ge("buffer"),dn=ge("byteOffset"),Ho=ge("byteLength"),Ds=jo("set"),Ls=jo("slice"),Us=fn("buffer"),Rs=fn("\
byteOffset"),ks=fn("byteLength"),Go=vo("ArrayBuffer"),Ps=vo("SharedArrayBuffer"),l=t=>Ho.call(t);function Yo(t){let{length:e}=t;
return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:l(t)}var y=(t,e,n=l(t))=>new Uint8Array(xe.call(t),dn.call(t)+
e,n-e);function Ft(t,e){let n=new Uint8Array(l(t)+l(e));return X(n,t),X(n,e,l(t)),n}function ye(t,e){let n=dn.call(t),o=e+
(-(n+e)&3),r=Math.max(0,l(t)-o)>>2,i=r>0?new Int32Array(xe.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var pt=(t,e)=>y(
t,0,Math.min(e,l(t))),X=(t,e,n)=>Ds.call(t,e,n),Z=(t,e,n)=>Ls.call(t,e,n),Ws=64,vs=24;function Ee(t,e,n){if(n>vs)return Z(
t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function zt(t,e){if(e<=Ws)return!1;try{return Go.
call(xe.call(t)),!1}catch{return!0}}function V(t,e){if(!ArrayBuffer.isView(t)&&qo(t)===void 0)throw new TypeError(`${e}:\
 The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Q(t){return ArrayBuffer.isView(t)?js(t):qo(t)===0?$:new Uint8Array(t)}var Vo=t=>t instanceof Uint8Array?t:Q(t);
function js(t){try{return Ns.call(t)===void 0?new Uint8Array(Us.call(t),Rs.call(t),ks.call(t)):new Uint8Array(xe.call(t),
dn.call(t),Ho.call(t))}catch{return $}}var $=new Uint8Array;function qo(t){for(let e of[Go,Ps])try{return e?.call(t)}catch{}}
function q(t,e,n){Ko(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Mt(t,e,n){
return t===void 0?!1:(Ko(t,n),!!t?.[e])}function Ko(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(
`${e}: The provided value is not of type 'object'.`)}var j=t=>`${t}`;function un(t){return(e,n)=>{let o=e===void 0?t[0]:j(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Hs=1024,Gs=65539;function Jo(t,e,n){let o=Se(a=>Vs(a,n),t,e),r=Se(qs,t,e);if(o&&r){let a=Kt()?1/0:64;return{...r,read:(f,d)=>(d<
128?o:r).read(f,d),write:(f,d)=>(f.length<a?o:r).write(f,d),readBytes:o.readBytes,mostBytes:Hs}}let i=ln(t);if(o){let a=z()?
Se(zo,t,e):void 0;return a?{...o,read:(f,d)=>(d<4096?o:a).read(f,d)}:o}let s=r??Se(zo,t,e)??i,c=r?18:15;return{...s,read:(a,f)=>(f<=
c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function Se(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=t(e);return r.write(o,n),ln(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Ys="\
strings";function Vs(t,e){let[n]=WebAssembly.Module.customSections(e,Ys),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:Gs}}function qs(t){let[e,n]=[
At,me],o=new Uint8Array(t.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(a,f)=>e.call(r(),
a,a+2*f),write:(a,f)=>n.call(r(),a,f,2*a.length),most:1/0,collect:J()||Kt()||typeof WeakRef!="function"?void 0:s};function s(a){
let f=c(2*a),d=0;return{add(u,p){X(f,new Uint8Array(t.buffer,u,2*p),d),d+=2*p},toText:()=>e.call(f,0,d)}}function c(a){let f=i?.
deref();if(f&&f[a-1]!==void 0)return f;let d=new Uint8Array(2**Math.ceil(Math.log2(a)));return i=new WeakRef(d),d}}function zo(t){
let e=It("utf-16le"),{write:n,most:o}=ln(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function ln(t){
let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[
o/2,o/2+r];if(r<=18)return we(i,s,r);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.
min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var be,h,pn,Xo,Zo,tt,D={input:0,units:0,output:0},I=-1,b=65536,Jt=0,Oe={name:"",encoding:I},S={isBusy:!0,newCodec:NaN},Xt=NaN;
function mt(t,e){Oe.name=t,Oe.encoding=e,S.newCodec=Xt,S.isBusy&&Qo(),S.isBusy=!0}function Qo(){try{nr(),be??=er(Ao()),Xs(
new WebAssembly.Instance(be),be)}catch(t){throw or(t)}}function tr(t){try{nr(),be=Js(er(t))}catch(e){throw or(e)}Qo()}function er(t){return Ks(t)?t:new WebAssembly.Module(t)}function Ks(t){try{return WebAssembly.Module.customSections(t,qt),
!0}catch{return!1}}var zs="encoding-wasm";function Js(t){let[e]=WebAssembly.Module.customSections(t,zs),n=`${qt} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Xs({exports:t},e){h=t,hn=
WebAssembly.RuntimeError,D.input=h.input(),D.units=h.units(),D.output=h.output(),sr(),tt=Jo(h.memory,D.units,e),Jt=Math.
min(h.units_length(),tt.most),S.isBusy=!1}function nr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function or(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Zs(t))return new RangeError(
`encoding-wasm: ${rr} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${t}`):t}var rr="no memory for WebAssembly; free some, and call again",Zs=t=>t instanceof
RangeError&&/memory/i.test(t.message);function Ut(){return wn(),pn}function ir(){return wn(),Xo}function mn(){return wn(),
Zo}function wn(){pn[0]===void 0&&sr()}function sr(){let{buffer:t}=h.memory;pn=new Uint8Array(t),Xo=new Uint8Array(t,D.input,
b),Zo=new Int32Array(t,h.codec(),h.codec_length()>>2)}function gn(t,e){return mt(t,I),xn(e)}function xn(t){try{let e=t();
return S.isBusy=!1,e}catch(e){throw R(e)}}var hn;function R(t){if(!hn||!(t instanceof hn))return t;let e=w[Oe.encoding]?.
name,n=`${Oe.name}${e?` of ${e}`:""} failed`;return tc()?new RangeError(`encoding-wasm: ${n}: ${rr}`,{cause:t}):new Error(
`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:t})}var Qs=32;function tc(){try{return h.memory.grow(Qs),!1}catch{return!0}}function v(){let t=mn();return lr(t,new Int32Array(t.length))}function ur(){return h.held()!==0?v():(S.newCodec=te,null)}
var yn=t=>lr(t,mn());function lr(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Qt(t,e){hr(t,e)||(mt("decod\
ing",t),e?yn(e):h.new_decoder(t),te=t===Ot||t===P?Xt:t)}var te=Xt;function hr(t,e){return e||S.newCodec!==t||S.isBusy?!1:
(S.newCodec=Xt,S.isBusy=!0,!0)}function Te(t,e){hr(~t,e)||(mt("encoding",t),e?yn(e):h.new_encoder(t),te=~t)}function En(t,e,n,o){
mt("transcoding",t),o?yn(o):h.new_transcoder(t,e,+n)}function pr(t,e){h.set_source_encoding(t,+e),S.isBusy=!1}function Bt(t){
let e=l(t),n=h.alloc(e)>>>0;return X(Ut(),t,n),[n,e]}var ec=O(()=>Uint8Array.from(fe,t=>t.charCodeAt(0))),cr,Sn=t=>gn("s\
niffing",()=>(cr!==h&&h.give_labels(...Bt(ec())),cr=h,t())),bn=(t,e,...n)=>Sn(()=>h.sniff_html(...Bt(t),e,...n)),mr=(t,e,n)=>Sn(
()=>h.sniff_xml(...Bt(t),e,n));function wr(t,e){let n=Sn(()=>h.find_declared_label(...Bt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var gr=(t,e)=>gn("sniffing",()=>h.default_for(...Bt(t),e)),xr=()=>mt("detection",I);function yr(t,e){
try{h.feed_detector(...Bt(t),+e)}catch(n){throw R(n)}}var Er=(t,e,n,o)=>xn(()=>{let r=a=>a?Bt(a):[0,0],i=h.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))}),Sr=-1,Rt=-2;function On(t,e,n,o,r){Zt(t,e),S.isBusy=!0;let i=h.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&
(S.newCodec=te),Me(i)}var nc=2;function br(t,e){let n=l(t);Zt(t,n),S.isBusy=!0;let o=h.decode_block(n,0,nc,+e);return S.
isBusy=!1,Me(o)}var ft={encoding:I,at:0,most:0,owner:void 0};function Ae(t,e,n){if(ft.encoding!==t||ft.owner!==h||S.isBusy){
try{mt("decoding",t),ft.owner=h,ft.at=tt.readBytes?h.byte_table(t):0,ft.most=!_o(t)&&tt.mostBytes||1/0,ft.encoding=t}catch(r){
throw R(r)}S.isBusy=!1}if(ft.at===0||n>ft.most)return;if(n<=b)return Zt(e,n),ar(n);if(tt.most>Jt)return;let o="";for(let r=0;r<
n;r+=b){let i=Math.min(b,n-r);Zt(y(e,r,r+i),i),o=kt(o,ar(i))}return o}function Or(t,e){let n=I,o,r;function i(s){try{return mt(
t,s),n=s,r=h,o=e(s),S.isBusy=!1,o}catch(c){throw R(c)}}return s=>s===n&&r===h&&!S.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var oc=16384,
Tn=Or("encoding",t=>{let e=h.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=h.memory;return Tt(t)?new Uint8Array(n,e,oc):
new Uint16Array(n,e,65536)}),Ie=Or("decoding",t=>{let e=Tt(t),n=(!e?h.pair_table(t):h.byte_table(t))>>>0;return n>0?new Uint16Array(
h.memory.buffer,n,e?256:65536):void 0}),ar=t=>tt.readBytes(D.input,t,ft.at);function kt(t,e){try{return t+e}catch(n){throw new RangeError(
"The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Tr=3,
Ar=t=>t+b+Tr<=Jt,rc=1<<28,Ir=t=>t>Jt&&t<rc?tt.collect?.(t+Tr):void 0,Fr=()=>D.units,Mr=()=>Ut()[D.units]|Ut()[D.units+1]<<
8,Br=(t,e)=>tt.read(D.units+2*t,e-t),Fe=(t,e,n)=>tt.write(t.slice(e,n),D.units);function An(t,e,n,o){S.isBusy=!0;let r=h.
encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&F.finished()&&(S.newCodec=te),Me(r)}var E={none:0,source:1,result:2};
function $r(t,e,n,o){let r=l(t);Zt(t,r),S.isBusy=!0;let i=h.transcode_block(r,+e,n,o);return S.isBusy=!1,Me(i)}var ic=8;
function Zt(t,e){let n=ir();if(e>ic)try{X(n,t)}catch{X(n,y(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Me(t){if(t<
Rt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var ee=t=>Ee(Ut(),
D.output,t),In=t=>Ut().subarray(D.output,D.output+t),F={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.written(),
codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},wt={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var Be=64,sc=new Uint8Array(4*Be);var _r=O(()=>me?96:z()?1024:256),Mn=O(()=>z()||J()?4096:128),cc=O(()=>new Uint8Array(2*Mn()));function Cr(t,e){let{length:n}=t,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function Nr(t,e){
let{length:n}=t,o=n<=2*Be?sc:cc(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Ee(o,0,r)}var Dr=new Uint8Array(36),Bn=ac(Dr);function ac(t){return new Uint16Array(t.buffer)}var $n=O(()=>lt?Nn()?0:8:18),et={length:0,
bytes:[0,0]};function _n(t,e,n){if(e>18)return;if(t[0]<128&&e>$n())return Nn()&&Dn(t,e)?lt.call(t,0,e):void 0;let o=0;for(let r=0;r<
e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){Fn(
i,0,1);break}let a=t[r++]^128;if(a>=64)return;if(i<224)s=(i&31)<<6|a;else{if(s=(i&15)<<12|a<<6,s<2048||(s&63488)===55296)
return;if(c){Fn(i,a^128,2);break}let f=t[r++]^128;if(s|=f,f>=64||s===65279)return}}Bn[o++]=s}return Lr(o)}function Cn(t,e,n,o){
let r,i=0;for(let s=0;s<e;){let c=t[s++],a=c;if(c>=128){if(r??=Ie(o),!r)return;if(a=r[c],a===0){if(s<e)a=r[c|t[s++]<<8];else if(!n&&
o!==Bo){Fn(c,0,1);break}}if(a===0||a===65533)return}Bn[i++]=a}return Lr(i)}function Fn(t,e,n){et.length=n,et.bytes[0]=t,
et.bytes[1]=e}function Lr(t){return t<3||!Nn()?we(Bn,0,t):At.call(Dr,0,2*t)}var Nn=O(()=>J()&&ht(fc)===!0);function fc(){
let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(At)==="a\uFEFF\uD83D"&&e(
lt)==="a\0\xFF\xFE=\xD8"}function Dn(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var Un=["fatal","html","replacement"],dc=2048;function uc(t,e){let{length:n}=t,o=Tt(e);if(n>Be&&n>(o?_r():Mn()))return;if(o)
return Cr(t,Tn(e));if(!!0)return;let r=Tn(e);return r&&Nr(t,r)}var gt=class t{encoding;unmappable;#t;#e=null;#n=0;#o=$;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:Un.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>b)return;let n=uc(e,this.encoding);
if(n)return n;try{Te(this.encoding,null),Fe(e,0,e.length);let o=An(0,e.length,this.#r,!0);return o===Rt||!F.finished()?void 0:
(this.#n=0,ee(o))}catch(o){throw R(o)}}#s(e,n){let o=new L;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new K(
r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=$,this.#e=null,
this.#n=0);let a=this.#t,f=this.#r,d=a?dc:b,u=a&&this.encoding===Ot?new Ln(c,o):void 0,p=u?m=>u.add(m):o;try{Te(this.encoding,
s);for(let m=0;m===0||m<e.length;m+=d){let g=Math.min(m+d,e.length);Fe(e,m,g);let N=g===e.length;for(let bt=0,ae=!1;!ae;){
let _t=An(bt,g-m,f,n&&N);p(ee(_t===Rt?F.written():_t));let rn=i+m+bt+F.start();if(bt+=F.read(),ae=_t!==Rt&&F.finished(),
_t!==Rt)continue;let it=F.codePoint();if(a){let Ct=v(),Nt=()=>this.locate(rn),Vt=a(it,Nt),ys=this.#c(Ct,Vt,p,it,Nt);Te(this.
encoding,ys),Fe(e,m,g)}else r(it,rn)}}}catch(m){throw R(m)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=v(),this.#n=
i+e.length}#c(e,n,o,r,i){if(n===null)throw new K(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,
"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new K(c,i(),this.name)}),s.#e}},Ur=27,Rr=3,Ln=class{held;#t;constructor(e,n){
this.held=e,this.#t=n}add(e){let n=l(e);if(n===0)return;e[0]!==Ur&&this.#t(this.held);let o=e[n-Rr]===Ur?n-Rr:n;this.#t(
Z(e,0,o)),this.held=Z(e,o,n)}},L=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};
this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=l(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){
if(this.#t&&!this.#t.next)return this.#t.bytes;let e=lc(this.#n),n=0;return this.forEach(o=>{X(e,o,n),n+=l(o)}),e}};function lc(t){
try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with \
{ stream: true } or by a stream.`,{cause:e})}}function kr(t,e){let n=Y(t,e);if(n===U||n===B){let{name:o}=w[n];throw new RangeError(
`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Pr(n,t,e)}function Pr(t,e,n){if(t===
P)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Wr=4096,$e=class{#t;#e;#n=new L;#o=!1;constructor(e){this.#t=e,this.#e=e===U||e===B?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<Wr*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.concatenate();
this.#n=new L;let n=st(e)?.bytes.length??0,o=this.#r(y(e,n,Math.min(l(e),n+Wr*this.#e)));if(!Rn(o))return[e];let r=[],i=0;
for(let s=0;;s++){let c=wr(o,s);if(!c)break;let{start:a,length:f}=c,d=String.fromCharCode(...y(o,a,a+f));G(d)!==this.#t&&
(r.push(y(e,i,n+a*this.#e),this.#i(w[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,y(e,i)]}#r(e){if(this.#e===1)return e;
let n=new Uint8Array(l(e)>>1),[o,r]=this.#t===U?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*i+r]:128;return n}#i(e){
let n=new Uint8Array(e.length*this.#e),o=this.#t===U?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+o]=e.charCodeAt(r);return n}};
function Rn(t){let e=0;for(;e<l(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Pt=t=>t==null?void 0:j(t);function Ce(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function hc(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>Y(j(n),e))}}var Ne={allowUTF8:t=>t===void 0||!!t,candidates:hc,locale:Pt,maxBytes:Ce,tld:Pt},kn=["text","ASCII",
"empty","binary","unknown"];function ne(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=l(t),a=Math.
min(c,i);xr();for(let g=0;g<a;g+=b){let N=Math.min(g+b,a);yr(y(t,g,N),e&&N===c)}let f=Er(o,r&&_e(r),s&&_e(s),n),{0:d,1:u,
2:p}=f,m=g=>({encoding:w[f[3+2*g]].name,score:f[4+2*g]});return{kind:kn[d],isASCII:kn[d]==="ASCII"||kn[d]==="empty",encoding:u<
0?void 0:u,score:p,candidates:Array.from({length:(f.length-3)/2},(g,N)=>m(N))}}function _e(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function Pn(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=V(t,n),r=q(e,Ne,
n),i=ne(Q(o),!0,r);return{encoding:i.encoding===void 0?null:w[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates}}var pc=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],De=1024,mc=1<<
20,wc=65536,gc=[Ot,P,U,B],Wt=(t,e)=>{let n=Pt(t);return n===void 0?I:Y(n,e)},vr=(t,e)=>Math.min(Ce(t,e)??De,mc),jr=t=>G(
Pt(t)??"")??I;function xc(t,e){if(t)return q(t===!0?void 0:t,Ne,e)}var yc={defaultEncoding:Wt,detect:xc,likelyEncoding:Wt,
locale:Pt,maxPrescanBytes:vr,parentEncoding:Wt,transportLayerEncodingLabel:jr,userOverride:Wt};function Ec(t,e){let n=q(
t,yc,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(ue,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,d=Math.min(l(s),r),u=bn(s,d,c,i,a,f);return u===I?void 0:oe(u)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>Hr(s)??Sc(o,n.defaultEncoding)}}function Hr(t){if(!(t?.encoding===void 0||
t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Sc(t,e){return oe(
gr(_e(t),e===I?Dt:e))}var bc={defaultEncoding:Wt,maxPrescanBytes:vr,transportLayerEncodingLabel:jr};function Oc(t,e){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=q(t,bc,e),i=s=>{let c=Math.min(l(s),o),a=oe(mr(s,c,r));
return a.source==="default"&&n!==I?{...a,encoding:n}:a};return{prescanned:Math.max(ue,o),declared:i,decide:()=>i($)}}function Tc(t,e){
let n={...Ne,defaultEncoding:Wt},{defaultEncoding:o,...r}=q(t,n,e);return{prescanned:ue,declared(i){let s=st(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===I?i?.encoding??Dt:o;return Hr(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Ac={detect:Tc,html:Ec,xml:Oc},Wn=["detect","ht\
ml","xml"],Ic={prefixBytes:Ce,sniff:un(Wn)};function $t(t,e){let{prefixBytes:n,sniff:o}=q(t,Ic,e),r=Ac[o](t,e),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??wc,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!gc.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>Fc(r,c),takesWhole:n===
void 0}}function Fc({prescanned:t,declared:e,options:n,decide:o},r){return e(pt(r,t))??o(n&&ne(r,!0,n))}function Gr(t){let e=pt(
t,De),n=bn(e,l(e),I,I,I,I);return n===I||oe(n).source==="BOM"?void 0:oe(n)}function oe(t){let e=t&65536?"certain":"tenta\
tive";return{encoding:t&255,confidence:e,source:pc[t>>8&255],score:null}}var vn=4096,Mc=27,Bc=65533,Le=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new gt(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==Bc&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=l(e);for(let i=0;i===0||i<r;i+=vn){let s=r-i<=vn;this.#s(
y(e,i,s?r:i+vn),s?n:E.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=_c(r,e),s[d-i]);let c=new L,
a;try{this.#t.transcode(e,n===E.result?E.source:n,d=>c.add(d))}catch(d){a=d}let f=$c(c.concatenate());try{this.#e.encodeOrFail(
f,n===E.result,o),this.#n=n===E.result?0:i+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let e={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function $c(t){
let e=new Uint16Array(l(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}
function _c(t,e){let n=l(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Cc(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(
y(e,c,c+1),E.none,d=>{a+=l(d)/2})}catch(d){if(d instanceof W)break;throw d}let f=a===0&&c-(s-t.position)===2&&e[c-2]===Mc;
for(let d=0;d<a;d++)r[i++]=d===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function Cc(t){try{t.copy(!0).
transcode($,E.source,()=>{})}catch(e){if(e instanceof W)return e.offset;throw e}return t.position}var Hn=-1,jn=27,zr="(B",Jr="(J",Xr=[zr,Jr,"(I","$@","$B"],Nc=4,Yr=32,Ue=class{#t=!0;#e=!0;read(e,n){let o=l(e),r=this.#t?
Dc(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=kc(e,i)),i!==o);){let a=e[i];if(a===jn&&this.#e){let f=Kr(e,i);if(s=Xr.includes(
f),!s&&!n&&Wc(f))break;this.#e=s}else s=a>=128||i<r&&Pc(a);s||(i+=1)}let c=s?i:Hn;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=l(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==jn)continue;if(r>n&&o-r<=
Nc)return r;let i=Kr(e,r);this.#e&&=i===zr||i===Jr}return o}};function Dc(t){let[e,n]=[!0,!0];for(let o=0;o<Yr;o+=2){if(o+
1>=l(t))return 1/0;if(e&&=qr(t[o],t[o+1]),n&&=qr(t[o+1],t[o]),!e&&!n)return o+2}return Yr}var Lc=16843009,Uc=454761243,Rc=2155905152;
function kc(t,e){let n=l(t),{start:o,words:r}=ye(t,e),i=Vr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^Uc;if(((r[s]|c-Lc&~c)&Rc)!==0)break}return Vr(t,o+4*s,n)}function Vr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==
jn;)o+=1;return o}var qr=(t,e)=>t===48||t>=78||t===32&&e>=16&&e<=94||t===33&&e===34,Pc=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Kr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,l(t));o++)n+=String.fromCharCode(
t[o]);return n}var Wc=t=>t.length<2&&Xr.some(e=>e.startsWith(t));var vc=2048,jc=64,xt=class{decision=null;sample=$;detected;#t;#e=!0;#n=!1;#o=new Ue;#r=new L;#i;#s=0;#c=$;#a=$;constructor(e){
this.#t=e,this.#i=e.prescanned}add(e,n){let o=new L;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,
e);if(this.#e=!1,this.#r.length+l(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();
this.#r=new L;let i=pt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(
r,n,o)}#f(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=l(s);if(a===Hn)return n?this.#u(i(this.#l(s,!0)),
o,s):this.#d(s,f+1,o);let d=Qr(s,a-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(f<u&&!n)return this.#d(
s,u,o);let p=pt(s,Math.max(0,u)),m=this.#l(p,f<u);if(!r.passesASCII||!Hc(m,p)||u<=d)return this.#u(i(m),o,s);s=this.#h(s,
this.#o.skip(p,a-c),o)}}#l(e,n){this.sample=Ft(Ft(this.#c,this.#a),e);let o=this.#t.detection.options;return this.detected=
ne(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let r=l(e);return r>0&&this.#r.add(Z(e,0,r)),this.#i=n,
{passed:o,rest:null}}#h(e,n,o){let r=pt(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,vc-l(this.#c));return i>0&&(this.#c=
Ft(this.#c,pt(r,i))),this.#a=Zr(Ft(this.#a,Zr(y(r,i)))),y(e,n)}#u(e,n,o){return this.decision=e,{passed:n,rest:o}}},Zr=t=>y(
t,Math.max(0,l(t)-jc));function Qr(t,e,n){let o=Math.min(l(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Hc(t,e){
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
n	?`;var Gc=O(()=>{let t=0;return new Map(ti.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Yc=3,ei=t=>/[\u0300-\u0336\u0339-\u036F]/.
test(t);function Re(t){let e=new gt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof K)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ni(String.fromCodePoint(r),n,Yc),o.set(r,i)),i}}function ni(t,e,n){
if(ei(t))return"";if(n===0)return null;let o=Vc(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>e(c)?c:ni(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Vc(t){let e=[...Gc().get(t)??[],...qc(
t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function qc(t){let e=t.normalize("NFD"),
[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,a=o.filter((p,m)=>c(m)),f=o.filter((p,m)=>!c(
m)),d=[n,...a].join("").normalize("NFC"),u=d+f.join("");u.normalize("NFD")===e&&r.push(u),f.every(ei)&&i.push(d)}return[
...r,...i]}var oi=["fatal","html","replacement","ignore","translit"];function ri(t,e,n){return typeof t=="function"?(o,r)=>Kc(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Re(e):void 0}function Kc(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=Q(V(t,e));return Z(n,0,l(n))}function yt(t,e,n,o){return typeof t=="number"?ii(t,e,n,o):new Gn(t,ii(T,e,n,o))}function ii(t,e,n,o){let r=ri(n.unmappable,
e,o);return r&&!ct(e)?new Le(zc(t,n),e,n.unmappable,r):new ke(t,e,n)}function zc(t,e){return new ke(t,B,{...e,bom:!1,unmappable:"\
fatal"})}var si={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},ke=class t{from;to;#t=null;#e=0;#n;#o={
...si};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(En(e,this.to,this.#n.ignoreBOM,this.#t),pr(e,n),this.#t=v())}get position(){
return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=ee}=this.#n;
s&&!this.#t&&o(Uint8Array.from(le(this.to)??[]));let f=Math.max(0,Un.indexOf(c)),d=l(e);try{En(this.from,this.to,i,this.#t);
for(let u=0;;){let p=d-u<=b,m=p&&u===0?e:y(e,u,p?d:u+b),g=$r(m,r,f,p?n:E.none);this.#r(this.#e+u);let N=g<0?F.written():
g;if(N>0&&o(a(N)),g<0&&this.#i(g,u),u+=F.read(),p&&F.finished())break}}catch(u){throw R(u)}this.#t=v(),this.#e=n===E.none?
this.#e+d:0}takeLosses(){let e=this.#o;return this.#o={...si},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
wt.firstMalformed()),n.malformed+=wt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+wt.firstUnmappable(),n.codePoint=
wt.codePoint()),n.unmappable+=wt.unmappable()}#i(e,n){let o=this.#e+n+F.start();throw this.#t=v(),this.#e=0,e===Sr?new W(
w[this.from].name,o,F.length()):new K(F.codePoint(),o,w[this.to].name)}},Gn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){
this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(e,n,o):this.#s(r,e,n,o),n===E.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(T,!1),new xt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==E.none);i.forEach(c=>{this.#r.
transcode(c,E.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var Ni=require("node:buffer"),H=require("node:fs"),k=require("node:path");var ci=512,Jc=t=>t>32&&t<=96&&ui(),Xc=O(J),Zc=64;function ai(t,e,n){if(n>Zc||n<=$n()||(e[0]|e[n>>1]|e[n-1])>=128||!Dn(e,
n))return;let o=di();return o?o.call(e,0,n):Ae(t,e,n)}var Yn=[];function fi(t,e,n){return n<ci?(Jc(n)?qn(t,e,n):void 0)??
(Xc()?Vn(t,e,n):void 0)??Ae(t,e,n)??Vn(t,e,n)??qn(t,e,n):Vn(t,e,n)??(ea(t)?qn(t,e,n):void 0)??Ae(t,e,n)}function Vn(t,e,n){
let o=di();if(!(!o||t!==Dt||!ta(e,n)||zt(e,n)))try{return o.call(e,0,n)}catch{return}}function qn(t,e,n){if(!zt(e,n)){Yn[t]===
void 0&&(Yn[t]=ht(()=>oa(t))??null);try{return Yn[t]?.(e)}catch{return}}}var di=O(()=>ht(Qc));function Qc(){let t=lt,e=Uint8Array.
from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function ta(t,e){if(e<ci)return Kn(
t,0,e);let{start:n,words:o}=ye(t,0),r=n+4*o.length;if(!Kn(t,0,n)||!Kn(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];
if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Kn(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;
return!0}var ea=t=>t===Dt?na():ui(),ui=O(z),na=O(()=>z()||J()||!(Lt()>0));function oa(t){let e=Ie(t),n=It(w[t].name),o=i=>n(
i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(
i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var ra=24,li=O(()=>ht(ca)),ia=O(()=>ht(da));function hi(t,e,n){if(!(t!==T&&t!==B)&&!(n<ra||zt(e,n)))return t===T?li():ia()}var sa=2048,pi=256;function mi(t,e,n){if(e>
pi||t[0]===239)return;let o=li();if(!(!o||t[e-1]>=128&&o.completeLength(t,e)<e))try{let r=o.decodeFew(t,e);return n&&r?.
includes("\uFFFD")?void 0:r}catch{return}}function ca(){let t=Lt()<22,e=t?Po():void 0;if(t&&!e)return;let n=It("utf-8"),o=aa(n),r=[239,187,191,97,230,188,162,240,
159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\
\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,a=Uint8Array.of(97,127),f=o(s,s.length)===c&&n(s)===c&&o(a,2)==="a\x7F",d=lt;if(!(!f||
e&&d.call(a,0,2)!=="a\x7F"))return{decode(u,p,m){try{if(e)return e(u)?d.call(u,0,p):void 0;let g=n(u);return m&&g.includes(
"\uFFFD")?void 0:g}catch{return}},decodeFew:o,completeLength(u,p){for(let m=1;m<=3&&m<=p;m++){let g=u[p-m];if(g<128)break;
if(g>=192)return(g>=240?4:g>=224?3:2)>m?p-m:p}return p}}}function aa(t){let e=Lt();if(e<22)return(r,i)=>i<=64||fa(r,i)?t(
r):void 0;let n=J()?0:Kt()?64:e>0?pi:0,o=Ro;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function fa(t,e){let n=0;for(let o=0;o<
e;o+=16)n|=t[o];return n<128}function da(){return z()?la():ua()}function ua(){let t=At,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".
toWellFormed()!=="a\uFFFD"))return wi(0,Lt()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:
s.toWellFormed()})}function la(){let t=It("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return wi(sa,1/0,(e,n,o)=>{let r=t(e);return o&&r.includes("\uFFFD")?void 0:r})}var wi=(t,e,n)=>({decode(o,r,i){if(!(r%2===
1||r<t||r>e))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});var ha=65279,pa=256,ma=8,re=new Uint8Array(18),_=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Yo(e);if(!this.#t){let d=this.#n>0,u=d?this.#c(e,r,n):this.#s(e,r,n);if(u!==void 0)
return n||this.#a(r),u;d&&this.#f()}let i=this.#t,s=this.#o,c=this.#r,a="";try{a=this.#l(e,r,n)??this.#d(e,r,n)}catch(d){
throw this.#t=i,this.#o=s,this.#r=c,R(d)}let f=this.#i;if(f)throw this.#i=null,this.#o=s,this.#r=c+r,o===void 0?f:f.toTypeError(
o);return a}#s(e,n,o){let{encoding:r}=this;if(et.length=0,n===0)return"";if(r===T)return _n(e,n,o)??mi(e,n,this.fatal);if(!$o(
r))return;let i=Tt(r),s=ai(r,e,n)??(n<=(i?ma:18)?Cn(e,n,o,r):void 0)??(i?fi(r,e,n):void 0);return s!==void 0&&this.fatal&&
s.includes("\uFFFD")?void 0:s}#c(e,n,o){let r=this.#n,i=r+n;if(!(n===0||i>18)){et.length=0,re[0]=this.#e[0],re[1]=this.#e[1];
for(let s=0;s<n;s++)re[r+s]=e[s];return this.encoding===T?_n(re,i,o):Cn(re,i,o,this.encoding)}}#a(e){this.#r+=e,this.#o||=
e>0,this.#n=et.length,et.length>0&&(this.#e=[et.bytes[0],et.bytes[1]])}#f(){let e=Uint8Array.from(this.#e);try{Qt(this.encoding,
null),On(e,this.#n,0,this.fatal,!1),this.#t=v(),this.#n=0}catch(n){throw R(n)}}#l(e,n,o){let r=hi(this.encoding,e,n);if(!r)
return;let i=0,s="",c=r.completeLength(e,n);if(n<pa&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==T)return;for(;i<
3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#d(y(e,0,i),i,!0),this.#i)return s}if(!this.#o&&!this.ignoreBOM&&e[i]>=
239){let d=st(y(e,i,n));d?.encoding===this.encoding&&(i+=d.bytes.length,this.#r+=d.bytes.length)}this.#o||=c>0;let a=i===
0&&c===n?e:y(e,i,c),f=r.decode(a,c-i,this.fatal);if(f===void 0){if(s=kt(s,this.#d(a,c-i,!0)),this.#i)return s}else s=kt(
s,f),this.#r+=c-i;return c<n?kt(s,this.#d(y(e,c,n),n-c,o)):s}#d(e,n,o){Qt(this.encoding,this.#t);let r="",i=Ir(n),s=this.#o||
this.ignoreBOM||!ct(this.encoding),c=0;for(let a=0;;a+=b){let f=n-a<=b,d=Math.min(b,n-a),u=a===0&&f?e:y(e,a,a+d),p=On(u,
d,c,this.fatal,o&&f);if(p<0)return this.#t=v(),this.#i=new W(this.name,this.#r+a+F.start(),F.length()),r;if(c+=p,c>0&&(f||
!Ar(c))){let m=!s&&Mr()===ha?1:0;i?i.add(Fr()+2*m,c-m):r=kt(r,Br(m,c)),s=!0,c=0}if(f)break}return this.#o=s,this.#t=o?null:
ur(),this.#r+=n,i?i.toText():r}};function gi(t,e){let n=Y(t,e);if(n===P)throw new RangeError(`${e}: The encoding label p\
rovided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var vt={failure:1,usage:2};var zn=require("node:buffer");var yi=56320;function Jn(t){if((0,zn.isUtf8)(t))return xi(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,zn.isUtf8)(r));e+=o?xi(o):String.fromCharCode(yi+t[n]),n+=o?.length??1}return e}var xi=t=>Buffer.from(t.buffer,
t.byteOffset,t.length).toString();function A(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(
e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-yi)))}function M(t){return t===""?"''":t==="-"?"standard i\
nput":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var C=require("node:fs");var Si=require("node:util");var bi={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},ie={
...bi,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},se={...bi,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function dt(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Si.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function nt(t,e){
return ce(t,e instanceof Error?e.message:String(e)),vt.failure}function ce(t,e){jt(`encoding-wasm: ${t}: ${e}
`)}var Ei=!1;function jt(t){Ei||process.stderr.on("error",()=>{}),Ei=!0,process.stderr.write(t)}var ot=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var Pe=1<<18,Oi,Xn=0;async function Zn(t,e){let n=async i=>{try{return await i()}catch(s){throw dt(s,ie)}},{next:o,close:r}=await n(
()=>t==="-"?wa(e):ga(A(t),e));return{next:()=>n(o),close:r}}async function*We(t){let e=await Zn(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function wa(t){let e=Mi((0,C.fstatSync)(Xn,{bigint:!0}),t);return e.
isFile()?Ai(Xn,e,()=>{}):xa()}function ga(t,e){let n=Mi((0,C.statSync)(t,{bigint:!0}),e);if(!n.isFile())return ya(t);let o=(0,C.openSync)(
t,"r");return Ai(o,n,()=>(0,C.closeSync)(o))}function Ai(t,{size:e},n){Oi??=new Uint8Array(Pe);let o=Oi,r=0;return{async next(){
let i=(0,C.readSync)(t,o,0,Pe,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,C.fstatSync)(t,{bigint:!0}).size<e)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function xa(){let t=Ii(
Xn,()=>{}),e=process.platform==="win32"?Ti():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!==
"EAGAIN")throw n;e=Ti()}return e.next()},close:()=>e?.close()}}function Ti(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function ya(t){let e=await Fi(
n=>(0,C.open)(t,n));return Ii(e,()=>(0,C.closeSync)(e))}function Ii(t,e){let n=new Uint8Array(Pe);return{next:async()=>{
let r=await Fi(i=>(0,C.read)(t,n,0,Pe,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Fi=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Mi(t,e){if(t.isDirectory())throw new Error(ie.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var x=require("node:fs"),rt=require("node:path");var _i=1;function to(t){if(t===void 0)return Ea();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,x.lstatSync)(
A(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,x.statSync)(A(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(rt.sep))throw new Error(se.EISDIR);return o&&!o.isFile()?eo((0,x.createWriteStream)(A(t)),!0):(o&&(0,x.accessSync)(
A(t),x.constants.W_OK),Oa(n?Qn(t):t,o))}var Bi;function Ea(){return Bi??=Sa(),Bi}function Sa(){let t=(0,x.fstatSync)(_i,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?eo(process.stdout,!1):ba(e)}function ba(t){let e,
n=()=>{e??=eo(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,x.writeSync)(_i,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function eo(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function Qn(t){if(!(0,x.lstatSync)(A(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=Jn((0,x.readlinkSync)(
A(t),"buffer"));return(0,rt.isAbsolute)(e)?Qn(e):Qn(`${Jn(x.realpathSync.native(A((0,rt.dirname)(t)),"buffer"))}${rt.sep}${e}`)}
var $i=0;function Oa(t,e){$i+=1;let n=[process.pid,$i,Math.random().toString(36).slice(2)].join("-"),o=A((0,rt.join)((0,rt.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,x.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,x.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,x.writeSync)(r,a))},wait(){},finish(){s(),e&&(Ta(o,e),(0,x.chmodSync)(o,e.mode)),
(0,x.renameSync)(o,A(t))},discard(){try{s()}finally{(0,x.rmSync)(o,{force:!0})}}}}function Ta(t,{uid:e,gid:n}){try{(0,x.chownSync)(
t,e,n)}catch{}}async function ve(t){try{let e=to();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return no(
void 0,e)}}function no(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":M(t);return nt(`cannot write ${o}`,dt(e,se))}async function Di(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,d)=>{c=await ve(`${M(f)}: ${d}
`)||c};for(let f of t.files)try{e.skipUTF8&&await Ba(f)?(s+=1,e.dryRun&&await a(f,"would be left alone: it is UTF-8")):await Aa(
f,t,e,r,{run:n,say:a})?i+=1:o.push(f)}catch(d){nt(M(f),d),o.push(f)}if(!t.quiet){let f=e.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(M).join(", ")}`:"";jt(`encoding-wasm: ${ot(
i,"file")} ${f}${d}${u}
`)}return o.length>0?vt.failure:c}async function Aa(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
t:(0,k.join)(o,Ma(t));if(o!==void 0){let d=(0,k.resolve)(a);if(d===(0,k.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${M(a)} is the place of another file; con\
vert it by itself`);i.add(d)}let f=w[e.to].name;if(r){let d="";if(await s({files:[t],output:a,isDry:!0,onDecision:g=>{d=
w[g].name}})!==0)return!1;let p=a===t?"":`, to ${M(a)}`,m=n?`, and kept as ${M(t+n)}`:"";return await c(t,`would be conv\
erted from ${d} to ${f}${p}${m}`),!0}try{return o!==void 0&&Fa((0,k.dirname)(a)),n?await Ia(t,n,()=>s({files:[t],output:a})):
await s({files:[t],output:a})===0}catch(d){throw dt(d,se)}}async function Ia(t,e,n){let o=A(`${t}${e}.tmp`);try{(0,H.accessSync)(
A(t),H.constants.R_OK)}catch(i){throw dt(i,ie)}(0,H.copyFileSync)(A(t),o);let r=await n()===0;return r?(0,H.renameSync)(
o,A(`${t}${e}`)):(0,H.rmSync)(o,{force:!0}),r}var Ci=new Set;function Fa(t){Ci.has(t)||(0,H.mkdirSync)(A(t),{recursive:!0}),
Ci.add(t)}function Ma(t){let e=(0,k.isAbsolute)(t)?(0,k.basename)(t):(0,k.relative)(".",t);return e.startsWith("..")?(0,k.basename)(
t):e}async function Ba(t){let e=new _(T,!0,!0),n=!0,o=!1;try{for await(let r of We(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,Ni.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof W)return!1;
throw r}}var $a=.9,je=class{#t;#e=new L;constructor(e=$t({},"Examination")){this.#t=new xt(e)}add(e,n){let o=Math.min(l(e),De-this.#e.
length);o>0&&this.#e.add(Z(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Rn(e)?Gr(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Ui(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Ui(n.encoding,o)||n.score>=$a)&&Li(e.encoding,
o)!==Li(n.encoding,o)?i:void 0}},Li=(t,e)=>new _(t,!1,!0).decode(e,!1);function Ui(t,e){let n=0,o=null;for(let r=0;r<l(e);r+=
b){let i=y(e,r,Math.min(r+b,l(e)));Qt(t,o),br(i,!1),n+=wt.malformed(),o=v()}return n}var _a=1<<20;async function Ri({files:t,sniffing:e,json:n,quiet:o}){let r=$t(e,"--detect"),i=$t({...e,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of t)try{let f=new je(i),d=e.sniff==="detect"?f:new xt(r),{encoding:u,...p}=await Ca(a,d,f),
m=f.doubt&&Na(f.doubt),g=f.detected?.kind??(p.source==="default"?"empty":"text");c.push({file:a,encoding:w[u].name,...p,
kind:g,doubt:m??null}),m&&!o&&ce(M(a),Da(m))}catch(f){s=nt(M(a),f)}return await ve(n?`${JSON.stringify(c,null,2)}
`:La(c))||s}async function Ca(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of We(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>_a))break;return r(new Uint8Array,!0),e.decision}function Na({declared:t,
detected:e,...n}){let o=e===void 0?null:w[e].name;return{declared:w[t].name,detected:o,...n}}function Da({declared:t,detected:e,
score:n,malformed:o}){let r=`has ${ot(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it \
declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function La(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,M(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var He=class{#t;#e;#n=0;#o=0;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=yt(e,B,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=yt(B,n,{...s,ignoreBOM:ct(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(e,n,o){let r=[];this.#t.transcode(e,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?Ua(c):c,E.none,o);n===E.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let e={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,e}};function Ua(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var ki=require("node:fs"),Pi=require("node:path");function Wi(){let t=(0,Pi.join)(__dirname,"encoding.wasm");try{return tr((0,ki.readFileSync)(t)),!0}catch(e){let{message:n}=dt(
e,{});return nt(`its part ${M(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Ge=class{fatal;ignoreBOM;#t;#e;#n=$;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&l(this.#n)===0?e:Ft(this.#n,e);if(!n&&No(r))return this.#n=
r,"";let i=st(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new _(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?y(r,s):r,n,o)}};function vi(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function ji(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
t,n.prototype)}function Ye(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=V(t,o),i=Y(j(e),o),s=Mt(n,"fatal",o),c=Mt(n,"igno\
reBOM",o);return new Ge(i,s,c).decode(Q(r),!0,o)}function oo(t){return Ra(T,Q(V(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Ra(t,e){return new _(t,!1,!0).decode(e,!0)}var so=1,Hi=2,qe=3,co=4,Et=10,Ke=1e3,Gi=1010;function ka(t,e){if(/[\t\n\f\r]/.test(t))return so;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(t))return co;if(!/[\p{L}\p{M}]/u.test(t))return e<128?so:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(t)?Hi:qe;if(e<12288){let n=e<880?1:e>>8;return Et*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?Gi:
Ke}var Pa=65280,Wa=/[бгжзйф-я]/i,ro;function Ve(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(Ye(Uint8Array.from(r),t))}var io;function ao(t){io??=new Uint16Array(65536),ro??=[Ve("shift_j\
is",136,151,64),Ve("gbk",176,215),Ve("big5",164,198,64),Ve("euc-kr",176,200)];let e=ro.map(()=>0),n=0,o=so;for(let r of t){
let i=Number(r.codePointAt(0)),s=io[i]||ka(r,i);io[i]=s;let c=o>=Et;if(s===co)n+=22;else if(s===qe)n+=c?15:o===qe?7:11;else if(s===
Hi)n+=c?9:7;else if(s>=Ke){for(let[a,f]of ro.entries())s===Gi?e[a]+=a>0?13:i>Pa?9:5:e[a]+=f.has(r)?9:14;c&&o<Ke&&(n+=9)}else if(s>=
Et){let a=r<"\x80";a||(n+=s<2*Et?6:Wa.test(r)?7:4),c&&o!==s?o>=Ke?n+=6:Math.trunc(o/Et)!==Math.trunc(s/Et)?n+=12:s%Et===
1&&(n+=a?3:11):c&&!a&&(n+=s%Et),(o===qe||o===co)&&(n+=4)}o=s}return n+Math.min(...e)}var fo="Failed to execute 'decode' on 'TextDecoder'",uo=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=va(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&ji(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=$,n=void 0){let o=this.#t,r=V(e,fo),i=Mt(n,"strea\
m",fo);return this.#e||o.reset(),this.#e=i,o.decode(Vo(r),!i,fo)}},Yi=vi(uo,"TextDecoder");function va(t,e,n){let o=j(t),
r=Mt(e,"fatal",n),i=Mt(e,"ignoreBOM",n);return new _(gi(o,n),r,i)}var Xi="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),ja=.25,Zi=/^[GSBE]/,Qi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Ha=/^w|G|S|B.+5|KR/,Ht="UTF-8",Ga=-2,Ya=1,Va=1e3,qa=40,Ka=.003,Vi=30,qi=10,za=25,Ja=7,Xa=10,Za=15,Qa=3,tf=4,Ki=5;function ts(t,e=void 0){
let n=j(t),{maxSteps:o}=q(e,{maxSteps:(c=2)=>Math.min(Number(c),Qa)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-qa),s=n.slice(i,i+Va);return ef(s,o).map(({steps:c,gain:a})=>({text:Ji(n,c)??n.replace(
/[^\r\n]+/g,f=>Ji(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function ef(t,e){
let n=zi(t);if(n>za)return[];let o=ao(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(
f=>nf(f,o)).sort(lo);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,Ki)}r.delete(t);let s=[...r.
values()].sort(lo).slice(0,Ki);for(let a of s)a.gain+=.6*zi(a.text);s.sort(lo);let c=Ja+Math.min(Xa,40/t.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-Za))}var lo=(t,e)=>e.gain-t.gain;function nf({text:t,steps:e,bits:n},o){let r=[];
for(let[i,s]of Xi.entries()){let c=Zi.test(s)&&!Qi.test(t)?void 0:ho(t,s);if(!c)continue;let f=t.includes(Gt)||es(c)?.includes(
Gt)?sf:Pn(c).candidates;for(let{encoding:d,score:u}of f){if(u<Ka)break;if(e.length>0&&d!==Ht&&e[0].really!==Ht)continue;
let p=po(c,d,!0);if(p===void 0||p===t)continue;let m=n+2.4*Math.log2(u)-i*ja-(d===Ht?Ga:Ya)-(e.length>0?tf:0),g=o-ao(p)+
m;r.push({text:p,steps:[...e,{really:d,readAs:s}],bits:m,gain:g})}}return r}function zi(t){if(t.includes(Gt))return 0;let e=Qi.
test(t),n=-1/0;for(let o of Xi){let i=Ha.test(o)&&Zi.test(o)===e?ho(t,o):void 0;if(!i)continue;let[s,c]=[2**-Vi,2**-Vi];
for(let{encoding:a,score:f}of Pn(i).candidates)a===o||po(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:e?Math.max(-qi,Math.min(n,qi)):n}function Ji(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=ho(n,r),s=i&&po(i,
o);if(s===void 0)return;n=s}return n}var of=127,Gt="\uFFFD",rf=4,sf=[{encoding:Ht,score:.9}];function ho(t,e){let n=t.replaceAll(
Gt,"\x7F").replace(/[\x80-\x9F]/g,o=>Ye(Uint8Array.of(o.charCodeAt(0)),e));try{return new gt(kr(e,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function po(t,e,n=!1){if(t.includes(of))return e===Ht?cf(t):void 0;try{return new Yi(e,{
fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===Ht?es(t):void 0}}function es(t){let e=oo(t),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return rf*n<=o?e:void 0}function cf(t){let e=oo(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Gt)&&n.length<=o.length+1?e.replaceAll("\x7F",
Gt):void 0}var ze=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=yt(e,T,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=yt(T,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===E.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new _(T,!1,!0).decode(r,!0),[s]=ts(i);n===E.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===E.result?n:E.none,o)}takeLosses(){let{malformed:e,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:e,firstMalformed:n}}};var ns=13,Je=10,Xe=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===U||n===B?2:1,this.#n=n===U?0:1,this.#t=
(e==="lf"?[Je]:[ns,Je]).flatMap(o=>this.#e===1?[o]:n===U?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===ns;if(a||c===Je&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
Je)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var rs=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var mo=new Set,wo=!1,os=Date.now();function go(t){if(mo.add(t),!wo)for(let e of rs)process.on(e,is);return wo=!0,()=>mo.
delete(t)}function is(t){for(let e of mo)e();for(let e of rs)process.off(e,is);process.kill(process.pid,t)}function ss(){
if(!(!wo||Date.now()-os<50))return new Promise(t=>{setImmediate(()=>{os=Date.now(),t()})})}function as(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${ot(s,"invalid byte sequence")} ${xo(s)} left out, ${yo(s)}at offset ${c}`),t.unmappable>0&&i.push(
`${cs(t.unmappable,n)} ${xo(t.unmappable)} left out`),i;if(s>0){let u=ot(s,"invalid byte sequence"),p=`${yo(s)}at offset\
 ${c}`;i.push(`${u} became ${ff(n,o)}, ${p}; the file is damaged, or not in ${w[e].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${xo(t.unmappable)} left out`:af[typeof o=="function"?"function":o];if(t.unmappable>
0&&d){let u=`${yo(t.unmappable)}${Eo(f)} at offset ${a}`;i.push(`${cs(t.unmappable,n)} ${d}, ${u}; use --unmappable html\
, or --to utf-8`)}return i}var af={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},xo=t=>t===1?"was":"were",yo=t=>t===1?"":"the first ",cs=(t,e)=>`${ot(t,"character")} that ${w[e].name} can't \
represent`;function Eo(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${he(t)})`:he(t)}
function ff(t,e){return le(t)||t===G("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var us=require("node:fs");var So=1e6,df=20*So,uf=2*So,lf=100,fs=40,hf="\x1B[?25l",pf="\x1B[?25h",ds="\r\x1B[K";function ls(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(d){let u=Date.now();if(i&&u-c<lf)return;c=u,s||n(),s=!0;let p=xf(r,d,(u-a)/1e3);jt(`${i?"":hf}${ds}${p.
slice(0,process.stderr.columns)}`),i=!0}return{add(d){r+=d,!(r<uf)&&(o??={total:wf(t),canShow:mf(e)},o.canShow&&(o.total??
r)>=df&&f(o.total))},stop(){i&&jt(`${ds}${pf}`),i=!1}}}var mf=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function wf(t){let e=0;for(let n of t){let o=n==="-"?void 0:gf(n);if(!o?.isFile())return;e+=o.size}return e}
function gf(t){try{return(0,us.statSync)(A(t))}catch{return}}function xf(t,e,n){let o=`${Ze(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${Ze(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*fs)).padEnd(fs,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Ze(t)} of ${Ze(e)} MB | ${o} | ${c}${s%
60} s left`}var Ze=t=>(t/So).toFixed(1);var hs=10,Qe=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new _(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(e){let n=0;for(let o=e.indexOf(hs);o>=0;o=e.indexOf(hs,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(e.slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=
1;this.#e=[]}};var St=class extends Error{};async function To(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ls(
t.files,n,()=>{o?.keepListening?.(),n&&(r=go(i))}),c=0;try{n||(r=go(i)),o=t.isDry?yf:to(t.output);let a=new bo(t,e,o,s);
for(let f of t.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
no(t.output,a instanceof St?a.cause:a)||c}return r(),c}var yf={write(){},wait(){},finish(){},discard(){}},bo=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Oo(e,n,i=>{try{o.write(i)}catch(s){throw new St("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof St)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),nt(M(e),n)}}async end(){this.#o.convert(new Uint8Array,E.result),await this.#e.finish()}async#r(e){let n=await Zn(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,E.none),await this.#i(),this.#n.add(r.
length),await ss()}finally{await n.close()}this.#o.convert(new Uint8Array,E.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new St("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),ce(M(e),n)}},Oo=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let f=i==="keep"&&ct(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="translit";this.#a=u&&
!ct(r)?new Qe(r):void 0,this.#i=a&&new Xe(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#c=
!0,n!==E.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof St)throw s;o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.
add(s))this.#f(c);if(this.#s=!o&&n===E.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.
settle();let i=o&&Sf(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#f(e){this.#n(this.#i?this.#i.add(e):e)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,E.source)}catch(e){if(e instanceof St)throw e}}takeMessages(){let{from:e,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:as(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e==
"object"&&s.unshift(Ef(r)),s}};function Ef({encoding:t,source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`\
it is taken for ${w[t].name} (${o})`}function Sf(t,e){if(t instanceof W){let n=t.length===1?"is":"are";return new Error(
`${ot(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; check --from, or leave out --fatal to repla\
ce such bytes with U+FFFD`)}if(t instanceof K&&e){let{line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offse\
t ${t.index}): ${t.encoding} can't represent ${Eo(t.codePoint)}; use --unmappable translit, html or replacement, or --to\
 utf-8`)}return t}var bf=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Of=O(()=>new Map(bf.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function ps(t){
return G(t)??Of().get(de(t))??cn(t)}var Yt=class extends Error{};var ms=["bash","zsh","fish"];var tn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Tf,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Af,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
hat HTML or XML say.',choices:Wn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:ms}];var en=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Tf(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:ws(e)}function Af(t){let[e,...n]=t.split("//"),o=ws(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Yt(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function ws(t){let e=G(t)??ps(t);if(e===void 0)throw new Yt("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===P)throw new Yt("It stands for an encoding that holds no text.");return e}var ut="encoding-wasm",nn=()=>[...tn,...en].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?If():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Ff(e)}}),If=()=>["auto",...w.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],Ff=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function gs(t){return{bash:Mf,zsh:Bf,fish:$f}[t]()}function Mf(){let t=nn().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=nn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${ut} in bash: put it into ~/.local/\
share/bash-completion/completions/${ut}
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
complete -o filenames -F _encoding_wasm ${ut}
`}function Bf(){let t=nn().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${ut}
# Completion for ${ut} in zsh: put it into a directory of $fpath as _${ut}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function $f(){let t=nn().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${ut} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${ut} in fish: \
put it into ~/.config/fish/completions/${ut}.fish
${t.join(`
`)}
`}var on=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function xs(t){
let e=[...tn,...en].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(p=>`\\fB${on(p)}\\fR`),d=f.pop(),u=r?`
${on(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,d+a].join(", ")}
${on(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${on(t)}" "User Commands"
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
`}async function _f(t,e){if(!Wi())return vt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:d,inPlace:u,outDir:p}=e,m={sniff:i,locale:s,detect:!0};if(o)return Ri({...t,sniffing:m,json:r});
let g=d===void 0?void 0:Re(t.to),N={...t,from:n==="auto"?$t(m,"--from auto"):n,unmappable:g?it=>g(it)??d:t.unmappable,drop:c},
bt={isLending:!c&&!a&&!f&&!Cf(N.unmappable),newTranscoder(it,Ct){let{from:Nt,to:Vt}=it;return a?new ze(Nt,Vt,Ct):c?new He(
Nt,Vt,Ct):yt(Nt,Vt,bt.isLending?{...Ct,take:In}:Ct,"")},newFixer:f&&(()=>new $e(N.to))};if(u===void 0&&p===void 0)return To(
N,bt);let{skipUtf8:ae=!1,dryRun:_t=!1}=e;return Di(N,{suffix:u,directory:p,skipUTF8:ae,dryRun:_t},it=>To({...N,...it},bt))}
var Cf=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
