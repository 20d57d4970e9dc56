"use strict";var xn=Object.defineProperty;var Ks=Object.getOwnPropertyDescriptor;var Vs=Object.getOwnPropertyNames;var qs=Object.prototype.hasOwnProperty;var zs=(e,t)=>{for(var n in t)xn(e,n,{get:t[n],enumerable:!0})},Js=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of Vs(t))!qs.call(e,r)&&r!==n&&xn(e,r,{get:()=>t[r],enumerable:!(o=Ks(t,r))||o.enumerable});return e};var Xs=e=>Js(xn({},"__esModule",{value:!0}),e);var yd={};zs(yd,{completionFor:()=>js,manual:()=>Gs,runFully:()=>gd});module.exports=Xs(yd);var oe="encoding-wasm";function ko(){throw new Error("encoding-wasm: call instantiate() first.")}var ye=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var x=ec();function ec(){let e=ye.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var nc=E(()=>new Map(x.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),oc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ho=e=>e<36&&e!==33,z=e=>e>0&&e<29,vo=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(x[e].name),rc=e=>oc.find(([t])=>e>=t)[1];function J(e){let t=nc();return t.get(e)??t.get(Yo(ic(e)))}function X(e,t){
let n=J(e);if(n===void 0){let o=gn(e),r=o===void 0?"":` Did you mean '${x[o].name}'?`;throw new RangeError(`${t}: The en\
coding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=rc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${oe}' doesn't include ${x[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function gn(e){
let t=Se(e),n={936:"gbk",950:"big5"}[t]??t,o=x.findIndex(({labels:r})=>r.some(i=>Se(i)===n));return o<0||o===36?void 0:o}
var Se=e=>Yo(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),jo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function At(e){if(e[0]>=239)return jo.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Go({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Oe(e){return jo.find(t=>t.encoding===e)?.bytes}function at(e){return e===
0||e===37||e===38}function ic(e){let t=0,n=e.length;for(;Po(e[t]);)t+=1;for(;Po(e[n-1]);)n-=1;return e.slice(t,n)}var Po=e=>`\
	
\f\r `.includes(e);function Yo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var W=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var be=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Ko=Symbol.for("encoding-wasm.UnmappableError"),tt=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${be(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.
codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o==
"object"&&o!==null&&Ko in o}[Ko](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"nam\
e",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Vo=(e,t)=>e?.prototype?.[t],Ae=e=>Vo(globalThis.Buffer,e),It=Ae("ucs2Slice"),Ie=Ae("ucs2Write"),qo=Ae("utf8Slice"),Mt=Ae(
"latin1Slice"),sc=e=>globalThis[e],zo=sc("TextDecoder"),cc=Vo(zo,"decode");function Ft(e){let t=new zo(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:cc}),n=>t.decode(n)}function dt(e){try{return e()}catch{return}}var K=()=>"InternalError"in globalThis,H=()=>"Bun"in globalThis;function Jo(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var wt=()=>"Deno"in globalThis,et=()=>Number.
parseInt(globalThis.process?.versions?.node,10),Xo=e=>globalThis.process?.getBuiltinModule?.(e);function Ht(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var En=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Zo=()=>Object.getPrototypeOf(Uint8Array.prototype),Me=e=>En(Zo(),
e),yn=e=>En(DataView.prototype,e),Qo=e=>globalThis[e]&&En(globalThis[e].prototype,"byteLength"),Sn=e=>Zo()[e],dc=Me(Symbol.
toStringTag),Fe=Me("buffer"),Tn=Me("byteOffset"),tr=Me("byteLength"),uc=Sn("includes"),lc=Sn("set"),pc=Sn("slice"),hc=yn(
"buffer"),mc=yn("byteOffset"),wc=yn("byteLength"),er=Qo("ArrayBuffer"),xc=Qo("SharedArrayBuffer"),m=e=>tr.call(e);function On(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:m(e)}var g=(e,t,n=m(e))=>new Uint8Array(Fe.call(
e),Tn.call(e)+t,n-t);function Bt(e,t){let n=new Uint8Array(m(e)+m(t));return Z(n,e),Z(n,t,m(e)),n}function nr(e,t){let n=Tn.
call(e),o=t+(-(n+t)&3),r=Math.max(0,m(e)-o)>>2,i=r>0?new Int32Array(Fe.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var xt=(e,t)=>g(e,0,Math.min(t,m(e))),Z=(e,t,n)=>lc.call(e,t,n),or=(e,t)=>uc.call(e,t),nt=(e,t,n)=>pc.call(e,t,n);function Be(e,t,n){
if(n>24)return nt(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function _t(e,t){if(t<=64)return!1;
try{return er.call(Fe.call(e)),!1}catch{return!0}}function Q(e,t){if(!ArrayBuffer.isView(e)&&rr(e)===void 0)throw new TypeError(
`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Nt(e){return ArrayBuffer.isView(e)?gc(e):rr(e)===0?N:new Uint8Array(e)}var re=e=>e instanceof Uint8Array?e:Nt(e);
function gc(e){try{return dc.call(e)===void 0?new Uint8Array(hc.call(e),mc.call(e),wc.call(e)):new Uint8Array(Fe.call(e),
Tn.call(e),tr.call(e))}catch{return N}}var N=new Uint8Array;function rr(e){for(let t of[er,xc])try{return t?.call(e)}catch{}}
function ot(e,t,n){bn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function Ct(e,t,n){
return e===void 0?!1:(bn(e,n),!!e?.[t])}function bn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(
`${t}: The options must be an object.`)}var rt=e=>`${e}`;function ir(e,t){if(typeof e=="string")return e;throw new TypeError(
`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function An(e){return(t,n)=>{let o=t===void 0?e[0]:rt(t);if(e.includes(o))return o;throw new TypeError(`${n}: The provid\
ed value '${o}' isn't one of '${e.join("', '")}'.`)}}function cr(e,t,n){let o=_e(f=>Tc(f,n),e,t),r=_e(Oc,e,t);if(o&&r){let f=wt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:wt()?o.writeBytes:void 0,mostByTable:512}}
let i=In(e);if(o){let f=K()?_e(sr,e,t):void 0;return f?{...o,read:(a,d)=>(d<1024?o:f).read(a,d)}:o}let s=r??_e(sr,e,t)??
i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function _e(e,t,n){let o="\
\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),In(t).read(
n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Sc="strings";function Tc(e,t){let[n]=WebAssembly.Module.
customSections(t,Sc),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encod\
ing-wasm":{memory:e}});return{...r,most:65539}}function Oc(e){let[t,n]=[It,Ie],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:H()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,h){Z(a,new Uint8Array(
e.buffer,u,2*h),d),d+=2*h},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function sr(e){let t=Ft("utf-16le"),{write:n,most:o}=In(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function In(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Ht(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Ne,p,Fn,fr,ar,V,L={input:0,units:0,output:0},ie=0,Ce={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN};function ut(e,t){
Ce.name=e,Ce.encoding=t,T.newCodec=NaN,T.isBusy&&dr(),T.isBusy=!0}function dr(){try{pr(),Ne??=lr(ko()),Fc(new WebAssembly.
Instance(Ne),Ne)}catch(e){throw hr(e)}}function ur(e){try{pr(),Ne=Mc(lr(e))}catch(t){throw hr(t)}dr()}function lr(e){return Ac(e)?e:new WebAssembly.Module(e)}function Ac(e){try{return WebAssembly.Module.customSections(e,oe),
!0}catch{return!1}}var Ic="encoding-wasm";function Mc(e){let[t]=WebAssembly.Module.customSections(e,Ic),n=`${oe} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Fc({exports:e},t){p=e,Mn=
WebAssembly.RuntimeError,L.input=p.input(),L.units=p.units(),L.output=p.output(),xr(),V=cr(p.memory,L.units,t),ie=Math.min(
p.units_length(),V.most),T.isBusy=!1}function pr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function hr(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Bc(e))return new RangeError(
`encoding-wasm: ${mr} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var mr="no memory for WebAssembly; free some, and call again",Bc=e=>e instanceof
RangeError&&/memory/i.test(e.message);function jt(){return _n(),Fn}function wr(){return _n(),fr}function Bn(){return _n(),
ar}function _n(){Fn[0]===void 0&&xr()}function xr(){let{buffer:e}=p.memory;Fn=new Uint8Array(e),fr=new Uint8Array(e,L.input,
65536),ar=new Int32Array(e,p.codec(),p.codec_length()>>2)}function Le(e,t){return ut(e,-1),Nn(t)}function Nn(e){try{let t=e();
return T.isBusy=!1,t}catch(t){throw v(t)}}var Mn;function v(e){if(!Mn||!(e instanceof Mn))return e;let t=x[Ce.encoding]?.
name,n=`${Ce.name}${t?` of ${t}`:""} failed`;return _c()?new RangeError(`encoding-wasm: ${n}: ${mr}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}function _c(){try{return p.memory.grow(32),!1}catch{return!0}}function G(){let e=Bn();return Ar(e,new Int32Array(e.length))}function br(){return p.held()!==0?G():(T.newCodec=ce,null)}
var Cn=e=>Ar(e,Bn());function Ar(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function se(e,t){Ir(e,t)||(ut("decod\
ing",e),t?Cn(t):p.new_decoder(e),ce=e===33||e===36?NaN:e)}var ce=NaN;function Ir(e,t){return t||T.newCodec!==e||T.isBusy?
!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function Re(e,t){Ir(~e,t)||(ut("encoding",e),t?Cn(t):p.new_encoder(e),ce=~e)}function Ln(e,t,n,o){
ut("transcoding",e),o?Cn(o):p.new_transcoder(e,t,+n)}function Mr(e,t){p.set_source_encoding(e,+t),T.isBusy=!1}function Rt(e){
let t=m(e),n=p.alloc(t)>>>0;return Z(jt(),e,n),[n,t]}var Uc=E(()=>Uint8Array.from(ye,e=>e.charCodeAt(0))),gr,Rn=e=>Le("s\
niffing",()=>(gr!==p&&p.give_labels(...Rt(Uc())),gr=p,e())),Un=(e,t,...n)=>Rn(()=>p.sniff_html(...Rt(e),t,...n)),Fr=(e,t,n)=>Rn(
()=>p.sniff_xml(...Rt(e),t,n));function Br(e,t){let n=Rn(()=>p.find_declared_label(...Rt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var _r=(e,t)=>Le("sniffing",()=>p.default_for(...Rt(e),t)),Nr=()=>ut("detection",-1);function Cr(e,t){
try{p.feed_detector(...Rt(e),+t)}catch(n){throw v(n)}}var Lr=(e,t,n,o)=>Nn(()=>{let r=f=>f?Rt(f):[0,0],i=p.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=p.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function $n(e,t,n,o,r){Gt(e,t),T.isBusy=!0;let i=p.decode_block(t,n,+o,+r);return T.isBusy=!1,r&&i>=0&&(T.newCodec=
ce),ke(i)}function Rr(e,t){let n=m(e);Gt(e,n),T.isBusy=!0;let o=p.decode_block(n,0,2,+t);return T.isBusy=!1,ke(o)}var lt={
encoding:-1,at:0,most:0,owner:void 0};function Ue(e,t,n){if(lt.encoding!==e||lt.owner!==p||T.isBusy){try{ut("decoding",e),
lt.owner=p,lt.at=V.readBytes?p.byte_table(e):0,lt.most=!vo(e)&&V.mostByTable||1/0,lt.encoding=e}catch(r){throw v(r)}T.isBusy=
!1}if(lt.at===0||n>lt.most)return;if(n<=65536)return Gt(t,n),Er(n);if(V.most>ie)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);Gt(g(t,r,r+i),i),o=Ut(o,Er(i))}return o}function Dn(e,t,n,o){return Le("decoding",()=>{let r=Math.
min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Gt(r===t?e:g(e,i,i+r),r),!p.is_free_of(r,n,o))return!1;
return!0})}function kn(e,t){let n=-1,o,r;function i(s){try{return ut(e,s),n=s,r=p,o=t(s),T.isBusy=!1,o}catch(c){throw v(
c)}}return s=>s===n&&r===p&&!T.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Pn=kn("encoding",e=>{let t=p.unit_table(e)>>>0;if(t===
0)return;let{buffer:n}=p.memory;return z(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Ur=kn("encoding",e=>{
let t=p.unit_table(e)>>>0,n=new Uint8Array(65536);return Z(n,new Uint8Array(p.memory.buffer,t,16384)),n}),$e=kn("decodin\
g",e=>{let t=z(e),n=(!t?p.pair_table(e):p.byte_table(e))>>>0;return n>0?new Uint16Array(p.memory.buffer,n,t?256:65536):void 0}),
Er=e=>V.readBytes(L.input,e,lt.at);function Ut(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long f\
or a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var $r=e=>e+65536+3<=ie,Dr=e=>e>
ie&&e<268435456?V.collect?.(e+3):void 0,kr=()=>L.units,Pr=()=>jt()[L.units]|jt()[L.units+1]<<8,Wr=(e,t)=>V.read(L.units+
2*e,t-e),De=(e,t,n)=>V.write(e.slice(t,n),L.units);function Hr(e,t){if(!T.isBusy&&!V.writeBytes)return;ut("encoding",t);
let n=V.writeBytes?.(e,L.output,p.unit_table(t));return T.isBusy=!1,n===e.length?Kt(n):void 0}function Wn(e,t,n,o){T.isBusy=
!0;let r=p.encode_block(e,t,n,+o);return T.isBusy=!1,o&&r>=0&&B.finished()&&(T.newCodec=ce),ke(r)}var S={none:0,source:1,
result:2};function vr(e,t,n,o){let r=m(e);Gt(e,r),T.isBusy=!0;let i=p.transcode_block(r,+t,n,o);return T.isBusy=!1,ke(i)}
function Gt(e,t){let n=wr();if(t>8)try{Z(n,e)}catch{Z(n,g(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function ke(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Kt=e=>Be(jt(),
L.output,e),Hn=e=>jt().subarray(L.output,L.output+e),B={finished:()=>p.finished()!==0,read:()=>p.read(),written:()=>p.written(),
codePoint:()=>p.code_point(),start:()=>p.start(),length:()=>p.length()},gt={malformed:()=>p.replaced(),firstMalformed:()=>p.
first_replaced(),unmappable:()=>p.unmapped(),firstUnmappable:()=>p.first_unmapped(),codePoint:()=>p.unmapped_code_point()};var $c=new Uint8Array(256);var Gr=E(()=>Ie?96:K()?1024:128),jn=E(()=>K()||H()?4096:128),Dc=E(()=>new Uint8Array(2*jn()));function Yr(e,t){let{length:n}=e,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Kr(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return or(o,0)?void 0:o}function Vr(e,t){
let{length:n}=e,o=2*n<=256?$c:Dc(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Be(o,0,r)}var qr=new Uint8Array(128),fe=kc(qr);function kc(e){return new Uint16Array(e.buffer)}var zr=E(()=>Kn()?0:18),Pc=E(()=>et()>=
22&&!wt()&&!H()?12:18),Wc=E(()=>K()||et()<22?18:8),Hc=E(()=>wt()||!(et()>=22)?64:32),vc=E(()=>K()||H()?64:32),Jr=(e,t)=>(e[0]&
e[t>>1])>=128;function Xr(e,t,n){return n?t<=Wc():t<=18||t<=vc()&&(Jr(e,t)||Vn())}var Gn=(e,t)=>t<=Pc()||t<=64&&Jr(e,t)&&
t<=Hc(),Y={length:0,bytes:[0,0]};function ae(e,t,n){if(e[0]<128&&Kn())return qn(e,t)?Mt.call(e,0,t):void 0;let o=0;for(let r=0;r<
t;){let i=e[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&r===t){vn(
i,0,1);break}let f=e[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)
return;if(c){vn(i,f^128,2);break}let a=e[r++]^128;if(s|=a,a>=64||s===65279)return}}fe[o++]=s}return Zr(o)}function Yn(e,t,n,o){
let r,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(r??=$e(o),!r)return;if(f=r[c],f===0){if(s<t)f=r[c|e[s++]<<8];else if(!n&&
o!==32){vn(c,0,1);break}}if(f===0||f===65533)return}fe[i++]=f}return Zr(i)}function Pe(e,t,n){return Y.length=0,ae(g(e,t,
n),n-t,!1)===""}function vn(e,t,n){Y.length=n,Y.bytes[0]=e,Y.bytes[1]=t}function Zr(e){if(e<3||e<=18&&!Kn())return Ht(fe,
0,e);if(Vn())return It.call(qr,0,2*e);if(!(e>36))return Ht(fe,0,18)+Ht(fe,18,e-18)}var Kn=E(()=>H()&&Vn()),Vn=E(()=>dt(jc)===
!0);function jc(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(It)==="\
a\uFEFF\uD83D"&&t(Mt)==="a\0\xFF\xFE=\xD8"}function qn(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function de(e,t){
for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Jn=["fatal","html","replacement"];function Yc(e,t){let{length:n}=e,o=z(t);if(n>64&&n>(o?Gr():jn()))return;if(o)return Yr(
e,Pn(t));if(!!0)return;let r=Pn(t);return r&&Vr(e,r)}var Kc=E(H);function ei(e,t){return Kc()?Kr(e,Ur(t)):Hr(e,t)}var Et=class e{encoding;unmappable;#t;#e=null;#n=0;#o=N;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#t=o}get name(){return x[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:Jn.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=Yc(t,this.encoding);
if(n)return n;try{let o=z(this.encoding)&&ei(t,this.encoding);if(o)return o;Re(this.encoding,null),De(t,0,t.length);let r=Wn(
0,t.length,this.#r,!0);return r===-2||!B.finished()?void 0:(this.#n=0,Kt(r))}catch(o){throw v(o)}}#s(t,n){let o=new D;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new tt(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=N,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new zn(c,o):void 0,h=u?w=>u.add(w):o,l=0;try{if(z(this.encoding)&&!s)for(;l+65536<t.length;l+=65536){let w=ei(t.slice(l,
l+65536),this.encoding);if(!w)break;o(w)}for(Re(this.encoding,s);l===0||l<t.length;l+=d){let w=Math.min(l+d,t.length);De(
t,l,w);let A=w===t.length;for(let F=0,Ee=!1;!Ee;){let kt=Wn(F,w-l,a,n&&A);h(Kt(kt===-2?B.written():kt));let wn=i+l+F+B.start();
if(F+=B.read(),Ee=kt!==-2&&B.finished(),kt!==-2)continue;let ft=B.codePoint();if(f){let Pt=G(),Wt=()=>this.locate(wn),ne=f(
ft,Wt),Ys=this.#c(Pt,ne,h,ft,Wt);Re(this.encoding,Ys),De(t,l,w)}else r(ft,wn)}}}catch(w){throw v(w)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=G(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new tt(r,i(),this.name);if(typeof n!=
"string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#e=t,s.encodeOrFail(n,!1,o,c=>{throw new tt(c,i(),this.
name)}),s.#e}},zn=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=m(t);if(n===0)return;t[0]!==27&&this.#t(
this.held);let o=t[n-3]===27?n-3:n;this.#t(nt(t,0,o)),this.held=nt(t,o,n)}},D=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){
let n={bytes:t,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=m(t)}forEach(t){for(let n=this.#t;n;n=n.next)
t(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let t=Vc(this.#n),n=0;return this.forEach(o=>{Z(
t,o,n),n+=m(o)}),t}};function Vc(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function ni(e,t){let n=X(e,t);if(n===37||
n===38){let{name:o}=x[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UT\
F-8.`)}return oi(n,e,t)}function oi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cann\
ot be written; use UTF-8.`);return e}var We=class{#t;#e;#n=new D;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new D;let n=At(t)?.bytes.length??0,o=this.#r(g(t,n,Math.min(m(t),n+4096*this.#e)));if(!Xn(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=Br(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...g(o,f,f+a));
J(d)!==this.#t&&(r.push(g(t,i,n+f*this.#e),this.#i(x[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,g(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(m(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function Xn(e){let t=0;for(;t<m(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Vt=e=>e==null?void 0:rt(e);function ve(e,t){if(e===void 0)return;let n=Math.trunc(Number(e));if(!(n>=0))throw new TypeError(
`${t}: The provided value '${e}' is not a number of bytes.`);return n}function qc(e,t){if(e!=null){if(typeof e!="object"||
!(Symbol.iterator in e))throw new TypeError(`${t}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(e,n=>X(rt(n),t))}}var je={allowUTF8:e=>e===void 0||!!e,candidates:qc,locale:Vt,maxBytes:ve,tld:Vt},Zn=["text","ASCI\
I","empty","binary","unknown"];function ue(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=m(e),f=Math.
min(c,i);Nr();for(let l=0;l<f;l+=65536){let w=Math.min(l+65536,f);Cr(g(e,l,w),t&&w===c)}let a=Lr(o,r&&He(r),s&&He(s),n),
{0:d,1:u,2:h}=a;return{encoding:u<0?void 0:u,score:h,kind:Zn[d],isASCII:Zn[d]==="ASCII"||Zn[d]==="empty",candidates:Array.
from({length:(a.length-3)/2},(l,w)=>({encoding:x[a[3+2*w]].name,score:a[4+2*w]}))}}function He(e=""){return Uint8Array.from(
e,t=>Math.min(t.charCodeAt(0),255))}function Qn(e,t=void 0){let n="Failed to execute 'detectEncoding'",o=Q(e,n),r=ot(t,je,
n),i=ue(Nt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:x[i.encoding].name}}var Xc=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Zc=[33,36,37,
38],qt=(e,t)=>{let n=Vt(e);return n===void 0?-1:X(n,t)},ii=(e,t)=>Math.min(ve(e,t)??1024,1048576),si=e=>J(Vt(e)??"")??-1;
function Qc(e,t){if(e)return ot(e===!0?void 0:e,je,t)}var tf={defaultEncoding:qt,detect:Qc,likelyEncoding:qt,locale:Vt,maxPrescanBytes:ii,
parentEncoding:qt,transportLayerEncodingLabel:si,userOverride:qt};function ef(e,t){let n=ot(e,tf,t),{locale:o,maxPrescanBytes:r,
transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,parentEncoding:f,likelyEncoding:a}=n,
d=Math.min(m(s),r),u=Un(s,d,c,i,f,a);return u===-1?void 0:le(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??
o},decide:s=>ci(s)??nf(o,n.defaultEncoding)}}function ci(e){if(!(e?.encoding===void 0||e.isASCII))return{encoding:e.encoding,
confidence:"tentative",source:"detection",score:e.score}}function nf(e,t){return le(_r(He(e),t===-1?21:t))}var of={defaultEncoding:qt,
maxPrescanBytes:ii,transportLayerEncodingLabel:si};function rf(e,t){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=ot(
e,of,t),i=s=>{let c=Math.min(m(s),o),f=le(Fr(s,c,r));return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.
max(3,o),declared:i,decide:()=>i(N)}}function sf(e,t){let n={...je,defaultEncoding:qt},{defaultEncoding:o,...r}=ot(e,n,t);
return{prescanned:3,declared(i){let s=At(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},
options:r,decide(i){let s=o===-1?i?.encoding??21:o;return ci(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}
var cf={detect:sf,html:ef,xml:rf},to=["detect","html","xml"],ff={prefixBytes:ve,sniff:An(to)};function Dt(e,t){let{prefixBytes:n,
sniff:o}=ot(e,ff,t),r=cf[o](e,t),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,
detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??1/0,get passesASCII(){return!Zc.includes(i(void 0).encoding)},options:s},
decide:i,sniff:c=>af(r,c),takesWhole:n===void 0}}function af({prescanned:e,declared:t,options:n,decide:o},r){return t(xt(
r,e))??o(n&&ue(r,!0,n))}function fi(e){let t=xt(e,1024),n=Un(t,m(t),-1,-1,-1,-1);return n===-1||le(n).source==="BOM"?void 0:
le(n)}function le(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Xc[e>>8&255],score:null}}var Ge=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Et(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=m(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(t,i,s?r:i+4096),
s?n:S.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=lf(r,t),s[d-i]);let c=new D,f;try{this.#t.
transcode(t,n===S.result?S.source:n,d=>c.add(d))}catch(d){f=d}let a=uf(c.concatenate());try{this.#e.encodeOrFail(a,n===S.
result,o),this.#n=n===S.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function uf(e){let t=new Uint16Array(
m(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}function lf(e,t){let n=m(
t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=pf(e);for(let c=0;c<n;c++){let f=0;try{o.transcode(g(t,c,c+1),S.none,d=>{f+=
m(d)/2})}catch(d){if(d instanceof W)break;throw d}let a=f===0&&c-(s-e.position)===2&&t[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:e.position+c;(f>0||a)&&(s=e.position+c+1)}return r[i]=s,r}function pf(e){try{e.copy(!0).transcode(N,S.source,()=>{})}catch(t){
if(t instanceof W)return t.offset;throw t}return e.position}var pi="(B",hi="(J",mi=[pi,hi,"(I","$@","$B"],Ye=class{#t=!0;#e=!0;read(t,n){let o=m(t),r=this.#t?gf(t):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=Ef(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=li(t,i);if(s=mi.includes(a),!s&&!n&&Sf(a))break;
this.#e=s}else s=f>=128||i<r&&yf(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(t,n){let o=m(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=li(
t,r);this.#e&&=i===pi||i===hi}return o}};function gf(e){let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(e))return 1/0;
if(t&&=ui(e[o],e[o+1]),n&&=ui(e[o+1],e[o]),!t&&!n)return o+2}return 32}function Ef(e,t){let n=m(e),{start:o,words:r}=nr(
e,t),i=di(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return di(e,o+4*s,n)}function di(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var ui=(e,t)=>e===
48||e>=78||e===32&&t>=16&&t<=94||e===33&&t===34,yf=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function li(e,t){let n="";for(let o=t+1;o<Math.min(t+3,m(e));o++)n+=String.fromCharCode(
e[o]);return n}var Sf=e=>e.length<2&&mi.some(t=>t.startsWith(e));var yt=class{decision=null;sample=N;detected;#t;#e=!0;#n=!1;#o=new Ye;#r=new D;#i;#s=0;#c=N;#f=N;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new D;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+m(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new D;
let i=xt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#a(r,n,o)}#a(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,t);for(let s=t;;){let{plain:c,evidence:f}=r.passesASCII?
this.#o.read(s,n):{plain:0,evidence:0};s=this.#p(s,c,o);let a=m(s);if(f===-1)return n?this.#u(i(this.#d(s,!0)),o,s):this.#l(
s,a+1,o);let d=xi(s,f-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(a<u&&!n)return this.#l(s,u,o);let h=xt(
s,Math.max(0,u)),l=this.#d(h,a<u);if(!r.passesASCII||!bf(l,h)||u<=d)return this.#u(i(l),o,s);s=this.#p(s,this.#o.skip(h,
f-c),o)}}#d(t,n){this.sample=Bt(Bt(this.#c,this.#f),t);let o=this.#t.detection.options;return this.detected=ue(this.sample,
n,{...o,maxBytes:void 0}),this.detected}#l(t,n,o){let r=m(t);return r>0&&this.#r.add(nt(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){
let r=xt(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=Bt(this.#c,xt(r,i))),this.#f=
wi(Bt(this.#f,wi(g(r,i)))),g(t,n)}#u(t,n,o){return this.decision=t,{passed:n,rest:o}}},wi=e=>g(e,Math.max(0,m(e)-64));function xi(e,t,n){
let o=Math.min(m(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;return t}function bf(e,t){return e.isASCII||e.encoding===
void 0&&!(t[xi(t,0,1/0)]>=128)}var gi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Ei=`!
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
?`;var If=E(()=>{let e=Ei.split(`
`),t=0;return new Map(gi.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
yi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Ve(e){let t=new Et(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof tt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Si(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Si(e,t,n){if(yi(e))return"";if(n===0)return null;let o=Mf(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Si(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Mf(e){
let t=[...If().get(e)??[],...Ff(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Ff(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=h=>s>>o.length-1-h&1,f=o.filter((h,l)=>c(
l)),a=o.filter((h,l)=>!c(l)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===t&&r.push(u),a.every(
yi)&&i.push(d)}return[...r,...i]}var Ti=["fatal","html","replacement","ignore","translit"];function Oi(e,t,n){return typeof e=="function"?(o,r)=>Bf(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?Ve(t):void 0}function Bf(e,t){
if(typeof e=="string")return e;if(e==null)return null;let n=Nt(Q(e,t));return nt(n,0,m(n))}function St(e,t,n,o){return typeof e=="number"?bi(e,t,n,o):new oo(e,bi(0,t,n,o))}function bi(e,t,n,o){let{unmappable:r,losses:i}=n,
s=Oi(r,t,o);if(!s||at(t))return new qe(e,t,n);let c=_f(e,n);return new Ge(c,t,r,i?.counting(s)??s)}function _f(e,t){return new qe(
e,38,{...t,bom:!1,unmappable:"fatal"})}var qe=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(Ln(t,this.to,this.#n.ignoreBOM,
this.#t),Mr(t,n),this.#t=G())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Kt,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Oe(this.to)??[]));
let d=Math.max(0,Jn.indexOf(c)),u=m(t);try{Ln(this.from,this.to,i,this.#t);for(let h=0;;){let l=u-h<=65536,w=l&&h===0?t:
g(t,h,l?u:h+65536),A=vr(w,r,d,l?n:S.none);a?.addBlock(this.#e+h);let F=A<0?B.written():A;if(F>0&&o(f(F)),A<0&&this.#o(A,
h),h+=B.read(),l&&B.finished())break}}catch(h){throw v(h)}this.#t=n===S.result?null:G(),this.#e=n===S.none?this.#e+u:0}#o(t,n){
let o=this.#e+n+B.start();throw this.#t=G(),this.#e=0,t===-1?new W(x[this.from].name,o,B.length()):new tt(B.codePoint(),
o,x[this.to].name)}},oo=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(t,n,o):this.#s(r,t,n,o),n===S.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new yt(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==S.none);
i.length>0&&(this.#r.transcode(i.concatenate(),S.none,r),this.#o=!0),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(
t.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var os=require("node:buffer"),q=require("node:fs"),j=require("node:path");var ro=E(()=>dt(Uf)),me=E(()=>dt($f)),Rf=E(()=>dt(Wf));function Ai(e,t,n){if(e!==0&&e!==38||n<24||_t(t,n)||e===0&&Fi(t,n))return;let o=e===0?me():Rf();return o?.takes?.(t,n)===
!1?void 0:o}function Ii(e,t,n,o){if(Y.length=0,t>256&&(o||_t(e,t)||Fi(e,t)))return;let r=me();if(!r||r.takesQuickly?.(e,
t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!Pe(e,i,t))))try{let s=r.decodeQuickly(i<t?g(e,0,
i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}var Mi=(e,t)=>me()?.decodeShort(e,t);function Fi(e,t){if(t<
8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function Uf(){let{isAscii:e}=Xo("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function $f(){let e=et()<22,t=e?ro():void 0;if(e&&!t)return;let n=Ft("utf-8"),o=Df(n),r=Jo()?Pf:void 0,i=e?kf:r,
s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.
of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,d=Uint8Array.of(97,127),u=o(f,f.length)===a&&
n(f)===a&&o(d,2)==="a\x7F",h=Mt;if(!(!u||t&&h.call(d,0,2)!=="a\x7F"))return{decode(l,w,A){try{if(t)return h.call(l,0,w);
let F=n(l);return A&&F.includes("\uFFFD")?void 0:F}catch{return}},decodeQuickly:o,decodeShort(l,w){if(!(i&&!i(l,w)))try{
return o(l,w)}catch{return}},takesQuickly:i,takes:t?(l,w)=>de(l,w)&&t(l):r,completeLength(l,w){for(let A=1;A<=3&&A<=w;A++){
let F=l[w-A];if(F<128)break;if(F>=192)return(F>=240?4:F>=224?3:2)>A?w-A:w}return w}}}function Df(e){let t=qo;if(!t||H()||
!(et()>=22))return e;let n=wt()?64:1/0;return(o,r)=>r<=n?t.call(o,0,r):e(o)}var kf=(e,t)=>t<=64||t<=256&&de(e,t);function Pf(e,t){
if(t<128)return!1;let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)n+=1;else{if(t<768)return!1;if(r===225)
n-=3;else if(r>=206&&r<240)return!1}}return n>=0}function Wf(){return K()?vf():Hf()}function Hf(){let e=It,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".
toWellFormed()!=="a\uFFFD"))return Bi(0,et()<22?512:1/0,(o,r,i)=>{let s=e.call(o,0,r);return s.isWellFormed()?s:i?void 0:
s.toWellFormed()})}function vf(){let e=Ft("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")
return Bi(2048,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var Bi=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=
t,decode(o,r,i){try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});var Ci=E(H);function Li(e,t,n){if(n>64)return de(t,n)?Gf(e,t,n):void 0;if(n<=zr()||(t[n>>1]|t[n-1])>=128||!qn(t,n))return;
let o=ao();return o?o.call(t,0,n):Ue(e,t,n)}function Gf(e,t,n){let o=ao(),r=z(e);if(!(n<512&&(r||!o))&&!(r&&!o&&ki(e))&&
!_t(t,n))try{return ro()?.(t)??Dn(t,n,128,128)?o?o.call(t,0,n):me()?.decodeQuickly(t,n):void 0}catch{return}}var io=[],so=[];
function Ri(e,t,n){if(!(n<=32||n>=512))return so[e]===void 0&&(so[e]=qf(e)?Di(e):null),$i(so[e],t,n)}function Ui(e,t,n){
return n<512?(Ci()?co(e,t,n):void 0)??Ue(e,t,n)??co(e,t,n)??_i(e,t,n):co(e,t,n)??(ki(e)?_i(e,t,n):void 0)??Ue(e,t,n)}function co(e,t,n){
let o=ao();if(!(!o||e!==21||_t(t,n)||!Kf(t,n)))try{return o.call(t,0,n)}catch{return}}var _i=(e,t,n)=>$i(Di(e),t,n);function $i(e,t,n){
try{return e&&!_t(t,n)?e(t):void 0}catch{return}}function Di(e){return io[e]===void 0&&(io[e]=dt(()=>zf(e))??null),io[e]}
var ao=E(()=>dt(Yf));function Yf(){let e=Mt,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(
...t)?e:void 0}function Kf(e,t){if(t>64)return Dn(e,t,128,224);for(let n=0;n<t;n++)if((e[n]&224)===128)return!1;return!0}
var ki=e=>e===21?Vf():Pi(),Pi=E(K),Vf=E(()=>K()||H()||!(et()>0)),qf=e=>Pi()||e===21&&Ci();function zf(e){let t=$e(e),n=Ft(
x[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.
subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var zt=new Uint8Array(18),Xf=[0,0],R=class{encoding;fatal;ignoreBOM;#t=null;#e=Xf;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return x[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=On(t);if(!this.#t&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||
this.#p(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n){let o=On(t);if(this.reset(),o<=256&&this.encoding===0&&!this.fatal&&
!Gn(t,o)){let r=Mi(t,o);if(r!==void 0)return this.#f(r)}else{let r=this.#c(t,o,!0);if(r!==void 0)return r}return this.#s(
t,o,!0,n)}#s(t,n,o,r){if(this.#n>0){let d=this.#a(t,n,o)??this.#d(t,n,o,r);if(d!==void 0)return d;this.#u()}let i=this.#t,
s=this.#o,c=this.#r,f="";try{f=this.#m(t,n,o)??this.#h(t,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,v(d)}let a=this.#i;
if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(Y.
length=0,n===0)return"";if(r===0){let c=Gn(t,n)?ae(t,n,o):void 0;if(c!==void 0)return c;let f=Ii(t,n,o,this.fatal);return f===
void 0?void 0:this.#f(f)}if(!Ho(r))return;let i=z(r),s=(i?Ri(r,t,n):void 0)??(t[0]<128?Li(r,t,n):void 0)??(Xr(t,n,i)?Yn(
t,n,o,r):void 0)??(i?Ui(r,t,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#f(t){return!this.#o&&
!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#a(t,n,o){let r=this.#n+n;if(n===0||r>18)return;Y.length=0,this.#l(
t,r);let i=this.encoding===0?ae(zt,r,o):Yn(zt,r,o,this.encoding);return i!==void 0&&!o&&this.#p(n),i}#d(t,n,o,r){if(this.
encoding!==0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#l(t,a);let d=ae(zt,
a,!0);if(d===void 0)return;let u=a-f;this.#n=0,this.#r+=u;try{return Ut(d,this.decode(g(t,u),o,r))}catch(h){throw h instanceof
W||h instanceof TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=f),h}}#l(t,n){zt[0]=this.#e[0],zt[1]=this.#e[1];
for(let o=this.#n;o<n;o++)zt[o]=t[o-this.#n]}#p(t){this.#r+=t,this.#o||=t>0,this.#n=Y.length,Y.length>0&&(this.#e=[Y.bytes[0],
Y.bytes[1]])}#u(){let t=Uint8Array.from(this.#e);try{se(this.encoding,null),$n(t,this.#n,0,this.fatal,!1),this.#t=G(),this.#n=
0}catch(n){throw v(n)}}#m(t,n,o){let r=Ai(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&
(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(
g(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:g(t,i,c),a=r.decode(f,c-i,this.fatal);if(a===void 0){if(s=Ut(s,this.#h(
f,c-i,!0)),this.#i)return s}else s=Ut(s,this.#f(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Pe(
t,c,n)?(this.#p(n-c),s):Ut(s,this.#h(g(t,c,n),n-c,o))}#h(t,n,o){se(this.encoding,this.#t);let r="",i=Dr(n),s=this.#o||this.
ignoreBOM||!at(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?t:g(t,f,f+d),
h=$n(u,d,c,this.fatal,o&&a);if(h<0)return this.#t=G(),this.#i=new W(this.name,this.#r+f+B.start(),B.length()),r;if(c+=h,
c>0&&(a||!$r(c))){let l=!s&&Pr()===65279?1:0;i?i.add(kr()+2*l,c-l):r=Ut(r,Wr(l,c)),s=!0,c=0}if(a)break}return this.#o=s,
this.#t=o?null:br(),this.#r+=n,i?i.toText():r}};function Hi(e,t){let n=X(e,t);if(n===36)throw new RangeError(`${t}: The \
encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Jt={failure:1,usage:2};var uo=require("node:buffer");function lo(e){if((0,uo.isUtf8)(e))return vi(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,uo.isUtf8)(r));t+=o?vi(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var vi=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function M(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var U=require("node:fs");var Yi=require("node:util");var Ki={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},we={
...Ki,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},xe={...Ki,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function pt(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,Yi.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function it(e,t){
return ge(e,t instanceof Error?t.message:String(t)),Jt.failure}function ge(e,t){Xt(`encoding-wasm: ${e}: ${t}
`)}var Gi=!1;function Xt(e){Gi||process.stderr.on("error",()=>{}),Gi=!0,process.stderr.write(e)}var st=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Vi;async function ho(e,t){let n=async i=>{try{return await i()}catch(s){throw pt(s,we)}},{next:o,close:r}=await n(()=>e===
"-"?Zf(t):Qf(M(e),t));return{next:()=>n(o),close:r}}async function*Je(e){let t=await ho(e);try{for(let n=await t.next();n;n=
await t.next())yield n}finally{await t.close()}}function Zf(e){let t=Zi((0,U.fstatSync)(0,{bigint:!0}),e);return t.isFile()?
zi(0,t,()=>{}):ta()}function Qf(e,t){let n=Zi((0,U.statSync)(e,{bigint:!0}),t);if(!n.isFile())return ea(e);let o=(0,U.openSync)(
e,"r");return zi(o,n,()=>(0,U.closeSync)(o))}function zi(e,{size:t},n){Vi??=new Uint8Array(262144);let o=Vi,r=0;return{async next(){
let i=(0,U.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,U.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function ta(){
let e=Ji(0,()=>{}),t=process.platform==="win32"?qi():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=qi()}return t.next()},close:()=>t?.close()}}function qi(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function ea(e){let t=await Xi(
n=>(0,U.open)(e,n));return Ji(t,()=>(0,U.closeSync)(t))}function Ji(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Xi(i=>(0,U.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Xi=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Zi(e,t){if(e.isDirectory())throw new Error(we.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var y=require("node:fs"),ct=require("node:path");function wo(e){if(e===void 0)return na();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,y.lstatSync)(
M(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,y.statSync)(M(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith(
"/")||e.endsWith(ct.sep))throw new Error(xe.EISDIR);return o&&!o.isFile()?xo((0,y.createWriteStream)(M(e)),!0):(o&&(0,y.accessSync)(
M(e),y.constants.W_OK),ia(n?mo(e):e,o))}var Qi;function na(){return Qi??=oa(),Qi}function oa(){let e=(0,y.fstatSync)(1,{
bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?xo(process.stdout,!1):ra(t)}function ra(e){let t,
n=()=>{t??=xo(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray(
(0,y.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function xo(e,t){e.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),t&&await o(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function mo(e){if(!(0,y.lstatSync)(M(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=lo((0,y.readlinkSync)(
M(e),"buffer"));return(0,ct.isAbsolute)(t)?mo(t):mo(`${lo(y.realpathSync.native(M((0,ct.dirname)(e)),"buffer"))}${ct.sep}${t}`)}
var ts=0;function ia(e,t){ts+=1;let n=[process.pid,ts,Math.random().toString(36).slice(2)].join("-"),o=M((0,ct.join)((0,ct.dirname)(
e),`.encoding-wasm-${n}.tmp`)),r=(0,y.openSync)(o,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,y.closeSync)(r))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,y.writeSync)(r,f))},wait(){},finish(){s(),t&&(sa(o,t),(0,y.chmodSync)(o,t.mode)),
(0,y.renameSync)(o,M(e))},discard(){try{s()}finally{(0,y.rmSync)(o,{force:!0})}}}}function sa(e,{uid:t,gid:n}){try{(0,y.chownSync)(
e,t,n)}catch{}}async function Xe(e){try{let t=wo();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return go(
void 0,t)}}function go(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":_(e);return it(`cannot write ${o}`,pt(t,xe))}async function rs(e,t,n){let o=[],r=new Set,i=0,s=0,c=0,f=async(a,d)=>{c=await Xe(`${_(a)}: ${d}
`)||c};for(let a of e.files)try{t.skipUTF8&&await ua(a)?(s+=1,t.dryRun&&await f(a,"would be left alone: it is UTF-8")):await ca(
a,e,t,r,{run:n,say:f})?i+=1:o.push(a)}catch(d){it(_(a),d),o.push(a)}if(!e.quiet){let a=t.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"";Xt(`encoding-wasm: ${st(
i,"file")} ${a}${d}${u}
`)}return o.length>0?Jt.failure:c}async function ca(e,t,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let f=o===void 0?
e:(0,j.join)(o,da(e));if(o!==void 0){let d=(0,j.resolve)(f);if(d===(0,j.resolve)(e))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${_(f)} is the place of another file; con\
vert it by itself`);i.add(d)}let a=x[t.to].name;if(r){let d="";if(await s({files:[e],output:f,isDry:!0,onDecision:w=>{d=
x[w].name}})!==0)return!1;let h=f===e?"":`, to ${_(f)}`,l=n?`, and kept as ${_(e+n)}`:"";return await c(e,`would be conv\
erted from ${d} to ${a}${h}${l}`),!0}try{return o!==void 0&&aa((0,j.dirname)(f)),n?await fa(e,n,()=>s({files:[e],output:f})):
await s({files:[e],output:f})===0}catch(d){throw pt(d,xe)}}async function fa(e,t,n){let o=M(`${e}${t}.tmp`);try{(0,q.accessSync)(
M(e),q.constants.R_OK)}catch(i){throw pt(i,we)}(0,q.copyFileSync)(M(e),o);let r=await n()===0;return r?(0,q.renameSync)(
o,M(`${e}${t}`)):(0,q.rmSync)(o,{force:!0}),r}var ns=new Set;function aa(e){ns.has(e)||(0,q.mkdirSync)(M(e),{recursive:!0}),
ns.add(e)}function da(e){let t=(0,j.isAbsolute)(e)?(0,j.basename)(e):(0,j.relative)(".",e);return t.startsWith("..")?(0,j.basename)(
e):t}async function ua(e){let t=new R(0,!0,!0),n=!0,o=!1;try{for await(let r of Je(e)){if(t.decode(r,!1),r.includes(0))return!1;
n&&=(0,os.isAscii)(r),o||=r.includes(27)}return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof W)return!1;
throw r}}var Ze=class{#t;#e=new D;constructor(t=Dt({},"Examination")){this.#t=new yt(t)}add(t,n){let o=Math.min(m(t),1024-this.#e.
length);o>0&&this.#e.add(nt(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return Xn(t)?fi(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=ss(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>ss(n.encoding,o)||n.score>=.9)&&is(t.encoding,
o)!==is(n.encoding,o)?i:void 0}},is=(e,t)=>new R(e,!1,!0).decode(t,!1);function ss(e,t){let n=0,o=null;for(let r=0;r<m(t);r+=
65536){let i=g(t,r,Math.min(r+65536,m(t)));se(e,o),Rr(i,!1),n+=gt.malformed(),o=G()}return n}async function cs({files:e,sniffing:t,json:n,quiet:o}){let r=Dt(t,"--detect"),i=Dt({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new Ze(i),d=t.sniff==="detect"?a:new yt(r),{encoding:u,...h}=await ha(f,d,a),l=a.doubt&&ma(
a.doubt),w=a.detected?.kind??(h.source==="default"?"empty":"text");c.push({file:f,encoding:x[u].name,...h,kind:w,doubt:l??
null}),l&&!o&&ge(_(f),wa(l))}catch(a){s=it(_(f),a)}return await Xe(n?`${JSON.stringify(c,null,2)}
`:xa(c))||s}async function ha(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Je(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function ma({
declared:e,detected:t,...n}){let o=t===void 0?null:x[t].name;return{declared:x[e].name,detected:o,...n}}function wa({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${st(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function xa(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var fs={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Zt=class{#t={...fs};get malformed(){return this.#t.
malformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.firstMalformed=t+gt.firstMalformed()),n.malformed+=gt.malformed(),
n.unmappable===0&&(n.firstUnmappable=t+gt.firstUnmappable(),n.codePoint=gt.codePoint()),n.unmappable+=gt.unmappable()}counting(t){
return(n,o)=>{let r=this.#t,i=t(n,o);return i===null||n===65533||(r.unmappable===0&&(r.firstUnmappable=o(),r.codePoint=n),
r.unmappable+=1),i}}take(){let t=this.#t;return this.#t={...fs},t}};var Qe=class{#t;#e;#n;constructor(t,n,{ignoreBOM:o,bom:r,unmappable:i,losses:s=new Zt}){let c={fatal:!1,bom:!1,losses:s};
this.#n=s,this.#t=St(t,38,{...c,ignoreBOM:o,unmappable:"fatal"},""),this.#e=St(38,n,{...c,ignoreBOM:at(n),bom:r,unmappable:i},
"")}get decision(){return this.#t.decision}transcode(t,n,o){let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(
c));let s=this.#n.malformed>i;for(let c of r)this.#e.transcode(s?Ea(c):c,S.none,o);n===S.result&&this.#e.transcode(new Uint8Array,
n,o)}};function Ea(e){let t=new Uint8Array(e.length),n=0;for(let o=0;o<e.length;o+=2)e[o]===253&&e[o+1]===255||(t[n++]=e[o],
t[n++]=e[o+1]);return t.subarray(0,n)}var as=require("node:fs"),ds=require("node:path");function us(){let e=(0,ds.join)(__dirname,"encoding.wasm");try{return ur((0,as.readFileSync)(e)),!0}catch(t){let{message:n}=pt(
t,{});return it(`its part ${_(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var tn=class{fatal;ignoreBOM;#t;#e;#n=N;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&m(this.#n)===0?t:Bt(this.#n,t);if(!n&&Go(r))return this.#n=
r,"";let i=At(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new R(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?g(r,s):r,n,o)}};function ls(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function ps(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function en(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Q(e,o),i=X(rt(t),o),s=Ct(n,"fatal",o),c=Ct(n,"ign\
oreBOM",o);return new tn(i,s,c).decode(re(r),!0,o)}function Eo(e){return ya(re(Q(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function ya(e){return new R(0,!1,!0).decode(e,!0)}var Ta=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Oa=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,ba=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
e=>new RegExp(`[${e}]`,"u")));function Aa(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=ba();if(n.test(e))return 4;if(!o.
test(e))return t<128?1:Ta.test(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<12544||t>=65377&&
t<=65439?1010:1e3}var yo;function nn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
en(Uint8Array.from(r),e))}var So;function bo(e){So??=new Uint16Array(65536),yo??=[nn("shift_jis",136,151,64),nn("gbk",176,
215),nn("big5",164,198,64),nn("euc-kr",176,200)];let t=yo.map(()=>0),n=0,o=1;for(let r of e){let i=Number(r.codePointAt(
0)),s=So[i]||Aa(r,i);So[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of yo.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:Oa.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var sn="Failed to execute 'decode' on 'TextDecoder'",Ao=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=Ia(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&ps(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=N,n=void 0){let o=this.#t;if(n===void 0&&!this.#e&&
ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,sn);let r=Q(t,sn),i=Ct(n,"stream",sn);return this.#e||
o.reset(),this.#e=i,o.decode(re(r),!i,sn)}},ws=ls(Ao,"TextDecoder");function Ia(e,t,n){let o=rt(e),r=Ct(t,"fatal",n),i=Ct(
t,"ignoreBOM",n);return new R(Hi(o,n),r,i)}var Ts="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Os=/^[GSBE]/,bs=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Ha=/^w|G|S|B.+5|KR/,Qt="UTF-8";function As(e,t=void 0){let n="Failed to execute 'repairMojibake'",o=ir(e,n),{maxSteps:r}=ot(
t,{maxSteps:(f=2)=>Math.min(Number(f),3)},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];let s=Math.max(0,i-40),c=o.slice(s,
s+1e3);return va(c,r).map(({steps:f,gain:a})=>({text:Ss(o,f)??o.replace(/[^\r\n]+/g,d=>Ss(d,f)??d),path:f.map(({really:d,
readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function va(e,t){let n=ys(e);if(n>25)return[];let o=bo(e)-
n,r=new Map,i=[{text:e,steps:[],bits:0,gain:0}];for(let f=0;f<t;f++){i=i.flatMap(a=>ja(a,o)).sort(Io);for(let a of i)r.has(
a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[...r.values()].sort(Io).slice(0,5);for(let f of s)
f.gain+=.6*ys(f.text);s.sort(Io);let c=7+Math.min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}
var Io=(e,t)=>t.gain-e.gain;function ja({text:e,steps:t,bits:n},o){let r=[];for(let[i,s]of Ts.entries()){let c=Os.test(s)&&
!bs.test(e)?void 0:Mo(e,s);if(!c)continue;let a=e.includes(te)||Is(c)?.includes(te)?Ga:Qn(c).candidates;for(let{encoding:d,
score:u}of a){if(u<.003)break;if(t.length>0&&d!==Qt&&t[0].really!==Qt)continue;let h=Fo(c,d,!0);if(h===void 0||h===e)continue;
let l=n+2.4*Math.log2(u)-i*.25-(d===Qt?-2:1)-(t.length>0?4:0),w=o-bo(h)+l;r.push({text:h,steps:[...t,{really:d,readAs:s}],
bits:l,gain:w})}}return r}function ys(e){if(e.includes(te))return 0;let t=bs.test(e),n=-1/0;for(let o of Ts){let i=Ha.test(
o)&&Os.test(o)===t?Mo(e,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,score:a}of Qn(i).candidates)
f===o||Fo(i,f)===e?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}
function Ss(e,t){let n=e;for(let{really:o,readAs:r}of t){let i=Mo(n,r),s=i&&Fo(i,o);if(s===void 0)return;n=s}return n}var te="\
\uFFFD",Ga=[{encoding:Qt,score:.9}];function Mo(e,t){let n=e.replaceAll(te,"\x7F").replace(/[\x80-\x9F]/g,o=>en(Uint8Array.
of(o.charCodeAt(0)),t));try{return new Et(ni(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Fo(e,t,n=!1){
if(e.includes(127))return t===Qt?Ya(e):void 0;try{return new ws(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===
Qt?Is(e):void 0}}function Is(e){let t=Eo(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return 4*n<=
o?t:void 0}function Ya(e){let t=Eo(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??
[]];return!t.includes(te)&&n.length<=o.length+1?t.replaceAll("\x7F",te):void 0}var cn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=St(t,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},""),this.#e=St(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s,losses:c},"")}get decision(){
return this.#t.decision}transcode(t,n,o){if(this.#t.transcode(t,n,c=>this.#n.push(c)),n===S.none)return;let r=Buffer.concat(
this.#n);this.#n=[];let i=new R(0,!1,!0).decode(r,!0),[s]=As(i);n===S.source&&(this.path=s?.path??[]),this.#e.transcode(
s?Buffer.from(s.text):r,n===S.result?n:S.none,o)}};var an=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var Bs=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Bo=new Set,_o=!1,Fs=Date.now();function No(e){if(Bo.add(e),!_o)for(let t of Bs)
process.on(t,_s);return _o=!0,()=>Bo.delete(e)}function _s(e){for(let t of Bo)t();for(let t of Bs)process.off(t,_s);process.
kill(process.pid,e)}function Ns(){if(!(!_o||Date.now()-Fs<50))return new Promise(e=>{setImmediate(()=>{Fs=Date.now(),e()})})}function Ls(e,t,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=e;if(r)
return s>0&&i.push(`${st(s,"invalid byte sequence")} ${Co(s)} left out, ${Lo(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${Cs(e.unmappable,n)} ${Co(e.unmappable)} left out`),i;if(s>0){let u=st(s,"invalid byte sequence"),h=`${Lo(s)}at offset\
 ${c}`;i.push(`${u} became ${qa(n,o)}, ${h}; the file is damaged, or not in ${x[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${Co(e.unmappable)} left out`:Va[typeof o=="function"?"function":o];if(e.unmappable>
0&&d){let u=`${Lo(e.unmappable)}${Ro(a)} at offset ${f}`;i.push(`${Cs(e.unmappable,n)} ${d}, ${u}; use --unmappable html\
 in HTML, or --to utf-8`)}return i}var Va={replacement:"became ?",translit:"became their best fit",function:"became thei\
r best fit, or ?"},Co=e=>e===1?"was":"were",Lo=e=>e===1?"":"the first ",Cs=(e,t)=>`${st(e,"character")} that ${x[t].name}\
 can't represent`;function Ro(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${be(e)}\
)`:be(e)}function qa(e,t){return Oe(e)||e===J("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var $s=require("node:fs");var Qa="\x1B[?25l",td="\x1B[?25h",Us="\r\x1B[K";function Ds(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let h=rd(r,d,(u-f)/1e3);Xt(`${i?"":Qa}${Us}${h.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:nd(e),canShow:ed(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},stop(){i&&
Xt(`${Us}${td}`),i=!1}}}var ed=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);function nd(e){
let t=0;for(let n of e){let o=n==="-"?void 0:od(n);if(!o?.isFile())return;t+=o.size}return t}function od(e){try{return(0,$s.statSync)(
M(e))}catch{return}}function rd(e,t,n){let o=`${dn(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${dn(e)} MB | ${o}`;let r=t>
0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${dn(e)} of ${dn(t)} MB | ${o} | ${c}${s%60} s left`}var dn=e=>(e/1e6).toFixed(
1);var un=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new R(t,!1,!0)}startFile(){this.line=1,this.column=1,this.#e=
[]}advance(t){let n=0;for(let o=t.indexOf(10);o>=0;o=t.indexOf(10,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.reset(),
this.#e=[]),this.#e.push(t.slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=1;this.#e=
[]}};var Ot=class extends Error{};async function Do(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Ds(
e.files,n,()=>{o?.keepListening?.(),n&&(r=No(i))}),c=0;try{n||(r=No(i)),o=e.isDry?sd:wo(e.output);let f=new Uo(e,t,o,s);
for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
go(e.output,f instanceof Ot?f.cause:f)||c}return r(),c}var sd={write(){},wait(){},finish(){},discard(){}},Uo=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new $o(t,n,i=>{try{o.write(i)}catch(s){throw new Ot("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof Ot)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),it(_(t),n)}}async end(){this.#o.convert(new Uint8Array,S.result),await this.#e.finish()}async#r(t){let n=await ho(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,S.none),await this.#i(),this.#n.add(r.
length),await Ns()}finally{await n.close()}this.#o.convert(new Uint8Array,S.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new Ot("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),ge(_(t),n)}},$o=class{#t;#e;#n;#o;#r=new Zt;#i;#s;#c=!1;#f=!1;#a;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&at(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="tran\
slit";this.#a=u&&!at(r)?new un(r):void 0,this.#s=f&&new an(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#f=!0,n!==S.result&&!this.#c&&(this.#i=this.#e.newFixer?.());let r=[];try{this.#o.transcode(t,n,s=>{this.#a?.
advance(s),this.#e.isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof Ot)throw s;o=s}for(let s of r)if(!this.#i)this.#d(
s);else for(let c of this.#i.add(s))this.#d(c);if(this.#c=!o&&n===S.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#d(
s);this.#i=void 0}this.#a?.settle();let i=o&&fd(o,this.#a);if(this.#c||this.#a?.startFile(),o)throw i}#d(t){this.#n(this.#s?
this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,S.source)}catch(t){if(t instanceof Ot)throw t}}takeMessages(){
let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#f)return[];this.#f=!1;let s=n?
[]:Ls(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that \
is repaired`),typeof t=="object"&&(o||!n&&Ps(r))&&s.unshift(cd(r)),s}},Ps=({score:e})=>e!==null&&e<.9;function cd(e){let{
encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Ps(e)?"; this is uncertain: check the result, or n\
ame the encoding with --from":"";return`decoded as ${x[t].name} (${r})${i}`}function fd(e,t){if(e instanceof W){let n=e.
length===1?"is":"are";return new Error(`${st(e.length,"byte")} at offset ${e.offset} ${n} invalid in ${e.encoding}; chec\
k --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof tt&&t){let{line:n,column:o}=t;return new Error(
`line ${n}, column ${o} (offset ${e.index}): ${e.encoding} can't represent ${Ro(e.codePoint)}; use --unmappable translit\
 or replacement, or html in HTML, or --to utf-8`)}return e}var ad=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],dd=E(()=>new Map(ad.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function Ws(e){
return J(e)??dd().get(Se(e))??gn(e)}var ee=class extends Error{};var Hs=["bash","zsh","fish"];var ln=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:ud,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:ld,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:Ti},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:to},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Hs}];var pn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function ud(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:vs(t)}function ld(e){let[t,...n]=e.split("//"),o=vs(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new ee(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function vs(e){let t=J(e)??Ws(e);if(t===void 0)throw new ee("No encoding has th\
is name; encoding-wasm --list shows all.");if(t===36)throw new ee("It stands for an encoding that holds no text.");return t}var ht="encoding-wasm",hn=()=>[...ln,...pn].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),c=r==="encoding"?pd():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:hd(t)}}),pd=()=>["auto",...x.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],hd=e=>e.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function js(e){return{bash:md,zsh:wd,fish:xd}[e]()}function md(){let e=hn().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),t=hn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${ht} in bash: put it into ~/.local/\
share/bash-completion/completions/${ht}
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
complete -o filenames -F _encoding_wasm ${ht}
`}function wd(){let e=hn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${ht}
# Completion for ${ht} in zsh: put it into a directory of $fpath as _${ht}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function xd(){let e=hn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${ht} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${ht} in fish: \
put it into ~/.config/fish/completions/${ht}.fish
${e.join(`
`)}
`}var mn=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Gs(e){
let t=[...ln,...pn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,a=s.split(", ").map(h=>`\\fB${mn(h)}\\fR`),d=a.pop(),u=r?`
${mn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...a,d+f].join(", ")}
${mn(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${mn(e)}" "User Commands"
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
`}async function gd(e,t){if(!us())return Jt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:h}=t,l={sniff:i,locale:s,detect:!0};if(o)return cs({...e,sniffing:l,json:r});
let w=d===void 0?void 0:Ve(e.to),A={...e,from:n==="auto"?Dt(l,"--from auto"):n,unmappable:w?ft=>w(ft)??d:e.unmappable,drop:c},
F={isLending:!c&&!f&&!a&&!Ed(A.unmappable),newTranscoder(ft,Pt){let{from:Wt,to:ne}=ft;return f?new cn(Wt,ne,Pt):c?new Qe(
Wt,ne,Pt):St(Wt,ne,F.isLending?{...Pt,take:Hn}:Pt,"")},newFixer:a&&(()=>new We(A.to))};if(u===void 0&&h===void 0)return Do(
A,F);let{skipUtf8:Ee=!1,dryRun:kt=!1}=t;return rs(A,{suffix:u,directory:h,skipUTF8:Ee,dryRun:kt},ft=>Do({...A,...ft},F))}
var Ed=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
