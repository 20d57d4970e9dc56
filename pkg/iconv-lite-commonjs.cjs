var e=Object.defineProperty;var t=Object.getOwnPropertyDescriptor;var n=Object.getOwnPropertyNames
;var r=Object.prototype.hasOwnProperty;var i=(t,n)=>{for(var r of Object.keys(n))e(t,r,{get:n[r],enumerable:!0})
},o=(i,o,s,c)=>{if(o&&typeof o=="object"||typeof o=="function")for(let l of n(o))!r.call(i,l)&&l!==s&&e(i,l,{
get:()=>o[l],enumerable:!(c=t(o,l))||c.enumerable});return i};var s=t=>o(e({},"__esModule",{value:!0}),t);var c={};i(c,{
IconvLiteDecoderStream:()=>Ho,IconvLiteEncoderStream:()=>Ko,_canonicalizeEncoding:()=>Uo,_codecDataCache:()=>_o,
decode:()=>Oo,decodeStream:()=>Mo,default:()=>Eo,defaultCharSingleByte:()=>qo,defaultCharUnicode:()=>Do,
enableStreamingAPI:()=>Io,encode:()=>zo,encodeStream:()=>$o,encodingExists:()=>Po,encodings:()=>Lo,fromEncoding:()=>To,
getCodec:()=>Fo,getDecoder:()=>Wo,getEncoder:()=>No,skipDecodeWarning:()=>Ro,supportsStreams:()=>Go,toEncoding:()=>Jo})
;module.exports=s(c);var l=e=>Array(e).fill(void 0);function a(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(e){
throw n=!1,e}}return t}}
var u=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var d=/* @__PURE__ */f();function f(){let e=u.split(`\n`).map(e=>{let[t,...n]=e.split(" ");return Object.freeze({
name:t,labels:Object.freeze([...n,t.toLowerCase()].sort())})});return Object.freeze(e)}
var h=/* @__PURE__ */a(()=>new Map(d.flatMap(({labels:e},t)=>e.map(e=>[e,t])))),g=e=>e<36&&e!==33,p=e=>e>0&&e<29,m=e=>e>=29&&g(e)
;function w(e){let t=h();return t.get(e)??t.get(A(b(e)))}function y(e){return e===0||e===37||e===38}function b(e){
let t=0,n=e.length;for(;v(e[t]);)t+=1;for(;v(e[n-1]);)n-=1;return e.slice(t,n)}var v=e=>`\t\n\f\r `.includes(e)
;function A(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}
var x=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,k=()=>Object.getPrototypeOf(Uint8Array.prototype),j=e=>x(k(),e),B=e=>x(DataView.prototype,e),C=()=>x(ArrayBuffer.prototype,"byteLength"),S=e=>k()[e],E=/* @__PURE__ */j(Symbol.toStringTag),U=/* @__PURE__ */j("buffer"),_=/* @__PURE__ */j("byteOffset"),O=/* @__PURE__ */j("byteLength"),M=/* @__PURE__ */S("includes"),q=/* @__PURE__ */S("set"),D=/* @__PURE__ */B("buffer"),I=/* @__PURE__ */B("byteOffset"),z=/* @__PURE__ */B("byteLength"),$=/* @__PURE__ */C(),P=e=>O.call(e),L=(e,t,n=P(e))=>n>t?new Uint8Array(U.call(e),_.call(e)+t,n-t):Z
;function T(e,t){let n=new Uint8Array(P(e)+P(t));return F(n,e),F(n,t,P(e)),n}
var F=(e,t,n)=>q.call(e,t,n),W=(e,t)=>M.call(e,t);function N(e,t,n){let r=n-t,i=new Uint8Array(r)
;if(r>24)F(i,L(e,t,n));else for(let n=0;n<r;n++)i[n]=e[t+n];return i}function H(e,t,n,r){
if(r>24)q.call(e,P(n)===r?n:L(n,0,r),t);else for(let i=0;i<r;i++)e[t+i]=n[i]}function K(e){try{return $.call(e),!1
}catch{return!0}}var R=e=>E.call(e)==="Uint8Array"&&!K(U.call(e));function G(e){if(R(e))return e
;let t=ArrayBuffer.isView(e)?V(e):J(e);return K(U.call(t))?N(t,0,P(t)):t}function J(e){try{return new Uint8Array(e)
}catch{return Z}}function V(e){try{
return E.call(e)===void 0?new Uint8Array(D.call(e),I.call(e),z.call(e)):new Uint8Array(U.call(e),_.call(e),O.call(e))
}catch{return Z}}var Z=/* @__PURE__ */new Uint8Array;function Y(e){try{return $.call(e)}catch{}try{
return z.call(new DataView(e))}catch{return}}function X(e){return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}
var Q=e=>(e&63488)===55296;function ee(e,t){let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t)
;return n>=55296&&n<=57343?65533:n}var te=e=>e<128?1:e<2048?2:e<65536?3:4,ne=e=>e<194||e>244?0:e<224?2:e<240?3:4
;function re(e,t){let n=e===224?160:e===240?144:128,r=e===237?159:e===244?143:191;return t>=n&&t<=r}function ie(e,t,n){
let r="";for(let i=0;i<n;i+=8192){let o=new Uint16Array(e,t+2*i,Math.min(8192,n-i));r+=String.fromCharCode.apply(null,o)
}return r}function oe(e,t,n){let r=n
;return e<128?t[r++]=e:(e<2048?t[r++]=192|e>>6:(e<65536?t[r++]=224|e>>12:(t[r++]=240|e>>18,t[r++]=128|e>>12&63),
t[r++]=128|e>>6&63),t[r++]=128|e&63),r}var se=class{encoding;offset;length;constructor(e,t,n){this.encoding=e,
this.offset=t,this.length=n}toTypeError(e){
let t=this.length===1?"a byte":`${this.length} bytes`,n=Number.isNaN(this.offset)?"some bytes":`${t} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${n} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}}
;var ce=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,le=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),ae=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,t,n){
super(`${n} can't represent ${ce(e)} at index ${t}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=t,this.encoding=n}static[Symbol.hasInstance](t){
return this!==e?super[Symbol.hasInstance](t):typeof t=="object"&&t!==null&&le in t}[le](){}}let t={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();function ue(e){try{return e()}catch(e){
let{code:t,message:n,path:r}=e,i=t==="ENOENT"?`the deployment or bundle left out the file ${r}; copy it there from the package`:`its file encoding.wasm can't be read (${n})`
;throw new Error(`encoding-wasm: ${i}, or let the bundler use the condition 'module'.`,{cause:e})}}
var de=void 0,fe=()=>ue(()=>require("node:fs").readFileSync(__dirname+"/encoding.wasm")),he="encoding-wasm/iconv-lite",ge=!1

;var pe=(e,t)=>e?.prototype?.[t],me=e=>pe(globalThis.Buffer,e),we=/* @__PURE__ */me("ucs2Slice"),ye=/* @__PURE__ */me("ucs2Write"),be=/* @__PURE__ */me("utf8Slice"),ve=/* @__PURE__ */me("latin1Slice"),Ae=e=>globalThis[e],xe=/* @__PURE__ */Ae("TextDecoder"),ke=/* @__PURE__ */pe(xe,"decode"),je=/* @__PURE__ */Ae("TextEncoder"),Be=/* @__PURE__ */pe(je,"encode"),Ce=/* @__PURE__ */pe(je,"encodeInto")
;function Se(e,t=!1,n=!0){let r=new xe(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(r,"decode",{value:ke})}
function Ee(){let e=new je;return Object.defineProperties(e,{encode:{value:Be},encodeInto:{value:Ce}}),e}function Ue(e){
try{return e()}catch{return}}var _e=e=>globalThis.process?.getBuiltinModule?.(e),Oe=()=>"WebSocketPair"in globalThis
;var Me=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],qe;function De(){
if(typeof WebAssembly!="object")return!1;try{
qe??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(Me)))!==null}catch(e){let{name:t}=e
;(t==="CompileError"||t==="EvalError")&&(qe=!1)}return qe??!0}
var Ie=/* @__PURE__ */a(()=>Oe()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":be&&ve&&we?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var ze=1/0,$e={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],
utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],
multiByte:[0,513]},chromium:{utf8:[0,64],utf16LE:[0,ze],singleByte:[4096,ze],multiByte:[512,ze]},firefox:{utf8:[0,17],
utf16LE:[0,33],singleByte:[256,257],multiByte:[512,ze]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],
multiByte:[0,ze]}},Pe={node:{ascii:48,loop:128,utf16ByString:16777216},deno:{ascii:48,loop:128,utf16ByString:0},bun:{
ascii:32,loop:ze,utf16ByString:16777216},chromium:{ascii:1024,loop:128,utf16ByString:0},firefox:{ascii:400,loop:ze,
utf16ByString:0},other:{ascii:ze,loop:ze,utf16ByString:0}},Le={node:{utf8Slice:8191,latin1:!0,readMany:128,writeMany:64
},deno:{utf8Slice:64,latin1:!0,readMany:128,writeMany:ze},bun:{utf8Slice:0,latin1:!0,readMany:16,writeMany:16},
chromium:{utf8Slice:0,latin1:!1,readMany:ze,writeMany:ze},firefox:{utf8Slice:0,latin1:!1,readMany:1024,writeMany:ze},
other:{utf8Slice:0,latin1:!1,readMany:16,writeMany:ze}},Te=[0,ze],Fe=[ze,ze],We=/* @__PURE__ */l(40);function Ne(e){
if(We[e]===void 0){let[t,n]=He(e);We[e]={lookUp:t,host:n}}return We[e]}function He(e){
let{utf8:t,utf16LE:n,singleByte:r,multiByte:i}=$e[Ie()];return e===0?t:e===38?n:!!0&&(p(e)||m(e))?Fe:p(e)?r:m(e)?i:Te}
var Ke=()=>Pe[Ie()],Re=()=>Le[Ie()];function Ge(e,t,n,r){
let i=Qe(n),o=e=>Je(e,i,t),s=(r&&o(()=>Ze(n,r)))??i,{readMany:c,writeMany:l}=Re(),a=c<1/0&&(o(()=>Ye(e,n))??o(()=>Xe(n)))
;return a?{...s,read:(e,t)=>(t<c?s:a).read(e,t),write:(e,t)=>(e.length<l?s:a).write(e,t),most:a.most,collect:a.collect
}:s}function Je(e,t,n){let r="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short"
;return Ue(()=>{let i=e();return i.write(r,n),t.read(n,r.length)===r&&i.read(n,r.length)===r?i:void 0})}var Ve="strings"
;function Ze(e,t){let[n]=WebAssembly.Module.customSections(t,Ve),r=new WebAssembly.Module(n,{builtins:["js-string"]
}),{exports:i}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...i,most:65539}}function Ye(e,t){
let[n,r]=[we,ye];return{read:(t,r)=>n.call(e(),t,t+2*r),write:(t,n)=>r.call(e(),t,n,2*t.length),most:1/0,
collect:et(t,(e,t)=>n.call(e,0,t))}}function Xe(e){let t=Se("utf-16le");return{...Qe(e),
read:(n,r)=>t.decode(new Uint16Array(e.buffer,n,r)),collect:et(e,(e,n)=>t.decode(L(e,0,n)))}}function Qe(e){return{
read:(t,n)=>ie(e.buffer,t,n),write(t,n){let r=new Uint16Array(e.buffer,n,t.length)
;for(let e=0;e<t.length;e++)r[e]=t.charCodeAt(e)},most:1/0}}function et(e,t){let n
;return typeof WeakRef!="function"?void 0:r;function r(n){let r=i(2*n),o=0;return{add(t,n){
F(r,new Uint8Array(e.buffer,t,2*n),o),o+=2*n},toText:()=>t(r,o)}}function i(e){let t=n?.deref()
;if(t&&t[e-1]!==void 0)return t;let r=new Uint8Array(2**Math.ceil(Math.log2(e)));return n=new WeakRef(r),r}}
var tt,nt,rt,it,ot={input:0,units:0,output:0,report:0},st=0,ct={name:"",encoding:-1},lt={isBusy:!0,count:0}
;function at(e,t){ct.name=e,ct.encoding=t,lt.count+=1,lt.isBusy&&ut(),lt.isBusy=!0}function ut(e=fe){
if(!!0)return wt(de());try{vt(),tt??=mt(ht(e())),wt(new WebAssembly.Instance(tt).exports,tt)}catch(e){throw At(e)}}
var dt=/* @__PURE__ */a(()=>Ue(()=>gt(fe()))===!0),ft=()=>tt!==void 0||De()||dt();function ht(e){
return gt(e)?e:new WebAssembly.Module(e)}function gt(e){try{return WebAssembly.Module.customSections(e,pt),!0}catch{
return!1}}var pt="encoding-wasm";function mt(e){
let[t]=WebAssembly.Module.customSections(e,pt),n="encoding-wasm 0.1.0",r=t?String.fromCharCode(...new Uint8Array(t)):"something else"
;if(r===n||r===`${he} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use encoding.wasm of this version.`)
}function wt(e,t=void 0){nt=e,St=WebAssembly.RuntimeError,ot.input=nt.input(),ot.units=nt.units(),ot.output=nt.output(),
ot.report=nt.report(),rt=Bt(),it=Ge(()=>jt().bytes,ot.units,nt.memory,t),st=Math.min(nt.units_length(),it.most),
lt.isBusy=!1}
var yt=ge?"labels and names work without it":"single-byte encodings work without it",bt=ge?"import 'encoding-wasm/no-wasm'":"use another host"
;function vt(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${bt}; ${yt}.`)
}function At(e){let{message:t}=e,n=t=>new Error(`encoding-wasm: ${t}`,{cause:e})
;if(t.startsWith("encoding-wasm: "))return e;if(kt(e))return new RangeError(`encoding-wasm: ${xt} (${t})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(t))return n(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${bt}`)
;if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; ${ge?"`await initialize()` before the first call":"call it in a Worker"} (${t})`)
;if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; ${ge?"call initialize() with a compiled module first":yt} (${t})`)
;let{CompileError:r,LinkError:i}=WebAssembly;if(e instanceof r||e instanceof i){
let t=De()?"the module is damaged; install it again":`this host lacks its SIMD; ${bt}`
;return n(`WebAssembly can't run: ${t} (${e})`)}return e}
var xt="no memory for WebAssembly; free some, and call again",kt=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function jt(){return rt.bytes[0]===void 0&&(rt=Bt()),rt}var Bt=()=>({bytes:new Uint8Array(nt.memory.buffer),
input:new Uint8Array(nt.memory.buffer,ot.input,65536),
codec:new Int32Array(nt.memory.buffer,nt.codec(),nt.codec_length()>>2),
report:new Int32Array(nt.memory.buffer,ot.report,12)});function Ct(e,t,n){at(e,t);try{let e=n();return lt.isBusy=!1,e
}catch(e){throw Et(e)}}var St;function Et(e){if(!lt.isBusy||!Ut(e))return e
;let t=d[ct.encoding]?.name,n=`${ct.name}${t?` of ${t}`:""} failed`
;return _t()?new RangeError(`encoding-wasm: ${n}: ${xt}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}var Ut=e=>St!==void 0&&e instanceof St;function _t(){try{return nt.memory.grow(32),!1}catch{return!0}}
var Ot=()=>new Int32Array(jt().codec),Mt=e=>F(jt().codec,e);function qt(e,t){at("decoding",e),t?Mt(t):nt.new_decoder(e)}
function Dt(e,t){at("encoding",e),t?Mt(t):nt.new_encoder(e)}function It(e,t,n,r,i){H(jt().input,0,e,t),lt.isBusy=!0
;let o=nt.decode_block(t,n,+r,+i);return lt.isBusy=!1,o}var zt=(e,t,n)=>Ct("decoding",-1,()=>{
for(let r=0,i=1024;r<t;r+=i,i=Math.min(4*i,65536)){let o=Math.min(i,t-r);if(F(jt().input,o===t?e:L(e,r,r+o)),
!nt.is_free_of(o,128,n))return!1}return!0}),$t={encoding:-1,table:void 0,owner:void 0};function Pt(e){
return $t.encoding===e&&$t.owner===nt&&$t.table?.[0]!==void 0?$t.table:Ct("encoding",e,()=>{
let t=nt.unit_table(e)>>>0,{buffer:n}=nt.memory;return $t.encoding=e,$t.owner=nt,
t===0?$t.table=void 0:$t.table=new Uint16Array(n,t,65536),$t.table})}function Lt(e,t){try{return e+t}catch(e){
throw Tt(e)}}
var Tt=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e});var Ft=(e,t,n,r=0)=>it.write(e.slice(t,n),ot.units+2*r);function Wt(e,t,n,r){lt.isBusy=!0
;let i=nt.encode_block(e,t,n,+r);return lt.isBusy=!1,i}function Nt(){let e=jt().report;return{isFinished:e[0]!==0,
read:e[1],written:e[2],start:e[3],length:e[4],codePoint:e[5],replaced:e[6],firstReplaced:e[7],unmapped:e[8],
firstUnmapped:e[9],unmappedCodePoint:e[10],held:e[11]}}var Ht=e=>N(jt().bytes,ot.output,ot.output+e);function Kt(e,t,n){
let r="";for(let i=0;i<t.length;i+=n)r+=e.decode(t.slice(i,i+n),{stream:!0});return r+e.decode()}
var Rt=[0,255],Gt=[48,57],Jt=[65,65],Vt=[27,27],Zt=[33,126],Yt=[[Rt]],Xt=[[[127,255],Rt,Jt]],Qt=[[[129,132],Gt,[129,254],Gt],[[133,254],Gt,[129,130],Gt]],en=[[[216,223],[216,223],[216,223],[216,223]]],tn={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],Jt]],"UTF-16BE":en,"UTF-16LE":en,GBK:Qt,gb18030:Qt,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[Vt,[36,36],[66,66],Zt,Zt,Vt,[40,40],[66,66]],[Vt,[40,40],[64,74],Rt,Vt,[40,40],[66,66]],[Vt,[36,36],[64,67],Rt,[33,33],Vt,[40,40],[66,66]]]
};function nn(e){let t=e.reduce((e,[t,n])=>e*(n-t+1),1),n=new Uint8Array(t*e.length);for(let r=0;r<t;r++){let t=r
;for(let i=e.length-1;i>=0;i--){let[o,s]=e[i],c=s-o+1;n[r*e.length+i]=o+t%c,t=Math.floor(t/c)}}return n}
function rn(e,t){let n=e;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n}function on(e,t,n){
let r=2166136261;for(let i of sn(t,n)){let t=nn(i),n=e.decode(t);if(Kt(e,t,61)!==n)return;r=rn(r,n)}
return(r>>>0).toString(36)}var sn=(e,t)=>t?Yt:[...Xt,...tn[e]??[]];function cn(e,t,n,r){let i=r?1:97
;return sn(n,r).every(n=>{let r=nn(n),o=t();for(let s=0;s<r.length;s+=i*n.length){
let i=r.slice(s,s+n.length),c=e.decode(i),l=Ue(()=>o.decode(i));if(l!==(c.includes("\ufffd")?void 0:c))return!1
;l===void 0&&(o=t())}return!0})}
var ln="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function an(e,t,n,r){let i=r(!1);return on(i,t,n)===ln.split(" ")[e]&&cn(i,()=>r(!0),t,n)}function un(e,t,n){
let r=new ArrayBuffer(2*P(t)),i=new Uint16Array(r),o=(t,r)=>{if(n)throw new se(d[e].name,t,r);return 65533
},s=e===0?dn(t,i,o):fn(t,i,o,e);return ie(r,0,s)}function dn(e,t,n){let r=P(e),i=0;for(let o=0;o<r;){
let r=o,s=e[o++],c=s<128?1:ne(s),l=c===1?s:s&127>>c,a=()=>o===r+1?re(s,e[o]):(e[o]&192)===128
;for(;o<r+c&&a();)l=l<<6|e[o++]&63;o!==r+c?t[i++]=n(r,o-r):(l>65535&&(t[i++]=55232+(l>>10)),
t[i++]=l>65535?56320|l&1023:l)}return i}function fn(e,t,n,r){let i=P(e),o=t=>r===37?e[t]<<8|e[t+1]:e[t]|e[t+1]<<8,s=0
;for(let e=0;e<i;e+=2){let r=o(e),c=(r&64512)===55296
;e+1===i?t[s++]=n(e,1):Q(r)?c&&e+3<i&&(o(e+2)&64512)===56320?(t[s++]=r,t[s++]=o(e+2),e+=2):c&&e+3===i?(t[s++]=n(e,3),
e+=1):t[s++]=n(e,2):t[s++]=r}return s}function hn(e,t,n,r){return!y(e)||!r&&yn(e)?pn(mn(e,r),e,t,n,!1):un(e,gn(t,n),r)}
function gn(e,t){if(t>2147483647)throw Tt(void 0);return N(e,0,t)}function pn(e,t,n,r,i){let o=gn(n,r);try{
return e.decode(o,{stream:i})}catch(e){throw e?.name!=="TypeError"?Tt(e):new se(d[t].name,Number.NaN,0)}}
var mn=(e,t)=>yn(e)?Se(d[e].name,t):bn(e),wn=/* @__PURE__ */l(40);function yn(e){if(wn[e]===void 0){wn[e]=!1
;let{name:t}=d[e],n=e=>Se(t,e);wn[e]=Ue(()=>an(e,t,p(e),n))===!0}return wn[e]}function bn(e){let{name:t}=d[e];try{
Ct("decoding",-1,()=>{})}catch(n){
let{message:r}=n,i=Ue(()=>Se(t))!==void 0?`The host's own TextDecoder gets ${t} wrong.`:`The host has no decoder of its own for ${t}.`,o=p(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${r.replace(/\.?$/,".")} ${i}${o}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function vn(e,t,n,r,i,o){try{
qt(e,t);let s=r>st&&r<268435456?it.collect?.(r+3):void 0,c="",l=0;for(let t=0;;t+=65536){
let a=r-t<=65536,u=a?r-t:65536,f=u===r?n:L(n,t,t+u),h=It(f,u,l,i,o&&a);if(h<0){let n=Nt()
;throw new se(d[e].name,t+n.start,n.length)}if(l+=h,!(!a&&l+65536+3<=st)){if(s)s.add(ot.units,l);else{
if(u===r)return it.read(ot.units,l);c=Lt(c,it.read(ot.units,l))}if(a)return s?s.toText():c;l=0}}}catch(e){throw Et(e)}}
var An=0;function xn(e,t,n,r,i=!0){let o="";for(let s=0,c=!1;!c;){let l=Ct("decoding",e,()=>kn(e,t,s,n))
;if(r&&l.includes("\ufffd"))return;if(o=Lt(o,l),An===n&&i)break;s=Math.min(n,An+1024),c=s===n;let a=L(t,An,s);try{
o=Lt(o,vn(e,null,a,s-An,r,i&&c))}catch(e){throw e instanceof se&&(e.offset+=An),e}c||(s-=Nt().held)}return o}
function kn(e,t,n,r){
let{buffer:i}=nt.memory,o=new Uint16Array(i,ot.units,65536),s=p(e),c=s?new Uint16Array(i,nt.byte_table(e),256):new Uint16Array(i,nt.pair_table(e),65536),l=""
;An=r;for(let e=n;e<An;){let n=0;if(s)for(let i=Math.min(r,e+65536);e<i;e++)o[n++]=c[t[e]];else for(;n<65536&&e<An;){
let i=t[e],s=c[i],l=e+1;if((s&63488)===55296){if(s=l<r?c[i|t[l]<<8]:s,(s&63488)===55296){An=e;break}l++}o[n++]=s,e=l}
l=Lt(l,it.read(ot.units,n))}return l}function jn(e,t,n,r,i=!0){return Ct("decoding",e,()=>{
let{readBytes:o,readPairs:s}=it;if(!o||!s)return;let c=!!0||p(e),l=c?nt.byte_table(e):nt.pair_table(e);if(l===0)return
;H(jt().input,0,t,n);let a=(c?o:s)(ot.input,n,l)
;return a===null||r&&a.includes("\ufffd")||!c&&Cn(n)===1&&(i||Bn(e,jt().input[n-1]))?void 0:a})}
var Bn=(e,t)=>e===32&&t>=144&&t<=160,Cn=e=>jt().input[e];var Sn=0;function En(e,t,n,r){let i
;n<=Ne(e).lookUp&&(i=jn(e,t,n,r,!1));let o=i!==void 0;return i??=vn(e,null,t,n,r,!1),Sn=o?Cn(n):Nt().held,i}
function Un(e,t){if(e===0)return t(Uint8Array.from(_n))===On;if(e===38||e===37){
let n=Mn.flatMap(t=>e===37?[t>>8,t&255]:[t&255,t>>8]);return t(Uint8Array.from(n))===qn}
let n=n=>t(n)===vn(e,null,n,P(n),!1,!0);if(!p(e))return!1;for(let e of Dn())if(!n(e))return!1;return!0}
var _n=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],On="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Mn=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],qn="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*Dn(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,t)=>t)}
var In=/* @__PURE__ */l(40);function zn(e,t,n,r){In[e]===void 0&&(In[e]=null,In[e]=Ue(()=>Tn(e))??null);try{
let i=n>2147483647?void 0:In[e]?.(t,n);return r&&i?.includes("\ufffd")?void 0:i}catch{return}}
var $n=/* @__PURE__ */new Uint8Array(64),Pn=/* @__PURE__ */l(65);function Ln(e,t){return t<=64?(H($n,0,e,t),
Pn[t]??=L($n,0,t),Pn[t]):R(e)?P(e)===t?e:L(e,0,t):N(e,0,t)}function Tn(e){let{latin1:t,utf8Slice:n}=Re()
;if(t&&e===38)return Fn();if(t&&g(e)&&e!==0)return Wn(e);let r=Se(d[e].name),i=e=>r.decode(e);if(!Un(e,i))return
;if(e!==0||n===0)return(e,t)=>i(Ln(e,t));let o=be;if(Un(0,e=>o.call(e)))return(e,t)=>t<=n?o.call(Ln(e,t)):i(Ln(e,t))}
function Fn(){let e=we,t=t=>e.call(t).toWellFormed();if(Un(38,t))return(e,n)=>n%2===0?t(Ln(e,n)):void 0}function Wn(e){
let t=ve,n=Uint8Array.from({length:256},(e,t)=>t);if(t.call(n)!==String.fromCharCode(...n))return;let r=e===21?224:128
;return(e,n)=>{let i=Math.ceil(n/8);for(let t=0;t<n;t+=i)if((e[t]&r)===128)return;let o=Ln(e,n)
;return zt(o,n,r)?t.call(o):void 0}}function Nn(e,t,n,r,i){let o;if(!!0||ft()){if(t===0)return""
;let{lookUp:i,host:s}=Ne(n);t<=i?o=jn(n,e,t,r):t>=s&&(o=zn(n,e,t,r)),o??=vn(n,null,e,t,r,!0)}else o=hn(n,e,t,r)
;return i?o:Hn(o,n)}var Hn=(e,t)=>e.charCodeAt(0)===65279&&y(t)?e.slice(1):e;var Kn=class{encoding;fatal;ignoreBOM;#e=Z
;#t=null;#n=void 0;#r=!1;#i;constructor(e,t,n,r=0){this.encoding=e,this.fatal=t,this.ignoreBOM=n,this.#i=r}get name(){
return d[this.encoding].name}reset(){this.#e=Z,this.#t=null,this.#n=void 0,this.#r=!1,this.#i=0}decode(e,t,n){
let{encoding:r}=this,i=P(e),o=P(this.#e),s=o+i;if(i===0&&!t)return""
;let c=t||p(r)||i>64&&R(e),l=o===0&&c?e:this.#o(e,i,o),a,u=s;try{
this.#s(t)?a=this.#c(l,s,t):Rn(r)?a=this.#l(l,s,t):!t&&m(r)?(a=En(r,l,s,this.fatal),u-=Sn):(t||(u-=Jn(r,l,s)),
a=Nn(l,u,r,this.fatal,!0))}catch(e){throw e instanceof se?(e.offset+=this.#i-o,this.#e=Z,this.#i+=i,
n===void 0?e:e.toTypeError(n)):e}return!this.#r&&u>0&&(this.#r=!0,this.ignoreBOM||(a=Hn(a,r))),this.#e=u<s?N(l,u,s):Z,
this.#i+=i,a}#o(e,t,n){return n+t>512?T(this.#e,L(e,0,t)):(n>0&&F(Gn,this.#e),H(Gn,n,e,t),Gn)}#s(e){let{encoding:t}=this
;return this.#n!==void 0||!ft()&&(Rn(t)||!e&&m(t))}#c(e,t,n){let r=this.#n??mn(this.encoding,this.fatal);this.#n=void 0
;let i=pn(r,this.encoding,e,t,!n);return n||(this.#n=r),i}#l(e,t,n){try{let r=vn(this.encoding,this.#t,e,t,this.fatal,n)
;return this.#t=n?null:Ot(),r}catch(e){throw e instanceof se&&(this.#t=Ot()),e}}
},Rn=e=>e===33||e===36,Gn=/* @__PURE__ */new Uint8Array(512);function Jn(e,t,n){if(e===0)return Vn(t,n)
;if(e!==38&&e!==37)return 0;let r=n%2;return(t[n-r-(e===37?2:1)]&252)===216?r+2:r}function Vn(e,t){
for(let n=1;n<=3&&n<=t;n++){let r=e[t-n];if(r>=128&&r<192)continue;let i=ne(r);return n<i&&(n===1||re(r,e[t-n+1]))?n:0}
return 0}var Zn=class{#a=null;#u=null;#d=0;get length(){return this.#d}add(e){let t=P(e);if(t===0)return;this.#d+=t
;let n=this.#u;if(n&&!n.isBlock&&Math.max(t,n.length)<=1024){let e=new Uint8Array(4096);F(e,n.bytes),n.bytes=e,
n.isBlock=!0}if(n?.isBlock&&n.length+t<=4096){F(n.bytes,e,n.length),n.length+=t;return}this.#u={bytes:e,length:t,
isBlock:!1,next:null},n?n.next=this.#u:this.#a=this.#u}forEach(e){for(let t=this.#a;t;t=t.next){
let{bytes:n,length:r,isBlock:i}=t;e(i?N(n,0,r):n)}}concatenate(){let e=this.#a;if(e&&!e.next&&!e.isBlock)return e.bytes
;let t=Yn(this.#d),n=0;return this.forEach(e=>{F(t,e,n),n+=P(e)}),t}};function Yn(e){try{return new Uint8Array(e)
}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:t})}}var Xn=class{held;#f;constructor(e,t){this.held=e,this.#f=t}add(e){let t=P(e);if(t===0)return
;e[0]!==27&&this.#f(this.held);let n=e[t-3]===27?t-3:t;this.#f(N(e,0,n)),this.held=N(e,n,t)}addUnchanged(e){
P(e)!==0&&(this.#f(this.held),this.held=Z,this.#f(e))}};var Qn;function er(){return Qn===void 0&&(Qn=null,
Qn=Ue(tr)??null),Qn}function tr(){
let e=Ee(),{read:t,written:n}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),r=e.encode("\udca9\xe9\u6f22\u{1f4a9}")
;return t===3&&n===7&&`${[...r]}`=="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0
}var nr=/* @__PURE__ */new Uint8Array(48);function rr(e){
return e.length<=16?N(nr,0,or(e,nr).written):sr(e)??(!!0||ft()?void 0:ir(e))}function ir(e){
let t=new Uint8Array(3*e.length);return N(t,0,or(e,t).written)}function or(e,t){let n=P(t),r=0,i=0;for(;r<e.length;){
let o=e.charCodeAt(r);if(o<128&&i<n){t[i++]=o,r+=1;continue}let s=ee(e,r);if(i+te(s)>n)break;i=oe(s,t,i),r+=s<65536?1:2}
return{read:r,written:i}}function sr(e){try{return er()?.encode(e)}catch{return}}
var cr=/* @__PURE__ */new Uint8Array(256);function lr(e,t){let{length:n}=e,r=new Uint8Array(n),i=0
;for(;i+7<n;i+=8)r[i]=t[e.charCodeAt(i)],r[i+1]=t[e.charCodeAt(i+1)],r[i+2]=t[e.charCodeAt(i+2)],
r[i+3]=t[e.charCodeAt(i+3)],r[i+4]=t[e.charCodeAt(i+4)],r[i+5]=t[e.charCodeAt(i+5)],r[i+6]=t[e.charCodeAt(i+6)],
r[i+7]=t[e.charCodeAt(i+7)];for(;i<n;i++)r[i]=t[e.charCodeAt(i)];return W(r,0)?void 0:r}function ar(e,t){
let{length:n}=e,r=n<=128?cr:new Uint8Array(2*n),i=0;for(let o=0;o<n;o++){let n=e.charCodeAt(o),s=n<128?n:t[n]
;if(s===0&&n>0)return;s>=256&&(r[i++]=s>>8),r[i++]=s}return N(r,0,i)}function ur(e,t){if(t===0)return rr(e)
;let{length:n}=e,{ascii:r,loop:i}=Ke();if(n>=r&&g(t)&&dr(e)){let t=sr(e);if(t&&P(t)===n)return t}
if(!1)return n<=i?lr(e,Pt(t)):void 0;if(!!0||n>Math.min(i,65536)||t===33)return;let o=Pt(t);return o&&ar(e,o)}
function dr(e){let{length:t}=e,n=Math.max(8,t>>4);for(let r=0;r<t;r+=n)if(e.charCodeAt(r)>=128)return!1;return!0}
var fr=["fatal","html","replacement"],hr=()=>"",gr=class{encoding;unmappable;#h;#g=null;#i=0;#p=Z;locate=e=>e
;constructor(e,t,n=void 0){this.encoding=e,this.unmappable=t,this.#h=n}get name(){return d[this.encoding].name}
encode(e,t){let n=!this.#g&&(t||this.#m(e))?ur(e,this.encoding):void 0;return n?(this.#i=t?0:this.#i+e.length,
n):this.#w(e,t)}#m(e){let{length:t}=e;return t>0&&this.encoding!==33&&(e.charCodeAt(t-1)&64512)!==55296}get#y(){
return this.#h?0:fr.indexOf(this.unmappable)}#w(e,t){let n=this.#g,r=this.#i,i=this.#p,o=new Zn
;this.encodeOrFail(e,t,e=>o.add(e),(e,t)=>{throw new ae(e,t,this.name)});try{return o.concatenate()}catch(e){
throw this.#g=n,this.#i=r,this.#p=i,e}}encodeOrFail(e,t,n,r=()=>{}){
let i=this.#i,o=this.#g,s=this.#p,c=this.#h,l=this.#y,a=c===hr,u=c&&!a?2048:65536,d=c&&this.encoding===33?new Xn(s,n):void 0,f=d?e=>d.add(e):n,h=d?e=>d.addUnchanged(e):n,g=!1,p=!1
;try{Dt(this.encoding,o);for(let n=0;n===0||n<e.length;n+=u){let o=Math.min(n+u,e.length);Ft(e,n,o);let s=o===e.length
;for(let u=0,d=!1;!d;){let g=Wt(u,o-n,l,t&&s),m=Nt();f(Ht(g===-2?m.written:g));let w=i+n+u+m.start;if(u+=m.read,
d=g!==-2&&m.isFinished,g!==-2||a)continue;p=!0;let{codePoint:y}=m;if(c){
let t=Ot(),{count:r}=lt,i=()=>this.locate(w),s=c(y,i);lt.count!==r&&(Dt(this.encoding,t),Ft(e,n,o));let l=e=>{
throw new ae(e,i(),this.name)};typeof s=="string"?mr(s,f,l):s?h(s):l(y)}else r(y,w);p=!1}}
t?d&&n(d.held):(this.#g=this.#m(e)?null:Ot(),this.#i=i+e.length,this.#p=d?.held??Z),g=!0}catch(e){throw Et(e)}finally{
t&&(g||p)&&(this.#g=null,this.#i=0,this.#p=Z)}}},pr=e=>rr(e)??new gr(0,"fatal").encode(e,!0);function mr(e,t,n){
let r=X(e);for(let e=0;e<r.length;e+=2048){let i=Math.min(e+2048,r.length);Ft(r,e,i,2048);let o=Wt(2048,2048+i-e,0,!1)
;o===-2&&n(Nt().codePoint),t(Ht(o))}}
var wr=_e("node:buffer"),yr=()=>wr?.Buffer??(typeof Buffer=="function"?Buffer:void 0);function br(e){let t=yr()
;return t?t.allocUnsafe(e):new Uint8Array(e)}function vr(e){if(e.length===1)return e[0]
;let t=br(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Ar(e){
if(R(e)&&e.length===P(e))return e;if(ArrayBuffer.isView(e)||Y(e)!==void 0)return L(G(e),0)
;let t=Object.prototype.toString.call(e).slice(8,-1)
;if(typeof e=="object"&&typeof e?.length=="number"&&t!=="String")return new Uint8Array(e)
;let n=e===Object(e)?t:t.toLowerCase();throw new TypeError(`The input is of type ${n}. Pass a Buffer or Uint8Array.`)}
var xr=new Uint16Array(65536),kr=new Uint8Array(xr.buffer),jr=(()=>{try{let e="\ufeffa\xe9\u6f22\ud83d",t=ye,n=we
;return t.call(kr,e,0,2*e.length),xr[3]===e.charCodeAt(3)&&n.call(kr,0,2*e.length)===e?{write:t,slice:n}:void 0}catch{
return}})(),Br=jr&&(e=>jr.slice.call(e,0,e.length)),Cr=e=>e<=65536?xr:new Uint16Array(e);function Sr(e,t){
if(jr)return jr.slice.call(e===xr?kr:new Uint8Array(e.buffer),0,2*t);let n="";for(let r=0;r<t;r+=8192){
let i=e.subarray(r,Math.min(r+8192,t));n+=String.fromCharCode.apply(null,i)}return n}var Er=jr&&((e,t)=>{
jr.write.call(t,e,0,2*e.length)}),Ur=e=>_r(e)<128?Or(e):void 0;function _r(e){let{length:t}=e
;if(!wr?.isAscii||t<32||t>2147483647)return 255;let n=0;for(let r=0;r<t;r+=Math.ceil(t/16))n=Math.max(n,e[r]);return n}
var Or=e=>wr.isAscii(e)?wr.Buffer.prototype.latin1Slice.call(e,0,e.length):void 0
;var Mr=/* @__PURE__ */Symbol("ways to take a whole text");function qr(e){let{decode:t,encode:n,...r}=e;return{...r,
[Mr]:e}}var Dr=e=>e[Mr]?.decoder===e.decoder?e[Mr]?.decode:void 0,Ir=e=>e[Mr]?.encoder===e.encoder?e[Mr]?.encode:void 0
;function zr(e,t,n){let r=Dr(e);if(!r)return Pr(Fr(e,n),t);let i=r(t,n)
;return e.bomAware&&i.charCodeAt(0)===65279?Tr(i,n):i}function $r(e,t,n){let r=Ir(e)
;return r?r(e.bomAware&&n?.addBOM?`\ufeff${t}`:t,n):Lr(Wr(e,n),t)}function Pr(e,t){return e.write(t)+(e.end()??"")}
function Lr(e,t){let n=e.write(t),r=e.end();return r&&r.length>0?vr([n,r]):n}function Tr(e,t){let n=t?.stripBOM
;return n===!1?e:(typeof n=="function"&&n(),e.slice(1))}function Fr(e,t){let n=new e.decoder(t,e)
;if(!e.bomAware||t?.stripBOM===!1)return n;let r=!1;return{write(e){let i=n.write(e);return r||!i?i:(r=!0,
i.charCodeAt(0)===65279?Tr(i,t):i)},end:()=>n.end()}}function Wr(e,t){let n=new e.encoder(t,e)
;if(!e.bomAware||!t?.addBOM)return n;let r="\ufeff";return{write(e){let t=r+e;return r="",n.write(t)},end:()=>n.end()}}
function Nr(e,t,n=void 0){return{decode:e,encode:t,decoder:class{write(t){return e(t)}end(){return n}},encoder:class{
write(e){return t(e)}end(){}}}}var Hr=new Uint8Array,Kr=class{#b=Hr;join(e,t){let n=e
;this.#b.length>0&&(n=new Uint8Array(this.#b.length+e.length),n.set(this.#b),n.set(e,this.#b.length));let r=t(n)
;return r===n.length?(this.#b=Hr,n):(this.#b=Uint8Array.prototype.slice.call(n,r),n.subarray(0,r))}take(){let e=this.#b
;return this.#b=Hr,e}};var Rr="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",Gr={latin1:{decode(e){
let t=Cr(e.length);return t.set(e),Sr(t,e.length)},encode:e=>Uint8Array.from({length:e.length},(t,n)=>e.charCodeAt(n))},
hex:{decode:e=>Array.from(e,e=>e.toString(16).padStart(2,"0")).join(""),encode(e){
let t=/^(?:[\da-f]{2})*/i.exec(e)?.[0].match(/../g)??[];return Uint8Array.from(t,e=>Number.parseInt(e,16))}},base64:{
decode(e){let t="";for(let n=0;n<e.length;n+=3){
let r=e[n]<<16|e[n+1]<<8|e[n+2],i=[18,12,6,0].map(e=>Rr[r>>e&63]).join(""),o=Math.min(e.length-n,3)+1
;t+=i.slice(0,o).padEnd(4,"=")}return t},encode(e){
let t=e.split("=",1)[0].replaceAll("-","+").replaceAll("_","/").replace(/[^A-Za-z\d+/]/g,""),n=br(t.length*3>>2),r=0
;for(let e=0,i=0;e<t.length;e++)r=r<<6|Rr.indexOf(t[e]),e%4>0&&(n[i++]=r>>6-2*(e%4));return n}}};function Jr(e){return{
decode(t){let n=yr();return n?(t instanceof n?t:n.from(t.buffer,t.byteOffset,t.length)).toString(e):Gr[e].decode(t)},
encode:t=>yr()?.from(t,e)??Gr[e].encode(t)}}
var Vr=Jr("latin1"),Zr=Jr("hex"),Yr=Jr("base64"),Xr=Nr(Vr.decode,Vr.encode,""),Qr=Nr(e=>Xr.decode(e.map(e=>e&127)),Xr.encode,""),ei=Nr(Zr.decode,Zr.encode,""),ti={
decode:Yr.decode,encode:e=>e.length%4===0?Yr.encode(e):Lr(new ti.encoder,e),decoder:class{#e=new Kr;write(e){
return Yr.decode(this.#e.join(e,e=>e.length-e.length%3))}end(){return Yr.decode(this.#e.take())}},encoder:class{#v=""
;write(e){let t=this.#v+e,n=t.length-t.length%4;return this.#v=t.slice(n),Yr.encode(t.slice(0,n))}end(){let e=this.#v
;return this.#v="",Yr.encode(e)}}};function ni(e){let{encoder:t}=Nr(()=>"",ri);return{encode:ri,encoder:t,
decoder:ii(e.unicode)}}function ri(e){let t=br(3*e.length),n=0;for(let r=0;r<e.length;r++){let i=e.charCodeAt(r)
;i<128?t[n++]=i:(i<2048?t[n++]=192|i>>6:(t[n++]=224|i>>12,t[n++]=128|i>>6&63),t[n++]=128|i&63)}return t.subarray(0,n)}
function ii(e){return class{#A=0;#x=0;#k=0;write(t){
let n=Cr(t.length*(1+e.length)),r=0,i=this.#A,o=this.#x,s=this.#k,c=()=>{
for(let t=0;t<e.length;t++)n[r++]=e.charCodeAt(t)};for(let e=0;e<t.length;e++){let l=t[e];if((l&192)===128){if(o===0){
c();continue}if(i=i<<6|l&63,o-=1,o>0)continue;i>=s||i===0&&s===128?n[r++]=i:c();continue}o>0&&c(),o=0,
l<128?n[r++]=l:l<224?[i,o,s]=[l&31,1,128]:l<240?[i,o,s]=[l&15,2,2048]:c()}return this.#A=i,this.#x=o,this.#k=s,Sr(n,r)}
end(){let t=this.#x===0;return this.#x=0,t?"":e}}}
function oi({unitLength:e,littleEndian:t,bigEndian:n,weigh:r,target:i},o){function s(i,s){let c=[],l=0,a=0
;for(let s of i)for(let i=0;i<s.length&&a<100;i++)if(c.push(s[i]),!(c.length<e)){if(a===0){if(li(c))return o(n)
;if(li([...c].reverse()))return o(t)}l+=r(c),a+=1,c=[]}return o(l===0?s?.defaultEncoding||t:l>0?n:t)}return{
decode:(e,t)=>zr(s([e],t),e,t),encode:(e,t)=>$r(o(i(t)),e,si(t)),decoder:class{#j;#B;#e=[];#C=0;constructor(e){this.#j=e
}write(t){if(this.#B)return this.#B.write(t);this.#C+=t.length;let n=this.#C>=8*e
;return this.#e.push(n?t:Uint8Array.from(t)),n?this.#S():""}end(){return(this.#B?"":this.#S())+(this.#B?.end()??"")}
#S(){let e=Fr(s(this.#e,this.#j),this.#j),t=this.#e.map(t=>e.write(t)).join("");return this.#B=e,this.#e=[],t}},
encoder:function(e){return Wr(o(i(e)),si(e))}}}var si=e=>({...e,addBOM:e?.addBOM===void 0?!0:e.addBOM
}),ci=["254,255","0,0,254,255"],li=e=>ci.includes(String(e));var ai=(e,t)=>Array.from({length:t-e+1
},(t,n)=>e+n),ui=ai(161,254),di=[36812,37576,38468,38637],fi={eucjp:()=>ui.flatMap(e=>ui.map(t=>9371648|e<<8|t)),
big5hkscs:()=>ai(135,160).flatMap(e=>[...ai(64,126),...ui].map(t=>e<<8|t)).filter(e=>!di.includes(e))},hi=`\n`
;function gi(e,t){
let n=fi[e]?.()??[],r=n.flatMap(e=>[e>>16,e>>8&255,e&255,hi.charCodeAt(0)]),i=t(Uint8Array.from(r.filter(e=>e!==0))).split(hi),o=/* @__PURE__ */new Map
;return n.forEach((e,t)=>{!i[t].includes("\ufffd")&&!o.has(i[t])&&o.set(i[t],e)}),o}
var pi=(e,t)=>e==="big5hkscs"&&(t===202||t===234);var mi=e=>(e&64512)===55296,wi=e=>(e&64512)===56320
;function yi(e,t=mi){return class{#e="";write(n){let r=this.#e?this.#e+n:n;return this.#e="",
t(r.charCodeAt(r.length-1))&&(this.#e=r.slice(-1),r=r.slice(0,-1)),e(r)}end(){let t=this.#e;return this.#e="",
t===""?void 0:e(t)}}}var bi;function vi({table:e,bytesOf:t,more:n,replacement:r}){let i=Ai(r),o=new Uint32Array(65536)
;e&&o.set(e);for(let e=0;e<65536;e++)e<128?o[e]=e:o[e]===0&&(o[e]=4294967292)
;for(let e=55296;e<56320;e++)o[e]=e>>6===865?4294967294:4294967295
;for(let e of n.keys())e.length===2&&!mi(e.charCodeAt(0))&&(o[e.charCodeAt(0)]=4294967293);let s=new Uint32Array(65536)
;return(e,t,r)=>{bi??=new Uint8Array(3*65536);let l=0;for(let a=t;a<r;a++){let t=e.charCodeAt(a),u=o[t]
;if(u>=4294967292)if(u===4294967292)u=c(e[a]),o[t]=u;else if(u===4294967294){let n=(t&63)<<10|e.charCodeAt(a+1)&1023
;u=s[n],u===0&&(u=c(e.slice(a,a+2)),s[n]=u),a+=1}else if(u===4294967295)u=i,a+=1;else{
let t=a+1<r?n.get(e.slice(a,a+2)):void 0;u=t??c(e[a]),t!==void 0&&(a+=1)}u>=256&&(u>=65536&&(bi[l++]=u>>16),
bi[l++]=u>>8),bi[l++]=u}let a=br(l);return a.set(bi.subarray(0,l)),a};function c(e){let r=t(e)
;return r?Ai(r):n.get(e)??i}}var Ai=e=>e.reduce((e,t)=>e<<8|t,0);function xi(e,t,n){
let r=w(t),i=e=>Nn(e,e.length,r,!1,!0),o=n.unicode.charAt(0),s=e=>o==="\ufffd"?e:e.replaceAll("\ufffd",o),c=t=>mi(t)||pi(e,t),l=n.singleByte.charAt(0)||"?",u=a(()=>{
let t=new gr(r,"replacement").encode(l,!0);return e==="gb18030"?Ci(r,t):vi({more:gi(e,i),table:Pt(r),
bytesOf:e=>Bi(r,e,0,e.length),replacement:t})}),d=ki(r,l,u,c);return{decode:e=>Ur(e)??s(i(e)),encode:d,encoder:yi(d,c),
decoder:class{#B=new Kn(r,!1,!0);write(e){return s(this.#B.decode(e,!1))}end(){
return s(this.#B.decode(new Uint8Array,!0))}}}}function ki(e,t,n,r){let i=(t,r,i)=>Bi(e,t,r,i)??n()(t,r,i);return e=>{
let n=e.isWellFormed()?e:e.replace(/[\uD800-\uDFFF]/gu,()=>t);if(n.length<=65536)return i(n,0,n.length);let o=[]
;for(let e=0,t=0;e<n.length;e=t)t=Math.min(e+65536,n.length),t<n.length&&r(n.charCodeAt(t-1))&&(t-=1),o.push(i(n,e,t))
;return vr(o)}}var ji=fr.indexOf("fatal");function Bi(e,t,n,r){try{Dt(e,null),Ft(t,n,r);let i=Wt(0,r-n,ji,!0)
;if(i===-2)return;let o=br(i);return F(o,L(jt().bytes,ot.output,ot.output+i)),o}catch(e){throw Et(e)}}function Ci(e,t){
let n=new gr(e,"fatal");return(e,r,i)=>{let o=[],s=e=>o.push(e);return n.encodeOrFail(e.slice(r,i),!0,s,()=>s(t)),vr(o)}
}
var Si=`\nutf8 unicode11utf8\nucs2 utf16le\nutf32 ucs4\nutf32le ucs4le\nutf32be ucs4be\nutf7 unicode11utf7\nascii ascii8bit usascii ansix34 ansix341968 ansix341986 csascii cp367 ibm367 isoir6 iso646us iso646irv us\nshiftjis 932 cp932 ms932 windows932 csshiftjis mskanji sjis windows31j ms31j xsjis\ncp936 936 ms936 windows936 gb2312 gb231280 gb23121980 csgb2312 csiso58gb231280 euccn\ngbk xgbk isoir58\ngb18030 chinese\ncp949 949 ms949 windows949 cseuckr csksc56011987 euckr isoir149 korean ksc56011987 ksc56011989 ksc5601\ncp950 950 ms950 windows950\nbig5hkscs big5 cnbig5 csbig5 xxbig5\niso88591 latin1 csisolatin1 l1 isoir100 cp819 ibm819\niso88592 latin2 csisolatin2 l2 isoir101\niso88593 latin3 csisolatin3 l3 isoir109\niso88594 latin4 csisolatin4 l4 isoir110\niso88595 csisolatincyrillic isoir144 cyrillic\niso88596 csisolatinarabic isoir127 arabic arabic8 ecma114 asmo708\niso88597 csisolatingreek isoir126 greek greek8 ecma118 elot928\niso88598 csisolatinhebrew isoir138 hebrew hebrew8 iso88598i iso88598e\niso88599 latin5 csisolatin5 l5 isoir148 turkish turkish8\niso885910 latin6 csisolatin6 l6 isoir157\niso885911 thai thai8\niso885913 latin7 l7 isoir179\niso885914 latin8 l8 isoir199 celtic celtic8 isoceltic\niso885915 latin9 l9 isoir203\niso885916 latin10 l10 isoir226\ncp1250 msee\ncp1251 mscyrl\ncp1252 msansi\ncp1253 msgreek\ncp1254 msturk\ncp1255 mshebr\ncp1256 msarab\ncp1257 winbaltrim\nwindows874 874 win874 cp874\ncp437 cspc8codepage437\ncp775 cspc775baltic\ncp808 808 ibm808\ncp850 cspc850multilingual\ncp852 cspcp852\ncp862 cspc862latinhebrew\ncp869 cpgr\nkoi8r 20866 cp20866 ibm878 cskoi8r\nkoi8u 21866 cp21866 ibm1168\nrk1048 strk10482002\ntcvn tcvn5712 tcvn57121\ntis620 isoir166 tis6200 tis62025291 tis62025330\niso646cn isoir57 gb198880 cn\niso646jp isoir14 csiso14jisc6220ro jisc62201969ro jp\nhproman8 cshproman8 r8 roman8 xroman8 ibm1051\nmacintosh mac csmacintosh\nmacroman 10000\nmacgreek 10006\nmaccyrillic 10007\nmaccenteuro 10029\nmaciceland 10079\nmacturkish 10081\n`,Ei="437 737 775 850 852 855 856 857 858 860 861 862 863 864 865 866 869 922 1046 1124 1125 1129 1133 1161 1162 1163",Ui=new Map([...Si.trim().split(`\n`).flatMap(e=>{
let[t,...n]=e.split(" ");return n.map(e=>[e,t])
}),...Ei.split(" ").flatMap(e=>_i(`cp${e}`,e,`ibm${e}`,`csibm${e}`)),...Oi(1250,1258).flatMap(e=>_i(`windows${e}`,`${e}`,`win${e}`,`cp${e}`)),...[...Oi(1,11),...Oi(13,16)].flatMap(e=>_i(`iso8859${e}`,`${28590+e}`,`cp${28590+e}`))])
;function _i(e,...t){return t.map(t=>[t,e])}function Oi(e,t){return Array.from({length:t-e+1},(t,n)=>e+n)}
var Mi=/* @__PURE__ */new Map;function qi(e){let t=Mi.get(e)
;return t===void 0&&(t=`${e}`.toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g,""),
typeof e=="string"&&(Mi.size===1e3&&Mi.clear(),Mi.set(e,t))),t}var Di=Array.from({length:94
},(e,t)=>String.fromCharCode(33+t)).join("").replace(/['"`$\\]/g,""),Ii=Di.length-64,zi=[128,256].map(e=>Array.from({
length:256},(t,n)=>n<e?n:65533))
;var $i="ascii iso88591 iso646cn iso646jp cp922 iso88599 iso885915 cp1129 cp1163 iso885914 iso885916 windows1252 windows1254 windows1258 iso88593 georgianps georgianacademy iso885910 iso88594 iso88592 windows1250 iso885913 windows1257 windows1256 iso88598 windows1255 windows1253 iso88597 iso88596 cp1046 cp856 cp862 cp437 cp865 cp861 cp860 cp863 cp850 cp858 cp857 cp720 cp852 cp775 cp737 cp808 cp866 cp1125 mik iso885911 cp1162 windows874 tis620 cp1161 macthai cp1133 cp869 koi8t koi8r koi8u koi8ru armscii8 cp1124 iso88595 cp855 hproman8 maccyrillic macukraine xmaccyrillic rk1048 windows1251 pt154 macroman maciceland macromania macturkish maccroatian maccenteuro macgreek viscii cp864 tcvn",Pi="!!#!!%H#k1t&#i|=!%w&#k1E#i|=#)f+#np>D#im=1#_5#[1#_#(n,#|:0%Hw&5#f)0%Hw&#*t*#iy>##}u=##%/#]&#%&&r&%~%#3x*#i?/#~%&#f&.#o*,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=-#t*#iy>#0q*%tt<%#&nx;%{x;##q-#&(r-r6%+vi<xq;%zx;%p{;%#-Nq&n&s&y%y/{,%{%4#ow;*#ix;*#}w;5##*#ix;*#}w;,9q*&z8%z(##hm=(#{t<##w0#%%%%%{,n(##}l=&%iq=q9(#s0&#x-##,.%8h(&#>#%8P(%f+v8(#m:##,.%8h(&#>#%8P(%f+v8##i)Diy>s}m+jpn+lf=uf=4/%jg<ph<fl=yl={m=uun,irn,jrn,!npn+%*%.A%o};fz<mf>yl={m=sun,grn,/1*w)#vwo,3#!U#xyn,0%Hw&5#f)0%Hw&22s)#vwo,3#!L#~{n,,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=#8q*%s;xF%%pom,lyn,%(<w&h)P#%fxn,mrn,##w*(#&%(<w&h)P#%}wn,krn,&#lrn,#%n{n,&-#s{n,(#tyn,%#+(%p*C(#ztn,#%l{n,&-#q{n,(#ryn,%#+(&p*CpB1(i)%l.%/(<%%%0%>%EJwl1%%%%%%ZW%%%%%PM%%%%%FC%%%%%%%%%%%0-%.5%~+B|y1%%%%%%%%%%%%%%%%%%%%%%%%%%%%%##(#7q**z8@D4&@#).p&p*0R#%Ie#*r)@D4&@#-.p&p*0Rrg=~h=e~)*%w&w%##<##&(%y&2(#]##8*#f-*%w&w%##<##&(%y&2(#]##8)#w(72r*&~<bk2##h0#)x/x2k*Dq)#%Rq4%&rPfCf1#-|.uCiNs1k*Dq)^j(4%w*W%#g&&#t+)%u/(4%f)W%#g&&#h))&i-(mA8?r*%l_sD#%+_&&,0N%#(&#s(#%+_&(,0Np@#%k@j&%#s*#&p(g(f)(#v*%#;#&l(,l-##f.%%4P##(#%x/v.##=%#s*#&p(g(e(#j(%#;#&l(,y*##s+%%4P##(#%l-j,9/i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+fl=yl=km=8V+rrn,npn+%*%.A%wpn+gtm+mf>yl=km=8V+##v>&%gHr+%#*#%(%##(%#*&&,%%##l*#%|)p.##%*;q*#wm>&#%%#qu=##h.(#r/(#yv=&#xr=##u+()f-bo&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F%(p-o&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F##~g=;)i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+qnn+wmn+xmn+jjo,qOiN}ho,npn+%*%.A%wpn+gtm+htm+umn+vmn+uio,rPjom,##!&#!2#kio,~%#}O17j)#~m),#-%(>HCi&+#/##S%&{{8%ux8##|1,#l23#f1(<,~0y0%%%%%%%%%%%%%%%%%%%%%#,%%%%0%%%##%#(%%%%)%%%%(%%%%#%%%##%##%%&gh9%{v8#(q*#vwo,,#pfo,3#t%(u%||n,!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!ppn+is9%%%%%%%%%%%%%%%%%%%%%%%%%%s{j,!iqn+%hqn+>)i)Diy>s}m+jpn+lf=uf=4/%jg<ph<qnn+wmn+xmn+!!!!npn+%*%.A%o};fz<htm+umn+vmn+!!!##xjo,%#hl>>>vi>kg(%%%%%%%%%%%%%%%%%%%u&%%%%*#xzj,?.q)#vwo,3#!,%szl,%##fa)#sjo,(#tpn+(#fp;&&,%%##(#u%(%%%%%%%%%%%%%%%%%%%nxl,ixl,%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%@*i)Dl.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%#%ty=%#%y/*(#i};&#q{l,*%szl,%!+i)El.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%&#,+%xp(~o(1#kq(&#,#>(%%%%%%%%%%%%%%%%%%%%%%%%%)70%%%%%%%%%%%%%%%%%%B.i),zrn,tzm,t%~ii,##*jr(#;ouh+u0&D+4,}gi+(((3Jj,*#{%%%g&(((#&f}(###+*}s(00,,,%1,<vpi,%%%%%%%%%mpi,#&,,:##%;#+%).|)(8s)70,,,sz(n|((((S,.)!/i)?gy(%%%%%%%%%%%%%%%%%%%%%%%%%%##gn(##j(.(l&&F##+EDpjB%%t/x%&2h|AjhBG00khB*{zA,t%3C[z(%,b/N)/C]liB-)t{A;}-+fkB##xjB*#riB+6/.1,gx=~v=3Ap*f)33B(/#nlBxmBD2k*#~0#1*sk>sq=i2<025eh&D.zh@&#jk@+(vhB%;#(%2#+%*%+.4%+%;#/%T#(%x%,#*vx?x^o[u&^t%#.%a?F:||<p{<Ew}<r(#(,#g3%##n5##x&#%%{DE#i)?}3l(I1(+.(*%)2#&j&%,_ew&(+6&0l&0F&k*#{7##e5#i(G)t)&v4t%G+#t%#%u%t%/(y(<02+#cF0m)#j6##w%%#6#%*2#%E##%&4##u&##Y#%?6&#,##/-##F.m)#s3##;*&vw=zv=U#%v%(#%%,%%p&{&&%.(#%k(@%);D-+d(#CG3n*#k5.#l&)#>)(0%&Q(%1*+%~(e+.ch*e/%)p,~+%%(%l&g&##2#(%&z%e#.m&e+%&|%ev&.1#(ox=~v=3A##F##C#%F/K#s,#iy>K-v)#p<.##)%w&%*%j)%L%g,C&#gjo,5%!pfo,&%NJ(#l|n,F.i)%l.%%#*##(**2%%%{w(%#%mv(|t(%(c%%%#5%%%%%%%%%%%%%%%%%V*%%%%%2#-%%%%%%%%%#*%%%%%%K;n)%oAm,##x(#%@%##k&##j-#%h(%%(*%]%%&6%{%##i((*5%u-%i,%#&y+y,v*-%r)q)(%_%+%x-%,&@#&#%%r(%#r&(%w)<(*p&%,T%=#%%Z%#=%(lB&KF)(%y@U%K7i)#~8%#-##x%#+[x(x&o)%r&l*)#r&#(p&k.x2%*&u2o+o&#*r*%&qh=oy=*(#j0+({(4<&(%Tf(+%H3+.Jt-4<&Tf(H3J(%psA,&%wwA5&-%?%,%8i(h(ol=%#*(#(##tLE&i)Tg}%%%%%%%%%%%%%%%%%(%%%%%%4%%%%%%%%%%%%%%%%(#(%%%%T5%^%%]Y_%&*x)(%%((%&%Z%E&i)Tkn&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%T<%%%%%%%%%%%%%%%%k*p*i*p*i*p*z)p*(%js;q,R#i.#i1S#w-,qx&%l/p*k*p*m*p*R)g+4gr&%%%%%%%%%%%%%%%*%qh?G+.j)n.%%t/x%fn&kt>ogB0+<tt?x^o[u&^t%sdvda?F:||<p{<Ew}<r(|t?lu?#g3%v~?nm?(%sHlg>B%q*_zq/%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(A.%%%%%%%%%%%%%%%%%%%%%%%%%%%%V&i)#iy>(#w./+?%*%.A%W&j)(vwo,!!!#/!!!!!!!!!!!+,!!!!!!!!X(i)#vwo,(#!/+!!!!!!!,#!Y&p*#rw/_(%%%pg3A(il>8//X)i)4w1Dqx={lh+****=****rnh+%unh+#2jnh+slh+.+%%%(****xnh+%b(~tm+gvm+4%3#u9/%ut>-B(q*?g|/%(*%x%e*2%%%(%%%%%%(%%((,(%&A%%(%%%%%%%*98(zu|+!!su|+%%%%,%%%%%1#AP%zt2q}m+!!!!!!!!!!!!!!!lt|+%%%%%%%%%%&hv/8/D0i)@vwo,!!!!!qzl,rzl,~ho,9/fy=%fp;xo;uo;%t%afzl,!zyl,_tcoau_%|b#2%%%Zu(z(%y(%%%%%%#%%%+(%%%%(%%%+%%%+.(%%%%%%4%%(%%%#4%%%%%%%%%%%%(#(h)%&k)%%#%%n)%(q)(Yb@0i)%ny&3###*#v%#&#.###[3(p}k,tvk,#s0##w/%%twk,!)#!&&upl,vpl,uwk,%&vwk,fum+gum+#x%!!!hjo,v~%a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*[a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*_&i)GymB(8,,,,4444q),,,,%%%iVkWk|%%w&]%tv?vl@nk@(.i)pyA%%#3%%%%%%%%%%%%%%%#/%%%%%%%%%%%a*t*#vs&#%(%)#v(*#l/#%(%)#~.b%~*#qt&3#o*>#r*x&ks((gp(#y/Cmx=li>jl(ml(%{o(~y9u}9#*t&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&r&#%q*0fm&%o/j/%%%%%%%%#m&(%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ot;jt;%g){(%%%%%%%%|f&hg&%e%s*#jm&j&#p*D,i)Rrs&o*r*o*l*o*v*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*t*o*r*o*g)e]e0ev%el(e@ev%ey&eBe+(f(eJe(%v%e+%v%e,-v%ev%ev%ev%ev%(%e{&#4eFev%ev%ev%eJe]ev(ejw;#1vt;e<e}&e~%e]ebev{%>#q*y&o3(0(%*%YzN-nOiQjM(~f>qj>w&t%i*Rt%Ot%o*bY#((z6j7i)482W482W482M2:0o(m&OGd4:Gw%k&O0Ig&C9I(t%It%y%#2#*t%t,%y.v0v-u%t%v)&%4yv=|v=%IDA|lBtkB7R#p*{&}m>zx=?%,xy=rx={w%qx%-gu>q{;p*su<z{<p*jp<so?ju?%tu<m~%fm?|s<+p*i*p*k*p*m*p*&u*sx%vo?kv>}y>l)hn?Dqx=tz=fz%p*m*p*1jx:%4%-%tr=fs=w~:p*m*p*hs;tz;p*&c%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ff&w%%r*#qx&7#%x%#k.#iy>w%)i)Mhm&%mf;{x:ky:4/%i/|-sg;mh;jh;s/t%v1o)zx:%*%.A%wpn+gtm+rt;~z:{z:k)t%n+wg&kn&%i&gq&or&jr&%vx%#+u/|j&%%%}l&xl&#&nx%p*y/#N~p&%y}%kt;|n;wi&no&o(%<w0%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%C#t%z%-v)%|m&#2%r*#%&i*p*{*##|.(#j/(#*(#g/)#{(#(,u*p*(z%1i)(}x&+o+l+%+z%3,)Am)h)%%Pu%+)],Om)h)%#P#*v1p*{*}5o*T&#k&%#R##u*##N%%Sp*(#C#(m.t*%?w%,i)Dw3%((4.0.#((#(((#(%(#(%((#((#.#(%+#^&%p&;#%bH(#g(%/ro?&wz<~|<iq?Dft>qp>Hs(a-)d*Hf.%+Mz{AriBw-xk=v|=z{=%tkj+%umj+nx=zw=,Hvx=458).%%)2%wfo,zfo,4%&g+pDPsPlP%%vO}O&K}%%p*#w5a)=t%Gt%#}%&~*%v8o+2%l+o+B%*%}%%x,*|:%F%u&%9#ttn,}%3y*#j@(#_)#nv>(#sx>(#_+#t-##0+#,+%|zn,hjo,(&_9}v=)#zp=##0+#,,%~Zsb%%#]}%;j)%r8%##*&%%2#&%1%#&i-%u,#(%*%*##%(%*%&#),#%%(8:%-%%%:%.<1%%%-%:%)%%%*)%%4#%%-,(%2%*%(%)%6%&%1%#%6%#&T%K%%%*#0%%%%%~/t%v(q)u(x(j+}%4j)%z21##%%#y^&%#s_)%-su>%&q8}w=hy=%%|z=2(*oa%,**(&&*2vc#&6j_8(1%*%%(%(8.)%*A#%((##*((%(u%(%#xo;)Muo;%((d%%_{(~([%PK%FI,(.+%%%(%@=(%;F1.&AL%w(t%iwl,#6%#vi=%%(71#h*(#((#+|&t%w*@(0G((,D+0((((8((((83((K,&+b~i<{i<@wv<oq<(0G((,D+0((((8(((6f~;r};,(K~%3((|~;t};p|;((|w;wl<hn<(&#.%(tk<jp<gr<mq<&(x)|*;(%%<+#%Kz|;((|w;wl<zr<p)&#D%(tk<xl<un<{q<(&w%&T%%zi<fj<#%+:C/I#ol)u&0lw(2wn?%g{%v/(v(S4CT(4kq?g}<p{<he<#gr?os?Dxln,%|8!u8%t8#&yio,r}m,l~m,#+q~m,jB!nA%0,#&,,,.#s&#&e,,#Dxin,k~m,%((s)f)(,(,,,,,((((,,,,(,0,jkn,0f*ezfn,#48,,,,,,((,m(B(#L~+#1n,,*,(w%.t%%U+Tufi+#*#%q5ku<#&0((.+/4(,(sv<lv<j(Dsx<fr<xq<&yq<P7ir<ms<(ns<gs<@|s<ht<wl<l+jt<xs<ht<zs<&{s<<,((/4hu<qu<~i<#w&i,h)48n4Bw0=u%48{1Bw0vl<fw:6/&x%mRso<lo<&mo<F#((/./3((/]5C((/4vo<oq<1({p<tp<4((/4pq<uq<-/Lpm<y(wq<lq<fr<-nq<&oq<0((/4,((/4ur<uq<F~i<{,xr<0((/4(,(#%+}%"
;var Li=$i.split(" "),Ti,Fi=String.fromCharCode(...Array(128).keys()),Wi=e=>(Fi+e).slice(-256);function Ni(e){Ti??=Hi()
;let t=String.fromCharCode(...Ti.get(e));return t.startsWith(Fi)?t.slice(Fi.length):t}function Hi(){let e=0,t=()=>{
let t=0;for(let n=1;;n*=Ii){let r=Di.indexOf(Pi[e++]);if(r<64)return t+n*r;t+=n*(r-64)}
},n=zi.map(e=>Uint16Array.from(e));for(let e of Li){let e=n[t()].slice(),r=0,i=0;for(let n=t();n>0;n--){i+=t()
;for(let n=t();n>0;n--){let n=t();r+=n%2===0?n/2:-(n+1)/2,e[i++]=r}}n.push(e)}
return new Map(Li.map((e,t)=>[e,n[t+zi.length]]))}function Ki(e,t){
if(typeof e!="string"||e.length!==128&&e.length!==256)throw new Error("An encoding of type '_sbcs' needs `chars`, a string of 128 or 256 characters.")
;let n=Wi(e),r=Uint16Array.from({length:256},(e,t)=>n.charCodeAt(t)),i=n.startsWith(Fi),o;return Nr(s,c);function s(e){
let t=i?Ur(e):void 0;if(t!==void 0)return t;let{length:n}=e,o=Cr(n);for(let t=0;t<n;t++)o[t]=r[e[t]];return Sr(o,n)}
function c(e){o??=Ri(r,t.singleByte);let n=br(e.length)
;if(e.length>64&&Er)Yi(e,o,n);else for(let t=0;t<e.length;t++)n[t]=o[e.charCodeAt(t)];return n}}function Ri(e,t){
let n=new Uint8Array(65536).fill(63),r=e.lastIndexOf(t.charCodeAt(0));return r>=0&&e[r]!==65533&&n.fill(r),
e.forEach((e,t)=>{e!==65533&&(n[e]=t)}),n}
var Gi=new Uint32Array(8192/2),Ji=new Uint8Array(Gi.buffer),Vi=new Uint32Array(8192/4),Zi=new Uint8Array(Vi.buffer)
;function Yi(e,t,n){let r=Er;for(let i=0;i<e.length;i+=8192){let o=Math.min(8192,e.length-i)
;r(o===e.length?e:e.slice(i,i+o),Ji);for(let e=0;4*e<o;e++){let n=Gi[2*e],r=Gi[2*e+1]
;Vi[e]=t[n&65535]|t[n>>>16]<<8|t[r&65535]<<16|t[r>>>16]<<24}n.set(o===8192?Zi:Zi.subarray(0,o),i)}}
var Xi="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",Qi=Array.from({length:95
},(e,t)=>String.fromCharCode(32+t)).join(""),eo=class{shift;digits;values=new Int8Array(256).fill(-1)
;isDirect=new Uint8Array(128);notDirect;constructor(e,t,n){
this.notDirect=new RegExp(`[^${n.replace(/[\]\\^-]/g,"\\$&")}]`),this.shift=e.charCodeAt(0),
this.digits=Uint8Array.from(Xi+t,e=>e.charCodeAt(0)),this.digits.forEach((e,t)=>{this.values[e]=t})
;for(let e=0;e<n.length;e++)this.isDirect[n.charCodeAt(e)]=1}
},to=new eo("+","+/",`${Xi}'(),-./:? \t\r\n`),no=new eo("&","+,",Qi.replace("&",""));no.values[47]=63
;var ro=new Uint8Array(4096*6),io=class{#E;#U=!1;#A=0;#_=0;constructor(e){this.#E=e}write(e){
if(!this.#U&&!this.#E.notDirect.test(e))return Xr.encode(e);let t=[]
;for(let n=0;n<e.length;n+=4096)t.push(this.#O(e,n,Math.min(n+4096,e.length)));return vr(t)}#O(e,t,n){
let{shift:r,digits:i,isDirect:o}=this.#E,s=this.#E===no,c=this.#U,l=this.#A,a=this.#_,u=0;for(let d=t;d<n;d++){
let t=e.charCodeAt(d);if(o[t]||t===r&&(s||!c&&!oo(e.charCodeAt(d+1))))c&&(a>0&&(ro[u++]=i[l<<6-a&63]),ro[u++]=45,c=!1,
a=0),ro[u++]=t,t===r&&(ro[u++]=45);else for(c||(ro[u++]=r),c=!0,l=l<<16|t,a+=16;a>=6;)a-=6,ro[u++]=i[l>>a&63]}
return this.#U=c,this.#A=l,this.#_=a,so(u)}end(){let e=0
;return this.#_>0&&(ro[e++]=this.#E.digits[this.#A<<6-this.#_&63]),this.#U&&(ro[e++]=45),this.#U=!1,this.#_=0,so(e)}
},oo=e=>e>=0&&!to.isDirect[e];function so(e){let t=br(e);return t.set(ro.subarray(0,e)),t}var co=class{#E;#U=!1;#M=!1
;#A=0;#_=0;constructor(e){this.#E=e}write(e){let{shift:t,values:n}=this.#E;if(!this.#U&&!e.includes(t)){let t=Ur(e)
;if(t!==void 0)return t}let r=Cr(e.length),i=0,o=this.#U,s=this.#M,c=this.#A,l=this.#_;for(let a=0;a<e.length;a++){
let u=e[a];if(o){let e=n[u];if(e>=0){s=!1,c=c<<6|e,l+=6,l>=16&&(l-=16,r[i++]=c>>l);continue}if(o=!1,l=0,u===45){
s&&(r[i++]=t);continue}}u===t?(o=!0,s=!0):r[i++]=u<128?u:65533}return this.#U=o,this.#M=s,this.#A=c,this.#_=l,Sr(r,i)}
end(){return this.#U=!1,this.#_=0,""}},lo=e=>class extends co{constructor(){super(e)}},ao=e=>Lr(new io(to),e),uo={
bomAware:!0,encode:ao,decoder:lo(to),encoder:class{write(e){return ao(e)}end(){}}},fo={bomAware:!0,decoder:lo(no),
encoder:class extends io{constructor(){super(no)}}};function ho(){let e=e=>yr()?.from(e,"utf8")??pr(e);return{
decode:e=>Nn(e,e.length,0,!1,!0),encode:e,encoder:yi(e),decoder:class{#B=new Kn(0,!1,!0);write(e){
return this.#B.decode(e,!1)}end(){return this.#B.decode(new Uint8Array,!0)}}}}function go(e){let[t,n]=e?[0,1]:[1,0]
;function r(r){if(Br&&!e)return Br(r);let i=Math.floor(r.length/2),o=Cr(i);for(let e=0;e<i;e++)o[e]=r[2*e+t]<<8|r[2*e+n]
;return Sr(o,i)}function i(r){let i=Br&&yr();if(i){let t=i.from(r,"ucs2");return e?t.swap16():t}let o=br(2*r.length)
;for(let e=0;e<r.length;e++){let i=r.charCodeAt(e);o[2*e+t]=i>>8,o[2*e+n]=i}return o}return{bomAware:!0,decode:r,
encode:i,decoder:class{#e=new Kr;write(e){return r(this.#e.join(e,e=>{let n=e.length&-2
;return n>0&&(e[n-2+t]&252)===216?n-2:n}))}end(){return r(this.#e.take())}},encoder:class{write(e){return i(e)}end(){}}}
}var po=([e,t])=>+(e===0&&t!==0)-+(e!==0&&t===0);function mo(e,t){
let n=t.unicode.charCodeAt(0),[r,i,o,s]=e?[24,16,8,0]:[0,8,16,24];function c(e){let t=Cr(Math.floor(e.length/2)),c=0
;for(let l=0;l+4<=e.length;l+=4){let a=(e[l]<<r|e[l+1]<<i|e[l+2]<<o|e[l+3]<<s)>>>0
;a<65536?t[c++]=a:a>1114111?t[c++]=n:(t[c++]=55232+(a>>10),t[c++]=56320|a&1023)}return Sr(t,c)}function l(e){
let t=br(4*e.length),n=0;for(let c=0;c<e.length;c++){let l=e.charCodeAt(c)
;mi(l)&&wi(e.charCodeAt(c+1))&&(l=l-55232<<10|e.charCodeAt(++c)&1023),t[n++]=l>>r,t[n++]=l>>i,t[n++]=l>>o,t[n++]=l>>s}
return t.subarray(0,n)}return{bomAware:!0,encode:l,decode:e=>e.length%4===0?c(e):c(e)+String.fromCharCode(n),
decoder:class{#e=new Kr;write(e){return c(this.#e.join(e,e=>e.length&-4))}end(){
return this.#e.take().length>0?String.fromCharCode(n):void 0}},encoder:yi(l)}}function wo([e,t,n,r]){
let i=e!==0||t>16,o=r!==0||n>16,s=e===0&&t===0&&(n!==0||r!==0),c=r===0&&n===0&&(e!==0||t!==0)
;return Number(s)-Number(i)-Number(c)+Number(o)}var yo={utf8:ho,cesu8:ni,ucs2:()=>go(!1),base64:()=>ti,binary:()=>Xr,
hex:()=>ei,utf16le:()=>go(!1),ascii:()=>Qr,latin1:()=>Xr},bo={shiftjis:"shift_jis",eucjp:"euc-jp",cp936:"gbk",gbk:"gbk",
gb18030:"gb18030",cp949:"euc-kr",cp950:"big5",big5hkscs:"big5"},vo={unitLength:2,littleEndian:"utf16le",
bigEndian:"utf16be",weigh:po,target:()=>"utf16le"},Ao={unitLength:4,littleEndian:"utf32le",bigEndian:"utf32be",weigh:wo,
target:e=>e?.defaultEncoding||"utf32le"};function xo(e){let t=/* @__PURE__ */Object.create(null),n=(n,r)=>{
t[n]=function(t){let n={unicode:e.defaultCharUnicode,singleByte:e.defaultCharSingleByte};return qr(r(n,t))}
},r=["utf8","cesu8","ucs2"];for(let e of[...r,"base64","binary","hex"])t[e]={type:"_internal",encodingName:e,
bomAware:r.includes(e)};n("utf16be",()=>go(!0)),n("utf16",()=>oi(vo,e.getCodec)),t.utf32le={type:"_utf32",isLE:!0},
t.utf32be={type:"_utf32",isLE:!1},n("utf32",()=>oi(Ao,e.getCodec)),n("utf7",()=>uo),n("utf7imap",()=>fo)
;for(let[e,t]of Object.entries(bo))n(e,n=>xi(e,t,n));for(let e of Li)t[e]={type:"_sbcs",get chars(){return Ni(e)}}
;t.macintosh=t.macroman,n("_internal",ko),n("_sbcs",(e,{chars:t})=>Ki(t,e)),n("_utf32",(e,{isLE:t})=>mo(!t,e))
;for(let[e,n]of Ui)t[e]=n;for(let{name:e,labels:n}of d){let r=qi(e);if(t[r])for(let e of n)t[qi(e)]??=r}return t}
function ko(e,{encodingName:t,bomAware:n}){let r=qi(t);if(!Object.hasOwn(yo,r)){let e=Object.keys(yo).join(", ")
;throw new Error(`An encoding of type '_internal' needs \`encodingName\`, one of: ${e}; not '${t}'.`)}return{
...yo[r](e),bomAware:n,enc:r==="cesu8"?"utf8":t}}function jo({Transform:e}){class t extends e{conv;constructor(e,t){
super({...t,decodeStrings:!1}),this.conv=e}_transform(e,t,n){if(typeof e!="string"){
n(new Error("Iconv encoding stream needs strings as its input."));return}Bo(this,n,()=>this.conv.write(e))}_flush(e){
Bo(this,e,()=>this.conv.end())}collect(e){let t=[];return this.on("error",e),this.on("data",e=>t.push(e)),
this.on("end",()=>e(null,Buffer.concat(t))),this}}class n extends e{conv;encoding="utf8";constructor(e,t){super({...t,
encoding:"utf8"}),this.conv=e}_transform(e,t,n){if(!ArrayBuffer.isView(e)){
n(new Error("Iconv decoding stream needs buffers as its input."));return}Bo(this,n,()=>this.conv.write(e))}_flush(e){
Bo(this,e,()=>this.conv.end())}collect(e){let t="";return this.on("error",e),this.on("data",e=>{t+=e}),
this.on("end",()=>e(null,t)),this}}let r={IconvLiteEncoderStream:t,IconvLiteDecoderStream:n}
;for(let[e,t]of Object.entries(r))Object.defineProperty(t,"name",{value:e});return r}function Bo(e,t,n){try{let t=n()
;t&&t.length>0&&e.push(t,e.encoding)}catch(e){t(e);return}t()}function Co(){let e={encodings:null,
defaultCharUnicode:"\ufffd",defaultCharSingleByte:"?",skipDecodeWarning:void 0,supportsStreams:!1,
_codecDataCache:/* @__PURE__ */Object.create(null),_canonicalizeEncoding:qi,encode:n,decode:r,toEncoding:n,
fromEncoding:r,encodingExists:s,getCodec:c,getEncoder:a,getDecoder:u,encodeStream:d,decodeStream:f,enableStreamingAPI:h,
IconvLiteEncoderStream:void 0,IconvLiteDecoderStream:void 0},t=_e("node:stream");return t&&h(t),e;function n(t,n,r){
let i=typeof t=="string"?t:""+(t||"");return e.getEncoder!==a?Lr(e.getEncoder(n,r),i):$r(e.getCodec(n),i,r)}
function r(t,n,r){return e.getDecoder!==u?Pr(e.getDecoder(n,r),i(t)):zr(e.getCodec(n),i(t),r)}function i(t){
return typeof t!="string"?Ar(t):(e.skipDecodeWarning||(console.error("iconv-lite: a decoder was given a string. Pass a Buffer: some bytes may already have been lost when the string was made."),
e.skipDecodeWarning=!0),$r(e.getCodec("binary"),t))}function o(t,r){
return typeof t=="string"&&(r.enc||r===e._codecDataCache.utf16)?n(t,"utf8"):i(t)}function s(t){try{return e.getCodec(t),
!0}catch{return!1}}function c(t){let n=e._canonicalizeEncoding(t);return e._codecDataCache[n]??l(n,t)}function l(t,n){
e.encodings??=xo(e);let r={};for(let i=t;;){let t=e._codecDataCache[i];if(t)return t;let o=e.encodings[i]
;if(typeof o=="string")i=o;else if(typeof o=="object")Object.assign(r,o),r.encodingName??=i,
i=o.type;else if(typeof o=="function")r.encodingName??=i,e._codecDataCache[r.encodingName]=new o(r,e),
i=r.encodingName;else throw new Error(`Encoding not recognized: '${n}' (searched as: '${i}')`)}}function a(t,n){
return Wr(e.getCodec(t),n)}function u(t,n){let r=e.getCodec(t),i=Fr(r,n);if(!r[Mr])return i;let{write:s}=i
;return i.write=e=>s.call(i,o(e,r)),i}function d(t,n){let{IconvLiteEncoderStream:r}=g()
;return new r(e.getEncoder(t,n),n)}function f(t,n){let{IconvLiteDecoderStream:r}=g();return new r(e.getDecoder(t,n),n)}
function h(t){e.supportsStreams||Object.assign(e,jo(t),{supportsStreams:!0})}function g(){
if(!e.supportsStreams)throw new Error("There are no streams here: call enableStreamingAPI(require('stream')) first.")
;return e}}
var So=Co(),Eo=So,{_canonicalizeEncoding:Uo,_codecDataCache:_o,decode:Oo,decodeStream:Mo,defaultCharSingleByte:qo,defaultCharUnicode:Do,enableStreamingAPI:Io,encode:zo,encodeStream:$o,encodingExists:Po,encodings:Lo,fromEncoding:To,getCodec:Fo,getDecoder:Wo,getEncoder:No,IconvLiteDecoderStream:Ho,IconvLiteEncoderStream:Ko,skipDecodeWarning:Ro,supportsStreams:Go,toEncoding:Jo}=So
;module.exports=module.exports.default;
