"use strict";var An=Object.defineProperty;var rc=Object.getOwnPropertyDescriptor;var ic=Object.getOwnPropertyNames;var sc=Object.prototype.hasOwnProperty;var cc=(t,e)=>{for(var n in e)An(t,n,{get:e[n],enumerable:!0})},fc=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of ic(e))!sc.call(t,r)&&r!==n&&An(t,r,{get:()=>e[r],enumerable:!(o=rc(e,r))||o.enumerable});return t};var ac=t=>fc(An({},"__esModule",{value:!0}),t);var kd={};cc(kd,{completionFor:()=>ec,manual:()=>nc,runFully:()=>$d});module.exports=ac(kd);var ce="encoding-wasm";function Go(){throw new Error("encoding-wasm: call instantiate() first.")}var Te=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=mc();function mc(){let t=Te.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var hc=E(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),xc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ko=t=>t<36&&t!==33,z=t=>t>0&&t<29,qo=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(w[t].name),wc=t=>xc.find(([e])=>t>=e)[1];function J(t){let e=hc();return e.get(t)??e.get(Xo(gc(t)))}function X(t,e){
let n=J(t);if(n===void 0){let o=In(t),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${e}: The en\
coding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=wc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${ce}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function In(t){
let e=Oe(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>Oe(i)===n));return o<0||o===36?void 0:o}
var Oe=t=>Xo(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),zo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function It(t){if(t[0]>=239)return zo.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Jo({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function Ae(t){return zo.find(e=>e.encoding===t)?.bytes}function tt(t){return t===
0||t===37||t===38}function gc(t){let e=0,n=t.length;for(;Yo(t[e]);)e+=1;for(;Yo(t[n-1]);)n-=1;return t.slice(e,n)}var Yo=t=>`\
	
\f\r `.includes(t);function Xo(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var v=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Ie=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Zo=Symbol.for("encoding-wasm.UnmappableError"),et=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${Ie(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.
codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o==
"object"&&o!==null&&Zo in o}[Zo](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"nam\
e",e),Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Qo=(t,e)=>t?.prototype?.[e],Me=t=>Qo(globalThis.Buffer,t),Mt=Me("ucs2Slice"),Fe=Me("ucs2Write"),tr=Me("utf8Slice"),Ft=Me(
"latin1Slice"),Ec=t=>globalThis[t],er=Ec("TextDecoder"),Sc=Qo(er,"decode");function Bt(t){let e=new er(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Sc}),n=>e.decode(n)}function dt(t){try{return t()}catch{return}}var V=()=>"InternalError"in globalThis,L=()=>"Bun"in globalThis;function nr(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var xt=()=>"Deno"in globalThis,nt=()=>Number.
parseInt(globalThis.process?.versions?.node,10),or=t=>globalThis.process?.getBuiltinModule?.(t);function Gt(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var Mn=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,rr=()=>Object.getPrototypeOf(Uint8Array.prototype),Be=t=>Mn(rr(),
t),Fn=t=>Mn(DataView.prototype,t),ir=t=>globalThis[t]&&Mn(globalThis[t].prototype,"byteLength"),Bn=t=>rr()[t],Oc=Be(Symbol.
toStringTag),_e=Be("buffer"),_n=Be("byteOffset"),sr=Be("byteLength"),bc=Bn("includes"),Ac=Bn("set"),Ic=Bn("slice"),Mc=Fn(
"buffer"),Fc=Fn("byteOffset"),Bc=Fn("byteLength"),cr=ir("ArrayBuffer"),_c=ir("SharedArrayBuffer"),h=t=>sr.call(t);function Nn(t){
let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:h(t)}var g=(t,e,n=h(t))=>new Uint8Array(_e.call(
t),_n.call(t)+e,n-e);function _t(t,e){let n=new Uint8Array(h(t)+h(e));return Z(n,t),Z(n,e,h(t)),n}function Ne(t,e){let n=_n.
call(t),o=e+(-(n+e)&3),r=Math.max(0,h(t)-o)>>2,i=r>0?new Int32Array(_e.call(t),n+o,r):new Int32Array;return{start:o,words:i}}
var wt=(t,e)=>g(t,0,Math.min(e,h(t))),Z=(t,e,n)=>Ac.call(t,e,n),fr=(t,e)=>bc.call(t,e),ot=(t,e,n)=>Ic.call(t,e,n);function Ce(t,e,n){
if(n>24)return ot(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Nt(t,e){if(e<=64)return!1;
try{return cr.call(_e.call(t)),!1}catch{return!0}}function Q(t,e){if(!ArrayBuffer.isView(t)&&ar(t)===void 0)throw new TypeError(
`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Ct(t){return ArrayBuffer.isView(t)?Nc(t):ar(t)===0?C:new Uint8Array(t)}var fe=t=>t instanceof Uint8Array?t:Ct(t);
function Nc(t){try{return Oc.call(t)===void 0?new Uint8Array(Mc.call(t),Fc.call(t),Bc.call(t)):new Uint8Array(_e.call(t),
_n.call(t),sr.call(t))}catch{return C}}var C=new Uint8Array;function ar(t){for(let e of[cr,_c])try{return e?.call(t)}catch{}}
function rt(t,e,n){Cn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Rt(t,e,n){
return t===void 0?!1:(Cn(t,n),!!t?.[e])}function Cn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(
`${e}: The options must be an object.`)}var it=t=>`${t}`;function dr(t,e){if(typeof t=="string")return t;throw new TypeError(
`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Rn(t){return(e,n)=>{let o=e===void 0?t[0]:it(e);if(t.includes(o))return o;throw new TypeError(`${n}: The provid\
ed value '${o}' isn't one of '${t.join("', '")}'.`)}}function lr(t,e,n){let o=Le(f=>$c(f,n),t,e),r=Le(kc,t,e);if(o&&r){let f=xt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:xt()?o.writeBytes:void 0,mostByTable:512}}
let i=Ln(t);if(o)return V()?Dc(o,Le(ur,t,e)):o;let s=r??Le(ur,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Le(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=t(e);return r.write(o,n),Ln(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Uc="str\
ings";function $c(t,e){let[n]=WebAssembly.Module.customSections(e,Uc),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Dc(t,e){let{read:n}=t;
return{...t,read(o,r){if(r>96)return(r>=1024&&e?e.read:n)(o,r);let i=n(o,Math.min(r,36));for(let s=36;s<r;s+=36)i+=n(o+2*
s,Math.min(r-s,36));return i}}}function kc(t){let[e,n]=[Mt,Fe],o=new Uint8Array(t.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(
t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),most:1/0,collect:L()||typeof WeakRef!=
"function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,p){Z(a,new Uint8Array(t.buffer,u,2*p),d),d+=2*p},toText:()=>e.
call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(2**Math.ceil(Math.log2(f)));
return i=new WeakRef(d),d}}function ur(t){let e=Bt("utf-16le"),{write:n,most:o}=Ln(t);return{read:(r,i)=>e(new Uint16Array(
t.buffer,r,i)),write:n,most:o}}function Ln(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&(e=new Uint16Array(t.
buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Gt(i,s,r);let f="";for(let a=s;a<c;a+=8192)f+=String.
fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/
2+s]=o.charCodeAt(s)},most:1/0}}var Ue,l,$n,pr,mr,K,U={input:0,units:0,output:0},ae=0,$e={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN};function ut(t,e){
$e.name=t,$e.encoding=e,T.newCodec=NaN,T.isBusy&&hr(),T.isBusy=!0}function hr(){try{gr(),Ue??=wr(Go()),jc(new WebAssembly.
Instance(Ue),Ue)}catch(t){throw Er(t)}}function xr(t){try{gr(),Ue=vc(wr(t))}catch(e){throw Er(e)}hr()}function wr(t){return Wc(t)?t:new WebAssembly.Module(t)}function Wc(t){try{return WebAssembly.Module.customSections(t,ce),
!0}catch{return!1}}var Hc="encoding-wasm";function vc(t){let[e]=WebAssembly.Module.customSections(t,Hc),n=`${ce} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function jc({exports:t},e){l=t,Un=
WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),Tr(),K=lr(l.memory,U.units,e),ae=Math.min(
l.units_length(),K.most),T.isBusy=!1}function gr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Er(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Gc(t))return new RangeError(
`encoding-wasm: ${Sr} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${t}`):t}var Sr="no memory for WebAssembly; free some, and call again",Gc=t=>t instanceof
RangeError&&/memory/i.test(t.message);function Vt(){return kn(),$n}function yr(){return kn(),pr}function Dn(){return kn(),
mr}function kn(){$n[0]===void 0&&Tr()}function Tr(){let{buffer:t}=l.memory;$n=new Uint8Array(t),pr=new Uint8Array(t,U.input,
65536),mr=new Int32Array(t,l.codec(),l.codec_length()>>2)}function De(t,e){return ut(t,-1),Pn(e)}function Pn(t){try{let e=t();
return T.isBusy=!1,e}catch(e){throw $(e)}}var Un;function $(t){if(!Un||!(t instanceof Un))return t;let e=w[$e.encoding]?.
name,n=`${$e.name}${e?` of ${e}`:""} failed`;return Yc()?new RangeError(`encoding-wasm: ${n}: ${Sr}`,{cause:t}):new Error(
`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:t})}function Yc(){try{return l.memory.grow(32),!1}catch{return!0}}function G(){let t=Dn();return _r(t,new Int32Array(t.length))}function Br(){return l.held()!==0?G():(T.newCodec=de,null)}
var Wn=t=>_r(t,Dn());function _r(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Ut(t,e){Nr(t,e)||(ut("decod\
ing",t),e?Wn(e):l.new_decoder(t),de=t===33||t===36?NaN:t)}var de=NaN;function Nr(t,e){return e||T.newCodec!==t||T.isBusy?
!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function ke(t,e){Nr(~t,e)||(ut("encoding",t),e?Wn(e):l.new_encoder(t),de=~t)}function Hn(t,e,n,o){
ut("transcoding",t),o?Wn(o):l.new_transcoder(t,e,+n)}function Cr(t,e){l.set_source_encoding(t,+e),T.isBusy=!1}function $t(t){
let e=h(t),n=l.alloc(e)>>>0;return Z(Vt(),t,n),[n,e]}var Jc=E(()=>Uint8Array.from(Te,t=>t.charCodeAt(0))),Or,vn=t=>De("s\
niffing",()=>(Or!==l&&l.give_labels(...$t(Jc())),Or=l,t())),jn=(t,e,...n)=>vn(()=>l.sniff_html(...$t(t),e,...n)),Rr=(t,e,n)=>vn(
()=>l.sniff_xml(...$t(t),e,n));function Lr(t,e){let n=vn(()=>l.find_declared_label(...$t(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var Ur=(t,e)=>De("sniffing",()=>l.default_for(...$t(t),e)),$r=()=>ut("detection",-1);function Dr(t,e){
try{l.feed_detector(...$t(t),+e)}catch(n){throw $(n)}}var kr=(t,e,n,o)=>Pn(()=>{let r=f=>f?$t(f):[0,0],i=l.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=l.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function ue(t,e,n,o,r){Kt(t,e),T.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return T.isBusy=!1,r&&i>=0&&(T.newCodec=
de),je(i)}function Pr(t,e){let n=h(t);Kt(t,n),T.isBusy=!0;let o=l.decode_block(n,0,2,+e);return T.isBusy=!1,je(o)}var lt={
encoding:-1,at:0,most:0,owner:void 0};function Pe(t,e,n){if(lt.encoding!==t||lt.owner!==l||T.isBusy){try{ut("decoding",t),
lt.owner=l,lt.at=K.readBytes?l.byte_table(t):0,lt.most=!qo(t)&&K.mostByTable||1/0,lt.encoding=t}catch(r){throw $(r)}T.isBusy=
!1}if(lt.at===0||n>lt.most)return;if(n<=65536)return Kt(e,n),br(n);if(K.most>ae)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);Kt(g(e,r,r+i),i),o=Dt(o,br(i))}return o}function Gn(t,e,n,o){return De("decoding",()=>{let r=Math.
min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),Kt(r===e?t:g(t,i,i+r),r),!l.is_free_of(r,n,o))return!1;
return!0})}function Yn(t,e){let n=-1,o,r;function i(s){try{return ut(t,s),n=s,r=l,o=e(s),T.isBusy=!1,o}catch(c){throw $(
c)}}return s=>s===n&&r===l&&!T.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Vn=Yn("encoding",t=>{let e=l.unit_table(t)>>>0;if(e===
0)return;let{buffer:n}=l.memory;return z(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),Wr=Yn("encoding",t=>{
let e=l.unit_table(t)>>>0,n=new Uint8Array(65536);return Z(n,new Uint8Array(l.memory.buffer,e,16384)),n}),We=Yn("decodin\
g",t=>{let e=z(t),n=(!e?l.pair_table(t):l.byte_table(t))>>>0;return n>0?new Uint16Array(l.memory.buffer,n,e?256:65536):void 0}),
br=t=>K.readBytes(U.input,t,lt.at);function Dt(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long f\
or a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Hr=t=>t+65536+3<=ae,vr=t=>t>
ae&&t<268435456?K.collect?.(t+3):void 0,jr=()=>U.units,Gr=()=>Vt()[U.units]|Vt()[U.units+1]<<8,He=(t,e)=>K.read(U.units+
2*t,e-t),ve=(t,e,n)=>K.write(t.slice(e,n),U.units);function Yr(t,e){if(!T.isBusy&&!K.writeBytes)return;ut("encoding",e);
let n=K.writeBytes?.(t,U.output,l.unit_table(e));return T.isBusy=!1,n===t.length?zt(n):void 0}function Kn(t,e,n,o){T.isBusy=
!0;let r=l.encode_block(t,e,n,+o);return T.isBusy=!1,o&&r>=0&&B.finished()&&(T.newCodec=de),je(r)}var y={none:0,source:1,
result:2};function Vr(t,e,n,o){let r=h(t);Kt(t,r),T.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return T.isBusy=!1,je(i)}
function Kt(t,e){let n=yr();if(e>8)try{Z(n,t)}catch{Z(n,g(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function je(t){if(t<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var zt=t=>Ce(Vt(),
U.output,t),qn=t=>Vt().subarray(U.output,U.output+t),B={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),
codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},gt={malformed:()=>l.replaced(),firstMalformed:()=>l.
first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.unmapped_code_point()};var Xc=new Uint8Array(256);var zr=E(()=>Fe?96:V()?1024:128),Jn=E(()=>V()||L()?4096:128),Zc=E(()=>new Uint8Array(2*Jn()));function Jr(t,e){let{length:n}=t,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function Xr(t,e){
let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t.charCodeAt(r)];return fr(o,0)?void 0:o}function Zr(t,e){
let{length:n}=t,o=2*n<=256?Xc:Zc(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Ce(o,0,r)}var Qr=new Uint8Array(128),Et=Qc(Qr);function Qc(t){return new Uint16Array(t.buffer)}var ti=E(()=>Zn()?0:18),ei=E(()=>nt()>
0&&!xt()&&!L()?12:18),tf=E(()=>V()||nt()<22?18:8),ni=E(()=>xt()||!(nt()>=22)?64:32),ef=E(()=>V()||L()?64:32),Ge=(t,e)=>(t[0]&
t[e>>1])>=128;function oi(t,e,n){return n?e<=tf():e<=18||e<=ef()&&(Ge(t,e)||Qn())}var ri=()=>({mixed:ei(),most:ni()}),ii=(t,e)=>e<=
ei()||e<=64&&Ge(t,e)&&e<=ni(),Y={length:0,bytes:[0,0]};function Pt(t,e,n){if(t[0]<128&&Zn())return to(t,e)?Ft.call(t,0,e):
void 0;let o=0;for(let r=0;r<e;){let i=r,s=t[r++];if(s>=128){let c=s,f=c<224,a=t[r++]^128,d=f?0:t[r++]^128;if(s=f?(c&31)<<
6|a:(c&15)<<12|a<<6|d,!(c>=194&&c<240&&(a|d)<64&&r<=e)||!f&&(s<2048||(s&63488)===55296||s===65279))return nf(t,i,e,n,o)}
Et[o++]=s}return Ve(o)}function nf(t,e,n,o,r){for(let i=e;i<n;){let s=t[i++],c=s<194||s>244?0:s<224?1:s<240?2:3,f=s&63>>
c;c===0&&(f=s<128?s:65533);let a=s===224?160:s===240?144:128,d=s===237?159:s===244?143:191,u=0;for(;u<c&&i<n&&t[i]>=a&&t[i]<=
d;u++)a=128,d=191,f=f<<6|t[i++]&63;if(u<c){if(i===n&&!o){if(s>=239)return;si(s,t[i-1],1+u);break}f=65533}if(f===65279)return;
f>65535&&(Et[r++]=55232+(f>>10),f=56320|f&1023),Et[r++]=f}return Ve(r)}function Xn(t,e,n,o){let r,i=0;for(let s=0;s<e;){
let c=s,f=t[s++],a=f;if(f>=128){if(r??=We(o),!r)return;if(a=r[f],a===0&&(s<e&&(a=r[f|t[s++]<<8]),a===0))return of(t,c,e,
n,i,o,r)}Et[i++]=a}return Ve(i)}function of(t,e,n,o,r,i,s){for(let c=e;c<n;){let f=t[c++],a=f<128?f:s[f];if(f>=128&&a===
0){if(c===n&&!o){if(i===32)return;si(f,0,1);break}let d=c<n?t[c]:0;if(a=s[f|d<<8],a>0)c+=1;else if(rf(d,i))a=65533;else return}
Et[r++]=a}return Ve(r)}var rf=(t,e)=>t<128&&(t<48||t>57&&e!==31);function Ye(t,e,n){return Y.length=0,Pt(g(t,e,n),n-e,!1)===
""}function si(t,e,n){Y.length=n,Y.bytes[0]=t,Y.bytes[1]=e}function Ve(t){if(t<3||t<=18&&!Zn())return Gt(Et,0,t);if(Qn())
return Mt.call(Qr,0,2*t);if(!(t>36))return Gt(Et,0,18)+Gt(Et,18,t-18)}var Zn=E(()=>L()&&Qn()),Qn=E(()=>dt(sf)===!0);function sf(){
let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(Mt)==="a\uFEFF\uD83D"&&e(
Ft)==="a\0\xFF\xFE=\xD8"}function to(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}function le(t,e){for(let n=0;n<
e;n+=Math.ceil(e/8))if(t[n]>=128)return!1;return t[e-1]<128}var no=["fatal","html","replacement"];function ff(t,e){let{length:n}=t,o=z(e);if(n>64&&n>(o?zr():Jn()))return;if(o)return Jr(
t,Vn(e));if(!!0)return;let r=Vn(e);return r&&Zr(t,r)}var af=E(L);function ai(t,e){return af()?Xr(t,Wr(e)):Yr(t,e)}var St=class t{encoding;unmappable;#t;#e=null;#n=0;#o=C;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:no.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>65536)return;let n=ff(e,this.encoding);
if(n)return n;try{let o=z(this.encoding)&&ai(e,this.encoding);if(o)return o;ke(this.encoding,null),ve(e,0,e.length);let r=Kn(
0,e.length,this.#r,!0);return r===-2||!B.finished()?void 0:(this.#n=0,zt(r))}catch(o){throw $(o)}}#s(e,n){let o=new P;return this.
encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new et(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=C,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new eo(c,o):void 0,p=u?x=>u.add(x):o,m=0;try{if(z(this.encoding)&&!s)for(;m+65536<e.length;m+=65536){let x=ai(e.slice(m,
m+65536),this.encoding);if(!x)break;o(x)}for(ke(this.encoding,s);m===0||m<e.length;m+=d){let x=Math.min(m+d,e.length);ve(
e,m,x);let A=x===e.length;for(let F=0,ye=!1;!ye;){let Ht=Kn(F,x-m,a,n&&A);p(zt(Ht===-2?B.written():Ht));let bn=i+m+F+B.start();
if(F+=B.read(),ye=Ht!==-2&&B.finished(),Ht!==-2)continue;let at=B.codePoint();if(f){let vt=G(),jt=()=>this.locate(bn),se=f(
at,jt),oc=this.#c(vt,se,p,at,jt);ke(this.encoding,oc),ve(e,m,x)}else r(at,bn)}}}catch(x){throw $(x)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=G(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new et(r,i(),this.name);if(typeof n!=
"string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new et(c,i(),this.
name)}),s.#e}},eo=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=h(e);if(n===0)return;e[0]!==27&&this.#t(
this.held);let o=e[n-3]===27?n-3:n;this.#t(ot(e,0,o)),this.held=ot(e,o,n)}},P=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){
let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=h(e)}forEach(e){for(let n=this.#t;n;n=n.next)
e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=df(this.#n),n=0;return this.forEach(o=>{Z(
e,o,n),n+=h(o)}),e}};function df(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room fo\
r ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function di(t,e){let n=X(t,e);if(n===37||
n===38){let{name:o}=w[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UT\
F-8.`)}return ui(n,t,e)}function ui(t,e,n){if(t===36)throw new RangeError(`${n}: '${e}' stands for an encoding that cann\
ot be written; use UTF-8.`);return t}var Ke=class{#t;#e;#n=new P;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new P;let n=It(e)?.bytes.length??0,o=this.#r(g(e,n,Math.min(h(e),n+4096*this.#e)));if(!oo(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Lr(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...g(o,f,f+a));
J(d)!==this.#t&&(r.push(g(e,i,n+f*this.#e),this.#i(w[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,g(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(h(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function oo(t){let e=0;for(;e<h(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Jt=t=>t==null?void 0:it(t);function ze(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function uf(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>X(it(n),e))}}var Je={allowUTF8:t=>t===void 0||!!t,candidates:uf,locale:Jt,maxBytes:ze,tld:Jt},ro=["text","ASCI\
I","empty","binary","unknown"];function pe(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=h(t),f=Math.
min(c,i);$r();for(let m=0;m<f;m+=65536){let x=Math.min(m+65536,f);Dr(g(t,m,x),e&&x===c)}let a=kr(o,r&&qe(r),s&&qe(s),n),
{0:d,1:u,2:p}=a;return{encoding:u<0?void 0:u,score:p,kind:ro[d],isASCII:ro[d]==="ASCII"||ro[d]==="empty",candidates:Array.
from({length:(a.length-3)/2},(m,x)=>({encoding:w[a[3+2*x]].name,score:a[4+2*x]}))}}function qe(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function io(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=Q(t,n),r=rt(e,Je,
n),i=pe(Ct(o),!0,r);return{...i,encoding:i.encoding===void 0?null:w[i.encoding].name}}var mf=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],hf=[33,36,37,
38],Xt=(t,e)=>{let n=Jt(t);return n===void 0?-1:X(n,e)},pi=(t,e)=>Math.min(ze(t,e)??1024,1048576),mi=t=>J(Jt(t)??"")??-1;
function xf(t,e){if(t)return rt(t===!0?void 0:t,Je,e)}var wf={defaultEncoding:Xt,detect:xf,likelyEncoding:Xt,locale:Jt,maxPrescanBytes:pi,
parentEncoding:Xt,transportLayerEncodingLabel:mi,userOverride:Xt};function gf(t,e){let n=rt(t,wf,e),{locale:o,maxPrescanBytes:r,
transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,parentEncoding:f,likelyEncoding:a}=n,
d=Math.min(h(s),r),u=jn(s,d,c,i,f,a);return u===-1?void 0:me(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??
o},decide:s=>hi(s)??Ef(o,n.defaultEncoding)}}function hi(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,
confidence:"tentative",source:"detection",score:t.score}}function Ef(t,e){return me(Ur(qe(t),e===-1?21:e))}var Sf={defaultEncoding:Xt,
maxPrescanBytes:pi,transportLayerEncodingLabel:mi};function yf(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=rt(
t,Sf,e),i=s=>{let c=Math.min(h(s),o),f=me(Rr(s,c,r));return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.
max(3,o),declared:i,decide:()=>i(C)}}function Tf(t,e){let n={...Je,defaultEncoding:Xt},{defaultEncoding:o,...r}=rt(t,n,e);
return{prescanned:3,declared(i){let s=It(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},
options:r,decide(i){let s=o===-1?i?.encoding??21:o;return hi(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}
var Of={detect:Tf,html:gf,xml:yf},so=["detect","html","xml"],bf={prefixBytes:ze,sniff:Rn(so)};function Wt(t,e){let{prefixBytes:n,
sniff:o}=rt(t,bf,e),r=Of[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,
detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??1/0,get passesASCII(){return!hf.includes(i(void 0).encoding)},options:s},
decide:i,sniff:c=>Af(r,c),takesWhole:n===void 0}}function Af({prescanned:t,declared:e,options:n,decide:o},r){return e(wt(
r,t))??o(n&&pe(r,!0,n))}function xi(t){let e=wt(t,1024),n=jn(e,h(e),-1,-1,-1,-1);return n===-1||me(n).source==="BOM"?void 0:
me(n)}function me(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:mf[t>>8&255],score:null}}var Xe=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new St(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=h(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(e,i,s?r:i+4096),
s?n:y.none,o)}}#o(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Ff(r,e),s[d-i]);let c=new P,f;try{this.#t.
transcode(e,n===y.result?y.source:n,d=>c.add(d))}catch(d){f=d}let a=Mf(c.concatenate());try{this.#e.encodeOrFail(a,n===y.
result,o),this.#n=n===y.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function Mf(t){let e=new Uint16Array(
h(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function Ff(t,e){let n=h(
e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Bf(t);for(let c=0;c<n;c++){let f=0;try{o.transcode(g(e,c,c+1),y.none,d=>{f+=
h(d)/2})}catch(d){if(d instanceof v)break;throw d}let a=f===0&&c-(s-t.position)===2&&e[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:t.position+c;(f>0||a)&&(s=t.position+c+1)}return r[i]=s,r}function Bf(t){try{t.copy(!0).transcode(C,y.source,()=>{})}catch(e){
if(e instanceof v)return e.offset;throw e}return t.position}var yi="(B",Ti="(J",Oi=[yi,Ti,"(I","$@","$B"],Ze=class{#t=!0;#e=!0;read(e,n){let o=h(e),r=this.#t?Lf(e):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=Uf(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Si(e,i);if(s=Oi.includes(a),!s&&!n&&Df(a))break;
this.#e=s}else s=f>=128||i<r&&$f(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(e,n){let o=h(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=Si(
e,r);this.#e&&=i===yi||i===Ti}return o}};function Lf(t){let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(t))return 1/0;
if(e&&=Ei(t[o],t[o+1]),n&&=Ei(t[o+1],t[o]),!e&&!n)return o+2}return 32}function Uf(t,e){let n=h(t),{start:o,words:r}=Ne(
t,e),i=gi(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return gi(t,o+4*s,n)}function gi(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var Ei=(t,e)=>t===
48||t>=78||t===32&&e>=16&&e<=94||t===33&&e===34,$f=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Si(t,e){let n="";for(let o=e+1;o<Math.min(e+3,h(t));o++)n+=String.fromCharCode(
t[o]);return n}var Df=t=>t.length<2&&Oi.some(e=>e.startsWith(t));var yt=class{decision=null;sample=C;detected;#t;#e=!0;#n=!1;#o=new Ze;#r=new P;#i;#s=0;#c=C;#f=C;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new P;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+h(e)<this.#i&&!n)return this.#l(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new P;
let i=wt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#a(r,n,o)}#a(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:f}=r.passesASCII?
this.#o.read(s,n):{plain:0,evidence:0};s=this.#p(s,c,o);let a=h(s);if(f===-1)return n?this.#u(i(this.#d(s,!0)),o,s):this.#l(
s,a+1,o);let d=Ai(s,f-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(a<u&&!n)return this.#l(s,u,o);let p=wt(
s,Math.max(0,u)),m=this.#d(p,a<u);if(!r.passesASCII||!Wf(m,p)||u<=d)return this.#u(i(m),o,s);s=this.#p(s,this.#o.skip(p,
f-c),o)}}#d(e,n){this.sample=_t(_t(this.#c,this.#f),e);let o=this.#t.detection.options;return this.detected=pe(this.sample,
n,{...o,maxBytes:void 0}),this.detected}#l(e,n,o){let r=h(e);return r>0&&this.#r.add(ot(e,0,r)),this.#i=n,{passed:o,rest:null}}#p(e,n,o){
let r=wt(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=_t(this.#c,wt(r,i))),this.#f=
bi(_t(this.#f,bi(g(r,i)))),g(e,n)}#u(e,n,o){return this.decision=e,{passed:n,rest:o}}},bi=t=>g(t,Math.max(0,h(t)-64));function Ai(t,e,n){
let o=Math.min(h(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Wf(t,e){return t.isASCII||t.encoding===
void 0&&!(e[Ai(e,0,1/0)]>=128)}var Ii="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Mi=`!
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
?`;var vf=E(()=>{let t=Mi.split(`
`),e=0;return new Map(Ii.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
Fi=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function tn(t){let e=new St(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof et)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Bi(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Bi(t,e,n){if(Fi(t))return"";if(n===0)return null;let o=jf(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:Bi(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function jf(t){
let e=[...vf().get(t)??[],...Gf(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Gf(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,m)=>c(
m)),a=o.filter((p,m)=>!c(m)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===e&&r.push(u),a.every(
Fi)&&i.push(d)}return[...r,...i]}var _i=["fatal","html","replacement","ignore","translit"];function Ni(t,e,n){return typeof t=="function"?(o,r)=>Yf(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?tn(e):void 0}function Yf(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=Ct(Q(t,e));return ot(n,0,h(n))}function Tt(t,e,n,o){return typeof t=="number"?Ci(t,e,n,o):new ao(t,Ci(0,e,n,o))}function Ci(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Ni(r,e,o);if(!s||tt(e))return new en(t,e,n);let c=Vf(t,n);return new Xe(c,e,r,i?.counting(s)??s)}function Vf(t,e){return new en(
t,38,{...e,bom:!1,unmappable:"fatal"})}var en=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Hn(e,this.to,this.#n.ignoreBOM,
this.#t),Cr(e,n),this.#t=G())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=zt,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Ae(this.to)??[]));
let d=Math.max(0,no.indexOf(c)),u=h(e);try{Hn(this.from,this.to,i,this.#t);for(let p=0;;){let m=u-p<=65536,x=m&&p===0?e:
g(e,p,m?u:p+65536),A=Vr(x,r,d,m?n:y.none);a?.addBlock(this.#e+p);let F=A<0?B.written():A;if(F>0&&o(f(F)),A<0&&this.#o(A,
p),p+=B.read(),m&&B.finished())break}}catch(p){throw $(p)}this.#t=n===y.result?null:G(),this.#e=n===y.none?this.#e+u:0}#o(e,n){
let o=this.#e+n+B.start();throw this.#t=G(),this.#e=0,e===-1?new v(w[this.from].name,o,B.length()):new et(B.codePoint(),
o,w[this.to].name)}},ao=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===y.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new yt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==y.none);
i.length>0&&(this.#r.transcode(i.concatenate(),y.none,r),this.#o=!0),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(
e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var ps=require("node:buffer"),q=require("node:fs"),j=require("node:path");var uo=E(()=>dt(Xf)),Zt=E(()=>dt(Zf)),Jf=E(()=>dt(na));function Ri(t,e,n){if(t!==0&&t!==38||n<24||Nt(e,n)||t===0&&Ui(e,n))return;let o=t===0?Zt():Jf();return o?.takes?.(e,n)===
!1?void 0:o}function Li(t,e,n,o){if(Y.length=0,e>256&&(o||Nt(t,e)||Ui(t,e)))return;let r=Zt();if(!r||r.takesQuickly?.(t,
e)===!1)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!Ye(t,i,e))))try{let s=r.decodeQuickly(i<e?g(t,0,
i):t,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function Ui(t,e){if(e<8192)return!1;let n=0;for(let o=0;o<
e-1;o+=Math.ceil(e/8))t[o]>=192&&(t[o+1]&192)!==128&&n++;return n>1}function Xf(){let{isAscii:t}=or("node:buffer"),e=new Uint8Array(100).fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?
t:void 0}function Zf(){let t=nt()<22,e=t?uo():void 0;if(t&&!e)return;let n=Bt("utf-8"),o=Qf(n),r=nr()?ea:void 0,i=t?ta:r,
s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.
of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,d=Uint8Array.of(97,127),u=o(f,f.length)===a&&
n(f)===a&&o(d,2)==="a\x7F",p=Ft;if(!(!u||e&&p.call(d,0,2)!=="a\x7F"))return{decode(m,x,A){try{if(e)return p.call(m,0,x);
let F=n(m);return A&&F.includes("\uFFFD")?void 0:F}catch{return}},decodeQuickly:o,takesQuickly:i,takes:e?(m,x)=>le(m,x)&&
e(m):r,completeLength(m,x){for(let A=1;A<=3&&A<=x;A++){let F=m[x-A];if(F<128)break;if(F>=192)return(F>=240?4:F>=224?3:2)>
A?x-A:x}return x}}}function Qf(t){let e=tr;if(!e||L()||!(nt()>=22))return t;let n=xt()?64:1/0;return(o,r)=>r<=n?e.call(o,
0,r):t(o)}var ta=(t,e)=>e<=64||e<=256&&le(t,e);function ea(t,e){if(e<128)return!1;let n=0;for(let o=0;o<e;o+=Math.ceil(e/
16)){let r=t[o];if(r<128)n+=1;else{if(e<768)return!1;if(r===225)n-=3;else if(r>=206&&r<240)return!1}}return n>=0}function na(){
return V()?ra():oa()}function oa(){let t=Mt,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.
length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return $i(0,
nt()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function ra(){let t=Bt(
"utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return $i(2048,1/0,(e,n,o)=>{let r=t(e);return o&&
r.includes("\uFFFD")?void 0:r})}var $i=(t,e,n)=>({takes:(o,r)=>r>=t&&r<=e,decode(o,r,i){try{return n(o,r,i)}catch{return}},
completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});var Pi=E(L);function Wi(t,e,n){if(n>64)return le(e,n)?ia(t,e,n):void 0;if(n<=ti()||(e[n>>1]|e[n-1])>=128||!to(e,n))return;
let o=ho();return o?o.call(e,0,n):Pe(t,e,n)}function ia(t,e,n){let o=ho(),r=z(t);if(!(n<512&&(r||!o))&&!(r&&!o&&Yi(t))&&
!Nt(e,n))try{return uo()?.(e)??Gn(e,n,128,128)?o?o.call(e,0,n):Zt()?.decodeQuickly(e,n):void 0}catch{return}}var nn=[],we=[];
function Hi(t,e,n){if(!(n<=18||n>=512))return we[t]===void 0&&(we[t]=aa(t)?Gi(t):null),ji(we[t],e,n)}function vi(t,e,n){
return n<512?(Pi()?lo(t,e,n):void 0)??Pe(t,e,n)??lo(t,e,n)??Di(t,e,n):lo(t,e,n)??(Yi(t)?Di(t,e,n):void 0)??Pe(t,e,n)}function lo(t,e,n){
let o=ho();if(!(!o||t!==21||!ca(e,n)||Nt(e,n)))try{return o.call(e,0,n)}catch{return}}var Di=(t,e,n)=>ji(Gi(t),e,n),ji=(t,e,n)=>t&&
!Nt(e,n)?mo(t,e):void 0;function mo(t,e){try{return t(e)}catch{return}}function Gi(t){return nn[t]===void 0&&(nn[t]=null,
nn[t]=dt(()=>da(t))??null),nn[t]}var ho=E(()=>dt(sa));function sa(){let t=Ft,e=Uint8Array.from({length:256},(n,o)=>o);return t.
call(e,0,256)===String.fromCharCode(...e)?t:void 0}function ca(t,e){let n=Math.min(e,64);for(let o=0;o<n;o++)if((t[o]&224)===
128)return!1;return n===e||Gn(t,e,128,224)}var Yi=t=>t===21?fa():Vi(),Vi=E(V),fa=E(()=>V()||L()||!(nt()>0)),aa=t=>Vi()||
t===21&&Pi();function da(t){let e=We(t),n=Bt(w[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.
from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Ki;function qi(t,e){return Ki??=ua(),Ki(t,e)}function ua(){let t=Zt(),{mixed:e,most:n}=t&&L()?{mixed:0,most:0}:ri();
return(o,r)=>{if(r<=e||r<=n&&Ge(o,r)){let i=Pt(o,r,!0);if(i!==void 0)return i}if(t?.takesQuickly?.(o,r)!==!1)try{return t?.
decodeQuickly(o,r)}catch{return}}}function zi(t,e,n){try{return Ut(t,null),He(0,ue(e,n,0,!1,!0))}catch(o){throw $(o)}}var Qt=new Uint8Array(18),pa=[0,0],D=class{encoding;fatal;ignoreBOM;#t=null;#e=pa;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Nn(e);if(!this.#t&&this.#n===0){let i=this.#c(e,r,n);if(i!==void 0)return n||
this.#u(r),i}return this.#s(e,r,n,o)}decodeWhole(e,n){let o=Nn(e);this.reset();let{encoding:r}=this,i=o<=256&&!this.fatal;
if(i&&r===0&&o>0){let s=qi(e,o);if(s!==void 0)return e[0]===239?this.#a(s):s}else{let s=i&&o>18?we[r]:void 0,c=s?mo(s,e):
this.#c(e,o,!0);if(c!==void 0)return c;if(i&&!tt(r))return zi(r,e,o)}return this.#s(e,o,!0,n)}#s(e,n,o,r){if(this.#n>0){
let d=this.#d(e,n,o)??this.#l(e,n,o,r);if(d!==void 0)return d;this.#h()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#x(
e,n,o)??this.#m(e,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,$(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,
this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(e,n,o){let{encoding:r}=this;if(Y.length=0,n===0)return"";if(r===0){
let c=ii(e,n)?Pt(e,n,o):void 0;if(c!==void 0)return this.#f(c);let f=Li(e,n,o,this.fatal);return f===void 0?void 0:this.#a(
f)}if(!Ko(r))return;let i=z(r),s=(i?Hi(r,e,n):void 0)??(e[0]<128?Wi(r,e,n):void 0)??(oi(e,n,i)?Xn(e,n,o,r):void 0)??(i?vi(
r,e,n):void 0);return this.#f(s)}#f(e){return this.fatal&&e?.includes("\uFFFD")?void 0:e}#a(e){return!this.#o&&!this.ignoreBOM&&
e.charCodeAt(0)===65279?e.slice(1):e}#d(e,n,o){let r=this.#n+n;if(n===0||r>18)return;Y.length=0,this.#p(e,r);let i=this.#f(
this.encoding===0?Pt(Qt,r,o):Xn(Qt,r,o,this.encoding));return i!==void 0&&!o&&this.#u(n),i}#l(e,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#p(e,a);let d=Pt(Qt,a,!0);if(d===
void 0||d.startsWith("\uFFFD"))return;let u=a-f;this.#n=0,this.#r+=u;try{return Dt(d,this.decode(g(e,u),o,r))}catch(p){throw p instanceof
v||p instanceof TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=c,this.#n=f),p}}#p(e,n){Qt[0]=this.#e[0],Qt[1]=this.#e[1];
for(let o=this.#n;o<n;o++)Qt[o]=e[o-this.#n]}#u(e){this.#r+=e,this.#o||=e>0,this.#n=Y.length,Y.length>0&&(this.#e=[Y.bytes[0],
Y.bytes[1]])}#h(){let e=Uint8Array.from(this.#e);try{Ut(this.encoding,null),ue(e,this.#n,0,this.fatal,!1),this.#t=G(),this.#n=
0}catch(n){throw $(n)}}#x(e,n,o){let r=Ri(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<256&&
(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#m(
g(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:g(e,i,c),a=r.decode(f,c-i,this.fatal);if(a===void 0){if(s=Dt(s,this.#m(
f,c-i,!0)),this.#i)return s}else s=Dt(s,this.#a(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Ye(
e,c,n)?(this.#u(n-c),s):Dt(s,this.#m(g(e,c,n),n-c,o))}#m(e,n,o){Ut(this.encoding,this.#t);let r="",i=vr(n),s=this.#o||this.
ignoreBOM||!tt(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?e:g(e,f,f+d),
p=ue(u,d,c,this.fatal,o&&a);if(p<0)return this.#t=G(),this.#i=new v(this.name,this.#r+f+B.start(),B.length()),r;if(c+=p,
c>0&&(a||!Hr(c))){let m=!s&&Gr()===65279?1:0;i?i.add(jr()+2*m,c-m):r=Dt(r,He(m,c)),s=!0,c=0}if(a)break}return this.#o=s,
this.#t=o?null:Br(),this.#r+=n,i?i.toText():r}};function Xi(t,e){let n=X(t,e);if(n===36)throw new RangeError(`${e}: The \
encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var te={failure:1,usage:2};var xo=require("node:buffer");function wo(t){if((0,xo.isUtf8)(t))return Zi(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,xo.isUtf8)(r));e+=o?Zi(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Zi=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function M(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var k=require("node:fs");var es=require("node:util");var ns={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},ge={
...ns,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Ee={...ns,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function pt(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,es.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function st(t,e){
return Se(t,e instanceof Error?e.message:String(e)),te.failure}function Se(t,e){ee(`encoding-wasm: ${t}: ${e}
`)}var ts=!1;function ee(t){ts||process.stderr.on("error",()=>{}),ts=!0,process.stderr.write(t)}var ct=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var os;async function Eo(t,e){let n=async i=>{try{return await i()}catch(s){throw pt(s,ge)}},{next:o,close:r}=await n(()=>t===
"-"?ma(e):ha(M(t),e));return{next:()=>n(o),close:r}}async function*rn(t){let e=await Eo(t);try{for(let n=await e.next();n;n=
await e.next())yield n}finally{await e.close()}}function ma(t){let e=fs((0,k.fstatSync)(0,{bigint:!0}),t);return e.isFile()?
is(0,e,()=>{}):xa()}function ha(t,e){let n=fs((0,k.statSync)(t,{bigint:!0}),e);if(!n.isFile())return wa(t);let o=(0,k.openSync)(
t,"r");return is(o,n,()=>(0,k.closeSync)(o))}function is(t,{size:e},n){os??=new Uint8Array(262144);let o=os,r=0;return{async next(){
let i=(0,k.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,k.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function xa(){
let t=ss(0,()=>{}),e=process.platform==="win32"?rs():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=rs()}return e.next()},close:()=>e?.close()}}function rs(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function wa(t){let e=await cs(
n=>(0,k.open)(t,n));return ss(e,()=>(0,k.closeSync)(e))}function ss(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await cs(i=>(0,k.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var cs=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function fs(t,e){if(t.isDirectory())throw new Error(ge.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var S=require("node:fs"),ft=require("node:path");function yo(t){if(t===void 0)return ga();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,S.lstatSync)(
M(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,S.statSync)(M(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(ft.sep))throw new Error(Ee.EISDIR);return o&&!o.isFile()?To((0,S.createWriteStream)(M(t)),!0):(o&&(0,S.accessSync)(
M(t),S.constants.W_OK),ya(n?So(t):t,o))}var as;function ga(){return as??=Ea(),as}function Ea(){let t=(0,S.fstatSync)(1,{
bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?To(process.stdout,!1):Sa(e)}function Sa(t){let e,
n=()=>{e??=To(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,S.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function To(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function So(t){if(!(0,S.lstatSync)(M(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=wo((0,S.readlinkSync)(
M(t),"buffer"));return(0,ft.isAbsolute)(e)?So(e):So(`${wo(S.realpathSync.native(M((0,ft.dirname)(t)),"buffer"))}${ft.sep}${e}`)}
var ds=0;function ya(t,e){ds+=1;let n=[process.pid,ds,Math.random().toString(36).slice(2)].join("-"),o=M((0,ft.join)((0,ft.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,S.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,S.closeSync)(r))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,S.writeSync)(r,f))},wait(){},finish(){s(),e&&(Ta(o,e),(0,S.chmodSync)(o,e.mode)),
(0,S.renameSync)(o,M(t))},discard(){try{s()}finally{(0,S.rmSync)(o,{force:!0})}}}}function Ta(t,{uid:e,gid:n}){try{(0,S.chownSync)(
t,e,n)}catch{}}async function sn(t){try{let e=yo();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Oo(
void 0,e)}}function Oo(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":_(t);return st(`cannot write ${o}`,pt(e,Ee))}async function ms(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,f=async(a,d)=>{c=await sn(`${_(a)}: ${d}
`)||c};for(let a of t.files)try{e.skipUTF8&&await Ma(a)?(s+=1,e.dryRun&&await f(a,"would be left alone: it is UTF-8")):await Oa(
a,t,e,r,{run:n,say:f})?i+=1:o.push(a)}catch(d){st(_(a),d),o.push(a)}if(!t.quiet){let a=e.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"";ee(`encoding-wasm: ${ct(
i,"file")} ${a}${d}${u}
`)}return o.length>0?te.failure:c}async function Oa(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let f=o===void 0?
t:(0,j.join)(o,Ia(t));if(o!==void 0){let d=(0,j.resolve)(f);if(d===(0,j.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${_(f)} is the place of another file; con\
vert it by itself`);i.add(d)}let a=w[e.to].name;if(r){let d="";if(await s({files:[t],output:f,isDry:!0,onDecision:x=>{d=
w[x].name}})!==0)return!1;let p=f===t?"":`, to ${_(f)}`,m=n?`, and kept as ${_(t+n)}`:"";return await c(t,`would be conv\
erted from ${d} to ${a}${p}${m}`),!0}try{return o!==void 0&&Aa((0,j.dirname)(f)),n?await ba(t,n,()=>s({files:[t],output:f})):
await s({files:[t],output:f})===0}catch(d){throw pt(d,Ee)}}async function ba(t,e,n){let o=M(`${t}${e}.tmp`);try{(0,q.accessSync)(
M(t),q.constants.R_OK)}catch(i){throw pt(i,ge)}(0,q.copyFileSync)(M(t),o);let r=await n()===0;return r?(0,q.renameSync)(
o,M(`${t}${e}`)):(0,q.rmSync)(o,{force:!0}),r}var ls=new Set;function Aa(t){ls.has(t)||(0,q.mkdirSync)(M(t),{recursive:!0}),
ls.add(t)}function Ia(t){let e=(0,j.isAbsolute)(t)?(0,j.basename)(t):(0,j.relative)(".",t);return e.startsWith("..")?(0,j.basename)(
t):e}async function Ma(t){let e=new D(0,!0,!0),n=!0,o=!1;try{for await(let r of rn(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,ps.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof v)return!1;
throw r}}var cn=class{#t;#e=new P;constructor(e=Wt({},"Examination")){this.#t=new yt(e)}add(e,n){let o=Math.min(h(e),1024-this.#e.
length);o>0&&this.#e.add(ot(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return oo(e)?xi(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=xs(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>xs(n.encoding,o)||n.score>=.9)&&hs(e.encoding,
o)!==hs(n.encoding,o)?i:void 0}},hs=(t,e)=>new D(t,!1,!0).decode(e,!1);function xs(t,e){let n=0,o=null;for(let r=0;r<h(e);r+=
65536){let i=g(e,r,Math.min(r+65536,h(e)));Ut(t,o),Pr(i,!1),n+=gt.malformed(),o=G()}return n}async function ws({files:t,sniffing:e,json:n,quiet:o}){let r=Wt(e,"--detect"),i=Wt({...e,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of t)try{let a=new cn(i),d=e.sniff==="detect"?a:new yt(r),{encoding:u,...p}=await _a(f,d,a),m=a.doubt&&Na(
a.doubt),x=a.detected?.kind??(p.source==="default"?"empty":"text");c.push({file:f,encoding:w[u].name,...p,kind:x,doubt:m??
null}),m&&!o&&Se(_(f),Ca(m))}catch(a){s=st(_(f),a)}return await sn(n?`${JSON.stringify(c,null,2)}
`:Ra(c))||s}async function _a(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of rn(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),e.decision}function Na({
declared:t,detected:e,...n}){let o=e===void 0?null:w[e].name;return{declared:w[t].name,detected:o,...n}}function Ca({declared:t,
detected:e,score:n,malformed:o}){let r=`has ${ct(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===
null?`it declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Ra(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var gs={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},ne=class{#t={...gs};get malformed(){return this.#t.
malformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.firstMalformed=e+gt.firstMalformed()),n.malformed+=gt.malformed(),
n.unmappable===0&&(n.firstUnmappable=e+gt.firstUnmappable(),n.codePoint=gt.codePoint()),n.unmappable+=gt.unmappable()}counting(e){
return(n,o)=>{let r=this.#t,i=e(n,o);return i===null||n===65533||(r.unmappable===0&&(r.firstUnmappable=o(),r.codePoint=n),
r.unmappable+=1),i}}take(){let e=this.#t;return this.#t={...gs},e}};var fn=class{#t;#e;#n;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i,losses:s=new ne}){let c={fatal:!1,bom:!1,losses:s};
this.#n=s,this.#t=Tt(e,38,{...c,ignoreBOM:o,unmappable:"fatal"},""),this.#e=Tt(38,n,{...c,ignoreBOM:tt(n),bom:r,unmappable:i},
"")}get decision(){return this.#t.decision}transcode(e,n,o){let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(
c));let s=this.#n.malformed>i;for(let c of r)this.#e.transcode(s?Ua(c):c,y.none,o);n===y.result&&this.#e.transcode(new Uint8Array,
n,o)}};function Ua(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var Es=require("node:fs"),Ss=require("node:path");function ys(){let t=(0,Ss.join)(__dirname,"encoding.wasm");try{return xr((0,Es.readFileSync)(t)),!0}catch(e){let{message:n}=pt(
e,{});return st(`its part ${_(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var an=class{fatal;ignoreBOM;#t;#e;#n=C;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&h(this.#n)===0?e:_t(this.#n,e);if(!n&&Jo(r))return this.#n=
r,"";let i=It(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new D(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?g(r,s):r,n,o)}};function Ts(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function Os(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}function dn(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Q(t,o),i=X(it(e),o),s=Rt(n,"fatal",o),c=Rt(n,"ign\
oreBOM",o);return new an(i,s,c).decode(fe(r),!0,o)}function bo(t){return $a(fe(Q(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function $a(t){return new D(0,!1,!0).decode(t,!0)}var ka=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Pa=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Wa=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
t=>new RegExp(`[${t}]`,"u")));function Ha(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=Wa();if(n.test(t))return 4;if(!o.
test(t))return e<128?1:ka.test(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<12544||e>=65377&&
e<=65439?1010:1e3}var Ao;function un(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
dn(Uint8Array.from(r),t))}var Io;function Bo(t){Io??=new Uint16Array(65536),Ao??=[un("shift_jis",136,151,64),un("gbk",176,
215),un("big5",164,198,64),un("euc-kr",176,200)];let e=Ao.map(()=>0),n=0,o=1;for(let r of t){let i=Number(r.codePointAt(
0)),s=Io[i]||Ha(r,i);Io[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of Ao.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:Pa.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var mn="Failed to execute 'decode' on 'TextDecoder'",_o=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=va(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&Os(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=C,n=void 0){let o=this.#t;if(n===void 0&&!this.#e&&
ArrayBuffer.isView(e)&&e instanceof Uint8Array)return o.decodeWhole(e,mn);let r=Q(e,mn),i=Rt(n,"stream",mn);return this.#e||
o.reset(),this.#e=i,o.decode(fe(r),!i,mn)}},Is=Ts(_o,"TextDecoder");function va(t,e,n){let o=it(t),r=Rt(e,"fatal",n),i=Rt(
e,"ignoreBOM",n);return new D(Xi(o,n),r,i)}var Cs="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Rs=/^[GSBE]/,Ls=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
od=/^w|G|S|B.+5|KR/,oe="UTF-8";function Us(t,e=void 0){let n="Failed to execute 'repairMojibake'",o=dr(t,n),{maxSteps:r}=rt(
e,{maxSteps:(f=2)=>Math.min(Number(f),3)},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];let s=Math.max(0,i-40),c=o.slice(s,
s+1e3);return rd(c,r).map(({steps:f,gain:a})=>({text:Ns(o,f)??o.replace(/[^\r\n]+/g,d=>Ns(d,f)??d),path:f.map(({really:d,
readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function rd(t,e){let n=_s(t);if(n>25)return[];let o=Bo(t)-
n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let f=0;f<e;f++){i=i.flatMap(a=>id(a,o)).sort(No);for(let a of i)r.has(
a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[...r.values()].sort(No).slice(0,5);for(let f of s)
f.gain+=.6*_s(f.text);s.sort(No);let c=7+Math.min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}
var No=(t,e)=>e.gain-t.gain;function id({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of Cs.entries()){let c=Rs.test(s)&&
!Ls.test(t)?void 0:Co(t,s);if(!c)continue;let a=t.includes(re)||$s(c)?.includes(re)?sd:io(c).candidates;for(let{encoding:d,
score:u}of a){if(u<.003)break;if(e.length>0&&d!==oe&&e[0].really!==oe)continue;let p=Ro(c,d,!0);if(p===void 0||p===t)continue;
let m=n+2.4*Math.log2(u)-i*.25-(d===oe?-2:1)-(e.length>0?4:0),x=o-Bo(p)+m;r.push({text:p,steps:[...e,{really:d,readAs:s}],
bits:m,gain:x})}}return r}function _s(t){if(t.includes(re))return 0;let e=Ls.test(t),n=-1/0;for(let o of Cs){let i=od.test(
o)&&Rs.test(o)===e?Co(t,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,score:a}of io(i).candidates)
f===o||Ro(i,f)===t?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}
function Ns(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Co(n,r),s=i&&Ro(i,o);if(s===void 0)return;n=s}return n}var re="\
\uFFFD",sd=[{encoding:oe,score:.9}];function Co(t,e){let n=t.replaceAll(re,"\x7F").replace(/[\x80-\x9F]/g,o=>dn(Uint8Array.
of(o.charCodeAt(0)),e));try{return new St(di(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Ro(t,e,n=!1){
if(t.includes(127))return e===oe?cd(t):void 0;try{return new Is(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===
oe?$s(t):void 0}}function $s(t){let e=bo(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return 4*n<=
o?e:void 0}function cd(t){let e=bo(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??
[]];return!e.includes(re)&&n.length<=o.length+1?e.replaceAll("\x7F",re):void 0}var hn=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=Tt(e,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},""),this.#e=Tt(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s,losses:c},"")}get decision(){
return this.#t.decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===y.none)return;let r=Buffer.concat(
this.#n);this.#n=[];let i=new D(0,!1,!0).decode(r,!0),[s]=Us(i);n===y.source&&(this.path=s?.path??[]),this.#e.transcode(
s?Buffer.from(s.text):r,n===y.result?n:y.none,o)}};var wn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var Ps=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Lo=new Set,Uo=!1,ks=Date.now();function $o(t){if(Lo.add(t),!Uo)for(let e of Ps)
process.on(e,Ws);return Uo=!0,()=>Lo.delete(t)}function Ws(t){for(let e of Lo)e();for(let e of Ps)process.off(e,Ws);process.
kill(process.pid,t)}function Hs(){if(!(!Uo||Date.now()-ks<50))return new Promise(t=>{setImmediate(()=>{ks=Date.now(),t()})})}function js(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=t;if(r)
return s>0&&i.push(`${ct(s,"invalid byte sequence")} ${Do(s)} left out, ${ko(s)}at offset ${c}`),t.unmappable>0&&i.push(
`${vs(t.unmappable,n)} ${Do(t.unmappable)} left out`),i;if(s>0){let u=ct(s,"invalid byte sequence"),p=`${ko(s)}at offset\
 ${c}`;i.push(`${u} became ${dd(n,o)}, ${p}; the file is damaged, or not in ${w[e].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${Do(t.unmappable)} left out`:ad[typeof o=="function"?"function":o];if(t.unmappable>
0&&d){let u=`${ko(t.unmappable)}${Po(a)} at offset ${f}`;i.push(`${vs(t.unmappable,n)} ${d}, ${u}; use --unmappable html\
 in HTML, or --to utf-8`)}return i}var ad={replacement:"became ?",translit:"became their best fit",function:"became thei\
r best fit, or ?"},Do=t=>t===1?"was":"were",ko=t=>t===1?"":"the first ",vs=(t,e)=>`${ct(t,"character")} that ${w[e].name}\
 can't represent`;function Po(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${Ie(t)}\
)`:Ie(t)}function dd(t,e){return Ae(t)||t===J("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var Vs=require("node:fs");var hd="\x1B[?25l",xd="\x1B[?25h",Ys="\r\x1B[K";function Ks(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let p=Sd(r,d,(u-f)/1e3);ee(`${i?"":hd}${Ys}${p.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:gd(t),canShow:wd(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},stop(){i&&
ee(`${Ys}${xd}`),i=!1}}}var wd=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function gd(t){
let e=0;for(let n of t){let o=n==="-"?void 0:Ed(n);if(!o?.isFile())return;e+=o.size}return e}function Ed(t){try{return(0,Vs.statSync)(
M(t))}catch{return}}function Sd(t,e,n){let o=`${gn(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${gn(t)} MB | ${o}`;let r=e>
0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${gn(t)} of ${gn(e)} MB | ${o} | ${c}${s%60} s left`}var gn=t=>(t/1e6).toFixed(
1);var En=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new D(e,!1,!0)}startFile(){this.line=1,this.column=1,this.#e=
[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Td(e),this.column=1,this.#t.reset(),this.#e=[]),this.#e.push(e.
slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=1;this.#e=[]}};function Td(t){let{
start:e,words:n}=Ne(t,0),o=e+4*n.length,r=zs(t,0,Math.min(e,t.length))+zs(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.
min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|
0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function zs(t,e,n){let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);
return o}var bt=class extends Error{};async function jo(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Ks(
t.files,n,()=>{o?.keepListening?.(),n&&(r=$o(i))}),c=0;try{n||(r=$o(i)),o=t.isDry?bd:yo(t.output);let f=new Ho(t,e,o,s);
for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
Oo(t.output,f instanceof bt?f.cause:f)||c}return r(),c}var bd={write(){},wait(){},finish(){},discard(){}},Ho=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new vo(e,n,i=>{try{o.write(i)}catch(s){throw new bt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof bt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),st(_(e),n)}}async end(){this.#o.convert(new Uint8Array,y.result),await this.#e.finish()}async#r(e){let n=await Eo(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,y.none),await this.#i(),this.#n.add(r.
length),await Hs()}finally{await n.close()}this.#o.convert(new Uint8Array,y.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new bt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),Se(_(e),n)}},vo=class{#t;#e;#n;#o;#r=new ne;#i;#s;#c=!1;#f=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&tt(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="tran\
slit";this.#a=u&&!tt(r)?new En(r):void 0,this.#s=f&&new wn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;this.#f=!0,n!==y.result&&!this.#c&&(this.#i=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.
advance(s),this.#e.isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof bt)throw s;o=s}for(let s of r)if(!this.#i)this.#d(
s);else for(let c of this.#i.add(s))this.#d(c);if(this.#c=!o&&n===y.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#d(
s);this.#i=void 0}this.#a?.settle();let i=o&&Id(o,this.#a);if(this.#c||this.#a?.startFile(),o)throw i}#d(e){this.#n(this.#s?
this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,y.source)}catch(e){if(e instanceof bt)throw e}}takeMessages(){
let{from:e,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#f)return[];this.#f=!1;let s=n?
[]:js(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that \
is repaired`),typeof e=="object"&&(o||!n&&Xs(r))&&s.unshift(Ad(r)),s}},Xs=({score:t})=>t!==null&&t<.9;function Ad(t){let{
encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Xs(t)?"; this is uncertain: check the result, or n\
ame the encoding with --from":"";return`decoded as ${w[e].name} (${r})${i}`}function Id(t,e){if(t instanceof v){let n=t.
length===1?"is":"are";return new Error(`${ct(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; chec\
k --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(t instanceof et&&e){let{line:n,column:o}=e;return new Error(
`line ${n}, column ${o} (offset ${t.index}): ${t.encoding} can't represent ${Po(t.codePoint)}; use --unmappable translit\
 or replacement, or html in HTML, or --to utf-8`)}return t}var Md=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Fd=E(()=>new Map(Md.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Zs(t){
return J(t)??Fd().get(Oe(t))??In(t)}var ie=class extends Error{};var Qs=["bash","zsh","fish"];var Sn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Bd,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:_d,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:_i},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:so},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Qs}];var yn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Bd(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:tc(e)}function _d(t){let[e,...n]=t.split("//"),o=tc(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new ie(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function tc(t){let e=J(t)??Zs(t);if(e===void 0)throw new ie("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===36)throw new ie("It stands for an encoding that holds no text.");return e}var mt="encoding-wasm",Tn=()=>[...Sn,...yn].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?Nd():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Cd(e)}}),Nd=()=>["auto",...w.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],Cd=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function ec(t){return{bash:Rd,zsh:Ld,fish:Ud}[t]()}function Rd(){let t=Tn().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=Tn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${mt} in bash: put it into ~/.local/\
share/bash-completion/completions/${mt}
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
complete -o filenames -F _encoding_wasm ${mt}
`}function Ld(){let t=Tn().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${mt}
# Completion for ${mt} in zsh: put it into a directory of $fpath as _${mt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Ud(){let t=Tn().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${mt} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${mt} in fish: \
put it into ~/.config/fish/completions/${mt}.fish
${t.join(`
`)}
`}var On=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function nc(t){
let e=[...Sn,...yn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,a=s.split(", ").map(p=>`\\fB${On(p)}\\fR`),d=a.pop(),u=r?`
${On(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...a,d+f].join(", ")}
${On(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${On(t)}" "User Commands"
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
`}async function $d(t,e){if(!ys())return te.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:p}=e,m={sniff:i,locale:s,detect:!0};if(o)return ws({...t,sniffing:m,json:r});
let x=d===void 0?void 0:tn(t.to),A={...t,from:n==="auto"?Wt(m,"--from auto"):n,unmappable:x?at=>x(at)??d:t.unmappable,drop:c},
F={isLending:!c&&!f&&!a&&!Dd(A.unmappable),newTranscoder(at,vt){let{from:jt,to:se}=at;return f?new hn(jt,se,vt):c?new fn(
jt,se,vt):Tt(jt,se,F.isLending?{...vt,take:qn}:vt,"")},newFixer:a&&(()=>new Ke(A.to))};if(u===void 0&&p===void 0)return jo(
A,F);let{skipUtf8:ye=!1,dryRun:Ht=!1}=e;return ms(A,{suffix:u,directory:p,skipUTF8:ye,dryRun:Ht},at=>jo({...A,...at},F))}
var Dd=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
