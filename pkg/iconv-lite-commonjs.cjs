var e=Object.defineProperty;var t=Object.getOwnPropertyDescriptor;var n=Object.getOwnPropertyNames
;var r=Object.prototype.hasOwnProperty;var i=(t,n)=>{for(var r of Object.keys(n))e(t,r,{get:n[r],enumerable:!0})
},o=(i,o,s,l)=>{if(o&&typeof o=="object"||typeof o=="function")for(let c of n(o))!r.call(i,c)&&c!==s&&e(i,c,{
get:()=>o[c],enumerable:!(l=t(o,c))||l.enumerable});return i};var s=t=>o(e({},"__esModule",{value:!0}),t);var l={};i(l,{
IconvLiteDecoderStream:()=>ks,IconvLiteEncoderStream:()=>Bs,_canonicalizeEncoding:()=>cs,_codecDataCache:()=>as,
decode:()=>us,decodeStream:()=>ds,default:()=>ls,defaultCharSingleByte:()=>hs,defaultCharUnicode:()=>fs,
enableStreamingAPI:()=>gs,encode:()=>ps,encodeStream:()=>ms,encodingExists:()=>ws,encodings:()=>ys,fromEncoding:()=>bs,
getCodec:()=>vs,getDecoder:()=>As,getEncoder:()=>xs,skipDecodeWarning:()=>js,supportsStreams:()=>Cs,toEncoding:()=>Ss})
;module.exports=s(l);function c(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(e){throw n=!1,e}}return t}}
var a=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var u=/* @__PURE__ */d();function d(){let e=a.split(`\n`).map(e=>{let[t,...n]=e.split(" ");return Object.freeze({
name:t,labels:Object.freeze([...n,t.toLowerCase()].sort())})});return Object.freeze(e)}
var h=/* @__PURE__ */c(()=>new Map(u.flatMap(({labels:e},t)=>e.map(e=>[e,t])))),f=e=>e<36&&e!==33,g=e=>e>0&&e<29,p=e=>e>=29&&f(e)
;function m(e){let t=h();return t.get(e)??t.get(x(v(e)))}var w=[{encoding:0,bytes:[239,187,191]},{encoding:37,
bytes:[254,255]},{encoding:38,bytes:[255,254]}];function y(e){return w.find(t=>t.encoding===e)?.bytes}function b(e){
return e===0||e===37||e===38}function v(e){let t=0,n=e.length;for(;A(e[t]);)t+=1;for(;A(e[n-1]);)n-=1
;return e.slice(t,n)}var A=e=>`\t\n\f\r `.includes(e);function x(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}
var k=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,B=()=>Object.getPrototypeOf(Uint8Array.prototype),j=e=>k(B(),e),C=e=>k(DataView.prototype,e),S=()=>k(ArrayBuffer.prototype,"byteLength"),E=e=>B()[e],U=/* @__PURE__ */j(Symbol.toStringTag),_=/* @__PURE__ */j("buffer"),O=/* @__PURE__ */j("byteOffset"),L=/* @__PURE__ */j("byteLength"),q=/* @__PURE__ */E("includes"),D=/* @__PURE__ */E("set"),I=/* @__PURE__ */C("buffer"),z=/* @__PURE__ */C("byteOffset"),M=/* @__PURE__ */C("byteLength"),P=/* @__PURE__ */S(),T=e=>L.call(e),$=(e,t,n=T(e))=>new Uint8Array(_.call(e),O.call(e)+t,n-t)
;var W=(e,t,n)=>D.call(e,t,n),F=(e,t)=>q.call(e,t);function N(e,t,n){let r=new Uint8Array(n-t);return W(r,$(e,t,n)),r}
function R(e,t,n){if(n>24)return N(e,t,t+n);let r=new Uint8Array(n);for(let i=0;i<n;i++)r[i]=e[t+i];return r}
function K(e){try{return P.call(e),!1}catch{return!0}}var H=e=>U.call(e)==="Uint8Array"&&!K(_.call(e));function G(e){
let t=ArrayBuffer.isView(e)?V(e):J(e);return K(_.call(t))?N(t,0,T(t)):t}function J(e){try{return new Uint8Array(e)
}catch{return Z}}function V(e){try{
return U.call(e)===void 0?new Uint8Array(I.call(e),z.call(e),M.call(e)):new Uint8Array(_.call(e),O.call(e),L.call(e))
}catch{return Z}}var Z=/* @__PURE__ */new Uint8Array;function Y(e){try{return P.call(e)}catch{}try{
return M.call(new DataView(e))}catch{return}}function X(e){return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}var Q=class{
encoding;offset;length;constructor(e,t,n){this.encoding=e,this.offset=t,this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}}
;var ee=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,te=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),ne=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${ee(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&te in t}[te](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})()
;var re=(e,t)=>e?.prototype?.[t],ie=e=>re(globalThis.Buffer,e),oe=/* @__PURE__ */ie("ucs2Slice"),se=/* @__PURE__ */ie("ucs2Write"),le=/* @__PURE__ */ie("utf8Slice"),ce=/* @__PURE__ */ie("latin1Slice"),ae=e=>globalThis[e],ue=/* @__PURE__ */ae("TextDecoder"),de=/* @__PURE__ */re(ue,"decode"),he=/* @__PURE__ */ae("TextEncoder"),fe=/* @__PURE__ */re(he,"encode"),ge=/* @__PURE__ */re(he,"encodeInto")
;function pe(e,t=!1,n=!0){let r=new ue(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:de})}
function me(){let e=new he;return Object.defineProperties(e,{encode:{value:fe},encodeInto:{value:ge}}),e}function we(e){
try{return e()}catch{return}}var ye=e=>globalThis.process?.getBuiltinModule?.(e),be=()=>"WebSocketPair"in globalThis
;var ve=/* @__PURE__ */c(()=>be()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":le&&ce&&oe?"node":"v8BreakIterator"in Intl?"chromium":"other")
;var Ae=1/0,xe={node:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,Ae],windows1252:[16,256,513],
singleByte:[16,256,513],multiByte:[16,512,513]},deno:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,Ae],
windows1252:[16,256,513],singleByte:[16,256,513],multiByte:[16,512,513]},bun:{utf8:[0,0,1],utf16LE:[0,0,1],
utf16BE:[0,0,Ae],windows1252:[0,256,513],singleByte:[0,256,513],multiByte:[16,512,513]},chromium:{utf8:[16,0,64],
utf16LE:[32,0,Ae],utf16BE:[32,0,Ae],windows1252:[16,Ae,Ae],singleByte:[16,Ae,Ae],multiByte:[16,512,Ae]},firefox:{
utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,33],windows1252:[16,256,257],singleByte:[16,256,257],
multiByte:[16,512,Ae]},other:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,Ae],windows1252:[16,0,17],
singleByte:[16,0,17],multiByte:[16,0,Ae]}},ke={node:{utf8Loop:16,into:64,ascii:48,singleByteLoop:96,multiByteLoop:128,
long:"module",throughString:160,utf16ThroughString:16777216},deno:{utf8Loop:16,into:0,ascii:48,singleByteLoop:96,
multiByteLoop:128,long:"table",throughString:160,utf16ThroughString:320},bun:{utf8Loop:6,into:0,ascii:32,
singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:400,utf16ThroughString:16777216},chromium:{utf8Loop:16,
into:64,ascii:1024,singleByteLoop:128,multiByteLoop:128,long:"table",throughString:64,utf16ThroughString:64},firefox:{
utf8Loop:16,into:0,ascii:400,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:80,utf16ThroughString:160},
other:{utf8Loop:16,into:64,ascii:Ae,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:64,
utf16ThroughString:64}},Be={node:{utf8Slice:8191,latin1:!0,samplesUTF8:!1,bufferWrite:64,decoderRead:Ae},deno:{
utf8Slice:64,latin1:!0,samplesUTF8:!1,bufferWrite:Ae,decoderRead:Ae},bun:{utf8Slice:0,latin1:!0,samplesUTF8:!1,
bufferWrite:64,decoderRead:Ae},chromium:{utf8Slice:0,latin1:!1,samplesUTF8:!0,bufferWrite:Ae,decoderRead:Ae},firefox:{
utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:Ae,decoderRead:1024},other:{utf8Slice:0,latin1:!1,samplesUTF8:!1,
bufferWrite:Ae,decoderRead:Ae}},je=[0,0,Ae],Ce=[];function Se(e){if(Ce[e]===void 0){let[t,n,r]=Ee(e);Ce[e]={short:t,
lookUp:n,host:r}}return Ce[e]}function Ee(e){let t=xe[ve()]
;return e===0?t.utf8:e===38?t.utf16LE:e===37?t.utf16BE:e===21?t.windows1252:g(e)?t.singleByte:p(e)?t.multiByte:je}
var Ue=()=>ke[ve()],_e=()=>Be[ve()];function Oe(e){try{return e()}catch(e){
let{code:t,message:n,path:r}=e,i=t==="ENOENT"?`the deployment or bundle left out the file ${r}; copy it there from the package`:`its file encoding.wasm can't be read (${n})`
;throw new Error(`encoding-wasm: ${i}, or let the bundler use the condition 'module'.`,{cause:e})}}
var Le=()=>Oe(()=>require("node:fs").readFileSync(__dirname+"/encoding.wasm")),qe="encoding-wasm/iconv-lite",De=!1
;var Ie=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],ze;function Me(){
if(typeof WebAssembly!="object")return!1;try{
ze??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(Ie)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(ze=!1)}return ze??!0}function Pe(e,t,n){let{fromCharCode:r}=String;switch(n){
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
}}function Te(e,t,n){let{memory:r}=e,i=We(e=>Ne(e,n),r,t),o=We(Re,r,t);if(i&&o){let{bufferWrite:e}=_e();return{...o,
read:(e,t)=>(t<128?i:o).read(e,t),write:(t,n)=>(t.length<e?i:o).write(t,n),readBytes:i.readBytes,readPairs:i.readPairs,
writeBytes:i.writeBytes}}let s=Ge(r);if(i){let{decoderRead:e}=_e(),n=e<1/0?We(He,r,t):void 0;return n?{...i,
read:(t,r)=>(r<e?i:n).read(t,r),collect:n.collect}:i}let l=o??We(He,r,t)??s,c=o?18:15,a={...l,
read:(e,t)=>(t<=c?s:l).read(e,t),write:(e,t)=>(e.length<16?s:l).write(e,t),collect:o?.collect};return o?$e(a,e,t):a}
var $e=(e,t,n)=>({...e,readBytes(r,i,o){return t.look_up_bytes(o,i),e.read(n,i)},readPairs(r,i,o,s){
let l=t.look_up_pairs(o,i,s);return l<0?null:e.read(n,l)},readsInput:!0});function We(e,t,n){
let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short";try{let i=e(t);return i.write(r,n),
Ge(t).read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0}catch{return}}var Fe="strings";function Ne(e,t){
let[n]=WebAssembly.Module.customSections(t,Fe),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,most:65539}}function Re(e){
let[t,n]=[oe,se],r=new Uint8Array(e.buffer),i=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r);return{
read:(e,n)=>t.call(i(),e,e+2*n),write:(e,t)=>n.call(i(),e,t,2*e.length),most:1/0,collect:Ke(e,(e,n)=>t.call(e,0,n))}}
function Ke(e,t){let n;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
W(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
function He(e){
let t=pe("utf-16le"),{write:n,most:r}=Ge(e),i=(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),o=Ke(e,(e,n)=>t.decode(new Uint16Array(e.buffer,0,n/2)))
;return{read:i,write:n,most:r,collect:o}}function Ge(e){
let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(t,r){
let i=n(),[o,s]=[t/2,t/2+r];if(r<=18)return Pe(i,o,r);let l=""
;for(let t=o;t<s;t+=8192)l+=String.fromCharCode.apply(null,new Uint16Array(e.buffer,2*t,Math.min(8192,s-t)));return l},
write(e,t){let r=n();for(let n=0;n<e.length;n++)r[t/2+n]=e.charCodeAt(n)},most:1/0}}var Je,Ve,Ze,Ye,Xe,Qe,et={input:0,
units:0,output:0},tt=0,nt={name:"",encoding:-1},rt={isBusy:!0,newCodec:NaN,count:0};function it(e,t){nt.name=e,
nt.encoding=t,rt.newCodec=NaN,rt.count+=1,rt.isBusy&&ot(),rt.isBusy=!0}function ot(){try{gt(),Je??=dt(ct(Le())),
ht(new WebAssembly.Instance(Je),Je)}catch(e){throw pt(e)}}
var st=/* @__PURE__ */c(()=>we(()=>at(Le()))===!0),lt=()=>Je!==void 0||Me()||st();function ct(e){
return at(e)?e:new WebAssembly.Module(e)}function at(e){try{return WebAssembly.Module.customSections(e,ut),!0}catch{
return!1}}var ut="encoding-wasm";function dt(e){
let[t]=WebAssembly.Module.customSections(e,ut),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${qe} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function ht({exports:e},t){Ve=e,jt=WebAssembly.RuntimeError,et.input=Ve.input(),et.units=Ve.units(),
et.output=Ve.output(),xt(),Qe=Te(Ve,et.units,t),tt=Math.min(Ve.units_length(),Qe.most),rt.isBusy=!1}
var ft=De?"labels and names work without it":"single-byte encodings work without it";function gt(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; ${ft}.`)
}function pt(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(wt(e))return new RangeError(`encoding-wasm: ${mt} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src")
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${De?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${De?"call initialize() with a compiled module first":ft} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly
;return e instanceof r||e instanceof i?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e
}var mt="no memory for WebAssembly; free some, and call again",wt=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function yt(){return At(),Ze}function bt(){return At(),Ye}function vt(){return At(),Xe}function At(){
Ze[0]===void 0&&xt()}function xt(){let{buffer:e}=Ve.memory;Ze=new Uint8Array(e),Ye=new Uint8Array(e,et.input,65536),
Xe=new Int32Array(e,Ve.codec(),Ve.codec_length()>>2)}function kt(e,t){return it(e,-1),Bt(t)}function Bt(e){try{let t=e()
;return rt.isBusy=!1,t}catch(e){throw Ct(e)}}var jt;function Ct(e){if(!rt.isBusy||!jt||!(e instanceof jt))return e
;let t=u[nt.encoding]?.name,n=`${nt.name}${t?` of ${t}`:""} failed`
;return St()?new RangeError(`encoding-wasm: ${n}: ${mt}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}function St(){try{return Ve.memory.grow(32),!1}catch{return!0}}function Et(e=null){let t=vt()
;return Ot(t,e??new Int32Array(t.length))}function Ut(){let e=Ve.held();return e===0&&(rt.newCodec=qt),e}
var _t=e=>Ot(e,vt());function Ot(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Lt(e,t){
Dt(e,t)||(it("decoding",e),t?_t(t):Ve.new_decoder(e),qt=e===33||e===36?NaN:e)}var qt=NaN;function Dt(e,t){
return t||rt.newCodec!==e||rt.isBusy?!1:(rt.newCodec=NaN,rt.isBusy=!0,!0)}function It(e,t){Dt(~e,t)||(it("encoding",e),
t?_t(t):Ve.new_encoder(e),qt=~e)}function zt(e,t,n,r,i){Zt(e,t),rt.isBusy=!0;let o=Ve.decode_block(t,n,+r,+i)
;return rt.isBusy=!1,i&&o>=0&&(rt.newCodec=qt),Yt(o)}function Mt(e,t,n,r){return kt("decoding",()=>{
let i=Math.min(t,1024);for(let o=0;o<t;o+=i)if(o>0&&(i=Math.min(4*i,65536,t-o)),Zt(i===t?e:$(e,o,o+i),i),
!Ve.is_free_of(i,n,r))return!1;return!0})}function Pt(e,t){let n=-1,r,i;function o(o){try{return it(e,o),n=o,i=Ve,
r=t(o),rt.isBusy=!1,r}catch(e){throw Ct(e)}}return e=>e===n&&i===Ve&&!rt.isBusy&&(!r||r[0]!==void 0)?r:o(e)}
var Tt=/* @__PURE__ */Pt("encoding",e=>{let t=Ve.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=Ve.memory
;return new Uint16Array(n,t,65536)}),$t=/* @__PURE__ */Pt("encoding",e=>{
let t=Ve.unit_table(e)>>>0,n=new Uint8Array(65536);return W(n,new Uint8Array(Ve.memory.buffer,t,16384)),n
}),Wt=/* @__PURE__ */Pt("decoding",e=>{let t=g(e),n=(!t?Ve.pair_table(e):Ve.byte_table(e))>>>0
;return n>0?new Uint16Array(Ve.memory.buffer,n,t?256:65536):void 0});function Ft(e,t){try{return e+t}catch(e){
throw Nt(e)}}
var Nt=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e}),Rt=e=>e+65536+3<=tt,Kt=e=>e>tt&&e<268435456?Qe.collect?.(e+3):void 0,Ht=()=>et.units
;var Gt=(e,t)=>Qe.read(et.units+2*e,t-e),Jt=(e,t,n,r=0)=>Qe.write(e.slice(t,n),et.units+2*r);function Vt(e,t,n,r){
rt.isBusy=!0;let i=Ve.encode_block(e,t,n,+r);return rt.isBusy=!1,r&&i>=0&&Qt.finished()&&(rt.newCodec=qt),Yt(i)}
function Zt(e,t){let n=bt();if(t>8)W(n,T(e)===t?e:$(e,0,t));else for(let r=0;r<t;r++)n[r]=e[r]}function Yt(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var Xt=e=>R(yt(),et.output,e);var Qt={finished:()=>Ve.finished()!==0,read:()=>Ve.read(),written:()=>Ve.written(),
codePoint:()=>Ve.code_point(),start:()=>Ve.start(),length:()=>Ve.length()};function en(e,t,n,r,i,o){try{Lt(e,t)
;let s=Kt(r),l="",c=0;for(let t=0;;t+=65536){let a=r-t<=65536,d=a?r-t:65536,h=t===0&&a?n:$(n,t,t+d),f=zt(h,d,c,i,o&&a)
;if(f<0)throw new Q(u[e].name,t+Qt.start(),Qt.length());if(c+=f,!(!a&&Rt(c))){if(s?s.add(Ht(),c):l=Ft(l,Gt(0,c)),
a)return s?s.toText():l;c=0}}}catch(e){throw Ct(e)}}var tn={encoding:-1,owner:void 0,source:0},nn=0
;function rn(e,t,n,r=!1){if((tn.encoding!==e||tn.owner!==Ve||rt.isBusy)&&on(e),tn.source===0)return
;let{readBytes:i,readPairs:o}=Qe;if(nn=0,!!0||g(e)){let e="";for(let r=0;r<n;r+=65536){let o=Math.min(65536,n-r)
;Zt(o===n?t:$(t,r,r+o),o),e=Ft(e,i(et.input,o,tn.source))}return e}Zt(t,n);let s=o(et.input,n,tn.source,+r,n)
;if(s!==null){if(r){let t=bt();if(nn=t[n],nn>0&&sn(t[n-1],e))return}return s}}function on(e){it("decoding",e),Bt(()=>{
let t=g(e)?Ve.byte_table(e):p(e)?Ve.pair_table(e):0;tn.source=!Qe.readPairs||t===0?0:Qe.readsInput?e:t,tn.owner=Ve,
tn.encoding=e})}var sn=(e,t)=>t===32&&e>=144&&e<=160;var ln=e=>(e&63488)===55296;function cn(e,t){
let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return n>=55296&&n<=57343?65533:n}
var an=e=>e<128?1:e<2048?2:e<65536?3:4;function un(e,t,n){if(e<128)return t[n]=e,n+1;let r=an(e)
;for(let i=r-1;i>0;i--)t[n+i]=128|e>>6*(r-1-i)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}
function dn(e,t,n){let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var hn=(e,t)=>dn(e,Uint8Array.from([...t,...t]),1)==="\ufeff",fn=[0,255],gn=[48,57],pn=[65,65],mn=[27,27],wn=[33,126],yn=[[fn]],bn=[[[127,255],fn,pn]],vn=[[[129,132],gn,[129,254],gn],[[133,254],gn,[129,130],gn]],An=[[[216,223],[216,223],[216,223],[216,223]]],xn={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],pn]],"UTF-16BE":An,"UTF-16LE":An,GBK:vn,gb18030:vn,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[mn,[36,36],[66,66],wn,wn,mn,[40,40],[66,66]],[mn,[40,40],[64,74],fn,mn,[40,40],[66,66]],[mn,[36,36],[64,67],fn,[33,33],mn,[40,40],[66,66]]]
};function kn(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],l=s-o+1;n[r*e.length+i]=o+t%l,t=Math.floor(t/l)}}return n}
function Bn(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function jn(e,t,n){
let r=2166136261;for(let i of Cn(t,n)){let t=kn(i),n=e.decode(t);if(dn(e,t,61)!==n)return;r=Bn(r,n)}
return(r>>>0).toString(36)}var Cn=(e,t)=>t?yn:[...bn,...xn[e]??[]];function Sn(e,t,n,r){let i=r?1:97
;return Cn(n,r).every(n=>{let r=kn(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),l=e.decode(i),c=we(()=>o.decode(i));if(c!==(l.includes("\ufffd")?void 0:l))return!1
;c===void 0&&(o=t())}return!0})}
var En="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function Un(e,t,n,r,i){let o=i(!1,!0);return jn(o,t,n)===En.split(" ")[e]&&Sn(o,()=>i(!0,!0),t,n)&&(!r||hn(i(!1,!1),r))
}var _n=class{#e="";#t=[];add(e){this.#t[this.#t.length]=e,this.#t.length===4096&&this.#n()}#n(){
this.#e+=String.fromCharCode(...this.#t),this.#t=[]}toText(){return this.#n(),this.#e}},On=class{#r;#i;#o;position=0
;start=0;constructor(e,t,n){this.#r=e,this.#i=t,this.#o=n}fail(e,t){
if(this.#i)throw new Q(u[this.#r].name,this.start,t-this.start);e.add(65533)}decode(e,{stream:t}){
let n=new _n,r=this.position+e.length;try{for(let t=0;t<e.length;t++)this.read(e[t],n),this.position+=1;t||this.end(n)
}finally{this.position=r}let i=n.toText(),o=!this.#o&&i.charCodeAt(0)===65279;return this.#o||=i.length>0,o?i.slice(1):i
}read(e,t){}end(e){}},Ln=class extends On{#s=0;#l=0;#c=128;#a=191;read(e,t){if(this.#l>0){if(e>=this.#c&&e<=this.#a){
if(this.#c=128,this.#a=191,this.#s=this.#s<<6|e&63,this.#l-=1,this.#l>0)return
;this.#s>65535&&t.add(55232+(this.#s>>10)),t.add(this.#s>65535?56320|this.#s&1023:this.#s);return}this.#l=0,
this.fail(t,this.position)}
this.start=this.position,e<128?t.add(e):e<194||e>244?this.fail(t,this.position+1):(this.#l=e<224?1:e<240?2:3,
this.#s=e&63>>this.#l,this.#c=e===224?160:e===240?144:128,this.#a=e===237?159:e===244?143:191)}end(e){
this.#l>0&&this.fail(e,this.position)}},qn=class extends On{#u;#d=-1;#h=-1;constructor(e,t,n){super(e,t,n),
this.#u=e===37}read(e,t){if(this.#d<0){this.#h<0&&(this.start=this.position),this.#d=e;return}
let n=this.#u?this.#d<<8|e:this.#d|e<<8;this.#d=-1;let r=this.#h;this.#h=-1;let i=(n&64512)===56320;if(r>=0){if(i){
t.add(r),t.add(n);return}this.fail(t,this.position-1),this.start=this.position-1}
(n&64512)===55296?this.#h=n:i?this.fail(t,this.position+1):t.add(n)}end(e){
(this.#d>=0||this.#h>=0)&&this.fail(e,this.position)}},Dn=(e,t,n)=>e===0?new Ln(e,t,n):new qn(e,t,n);var In=class{
encoding;fatal;ignoreBOM;#f=void 0;#g;#p=void 0;constructor(e,t,n,r=void 0){this.encoding=e,this.fatal=t,
this.ignoreBOM=n,this.#g=r}get name(){return u[this.encoding].name}reset(){this.#f=void 0,this.#p?.reset()}
decode(e,t,n){if(!this.#f&&lt()&&(this.#p??=this.#g?.()),this.#p)return this.#p.decode(e,t,n)
;let r=this.#f??zn(this.encoding,this.fatal,this.ignoreBOM),i=N(e,0,T(e));this.#f=t?void 0:r;try{return r.decode(i,{
stream:!t})}catch(e){let t=this.#m(e);throw t?n===void 0?t:t.toTypeError(n):(this.#f=void 0,Nt(e))}}#m(e){
if(e instanceof Q)return e;if(!(!this.fatal||e?.name!=="TypeError"))return this.#f&&(this.#f=pe(this.name,!0,!0)),
new Q(this.name,Number.NaN,0)}};function zn(e,t,n){return Pn(e)?pe(u[e].name,t,n):b(e)?Dn(e,t,n):Tn(e)}var Mn=[]
;function Pn(e){if(Mn[e]===void 0){Mn[e]=!1;let{name:t}=u[e],n=(e,n)=>pe(t,e,n),r=()=>Un(e,t,g(e),y(e),n)
;Mn[e]=we(r)===!0}return Mn[e]}function Tn(e){let{name:t}=u[e];try{kt("decoding",()=>{})}catch(n){
let{message:r}=n,i=we(()=>pe(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=g(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function $n(e,t){
let n=Math.ceil(t/8);for(let r=0;r<t;r+=n)if(e[r]>=128)return!1;return e[t-1]<128}function Wn(e,t){
if(e===0)return t(Uint8Array.from(Fn))===Nn;if(e===38||e===37){let n=Rn.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8])
;return t(Uint8Array.from(n))===Kn}let n=n=>t(n)===en(e,null,n,T(n),!1,!0);if(!g(e))return!1
;for(let e of Hn())if(!n(e))return!1;return!0}
var Fn=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],Nn="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Rn=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Kn="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*Hn(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}var Gn=[]
;function Jn(e,t,n){Gn[e]===void 0&&(Gn[e]=null,Gn[e]=we(()=>Xn(e))??null);let r=Gn[e];if(r!==null)try{
return r(Yn(t,n),n)}catch{return}}var Vn=/* @__PURE__ */new Uint8Array(64),Zn=[];function Yn(e,t){
if(t>64)return H(e)?T(e)===t?e:$(e,0,t):N(e,0,t);if(t>24&&T(e)===t)W(Vn,e);else for(let n=0;n<t;n++)Vn[n]=e[n]
;return Zn[t]??=$(Vn,0,t),Zn[t]}function Xn(e){if(e===0)return er();let{latin1:t}=_e()
;return e===38&&t?rr():t&&f(e)?ir(e):Qn(e)}function Qn(e){let t=pe(u[e].name),n=e=>t.decode(e);return Wn(e,n)?n:void 0}
function er(){let e=Qn(0),t=le,{utf8Slice:n,samplesUTF8:r}=_e();if(!e||n>0&&!Wn(0,e=>t.call(e)))return;let i=r?nr:tr
;return(r,o)=>o<=n?t.call(r):i(r,o)?void 0:e(r,o)}function tr(e,t){if(t<131072)return!1;let n=0,r=Math.ceil(t/16)
;for(let i=0;i<t-1;i+=r)e[i]>=192&&(e[i+1]&192)!==128&&n++;return n>1}function nr(e,t){let n=0,r=0,i=Math.ceil(t/16)
;for(let o=0;o<t;o+=i){let t=e[o];t<128?n+=1:t>=206&&t<240&&(t<234||t>237)&&(r+=1)}return r>0&&n<=16/2}function rr(){
let e=oe,t=t=>e.call(t).toWellFormed();if(Wn(38,t))return(e,n)=>n%2===0?t(e):void 0}function ir(e){
let t=ce,n=Uint8Array.from({length:256},(e,t)=>t)
;if(t.call(n)===String.fromCharCode(...n))return e===21?(e,n)=>Mt(e,n,128,224)?t.call(e):void 0:(e,n)=>$n(e,n)&&Mt(e,n,128,128)?t.call(e):void 0
}var or=/* @__PURE__ */new Uint16Array(16);function sr(e,t,n){
let r=e===0?lr(t,n):e===38||e===37?cr(t,n,e===37?8:0):f(e)?ur(e,t,n):-1;return r<0?void 0:Pe(or,0,r)}function lr(e,t){
let n=0;for(let r=0;r<t;){let i=e[r++];if(i<128){or[n++]=i;continue}let o=i<224?1:i<240?2:3;if(i<194||r+o>t)return-1
;let s=i&63>>o;for(let t=r+o;r<t;r++){let t=e[r];if((t&192)!==128)return-1;s=s<<6|t&63}if(o<3){
if(ln(s)||o===2&&s<2048)return-1;or[n++]=s}else{if(s<65536||s>1114111)return-1;or[n++]=55232+(s>>10),
or[n++]=56320|s&1023}}return n}function cr(e,t,n){if(t%2>0)return-1;let r=0;for(let i=0;i<t;i+=2){
let t=e[i]<<n|e[i+1]<<8-n;if(ln(t))return-1;or[r++]=t}return r}function ar(e,t){for(let n=0;n<t;n++){let t=e[n]
;if(t>=128)return-1;or[n]=t}return t}function ur(e,t,n){let r=ar(t,n);if(r!==-1)return r;let i=g(e)?hr(e):Wt(e)
;if(!i)return-1;let o=0;for(let e=0;e<n;){let r=t[e++],s=i[r];if(ln(s)){if(e===n)return-1;if(s=i[r|t[e++]<<8],
ln(s))return-1}or[o++]=s}return o}var dr=[];function hr(e){return dr[e]??=new Uint16Array(Wt(e)),dr[e]}
function fr(e,t,n,r,i){if(!lt())return new In(n,r,i).decode(e,!0);if(t===0)return"";let{short:o,lookUp:s,host:l}=Se(n),c
;return t<=o?c=sr(n,e,t):t<=s?c=rn(n,e,t):t>=l&&(c=Jn(n,e,t)),
(c===void 0||r&&c.includes("\ufffd"))&&(c=en(n,null,e,t,r,!0)),i?c:gr(c,n)}
var gr=(e,t)=>e.charCodeAt(0)===65279&&b(t)?e.slice(1):e;var pr=class{encoding;fatal;ignoreBOM;#w=0;#y=0;#b=null;#o=!1
;#v;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#v=r}get name(){
return u[this.encoding].name}reset(){this.#y=0,this.#b=null,this.#o=!1,this.#v=0}decode(e,t,n){
let{encoding:r}=this,i=T(e),o=this.#y+i;if(i===0&&!t)return"";let s=this.#y>0||!(t||g(r))?this.#A(e,i,o):e,l,c=o;try{
wr(r)?l=this.#x(s,o,t):!t&&p(r)?(l=this.#k(s,o),c=o-mr):(t||(c-=vr(r,s,o)),l=fr(s,c,r,this.fatal,!0))}catch(e){
throw e instanceof Q?(e.offset+=this.#v-this.#y,this.#y=0,this.#v+=i,n===void 0?e:e.toTypeError(n)):e}
return!this.#o&&c>0&&(this.#o=!0,this.ignoreBOM||(l=gr(l,r))),c<o?this.#B(s,c,o):this.#y=0,this.#v+=i,l}#A(e,t,n){
let r=this.#y;if(r===0&&t>64&&H(e))return e;let i=br(n);if(i[0]=this.#w,i[1]=this.#w>>8,i[2]=this.#w>>16,
t>24)W(i,e,r);else for(let n=0;n<t;n++)i[r+n]=e[n];return i}#B(e,t,n){this.#y=n-t,this.#w=0
;for(let r=n-1;r>=t;r--)this.#w=this.#w<<8|e[r]}#k(e,t){let{encoding:n,fatal:r}=this;if(t<=Se(n).lookUp){
let i=rn(n,e,t,!0);if(i!==void 0&&!(r&&i.includes("\ufffd")))return mr=nn,i}let i=en(n,null,e,t,r,!1);return mr=Ut(),i}
#x(e,t,n){try{let r=en(this.encoding,this.#b,e,t,this.fatal,n);return this.#b=n?null:Et(),r}catch(e){
throw e instanceof Q&&(this.#b=Et()),e}}},mr=0,wr=e=>e===33||e===36,yr=/* @__PURE__ */new Uint8Array(512)
;function br(e){return e<=yr.length?yr:e>131072?new Uint8Array(e):(yr=new Uint8Array(131072),yr)}function vr(e,t,n){
if(e===0)return Ar(t,n);if(e!==38&&e!==37)return 0;let r=n%2;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}
function Ar(e,t){for(let n=1;n<=3&&n<=t;n++){let r=e[t-n];if(r>=128&&r<192)continue
;let i=r<194||r>244?0:r<224?2:r<240?3:4;return n<i&&(n===1||xr(r,e[t-n+1]))?n:0}return 0}function xr(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}var kr=class{#d=null;#j=null;#C=0
;get length(){return this.#C}add(e){let t=T(e);if(t===0)return;this.#C+=t;let n=this.#j
;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096);W(e,n.bytes),n.bytes=e,n.isBlock=!0}
if(n?.isBlock&&n.length+t<=4096){W(n.bytes,e,n.length),n.length+=t;return}this.#j={bytes:e,length:t,isBlock:!1,next:null
},n?n.next=this.#j:this.#d=this.#j}forEach(e){for(let t=this.#d;t;t=t.next){let{bytes:n,length:r,isBlock:i}=t
;e(i?N(n,0,r):n)}}concatenate(){let e=this.#d;if(e&&!e.next&&!e.isBlock)return e.bytes;let t=Br(this.#C),n=0
;return this.forEach(e=>{W(t,e,n),n+=T(e)}),t}};function Br(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}function jr(e,t,n,r=0){let i=()=>new pr(e,t,n,r);return lt()?i():new In(e,t,n,i)}
var Cr=/* @__PURE__ */new Uint8Array(256);function Sr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Er(Cr,0,e)
;let n=new Uint8Array(t);for(let r=0;r<t;r++){let t=e.charCodeAt(r);if(t>=128)return Er(n,r,e);n[r]=t}return n}
function Er(e,t,n){let{length:r}=n;for(let n=0;n<t;n++)Cr[n]=e[n];let i=t;for(let e=t;e<r;e++){let t=n.charCodeAt(e)
;if(t<128)Cr[i++]=t;else if(t<2048)Cr[i++]=192|t>>6,Cr[i++]=128|t&63;else if(!ln(t))Cr[i++]=224|t>>12,
Cr[i++]=128|t>>6&63,Cr[i++]=128|t&63;else{let t=cn(n,e);t>=65536&&(e+=1),i=un(t,Cr,i)}}return R(Cr,0,i)}
var Ur=/* @__PURE__ */c(()=>new Uint8Array(2*65536));function _r(e,t){let{length:n}=e,r=new Uint8Array(n)
;for(let i=0;i<n;i++){let n=e.charCodeAt(i),o=n<128?n:t[n];if(!o&&n>0)return;r[i]=o}return r}function Or(e,t){
let{length:n}=e,r=new Uint8Array(n),i=0;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],
r[i+2]=t[e.charCodeAt(i+2)],r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],
r[i+6]=t[e.charCodeAt(i+6)],r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return F(r,0)?void 0:r}
function Lr(e,t){let{length:n}=e,r=2*n<=256?Cr:Ur(),i=0;for(let o=0;o<n;o++){let n=e.charCodeAt(o);if(n<128)r[i]=n,
i+=1;else{let e=t[n];if(e>=256)r[i]=e>>8,r[i+1]=e,i+=2;else if(e)r[i]=e,i+=1;else return}}return R(r,0,i)}
var qr=e=>e===14||e===15||e===27;function Dr(e,t){let{length:n}=e,r=0,i=!1;for(let o=0;o<=n;o++){
let s=o<n?e.charCodeAt(o):0,l=s<128?s:t[s];if(i!==s>=128&&(i=!i,Cr[r]=27,Cr[r+1]=i?36:40,Cr[r+2]=66,r+=3),i){
if(!(l>=41216))return;Cr[r]=l>>8&127,Cr[r+1]=l&127,r+=2}else{if(qr(s))return;Cr[r]=l,o<n&&(r+=1)}}return R(Cr,0,r)}
var Ir=class{held;#S;constructor(e,t){this.held=e,this.#S=t}add(e){let t=T(e);if(t===0)return
;e[0]!==27&&this.#S(this.held);let n=e[t-3]===27?t-3:t;this.#S(N(e,0,n)),this.held=N(e,n,t)}addUnchanged(e){
T(e)!==0&&(this.#S(this.held),this.held=Z,this.#S(e))}};function zr(e,t){if(e.length>65536)return;it("encoding",t)
;let n=Qe.writeBytes?.(e,et.output,Ve.unit_table(t));return rt.isBusy=!1,n===e.length?Xt(n):void 0}var Mr;function Pr(){
return Mr===void 0&&(Mr=null,Mr=we(Tr)??null),Mr}function Tr(){
let e=me(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r="\udca9\xe9\u6f22\u{1f4a9}",i=e.encode(r)
;return t===3&&n===7&&`${[...i]}`==`${[...Sr(r)]}`&&Object.getPrototypeOf(i)===Uint8Array.prototype?e:void 0}
function $r(e){let{length:t}=e,{utf8Loop:n,into:r}=Ue();if(t<=n)return Sr(e);if(t<=r){let n=Nr(e,Cr)
;if(n?.read===t)return R(Cr,0,n.written)}return Fr(e)??(lt()?void 0:Wr(e))}function Wr(e){
let t=new Uint8Array(3*e.length),n=0;for(let r=0;r<e.length;){let i=cn(e,r);n=un(i,t,n),r+=i<65536?1:2}return N(t,0,n)}
function Fr(e){try{return Pr()?.encode(e)}catch{return}}function Nr(e,t){try{return Pr()?.encodeInto(e,t)}catch{return}}
function Rr(e,t){if(t===0)return $r(e);let{length:n}=e,{ascii:r,singleByteLoop:i,multiByteLoop:o,long:s}=Ue()
;if(n>=r&&f(t)&&Kr(e)){let t=Fr(e);if(t&&T(t)===n)return t}
if(!1)return n<=i?_r(e,Tt(t)):s==="loop"?Or(e,$t(t)):s==="table"?zr(e,t):void 0
;if(t===33)return n<=48?Dr(e,Tt(32)):void 0;if(!!0||n>o)return;let l=Tt(t);return l&&Lr(e,l)}function Kr(e){
let{length:t}=e,n=Math.max(8,t>>4);for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var Hr=["fatal","html","replacement"],Gr=()=>"",Jr=class{encoding;unmappable;#E;#U=null;#v=0;#_=Z;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#E=n}get name(){return u[this.encoding].name}
encode(e,t){let n=t||this.#O(e)?this.#L(e):void 0;return n?(this.#v=t?0:this.#v+e.length,n):this.#q(e,t)}#O(e){
let{length:t}=e;return t>0&&this.encoding!==33&&(e.charCodeAt(t-1)&64512)!==55296}get#D(){
return this.#E?0:Hr.indexOf(this.unmappable)}#L(e){if(!this.#U)try{let t=Rr(e,this.encoding);if(t)return t
;if(e.length>65536)return;It(this.encoding,null),Jt(e,0,e.length);let n=Vt(0,e.length,this.#D,!0)
;return n===-2||!Qt.finished()?void 0:Xt(n)}catch(e){throw Ct(e)}}#q(e,t){let n=this.#U,r=this.#v,i=this.#_,o=new kr
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new ne(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#U=n,this.#v=r,this.#_=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#v,o=this.#U,s=this.#_,l=this.#E,c=this.#D,a=l===Gr,u=l&&!a?2048:65536,d=l&&this.encoding===33?new Ir(s,n):void 0,h=d?e=>d.add(e):n,f=d?e=>d.addUnchanged(e):n,g=0,p=null,m=!1,w=!1
;try{if(!o)for(;g+65536<e.length;g+=65536){let t=Rr(e.slice(g,g+65536),this.encoding);if(!t)break;n(t)}
for(It(this.encoding,o);g===0||g<e.length;g+=u){let n=Math.min(g+u,e.length);Jt(e,g,n);let o=n===e.length
;for(let s=0,u=!1;!u;){let d=Vt(s,n-g,c,t&&o);h(Xt(d===-2?Qt.written():d));let m=i+g+s+Qt.start();if(s+=Qt.read(),
u=d!==-2&&Qt.finished(),d!==-2||a)continue;w=!0;let y=Qt.codePoint();if(l){p=Et(p)
;let{count:t}=rt,r=()=>this.locate(m),i=l(y,r);rt.count!==t&&(It(this.encoding,p),Jt(e,g,n));let o=e=>{
throw new ne(e,r(),this.name)};typeof i=="string"?Vr(i,h,o):i?f(i):o(y)}else r(y,m);w=!1}}
t?d&&n(d.held):(this.#U=this.#O(e)?null:Et(),this.#v=i+e.length,this.#_=d?.held??Z),m=!0}catch(e){throw Ct(e)}finally{
t&&(m||w)&&(this.#U=null,this.#v=0,this.#_=Z)}}};function Vr(e,t,n){let r=X(e);for(let e=0;e<r.length;e+=2048){
let i=Math.min(e+2048,r.length);Jt(r,e,i,2048);let o=Vt(2048,2048+i-e,0,!1);o===-2&&n(Qt.codePoint()),t(Xt(o))}}
function Zr(e){return $r(e)??new Jr(0,"fatal").encode(e,!0)}
var Yr=ye("node:buffer"),Xr=()=>Yr?.Buffer??(typeof Buffer=="function"?Buffer:void 0);function Qr(e){let t=Xr()
;return t?t.allocUnsafe(e):new Uint8Array(e)}function ei(e){if(e.length===1)return e[0]
;let t=Qr(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function ti(e){
if(H(e)&&e.length===T(e))return e;if(ArrayBuffer.isView(e)||Y(e)!==void 0)return G(e)
;let t=Object.prototype.toString.call(e).slice(8,-1)
;if(typeof e=="object"&&typeof e?.length=="number"&&t!=="String")return new Uint8Array(e)
;let n=e===Object(e)?t:t.toLowerCase();throw new TypeError(`The input is of type ${n}. Pass a Buffer or Uint8Array.`)}
var ni=new Uint16Array(65536),ri=new Uint8Array(ni.buffer),ii=(()=>{try{let e="\ufeffa\xe9\u6f22\ud83d",t=se,n=oe
;return t.call(ri,e,0,2*e.length),ni[3]===e.charCodeAt(3)&&n.call(ri,0,2*e.length)===e?{write:t,slice:n}:void 0}catch{
return}})(),oi=ii&&(e=>ii.slice.call(e,0,e.length)),si=e=>e<=65536?ni:new Uint16Array(e);function li(e,t){
if(ii)return ii.slice.call(e===ni?ri:new Uint8Array(e.buffer),0,2*t);let n="";for(let r=0;r<t;r+=8192){
let i=e.subarray(r,Math.min(r+8192,t));n+=String.fromCharCode.apply(null,i)}return n}var ci=ii&&((e,t)=>{
ii.write.call(t,e,0,2*e.length)}),ai=e=>ui(e)<128?di(e):void 0;function ui(e){let{length:t}=e
;if(!Yr?.isAscii||t<32)return 255;let n=0;for(let r=0;r<t;r+=Math.ceil(t/16))n=Math.max(n,e[r]);return n}
var di=e=>Yr.isAscii(e)?Yr.Buffer.prototype.latin1Slice.call(e,0,e.length):void 0
;var hi=/* @__PURE__ */Symbol("ways to take a whole text");function fi(e){let{decode:t,encode:n,...r}=e;return{...r,
[hi]:e}}var gi=e=>e[hi]?.decoder===e.decoder?e[hi]?.decode:void 0,pi=e=>e[hi]?.encoder===e.encoder?e[hi]?.encode:void 0
;function mi(e,t,n){let r=gi(e);if(!r)return yi(Ai(e,n),t);let i=r(t,n)
;return e.bomAware&&i.charCodeAt(0)===65279?vi(i,n):i}function wi(e,t,n){let r=pi(e)
;return r?r(e.bomAware&&n?.addBOM?`\ufeff${t}`:t,n):bi(xi(e,n),t)}function yi(e,t){return e.write(t)+(e.end()??"")}
function bi(e,t){let n=e.write(t),r=e.end();return r&&r.length>0?ei([n,r]):n}function vi(e,t){let n=t?.stripBOM
;return n===!1?e:(typeof n=="function"&&n(),e.slice(1))}function Ai(e,t){let n=new e.decoder(t,e)
;if(!e.bomAware||t?.stripBOM===!1)return n;let r=!1;return{write(e){let i=n.write(e);return r||!i?i:(r=!0,
i.charCodeAt(0)===65279?vi(i,t):i)},end:()=>n.end()}}function xi(e,t){let n=new e.encoder(t,e)
;if(!e.bomAware||!t?.addBOM)return n;let r="\ufeff";return{write(e){let t=r+e;return r="",n.write(t)},end:()=>n.end()}}
function ki(e,t,n=void 0){return{decode:e,encode:t,decoder:class{write(t){return e(t)}end(){return n}},encoder:class{
write(e){return t(e)}end(){}}}}var Bi=new Uint8Array,ji=class{#I=Bi;join(e,t){let n=e
;this.#I.length>0&&(n=new Uint8Array(this.#I.length+e.length),n.set(this.#I),n.set(e,this.#I.length));let r=t(n)
;return r===n.length?(this.#I=Bi,n):(this.#I=Uint8Array.prototype.slice.call(n,r),n.subarray(0,r))}take(){let e=this.#I
;return this.#I=Bi,e}};var Ci="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",Si={latin1:{decode(e){
let t=si(e.length);return t.set(e),li(t,e.length)},encode:e=>Uint8Array.from({length:e.length},(t,n)=>e.charCodeAt(n))},
hex:{decode:e=>Array.from(e,e=>e.toString(16).padStart(2,"0")).join(""),encode(e){
let t=/^(?:[\da-f]{2})*/i.exec(e)?.[0].match(/../g)??[];return Uint8Array.from(t,e=>Number.parseInt(e,16))}},base64:{
decode(e){let t="";for(let n=0;n<e.length;n+=3){
let r=e[n]<<16|e[n+1]<<8|e[n+2],i=[18,12,6,0].map(e=>Ci[r>>e&63]).join(""),o=Math.min(e.length-n,3)+1
;t+=i.slice(0,o).padEnd(4,"=")}return t},encode(e){
let t=e.split("=",1)[0].replaceAll("-","+").replaceAll("_","/").replace(/[^A-Za-z\d+/]/g,""),n=Qr(t.length*3>>2),r=0
;for(let e=0,i=0;e<t.length;e++)r=r<<6|Ci.indexOf(t[e]),e%4>0&&(n[i++]=r>>6-2*(e%4));return n}}};function Ei(e){return{
decode(t){let n=Xr();return n?(t instanceof n?t:n.from(t.buffer,t.byteOffset,t.length)).toString(e):Si[e].decode(t)},
encode:t=>Xr()?.from(t,e)??Si[e].encode(t)}}
var Ui=Ei("latin1"),_i=Ei("hex"),Oi=Ei("base64"),Li=ki(Ui.decode,Ui.encode,""),qi=ki(e=>Li.decode(e.map(e=>e&127)),Li.encode,""),Di=ki(_i.decode,_i.encode,""),Ii={
decode:Oi.decode,encode:e=>e.length%4===0?Oi.encode(e):bi(new Ii.encoder,e),decoder:class{#w=new ji;write(e){
return Oi.decode(this.#w.join(e,e=>e.length-e.length%3))}end(){return Oi.decode(this.#w.take())}},encoder:class{#z=""
;write(e){let t=this.#z+e,n=t.length-t.length%4;return this.#z=t.slice(n),Oi.encode(t.slice(0,n))}end(){let e=this.#z
;return this.#z="",Oi.encode(e)}}};function zi(e){let{encoder:t}=ki(()=>"",Mi);return{encode:Mi,encoder:t,
decoder:Pi(e.unicode)}}function Mi(e){let t=Qr(3*e.length),n=0;for(let r=0;r<e.length;r++){let i=e.charCodeAt(r)
;i<128?t[n++]=i:(i<2048?t[n++]=192|i>>6:(t[n++]=224|i>>12,t[n++]=128|i>>6&63),t[n++]=128|i&63)}return t.subarray(0,n)}
function Pi(e){return class{#M=0;#P=0;#T=0;write(t){
let n=si(t.length*(1+e.length)),r=0,i=this.#M,o=this.#P,s=this.#T,l=()=>{
for(let t=0;t<e.length;t++)n[r++]=e.charCodeAt(t)};for(let e=0;e<t.length;e++){let c=t[e];if((c&192)===128){if(o===0){
l();continue}if(i=i<<6|c&63,o-=1,o>0)continue;i>=s||i===0&&s===128?n[r++]=i:l();continue}o>0&&l(),o=0,
c<128?n[r++]=c:c<224?[i,o,s]=[c&31,1,128]:c<240?[i,o,s]=[c&15,2,2048]:l()}return this.#M=i,this.#P=o,this.#T=s,li(n,r)}
end(){let t=this.#P===0;return this.#P=0,t?"":e}}}
function Ti({unitLength:e,littleEndian:t,bigEndian:n,weigh:r,target:i},o){function s(i,s){let l=[],c=0,a=0
;for(let s of i)for(let i=0;i<s.length&&a<100;i++)if(l.push(s[i]),!(l.length<e)){if(a===0){if(Fi(l))return o(n)
;if(Fi([...l].reverse()))return o(t)}c+=r(l),a+=1,l=[]}return o(c===0?s?.defaultEncoding||t:c>0?n:t)}return{
decode:(e,t)=>mi(s([e],t),e,t),encode:(e,t)=>wi(o(i(t)),e,$i(t)),decoder:class{#$;#f;#w=[];#y=0;constructor(e){this.#$=e
}write(t){if(this.#f)return this.#f.write(t);this.#y+=t.length;let n=this.#y>=8*e
;return this.#w.push(n?t:Uint8Array.from(t)),n?this.#W():""}end(){return(this.#f?"":this.#W())+(this.#f?.end()??"")}
#W(){let e=Ai(s(this.#w,this.#$),this.#$),t=this.#w.map(t=>e.write(t)).join("");return this.#f=e,this.#w=[],t}},
encoder:function(e){return xi(o(i(e)),$i(e))}}}var $i=e=>({...e,addBOM:e?.addBOM===void 0?!0:e.addBOM
}),Wi=["254,255","0,0,254,255"],Fi=e=>Wi.includes(String(e));var Ni=(e,t)=>Array.from({length:t-e+1
},(t,n)=>e+n),Ri=Ni(161,254),Ki=[36812,37576,38468,38637],Hi={eucjp:()=>Ri.flatMap(e=>Ri.map(t=>9371648|e<<8|t)),
big5hkscs:()=>Ni(135,160).flatMap(e=>[...Ni(64,126),...Ri].map(t=>e<<8|t)).filter(e=>!Ki.includes(e))},Gi=`\n`
;function Ji(e,t){
let n=Hi[e]?.()??[],r=n.flatMap(e=>[e>>16,e>>8&255,e&255,Gi.charCodeAt(0)]),i=t(Uint8Array.from(r.filter(e=>e!==0))).split(Gi),o=/* @__PURE__ */new Map
;return n.forEach((e,t)=>{!i[t].includes("\ufffd")&&!o.has(i[t])&&o.set(i[t],e)}),o}
var Vi=(e,t)=>e==="big5hkscs"&&(t===202||t===234);var Zi=e=>(e&64512)===55296,Yi=e=>(e&64512)===56320
;function Xi(e,t=Zi){return class{#w="";write(n){let r=this.#w?this.#w+n:n;return this.#w="",
t(r.charCodeAt(r.length-1))&&(this.#w=r.slice(-1),r=r.slice(0,-1)),e(r)}end(){let t=this.#w;return this.#w="",
t===""?void 0:e(t)}}}var Qi;function eo({table:e,bytesOf:t,more:n,replacement:r}){let i=to(r),o=new Uint32Array(65536)
;e&&o.set(e);for(let e=0;e<65536;e++)e<128?o[e]=e:o[e]===0&&(o[e]=4294967292)
;for(let e=55296;e<56320;e++)o[e]=e>>6===865?4294967294:4294967295
;for(let e of n.keys())e.length===2&&!Zi(e.charCodeAt(0))&&(o[e.charCodeAt(0)]=4294967293);let s=new Uint32Array(65536)
;return(e,t,r)=>{Qi??=new Uint8Array(3*65536);let c=0;for(let a=t;a<r;a++){let t=e.charCodeAt(a),u=o[t]
;if(u>=4294967292)if(u===4294967292)u=l(e[a]),o[t]=u;else if(u===4294967294){let n=(t&63)<<10|e.charCodeAt(a+1)&1023
;u=s[n],u===0&&(u=l(e.slice(a,a+2)),s[n]=u),a+=1}else if(u===4294967295)u=i,a+=1;else{
let t=a+1<r?n.get(e.slice(a,a+2)):void 0;u=t??l(e[a]),t!==void 0&&(a+=1)}u>=256&&(u>=65536&&(Qi[c++]=u>>16),
Qi[c++]=u>>8),Qi[c++]=u}let a=Qr(c);return a.set(Qi.subarray(0,c)),a};function l(e){let r=t(e)
;return r?to(r):n.get(e)??i}}var to=e=>e.reduce((e,t)=>e<<8|t,0);function no(e,t,n){
let r=m(t),i=e=>fr(e,e.length,r,!1,!0),o=n.unicode.charAt(0),s=e=>o==="\ufffd"?e:e.replaceAll("\ufffd",o),l=t=>Zi(t)||Vi(e,t),a=n.singleByte.charAt(0)||"?",u=c(()=>{
let t=new Jr(r,"replacement").encode(a,!0);return e==="gb18030"?so(r,t):eo({more:Ji(e,i),table:Tt(r),
bytesOf:e=>oo(r,e,0,e.length),replacement:t})}),d=ro(r,a,u,l);return{decode:e=>ai(e)??s(i(e)),encode:d,encoder:Xi(d,l),
decoder:class{#f=jr(r,!1,!0);write(e){return s(this.#f.decode(e,!1))}end(){return s(this.#f.decode(new Uint8Array,!0))}}
}}function ro(e,t,n,r){let i=(t,r,i)=>oo(e,t,r,i)??n()(t,r,i);return e=>{
let n=e.isWellFormed()?e:e.replace(/[\uD800-\uDFFF]/gu,()=>t);if(n.length<=65536)return i(n,0,n.length);let o=[]
;for(let e=0,t=0;e<n.length;e=t)t=Math.min(e+65536,n.length),t<n.length&&r(n.charCodeAt(t-1))&&(t-=1),o.push(i(n,e,t))
;return ei(o)}}var io=Hr.indexOf("fatal");function oo(e,t,n,r){try{It(e,null),Jt(t,n,r);let i=Vt(0,r-n,io,!0)
;if(i===-2)return;let o=Qr(i);return W(o,$(yt(),et.output,et.output+i)),o}catch(e){throw Ct(e)}}function so(e,t){
let n=new Jr(e,"fatal");return(e,r,i)=>{let o=[],s=e=>o.push(e);return n.encodeOrFail(e.slice(r,i),!0,s,()=>s(t)),ei(o)}
}
var lo=`\nutf8 unicode11utf8\nucs2 utf16le\nutf32 ucs4\nutf32le ucs4le\nutf32be ucs4be\nutf7 unicode11utf7\nascii ascii8bit usascii ansix34 ansix341968 ansix341986 csascii cp367 ibm367 isoir6 iso646us iso646irv us\nshiftjis 932 cp932 ms932 windows932 csshiftjis mskanji sjis windows31j ms31j xsjis\ncp936 936 ms936 windows936 gb2312 gb231280 gb23121980 csgb2312 csiso58gb231280 euccn\ngbk xgbk isoir58\ngb18030 chinese\ncp949 949 ms949 windows949 cseuckr csksc56011987 euckr isoir149 korean ksc56011987 ksc56011989 ksc5601\ncp950 950 ms950 windows950\nbig5hkscs big5 cnbig5 csbig5 xxbig5\niso88591 latin1 csisolatin1 l1 isoir100 cp819 ibm819\niso88592 latin2 csisolatin2 l2 isoir101\niso88593 latin3 csisolatin3 l3 isoir109\niso88594 latin4 csisolatin4 l4 isoir110\niso88595 csisolatincyrillic isoir144 cyrillic\niso88596 csisolatinarabic isoir127 arabic arabic8 ecma114 asmo708\niso88597 csisolatingreek isoir126 greek greek8 ecma118 elot928\niso88598 csisolatinhebrew isoir138 hebrew hebrew8 iso88598i iso88598e\niso88599 latin5 csisolatin5 l5 isoir148 turkish turkish8\niso885910 latin6 csisolatin6 l6 isoir157\niso885911 thai thai8\niso885913 latin7 l7 isoir179\niso885914 latin8 l8 isoir199 celtic celtic8 isoceltic\niso885915 latin9 l9 isoir203\niso885916 latin10 l10 isoir226\ncp1250 msee\ncp1251 mscyrl\ncp1252 msansi\ncp1253 msgreek\ncp1254 msturk\ncp1255 mshebr\ncp1256 msarab\ncp1257 winbaltrim\nwindows874 874 win874 cp874\ncp437 cspc8codepage437\ncp775 cspc775baltic\ncp808 808 ibm808\ncp850 cspc850multilingual\ncp852 cspcp852\ncp862 cspc862latinhebrew\ncp869 cpgr\nkoi8r 20866 cp20866 ibm878 cskoi8r\nkoi8u 21866 cp21866 ibm1168\nrk1048 strk10482002\ntcvn tcvn5712 tcvn57121\ntis620 isoir166 tis6200 tis62025291 tis62025330\niso646cn isoir57 gb198880 cn\niso646jp isoir14 csiso14jisc6220ro jisc62201969ro jp\nhproman8 cshproman8 r8 roman8 xroman8 ibm1051\nmacintosh mac csmacintosh\nmacroman 10000\nmacgreek 10006\nmaccyrillic 10007\nmaccenteuro 10029\nmaciceland 10079\nmacturkish 10081\n`,co="437 737 775 850 852 855 856 857 858 860 861 862 863 864 865 866 869 922 1046 1124 1125 1129 1133 1161 1162 1163",ao=new Map([...lo.trim().split(`\n`).flatMap(e=>{
let[t,...n]=e.split(" ");return n.map(e=>[e,t])
}),...co.split(" ").flatMap(e=>uo(`cp${e}`,e,`ibm${e}`,`csibm${e}`)),...ho(1250,1258).flatMap(e=>uo(`windows${e}`,`${e}`,`win${e}`,`cp${e}`)),...[...ho(1,11),...ho(13,16)].flatMap(e=>uo(`iso8859${e}`,`${28590+e}`,`cp${28590+e}`))])
;function uo(e,...t){return t.map(t=>[t,e])}function ho(e,t){return Array.from({length:t-e+1},(t,n)=>e+n)}
var fo=/* @__PURE__ */new Map;function go(e){let t=fo.get(e)
;return t===void 0&&(t=`${e}`.toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g,""),
typeof e=="string"&&(fo.size===1e3&&fo.clear(),fo.set(e,t))),t}var po=Array.from({length:94
},(e,t)=>String.fromCharCode(33+t)).join("").replace(/['"`$\\]/g,""),mo=po.length-64,wo=[128,256].map(e=>Array.from({
length:256},(t,n)=>n<e?n:65533))
;var yo="ascii iso88591 iso646cn iso646jp cp922 iso88599 iso885915 cp1129 cp1163 iso885914 iso885916 windows1252 windows1254 windows1258 iso88593 georgianps georgianacademy iso885910 iso88594 iso88592 windows1250 iso885913 windows1257 windows1256 iso88598 windows1255 windows1253 iso88597 iso88596 cp1046 cp856 cp862 cp437 cp865 cp861 cp860 cp863 cp850 cp858 cp857 cp720 cp852 cp775 cp737 cp808 cp866 cp1125 mik iso885911 cp1162 windows874 tis620 cp1161 macthai cp1133 cp869 koi8t koi8r koi8u koi8ru armscii8 cp1124 iso88595 cp855 hproman8 maccyrillic macukraine xmaccyrillic rk1048 windows1251 pt154 macroman maciceland macromania macturkish maccroatian maccenteuro macgreek viscii cp864 tcvn",bo="!!#!!%H#k1t&#i|=!%w&#k1E#i|=#)f+#np>D#im=1#_5#[1#_#(n,#|:0%Hw&5#f)0%Hw&#*t*#iy>##}u=##%/#]&#%&&r&%~%#3x*#i?/#~%&#f&.#o*,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=-#t*#iy>#0q*%tt<%#&nx;%{x;##q-#&(r-r6%+vi<xq;%zx;%p{;%#-Nq&n&s&y%y/{,%{%4#ow;*#ix;*#}w;5##*#ix;*#}w;,9q*&z8%z(##hm=(#{t<##w0#%%%%%{,n(##}l=&%iq=q9(#s0&#x-##,.%8h(&#>#%8P(%f+v8(#m:##,.%8h(&#>#%8P(%f+v8##i)Diy>s}m+jpn+lf=uf=4/%jg<ph<fl=yl={m=uun,irn,jrn,!npn+%*%.A%o};fz<mf>yl={m=sun,grn,/1*w)#vwo,3#!U#xyn,0%Hw&5#f)0%Hw&22s)#vwo,3#!L#~{n,,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=#8q*%s;xF%%pom,lyn,%(<w&h)P#%fxn,mrn,##w*(#&%(<w&h)P#%}wn,krn,&#lrn,#%n{n,&-#s{n,(#tyn,%#+(%p*C(#ztn,#%l{n,&-#q{n,(#ryn,%#+(&p*CpB1(i)%l.%/(<%%%0%>%EJwl1%%%%%%ZW%%%%%PM%%%%%FC%%%%%%%%%%%0-%.5%~+B|y1%%%%%%%%%%%%%%%%%%%%%%%%%%%%%##(#7q**z8@D4&@#).p&p*0R#%Ie#*r)@D4&@#-.p&p*0Rrg=~h=e~)*%w&w%##<##&(%y&2(#]##8*#f-*%w&w%##<##&(%y&2(#]##8)#w(72r*&~<bk2##h0#)x/x2k*Dq)#%Rq4%&rPfCf1#-|.uCiNs1k*Dq)^j(4%w*W%#g&&#t+)%u/(4%f)W%#g&&#h))&i-(mA8?r*%l_sD#%+_&&,0N%#(&#s(#%+_&(,0Np@#%k@j&%#s*#&p(g(f)(#v*%#;#&l(,l-##f.%%4P##(#%x/v.##=%#s*#&p(g(e(#j(%#;#&l(,y*##s+%%4P##(#%l-j,9/i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+fl=yl=km=8V+rrn,npn+%*%.A%wpn+gtm+mf>yl=km=8V+##v>&%gHr+%#*#%(%##(%#*&&,%%##l*#%|)p.##%*;q*#wm>&#%%#qu=##h.(#r/(#yv=&#xr=##u+()f-bo&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F%(p-o&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F##~g=;)i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+qnn+wmn+xmn+jjo,qOiN}ho,npn+%*%.A%wpn+gtm+htm+umn+vmn+uio,rPjom,##!&#!2#kio,~%#}O17j)#~m),#-%(>HCi&+#/##S%&{{8%ux8##|1,#l23#f1(<,~0y0%%%%%%%%%%%%%%%%%%%%%#,%%%%0%%%##%#(%%%%)%%%%(%%%%#%%%##%##%%&gh9%{v8#(q*#vwo,,#pfo,3#t%(u%||n,!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!ppn+is9%%%%%%%%%%%%%%%%%%%%%%%%%%s{j,!iqn+%hqn+>)i)Diy>s}m+jpn+lf=uf=4/%jg<ph<qnn+wmn+xmn+!!!!npn+%*%.A%o};fz<htm+umn+vmn+!!!##xjo,%#hl>>>vi>kg(%%%%%%%%%%%%%%%%%%%u&%%%%*#xzj,?.q)#vwo,3#!,%szl,%##fa)#sjo,(#tpn+(#fp;&&,%%##(#u%(%%%%%%%%%%%%%%%%%%%nxl,ixl,%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%@*i)Dl.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%#%ty=%#%y/*(#i};&#q{l,*%szl,%!+i)El.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%&#,+%xp(~o(1#kq(&#,#>(%%%%%%%%%%%%%%%%%%%%%%%%%)70%%%%%%%%%%%%%%%%%%B.i),zrn,tzm,t%~ii,##*jr(#;ouh+u0&D+4,}gi+(((3Jj,*#{%%%g&(((#&f}(###+*}s(00,,,%1,<vpi,%%%%%%%%%mpi,#&,,:##%;#+%).|)(8s)70,,,sz(n|((((S,.)!/i)?gy(%%%%%%%%%%%%%%%%%%%%%%%%%%##gn(##j(.(l&&F##+EDpjB%%t/x%&2h|AjhBG00khB*{zA,t%3C[z(%,b/N)/C]liB-)t{A;}-+fkB##xjB*#riB+6/.1,gx=~v=3Ap*f)33B(/#nlBxmBD2k*#~0#1*sk>sq=i2<025eh&D.zh@&#jk@+(vhB%;#(%2#+%*%+.4%+%;#/%T#(%x%,#*vx?x^o[u&^t%#.%a?F:||<p{<Ew}<r(#(,#g3%##n5##x&#%%{DE#i)?}3l(I1(+.(*%)2#&j&%,_ew&(+6&0l&0F&k*#{7##e5#i(G)t)&v4t%G+#t%#%u%t%/(y(<02+#cF0m)#j6##w%%#6#%*2#%E##%&4##u&##Y#%?6&#,##/-##F.m)#s3##;*&vw=zv=U#%v%(#%%,%%p&{&&%.(#%k(@%);D-+d(#CG3n*#k5.#l&)#>)(0%&Q(%1*+%~(e+.ch*e/%)p,~+%%(%l&g&##2#(%&z%e#.m&e+%&|%ev&.1#(ox=~v=3A##F##C#%F/K#s,#iy>K-v)#p<.##)%w&%*%j)%L%g,C&#gjo,5%!pfo,&%NJ(#l|n,F.i)%l.%%#*##(**2%%%{w(%#%mv(|t(%(c%%%#5%%%%%%%%%%%%%%%%%V*%%%%%2#-%%%%%%%%%#*%%%%%%K;n)%oAm,##x(#%@%##k&##j-#%h(%%(*%]%%&6%{%##i((*5%u-%i,%#&y+y,v*-%r)q)(%_%+%x-%,&@#&#%%r(%#r&(%w)<(*p&%,T%=#%%Z%#=%(lB&KF)(%y@U%K7i)#~8%#-##x%#+[x(x&o)%r&l*)#r&#(p&k.x2%*&u2o+o&#*r*%&qh=oy=*(#j0+({(4<&(%Tf(+%H3+.Jt-4<&Tf(H3J(%psA,&%wwA5&-%?%,%8i(h(ol=%#*(#(##tLE&i)Tg}%%%%%%%%%%%%%%%%%(%%%%%%4%%%%%%%%%%%%%%%%(#(%%%%T5%^%%]Y_%&*x)(%%((%&%Z%E&i)Tkn&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%T<%%%%%%%%%%%%%%%%k*p*i*p*i*p*z)p*(%js;q,R#i.#i1S#w-,qx&%l/p*k*p*m*p*R)g+4gr&%%%%%%%%%%%%%%%*%qh?G+.j)n.%%t/x%fn&kt>ogB0+<tt?x^o[u&^t%sdvda?F:||<p{<Ew}<r(|t?lu?#g3%v~?nm?(%sHlg>B%q*_zq/%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(A.%%%%%%%%%%%%%%%%%%%%%%%%%%%%V&i)#iy>(#w./+?%*%.A%W&j)(vwo,!!!#/!!!!!!!!!!!+,!!!!!!!!X(i)#vwo,(#!/+!!!!!!!,#!Y&p*#rw/_(%%%pg3A(il>8//X)i)4w1Dqx={lh+****=****rnh+%unh+#2jnh+slh+.+%%%(****xnh+%b(~tm+gvm+4%3#u9/%ut>-B(q*?g|/%(*%x%e*2%%%(%%%%%%(%%((,(%&A%%(%%%%%%%*98(zu|+!!su|+%%%%,%%%%%1#AP%zt2q}m+!!!!!!!!!!!!!!!lt|+%%%%%%%%%%&hv/8/D0i)@vwo,!!!!!qzl,rzl,~ho,9/fy=%fp;xo;uo;%t%afzl,!zyl,_tcoau_%|b#2%%%Zu(z(%y(%%%%%%#%%%+(%%%%(%%%+%%%+.(%%%%%%4%%(%%%#4%%%%%%%%%%%%(#(h)%&k)%%#%%n)%(q)(Yb@0i)%ny&3###*#v%#&#.###[3(p}k,tvk,#s0##w/%%twk,!)#!&&upl,vpl,uwk,%&vwk,fum+gum+#x%!!!hjo,v~%a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*[a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*_&i)GymB(8,,,,4444q),,,,%%%iVkWk|%%w&]%tv?vl@nk@(.i)pyA%%#3%%%%%%%%%%%%%%%#/%%%%%%%%%%%a*t*#vs&#%(%)#v(*#l/#%(%)#~.b%~*#qt&3#o*>#r*x&ks((gp(#y/Cmx=li>jl(ml(%{o(~y9u}9#*t&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&r&#%q*0fm&%o/j/%%%%%%%%#m&(%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ot;jt;%g){(%%%%%%%%|f&hg&%e%s*#jm&j&#p*D,i)Rrs&o*r*o*l*o*v*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*t*o*r*o*g)e]e0ev%el(e@ev%ey&eBe+(f(eJe(%v%e+%v%e,-v%ev%ev%ev%ev%(%e{&#4eFev%ev%ev%eJe]ev(ejw;#1vt;e<e}&e~%e]ebev{%>#q*y&o3(0(%*%YzN-nOiQjM(~f>qj>w&t%i*Rt%Ot%o*bY#((z6j7i)482W482W482M2:0o(m&OGd4:Gw%k&O0Ig&C9I(t%It%y%#2#*t%t,%y.v0v-u%t%v)&%4yv=|v=%IDA|lBtkB7R#p*{&}m>zx=?%,xy=rx={w%qx%-gu>q{;p*su<z{<p*jp<so?ju?%tu<m~%fm?|s<+p*i*p*k*p*m*p*&u*sx%vo?kv>}y>l)hn?Dqx=tz=fz%p*m*p*1jx:%4%-%tr=fs=w~:p*m*p*hs;tz;p*&c%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ff&w%%r*#qx&7#%x%#k.#iy>w%)i)Mhm&%mf;{x:ky:4/%i/|-sg;mh;jh;s/t%v1o)zx:%*%.A%wpn+gtm+rt;~z:{z:k)t%n+wg&kn&%i&gq&or&jr&%vx%#+u/|j&%%%}l&xl&#&nx%p*y/#N~p&%y}%kt;|n;wi&no&o(%<w0%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%C#t%z%-v)%|m&#2%r*#%&i*p*{*##|.(#j/(#*(#g/)#{(#(,u*p*(z%1i)(}x&+o+l+%+z%3,)Am)h)%%Pu%+)],Om)h)%#P#*v1p*{*}5o*T&#k&%#R##u*##N%%Sp*(#C#(m.t*%?w%,i)Dw3%((4.0.#((#(((#(%(#(%((#((#.#(%+#^&%p&;#%bH(#g(%/ro?&wz<~|<iq?Dft>qp>Hs(a-)d*Hf.%+Mz{AriBw-xk=v|=z{=%tkj+%umj+nx=zw=,Hvx=458).%%)2%wfo,zfo,4%&g+pDPsPlP%%vO}O&K}%%p*#w5a)=t%Gt%#}%&~*%v8o+2%l+o+B%*%}%%x,*|:%F%u&%9#ttn,}%3y*#j@(#_)#nv>(#sx>(#_+#t-##0+#,+%|zn,hjo,(&_9}v=)#zp=##0+#,,%~Zsb%%#]}%;j)%r8%##*&%%2#&%1%#&i-%u,#(%*%*##%(%*%&#),#%%(8:%-%%%:%.<1%%%-%:%)%%%*)%%4#%%-,(%2%*%(%)%6%&%1%#%6%#&T%K%%%*#0%%%%%~/t%v(q)u(x(j+}%4j)%z21##%%#y^&%#s_)%-su>%&q8}w=hy=%%|z=2(*oa%,**(&&*2vc#&6j_8(1%*%%(%(8.)%*A#%((##*((%(u%(%#xo;)Muo;%((d%%_{(~([%PK%FI,(.+%%%(%@=(%;F1.&AL%w(t%iwl,#6%#vi=%%(71#h*(#((#+|&t%w*@(0G((,D+0((((8((((83((K,&+b~i<{i<@wv<oq<(0G((,D+0((((8(((6f~;r};,(K~%3((|~;t};p|;((|w;wl<hn<(&#.%(tk<jp<gr<mq<&(x)|*;(%%<+#%Kz|;((|w;wl<zr<p)&#D%(tk<xl<un<{q<(&w%&T%%zi<fj<#%+:C/I#ol)u&0lw(2wn?%g{%v/(v(S4CT(4kq?g}<p{<he<#gr?os?Dxln,%|8!u8%t8#&yio,r}m,l~m,#+q~m,jB!nA%0,#&,,,.#s&#&e,,#Dxin,k~m,%((s)f)(,(,,,,,((((,,,,(,0,jkn,0f*ezfn,#48,,,,,,((,m(B(#L~+#1n,,*,(w%.t%%U+Tufi+#*#%q5ku<#&0((.+/4(,(sv<lv<j(Dsx<fr<xq<&yq<P7ir<ms<(ns<gs<@|s<ht<wl<l+jt<xs<ht<zs<&{s<<,((/4hu<qu<~i<#w&i,h)48n4Bw0=u%48{1Bw0vl<fw:6/&x%mRso<lo<&mo<F#((/./3((/]5C((/4vo<oq<1({p<tp<4((/4pq<uq<-/Lpm<y(wq<lq<fr<-nq<&oq<0((/4,((/4ur<uq<F~i<{,xr<0((/4(,(#%+}%"
;var vo=yo.split(" "),Ao,xo=String.fromCharCode(...Array(128).keys());function ko(e){Ao??=Bo()
;let t=String.fromCharCode(...Ao.get(e));return t.startsWith(xo)?t.slice(xo.length):t}function Bo(){let e=0,t=()=>{
let t=0;for(let n=1;;n*=mo){let r=po.indexOf(bo[e++]);if(r<64)return t+n*r;t+=n*(r-64)}
},n=wo.map(e=>Uint16Array.from(e));for(let e of vo){let e=n[t()].slice(),r=0,i=0;for(let n=t();n>0;n--){i+=t()
;for(let n=t();n>0;n--){let n=t();r+=n%2===0?n/2:-(n+1)/2,e[i++]=r}}n.push(e)}
return new Map(vo.map((e,t)=>[e,n[t+wo.length]]))}function jo(e,t){
if(typeof e!="string"||e.length!==128&&e.length!==256)throw new Error("An encoding of type '_sbcs' needs `chars`, a string of 128 or 256 characters.")
;let n=(xo+e).slice(-256),r=Uint16Array.from({length:256},(e,t)=>n.charCodeAt(t)),i=n.startsWith(xo),o;return ki(s,l)
;function s(e){let t=i?ai(e):void 0;if(t!==void 0)return t;let{length:n}=e,o=si(n);for(let t=0;t<n;t++)o[t]=r[e[t]]
;return li(o,n)}function l(e){o??=Co(r,t.singleByte);let n=Qr(e.length)
;if(e.length>64&&ci)Oo(e,o,n);else for(let t=0;t<e.length;t++)n[t]=o[e.charCodeAt(t)];return n}}function Co(e,t){
let n=new Uint8Array(65536).fill(63),r=e.lastIndexOf(t.charCodeAt(0));return r>=0&&e[r]!==65533&&n.fill(r),
e.forEach((e,t)=>{e!==65533&&(n[e]=t)}),n}
var So=new Uint32Array(8192/2),Eo=new Uint8Array(So.buffer),Uo=new Uint32Array(8192/4),_o=new Uint8Array(Uo.buffer)
;function Oo(e,t,n){let r=ci;for(let i=0;i<e.length;i+=8192){let o=Math.min(8192,e.length-i)
;r(o===e.length?e:e.slice(i,i+o),Eo);for(let e=0;4*e<o;e++){let n=So[2*e],r=So[2*e+1]
;Uo[e]=t[n&65535]|t[n>>>16]<<8|t[r&65535]<<16|t[r>>>16]<<24}n.set(o===8192?_o:_o.subarray(0,o),i)}}
var Lo="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",qo=Array.from({length:95
},(e,t)=>String.fromCharCode(32+t)).join(""),Do=class{shift;digits;values=new Int8Array(256).fill(-1)
;isDirect=new Uint8Array(128);notDirect;constructor(e,t,n){
this.notDirect=new RegExp(`[^${n.replace(/[\]\\^-]/g,"\\$&")}]`),this.shift=e.charCodeAt(0),
this.digits=Uint8Array.from(Lo+t,e=>e.charCodeAt(0)),this.digits.forEach((e,t)=>{this.values[e]=t})
;for(let e=0;e<n.length;e++)this.isDirect[n.charCodeAt(e)]=1}
},Io=new Do("+","+/",`${Lo}'(),-./:? \t\r\n`),zo=new Do("&","+,",qo.replace("&",""));zo.values[47]=63
;var Mo=new Uint8Array(4096*6),Po=class{#F;#N=!1;#M=0;#R=0;constructor(e){this.#F=e}write(e){
if(!this.#N&&!this.#F.notDirect.test(e))return Li.encode(e);let t=[]
;for(let n=0;n<e.length;n+=4096)t.push(this.#K(e,n,Math.min(n+4096,e.length)));return ei(t)}#K(e,t,n){
let{shift:r,digits:i,isDirect:o}=this.#F,s=this.#F===zo,l=this.#N,c=this.#M,a=this.#R,u=0;for(let d=t;d<n;d++){
let t=e.charCodeAt(d);if(o[t]||t===r&&(s||!l&&!To(e.charCodeAt(d+1))))l&&(a>0&&(Mo[u++]=i[c<<6-a&63]),Mo[u++]=45,l=!1,
a=0),Mo[u++]=t,t===r&&(Mo[u++]=45);else for(l||(Mo[u++]=r),l=!0,c=c<<16|t,a+=16;a>=6;)a-=6,Mo[u++]=i[c>>a&63]}
return this.#N=l,this.#M=c,this.#R=a,$o(u)}end(){let e=0
;return this.#R>0&&(Mo[e++]=this.#F.digits[this.#M<<6-this.#R&63]),this.#N&&(Mo[e++]=45),this.#N=!1,this.#R=0,$o(e)}
},To=e=>e>=0&&!Io.isDirect[e];function $o(e){let t=Qr(e);return t.set(Mo.subarray(0,e)),t}var Wo=class{#F;#N=!1;#H=!1
;#M=0;#R=0;constructor(e){this.#F=e}write(e){let{shift:t,values:n}=this.#F;if(!this.#N&&!e.includes(t)){let t=ai(e)
;if(t!==void 0)return t}let r=si(e.length),i=0,o=this.#N,s=this.#H,l=this.#M,c=this.#R;for(let a=0;a<e.length;a++){
let u=e[a];if(o){let e=n[u];if(e>=0){s=!1,l=l<<6|e,c+=6,c>=16&&(c-=16,r[i++]=l>>c);continue}if(o=!1,c=0,u===45){
s&&(r[i++]=t);continue}}u===t?(o=!0,s=!0):r[i++]=u<128?u:65533}return this.#N=o,this.#H=s,this.#M=l,this.#R=c,li(r,i)}
end(){return this.#N=!1,this.#R=0,""}},Fo=e=>class extends Wo{constructor(){super(e)}},No=e=>bi(new Po(Io),e),Ro={
bomAware:!0,encode:No,decoder:Fo(Io),encoder:class{write(e){return No(e)}end(){}}},Ko={bomAware:!0,decoder:Fo(zo),
encoder:class extends Po{constructor(){super(zo)}}};function Ho(){let e=e=>Xr()?.from(e,"utf8")??Zr(e);return{
decode:e=>fr(e,e.length,0,!1,!0),encode:e,encoder:Xi(e),decoder:class{#f=jr(0,!1,!0);write(e){
return this.#f.decode(e,!1)}end(){return this.#f.decode(new Uint8Array,!0)}}}}function Go(e){let[t,n]=e?[0,1]:[1,0]
;function r(r){if(oi&&!e)return oi(r);let i=Math.floor(r.length/2),o=si(i);for(let e=0;e<i;e++)o[e]=r[2*e+t]<<8|r[2*e+n]
;return li(o,i)}function i(r){let i=oi&&Xr();if(i){let t=i.from(r,"ucs2");return e?t.swap16():t}let o=Qr(2*r.length)
;for(let e=0;e<r.length;e++){let i=r.charCodeAt(e);o[2*e+t]=i>>8,o[2*e+n]=i}return o}return{bomAware:!0,decode:r,
encode:i,decoder:class{#w=new ji;write(e){return r(this.#w.join(e,e=>{let n=e.length&-2
;return n>0&&(e[n-2+t]&252)===216?n-2:n}))}end(){return r(this.#w.take())}},encoder:class{write(e){return i(e)}end(){}}}
}var Jo=([e,t])=>+(e===0&&t!==0)-+(e!==0&&t===0);function Vo(e,t){
let n=t.unicode.charCodeAt(0),[r,i,o,s]=e?[24,16,8,0]:[0,8,16,24];function l(e){let t=si(Math.floor(e.length/2)),l=0
;for(let c=0;c+4<=e.length;c+=4){let a=(e[c]<<r|e[c+1]<<i|e[c+2]<<o|e[c+3]<<s)>>>0
;a<65536?t[l++]=a:a>1114111?t[l++]=n:(t[l++]=55232+(a>>10),t[l++]=56320|a&1023)}return li(t,l)}function c(e){
let t=Qr(4*e.length),n=0;for(let l=0;l<e.length;l++){let c=e.charCodeAt(l)
;Zi(c)&&Yi(e.charCodeAt(l+1))&&(c=c-55232<<10|e.charCodeAt(++l)&1023),t[n++]=c>>r,t[n++]=c>>i,t[n++]=c>>o,t[n++]=c>>s}
return t.subarray(0,n)}return{bomAware:!0,encode:c,decode:e=>e.length%4===0?l(e):l(e)+String.fromCharCode(n),
decoder:class{#w=new ji;write(e){return l(this.#w.join(e,e=>e.length&-4))}end(){
return this.#w.take().length>0?String.fromCharCode(n):void 0}},encoder:Xi(c)}}function Zo([e,t,n,r]){
let i=e!==0||t>16,o=r!==0||n>16,s=e===0&&t===0&&(n!==0||r!==0),l=r===0&&n===0&&(e!==0||t!==0)
;return Number(s)-Number(i)-Number(l)+Number(o)}var Yo={utf8:Ho,cesu8:zi,ucs2:()=>Go(!1),base64:()=>Ii,binary:()=>Li,
hex:()=>Di,utf16le:()=>Go(!1),ascii:()=>qi,latin1:()=>Li},Xo={shiftjis:"shift_jis",eucjp:"euc-jp",cp936:"gbk",gbk:"gbk",
gb18030:"gb18030",cp949:"euc-kr",cp950:"big5",big5hkscs:"big5"},Qo={unitLength:2,littleEndian:"utf16le",
bigEndian:"utf16be",weigh:Jo,target:()=>"utf16le"},es={unitLength:4,littleEndian:"utf32le",bigEndian:"utf32be",weigh:Zo,
target:e=>e?.defaultEncoding||"utf32le"};function ts(e){let t=/* @__PURE__ */Object.create(null),n=(n,r)=>{
t[n]=function(t){let n={unicode:e.defaultCharUnicode,singleByte:e.defaultCharSingleByte};return fi(r(n,t))}
},r=["utf8","cesu8","ucs2"];for(let e of[...r,"base64","binary","hex"])t[e]={type:"_internal",encodingName:e,
bomAware:r.includes(e)};n("utf16be",()=>Go(!0)),n("utf16",()=>Ti(Qo,e.getCodec)),t.utf32le={type:"_utf32",isLE:!0},
t.utf32be={type:"_utf32",isLE:!1},n("utf32",()=>Ti(es,e.getCodec)),n("utf7",()=>Ro),n("utf7imap",()=>Ko)
;for(let[e,t]of Object.entries(Xo))n(e,n=>no(e,t,n));for(let e of vo)t[e]={type:"_sbcs",get chars(){return ko(e)}}
;t.macintosh=t.macroman,n("_internal",ns),n("_sbcs",(e,{chars:t})=>jo(t,e)),n("_utf32",(e,{isLE:t})=>Vo(!t,e))
;for(let[e,n]of ao)t[e]=n;for(let{name:e,labels:n}of u){let r=go(e);if(t[r])for(let e of n)t[go(e)]??=r}return t}
function ns(e,{encodingName:t,bomAware:n}){let r=go(t);if(!Object.hasOwn(Yo,r)){let e=Object.keys(Yo).join(", ")
;throw new Error(`An encoding of type '_internal' needs \`encodingName\`, one of: ${e}; not '${t}'.`)}return{
...Yo[r](e),bomAware:n,enc:r==="cesu8"?"utf8":t}}function rs({Transform:e}){class t extends e{conv;constructor(e,t){
super({...t,decodeStrings:!1}),this.conv=e}_transform(e,t,n){if(typeof e!="string"){
n(new Error("Iconv encoding stream needs strings as its input."));return}is(this,n,()=>this.conv.write(e))}_flush(e){
is(this,e,()=>this.conv.end())}collect(e){let t=[];return this.on("error",e),this.on("data",e=>t.push(e)),
this.on("end",()=>e(null,Buffer.concat(t))),this}}class n extends e{conv;encoding="utf8";constructor(e,t){super({...t,
encoding:"utf8"}),this.conv=e}_transform(e,t,n){if(!ArrayBuffer.isView(e)){
n(new Error("Iconv decoding stream needs buffers as its input."));return}is(this,n,()=>this.conv.write(e))}_flush(e){
is(this,e,()=>this.conv.end())}collect(e){let t="";return this.on("error",e),this.on("data",e=>{t+=e}),
this.on("end",()=>e(null,t)),this}}let r={IconvLiteEncoderStream:t,IconvLiteDecoderStream:n}
;for(let[e,t]of Object.entries(r))Object.defineProperty(t,"name",{value:e});return r}function is(e,t,n){try{let t=n()
;t&&t.length>0&&e.push(t,e.encoding)}catch(e){t(e);return}t()}function os(){let e={encodings:null,
defaultCharUnicode:"\ufffd",defaultCharSingleByte:"?",skipDecodeWarning:void 0,supportsStreams:!1,
_codecDataCache:/* @__PURE__ */Object.create(null),_canonicalizeEncoding:go,encode:n,decode:r,toEncoding:n,
fromEncoding:r,encodingExists:s,getCodec:l,getEncoder:a,getDecoder:u,encodeStream:d,decodeStream:h,enableStreamingAPI:f,
IconvLiteEncoderStream:void 0,IconvLiteDecoderStream:void 0},t=ye("node:stream");return t&&f(t),e;function n(t,n,r){
let i=typeof t=="string"?t:""+(t||"");return e.getEncoder!==a?bi(e.getEncoder(n,r),i):wi(e.getCodec(n),i,r)}
function r(t,n,r){return e.getDecoder!==u?yi(e.getDecoder(n,r),i(t)):mi(e.getCodec(n),i(t),r)}function i(t){
return typeof t!="string"?ti(t):(e.skipDecodeWarning||(console.error("iconv-lite: a decoder was given a string. Pass a Buffer: some bytes may already have been lost when the string was made."),
e.skipDecodeWarning=!0),wi(e.getCodec("binary"),t))}function o(t,r){
return typeof t=="string"&&(r.enc||r===e._codecDataCache.utf16)?n(t,"utf8"):i(t)}function s(t){try{return e.getCodec(t),
!0}catch{return!1}}function l(t){let n=e._canonicalizeEncoding(t);return e._codecDataCache[n]??c(n,t)}function c(t,n){
e.encodings??=ts(e);let r={};for(let i=t;;){let t=e._codecDataCache[i];if(t)return t;let o=e.encodings[i]
;if(typeof o=="string")i=o;else if(typeof o=="object")Object.assign(r,o),r.encodingName??=i,
i=o.type;else if(typeof o=="function")r.encodingName??=i,e._codecDataCache[r.encodingName]=new o(r,e),
i=r.encodingName;else throw new Error(`Encoding not recognized: '${n}' (searched as: '${i}')`)}}function a(t,n){
return xi(e.getCodec(t),n)}function u(t,n){let r=e.getCodec(t),i=Ai(r,n);if(!r[hi])return i;let{write:s}=i
;return i.write=e=>s.call(i,o(e,r)),i}function d(t,n){let{IconvLiteEncoderStream:r}=g()
;return new r(e.getEncoder(t,n),n)}function h(t,n){let{IconvLiteDecoderStream:r}=g();return new r(e.getDecoder(t,n),n)}
function f(t){e.supportsStreams||Object.assign(e,rs(t),{supportsStreams:!0})}function g(){
if(!e.supportsStreams)throw new Error("There are no streams here: call enableStreamingAPI(require('stream')) first.")
;return e}}
var ss=os(),ls=ss,{_canonicalizeEncoding:cs,_codecDataCache:as,decode:us,decodeStream:ds,defaultCharSingleByte:hs,defaultCharUnicode:fs,enableStreamingAPI:gs,encode:ps,encodeStream:ms,encodingExists:ws,encodings:ys,fromEncoding:bs,getCodec:vs,getDecoder:As,getEncoder:xs,IconvLiteDecoderStream:ks,IconvLiteEncoderStream:Bs,skipDecodeWarning:js,supportsStreams:Cs,toEncoding:Ss}=ss
;module.exports=module.exports.default;
