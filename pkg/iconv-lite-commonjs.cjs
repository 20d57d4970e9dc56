var e=Object.defineProperty;var t=Object.getOwnPropertyDescriptor;var n=Object.getOwnPropertyNames
;var r=Object.prototype.hasOwnProperty;var i=(t,n)=>{for(var r of Object.keys(n))e(t,r,{get:n[r],enumerable:!0})
},o=(i,o,s,c)=>{if(o&&typeof o=="object"||typeof o=="function")for(let l of n(o))!r.call(i,l)&&l!==s&&e(i,l,{
get:()=>o[l],enumerable:!(c=t(o,l))||c.enumerable});return i};var s=t=>o(e({},"__esModule",{value:!0}),t);var c={};i(c,{
IconvLiteDecoderStream:()=>Fo,IconvLiteEncoderStream:()=>Wo,_canonicalizeEncoding:()=>Co,_codecDataCache:()=>So,
decode:()=>Eo,decodeStream:()=>Uo,default:()=>Bo,defaultCharSingleByte:()=>_o,defaultCharUnicode:()=>Oo,
enableStreamingAPI:()=>qo,encode:()=>Do,encodeStream:()=>Io,encodingExists:()=>zo,encodings:()=>Mo,fromEncoding:()=>$o,
getCodec:()=>Po,getDecoder:()=>Lo,getEncoder:()=>To,skipDecodeWarning:()=>Ho,supportsStreams:()=>No,toEncoding:()=>Ko})
;module.exports=s(c);var l=e=>Array(e).fill(void 0);function a(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(e){
throw n=!1,e}}return t}}
var u=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var f=/* @__PURE__ */d();function d(){let e=u.split(`\n`).map(e=>{let[t,...n]=e.split(" ");return Object.freeze({
name:t,labels:Object.freeze([...n,t.toLowerCase()].sort())})});return Object.freeze(e)}
var h=/* @__PURE__ */a(()=>new Map(f.flatMap(({labels:e},t)=>e.map(e=>[e,t])))),g=e=>e<36&&e!==33,p=e=>e>0&&e<29,m=e=>e>=29&&g(e)
;function w(e){let t=h();return t.get(e)??t.get(A(b(e)))}function y(e){return e===0||e===37||e===38}function b(e){
let t=0,n=e.length;for(;v(e[t]);)t+=1;for(;v(e[n-1]);)n-=1;return e.slice(t,n)}var v=e=>`\t\n\f\r `.includes(e)
;function A(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}
var x=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,k=()=>Object.getPrototypeOf(Uint8Array.prototype),j=e=>x(k(),e),B=e=>x(DataView.prototype,e),C=()=>x(ArrayBuffer.prototype,"byteLength"),S=e=>k()[e],E=/* @__PURE__ */j(Symbol.toStringTag),U=/* @__PURE__ */j("buffer"),_=/* @__PURE__ */j("byteOffset"),O=/* @__PURE__ */j("byteLength"),q=/* @__PURE__ */S("includes"),D=/* @__PURE__ */S("set"),I=/* @__PURE__ */B("buffer"),z=/* @__PURE__ */B("byteOffset"),M=/* @__PURE__ */B("byteLength"),$=/* @__PURE__ */C(),P=e=>O.call(e),L=(e,t,n=P(e))=>n>t?new Uint8Array(U.call(e),_.call(e)+t,n-t):Z
;function T(e,t){let n=new Uint8Array(P(e)+P(t));return F(n,e),F(n,t,P(e)),n}
var F=(e,t,n)=>D.call(e,t,n),W=(e,t)=>q.call(e,t);function H(e,t,n){let r=n-t,i=new Uint8Array(r)
;if(r>24)F(i,L(e,t,n));else for(let n=0;n<r;n++)i[n]=e[t+n];return i}function N(e,t,n,r){
if(r>24)D.call(e,P(n)===r?n:L(n,0,r),t);else for(let i=0;i<r;i++)e[t+i]=n[i]}function K(e){try{return $.call(e),!1
}catch{return!0}}var R=e=>E.call(e)==="Uint8Array"&&!K(U.call(e));function G(e){if(R(e))return e
;let t=ArrayBuffer.isView(e)?V(e):J(e);return K(U.call(t))?H(t,0,P(t)):t}function J(e){try{return new Uint8Array(e)
}catch{return Z}}function V(e){try{
return E.call(e)===void 0?new Uint8Array(I.call(e),z.call(e),M.call(e)):new Uint8Array(U.call(e),_.call(e),O.call(e))
}catch{return Z}}var Z=/* @__PURE__ */new Uint8Array;function Y(e){try{return $.call(e)}catch{}try{
return M.call(new DataView(e))}catch{return}}function X(e){return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}
var Q=e=>(e&63488)===55296,ee=e=>(e&64512)===55296,te=e=>(e&64512)===56320;function ne(e,t){
let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return n>=55296&&n<=57343?65533:n}
var re=e=>e<128?1:e<2048?2:e<65536?3:4,ie=e=>e<194||e>244?0:e<224?2:e<240?3:4;function oe(e,t){
let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}function se(e,t,n){let r=""
;for(let i=0;i<n;i+=8192){let o=new Uint16Array(e,t+2*i,Math.min(8192,n-i));r+=String.fromCharCode.apply(null,o)}
return r}function ce(e,t,n){let r=n
;return e<128?t[r++]=e:(e<2048?t[r++]=192|e>>6:(e<65536?t[r++]=224|e>>12:(t[r++]=240|e>>18,t[r++]=128|e>>12&63),
t[r++]=128|e>>6&63),t[r++]=128|e&63),r}var le=class{encoding;offset;length;constructor(e,t,n){this.encoding=e,
this.offset=t,this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}}
;var ae=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,ue=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),fe=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${ae(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&ue in t}[ue](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function de(e){try{return e()}catch(e){
let{code:t,message:n,path:r}=e,i=t==="ENOENT"?`the deployment or bundle left out the file ${r}; copy it there from the package`:`its file encoding.wasm can't be read (${n})`
;throw new Error(`encoding-wasm: ${i}, or let the bundler use the condition 'module'.`,{cause:e})}}
var he=void 0,ge=()=>de(()=>require("node:fs").readFileSync(__dirname+"/encoding.wasm")),pe="encoding-wasm/iconv-lite",me=!1

;var we=(e,t)=>e?.prototype?.[t],ye=e=>we(globalThis.Buffer,e),be=/* @__PURE__ */ye("ucs2Slice"),ve=/* @__PURE__ */ye("ucs2Write"),Ae=/* @__PURE__ */ye("utf8Slice"),xe=/* @__PURE__ */ye("latin1Slice"),ke=e=>globalThis[e],je=/* @__PURE__ */ke("TextDecoder"),Be=/* @__PURE__ */we(je,"decode"),Ce=/* @__PURE__ */ke("TextEncoder"),Se=/* @__PURE__ */we(Ce,"encode"),Ee=/* @__PURE__ */we(Ce,"encodeInto")
;function Ue(e,t=!1,n=!0){let r=new je(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:Be})}
function _e(){let e=new Ce;return Object.defineProperties(e,{encode:{value:Se},encodeInto:{value:Ee}}),e}function Oe(e){
try{return e()}catch{return}}var qe=e=>globalThis.process?.getBuiltinModule?.(e),De=()=>"WebSocketPair"in globalThis
;var Ie=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],ze;function Me(){
if(typeof WebAssembly!="object")return!1;try{
ze??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(Ie)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(ze=!1)}return ze??!0}
var $e=/* @__PURE__ */a(()=>De()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":Ae&&xe&&be?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var Pe=1/0,Le={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],
utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],
multiByte:[0,513]},chromium:{utf8:[0,64],utf16LE:[0,Pe],singleByte:[4096,Pe],multiByte:[512,Pe]},firefox:{utf8:[0,17],
utf16LE:[0,33],singleByte:[256,257],multiByte:[512,Pe]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],
multiByte:[0,Pe]}},Te={node:{ascii:48,loop:128,utf16ByString:16777216},deno:{ascii:48,loop:128,utf16ByString:0},bun:{
ascii:32,loop:Pe,utf16ByString:16777216},chromium:{ascii:1024,loop:128,utf16ByString:0},firefox:{ascii:400,loop:Pe,
utf16ByString:0},other:{ascii:Pe,loop:Pe,utf16ByString:0}},Fe={node:{utf8Slice:8191,latin1:!0,readByHost:128,
writeByHost:64},deno:{utf8Slice:64,latin1:!0,readByHost:128,writeByHost:Pe},bun:{utf8Slice:0,latin1:!0,readByHost:16,
writeByHost:16},chromium:{utf8Slice:0,latin1:!1,readByHost:Pe,writeByHost:Pe},firefox:{utf8Slice:0,latin1:!1,
readByHost:1024,writeByHost:Pe},other:{utf8Slice:0,latin1:!1,readByHost:16,writeByHost:Pe}
},We=[0,Pe],He=[Pe,Pe],Ne=/* @__PURE__ */l(40);function Ke(e){if(Ne[e]===void 0){let[t,n]=Re(e);Ne[e]={lookUp:t,host:n}}
return Ne[e]}function Re(e){let{utf8:t,utf16LE:n,singleByte:r,multiByte:i}=Le[$e()]
;return e===0?t:e===38?n:!!0&&(p(e)||m(e))?He:p(e)?r:m(e)?i:We}var Ge=()=>Te[$e()],Je=()=>Fe[$e()];function Ve(e,t,n,r){
let i=tt(n),o=e=>Ze(e,i,t),s=(r&&o(()=>Xe(n,r)))??i,{readByHost:c,writeByHost:l}=Je(),a=c<1/0&&(o(()=>Qe(e,n))??o(()=>et(n)))
;return a?{...s,read:(e,t)=>(t<c?s:a).read(e,t),write:(e,t)=>(e.length<l?s:a).write(e,t),maxUnits:a.maxUnits,
collect:a.collect}:s}function Ze(e,t,n){
let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short";return Oe(()=>{let i=e()
;return i.write(r,n),t.read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0})}var Ye="strings";function Xe(e,t){
let[n]=WebAssembly.Module.customSections(t,Ye),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,maxUnits:65539}}function Qe(e,t){
let[n,r]=[be,ve];return{read:(t,r)=>n.call(e(),t,t+2*r),write:(t,n)=>r.call(e(),t,n,2*t.length),maxUnits:1/0,
collect:nt(t,(e,t)=>n.call(e,0,t))}}function et(e){let t=Ue("utf-16le");return{...tt(e),
read:(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),collect:nt(e,(e,n)=>t.decode(L(e,0,n)))}}function tt(e){return{
read:(t,n)=>se(e.buffer,t,n),write(t,n){let r=new Uint16Array(e.buffer,n,t.length)
;for(let e=0;e<t.length;e++)r[e]=t.charCodeAt(e)},maxUnits:1/0}}function nt(e,t){let n
;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
F(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
var rt,it,ot,st,ct={input:0,units:0,output:0},lt=0,at={name:"",encoding:-1},ut={isBusy:!0,count:0};function ft(e,t){
at.name=e,at.encoding=t,ut.count+=1,ut.isBusy&&dt(),ut.isBusy=!0}function dt(e=ge){if(!!0)return bt(he());try{xt(),
rt??=yt(pt(e())),bt(new WebAssembly.Instance(rt).exports,rt)}catch(e){throw kt(e)}}
var ht=/* @__PURE__ */a(()=>Oe(()=>mt(ge()))===!0),gt=()=>rt!==void 0||Me()||ht();function pt(e){
return mt(e)?e:new WebAssembly.Module(e)}function mt(e){try{return WebAssembly.Module.customSections(e,wt),!0}catch{
return!1}}var wt="encoding-wasm";function yt(e){
let[t]=WebAssembly.Module.customSections(e,wt),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${pe} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function bt(e,t=void 0){it=e,Ut=WebAssembly.RuntimeError,ct.input=it.input(),ct.units=it.units(),ct.output=it.output(),
ot=St(),st=Ve(()=>Ct().bytes,ct.units,it.memory,t),lt=Math.min(it.units_length(),st.maxUnits),ut.isBusy=!1}
var vt=me?"labels and names work without it":"single-byte encodings work without it",At=me?"import 'encoding-wasm/no-wasm'":"use another host"
;function xt(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${At}; ${vt}.`)
}function kt(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(Bt(e))return new RangeError(`encoding-wasm: ${jt} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${At}`)
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${me?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${me?"call initialize() with a compiled module first":vt} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly;if(e instanceof r||e instanceof i){
let t=Me()?"the module is damaged; install it again":`this host lacks its SIMD; ${At}`
;return n(`WebAssembly can't run: ${t} (${e})`)}return e}
var jt="no memory for WebAssembly; free some, and call again",Bt=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function Ct(){return ot.bytes[0]===void 0&&(ot=St()),ot}var St=()=>({bytes:new Uint8Array(it.memory.buffer),
input:new Uint8Array(it.memory.buffer,ct.input,65536),
codec:new Int32Array(it.memory.buffer,it.codec(),it.codec_length()>>2),
report:new Int32Array(it.memory.buffer,it.report(),12)});function Et(e,t,n){ft(e,t);try{let e=n();return ut.isBusy=!1,e
}catch(e){throw _t(e)}}var Ut;function _t(e){if(!ut.isBusy||!Ot(e))return e
;let t=f[at.encoding]?.name,n=`${at.name}${t?` of ${t}`:""} failed`
;return qt()?new RangeError(`encoding-wasm: ${n}: ${jt}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}var Ot=e=>Ut!==void 0&&e instanceof Ut;function qt(){try{return it.memory.grow(32),!1}catch{return!0}}
var Dt=()=>new Int32Array(Ct().codec),It=e=>F(Ct().codec,e);function zt(e,t){ft("decoding",e),t?It(t):it.new_decoder(e)}
function Mt(e,t){ft("encoding",e),t?It(t):it.new_encoder(e)}function $t(e,t,n,r,i){N(Ct().input,0,e,t),ut.isBusy=!0
;let o=it.decode_block(t,n,+r,+i);return ut.isBusy=!1,o}var Pt=(e,t,n)=>Et("decoding",-1,()=>{
for(let r=0,i=1024;r<t;r+=i,i=Math.min(4*i,65536)){let o=Math.min(i,t-r);if(F(Ct().input,o===t?e:L(e,r,r+o)),
!it.is_free_of(o,128,n))return!1}return!0}),Lt={encoding:-1,table:void 0,owner:void 0};function Tt(e){
return Lt.encoding===e&&Lt.owner===it&&Lt.table?.[0]!==void 0?Lt.table:Et("encoding",e,()=>{
let t=it.unit_table(e)>>>0,{buffer:n}=it.memory;return Lt.encoding=e,Lt.owner=it,
t===0?Lt.table=void 0:Lt.table=new Uint16Array(n,t,65536),Lt.table})}function Ft(e,t){try{return e+t}catch(e){
throw Wt(e)}}
var Wt=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e});var Ht=(e,t,n,r=0)=>st.write(e.slice(t,n),ct.units+2*r);function Nt(e,t,n,r){ut.isBusy=!0
;let i=it.encode_block(e,t,n,+r);return ut.isBusy=!1,i}function Kt(){let e=Ct().report;return{isFinished:e[0]!==0,
read:e[1],written:e[2],start:e[3],length:e[4],codePoint:e[5],replaced:e[6],firstReplaced:e[7],unmapped:e[8],
firstUnmapped:e[9],unmappedCodePoint:e[10],held:e[11]}}var Rt=e=>H(Ct().bytes,ct.output,ct.output+e);function Gt(e,t,n){
let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var Jt=[0,255],Vt=[48,57],Zt=[65,65],Yt=[27,27],Xt=[33,126],Qt=[[Jt]],en=[[[127,255],Jt,Zt]],tn=[[[129,132],Vt,[129,254],Vt],[[133,254],Vt,[129,130],Vt]],nn=[[[216,223],[216,223],[216,223],[216,223]]],rn={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],Zt]],"UTF-16BE":nn,"UTF-16LE":nn,GBK:tn,gb18030:tn,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[Yt,[36,36],[66,66],Xt,Xt,Yt,[40,40],[66,66]],[Yt,[40,40],[64,74],Jt,Yt,[40,40],[66,66]],[Yt,[36,36],[64,67],Jt,[33,33],Yt,[40,40],[66,66]]]
};function on(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],c=s-o+1;n[r*e.length+i]=o+t%c,t=Math.floor(t/c)}}return n}
function sn(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function cn(e,t,n){
let r=2166136261;for(let i of ln(t,n)){let t=on(i),n=e.decode(t);if(Gt(e,t,61)!==n)return;r=sn(r,n)}
return(r>>>0).toString(36)}var ln=(e,t)=>t?Qt:[...en,...rn[e]??[]];function an(e,t,n,r){let i=r?1:97
;return ln(n,r).every(n=>{let r=on(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),c=e.decode(i),l=Oe(()=>o.decode(i));if(l!==(c.includes("\ufffd")?void 0:c))return!1
;l===void 0&&(o=t())}return!0})}
var un="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function fn(e,t,n,r){let i=r(!1);return cn(i,t,n)===un.split(" ")[e]&&an(i,()=>r(!0),t,n)}function dn(e,t,n){
let r=new ArrayBuffer(2*P(t)),i=new Uint16Array(r),o=(t,r)=>{if(n)throw new le(f[e].name,t,r);return 65533
},s=e===0?hn(t,i,o):gn(t,i,o,e);return se(r,0,s)}function hn(e,t,n){let r=P(e),i=0;for(let o=0;o<r;){
let r=o,s=e[o++],c=s<128?1:ie(s),l=c===1?s:s&127>>c,a=()=>o===r+1?oe(s,e[o]):(e[o]&192)===128
;for(;o<r+c&&a();)l=l<<6|e[o++]&63;o!==r+c?t[i++]=n(r,o-r):(l>65535&&(t[i++]=55232+(l>>10)),
t[i++]=l>65535?56320|l&1023:l)}return i}function gn(e,t,n,r){let i=P(e),o=t=>r===37?e[t]<<8|e[t+1]:e[t]|e[t+1]<<8,s=0
;for(let e=0;e<i;e+=2){let r=o(e),c=(r&64512)===55296
;e+1===i?t[s++]=n(e,1):Q(r)?c&&e+3<i&&(o(e+2)&64512)===56320?(t[s++]=r,t[s++]=o(e+2),e+=2):c&&e+3===i?(t[s++]=n(e,3),
e+=1):t[s++]=n(e,2):t[s++]=r}return s}function pn(e,t,n,r){return!y(e)||!r&&vn(e)?wn(yn(e,r),e,t,n,!1):dn(e,mn(t,n),r)}
function mn(e,t){if(t>2147483647)throw Wt(void 0);return H(e,0,t)}function wn(e,t,n,r,i){let o=mn(n,r);try{
return e.decode(o,{stream:i})}catch(e){throw e?.name!=="TypeError"?Wt(e):new le(f[t].name,Number.NaN,0)}}
var yn=(e,t)=>vn(e)?Ue(f[e].name,t):An(e),bn=/* @__PURE__ */l(40);function vn(e){if(bn[e]===void 0){bn[e]=!1
;let{name:t}=f[e],n=e=>Ue(t,e);bn[e]=Oe(()=>fn(e,t,p(e),n))===!0}return bn[e]}function An(e){let{name:t}=f[e];try{
Et("decoding",-1,()=>{})}catch(n){
let{message:r}=n,i=Oe(()=>Ue(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=p(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function xn(e,t,n,r,i,o){try{
zt(e,t);let s=r>lt&&r<268435456?st.collect?.(r+3):void 0,c="",l=0;for(let t=0;;t+=65536){
let a=r-t<=65536,u=a?r-t:65536,d=u===r?n:L(n,t,t+u),h=$t(d,u,l,i,o&&a);if(h<0){let n=Kt()
;throw new le(f[e].name,t+n.start,n.length)}if(l+=h,!(!a&&l+65536+3<=lt)){if(s)s.add(ct.units,l);else{
if(u===r)return st.read(ct.units,l);c=Ft(c,st.read(ct.units,l))}if(a)return s?s.toText():c;l=0}}}catch(e){throw _t(e)}}
var kn=0;function jn(e,t,n,r,i=!0){let o="";for(let s=0,c=!1;!c;){let l=Et("decoding",e,()=>Bn(e,t,s,n))
;if(r&&l.includes("\ufffd"))return;if(o=Ft(o,l),kn===n&&i)break;s=Math.min(n,kn+1024),c=s===n;let a=L(t,kn,s);try{
o=Ft(o,xn(e,null,a,s-kn,r,i&&c))}catch(e){throw e instanceof le&&(e.offset+=kn),e}c||(s-=Kt().held)}return o}
function Bn(e,t,n,r){
let{buffer:i}=it.memory,o=new Uint16Array(i,ct.units,65536),s=p(e),c=s?new Uint16Array(i,it.byte_table(e),256):new Uint16Array(i,it.pair_table(e),65536),l=""
;kn=r;for(let e=n;e<kn;){let n=0;if(s)for(let i=Math.min(r,e+65536);e<i;e++)o[n++]=c[t[e]];else for(;n<65536&&e<kn;){
let i=t[e],s=c[i],l=e+1;if((s&63488)===55296){if(s=l<r?c[i|t[l]<<8]:s,(s&63488)===55296){kn=e;break}l++}o[n++]=s,e=l}
l=Ft(l,st.read(ct.units,n))}return l}function Cn(e,t,n,r,i=!0){return Et("decoding",e,()=>{
let{readBytes:o,readPairs:s}=st;if(!o||!s)return;let c=!!0||p(e),l=c?it.byte_table(e):it.pair_table(e);if(l===0)return
;N(Ct().input,0,t,n);let a=(c?o:s)(ct.input,n,l)
;return a===null||r&&a.includes("\ufffd")||!c&&En(n)===1&&(i||Sn(e,Ct().input[n-1]))?void 0:a})}
var Sn=(e,t)=>e===32&&t>=144&&t<=160,En=e=>Ct().input[e];var Un=0;function _n(e,t,n,r){let i
;n<=Ke(e).lookUp&&(i=Cn(e,t,n,r,!1));let o=i!==void 0;return i??=xn(e,null,t,n,r,!1),Un=o?En(n):Kt().held,i}
function On(e,t){if(e===0)return t(Uint8Array.from(qn))===Dn;if(e===38||e===37){
let n=In.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8]);return t(Uint8Array.from(n))===zn}
let n=n=>t(n)===xn(e,null,n,P(n),!1,!0);if(!p(e))return!1;for(let e of Mn())if(!n(e))return!1;return!0}
var qn=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],Dn="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",In=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],zn="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*Mn(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}
var $n=/* @__PURE__ */l(40);function Pn(e,t,n,r){$n[e]===void 0&&($n[e]=null,$n[e]=Oe(()=>Wn(e))??null);try{
let i=n>2147483647?void 0:$n[e]?.(t,n);return r&&i?.includes("\ufffd")?void 0:i}catch{return}}
var Ln=/* @__PURE__ */new Uint8Array(64),Tn=/* @__PURE__ */l(65);function Fn(e,t){return t<=64?(N(Ln,0,e,t),
Tn[t]??=L(Ln,0,t),Tn[t]):R(e)?P(e)===t?e:L(e,0,t):H(e,0,t)}function Wn(e){let{latin1:t,utf8Slice:n}=Je()
;if(t&&e===38)return Hn();if(t&&g(e)&&e!==0)return Nn(e);let r=Ue(f[e].name),i=e=>r.decode(e);if(!On(e,i))return
;if(e!==0||n===0)return(e,t)=>i(Fn(e,t));let o=Ae;if(On(0,e=>o.call(e)))return(e,t)=>t<=n?o.call(Fn(e,t)):i(Fn(e,t))}
function Hn(){let e=be,t=t=>e.call(t).toWellFormed();if(On(38,t))return(e,n)=>n%2===0?t(Fn(e,n)):void 0}function Nn(e){
let t=xe,n=Uint8Array.from({length:256},(e,t)=>t);if(t.call(n)!==String.fromCharCode(...n))return;let r=e===21?224:128
;return(e,n)=>{let i=Math.ceil(n/8);for(let t=0;t<n;t+=i)if((e[t]&r)===128)return;let o=Fn(e,n)
;return Pt(o,n,r)?t.call(o):void 0}}function Kn(e,t,n,r,i){let o;if(!!0||gt()){if(t===0)return""
;let{lookUp:i,host:s}=Ke(n);t<=i?o=Cn(n,e,t,r):t>=s&&(o=Pn(n,e,t,r)),o??=xn(n,null,e,t,r,!0)}else o=pn(n,e,t,r)
;return i?o:Rn(o,n)}var Rn=(e,t)=>e.charCodeAt(0)===65279&&y(t)?e.slice(1):e;var Gn=class{encoding;fatal;ignoreBOM;#e=Z
;#t=null;#n=void 0;#r=!1;#i;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#i=r}get name(){
return f[this.encoding].name}reset(){this.#e=Z,this.#t=null,this.#n=void 0,this.#r=!1,this.#i=0}decode(e,t,n){
let{encoding:r}=this,i=P(e),o=P(this.#e),s=o+i;if(i===0&&!t)return""
;let c=t||p(r)||i>64&&R(e),l=o===0&&c?e:this.#o(e,i,o),a,u=s;try{
this.#s(t)?a=this.#c(l,s,t):Jn(r)?a=this.#l(l,s,t):!t&&m(r)?(a=_n(r,l,s,this.fatal),u-=Un):(t||(u-=Zn(r,l,s)),
a=Kn(l,u,r,this.fatal,!0))}catch(e){throw e instanceof le?(e.offset+=this.#i-o,this.#e=Z,this.#i+=i,
n===void 0?e:e.toTypeError(n)):e}return!this.#r&&u>0&&(this.#r=!0,this.ignoreBOM||(a=Rn(a,r))),this.#e=u<s?H(l,u,s):Z,
this.#i+=i,a}#o(e,t,n){return n+t>512?T(this.#e,L(e,0,t)):(n>0&&F(Vn,this.#e),N(Vn,n,e,t),Vn)}#s(e){let{encoding:t}=this
;return this.#n!==void 0||!gt()&&(Jn(t)||!e&&m(t))}#c(e,t,n){let r=this.#n??yn(this.encoding,this.fatal);this.#n=void 0
;let i=wn(r,this.encoding,e,t,!n);return n||(this.#n=r),i}#l(e,t,n){try{let r=xn(this.encoding,this.#t,e,t,this.fatal,n)
;return this.#t=n?null:Dt(),r}catch(e){throw e instanceof le&&(this.#t=Dt()),e}}
},Jn=e=>e===33||e===36,Vn=/* @__PURE__ */new Uint8Array(512);function Zn(e,t,n){if(e===0)return Yn(t,n)
;if(e!==38&&e!==37)return 0;let r=n%2;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}function Yn(e,t){
for(let n=1;n<=3&&n<=t;n++){let r=e[t-n];if(r>=128&&r<192)continue;let i=ie(r);return n<i&&(n===1||oe(r,e[t-n+1]))?n:0}
return 0}var Xn=class{#a=null;#u=null;#f=0;get length(){return this.#f}add(e){let t=P(e);if(t===0)return;this.#f+=t
;let n=this.#u;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096);F(e,n.bytes),n.bytes=e,
n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){F(n.bytes,e,n.length),n.length+=t;return}this.#u={bytes:e,length:t,
isBlock:!1,next:null},n?n.next=this.#u:this.#a=this.#u}forEach(e){for(let t=this.#a;t;t=t.next){
let{bytes:n,length:r,isBlock:i}=t;e(i?H(n,0,r):n)}}concatenate(){let e=this.#a;if(e&&!e.next&&!e.isBlock)return e.bytes
;let t=Qn(this.#f),n=0;return this.forEach(e=>{F(t,e,n),n+=P(e)}),t}};function Qn(e){try{return new Uint8Array(e)
}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}var er=class{held;#d;constructor(e,t){this.held=e,this.#d=t}add(e){let t=P(e);if(t===0)return
;e[0]!==27&&this.#d(this.held);let n=e[t-3]===27?t-3:t;this.#d(H(e,0,n)),this.held=H(e,n,t)}addUnchanged(e){
P(e)!==0&&(this.#d(this.held),this.held=Z,this.#d(e))}};var tr;function nr(){return tr===void 0&&(tr=null,
tr=Oe(rr)??null),tr}function rr(){
let e=_e(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r=e.encode("\udca9\xe9\u6f22\u{1f4a9}")
;return t===3&&n===7&&`${[...r]}`=="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0
}var ir=/* @__PURE__ */new Uint8Array(48);function or(e){
return e.length<=16?H(ir,0,cr(e,ir).written):lr(e)??(!!0||gt()?void 0:sr(e))}function sr(e){
let t=new Uint8Array(3*e.length);return H(t,0,cr(e,t).written)}function cr(e,t){let n=P(t),r=0,i=0;for(;r<e.length;){
let o=e.charCodeAt(r);if(o<128&&i<n){t[i++]=o,r+=1;continue}let s=ne(e,r);if(i+re(s)>n)break;i=ce(s,t,i),r+=s<65536?1:2}
return{read:r,written:i}}function lr(e){try{return nr()?.encode(e)}catch{return}}
var ar=/* @__PURE__ */new Uint8Array(256);function ur(e,t){let{length:n}=e,r=new Uint8Array(n),i=0
;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],r[i+2]=t[e.charCodeAt(i+2)],
r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],r[i+6]=t[e.charCodeAt(i+6)],
r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return W(r,0)?void 0:r}function fr(e,t){
let{length:n}=e,r=n<=128?ar:new Uint8Array(2*n),i=0;for(let o=0;o<n;o++){let n=e.charCodeAt(o),s=n<128?n:t[n]
;if(s===0&&n>0)return;s>=256&&(r[i++]=s>>8),r[i++]=s}return H(r,0,i)}function dr(e,t){if(t===0)return or(e)
;let{length:n}=e,{ascii:r,loop:i}=Ge();if(n>=r&&g(t)&&hr(e)){let t=lr(e);if(t&&P(t)===n)return t}
if(!1)return n<=i?ur(e,Tt(t)):void 0;if(!!0||n>Math.min(i,65536)||t===33)return;let o=Tt(t);return o&&fr(e,o)}
function hr(e){let{length:t}=e,n=Math.max(8,t>>4);for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var gr=["fatal","html","replacement"],pr=()=>"",mr=class{encoding;unmappable;#h;#g=null;#i=0;#p=Z;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#h=n}get name(){return f[this.encoding].name}
encode(e,t){let n=!this.#g&&(t||this.#m(e))?dr(e,this.encoding):void 0;return n?(this.#i=t?0:this.#i+e.length,
n):this.#w(e,t)}#m(e){let{length:t}=e;return t>0&&this.encoding!==33&&!ee(e.charCodeAt(t-1))}get#y(){
return this.#h?0:gr.indexOf(this.unmappable)}#w(e,t){let n=this.#g,r=this.#i,i=this.#p,o=new Xn
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new fe(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#g=n,this.#i=r,this.#p=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#i,o=this.#g,s=this.#p,c=this.#h,l=this.#y,a=c===pr,u=c&&!a?2048:65536,f=c&&this.encoding===33?new er(s,n):void 0,d=f?e=>f.add(e):n,h=f?e=>f.addUnchanged(e):n,g=!1,p=!1
;try{Mt(this.encoding,o);for(let n=0;n===0||n<e.length;n+=u){let o=Math.min(n+u,e.length);Ht(e,n,o);let s=o===e.length
;for(let u=0,f=!1;!f;){let g=Nt(u,o-n,l,t&&s),m=Kt();d(Rt(g===-2?m.written:g));let w=i+n+u+m.start;if(u+=m.read,
f=g!==-2&&m.isFinished,g!==-2||a)continue;p=!0;let{codePoint:y}=m;if(c){
let t=Dt(),{count:r}=ut,i=()=>this.locate(w),s=c(y,i);ut.count!==r&&(Mt(this.encoding,t),Ht(e,n,o));let l=e=>{
throw new fe(e,i(),this.name)};typeof s=="string"?yr(s,d,l):s?h(s):l(y)}else r(y,w);p=!1}}
t?f&&n(f.held):(this.#g=this.#m(e)?null:Dt(),this.#i=i+e.length,this.#p=f?.held??Z),g=!0}catch(e){throw _t(e)}finally{
t&&(g||p)&&(this.#g=null,this.#i=0,this.#p=Z)}}},wr=e=>or(e)??new mr(0,"fatal").encode(e,!0);function yr(e,t,n){
let r=X(e);for(let e=0;e<r.length;e+=2048){let i=Math.min(e+2048,r.length);Ht(r,e,i,2048);let o=Nt(2048,2048+i-e,0,!1)
;o===-2&&n(Kt().codePoint),t(Rt(o))}}
var br=qe("node:buffer"),vr=()=>br?.Buffer??(typeof Buffer=="function"?Buffer:void 0);function Ar(e){let t=vr()
;return t?t.allocUnsafe(e):new Uint8Array(e)}function xr(e){if(e.length===1)return e[0]
;let t=Ar(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function kr(e){
if(R(e)&&e.length===P(e))return e;if(ArrayBuffer.isView(e)||Y(e)!==void 0)return L(G(e),0)
;let t=Object.prototype.toString.call(e).slice(8,-1)
;if(typeof e=="object"&&typeof e?.length=="number"&&t!=="String")return new Uint8Array(e)
;let n=e===Object(e)?t:t.toLowerCase();throw new TypeError(`The input is of type ${n}. Pass a Buffer or Uint8Array.`)}
var jr=new Uint16Array(65536),Br=new Uint8Array(jr.buffer),Cr=(()=>{try{let e="\ufeffa\xe9\u6f22\ud83d",t=ve,n=be
;return t.call(Br,e,0,2*e.length),jr[3]===e.charCodeAt(3)&&n.call(Br,0,2*e.length)===e?{write:t,slice:n}:void 0}catch{
return}})(),Sr=Cr&&(e=>Cr.slice.call(e,0,e.length)),Er=e=>e<=65536?jr:new Uint16Array(e);function Ur(e,t){
return Cr?Cr.slice.call(e===jr?Br:new Uint8Array(e.buffer),0,2*t):se(e.buffer,0,t)}var _r=Cr&&((e,t)=>{
Cr.write.call(t,e,0,2*e.length)});function Or(e){let{length:t}=e;if(!(!br?.isAscii||t<32||t>2147483647)){
for(let n=0;n<t;n+=Math.ceil(t/16))if(e[n]>=128)return
;return br.isAscii(e)?br.Buffer.prototype.latin1Slice.call(e,0,t):void 0}}
var qr=/* @__PURE__ */Symbol("functions for whole texts");function Dr(e){let{decode:t,encode:n,...r}=e;return{...r,
[qr]:e}}var Ir=e=>e[qr]?.decoder===e.decoder?e[qr]?.decode:void 0,zr=e=>e[qr]?.encoder===e.encoder?e[qr]?.encode:void 0
;function Mr(e,t,n){let r=Ir(e);if(!r)return Pr(Fr(e,n),t);let i=r(t,n)
;return e.bomAware&&i.charCodeAt(0)===65279?Tr(i,n):i}function $r(e,t,n){let r=zr(e)
;return r?r(e.bomAware&&n?.addBOM?`\ufeff${t}`:t,n):Lr(Wr(e,n),t)}function Pr(e,t){return e.write(t)+(e.end()??"")}
function Lr(e,t){let n=e.write(t),r=e.end();return r&&r.length>0?xr([n,r]):n}function Tr(e,t){let n=t?.stripBOM
;return n===!1?e:(typeof n=="function"&&n(),e.slice(1))}function Fr(e,t){let n=new e.decoder(t,e)
;if(!e.bomAware||t?.stripBOM===!1)return n;let r=!1;return{write(e){let i=n.write(e);return r||!i?i:(r=!0,
i.charCodeAt(0)===65279?Tr(i,t):i)},end:()=>n.end()}}function Wr(e,t){let n=new e.encoder(t,e)
;if(!e.bomAware||!t?.addBOM)return n;let r="\ufeff";return{write(e){let t=r+e;return r="",n.write(t)},end:()=>n.end()}}
function Hr(e,t,n=void 0){return{decode:e,encode:t,decoder:class{write(t){return e(t)}end(){return n}},encoder:class{
write(e){return t(e)}end(){}}}}var Nr=class{#b=Z;join(e,t){let n=this.#b.length>0?T(this.#b,e):e,r=t(n)
;return r===n.length?(this.#b=Z,n):(this.#b=Uint8Array.prototype.slice.call(n,r),n.subarray(0,r))}take(){let e=this.#b
;return this.#b=Z,e}};var Kr="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",Rr={latin1:{decode(e){
let t=Er(e.length);return t.set(e),Ur(t,e.length)},encode:e=>Uint8Array.from({length:e.length},(t,n)=>e.charCodeAt(n))},
hex:{decode:e=>Array.from(e,e=>e.toString(16).padStart(2,"0")).join(""),encode(e){
let t=/^(?:[\da-f]{2})*/i.exec(e)?.[0].match(/../g)??[];return Uint8Array.from(t,e=>Number.parseInt(e,16))}},base64:{
decode(e){let t="";for(let n=0;n<e.length;n+=3){
let r=e[n]<<16|e[n+1]<<8|e[n+2],i=[18,12,6,0].map(e=>Kr[r>>e&63]).join(""),o=Math.min(e.length-n,3)+1
;t+=i.slice(0,o).padEnd(4,"=")}return t},encode(e){
let t=e.split("=",1)[0].replaceAll("-","+").replaceAll("_","/").replace(/[^A-Za-z\d+/]/g,""),n=Ar(t.length*3>>2),r=0
;for(let e=0,i=0;e<t.length;e++)r=r<<6|Kr.indexOf(t[e]),e%4>0&&(n[i++]=r>>6-2*(e%4));return n}}};function Gr(e){return{
decode(t){let n=vr();return n?(t instanceof n?t:n.from(t.buffer,t.byteOffset,t.length)).toString(e):Rr[e].decode(t)},
encode:t=>vr()?.from(t,e)??Rr[e].encode(t)}}
var Jr=Gr("latin1"),Vr=Gr("hex"),Zr=Gr("base64"),Yr=Hr(Jr.decode,Jr.encode,""),Xr=Hr(e=>Yr.decode(e.map(e=>e&127)),Yr.encode,""),Qr=Hr(Vr.decode,Vr.encode,""),ei={
decode:Zr.decode,encode:e=>e.length%4===0?Zr.encode(e):Lr(new ei.encoder,e),decoder:class{#e=new Nr;write(e){
return Zr.decode(this.#e.join(e,e=>e.length-e.length%3))}end(){return Zr.decode(this.#e.take())}},encoder:class{#v=""
;write(e){let t=this.#v+e,n=t.length-t.length%4;return this.#v=t.slice(n),Zr.encode(t.slice(0,n))}end(){let e=this.#v
;return this.#v="",Zr.encode(e)}}};function ti(e){let{encoder:t}=Hr(()=>"",ni);return{encode:ni,encoder:t,
decoder:ri(e.unicode)}}function ni(e){let t=Ar(3*e.length),n=0;for(let r=0;r<e.length;r++){let i=e.charCodeAt(r)
;i<128?t[n++]=i:(i<2048?t[n++]=192|i>>6:(t[n++]=224|i>>12,t[n++]=128|i>>6&63),t[n++]=128|i&63)}return t.subarray(0,n)}
function ri(e){return class{#A=0;#x=0;#k=0;write(t){
let n=Er(t.length*(1+e.length)),r=0,i=this.#A,o=this.#x,s=this.#k,c=()=>{
for(let t=0;t<e.length;t++)n[r++]=e.charCodeAt(t)};for(let e=0;e<t.length;e++){let l=t[e];if((l&192)===128){if(o===0){
c();continue}if(i=i<<6|l&63,o-=1,o>0)continue;i>=s||i===0&&s===128?n[r++]=i:c();continue}o>0&&c(),o=0,
l<128?n[r++]=l:l<224?[i,o,s]=[l&31,1,128]:l<240?[i,o,s]=[l&15,2,2048]:c()}return this.#A=i,this.#x=o,this.#k=s,Ur(n,r)}
end(){let t=this.#x===0;return this.#x=0,t?"":e}}}
function ii({unitLength:e,littleEndian:t,bigEndian:n,weigh:r,target:i},o){function s(i,s){let c=[],l=0,a=0
;for(let s of i)for(let i=0;i<s.length&&a<100;i++)if(c.push(s[i]),!(c.length<e)){if(a===0){if(ci(c))return o(n)
;if(ci([...c].reverse()))return o(t)}l+=r(c),a+=1,c=[]}return o(l===0?s?.defaultEncoding||t:l>0?n:t)}return{
decode:(e,t)=>Mr(s([e],t),e,t),encode:(e,t)=>$r(o(i(t)),e,oi(t)),decoder:class{#j;#B;#e=[];#C=0;constructor(e){this.#j=e
}write(t){if(this.#B)return this.#B.write(t);this.#C+=t.length;let n=this.#C>=8*e
;return this.#e.push(n?t:Uint8Array.from(t)),n?this.#S():""}end(){return(this.#B?"":this.#S())+(this.#B?.end()??"")}
#S(){let e=Fr(s(this.#e,this.#j),this.#j),t=this.#e.map(t=>e.write(t)).join("");return this.#B=e,this.#e=[],t}},
encoder:function(e){return Wr(o(i(e)),oi(e))}}}var oi=e=>({...e,addBOM:e?.addBOM===void 0?!0:e.addBOM
}),si=["254,255","0,0,254,255"],ci=e=>si.includes(String(e));var li=(e,t)=>Array.from({length:t-e+1
},(t,n)=>e+n),ai=li(161,254),ui=[36812,37576,38468,38637],fi={eucjp:()=>ai.flatMap(e=>ai.map(t=>9371648|e<<8|t)),
big5hkscs:()=>li(135,160).flatMap(e=>[...li(64,126),...ai].map(t=>e<<8|t)).filter(e=>!ui.includes(e))},di=`\n`
;function hi(e,t){
let n=fi[e]?.()??[],r=n.flatMap(e=>[e>>16,e>>8&255,e&255,di.charCodeAt(0)]),i=t(Uint8Array.from(r.filter(e=>e!==0))).split(di),o=/* @__PURE__ */new Map
;return n.forEach((e,t)=>{!i[t].includes("\ufffd")&&!o.has(i[t])&&o.set(i[t],e)}),o}
var gi=(e,t)=>e==="big5hkscs"&&(t===202||t===234);function pi(e,t=ee){return class{#e="";write(n){
let r=this.#e?this.#e+n:n;return this.#e="",t(r.charCodeAt(r.length-1))&&(this.#e=r.slice(-1),r=r.slice(0,-1)),e(r)}
end(){let t=this.#e;return this.#e="",t===""?void 0:e(t)}}}var mi;function wi({table:e,bytesOf:t,more:n,replacement:r}){
let i=yi(r),o=new Uint32Array(65536);e&&o.set(e);for(let e=0;e<65536;e++)e<128?o[e]=e:o[e]===0&&(o[e]=4294967292)
;for(let e=55296;e<56320;e++)o[e]=e>>6===865?4294967294:4294967295
;for(let e of n.keys())e.length===2&&!ee(e.charCodeAt(0))&&(o[e.charCodeAt(0)]=4294967293);let s=new Uint32Array(65536)
;return(e,t,r)=>{mi??=new Uint8Array(3*65536);let l=0;for(let a=t;a<r;a++){let t=e.charCodeAt(a),u=o[t]
;if(u>=4294967292)if(u===4294967292)u=c(e[a]),o[t]=u;else if(u===4294967294){let n=(t&63)<<10|e.charCodeAt(a+1)&1023
;u=s[n],u===0&&(u=c(e.slice(a,a+2)),s[n]=u),a+=1}else if(u===4294967295)u=i,a+=1;else{
let t=a+1<r?n.get(e.slice(a,a+2)):void 0;u=t??c(e[a]),t!==void 0&&(a+=1)}u>=256&&(u>=65536&&(mi[l++]=u>>16),
mi[l++]=u>>8),mi[l++]=u}let a=Ar(l);return a.set(mi.subarray(0,l)),a};function c(e){let r=t(e)
;return r?yi(r):n.get(e)??i}}var yi=e=>e.reduce((e,t)=>e<<8|t,0);function bi(e,t,n){
let r=w(t),i=e=>Kn(e,e.length,r,!1,!0),o=n.unicode.charAt(0),s=e=>o==="\ufffd"?e:e.replaceAll("\ufffd",o),c=t=>ee(t)||gi(e,t),l=n.singleByte.charAt(0)||"?",u=a(()=>{
let t=new mr(r,"replacement").encode(l,!0);return e==="gb18030"?ki(r,t):wi({more:hi(e,i),table:Tt(r),
bytesOf:e=>xi(r,e,0,e.length),replacement:t})}),f=vi(r,l,u,c);return{decode:e=>Or(e)??s(i(e)),encode:f,encoder:pi(f,c),
decoder:class{#B=new Gn(r,!1,!0);write(e){return s(this.#B.decode(e,!1))}end(){
return s(this.#B.decode(new Uint8Array,!0))}}}}function vi(e,t,n,r){let i=(t,r,i)=>xi(e,t,r,i)??n()(t,r,i);return e=>{
let n=e.isWellFormed()?e:e.replace(/[\uD800-\uDFFF]/gu,()=>t);if(n.length<=65536)return i(n,0,n.length);let o=[]
;for(let e=0,t=0;e<n.length;e=t)t=Math.min(e+65536,n.length),t<n.length&&r(n.charCodeAt(t-1))&&(t-=1),o.push(i(n,e,t))
;return xr(o)}}var Ai=gr.indexOf("fatal");function xi(e,t,n,r){try{Mt(e,null),Ht(t,n,r);let i=Nt(0,r-n,Ai,!0)
;if(i===-2)return;let o=Ar(i);return F(o,L(Ct().bytes,ct.output,ct.output+i)),o}catch(e){throw _t(e)}}function ki(e,t){
let n=new mr(e,"fatal");return(e,r,i)=>{let o=[],s=e=>o.push(e);return n.encodeOrFail(e.slice(r,i),!0,s,()=>s(t)),xr(o)}
}
var ji=`\nutf8 unicode11utf8\nucs2 utf16le\nutf32 ucs4\nutf32le ucs4le\nutf32be ucs4be\nutf7 unicode11utf7\nascii ascii8bit usascii ansix34 ansix341968 ansix341986 csascii cp367 ibm367 isoir6 iso646us iso646irv us\nshiftjis 932 cp932 ms932 windows932 csshiftjis mskanji sjis windows31j ms31j xsjis\ncp936 936 ms936 windows936 gb2312 gb231280 gb23121980 csgb2312 csiso58gb231280 euccn\ngbk xgbk isoir58\ngb18030 chinese\ncp949 949 ms949 windows949 cseuckr csksc56011987 euckr isoir149 korean ksc56011987 ksc56011989 ksc5601\ncp950 950 ms950 windows950\nbig5hkscs big5 cnbig5 csbig5 xxbig5\niso88591 latin1 csisolatin1 l1 isoir100 cp819 ibm819\niso88592 latin2 csisolatin2 l2 isoir101\niso88593 latin3 csisolatin3 l3 isoir109\niso88594 latin4 csisolatin4 l4 isoir110\niso88595 csisolatincyrillic isoir144 cyrillic\niso88596 csisolatinarabic isoir127 arabic arabic8 ecma114 asmo708\niso88597 csisolatingreek isoir126 greek greek8 ecma118 elot928\niso88598 csisolatinhebrew isoir138 hebrew hebrew8 iso88598i iso88598e\niso88599 latin5 csisolatin5 l5 isoir148 turkish turkish8\niso885910 latin6 csisolatin6 l6 isoir157\niso885911 thai thai8\niso885913 latin7 l7 isoir179\niso885914 latin8 l8 isoir199 celtic celtic8 isoceltic\niso885915 latin9 l9 isoir203\niso885916 latin10 l10 isoir226\ncp1250 msee\ncp1251 mscyrl\ncp1252 msansi\ncp1253 msgreek\ncp1254 msturk\ncp1255 mshebr\ncp1256 msarab\ncp1257 winbaltrim\nwindows874 874 win874 cp874\ncp437 cspc8codepage437\ncp775 cspc775baltic\ncp808 808 ibm808\ncp850 cspc850multilingual\ncp852 cspcp852\ncp862 cspc862latinhebrew\ncp869 cpgr\nkoi8r 20866 cp20866 ibm878 cskoi8r\nkoi8u 21866 cp21866 ibm1168\nrk1048 strk10482002\ntcvn tcvn5712 tcvn57121\ntis620 isoir166 tis6200 tis62025291 tis62025330\niso646cn isoir57 gb198880 cn\niso646jp isoir14 csiso14jisc6220ro jisc62201969ro jp\nhproman8 cshproman8 r8 roman8 xroman8 ibm1051\nmacintosh mac csmacintosh\nmacroman 10000\nmacgreek 10006\nmaccyrillic 10007\nmaccenteuro 10029\nmaciceland 10079\nmacturkish 10081\n`,Bi="437 737 775 850 852 855 856 857 858 860 861 862 863 864 865 866 869 922 1046 1124 1125 1129 1133 1161 1162 1163",Ci=new Map([...ji.trim().split(`\n`).flatMap(e=>{
let[t,...n]=e.split(" ");return n.map(e=>[e,t])
}),...Bi.split(" ").flatMap(e=>Si(`cp${e}`,e,`ibm${e}`,`csibm${e}`)),...Ei(1250,1258).flatMap(e=>Si(`windows${e}`,`${e}`,`win${e}`,`cp${e}`)),...[...Ei(1,11),...Ei(13,16)].flatMap(e=>Si(`iso8859${e}`,`${28590+e}`,`cp${28590+e}`))])
;function Si(e,...t){return t.map(t=>[t,e])}function Ei(e,t){return Array.from({length:t-e+1},(t,n)=>e+n)}
var Ui=/* @__PURE__ */new Map;function _i(e){let t=Ui.get(e)
;return t===void 0&&(t=`${e}`.toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g,""),
typeof e=="string"&&(Ui.size===1e3&&Ui.clear(),Ui.set(e,t))),t}var Oi=Array.from({length:94
},(e,t)=>String.fromCharCode(33+t)).join("").replace(/['"`$\\]/g,""),qi=Oi.length-64,Di=[128,256].map(e=>Array.from({
length:256},(t,n)=>n<e?n:65533))
;var Ii="ascii iso88591 iso646cn iso646jp cp922 iso88599 iso885915 cp1129 cp1163 iso885914 iso885916 windows1252 windows1254 windows1258 iso88593 georgianps georgianacademy iso885910 iso88594 iso88592 windows1250 iso885913 windows1257 windows1256 iso88598 windows1255 windows1253 iso88597 iso88596 cp1046 cp856 cp862 cp437 cp865 cp861 cp860 cp863 cp850 cp858 cp857 cp720 cp852 cp775 cp737 cp808 cp866 cp1125 mik iso885911 cp1162 windows874 tis620 cp1161 macthai cp1133 cp869 koi8t koi8r koi8u koi8ru armscii8 cp1124 iso88595 cp855 hproman8 maccyrillic macukraine xmaccyrillic rk1048 windows1251 pt154 macroman maciceland macromania macturkish maccroatian maccenteuro macgreek viscii cp864 tcvn",zi="!!#!!%H#k1t&#i|=!%w&#k1E#i|=#)f+#np>D#im=1#_5#[1#_#(n,#|:0%Hw&5#f)0%Hw&#*t*#iy>##}u=##%/#]&#%&&r&%~%#3x*#i?/#~%&#f&.#o*,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=-#t*#iy>#0q*%tt<%#&nx;%{x;##q-#&(r-r6%+vi<xq;%zx;%p{;%#-Nq&n&s&y%y/{,%{%4#ow;*#ix;*#}w;5##*#ix;*#}w;,9q*&z8%z(##hm=(#{t<##w0#%%%%%{,n(##}l=&%iq=q9(#s0&#x-##,.%8h(&#>#%8P(%f+v8(#m:##,.%8h(&#>#%8P(%f+v8##i)Diy>s}m+jpn+lf=uf=4/%jg<ph<fl=yl={m=uun,irn,jrn,!npn+%*%.A%o};fz<mf>yl={m=sun,grn,/1*w)#vwo,3#!U#xyn,0%Hw&5#f)0%Hw&22s)#vwo,3#!L#~{n,,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=#8q*%s;xF%%pom,lyn,%(<w&h)P#%fxn,mrn,##w*(#&%(<w&h)P#%}wn,krn,&#lrn,#%n{n,&-#s{n,(#tyn,%#+(%p*C(#ztn,#%l{n,&-#q{n,(#ryn,%#+(&p*CpB1(i)%l.%/(<%%%0%>%EJwl1%%%%%%ZW%%%%%PM%%%%%FC%%%%%%%%%%%0-%.5%~+B|y1%%%%%%%%%%%%%%%%%%%%%%%%%%%%%##(#7q**z8@D4&@#).p&p*0R#%Ie#*r)@D4&@#-.p&p*0Rrg=~h=e~)*%w&w%##<##&(%y&2(#]##8*#f-*%w&w%##<##&(%y&2(#]##8)#w(72r*&~<bk2##h0#)x/x2k*Dq)#%Rq4%&rPfCf1#-|.uCiNs1k*Dq)^j(4%w*W%#g&&#t+)%u/(4%f)W%#g&&#h))&i-(mA8?r*%l_sD#%+_&&,0N%#(&#s(#%+_&(,0Np@#%k@j&%#s*#&p(g(f)(#v*%#;#&l(,l-##f.%%4P##(#%x/v.##=%#s*#&p(g(e(#j(%#;#&l(,y*##s+%%4P##(#%l-j,9/i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+fl=yl=km=8V+rrn,npn+%*%.A%wpn+gtm+mf>yl=km=8V+##v>&%gHr+%#*#%(%##(%#*&&,%%##l*#%|)p.##%*;q*#wm>&#%%#qu=##h.(#r/(#yv=&#xr=##u+()f-bo&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F%(p-o&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F##~g=;)i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+qnn+wmn+xmn+jjo,qOiN}ho,npn+%*%.A%wpn+gtm+htm+umn+vmn+uio,rPjom,##!&#!2#kio,~%#}O17j)#~m),#-%(>HCi&+#/##S%&{{8%ux8##|1,#l23#f1(<,~0y0%%%%%%%%%%%%%%%%%%%%%#,%%%%0%%%##%#(%%%%)%%%%(%%%%#%%%##%##%%&gh9%{v8#(q*#vwo,,#pfo,3#t%(u%||n,!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!ppn+is9%%%%%%%%%%%%%%%%%%%%%%%%%%s{j,!iqn+%hqn+>)i)Diy>s}m+jpn+lf=uf=4/%jg<ph<qnn+wmn+xmn+!!!!npn+%*%.A%o};fz<htm+umn+vmn+!!!##xjo,%#hl>>>vi>kg(%%%%%%%%%%%%%%%%%%%u&%%%%*#xzj,?.q)#vwo,3#!,%szl,%##fa)#sjo,(#tpn+(#fp;&&,%%##(#u%(%%%%%%%%%%%%%%%%%%%nxl,ixl,%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%@*i)Dl.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%#%ty=%#%y/*(#i};&#q{l,*%szl,%!+i)El.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%&#,+%xp(~o(1#kq(&#,#>(%%%%%%%%%%%%%%%%%%%%%%%%%)70%%%%%%%%%%%%%%%%%%B.i),zrn,tzm,t%~ii,##*jr(#;ouh+u0&D+4,}gi+(((3Jj,*#{%%%g&(((#&f}(###+*}s(00,,,%1,<vpi,%%%%%%%%%mpi,#&,,:##%;#+%).|)(8s)70,,,sz(n|((((S,.)!/i)?gy(%%%%%%%%%%%%%%%%%%%%%%%%%%##gn(##j(.(l&&F##+EDpjB%%t/x%&2h|AjhBG00khB*{zA,t%3C[z(%,b/N)/C]liB-)t{A;}-+fkB##xjB*#riB+6/.1,gx=~v=3Ap*f)33B(/#nlBxmBD2k*#~0#1*sk>sq=i2<025eh&D.zh@&#jk@+(vhB%;#(%2#+%*%+.4%+%;#/%T#(%x%,#*vx?x^o[u&^t%#.%a?F:||<p{<Ew}<r(#(,#g3%##n5##x&#%%{DE#i)?}3l(I1(+.(*%)2#&j&%,_ew&(+6&0l&0F&k*#{7##e5#i(G)t)&v4t%G+#t%#%u%t%/(y(<02+#cF0m)#j6##w%%#6#%*2#%E##%&4##u&##Y#%?6&#,##/-##F.m)#s3##;*&vw=zv=U#%v%(#%%,%%p&{&&%.(#%k(@%);D-+d(#CG3n*#k5.#l&)#>)(0%&Q(%1*+%~(e+.ch*e/%)p,~+%%(%l&g&##2#(%&z%e#.m&e+%&|%ev&.1#(ox=~v=3A##F##C#%F/K#s,#iy>K-v)#p<.##)%w&%*%j)%L%g,C&#gjo,5%!pfo,&%NJ(#l|n,F.i)%l.%%#*##(**2%%%{w(%#%mv(|t(%(c%%%#5%%%%%%%%%%%%%%%%%V*%%%%%2#-%%%%%%%%%#*%%%%%%K;n)%oAm,##x(#%@%##k&##j-#%h(%%(*%]%%&6%{%##i((*5%u-%i,%#&y+y,v*-%r)q)(%_%+%x-%,&@#&#%%r(%#r&(%w)<(*p&%,T%=#%%Z%#=%(lB&KF)(%y@U%K7i)#~8%#-##x%#+[x(x&o)%r&l*)#r&#(p&k.x2%*&u2o+o&#*r*%&qh=oy=*(#j0+({(4<&(%Tf(+%H3+.Jt-4<&Tf(H3J(%psA,&%wwA5&-%?%,%8i(h(ol=%#*(#(##tLE&i)Tg}%%%%%%%%%%%%%%%%%(%%%%%%4%%%%%%%%%%%%%%%%(#(%%%%T5%^%%]Y_%&*x)(%%((%&%Z%E&i)Tkn&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%T<%%%%%%%%%%%%%%%%k*p*i*p*i*p*z)p*(%js;q,R#i.#i1S#w-,qx&%l/p*k*p*m*p*R)g+4gr&%%%%%%%%%%%%%%%*%qh?G+.j)n.%%t/x%fn&kt>ogB0+<tt?x^o[u&^t%sdvda?F:||<p{<Ew}<r(|t?lu?#g3%v~?nm?(%sHlg>B%q*_zq/%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(A.%%%%%%%%%%%%%%%%%%%%%%%%%%%%V&i)#iy>(#w./+?%*%.A%W&j)(vwo,!!!#/!!!!!!!!!!!+,!!!!!!!!X(i)#vwo,(#!/+!!!!!!!,#!Y&p*#rw/_(%%%pg3A(il>8//X)i)4w1Dqx={lh+****=****rnh+%unh+#2jnh+slh+.+%%%(****xnh+%b(~tm+gvm+4%3#u9/%ut>-B(q*?g|/%(*%x%e*2%%%(%%%%%%(%%((,(%&A%%(%%%%%%%*98(zu|+!!su|+%%%%,%%%%%1#AP%zt2q}m+!!!!!!!!!!!!!!!lt|+%%%%%%%%%%&hv/8/D0i)@vwo,!!!!!qzl,rzl,~ho,9/fy=%fp;xo;uo;%t%afzl,!zyl,_tcoau_%|b#2%%%Zu(z(%y(%%%%%%#%%%+(%%%%(%%%+%%%+.(%%%%%%4%%(%%%#4%%%%%%%%%%%%(#(h)%&k)%%#%%n)%(q)(Yb@0i)%ny&3###*#v%#&#.###[3(p}k,tvk,#s0##w/%%twk,!)#!&&upl,vpl,uwk,%&vwk,fum+gum+#x%!!!hjo,v~%a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*[a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*_&i)GymB(8,,,,4444q),,,,%%%iVkWk|%%w&]%tv?vl@nk@(.i)pyA%%#3%%%%%%%%%%%%%%%#/%%%%%%%%%%%a*t*#vs&#%(%)#v(*#l/#%(%)#~.b%~*#qt&3#o*>#r*x&ks((gp(#y/Cmx=li>jl(ml(%{o(~y9u}9#*t&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&r&#%q*0fm&%o/j/%%%%%%%%#m&(%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ot;jt;%g){(%%%%%%%%|f&hg&%e%s*#jm&j&#p*D,i)Rrs&o*r*o*l*o*v*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*t*o*r*o*g)e]e0ev%el(e@ev%ey&eBe+(f(eJe(%v%e+%v%e,-v%ev%ev%ev%ev%(%e{&#4eFev%ev%ev%eJe]ev(ejw;#1vt;e<e}&e~%e]ebev{%>#q*y&o3(0(%*%YzN-nOiQjM(~f>qj>w&t%i*Rt%Ot%o*bY#((z6j7i)482W482W482M2:0o(m&OGd4:Gw%k&O0Ig&C9I(t%It%y%#2#*t%t,%y.v0v-u%t%v)&%4yv=|v=%IDA|lBtkB7R#p*{&}m>zx=?%,xy=rx={w%qx%-gu>q{;p*su<z{<p*jp<so?ju?%tu<m~%fm?|s<+p*i*p*k*p*m*p*&u*sx%vo?kv>}y>l)hn?Dqx=tz=fz%p*m*p*1jx:%4%-%tr=fs=w~:p*m*p*hs;tz;p*&c%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ff&w%%r*#qx&7#%x%#k.#iy>w%)i)Mhm&%mf;{x:ky:4/%i/|-sg;mh;jh;s/t%v1o)zx:%*%.A%wpn+gtm+rt;~z:{z:k)t%n+wg&kn&%i&gq&or&jr&%vx%#+u/|j&%%%}l&xl&#&nx%p*y/#N~p&%y}%kt;|n;wi&no&o(%<w0%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%C#t%z%-v)%|m&#2%r*#%&i*p*{*##|.(#j/(#*(#g/)#{(#(,u*p*(z%1i)(}x&+o+l+%+z%3,)Am)h)%%Pu%+)],Om)h)%#P#*v1p*{*}5o*T&#k&%#R##u*##N%%Sp*(#C#(m.t*%?w%,i)Dw3%((4.0.#((#(((#(%(#(%((#((#.#(%+#^&%p&;#%bH(#g(%/ro?&wz<~|<iq?Dft>qp>Hs(a-)d*Hf.%+Mz{AriBw-xk=v|=z{=%tkj+%umj+nx=zw=,Hvx=458).%%)2%wfo,zfo,4%&g+pDPsPlP%%vO}O&K}%%p*#w5a)=t%Gt%#}%&~*%v8o+2%l+o+B%*%}%%x,*|:%F%u&%9#ttn,}%3y*#j@(#_)#nv>(#sx>(#_+#t-##0+#,+%|zn,hjo,(&_9}v=)#zp=##0+#,,%~Zsb%%#]}%;j)%r8%##*&%%2#&%1%#&i-%u,#(%*%*##%(%*%&#),#%%(8:%-%%%:%.<1%%%-%:%)%%%*)%%4#%%-,(%2%*%(%)%6%&%1%#%6%#&T%K%%%*#0%%%%%~/t%v(q)u(x(j+}%4j)%z21##%%#y^&%#s_)%-su>%&q8}w=hy=%%|z=2(*oa%,**(&&*2vc#&6j_8(1%*%%(%(8.)%*A#%((##*((%(u%(%#xo;)Muo;%((d%%_{(~([%PK%FI,(.+%%%(%@=(%;F1.&AL%w(t%iwl,#6%#vi=%%(71#h*(#((#+|&t%w*@(0G((,D+0((((8((((83((K,&+b~i<{i<@wv<oq<(0G((,D+0((((8(((6f~;r};,(K~%3((|~;t};p|;((|w;wl<hn<(&#.%(tk<jp<gr<mq<&(x)|*;(%%<+#%Kz|;((|w;wl<zr<p)&#D%(tk<xl<un<{q<(&w%&T%%zi<fj<#%+:C/I#ol)u&0lw(2wn?%g{%v/(v(S4CT(4kq?g}<p{<he<#gr?os?Dxln,%|8!u8%t8#&yio,r}m,l~m,#+q~m,jB!nA%0,#&,,,.#s&#&e,,#Dxin,k~m,%((s)f)(,(,,,,,((((,,,,(,0,jkn,0f*ezfn,#48,,,,,,((,m(B(#L~+#1n,,*,(w%.t%%U+Tufi+#*#%q5ku<#&0((.+/4(,(sv<lv<j(Dsx<fr<xq<&yq<P7ir<ms<(ns<gs<@|s<ht<wl<l+jt<xs<ht<zs<&{s<<,((/4hu<qu<~i<#w&i,h)48n4Bw0=u%48{1Bw0vl<fw:6/&x%mRso<lo<&mo<F#((/./3((/]5C((/4vo<oq<1({p<tp<4((/4pq<uq<-/Lpm<y(wq<lq<fr<-nq<&oq<0((/4,((/4ur<uq<F~i<{,xr<0((/4(,(#%+}%"
;var Mi=Ii.split(" "),$i,Pi=String.fromCharCode(...Array(128).keys()),Li=e=>(Pi+e).slice(-256);function Ti(e){$i??=Fi()
;let t=String.fromCharCode(...$i.get(e));return t.startsWith(Pi)?t.slice(Pi.length):t}function Fi(){let e=0,t=()=>{
let t=0;for(let n=1;;n*=qi){let r=Oi.indexOf(zi[e++]);if(r<64)return t+n*r;t+=n*(r-64)}
},n=Di.map(e=>Uint16Array.from(e));for(let e of Mi){let e=n[t()].slice(),r=0,i=0;for(let n=t();n>0;n--){i+=t()
;for(let n=t();n>0;n--){let n=t();r+=n%2===0?n/2:-(n+1)/2,e[i++]=r}}n.push(e)}
return new Map(Mi.map((e,t)=>[e,n[t+Di.length]]))}function Wi(e,t){
if(typeof e!="string"||e.length!==128&&e.length!==256)throw new Error("An encoding of type '_sbcs' needs `chars`, a string of 128 or 256 characters.")
;let n=Li(e),r=Uint16Array.from({length:256},(e,t)=>n.charCodeAt(t)),i=n.startsWith(Pi),o;return Hr(s,c);function s(e){
let t=i?Or(e):void 0;if(t!==void 0)return t;let{length:n}=e,o=Er(n);for(let t=0;t<n;t++)o[t]=r[e[t]];return Ur(o,n)}
function c(e){o??=Hi(r,t.singleByte);let n=Ar(e.length)
;if(e.length>64&&_r)Ji(e,o,n);else for(let t=0;t<e.length;t++)n[t]=o[e.charCodeAt(t)];return n}}function Hi(e,t){
let n=new Uint8Array(65536).fill(63),r=e.lastIndexOf(t.charCodeAt(0));return r>=0&&e[r]!==65533&&n.fill(r),
e.forEach((e,t)=>{e!==65533&&(n[e]=t)}),n}
var Ni=new Uint32Array(8192/2),Ki=new Uint8Array(Ni.buffer),Ri=new Uint32Array(8192/4),Gi=new Uint8Array(Ri.buffer)
;function Ji(e,t,n){let r=_r;for(let i=0;i<e.length;i+=8192){let o=Math.min(8192,e.length-i)
;r(o===e.length?e:e.slice(i,i+o),Ki);for(let e=0;4*e<o;e++){let n=Ni[2*e],r=Ni[2*e+1]
;Ri[e]=t[n&65535]|t[n>>>16]<<8|t[r&65535]<<16|t[r>>>16]<<24}n.set(o===8192?Gi:Gi.subarray(0,o),i)}}
var Vi="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",Zi=Array.from({length:95
},(e,t)=>String.fromCharCode(32+t)).join(""),Yi=class{shift;digits;values=new Int8Array(256).fill(-1)
;isDirect=new Uint8Array(128);notDirect;constructor(e,t,n){
this.notDirect=new RegExp(`[^${n.replace(/[\]\\^-]/g,"\\$&")}]`),this.shift=e.charCodeAt(0),
this.digits=Uint8Array.from(Vi+t,e=>e.charCodeAt(0)),this.digits.forEach((e,t)=>{this.values[e]=t})
;for(let e=0;e<n.length;e++)this.isDirect[n.charCodeAt(e)]=1}
},Xi=new Yi("+","+/",`${Vi}'(),-./:? \t\r\n`),Qi=new Yi("&","+,",Zi.replace("&",""));Qi.values[47]=63
;var eo=new Uint8Array(4096*6),to=class{#E;#U=!1;#A=0;#_=0;constructor(e){this.#E=e}write(e){
if(!this.#U&&!this.#E.notDirect.test(e))return Yr.encode(e);let t=[]
;for(let n=0;n<e.length;n+=4096)t.push(this.#O(e,n,Math.min(n+4096,e.length)));return xr(t)}#O(e,t,n){
let{shift:r,digits:i,isDirect:o}=this.#E,s=this.#E===Qi,c=this.#U,l=this.#A,a=this.#_,u=0;for(let f=t;f<n;f++){
let t=e.charCodeAt(f);if(o[t]||t===r&&(s||!c&&!no(e.charCodeAt(f+1))))c&&(a>0&&(eo[u++]=i[l<<6-a&63]),eo[u++]=45,c=!1,
a=0),eo[u++]=t,t===r&&(eo[u++]=45);else for(c||(eo[u++]=r),c=!0,l=l<<16|t,a+=16;a>=6;)a-=6,eo[u++]=i[l>>a&63]}
return this.#U=c,this.#A=l,this.#_=a,ro(u)}end(){let e=0
;return this.#_>0&&(eo[e++]=this.#E.digits[this.#A<<6-this.#_&63]),this.#U&&(eo[e++]=45),this.#U=!1,this.#_=0,ro(e)}
},no=e=>e>=0&&!Xi.isDirect[e];function ro(e){let t=Ar(e);return t.set(eo.subarray(0,e)),t}var io=class{#E;#U=!1;#q=!1
;#A=0;#_=0;constructor(e){this.#E=e}write(e){let{shift:t,values:n}=this.#E;if(!this.#U&&!e.includes(t)){let t=Or(e)
;if(t!==void 0)return t}let r=Er(e.length),i=0,o=this.#U,s=this.#q,c=this.#A,l=this.#_;for(let a=0;a<e.length;a++){
let u=e[a];if(o){let e=n[u];if(e>=0){s=!1,c=c<<6|e,l+=6,l>=16&&(l-=16,r[i++]=c>>l);continue}if(o=!1,l=0,u===45){
s&&(r[i++]=t);continue}}u===t?(o=!0,s=!0):r[i++]=u<128?u:65533}return this.#U=o,this.#q=s,this.#A=c,this.#_=l,Ur(r,i)}
end(){return this.#U=!1,this.#_=0,""}},oo=e=>class extends io{constructor(){super(e)}},so=e=>Lr(new to(Xi),e),co={
bomAware:!0,encode:so,decoder:oo(Xi),encoder:class{write(e){return so(e)}end(){}}},lo={bomAware:!0,decoder:oo(Qi),
encoder:class extends to{constructor(){super(Qi)}}};function ao(){let e=e=>vr()?.from(e,"utf8")??wr(e);return{
decode:e=>Kn(e,e.length,0,!1,!0),encode:e,encoder:pi(e),decoder:class{#B=new Gn(0,!1,!0);write(e){
return this.#B.decode(e,!1)}end(){return this.#B.decode(new Uint8Array,!0)}}}}function uo(e){let[t,n]=e?[0,1]:[1,0]
;function r(r){if(Sr&&!e)return Sr(r);let i=Math.floor(r.length/2),o=Er(i);for(let e=0;e<i;e++)o[e]=r[2*e+t]<<8|r[2*e+n]
;return Ur(o,i)}function i(r){let i=Sr&&vr();if(i){let t=i.from(r,"ucs2");return e?t.swap16():t}let o=Ar(2*r.length)
;for(let e=0;e<r.length;e++){let i=r.charCodeAt(e);o[2*e+t]=i>>8,o[2*e+n]=i}return o}return{bomAware:!0,decode:r,
encode:i,decoder:class{#e=new Nr;write(e){return r(this.#e.join(e,e=>{let n=e.length&-2
;return n>0&&(e[n-2+t]&252)===216?n-2:n}))}end(){return r(this.#e.take())}},encoder:class{write(e){return i(e)}end(){}}}
}var fo=([e,t])=>+(e===0&&t!==0)-+(e!==0&&t===0);function ho(e,t){
let n=t.unicode.charCodeAt(0),[r,i,o,s]=e?[24,16,8,0]:[0,8,16,24];function c(e){let t=Er(Math.floor(e.length/2)),c=0
;for(let l=0;l+4<=e.length;l+=4){let a=(e[l]<<r|e[l+1]<<i|e[l+2]<<o|e[l+3]<<s)>>>0
;a<65536?t[c++]=a:a>1114111?t[c++]=n:(t[c++]=55232+(a>>10),t[c++]=56320|a&1023)}return Ur(t,c)}function l(e){
let t=Ar(4*e.length),n=0;for(let c=0;c<e.length;c++){let l=e.charCodeAt(c)
;ee(l)&&te(e.charCodeAt(c+1))&&(l=l-55232<<10|e.charCodeAt(++c)&1023),t[n++]=l>>r,t[n++]=l>>i,t[n++]=l>>o,t[n++]=l>>s}
return t.subarray(0,n)}return{bomAware:!0,encode:l,decode:e=>e.length%4===0?c(e):c(e)+String.fromCharCode(n),
decoder:class{#e=new Nr;write(e){return c(this.#e.join(e,e=>e.length&-4))}end(){
return this.#e.take().length>0?String.fromCharCode(n):void 0}},encoder:pi(l)}}function go([e,t,n,r]){
let i=e!==0||t>16,o=r!==0||n>16,s=e===0&&t===0&&(n!==0||r!==0),c=r===0&&n===0&&(e!==0||t!==0)
;return Number(s)-Number(i)-Number(c)+Number(o)}var po={utf8:ao,cesu8:ti,ucs2:()=>uo(!1),base64:()=>ei,binary:()=>Yr,
hex:()=>Qr,utf16le:()=>uo(!1),ascii:()=>Xr,latin1:()=>Yr},mo={shiftjis:"shift_jis",eucjp:"euc-jp",cp936:"gbk",gbk:"gbk",
gb18030:"gb18030",cp949:"euc-kr",cp950:"big5",big5hkscs:"big5"},wo={unitLength:2,littleEndian:"utf16le",
bigEndian:"utf16be",weigh:fo,target:()=>"utf16le"},yo={unitLength:4,littleEndian:"utf32le",bigEndian:"utf32be",weigh:go,
target:e=>e?.defaultEncoding||"utf32le"};function bo(e){let t=/* @__PURE__ */Object.create(null),n=(n,r)=>{
t[n]=function(t){let n={unicode:e.defaultCharUnicode,singleByte:e.defaultCharSingleByte};return Dr(r(n,t))}
},r=["utf8","cesu8","ucs2"];for(let e of[...r,"base64","binary","hex"])t[e]={type:"_internal",encodingName:e,
bomAware:r.includes(e)};n("utf16be",()=>uo(!0)),n("utf16",()=>ii(wo,e.getCodec)),t.utf32le={type:"_utf32",isLE:!0},
t.utf32be={type:"_utf32",isLE:!1},n("utf32",()=>ii(yo,e.getCodec)),n("utf7",()=>co),n("utf7imap",()=>lo)
;for(let[e,t]of Object.entries(mo))n(e,n=>bi(e,t,n));for(let e of Mi)t[e]={type:"_sbcs",get chars(){return Ti(e)}}
;t.macintosh=t.macroman,n("_internal",vo),n("_sbcs",(e,{chars:t})=>Wi(t,e)),n("_utf32",(e,{isLE:t})=>ho(!t,e))
;for(let[e,n]of Ci)t[e]=n;for(let{name:e,labels:n}of f){let r=_i(e);if(t[r])for(let e of n)t[_i(e)]??=r}return t}
function vo(e,{encodingName:t,bomAware:n}){let r=_i(t);if(!Object.hasOwn(po,r)){let e=Object.keys(po).join(", ")
;throw new Error(`An encoding of type '_internal' needs \`encodingName\`, one of: ${e}; not '${t}'.`)}return{
...po[r](e),bomAware:n,enc:r==="cesu8"?"utf8":t}}function Ao({Transform:e}){class t extends e{conv;constructor(e,t){
super({...t,decodeStrings:!1}),this.conv=e}_transform(e,t,n){if(typeof e!="string"){
n(new Error("Iconv encoding stream needs strings as its input."));return}xo(this,n,()=>this.conv.write(e))}_flush(e){
xo(this,e,()=>this.conv.end())}collect(e){let t=[];return this.on("error",e),this.on("data",e=>t.push(e)),
this.on("end",()=>e(null,Buffer.concat(t))),this}}class n extends e{conv;encoding="utf8";constructor(e,t){super({...t,
encoding:"utf8"}),this.conv=e}_transform(e,t,n){if(!ArrayBuffer.isView(e)){
n(new Error("Iconv decoding stream needs buffers as its input."));return}xo(this,n,()=>this.conv.write(e))}_flush(e){
xo(this,e,()=>this.conv.end())}collect(e){let t="";return this.on("error",e),this.on("data",e=>{t+=e}),
this.on("end",()=>e(null,t)),this}}let r={IconvLiteEncoderStream:t,IconvLiteDecoderStream:n}
;for(let[e,t]of Object.entries(r))Object.defineProperty(t,"name",{value:e});return r}function xo(e,t,n){try{let t=n()
;t&&t.length>0&&e.push(t,e.encoding)}catch(e){t(e);return}t()}function ko(){let e={encodings:null,
defaultCharUnicode:"\ufffd",defaultCharSingleByte:"?",skipDecodeWarning:void 0,supportsStreams:!1,
_codecDataCache:/* @__PURE__ */Object.create(null),_canonicalizeEncoding:_i,encode:n,decode:r,toEncoding:n,
fromEncoding:r,encodingExists:s,getCodec:c,getEncoder:a,getDecoder:u,encodeStream:f,decodeStream:d,enableStreamingAPI:h,
IconvLiteEncoderStream:void 0,IconvLiteDecoderStream:void 0},t=qe("node:stream");return t&&h(t),e;function n(t,n,r){
let i=typeof t=="string"?t:""+(t||"");return e.getEncoder!==a?Lr(e.getEncoder(n,r),i):$r(e.getCodec(n),i,r)}
function r(t,n,r){return e.getDecoder!==u?Pr(e.getDecoder(n,r),i(t)):Mr(e.getCodec(n),i(t),r)}function i(t){
return typeof t!="string"?kr(t):(e.skipDecodeWarning||(console.error("iconv-lite: a decoder was given a string. Pass a Buffer: some bytes may already have been lost when the string was made."),
e.skipDecodeWarning=!0),$r(e.getCodec("binary"),t))}function o(t,r){
return typeof t=="string"&&(r.enc||r===e._codecDataCache.utf16)?n(t,"utf8"):i(t)}function s(t){try{return e.getCodec(t),
!0}catch{return!1}}function c(t){let n=e._canonicalizeEncoding(t);return e._codecDataCache[n]??l(n,t)}function l(t,n){
e.encodings??=bo(e);let r={};for(let i=t;;){let t=e._codecDataCache[i];if(t)return t;let o=e.encodings[i]
;if(typeof o=="string")i=o;else if(typeof o=="object")Object.assign(r,o),r.encodingName??=i,
i=o.type;else if(typeof o=="function")r.encodingName??=i,e._codecDataCache[r.encodingName]=new o(r,e),
i=r.encodingName;else throw new Error(`Encoding not recognized: '${n}' (searched as: '${i}')`)}}function a(t,n){
return Wr(e.getCodec(t),n)}function u(t,n){let r=e.getCodec(t),i=Fr(r,n);if(!r[qr])return i;let{write:s}=i
;return i.write=e=>s.call(i,o(e,r)),i}function f(t,n){let{IconvLiteEncoderStream:r}=g()
;return new r(e.getEncoder(t,n),n)}function d(t,n){let{IconvLiteDecoderStream:r}=g();return new r(e.getDecoder(t,n),n)}
function h(t){e.supportsStreams||Object.assign(e,Ao(t),{supportsStreams:!0})}function g(){
if(!e.supportsStreams)throw new Error("There are no streams here: call enableStreamingAPI(require('stream')) first.")
;return e}}
var jo=ko(),Bo=jo,{_canonicalizeEncoding:Co,_codecDataCache:So,decode:Eo,decodeStream:Uo,defaultCharSingleByte:_o,defaultCharUnicode:Oo,enableStreamingAPI:qo,encode:Do,encodeStream:Io,encodingExists:zo,encodings:Mo,fromEncoding:$o,getCodec:Po,getDecoder:Lo,getEncoder:To,IconvLiteDecoderStream:Fo,IconvLiteEncoderStream:Wo,skipDecodeWarning:Ho,supportsStreams:No,toEncoding:Ko}=jo
;module.exports=module.exports.default;
