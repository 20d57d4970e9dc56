"use strict";var Ui=Object.create;var Jt=Object.defineProperty;var Pi=Object.getOwnPropertyDescriptor;var vi=Object.getOwnPropertyNames;var Wi=Object.getPrototypeOf,ji=Object.prototype.hasOwnProperty;var Hi=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},Gi=(t,e)=>{for(var n in e)
Jt(t,n,{get:e[n],enumerable:!0})},oo=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of vi(e))!ji.call(
t,r)&&r!==n&&Jt(t,r,{get:()=>e[r],enumerable:!(o=Pi(e,r))||o.enumerable});return t};var Yi=(t,e,n)=>(n=t!=null?Ui(Wi(t)):{},oo(e||!t||!t.__esModule?Jt(n,"default",{value:t,enumerable:!0}):n,t)),Vi=t=>oo(Jt(
{},"__esModule",{value:!0}),t);var To=Hi(()=>{"use strict"});var _a={};Gi(_a,{completionFor:()=>Li,manual:()=>Ri,runFully:()=>Da});module.exports=Vi(_a);var Rt="encoding-wasm";function ro(){throw new Error("encoding-wasm: call instantiate() first.")}var Xt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866 ibm866
ISO-8859-2 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir\
-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7\
:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859\
-8:1988 visual
ISO-8859-8-I csiso88598i iso-8859-8-i logical
ISO-8859-10 csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso-8859-13 iso8859-13 iso885913
ISO-8859-14 iso-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16 iso-8859-16
KOI8-R cskoi8r koi koi8 koi8-r koi8_r
KOI8-U koi8-ru koi8-u
macintosh csmacintosh mac macintosh x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874
windows-1250 cp1250 windows-1250 x-cp1250
windows-1251 cp1251 windows-1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 is\
o_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252
windows-1253 cp1253 windows-1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-12\
54 x-cp1254
windows-1255 cp1255 windows-1255 x-cp1255
windows-1256 cp1256 windows-1256 x-cp1256
windows-1257 cp1257 windows-1257 x-cp1257
windows-1258 cp1258 windows-1258 x-cp1258
x-mac-cyrillic x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
gb18030 gb18030
Big5 big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese euc-jp x-euc-jp
ISO-2022-JP csiso2022jp iso-2022-jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement
UTF-16BE unicodefffe utf-16be
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le
x-user-defined x-user-defined`;function W(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var m=Ki();function Ki(){let t=Xt.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(
t)}var qi=W(()=>new Map(m.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),T=0,kt=21,co=29,xt=33,U=36,R=37,M=38,zi=[[U,""],[35,
"korean"],[32,"japanese"],[co,"chinese"],[1,"single-byte"],[T,""]],ao=t=>t<U&&t!==xt,Ut=t=>t>T&&t<co,Ji=t=>zi.find(([e])=>t>=
e)[1];function j(t){let e=qi();return e.get(t)??e.get(uo(Xi(t)))}function q(t,e){let n=j(t);if(n===void 0){let o=Ve(t),r=o===
void 0?"":` Did you mean '${m[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}
if(void 0){let o=Ji(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${Rt}' doesn't include ${m[n].name}; imp\
ort it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Ve(t){let e=Zt(t),n={936:"gbk",950:"big5"}[e]??
e,o=m.findIndex(({labels:r})=>r.some(i=>Zt(i)===n));return o<0||o===U?void 0:o}var Zt=t=>uo(t).replace(/[^a-z\d]/g,"").replace(
/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),fo=[{encoding:T,bytes:[
239,187,191]},{encoding:R,bytes:[254,255]},{encoding:M,bytes:[255,254]}],Qt=3;function It(t){return fo.find(e=>e.bytes.every(
(n,o)=>t[o]===n))}function te(t){return fo.find(e=>e.encoding===t)?.bytes}function ot(t){return t===T||t===R||t===M}function Xi(t){let[e,n]=[
0,t.length];for(;e<n&&so(t[e]);)e+=1;for(;n>e&&so(t[n-1]);)n-=1;return t.slice(e,n)}var so=t=>`	
\f\r `.includes(t);function uo(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var D=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function Ke(t,e){try{return e()}catch(n){throw n instanceof D?n.toTypeError(t):n}}var ee=t=>`U+${t.toString(16).toUpperCase().
padStart(4,"0")}`,lo=Symbol.for("encoding-wasm.UnmappableError"),J=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${ee(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&lo in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,
...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,lo,{value:!0,...n}),t})();var ne=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,ho=()=>Object.getPrototypeOf(Uint8Array.prototype),oe=t=>ne(ho(),
t),qe=t=>ne(DataView.prototype,t),po=t=>ho()[t],mo=oe(Symbol.toStringTag),re=oe("buffer"),ze=oe("byteOffset"),wo=oe("byt\
eLength"),Zi=po("set"),Qi=po("slice"),ts=qe("buffer"),es=qe("byteOffset"),ns=qe("byteLength"),go=ne(ArrayBuffer.prototype,
"byteLength"),os=typeof SharedArrayBuffer=="function"?ne(SharedArrayBuffer.prototype,"byteLength"):void 0,l=t=>wo.call(t),
y=(t,e,n=l(t))=>new Uint8Array(re.call(t),ze.call(t)+e,n-e);function Pt(t,e){let n=new Uint8Array(l(t)+l(e));return rt(n,
t),rt(n,e,l(t)),n}function yo(t,e){let n=ze.call(t),o=e+(-(n+e)&3),r=Math.max(0,l(t)-o)>>2,i=r>0?new Int32Array(re.call(
t),n+o,r):new Int32Array;return{start:o,words:i}}var ft=(t,e)=>y(t,0,Math.min(e,l(t))),rt=(t,e,n)=>Zi.call(t,e,n),H=(t,e,n)=>Qi.
call(t,e,n),rs=24;function ie(t,e,n){if(n>rs)return H(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}
function Je(t){try{return go.call(re.call(t)),!1}catch{return!0}}function z(t,e){if(!ArrayBuffer.isView(t)&&bo(t)===void 0)
throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function X(t){return ArrayBuffer.isView(t)?Eo(t):bo(t)===0?C:new Uint8Array(t)}function xo(t){return ArrayBuffer.isView(
t)&&mo.call(t)==="Uint8Array"?t:X(t)}function Eo(t){try{return mo.call(t)===void 0?new Uint8Array(ts.call(t),es.call(t),
ns.call(t)):new Uint8Array(re.call(t),ze.call(t),wo.call(t))}catch{return C}}var C=new Uint8Array;function bo(t){for(let e of[
go,os])try{return e?.call(t)}catch{}}function P(t,e,n){So(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](
t?.[r],n));return o}function se(t,e,n){return t===void 0?!1:(So(t,n),!!t?.[e])}function So(t,e){if(t!=null&&typeof t!="o\
bject"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var G=t=>`${t}`;function Xe(t){return(e,n)=>{let o=e===void 0?t[0]:G(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Qe=64,Ze=new Uint8Array(3*Qe);function Oo(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&
(Ze[o++]=s>>8),Ze[o++]=s}return ie(Ze,0,o)}var Do=Yi(To(),1);var Io="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Ao(t){if(Uint8Array.fromBase64)return Uint8Array.
fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);
for(let s=0;s<Io.length;s++)n[Io.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),
i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var tn=t=>globalThis.Buffer?.prototype?.[t],ce=tn("ucs2Slice"),Mo=tn("ucs2Write"),en=tn("utf8Slice"),is=t=>globalThis[t],
Bo=is("TextDecoder"),ss=Bo?.prototype?.decode;function vt(t){let e=new Bo(t,{ignoreBOM:!0});return ss.bind(e)}var ae=()=>"InternalError"in globalThis,Fo=()=>"Bun"in globalThis,fe=()=>"Deno"in globalThis,nn=()=>Number.parseInt(globalThis.
process?.versions?.node,10),$o=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii;var cs=65539;function Co(t,e){let n=ue(as,t,e),o=ue(fs,t,e);if(n&&o){let s=fe()?Number.POSITIVE_INFINITY:64;return{read:(c,a)=>(a<
128?n:o).read(c,a),write:(c,a)=>(c.length<s?n:o).write(c,a),readBytes:n.readBytes,most:o.most}}let r=on(t);if(n){let s=ae()?
ue(No,t,e):void 0;return s?{...n,read:(c,a)=>(a<4096?n:s).read(c,a)}:n}let i=o??ue(No,t,e)??r;return{read:(s,c)=>(c<16?r:
i).read(s,c),write:(s,c)=>(s.length<16?r:i).write(s,c),most:i.most}}function ue(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than\
 what is short";try{let r=t(e);return r.write(o,n),on(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}
function as(t){let e=new WebAssembly.Module(Ao(Do.default),{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(
e,{"encoding-wasm":{memory:t}});return{...n,most:cs}}function fs(t){let[e,n]=[ce,Mo],o=new Uint8Array(t.buffer),r=()=>(l(
o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.
POSITIVE_INFINITY}}function No(t){let e=vt("utf-16le"),{write:n,most:o}=on(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,
r,i)),write:n,most:o}}function on(t){let e=new Uint16Array(t.buffer),n=()=>(l(e)===0&&(e=new Uint16Array(t.buffer)),e);return{
read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<c;f+=
8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.
length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var rn,h,sn,Wt,ut,O={input:0,units:0,output:0,codec:0,codecEnd:0},A=-1,b=65536,le=0,de={name:"",encoding:A},E={isBusy:!0,
newCodec:Number.NaN},jt=Number.NaN;function dt(t,e){de.name=t,de.encoding=e,E.newCodec=jt,E.isBusy&&_o(),E.isBusy=!0}function _o(){
try{ko(),rn??=Ro(ro()),hs(new WebAssembly.Instance(rn))}catch(t){throw Uo(t)}}function Lo(t){try{ko(),rn=ls(Ro(t))}catch(e){
throw Uo(e)}_o()}function Ro(t){return us(t)?t:new WebAssembly.Module(t)}function us(t){try{return WebAssembly.Module.customSections(t,Rt),
!0}catch{return!1}}var ds="encoding-wasm";function ls(t){let[e]=WebAssembly.Module.customSections(t,ds),n=`${Rt} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function hs({exports:t}){if(h=t,
h.block_length()!==b)throw new Error("The module has blocks of another length.");cn=WebAssembly.RuntimeError,O.input=h.input(),
O.units=h.units(),O.output=h.output(),O.codec=h.codec(),O.codecEnd=O.codec+h.codec_length(),vo(),ut=Co(h.memory,O.units),
le=Math.min(h.units_length(),ut.most),E.isBusy=!1}function ko(){if(typeof WebAssembly!="object")throw new Error("encodin\
g-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Uo(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(ps(t))return new RangeError(
`encoding-wasm: ${Po} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Sec\
urity Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(
e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAsse\
mbly module, which needs SIMD: ${t}`):t}var Po="no memory for WebAssembly; free some, and call again",ps=t=>t instanceof
RangeError&&/memory/i.test(t.message);function it(){return l(sn)===0&&vo(),sn}function vo(){sn=new Uint8Array(h.memory.buffer),
Wt=new Uint8Array(h.memory.buffer,O.input,b)}function an(t,e){return dt(t,A),fn(e)}function fn(t){try{let e=t();return E.
isBusy=!1,e}catch(e){throw Y(e)}}var cn;function Y(t){if(!cn||!(t instanceof cn))return t;let e=m[de.encoding]?.name,n=`${de.
name}${e?` of ${e}`:""} failed`;return ws()?new RangeError(`encoding-wasm: ${n}: ${Po}`,{cause:t}):new Error(`encoding-w\
asm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}
var ms=32;function ws(){try{return h.memory.grow(ms),!1}catch{return!0}}var Ho=()=>h.held()!==0,V=()=>H(it(),O.codec,O.codecEnd),un=t=>rt(it(),t,O.codec);function he(t,e){Go(t,e)||(dt("decodin\
g",t),e?un(e):h.new_decoder(t),pe=t===xt||t===U?jt:t)}var pe=jt;function Go(t,e){return e||E.newCodec!==t||E.isBusy?!1:(E.
newCodec=jt,E.isBusy=!0,!0)}function me(t,e){Go(~t,e)||(dt("encoding",t),e?un(e):h.new_encoder(t),pe=~t)}function dn(t,e,n,o){
dt("transcoding",t),o?un(o):h.new_transcoder(t,e,+n)}function Yo(t,e){h.set_source_encoding(t,+e),E.isBusy=!1}function st(t){
let e=l(t),n=h.alloc(e)>>>0;return rt(it(),t,n),[n,e]}var gs=W(()=>Uint8Array.from(Xt,t=>t.charCodeAt(0))),Wo,ln=t=>an("\
sniffing",()=>(Wo!==h&&h.give_labels(...st(gs())),Wo=h,t())),hn=(t,e,...n)=>ln(()=>h.sniff_html(...st(t),e,...n)),Vo=(t,e,n)=>ln(
()=>h.sniff_xml(...st(t),e,n));function Ko(t,e){let n=ln(()=>h.find_declared_label(...st(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var qo=(t,e)=>an("sniffing",()=>h.default_for(...st(t),e)),zo=()=>dt("detection",A);function Jo(t,e){
try{h.feed_detector(...st(t),+e)}catch(n){throw Y(n)}}var Xo=(t,e,n,o)=>fn(()=>{let r=t?st(t):[0,0],i=h.guess(...r,...st(
e),...st(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))}),
Zo=-1,At=-2;function Qo(t,e,n,o,r){Ht(t,e),E.isBusy=!0;let i=h.decode_block(e,n,+o,+r);return E.isBusy=!1,r&&i>=0&&(E.newCodec=
pe),ge(i)}var ys=2;function tr(t,e){let n=l(t);Ht(t,n),E.isBusy=!0;let o=h.decode_block(n,0,ys,+e);return E.isBusy=!1,ge(
o)}var Et={encoding:A,at:0,owner:void 0},xs=64;function pn(t,e,n){let o=Ut(t),r=n<=xs&&(e[0]|e[n>>1]|e[n-1])<128;if(!o&&
!r||((Et.encoding!==t||Et.owner!==h||E.isBusy)&&(dt("decoding",t),Et.owner=h,Et.at=ut.readBytes?h.byte_table(t):0,Et.encoding=
t,E.isBusy=!1),Et.at===0))return;if(n<=b){if(Ht(e,n),!o){for(let s=0;s<n;s++)if(Wt[s]>=128)return}return jo(n)}if(ut.most>
le)return;let i="";for(let s=0;s<n;s+=b){let c=Math.min(b,n-s);Ht(y(e,s,s+c),c),i=Mt(i,jo(c))}return i}var lt={encoding:A,
table:void 0,owner:void 0},Es=9984;function er(t){let{table:e}=lt;if(lt.encoding===t&&lt.owner===h&&(!e||l(e)>0)&&!E.isBusy)
return e;dt("encoding",t),lt.encoding=t,lt.owner=h,lt.table=void 0;let o=h.unit_table(t)>>>0,{buffer:r}=h.memory;return o>
0&&(lt.table=Ut(t)?new Uint8Array(r,o,Es):new Uint16Array(r,o,65536)),E.isBusy=!1,lt.table}var jo=t=>ut.readBytes(O.input,
t,Et.at);function Mt(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: \
decode in parts, with { stream: true } or by a stream.",{cause:n})}}var bs=3,nr=t=>t+b+bs<=le,or=()=>it()[O.units]|it()[O.
units+1]<<8,rr=(t,e)=>ut.read(O.units+2*t,e-t),we=(t,e,n)=>ut.write(t.slice(e,n),O.units);function mn(t,e,n,o){E.isBusy=
!0;let r=h.encode_block(t,e,n,+o);return E.isBusy=!1,o&&r>=0&&B.finished()&&(E.newCodec=pe),ge(r)}var x={none:0,source:1,
result:2};function ir(t,e,n,o){let r=l(t);Ht(t,r),E.isBusy=!0;let i=h.transcode_block(r,+e,n,o);return E.isBusy=!1,ge(i)}
var Ss=8;function Ht(t,e){let n=it();if(e>Ss)try{rt(Wt,t)}catch{rt(Wt,y(t,0,e))}else for(let o=0;o<e;o++)n[O.input+o]=t[o]}
function ge(t){if(t<At)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}
var Gt=t=>ie(it(),O.output,t),wn=t=>it().subarray(O.output,O.output+t),B={finished:()=>h.finished()!==0,read:()=>h.read(),
written:()=>h.written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},ht={malformed:()=>h.replaced(),
firstMalformed:()=>h.first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.
unmapped_code_point()};var yn=["fatal","html","replacement"],Os=2048;function Ts(t,e){if(!(t.length>Qe/2))try{let n=er(e);return n&&Oo(t,n)}catch(n){
throw Y(n)}}var pt=class t{encoding;unmappable;#t;#e=null;#n=0;#o=C;locate=e=>e;constructor(e,n,o=void 0){this.encoding=
e,this.unmappable=n,this.#t=o}get name(){return m[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(e,n)}get#r(){
return this.#t?0:yn.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>b)return;let n=Ts(e,this.encoding);if(n)return n;
try{me(this.encoding,null),we(e,0,e.length);let o=mn(0,e.length,this.#r,!0);return o===At||!B.finished()?void 0:(this.#n=
0,Gt(o))}catch(o){throw Y(o)}}#s(e,n){let o=new _;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new J(r,i,this.
name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=C,this.#e=null,this.#n=
0);let a=this.#t,f=this.#r,u=a?Os:b,d=a&&this.encoding===xt?new gn(c,o):void 0,p=d?w=>d.add(w):o;try{me(this.encoding,s);
for(let w=0;w===0||w<e.length;w+=u){let S=Math.min(w+u,e.length);we(e,w,S);let v=S===e.length;for(let $=0,et=!1;!et;){let St=mn(
$,S-w,f,n&&v);p(Gt(St===At?B.written():St));let Ye=i+w+$+B.start();if($+=B.read(),et=St!==At&&B.finished(),St!==At)continue;
let nt=B.codePoint();if(a){let Ot=V(),Tt=()=>this.locate(Ye),Lt=a(nt,Tt),ki=this.#c(Ot,Lt,p,nt,Tt);me(this.encoding,ki),
we(e,w,S)}else r(nt,Ye)}}}catch(w){throw Y(w)}if(n){d&&o(d.held);return}d&&(this.#o=d.held),this.#e=V(),this.#n=i+e.length}#c(e,n,o,r,i){
if(n===null)throw new J(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=
e,s.encodeOrFail(n,!1,o,c=>{throw new J(c,i(),this.name)}),s.#e}},sr=27,cr=3,gn=class{held;#t;constructor(e,n){this.held=
e,this.#t=n}add(e){let n=l(e);if(n===0)return;e[0]!==sr&&this.#t(this.held);let o=e[n-cr]===sr?n-cr:n;this.#t(H(e,0,o)),
this.held=H(e,o,n)}},_=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.
next=n:this.#t=n,this.#e=n,this.#n+=l(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.
next)return this.#t.bytes;let e=Is(this.#n),n=0;return this.forEach(o=>{rt(e,o,n),n+=l(o)}),e}};function Is(t){try{return new Uint8Array(
t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a s\
tream.`,{cause:e})}}function ar(t,e){let n=q(t,e);if(n===R||n===M){let{name:o}=m[n];throw new RangeError(`${e}: ${o} has\
 no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return fr(n,t,e)}function fr(t,e,n){if(t===U)throw new RangeError(
`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var ur=4096,ye=class{#t;#e;#n=new _;#o=!1;constructor(e){this.#t=e,this.#e=e===R||e===M?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<ur*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.concatenate();
this.#n=new _;let n=It(e)?.bytes.length??0,o=this.#r(y(e,n,Math.min(l(e),n+ur*this.#e)));if(!xn(o))return[e];let r=[],i=0;
for(let s=0;;s++){let c=Ko(o,s);if(!c)break;let{start:a,length:f}=c,u=String.fromCharCode(...y(o,a,a+f));j(u)!==this.#t&&
(r.push(y(e,i,n+a*this.#e),this.#i(m[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,y(e,i)]}#r(e){if(this.#e===1)return e;
let n=new Uint8Array(l(e)>>1),[o,r]=this.#t===R?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*i+r]:128;return n}#i(e){
let n=new Uint8Array(e.length*this.#e),o=this.#t===R?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+o]=e.charCodeAt(r);return n}};
function xn(t){let e=0;for(;e<l(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Bt=t=>t==null?void 0:G(t);function Ee(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function As(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>q(G(n),e))}}var be={allowUTF8:t=>t===void 0||!!t,candidates:As,locale:Bt,maxBytes:Ee,tld:Bt},En=["text","ASCII",
"empty","binary","unknown"];function Yt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let[c,a]=[xe(r),xe(
s)],f=l(t),u=Math.min(f,i);zo();for(let $=0;$<u;$+=b){let et=Math.min($+b,u);Jo(y(t,$,et),e&&et===f)}let d=Xo(o,c,a,n),{
0:p,1:w,2:S}=d,v=$=>({encoding:d[3+2*$],score:d[4+2*$]});return{kind:En[p],isASCII:En[p]==="ASCII"||En[p]==="empty",encoding:w<
0?void 0:w,score:S,candidates:Array.from({length:(d.length-3)/2},($,et)=>v(et))}}function xe(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function bn(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=z(t,n),r=P(e,be,
n),i=Yt(X(o),!0,r);return{encoding:i.encoding===void 0?null:m[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates.map(({encoding:s,score:c})=>({encoding:m[s].name,score:c}))}}var Ms=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Se=1024,Bs=1<<
20,Fs=65536,$s=[xt,U,R,M],Ft=(t,e)=>{let n=Bt(t);return n===void 0?A:q(n,e)},dr=(t,e)=>Math.min(Ee(t,e)??Se,Bs),lr=t=>j(
Bt(t)??"")??A;function Ns(t,e){if(t)return P(t===!0?void 0:t,be,e)}var Ds={defaultEncoding:Ft,detect:Ns,likelyEncoding:Ft,
locale:Bt,maxPrescanBytes:dr,parentEncoding:Ft,transportLayerEncodingLabel:lr,userOverride:Ft};function Cs(t,e){let n=P(
t,Ds,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(Qt,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,u=Math.min(l(s),r),d=hn(s,u,c,i,a,f);return d===A?void 0:Vt(d)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>hr(s)??_s(o,n.defaultEncoding)}}function hr(t){if(!(t?.encoding===void 0||
t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function _s(t,e){return Vt(
qo(xe(t),e===A?kt:e))}var Ls={defaultEncoding:Ft,maxPrescanBytes:dr,transportLayerEncodingLabel:lr};function Rs(t,e){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=P(t,Ls,e),i=s=>{let c=Math.min(l(s),o),a=Vt(Vo(s,c,r));
return a.source==="default"&&n!==A?{...a,encoding:n}:a};return{prescanned:Math.max(Qt,o),declared:i,decide:()=>i(C)}}function ks(t,e){
let n={...be,defaultEncoding:Ft},{defaultEncoding:o,...r}=P(t,n,e);return{prescanned:Qt,declared(i){let s=It(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===A?i?.encoding??kt:o;return hr(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Us={detect:ks,html:Cs,xml:Rs},Sn=["detect","ht\
ml","xml"],Ps={prefixBytes:Ee,sniff:Xe(Sn)};function bt(t,e){let{prefixBytes:n,sniff:o}=P(t,Ps,e),r=Us[o](t,e),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Fs,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!$s.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>vs(r,c),takesWhole:n===
void 0}}function vs({prescanned:t,declared:e,options:n,decide:o},r){return e(ft(r,t))??o(n&&Yt(r,!0,n))}function pr(t){let e=ft(
t,Se),n=hn(e,l(e),A,A,A,A);return n===A||Vt(n).source==="BOM"?void 0:Vt(n)}function Vt(t){let e=t&65536?"certain":"tenta\
tive";return{encoding:t&255,confidence:e,source:Ms[t>>8&255],score:null}}var On=4096,Ws=27,js=65533,Oe=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new pt(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==js&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=l(e);for(let i=0;i===0||i<r;i+=On){let s=r-i<=On;this.#s(
y(e,i,s?r:i+On),s?n:x.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=u=>(s??=Gs(r,e),s[u-i]);let c=new _,
a;try{this.#t.transcode(e,n===x.result?x.source:n,u=>c.add(u))}catch(u){a=u}let f=Hs(c.concatenate());try{this.#e.encodeOrFail(
f,n===x.result,o),this.#n=n===x.result?0:i+f.length}catch(u){throw this.#t.abandonSource(),u}if(a)throw a}takeLosses(){let e={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function Hs(t){
let e=new Uint16Array(l(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}
function Gs(t,e){let n=l(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Ys(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(
y(e,c,c+1),x.none,u=>{a+=l(u)/2})}catch(u){if(u instanceof D)break;throw u}let f=a===0&&c-(s-t.position)===2&&e[c-2]===Ws;
for(let u=0;u<a;u++)r[i++]=u===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function Ys(t){try{t.copy(!0).
transcode(C,x.source,()=>{})}catch(e){if(e instanceof D)return e.offset;throw e}return t.position}var In=-1,Tn=27,xr="(B",Er="(J",br=[xr,Er,"(I","$@","$B"],Vs=4,mr=16,Te=class{#t=!0;#e=!0;read(e,n){let o=l(e),r=this.#t?
Ks(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=Xs(e,i)),i!==o);){let a=e[i];if(a===Tn&&this.#e){let f=yr(e,i);if(s=br.includes(
f),!s&&!n&&Qs(f))break;this.#e=s}else s=a>=128||i<r&&Zs(a);s||(i+=1)}let c=s?i:In;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=l(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==Tn)continue;if(r>n&&o-r<=
Vs)return r;let i=yr(e,r);this.#e&&=i===xr||i===Er}return o}};function Ks(t){let[e,n]=[!0,!0];for(let o=0;o<mr;o+=2){if(o+
1>=l(t))return 1/0;if(e&&=gr(t[o]),n&&=gr(t[o+1]),!e&&!n)return o+2}return mr}var qs=16843009,zs=454761243,Js=2155905152;
function Xs(t,e){let n=l(t),{start:o,words:r}=yo(t,e),i=wr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^zs;if(((r[s]|c-qs&~c)&Js)!==0)break}return wr(t,o+4*s,n)}function wr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==
Tn;)o+=1;return o}var gr=t=>t===48||t>=78,Zs=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function yr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,l(t));o++)n+=String.fromCharCode(
t[o]);return n}var Qs=t=>t.length<2&&br.some(e=>e.startsWith(t));var tc=2048,ec=64,mt=class{decision=null;sample=C;detected;#t;#e=!0;#n=!1;#o=new Te;#r=new _;#i;#s=0;#c=C;#a=C;constructor(e){
this.#t=e,this.#i=e.prescanned}add(e,n){let o=new _;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,
e);if(this.#e=!1,this.#r.length+l(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();
this.#r=new _;let i=ft(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(
r,n,o)}#f(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=l(s);if(a===In)return n?this.#u(i(this.#l(s,!0)),
o,s):this.#d(s,f+1,o);let u=Or(s,a-c,r.windowBytes),d=Math.min(u+r.windowBytes,r.maxBytes-this.#s);if(f<d&&!n)return this.#d(
s,d,o);let p=ft(s,Math.max(0,d)),w=this.#l(p,f<d);if(!r.passesASCII||!nc(w,p)||d<=u)return this.#u(i(w),o,s);s=this.#h(s,
this.#o.skip(p,a-c),o)}}#l(e,n){this.sample=Pt(Pt(this.#c,this.#a),e);let o=this.#t.detection.options;return this.detected=
Yt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let r=l(e);return r>0&&this.#r.add(H(e,0,r)),this.#i=n,
{passed:o,rest:null}}#h(e,n,o){let r=ft(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,tc-l(this.#c));return i>0&&(this.#c=
Pt(this.#c,ft(r,i))),this.#a=Sr(Pt(this.#a,Sr(y(r,i)))),y(e,n)}#u(e,n,o){return this.decision=e,{passed:n,rest:o}}},Sr=t=>y(
t,Math.max(0,l(t)-ec));function Or(t,e,n){let o=Math.min(l(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function nc(t,e){
return t.isASCII||t.encoding===void 0&&!(e[Or(e,0,1/0)]>=128)}var Tr=`4h	!
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
n	?`;var oc=W(()=>{let t=0;return new Map(Tr.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),rc=3,Ir=t=>/[\u0300-\u0336\u0339-\u036F]/.
test(t);function Ie(t){let e=new pt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof J)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Ar(String.fromCodePoint(r),n,rc),o.set(r,i)),i}}function Ar(t,e,n){
if(Ir(t))return"";if(n===0)return null;let o=ic(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>e(c)?c:Ar(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function ic(t){let e=[...oc().get(t)??[],...sc(
t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function sc(t){let e=t.normalize("NFD"),
[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,a=o.filter((p,w)=>c(w)),f=o.filter((p,w)=>!c(
w)),u=[n,...a].join("").normalize("NFC"),d=u+f.join("");d.normalize("NFD")===e&&r.push(d),f.every(Ir)&&i.push(u)}return[
...r,...i]}var Mr=["fatal","html","replacement","ignore","translit"];function Br(t,e,n){return typeof t=="function"?(o,r)=>cc(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Ie(e):void 0}function cc(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=X(z(t,e));return H(n,0,l(n))}function wt(t,e,n,o){return typeof t=="number"?Fr(t,e,n,o):new An(t,Fr(T,e,n,o))}function Fr(t,e,n,o){let r=Br(n.unmappable,
e,o);return r&&!ot(e)?new Oe(ac(t,n),e,n.unmappable,r):new Ae(t,e,n)}function ac(t,e){return new Ae(t,M,{...e,bom:!1,unmappable:"\
fatal"})}var $r={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ae=class t{from;to;#t=null;#e=0;#n;#o={
...$r};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(dn(e,this.to,this.#n.ignoreBOM,this.#t),Yo(e,n),this.#t=V())}get position(){
return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Gt}=this.#n;
s&&!this.#t&&o(Uint8Array.from(te(this.to)??[]));let f=Math.max(0,yn.indexOf(c)),u=l(e);try{dn(this.from,this.to,i,this.#t);
for(let d=0;;){let p=u-d<=b,w=p&&d===0?e:y(e,d,p?u:d+b),S=ir(w,r,f,p?n:x.none);this.#r(this.#e+d);let v=S<0?B.written():
S;if(v>0&&o(a(v)),S<0&&this.#i(S,d),d+=B.read(),p&&B.finished())break}}catch(d){throw Y(d)}this.#t=V(),this.#e=n===x.none?
this.#e+u:0}takeLosses(){let e=this.#o;return this.#o={...$r},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
ht.firstMalformed()),n.malformed+=ht.malformed(),n.unmappable===0&&(n.firstUnmappable=e+ht.firstUnmappable(),n.codePoint=
ht.codePoint()),n.unmappable+=ht.unmappable()}#i(e,n){let o=this.#e+n+B.start();throw this.#t=V(),this.#e=0,e===Zo?new D(
m[this.from].name,o,B.length()):new J(B.codePoint(),o,m[this.to].name)}},An=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){
this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(e,n,o):this.#s(r,e,n,o),n===x.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(T,!1),new mt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==x.none);i.forEach(c=>{this.#r.
transcode(c,x.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var Xr=require("node:buffer"),K=require("node:fs"),k=require("node:path");var fc=24,uc=W(()=>Mn(pc)),dc=W(()=>Mn(wc));function Dr(t,e,n){if(!(t!==T&&t!==M)&&!(n<fc&&(n===0||t===M||!_r()))&&!Je(e))return t===T?uc():dc()}var Nr=[];function Cr(t,e,n,o){
if(!(n<lc||!Ut(t)||!(ae()||t===kt&&Fo())||Je(e)))return Nr[t]??=Mn(()=>hc(t,o))??null,Nr[t]?.(e)}var lc=512;function hc(t,e){
let n=vt(m[t].name),o=i=>n(i)===e(t,i,l(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(
Uint8Array.of(i)))&&o(r)?n:void 0}function Mn(t){try{return t()}catch{return}}function pc(){let t=nn()<22?$o():()=>!0;if(!t)return;let e=vt("utf-8"),n=mc()??
e,o=(...i)=>{let s=n(Uint8Array.from(i));return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,
159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,
146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i):e(i);return c&&
a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;
if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var _r=W(()=>nn()>=22&&!fe()&&en!==void 0);function mc(){if(!_r())
return;let t=en;return e=>t.call(e,0,l(e))}function wc(){let t=o=>ce.call(o,0,l(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(
Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))
return{bom:[255,254],decode(o,r,i){if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},
completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}}}var gc=65279,L=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=
n,this.ignoreBOM=o,this.#n=r}get name(){return m[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){
let r=this.#t,i=this.#e,s=this.#n,c=l(e),a="";try{a=this.#r(e,c,n)??this.#s(e,c,n)}catch(u){throw this.#t=r,this.#e=i,this.#n=
s,Y(u)}let f=this.#o;if(f)throw this.#o=null,this.#e=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){let r=Dr(
this.encoding,e,n);if(r)return this.#i(r,e,n,o);if(this.#t||!ao(this.encoding))return;let i=Cr(this.encoding,e,n,pn)??pn(
this.encoding,e,n);if(!(i===void 0||this.fatal&&i.includes("\uFFFD")))return this.#n+=n,this.#e||=n>0,i}#i(e,n,o,r){let i=0,
s="";if(this.#t){if(this.encoding!==T)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#s(y(n,0,i),i,!0),
this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((u,d)=>n[i+d]===u)&&(i+=e.bom.length,this.#n+=e.
bom.length);let c=e.completeLength(n,o);this.#e||=c>0;let a=i===0&&c===o?n:y(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===
void 0){if(s=Mt(s,this.#s(a,c-i,!0)),this.#o)return s}else s=Mt(s,f),this.#n+=c-i;return c<o?Mt(s,this.#s(y(n,c),o-c,r)):
s}#s(e,n,o){he(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!ot(this.encoding),s=0;for(let c=0;;c+=b){let a=n-
c<=b,f=Math.min(b,n-c),u=c===0&&a?e:y(e,c,c+f),d=Qo(u,f,s,this.fatal,o&&a);if(d<0)return this.#t=V(),this.#o=new D(this.
name,this.#n+c+B.start(),B.length()),r;if(s+=d,s>0&&(a||!nr(s))&&(r=Mt(r,rr(!i&&or()===gc?1:0,s)),i=!0,s=0),a)break}return this.#e=
i,this.#t=!o&&Ho()?V():null,this.#n+=n,r}};function Lr(t,e){let n=q(t,e);if(n===U)throw new RangeError(`${e}: The encodi\
ng label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var $t={failure:1,usage:2};var Bn=require("node:buffer");var kr=56320;function Fn(t){if((0,Bn.isUtf8)(t))return Rr(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,Bn.isUtf8)(r));e+=o?Rr(o):String.fromCharCode(kr+t[n]),n+=o?.length??1}return e}var Rr=t=>Buffer.from(t.buffer,
t.byteOffset,t.length).toString();function I(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(
e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-kr)))}function F(t){return t===""?"''":t==="-"?"standard i\
nput":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var N=require("node:fs");var Pr=require("node:util");var vr={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},Kt={
...vr,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},qt={...vr,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function ct(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Pr.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function Z(t,e){
return zt(t,e instanceof Error?e.message:String(e)),$t.failure}function zt(t,e){Nt(`encoding-wasm: ${t}: ${e}
`)}var Ur=!1;function Nt(t){Ur||process.stderr.on("error",()=>{}),Ur=!0,process.stderr.write(t)}var Q=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var Me=1<<18,Wr,$n=0;async function Nn(t,e){let n=async i=>{try{return await i()}catch(s){throw ct(s,Kt)}},{next:o,close:r}=await n(
()=>t==="-"?yc(e):xc(I(t),e));return{next:()=>n(o),close:r}}async function*Be(t){let e=await Nn(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function yc(t){let e=Vr((0,N.fstatSync)($n,{bigint:!0}),t);return e.
isFile()?Hr($n,e,()=>{}):Ec()}function xc(t,e){let n=Vr((0,N.statSync)(t,{bigint:!0}),e);if(!n.isFile())return bc(t);let o=(0,N.openSync)(
t,"r");return Hr(o,n,()=>(0,N.closeSync)(o))}function Hr(t,{size:e},n){Wr??=new Uint8Array(Me);let o=Wr,r=0;return{async next(){
let i=(0,N.readSync)(t,o,0,Me,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,N.fstatSync)(t,{bigint:!0}).size<e)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Ec(){let t=Gr(
$n,()=>{}),e=process.platform==="win32"?jr():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!==
"EAGAIN")throw n;e=jr()}return e.next()},close:()=>e?.close()}}function jr(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function bc(t){let e=await Yr(
n=>(0,N.open)(t,n));return Gr(e,()=>(0,N.closeSync)(e))}function Gr(t,e){let n=new Uint8Array(Me);return{next:async()=>{
let r=await Yr(i=>(0,N.read)(t,n,0,Me,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Yr=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Vr(t,e){if(t.isDirectory())throw new Error(Kt.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var g=require("node:fs"),tt=require("node:path");var zr=1;function Cn(t){if(t===void 0)return Sc();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,g.lstatSync)(
I(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,g.statSync)(I(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(tt.sep))throw new Error(qt.EISDIR);return o&&!o.isFile()?_n((0,g.createWriteStream)(I(t)),!0):(o&&(0,g.accessSync)(
I(t),g.constants.W_OK),Ic(n?Dn(t):t,o))}var Kr;function Sc(){return Kr??=Oc(),Kr}function Oc(){let t=(0,g.fstatSync)(zr,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?_n(process.stdout,!1):Tc(e)}function Tc(t){let e,
n=()=>{e??=_n(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,g.writeSync)(zr,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function _n(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function Dn(t){if(!(0,g.lstatSync)(I(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=Fn((0,g.readlinkSync)(
I(t),"buffer"));return(0,tt.isAbsolute)(e)?Dn(e):Dn(`${Fn(g.realpathSync.native(I((0,tt.dirname)(t)),"buffer"))}${tt.sep}${e}`)}
var qr=0;function Ic(t,e){qr+=1;let n=[process.pid,qr,Math.random().toString(36).slice(2)].join("-"),o=I((0,tt.join)((0,tt.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,g.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,g.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,g.writeSync)(r,a))},wait(){},finish(){s(),e&&(Ac(o,e),(0,g.chmodSync)(o,e.mode)),
(0,g.renameSync)(o,I(t))},discard(){try{s()}finally{(0,g.rmSync)(o,{force:!0})}}}}function Ac(t,{uid:e,gid:n}){try{(0,g.chownSync)(
t,e,n)}catch{}}async function Fe(t){try{let e=Cn();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Ln(
void 0,e)}}function Ln(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":F(t);return Z(`cannot write ${o}`,ct(e,qt))}async function Zr(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,u)=>{c=await Fe(`${F(f)}: ${u}
`)||c};for(let f of t.files)try{e.skipUTF8&&await Nc(f)?(s+=1,e.dryRun&&await a(f,"would be left alone: it is UTF-8")):await Mc(
f,t,e,r,{run:n,say:a})?i+=1:o.push(f)}catch(u){Z(F(f),u),o.push(f)}if(!t.quiet){let f=e.dryRun?"would be converted":"con\
verted",u=s>0?`, ${s} left alone`:"",d=o.length>0?`, ${o.length} failed: ${o.map(F).join(", ")}`:"";Nt(`encoding-wasm: ${Q(
i,"file")} ${f}${u}${d}
`)}return o.length>0?$t.failure:c}async function Mc(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
t:(0,k.join)(o,$c(t));if(o!==void 0){let u=(0,k.resolve)(a);if(u===(0,k.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(u))throw new Error(`${F(a)} is the place of another file; con\
vert it by itself`);i.add(u)}let f=m[e.to].name;if(r){let u="";if(await s({files:[t],output:a,isDry:!0,onDecision:S=>{u=
m[S].name}})!==0)return!1;let p=a===t?"":`, to ${F(a)}`,w=n?`, and kept as ${F(t+n)}`:"";return await c(t,`would be conv\
erted from ${u} to ${f}${p}${w}`),!0}try{return o!==void 0&&Fc((0,k.dirname)(a)),n?await Bc(t,n,()=>s({files:[t],output:a})):
await s({files:[t],output:a})===0}catch(u){throw ct(u,qt)}}async function Bc(t,e,n){let o=I(`${t}${e}.tmp`);try{(0,K.accessSync)(
I(t),K.constants.R_OK)}catch(i){throw ct(i,Kt)}(0,K.copyFileSync)(I(t),o);let r=await n()===0;return r?(0,K.renameSync)(
o,I(`${t}${e}`)):(0,K.rmSync)(o,{force:!0}),r}var Jr=new Set;function Fc(t){Jr.has(t)||(0,K.mkdirSync)(I(t),{recursive:!0}),
Jr.add(t)}function $c(t){let e=(0,k.isAbsolute)(t)?(0,k.basename)(t):(0,k.relative)(".",t);return e.startsWith("..")?(0,k.basename)(
t):e}async function Nc(t){let e=new L(T,!0,!0),n=!0,o=!1;try{for await(let r of Be(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,Xr.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof D)return!1;
throw r}}var Dc=.9,$e=class{#t;#e=new _;constructor(e=bt({},"Examination")){this.#t=new mt(e)}add(e,n){let o=Math.min(l(e),Se-this.#e.
length);o>0&&this.#e.add(H(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return xn(e)?pr(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=ti(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>ti(n.encoding,o)||n.score>=Dc)&&Qr(e.encoding,
o)!==Qr(n.encoding,o)?i:void 0}},Qr=(t,e)=>new L(t,!1,!0).decode(e,!1);function ti(t,e){let n=0,o=null;for(let r=0;r<l(e);r+=
b){let i=y(e,r,Math.min(r+b,l(e)));he(t,o),tr(i,!1),n+=ht.malformed(),o=V()}return n}var Cc=1<<20;async function ei({files:t,sniffing:e,json:n,quiet:o}){let r=bt(e,"--detect"),i=bt({...e,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of t)try{let f=new $e(i),u=e.sniff==="detect"?f:new mt(r),{encoding:d,...p}=await _c(a,u,f),
w=f.doubt&&Lc(f.doubt),S=f.detected?.kind??(p.source==="default"?"empty":"text");c.push({file:a,encoding:m[d].name,...p,
kind:S,doubt:w??null}),w&&!o&&zt(F(a),Rc(w))}catch(f){s=Z(F(a),f)}return await Fe(n?`${JSON.stringify(c,null,2)}
`:kc(c))||s}async function _c(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of Be(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>Cc))break;return r(new Uint8Array,!0),e.decision}function Lc({declared:t,
detected:e,...n}){let o=e===void 0?null:m[e].name;return{declared:m[t].name,detected:o,...n}}function Rc({declared:t,detected:e,
score:n,malformed:o}){let r=`has ${Q(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it d\
eclares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function kc(t){let e=t.
map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,F(o)]),n=[
0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Ne=class{#t;#e;#n=0;#o=0;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=wt(e,M,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=wt(M,n,{...s,ignoreBOM:ot(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(e,n,o){let r=[];this.#t.transcode(e,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?Uc(c):c,x.none,o);n===x.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let e={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,e}};function Uc(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var ni=require("node:fs"),oi=require("node:path");function ri(){let t=(0,oi.join)(__dirname,"encoding.wasm");try{return Lo((0,ni.readFileSync)(t)),!0}catch(e){let{message:n}=ct(
e,{});return Z(`its part ${F(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}function ii(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function si(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
t,n.prototype)}function De(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=z(t,o),i=q(G(e),o),{fatal:s,ignoreBOM:c}=P(n,{fatal:Boolean,
ignoreBOM:Boolean},o),a=X(r),f=It(a),u=f&&!c?f.bytes.length:0,d=new L(f?.encoding??i,s,!0,u);return Ke(o,()=>d.decode(y(
a,u),!0))}function Rn(t){return Pc(T,X(z(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Pc(t,e){return new L(t,!1,!0).decode(e,!0)}var Pn=1,ci=2,_e=3,vn=4,gt=10,Le=1e3,ai=1010;function vc(t,e){if(/[\t\n\f\r]/.test(t))return Pn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(t))return vn;if(!/[\p{L}\p{M}]/u.test(t))return e<128?Pn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(t)?ci:_e;if(e<12288){let n=e<880?1:e>>8;return gt*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?ai:
Le}var Wc=65280,jc=/[бгжзйф-я]/i,kn;function Ce(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(De(Uint8Array.from(r),t))}var Un;function Wn(t){Un??=new Uint16Array(65536),kn??=[Ce("shift_j\
is",136,151,64),Ce("gbk",176,215),Ce("big5",164,198,64),Ce("euc-kr",176,200)];let e=kn.map(()=>0),n=0,o=Pn;for(let r of t){
let i=Number(r.codePointAt(0)),s=Un[i]||vc(r,i);Un[i]=s;let c=o>=gt;if(s===vn)n+=22;else if(s===_e)n+=c?15:o===_e?7:11;else if(s===
ci)n+=c?9:7;else if(s>=Le){for(let[a,f]of kn.entries())s===ai?e[a]+=a>0?13:i>Wc?9:5:e[a]+=f.has(r)?9:14;c&&o<Le&&(n+=9)}else if(s>=
gt){let a=r<"\x80";a||(n+=s<2*gt?6:jc.test(r)?7:4),c&&o!==s?o>=Le?n+=6:Math.trunc(o/gt)!==Math.trunc(s/gt)?n+=12:s%gt===
1&&(n+=a?3:11):c&&!a&&(n+=s%gt),(o===_e||o===vn)&&(n+=4)}o=s}return n+Math.min(...e)}var jn="Failed to execute 'decode' on 'TextDecoder'",Hn=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Hc(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&si(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=C,n=void 0){let o=this.#t,r=z(e,jn),i=se(n,"strea\
m",jn);return this.#e||o.reset(),this.#e=i,o.decode(xo(r),!i,jn)}},fi=ii(Hn,"TextDecoder");function Hc(t,e,n){let o=G(t),
r=se(e,"fatal",n),i=se(e,"ignoreBOM",n);return new L(Lr(o,n),r,i)}var mi="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Gc=.25,wi=/^[GSBE]/,gi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Yc=/^w|G|S|B.+5|KR/,Dt="UTF-8",Vc=-2,Kc=1,qc=1e3,zc=40,Jc=.003,ui=30,di=10,Xc=25,Zc=7,Qc=10,ta=15,ea=3,na=4,li=5;function yi(t,e=void 0){
let n=G(t),{maxSteps:o}=P(e,{maxSteps:(c=2)=>Math.min(Number(c),ea)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-zc),s=n.slice(i,i+qc);return oa(s,o).map(({steps:c,gain:a})=>({text:pi(n,c)??n.replace(
/[^\r\n]+/g,f=>pi(f,c)??f),path:c.map(({really:f,readAs:u})=>`${f} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function oa(t,e){
let n=hi(t);if(n>Xc)return[];let o=Wn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(
f=>ra(f,o)).sort(Gn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,li)}r.delete(t);let s=[...r.
values()].sort(Gn).slice(0,li);for(let a of s)a.gain+=.6*hi(a.text);s.sort(Gn);let c=Zc+Math.min(Qc,40/t.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-ta))}var Gn=(t,e)=>e.gain-t.gain;function ra({text:t,steps:e,bits:n},o){let r=[];
for(let[i,s]of mi.entries()){let c=wi.test(s)&&!gi.test(t)?void 0:Yn(t,s);if(!c)continue;let f=t.includes(Ct)||xi(c)?.includes(
Ct)?ca:bn(c).candidates;for(let{encoding:u,score:d}of f){if(d<Jc)break;if(e.length>0&&u!==Dt&&e[0].really!==Dt)continue;
let p=Vn(c,u,!0);if(p===void 0||p===t)continue;let w=n+2.4*Math.log2(d)-i*Gc-(u===Dt?Vc:Kc)-(e.length>0?na:0),S=o-Wn(p)+
w;r.push({text:p,steps:[...e,{really:u,readAs:s}],bits:w,gain:S})}}return r}function hi(t){if(t.includes(Ct))return 0;let e=gi.
test(t),n=-1/0;for(let o of mi){let i=Yc.test(o)&&wi.test(o)===e?Yn(t,o):void 0;if(!i)continue;let[s,c]=[2**-ui,2**-ui];
for(let{encoding:a,score:f}of bn(i).candidates)a===o||Vn(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:e?Math.max(-di,Math.min(n,di)):n}function pi(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Yn(n,r),s=i&&Vn(i,
o);if(s===void 0)return;n=s}return n}var ia=127,Ct="\uFFFD",sa=4,ca=[{encoding:Dt,score:.9}];function Yn(t,e){let n=t.replaceAll(
Ct,"\x7F").replace(/[\x80-\x9F]/g,o=>De(Uint8Array.of(o.charCodeAt(0)),e));try{return new pt(ar(e,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function Vn(t,e,n=!1){if(t.includes(ia))return e===Dt?aa(t):void 0;try{return new fi(e,{
fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===Dt?xi(t):void 0}}function xi(t){let e=Rn(t),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return sa*n<=o?e:void 0}function aa(t){let e=Rn(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Ct)&&n.length<=o.length+1?e.replaceAll("\x7F",
Ct):void 0}var Re=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=wt(e,T,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=wt(T,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===x.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new L(T,!1,!0).decode(r,!0),[s]=yi(i);n===x.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===x.result?n:x.none,o)}takeLosses(){let{malformed:e,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:e,firstMalformed:n}}};var Ei=13,ke=10,Ue=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===R||n===M?2:1,this.#n=n===R?0:1,this.#t=
(e==="lf"?[ke]:[Ei,ke]).flatMap(o=>this.#e===1?[o]:n===R?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Ei;if(a||c===ke&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
ke)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var Si=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var Kn=new Set,qn=!1,bi=Date.now();function zn(t){if(Kn.add(t),!qn)for(let e of Si)process.on(e,Oi);return qn=!0,()=>Kn.
delete(t)}function Oi(t){for(let e of Kn)e();for(let e of Si)process.off(e,Oi);process.kill(process.pid,t)}function Ti(){
if(!(!qn||Date.now()-bi<50))return new Promise(t=>{setImmediate(()=>{bi=Date.now(),t()})})}function Ai(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${Q(s,"invalid byte sequence")} ${Jn(s)} left out, ${Xn(s)}at offset ${c}`),t.unmappable>0&&i.push(`${Ii(
t.unmappable,n)} ${Jn(t.unmappable)} left out`),i;if(s>0){let d=Q(s,"invalid byte sequence"),p=`${Xn(s)}at offset ${c}`;
i.push(`${d} became ${ua(n,o)}, ${p}; the file is damaged, or not in ${m[e].name}: check --from, or use --fatal to stop \
at such bytes`)}let u=o==="ignore"?`${Jn(t.unmappable)} left out`:fa[typeof o=="function"?"function":o];if(t.unmappable>
0&&u){let d=`${Xn(t.unmappable)}${Zn(f)} at offset ${a}`;i.push(`${Ii(t.unmappable,n)} ${u}, ${d}; use --unmappable html\
, or --to utf-8`)}return i}var fa={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},Jn=t=>t===1?"was":"were",Xn=t=>t===1?"":"the first ",Ii=(t,e)=>`${Q(t,"character")} that ${m[e].name} can't r\
epresent`;function Zn(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${ee(t)})`:ee(t)}
function ua(t,e){return te(t)||t===j("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var Fi=require("node:fs");var Qn=1e6,da=20*Qn,la=2*Qn,ha=100,Mi=40,pa="\x1B[?25l",ma="\x1B[?25h",Bi="\r\x1B[K";function $i(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(u){let d=Date.now();if(i&&d-c<ha)return;c=d,s||n(),s=!0;let p=xa(r,u,(d-a)/1e3);Nt(`${i?"":pa}${Bi}${p.
slice(0,process.stderr.columns)}`),i=!0}return{add(u){r+=u,!(r<la)&&(o??={total:ga(t),canShow:wa(e)},o.canShow&&(o.total??
r)>=da&&f(o.total))},stop(){i&&Nt(`${Bi}${ma}`),i=!1}}}var wa=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function ga(t){let e=0;for(let n of t){let o=n==="-"?void 0:ya(n);if(!o?.isFile())return;e+=o.size}return e}
function ya(t){try{return(0,Fi.statSync)(I(t))}catch{return}}function xa(t,e,n){let o=`${Pe(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${Pe(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*Mi)).padEnd(Mi,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Pe(t)} of ${Pe(e)} MB | ${o} | ${c}${s%
60} s left`}var Pe=t=>(t/Qn).toFixed(1);var Ni=10,ve=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new L(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(e){let n=0;for(let o=e.indexOf(Ni);o>=0;o=e.indexOf(Ni,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(e.slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=
1;this.#e=[]}};var yt=class extends Error{};async function no(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=$i(
t.files,n,()=>{o?.keepListening?.(),n&&(r=zn(i))}),c=0;try{n||(r=zn(i)),o=t.isDry?Ea:Cn(t.output);let a=new to(t,e,o,s);
for(let f of t.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
Ln(t.output,a instanceof yt?a.cause:a)||c}return r(),c}var Ea={write(){},wait(){},finish(){},discard(){}},to=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new eo(e,n,i=>{try{o.write(i)}catch(s){throw new yt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof yt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),Z(F(e),n)}}async end(){this.#o.convert(new Uint8Array,x.result),await this.#e.finish()}async#r(e){let n=await Nn(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,x.none),await this.#i(),this.#n.add(r.
length),await Ti()}finally{await n.close()}this.#o.convert(new Uint8Array,x.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new yt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),zt(F(e),n)}},eo=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let f=i==="keep"&&ot(r)&&e.files.length===1,u={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(e,u);let d=c==="fatal"||c==="translit";this.#a=d&&
!ot(r)?new ve(r):void 0,this.#i=a&&new Ue(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#c=
!0,n!==x.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof yt)throw s;o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.
add(s))this.#f(c);if(this.#s=!o&&n===x.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.
settle();let i=o&&Sa(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#f(e){this.#n(this.#i?this.#i.add(e):e)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,x.source)}catch(e){if(e instanceof yt)throw e}}takeMessages(){let{from:e,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:Ai(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e==
"object"&&s.unshift(ba(r)),s}};function ba({encoding:t,source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`\
it is taken for ${m[t].name} (${o})`}function Sa(t,e){if(t instanceof D){let n=t.length===1?"is":"are";return new Error(
`${Q(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; check --from, or leave out --fatal to replac\
e such bytes with U+FFFD`)}if(t instanceof J&&e){let{line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offset\
 ${t.index}): ${t.encoding} can't represent ${Zn(t.codePoint)}; use --unmappable translit, html or replacement, or --to \
utf-8`)}return t}var Oa=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
IBM866 866nav
ISO-8859-2 28592 912
ISO-8859-3 28593 913
ISO-8859-4 28594 914
ISO-8859-5 28595 915
ISO-8859-6 28596 1089 arabic8
ISO-8859-7 28597 813
ISO-8859-8 28598 916 hebrew8
ISO-8859-8-I 38598
ISO-8859-10 28600 919
ISO-8859-13 28603 921 isoir179 l7
ISO-8859-14 28604 celtic celtic8 isoceltic isoir199 l8
ISO-8859-15 28605 923 isoir203
ISO-8859-16 28606 isoir226 l10
KOI8-R 878 20866
KOI8-U 1168 21866
macintosh 10000 1275
windows-874 9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331
windows-1250 5346 msee
windows-1251 5347 mscyrl
windows-1252 5348 20127 28591 367 646 ascii8 iso646us msansi
windows-1253 5349 msgreek
windows-1254 5350 28599 920 msturk turkish turkish8
windows-1255 9447 mshebr
windows-1256 9448 msarab
windows-1257 9449 winbaltrim
windows-1258 5354
x-mac-cyrillic 10007 10017 1283 macukraine macuk
GBK 1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936
gb18030 1392 54936 gb180302000 gb180302005 gb180302022
Big5 1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 msc950 mswi\
n950
EUC-JP 954 20932 33722 51932 5050 eucjpms eucjpwin ujis
ISO-2022-JP 50220 50221 50222 csjisencoding iso2022jp1978 jis jis7 jisencoding
Shift_JIS 943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms
EUC-KR 970 1363 51949 cswindows949 mscp949 mswin949 uhc
UTF-16BE 1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,Ta=W(()=>new Map(Oa.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,j(e)])})));function Di(t){return j(t)??Ta().get(Zt(t))??Ve(t)}var _t=class extends Error{};var Ci=["bash","zsh","fish"];var We=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Ia,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Aa,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:Mr},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Sn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Ci}];var je=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Ia(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:_i(e)}function Aa(t){let[e,...n]=t.split("//"),o=_i(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new _t(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function _i(t){let e=j(t)??Di(t);if(e===void 0)throw new _t("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===U)throw new _t("It stands for an encoding that holds no text.");return e}var at="encoding-wasm",He=()=>[...We,...je].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?Ma():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Ba(e)}}),Ma=()=>["auto",...m.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],Ba=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function Li(t){return{bash:Fa,zsh:$a,fish:Na}[t]()}function Fa(){let t=He().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=He().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${at} in bash: put it into ~/.local/\
share/bash-completion/completions/${at}
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
complete -o filenames -F _encoding_wasm ${at}
`}function $a(){let t=He().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${at}
# Completion for ${at} in zsh: put it into a directory of $fpath as _${at}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Na(){let t=He().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${at} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${at} in fish: \
put it into ~/.config/fish/completions/${at}.fish
${t.join(`
`)}
`}var Ge=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Ri(t){
let e=[...We,...je].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(p=>`\\fB${Ge(p)}\\fR`),u=f.pop(),d=r?`
${Ge(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,u+a].join(", ")}
${Ge(o)}${d}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Ge(t)}" "User Commands"
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
`}async function Da(t,e){if(!ri())return $t.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:u,inPlace:d,outDir:p}=e,w={sniff:i,locale:s,detect:!0};if(o)return ei({...t,sniffing:w,json:r});
let S=u===void 0?void 0:Ie(t.to),v={...t,from:n==="auto"?bt(w,"--from auto"):n,unmappable:S?nt=>S(nt)??u:t.unmappable,drop:c},
$={isLending:!c&&!a&&!f&&!Ca(v.unmappable),newTranscoder(nt,Ot){let{from:Tt,to:Lt}=nt;return a?new Re(Tt,Lt,Ot):c?new Ne(
Tt,Lt,Ot):wt(Tt,Lt,$.isLending?{...Ot,take:wn}:Ot,"")},newFixer:f&&(()=>new ye(v.to))};if(d===void 0&&p===void 0)return no(
v,$);let{skipUtf8:et=!1,dryRun:St=!1}=e;return Zr(v,{suffix:d,directory:p,skipUTF8:et,dryRun:St},nt=>no({...v,...nt},$))}
var Ca=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
