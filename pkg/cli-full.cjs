"use strict";var On=Object.defineProperty;var rc=Object.getOwnPropertyDescriptor;var ic=Object.getOwnPropertyNames;var sc=Object.prototype.hasOwnProperty;var cc=(t,e)=>{for(var n in e)On(t,n,{get:e[n],enumerable:!0})},fc=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of ic(e))!sc.call(t,r)&&r!==n&&On(t,r,{get:()=>e[r],enumerable:!(o=rc(e,r))||o.enumerable});return t};var ac=t=>fc(On({},"__esModule",{value:!0}),t);var Dd={};cc(Dd,{completionFor:()=>ec,manual:()=>nc,runFully:()=>Ld});module.exports=ac(Dd);var ce="encoding-wasm";function Go(){throw new Error("encoding-wasm: call instantiate() first.")}var Oe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var x=pc();function pc(){let t=Oe.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var mc=E(()=>new Map(x.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),hc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ko=t=>t<36&&t!==33,V=t=>t>0&&t<29,qo=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(x[t].name),wc=t=>hc.find(([e])=>t>=e)[1];function z(t){let e=mc();return e.get(t)??e.get(Xo(xc(t)))}function J(t,e){
let n=z(t);if(n===void 0){let o=bn(t),r=o===void 0?"":` Did you mean '${x[o].name}'?`;throw new RangeError(`${e}: The en\
coding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=wc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${ce}' doesn't include ${x[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function bn(t){
let e=be(t),n={936:"gbk",950:"big5"}[e]??e,o=x.findIndex(({labels:r})=>r.some(i=>be(i)===n));return o<0||o===36?void 0:o}
var be=t=>Xo(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),zo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function It(t){if(t[0]>=239)return zo.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Jo({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function Ie(t){return zo.find(e=>e.encoding===t)?.bytes}function X(t){return t===
0||t===37||t===38}function xc(t){let e=0,n=t.length;for(;Yo(t[e]);)e+=1;for(;Yo(t[n-1]);)n-=1;return t.slice(e,n)}var Yo=t=>`\
	
\f\r `.includes(t);function Xo(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var v=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Me=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Zo=Symbol.for("encoding-wasm.UnmappableError"),et=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${Me(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.
codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o==
"object"&&o!==null&&Zo in o}[Zo](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"nam\
e",e),Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Qo=(t,e)=>t?.prototype?.[e],Fe=t=>Qo(globalThis.Buffer,t),Mt=Fe("ucs2Slice"),Be=Fe("ucs2Write"),tr=Fe("utf8Slice"),Ft=Fe(
"latin1Slice"),gc=t=>globalThis[t],er=gc("TextDecoder"),Ec=Qo(er,"decode");function Bt(t){let e=new er(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Ec}),n=>e.decode(n)}function dt(t){try{return t()}catch{return}}var Z=()=>"InternalError"in globalThis,N=()=>"Bun"in globalThis;function nr(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var wt=()=>"Deno"in globalThis,nt=()=>Number.
parseInt(globalThis.process?.versions?.node,10),or=t=>globalThis.process?.getBuiltinModule?.(t);function Yt(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var An=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,rr=()=>Object.getPrototypeOf(Uint8Array.prototype),_e=t=>An(rr(),
t),In=t=>An(DataView.prototype,t),ir=t=>globalThis[t]&&An(globalThis[t].prototype,"byteLength"),Mn=t=>rr()[t],Tc=_e(Symbol.
toStringTag),Ne=_e("buffer"),Fn=_e("byteOffset"),sr=_e("byteLength"),Oc=Mn("includes"),bc=Mn("set"),Ac=Mn("slice"),Ic=In(
"buffer"),Mc=In("byteOffset"),Fc=In("byteLength"),cr=ir("ArrayBuffer"),Bc=ir("SharedArrayBuffer"),h=t=>sr.call(t);function Bn(t){
let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:h(t)}var g=(t,e,n=h(t))=>new Uint8Array(Ne.call(
t),Fn.call(t)+e,n-e);function _t(t,e){let n=new Uint8Array(h(t)+h(e));return Q(n,t),Q(n,e,h(t)),n}function Ce(t,e){let n=Fn.
call(t),o=e+(-(n+e)&3),r=Math.max(0,h(t)-o)>>2,i=r>0?new Int32Array(Ne.call(t),n+o,r):new Int32Array;return{start:o,words:i}}
var xt=(t,e)=>g(t,0,Math.min(e,h(t))),Q=(t,e,n)=>bc.call(t,e,n),fr=(t,e)=>Oc.call(t,e),ot=(t,e,n)=>Ac.call(t,e,n);function Re(t,e,n){
if(n>24)return ot(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Nt(t,e){if(e<=64)return!1;
try{return cr.call(Ne.call(t)),!1}catch{return!0}}function tt(t,e){if(!ArrayBuffer.isView(t)&&ar(t)===void 0)throw new TypeError(
`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Ct(t){return ArrayBuffer.isView(t)?_c(t):ar(t)===0?C:new Uint8Array(t)}var fe=t=>t instanceof Uint8Array?t:Ct(t);
function _c(t){try{return Tc.call(t)===void 0?new Uint8Array(Ic.call(t),Mc.call(t),Fc.call(t)):new Uint8Array(Ne.call(t),
Fn.call(t),sr.call(t))}catch{return C}}var C=new Uint8Array;function ar(t){for(let e of[cr,Bc])try{return e?.call(t)}catch{}}
function rt(t,e,n){_n(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Rt(t,e,n){
return t===void 0?!1:(_n(t,n),!!t?.[e])}function _n(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(
`${e}: The options must be an object.`)}var it=t=>`${t}`;function dr(t,e){if(typeof t=="string")return t;throw new TypeError(
`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Nn(t){return(e,n)=>{let o=e===void 0?t[0]:it(e);if(t.includes(o))return o;throw new TypeError(`${n}: The provid\
ed value '${o}' isn't one of '${t.join("', '")}'.`)}}function pr(t,e,n){let o=Le(f=>Lc(f,n),t,e),r=Le(Dc,t,e);if(o&&r){let f=wt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:wt()?o.writeBytes:void 0,mostByTable:512}}
let i=Cn(t);if(o)return Z()?Uc(o,Le(lr,t,e)):o;let s=r??Le(lr,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Le(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=t(e);return r.write(o,n),Cn(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Rc="str\
ings";function Lc(t,e){let[n]=WebAssembly.Module.customSections(e,Rc),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Uc(t,e){let{read:n,
readBytes:o}=t;return{...t,read(r,i){if(i>144)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>144)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Dc(t){let[e,n]=[Mt,Be],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:N()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,p){Q(a,new Uint8Array(
t.buffer,u,2*p),d),d+=2*p},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function lr(t){let e=Bt("utf-16le"),{write:n,most:o}=Cn(t);return{
read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function Cn(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Yt(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Ue,l,Ln,mr,hr,K,U={input:0,units:0,output:0},ae=0,De={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN};function ut(t,e){
De.name=t,De.encoding=e,T.newCodec=NaN,T.isBusy&&wr(),T.isBusy=!0}function wr(){try{Er(),Ue??=gr(Go()),Hc(new WebAssembly.
Instance(Ue),Ue)}catch(t){throw yr(t)}}function xr(t){try{Er(),Ue=Wc(gr(t))}catch(e){throw yr(e)}wr()}function gr(t){return kc(t)?t:new WebAssembly.Module(t)}function kc(t){try{return WebAssembly.Module.customSections(t,ce),
!0}catch{return!1}}var Pc="encoding-wasm";function Wc(t){let[e]=WebAssembly.Module.customSections(t,Pc),n=`${ce} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Hc({exports:t},e){l=t,Rn=
WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),Or(),K=pr(l.memory,U.units,e),ae=Math.min(
l.units_length(),K.most),T.isBusy=!1}function Er(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function yr(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(vc(t))return new RangeError(
`encoding-wasm: ${Sr} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${t}`):t}var Sr="no memory for WebAssembly; free some, and call again",vc=t=>t instanceof
RangeError&&/memory/i.test(t.message);function Kt(){return Dn(),Ln}function Tr(){return Dn(),mr}function Un(){return Dn(),
hr}function Dn(){Ln[0]===void 0&&Or()}function Or(){let{buffer:t}=l.memory;Ln=new Uint8Array(t),mr=new Uint8Array(t,U.input,
65536),hr=new Int32Array(t,l.codec(),l.codec_length()>>2)}function $e(t,e){return ut(t,-1),$n(e)}function $n(t){try{let e=t();
return T.isBusy=!1,e}catch(e){throw D(e)}}var Rn;function D(t){if(!Rn||!(t instanceof Rn))return t;let e=x[De.encoding]?.
name,n=`${De.name}${e?` of ${e}`:""} failed`;return jc()?new RangeError(`encoding-wasm: ${n}: ${Sr}`,{cause:t}):new Error(
`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:t})}function jc(){try{return l.memory.grow(32),!1}catch{return!0}}function G(){let t=Un();return Nr(t,new Int32Array(t.length))}function _r(){return l.held()!==0?G():(T.newCodec=de,null)}
var kn=t=>Nr(t,Un());function Nr(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Dt(t,e){Cr(t,e)||(ut("decod\
ing",t),e?kn(e):l.new_decoder(t),de=t===33||t===36?NaN:t)}var de=NaN;function Cr(t,e){return e||T.newCodec!==t||T.isBusy?
!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function ke(t,e){Cr(~t,e)||(ut("encoding",t),e?kn(e):l.new_encoder(t),de=~t)}function Pn(t,e,n,o){
ut("transcoding",t),o?kn(o):l.new_transcoder(t,e,+n)}function Rr(t,e){l.set_source_encoding(t,+e),T.isBusy=!1}function $t(t){
let e=h(t),n=l.alloc(e)>>>0;return Q(Kt(),t,n),[n,e]}var qc=E(()=>Uint8Array.from(Oe,t=>t.charCodeAt(0))),br,Wn=t=>$e("s\
niffing",()=>(br!==l&&l.give_labels(...$t(qc())),br=l,t())),Hn=(t,e,...n)=>Wn(()=>l.sniff_html(...$t(t),e,...n)),Lr=(t,e,n)=>Wn(
()=>l.sniff_xml(...$t(t),e,n));function Ur(t,e){let n=Wn(()=>l.find_declared_label(...$t(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var Dr=(t,e)=>$e("sniffing",()=>l.default_for(...$t(t),e)),$r=()=>ut("detection",-1);function kr(t,e){
try{l.feed_detector(...$t(t),+e)}catch(n){throw D(n)}}var Pr=(t,e,n,o)=>$n(()=>{let r=f=>f?$t(f):[0,0],i=l.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=l.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function ue(t,e,n,o,r){qt(t,e),T.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return T.isBusy=!1,r&&i>=0&&(T.newCodec=
de),je(i)}function Wr(t,e){let n=h(t);qt(t,n),T.isBusy=!0;let o=l.decode_block(n,0,2,+e);return T.isBusy=!1,je(o)}var lt={
encoding:-1,at:0,most:0,owner:void 0};function Pe(t,e,n){if(lt.encoding!==t||lt.owner!==l||T.isBusy){try{ut("decoding",t),
lt.owner=l,lt.at=K.readBytes?l.byte_table(t):0,lt.most=!qo(t)&&K.mostByTable||1/0,lt.encoding=t}catch(r){throw D(r)}T.isBusy=
!1}if(lt.at===0||n>lt.most)return;if(n<=65536)return qt(e,n),Ar(n);if(K.most>ae)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);qt(g(e,r,r+i),i),o=kt(o,Ar(i))}return o}function vn(t,e,n,o){return $e("decoding",()=>{let r=Math.
min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),qt(r===e?t:g(t,i,i+r),r),!l.is_free_of(r,n,o))return!1;
return!0})}function jn(t,e){let n=-1,o,r;function i(s){try{return ut(t,s),n=s,r=l,o=e(s),T.isBusy=!1,o}catch(c){throw D(
c)}}return s=>s===n&&r===l&&!T.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Gn=jn("encoding",t=>{let e=l.unit_table(t)>>>0;if(e===
0)return;let{buffer:n}=l.memory;return V(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),Hr=jn("encoding",t=>{
let e=l.unit_table(t)>>>0,n=new Uint8Array(65536);return Q(n,new Uint8Array(l.memory.buffer,e,16384)),n}),We=jn("decodin\
g",t=>{let e=V(t),n=(!e?l.pair_table(t):l.byte_table(t))>>>0;return n>0?new Uint16Array(l.memory.buffer,n,e?256:65536):void 0}),
Ar=t=>K.readBytes(U.input,t,lt.at);function kt(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long f\
or a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var vr=t=>t+65536+3<=ae,jr=t=>t>
ae&&t<268435456?K.collect?.(t+3):void 0,Gr=()=>U.units,Yr=()=>Kt()[U.units]|Kt()[U.units+1]<<8,He=(t,e)=>K.read(U.units+
2*t,e-t),ve=(t,e,n)=>K.write(t.slice(e,n),U.units);function Vr(t,e){if(!T.isBusy&&!K.writeBytes)return;ut("encoding",e);
let n=K.writeBytes?.(t,U.output,l.unit_table(e));return T.isBusy=!1,n===t.length?zt(n):void 0}function Yn(t,e,n,o){T.isBusy=
!0;let r=l.encode_block(t,e,n,+o);return T.isBusy=!1,o&&r>=0&&B.finished()&&(T.newCodec=de),je(r)}var S={none:0,source:1,
result:2};function Kr(t,e,n,o){let r=h(t);qt(t,r),T.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return T.isBusy=!1,je(i)}
function qt(t,e){let n=Tr();if(e>8)try{Q(n,t)}catch{Q(n,g(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function je(t){if(t<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var zt=t=>Re(Kt(),
U.output,t),Vn=t=>Kt().subarray(U.output,U.output+t),B={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),
codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},Et={malformed:()=>l.replaced(),firstMalformed:()=>l.
first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.unmapped_code_point()};var zc=new Uint8Array(256);var zr=E(()=>Be?96:Z()?1024:128),qn=E(()=>Z()||N()?4096:128),Jc=E(()=>new Uint8Array(2*qn()));function Jr(t,e){let{length:n}=t,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function Xr(t,e){
let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t.charCodeAt(r)];return fr(o,0)?void 0:o}function Zr(t,e){
let{length:n}=t,o=2*n<=256?zc:Jc(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Re(o,0,r)}var Qr=new Uint8Array(128),le=Xc(Qr);function Xc(t){return new Uint16Array(t.buffer)}var ti=E(()=>zn()?0:18),ei=E(()=>nt()>
0&&!wt()&&!N()?12:18),Zc=E(()=>Z()||nt()<22?18:8),ni=E(()=>wt()||!(nt()>=22)?64:32),Qc=E(()=>N()?64:32),Ge=(t,e)=>(t[0]&
t[e>>1])>=128;function oi(t,e,n){return n?e<=Zc():e<=18||e<=Qc()&&(Ge(t,e)||Jn())}var ri=()=>({mixed:ei(),most:ni()}),ii=(t,e)=>e<=
ei()||e<=64&&Ge(t,e)&&e<=ni(),Y={length:0,bytes:[0,0]};function Wt(t,e,n){if(t[0]<128&&zn())return Xn(t,e)?Ft.call(t,0,e):
void 0;let o=0;for(let r=0;r<e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===
239))return;if(c&&r===e){Kn(i,0,1);break}let f=t[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<
6,s<2048||(s&63488)===55296)return;if(c){Kn(i,f^128,2);break}let a=t[r++]^128;if(s|=a,a>=64||s===65279)return}}le[o++]=s}
return si(o)}function pe(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=t[s++],f=c;if(c>=128){if(r??=We(o),!r)return;if(f=r[c],
f===0){if(s<e)f=r[c|t[s++]<<8];else if(!n&&o!==32){Kn(c,0,1);break}}if(f===0||f===65533)return}le[i++]=f}return si(i)}function Ye(t,e,n){
return Y.length=0,Wt(g(t,e,n),n-e,!1)===""}function Kn(t,e,n){Y.length=n,Y.bytes[0]=t,Y.bytes[1]=e}function si(t){if(t<3||
t<=18&&!zn())return Yt(le,0,t);if(Jn())return Mt.call(Qr,0,2*t);if(!(t>36))return Yt(le,0,18)+Yt(le,18,t-18)}var zn=E(()=>N()&&
Jn()),Jn=E(()=>dt(tf)===!0);function tf(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.
length);return e(Mt)==="a\uFEFF\uD83D"&&e(Ft)==="a\0\xFF\xFE=\xD8"}function Xn(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;
return!0}function me(t,e){for(let n=0;n<e;n+=Math.ceil(e/8))if(t[n]>=128)return!1;return t[e-1]<128}var Qn=["fatal","html","replacement"];function nf(t,e){let{length:n}=t,o=V(e);if(n>64&&n>(o?zr():qn()))return;if(o)return Jr(
t,Gn(e));if(!!0)return;let r=Gn(e);return r&&Zr(t,r)}var of=E(N);function ai(t,e){return of()?Xr(t,Hr(e)):Vr(t,e)}var yt=class t{encoding;unmappable;#t;#e=null;#n=0;#o=C;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return x[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:Qn.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>65536)return;let n=nf(e,this.encoding);
if(n)return n;try{let o=V(this.encoding)&&ai(e,this.encoding);if(o)return o;ke(this.encoding,null),ve(e,0,e.length);let r=Yn(
0,e.length,this.#r,!0);return r===-2||!B.finished()?void 0:(this.#n=0,zt(r))}catch(o){throw D(o)}}#s(e,n){let o=new P;return this.
encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new et(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=C,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new Zn(c,o):void 0,p=u?w=>u.add(w):o,m=0;try{if(V(this.encoding)&&!s)for(;m+65536<e.length;m+=65536){let w=ai(e.slice(m,
m+65536),this.encoding);if(!w)break;o(w)}for(ke(this.encoding,s);m===0||m<e.length;m+=d){let w=Math.min(m+d,e.length);ve(
e,m,w);let A=w===e.length;for(let F=0,Te=!1;!Te;){let vt=Yn(F,w-m,a,n&&A);p(zt(vt===-2?B.written():vt));let Tn=i+m+F+B.start();
if(F+=B.read(),Te=vt!==-2&&B.finished(),vt!==-2)continue;let at=B.codePoint();if(f){let jt=G(),Gt=()=>this.locate(Tn),se=f(
at,Gt),oc=this.#c(jt,se,p,at,Gt);ke(this.encoding,oc),ve(e,m,w)}else r(at,Tn)}}}catch(w){throw D(w)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=G(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new et(r,i(),this.name);if(typeof n!=
"string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new et(c,i(),this.
name)}),s.#e}},Zn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=h(e);if(n===0)return;e[0]!==27&&this.#t(
this.held);let o=e[n-3]===27?n-3:n;this.#t(ot(e,0,o)),this.held=ot(e,o,n)}},P=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){
let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=h(e)}forEach(e){for(let n=this.#t;n;n=n.next)
e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=rf(this.#n),n=0;return this.forEach(o=>{Q(
e,o,n),n+=h(o)}),e}};function rf(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room fo\
r ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function di(t,e){let n=J(t,e);if(n===37||
n===38){let{name:o}=x[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UT\
F-8.`)}return ui(n,t,e)}function ui(t,e,n){if(t===36)throw new RangeError(`${n}: '${e}' stands for an encoding that cann\
ot be written; use UTF-8.`);return t}var Ve=class{#t;#e;#n=new P;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new P;let n=It(e)?.bytes.length??0,o=this.#r(g(e,n,Math.min(h(e),n+4096*this.#e)));if(!to(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Ur(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...g(o,f,f+a));
z(d)!==this.#t&&(r.push(g(e,i,n+f*this.#e),this.#i(x[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,g(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(h(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function to(t){let e=0;for(;e<h(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Jt=t=>t==null?void 0:it(t);function qe(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function sf(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>J(it(n),e))}}var ze={allowUTF8:t=>t===void 0||!!t,candidates:sf,locale:Jt,maxBytes:qe,tld:Jt},eo=["text","ASCI\
I","empty","binary","unknown"];function he(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=h(t),f=Math.
min(c,i);$r();for(let m=0;m<f;m+=65536){let w=Math.min(m+65536,f);kr(g(t,m,w),e&&w===c)}let a=Pr(o,r&&Ke(r),s&&Ke(s),n),
{0:d,1:u,2:p}=a;return{encoding:u<0?void 0:u,score:p,kind:eo[d],isASCII:eo[d]==="ASCII"||eo[d]==="empty",candidates:Array.
from({length:(a.length-3)/2},(m,w)=>({encoding:x[a[3+2*w]].name,score:a[4+2*w]}))}}function Ke(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function no(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=tt(t,n),r=rt(e,
ze,n),i=he(Ct(o),!0,r);return{...i,encoding:i.encoding===void 0?null:x[i.encoding].name}}var af=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],df=[33,36,37,
38],Xt=(t,e)=>{let n=Jt(t);return n===void 0?-1:J(n,e)},pi=(t,e)=>Math.min(qe(t,e)??1024,1048576),mi=t=>z(Jt(t)??"")??-1;
function uf(t,e){if(t)return rt(t===!0?void 0:t,ze,e)}var lf={defaultEncoding:Xt,detect:uf,likelyEncoding:Xt,locale:Jt,maxPrescanBytes:pi,
parentEncoding:Xt,transportLayerEncodingLabel:mi,userOverride:Xt};function pf(t,e){let n=rt(t,lf,e),{locale:o,maxPrescanBytes:r,
transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,parentEncoding:f,likelyEncoding:a}=n,
d=Math.min(h(s),r),u=Hn(s,d,c,i,f,a);return u===-1?void 0:we(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??
o},decide:s=>hi(s)??mf(o,n.defaultEncoding)}}function hi(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,
confidence:"tentative",source:"detection",score:t.score}}function mf(t,e){return we(Dr(Ke(t),e===-1?21:e))}var hf={defaultEncoding:Xt,
maxPrescanBytes:pi,transportLayerEncodingLabel:mi};function wf(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=rt(
t,hf,e),i=s=>{let c=Math.min(h(s),o),f=we(Lr(s,c,r));return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.
max(3,o),declared:i,decide:()=>i(C)}}function xf(t,e){let n={...ze,defaultEncoding:Xt},{defaultEncoding:o,...r}=rt(t,n,e);
return{prescanned:3,declared(i){let s=It(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},
options:r,decide(i){let s=o===-1?i?.encoding??21:o;return hi(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}
var gf={detect:xf,html:pf,xml:wf},oo=["detect","html","xml"],Ef={prefixBytes:qe,sniff:Nn(oo)};function Ht(t,e){let{prefixBytes:n,
sniff:o}=rt(t,Ef,e),r=gf[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,
detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??1/0,get passesASCII(){return!df.includes(i(void 0).encoding)},options:s},
decide:i,sniff:c=>yf(r,c),takesWhole:n===void 0}}function yf({prescanned:t,declared:e,options:n,decide:o},r){return e(xt(
r,t))??o(n&&he(r,!0,n))}function wi(t){let e=xt(t,1024),n=Hn(e,h(e),-1,-1,-1,-1);return n===-1||we(n).source==="BOM"?void 0:
we(n)}function we(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:af[t>>8&255],score:null}}var Je=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new yt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=h(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(e,i,s?r:i+4096),
s?n:S.none,o)}}#o(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Of(r,e),s[d-i]);let c=new P,f;try{this.#t.
transcode(e,n===S.result?S.source:n,d=>c.add(d))}catch(d){f=d}let a=Tf(c.concatenate());try{this.#e.encodeOrFail(a,n===S.
result,o),this.#n=n===S.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function Tf(t){let e=new Uint16Array(
h(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function Of(t,e){let n=h(
e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=bf(t);for(let c=0;c<n;c++){let f=0;try{o.transcode(g(e,c,c+1),S.none,d=>{f+=
h(d)/2})}catch(d){if(d instanceof v)break;throw d}let a=f===0&&c-(s-t.position)===2&&e[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:t.position+c;(f>0||a)&&(s=t.position+c+1)}return r[i]=s,r}function bf(t){try{t.copy(!0).transcode(C,S.source,()=>{})}catch(e){
if(e instanceof v)return e.offset;throw e}return t.position}var Si="(B",Ti="(J",Oi=[Si,Ti,"(I","$@","$B"],Xe=class{#t=!0;#e=!0;read(e,n){let o=h(e),r=this.#t?Bf(e):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=_f(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=yi(e,i);if(s=Oi.includes(a),!s&&!n&&Cf(a))break;
this.#e=s}else s=f>=128||i<r&&Nf(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(e,n){let o=h(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=yi(
e,r);this.#e&&=i===Si||i===Ti}return o}};function Bf(t){let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(t))return 1/0;
if(e&&=Ei(t[o],t[o+1]),n&&=Ei(t[o+1],t[o]),!e&&!n)return o+2}return 32}function _f(t,e){let n=h(t),{start:o,words:r}=Ce(
t,e),i=gi(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return gi(t,o+4*s,n)}function gi(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var Ei=(t,e)=>t===
48||t>=78||t===32&&e>=16&&e<=94||t===33&&e===34,Nf=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function yi(t,e){let n="";for(let o=e+1;o<Math.min(e+3,h(t));o++)n+=String.fromCharCode(
t[o]);return n}var Cf=t=>t.length<2&&Oi.some(e=>e.startsWith(t));var St=class{decision=null;sample=C;detected;#t;#e=!0;#n=!1;#o=new Xe;#r=new P;#i;#s=0;#c=C;#f=C;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new P;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+h(e)<this.#i&&!n)return this.#l(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new P;
let i=xt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#a(r,n,o)}#a(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:f}=r.passesASCII?
this.#o.read(s,n):{plain:0,evidence:0};s=this.#p(s,c,o);let a=h(s);if(f===-1)return n?this.#u(i(this.#d(s,!0)),o,s):this.#l(
s,a+1,o);let d=Ai(s,f-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(a<u&&!n)return this.#l(s,u,o);let p=xt(
s,Math.max(0,u)),m=this.#d(p,a<u);if(!r.passesASCII||!Uf(m,p)||u<=d)return this.#u(i(m),o,s);s=this.#p(s,this.#o.skip(p,
f-c),o)}}#d(e,n){this.sample=_t(_t(this.#c,this.#f),e);let o=this.#t.detection.options;return this.detected=he(this.sample,
n,{...o,maxBytes:void 0}),this.detected}#l(e,n,o){let r=h(e);return r>0&&this.#r.add(ot(e,0,r)),this.#i=n,{passed:o,rest:null}}#p(e,n,o){
let r=xt(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=_t(this.#c,xt(r,i))),this.#f=
bi(_t(this.#f,bi(g(r,i)))),g(e,n)}#u(e,n,o){return this.decision=e,{passed:n,rest:o}}},bi=t=>g(t,Math.max(0,h(t)-64));function Ai(t,e,n){
let o=Math.min(h(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Uf(t,e){return t.isASCII||t.encoding===
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
?`;var $f=E(()=>{let t=Mi.split(`
`),e=0;return new Map(Ii.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
Fi=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Qe(t){let e=new yt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof et)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Bi(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Bi(t,e,n){if(Fi(t))return"";if(n===0)return null;let o=kf(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:Bi(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function kf(t){
let e=[...$f().get(t)??[],...Pf(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Pf(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,m)=>c(
m)),a=o.filter((p,m)=>!c(m)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===e&&r.push(u),a.every(
Fi)&&i.push(d)}return[...r,...i]}var _i=["fatal","html","replacement","ignore","translit"];function Ni(t,e,n){return typeof t=="function"?(o,r)=>Wf(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Qe(e):void 0}function Wf(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=Ct(tt(t,e));return ot(n,0,h(n))}function Tt(t,e,n,o){return typeof t=="number"?Ci(t,e,n,o):new so(t,Ci(0,e,n,o))}function Ci(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Ni(r,e,o);if(!s||X(e))return new tn(t,e,n);let c=Hf(t,n);return new Je(c,e,r,i?.counting(s)??s)}function Hf(t,e){return new tn(
t,38,{...e,bom:!1,unmappable:"fatal"})}var tn=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Pn(e,this.to,this.#n.ignoreBOM,
this.#t),Rr(e,n),this.#t=G())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=zt,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Ie(this.to)??[]));
let d=Math.max(0,Qn.indexOf(c)),u=h(e);try{Pn(this.from,this.to,i,this.#t);for(let p=0;;){let m=u-p<=65536,w=m&&p===0?e:
g(e,p,m?u:p+65536),A=Kr(w,r,d,m?n:S.none);a?.addBlock(this.#e+p);let F=A<0?B.written():A;if(F>0&&o(f(F)),A<0&&this.#o(A,
p),p+=B.read(),m&&B.finished())break}}catch(p){throw D(p)}this.#t=n===S.result?null:G(),this.#e=n===S.none?this.#e+u:0}#o(e,n){
let o=this.#e+n+B.start();throw this.#t=G(),this.#e=0,e===-1?new v(x[this.from].name,o,B.length()):new et(B.codePoint(),
o,x[this.to].name)}},so=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===S.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new St(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==S.none);
i.length>0&&(this.#r.transcode(i.concatenate(),S.none,r),this.#o=!0),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(
e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var ps=require("node:buffer"),q=require("node:fs"),j=require("node:path");var co=E(()=>dt(Vf)),Zt=E(()=>dt(Kf)),Yf=E(()=>dt(Xf));function Ri(t,e,n){if(t!==0&&t!==38||n<24||Nt(e,n)||t===0&&Ui(e,n))return;let o=t===0?Zt():Yf();return o?.takes?.(e,n)===
!1?void 0:o}function Li(t,e,n,o){if(Y.length=0,e>256&&(o||Nt(t,e)||Ui(t,e)))return;let r=Zt();if(!r||r.takesQuickly?.(t,
e)===!1)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!Ye(t,i,e))))try{let s=r.decodeQuickly(i<e?g(t,0,
i):t,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function Ui(t,e){if(e<8192)return!1;let n=0;for(let o=0;o<
e-1;o+=Math.ceil(e/8))t[o]>=192&&(t[o+1]&192)!==128&&n++;return n>1}function Vf(){let{isAscii:t}=or("node:buffer"),e=new Uint8Array(100).fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?
t:void 0}function Kf(){let t=nt()<22,e=t?co():void 0;if(t&&!e)return;let n=Bt("utf-8"),o=qf(n),r=nr()?Jf:void 0,i=t?zf:r,
s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.
of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,d=Uint8Array.of(97,127),u=o(f,f.length)===a&&
n(f)===a&&o(d,2)==="a\x7F",p=Ft;if(!(!u||e&&p.call(d,0,2)!=="a\x7F"))return{decode(m,w,A){try{if(e)return p.call(m,0,w);
let F=n(m);return A&&F.includes("\uFFFD")?void 0:F}catch{return}},decodeQuickly:o,takesQuickly:i,takes:e?(m,w)=>me(m,w)&&
e(m):r,completeLength(m,w){for(let A=1;A<=3&&A<=w;A++){let F=m[w-A];if(F<128)break;if(F>=192)return(F>=240?4:F>=224?3:2)>
A?w-A:w}return w}}}function qf(t){let e=tr;if(!e||N()||!(nt()>=22))return t;let n=wt()?64:1/0;return(o,r)=>r<=n?e.call(o,
0,r):t(o)}var zf=(t,e)=>e<=64||e<=256&&me(t,e);function Jf(t,e){if(e<128)return!1;let n=0;for(let o=0;o<e;o+=Math.ceil(e/
16)){let r=t[o];if(r<128)n+=1;else{if(e<768)return!1;if(r===225)n-=3;else if(r>=206&&r<240)return!1}}return n>=0}function Xf(){
return Z()?Qf():Zf()}function Zf(){let t=Mt,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.
length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Di(0,
nt()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Qf(){let t=Bt(
"utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Di(2048,1/0,(e,n,o)=>{let r=t(e);return o&&
r.includes("\uFFFD")?void 0:r})}var Di=(t,e,n)=>({takes:(o,r)=>r>=t&&r<=e,decode(o,r,i){try{return n(o,r,i)}catch{return}},
completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});var Pi=E(N);function Wi(t,e,n){if(n>64)return me(e,n)?ea(t,e,n):void 0;if(n<=ti()||(e[n>>1]|e[n-1])>=128||!Xn(e,n))return;
let o=mo();return o?o.call(e,0,n):Pe(t,e,n)}function ea(t,e,n){let o=mo(),r=V(t);if(!(n<512&&(r||!o))&&!(r&&!o&&Yi(t))&&
!Nt(e,n))try{return co()?.(e)??vn(e,n,128,128)?o?o.call(e,0,n):Zt()?.decodeQuickly(e,n):void 0}catch{return}}var fo=[],ao=[];
function Hi(t,e,n){return n<=32||n>=512?void 0:ji(po(t),e,n)}function po(t){return ao[t]===void 0&&(ao[t]=ia(t)?Gi(t):null),
ao[t]}function vi(t,e,n){return n<512?(Pi()?uo(t,e,n):void 0)??Pe(t,e,n)??uo(t,e,n)??$i(t,e,n):uo(t,e,n)??(Yi(t)?$i(t,e,
n):void 0)??Pe(t,e,n)}function uo(t,e,n){let o=mo();if(!(!o||t!==21||Nt(e,n)||!oa(e,n)))try{return o.call(e,0,n)}catch{return}}
var $i=(t,e,n)=>ji(Gi(t),e,n);function ji(t,e,n){try{return t&&!Nt(e,n)?t(e):void 0}catch{return}}function Gi(t){return fo[t]===
void 0&&(fo[t]=dt(()=>sa(t))??null),fo[t]}var mo=E(()=>dt(na));function na(){let t=Ft,e=Uint8Array.from({length:256},(n,o)=>o);
return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function oa(t,e){let n=Math.min(e,64);for(let o=0;o<n;o++)if((t[o]&
224)===128)return!1;return n===e||vn(t,e,128,224)}var Yi=t=>t===21?ra():Vi(),Vi=E(Z),ra=E(()=>Z()||N()||!(nt()>0)),ia=t=>Vi()||
t===21&&Pi();function sa(t){let e=We(t),n=Bt(x[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.
from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Ki;function zi(t,e,n){if(t===0)return Ki??=fa(),Ki(e,n);if(V(t)){let o=po(t);if(o)return ca(t,o,e,n)}return ho(t,e,n,
!0)??aa(t,e,n)}function ca(t,e,n,o){if(qi??=N()?0:18,o<=qi)return pe(n,o,!0,t);try{return e(n)}catch{return}}var qi;function fa(){
let t=Zt(),{mixed:e,most:n}=t&&N()?{mixed:0,most:0}:ri();return(o,r)=>{if(r<=e||r<=n&&Ge(o,r)){let i=Wt(o,r,!0);if(i!==void 0)
return i}if(!(o[0]===239||t?.takesQuickly?.(o,r)===!1))try{return t?.decodeQuickly(o,r)}catch{return}}}function ho(t,e,n,o){
if(!Ko(t))return;let r=V(t);return(r?Hi(t,e,n):void 0)??(e[0]<128?Wi(t,e,n):void 0)??(oi(e,n,r)?pe(e,n,o,t):void 0)??(r?
vi(t,e,n):void 0)}function aa(t,e,n){if(!X(t))try{return Dt(t,null),He(0,ue(e,n,0,!1,!0))}catch(o){throw D(o)}}var Qt=new Uint8Array(18),ua=[0,0],$=class{encoding;fatal;ignoreBOM;#t=null;#e=ua;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return x[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Bn(e);if(!this.#t&&this.#n===0){let i=this.#c(e,r,n);if(i!==void 0)return n||
this.#p(r),i}return this.#s(e,r,n,o)}decodeWhole(e,n){let o=Bn(e);this.reset();let r=o<=256&&!this.fatal?zi(this.encoding,
e,o):this.#c(e,o,!0);return r!==void 0?r:this.#s(e,o,!0,n)}#s(e,n,o,r){if(this.#n>0){let d=this.#a(e,n,o)??this.#d(e,n,o,
r);if(d!==void 0)return d;this.#u()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#h(e,n,o)??this.#m(e,n,o)}catch(d){
throw this.#t=i,this.#o=s,this.#r=c,D(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(
r);return f}#c(e,n,o){let{encoding:r}=this;if(Y.length=0,n===0)return"";if(r===0){let s=ii(e,n)?Wt(e,n,o):void 0;if(s!==
void 0)return s;let c=Li(e,n,o,this.fatal);return c===void 0?void 0:this.#f(c)}let i=ho(r,e,n,o);return i!==void 0&&this.
fatal&&i.includes("\uFFFD")?void 0:i}#f(e){return!this.#o&&!this.ignoreBOM&&e.charCodeAt(0)===65279?e.slice(1):e}#a(e,n,o){
let r=this.#n+n;if(n===0||r>18)return;Y.length=0,this.#l(e,r);let i=this.encoding===0?Wt(Qt,r,o):pe(Qt,r,o,this.encoding);
return i!==void 0&&!o&&this.#p(n),i}#d(e,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,
a=c[0]<224?2:3;if(f+n<=a)return;this.#l(e,a);let d=Wt(Qt,a,!0);if(d===void 0)return;let u=a-f;this.#n=0,this.#r+=u;try{return kt(
d,this.decode(g(e,u),o,r))}catch(p){throw p instanceof v||p instanceof TypeError||(this.#t=null,this.#o=s,this.#r=i,this.#e=
c,this.#n=f),p}}#l(e,n){Qt[0]=this.#e[0],Qt[1]=this.#e[1];for(let o=this.#n;o<n;o++)Qt[o]=e[o-this.#n]}#p(e){this.#r+=e,
this.#o||=e>0,this.#n=Y.length,Y.length>0&&(this.#e=[Y.bytes[0],Y.bytes[1]])}#u(){let e=Uint8Array.from(this.#e);try{Dt(
this.encoding,null),ue(e,this.#n,0,this.fatal,!1),this.#t=G(),this.#n=0}catch(n){throw D(n)}}#h(e,n,o){let r=Ri(this.encoding,
e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)
return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#m(g(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?
e:g(e,i,c),a=r.decode(f,c-i,this.fatal);if(a===void 0){if(s=kt(s,this.#m(f,c-i,!0)),this.#i)return s}else s=kt(s,this.#f(
a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Ye(e,c,n)?(this.#p(n-c),s):kt(s,this.#m(g(e,c,n),n-
c,o))}#m(e,n,o){Dt(this.encoding,this.#t);let r="",i=jr(n),s=this.#o||this.ignoreBOM||!X(this.encoding),c=0;for(let f=0;;f+=
65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?e:g(e,f,f+d),p=ue(u,d,c,this.fatal,o&&a);if(p<0)return this.#t=
G(),this.#i=new v(this.name,this.#r+f+B.start(),B.length()),r;if(c+=p,c>0&&(a||!vr(c))){let m=!s&&Yr()===65279?1:0;i?i.add(
Gr()+2*m,c-m):r=kt(r,He(m,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:_r(),this.#r+=n,i?i.toText():r}};function Xi(t,e){
let n=J(t,e);if(n===36)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replace\
ment', which decodes nothing.`);return n}var te={failure:1,usage:2};var wo=require("node:buffer");function xo(t){if((0,wo.isUtf8)(t))return Zi(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,wo.isUtf8)(r));e+=o?Zi(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Zi=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function M(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var k=require("node:fs");var es=require("node:util");var ns={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},Ee={
...ns,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ye={...ns,
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
1?"":"s"}`;var os;async function Eo(t,e){let n=async i=>{try{return await i()}catch(s){throw pt(s,Ee)}},{next:o,close:r}=await n(()=>t===
"-"?la(e):pa(M(t),e));return{next:()=>n(o),close:r}}async function*nn(t){let e=await Eo(t);try{for(let n=await e.next();n;n=
await e.next())yield n}finally{await e.close()}}function la(t){let e=fs((0,k.fstatSync)(0,{bigint:!0}),t);return e.isFile()?
is(0,e,()=>{}):ma()}function pa(t,e){let n=fs((0,k.statSync)(t,{bigint:!0}),e);if(!n.isFile())return ha(t);let o=(0,k.openSync)(
t,"r");return is(o,n,()=>(0,k.closeSync)(o))}function is(t,{size:e},n){os??=new Uint8Array(262144);let o=os,r=0;return{async next(){
let i=(0,k.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,k.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function ma(){
let t=ss(0,()=>{}),e=process.platform==="win32"?rs():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=rs()}return e.next()},close:()=>e?.close()}}function rs(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function ha(t){let e=await cs(
n=>(0,k.open)(t,n));return ss(e,()=>(0,k.closeSync)(e))}function ss(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await cs(i=>(0,k.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var cs=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function fs(t,e){if(t.isDirectory())throw new Error(Ee.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var y=require("node:fs"),ft=require("node:path");function So(t){if(t===void 0)return wa();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,y.lstatSync)(
M(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,y.statSync)(M(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(ft.sep))throw new Error(ye.EISDIR);return o&&!o.isFile()?To((0,y.createWriteStream)(M(t)),!0):(o&&(0,y.accessSync)(
M(t),y.constants.W_OK),Ea(n?yo(t):t,o))}var as;function wa(){return as??=xa(),as}function xa(){let t=(0,y.fstatSync)(1,{
bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?To(process.stdout,!1):ga(e)}function ga(t){let e,
n=()=>{e??=To(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,y.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function To(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function yo(t){if(!(0,y.lstatSync)(M(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=xo((0,y.readlinkSync)(
M(t),"buffer"));return(0,ft.isAbsolute)(e)?yo(e):yo(`${xo(y.realpathSync.native(M((0,ft.dirname)(t)),"buffer"))}${ft.sep}${e}`)}
var ds=0;function Ea(t,e){ds+=1;let n=[process.pid,ds,Math.random().toString(36).slice(2)].join("-"),o=M((0,ft.join)((0,ft.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,y.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,y.closeSync)(r))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,y.writeSync)(r,f))},wait(){},finish(){s(),e&&(ya(o,e),(0,y.chmodSync)(o,e.mode)),
(0,y.renameSync)(o,M(t))},discard(){try{s()}finally{(0,y.rmSync)(o,{force:!0})}}}}function ya(t,{uid:e,gid:n}){try{(0,y.chownSync)(
t,e,n)}catch{}}async function on(t){try{let e=So();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Oo(
void 0,e)}}function Oo(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":_(t);return st(`cannot write ${o}`,pt(e,ye))}async function ms(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,f=async(a,d)=>{c=await on(`${_(a)}: ${d}
`)||c};for(let a of t.files)try{e.skipUTF8&&await Aa(a)?(s+=1,e.dryRun&&await f(a,"would be left alone: it is UTF-8")):await Sa(
a,t,e,r,{run:n,say:f})?i+=1:o.push(a)}catch(d){st(_(a),d),o.push(a)}if(!t.quiet){let a=e.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"";ee(`encoding-wasm: ${ct(
i,"file")} ${a}${d}${u}
`)}return o.length>0?te.failure:c}async function Sa(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let f=o===void 0?
t:(0,j.join)(o,ba(t));if(o!==void 0){let d=(0,j.resolve)(f);if(d===(0,j.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${_(f)} is the place of another file; con\
vert it by itself`);i.add(d)}let a=x[e.to].name;if(r){let d="";if(await s({files:[t],output:f,isDry:!0,onDecision:w=>{d=
x[w].name}})!==0)return!1;let p=f===t?"":`, to ${_(f)}`,m=n?`, and kept as ${_(t+n)}`:"";return await c(t,`would be conv\
erted from ${d} to ${a}${p}${m}`),!0}try{return o!==void 0&&Oa((0,j.dirname)(f)),n?await Ta(t,n,()=>s({files:[t],output:f})):
await s({files:[t],output:f})===0}catch(d){throw pt(d,ye)}}async function Ta(t,e,n){let o=M(`${t}${e}.tmp`);try{(0,q.accessSync)(
M(t),q.constants.R_OK)}catch(i){throw pt(i,Ee)}(0,q.copyFileSync)(M(t),o);let r=await n()===0;return r?(0,q.renameSync)(
o,M(`${t}${e}`)):(0,q.rmSync)(o,{force:!0}),r}var ls=new Set;function Oa(t){ls.has(t)||(0,q.mkdirSync)(M(t),{recursive:!0}),
ls.add(t)}function ba(t){let e=(0,j.isAbsolute)(t)?(0,j.basename)(t):(0,j.relative)(".",t);return e.startsWith("..")?(0,j.basename)(
t):e}async function Aa(t){let e=new $(0,!0,!0),n=!0,o=!1;try{for await(let r of nn(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,ps.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof v)return!1;
throw r}}var rn=class{#t;#e=new P;constructor(e=Ht({},"Examination")){this.#t=new St(e)}add(e,n){let o=Math.min(h(e),1024-this.#e.
length);o>0&&this.#e.add(ot(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return to(e)?wi(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=ws(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>ws(n.encoding,o)||n.score>=.9)&&hs(e.encoding,
o)!==hs(n.encoding,o)?i:void 0}},hs=(t,e)=>new $(t,!1,!0).decode(e,!1);function ws(t,e){let n=0,o=null;for(let r=0;r<h(e);r+=
65536){let i=g(e,r,Math.min(r+65536,h(e)));Dt(t,o),Wr(i,!1),n+=Et.malformed(),o=G()}return n}async function xs({files:t,sniffing:e,json:n,quiet:o}){let r=Ht(e,"--detect"),i=Ht({...e,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of t)try{let a=new rn(i),d=e.sniff==="detect"?a:new St(r),{encoding:u,...p}=await Fa(f,d,a),m=a.doubt&&Ba(
a.doubt),w=a.detected?.kind??(p.source==="default"?"empty":"text");c.push({file:f,encoding:x[u].name,...p,kind:w,doubt:m??
null}),m&&!o&&Se(_(f),_a(m))}catch(a){s=st(_(f),a)}return await on(n?`${JSON.stringify(c,null,2)}
`:Na(c))||s}async function Fa(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of nn(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),e.decision}function Ba({
declared:t,detected:e,...n}){let o=e===void 0?null:x[e].name;return{declared:x[t].name,detected:o,...n}}function _a({declared:t,
detected:e,score:n,malformed:o}){let r=`has ${ct(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===
null?`it declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Na(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var gs={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},ne=class{#t={...gs};get malformed(){return this.#t.
malformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.firstMalformed=e+Et.firstMalformed()),n.malformed+=Et.malformed(),
n.unmappable===0&&(n.firstUnmappable=e+Et.firstUnmappable(),n.codePoint=Et.codePoint()),n.unmappable+=Et.unmappable()}counting(e){
return(n,o)=>{let r=this.#t,i=e(n,o);return i===null||n===65533||(r.unmappable===0&&(r.firstUnmappable=o(),r.codePoint=n),
r.unmappable+=1),i}}take(){let e=this.#t;return this.#t={...gs},e}};var sn=class{#t;#e;#n;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i,losses:s=new ne}){let c={fatal:!1,bom:!1,losses:s};
this.#n=s,this.#t=Tt(e,38,{...c,ignoreBOM:o,unmappable:"fatal"},""),this.#e=Tt(38,n,{...c,ignoreBOM:X(n),bom:r,unmappable:i},
"")}get decision(){return this.#t.decision}transcode(e,n,o){let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(
c));let s=this.#n.malformed>i;for(let c of r)this.#e.transcode(s?Ra(c):c,S.none,o);n===S.result&&this.#e.transcode(new Uint8Array,
n,o)}};function Ra(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var Es=require("node:fs"),ys=require("node:path");function Ss(){let t=(0,ys.join)(__dirname,"encoding.wasm");try{return xr((0,Es.readFileSync)(t)),!0}catch(e){let{message:n}=pt(
e,{});return st(`its part ${_(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var cn=class{fatal;ignoreBOM;#t;#e;#n=C;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&h(this.#n)===0?e:_t(this.#n,e);if(!n&&Jo(r))return this.#n=
r,"";let i=It(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new $(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?g(r,s):r,n,o)}};function Ts(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function Os(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}function fn(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=tt(t,o),i=J(it(e),o),s=Rt(n,"fatal",o),c=Rt(n,"ig\
noreBOM",o);return new cn(i,s,c).decode(fe(r),!0,o)}function bo(t){return La(fe(tt(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function La(t){return new $(0,!1,!0).decode(t,!0)}var Da=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
$a=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,ka=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
t=>new RegExp(`[${t}]`,"u")));function Pa(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=ka();if(n.test(t))return 4;if(!o.
test(t))return e<128?1:Da.test(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<12544||e>=65377&&
e<=65439?1010:1e3}var Ao;function an(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
fn(Uint8Array.from(r),t))}var Io;function Bo(t){Io??=new Uint16Array(65536),Ao??=[an("shift_jis",136,151,64),an("gbk",176,
215),an("big5",164,198,64),an("euc-kr",176,200)];let e=Ao.map(()=>0),n=0,o=1;for(let r of t){let i=Number(r.codePointAt(
0)),s=Io[i]||Pa(r,i);Io[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of Ao.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:$a.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var ln="Failed to execute 'decode' on 'TextDecoder'",_o=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Wa(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&Os(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=C,n=void 0){let o=this.#t;if(n===void 0&&!this.#e&&
ArrayBuffer.isView(e)&&e instanceof Uint8Array)return o.decodeWhole(e,ln);let r=tt(e,ln),i=Rt(n,"stream",ln);return this.#e||
o.reset(),this.#e=i,o.decode(fe(r),!i,ln)}},Is=Ts(_o,"TextDecoder");function Wa(t,e,n){let o=it(t),r=Rt(e,"fatal",n),i=Rt(
e,"ignoreBOM",n);return new $(Xi(o,n),r,i)}var Cs="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Rs=/^[GSBE]/,Ls=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
ed=/^w|G|S|B.+5|KR/,oe="UTF-8";function Us(t,e=void 0){let n="Failed to execute 'repairMojibake'",o=dr(t,n),{maxSteps:r}=rt(
e,{maxSteps:(f=2)=>Math.min(Number(f),3)},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];let s=Math.max(0,i-40),c=o.slice(s,
s+1e3);return nd(c,r).map(({steps:f,gain:a})=>({text:Ns(o,f)??o.replace(/[^\r\n]+/g,d=>Ns(d,f)??d),path:f.map(({really:d,
readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function nd(t,e){let n=_s(t);if(n>25)return[];let o=Bo(t)-
n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let f=0;f<e;f++){i=i.flatMap(a=>od(a,o)).sort(No);for(let a of i)r.has(
a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[...r.values()].sort(No).slice(0,5);for(let f of s)
f.gain+=.6*_s(f.text);s.sort(No);let c=7+Math.min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}
var No=(t,e)=>e.gain-t.gain;function od({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of Cs.entries()){let c=Rs.test(s)&&
!Ls.test(t)?void 0:Co(t,s);if(!c)continue;let a=t.includes(re)||Ds(c)?.includes(re)?rd:no(c).candidates;for(let{encoding:d,
score:u}of a){if(u<.003)break;if(e.length>0&&d!==oe&&e[0].really!==oe)continue;let p=Ro(c,d,!0);if(p===void 0||p===t)continue;
let m=n+2.4*Math.log2(u)-i*.25-(d===oe?-2:1)-(e.length>0?4:0),w=o-Bo(p)+m;r.push({text:p,steps:[...e,{really:d,readAs:s}],
bits:m,gain:w})}}return r}function _s(t){if(t.includes(re))return 0;let e=Ls.test(t),n=-1/0;for(let o of Cs){let i=ed.test(
o)&&Rs.test(o)===e?Co(t,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,score:a}of no(i).candidates)
f===o||Ro(i,f)===t?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}
function Ns(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Co(n,r),s=i&&Ro(i,o);if(s===void 0)return;n=s}return n}var re="\
\uFFFD",rd=[{encoding:oe,score:.9}];function Co(t,e){let n=t.replaceAll(re,"\x7F").replace(/[\x80-\x9F]/g,o=>fn(Uint8Array.
of(o.charCodeAt(0)),e));try{return new yt(di(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Ro(t,e,n=!1){
if(t.includes(127))return e===oe?id(t):void 0;try{return new Is(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===
oe?Ds(t):void 0}}function Ds(t){let e=bo(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return 4*n<=
o?e:void 0}function id(t){let e=bo(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??
[]];return!e.includes(re)&&n.length<=o.length+1?e.replaceAll("\x7F",re):void 0}var pn=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=Tt(e,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},""),this.#e=Tt(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s,losses:c},"")}get decision(){
return this.#t.decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===S.none)return;let r=Buffer.concat(
this.#n);this.#n=[];let i=new $(0,!1,!0).decode(r,!0),[s]=Us(i);n===S.source&&(this.path=s?.path??[]),this.#e.transcode(
s?Buffer.from(s.text):r,n===S.result?n:S.none,o)}};var hn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var Ps=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Lo=new Set,Uo=!1,ks=Date.now();function Do(t){if(Lo.add(t),!Uo)for(let e of Ps)
process.on(e,Ws);return Uo=!0,()=>Lo.delete(t)}function Ws(t){for(let e of Lo)e();for(let e of Ps)process.off(e,Ws);process.
kill(process.pid,t)}function Hs(){if(!(!Uo||Date.now()-ks<50))return new Promise(t=>{setImmediate(()=>{ks=Date.now(),t()})})}function js(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=t;if(r)
return s>0&&i.push(`${ct(s,"invalid byte sequence")} ${$o(s)} left out, ${ko(s)}at offset ${c}`),t.unmappable>0&&i.push(
`${vs(t.unmappable,n)} ${$o(t.unmappable)} left out`),i;if(s>0){let u=ct(s,"invalid byte sequence"),p=`${ko(s)}at offset\
 ${c}`;i.push(`${u} became ${fd(n,o)}, ${p}; the file is damaged, or not in ${x[e].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${$o(t.unmappable)} left out`:cd[typeof o=="function"?"function":o];if(t.unmappable>
0&&d){let u=`${ko(t.unmappable)}${Po(a)} at offset ${f}`;i.push(`${vs(t.unmappable,n)} ${d}, ${u}; use --unmappable html\
 in HTML, or --to utf-8`)}return i}var cd={replacement:"became ?",translit:"became their best fit",function:"became thei\
r best fit, or ?"},$o=t=>t===1?"was":"were",ko=t=>t===1?"":"the first ",vs=(t,e)=>`${ct(t,"character")} that ${x[e].name}\
 can't represent`;function Po(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${Me(t)}\
)`:Me(t)}function fd(t,e){return Ie(t)||t===z("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var Vs=require("node:fs");var pd="\x1B[?25l",md="\x1B[?25h",Ys="\r\x1B[K";function Ks(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let p=gd(r,d,(u-f)/1e3);ee(`${i?"":pd}${Ys}${p.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:wd(t),canShow:hd(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},stop(){i&&
ee(`${Ys}${md}`),i=!1}}}var hd=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);function wd(t){
let e=0;for(let n of t){let o=n==="-"?void 0:xd(n);if(!o?.isFile())return;e+=o.size}return e}function xd(t){try{return(0,Vs.statSync)(
M(t))}catch{return}}function gd(t,e,n){let o=`${wn(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${wn(t)} MB | ${o}`;let r=e>
0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${wn(t)} of ${wn(e)} MB | ${o} | ${c}${s%60} s left`}var wn=t=>(t/1e6).toFixed(
1);var xn=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new $(e,!1,!0)}startFile(){this.line=1,this.column=1,this.#e=
[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=yd(e),this.column=1,this.#t.reset(),this.#e=[]),this.#e.push(e.
slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=1;this.#e=[]}};function yd(t){let{
start:e,words:n}=Ce(t,0),o=e+4*n.length,r=zs(t,0,Math.min(e,t.length))+zs(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.
min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|
0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function zs(t,e,n){let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);
return o}var bt=class extends Error{};async function jo(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Ks(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Do(i))}),c=0;try{n||(r=Do(i)),o=t.isDry?Td:So(t.output);let f=new Ho(t,e,o,s);
for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
Oo(t.output,f instanceof bt?f.cause:f)||c}return r(),c}var Td={write(){},wait(){},finish(){},discard(){}},Ho=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new vo(e,n,i=>{try{o.write(i)}catch(s){throw new bt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof bt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),st(_(e),n)}}async end(){this.#o.convert(new Uint8Array,S.result),await this.#e.finish()}async#r(e){let n=await Eo(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,S.none),await this.#i(),this.#n.add(r.
length),await Hs()}finally{await n.close()}this.#o.convert(new Uint8Array,S.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new bt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),Se(_(e),n)}},vo=class{#t;#e;#n;#o;#r=new ne;#i;#s;#c=!1;#f=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&X(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="tran\
slit";this.#a=u&&!X(r)?new xn(r):void 0,this.#s=f&&new hn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;this.#f=!0,n!==S.result&&!this.#c&&(this.#i=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.
advance(s),this.#e.isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof bt)throw s;o=s}for(let s of r)if(!this.#i)this.#d(
s);else for(let c of this.#i.add(s))this.#d(c);if(this.#c=!o&&n===S.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#d(
s);this.#i=void 0}this.#a?.settle();let i=o&&bd(o,this.#a);if(this.#c||this.#a?.startFile(),o)throw i}#d(e){this.#n(this.#s?
this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,S.source)}catch(e){if(e instanceof bt)throw e}}takeMessages(){
let{from:e,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#f)return[];this.#f=!1;let s=n?
[]:js(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that \
is repaired`),typeof e=="object"&&(o||!n&&Xs(r))&&s.unshift(Od(r)),s}},Xs=({score:t})=>t!==null&&t<.9;function Od(t){let{
encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Xs(t)?"; this is uncertain: check the result, or n\
ame the encoding with --from":"";return`decoded as ${x[e].name} (${r})${i}`}function bd(t,e){if(t instanceof v){let n=t.
length===1?"is":"are";return new Error(`${ct(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; chec\
k --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(t instanceof et&&e){let{line:n,column:o}=e;return new Error(
`line ${n}, column ${o} (offset ${t.index}): ${t.encoding} can't represent ${Po(t.codePoint)}; use --unmappable translit\
 or replacement, or html in HTML, or --to utf-8`)}return t}var Ad=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Id=E(()=>new Map(Ad.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Zs(t){
return z(t)??Id().get(be(t))??bn(t)}var ie=class extends Error{};var Qs=["bash","zsh","fish"];var gn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Md,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Fd,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
hat HTML or XML say.',choices:oo},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Qs}];var En=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Md(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:tc(e)}function Fd(t){let[e,...n]=t.split("//"),o=tc(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new ie(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function tc(t){let e=z(t)??Zs(t);if(e===void 0)throw new ie("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===36)throw new ie("It stands for an encoding that holds no text.");return e}var mt="encoding-wasm",yn=()=>[...gn,...En].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?Bd():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:_d(e)}}),Bd=()=>["auto",...x.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],_d=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function ec(t){return{bash:Nd,zsh:Cd,fish:Rd}[t]()}function Nd(){let t=yn().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=yn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
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
`}function Cd(){let t=yn().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${mt}
# Completion for ${mt} in zsh: put it into a directory of $fpath as _${mt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Rd(){let t=yn().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${mt} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${mt} in fish: \
put it into ~/.config/fish/completions/${mt}.fish
${t.join(`
`)}
`}var Sn=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function nc(t){
let e=[...gn,...En].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,a=s.split(", ").map(p=>`\\fB${Sn(p)}\\fR`),d=a.pop(),u=r?`
${Sn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...a,d+f].join(", ")}
${Sn(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Sn(t)}" "User Commands"
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
`}async function Ld(t,e){if(!Ss())return te.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:p}=e,m={sniff:i,locale:s,detect:!0};if(o)return xs({...t,sniffing:m,json:r});
let w=d===void 0?void 0:Qe(t.to),A={...t,from:n==="auto"?Ht(m,"--from auto"):n,unmappable:w?at=>w(at)??d:t.unmappable,drop:c},
F={isLending:!c&&!f&&!a&&!Ud(A.unmappable),newTranscoder(at,jt){let{from:Gt,to:se}=at;return f?new pn(Gt,se,jt):c?new sn(
Gt,se,jt):Tt(Gt,se,F.isLending?{...jt,take:Vn}:jt,"")},newFixer:a&&(()=>new Ve(A.to))};if(u===void 0&&p===void 0)return jo(
A,F);let{skipUtf8:Te=!1,dryRun:vt=!1}=e;return ms(A,{suffix:u,directory:p,skipUTF8:Te,dryRun:vt},at=>jo({...A,...at},F))}
var Ud=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
