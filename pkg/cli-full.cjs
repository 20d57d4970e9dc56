"use strict";var Vi=Object.create;var te=Object.defineProperty;var Ki=Object.getOwnPropertyDescriptor;var qi=Object.getOwnPropertyNames;var zi=Object.getPrototypeOf,Ji=Object.prototype.hasOwnProperty;var Xi=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}},Zi=(t,e)=>{for(var n in e)
te(t,n,{get:e[n],enumerable:!0})},ao=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of qi(e))!Ji.call(
t,r)&&r!==n&&te(t,r,{get:()=>e[r],enumerable:!(o=Ki(e,r))||o.enumerable});return t};var Qi=(t,e,n)=>(n=t!=null?Vi(zi(t)):{},ao(e||!t||!t.__esModule?te(n,"default",{value:t,enumerable:!0}):n,t)),ts=t=>ao(te(
{},"__esModule",{value:!0}),t);var ko=Xi(()=>{"use strict"});var qa={};Zi(qa,{completionFor:()=>Hi,manual:()=>Gi,runFully:()=>Va});module.exports=ts(qa);var Ut="encoding-wasm";function fo(){throw new Error("encoding-wasm: call instantiate() first.")}var ee=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function L(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var p=es();function es(){let t=ee.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(
t)}var ns=L(()=>new Map(p.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),O=0,Ot=21,ho=29,wt=33,P=36,R=37,A=38,os=[[P,""],[35,
"korean"],[32,"japanese"],[ho,"chinese"],[1,"single-byte"],[O,""]],po=t=>t<P&&t!==wt,Pt=t=>t>O&&t<ho,rs=t=>os.find(([e])=>t>=
e)[1];function W(t){let e=ns();return e.get(t)??e.get(wo(is(t)))}function V(t,e){let n=W(t);if(n===void 0){let o=Ze(t),r=o===
void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}
if(void 0){let o=rs(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${Ut}' doesn't include ${p[n].name}; imp\
ort it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Ze(t){let e=ne(t),n={936:"gbk",950:"big5"}[e]??
e,o=p.findIndex(({labels:r})=>r.some(i=>ne(i)===n));return o<0||o===P?void 0:o}var ne=t=>wo(t).replace(/[^a-z\d]/g,"").replace(
/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),mo=[{encoding:O,bytes:[
239,187,191]},{encoding:R,bytes:[254,255]},{encoding:A,bytes:[255,254]}],oe=3;function Tt(t){return mo.find(e=>e.bytes.every(
(n,o)=>t[o]===n))}function re(t){return mo.find(e=>e.encoding===t)?.bytes}function et(t){return t===O||t===R||t===A}function is(t){let[e,n]=[
0,t.length];for(;e<n&&lo(t[e]);)e+=1;for(;n>e&&lo(t[n-1]);)n-=1;return t.slice(e,n)}var lo=t=>`	
\f\r `.includes(t);function wo(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var N=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function Qe(t,e){try{return e()}catch(n){throw n instanceof N?n.toTypeError(t):n}}var ie=t=>`U+${t.toString(16).toUpperCase().
padStart(4,"0")}`,go=Symbol.for("encoding-wasm.UnmappableError"),q=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${ie(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&go in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,
...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,go,{value:!0,...n}),t})();var se=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,yo=()=>Object.getPrototypeOf(Uint8Array.prototype),ce=t=>se(yo(),
t),tn=t=>se(DataView.prototype,t),xo=t=>yo()[t],Eo=ce(Symbol.toStringTag),ae=ce("buffer"),en=ce("byteOffset"),So=ce("byt\
eLength"),ss=xo("set"),cs=xo("slice"),as=tn("buffer"),fs=tn("byteOffset"),us=tn("byteLength"),bo=se(ArrayBuffer.prototype,
"byteLength"),ds=typeof SharedArrayBuffer=="function"?se(SharedArrayBuffer.prototype,"byteLength"):void 0,d=t=>So.call(t),
y=(t,e,n=d(t))=>new Uint8Array(ae.call(t),en.call(t)+e,n-e);function vt(t,e){let n=new Uint8Array(d(t)+d(e));return rt(n,
t),rt(n,e,d(t)),n}function fe(t,e){let n=en.call(t),o=e+(-(n+e)&3),r=Math.max(0,d(t)-o)>>2,i=r>0?new Int32Array(ae.call(
t),n+o,r):new Int32Array;return{start:o,words:i}}var it=(t,e)=>y(t,0,Math.min(e,d(t))),rt=(t,e,n)=>ss.call(t,e,n),z=(t,e,n)=>cs.
call(t,e,n),ls=24;function ue(t,e,n){if(n>ls)return z(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}
function Wt(t){try{return bo.call(ae.call(t)),!1}catch{return!0}}function K(t,e){if(!ArrayBuffer.isView(t)&&Io(t)===void 0)
throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function J(t){return ArrayBuffer.isView(t)?To(t):Io(t)===0?C:new Uint8Array(t)}function Oo(t){return ArrayBuffer.isView(
t)&&Eo.call(t)==="Uint8Array"?t:J(t)}function To(t){try{return Eo.call(t)===void 0?new Uint8Array(as.call(t),fs.call(t),
us.call(t)):new Uint8Array(ae.call(t),en.call(t),So.call(t))}catch{return C}}var C=new Uint8Array;function Io(t){for(let e of[
bo,ds])try{return e?.call(t)}catch{}}function v(t,e,n){Ao(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](
t?.[r],n));return o}function de(t,e,n){return t===void 0?!1:(Ao(t,n),!!t?.[e])}function Ao(t,e){if(t!=null&&typeof t!="o\
bject"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var j=t=>`${t}`;function nn(t){return(e,n)=>{let o=e===void 0?t[0]:j(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var rn=64,on=new Uint8Array(3*rn);function Mo(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&
(on[o++]=s>>8),on[o++]=s}return ue(on,0,o)}var le=t=>globalThis.Buffer?.prototype?.[t],he=le("ucs2Slice"),Bo=le("ucs2Write"),sn=le("utf8Slice"),Fo=le("latin1Slice"),
hs=t=>globalThis[t],$o=hs("TextDecoder"),ps=$o?.prototype?.decode;function It(t){let e=new $o(t,{ignoreBOM:!0});return ps.bind(e)}function At(t){try{return t()}catch{return}}var pe=()=>"InternalError"in globalThis,No=()=>"Bun"in globalThis,me=()=>"De\
no"in globalThis,jt=()=>Number.parseInt(globalThis.process?.versions?.node,10),Co=()=>globalThis.process?.getBuiltinModule?.(
"node:buffer")?.isAscii;var Lo=512,an=64,Do=[];function Ro(t,e,n,o){return n<Lo?o(t,e,n)??_o(t,e,n):_o(t,e,n)??ms(t,e,o)??o(t,e,n)}function _o(t,e,n){
let o=ws();if(!(!o||!ys(t,e,n)||Wt(e)))try{return o.call(e,0,n)}catch{return}}function ms(t,e,n){if(!(!Es(t)||Wt(e)))return Do[t]??=
At(()=>Ss(t,n))??null,Do[t]?.(e)}var ws=L(()=>At(gs));function gs(){let t=Fo,e=Uint8Array.from({length:256},(n,o)=>o);return t.
call(e,0,256)===String.fromCharCode(...e)?t:void 0}function ys(t,e,n){if(t===Ot)return xs(e,n);if(n>an||(e[0]|e[n>>1]|e[n-
1])>=128)return!1;for(let o=0;o<n;o++)if(e[o]>=128)return!1;return!0}function xs(t,e){if(e<Lo)return cn(t,0,e);let{start:n,
words:o}=fe(t,0),r=n+4*o.length;if(!cn(t,0,n)||!cn(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&
~(s<<2)&2155905152)!==0)return!1}return!0}function cn(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Es=t=>Pt(
t)&&(pe()||t===Ot&&(No()||!(jt()>0)));function Ss(t,e){let n=It(p[t].name),o=i=>n(i)===e(t,i,d(i)),r=Uint8Array.from({length:4096},
(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Wo=Qi(ko(),1);var Uo="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Po(t){if(Uint8Array.fromBase64)return Uint8Array.
fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);
for(let s=0;s<Uo.length;s++)n[Uo.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),
i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var bs=65539;function jo(t,e){let n=we(Os,t,e),o=we(Ts,t,e);if(n&&o){let c=me()?Number.POSITIVE_INFINITY:64;return{read:(a,f)=>(f<
128?n:o).read(a,f),write:(a,f)=>(a.length<c?n:o).write(a,f),readBytes:n.readBytes,most:o.most}}let r=fn(t);if(n){let c=pe()?
we(vo,t,e):void 0;return c?{...n,read:(a,f)=>(f<4096?n:c).read(a,f)}:n}let i=o??we(vo,t,e)??r,s=o?6:16;return{read:(c,a)=>(a<
s?r:i).read(c,a),write:(c,a)=>(c.length<16?r:i).write(c,a),most:i.most}}function we(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer \
than what is short";try{let r=t(e);return r.write(o,n),fn(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{
return}}function Os(t){let e=new WebAssembly.Module(Po(Wo.default),{builtins:["js-string"]}),{exports:n}=new WebAssembly.
Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:bs}}function Ts(t){let[e,n]=[he,Bo],o=new Uint8Array(t.buffer),
r=()=>(d(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.
length),most:Number.POSITIVE_INFINITY}}function vo(t){let e=It("utf-16le"),{write:n,most:o}=fn(t);return{read:(r,i)=>e(new Uint16Array(
t.buffer,r,i)),write:n,most:o}}function fn(t){let e=new Uint16Array(t.buffer),n=()=>(d(e)===0&&(e=new Uint16Array(t.buffer)),
e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<
c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<
o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var un,h,Ht,Ho,Go,st,k={input:0,units:0,output:0},I=-1,b=65536,ye=0,ge={name:"",encoding:I},S={isBusy:!0,newCodec:Number.
NaN},Gt=Number.NaN;function ct(t,e){ge.name=t,ge.encoding=e,S.newCodec=Gt,S.isBusy&&Yo(),S.isBusy=!0}function Yo(){try{qo(),
un??=Ko(fo()),Bs(new WebAssembly.Instance(un))}catch(t){throw zo(t)}}function Vo(t){try{qo(),un=Ms(Ko(t))}catch(e){throw zo(
e)}Yo()}function Ko(t){return Is(t)?t:new WebAssembly.Module(t)}function Is(t){try{return WebAssembly.Module.customSections(t,Ut),
!0}catch{return!1}}var As="encoding-wasm";function Ms(t){let[e]=WebAssembly.Module.customSections(t,As),n=`${Ut} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Bs({exports:t}){if(h=t,
h.block_length()!==b)throw new Error("The module has blocks of another length.");dn=WebAssembly.RuntimeError,k.input=h.input(),
k.units=h.units(),k.output=h.output(),xe(),st=jo(h.memory,k.units),ye=Math.min(h.units_length(),st.most),S.isBusy=!1}function qo(){
if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but label\
s and names needs. Turn it on, or use another host.")}function zo(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,
{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Fs(t))return new RangeError(`encoding-wasm: ${Jo} (${e})`,{cause:t});
if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wa\
sm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAss\
embly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;
return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Jo="\
no memory for WebAssembly; free some, and call again",Fs=t=>t instanceof RangeError&&/memory/i.test(t.message);function Mt(){
return d(Ht)===0&&xe(),Ht}function ln(){return d(Ht)===0&&xe(),Ho}function hn(){return d(Ht)===0&&xe(),Go}function xe(){
Ht=new Uint8Array(h.memory.buffer),Go=new Uint8Array(h.memory.buffer,k.input,b),Ho=new Int32Array(h.memory.buffer,h.codec(),
h.codec_length()>>2)}function pn(t,e){return ct(t,I),mn(e)}function mn(t){try{let e=t();return S.isBusy=!1,e}catch(e){throw H(
e)}}var dn;function H(t){if(!dn||!(t instanceof dn))return t;let e=p[ge.encoding]?.name,n=`${ge.name}${e?` of ${e}`:""} \
failed`;return Ns()?new RangeError(`encoding-wasm: ${n}: ${Jo}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var $s=32;function Ns(){try{
return h.memory.grow($s),!1}catch{return!0}}function G(){let t=ln(),e=new Int32Array(t.length);for(let n=0;n<e.length;n++)e[n]=t[n];return e}function Qo(){return h.
held()!==0?G():(S.newCodec=Vt,null)}function wn(t){let e=ln();for(let n=0;n<t.length;n++)e[n]=t[n]}function Ee(t,e){tr(t,
e)||(ct("decoding",t),e?wn(e):h.new_decoder(t),Vt=t===wt||t===P?Gt:t)}var Vt=Gt;function tr(t,e){return e||S.newCodec!==
t||S.isBusy?!1:(S.newCodec=Gt,S.isBusy=!0,!0)}function Se(t,e){tr(~t,e)||(ct("encoding",t),e?wn(e):h.new_encoder(t),Vt=~t)}
function gn(t,e,n,o){ct("transcoding",t),o?wn(o):h.new_transcoder(t,e,+n)}function er(t,e){h.set_source_encoding(t,+e),S.
isBusy=!1}function yt(t){let e=d(t),n=h.alloc(e)>>>0;return rt(Mt(),t,n),[n,e]}var Cs=L(()=>Uint8Array.from(ee,t=>t.charCodeAt(
0))),Xo,yn=t=>pn("sniffing",()=>(Xo!==h&&h.give_labels(...yt(Cs())),Xo=h,t())),xn=(t,e,...n)=>yn(()=>h.sniff_html(...yt(
t),e,...n)),nr=(t,e,n)=>yn(()=>h.sniff_xml(...yt(t),e,n));function or(t,e){let n=yn(()=>h.find_declared_label(...yt(t),e));
return n<0?null:{start:n&1048575,length:n>>20}}var rr=(t,e)=>pn("sniffing",()=>h.default_for(...yt(t),e)),ir=()=>ct("det\
ection",I);function sr(t,e){try{h.feed_detector(...yt(t),+e)}catch(n){throw H(n)}}var cr=(t,e,n,o)=>mn(()=>{let r=a=>a?yt(
a):[0,0],i=h.guess(...r(t),...r(e),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(
new Float32Array(s,i+4,c))}),ar=-1,Bt=-2;function fr(t,e,n,o,r){Yt(t,e),S.isBusy=!0;let i=h.decode_block(e,n,+o,+r);return S.
isBusy=!1,r&&i>=0&&(S.newCodec=Vt),Oe(i)}var Ds=2;function ur(t,e){let n=d(t);Yt(t,n),S.isBusy=!0;let o=h.decode_block(n,
0,Ds,+e);return S.isBusy=!1,Oe(o)}var gt={encoding:I,at:0,owner:void 0};function En(t,e,n){let o=Pt(t),r=n<=an&&(e[0]|e[n>>
1]|e[n-1])<128;if(!o&&!r||((gt.encoding!==t||gt.owner!==h||S.isBusy)&&(ct("decoding",t),gt.owner=h,gt.at=st.readBytes?h.
byte_table(t):0,gt.encoding=t,S.isBusy=!1),gt.at===0))return;if(n<=b){if(Yt(e,n),!o){let s=hn();for(let c=0;c<n;c++)if(s[c]>=
128)return}return Zo(n)}if(st.most>ye)return;let i="";for(let s=0;s<n;s+=b){let c=Math.min(b,n-s);Yt(y(e,s,s+c),c),i=Ft(
i,Zo(c))}return i}var at={encoding:I,table:void 0,owner:void 0},_s=9984;function dr(t){let{table:e}=at;if(at.encoding===
t&&at.owner===h&&(!e||d(e)>0)&&!S.isBusy)return e;ct("encoding",t),at.encoding=t,at.owner=h,at.table=void 0;let o=h.unit_table(
t)>>>0,{buffer:r}=h.memory;return o>0&&(at.table=Pt(t)?new Uint8Array(r,o,_s):new Uint16Array(r,o,65536)),S.isBusy=!1,at.
table}var Zo=t=>st.readBytes(k.input,t,gt.at);function Ft(t,e){try{return t+e}catch(n){throw new RangeError("The text is\
 too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Ls=3,lr=t=>t+
b+Ls<=ye,hr=()=>Mt()[k.units]|Mt()[k.units+1]<<8,pr=(t,e)=>st.read(k.units+2*t,e-t),be=(t,e,n)=>st.write(t.slice(e,n),k.
units);function Sn(t,e,n,o){S.isBusy=!0;let r=h.encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&M.finished()&&(S.newCodec=
Vt),Oe(r)}var x={none:0,source:1,result:2};function mr(t,e,n,o){let r=d(t);Yt(t,r),S.isBusy=!0;let i=h.transcode_block(r,
+e,n,o);return S.isBusy=!1,Oe(i)}var Rs=24;function Yt(t,e){let n=hn();if(e>Rs)try{rt(n,t)}catch{rt(n,y(t,0,e))}else for(let o=0;o<
e;o++)n[o]=t[o]}function Oe(t){if(t<Bt)throw new Error("encoding-wasm: the current codec is of another kind. Please repo\
rt it.");return t}var Kt=t=>ue(Mt(),k.output,t),bn=t=>Mt().subarray(k.output,k.output+t),M={finished:()=>h.finished()!==
0,read:()=>h.read(),written:()=>h.written(),codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},ft={
malformed:()=>h.replaced(),firstMalformed:()=>h.first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),
codePoint:()=>h.unmapped_code_point()};var Tn=["fatal","html","replacement"],ks=2048;function Us(t,e){if(!(t.length>rn/2))try{let n=dr(e);return n&&Mo(t,n)}catch(n){
throw H(n)}}var ut=class t{encoding;unmappable;#t;#e=null;#n=0;#o=C;locate=e=>e;constructor(e,n,o=void 0){this.encoding=
e,this.unmappable=n,this.#t=o}get name(){return p[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(e,n)}get#r(){
return this.#t?0:Tn.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>b)return;let n=Us(e,this.encoding);if(n)return n;
try{Se(this.encoding,null),be(e,0,e.length);let o=Sn(0,e.length,this.#r,!0);return o===Bt||!M.finished()?void 0:(this.#n=
0,Kt(o))}catch(o){throw H(o)}}#s(e,n){let o=new D;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new q(r,i,this.
name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=C,this.#e=null,this.#n=
0);let a=this.#t,f=this.#r,u=a?ks:b,l=a&&this.encoding===wt?new On(c,o):void 0,m=l?w=>l.add(w):o;try{Se(this.encoding,s);
for(let w=0;w===0||w<e.length;w+=u){let E=Math.min(w+u,e.length);be(e,w,E);let $=E===e.length;for(let mt=0,Qt=!1;!Qt;){let Et=Sn(
mt,E-w,f,n&&$);m(Kt(Et===Bt?M.written():Et));let Xe=i+w+mt+M.start();if(mt+=M.read(),Qt=Et!==Bt&&M.finished(),Et!==Bt)continue;
let tt=M.codePoint();if(a){let St=G(),bt=()=>this.locate(Xe),kt=a(tt,bt),Yi=this.#c(St,kt,m,tt,bt);Se(this.encoding,Yi),
be(e,w,E)}else r(tt,Xe)}}}catch(w){throw H(w)}if(n){l&&o(l.held);return}l&&(this.#o=l.held),this.#e=G(),this.#n=i+e.length}#c(e,n,o,r,i){
if(n===null)throw new q(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=
e,s.encodeOrFail(n,!1,o,c=>{throw new q(c,i(),this.name)}),s.#e}},wr=27,gr=3,On=class{held;#t;constructor(e,n){this.held=
e,this.#t=n}add(e){let n=d(e);if(n===0)return;e[0]!==wr&&this.#t(this.held);let o=e[n-gr]===wr?n-gr:n;this.#t(z(e,0,o)),
this.held=z(e,o,n)}},D=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.
next=n:this.#t=n,this.#e=n,this.#n+=d(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.
next)return this.#t.bytes;let e=Ps(this.#n),n=0;return this.forEach(o=>{rt(e,o,n),n+=d(o)}),e}};function Ps(t){try{return new Uint8Array(
t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a s\
tream.`,{cause:e})}}function yr(t,e){let n=V(t,e);if(n===R||n===A){let{name:o}=p[n];throw new RangeError(`${e}: ${o} has\
 no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return xr(n,t,e)}function xr(t,e,n){if(t===P)throw new RangeError(
`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Er=4096,Te=class{#t;#e;#n=new D;#o=!1;constructor(e){this.#t=e,this.#e=e===R||e===A?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<Er*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.concatenate();
this.#n=new D;let n=Tt(e)?.bytes.length??0,o=this.#r(y(e,n,Math.min(d(e),n+Er*this.#e)));if(!In(o))return[e];let r=[],i=0;
for(let s=0;;s++){let c=or(o,s);if(!c)break;let{start:a,length:f}=c,u=String.fromCharCode(...y(o,a,a+f));W(u)!==this.#t&&
(r.push(y(e,i,n+a*this.#e),this.#i(p[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,y(e,i)]}#r(e){if(this.#e===1)return e;
let n=new Uint8Array(d(e)>>1),[o,r]=this.#t===R?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*i+r]:128;return n}#i(e){
let n=new Uint8Array(e.length*this.#e),o=this.#t===R?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+o]=e.charCodeAt(r);return n}};
function In(t){let e=0;for(;e<d(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var $t=t=>t==null?void 0:j(t);function Ae(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function vs(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>V(j(n),e))}}var Me={allowUTF8:t=>t===void 0||!!t,candidates:vs,locale:$t,maxBytes:Ae,tld:$t},An=["text","ASCII",
"empty","binary","unknown"];function qt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=d(t),a=Math.
min(c,i);ir();for(let E=0;E<a;E+=b){let $=Math.min(E+b,a);sr(y(t,E,$),e&&$===c)}let f=cr(o,r&&Ie(r),s&&Ie(s),n),{0:u,1:l,
2:m}=f,w=E=>({encoding:p[f[3+2*E]].name,score:f[4+2*E]});return{kind:An[u],isASCII:An[u]==="ASCII"||An[u]==="empty",encoding:l<
0?void 0:l,score:m,candidates:Array.from({length:(f.length-3)/2},(E,$)=>w($))}}function Ie(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function Mn(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=K(t,n),r=v(e,Me,
n),i=qt(J(o),!0,r);return{encoding:i.encoding===void 0?null:p[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates}}var Ws=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Be=1024,js=1<<
20,Hs=65536,Gs=[wt,P,R,A],Nt=(t,e)=>{let n=$t(t);return n===void 0?I:V(n,e)},Sr=(t,e)=>Math.min(Ae(t,e)??Be,js),br=t=>W(
$t(t)??"")??I;function Ys(t,e){if(t)return v(t===!0?void 0:t,Me,e)}var Vs={defaultEncoding:Nt,detect:Ys,likelyEncoding:Nt,
locale:$t,maxPrescanBytes:Sr,parentEncoding:Nt,transportLayerEncodingLabel:br,userOverride:Nt};function Ks(t,e){let n=v(
t,Vs,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(oe,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,u=Math.min(d(s),r),l=xn(s,u,c,i,a,f);return l===I?void 0:zt(l)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>Or(s)??qs(o,n.defaultEncoding)}}function Or(t){if(!(t?.encoding===void 0||
t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function qs(t,e){return zt(
rr(Ie(t),e===I?Ot:e))}var zs={defaultEncoding:Nt,maxPrescanBytes:Sr,transportLayerEncodingLabel:br};function Js(t,e){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=v(t,zs,e),i=s=>{let c=Math.min(d(s),o),a=zt(nr(s,c,r));
return a.source==="default"&&n!==I?{...a,encoding:n}:a};return{prescanned:Math.max(oe,o),declared:i,decide:()=>i(C)}}function Xs(t,e){
let n={...Me,defaultEncoding:Nt},{defaultEncoding:o,...r}=v(t,n,e);return{prescanned:oe,declared(i){let s=Tt(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===I?i?.encoding??Ot:o;return Or(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Zs={detect:Xs,html:Ks,xml:Js},Bn=["detect","ht\
ml","xml"],Qs={prefixBytes:Ae,sniff:nn(Bn)};function xt(t,e){let{prefixBytes:n,sniff:o}=v(t,Qs,e),r=Zs[o](t,e),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Hs,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!Gs.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>tc(r,c),takesWhole:n===
void 0}}function tc({prescanned:t,declared:e,options:n,decide:o},r){return e(it(r,t))??o(n&&qt(r,!0,n))}function Tr(t){let e=it(
t,Be),n=xn(e,d(e),I,I,I,I);return n===I||zt(n).source==="BOM"?void 0:zt(n)}function zt(t){let e=t&65536?"certain":"tenta\
tive";return{encoding:t&255,confidence:e,source:Ws[t>>8&255],score:null}}var Fn=4096,ec=27,nc=65533,Fe=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new ut(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==nc&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=d(e);for(let i=0;i===0||i<r;i+=Fn){let s=r-i<=Fn;this.#s(
y(e,i,s?r:i+Fn),s?n:x.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=u=>(s??=rc(r,e),s[u-i]);let c=new D,
a;try{this.#t.transcode(e,n===x.result?x.source:n,u=>c.add(u))}catch(u){a=u}let f=oc(c.concatenate());try{this.#e.encodeOrFail(
f,n===x.result,o),this.#n=n===x.result?0:i+f.length}catch(u){throw this.#t.abandonSource(),u}if(a)throw a}takeLosses(){let e={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function oc(t){
let e=new Uint16Array(d(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}
function rc(t,e){let n=d(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=ic(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(
y(e,c,c+1),x.none,u=>{a+=d(u)/2})}catch(u){if(u instanceof N)break;throw u}let f=a===0&&c-(s-t.position)===2&&e[c-2]===ec;
for(let u=0;u<a;u++)r[i++]=u===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function ic(t){try{t.copy(!0).
transcode(C,x.source,()=>{})}catch(e){if(e instanceof N)return e.offset;throw e}return t.position}var Nn=-1,$n=27,Fr="(B",$r="(J",Nr=[Fr,$r,"(I","$@","$B"],sc=4,Ir=16,$e=class{#t=!0;#e=!0;read(e,n){let o=d(e),r=this.#t?
cc(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=dc(e,i)),i!==o);){let a=e[i];if(a===$n&&this.#e){let f=Br(e,i);if(s=Nr.includes(
f),!s&&!n&&hc(f))break;this.#e=s}else s=a>=128||i<r&&lc(a);s||(i+=1)}let c=s?i:Nn;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=d(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==$n)continue;if(r>n&&o-r<=
sc)return r;let i=Br(e,r);this.#e&&=i===Fr||i===$r}return o}};function cc(t){let[e,n]=[!0,!0];for(let o=0;o<Ir;o+=2){if(o+
1>=d(t))return 1/0;if(e&&=Mr(t[o]),n&&=Mr(t[o+1]),!e&&!n)return o+2}return Ir}var ac=16843009,fc=454761243,uc=2155905152;
function dc(t,e){let n=d(t),{start:o,words:r}=fe(t,e),i=Ar(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^fc;if(((r[s]|c-ac&~c)&uc)!==0)break}return Ar(t,o+4*s,n)}function Ar(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==
$n;)o+=1;return o}var Mr=t=>t===48||t>=78,lc=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Br(t,e){let n="";for(let o=e+1;o<Math.min(e+3,d(t));o++)n+=String.fromCharCode(
t[o]);return n}var hc=t=>t.length<2&&Nr.some(e=>e.startsWith(t));var pc=2048,mc=64,dt=class{decision=null;sample=C;detected;#t;#e=!0;#n=!1;#o=new $e;#r=new D;#i;#s=0;#c=C;#a=C;constructor(e){
this.#t=e,this.#i=e.prescanned}add(e,n){let o=new D;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,
e);if(this.#e=!1,this.#r.length+d(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();
this.#r=new D;let i=it(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(
r,n,o)}#f(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=d(s);if(a===Nn)return n?this.#u(i(this.#l(s,!0)),
o,s):this.#d(s,f+1,o);let u=Dr(s,a-c,r.windowBytes),l=Math.min(u+r.windowBytes,r.maxBytes-this.#s);if(f<l&&!n)return this.#d(
s,l,o);let m=it(s,Math.max(0,l)),w=this.#l(m,f<l);if(!r.passesASCII||!wc(w,m)||l<=u)return this.#u(i(w),o,s);s=this.#h(s,
this.#o.skip(m,a-c),o)}}#l(e,n){this.sample=vt(vt(this.#c,this.#a),e);let o=this.#t.detection.options;return this.detected=
qt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let r=d(e);return r>0&&this.#r.add(z(e,0,r)),this.#i=n,
{passed:o,rest:null}}#h(e,n,o){let r=it(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,pc-d(this.#c));return i>0&&(this.#c=
vt(this.#c,it(r,i))),this.#a=Cr(vt(this.#a,Cr(y(r,i)))),y(e,n)}#u(e,n,o){return this.decision=e,{passed:n,rest:o}}},Cr=t=>y(
t,Math.max(0,d(t)-mc));function Dr(t,e,n){let o=Math.min(d(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function wc(t,e){
return t.isASCII||t.encoding===void 0&&!(e[Dr(e,0,1/0)]>=128)}var _r=`4h	!
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
n	?`;var gc=L(()=>{let t=0;return new Map(_r.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),yc=3,Lr=t=>/[\u0300-\u0336\u0339-\u036F]/.
test(t);function Ne(t){let e=new ut(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof q)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Rr(String.fromCodePoint(r),n,yc),o.set(r,i)),i}}function Rr(t,e,n){
if(Lr(t))return"";if(n===0)return null;let o=xc(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>e(c)?c:Rr(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function xc(t){let e=[...gc().get(t)??[],...Ec(
t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Ec(t){let e=t.normalize("NFD"),
[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,a=o.filter((m,w)=>c(w)),f=o.filter((m,w)=>!c(
w)),u=[n,...a].join("").normalize("NFC"),l=u+f.join("");l.normalize("NFD")===e&&r.push(l),f.every(Lr)&&i.push(u)}return[
...r,...i]}var kr=["fatal","html","replacement","ignore","translit"];function Ur(t,e,n){return typeof t=="function"?(o,r)=>Sc(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Ne(e):void 0}function Sc(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=J(K(t,e));return z(n,0,d(n))}function lt(t,e,n,o){return typeof t=="number"?Pr(t,e,n,o):new Cn(t,Pr(O,e,n,o))}function Pr(t,e,n,o){let r=Ur(n.unmappable,
e,o);return r&&!et(e)?new Fe(bc(t,n),e,n.unmappable,r):new Ce(t,e,n)}function bc(t,e){return new Ce(t,A,{...e,bom:!1,unmappable:"\
fatal"})}var vr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ce=class t{from;to;#t=null;#e=0;#n;#o={
...vr};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(gn(e,this.to,this.#n.ignoreBOM,this.#t),er(e,n),this.#t=G())}get position(){
return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Kt}=this.#n;
s&&!this.#t&&o(Uint8Array.from(re(this.to)??[]));let f=Math.max(0,Tn.indexOf(c)),u=d(e);try{gn(this.from,this.to,i,this.#t);
for(let l=0;;){let m=u-l<=b,w=m&&l===0?e:y(e,l,m?u:l+b),E=mr(w,r,f,m?n:x.none);this.#r(this.#e+l);let $=E<0?M.written():
E;if($>0&&o(a($)),E<0&&this.#i(E,l),l+=M.read(),m&&M.finished())break}}catch(l){throw H(l)}this.#t=G(),this.#e=n===x.none?
this.#e+u:0}takeLosses(){let e=this.#o;return this.#o={...vr},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
ft.firstMalformed()),n.malformed+=ft.malformed(),n.unmappable===0&&(n.firstUnmappable=e+ft.firstUnmappable(),n.codePoint=
ft.codePoint()),n.unmappable+=ft.unmappable()}#i(e,n){let o=this.#e+n+M.start();throw this.#t=G(),this.#e=0,e===ar?new N(
p[this.from].name,o,M.length()):new q(M.codePoint(),o,p[this.to].name)}},Cn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){
this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(e,n,o):this.#s(r,e,n,o),n===x.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(O,!1),new dt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==x.none);i.forEach(c=>{this.#r.
transcode(c,x.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var ii=require("node:buffer"),Y=require("node:fs"),U=require("node:path");var Oc=24,Tc=L(()=>At(Ac)),Ic=L(()=>At(Bc));function Wr(t,e,n){if(!(t!==O&&t!==A)&&!(n<Oc&&(n===0||t===A||!jr()))&&!Wt(e))return t===O?Tc():Ic()}function Ac(){let t=jt()<22?Co():()=>!0;if(!t)return;let e=It("utf-8"),n=Mc()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(
i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{
return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:
2)>c?s-c:s}return s}}}var jr=L(()=>jt()>=22&&!me()&&sn!==void 0);function Mc(){if(!jr())return;let t=sn;return(e,n)=>t.call(
e,0,n)}function Bc(){let t=o=>he.call(o,0,d(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.
length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){
if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-
r%2;return(o[i-1]&252)===216?i-2:i}}}var Fc=65279,$c=24,Nc=256,_=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=
e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return p[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=
0}decode(e,n,o){let r=this.#t,i=this.#e,s=this.#n,c=d(e),a="";try{a=this.#r(e,c,n)??this.#c(e,c,n)}catch(u){throw this.#t=
r,this.#e=i,this.#n=s,H(u)}let f=this.#o;if(f)throw this.#o=null,this.#e=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){
let r=Wr(this.encoding,e,n),i=this.#i(e,n,!r);return i===void 0||this.fatal&&i.includes("\uFFFD")?r&&this.#s(r,e,n,o):(this.#n+=
n,this.#e||=n>0,i)}#i(e,n,o){if(!(this.#t||!po(this.encoding)))return o?Ro(this.encoding,e,n,En):n<$c?En(this.encoding,e,
n):void 0}#s(e,n,o,r){let i=0,s="",c=e.completeLength(n,o);if(o<Nc&&(this.#t||c<o))return;if(this.#t){if(this.encoding!==
O)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#c(y(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&
n[i]===e.bom[0]&&e.bom.every((u,l)=>n[i+l]===u)&&(i+=e.bom.length,this.#n+=e.bom.length),this.#e||=c>0;let a=i===0&&c===
o?n:y(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=Ft(s,this.#c(a,c-i,!0)),this.#o)return s}else s=Ft(s,f),this.#n+=
c-i;return c<o?Ft(s,this.#c(y(n,c),o-c,r)):s}#c(e,n,o){Ee(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!et(
this.encoding),s=0;for(let c=0;;c+=b){let a=n-c<=b,f=Math.min(b,n-c),u=c===0&&a?e:y(e,c,c+f),l=fr(u,f,s,this.fatal,o&&a);
if(l<0)return this.#t=G(),this.#o=new N(this.name,this.#n+c+M.start(),M.length()),r;if(s+=l,s>0&&(a||!lr(s))&&(r=Ft(r,pr(
!i&&hr()===Fc?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=o?null:Qo(),this.#n+=n,r}};function Hr(t,e){let n=V(t,e);
if(n===P)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which d\
ecodes nothing.`);return n}var Ct={failure:1,usage:2};var Dn=require("node:buffer");var Yr=56320;function _n(t){if((0,Dn.isUtf8)(t))return Gr(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,Dn.isUtf8)(r));e+=o?Gr(o):String.fromCharCode(Yr+t[n]),n+=o?.length??1}return e}var Gr=t=>Buffer.from(t.buffer,
t.byteOffset,t.length).toString();function T(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(
e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-Yr)))}function B(t){return t===""?"''":t==="-"?"standard i\
nput":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var F=require("node:fs");var Kr=require("node:util");var qr={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},Jt={
...qr,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},Xt={...qr,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function nt(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Kr.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function X(t,e){
return Zt(t,e instanceof Error?e.message:String(e)),Ct.failure}function Zt(t,e){Dt(`encoding-wasm: ${t}: ${e}
`)}var Vr=!1;function Dt(t){Vr||process.stderr.on("error",()=>{}),Vr=!0,process.stderr.write(t)}var Z=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var De=1<<18,zr,Ln=0;async function Rn(t,e){let n=async i=>{try{return await i()}catch(s){throw nt(s,Jt)}},{next:o,close:r}=await n(
()=>t==="-"?Cc(e):Dc(T(t),e));return{next:()=>n(o),close:r}}async function*_e(t){let e=await Rn(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function Cc(t){let e=ti((0,F.fstatSync)(Ln,{bigint:!0}),t);return e.
isFile()?Xr(Ln,e,()=>{}):_c()}function Dc(t,e){let n=ti((0,F.statSync)(t,{bigint:!0}),e);if(!n.isFile())return Lc(t);let o=(0,F.openSync)(
t,"r");return Xr(o,n,()=>(0,F.closeSync)(o))}function Xr(t,{size:e},n){zr??=new Uint8Array(De);let o=zr,r=0;return{async next(){
let i=(0,F.readSync)(t,o,0,De,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,F.fstatSync)(t,{bigint:!0}).size<e)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function _c(){let t=Zr(
Ln,()=>{}),e=process.platform==="win32"?Jr():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!==
"EAGAIN")throw n;e=Jr()}return e.next()},close:()=>e?.close()}}function Jr(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Lc(t){let e=await Qr(
n=>(0,F.open)(t,n));return Zr(e,()=>(0,F.closeSync)(e))}function Zr(t,e){let n=new Uint8Array(De);return{next:async()=>{
let r=await Qr(i=>(0,F.read)(t,n,0,De,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Qr=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function ti(t,e){if(t.isDirectory())throw new Error(Jt.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var g=require("node:fs"),Q=require("node:path");var oi=1;function Un(t){if(t===void 0)return Rc();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,g.lstatSync)(
T(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,g.statSync)(T(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(Q.sep))throw new Error(Xt.EISDIR);return o&&!o.isFile()?Pn((0,g.createWriteStream)(T(t)),!0):(o&&(0,g.accessSync)(
T(t),g.constants.W_OK),Pc(n?kn(t):t,o))}var ei;function Rc(){return ei??=kc(),ei}function kc(){let t=(0,g.fstatSync)(oi,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?Pn(process.stdout,!1):Uc(e)}function Uc(t){let e,
n=()=>{e??=Pn(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,g.writeSync)(oi,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function Pn(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function kn(t){if(!(0,g.lstatSync)(T(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=_n((0,g.readlinkSync)(
T(t),"buffer"));return(0,Q.isAbsolute)(e)?kn(e):kn(`${_n(g.realpathSync.native(T((0,Q.dirname)(t)),"buffer"))}${Q.sep}${e}`)}
var ni=0;function Pc(t,e){ni+=1;let n=[process.pid,ni,Math.random().toString(36).slice(2)].join("-"),o=T((0,Q.join)((0,Q.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,g.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,g.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,g.writeSync)(r,a))},wait(){},finish(){s(),e&&(vc(o,e),(0,g.chmodSync)(o,e.mode)),
(0,g.renameSync)(o,T(t))},discard(){try{s()}finally{(0,g.rmSync)(o,{force:!0})}}}}function vc(t,{uid:e,gid:n}){try{(0,g.chownSync)(
t,e,n)}catch{}}async function Le(t){try{let e=Un();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return vn(
void 0,e)}}function vn(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":B(t);return X(`cannot write ${o}`,nt(e,Xt))}async function si(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,u)=>{c=await Le(`${B(f)}: ${u}
`)||c};for(let f of t.files)try{e.skipUTF8&&await Yc(f)?(s+=1,e.dryRun&&await a(f,"would be left alone: it is UTF-8")):await Wc(
f,t,e,r,{run:n,say:a})?i+=1:o.push(f)}catch(u){X(B(f),u),o.push(f)}if(!t.quiet){let f=e.dryRun?"would be converted":"con\
verted",u=s>0?`, ${s} left alone`:"",l=o.length>0?`, ${o.length} failed: ${o.map(B).join(", ")}`:"";Dt(`encoding-wasm: ${Z(
i,"file")} ${f}${u}${l}
`)}return o.length>0?Ct.failure:c}async function Wc(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
t:(0,U.join)(o,Gc(t));if(o!==void 0){let u=(0,U.resolve)(a);if(u===(0,U.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(u))throw new Error(`${B(a)} is the place of another file; con\
vert it by itself`);i.add(u)}let f=p[e.to].name;if(r){let u="";if(await s({files:[t],output:a,isDry:!0,onDecision:E=>{u=
p[E].name}})!==0)return!1;let m=a===t?"":`, to ${B(a)}`,w=n?`, and kept as ${B(t+n)}`:"";return await c(t,`would be conv\
erted from ${u} to ${f}${m}${w}`),!0}try{return o!==void 0&&Hc((0,U.dirname)(a)),n?await jc(t,n,()=>s({files:[t],output:a})):
await s({files:[t],output:a})===0}catch(u){throw nt(u,Xt)}}async function jc(t,e,n){let o=T(`${t}${e}.tmp`);try{(0,Y.accessSync)(
T(t),Y.constants.R_OK)}catch(i){throw nt(i,Jt)}(0,Y.copyFileSync)(T(t),o);let r=await n()===0;return r?(0,Y.renameSync)(
o,T(`${t}${e}`)):(0,Y.rmSync)(o,{force:!0}),r}var ri=new Set;function Hc(t){ri.has(t)||(0,Y.mkdirSync)(T(t),{recursive:!0}),
ri.add(t)}function Gc(t){let e=(0,U.isAbsolute)(t)?(0,U.basename)(t):(0,U.relative)(".",t);return e.startsWith("..")?(0,U.basename)(
t):e}async function Yc(t){let e=new _(O,!0,!0),n=!0,o=!1;try{for await(let r of _e(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,ii.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof N)return!1;
throw r}}var Vc=.9,Re=class{#t;#e=new D;constructor(e=xt({},"Examination")){this.#t=new dt(e)}add(e,n){let o=Math.min(d(e),Be-this.#e.
length);o>0&&this.#e.add(z(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return In(e)?Tr(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=ai(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>ai(n.encoding,o)||n.score>=Vc)&&ci(e.encoding,
o)!==ci(n.encoding,o)?i:void 0}},ci=(t,e)=>new _(t,!1,!0).decode(e,!1);function ai(t,e){let n=0,o=null;for(let r=0;r<d(e);r+=
b){let i=y(e,r,Math.min(r+b,d(e)));Ee(t,o),ur(i,!1),n+=ft.malformed(),o=G()}return n}var Kc=1<<20;async function fi({files:t,sniffing:e,json:n,quiet:o}){let r=xt(e,"--detect"),i=xt({...e,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of t)try{let f=new Re(i),u=e.sniff==="detect"?f:new dt(r),{encoding:l,...m}=await qc(a,u,f),
w=f.doubt&&zc(f.doubt),E=f.detected?.kind??(m.source==="default"?"empty":"text");c.push({file:a,encoding:p[l].name,...m,
kind:E,doubt:w??null}),w&&!o&&Zt(B(a),Jc(w))}catch(f){s=X(B(a),f)}return await Le(n?`${JSON.stringify(c,null,2)}
`:Xc(c))||s}async function qc(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of _e(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>Kc))break;return r(new Uint8Array,!0),e.decision}function zc({declared:t,
detected:e,...n}){let o=e===void 0?null:p[e].name;return{declared:p[t].name,detected:o,...n}}function Jc({declared:t,detected:e,
score:n,malformed:o}){let r=`has ${Z(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it d\
eclares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Xc(t){let e=t.
map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,B(o)]),n=[
0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var ke=class{#t;#e;#n=0;#o=0;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=lt(e,A,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=lt(A,n,{...s,ignoreBOM:et(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(e,n,o){let r=[];this.#t.transcode(e,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?Zc(c):c,x.none,o);n===x.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let e={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,e}};function Zc(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var ui=require("node:fs"),di=require("node:path");function li(){let t=(0,di.join)(__dirname,"encoding.wasm");try{return Vo((0,ui.readFileSync)(t)),!0}catch(e){let{message:n}=nt(
e,{});return X(`its part ${B(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}function hi(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function pi(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
t,n.prototype)}function Ue(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=K(t,o),i=V(j(e),o),{fatal:s,ignoreBOM:c}=v(n,{fatal:Boolean,
ignoreBOM:Boolean},o),a=J(r),f=Tt(a),u=f&&!c?f.bytes.length:0,l=new _(f?.encoding??i,s,!0,u);return Qe(o,()=>l.decode(y(
a,u),!0))}function Wn(t){return Qc(O,J(K(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Qc(t,e){return new _(t,!1,!0).decode(e,!0)}var Gn=1,mi=2,ve=3,Yn=4,ht=10,We=1e3,wi=1010;function ta(t,e){if(/[\t\n\f\r]/.test(t))return Gn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(t))return Yn;if(!/[\p{L}\p{M}]/u.test(t))return e<128?Gn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(t)?mi:ve;if(e<12288){let n=e<880?1:e>>8;return ht*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?wi:
We}var ea=65280,na=/[бгжзйф-я]/i,jn;function Pe(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(Ue(Uint8Array.from(r),t))}var Hn;function Vn(t){Hn??=new Uint16Array(65536),jn??=[Pe("shift_j\
is",136,151,64),Pe("gbk",176,215),Pe("big5",164,198,64),Pe("euc-kr",176,200)];let e=jn.map(()=>0),n=0,o=Gn;for(let r of t){
let i=Number(r.codePointAt(0)),s=Hn[i]||ta(r,i);Hn[i]=s;let c=o>=ht;if(s===Yn)n+=22;else if(s===ve)n+=c?15:o===ve?7:11;else if(s===
mi)n+=c?9:7;else if(s>=We){for(let[a,f]of jn.entries())s===wi?e[a]+=a>0?13:i>ea?9:5:e[a]+=f.has(r)?9:14;c&&o<We&&(n+=9)}else if(s>=
ht){let a=r<"\x80";a||(n+=s<2*ht?6:na.test(r)?7:4),c&&o!==s?o>=We?n+=6:Math.trunc(o/ht)!==Math.trunc(s/ht)?n+=12:s%ht===
1&&(n+=a?3:11):c&&!a&&(n+=s%ht),(o===ve||o===Yn)&&(n+=4)}o=s}return n+Math.min(...e)}var Kn="Failed to execute 'decode' on 'TextDecoder'",qn=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=oa(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&pi(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=C,n=void 0){let o=this.#t,r=K(e,Kn),i=de(n,"strea\
m",Kn);return this.#e||o.reset(),this.#e=i,o.decode(Oo(r),!i,Kn)}},gi=hi(qn,"TextDecoder");function oa(t,e,n){let o=j(t),
r=de(e,"fatal",n),i=de(e,"ignoreBOM",n);return new _(Hr(o,n),r,i)}var Oi="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),ra=.25,Ti=/^[GSBE]/,Ii=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
ia=/^w|G|S|B.+5|KR/,_t="UTF-8",sa=-2,ca=1,aa=1e3,fa=40,ua=.003,yi=30,xi=10,da=25,la=7,ha=10,pa=15,ma=3,wa=4,Ei=5;function Ai(t,e=void 0){
let n=j(t),{maxSteps:o}=v(e,{maxSteps:(c=2)=>Math.min(Number(c),ma)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-fa),s=n.slice(i,i+aa);return ga(s,o).map(({steps:c,gain:a})=>({text:bi(n,c)??n.replace(
/[^\r\n]+/g,f=>bi(f,c)??f),path:c.map(({really:f,readAs:u})=>`${f} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function ga(t,e){
let n=Si(t);if(n>da)return[];let o=Vn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(
f=>ya(f,o)).sort(zn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,Ei)}r.delete(t);let s=[...r.
values()].sort(zn).slice(0,Ei);for(let a of s)a.gain+=.6*Si(a.text);s.sort(zn);let c=la+Math.min(ha,40/t.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-pa))}var zn=(t,e)=>e.gain-t.gain;function ya({text:t,steps:e,bits:n},o){let r=[];
for(let[i,s]of Oi.entries()){let c=Ti.test(s)&&!Ii.test(t)?void 0:Jn(t,s);if(!c)continue;let f=t.includes(Lt)||Mi(c)?.includes(
Lt)?Sa:Mn(c).candidates;for(let{encoding:u,score:l}of f){if(l<ua)break;if(e.length>0&&u!==_t&&e[0].really!==_t)continue;
let m=Xn(c,u,!0);if(m===void 0||m===t)continue;let w=n+2.4*Math.log2(l)-i*ra-(u===_t?sa:ca)-(e.length>0?wa:0),E=o-Vn(m)+
w;r.push({text:m,steps:[...e,{really:u,readAs:s}],bits:w,gain:E})}}return r}function Si(t){if(t.includes(Lt))return 0;let e=Ii.
test(t),n=-1/0;for(let o of Oi){let i=ia.test(o)&&Ti.test(o)===e?Jn(t,o):void 0;if(!i)continue;let[s,c]=[2**-yi,2**-yi];
for(let{encoding:a,score:f}of Mn(i).candidates)a===o||Xn(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:e?Math.max(-xi,Math.min(n,xi)):n}function bi(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Jn(n,r),s=i&&Xn(i,
o);if(s===void 0)return;n=s}return n}var xa=127,Lt="\uFFFD",Ea=4,Sa=[{encoding:_t,score:.9}];function Jn(t,e){let n=t.replaceAll(
Lt,"\x7F").replace(/[\x80-\x9F]/g,o=>Ue(Uint8Array.of(o.charCodeAt(0)),e));try{return new ut(yr(e,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function Xn(t,e,n=!1){if(t.includes(xa))return e===_t?ba(t):void 0;try{return new gi(e,{
fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===_t?Mi(t):void 0}}function Mi(t){let e=Wn(t),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return Ea*n<=o?e:void 0}function ba(t){let e=Wn(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Lt)&&n.length<=o.length+1?e.replaceAll("\x7F",
Lt):void 0}var je=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=lt(e,O,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=lt(O,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===x.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new _(O,!1,!0).decode(r,!0),[s]=Ai(i);n===x.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===x.result?n:x.none,o)}takeLosses(){let{malformed:e,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:e,firstMalformed:n}}};var Bi=13,He=10,Ge=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===R||n===A?2:1,this.#n=n===R?0:1,this.#t=
(e==="lf"?[He]:[Bi,He]).flatMap(o=>this.#e===1?[o]:n===R?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Bi;if(a||c===He&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
He)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var $i=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var Zn=new Set,Qn=!1,Fi=Date.now();function to(t){if(Zn.add(t),!Qn)for(let e of $i)process.on(e,Ni);return Qn=!0,()=>Zn.
delete(t)}function Ni(t){for(let e of Zn)e();for(let e of $i)process.off(e,Ni);process.kill(process.pid,t)}function Ci(){
if(!(!Qn||Date.now()-Fi<50))return new Promise(t=>{setImmediate(()=>{Fi=Date.now(),t()})})}function _i(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${Z(s,"invalid byte sequence")} ${eo(s)} left out, ${no(s)}at offset ${c}`),t.unmappable>0&&i.push(`${Di(
t.unmappable,n)} ${eo(t.unmappable)} left out`),i;if(s>0){let l=Z(s,"invalid byte sequence"),m=`${no(s)}at offset ${c}`;
i.push(`${l} became ${Ta(n,o)}, ${m}; the file is damaged, or not in ${p[e].name}: check --from, or use --fatal to stop \
at such bytes`)}let u=o==="ignore"?`${eo(t.unmappable)} left out`:Oa[typeof o=="function"?"function":o];if(t.unmappable>
0&&u){let l=`${no(t.unmappable)}${oo(f)} at offset ${a}`;i.push(`${Di(t.unmappable,n)} ${u}, ${l}; use --unmappable html\
, or --to utf-8`)}return i}var Oa={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},eo=t=>t===1?"was":"were",no=t=>t===1?"":"the first ",Di=(t,e)=>`${Z(t,"character")} that ${p[e].name} can't r\
epresent`;function oo(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${ie(t)})`:ie(t)}
function Ta(t,e){return re(t)||t===W("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var ki=require("node:fs");var ro=1e6,Ia=20*ro,Aa=2*ro,Ma=100,Li=40,Ba="\x1B[?25l",Fa="\x1B[?25h",Ri="\r\x1B[K";function Ui(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(u){let l=Date.now();if(i&&l-c<Ma)return;c=l,s||n(),s=!0;let m=Da(r,u,(l-a)/1e3);Dt(`${i?"":Ba}${Ri}${m.
slice(0,process.stderr.columns)}`),i=!0}return{add(u){r+=u,!(r<Aa)&&(o??={total:Na(t),canShow:$a(e)},o.canShow&&(o.total??
r)>=Ia&&f(o.total))},stop(){i&&Dt(`${Ri}${Fa}`),i=!1}}}var $a=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function Na(t){let e=0;for(let n of t){let o=n==="-"?void 0:Ca(n);if(!o?.isFile())return;e+=o.size}return e}
function Ca(t){try{return(0,ki.statSync)(T(t))}catch{return}}function Da(t,e,n){let o=`${Ye(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${Ye(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*Li)).padEnd(Li,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Ye(t)} of ${Ye(e)} MB | ${o} | ${c}${s%
60} s left`}var Ye=t=>(t/ro).toFixed(1);var Pi=10,Ve=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new _(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(e){let n=0;for(let o=e.indexOf(Pi);o>=0;o=e.indexOf(Pi,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(e.slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=
1;this.#e=[]}};var pt=class extends Error{};async function co(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Ui(
t.files,n,()=>{o?.keepListening?.(),n&&(r=to(i))}),c=0;try{n||(r=to(i)),o=t.isDry?_a:Un(t.output);let a=new io(t,e,o,s);
for(let f of t.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
vn(t.output,a instanceof pt?a.cause:a)||c}return r(),c}var _a={write(){},wait(){},finish(){},discard(){}},io=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new so(e,n,i=>{try{o.write(i)}catch(s){throw new pt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof pt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),X(B(e),n)}}async end(){this.#o.convert(new Uint8Array,x.result),await this.#e.finish()}async#r(e){let n=await Rn(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,x.none),await this.#i(),this.#n.add(r.
length),await Ci()}finally{await n.close()}this.#o.convert(new Uint8Array,x.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new pt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),Zt(B(e),n)}},so=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let f=i==="keep"&&et(r)&&e.files.length===1,u={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(e,u);let l=c==="fatal"||c==="translit";this.#a=l&&
!et(r)?new Ve(r):void 0,this.#i=a&&new Ge(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#c=
!0,n!==x.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof pt)throw s;o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.
add(s))this.#f(c);if(this.#s=!o&&n===x.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.
settle();let i=o&&Ra(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#f(e){this.#n(this.#i?this.#i.add(e):e)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,x.source)}catch(e){if(e instanceof pt)throw e}}takeMessages(){let{from:e,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:_i(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e==
"object"&&s.unshift(La(r)),s}};function La({encoding:t,source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`\
it is taken for ${p[t].name} (${o})`}function Ra(t,e){if(t instanceof N){let n=t.length===1?"is":"are";return new Error(
`${Z(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; check --from, or leave out --fatal to replac\
e such bytes with U+FFFD`)}if(t instanceof q&&e){let{line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offset\
 ${t.index}): ${t.encoding} can't represent ${oo(t.codePoint)}; use --unmappable translit, html or replacement, or --to \
utf-8`)}return t}var ka=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,Ua=L(()=>new Map(ka.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,W(e)])})));function vi(t){return W(t)??Ua().get(ne(t))??Ze(t)}var Rt=class extends Error{};var Wi=["bash","zsh","fish"];var Ke=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:Pa,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:va,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:kr},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Bn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Wi}];var qe=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Pa(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:ji(e)}function va(t){let[e,...n]=t.split("//"),o=ji(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Rt(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function ji(t){let e=W(t)??vi(t);if(e===void 0)throw new Rt("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===P)throw new Rt("It stands for an encoding that holds no text.");return e}var ot="encoding-wasm",ze=()=>[...Ke,...qe].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?Wa():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:ja(e)}}),Wa=()=>["auto",...p.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],ja=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function Hi(t){return{bash:Ha,zsh:Ga,fish:Ya}[t]()}function Ha(){let t=ze().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=ze().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
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
`}function Ga(){let t=ze().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${ot}
# Completion for ${ot} in zsh: put it into a directory of $fpath as _${ot}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Ya(){let t=ze().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${ot} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${ot} in fish: \
put it into ~/.config/fish/completions/${ot}.fish
${t.join(`
`)}
`}var Je=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Gi(t){
let e=[...Ke,...qe].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(m=>`\\fB${Je(m)}\\fR`),u=f.pop(),l=r?`
${Je(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,u+a].join(", ")}
${Je(o)}${l}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Je(t)}" "User Commands"
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
`}async function Va(t,e){if(!li())return Ct.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:u,inPlace:l,outDir:m}=e,w={sniff:i,locale:s,detect:!0};if(o)return fi({...t,sniffing:w,json:r});
let E=u===void 0?void 0:Ne(t.to),$={...t,from:n==="auto"?xt(w,"--from auto"):n,unmappable:E?tt=>E(tt)??u:t.unmappable,drop:c},
mt={isLending:!c&&!a&&!f&&!Ka($.unmappable),newTranscoder(tt,St){let{from:bt,to:kt}=tt;return a?new je(bt,kt,St):c?new ke(
bt,kt,St):lt(bt,kt,mt.isLending?{...St,take:bn}:St,"")},newFixer:f&&(()=>new Te($.to))};if(l===void 0&&m===void 0)return co(
$,mt);let{skipUtf8:Qt=!1,dryRun:Et=!1}=e;return si($,{suffix:l,directory:m,skipUTF8:Qt,dryRun:Et},tt=>co({...$,...tt},mt))}
var Ka=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
