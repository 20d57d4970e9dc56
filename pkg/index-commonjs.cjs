var e=Object.defineProperty;var t=Object.getOwnPropertyDescriptor;var n=Object.getOwnPropertyNames
;var r=Object.prototype.hasOwnProperty;var i=(t,n)=>{for(var r of Object.keys(n))e(t,r,{get:n[r],enumerable:!0})
},o=(i,o,s,a)=>{if(o&&typeof o=="object"||typeof o=="function")for(let c of n(o))!r.call(i,c)&&c!==s&&e(i,c,{
get:()=>o[c],enumerable:!(a=t(o,c))||a.enumerable});return i};var s=t=>o(e({},"__esModule",{value:!0}),t);var a={};i(a,{
AutoDecoderStream:()=>ua,DecoderStream:()=>fa,LegacyTextEncoder:()=>Ys,LegacyTextEncoderStream:()=>ca,
TextDecoder:()=>Qs,TextDecoderStream:()=>ia,TextEncoder:()=>cs,TextEncoderStream:()=>sa,TranscoderStream:()=>la,
UnmappableError:()=>_e,bomSniff:()=>ga,decode:()=>ma,decodeAuto:()=>Mo,decodeUTF16:()=>Ma,detectEncoding:()=>Ni,
encode:()=>Vs,encodeUTF16:()=>Fa,encodings:()=>u,findUnmappable:()=>ha,getOutputEncoding:()=>F,initialize:()=>Ba,
labelToName:()=>k,localeDefaultEncoding:()=>fo,percentEncodeAfterEncoding:()=>ka,repairMojibake:()=>rc,
resolveEncoding:()=>Ce,sniffHTMLEncoding:()=>lo,sniffXMLEncoding:()=>uo,transcode:()=>Cs,utf8Decode:()=>pa,
utf8DecodeWithoutBOM:()=>wa,utf8DecodeWithoutBOMOrFail:()=>ya,utf8Encode:()=>ba});module.exports=s(a);function c(e){
let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(e){throw n=!1,e}}return t}}
var l=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var u=/* @__PURE__ */d();function d(){let e=l.split(`\n`).map(e=>{let[t,...n]=e.split(" ");return Object.freeze({
name:t,labels:Object.freeze([...n,t.toLowerCase()].sort())})});return Object.freeze(e)}
var f=/* @__PURE__ */c(()=>new Map(u.flatMap(({labels:e},t)=>e.map(e=>[e,t])))),h=e=>e<36&&e!==33,g=e=>e>0&&e<29,m=e=>e>=29&&h(e)
;function p(e){let t=f();return t.get(e)??t.get(O(E(e)))}
var w=/* @__PURE__ */c(()=>new Map(Array.from(f(),([e,t])=>[b(e),t]).reverse()));function y(e){let t=b(e),n=w().get({
936:"gbk",950:"big5"}[t]??t);return n===36?void 0:n}
var b=e=>O(e).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),v=[{
encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function B(e){
if(e[0]>=239)return v.find(t=>t.bytes.every((t,n)=>e[n]===t))}function x({length:e,0:t,1:n}){
return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function A(e){return v.find(t=>t.encoding===e)?.bytes}
function S(e){return e===0||e===37||e===38}function E(e){let t=0,n=e.length;for(;T(e[t]);)t+=1;for(;T(e[n-1]);)n-=1
;return e.slice(t,n)}var T=e=>`\t\n\f\r `.includes(e);function O(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}
function k(e){let t=p(`${e}`);return t===void 0?null:u[t].name}function F(e){let t=p(`${e}`)
;return t===void 0?null:u[t!==36&&t!==37&&t!==38?t:0].name}
var M=/* @__PURE__ */new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["body",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it first","read it first"]]])
;function $(e){if(e==null)return`${e}`;if(typeof e!="object")return typeof e;try{
let t=Object.prototype.toString.call(e).slice(8,-1);return/^(Array|Object|Promise)$/.test(t)?t.toLowerCase():t}catch{
return"object"}}var U=e=>/^(null|undefined)$/.test(e),C=e=>U(e)?e:`${/^[aeio]/i.test(e)?"an":"a"} ${e}`;function j(e){
return typeof e!="string"?L($(e),0):p(e)===void 0?"it is a string, which is decoded already.":`it is the label '${e}'; pass the bytes first, and the label after them.`
}function P(e){let t=$(e)
;return ArrayBuffer.isView(e)?`it is ${C(t)}; make a Uint8Array of its buffer.`:/ArrayBuffer$/.test(t)?`it is ${C(t)}; make a Uint8Array of it.`:L(t,0)
}function I(e){let t=$(e);return ArrayBuffer.isView(e)||/ArrayBuffer$/.test(t)?"it is bytes; decode them first.":L(t,1)}
function L(e,t){
let n=M.get(/^(Blob|File|Request|Response)$/.test(e)?"body":e)?.[t]??(t===1&&!U(e)?"convert it with String()":"")
;return`it is ${C(e)}${n&&`; ${n}`}.`}
var _=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,D=()=>Object.getPrototypeOf(Uint8Array.prototype),W=e=>_(D(),e),N=e=>_(DataView.prototype,e),R=()=>_(ArrayBuffer.prototype,"byteLength"),z=e=>D()[e],K=/* @__PURE__ */W(Symbol.toStringTag),q=/* @__PURE__ */W("buffer"),J=/* @__PURE__ */W("byteOffset"),G=/* @__PURE__ */W("byteLength"),H=/* @__PURE__ */z("includes"),V=/* @__PURE__ */z("set"),Z=/* @__PURE__ */N("buffer"),Y=/* @__PURE__ */N("byteOffset"),X=/* @__PURE__ */N("byteLength"),Q=/* @__PURE__ */R(),ee=e=>G.call(e),te=(e,t,n=ee(e))=>new Uint8Array(q.call(e),J.call(e)+t,n-t)
;function ne(e,t){let n=new Uint8Array(ee(e)+ee(t));return oe(n,e),oe(n,t,ee(e)),n}function re(e,t){
let n=J.call(e),r=t+(-(n+t)&3),i=Math.max(0,ee(e)-r)>>2,o=i>0?new Int32Array(q.call(e),n+r,i):new Int32Array;return{
start:r,words:o}}var ie=(e,t)=>te(e,0,Math.min(t,ee(e))),oe=(e,t,n)=>V.call(e,t,n),se=(e,t)=>H.call(e,t)
;function ae(e,t,n){let r=new Uint8Array(n-t);return oe(r,te(e,t,n)),r}function ce(e,t,n){if(n>24)return ae(e,t,t+n)
;let r=new Uint8Array(n);for(let i=0;i<n;i++)r[i]=e[t+i];return r}function le(e){try{return Q.call(e),!1}catch{return!0}
}var ue=e=>K.call(e)==="Uint8Array"&&!le(q.call(e));function de(e,t,n=void 0){
if(!ArrayBuffer.isView(e)&&be(e)===void 0){let r="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'"
;throw new TypeError(`${t}: ${n??`${r}: ${j(e)}`}`)}return e}function fe(e,t){if(pe(e))return e
;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array': ${P(e)}`)}function he(e){
let t=ArrayBuffer.isView(e)?we(e):me(e);return le(q.call(t))?ae(t,0,ee(t)):t}var ge=e=>ue(e)?e:he(e);function me(e){try{
return new Uint8Array(e)}catch{return ye}}var pe=e=>K.call(e)==="Uint8Array";function we(e){try{
return K.call(e)===void 0?new Uint8Array(Z.call(e),Y.call(e),X.call(e)):new Uint8Array(q.call(e),J.call(e),G.call(e))
}catch{return ye}}var ye=/* @__PURE__ */new Uint8Array;function be(e){try{return Q.call(e)}catch{}try{
return X.call(new DataView(e))}catch{return}}function ve(e,t,n){Be(e,n);let r={...t}
;for(let i in t)Object.hasOwn(t,i)&&(r[i]=t[i](e?.[i],n,i));return r}function Be(e,t){
if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}
var xe=e=>`${e}`;function Ae(e){return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}function Se(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string: ${I(e)}`)}
var Ee=e=>e===void 0?void 0:!!e;function Te(e,t,n){if(e>=t)return;let r=t===1?"argument":"arguments"
;throw new TypeError(`${n}: ${t} ${r} required, but only ${e} present.`)}function Oe(e,t="option"){return(n,r,i)=>{
if(n===void 0)return e[0];let o=xe(n);if(e.includes(o))return o;let s=e.join("', '")
;throw new TypeError(`${r}: The ${t} '${i}' can't be '${o}'; use one of '${s}'.`)}}
var ke=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function Fe(e){
for(let[,t,n,r]of e.matchAll(ke))if(/^charset$/i.test(t))return n?.replace(/\\(.)/gs,"$1")??r}
var Me=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","866nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005","28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 8859101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102"],$e=/* @__PURE__ */c(()=>new Map(Me.flatMap((e,t)=>e.split(" ").map(e=>[e,t]))))
;function Ue(e){let t=Fe(e)??e;return p(t)??$e().get(b(t))??y(t)}function Ce(e){let t=Ue(xe(e))
;return t===void 0?null:u[t].name}var je=class{encoding;offset;length;constructor(e,t,n){this.encoding=e,this.offset=t,
this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}};function Pe(e,t){try{return t()}catch(t){throw t instanceof je?t.toTypeError(e):t}}
var Ie=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Le=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),_e=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${Ie(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&Le in t}[Le](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})()
;var De=(e,t)=>e?.prototype?.[t],We=e=>De(globalThis.Buffer,e),Ne=/* @__PURE__ */We("ucs2Slice"),Re=/* @__PURE__ */We("ucs2Write"),ze=/* @__PURE__ */We("utf8Slice"),Ke=/* @__PURE__ */We("latin1Slice"),qe=e=>globalThis[e],Je=/* @__PURE__ */qe("TextDecoder"),Ge=/* @__PURE__ */De(Je,"decode"),He=/* @__PURE__ */qe("TextEncoder"),Ve=/* @__PURE__ */De(He,"encode"),Ze=/* @__PURE__ */De(He,"encodeInto")
;function Ye(e,t=!1,n=!0){let r=new Je(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:Ge})}
function Xe(){let e=new He;return Object.defineProperties(e,{encode:{value:Ve},encodeInto:{value:Ze}}),e}function Qe(e){
try{return e()}catch{return}}var et=e=>globalThis.process?.getBuiltinModule?.(e),tt=()=>"WebSocketPair"in globalThis,nt
;function rt(){let{TransformStream:e}=globalThis
;return e&&(e===nt||tt())?e:(nt=[e,et("node:stream/web")?.TransformStream].find(e=>typeof e=="function"&&typeof(new e).readable?.getReader=="function"),
nt)}
var it=/* @__PURE__ */c(()=>tt()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":ze&&Ke&&Ne?"node":"v8BreakIterator"in Intl?"chromium":"other")
;var ot=1/0,st={node:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,ot],windows1252:[16,256,513],
singleByte:[16,256,513],multiByte:[16,512,513]},deno:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,ot],
windows1252:[16,256,513],singleByte:[16,256,513],multiByte:[16,512,513]},bun:{utf8:[0,0,1],utf16LE:[0,0,1],
utf16BE:[0,0,ot],windows1252:[0,256,513],singleByte:[0,256,513],multiByte:[16,512,513]},chromium:{utf8:[16,0,64],
utf16LE:[32,0,ot],utf16BE:[32,0,ot],windows1252:[16,ot,ot],singleByte:[16,ot,ot],multiByte:[16,512,ot]},firefox:{
utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,33],windows1252:[16,256,257],singleByte:[16,256,257],
multiByte:[16,512,ot]},other:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,ot],windows1252:[16,0,17],
singleByte:[16,0,17],multiByte:[16,0,ot]}},at={node:{utf8Loop:16,into:64,ascii:48,singleByteLoop:96,multiByteLoop:128,
long:"module",throughString:160,utf16ThroughString:16777216},deno:{utf8Loop:16,into:0,ascii:48,singleByteLoop:96,
multiByteLoop:128,long:"table",throughString:160,utf16ThroughString:320},bun:{utf8Loop:6,into:0,ascii:32,
singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:400,utf16ThroughString:16777216},chromium:{utf8Loop:16,
into:64,ascii:1024,singleByteLoop:128,multiByteLoop:128,long:"table",throughString:64,utf16ThroughString:64},firefox:{
utf8Loop:16,into:0,ascii:400,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:80,utf16ThroughString:160},
other:{utf8Loop:16,into:64,ascii:ot,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:64,
utf16ThroughString:64}},ct={node:{utf8Slice:8191,latin1:!0,samplesUTF8:!1,bufferWrite:64,decoderRead:ot},deno:{
utf8Slice:64,latin1:!0,samplesUTF8:!1,bufferWrite:ot,decoderRead:ot},bun:{utf8Slice:0,latin1:!0,samplesUTF8:!1,
bufferWrite:64,decoderRead:ot},chromium:{utf8Slice:0,latin1:!1,samplesUTF8:!0,bufferWrite:ot,decoderRead:ot},firefox:{
utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:ot,decoderRead:1024},other:{utf8Slice:0,latin1:!1,samplesUTF8:!1,
bufferWrite:ot,decoderRead:ot}},lt=[0,0,ot],ut=[];function dt(e){if(ut[e]===void 0){let[t,n,r]=ft(e);ut[e]={short:t,
lookUp:n,host:r}}return ut[e]}function ft(e){let t=st[it()]
;return e===0?t.utf8:e===38?t.utf16LE:e===37?t.utf16BE:e===21?t.windows1252:g(e)?t.singleByte:m(e)?t.multiByte:lt}
var ht=()=>at[it()],gt=()=>ct[it()];function mt(e){try{return e()}catch(e){
let{code:t,message:n,path:r}=e,i=t==="ENOENT"?`the deployment or bundle left out the file ${r}; copy it there from the package`:`its file encoding.wasm can't be read (${n})`
;throw new Error(`encoding-wasm: ${i}, or let the bundler use the condition 'module'.`,{cause:e})}}
var pt=()=>mt(()=>require("node:fs").readFileSync(__dirname+"/encoding.wasm")),wt="encoding-wasm",yt=!0
;var bt=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],vt;function Bt(){
if(typeof WebAssembly!="object")return!1;try{
vt??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bt)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(vt=!1)}return vt??!0}function xt(e,t,n){let{fromCharCode:r}=String;switch(n){
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
;case 16:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15])
;case 17:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16])
;default:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])
}}function At(e,t,n){let{memory:r}=e,i=Et(e=>Ot(e,n),r,t),o=Et(kt,r,t);if(i&&o){let{bufferWrite:e}=gt();return{...o,
read:(e,t)=>(t<128?i:o).read(e,t),write:(t,n)=>(t.length<e?i:o).write(t,n),readBytes:i.readBytes,readPairs:i.readPairs,
writeBytes:i.writeBytes}}let s=$t(r);if(i){let{decoderRead:e}=gt(),n=e<1/0?Et(Mt,r,t):void 0;return n?{...i,
read:(t,r)=>(r<e?i:n).read(t,r),collect:n.collect}:i}let a=o??Et(Mt,r,t)??s,c=o?18:15,l={...a,
read:(e,t)=>(t<=c?s:a).read(e,t),write:(e,t)=>(e.length<16?s:a).write(e,t),collect:o?.collect};return o?St(l,e,t):l}
var St=(e,t,n)=>({...e,readBytes(r,i,o){return t.look_up_bytes(o,i),e.read(n,i)},readPairs(r,i,o,s){
let a=t.look_up_pairs(o,i,s);return a<0?null:e.read(n,a)},readsInput:!0});function Et(e,t,n){
let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short";try{let i=e(t);return i.write(r,n),
$t(t).read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0}catch{return}}var Tt="strings";function Ot(e,t){
let[n]=WebAssembly.Module.customSections(t,Tt),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,most:65539}}function kt(e){
let[t,n]=[Ne,Re],r=new Uint8Array(e.buffer),i=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r);return{
read:(e,n)=>t.call(i(),e,e+2*n),write:(e,t)=>n.call(i(),e,t,2*e.length),most:1/0,collect:Ft(e,(e,n)=>t.call(e,0,n))}}
function Ft(e,t){let n;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
oe(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
function Mt(e){
let t=Ye("utf-16le"),{write:n,most:r}=$t(e),i=(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),o=Ft(e,(e,n)=>t.decode(new Uint16Array(e.buffer,0,n/2)))
;return{read:i,write:n,most:r,collect:o}}function $t(e){
let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(t,r){
let i=n(),[o,s]=[t/2,t/2+r];if(r<=18)return xt(i,o,r);let a=""
;for(let t=o;t<s;t+=8192)a+=String.fromCharCode.apply(null,new Uint16Array(e.buffer,2*t,Math.min(8192,s-t)));return a},
write(e,t){let r=n();for(let n=0;n<e.length;n++)r[t/2+n]=e.charCodeAt(n)},most:1/0}}var Ut,Ct,jt,Pt,It,Lt,_t={input:0,
units:0,output:0},Dt=0,Wt={name:"",encoding:-1},Nt={isBusy:!0,newCodec:NaN,count:0};function Rt(e,t){Wt.name=e,
Wt.encoding=t,Nt.newCodec=NaN,Nt.count+=1,Nt.isBusy&&zt(),Nt.isBusy=!0}function zt(){try{nn(),Ut??=Qt(Zt(pt())),
en(new WebAssembly.Instance(Ut),Ut)}catch(e){throw rn(e)}}async function Kt(e,t){try{nn()
;let n=e(),r=Yt(n)?n:await WebAssembly.compile(t?n:Jt(n));Qt(r);let i=await WebAssembly.instantiate(r);if(Gt())return
;en(i,r),Ut=r}catch(e){throw rn(e)}}var qt=[0,97,115,109];function Jt(e){
let t=he(de(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."))
;if(qt.every((e,n)=>t[n]===e))return t
;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")
}var Gt=()=>!Nt.isBusy,Ht=/* @__PURE__ */c(()=>Qe(()=>Yt(pt()))===!0),Vt=()=>Ut!==void 0||Bt()||Ht();function Zt(e){
return Yt(e)?e:new WebAssembly.Module(e)}function Yt(e){try{return WebAssembly.Module.customSections(e,Xt),!0}catch{
return!1}}var Xt="encoding-wasm";function Qt(e){
let[t]=WebAssembly.Module.customSections(e,Xt),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${wt} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function en({exports:e},t){Ct=e,gn=WebAssembly.RuntimeError,_t.input=Ct.input(),_t.units=Ct.units(),
_t.output=Ct.output(),dn(),Lt=At(Ct,_t.units,t),Dt=Math.min(Ct.units_length(),Lt.most),Nt.isBusy=!1}
var tn=yt?"labels and names work without it":"single-byte encodings work without it";function nn(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; ${tn}.`)
}function rn(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(sn(e))return new RangeError(`encoding-wasm: ${on} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src")
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${yt?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${yt?"call initialize() with a compiled module first":tn} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly
;return e instanceof r||e instanceof i?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e
}var on="no memory for WebAssembly; free some, and call again",sn=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function an(){return un(),jt}function cn(){return un(),Pt}function ln(){return un(),It}function un(){
jt[0]===void 0&&dn()}function dn(){let{buffer:e}=Ct.memory;jt=new Uint8Array(e),Pt=new Uint8Array(e,_t.input,65536),
It=new Int32Array(e,Ct.codec(),Ct.codec_length()>>2)}function fn(e,t){return Rt(e,-1),hn(t)}function hn(e){try{let t=e()
;return Nt.isBusy=!1,t}catch(e){throw mn(e)}}var gn;function mn(e){if(!Nt.isBusy||!gn||!(e instanceof gn))return e
;let t=u[Wt.encoding]?.name,n=`${Wt.name}${t?` of ${t}`:""} failed`
;return pn()?new RangeError(`encoding-wasm: ${n}: ${on}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}function pn(){try{return Ct.memory.grow(32),!1}catch{return!0}}function wn(e=null){let t=ln()
;return vn(t,e??new Int32Array(t.length))}function yn(){let e=Ct.held();return e===0&&(Nt.newCodec=xn),e}
var bn=e=>vn(e,ln());function vn(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Bn(e,t){
An(e,t)||(Rt("decoding",e),t?bn(t):Ct.new_decoder(e),xn=e===33||e===36?NaN:e)}var xn=NaN;function An(e,t){
return t||Nt.newCodec!==e||Nt.isBusy?!1:(Nt.newCodec=NaN,Nt.isBusy=!0,!0)}function Sn(e,t){An(~e,t)||(Rt("encoding",e),
t?bn(t):Ct.new_encoder(e),xn=~e)}function En(e,t,n,r){Rt("transcoding",e),r?bn(r):Ct.new_transcoder(e,t,+n)}
function Tn(e,t){Ct.set_source_encoding(e,+t),Nt.isBusy=!1}function On(e){let t=ee(e),n=Ct.alloc(t)>>>0
;return oe(an(),e,n),[n,t]}
var kn=/* @__PURE__ */c(()=>Uint8Array.from(l,e=>e.charCodeAt(0))),Fn,Mn=e=>fn("sniffing",()=>(Fn!==Ct&&Ct.give_labels(...On(kn())),
Fn=Ct,e())),$n=(e,t,...n)=>Mn(()=>Ct.sniff_html(...On(e),t,...n)),Un=(e,t,n)=>Mn(()=>Ct.sniff_xml(...On(e),t,n))
;var Cn=(e,t)=>fn("sniffing",()=>Ct.default_for(...On(e),t)),jn=()=>Rt("detection",-1);function Pn(e,t){try{
Ct.feed_detector(...On(e),+t)}catch(e){throw mn(e)}}var In=(e,t,n,r)=>hn(()=>{
let i=e=>e?On(e):[0,0],o=Ct.guess(...i(e),...i(t),...i(n),+r)>>>0,{buffer:s}=Ct.memory,a=new Float32Array(s,o,1)[0]
;return new Float32Array(new Float32Array(s,o+4,a))});function Ln(e,t,n,r,i){Qn(e,t),Nt.isBusy=!0
;let o=Ct.decode_block(t,n,+r,+i);return Nt.isBusy=!1,i&&o>=0&&(Nt.newCodec=xn),er(o)}function _n(e,t,n,r){
return fn("decoding",()=>{let i=Math.min(t,1024);for(let o=0;o<t;o+=i)if(o>0&&(i=Math.min(4*i,65536,t-o)),
Qn(i===t?e:te(e,o,o+i),i),!Ct.is_free_of(i,n,r))return!1;return!0})}function Dn(e,t){let n=-1,r,i;function o(o){try{
return Rt(e,o),n=o,i=Ct,r=t(o),Nt.isBusy=!1,r}catch(e){throw mn(e)}}
return e=>e===n&&i===Ct&&!Nt.isBusy&&(!r||r[0]!==void 0)?r:o(e)}var Wn=/* @__PURE__ */Dn("encoding",e=>{
let t=Ct.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=Ct.memory
;return g(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Nn=/* @__PURE__ */Dn("encoding",e=>{
let t=Ct.unit_table(e)>>>0,n=new Uint8Array(65536);return oe(n,new Uint8Array(Ct.memory.buffer,t,16384)),n
}),Rn=/* @__PURE__ */Dn("decoding",e=>{let t=g(e),n=(!t?Ct.pair_table(e):Ct.byte_table(e))>>>0
;return n>0?new Uint16Array(Ct.memory.buffer,n,t?256:65536):void 0});function zn(e,t){try{return e+t}catch(e){
throw Kn(e)}}
var Kn=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e}),qn=e=>e+65536+3<=Dt,Jn=e=>e>Dt&&e<268435456?Lt.collect?.(e+3):void 0,Gn=()=>_t.units
;var Hn=(e,t)=>Lt.read(_t.units+2*e,t-e),Vn=(e,t,n,r=0)=>Lt.write(e.slice(t,n),_t.units+2*r);function Zn(e,t,n,r){
Nt.isBusy=!0;let i=Ct.encode_block(e,t,n,+r);return Nt.isBusy=!1,r&&i>=0&&nr.finished()&&(Nt.newCodec=xn),er(i)}var Yn={
none:0,source:1,result:2};function Xn(e,t,n,r){let i=ee(e);Qn(e,i),Nt.isBusy=!0;let o=Ct.transcode_block(i,+t,n,r)
;return Nt.isBusy=!1,er(o)}function Qn(e,t){let n=cn()
;if(t>8)oe(n,ee(e)===t?e:te(e,0,t));else for(let r=0;r<t;r++)n[r]=e[r]}function er(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var tr=e=>ce(an(),_t.output,e);var nr={finished:()=>Ct.finished()!==0,read:()=>Ct.read(),written:()=>Ct.written(),
codePoint:()=>Ct.code_point(),start:()=>Ct.start(),length:()=>Ct.length()};function rr(e,t,n,r,i,o){try{Bn(e,t)
;let s=Jn(r),a="",c=0;for(let t=0;;t+=65536){let l=r-t<=65536,d=l?r-t:65536,f=t===0&&l?n:te(n,t,t+d),h=Ln(f,d,c,i,o&&l)
;if(h<0)throw new je(u[e].name,t+nr.start(),nr.length());if(c+=h,!(!l&&qn(c))){if(s?s.add(Gn(),c):a=zn(a,Hn(0,c)),
l)return s?s.toText():a;c=0}}}catch(e){throw mn(e)}}var ir={encoding:-1,owner:void 0,source:0},or=0
;function sr(e,t,n,r=!1){if((ir.encoding!==e||ir.owner!==Ct||Nt.isBusy)&&ar(e),ir.source===0)return
;let{readBytes:i,readPairs:o}=Lt;if(or=0,!!0||g(e)){let e="";for(let r=0;r<n;r+=65536){let o=Math.min(65536,n-r)
;Qn(o===n?t:te(t,r,r+o),o),e=zn(e,i(_t.input,o,ir.source))}return e}Qn(t,n);let s=o(_t.input,n,ir.source,+r,n)
;if(s!==null){if(r){let t=cn();if(or=t[n],or>0&&cr(t[n-1],e))return}return s}}function ar(e){Rt("decoding",e),hn(()=>{
let t=g(e)?Ct.byte_table(e):m(e)?Ct.pair_table(e):0;ir.source=!Lt.readPairs||t===0?0:Lt.readsInput?e:t,ir.owner=Ct,
ir.encoding=e})}var cr=(e,t)=>t===32&&e>=144&&e<=160;var lr=e=>(e&63488)===55296;function ur(e,t){
let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return n>=55296&&n<=57343?65533:n}
var dr=e=>e<128?1:e<2048?2:e<65536?3:4;function fr(e,t,n){if(e<128)return t[n]=e,n+1;let r=dr(e)
;for(let i=r-1;i>0;i--)t[n+i]=128|e>>6*(r-1-i)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}
function hr(e,t,n){let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var gr=(e,t)=>hr(e,Uint8Array.from([...t,...t]),1)==="\ufeff",mr=[0,255],pr=[48,57],wr=[65,65],yr=[27,27],br=[33,126],vr=[[mr]],Br=[[[127,255],mr,wr]],xr=[[[129,132],pr,[129,254],pr],[[133,254],pr,[129,130],pr]],Ar=[[[216,223],[216,223],[216,223],[216,223]]],Sr={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],wr]],"UTF-16BE":Ar,"UTF-16LE":Ar,GBK:xr,gb18030:xr,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[yr,[36,36],[66,66],br,br,yr,[40,40],[66,66]],[yr,[40,40],[64,74],mr,yr,[40,40],[66,66]],[yr,[36,36],[64,67],mr,[33,33],yr,[40,40],[66,66]]]
};function Er(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],a=s-o+1;n[r*e.length+i]=o+t%a,t=Math.floor(t/a)}}return n}
function Tr(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function Or(e,t,n){
let r=2166136261;for(let i of kr(t,n)){let t=Er(i),n=e.decode(t);if(hr(e,t,61)!==n)return;r=Tr(r,n)}
return(r>>>0).toString(36)}var kr=(e,t)=>t?vr:[...Br,...Sr[e]??[]];function Fr(e,t,n,r){let i=r?1:97
;return kr(n,r).every(n=>{let r=Er(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),a=e.decode(i),c=Qe(()=>o.decode(i));if(c!==(a.includes("\ufffd")?void 0:a))return!1
;c===void 0&&(o=t())}return!0})}
var Mr="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function $r(e,t,n,r,i){let o=i(!1,!0);return Or(o,t,n)===Mr.split(" ")[e]&&Fr(o,()=>i(!0,!0),t,n)&&(!r||gr(i(!1,!1),r))
}var Ur=class{#e="";#t=[];add(e){this.#t[this.#t.length]=e,this.#t.length===4096&&this.#n()}#n(){
this.#e+=String.fromCharCode(...this.#t),this.#t=[]}toText(){return this.#n(),this.#e}},Cr=class{#r;#i;#o;position=0
;start=0;constructor(e,t,n){this.#r=e,this.#i=t,this.#o=n}fail(e,t){
if(this.#i)throw new je(u[this.#r].name,this.start,t-this.start);e.add(65533)}decode(e,{stream:t}){
let n=new Ur,r=this.position+e.length;try{for(let t=0;t<e.length;t++)this.read(e[t],n),this.position+=1;t||this.end(n)
}finally{this.position=r}let i=n.toText(),o=!this.#o&&i.charCodeAt(0)===65279;return this.#o||=i.length>0,o?i.slice(1):i
}read(e,t){}end(e){}},jr=class extends Cr{#s=0;#a=0;#c=128;#l=191;read(e,t){if(this.#a>0){if(e>=this.#c&&e<=this.#l){
if(this.#c=128,this.#l=191,this.#s=this.#s<<6|e&63,this.#a-=1,this.#a>0)return
;this.#s>65535&&t.add(55232+(this.#s>>10)),t.add(this.#s>65535?56320|this.#s&1023:this.#s);return}this.#a=0,
this.fail(t,this.position)}
this.start=this.position,e<128?t.add(e):e<194||e>244?this.fail(t,this.position+1):(this.#a=e<224?1:e<240?2:3,
this.#s=e&63>>this.#a,this.#c=e===224?160:e===240?144:128,this.#l=e===237?159:e===244?143:191)}end(e){
this.#a>0&&this.fail(e,this.position)}},Pr=class extends Cr{#u;#d=-1;#f=-1;constructor(e,t,n){super(e,t,n),
this.#u=e===37}read(e,t){if(this.#d<0){this.#f<0&&(this.start=this.position),this.#d=e;return}
let n=this.#u?this.#d<<8|e:this.#d|e<<8;this.#d=-1;let r=this.#f;this.#f=-1;let i=(n&64512)===56320;if(r>=0){if(i){
t.add(r),t.add(n);return}this.fail(t,this.position-1),this.start=this.position-1}
(n&64512)===55296?this.#f=n:i?this.fail(t,this.position+1):t.add(n)}end(e){
(this.#d>=0||this.#f>=0)&&this.fail(e,this.position)}},Ir=(e,t,n)=>e===0?new jr(e,t,n):new Pr(e,t,n);var Lr=class{
encoding;fatal;ignoreBOM;#h=void 0;#g;#m=void 0;constructor(e,t,n,r=void 0){this.encoding=e,this.fatal=t,
this.ignoreBOM=n,this.#g=r}get name(){return u[this.encoding].name}reset(){this.#h=void 0,this.#m?.reset()}
decode(e,t,n){if(!this.#h&&Vt()&&(this.#m??=this.#g?.()),this.#m)return this.#m.decode(e,t,n)
;let r=this.#h??_r(this.encoding,this.fatal,this.ignoreBOM),i=ae(e,0,ee(e));this.#h=t?void 0:r;try{return r.decode(i,{
stream:!t})}catch(e){let t=this.#p(e);throw t?n===void 0?t:t.toTypeError(n):(this.#h=void 0,Kn(e))}}#p(e){
if(e instanceof je)return e;if(!(!this.fatal||e?.name!=="TypeError"))return this.#h&&(this.#h=Ye(this.name,!0,!0)),
new je(this.name,Number.NaN,0)}};function _r(e,t,n){return Wr(e)?Ye(u[e].name,t,n):S(e)?Ir(e,t,n):Nr(e)}var Dr=[]
;function Wr(e){if(Dr[e]===void 0){Dr[e]=!1;let{name:t}=u[e],n=(e,n)=>Ye(t,e,n),r=()=>$r(e,t,g(e),A(e),n)
;Dr[e]=Qe(r)===!0}return Dr[e]}function Nr(e){let{name:t}=u[e];try{fn("decoding",()=>{})}catch(n){
let{message:r}=n,i=Qe(()=>Ye(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=g(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function Rr(e,t){
let n=Math.ceil(t/8);for(let r=0;r<t;r+=n)if(e[r]>=128)return!1;return e[t-1]<128}function zr(e,t){
if(e===0)return t(Uint8Array.from(Kr))===qr;if(e===38||e===37){let n=Jr.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8])
;return t(Uint8Array.from(n))===Gr}let n=n=>t(n)===rr(e,null,n,ee(n),!1,!0);if(!g(e))return!1
;for(let e of Hr())if(!n(e))return!1;return!0}
var Kr=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],qr="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Jr=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Gr="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*Hr(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}var Vr=[]
;function Zr(e,t,n){Vr[e]===void 0&&(Vr[e]=null,Vr[e]=Qe(()=>ei(e))??null);let r=Vr[e];if(r!==null)try{
return r(Qr(t,n),n)}catch{return}}var Yr=/* @__PURE__ */new Uint8Array(64),Xr=[];function Qr(e,t){
if(t>64)return ue(e)?ee(e)===t?e:te(e,0,t):ae(e,0,t);if(t>24&&ee(e)===t)oe(Yr,e);else for(let n=0;n<t;n++)Yr[n]=e[n]
;return Xr[t]??=te(Yr,0,t),Xr[t]}function ei(e){if(e===0)return ni();let{latin1:t}=gt()
;return e===38&&t?oi():t&&h(e)?si(e):ti(e)}function ti(e){let t=Ye(u[e].name),n=e=>t.decode(e);return zr(e,n)?n:void 0}
function ni(){let e=ti(0),t=ze,{utf8Slice:n,samplesUTF8:r}=gt();if(!e||n>0&&!zr(0,e=>t.call(e)))return;let i=r?ii:ri
;return(r,o)=>o<=n?t.call(r):i(r,o)?void 0:e(r,o)}function ri(e,t){if(t<131072)return!1;let n=0,r=Math.ceil(t/16)
;for(let i=0;i<t-1;i+=r)e[i]>=192&&(e[i+1]&192)!==128&&n++;return n>1}function ii(e,t){let n=0,r=0,i=Math.ceil(t/16)
;for(let o=0;o<t;o+=i){let t=e[o];t<128?n+=1:t>=206&&t<240&&(t<234||t>237)&&(r+=1)}return r>0&&n<=16/2}function oi(){
let e=Ne,t=t=>e.call(t).toWellFormed();if(zr(38,t))return(e,n)=>n%2===0?t(e):void 0}function si(e){
let t=Ke,n=Uint8Array.from({length:256},(e,t)=>t)
;if(t.call(n)===String.fromCharCode(...n))return e===21?(e,n)=>_n(e,n,128,224)?t.call(e):void 0:(e,n)=>Rr(e,n)&&_n(e,n,128,128)?t.call(e):void 0
}var ai=/* @__PURE__ */new Uint16Array(16);function ci(e,t,n){
let r=e===0?li(t,n):e===38||e===37?ui(t,n,e===37?8:0):h(e)?fi(e,t,n):-1;return r<0?void 0:xt(ai,0,r)}function li(e,t){
let n=0;for(let r=0;r<t;){let i=e[r++];if(i<128){ai[n++]=i;continue}let o=i<224?1:i<240?2:3;if(i<194||r+o>t)return-1
;let s=i&63>>o;for(let t=r+o;r<t;r++){let t=e[r];if((t&192)!==128)return-1;s=s<<6|t&63}if(o<3){
if(lr(s)||o===2&&s<2048)return-1;ai[n++]=s}else{if(s<65536||s>1114111)return-1;ai[n++]=55232+(s>>10),
ai[n++]=56320|s&1023}}return n}function ui(e,t,n){if(t%2>0)return-1;let r=0;for(let i=0;i<t;i+=2){
let t=e[i]<<n|e[i+1]<<8-n;if(lr(t))return-1;ai[r++]=t}return r}function di(e,t){for(let n=0;n<t;n++){let t=e[n]
;if(t>=128)return-1;ai[n]=t}return t}function fi(e,t,n){let r=di(t,n);if(r!==-1)return r;let i=g(e)?gi(e):Rn(e)
;if(!i)return-1;let o=0;for(let e=0;e<n;){let r=t[e++],s=i[r];if(lr(s)){if(e===n)return-1;if(s=i[r|t[e++]<<8],
lr(s))return-1}ai[o++]=s}return o}var hi=[];function gi(e){return hi[e]??=new Uint16Array(Rn(e)),hi[e]}
function mi(e,t,n,r,i){if(!Vt())return new Lr(n,r,i).decode(e,!0);if(t===0)return"";let{short:o,lookUp:s,host:a}=dt(n),c
;return t<=o?c=ci(n,e,t):t<=s?c=sr(n,e,t):t>=a&&(c=Zr(n,e,t)),
(c===void 0||r&&c.includes("\ufffd"))&&(c=rr(n,null,e,t,r,!0)),i?c:pi(c,n)}
var pi=(e,t)=>e.charCodeAt(0)===65279&&S(t)?e.slice(1):e;var wi=class{encoding;fatal;ignoreBOM;#w=0;#y=0;#b=null;#o=!1
;#v;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#v=r}get name(){
return u[this.encoding].name}reset(){this.#y=0,this.#b=null,this.#o=!1,this.#v=0}decode(e,t,n){
let{encoding:r}=this,i=ee(e),o=this.#y+i;if(i===0&&!t)return"";let s=this.#y>0||!(t||g(r))?this.#B(e,i,o):e,a,c=o;try{
bi(r)?a=this.#x(s,o,t):!t&&m(r)?(a=this.#A(s,o),c=o-yi):(t||(c-=xi(r,s,o)),a=mi(s,c,r,this.fatal,!0))}catch(e){
throw e instanceof je?(e.offset+=this.#v-this.#y,this.#y=0,this.#v+=i,n===void 0?e:e.toTypeError(n)):e}
return!this.#o&&c>0&&(this.#o=!0,this.ignoreBOM||(a=pi(a,r))),c<o?this.#S(s,c,o):this.#y=0,this.#v+=i,a}#B(e,t,n){
let r=this.#y;if(r===0&&t>64&&ue(e))return e;let i=Bi(n);if(i[0]=this.#w,i[1]=this.#w>>8,i[2]=this.#w>>16,
t>24)oe(i,e,r);else for(let n=0;n<t;n++)i[r+n]=e[n];return i}#S(e,t,n){this.#y=n-t,this.#w=0
;for(let r=n-1;r>=t;r--)this.#w=this.#w<<8|e[r]}#A(e,t){let{encoding:n,fatal:r}=this;if(t<=dt(n).lookUp){
let i=sr(n,e,t,!0);if(i!==void 0&&!(r&&i.includes("\ufffd")))return yi=or,i}let i=rr(n,null,e,t,r,!1);return yi=yn(),i}
#x(e,t,n){try{let r=rr(this.encoding,this.#b,e,t,this.fatal,n);return this.#b=n?null:wn(),r}catch(e){
throw e instanceof je&&(this.#b=wn()),e}}},yi=0,bi=e=>e===33||e===36,vi=/* @__PURE__ */new Uint8Array(512)
;function Bi(e){return e<=vi.length?vi:e>131072?new Uint8Array(e):(vi=new Uint8Array(131072),vi)}function xi(e,t,n){
if(e===0)return Ai(t,n);if(e!==38&&e!==37)return 0;let r=n%2;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}
function Ai(e,t){for(let n=1;n<=3&&n<=t;n++){let r=e[t-n];if(r>=128&&r<192)continue
;let i=r<194||r>244?0:r<224?2:r<240?3:4;return n<i&&(n===1||Si(r,e[t-n+1]))?n:0}return 0}function Si(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}
var Ei=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,Ti=[[/^auto$/i,"To find out the encoding, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function Oi(e){let t=Ti.find(([t])=>t.test(e));if(t)return` ${t[1]}`;let n=ki(e),r=Ue(e)
;if(r===void 0&&Ei.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let i=r??Fi(n)
;return i!==void 0&&i!==36?` Did you mean '${u[i].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var ki=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function Fi(e){if(e.length<3)return
;let t=e.replace(/\D/g,""),n=u.flatMap(({labels:n},r)=>n.map(ki).some(n=>n.replace(/\D/g,"")===t&&Mi(e,n))?r:[])
;return n.length===1?n[0]:void 0}function Mi(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1
;let[r,i]=[e.slice(n),t.slice(n)]
;return r[0]===i[1]&&r[1]===i[0]&&r.slice(2)===i.slice(2)||r.slice(1)===i||r===i.slice(1)||r.slice(1)===i.slice(1)}
var $i=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ui=e=>$i.find(([t])=>e>=t)[1]
;function Ci(e,t){let n=p(e);if(n===void 0){let n=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${t}: The encoding label provided ('${n}') is invalid.${Oi(e)}`)}if(void 0){let e=Ui(n)
;if(e&&!(void 0).includes(e))throw new RangeError(`${t}: '${wt}' doesn't include ${u[n].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return n}var ji=e=>e==null?void 0:xe(e);function Pi(e,t,n,r="bytes"){if(e==null)return;let i=Math.trunc(Number(e))
;if(i>=0)return i;throw new TypeError(`${t}: The option '${n}' must be a number of ${r}, not '${e}'.`)}
function Ii(e,t,n){if(e!=null){
if(typeof e!="object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk', 'big5'].`)
;return Uint8Array.from(e,e=>Ci(xe(e),t))}}var Li={allowUTF8:e=>e===void 0||!!e,candidates:Ii,locale:ji,maxBytes:Pi,
tld:ji},_i=["text","ASCII","empty","binary","unknown","UTF-32"]
;function Di(e,t,{allowUTF8:n,candidates:r,locale:i,maxBytes:o=1/0,tld:s}){let a=ee(e),c=Math.min(a,o);jn();let l=0;do{
let n=Math.min(l+65536,c);Pn(te(e,l,n),t&&n===a),l=n}while(l<c);let d=In(r,i&&Wi(i),s&&Wi(s),n),{0:f,1:h,2:g}=d;return{
encoding:h<0?void 0:h,score:g,kind:_i[f],isASCII:_i[f]==="ASCII"||_i[f]==="empty",candidates:Array.from({
length:(d.length-3)/2},(e,t)=>({encoding:u[d[3+2*t]].name,score:d[4+2*t]}))}}function Wi(e=""){
return Uint8Array.from(e,e=>Math.min(e.charCodeAt(0),255))}function Ni(e,t=void 0){
let n="Failed to execute 'detectEncoding'",r=de(e,n),i=ve(t,Li,n),o=Di(he(r),!0,i);return{...o,
encoding:o.encoding===void 0?null:u[o.encoding].name}}
var Ri=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],zi=[33,36,37,38],Ki=(e,t)=>{
let n=ji(e);return n===void 0?-1:Ci(n,t)},qi=(e,t,n)=>Math.min(Pi(e,t,n)??1024,1048576),Ji=(e,t)=>Math.max(3,t===-1?e:0)
;function Gi(e){let t=ji(e)??"";return p(Fe(t)??t)??-1}function Hi(e,t,n){
if(e)return ve(e===!0?void 0:e,Li,`${t}, option '${n}'`)}var Vi={defaultEncoding:Ki,detect:Hi,likelyEncoding:Ki,
locale:ji,maxPrescanBytes:qi,parentEncoding:Ki,transportLayerEncodingLabel:Gi,userOverride:Ki};function Zi(e,t){
let n=ve(e,Vi,t),{likelyEncoding:r,locale:i,maxPrescanBytes:o,parentEncoding:s,transportLayerEncodingLabel:a,userOverride:c}=n
;return{prescanned:Ji(o,Math.max(c,a)),declared(e){let t=$n(e,o,c,a,s,r);return t===-1?void 0:ao(t)},options:n.detect&&{
...n.detect,locale:n.detect.locale??i},decide:e=>Yi(e)??{...Xi(i,n.defaultEncoding),kind:e?.kind}}}function Yi(e){
if(e?.encoding===void 0||e.isASCII)return;let{encoding:t,score:n,kind:r}=e;return{encoding:t,confidence:"tentative",
source:"detection",score:n,kind:r}}function Xi(e,t){return ao(Cn(Wi(e),t===-1?21:t))}var Qi={defaultEncoding:Ki,
maxPrescanBytes:qi,transportLayerEncodingLabel:Gi};function eo(e,t){
let{defaultEncoding:n,maxPrescanBytes:r,transportLayerEncodingLabel:i}=ve(e,Qi,t),o=e=>{let t=ao(Un(e,r,i))
;return t.source==="default"&&n!==-1?{...t,encoding:n}:t};return{prescanned:Ji(r,i),declared:o,decide:()=>o(ye)}}
function to(e,t){let n={...Li,defaultEncoding:Ki},{defaultEncoding:r,...i}=ve(e,n,t);return{prescanned:4,
needsMore:e=>B(e)?.encoding===38&&e[2]===0,declared(e){let t=B(e);if(!(!t||t.encoding===38&&e[2]===0&&e[3]===0))return{
encoding:t.encoding,confidence:"certain",source:"BOM",score:null,kind:"text"}},options:i,decide(e){
let t=r===-1?e?.encoding??21:r,n=e?.kind;return Yi(e)??{encoding:t,confidence:"tentative",source:"default",score:null,
kind:n}}}}var no={detect:to,html:Zi,xml:eo},ro=["detect","html","xml"],io={prefixBytes:Pi,sniff:/* @__PURE__ */Oe(ro)}
;function oo(e,t){let{prefixBytes:n,sniff:r}=ve(e,io,t),i=no[r](e,t),{decide:o,options:s}=i;return{
prescanned:Math.min(i.prescanned,n??1/0),needsMore:i.needsMore,declared:i.declared,detection:s&&{windowBytes:n??65536,
maxBytes:s.maxBytes??1/0,passesASCII:c(()=>{let e=s.candidates&&Di(ye,!0,s);return!zi.includes(o(e).encoding)}),
options:s},decide:o,sniff:e=>so(i,e),takesWhole:n===void 0}}function so({prescanned:e,declared:t,options:n,decide:r},i){
return t(ie(i,e))??r(n&&Di(i,!0,n))}function ao(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,
confidence:t,source:Ri[e>>8&255],score:null}}var co=({encoding:e,confidence:t,source:n})=>({encoding:u[e].name,
confidence:t,source:n});function lo(e,t=void 0){
let n="Failed to execute 'sniffHTMLEncoding'",r=typeof e=="string"?void 0:de(e,n),i=Zi(t,n);return r?co(so(i,he(r))):{
encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function uo(e,t=void 0){
let n="Failed to execute 'sniffXMLEncoding'",r=de(e,n),i=eo(t,n);return co(so(i,he(r)))}function fo(e){
return u[Xi(xe(e),-1).encoding].name}var ho=class{#d=null;#E=null;#T=0;get length(){return this.#T}add(e){let t=ee(e)
;if(t===0)return;this.#T+=t;let n=this.#E;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096)
;oe(e,n.bytes),n.bytes=e,n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){oe(n.bytes,e,n.length),n.length+=t;return}
this.#E={bytes:e,length:t,isBlock:!1,next:null},n?n.next=this.#E:this.#d=this.#E}forEach(e){
for(let t=this.#d;t;t=t.next){let{bytes:n,length:r,isBlock:i}=t;e(i?ae(n,0,r):n)}}concatenate(){let e=this.#d
;if(e&&!e.next&&!e.isBlock)return e.bytes;let t=go(this.#T),n=0;return this.forEach(e=>{oe(t,e,n),n+=ee(e)}),t}}
;function go(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}var mo=["(B","(J","(I","$@","$B"],po=class{#O=!0;#k=!0;read(e,t){let n=ee(e),r=this.#O?wo(e):0,i=0,o=!1
;for(;i<n&&!o&&(i>=r&&(i=yo(e,i)),i!==n);){let n=e[i];if(n===27&&this.#k){let n=xo(e,i);if(o=mo.includes(n),
!o&&!t&&Ao(n))break;this.#k=o}else o=n>=128||i<r&&Bo(n);o||(i+=1)}let s=o?i:-1;return i<r&&(o||!t)?{plain:0,evidence:s
}:(this.#O=!1,{plain:i,evidence:s})}get mayBeISO2022JP(){return this.#k}skip(e,t){this.#O=!1,this.#k&&=e[t]!==27
;let n=this.#k?t:ee(e);for(;n<ee(e)&&e[n]!==27;)n+=1;return n}};function wo(e){let[t,n]=[!0,!0];for(let r=0;r<32;r+=2){
if(r+1>=ee(e))return 1/0;if(t&&=vo(e[r],e[r+1]),n&&=vo(e[r+1],e[r]),!t&&!n)return r+2}return 32}function yo(e,t){
let n=ee(e),{start:r,words:i}=re(e,t),o=bo(e,t,Math.min(r,n));if(o<r)return o;let s=0;for(;s<i.length;s++){
let e=i[s]^454761243;if(((i[s]|e-16843009&~e)&2155905152)!==0)break}return bo(e,r+4*s,n)}function bo(e,t,n){let r=t
;for(;r<n&&e[r]<128&&e[r]!==27;)r+=1;return r}
var vo=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||e===33&&t===34,Bo=e=>e<32&&!`\t\n\f\r\x1b`.includes(String.fromCharCode(e))
;function xo(e,t){let n="";for(let r=t+1;r<Math.min(t+3,ee(e));r++)n+=String.fromCharCode(e[r]);return n}
var Ao=e=>e.length<2&&mo.some(t=>t.startsWith(e));var So=class{decision=null;sample=ye;detected;#F;#M=!0;#$=!1;#U=new po
;#w=new ho;#a;#v=0;#d=ye;#E=ye;constructor(e){this.#F=e;let{prescanned:t,needsMore:n}=e;this.#a=n?Math.min(t,3):t}
add(e,t){let n=new ho;if(this.#M&&t&&this.#F.takesWhole)return this.#C(this.#F.sniff(e),n,e);if(this.#M=!1,
this.#w.length+ee(e)<this.#a&&!t)return this.#S(e,this.#a,n);this.#w.add(e);let r=this.#w.concatenate();this.#w=new ho
;let{prescanned:i,needsMore:o}=this.#F,s=ie(r,i);if(!this.#$&&!t&&ee(s)<i&&o?.(s))return this.#S(r,i,n)
;let a=this.#$?void 0:this.#F.declared(s);return this.#$=!0,a?this.#C(a,n,r):this.#j(r,t,n)}#j(e,t,n){
let{detection:r,decide:i}=this.#F;if(!r)return this.#C(i(void 0),n,e);for(let o=e;;){
let e=r.maxBytes-this.#v,s=ee(o)>e,a=t&&!s,{plain:c,evidence:l}=r.passesASCII()?this.#U.read(ie(o,e),a):{plain:0,
evidence:0};o=this.#P(o,c,n);let u=ee(o),d=e-c;if(l===-1)return t||s?this.#C(i(this.#I(ie(o,d),a)),n,o):this.#S(o,u+1,n)
;let f=To(ie(o,d),l-c,r.windowBytes),h=Math.min(f+r.windowBytes,d);if(u<h&&!t)return this.#S(o,h,n)
;let g=ie(o,h),m=this.#I(g,u<h);if(h<=f||h===d||!r.passesASCII()||!Oo(m,g))return this.#C(i(m),n,o)
;o=this.#P(o,this.#U.skip(g,l-c),n)}}#I(e,t){this.sample=ne(ne(this.#d,this.#E),e)
;let n=this.#F.detection.options,r=Di(this.sample,t,{...n,maxBytes:void 0}),i=this.#L(r.encoding)
;return this.detected=i?r:{...r,encoding:void 0,score:0,kind:"unknown",candidates:[]},this.detected}#L(e){
return e===33?this.#U.mayBeISO2022JP:this.#v===0||e!==37&&e!==38}#S(e,t,n){let r=ee(e)
;return r>0&&this.#w.add(ae(e,0,r)),this.#a=t,{passed:n,rest:null}}#P(e,t,n){let r=ie(e,t);t>0&&n.add(r),this.#v+=t
;let i=Math.min(t,2048-ee(this.#d));return i>0&&(this.#d=ne(this.#d,ie(r,i))),this.#E=Eo(ne(this.#E,Eo(te(r,i)))),
te(e,t)}#C(e,t,n){return this.decision=e,{passed:t,rest:n}}},Eo=e=>te(e,Math.max(0,ee(e)-64));function To(e,t,n){
let r=Math.min(ee(e),t+n);for(let n=t;n<r;n++)if(e[n]>=128)return n;return t}function Oo(e,t){
return e.isASCII||e.encoding===void 0&&!(t[To(t,0,1/0)]>=128)}var ko=class{fatal;ignoreBOM;decision=null;#h;#_;#v=0
;constructor(e,t,n){this.#_=new So(e),this.fatal=t,this.ignoreBOM=n}decode(e,t,n){
if(this.#h)return this.#h.decode(e,t,n)
;let r=this.#_,{passed:i,rest:o}=r.add(e,t),{length:s}=i,a=s>0?new wi(0,!1,!0).decode(i.concatenate(),!0):"";this.#v+=s
;let{decision:c}=r;if(!c||!o)return a;this.decision=c,this.#_=null;let l=this.ignoreBOM||this.#v>0
;return this.#h=new wi(c.encoding,this.fatal,l,this.#v),zn(a,this.#h.decode(o,t,n))}};function Fo(e,t){Be(e,t)
;let n=!!e?.fatal,r=!!e?.ignoreBOM;return new ko(oo(e,t),n,r)}function Mo(e,t=void 0){
let n="Failed to execute 'decodeAuto'",r=de(e,n),i=Fo(t,n),o=i.decode(he(r),!0,n),s=i.decision,{encoding:a,score:c,kind:l=null}=s
;return{text:o,encoding:u[a].name,score:c,source:s.source,kind:l}}function $o(e){
let[[t,n]]=Object.entries(e),{prototype:r}=n,i=/* @__PURE__ */Symbol.for(`encoding-wasm.${t}`)
;for(let e of Object.getOwnPropertyNames(r)){if(e==="constructor")continue
;let t=Object.getOwnPropertyDescriptor(r,e)?.get;Object.defineProperty(r,e,{enumerable:!0,...t&&{get:Uo(i,e,t)}})}
let o={value:t,configurable:!0};return Object.defineProperty(r,Symbol.toStringTag,o),Object.defineProperty(n,"name",o),n
}function Uo(e,t,n){let r=Object.getOwnPropertyDescriptor({get[t](){try{return n.call(this)}catch(n){let r=Co(this,e,t)
;if(!r)throw n;return r.call(this)}}},t);return Object.defineProperty(r.get,e,{value:n})}function Co(e,t,n){
for(let r=Object.getPrototypeOf(Object(e));r;r=Object.getPrototypeOf(r)){
let e=Object.getOwnPropertyDescriptor(r,n)?.get?.[t];if(e)return e}}function jo(e,t,n){let{prototype:r}=t
;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function Po(){throw new TypeError("Illegal invocation")}
function Io(e,t,n,r=0){let i=()=>new wi(e,t,n,r);return Vt()?i():new Lr(e,t,n,i)}
var Lo=/* @__PURE__ */new Uint8Array(256);function _o(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Do(Lo,0,e)
;let n=new Uint8Array(t);for(let r=0;r<t;r++){let t=e.charCodeAt(r);if(t>=128)return Do(n,r,e);n[r]=t}return n}
function Do(e,t,n){let{length:r}=n;for(let n=0;n<t;n++)Lo[n]=e[n];let i=t;for(let e=t;e<r;e++){let t=n.charCodeAt(e)
;if(t<128)Lo[i++]=t;else if(t<2048)Lo[i++]=192|t>>6,Lo[i++]=128|t&63;else if(!lr(t))Lo[i++]=224|t>>12,
Lo[i++]=128|t>>6&63,Lo[i++]=128|t&63;else{let t=ur(n,e);t>=65536&&(e+=1),i=fr(t,Lo,i)}}return ce(Lo,0,i)}
var Wo=/* @__PURE__ */c(()=>new Uint8Array(2*65536));function No(e,t){let{length:n}=e,r=new Uint8Array(n)
;for(let i=0;i<n;i++){let n=e.charCodeAt(i),o=n<128?n:t[n];if(!o&&n>0)return;r[i]=o}return r}function Ro(e,t){
let{length:n}=e,r=new Uint8Array(n),i=0;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],
r[i+2]=t[e.charCodeAt(i+2)],r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],
r[i+6]=t[e.charCodeAt(i+6)],r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return se(r,0)?void 0:r}
function zo(e,t){let{length:n}=e,r=2*n<=256?Lo:Wo(),i=0;for(let o=0;o<n;o++){let n=e.charCodeAt(o);if(n<128)r[i]=n,
i+=1;else{let e=t[n];if(e>=256)r[i]=e>>8,r[i+1]=e,i+=2;else if(e)r[i]=e,i+=1;else return}}return ce(r,0,i)}
var Ko=e=>e===14||e===15||e===27;function qo(e,t){let{length:n}=e,r=0,i=!1;for(let o=0;o<=n;o++){
let s=o<n?e.charCodeAt(o):0,a=s<128?s:t[s];if(i!==s>=128&&(i=!i,Lo[r]=27,Lo[r+1]=i?36:40,Lo[r+2]=66,r+=3),i){
if(!(a>=41216))return;Lo[r]=a>>8&127,Lo[r+1]=a&127,r+=2}else{if(Ko(s))return;Lo[r]=a,o<n&&(r+=1)}}return ce(Lo,0,r)}
var Jo=class{held;#D;constructor(e,t){this.held=e,this.#D=t}add(e){let t=ee(e);if(t===0)return
;e[0]!==27&&this.#D(this.held);let n=e[t-3]===27?t-3:t;this.#D(ae(e,0,n)),this.held=ae(e,n,t)}addUnchanged(e){
ee(e)!==0&&(this.#D(this.held),this.held=ye,this.#D(e))}};function Go(e,t){if(e.length>65536)return;Rt("encoding",t)
;let n=Lt.writeBytes?.(e,_t.output,Ct.unit_table(t));return Nt.isBusy=!1,n===e.length?tr(n):void 0}var Ho;function Vo(){
return Ho===void 0&&(Ho=null,Ho=Qe(Zo)??null),Ho}function Zo(){
let e=Xe(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r="\udca9\xe9\u6f22\u{1f4a9}",i=e.encode(r)
;return t===3&&n===7&&`${[...i]}`==`${[..._o(r)]}`&&Object.getPrototypeOf(i)===Uint8Array.prototype?e:void 0}
function Yo(e){let{length:t}=e,{utf8Loop:n,into:r}=ht();if(t<=n)return _o(e);if(t<=r){let n=es(e,Lo)
;if(n?.read===t)return ce(Lo,0,n.written)}return Qo(e)??(Vt()?void 0:Xo(e))}function Xo(e){
let t=new Uint8Array(3*e.length),n=0;for(let r=0;r<e.length;){let i=ur(e,r);n=fr(i,t,n),r+=i<65536?1:2}return ae(t,0,n)}
function Qo(e){try{return Vo()?.encode(e)}catch{return}}function es(e,t){try{return Vo()?.encodeInto(e,t)}catch{return}}
function ts(e,t){if(t===0)return Yo(e);let{length:n}=e,{ascii:r,singleByteLoop:i,multiByteLoop:o,long:s}=ht()
;if(n>=r&&h(t)&&ns(e)){let t=Qo(e);if(t&&ee(t)===n)return t}
if(g(t))return n<=i?No(e,Wn(t)):s==="loop"?Ro(e,Nn(t)):s==="table"?Go(e,t):void 0
;if(t===33)return n<=48?qo(e,Wn(32)):void 0;if(!!0||n>o)return;let a=Wn(t);return a&&zo(e,a)}function ns(e){
let{length:t}=e,n=Math.max(8,t>>4);for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var rs=["fatal","html","replacement"],is=()=>"",os=class{encoding;unmappable;#W;#N=null;#v=0;#R=ye;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#W=n}get name(){return u[this.encoding].name}
encode(e,t){let n=t||this.#z(e)?this.#K(e):void 0;return n?(this.#v=t?0:this.#v+e.length,n):this.#q(e,t)}#z(e){
let{length:t}=e;return t>0&&this.encoding!==33&&(e.charCodeAt(t-1)&64512)!==55296}get#J(){
return this.#W?0:rs.indexOf(this.unmappable)}#K(e){if(!this.#N)try{let t=ts(e,this.encoding);if(t)return t
;if(e.length>65536)return;Sn(this.encoding,null),Vn(e,0,e.length);let n=Zn(0,e.length,this.#J,!0)
;return n===-2||!nr.finished()?void 0:tr(n)}catch(e){throw mn(e)}}#q(e,t){let n=this.#N,r=this.#v,i=this.#R,o=new ho
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new _e(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#N=n,this.#v=r,this.#R=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#v,o=this.#N,s=this.#R,a=this.#W,c=this.#J,l=a===is,u=a&&!l?2048:65536,d=a&&this.encoding===33?new Jo(s,n):void 0,f=d?e=>d.add(e):n,h=d?e=>d.addUnchanged(e):n,g=0,m=null,p=!1,w=!1
;try{if(!o)for(;g+65536<e.length;g+=65536){let t=ts(e.slice(g,g+65536),this.encoding);if(!t)break;n(t)}
for(Sn(this.encoding,o);g===0||g<e.length;g+=u){let n=Math.min(g+u,e.length);Vn(e,g,n);let o=n===e.length
;for(let s=0,u=!1;!u;){let d=Zn(s,n-g,c,t&&o);f(tr(d===-2?nr.written():d));let p=i+g+s+nr.start();if(s+=nr.read(),
u=d!==-2&&nr.finished(),d!==-2||l)continue;w=!0;let y=nr.codePoint();if(a){m=wn(m)
;let{count:t}=Nt,r=()=>this.locate(p),i=a(y,r);Nt.count!==t&&(Sn(this.encoding,m),Vn(e,g,n));let o=e=>{
throw new _e(e,r(),this.name)};typeof i=="string"?ss(i,f,o):i?h(i):o(y)}else r(y,p);w=!1}}
t?d&&n(d.held):(this.#N=this.#z(e)?null:wn(),this.#v=i+e.length,this.#R=d?.held??ye),p=!0}catch(e){throw mn(e)}finally{
t&&(p||w)&&(this.#N=null,this.#v=0,this.#R=ye)}}};function ss(e,t,n){let r=Ae(e);for(let e=0;e<r.length;e+=2048){
let i=Math.min(e+2048,r.length);Vn(r,e,i,2048);let o=Zn(2048,2048+i-e,0,!1);o===-2&&n(nr.codePoint()),t(tr(o))}}
var as="Failed to execute 'encodeInto' on 'TextEncoder'",cs=/* @__PURE__ */$o({TextEncoder:class{#r="utf-8"
;constructor(){new.target!==cs&&jo(this,new.target,cs)}get encoding(){return this.#r}encode(e=""){
return#r in this||Po(),ls(xe(e))}encodeInto(e,t){#r in this||Po(),Te(arguments.length,2,as)
;let n=xe(e),r=fe(t,as),{read:i,written:o}=es(n,r)??{read:0,written:0};if(i===n.length||o===ee(r))return{read:i,
written:o};let s=us(n.slice(i),te(we(r),o));return{read:i+s.read,written:o+s.written}}}});function ls(e){
return Yo(e)??new os(0,"fatal").encode(e,!0)}function us(e,t){let n=0,r=0;for(;n<e.length;){let i=ur(e,n)
;if(r+dr(i)>ee(t))break;r=fr(i,t,r),n+=i<65536?1:2}return{read:n,written:r}}
function ds(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let r=Ci(e,t);if(r===37||r===38){let{name:e}=u[r]
;throw new RangeError(`${t}: ${e} has no encoder in the standard; use ${n}.`)}return fs(r,e,t)}function fs(e,t,n){
if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var hs="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",gs=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var ms=/* @__PURE__ */c(()=>{let e=gs.split(`\n`),t=0
;return new Map(hs.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("\t")])))
}),ps=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ws(e,t=ys(e)){let n=/* @__PURE__ */new Map;return e=>{
let r=n.get(e);return r===void 0&&(r=bs(String.fromCodePoint(e),t,3),n.set(e,r)),r}}function ys(e){
let t=new os(e,"fatal");return e=>{try{return t.encode(e,!0),!0}catch(e){if(e instanceof _e)return!1;throw e}}}
function bs(e,t,n){if(ps(e))return"";if(n===0)return null;let r=vs(e),i=r.find(t);if(i!==void 0)return i
;for(let e of r){let r=Array.from(e,e=>t(e)?e:bs(e,t,n-1));if(!r.includes(null))return r.join("")}return null}
function vs(e){let t=[...ms().get(e)??[],...Bs(e)],n=e.normalize("NFKD")
;return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Bs(e){let t=e.normalize("NFD"),[n,...r]=t,i=[],o=[]
;for(let e=2**r.length-2;e>=0;e--){
let s=t=>e>>r.length-1-t&1,a=r.filter((e,t)=>s(t)),c=r.filter((e,t)=>!s(t)),l=[n,...a].join("").normalize("NFC"),u=l+c.join("")
;u.normalize("NFD")===t&&i.push(u),c.every(ps)&&o.push(l)}return[...i,...o]}
var xs=["fatal","html","replacement","ignore","translit","translit-replacement"],As=/* @__PURE__ */Oe(xs),Ss=(e,t,n)=>typeof e=="function"?e:As(e,t,n)
;function Es(e,t,n){if(typeof e=="function")return(t,r)=>Ts(e(t,r()),n);if(e==="ignore")return is
;if(e!=="translit"&&e!=="translit-replacement")return;let r=ws(t);return e==="translit"?r:e=>r(e)??"?"}function Ts(e,t){
if(typeof e=="string")return e;if(e==null)return null
;let n=he(de(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return ae(n,0,ee(n))}
var Os=class{#h;#N;#t=0;constructor(e,t,n,r){this.#h=e,this.#N=new os(t,n,r)}get decision(){return this.#h.decision}
setSource(e,t){this.#h.setSource(e,t)}transcode(e,t,n){let r=ee(e);for(let i=0;i===0||i<r;i+=4096){let o=r-i<=4096
;this.#G(te(e,i,o?r:i+4096),o?t:Yn.none,n)}}#G(e,t,n){let r=this.#t;this.#N.locate=ks(this.#h.copy(),e,r);let i=new ho,o
;try{this.#h.transcode(e,t===Yn.result?Yn.source:t,e=>i.add(e))}catch(e){o=e}
let s=i.concatenate(),a=mi(s,ee(s),38,!1,!0);try{this.#N.encodeOrFail(a,t===Yn.result,n),
this.#t=t===Yn.result?0:r+a.length}catch(e){throw this.#h.abandonSource(),e}if(o)throw o}};function ks(e,t,n){
let r=ee(t),i=t,o=e,s=e,a=n,c=n,l=0,u;return e=>{for(;e>=c&&l<r;)i=te(t,l,Math.min(l+64,r)),l+=64,o=s,s=o.copy(!1),a=c,
s.transcode(i,Yn.none,e=>{c+=ee(e)/2}),u=void 0;return u??=Fs(o,i),u[e-a]}}function Fs(e,t){
let n=ee(t),r=e.copy(!1),i=new Float64Array(2*n+2),o=0,s=$s(e);for(let a=0;a<n;a++){
let c=e.position+a,l=s===c?Ms(r.from,t,a):0;if(l>0){r.transcode(te(t,a,a+l),Yn.none,()=>{})
;for(let e=0;e<l;e++)i[o++]=c++;if(s=c,a+=l,a===n)break}let u=te(t,a,a+1),d=r.copy(),f=0,h=0;r.transcode(u,Yn.none,e=>{
f===0&&(h=e[0]|e[1]<<8),f+=ee(e)/2}),f>0&&(i[o++]=s);let g=h===65533&&s<c?Us(d,u,Yn.none):void 0,m=g&&g.offset+g.length
;for(let e=1;e<f;e++)i[o++]=m===void 0?s:m+e-1;let p=c-s===2||c<=2;f>0&&!g?s=c+1:(g||p)&&(s=$s(r))}return i[o]=s,
i[o+1]=s+1,i}function Ms(e,t,n){if(g(e))return ee(t)-n;let r=n;if(h(e))for(;t[r]<128;)r+=1;return r-n}
var $s=e=>Us(e,ye,Yn.source)?.offset??e.position;function Us(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(e){
if(e instanceof je)return e;throw e}}function Cs(e,t){let n="Failed to execute 'transcode'",r=de(e,n),i=Ds(t,n),o=ge(r)
;return js(o,i,n)??Ps(o,i,n)}function js(e,{from:t,to:n,bom:r,fatal:i,ignoreBOM:o},s){
let a=typeof t=="number"&&(n===0?!r:!i&&!S(n)),c=ee(e);if(!a)return;let{throughString:l,utf16ThroughString:u}=ht()
;if(c>(n===0&&(t===38||t===37)?u:l))return;let d=Pe(s,()=>mi(e,c,t,i,o));return n===0?ls(d):ts(d,n)}function Ps(e,t,n){
let{from:r,to:i}=t;return Pe(n,()=>{let o=typeof r=="number"?Is(new qs(r,i,t),e):null;if(o)return o;let s=Ws(r,i,t,n)
;return Is(s,Ls(t,e))})}function Is(e,t){let n=new ho
;return e.transcode(t,Yn.result,e=>n.add(e))===!1?null:n.concatenate()}function Ls({unmappable:e},t){
return typeof e=="function"?ae(t,0,ee(t)):t}function _s(e,t){let n=Ds(e,t);return{common:Ws(n.from,n.to,n,t),
toBytes:e=>Ls(n,he(e))}}function Ds(e,t){Be(e,t)
;let n=e,r=!!n?.bom,i=!!n?.fatal,o=Ks(n?.from,t),s=!!n?.ignoreBOM,a=zs(n?.to),c=Ss(n?.unmappable,t,"unmappable"),l=o==="auto"?oo(e,t):Ci(o,t),d=a===void 0?0:fs(Ci(a,t),a,t)
;if(r&&!S(d))throw new RangeError(`${t}: ${u[d].name} has no byte order mark.`);return{from:l,to:d,bom:r,fatal:i,
ignoreBOM:s,unmappable:c}}function Ws(e,t,n,r){return typeof e=="number"?Ns(e,t,n,r):new Js(e,Ns(0,t,n,r))}
function Ns(e,t,n,r){let{unmappable:i,losses:o}=n,s=Es(i,t,r);if(!s||S(t))return new qs(e,t,n);let a=Rs(e,n)
;return new Os(a,t,i,o?.counting(s)??s)}function Rs(e,t){return new qs(e,38,{...t,bom:!1,unmappable:"fatal"})}
var zs=e=>e===void 0?void 0:xe(e);function Ks(e,t){
if(e===void 0)throw new TypeError(`${t}: The option 'from' is missing.`);return xe(e)}var qs=class e{from;to;#H=null
;#v=0;#V;constructor(e,t,n){this.from=e,this.to=t,this.#V=n}get decision(){return{encoding:this.from,
confidence:"certain",source:"user",score:null}}setSource(e,t){
this.from=e,this.#H&&(En(e,this.to,this.#V.ignoreBOM,this.#H),Tn(e,t),this.#H=wn())}get position(){return this.#v}
copy(t=this.#V.fatal){let n=new e(this.from,this.to,{...this.#V,fatal:t,losses:void 0});return n.#H=this.#H,
n.#v=this.#v,n}abandonSource(){this.setSource(this.from,!1),this.#v=0}transcode(e,t,n){
let{fatal:r,ignoreBOM:i,bom:o,unmappable:s,take:a=tr,losses:c}=this.#V;o&&!this.#H&&n(Uint8Array.from(A(this.to)??[]))
;let l=Math.max(0,rs.indexOf(s)),u=ee(e);try{En(this.from,this.to,i,this.#H);for(let i=0;;){
let o=u-i<=65536,d=o&&i===0?e:te(e,i,o?u:i+65536),f=Xn(d,r,l,o?t:Yn.none);c?.addBlock(this.#v+i)
;let h=f<0?nr.written():f;if(h>0&&n(a(h)),f===-2&&s!=="fatal")return!1;if(f<0&&this.#Z(f,i),i+=nr.read(),
o&&nr.finished())break}}catch(e){throw mn(e)}this.#H=t===Yn.result?null:wn(),this.#v=t===Yn.none?this.#v+u:0}#Z(e,t){
let n=this.#v+t+nr.start()
;throw this.#H=wn(),this.#v=0,e===-1?new je(u[this.from].name,n,nr.length()):new _e(nr.codePoint(),n,u[this.to].name)}
},Js=class{#F;#_=null;#Y=!1;#X=null;#Q=!1;#H;constructor(e,t){this.#F=e,this.#H=t}get decision(){return this.#X}
transcode(e,t,n){let r=this.#Y?null:this.#_??this.#ee();this.#_=null,this.#Y=!1,
r?this.#te(r,e,t,n):this.#H.transcode(e,t,n),t===Yn.none&&(this.#X?this.#Y=!0:this.#_=r)}#ee(){return this.#X=null,
this.#Q=!1,this.#H.setSource(0,!1),new So(this.#F)}#te(e,t,n,r){let{passed:i,rest:o}=e.add(t,n!==Yn.none)
;i.length>0&&(this.#H.transcode(i.concatenate(),Yn.none,r),this.#Q=!0),this.#X=e.decision,
!(!e.decision||!o)&&(this.#H.setSource(e.decision.encoding,this.#Q),this.#H.transcode(o,n,r))}}
;var Gs="Failed to construct 'LegacyTextEncoder'",Hs="Failed to execute 'encode'";function Vs(e,t="utf-8",n=void 0){
let r=Se(e,Hs);if(n===void 0){let e=ds(xe(t),Hs);return ts(r,e)??new os(e,"fatal").encode(r,!0)}
return Zs(t,n,Hs).encode(r,!0)}function Zs(e,t,n){let r=xe(e),i=t===void 0?"fatal":ve(t,{unmappable:Ss
},n).unmappable,o=ds(r,n);return new os(o,i,Es(i,o,n))}var Ys=/* @__PURE__ */$o({LegacyTextEncoder:class{#ne
;constructor(e="utf-8",t=void 0){this.#ne=Zs(e,t,Gs)}get encoding(){return this.#ne.name.toLowerCase()}get unmappable(){
return this.#ne.unmappable}encode(e=void 0,t=void 0){
let n=this.#ne,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Se(e,r);Be(t,r)
;let o=!!t?.stream;return n.encode(i,!o)}}});var Xs="Failed to execute 'decode' on 'TextDecoder'",Qs=/* @__PURE__ */$o({
TextDecoder:class{#r;#i;#re;#ie=!1;#oe=void 0;constructor(e="utf-8",t=void 0){
let{encoding:n,fatal:r,ignoreBOM:i}=ea(e,t,"Failed to construct 'TextDecoder'");this.#r=n,this.#i=r,this.#re=i,
new.target!==Qs&&jo(this,new.target,Qs)}get encoding(){return u[this.#r].name.toLowerCase()}get fatal(){return this.#i}
get ignoreBOM(){return this.#re}decode(e=ye,t=void 0){let n=pe(e);n||de(e,Xs),Be(t,Xs)
;let r=!!t?.stream,i=n?e:he(e),o=!this.#ie;try{if(o&&!r)return mi(i,ee(i),this.#r,this.#i,this.#re)
;this.#oe??=Io(this.#r,this.#i,this.#re),o&&this.#oe.reset();let e=this.#oe.decode(i,!r);return this.#ie=r,e}catch(e){
throw e instanceof je?(this.#ie=r,e.toTypeError(Xs)):e}}}});function ea(e,t,n){let r=xe(e);Be(t,n)
;let i=!!t?.fatal,o=!!t?.ignoreBOM;return{encoding:ta(r,n),fatal:i,ignoreBOM:o}}function ta(e,t){let n=Ci(e,t)
;if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`)
;return n}function na(e,t,n){let r=rt()
;if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({
__proto__:null,transform:(e,n)=>t(e,e=>e.length>0&&n.enqueue(e)),flush:e=>n(t=>t.length>0&&e.enqueue(t))})}
function ra(e,t){let n=`Failed to execute 'transform' on '${e}'`
;return na(e,(e,r)=>r(t.decode(he(de(e,n)),!1,n)),e=>e(t.decode(ye,!0,n)))}var ia=/* @__PURE__ */$o({
TextDecoderStream:class{#J;#oe;constructor(e="utf-8",t=void 0){let n=ea(e,t,"Failed to construct 'TextDecoderStream'"),r
;this.#J=n,this.#oe=ra("TextDecoderStream",{decode(e,t,i){return r??=Io(n.encoding,n.fatal,n.ignoreBOM),r.decode(e,t,i)}
}),new.target!==ia&&jo(this,new.target,ia)}get encoding(){return u[this.#J.encoding].name.toLowerCase()}get fatal(){
return this.#J.fatal}get ignoreBOM(){return this.#J.ignoreBOM}get readable(){return this.#oe.readable}get writable(){
return this.#oe.writable}}}),oa=class{#w="";encode(e,t){
let n=this.#w+e,r=!t&&(n.charCodeAt(n.length-1)&64512)===55296,i=ls(r?n.slice(0,-1):n);return this.#w=r?n.slice(-1):"",i
}},sa=/* @__PURE__ */$o({TextEncoderStream:class{#oe;constructor(){this.#oe=aa("TextEncoderStream",new oa,xe),
new.target!==sa&&jo(this,new.target,sa)}get encoding(){return this.#oe&&"utf-8"}get readable(){return this.#oe.readable}
get writable(){return this.#oe.writable}}});function aa(e,t,n){let r=`Failed to execute 'transform' on '${e}'`
;return na(e,(e,i)=>i(t.encode(n(e,r),!1)),e=>e(t.encode("",!0)))}var ca=/* @__PURE__ */$o({
LegacyTextEncoderStream:class{#ne;#oe;constructor(e="utf-8",t=void 0){
let n=Zs(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#ne=n,this.#oe=aa("LegacyTextEncoderStream",n,Se)}
get encoding(){return this.#ne.name.toLowerCase()}get unmappable(){return this.#ne.unmappable}get readable(){
return this.#oe.readable}get writable(){return this.#oe.writable}}}),la=/* @__PURE__ */$o({TranscoderStream:class{#ne
;#oe;constructor(e){
let{common:t,toBytes:n}=_s(e,"Failed to construct 'TranscoderStream'"),r="Failed to execute 'transform' on 'TranscoderStream'",i=(e,i,o)=>{
let s=new ho;try{Pe(r,()=>t.transcode(n(e),i,e=>s.add(e)))}finally{s.forEach(o)}};this.#ne=t,
this.#oe=na("TranscoderStream",(e,t)=>i(de(e,r),Yn.none,t),e=>i(ye,Yn.result,e))}get encoding(){let{decision:e}=this.#ne
;return e&&u[e.encoding].name}get confidence(){return this.#ne.decision?.confidence??null}get source(){
return this.#ne.decision?.source??null}get score(){return this.#ne.decision?.score??null}get kind(){
return this.#ne.decision?.kind??null}get readable(){return this.#oe.readable}get writable(){return this.#oe.writable}}})
;var ua=/* @__PURE__ */$o({AutoDecoderStream:class{#ne;#oe;constructor(e=void 0){
let t=Fo(e,"Failed to construct 'AutoDecoderStream'");this.#ne=t,this.#oe=ra("AutoDecoderStream",t)}get encoding(){
let{decision:e}=this.#ne;return e&&u[e.encoding].name}get confidence(){return this.#ne.decision?.confidence??null}
get source(){return this.#ne.decision?.source??null}get score(){return this.#ne.decision?.score??null}get kind(){
return this.#ne.decision?.kind??null}get fatal(){return this.#ne.fatal}get ignoreBOM(){return this.#ne.ignoreBOM}
get readable(){return this.#oe.readable}get writable(){return this.#oe.writable}}});var da=class{fatal;ignoreBOM;#se;#h
;#w=ye;constructor(e,t,n){this.#se=e,this.fatal=t,this.ignoreBOM=n}get name(){return this.#h?.name??null}decode(e,t,n){
if(this.#h)return this.#h.decode(e,t,n);let r=t&&ee(this.#w)===0?e:ne(this.#w,e);if(!t&&x(r))return this.#w=r,""
;let i=B(r),o=i&&!this.ignoreBOM?i.bytes.length:0;return this.#h=Io(i?.encoding??this.#se,this.fatal,!0,o),
this.#h.decode(o>0?te(r,o):r,t,n)}};var fa=/* @__PURE__ */$o({DecoderStream:class{#ne;#oe
;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",r=xe(e);Be(t,n)
;let i=!!t?.fatal,o=!!t?.ignoreBOM,s=new da(Ci(r,n),i,o);this.#ne=s,this.#oe=ra("DecoderStream",s)}get encoding(){
return this.#ne.name}get fatal(){return this.#ne.fatal}get ignoreBOM(){return this.#ne.ignoreBOM}get readable(){
return this.#oe.readable}get writable(){return this.#oe.writable}}});function ha(e,t){
let n="Failed to execute 'findUnmappable'",r=Se(e,n),i=ds(xe(t),n),o=/* @__PURE__ */new Map,s=(e,t)=>o.set(t,e)
;return new os(i,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(o,([e,t])=>({index:e,codePoint:t}))}function ga(e){
let t=B(ge(de(e,"Failed to execute 'bomSniff'")));return t?u[t.encoding].name:null}function ma(e,t="utf-8",n=void 0){
let r="Failed to execute 'decode'",i=de(e,r),o=Ci(xe(t),r);Be(n,r)
;let s=!!n?.fatal,a=!!n?.ignoreBOM,c=ge(i),l=B(c),u=l&&!a?l.bytes.length:0;try{return va(c,u,l?.encoding??o,s)}catch(e){
throw e instanceof je?(e.offset+=u,e.toTypeError(r)):e}}function pa(e){
let t=ge(de(e,"Failed to execute 'utf8Decode'")),n=B(t);return va(t,n?.encoding===0?n.bytes.length:0,0,!1)}
function wa(e){let t=ge(de(e,"Failed to execute 'utf8DecodeWithoutBOM'"));return va(t,0,0,!1)}function ya(e){
let t=de(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return va(ge(t),0,0,!0)}catch(e){
if(e instanceof je)return null;throw e}}function ba(e){return Te(arguments.length,1,"Failed to execute 'utf8Encode'"),
ls(xe(e))}function va(e,t,n,r){let i=t>0?te(e,t):e;return mi(i,ee(i),n,r,!0)}async function Ba(e=void 0){let t=await e
;if(t===void 0)Gt()||await Kt(pt,!0);else{let e=xa(t)?await Aa(t):t;await Kt(()=>e,!1)}}
var xa=e=>typeof e?.arrayBuffer=="function";function Aa(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}
var Sa=0,Ea=(e,t)=>/* @__PURE__ */new Set([...e,...Array.from(t,e=>e.charCodeAt(0))]),Ta="application/x-www-form-urlencoded",Oa=/* @__PURE__ */c(()=>{
let e=/* @__PURE__ */new Set([...Array(32).keys(),127]),t=Ea(e,' "#<>'),n=Ea(t,"?^`{}"),r=Ea(n,"/:;=@[\\]|"),i=Ea(r,"$%&+,")
;return{"C0 control":e,fragment:Ea(e,' "<>`'),query:t,"special-query":Ea(t,"'"),path:n,userinfo:r,component:i,
[Ta]:Ea(i,"!'()~")}});function ka(e,t,n,r=void 0){
let i="Failed to execute 'percentEncodeAfterEncoding'",o=ds(xe(e),i,"the result of getOutputEncoding()"),s=xe(t),a=Oe(Object.keys(Oa()),"argument")(xe(n),i,"percentEncodeSet"),c={
spaceAsPlus:Ee},{spaceAsPlus:l=a===Ta}=ve(r,c,i),u=Oa()[a],d="",f="",h=()=>{Sa=f.charCodeAt(0),d=zn(d,f),f=""}
;return new os(o,"fatal").encodeOrFail(s,!0,e=>{for(let t=0;t<ee(e);t++){let n=e[t]
;l&&n===32?f+="+":n>126||u.has(n)?f+=`%${n.toString(16).toUpperCase().padStart(2,"0")}`:f+=String.fromCharCode(n)}
f.length>65536&&h()},e=>{f+=`%26%23${e}%3B`}),h(),d}function Fa(e,t="UTF-16",n=void 0){
let r="Failed to execute 'encodeUTF16'";Te(arguments.length,1,r);let i=Ae(xe(e)),o=Ua(t,r),s={bigEndian:Ee
},{bigEndian:a=o!==38}=ve(n,s,r)
;if(o&&a!==(o===37))throw new RangeError(`${r}: The label provided ('${t}') is ${a?"little":"big"}-endian, whatever bigEndian says; leave it out.`)
;let c=o?0:2,l=go(c+2*i.length),[u,d]=a?[0,1]:[1,0],f=(e,t)=>{l[t+u]=e>>8,l[t+d]=e};o||f(65279,0)
;for(let e=0;e<i.length;e++)f(i.charCodeAt(e),c+2*e);return l}function Ma(e,t="UTF-16",n=void 0){
let r="Failed to execute 'decodeUTF16'",i=de(e,r),o=Ua(t,r);Be(n,r)
;let s=!!n?.fatal,a=he(i),c=$a(a),l=Io(o??c??37,s,o!==void 0);if(!o||!c||c===o)return l.decode(a,!0,r)
;if(s)throw new je(l.name,0,2).toTypeError(r);return`\ufffd${l.decode(te(a,2),!0,r)}`}function $a(e){
let t=B(e)?.encoding;return t===0?void 0:t}function Ua(e,t){let n=xe(e);switch(n.toUpperCase()){case"UTF-16":return
;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:
throw new RangeError(`${t}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}
var Ca=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],ja=[0,0,0,6,0,4,0,3,5,4],Pa=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,/\xAD/],Ia=/[\xC3\xDF\xE5]/,La=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,_a=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,Da=/[\u0393\u0395\u03B3\u03B5]/,Wa=/* @__PURE__ */c(()=>["\\p{Cc}\\p{Co}\\p{Cn}\ufffd","\\p{L}\\p{M}","\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u"))),Na=e=>Pa.slice(0,5).some(t=>t.test(e))
;function Ra(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,r,i]=Wa();if(n.test(e))return 9
;let o=Pa.findIndex(t=>t.test(e));if(o>=0)return 2+o;if(t>=12592&&t<12688||t>65280&&t<65376)return 1020
;if(!r.test(e))return t<128?1:8;if(t<12288){let n=t<880||t>>8===30?1:t>>8===31?3:t>>8;return 10*n+Number(i.test(e))}
return t<12544||t>=65377&&t<=65439?1010:1e3}var za;function Ka(e,t,n,r=161){let i=[]
;for(let e=t;e<=n;e++)for(let t=r;t<255;t++)i.push(e,t);return new Set(ma(Uint8Array.from(i),e))}var qa
;function Ja(e,t,n,r){let i=/[0-9]/.test(n)?4:0
;return t<20?_a.test(e)?r&&n>="\x80"?i+10:i+(Ia.test(e)?9:6):i+15:_a.test(e)?i+(La.test(e)?7:4)+(r?0:3):i+(r&&t>=50?6:12)
}function Ga(e){
qa??=new Uint16Array(65536),za??=[Ka("shift_jis",136,151,64),Ka("gbk",176,215),Ka("big5",164,198,64),Ka("euc-kr",176,200)]
;let t=za.map(()=>0),n=0,r=1,i=1,o="";for(let s of e){let e=Number(s.codePointAt(0)),a=qa[e]||Ra(s,e);qa[e]=a,
Da.test(s)&&(r===10||r===11)&&(a=10+a%10);let c=r>=10
;if(s===o&&a!==9)n+=a>1&&e>128?3:0;else if(a<10)n+=a===8&&r===8?4:Ca[a][c?0:r<7?1:2];else if(a>=1e3){
if(a===1020)n+=8;else for(let[n,r]of za.entries())a===1010?t[n]+=n>0?13:e>65280?7:5:t[n]+=r.has(s)?9:14
;c&&r<1e3&&(n+=o<"\x80"?7:9)}else{let e=s<"\x80",t=c&&Math.trunc(r/10)===Math.trunc(a/10);e||(n+=Ja(s,a,o,t)),
c&&r!==a?r>=1e3?n+=e?5:9:t?a%10===1?n+=e&&o<"\x80"?3:11:i===r&&(n+=e&&o<"\x80"?2:6):n+=12:!e&&!c&&(n+=(a<20?2:1)*(a%10)),
r<10&&(n+=ja[r])}i=r,r=a,o=s}return n+Math.min(...t)}
var Ha="cp437",Va="\xc7\xfc\xe9\xe2\xe4\xe0\xe5\xe7\xea\xeb\xe8\xef\xee\xec\xc4\xc5\xc9\xe6\xc6\xf4\xf6\xf2\xfb\xf9\xff\xd6\xdc\xa2\xa3\xa5\u20a7\u0192\xe1\xed\xf3\xfa\xf1\xd1\xaa\xba\xbf\u2310\xac\xbd\xbc\xa1\xab\xbb",Za="\u03b1\xdf\u0393\u03c0\u03a3\u03c3\xb5\u03c4\u03a6\u0398\u03a9\u03b4\u221e\u03c6\u03b5\u2229\u2261\xb1\u2265\u2264\u2320\u2321\xf7\u2248\xb0\u2219\xb7\u221a\u207f\xb2\u25a0\xa0",Ya=/* @__PURE__ */`windows-1252 windows-1251 windows-1250 GBK Shift_JIS IBM866 ${Ha} macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP`.split(" "),Xa=/^(?:GBK|Shift_JIS|Big5|EUC)/,Qa=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,ec="UTF-8",tc="\ufffd",nc=(e,t,n)=>Math.min(Pi(e,t,n,"steps")??2,3)
;function rc(e,t=void 0){let n="Failed to execute 'repairMojibake'",r=Se(e,n),{maxSteps:i}=ve(t,{maxSteps:nc
},n),o=/* @__PURE__ */new Map,s=[{text:r,path:[],gain:0,isSure:!0}];for(let e=0;e<i;e++){s=s.flatMap(e=>ac(e).map(t=>({
from:e,way:t,gain:e.gain+t.bits}))).sort(oc).slice(0,3).map(({from:e,way:t,gain:n})=>({text:t.undo(),
path:[t.step,...e.path],gain:n,isSure:t.isSure}))
;for(let e of s)e.text!==r&&!o.has(e.text)&&e.isSure&&e.gain>10&&o.set(e.text,e)}let a=[...o.values()].sort(oc),c=ic(r)
;return a.filter(({gain:e})=>e>a[0].gain-15).map(({text:e,path:t,gain:n})=>({text:e,path:t,score:1-2**(-n/8),
lost:Math.max(0,ic(e)-c)}))}
var ic=e=>e.split(tc).length-1,oc=(e,t)=>t.gain-e.gain,sc=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g
;function ac({text:e,path:t,isSure:n}){let r=/* @__PURE__ */new Set,i=0;for(let[t]of e.matchAll(sc)){
let e=t.slice(0,4e3);if(r.has(e)||(i+=e.length),r.add(e),i>4e3)break}if(r.size===0)return[];let o=[],s=!1
;for(let[i,a]of Ya.entries()){if(Xa.test(a)&&!Qa.test(e))continue
;let{gain:c,explained:l,undo:u}=hc(e,r,a),d=c-i*.3-Math.log2(r.size),f=`${ec} read as ${a}`,h=d>(t[0]===f?5:10)
;!h&&(!n||l<r.size||d<-20)||(s||=h&&2*l>r.size,o.push({step:f,bits:d,isSure:h,undo:()=>u(h)}))}if(s||!n)return o
;let a=o.some(({isSure:e})=>e)?[]:lc(e,[...r].join(" "));return[...o,...a,...Ec(e)]}
var cc=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;function lc(e,t){if(!cc.test(t))return[]
;let n=e=>e.replace(/[\x80-\x9F]/g,e=>ma(Uint8Array.of(e.charCodeAt(0)),"windows-1252")),r=Ga(t)-Ga(n(t));return r>10?[{
step:"windows-1252 read as ISO-8859-1",bits:r,isSure:!0,undo:()=>n(e)}]:[]}
var uc=/* @__PURE__ */c(()=>new Map(Ya.map(e=>[e,dc(e)])));function dc(e){let t=/* @__PURE__ */new Map([[tc,[-2]]])
;if(Xa.test(e))return t;let n=Uint8Array.from({length:128},(e,t)=>128+t),r=[...ma(n,e===Ha?"ibm866":e)]
;e===Ha&&r.splice(0,48,...Va)&&r.splice(96,32,...Za)
;for(let[n,i]of r.entries())n<32&&(e==="windows-1252"||i===tc)&&t.set(String.fromCharCode(128+n),[128+n]),
i!==tc&&t.set(i,[128+n]);return t}function fc(e,t){if(e<"\x80")return[e.charCodeAt(0)];let n=uc().get(t),r=n.get(e)
;if(!r){if(r=[-1],Xa.test(t))try{r=[...new os(ds(t,"repairMojibake"),"fatal").encode(e,!0)]}catch{}n.set(e,r)}return r}
function hc(e,t,n){
let r=/* @__PURE__ */new Map,i=[...t].filter(e=>gc(e,n,r,!1).changed.length>0),o=/* @__PURE__ */new Set,[s,a]=[0,0]
;for(let e of i){let{changed:t,unexplained:i,saved:c}=gc(e,n,r,!0),l=t.every(e=>o.has(e))?.3:1;for(let e of t)o.add(e)
;s+=l*Math.max(c,-6),i===0&&(a+=1)}return{gain:s,explained:a,undo:t=>{let i=t?-2:-20,o=/* @__PURE__ */new Map
;return e.replace(sc,e=>{let t=o.get(e);if(t===void 0){let{repaired:s,saved:a}=gc(e,n,r,!0);t=a>i?s:e,o.set(e,t)}
return t})}}}function gc(e,t,n,r){let i=[],o=[];for(let n of e)o[i.length]=n,i.push(...fc(n,t));o[i.length]=""
;let s="",a=[],c=0;for(let e=0;e<i.length;){let t=yc(i,o,e,n,r);if(t)s+=t.text,a.push(t.text),e=t.end;else{s+=o[e],
i[e]>=128&&!Na(o[e])&&(c+=1);do{e+=1}while(o[e]===void 0)}}let l=a.length>0&&r?Ga(e)-Ga(s)-8*c:0;return{repaired:s,
changed:a,unexplained:c,saved:l}}var mc=e=>e<194||e>244?0:e<224?2:e<240?3:4;function pc(e,t,n){let r=e[t]&127>>n
;for(let i=1;i<n;i++)r=r<<6|e[t+i]&63;let i=r>>11===27,o=r>=[0,0,128,2048,65536][n]&&r<=1114111&&!i
;return n>0&&o?String.fromCodePoint(r):void 0}var wc=e=>e>=128&&e<192;function yc(e,t,n,r,i){let o=n,s="",[a,c]=[0,0],l
;for(;;){let n=e[o],u=mc(n),d=o+1;for(;d<o+u&&wc(e[d]);)d+=1;let f=d===o+u?pc(e,o,u):void 0;if(f!==void 0)s+=f,a+=1,
i||r.set(n,(r.get(n)??0)+1);else if(n===-2||u>0&&(e[d]===-2||i&&Number(r.get(n))>1)){for(;e[d]===-2||wc(e[d]);)d+=1
;s+=tc,c+=1}else if(n>=0&&n<128&&t[o]===void 0)s+=String.fromCharCode(n);else break;o=d,t[o]!==void 0&&a>0&&a>=c&&(l={
text:s,end:o})}return l}var bc=e=>e.match(/[^\0-\x7F]/g)?.length??0;function vc(e,t){let n=[]
;for(let r of e)for(let e of fc(r,t)){if(e<0)return;n.push(e)}return Uint8Array.from(n)}function Bc(e,t){
let n=(e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(e=>vc(e,t)).join(""),r=bc(n)>.3*bc(e)?vc(n,t):void 0;return r&&{
part:n,bytes:r}}function xc(e,t,n=!1){try{return new Qs(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return}}
var Ac=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function Sc(e){let t=Qa.test(e);return Ya.some(n=>{
let r=Ac.test(n)&&Xa.test(n)===t?Bc(e,n):void 0,[i]=r?Ni(r.bytes).candidates:[]
;return r&&i&&(i.encoding===n||xc(r.bytes,i.encoding)===r.part)})}function Ec(e){if(e.includes(tc))return[]
;let t=Math.max(0,e.search(/[^\0-\x7F]/)-40),n=e.slice(t,t+1e3),r=/* @__PURE__ */new Map,i=[]
;for(let[t,o]of Ya.entries()){if(o===Ha||Xa.test(o)&&!Qa.test(e))continue;let{part:s,bytes:a}=Bc(n,o)??{}
;if(s===void 0||a===void 0||(r.has(s)||r.set(s,[s,s.toLowerCase()].some(Sc)),r.get(s)))continue
;let{candidates:c}=Ni(a),l=c.find(({encoding:e})=>e===o)?.score??0;for(let{encoding:n,score:r}of c){if(r<.95)break
;let c=n===ec?void 0:xc(a,n,!0);if(c===void 0||c===s)continue
;let u=Ga(s),d=u-Ga(c),f=d>=12&&d>=.35*u,h=r>.998&&!Xa.test(n)&&Tc(s,c)>=8;if(!f&&!(d>=0&&h))continue
;let g=Math.min(Math.log2(r/l),10),m=d+2.4*g+6*Math.log2(r)-t*.3,p=e=>{let t=vc(e,o);return(t&&xc(t,n))??e
},w=()=>e.replace(/[^\r\n]+/g,p);i.push({step:`${n} read as ${o}`,bits:m,isSure:!0,undo:w})}}return i}function Tc(e,t){
let n=0;for(let r of new Set(e.match(sc)))n+=new Set([...r].filter(e=>e>"\x7f"&&!t.includes(e))).size;return n}
