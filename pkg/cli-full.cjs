"use strict";var hn=Object.defineProperty;var Ls=Object.getOwnPropertyDescriptor;var Ns=Object.getOwnPropertyNames;var Ds=Object.prototype.hasOwnProperty;var Us=(e,t)=>{for(var n in t)hn(e,n,{get:t[n],enumerable:!0})},ks=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of Ns(t))!Ds.call(e,r)&&r!==n&&hn(e,r,{get:()=>t[r],enumerable:!(o=Ls(t,r))||o.enumerable});return e};var Rs=e=>ks(hn({},"__esModule",{value:!0}),e);var Jf={};Us(Jf,{completionFor:()=>$s,manual:()=>Cs,runFully:()=>Kf});module.exports=Rs(Jf);var te="encoding-wasm";function _o(){throw new Error("encoding-wasm: call instantiate() first.")}var pe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function S(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var g=Ps();function Ps(){let e=pe.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Ws=S(()=>new Map(g.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),T=0,kt=21,Do=29,Uo=32,bt=33,v=36,
U=37,$=38,vs=[[v,""],[35,"korean"],[32,"japanese"],[Do,"chinese"],[1,"single-byte"],[T,""]],ko=e=>e<v&&e!==bt,st=e=>e>T&&
e<Do,Ro=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(g[e].name),js=e=>vs.find(([t])=>e>=t)[1];function K(e){
let t=Ws();return t.get(e)??t.get(vo(Gs(e)))}function z(e,t){let n=K(e);if(n===void 0){let o=pn(e),r=o===void 0?"":` Did\
 you mean '${g[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(void 0){
let o=js(n);if(o&&!(void 0).includes(o))throw new RangeError(`${t}: '${te}' doesn't include ${g[n].name}; import it from\
 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function pn(e){let t=me(e),n={936:"gbk",950:"big5"}[t]??t,o=g.findIndex(
({labels:r})=>r.some(i=>me(i)===n));return o<0||o===v?void 0:o}var me=e=>vo(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").
replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Po=[{encoding:T,bytes:[239,187,
191]},{encoding:U,bytes:[254,255]},{encoding:$,bytes:[255,254]}],we=3,Hs=239;function Ot(e){if(e[0]>=Hs)return Po.find(t=>t.
bytes.every((n,o)=>e[o]===n))}function Wo({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function ge(e){
return Po.find(t=>t.encoding===e)?.bytes}function ct(e){return e===T||e===U||e===$}function Gs(e){let[t,n]=[0,e.length];
for(;t<n&&No(e[t]);)t+=1;for(;n>t&&No(e[n-1]);)n-=1;return e.slice(t,n)}var No=e=>`	
\f\r `.includes(e);function vo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var k=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var xe=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,jo=Symbol.for("encoding-wasm.UnmappableError"),Q=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${xe(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&jo in o}[jo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Ho=(e,t)=>e?.prototype?.[t],ye=e=>Ho(globalThis.Buffer,e),Tt=ye("ucs2Slice"),Ee=ye("ucs2Write"),Go=ye("utf8Slice"),At=ye(
"latin1Slice"),Ys=e=>globalThis[e],Yo=Ys("TextDecoder"),qs=Ho(Yo,"decode");function It(e){let t=new Yo(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:qs}),n=>t.decode(n)}function ht(e){try{return e()}catch{return}}var J=()=>"InternalError"in globalThis,j=()=>"Bun"in globalThis;function mn(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var Bt=()=>"Deno"in globalThis,at=()=>Number.
parseInt(globalThis.process?.versions?.node,10),qo=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii;function Rt(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var wn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Vo=()=>Object.getPrototypeOf(Uint8Array.prototype),Se=e=>wn(Vo(),
e),gn=e=>wn(DataView.prototype,e),Ko=e=>globalThis[e]&&wn(globalThis[e].prototype,"byteLength"),xn=e=>Vo()[e],Vs=Se(Symbol.
toStringTag),be=Se("buffer"),yn=Se("byteOffset"),zo=Se("byteLength"),Ks=xn("includes"),zs=xn("set"),Js=xn("slice"),Xs=gn(
"buffer"),Zs=gn("byteOffset"),Qs=gn("byteLength"),Jo=Ko("ArrayBuffer"),tc=Ko("SharedArrayBuffer"),p=e=>zo.call(e);function Xo(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:p(e)}var x=(e,t,n=p(e))=>new Uint8Array(be.call(
e),yn.call(e)+t,n-t);function Mt(e,t){let n=new Uint8Array(p(e)+p(t));return X(n,e),X(n,t,p(e)),n}function Zo(e,t){let n=yn.
call(e),o=t+(-(n+t)&3),r=Math.max(0,p(e)-o)>>2,i=r>0?new Int32Array(be.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var pt=(e,t)=>x(e,0,Math.min(t,p(e))),X=(e,t,n)=>zs.call(e,t,n),Qo=(e,t)=>Ks.call(e,t),tt=(e,t,n)=>Js.call(e,t,n),ec=64,
nc=24;function Oe(e,t,n){if(n>nc)return tt(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function Pt(e,t){
if(t<=ec)return!1;try{return Jo.call(be.call(e)),!1}catch{return!0}}function Z(e,t){if(!ArrayBuffer.isView(e)&&tr(e)===void 0)
throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Ft(e){return ArrayBuffer.isView(e)?oc(e):tr(e)===0?B:new Uint8Array(e)}var ee=e=>e instanceof Uint8Array?e:Ft(e);
function oc(e){try{return Vs.call(e)===void 0?new Uint8Array(Xs.call(e),Zs.call(e),Qs.call(e)):new Uint8Array(be.call(e),
yn.call(e),zo.call(e))}catch{return B}}var B=new Uint8Array;function tr(e){for(let t of[Jo,tc])try{return t?.call(e)}catch{}}
function et(e,t,n){En(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function $t(e,t,n){
return e===void 0?!1:(En(e,n),!!e?.[t])}function En(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(
`${t}: The provided value is not of type 'object'.`)}var Y=e=>`${e}`;function Sn(e){return(t,n)=>{let o=t===void 0?e[0]:Y(t),r=e.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${e.join("', '")}'.`);return r}}var rc=1024,ic=65539;function nr(e,t,n){let o=Te(a=>cc(a,n),e,t),r=Te(ac,e,t);if(o&&r){let a=Bt()?1/0:64;return{...r,read:(f,d)=>(d<
128?o:r).read(f,d),write:(f,d)=>(f.length<a?o:r).write(f,d),readBytes:o.readBytes,writeBytes:Bt()?o.writeBytes:void 0,mostByTable:rc}}
let i=bn(e);if(o){let a=J()?Te(er,e,t):void 0;return a?{...o,read:(f,d)=>(d<1024?o:a).read(f,d)}:o}let s=r??Te(er,e,t)??
i,c=r?18:15;return{...s,read:(a,f)=>(f<=c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function Te(e,t,n){let o="\
\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),bn(t).read(
n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var sc="strings";function cc(e,t){let[n]=WebAssembly.Module.
customSections(t,sc),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encod\
ing-wasm":{memory:e}});return{...r,most:ic}}function ac(e){let[t,n]=[Tt,Ee],o=new Uint8Array(e.buffer),r=()=>(o[0]===void 0&&
(o=new Uint8Array(e.buffer)),o),i;return{read:(a,f)=>t.call(r(),a,a+2*f),write:(a,f)=>n.call(r(),a,f,2*a.length),most:1/0,
collect:j()||typeof WeakRef!="function"?void 0:s};function s(a){let f=c(2*a),d=0;return{add(u,l){X(f,new Uint8Array(e.buffer,
u,2*l),d),d+=2*l},toText:()=>t.call(f,0,d)}}function c(a){let f=i?.deref();if(f&&f[a-1]!==void 0)return f;let d=new Uint8Array(
2**Math.ceil(Math.log2(a)));return i=new WeakRef(d),d}}function er(e){let t=It("utf-16le"),{write:n,most:o}=bn(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function bn(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Rt(i,s,r);let a="";
for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Ae,h,Tn,or,rr,q,C={input:0,units:0,output:0},A=-1,O=65536,ne=0,Ie={name:"",encoding:A},b={isBusy:!0,newCodec:NaN},oe=NaN;
function ft(e,t){Ie.name=e,Ie.encoding=t,b.newCodec=oe,b.isBusy&&ir(),b.isBusy=!0}function ir(){try{ar(),Ae??=cr(_o()),lc(
new WebAssembly.Instance(Ae),Ae)}catch(e){throw fr(e)}}function sr(e){try{ar(),Ae=uc(cr(e))}catch(t){throw fr(t)}ir()}function cr(e){return fc(e)?e:new WebAssembly.Module(e)}function fc(e){try{return WebAssembly.Module.customSections(e,te),
!0}catch{return!1}}var dc="encoding-wasm";function uc(e){let[t]=WebAssembly.Module.customSections(e,dc),n=`${te} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function lc({exports:e},t){h=e,On=
WebAssembly.RuntimeError,C.input=h.input(),C.units=h.units(),C.output=h.output(),lr(),q=nr(h.memory,C.units,t),ne=Math.min(
h.units_length(),q.most),b.isBusy=!1}function ar(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function fr(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(hc(e))return new RangeError(
`encoding-wasm: ${dr} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var dr="no memory for WebAssembly; free some, and call again",hc=e=>e instanceof
RangeError&&/memory/i.test(e.message);function Wt(){return In(),Tn}function ur(){return In(),or}function An(){return In(),
rr}function In(){Tn[0]===void 0&&lr()}function lr(){let{buffer:e}=h.memory;Tn=new Uint8Array(e),or=new Uint8Array(e,C.input,
O),rr=new Int32Array(e,h.codec(),h.codec_length()>>2)}function Be(e,t){return ft(e,A),Bn(t)}function Bn(e){try{let t=e();
return b.isBusy=!1,t}catch(t){throw P(t)}}var On;function P(e){if(!On||!(e instanceof On))return e;let t=g[Ie.encoding]?.
name,n=`${Ie.name}${t?` of ${t}`:""} failed`;return mc()?new RangeError(`encoding-wasm: ${n}: ${dr}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}var pc=32;function mc(){try{return h.memory.grow(pc),!1}catch{return!0}}function H(){let e=An();return gr(e,new Int32Array(e.length))}function wr(){return h.held()!==0?H():(b.newCodec=ie,null)}
var Mn=e=>gr(e,An());function gr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function re(e,t){xr(e,t)||(ft("decod\
ing",e),t?Mn(t):h.new_decoder(e),ie=e===bt||e===v?oe:e)}var ie=oe;function xr(e,t){return t||b.newCodec!==e||b.isBusy?!1:
(b.newCodec=oe,b.isBusy=!0,!0)}function Fe(e,t){xr(~e,t)||(ft("encoding",e),t?Mn(t):h.new_encoder(e),ie=~e)}function Fn(e,t,n,o){
ft("transcoding",e),o?Mn(o):h.new_transcoder(e,t,+n)}function yr(e,t){h.set_source_encoding(e,+t),b.isBusy=!1}function Ct(e){
let t=p(e),n=h.alloc(t)>>>0;return X(Wt(),e,n),[n,t]}var wc=S(()=>Uint8Array.from(pe,e=>e.charCodeAt(0))),hr,$n=e=>Be("s\
niffing",()=>(hr!==h&&h.give_labels(...Ct(wc())),hr=h,e())),Cn=(e,t,...n)=>$n(()=>h.sniff_html(...Ct(e),t,...n)),Er=(e,t,n)=>$n(
()=>h.sniff_xml(...Ct(e),t,n));function Sr(e,t){let n=$n(()=>h.find_declared_label(...Ct(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var br=(e,t)=>Be("sniffing",()=>h.default_for(...Ct(e),t)),Or=()=>ft("detection",A);function Tr(e,t){
try{h.feed_detector(...Ct(e),+t)}catch(n){throw P(n)}}var Ar=(e,t,n,o)=>Bn(()=>{let r=a=>a?Ct(a):[0,0],i=h.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))}),Ir=-1,jt=-2;function _n(e,t,n,o,r){vt(e,t),b.isBusy=!0;let i=h.decode_block(t,n,+o,+r);return b.isBusy=!1,r&&i>=0&&
(b.newCodec=ie),Ne(i)}var gc=2;function Br(e,t){let n=p(e);vt(e,n),b.isBusy=!0;let o=h.decode_block(n,0,gc,+t);return b.
isBusy=!1,Ne(o)}var dt={encoding:A,at:0,most:0,owner:void 0};function $e(e,t,n){if(dt.encoding!==e||dt.owner!==h||b.isBusy){
try{ft("decoding",e),dt.owner=h,dt.at=q.readBytes?h.byte_table(e):0,dt.most=!Ro(e)&&q.mostByTable||1/0,dt.encoding=e}catch(r){
throw P(r)}b.isBusy=!1}if(dt.at===0||n>dt.most)return;if(n<=O)return vt(t,n),pr(n);if(q.most>ne)return;let o="";for(let r=0;r<
n;r+=O){let i=Math.min(O,n-r);vt(x(t,r,r+i),i),o=_t(o,pr(i))}return o}var Mr=(e,t)=>Be("decoding",()=>{for(let n=0;n<t;n+=
O){let o=Math.min(O,t-n);if(vt(o===t?e:x(e,n,n+o),o),!h.is_latin_1(o))return!1}return!0});function Fr(e,t){let n=A,o,r;function i(s){
try{return ft(e,s),n=s,r=h,o=t(s),b.isBusy=!1,o}catch(c){throw P(c)}}return s=>s===n&&r===h&&!b.isBusy&&(!o||o[0]!==void 0)?
o:i(s)}var xc=16384,Ce=Fr("encoding",e=>{let t=h.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=h.memory;return st(e)?new Uint8Array(
n,t,xc):new Uint16Array(n,t,65536)}),_e=Fr("decoding",e=>{let t=st(e),n=(!t?h.pair_table(e):h.byte_table(e))>>>0;return n>
0?new Uint16Array(h.memory.buffer,n,t?256:65536):void 0}),pr=e=>q.readBytes(C.input,e,dt.at);function _t(e,t){try{return e+
t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } \
or by a stream.",{cause:n})}}var $r=3,Cr=e=>e+O+$r<=ne,yc=1<<28,_r=e=>e>ne&&e<yc?q.collect?.(e+$r):void 0,Lr=()=>C.units,
Nr=()=>Wt()[C.units]|Wt()[C.units+1]<<8,Dr=(e,t)=>q.read(C.units+2*e,t-e),Le=(e,t,n)=>q.write(e.slice(t,n),C.units);function Ur(e,t){
if(!b.isBusy&&!q.writeBytes)return;ft("encoding",t);let n=q.writeBytes?.(e,C.output,h.unit_table(t));return b.isBusy=!1,
n===e.length?Ht(n):void 0}function Ln(e,t,n,o){b.isBusy=!0;let r=h.encode_block(e,t,n,+o);return b.isBusy=!1,o&&r>=0&&M.
finished()&&(b.newCodec=ie),Ne(r)}var E={none:0,source:1,result:2};function kr(e,t,n,o){let r=p(e);vt(e,r),b.isBusy=!0;let i=h.
transcode_block(r,+t,n,o);return b.isBusy=!1,Ne(i)}var Ec=8;function vt(e,t){let n=ur();if(t>Ec)try{X(n,e)}catch{X(n,x(e,
0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Ne(e){if(e<jt)throw new Error("encoding-wasm: the current codec is of \
another kind. Please report it.");return e}var Ht=e=>Oe(Wt(),C.output,e),Nn=e=>Wt().subarray(C.output,C.output+e),M={finished:()=>h.
finished()!==0,read:()=>h.read(),written:()=>h.written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},
mt={malformed:()=>h.replaced(),firstMalformed:()=>h.first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),
codePoint:()=>h.unmapped_code_point()};var Gt=64,Rr=4*Gt,Sc=new Uint8Array(Rr);var Pr=S(()=>Ee?96:J()?1024:128),Un=S(()=>J()||j()?4096:128),bc=S(()=>new Uint8Array(2*Un()));function Wr(e,t){let{length:n}=e,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function vr(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return Qo(o,0)?void 0:o}function jr(e,t){
let{length:n}=e,o=2*n<=Rr?Sc:bc(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Oe(o,0,r)}var Hr=new Uint8Array(2*Gt),se=Oc(Hr);function Oc(e){return new Uint16Array(e.buffer)}var kn=S(()=>Pn()?0:18),Tc=S(()=>J()||
at()<22?18:8),Ac=S(()=>Bt()||!(at()>=22)?Gt:32),Ic=S(()=>j()?Gt:40),Gr=(e,t)=>(e[0]&e[t>>1])>=128;function Yr(e,t,n){return n?
t<=Tc():t<=18||t<=Ic()&&(Gr(e,t)||Wn())}var G={length:0,bytes:[0,0]};function ce(e,t,n){if(t>18&&!(t<=Ac()&&Gr(e,t)))return;
if(e[0]<128&&t>kn())return Pn()&&vn(e,t)?At.call(e,0,t):void 0;let o=0;for(let r=0;r<t;){let i=e[r++],s=i;if(i>=128){if(i<
194||i>=240)return;let c=r+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&r===t){Dn(i,0,1);break}let a=e[r++]^128;if(a>=64)
return;if(i<224)s=(i&31)<<6|a;else{if(s=(i&15)<<12|a<<6,s<2048||(s&63488)===55296)return;if(c){Dn(i,a^128,2);break}let f=e[r++]^
128;if(s|=f,f>=64||s===65279)return}}se[o++]=s}return qr(o)}function Rn(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=e[s++],
a=c;if(c>=128){if(r??=_e(o),!r)return;if(a=r[c],a===0){if(s<t)a=r[c|e[s++]<<8];else if(!n&&o!==Uo){Dn(c,0,1);break}}if(a===
0||a===65533)return}se[i++]=a}return qr(i)}function De(e,t,n){return G.length=0,ce(x(e,t,n),n-t,!1)===""}function Dn(e,t,n){
G.length=n,G.bytes[0]=e,G.bytes[1]=t}function qr(e){if(e<3||e<=18&&!Pn())return Rt(se,0,e);if(Wn())return Tt.call(Hr,0,2*
e);if(!(e>36))return Rt(se,0,18)+Rt(se,18,e-18)}var Pn=S(()=>j()&&Wn()),Wn=S(()=>ht(Bc)===!0);function Bc(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Tt)==="a\uFEFF\uD83D"&&t(At)==="a\0\xFF\xFE=\xD8"}
function vn(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}var Hn=["fatal","html","replacement"],Mc=2048;function Fc(e,t){let{length:n}=e,o=st(t);if(n>Gt&&n>(o?Pr():Un()))return;if(o)
return Wr(e,Ce(t));if(!!0)return;let r=Ce(t);return r&&jr(e,r)}var $c=S(j),Ue={encoding:A,bytes:B};function Vr(e,t){if(!$c())
return Ur(e,t);if(Ue.encoding!==t){let n=new Uint8Array(65536);X(n,Ce(t)),Ue.bytes=n,Ue.encoding=t}return vr(e,Ue.bytes)}
var wt=class e{encoding;unmappable;#t;#e=null;#n=0;#o=B;locate=t=>t;constructor(t,n,o=void 0){this.encoding=t,this.unmappable=
n,this.#t=o}get name(){return g[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){return this.#t?
0:Hn.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>O)return;let n=Fc(t,this.encoding);if(n)return n;try{let o=st(this.
encoding)&&Vr(t,this.encoding);if(o)return o;Fe(this.encoding,null),Le(t,0,t.length);let r=Ln(0,t.length,this.#r,!0);return r===
jt||!M.finished()?void 0:(this.#n=0,Ht(r))}catch(o){throw P(o)}}#s(t,n){let o=new D;return this.encodeOrFail(t,n,r=>o.add(
r),(r,i)=>{throw new Q(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&
(this.#o=B,this.#e=null,this.#n=0);let a=this.#t,f=this.#r,d=a?Mc:O,u=a&&this.encoding===bt?new jn(c,o):void 0,l=u?w=>u.
add(w):o,m=0;try{if(st(this.encoding)&&!s)for(;m+O<t.length;m+=O){let w=Vr(t.slice(m,m+O),this.encoding);if(!w)break;o(w)}
for(Fe(this.encoding,s);m===0||m<t.length;m+=d){let w=Math.min(m+d,t.length);Le(t,m,w);let N=w===t.length;for(let St=0,he=!1;!he;){
let Nt=Ln(St,w-m,f,n&&N);l(Ht(Nt===jt?M.written():Nt));let ln=i+m+St+M.start();if(St+=M.read(),he=Nt!==jt&&M.finished(),
Nt!==jt)continue;let it=M.codePoint();if(a){let Dt=H(),Ut=()=>this.locate(ln),Qt=a(it,Ut),_s=this.#c(Dt,Qt,l,it,Ut);Fe(this.
encoding,_s),Le(t,m,w)}else r(it,ln)}}}catch(w){throw P(w)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=H(),this.#n=
i+t.length}#c(t,n,o,r,i){if(n===null)throw new Q(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,
"fatal");return s.#e=t,s.encodeOrFail(n,!1,o,c=>{throw new Q(c,i(),this.name)}),s.#e}},Kr=27,zr=3,jn=class{held;#t;constructor(t,n){
this.held=t,this.#t=n}add(t){let n=p(t);if(n===0)return;t[0]!==Kr&&this.#t(this.held);let o=t[n-zr]===Kr?n-zr:n;this.#t(
tt(t,0,o)),this.held=tt(t,o,n)}},D=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};
this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=p(t)}forEach(t){for(let n=this.#t;n;n=n.next)t(n.bytes)}concatenate(){
if(this.#t&&!this.#t.next)return this.#t.bytes;let t=Cc(this.#n),n=0;return this.forEach(o=>{X(t,o,n),n+=p(o)}),t}};function Cc(e){
try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with \
{ stream: true } or by a stream.`,{cause:t})}}function Jr(e,t){let n=z(e,t);if(n===U||n===$){let{name:o}=g[n];throw new RangeError(
`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Xr(n,e,t)}function Xr(e,t,n){if(e===
v)throw new RangeError(`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}var Zr=4096,ke=class{#t;#e;#n=new D;#o=!1;constructor(t){this.#t=t,this.#e=t===U||t===$?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<Zr*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.concatenate();
this.#n=new D;let n=Ot(t)?.bytes.length??0,o=this.#r(x(t,n,Math.min(p(t),n+Zr*this.#e)));if(!Gn(o))return[t];let r=[],i=0;
for(let s=0;;s++){let c=Sr(o,s);if(!c)break;let{start:a,length:f}=c,d=String.fromCharCode(...x(o,a,a+f));K(d)!==this.#t&&
(r.push(x(t,i,n+a*this.#e),this.#i(g[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,x(t,i)]}#r(t){if(this.#e===1)return t;
let n=new Uint8Array(p(t)>>1),[o,r]=this.#t===U?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*i+r]:128;return n}#i(t){
let n=new Uint8Array(t.length*this.#e),o=this.#t===U?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+o]=t.charCodeAt(r);return n}};
function Gn(e){let t=0;for(;t<p(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Yt=e=>e==null?void 0:Y(e);function Pe(e,t){if(e===void 0)return;let n=Math.trunc(Number(e));if(!(n>=0))throw new TypeError(
`${t}: The provided value '${e}' is not a number of bytes.`);return n}function _c(e,t){if(e!=null){if(typeof e!="object"||
!(Symbol.iterator in e))throw new TypeError(`${t}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(e,n=>z(Y(n),t))}}var We={allowUTF8:e=>e===void 0||!!e,candidates:_c,locale:Yt,maxBytes:Pe,tld:Yt},Yn=["text","ASCII",
"empty","binary","unknown"];function ae(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=p(e),a=Math.
min(c,i);Or();for(let w=0;w<a;w+=O){let N=Math.min(w+O,a);Tr(x(e,w,N),t&&N===c)}let f=Ar(o,r&&Re(r),s&&Re(s),n),{0:d,1:u,
2:l}=f,m=w=>({encoding:g[f[3+2*w]].name,score:f[4+2*w]});return{kind:Yn[d],isASCII:Yn[d]==="ASCII"||Yn[d]==="empty",encoding:u<
0?void 0:u,score:l,candidates:Array.from({length:(f.length-3)/2},(w,N)=>m(N))}}function Re(e=""){return Uint8Array.from(
e,t=>Math.min(t.charCodeAt(0),255))}function qn(e,t=void 0){let n="Failed to execute 'detectEncoding'",o=Z(e,n),r=et(t,We,
n),i=ae(Ft(o),!0,r);return{encoding:i.encoding===void 0?null:g[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates}}var Lc=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],ve=1024,Nc=1<<
20,Dc=65536,Uc=[bt,v,U,$],qt=(e,t)=>{let n=Yt(e);return n===void 0?A:z(n,t)},Qr=(e,t)=>Math.min(Pe(e,t)??ve,Nc),ti=e=>K(
Yt(e)??"")??A;function kc(e,t){if(e)return et(e===!0?void 0:e,We,t)}var Rc={defaultEncoding:qt,detect:kc,likelyEncoding:qt,
locale:Yt,maxPrescanBytes:Qr,parentEncoding:qt,transportLayerEncodingLabel:ti,userOverride:qt};function Pc(e,t){let n=et(
e,Rc,t),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(we,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,d=Math.min(p(s),r),u=Cn(s,d,c,i,a,f);return u===A?void 0:fe(u)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>ei(s)??Wc(o,n.defaultEncoding)}}function ei(e){if(!(e?.encoding===void 0||
e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Wc(e,t){return fe(
br(Re(e),t===A?kt:t))}var vc={defaultEncoding:qt,maxPrescanBytes:Qr,transportLayerEncodingLabel:ti};function jc(e,t){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=et(e,vc,t),i=s=>{let c=Math.min(p(s),o),a=fe(Er(s,c,r));
return a.source==="default"&&n!==A?{...a,encoding:n}:a};return{prescanned:Math.max(we,o),declared:i,decide:()=>i(B)}}function Hc(e,t){
let n={...We,defaultEncoding:qt},{defaultEncoding:o,...r}=et(e,n,t);return{prescanned:we,declared(i){let s=Ot(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===A?i?.encoding??kt:o;return ei(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Gc={detect:Hc,html:Pc,xml:jc},Vn=["detect","ht\
ml","xml"],Yc={prefixBytes:Pe,sniff:Sn(Vn)};function Lt(e,t){let{prefixBytes:n,sniff:o}=et(e,Yc,t),r=Gc[o](e,t),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Dc,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!Uc.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>qc(r,c),takesWhole:n===
void 0}}function qc({prescanned:e,declared:t,options:n,decide:o},r){return t(pt(r,e))??o(n&&ae(r,!0,n))}function ni(e){let t=pt(
e,ve),n=Cn(t,p(t),A,A,A,A);return n===A||fe(n).source==="BOM"?void 0:fe(n)}function fe(e){let t=e&65536?"certain":"tenta\
tive";return{encoding:e&255,confidence:t,source:Lc[e>>8&255],score:null}}var Kn=4096,Vc=27,Kc=65533,je=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(t,n,o,r){this.#t=t,this.#e=new wt(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==Kc&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(t,n){this.#t.setSource(t,n)}transcode(t,n,o){let r=p(t);for(let i=0;i===0||i<r;i+=Kn){let s=r-i<=Kn;this.#s(
x(t,i,s?r:i+Kn),s?n:E.none,o)}}#s(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Jc(r,t),s[d-i]);let c=new D,
a;try{this.#t.transcode(t,n===E.result?E.source:n,d=>c.add(d))}catch(d){a=d}let f=zc(c.concatenate());try{this.#e.encodeOrFail(
f,n===E.result,o),this.#n=n===E.result?0:i+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let t={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,t}};function zc(e){
let t=new Uint16Array(p(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}
function Jc(e,t){let n=p(t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=Xc(e);for(let c=0;c<n;c++){let a=0;try{o.transcode(
x(t,c,c+1),E.none,d=>{a+=p(d)/2})}catch(d){if(d instanceof k)break;throw d}let f=a===0&&c-(s-e.position)===2&&t[c-2]===Vc;
for(let d=0;d<a;d++)r[i++]=d===0?s:e.position+c;(a>0||f)&&(s=e.position+c+1)}return r[i]=s,r}function Xc(e){try{e.copy(!0).
transcode(B,E.source,()=>{})}catch(t){if(t instanceof k)return t.offset;throw t}return e.position}var Jn=-1,zn=27,ci="(B",ai="(J",fi=[ci,ai,"(I","$@","$B"],Zc=4,oi=32,He=class{#t=!0;#e=!0;read(t,n){let o=p(t),r=this.#t?
Qc(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=oa(t,i)),i!==o);){let a=t[i];if(a===zn&&this.#e){let f=si(t,i);if(s=fi.includes(
f),!s&&!n&&ia(f))break;this.#e=s}else s=a>=128||i<r&&ra(a);s||(i+=1)}let c=s?i:Jn;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(t,n){let o=p(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==zn)continue;if(r>n&&o-r<=
Zc)return r;let i=si(t,r);this.#e&&=i===ci||i===ai}return o}};function Qc(e){let[t,n]=[!0,!0];for(let o=0;o<oi;o+=2){if(o+
1>=p(e))return 1/0;if(t&&=ii(e[o],e[o+1]),n&&=ii(e[o+1],e[o]),!t&&!n)return o+2}return oi}var ta=16843009,ea=454761243,na=2155905152;
function oa(e,t){let n=p(e),{start:o,words:r}=Zo(e,t),i=ri(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^ea;if(((r[s]|c-ta&~c)&na)!==0)break}return ri(e,o+4*s,n)}function ri(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==
zn;)o+=1;return o}var ii=(e,t)=>e===48||e>=78||e===32&&t>=16&&t<=94||e===33&&t===34,ra=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function si(e,t){let n="";for(let o=t+1;o<Math.min(t+3,p(e));o++)n+=String.fromCharCode(
e[o]);return n}var ia=e=>e.length<2&&fi.some(t=>t.startsWith(e));var sa=2048,ca=64,gt=class{decision=null;sample=B;detected;#t;#e=!0;#n=!1;#o=new He;#r=new D;#i;#s=0;#c=B;#a=B;constructor(t){
this.#t=t,this.#i=t.prescanned}add(t,n){let o=new D;if(this.#e&&n&&this.#t.takesWhole)return this.#d(this.#t.sniff(t),o,
t);if(this.#e=!1,this.#r.length+p(t)<this.#i&&!n)return this.#u(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();
this.#r=new D;let i=pt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#d(s,o,r):this.#f(
r,n,o)}#f(t,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#d(i(void 0),o,t);for(let s=t;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=p(s);if(a===Jn)return n?this.#d(i(this.#l(s,!0)),
o,s):this.#u(s,f+1,o);let d=ui(s,a-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(f<u&&!n)return this.#u(
s,u,o);let l=pt(s,Math.max(0,u)),m=this.#l(l,f<u);if(!r.passesASCII||!aa(m,l)||u<=d)return this.#d(i(m),o,s);s=this.#h(s,
this.#o.skip(l,a-c),o)}}#l(t,n){this.sample=Mt(Mt(this.#c,this.#a),t);let o=this.#t.detection.options;return this.detected=
ae(this.sample,n,{...o,maxBytes:void 0}),this.detected}#u(t,n,o){let r=p(t);return r>0&&this.#r.add(tt(t,0,r)),this.#i=n,
{passed:o,rest:null}}#h(t,n,o){let r=pt(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,sa-p(this.#c));return i>0&&(this.#c=
Mt(this.#c,pt(r,i))),this.#a=di(Mt(this.#a,di(x(r,i)))),x(t,n)}#d(t,n,o){return this.decision=t,{passed:n,rest:o}}},di=e=>x(
e,Math.max(0,p(e)-ca));function ui(e,t,n){let o=Math.min(p(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;return t}function aa(e,t){
return e.isASCII||e.encoding===void 0&&!(t[ui(t,0,1/0)]>=128)}var li=`4h	!
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
n	?`;var fa=S(()=>{let e=0;return new Map(li.split(`
`).map(t=>{let[n,...o]=t.split("	");return e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),o]}))}),da=3,hi=e=>/[\u0300-\u0336\u0339-\u036F]/.
test(e);function Ge(e){let t=new wt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof Q)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=pi(String.fromCodePoint(r),n,da),o.set(r,i)),i}}function pi(e,t,n){
if(hi(e))return"";if(n===0)return null;let o=ua(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>t(c)?c:pi(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function ua(e){let t=[...fa().get(e)??[],...la(
e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function la(e){let t=e.normalize("NFD"),
[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,a=o.filter((l,m)=>c(m)),f=o.filter((l,m)=>!c(
m)),d=[n,...a].join("").normalize("NFC"),u=d+f.join("");u.normalize("NFD")===t&&r.push(u),f.every(hi)&&i.push(d)}return[
...r,...i]}var mi=["fatal","html","replacement","ignore","translit"];function wi(e,t,n){return typeof e=="function"?(o,r)=>ha(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?Ge(t):void 0}function ha(e,t){
if(typeof e=="string")return e;if(e==null)return null;let n=Ft(Z(e,t));return tt(n,0,p(n))}function xt(e,t,n,o){return typeof e=="number"?gi(e,t,n,o):new Xn(e,gi(T,t,n,o))}function gi(e,t,n,o){let r=wi(n.unmappable,
t,o);return r&&!ct(t)?new je(pa(e,n),t,n.unmappable,r):new Ye(e,t,n)}function pa(e,t){return new Ye(e,$,{...t,bom:!1,unmappable:"\
fatal"})}var xi={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ye=class e{from;to;#t=null;#e=0;#n;#o={
...xi};constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(Fn(t,this.to,this.#n.ignoreBOM,this.#t),yr(t,n),this.#t=H())}get position(){
return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,fatal:t});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Ht}=this.#n;
s&&!this.#t&&o(Uint8Array.from(ge(this.to)??[]));let f=Math.max(0,Hn.indexOf(c)),d=p(t);try{Fn(this.from,this.to,i,this.#t);
for(let u=0;;){let l=d-u<=O,m=l&&u===0?t:x(t,u,l?d:u+O),w=kr(m,r,f,l?n:E.none);this.#r(this.#e+u);let N=w<0?M.written():
w;if(N>0&&o(a(N)),w<0&&this.#i(w,u),u+=M.read(),l&&M.finished())break}}catch(u){throw P(u)}this.#t=H(),this.#e=n===E.none?
this.#e+d:0}takeLosses(){let t=this.#o;return this.#o={...xi},t}#r(t){let n=this.#o;n.malformed===0&&(n.firstMalformed=t+
mt.firstMalformed()),n.malformed+=mt.malformed(),n.unmappable===0&&(n.firstUnmappable=t+mt.firstUnmappable(),n.codePoint=
mt.codePoint()),n.unmappable+=mt.unmappable()}#i(t,n){let o=this.#e+n+M.start();throw this.#t=H(),this.#e=0,t===Ir?new k(
g[this.from].name,o,M.length()):new Q(M.codePoint(),o,g[this.to].name)}},Xn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){
this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(t,n,o):this.#s(r,t,n,o),n===E.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(T,!1),new gt(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==E.none);i.forEach(c=>{this.#r.
transcode(c,E.none,r),this.#o=!0}),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(t.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var qi=require("node:buffer"),V=require("node:fs"),W=require("node:path");var yi=512,ma=32,wa=S(j),ga=64;function Ei(e,t,n){if(n>ga||n<=kn()||(t[0]|t[n>>1]|t[n-1])>=128||!vn(t,n))return;let o=bi();
return o?o.call(t,0,n):$e(e,t,n)}var Zn=[];function Si(e,t,n){return n<yi?(n>ma&&Oi()?to(e,t,n):void 0)??(wa()?Qn(e,t,n):
void 0)??$e(e,t,n)??Qn(e,t,n)??to(e,t,n):Qn(e,t,n)??(Ea(e)?to(e,t,n):void 0)??$e(e,t,n)}function Qn(e,t,n){let o=bi();if(!(!o||
e!==kt||Pt(t,n)||!ya(t,n)))try{return o.call(t,0,n)}catch{return}}function to(e,t,n){if(!Pt(t,n)){Zn[e]===void 0&&(Zn[e]=
ht(()=>ba(e))??null);try{return Zn[e]?.(t)}catch{return}}}var bi=S(()=>ht(xa));function xa(){let e=At,t=Uint8Array.from(
{length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function ya(e,t){if(t>=yi)return Mr(e,
t);for(let n=0;n<t;n++)if((e[n]&224)===128)return!1;return!0}var Ea=e=>e===kt?Sa():Oi(),Oi=S(J),Sa=S(()=>J()||j()||!(at()>
0));function ba(e){let t=_e(e),n=It(g[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from(
{length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Oa=24,Ti=S(()=>ht(Aa)),Ta=S(()=>ht(Fa));function Ai(e,t,n){if(e!==T&&e!==$||n<Oa||Pt(t,n))return;let o=e===T?Ti():Ta();return o?.takes?.(t,n)===!1?void 0:o}var eo=256;
function Ii(e,t,n,o){if(G.length=0,t>eo&&(o||Pt(e,t)))return;let r=Ti();if(!r)return;let i=e[t-1]>=128?r.completeLength(
e,t):t;if(!(i<t&&(n||!De(e,i,t))))try{let s=r.decodeQuickly(i<t?x(e,0,i):e,i);return o&&s?.includes("\uFFFD")?void 0:s}catch{
return}}function Aa(){let e=at()<22,t=e?qo():void 0;if(e&&!t)return;let n=It("utf-8"),o=Ia(n),r=[239,187,191,97,230,188,162,240,
159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\
\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,a=Uint8Array.of(97,127),f=(o(s,s.length)??c)===c&&n(s)===c&&o(a,2)==="a\x7F",d=At;if(!(!f||
t&&d.call(a,0,2)!=="a\x7F"))return{decode(u,l,m){try{if(t)return d.call(u,0,l);let w=n(u);return m&&w.includes("\uFFFD")?
void 0:w}catch{return}},decodeQuickly:o,takes:t??(mn()?Bi:void 0),completeLength(u,l){for(let m=1;m<=3&&m<=l;m++){let w=u[l-
m];if(w<128)break;if(w>=192)return(w>=240?4:w>=224?3:2)>m?l-m:l}return l}}}function Ia(e){let t=at();if(t<22)return(r,i)=>i<=
64||i<=eo&&Ba(r,i)?e(r):void 0;if(mn())return(r,i)=>Bi(r,i)?e(r):void 0;let n=j()?0:Bt()?64:t>0?eo:0,o=Go;return o&&n?(r,i)=>i<=
n?o.call(r,0,i):e(r):e}function Ba(e,t){let n=0;for(let o=0;o<t;o+=16)n|=e[o];return n<128}function Bi(e,t){let n=1+(t>>
4);for(let o=0;o<t;o+=n)if(e[o]>=206&&e[o]<240)return!1;return!0}var Ma=2048;function Fa(){return J()?Ca():$a()}function $a(){
let e=Tt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);
if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Mi(0,at()<22?512:1/0,(o,r,i)=>{let s=e.call(
o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Ca(){let e=It("utf-16le");if(e(Uint8Array.of(255,254,
61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Mi(Ma,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var Mi=(e,t,n)=>({
decode(o,r,i){if(!(r%2===1||r<e||r>t))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===
216?i-2:i}});var Fi=65279,_a=256,Vt=new Uint8Array(18),_=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Xo(t);if(!this.#t){let d=this.#n>0,u=d?this.#a(t,r,n):this.#s(t,r,n);if(u!==void 0)
return n||this.#u(r),u;if(d){let l=this.#f(t,r,n,o);if(l!==void 0)return l;this.#h()}}let i=this.#t,s=this.#o,c=this.#r,
a="";try{a=this.#d(t,r,n)??this.#p(t,r,n)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,P(d)}let f=this.#i;if(f)throw this.#i=
null,this.#o=s,this.#r=c+r,o===void 0?f:f.toTypeError(o);return a}#s(t,n,o){let{encoding:r}=this;if(G.length=0,n===0)return"";
if(r===T){let c=ce(t,n,o);if(c!==void 0)return c;let a=Ii(t,n,o,this.fatal);return a===void 0?void 0:this.#c(a)}if(!ko(r))
return;let i=st(r),s=Ei(r,t,n)??(Yr(t,n,i)?Rn(t,n,o,r):void 0)??(i?Si(r,t,n):void 0);return s!==void 0&&this.fatal&&s.includes(
"\uFFFD")?void 0:s}#c(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===Fi?t.slice(1):t}#a(t,n,o){let r=this.#n+n;if(!(n===
0||r>18))return G.length=0,this.#l(t,r),this.encoding===T?ce(Vt,r,o):Rn(Vt,r,o,this.encoding)}#f(t,n,o,r){if(this.encoding!==
T)return;let i=this.#r,s=this.#o,c=this.#e,a=this.#n,f=c[0]<224?2:3;if(a+n<=f)return;this.#l(t,f);let d=ce(Vt,f,!0);if(d===
void 0)return;let u=f-a;this.#n=0,this.#r+=u;try{return _t(d,this.decode(x(t,u),o,r))}catch(l){throw l instanceof k||l instanceof
TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=a),l}}#l(t,n){Vt[0]=this.#e[0],Vt[1]=this.#e[1];for(let o=this.#n;o<
n;o++)Vt[o]=t[o-this.#n]}#u(t){this.#r+=t,this.#o||=t>0,this.#n=G.length,G.length>0&&(this.#e=[G.bytes[0],G.bytes[1]])}#h(){
let t=Uint8Array.from(this.#e);try{re(this.encoding,null),_n(t,this.#n,0,this.fatal,!1),this.#t=H(),this.#n=0}catch(n){throw P(
n)}}#d(t,n,o){let r=Ai(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<_a&&(this.#t||c<n))return;
if(this.#t){if(this.encoding!==T)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(x(t,0,i),i,!0),this.#i)
return s}let a=i===0&&c===n?t:x(t,i,c),f=r.decode(a,c-i,this.fatal);if(f===void 0){if(s=_t(s,this.#p(a,c-i,!0)),this.#i)
return s}else s=_t(s,this.#c(f)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===T&&!o&&De(t,c,n)?(this.#u(n-c),
s):_t(s,this.#p(x(t,c,n),n-c,o))}#p(t,n,o){re(this.encoding,this.#t);let r="",i=_r(n),s=this.#o||this.ignoreBOM||!ct(this.
encoding),c=0;for(let a=0;;a+=O){let f=n-a<=O,d=Math.min(O,n-a),u=a===0&&f?t:x(t,a,a+d),l=_n(u,d,c,this.fatal,o&&f);if(l<
0)return this.#t=H(),this.#i=new k(this.name,this.#r+a+M.start(),M.length()),r;if(c+=l,c>0&&(f||!Cr(c))){let m=!s&&Nr()===
Fi?1:0;i?i.add(Lr()+2*m,c-m):r=_t(r,Dr(m,c)),s=!0,c=0}if(f)break}return this.#o=s,this.#t=o?null:wr(),this.#r+=n,i?i.toText():
r}};function $i(e,t){let n=z(e,t);if(n===v)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for t\
he encoding 'replacement', which decodes nothing.`);return n}var Kt={failure:1,usage:2};var no=require("node:buffer");var _i=56320;function oo(e){if((0,no.isUtf8)(e))return Ci(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,no.isUtf8)(r));t+=o?Ci(o):String.fromCharCode(_i+e[n]),n+=o?.length??1}return t}var Ci=e=>Buffer.from(e.buffer,
e.byteOffset,e.length).toString();function I(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.concat(
t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-_i)))}function F(e){return e===""?"''":e==="-"?"standard i\
nput":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var L=require("node:fs");var Ni=require("node:util");var Di={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},de={
...Di,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ue={...Di,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function ut(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,Ni.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function nt(e,t){
return le(e,t instanceof Error?t.message:String(t)),Kt.failure}function le(e,t){zt(`encoding-wasm: ${e}: ${t}
`)}var Li=!1;function zt(e){Li||process.stderr.on("error",()=>{}),Li=!0,process.stderr.write(e)}var ot=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var qe=1<<18,Ui,ro=0;async function io(e,t){let n=async i=>{try{return await i()}catch(s){throw ut(s,de)}},{next:o,close:r}=await n(
()=>e==="-"?La(t):Na(I(e),t));return{next:()=>n(o),close:r}}async function*Ve(e){let t=await io(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function La(e){let t=vi((0,L.fstatSync)(ro,{bigint:!0}),e);return t.
isFile()?Ri(ro,t,()=>{}):Da()}function Na(e,t){let n=vi((0,L.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Ua(e);let o=(0,L.openSync)(
e,"r");return Ri(o,n,()=>(0,L.closeSync)(o))}function Ri(e,{size:t},n){Ui??=new Uint8Array(qe);let o=Ui,r=0;return{async next(){
let i=(0,L.readSync)(e,o,0,qe,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,L.fstatSync)(e,{bigint:!0}).size<t)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Da(){let e=Pi(
ro,()=>{}),t=process.platform==="win32"?ki():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){if(n.code!==
"EAGAIN")throw n;t=ki()}return t.next()},close:()=>t?.close()}}function ki(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Ua(e){let t=await Wi(
n=>(0,L.open)(e,n));return Pi(t,()=>(0,L.closeSync)(t))}function Pi(e,t){let n=new Uint8Array(qe);return{next:async()=>{
let r=await Wi(i=>(0,L.read)(e,n,0,qe,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Wi=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function vi(e,t){if(e.isDirectory())throw new Error(de.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var y=require("node:fs"),rt=require("node:path");var Gi=1;function co(e){if(e===void 0)return ka();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,y.lstatSync)(
I(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,y.statSync)(I(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith(
"/")||e.endsWith(rt.sep))throw new Error(ue.EISDIR);return o&&!o.isFile()?ao((0,y.createWriteStream)(I(e)),!0):(o&&(0,y.accessSync)(
I(e),y.constants.W_OK),Wa(n?so(e):e,o))}var ji;function ka(){return ji??=Ra(),ji}function Ra(){let e=(0,y.fstatSync)(Gi,
{bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?ao(process.stdout,!1):Pa(t)}function Pa(e){let t,
n=()=>{t??=ao(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray(
(0,y.writeSync)(Gi,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function ao(e,t){e.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),t&&await o(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function so(e){if(!(0,y.lstatSync)(I(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=oo((0,y.readlinkSync)(
I(e),"buffer"));return(0,rt.isAbsolute)(t)?so(t):so(`${oo(y.realpathSync.native(I((0,rt.dirname)(e)),"buffer"))}${rt.sep}${t}`)}
var Hi=0;function Wa(e,t){Hi+=1;let n=[process.pid,Hi,Math.random().toString(36).slice(2)].join("-"),o=I((0,rt.join)((0,rt.dirname)(
e),`.encoding-wasm-${n}.tmp`)),r=(0,y.openSync)(o,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,y.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,y.writeSync)(r,a))},wait(){},finish(){s(),t&&(va(o,t),(0,y.chmodSync)(o,t.mode)),
(0,y.renameSync)(o,I(e))},discard(){try{s()}finally{(0,y.rmSync)(o,{force:!0})}}}}function va(e,{uid:t,gid:n}){try{(0,y.chownSync)(
e,t,n)}catch{}}async function Ke(e){try{let t=co();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return fo(
void 0,t)}}function fo(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":F(e);return nt(`cannot write ${o}`,ut(t,ue))}async function Vi(e,t,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,d)=>{c=await Ke(`${F(f)}: ${d}
`)||c};for(let f of e.files)try{t.skipUTF8&&await qa(f)?(s+=1,t.dryRun&&await a(f,"would be left alone: it is UTF-8")):await ja(
f,e,t,r,{run:n,say:a})?i+=1:o.push(f)}catch(d){nt(F(f),d),o.push(f)}if(!e.quiet){let f=t.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(F).join(", ")}`:"";zt(`encoding-wasm: ${ot(
i,"file")} ${f}${d}${u}
`)}return o.length>0?Kt.failure:c}async function ja(e,t,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
e:(0,W.join)(o,Ya(e));if(o!==void 0){let d=(0,W.resolve)(a);if(d===(0,W.resolve)(e))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${F(a)} is the place of another file; con\
vert it by itself`);i.add(d)}let f=g[t.to].name;if(r){let d="";if(await s({files:[e],output:a,isDry:!0,onDecision:w=>{d=
g[w].name}})!==0)return!1;let l=a===e?"":`, to ${F(a)}`,m=n?`, and kept as ${F(e+n)}`:"";return await c(e,`would be conv\
erted from ${d} to ${f}${l}${m}`),!0}try{return o!==void 0&&Ga((0,W.dirname)(a)),n?await Ha(e,n,()=>s({files:[e],output:a})):
await s({files:[e],output:a})===0}catch(d){throw ut(d,ue)}}async function Ha(e,t,n){let o=I(`${e}${t}.tmp`);try{(0,V.accessSync)(
I(e),V.constants.R_OK)}catch(i){throw ut(i,de)}(0,V.copyFileSync)(I(e),o);let r=await n()===0;return r?(0,V.renameSync)(
o,I(`${e}${t}`)):(0,V.rmSync)(o,{force:!0}),r}var Yi=new Set;function Ga(e){Yi.has(e)||(0,V.mkdirSync)(I(e),{recursive:!0}),
Yi.add(e)}function Ya(e){let t=(0,W.isAbsolute)(e)?(0,W.basename)(e):(0,W.relative)(".",e);return t.startsWith("..")?(0,W.basename)(
e):t}async function qa(e){let t=new _(T,!0,!0),n=!0,o=!1;try{for await(let r of Ve(e)){if(t.decode(r,!1),r.includes(0))return!1;
n&&=(0,qi.isAscii)(r),o||=r.includes(27)}return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof k)return!1;
throw r}}var Va=.9,ze=class{#t;#e=new D;constructor(t=Lt({},"Examination")){this.#t=new gt(t)}add(t,n){let o=Math.min(p(t),ve-this.#e.
length);o>0&&this.#e.add(tt(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return Gn(t)?ni(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=zi(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>zi(n.encoding,o)||n.score>=Va)&&Ki(t.encoding,
o)!==Ki(n.encoding,o)?i:void 0}},Ki=(e,t)=>new _(e,!1,!0).decode(t,!1);function zi(e,t){let n=0,o=null;for(let r=0;r<p(t);r+=
O){let i=x(t,r,Math.min(r+O,p(t)));re(e,o),Br(i,!1),n+=mt.malformed(),o=H()}return n}var Ka=1<<20;async function Ji({files:e,sniffing:t,json:n,quiet:o}){let r=Lt(t,"--detect"),i=Lt({...t,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of e)try{let f=new ze(i),d=t.sniff==="detect"?f:new gt(r),{encoding:u,...l}=await za(a,d,f),
m=f.doubt&&Ja(f.doubt),w=f.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:a,encoding:g[u].name,...l,
kind:w,doubt:m??null}),m&&!o&&le(F(a),Xa(m))}catch(f){s=nt(F(a),f)}return await Ke(n?`${JSON.stringify(c,null,2)}
`:Za(c))||s}async function za(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of Ve(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>Ka))break;return r(new Uint8Array,!0),t.decision}function Ja({declared:e,
detected:t,...n}){let o=t===void 0?null:g[t].name;return{declared:g[e].name,detected:o,...n}}function Xa({declared:e,detected:t,
score:n,malformed:o}){let r=`has ${ot(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===null?`it \
declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Za(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,F(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var Je=class{#t;#e;#n=0;#o=0;constructor(t,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=xt(t,$,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=xt($,n,{...s,ignoreBOM:ct(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(t,n,o){let r=[];this.#t.transcode(t,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?Qa(c):c,E.none,o);n===E.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let t={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,t}};function Qa(e){let t=new Uint8Array(e.length),n=0;for(let o=0;o<e.length;o+=2)e[o]===253&&e[o+1]===255||(t[n++]=e[o],
t[n++]=e[o+1]);return t.subarray(0,n)}var Xi=require("node:fs"),Zi=require("node:path");function Qi(){let e=(0,Zi.join)(__dirname,"encoding.wasm");try{return sr((0,Xi.readFileSync)(e)),!0}catch(t){let{message:n}=ut(
t,{});return nt(`its part ${F(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Xe=class{fatal;ignoreBOM;#t;#e;#n=B;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&p(this.#n)===0?t:Mt(this.#n,t);if(!n&&Wo(r))return this.#n=
r,"";let i=Ot(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new _(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?x(r,s):r,n,o)}};function ts(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function es(e,t,n){let{prototype:o}=t;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
e,n.prototype)}function Ze(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Z(e,o),i=z(Y(t),o),s=$t(n,"fatal",o),c=$t(n,"igno\
reBOM",o);return new Xe(i,s,c).decode(ee(r),!0,o)}function uo(e){return tf(T,ee(Z(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function tf(e,t){return new _(e,!1,!0).decode(t,!0)}var po=1,ns=2,tn=3,mo=4,yt=10,en=1e3,os=1010;function ef(e,t){if(/[\t\n\f\r]/.test(e))return po;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(e))return mo;if(!/[\p{L}\p{M}]/u.test(e))return t<128?po:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(e)?ns:tn;if(t<12288){let n=t<880?1:t>>8;return yt*n+Number(/\p{Lu}/u.test(e))}return t<12544||t>=65377&&t<=65439?os:
en}var nf=65280,of=/[бгжзйф-я]/i,lo;function Qe(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(Ze(Uint8Array.from(r),e))}var ho;function wo(e){ho??=new Uint16Array(65536),lo??=[Qe("shift_j\
is",136,151,64),Qe("gbk",176,215),Qe("big5",164,198,64),Qe("euc-kr",176,200)];let t=lo.map(()=>0),n=0,o=po;for(let r of e){
let i=Number(r.codePointAt(0)),s=ho[i]||ef(r,i);ho[i]=s;let c=o>=yt;if(s===mo)n+=22;else if(s===tn)n+=c?15:o===tn?7:11;else if(s===
ns)n+=c?9:7;else if(s>=en){for(let[a,f]of lo.entries())s===os?t[a]+=a>0?13:i>nf?9:5:t[a]+=f.has(r)?9:14;c&&o<en&&(n+=9)}else if(s>=
yt){let a=r<"\x80";a||(n+=s<2*yt?6:of.test(r)?7:4),c&&o!==s?o>=en?n+=6:Math.trunc(o/yt)!==Math.trunc(s/yt)?n+=12:s%yt===
1&&(n+=a?3:11):c&&!a&&(n+=s%yt),(o===tn||o===mo)&&(n+=4)}o=s}return n+Math.min(...t)}var go="Failed to execute 'decode' on 'TextDecoder'",xo=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=rf(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&es(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=B,n=void 0){let o=this.#t,r=Z(t,go),i=$t(n,"strea\
m",go);return this.#e||o.reset(),this.#e=i,o.decode(ee(r),!i,go)}},rs=ts(xo,"TextDecoder");function rf(e,t,n){let o=Y(e),
r=$t(t,"fatal",n),i=$t(t,"ignoreBOM",n);return new _($i(o,n),r,i)}var ds="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),sf=.25,us=/^[GSBE]/,ls=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
cf=/^w|G|S|B.+5|KR/,Jt="UTF-8",af=-2,ff=1,df=1e3,uf=40,lf=.003,is=30,ss=10,hf=25,pf=7,mf=10,wf=15,gf=3,xf=4,cs=5;function hs(e,t=void 0){
let n=Y(e),{maxSteps:o}=et(t,{maxSteps:(c=2)=>Math.min(Number(c),gf)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-uf),s=n.slice(i,i+df);return yf(s,o).map(({steps:c,gain:a})=>({text:fs(n,c)??n.replace(
/[^\r\n]+/g,f=>fs(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function yf(e,t){
let n=as(e);if(n>hf)return[];let o=wo(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,gain:0}];for(let a=0;a<t;a++){i=i.flatMap(
f=>Ef(f,o)).sort(yo);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,cs)}r.delete(e);let s=[...r.
values()].sort(yo).slice(0,cs);for(let a of s)a.gain+=.6*as(a.text);s.sort(yo);let c=pf+Math.min(mf,40/e.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-wf))}var yo=(e,t)=>t.gain-e.gain;function Ef({text:e,steps:t,bits:n},o){let r=[];
for(let[i,s]of ds.entries()){let c=us.test(s)&&!ls.test(e)?void 0:Eo(e,s);if(!c)continue;let f=e.includes(Xt)||ps(c)?.includes(
Xt)?Of:qn(c).candidates;for(let{encoding:d,score:u}of f){if(u<lf)break;if(t.length>0&&d!==Jt&&t[0].really!==Jt)continue;
let l=So(c,d,!0);if(l===void 0||l===e)continue;let m=n+2.4*Math.log2(u)-i*sf-(d===Jt?af:ff)-(t.length>0?xf:0),w=o-wo(l)+
m;r.push({text:l,steps:[...t,{really:d,readAs:s}],bits:m,gain:w})}}return r}function as(e){if(e.includes(Xt))return 0;let t=ls.
test(e),n=-1/0;for(let o of ds){let i=cf.test(o)&&us.test(o)===t?Eo(e,o):void 0;if(!i)continue;let[s,c]=[2**-is,2**-is];
for(let{encoding:a,score:f}of qn(i).candidates)a===o||So(i,a)===e?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:t?Math.max(-ss,Math.min(n,ss)):n}function fs(e,t){let n=e;for(let{really:o,readAs:r}of t){let i=Eo(n,r),s=i&&So(i,
o);if(s===void 0)return;n=s}return n}var Sf=127,Xt="\uFFFD",bf=4,Of=[{encoding:Jt,score:.9}];function Eo(e,t){let n=e.replaceAll(
Xt,"\x7F").replace(/[\x80-\x9F]/g,o=>Ze(Uint8Array.of(o.charCodeAt(0)),t));try{return new wt(Jr(t,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function So(e,t,n=!1){if(e.includes(Sf))return t===Jt?Tf(e):void 0;try{return new rs(t,{
fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===Jt?ps(e):void 0}}function ps(e){let t=uo(e),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return bf*n<=o?t:void 0}function Tf(e){let t=uo(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Xt)&&n.length<=o.length+1?t.replaceAll("\x7F",
Xt):void 0}var nn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=xt(t,T,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=xt(T,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(t,n,o){if(this.#t.transcode(t,n,c=>this.#n.push(c)),n===E.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new _(T,!1,!0).decode(r,!0),[s]=hs(i);n===E.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===E.result?n:E.none,o)}takeLosses(){let{malformed:t,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:t,firstMalformed:n}}};var ms=13,on=10,rn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===U||n===$?2:1,this.#n=n===U?0:1,this.#t=
(t==="lf"?[on]:[ms,on]).flatMap(o=>this.#e===1?[o]:n===U?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,
t]):t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===ms;if(a||c===on&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
on)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var gs=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var bo=new Set,Oo=!1,ws=Date.now();function To(e){if(bo.add(e),!Oo)for(let t of gs)process.on(t,xs);return Oo=!0,()=>bo.
delete(e)}function xs(e){for(let t of bo)t();for(let t of gs)process.off(t,xs);process.kill(process.pid,e)}function ys(){
if(!(!Oo||Date.now()-ws<50))return new Promise(e=>{setImmediate(()=>{ws=Date.now(),e()})})}function Ss(e,t,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=e;if(r)
return s>0&&i.push(`${ot(s,"invalid byte sequence")} ${Ao(s)} left out, ${Io(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${Es(e.unmappable,n)} ${Ao(e.unmappable)} left out`),i;if(s>0){let u=ot(s,"invalid byte sequence"),l=`${Io(s)}at offset\
 ${c}`;i.push(`${u} became ${If(n,o)}, ${l}; the file is damaged, or not in ${g[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${Ao(e.unmappable)} left out`:Af[typeof o=="function"?"function":o];if(e.unmappable>
0&&d){let u=`${Io(e.unmappable)}${Bo(f)} at offset ${a}`;i.push(`${Es(e.unmappable,n)} ${d}, ${u}; use --unmappable html\
, or --to utf-8`)}return i}var Af={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},Ao=e=>e===1?"was":"were",Io=e=>e===1?"":"the first ",Es=(e,t)=>`${ot(e,"character")} that ${g[t].name} can't \
represent`;function Bo(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${xe(e)})`:xe(e)}
function If(e,t){return ge(e)||e===K("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Ts=require("node:fs");var Mo=1e6,Bf=20*Mo,Mf=2*Mo,Ff=100,bs=40,$f="\x1B[?25l",Cf="\x1B[?25h",Os="\r\x1B[K";function As(e,t,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(d){let u=Date.now();if(i&&u-c<Ff)return;c=u,s||n(),s=!0;let l=Df(r,d,(u-a)/1e3);zt(`${i?"":$f}${Os}${l.
slice(0,process.stderr.columns)}`),i=!0}return{add(d){r+=d,!(r<Mf)&&(o??={total:Lf(e),canShow:_f(t)},o.canShow&&(o.total??
r)>=Bf&&f(o.total))},stop(){i&&zt(`${Os}${Cf}`),i=!1}}}var _f=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.
stdout.isTTY);function Lf(e){let t=0;for(let n of e){let o=n==="-"?void 0:Nf(n);if(!o?.isFile())return;t+=o.size}return t}
function Nf(e){try{return(0,Ts.statSync)(I(e))}catch{return}}function Df(e,t,n){let o=`${sn(e/Math.max(n,.001))} MB/s`;if(t===
void 0)return`${sn(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*bs)).padEnd(bs,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${sn(e)} of ${sn(t)} MB | ${o} | ${c}${s%
60} s left`}var sn=e=>(e/Mo).toFixed(1);var Is=10,cn=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new _(t,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(t){let n=0;for(let o=t.indexOf(Is);o>=0;o=t.indexOf(Is,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(t.slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=
1;this.#e=[]}};var Et=class extends Error{};async function Co(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=As(
e.files,n,()=>{o?.keepListening?.(),n&&(r=To(i))}),c=0;try{n||(r=To(i)),o=e.isDry?Uf:co(e.output);let a=new Fo(e,t,o,s);
for(let f of e.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
fo(e.output,a instanceof Et?a.cause:a)||c}return r(),c}var Uf={write(){},wait(){},finish(){},discard(){}},Fo=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new $o(t,n,i=>{try{o.write(i)}catch(s){throw new Et("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof Et)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),nt(F(t),n)}}async end(){this.#o.convert(new Uint8Array,E.result),await this.#e.finish()}async#r(t){let n=await io(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,E.none),await this.#i(),this.#n.add(r.
length),await ys()}finally{await n.close()}this.#o.convert(new Uint8Array,E.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new Et("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),le(F(t),n)}},$o=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=t;this.#t=t,this.#e=n,this.#n=o;let f=i==="keep"&&ct(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="translit";this.#a=u&&
!ct(r)?new cn(r):void 0,this.#i=a&&new rn(a,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){let o;this.#c=
!0,n!==E.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(t,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof Et)throw s;o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.
add(s))this.#f(c);if(this.#s=!o&&n===E.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.
settle();let i=o&&Rf(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#f(t){this.#n(this.#i?this.#i.add(t):t)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,E.source)}catch(t){if(t instanceof Et)throw t}}takeMessages(){let{from:t,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:Ss(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof t==
"object"&&s.unshift(kf(r)),s}};function kf({encoding:e,source:t,score:n}){let o=n===null?t:`${t}, ${n.toFixed(2)}`;return`\
it is taken for ${g[e].name} (${o})`}function Rf(e,t){if(e instanceof k){let n=e.length===1?"is":"are";return new Error(
`${ot(e.length,"byte")} at offset ${e.offset} ${n} invalid in ${e.encoding}; check --from, or leave out --fatal to repla\
ce such bytes with U+FFFD`)}if(e instanceof Q&&t){let{line:n,column:o}=t;return new Error(`line ${n}, column ${o} (offse\
t ${e.index}): ${e.encoding} can't represent ${Bo(e.codePoint)}; use --unmappable translit, html or replacement, or --to\
 utf-8`)}return e}var Pf=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Wf=S(()=>new Map(Pf.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function Bs(e){
return K(e)??Wf().get(me(e))??pn(e)}var Zt=class extends Error{};var Ms=["bash","zsh","fish"];var an=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:vf,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:jf,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:mi},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Vn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Ms}];var fn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function vf(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Fs(t)}function jf(e){let[t,...n]=e.split("//"),o=Fs(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Zt(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Fs(e){let t=K(e)??Bs(e);if(t===void 0)throw new Zt("No encoding has th\
is name; encoding-wasm --list shows all.");if(t===v)throw new Zt("It stands for an encoding that holds no text.");return t}var lt="encoding-wasm",dn=()=>[...an,...fn].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),c=r==="encoding"?Hf():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Gf(t)}}),Hf=()=>["auto",...g.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],Gf=e=>e.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function $s(e){return{bash:Yf,zsh:qf,fish:Vf}[e]()}function Yf(){let e=dn().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),t=dn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${lt} in bash: put it into ~/.local/\
share/bash-completion/completions/${lt}
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
complete -o filenames -F _encoding_wasm ${lt}
`}function qf(){let e=dn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${lt}
# Completion for ${lt} in zsh: put it into a directory of $fpath as _${lt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Vf(){let e=dn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${lt} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${lt} in fish: \
put it into ~/.config/fish/completions/${lt}.fish
${e.join(`
`)}
`}var un=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Cs(e){
let t=[...an,...fn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(l=>`\\fB${un(l)}\\fR`),d=f.pop(),u=r?`
${un(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,d+a].join(", ")}
${un(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${un(e)}" "User Commands"
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
`}async function Kf(e,t){if(!Qi())return Kt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:d,inPlace:u,outDir:l}=t,m={sniff:i,locale:s,detect:!0};if(o)return Ji({...e,sniffing:m,json:r});
let w=d===void 0?void 0:Ge(e.to),N={...e,from:n==="auto"?Lt(m,"--from auto"):n,unmappable:w?it=>w(it)??d:e.unmappable,drop:c},
St={isLending:!c&&!a&&!f&&!zf(N.unmappable),newTranscoder(it,Dt){let{from:Ut,to:Qt}=it;return a?new nn(Ut,Qt,Dt):c?new Je(
Ut,Qt,Dt):xt(Ut,Qt,St.isLending?{...Dt,take:Nn}:Dt,"")},newFixer:f&&(()=>new ke(N.to))};if(u===void 0&&l===void 0)return Co(
N,St);let{skipUtf8:he=!1,dryRun:Nt=!1}=t;return Vi(N,{suffix:u,directory:l,skipUTF8:he,dryRun:Nt},it=>Co({...N,...it},St))}
var zf=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
