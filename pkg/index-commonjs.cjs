var e=Object.defineProperty;var t=Object.getOwnPropertyDescriptor;var n=Object.getOwnPropertyNames
;var r=Object.prototype.hasOwnProperty;var i=(t,n)=>{for(var r of Object.keys(n))e(t,r,{get:n[r],enumerable:!0})
},o=(i,o,s,a)=>{if(o&&typeof o=="object"||typeof o=="function")for(let c of n(o))!r.call(i,c)&&c!==s&&e(i,c,{
get:()=>o[c],enumerable:!(a=t(o,c))||a.enumerable});return i};var s=t=>o(e({},"__esModule",{value:!0}),t);var a={};i(a,{
AutoDecoderStream:()=>ga,DecoderStream:()=>wa,LegacyTextEncoder:()=>ta,LegacyTextEncoderStream:()=>fa,
TextDecoder:()=>ra,TextDecoderStream:()=>ca,TextEncoder:()=>Pa,TextEncoderStream:()=>ua,TranscoderStream:()=>ha,
UnmappableError:()=>qe,bomSniff:()=>ba,decode:()=>va,decodeAuto:()=>Po,decodeUTF16:()=>La,detectEncoding:()=>Ji,
encode:()=>Qs,encodeUTF16:()=>Ia,encodings:()=>d,findUnmappable:()=>ya,getOutputEncoding:()=>M,initialize:()=>Ta,
labelToName:()=>k,localeDefaultEncoding:()=>wo,percentEncodeAfterEncoding:()=>Ca,repairMojibake:()=>uc,
resolveEncoding:()=>Pe,sniffHTMLEncoding:()=>mo,sniffXMLEncoding:()=>po,transcode:()=>Ls,utf8Decode:()=>Ba,
utf8DecodeWithoutBOM:()=>xa,utf8DecodeWithoutBOMOrFail:()=>Aa,utf8Encode:()=>Sa});module.exports=s(a)
;var c=e=>Array(e).fill(void 0);function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(e){throw n=!1,e}}
return t}}
var u=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var d=/* @__PURE__ */f();function f(){let e=u.split(`\n`).map(e=>{let[t,...n]=e.split(" ");return Object.freeze({
name:t,labels:Object.freeze([...n,t.toLowerCase()].sort())})});return Object.freeze(e)}
var h=/* @__PURE__ */l(()=>new Map(d.flatMap(({labels:e},t)=>e.map(e=>[e,t])))),g=e=>e<36&&e!==33,m=e=>e>0&&e<29,p=e=>e>=29&&g(e)
;function w(e){let t=h();return t.get(e)??t.get(O(E(e)))}
var y=/* @__PURE__ */l(()=>new Map(Array.from(h(),([e,t])=>[v(e),t]).reverse()));function b(e){let t=v(e),n=y().get({
936:"gbk",950:"big5"}[t]??t);return n===36?void 0:n}
var v=e=>O(e).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),B=[{
encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function x(e){
if(e[0]>=239)return B.find(t=>t.bytes.every((t,n)=>e[n]===t))}function A(e){return B.find(t=>t.encoding===e)?.bytes}
function S(e){return e===0||e===37||e===38}function E(e){let t=0,n=e.length;for(;T(e[t]);)t+=1;for(;T(e[n-1]);)n-=1
;return e.slice(t,n)}var T=e=>`\t\n\f\r `.includes(e);function O(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}
function k(e){let t=w(`${e}`);return t===void 0?null:d[t].name}function M(e){let t=w(`${e}`)
;return t===void 0?null:d[t!==36&&t!==37&&t!==38?t:0].name}
var F=/* @__PURE__ */new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["body",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it first","read it first"]]])
;function $(e){if(e==null)return`${e}`;if(typeof e!="object")return typeof e;try{
let t=Object.prototype.toString.call(e).slice(8,-1);return/^(Array|Object|Promise)$/.test(t)?t.toLowerCase():t}catch{
return"object"}}var U=e=>/^(null|undefined)$/.test(e),C=e=>U(e)?e:`${/^[aeio]/i.test(e)?"an":"a"} ${e}`;function j(e){
return typeof e!="string"?L($(e),0):w(e)===void 0?"it is a string, which is already decoded.":`it is the label '${e}'; pass the bytes first, and the label after them.`
}function P(e){let t=$(e)
;return ArrayBuffer.isView(e)?`it is ${C(t)}; make a Uint8Array of its buffer.`:/ArrayBuffer$/.test(t)?`it is ${C(t)}; make a Uint8Array of it.`:L(t,0)
}function I(e){let t=$(e);return ArrayBuffer.isView(e)||/ArrayBuffer$/.test(t)?"it is bytes; decode them first.":L(t,1)}
function L(e,t){
let n=F.get(/^(Blob|File|Request|Response)$/.test(e)?"body":e)?.[t]??(t===1&&!U(e)?"convert it with String()":"")
;return`it is ${C(e)}${n&&`; ${n}`}.`}
var _=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,D=()=>Object.getPrototypeOf(Uint8Array.prototype),W=e=>_(D(),e),N=e=>_(DataView.prototype,e),R=()=>_(ArrayBuffer.prototype,"byteLength"),z=e=>D()[e],K=/* @__PURE__ */W(Symbol.toStringTag),q=/* @__PURE__ */W("buffer"),J=/* @__PURE__ */W("byteOffset"),G=/* @__PURE__ */W("byteLength"),H=/* @__PURE__ */z("includes"),V=/* @__PURE__ */z("set"),Z=/* @__PURE__ */N("buffer"),Y=/* @__PURE__ */N("byteOffset"),X=/* @__PURE__ */N("byteLength"),Q=/* @__PURE__ */R(),ee=e=>G.call(e),te=(e,t,n=ee(e))=>n>t?new Uint8Array(q.call(e),J.call(e)+t,n-t):be
;function ne(e,t){let n=new Uint8Array(ee(e)+ee(t));return oe(n,e),oe(n,t,ee(e)),n}function re(e,t){
let n=J.call(e),r=t+(-(n+t)&3),i=Math.max(0,ee(e)-r)>>2,o=i>0?new Int32Array(q.call(e),n+r,i):new Int32Array;return{
start:r,words:o}}var ie=(e,t)=>te(e,0,Math.min(t,ee(e))),oe=(e,t,n)=>V.call(e,t,n),se=(e,t)=>H.call(e,t)
;function ae(e,t,n){let r=new Uint8Array(n-t);return oe(r,te(e,t,n)),r}function ce(e,t,n,r){
if(r>24)oe(e,ee(n)===r?n:te(n,0,r),t);else for(let i=0;i<r;i++)e[t+i]=n[i]}function le(e,t,n){if(n>24)return ae(e,t,t+n)
;let r=new Uint8Array(n);for(let i=0;i<n;i++)r[i]=e[t+i];return r}function ue(e){try{return Q.call(e),!1}catch{return!0}
}var de=e=>K.call(e)==="Uint8Array"&&!ue(q.call(e));function fe(e,t,n=void 0){
if(!ArrayBuffer.isView(e)&&ve(e)===void 0){let r="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'"
;throw new TypeError(`${t}: ${n??`${r}: ${j(e)}`}`)}return e}function he(e,t){if(we(e))return e
;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array': ${P(e)}`)}function ge(e){
let t=ArrayBuffer.isView(e)?ye(e):pe(e);return ue(q.call(t))?ae(t,0,ee(t)):t}var me=e=>de(e)?e:ge(e);function pe(e){try{
return new Uint8Array(e)}catch{return be}}var we=e=>K.call(e)==="Uint8Array";function ye(e){try{
return K.call(e)===void 0?new Uint8Array(Z.call(e),Y.call(e),X.call(e)):new Uint8Array(q.call(e),J.call(e),G.call(e))
}catch{return be}}var be=/* @__PURE__ */new Uint8Array;function ve(e){try{return Q.call(e)}catch{}try{
return X.call(new DataView(e))}catch{return}}function Be(e,t,n){xe(e,n);let r={...t}
;for(let i in t)Object.hasOwn(t,i)&&(r[i]=t[i](e?.[i],n,i));return r}function xe(e,t){
if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}
var Ae=e=>`${e}`;function Se(e){return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}function Ee(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string: ${I(e)}`)}
var Te=e=>e===void 0?void 0:!!e;function Oe(e,t){xe(e,t);let n=!!e?.fatal,r=!!e?.ignoreBOM;return{fatal:n,ignoreBOM:r}}
function ke(e,t,n){if(e>=t)return;let r=t===1?"argument":"arguments"
;throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}function Me(e,t="option"){return(n,r,i)=>{
if(n===void 0)return e[0];let o=Ae(n);if(e.includes(o))return o;let s=e.join("', '")
;throw new TypeError(`${r}: The ${t} '${i}' can't be '${o}'; use one of '${s}'.`)}}
var Fe=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function $e(e){
for(let[,t,n,r]of e.matchAll(Fe))if(/^charset$/i.test(t))return n?.replace(/\\(.)/gs,"$1")??r}
var Ue=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","866nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005","28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 8859101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102"],Ce=/* @__PURE__ */l(()=>new Map(Ue.flatMap((e,t)=>e.split(" ").map(e=>[e,t]))))
;function je(e){let t=$e(e)??e;return w(t)??Ce().get(v(t))??b(t)}function Pe(e){let t=je(Ae(e))
;return t===void 0?null:d[t].name}var Ie=e=>(e&63488)===55296;function Le(e,t){
let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return n>=55296&&n<=57343?65533:n}
var _e=e=>e<128?1:e<2048?2:e<65536?3:4,De=e=>e<194||e>244?0:e<224?2:e<240?3:4;function We(e,t,n){if(e<128)return t[n]=e,
n+1;let r=_e(e);for(let i=r-1;i>0;i--)t[n+i]=128|e>>6*(r-1-i)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}
var Ne=class{encoding;offset;length;constructor(e,t,n){this.encoding=e,this.offset=t,this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}};function Re(e,t){try{return t()}catch(t){throw t instanceof Ne?t.toTypeError(e):t}}
var ze=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Ke=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),qe=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${ze(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&Ke in t}[Ke](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})()
;var Je=(e,t)=>e?.prototype?.[t],Ge=e=>Je(globalThis.Buffer,e),He=/* @__PURE__ */Ge("ucs2Slice"),Ve=/* @__PURE__ */Ge("ucs2Write"),Ze=/* @__PURE__ */Ge("utf8Slice"),Ye=/* @__PURE__ */Ge("latin1Slice"),Xe=e=>globalThis[e],Qe=/* @__PURE__ */Xe("TextDecoder"),et=/* @__PURE__ */Je(Qe,"decode"),tt=/* @__PURE__ */Xe("TextEncoder"),nt=/* @__PURE__ */Je(tt,"encode"),rt=/* @__PURE__ */Je(tt,"encodeInto")
;function it(e,t=!1,n=!0){let r=new Qe(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:et})}
function ot(){let e=new tt;return Object.defineProperties(e,{encode:{value:nt},encodeInto:{value:rt}}),e}function st(e){
try{return e()}catch{return}}var at=e=>globalThis.process?.getBuiltinModule?.(e),ct=()=>"WebSocketPair"in globalThis,lt
;function ut(){let{TransformStream:e}=globalThis
;return e&&(e===lt||ct())?e:(lt=[e,at("node:stream/web")?.TransformStream].find(e=>typeof e=="function"&&typeof(new e).readable?.getReader=="function"),
lt)}
var dt=/* @__PURE__ */l(()=>ct()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":Ze&&Ye&&He?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var ft=1/0,ht={node:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,ft],singleByte:[16,256,513],multiByte:[16,512,513]
},deno:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,ft],singleByte:[16,256,513],multiByte:[16,512,513]},bun:{
utf8:[0,0,1],utf16LE:[0,0,1],utf16BE:[0,0,ft],singleByte:[0,256,513],multiByte:[16,512,513]},chromium:{utf8:[16,0,64],
utf16LE:[32,0,ft],utf16BE:[32,0,ft],singleByte:[16,ft,ft],multiByte:[16,512,ft]},firefox:{utf8:[16,0,17],
utf16LE:[32,0,33],utf16BE:[32,0,33],singleByte:[16,256,257],multiByte:[16,512,ft]},other:{utf8:[16,0,17],
utf16LE:[32,0,33],utf16BE:[32,0,ft],singleByte:[16,0,17],multiByte:[16,0,ft]}},gt={node:{utf8Loop:16,into:64,ascii:48,
singleByteLoop:96,multiByteLoop:128,long:"module",throughString:160,utf16ThroughString:16777216},deno:{utf8Loop:16,
into:0,ascii:48,singleByteLoop:96,multiByteLoop:128,long:"table",throughString:160,utf16ThroughString:320},bun:{
utf8Loop:6,into:0,ascii:32,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:400,
utf16ThroughString:16777216},chromium:{utf8Loop:16,into:64,ascii:1024,singleByteLoop:128,multiByteLoop:128,long:"table",
throughString:64,utf16ThroughString:64},firefox:{utf8Loop:16,into:0,ascii:400,singleByteLoop:96,multiByteLoop:65536,
long:"loop",throughString:80,utf16ThroughString:160},other:{utf8Loop:16,into:64,ascii:ft,singleByteLoop:96,
multiByteLoop:65536,long:"loop",throughString:64,utf16ThroughString:64}},mt={node:{utf8Slice:8191,latin1:!0,
samplesUTF8:!1,bufferWrite:64,decoderRead:ft},deno:{utf8Slice:64,latin1:!0,samplesUTF8:!1,bufferWrite:ft,decoderRead:ft
},bun:{utf8Slice:0,latin1:!0,samplesUTF8:!1,bufferWrite:64,decoderRead:ft},chromium:{utf8Slice:0,latin1:!1,
samplesUTF8:!0,bufferWrite:ft,decoderRead:ft},firefox:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:ft,
decoderRead:1024},other:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:ft,decoderRead:ft}
},pt=[0,0,ft],wt=/* @__PURE__ */c(40);function yt(e){if(wt[e]===void 0){let[t,n,r]=bt(e);wt[e]={short:t,lookUp:n,host:r}
}return wt[e]}function bt(e){let t=ht[dt()]
;return e===0?t.utf8:e===38?t.utf16LE:e===37?t.utf16BE:m(e)?t.singleByte:p(e)?t.multiByte:pt}
var vt=()=>gt[dt()],Bt=()=>mt[dt()];function xt(e){try{return e()}catch(e){
let{code:t,message:n,path:r}=e,i=t==="ENOENT"?`the deployment or bundle left out the file ${r}; copy it there from the package`:`its file encoding.wasm can't be read (${n})`
;throw new Error(`encoding-wasm: ${i}, or let the bundler use the condition 'module'.`,{cause:e})}}
var At=()=>xt(()=>require("node:fs").readFileSync(__dirname+"/encoding.wasm")),St="encoding-wasm",Et=!0
;var Tt=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],Ot;function kt(){
if(typeof WebAssembly!="object")return!1;try{
Ot??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(Tt)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(Ot=!1)}return Ot??!0}function Mt(e,t,n){let{fromCharCode:r}=String;switch(n){
case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:
return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6])
;case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14])
;default:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15])
}}function Ft(e,t,n){let{memory:r}=e,i=Ut(e=>jt(e,n),r,t),o=Ut(Pt,r,t);if(i&&o){let{bufferWrite:e}=Bt();return{...o,
read:(e,t)=>(t<128?i:o).read(e,t),write:(t,n)=>(t.length<e?i:o).write(t,n),readBytes:i.readBytes,readPairs:i.readPairs,
writeBytes:i.writeBytes}}let s=_t(r);if(i){let{decoderRead:e}=Bt(),n=e<1/0?Ut(Lt,r,t):void 0;return n?{...i,
read:(t,r)=>(r<e?i:n).read(t,r),collect:n.collect}:i}let a=o??Ut(Lt,r,t)??s,c=o?16:15,l={...a,
read:(e,t)=>(t<=c?s:a).read(e,t),write:(e,t)=>(e.length<16?s:a).write(e,t),collect:o?.collect};return o?$t(l,e,t):l}
var $t=(e,t,n)=>({...e,readBytes(r,i,o){return t.look_up_bytes(o,i),e.read(n,i)},readPairs(r,i,o,s){
let a=t.look_up_pairs(o,i,s);return a<0?null:e.read(n,a)},readsInput:!0});function Ut(e,t,n){
let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short";try{let i=e(t);return i.write(r,n),
_t(t).read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0}catch{return}}var Ct="strings";function jt(e,t){
let[n]=WebAssembly.Module.customSections(t,Ct),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,most:65539}}function Pt(e){
let[t,n]=[He,Ve],r=new Uint8Array(e.buffer),i=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r);return{
read:(e,n)=>t.call(i(),e,e+2*n),write:(e,t)=>n.call(i(),e,t,2*e.length),most:1/0,collect:It(e,(e,n)=>t.call(e,0,n))}}
function It(e,t){let n;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
oe(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
function Lt(e){
let t=it("utf-16le"),{write:n,most:r}=_t(e),i=(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),o=It(e,(e,n)=>t.decode(new Uint16Array(e.buffer,0,n/2)))
;return{read:i,write:n,most:r,collect:o}}function _t(e){
let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(t,r){
let i=n(),[o,s]=[t/2,t/2+r];if(r<=16)return Mt(i,o,r);let a=""
;for(let t=o;t<s;t+=8192)a+=String.fromCharCode.apply(null,new Uint16Array(e.buffer,2*t,Math.min(8192,s-t)));return a},
write(e,t){let r=n();for(let n=0;n<e.length;n++)r[t/2+n]=e.charCodeAt(n)},most:1/0}}var Dt,Wt,Nt,Rt,zt,Kt,qt={input:0,
units:0,output:0},Jt=0,Gt={name:"",encoding:-1},Ht={isBusy:!0,newCodec:NaN,count:0};function Vt(e,t){Gt.name=e,
Gt.encoding=t,Ht.newCodec=NaN,Ht.count+=1,Ht.isBusy&&Zt(),Ht.isBusy=!0}function Zt(){try{un(),Dt??=an(rn(At())),
cn(new WebAssembly.Instance(Dt),Dt)}catch(e){throw dn(e)}}async function Yt(e,t){try{un()
;let n=e(),r=on(n)?n:await WebAssembly.compile(t?n:Qt(n));an(r);let i=await WebAssembly.instantiate(r);if(en())return
;cn(i,r),Dt=r}catch(e){throw dn(e)}}var Xt=[0,97,115,109];function Qt(e){
let t=ge(fe(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."))
;if(Xt.every((e,n)=>t[n]===e))return t
;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")
}var en=()=>!Ht.isBusy,tn=/* @__PURE__ */l(()=>st(()=>on(At()))===!0),nn=()=>Dt!==void 0||kt()||tn();function rn(e){
return on(e)?e:new WebAssembly.Module(e)}function on(e){try{return WebAssembly.Module.customSections(e,sn),!0}catch{
return!1}}var sn="encoding-wasm";function an(e){
let[t]=WebAssembly.Module.customSections(e,sn),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${St} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function cn({exports:e},t){Wt=e,Bn=WebAssembly.RuntimeError,qt.input=Wt.input(),qt.units=Wt.units(),
qt.output=Wt.output(),yn(),Kt=Ft(Wt,qt.units,t),Jt=Math.min(Wt.units_length(),Kt.most),Ht.isBusy=!1}
var ln=Et?"labels and names work without it":"single-byte encodings work without it";function un(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; ${ln}.`)
}function dn(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(hn(e))return new RangeError(`encoding-wasm: ${fn} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src")
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${Et?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${Et?"call initialize() with a compiled module first":ln} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly
;return e instanceof r||e instanceof i?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e
}var fn="no memory for WebAssembly; free some, and call again",hn=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function gn(){return wn(),Nt}function mn(){return wn(),Rt}function pn(){return wn(),zt}function wn(){
Nt[0]===void 0&&yn()}function yn(){let{buffer:e}=Wt.memory;Nt=new Uint8Array(e),Rt=new Uint8Array(e,qt.input,65536),
zt=new Int32Array(e,Wt.codec(),Wt.codec_length()>>2)}function bn(e,t){return Vt(e,-1),vn(t)}function vn(e){try{let t=e()
;return Ht.isBusy=!1,t}catch(e){throw xn(e)}}var Bn;function xn(e){if(!Ht.isBusy||!Bn||!(e instanceof Bn))return e
;let t=d[Gt.encoding]?.name,n=`${Gt.name}${t?` of ${t}`:""} failed`
;return An()?new RangeError(`encoding-wasm: ${n}: ${fn}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}function An(){try{return Wt.memory.grow(32),!1}catch{return!0}}function Sn(e=null){let t=pn()
;return On(t,e??new Int32Array(t.length))}function En(){let e=Wt.held();return e===0&&(Ht.newCodec=Mn),e}
var Tn=e=>On(e,pn());function On(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function kn(e,t){
Fn(e,t)||(Vt("decoding",e),t?Tn(t):Wt.new_decoder(e),Mn=e===33||e===36?NaN:e)}var Mn=NaN;function Fn(e,t){
return t||Ht.newCodec!==e||Ht.isBusy?!1:(Ht.newCodec=NaN,Ht.isBusy=!0,!0)}function $n(e,t){Fn(~e,t)||(Vt("encoding",e),
t?Tn(t):Wt.new_encoder(e),Mn=~e)}function Un(e,t,n,r){Vt("transcoding",e),r?Tn(r):Wt.new_transcoder(e,t,+n)}
function Cn(e,t){Wt.set_source_encoding(e,+t),Ht.isBusy=!1}function jn(e){let t=ee(e),n=Wt.alloc(t)>>>0
;return oe(gn(),e,n),[n,t]}
var Pn=/* @__PURE__ */l(()=>Uint8Array.from(u,e=>e.charCodeAt(0))),In,Ln=e=>bn("sniffing",()=>(In!==Wt&&Wt.give_labels(...jn(Pn())),
In=Wt,e())),_n=(e,t,...n)=>Ln(()=>Wt.sniff_html(...jn(e),t,...n)),Dn=(e,t,n)=>Ln(()=>Wt.sniff_xml(...jn(e),t,n))
;var Wn=(e,t)=>bn("sniffing",()=>Wt.default_for(...jn(e),t)),Nn=()=>Vt("detection",-1);function Rn(e,t){try{
Wt.feed_detector(...jn(e),+t)}catch(e){throw xn(e)}}var zn=(e,t,n,r)=>vn(()=>{
let i=e=>e?jn(e):[0,0],o=Wt.guess(...i(e),...i(t),...i(n),+r)>>>0,{buffer:s}=Wt.memory,a=new Float32Array(s,o,1)[0]
;return new Float32Array(new Float32Array(s,o+4,a))});function Kn(e,t,n,r,i){sr(e,t),Ht.isBusy=!0
;let o=Wt.decode_block(t,n,+r,+i);return Ht.isBusy=!1,i&&o>=0&&(Ht.newCodec=Mn),ar(o)}function qn(e,t,n,r){
return bn("decoding",()=>{let i=Math.min(t,1024);for(let o=0;o<t;o+=i)if(o>0&&(i=Math.min(4*i,65536,t-o)),
sr(i===t?e:te(e,o,o+i),i),!Wt.is_free_of(i,n,r))return!1;return!0})}function Jn(e,t){let n=-1,r,i;function o(o){try{
return Vt(e,o),n=o,i=Wt,r=t(o),Ht.isBusy=!1,r}catch(e){throw xn(e)}}
return e=>e===n&&i===Wt&&!Ht.isBusy&&(!r||r[0]!==void 0)?r:o(e)}var Gn=/* @__PURE__ */Jn("encoding",e=>{
let t=Wt.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=Wt.memory
;return m(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Hn=/* @__PURE__ */Jn("encoding",e=>{
let t=Wt.unit_table(e)>>>0,n=new Uint8Array(65536);return oe(n,new Uint8Array(Wt.memory.buffer,t,16384)),n
}),Vn=/* @__PURE__ */Jn("decoding",e=>{let t=m(e),n=(!t?Wt.pair_table(e):Wt.byte_table(e))>>>0
;return n>0?new Uint16Array(Wt.memory.buffer,n,t?256:65536):void 0});function Zn(e,t){try{return e+t}catch(e){
throw Yn(e)}}
var Yn=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e}),Xn=e=>e+65536+3<=Jt,Qn=e=>e>Jt&&e<268435456?Kt.collect?.(e+3):void 0,er=()=>qt.units
;var tr=(e,t)=>Kt.read(qt.units+2*e,t-e),nr=(e,t,n,r=0)=>Kt.write(e.slice(t,n),qt.units+2*r);function rr(e,t,n,r){
Ht.isBusy=!0;let i=Wt.encode_block(e,t,n,+r);return Ht.isBusy=!1,r&&i>=0&&lr.finished()&&(Ht.newCodec=Mn),ar(i)}var ir={
none:0,source:1,result:2};function or(e,t,n,r){let i=ee(e);sr(e,i),Ht.isBusy=!0;let o=Wt.transcode_block(i,+t,n,r)
;return Ht.isBusy=!1,ar(o)}var sr=(e,t)=>ce(mn(),0,e,t);function ar(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var cr=e=>le(gn(),qt.output,e);var lr={finished:()=>Wt.finished()!==0,read:()=>Wt.read(),written:()=>Wt.written(),
codePoint:()=>Wt.code_point(),start:()=>Wt.start(),length:()=>Wt.length()};function ur(e,t,n,r,i,o){try{if(kn(e,t),
r<=65536)return tr(0,dr(e,n,r,0,i,o,0));let s=Qn(r),a="",c=0;for(let t=0;;t+=65536){
let l=r-t<=65536,u=l?r-t:65536,d=te(n,t,t+u);if(c+=dr(e,d,u,c,i,o&&l,t),!(!l&&Xn(c))){
if(s?s.add(er(),c):a=Zn(a,tr(0,c)),l)return s?s.toText():a;c=0}}}catch(e){throw xn(e)}}function dr(e,t,n,r,i,o,s){
let a=Kn(t,n,r,i,o);if(a<0)throw new Ne(d[e].name,s+lr.start(),lr.length());return a}var fr={encoding:-1,owner:void 0,
source:0},hr=0;function gr(e,t,n,r=!1){if((fr.encoding!==e||fr.owner!==Wt||Ht.isBusy)&&mr(e),fr.source===0)return
;let{readBytes:i,readPairs:o}=Kt;if(hr=0,Ht.count+=1,!!0||m(e)){let e="";for(let r=0;r<n;r+=65536){
let o=Math.min(65536,n-r);sr(o===n?t:te(t,r,r+o),o),e=Zn(e,i(qt.input,o,fr.source))}return e}sr(t,n)
;let s=o(qt.input,n,fr.source,+r,n);if(s!==null){if(r){let t=mn();if(hr=t[n],hr>0&&pr(t[n-1],e))return}return s}}
function mr(e){Vt("decoding",e),vn(()=>{let t=m(e)?Wt.byte_table(e):p(e)?Wt.pair_table(e):0
;fr.source=!Kt.readPairs||t===0?0:Kt.readsInput?e:t,fr.owner=Wt,fr.encoding=e})}var pr=(e,t)=>t===32&&e>=144&&e<=160
;function wr(e,t,n){let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var yr=(e,t)=>wr(e,Uint8Array.from([...t,...t]),1)==="\ufeff",br=[0,255],vr=[48,57],Br=[65,65],xr=[27,27],Ar=[33,126],Sr=[[br]],Er=[[[127,255],br,Br]],Tr=[[[129,132],vr,[129,254],vr],[[133,254],vr,[129,130],vr]],Or=[[[216,223],[216,223],[216,223],[216,223]]],kr={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],Br]],"UTF-16BE":Or,"UTF-16LE":Or,GBK:Tr,gb18030:Tr,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[xr,[36,36],[66,66],Ar,Ar,xr,[40,40],[66,66]],[xr,[40,40],[64,74],br,xr,[40,40],[66,66]],[xr,[36,36],[64,67],br,[33,33],xr,[40,40],[66,66]]]
};function Mr(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],a=s-o+1;n[r*e.length+i]=o+t%a,t=Math.floor(t/a)}}return n}
function Fr(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function $r(e,t,n){
let r=2166136261;for(let i of Ur(t,n)){let t=Mr(i),n=e.decode(t);if(wr(e,t,61)!==n)return;r=Fr(r,n)}
return(r>>>0).toString(36)}var Ur=(e,t)=>t?Sr:[...Er,...kr[e]??[]];function Cr(e,t,n,r){let i=r?1:97
;return Ur(n,r).every(n=>{let r=Mr(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),a=e.decode(i),c=st(()=>o.decode(i));if(c!==(a.includes("\ufffd")?void 0:a))return!1
;c===void 0&&(o=t())}return!0})}
var jr="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function Pr(e,t,n,r,i){let o=i(!1,!0);return $r(o,t,n)===jr.split(" ")[e]&&Cr(o,()=>i(!0,!0),t,n)&&(!r||yr(i(!1,!1),r))
}var Ir=class{#e="";#t=new Uint16Array(4096);#n=0;add(e){this.#t[this.#n++]=e,this.#n===4096&&this.#r()}#r(){
let e=new Uint16Array(this.#t.buffer,0,this.#n);this.#e+=String.fromCharCode.apply(null,e),this.#n=0}toText(){
return this.#r(),this.#e}},Lr=class{#i;#o;#s;position=0;start=0;constructor(e,t,n){this.#i=e,this.#o=t,this.#s=n}
fail(e,t){if(this.#o)throw new Ne(d[this.#i].name,this.start,t-this.start);e.add(65533)}decode(e,{stream:t}){
let n=new Ir,r=this.position+e.length;try{for(let t=0;t<e.length;t++)this.read(e[t],n),this.position+=1;t||this.end(n)
}finally{this.position=r}let i=n.toText(),o=!this.#s&&i.charCodeAt(0)===65279;return this.#s||=i.length>0,o?i.slice(1):i
}read(e,t){}end(e){}},_r=class extends Lr{#a=0;#c=0;#l=128;#u=191;read(e,t){if(this.#c>0){if(e>=this.#l&&e<=this.#u){
if(this.#l=128,this.#u=191,this.#a=this.#a<<6|e&63,this.#c-=1,this.#c>0)return
;this.#a>65535&&t.add(55232+(this.#a>>10)),t.add(this.#a>65535?56320|this.#a&1023:this.#a);return}this.#c=0,
this.fail(t,this.position)}
this.start=this.position,e<128?t.add(e):e<194||e>244?this.fail(t,this.position+1):(this.#c=e<224?1:e<240?2:3,
this.#a=e&63>>this.#c,this.#l=e===224?160:e===240?144:128,this.#u=e===237?159:e===244?143:191)}end(e){
this.#c>0&&this.fail(e,this.position)}},Dr=class extends Lr{#d;#f=-1;#h=-1;constructor(e,t,n){super(e,t,n),
this.#d=e===37}read(e,t){if(this.#f<0){this.#h<0&&(this.start=this.position),this.#f=e;return}
let n=this.#d?this.#f<<8|e:this.#f|e<<8;this.#f=-1;let r=this.#h;this.#h=-1;let i=(n&64512)===56320;if(r>=0){if(i){
t.add(r),t.add(n);return}this.fail(t,this.position-1),this.start=this.position-1}
(n&64512)===55296?this.#h=n:i?this.fail(t,this.position+1):t.add(n)}end(e){
(this.#f>=0||this.#h>=0)&&this.fail(e,this.position)}},Wr=(e,t,n)=>e===0?new _r(e,t,n):new Dr(e,t,n);var Nr=class{
encoding;fatal;ignoreBOM;#g=void 0;#m=!1;#p;#w=void 0;constructor(e,t,n,r=void 0){this.encoding=e,this.fatal=t,
this.ignoreBOM=n,this.#p=r}get name(){return d[this.encoding].name}reset(){this.#g=void 0,this.#m=!1,this.#w?.reset()}
decode(e,t,n){if(!this.#g&&nn()&&(this.#w??=this.#p?.()),this.#w)return this.#w.decode(e,t,n)
;let r=this.#g??Rr(this.encoding,this.fatal,this.ignoreBOM),i=ee(e);if(i>2147483647)throw Yn(void 0);let o=ae(e,0,i)
;this.#g=t?void 0:r;try{let e=r.decode(o,{stream:!t});return this.#m=!t&&(this.#m||e!==""),e}catch(e){let t=this.#y(e)
;throw t?n===void 0?t:t.toTypeError(n):(this.#g=void 0,Yn(e))}}#y(e){if(e instanceof Ne)return e
;if(!(!this.fatal||e?.name!=="TypeError"))return this.#g&&(this.#g=it(this.name,!0,this.ignoreBOM||this.#m)),
new Ne(this.name,Number.NaN,0)}};function Rr(e,t,n){return Kr(e)?it(d[e].name,t,n):S(e)?Wr(e,t,n):qr(e)}
var zr=/* @__PURE__ */c(40);function Kr(e){if(zr[e]===void 0){zr[e]=!1
;let{name:t}=d[e],n=(e,n)=>it(t,e,n),r=()=>Pr(e,t,m(e),A(e),n);zr[e]=st(r)===!0}return zr[e]}function qr(e){
let{name:t}=d[e];try{bn("decoding",()=>{})}catch(n){
let{message:r}=n,i=st(()=>it(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=m(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function Jr(e,t){
let n=Math.ceil(t/8);for(let r=0;r<t;r+=n)if(e[r]>=128)return!1;return e[t-1]<128}function Gr(e,t){
if(e===0)return t(Uint8Array.from(Hr))===Vr;if(e===38||e===37){let n=Zr.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8])
;return t(Uint8Array.from(n))===Yr}let n=n=>t(n)===ur(e,null,n,ee(n),!1,!0);if(!m(e))return!1
;for(let e of Xr())if(!n(e))return!1;return!0}
var Hr=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],Vr="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Zr=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Yr="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*Xr(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}
var Qr=/* @__PURE__ */c(40);function ei(e,t,n){Qr[e]===void 0&&(Qr[e]=null,Qr[e]=st(()=>ii(e))??null);let r=Qr[e]
;if(!(r===null||n>2147483647||r.takes?.(t,n)===!1))try{return r.decode(ri(t,n),n)}catch{return}}
var ti=/* @__PURE__ */new Uint8Array(64),ni=/* @__PURE__ */c(65);function ri(e,t){
return t>64?de(e)?ee(e)===t?e:te(e,0,t):ae(e,0,t):(ce(ti,0,e,t),ni[t]??=te(ti,0,t),ni[t])}function ii(e){
if(e===0)return si();let{latin1:t}=Bt();return e===38&&t?li():t&&g(e)?ui(e):oi(e)}function oi(e){
let t=it(d[e].name),n=e=>t.decode(e);return Gr(e,n)?{decode:n}:void 0}function si(){
let e=oi(0),t=Ze,{utf8Slice:n,samplesUTF8:r}=Bt();if(!e||n>0&&!Gr(0,e=>t.call(e)))return;let i=r?ci:ai;return{
takes:(e,t)=>t<=n||!i(e,t),decode:(r,i)=>i<=n?t.call(r):e.decode(r,i)}}function ai(e,t){if(t<131072)return!1
;let n=0,r=Math.ceil(t/16);for(let i=0;i<t-1;i+=r)e[i]>=192&&(e[i+1]&192)!==128&&n++;return n>1}function ci(e,t){
let n=0,r=0,i=Math.ceil(t/16);for(let o=0;o<t;o+=i){let t=e[o];t<128?n+=1:t>=206&&t<240&&(t<234||t>237)&&(r+=1)}
return r>0&&n<=16/2}function li(){let e=He,t=t=>e.call(t).toWellFormed();if(Gr(38,t))return{takes:(e,t)=>t%2===0,
decode:t}}function ui(e){let t=Ye,n=Uint8Array.from({length:256},(e,t)=>t)
;if(t.call(n)===String.fromCharCode(...n))return e===21?{decode:(e,n)=>qn(e,n,128,224)?t.call(e):void 0}:{takes:Jr,
decode:(e,n)=>qn(e,n,128,128)?t.call(e):void 0}}var di=/* @__PURE__ */new Uint16Array(16);function fi(e,t,n){
let r=e===0?hi(t,n):e===38||e===37?gi(t,n,e===37?8:0):g(e)?pi(e,t,n):-1;return r<0?void 0:Mt(di,0,r)}function hi(e,t){
let n=0;for(let r=0;r<t;){let i=e[r++];if(i<128){di[n++]=i;continue}let o=i<224?1:i<240?2:3
;if(i<194||i>244||r+o>t)return-1;let s=i&63>>o;for(let t=r+o;r<t;r++){let t=e[r];if((t&192)!==128)return-1;s=s<<6|t&63}
if(o<3){if(Ie(s)||o===2&&s<2048)return-1;di[n++]=s}else{if(s<65536||s>1114111)return-1;di[n++]=55232+(s>>10),
di[n++]=56320|s&1023}}return n}function gi(e,t,n){if(t%2>0)return-1;let r=0;for(let i=0;i<t;i+=2){
let t=e[i]<<n|e[i+1]<<8-n;if(Ie(t))return-1;di[r++]=t}return r}function mi(e,t){for(let n=0;n<t;n++){let t=e[n]
;if(t>=128)return-1;di[n]=t}return t}function pi(e,t,n){let r=mi(t,n);if(r!==-1)return r;let i=m(e)?yi(e):Vn(e)
;if(!i)return-1;let o=0;for(let e=0;e<n;){let r=t[e++],s=i[r];if(Ie(s)){if(e===n)return-1;if(s=i[r|t[e++]<<8],
Ie(s))return-1}di[o++]=s}return o}var wi=/* @__PURE__ */c(40);function yi(e){return wi[e]??=new Uint16Array(Vn(e)),wi[e]
}function bi(e,t,n,r,i){if(!nn())return new Nr(n,r,i).decode(te(e,0,t),!0);if(t===0)return""
;let{short:o,lookUp:s,host:a}=yt(n),c;return t<=o?c=fi(n,e,t):t<=s?c=gr(n,e,t):t>=a&&(c=ei(n,e,t)),
(c===void 0||r&&c.includes("\ufffd"))&&(c=ur(n,null,e,t,r,!0)),i?c:vi(c,n)}
var vi=(e,t)=>e.charCodeAt(0)===65279&&S(t)?e.slice(1):e;var Bi=class{encoding;fatal;ignoreBOM;#b=0;#v=0;#B=null;#s=!1
;#x;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#x=r}get name(){
return d[this.encoding].name}reset(){this.#v=0,this.#B=null,this.#s=!1,this.#x=0}decode(e,t,n){
let{encoding:r}=this,i=ee(e),o=this.#v+i;if(i===0&&!t)return"";let s=this.#v>0||!(t||m(r))?this.#A(e,i,o):e,a,c=o;try{
Ai(r)?a=this.#S(s,o,t):!t&&p(r)?(a=this.#E(s,o),c=o-xi):(t||(c-=Oi(r,s,o)),a=bi(s,c,r,this.fatal,!0))}catch(e){
throw e instanceof Ne?(e.offset+=this.#x-this.#v,this.#v=0,this.#x+=i,n===void 0?e:e.toTypeError(n)):e}
return!this.#s&&c>0&&(this.#s=!0,this.ignoreBOM||(a=vi(a,r))),c<o?this.#T(s,c,o):this.#v=0,this.#x+=i,a}#A(e,t,n){
let r=this.#v;if(r===0&&t>64&&de(e))return e;let i=Ti(n);return i[0]=this.#b,i[1]=this.#b>>8,i[2]=this.#b>>16,
ce(i,r,e,t),i}#T(e,t,n){this.#v=n-t,this.#b=0;for(let r=n-1;r>=t;r--)this.#b=this.#b<<8|e[r]}#E(e,t){
let{encoding:n,fatal:r}=this;if(t<=yt(n).lookUp){let i=gr(n,e,t,!0)
;if(i!==void 0&&!(r&&i.includes("\ufffd")))return xi=hr,i}let i=ur(n,null,e,t,r,!1);return xi=En(),i}#S(e,t,n){try{
let r=ur(this.encoding,this.#B,e,t,this.fatal,n);return this.#B=n?null:Sn(),r}catch(e){
throw e instanceof Ne&&(this.#B=Sn()),e}}},xi=0,Ai=e=>e===33||e===36,Si=512,Ei=/* @__PURE__ */new Uint8Array(Si)
;function Ti(e){return e<=Si?Ei:e>131072?new Uint8Array(e):(Si=131072,Ei=new Uint8Array(Si),Ei)}function Oi(e,t,n){
if(e===0)return ki(t,n);if(e!==38&&e!==37)return 0;let r=n%2;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}
function ki(e,t){for(let n=1;n<=3&&n<=t;n++){let r=e[t-n];if(r>=128&&r<192)continue;let i=De(r)
;return n<i&&(n===1||Mi(r,e[t-n+1]))?n:0}return 0}function Mi(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}
var Fi=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,$i=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function Ui(e){let t=$i.find(([t])=>t.test(e));if(t)return` ${t[1]}`;let n=Ci(e),r=je(e)
;if(r===void 0&&Fi.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let i=r??ji(n)
;return i!==void 0&&i!==36?` Did you mean '${d[i].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var Ci=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function ji(e){if(e.length<3)return
;let t=e.replace(/\D/g,""),n=d.flatMap(({labels:n},r)=>n.map(Ci).some(n=>n.replace(/\D/g,"")===t&&Pi(e,n))?r:[])
;return n.length===1?n[0]:void 0}function Pi(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1
;let[r,i]=[e.slice(n),t.slice(n)]
;return r[0]===i[1]&&r[1]===i[0]&&r.slice(2)===i.slice(2)||r.slice(1)===i||r===i.slice(1)||r.slice(1)===i.slice(1)}
var Ii=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Li=e=>Ii.find(([t])=>e>=t)[1]
;function _i(e,t){let n=w(e);if(n===void 0){let n=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${t}: The encoding label provided ('${n}') is invalid.${Ui(e)}`)}if(void 0){let e=Li(n)
;if(e&&!(void 0).includes(e))throw new RangeError(`${t}: '${St}' doesn't include ${d[n].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return n}var Di=e=>e==null?void 0:Ae(e);function Wi(e,t,n,r="bytes"){if(e==null)return;let i=Math.trunc(Number(e))
;if(i>=0)return i;throw new TypeError(`${t}: The option '${n}' must be a number of ${r}, not '${e}'.`)}
function Ni(e,t,n){if(e!=null){
if(typeof e!="object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk', 'big5'].`)
;return Uint8Array.from(e,e=>_i(Ae(e),t))}}var Ri={allowUTF8:e=>e===void 0||!!e,candidates:Ni,locale:Di,maxBytes:Wi,
tld:Di},zi=["text","ASCII","empty","binary","unknown","UTF-32"]
;function Ki(e,t,{allowUTF8:n,candidates:r,locale:i,maxBytes:o=1/0,tld:s}){let a=ee(e),c=Math.min(a,o);Nn();let l=0;do{
let n=Math.min(l+65536,c);Rn(te(e,l,n),t&&n===a),l=n}while(l<c);let u=zn(r,i&&qi(i),s&&qi(s),n),{0:f,1:h,2:g}=u;return{
encoding:h<0?void 0:h,score:g,kind:zi[f],isASCII:zi[f]==="ASCII"||zi[f]==="empty",candidates:Array.from({
length:(u.length-3)/2},(e,t)=>({encoding:d[u[3+2*t]].name,score:u[4+2*t]}))}}function qi(e=""){
return Uint8Array.from(e,e=>Math.min(e.charCodeAt(0),255))}function Ji(e,t=void 0){
let n="Failed to execute 'detectEncoding'",r=fe(e,n),i=Be(t,Ri,n),o=Ki(ge(r),!0,i);return{...o,
encoding:o.encoding===void 0?null:d[o.encoding].name}}
var Gi=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Hi=[33,36,37,38],Vi=(e,t)=>{
let n=Di(e);return n===void 0?-1:_i(n,t)},Zi=(e,t,n)=>Math.min(Wi(e,t,n)??1024,1048576),Yi=(e,t)=>Math.max(3,t===-1?e:0)
;function Xi(e){let t=Di(e)??"";return w($e(t)??t)??-1}function Qi(e,t,n){
if(e)return Be(e===!0?void 0:e,Ri,`${t}, option '${n}'`)}var eo={defaultEncoding:Vi,detect:Qi,likelyEncoding:Vi,
locale:Di,maxPrescanBytes:Zi,parentEncoding:Vi,transportLayerEncodingLabel:Xi,userOverride:Vi};function to(e,t){
let n=Be(e,eo,t),{likelyEncoding:r,locale:i,maxPrescanBytes:o,parentEncoding:s,transportLayerEncodingLabel:a,userOverride:c}=n
;return{prescanned:Yi(o,Math.max(c,a)),declared(e){let t=_n(e,o,c,a,s,r);return t===-1?void 0:ho(t)},options:n.detect&&{
...n.detect,locale:n.detect.locale??i},decide:e=>no(e)??{...ro(i,n.defaultEncoding),kind:e?.kind}}}function no(e){
if(e?.encoding===void 0||e.isASCII)return;let{encoding:t,score:n,kind:r}=e;return{encoding:t,confidence:"tentative",
source:"detection",score:n,kind:r}}function ro(e,t){return ho(Wn(qi(e),t===-1?21:t))}var io={defaultEncoding:Vi,
maxPrescanBytes:Zi,transportLayerEncodingLabel:Xi};function oo(e,t){
let{defaultEncoding:n,maxPrescanBytes:r,transportLayerEncodingLabel:i}=Be(e,io,t),o=e=>{let t=ho(Dn(e,r,i))
;return t.source==="default"&&n!==-1?{...t,encoding:n}:t};return{prescanned:Yi(r,i),declared:o,decide:()=>o(be)}}
function so(e,t){let n={...Ri,defaultEncoding:Vi},{defaultEncoding:r,...i}=Be(e,n,t);return{prescanned:4,
needsMore:e=>x(e)?.encoding===38&&e[2]===0,declared(e){let t=x(e);if(!(!t||t.encoding===38&&e[2]===0&&e[3]===0))return{
encoding:t.encoding,confidence:"certain",source:"BOM",score:null,kind:"text"}},options:i,decide(e){
let t=r===-1?e?.encoding??21:r,n=e?.kind;return no(e)??{encoding:t,confidence:"tentative",source:"default",score:null,
kind:n}}}}var ao={detect:so,html:to,xml:oo},co=["detect","html","xml"],lo={prefixBytes:Wi,sniff:/* @__PURE__ */Me(co)}
;function uo(e,t){let{prefixBytes:n,sniff:r}=Be(e,lo,t),i=ao[r](e,t),{decide:o,options:s}=i;return{
prescanned:Math.min(i.prescanned,n??1/0),needsMore:i.needsMore,declared:i.declared,detection:s&&{windowBytes:n??65536,
maxBytes:s.maxBytes??1/0,passesASCII:l(()=>{let e=s.candidates&&Ki(be,!0,s);return!Hi.includes(o(e).encoding)}),
options:s},decide:o,sniff:e=>fo(i,e),takesWhole:n===void 0}}function fo({prescanned:e,declared:t,options:n,decide:r},i){
return t(ie(i,e))??r(n&&Ki(i,!0,n))}function ho(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,
confidence:t,source:Gi[e>>8&255],score:null}}var go=({encoding:e,confidence:t,source:n})=>({encoding:d[e].name,
confidence:t,source:n});function mo(e,t=void 0){
let n="Failed to execute 'sniffHTMLEncoding'",r=typeof e=="string"?void 0:fe(e,n),i=to(t,n);return r?go(fo(i,ge(r))):{
encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function po(e,t=void 0){
let n="Failed to execute 'sniffXMLEncoding'",r=fe(e,n),i=oo(t,n);return go(fo(i,ge(r)))}function wo(e){
return d[ro(Ae(e),-1).encoding].name}var yo=class{#f=null;#O=null;#k=0;get length(){return this.#k}add(e){let t=ee(e)
;if(t===0)return;this.#k+=t;let n=this.#O;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096)
;oe(e,n.bytes),n.bytes=e,n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){oe(n.bytes,e,n.length),n.length+=t;return}
this.#O={bytes:e,length:t,isBlock:!1,next:null},n?n.next=this.#O:this.#f=this.#O}forEach(e){
for(let t=this.#f;t;t=t.next){let{bytes:n,length:r,isBlock:i}=t;e(i?ae(n,0,r):n)}}concatenate(){let e=this.#f
;if(e&&!e.next&&!e.isBlock)return e.bytes;let t=bo(this.#k),n=0;return this.forEach(e=>{oe(t,e,n),n+=ee(e)}),t}}
;function bo(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}var vo=["(B","(J","(I","$@","$B"],Bo=class{#M=!0;#F=!0;read(e,t){let n=ee(e),r=this.#M?xo(e):0,i=0,o=!1
;for(;i<n&&!o&&(i>=r&&(i=Ao(e,i)),i!==n);){let n=e[i];if(n===27&&this.#F){let n=Oo(e,i);if(o=vo.includes(n),
!o&&!t&&ko(n))break;this.#F=o}else o=n>=128||i<r&&To(n);o||(i+=1)}let s=o?i:-1;return i<r&&(o||!t)?{plain:0,evidence:s
}:(this.#M=!1,{plain:i,evidence:s})}get mayBeISO2022JP(){return this.#F}skip(e,t){this.#M=!1,this.#F&&=e[t]!==27
;let n=this.#F?t:ee(e);for(;n<ee(e)&&e[n]!==27;)n+=1;return n}};function xo(e){let[t,n]=[!0,!0];for(let r=0;r<32;r+=2){
if(r+1>=ee(e))return 1/0;if(t&&=Eo(e[r],e[r+1]),n&&=Eo(e[r+1],e[r]),!t&&!n)return r+2}return 32}function Ao(e,t){
let n=ee(e),{start:r,words:i}=re(e,t),o=So(e,t,Math.min(r,n));if(o<r)return o;let s=0;for(;s<i.length;s++){
let e=i[s]^454761243;if(((i[s]|e-16843009&~e)&2155905152)!==0)break}return So(e,r+4*s,n)}function So(e,t,n){let r=t
;for(;r<n&&e[r]<128&&e[r]!==27;)r+=1;return r}
var Eo=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||e===33&&t===34,To=e=>e<32&&!`\t\n\f\r\x1b`.includes(String.fromCharCode(e))
;function Oo(e,t){let n="";for(let r=t+1;r<Math.min(t+3,ee(e));r++)n+=String.fromCharCode(e[r]);return n}
var ko=e=>e.length<2&&vo.some(t=>t.startsWith(e));var Mo=class{decision=null;sample=be;detected;#$;#U=!0;#C=!1;#j=new Bo
;#b=new yo;#c;#x=0;#f=be;#O=be;constructor(e){this.#$=e;let{prescanned:t,needsMore:n}=e;this.#c=n?Math.min(t,3):t}
add(e,t){let n=new yo;if(this.#U&&t&&this.#$.takesWhole)return this.#P(this.#$.sniff(e),n,e);if(this.#U=!1,
this.#b.length+ee(e)<this.#c&&!t)return this.#T(e,this.#c,n);this.#b.add(e);let r=this.#b.concatenate();this.#b=new yo
;let{prescanned:i,needsMore:o}=this.#$,s=ie(r,i);if(!this.#C&&!t&&ee(s)<i&&o?.(s))return this.#T(r,i,n)
;let a=this.#C?void 0:this.#$.declared(s);return this.#C=!0,a?this.#P(a,n,r):this.#I(r,t,n)}#I(e,t,n){
let{detection:r,decide:i}=this.#$;if(!r)return this.#P(i(void 0),n,e);for(let o=e;;){
let e=r.maxBytes-this.#x,s=ee(o)>e,a=t&&!s,{plain:c,evidence:l}=r.passesASCII()?this.#j.read(ie(o,e),a):{plain:0,
evidence:0};o=this.#L(o,c,n);let u=ee(o),d=e-c;if(l===-1)return t||s?this.#P(i(this.#_(ie(o,d),a)),n,o):this.#T(o,u+1,n)
;let f=$o(ie(o,d),l-c,r.windowBytes),h=Math.min(f+r.windowBytes,d);if(u<h&&!t)return this.#T(o,h,n)
;let g=ie(o,h),m=this.#_(g,u<h);if(h<=f||h===d||!r.passesASCII()||!Uo(m,g))return this.#P(i(m),n,o)
;o=this.#L(o,this.#j.skip(g,l-c),n)}}#_(e,t){this.sample=ne(ne(this.#f,this.#O),e)
;let n=this.#$.detection.options,r=Ki(this.sample,t,{...n,maxBytes:void 0}),i=this.#D(r.encoding)
;return this.detected=i?r:{...r,encoding:void 0,score:0,kind:"unknown",candidates:[]},this.detected}#D(e){
return e===33?this.#j.mayBeISO2022JP:this.#x===0||e!==37&&e!==38}#T(e,t,n){let r=ee(e)
;return r>0&&this.#b.add(ae(e,0,r)),this.#c=t,{passed:n,rest:null}}#L(e,t,n){let r=ie(e,t);t>0&&n.add(r),this.#x+=t
;let i=Math.min(t,2048-ee(this.#f));return i>0&&(this.#f=ne(this.#f,ie(r,i))),this.#O=Fo(ne(this.#O,Fo(te(r,i)))),
te(e,t)}#P(e,t,n){return this.decision=e,{passed:t,rest:n}}},Fo=e=>te(e,Math.max(0,ee(e)-64));function $o(e,t,n){
let r=Math.min(ee(e),t+n);for(let n=t;n<r;n++)if(e[n]>=128)return n;return t}function Uo(e,t){
return e.isASCII||e.encoding===void 0&&!(t[$o(t,0,1/0)]>=128)}var Co=class{fatal;ignoreBOM;decision=null;#g;#W;#x=0
;constructor(e,t,n){this.#W=new Mo(e),this.fatal=t,this.ignoreBOM=n}decode(e,t,n){
if(this.#g)return this.#g.decode(e,t,n)
;let r=this.#W,{passed:i,rest:o}=r.add(e,t),{length:s}=i,a=s>0?new Bi(0,!1,!0).decode(i.concatenate(),!0):"";this.#x+=s
;let{decision:c}=r;if(!c||!o)return a;this.decision=c,this.#W=null;let l=this.ignoreBOM||this.#x>0
;return this.#g=new Bi(c.encoding,this.fatal,l,this.#x),Zn(a,this.#g.decode(o,t,n))}};function jo(e,t){
let{fatal:n,ignoreBOM:r}=Oe(e,t);return new Co(uo(e,t),n,r)}function Po(e,t=void 0){
let n="Failed to execute 'decodeAuto'",r=fe(e,n),i=jo(t,n),o=i.decode(ge(r),!0,n),s=i.decision,{encoding:a,score:c,kind:l=null}=s
;return{text:o,encoding:d[a].name,score:c,source:s.source,kind:l}}function Io(e){
let[[t,n]]=Object.entries(e),{prototype:r}=n,i=/* @__PURE__ */Symbol.for(`encoding-wasm.${t}`)
;for(let e of Object.getOwnPropertyNames(r)){if(e==="constructor")continue
;let t=Object.getOwnPropertyDescriptor(r,e)?.get;Object.defineProperty(r,e,{enumerable:!0,...t&&{get:Lo(i,e,t)}})}
let o={value:t,configurable:!0};return Object.defineProperty(r,Symbol.toStringTag,o),Object.defineProperty(n,"name",o),n
}function Lo(e,t,n){let r=Object.getOwnPropertyDescriptor({get[t](){try{return n.call(this)}catch(n){let r=_o(this,e,t)
;if(!r)throw n;return r.call(this)}}},t);return Object.defineProperty(r.get,e,{value:n})}function _o(e,t,n){
for(let r=Object.getPrototypeOf(Object(e));r;r=Object.getPrototypeOf(r)){
let e=Object.getOwnPropertyDescriptor(r,n)?.get?.[t];if(e)return e}}function Do(e,t,n){let{prototype:r}=t
;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function Wo(){throw new TypeError("Illegal invocation")}
function No(e,t,n,r=0){let i=()=>new Bi(e,t,n,r);return nn()?i():new Nr(e,t,n,i)}
var Ro=/* @__PURE__ */new Uint8Array(256);function zo(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Ko(Ro,0,e)
;let n=new Uint8Array(t);for(let r=0;r<t;r++){let t=e.charCodeAt(r);if(t>=128)return Ko(n,r,e);n[r]=t}return n}
function Ko(e,t,n){let{length:r}=n;for(let n=0;n<t;n++)Ro[n]=e[n];let i=t;for(let e=t;e<r;e++){let t=n.charCodeAt(e)
;if(t<128)Ro[i++]=t;else if(t<2048)Ro[i++]=192|t>>6,Ro[i++]=128|t&63;else if(!Ie(t))Ro[i++]=224|t>>12,
Ro[i++]=128|t>>6&63,Ro[i++]=128|t&63;else{let t=Le(n,e);t>=65536&&(e+=1),i=We(t,Ro,i)}}return le(Ro,0,i)}
var qo=/* @__PURE__ */l(()=>new Uint8Array(2*65536));function Jo(e,t){let{length:n}=e,r=new Uint8Array(n)
;for(let i=0;i<n;i++){let n=e.charCodeAt(i),o=n<128?n:t[n];if(!o&&n>0)return;r[i]=o}return r}function Go(e,t){
let{length:n}=e,r=new Uint8Array(n),i=0;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],
r[i+2]=t[e.charCodeAt(i+2)],r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],
r[i+6]=t[e.charCodeAt(i+6)],r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return se(r,0)?void 0:r}
function Ho(e,t){let{length:n}=e,r=2*n<=256?Ro:qo(),i=0;for(let o=0;o<n;o++){let n=e.charCodeAt(o);if(n<128)r[i]=n,
i+=1;else{let e=t[n];if(e>=256)r[i]=e>>8,r[i+1]=e,i+=2;else if(e)r[i]=e,i+=1;else return}}return le(r,0,i)}
var Vo=e=>e===14||e===15||e===27;function Zo(e,t){let{length:n}=e,r=0,i=!1;for(let o=0;o<=n;o++){
let s=o<n?e.charCodeAt(o):0,a=s<128?s:t[s];if(i!==s>=128&&(i=!i,Ro[r]=27,Ro[r+1]=i?36:40,Ro[r+2]=66,r+=3),i){
if(!(a>=41216))return;Ro[r]=a>>8&127,Ro[r+1]=a&127,r+=2}else{if(Vo(s))return;Ro[r]=a,o<n&&(r+=1)}}return le(Ro,0,r)}
var Yo=class{held;#N;constructor(e,t){this.held=e,this.#N=t}add(e){let t=ee(e);if(t===0)return
;e[0]!==27&&this.#N(this.held);let n=e[t-3]===27?t-3:t;this.#N(ae(e,0,n)),this.held=ae(e,n,t)}addUnchanged(e){
ee(e)!==0&&(this.#N(this.held),this.held=be,this.#N(e))}};var Xo;function Qo(){return Xo===void 0&&(Xo=null,
Xo=st(es)??null),Xo}function es(){
let e=ot(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r="\udca9\xe9\u6f22\u{1f4a9}",i=e.encode(r)
;return t===3&&n===7&&`${[...i]}`==`${[...zo(r)]}`&&Object.getPrototypeOf(i)===Uint8Array.prototype?e:void 0}
function ts(e){let{length:t}=e,{utf8Loop:n,into:r}=vt();if(t<=n)return zo(e);if(t<=r){let n=os(e,Ro)
;if(n?.read===t)return le(Ro,0,n.written)}return is(e)??(nn()?void 0:ns(e))}function ns(e){
let t=new Uint8Array(3*e.length);return ae(t,0,rs(e,t).written)}function rs(e,t){let n=ee(t),r=0,i=0;for(;r<e.length;){
let o=Le(e,r);if(i+_e(o)>n)break;i=We(o,t,i),r+=o<65536?1:2}return{read:r,written:i}}function is(e){try{
return Qo()?.encode(e)}catch{return}}function os(e,t){try{return Qo()?.encodeInto(e,t)}catch{return}}function ss(e,t){
if(e.length>65536)return;Vt("encoding",t);let n=Kt.writeBytes?.(e,qt.output,Wt.unit_table(t));return Ht.isBusy=!1,
n===e.length?cr(n):void 0}function as(e,t){if(t===0)return ts(e)
;let{length:n}=e,{ascii:r,singleByteLoop:i,multiByteLoop:o,long:s}=vt();if(n>=r&&g(t)&&cs(e)){let t=is(e)
;if(t&&ee(t)===n)return t}if(m(t))return n<=i?Jo(e,Gn(t)):s==="loop"?Go(e,Hn(t)):s==="table"?ss(e,t):void 0
;if(t===33)return n<=48?Zo(e,Gn(32)):void 0;if(!!0||n>o)return;let a=Gn(t);return a&&Ho(e,a)}function cs(e){
let{length:t}=e,n=Math.max(8,t>>4);for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var ls=["fatal","html","replacement"],us=()=>"",ds=class{encoding;unmappable;#R;#z=null;#x=0;#K=be;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#R=n}get name(){return d[this.encoding].name}
encode(e,t){let n=t||this.#q(e)?this.#J(e):void 0;return n?(this.#x=t?0:this.#x+e.length,n):this.#G(e,t)}#q(e){
let{length:t}=e;return t>0&&this.encoding!==33&&(e.charCodeAt(t-1)&64512)!==55296}get#H(){
return this.#R?0:ls.indexOf(this.unmappable)}#J(e){if(!this.#z)try{let t=as(e,this.encoding);if(t)return t
;if(e.length>65536)return;$n(this.encoding,null),nr(e,0,e.length);let n=rr(0,e.length,this.#H,!0)
;return n===-2||!lr.finished()?void 0:cr(n)}catch(e){throw xn(e)}}#G(e,t){let n=this.#z,r=this.#x,i=this.#K,o=new yo
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new qe(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#z=n,this.#x=r,this.#K=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#x,o=this.#z,s=this.#K,a=this.#R,c=this.#H,l=a===us,u=a&&!l?2048:65536,d=a&&this.encoding===33?new Yo(s,n):void 0,f=d?e=>d.add(e):n,h=d?e=>d.addUnchanged(e):n,g=0,m=null,p=!1,w=!1
;try{if(!o)for(;g+65536<e.length;){let t=hs(e,g),r=as(e.slice(g,t),this.encoding);if(!r)break;n(r),g=t}
for($n(this.encoding,o);g===0||g<e.length;g+=u){let n=Math.min(g+u,e.length);nr(e,g,n);let o=n===e.length
;for(let s=0,u=!1;!u;){let d=rr(s,n-g,c,t&&o);f(cr(d===-2?lr.written():d));let p=i+g+s+lr.start();if(s+=lr.read(),
u=d!==-2&&lr.finished(),d!==-2||l)continue;w=!0;let y=lr.codePoint();if(a){m=Sn(m)
;let{count:t}=Ht,r=()=>this.locate(p),i=a(y,r);Ht.count!==t&&($n(this.encoding,m),nr(e,g,n));let o=e=>{
throw new qe(e,r(),this.name)};typeof i=="string"?gs(i,f,o):i?h(i):o(y)}else r(y,p);w=!1}}
t?d&&n(d.held):(this.#z=this.#q(e)?null:Sn(),this.#x=i+e.length,this.#K=d?.held??be),p=!0}catch(e){throw xn(e)}finally{
t&&(p||w)&&(this.#z=null,this.#x=0,this.#K=be)}}},fs=e=>ts(e)??new ds(0,"fatal").encode(e,!0);function hs(e,t){
let n=t+65536;return(e.charCodeAt(n-1)&64512)===55296?n-1:n}function gs(e,t,n){let r=Se(e)
;for(let e=0;e<r.length;e+=2048){let i=Math.min(e+2048,r.length);nr(r,e,i,2048);let o=rr(2048,2048+i-e,0,!1)
;o===-2&&n(lr.codePoint()),t(cr(o))}}function ms(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let r=_i(e,t)
;if(r===37||r===38){let{name:e}=d[r];throw new RangeError(`${t}: ${e} has no encoder in the standard; use ${n}.`)}
return ps(r,e,t)}function ps(e,t,n){
if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var ws="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ys=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var bs=/* @__PURE__ */l(()=>{let e=ys.split(`\n`),t=0
;return new Map(ws.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("\t")])))
}),vs=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Bs(e,t=xs(e)){let n=/* @__PURE__ */new Map;return e=>{
let r=n.get(e);return r===void 0&&(r=As(String.fromCodePoint(e),t,3),n.set(e,r)),r}}function xs(e){
let t=new ds(e,"fatal");return e=>{try{return t.encode(e,!0),!0}catch(e){if(e instanceof qe)return!1;throw e}}}
function As(e,t,n){if(vs(e))return"";if(n===0)return null;let r=Ss(e),i=r.find(t);if(i!==void 0)return i
;for(let e of r){let r=Array.from(e,e=>t(e)?e:As(e,t,n-1));if(!r.includes(null))return r.join("")}return null}
function Ss(e){let t=[...bs().get(e)??[],...Es(e)],n=e.normalize("NFKD")
;return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Es(e){let t=e.normalize("NFD"),[n,...r]=t,i=[],o=[]
;for(let e=2**r.length-2;e>=0;e--){
let s=t=>e>>r.length-1-t&1,a=r.filter((e,t)=>s(t)),c=r.filter((e,t)=>!s(t)),l=[n,...a].join("").normalize("NFC"),u=l+c.join("")
;u.normalize("NFD")===t&&i.push(u),c.every(vs)&&o.push(l)}return[...i,...o]}
var Ts=["fatal","html","replacement","ignore","translit","translit-replacement"],Os=/* @__PURE__ */Me(Ts),ks=(e,t,n)=>typeof e=="function"?e:Os(e,t,n)
;function Ms(e,t,n){if(typeof e=="function")return(t,r)=>Fs(e(t,r()),n);if(e==="ignore")return us
;if(e!=="translit"&&e!=="translit-replacement")return;let r=Bs(t);return e==="translit"?r:e=>r(e)??"?"}function Fs(e,t){
if(typeof e=="string")return e;if(e==null)return null
;let n=ge(fe(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return ae(n,0,ee(n))}
var $s=class{#g;#z;#t=0;constructor(e,t,n,r){this.#g=e,this.#z=new ds(t,n,r)}get decision(){return this.#g.decision}
setSource(e,t){this.#g.setSource(e,t)}transcode(e,t,n){let r=ee(e);for(let i=0;i===0||i<r;i+=4096){let o=r-i<=4096
;this.#V(te(e,i,o?r:i+4096),o?t:ir.none,n)}}#V(e,t,n){let r=this.#t;this.#z.locate=Us(this.#g.copy(),e,r);let i=new yo,o
;try{this.#g.transcode(e,t===ir.result?ir.source:t,e=>i.add(e))}catch(e){o=e}
let s=i.concatenate(),a=bi(s,ee(s),38,!1,!0);try{this.#z.encodeOrFail(a,t===ir.result,n),
this.#t=t===ir.result?0:r+a.length}catch(e){throw this.#g.abandonSource(),e}if(o)throw o}};function Us(e,t,n){
let r=ee(t),i=t,o=e,s=e,a=n,c=n,l=0,u;return e=>{for(;e>=c&&l<r;)i=te(t,l,Math.min(l+64,r)),l+=64,o=s,s=o.copy(!1),a=c,
s.transcode(i,ir.none,e=>{c+=ee(e)/2}),u=void 0;return u??=Cs(o,i),u[e-a]}}function Cs(e,t){
let n=ee(t),r=e.copy(!1),i=new Float64Array(2*n+2),o=0,s=Ps(e);for(let a=0;a<n;a++){
let c=e.position+a,l=s===c?js(r.from,t,a):0;if(l>0){r.transcode(te(t,a,a+l),ir.none,()=>{})
;for(let e=0;e<l;e++)i[o++]=c++;if(s=c,a+=l,a===n)break}let u=te(t,a,a+1),d=r.copy(),f=0,h=0;r.transcode(u,ir.none,e=>{
f===0&&(h=e[0]|e[1]<<8),f+=ee(e)/2}),f>0&&(i[o++]=s);let g=h===65533&&s<c?Is(d,u,ir.none):void 0,m=g&&g.offset+g.length
;for(let e=1;e<f;e++)i[o++]=m===void 0?s:m+e-1;let p=c-s===2||c<=2;f>0&&!g?s=c+1:(g||p)&&(s=Ps(r))}return i[o]=s,
i[o+1]=s+1,i}function js(e,t,n){if(m(e))return ee(t)-n;let r=n;if(g(e))for(;t[r]<128;)r+=1;return r-n}
var Ps=e=>Is(e,be,ir.source)?.offset??e.position;function Is(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(e){
if(e instanceof Ne)return e;throw e}}function Ls(e,t){let n="Failed to execute 'transcode'",r=fe(e,n),i=zs(t,n),o=me(r)
;return _s(o,i,n)??Ds(o,i,n)}function _s(e,{from:t,to:n,bom:r,fatal:i,ignoreBOM:o},s){
let a=typeof t=="number"&&(n===0?!r:!i&&!S(n)),c=ee(e);if(!a)return;let{throughString:l,utf16ThroughString:u}=vt()
;if(c>(n===0&&(t===38||t===37)?u:l))return;let d=Re(s,()=>bi(e,c,t,i,o));return n===0?fs(d):as(d,n)}function Ds(e,t,n){
let{from:r,to:i}=t;return Re(n,()=>{let o=typeof r=="number"?Ws(new Vs(r,i,t),e):null;if(o)return o;let s=Ks(r,i,t,n)
;return Ws(s,Ns(t,e))})}function Ws(e,t){let n=new yo
;return e.transcode(t,ir.result,e=>n.add(e))===!1?null:n.concatenate()}function Ns({unmappable:e},t){
return typeof e=="function"?ae(t,0,ee(t)):t}function Rs(e,t){let n=zs(e,t);return{common:Ks(n.from,n.to,n,t),
toBytes:e=>Ns(n,ge(e))}}function zs(e,t){xe(e,t)
;let n=e,r=!!n?.bom,i=!!n?.fatal,o=Hs(n?.from,t),s=!!n?.ignoreBOM,a=Gs(n?.to),c=ks(n?.unmappable,t,"unmappable"),l=o==="auto"?uo(e,t):_i(o,t),u=a===void 0?0:ps(_i(a,t),a,t)
;if(r&&!S(u))throw new RangeError(`${t}: ${d[u].name} has no byte order mark.`);return{from:l,to:u,bom:r,fatal:i,
ignoreBOM:s,unmappable:c}}function Ks(e,t,n,r){return typeof e=="number"?qs(e,t,n,r):new Zs(e,qs(0,t,n,r))}
function qs(e,t,n,r){let{unmappable:i,losses:o}=n,s=Ms(i,t,r);if(!s||S(t))return new Vs(e,t,n);let a=Js(e,n)
;return new $s(a,t,i,o?.counting(s)??s)}function Js(e,t){return new Vs(e,38,{...t,bom:!1,unmappable:"fatal"})}
var Gs=e=>e===void 0?void 0:Ae(e);function Hs(e,t){
if(e===void 0)throw new TypeError(`${t}: The option 'from' is missing.`);return Ae(e)}var Vs=class e{from;to;#Z=null
;#x=0;#Y;constructor(e,t,n){this.from=e,this.to=t,this.#Y=n}get decision(){return{encoding:this.from,
confidence:"certain",source:"user",score:null}}setSource(e,t){
this.from=e,this.#Z&&(Un(e,this.to,this.#Y.ignoreBOM,this.#Z),Cn(e,t),this.#Z=Sn())}get position(){return this.#x}
copy(t=this.#Y.fatal){let n=new e(this.from,this.to,{...this.#Y,fatal:t,losses:void 0});return n.#Z=this.#Z,
n.#x=this.#x,n}abandonSource(){this.setSource(this.from,!1),this.#x=0}transcode(e,t,n){
let{fatal:r,ignoreBOM:i,bom:o,unmappable:s,take:a=cr,losses:c}=this.#Y;o&&!this.#Z&&n(Uint8Array.from(A(this.to)??[]))
;let l=Math.max(0,ls.indexOf(s)),u=ee(e);try{Un(this.from,this.to,i,this.#Z);for(let i=0;;){
let o=u-i<=65536,d=o&&i===0?e:te(e,i,o?u:i+65536),f=or(d,r,l,o?t:ir.none);c?.addBlock(this.#x+i)
;let h=f<0?lr.written():f;if(h>0&&n(a(h)),f===-2&&s!=="fatal")return!1;if(f<0&&this.#X(f,i),i+=lr.read(),
o&&lr.finished())break}}catch(e){throw xn(e)}this.#Z=t===ir.result?null:Sn(),this.#x=t===ir.none?this.#x+u:0}#X(e,t){
let n=this.#x+t+lr.start()
;throw this.#Z=Sn(),this.#x=0,e===-1?new Ne(d[this.from].name,n,lr.length()):new qe(lr.codePoint(),n,d[this.to].name)}
},Zs=class{#$;#W=null;#Q=!1;#ee=null;#te=!1;#Z;constructor(e,t){this.#$=e,this.#Z=t}get decision(){return this.#ee}
transcode(e,t,n){let r=this.#Q?null:this.#W??this.#ne();this.#W=null,this.#Q=!1,
r?this.#re(r,e,t,n):this.#Z.transcode(e,t,n),t===ir.none&&(this.#ee?this.#Q=!0:this.#W=r)}#ne(){return this.#ee=null,
this.#te=!1,this.#Z.setSource(0,!1),new Mo(this.#$)}#re(e,t,n,r){let{passed:i,rest:o}=e.add(t,n!==ir.none)
;i.length>0&&(this.#Z.transcode(i.concatenate(),ir.none,r),this.#te=!0),this.#ee=e.decision,
!(!e.decision||!o)&&(this.#Z.setSource(e.decision.encoding,this.#te),this.#Z.transcode(o,n,r))}}
;var Ys="Failed to construct 'LegacyTextEncoder'",Xs="Failed to execute 'encode'";function Qs(e,t="utf-8",n=void 0){
let r=Ee(e,Xs);if(n===void 0){let e=ms(Ae(t),Xs);return as(r,e)??new ds(e,"fatal").encode(r,!0)}
return ea(t,n,Xs).encode(r,!0)}function ea(e,t,n){let r=Ae(e),i=t===void 0?"fatal":Be(t,{unmappable:ks
},n).unmappable,o=ms(r,n);return new ds(o,i,Ms(i,o,n))}var ta=/* @__PURE__ */Io({LegacyTextEncoder:class{#ie
;constructor(e="utf-8",t=void 0){this.#ie=ea(e,t,Ys)}get encoding(){return this.#ie.name.toLowerCase()}get unmappable(){
return this.#ie.unmappable}encode(e=void 0,t=void 0){
let n=this.#ie,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Ee(e,r);xe(t,r)
;let o=!!t?.stream;return n.encode(i,!o)}}});var na="Failed to execute 'decode' on 'TextDecoder'",ra=/* @__PURE__ */Io({
TextDecoder:class{#i;#o;#oe;#se=!1;#ae=void 0;constructor(e="utf-8",t=void 0){
let{encoding:n,fatal:r,ignoreBOM:i}=ia(e,t,"Failed to construct 'TextDecoder'");this.#i=n,this.#o=r,this.#oe=i,
new.target!==ra&&Do(this,new.target,ra)}get encoding(){return d[this.#i].name.toLowerCase()}get fatal(){return this.#o}
get ignoreBOM(){return this.#oe}decode(e=be,t=void 0){let n=this.#i,r=we(e);r||fe(e,na),xe(t,na)
;let i=!!t?.stream,o=r?e:ge(e),s=!this.#se;try{if(s&&!i)return bi(o,ee(o),n,this.#o,this.#oe)
;this.#ae??=No(n,this.#o,this.#oe),s&&this.#ae.reset();let e=this.#ae.decode(o,!i);return this.#se=i,e}catch(e){
throw e instanceof Ne?(this.#se=i,e.toTypeError(na)):e}}}});function ia(e,t,n){let r=Ae(e),{fatal:i,ignoreBOM:o}=Oe(t,n)
;return{encoding:oa(r,n),fatal:i,ignoreBOM:o}}function oa(e,t){let n=_i(e,t)
;if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`)
;return n}function sa(e,t,n){let r=ut()
;if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({
__proto__:null,transform:(e,n)=>t(e,e=>e.length>0&&n.enqueue(e)),flush:e=>n(t=>t.length>0&&e.enqueue(t))})}
function aa(e,t){let n=`Failed to execute 'transform' on '${e}'`
;return sa(e,(e,r)=>r(t.decode(ge(fe(e,n)),!1,n)),e=>e(t.decode(be,!0,n)))}var ca=/* @__PURE__ */Io({
TextDecoderStream:class{#H;#ae;constructor(e="utf-8",t=void 0){let n=ia(e,t,"Failed to construct 'TextDecoderStream'"),r
;this.#H=n,this.#ae=aa("TextDecoderStream",{decode(e,t,i){return r??=No(n.encoding,n.fatal,n.ignoreBOM),r.decode(e,t,i)}
}),new.target!==ca&&Do(this,new.target,ca)}get encoding(){return d[this.#H.encoding].name.toLowerCase()}get fatal(){
return this.#H.fatal}get ignoreBOM(){return this.#H.ignoreBOM}get readable(){return this.#ae.readable}get writable(){
return this.#ae.writable}}}),la=class{#b="";encode(e,t){
let n=this.#b+e,r=!t&&(n.charCodeAt(n.length-1)&64512)===55296,i=fs(r?n.slice(0,-1):n);return this.#b=r?n.slice(-1):"",i
}},ua=/* @__PURE__ */Io({TextEncoderStream:class{#ae;constructor(){this.#ae=da("TextEncoderStream",new la,Ae),
new.target!==ua&&Do(this,new.target,ua)}get encoding(){return this.#ae&&"utf-8"}get readable(){return this.#ae.readable}
get writable(){return this.#ae.writable}}});function da(e,t,n){let r=`Failed to execute 'transform' on '${e}'`
;return sa(e,(e,i)=>i(t.encode(n(e,r),!1)),e=>e(t.encode("",!0)))}var fa=/* @__PURE__ */Io({
LegacyTextEncoderStream:class{#ie;#ae;constructor(e="utf-8",t=void 0){
let n=ea(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#ie=n,this.#ae=da("LegacyTextEncoderStream",n,Ee)}
get encoding(){return this.#ie.name.toLowerCase()}get unmappable(){return this.#ie.unmappable}get readable(){
return this.#ae.readable}get writable(){return this.#ae.writable}}}),ha=/* @__PURE__ */Io({TranscoderStream:class{#ie
;#ae;constructor(e){
let{common:t,toBytes:n}=Rs(e,"Failed to construct 'TranscoderStream'"),r="Failed to execute 'transform' on 'TranscoderStream'",i=(e,i,o)=>{
let s=new yo;try{Re(r,()=>t.transcode(n(e),i,e=>s.add(e)))}finally{s.forEach(o)}};this.#ie=t,
this.#ae=sa("TranscoderStream",(e,t)=>i(fe(e,r),ir.none,t),e=>i(be,ir.result,e))}get encoding(){let{decision:e}=this.#ie
;return e&&d[e.encoding].name}get confidence(){return this.#ie.decision?.confidence??null}get source(){
return this.#ie.decision?.source??null}get score(){return this.#ie.decision?.score??null}get kind(){
return this.#ie.decision?.kind??null}get readable(){return this.#ae.readable}get writable(){return this.#ae.writable}}})
;var ga=/* @__PURE__ */Io({AutoDecoderStream:class{#ie;#ae;constructor(e=void 0){
let t=jo(e,"Failed to construct 'AutoDecoderStream'");this.#ie=t,this.#ae=aa("AutoDecoderStream",t)}get encoding(){
let{decision:e}=this.#ie;return e&&d[e.encoding].name}get confidence(){return this.#ie.decision?.confidence??null}
get source(){return this.#ie.decision?.source??null}get score(){return this.#ie.decision?.score??null}get kind(){
return this.#ie.decision?.kind??null}get fatal(){return this.#ie.fatal}get ignoreBOM(){return this.#ie.ignoreBOM}
get readable(){return this.#ae.readable}get writable(){return this.#ae.writable}}});var ma=class{fatal;ignoreBOM;#ce;#g
;#b=be;constructor(e,t,n){this.#ce=e,this.fatal=t,this.ignoreBOM=n}get name(){return this.#g?.name??null}decode(e,t,n){
if(this.#g)return this.#g.decode(e,t,n);let r=t&&ee(this.#b)===0?e:ne(this.#b,e);if(!t&&pa(r))return this.#b=r,""
;let i=x(r),o=i&&!this.ignoreBOM?i.bytes.length:0;return this.#g=No(i?.encoding??this.#ce,this.fatal,!0,o),
this.#g.decode(o>0?te(r,o):r,t,n)}};function pa(e){let t=ee(e),[n,r]=[e[0],e[1]]
;return t===0||t===1&&n>=239||t===2&&n===239&&r===187}var wa=/* @__PURE__ */Io({DecoderStream:class{#ie;#ae
;constructor(e="utf-8",t=void 0){
let n="Failed to construct 'DecoderStream'",r=Ae(e),{fatal:i,ignoreBOM:o}=Oe(t,n),s=new ma(_i(r,n),i,o);this.#ie=s,
this.#ae=aa("DecoderStream",s)}get encoding(){return this.#ie.name}get fatal(){return this.#ie.fatal}get ignoreBOM(){
return this.#ie.ignoreBOM}get readable(){return this.#ae.readable}get writable(){return this.#ae.writable}}})
;function ya(e,t){
let n="Failed to execute 'findUnmappable'",r=Ee(e,n),i=ms(Ae(t),n),o=/* @__PURE__ */new Map,s=(e,t)=>o.set(t,e)
;return new ds(i,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(o,([e,t])=>({index:e,codePoint:t}))}function ba(e){
let t=x(me(fe(e,"Failed to execute 'bomSniff'")));return t?d[t.encoding].name:null}function va(e,t="utf-8",n=void 0){
let r="Failed to execute 'decode'",i=fe(e,r),o=_i(Ae(t),r),{fatal:s,ignoreBOM:a}=Oe(n,r),c=me(i),l=x(c),u=l&&!a?l.bytes.length:0
;try{return Ea(c,u,l?.encoding??o,s)}catch(e){throw e instanceof Ne?(e.offset+=u,e.toTypeError(r)):e}}function Ba(e){
let t=me(fe(e,"Failed to execute 'utf8Decode'")),n=x(t);return Ea(t,n?.encoding===0?n.bytes.length:0,0,!1)}
function xa(e){let t=me(fe(e,"Failed to execute 'utf8DecodeWithoutBOM'"));return Ea(t,0,0,!1)}function Aa(e){
let t=fe(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return Ea(me(t),0,0,!0)}catch(e){
if(e instanceof Ne)return null;throw e}}function Sa(e){return ke(arguments.length,1,"Failed to execute 'utf8Encode'"),
fs(Ae(e))}function Ea(e,t,n,r){let i=t>0?te(e,t):e;return bi(i,ee(i),n,r,!0)}async function Ta(e=void 0){let t=await e
;if(t===void 0)en()||await Yt(At,!0);else{let e=Oa(t)?await ka(t):t;await Yt(()=>e,!1)}}
var Oa=e=>typeof e?.arrayBuffer=="function";function ka(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}
var Ma=0,Fa=(e,t)=>/* @__PURE__ */new Set([...e,...Array.from(t,e=>e.charCodeAt(0))]),$a="application/x-www-form-urlencoded",Ua=/* @__PURE__ */l(()=>{
let e=/* @__PURE__ */new Set([...Array(32).keys(),127]),t=Fa(e,' "#<>'),n=Fa(t,"?^`{}"),r=Fa(n,"/:;=@[\\]|"),i=Fa(r,"$%&+,")
;return{"C0 control":e,fragment:Fa(e,' "<>`'),query:t,"special-query":Fa(t,"'"),path:n,userinfo:r,component:i,
[$a]:Fa(i,"!'()~")}});function Ca(e,t,n,r=void 0){
let i="Failed to execute 'percentEncodeAfterEncoding'",o=ms(Ae(e),i,"the result of getOutputEncoding()"),s=Ae(t),a=Me(Object.keys(Ua()),"argument")(Ae(n),i,"percentEncodeSet"),c={
spaceAsPlus:Te},{spaceAsPlus:l=a===$a}=Be(r,c,i),u=Ua()[a],d="",f="",h=()=>{Ma=f.charCodeAt(0),d=Zn(d,f),f=""}
;return new ds(o,"fatal").encodeOrFail(s,!0,e=>{for(let t=0;t<ee(e);t++){let n=e[t]
;l&&n===32?f+="+":n>126||u.has(n)?f+=`%${n.toString(16).toUpperCase().padStart(2,"0")}`:f+=String.fromCharCode(n)}
f.length>65536&&h()},e=>{f+=`%26%23${e}%3B`}),h(),d}
var ja="Failed to execute 'encodeInto' on 'TextEncoder'",Pa=/* @__PURE__ */Io({TextEncoder:class{#i="utf-8"
;constructor(){new.target!==Pa&&Do(this,new.target,Pa)}get encoding(){return this.#i}encode(e=""){
return#i in this||Wo(),fs(Ae(e))}encodeInto(e,t){#i in this||Wo(),ke(arguments.length,2,ja)
;let n=Ae(e),r=he(t,ja),{read:i,written:o}=os(n,r)??{read:0,written:0};if(i===n.length||o===ee(r))return{read:i,
written:o};let s=rs(n.slice(i),te(ye(r),o));return{read:i+s.read,written:o+s.written}}}})
;function Ia(e,t="UTF-16",n=void 0){let r="Failed to execute 'encodeUTF16'";ke(arguments.length,1,r)
;let i=Se(Ae(e)),o=Da(t,r),s={bigEndian:Te},{bigEndian:a=o!==38}=Be(n,s,r)
;if(o&&a!==(o===37))throw new RangeError(`${r}: The label provided ('${t}') is ${a?"little":"big"}-endian, whatever bigEndian says; leave it out.`)
;let c=o?0:2,l=bo(c+2*i.length),[u,d]=a?[0,1]:[1,0],f=(e,t)=>{l[t+u]=e>>8,l[t+d]=e};o||f(65279,0)
;for(let e=0;e<i.length;e++)f(i.charCodeAt(e),c+2*e);return l}function La(e,t="UTF-16",n=void 0){
let r="Failed to execute 'decodeUTF16'",i=fe(e,r),o=Da(t,r);xe(n,r)
;let s=!!n?.fatal,a=ge(i),c=_a(a),l=No(o??c??37,s,o!==void 0);if(!o||!c||c===o)return l.decode(a,!0,r)
;if(s)throw new Ne(l.name,0,2).toTypeError(r);return`\ufffd${l.decode(te(a,2),!0,r)}`}function _a(e){
let t=x(e)?.encoding;return t===0?void 0:t}function Da(e,t){let n=Ae(e);switch(n.toUpperCase()){case"UTF-16":return
;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:
throw new RangeError(`${t}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}
var Wa=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],Na=[0,0,0,6,0,4,0,3,5,4],Ra=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,/\xAD/],za=/[\xC3\xDF\xE5]/,Ka=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,qa=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,Ja=/[\u0393\u0395\u03B3\u03B5]/,Ga=/* @__PURE__ */l(()=>["\\p{Cc}\\p{Co}\\p{Cn}\ufffd","\\p{L}\\p{M}","\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u"))),Ha=e=>Ra.slice(0,5).some(t=>t.test(e))
;function Va(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,r,i]=Ga();if(n.test(e))return 9
;let o=Ra.findIndex(t=>t.test(e));if(o>=0)return 2+o;if(t>=12592&&t<12688||t>65280&&t<65376)return 1020
;if(!r.test(e))return t<128?1:8;if(t<12288){let n=t<880||t>>8===30?1:t>>8===31?3:t>>8;return 10*n+Number(i.test(e))}
return t<12544||t>=65377&&t<=65439?1010:1e3}var Za;function Ya(e,t,n,r=161){let i=[]
;for(let e=t;e<=n;e++)for(let t=r;t<255;t++)i.push(e,t);return new Set(va(Uint8Array.from(i),e))}var Xa
;function Qa(e,t,n,r){let i=/[0-9]/.test(n)?4:0
;return t<20?qa.test(e)?r&&n>="\x80"?i+10:i+(za.test(e)?9:6):i+15:qa.test(e)?i+(Ka.test(e)?7:4)+(r?0:3):i+(r&&t>=50?6:12)
}function ec(e){
Xa??=new Uint16Array(65536),Za??=[Ya("shift_jis",136,151,64),Ya("gbk",176,215),Ya("big5",164,198,64),Ya("euc-kr",176,200)]
;let t=Za.map(()=>0),n=0,r=1,i=1,o="";for(let s of e){let e=Number(s.codePointAt(0)),a=Xa[e]||Va(s,e);Xa[e]=a,
Ja.test(s)&&(r===10||r===11)&&(a=10+a%10);let c=r>=10
;if(s===o&&a!==9)n+=a>1&&e>128?3:0;else if(a<10)n+=a===8&&r===8?4:Wa[a][c?0:r<7?1:2];else if(a>=1e3){
if(a===1020)n+=8;else for(let[n,r]of Za.entries())a===1010?t[n]+=n>0?13:e>65280?7:5:t[n]+=r.has(s)?9:14
;c&&r<1e3&&(n+=o<"\x80"?7:9)}else{let e=s<"\x80",t=c&&Math.trunc(r/10)===Math.trunc(a/10);e||(n+=Qa(s,a,o,t)),
c&&r!==a?r>=1e3?n+=e?5:9:t?a%10===1?n+=e&&o<"\x80"?3:11:i===r&&(n+=e&&o<"\x80"?2:6):n+=12:!e&&!c&&(n+=(a<20?2:1)*(a%10)),
r<10&&(n+=Na[r])}i=r,r=a,o=s}return n+Math.min(...t)}
var tc="cp437",nc="\xc7\xfc\xe9\xe2\xe4\xe0\xe5\xe7\xea\xeb\xe8\xef\xee\xec\xc4\xc5\xc9\xe6\xc6\xf4\xf6\xf2\xfb\xf9\xff\xd6\xdc\xa2\xa3\xa5\u20a7\u0192\xe1\xed\xf3\xfa\xf1\xd1\xaa\xba\xbf\u2310\xac\xbd\xbc\xa1\xab\xbb",rc="\u03b1\xdf\u0393\u03c0\u03a3\u03c3\xb5\u03c4\u03a6\u0398\u03a9\u03b4\u221e\u03c6\u03b5\u2229\u2261\xb1\u2265\u2264\u2320\u2321\xf7\u2248\xb0\u2219\xb7\u221a\u207f\xb2\u25a0\xa0",ic=/* @__PURE__ */`windows-1252 windows-1251 windows-1250 GBK Shift_JIS IBM866 ${tc} macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP`.split(" "),oc=/^(?:GBK|Shift_JIS|Big5|EUC)/,sc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,ac="UTF-8",cc="\ufffd",lc=(e,t,n)=>Math.min(Wi(e,t,n,"steps")??2,3)
;function uc(e,t=void 0){let n="Failed to execute 'repairMojibake'",r=Ee(e,n),{maxSteps:i}=Be(t,{maxSteps:lc
},n),o=/* @__PURE__ */new Map,s=[{text:r,path:[],gain:0,isSure:!0}];for(let e=0;e<i;e++){s=s.flatMap(e=>gc(e).map(t=>({
from:e,way:t,gain:e.gain+t.bits}))).sort(fc).slice(0,3).map(({from:e,way:t,gain:n})=>({text:t.undo(),
path:[t.step,...e.path],gain:n,isSure:t.isSure}))
;for(let e of s)e.text!==r&&!o.has(e.text)&&e.isSure&&e.gain>10&&o.set(e.text,e)}let a=[...o.values()].sort(fc),c=dc(r)
;return a.filter(({gain:e})=>e>a[0].gain-15).map(({text:e,path:t,gain:n})=>({text:e,path:t,score:1-2**(-n/8),
lost:Math.max(0,dc(e)-c)}))}
var dc=e=>e.split(cc).length-1,fc=(e,t)=>t.gain-e.gain,hc=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g
;function gc({text:e,path:t,isSure:n}){let r=/* @__PURE__ */new Set,i=0;for(let[t]of e.matchAll(hc)){
let e=t.slice(0,4e3);if(r.has(e)||(i+=e.length),r.add(e),i>4e3)break}if(r.size===0)return[];let o=[],s=!1
;for(let[i,a]of ic.entries()){if(oc.test(a)&&!sc.test(e))continue
;let{gain:c,explained:l,undo:u}=vc(e,r,a),d=c-i*.3-Math.log2(r.size),f=`${ac} read as ${a}`,h=d>(t[0]===f?5:10)
;!h&&(!n||l<r.size||d<-20)||(s||=h&&2*l>r.size,o.push({step:f,bits:d,isSure:h,undo:()=>u(h)}))}if(s||!n)return o
;let a=o.some(({isSure:e})=>e)?[]:pc(e,[...r].join(" "));return[...o,...a,...$c(e)]}
var mc=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;function pc(e,t){if(!mc.test(t))return[]
;let n=e=>e.replace(/[\x80-\x9F]/g,e=>va(Uint8Array.of(e.charCodeAt(0)),"windows-1252")),r=ec(t)-ec(n(t));return r>10?[{
step:"windows-1252 read as ISO-8859-1",bits:r,isSure:!0,undo:()=>n(e)}]:[]}
var wc=/* @__PURE__ */l(()=>new Map(ic.map(e=>[e,yc(e)])));function yc(e){let t=/* @__PURE__ */new Map([[cc,[-2]]])
;if(oc.test(e))return t;let n=Uint8Array.from({length:128},(e,t)=>128+t),r=[...va(n,e===tc?"ibm866":e)]
;e===tc&&r.splice(0,48,...nc)&&r.splice(96,32,...rc)
;for(let[n,i]of r.entries())n<32&&(e==="windows-1252"||i===cc)&&t.set(String.fromCharCode(128+n),[128+n]),
i!==cc&&t.set(i,[128+n]);return t}function bc(e,t){if(e<"\x80")return[e.charCodeAt(0)];let n=wc().get(t),r=n.get(e)
;if(!r){if(r=[-1],oc.test(t))try{r=[...new ds(ms(t,"repairMojibake"),"fatal").encode(e,!0)]}catch{}n.set(e,r)}return r}
function vc(e,t,n){
let r=/* @__PURE__ */new Map,i=[...t].filter(e=>Bc(e,n,r,!1).changed.length>0),o=/* @__PURE__ */new Set,[s,a]=[0,0]
;for(let e of i){let{changed:t,unexplained:i,saved:c}=Bc(e,n,r,!0),l=t.every(e=>o.has(e))?.3:1;for(let e of t)o.add(e)
;s+=l*Math.max(c,-6),i===0&&(a+=1)}return{gain:s,explained:a,undo:t=>{let i=t?-2:-20,o=/* @__PURE__ */new Map
;return e.replace(hc,e=>{let t=o.get(e);if(t===void 0){let{repaired:s,saved:a}=Bc(e,n,r,!0);t=a>i?s:e,o.set(e,t)}
return t})}}}function Bc(e,t,n,r){let i=[],o=[];for(let n of e)o[i.length]=n,i.push(...bc(n,t));o[i.length]=""
;let s="",a=[],c=0;for(let e=0;e<i.length;){let t=Sc(i,o,e,n,r);if(t)s+=t.text,a.push(t.text),e=t.end;else{s+=o[e],
i[e]>=128&&!Ha(o[e])&&(c+=1);do{e+=1}while(o[e]===void 0)}}let l=a.length>0&&r?ec(e)-ec(s)-8*c:0;return{repaired:s,
changed:a,unexplained:c,saved:l}}function xc(e,t,n){let r=e[t]&127>>n;for(let i=1;i<n;i++)r=r<<6|e[t+i]&63
;let i=r>>11===27,o=r>=[0,0,128,2048,65536][n]&&r<=1114111&&!i;return n>0&&o?String.fromCodePoint(r):void 0}
var Ac=e=>e>=128&&e<192;function Sc(e,t,n,r,i){let o=n,s="",[a,c]=[0,0],l;for(;;){let n=e[o],u=De(n),d=o+1
;for(;d<o+u&&Ac(e[d]);)d+=1;let f=d===o+u?xc(e,o,u):void 0;if(f!==void 0)s+=f,a+=1,
i||r.set(n,(r.get(n)??0)+1);else if(n===-2||u>0&&(e[d]===-2||i&&Number(r.get(n))>1)){for(;e[d]===-2||Ac(e[d]);)d+=1
;s+=cc,c+=1}else if(n>=0&&n<128&&t[o]===void 0)s+=String.fromCharCode(n);else break;o=d,t[o]!==void 0&&a>0&&a>=c&&(l={
text:s,end:o})}return l}var Ec=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Tc(e,t){let n=[]
;for(let r of e)for(let e of bc(r,t)){if(e<0)return;n.push(e)}return Uint8Array.from(n)}function Oc(e,t){
let n=(e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(e=>Tc(e,t)).join(""),r=Ec(n)>.3*Ec(e)?Tc(n,t):void 0;return r&&{
part:n,bytes:r}}function kc(e,t,n=!1){try{return new ra(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return}}
var Mc=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function Fc(e){let t=sc.test(e);return ic.some(n=>{
let r=Mc.test(n)&&oc.test(n)===t?Oc(e,n):void 0,[i]=r?Ji(r.bytes).candidates:[]
;return r&&i&&(i.encoding===n||kc(r.bytes,i.encoding)===r.part)})}function $c(e){if(e.includes(cc))return[]
;let t=Math.max(0,e.search(/[^\0-\x7F]/)-40),n=e.slice(t,t+1e3),r=/* @__PURE__ */new Map,i=[]
;for(let[t,o]of ic.entries()){if(o===tc||oc.test(o)&&!sc.test(e))continue;let{part:s,bytes:a}=Oc(n,o)??{}
;if(s===void 0||a===void 0||(r.has(s)||r.set(s,[s,s.toLowerCase()].some(Fc)),r.get(s)))continue
;let{candidates:c}=Ji(a),l=c.find(({encoding:e})=>e===o)?.score??0;for(let{encoding:n,score:r}of c){if(r<.95)break
;let c=n===ac?void 0:kc(a,n,!0);if(c===void 0||c===s)continue
;let u=ec(s),d=u-ec(c),f=d>=12&&d>=.35*u,h=r>.998&&!oc.test(n)&&Uc(s,c)>=8;if(!f&&!(d>=0&&h))continue
;let g=Math.min(Math.log2(r/l),10),m=d+2.4*g+6*Math.log2(r)-t*.3,p=e=>{let t=Tc(e,o);return(t&&kc(t,n))??e
},w=()=>e.replace(/[^\r\n]+/g,p);i.push({step:`${n} read as ${o}`,bits:m,isSure:!0,undo:w})}}return i}function Uc(e,t){
let n=0;for(let r of new Set(e.match(hc)))n+=new Set([...r].filter(e=>e>"\x7f"&&!t.includes(e))).size;return n}
