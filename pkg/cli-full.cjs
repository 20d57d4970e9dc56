"use strict";var mn=Object.defineProperty;var Ys=Object.getOwnPropertyDescriptor;var Ks=Object.getOwnPropertyNames;var Vs=Object.prototype.hasOwnProperty;var qs=(t,e)=>{for(var n in e)mn(t,n,{get:e[n],enumerable:!0})},zs=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Ks(e))!Vs.call(t,r)&&r!==n&&mn(t,r,{get:()=>e[r],enumerable:!(o=Ys(e,r))||o.enumerable});return t};var Js=t=>zs(mn({},"__esModule",{value:!0}),t);var gd={};qs(gd,{completionFor:()=>vs,manual:()=>js,runFully:()=>wd});module.exports=Js(gd);var oe="encoding-wasm";function Uo(){throw new Error("encoding-wasm: call instantiate() first.")}var ge=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=tc();function tc(){let t=ge.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var ec=E(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),nc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ko=t=>t<36&&t!==33,q=t=>t>0&&t<29,Po=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[t].name),oc=t=>nc.find(([e])=>t>=e)[1];function z(t){let e=ec();return e.get(t)??e.get(vo(rc(t)))}function J(t,e){
let n=z(t);if(n===void 0){let o=wn(t),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${e}: The en\
coding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=oc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${oe}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function wn(t){
let e=Ee(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>Ee(i)===n));return o<0||o===36?void 0:o}
var Ee=t=>vo(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),Wo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function At(t){if(t[0]>=239)return Wo.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Ho({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function Se(t){return Wo.find(e=>e.encoding===t)?.bytes}function at(t){return t===
0||t===37||t===38}function rc(t){let e=0,n=t.length;for(;$o(t[e]);)e+=1;for(;$o(t[n-1]);)n-=1;return t.slice(e,n)}var $o=t=>`\
	
\f\r `.includes(t);function vo(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var P=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Te=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,jo=Symbol.for("encoding-wasm.UnmappableError"),tt=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${Te(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.
codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o==
"object"&&o!==null&&jo in o}[jo](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"nam\
e",e),Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Go=(t,e)=>t?.prototype?.[e],Oe=t=>Go(globalThis.Buffer,t),It=Oe("ucs2Slice"),be=Oe("ucs2Write"),Yo=Oe("utf8Slice"),Mt=Oe(
"latin1Slice"),ic=t=>globalThis[t],Ko=ic("TextDecoder"),sc=Go(Ko,"decode");function Ft(t){let e=new Ko(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:sc}),n=>e.decode(n)}function dt(t){try{return t()}catch{return}}var Y=()=>"InternalError"in globalThis,W=()=>"Bun"in globalThis;function Vo(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var wt=()=>"Deno"in globalThis,et=()=>Number.
parseInt(globalThis.process?.versions?.node,10),qo=t=>globalThis.process?.getBuiltinModule?.(t);function Ht(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var xn=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,zo=()=>Object.getPrototypeOf(Uint8Array.prototype),Ae=t=>xn(zo(),
t),gn=t=>xn(DataView.prototype,t),Jo=t=>globalThis[t]&&xn(globalThis[t].prototype,"byteLength"),En=t=>zo()[t],ac=Ae(Symbol.
toStringTag),Ie=Ae("buffer"),yn=Ae("byteOffset"),Xo=Ae("byteLength"),dc=En("includes"),uc=En("set"),lc=En("slice"),pc=gn(
"buffer"),hc=gn("byteOffset"),mc=gn("byteLength"),Zo=Jo("ArrayBuffer"),wc=Jo("SharedArrayBuffer"),m=t=>Xo.call(t);function Qo(t){
let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:m(t)}var g=(t,e,n=m(t))=>new Uint8Array(Ie.call(
t),yn.call(t)+e,n-e);function Bt(t,e){let n=new Uint8Array(m(t)+m(e));return X(n,t),X(n,e,m(t)),n}function tr(t,e){let n=yn.
call(t),o=e+(-(n+e)&3),r=Math.max(0,m(t)-o)>>2,i=r>0?new Int32Array(Ie.call(t),n+o,r):new Int32Array;return{start:o,words:i}}
var xt=(t,e)=>g(t,0,Math.min(e,m(t))),X=(t,e,n)=>uc.call(t,e,n),er=(t,e)=>dc.call(t,e),nt=(t,e,n)=>lc.call(t,e,n);function Me(t,e,n){
if(n>24)return nt(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function _t(t,e){if(e<=64)return!1;
try{return Zo.call(Ie.call(t)),!1}catch{return!0}}function Z(t,e){if(!ArrayBuffer.isView(t)&&nr(t)===void 0)throw new TypeError(
`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Nt(t){return ArrayBuffer.isView(t)?xc(t):nr(t)===0?_:new Uint8Array(t)}var re=t=>t instanceof Uint8Array?t:Nt(t);
function xc(t){try{return ac.call(t)===void 0?new Uint8Array(pc.call(t),hc.call(t),mc.call(t)):new Uint8Array(Ie.call(t),
yn.call(t),Xo.call(t))}catch{return _}}var _=new Uint8Array;function nr(t){for(let e of[Zo,wc])try{return e?.call(t)}catch{}}
function ot(t,e,n){Sn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Ct(t,e,n){
return t===void 0?!1:(Sn(t,n),!!t?.[e])}function Sn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(
`${e}: The options must be an object.`)}var rt=t=>`${t}`;function or(t,e){if(typeof t=="string")return t;throw new TypeError(
`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Tn(t){return(e,n)=>{let o=e===void 0?t[0]:rt(e);if(t.includes(o))return o;throw new TypeError(`${n}: The provid\
ed value '${o}' isn't one of '${t.join("', '")}'.`)}}function ir(t,e,n){let o=Fe(f=>Sc(f,n),t,e),r=Fe(Tc,t,e);if(o&&r){let f=wt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:wt()?o.writeBytes:void 0,mostByTable:512}}
let i=On(t);if(o){let f=Y()?Fe(rr,t,e):void 0;return f?{...o,read:(a,d)=>(d<1024?o:f).read(a,d)}:o}let s=r??Fe(rr,t,e)??
i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Fe(t,e,n){let o="\
\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),On(e).read(
n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var yc="strings";function Sc(t,e){let[n]=WebAssembly.Module.
customSections(e,yc),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encod\
ing-wasm":{memory:t}});return{...r,most:65539}}function Tc(t){let[e,n]=[It,be],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:W()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){X(a,new Uint8Array(
t.buffer,u,2*l),d),d+=2*l},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function rr(t){let e=Ft("utf-16le"),{write:n,most:o}=On(t);return{
read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function On(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Ht(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Be,h,An,sr,cr,K,C={input:0,units:0,output:0},ie=0,_e={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN};function ut(t,e){
_e.name=t,_e.encoding=e,T.newCodec=NaN,T.isBusy&&fr(),T.isBusy=!0}function fr(){try{ur(),Be??=dr(Uo()),Mc(new WebAssembly.
Instance(Be),Be)}catch(t){throw lr(t)}}function ar(t){try{ur(),Be=Ic(dr(t))}catch(e){throw lr(e)}fr()}function dr(t){return bc(t)?t:new WebAssembly.Module(t)}function bc(t){try{return WebAssembly.Module.customSections(t,oe),
!0}catch{return!1}}var Ac="encoding-wasm";function Ic(t){let[e]=WebAssembly.Module.customSections(t,Ac),n=`${oe} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Mc({exports:t},e){h=t,bn=
WebAssembly.RuntimeError,C.input=h.input(),C.units=h.units(),C.output=h.output(),mr(),K=ir(h.memory,C.units,e),ie=Math.min(
h.units_length(),K.most),T.isBusy=!1}function ur(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function lr(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Fc(t))return new RangeError(
`encoding-wasm: ${pr} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${t}`):t}var pr="no memory for WebAssembly; free some, and call again",Fc=t=>t instanceof
RangeError&&/memory/i.test(t.message);function jt(){return Mn(),An}function hr(){return Mn(),sr}function In(){return Mn(),
cr}function Mn(){An[0]===void 0&&mr()}function mr(){let{buffer:t}=h.memory;An=new Uint8Array(t),sr=new Uint8Array(t,C.input,
65536),cr=new Int32Array(t,h.codec(),h.codec_length()>>2)}function Ne(t,e){return ut(t,-1),Fn(e)}function Fn(t){try{let e=t();
return T.isBusy=!1,e}catch(e){throw H(e)}}var bn;function H(t){if(!bn||!(t instanceof bn))return t;let e=w[_e.encoding]?.
name,n=`${_e.name}${e?` of ${e}`:""} failed`;return Bc()?new RangeError(`encoding-wasm: ${n}: ${pr}`,{cause:t}):new Error(
`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:t})}function Bc(){try{return h.memory.grow(32),!1}catch{return!0}}function j(){let t=In();return Or(t,new Int32Array(t.length))}function Tr(){return h.held()!==0?j():(T.newCodec=ce,null)}
var Bn=t=>Or(t,In());function Or(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function se(t,e){br(t,e)||(ut("decod\
ing",t),e?Bn(e):h.new_decoder(t),ce=t===33||t===36?NaN:t)}var ce=NaN;function br(t,e){return e||T.newCodec!==t||T.isBusy?
!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function Ce(t,e){br(~t,e)||(ut("encoding",t),e?Bn(e):h.new_encoder(t),ce=~t)}function _n(t,e,n,o){
ut("transcoding",t),o?Bn(o):h.new_transcoder(t,e,+n)}function Ar(t,e){h.set_source_encoding(t,+e),T.isBusy=!1}function Lt(t){
let e=m(t),n=h.alloc(e)>>>0;return X(jt(),t,n),[n,e]}var Lc=E(()=>Uint8Array.from(ge,t=>t.charCodeAt(0))),wr,Nn=t=>Ne("s\
niffing",()=>(wr!==h&&h.give_labels(...Lt(Lc())),wr=h,t())),Cn=(t,e,...n)=>Nn(()=>h.sniff_html(...Lt(t),e,...n)),Ir=(t,e,n)=>Nn(
()=>h.sniff_xml(...Lt(t),e,n));function Mr(t,e){let n=Nn(()=>h.find_declared_label(...Lt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var Fr=(t,e)=>Ne("sniffing",()=>h.default_for(...Lt(t),e)),Br=()=>ut("detection",-1);function _r(t,e){
try{h.feed_detector(...Lt(t),+e)}catch(n){throw H(n)}}var Nr=(t,e,n,o)=>Fn(()=>{let r=f=>f?Lt(f):[0,0],i=h.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Rn(t,e,n,o,r){Gt(t,e),T.isBusy=!0;let i=h.decode_block(e,n,+o,+r);return T.isBusy=!1,r&&i>=0&&(T.newCodec=
ce),$e(i)}function Cr(t,e){let n=m(t);Gt(t,n),T.isBusy=!0;let o=h.decode_block(n,0,2,+e);return T.isBusy=!1,$e(o)}var lt={
encoding:-1,at:0,most:0,owner:void 0};function Re(t,e,n){if(lt.encoding!==t||lt.owner!==h||T.isBusy){try{ut("decoding",t),
lt.owner=h,lt.at=K.readBytes?h.byte_table(t):0,lt.most=!Po(t)&&K.mostByTable||1/0,lt.encoding=t}catch(r){throw H(r)}T.isBusy=
!1}if(lt.at===0||n>lt.most)return;if(n<=65536)return Gt(e,n),xr(n);if(K.most>ie)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);Gt(g(e,r,r+i),i),o=Ut(o,xr(i))}return o}function Ln(t,e,n,o){return Ne("decoding",()=>{let r=Math.
min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),Gt(r===e?t:g(t,i,i+r),r),!h.is_free_of(r,n,o))return!1;
return!0})}function Un(t,e){let n=-1,o,r;function i(s){try{return ut(t,s),n=s,r=h,o=e(s),T.isBusy=!1,o}catch(c){throw H(
c)}}return s=>s===n&&r===h&&!T.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var $n=Un("encoding",t=>{let e=h.unit_table(t)>>>0;if(e===
0)return;let{buffer:n}=h.memory;return q(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),Rr=Un("encoding",t=>{
let e=h.unit_table(t)>>>0,n=new Uint8Array(65536);return X(n,new Uint8Array(h.memory.buffer,e,16384)),n}),Le=Un("decodin\
g",t=>{let e=q(t),n=(!e?h.pair_table(t):h.byte_table(t))>>>0;return n>0?new Uint16Array(h.memory.buffer,n,e?256:65536):void 0}),
xr=t=>K.readBytes(C.input,t,lt.at);function Ut(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long f\
or a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Lr=t=>t+65536+3<=ie,Ur=t=>t>
ie&&t<268435456?K.collect?.(t+3):void 0,$r=()=>C.units,Dr=()=>jt()[C.units]|jt()[C.units+1]<<8,kr=(t,e)=>K.read(C.units+
2*t,e-t),Ue=(t,e,n)=>K.write(t.slice(e,n),C.units);function Pr(t,e){if(!T.isBusy&&!K.writeBytes)return;ut("encoding",e);
let n=K.writeBytes?.(t,C.output,h.unit_table(e));return T.isBusy=!1,n===t.length?Kt(n):void 0}function Dn(t,e,n,o){T.isBusy=
!0;let r=h.encode_block(t,e,n,+o);return T.isBusy=!1,o&&r>=0&&F.finished()&&(T.newCodec=ce),$e(r)}var S={none:0,source:1,
result:2};function Wr(t,e,n,o){let r=m(t);Gt(t,r),T.isBusy=!0;let i=h.transcode_block(r,+e,n,o);return T.isBusy=!1,$e(i)}
function Gt(t,e){let n=hr();if(e>8)try{X(n,t)}catch{X(n,g(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function $e(t){if(t<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var Kt=t=>Me(jt(),
C.output,t),kn=t=>jt().subarray(C.output,C.output+t),F={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.written(),
codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},gt={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var Uc=new Uint8Array(256);var vr=E(()=>be?96:Y()?1024:128),Wn=E(()=>Y()||W()?4096:128),$c=E(()=>new Uint8Array(2*Wn()));function jr(t,e){let{length:n}=t,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function Gr(t,e){
let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t.charCodeAt(r)];return er(o,0)?void 0:o}function Yr(t,e){
let{length:n}=t,o=2*n<=256?Uc:$c(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Me(o,0,r)}var Kr=new Uint8Array(128),fe=Dc(Kr);function Dc(t){return new Uint16Array(t.buffer)}var Vr=E(()=>vn()?0:18),kc=E(()=>et()>=
22&&!wt()&&!W()?12:18),Pc=E(()=>Y()||et()<22?18:8),Wc=E(()=>wt()||!(et()>=22)?64:32),Hc=E(()=>Y()||W()?64:32),qr=(t,e)=>(t[0]&
t[e>>1])>=128;function zr(t,e,n){return n?e<=Pc():e<=18||e<=Hc()&&(qr(t,e)||jn())}var Jr=(t,e)=>e<=kc()||e<=64&&qr(t,e)&&
e<=Wc(),G={length:0,bytes:[0,0]};function ae(t,e,n){if(t[0]<128&&vn())return Gn(t,e)?Mt.call(t,0,e):void 0;let o=0;for(let r=0;r<
e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){Pn(
i,0,1);break}let f=t[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)
return;if(c){Pn(i,f^128,2);break}let a=t[r++]^128;if(s|=a,a>=64||s===65279)return}}fe[o++]=s}return Xr(o)}function Hn(t,e,n,o){
let r,i=0;for(let s=0;s<e;){let c=t[s++],f=c;if(c>=128){if(r??=Le(o),!r)return;if(f=r[c],f===0){if(s<e)f=r[c|t[s++]<<8];else if(!n&&
o!==32){Pn(c,0,1);break}}if(f===0||f===65533)return}fe[i++]=f}return Xr(i)}function De(t,e,n){return G.length=0,ae(g(t,e,
n),n-e,!1)===""}function Pn(t,e,n){G.length=n,G.bytes[0]=t,G.bytes[1]=e}function Xr(t){if(t<3||t<=18&&!vn())return Ht(fe,
0,t);if(jn())return It.call(Kr,0,2*t);if(!(t>36))return Ht(fe,0,18)+Ht(fe,18,t-18)}var vn=E(()=>W()&&jn()),jn=E(()=>dt(vc)===
!0);function vc(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(It)==="\
a\uFEFF\uD83D"&&e(Mt)==="a\0\xFF\xFE=\xD8"}function Gn(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}function de(t,e){
for(let n=0;n<e;n+=Math.ceil(e/8))if(t[n]>=128)return!1;return t[e-1]<128}var Kn=["fatal","html","replacement"];function Gc(t,e){let{length:n}=t,o=q(e);if(n>64&&n>(o?vr():Wn()))return;if(o)return jr(
t,$n(e));if(!!0)return;let r=$n(e);return r&&Yr(t,r)}var Yc=E(W);function ti(t,e){return Yc()?Gr(t,Rr(e)):Pr(t,e)}var Et=class t{encoding;unmappable;#t;#e=null;#n=0;#o=_;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:Kn.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>65536)return;let n=Gc(e,this.encoding);
if(n)return n;try{let o=q(this.encoding)&&ti(e,this.encoding);if(o)return o;Ce(this.encoding,null),Ue(e,0,e.length);let r=Dn(
0,e.length,this.#r,!0);return r===-2||!F.finished()?void 0:(this.#n=0,Kt(r))}catch(o){throw H(o)}}#s(e,n){let o=new $;return this.
encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new tt(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=_,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new Yn(c,o):void 0,l=u?x=>u.add(x):o,p=0;try{if(q(this.encoding)&&!s)for(;p+65536<e.length;p+=65536){let x=ti(e.slice(p,
p+65536),this.encoding);if(!x)break;o(x)}for(Ce(this.encoding,s);p===0||p<e.length;p+=d){let x=Math.min(p+d,e.length);Ue(
e,p,x);let A=x===e.length;for(let Q=0,xe=!1;!xe;){let kt=Dn(Q,x-p,a,n&&A);l(Kt(kt===-2?F.written():kt));let hn=i+p+Q+F.start();
if(Q+=F.read(),xe=kt!==-2&&F.finished(),kt!==-2)continue;let ft=F.codePoint();if(f){let Pt=j(),Wt=()=>this.locate(hn),ne=f(
ft,Wt),Gs=this.#c(Pt,ne,l,ft,Wt);Ce(this.encoding,Gs),Ue(e,p,x)}else r(ft,hn)}}}catch(x){throw H(x)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=j(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new tt(r,i(),this.name);if(typeof n!=
"string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new tt(c,i(),this.
name)}),s.#e}},Yn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=m(e);if(n===0)return;e[0]!==27&&this.#t(
this.held);let o=e[n-3]===27?n-3:n;this.#t(nt(e,0,o)),this.held=nt(e,o,n)}},$=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){
let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=m(e)}forEach(e){for(let n=this.#t;n;n=n.next)
e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=Kc(this.#n),n=0;return this.forEach(o=>{X(
e,o,n),n+=m(o)}),e}};function Kc(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room fo\
r ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function ei(t,e){let n=J(t,e);if(n===37||
n===38){let{name:o}=w[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UT\
F-8.`)}return ni(n,t,e)}function ni(t,e,n){if(t===36)throw new RangeError(`${n}: '${e}' stands for an encoding that cann\
ot be written; use UTF-8.`);return t}var ke=class{#t;#e;#n=new $;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new $;let n=At(e)?.bytes.length??0,o=this.#r(g(e,n,Math.min(m(e),n+4096*this.#e)));if(!Vn(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Mr(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...g(o,f,f+a));
z(d)!==this.#t&&(r.push(g(e,i,n+f*this.#e),this.#i(w[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,g(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(m(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Vn(t){let e=0;for(;e<m(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Vt=t=>t==null?void 0:rt(t);function We(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function Vc(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>J(rt(n),e))}}var He={allowUTF8:t=>t===void 0||!!t,candidates:Vc,locale:Vt,maxBytes:We,tld:Vt},qn=["text","ASCI\
I","empty","binary","unknown"];function ue(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=m(t),f=Math.
min(c,i);Br();for(let p=0;p<f;p+=65536){let x=Math.min(p+65536,f);_r(g(t,p,x),e&&x===c)}let a=Nr(o,r&&Pe(r),s&&Pe(s),n),
{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:qn[d],isASCII:qn[d]==="ASCII"||qn[d]==="empty",candidates:Array.
from({length:(a.length-3)/2},(p,x)=>({encoding:w[a[3+2*x]].name,score:a[4+2*x]}))}}function Pe(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function zn(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=Z(t,n),r=ot(e,He,
n),i=ue(Nt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var Jc=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Xc=[33,36,37,
38],qt=(t,e)=>{let n=Vt(t);return n===void 0?-1:J(n,e)},ri=(t,e)=>Math.min(We(t,e)??1024,1048576),ii=t=>z(Vt(t)??"")??-1;
function Zc(t,e){if(t)return ot(t===!0?void 0:t,He,e)}var Qc={defaultEncoding:qt,detect:Zc,likelyEncoding:qt,locale:Vt,maxPrescanBytes:ri,
parentEncoding:qt,transportLayerEncodingLabel:ii,userOverride:qt};function tf(t,e){let n=ot(t,Qc,e),{locale:o,maxPrescanBytes:r,
transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,parentEncoding:f,likelyEncoding:a}=n,
d=Math.min(m(s),r),u=Cn(s,d,c,i,f,a);return u===-1?void 0:le(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??
o},decide:s=>si(s)??ef(o,n.defaultEncoding)}}function si(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,
confidence:"tentative",source:"detection",score:t.score}}function ef(t,e){return le(Fr(Pe(t),e===-1?21:e))}var nf={defaultEncoding:qt,
maxPrescanBytes:ri,transportLayerEncodingLabel:ii};function of(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=ot(
t,nf,e),i=s=>{let c=Math.min(m(s),o),f=le(Ir(s,c,r));return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.
max(3,o),declared:i,decide:()=>i(_)}}function rf(t,e){let n={...He,defaultEncoding:qt},{defaultEncoding:o,...r}=ot(t,n,e);
return{prescanned:3,declared(i){let s=At(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},
options:r,decide(i){let s=o===-1?i?.encoding??21:o;return si(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}
var sf={detect:rf,html:tf,xml:of},Jn=["detect","html","xml"],cf={prefixBytes:We,sniff:Tn(Jn)};function Dt(t,e){let{prefixBytes:n,
sniff:o}=ot(t,cf,e),r=sf[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,
detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??1/0,get passesASCII(){return!Xc.includes(i(void 0).encoding)},options:s},
decide:i,sniff:c=>ff(r,c),takesWhole:n===void 0}}function ff({prescanned:t,declared:e,options:n,decide:o},r){return e(xt(
r,t))??o(n&&ue(r,!0,n))}function ci(t){let e=xt(t,1024),n=Cn(e,m(e),-1,-1,-1,-1);return n===-1||le(n).source==="BOM"?void 0:
le(n)}function le(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Jc[t>>8&255],score:null}}var ve=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new Et(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=m(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(e,i,s?r:i+4096),
s?n:S.none,o)}}#o(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=uf(r,e),s[d-i]);let c=new $,f;try{this.#t.
transcode(e,n===S.result?S.source:n,d=>c.add(d))}catch(d){f=d}let a=df(c.concatenate());try{this.#e.encodeOrFail(a,n===S.
result,o),this.#n=n===S.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function df(t){let e=new Uint16Array(
m(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function uf(t,e){let n=m(
e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=lf(t);for(let c=0;c<n;c++){let f=0;try{o.transcode(g(e,c,c+1),S.none,d=>{f+=
m(d)/2})}catch(d){if(d instanceof P)break;throw d}let a=f===0&&c-(s-t.position)===2&&e[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:t.position+c;(f>0||a)&&(s=t.position+c+1)}return r[i]=s,r}function lf(t){try{t.copy(!0).transcode(_,S.source,()=>{})}catch(e){
if(e instanceof P)return e.offset;throw e}return t.position}var li="(B",pi="(J",hi=[li,pi,"(I","$@","$B"],je=class{#t=!0;#e=!0;read(e,n){let o=m(e),r=this.#t?xf(e):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=gf(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=ui(e,i);if(s=hi.includes(a),!s&&!n&&yf(a))break;
this.#e=s}else s=f>=128||i<r&&Ef(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(e,n){let o=m(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=ui(
e,r);this.#e&&=i===li||i===pi}return o}};function xf(t){let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(t))return 1/0;
if(e&&=di(t[o],t[o+1]),n&&=di(t[o+1],t[o]),!e&&!n)return o+2}return 32}function gf(t,e){let n=m(t),{start:o,words:r}=tr(
t,e),i=ai(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return ai(t,o+4*s,n)}function ai(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var di=(t,e)=>t===
48||t>=78||t===32&&e>=16&&e<=94||t===33&&e===34,Ef=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function ui(t,e){let n="";for(let o=e+1;o<Math.min(e+3,m(t));o++)n+=String.fromCharCode(
t[o]);return n}var yf=t=>t.length<2&&hi.some(e=>e.startsWith(t));var yt=class{decision=null;sample=_;detected;#t;#e=!0;#n=!1;#o=new je;#r=new $;#i;#s=0;#c=_;#f=_;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new $;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+m(e)<this.#i&&!n)return this.#l(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new $;
let i=xt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#a(r,n,o)}#a(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:f}=r.passesASCII?
this.#o.read(s,n):{plain:0,evidence:0};s=this.#p(s,c,o);let a=m(s);if(f===-1)return n?this.#u(i(this.#d(s,!0)),o,s):this.#l(
s,a+1,o);let d=wi(s,f-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(a<u&&!n)return this.#l(s,u,o);let l=xt(
s,Math.max(0,u)),p=this.#d(l,a<u);if(!r.passesASCII||!Of(p,l)||u<=d)return this.#u(i(p),o,s);s=this.#p(s,this.#o.skip(l,
f-c),o)}}#d(e,n){this.sample=Bt(Bt(this.#c,this.#f),e);let o=this.#t.detection.options;return this.detected=ue(this.sample,
n,{...o,maxBytes:void 0}),this.detected}#l(e,n,o){let r=m(e);return r>0&&this.#r.add(nt(e,0,r)),this.#i=n,{passed:o,rest:null}}#p(e,n,o){
let r=xt(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=Bt(this.#c,xt(r,i))),this.#f=
mi(Bt(this.#f,mi(g(r,i)))),g(e,n)}#u(e,n,o){return this.decision=e,{passed:n,rest:o}}},mi=t=>g(t,Math.max(0,m(t)-64));function wi(t,e,n){
let o=Math.min(m(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Of(t,e){return t.isASCII||t.encoding===
void 0&&!(e[wi(e,0,1/0)]>=128)}var xi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",gi=`!
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
?`;var Af=E(()=>{let t=gi.split(`
`),e=0;return new Map(xi.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
Ei=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Ye(t){let e=new Et(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof tt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=yi(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function yi(t,e,n){if(Ei(t))return"";if(n===0)return null;let o=If(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:yi(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function If(t){
let e=[...Af().get(t)??[],...Mf(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Mf(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),a=o.filter((l,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===e&&r.push(u),a.every(
Ei)&&i.push(d)}return[...r,...i]}var Si=["fatal","html","replacement","ignore","translit"];function Ti(t,e,n){return typeof t=="function"?(o,r)=>Ff(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Ye(e):void 0}function Ff(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=Nt(Z(t,e));return nt(n,0,m(n))}function St(t,e,n,o){return typeof t=="number"?Oi(t,e,n,o):new Qn(t,Oi(0,e,n,o))}function Oi(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Ti(r,e,o);if(!s||at(e))return new Ke(t,e,n);let c=Bf(t,n);return new ve(c,e,r,i?.counting(s)??s)}function Bf(t,e){return new Ke(
t,38,{...e,bom:!1,unmappable:"fatal"})}var Ke=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(_n(e,this.to,this.#n.ignoreBOM,
this.#t),Ar(e,n),this.#t=j())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Kt,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Se(this.to)??[]));
let d=Math.max(0,Kn.indexOf(c)),u=m(e);try{_n(this.from,this.to,i,this.#t);for(let l=0;;){let p=u-l<=65536,x=p&&l===0?e:
g(e,l,p?u:l+65536),A=Wr(x,r,d,p?n:S.none);a?.addBlock(this.#e+l);let Q=A<0?F.written():A;if(Q>0&&o(f(Q)),A<0&&this.#o(A,
l),l+=F.read(),p&&F.finished())break}}catch(l){throw H(l)}this.#t=n===S.result?null:j(),this.#e=n===S.none?this.#e+u:0}#o(e,n){
let o=this.#e+n+F.start();throw this.#t=j(),this.#e=0,e===-1?new P(w[this.from].name,o,F.length()):new tt(F.codePoint(),
o,w[this.to].name)}},Qn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===S.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new yt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==S.none);
i.length>0&&(this.#r.transcode(i.concatenate(),S.none,r),this.#o=!0),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(
e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var ns=require("node:buffer"),V=require("node:fs"),v=require("node:path");var to=E(()=>dt(Lf)),Ve=E(()=>dt(Uf)),Rf=E(()=>dt(Pf));function Ai(t,e,n){if(t!==0&&t!==38||n<24||_t(e,n)||t===0&&Mi(e,n))return;let o=t===0?Ve():Rf();return o?.takes?.(e,n)===
!1?void 0:o}function Ii(t,e,n,o){if(G.length=0,e>256&&(o||_t(t,e)||Mi(t,e)))return;let r=Ve();if(!r||r.takesQuickly?.(t,
e)===!1)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!De(t,i,e))))try{let s=r.decodeQuickly(i<e?g(t,0,
i):t,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function Mi(t,e){if(e<8192)return!1;let n=0;for(let o=0;o<
e-1;o+=Math.ceil(e/8))t[o]>=192&&(t[o+1]&192)!==128&&n++;return n>1}function Lf(){let{isAscii:t}=qo("node:buffer"),e=new Uint8Array(100).fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?
t:void 0}function Uf(){let t=et()<22,e=t?to():void 0;if(t&&!e)return;let n=Ft("utf-8"),o=$f(n),r=Vo()?kf:void 0,i=[239,187,
191,97,230,188,162,240,159,146,169],s=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],c=Uint8Array.of(...i,
...s),f=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,a=Uint8Array.of(97,127),d=o(c,c.length)===f&&n(c)===
f&&o(a,2)==="a\x7F",u=Mt;if(!(!d||e&&u.call(a,0,2)!=="a\x7F"))return{decode(l,p,x){try{if(e)return u.call(l,0,p);let A=n(
l);return x&&A.includes("\uFFFD")?void 0:A}catch{return}},decodeQuickly:o,takesQuickly:t?Df:r,takes:e?(l,p)=>de(l,p)&&e(
l):r,completeLength(l,p){for(let x=1;x<=3&&x<=p;x++){let A=l[p-x];if(A<128)break;if(A>=192)return(A>=240?4:A>=224?3:2)>x?
p-x:p}return p}}}function $f(t){let e=Yo;if(!e||W()||!(et()>=22))return t;let n=wt()?64:1/0;return(o,r)=>r<=n?e.call(o,0,
r):t(o)}var Df=(t,e)=>e<=64||e<=256&&de(t,e);function kf(t,e){if(e<128)return!1;let n=0;for(let o=0;o<e;o+=Math.ceil(e/16)){
let r=t[o];if(r<128)n+=1;else{if(e<768)return!1;if(r===225)n-=3;else if(r>=206&&r<240)return!1}}return n>=0}function Pf(){
return Y()?Hf():Wf()}function Wf(){let t=It,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.
length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Fi(0,
et()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Hf(){let t=Ft(
"utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Fi(2048,1/0,(e,n,o)=>{let r=t(e);return o&&
r.includes("\uFFFD")?void 0:r})}var Fi=(t,e,n)=>({takes:(o,r)=>r>=t&&r<=e,decode(o,r,i){try{return n(o,r,i)}catch{return}},
completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});var Ni=E(W);function Ci(t,e,n){if(n>64)return de(e,n)?jf(t,e,n):void 0;if(n<=Vr()||(e[n>>1]|e[n-1])>=128||!Gn(e,n))return;
let o=io();return o?o.call(e,0,n):Re(t,e,n)}function jf(t,e,n){let o=io(),r=q(t);if(!(n<512&&(r||!o))&&!(r&&!o&&Di(t))&&
!_t(e,n))try{return to()?.(e)??Ln(e,n,128,128)?o?o.call(e,0,n):Ve()?.decodeQuickly(e,n):void 0}catch{return}}var eo=[],no=[];
function Ri(t,e,n){if(!(n<=32||n>=512))return no[t]===void 0&&(no[t]=Vf(t)?$i(t):null),Ui(no[t],e,n)}function Li(t,e,n){
return n<512?(Ni()?oo(t,e,n):void 0)??Re(t,e,n)??oo(t,e,n)??Bi(t,e,n):oo(t,e,n)??(Di(t)?Bi(t,e,n):void 0)??Re(t,e,n)}function oo(t,e,n){
let o=io();if(!(!o||t!==21||_t(e,n)||!Yf(e,n)))try{return o.call(e,0,n)}catch{return}}var Bi=(t,e,n)=>Ui($i(t),e,n);function Ui(t,e,n){
try{return t&&!_t(e,n)?t(e):void 0}catch{return}}function $i(t){return eo[t]===void 0&&(eo[t]=dt(()=>qf(t))??null),eo[t]}
var io=E(()=>dt(Gf));function Gf(){let t=Mt,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(
...e)?t:void 0}function Yf(t,e){if(e>64)return Ln(t,e,128,224);for(let n=0;n<e;n++)if((t[n]&224)===128)return!1;return!0}
var Di=t=>t===21?Kf():ki(),ki=E(Y),Kf=E(()=>Y()||W()||!(et()>0)),Vf=t=>ki()||t===21&&Ni();function qf(t){let e=Le(t),n=Ft(
w[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.
subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var zt=new Uint8Array(18),R=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Qo(e);if(!this.#t&&this.#n===0){let i=this.#c(e,r,n);if(i!==void 0)return n||
this.#p(r),i}return this.#s(e,r,n,o)}#s(e,n,o,r){if(this.#n>0){let d=this.#a(e,n,o)??this.#d(e,n,o,r);if(d!==void 0)return d;
this.#u()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#m(e,n,o)??this.#h(e,n,o)}catch(d){throw this.#t=i,this.#o=s,
this.#r=c,H(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(e,n,o){
let{encoding:r}=this;if(G.length=0,n===0)return"";if(r===0){let c=Jr(e,n)?ae(e,n,o):void 0;if(c!==void 0)return c;let f=Ii(
e,n,o,this.fatal);return f===void 0?void 0:this.#f(f)}if(!ko(r))return;let i=q(r),s=(i?Ri(r,e,n):void 0)??(e[0]<128?Ci(r,
e,n):void 0)??(zr(e,n,i)?Hn(e,n,o,r):void 0)??(i?Li(r,e,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:
s}#f(e){return!this.#o&&!this.ignoreBOM&&e.charCodeAt(0)===65279?e.slice(1):e}#a(e,n,o){let r=this.#n+n;if(n===0||r>18)return;
G.length=0,this.#l(e,r);let i=this.encoding===0?ae(zt,r,o):Hn(zt,r,o,this.encoding);return i!==void 0&&!o&&this.#p(n),i}#d(e,n,o,r){
if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#l(e,a);let d=ae(
zt,a,!0);if(d===void 0)return;let u=a-f;this.#n=0,this.#r+=u;try{return Ut(d,this.decode(g(e,u),o,r))}catch(l){throw l instanceof
P||l instanceof TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=f),l}}#l(e,n){zt[0]=this.#e[0],zt[1]=this.#e[1];
for(let o=this.#n;o<n;o++)zt[o]=e[o-this.#n]}#p(e){this.#r+=e,this.#o||=e>0,this.#n=G.length,G.length>0&&(this.#e=[G.bytes[0],
G.bytes[1]])}#u(){let e=Uint8Array.from(this.#e);try{se(this.encoding,null),Rn(e,this.#n,0,this.fatal,!1),this.#t=j(),this.#n=
0}catch(n){throw H(n)}}#m(e,n,o){let r=Ai(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<256&&
(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(
g(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:g(e,i,c),a=r.decode(f,c-i,this.fatal);if(a===void 0){if(s=Ut(s,this.#h(
f,c-i,!0)),this.#i)return s}else s=Ut(s,this.#f(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&De(
e,c,n)?(this.#p(n-c),s):Ut(s,this.#h(g(e,c,n),n-c,o))}#h(e,n,o){se(this.encoding,this.#t);let r="",i=Ur(n),s=this.#o||this.
ignoreBOM||!at(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?e:g(e,f,f+d),
l=Rn(u,d,c,this.fatal,o&&a);if(l<0)return this.#t=j(),this.#i=new P(this.name,this.#r+f+F.start(),F.length()),r;if(c+=l,
c>0&&(a||!Lr(c))){let p=!s&&Dr()===65279?1:0;i?i.add($r()+2*p,c-p):r=Ut(r,kr(p,c)),s=!0,c=0}if(a)break}return this.#o=s,
this.#t=o?null:Tr(),this.#r+=n,i?i.toText():r}};function Wi(t,e){let n=J(t,e);if(n===36)throw new RangeError(`${e}: The \
encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Jt={failure:1,usage:2};var so=require("node:buffer");function co(t){if((0,so.isUtf8)(t))return Hi(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,so.isUtf8)(r));e+=o?Hi(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Hi=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function M(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function B(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var L=require("node:fs");var Gi=require("node:util");var Yi={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},he={
...Yi,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},me={...Yi,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function pt(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Gi.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function it(t,e){
return we(t,e instanceof Error?e.message:String(e)),Jt.failure}function we(t,e){Xt(`encoding-wasm: ${t}: ${e}
`)}var ji=!1;function Xt(t){ji||process.stderr.on("error",()=>{}),ji=!0,process.stderr.write(t)}var st=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var Ki;async function ao(t,e){let n=async i=>{try{return await i()}catch(s){throw pt(s,he)}},{next:o,close:r}=await n(()=>t===
"-"?Jf(e):Xf(M(t),e));return{next:()=>n(o),close:r}}async function*ze(t){let e=await ao(t);try{for(let n=await e.next();n;n=
await e.next())yield n}finally{await e.close()}}function Jf(t){let e=Xi((0,L.fstatSync)(0,{bigint:!0}),t);return e.isFile()?
qi(0,e,()=>{}):Zf()}function Xf(t,e){let n=Xi((0,L.statSync)(t,{bigint:!0}),e);if(!n.isFile())return Qf(t);let o=(0,L.openSync)(
t,"r");return qi(o,n,()=>(0,L.closeSync)(o))}function qi(t,{size:e},n){Ki??=new Uint8Array(262144);let o=Ki,r=0;return{async next(){
let i=(0,L.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,L.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Zf(){
let t=zi(0,()=>{}),e=process.platform==="win32"?Vi():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=Vi()}return e.next()},close:()=>e?.close()}}function Vi(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Qf(t){let e=await Ji(
n=>(0,L.open)(t,n));return zi(e,()=>(0,L.closeSync)(e))}function zi(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Ji(i=>(0,L.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Ji=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Xi(t,e){if(t.isDirectory())throw new Error(he.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var y=require("node:fs"),ct=require("node:path");function lo(t){if(t===void 0)return ta();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,y.lstatSync)(
M(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,y.statSync)(M(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(ct.sep))throw new Error(me.EISDIR);return o&&!o.isFile()?po((0,y.createWriteStream)(M(t)),!0):(o&&(0,y.accessSync)(
M(t),y.constants.W_OK),oa(n?uo(t):t,o))}var Zi;function ta(){return Zi??=ea(),Zi}function ea(){let t=(0,y.fstatSync)(1,{
bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?po(process.stdout,!1):na(e)}function na(t){let e,
n=()=>{e??=po(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,y.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function po(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function uo(t){if(!(0,y.lstatSync)(M(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=co((0,y.readlinkSync)(
M(t),"buffer"));return(0,ct.isAbsolute)(e)?uo(e):uo(`${co(y.realpathSync.native(M((0,ct.dirname)(t)),"buffer"))}${ct.sep}${e}`)}
var Qi=0;function oa(t,e){Qi+=1;let n=[process.pid,Qi,Math.random().toString(36).slice(2)].join("-"),o=M((0,ct.join)((0,ct.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,y.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,y.closeSync)(r))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,y.writeSync)(r,f))},wait(){},finish(){s(),e&&(ra(o,e),(0,y.chmodSync)(o,e.mode)),
(0,y.renameSync)(o,M(t))},discard(){try{s()}finally{(0,y.rmSync)(o,{force:!0})}}}}function ra(t,{uid:e,gid:n}){try{(0,y.chownSync)(
t,e,n)}catch{}}async function Je(t){try{let e=lo();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return ho(
void 0,e)}}function ho(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":B(t);return it(`cannot write ${o}`,pt(e,me))}async function os(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,f=async(a,d)=>{c=await Je(`${B(a)}: ${d}
`)||c};for(let a of t.files)try{e.skipUTF8&&await aa(a)?(s+=1,e.dryRun&&await f(a,"would be left alone: it is UTF-8")):await ia(
a,t,e,r,{run:n,say:f})?i+=1:o.push(a)}catch(d){it(B(a),d),o.push(a)}if(!t.quiet){let a=e.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(B).join(", ")}`:"";Xt(`encoding-wasm: ${st(
i,"file")} ${a}${d}${u}
`)}return o.length>0?Jt.failure:c}async function ia(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let f=o===void 0?
t:(0,v.join)(o,fa(t));if(o!==void 0){let d=(0,v.resolve)(f);if(d===(0,v.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${B(f)} is the place of another file; con\
vert it by itself`);i.add(d)}let a=w[e.to].name;if(r){let d="";if(await s({files:[t],output:f,isDry:!0,onDecision:x=>{d=
w[x].name}})!==0)return!1;let l=f===t?"":`, to ${B(f)}`,p=n?`, and kept as ${B(t+n)}`:"";return await c(t,`would be conv\
erted from ${d} to ${a}${l}${p}`),!0}try{return o!==void 0&&ca((0,v.dirname)(f)),n?await sa(t,n,()=>s({files:[t],output:f})):
await s({files:[t],output:f})===0}catch(d){throw pt(d,me)}}async function sa(t,e,n){let o=M(`${t}${e}.tmp`);try{(0,V.accessSync)(
M(t),V.constants.R_OK)}catch(i){throw pt(i,he)}(0,V.copyFileSync)(M(t),o);let r=await n()===0;return r?(0,V.renameSync)(
o,M(`${t}${e}`)):(0,V.rmSync)(o,{force:!0}),r}var es=new Set;function ca(t){es.has(t)||(0,V.mkdirSync)(M(t),{recursive:!0}),
es.add(t)}function fa(t){let e=(0,v.isAbsolute)(t)?(0,v.basename)(t):(0,v.relative)(".",t);return e.startsWith("..")?(0,v.basename)(
t):e}async function aa(t){let e=new R(0,!0,!0),n=!0,o=!1;try{for await(let r of ze(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,ns.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof P)return!1;
throw r}}var Xe=class{#t;#e=new $;constructor(e=Dt({},"Examination")){this.#t=new yt(e)}add(e,n){let o=Math.min(m(e),1024-this.#e.
length);o>0&&this.#e.add(nt(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Vn(e)?ci(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=is(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>is(n.encoding,o)||n.score>=.9)&&rs(e.encoding,
o)!==rs(n.encoding,o)?i:void 0}},rs=(t,e)=>new R(t,!1,!0).decode(e,!1);function is(t,e){let n=0,o=null;for(let r=0;r<m(e);r+=
65536){let i=g(e,r,Math.min(r+65536,m(e)));se(t,o),Cr(i,!1),n+=gt.malformed(),o=j()}return n}async function ss({files:t,sniffing:e,json:n,quiet:o}){let r=Dt(e,"--detect"),i=Dt({...e,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of t)try{let a=new Xe(i),d=e.sniff==="detect"?a:new yt(r),{encoding:u,...l}=await la(f,d,a),p=a.doubt&&pa(
a.doubt),x=a.detected?.kind??(l.source==="default"?"empty":"text");c.push({file:f,encoding:w[u].name,...l,kind:x,doubt:p??
null}),p&&!o&&we(B(f),ha(p))}catch(a){s=it(B(f),a)}return await Je(n?`${JSON.stringify(c,null,2)}
`:ma(c))||s}async function la(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of ze(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),e.decision}function pa({
declared:t,detected:e,...n}){let o=e===void 0?null:w[e].name;return{declared:w[t].name,detected:o,...n}}function ha({declared:t,
detected:e,score:n,malformed:o}){let r=`has ${st(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===
null?`it declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function ma(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,B(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var cs={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Zt=class{#t={...cs};get malformed(){return this.#t.
malformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.firstMalformed=e+gt.firstMalformed()),n.malformed+=gt.malformed(),
n.unmappable===0&&(n.firstUnmappable=e+gt.firstUnmappable(),n.codePoint=gt.codePoint()),n.unmappable+=gt.unmappable()}counting(e){
return(n,o)=>{let r=this.#t,i=e(n,o);return i===null||n===65533||(r.unmappable===0&&(r.firstUnmappable=o(),r.codePoint=n),
r.unmappable+=1),i}}take(){let e=this.#t;return this.#t={...cs},e}};var Ze=class{#t;#e;#n;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i,losses:s=new Zt}){let c={fatal:!1,bom:!1,losses:s};
this.#n=s,this.#t=St(e,38,{...c,ignoreBOM:o,unmappable:"fatal"},""),this.#e=St(38,n,{...c,ignoreBOM:at(n),bom:r,unmappable:i},
"")}get decision(){return this.#t.decision}transcode(e,n,o){let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(
c));let s=this.#n.malformed>i;for(let c of r)this.#e.transcode(s?xa(c):c,S.none,o);n===S.result&&this.#e.transcode(new Uint8Array,
n,o)}};function xa(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var fs=require("node:fs"),as=require("node:path");function ds(){let t=(0,as.join)(__dirname,"encoding.wasm");try{return ar((0,fs.readFileSync)(t)),!0}catch(e){let{message:n}=pt(
e,{});return it(`its part ${B(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var Qe=class{fatal;ignoreBOM;#t;#e;#n=_;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&m(this.#n)===0?e:Bt(this.#n,e);if(!n&&Ho(r))return this.#n=
r,"";let i=At(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new R(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?g(r,s):r,n,o)}};function us(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function ls(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}function tn(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Z(t,o),i=J(rt(e),o),s=Ct(n,"fatal",o),c=Ct(n,"ign\
oreBOM",o);return new Qe(i,s,c).decode(re(r),!0,o)}function mo(t){return ga(re(Z(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function ga(t){return new R(0,!1,!0).decode(t,!0)}var ya=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Sa=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Ta=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
t=>new RegExp(`[${t}]`,"u")));function Oa(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=Ta();if(n.test(t))return 4;if(!o.
test(t))return e<128?1:ya.test(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<12544||e>=65377&&
e<=65439?1010:1e3}var wo;function en(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
tn(Uint8Array.from(r),t))}var xo;function yo(t){xo??=new Uint16Array(65536),wo??=[en("shift_jis",136,151,64),en("gbk",176,
215),en("big5",164,198,64),en("euc-kr",176,200)];let e=wo.map(()=>0),n=0,o=1;for(let r of t){let i=Number(r.codePointAt(
0)),s=xo[i]||Oa(r,i);xo[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of wo.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:Sa.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var So="Failed to execute 'decode' on 'TextDecoder'",To=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=ba(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&ls(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=_,n=void 0){let o=this.#t,r=Z(e,So),i=Ct(n,"strea\
m",So);return this.#e||o.reset(),this.#e=i,o.decode(re(r),!i,So)}},ms=us(To,"TextDecoder");function ba(t,e,n){let o=rt(t),
r=Ct(e,"fatal",n),i=Ct(e,"ignoreBOM",n);return new R(Wi(o,n),r,i)}var Ss="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ts=/^[GSBE]/,Os=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Pa=/^w|G|S|B.+5|KR/,Qt="UTF-8";function bs(t,e=void 0){let n="Failed to execute 'repairMojibake'",o=or(t,n),{maxSteps:r}=ot(
e,{maxSteps:(f=2)=>Math.min(Number(f),3)},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];let s=Math.max(0,i-40),c=o.slice(s,
s+1e3);return Wa(c,r).map(({steps:f,gain:a})=>({text:ys(o,f)??o.replace(/[^\r\n]+/g,d=>ys(d,f)??d),path:f.map(({really:d,
readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Wa(t,e){let n=Es(t);if(n>25)return[];let o=yo(t)-
n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let f=0;f<e;f++){i=i.flatMap(a=>Ha(a,o)).sort(Oo);for(let a of i)r.has(
a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[...r.values()].sort(Oo).slice(0,5);for(let f of s)
f.gain+=.6*Es(f.text);s.sort(Oo);let c=7+Math.min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}
var Oo=(t,e)=>e.gain-t.gain;function Ha({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of Ss.entries()){let c=Ts.test(s)&&
!Os.test(t)?void 0:bo(t,s);if(!c)continue;let a=t.includes(te)||As(c)?.includes(te)?va:zn(c).candidates;for(let{encoding:d,
score:u}of a){if(u<.003)break;if(e.length>0&&d!==Qt&&e[0].really!==Qt)continue;let l=Ao(c,d,!0);if(l===void 0||l===t)continue;
let p=n+2.4*Math.log2(u)-i*.25-(d===Qt?-2:1)-(e.length>0?4:0),x=o-yo(l)+p;r.push({text:l,steps:[...e,{really:d,readAs:s}],
bits:p,gain:x})}}return r}function Es(t){if(t.includes(te))return 0;let e=Os.test(t),n=-1/0;for(let o of Ss){let i=Pa.test(
o)&&Ts.test(o)===e?bo(t,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,score:a}of zn(i).candidates)
f===o||Ao(i,f)===t?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}
function ys(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=bo(n,r),s=i&&Ao(i,o);if(s===void 0)return;n=s}return n}var te="\
\uFFFD",va=[{encoding:Qt,score:.9}];function bo(t,e){let n=t.replaceAll(te,"\x7F").replace(/[\x80-\x9F]/g,o=>tn(Uint8Array.
of(o.charCodeAt(0)),e));try{return new Et(ei(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Ao(t,e,n=!1){
if(t.includes(127))return e===Qt?ja(t):void 0;try{return new ms(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===
Qt?As(t):void 0}}function As(t){let e=mo(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return 4*n<=
o?e:void 0}function ja(t){let e=mo(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??
[]];return!e.includes(te)&&n.length<=o.length+1?e.replaceAll("\x7F",te):void 0}var rn=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=St(e,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},""),this.#e=St(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s,losses:c},"")}get decision(){
return this.#t.decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===S.none)return;let r=Buffer.concat(
this.#n);this.#n=[];let i=new R(0,!1,!0).decode(r,!0),[s]=bs(i);n===S.source&&(this.path=s?.path??[]),this.#e.transcode(
s?Buffer.from(s.text):r,n===S.result?n:S.none,o)}};var cn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var Fs=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Io=new Set,Mo=!1,Ms=Date.now();function Fo(t){if(Io.add(t),!Mo)for(let e of Fs)
process.on(e,Bs);return Mo=!0,()=>Io.delete(t)}function Bs(t){for(let e of Io)e();for(let e of Fs)process.off(e,Bs);process.
kill(process.pid,t)}function _s(){if(!(!Mo||Date.now()-Ms<50))return new Promise(t=>{setImmediate(()=>{Ms=Date.now(),t()})})}function Cs(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=t;if(r)
return s>0&&i.push(`${st(s,"invalid byte sequence")} ${Bo(s)} left out, ${_o(s)}at offset ${c}`),t.unmappable>0&&i.push(
`${Ns(t.unmappable,n)} ${Bo(t.unmappable)} left out`),i;if(s>0){let u=st(s,"invalid byte sequence"),l=`${_o(s)}at offset\
 ${c}`;i.push(`${u} became ${Ka(n,o)}, ${l}; the file is damaged, or not in ${w[e].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${Bo(t.unmappable)} left out`:Ya[typeof o=="function"?"function":o];if(t.unmappable>
0&&d){let u=`${_o(t.unmappable)}${No(a)} at offset ${f}`;i.push(`${Ns(t.unmappable,n)} ${d}, ${u}; use --unmappable html\
 in HTML, or --to utf-8`)}return i}var Ya={replacement:"became ?",translit:"became their best fit",function:"became thei\
r best fit, or ?"},Bo=t=>t===1?"was":"were",_o=t=>t===1?"":"the first ",Ns=(t,e)=>`${st(t,"character")} that ${w[e].name}\
 can't represent`;function No(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${Te(t)}\
)`:Te(t)}function Ka(t,e){return Se(t)||t===z("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var Us=require("node:fs");var Xa="\x1B[?25l",Za="\x1B[?25h",Ls="\r\x1B[K";function $s(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=nd(r,d,(u-f)/1e3);Xt(`${i?"":Xa}${Ls}${l.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:td(t),canShow:Qa(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},stop(){i&&
Xt(`${Ls}${Za}`),i=!1}}}var Qa=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function td(t){
let e=0;for(let n of t){let o=n==="-"?void 0:ed(n);if(!o?.isFile())return;e+=o.size}return e}function ed(t){try{return(0,Us.statSync)(
M(t))}catch{return}}function nd(t,e,n){let o=`${fn(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${fn(t)} MB | ${o}`;let r=e>
0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${fn(t)} of ${fn(e)} MB | ${o} | ${c}${s%60} s left`}var fn=t=>(t/1e6).toFixed(
1);var an=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new R(e,!1,!0)}startFile(){this.line=1,this.column=1,this.#e=
[]}advance(e){let n=0;for(let o=e.indexOf(10);o>=0;o=e.indexOf(10,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.reset(),
this.#e=[]),this.#e.push(e.slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=1;this.#e=
[]}};var Ot=class extends Error{};async function Lo(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=$s(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Fo(i))}),c=0;try{n||(r=Fo(i)),o=t.isDry?rd:lo(t.output);let f=new Co(t,e,o,s);
for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
ho(t.output,f instanceof Ot?f.cause:f)||c}return r(),c}var rd={write(){},wait(){},finish(){},discard(){}},Co=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Ro(e,n,i=>{try{o.write(i)}catch(s){throw new Ot("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Ot)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),it(B(e),n)}}async end(){this.#o.convert(new Uint8Array,S.result),await this.#e.finish()}async#r(e){let n=await ao(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,S.none),await this.#i(),this.#n.add(r.
length),await _s()}finally{await n.close()}this.#o.convert(new Uint8Array,S.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new Ot("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),we(B(e),n)}},Ro=class{#t;#e;#n;#o;#r=new Zt;#i;#s;#c=!1;#f=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&at(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="tran\
slit";this.#a=u&&!at(r)?new an(r):void 0,this.#s=f&&new cn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;this.#f=!0,n!==S.result&&!this.#c&&(this.#i=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.
advance(s),this.#e.isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof Ot)throw s;o=s}for(let s of r)if(!this.#i)this.#d(
s);else for(let c of this.#i.add(s))this.#d(c);if(this.#c=!o&&n===S.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#d(
s);this.#i=void 0}this.#a?.settle();let i=o&&sd(o,this.#a);if(this.#c||this.#a?.startFile(),o)throw i}#d(e){this.#n(this.#s?
this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,S.source)}catch(e){if(e instanceof Ot)throw e}}takeMessages(){
let{from:e,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#f)return[];this.#f=!1;let s=n?
[]:Cs(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that \
is repaired`),typeof e=="object"&&(o||!n&&ks(r))&&s.unshift(id(r)),s}},ks=({score:t})=>t!==null&&t<.9;function id(t){let{
encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=ks(t)?"; this is uncertain: check the result, or n\
ame the encoding with --from":"";return`decoded as ${w[e].name} (${r})${i}`}function sd(t,e){if(t instanceof P){let n=t.
length===1?"is":"are";return new Error(`${st(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; chec\
k --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(t instanceof tt&&e){let{line:n,column:o}=e;return new Error(
`line ${n}, column ${o} (offset ${t.index}): ${t.encoding} can't represent ${No(t.codePoint)}; use --unmappable translit\
 or replacement, or html in HTML, or --to utf-8`)}return t}var cd=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],fd=E(()=>new Map(cd.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Ps(t){
return z(t)??fd().get(Ee(t))??wn(t)}var ee=class extends Error{};var Ws=["bash","zsh","fish"];var dn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:ad,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:dd,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:Si},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Jn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Ws}];var un=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function ad(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:Hs(e)}function dd(t){let[e,...n]=t.split("//"),o=Hs(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new ee(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Hs(t){let e=z(t)??Ps(t);if(e===void 0)throw new ee("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===36)throw new ee("It stands for an encoding that holds no text.");return e}var ht="encoding-wasm",ln=()=>[...dn,...un].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?ud():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:ld(e)}}),ud=()=>["auto",...w.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],ld=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function vs(t){return{bash:pd,zsh:hd,fish:md}[t]()}function pd(){let t=ln().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=ln().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${ht} in bash: put it into ~/.local/\
share/bash-completion/completions/${ht}
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
complete -o filenames -F _encoding_wasm ${ht}
`}function hd(){let t=ln().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${ht}
# Completion for ${ht} in zsh: put it into a directory of $fpath as _${ht}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function md(){let t=ln().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${ht} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${ht} in fish: \
put it into ~/.config/fish/completions/${ht}.fish
${t.join(`
`)}
`}var pn=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function js(t){
let e=[...dn,...un].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,a=s.split(", ").map(l=>`\\fB${pn(l)}\\fR`),d=a.pop(),u=r?`
${pn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...a,d+f].join(", ")}
${pn(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${pn(t)}" "User Commands"
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
`}async function wd(t,e){if(!ds())return Jt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=e,p={sniff:i,locale:s,detect:!0};if(o)return ss({...t,sniffing:p,json:r});
let x=d===void 0?void 0:Ye(t.to),A={...t,from:n==="auto"?Dt(p,"--from auto"):n,unmappable:x?ft=>x(ft)??d:t.unmappable,drop:c},
Q={isLending:!c&&!f&&!a&&!xd(A.unmappable),newTranscoder(ft,Pt){let{from:Wt,to:ne}=ft;return f?new rn(Wt,ne,Pt):c?new Ze(
Wt,ne,Pt):St(Wt,ne,Q.isLending?{...Pt,take:kn}:Pt,"")},newFixer:a&&(()=>new ke(A.to))};if(u===void 0&&l===void 0)return Lo(
A,Q);let{skipUtf8:xe=!1,dryRun:kt=!1}=e;return os(A,{suffix:u,directory:l,skipUTF8:xe,dryRun:kt},ft=>Lo({...A,...ft},Q))}
var xd=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
