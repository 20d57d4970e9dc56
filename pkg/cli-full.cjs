"use strict";var zi=Object.create;var Qt=Object.defineProperty;var Ji=Object.getOwnPropertyDescriptor;var Xi=Object.getOwnPropertyNames;var Zi=Object.getPrototypeOf,Qi=Object.prototype.hasOwnProperty;var ts=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},es=(t,e)=>{for(var n in e)
Qt(t,n,{get:e[n],enumerable:!0})},fo=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of Xi(e))!Qi.call(
t,r)&&r!==n&&Qt(t,r,{get:()=>e[r],enumerable:!(o=Ji(e,r))||o.enumerable});return t};var ns=(t,e,n)=>(n=t!=null?zi(Zi(t)):{},fo(e||!t||!t.__esModule?Qt(n,"default",{value:t,enumerable:!0}):n,t)),os=t=>fo(Qt(
{},"__esModule",{value:!0}),t);var Uo=ts(()=>{"use strict"});var Za={};es(Za,{completionFor:()=>Vi,manual:()=>Ki,runFully:()=>Ja});module.exports=os(Za);var Ut="encoding-wasm";function uo(){throw new Error("encoding-wasm: call instantiate() first.")}var te=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function L(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var p=rs();function rs(){let t=te.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(
t)}var is=L(()=>new Map(p.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),O=0,Ot=21,po=29,wt=33,P=36,R=37,A=38,ss=[[P,""],[35,
"korean"],[32,"japanese"],[po,"chinese"],[1,"single-byte"],[O,""]],mo=t=>t<P&&t!==wt,Pt=t=>t>O&&t<po,cs=t=>ss.find(([e])=>t>=
e)[1];function W(t){let e=is();return e.get(t)??e.get(go(as(t)))}function V(t,e){let n=W(t);if(n===void 0){let o=Je(t),r=o===
void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}
if(void 0){let o=cs(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${Ut}' doesn't include ${p[n].name}; imp\
ort it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Je(t){let e=ee(t),n={936:"gbk",950:"big5"}[e]??
e,o=p.findIndex(({labels:r})=>r.some(i=>ee(i)===n));return o<0||o===P?void 0:o}var ee=t=>go(t).replace(/[^a-z\d]/g,"").replace(
/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),wo=[{encoding:O,bytes:[
239,187,191]},{encoding:R,bytes:[254,255]},{encoding:A,bytes:[255,254]}],ne=3;function Tt(t){return wo.find(e=>e.bytes.every(
(n,o)=>t[o]===n))}function oe(t){return wo.find(e=>e.encoding===t)?.bytes}function et(t){return t===O||t===R||t===A}function as(t){let[e,n]=[
0,t.length];for(;e<n&&ho(t[e]);)e+=1;for(;n>e&&ho(t[n-1]);)n-=1;return t.slice(e,n)}var ho=t=>`	
\f\r `.includes(t);function go(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var N=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function Xe(t,e){try{return e()}catch(n){throw n instanceof N?n.toTypeError(t):n}}var re=t=>`U+${t.toString(16).toUpperCase().
padStart(4,"0")}`,yo=Symbol.for("encoding-wasm.UnmappableError"),q=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${re(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&yo in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,
...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,yo,{value:!0,...n}),t})();var ie=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,xo=()=>Object.getPrototypeOf(Uint8Array.prototype),se=t=>ie(xo(),
t),Ze=t=>ie(DataView.prototype,t),Eo=t=>xo()[t],So=se(Symbol.toStringTag),ce=se("buffer"),Qe=se("byteOffset"),bo=se("byt\
eLength"),fs=Eo("set"),us=Eo("slice"),ds=Ze("buffer"),ls=Ze("byteOffset"),hs=Ze("byteLength"),Oo=ie(ArrayBuffer.prototype,
"byteLength"),ps=typeof SharedArrayBuffer=="function"?ie(SharedArrayBuffer.prototype,"byteLength"):void 0,d=t=>bo.call(t),
y=(t,e,n=d(t))=>new Uint8Array(ce.call(t),Qe.call(t)+e,n-e);function vt(t,e){let n=new Uint8Array(d(t)+d(e));return rt(n,
t),rt(n,e,d(t)),n}function ae(t,e){let n=Qe.call(t),o=e+(-(n+e)&3),r=Math.max(0,d(t)-o)>>2,i=r>0?new Int32Array(ce.call(
t),n+o,r):new Int32Array;return{start:o,words:i}}var it=(t,e)=>y(t,0,Math.min(e,d(t))),rt=(t,e,n)=>fs.call(t,e,n),z=(t,e,n)=>us.
call(t,e,n),ms=24;function fe(t,e,n){if(n>ms)return z(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}
function Wt(t){try{return Oo.call(ce.call(t)),!1}catch{return!0}}function K(t,e){if(!ArrayBuffer.isView(t)&&Ao(t)===void 0)
throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function J(t){return ArrayBuffer.isView(t)?Io(t):Ao(t)===0?C:new Uint8Array(t)}function To(t){return ArrayBuffer.isView(
t)&&So.call(t)==="Uint8Array"?t:J(t)}function Io(t){try{return So.call(t)===void 0?new Uint8Array(ds.call(t),ls.call(t),
hs.call(t)):new Uint8Array(ce.call(t),Qe.call(t),bo.call(t))}catch{return C}}var C=new Uint8Array;function Ao(t){for(let e of[
Oo,ps])try{return e?.call(t)}catch{}}function v(t,e,n){Mo(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](
t?.[r],n));return o}function ue(t,e,n){return t===void 0?!1:(Mo(t,n),!!t?.[e])}function Mo(t,e){if(t!=null&&typeof t!="o\
bject"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var j=t=>`${t}`;function tn(t){return(e,n)=>{let o=e===void 0?t[0]:j(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var nn=64,en=new Uint8Array(3*nn);function Bo(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&
(en[o++]=s>>8),en[o++]=s}return fe(en,0,o)}var de=t=>globalThis.Buffer?.prototype?.[t],le=de("ucs2Slice"),Fo=de("ucs2Write"),on=de("utf8Slice"),$o=de("latin1Slice"),
ws=t=>globalThis[t],No=ws("TextDecoder"),gs=No?.prototype?.decode;function It(t){let e=new No(t,{ignoreBOM:!0});return gs.bind(e)}function At(t){try{return t()}catch{return}}var he=()=>"InternalError"in globalThis,Co=()=>"Bun"in globalThis,pe=()=>"De\
no"in globalThis,jt=()=>Number.parseInt(globalThis.process?.versions?.node,10),Do=()=>globalThis.process?.getBuiltinModule?.(
"node:buffer")?.isAscii;var Ro=512,ys=64,sn=(t,e)=>e<=ys&&(t[0]|t[e>>1]|t[e-1])<128;function cn(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}
var _o=[];function ko(t,e,n,o){return n<Ro?o(t,e,n)??Lo(t,e,n):Lo(t,e,n)??xs(t,e,o)??o(t,e,n)}function Lo(t,e,n){let o=Es();
if(!(!o||!bs(t,e,n)||Wt(e)))try{return o.call(e,0,n)}catch{return}}function xs(t,e,n){if(!(!Ts(t)||Wt(e)))return _o[t]??=
At(()=>Is(t,n))??null,_o[t]?.(e)}var Es=L(()=>At(Ss));function Ss(){let t=$o,e=Uint8Array.from({length:256},(n,o)=>o);return t.
call(e,0,256)===String.fromCharCode(...e)?t:void 0}function bs(t,e,n){return t===Ot?Os(e,n):sn(e,n)&&cn(e,n)}function Os(t,e){
if(e<Ro)return rn(t,0,e);let{start:n,words:o}=ae(t,0),r=n+4*o.length;if(!rn(t,0,n)||!rn(t,r,e))return!1;for(let i=0;i<o.
length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function rn(t,e,n){for(let o=e;o<n;o++)if((t[o]&
224)===128)return!1;return!0}var Ts=t=>Pt(t)&&(he()||t===Ot&&(Co()||!(jt()>0)));function Is(t,e){let n=It(p[t].name),o=i=>n(
i)===e(t,i,d(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?
n:void 0}var jo=ns(Uo(),1);var Po="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function vo(t){if(Uint8Array.fromBase64)return Uint8Array.
fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);
for(let s=0;s<Po.length;s++)n[Po.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),
i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var As=65539;function Ho(t,e){let n=me(Ms,t,e),o=me(Bs,t,e);if(n&&o){let c=pe()?Number.POSITIVE_INFINITY:64;return{read:(a,f)=>(f<
128?n:o).read(a,f),write:(a,f)=>(a.length<c?n:o).write(a,f),readBytes:n.readBytes,most:o.most}}let r=an(t);if(n){let c=he()?
me(Wo,t,e):void 0;return c?{...n,read:(a,f)=>(f<4096?n:c).read(a,f)}:n}let i=o??me(Wo,t,e)??r,s=o?6:16;return{read:(c,a)=>(a<
s?r:i).read(c,a),write:(c,a)=>(c.length<16?r:i).write(c,a),most:i.most}}function me(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer \
than what is short";try{let r=t(e);return r.write(o,n),an(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{
return}}function Ms(t){let e=new WebAssembly.Module(vo(jo.default),{builtins:["js-string"]}),{exports:n}=new WebAssembly.
Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:As}}function Bs(t){let[e,n]=[le,Fo],o=new Uint8Array(t.buffer),
r=()=>(d(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.
length),most:Number.POSITIVE_INFINITY}}function Wo(t){let e=It("utf-16le"),{write:n,most:o}=an(t);return{read:(r,i)=>e(new Uint16Array(
t.buffer,r,i)),write:n,most:o}}function an(t){let e=new Uint16Array(t.buffer),n=()=>(d(e)===0&&(e=new Uint16Array(t.buffer)),
e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<
c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<
o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var fn,h,dn,Go,Yo,st,k={input:0,units:0,output:0},I=-1,b=65536,ge=0,we={name:"",encoding:I},S={isBusy:!0,newCodec:Number.
NaN},Ht=Number.NaN;function ct(t,e){we.name=t,we.encoding=e,S.newCodec=Ht,S.isBusy&&Vo(),S.isBusy=!0}function Vo(){try{zo(),
fn??=qo(uo()),Cs(new WebAssembly.Instance(fn))}catch(t){throw Jo(t)}}function Ko(t){try{zo(),fn=Ns(qo(t))}catch(e){throw Jo(
e)}Vo()}function qo(t){return Fs(t)?t:new WebAssembly.Module(t)}function Fs(t){try{return WebAssembly.Module.customSections(t,Ut),
!0}catch{return!1}}var $s="encoding-wasm";function Ns(t){let[e]=WebAssembly.Module.customSections(t,$s),n=`${Ut} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Cs({exports:t}){if(h=t,
h.block_length()!==b)throw new Error("The module has blocks of another length.");un=WebAssembly.RuntimeError,k.input=h.input(),
k.units=h.units(),k.output=h.output(),Zo(),st=Ho(h.memory,k.units),ge=Math.min(h.units_length(),st.most),S.isBusy=!1}function zo(){
if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but label\
s and names needs. Turn it on, or use another host.")}function Jo(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,
{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Ds(t))return new RangeError(`encoding-wasm: ${Xo} (${e})`,{cause:t});
if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wa\
sm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAss\
embly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;
return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Xo="\
no memory for WebAssembly; free some, and call again",Ds=t=>t instanceof RangeError&&/memory/i.test(t.message);function Mt(){
return pn(),dn}function ln(){return pn(),Go}function hn(){return pn(),Yo}function pn(){d(dn)===0&&Zo()}function Zo(){let{
buffer:t}=h.memory;dn=new Uint8Array(t),Go=new Uint8Array(t,k.input,b),Yo=new Int32Array(t,h.codec(),h.codec_length()>>2)}
function mn(t,e){return ct(t,I),wn(e)}function wn(t){try{let e=t();return S.isBusy=!1,e}catch(e){throw H(e)}}var un;function H(t){
if(!un||!(t instanceof un))return t;let e=p[we.encoding]?.name,n=`${we.name}${e?` of ${e}`:""} failed`;return Ls()?new RangeError(
`encoding-wasm: ${n}: ${Xo}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this pac\
kage. Please report it, with the input if you can.`,{cause:t})}var _s=32;function Ls(){try{return h.memory.grow(_s),!1}catch{
return!0}}function G(){let t=hn();return nr(t,new Int32Array(t.length))}function er(){return h.held()!==0?G():(S.newCodec=Yt,null)}
var gn=t=>nr(t,hn());function nr(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function ye(t,e){or(t,e)||(ct("decod\
ing",t),e?gn(e):h.new_decoder(t),Yt=t===wt||t===P?Ht:t)}var Yt=Ht;function or(t,e){return e||S.newCodec!==t||S.isBusy?!1:
(S.newCodec=Ht,S.isBusy=!0,!0)}function xe(t,e){or(~t,e)||(ct("encoding",t),e?gn(e):h.new_encoder(t),Yt=~t)}function yn(t,e,n,o){
ct("transcoding",t),o?gn(o):h.new_transcoder(t,e,+n)}function rr(t,e){h.set_source_encoding(t,+e),S.isBusy=!1}function yt(t){
let e=d(t),n=h.alloc(e)>>>0;return rt(Mt(),t,n),[n,e]}var Rs=L(()=>Uint8Array.from(te,t=>t.charCodeAt(0))),Qo,xn=t=>mn("\
sniffing",()=>(Qo!==h&&h.give_labels(...yt(Rs())),Qo=h,t())),En=(t,e,...n)=>xn(()=>h.sniff_html(...yt(t),e,...n)),ir=(t,e,n)=>xn(
()=>h.sniff_xml(...yt(t),e,n));function sr(t,e){let n=xn(()=>h.find_declared_label(...yt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var cr=(t,e)=>mn("sniffing",()=>h.default_for(...yt(t),e)),ar=()=>ct("detection",I);function fr(t,e){
try{h.feed_detector(...yt(t),+e)}catch(n){throw H(n)}}var ur=(t,e,n,o)=>wn(()=>{let r=a=>a?yt(a):[0,0],i=h.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))}),dr=-1,Bt=-2;function lr(t,e,n,o,r){Gt(t,e),S.isBusy=!0;let i=h.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&
(S.newCodec=Yt),Se(i)}var ks=2;function hr(t,e){let n=d(t);Gt(t,n),S.isBusy=!0;let o=h.decode_block(n,0,ks,+e);return S.
isBusy=!1,Se(o)}var gt={encoding:I,at:0,owner:void 0};function Sn(t,e,n){let o=Pt(t);if(!o&&!sn(e,n)||((gt.encoding!==t||
gt.owner!==h||S.isBusy)&&(ct("decoding",t),gt.owner=h,gt.at=st.readBytes?h.byte_table(t):0,gt.encoding=t,S.isBusy=!1),gt.
at===0))return;if(n<=b)return Gt(e,n),!o&&!cn(ln(),n)?void 0:tr(n);if(st.most>ge)return;let r="";for(let i=0;i<n;i+=b){let s=Math.
min(b,n-i);Gt(y(e,i,i+s),s),r=Ft(r,tr(s))}return r}var at={encoding:I,table:void 0,owner:void 0},Us=9984;function pr(t){
let{table:e}=at;if(at.encoding===t&&at.owner===h&&(!e||d(e)>0)&&!S.isBusy)return e;ct("encoding",t),at.encoding=t,at.owner=
h,at.table=void 0;let o=h.unit_table(t)>>>0,{buffer:r}=h.memory;return o>0&&(at.table=Pt(t)?new Uint8Array(r,o,Us):new Uint16Array(
r,o,65536)),S.isBusy=!1,at.table}var tr=t=>st.readBytes(k.input,t,gt.at);function Ft(t,e){try{return t+e}catch(n){throw new RangeError(
"The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Ps=3,
mr=t=>t+b+Ps<=ge,wr=()=>Mt()[k.units]|Mt()[k.units+1]<<8,gr=(t,e)=>st.read(k.units+2*t,e-t),Ee=(t,e,n)=>st.write(t.slice(
e,n),k.units);function bn(t,e,n,o){S.isBusy=!0;let r=h.encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&M.finished()&&
(S.newCodec=Yt),Se(r)}var x={none:0,source:1,result:2};function yr(t,e,n,o){let r=d(t);Gt(t,r),S.isBusy=!0;let i=h.transcode_block(
r,+e,n,o);return S.isBusy=!1,Se(i)}var vs=24;function Gt(t,e){let n=ln();if(e>vs)try{rt(n,t)}catch{rt(n,y(t,0,e))}else for(let o=0;o<
e;o++)n[o]=t[o]}function Se(t){if(t<Bt)throw new Error("encoding-wasm: the current codec is of another kind. Please repo\
rt it.");return t}var Vt=t=>fe(Mt(),k.output,t),On=t=>Mt().subarray(k.output,k.output+t),M={finished:()=>h.finished()!==
0,read:()=>h.read(),written:()=>h.written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},ft={
malformed:()=>h.replaced(),firstMalformed:()=>h.first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),
codePoint:()=>h.unmapped_code_point()};var In=["fatal","html","replacement"],Ws=2048;function js(t,e){if(!(t.length>nn/2))try{let n=pr(e);return n&&Bo(t,n)}catch(n){
throw H(n)}}var ut=class t{encoding;unmappable;#t;#e=null;#n=0;#o=C;locate=e=>e;constructor(e,n,o=void 0){this.encoding=
e,this.unmappable=n,this.#t=o}get name(){return p[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(e,n)}get#r(){
return this.#t?0:In.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>b)return;let n=js(e,this.encoding);if(n)return n;
try{xe(this.encoding,null),Ee(e,0,e.length);let o=bn(0,e.length,this.#r,!0);return o===Bt||!M.finished()?void 0:(this.#n=
0,Vt(o))}catch(o){throw H(o)}}#s(e,n){let o=new D;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new q(r,i,this.
name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=C,this.#e=null,this.#n=
0);let a=this.#t,f=this.#r,u=a?Ws:b,l=a&&this.encoding===wt?new Tn(c,o):void 0,m=l?w=>l.add(w):o;try{xe(this.encoding,s);
for(let w=0;w===0||w<e.length;w+=u){let E=Math.min(w+u,e.length);Ee(e,w,E);let $=E===e.length;for(let mt=0,Zt=!1;!Zt;){let Et=bn(
mt,E-w,f,n&&$);m(Vt(Et===Bt?M.written():Et));let ze=i+w+mt+M.start();if(mt+=M.read(),Zt=Et!==Bt&&M.finished(),Et!==Bt)continue;
let tt=M.codePoint();if(a){let St=G(),bt=()=>this.locate(ze),kt=a(tt,bt),qi=this.#c(St,kt,m,tt,bt);xe(this.encoding,qi),
Ee(e,w,E)}else r(tt,ze)}}}catch(w){throw H(w)}if(n){l&&o(l.held);return}l&&(this.#o=l.held),this.#e=G(),this.#n=i+e.length}#c(e,n,o,r,i){
if(n===null)throw new q(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=
e,s.encodeOrFail(n,!1,o,c=>{throw new q(c,i(),this.name)}),s.#e}},xr=27,Er=3,Tn=class{held;#t;constructor(e,n){this.held=
e,this.#t=n}add(e){let n=d(e);if(n===0)return;e[0]!==xr&&this.#t(this.held);let o=e[n-Er]===xr?n-Er:n;this.#t(z(e,0,o)),
this.held=z(e,o,n)}},D=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.
next=n:this.#t=n,this.#e=n,this.#n+=d(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.
next)return this.#t.bytes;let e=Hs(this.#n),n=0;return this.forEach(o=>{rt(e,o,n),n+=d(o)}),e}};function Hs(t){try{return new Uint8Array(
t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a s\
tream.`,{cause:e})}}function Sr(t,e){let n=V(t,e);if(n===R||n===A){let{name:o}=p[n];throw new RangeError(`${e}: ${o} has\
 no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return br(n,t,e)}function br(t,e,n){if(t===P)throw new RangeError(
`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Or=4096,be=class{#t;#e;#n=new D;#o=!1;constructor(e){this.#t=e,this.#e=e===R||e===A?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<Or*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.concatenate();
this.#n=new D;let n=Tt(e)?.bytes.length??0,o=this.#r(y(e,n,Math.min(d(e),n+Or*this.#e)));if(!An(o))return[e];let r=[],i=0;
for(let s=0;;s++){let c=sr(o,s);if(!c)break;let{start:a,length:f}=c,u=String.fromCharCode(...y(o,a,a+f));W(u)!==this.#t&&
(r.push(y(e,i,n+a*this.#e),this.#i(p[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,y(e,i)]}#r(e){if(this.#e===1)return e;
let n=new Uint8Array(d(e)>>1),[o,r]=this.#t===R?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*i+r]:128;return n}#i(e){
let n=new Uint8Array(e.length*this.#e),o=this.#t===R?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+o]=e.charCodeAt(r);return n}};
function An(t){let e=0;for(;e<d(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var $t=t=>t==null?void 0:j(t);function Te(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function Gs(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>V(j(n),e))}}var Ie={allowUTF8:t=>t===void 0||!!t,candidates:Gs,locale:$t,maxBytes:Te,tld:$t},Mn=["text","ASCII",
"empty","binary","unknown"];function Kt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=d(t),a=Math.
min(c,i);ar();for(let E=0;E<a;E+=b){let $=Math.min(E+b,a);fr(y(t,E,$),e&&$===c)}let f=ur(o,r&&Oe(r),s&&Oe(s),n),{0:u,1:l,
2:m}=f,w=E=>({encoding:p[f[3+2*E]].name,score:f[4+2*E]});return{kind:Mn[u],isASCII:Mn[u]==="ASCII"||Mn[u]==="empty",encoding:l<
0?void 0:l,score:m,candidates:Array.from({length:(f.length-3)/2},(E,$)=>w($))}}function Oe(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function Bn(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=K(t,n),r=v(e,Ie,
n),i=Kt(J(o),!0,r);return{encoding:i.encoding===void 0?null:p[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates}}var Ys=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ae=1024,Vs=1<<
20,Ks=65536,qs=[wt,P,R,A],Nt=(t,e)=>{let n=$t(t);return n===void 0?I:V(n,e)},Tr=(t,e)=>Math.min(Te(t,e)??Ae,Vs),Ir=t=>W(
$t(t)??"")??I;function zs(t,e){if(t)return v(t===!0?void 0:t,Ie,e)}var Js={defaultEncoding:Nt,detect:zs,likelyEncoding:Nt,
locale:$t,maxPrescanBytes:Tr,parentEncoding:Nt,transportLayerEncodingLabel:Ir,userOverride:Nt};function Xs(t,e){let n=v(
t,Js,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(ne,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,u=Math.min(d(s),r),l=En(s,u,c,i,a,f);return l===I?void 0:qt(l)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>Ar(s)??Zs(o,n.defaultEncoding)}}function Ar(t){if(!(t?.encoding===void 0||
t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Zs(t,e){return qt(
cr(Oe(t),e===I?Ot:e))}var Qs={defaultEncoding:Nt,maxPrescanBytes:Tr,transportLayerEncodingLabel:Ir};function tc(t,e){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=v(t,Qs,e),i=s=>{let c=Math.min(d(s),o),a=qt(ir(s,c,r));
return a.source==="default"&&n!==I?{...a,encoding:n}:a};return{prescanned:Math.max(ne,o),declared:i,decide:()=>i(C)}}function ec(t,e){
let n={...Ie,defaultEncoding:Nt},{defaultEncoding:o,...r}=v(t,n,e);return{prescanned:ne,declared(i){let s=Tt(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===I?i?.encoding??Ot:o;return Ar(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var nc={detect:ec,html:Xs,xml:tc},Fn=["detect","ht\
ml","xml"],oc={prefixBytes:Te,sniff:tn(Fn)};function xt(t,e){let{prefixBytes:n,sniff:o}=v(t,oc,e),r=nc[o](t,e),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Ks,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!qs.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>rc(r,c),takesWhole:n===
void 0}}function rc({prescanned:t,declared:e,options:n,decide:o},r){return e(it(r,t))??o(n&&Kt(r,!0,n))}function Mr(t){let e=it(
t,Ae),n=En(e,d(e),I,I,I,I);return n===I||qt(n).source==="BOM"?void 0:qt(n)}function qt(t){let e=t&65536?"certain":"tenta\
tive";return{encoding:t&255,confidence:e,source:Ys[t>>8&255],score:null}}var $n=4096,ic=27,sc=65533,Me=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new ut(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==sc&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=d(e);for(let i=0;i===0||i<r;i+=$n){let s=r-i<=$n;this.#s(
y(e,i,s?r:i+$n),s?n:x.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=u=>(s??=ac(r,e),s[u-i]);let c=new D,
a;try{this.#t.transcode(e,n===x.result?x.source:n,u=>c.add(u))}catch(u){a=u}let f=cc(c.concatenate());try{this.#e.encodeOrFail(
f,n===x.result,o),this.#n=n===x.result?0:i+f.length}catch(u){throw this.#t.abandonSource(),u}if(a)throw a}takeLosses(){let e={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function cc(t){
let e=new Uint16Array(d(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}
function ac(t,e){let n=d(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=fc(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(
y(e,c,c+1),x.none,u=>{a+=d(u)/2})}catch(u){if(u instanceof N)break;throw u}let f=a===0&&c-(s-t.position)===2&&e[c-2]===ic;
for(let u=0;u<a;u++)r[i++]=u===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function fc(t){try{t.copy(!0).
transcode(C,x.source,()=>{})}catch(e){if(e instanceof N)return e.offset;throw e}return t.position}var Cn=-1,Nn=27,Cr="(B",Dr="(J",_r=[Cr,Dr,"(I","$@","$B"],uc=4,Br=16,Be=class{#t=!0;#e=!0;read(e,n){let o=d(e),r=this.#t?
dc(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=mc(e,i)),i!==o);){let a=e[i];if(a===Nn&&this.#e){let f=Nr(e,i);if(s=_r.includes(
f),!s&&!n&&gc(f))break;this.#e=s}else s=a>=128||i<r&&wc(a);s||(i+=1)}let c=s?i:Cn;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=d(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==Nn)continue;if(r>n&&o-r<=
uc)return r;let i=Nr(e,r);this.#e&&=i===Cr||i===Dr}return o}};function dc(t){let[e,n]=[!0,!0];for(let o=0;o<Br;o+=2){if(o+
1>=d(t))return 1/0;if(e&&=$r(t[o]),n&&=$r(t[o+1]),!e&&!n)return o+2}return Br}var lc=16843009,hc=454761243,pc=2155905152;
function mc(t,e){let n=d(t),{start:o,words:r}=ae(t,e),i=Fr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^hc;if(((r[s]|c-lc&~c)&pc)!==0)break}return Fr(t,o+4*s,n)}function Fr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==
Nn;)o+=1;return o}var $r=t=>t===48||t>=78,wc=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Nr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,d(t));o++)n+=String.fromCharCode(
t[o]);return n}var gc=t=>t.length<2&&_r.some(e=>e.startsWith(t));var yc=2048,xc=64,dt=class{decision=null;sample=C;detected;#t;#e=!0;#n=!1;#o=new Be;#r=new D;#i;#s=0;#c=C;#a=C;constructor(e){
this.#t=e,this.#i=e.prescanned}add(e,n){let o=new D;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,
e);if(this.#e=!1,this.#r.length+d(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();
this.#r=new D;let i=it(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(
r,n,o)}#f(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=d(s);if(a===Cn)return n?this.#u(i(this.#l(s,!0)),
o,s):this.#d(s,f+1,o);let u=Rr(s,a-c,r.windowBytes),l=Math.min(u+r.windowBytes,r.maxBytes-this.#s);if(f<l&&!n)return this.#d(
s,l,o);let m=it(s,Math.max(0,l)),w=this.#l(m,f<l);if(!r.passesASCII||!Ec(w,m)||l<=u)return this.#u(i(w),o,s);s=this.#h(s,
this.#o.skip(m,a-c),o)}}#l(e,n){this.sample=vt(vt(this.#c,this.#a),e);let o=this.#t.detection.options;return this.detected=
Kt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let r=d(e);return r>0&&this.#r.add(z(e,0,r)),this.#i=n,
{passed:o,rest:null}}#h(e,n,o){let r=it(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,yc-d(this.#c));return i>0&&(this.#c=
vt(this.#c,it(r,i))),this.#a=Lr(vt(this.#a,Lr(y(r,i)))),y(e,n)}#u(e,n,o){return this.decision=e,{passed:n,rest:o}}},Lr=t=>y(
t,Math.max(0,d(t)-xc));function Rr(t,e,n){let o=Math.min(d(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Ec(t,e){
return t.isASCII||t.encoding===void 0&&!(e[Rr(e,0,1/0)]>=128)}var kr=`4h	!
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
n	?`;var Sc=L(()=>{let t=0;return new Map(kr.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),bc=3,Ur=t=>/[\u0300-\u0336\u0339-\u036F]/.
test(t);function Fe(t){let e=new ut(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof q)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Pr(String.fromCodePoint(r),n,bc),o.set(r,i)),i}}function Pr(t,e,n){
if(Ur(t))return"";if(n===0)return null;let o=Oc(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>e(c)?c:Pr(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Oc(t){let e=[...Sc().get(t)??[],...Tc(
t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Tc(t){let e=t.normalize("NFD"),
[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,a=o.filter((m,w)=>c(w)),f=o.filter((m,w)=>!c(
w)),u=[n,...a].join("").normalize("NFC"),l=u+f.join("");l.normalize("NFD")===e&&r.push(l),f.every(Ur)&&i.push(u)}return[
...r,...i]}var vr=["fatal","html","replacement","ignore","translit"];function Wr(t,e,n){return typeof t=="function"?(o,r)=>Ic(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Fe(e):void 0}function Ic(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=J(K(t,e));return z(n,0,d(n))}function lt(t,e,n,o){return typeof t=="number"?jr(t,e,n,o):new Dn(t,jr(O,e,n,o))}function jr(t,e,n,o){let r=Wr(n.unmappable,
e,o);return r&&!et(e)?new Me(Ac(t,n),e,n.unmappable,r):new $e(t,e,n)}function Ac(t,e){return new $e(t,A,{...e,bom:!1,unmappable:"\
fatal"})}var Hr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},$e=class t{from;to;#t=null;#e=0;#n;#o={
...Hr};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(yn(e,this.to,this.#n.ignoreBOM,this.#t),rr(e,n),this.#t=G())}get position(){
return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Vt}=this.#n;
s&&!this.#t&&o(Uint8Array.from(oe(this.to)??[]));let f=Math.max(0,In.indexOf(c)),u=d(e);try{yn(this.from,this.to,i,this.#t);
for(let l=0;;){let m=u-l<=b,w=m&&l===0?e:y(e,l,m?u:l+b),E=yr(w,r,f,m?n:x.none);this.#r(this.#e+l);let $=E<0?M.written():
E;if($>0&&o(a($)),E<0&&this.#i(E,l),l+=M.read(),m&&M.finished())break}}catch(l){throw H(l)}this.#t=G(),this.#e=n===x.none?
this.#e+u:0}takeLosses(){let e=this.#o;return this.#o={...Hr},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
ft.firstMalformed()),n.malformed+=ft.malformed(),n.unmappable===0&&(n.firstUnmappable=e+ft.firstUnmappable(),n.codePoint=
ft.codePoint()),n.unmappable+=ft.unmappable()}#i(e,n){let o=this.#e+n+M.start();throw this.#t=G(),this.#e=0,e===dr?new N(
p[this.from].name,o,M.length()):new q(M.codePoint(),o,p[this.to].name)}},Dn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){
this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(e,n,o):this.#s(r,e,n,o),n===x.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(O,!1),new dt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==x.none);i.forEach(c=>{this.#r.
transcode(c,x.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var ai=require("node:buffer"),Y=require("node:fs"),U=require("node:path");var Mc=24,Bc=L(()=>At($c)),Fc=L(()=>At(Cc));function Gr(t,e,n){if(!(t!==O&&t!==A)&&!(n<Mc&&(n===0||t===A||!Yr()))&&!Wt(e))return t===O?Bc():Fc()}function $c(){let t=jt()<22?Do():()=>!0;if(!t)return;let e=It("utf-8"),n=Nc()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(
i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{
return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:
2)>c?s-c:s}return s}}}var Yr=L(()=>jt()>=22&&!pe()&&on!==void 0);function Nc(){if(!Yr())return;let t=on;return(e,n)=>t.call(
e,0,n)}function Cc(){let t=o=>le.call(o,0,d(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.
length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){
if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-
r%2;return(o[i-1]&252)===216?i-2:i}}}var Dc=65279,_c=24,Lc=256,_=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=
e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return p[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=
0}decode(e,n,o){let r=this.#t,i=this.#e,s=this.#n,c=d(e),a="";try{a=this.#r(e,c,n)??this.#c(e,c,n)}catch(u){throw this.#t=
r,this.#e=i,this.#n=s,H(u)}let f=this.#o;if(f)throw this.#o=null,this.#e=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){
let r=Gr(this.encoding,e,n),i=this.#i(e,n,!r);return i===void 0||this.fatal&&i.includes("\uFFFD")?r&&this.#s(r,e,n,o):(this.#n+=
n,this.#e||=n>0,i)}#i(e,n,o){if(!(this.#t||!mo(this.encoding)))return o?ko(this.encoding,e,n,Sn):n<_c?Sn(this.encoding,e,
n):void 0}#s(e,n,o,r){let i=0,s="",c=e.completeLength(n,o);if(o<Lc&&(this.#t||c<o))return;if(this.#t){if(this.encoding!==
O)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#c(y(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&
n[i]===e.bom[0]&&e.bom.every((u,l)=>n[i+l]===u)&&(i+=e.bom.length,this.#n+=e.bom.length),this.#e||=c>0;let a=i===0&&c===
o?n:y(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=Ft(s,this.#c(a,c-i,!0)),this.#o)return s}else s=Ft(s,f),this.#n+=
c-i;return c<o?Ft(s,this.#c(y(n,c),o-c,r)):s}#c(e,n,o){ye(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!et(
this.encoding),s=0;for(let c=0;;c+=b){let a=n-c<=b,f=Math.min(b,n-c),u=c===0&&a?e:y(e,c,c+f),l=lr(u,f,s,this.fatal,o&&a);
if(l<0)return this.#t=G(),this.#o=new N(this.name,this.#n+c+M.start(),M.length()),r;if(s+=l,s>0&&(a||!mr(s))&&(r=Ft(r,gr(
!i&&wr()===Dc?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=o?null:er(),this.#n+=n,r}};function Vr(t,e){let n=V(t,e);
if(n===P)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which d\
ecodes nothing.`);return n}var Ct={failure:1,usage:2};var _n=require("node:buffer");var qr=56320;function Ln(t){if((0,_n.isUtf8)(t))return Kr(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,_n.isUtf8)(r));e+=o?Kr(o):String.fromCharCode(qr+t[n]),n+=o?.length??1}return e}var Kr=t=>Buffer.from(t.buffer,
t.byteOffset,t.length).toString();function T(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(
e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-qr)))}function B(t){return t===""?"''":t==="-"?"standard i\
nput":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var F=require("node:fs");var Jr=require("node:util");var Xr={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},zt={
...Xr,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Jt={...Xr,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function nt(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Jr.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function X(t,e){
return Xt(t,e instanceof Error?e.message:String(e)),Ct.failure}function Xt(t,e){Dt(`encoding-wasm: ${t}: ${e}
`)}var zr=!1;function Dt(t){zr||process.stderr.on("error",()=>{}),zr=!0,process.stderr.write(t)}var Z=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var Ne=1<<18,Zr,Rn=0;async function kn(t,e){let n=async i=>{try{return await i()}catch(s){throw nt(s,zt)}},{next:o,close:r}=await n(
()=>t==="-"?Rc(e):kc(T(t),e));return{next:()=>n(o),close:r}}async function*Ce(t){let e=await kn(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function Rc(t){let e=oi((0,F.fstatSync)(Rn,{bigint:!0}),t);return e.
isFile()?ti(Rn,e,()=>{}):Uc()}function kc(t,e){let n=oi((0,F.statSync)(t,{bigint:!0}),e);if(!n.isFile())return Pc(t);let o=(0,F.openSync)(
t,"r");return ti(o,n,()=>(0,F.closeSync)(o))}function ti(t,{size:e},n){Zr??=new Uint8Array(Ne);let o=Zr,r=0;return{async next(){
let i=(0,F.readSync)(t,o,0,Ne,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,F.fstatSync)(t,{bigint:!0}).size<e)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Uc(){let t=ei(
Rn,()=>{}),e=process.platform==="win32"?Qr():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!==
"EAGAIN")throw n;e=Qr()}return e.next()},close:()=>e?.close()}}function Qr(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Pc(t){let e=await ni(
n=>(0,F.open)(t,n));return ei(e,()=>(0,F.closeSync)(e))}function ei(t,e){let n=new Uint8Array(Ne);return{next:async()=>{
let r=await ni(i=>(0,F.read)(t,n,0,Ne,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var ni=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function oi(t,e){if(t.isDirectory())throw new Error(zt.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var g=require("node:fs"),Q=require("node:path");var si=1;function Pn(t){if(t===void 0)return vc();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,g.lstatSync)(
T(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,g.statSync)(T(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(Q.sep))throw new Error(Jt.EISDIR);return o&&!o.isFile()?vn((0,g.createWriteStream)(T(t)),!0):(o&&(0,g.accessSync)(
T(t),g.constants.W_OK),Hc(n?Un(t):t,o))}var ri;function vc(){return ri??=Wc(),ri}function Wc(){let t=(0,g.fstatSync)(si,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?vn(process.stdout,!1):jc(e)}function jc(t){let e,
n=()=>{e??=vn(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,g.writeSync)(si,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function vn(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function Un(t){if(!(0,g.lstatSync)(T(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=Ln((0,g.readlinkSync)(
T(t),"buffer"));return(0,Q.isAbsolute)(e)?Un(e):Un(`${Ln(g.realpathSync.native(T((0,Q.dirname)(t)),"buffer"))}${Q.sep}${e}`)}
var ii=0;function Hc(t,e){ii+=1;let n=[process.pid,ii,Math.random().toString(36).slice(2)].join("-"),o=T((0,Q.join)((0,Q.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,g.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,g.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,g.writeSync)(r,a))},wait(){},finish(){s(),e&&(Gc(o,e),(0,g.chmodSync)(o,e.mode)),
(0,g.renameSync)(o,T(t))},discard(){try{s()}finally{(0,g.rmSync)(o,{force:!0})}}}}function Gc(t,{uid:e,gid:n}){try{(0,g.chownSync)(
t,e,n)}catch{}}async function De(t){try{let e=Pn();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Wn(
void 0,e)}}function Wn(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":B(t);return X(`cannot write ${o}`,nt(e,Jt))}async function fi(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,u)=>{c=await De(`${B(f)}: ${u}
`)||c};for(let f of t.files)try{e.skipUTF8&&await zc(f)?(s+=1,e.dryRun&&await a(f,"would be left alone: it is UTF-8")):await Yc(
f,t,e,r,{run:n,say:a})?i+=1:o.push(f)}catch(u){X(B(f),u),o.push(f)}if(!t.quiet){let f=e.dryRun?"would be converted":"con\
verted",u=s>0?`, ${s} left alone`:"",l=o.length>0?`, ${o.length} failed: ${o.map(B).join(", ")}`:"";Dt(`encoding-wasm: ${Z(
i,"file")} ${f}${u}${l}
`)}return o.length>0?Ct.failure:c}async function Yc(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
t:(0,U.join)(o,qc(t));if(o!==void 0){let u=(0,U.resolve)(a);if(u===(0,U.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(u))throw new Error(`${B(a)} is the place of another file; con\
vert it by itself`);i.add(u)}let f=p[e.to].name;if(r){let u="";if(await s({files:[t],output:a,isDry:!0,onDecision:E=>{u=
p[E].name}})!==0)return!1;let m=a===t?"":`, to ${B(a)}`,w=n?`, and kept as ${B(t+n)}`:"";return await c(t,`would be conv\
erted from ${u} to ${f}${m}${w}`),!0}try{return o!==void 0&&Kc((0,U.dirname)(a)),n?await Vc(t,n,()=>s({files:[t],output:a})):
await s({files:[t],output:a})===0}catch(u){throw nt(u,Jt)}}async function Vc(t,e,n){let o=T(`${t}${e}.tmp`);try{(0,Y.accessSync)(
T(t),Y.constants.R_OK)}catch(i){throw nt(i,zt)}(0,Y.copyFileSync)(T(t),o);let r=await n()===0;return r?(0,Y.renameSync)(
o,T(`${t}${e}`)):(0,Y.rmSync)(o,{force:!0}),r}var ci=new Set;function Kc(t){ci.has(t)||(0,Y.mkdirSync)(T(t),{recursive:!0}),
ci.add(t)}function qc(t){let e=(0,U.isAbsolute)(t)?(0,U.basename)(t):(0,U.relative)(".",t);return e.startsWith("..")?(0,U.basename)(
t):e}async function zc(t){let e=new _(O,!0,!0),n=!0,o=!1;try{for await(let r of Ce(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,ai.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof N)return!1;
throw r}}var Jc=.9,_e=class{#t;#e=new D;constructor(e=xt({},"Examination")){this.#t=new dt(e)}add(e,n){let o=Math.min(d(e),Ae-this.#e.
length);o>0&&this.#e.add(z(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return An(e)?Mr(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=di(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>di(n.encoding,o)||n.score>=Jc)&&ui(e.encoding,
o)!==ui(n.encoding,o)?i:void 0}},ui=(t,e)=>new _(t,!1,!0).decode(e,!1);function di(t,e){let n=0,o=null;for(let r=0;r<d(e);r+=
b){let i=y(e,r,Math.min(r+b,d(e)));ye(t,o),hr(i,!1),n+=ft.malformed(),o=G()}return n}var Xc=1<<20;async function li({files:t,sniffing:e,json:n,quiet:o}){let r=xt(e,"--detect"),i=xt({...e,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of t)try{let f=new _e(i),u=e.sniff==="detect"?f:new dt(r),{encoding:l,...m}=await Zc(a,u,f),
w=f.doubt&&Qc(f.doubt),E=f.detected?.kind??(m.source==="default"?"empty":"text");c.push({file:a,encoding:p[l].name,...m,
kind:E,doubt:w??null}),w&&!o&&Xt(B(a),ta(w))}catch(f){s=X(B(a),f)}return await De(n?`${JSON.stringify(c,null,2)}
`:ea(c))||s}async function Zc(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of Ce(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>Xc))break;return r(new Uint8Array,!0),e.decision}function Qc({declared:t,
detected:e,...n}){let o=e===void 0?null:p[e].name;return{declared:p[t].name,detected:o,...n}}function ta({declared:t,detected:e,
score:n,malformed:o}){let r=`has ${Z(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it d\
eclares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function ea(t){let e=t.
map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,B(o)]),n=[
0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Le=class{#t;#e;#n=0;#o=0;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=lt(e,A,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=lt(A,n,{...s,ignoreBOM:et(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(e,n,o){let r=[];this.#t.transcode(e,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?na(c):c,x.none,o);n===x.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let e={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,e}};function na(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var hi=require("node:fs"),pi=require("node:path");function mi(){let t=(0,pi.join)(__dirname,"encoding.wasm");try{return Ko((0,hi.readFileSync)(t)),!0}catch(e){let{message:n}=nt(
e,{});return X(`its part ${B(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}function wi(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function gi(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
t,n.prototype)}function Re(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=K(t,o),i=V(j(e),o),{fatal:s,ignoreBOM:c}=v(n,{fatal:Boolean,
ignoreBOM:Boolean},o),a=J(r),f=Tt(a),u=f&&!c?f.bytes.length:0,l=new _(f?.encoding??i,s,!0,u);return Xe(o,()=>l.decode(y(
a,u),!0))}function jn(t){return oa(O,J(K(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function oa(t,e){return new _(t,!1,!0).decode(e,!0)}var Yn=1,yi=2,Ue=3,Vn=4,ht=10,Pe=1e3,xi=1010;function ra(t,e){if(/[\t\n\f\r]/.test(t))return Yn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(t))return Vn;if(!/[\p{L}\p{M}]/u.test(t))return e<128?Yn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(t)?yi:Ue;if(e<12288){let n=e<880?1:e>>8;return ht*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?xi:
Pe}var ia=65280,sa=/[бгжзйф-я]/i,Hn;function ke(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(Re(Uint8Array.from(r),t))}var Gn;function Kn(t){Gn??=new Uint16Array(65536),Hn??=[ke("shift_j\
is",136,151,64),ke("gbk",176,215),ke("big5",164,198,64),ke("euc-kr",176,200)];let e=Hn.map(()=>0),n=0,o=Yn;for(let r of t){
let i=Number(r.codePointAt(0)),s=Gn[i]||ra(r,i);Gn[i]=s;let c=o>=ht;if(s===Vn)n+=22;else if(s===Ue)n+=c?15:o===Ue?7:11;else if(s===
yi)n+=c?9:7;else if(s>=Pe){for(let[a,f]of Hn.entries())s===xi?e[a]+=a>0?13:i>ia?9:5:e[a]+=f.has(r)?9:14;c&&o<Pe&&(n+=9)}else if(s>=
ht){let a=r<"\x80";a||(n+=s<2*ht?6:sa.test(r)?7:4),c&&o!==s?o>=Pe?n+=6:Math.trunc(o/ht)!==Math.trunc(s/ht)?n+=12:s%ht===
1&&(n+=a?3:11):c&&!a&&(n+=s%ht),(o===Ue||o===Vn)&&(n+=4)}o=s}return n+Math.min(...e)}var qn="Failed to execute 'decode' on 'TextDecoder'",zn=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=ca(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&gi(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=C,n=void 0){let o=this.#t,r=K(e,qn),i=ue(n,"strea\
m",qn);return this.#e||o.reset(),this.#e=i,o.decode(To(r),!i,qn)}},Ei=wi(zn,"TextDecoder");function ca(t,e,n){let o=j(t),
r=ue(e,"fatal",n),i=ue(e,"ignoreBOM",n);return new _(Vr(o,n),r,i)}var Ai="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),aa=.25,Mi=/^[GSBE]/,Bi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
fa=/^w|G|S|B.+5|KR/,_t="UTF-8",ua=-2,da=1,la=1e3,ha=40,pa=.003,Si=30,bi=10,ma=25,wa=7,ga=10,ya=15,xa=3,Ea=4,Oi=5;function Fi(t,e=void 0){
let n=j(t),{maxSteps:o}=v(e,{maxSteps:(c=2)=>Math.min(Number(c),xa)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-ha),s=n.slice(i,i+la);return Sa(s,o).map(({steps:c,gain:a})=>({text:Ii(n,c)??n.replace(
/[^\r\n]+/g,f=>Ii(f,c)??f),path:c.map(({really:f,readAs:u})=>`${f} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Sa(t,e){
let n=Ti(t);if(n>ma)return[];let o=Kn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(
f=>ba(f,o)).sort(Jn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,Oi)}r.delete(t);let s=[...r.
values()].sort(Jn).slice(0,Oi);for(let a of s)a.gain+=.6*Ti(a.text);s.sort(Jn);let c=wa+Math.min(ga,40/t.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-ya))}var Jn=(t,e)=>e.gain-t.gain;function ba({text:t,steps:e,bits:n},o){let r=[];
for(let[i,s]of Ai.entries()){let c=Mi.test(s)&&!Bi.test(t)?void 0:Xn(t,s);if(!c)continue;let f=t.includes(Lt)||$i(c)?.includes(
Lt)?Ia:Bn(c).candidates;for(let{encoding:u,score:l}of f){if(l<pa)break;if(e.length>0&&u!==_t&&e[0].really!==_t)continue;
let m=Zn(c,u,!0);if(m===void 0||m===t)continue;let w=n+2.4*Math.log2(l)-i*aa-(u===_t?ua:da)-(e.length>0?Ea:0),E=o-Kn(m)+
w;r.push({text:m,steps:[...e,{really:u,readAs:s}],bits:w,gain:E})}}return r}function Ti(t){if(t.includes(Lt))return 0;let e=Bi.
test(t),n=-1/0;for(let o of Ai){let i=fa.test(o)&&Mi.test(o)===e?Xn(t,o):void 0;if(!i)continue;let[s,c]=[2**-Si,2**-Si];
for(let{encoding:a,score:f}of Bn(i).candidates)a===o||Zn(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:e?Math.max(-bi,Math.min(n,bi)):n}function Ii(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Xn(n,r),s=i&&Zn(i,
o);if(s===void 0)return;n=s}return n}var Oa=127,Lt="\uFFFD",Ta=4,Ia=[{encoding:_t,score:.9}];function Xn(t,e){let n=t.replaceAll(
Lt,"\x7F").replace(/[\x80-\x9F]/g,o=>Re(Uint8Array.of(o.charCodeAt(0)),e));try{return new ut(Sr(e,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function Zn(t,e,n=!1){if(t.includes(Oa))return e===_t?Aa(t):void 0;try{return new Ei(e,{
fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===_t?$i(t):void 0}}function $i(t){let e=jn(t),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return Ta*n<=o?e:void 0}function Aa(t){let e=jn(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Lt)&&n.length<=o.length+1?e.replaceAll("\x7F",
Lt):void 0}var ve=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=lt(e,O,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=lt(O,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===x.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new _(O,!1,!0).decode(r,!0),[s]=Fi(i);n===x.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===x.result?n:x.none,o)}takeLosses(){let{malformed:e,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:e,firstMalformed:n}}};var Ni=13,We=10,je=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===R||n===A?2:1,this.#n=n===R?0:1,this.#t=
(e==="lf"?[We]:[Ni,We]).flatMap(o=>this.#e===1?[o]:n===R?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Ni;if(a||c===We&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
We)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var Di=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var Qn=new Set,to=!1,Ci=Date.now();function eo(t){if(Qn.add(t),!to)for(let e of Di)process.on(e,_i);return to=!0,()=>Qn.
delete(t)}function _i(t){for(let e of Qn)e();for(let e of Di)process.off(e,_i);process.kill(process.pid,t)}function Li(){
if(!(!to||Date.now()-Ci<50))return new Promise(t=>{setImmediate(()=>{Ci=Date.now(),t()})})}function ki(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${Z(s,"invalid byte sequence")} ${no(s)} left out, ${oo(s)}at offset ${c}`),t.unmappable>0&&i.push(`${Ri(
t.unmappable,n)} ${no(t.unmappable)} left out`),i;if(s>0){let l=Z(s,"invalid byte sequence"),m=`${oo(s)}at offset ${c}`;
i.push(`${l} became ${Ba(n,o)}, ${m}; the file is damaged, or not in ${p[e].name}: check --from, or use --fatal to stop \
at such bytes`)}let u=o==="ignore"?`${no(t.unmappable)} left out`:Ma[typeof o=="function"?"function":o];if(t.unmappable>
0&&u){let l=`${oo(t.unmappable)}${ro(f)} at offset ${a}`;i.push(`${Ri(t.unmappable,n)} ${u}, ${l}; use --unmappable html\
, or --to utf-8`)}return i}var Ma={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},no=t=>t===1?"was":"were",oo=t=>t===1?"":"the first ",Ri=(t,e)=>`${Z(t,"character")} that ${p[e].name} can't r\
epresent`;function ro(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${re(t)})`:re(t)}
function Ba(t,e){return oe(t)||t===W("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var vi=require("node:fs");var io=1e6,Fa=20*io,$a=2*io,Na=100,Ui=40,Ca="\x1B[?25l",Da="\x1B[?25h",Pi="\r\x1B[K";function Wi(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(u){let l=Date.now();if(i&&l-c<Na)return;c=l,s||n(),s=!0;let m=ka(r,u,(l-a)/1e3);Dt(`${i?"":Ca}${Pi}${m.
slice(0,process.stderr.columns)}`),i=!0}return{add(u){r+=u,!(r<$a)&&(o??={total:La(t),canShow:_a(e)},o.canShow&&(o.total??
r)>=Fa&&f(o.total))},stop(){i&&Dt(`${Pi}${Da}`),i=!1}}}var _a=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function La(t){let e=0;for(let n of t){let o=n==="-"?void 0:Ra(n);if(!o?.isFile())return;e+=o.size}return e}
function Ra(t){try{return(0,vi.statSync)(T(t))}catch{return}}function ka(t,e,n){let o=`${He(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${He(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*Ui)).padEnd(Ui,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${He(t)} of ${He(e)} MB | ${o} | ${c}${s%
60} s left`}var He=t=>(t/io).toFixed(1);var ji=10,Ge=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new _(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(e){let n=0;for(let o=e.indexOf(ji);o>=0;o=e.indexOf(ji,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(e.slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=
1;this.#e=[]}};var pt=class extends Error{};async function ao(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Wi(
t.files,n,()=>{o?.keepListening?.(),n&&(r=eo(i))}),c=0;try{n||(r=eo(i)),o=t.isDry?Ua:Pn(t.output);let a=new so(t,e,o,s);
for(let f of t.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
Wn(t.output,a instanceof pt?a.cause:a)||c}return r(),c}var Ua={write(){},wait(){},finish(){},discard(){}},so=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new co(e,n,i=>{try{o.write(i)}catch(s){throw new pt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof pt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),X(B(e),n)}}async end(){this.#o.convert(new Uint8Array,x.result),await this.#e.finish()}async#r(e){let n=await kn(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,x.none),await this.#i(),this.#n.add(r.
length),await Li()}finally{await n.close()}this.#o.convert(new Uint8Array,x.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new pt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),Xt(B(e),n)}},co=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let f=i==="keep"&&et(r)&&e.files.length===1,u={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(e,u);let l=c==="fatal"||c==="translit";this.#a=l&&
!et(r)?new Ge(r):void 0,this.#i=a&&new je(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#c=
!0,n!==x.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof pt)throw s;o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.
add(s))this.#f(c);if(this.#s=!o&&n===x.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.
settle();let i=o&&va(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#f(e){this.#n(this.#i?this.#i.add(e):e)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,x.source)}catch(e){if(e instanceof pt)throw e}}takeMessages(){let{from:e,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:ki(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e==
"object"&&s.unshift(Pa(r)),s}};function Pa({encoding:t,source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`\
it is taken for ${p[t].name} (${o})`}function va(t,e){if(t instanceof N){let n=t.length===1?"is":"are";return new Error(
`${Z(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; check --from, or leave out --fatal to replac\
e such bytes with U+FFFD`)}if(t instanceof q&&e){let{line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offset\
 ${t.index}): ${t.encoding} can't represent ${ro(t.codePoint)}; use --unmappable translit, html or replacement, or --to \
utf-8`)}return t}var Wa=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,ja=L(()=>new Map(Wa.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,W(e)])})));function Hi(t){return W(t)??ja().get(ee(t))??Je(t)}var Rt=class extends Error{};var Gi=["bash","zsh","fish"];var Ye=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Ha,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:Ga,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:vr},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Fn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Gi}];var Ve=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Ha(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:Yi(e)}function Ga(t){let[e,...n]=t.split("//"),o=Yi(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Rt(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Yi(t){let e=W(t)??Hi(t);if(e===void 0)throw new Rt("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===P)throw new Rt("It stands for an encoding that holds no text.");return e}var ot="encoding-wasm",Ke=()=>[...Ye,...Ve].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?Ya():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:Va(e)}}),Ya=()=>["auto",...p.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],Va=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function Vi(t){return{bash:Ka,zsh:qa,fish:za}[t]()}function Ka(){let t=Ke().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=Ke().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${ot} in bash: put it into ~/.local/\
share/bash-completion/completions/${ot}
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
complete -o filenames -F _encoding_wasm ${ot}
`}function qa(){let t=Ke().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${ot}
# Completion for ${ot} in zsh: put it into a directory of $fpath as _${ot}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function za(){let t=Ke().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${ot} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${ot} in fish: \
put it into ~/.config/fish/completions/${ot}.fish
${t.join(`
`)}
`}var qe=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Ki(t){
let e=[...Ye,...Ve].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(m=>`\\fB${qe(m)}\\fR`),u=f.pop(),l=r?`
${qe(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,u+a].join(", ")}
${qe(o)}${l}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${qe(t)}" "User Commands"
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
`}async function Ja(t,e){if(!mi())return Ct.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:u,inPlace:l,outDir:m}=e,w={sniff:i,locale:s,detect:!0};if(o)return li({...t,sniffing:w,json:r});
let E=u===void 0?void 0:Fe(t.to),$={...t,from:n==="auto"?xt(w,"--from auto"):n,unmappable:E?tt=>E(tt)??u:t.unmappable,drop:c},
mt={isLending:!c&&!a&&!f&&!Xa($.unmappable),newTranscoder(tt,St){let{from:bt,to:kt}=tt;return a?new ve(bt,kt,St):c?new Le(
bt,kt,St):lt(bt,kt,mt.isLending?{...St,take:On}:St,"")},newFixer:f&&(()=>new be($.to))};if(l===void 0&&m===void 0)return ao(
$,mt);let{skipUtf8:Zt=!1,dryRun:Et=!1}=e;return fi($,{suffix:l,directory:m,skipUTF8:Zt,dryRun:Et},tt=>ao({...$,...tt},mt))}
var Xa=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
