"use strict";var pn=Object.defineProperty;var Ps=Object.getOwnPropertyDescriptor;var Ws=Object.getOwnPropertyNames;var Hs=Object.prototype.hasOwnProperty;var vs=(e,t)=>{for(var n in t)pn(e,n,{get:t[n],enumerable:!0})},js=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of Ws(t))!Hs.call(e,r)&&r!==n&&pn(e,r,{get:()=>t[r],enumerable:!(o=Ps(t,r))||o.enumerable});return e};var Gs=e=>js(pn({},"__esModule",{value:!0}),e);var fd={};vs(fd,{completionFor:()=>$s,manual:()=>Ds,runFully:()=>sd});module.exports=Gs(fd);var ne="encoding-wasm";function _o(){throw new Error("encoding-wasm: call instantiate() first.")}var xe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=qs();function qs(){let e=xe.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var zs=y(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Js=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Lo=e=>e<36&&e!==33,ft=e=>e>0&&e<29,Ro=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[e].name),Xs=e=>Js.find(([t])=>e>=t)[1];function q(e){let t=zs();return t.get(e)??t.get(Do(Zs(e)))}function z(e,t){
let n=q(e);if(n===void 0){let o=hn(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The en\
coding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Xs(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${ne}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function hn(e){
let t=ge(e),n={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:r})=>r.some(i=>ge(i)===n));return o<0||o===36?void 0:o}
var ge=e=>Do(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),Uo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function At(e){if(e[0]>=239)return Uo.find(t=>t.bytes.every((n,o)=>e[o]===n))}function $o({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function ye(e){return Uo.find(t=>t.encoding===e)?.bytes}function at(e){return e===
0||e===37||e===38}function Zs(e){let t=0,n=e.length;for(;No(e[t]);)t+=1;for(;No(e[n-1]);)n-=1;return e.slice(t,n)}var No=e=>`\
	
\f\r `.includes(e);function Do(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var k=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Se=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,ko=Symbol.for("encoding-wasm.UnmappableError"),tt=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${Se(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&ko in o}[ko](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Po=(e,t)=>e?.prototype?.[t],Oe=e=>Po(globalThis.Buffer,e),It=Oe("ucs2Slice"),Te=Oe("ucs2Write"),Wo=Oe("utf8Slice"),Mt=Oe(
"latin1Slice"),Qs=e=>globalThis[e],Ho=Qs("TextDecoder"),tc=Po(Ho,"decode");function Bt(e){let t=new Ho(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:tc}),n=>t.decode(n)}function mt(e){try{return e()}catch{return}}var J=()=>"InternalError"in globalThis,P=()=>"Bun"in globalThis;function mn(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var wt=()=>"Deno"in globalThis,et=()=>Number.
parseInt(globalThis.process?.versions?.node,10),vo=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii;function Ht(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var wn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,jo=()=>Object.getPrototypeOf(Uint8Array.prototype),be=e=>wn(jo(),
e),xn=e=>wn(DataView.prototype,e),Go=e=>globalThis[e]&&wn(globalThis[e].prototype,"byteLength"),gn=e=>jo()[e],oc=be(Symbol.
toStringTag),Ae=be("buffer"),En=be("byteOffset"),Yo=be("byteLength"),rc=gn("includes"),ic=gn("set"),sc=gn("slice"),cc=xn(
"buffer"),fc=xn("byteOffset"),ac=xn("byteLength"),Ko=Go("ArrayBuffer"),dc=Go("SharedArrayBuffer"),m=e=>Yo.call(e);function Vo(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:m(e)}var g=(e,t,n=m(e))=>new Uint8Array(Ae.call(
e),En.call(e)+t,n-t);function Ft(e,t){let n=new Uint8Array(m(e)+m(t));return X(n,e),X(n,t,m(e)),n}function qo(e,t){let n=En.
call(e),o=t+(-(n+t)&3),r=Math.max(0,m(e)-o)>>2,i=r>0?new Int32Array(Ae.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var xt=(e,t)=>g(e,0,Math.min(t,m(e))),X=(e,t,n)=>ic.call(e,t,n),zo=(e,t)=>rc.call(e,t),nt=(e,t,n)=>sc.call(e,t,n);function Ie(e,t,n){
if(n>24)return nt(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function _t(e,t){if(t<=64)return!1;
try{return Ko.call(Ae.call(e)),!1}catch{return!0}}function Z(e,t){if(!ArrayBuffer.isView(e)&&Jo(e)===void 0)throw new TypeError(
`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Nt(e){return ArrayBuffer.isView(e)?uc(e):Jo(e)===0?F:new Uint8Array(e)}var oe=e=>e instanceof Uint8Array?e:Nt(e);
function uc(e){try{return oc.call(e)===void 0?new Uint8Array(cc.call(e),fc.call(e),ac.call(e)):new Uint8Array(Ae.call(e),
En.call(e),Yo.call(e))}catch{return F}}var F=new Uint8Array;function Jo(e){for(let t of[Ko,dc])try{return t?.call(e)}catch{}}
function ot(e,t,n){yn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function Ct(e,t,n){
return e===void 0?!1:(yn(e,n),!!e?.[t])}function yn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(
`${t}: The provided value is not of type 'object'.`)}var Y=e=>`${e}`;function Sn(e){return(t,n)=>{let o=t===void 0?e[0]:Y(t);if(e.includes(o))return o;throw new TypeError(`${n}: The provide\
d value '${o}' isn't one of '${e.join("', '")}'.`)}}function Zo(e,t,n){let o=Me(f=>mc(f,n),e,t),r=Me(wc,e,t);if(o&&r){let f=wt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:wt()?o.writeBytes:void 0,mostByTable:1024}}
let i=On(e);if(o){let f=J()?Me(Xo,e,t):void 0;return f?{...o,read:(a,d)=>(d<1024?o:f).read(a,d)}:o}let s=r??Me(Xo,e,t)??
i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Me(e,t,n){let o="\
\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),On(t).read(
n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var hc="strings";function mc(e,t){let[n]=WebAssembly.Module.
customSections(t,hc),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encod\
ing-wasm":{memory:e}});return{...r,most:65539}}function wc(e){let[t,n]=[It,Te],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:P()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){X(a,new Uint8Array(
e.buffer,u,2*l),d),d+=2*l},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function Xo(e){let t=Bt("utf-16le"),{write:n,most:o}=On(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function On(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Ht(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Be,p,bn,Qo,tr,K,N={input:0,units:0,output:0},re=0,Fe={name:"",encoding:-1},O={isBusy:!0,newCodec:NaN};function dt(e,t){
Fe.name=e,Fe.encoding=t,O.newCodec=NaN,O.isBusy&&er(),O.isBusy=!0}function er(){try{rr(),Be??=or(_o()),Sc(new WebAssembly.
Instance(Be),Be)}catch(e){throw ir(e)}}function nr(e){try{rr(),Be=yc(or(e))}catch(t){throw ir(t)}er()}function or(e){return gc(e)?e:new WebAssembly.Module(e)}function gc(e){try{return WebAssembly.Module.customSections(e,ne),
!0}catch{return!1}}var Ec="encoding-wasm";function yc(e){let[t]=WebAssembly.Module.customSections(e,Ec),n=`${ne} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Sc({exports:e},t){p=e,Tn=
WebAssembly.RuntimeError,N.input=p.input(),N.units=p.units(),N.output=p.output(),fr(),K=Zo(p.memory,N.units,t),re=Math.min(
p.units_length(),K.most),O.isBusy=!1}function rr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function ir(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Oc(e))return new RangeError(
`encoding-wasm: ${sr} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var sr="no memory for WebAssembly; free some, and call again",Oc=e=>e instanceof
RangeError&&/memory/i.test(e.message);function jt(){return In(),bn}function cr(){return In(),Qo}function An(){return In(),
tr}function In(){bn[0]===void 0&&fr()}function fr(){let{buffer:e}=p.memory;bn=new Uint8Array(e),Qo=new Uint8Array(e,N.input,
65536),tr=new Int32Array(e,p.codec(),p.codec_length()>>2)}function _e(e,t){return dt(e,-1),Mn(t)}function Mn(e){try{let t=e();
return O.isBusy=!1,t}catch(t){throw W(t)}}var Tn;function W(e){if(!Tn||!(e instanceof Tn))return e;let t=w[Fe.encoding]?.
name,n=`${Fe.name}${t?` of ${t}`:""} failed`;return Tc()?new RangeError(`encoding-wasm: ${n}: ${sr}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}function Tc(){try{return p.memory.grow(32),!1}catch{return!0}}function v(){let e=An();return wr(e,new Int32Array(e.length))}function mr(){return p.held()!==0?v():(O.newCodec=ce,null)}
var Bn=e=>wr(e,An());function wr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function se(e,t){xr(e,t)||(dt("decod\
ing",e),t?Bn(t):p.new_decoder(e),ce=e===33||e===36?NaN:e)}var ce=NaN;function xr(e,t){return t||O.newCodec!==e||O.isBusy?
!1:(O.newCodec=NaN,O.isBusy=!0,!0)}function Ne(e,t){xr(~e,t)||(dt("encoding",e),t?Bn(t):p.new_encoder(e),ce=~e)}function Fn(e,t,n,o){
dt("transcoding",e),o?Bn(o):p.new_transcoder(e,t,+n)}function gr(e,t){p.set_source_encoding(e,+t),O.isBusy=!1}function Rt(e){
let t=m(e),n=p.alloc(t)>>>0;return X(jt(),e,n),[n,t]}var Bc=y(()=>Uint8Array.from(xe,e=>e.charCodeAt(0))),ar,_n=e=>_e("s\
niffing",()=>(ar!==p&&p.give_labels(...Rt(Bc())),ar=p,e())),Nn=(e,t,...n)=>_n(()=>p.sniff_html(...Rt(e),t,...n)),Er=(e,t,n)=>_n(
()=>p.sniff_xml(...Rt(e),t,n));function yr(e,t){let n=_n(()=>p.find_declared_label(...Rt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Sr=(e,t)=>_e("sniffing",()=>p.default_for(...Rt(e),t)),Or=()=>dt("detection",-1);function Tr(e,t){
try{p.feed_detector(...Rt(e),+t)}catch(n){throw W(n)}}var br=(e,t,n,o)=>Mn(()=>{let r=f=>f?Rt(f):[0,0],i=p.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=p.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Cn(e,t,n,o,r){Gt(e,t),O.isBusy=!0;let i=p.decode_block(t,n,+o,+r);return O.isBusy=!1,r&&i>=0&&(O.newCodec=
ce),Ue(i)}function Ar(e,t){let n=m(e);Gt(e,n),O.isBusy=!0;let o=p.decode_block(n,0,2,+t);return O.isBusy=!1,Ue(o)}var ut={
encoding:-1,at:0,most:0,owner:void 0};function Ce(e,t,n){if(ut.encoding!==e||ut.owner!==p||O.isBusy){try{dt("decoding",e),
ut.owner=p,ut.at=K.readBytes?p.byte_table(e):0,ut.most=!Ro(e)&&K.mostByTable||1/0,ut.encoding=e}catch(r){throw W(r)}O.isBusy=
!1}if(ut.at===0||n>ut.most)return;if(n<=65536)return Gt(t,n),dr(n);if(K.most>re)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);Gt(g(t,r,r+i),i),o=Ut(o,dr(i))}return o}var Ir=(e,t)=>_e("decoding",()=>{let n=Math.min(t,1024);
for(let o=0;o<t;o+=n)if(o>0&&(n=Math.min(65536,t-o)),Gt(n===t?e:g(e,o,o+n),n),!p.is_latin_1(n))return!1;return!0});function Ln(e,t){
let n=-1,o,r;function i(s){try{return dt(e,s),n=s,r=p,o=t(s),O.isBusy=!1,o}catch(c){throw W(c)}}return s=>s===n&&r===p&&
!O.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Rn=Ln("encoding",e=>{let t=p.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=p.
memory;return ft(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Mr=Ln("encoding",e=>{let t=p.unit_table(e)>>>
0,n=new Uint8Array(65536);return X(n,new Uint8Array(p.memory.buffer,t,16384)),n}),Le=Ln("decoding",e=>{let t=ft(e),n=(!t?
p.pair_table(e):p.byte_table(e))>>>0;return n>0?new Uint16Array(p.memory.buffer,n,t?256:65536):void 0}),dr=e=>K.readBytes(
N.input,e,ut.at);function Ut(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of thi\
s host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Br=e=>e+65536+3<=re,Fr=e=>e>re&&e<268435456?
K.collect?.(e+3):void 0,_r=()=>N.units,Nr=()=>jt()[N.units]|jt()[N.units+1]<<8,Cr=(e,t)=>K.read(N.units+2*e,t-e),Re=(e,t,n)=>K.
write(e.slice(t,n),N.units);function Lr(e,t){if(!O.isBusy&&!K.writeBytes)return;dt("encoding",t);let n=K.writeBytes?.(e,
N.output,p.unit_table(t));return O.isBusy=!1,n===e.length?Yt(n):void 0}function Un(e,t,n,o){O.isBusy=!0;let r=p.encode_block(
e,t,n,+o);return O.isBusy=!1,o&&r>=0&&M.finished()&&(O.newCodec=ce),Ue(r)}var S={none:0,source:1,result:2};function Rr(e,t,n,o){
let r=m(e);Gt(e,r),O.isBusy=!0;let i=p.transcode_block(r,+t,n,o);return O.isBusy=!1,Ue(i)}function Gt(e,t){let n=cr();if(t>
8)try{X(n,e)}catch{X(n,g(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Ue(e){if(e<-2)throw new Error("encoding-was\
m: the current codec is of another kind. Please report it.");return e}var Yt=e=>Ie(jt(),N.output,e),$n=e=>jt().subarray(
N.output,N.output+e),M={finished:()=>p.finished()!==0,read:()=>p.read(),written:()=>p.written(),codePoint:()=>p.code_point(),
start:()=>p.start(),length:()=>p.length()},gt={malformed:()=>p.replaced(),firstMalformed:()=>p.first_replaced(),unmappable:()=>p.
unmapped(),firstUnmappable:()=>p.first_unmapped(),codePoint:()=>p.unmapped_code_point()};var Fc=new Uint8Array(256);var $r=y(()=>Te?96:J()?1024:128),kn=y(()=>J()||P()?4096:128),_c=y(()=>new Uint8Array(2*kn()));function Dr(e,t){let{length:n}=e,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function kr(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return zo(o,0)?void 0:o}function Pr(e,t){
let{length:n}=e,o=2*n<=256?Fc:_c(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Ie(o,0,r)}var Wr=new Uint8Array(128),fe=Nc(Wr);function Nc(e){return new Uint16Array(e.buffer)}var Hr=y(()=>Wn()?0:18),Cc=y(()=>et()>=
22&&!wt()&&!P()?12:18),Lc=y(()=>J()||et()<22?18:8),Rc=y(()=>wt()||!(et()>=22)?64:32),Uc=y(()=>P()?64:40),vr=(e,t)=>(e[0]&
e[t>>1])>=128;function jr(e,t,n){return n?t<=Lc():t<=18||t<=Uc()&&(vr(e,t)||Hn())}var Gr=(e,t)=>t<=Cc()||t<=64&&vr(e,t)&&
t<=Rc(),j={length:0,bytes:[0,0]};function ae(e,t,n){if(e[0]<128&&Wn())return vn(e,t)?Mt.call(e,0,t):void 0;let o=0;for(let r=0;r<
t;){let i=e[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&r===t){Dn(
i,0,1);break}let f=e[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)
return;if(c){Dn(i,f^128,2);break}let a=e[r++]^128;if(s|=a,a>=64||s===65279)return}}fe[o++]=s}return Yr(o)}function Pn(e,t,n,o){
let r,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(r??=Le(o),!r)return;if(f=r[c],f===0){if(s<t)f=r[c|e[s++]<<8];else if(!n&&
o!==32){Dn(c,0,1);break}}if(f===0||f===65533)return}fe[i++]=f}return Yr(i)}function $e(e,t,n){return j.length=0,ae(g(e,t,
n),n-t,!1)===""}function Dn(e,t,n){j.length=n,j.bytes[0]=e,j.bytes[1]=t}function Yr(e){if(e<3||e<=18&&!Wn())return Ht(fe,
0,e);if(Hn())return It.call(Wr,0,2*e);if(!(e>36))return Ht(fe,0,18)+Ht(fe,18,e-18)}var Wn=y(()=>P()&&Hn()),Hn=y(()=>mt($c)===
!0);function $c(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(It)==="\
a\uFEFF\uD83D"&&t(Mt)==="a\0\xFF\xFE=\xD8"}function vn(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}var Gn=["fatal","html","replacement"];function kc(e,t){let{length:n}=e,o=ft(t);if(n>64&&n>(o?$r():kn()))return;if(o)return Dr(
e,Rn(t));if(!!0)return;let r=Rn(t);return r&&Pr(e,r)}var Pc=y(P);function qr(e,t){return Pc()?kr(e,Mr(t)):Lr(e,t)}var Et=class e{encoding;unmappable;#t;#e=null;#n=0;#o=F;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:Gn.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=kc(t,this.encoding);
if(n)return n;try{let o=ft(this.encoding)&&qr(t,this.encoding);if(o)return o;Ne(this.encoding,null),Re(t,0,t.length);let r=Un(
0,t.length,this.#r,!0);return r===-2||!M.finished()?void 0:(this.#n=0,Yt(r))}catch(o){throw W(o)}}#s(t,n){let o=new U;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new tt(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=F,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new jn(c,o):void 0,l=u?x=>u.add(x):o,h=0;try{if(ft(this.encoding)&&!s)for(;h+65536<t.length;h+=65536){let x=qr(t.slice(h,
h+65536),this.encoding);if(!x)break;o(x)}for(Ne(this.encoding,s);h===0||h<t.length;h+=d){let x=Math.min(h+d,t.length);Re(
t,h,x);let G=x===t.length;for(let Q=0,we=!1;!we;){let kt=Un(Q,x-h,a,n&&G);l(Yt(kt===-2?M.written():kt));let ln=i+h+Q+M.start();
if(Q+=M.read(),we=kt!==-2&&M.finished(),kt!==-2)continue;let ct=M.codePoint();if(f){let Pt=v(),Wt=()=>this.locate(ln),ee=f(
ct,Wt),ks=this.#c(Pt,ee,l,ct,Wt);Ne(this.encoding,ks),Re(t,h,x)}else r(ct,ln)}}}catch(x){throw W(x)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=v(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new tt(r,i(),this.name);if(typeof n!=
"string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#e=t,s.encodeOrFail(n,!1,o,c=>{throw new tt(c,i(),this.
name)}),s.#e}},jn=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=m(t);if(n===0)return;t[0]!==27&&this.#t(
this.held);let o=t[n-3]===27?n-3:n;this.#t(nt(t,0,o)),this.held=nt(t,o,n)}},U=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){
let n={bytes:t,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=m(t)}forEach(t){for(let n=this.#t;n;n=n.next)
t(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let t=Wc(this.#n),n=0;return this.forEach(o=>{X(
t,o,n),n+=m(o)}),t}};function Wc(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function zr(e,t){let n=z(e,t);if(n===37||
n===38){let{name:o}=w[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UT\
F-8.`)}return Jr(n,e,t)}function Jr(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cann\
ot be written; use UTF-8.`);return e}var De=class{#t;#e;#n=new U;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new U;let n=At(t)?.bytes.length??0,o=this.#r(g(t,n,Math.min(m(t),n+4096*this.#e)));if(!Yn(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=yr(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...g(o,f,f+a));
q(d)!==this.#t&&(r.push(g(t,i,n+f*this.#e),this.#i(w[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,g(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(m(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function Yn(e){let t=0;for(;t<m(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Kt=e=>e==null?void 0:Y(e);function Pe(e,t){if(e===void 0)return;let n=Math.trunc(Number(e));if(!(n>=0))throw new TypeError(
`${t}: The provided value '${e}' is not a number of bytes.`);return n}function Hc(e,t){if(e!=null){if(typeof e!="object"||
!(Symbol.iterator in e))throw new TypeError(`${t}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(e,n=>z(Y(n),t))}}var We={allowUTF8:e=>e===void 0||!!e,candidates:Hc,locale:Kt,maxBytes:Pe,tld:Kt},Kn=["text","ASCII",
"empty","binary","unknown"];function de(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=m(e),f=Math.
min(c,i);Or();for(let h=0;h<f;h+=65536){let x=Math.min(h+65536,f);Tr(g(e,h,x),t&&x===c)}let a=br(o,r&&ke(r),s&&ke(s),n),
{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:Kn[d],isASCII:Kn[d]==="ASCII"||Kn[d]==="empty",candidates:Array.
from({length:(a.length-3)/2},(h,x)=>({encoding:w[a[3+2*x]].name,score:a[4+2*x]}))}}function ke(e=""){return Uint8Array.from(
e,t=>Math.min(t.charCodeAt(0),255))}function Vn(e,t=void 0){let n="Failed to execute 'detectEncoding'",o=Z(e,n),r=ot(t,We,
n),i=de(Nt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var Gc=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Yc=[33,36,37,
38],Vt=(e,t)=>{let n=Kt(e);return n===void 0?-1:z(n,t)},Zr=(e,t)=>Math.min(Pe(e,t)??1024,1048576),Qr=e=>q(Kt(e)??"")??-1;
function Kc(e,t){if(e)return ot(e===!0?void 0:e,We,t)}var Vc={defaultEncoding:Vt,detect:Kc,likelyEncoding:Vt,locale:Kt,maxPrescanBytes:Zr,
parentEncoding:Vt,transportLayerEncodingLabel:Qr,userOverride:Vt};function qc(e,t){let n=ot(e,Vc,t),{locale:o,maxPrescanBytes:r,
transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,parentEncoding:f,likelyEncoding:a}=n,
d=Math.min(m(s),r),u=Nn(s,d,c,i,f,a);return u===-1?void 0:ue(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??
o},decide:s=>ti(s)??zc(o,n.defaultEncoding)}}function ti(e){if(!(e?.encoding===void 0||e.isASCII))return{encoding:e.encoding,
confidence:"tentative",source:"detection",score:e.score}}function zc(e,t){return ue(Sr(ke(e),t===-1?21:t))}var Jc={defaultEncoding:Vt,
maxPrescanBytes:Zr,transportLayerEncodingLabel:Qr};function Xc(e,t){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=ot(
e,Jc,t),i=s=>{let c=Math.min(m(s),o),f=ue(Er(s,c,r));return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.
max(3,o),declared:i,decide:()=>i(F)}}function Zc(e,t){let n={...We,defaultEncoding:Vt},{defaultEncoding:o,...r}=ot(e,n,t);
return{prescanned:3,declared(i){let s=At(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},
options:r,decide(i){let s=o===-1?i?.encoding??21:o;return ti(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}
var Qc={detect:Zc,html:qc,xml:Xc},qn=["detect","html","xml"],tf={prefixBytes:Pe,sniff:Sn(qn)};function Dt(e,t){let{prefixBytes:n,
sniff:o}=ot(e,tf,t),r=Qc[o](e,t),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,
detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??1/0,get passesASCII(){return!Yc.includes(i(void 0).encoding)},options:s},
decide:i,sniff:c=>ef(r,c),takesWhole:n===void 0}}function ef({prescanned:e,declared:t,options:n,decide:o},r){return t(xt(
r,e))??o(n&&de(r,!0,n))}function ei(e){let t=xt(e,1024),n=Nn(t,m(t),-1,-1,-1,-1);return n===-1||ue(n).source==="BOM"?void 0:
ue(n)}function ue(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Gc[e>>8&255],score:null}}var He=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Et(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=m(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(t,i,s?r:i+4096),
s?n:S.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=rf(r,t),s[d-i]);let c=new U,f;try{this.#t.
transcode(t,n===S.result?S.source:n,d=>c.add(d))}catch(d){f=d}let a=of(c.concatenate());try{this.#e.encodeOrFail(a,n===S.
result,o),this.#n=n===S.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function of(e){let t=new Uint16Array(
m(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}function rf(e,t){let n=m(
t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=sf(e);for(let c=0;c<n;c++){let f=0;try{o.transcode(g(t,c,c+1),S.none,d=>{f+=
m(d)/2})}catch(d){if(d instanceof k)break;throw d}let a=f===0&&c-(s-e.position)===2&&t[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:e.position+c;(f>0||a)&&(s=e.position+c+1)}return r[i]=s,r}function sf(e){try{e.copy(!0).transcode(F,S.source,()=>{})}catch(t){
if(t instanceof k)return t.offset;throw t}return e.position}var si="(B",ci="(J",fi=[si,ci,"(I","$@","$B"],ve=class{#t=!0;#e=!0;read(t,n){let o=m(t),r=this.#t?uf(t):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=lf(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=ii(t,i);if(s=fi.includes(a),!s&&!n&&hf(a))break;
this.#e=s}else s=f>=128||i<r&&pf(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(t,n){let o=m(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=ii(
t,r);this.#e&&=i===si||i===ci}return o}};function uf(e){let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(e))return 1/0;
if(t&&=ri(e[o],e[o+1]),n&&=ri(e[o+1],e[o]),!t&&!n)return o+2}return 32}function lf(e,t){let n=m(e),{start:o,words:r}=qo(
e,t),i=oi(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return oi(e,o+4*s,n)}function oi(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var ri=(e,t)=>e===
48||e>=78||e===32&&t>=16&&t<=94||e===33&&t===34,pf=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function ii(e,t){let n="";for(let o=t+1;o<Math.min(t+3,m(e));o++)n+=String.fromCharCode(
e[o]);return n}var hf=e=>e.length<2&&fi.some(t=>t.startsWith(e));var yt=class{decision=null;sample=F;detected;#t;#e=!0;#n=!1;#o=new ve;#r=new U;#i;#s=0;#c=F;#f=F;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new U;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+m(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new U;
let i=xt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#a(r,n,o)}#a(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,t);for(let s=t;;){let{plain:c,evidence:f}=r.passesASCII?
this.#o.read(s,n):{plain:0,evidence:0};s=this.#p(s,c,o);let a=m(s);if(f===-1)return n?this.#u(i(this.#d(s,!0)),o,s):this.#l(
s,a+1,o);let d=di(s,f-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(a<u&&!n)return this.#l(s,u,o);let l=xt(
s,Math.max(0,u)),h=this.#d(l,a<u);if(!r.passesASCII||!xf(h,l)||u<=d)return this.#u(i(h),o,s);s=this.#p(s,this.#o.skip(l,
f-c),o)}}#d(t,n){this.sample=Ft(Ft(this.#c,this.#f),t);let o=this.#t.detection.options;return this.detected=de(this.sample,
n,{...o,maxBytes:void 0}),this.detected}#l(t,n,o){let r=m(t);return r>0&&this.#r.add(nt(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){
let r=xt(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=Ft(this.#c,xt(r,i))),this.#f=
ai(Ft(this.#f,ai(g(r,i)))),g(t,n)}#u(t,n,o){return this.decision=t,{passed:n,rest:o}}},ai=e=>g(e,Math.max(0,m(e)-64));function di(e,t,n){
let o=Math.min(m(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;return t}function xf(e,t){return e.isASCII||e.encoding===
void 0&&!(t[di(t,0,1/0)]>=128)}var ui="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",li=`!
\uFFE0	c
\uFFE1	GBP
\uFFE5	JPY
\uFFE4	|
"
(C)
<<
\uFFE2

(R)
+-
'
\u30FB	\u2027	.
,
>>
 1/4
 1/2
 3/4
AE
D
x
O
TH
ss
ae
d
:
o
th
D
d
H
h
i
k
L
l
'n
NG
ng
OE
oe
T
t
b
B
B
b
O
C
c
D
D
D
d
E
E
E
F
f
G
G
I
I
K
k
l
N
n
O
P
p
S
t
T
t
T
V
Y
y
Z
z
Z
e
G
g
\u015E
\u015F
\u0162
\u0163
N
d
Z
z
l
n
t
j
A
C
c
L
T
s
z
B
E
e
J
j
q
R
r
Y
y
o
e
e
g
i
s
z
'
"
'
'
^
^
'
\`
~

AMD
\u2010	-
'
"
AFN

,
'
BDT
THB
KHR

SS





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
\xB7	*
>
\xB7	\u30FB





'
''
\`
<
>
\uFFE3	\xAF
-
/





L.	\xA3
NGN
Pts
KRW
\u05E9\u05D7	ILS
\u0111	VND
EUR
LAK
MNT
PHP
PYG
UAH
\xA2	\u023B	GHS
KZT
INR
TL
AZN
RUB
GEL
Rx
 1/3
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
<-
->
<->
<=
=>
<=>
\u03A0
\u03A3
\uFF0D	-
/
\\
|
\u2016	||
\uFF5E	\u301C	~
~=
!=
<=
>=
\u2026	...
o
\u221A
\uFF64	,
\uFF61	.
\uFF5E	\u223C	~
\uFF65	\xB7	\u2027
\u017Ft



\u2212	-
\u301C	\u223C	~
((
))
\u203E	\xAF
\xA6	|
KRW
?`;var Ef=y(()=>{let e=li.split(`
`),t=0;return new Map(ui.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
pi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ge(e){let t=new Et(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof tt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=hi(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function hi(e,t,n){if(pi(e))return"";if(n===0)return null;let o=yf(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:hi(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function yf(e){
let t=[...Ef().get(e)??[],...Sf(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Sf(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,h)=>c(
h)),a=o.filter((l,h)=>!c(h)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===t&&r.push(u),a.every(
pi)&&i.push(d)}return[...r,...i]}var mi=["fatal","html","replacement","ignore","translit"];function wi(e,t,n){return typeof e=="function"?(o,r)=>Of(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?Ge(t):void 0}function Of(e,t){
if(typeof e=="string")return e;if(e==null)return null;let n=Nt(Z(e,t));return nt(n,0,m(n))}function St(e,t,n,o){return typeof e=="number"?xi(e,t,n,o):new Xn(e,xi(0,t,n,o))}function xi(e,t,n,o){let{unmappable:r,losses:i}=n,
s=wi(r,t,o);if(!s||at(t))return new Ye(e,t,n);let c=Tf(e,n);return new He(c,t,r,i?.counting(s)??s)}function Tf(e,t){return new Ye(
e,38,{...t,bom:!1,unmappable:"fatal"})}var Ye=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(Fn(t,this.to,this.#n.ignoreBOM,
this.#t),gr(t,n),this.#t=v())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Yt,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(ye(this.to)??[]));
let d=Math.max(0,Gn.indexOf(c)),u=m(t);try{Fn(this.from,this.to,i,this.#t);for(let l=0;;){let h=u-l<=65536,x=h&&l===0?t:
g(t,l,h?u:l+65536),G=Rr(x,r,d,h?n:S.none);a?.addBlock(this.#e+l);let Q=G<0?M.written():G;if(Q>0&&o(f(Q)),G<0&&this.#o(G,
l),l+=M.read(),h&&M.finished())break}}catch(l){throw W(l)}this.#t=v(),this.#e=n===S.none?this.#e+u:0}#o(t,n){let o=this.#e+
n+M.start();throw this.#t=v(),this.#e=0,t===-1?new k(w[this.from].name,o,M.length()):new tt(M.codePoint(),o,w[this.to].name)}},
Xn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(t,n,o):this.#s(r,t,n,o),n===S.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new yt(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==S.none);
i.length>0&&(this.#r.transcode(i.concatenate(),S.none,r),this.#o=!0),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(
t.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var Xi=require("node:buffer"),V=require("node:fs"),H=require("node:path");var yi=y(P);function Si(e,t,n){if(n>64||n<=Hr()||(t[0]|t[n>>1]|t[n-1])>=128||!vn(t,n))return;let o=Ai();return o?o.call(
t,0,n):Ce(e,t,n)}var Zn=[],gi=[];function Oi(e,t,n){if(n<=32||n>=512)return;let o=gi[e];if(o===void 0&&(o=_f(e)?bi(e):null,
gi[e]=o),!(!o||_t(t,n)))try{return o(t)}catch{return}}function Ti(e,t,n){return n<512?(yi()?Qn(e,t,n):void 0)??Ce(e,t,n)??
Qn(e,t,n)??Ei(e,t,n):Qn(e,t,n)??(Bf(e)?Ei(e,t,n):void 0)??Ce(e,t,n)}function Qn(e,t,n){let o=Ai();if(!(!o||e!==21||_t(t,
n)||!Mf(t,n)))try{return o.call(t,0,n)}catch{return}}function Ei(e,t,n){if(!_t(t,n))try{return bi(e)?.(t)}catch{return}}
function bi(e){return Zn[e]===void 0&&(Zn[e]=mt(()=>Nf(e))??null),Zn[e]}var Ai=y(()=>mt(If));function If(){let e=Mt,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Mf(e,t){if(t>=512)return Ir(
e,t);for(let n=0;n<t;n++)if((e[n]&224)===128)return!1;return!0}var Bf=e=>e===21?Ff():Ii(),Ii=y(J),Ff=y(()=>J()||P()||!(et()>
0)),_f=e=>Ii()||e===21&&yi();function Nf(e){let t=Le(e),n=Bt(w[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,
s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Bi=y(()=>mt($f)),Uf=y(()=>mt(Pf));function Fi(e,t,n){if(e!==0&&e!==38||n<24||_t(t,n)||e===0&&Ni(t,n))return;let o=e===0?Bi():Uf();return o?.takes?.(t,n)===
!1?void 0:o}function _i(e,t,n,o){if(j.length=0,t>256&&(o||_t(e,t)||Ni(e,t)))return;let r=Bi();if(!r)return;let i=e[t-1]>=
128?r.completeLength(e,t):t;if(!(i<t&&(n||!$e(e,i,t))))try{let s=r.decodeQuickly(i<t?g(e,0,i):e,i);return o&&s?.includes(
"\uFFFD")?void 0:s}catch{return}}function Ni(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=t>>3)e[o]>=192&&(e[o+1]&
192)!==128&&n++;return n>1}function $f(){let e=et()<22,t=e?vo():void 0;if(e&&!t)return;let n=Bt("utf-8"),o=Df(n),r=[239,187,191,97,230,188,162,240,
159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\
\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),a=(o(s,s.length)??c)===c&&n(s)===c&&o(f,2)==="a\x7F",d=Mt;if(!(!a||
t&&d.call(f,0,2)!=="a\x7F"))return{decode(u,l,h){try{if(t)return d.call(u,0,l);let x=n(u);return h&&x.includes("\uFFFD")?
void 0:x}catch{return}},decodeQuickly:o,takes:t??(mn()?Ci:void 0),completeLength(u,l){for(let h=1;h<=3&&h<=l;h++){let x=u[l-
h];if(x<128)break;if(x>=192)return(x>=240?4:x>=224?3:2)>h?l-h:l}return l}}}function Df(e){let t=et();if(t<22)return(r,i)=>i<=
64||i<=256&&kf(r,i)?e(r):void 0;if(mn())return(r,i)=>Ci(r,i)?e(r):void 0;let n=Wo;if(!n||P()||!(t>0))return e;let o=wt()?
64:1/0;return(r,i)=>i<=o?n.call(r,0,i):e(r)}function kf(e,t){let n=0;for(let o=0;o<t;o+=16)n|=e[o];return n<128}function Ci(e,t){
let n=1+(t>>4);for(let o=0;o<t;o+=n)if(e[o]>=206&&e[o]<240)return!1;return!0}function Pf(){return J()?Hf():Wf()}function Wf(){
let e=It,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);
if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Li(0,et()<22?512:1/0,(o,r,i)=>{let s=e.call(
o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Hf(){let e=Bt("utf-16le");if(e(Uint8Array.of(255,254,
61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Li(2048,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}
var Li=(e,t,n)=>({decode(o,r,i){if(!(r%2===1||r<e||r>t))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%
2;return(o[i-1]&252)===216?i-2:i}});var qt=new Uint8Array(18),C=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Vo(t);if(!this.#t&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||
this.#p(r),i}return this.#s(t,r,n,o)}#s(t,n,o,r){if(this.#n>0){let d=this.#a(t,n,o)??this.#d(t,n,o,r);if(d!==void 0)return d;
this.#u()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#m(t,n,o)??this.#h(t,n,o)}catch(d){throw this.#t=i,this.#o=s,
this.#r=c,W(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;if(j.length=0,n===0)return"";if(r===0){let c=Gr(t,n)?ae(t,n,o):void 0;if(c!==void 0)return c;let f=_i(
t,n,o,this.fatal);return f===void 0?void 0:this.#f(f)}if(!Lo(r))return;let i=ft(r),s=(i?Oi(r,t,n):void 0)??Si(r,t,n)??(jr(
t,n,i)?Pn(t,n,o,r):void 0)??(i?Ti(r,t,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#f(t){return!this.#o&&
!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#a(t,n,o){let r=this.#n+n;if(n===0||r>18)return;j.length=0,this.#l(
t,r);let i=this.encoding===0?ae(qt,r,o):Pn(qt,r,o,this.encoding);return i!==void 0&&!o&&this.#p(n),i}#d(t,n,o,r){if(this.
encoding!==0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#l(t,a);let d=ae(qt,
a,!0);if(d===void 0)return;let u=a-f;this.#n=0,this.#r+=u;try{return Ut(d,this.decode(g(t,u),o,r))}catch(l){throw l instanceof
k||l instanceof TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=f),l}}#l(t,n){qt[0]=this.#e[0],qt[1]=this.#e[1];
for(let o=this.#n;o<n;o++)qt[o]=t[o-this.#n]}#p(t){this.#r+=t,this.#o||=t>0,this.#n=j.length,j.length>0&&(this.#e=[j.bytes[0],
j.bytes[1]])}#u(){let t=Uint8Array.from(this.#e);try{se(this.encoding,null),Cn(t,this.#n,0,this.fatal,!1),this.#t=v(),this.#n=
0}catch(n){throw W(n)}}#m(t,n,o){let r=Fi(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&
(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(
g(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:g(t,i,c),a=r.decode(f,c-i,this.fatal);if(a===void 0){if(s=Ut(s,this.#h(
f,c-i,!0)),this.#i)return s}else s=Ut(s,this.#f(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&$e(
t,c,n)?(this.#p(n-c),s):Ut(s,this.#h(g(t,c,n),n-c,o))}#h(t,n,o){se(this.encoding,this.#t);let r="",i=Fr(n),s=this.#o||this.
ignoreBOM||!at(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?t:g(t,f,f+d),
l=Cn(u,d,c,this.fatal,o&&a);if(l<0)return this.#t=v(),this.#i=new k(this.name,this.#r+f+M.start(),M.length()),r;if(c+=l,
c>0&&(a||!Br(c))){let h=!s&&Nr()===65279?1:0;i?i.add(_r()+2*h,c-h):r=Ut(r,Cr(h,c)),s=!0,c=0}if(a)break}return this.#o=s,
this.#t=o?null:mr(),this.#r+=n,i?i.toText():r}};function Ui(e,t){let n=z(e,t);if(n===36)throw new RangeError(`${t}: The \
encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var zt={failure:1,usage:2};var eo=require("node:buffer");function no(e){if((0,eo.isUtf8)(e))return $i(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,eo.isUtf8)(r));t+=o?$i(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var $i=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function I(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function B(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var L=require("node:fs");var Pi=require("node:util");var Wi={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},pe={
...Wi,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},he={...Wi,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function lt(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,Pi.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function rt(e,t){
return me(e,t instanceof Error?t.message:String(t)),zt.failure}function me(e,t){Jt(`encoding-wasm: ${e}: ${t}
`)}var ki=!1;function Jt(e){ki||process.stderr.on("error",()=>{}),ki=!0,process.stderr.write(e)}var it=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Hi;async function ro(e,t){let n=async i=>{try{return await i()}catch(s){throw lt(s,pe)}},{next:o,close:r}=await n(()=>e===
"-"?jf(t):Gf(I(e),t));return{next:()=>n(o),close:r}}async function*Ve(e){let t=await ro(e);try{for(let n=await t.next();n;n=
await t.next())yield n}finally{await t.close()}}function jf(e){let t=Ki((0,L.fstatSync)(0,{bigint:!0}),e);return t.isFile()?
ji(0,t,()=>{}):Yf()}function Gf(e,t){let n=Ki((0,L.statSync)(e,{bigint:!0}),t);if(!n.isFile())return Kf(e);let o=(0,L.openSync)(
e,"r");return ji(o,n,()=>(0,L.closeSync)(o))}function ji(e,{size:t},n){Hi??=new Uint8Array(262144);let o=Hi,r=0;return{async next(){
let i=(0,L.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,L.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Yf(){
let e=Gi(0,()=>{}),t=process.platform==="win32"?vi():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=vi()}return t.next()},close:()=>t?.close()}}function vi(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Kf(e){let t=await Yi(
n=>(0,L.open)(e,n));return Gi(t,()=>(0,L.closeSync)(t))}function Gi(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Yi(i=>(0,L.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Yi=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Ki(e,t){if(e.isDirectory())throw new Error(pe.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var E=require("node:fs"),st=require("node:path");function so(e){if(e===void 0)return Vf();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,E.lstatSync)(
I(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,E.statSync)(I(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith(
"/")||e.endsWith(st.sep))throw new Error(he.EISDIR);return o&&!o.isFile()?co((0,E.createWriteStream)(I(e)),!0):(o&&(0,E.accessSync)(
I(e),E.constants.W_OK),Jf(n?io(e):e,o))}var Vi;function Vf(){return Vi??=qf(),Vi}function qf(){let e=(0,E.fstatSync)(1,{
bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?co(process.stdout,!1):zf(t)}function zf(e){let t,
n=()=>{t??=co(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray(
(0,E.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function co(e,t){e.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),t&&await o(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function io(e){if(!(0,E.lstatSync)(I(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=no((0,E.readlinkSync)(
I(e),"buffer"));return(0,st.isAbsolute)(t)?io(t):io(`${no(E.realpathSync.native(I((0,st.dirname)(e)),"buffer"))}${st.sep}${t}`)}
var qi=0;function Jf(e,t){qi+=1;let n=[process.pid,qi,Math.random().toString(36).slice(2)].join("-"),o=I((0,st.join)((0,st.dirname)(
e),`.encoding-wasm-${n}.tmp`)),r=(0,E.openSync)(o,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,E.closeSync)(r))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,E.writeSync)(r,f))},wait(){},finish(){s(),t&&(Xf(o,t),(0,E.chmodSync)(o,t.mode)),
(0,E.renameSync)(o,I(e))},discard(){try{s()}finally{(0,E.rmSync)(o,{force:!0})}}}}function Xf(e,{uid:t,gid:n}){try{(0,E.chownSync)(
e,t,n)}catch{}}async function qe(e){try{let t=so();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return fo(
void 0,t)}}function fo(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":B(e);return rt(`cannot write ${o}`,lt(t,he))}async function Zi(e,t,n){let o=[],r=new Set,i=0,s=0,c=0,f=async(a,d)=>{c=await qe(`${B(a)}: ${d}
`)||c};for(let a of e.files)try{t.skipUTF8&&await na(a)?(s+=1,t.dryRun&&await f(a,"would be left alone: it is UTF-8")):await Zf(
a,e,t,r,{run:n,say:f})?i+=1:o.push(a)}catch(d){rt(B(a),d),o.push(a)}if(!e.quiet){let a=t.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(B).join(", ")}`:"";Jt(`encoding-wasm: ${it(
i,"file")} ${a}${d}${u}
`)}return o.length>0?zt.failure:c}async function Zf(e,t,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let f=o===void 0?
e:(0,H.join)(o,ea(e));if(o!==void 0){let d=(0,H.resolve)(f);if(d===(0,H.resolve)(e))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${B(f)} is the place of another file; con\
vert it by itself`);i.add(d)}let a=w[t.to].name;if(r){let d="";if(await s({files:[e],output:f,isDry:!0,onDecision:x=>{d=
w[x].name}})!==0)return!1;let l=f===e?"":`, to ${B(f)}`,h=n?`, and kept as ${B(e+n)}`:"";return await c(e,`would be conv\
erted from ${d} to ${a}${l}${h}`),!0}try{return o!==void 0&&ta((0,H.dirname)(f)),n?await Qf(e,n,()=>s({files:[e],output:f})):
await s({files:[e],output:f})===0}catch(d){throw lt(d,he)}}async function Qf(e,t,n){let o=I(`${e}${t}.tmp`);try{(0,V.accessSync)(
I(e),V.constants.R_OK)}catch(i){throw lt(i,pe)}(0,V.copyFileSync)(I(e),o);let r=await n()===0;return r?(0,V.renameSync)(
o,I(`${e}${t}`)):(0,V.rmSync)(o,{force:!0}),r}var Ji=new Set;function ta(e){Ji.has(e)||(0,V.mkdirSync)(I(e),{recursive:!0}),
Ji.add(e)}function ea(e){let t=(0,H.isAbsolute)(e)?(0,H.basename)(e):(0,H.relative)(".",e);return t.startsWith("..")?(0,H.basename)(
e):t}async function na(e){let t=new C(0,!0,!0),n=!0,o=!1;try{for await(let r of Ve(e)){if(t.decode(r,!1),r.includes(0))return!1;
n&&=(0,Xi.isAscii)(r),o||=r.includes(27)}return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof k)return!1;
throw r}}var ze=class{#t;#e=new U;constructor(t=Dt({},"Examination")){this.#t=new yt(t)}add(t,n){let o=Math.min(m(t),1024-this.#e.
length);o>0&&this.#e.add(nt(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return Yn(t)?ei(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=ts(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>ts(n.encoding,o)||n.score>=.9)&&Qi(t.encoding,
o)!==Qi(n.encoding,o)?i:void 0}},Qi=(e,t)=>new C(e,!1,!0).decode(t,!1);function ts(e,t){let n=0,o=null;for(let r=0;r<m(t);r+=
65536){let i=g(t,r,Math.min(r+65536,m(t)));se(e,o),Ar(i,!1),n+=gt.malformed(),o=v()}return n}async function es({files:e,sniffing:t,json:n,quiet:o}){let r=Dt(t,"--detect"),i=Dt({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new ze(i),d=t.sniff==="detect"?a:new yt(r),{encoding:u,...l}=await ia(f,d,a),h=a.doubt&&sa(
a.doubt),x=a.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:f,encoding:w[u].name,...l,kind:x,doubt:h??
null}),h&&!o&&me(B(f),ca(h))}catch(a){s=rt(B(f),a)}return await qe(n?`${JSON.stringify(c,null,2)}
`:fa(c))||s}async function ia(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Ve(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function sa({
declared:e,detected:t,...n}){let o=t===void 0?null:w[t].name;return{declared:w[e].name,detected:o,...n}}function ca({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${it(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function fa(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,B(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var ns={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Xt=class{#t={...ns};get malformed(){return this.#t.
malformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.firstMalformed=t+gt.firstMalformed()),n.malformed+=gt.malformed(),
n.unmappable===0&&(n.firstUnmappable=t+gt.firstUnmappable(),n.codePoint=gt.codePoint()),n.unmappable+=gt.unmappable()}counting(t){
return(n,o)=>{let r=this.#t,i=t(n,o);return i===null||n===65533||(r.unmappable===0&&(r.firstUnmappable=o(),r.codePoint=n),
r.unmappable+=1),i}}take(){let t=this.#t;return this.#t={...ns},t}};var Je=class{#t;#e;#n;constructor(t,n,{ignoreBOM:o,bom:r,unmappable:i,losses:s=new Xt}){let c={fatal:!1,bom:!1,losses:s};
this.#n=s,this.#t=St(t,38,{...c,ignoreBOM:o,unmappable:"fatal"},""),this.#e=St(38,n,{...c,ignoreBOM:at(n),bom:r,unmappable:i},
"")}get decision(){return this.#t.decision}transcode(t,n,o){let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(
c));let s=this.#n.malformed>i;for(let c of r)this.#e.transcode(s?da(c):c,S.none,o);n===S.result&&this.#e.transcode(new Uint8Array,
n,o)}};function da(e){let t=new Uint8Array(e.length),n=0;for(let o=0;o<e.length;o+=2)e[o]===253&&e[o+1]===255||(t[n++]=e[o],
t[n++]=e[o+1]);return t.subarray(0,n)}var os=require("node:fs"),rs=require("node:path");function is(){let e=(0,rs.join)(__dirname,"encoding.wasm");try{return nr((0,os.readFileSync)(e)),!0}catch(t){let{message:n}=lt(
t,{});return rt(`its part ${B(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Xe=class{fatal;ignoreBOM;#t;#e;#n=F;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&m(this.#n)===0?t:Ft(this.#n,t);if(!n&&$o(r))return this.#n=
r,"";let i=At(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new C(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?g(r,s):r,n,o)}};function ss(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function cs(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function Ze(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Z(e,o),i=z(Y(t),o),s=Ct(n,"fatal",o),c=Ct(n,"igno\
reBOM",o);return new Xe(i,s,c).decode(oe(r),!0,o)}function ao(e){return ua(oe(Z(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function ua(e){return new C(0,!1,!0).decode(e,!0)}function pa(e,t){if(/[\t\n\f\r]/.test(e))return 1;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(e))return 4;if(!/[\p{L}\p{M}]/u.
test(e))return t<128?1:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(
e)?2:3;if(t<12288){let n=t<880?1:t>>8;return 10*n+Number(/\p{Lu}/u.test(e))}return t<12544||t>=65377&&t<=65439?1010:1e3}
var ha=/[бгжзйф-я]/i,uo;function Qe(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);
return new Set(Ze(Uint8Array.from(r),e))}var lo;function mo(e){lo??=new Uint16Array(65536),uo??=[Qe("shift_jis",136,151,
64),Qe("gbk",176,215),Qe("big5",164,198,64),Qe("euc-kr",176,200)];let t=uo.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=lo[i]||pa(r,i);lo[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of uo.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:ha.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var wo="Failed to execute 'decode' on 'TextDecoder'",xo=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=ma(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&cs(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=F,n=void 0){let o=this.#t,r=Z(t,wo),i=Ct(n,"strea\
m",wo);return this.#e||o.reset(),this.#e=i,o.decode(oe(r),!i,wo)}},ds=ss(xo,"TextDecoder");function ma(e,t,n){let o=Y(e),
r=Ct(t,"fatal",n),i=Ct(t,"ignoreBOM",n);return new C(Ui(o,n),r,i)}var ws="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),xs=/^[GSBE]/,gs=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
_a=/^w|G|S|B.+5|KR/,Zt="UTF-8";function Es(e,t=void 0){let n=Y(e),{maxSteps:o}=ot(t,{maxSteps:(c=2)=>Math.min(Number(c),
3)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);if(r<0)return[];let i=Math.max(0,r-40),s=n.slice(i,i+
1e3);return Na(s,o).map(({steps:c,gain:f})=>({text:ms(n,c)??n.replace(/[^\r\n]+/g,a=>ms(a,c)??a),path:c.map(({really:a,readAs:d})=>`${a}\
 read as ${d}`).reverse(),score:1-2**(-f/8)}))}function Na(e,t){let n=hs(e);if(n>25)return[];let o=mo(e)-n,r=new Map,i=[
{text:e,steps:[],bits:0,gain:0}];for(let f=0;f<t;f++){i=i.flatMap(a=>Ca(a,o)).sort(go);for(let a of i)r.has(a.text)||r.set(
a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[...r.values()].sort(go).slice(0,5);for(let f of s)f.gain+=.6*
hs(f.text);s.sort(go);let c=7+Math.min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var go=(e,t)=>t.
gain-e.gain;function Ca({text:e,steps:t,bits:n},o){let r=[];for(let[i,s]of ws.entries()){let c=xs.test(s)&&!gs.test(e)?void 0:
Eo(e,s);if(!c)continue;let a=e.includes(Qt)||ys(c)?.includes(Qt)?La:Vn(c).candidates;for(let{encoding:d,score:u}of a){if(u<
.003)break;if(t.length>0&&d!==Zt&&t[0].really!==Zt)continue;let l=yo(c,d,!0);if(l===void 0||l===e)continue;let h=n+2.4*Math.
log2(u)-i*.25-(d===Zt?-2:1)-(t.length>0?4:0),x=o-mo(l)+h;r.push({text:l,steps:[...t,{really:d,readAs:s}],bits:h,gain:x})}}
return r}function hs(e){if(e.includes(Qt))return 0;let t=gs.test(e),n=-1/0;for(let o of ws){let i=_a.test(o)&&xs.test(o)===
t?Eo(e,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,score:a}of Vn(i).candidates)f===o||yo(i,f)===
e?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function ms(e,t){
let n=e;for(let{really:o,readAs:r}of t){let i=Eo(n,r),s=i&&yo(i,o);if(s===void 0)return;n=s}return n}var Qt="\uFFFD",La=[
{encoding:Zt,score:.9}];function Eo(e,t){let n=e.replaceAll(Qt,"\x7F").replace(/[\x80-\x9F]/g,o=>Ze(Uint8Array.of(o.charCodeAt(
0)),t));try{return new Et(zr(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function yo(e,t,n=!1){if(e.includes(
127))return t===Zt?Ra(e):void 0;try{return new ds(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===Zt?ys(
e):void 0}}function ys(e){let t=ao(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}
function Ra(e){let t=ao(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??[]];
return!t.includes(Qt)&&n.length<=o.length+1?t.replaceAll("\x7F",Qt):void 0}var nn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=St(t,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},""),this.#e=St(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s,losses:c},"")}get decision(){
return this.#t.decision}transcode(t,n,o){if(this.#t.transcode(t,n,c=>this.#n.push(c)),n===S.none)return;let r=Buffer.concat(
this.#n);this.#n=[];let i=new C(0,!1,!0).decode(r,!0),[s]=Es(i);n===S.source&&(this.path=s?.path??[]),this.#e.transcode(
s?Buffer.from(s.text):r,n===S.result?n:S.none,o)}};var rn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var Ts=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],So=new Set,Oo=!1,Os=Date.now();function To(e){if(So.add(e),!Oo)for(let t of Ts)
process.on(t,bs);return Oo=!0,()=>So.delete(e)}function bs(e){for(let t of So)t();for(let t of Ts)process.off(t,bs);process.
kill(process.pid,e)}function As(){if(!(!Oo||Date.now()-Os<50))return new Promise(e=>{setImmediate(()=>{Os=Date.now(),e()})})}function Ms(e,t,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=e;if(r)
return s>0&&i.push(`${it(s,"invalid byte sequence")} ${bo(s)} left out, ${Ao(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${Is(e.unmappable,n)} ${bo(e.unmappable)} left out`),i;if(s>0){let u=it(s,"invalid byte sequence"),l=`${Ao(s)}at offset\
 ${c}`;i.push(`${u} became ${Da(n,o)}, ${l}; the file is damaged, or not in ${w[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${bo(e.unmappable)} left out`:$a[typeof o=="function"?"function":o];if(e.unmappable>
0&&d){let u=`${Ao(e.unmappable)}${Io(a)} at offset ${f}`;i.push(`${Is(e.unmappable,n)} ${d}, ${u}; use --unmappable html\
, or --to utf-8`)}return i}var $a={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},bo=e=>e===1?"was":"were",Ao=e=>e===1?"":"the first ",Is=(e,t)=>`${it(e,"character")} that ${w[t].name} can't \
represent`;function Io(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${Se(e)})`:Se(e)}
function Da(e,t){return ye(e)||e===q("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var _s=require("node:fs");var va="\x1B[?25l",ja="\x1B[?25h",Fs="\r\x1B[K";function Ns(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=Va(r,d,(u-f)/1e3);Jt(`${i?"":va}${Fs}${l.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Ya(e),canShow:Ga(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},stop(){i&&
Jt(`${Fs}${ja}`),i=!1}}}var Ga=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);function Ya(e){
let t=0;for(let n of e){let o=n==="-"?void 0:Ka(n);if(!o?.isFile())return;t+=o.size}return t}function Ka(e){try{return(0,_s.statSync)(
I(e))}catch{return}}function Va(e,t,n){let o=`${sn(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${sn(e)} MB | ${o}`;let r=t>
0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${sn(e)} of ${sn(t)} MB | ${o} | ${c}${s%60} s left`}var sn=e=>(e/1e6).toFixed(
1);var cn=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new C(t,!1,!0)}startFile(){this.line=1,this.column=1,this.#e=
[]}advance(t){let n=0;for(let o=t.indexOf(10);o>=0;o=t.indexOf(10,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.reset(),
this.#e=[]),this.#e.push(t.slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=1;this.#e=
[]}};var Tt=class extends Error{};async function Fo(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Ns(
e.files,n,()=>{o?.keepListening?.(),n&&(r=To(i))}),c=0;try{n||(r=To(i)),o=e.isDry?qa:so(e.output);let f=new Mo(e,t,o,s);
for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
fo(e.output,f instanceof Tt?f.cause:f)||c}return r(),c}var qa={write(){},wait(){},finish(){},discard(){}},Mo=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new Bo(t,n,i=>{try{o.write(i)}catch(s){throw new Tt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof Tt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),rt(B(t),n)}}async end(){this.#o.convert(new Uint8Array,S.result),await this.#e.finish()}async#r(t){let n=await ro(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,S.none),await this.#i(),this.#n.add(r.
length),await As()}finally{await n.close()}this.#o.convert(new Uint8Array,S.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new Tt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),me(B(t),n)}},Bo=class{#t;#e;#n;#o;#r=new Xt;#i;#s;#c=!1;#f=!1;#a;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&at(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="tran\
slit";this.#a=u&&!at(r)?new cn(r):void 0,this.#s=f&&new rn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#f=!0,n!==S.result&&!this.#c&&(this.#i=this.#e.newFixer?.());let r=[];try{this.#o.transcode(t,n,s=>{this.#a?.
advance(s),this.#e.isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof Tt)throw s;o=s}for(let s of r)if(!this.#i)this.#d(
s);else for(let c of this.#i.add(s))this.#d(c);if(this.#c=!o&&n===S.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#d(
s);this.#i=void 0}this.#a?.settle();let i=o&&Ja(o,this.#a);if(this.#c||this.#a?.startFile(),o)throw i}#d(t){this.#n(this.#s?
this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,S.source)}catch(t){if(t instanceof Tt)throw t}}takeMessages(){
let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#f)return[];this.#f=!1;let s=n?
[]:Ms(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that \
is repaired`),o&&typeof t=="object"&&s.unshift(za(r)),s}};function za({encoding:e,source:t,score:n}){let o=n===null?t:`${t}\
, ${n.toFixed(2)}`;return`it is taken for ${w[e].name} (${o})`}function Ja(e,t){if(e instanceof k){let n=e.length===1?"i\
s":"are";return new Error(`${it(e.length,"byte")} at offset ${e.offset} ${n} invalid in ${e.encoding}; check --from, or \
leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof tt&&t){let{line:n,column:o}=t;return new Error(`li\
ne ${n}, column ${o} (offset ${e.index}): ${e.encoding} can't represent ${Io(e.codePoint)}; use --unmappable translit, h\
tml or replacement, or --to utf-8`)}return e}var Xa=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Za=y(()=>new Map(Xa.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function Ls(e){
return q(e)??Za().get(ge(e))??hn(e)}var te=class extends Error{};var Rs=["bash","zsh","fish"];var fn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Qa,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:td,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
hat HTML or XML say.',choices:qn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Rs}];var an=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Qa(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Us(t)}function td(e){let[t,...n]=e.split("//"),o=Us(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new te(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Us(e){let t=q(e)??Ls(e);if(t===void 0)throw new te("No encoding has th\
is name; encoding-wasm --list shows all.");if(t===36)throw new te("It stands for an encoding that holds no text.");return t}var pt="encoding-wasm",dn=()=>[...fn,...an].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),c=r==="encoding"?ed():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:nd(t)}}),ed=()=>["auto",...w.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],nd=e=>e.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function $s(e){return{bash:od,zsh:rd,fish:id}[e]()}function od(){let e=dn().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),t=dn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${pt} in bash: put it into ~/.local/\
share/bash-completion/completions/${pt}
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
complete -o filenames -F _encoding_wasm ${pt}
`}function rd(){let e=dn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${pt}
# Completion for ${pt} in zsh: put it into a directory of $fpath as _${pt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function id(){let e=dn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${pt} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${pt} in fish: \
put it into ~/.config/fish/completions/${pt}.fish
${e.join(`
`)}
`}var un=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Ds(e){
let t=[...fn,...an].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,a=s.split(", ").map(l=>`\\fB${un(l)}\\fR`),d=a.pop(),u=r?`
${un(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...a,d+f].join(", ")}
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
`}async function sd(e,t){if(!is())return zt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=t,h={sniff:i,locale:s,detect:!0};if(o)return es({...e,sniffing:h,json:r});
let x=d===void 0?void 0:Ge(e.to),G={...e,from:n==="auto"?Dt(h,"--from auto"):n,unmappable:x?ct=>x(ct)??d:e.unmappable,drop:c},
Q={isLending:!c&&!f&&!a&&!cd(G.unmappable),newTranscoder(ct,Pt){let{from:Wt,to:ee}=ct;return f?new nn(Wt,ee,Pt):c?new Je(
Wt,ee,Pt):St(Wt,ee,Q.isLending?{...Pt,take:$n}:Pt,"")},newFixer:a&&(()=>new De(G.to))};if(u===void 0&&l===void 0)return Fo(
G,Q);let{skipUtf8:we=!1,dryRun:kt=!1}=t;return Zi(G,{suffix:u,directory:l,skipUTF8:we,dryRun:kt},ct=>Fo({...G,...ct},Q))}
var cd=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
