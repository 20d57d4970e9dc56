"use strict";var bn=Object.defineProperty;var oc=Object.getOwnPropertyDescriptor;var rc=Object.getOwnPropertyNames;var ic=Object.prototype.hasOwnProperty;var sc=(e,t)=>{for(var n in t)bn(e,n,{get:t[n],enumerable:!0})},cc=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of rc(t))!ic.call(e,r)&&r!==n&&bn(e,r,{get:()=>t[r],enumerable:!(o=oc(t,r))||o.enumerable});return e};var fc=e=>cc(bn({},"__esModule",{value:!0}),e);var Cd={};sc(Cd,{completionFor:()=>tc,manual:()=>ec,runFully:()=>_d});module.exports=fc(Cd);var ce="encoding-wasm";function jo(){throw new Error("encoding-wasm: call instantiate() first.")}var Oe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function E(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var x=lc();function lc(){let e=Oe.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var pc=E(()=>new Map(x.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),mc=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Vo=e=>e<36&&e!==33,z=e=>e>0&&e<29,Ko=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(x[e].name),hc=e=>mc.find(([t])=>e>=t)[1];function J(e){let t=pc();return t.get(e)??t.get(Jo(wc(e)))}function X(e,t){
let n=J(e);if(n===void 0){let o=An(e),r=o===void 0?"":` Did you mean '${x[o].name}'?`;throw new RangeError(`${t}: The en\
coding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=hc(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${ce}' doesn't include ${x[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function An(e){
let t=be(e),n={936:"gbk",950:"big5"}[t]??t,o=x.findIndex(({labels:r})=>r.some(i=>be(i)===n));return o<0||o===36?void 0:o}
var be=e=>Jo(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").
replace(/^latin(?=\d)/,"l"),qo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];
function It(e){if(e[0]>=239)return qo.find(t=>t.bytes.every((n,o)=>e[o]===n))}function zo({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Ie(e){return qo.find(t=>t.encoding===e)?.bytes}function tt(e){return e===
0||e===37||e===38}function wc(e){let t=0,n=e.length;for(;Go(e[t]);)t+=1;for(;Go(e[n-1]);)n-=1;return e.slice(t,n)}var Go=e=>`\
	
\f\r `.includes(e);function Jo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var v=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Me=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Xo=Symbol.for("encoding-wasm.UnmappableError"),et=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${Me(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.
codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o==
"object"&&o!==null&&Xo in o}[Xo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"nam\
e",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Zo=(e,t)=>e?.prototype?.[t],Fe=e=>Zo(globalThis.Buffer,e),Mt=Fe("ucs2Slice"),Be=Fe("ucs2Write"),Qo=Fe("utf8Slice"),Ft=Fe(
"latin1Slice"),xc=e=>globalThis[e],tr=xc("TextDecoder"),gc=Zo(tr,"decode");function Bt(e){let t=new tr(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:gc}),n=>t.decode(n)}function dt(e){try{return e()}catch{return}}var V=()=>"InternalError"in globalThis,L=()=>"Bun"in globalThis;function er(){
try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var wt=()=>"Deno"in globalThis,nt=()=>Number.
parseInt(globalThis.process?.versions?.node,10),nr=e=>globalThis.process?.getBuiltinModule?.(e);function Gt(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var In=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,or=()=>Object.getPrototypeOf(Uint8Array.prototype),_e=e=>In(or(),
e),Mn=e=>In(DataView.prototype,e),rr=e=>globalThis[e]&&In(globalThis[e].prototype,"byteLength"),Fn=e=>or()[e],Sc=_e(Symbol.
toStringTag),Ne=_e("buffer"),Bn=_e("byteOffset"),ir=_e("byteLength"),Tc=Fn("includes"),Oc=Fn("set"),bc=Fn("slice"),Ac=Mn(
"buffer"),Ic=Mn("byteOffset"),Mc=Mn("byteLength"),sr=rr("ArrayBuffer"),Fc=rr("SharedArrayBuffer"),h=e=>ir.call(e);function _n(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:h(e)}var g=(e,t,n=h(e))=>new Uint8Array(Ne.call(
e),Bn.call(e)+t,n-t);function _t(e,t){let n=new Uint8Array(h(e)+h(t));return Z(n,e),Z(n,t,h(e)),n}function Ce(e,t){let n=Bn.
call(e),o=t+(-(n+t)&3),r=Math.max(0,h(e)-o)>>2,i=r>0?new Int32Array(Ne.call(e),n+o,r):new Int32Array;return{start:o,words:i}}
var xt=(e,t)=>g(e,0,Math.min(t,h(e))),Z=(e,t,n)=>Oc.call(e,t,n),cr=(e,t)=>Tc.call(e,t),ot=(e,t,n)=>bc.call(e,t,n);function Re(e,t,n){
if(n>24)return ot(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function Nt(e,t){if(t<=64)return!1;
try{return sr.call(Ne.call(e)),!1}catch{return!0}}function Q(e,t){if(!ArrayBuffer.isView(e)&&fr(e)===void 0)throw new TypeError(
`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Ct(e){return ArrayBuffer.isView(e)?Bc(e):fr(e)===0?C:new Uint8Array(e)}var fe=e=>e instanceof Uint8Array?e:Ct(e);
function Bc(e){try{return Sc.call(e)===void 0?new Uint8Array(Ac.call(e),Ic.call(e),Mc.call(e)):new Uint8Array(Ne.call(e),
Bn.call(e),ir.call(e))}catch{return C}}var C=new Uint8Array;function fr(e){for(let t of[sr,Fc])try{return t?.call(e)}catch{}}
function rt(e,t,n){Nn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function Rt(e,t,n){
return e===void 0?!1:(Nn(e,n),!!e?.[t])}function Nn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(
`${t}: The options must be an object.`)}var it=e=>`${e}`;function ar(e,t){if(typeof e=="string")return e;throw new TypeError(
`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Cn(e){return(t,n)=>{let o=t===void 0?e[0]:it(t);if(e.includes(o))return o;throw new TypeError(`${n}: The provid\
ed value '${o}' isn't one of '${e.join("', '")}'.`)}}function lr(e,t,n){let o=Le(f=>Rc(f,n),e,t),r=Le(Uc,e,t);if(o&&r){let f=wt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:wt()?o.writeBytes:void 0,mostByTable:512}}
let i=Rn(e);if(o)return V()?Lc(o,Le(ur,e,t)):o;let s=r??Le(ur,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Le(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Rn(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Cc="str\
ings";function Rc(e,t){let[n]=WebAssembly.Module.customSections(t,Cc),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Lc(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>144)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>144)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Uc(e){let[t,n]=[Mt,Be],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:L()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,p){Z(a,new Uint8Array(
e.buffer,u,2*p),d),d+=2*p},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function ur(e){let t=Bt("utf-16le"),{write:n,most:o}=Rn(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function Rn(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Gt(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Ue,l,Un,pr,mr,K,U={input:0,units:0,output:0},ae=0,$e={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN};function ut(e,t){
$e.name=e,$e.encoding=t,T.newCodec=NaN,T.isBusy&&hr(),T.isBusy=!0}function hr(){try{gr(),Ue??=xr(jo()),Wc(new WebAssembly.
Instance(Ue),Ue)}catch(e){throw Er(e)}}function wr(e){try{gr(),Ue=Pc(xr(e))}catch(t){throw Er(t)}hr()}function xr(e){return Dc(e)?e:new WebAssembly.Module(e)}function Dc(e){try{return WebAssembly.Module.customSections(e,ce),
!0}catch{return!1}}var kc="encoding-wasm";function Pc(e){let[t]=WebAssembly.Module.customSections(e,kc),n=`${ce} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Wc({exports:e},t){l=e,Ln=
WebAssembly.RuntimeError,U.input=l.input(),U.units=l.units(),U.output=l.output(),Tr(),K=lr(l.memory,U.units,t),ae=Math.min(
l.units_length(),K.most),T.isBusy=!1}function gr(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Er(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Hc(e))return new RangeError(
`encoding-wasm: ${yr} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${e}`):e}var yr="no memory for WebAssembly; free some, and call again",Hc=e=>e instanceof
RangeError&&/memory/i.test(e.message);function Vt(){return Dn(),Un}function Sr(){return Dn(),pr}function $n(){return Dn(),
mr}function Dn(){Un[0]===void 0&&Tr()}function Tr(){let{buffer:e}=l.memory;Un=new Uint8Array(e),pr=new Uint8Array(e,U.input,
65536),mr=new Int32Array(e,l.codec(),l.codec_length()>>2)}function De(e,t){return ut(e,-1),kn(t)}function kn(e){try{let t=e();
return T.isBusy=!1,t}catch(t){throw $(t)}}var Ln;function $(e){if(!Ln||!(e instanceof Ln))return e;let t=x[$e.encoding]?.
name,n=`${$e.name}${t?` of ${t}`:""} failed`;return vc()?new RangeError(`encoding-wasm: ${n}: ${yr}`,{cause:e}):new Error(
`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,
{cause:e})}function vc(){try{return l.memory.grow(32),!1}catch{return!0}}function G(){let e=$n();return _r(e,new Int32Array(e.length))}function Br(){return l.held()!==0?G():(T.newCodec=de,null)}
var Pn=e=>_r(e,$n());function _r(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ut(e,t){Nr(e,t)||(ut("decod\
ing",e),t?Pn(t):l.new_decoder(e),de=e===33||e===36?NaN:e)}var de=NaN;function Nr(e,t){return t||T.newCodec!==e||T.isBusy?
!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function ke(e,t){Nr(~e,t)||(ut("encoding",e),t?Pn(t):l.new_encoder(e),de=~e)}function Wn(e,t,n,o){
ut("transcoding",e),o?Pn(o):l.new_transcoder(e,t,+n)}function Cr(e,t){l.set_source_encoding(e,+t),T.isBusy=!1}function $t(e){
let t=h(e),n=l.alloc(t)>>>0;return Z(Vt(),e,n),[n,t]}var Kc=E(()=>Uint8Array.from(Oe,e=>e.charCodeAt(0))),Or,Hn=e=>De("s\
niffing",()=>(Or!==l&&l.give_labels(...$t(Kc())),Or=l,e())),vn=(e,t,...n)=>Hn(()=>l.sniff_html(...$t(e),t,...n)),Rr=(e,t,n)=>Hn(
()=>l.sniff_xml(...$t(e),t,n));function Lr(e,t){let n=Hn(()=>l.find_declared_label(...$t(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Ur=(e,t)=>De("sniffing",()=>l.default_for(...$t(e),t)),$r=()=>ut("detection",-1);function Dr(e,t){
try{l.feed_detector(...$t(e),+t)}catch(n){throw $(n)}}var kr=(e,t,n,o)=>kn(()=>{let r=f=>f?$t(f):[0,0],i=l.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=l.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function ue(e,t,n,o,r){Kt(e,t),T.isBusy=!0;let i=l.decode_block(t,n,+o,+r);return T.isBusy=!1,r&&i>=0&&(T.newCodec=
de),je(i)}function Pr(e,t){let n=h(e);Kt(e,n),T.isBusy=!0;let o=l.decode_block(n,0,2,+t);return T.isBusy=!1,je(o)}var lt={
encoding:-1,at:0,most:0,owner:void 0};function Pe(e,t,n){if(lt.encoding!==e||lt.owner!==l||T.isBusy){try{ut("decoding",e),
lt.owner=l,lt.at=K.readBytes?l.byte_table(e):0,lt.most=!Ko(e)&&K.mostByTable||1/0,lt.encoding=e}catch(r){throw $(r)}T.isBusy=
!1}if(lt.at===0||n>lt.most)return;if(n<=65536)return Kt(t,n),br(n);if(K.most>ae)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);Kt(g(t,r,r+i),i),o=Dt(o,br(i))}return o}function jn(e,t,n,o){return De("decoding",()=>{let r=Math.
min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Kt(r===t?e:g(e,i,i+r),r),!l.is_free_of(r,n,o))return!1;
return!0})}function Gn(e,t){let n=-1,o,r;function i(s){try{return ut(e,s),n=s,r=l,o=t(s),T.isBusy=!1,o}catch(c){throw $(
c)}}return s=>s===n&&r===l&&!T.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Yn=Gn("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===
0)return;let{buffer:n}=l.memory;return z(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Wr=Gn("encoding",e=>{
let t=l.unit_table(e)>>>0,n=new Uint8Array(65536);return Z(n,new Uint8Array(l.memory.buffer,t,16384)),n}),We=Gn("decodin\
g",e=>{let t=z(e),n=(!t?l.pair_table(e):l.byte_table(e))>>>0;return n>0?new Uint16Array(l.memory.buffer,n,t?256:65536):void 0}),
br=e=>K.readBytes(U.input,e,lt.at);function Dt(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long f\
or a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Hr=e=>e+65536+3<=ae,vr=e=>e>
ae&&e<268435456?K.collect?.(e+3):void 0,jr=()=>U.units,Gr=()=>Vt()[U.units]|Vt()[U.units+1]<<8,He=(e,t)=>K.read(U.units+
2*e,t-e),ve=(e,t,n)=>K.write(e.slice(t,n),U.units);function Yr(e,t){if(!T.isBusy&&!K.writeBytes)return;ut("encoding",t);
let n=K.writeBytes?.(e,U.output,l.unit_table(t));return T.isBusy=!1,n===e.length?zt(n):void 0}function Vn(e,t,n,o){T.isBusy=
!0;let r=l.encode_block(e,t,n,+o);return T.isBusy=!1,o&&r>=0&&B.finished()&&(T.newCodec=de),je(r)}var S={none:0,source:1,
result:2};function Vr(e,t,n,o){let r=h(e);Kt(e,r),T.isBusy=!0;let i=l.transcode_block(r,+t,n,o);return T.isBusy=!1,je(i)}
function Kt(e,t){let n=Sr();if(t>8)try{Z(n,e)}catch{Z(n,g(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function je(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var zt=e=>Re(Vt(),
U.output,e),Kn=e=>Vt().subarray(U.output,U.output+e),B={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),
codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},Et={malformed:()=>l.replaced(),firstMalformed:()=>l.
first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.unmapped_code_point()};var qc=new Uint8Array(256);var qr=E(()=>Be?96:V()?1024:128),zn=E(()=>V()||L()?4096:128),zc=E(()=>new Uint8Array(2*zn()));function zr(e,t){let{length:n}=e,
o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Jr(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return cr(o,0)?void 0:o}function Xr(e,t){
let{length:n}=e,o=2*n<=256?qc:zc(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&
(o[r++]=c>>8),o[r++]=c}return Re(o,0,r)}var Zr=new Uint8Array(128),le=Jc(Zr);function Jc(e){return new Uint16Array(e.buffer)}var Qr=E(()=>Xn()?0:18),ti=E(()=>nt()>
0&&!wt()&&!L()?12:18),Xc=E(()=>V()||nt()<22?18:8),ei=E(()=>wt()||!(nt()>=22)?64:32),Zc=E(()=>V()||L()?64:32),Ge=(e,t)=>(e[0]&
e[t>>1])>=128;function ni(e,t,n){return n?t<=Xc():t<=18||t<=Zc()&&(Ge(e,t)||Zn())}var oi=()=>({mixed:ti(),most:ei()}),ri=(e,t)=>t<=
ti()||t<=64&&Ge(e,t)&&t<=ei(),Y={length:0,bytes:[0,0]};function Pt(e,t,n){if(e[0]<128&&Xn())return Qn(e,t)?Ft.call(e,0,t):
void 0;let o=0;for(let r=0;r<t;){let i=e[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>t;if(c&&(n||i===
239))return;if(c&&r===t){qn(i,0,1);break}let f=e[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<
6,s<2048||(s&63488)===55296)return;if(c){qn(i,f^128,2);break}let a=e[r++]^128;if(s|=a,a>=64||s===65279)return}}le[o++]=s}
return ii(o)}function Jn(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(r??=We(o),!r)return;if(f=r[c],
f===0){if(s<t)f=r[c|e[s++]<<8];else if(!n&&o!==32){qn(c,0,1);break}}if(f===0||f===65533)return}le[i++]=f}return ii(i)}function Ye(e,t,n){
return Y.length=0,Pt(g(e,t,n),n-t,!1)===""}function qn(e,t,n){Y.length=n,Y.bytes[0]=e,Y.bytes[1]=t}function ii(e){if(e<3||
e<=18&&!Xn())return Gt(le,0,e);if(Zn())return Mt.call(Zr,0,2*e);if(!(e>36))return Gt(le,0,18)+Gt(le,18,e-18)}var Xn=E(()=>L()&&
Zn()),Zn=E(()=>dt(Qc)===!0);function Qc(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.
length);return t(Mt)==="a\uFEFF\uD83D"&&t(Ft)==="a\0\xFF\xFE=\xD8"}function Qn(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;
return!0}function pe(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var eo=["fatal","html","replacement"];function ef(e,t){let{length:n}=e,o=z(t);if(n>64&&n>(o?qr():zn()))return;if(o)return zr(
e,Yn(t));if(!!0)return;let r=Yn(t);return r&&Xr(e,r)}var nf=E(L);function fi(e,t){return nf()?Jr(e,Wr(t)):Yr(e,t)}var yt=class e{encoding;unmappable;#t;#e=null;#n=0;#o=C;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#t=o}get name(){return x[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:eo.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=ef(t,this.encoding);
if(n)return n;try{let o=z(this.encoding)&&fi(t,this.encoding);if(o)return o;ke(this.encoding,null),ve(t,0,t.length);let r=Vn(
0,t.length,this.#r,!0);return r===-2||!B.finished()?void 0:(this.#n=0,zt(r))}catch(o){throw $(o)}}#s(t,n){let o=new P;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new et(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=C,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f?2048:65536,u=f&&this.encoding===33?
new to(c,o):void 0,p=u?w=>u.add(w):o,m=0;try{if(z(this.encoding)&&!s)for(;m+65536<t.length;m+=65536){let w=fi(t.slice(m,
m+65536),this.encoding);if(!w)break;o(w)}for(ke(this.encoding,s);m===0||m<t.length;m+=d){let w=Math.min(m+d,t.length);ve(
t,m,w);let A=w===t.length;for(let F=0,Te=!1;!Te;){let Ht=Vn(F,w-m,a,n&&A);p(zt(Ht===-2?B.written():Ht));let On=i+m+F+B.start();
if(F+=B.read(),Te=Ht!==-2&&B.finished(),Ht!==-2)continue;let at=B.codePoint();if(f){let vt=G(),jt=()=>this.locate(On),se=f(
at,jt),nc=this.#c(vt,se,p,at,jt);ke(this.encoding,nc),ve(t,m,w)}else r(at,On)}}}catch(w){throw $(w)}if(n){u&&o(u.held);return}
u&&(this.#o=u.held),this.#e=G(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new et(r,i(),this.name);if(typeof n!=
"string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#e=t,s.encodeOrFail(n,!1,o,c=>{throw new et(c,i(),this.
name)}),s.#e}},to=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=h(t);if(n===0)return;t[0]!==27&&this.#t(
this.held);let o=t[n-3]===27?n-3:n;this.#t(ot(t,0,o)),this.held=ot(t,o,n)}},P=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){
let n={bytes:t,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=h(t)}forEach(t){for(let n=this.#t;n;n=n.next)
t(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let t=of(this.#n),n=0;return this.forEach(o=>{Z(
t,o,n),n+=h(o)}),t}};function of(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function ai(e,t){let n=X(e,t);if(n===37||
n===38){let{name:o}=x[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UT\
F-8.`)}return di(n,e,t)}function di(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cann\
ot be written; use UTF-8.`);return e}var Ve=class{#t;#e;#n=new P;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new P;let n=It(t)?.bytes.length??0,o=this.#r(g(t,n,Math.min(h(t),n+4096*this.#e)));if(!no(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=Lr(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...g(o,f,f+a));
J(d)!==this.#t&&(r.push(g(t,i,n+f*this.#e),this.#i(x[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,g(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(h(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function no(e){let t=0;for(;t<h(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Jt=e=>e==null?void 0:it(e);function qe(e,t){if(e===void 0)return;let n=Math.trunc(Number(e));if(!(n>=0))throw new TypeError(
`${t}: The provided value '${e}' is not a number of bytes.`);return n}function rf(e,t){if(e!=null){if(typeof e!="object"||
!(Symbol.iterator in e))throw new TypeError(`${t}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(e,n=>X(it(n),t))}}var ze={allowUTF8:e=>e===void 0||!!e,candidates:rf,locale:Jt,maxBytes:qe,tld:Jt},oo=["text","ASCI\
I","empty","binary","unknown"];function me(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=h(e),f=Math.
min(c,i);$r();for(let m=0;m<f;m+=65536){let w=Math.min(m+65536,f);Dr(g(e,m,w),t&&w===c)}let a=kr(o,r&&Ke(r),s&&Ke(s),n),
{0:d,1:u,2:p}=a;return{encoding:u<0?void 0:u,score:p,kind:oo[d],isASCII:oo[d]==="ASCII"||oo[d]==="empty",candidates:Array.
from({length:(a.length-3)/2},(m,w)=>({encoding:x[a[3+2*w]].name,score:a[4+2*w]}))}}function Ke(e=""){return Uint8Array.from(
e,t=>Math.min(t.charCodeAt(0),255))}function ro(e,t=void 0){let n="Failed to execute 'detectEncoding'",o=Q(e,n),r=rt(t,ze,
n),i=me(Ct(o),!0,r);return{...i,encoding:i.encoding===void 0?null:x[i.encoding].name}}var ff=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],af=[33,36,37,
38],Xt=(e,t)=>{let n=Jt(e);return n===void 0?-1:X(n,t)},li=(e,t)=>Math.min(qe(e,t)??1024,1048576),pi=e=>J(Jt(e)??"")??-1;
function df(e,t){if(e)return rt(e===!0?void 0:e,ze,t)}var uf={defaultEncoding:Xt,detect:df,likelyEncoding:Xt,locale:Jt,maxPrescanBytes:li,
parentEncoding:Xt,transportLayerEncodingLabel:pi,userOverride:Xt};function lf(e,t){let n=rt(e,uf,t),{locale:o,maxPrescanBytes:r,
transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(3,r),declared(s){let{userOverride:c,parentEncoding:f,likelyEncoding:a}=n,
d=Math.min(h(s),r),u=vn(s,d,c,i,f,a);return u===-1?void 0:he(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??
o},decide:s=>mi(s)??pf(o,n.defaultEncoding)}}function mi(e){if(!(e?.encoding===void 0||e.isASCII))return{encoding:e.encoding,
confidence:"tentative",source:"detection",score:e.score}}function pf(e,t){return he(Ur(Ke(e),t===-1?21:t))}var mf={defaultEncoding:Xt,
maxPrescanBytes:li,transportLayerEncodingLabel:pi};function hf(e,t){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=rt(
e,mf,t),i=s=>{let c=Math.min(h(s),o),f=he(Rr(s,c,r));return f.source==="default"&&n!==-1?{...f,encoding:n}:f};return{prescanned:Math.
max(3,o),declared:i,decide:()=>i(C)}}function wf(e,t){let n={...ze,defaultEncoding:Xt},{defaultEncoding:o,...r}=rt(e,n,t);
return{prescanned:3,declared(i){let s=It(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},
options:r,decide(i){let s=o===-1?i?.encoding??21:o;return mi(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}
var xf={detect:wf,html:lf,xml:hf},io=["detect","html","xml"],gf={prefixBytes:qe,sniff:Cn(io)};function Wt(e,t){let{prefixBytes:n,
sniff:o}=rt(e,gf,t),r=xf[o](e,t),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,
detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??1/0,get passesASCII(){return!af.includes(i(void 0).encoding)},options:s},
decide:i,sniff:c=>Ef(r,c),takesWhole:n===void 0}}function Ef({prescanned:e,declared:t,options:n,decide:o},r){return t(xt(
r,e))??o(n&&me(r,!0,n))}function hi(e){let t=xt(e,1024),n=vn(t,h(t),-1,-1,-1,-1);return n===-1||he(n).source==="BOM"?void 0:
he(n)}function he(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:ff[e>>8&255],score:null}}var Je=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new yt(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=h(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(g(t,i,s?r:i+4096),
s?n:S.none,o)}}#o(t,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Tf(r,t),s[d-i]);let c=new P,f;try{this.#t.
transcode(t,n===S.result?S.source:n,d=>c.add(d))}catch(d){f=d}let a=Sf(c.concatenate());try{this.#e.encodeOrFail(a,n===S.
result,o),this.#n=n===S.result?0:i+a.length}catch(d){throw this.#t.abandonSource(),d}if(f)throw f}};function Sf(e){let t=new Uint16Array(
h(e)/2);for(let n=0;n<t.length;n++)t[n]=e[2*n]|e[2*n+1]<<8;return String.fromCharCode.apply(null,t)}function Tf(e,t){let n=h(
t),o=e.copy(),r=new Int32Array(2*n+2),i=0,s=Of(e);for(let c=0;c<n;c++){let f=0;try{o.transcode(g(t,c,c+1),S.none,d=>{f+=
h(d)/2})}catch(d){if(d instanceof v)break;throw d}let a=f===0&&c-(s-e.position)===2&&t[c-2]===27;for(let d=0;d<f;d++)r[i++]=
d===0?s:e.position+c;(f>0||a)&&(s=e.position+c+1)}return r[i]=s,r}function Of(e){try{e.copy(!0).transcode(C,S.source,()=>{})}catch(t){
if(t instanceof v)return t.offset;throw t}return e.position}var yi="(B",Si="(J",Ti=[yi,Si,"(I","$@","$B"],Xe=class{#t=!0;#e=!0;read(t,n){let o=h(t),r=this.#t?Ff(t):0,i=0,s=!1;for(;i<
o&&!s&&(i>=r&&(i=Bf(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=Ei(t,i);if(s=Ti.includes(a),!s&&!n&&Nf(a))break;
this.#e=s}else s=f>=128||i<r&&_f(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,
evidence:c})}skip(t,n){let o=h(t);this.#t=!1;for(let r=n;r<o;r++){if(t[r]!==27)continue;if(r>n&&o-r<=4)return r;let i=Ei(
t,r);this.#e&&=i===yi||i===Si}return o}};function Ff(e){let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(e))return 1/0;
if(t&&=gi(e[o],e[o+1]),n&&=gi(e[o+1],e[o]),!t&&!n)return o+2}return 32}function Bf(e,t){let n=h(e),{start:o,words:r}=Ce(
e,t),i=xi(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&
2155905152)!==0)break}return xi(e,o+4*s,n)}function xi(e,t,n){let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var gi=(e,t)=>e===
48||e>=78||e===32&&t>=16&&t<=94||e===33&&t===34,_f=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Ei(e,t){let n="";for(let o=t+1;o<Math.min(t+3,h(e));o++)n+=String.fromCharCode(
e[o]);return n}var Nf=e=>e.length<2&&Ti.some(t=>t.startsWith(e));var St=class{decision=null;sample=C;detected;#t;#e=!0;#n=!1;#o=new Xe;#r=new P;#i;#s=0;#c=C;#f=C;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new P;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+h(t)<this.#i&&!n)return this.#l(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new P;
let i=xt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#a(r,n,o)}#a(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,t);for(let s=t;;){let{plain:c,evidence:f}=r.passesASCII?
this.#o.read(s,n):{plain:0,evidence:0};s=this.#p(s,c,o);let a=h(s);if(f===-1)return n?this.#u(i(this.#d(s,!0)),o,s):this.#l(
s,a+1,o);let d=bi(s,f-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(a<u&&!n)return this.#l(s,u,o);let p=xt(
s,Math.max(0,u)),m=this.#d(p,a<u);if(!r.passesASCII||!Lf(m,p)||u<=d)return this.#u(i(m),o,s);s=this.#p(s,this.#o.skip(p,
f-c),o)}}#d(t,n){this.sample=_t(_t(this.#c,this.#f),t);let o=this.#t.detection.options;return this.detected=me(this.sample,
n,{...o,maxBytes:void 0}),this.detected}#l(t,n,o){let r=h(t);return r>0&&this.#r.add(ot(t,0,r)),this.#i=n,{passed:o,rest:null}}#p(t,n,o){
let r=xt(t,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=_t(this.#c,xt(r,i))),this.#f=
Oi(_t(this.#f,Oi(g(r,i)))),g(t,n)}#u(t,n,o){return this.decision=t,{passed:n,rest:o}}},Oi=e=>g(e,Math.max(0,h(e)-64));function bi(e,t,n){
let o=Math.min(h(e),t+n);for(let r=t;r<o;r++)if(e[r]>=128)return r;return t}function Lf(e,t){return e.isASCII||e.encoding===
void 0&&!(t[bi(t,0,1/0)]>=128)}var Ai="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Ii=`!
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
?`;var $f=E(()=>{let e=Ii.split(`
`),t=0;return new Map(Ai.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Mi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Qe(e){let t=new yt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof et)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Fi(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Fi(e,t,n){if(Mi(e))return"";if(n===0)return null;let o=Df(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Fi(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Df(e){
let t=[...$f().get(e)??[],...kf(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function kf(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,m)=>c(
m)),a=o.filter((p,m)=>!c(m)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===t&&r.push(u),a.every(
Mi)&&i.push(d)}return[...r,...i]}var Bi=["fatal","html","replacement","ignore","translit"];function _i(e,t,n){return typeof e=="function"?(o,r)=>Pf(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?Qe(t):void 0}function Pf(e,t){
if(typeof e=="string")return e;if(e==null)return null;let n=Ct(Q(e,t));return ot(n,0,h(n))}function Tt(e,t,n,o){return typeof e=="number"?Ni(e,t,n,o):new fo(e,Ni(0,t,n,o))}function Ni(e,t,n,o){let{unmappable:r,losses:i}=n,
s=_i(r,t,o);if(!s||tt(t))return new tn(e,t,n);let c=Wf(e,n);return new Je(c,t,r,i?.counting(s)??s)}function Wf(e,t){return new tn(
e,38,{...t,bom:!1,unmappable:"fatal"})}var tn=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(Wn(t,this.to,this.#n.ignoreBOM,
this.#t),Cr(t,n),this.#t=G())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=zt,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Ie(this.to)??[]));
let d=Math.max(0,eo.indexOf(c)),u=h(t);try{Wn(this.from,this.to,i,this.#t);for(let p=0;;){let m=u-p<=65536,w=m&&p===0?t:
g(t,p,m?u:p+65536),A=Vr(w,r,d,m?n:S.none);a?.addBlock(this.#e+p);let F=A<0?B.written():A;if(F>0&&o(f(F)),A<0&&this.#o(A,
p),p+=B.read(),m&&B.finished())break}}catch(p){throw $(p)}this.#t=n===S.result?null:G(),this.#e=n===S.none?this.#e+u:0}#o(t,n){
let o=this.#e+n+B.start();throw this.#t=G(),this.#e=0,t===-1?new v(x[this.from].name,o,B.length()):new et(B.codePoint(),
o,x[this.to].name)}},fo=class{#t;#e=null;#n=null;#o=!1;#r;constructor(t,n){this.#t=t,this.#r=n}get decision(){return this.#n}transcode(t,n,o){
let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(t,n,o):this.#s(r,t,n,o),n===S.none&&(this.#e=r)}#i(){
return this.#n=null,this.#o=!1,this.#r.setSource(0,!1),new St(this.#t)}#s(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==S.none);
i.length>0&&(this.#r.transcode(i.concatenate(),S.none,r),this.#o=!0),this.#n=t.decision,!(!t.decision||!s)&&(this.#r.setSource(
t.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};var ls=require("node:buffer"),q=require("node:fs"),j=require("node:path");var ao=E(()=>dt(Yf)),Zt=E(()=>dt(Vf)),Gf=E(()=>dt(Jf));function Ci(e,t,n){if(e!==0&&e!==38||n<24||Nt(t,n)||e===0&&Li(t,n))return;let o=e===0?Zt():Gf();return o?.takes?.(t,n)===
!1?void 0:o}function Ri(e,t,n,o){if(Y.length=0,t>256&&(o||Nt(e,t)||Li(e,t)))return;let r=Zt();if(!r||r.takesQuickly?.(e,
t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!Ye(e,i,t))))try{let s=r.decodeQuickly(i<t?g(e,0,
i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function Li(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<
t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function Yf(){let{isAscii:e}=nr("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function Vf(){let e=nt()<22,t=e?ao():void 0;if(e&&!t)return;let n=Bt("utf-8"),o=Kf(n),r=er()?zf:void 0,i=e?qf:r,
s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.
of(...s,...c),a=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,d=Uint8Array.of(97,127),u=o(f,f.length)===a&&
n(f)===a&&o(d,2)==="a\x7F",p=Ft;if(!(!u||t&&p.call(d,0,2)!=="a\x7F"))return{decode(m,w,A){try{if(t)return p.call(m,0,w);
let F=n(m);return A&&F.includes("\uFFFD")?void 0:F}catch{return}},decodeQuickly:o,takesQuickly:i,takes:t?(m,w)=>pe(m,w)&&
t(m):r,completeLength(m,w){for(let A=1;A<=3&&A<=w;A++){let F=m[w-A];if(F<128)break;if(F>=192)return(F>=240?4:F>=224?3:2)>
A?w-A:w}return w}}}function Kf(e){let t=Qo;if(!t||L()||!(nt()>=22))return e;let n=wt()?64:1/0;return(o,r)=>r<=n?t.call(o,
0,r):e(o)}var qf=(e,t)=>t<=64||t<=256&&pe(e,t);function zf(e,t){if(t<128)return!1;let n=0;for(let o=0;o<t;o+=Math.ceil(t/
16)){let r=e[o];if(r<128)n+=1;else{if(t<768)return!1;if(r===225)n-=3;else if(r>=206&&r<240)return!1}}return n>=0}function Jf(){
return V()?Zf():Xf()}function Xf(){let e=Mt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.
length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Ui(0,
nt()<22?512:1/0,(o,r,i)=>{let s=e.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Zf(){let e=Bt(
"utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Ui(2048,1/0,(t,n,o)=>{let r=e(t);return o&&
r.includes("\uFFFD")?void 0:r})}var Ui=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=t,decode(o,r,i){try{return n(o,r,i)}catch{return}},
completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});var ki=E(L);function Pi(e,t,n){if(n>64)return pe(t,n)?Qf(e,t,n):void 0;if(n<=Qr()||(t[n>>1]|t[n-1])>=128||!Qn(t,n))return;
let o=mo();return o?o.call(t,0,n):Pe(e,t,n)}function Qf(e,t,n){let o=mo(),r=z(e);if(!(n<512&&(r||!o))&&!(r&&!o&&Gi(e))&&
!Nt(t,n))try{return ao()?.(t)??jn(t,n,128,128)?o?o.call(t,0,n):Zt()?.decodeQuickly(t,n):void 0}catch{return}}var en=[],ge=[];
function Wi(e,t,n){if(!(n<=18||n>=512))return ge[e]===void 0&&(ge[e]=oa(e)?ji(e):null),vi(ge[e],t,n)}function Hi(e,t,n){
return n<512?(ki()?uo(e,t,n):void 0)??Pe(e,t,n)??uo(e,t,n)??$i(e,t,n):uo(e,t,n)??(Gi(e)?$i(e,t,n):void 0)??Pe(e,t,n)}function uo(e,t,n){
let o=mo();if(!(!o||e!==21||!ea(t,n)||Nt(t,n)))try{return o.call(t,0,n)}catch{return}}var $i=(e,t,n)=>vi(ji(e),t,n),vi=(e,t,n)=>e&&
!Nt(t,n)?po(e,t):void 0;function po(e,t){try{return e(t)}catch{return}}function ji(e){return en[e]===void 0&&(en[e]=null,
en[e]=dt(()=>ra(e))??null),en[e]}var mo=E(()=>dt(ta));function ta(){let e=Ft,t=Uint8Array.from({length:256},(n,o)=>o);return e.
call(t,0,256)===String.fromCharCode(...t)?e:void 0}function ea(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===
128)return!1;return n===t||jn(e,t,128,224)}var Gi=e=>e===21?na():Yi(),Yi=E(V),na=E(()=>V()||L()||!(nt()>0)),oa=e=>Yi()||
e===21&&ki();function ra(e){let t=We(e),n=Bt(x[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.
from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Vi;function Ki(e,t){return Vi??=ia(),Vi(e,t)}function ia(){let e=Zt(),{mixed:t,most:n}=e&&L()?{mixed:0,most:0}:oi();
return(o,r)=>{if(r<=t||r<=n&&Ge(o,r)){let i=Pt(o,r,!0);if(i!==void 0)return i}if(e?.takesQuickly?.(o,r)!==!1)try{return e?.
decodeQuickly(o,r)}catch{return}}}function qi(e,t,n){try{return Ut(e,null),He(0,ue(t,n,0,!1,!0))}catch(o){throw $(o)}}var Qt=new Uint8Array(18),ca=[0,0],D=class{encoding;fatal;ignoreBOM;#t=null;#e=ca;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return x[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=_n(t);if(!this.#t&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||
this.#p(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n){let o=_n(t);this.reset();let{encoding:r}=this,i=o<=256&&!this.fatal;
if(i&&r===0&&o>0){let s=Ki(t,o);if(s!==void 0)return t[0]===239?this.#f(s):s}else{let s=i&&o>18?ge[r]:void 0,c=s?po(s,t):
this.#c(t,o,!0);if(c!==void 0)return c;if(i&&!tt(r))return qi(r,t,o)}return this.#s(t,o,!0,n)}#s(t,n,o,r){if(this.#n>0){
let d=this.#a(t,n,o)??this.#d(t,n,o,r);if(d!==void 0)return d;this.#u()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#h(
t,n,o)??this.#m(t,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,$(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,
this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(Y.length=0,n===0)return"";if(r===0){
let c=ri(t,n)?Pt(t,n,o):void 0;if(c!==void 0)return c;let f=Ri(t,n,o,this.fatal);return f===void 0?void 0:this.#f(f)}if(!Vo(
r))return;let i=z(r),s=(i?Wi(r,t,n):void 0)??(t[0]<128?Pi(r,t,n):void 0)??(ni(t,n,i)?Jn(t,n,o,r):void 0)??(i?Hi(r,t,n):void 0);
return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#f(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?
t.slice(1):t}#a(t,n,o){let r=this.#n+n;if(n===0||r>18)return;Y.length=0,this.#l(t,r);let i=this.encoding===0?Pt(Qt,r,o):
Jn(Qt,r,o,this.encoding);return i!==void 0&&!o&&this.#p(n),i}#d(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,
c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#l(t,a);let d=Pt(Qt,a,!0);if(d===void 0)return;let u=a-f;this.#n=
0,this.#r+=u;try{return Dt(d,this.decode(g(t,u),o,r))}catch(p){throw p instanceof v||p instanceof TypeError||(this.#t=null,
this.#o=s,this.#r=i,this.#e=c,this.#n=f),p}}#l(t,n){Qt[0]=this.#e[0],Qt[1]=this.#e[1];for(let o=this.#n;o<n;o++)Qt[o]=t[o-
this.#n]}#p(t){this.#r+=t,this.#o||=t>0,this.#n=Y.length,Y.length>0&&(this.#e=[Y.bytes[0],Y.bytes[1]])}#u(){let t=Uint8Array.
from(this.#e);try{Ut(this.encoding,null),ue(t,this.#n,0,this.fatal,!1),this.#t=G(),this.#n=0}catch(n){throw $(n)}}#h(t,n,o){
let r=Ci(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#t||c<n))return;if(this.#t){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#m(g(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:g(t,i,c),a=r.decode(f,c-i,this.fatal);if(a===void 0){if(s=Dt(s,this.#m(f,c-i,!0)),this.#i)return s}else
s=Dt(s,this.#f(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Ye(t,c,n)?(this.#p(n-c),s):Dt(s,this.#m(
g(t,c,n),n-c,o))}#m(t,n,o){Ut(this.encoding,this.#t);let r="",i=vr(n),s=this.#o||this.ignoreBOM||!tt(this.encoding),c=0;
for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?t:g(t,f,f+d),p=ue(u,d,c,this.fatal,o&&a);if(p<0)
return this.#t=G(),this.#i=new v(this.name,this.#r+f+B.start(),B.length()),r;if(c+=p,c>0&&(a||!Hr(c))){let m=!s&&Gr()===
65279?1:0;i?i.add(jr()+2*m,c-m):r=Dt(r,He(m,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:Br(),this.#r+=n,i?i.
toText():r}};function Ji(e,t){let n=X(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') st\
ands for the encoding 'replacement', which decodes nothing.`);return n}var te={failure:1,usage:2};var ho=require("node:buffer");function wo(e){if((0,ho.isUtf8)(e))return Xi(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,ho.isUtf8)(r));t+=o?Xi(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var Xi=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function M(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var k=require("node:fs");var ts=require("node:util");var es={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},Ee={
...es,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ye={...es,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function pt(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,ts.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function st(e,t){
return Se(e,t instanceof Error?t.message:String(t)),te.failure}function Se(e,t){ee(`encoding-wasm: ${e}: ${t}
`)}var Qi=!1;function ee(e){Qi||process.stderr.on("error",()=>{}),Qi=!0,process.stderr.write(e)}var ct=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var ns;async function go(e,t){let n=async i=>{try{return await i()}catch(s){throw pt(s,Ee)}},{next:o,close:r}=await n(()=>e===
"-"?fa(t):aa(M(e),t));return{next:()=>n(o),close:r}}async function*on(e){let t=await go(e);try{for(let n=await t.next();n;n=
await t.next())yield n}finally{await t.close()}}function fa(e){let t=cs((0,k.fstatSync)(0,{bigint:!0}),e);return t.isFile()?
rs(0,t,()=>{}):da()}function aa(e,t){let n=cs((0,k.statSync)(e,{bigint:!0}),t);if(!n.isFile())return ua(e);let o=(0,k.openSync)(
e,"r");return rs(o,n,()=>(0,k.closeSync)(o))}function rs(e,{size:t},n){ns??=new Uint8Array(262144);let o=ns,r=0;return{async next(){
let i=(0,k.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,k.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function da(){
let e=is(0,()=>{}),t=process.platform==="win32"?os():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=os()}return t.next()},close:()=>t?.close()}}function os(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function ua(e){let t=await ss(
n=>(0,k.open)(e,n));return is(t,()=>(0,k.closeSync)(t))}function is(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await ss(i=>(0,k.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var ss=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function cs(e,t){if(e.isDirectory())throw new Error(Ee.EISDIR);if(t&&e.ino===t.ino&&e.dev===t.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return e}var y=require("node:fs"),ft=require("node:path");function yo(e){if(e===void 0)return la();if(e==="")throw new Error("its name has no characters; give it one");let t=(0,y.lstatSync)(
M(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,y.statSync)(M(e),{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith(
"/")||e.endsWith(ft.sep))throw new Error(ye.EISDIR);return o&&!o.isFile()?So((0,y.createWriteStream)(M(e)),!0):(o&&(0,y.accessSync)(
M(e),y.constants.W_OK),ha(n?Eo(e):e,o))}var fs;function la(){return fs??=pa(),fs}function pa(){let e=(0,y.fstatSync)(1,{
bigint:!0}),t=e.isFile()?e:void 0;return process.platform==="win32"&&!t?So(process.stdout,!1):ma(t)}function ma(e){let t,
n=()=>{t??=So(process.stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray(
(0,y.writeSync)(1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.
finish(),discard(){}}}function So(e,t){e.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(f=>f?c(f):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>e.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),t&&await o(i=>{e.once("error",i).once("close",()=>i()),e.end()})},discard:()=>t?e.destroy?.():
void 0}}function Eo(e){if(!(0,y.lstatSync)(M(e),{throwIfNoEntry:!1})?.isSymbolicLink())return e;let t=wo((0,y.readlinkSync)(
M(e),"buffer"));return(0,ft.isAbsolute)(t)?Eo(t):Eo(`${wo(y.realpathSync.native(M((0,ft.dirname)(e)),"buffer"))}${ft.sep}${t}`)}
var as=0;function ha(e,t){as+=1;let n=[process.pid,as,Math.random().toString(36).slice(2)].join("-"),o=M((0,ft.join)((0,ft.dirname)(
e),`.encoding-wasm-${n}.tmp`)),r=(0,y.openSync)(o,"wx",t?384:438),i=!0,s=()=>{i&&(i=!1,(0,y.closeSync)(r))};return{write(c){
for(let f=c;f.length>0;)f=f.subarray((0,y.writeSync)(r,f))},wait(){},finish(){s(),t&&(wa(o,t),(0,y.chmodSync)(o,t.mode)),
(0,y.renameSync)(o,M(e))},discard(){try{s()}finally{(0,y.rmSync)(o,{force:!0})}}}}function wa(e,{uid:t,gid:n}){try{(0,y.chownSync)(
e,t,n)}catch{}}async function rn(e){try{let t=yo();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return To(
void 0,t)}}function To(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":_(e);return st(`cannot write ${o}`,pt(t,ye))}async function ps(e,t,n){let o=[],r=new Set,i=0,s=0,c=0,f=async(a,d)=>{c=await rn(`${_(a)}: ${d}
`)||c};for(let a of e.files)try{t.skipUTF8&&await Sa(a)?(s+=1,t.dryRun&&await f(a,"would be left alone: it is UTF-8")):await xa(
a,e,t,r,{run:n,say:f})?i+=1:o.push(a)}catch(d){st(_(a),d),o.push(a)}if(!e.quiet){let a=t.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"";ee(`encoding-wasm: ${ct(
i,"file")} ${a}${d}${u}
`)}return o.length>0?te.failure:c}async function xa(e,t,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let f=o===void 0?
e:(0,j.join)(o,ya(e));if(o!==void 0){let d=(0,j.resolve)(f);if(d===(0,j.resolve)(e))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${_(f)} is the place of another file; con\
vert it by itself`);i.add(d)}let a=x[t.to].name;if(r){let d="";if(await s({files:[e],output:f,isDry:!0,onDecision:w=>{d=
x[w].name}})!==0)return!1;let p=f===e?"":`, to ${_(f)}`,m=n?`, and kept as ${_(e+n)}`:"";return await c(e,`would be conv\
erted from ${d} to ${a}${p}${m}`),!0}try{return o!==void 0&&Ea((0,j.dirname)(f)),n?await ga(e,n,()=>s({files:[e],output:f})):
await s({files:[e],output:f})===0}catch(d){throw pt(d,ye)}}async function ga(e,t,n){let o=M(`${e}${t}.tmp`);try{(0,q.accessSync)(
M(e),q.constants.R_OK)}catch(i){throw pt(i,Ee)}(0,q.copyFileSync)(M(e),o);let r=await n()===0;return r?(0,q.renameSync)(
o,M(`${e}${t}`)):(0,q.rmSync)(o,{force:!0}),r}var us=new Set;function Ea(e){us.has(e)||(0,q.mkdirSync)(M(e),{recursive:!0}),
us.add(e)}function ya(e){let t=(0,j.isAbsolute)(e)?(0,j.basename)(e):(0,j.relative)(".",e);return t.startsWith("..")?(0,j.basename)(
e):t}async function Sa(e){let t=new D(0,!0,!0),n=!0,o=!1;try{for await(let r of on(e)){if(t.decode(r,!1),r.includes(0))return!1;
n&&=(0,ls.isAscii)(r),o||=r.includes(27)}return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof v)return!1;
throw r}}var sn=class{#t;#e=new P;constructor(t=Wt({},"Examination")){this.#t=new St(t)}add(t,n){let o=Math.min(h(t),1024-this.#e.
length);o>0&&this.#e.add(ot(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return no(t)?hi(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=hs(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>hs(n.encoding,o)||n.score>=.9)&&ms(t.encoding,
o)!==ms(n.encoding,o)?i:void 0}},ms=(e,t)=>new D(e,!1,!0).decode(t,!1);function hs(e,t){let n=0,o=null;for(let r=0;r<h(t);r+=
65536){let i=g(t,r,Math.min(r+65536,h(t)));Ut(e,o),Pr(i,!1),n+=Et.malformed(),o=G()}return n}async function ws({files:e,sniffing:t,json:n,quiet:o}){let r=Wt(t,"--detect"),i=Wt({...t,sniff:"detect"},"--detect"),s=0,
c=[];for(let f of e)try{let a=new sn(i),d=t.sniff==="detect"?a:new St(r),{encoding:u,...p}=await ba(f,d,a),m=a.doubt&&Aa(
a.doubt),w=a.detected?.kind??(p.source==="default"?"empty":"text");c.push({file:f,encoding:x[u].name,...p,kind:w,doubt:m??
null}),m&&!o&&Se(_(f),Ia(m))}catch(a){s=st(_(f),a)}return await rn(n?`${JSON.stringify(c,null,2)}
`:Ma(c))||s}async function ba(e,t,n){let o=new Set([t,n]),r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of on(
e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))break;return r(new Uint8Array,!0),t.decision}function Aa({
declared:e,detected:t,...n}){let o=t===void 0?null:x[t].name;return{declared:x[e].name,detected:o,...n}}function Ia({declared:e,
detected:t,score:n,malformed:o}){let r=`has ${ct(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===
null?`it declares ${e}, but ${r}`:`it declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Ma(e){
let t=e.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(
o)]),n=[0,1,2].map(o=>Math.max(0,...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var xs={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},ne=class{#t={...xs};get malformed(){return this.#t.
malformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.firstMalformed=t+Et.firstMalformed()),n.malformed+=Et.malformed(),
n.unmappable===0&&(n.firstUnmappable=t+Et.firstUnmappable(),n.codePoint=Et.codePoint()),n.unmappable+=Et.unmappable()}counting(t){
return(n,o)=>{let r=this.#t,i=t(n,o);return i===null||n===65533||(r.unmappable===0&&(r.firstUnmappable=o(),r.codePoint=n),
r.unmappable+=1),i}}take(){let t=this.#t;return this.#t={...xs},t}};var cn=class{#t;#e;#n;constructor(t,n,{ignoreBOM:o,bom:r,unmappable:i,losses:s=new ne}){let c={fatal:!1,bom:!1,losses:s};
this.#n=s,this.#t=Tt(t,38,{...c,ignoreBOM:o,unmappable:"fatal"},""),this.#e=Tt(38,n,{...c,ignoreBOM:tt(n),bom:r,unmappable:i},
"")}get decision(){return this.#t.decision}transcode(t,n,o){let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(
c));let s=this.#n.malformed>i;for(let c of r)this.#e.transcode(s?Ba(c):c,S.none,o);n===S.result&&this.#e.transcode(new Uint8Array,
n,o)}};function Ba(e){let t=new Uint8Array(e.length),n=0;for(let o=0;o<e.length;o+=2)e[o]===253&&e[o+1]===255||(t[n++]=e[o],
t[n++]=e[o+1]);return t.subarray(0,n)}var gs=require("node:fs"),Es=require("node:path");function ys(){let e=(0,Es.join)(__dirname,"encoding.wasm");try{return wr((0,gs.readFileSync)(e)),!0}catch(t){let{message:n}=pt(
t,{});return st(`its part ${_(e)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var fn=class{fatal;ignoreBOM;#t;#e;#n=C;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&h(this.#n)===0?t:_t(this.#n,t);if(!n&&zo(r))return this.#n=
r,"";let i=It(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new D(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?g(r,s):r,n,o)}};function Ss(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,
configurable:!0}),e}function Ts(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function an(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Q(e,o),i=X(it(t),o),s=Rt(n,"fatal",o),c=Rt(n,"ign\
oreBOM",o);return new fn(i,s,c).decode(fe(r),!0,o)}function Oo(e){return _a(fe(Q(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function _a(e){return new D(0,!1,!0).decode(e,!0)}var Ca=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Ra=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,La=E(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(
e=>new RegExp(`[${e}]`,"u")));function Ua(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=La();if(n.test(e))return 4;if(!o.
test(e))return t<128?1:Ca.test(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<12544||t>=65377&&
t<=65439?1010:1e3}var bo;function dn(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(
an(Uint8Array.from(r),e))}var Ao;function Fo(e){Ao??=new Uint16Array(65536),bo??=[dn("shift_jis",136,151,64),dn("gbk",176,
215),dn("big5",164,198,64),dn("euc-kr",176,200)];let t=bo.map(()=>0),n=0,o=1;for(let r of e){let i=Number(r.codePointAt(
0)),s=Ao[i]||Ua(r,i);Ao[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=c?9:7;else if(s>=
1e3){for(let[f,a]of bo.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=10){let f=r<
"\x80";f||(n+=s<20?6:Ra.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&(n+=f?3:11):
c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var pn="Failed to execute 'decode' on 'TextDecoder'",Bo=class e{#t;#e=!1;constructor(t="utf-8",n=void 0){this.#t=$a(t,n,
"Failed to construct 'TextDecoder'"),new.target!==e&&Ts(this,new.target,e)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=C,n=void 0){let o=this.#t;if(n===void 0&&!this.#e&&
ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,pn);let r=Q(t,pn),i=Rt(n,"stream",pn);return this.#e||
o.reset(),this.#e=i,o.decode(fe(r),!i,pn)}},As=Ss(Bo,"TextDecoder");function $a(e,t,n){let o=it(e),r=Rt(t,"fatal",n),i=Rt(
t,"ignoreBOM",n);return new D(Ji(o,n),r,i)}var Ns="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Cs=/^[GSBE]/,Rs=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Xa=/^w|G|S|B.+5|KR/,oe="UTF-8";function Ls(e,t=void 0){let n="Failed to execute 'repairMojibake'",o=ar(e,n),{maxSteps:r}=rt(
t,{maxSteps:(f=2)=>Math.min(Number(f),3)},n),i=o.search(/[^\0-\x7F]/);if(i<0)return[];let s=Math.max(0,i-40),c=o.slice(s,
s+1e3);return Za(c,r).map(({steps:f,gain:a})=>({text:_s(o,f)??o.replace(/[^\r\n]+/g,d=>_s(d,f)??d),path:f.map(({really:d,
readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Za(e,t){let n=Bs(e);if(n>25)return[];let o=Fo(e)-
n,r=new Map,i=[{text:e,steps:[],bits:0,gain:0}];for(let f=0;f<t;f++){i=i.flatMap(a=>Qa(a,o)).sort(_o);for(let a of i)r.has(
a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[...r.values()].sort(_o).slice(0,5);for(let f of s)
f.gain+=.6*Bs(f.text);s.sort(_o);let c=7+Math.min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}
var _o=(e,t)=>t.gain-e.gain;function Qa({text:e,steps:t,bits:n},o){let r=[];for(let[i,s]of Ns.entries()){let c=Cs.test(s)&&
!Rs.test(e)?void 0:No(e,s);if(!c)continue;let a=e.includes(re)||Us(c)?.includes(re)?td:ro(c).candidates;for(let{encoding:d,
score:u}of a){if(u<.003)break;if(t.length>0&&d!==oe&&t[0].really!==oe)continue;let p=Co(c,d,!0);if(p===void 0||p===e)continue;
let m=n+2.4*Math.log2(u)-i*.25-(d===oe?-2:1)-(t.length>0?4:0),w=o-Fo(p)+m;r.push({text:p,steps:[...t,{really:d,readAs:s}],
bits:m,gain:w})}}return r}function Bs(e){if(e.includes(re))return 0;let t=Rs.test(e),n=-1/0;for(let o of Ns){let i=Xa.test(
o)&&Cs.test(o)===t?No(e,o):void 0;if(!i)continue;let[s,c]=[2**-30,2**-30];for(let{encoding:f,score:a}of ro(i).candidates)
f===o||Co(i,f)===e?s+=a:c=Math.max(c,a);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}
function _s(e,t){let n=e;for(let{really:o,readAs:r}of t){let i=No(n,r),s=i&&Co(i,o);if(s===void 0)return;n=s}return n}var re="\
\uFFFD",td=[{encoding:oe,score:.9}];function No(e,t){let n=e.replaceAll(re,"\x7F").replace(/[\x80-\x9F]/g,o=>an(Uint8Array.
of(o.charCodeAt(0)),t));try{return new yt(ai(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Co(e,t,n=!1){
if(e.includes(127))return t===oe?ed(e):void 0;try{return new As(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return t===
oe?Us(e):void 0}}function Us(e){let t=Oo(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>t.match(r)?.length??0);return 4*n<=
o?t:void 0}function ed(e){let t=Oo(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[t.split("\x7F"),t.match(/[^\0-\x7F]/gu)??
[]];return!t.includes(re)&&n.length<=o.length+1?t.replaceAll("\x7F",re):void 0}var mn=class{path=[];#t;#e;#n=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#t=Tt(t,0,{fatal:o,
ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},""),this.#e=Tt(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s,losses:c},"")}get decision(){
return this.#t.decision}transcode(t,n,o){if(this.#t.transcode(t,n,c=>this.#n.push(c)),n===S.none)return;let r=Buffer.concat(
this.#n);this.#n=[];let i=new D(0,!1,!0).decode(r,!0),[s]=Ls(i);n===S.source&&(this.path=s?.path??[]),this.#e.transcode(
s?Buffer.from(s.text):r,n===S.result?n:S.none,o)}};var wn=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var ks=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Ro=new Set,Lo=!1,Ds=Date.now();function Uo(e){if(Ro.add(e),!Lo)for(let t of ks)
process.on(t,Ps);return Lo=!0,()=>Ro.delete(e)}function Ps(e){for(let t of Ro)t();for(let t of ks)process.off(t,Ps);process.
kill(process.pid,e)}function Ws(){if(!(!Lo||Date.now()-Ds<50))return new Promise(e=>{setImmediate(()=>{Ds=Date.now(),e()})})}function vs(e,t,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:f,codePoint:a}=e;if(r)
return s>0&&i.push(`${ct(s,"invalid byte sequence")} ${$o(s)} left out, ${Do(s)}at offset ${c}`),e.unmappable>0&&i.push(
`${Hs(e.unmappable,n)} ${$o(e.unmappable)} left out`),i;if(s>0){let u=ct(s,"invalid byte sequence"),p=`${Do(s)}at offset\
 ${c}`;i.push(`${u} became ${rd(n,o)}, ${p}; the file is damaged, or not in ${x[t].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${$o(e.unmappable)} left out`:od[typeof o=="function"?"function":o];if(e.unmappable>
0&&d){let u=`${Do(e.unmappable)}${ko(a)} at offset ${f}`;i.push(`${Hs(e.unmappable,n)} ${d}, ${u}; use --unmappable html\
 in HTML, or --to utf-8`)}return i}var od={replacement:"became ?",translit:"became their best fit",function:"became thei\
r best fit, or ?"},$o=e=>e===1?"was":"were",Do=e=>e===1?"":"the first ",Hs=(e,t)=>`${ct(e,"character")} that ${x[t].name}\
 can't represent`;function ko(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t} (${Me(e)}\
)`:Me(e)}function rd(e,t){return Ie(e)||e===J("gb18030")?"U+FFFD":t==="ignore"?"nothing":t==="html"?"&#65533;":"?"}var Ys=require("node:fs");var ad="\x1B[?25l",dd="\x1B[?25h",Gs="\r\x1B[K";function Vs(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let p=md(r,d,(u-f)/1e3);ee(`${i?"":ad}${Gs}${p.slice(0,process.stderr.columns)}`),
i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:ld(e),canShow:ud(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},stop(){i&&
ee(`${Gs}${dd}`),i=!1}}}var ud=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);function ld(e){
let t=0;for(let n of e){let o=n==="-"?void 0:pd(n);if(!o?.isFile())return;t+=o.size}return t}function pd(e){try{return(0,Ys.statSync)(
M(e))}catch{return}}function md(e,t,n){let o=`${xn(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${xn(e)} MB | ${o}`;let r=t>
0?Math.min(e/t,1):1,i="\u2588".repeat(Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)}\
 min `:"";return`${i} ${Math.floor(r*100)} % | ${xn(e)} of ${xn(t)} MB | ${o} | ${c}${s%60} s left`}var xn=e=>(e/1e6).toFixed(
1);var gn=class{line=1;column=1;#t;#e=[];constructor(t){this.#t=new D(t,!1,!0)}startFile(){this.line=1,this.column=1,this.#e=
[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=wd(t),this.column=1,this.#t.reset(),this.#e=[]),this.#e.push(t.
slice(n))}settle(){for(let t of this.#e)for(let n of this.#t.decode(t,!1))this.column+=1;this.#e=[]}};function wd(e){let{
start:t,words:n}=Ce(e,0),o=t+4*n.length,r=qs(e,0,Math.min(t,e.length))+qs(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.
min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|
0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function qs(e,t,n){let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);
return o}var bt=class extends Error{};async function vo(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Vs(
e.files,n,()=>{o?.keepListening?.(),n&&(r=Uo(i))}),c=0;try{n||(r=Uo(i)),o=e.isDry?gd:yo(e.output);let f=new Wo(e,t,o,s);
for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=
To(e.output,f instanceof bt?f.cause:f)||c}return r(),c}var gd={write(){},wait(){},finish(){},discard(){}},Wo=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new Ho(t,n,i=>{try{o.write(i)}catch(s){throw new bt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof bt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),st(_(t),n)}}async end(){this.#o.convert(new Uint8Array,S.result),await this.#e.finish()}async#r(t){let n=await go(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,S.none),await this.#i(),this.#n.add(r.
length),await Ws()}finally{await n.close()}this.#o.convert(new Uint8Array,S.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new bt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Se(_(t),n)}},Ho=class{#t;#e;#n;#o;#r=new ne;#i;#s;#c=!1;#f=!1;#a;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&tt(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let u=c==="fatal"||c==="tran\
slit";this.#a=u&&!tt(r)?new gn(r):void 0,this.#s=f&&new wn(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;this.#f=!0,n!==S.result&&!this.#c&&(this.#i=this.#e.newFixer?.());let r=[];try{this.#o.transcode(t,n,s=>{this.#a?.
advance(s),this.#e.isLending?this.#d(s):r.push(s)})}catch(s){if(s instanceof bt)throw s;o=s}for(let s of r)if(!this.#i)this.#d(
s);else for(let c of this.#i.add(s))this.#d(c);if(this.#c=!o&&n===S.none,this.#i&&!this.#c){for(let s of this.#i.end())this.#d(
s);this.#i=void 0}this.#a?.settle();let i=o&&yd(o,this.#a);if(this.#c||this.#a?.startFile(),o)throw i}#d(t){this.#n(this.#s?
this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(new Uint8Array,S.source)}catch(t){if(t instanceof bt)throw t}}takeMessages(){
let{from:t,quiet:n,verbose:o}=this.#t,{decision:r}=this.#o,i=this.#r.take();if(!r||!this.#f)return[];this.#f=!1;let s=n?
[]:vs(i,r.encoding,this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that \
is repaired`),typeof t=="object"&&(o||!n&&Js(r))&&s.unshift(Ed(r)),s}},Js=({score:e})=>e!==null&&e<.9;function Ed(e){let{
encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Js(e)?"; this is uncertain: check the result, or n\
ame the encoding with --from":"";return`decoded as ${x[t].name} (${r})${i}`}function yd(e,t){if(e instanceof v){let n=e.
length===1?"is":"are";return new Error(`${ct(e.length,"byte")} at offset ${e.offset} ${n} invalid in ${e.encoding}; chec\
k --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(e instanceof et&&t){let{line:n,column:o}=t;return new Error(
`line ${n}, column ${o} (offset ${e.index}): ${e.encoding} can't represent ${ko(e.codePoint)}; use --unmappable translit\
 or replacement, or html in HTML, or --to utf-8`)}return e}var Sd=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix","866nav","28592 912","28593 913","28594 914","285\
95 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919","28603 921 isoir179 l7","28604 celtic c\
eltic8 isoceltic isoir199 l8","28605 923 isoir203","28606 isoir226 l10","878 20866","1168 21866","10000 1275","9066 1162\
 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us msa\
nsi","5349 msgreek","5350 28599 920 msturk turkish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007\
 10017 1283 macukraine macuk","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936","1392 54936 gb180302000 g\
b180302005 gb180302022","1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs h\
kscsbig5 msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1\
978 jis jis7 jisencoding","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 1363 51949 \
cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unicodelittle u\
nicodelittleunmarked ucs2le utf16lebom"],Td=E(()=>new Map(Sd.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function Xs(e){
return J(e)??Td().get(be(e))??An(e)}var ie=class extends Error{};var Zs=["bash","zsh","fish"];var En=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Od,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:bd,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:Bi},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:io},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Zs}];var yn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Od(e){let t=e.replace(/\/\/.*$/s,"");return t==="auto"?t:Qs(t)}function bd(e){let[t,...n]=e.split("//"),o=Qs(t),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new ie(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Qs(e){let t=J(e)??Xs(e);if(t===void 0)throw new ie("No encoding has th\
is name; encoding-wasm --list shows all.");if(t===36)throw new ie("It stands for an encoding that holds no text.");return t}var mt="encoding-wasm",Sn=()=>[...En,...yn].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),c=r==="encoding"?Ad():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Id(t)}}),Ad=()=>["auto",...x.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],Id=e=>e.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function tc(e){return{bash:Md,zsh:Fd,fish:Bd}[e]()}function Md(){let e=Sn().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),t=Sn().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${mt} in bash: put it into ~/.local/\
share/bash-completion/completions/${mt}
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
complete -o filenames -F _encoding_wasm ${mt}
`}function Fd(){let e=Sn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.length>1?`'(${t.
join(" ")})'{${t.join(",")}}`:`'${t[0]}`,f=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",a=n?`:${o?":":"value:"}${f}`:
"";return`  ${o?`'${t.at(-1)}=-`:t.length>1?`${c}'`:c}[${s}]${o?`::value:${f}`:a}' \\`});return`#compdef ${mt}
# Completion for ${mt} in zsh: put it into a directory of $fpath as _${mt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Bd(){let e=Sn().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(a=>a.startsWith(
"--")?`-l ${a.slice(2)}`:`-s ${a.slice(1)}`),f=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${mt} ${c.join(" ")}${n&&!o?f:""} -d '${s}'`});return`# Completion for ${mt} in fish: \
put it into ~/.config/fish/completions/${mt}.fish
${e.join(`
`)}
`}var Tn=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function ec(e){
let t=[...En,...yn].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,a=s.split(", ").map(p=>`\\fB${Tn(p)}\\fR`),d=a.pop(),u=r?`
${Tn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...a,d+f].join(", ")}
${Tn(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Tn(e)}" "User Commands"
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
`}async function _d(e,t){if(!ys())return te.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:p}=t,m={sniff:i,locale:s,detect:!0};if(o)return ws({...e,sniffing:m,json:r});
let w=d===void 0?void 0:Qe(e.to),A={...e,from:n==="auto"?Wt(m,"--from auto"):n,unmappable:w?at=>w(at)??d:e.unmappable,drop:c},
F={isLending:!c&&!f&&!a&&!Nd(A.unmappable),newTranscoder(at,vt){let{from:jt,to:se}=at;return f?new mn(jt,se,vt):c?new cn(
jt,se,vt):Tt(jt,se,F.isLending?{...vt,take:Kn}:vt,"")},newFixer:a&&(()=>new Ve(A.to))};if(u===void 0&&p===void 0)return vo(
A,F);let{skipUtf8:Te=!1,dryRun:Ht=!1}=t;return ps(A,{suffix:u,directory:p,skipUTF8:Te,dryRun:Ht},at=>vo({...A,...at},F))}
var Nd=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
