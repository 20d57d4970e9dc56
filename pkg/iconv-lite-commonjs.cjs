var e=Object.defineProperty;var t=Object.getOwnPropertyDescriptor;var n=Object.getOwnPropertyNames
;var r=Object.prototype.hasOwnProperty;var i=(t,n)=>{for(var r of Object.keys(n))e(t,r,{get:n[r],enumerable:!0})
},o=(i,o,s,c)=>{if(o&&typeof o=="object"||typeof o=="function")for(let l of n(o))!r.call(i,l)&&l!==s&&e(i,l,{
get:()=>o[l],enumerable:!(c=t(o,l))||c.enumerable});return i};var s=t=>o(e({},"__esModule",{value:!0}),t);var c={};i(c,{
IconvLiteDecoderStream:()=>_s,IconvLiteEncoderStream:()=>Os,_canonicalizeEncoding:()=>ps,_codecDataCache:()=>ms,
decode:()=>ws,decodeStream:()=>ys,default:()=>gs,defaultCharSingleByte:()=>bs,defaultCharUnicode:()=>vs,
enableStreamingAPI:()=>As,encode:()=>xs,encodeStream:()=>ks,encodingExists:()=>Bs,encodings:()=>js,fromEncoding:()=>Cs,
getCodec:()=>Ss,getDecoder:()=>Es,getEncoder:()=>Us,skipDecodeWarning:()=>Ls,supportsStreams:()=>qs,toEncoding:()=>Ds})
;module.exports=s(c);var l=e=>Array(e).fill(void 0);function a(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(e){
throw n=!1,e}}return t}}
var u=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var d=/* @__PURE__ */h();function h(){let e=u.split(`\n`).map(e=>{let[t,...n]=e.split(" ");return Object.freeze({
name:t,labels:Object.freeze([...n,t.toLowerCase()].sort())})});return Object.freeze(e)}
var f=/* @__PURE__ */a(()=>new Map(d.flatMap(({labels:e},t)=>e.map(e=>[e,t])))),g=e=>e<36&&e!==33,p=e=>e>0&&e<29,m=e=>e>=29&&g(e)
;function w(e){let t=f();return t.get(e)??t.get(k(A(e)))}var y=[{encoding:0,bytes:[239,187,191]},{encoding:37,
bytes:[254,255]},{encoding:38,bytes:[255,254]}];function b(e){return y.find(t=>t.encoding===e)?.bytes}function v(e){
return e===0||e===37||e===38}function A(e){let t=0,n=e.length;for(;x(e[t]);)t+=1;for(;x(e[n-1]);)n-=1
;return e.slice(t,n)}var x=e=>`\t\n\f\r `.includes(e);function k(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}
var B=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,j=()=>Object.getPrototypeOf(Uint8Array.prototype),C=e=>B(j(),e),S=e=>B(DataView.prototype,e),E=()=>B(ArrayBuffer.prototype,"byteLength"),U=e=>j()[e],_=/* @__PURE__ */C(Symbol.toStringTag),O=/* @__PURE__ */C("buffer"),L=/* @__PURE__ */C("byteOffset"),q=/* @__PURE__ */C("byteLength"),D=/* @__PURE__ */U("includes"),I=/* @__PURE__ */U("set"),z=/* @__PURE__ */S("buffer"),T=/* @__PURE__ */S("byteOffset"),M=/* @__PURE__ */S("byteLength"),P=/* @__PURE__ */E(),$=e=>q.call(e),W=(e,t,n=$(e))=>n>t?new Uint8Array(O.call(e),L.call(e)+t,n-t):X
;var F=(e,t,n)=>I.call(e,t,n),N=(e,t)=>D.call(e,t);function R(e,t,n){let r=new Uint8Array(n-t);return F(r,W(e,t,n)),r}
function K(e,t,n,r){if(r>24)F(e,$(n)===r?n:W(n,0,r),t);else for(let i=0;i<r;i++)e[t+i]=n[i]}function H(e,t,n){
if(n>24)return R(e,t,t+n);let r=new Uint8Array(n);for(let i=0;i<n;i++)r[i]=e[t+i];return r}function G(e){try{
return P.call(e),!1}catch{return!0}}var J=e=>_.call(e)==="Uint8Array"&&!G(O.call(e));function V(e){
let t=ArrayBuffer.isView(e)?Y(e):Z(e);return G(O.call(t))?R(t,0,$(t)):t}function Z(e){try{return new Uint8Array(e)
}catch{return X}}function Y(e){try{
return _.call(e)===void 0?new Uint8Array(z.call(e),T.call(e),M.call(e)):new Uint8Array(O.call(e),L.call(e),q.call(e))
}catch{return X}}var X=/* @__PURE__ */new Uint8Array;function Q(e){try{return P.call(e)}catch{}try{
return M.call(new DataView(e))}catch{return}}function ee(e){return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}
var te=e=>(e&63488)===55296;function ne(e,t){let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t)
;return n>=55296&&n<=57343?65533:n}var re=e=>e<128?1:e<2048?2:e<65536?3:4,ie=e=>e<194||e>244?0:e<224?2:e<240?3:4
;function oe(e,t,n){if(e<128)return t[n]=e,n+1;let r=re(e);for(let i=r-1;i>0;i--)t[n+i]=128|e>>6*(r-1-i)&63
;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}var se=class{encoding;offset;length;constructor(e,t,n){
this.encoding=e,this.offset=t,this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}}
;var ce=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,le=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),ae=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${ce(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&le in t}[le](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})()
;var ue=(e,t)=>e?.prototype?.[t],de=e=>ue(globalThis.Buffer,e),he=/* @__PURE__ */de("ucs2Slice"),fe=/* @__PURE__ */de("ucs2Write"),ge=/* @__PURE__ */de("utf8Slice"),pe=/* @__PURE__ */de("latin1Slice"),me=e=>globalThis[e],we=/* @__PURE__ */me("TextDecoder"),ye=/* @__PURE__ */ue(we,"decode"),be=/* @__PURE__ */me("TextEncoder"),ve=/* @__PURE__ */ue(be,"encode"),Ae=/* @__PURE__ */ue(be,"encodeInto")
;function xe(e,t=!1,n=!0){let r=new we(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:ye})}
function ke(){let e=new be;return Object.defineProperties(e,{encode:{value:ve},encodeInto:{value:Ae}}),e}function Be(e){
try{return e()}catch{return}}var je=e=>globalThis.process?.getBuiltinModule?.(e),Ce=()=>"WebSocketPair"in globalThis
;var Se=/* @__PURE__ */a(()=>Ce()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":ge&&pe&&he?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var Ee=1/0,Ue={node:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,Ee],singleByte:[16,256,513],multiByte:[16,512,513]
},deno:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,Ee],singleByte:[16,256,513],multiByte:[16,512,513]},bun:{
utf8:[0,0,1],utf16LE:[0,0,1],utf16BE:[0,0,Ee],singleByte:[0,256,513],multiByte:[16,512,513]},chromium:{utf8:[16,0,64],
utf16LE:[32,0,Ee],utf16BE:[32,0,Ee],singleByte:[16,Ee,Ee],multiByte:[16,512,Ee]},firefox:{utf8:[16,0,17],
utf16LE:[32,0,33],utf16BE:[32,0,33],singleByte:[16,256,257],multiByte:[16,512,Ee]},other:{utf8:[16,0,17],
utf16LE:[32,0,33],utf16BE:[32,0,Ee],singleByte:[16,0,17],multiByte:[16,0,Ee]}},_e={node:{utf8Loop:16,into:64,ascii:48,
singleByteLoop:96,multiByteLoop:128,long:"module",throughString:160,utf16ThroughString:16777216},deno:{utf8Loop:16,
into:0,ascii:48,singleByteLoop:96,multiByteLoop:128,long:"table",throughString:160,utf16ThroughString:320},bun:{
utf8Loop:6,into:0,ascii:32,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:400,
utf16ThroughString:16777216},chromium:{utf8Loop:16,into:64,ascii:1024,singleByteLoop:128,multiByteLoop:128,long:"table",
throughString:64,utf16ThroughString:64},firefox:{utf8Loop:16,into:0,ascii:400,singleByteLoop:96,multiByteLoop:65536,
long:"loop",throughString:80,utf16ThroughString:160},other:{utf8Loop:16,into:64,ascii:Ee,singleByteLoop:96,
multiByteLoop:65536,long:"loop",throughString:64,utf16ThroughString:64}},Oe={node:{utf8Slice:8191,latin1:!0,
samplesUTF8:!1,bufferWrite:64,decoderRead:Ee},deno:{utf8Slice:64,latin1:!0,samplesUTF8:!1,bufferWrite:Ee,decoderRead:Ee
},bun:{utf8Slice:0,latin1:!0,samplesUTF8:!1,bufferWrite:64,decoderRead:Ee},chromium:{utf8Slice:0,latin1:!1,
samplesUTF8:!0,bufferWrite:Ee,decoderRead:Ee},firefox:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:Ee,
decoderRead:1024},other:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:Ee,decoderRead:Ee}
},Le=[0,0,Ee],qe=/* @__PURE__ */l(40);function De(e){if(qe[e]===void 0){let[t,n,r]=Ie(e);qe[e]={short:t,lookUp:n,host:r}
}return qe[e]}function Ie(e){let t=Ue[Se()]
;return e===0?t.utf8:e===38?t.utf16LE:e===37?t.utf16BE:p(e)?t.singleByte:m(e)?t.multiByte:Le}
var ze=()=>_e[Se()],Te=()=>Oe[Se()];function Me(e){try{return e()}catch(e){
let{code:t,message:n,path:r}=e,i=t==="ENOENT"?`the deployment or bundle left out the file ${r}; copy it there from the package`:`its file encoding.wasm can't be read (${n})`
;throw new Error(`encoding-wasm: ${i}, or let the bundler use the condition 'module'.`,{cause:e})}}
var Pe=()=>Me(()=>require("node:fs").readFileSync(__dirname+"/encoding.wasm")),$e="encoding-wasm/iconv-lite",We=!1
;var Fe=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],Ne;function Re(){
if(typeof WebAssembly!="object")return!1;try{
Ne??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(Fe)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(Ne=!1)}return Ne??!0}function Ke(e,t,n){let{fromCharCode:r}=String;switch(n){
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
}}function He(e,t,n){let{memory:r}=e,i=Je(e=>Ze(e,n),r,t),o=Je(Ye,r,t);if(i&&o){let{bufferWrite:e}=Te();return{...o,
read:(e,t)=>(t<128?i:o).read(e,t),write:(t,n)=>(t.length<e?i:o).write(t,n),readBytes:i.readBytes,readPairs:i.readPairs,
writeBytes:i.writeBytes}}let s=et(r);if(i){let{decoderRead:e}=Te(),n=e<1/0?Je(Qe,r,t):void 0;return n?{...i,
read:(t,r)=>(r<e?i:n).read(t,r),collect:n.collect}:i}let c=o??Je(Qe,r,t)??s,l=o?16:15,a={...c,
read:(e,t)=>(t<=l?s:c).read(e,t),write:(e,t)=>(e.length<16?s:c).write(e,t),collect:o?.collect};return o?Ge(a,e,t):a}
var Ge=(e,t,n)=>({...e,readBytes(r,i,o){return t.look_up_bytes(o,i),e.read(n,i)},readPairs(r,i,o,s){
let c=t.look_up_pairs(o,i,s);return c<0?null:e.read(n,c)},readsInput:!0});function Je(e,t,n){
let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short";try{let i=e(t);return i.write(r,n),
et(t).read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0}catch{return}}var Ve="strings";function Ze(e,t){
let[n]=WebAssembly.Module.customSections(t,Ve),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,most:65539}}function Ye(e){
let[t,n]=[he,fe],r=new Uint8Array(e.buffer),i=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r);return{
read:(e,n)=>t.call(i(),e,e+2*n),write:(e,t)=>n.call(i(),e,t,2*e.length),most:1/0,collect:Xe(e,(e,n)=>t.call(e,0,n))}}
function Xe(e,t){let n;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
F(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
function Qe(e){
let t=xe("utf-16le"),{write:n,most:r}=et(e),i=(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),o=Xe(e,(e,n)=>t.decode(new Uint16Array(e.buffer,0,n/2)))
;return{read:i,write:n,most:r,collect:o}}function et(e){
let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(t,r){
let i=n(),[o,s]=[t/2,t/2+r];if(r<=16)return Ke(i,o,r);let c=""
;for(let t=o;t<s;t+=8192)c+=String.fromCharCode.apply(null,new Uint16Array(e.buffer,2*t,Math.min(8192,s-t)));return c},
write(e,t){let r=n();for(let n=0;n<e.length;n++)r[t/2+n]=e.charCodeAt(n)},most:1/0}}var tt,nt,rt,it,ot,st,ct={input:0,
units:0,output:0},lt=0,at={name:"",encoding:-1},ut={isBusy:!0,newCodec:NaN,count:0};function dt(e,t){at.name=e,
at.encoding=t,ut.newCodec=NaN,ut.count+=1,ut.isBusy&&ht(),ut.isBusy=!0}function ht(){try{At(),tt??=yt(pt(Pe())),
bt(new WebAssembly.Instance(tt),tt)}catch(e){throw xt(e)}}
var ft=/* @__PURE__ */a(()=>Be(()=>mt(Pe()))===!0),gt=()=>tt!==void 0||Re()||ft();function pt(e){
return mt(e)?e:new WebAssembly.Module(e)}function mt(e){try{return WebAssembly.Module.customSections(e,wt),!0}catch{
return!1}}var wt="encoding-wasm";function yt(e){
let[t]=WebAssembly.Module.customSections(e,wt),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${$e} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function bt({exports:e},t){nt=e,Lt=WebAssembly.RuntimeError,ct.input=nt.input(),ct.units=nt.units(),
ct.output=nt.output(),Ut(),st=He(nt,ct.units,t),lt=Math.min(nt.units_length(),st.most),ut.isBusy=!1}
var vt=We?"labels and names work without it":"single-byte encodings work without it";function At(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; ${vt}.`)
}function xt(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(Bt(e))return new RangeError(`encoding-wasm: ${kt} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src")
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${We?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${We?"call initialize() with a compiled module first":vt} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly
;return e instanceof r||e instanceof i?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e
}var kt="no memory for WebAssembly; free some, and call again",Bt=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function jt(){return Et(),rt}function Ct(){return Et(),it}function St(){return Et(),ot}function Et(){
rt[0]===void 0&&Ut()}function Ut(){let{buffer:e}=nt.memory;rt=new Uint8Array(e),it=new Uint8Array(e,ct.input,65536),
ot=new Int32Array(e,nt.codec(),nt.codec_length()>>2)}function _t(e,t){return dt(e,-1),Ot(t)}function Ot(e){try{let t=e()
;return ut.isBusy=!1,t}catch(e){throw qt(e)}}var Lt;function qt(e){if(!ut.isBusy||!Lt||!(e instanceof Lt))return e
;let t=d[at.encoding]?.name,n=`${at.name}${t?` of ${t}`:""} failed`
;return Dt()?new RangeError(`encoding-wasm: ${n}: ${kt}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}function Dt(){try{return nt.memory.grow(32),!1}catch{return!0}}function It(e=null){let t=St()
;return Mt(t,e??new Int32Array(t.length))}function zt(){let e=nt.held();return e===0&&(ut.newCodec=$t),e}
var Tt=e=>Mt(e,St());function Mt(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Pt(e,t){
Wt(e,t)||(dt("decoding",e),t?Tt(t):nt.new_decoder(e),$t=e===33||e===36?NaN:e)}var $t=NaN;function Wt(e,t){
return t||ut.newCodec!==e||ut.isBusy?!1:(ut.newCodec=NaN,ut.isBusy=!0,!0)}function Ft(e,t){Wt(~e,t)||(dt("encoding",e),
t?Tt(t):nt.new_encoder(e),$t=~e)}function Nt(e,t,n,r,i){rn(e,t),ut.isBusy=!0;let o=nt.decode_block(t,n,+r,+i)
;return ut.isBusy=!1,i&&o>=0&&(ut.newCodec=$t),on(o)}function Rt(e,t,n,r){return _t("decoding",()=>{
let i=Math.min(t,1024);for(let o=0;o<t;o+=i)if(o>0&&(i=Math.min(4*i,65536,t-o)),rn(i===t?e:W(e,o,o+i),i),
!nt.is_free_of(i,n,r))return!1;return!0})}function Kt(e,t){let n=-1,r,i;function o(o){try{return dt(e,o),n=o,i=nt,
r=t(o),ut.isBusy=!1,r}catch(e){throw qt(e)}}return e=>e===n&&i===nt&&!ut.isBusy&&(!r||r[0]!==void 0)?r:o(e)}
var Ht=/* @__PURE__ */Kt("encoding",e=>{let t=nt.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=nt.memory
;return new Uint16Array(n,t,65536)}),Gt=/* @__PURE__ */Kt("encoding",e=>{
let t=nt.unit_table(e)>>>0,n=new Uint8Array(65536);return F(n,new Uint8Array(nt.memory.buffer,t,16384)),n
}),Jt=/* @__PURE__ */Kt("decoding",e=>{let t=p(e),n=(!t?nt.pair_table(e):nt.byte_table(e))>>>0
;return n>0?new Uint16Array(nt.memory.buffer,n,t?256:65536):void 0});function Vt(e,t){try{return e+t}catch(e){
throw Zt(e)}}
var Zt=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e}),Yt=e=>e+65536+3<=lt,Xt=e=>e>lt&&e<268435456?st.collect?.(e+3):void 0,Qt=()=>ct.units
;var en=(e,t)=>st.read(ct.units+2*e,t-e),tn=(e,t,n,r=0)=>st.write(e.slice(t,n),ct.units+2*r);function nn(e,t,n,r){
ut.isBusy=!0;let i=nt.encode_block(e,t,n,+r);return ut.isBusy=!1,r&&i>=0&&cn.finished()&&(ut.newCodec=$t),on(i)}
var rn=(e,t)=>K(Ct(),0,e,t);function on(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}
var sn=e=>H(jt(),ct.output,e);var cn={finished:()=>nt.finished()!==0,read:()=>nt.read(),written:()=>nt.written(),
codePoint:()=>nt.code_point(),start:()=>nt.start(),length:()=>nt.length()};function ln(e,t,n,r,i,o){try{if(Pt(e,t),
r<=65536)return en(0,an(e,n,r,0,i,o,0));let s=Xt(r),c="",l=0;for(let t=0;;t+=65536){
let a=r-t<=65536,u=a?r-t:65536,d=W(n,t,t+u);if(l+=an(e,d,u,l,i,o&&a,t),!(!a&&Yt(l))){if(s?s.add(Qt(),l):c=Vt(c,en(0,l)),
a)return s?s.toText():c;l=0}}}catch(e){throw qt(e)}}function an(e,t,n,r,i,o,s){let c=Nt(t,n,r,i,o)
;if(c<0)throw new se(d[e].name,s+cn.start(),cn.length());return c}var un={encoding:-1,owner:void 0,source:0},dn=0
;function hn(e,t,n,r=!1){if((un.encoding!==e||un.owner!==nt||ut.isBusy)&&fn(e),un.source===0)return
;let{readBytes:i,readPairs:o}=st;if(dn=0,ut.count+=1,!!0||p(e)){let e="";for(let r=0;r<n;r+=65536){
let o=Math.min(65536,n-r);rn(o===n?t:W(t,r,r+o),o),e=Vt(e,i(ct.input,o,un.source))}return e}rn(t,n)
;let s=o(ct.input,n,un.source,+r,n);if(s!==null){if(r){let t=Ct();if(dn=t[n],dn>0&&gn(t[n-1],e))return}return s}}
function fn(e){dt("decoding",e),Ot(()=>{let t=p(e)?nt.byte_table(e):m(e)?nt.pair_table(e):0
;un.source=!st.readPairs||t===0?0:st.readsInput?e:t,un.owner=nt,un.encoding=e})}var gn=(e,t)=>t===32&&e>=144&&e<=160
;function pn(e,t,n){let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var mn=(e,t)=>pn(e,Uint8Array.from([...t,...t]),1)==="\ufeff",wn=[0,255],yn=[48,57],bn=[65,65],vn=[27,27],An=[33,126],xn=[[wn]],kn=[[[127,255],wn,bn]],Bn=[[[129,132],yn,[129,254],yn],[[133,254],yn,[129,130],yn]],jn=[[[216,223],[216,223],[216,223],[216,223]]],Cn={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],bn]],"UTF-16BE":jn,"UTF-16LE":jn,GBK:Bn,gb18030:Bn,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[vn,[36,36],[66,66],An,An,vn,[40,40],[66,66]],[vn,[40,40],[64,74],wn,vn,[40,40],[66,66]],[vn,[36,36],[64,67],wn,[33,33],vn,[40,40],[66,66]]]
};function Sn(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],c=s-o+1;n[r*e.length+i]=o+t%c,t=Math.floor(t/c)}}return n}
function En(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function Un(e,t,n){
let r=2166136261;for(let i of _n(t,n)){let t=Sn(i),n=e.decode(t);if(pn(e,t,61)!==n)return;r=En(r,n)}
return(r>>>0).toString(36)}var _n=(e,t)=>t?xn:[...kn,...Cn[e]??[]];function On(e,t,n,r){let i=r?1:97
;return _n(n,r).every(n=>{let r=Sn(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),c=e.decode(i),l=Be(()=>o.decode(i));if(l!==(c.includes("\ufffd")?void 0:c))return!1
;l===void 0&&(o=t())}return!0})}
var Ln="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function qn(e,t,n,r,i){let o=i(!1,!0);return Un(o,t,n)===Ln.split(" ")[e]&&On(o,()=>i(!0,!0),t,n)&&(!r||mn(i(!1,!1),r))
}var Dn=class{#e="";#t=new Uint16Array(4096);#n=0;add(e){this.#t[this.#n++]=e,this.#n===4096&&this.#r()}#r(){
let e=new Uint16Array(this.#t.buffer,0,this.#n);this.#e+=String.fromCharCode.apply(null,e),this.#n=0}toText(){
return this.#r(),this.#e}},In=class{#i;#o;#s;position=0;start=0;constructor(e,t,n){this.#i=e,this.#o=t,this.#s=n}
fail(e,t){if(this.#o)throw new se(d[this.#i].name,this.start,t-this.start);e.add(65533)}decode(e,{stream:t}){
let n=new Dn,r=this.position+e.length;try{for(let t=0;t<e.length;t++)this.read(e[t],n),this.position+=1;t||this.end(n)
}finally{this.position=r}let i=n.toText(),o=!this.#s&&i.charCodeAt(0)===65279;return this.#s||=i.length>0,o?i.slice(1):i
}read(e,t){}end(e){}},zn=class extends In{#c=0;#l=0;#a=128;#u=191;read(e,t){if(this.#l>0){if(e>=this.#a&&e<=this.#u){
if(this.#a=128,this.#u=191,this.#c=this.#c<<6|e&63,this.#l-=1,this.#l>0)return
;this.#c>65535&&t.add(55232+(this.#c>>10)),t.add(this.#c>65535?56320|this.#c&1023:this.#c);return}this.#l=0,
this.fail(t,this.position)}
this.start=this.position,e<128?t.add(e):e<194||e>244?this.fail(t,this.position+1):(this.#l=e<224?1:e<240?2:3,
this.#c=e&63>>this.#l,this.#a=e===224?160:e===240?144:128,this.#u=e===237?159:e===244?143:191)}end(e){
this.#l>0&&this.fail(e,this.position)}},Tn=class extends In{#d;#h=-1;#f=-1;constructor(e,t,n){super(e,t,n),
this.#d=e===37}read(e,t){if(this.#h<0){this.#f<0&&(this.start=this.position),this.#h=e;return}
let n=this.#d?this.#h<<8|e:this.#h|e<<8;this.#h=-1;let r=this.#f;this.#f=-1;let i=(n&64512)===56320;if(r>=0){if(i){
t.add(r),t.add(n);return}this.fail(t,this.position-1),this.start=this.position-1}
(n&64512)===55296?this.#f=n:i?this.fail(t,this.position+1):t.add(n)}end(e){
(this.#h>=0||this.#f>=0)&&this.fail(e,this.position)}},Mn=(e,t,n)=>e===0?new zn(e,t,n):new Tn(e,t,n);var Pn=class{
encoding;fatal;ignoreBOM;#g=void 0;#p=!1;#m;#w=void 0;constructor(e,t,n,r=void 0){this.encoding=e,this.fatal=t,
this.ignoreBOM=n,this.#m=r}get name(){return d[this.encoding].name}reset(){this.#g=void 0,this.#p=!1,this.#w?.reset()}
decode(e,t,n){if(!this.#g&&gt()&&(this.#w??=this.#m?.()),this.#w)return this.#w.decode(e,t,n)
;let r=this.#g??$n(this.encoding,this.fatal,this.ignoreBOM),i=$(e);if(i>2147483647)throw Zt(void 0);let o=R(e,0,i)
;this.#g=t?void 0:r;try{let e=r.decode(o,{stream:!t});return this.#p=!t&&(this.#p||e!==""),e}catch(e){let t=this.#y(e)
;throw t?n===void 0?t:t.toTypeError(n):(this.#g=void 0,Zt(e))}}#y(e){if(e instanceof se)return e
;if(!(!this.fatal||e?.name!=="TypeError"))return this.#g&&(this.#g=xe(this.name,!0,this.ignoreBOM||this.#p)),
new se(this.name,Number.NaN,0)}};function $n(e,t,n){return Fn(e)?xe(d[e].name,t,n):v(e)?Mn(e,t,n):Nn(e)}
var Wn=/* @__PURE__ */l(40);function Fn(e){if(Wn[e]===void 0){Wn[e]=!1
;let{name:t}=d[e],n=(e,n)=>xe(t,e,n),r=()=>qn(e,t,p(e),b(e),n);Wn[e]=Be(r)===!0}return Wn[e]}function Nn(e){
let{name:t}=d[e];try{_t("decoding",()=>{})}catch(n){
let{message:r}=n,i=Be(()=>xe(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=p(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function Rn(e,t){
let n=Math.ceil(t/8);for(let r=0;r<t;r+=n)if(e[r]>=128)return!1;return e[t-1]<128}function Kn(e,t){
if(e===0)return t(Uint8Array.from(Hn))===Gn;if(e===38||e===37){let n=Jn.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8])
;return t(Uint8Array.from(n))===Vn}let n=n=>t(n)===ln(e,null,n,$(n),!1,!0);if(!p(e))return!1
;for(let e of Zn())if(!n(e))return!1;return!0}
var Hn=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],Gn="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Jn=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Vn="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*Zn(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}
var Yn=/* @__PURE__ */l(40);function Xn(e,t,n){Yn[e]===void 0&&(Yn[e]=null,Yn[e]=Be(()=>nr(e))??null);let r=Yn[e]
;if(!(r===null||n>2147483647||r.takes?.(t,n)===!1))try{return r.decode(tr(t,n),n)}catch{return}}
var Qn=/* @__PURE__ */new Uint8Array(64),er=/* @__PURE__ */l(65);function tr(e,t){
return t>64?J(e)?$(e)===t?e:W(e,0,t):R(e,0,t):(K(Qn,0,e,t),er[t]??=W(Qn,0,t),er[t])}function nr(e){if(e===0)return ir()
;let{latin1:t}=Te();return e===38&&t?cr():t&&g(e)?lr(e):rr(e)}function rr(e){let t=xe(d[e].name),n=e=>t.decode(e)
;return Kn(e,n)?{decode:n}:void 0}function ir(){let e=rr(0),t=ge,{utf8Slice:n,samplesUTF8:r}=Te()
;if(!e||n>0&&!Kn(0,e=>t.call(e)))return;let i=r?sr:or;return{takes:(e,t)=>t<=n||!i(e,t),
decode:(r,i)=>i<=n?t.call(r):e.decode(r,i)}}function or(e,t){if(t<131072)return!1;let n=0,r=Math.ceil(t/16)
;for(let i=0;i<t-1;i+=r)e[i]>=192&&(e[i+1]&192)!==128&&n++;return n>1}function sr(e,t){let n=0,r=0,i=Math.ceil(t/16)
;for(let o=0;o<t;o+=i){let t=e[o];t<128?n+=1:t>=206&&t<240&&(t<234||t>237)&&(r+=1)}return r>0&&n<=16/2}function cr(){
let e=he,t=t=>e.call(t).toWellFormed();if(Kn(38,t))return{takes:(e,t)=>t%2===0,decode:t}}function lr(e){
let t=pe,n=Uint8Array.from({length:256},(e,t)=>t);if(t.call(n)===String.fromCharCode(...n))return e===21?{
decode:(e,n)=>Rt(e,n,128,224)?t.call(e):void 0}:{takes:Rn,decode:(e,n)=>Rt(e,n,128,128)?t.call(e):void 0}}
var ar=/* @__PURE__ */new Uint16Array(16);function ur(e,t,n){
let r=e===0?dr(t,n):e===38||e===37?hr(t,n,e===37?8:0):g(e)?gr(e,t,n):-1;return r<0?void 0:Ke(ar,0,r)}function dr(e,t){
let n=0;for(let r=0;r<t;){let i=e[r++];if(i<128){ar[n++]=i;continue}let o=i<224?1:i<240?2:3
;if(i<194||i>244||r+o>t)return-1;let s=i&63>>o;for(let t=r+o;r<t;r++){let t=e[r];if((t&192)!==128)return-1;s=s<<6|t&63}
if(o<3){if(te(s)||o===2&&s<2048)return-1;ar[n++]=s}else{if(s<65536||s>1114111)return-1;ar[n++]=55232+(s>>10),
ar[n++]=56320|s&1023}}return n}function hr(e,t,n){if(t%2>0)return-1;let r=0;for(let i=0;i<t;i+=2){
let t=e[i]<<n|e[i+1]<<8-n;if(te(t))return-1;ar[r++]=t}return r}function fr(e,t){for(let n=0;n<t;n++){let t=e[n]
;if(t>=128)return-1;ar[n]=t}return t}function gr(e,t,n){let r=fr(t,n);if(r!==-1)return r;let i=p(e)?mr(e):Jt(e)
;if(!i)return-1;let o=0;for(let e=0;e<n;){let r=t[e++],s=i[r];if(te(s)){if(e===n)return-1;if(s=i[r|t[e++]<<8],
te(s))return-1}ar[o++]=s}return o}var pr=/* @__PURE__ */l(40);function mr(e){return pr[e]??=new Uint16Array(Jt(e)),pr[e]
}function wr(e,t,n,r,i){if(!gt())return new Pn(n,r,i).decode(W(e,0,t),!0);if(t===0)return""
;let{short:o,lookUp:s,host:c}=De(n),l;return t<=o?l=ur(n,e,t):t<=s?l=hn(n,e,t):t>=c&&(l=Xn(n,e,t)),
(l===void 0||r&&l.includes("\ufffd"))&&(l=ln(n,null,e,t,r,!0)),i?l:yr(l,n)}
var yr=(e,t)=>e.charCodeAt(0)===65279&&v(t)?e.slice(1):e;var br=class{encoding;fatal;ignoreBOM;#b=0;#v=0;#A=null;#s=!1
;#x;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#x=r}get name(){
return d[this.encoding].name}reset(){this.#v=0,this.#A=null,this.#s=!1,this.#x=0}decode(e,t,n){
let{encoding:r}=this,i=$(e),o=this.#v+i;if(i===0&&!t)return"";let s=this.#v>0||!(t||p(r))?this.#k(e,i,o):e,c,l=o;try{
Ar(r)?c=this.#B(s,o,t):!t&&m(r)?(c=this.#j(s,o),l=o-vr):(t||(l-=jr(r,s,o)),c=wr(s,l,r,this.fatal,!0))}catch(e){
throw e instanceof se?(e.offset+=this.#x-this.#v,this.#v=0,this.#x+=i,n===void 0?e:e.toTypeError(n)):e}
return!this.#s&&l>0&&(this.#s=!0,this.ignoreBOM||(c=yr(c,r))),l<o?this.#C(s,l,o):this.#v=0,this.#x+=i,c}#k(e,t,n){
let r=this.#v;if(r===0&&t>64&&J(e))return e;let i=Br(n);return i[0]=this.#b,i[1]=this.#b>>8,i[2]=this.#b>>16,K(i,r,e,t),
i}#C(e,t,n){this.#v=n-t,this.#b=0;for(let r=n-1;r>=t;r--)this.#b=this.#b<<8|e[r]}#j(e,t){let{encoding:n,fatal:r}=this
;if(t<=De(n).lookUp){let i=hn(n,e,t,!0);if(i!==void 0&&!(r&&i.includes("\ufffd")))return vr=dn,i}
let i=ln(n,null,e,t,r,!1);return vr=zt(),i}#B(e,t,n){try{let r=ln(this.encoding,this.#A,e,t,this.fatal,n)
;return this.#A=n?null:It(),r}catch(e){throw e instanceof se&&(this.#A=It()),e}}
},vr=0,Ar=e=>e===33||e===36,xr=512,kr=/* @__PURE__ */new Uint8Array(xr);function Br(e){
return e<=xr?kr:e>131072?new Uint8Array(e):(xr=131072,kr=new Uint8Array(xr),kr)}function jr(e,t,n){
if(e===0)return Cr(t,n);if(e!==38&&e!==37)return 0;let r=n%2;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}
function Cr(e,t){for(let n=1;n<=3&&n<=t;n++){let r=e[t-n];if(r>=128&&r<192)continue;let i=ie(r)
;return n<i&&(n===1||Sr(r,e[t-n+1]))?n:0}return 0}function Sr(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}var Er=class{#h=null;#S=null;#E=0
;get length(){return this.#E}add(e){let t=$(e);if(t===0)return;this.#E+=t;let n=this.#S
;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096);F(e,n.bytes),n.bytes=e,n.isBlock=!0}
if(n?.isBlock&&n.length+t<=4096){F(n.bytes,e,n.length),n.length+=t;return}this.#S={bytes:e,length:t,isBlock:!1,next:null
},n?n.next=this.#S:this.#h=this.#S}forEach(e){for(let t=this.#h;t;t=t.next){let{bytes:n,length:r,isBlock:i}=t
;e(i?R(n,0,r):n)}}concatenate(){let e=this.#h;if(e&&!e.next&&!e.isBlock)return e.bytes;let t=Ur(this.#E),n=0
;return this.forEach(e=>{F(t,e,n),n+=$(e)}),t}};function Ur(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}function _r(e,t,n,r=0){let i=()=>new br(e,t,n,r);return gt()?i():new Pn(e,t,n,i)}
var Or=/* @__PURE__ */new Uint8Array(256);function Lr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return qr(Or,0,e)
;let n=new Uint8Array(t);for(let r=0;r<t;r++){let t=e.charCodeAt(r);if(t>=128)return qr(n,r,e);n[r]=t}return n}
function qr(e,t,n){let{length:r}=n;for(let n=0;n<t;n++)Or[n]=e[n];let i=t;for(let e=t;e<r;e++){let t=n.charCodeAt(e)
;if(t<128)Or[i++]=t;else if(t<2048)Or[i++]=192|t>>6,Or[i++]=128|t&63;else if(!te(t))Or[i++]=224|t>>12,
Or[i++]=128|t>>6&63,Or[i++]=128|t&63;else{let t=ne(n,e);t>=65536&&(e+=1),i=oe(t,Or,i)}}return H(Or,0,i)}
var Dr=/* @__PURE__ */a(()=>new Uint8Array(2*65536));function Ir(e,t){let{length:n}=e,r=new Uint8Array(n)
;for(let i=0;i<n;i++){let n=e.charCodeAt(i),o=n<128?n:t[n];if(!o&&n>0)return;r[i]=o}return r}function zr(e,t){
let{length:n}=e,r=new Uint8Array(n),i=0;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],
r[i+2]=t[e.charCodeAt(i+2)],r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],
r[i+6]=t[e.charCodeAt(i+6)],r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return N(r,0)?void 0:r}
function Tr(e,t){let{length:n}=e,r=2*n<=256?Or:Dr(),i=0;for(let o=0;o<n;o++){let n=e.charCodeAt(o);if(n<128)r[i]=n,
i+=1;else{let e=t[n];if(e>=256)r[i]=e>>8,r[i+1]=e,i+=2;else if(e)r[i]=e,i+=1;else return}}return H(r,0,i)}
var Mr=e=>e===14||e===15||e===27;function Pr(e,t){let{length:n}=e,r=0,i=!1;for(let o=0;o<=n;o++){
let s=o<n?e.charCodeAt(o):0,c=s<128?s:t[s];if(i!==s>=128&&(i=!i,Or[r]=27,Or[r+1]=i?36:40,Or[r+2]=66,r+=3),i){
if(!(c>=41216))return;Or[r]=c>>8&127,Or[r+1]=c&127,r+=2}else{if(Mr(s))return;Or[r]=c,o<n&&(r+=1)}}return H(Or,0,r)}
var $r=class{held;#U;constructor(e,t){this.held=e,this.#U=t}add(e){let t=$(e);if(t===0)return
;e[0]!==27&&this.#U(this.held);let n=e[t-3]===27?t-3:t;this.#U(R(e,0,n)),this.held=R(e,n,t)}addUnchanged(e){
$(e)!==0&&(this.#U(this.held),this.held=X,this.#U(e))}};var Wr;function Fr(){return Wr===void 0&&(Wr=null,
Wr=Be(Nr)??null),Wr}function Nr(){
let e=ke(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r="\udca9\xe9\u6f22\u{1f4a9}",i=e.encode(r)
;return t===3&&n===7&&`${[...i]}`==`${[...Lr(r)]}`&&Object.getPrototypeOf(i)===Uint8Array.prototype?e:void 0}
function Rr(e){let{length:t}=e,{utf8Loop:n,into:r}=ze();if(t<=n)return Lr(e);if(t<=r){let n=Jr(e,Or)
;if(n?.read===t)return H(Or,0,n.written)}return Gr(e)??(gt()?void 0:Kr(e))}function Kr(e){
let t=new Uint8Array(3*e.length);return R(t,0,Hr(e,t).written)}function Hr(e,t){let n=$(t),r=0,i=0;for(;r<e.length;){
let o=ne(e,r);if(i+re(o)>n)break;i=oe(o,t,i),r+=o<65536?1:2}return{read:r,written:i}}function Gr(e){try{
return Fr()?.encode(e)}catch{return}}function Jr(e,t){try{return Fr()?.encodeInto(e,t)}catch{return}}function Vr(e,t){
if(e.length>65536)return;dt("encoding",t);let n=st.writeBytes?.(e,ct.output,nt.unit_table(t));return ut.isBusy=!1,
n===e.length?sn(n):void 0}function Zr(e,t){if(t===0)return Rr(e)
;let{length:n}=e,{ascii:r,singleByteLoop:i,multiByteLoop:o,long:s}=ze();if(n>=r&&g(t)&&Yr(e)){let t=Gr(e)
;if(t&&$(t)===n)return t}if(!1)return n<=i?Ir(e,Ht(t)):s==="loop"?zr(e,Gt(t)):s==="table"?Vr(e,t):void 0
;if(t===33)return n<=48?Pr(e,Ht(32)):void 0;if(!!0||n>o)return;let c=Ht(t);return c&&Tr(e,c)}function Yr(e){
let{length:t}=e,n=Math.max(8,t>>4);for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var Xr=["fatal","html","replacement"],Qr=()=>"",ei=class{encoding;unmappable;#_;#O=null;#x=0;#L=X;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#_=n}get name(){return d[this.encoding].name}
encode(e,t){let n=t||this.#q(e)?this.#D(e):void 0;return n?(this.#x=t?0:this.#x+e.length,n):this.#I(e,t)}#q(e){
let{length:t}=e;return t>0&&this.encoding!==33&&(e.charCodeAt(t-1)&64512)!==55296}get#z(){
return this.#_?0:Xr.indexOf(this.unmappable)}#D(e){if(!this.#O)try{let t=Zr(e,this.encoding);if(t)return t
;if(e.length>65536)return;Ft(this.encoding,null),tn(e,0,e.length);let n=nn(0,e.length,this.#z,!0)
;return n===-2||!cn.finished()?void 0:sn(n)}catch(e){throw qt(e)}}#I(e,t){let n=this.#O,r=this.#x,i=this.#L,o=new Er
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new ae(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#O=n,this.#x=r,this.#L=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#x,o=this.#O,s=this.#L,c=this.#_,l=this.#z,a=c===Qr,u=c&&!a?2048:65536,d=c&&this.encoding===33?new $r(s,n):void 0,h=d?e=>d.add(e):n,f=d?e=>d.addUnchanged(e):n,g=0,p=null,m=!1,w=!1
;try{if(!o)for(;g+65536<e.length;){let t=ni(e,g),r=Zr(e.slice(g,t),this.encoding);if(!r)break;n(r),g=t}
for(Ft(this.encoding,o);g===0||g<e.length;g+=u){let n=Math.min(g+u,e.length);tn(e,g,n);let o=n===e.length
;for(let s=0,u=!1;!u;){let d=nn(s,n-g,l,t&&o);h(sn(d===-2?cn.written():d));let m=i+g+s+cn.start();if(s+=cn.read(),
u=d!==-2&&cn.finished(),d!==-2||a)continue;w=!0;let y=cn.codePoint();if(c){p=It(p)
;let{count:t}=ut,r=()=>this.locate(m),i=c(y,r);ut.count!==t&&(Ft(this.encoding,p),tn(e,g,n));let o=e=>{
throw new ae(e,r(),this.name)};typeof i=="string"?ri(i,h,o):i?f(i):o(y)}else r(y,m);w=!1}}
t?d&&n(d.held):(this.#O=this.#q(e)?null:It(),this.#x=i+e.length,this.#L=d?.held??X),m=!0}catch(e){throw qt(e)}finally{
t&&(m||w)&&(this.#O=null,this.#x=0,this.#L=X)}}},ti=e=>Rr(e)??new ei(0,"fatal").encode(e,!0);function ni(e,t){
let n=t+65536;return(e.charCodeAt(n-1)&64512)===55296?n-1:n}function ri(e,t,n){let r=ee(e)
;for(let e=0;e<r.length;e+=2048){let i=Math.min(e+2048,r.length);tn(r,e,i,2048);let o=nn(2048,2048+i-e,0,!1)
;o===-2&&n(cn.codePoint()),t(sn(o))}}
var ii=je("node:buffer"),oi=()=>ii?.Buffer??(typeof Buffer=="function"?Buffer:void 0);function si(e){let t=oi()
;return t?t.allocUnsafe(e):new Uint8Array(e)}function ci(e){if(e.length===1)return e[0]
;let t=si(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function li(e){
if(J(e)&&e.length===$(e))return e;if(ArrayBuffer.isView(e)||Q(e)!==void 0)return V(e)
;let t=Object.prototype.toString.call(e).slice(8,-1)
;if(typeof e=="object"&&typeof e?.length=="number"&&t!=="String")return new Uint8Array(e)
;let n=e===Object(e)?t:t.toLowerCase();throw new TypeError(`The input is of type ${n}. Pass a Buffer or Uint8Array.`)}
var ai=new Uint16Array(65536),ui=new Uint8Array(ai.buffer),di=(()=>{try{let e="\ufeffa\xe9\u6f22\ud83d",t=fe,n=he
;return t.call(ui,e,0,2*e.length),ai[3]===e.charCodeAt(3)&&n.call(ui,0,2*e.length)===e?{write:t,slice:n}:void 0}catch{
return}})(),hi=di&&(e=>di.slice.call(e,0,e.length)),fi=e=>e<=65536?ai:new Uint16Array(e);function gi(e,t){
if(di)return di.slice.call(e===ai?ui:new Uint8Array(e.buffer),0,2*t);let n="";for(let r=0;r<t;r+=8192){
let i=e.subarray(r,Math.min(r+8192,t));n+=String.fromCharCode.apply(null,i)}return n}var pi=di&&((e,t)=>{
di.write.call(t,e,0,2*e.length)}),mi=e=>wi(e)<128?yi(e):void 0;function wi(e){let{length:t}=e
;if(!ii?.isAscii||t<32||t>2147483647)return 255;let n=0;for(let r=0;r<t;r+=Math.ceil(t/16))n=Math.max(n,e[r]);return n}
var yi=e=>ii.isAscii(e)?ii.Buffer.prototype.latin1Slice.call(e,0,e.length):void 0
;var bi=/* @__PURE__ */Symbol("ways to take a whole text");function vi(e){let{decode:t,encode:n,...r}=e;return{...r,
[bi]:e}}var Ai=e=>e[bi]?.decoder===e.decoder?e[bi]?.decode:void 0,xi=e=>e[bi]?.encoder===e.encoder?e[bi]?.encode:void 0
;function ki(e,t,n){let r=Ai(e);if(!r)return ji(Ei(e,n),t);let i=r(t,n)
;return e.bomAware&&i.charCodeAt(0)===65279?Si(i,n):i}function Bi(e,t,n){let r=xi(e)
;return r?r(e.bomAware&&n?.addBOM?`\ufeff${t}`:t,n):Ci(Ui(e,n),t)}function ji(e,t){return e.write(t)+(e.end()??"")}
function Ci(e,t){let n=e.write(t),r=e.end();return r&&r.length>0?ci([n,r]):n}function Si(e,t){let n=t?.stripBOM
;return n===!1?e:(typeof n=="function"&&n(),e.slice(1))}function Ei(e,t){let n=new e.decoder(t,e)
;if(!e.bomAware||t?.stripBOM===!1)return n;let r=!1;return{write(e){let i=n.write(e);return r||!i?i:(r=!0,
i.charCodeAt(0)===65279?Si(i,t):i)},end:()=>n.end()}}function Ui(e,t){let n=new e.encoder(t,e)
;if(!e.bomAware||!t?.addBOM)return n;let r="\ufeff";return{write(e){let t=r+e;return r="",n.write(t)},end:()=>n.end()}}
function _i(e,t,n=void 0){return{decode:e,encode:t,decoder:class{write(t){return e(t)}end(){return n}},encoder:class{
write(e){return t(e)}end(){}}}}var Oi=new Uint8Array,Li=class{#T=Oi;join(e,t){let n=e
;this.#T.length>0&&(n=new Uint8Array(this.#T.length+e.length),n.set(this.#T),n.set(e,this.#T.length));let r=t(n)
;return r===n.length?(this.#T=Oi,n):(this.#T=Uint8Array.prototype.slice.call(n,r),n.subarray(0,r))}take(){let e=this.#T
;return this.#T=Oi,e}};var qi="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",Di={latin1:{decode(e){
let t=fi(e.length);return t.set(e),gi(t,e.length)},encode:e=>Uint8Array.from({length:e.length},(t,n)=>e.charCodeAt(n))},
hex:{decode:e=>Array.from(e,e=>e.toString(16).padStart(2,"0")).join(""),encode(e){
let t=/^(?:[\da-f]{2})*/i.exec(e)?.[0].match(/../g)??[];return Uint8Array.from(t,e=>Number.parseInt(e,16))}},base64:{
decode(e){let t="";for(let n=0;n<e.length;n+=3){
let r=e[n]<<16|e[n+1]<<8|e[n+2],i=[18,12,6,0].map(e=>qi[r>>e&63]).join(""),o=Math.min(e.length-n,3)+1
;t+=i.slice(0,o).padEnd(4,"=")}return t},encode(e){
let t=e.split("=",1)[0].replaceAll("-","+").replaceAll("_","/").replace(/[^A-Za-z\d+/]/g,""),n=si(t.length*3>>2),r=0
;for(let e=0,i=0;e<t.length;e++)r=r<<6|qi.indexOf(t[e]),e%4>0&&(n[i++]=r>>6-2*(e%4));return n}}};function Ii(e){return{
decode(t){let n=oi();return n?(t instanceof n?t:n.from(t.buffer,t.byteOffset,t.length)).toString(e):Di[e].decode(t)},
encode:t=>oi()?.from(t,e)??Di[e].encode(t)}}
var zi=Ii("latin1"),Ti=Ii("hex"),Mi=Ii("base64"),Pi=_i(zi.decode,zi.encode,""),$i=_i(e=>Pi.decode(e.map(e=>e&127)),Pi.encode,""),Wi=_i(Ti.decode,Ti.encode,""),Fi={
decode:Mi.decode,encode:e=>e.length%4===0?Mi.encode(e):Ci(new Fi.encoder,e),decoder:class{#b=new Li;write(e){
return Mi.decode(this.#b.join(e,e=>e.length-e.length%3))}end(){return Mi.decode(this.#b.take())}},encoder:class{#M=""
;write(e){let t=this.#M+e,n=t.length-t.length%4;return this.#M=t.slice(n),Mi.encode(t.slice(0,n))}end(){let e=this.#M
;return this.#M="",Mi.encode(e)}}};function Ni(e){let{encoder:t}=_i(()=>"",Ri);return{encode:Ri,encoder:t,
decoder:Ki(e.unicode)}}function Ri(e){let t=si(3*e.length),n=0;for(let r=0;r<e.length;r++){let i=e.charCodeAt(r)
;i<128?t[n++]=i:(i<2048?t[n++]=192|i>>6:(t[n++]=224|i>>12,t[n++]=128|i>>6&63),t[n++]=128|i&63)}return t.subarray(0,n)}
function Ki(e){return class{#P=0;#$=0;#W=0;write(t){
let n=fi(t.length*(1+e.length)),r=0,i=this.#P,o=this.#$,s=this.#W,c=()=>{
for(let t=0;t<e.length;t++)n[r++]=e.charCodeAt(t)};for(let e=0;e<t.length;e++){let l=t[e];if((l&192)===128){if(o===0){
c();continue}if(i=i<<6|l&63,o-=1,o>0)continue;i>=s||i===0&&s===128?n[r++]=i:c();continue}o>0&&c(),o=0,
l<128?n[r++]=l:l<224?[i,o,s]=[l&31,1,128]:l<240?[i,o,s]=[l&15,2,2048]:c()}return this.#P=i,this.#$=o,this.#W=s,gi(n,r)}
end(){let t=this.#$===0;return this.#$=0,t?"":e}}}
function Hi({unitLength:e,littleEndian:t,bigEndian:n,weigh:r,target:i},o){function s(i,s){let c=[],l=0,a=0
;for(let s of i)for(let i=0;i<s.length&&a<100;i++)if(c.push(s[i]),!(c.length<e)){if(a===0){if(Vi(c))return o(n)
;if(Vi([...c].reverse()))return o(t)}l+=r(c),a+=1,c=[]}return o(l===0?s?.defaultEncoding||t:l>0?n:t)}return{
decode:(e,t)=>ki(s([e],t),e,t),encode:(e,t)=>Bi(o(i(t)),e,Gi(t)),decoder:class{#F;#g;#b=[];#v=0;constructor(e){this.#F=e
}write(t){if(this.#g)return this.#g.write(t);this.#v+=t.length;let n=this.#v>=8*e
;return this.#b.push(n?t:Uint8Array.from(t)),n?this.#N():""}end(){return(this.#g?"":this.#N())+(this.#g?.end()??"")}
#N(){let e=Ei(s(this.#b,this.#F),this.#F),t=this.#b.map(t=>e.write(t)).join("");return this.#g=e,this.#b=[],t}},
encoder:function(e){return Ui(o(i(e)),Gi(e))}}}var Gi=e=>({...e,addBOM:e?.addBOM===void 0?!0:e.addBOM
}),Ji=["254,255","0,0,254,255"],Vi=e=>Ji.includes(String(e));var Zi=(e,t)=>Array.from({length:t-e+1
},(t,n)=>e+n),Yi=Zi(161,254),Xi=[36812,37576,38468,38637],Qi={eucjp:()=>Yi.flatMap(e=>Yi.map(t=>9371648|e<<8|t)),
big5hkscs:()=>Zi(135,160).flatMap(e=>[...Zi(64,126),...Yi].map(t=>e<<8|t)).filter(e=>!Xi.includes(e))},eo=`\n`
;function to(e,t){
let n=Qi[e]?.()??[],r=n.flatMap(e=>[e>>16,e>>8&255,e&255,eo.charCodeAt(0)]),i=t(Uint8Array.from(r.filter(e=>e!==0))).split(eo),o=/* @__PURE__ */new Map
;return n.forEach((e,t)=>{!i[t].includes("\ufffd")&&!o.has(i[t])&&o.set(i[t],e)}),o}
var no=(e,t)=>e==="big5hkscs"&&(t===202||t===234);var ro=e=>(e&64512)===55296,io=e=>(e&64512)===56320
;function oo(e,t=ro){return class{#b="";write(n){let r=this.#b?this.#b+n:n;return this.#b="",
t(r.charCodeAt(r.length-1))&&(this.#b=r.slice(-1),r=r.slice(0,-1)),e(r)}end(){let t=this.#b;return this.#b="",
t===""?void 0:e(t)}}}var so;function co({table:e,bytesOf:t,more:n,replacement:r}){let i=lo(r),o=new Uint32Array(65536)
;e&&o.set(e);for(let e=0;e<65536;e++)e<128?o[e]=e:o[e]===0&&(o[e]=4294967292)
;for(let e=55296;e<56320;e++)o[e]=e>>6===865?4294967294:4294967295
;for(let e of n.keys())e.length===2&&!ro(e.charCodeAt(0))&&(o[e.charCodeAt(0)]=4294967293);let s=new Uint32Array(65536)
;return(e,t,r)=>{so??=new Uint8Array(3*65536);let l=0;for(let a=t;a<r;a++){let t=e.charCodeAt(a),u=o[t]
;if(u>=4294967292)if(u===4294967292)u=c(e[a]),o[t]=u;else if(u===4294967294){let n=(t&63)<<10|e.charCodeAt(a+1)&1023
;u=s[n],u===0&&(u=c(e.slice(a,a+2)),s[n]=u),a+=1}else if(u===4294967295)u=i,a+=1;else{
let t=a+1<r?n.get(e.slice(a,a+2)):void 0;u=t??c(e[a]),t!==void 0&&(a+=1)}u>=256&&(u>=65536&&(so[l++]=u>>16),
so[l++]=u>>8),so[l++]=u}let a=si(l);return a.set(so.subarray(0,l)),a};function c(e){let r=t(e)
;return r?lo(r):n.get(e)??i}}var lo=e=>e.reduce((e,t)=>e<<8|t,0);function ao(e,t,n){
let r=w(t),i=e=>wr(e,e.length,r,!1,!0),o=n.unicode.charAt(0),s=e=>o==="\ufffd"?e:e.replaceAll("\ufffd",o),c=t=>ro(t)||no(e,t),l=n.singleByte.charAt(0)||"?",u=a(()=>{
let t=new ei(r,"replacement").encode(l,!0);return e==="gb18030"?go(r,t):co({more:to(e,i),table:Ht(r),
bytesOf:e=>fo(r,e,0,e.length),replacement:t})}),d=uo(r,l,u,c);return{decode:e=>mi(e)??s(i(e)),encode:d,encoder:oo(d,c),
decoder:class{#g=_r(r,!1,!0);write(e){return s(this.#g.decode(e,!1))}end(){return s(this.#g.decode(new Uint8Array,!0))}}
}}function uo(e,t,n,r){let i=(t,r,i)=>fo(e,t,r,i)??n()(t,r,i);return e=>{
let n=e.isWellFormed()?e:e.replace(/[\uD800-\uDFFF]/gu,()=>t);if(n.length<=65536)return i(n,0,n.length);let o=[]
;for(let e=0,t=0;e<n.length;e=t)t=Math.min(e+65536,n.length),t<n.length&&r(n.charCodeAt(t-1))&&(t-=1),o.push(i(n,e,t))
;return ci(o)}}var ho=Xr.indexOf("fatal");function fo(e,t,n,r){try{Ft(e,null),tn(t,n,r);let i=nn(0,r-n,ho,!0)
;if(i===-2)return;let o=si(i);return F(o,W(jt(),ct.output,ct.output+i)),o}catch(e){throw qt(e)}}function go(e,t){
let n=new ei(e,"fatal");return(e,r,i)=>{let o=[],s=e=>o.push(e);return n.encodeOrFail(e.slice(r,i),!0,s,()=>s(t)),ci(o)}
}
var po=`\nutf8 unicode11utf8\nucs2 utf16le\nutf32 ucs4\nutf32le ucs4le\nutf32be ucs4be\nutf7 unicode11utf7\nascii ascii8bit usascii ansix34 ansix341968 ansix341986 csascii cp367 ibm367 isoir6 iso646us iso646irv us\nshiftjis 932 cp932 ms932 windows932 csshiftjis mskanji sjis windows31j ms31j xsjis\ncp936 936 ms936 windows936 gb2312 gb231280 gb23121980 csgb2312 csiso58gb231280 euccn\ngbk xgbk isoir58\ngb18030 chinese\ncp949 949 ms949 windows949 cseuckr csksc56011987 euckr isoir149 korean ksc56011987 ksc56011989 ksc5601\ncp950 950 ms950 windows950\nbig5hkscs big5 cnbig5 csbig5 xxbig5\niso88591 latin1 csisolatin1 l1 isoir100 cp819 ibm819\niso88592 latin2 csisolatin2 l2 isoir101\niso88593 latin3 csisolatin3 l3 isoir109\niso88594 latin4 csisolatin4 l4 isoir110\niso88595 csisolatincyrillic isoir144 cyrillic\niso88596 csisolatinarabic isoir127 arabic arabic8 ecma114 asmo708\niso88597 csisolatingreek isoir126 greek greek8 ecma118 elot928\niso88598 csisolatinhebrew isoir138 hebrew hebrew8 iso88598i iso88598e\niso88599 latin5 csisolatin5 l5 isoir148 turkish turkish8\niso885910 latin6 csisolatin6 l6 isoir157\niso885911 thai thai8\niso885913 latin7 l7 isoir179\niso885914 latin8 l8 isoir199 celtic celtic8 isoceltic\niso885915 latin9 l9 isoir203\niso885916 latin10 l10 isoir226\ncp1250 msee\ncp1251 mscyrl\ncp1252 msansi\ncp1253 msgreek\ncp1254 msturk\ncp1255 mshebr\ncp1256 msarab\ncp1257 winbaltrim\nwindows874 874 win874 cp874\ncp437 cspc8codepage437\ncp775 cspc775baltic\ncp808 808 ibm808\ncp850 cspc850multilingual\ncp852 cspcp852\ncp862 cspc862latinhebrew\ncp869 cpgr\nkoi8r 20866 cp20866 ibm878 cskoi8r\nkoi8u 21866 cp21866 ibm1168\nrk1048 strk10482002\ntcvn tcvn5712 tcvn57121\ntis620 isoir166 tis6200 tis62025291 tis62025330\niso646cn isoir57 gb198880 cn\niso646jp isoir14 csiso14jisc6220ro jisc62201969ro jp\nhproman8 cshproman8 r8 roman8 xroman8 ibm1051\nmacintosh mac csmacintosh\nmacroman 10000\nmacgreek 10006\nmaccyrillic 10007\nmaccenteuro 10029\nmaciceland 10079\nmacturkish 10081\n`,mo="437 737 775 850 852 855 856 857 858 860 861 862 863 864 865 866 869 922 1046 1124 1125 1129 1133 1161 1162 1163",wo=new Map([...po.trim().split(`\n`).flatMap(e=>{
let[t,...n]=e.split(" ");return n.map(e=>[e,t])
}),...mo.split(" ").flatMap(e=>yo(`cp${e}`,e,`ibm${e}`,`csibm${e}`)),...bo(1250,1258).flatMap(e=>yo(`windows${e}`,`${e}`,`win${e}`,`cp${e}`)),...[...bo(1,11),...bo(13,16)].flatMap(e=>yo(`iso8859${e}`,`${28590+e}`,`cp${28590+e}`))])
;function yo(e,...t){return t.map(t=>[t,e])}function bo(e,t){return Array.from({length:t-e+1},(t,n)=>e+n)}
var vo=/* @__PURE__ */new Map;function Ao(e){let t=vo.get(e)
;return t===void 0&&(t=`${e}`.toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g,""),
typeof e=="string"&&(vo.size===1e3&&vo.clear(),vo.set(e,t))),t}var xo=Array.from({length:94
},(e,t)=>String.fromCharCode(33+t)).join("").replace(/['"`$\\]/g,""),ko=xo.length-64,Bo=[128,256].map(e=>Array.from({
length:256},(t,n)=>n<e?n:65533))
;var jo="ascii iso88591 iso646cn iso646jp cp922 iso88599 iso885915 cp1129 cp1163 iso885914 iso885916 windows1252 windows1254 windows1258 iso88593 georgianps georgianacademy iso885910 iso88594 iso88592 windows1250 iso885913 windows1257 windows1256 iso88598 windows1255 windows1253 iso88597 iso88596 cp1046 cp856 cp862 cp437 cp865 cp861 cp860 cp863 cp850 cp858 cp857 cp720 cp852 cp775 cp737 cp808 cp866 cp1125 mik iso885911 cp1162 windows874 tis620 cp1161 macthai cp1133 cp869 koi8t koi8r koi8u koi8ru armscii8 cp1124 iso88595 cp855 hproman8 maccyrillic macukraine xmaccyrillic rk1048 windows1251 pt154 macroman maciceland macromania macturkish maccroatian maccenteuro macgreek viscii cp864 tcvn",Co="!!#!!%H#k1t&#i|=!%w&#k1E#i|=#)f+#np>D#im=1#_5#[1#_#(n,#|:0%Hw&5#f)0%Hw&#*t*#iy>##}u=##%/#]&#%&&r&%~%#3x*#i?/#~%&#f&.#o*,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=-#t*#iy>#0q*%tt<%#&nx;%{x;##q-#&(r-r6%+vi<xq;%zx;%p{;%#-Nq&n&s&y%y/{,%{%4#ow;*#ix;*#}w;5##*#ix;*#}w;,9q*&z8%z(##hm=(#{t<##w0#%%%%%{,n(##}l=&%iq=q9(#s0&#x-##,.%8h(&#>#%8P(%f+v8(#m:##,.%8h(&#>#%8P(%f+v8##i)Diy>s}m+jpn+lf=uf=4/%jg<ph<fl=yl={m=uun,irn,jrn,!npn+%*%.A%o};fz<mf>yl={m=sun,grn,/1*w)#vwo,3#!U#xyn,0%Hw&5#f)0%Hw&22s)#vwo,3#!L#~{n,,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=#8q*%s;xF%%pom,lyn,%(<w&h)P#%fxn,mrn,##w*(#&%(<w&h)P#%}wn,krn,&#lrn,#%n{n,&-#s{n,(#tyn,%#+(%p*C(#ztn,#%l{n,&-#q{n,(#ryn,%#+(&p*CpB1(i)%l.%/(<%%%0%>%EJwl1%%%%%%ZW%%%%%PM%%%%%FC%%%%%%%%%%%0-%.5%~+B|y1%%%%%%%%%%%%%%%%%%%%%%%%%%%%%##(#7q**z8@D4&@#).p&p*0R#%Ie#*r)@D4&@#-.p&p*0Rrg=~h=e~)*%w&w%##<##&(%y&2(#]##8*#f-*%w&w%##<##&(%y&2(#]##8)#w(72r*&~<bk2##h0#)x/x2k*Dq)#%Rq4%&rPfCf1#-|.uCiNs1k*Dq)^j(4%w*W%#g&&#t+)%u/(4%f)W%#g&&#h))&i-(mA8?r*%l_sD#%+_&&,0N%#(&#s(#%+_&(,0Np@#%k@j&%#s*#&p(g(f)(#v*%#;#&l(,l-##f.%%4P##(#%x/v.##=%#s*#&p(g(e(#j(%#;#&l(,y*##s+%%4P##(#%l-j,9/i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+fl=yl=km=8V+rrn,npn+%*%.A%wpn+gtm+mf>yl=km=8V+##v>&%gHr+%#*#%(%##(%#*&&,%%##l*#%|)p.##%*;q*#wm>&#%%#qu=##h.(#r/(#yv=&#xr=##u+()f-bo&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F%(p-o&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F##~g=;)i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+qnn+wmn+xmn+jjo,qOiN}ho,npn+%*%.A%wpn+gtm+htm+umn+vmn+uio,rPjom,##!&#!2#kio,~%#}O17j)#~m),#-%(>HCi&+#/##S%&{{8%ux8##|1,#l23#f1(<,~0y0%%%%%%%%%%%%%%%%%%%%%#,%%%%0%%%##%#(%%%%)%%%%(%%%%#%%%##%##%%&gh9%{v8#(q*#vwo,,#pfo,3#t%(u%||n,!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!ppn+is9%%%%%%%%%%%%%%%%%%%%%%%%%%s{j,!iqn+%hqn+>)i)Diy>s}m+jpn+lf=uf=4/%jg<ph<qnn+wmn+xmn+!!!!npn+%*%.A%o};fz<htm+umn+vmn+!!!##xjo,%#hl>>>vi>kg(%%%%%%%%%%%%%%%%%%%u&%%%%*#xzj,?.q)#vwo,3#!,%szl,%##fa)#sjo,(#tpn+(#fp;&&,%%##(#u%(%%%%%%%%%%%%%%%%%%%nxl,ixl,%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%@*i)Dl.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%#%ty=%#%y/*(#i};&#q{l,*%szl,%!+i)El.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%&#,+%xp(~o(1#kq(&#,#>(%%%%%%%%%%%%%%%%%%%%%%%%%)70%%%%%%%%%%%%%%%%%%B.i),zrn,tzm,t%~ii,##*jr(#;ouh+u0&D+4,}gi+(((3Jj,*#{%%%g&(((#&f}(###+*}s(00,,,%1,<vpi,%%%%%%%%%mpi,#&,,:##%;#+%).|)(8s)70,,,sz(n|((((S,.)!/i)?gy(%%%%%%%%%%%%%%%%%%%%%%%%%%##gn(##j(.(l&&F##+EDpjB%%t/x%&2h|AjhBG00khB*{zA,t%3C[z(%,b/N)/C]liB-)t{A;}-+fkB##xjB*#riB+6/.1,gx=~v=3Ap*f)33B(/#nlBxmBD2k*#~0#1*sk>sq=i2<025eh&D.zh@&#jk@+(vhB%;#(%2#+%*%+.4%+%;#/%T#(%x%,#*vx?x^o[u&^t%#.%a?F:||<p{<Ew}<r(#(,#g3%##n5##x&#%%{DE#i)?}3l(I1(+.(*%)2#&j&%,_ew&(+6&0l&0F&k*#{7##e5#i(G)t)&v4t%G+#t%#%u%t%/(y(<02+#cF0m)#j6##w%%#6#%*2#%E##%&4##u&##Y#%?6&#,##/-##F.m)#s3##;*&vw=zv=U#%v%(#%%,%%p&{&&%.(#%k(@%);D-+d(#CG3n*#k5.#l&)#>)(0%&Q(%1*+%~(e+.ch*e/%)p,~+%%(%l&g&##2#(%&z%e#.m&e+%&|%ev&.1#(ox=~v=3A##F##C#%F/K#s,#iy>K-v)#p<.##)%w&%*%j)%L%g,C&#gjo,5%!pfo,&%NJ(#l|n,F.i)%l.%%#*##(**2%%%{w(%#%mv(|t(%(c%%%#5%%%%%%%%%%%%%%%%%V*%%%%%2#-%%%%%%%%%#*%%%%%%K;n)%oAm,##x(#%@%##k&##j-#%h(%%(*%]%%&6%{%##i((*5%u-%i,%#&y+y,v*-%r)q)(%_%+%x-%,&@#&#%%r(%#r&(%w)<(*p&%,T%=#%%Z%#=%(lB&KF)(%y@U%K7i)#~8%#-##x%#+[x(x&o)%r&l*)#r&#(p&k.x2%*&u2o+o&#*r*%&qh=oy=*(#j0+({(4<&(%Tf(+%H3+.Jt-4<&Tf(H3J(%psA,&%wwA5&-%?%,%8i(h(ol=%#*(#(##tLE&i)Tg}%%%%%%%%%%%%%%%%%(%%%%%%4%%%%%%%%%%%%%%%%(#(%%%%T5%^%%]Y_%&*x)(%%((%&%Z%E&i)Tkn&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%T<%%%%%%%%%%%%%%%%k*p*i*p*i*p*z)p*(%js;q,R#i.#i1S#w-,qx&%l/p*k*p*m*p*R)g+4gr&%%%%%%%%%%%%%%%*%qh?G+.j)n.%%t/x%fn&kt>ogB0+<tt?x^o[u&^t%sdvda?F:||<p{<Ew}<r(|t?lu?#g3%v~?nm?(%sHlg>B%q*_zq/%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(A.%%%%%%%%%%%%%%%%%%%%%%%%%%%%V&i)#iy>(#w./+?%*%.A%W&j)(vwo,!!!#/!!!!!!!!!!!+,!!!!!!!!X(i)#vwo,(#!/+!!!!!!!,#!Y&p*#rw/_(%%%pg3A(il>8//X)i)4w1Dqx={lh+****=****rnh+%unh+#2jnh+slh+.+%%%(****xnh+%b(~tm+gvm+4%3#u9/%ut>-B(q*?g|/%(*%x%e*2%%%(%%%%%%(%%((,(%&A%%(%%%%%%%*98(zu|+!!su|+%%%%,%%%%%1#AP%zt2q}m+!!!!!!!!!!!!!!!lt|+%%%%%%%%%%&hv/8/D0i)@vwo,!!!!!qzl,rzl,~ho,9/fy=%fp;xo;uo;%t%afzl,!zyl,_tcoau_%|b#2%%%Zu(z(%y(%%%%%%#%%%+(%%%%(%%%+%%%+.(%%%%%%4%%(%%%#4%%%%%%%%%%%%(#(h)%&k)%%#%%n)%(q)(Yb@0i)%ny&3###*#v%#&#.###[3(p}k,tvk,#s0##w/%%twk,!)#!&&upl,vpl,uwk,%&vwk,fum+gum+#x%!!!hjo,v~%a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*[a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*_&i)GymB(8,,,,4444q),,,,%%%iVkWk|%%w&]%tv?vl@nk@(.i)pyA%%#3%%%%%%%%%%%%%%%#/%%%%%%%%%%%a*t*#vs&#%(%)#v(*#l/#%(%)#~.b%~*#qt&3#o*>#r*x&ks((gp(#y/Cmx=li>jl(ml(%{o(~y9u}9#*t&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&r&#%q*0fm&%o/j/%%%%%%%%#m&(%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ot;jt;%g){(%%%%%%%%|f&hg&%e%s*#jm&j&#p*D,i)Rrs&o*r*o*l*o*v*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*t*o*r*o*g)e]e0ev%el(e@ev%ey&eBe+(f(eJe(%v%e+%v%e,-v%ev%ev%ev%ev%(%e{&#4eFev%ev%ev%eJe]ev(ejw;#1vt;e<e}&e~%e]ebev{%>#q*y&o3(0(%*%YzN-nOiQjM(~f>qj>w&t%i*Rt%Ot%o*bY#((z6j7i)482W482W482M2:0o(m&OGd4:Gw%k&O0Ig&C9I(t%It%y%#2#*t%t,%y.v0v-u%t%v)&%4yv=|v=%IDA|lBtkB7R#p*{&}m>zx=?%,xy=rx={w%qx%-gu>q{;p*su<z{<p*jp<so?ju?%tu<m~%fm?|s<+p*i*p*k*p*m*p*&u*sx%vo?kv>}y>l)hn?Dqx=tz=fz%p*m*p*1jx:%4%-%tr=fs=w~:p*m*p*hs;tz;p*&c%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ff&w%%r*#qx&7#%x%#k.#iy>w%)i)Mhm&%mf;{x:ky:4/%i/|-sg;mh;jh;s/t%v1o)zx:%*%.A%wpn+gtm+rt;~z:{z:k)t%n+wg&kn&%i&gq&or&jr&%vx%#+u/|j&%%%}l&xl&#&nx%p*y/#N~p&%y}%kt;|n;wi&no&o(%<w0%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%C#t%z%-v)%|m&#2%r*#%&i*p*{*##|.(#j/(#*(#g/)#{(#(,u*p*(z%1i)(}x&+o+l+%+z%3,)Am)h)%%Pu%+)],Om)h)%#P#*v1p*{*}5o*T&#k&%#R##u*##N%%Sp*(#C#(m.t*%?w%,i)Dw3%((4.0.#((#(((#(%(#(%((#((#.#(%+#^&%p&;#%bH(#g(%/ro?&wz<~|<iq?Dft>qp>Hs(a-)d*Hf.%+Mz{AriBw-xk=v|=z{=%tkj+%umj+nx=zw=,Hvx=458).%%)2%wfo,zfo,4%&g+pDPsPlP%%vO}O&K}%%p*#w5a)=t%Gt%#}%&~*%v8o+2%l+o+B%*%}%%x,*|:%F%u&%9#ttn,}%3y*#j@(#_)#nv>(#sx>(#_+#t-##0+#,+%|zn,hjo,(&_9}v=)#zp=##0+#,,%~Zsb%%#]}%;j)%r8%##*&%%2#&%1%#&i-%u,#(%*%*##%(%*%&#),#%%(8:%-%%%:%.<1%%%-%:%)%%%*)%%4#%%-,(%2%*%(%)%6%&%1%#%6%#&T%K%%%*#0%%%%%~/t%v(q)u(x(j+}%4j)%z21##%%#y^&%#s_)%-su>%&q8}w=hy=%%|z=2(*oa%,**(&&*2vc#&6j_8(1%*%%(%(8.)%*A#%((##*((%(u%(%#xo;)Muo;%((d%%_{(~([%PK%FI,(.+%%%(%@=(%;F1.&AL%w(t%iwl,#6%#vi=%%(71#h*(#((#+|&t%w*@(0G((,D+0((((8((((83((K,&+b~i<{i<@wv<oq<(0G((,D+0((((8(((6f~;r};,(K~%3((|~;t};p|;((|w;wl<hn<(&#.%(tk<jp<gr<mq<&(x)|*;(%%<+#%Kz|;((|w;wl<zr<p)&#D%(tk<xl<un<{q<(&w%&T%%zi<fj<#%+:C/I#ol)u&0lw(2wn?%g{%v/(v(S4CT(4kq?g}<p{<he<#gr?os?Dxln,%|8!u8%t8#&yio,r}m,l~m,#+q~m,jB!nA%0,#&,,,.#s&#&e,,#Dxin,k~m,%((s)f)(,(,,,,,((((,,,,(,0,jkn,0f*ezfn,#48,,,,,,((,m(B(#L~+#1n,,*,(w%.t%%U+Tufi+#*#%q5ku<#&0((.+/4(,(sv<lv<j(Dsx<fr<xq<&yq<P7ir<ms<(ns<gs<@|s<ht<wl<l+jt<xs<ht<zs<&{s<<,((/4hu<qu<~i<#w&i,h)48n4Bw0=u%48{1Bw0vl<fw:6/&x%mRso<lo<&mo<F#((/./3((/]5C((/4vo<oq<1({p<tp<4((/4pq<uq<-/Lpm<y(wq<lq<fr<-nq<&oq<0((/4,((/4ur<uq<F~i<{,xr<0((/4(,(#%+}%"
;var So=jo.split(" "),Eo,Uo=String.fromCharCode(...Array(128).keys());function _o(e){Eo??=Oo()
;let t=String.fromCharCode(...Eo.get(e));return t.startsWith(Uo)?t.slice(Uo.length):t}function Oo(){let e=0,t=()=>{
let t=0;for(let n=1;;n*=ko){let r=xo.indexOf(Co[e++]);if(r<64)return t+n*r;t+=n*(r-64)}
},n=Bo.map(e=>Uint16Array.from(e));for(let e of So){let e=n[t()].slice(),r=0,i=0;for(let n=t();n>0;n--){i+=t()
;for(let n=t();n>0;n--){let n=t();r+=n%2===0?n/2:-(n+1)/2,e[i++]=r}}n.push(e)}
return new Map(So.map((e,t)=>[e,n[t+Bo.length]]))}function Lo(e,t){
if(typeof e!="string"||e.length!==128&&e.length!==256)throw new Error("An encoding of type '_sbcs' needs `chars`, a string of 128 or 256 characters.")
;let n=(Uo+e).slice(-256),r=Uint16Array.from({length:256},(e,t)=>n.charCodeAt(t)),i=n.startsWith(Uo),o;return _i(s,c)
;function s(e){let t=i?mi(e):void 0;if(t!==void 0)return t;let{length:n}=e,o=fi(n);for(let t=0;t<n;t++)o[t]=r[e[t]]
;return gi(o,n)}function c(e){o??=qo(r,t.singleByte);let n=si(e.length)
;if(e.length>64&&pi)Mo(e,o,n);else for(let t=0;t<e.length;t++)n[t]=o[e.charCodeAt(t)];return n}}function qo(e,t){
let n=new Uint8Array(65536).fill(63),r=e.lastIndexOf(t.charCodeAt(0));return r>=0&&e[r]!==65533&&n.fill(r),
e.forEach((e,t)=>{e!==65533&&(n[e]=t)}),n}
var Do=new Uint32Array(8192/2),Io=new Uint8Array(Do.buffer),zo=new Uint32Array(8192/4),To=new Uint8Array(zo.buffer)
;function Mo(e,t,n){let r=pi;for(let i=0;i<e.length;i+=8192){let o=Math.min(8192,e.length-i)
;r(o===e.length?e:e.slice(i,i+o),Io);for(let e=0;4*e<o;e++){let n=Do[2*e],r=Do[2*e+1]
;zo[e]=t[n&65535]|t[n>>>16]<<8|t[r&65535]<<16|t[r>>>16]<<24}n.set(o===8192?To:To.subarray(0,o),i)}}
var Po="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",$o=Array.from({length:95
},(e,t)=>String.fromCharCode(32+t)).join(""),Wo=class{shift;digits;values=new Int8Array(256).fill(-1)
;isDirect=new Uint8Array(128);notDirect;constructor(e,t,n){
this.notDirect=new RegExp(`[^${n.replace(/[\]\\^-]/g,"\\$&")}]`),this.shift=e.charCodeAt(0),
this.digits=Uint8Array.from(Po+t,e=>e.charCodeAt(0)),this.digits.forEach((e,t)=>{this.values[e]=t})
;for(let e=0;e<n.length;e++)this.isDirect[n.charCodeAt(e)]=1}
},Fo=new Wo("+","+/",`${Po}'(),-./:? \t\r\n`),No=new Wo("&","+,",$o.replace("&",""));No.values[47]=63
;var Ro=new Uint8Array(4096*6),Ko=class{#R;#K=!1;#P=0;#n=0;constructor(e){this.#R=e}write(e){
if(!this.#K&&!this.#R.notDirect.test(e))return Pi.encode(e);let t=[]
;for(let n=0;n<e.length;n+=4096)t.push(this.#H(e,n,Math.min(n+4096,e.length)));return ci(t)}#H(e,t,n){
let{shift:r,digits:i,isDirect:o}=this.#R,s=this.#R===No,c=this.#K,l=this.#P,a=this.#n,u=0;for(let d=t;d<n;d++){
let t=e.charCodeAt(d);if(o[t]||t===r&&(s||!c&&!Ho(e.charCodeAt(d+1))))c&&(a>0&&(Ro[u++]=i[l<<6-a&63]),Ro[u++]=45,c=!1,
a=0),Ro[u++]=t,t===r&&(Ro[u++]=45);else for(c||(Ro[u++]=r),c=!0,l=l<<16|t,a+=16;a>=6;)a-=6,Ro[u++]=i[l>>a&63]}
return this.#K=c,this.#P=l,this.#n=a,Go(u)}end(){let e=0
;return this.#n>0&&(Ro[e++]=this.#R.digits[this.#P<<6-this.#n&63]),this.#K&&(Ro[e++]=45),this.#K=!1,this.#n=0,Go(e)}
},Ho=e=>e>=0&&!Fo.isDirect[e];function Go(e){let t=si(e);return t.set(Ro.subarray(0,e)),t}var Jo=class{#R;#K=!1;#G=!1
;#P=0;#n=0;constructor(e){this.#R=e}write(e){let{shift:t,values:n}=this.#R;if(!this.#K&&!e.includes(t)){let t=mi(e)
;if(t!==void 0)return t}let r=fi(e.length),i=0,o=this.#K,s=this.#G,c=this.#P,l=this.#n;for(let a=0;a<e.length;a++){
let u=e[a];if(o){let e=n[u];if(e>=0){s=!1,c=c<<6|e,l+=6,l>=16&&(l-=16,r[i++]=c>>l);continue}if(o=!1,l=0,u===45){
s&&(r[i++]=t);continue}}u===t?(o=!0,s=!0):r[i++]=u<128?u:65533}return this.#K=o,this.#G=s,this.#P=c,this.#n=l,gi(r,i)}
end(){return this.#K=!1,this.#n=0,""}},Vo=e=>class extends Jo{constructor(){super(e)}},Zo=e=>Ci(new Ko(Fo),e),Yo={
bomAware:!0,encode:Zo,decoder:Vo(Fo),encoder:class{write(e){return Zo(e)}end(){}}},Xo={bomAware:!0,decoder:Vo(No),
encoder:class extends Ko{constructor(){super(No)}}};function Qo(){let e=e=>oi()?.from(e,"utf8")??ti(e);return{
decode:e=>wr(e,e.length,0,!1,!0),encode:e,encoder:oo(e),decoder:class{#g=_r(0,!1,!0);write(e){
return this.#g.decode(e,!1)}end(){return this.#g.decode(new Uint8Array,!0)}}}}function es(e){let[t,n]=e?[0,1]:[1,0]
;function r(r){if(hi&&!e)return hi(r);let i=Math.floor(r.length/2),o=fi(i);for(let e=0;e<i;e++)o[e]=r[2*e+t]<<8|r[2*e+n]
;return gi(o,i)}function i(r){let i=hi&&oi();if(i){let t=i.from(r,"ucs2");return e?t.swap16():t}let o=si(2*r.length)
;for(let e=0;e<r.length;e++){let i=r.charCodeAt(e);o[2*e+t]=i>>8,o[2*e+n]=i}return o}return{bomAware:!0,decode:r,
encode:i,decoder:class{#b=new Li;write(e){return r(this.#b.join(e,e=>{let n=e.length&-2
;return n>0&&(e[n-2+t]&252)===216?n-2:n}))}end(){return r(this.#b.take())}},encoder:class{write(e){return i(e)}end(){}}}
}var ts=([e,t])=>+(e===0&&t!==0)-+(e!==0&&t===0);function ns(e,t){
let n=t.unicode.charCodeAt(0),[r,i,o,s]=e?[24,16,8,0]:[0,8,16,24];function c(e){let t=fi(Math.floor(e.length/2)),c=0
;for(let l=0;l+4<=e.length;l+=4){let a=(e[l]<<r|e[l+1]<<i|e[l+2]<<o|e[l+3]<<s)>>>0
;a<65536?t[c++]=a:a>1114111?t[c++]=n:(t[c++]=55232+(a>>10),t[c++]=56320|a&1023)}return gi(t,c)}function l(e){
let t=si(4*e.length),n=0;for(let c=0;c<e.length;c++){let l=e.charCodeAt(c)
;ro(l)&&io(e.charCodeAt(c+1))&&(l=l-55232<<10|e.charCodeAt(++c)&1023),t[n++]=l>>r,t[n++]=l>>i,t[n++]=l>>o,t[n++]=l>>s}
return t.subarray(0,n)}return{bomAware:!0,encode:l,decode:e=>e.length%4===0?c(e):c(e)+String.fromCharCode(n),
decoder:class{#b=new Li;write(e){return c(this.#b.join(e,e=>e.length&-4))}end(){
return this.#b.take().length>0?String.fromCharCode(n):void 0}},encoder:oo(l)}}function rs([e,t,n,r]){
let i=e!==0||t>16,o=r!==0||n>16,s=e===0&&t===0&&(n!==0||r!==0),c=r===0&&n===0&&(e!==0||t!==0)
;return Number(s)-Number(i)-Number(c)+Number(o)}var is={utf8:Qo,cesu8:Ni,ucs2:()=>es(!1),base64:()=>Fi,binary:()=>Pi,
hex:()=>Wi,utf16le:()=>es(!1),ascii:()=>$i,latin1:()=>Pi},os={shiftjis:"shift_jis",eucjp:"euc-jp",cp936:"gbk",gbk:"gbk",
gb18030:"gb18030",cp949:"euc-kr",cp950:"big5",big5hkscs:"big5"},ss={unitLength:2,littleEndian:"utf16le",
bigEndian:"utf16be",weigh:ts,target:()=>"utf16le"},cs={unitLength:4,littleEndian:"utf32le",bigEndian:"utf32be",weigh:rs,
target:e=>e?.defaultEncoding||"utf32le"};function ls(e){let t=/* @__PURE__ */Object.create(null),n=(n,r)=>{
t[n]=function(t){let n={unicode:e.defaultCharUnicode,singleByte:e.defaultCharSingleByte};return vi(r(n,t))}
},r=["utf8","cesu8","ucs2"];for(let e of[...r,"base64","binary","hex"])t[e]={type:"_internal",encodingName:e,
bomAware:r.includes(e)};n("utf16be",()=>es(!0)),n("utf16",()=>Hi(ss,e.getCodec)),t.utf32le={type:"_utf32",isLE:!0},
t.utf32be={type:"_utf32",isLE:!1},n("utf32",()=>Hi(cs,e.getCodec)),n("utf7",()=>Yo),n("utf7imap",()=>Xo)
;for(let[e,t]of Object.entries(os))n(e,n=>ao(e,t,n));for(let e of So)t[e]={type:"_sbcs",get chars(){return _o(e)}}
;t.macintosh=t.macroman,n("_internal",as),n("_sbcs",(e,{chars:t})=>Lo(t,e)),n("_utf32",(e,{isLE:t})=>ns(!t,e))
;for(let[e,n]of wo)t[e]=n;for(let{name:e,labels:n}of d){let r=Ao(e);if(t[r])for(let e of n)t[Ao(e)]??=r}return t}
function as(e,{encodingName:t,bomAware:n}){let r=Ao(t);if(!Object.hasOwn(is,r)){let e=Object.keys(is).join(", ")
;throw new Error(`An encoding of type '_internal' needs \`encodingName\`, one of: ${e}; not '${t}'.`)}return{
...is[r](e),bomAware:n,enc:r==="cesu8"?"utf8":t}}function us({Transform:e}){class t extends e{conv;constructor(e,t){
super({...t,decodeStrings:!1}),this.conv=e}_transform(e,t,n){if(typeof e!="string"){
n(new Error("Iconv encoding stream needs strings as its input."));return}ds(this,n,()=>this.conv.write(e))}_flush(e){
ds(this,e,()=>this.conv.end())}collect(e){let t=[];return this.on("error",e),this.on("data",e=>t.push(e)),
this.on("end",()=>e(null,Buffer.concat(t))),this}}class n extends e{conv;encoding="utf8";constructor(e,t){super({...t,
encoding:"utf8"}),this.conv=e}_transform(e,t,n){if(!ArrayBuffer.isView(e)){
n(new Error("Iconv decoding stream needs buffers as its input."));return}ds(this,n,()=>this.conv.write(e))}_flush(e){
ds(this,e,()=>this.conv.end())}collect(e){let t="";return this.on("error",e),this.on("data",e=>{t+=e}),
this.on("end",()=>e(null,t)),this}}let r={IconvLiteEncoderStream:t,IconvLiteDecoderStream:n}
;for(let[e,t]of Object.entries(r))Object.defineProperty(t,"name",{value:e});return r}function ds(e,t,n){try{let t=n()
;t&&t.length>0&&e.push(t,e.encoding)}catch(e){t(e);return}t()}function hs(){let e={encodings:null,
defaultCharUnicode:"\ufffd",defaultCharSingleByte:"?",skipDecodeWarning:void 0,supportsStreams:!1,
_codecDataCache:/* @__PURE__ */Object.create(null),_canonicalizeEncoding:Ao,encode:n,decode:r,toEncoding:n,
fromEncoding:r,encodingExists:s,getCodec:c,getEncoder:a,getDecoder:u,encodeStream:d,decodeStream:h,enableStreamingAPI:f,
IconvLiteEncoderStream:void 0,IconvLiteDecoderStream:void 0},t=je("node:stream");return t&&f(t),e;function n(t,n,r){
let i=typeof t=="string"?t:""+(t||"");return e.getEncoder!==a?Ci(e.getEncoder(n,r),i):Bi(e.getCodec(n),i,r)}
function r(t,n,r){return e.getDecoder!==u?ji(e.getDecoder(n,r),i(t)):ki(e.getCodec(n),i(t),r)}function i(t){
return typeof t!="string"?li(t):(e.skipDecodeWarning||(console.error("iconv-lite: a decoder was given a string. Pass a Buffer: some bytes may already have been lost when the string was made."),
e.skipDecodeWarning=!0),Bi(e.getCodec("binary"),t))}function o(t,r){
return typeof t=="string"&&(r.enc||r===e._codecDataCache.utf16)?n(t,"utf8"):i(t)}function s(t){try{return e.getCodec(t),
!0}catch{return!1}}function c(t){let n=e._canonicalizeEncoding(t);return e._codecDataCache[n]??l(n,t)}function l(t,n){
e.encodings??=ls(e);let r={};for(let i=t;;){let t=e._codecDataCache[i];if(t)return t;let o=e.encodings[i]
;if(typeof o=="string")i=o;else if(typeof o=="object")Object.assign(r,o),r.encodingName??=i,
i=o.type;else if(typeof o=="function")r.encodingName??=i,e._codecDataCache[r.encodingName]=new o(r,e),
i=r.encodingName;else throw new Error(`Encoding not recognized: '${n}' (searched as: '${i}')`)}}function a(t,n){
return Ui(e.getCodec(t),n)}function u(t,n){let r=e.getCodec(t),i=Ei(r,n);if(!r[bi])return i;let{write:s}=i
;return i.write=e=>s.call(i,o(e,r)),i}function d(t,n){let{IconvLiteEncoderStream:r}=g()
;return new r(e.getEncoder(t,n),n)}function h(t,n){let{IconvLiteDecoderStream:r}=g();return new r(e.getDecoder(t,n),n)}
function f(t){e.supportsStreams||Object.assign(e,us(t),{supportsStreams:!0})}function g(){
if(!e.supportsStreams)throw new Error("There are no streams here: call enableStreamingAPI(require('stream')) first.")
;return e}}
var fs=hs(),gs=fs,{_canonicalizeEncoding:ps,_codecDataCache:ms,decode:ws,decodeStream:ys,defaultCharSingleByte:bs,defaultCharUnicode:vs,enableStreamingAPI:As,encode:xs,encodeStream:ks,encodingExists:Bs,encodings:js,fromEncoding:Cs,getCodec:Ss,getDecoder:Es,getEncoder:Us,IconvLiteDecoderStream:_s,IconvLiteEncoderStream:Os,skipDecodeWarning:Ls,supportsStreams:qs,toEncoding:Ds}=fs
;module.exports=module.exports.default;
