var e=Object.defineProperty;var t=Object.getOwnPropertyDescriptor;var n=Object.getOwnPropertyNames
;var r=Object.prototype.hasOwnProperty;var i=(t,n)=>{for(var r of Object.keys(n))e(t,r,{get:n[r],enumerable:!0})
},o=(i,o,s,a)=>{if(o&&typeof o=="object"||typeof o=="function")for(let c of n(o))!r.call(i,c)&&c!==s&&e(i,c,{
get:()=>o[c],enumerable:!(a=t(o,c))||a.enumerable});return i};var s=t=>o(e({},"__esModule",{value:!0}),t);var a={};i(a,{
AutoDecoderStream:()=>ha,DecoderStream:()=>pa,LegacyTextEncoder:()=>ea,LegacyTextEncoderStream:()=>da,
TextDecoder:()=>na,TextDecoderStream:()=>aa,TextEncoder:()=>ds,TextEncoderStream:()=>la,TranscoderStream:()=>fa,
UnmappableError:()=>_e,bomSniff:()=>ya,decode:()=>ba,decodeAuto:()=>Uo,decodeUTF16:()=>ja,detectEncoding:()=>zi,
encode:()=>Xs,encodeUTF16:()=>Ca,encodings:()=>d,findUnmappable:()=>wa,getOutputEncoding:()=>F,initialize:()=>Ea,
labelToName:()=>k,localeDefaultEncoding:()=>go,percentEncodeAfterEncoding:()=>Ua,repairMojibake:()=>ac,
resolveEncoding:()=>Ce,sniffHTMLEncoding:()=>fo,sniffXMLEncoding:()=>ho,transcode:()=>Is,utf8Decode:()=>va,
utf8DecodeWithoutBOM:()=>Ba,utf8DecodeWithoutBOMOrFail:()=>xa,utf8Encode:()=>Aa});module.exports=s(a)
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
function k(e){let t=w(`${e}`);return t===void 0?null:d[t].name}function F(e){let t=w(`${e}`)
;return t===void 0?null:d[t!==36&&t!==37&&t!==38?t:0].name}
var M=/* @__PURE__ */new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["body",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it first","read it first"]]])
;function $(e){if(e==null)return`${e}`;if(typeof e!="object")return typeof e;try{
let t=Object.prototype.toString.call(e).slice(8,-1);return/^(Array|Object|Promise)$/.test(t)?t.toLowerCase():t}catch{
return"object"}}var U=e=>/^(null|undefined)$/.test(e),C=e=>U(e)?e:`${/^[aeio]/i.test(e)?"an":"a"} ${e}`;function j(e){
return typeof e!="string"?L($(e),0):w(e)===void 0?"it is a string, which is already decoded.":`it is the label '${e}'; pass the bytes first, and the label after them.`
}function P(e){let t=$(e)
;return ArrayBuffer.isView(e)?`it is ${C(t)}; make a Uint8Array of its buffer.`:/ArrayBuffer$/.test(t)?`it is ${C(t)}; make a Uint8Array of it.`:L(t,0)
}function I(e){let t=$(e);return ArrayBuffer.isView(e)||/ArrayBuffer$/.test(t)?"it is bytes; decode them first.":L(t,1)}
function L(e,t){
let n=M.get(/^(Blob|File|Request|Response)$/.test(e)?"body":e)?.[t]??(t===1&&!U(e)?"convert it with String()":"")
;return`it is ${C(e)}${n&&`; ${n}`}.`}
var _=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,D=()=>Object.getPrototypeOf(Uint8Array.prototype),W=e=>_(D(),e),N=e=>_(DataView.prototype,e),R=()=>_(ArrayBuffer.prototype,"byteLength"),z=e=>D()[e],K=/* @__PURE__ */W(Symbol.toStringTag),q=/* @__PURE__ */W("buffer"),J=/* @__PURE__ */W("byteOffset"),G=/* @__PURE__ */W("byteLength"),H=/* @__PURE__ */z("includes"),V=/* @__PURE__ */z("set"),Z=/* @__PURE__ */N("buffer"),Y=/* @__PURE__ */N("byteOffset"),X=/* @__PURE__ */N("byteLength"),Q=/* @__PURE__ */R(),ee=e=>G.call(e),te=(e,t,n=ee(e))=>n>t?new Uint8Array(q.call(e),J.call(e)+t,n-t):ye
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
var Me=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","866nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005","28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 8859101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102"],$e=/* @__PURE__ */l(()=>new Map(Me.flatMap((e,t)=>e.split(" ").map(e=>[e,t]))))
;function Ue(e){let t=Fe(e)??e;return w(t)??$e().get(v(t))??b(t)}function Ce(e){let t=Ue(xe(e))
;return t===void 0?null:d[t].name}var je=class{encoding;offset;length;constructor(e,t,n){this.encoding=e,this.offset=t,
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
var it=/* @__PURE__ */l(()=>tt()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":ze&&Ke&&Ne?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var ot=1/0,st={node:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,ot],singleByte:[16,256,513],multiByte:[16,512,513]
},deno:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,ot],singleByte:[16,256,513],multiByte:[16,512,513]},bun:{
utf8:[0,0,1],utf16LE:[0,0,1],utf16BE:[0,0,ot],singleByte:[0,256,513],multiByte:[16,512,513]},chromium:{utf8:[16,0,64],
utf16LE:[32,0,ot],utf16BE:[32,0,ot],singleByte:[16,ot,ot],multiByte:[16,512,ot]},firefox:{utf8:[16,0,17],
utf16LE:[32,0,33],utf16BE:[32,0,33],singleByte:[16,256,257],multiByte:[16,512,ot]},other:{utf8:[16,0,17],
utf16LE:[32,0,33],utf16BE:[32,0,ot],singleByte:[16,0,17],multiByte:[16,0,ot]}},at={node:{utf8Loop:16,into:64,ascii:48,
singleByteLoop:96,multiByteLoop:128,long:"module",throughString:160,utf16ThroughString:16777216},deno:{utf8Loop:16,
into:0,ascii:48,singleByteLoop:96,multiByteLoop:128,long:"table",throughString:160,utf16ThroughString:320},bun:{
utf8Loop:6,into:0,ascii:32,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:400,
utf16ThroughString:16777216},chromium:{utf8Loop:16,into:64,ascii:1024,singleByteLoop:128,multiByteLoop:128,long:"table",
throughString:64,utf16ThroughString:64},firefox:{utf8Loop:16,into:0,ascii:400,singleByteLoop:96,multiByteLoop:65536,
long:"loop",throughString:80,utf16ThroughString:160},other:{utf8Loop:16,into:64,ascii:ot,singleByteLoop:96,
multiByteLoop:65536,long:"loop",throughString:64,utf16ThroughString:64}},ct={node:{utf8Slice:8191,latin1:!0,
samplesUTF8:!1,bufferWrite:64,decoderRead:ot},deno:{utf8Slice:64,latin1:!0,samplesUTF8:!1,bufferWrite:ot,decoderRead:ot
},bun:{utf8Slice:0,latin1:!0,samplesUTF8:!1,bufferWrite:64,decoderRead:ot},chromium:{utf8Slice:0,latin1:!1,
samplesUTF8:!0,bufferWrite:ot,decoderRead:ot},firefox:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:ot,
decoderRead:1024},other:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:ot,decoderRead:ot}
},lt=[0,0,ot],ut=/* @__PURE__ */c(40);function dt(e){if(ut[e]===void 0){let[t,n,r]=ft(e);ut[e]={short:t,lookUp:n,host:r}
}return ut[e]}function ft(e){let t=st[it()]
;return e===0?t.utf8:e===38?t.utf16LE:e===37?t.utf16BE:m(e)?t.singleByte:p(e)?t.multiByte:lt}
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
;default:
return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15])
}}function At(e,t,n){let{memory:r}=e,i=Et(e=>Ot(e,n),r,t),o=Et(kt,r,t);if(i&&o){let{bufferWrite:e}=gt();return{...o,
read:(e,t)=>(t<128?i:o).read(e,t),write:(t,n)=>(t.length<e?i:o).write(t,n),readBytes:i.readBytes,readPairs:i.readPairs,
writeBytes:i.writeBytes}}let s=$t(r);if(i){let{decoderRead:e}=gt(),n=e<1/0?Et(Mt,r,t):void 0;return n?{...i,
read:(t,r)=>(r<e?i:n).read(t,r),collect:n.collect}:i}let a=o??Et(Mt,r,t)??s,c=o?16:15,l={...a,
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
let i=n(),[o,s]=[t/2,t/2+r];if(r<=16)return xt(i,o,r);let a=""
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
}var Gt=()=>!Nt.isBusy,Ht=/* @__PURE__ */l(()=>Qe(()=>Yt(pt()))===!0),Vt=()=>Ut!==void 0||Bt()||Ht();function Zt(e){
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
;let t=d[Wt.encoding]?.name,n=`${Wt.name}${t?` of ${t}`:""} failed`
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
var kn=/* @__PURE__ */l(()=>Uint8Array.from(u,e=>e.charCodeAt(0))),Fn,Mn=e=>fn("sniffing",()=>(Fn!==Ct&&Ct.give_labels(...On(kn())),
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
;return m(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Nn=/* @__PURE__ */Dn("encoding",e=>{
let t=Ct.unit_table(e)>>>0,n=new Uint8Array(65536);return oe(n,new Uint8Array(Ct.memory.buffer,t,16384)),n
}),Rn=/* @__PURE__ */Dn("decoding",e=>{let t=m(e),n=(!t?Ct.pair_table(e):Ct.byte_table(e))>>>0
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
codePoint:()=>Ct.code_point(),start:()=>Ct.start(),length:()=>Ct.length()};function rr(e,t,n,r,i,o){try{if(Bn(e,t),
r<=65536)return Hn(0,ir(e,n,r,0,i,o,0));let s=Jn(r),a="",c=0;for(let t=0;;t+=65536){
let l=r-t<=65536,u=l?r-t:65536,d=te(n,t,t+u);if(c+=ir(e,d,u,c,i,o&&l,t),!(!l&&qn(c))){
if(s?s.add(Gn(),c):a=zn(a,Hn(0,c)),l)return s?s.toText():a;c=0}}}catch(e){throw mn(e)}}function ir(e,t,n,r,i,o,s){
let a=Ln(t,n,r,i,o);if(a<0)throw new je(d[e].name,s+nr.start(),nr.length());return a}var or={encoding:-1,owner:void 0,
source:0},sr=0;function ar(e,t,n,r=!1){if((or.encoding!==e||or.owner!==Ct||Nt.isBusy)&&cr(e),or.source===0)return
;let{readBytes:i,readPairs:o}=Lt;if(sr=0,Nt.count+=1,!!0||m(e)){let e="";for(let r=0;r<n;r+=65536){
let o=Math.min(65536,n-r);Qn(o===n?t:te(t,r,r+o),o),e=zn(e,i(_t.input,o,or.source))}return e}Qn(t,n)
;let s=o(_t.input,n,or.source,+r,n);if(s!==null){if(r){let t=cn();if(sr=t[n],sr>0&&lr(t[n-1],e))return}return s}}
function cr(e){Rt("decoding",e),hn(()=>{let t=m(e)?Ct.byte_table(e):p(e)?Ct.pair_table(e):0
;or.source=!Lt.readPairs||t===0?0:Lt.readsInput?e:t,or.owner=Ct,or.encoding=e})}var lr=(e,t)=>t===32&&e>=144&&e<=160
;var ur=e=>(e&63488)===55296;function dr(e,t){let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t)
;return n>=55296&&n<=57343?65533:n}var fr=e=>e<128?1:e<2048?2:e<65536?3:4;function hr(e,t,n){if(e<128)return t[n]=e,n+1
;let r=fr(e);for(let i=r-1;i>0;i--)t[n+i]=128|e>>6*(r-1-i)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}
function gr(e,t,n){let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var mr=(e,t)=>gr(e,Uint8Array.from([...t,...t]),1)==="\ufeff",pr=[0,255],wr=[48,57],yr=[65,65],br=[27,27],vr=[33,126],Br=[[pr]],xr=[[[127,255],pr,yr]],Ar=[[[129,132],wr,[129,254],wr],[[133,254],wr,[129,130],wr]],Sr=[[[216,223],[216,223],[216,223],[216,223]]],Er={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],yr]],"UTF-16BE":Sr,"UTF-16LE":Sr,GBK:Ar,gb18030:Ar,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[br,[36,36],[66,66],vr,vr,br,[40,40],[66,66]],[br,[40,40],[64,74],pr,br,[40,40],[66,66]],[br,[36,36],[64,67],pr,[33,33],br,[40,40],[66,66]]]
};function Tr(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],a=s-o+1;n[r*e.length+i]=o+t%a,t=Math.floor(t/a)}}return n}
function Or(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function kr(e,t,n){
let r=2166136261;for(let i of Fr(t,n)){let t=Tr(i),n=e.decode(t);if(gr(e,t,61)!==n)return;r=Or(r,n)}
return(r>>>0).toString(36)}var Fr=(e,t)=>t?Br:[...xr,...Er[e]??[]];function Mr(e,t,n,r){let i=r?1:97
;return Fr(n,r).every(n=>{let r=Tr(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),a=e.decode(i),c=Qe(()=>o.decode(i));if(c!==(a.includes("\ufffd")?void 0:a))return!1
;c===void 0&&(o=t())}return!0})}
var $r="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function Ur(e,t,n,r,i){let o=i(!1,!0);return kr(o,t,n)===$r.split(" ")[e]&&Mr(o,()=>i(!0,!0),t,n)&&(!r||mr(i(!1,!1),r))
}var Cr=class{#e="";#t=new Uint16Array(4096);#n=0;add(e){this.#t[this.#n++]=e,this.#n===4096&&this.#r()}#r(){
let e=new Uint16Array(this.#t.buffer,0,this.#n);this.#e+=String.fromCharCode.apply(null,e),this.#n=0}toText(){
return this.#r(),this.#e}},jr=class{#i;#o;#s;position=0;start=0;constructor(e,t,n){this.#i=e,this.#o=t,this.#s=n}
fail(e,t){if(this.#o)throw new je(d[this.#i].name,this.start,t-this.start);e.add(65533)}decode(e,{stream:t}){
let n=new Cr,r=this.position+e.length;try{for(let t=0;t<e.length;t++)this.read(e[t],n),this.position+=1;t||this.end(n)
}finally{this.position=r}let i=n.toText(),o=!this.#s&&i.charCodeAt(0)===65279;return this.#s||=i.length>0,o?i.slice(1):i
}read(e,t){}end(e){}},Pr=class extends jr{#a=0;#c=0;#l=128;#u=191;read(e,t){if(this.#c>0){if(e>=this.#l&&e<=this.#u){
if(this.#l=128,this.#u=191,this.#a=this.#a<<6|e&63,this.#c-=1,this.#c>0)return
;this.#a>65535&&t.add(55232+(this.#a>>10)),t.add(this.#a>65535?56320|this.#a&1023:this.#a);return}this.#c=0,
this.fail(t,this.position)}
this.start=this.position,e<128?t.add(e):e<194||e>244?this.fail(t,this.position+1):(this.#c=e<224?1:e<240?2:3,
this.#a=e&63>>this.#c,this.#l=e===224?160:e===240?144:128,this.#u=e===237?159:e===244?143:191)}end(e){
this.#c>0&&this.fail(e,this.position)}},Ir=class extends jr{#d;#f=-1;#h=-1;constructor(e,t,n){super(e,t,n),
this.#d=e===37}read(e,t){if(this.#f<0){this.#h<0&&(this.start=this.position),this.#f=e;return}
let n=this.#d?this.#f<<8|e:this.#f|e<<8;this.#f=-1;let r=this.#h;this.#h=-1;let i=(n&64512)===56320;if(r>=0){if(i){
t.add(r),t.add(n);return}this.fail(t,this.position-1),this.start=this.position-1}
(n&64512)===55296?this.#h=n:i?this.fail(t,this.position+1):t.add(n)}end(e){
(this.#f>=0||this.#h>=0)&&this.fail(e,this.position)}},Lr=(e,t,n)=>e===0?new Pr(e,t,n):new Ir(e,t,n);var _r=class{
encoding;fatal;ignoreBOM;#g=void 0;#m=!1;#p;#w=void 0;constructor(e,t,n,r=void 0){this.encoding=e,this.fatal=t,
this.ignoreBOM=n,this.#p=r}get name(){return d[this.encoding].name}reset(){this.#g=void 0,this.#m=!1,this.#w?.reset()}
decode(e,t,n){if(!this.#g&&Vt()&&(this.#w??=this.#p?.()),this.#w)return this.#w.decode(e,t,n)
;let r=this.#g??Dr(this.encoding,this.fatal,this.ignoreBOM),i=ae(e,0,ee(e));this.#g=t?void 0:r;try{let e=r.decode(i,{
stream:!t});return this.#m=!t&&(this.#m||e!==""),e}catch(e){let t=this.#y(e)
;throw t?n===void 0?t:t.toTypeError(n):(this.#g=void 0,Kn(e))}}#y(e){if(e instanceof je)return e
;if(!(!this.fatal||e?.name!=="TypeError"))return this.#g&&(this.#g=Ye(this.name,!0,this.ignoreBOM||this.#m)),
new je(this.name,Number.NaN,0)}};function Dr(e,t,n){return Nr(e)?Ye(d[e].name,t,n):S(e)?Lr(e,t,n):Rr(e)}
var Wr=/* @__PURE__ */c(40);function Nr(e){if(Wr[e]===void 0){Wr[e]=!1
;let{name:t}=d[e],n=(e,n)=>Ye(t,e,n),r=()=>Ur(e,t,m(e),A(e),n);Wr[e]=Qe(r)===!0}return Wr[e]}function Rr(e){
let{name:t}=d[e];try{fn("decoding",()=>{})}catch(n){
let{message:r}=n,i=Qe(()=>Ye(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=m(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function zr(e,t){
let n=Math.ceil(t/8);for(let r=0;r<t;r+=n)if(e[r]>=128)return!1;return e[t-1]<128}function Kr(e,t){
if(e===0)return t(Uint8Array.from(qr))===Jr;if(e===38||e===37){let n=Gr.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8])
;return t(Uint8Array.from(n))===Hr}let n=n=>t(n)===rr(e,null,n,ee(n),!1,!0);if(!m(e))return!1
;for(let e of Vr())if(!n(e))return!1;return!0}
var qr=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],Jr="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Gr=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Hr="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*Vr(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}
var Zr=/* @__PURE__ */c(40);function Yr(e,t,n){Zr[e]===void 0&&(Zr[e]=null,Zr[e]=Qe(()=>ti(e))??null);let r=Zr[e]
;if(!(r===null||r.takes?.(t,n)===!1))try{return r.decode(ei(t,n),n)}catch{return}}
var Xr=/* @__PURE__ */new Uint8Array(64),Qr=/* @__PURE__ */c(65);function ei(e,t){
if(t>64)return ue(e)?ee(e)===t?e:te(e,0,t):ae(e,0,t);if(t>24&&ee(e)===t)oe(Xr,e);else for(let n=0;n<t;n++)Xr[n]=e[n]
;return Qr[t]??=te(Xr,0,t),Qr[t]}function ti(e){if(e===0)return ri();let{latin1:t}=gt()
;return e===38&&t?si():t&&g(e)?ai(e):ni(e)}function ni(e){let t=Ye(d[e].name),n=e=>t.decode(e);return Kr(e,n)?{decode:n
}:void 0}function ri(){let e=ni(0),t=ze,{utf8Slice:n,samplesUTF8:r}=gt();if(!e||n>0&&!Kr(0,e=>t.call(e)))return
;let i=r?oi:ii;return{takes:(e,t)=>t<=n||!i(e,t),decode:(r,i)=>i<=n?t.call(r):e.decode(r,i)}}function ii(e,t){
if(t<131072)return!1;let n=0,r=Math.ceil(t/16);for(let i=0;i<t-1;i+=r)e[i]>=192&&(e[i+1]&192)!==128&&n++;return n>1}
function oi(e,t){let n=0,r=0,i=Math.ceil(t/16);for(let o=0;o<t;o+=i){let t=e[o]
;t<128?n+=1:t>=206&&t<240&&(t<234||t>237)&&(r+=1)}return r>0&&n<=16/2}function si(){
let e=Ne,t=t=>e.call(t).toWellFormed();if(Kr(38,t))return{takes:(e,t)=>t%2===0,decode:t}}function ai(e){
let t=Ke,n=Uint8Array.from({length:256},(e,t)=>t);if(t.call(n)===String.fromCharCode(...n))return e===21?{
decode:(e,n)=>_n(e,n,128,224)?t.call(e):void 0}:{takes:zr,decode:(e,n)=>_n(e,n,128,128)?t.call(e):void 0}}
var ci=/* @__PURE__ */new Uint16Array(16);function li(e,t,n){
let r=e===0?ui(t,n):e===38||e===37?di(t,n,e===37?8:0):g(e)?hi(e,t,n):-1;return r<0?void 0:xt(ci,0,r)}function ui(e,t){
let n=0;for(let r=0;r<t;){let i=e[r++];if(i<128){ci[n++]=i;continue}let o=i<224?1:i<240?2:3
;if(i<194||i>244||r+o>t)return-1;let s=i&63>>o;for(let t=r+o;r<t;r++){let t=e[r];if((t&192)!==128)return-1;s=s<<6|t&63}
if(o<3){if(ur(s)||o===2&&s<2048)return-1;ci[n++]=s}else{if(s<65536||s>1114111)return-1;ci[n++]=55232+(s>>10),
ci[n++]=56320|s&1023}}return n}function di(e,t,n){if(t%2>0)return-1;let r=0;for(let i=0;i<t;i+=2){
let t=e[i]<<n|e[i+1]<<8-n;if(ur(t))return-1;ci[r++]=t}return r}function fi(e,t){for(let n=0;n<t;n++){let t=e[n]
;if(t>=128)return-1;ci[n]=t}return t}function hi(e,t,n){let r=fi(t,n);if(r!==-1)return r;let i=m(e)?mi(e):Rn(e)
;if(!i)return-1;let o=0;for(let e=0;e<n;){let r=t[e++],s=i[r];if(ur(s)){if(e===n)return-1;if(s=i[r|t[e++]<<8],
ur(s))return-1}ci[o++]=s}return o}var gi=/* @__PURE__ */c(40);function mi(e){return gi[e]??=new Uint16Array(Rn(e)),gi[e]
}function pi(e,t,n,r,i){if(!Vt())return new _r(n,r,i).decode(te(e,0,t),!0);if(t===0)return""
;let{short:o,lookUp:s,host:a}=dt(n),c;return t<=o?c=li(n,e,t):t<=s?c=ar(n,e,t):t>=a&&(c=Yr(n,e,t)),
(c===void 0||r&&c.includes("\ufffd"))&&(c=rr(n,null,e,t,r,!0)),i?c:wi(c,n)}
var wi=(e,t)=>e.charCodeAt(0)===65279&&S(t)?e.slice(1):e;var yi=class{encoding;fatal;ignoreBOM;#b=0;#v=0;#B=null;#s=!1
;#x;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#x=r}get name(){
return d[this.encoding].name}reset(){this.#v=0,this.#B=null,this.#s=!1,this.#x=0}decode(e,t,n){
let{encoding:r}=this,i=ee(e),o=this.#v+i;if(i===0&&!t)return"";let s=this.#v>0||!(t||m(r))?this.#A(e,i,o):e,a,c=o;try{
vi(r)?a=this.#S(s,o,t):!t&&p(r)?(a=this.#E(s,o),c=o-bi):(t||(c-=Si(r,s,o)),a=pi(s,c,r,this.fatal,!0))}catch(e){
throw e instanceof je?(e.offset+=this.#x-this.#v,this.#v=0,this.#x+=i,n===void 0?e:e.toTypeError(n)):e}
return!this.#s&&c>0&&(this.#s=!0,this.ignoreBOM||(a=wi(a,r))),c<o?this.#T(s,c,o):this.#v=0,this.#x+=i,a}#A(e,t,n){
let r=this.#v;if(r===0&&t>64&&ue(e))return e;let i=Ai(n);if(i[0]=this.#b,i[1]=this.#b>>8,i[2]=this.#b>>16,
t>24)oe(i,e,r);else for(let n=0;n<t;n++)i[r+n]=e[n];return i}#T(e,t,n){this.#v=n-t,this.#b=0
;for(let r=n-1;r>=t;r--)this.#b=this.#b<<8|e[r]}#E(e,t){let{encoding:n,fatal:r}=this;if(t<=dt(n).lookUp){
let i=ar(n,e,t,!0);if(i!==void 0&&!(r&&i.includes("\ufffd")))return bi=sr,i}let i=rr(n,null,e,t,r,!1);return bi=yn(),i}
#S(e,t,n){try{let r=rr(this.encoding,this.#B,e,t,this.fatal,n);return this.#B=n?null:wn(),r}catch(e){
throw e instanceof je&&(this.#B=wn()),e}}},bi=0,vi=e=>e===33||e===36,Bi=512,xi=/* @__PURE__ */new Uint8Array(Bi)
;function Ai(e){return e<=Bi?xi:e>131072?new Uint8Array(e):(Bi=131072,xi=new Uint8Array(Bi),xi)}function Si(e,t,n){
if(e===0)return Ei(t,n);if(e!==38&&e!==37)return 0;let r=n%2;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}
function Ei(e,t){for(let n=1;n<=3&&n<=t;n++){let r=e[t-n];if(r>=128&&r<192)continue
;let i=r<194||r>244?0:r<224?2:r<240?3:4;return n<i&&(n===1||Ti(r,e[t-n+1]))?n:0}return 0}function Ti(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}
var Oi=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,ki=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function Fi(e){let t=ki.find(([t])=>t.test(e));if(t)return` ${t[1]}`;let n=Mi(e),r=Ue(e)
;if(r===void 0&&Oi.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let i=r??$i(n)
;return i!==void 0&&i!==36?` Did you mean '${d[i].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var Mi=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function $i(e){if(e.length<3)return
;let t=e.replace(/\D/g,""),n=d.flatMap(({labels:n},r)=>n.map(Mi).some(n=>n.replace(/\D/g,"")===t&&Ui(e,n))?r:[])
;return n.length===1?n[0]:void 0}function Ui(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1
;let[r,i]=[e.slice(n),t.slice(n)]
;return r[0]===i[1]&&r[1]===i[0]&&r.slice(2)===i.slice(2)||r.slice(1)===i||r===i.slice(1)||r.slice(1)===i.slice(1)}
var Ci=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ji=e=>Ci.find(([t])=>e>=t)[1]
;function Pi(e,t){let n=w(e);if(n===void 0){let n=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${t}: The encoding label provided ('${n}') is invalid.${Fi(e)}`)}if(void 0){let e=ji(n)
;if(e&&!(void 0).includes(e))throw new RangeError(`${t}: '${wt}' doesn't include ${d[n].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return n}var Ii=e=>e==null?void 0:xe(e);function Li(e,t,n,r="bytes"){if(e==null)return;let i=Math.trunc(Number(e))
;if(i>=0)return i;throw new TypeError(`${t}: The option '${n}' must be a number of ${r}, not '${e}'.`)}
function _i(e,t,n){if(e!=null){
if(typeof e!="object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk', 'big5'].`)
;return Uint8Array.from(e,e=>Pi(xe(e),t))}}var Di={allowUTF8:e=>e===void 0||!!e,candidates:_i,locale:Ii,maxBytes:Li,
tld:Ii},Wi=["text","ASCII","empty","binary","unknown","UTF-32"]
;function Ni(e,t,{allowUTF8:n,candidates:r,locale:i,maxBytes:o=1/0,tld:s}){let a=ee(e),c=Math.min(a,o);jn();let l=0;do{
let n=Math.min(l+65536,c);Pn(te(e,l,n),t&&n===a),l=n}while(l<c);let u=In(r,i&&Ri(i),s&&Ri(s),n),{0:f,1:h,2:g}=u;return{
encoding:h<0?void 0:h,score:g,kind:Wi[f],isASCII:Wi[f]==="ASCII"||Wi[f]==="empty",candidates:Array.from({
length:(u.length-3)/2},(e,t)=>({encoding:d[u[3+2*t]].name,score:u[4+2*t]}))}}function Ri(e=""){
return Uint8Array.from(e,e=>Math.min(e.charCodeAt(0),255))}function zi(e,t=void 0){
let n="Failed to execute 'detectEncoding'",r=de(e,n),i=ve(t,Di,n),o=Ni(he(r),!0,i);return{...o,
encoding:o.encoding===void 0?null:d[o.encoding].name}}
var Ki=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],qi=[33,36,37,38],Ji=(e,t)=>{
let n=Ii(e);return n===void 0?-1:Pi(n,t)},Gi=(e,t,n)=>Math.min(Li(e,t,n)??1024,1048576),Hi=(e,t)=>Math.max(3,t===-1?e:0)
;function Vi(e){let t=Ii(e)??"";return w(Fe(t)??t)??-1}function Zi(e,t,n){
if(e)return ve(e===!0?void 0:e,Di,`${t}, option '${n}'`)}var Yi={defaultEncoding:Ji,detect:Zi,likelyEncoding:Ji,
locale:Ii,maxPrescanBytes:Gi,parentEncoding:Ji,transportLayerEncodingLabel:Vi,userOverride:Ji};function Xi(e,t){
let n=ve(e,Yi,t),{likelyEncoding:r,locale:i,maxPrescanBytes:o,parentEncoding:s,transportLayerEncodingLabel:a,userOverride:c}=n
;return{prescanned:Hi(o,Math.max(c,a)),declared(e){let t=$n(e,o,c,a,s,r);return t===-1?void 0:lo(t)},options:n.detect&&{
...n.detect,locale:n.detect.locale??i},decide:e=>Qi(e)??{...eo(i,n.defaultEncoding),kind:e?.kind}}}function Qi(e){
if(e?.encoding===void 0||e.isASCII)return;let{encoding:t,score:n,kind:r}=e;return{encoding:t,confidence:"tentative",
source:"detection",score:n,kind:r}}function eo(e,t){return lo(Cn(Ri(e),t===-1?21:t))}var to={defaultEncoding:Ji,
maxPrescanBytes:Gi,transportLayerEncodingLabel:Vi};function no(e,t){
let{defaultEncoding:n,maxPrescanBytes:r,transportLayerEncodingLabel:i}=ve(e,to,t),o=e=>{let t=lo(Un(e,r,i))
;return t.source==="default"&&n!==-1?{...t,encoding:n}:t};return{prescanned:Hi(r,i),declared:o,decide:()=>o(ye)}}
function ro(e,t){let n={...Di,defaultEncoding:Ji},{defaultEncoding:r,...i}=ve(e,n,t);return{prescanned:4,
needsMore:e=>x(e)?.encoding===38&&e[2]===0,declared(e){let t=x(e);if(!(!t||t.encoding===38&&e[2]===0&&e[3]===0))return{
encoding:t.encoding,confidence:"certain",source:"BOM",score:null,kind:"text"}},options:i,decide(e){
let t=r===-1?e?.encoding??21:r,n=e?.kind;return Qi(e)??{encoding:t,confidence:"tentative",source:"default",score:null,
kind:n}}}}var io={detect:ro,html:Xi,xml:no},oo=["detect","html","xml"],so={prefixBytes:Li,sniff:/* @__PURE__ */Oe(oo)}
;function ao(e,t){let{prefixBytes:n,sniff:r}=ve(e,so,t),i=io[r](e,t),{decide:o,options:s}=i;return{
prescanned:Math.min(i.prescanned,n??1/0),needsMore:i.needsMore,declared:i.declared,detection:s&&{windowBytes:n??65536,
maxBytes:s.maxBytes??1/0,passesASCII:l(()=>{let e=s.candidates&&Ni(ye,!0,s);return!qi.includes(o(e).encoding)}),
options:s},decide:o,sniff:e=>co(i,e),takesWhole:n===void 0}}function co({prescanned:e,declared:t,options:n,decide:r},i){
return t(ie(i,e))??r(n&&Ni(i,!0,n))}function lo(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,
confidence:t,source:Ki[e>>8&255],score:null}}var uo=({encoding:e,confidence:t,source:n})=>({encoding:d[e].name,
confidence:t,source:n});function fo(e,t=void 0){
let n="Failed to execute 'sniffHTMLEncoding'",r=typeof e=="string"?void 0:de(e,n),i=Xi(t,n);return r?uo(co(i,he(r))):{
encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function ho(e,t=void 0){
let n="Failed to execute 'sniffXMLEncoding'",r=de(e,n),i=no(t,n);return uo(co(i,he(r)))}function go(e){
return d[eo(xe(e),-1).encoding].name}var mo=class{#f=null;#O=null;#k=0;get length(){return this.#k}add(e){let t=ee(e)
;if(t===0)return;this.#k+=t;let n=this.#O;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096)
;oe(e,n.bytes),n.bytes=e,n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){oe(n.bytes,e,n.length),n.length+=t;return}
this.#O={bytes:e,length:t,isBlock:!1,next:null},n?n.next=this.#O:this.#f=this.#O}forEach(e){
for(let t=this.#f;t;t=t.next){let{bytes:n,length:r,isBlock:i}=t;e(i?ae(n,0,r):n)}}concatenate(){let e=this.#f
;if(e&&!e.next&&!e.isBlock)return e.bytes;let t=po(this.#k),n=0;return this.forEach(e=>{oe(t,e,n),n+=ee(e)}),t}}
;function po(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}var wo=["(B","(J","(I","$@","$B"],yo=class{#F=!0;#M=!0;read(e,t){let n=ee(e),r=this.#F?bo(e):0,i=0,o=!1
;for(;i<n&&!o&&(i>=r&&(i=vo(e,i)),i!==n);){let n=e[i];if(n===27&&this.#M){let n=So(e,i);if(o=wo.includes(n),
!o&&!t&&Eo(n))break;this.#M=o}else o=n>=128||i<r&&Ao(n);o||(i+=1)}let s=o?i:-1;return i<r&&(o||!t)?{plain:0,evidence:s
}:(this.#F=!1,{plain:i,evidence:s})}get mayBeISO2022JP(){return this.#M}skip(e,t){this.#F=!1,this.#M&&=e[t]!==27
;let n=this.#M?t:ee(e);for(;n<ee(e)&&e[n]!==27;)n+=1;return n}};function bo(e){let[t,n]=[!0,!0];for(let r=0;r<32;r+=2){
if(r+1>=ee(e))return 1/0;if(t&&=xo(e[r],e[r+1]),n&&=xo(e[r+1],e[r]),!t&&!n)return r+2}return 32}function vo(e,t){
let n=ee(e),{start:r,words:i}=re(e,t),o=Bo(e,t,Math.min(r,n));if(o<r)return o;let s=0;for(;s<i.length;s++){
let e=i[s]^454761243;if(((i[s]|e-16843009&~e)&2155905152)!==0)break}return Bo(e,r+4*s,n)}function Bo(e,t,n){let r=t
;for(;r<n&&e[r]<128&&e[r]!==27;)r+=1;return r}
var xo=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||e===33&&t===34,Ao=e=>e<32&&!`\t\n\f\r\x1b`.includes(String.fromCharCode(e))
;function So(e,t){let n="";for(let r=t+1;r<Math.min(t+3,ee(e));r++)n+=String.fromCharCode(e[r]);return n}
var Eo=e=>e.length<2&&wo.some(t=>t.startsWith(e));var To=class{decision=null;sample=ye;detected;#$;#U=!0;#C=!1;#j=new yo
;#b=new mo;#c;#x=0;#f=ye;#O=ye;constructor(e){this.#$=e;let{prescanned:t,needsMore:n}=e;this.#c=n?Math.min(t,3):t}
add(e,t){let n=new mo;if(this.#U&&t&&this.#$.takesWhole)return this.#P(this.#$.sniff(e),n,e);if(this.#U=!1,
this.#b.length+ee(e)<this.#c&&!t)return this.#T(e,this.#c,n);this.#b.add(e);let r=this.#b.concatenate();this.#b=new mo
;let{prescanned:i,needsMore:o}=this.#$,s=ie(r,i);if(!this.#C&&!t&&ee(s)<i&&o?.(s))return this.#T(r,i,n)
;let a=this.#C?void 0:this.#$.declared(s);return this.#C=!0,a?this.#P(a,n,r):this.#I(r,t,n)}#I(e,t,n){
let{detection:r,decide:i}=this.#$;if(!r)return this.#P(i(void 0),n,e);for(let o=e;;){
let e=r.maxBytes-this.#x,s=ee(o)>e,a=t&&!s,{plain:c,evidence:l}=r.passesASCII()?this.#j.read(ie(o,e),a):{plain:0,
evidence:0};o=this.#L(o,c,n);let u=ee(o),d=e-c;if(l===-1)return t||s?this.#P(i(this.#_(ie(o,d),a)),n,o):this.#T(o,u+1,n)
;let f=ko(ie(o,d),l-c,r.windowBytes),h=Math.min(f+r.windowBytes,d);if(u<h&&!t)return this.#T(o,h,n)
;let g=ie(o,h),m=this.#_(g,u<h);if(h<=f||h===d||!r.passesASCII()||!Fo(m,g))return this.#P(i(m),n,o)
;o=this.#L(o,this.#j.skip(g,l-c),n)}}#_(e,t){this.sample=ne(ne(this.#f,this.#O),e)
;let n=this.#$.detection.options,r=Ni(this.sample,t,{...n,maxBytes:void 0}),i=this.#D(r.encoding)
;return this.detected=i?r:{...r,encoding:void 0,score:0,kind:"unknown",candidates:[]},this.detected}#D(e){
return e===33?this.#j.mayBeISO2022JP:this.#x===0||e!==37&&e!==38}#T(e,t,n){let r=ee(e)
;return r>0&&this.#b.add(ae(e,0,r)),this.#c=t,{passed:n,rest:null}}#L(e,t,n){let r=ie(e,t);t>0&&n.add(r),this.#x+=t
;let i=Math.min(t,2048-ee(this.#f));return i>0&&(this.#f=ne(this.#f,ie(r,i))),this.#O=Oo(ne(this.#O,Oo(te(r,i)))),
te(e,t)}#P(e,t,n){return this.decision=e,{passed:t,rest:n}}},Oo=e=>te(e,Math.max(0,ee(e)-64));function ko(e,t,n){
let r=Math.min(ee(e),t+n);for(let n=t;n<r;n++)if(e[n]>=128)return n;return t}function Fo(e,t){
return e.isASCII||e.encoding===void 0&&!(t[ko(t,0,1/0)]>=128)}var Mo=class{fatal;ignoreBOM;decision=null;#g;#W;#x=0
;constructor(e,t,n){this.#W=new To(e),this.fatal=t,this.ignoreBOM=n}decode(e,t,n){
if(this.#g)return this.#g.decode(e,t,n)
;let r=this.#W,{passed:i,rest:o}=r.add(e,t),{length:s}=i,a=s>0?new yi(0,!1,!0).decode(i.concatenate(),!0):"";this.#x+=s
;let{decision:c}=r;if(!c||!o)return a;this.decision=c,this.#W=null;let l=this.ignoreBOM||this.#x>0
;return this.#g=new yi(c.encoding,this.fatal,l,this.#x),zn(a,this.#g.decode(o,t,n))}};function $o(e,t){Be(e,t)
;let n=!!e?.fatal,r=!!e?.ignoreBOM;return new Mo(ao(e,t),n,r)}function Uo(e,t=void 0){
let n="Failed to execute 'decodeAuto'",r=de(e,n),i=$o(t,n),o=i.decode(he(r),!0,n),s=i.decision,{encoding:a,score:c,kind:l=null}=s
;return{text:o,encoding:d[a].name,score:c,source:s.source,kind:l}}function Co(e){
let[[t,n]]=Object.entries(e),{prototype:r}=n,i=/* @__PURE__ */Symbol.for(`encoding-wasm.${t}`)
;for(let e of Object.getOwnPropertyNames(r)){if(e==="constructor")continue
;let t=Object.getOwnPropertyDescriptor(r,e)?.get;Object.defineProperty(r,e,{enumerable:!0,...t&&{get:jo(i,e,t)}})}
let o={value:t,configurable:!0};return Object.defineProperty(r,Symbol.toStringTag,o),Object.defineProperty(n,"name",o),n
}function jo(e,t,n){let r=Object.getOwnPropertyDescriptor({get[t](){try{return n.call(this)}catch(n){let r=Po(this,e,t)
;if(!r)throw n;return r.call(this)}}},t);return Object.defineProperty(r.get,e,{value:n})}function Po(e,t,n){
for(let r=Object.getPrototypeOf(Object(e));r;r=Object.getPrototypeOf(r)){
let e=Object.getOwnPropertyDescriptor(r,n)?.get?.[t];if(e)return e}}function Io(e,t,n){let{prototype:r}=t
;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function Lo(){throw new TypeError("Illegal invocation")}
function _o(e,t,n,r=0){let i=()=>new yi(e,t,n,r);return Vt()?i():new _r(e,t,n,i)}
var Do=/* @__PURE__ */new Uint8Array(256);function Wo(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return No(Do,0,e)
;let n=new Uint8Array(t);for(let r=0;r<t;r++){let t=e.charCodeAt(r);if(t>=128)return No(n,r,e);n[r]=t}return n}
function No(e,t,n){let{length:r}=n;for(let n=0;n<t;n++)Do[n]=e[n];let i=t;for(let e=t;e<r;e++){let t=n.charCodeAt(e)
;if(t<128)Do[i++]=t;else if(t<2048)Do[i++]=192|t>>6,Do[i++]=128|t&63;else if(!ur(t))Do[i++]=224|t>>12,
Do[i++]=128|t>>6&63,Do[i++]=128|t&63;else{let t=dr(n,e);t>=65536&&(e+=1),i=hr(t,Do,i)}}return ce(Do,0,i)}
var Ro=/* @__PURE__ */l(()=>new Uint8Array(2*65536));function zo(e,t){let{length:n}=e,r=new Uint8Array(n)
;for(let i=0;i<n;i++){let n=e.charCodeAt(i),o=n<128?n:t[n];if(!o&&n>0)return;r[i]=o}return r}function Ko(e,t){
let{length:n}=e,r=new Uint8Array(n),i=0;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],
r[i+2]=t[e.charCodeAt(i+2)],r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],
r[i+6]=t[e.charCodeAt(i+6)],r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return se(r,0)?void 0:r}
function qo(e,t){let{length:n}=e,r=2*n<=256?Do:Ro(),i=0;for(let o=0;o<n;o++){let n=e.charCodeAt(o);if(n<128)r[i]=n,
i+=1;else{let e=t[n];if(e>=256)r[i]=e>>8,r[i+1]=e,i+=2;else if(e)r[i]=e,i+=1;else return}}return ce(r,0,i)}
var Jo=e=>e===14||e===15||e===27;function Go(e,t){let{length:n}=e,r=0,i=!1;for(let o=0;o<=n;o++){
let s=o<n?e.charCodeAt(o):0,a=s<128?s:t[s];if(i!==s>=128&&(i=!i,Do[r]=27,Do[r+1]=i?36:40,Do[r+2]=66,r+=3),i){
if(!(a>=41216))return;Do[r]=a>>8&127,Do[r+1]=a&127,r+=2}else{if(Jo(s))return;Do[r]=a,o<n&&(r+=1)}}return ce(Do,0,r)}
var Ho=class{held;#N;constructor(e,t){this.held=e,this.#N=t}add(e){let t=ee(e);if(t===0)return
;e[0]!==27&&this.#N(this.held);let n=e[t-3]===27?t-3:t;this.#N(ae(e,0,n)),this.held=ae(e,n,t)}addUnchanged(e){
ee(e)!==0&&(this.#N(this.held),this.held=ye,this.#N(e))}};function Vo(e,t){if(e.length>65536)return;Rt("encoding",t)
;let n=Lt.writeBytes?.(e,_t.output,Ct.unit_table(t));return Nt.isBusy=!1,n===e.length?tr(n):void 0}var Zo;function Yo(){
return Zo===void 0&&(Zo=null,Zo=Qe(Xo)??null),Zo}function Xo(){
let e=Xe(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r="\udca9\xe9\u6f22\u{1f4a9}",i=e.encode(r)
;return t===3&&n===7&&`${[...i]}`==`${[...Wo(r)]}`&&Object.getPrototypeOf(i)===Uint8Array.prototype?e:void 0}
function Qo(e){let{length:t}=e,{utf8Loop:n,into:r}=ht();if(t<=n)return Wo(e);if(t<=r){let n=ns(e,Do)
;if(n?.read===t)return ce(Do,0,n.written)}return ts(e)??(Vt()?void 0:es(e))}function es(e){
let t=new Uint8Array(3*e.length),n=0;for(let r=0;r<e.length;){let i=dr(e,r);n=hr(i,t,n),r+=i<65536?1:2}return ae(t,0,n)}
function ts(e){try{return Yo()?.encode(e)}catch{return}}function ns(e,t){try{return Yo()?.encodeInto(e,t)}catch{return}}
function rs(e,t){if(t===0)return Qo(e);let{length:n}=e,{ascii:r,singleByteLoop:i,multiByteLoop:o,long:s}=ht()
;if(n>=r&&g(t)&&is(e)){let t=ts(e);if(t&&ee(t)===n)return t}
if(m(t))return n<=i?zo(e,Wn(t)):s==="loop"?Ko(e,Nn(t)):s==="table"?Vo(e,t):void 0
;if(t===33)return n<=48?Go(e,Wn(32)):void 0;if(!!0||n>o)return;let a=Wn(t);return a&&qo(e,a)}function is(e){
let{length:t}=e,n=Math.max(8,t>>4);for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var os=["fatal","html","replacement"],ss=()=>"",as=class{encoding;unmappable;#R;#z=null;#x=0;#K=ye;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#R=n}get name(){return d[this.encoding].name}
encode(e,t){let n=t||this.#q(e)?this.#J(e):void 0;return n?(this.#x=t?0:this.#x+e.length,n):this.#G(e,t)}#q(e){
let{length:t}=e;return t>0&&this.encoding!==33&&(e.charCodeAt(t-1)&64512)!==55296}get#H(){
return this.#R?0:os.indexOf(this.unmappable)}#J(e){if(!this.#z)try{let t=rs(e,this.encoding);if(t)return t
;if(e.length>65536)return;Sn(this.encoding,null),Vn(e,0,e.length);let n=Zn(0,e.length,this.#H,!0)
;return n===-2||!nr.finished()?void 0:tr(n)}catch(e){throw mn(e)}}#G(e,t){let n=this.#z,r=this.#x,i=this.#K,o=new mo
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new _e(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#z=n,this.#x=r,this.#K=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#x,o=this.#z,s=this.#K,a=this.#R,c=this.#H,l=a===ss,u=a&&!l?2048:65536,d=a&&this.encoding===33?new Ho(s,n):void 0,f=d?e=>d.add(e):n,h=d?e=>d.addUnchanged(e):n,g=0,m=null,p=!1,w=!1
;try{if(!o)for(;g+65536<e.length;){let t=cs(e,g),r=rs(e.slice(g,t),this.encoding);if(!r)break;n(r),g=t}
for(Sn(this.encoding,o);g===0||g<e.length;g+=u){let n=Math.min(g+u,e.length);Vn(e,g,n);let o=n===e.length
;for(let s=0,u=!1;!u;){let d=Zn(s,n-g,c,t&&o);f(tr(d===-2?nr.written():d));let p=i+g+s+nr.start();if(s+=nr.read(),
u=d!==-2&&nr.finished(),d!==-2||l)continue;w=!0;let y=nr.codePoint();if(a){m=wn(m)
;let{count:t}=Nt,r=()=>this.locate(p),i=a(y,r);Nt.count!==t&&(Sn(this.encoding,m),Vn(e,g,n));let o=e=>{
throw new _e(e,r(),this.name)};typeof i=="string"?ls(i,f,o):i?h(i):o(y)}else r(y,p);w=!1}}
t?d&&n(d.held):(this.#z=this.#q(e)?null:wn(),this.#x=i+e.length,this.#K=d?.held??ye),p=!0}catch(e){throw mn(e)}finally{
t&&(p||w)&&(this.#z=null,this.#x=0,this.#K=ye)}}};function cs(e,t){let n=t+65536
;return(e.charCodeAt(n-1)&64512)===55296?n-1:n}function ls(e,t,n){let r=Ae(e);for(let e=0;e<r.length;e+=2048){
let i=Math.min(e+2048,r.length);Vn(r,e,i,2048);let o=Zn(2048,2048+i-e,0,!1);o===-2&&n(nr.codePoint()),t(tr(o))}}
var us="Failed to execute 'encodeInto' on 'TextEncoder'",ds=/* @__PURE__ */Co({TextEncoder:class{#i="utf-8"
;constructor(){new.target!==ds&&Io(this,new.target,ds)}get encoding(){return this.#i}encode(e=""){
return#i in this||Lo(),fs(xe(e))}encodeInto(e,t){#i in this||Lo(),Te(arguments.length,2,us)
;let n=xe(e),r=fe(t,us),{read:i,written:o}=ns(n,r)??{read:0,written:0};if(i===n.length||o===ee(r))return{read:i,
written:o};let s=hs(n.slice(i),te(we(r),o));return{read:i+s.read,written:o+s.written}}}});function fs(e){
return Qo(e)??new as(0,"fatal").encode(e,!0)}function hs(e,t){let n=0,r=0;for(;n<e.length;){let i=dr(e,n)
;if(r+fr(i)>ee(t))break;r=hr(i,t,r),n+=i<65536?1:2}return{read:n,written:r}}
function gs(e,t,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let r=Pi(e,t);if(r===37||r===38){let{name:e}=d[r]
;throw new RangeError(`${t}: ${e} has no encoder in the standard; use ${n}.`)}return ms(r,e,t)}function ms(e,t,n){
if(e===36)throw new RangeError(`${n}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var ps="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ws=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var ys=/* @__PURE__ */l(()=>{let e=ws.split(`\n`),t=0
;return new Map(ps.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("\t")])))
}),bs=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function vs(e,t=Bs(e)){let n=/* @__PURE__ */new Map;return e=>{
let r=n.get(e);return r===void 0&&(r=xs(String.fromCodePoint(e),t,3),n.set(e,r)),r}}function Bs(e){
let t=new as(e,"fatal");return e=>{try{return t.encode(e,!0),!0}catch(e){if(e instanceof _e)return!1;throw e}}}
function xs(e,t,n){if(bs(e))return"";if(n===0)return null;let r=As(e),i=r.find(t);if(i!==void 0)return i
;for(let e of r){let r=Array.from(e,e=>t(e)?e:xs(e,t,n-1));if(!r.includes(null))return r.join("")}return null}
function As(e){let t=[...ys().get(e)??[],...Ss(e)],n=e.normalize("NFKD")
;return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Ss(e){let t=e.normalize("NFD"),[n,...r]=t,i=[],o=[]
;for(let e=2**r.length-2;e>=0;e--){
let s=t=>e>>r.length-1-t&1,a=r.filter((e,t)=>s(t)),c=r.filter((e,t)=>!s(t)),l=[n,...a].join("").normalize("NFC"),u=l+c.join("")
;u.normalize("NFD")===t&&i.push(u),c.every(bs)&&o.push(l)}return[...i,...o]}
var Es=["fatal","html","replacement","ignore","translit","translit-replacement"],Ts=/* @__PURE__ */Oe(Es),Os=(e,t,n)=>typeof e=="function"?e:Ts(e,t,n)
;function ks(e,t,n){if(typeof e=="function")return(t,r)=>Fs(e(t,r()),n);if(e==="ignore")return ss
;if(e!=="translit"&&e!=="translit-replacement")return;let r=vs(t);return e==="translit"?r:e=>r(e)??"?"}function Fs(e,t){
if(typeof e=="string")return e;if(e==null)return null
;let n=he(de(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return ae(n,0,ee(n))}
var Ms=class{#g;#z;#t=0;constructor(e,t,n,r){this.#g=e,this.#z=new as(t,n,r)}get decision(){return this.#g.decision}
setSource(e,t){this.#g.setSource(e,t)}transcode(e,t,n){let r=ee(e);for(let i=0;i===0||i<r;i+=4096){let o=r-i<=4096
;this.#V(te(e,i,o?r:i+4096),o?t:Yn.none,n)}}#V(e,t,n){let r=this.#t;this.#z.locate=$s(this.#g.copy(),e,r);let i=new mo,o
;try{this.#g.transcode(e,t===Yn.result?Yn.source:t,e=>i.add(e))}catch(e){o=e}
let s=i.concatenate(),a=pi(s,ee(s),38,!1,!0);try{this.#z.encodeOrFail(a,t===Yn.result,n),
this.#t=t===Yn.result?0:r+a.length}catch(e){throw this.#g.abandonSource(),e}if(o)throw o}};function $s(e,t,n){
let r=ee(t),i=t,o=e,s=e,a=n,c=n,l=0,u;return e=>{for(;e>=c&&l<r;)i=te(t,l,Math.min(l+64,r)),l+=64,o=s,s=o.copy(!1),a=c,
s.transcode(i,Yn.none,e=>{c+=ee(e)/2}),u=void 0;return u??=Us(o,i),u[e-a]}}function Us(e,t){
let n=ee(t),r=e.copy(!1),i=new Float64Array(2*n+2),o=0,s=js(e);for(let a=0;a<n;a++){
let c=e.position+a,l=s===c?Cs(r.from,t,a):0;if(l>0){r.transcode(te(t,a,a+l),Yn.none,()=>{})
;for(let e=0;e<l;e++)i[o++]=c++;if(s=c,a+=l,a===n)break}let u=te(t,a,a+1),d=r.copy(),f=0,h=0;r.transcode(u,Yn.none,e=>{
f===0&&(h=e[0]|e[1]<<8),f+=ee(e)/2}),f>0&&(i[o++]=s);let g=h===65533&&s<c?Ps(d,u,Yn.none):void 0,m=g&&g.offset+g.length
;for(let e=1;e<f;e++)i[o++]=m===void 0?s:m+e-1;let p=c-s===2||c<=2;f>0&&!g?s=c+1:(g||p)&&(s=js(r))}return i[o]=s,
i[o+1]=s+1,i}function Cs(e,t,n){if(m(e))return ee(t)-n;let r=n;if(g(e))for(;t[r]<128;)r+=1;return r-n}
var js=e=>Ps(e,ye,Yn.source)?.offset??e.position;function Ps(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(e){
if(e instanceof je)return e;throw e}}function Is(e,t){let n="Failed to execute 'transcode'",r=de(e,n),i=Rs(t,n),o=ge(r)
;return Ls(o,i,n)??_s(o,i,n)}function Ls(e,{from:t,to:n,bom:r,fatal:i,ignoreBOM:o},s){
let a=typeof t=="number"&&(n===0?!r:!i&&!S(n)),c=ee(e);if(!a)return;let{throughString:l,utf16ThroughString:u}=ht()
;if(c>(n===0&&(t===38||t===37)?u:l))return;let d=Pe(s,()=>pi(e,c,t,i,o));return n===0?fs(d):rs(d,n)}function _s(e,t,n){
let{from:r,to:i}=t;return Pe(n,()=>{let o=typeof r=="number"?Ds(new Hs(r,i,t),e):null;if(o)return o;let s=zs(r,i,t,n)
;return Ds(s,Ws(t,e))})}function Ds(e,t){let n=new mo
;return e.transcode(t,Yn.result,e=>n.add(e))===!1?null:n.concatenate()}function Ws({unmappable:e},t){
return typeof e=="function"?ae(t,0,ee(t)):t}function Ns(e,t){let n=Rs(e,t);return{common:zs(n.from,n.to,n,t),
toBytes:e=>Ws(n,he(e))}}function Rs(e,t){Be(e,t)
;let n=e,r=!!n?.bom,i=!!n?.fatal,o=Gs(n?.from,t),s=!!n?.ignoreBOM,a=Js(n?.to),c=Os(n?.unmappable,t,"unmappable"),l=o==="auto"?ao(e,t):Pi(o,t),u=a===void 0?0:ms(Pi(a,t),a,t)
;if(r&&!S(u))throw new RangeError(`${t}: ${d[u].name} has no byte order mark.`);return{from:l,to:u,bom:r,fatal:i,
ignoreBOM:s,unmappable:c}}function zs(e,t,n,r){return typeof e=="number"?Ks(e,t,n,r):new Vs(e,Ks(0,t,n,r))}
function Ks(e,t,n,r){let{unmappable:i,losses:o}=n,s=ks(i,t,r);if(!s||S(t))return new Hs(e,t,n);let a=qs(e,n)
;return new Ms(a,t,i,o?.counting(s)??s)}function qs(e,t){return new Hs(e,38,{...t,bom:!1,unmappable:"fatal"})}
var Js=e=>e===void 0?void 0:xe(e);function Gs(e,t){
if(e===void 0)throw new TypeError(`${t}: The option 'from' is missing.`);return xe(e)}var Hs=class e{from;to;#Z=null
;#x=0;#Y;constructor(e,t,n){this.from=e,this.to=t,this.#Y=n}get decision(){return{encoding:this.from,
confidence:"certain",source:"user",score:null}}setSource(e,t){
this.from=e,this.#Z&&(En(e,this.to,this.#Y.ignoreBOM,this.#Z),Tn(e,t),this.#Z=wn())}get position(){return this.#x}
copy(t=this.#Y.fatal){let n=new e(this.from,this.to,{...this.#Y,fatal:t,losses:void 0});return n.#Z=this.#Z,
n.#x=this.#x,n}abandonSource(){this.setSource(this.from,!1),this.#x=0}transcode(e,t,n){
let{fatal:r,ignoreBOM:i,bom:o,unmappable:s,take:a=tr,losses:c}=this.#Y;o&&!this.#Z&&n(Uint8Array.from(A(this.to)??[]))
;let l=Math.max(0,os.indexOf(s)),u=ee(e);try{En(this.from,this.to,i,this.#Z);for(let i=0;;){
let o=u-i<=65536,d=o&&i===0?e:te(e,i,o?u:i+65536),f=Xn(d,r,l,o?t:Yn.none);c?.addBlock(this.#x+i)
;let h=f<0?nr.written():f;if(h>0&&n(a(h)),f===-2&&s!=="fatal")return!1;if(f<0&&this.#X(f,i),i+=nr.read(),
o&&nr.finished())break}}catch(e){throw mn(e)}this.#Z=t===Yn.result?null:wn(),this.#x=t===Yn.none?this.#x+u:0}#X(e,t){
let n=this.#x+t+nr.start()
;throw this.#Z=wn(),this.#x=0,e===-1?new je(d[this.from].name,n,nr.length()):new _e(nr.codePoint(),n,d[this.to].name)}
},Vs=class{#$;#W=null;#Q=!1;#ee=null;#te=!1;#Z;constructor(e,t){this.#$=e,this.#Z=t}get decision(){return this.#ee}
transcode(e,t,n){let r=this.#Q?null:this.#W??this.#ne();this.#W=null,this.#Q=!1,
r?this.#re(r,e,t,n):this.#Z.transcode(e,t,n),t===Yn.none&&(this.#ee?this.#Q=!0:this.#W=r)}#ne(){return this.#ee=null,
this.#te=!1,this.#Z.setSource(0,!1),new To(this.#$)}#re(e,t,n,r){let{passed:i,rest:o}=e.add(t,n!==Yn.none)
;i.length>0&&(this.#Z.transcode(i.concatenate(),Yn.none,r),this.#te=!0),this.#ee=e.decision,
!(!e.decision||!o)&&(this.#Z.setSource(e.decision.encoding,this.#te),this.#Z.transcode(o,n,r))}}
;var Zs="Failed to construct 'LegacyTextEncoder'",Ys="Failed to execute 'encode'";function Xs(e,t="utf-8",n=void 0){
let r=Se(e,Ys);if(n===void 0){let e=gs(xe(t),Ys);return rs(r,e)??new as(e,"fatal").encode(r,!0)}
return Qs(t,n,Ys).encode(r,!0)}function Qs(e,t,n){let r=xe(e),i=t===void 0?"fatal":ve(t,{unmappable:Os
},n).unmappable,o=gs(r,n);return new as(o,i,ks(i,o,n))}var ea=/* @__PURE__ */Co({LegacyTextEncoder:class{#ie
;constructor(e="utf-8",t=void 0){this.#ie=Qs(e,t,Zs)}get encoding(){return this.#ie.name.toLowerCase()}get unmappable(){
return this.#ie.unmappable}encode(e=void 0,t=void 0){
let n=this.#ie,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Se(e,r);Be(t,r)
;let o=!!t?.stream;return n.encode(i,!o)}}});var ta="Failed to execute 'decode' on 'TextDecoder'",na=/* @__PURE__ */Co({
TextDecoder:class{#i;#o;#oe;#se=!1;#ae=void 0;constructor(e="utf-8",t=void 0){
let{encoding:n,fatal:r,ignoreBOM:i}=ra(e,t,"Failed to construct 'TextDecoder'");this.#i=n,this.#o=r,this.#oe=i,
new.target!==na&&Io(this,new.target,na)}get encoding(){return d[this.#i].name.toLowerCase()}get fatal(){return this.#o}
get ignoreBOM(){return this.#oe}decode(e=ye,t=void 0){let n=this.#i,r=pe(e);r||de(e,ta),Be(t,ta)
;let i=!!t?.stream,o=r?e:he(e),s=!this.#se;try{if(s&&!i)return pi(o,ee(o),n,this.#o,this.#oe)
;this.#ae??=_o(n,this.#o,this.#oe),s&&this.#ae.reset();let e=this.#ae.decode(o,!i);return this.#se=i,e}catch(e){
throw e instanceof je?(this.#se=i,e.toTypeError(ta)):e}}}});function ra(e,t,n){let r=xe(e);Be(t,n)
;let i=!!t?.fatal,o=!!t?.ignoreBOM;return{encoding:ia(r,n),fatal:i,ignoreBOM:o}}function ia(e,t){let n=Pi(e,t)
;if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`)
;return n}function oa(e,t,n){let r=rt()
;if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({
__proto__:null,transform:(e,n)=>t(e,e=>e.length>0&&n.enqueue(e)),flush:e=>n(t=>t.length>0&&e.enqueue(t))})}
function sa(e,t){let n=`Failed to execute 'transform' on '${e}'`
;return oa(e,(e,r)=>r(t.decode(he(de(e,n)),!1,n)),e=>e(t.decode(ye,!0,n)))}var aa=/* @__PURE__ */Co({
TextDecoderStream:class{#H;#ae;constructor(e="utf-8",t=void 0){let n=ra(e,t,"Failed to construct 'TextDecoderStream'"),r
;this.#H=n,this.#ae=sa("TextDecoderStream",{decode(e,t,i){return r??=_o(n.encoding,n.fatal,n.ignoreBOM),r.decode(e,t,i)}
}),new.target!==aa&&Io(this,new.target,aa)}get encoding(){return d[this.#H.encoding].name.toLowerCase()}get fatal(){
return this.#H.fatal}get ignoreBOM(){return this.#H.ignoreBOM}get readable(){return this.#ae.readable}get writable(){
return this.#ae.writable}}}),ca=class{#b="";encode(e,t){
let n=this.#b+e,r=!t&&(n.charCodeAt(n.length-1)&64512)===55296,i=fs(r?n.slice(0,-1):n);return this.#b=r?n.slice(-1):"",i
}},la=/* @__PURE__ */Co({TextEncoderStream:class{#ae;constructor(){this.#ae=ua("TextEncoderStream",new ca,xe),
new.target!==la&&Io(this,new.target,la)}get encoding(){return this.#ae&&"utf-8"}get readable(){return this.#ae.readable}
get writable(){return this.#ae.writable}}});function ua(e,t,n){let r=`Failed to execute 'transform' on '${e}'`
;return oa(e,(e,i)=>i(t.encode(n(e,r),!1)),e=>e(t.encode("",!0)))}var da=/* @__PURE__ */Co({
LegacyTextEncoderStream:class{#ie;#ae;constructor(e="utf-8",t=void 0){
let n=Qs(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#ie=n,this.#ae=ua("LegacyTextEncoderStream",n,Se)}
get encoding(){return this.#ie.name.toLowerCase()}get unmappable(){return this.#ie.unmappable}get readable(){
return this.#ae.readable}get writable(){return this.#ae.writable}}}),fa=/* @__PURE__ */Co({TranscoderStream:class{#ie
;#ae;constructor(e){
let{common:t,toBytes:n}=Ns(e,"Failed to construct 'TranscoderStream'"),r="Failed to execute 'transform' on 'TranscoderStream'",i=(e,i,o)=>{
let s=new mo;try{Pe(r,()=>t.transcode(n(e),i,e=>s.add(e)))}finally{s.forEach(o)}};this.#ie=t,
this.#ae=oa("TranscoderStream",(e,t)=>i(de(e,r),Yn.none,t),e=>i(ye,Yn.result,e))}get encoding(){let{decision:e}=this.#ie
;return e&&d[e.encoding].name}get confidence(){return this.#ie.decision?.confidence??null}get source(){
return this.#ie.decision?.source??null}get score(){return this.#ie.decision?.score??null}get kind(){
return this.#ie.decision?.kind??null}get readable(){return this.#ae.readable}get writable(){return this.#ae.writable}}})
;var ha=/* @__PURE__ */Co({AutoDecoderStream:class{#ie;#ae;constructor(e=void 0){
let t=$o(e,"Failed to construct 'AutoDecoderStream'");this.#ie=t,this.#ae=sa("AutoDecoderStream",t)}get encoding(){
let{decision:e}=this.#ie;return e&&d[e.encoding].name}get confidence(){return this.#ie.decision?.confidence??null}
get source(){return this.#ie.decision?.source??null}get score(){return this.#ie.decision?.score??null}get kind(){
return this.#ie.decision?.kind??null}get fatal(){return this.#ie.fatal}get ignoreBOM(){return this.#ie.ignoreBOM}
get readable(){return this.#ae.readable}get writable(){return this.#ae.writable}}});var ga=class{fatal;ignoreBOM;#ce;#g
;#b=ye;constructor(e,t,n){this.#ce=e,this.fatal=t,this.ignoreBOM=n}get name(){return this.#g?.name??null}decode(e,t,n){
if(this.#g)return this.#g.decode(e,t,n);let r=t&&ee(this.#b)===0?e:ne(this.#b,e);if(!t&&ma(r))return this.#b=r,""
;let i=x(r),o=i&&!this.ignoreBOM?i.bytes.length:0;return this.#g=_o(i?.encoding??this.#ce,this.fatal,!0,o),
this.#g.decode(o>0?te(r,o):r,t,n)}};function ma(e){let t=ee(e),[n,r]=[e[0],e[1]]
;return t===0||t===1&&n>=239||t===2&&n===239&&r===187}var pa=/* @__PURE__ */Co({DecoderStream:class{#ie;#ae
;constructor(e="utf-8",t=void 0){let n="Failed to construct 'DecoderStream'",r=xe(e);Be(t,n)
;let i=!!t?.fatal,o=!!t?.ignoreBOM,s=new ga(Pi(r,n),i,o);this.#ie=s,this.#ae=sa("DecoderStream",s)}get encoding(){
return this.#ie.name}get fatal(){return this.#ie.fatal}get ignoreBOM(){return this.#ie.ignoreBOM}get readable(){
return this.#ae.readable}get writable(){return this.#ae.writable}}});function wa(e,t){
let n="Failed to execute 'findUnmappable'",r=Se(e,n),i=gs(xe(t),n),o=/* @__PURE__ */new Map,s=(e,t)=>o.set(t,e)
;return new as(i,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(o,([e,t])=>({index:e,codePoint:t}))}function ya(e){
let t=x(ge(de(e,"Failed to execute 'bomSniff'")));return t?d[t.encoding].name:null}function ba(e,t="utf-8",n=void 0){
let r="Failed to execute 'decode'",i=de(e,r),o=Pi(xe(t),r);Be(n,r)
;let s=!!n?.fatal,a=!!n?.ignoreBOM,c=ge(i),l=x(c),u=l&&!a?l.bytes.length:0;try{return Sa(c,u,l?.encoding??o,s)}catch(e){
throw e instanceof je?(e.offset+=u,e.toTypeError(r)):e}}function va(e){
let t=ge(de(e,"Failed to execute 'utf8Decode'")),n=x(t);return Sa(t,n?.encoding===0?n.bytes.length:0,0,!1)}
function Ba(e){let t=ge(de(e,"Failed to execute 'utf8DecodeWithoutBOM'"));return Sa(t,0,0,!1)}function xa(e){
let t=de(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return Sa(ge(t),0,0,!0)}catch(e){
if(e instanceof je)return null;throw e}}function Aa(e){return Te(arguments.length,1,"Failed to execute 'utf8Encode'"),
fs(xe(e))}function Sa(e,t,n,r){let i=t>0?te(e,t):e;return pi(i,ee(i),n,r,!0)}async function Ea(e=void 0){let t=await e
;if(t===void 0)Gt()||await Kt(pt,!0);else{let e=Ta(t)?await Oa(t):t;await Kt(()=>e,!1)}}
var Ta=e=>typeof e?.arrayBuffer=="function";function Oa(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}
var ka=0,Fa=(e,t)=>/* @__PURE__ */new Set([...e,...Array.from(t,e=>e.charCodeAt(0))]),Ma="application/x-www-form-urlencoded",$a=/* @__PURE__ */l(()=>{
let e=/* @__PURE__ */new Set([...Array(32).keys(),127]),t=Fa(e,' "#<>'),n=Fa(t,"?^`{}"),r=Fa(n,"/:;=@[\\]|"),i=Fa(r,"$%&+,")
;return{"C0 control":e,fragment:Fa(e,' "<>`'),query:t,"special-query":Fa(t,"'"),path:n,userinfo:r,component:i,
[Ma]:Fa(i,"!'()~")}});function Ua(e,t,n,r=void 0){
let i="Failed to execute 'percentEncodeAfterEncoding'",o=gs(xe(e),i,"the result of getOutputEncoding()"),s=xe(t),a=Oe(Object.keys($a()),"argument")(xe(n),i,"percentEncodeSet"),c={
spaceAsPlus:Ee},{spaceAsPlus:l=a===Ma}=ve(r,c,i),u=$a()[a],d="",f="",h=()=>{ka=f.charCodeAt(0),d=zn(d,f),f=""}
;return new as(o,"fatal").encodeOrFail(s,!0,e=>{for(let t=0;t<ee(e);t++){let n=e[t]
;l&&n===32?f+="+":n>126||u.has(n)?f+=`%${n.toString(16).toUpperCase().padStart(2,"0")}`:f+=String.fromCharCode(n)}
f.length>65536&&h()},e=>{f+=`%26%23${e}%3B`}),h(),d}function Ca(e,t="UTF-16",n=void 0){
let r="Failed to execute 'encodeUTF16'";Te(arguments.length,1,r);let i=Ae(xe(e)),o=Ia(t,r),s={bigEndian:Ee
},{bigEndian:a=o!==38}=ve(n,s,r)
;if(o&&a!==(o===37))throw new RangeError(`${r}: The label provided ('${t}') is ${a?"little":"big"}-endian, whatever bigEndian says; leave it out.`)
;let c=o?0:2,l=po(c+2*i.length),[u,d]=a?[0,1]:[1,0],f=(e,t)=>{l[t+u]=e>>8,l[t+d]=e};o||f(65279,0)
;for(let e=0;e<i.length;e++)f(i.charCodeAt(e),c+2*e);return l}function ja(e,t="UTF-16",n=void 0){
let r="Failed to execute 'decodeUTF16'",i=de(e,r),o=Ia(t,r);Be(n,r)
;let s=!!n?.fatal,a=he(i),c=Pa(a),l=_o(o??c??37,s,o!==void 0);if(!o||!c||c===o)return l.decode(a,!0,r)
;if(s)throw new je(l.name,0,2).toTypeError(r);return`\ufffd${l.decode(te(a,2),!0,r)}`}function Pa(e){
let t=x(e)?.encoding;return t===0?void 0:t}function Ia(e,t){let n=xe(e);switch(n.toUpperCase()){case"UTF-16":return
;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:
throw new RangeError(`${t}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}
var La=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],_a=[0,0,0,6,0,4,0,3,5,4],Da=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,/\xAD/],Wa=/[\xC3\xDF\xE5]/,Na=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,Ra=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,za=/[\u0393\u0395\u03B3\u03B5]/,Ka=/* @__PURE__ */l(()=>["\\p{Cc}\\p{Co}\\p{Cn}\ufffd","\\p{L}\\p{M}","\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u"))),qa=e=>Da.slice(0,5).some(t=>t.test(e))
;function Ja(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,r,i]=Ka();if(n.test(e))return 9
;let o=Da.findIndex(t=>t.test(e));if(o>=0)return 2+o;if(t>=12592&&t<12688||t>65280&&t<65376)return 1020
;if(!r.test(e))return t<128?1:8;if(t<12288){let n=t<880||t>>8===30?1:t>>8===31?3:t>>8;return 10*n+Number(i.test(e))}
return t<12544||t>=65377&&t<=65439?1010:1e3}var Ga;function Ha(e,t,n,r=161){let i=[]
;for(let e=t;e<=n;e++)for(let t=r;t<255;t++)i.push(e,t);return new Set(ba(Uint8Array.from(i),e))}var Va
;function Za(e,t,n,r){let i=/[0-9]/.test(n)?4:0
;return t<20?Ra.test(e)?r&&n>="\x80"?i+10:i+(Wa.test(e)?9:6):i+15:Ra.test(e)?i+(Na.test(e)?7:4)+(r?0:3):i+(r&&t>=50?6:12)
}function Ya(e){
Va??=new Uint16Array(65536),Ga??=[Ha("shift_jis",136,151,64),Ha("gbk",176,215),Ha("big5",164,198,64),Ha("euc-kr",176,200)]
;let t=Ga.map(()=>0),n=0,r=1,i=1,o="";for(let s of e){let e=Number(s.codePointAt(0)),a=Va[e]||Ja(s,e);Va[e]=a,
za.test(s)&&(r===10||r===11)&&(a=10+a%10);let c=r>=10
;if(s===o&&a!==9)n+=a>1&&e>128?3:0;else if(a<10)n+=a===8&&r===8?4:La[a][c?0:r<7?1:2];else if(a>=1e3){
if(a===1020)n+=8;else for(let[n,r]of Ga.entries())a===1010?t[n]+=n>0?13:e>65280?7:5:t[n]+=r.has(s)?9:14
;c&&r<1e3&&(n+=o<"\x80"?7:9)}else{let e=s<"\x80",t=c&&Math.trunc(r/10)===Math.trunc(a/10);e||(n+=Za(s,a,o,t)),
c&&r!==a?r>=1e3?n+=e?5:9:t?a%10===1?n+=e&&o<"\x80"?3:11:i===r&&(n+=e&&o<"\x80"?2:6):n+=12:!e&&!c&&(n+=(a<20?2:1)*(a%10)),
r<10&&(n+=_a[r])}i=r,r=a,o=s}return n+Math.min(...t)}
var Xa="cp437",Qa="\xc7\xfc\xe9\xe2\xe4\xe0\xe5\xe7\xea\xeb\xe8\xef\xee\xec\xc4\xc5\xc9\xe6\xc6\xf4\xf6\xf2\xfb\xf9\xff\xd6\xdc\xa2\xa3\xa5\u20a7\u0192\xe1\xed\xf3\xfa\xf1\xd1\xaa\xba\xbf\u2310\xac\xbd\xbc\xa1\xab\xbb",ec="\u03b1\xdf\u0393\u03c0\u03a3\u03c3\xb5\u03c4\u03a6\u0398\u03a9\u03b4\u221e\u03c6\u03b5\u2229\u2261\xb1\u2265\u2264\u2320\u2321\xf7\u2248\xb0\u2219\xb7\u221a\u207f\xb2\u25a0\xa0",tc=/* @__PURE__ */`windows-1252 windows-1251 windows-1250 GBK Shift_JIS IBM866 ${Xa} macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP`.split(" "),nc=/^(?:GBK|Shift_JIS|Big5|EUC)/,rc=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,ic="UTF-8",oc="\ufffd",sc=(e,t,n)=>Math.min(Li(e,t,n,"steps")??2,3)
;function ac(e,t=void 0){let n="Failed to execute 'repairMojibake'",r=Se(e,n),{maxSteps:i}=ve(t,{maxSteps:sc
},n),o=/* @__PURE__ */new Map,s=[{text:r,path:[],gain:0,isSure:!0}];for(let e=0;e<i;e++){s=s.flatMap(e=>dc(e).map(t=>({
from:e,way:t,gain:e.gain+t.bits}))).sort(lc).slice(0,3).map(({from:e,way:t,gain:n})=>({text:t.undo(),
path:[t.step,...e.path],gain:n,isSure:t.isSure}))
;for(let e of s)e.text!==r&&!o.has(e.text)&&e.isSure&&e.gain>10&&o.set(e.text,e)}let a=[...o.values()].sort(lc),c=cc(r)
;return a.filter(({gain:e})=>e>a[0].gain-15).map(({text:e,path:t,gain:n})=>({text:e,path:t,score:1-2**(-n/8),
lost:Math.max(0,cc(e)-c)}))}
var cc=e=>e.split(oc).length-1,lc=(e,t)=>t.gain-e.gain,uc=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g
;function dc({text:e,path:t,isSure:n}){let r=/* @__PURE__ */new Set,i=0;for(let[t]of e.matchAll(uc)){
let e=t.slice(0,4e3);if(r.has(e)||(i+=e.length),r.add(e),i>4e3)break}if(r.size===0)return[];let o=[],s=!1
;for(let[i,a]of tc.entries()){if(nc.test(a)&&!rc.test(e))continue
;let{gain:c,explained:l,undo:u}=wc(e,r,a),d=c-i*.3-Math.log2(r.size),f=`${ic} read as ${a}`,h=d>(t[0]===f?5:10)
;!h&&(!n||l<r.size||d<-20)||(s||=h&&2*l>r.size,o.push({step:f,bits:d,isSure:h,undo:()=>u(h)}))}if(s||!n)return o
;let a=o.some(({isSure:e})=>e)?[]:hc(e,[...r].join(" "));return[...o,...a,...Fc(e)]}
var fc=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;function hc(e,t){if(!fc.test(t))return[]
;let n=e=>e.replace(/[\x80-\x9F]/g,e=>ba(Uint8Array.of(e.charCodeAt(0)),"windows-1252")),r=Ya(t)-Ya(n(t));return r>10?[{
step:"windows-1252 read as ISO-8859-1",bits:r,isSure:!0,undo:()=>n(e)}]:[]}
var gc=/* @__PURE__ */l(()=>new Map(tc.map(e=>[e,mc(e)])));function mc(e){let t=/* @__PURE__ */new Map([[oc,[-2]]])
;if(nc.test(e))return t;let n=Uint8Array.from({length:128},(e,t)=>128+t),r=[...ba(n,e===Xa?"ibm866":e)]
;e===Xa&&r.splice(0,48,...Qa)&&r.splice(96,32,...ec)
;for(let[n,i]of r.entries())n<32&&(e==="windows-1252"||i===oc)&&t.set(String.fromCharCode(128+n),[128+n]),
i!==oc&&t.set(i,[128+n]);return t}function pc(e,t){if(e<"\x80")return[e.charCodeAt(0)];let n=gc().get(t),r=n.get(e)
;if(!r){if(r=[-1],nc.test(t))try{r=[...new as(gs(t,"repairMojibake"),"fatal").encode(e,!0)]}catch{}n.set(e,r)}return r}
function wc(e,t,n){
let r=/* @__PURE__ */new Map,i=[...t].filter(e=>yc(e,n,r,!1).changed.length>0),o=/* @__PURE__ */new Set,[s,a]=[0,0]
;for(let e of i){let{changed:t,unexplained:i,saved:c}=yc(e,n,r,!0),l=t.every(e=>o.has(e))?.3:1;for(let e of t)o.add(e)
;s+=l*Math.max(c,-6),i===0&&(a+=1)}return{gain:s,explained:a,undo:t=>{let i=t?-2:-20,o=/* @__PURE__ */new Map
;return e.replace(uc,e=>{let t=o.get(e);if(t===void 0){let{repaired:s,saved:a}=yc(e,n,r,!0);t=a>i?s:e,o.set(e,t)}
return t})}}}function yc(e,t,n,r){let i=[],o=[];for(let n of e)o[i.length]=n,i.push(...pc(n,t));o[i.length]=""
;let s="",a=[],c=0;for(let e=0;e<i.length;){let t=xc(i,o,e,n,r);if(t)s+=t.text,a.push(t.text),e=t.end;else{s+=o[e],
i[e]>=128&&!qa(o[e])&&(c+=1);do{e+=1}while(o[e]===void 0)}}let l=a.length>0&&r?Ya(e)-Ya(s)-8*c:0;return{repaired:s,
changed:a,unexplained:c,saved:l}}var bc=e=>e<194||e>244?0:e<224?2:e<240?3:4;function vc(e,t,n){let r=e[t]&127>>n
;for(let i=1;i<n;i++)r=r<<6|e[t+i]&63;let i=r>>11===27,o=r>=[0,0,128,2048,65536][n]&&r<=1114111&&!i
;return n>0&&o?String.fromCodePoint(r):void 0}var Bc=e=>e>=128&&e<192;function xc(e,t,n,r,i){let o=n,s="",[a,c]=[0,0],l
;for(;;){let n=e[o],u=bc(n),d=o+1;for(;d<o+u&&Bc(e[d]);)d+=1;let f=d===o+u?vc(e,o,u):void 0;if(f!==void 0)s+=f,a+=1,
i||r.set(n,(r.get(n)??0)+1);else if(n===-2||u>0&&(e[d]===-2||i&&Number(r.get(n))>1)){for(;e[d]===-2||Bc(e[d]);)d+=1
;s+=oc,c+=1}else if(n>=0&&n<128&&t[o]===void 0)s+=String.fromCharCode(n);else break;o=d,t[o]!==void 0&&a>0&&a>=c&&(l={
text:s,end:o})}return l}var Ac=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Sc(e,t){let n=[]
;for(let r of e)for(let e of pc(r,t)){if(e<0)return;n.push(e)}return Uint8Array.from(n)}function Ec(e,t){
let n=(e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(e=>Sc(e,t)).join(""),r=Ac(n)>.3*Ac(e)?Sc(n,t):void 0;return r&&{
part:n,bytes:r}}function Tc(e,t,n=!1){try{return new na(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return}}
var Oc=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function kc(e){let t=rc.test(e);return tc.some(n=>{
let r=Oc.test(n)&&nc.test(n)===t?Ec(e,n):void 0,[i]=r?zi(r.bytes).candidates:[]
;return r&&i&&(i.encoding===n||Tc(r.bytes,i.encoding)===r.part)})}function Fc(e){if(e.includes(oc))return[]
;let t=Math.max(0,e.search(/[^\0-\x7F]/)-40),n=e.slice(t,t+1e3),r=/* @__PURE__ */new Map,i=[]
;for(let[t,o]of tc.entries()){if(o===Xa||nc.test(o)&&!rc.test(e))continue;let{part:s,bytes:a}=Ec(n,o)??{}
;if(s===void 0||a===void 0||(r.has(s)||r.set(s,[s,s.toLowerCase()].some(kc)),r.get(s)))continue
;let{candidates:c}=zi(a),l=c.find(({encoding:e})=>e===o)?.score??0;for(let{encoding:n,score:r}of c){if(r<.95)break
;let c=n===ic?void 0:Tc(a,n,!0);if(c===void 0||c===s)continue
;let u=Ya(s),d=u-Ya(c),f=d>=12&&d>=.35*u,h=r>.998&&!nc.test(n)&&Mc(s,c)>=8;if(!f&&!(d>=0&&h))continue
;let g=Math.min(Math.log2(r/l),10),m=d+2.4*g+6*Math.log2(r)-t*.3,p=e=>{let t=Sc(e,o);return(t&&Tc(t,n))??e
},w=()=>e.replace(/[^\r\n]+/g,p);i.push({step:`${n} read as ${o}`,bits:m,isSure:!0,undo:w})}}return i}function Mc(e,t){
let n=0;for(let r of new Set(e.match(uc)))n+=new Set([...r].filter(e=>e>"\x7f"&&!t.includes(e))).size;return n}
