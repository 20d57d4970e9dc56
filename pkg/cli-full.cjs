"use strict";var vo=Object.defineProperty;var la=Object.getOwnPropertyDescriptor;var pa=Object.getOwnPropertyNames;var ma=Object.prototype.hasOwnProperty;var ha=(t,e)=>{for(var n in e)vo(t,n,{get:e[n],enumerable:!0})},xa=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of pa(e))!ma.call(t,r)&&r!==n&&vo(t,r,{get:()=>e[r],enumerable:!(o=la(e,r))||o.enumerable});return t};var wa=t=>xa(vo({},"__esModule",{value:!0}),t);var Zp={};ha(Zp,{completionFor:()=>aa,manual:()=>da,runFully:()=>Xp});module.exports=wa(Zp);var gn="encoding-wasm";function gi(){throw new Error("encoding-wasm: call instantiate() first.")}var On=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function g(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var S=Sa();function Sa(){let t=On.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Ii=g(()=>new Map(S.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),ga=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Tn=t=>t<36&&t!==33,G=t=>t>0&&t<29,In=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(S[t].name),Oa=t=>ga.find(([e])=>t>=e)[1];function rt(t){let e=Ii();return e.get(t)??e.get(Bi(Ia(t)))}function at(t,e){
let n=rt(t);if(n===void 0){let o=jo(t),r=o===void 0?"":` Did you mean '${S[o].name}'?`;throw new RangeError(`${e}: The e\
ncoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=Oa(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${gn}' doesn't include ${S[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Ta=g(
()=>new Map(Array.from(Ii(),([t,e])=>[An(t),e]).reverse()));function jo(t){let e=An(t),n=Ta().get({936:"gbk",950:"big5"}[e]??
e);return n===36?void 0:n}var An=t=>Bi(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ai=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function wt(t){if(t[0]>=239)return Ai.find(e=>e.bytes.every((n,o)=>t[o]===n))}function bi({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function bn(t){return Ai.find(e=>e.encoding===t)?.bytes}function Gt(t){return t===
0||t===37||t===38}function Ia(t){let e=0,n=t.length;for(;Oi(t[e]);)e+=1;for(;Oi(t[n-1]);)n-=1;return t.slice(e,n)}var Oi=t=>`\
	
\f\r `.includes(t);function Bi(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var et=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Bn=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Mi=Symbol.for("encoding-wasm.UnmappableError"),yt=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Bn(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Mi in o}[Mi](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Fi=(t,e)=>t?.prototype?.[e],Mn=t=>Fi(globalThis.Buffer,t),ee=Mn("ucs2Slice"),ge=Mn("ucs2Write"),_i=Mn("utf8Slice"),jt=Mn(
"latin1Slice"),Aa=t=>globalThis[t],Ci=Aa("TextDecoder"),ba=Fi(Ci,"decode");function X(t,e=!1,n=!0){let o=new Ci(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",{value:ba})}function k(t){try{return t()}catch{return}}var P=()=>"InternalError"in globalThis,L=()=>"Bun"in globalThis,ne=()=>Yo().includes(
"Chrome/"),it=()=>Yo().includes("AppleWebKit/")&&!ne()&&!(Rt()>0);function Yo(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var $t=()=>"Deno"in globalThis,Q=()=>Yo()==="Cloudflare-Workers",Et=()=>it()||Q(),Rt=()=>Q()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),St=()=>Rt()<22,Ni=t=>globalThis.process?.getBuiltinModule?.(t);function oe(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var Ko=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,$i=()=>Object.getPrototypeOf(Uint8Array.prototype),Fn=t=>Ko($i(),
t),Vo=t=>Ko(DataView.prototype,t),Fa=()=>Ko(ArrayBuffer.prototype,"byteLength"),qo=t=>$i()[t],_a=Fn(Symbol.toStringTag),
_n=Fn("buffer"),zo=Fn("byteOffset"),Ri=Fn("byteLength"),Ca=qo("includes"),Na=qo("set"),$a=qo("slice"),Ra=Vo("buffer"),La=Vo(
"byteOffset"),Li=Vo("byteLength"),Ui=Fa(),y=t=>Ri.call(t);function Yt(t){let{length:e}=t;return typeof e=="number"&&t[e-
1]!==void 0&&t[e]===void 0?e:y(t)}var T=(t,e,n=y(t))=>new Uint8Array(_n.call(t),zo.call(t)+e,n-e);function re(t,e){let n=new Uint8Array(
y(t)+y(e));return nt(n,t),nt(n,e,y(t)),n}function Cn(t,e){let n=zo.call(t),o=e+(-(n+e)&3),r=Math.max(0,y(t)-o)>>2,i=r>0?
new Int32Array(_n.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var dt=(t,e)=>T(t,0,Math.min(e,y(t))),nt=(t,e,n)=>Na.
call(t,e,n),Di=(t,e)=>Ca.call(t,e),st=(t,e,n)=>$a.call(t,e,n);function qe(t,e,n){if(n>24)return st(t,e,e+n);let o=new Uint8Array(
n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function ct(t,e){if(e<=64)return!1;try{return Ui.call(_n.call(t)),!1}catch{return!0}}
var Ua="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function ut(t,e,n=Ua){if(!ArrayBuffer.isView(
t)&&Xo(t)===void 0)throw new TypeError(`${e}: ${n}`);return t}function ie(t){if(ArrayBuffer.isView(t))return Da(t);try{return new Uint8Array(t)}catch{return W}}var Oe=t=>t instanceof
Uint8Array?t:ie(t);function Da(t){try{return _a.call(t)===void 0?new Uint8Array(Ra.call(t),La.call(t),Li.call(t)):new Uint8Array(
_n.call(t),zo.call(t),Ri.call(t))}catch{return W}}var W=new Uint8Array;function Xo(t){try{return Ui.call(t)}catch{}try{return Li.
call(new DataView(t))}catch{return}}function gt(t,e,n){se(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](
t?.[r],n,r));return o}function se(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: T\
he options must be an object.`)}var Ot=t=>`${t}`;function ki(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Pi(t,e){
if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function Jo(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=Ot(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}function Hi(t,e,n){let o=Nn(f=>va(f,n),t,e),r=Nn(Ga,t,e);if(o&&r){let f=$t()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:$t()?o.writeBytes:
void 0,mostByTable:512}}let i=Zo(t);if(o)return P()?Ha(o,Nn(vi,t,e)):o;let s=r??Nn(vi,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=
c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Nn(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=t(e);return r.write(o,n),Zo(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Wa="\
strings";function va(t,e){let[n]=WebAssembly.Module.customSections(e,Wa),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Ha(t,e){let{
read:n,readBytes:o}=t;return{...t,read(r,i){if(i>108)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Ga(t){let[e,n]=[ee,ge],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:L()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){nt(a,new Uint8Array(
t.buffer,l,2*u),d),d+=2*u},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function vi(t){let e=X("utf-16le"),{write:n,most:o}=Zo(t);return{
read:(i,s)=>e.decode(new Uint16Array(t.buffer,i,s)),write:n,most:o}}function Zo(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return oe(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var $n,x,tr,Gi,ji,z,D={input:0,units:0,output:0},ze=0,Rn={name:"",encoding:-1},I={isBusy:!0,newCodec:NaN,count:0};function lt(t,e){
Rn.name=t,Rn.encoding=e,I.newCodec=NaN,I.count+=1,I.isBusy&&Yi(),I.isBusy=!0}function Yi(){try{Xi(),$n??=zi(Vi(gi())),Ka(
new WebAssembly.Instance($n),$n)}catch(t){throw Ji(t)}}function Ki(t){try{Xi(),$n=zi(Vi(t))}catch(e){throw Ji(e)}Yi()}function Vi(t){return Ya(t)?t:new WebAssembly.Module(t)}function Ya(t){try{return WebAssembly.Module.customSections(t,qi),
!0}catch{return!1}}var qi="encoding-wasm";function zi(t){let[e]=WebAssembly.Module.customSections(t,qi),n=`${gn} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ka({exports:t},e){x=t,Qo=
WebAssembly.RuntimeError,D.input=x.input(),D.units=x.units(),D.output=x.output(),Qi(),z=Hi(x.memory,D.units,e),ze=Math.min(
x.units_length(),z.most),I.isBusy=!1}function Xi(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Ji(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Va(t))return new RangeError(
`encoding-wasm: ${Zi} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var Zi="no memory \
for WebAssembly; free some, and call again",Va=t=>t instanceof RangeError&&/memory/i.test(t.message);function Ie(){return nr(),
tr}function Ln(){return nr(),Gi}function er(){return nr(),ji}function nr(){tr[0]===void 0&&Qi()}function Qi(){let{buffer:t}=x.
memory;tr=new Uint8Array(t),Gi=new Uint8Array(t,D.input,65536),ji=new Int32Array(t,x.codec(),x.codec_length()>>2)}function Un(t,e){
return lt(t,-1),Xe(e)}function Xe(t){try{let e=t();return I.isBusy=!1,e}catch(e){throw j(e)}}var Qo;function j(t){if(!I.
isBusy||!Qo||!(t instanceof Qo))return t;let e=S[Rn.encoding]?.name,n=`${Rn.name}${e?` of ${e}`:""} failed`;return qa()?
new RangeError(`encoding-wasm: ${n}: ${Zi}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:t})}function qa(){try{return x.memory.grow(32),
!1}catch{return!0}}function ot(t=null){let e=er();return is(e,t??new Int32Array(e.length))}function Dn(){return x.held()!==0?ot():(I.newCodec=
Je,null)}var or=t=>is(t,er());function is(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Ut(t,e){ss(t,e)||(lt(
"decoding",t),e?or(e):x.new_decoder(t),Je=t===33||t===36?NaN:t)}var Je=NaN;function ss(t,e){return e||I.newCodec!==t||I.
isBusy?!1:(I.newCodec=NaN,I.isBusy=!0,!0)}function kn(t,e){ss(~t,e)||(lt("encoding",t),e?or(e):x.new_encoder(t),Je=~t)}function rr(t,e,n,o){
lt("transcoding",t),o?or(o):x.new_transcoder(t,e,+n)}function cs(t,e){x.set_source_encoding(t,+e),I.isBusy=!1}function ce(t){
let e=y(t),n=x.alloc(e)>>>0;return nt(Ie(),t,n),[n,e]}var Qa=g(()=>Uint8Array.from(On,t=>t.charCodeAt(0))),ts,ir=t=>Un("\
sniffing",()=>(ts!==x&&x.give_labels(...ce(Qa())),ts=x,t())),sr=(t,e,...n)=>ir(()=>x.sniff_html(...ce(t),e,...n)),fs=(t,e,n)=>ir(
()=>x.sniff_xml(...ce(t),e,n));function as(t,e){let n=ir(()=>x.find_declared_label(...ce(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var ds=(t,e)=>Un("sniffing",()=>x.default_for(...ce(t),e)),us=()=>lt("detection",-1);function ls(t,e){
try{x.feed_detector(...ce(t),+e)}catch(n){throw j(n)}}var ps=(t,e,n,o)=>Xe(()=>{let r=f=>f?ce(f):[0,0],i=x.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=x.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function fe(t,e,n,o,r){Vt(t,e),I.isBusy=!0;let i=x.decode_block(e,n,+o,+r);return I.isBusy=!1,r&&i>=0&&(I.newCodec=
Je),jn(i)}function ms(t,e){let n=y(t);Vt(t,n),I.isBusy=!0;let o=x.decode_block(n,0,2,+e);return I.isBusy=!1,jn(o)}var Lt={
encoding:-1,at:0,most:0,owner:void 0};function Pn(t,e,n){if(Lt.encoding!==t||Lt.owner!==x||I.isBusy){try{lt("decoding",t),
Lt.owner=x,Lt.at=z.readBytes?x.byte_table(t):0,Lt.most=!In(t)&&z.mostByTable||1/0,Lt.encoding=t}catch(r){throw j(r)}I.isBusy=
!1}if(Lt.at===0||n>Lt.most)return;if(n<=65536)return Vt(e,n),es(n);if(z.most>ze)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);Vt(T(e,r,r+i),i),o=ae(o,es(i))}return o}function Ze(t,e,n,o){return Un("decoding",()=>{let r=Math.
min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),Vt(r===e?t:T(t,i,i+r),r),!x.is_free_of(r,n,o))return!1;
return!0})}function cr(t,e){let n=-1,o,r;function i(s){try{return lt(t,s),n=s,r=x,o=e(s),I.isBusy=!1,o}catch(c){throw j(
c)}}return s=>s===n&&r===x&&!I.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var fr=cr("encoding",t=>{let e=x.unit_table(t)>>>0;if(e===
0)return;let{buffer:n}=x.memory;return G(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),hs=cr("encoding",t=>{
let e=x.unit_table(t)>>>0,n=new Uint8Array(65536);return nt(n,new Uint8Array(x.memory.buffer,e,16384)),n}),Wn=cr("decodi\
ng",t=>{let e=G(t),n=(!e?x.pair_table(t):x.byte_table(t))>>>0;return n>0?new Uint16Array(x.memory.buffer,n,e?256:65536):
void 0}),es=t=>z.readBytes(D.input,t,Lt.at);function ae(t,e){try{return t+e}catch(n){throw new RangeError("The text is t\
oo long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var xs=t=>t+
65536+3<=ze,ws=t=>t>ze&&t<268435456?z.collect?.(t+3):void 0,vn=()=>D.units,ys=()=>Ie()[D.units]|Ie()[D.units+1]<<8,Hn=(t,e)=>z.
read(D.units+2*t,e-t),Qe=(t,e,n,o=0)=>z.write(t.slice(e,n),D.units+2*o);function Es(t,e){if(!I.isBusy&&!z.writeBytes)return;
lt("encoding",e);let n=z.writeBytes?.(t,D.output,x.unit_table(e));return I.isBusy=!1,n===t.length?de(n):void 0}function Gn(t,e,n,o){
I.isBusy=!0;let r=x.encode_block(t,e,n,+o);return I.isBusy=!1,o&&r>=0&&v.finished()&&(I.newCodec=Je),jn(r)}var b={none:0,
source:1,result:2};function Ss(t,e,n,o){let r=y(t);Vt(t,r),I.isBusy=!0;let i=x.transcode_block(r,+e,n,o);return I.isBusy=
!1,jn(i)}function Vt(t,e){let n=Ln();if(e>8)try{nt(n,t)}catch{nt(n,T(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function jn(t){
if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var de=t=>qe(
Ie(),D.output,t),ar=t=>Ie().subarray(D.output,D.output+t),v={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.
written(),codePoint:()=>x.code_point(),start:()=>x.start(),length:()=>x.length()},Dt={malformed:()=>x.replaced(),firstMalformed:()=>x.
first_replaced(),unmappable:()=>x.unmapped(),firstUnmappable:()=>x.first_unmapped(),codePoint:()=>x.unmapped_code_point()};var pt=new Uint8Array(256);function lr(t){let{length:e}=t;if(t.charCodeAt(0)>=128)return gs(pt,0,t);let n=new Uint8Array(
e);for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r>=128)return gs(n,o,t);n[o]=r}return n}function gs(t,e,n){let{length:o}=n;
for(let i=0;i<e;i++)pt[i]=t[i];let r=e;for(let i=e;i<o;i++){let s=n.charCodeAt(i);if(s<128)pt[r++]=s;else if(s<2048)pt[r++]=
192|s>>6,pt[r++]=128|s&63;else if(!ue(s))pt[r++]=224|s>>12,pt[r++]=128|s>>6&63,pt[r++]=128|s&63;else{let c=ed(n,i);c>=65536&&
(i+=1),r=od(c,pt,r)}}return qe(pt,0,r)}var Is=g(()=>ge?96:P()||Et()?1024:128),pr=g(()=>Et()?65536:P()||L()?4096:128),td=g(
()=>new Uint8Array(2*pr()));function As(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(
r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function bs(t,e){let{length:n}=t,o=new Uint8Array(n);for(let i=0;i<n;i++)
o[i]=e[t.charCodeAt(i)];return(Q()?Ze(o,n,0,255):!Di(o,0))?o:void 0}function Bs(t,e){let{length:n}=t,o=2*n<=256?pt:td(),
r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return qe(
o,0,r)}var ue=t=>(t&63488)===55296;function ed(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(e);return o>=55296&&
o<=57343?65533:o}var nd=t=>t<128?1:t<2048?2:t<65536?3:4;function od(t,e,n){if(t<128)return e[n]=t,n+1;let o=nd(t);for(let r=o-
1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Ms=new Uint8Array(128),mt=rd(
Ms);function rd(t){return new Uint16Array(t.buffer)}var tn=g(()=>xr()?0:18),mr=g(()=>P()||St()?18:8),id=g(()=>$t()||!(Rt()>=
22||Et())?64:32),sd=g(()=>it()?64:32),cd=g(()=>it()?36:18),Fs=(t,e)=>(t[0]&t[e>>1])>=128;function _s(t,e,n){return n?e<=
mr():e<=cd()||e<=sd()&&(Fs(t,e)||zn())}var Yn=(t,e)=>e<=18||e<=64&&Fs(t,e)&&e<=id(),ht={length:0,bytes:0};function pe(t,e,n,o){
if(t[0]<128&&xr())return wr(t,e)?jt.call(t,0,e):void 0;let r=0;for(;r<e;r++){let i=t[r];if(i>=128)break;mt[r]=i}if(r===e&&
r<=18)return oe(mt,0,r);for(let i=r;i<e;){let s=i,c=t[i++];if(c>=128){let f=c,a=f<224;if(!(f>=194&&f<240&&s+(a?2:3)<=e))
return Os(t,s,e,n,o,r);let l=t[i++]^128,u=a?0:t[i++]^128;if(c=a?(f&31)<<6|l:(f&15)<<12|l<<6|u,(l|u)>=64||!a&&(c<2048||ue(
c)||c===65279))return Os(t,s,e,n,o,r)}mt[r++]=c}return en(r)}function Cs(t,e){if(e%2>0)return;let n=0;for(let o=0;o<e;o+=
2){let r=t[o]|t[o+1]<<8;if(ue(r))return;mt[n++]=r}return en(n)}function Os(t,e,n,o,r,i){let s=hr();for(let c=e;c<n&&i<=s;){
let f=t[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,E=f===237?
159:f===244?143:191,m=0;for(;m<a&&c<n;m++,c++){let h=t[c];if(h<u||h>E)break;u=128,E=191,d=d<<6|h&63}if(m<a){if(c===n&&!o){
if(f>=239)return;Ns(f,128|d&63,1+m);break}l=!0}if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&(mt[i++]=55232+(d>>10),
d=56320|d&1023),mt[i++]=d}return en(i)}function Kn(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=s,f=t[s++],a=f;if(f>=128){
if(r??=Wn(o),!r)return;if(a=r[f],ue(a)){if(s<e)a=r[f|t[s++]<<8];else if(!n&&qn(f,o))break;if(ue(a))return fd(t,c,e,n,i,o,
r)}}mt[i++]=a}return en(i)}function fd(t,e,n,o,r,i,s){let c=hr();for(let f=e;f<n&&r<=c;){let a=t[f++],d=a<128?a:s[a];if(ue(
d)){if(f===n&&!o&&qn(a,i))break;let l=f<n?t[f]:0;if(d=s[a|l<<8],!ue(d))f+=1;else if(ad(d))d=65533;else return}mt[r++]=d}
return en(r)}var ad=t=>t>=57088&&t<=57216;function Vn(t,e,n){return ht.length=0,pe(T(t,e,n),n-e,!1,!0)===""}function qn(t,e){
let n=e!==32||t<144||t>160;return n&&Ns(t,0,1),n}function Ns(t,e,n){ht.length=n,ht.bytes=t|e<<8}function en(t){if(t<3||t<=
18&&!xr())return oe(mt,0,t);if(zn())return ee.call(Ms,0,2*t);if(!(t>hr()))return oe(mt,0,18)+oe(mt,18,t-18)}var hr=g(()=>zn()?
1/0:36),xr=g(()=>L()&&zn()),zn=g(()=>k(dd)===!0);function dd(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
e=n=>n.call(t,0,t.length);return e(ee)==="a\uFEFF\uD83D"&&e(jt)==="a\0\xFF\xFE=\xD8"}function wr(t,e){for(let n=0;n<e;n++)
if(t[n]>=128)return!1;return!0}function It(t,e){let n=Math.ceil(e/8);for(let o=0;o<e;o+=n)if(t[o]>=128)return!1;return t[e-
1]<128}var Sr=["fatal","html","replacement"];function yr(t,e){let{length:n}=t,o=G(e);if(n>64&&n>(o?Is():pr()))return;if(o)return As(
t,fr(e));if(!!0)return;let r=fr(e);return r&&Bs(t,r)}var ld=g(()=>L()||it()||Q()&&!ge);function Us(t,e){return ld()?bs(t,
hs(e)):Es(t,e)}var gr=()=>"",qt=class{encoding;unmappable;#t;#e=null;#n=0;#o=W;locate=e=>e;constructor(e,n,o=void 0){this.
encoding=e,this.unmappable=n,this.#t=o}get name(){return S[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:Sr.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>65536)return;let n=yr(e,this.encoding);
if(n)return n;try{let o=G(this.encoding)&&Us(e,this.encoding);if(o)return o;kn(this.encoding,null),Qe(e,0,e.length);let r=Gn(
0,e.length,this.#r,!0);return r===-2||!v.finished()?void 0:(this.#n=0,de(r))}catch(o){throw j(o)}}#s(e,n){let o=new J;return this.
encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new yt(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=W,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===gr,l=f&&!d?2048:65536,u=f&&this.
encoding===33?new Er(c,o):void 0,E=u?p=>u.add(p):o,m=u?p=>u.addUnchanged(p):o,h=0,w=null;try{if(!s){let p=G(this.encoding)?
Us:yr;for(;h+65536<e.length;h+=65536){let _=p(e.slice(h,h+65536),this.encoding);if(!_)break;o(_)}}for(kn(this.encoding,s);h===
0||h<e.length;h+=l){let p=Math.min(h+l,e.length);Qe(e,h,p);let _=p===e.length;for(let H=0,Ct=!1;!Ct;){let Ee=Gn(H,p-h,a,
n&&_);E(de(Ee===-2?v.written():Ee));let Ht=i+h+H+v.start();if(H+=v.read(),Ct=Ee!==-2&&v.finished(),Ee!==-2||d)continue;let ft=v.
codePoint();if(f){w=ot(w);let{count:Qt}=I,te=()=>this.locate(Ht),Sn=f(ft,te);I.count!==Qt&&(kn(this.encoding,w),Qe(e,h,p));
let Si=ua=>{throw new yt(ua,te(),this.name)};typeof Sn=="string"?pd(Sn,E,Si):Sn?m(Sn):Si(ft)}else r(ft,Ht)}}}catch(p){throw j(
p)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=ot(),this.#n=i+e.length}};function pd(t,e,n){let o=ki(t);for(let r=0;r<
o.length;r+=2048){let i=Math.min(r+2048,o.length);Qe(o,r,i,2048);let s=Gn(2048,2048+i-r,0,!1);s===-2&&n(v.codePoint()),e(
de(s))}}var Er=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=y(e);if(n===0)return;e[0]!==27&&this.#t(
this.held);let o=e[n-3]===27?n-3:n;this.#t(st(e,0,o)),this.held=st(e,o,n)}addUnchanged(e){this.#t(this.held),this.held=W,
this.#t(e)}},J=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=y(e);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);nt(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){nt(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?st(o,0,r):o)}}concatenate(){
let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=md(this.#n),o=0;return this.forEach(r=>{nt(n,r,o),o+=y(r)}),
n}};function md(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:e})}}function Ds(t,e,n="encodeUTF16() of 'encoding-wasm', \
or UTF-8"){let o=at(t,e);if(o===37||o===38){let{name:r}=S[o];throw new RangeError(`${e}: ${r} has no encoder in the stan\
dard; use ${n}.`)}return ks(o,t,e)}function ks(t,e,n){if(t===36)throw new RangeError(`${n}: '${e}' is a label of the enc\
oding 'replacement', which can't be written; use UTF-8.`);return t}var Fe=class{#t;#e;#n=new J;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new J;let n=wt(e)?.bytes.length??0,o=this.#r(T(e,n,Math.min(y(e),n+4096*this.#e)));if(!Or(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=as(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
rt(d)!==this.#t&&(r.push(T(e,i,n+f*this.#e),this.#i(S[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(y(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Or(t){let e=0;for(;e<y(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Ir=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#t=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#e=void 0;#n=0;#o=!1;constructor(e,n,o){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.isStateless=G(e)&&!n}accept(e){k(()=>e.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=e.leastOfASCII,this.leastBeyondASCII=e.leastBeyondASCII,this.leastOfAny=Math.max(e.leastOfASCII,e.leastBeyondASCII),
this.#t=e.leastOfBuffer,this.onlyASCII=e.onlyASCII,this.#e=e,this.onlyASCII||this.#r(e))}#r({newDecoder:e,canFail:n,most:o}){
this.decoder??=e(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(e,n){
let o=this.#e;this.#n>0?this.#n-=1:o&&n<=o.most&&(e.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(e){try{let{byteLength:n}=e;
if(n<this.#t||n>this.mostAtOnce)return;let o=this.decoder.decode(e);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#t===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(e,n){if(!(n>1024&&ct(e,n)))try{
let o=this.decoder.decode(e),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},Ps=[],Ar=[];function Jn(t,e,n){let o=4*t+(e?2:0)+(n?1:0),r=Ar[o];if(r)
return r;let i=new Ir(t,e,n);Ar[o]=i;let s=Ps[t];return s&&i.accept(s),i}function _e(t,e){Ps[t]=e;for(let n=0;n<4;n++)Ar[4*
t+n]?.accept(e)}var _r=g(()=>k(gd)),Ne=g(()=>k(Od)),Ws=g(()=>k(_d)),yd=g(()=>k(Cd));function vs(t,e,n){let o=Ed(t);if(!(!o||n<24||ct(e,n))&&
!(t===0&&Gs(e,n)))return o.takes?.(e,n)===!1?void 0:o}function Ed(t){return t===0?Ne():t===38?Ws():t===37?yd():void 0}function Cr(t,e,n,o){
if(ht.length=0,o&&e>8192||e>1024&&(ct(t,e)||Gs(t,e)))return;let r=Ne();if(!r||r.takesQuickly?.(t,e)===!1)return;let i=t[e-
1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!Vn(t,i,e))))try{let s=i<e?T(t,0,i):t,c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return e>256&&c!==void 0&&Zn(s,i,c),c}catch{return}}function Hs(t,e){let n=Ws();if(!(e%2>0||!n?.takes?.(t,e)||ct(t,
e)))return n.decode(t,!0)}function Gs(t,e){if(e<8192||Sd())return!1;let n=0,o=Math.ceil(e/8);for(let r=0;r<e-1;r+=o)t[r]>=
192&&(t[r+1]&192)!==128&&n++;return n>1}var Sd=g(it);function gd(){let{isAscii:t}=Ni("node:buffer"),e=new Uint8Array(100).
fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?t:void 0}function Od(){let t=St(),e=t?_r():void 0;if(t&&!e)return;
let n=X("utf-8"),o=k(Id),r=w=>n.decode(w),i=Bd(r),s=Et()&&o?w=>o.decode(w):bd(i),c=e&&((w,p)=>It(w,p)&&e(w)),f=c??(ne()?
Md:Q()?Fd:void 0),a=c?(w,p)=>Vs(w,p)||p>256&&c(w,p):f,d=Uint8Array.of(...js,...Ks.flat()),l=`${Ys}${"\uFFFD".repeat(9)}a\
\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),E=i(d,d.length)===l&&r(d)===l&&n.decode(d.buffer)===l&&i(u,2)==="a\x7F"&&br(w=>s(
w,w.length)),m=jt;if(!E||e&&m.call(u)!=="a\x7F")return;let h=(w,p)=>X("utf-8",w&&o!==void 0,p);return _e(0,{newDecoder:h,
isRight:(w,p)=>Ad(h(w,p)),canFail:!0,...Td()}),{decode(w,p){try{return e?m.call(w):(p?s:r)(w,w.length)}catch{return}},decodeQuickly:i,
decodeOrFail:s,takesQuickly:a,takes:f,completeLength(w,p){for(let _=1;_<=3&&_<=p;_++){let H=w[p-_];if(H<128)break;if(H>=
192)return(H>=240?4:H>=224?3:2)>_?p-_:p}return p}}}function Td(){return L()?Ce(1):$t()?{...Ce(257),leastBeyondASCII:65,leastOfBuffer:8192}:
St()?{...Ce(19),most:2048,onlyASCII:!0}:ne()?{...Ce(48),leastOfBuffer:48,onlyASCII:!0}:Q()?{...Ce(33),most:1023}:Ce(Rt()>
0?512:33)}var Ce=t=>({leastOfASCII:t,leastBeyondASCII:t,leastOfBuffer:1,most:8191,onlyASCII:!1});function Id(){let t=X("\
utf-8",!0);return br(n=>t.decode(n))&&br(({buffer:n})=>t.decode(n))&&!$t()?t:void 0}var Ad=t=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(e=>{let n=Uint8Array.of(...lr("\uFEFF"),...lr(e));return t.decode(n)===(t.ignoreBOM?`\uFEFF${e}`:
e)}),br=t=>t(Uint8Array.from(js))===Ys&&Ks.every(e=>k(()=>t(Uint8Array.from(e)))===void 0),js=[239,187,191,97,230,188,162,
240,159,146,169],Ys="\uFEFFa\u6F22\u{1F4A9}",Ks=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
bd=t=>(e,n)=>{let o=t(e,n);return o.includes("\uFFFD")?void 0:o};function Bd(t){let[e,n]=[_i,jt];if(St())return(r,i)=>i>
256?n.call(r):t(r);if(!e||L()||!(Rt()>=22))return t;let o=$t()?Vs:()=>!0;return(r,i)=>o(r,i)?e.call(r):t(r)}var Vs=(t,e)=>e<=
64||e<=256&&It(t,e);function Md(t,e){if(e<64)return!1;if(It(t,e))return!0;if(e<768)return!1;let n=0,o=Math.ceil(e/16);for(let r=0;r<
e;r+=o){let i=t[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240&&(i<234||i>237))return!1}return n>=0}var Br=0;
function Zn(t,e,n){e<1024||!Q()||!It(t,e)||(Br=n.length===e?0:Br+1)}function Fd(t,e){if(e<1024)return!0;if(It(t,e))return Br<
2||e>524288;let n=0,o=Math.ceil(e/16);for(let r=0;r<e;r+=o)t[r]>=227&&t[r]<234&&(n+=1);return n<3}function _d(){return P()||
Et()?qs(!1):Nd()}function Cd(){return P()?qs(!0):void 0}function Nd(){let t=ee,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(
Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))
return zs(!1,St()?512:1/0,(o,r)=>{let i=t.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function qs(t){let e=X(
t?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>t?[r>>8,r&255]:[r&255,r>>8]);if(e.decode(Uint8Array.from(o))===
"\uFEFF\uFFFD\u6F22")return zs(t,1/0,(r,i)=>{let s=e.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var zs=(t,e,n)=>({
takes:(o,r)=>r<=e,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[t?i-2:i-1]&252)===
216?i-2:i}});var Y={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Nr=!0;function Qn(t,e,n,o){return Nr?
$d(t,e,n,o):void 0}function $d(t,e,n,o){if((Y.encoding!==o||Y.owner!==x||I.isBusy)&&!Rd(o)||e>Y.most&&(e>Y.mostBeyondASCII||
It(t,e)))return;Vt(t,e);let{readBytes:r,readPairs:i}=z;if(!!0||!Y.isOfPairs)return r(D.input,e,Y.address);let{piece:s}=Y,
c=i(D.input,e,Y.address,+!n,s);if(n&&e<=s||c===null)return c??void 0;let f=Ln();if(c.length===s){let d=f[e],l=i(D.input+
e-d,d,Y.address,+!n,s);if(l===null)return;c+=l}return f[e]===0||qn(f[e-1],o)?c:void 0}function Rd(t){return I.isBusy||(Nr=
z.readPairs!==void 0,!Nr)?!1:(lt("decoding",t),Xe(()=>{let e=G(t);Y.isOfPairs=!e,Y.address=e?x.byte_table(t):x.pair_table(
t);let{any:n,beyondASCII:o,piece:r}=on(t);return Y.piece=r,Y.most=Y.address>0?n:0,Y.mostBeyondASCII=Y.address>0?o:0,Y.owner=
x,Y.encoding=t,!0}))}var Ld=g(()=>{let t=e=>({any:e,beyondASCII:e,piece:e});return z.readPairs?P()?{windows1252:t(36),single:t(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:t(L()?0:256),single:t(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:t(0),single:t(0),multi:t(0)}});function on(t){let{windows1252:e,single:n,multi:o}=Ld();return t===21?e:G(t)?
n:o}var eo=g(()=>L()?0:Et()||St()?8:ne()?352:18),Zs=g(()=>Math.min(eo(),tn(),mr())),Dd=g(L);function Qs(t,e,n){if(n>64)return It(
e,n)?kd(t,e,n):void 0;if(n<=tn()||(e[n>>1]|e[n-1])>=128||!wr(e,n))return;let o=ro();return o?o.call(e,0,n):Pn(t,e,n)}function kd(t,e,n){
let o=ro(),r=G(t);if(!(n<512&&(r||!o))&&!(t===21&&oc(n))&&!(r&&Ur(t))&&!ct(e,n))try{return _r()?.(e)??Ze(e,n,128,128)?o?
o.call(e):Ne()?.decodeQuickly(e,n):void 0}catch{return}}var to=[],$r=[];function tc(t,e,n){if(!($r[t]===null||n<=eo())&&
!(n>=512&&!Ur(t)))return $r[t]??=Pd(t),oo($r[t],e,n)}function ec(t,e,n){return n<512?(Dd()?Rr(t,e,n):void 0)??Pn(t,e,n)??
Rr(t,e,n)??Xs(t,e,n):Rr(t,e,n)??(Hd(t)?Xs(t,e,n):void 0)??Pn(t,e,n)}var Lr=0,nc=g(()=>Dr()?8192:512),oc=t=>Lr>0&&t<nc();
function Rr(t,e,n){let o=ro();if(!(!o||t!==21)){if(oc(n)){Lr-=1;return}if(!vd(e,n)){n<nc()&&(Lr=15);return}if(!ct(e,n))try{
return o.call(e)}catch{return}}}var Xs=(t,e,n)=>oo(rc(t),e,n);function oo(t,e,n){if(!(!t||n>1024&&ct(e,n)))try{return t.
decode(e)}catch{return}}function Pd(t){let e=Kd(t)?rc(t):null;if(e){let n=no(t,rn()).includes("\uFFFD"),o=Math.max(eo(),
on(t).any)+1;_e(t,{newDecoder:r=>r&&n?X(S[t].name,!0):e,isRight:r=>!(r&&n)||qd(t),canFail:n,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:P()?1:eo()+1,most:Ur(t)?8192:t===21&&L()?2048:511,onlyASCII:!1})}return e}function rc(t){return to[t]===void 0&&
(to[t]=null,to[t]=k(()=>Vd(t))??null),to[t]}var ro=g(()=>k(Wd));function Wd(){let t=jt,e=Uint8Array.from({length:256},(n,o)=>o);
return t.call(e)===String.fromCharCode(...e)?t:void 0}function vd(t,e){let n=Math.min(e,64);for(let o=0;o<n;o++)if((t[o]&
224)===128)return!1;return n===e||Ze(t,e,128,224)}var Hd=t=>t===21?Dr():Gd()||jd()&&In(t),Ur=t=>!ro()&&(t===21?Dr():Yd()),
Gd=g(()=>P()||it()),jd=g(Q),Yd=g(P),Dr=g(()=>P()||L()||!(Rt()>0)),Kd=t=>P()||L()||Et()||St()||ne()&&t===21,rn=()=>Uint8Array.
from({length:256},(t,e)=>e);function no(t,e){let n=Wn(t);return String.fromCharCode(...Array.from(e,o=>n[o]))}function Vd(t){
let e=X(S[t].name),n=r=>e.decode(r)===no(t,r),o=Uint8Array.from({length:4096},(r,i)=>i);return rn().every(r=>n(Uint8Array.
of(r)))&&n(o)?e:void 0}function qd(t){let e=no(t,rn()),n=rn().filter(f=>e[f]!=="\uFFFD"),o=X(S[t].name,!0),r=f=>k(()=>o.
decode(f)),i=f=>r(f)===no(t,f),s=Uint8Array.from({length:4096},(f,a)=>n[a%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&
r(Uint8Array.of(...s,f))===void 0;return i(s)&&rn().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}var ic;function sc(t,e,n){return ic??=zd(),ic(t,e,n)}function zd(){let t=Ne(),e=!(t&&L());return(n,o,r)=>{if(e&&Yn(n,o)){
let i=pe(n,o,!0,r);if(i!==void 0)return i}if(t?.takesQuickly?.(n,o)!==!1)try{return r?t?.decodeOrFail(n,o):t?.decodeQuickly(
n,o)}catch{return}}}function cn(t,e,n,o=!1){try{Ut(t,null);let r=fe(e,n,0,o,!0);return r<0?void 0:Hn(0,r)}catch(r){throw j(
r)}}var Pr=g(()=>P()?{any:2048,markup:1/0}:Q()?{any:512,markup:2048}:{any:0,markup:L()?2048:it()?112:0}),Zd=g(()=>Pr().markup>
0?1/0:33),cc=(t,e,n)=>t>=29&&t<36&&n>=Zd()&&e[0]>=128,fc=[];function ac(t,e,n){let{any:o,markup:r}=Pr();if(n>r||n>o&&!Qd(
e,n))return;let i=fc[t];if(i)return oo(i,e,n);tu(t,n)}function Qd(t,e){if((t[1]&t[e>>1])>=128)return!1;let n=0,o=Math.ceil(
e/32)|1;for(let r=0;r<e;r+=o)t[r]<128&&(n+=1);return n>10}var fn=[];function tu(t,e){fn[t]===void 0&&(fn[t]=k(()=>iu(t))??
null);let n=fn[t];n&&(n.credit+=1+e/1024,!(n.credit<128)&&(n.credit=0,fn[t]=null,k(()=>{let{value:o}=n.sequences.next();
o?n.decoder.decode(o)===cn(t,o,y(o))&&(fn[t]=n):eu(t,n.decoder)})))}function eu(t,e){fc[t]=e;let{any:n,piece:o}=on(t);_e(
t,{newDecoder:r=>r?X(S[t].name,!0):e,isRight:r=>!r||nu(t),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.
max(18,n)+1,leastOfBuffer:1,most:Pr().any,onlyASCII:!1})}var nu=t=>ou.every(e=>ru.every(n=>{let o=X(S[t].name,!0),r=Uint8Array.
of(97,e,...n);return k(()=>o.decode(r))===cn(t,r,r.length,!0)})),ou=[128,129,142,143,161,224,255],ru=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],iu=t=>({decoder:X(S[t].name),sequences:cu(
t),credit:0}),su=[[239,187,191],[254,255],[255,254],[132,49,149,51]],kr=[10,164,162];function*cu(t){let[e,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of su)yield Uint8Array.of(...i,...kr);for(let i=128;i<=255;i++)yield me([i,i],e);
if(t===32)for(let i=161;i<=254;i++)yield me([143,143],[i,i],e);if(t===29||t===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield me([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield me([i,Math.min(i+7,254)],n,r,n);yield me([227,227],[50,
50],o,n),yield me([129,129],[48,48],e),yield me([129,129],[48,48],r,e)}}function me(...t){let e=t.map(([s,c])=>c-s+1),n=e.
reduce((s,c)=>s*c),o=t.length+kr.length,r=new Uint8Array(n*o+t.length-1);for(let s=0;s<n;s++){let c=s;for(let f=t.length-
1;f>=0;f--)r[s*o+f]=t[f][0]+c%e[f],c=Math.trunc(c/e[f]);r.set(kr,s*o+t.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
t.length-1),r}var he=new Uint8Array(18),xt=class{encoding;fatal;ignoreBOM;#t=null;#e=0;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){this.
encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return S[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=Yt(e);if(!this.#t){let i=this.#n===0?this.#c(e,r,n):this.#p(e,r,n);if(i!==void 0)
return n||this.#d(r),i}return this.#s(e,r,n,o)}decodeWhole(e,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;
if(r===0&&n>0){let s=i?sc(e,n,this.fatal):Cr(e,n,!0,this.fatal);if(s!==void 0)return!i||e[0]===239?this.#a(s):s}else{let s=n>
0?Qn(e,n,!0,r):void 0,f=s===void 0&&!(i&&cc(r,e,n))?this.#f(e,n,!0):this.#l(s);if(f!==void 0)return f;let a=i&&!Gt(r)?cn(
r,e,n,this.fatal):void 0;if(a!==void 0)return a}return this.#s(e,n,!0,o)}#s(e,n,o,r){if(this.#n>0){let d=this.#m(e,n,o,r);
if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(e,n,o)??this.#h(e,n,o)}catch(d){throw this.#t=
i,this.#o=s,this.#r=c,j(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(e,n,o){
let{encoding:r}=this;ht.length=0;let i=n>0&&r!==0?Qn(e,n,o,r):void 0;return i===void 0?this.#f(e,n,o):this.#l(i)}#f(e,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=Yn(e,n)?pe(e,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Cr(
e,n,o,this.fatal);return this.#a(f)}if(r===38){let c=n<=36?Cs(e,n):Hs(e,n);return this.#a(c)}if(!Tn(r))return;let i=G(r),
s=n<=(i?Zs():e[0]<128?tn():18)?Kn(e,n,o,r):au(r,i,e,n,o);return this.#l(s)}#l(e){return this.fatal&&this.encoding!==21&&
e?.includes("\uFFFD")?void 0:e}#a(e){return!this.#o&&!this.ignoreBOM&&e?.charCodeAt(0)===65279?e.slice(1):e}#p(e,n,o){let r=this.#n+
n;if(!(n===0||r>18))return ht.length=0,this.#u(e,r),this.encoding===0?pe(he,r,o,this.fatal):this.#l(Qn(he,r,o,this.encoding)??
Kn(he,r,o,this.encoding))}#m(e,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=(c&255)<
224?2:3;if(f+n<=a)return;this.#u(e,a);let d=pe(he,a,!0,!0);if(d===void 0)return;let l=a-f;this.#n=0,this.#r+=l,this.#o=!0;
try{return ae(d,this.decode(T(e,l),o,r))}catch(u){throw this.#o=s,u instanceof et||u instanceof TypeError||(this.#t=null,
this.#r=i,this.#e=c,this.#n=f),u}}#u(e,n){he[0]=this.#e,he[1]=this.#e>>8;let o=this.#n;for(let r=o;r<n;r++)he[r]=e[r-o]}#d(e){
this.#r+=e,this.#o||=this.#n+e>ht.length,this.#n=ht.length,this.#e=ht.bytes}#x(){let e=Uint8Array.of(this.#e,this.#e>>8);
try{Ut(this.encoding,null),fe(e,this.#n,0,this.fatal,!1),this.#t=ot(),this.#n=0}catch(n){throw j(n)}}#w(e,n,o){if(this.fatal&&
this.encoding===0&&n<=8192)return;let r=vs(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<256&&
(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(
T(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:T(e,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=ae(s,this.#h(
f,c-i,!0)),this.#i)return s}else Zn(f,c-i,a),s=ae(s,this.#a(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===
0&&!o&&Vn(e,c,n)?(this.#d(n-c),s):ae(s,this.#h(T(e,c,n),n-c,o))}#h(e,n,o){Ut(this.encoding,this.#t);let r="",i=ws(n),s=this.#o||
this.ignoreBOM||!Gt(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),l=f===0&&a?e:T(e,f,
f+d),u=fe(l,d,c,this.fatal,o&&a);if(u<0)return this.#t=ot(),this.#i=new et(this.name,this.#r+f+v.start(),v.length()),r;if(c+=
u,c>0&&(a||!xs(c))){let E=!s&&ys()===65279?1:0;i?i.add(vn()+2*E,c-E):r=ae(r,Hn(E,c)),s=!0,c=0}if(a)break}return this.#o=
s,this.#t=o?null:Dn(),this.#r+=n,i?i.toText():(this.encoding===0&&Zn(e,n,r),r)}},au=(t,e,n,o,r)=>(e?tc(t,n,o):void 0)??(n[0]<
128?Qs(t,n,o):void 0)??(!e&&r&&o>18?ac(t,n,o):void 0)??(_s(n,o,e)?Kn(n,o,r,t):void 0)??(e?ec(t,n,o):void 0),Wr=({encoding:t,
fatal:e,ignoreBOM:n})=>new xt(t,e,n);function io(t){return t.common??=Wr(t),t.common}var an=(t,e,n,o,r,i)=>so(Jn(n,o,r),
t,e,i);function so(t,e,n,o){if(n<t.leastOfAny)return io(t).decodeWhole(e,n,o);let r=n<=t.most?t.decode(e,n):void 0;if(r!==
void 0)return r;let i=io(t).decodeWhole(e,n,o);return t.most<0&&t.reconsider(i,n),i}function dc(t,e){let n=at(t,e);if(n===
36)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes\
 nothing.`);return n}var co=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new qt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=y(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(e,i,s?r:i+4096),
s?n:b.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=uu(this.#t.copy(),e,r);let i=new J,s;try{this.#t.transcode(e,n===b.
result?b.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=an(c,y(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===b.
result,o),this.#n=n===b.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function uu(t,e,n){let o=y(
e),r=e,i=t,s=t,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=T(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,b.none,u=>{f+=y(u)/2}),d=void 0;return d??=lu(i,r),d[l-c]}}function lu(t,e){let n=y(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=lc(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?pu(o.from,e,c):0;if(a>0){o.transcode(T(e,c,c+a),b.none,
()=>{});for(let p=0;p<a;p++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=T(e,c,c+1),l=o.copy(),u=0,E=0;o.transcode(d,b.none,
p=>{u===0&&(E=p[0]|p[1]<<8),u+=y(p)/2}),u>0&&(r[i++]=s);let m=E===65533&&s<f?pc(l,d,b.none):void 0,h=m&&m.offset+m.length;
for(let p=1;p<u;p++)r[i++]=h===void 0?s:h+p-1;let w=f-s===2||f<=2;u>0&&!m?s=f+1:(m||w)&&(s=lc(o))}return r[i]=s,r[i+1]=s+
1,r}function pu(t,e,n){if(G(t))return y(e)-n;let o=n;if(Tn(t))for(;e[o]<128;)o+=1;return o-n}var lc=t=>pc(t,W,b.source)?.
offset??t.position;function pc(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof et)return o;throw o}}var $e=t=>t==null?void 0:Ot(t);function Re(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function mu(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>at(Ot(o),e))}}var ao={allowUTF8:t=>t===void 0||!!t,candidates:mu,locale:$e,maxBytes:Re,
tld:$e},Hr=["text","ASCII","empty","binary","unknown"];function Le(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=y(t),f=Math.min(c,i);us();for(let E=0;E<f;E+=65536){let m=Math.min(E+65536,f);ls(T(t,E,m),e&&m===c)}let a=ps(
o,r&&fo(r),s&&fo(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:Hr[d],isASCII:Hr[d]==="ASCII"||Hr[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(E,m)=>({encoding:S[a[3+2*m]].name,score:a[4+2*m]}))}}function fo(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Gr(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=ut(t,n),r=gt(e,ao,n),i=Le(ie(o),!0,r);return{...i,encoding:i.encoding===void 0?null:S[i.encoding].name}}var wu=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],yu=[33,36,37,
38],Ue=(t,e)=>{let n=$e(t);return n===void 0?-1:at(n,e)},mc=(t,e,n)=>Math.min(Re(t,e,n)??1024,1048576),hc=(t,e)=>Math.max(
3,e===-1?t:0),xc=t=>rt($e(t)??"")??-1;function Eu(t,e,n){if(t)return gt(t===!0?void 0:t,ao,`${e}, option '${n}'`)}var Su={
defaultEncoding:Ue,detect:Eu,likelyEncoding:Ue,locale:$e,maxPrescanBytes:mc,parentEncoding:Ue,transportLayerEncodingLabel:xc,
userOverride:Ue};function gu(t,e){let n=gt(t,Su,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:hc(i,Math.max(f,c)),declared(a){let d=sr(a,i,f,c,s,o);return d===-1?void 0:dn(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>wc(a)??Ou(r,n.defaultEncoding)}}function wc(t){if(!(t?.encoding===
void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Ou(t,e){
return dn(ds(fo(t),e===-1?21:e))}var Tu={defaultEncoding:Ue,maxPrescanBytes:mc,transportLayerEncodingLabel:xc};function Iu(t,e){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=gt(t,Tu,e),i=s=>{let c=dn(fs(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:hc(o,r),declared:i,decide:()=>i(W)}}function Au(t,e){let n={...ao,
defaultEncoding:Ue},{defaultEncoding:o,...r}=gt(t,n,e);return{prescanned:3,declared(i){let s=wt(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return wc(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var bu={detect:Au,html:gu,xml:Iu},jr=["detect","html",
"xml"],Bu={prefixBytes:Re,sniff:Jo(jr)};function kt(t,e){let{prefixBytes:n,sniff:o}=gt(t,Bu,e),r=bu[o](t,e),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:g(()=>{let c=s.candidates&&Le(W,!0,s);return!yu.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Mu(
r,c),takesWhole:n===void 0}}function Mu({prescanned:t,declared:e,options:n,decide:o},r){return e(dt(r,t))??o(n&&Le(r,!0,
n))}function yc(t){let e=sr(dt(t,1024),1024,-1,-1,-1,-1);return e===-1||dn(e).source==="BOM"?void 0:dn(e)}function dn(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:wu[t>>8&255],score:null}}var Oc=["(B","(J","(I","$@","$B"],lo=class{#t=!0;#e=!0;read(e,n){let o=y(e),r=this.#t?Nu(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=$u(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Lu(e,i);if(s=Oc.includes(a),!s&&!n&&Uu(a))break;this.#e=s}else
s=f>=128||i<r&&Ru(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:y(e);for(;o<y(e)&&e[o]!==27;)o+=1;return o}};function Nu(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=y(t))return 1/0;if(e&&=gc(t[o],t[o+1]),n&&=gc(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function $u(t,e){let n=y(t),{start:o,words:r}=Cn(t,e),i=Sc(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Sc(t,o+4*s,n)}function Sc(t,e,n){
let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var gc=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||
t===33&&e===34,Ru=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Lu(t,e){let n="";for(let o=e+1;o<Math.min(e+3,y(t));o++)n+=String.fromCharCode(
t[o]);return n}var Uu=t=>t.length<2&&Oc.some(e=>e.startsWith(t));var bt=class{decision=null;sample=W;detected;#t;#e=!0;#n=!1;#o=new lo;#r=new J;#i;#s=0;#c=W;#f=W;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new J;if(this.#e&&n&&this.#t.takesWhole)return this.#d(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+y(e)<this.#i&&!n)return this.#m(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new J;
let i=dt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#d(s,o,r):this.#l(r,n,o)}#l(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#d(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=y(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(dt(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=y(s),E=c-d;if(l===
-1)return n||f?this.#d(i(this.#a(dt(s,E),a)),o,s):this.#m(s,u+1,o);let m=Ic(dt(s,E),l-d,r.windowBytes),h=Math.min(m+r.windowBytes,
E);if(u<h&&!n)return this.#m(s,h,o);let w=dt(s,h),p=this.#a(w,u<h);if(h<=m||h===E||!r.passesASCII()||!Pu(p,w))return this.#d(
i(p),o,s);s=this.#u(s,this.#o.skip(w,l-d),o)}}#a(e,n){this.sample=re(re(this.#c,this.#f),e);let o=this.#t.detection.options,
r=Le(this.sample,n,{...o,maxBytes:void 0}),i=this.#p(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#p(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#m(e,n,o){
let r=y(e);return r>0&&this.#r.add(st(e,0,r)),this.#i=n,{passed:o,rest:null}}#u(e,n,o){let r=dt(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-y(this.#c));return i>0&&(this.#c=re(this.#c,dt(r,i))),this.#f=Tc(re(this.#f,Tc(T(r,i)))),T(e,n)}#d(e,n,o){
return this.decision=e,{passed:n,rest:o}}},Tc=t=>T(t,Math.max(0,y(t)-64));function Ic(t,e,n){let o=Math.min(y(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function Pu(t,e){return t.isASCII||t.encoding===void 0&&!(e[Ic(e,0,1/0)]>=128)}function Ac(t){let[[e,n]]=Object.entries(t),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function bc(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var Bc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Mc=`!
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
?`;var vu=g(()=>{let t=Mc.split(`
`),e=0;return new Map(Bc.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
Fc=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function mo(t){let e=new qt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof yt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=_c(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function _c(t,e,n){if(Fc(t))return"";if(n===0)return null;let o=Hu(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:_c(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Hu(t){
let e=[...vu().get(t)??[],...Gu(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Gu(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,E)=>c(
E)),a=o.filter((u,E)=>!c(E)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===e&&r.push(l),a.every(
Fc)&&i.push(d)}return[...r,...i]}var Cc=["fatal","html","replacement","ignore","translit"];function Nc(t,e,n){return typeof t=="function"?(o,r)=>ju(t(o,r()),n):t==="ignore"?gr:t==="translit"?mo(e):void 0}function ju(t,e){
if(typeof t=="string")return t;if(t==null)return null;let o=ie(ut(t,e,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return st(o,0,y(o))}function xe(t,e,n,o){return typeof t=="number"?$c(t,e,n,o):new un(t,$c(0,e,n,o))}function $c(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Nc(r,e,o);if(!s||Gt(e))return new ho(t,e,n);let c=Yr(t,n);return new co(c,e,r,i?.counting(s)??s)}function Yr(t,e){return new ho(
t,38,{...e,bom:!1,unmappable:"fatal"})}var ho=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(rr(e,this.to,this.#n.ignoreBOM,
this.#t),cs(e,n),this.#t=ot())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=de,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(bn(this.to)??[]));
let d=Math.max(0,Sr.indexOf(c)),l=y(e);try{rr(this.from,this.to,i,this.#t);for(let u=0;;){let E=l-u<=65536,m=E&&u===0?e:
T(e,u,E?l:u+65536),h=Ss(m,r,d,E?n:b.none);a?.addBlock(this.#e+u);let w=h<0?v.written():h;if(w>0&&o(f(w)),h===-2&&c!=="fa\
tal")return!1;if(h<0&&this.#o(h,u),u+=v.read(),E&&v.finished())break}}catch(u){throw j(u)}this.#t=n===b.result?null:ot(),
this.#e=n===b.none?this.#e+l:0}#o(e,n){let o=this.#e+n+v.start();throw this.#t=ot(),this.#e=0,e===-1?new et(S[this.from].
name,o,v.length()):new yt(v.codePoint(),o,S[this.to].name)}},un=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){
this.#t=e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=
!1,r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===b.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new bt(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==b.none);i.length>0&&(this.#i.transcode(
i.concatenate(),b.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var hf=require("node:buffer"),N=require("node:fs"),xn=require("node:path");var ke={failure:1,usage:2};var Kr=require("node:buffer");function ln(t){if((0,Kr.isUtf8)(t))return Rc(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,Kr.isUtf8)(r));e+=o?Rc(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Rc=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function A(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function F(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var C=require("node:fs");var Dc=require("node:fs"),tt=require("node:path");function xo(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||tt.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":tt.sep}${e}`}
function pn(t){try{return ln(Dc.realpathSync.native(A(t),"buffer"))}catch{let e=(0,tt.dirname)(t);return e===t?(0,tt.resolve)(
t):(0,tt.join)(pn(e),(0,tt.basename)(t))}}var Uc=new Map;function Vr(t){let e=(0,tt.dirname)(t),n=Uc.get(e)??pn(e);return Uc.
set(e,n),(0,tt.join)(n,(0,tt.basename)(t))}var kc=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var Wc=require("node:util");var vc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},wo={...vc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Hc="it is a symbolic link to a file that does not exist; check where it points",Gc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Pe={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},we={...vc,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Bt(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Wc.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function Mt(t,e){
return Ft(t,e instanceof Error?e.message:String(e)),ke.failure}function Ft(t,e){ye(`encoding-wasm: ${t}: ${e}
`)}var Pc=!1;function ye(t){Pc||process.stderr.on("error",()=>{}),Pc=!0,process.stderr.write(t)}var Pt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var jc;async function qr(t,e){let n=async i=>{try{return await i()}catch(s){throw Bt(s,qc(t))}},{next:o,close:r}=await n(
()=>t==="-"?Yu(e):Ku(A(t),e));return{next:()=>n(o),close:r}}async function*ve(t){let e=await qr(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function He(t){try{return(0,C.statSync)(A(t))}catch{return}}function Yu(t){
let e=(0,C.fstatSync)(0,{bigint:!0});return Zc(e,t),e.isFile()?zc(0,e,()=>{}):Vu()}function Ku(t,e){let n=Kc(t,e);if(!n.
isFile())return qu(t);let o=(0,C.openSync)(t,"r");return zc(o,n,()=>(0,C.closeSync)(o))}function Kc(t,e){let n=(0,C.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,C.opendirSync)(t).closeSync(),Zc(n,e),n}function Vc(t){try{Kc(A(t)),(0,C.accessSync)(
A(t),C.constants.R_OK)}catch(e){throw Bt(e,qc(t))}}var qc=t=>({...wo,get ENOENT(){return(0,C.lstatSync)(A(t),{throwIfNoEntry:!1})?.
isSymbolicLink()?Hc:kc(t)?Gc:wo.ENOENT}});function zc(t,{size:e},n){jc??=new Uint8Array(262144);let o=jc,r=0;return{async next(){
let i=(0,C.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,C.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Vu(){
let t=Xc(0,()=>{}),e=process.platform==="win32"?Yc():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=Yc()}return e.next()},close:()=>e?.close()}}function Yc(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function qu(t){let e=await Jc(
n=>(0,C.open)(t,n));return Xc(e,()=>(0,C.closeSync)(e))}function Xc(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Jc(i=>(0,C.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Jc=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Zc(t,e){if(t.isDirectory())throw new Error(wo.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))
throw t.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var tf=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],zr=new Set,Xr=!1,Qc=Date.now();function Ge(t){if(zr.add(t),!Xr)for(let e of tf)
process.on(e,ef);return Xr=!0,()=>zr.delete(t)}function ef(t){for(let e of[...zr].reverse())e();for(let e of tf)process.
off(e,ef);process.kill(process.pid,t)}function mn(){if(!(!Xr||Date.now()-Qc<50))return new Promise(t=>{setImmediate(()=>{
Qc=Date.now(),t()})})}var O=require("node:fs"),_t=require("node:path");function Zr(t,e=438){if(t===void 0)return Xu();let{target:n,present:o,descriptor:r}=Qr(t);return r!==void 0?el(r):o?.isFIFO()?
Qu(A(t)):o&&!o.isFile()?Eo((0,O.createWriteStream)(A(t)),!0):nl(n,o,e)}function Qr(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,O.lstatSync)(A(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,O.statSync)(A(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(_t.sep))throw new Error(we.EISDIR);if(!o?.isFile())
return{target:n?Jr(t):t,present:o};let r=ff(t);return r===void 0&&(0,O.accessSync)(A(t),O.constants.W_OK),{target:n?Jr(t):
t,present:o,descriptor:r}}var nf;function Xu(){return nf??=Ju(),nf}function Ju(){let t=(0,O.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?Eo(process.stdout,!1):Zu(e)}function Zu(t){let e,n=()=>{e??=Eo(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,O.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function Eo(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function Qu(t){let e=(0,O.createWriteStream)(t),{discard:n,...o}=Eo(e,!0);return{...o,file:(0,O.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&tl(t,e)}}}function tl(t,e){try{let n=(0,O.openSync)(t,O.constants.O_RDONLY|O.constants.
O_NONBLOCK);e.once("close",()=>(0,O.closeSync)(n))}catch{}}function Jr(t){let e=cf(t);return e===void 0?t:Jr(e)}function cf(t){
if(!(0,O.lstatSync)(A(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=ln((0,O.readlinkSync)(A(t),"buffer"));return(0,_t.isAbsolute)(
e)?e:`${ln(O.realpathSync.native(A((0,_t.dirname)(t)),"buffer"))}${_t.sep}${e}`}function ff(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,_t.resolve)(t))??[];if(e!==void 0)return Number(e);let n=cf(t);return n===void 0?void 0:ff(n)}function el(t){return{
file:(0,O.fstatSync)(t,{bigint:!0}),write:e=>af(t,e),wait(){},finish(){},discard(){}}}function af(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,O.writeSync)(t,n))}var of=0;function ti(t){of+=1;let e=[process.pid,of,Math.random().toString(36).slice(
2)].join("-");return xo((0,_t.dirname)(t),`.encoding-wasm-${e}.tmp`)}function So(t){try{(0,O.unlinkSync)(A(t))}catch(e){
if(e.code==="ENOENT")return;Ft(F(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function nl(t,e,n){let o=ti(t),r=A(o),i=(0,O.openSync)(r,"wx",e?384:n),s=!0,c=()=>{s&&(s=!1,(0,O.closeSync)(i))};return{
write:f=>af(i,f),wait(){},finish(){if(c(),ol(t,e))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");e&&ei(r,e),(0,O.renameSync)(r,A(t))},discard(){try{c()}finally{So(o)}}}}function ol(t,e){let n=(0,O.statSync)(
A(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var rf=2048,rl=1024,il=56,ei=(t,e)=>(0,O.chmodSync)(
t,sl(t,e));function sl(t,{uid:e,gid:n,mode:o}){for(let r of[e,-1])try{return(0,O.chownSync)(t,r,n),r===e?o:o&~rf}catch{}
return o&~(rf|rl|il)}async function go(t){try{let e=Zr();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return hn(
void 0,e)}}function hn(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":F(t);return Mt(`cannot write ${o}`,Bt(e,we))}var df=require("node:fs"),K=require("node:path");function uf(t,{suffix:e,directory:n}){let o=new Map(t.filter(al).map(c=>[c,pn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Vr(c)])r.set(a,c);let i=fl(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:xo(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
d=o.get(c),l=e&&c.endsWith(e)?r.get(Vr(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:pn(f),E=s.get(u);if(E===d)return[];if(E===void 0&&s.set(u,d),n===void 0)return[a];let m=E===
void 0?cl(r,u,d):ni(f);return[{...a,...m&&{problem:new Error(m)}}]})}var ni=t=>`another file already goes to ${F(t)}; co\
nvert this one to another directory`;function cl(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${F(o)}, which will be converted as well; nam\
e another directory`}function fl(t){let e=s=>(0,K.isAbsolute)(s)||s.split(K.sep)[0]==="..",n=s=>(0,K.isAbsolute)(s)||e((0,K.relative)(
".",s)),o=t.filter(n).map(s=>(0,K.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(K.sep)?s:s+K.sep)),i=o.length>0?(0,K.dirname)(
o[0]):".";for(;!r(i)&&(0,K.dirname)(i)!==i;)i=(0,K.dirname)(i);return s=>{let c=(0,K.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,K.basename)(s):c}}function al(t){try{return(0,df.lstatSync)(A(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var dl={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},lf=[
..."%PDF-"].map(t=>t.charCodeAt(0)),oi=t=>lf.every((e,n)=>e===t[n]);function pf(t,e){let{prescanned:n,declared:o,decide:r,
...i}=kt(t,"--from auto"),s=(c="")=>{let f=Pe[c];if(f&&e)throw new Error(`${f}; ${dl[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,lf.length),declared(c){return oi(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var ul={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function xf(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(m,h)=>{f=await go(`${F(m)}: ${h}
`)||f},d=(m=[])=>{if(t.quiet)return;let h=e.dryRun?"would be converted":"converted",w=s>0?`, ${s} copied`:"",p=c>0?`, ${c}\
 left alone`:"",_=o.length>0?`, ${o.length} failed: ${o.map(F).join(", ")}`:"",H=m.length>1?" and those after it":"",Ct=m.
length>0?`, ${m.length} not reached: ${F(m[0])}${H}`:"";ye(`encoding-wasm: ${Ct&&"interrupted: "}${Pt(i,"file")} ${h}${w}${p}${_}${Ct}\

`)},l=uf(t.files,e),u=0,E=Ge(()=>d(l.slice(u).map(({file:m})=>m)));for(let m of l){let{file:h,problem:w}=m;try{if(w)throw w;
let p=await ll(m,e),_=p!==void 0&&e.directory!==void 0;if(p!==void 0&&t.verbose&&Ft(F(h),`${_?"not converted":"left alon\
e"}: ${p}`),p!==void 0&&!_)c+=1,e.dryRun&&await a(h,`would be left alone: ${p}`);else if(!(m.output===h&&yf(h)))if(!await pl(
m,t,e.dryRun,{run:n,say:a,reason:p}))o.push(h);else if(_)s+=1;else{i+=1;let H=e.dryRun?h:m.output;e.findDeclarations&&await Il(
H,t.to)&&r.push(H)}}catch(p){Mt(F(h),p),o.push(h)}u+=1}return E(),r.length>0&&Al(r,t.to,e.dryRun),d(),o.length>0?ke.failure:
f}async function ll({file:t,newer:e},{skipUTF8:n,keepBinary:o}){if(e!==void 0)return`it is the old version of ${F(e)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!ri(t))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await Ol(t)?"it is UTF-8":o&&await Tl(t)?Pe.binary:void 0}async function pl({file:t,
output:e,backup:n},o,r,{run:i,say:s,reason:c}){if(e===t&&!ri(t))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");Vc(t);try{xl(e)}catch(u){return hn(e,u),!1}n!==void 0&&gf(n,()=>wl(n));
let f=S[o.to].name,a=c?ul:void 0,d={files:[t],output:e,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:p=>{u=S[p].name}},a)!==0)return!1;let m=e===t?"":`, to ${F(e)}`,h=n===void 0?"":`, and kept as ${F(n)}`,w=c?"\
copied":`converted from ${u} to ${f}`;return await s(t,`would be ${w}${m}${h}${c?`: ${c}`:""}`),!0}if(e!==t){let u=(0,N.statSync)(
A(t)).mode&ml;return hl(e,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&Ef(t),u};return n===void 0?
await l()===0:yl(t,n,l)}var ml=511;function ri(t){let e=He(t);return!e||e.isFile()||e.isDirectory()}var wf=new Set,yf=t=>wf.
has(Oo(t));function Ef(t){let e=Oo(t);e!==void 0&&wf.add(e)}async function hl(t,e){try{gl((0,xn.dirname)(t))}catch(n){throw Bt(
n,we)}if(yf(t))throw new Error(ni(t));return await e()!==0?!1:(Ef(t),!0)}function Oo(t){try{let e=(0,N.statSync)(A(t),{bigint:!0});
return e.isFile()?`${e.dev} ${e.ino}`:void 0}catch{return}}function xl(t){let{target:e,present:n}=Qr(t);(!n||n.isFile())&&
ii((0,xn.dirname)(e))}function ii(t){let e=(0,N.statSync)(A(t),{throwIfNoEntry:!1});if(!e)return ii((0,xn.dirname)(t));if(!e.
isDirectory())throw new Error(we.EEXIST);(0,N.accessSync)(A(t),N.constants.W_OK|N.constants.X_OK)}function wl(t){if((0,N.lstatSync)(
A(t),{throwIfNoEntry:!1}))throw new Error(Sf(t));ii((0,xn.dirname)(t))}var Sf=t=>`its backup ${F(t)} already exists; use\
 another suffix, or move that file away`;function gf(t,e){try{e()}catch(n){let o=Bt(n,we);throw o===n?n:new Error(`its b\
ackup ${F(t)} can't be made: ${o.message}`)}}async function yl(t,e,n){let o=Oo(t);gf(e,()=>El(t,e));let r=()=>{Oo(t)===o&&
So(e)},i=Ge(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function El(t,e){try{(0,N.linkSync)(N.realpathSync.native(
A(t),"buffer"),A(e))}catch(n){if(n.code==="EEXIST")throw new Error(Sf(e));Sl(t,e)}}function Sl(t,e){let n=ti(e),o=A(n);try{
(0,N.copyFileSync)(A(t),o,N.constants.COPYFILE_EXCL);let r=(0,N.statSync)(A(t));ei(o,r),(0,N.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,N.renameSync)(o,A(e))}finally{So(n)}}var mf=new Set;function gl(t){mf.has(t)||(0,N.mkdirSync)(A(t),{recursive:!0}),
mf.add(t)}async function Ol(t){let e=new xt(0,!0,!0),n=!0,o=!1;try{for await(let r of ve(t))await mn(),e.decode(r,!1),n&&=
(0,hf.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof et)
return!1;throw r}}async function Tl(t){let e=new bt(kt({},"--keep-binary")),n=!0;for await(let o of ve(t)){if(n&&oi(o))return!0;
if(n=!1,await mn(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.kind==="binary"}
async function Il(t,e){if(!ri(t))return!1;let n=new Fe(e);try{for await(let o of ve(t)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function Al([t,...e],n,o){let{name:r}=S[n],i=e.length>0?` and ${e.length}\
 more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;ye(`encoding-wasm: ${F(t)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var Af=require("node:fs");var To=class{#t;#e=new J;constructor(e=kt({},"Examination")){this.#t=new bt(e)}add(e,n){let o=Math.min(y(e),1024-this.#e.
length);o>0&&this.#e.add(st(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Or(e)?yc(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Tf(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Tf(n.encoding,o)||n.score>=.9)&&Of(e.encoding,
o)!==Of(n.encoding,o)?i:void 0}},Of=(t,e)=>new xt(t,!1,!0).decode(e,!1);function Tf(t,e){let n=0,o=null;for(let r=0;r<y(
e);r+=65536){let i=T(e,r,Math.min(r+65536,y(e)));Ut(t,o),ms(i,!1),n+=Dt.malformed(),o=ot()}return n}async function bf({files:t,sniffing:e,json:n,quiet:o}){let r=0,i=[];for(let s of t)try{let c=Fl(s)?1/0:1e8,f={...e,maxBytes:c,
detect:{maxBytes:c}},a=new To(kt({...f,sniff:"detect"},"--detect")),d=e.sniff==="detect"?a:new bt(kt(f,"--detect")),{decision:l,
length:u}=await _l(s,d,a),{encoding:E,...m}=l,h=a.doubt&&Cl(a.doubt),w=a.detected?.kind??(m.source==="default"?"empty":"\
text");i.push({file:s,encoding:S[E].name,...m,kind:w,doubt:h??null}),h&&!o&&Ft(F(s),Nl(h)),w==="ASCII"&&u>c&&!o&&Ft(F(s),
Ml)}catch(c){r=Mt(F(s),c)}return await go(n?`${JSON.stringify(i,null,2)}
`:$l(i))||r}var Ml=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,Fl=t=>t==="-"?(0,Af.fstatSync)(0).isFile():He(t)?.isFile()??!0;async function _l(t,e,n){let o=new Set([e,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of ve(t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function Cl({declared:t,detected:e,...n}){let o=e===void 0?
null:S[e].name;return{declared:S[t].name,detected:o,...n}}function Nl({declared:t,detected:e,score:n,malformed:o}){let r=`\
has ${Pt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:`it \
declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function $l(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,F(o)]),n=[0,1,2].map(o=>Math.max(0,
...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Mf={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},je=class{#t={...Mf};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+Dt.firstMalformed()),n.malformed+=Dt.malformed(),this.#e+=Dt.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+Dt.firstUnmappable(),n.codePoint=Dt.codePoint()),n.unmappable+=Dt.unmappable()}counting(e){return(n,o)=>{let r=this.#t,
i=e(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...Mf},this.#e=
0,e}};var Rl={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},wn=class{#t;#e;#n;constructor(e,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new je}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=Yr(e,{...c,
ignoreBOM:o}),this.#e=xe(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(
e,n)}transcode(e,n,o){let r=Ll(e,Rl[S[this.#t.from].name]),i=r.pop()??e;for(let s of r)this.#o(s,b.none,o);this.#o(i,n,o)}#o(e,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=Ul(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,b.none,o)}n===b.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Ll(t,e){if(!e)return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(t.subarray(i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Ul(t,e){if(e===0)return t;
let n=new Uint8Array(t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=
t[i],n[o++]=t[i+1]}return n.subarray(0,o)}var Ff=require("node:fs"),_f=require("node:path");function Cf(){let t=(0,_f.join)(__dirname,"encoding-prepared.wasm");try{return Ki((0,Ff.readFileSync)(t)),!0}catch(e){let{
message:n}=Bt(e,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return Mt(`it\
s part ${F(t)} cannot be loaded`,`${n}${o}`),!1}}var Vf=require("node:buffer");var Io=class{fatal;ignoreBOM;#t;#e;#n=W;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&y(this.#n)===0?e:re(this.#n,e);if(!n&&bi(r))return this.#n=
r,"";let i=wt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new xt(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function Ao(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=ut(t,o),i=at(Ot(e),o);se(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=Oe(r);return wt(f)?new Io(i,s,c).decode(f,!0,o):an(f,Yt(f),i,s,!0,o)}function si(t){return Dl(Oe(ut(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Dl=t=>an(t,Yt(t),0,!1,!0);var Pl=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
ui=t=>Pl.test(t),Wl=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,vl=g(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(t=>new RegExp(`[${t}]`,"u")));function Hl(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=vl();if(n.test(
t))return 4;if(!o.test(t))return e<128?1:ui(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var ci;function bo(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Ao(Uint8Array.from(r),t))}var fi;function yn(t){fi??=new Uint16Array(65536),ci??=[bo("shift_jis",
136,151,64),bo("gbk",176,215),bo("big5",164,198,64),bo("euc-kr",176,200)];let e=ci.map(()=>0),n=0,o=1;for(let r of t){let i=Number(
r.codePointAt(0)),s=fi[i]||Hl(r,i);fi[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of ci.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Wl.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var Ye="Failed to execute 'decode' on 'TextDecoder'",Fo=Ac({TextDecoder:class{#t;#e;#n=!1;constructor(t="utf-8",e=void 0){
this.#t=Gl(t,e,"Failed to construct 'TextDecoder'"),new.target!==Fo&&bc(this,new.target,Fo)}get encoding(){return S[this.#t.
encoding].name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=W,e=void 0){
if(e===void 0&&!this.#n){let s=this.#t;if(t instanceof Uint8Array){try{let{length:c}=t;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(t[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!ct(t,c))){let f=s.decoder.decode(t);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(t)&&t.length<s.leastOfAny)return io(s).decodeWhole(
t,Yt(t),Ye)}else if(t instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let a=s.decoder.decode(t);return 2*a.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),a}catch{s.pauseLong()}let c=s.decodeBuffer(t);if(c!==void 0)return c;let f=Xo(t);if(f)return so(s,
new Uint8Array(t),f,Ye)}}let n=t instanceof Uint8Array&&ArrayBuffer.isView(t);n||ut(t,Ye),typeof e!="object"&&se(e,Ye);let o=!!e?.
stream,r=n?t:Oe(t),i=this.#t;return i.isStateless||!this.#n&&!o?so(i,r,Yt(r),Ye):(this.#e??=Wr(i),this.#n||this.#e.reset(),
this.#n=o,this.#e.decode(r,!o,Ye))}}});function Gl(t,e,n){let o=Ot(t);se(e,n);let r=!!e?.fatal,i=!!e?.ignoreBOM;return Jn(
dc(o,n),r,i)}var Wf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),vf=/^(?:GBK|Shift_JIS|Big5|EUC)/,Hf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
ap=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Ke="UTF-8",dp=(t,e,n)=>Math.min(Re(t,e,n,"steps")??2,3);function Gf(t,e=void 0){
let n="Failed to execute 'repairMojibake'",o=Pi(t,n),{maxSteps:r}=gt(e,{maxSteps:dp},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return up(c,r).map(({steps:f,gain:a})=>({text:Pf(o,f,Yf)??o.replace(/[^\r\n]+/g,
d=>Pf(d,f,pi)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function up(t,e){
let n=kf(t);if(n>25)return[];let o=yn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<e;f++){i=i.
flatMap(a=>pp(a,o)).sort(li);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[
...r.values()].filter(f=>lp(t,f.text)).sort(li).slice(0,5);for(let f of s)f.gain+=.6*kf(f.text);s.sort(li);let c=7+Math.
min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var lp=(t,e)=>[...t].some(n=>!ui(n)&&!e.includes(
n)),Df=t=>t.match(/[^\0-\x7F]/g)?.length??0;function jf(t,e){let n=_o(t,e);if(n)return{part:t,bytes:n};let o=t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>_o(s,e)).join(""):"",i=.7*Df(t)<Df(r)?_o(r,e):void 0;return i&&{part:r,bytes:i}}var li=(t,e)=>e.
gain-t.gain;function pp({text:t,steps:e,bits:n,left:o},r){let i=[];for(let[s,c]of Wf.entries()){let f=vf.test(c)&&!Hf.test(
t)?void 0:jf(t,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===t?o:o+yn(t)-yn(a),E=a.includes(Wt)||Kf(d)?.includes(Wt)?mp:
Gr(d).candidates;for(let{encoding:m,score:h}of E){if(h<.003)break;if(e.length>0&&m!==Ke&&e[0].really!==Ke)continue;let w=pi(
d,m,a,!0);if(w===void 0||w===a)continue;let p=n+2.4*Math.log2(h)-s*.25-(m===Ke?-2:1)-(e.length>0?4:0),_=r-l-yn(w)+p;i.push(
{text:w,steps:[...e,{really:m,readAs:c}],bits:p,left:l,gain:_})}}return i}function kf(t){if(t.includes(Wt))return 0;let e=Hf.
test(t),n=-1/0;for(let o of Wf){let i=ap.test(o)&&vf.test(o)===e?jf(t,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of Gr(c).candidates)d===o||pi(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}function Pf(t,e,n){let o=t;for(let{really:r,readAs:i}of e){
let s=_o(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var En="\x7F",Wt="\uFFFD",mp=[{encoding:Ke,score:.9}];function _o(t,e){
if(t.includes(Wt)&&t.includes(En))return;let n=t.replaceAll(Wt,En).replace(/[\x80-\x9F]/g,o=>Ao(Uint8Array.of(o.charCodeAt(
0)),e));try{return new qt(Ds(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Yf(t,e,n,o=!1){if(n.includes(
Wt))return e===Ke?hp(t):void 0;try{return new Fo(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:o})}catch{return}}function pi(t,e,n,o){
let r=Yf(t,e,n,o);return r===void 0&&e===Ke&&!n.includes(Wt)?Kf(t):r}function Kf(t){let e=si(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>e.match(r)?.length??0);return 4*n<=o?e:void 0}function hp(t){let e=si(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,En),
[n,o]=[e.split(En),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Wt)&&n.length<=o.length+1?e.replaceAll(En,Wt):void 0}var Co=class{path=[];#t;#e;#n;#o=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#t=
xe(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=xe(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(
e,n,r=>this.#o.push(r))}catch(r){throw this.#r(b.source,o),r}n!==b.none&&this.#r(n,o)}#r(e,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=Gf(xp(o));e===b.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#e.transcode(i??o,e===b.result?e:b.none,n)}};function xp(t){try{return new xt(0,!1,!0).decode(t,!0)}catch(e){if(!(e instanceof
RangeError))throw e;let n=Math.floor(Vf.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var Uo=require("node:buffer");var $o=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Xf(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=t,E=Pt(a,"invalid byte sequence"),m=Ep(n,o),h=`${zf(a)}at offset ${d}`,w=Jf(a,c);if(a>0&&i)f.push(`${E} ${w}\
, ${h}`);else if(a>0&&m!==void 0){let _=m!==""&&o==="ignore";f.push(`${E} ${m===""?w:`${mi(c)} ${m}`}, ${h}; the file is\
 damaged, or not in ${S[e].name}: check --from, or use ${_?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let p=wp(t.unmappable,o,r,c);if(t.unmappable>0&&p){let _=s||Number.isNaN(l)?"":` at offset ${l}`,H=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",Ct=`${zf(t.unmappable)}${hi(u)}${_}`;f.push(`${yp(t.unmappable,n)} ${p}, ${Ct}${H}`)}return f}
function wp(t,e,n,o){let r=Jf(t,o),i=`${mi(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${mi(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}var mi=t=>t?"would become":"became",
Jf=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,zf=t=>t===1?"":"the first ",yp=(t,e)=>`${Pt(t,"character")} that\
 ${S[e].name} can't represent`;function hi(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e}\
 (${Bn(t)})`:Bn(t)}function Ep(t,e){if(bn(t)||t===rt("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?"":e===
"html"?"&#65533;":"?"}var Ip="\x1B[?25l",Ap="\x1B[?25h",Qf="\r\x1B[K";function ta(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=Mp(r,d,(l-f)/1e3);ye(`${i?"":Ip}${Qf}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Bp(t),canShow:bp(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&ye(`${Qf}${Ap}`),i=!1}}}var bp=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function Bp(t){let e=0;for(let n of t){let o=n==="-"?void 0:He(n);if(!o?.isFile())return;e+=o.size}return e}function Mp(t,e,n){
let o=`${Ro(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Ro(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Ro(t)} of ${Ro(e)} MB | ${o} | ${c}${s%60} s left`}var Ro=t=>(t/1e6).toFixed(1);var Lo=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=_p(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Ut(this.#t,
this.#e),n=fe(e,e.length,0,!1,!1),this.#e=Dn()}catch(o){throw j(o)}for(let o of new Uint16Array(x.memory.buffer,vn(),n))
(o&64512)!==56320&&(this.column+=1)}};function _p(t){let{start:e,words:n}=Cn(t,0),o=e+4*n.length,r=na(t,0,Math.min(e,t.length))+
na(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function na(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var Zt=class extends Error{};async function Ei(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ta(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Ge(i))}),c=0;try{n||(r=Ge(i)),o=t.isDry?Rp:Zr(t.output,t.mode);let f=new wi(t,
e,o,s);for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=hn(t.output,f instanceof Zt?f.cause:f)||c}return r(),c}var Rp={write(){},wait(){},finish(){},discard(){}},wi=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new yi(e,n,i=>{try{o.write(i)}catch(s){throw new Zt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Zt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),Mt(F(e),n)}}async end(){this.#o.convert(new Uint8Array,b.result),await this.#e.finish()}async#r(e){let n=await qr(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,b.none),await this.#i(),this.#n.add(r.
length),await mn()}finally{await n.close()}this.#o.convert(new Uint8Array,b.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new Zt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),Ft(F(e),n)}},yi=class{#t;#e;#n;#o;#r=new je;#i;#s;#c=!1;#f=[];#l=!1;#a=!1;#p;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&Gt(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let l=c==="fatal"||c==="tran\
slit";this.#p=l&&!Gt(r)?new Lo(r):void 0,this.#s=f&&new $o(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;if(this.#a=!0,n!==b.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:c}=this.#t;this.#l=typeof c==
"number"&&c!==0&&Up(e)}this.#f.push(...e.subarray(0,ra.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#d(
Lp);if(r)throw new Error(r);let i=[];try{this.#o.transcode(e,n,c=>{this.#p?.advance(c),this.#e.isLending?this.#u(c):i.push(
c)})}catch(c){if(c instanceof Zt)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.add(c))this.#u(
f);if(this.#c=!o&&n===b.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#p?.settle();let s=o&&
kp(this.#m(o),this.#t,this.#p);if(this.#c||this.#p?.startFile(),o)throw s}#m(e){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&e instanceof yt&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=S[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,b.source)}catch(e){if(e instanceof Zt)throw e}}#d(e){let{from:n}=this.#t,o=Uint8Array.from(this.#f);if(ra.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=wt(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${S[r.encoding].name}; check --from, ${e}`:this.#l?
`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#a)return[];this.#a=!1;let c=o?[]:Xf(s,i.encoding,this.#t),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof e=="object"&&(r||!o&&ia(i))&&c.unshift(Dp(i));let a=o||
n?void 0:this.#d("or use --from auto");return a&&c.unshift(a),c}},ra=[255,254,0,0],Lp="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function Up(t){if((0,Uo.isAscii)(t))return!1;let e=6;return[0,1,2,3].some(n=>(0,Uo.isUtf8)(
t.subarray(0,t.length-n)))&&t.some(n=>n>=128&&--e===0)}var ia=({score:t,kind:e})=>(e&&Pe[e])??(t!==null&&t<.9?"this is u\
ncertain":void 0);function Dp(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=ia(t),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${S[e].name} (${r})${s}`}function kp(t,{isChanged:e,
isOnlyCopy:n,unmappable:o},r){if(t instanceof et){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.\
bak":"leave out --fatal";return new Error(`${Pt(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; c\
heck --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof yt&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding}\
 can't represent ${hi(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var Pp=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
"28594 914","28595 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919 8859101992","28603 921 i\
soir179 l7","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 \
8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee",
"5347 mscyrl","5348 20127 28591 367 646 ascii8 csascii iso646us latin msansi","5349 msgreek","5350 28599 920 msturk turk\
ish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","13\
86 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936","1392 54936 gb180302000 gb180302005 gb180302022",
"1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hks\
cs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1978 ji\
s jis7 jisencoding windowsiso2022jp","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 \
1363 51949 cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unic\
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Wp=g(()=>new Map(Pp.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function sa(t){return rt(t)??Wp().get(An(t))??jo(t)}var Ve=class extends Error{};var ca=["bash","zsh","fish"];var Do=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:vp,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Gp,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal.",isOptional:!0,
omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to the same path in this directory.",completes:"\
folder"},{flags:"-r, --recursive",what:"Convert all files in the given directories, whatever their names are. Hidden fil\
es and symbolic links are left out."},{flags:"--skip-utf8",what:"Don\u2019t convert files that are already UTF-8: --in-place \
leaves them alone, and --out-dir copies them."},{flags:"--keep-binary",what:"Don\u2019t convert files that look like binary d\
ata, such as images; this also copies them or leaves them alone."},{flags:"-n, --dry-run",what:"Write nothing; only repo\
rt what would be done."},{flags:"-c",what:"Leave out invalid bytes, and characters that the output\u2019s encoding can\u2019t repr\
esent."},{flags:"--fatal",what:"Stop at invalid bytes instead of replacing them with U+FFFD."},{flags:"--unmappable <MOD\
E>",what:"What to do with characters that the output\u2019s encoding can\u2019t represent: stop (fatal, the default); write &#1281\
69;, as in HTML, which a reader can\u2019t distinguish from the same characters in the text (html); write ? (replacement); le\
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:Cc},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:jr},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:jp},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:ca}];var ko=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function vp(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":fa(e)}var Hp=/ascii|^ansi_x3\.4|367$|646/i;
function Gp(t){let[e,...n]=t.split("//"),o=fa(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new Ve(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=Hp.test(e)&&o===rt("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function jp(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function fa(t){let e=rt(
t)??sa(t);if(e===void 0)throw new Ve("There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new Ve(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return e}var vt="encoding-wasm",Po=()=>[...Do,...ko].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Yp(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Kp(e)}}),Yp=t=>[...t?["auto"]:[],...S.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Kp=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function aa(t){return{bash:Vp,zsh:qp,fish:zp}[t]()}function Vp(){let t=Po().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=Po().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${vt} in bash: put it into ~/.local/share/bash-completion/completions/${vt}\

_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} option=\${COMP_WORDS[COMP_CWORD-1]}
  local start='' words='' files='' each IFS=$' \\t\\n'
  # Usually a '=' is a word of its own.
  if [[ $word == --*=* ]]; then start=\${word%%=*}= option=\${word%%=*}= word=\${word#*=}
  elif [[ $word == = ]]; then option=$option= word=''
  elif [[ $option == = ]]; then option=\${COMP_WORDS[COMP_CWORD-2]}=
  fi
  case $option in
${t.join(`
`)}
    *) if [[ $word == -* ]]; then words='${e.join(" ")}'; else files=-f; fi ;;
  esac
  COMPREPLY=()
  local nocasematch=$(shopt -p nocasematch)
  # -v isn't -V, but labels may be in any case.
  [[ $word == -* ]] || shopt -s nocasematch
  for each in $words; do
    if [[ $each == "$word"* ]]; then COMPREPLY+=("$start$each"); fi
  done
  $nocasematch
  if [[ $files ]]; then
    while IFS= read -r each; do COMPREPLY+=("$start$each"); done < <(compgen "$files" -- "$word")
  fi
}
complete -o filenames -F _encoding_wasm ${vt}
`}function qp(){let t=Po().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${vt}
# Completion for ${vt} in zsh: put it into a directory of $fpath as _${vt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function zp(){let t=Po().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${vt} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${vt} in fish: put it into ~/.config/fish/completi\
ons/${vt}.fish
${t.join(`
`)}
`}var Wo=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function da(t){
let e=[...Do,...ko].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let m=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,h=c!==void 0&&(i||l===u-1);return`\\fB${Wo(
d)}\\fR${h?i?`[${m}]`:m:""}`}),a=r?`
${Wo(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Wo(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Wo(t)}" "User Commands"
.SH NAME
encoding\\-wasm \\- convert text files between encodings, as browsers read and write them
.SH SYNOPSIS
\\fBencoding\\-wasm\\fR \\fB\\-f\\fR \\fILABEL\\fR|\\fBauto\\fR [\\fB\\-t\\fR \\fILABEL\\fR] [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-repair\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-detect\\fR [\\fB\\-\\-json\\fR] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-list\\fR
.SH DESCRIPTION
Converts text files between the encodings of the WHATWG Encoding Standard, in constant memory except with \\fB\\-\\-repair\\\
fR.
Several files become one text, unless \\fB\\-\\-in\\-place\\fR or \\fB\\-\\-out\\-dir\\fR is given.
Without a file, or for "\\-", it reads standard input.
File names may contain the wildcards *, ?, [...] and **, which it expands where the shell doesn't.
.SH OPTIONS
${e.join("")}.SH EXIT STATUS
.TP
0
Success. Replacements are reported on standard error.
.TP
1
A file could not be read, converted or written. It is left as it was.
.TP
2
Wrong usage.
.SH EXAMPLES
.nf
encoding\\-wasm \\-f shift_jis readme.txt
encoding\\-wasm \\-f auto \\-\\-in\\-place=.bak 'subtitles/**/*.srt'
encoding\\-wasm \\-f utf\\-8 \\-t koi8\\-r//TRANSLIT letter.txt
encoding\\-wasm \\-\\-detect *.srt
.fi
`}async function Xp(t,e){if(!Cf())return ke.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=e,E={sniff:i,locale:s,detect:!0};if(o)return bf({...t,sniffing:E,json:r});
let m=l!==void 0||u!==void 0,h=d===void 0?void 0:mo(t.to),w={...t,from:n==="auto"?pf(E,m):n,unmappable:h?Ht=>h(Ht)??d:t.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},p={isLending:!c&&!f&&!a&&!Jp(w.unmappable),newTranscoder(Ht,ft){let{from:Qt,
to:te}=Ht;return f?new Co(Qt,te,ft):c?typeof Qt=="number"?new wn(Qt,te,ft):new un(Qt,new wn(0,te,ft)):xe(Qt,te,p.isLending?
{...ft,take:ar}:ft,"")},newFixer:a&&(()=>new Fe(w.to))};if(!m)return Ei(w,p);let{skipUtf8:_=!1,keepBinary:H=!1,dryRun:Ct=!1}=e,
Ee={suffix:l,directory:u,skipUTF8:_,keepBinary:H,dryRun:Ct,findDeclarations:!a&&!w.quiet};return xf(w,Ee,(Ht,ft=p)=>Ei({
...w,...Ht},ft))}var Jp=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
