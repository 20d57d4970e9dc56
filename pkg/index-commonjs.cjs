var e=Object.defineProperty;var t=Object.getOwnPropertyDescriptor;var n=Object.getOwnPropertyNames
;var r=Object.prototype.hasOwnProperty;var i=(t,n)=>{for(var r of Object.keys(n))e(t,r,{get:n[r],enumerable:!0})
},o=(i,o,s,a)=>{if(o&&typeof o=="object"||typeof o=="function")for(let c of n(o))!r.call(i,c)&&c!==s&&e(i,c,{
get:()=>o[c],enumerable:!(a=t(o,c))||a.enumerable});return i};var s=t=>o(e({},"__esModule",{value:!0}),t);var a={};i(a,{
AutoDecoderStream:()=>As,DecoderStream:()=>Es,LegacyTextEncoder:()=>ds,LegacyTextEncoderStream:()=>xs,
TextDecoder:()=>hs,TextDecoderStream:()=>ws,TextEncoder:()=>Hs,TextEncoderStream:()=>bs,TranscoderStream:()=>Bs,
UnmappableError:()=>qe,bomSniff:()=>Ts,decode:()=>ks,decodeAuto:()=>eo,decodeUTF16:()=>qs,detectEncoding:()=>hi,
encode:()=>ls,encodeUTF16:()=>Ks,encodings:()=>d,findUnmappable:()=>Os,getOutputEncoding:()=>k,initialize:()=>Is,
labelToName:()=>T,localeDefaultEncoding:()=>Di,percentEncodeAfterEncoding:()=>Rs,repairMojibake:()=>Ta,
resolveEncoding:()=>Ce,sniffHTMLEncoding:()=>Ii,sniffXMLEncoding:()=>Pi,transcode:()=>Vo,utf8Decode:()=>$s,
utf8DecodeWithoutBOM:()=>Ms,utf8DecodeWithoutBOMOrFail:()=>Us,utf8Encode:()=>Cs});module.exports=s(a)
;var c=e=>Array(e).fill(void 0);function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(e){throw n=!1,e}}
return t}}
var u=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var d=/* @__PURE__ */f();function f(){let e=u.split(`\n`).map(e=>{let[t,...n]=e.split(" ");return Object.freeze({
name:t,labels:Object.freeze([...n,t.toLowerCase()].sort())})});return Object.freeze(e)}
var h=/* @__PURE__ */l(()=>new Map(d.flatMap(({labels:e},t)=>e.map(e=>[e,t])))),m=e=>e<36&&e!==33,g=e=>e>0&&e<29,p=e=>e>=29&&m(e)
;function w(e){let t=h();return t.get(e)??t.get(O(F(e)))}
var y=/* @__PURE__ */l(()=>new Map(Array.from(h(),([e,t])=>[v(e),t]).reverse()));function b(e){let t=v(e),n=y().get({
936:"gbk",950:"big5"}[t]??t);return n===36?void 0:n}
var v=e=>O(e).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),x=[{
encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function B(e){
if(e[0]>=239)return x.find(t=>t.bytes.every((t,n)=>e[n]===t))}function A(e){return x.find(t=>t.encoding===e)?.bytes}
function S(e){return e===0||e===37||e===38}function F(e){let t=0,n=e.length;for(;E(e[t]);)t+=1;for(;E(e[n-1]);)n-=1
;return e.slice(t,n)}var E=e=>`\t\n\f\r `.includes(e);function O(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}
function T(e){let t=w(`${e}`);return t===void 0?null:d[t].name}function k(e){let t=w(`${e}`)
;return t===void 0?null:d[t!==36&&t!==37&&t!==38?t:0].name}
var $=/* @__PURE__ */new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["body",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it first","read it first"]]])
;function M(e){if(e==null)return`${e}`;if(typeof e!="object")return typeof e;try{
let t=Object.prototype.toString.call(e).slice(8,-1);return/^(Array|Object|Promise)$/.test(t)?t.toLowerCase():t}catch{
return"object"}}var U=e=>/^(null|undefined)$/.test(e),C=e=>U(e)?e:`${/^[aeio]/i.test(e)?"an":"a"} ${e}`;function j(e){
return typeof e!="string"?D(M(e),0):w(e)===void 0?"it is a string, which is already decoded.":`it is the label '${e}'; pass the bytes first, and the label after them.`
}function I(e){let t=M(e)
;return ArrayBuffer.isView(e)?`it is ${C(t)}; make a Uint8Array of its buffer.`:/ArrayBuffer$/.test(t)?`it is ${C(t)}; make a Uint8Array of it.`:D(t,0)
}function P(e){let t=M(e);return ArrayBuffer.isView(e)||/ArrayBuffer$/.test(t)?"it is bytes; decode them first.":D(t,1)}
function D(e,t){
let n=$.get(/^(Blob|File|Request|Response)$/.test(e)?"body":e)?.[t]??(t===1&&!U(e)?"convert it with String()":"")
;return`it is ${C(e)}${n&&`; ${n}`}.`}
var _=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,L=()=>Object.getPrototypeOf(Uint8Array.prototype),W=e=>_(L(),e),N=e=>_(DataView.prototype,e),R=()=>_(ArrayBuffer.prototype,"byteLength"),z=e=>L()[e],H=/* @__PURE__ */W(Symbol.toStringTag),K=/* @__PURE__ */W("buffer"),q=/* @__PURE__ */W("byteOffset"),J=/* @__PURE__ */W("byteLength"),G=/* @__PURE__ */z("includes"),V=/* @__PURE__ */z("set"),Z=/* @__PURE__ */N("buffer"),Y=/* @__PURE__ */N("byteOffset"),X=/* @__PURE__ */N("byteLength"),Q=/* @__PURE__ */R(),ee=e=>J.call(e),te=(e,t,n=ee(e))=>n>t?new Uint8Array(K.call(e),q.call(e)+t,n-t):pe
;function ne(e,t){let n=new Uint8Array(ee(e)+ee(t));return ie(n,e),ie(n,t,ee(e)),n}
var re=(e,t)=>te(e,0,Math.min(t,ee(e))),ie=(e,t,n)=>V.call(e,t,n),oe=(e,t)=>G.call(e,t);function se(e,t,n){
let r=n-t,i=new Uint8Array(r);if(r>24)ie(i,te(e,t,n));else for(let n=0;n<r;n++)i[n]=e[t+n];return i}
function ae(e,t,n,r){if(r>24)V.call(e,ee(n)===r?n:te(n,0,r),t);else for(let i=0;i<r;i++)e[t+i]=n[i]}function ce(e){try{
return Q.call(e),!1}catch{return!0}}var le=e=>H.call(e)==="Uint8Array"&&!ce(K.call(e));function ue(e,t,n=void 0){
if(!ArrayBuffer.isView(e)&&we(e)===void 0){let r="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'"
;throw new TypeError(`${t}: ${n??`${r}: ${j(e)}`}`)}return e}function de(e,t){if(me(e))return e
;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array': ${I(e)}`)}function fe(e){if(le(e))return e
;let t=ArrayBuffer.isView(e)?ge(e):he(e);return ce(K.call(t))?se(t,0,ee(t)):t}function he(e){try{
return new Uint8Array(e)}catch{return pe}}var me=e=>H.call(e)==="Uint8Array";function ge(e){try{
return H.call(e)===void 0?new Uint8Array(Z.call(e),Y.call(e),X.call(e)):new Uint8Array(K.call(e),q.call(e),J.call(e))
}catch{return pe}}var pe=/* @__PURE__ */new Uint8Array;function we(e){try{return Q.call(e)}catch{}try{
return X.call(new DataView(e))}catch{return}}function ye(e,t,n){be(e,n);let r={...t}
;for(let i in t)Object.hasOwn(t,i)&&(r[i]=t[i](e?.[i],n,i));return r}function be(e,t){
if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}
function ve(e,t){return be(e,t),!!e?.stream}var xe=e=>`${e}`;function Be(e){
return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}function Ae(e,t){if(typeof e=="string")return e
;throw new TypeError(`${t}: The provided value is not a string: ${P(e)}`)}var Se=e=>e===void 0?void 0:!!e
;function Fe(e,t){be(e,t);let n=!!e?.fatal,r=!!e?.ignoreBOM;return{fatal:n,ignoreBOM:r}}function Ee(e,t,n){
if(e>=t)return;let r=t===1?"argument":"arguments"
;throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}function Oe(e,t="option"){return(n,r,i)=>{
if(n===void 0)return e[0];let o=xe(n);if(e.includes(o))return o;let s=e.join("', '")
;throw new TypeError(`${r}: The ${t} '${i}' can't be '${o}'; use one of '${s}'.`)}}
var Te=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function ke(e){
for(let[,t,n,r]of e.matchAll(Te))if(/^charset$/i.test(t))return n?.replace(/\\(.)/gs,"$1")??r}
var $e=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","866nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005","28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 8859101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102"],Me=/* @__PURE__ */l(()=>new Map($e.flatMap((e,t)=>e.split(" ").map(e=>[e,t]))))
;function Ue(e){let t=ke(e)??e;return w(t)??Me().get(v(t))??b(t)}function Ce(e){let t=Ue(xe(e))
;return t===void 0?null:d[t].name}var je=e=>(e&63488)===55296,Ie=e=>(e&64512)===55296;function Pe(e,t){
let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return n>=55296&&n<=57343?65533:n}
var De=e=>e<128?1:e<2048?2:e<65536?3:4,_e=e=>e<194||e>244?0:e<224?2:e<240?3:4;function Le(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}function We(e,t,n){let r=""
;for(let i=0;i<n;i+=8192){let o=new Uint16Array(e,t+2*i,Math.min(8192,n-i));r+=String.fromCharCode.apply(null,o)}
return r}function Ne(e,t,n){let r=n
;return e<128?t[r++]=e:(e<2048?t[r++]=192|e>>6:(e<65536?t[r++]=224|e>>12:(t[r++]=240|e>>18,t[r++]=128|e>>12&63),
t[r++]=128|e>>6&63),t[r++]=128|e&63),r}var Re=class{encoding;offset;length;constructor(e,t,n){this.encoding=e,
this.offset=t,this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}};function ze(e,t){try{return t()}catch(t){throw t instanceof Re?t.toTypeError(e):t}}
var He=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Ke=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),qe=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${He(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&Ke in t}[Ke](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function Je(e){try{return e()}catch(e){
let{code:t,message:n,path:r}=e,i=t==="ENOENT"?`the deployment or bundle left out the file ${r}; copy it there from the package`:`its file encoding.wasm can't be read (${n})`
;throw new Error(`encoding-wasm: ${i}, or let the bundler use the condition 'module'.`,{cause:e})}}
var Ge=void 0,Ve=()=>Je(()=>require("node:fs").readFileSync(__dirname+"/encoding.wasm")),Ze="encoding-wasm",Ye=!0
;var Xe=(e,t)=>e?.prototype?.[t],Qe=e=>Xe(globalThis.Buffer,e),et=/* @__PURE__ */Qe("ucs2Slice"),tt=/* @__PURE__ */Qe("ucs2Write"),nt=/* @__PURE__ */Qe("utf8Slice"),rt=/* @__PURE__ */Qe("latin1Slice"),it=e=>globalThis[e],ot=/* @__PURE__ */it("TextDecoder"),st=/* @__PURE__ */Xe(ot,"decode"),at=/* @__PURE__ */it("TextEncoder"),ct=/* @__PURE__ */Xe(at,"encode"),lt=/* @__PURE__ */Xe(at,"encodeInto")
;function ut(e,t=!1,n=!0){let r=new ot(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:st})}
function dt(){let e=new at;return Object.defineProperties(e,{encode:{value:ct},encodeInto:{value:lt}}),e}function ft(e){
try{return e()}catch{return}}var ht=e=>globalThis.process?.getBuiltinModule?.(e),mt=()=>"WebSocketPair"in globalThis,gt
;function pt(){let{TransformStream:e}=globalThis
;return e&&(e===gt||mt())?e:(gt=[e,ht("node:stream/web")?.TransformStream].find(e=>typeof e=="function"&&typeof(new e).readable?.getReader=="function"),
gt)}var wt=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],yt;function bt(){
if(typeof WebAssembly!="object")return!1;try{
yt??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(wt)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(yt=!1)}return yt??!0}
var vt=/* @__PURE__ */l(()=>mt()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":nt&&rt&&et?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var xt=1/0,Bt={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],
utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],
multiByte:[0,513]},chromium:{utf8:[0,64],utf16LE:[0,xt],singleByte:[4096,xt],multiByte:[512,xt]},firefox:{utf8:[0,17],
utf16LE:[0,33],singleByte:[256,257],multiByte:[512,xt]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],
multiByte:[0,xt]}},At={node:{ascii:48,loop:128,utf16ByString:16777216},deno:{ascii:48,loop:128,utf16ByString:0},bun:{
ascii:32,loop:xt,utf16ByString:16777216},chromium:{ascii:1024,loop:128,utf16ByString:0},firefox:{ascii:400,loop:xt,
utf16ByString:0},other:{ascii:xt,loop:xt,utf16ByString:0}},St={node:{utf8Slice:8191,latin1:!0,readByHost:128,
writeByHost:64},deno:{utf8Slice:64,latin1:!0,readByHost:128,writeByHost:xt},bun:{utf8Slice:0,latin1:!0,readByHost:16,
writeByHost:16},chromium:{utf8Slice:0,latin1:!1,readByHost:xt,writeByHost:xt},firefox:{utf8Slice:0,latin1:!1,
readByHost:1024,writeByHost:xt},other:{utf8Slice:0,latin1:!1,readByHost:16,writeByHost:xt}
},Ft=[0,xt],Et=[xt,xt],Ot=/* @__PURE__ */c(40);function Tt(e){if(Ot[e]===void 0){let[t,n]=kt(e);Ot[e]={lookUp:t,host:n}}
return Ot[e]}function kt(e){let{utf8:t,utf16LE:n,singleByte:r,multiByte:i}=Bt[vt()]
;return e===0?t:e===38?n:!!0&&(g(e)||p(e))?Et:g(e)?r:p(e)?i:Ft}var $t=()=>At[vt()],Mt=()=>St[vt()];function Ut(e,t,n,r){
let i=_t(n),o=e=>Ct(e,i,t),s=(r&&o(()=>It(n,r)))??i,{readByHost:a,writeByHost:c}=Mt(),l=a<1/0&&(o(()=>Pt(e,n))??o(()=>Dt(n)))
;return l?{...s,read:(e,t)=>(t<a?s:l).read(e,t),write:(e,t)=>(e.length<c?s:l).write(e,t),maxUnits:l.maxUnits,
collect:l.collect}:s}function Ct(e,t,n){
let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short";return ft(()=>{let i=e()
;return i.write(r,n),t.read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0})}var jt="strings";function It(e,t){
let[n]=WebAssembly.Module.customSections(t,jt),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,maxUnits:65539}}function Pt(e,t){
let[n,r]=[et,tt];return{read:(t,r)=>n.call(e(),t,t+2*r),write:(t,n)=>r.call(e(),t,n,2*t.length),maxUnits:1/0,
collect:Lt(t,(e,t)=>n.call(e,0,t))}}function Dt(e){let t=ut("utf-16le");return{..._t(e),
read:(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),collect:Lt(e,(e,n)=>t.decode(te(e,0,n)))}}function _t(e){return{
read:(t,n)=>We(e.buffer,t,n),write(t,n){let r=new Uint16Array(e.buffer,n,t.length)
;for(let e=0;e<t.length;e++)r[e]=t.charCodeAt(e)},maxUnits:1/0}}function Lt(e,t){let n
;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
ie(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
var Wt,Nt,Rt,zt,Ht={input:0,units:0,output:0},Kt=0,qt={name:"",encoding:-1},Jt={isBusy:!0,count:0};function Gt(e,t){
qt.name=e,qt.encoding=t,Jt.count+=1,Jt.isBusy&&Vt(),Jt.isBusy=!0}function Vt(e=Ve){if(!!0)return an(Ge());try{un(),
Wt??=sn(nn(e())),an(new WebAssembly.Instance(Wt).exports,Wt)}catch(e){throw dn(e)}}async function Zt(e,t){if(!0)try{un()
;let n=e(),r=rn(n)?n:await WebAssembly.compile(t?n:Xt(n));sn(r);let i=await WebAssembly.instantiate(r);if(Qt())return
;an(i.exports,r),Wt=r}catch(e){throw dn(e)}}var Yt=[0,97,115,109];function Xt(e){
let t=fe(ue(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."))
;if(Yt.every((e,n)=>t[n]===e))return t
;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")
}var Qt=()=>!Jt.isBusy,en=/* @__PURE__ */l(()=>ft(()=>rn(Ve()))===!0),tn=()=>Wt!==void 0||bt()||en();function nn(e){
return rn(e)?e:new WebAssembly.Module(e)}function rn(e){try{return WebAssembly.Module.customSections(e,on),!0}catch{
return!1}}var on="encoding-wasm";function sn(e){
let[t]=WebAssembly.Module.customSections(e,on),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${Ze} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function an(e,t=void 0){Nt=e,wn=WebAssembly.RuntimeError,Ht.input=Nt.input(),Ht.units=Nt.units(),Ht.output=Nt.output(),
Rt=gn(),zt=Ut(()=>mn().bytes,Ht.units,Nt.memory,t),Kt=Math.min(Nt.units_length(),zt.maxUnits),Jt.isBusy=!1}
var cn=Ye?"labels and names work without it":"single-byte encodings work without it",ln=Ye?"import 'encoding-wasm/no-wasm'":"use another host"
;function un(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${ln}; ${cn}.`)
}function dn(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(hn(e))return new RangeError(`encoding-wasm: ${fn} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${ln}`)
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${Ye?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${Ye?"call initialize() with a compiled module first":cn} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly;if(e instanceof r||e instanceof i){
let t=bt()?"the module is damaged; install it again":`this host lacks its SIMD; ${ln}`
;return n(`WebAssembly can't run: ${t} (${e})`)}return e}
var fn="no memory for WebAssembly; free some, and call again",hn=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function mn(){return Rt.bytes[0]===void 0&&(Rt=gn()),Rt}var gn=()=>({bytes:new Uint8Array(Nt.memory.buffer),
input:new Uint8Array(Nt.memory.buffer,Ht.input,65536),
codec:new Int32Array(Nt.memory.buffer,Nt.codec(),Nt.codec_length()>>2),
report:new Int32Array(Nt.memory.buffer,Nt.report(),12)});function pn(e,t,n){Gt(e,t);try{let e=n();return Jt.isBusy=!1,e
}catch(e){throw yn(e)}}var wn;function yn(e){if(!Jt.isBusy||!bn(e))return e
;let t=d[qt.encoding]?.name,n=`${qt.name}${t?` of ${t}`:""} failed`
;return vn()?new RangeError(`encoding-wasm: ${n}: ${fn}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}var bn=e=>wn!==void 0&&e instanceof wn;function vn(){try{return Nt.memory.grow(32),!1}catch{return!0}}
var xn=()=>new Int32Array(mn().codec),Bn=e=>ie(mn().codec,e);function An(e,t){Gt("decoding",e),t?Bn(t):Nt.new_decoder(e)
}function Sn(e,t){Gt("encoding",e),t?Bn(t):Nt.new_encoder(e)}function Fn(e,t,n,r){Gt("transcoding",e),
r?Bn(r):Nt.new_transcoder(e,t,+n)}function En(e,t){Nt.set_source_encoding(e,+t),Jt.isBusy=!1}function On(e){
let t=ee(e),n=Nt.alloc(t)>>>0;return ie(mn().bytes,e,n),[n,t]}
var Tn=/* @__PURE__ */l(()=>Uint8Array.from(u,e=>e.charCodeAt(0))),kn,$n=e=>pn("sniffing",-1,()=>(kn!==Nt&&Nt.give_labels(...On(Tn())),
kn=Nt,e())),Mn=(e,t,...n)=>$n(()=>Nt.sniff_html(...On(e),t,...n)),Un=(e,t,n)=>$n(()=>Nt.sniff_xml(...On(e),t,n))
;var Cn=(e,t)=>pn("sniffing",-1,()=>Nt.default_for(...On(e),t)),jn=(e,t,n,r,i,o)=>pn("detection",-1,()=>{let s=ee(e),a=0
;do{let n=Math.min(a+65536,s);Nt.feed_detector(...On(te(e,a,n)),+(t&&n===s)),a=n}while(a<s)
;let c=e=>e?On(e):[0,0],l=Nt.guess(...c(n),...c(r),...c(i),+o)>>>0,{buffer:u}=Nt.memory,d=new Float32Array(u,l,1)[0]
;return new Float32Array(new Float32Array(u,l+4,d))});function In(e,t,n,r,i){ae(mn().input,0,e,t),Jt.isBusy=!0
;let o=Nt.decode_block(t,n,+r,+i);return Jt.isBusy=!1,o}var Pn=(e,t,n)=>pn("decoding",-1,()=>{
for(let r=0,i=1024;r<t;r+=i,i=Math.min(4*i,65536)){let o=Math.min(i,t-r);if(ie(mn().input,o===t?e:te(e,r,r+o)),
!Nt.is_free_of(o,128,n))return!1}return!0}),Dn={encoding:-1,table:void 0,owner:void 0};function _n(e){
return Dn.encoding===e&&Dn.owner===Nt&&Dn.table?.[0]!==void 0?Dn.table:pn("encoding",e,()=>{
let t=Nt.unit_table(e)>>>0,{buffer:n}=Nt.memory;return Dn.encoding=e,Dn.owner=Nt,
t===0?Dn.table=void 0:g(e)?Dn.table=new Uint8Array(n,t,16384):Dn.table=new Uint16Array(n,t,65536),Dn.table})}
function Ln(e,t){try{return e+t}catch(e){throw Wn(e)}}
var Wn=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e});var Nn=(e,t,n,r=0)=>zt.write(e.slice(t,n),Ht.units+2*r);function Rn(e,t,n,r){Jt.isBusy=!0
;let i=Nt.encode_block(e,t,n,+r);return Jt.isBusy=!1,i}var zn={none:0,source:1,result:2};function Hn(e,t,n,r){
let i=ee(e);ae(mn().input,0,e,i),Jt.isBusy=!0;let o=Nt.transcode_block(i,+t,n,r);return Jt.isBusy=!1,o}function Kn(){
let e=mn().report;return{isFinished:e[0]!==0,read:e[1],written:e[2],start:e[3],length:e[4],codePoint:e[5],replaced:e[6],
firstReplaced:e[7],unmapped:e[8],firstUnmapped:e[9],unmappedCodePoint:e[10],held:e[11]}}
var qn=e=>se(mn().bytes,Ht.output,Ht.output+e);function Jn(e,t,n){let r=""
;for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var Gn=[0,255],Vn=[48,57],Zn=[65,65],Yn=[27,27],Xn=[33,126],Qn=[[Gn]],er=[[[127,255],Gn,Zn]],tr=[[[129,132],Vn,[129,254],Vn],[[133,254],Vn,[129,130],Vn]],nr=[[[216,223],[216,223],[216,223],[216,223]]],rr={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],Zn]],"UTF-16BE":nr,"UTF-16LE":nr,GBK:tr,gb18030:tr,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[Yn,[36,36],[66,66],Xn,Xn,Yn,[40,40],[66,66]],[Yn,[40,40],[64,74],Gn,Yn,[40,40],[66,66]],[Yn,[36,36],[64,67],Gn,[33,33],Yn,[40,40],[66,66]]]
};function ir(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],a=s-o+1;n[r*e.length+i]=o+t%a,t=Math.floor(t/a)}}return n}
function or(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function sr(e,t,n){
let r=2166136261;for(let i of ar(t,n)){let t=ir(i),n=e.decode(t);if(Jn(e,t,61)!==n)return;r=or(r,n)}
return(r>>>0).toString(36)}var ar=(e,t)=>t?Qn:[...er,...rr[e]??[]];function cr(e,t,n,r){let i=r?1:97
;return ar(n,r).every(n=>{let r=ir(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),a=e.decode(i),c=ft(()=>o.decode(i));if(c!==(a.includes("\ufffd")?void 0:a))return!1
;c===void 0&&(o=t())}return!0})}
var lr="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function ur(e,t,n,r){let i=r(!1);return sr(i,t,n)===lr.split(" ")[e]&&cr(i,()=>r(!0),t,n)}function dr(e,t,n){
let r=new ArrayBuffer(2*ee(t)),i=new Uint16Array(r),o=(t,r)=>{if(n)throw new Re(d[e].name,t,r);return 65533
},s=e===0?fr(t,i,o):hr(t,i,o,e);return We(r,0,s)}function fr(e,t,n){let r=ee(e),i=0;for(let o=0;o<r;){
let r=o,s=e[o++],a=s<128?1:_e(s),c=a===1?s:s&127>>a,l=()=>o===r+1?Le(s,e[o]):(e[o]&192)===128
;for(;o<r+a&&l();)c=c<<6|e[o++]&63;o!==r+a?t[i++]=n(r,o-r):(c>65535&&(t[i++]=55232+(c>>10)),
t[i++]=c>65535?56320|c&1023:c)}return i}function hr(e,t,n,r){let i=ee(e),o=t=>r===37?e[t]<<8|e[t+1]:e[t]|e[t+1]<<8,s=0
;for(let e=0;e<i;e+=2){let r=o(e),a=(r&64512)===55296
;e+1===i?t[s++]=n(e,1):je(r)?a&&e+3<i&&(o(e+2)&64512)===56320?(t[s++]=r,t[s++]=o(e+2),e+=2):a&&e+3===i?(t[s++]=n(e,3),
e+=1):t[s++]=n(e,2):t[s++]=r}return s}function mr(e,t,n,r){return!S(e)||!r&&br(e)?pr(wr(e,r),e,t,n,!1):dr(e,gr(t,n),r)}
function gr(e,t){if(t>2147483647)throw Wn(void 0);return se(e,0,t)}function pr(e,t,n,r,i){let o=gr(n,r);try{
return e.decode(o,{stream:i})}catch(e){throw e?.name!=="TypeError"?Wn(e):new Re(d[t].name,Number.NaN,0)}}
var wr=(e,t)=>br(e)?ut(d[e].name,t):vr(e),yr=/* @__PURE__ */c(40);function br(e){if(yr[e]===void 0){yr[e]=!1
;let{name:t}=d[e],n=e=>ut(t,e);yr[e]=ft(()=>ur(e,t,g(e),n))===!0}return yr[e]}function vr(e){let{name:t}=d[e];try{
pn("decoding",-1,()=>{})}catch(n){
let{message:r}=n,i=ft(()=>ut(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=g(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function xr(e,t,n,r,i,o){try{
An(e,t);let s=r>Kt&&r<268435456?zt.collect?.(r+3):void 0,a="",c=0;for(let t=0;;t+=65536){
let l=r-t<=65536,u=l?r-t:65536,f=u===r?n:te(n,t,t+u),h=In(f,u,c,i,o&&l);if(h<0){let n=Kn()
;throw new Re(d[e].name,t+n.start,n.length)}if(c+=h,!(!l&&c+65536+3<=Kt)){if(s)s.add(Ht.units,c);else{
if(u===r)return zt.read(Ht.units,c);a=Ln(a,zt.read(Ht.units,c))}if(l)return s?s.toText():a;c=0}}}catch(e){throw yn(e)}}
var Br=0;function Ar(e,t,n,r,i=!0){let o="";for(let s=0,a=!1;!a;){let c=pn("decoding",e,()=>Sr(e,t,s,n))
;if(r&&c.includes("\ufffd"))return;if(o=Ln(o,c),Br===n&&i)break;s=Math.min(n,Br+1024),a=s===n;let l=te(t,Br,s);try{
o=Ln(o,xr(e,null,l,s-Br,r,i&&a))}catch(e){throw e instanceof Re&&(e.offset+=Br),e}a||(s-=Kn().held)}return o}
function Sr(e,t,n,r){
let{buffer:i}=Nt.memory,o=new Uint16Array(i,Ht.units,65536),s=g(e),a=s?new Uint16Array(i,Nt.byte_table(e),256):new Uint16Array(i,Nt.pair_table(e),65536),c=""
;Br=r;for(let e=n;e<Br;){let n=0;if(s)for(let i=Math.min(r,e+65536);e<i;e++)o[n++]=a[t[e]];else for(;n<65536&&e<Br;){
let i=t[e],s=a[i],c=e+1;if((s&63488)===55296){if(s=c<r?a[i|t[c]<<8]:s,(s&63488)===55296){Br=e;break}c++}o[n++]=s,e=c}
c=Ln(c,zt.read(Ht.units,n))}return c}function Fr(e,t,n,r,i=!0){return pn("decoding",e,()=>{
let{readBytes:o,readPairs:s}=zt;if(!o||!s)return;let a=!!0||g(e),c=a?Nt.byte_table(e):Nt.pair_table(e);if(c===0)return
;ae(mn().input,0,t,n);let l=(a?o:s)(Ht.input,n,c)
;return l===null||r&&l.includes("\ufffd")||!a&&Or(n)===1&&(i||Er(e,mn().input[n-1]))?void 0:l})}
var Er=(e,t)=>e===32&&t>=144&&t<=160,Or=e=>mn().input[e];var Tr=0;function kr(e,t,n,r){let i
;n<=Tt(e).lookUp&&(i=Fr(e,t,n,r,!1));let o=i!==void 0;return i??=xr(e,null,t,n,r,!1),Tr=o?Or(n):Kn().held,i}
function $r(e,t){if(e===0)return t(Uint8Array.from(Mr))===Ur;if(e===38||e===37){
let n=Cr.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8]);return t(Uint8Array.from(n))===jr}
let n=n=>t(n)===xr(e,null,n,ee(n),!1,!0);if(!g(e))return!1;for(let e of Ir())if(!n(e))return!1;return!0}
var Mr=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],Ur="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Cr=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],jr="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*Ir(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}
var Pr=/* @__PURE__ */c(40);function Dr(e,t,n,r){Pr[e]===void 0&&(Pr[e]=null,Pr[e]=ft(()=>Nr(e))??null);try{
let i=n>2147483647?void 0:Pr[e]?.(t,n);return r&&i?.includes("\ufffd")?void 0:i}catch{return}}
var _r=/* @__PURE__ */new Uint8Array(64),Lr=/* @__PURE__ */c(65);function Wr(e,t){return t<=64?(ae(_r,0,e,t),
Lr[t]??=te(_r,0,t),Lr[t]):le(e)?ee(e)===t?e:te(e,0,t):se(e,0,t)}function Nr(e){let{latin1:t,utf8Slice:n}=Mt()
;if(t&&e===38)return Rr();if(t&&m(e)&&e!==0)return zr(e);let r=ut(d[e].name),i=e=>r.decode(e);if(!$r(e,i))return
;if(e!==0||n===0)return(e,t)=>i(Wr(e,t));let o=nt;if($r(0,e=>o.call(e)))return(e,t)=>t<=n?o.call(Wr(e,t)):i(Wr(e,t))}
function Rr(){let e=et,t=t=>e.call(t).toWellFormed();if($r(38,t))return(e,n)=>n%2===0?t(Wr(e,n)):void 0}function zr(e){
let t=rt,n=Uint8Array.from({length:256},(e,t)=>t);if(t.call(n)!==String.fromCharCode(...n))return;let r=e===21?224:128
;return(e,n)=>{let i=Math.ceil(n/8);for(let t=0;t<n;t+=i)if((e[t]&r)===128)return;let o=Wr(e,n)
;return Pn(o,n,r)?t.call(o):void 0}}function Hr(e,t,n,r,i){let o;if(!!0||tn()){if(t===0)return""
;let{lookUp:i,host:s}=Tt(n);t<=i?o=Fr(n,e,t,r):t>=s&&(o=Dr(n,e,t,r)),o??=xr(n,null,e,t,r,!0)}else o=mr(n,e,t,r)
;return i?o:Kr(o,n)}var Kr=(e,t)=>e.charCodeAt(0)===65279&&S(t)?e.slice(1):e;var qr=class{encoding;fatal;ignoreBOM;#e=pe
;#t=null;#n=void 0;#r=!1;#i;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#i=r}get name(){
return d[this.encoding].name}reset(){this.#e=pe,this.#t=null,this.#n=void 0,this.#r=!1,this.#i=0}decode(e,t,n){
let{encoding:r}=this,i=ee(e),o=ee(this.#e),s=o+i;if(i===0&&!t)return""
;let a=t||g(r)||i>64&&le(e),c=o===0&&a?e:this.#o(e,i,o),l,u=s;try{
this.#s(t)?l=this.#a(c,s,t):Jr(r)?l=this.#c(c,s,t):!t&&p(r)?(l=kr(r,c,s,this.fatal),u-=Tr):(t||(u-=Vr(r,c,s)),
l=Hr(c,u,r,this.fatal,!0))}catch(e){throw e instanceof Re?(e.offset+=this.#i-o,this.#e=pe,this.#i+=i,
n===void 0?e:e.toTypeError(n)):e}return!this.#r&&u>0&&(this.#r=!0,this.ignoreBOM||(l=Kr(l,r))),this.#e=u<s?se(c,u,s):pe,
this.#i+=i,l}#o(e,t,n){return n+t>512?ne(this.#e,te(e,0,t)):(n>0&&ie(Gr,this.#e),ae(Gr,n,e,t),Gr)}#s(e){
let{encoding:t}=this;return this.#n!==void 0||!tn()&&(Jr(t)||!e&&p(t))}#a(e,t,n){
let r=this.#n??wr(this.encoding,this.fatal);this.#n=void 0;let i=pr(r,this.encoding,e,t,!n);return n||(this.#n=r),i}
#c(e,t,n){try{let r=xr(this.encoding,this.#t,e,t,this.fatal,n);return this.#t=n?null:xn(),r}catch(e){
throw e instanceof Re&&(this.#t=xn()),e}}},Jr=e=>e===33||e===36,Gr=/* @__PURE__ */new Uint8Array(512)
;function Vr(e,t,n){if(e===0)return Zr(t,n);if(e!==38&&e!==37)return 0;let r=n%2
;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}function Zr(e,t){for(let n=1;n<=3&&n<=t;n++){let r=e[t-n]
;if(r>=128&&r<192)continue;let i=_e(r);return n<i&&(n===1||Le(r,e[t-n+1]))?n:0}return 0}
var Yr=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,Xr=[[/^auto$/i,"'auto' isn't an encoding: to find the encoding of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function Qr(e){let t=Xr.find(([t])=>t.test(e));if(t)return` ${t[1]}`;let n=ei(e),r=Ue(e)
;if(r===void 0&&Yr.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let i=r??ti(n)
;return i!==void 0&&i!==36?` Did you mean '${d[i].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var ei=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function ti(e){if(e.length<3)return
;let t=e.replace(/\D/g,""),n=d.flatMap(({labels:n},r)=>n.map(ei).some(n=>n.replace(/\D/g,"")===t&&ni(e,n))?r:[])
;return n.length===1?n[0]:void 0}function ni(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1
;let[r,i]=[e.slice(n),t.slice(n)]
;return r[0]===i[1]&&r[1]===i[0]&&r.slice(2)===i.slice(2)||r.slice(1)===i||r===i.slice(1)||r.slice(1)===i.slice(1)}
var ri=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ii=e=>ri.find(([t])=>e>=t)[1]
;function oi(e,t){let n=w(e);if(n===void 0){let n=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${t}: The encoding label provided ('${n}') is invalid.${Qr(e)}`)}if(void 0){let e=ii(n)
;if(e&&!(void 0).includes(e))throw new RangeError(`${t}: '${Ze}' doesn't include ${d[n].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return n}var si=e=>e==null?void 0:xe(e);function ai(e,t,n,r="bytes"){if(e==null)return;let i=Math.trunc(Number(e))
;if(i>=0)return i;throw new TypeError(`${t}: The option '${n}' must be a number of ${r}, not '${e}'.`)}
function ci(e,t,n){if(e!=null){
if(typeof e!="object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk', 'big5'].`)
;return Uint8Array.from(e,e=>oi(xe(e),t))}}var li={allowUTF8:e=>e===void 0||!!e,candidates:ci,locale:si,maxBytes:ai,
tld:si},ui=["text","ASCII","empty","binary","unknown","UTF-32"]
;function di(e,t,{allowUTF8:n,candidates:r,locale:i,maxBytes:o=1/0,tld:s}){
let a=re(e,o),c=t&&ee(a)===ee(e),l=jn(a,c,r,i&&fi(i),s&&fi(s),n),{0:u,1:f,2:h}=l;return{encoding:f<0?void 0:f,score:h,
kind:ui[u],isASCII:ui[u]==="ASCII"||ui[u]==="empty",candidates:Array.from({length:(l.length-3)/2},(e,t)=>({
encoding:d[l[3+2*t]].name,score:l[4+2*t]}))}}function fi(e=""){
return Uint8Array.from(e,e=>Math.min(e.charCodeAt(0),255))}function hi(e,t=void 0){
let n="Failed to execute 'detectEncoding'",r=ue(e,n),i=ye(t,li,n),o=di(fe(r),!0,i);return{...o,
encoding:o.encoding===void 0?null:d[o.encoding].name}}
var mi=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],gi=[33,36,37,38],pi=(e,t)=>{
let n=si(e);return n===void 0?-1:oi(n,t)},wi=(e,t,n)=>Math.min(ai(e,t,n)??1024,1048576),yi=(e,t)=>Math.max(3,t===-1?e:0)
;function bi(e){let t=si(e)??"";return w(ke(t)??t)??-1}function vi(e,t,n){
if(e)return ye(e===!0?void 0:e,li,`${t}, option '${n}'`)}var xi={defaultEncoding:pi,detect:vi,likelyEncoding:pi,
locale:si,maxPrescanBytes:wi,parentEncoding:pi,transportLayerEncodingLabel:bi,userOverride:pi};function Bi(e,t){
let n=ye(e,xi,t),{likelyEncoding:r,locale:i,maxPrescanBytes:o,parentEncoding:s,transportLayerEncodingLabel:a,userOverride:c}=n
;return{prescanned:yi(o,Math.max(c,a)),declared(e){let t=Mn(e,o,c,a,s,r);return t===-1?void 0:Ci(t)},options:n.detect&&{
...n.detect,locale:n.detect.locale??i},decide:e=>Ai(e)??{...Si(i,n.defaultEncoding),kind:e?.kind}}}function Ai(e){
if(e?.encoding===void 0||e.isASCII)return;let{encoding:t,score:n,kind:r}=e;return{encoding:t,confidence:"tentative",
source:"detection",score:n,kind:r}}function Si(e,t){return Ci(Cn(fi(e),t===-1?21:t))}var Fi={defaultEncoding:pi,
maxPrescanBytes:wi,transportLayerEncodingLabel:bi};function Ei(e,t){
let{defaultEncoding:n,maxPrescanBytes:r,transportLayerEncodingLabel:i}=ye(e,Fi,t),o=e=>{let t=Ci(Un(e,r,i))
;return t.source==="default"&&n!==-1?{...t,encoding:n}:t};return{prescanned:yi(r,i),declared:o,decide:()=>o(pe)}}
function Oi(e,t){let n={...li,defaultEncoding:pi},{defaultEncoding:r,...i}=ye(e,n,t);return{prescanned:4,
needsMore:e=>B(e)?.encoding===38&&e[2]===0,declared(e){let t=B(e);if(!(!t||t.encoding===38&&e[2]===0&&e[3]===0))return{
encoding:t.encoding,confidence:"certain",source:"BOM",score:null,kind:"text"}},options:i,decide(e){
let t=r===-1?e?.encoding??21:r,n=e?.kind;return Ai(e)??{encoding:t,confidence:"tentative",source:"default",score:null,
kind:n}}}}var Ti={detect:Oi,html:Bi,xml:Ei},ki=["detect","html","xml"],$i={prefixBytes:ai,sniff:/* @__PURE__ */Oe(ki)}
;function Mi(e,t){let{prefixBytes:n,sniff:r}=ye(e,$i,t),i=Ti[r](e,t),{decide:o,options:s}=i;return{
prescanned:Math.min(i.prescanned,n??1/0),needsMore:i.needsMore,declared:i.declared,detection:s&&{windowBytes:n??65536,
maxBytes:s.maxBytes??1/0,passesASCII:l(()=>{let e=s.candidates&&di(pe,!0,s);return!gi.includes(o(e).encoding)}),
options:s},decide:o,sniff:e=>Ui(i,e),takesWhole:n===void 0}}function Ui({prescanned:e,declared:t,options:n,decide:r},i){
return t(re(i,e))??r(n&&di(i,!0,n))}function Ci(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,
confidence:t,source:mi[e>>8&255],score:null}}var ji=({encoding:e,confidence:t,source:n})=>({encoding:d[e].name,
confidence:t,source:n});function Ii(e,t=void 0){
let n="Failed to execute 'sniffHTMLEncoding'",r=typeof e=="string"?void 0:ue(e,n),i=Bi(t,n);return r?ji(Ui(i,fe(r))):{
encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function Pi(e,t=void 0){
let n="Failed to execute 'sniffXMLEncoding'",r=ue(e,n),i=Ei(t,n);return ji(Ui(i,fe(r)))}function Di(e){
return d[Si(xe(e),-1).encoding].name}var _i=class{#l=null;#u=null;#d=0;get length(){return this.#d}add(e){let t=ee(e)
;if(t===0)return;this.#d+=t;let n=this.#u;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096)
;ie(e,n.bytes),n.bytes=e,n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){ie(n.bytes,e,n.length),n.length+=t;return}
this.#u={bytes:e,length:t,isBlock:!1,next:null},n?n.next=this.#u:this.#l=this.#u}forEach(e){
for(let t=this.#l;t;t=t.next){let{bytes:n,length:r,isBlock:i}=t;e(i?se(n,0,r):n)}}concatenate(){let e=this.#l
;if(e&&!e.next&&!e.isBlock)return e.bytes;let t=Li(this.#d),n=0;return this.forEach(e=>{ie(t,e,n),n+=ee(e)}),t}}
;function Li(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}var Wi=["(B","(J","(I","$@","$B"],Ni=class{#f=!0;#h=!0;read(e,t){let n=ee(e),r=this.#f?Ri(e):0,i=0,o=!1
;for(;i<n&&!o&&(i>=r&&(i=zi(e,i)),i!==n);){let n=e[i];if(n===27&&this.#h){let n=qi(e,i);if(o=Wi.includes(n),
!o&&!t&&Ji(n))break;this.#h=o}else o=n>=128||i<r&&Ki(n);o||(i+=1)}let s=o?i:-1;return i<r&&(o||!t)?{plain:0,evidence:s
}:(this.#f=!1,{plain:i,evidence:s})}get mayBeISO2022JP(){return this.#h}skip(e,t){this.#f=!1,this.#h&&=e[t]!==27
;let n=this.#h?t:ee(e);for(;n<ee(e)&&e[n]!==27;)n+=1;return n}};function Ri(e){let[t,n]=[!0,!0];for(let r=0;r<32;r+=2){
if(r+1>=ee(e))return 1/0;if(t&&=Hi(e[r],e[r+1]),n&&=Hi(e[r+1],e[r]),!t&&!n)return r+2}return 32}function zi(e,t){
let n=ee(e),r=n-t;if(r>=256){let i=te(e,t);if(!oe(i,27)&&Pn(i,r,128))return n}let i=t
;for(;i<n&&e[i]<128&&e[i]!==27;)i+=1;return i}
var Hi=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||e===33&&t===34,Ki=e=>e<32&&!`\t\n\f\r\x1b`.includes(String.fromCharCode(e))
;function qi(e,t){let n="";for(let r=t+1;r<Math.min(t+3,ee(e));r++)n+=String.fromCharCode(e[r]);return n}
var Ji=e=>e.length<2&&Wi.some(t=>t.startsWith(e));var Gi=class{decision=null;sample=pe;detected;#m;#g=!0;#p=!1;#w=new Ni
;#e=new _i;#y;#i=0;#l=pe;#u=pe;constructor(e){this.#m=e;let{prescanned:t,needsMore:n}=e;this.#y=n?Math.min(t,3):t}
add(e,t){let n=new _i;if(this.#g&&t&&this.#m.takesWhole)return this.#b(this.#m.sniff(e),n,e);if(this.#g=!1,
this.#e.length+ee(e)<this.#y&&!t)return this.#v(e,this.#y,n);this.#e.add(e);let r=this.#e.concatenate();this.#e=new _i
;let{prescanned:i,needsMore:o}=this.#m,s=re(r,i);if(!this.#p&&!t&&ee(s)<i&&o?.(s))return this.#v(r,i,n)
;let a=this.#p?void 0:this.#m.declared(s);return this.#p=!0,a?this.#b(a,n,r):this.#x(r,t,n)}#x(e,t,n){
let{detection:r,decide:i}=this.#m;if(!r)return this.#b(i(void 0),n,e);for(let o=e;;){
let e=r.maxBytes-this.#i,s=ee(o)>e,a=t&&!s,{plain:c,evidence:l}=r.passesASCII()?this.#w.read(re(o,e),a):{plain:0,
evidence:0};o=this.#B(o,c,n);let u=ee(o),d=e-c;if(l===-1)return t||s?this.#b(i(this.#A(re(o,d),a)),n,o):this.#v(o,u+1,n)
;let f=Zi(re(o,d),l-c,r.windowBytes),h=Math.min(f+r.windowBytes,d);if(u<h&&!t)return this.#v(o,h,n)
;let m=re(o,h),g=this.#A(m,u<h);if(h<=f||h===d||!r.passesASCII()||!Yi(g,m))return this.#b(i(g),n,o)
;o=this.#B(o,this.#w.skip(m,l-c),n)}}#A(e,t){this.sample=ne(ne(this.#l,this.#u),e)
;let n=this.#m.detection.options,r=di(this.sample,t,{...n,maxBytes:void 0}),i=this.#S(r.encoding)
;return this.detected=i?r:{...r,encoding:void 0,score:0,kind:"unknown",candidates:[]},this.detected}#S(e){
return e===33?this.#w.mayBeISO2022JP:this.#i===0||e!==37&&e!==38}#v(e,t,n){let r=ee(e)
;return r>0&&this.#e.add(se(e,0,r)),this.#y=t,{passed:n,rest:null}}#B(e,t,n){let r=re(e,t);t>0&&n.add(r),this.#i+=t
;let i=Math.min(t,2048-ee(this.#l));return i>0&&(this.#l=ne(this.#l,re(r,i))),this.#u=Vi(ne(this.#u,Vi(te(r,i)))),
te(e,t)}#b(e,t,n){return this.decision=e,{passed:t,rest:n}}},Vi=e=>te(e,Math.max(0,ee(e)-64));function Zi(e,t,n){
let r=Math.min(ee(e),t+n);for(let n=t;n<r;n++)if(e[n]>=128)return n;return t}function Yi(e,t){
return e.isASCII||e.encoding===void 0&&!(t[Zi(t,0,1/0)]>=128)}var Xi=class{fatal;ignoreBOM;decision=null;#F;#E;#i=0
;constructor(e,t,n){this.#E=new Gi(e),this.fatal=t,this.ignoreBOM=n}decode(e,t,n){
if(this.#F)return this.#F.decode(e,t,n)
;let r=this.#E,{passed:i,rest:o}=r.add(e,t),{length:s}=i,a=s>0?new qr(0,!1,!0).decode(i.concatenate(),!0):"";this.#i+=s
;let{decision:c}=r;if(!c||!o)return a;this.decision=c,this.#E=null;let l=this.ignoreBOM||this.#i>0
;return this.#F=new qr(c.encoding,this.fatal,l,this.#i),Ln(a,this.#F.decode(o,t,n))}};function Qi(e,t){
let{fatal:n,ignoreBOM:r}=Fe(e,t);return new Xi(Mi(e,t),n,r)}function eo(e,t=void 0){
let n="Failed to execute 'decodeAuto'",r=ue(e,n),i=Qi(t,n),o=i.decode(fe(r),!0,n),s=i.decision,{encoding:a,score:c,kind:l=null}=s
;return{text:o,encoding:d[a].name,score:c,source:s.source,kind:l}}function to(e){
let[[t,n]]=Object.entries(e),{prototype:r}=n,i=/* @__PURE__ */Symbol.for(`encoding-wasm.${t}`)
;for(let e of Object.getOwnPropertyNames(r)){if(e==="constructor")continue
;let t=Object.getOwnPropertyDescriptor(r,e)?.get;Object.defineProperty(r,e,{enumerable:!0,...t&&{get:no(i,e,t)}})}
let o={value:t,configurable:!0};return Object.defineProperty(r,Symbol.toStringTag,o),Object.defineProperty(n,"name",o),n
}function no(e,t,n){let r=Object.getOwnPropertyDescriptor({get[t](){try{return n.call(this)}catch(n){let r=ro(this,e,t)
;if(!r)throw n;return r.call(this)}}},t);return Object.defineProperty(r.get,e,{value:n})}function ro(e,t,n){
for(let r=Object.getPrototypeOf(Object(e));r;r=Object.getPrototypeOf(r)){
let e=Object.getOwnPropertyDescriptor(r,n)?.get?.[t];if(e)return e}}function io(e,t,n){let{prototype:r}=t
;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function oo(){throw new TypeError("Illegal invocation")}
var so=class{held;#O;constructor(e,t){this.held=e,this.#O=t}add(e){let t=ee(e);if(t===0)return
;e[0]!==27&&this.#O(this.held);let n=e[t-3]===27?t-3:t;this.#O(se(e,0,n)),this.held=se(e,n,t)}addUnchanged(e){
ee(e)!==0&&(this.#O(this.held),this.held=pe,this.#O(e))}};var ao;function co(){return ao===void 0&&(ao=null,
ao=ft(lo)??null),ao}function lo(){
let e=dt(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r=e.encode("\udca9\xe9\u6f22\u{1f4a9}")
;return t===3&&n===7&&`${[...r]}`=="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0
}var uo=/* @__PURE__ */new Uint8Array(48);function fo(e){
return e.length<=16?se(uo,0,mo(e,uo).written):go(e)??(!!0||tn()?void 0:ho(e))}function ho(e){
let t=new Uint8Array(3*e.length);return se(t,0,mo(e,t).written)}function mo(e,t){let n=ee(t),r=0,i=0;for(;r<e.length;){
let o=e.charCodeAt(r);if(o<128&&i<n){t[i++]=o,r+=1;continue}let s=Pe(e,r);if(i+De(s)>n)break;i=Ne(s,t,i),r+=s<65536?1:2}
return{read:r,written:i}}function go(e){try{return co()?.encode(e)}catch{return}}function po(e,t){try{
return co()?.encodeInto(e,t)}catch{return}}var wo=/* @__PURE__ */new Uint8Array(256);function yo(e,t){
let{length:n}=e,r=new Uint8Array(n),i=0;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],
r[i+2]=t[e.charCodeAt(i+2)],r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],
r[i+6]=t[e.charCodeAt(i+6)],r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return oe(r,0)?void 0:r}
function bo(e,t){let{length:n}=e,r=n<=128?wo:new Uint8Array(2*n),i=0;for(let o=0;o<n;o++){
let n=e.charCodeAt(o),s=n<128?n:t[n];if(s===0&&n>0)return;s>=256&&(r[i++]=s>>8),r[i++]=s}return se(r,0,i)}
function vo(e,t){if(t===0)return fo(e);let{length:n}=e,{ascii:r,loop:i}=$t();if(n>=r&&m(t)&&xo(e)){let t=go(e)
;if(t&&ee(t)===n)return t}if(g(t))return n<=i?yo(e,_n(t)):void 0;if(!!0||n>Math.min(i,65536)||t===33)return;let o=_n(t)
;return o&&bo(e,o)}function xo(e){let{length:t}=e,n=Math.max(8,t>>4)
;for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var Bo=["fatal","html","replacement"],Ao=()=>"",So=class{encoding;unmappable;#T;#k=null;#i=0;#$=pe;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#T=n}get name(){return d[this.encoding].name}
encode(e,t){let n=!this.#k&&(t||this.#M(e))?vo(e,this.encoding):void 0;return n?(this.#i=t?0:this.#i+e.length,
n):this.#U(e,t)}#M(e){let{length:t}=e;return t>0&&this.encoding!==33&&!Ie(e.charCodeAt(t-1))}get#C(){
return this.#T?0:Bo.indexOf(this.unmappable)}#U(e,t){let n=this.#k,r=this.#i,i=this.#$,o=new _i
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new qe(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#k=n,this.#i=r,this.#$=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#i,o=this.#k,s=this.#$,a=this.#T,c=this.#C,l=a===Ao,u=a&&!l?2048:65536,d=a&&this.encoding===33?new so(s,n):void 0,f=d?e=>d.add(e):n,h=d?e=>d.addUnchanged(e):n,m=!1,g=!1
;try{Sn(this.encoding,o);for(let n=0;n===0||n<e.length;n+=u){let o=Math.min(n+u,e.length);Nn(e,n,o);let s=o===e.length
;for(let u=0,d=!1;!d;){let m=Rn(u,o-n,c,t&&s),p=Kn();f(qn(m===-2?p.written:m));let w=i+n+u+p.start;if(u+=p.read,
d=m!==-2&&p.isFinished,m!==-2||l)continue;g=!0;let{codePoint:y}=p;if(a){
let t=xn(),{count:r}=Jt,i=()=>this.locate(w),s=a(y,i);Jt.count!==r&&(Sn(this.encoding,t),Nn(e,n,o));let c=e=>{
throw new qe(e,i(),this.name)};typeof s=="string"?Eo(s,f,c):s?h(s):c(y)}else r(y,w);g=!1}}
t?d&&n(d.held):(this.#k=this.#M(e)?null:xn(),this.#i=i+e.length,this.#$=d?.held??pe),m=!0}catch(e){throw yn(e)}finally{
t&&(m||g)&&(this.#k=null,this.#i=0,this.#$=pe)}}},Fo=e=>fo(e)??new So(0,"fatal").encode(e,!0);function Eo(e,t,n){
let r=Be(e);for(let e=0;e<r.length;e+=2048){let i=Math.min(e+2048,r.length);Nn(r,e,i,2048);let o=Rn(2048,2048+i-e,0,!1)
;o===-2&&n(Kn().codePoint),t(qn(o))}}function Oo(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let r=oi(e,t)
;if(r===37||r===38){let{name:e}=d[r];throw new RangeError(`${t}: ${e} has no encoder in the standard; use ${n}.`)}
return To(r,e,t)}function To(e,t,n){
if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var ko="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",$o=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var Mo=/* @__PURE__ */l(()=>{let e=$o.split(`\n`),t=0
;return new Map(ko.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("\t")])))
}),Uo=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Co(e,t=jo(e)){let n=/* @__PURE__ */new Map;return e=>{
let r=n.get(e);return r===void 0&&(r=Io(String.fromCodePoint(e),t,3),n.set(e,r)),r}}function jo(e){
let t=new So(e,"fatal");return e=>{try{return t.encode(e,!0),!0}catch(e){if(e instanceof qe)return!1;throw e}}}
function Io(e,t,n){if(Uo(e))return"";if(n===0)return null;let r=Po(e),i=r.find(t);if(i!==void 0)return i
;for(let e of r){let r=Array.from(e,e=>t(e)?e:Io(e,t,n-1));if(!r.includes(null))return r.join("")}return null}
function Po(e){let t=[...Mo().get(e)??[],...Do(e)],n=e.normalize("NFKD")
;return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Do(e){let t=e.normalize("NFD"),[n,...r]=t,i=[],o=[]
;for(let e=2**r.length-2;e>=0;e--){
let s=t=>e>>r.length-1-t&1,a=r.filter((e,t)=>s(t)),c=r.filter((e,t)=>!s(t)),l=[n,...a].join("").normalize("NFC"),u=l+c.join("")
;u.normalize("NFD")===t&&i.push(u),c.every(Uo)&&o.push(l)}return[...i,...o]}
var _o=["fatal","html","replacement","ignore","translit","translit-replacement"],Lo=/* @__PURE__ */Oe(_o),Wo=(e,t,n)=>typeof e=="function"?e:Lo(e,t,n)
;function No(e,t,n){if(typeof e=="function")return(t,r)=>Ro(e(t,r()),n);if(e==="ignore")return Ao
;if(e!=="translit"&&e!=="translit-replacement")return;let r=Co(t);return e==="translit"?r:e=>r(e)??"?"}function Ro(e,t){
if(typeof e=="string")return e;if(e==null)return null
;let n=fe(ue(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return se(n,0,ee(n))}
var zo=class{#F;#k;#j=0;constructor(e,t,n,r){this.#F=e,this.#k=new So(t,n,r)}get decision(){return this.#F.decision}
setSource(e,t){this.#F.setSource(e,t)}transcode(e,t,n){let r=ee(e);for(let i=0;i===0||i<r;i+=4096){let o=r-i<=4096
;this.#I(te(e,i,o?r:i+4096),o?t:zn.none,n)}}#I(e,t,n){let r=this.#j;this.#k.locate=Ho(this.#F.copy(),e,r);let i=new _i,o
;try{this.#F.transcode(e,t===zn.result?zn.source:t,e=>i.add(e))}catch(e){o=e}
let s=i.concatenate(),a=Hr(s,ee(s),38,!1,!0);try{this.#k.encodeOrFail(a,t===zn.result,n),
this.#j=t===zn.result?0:r+a.length}catch(e){throw this.#F.abandonSource(),e}if(o)throw o}};function Ho(e,t,n){
let r=ee(t),i=t,o=e,s=e,a=n,c=n,l=0,u;return e=>{for(;e>=c&&l<r;)i=te(t,l,Math.min(l+64,r)),l+=64,o=s,s=o.copy(!1),a=c,
s.transcode(i,zn.none,e=>{c+=ee(e)/2}),u=void 0;return u??=Ko(o,i),u[e-a]}}function Ko(e,t){
let n=ee(t),r=e.copy(!1),i=new Float64Array(2*n+2),o=0,s=Jo(e);for(let a=0;a<n;a++){
let c=e.position+a,l=s===c?qo(r.from,t,a):0;if(l>0){r.transcode(te(t,a,a+l),zn.none,()=>{})
;for(let e=0;e<l;e++)i[o++]=c++;if(s=c,a+=l,a===n)break}let u=te(t,a,a+1),d=r.copy(),f=0,h=0;r.transcode(u,zn.none,e=>{
f===0&&(h=e[0]|e[1]<<8),f+=ee(e)/2}),f>0&&(i[o++]=s);let m=h===65533&&s<c?Go(d,u,zn.none):void 0,g=m&&m.offset+m.length
;for(let e=1;e<f;e++)i[o++]=g===void 0?s:g+e-1;let p=c-s===2||c<=2;f>0&&!m?s=c+1:(m||p)&&(s=Jo(r))}return i[o]=s,
i[o+1]=s+1,i}function qo(e,t,n){if(g(e))return ee(t)-n;let r=n;if(m(e))for(;t[r]<128;)r+=1;return r-n}
var Jo=e=>Go(e,pe,zn.source)?.offset??e.position;function Go(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(e){
if(e instanceof Re)return e;throw e}}function Vo(e,t){
let n="Failed to execute 'transcode'",r=ue(e,n),i=Qo(t,n),{from:o,to:s,bom:a,fatal:c,ignoreBOM:l}=i,u=fe(r)
;return ze(n,()=>{if((o===38||o===37)&&s===0&&!a&&ee(u)<=$t().utf16ByString)return Fo(Hr(u,ee(u),o,c,l))
;let e=typeof o=="number"?Zo(new os(o,s,i),u):null;if(e)return e;let t=es(o,s,i,n);return Zo(t,Yo(i,u))})}
function Zo(e,t){let n=new _i;return e.transcode(t,zn.result,e=>n.add(e))===!1?null:n.concatenate()}
function Yo({unmappable:e},t){return typeof e=="function"?se(t,0,ee(t)):t}function Xo(e,t){let n=Qo(e,t);return{
common:es(n.from,n.to,n,t),toBytes:e=>Yo(n,fe(e))}}function Qo(e,t){be(e,t)
;let n=e,r=!!n?.bom,i=!!n?.fatal,o=is(n?.from,t),s=!!n?.ignoreBOM,a=rs(n?.to),c=Wo(n?.unmappable,t,"unmappable"),l=o==="auto"?Mi(e,t):oi(o,t),u=a===void 0?0:To(oi(a,t),a,t)
;if(r&&!S(u))throw new RangeError(`${t}: ${d[u].name} has no byte order mark.`);return{from:l,to:u,bom:r,fatal:i,
ignoreBOM:s,unmappable:c}}function es(e,t,n,r){return typeof e=="number"?ts(e,t,n,r):new ss(e,ts(0,t,n,r))}
function ts(e,t,n,r){let{unmappable:i,losses:o}=n,s=No(i,t,r);if(!s||S(t))return new os(e,t,n);let a=ns(e,n)
;return new zo(a,t,i,o?.counting(s)??s)}function ns(e,t){return new os(e,38,{...t,bom:!1,unmappable:"fatal"})}
var rs=e=>e===void 0?void 0:xe(e);function is(e,t){
if(e===void 0)throw new TypeError(`${t}: The option 'from' is missing.`);return xe(e)}var os=class e{from;to;#P=null
;#i=0;#D;constructor(e,t,n){this.from=e,this.to=t,this.#D=n}get decision(){return{encoding:this.from,
confidence:"certain",source:"user",score:null}}setSource(e,t){
this.from=e,this.#P&&(Fn(e,this.to,this.#D.ignoreBOM,this.#P),En(e,t),this.#P=xn())}get position(){return this.#i}
copy(t=this.#D.fatal){let n=new e(this.from,this.to,{...this.#D,fatal:t,losses:void 0});return n.#P=this.#P,
n.#i=this.#i,n}abandonSource(){this.setSource(this.from,!1),this.#i=0}transcode(e,t,n){
let{fatal:r,ignoreBOM:i,bom:o,unmappable:s,take:a=qn,losses:c}=this.#D;o&&!this.#P&&n(Uint8Array.from(A(this.to)??[]))
;let l=Math.max(0,Bo.indexOf(s)),u=ee(e);try{Fn(this.from,this.to,i,this.#P);for(let i=0;;){
let o=u-i<=65536,d=o&&i===0?e:te(e,i,o?u:i+65536),f=Hn(d,r,l,o?t:zn.none),h=Kn();c?.addBlock(this.#i+i,h)
;let m=f<0?h.written:f;if(m>0&&n(a(m)),f===-2&&s!=="fatal")return!1;if(f<0&&this.#_(f,i,h),i+=h.read,
o&&h.isFinished)break}}catch(e){throw yn(e)}this.#P=t===zn.result?null:xn(),this.#i=t===zn.none?this.#i+u:0}#_(e,t,n){
let r=this.#i+t+n.start
;throw this.#P=xn(),this.#i=0,e===-1?new Re(d[this.from].name,r,n.length):new qe(n.codePoint,r,d[this.to].name)}
},ss=class{#m;#E=null;#L=!1;#W=null;#N=!1;#P;constructor(e,t){this.#m=e,this.#P=t}get decision(){return this.#W}
transcode(e,t,n){let r=this.#L?null:this.#E??this.#R()
;this.#E=null,this.#L=!1,r?this.#z(r,e,t,n):this.#P.transcode(e,t,n),t===zn.none&&(this.#W?this.#L=!0:this.#E=r)}#R(){
return this.#W=null,this.#N=!1,this.#P.setSource(0,!1),new Gi(this.#m)}#z(e,t,n,r){
let{passed:i,rest:o}=e.add(t,n!==zn.none);i.length>0&&(this.#P.transcode(i.concatenate(),zn.none,r),this.#N=!0),
this.#W=e.decision,!(!e.decision||!o)&&(this.#P.setSource(e.decision.encoding,this.#N),this.#P.transcode(o,n,r))}}
;var as="Failed to construct 'LegacyTextEncoder'",cs="Failed to execute 'encode'";function ls(e,t="utf-8",n=void 0){
let r=Ae(e,cs);if(n===void 0){let e=Oo(xe(t),cs);return vo(r,e)??new So(e,"fatal").encode(r,!0)}
return us(t,n,cs).encode(r,!0)}function us(e,t,n){let r=xe(e),i=t===void 0?"fatal":ye(t,{unmappable:Wo
},n).unmappable,o=Oo(r,n);return new So(o,i,No(i,o,n))}var ds=/* @__PURE__ */to({LegacyTextEncoder:class{#H
;constructor(e="utf-8",t=void 0){this.#H=us(e,t,as)}get encoding(){return this.#H.name.toLowerCase()}get unmappable(){
return this.#H.unmappable}encode(e=void 0,t=void 0){
let n=this.#H,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Ae(e,r)
;return n.encode(i,!ve(t,r))}}});var fs="Failed to execute 'decode' on 'TextDecoder'",hs=/* @__PURE__ */to({
TextDecoder:class{#K;#q;#J;#G=!1;#V=void 0;constructor(e="utf-8",t=void 0){
let{encoding:n,fatal:r,ignoreBOM:i}=ms(e,t,"Failed to construct 'TextDecoder'");this.#K=n,this.#q=r,this.#J=i,
new.target!==hs&&io(this,new.target,hs)}get encoding(){return d[this.#K].name.toLowerCase()}get fatal(){return this.#q}
get ignoreBOM(){return this.#J}decode(e=pe,t=void 0){let n=this.#K,r=me(e);r||ue(e,fs)
;let i=t!==void 0&&ve(t,fs),o=r?e:fe(e),s=!this.#G;try{if(s&&!i)return Hr(o,ee(o),n,this.#q,this.#J)
;this.#V??=new qr(n,this.#q,this.#J),s&&this.#V.reset();let e=this.#V.decode(o,!i);return this.#G=i,e}catch(e){
throw e instanceof Re?(this.#G=i,e.toTypeError(fs)):e}}}});function ms(e,t,n){
let r=xe(e),{fatal:i,ignoreBOM:o}=Fe(t,n),s=oi(r,n)
;if(s===36)throw new RangeError(`${n}: The encoding label provided ('${r}') stands for the encoding 'replacement', which decodes nothing.`)
;return{encoding:s,fatal:i,ignoreBOM:o}}function gs(e,t,n){let r=pt()
;if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({
__proto__:null,transform:(e,n)=>t(e,e=>e.length>0&&n.enqueue(e)),flush:e=>n(t=>t.length>0&&e.enqueue(t))})}
function ps(e,t){let n=`Failed to execute 'transform' on '${e}'`
;return gs(e,(e,r)=>r(t.decode(fe(ue(e,n)),!1,n)),e=>e(t.decode(pe,!0,n)))}var ws=/* @__PURE__ */to({
TextDecoderStream:class{#H;#V;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'TextDecoderStream'",{encoding:r,fatal:i,ignoreBOM:o}=ms(e,t,n);this.#H=new qr(r,i,o),
this.#V=ps("TextDecoderStream",this.#H),new.target!==ws&&io(this,new.target,ws)}get encoding(){
return this.#H.name.toLowerCase()}get fatal(){return this.#H.fatal}get ignoreBOM(){return this.#H.ignoreBOM}
get readable(){return this.#V.readable}get writable(){return this.#V.writable}}}),ys=class{#e="";encode(e,t){
let n=this.#e+e,r=!t&&Ie(n.charCodeAt(n.length-1)),i=Fo(r?n.slice(0,-1):n);return this.#e=r?n.slice(-1):"",i}
},bs=/* @__PURE__ */to({TextEncoderStream:class{#V;constructor(){this.#V=vs("TextEncoderStream",new ys,xe),
new.target!==bs&&io(this,new.target,bs)}get encoding(){return this.#V&&"utf-8"}get readable(){return this.#V.readable}
get writable(){return this.#V.writable}}});function vs(e,t,n){let r=`Failed to execute 'transform' on '${e}'`
;return gs(e,(e,i)=>i(t.encode(n(e,r),!1)),e=>e(t.encode("",!0)))}var xs=/* @__PURE__ */to({
LegacyTextEncoderStream:class{#H;#V;constructor(e="utf-8",t=void 0){
let n=us(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#H=n,this.#V=vs("LegacyTextEncoderStream",n,Ae)}
get encoding(){return this.#H.name.toLowerCase()}get unmappable(){return this.#H.unmappable}get readable(){
return this.#V.readable}get writable(){return this.#V.writable}}}),Bs=/* @__PURE__ */to({TranscoderStream:class{#H;#V
;constructor(e){
let{common:t,toBytes:n}=Xo(e,"Failed to construct 'TranscoderStream'"),r="Failed to execute 'transform' on 'TranscoderStream'",i=(e,i,o)=>{
let s=new _i;try{ze(r,()=>t.transcode(n(e),i,e=>s.add(e)))}finally{s.forEach(o)}};this.#H=t,
this.#V=gs("TranscoderStream",(e,t)=>i(ue(e,r),zn.none,t),e=>i(pe,zn.result,e))}get encoding(){let{decision:e}=this.#H
;return e&&d[e.encoding].name}get confidence(){return this.#H.decision?.confidence??null}get source(){
return this.#H.decision?.source??null}get score(){return this.#H.decision?.score??null}get kind(){
return this.#H.decision?.kind??null}get readable(){return this.#V.readable}get writable(){return this.#V.writable}}})
;var As=/* @__PURE__ */to({AutoDecoderStream:class{#H;#V;constructor(e=void 0){
let t=Qi(e,"Failed to construct 'AutoDecoderStream'");this.#H=t,this.#V=ps("AutoDecoderStream",t)}get encoding(){
let{decision:e}=this.#H;return e&&d[e.encoding].name}get confidence(){return this.#H.decision?.confidence??null}
get source(){return this.#H.decision?.source??null}get score(){return this.#H.decision?.score??null}get kind(){
return this.#H.decision?.kind??null}get fatal(){return this.#H.fatal}get ignoreBOM(){return this.#H.ignoreBOM}
get readable(){return this.#V.readable}get writable(){return this.#V.writable}}});var Ss=class{fatal;ignoreBOM;#Z;#F
;#e=pe;constructor(e,t,n){this.#Z=e,this.fatal=t,this.ignoreBOM=n}get name(){return this.#F?.name??null}decode(e,t,n){
if(this.#F)return this.#F.decode(e,t,n);let r=t&&ee(this.#e)===0?e:ne(this.#e,e);if(!t&&Fs(r))return this.#e=r,""
;let i=B(r),o=i&&!this.ignoreBOM?i.bytes.length:0;return this.#F=new qr(i?.encoding??this.#Z,this.fatal,!0,o),
this.#F.decode(o>0?te(r,o):r,t,n)}};function Fs(e){let t=ee(e),[n,r]=[e[0],e[1]]
;return t===0||t===1&&n>=239||t===2&&n===239&&r===187}var Es=/* @__PURE__ */to({DecoderStream:class{#H;#V
;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'DecoderStream'",r=xe(e),{fatal:i,ignoreBOM:o}=Fe(t,n),s=new Ss(oi(r,n),i,o);this.#H=s,
this.#V=ps("DecoderStream",s)}get encoding(){return this.#H.name}get fatal(){return this.#H.fatal}get ignoreBOM(){
return this.#H.ignoreBOM}get readable(){return this.#V.readable}get writable(){return this.#V.writable}}})
;function Os(e,t){
let n="Failed to execute 'findUnmappable'",r=Ae(e,n),i=Oo(xe(t),n),o=/* @__PURE__ */new Map,s=(e,t)=>o.set(t,e)
;return new So(i,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(o,([e,t])=>({index:e,codePoint:t}))}function Ts(e){
let t=B(fe(ue(e,"Failed to execute 'bomSniff'")));return t?d[t.encoding].name:null}function ks(e,t="utf-8",n=void 0){
let r="Failed to execute 'decode'",i=ue(e,r),o=oi(xe(t),r),{fatal:s,ignoreBOM:a}=Fe(n,r),c=fe(i),l=B(c),u=l&&!a?l.bytes.length:0
;try{return js(c,u,l?.encoding??o,s)}catch(e){throw e instanceof Re?(e.offset+=u,e.toTypeError(r)):e}}function $s(e){
let t=fe(ue(e,"Failed to execute 'utf8Decode'")),n=B(t);return js(t,n?.encoding===0?n.bytes.length:0,0,!1)}
function Ms(e){let t=fe(ue(e,"Failed to execute 'utf8DecodeWithoutBOM'"));return js(t,0,0,!1)}function Us(e){
let t=ue(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return js(fe(t),0,0,!0)}catch(e){
if(e instanceof Re)return null;throw e}}function Cs(e){return Ee(arguments.length,1,"Failed to execute 'utf8Encode'"),
Fo(xe(e))}function js(e,t,n,r){let i=t>0?te(e,t):e;return Hr(i,ee(i),n,r,!0)}async function Is(e=void 0){let t=await e
;if(t===void 0)Qt()||await Zt(Ve,!0);else{let e=Ps(t)?await Ds(t):t;await Zt(()=>e,!1)}}
var Ps=e=>typeof e?.arrayBuffer=="function";function Ds(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}
var _s=0,Ls=(e,t)=>/* @__PURE__ */new Set([...e,...Array.from(t,e=>e.charCodeAt(0))]),Ws="application/x-www-form-urlencoded",Ns=/* @__PURE__ */l(()=>{
let e=/* @__PURE__ */new Set([...Array(32).keys(),127]),t=Ls(e,' "#<>'),n=Ls(t,"?^`{}"),r=Ls(n,"/:;=@[\\]|"),i=Ls(r,"$%&+,")
;return{"C0 control":e,fragment:Ls(e,' "<>`'),query:t,"special-query":Ls(t,"'"),path:n,userinfo:r,component:i,
[Ws]:Ls(i,"!'()~")}});function Rs(e,t,n,r=void 0){
let i="Failed to execute 'percentEncodeAfterEncoding'",o=Oo(xe(e),i,"the result of getOutputEncoding()"),s=xe(t),a=Oe(Object.keys(Ns()),"argument")(xe(n),i,"percentEncodeSet"),c={
spaceAsPlus:Se},{spaceAsPlus:l=a===Ws}=ye(r,c,i),u=Ns()[a],d="",f="",h=()=>{_s=f.charCodeAt(0),d=Ln(d,f),f=""}
;return new So(o,"fatal").encodeOrFail(s,!0,e=>{for(let t=0;t<ee(e);t++){let n=e[t]
;l&&n===32?f+="+":n>126||u.has(n)?f+=`%${n.toString(16).toUpperCase().padStart(2,"0")}`:f+=String.fromCharCode(n)}
f.length>65536&&h()},e=>{f+=`%26%23${e}%3B`}),h(),d}
var zs="Failed to execute 'encodeInto' on 'TextEncoder'",Hs=/* @__PURE__ */to({TextEncoder:class{#K="utf-8"
;constructor(){new.target!==Hs&&io(this,new.target,Hs)}get encoding(){return this.#K}encode(e=""){
return#K in this||oo(),Fo(xe(e))}encodeInto(e,t){#K in this||oo(),Ee(arguments.length,2,zs)
;let n=xe(e),r=de(t,zs),{read:i,written:o}=po(n,r)??{read:0,written:0};if(i===n.length||o===ee(r))return{read:i,
written:o};let s=mo(n.slice(i),te(ge(r),o));return{read:i+s.read,written:o+s.written}}}})
;function Ks(e,t="UTF-16",n=void 0){let r="Failed to execute 'encodeUTF16'";Ee(arguments.length,1,r)
;let i=Be(xe(e)),o=Gs(t,r),s={bigEndian:Se},{bigEndian:a=o!==38}=ye(n,s,r)
;if(o&&a!==(o===37))throw new RangeError(`${r}: The label provided ('${t}') is ${a?"little":"big"}-endian, whatever bigEndian says; leave it out.`)
;let c=o?0:2,l=Li(c+2*i.length),[u,d]=a?[0,1]:[1,0],f=(e,t)=>{l[t+u]=e>>8,l[t+d]=e};o||f(65279,0)
;for(let e=0;e<i.length;e++)f(i.charCodeAt(e),c+2*e);return l}function qs(e,t="UTF-16",n=void 0){
let r="Failed to execute 'decodeUTF16'",i=ue(e,r),o=Gs(t,r);be(n,r)
;let s=!!n?.fatal,a=fe(i),c=Js(a),l=new qr(o??c??37,s,o!==void 0);if(!o||!c||c===o)return l.decode(a,!0,r)
;if(s)throw new Re(l.name,0,2).toTypeError(r);return`\ufffd${l.decode(te(a,2),!0,r)}`}function Js(e){
let t=B(e)?.encoding;return t===0?void 0:t}function Gs(e,t){let n=xe(e);switch(n.toUpperCase()){case"UTF-16":return
;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:
throw new RangeError(`${t}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}var Vs={
cp437:["ibm866",{
128:"\xc7\xfc\xe9\xe2\xe4\xe0\xe5\xe7\xea\xeb\xe8\xef\xee\xec\xc4\xc5\xc9\xe6\xc6\xf4\xf6\xf2\xfb\xf9\xff\xd6\xdc\xa2\xa3\xa5\u20a7\u0192\xe1\xed\xf3\xfa\xf1\xd1\xaa\xba\xbf\u2310\xac\xbd\xbc\xa1\xab\xbb",
224:"\u03b1\xdf\u0393\u03c0\u03a3\u03c3\xb5\u03c4\u03a6\u0398\u03a9\u03b4\u221e\u03c6\u03b5\u2229\u2261\xb1\u2265\u2264\u2320\u2321\xf7\u2248\xb0\u2219\xb7\u221a\u207f\xb2\u25a0\xa0"
}],cp850:["cp437",{155:"\xf8\xa3\xd8\xd7",169:"\xae",181:"\xc1\xc2\xc0\xa9",189:"\xa2\xa5",198:"\xe3\xc3",
207:"\xa4\xf0\xd0\xca\xcb\xc8\u0131\xcd\xce\xcf",
221:"\xa6\xcc\u2580\xd3\xdf\xd4\xd2\xf5\xd5\xb5\xfe\xde\xda\xdb\xd9\xfd\xdd\xaf\xb4\xad\xb1\u2017\xbe\xb6\xa7\xf7\xb8\xb0\xa8\xb7\xb9\xb3"
}],cp852:["cp850",{
133:"\u016f\u0107\xe7\u0142\xeb\u0150\u0151\xee\u0179\xc4\u0106\xc9\u0139\u013a\xf4\xf6\u013d\u013e\u015a\u015b\xd6\xdc\u0164\u0165\u0141\xd7\u010d",
164:"\u0104\u0105\u017d\u017e\u0118\u0119\xac\u017a\u010c\u015f",183:"\u011a\u015e",189:"\u017b\u017c",
198:"\u0102\u0103",208:"\u0111\u0110\u010e\xcb\u010f\u0147\xcd\xce\u011b",221:"\u0162\u016e",
227:"\u0143\u0144\u0148\u0160\u0161\u0154\xda\u0155\u0170\xfd\xdd\u0163\xb4\xad\u02dd\u02db\u02c7\u02d8",
250:"\u02d9\u0171\u0158\u0159"}]};function Zs(e){let t=Vs[e];if(!t)return[...ks(Ys(),e)];let[n,r]=t,i=Zs(n)
;for(let[e,t]of Object.entries(r))i.splice(Number(e)-128,t.length,...t);return i}var Ys=()=>Uint8Array.from({length:128
},(e,t)=>128+t);var Xs=/[^\r\n]+/g,Qs=/[^\t\f ]+/g;function ea(e,t){let n=[],r=t.matchAll(Xs)
;for(let{0:t,index:i}of e.matchAll(Xs)){let[e]=r.next().value;if(t===e)continue
;let o=n=>[t,e].map(e=>[...e.matchAll(n)]),[s,a]=o(Qs);s.length!==a.length&&([s,a]=o(Xs));for(let e=0;e<s.length;e++){
let t=e;for(;e<s.length&&s[e][0]!==a[e][0];)e++;if(e===t)continue;let[r,o]=[s,a].map(n=>{let r=n[e-1]
;return n[0].input.slice(n[t].index,r.index+r[0].length)});n.push(ta(i+s[t].index,r,o))}}return n}function ta(e,t,n){
let r=Math.min(t.length,n.length),i=0;for(;i<r&&t[i]===n[i];)i++;i>0&&na(t,i-1)&&i--;let o=0
;for(;o<r-i&&t[t.length-1-o]===n[n.length-1-o];)o++;return o>0&&(na(t,t.length-o-1)||na(n,n.length-o-1))&&o--,{
start:e+i,end:e+t.length-o,text:n.slice(i,n.length-o)}}var na=(e,t)=>Ie(e.charCodeAt(t))
;var ra=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],ia=[0,0,0,6,0,4,0,3,5,4],oa=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,/\xAD/],sa=/[\xC3\xDF\xE5\u015D]/,aa=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,ca=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,la=/[\u0393\u0395\u03B3\u03B5]/,ua=/* @__PURE__ */l(()=>["\\p{Cc}\\p{Co}\\p{Cn}\ufffd","\\p{L}\\p{M}","\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u"))),da=e=>oa.slice(0,5).some(t=>t.test(e))
;function fa(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,r,i]=ua();if(n.test(e))return 9
;let o=oa.findIndex(t=>t.test(e));if(o>=0)return 2+o;if(t>=12592&&t<12688||t>65280&&t<65376)return 1020
;if(!r.test(e))return t<128?1:8;if(t<12288){let n=t<880||t>>8===30?1:t>>8===31?3:t>>8;return 10*n+Number(i.test(e))}
return t<12544||t>=65377&&t<=65439?1010:1e3}var ha;function ma(e,t,n,r=161){let i=[]
;for(let e=t;e<=n;e++)for(let t=r;t<255;t++)i.push(e,t);return new Set(ks(Uint8Array.from(i),e))}var ga
;function pa(e,t,n,r){let i=/[0-9]/.test(n)?4:0
;return t<20?ca.test(e)?r&&n>="\x80"?i+10:i+(sa.test(e)?9:6):i+15:ca.test(e)?i+(aa.test(e)?7:4)+(r?0:3):i+(r&&t>=50?6:12)
}function wa(e){
ga??=new Uint16Array(65536),ha??=[ma("shift_jis",136,151,64),ma("gbk",176,215),ma("big5",164,198,64),ma("euc-kr",176,200)]
;let t=ha.map(()=>0),n=0,r=1,i=1,o="";for(let s of e){let e=Number(s.codePointAt(0)),a=ga[e]||fa(s,e);ga[e]=a,
la.test(s)&&(r===10||r===11)&&(a=10+a%10);let c=r>=10
;if(s===o&&a!==9)n+=a>1&&e>128?3:0;else if(a<10)n+=a===8&&r===8?4:ra[a][c?0:r<7?1:2];else if(a>=1e3){
if(a===1020)n+=8;else for(let[n,r]of ha.entries())a===1010?t[n]+=n>0?13:e>65280?7:5:t[n]+=r.has(s)?9:14
;c&&r<1e3&&(n+=o<"\x80"?7:9)}else{let e=s<"\x80",t=c&&Math.trunc(r/10)===Math.trunc(a/10);e||(n+=pa(s,a,o,t)),
c&&r!==a?r>=1e3?n+=e?5:9:t?a%10===1?n+=e&&o<"\x80"?3:11:i===r&&(n+=e&&o<"\x80"?2:6):n+=12:!e&&!c&&(n+=(a<20?2:1)*(a%10)),
r<10&&(n+=ia[r])}i=r,r=a,o=s}return n+Math.min(...t)}
var ya=/* @__PURE__ */"windows-1252 windows-1251 windows-1250 GBK Shift_JIS cp437 IBM866 macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-1253 cp850 cp852 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP ISO-8859-15 ISO-8859-16".split(" "),ba=/^(?:cp|IBM)/,va={
cp850:/[\u2500-\u259F]|\xD4\xC7/,cp852:/[\u2500-\u259F]|\xD4\xC7/,"ISO-8859-15":/[\xC3\xC5\xD0\xE2]/,
"ISO-8859-16":/[\u0102\u0106\u0110\xE2]/
},xa=/^(?:GBK|Shift_JIS|Big5|EUC)/,Ba=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,Aa="UTF-8",Sa="\ufffd",Fa=/[\xC0-\xD6\xD8-\xF6\xF8-\u024F]/,Ea=/^[\0-@[-`{-\x7F\uFFFD]*\uFFFD[\0-@[-`{-\x7F\uFFFD]*$/,Oa=(e,t,n)=>Math.min(ai(e,t,n,"steps")??2,3)
;function Ta(e,t=void 0){let n="Failed to execute 'repairMojibake'",r=Ae(e,n),{maxSteps:i}=ye(t,{maxSteps:Oa},n)
;return ka(r,i).map(e=>({...e,segments:ea(r,e.text)}))}function ka(e,t=2){let n=/* @__PURE__ */new Map,r=[{text:e,
path:[],gain:0,lost:0,isSure:!0}];for(let i=0;i<t;i++){r=r.flatMap(e=>Ua(e).map(t=>({from:e,way:t,gain:e.gain+t.bits
}))).sort($a).slice(0,3).map(({from:e,way:t,gain:n})=>{let{text:r,lost:i}=t.undo();return{text:r,
path:[t.step,...e.path],gain:n,lost:e.lost+i,isSure:t.isSure}})
;for(let t of r)t.text!==e&&!n.has(t.text)&&t.isSure&&t.gain>10&&n.set(t.text,t)}let i=[...n.values()].sort($a)
;return i.filter(({gain:e})=>e>i[0].gain-15).map(({text:e,path:t,gain:n,lost:r})=>({text:e,path:t,score:1-2**(-n/8),
lost:r}))}var $a=(e,t)=>t.gain-e.gain,Ma=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;function Ua({text:e,path:t,isSure:n}){
let r=/* @__PURE__ */new Set,i=0;for(let[t]of e.matchAll(Ma)){let e=t.slice(0,4e3);if(r.has(e)||(i+=e.length),r.add(e),
i>4e3)break}if(r.size===0)return[];let o=[],s=!1;for(let[i,a]of ya.entries()){if(xa.test(a)&&!Ba.test(e))continue
;let{gain:c,explained:l,undo:u}=Wa(e,r,a),d=va[a]?.test(e)===!1,f=c-i*.3-Math.log2(r.size)-(d?25:0),h=`${Aa} read as ${a}`,m=f>(t[0]===h?5:10)
;!m&&(!n||l<r.size||f<-20)||(s||=m&&2*l>r.size,o.push({step:h,bits:f,isSure:m,undo:()=>u(m)}))}if(s||!n)return o
;let a=o.some(({isSure:e})=>e)?[]:ja(e,[...r].join(" "));return[...o,...a,...ec(e)]}
var Ca=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;function ja(e,t){if(!Ca.test(t))return[]
;let n=e=>e.replace(/[\x80-\x9F]/g,e=>ks(Uint8Array.of(e.charCodeAt(0)),"windows-1252")),r=wa(t)-wa(n(t));return r>10?[{
step:"windows-1252 read as ISO-8859-1",bits:r,isSure:!0,undo:()=>({text:n(e),lost:0})}]:[]}
var Ia=/* @__PURE__ */l(()=>new Map(ya.map(e=>[e,Pa(e)])));function Pa(e){let t=/* @__PURE__ */new Map([[Sa,[-2]]])
;if(xa.test(e))return t
;for(let[n,r]of Zs(e).entries())n<32&&(e==="windows-1252"||r===Sa)&&t.set(String.fromCharCode(128+n),[128+n]),
r!==Sa&&t.set(r,[128+n]);return t}function Da(e,t){if(e<"\x80")return[e.charCodeAt(0)];let n=Ia().get(t),r=n.get(e)
;if(!r){if(r=[-1],xa.test(t))try{r=[...new So(Oo(t,"repairMojibake"),"fatal").encode(e,!0)]}catch{}n.set(e,r)}return r}
var _a=/[\x80-\x9F\xAD]/,La=/* @__PURE__ */l(()=>{
let e=[...Ia()].filter(([,e])=>[...e].some(([e,[t]])=>qa(t)&&_a.test(e)));return new Set(e.map(([e])=>e))})
;function Wa(e,t,n){let r=/* @__PURE__ */new Map([[226,1]]),i=!1,o=[...t].filter(e=>{let t=Na(e,n,r,0)
;return i||=t.isStrange,t.changed.length>0});if(i)return{gain:-1/0,explained:0,undo:()=>({text:e,lost:0})}
;let s=La().has(n);!s&&!xa.test(n)&&r.clear();let a=/* @__PURE__ */new Set,[c,l]=[0,0];for(let e of o){
let{changed:t,unexplained:i,saved:o}=Na(e,n,r,1),s=t.every(e=>a.has(e))?.3:1;for(let e of t)a.add(e)
;c+=s*Math.max(o,-6),i===0&&(l+=1)}return{gain:c,explained:l,undo:t=>{let i=t?-2:-20,o=/* @__PURE__ */new Map,a=0
;return{text:e.replace(Ma,e=>{let c=o.get(e);if(!c){let a=t&&s?2:1,{repaired:l,lost:u,saved:d}=Na(e,n,r,a);c=d>i?{
text:l,lost:u}:{text:e,lost:0},o.set(e,c)}return a+=c.lost,c.text}),lost:a}}}}function Na(e,t,n,r){let i=[],o=[]
;for(let n of e)o[i.length]=n,i.push(...Da(n,t));o[i.length]="";let s="",a=[],[c,l]=[0,0],u=!1;for(let e=0;e<i.length;){
let d=Ja(i,o,e,n,r);if(d)s+=d.text,a.push(d.text),l+=d.lost,e=d.end;else{s+=o[e],i[e]>=128&&!da(o[e])&&(c+=1),
u||=ba.test(t)&&Ha(i,o,e);do{e+=1}while(o[e]===void 0)}}if(a.length===0||r===0)return{repaired:s,changed:a,
unexplained:c,lost:l,isStrange:u,saved:0};let d=wa(e)-wa(s)-8*c;return r===2&&(d+=Fa.test(e)&&Ea.test(s)?20:7*l),{
repaired:s,changed:a,unexplained:c,lost:l,isStrange:u,saved:d}}
var Ra=/[\u2500-\u257F]/,za=/[^\0-\x7F\u2500-\u257F\uFFFD]/;function Ha(e,t,n){let r=String(t[n])
;if(Ra.test(r))return za.test(t[n+1]??"");let i=n+1;for(;qa(e[i]);)i+=1
;return i>n+1&&_e(e[n])>i-n&&e[i]===-1&&r<"\u0400"}function Ka(e,t,n){let r=e[t]&127>>n
;for(let i=1;i<n;i++)r=r<<6|e[t+i]&63;let i=r>>11===27,o=r>=[0,0,128,2048,65536][n]&&r<=1114111&&!i
;return n>0&&o?String.fromCodePoint(r):void 0}var qa=e=>e>=128&&e<192;function Ja(e,t,n,r,i){
let o=n,s="",[a,c,l]=[0,0,0],u=!0,d;for(;;){let n=e[o],f=_e(n),h=o+1;for(;h<o+f&&qa(e[h]);)h+=1
;let m=h===o+f,g=m?Ka(e,o,f):void 0,p=r.get(n)??0,w=i===2&&p>0&&n!==226||p+(h-o-1)>1,y=n===-2||f>0&&e[h]===-2
;if(g!==void 0)s+=g,a+=1,i===0&&r.set(n,(r.get(n)??0)+1);else if(y||i>0&&f>0&&!m&&w&&e[h]!==-1){
for(;e[h]===-2||qa(e[h]);)h+=1;c+=1,u&&=w;let t=n===194&&e[h]===void 0&&!y;t||(s+=Sa),!t&&!y&&(l+=1)
}else if(n>=0&&n<128&&t[o]===void 0)s+=String.fromCharCode(n);else break;o=h;let b=a>0?a>=c:i===2&&c>0&&u
;t[o]!==void 0&&b&&(d={text:s,lost:l,end:o})}return d}var Ga=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Va(e,t){
let n=[];for(let r of e)for(let e of Da(r,t)){if(e<0)return;n.push(e)}return Uint8Array.from(n)}function Za(e,t){
let n=(e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(e=>Va(e,t)).join(""),r=Ga(n)>.3*Ga(e)?Va(n,t):void 0;return r&&{
part:n,bytes:r}}function Ya(e,t,n=!1){try{return new hs(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return}}
var Xa=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function Qa(e){let t=Ba.test(e);return ya.some(n=>{
let r=Xa.test(n)&&xa.test(n)===t?Za(e,n):void 0,[i]=r?hi(r.bytes).candidates:[]
;return r&&i&&(i.encoding===n||Ya(r.bytes,i.encoding)===r.part)})}function ec(e){if(e.includes(Sa))return[]
;let t=Math.max(0,e.search(/[^\0-\x7F]/)-40),n=e.slice(t,t+1e3),r=/* @__PURE__ */new Map,i=[]
;for(let[t,o]of ya.entries()){if(o in va||o==="cp437"||xa.test(o)&&!Ba.test(e))continue;let{part:s,bytes:a}=Za(n,o)??{}
;if(s===void 0||a===void 0||(r.has(s)||r.set(s,[s,s.toLowerCase()].some(Qa)),r.get(s)))continue
;let{candidates:c}=hi(a),l=c.find(({encoding:e})=>e===o)?.score??0;for(let{encoding:n,score:r}of c){if(r<.95)break
;let c=n===Aa?void 0:Ya(a,n,!0);if(c===void 0||c===s)continue
;let u=wa(s),d=u-wa(c),f=d>=12&&d>=.35*u,h=r>.998&&!xa.test(n)&&tc(s,c)>=8;if(!f&&!(d>=0&&h))continue
;let m=Math.min(Math.log2(r/l),10),g=d+2.4*m+6*Math.log2(r)-t*.3,p=e=>{let t=Va(e,o);return(t&&Ya(t,n))??e},w=()=>({
text:e.replace(/[^\r\n]+/g,p),lost:0});i.push({step:`${n} read as ${o}`,bits:g,isSure:!0,undo:w})}}return i}
function tc(e,t){let n=0;for(let r of new Set(e.match(Ma)))n+=new Set([...r].filter(e=>e>"\x7f"&&!t.includes(e))).size
;return n}
