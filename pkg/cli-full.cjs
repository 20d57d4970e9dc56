"use strict";var nn=Object.defineProperty;var us=Object.getOwnPropertyDescriptor;var ls=Object.getOwnPropertyNames;var hs=Object.prototype.hasOwnProperty;var ps=(t,e)=>{for(var n in e)nn(t,n,{get:e[n],enumerable:!0})},ms=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of ls(e))!hs.call(t,r)&&r!==n&&nn(t,r,{get:()=>e[r],enumerable:!(o=us(e,r))||o.enumerable});return t};var ws=t=>ms(nn({},"__esModule",{value:!0}),t);var gf={};ps(gf,{completionFor:()=>as,manual:()=>fs,runFully:()=>mf});module.exports=ws(gf);var Gt="encoding-wasm";function So(){throw new Error("encoding-wasm: call instantiate() first.")}var ce=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866
ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso885\
9-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_e\
u_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 vis\
ual
ISO-8859-8-I csiso88598i logical
ISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso8859-13 iso885913
ISO-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16
KOI8-R cskoi8r koi koi8 koi8_r
KOI8-U koi8-ru
macintosh csmacintosh mac x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620
windows-1250 cp1250 x-cp1250
windows-1251 cp1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 is\
o_8859-1:1987 l1 latin1 us-ascii x-cp1252
windows-1253 cp1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254
windows-1255 cp1255 x-cp1255
windows-1256 cp1256 x-cp1256
windows-1257 cp1257 x-cp1257
windows-1258 cp1258 x-cp1258
x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk
gb18030
Big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese x-euc-jp
ISO-2022-JP csiso2022jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr
UTF-16BE unicodefffe
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16
x-user-defined`;function M(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=gs();function gs(){let t=ce.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var xs=M(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),O=0,Ft=21,To=29,Io=32,xt=33,v=36,
R=37,B=38,ys=[[v,""],[35,"korean"],[32,"japanese"],[To,"chinese"],[1,"single-byte"],[O,""]],Ao=t=>t<v&&t!==xt,yt=t=>t>O&&
t<To,Es=t=>ys.find(([e])=>t>=e)[1];function H(t){let e=xs();return e.get(t)??e.get(Mo(Ss(t)))}function V(t,e){let n=H(t);
if(n===void 0){let o=on(t),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${e}: The encoding labe\
l provided ('${t}') is invalid.${r}`)}if(void 0){let o=Es(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${Gt}\
' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function on(t){let e=ae(
t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>ae(i)===n));return o<0||o===v?void 0:o}var ae=t=>Mo(
t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,
"l"),Fo=[{encoding:O,bytes:[239,187,191]},{encoding:R,bytes:[254,255]},{encoding:B,bytes:[255,254]}],fe=3;function Mt(t){
return Fo.find(e=>e.bytes.every((n,o)=>t[o]===n))}function de(t){return Fo.find(e=>e.encoding===t)?.bytes}function rt(t){return t===O||t===R||t===B}function Ss(t){let[e,n]=[
0,t.length];for(;e<n&&Oo(t[e]);)e+=1;for(;n>e&&Oo(t[n-1]);)n-=1;return t.slice(e,n)}var Oo=t=>`	
\f\r `.includes(t);function Mo(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var C=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function rn(t,e){try{return e()}catch(n){throw n instanceof C?n.toTypeError(t):n}}var ue=t=>`U+${t.toString(16).toUpperCase().
padStart(4,"0")}`,Bo=Symbol.for("encoding-wasm.UnmappableError"),q=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${ue(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&Bo in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,
...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,Bo,{value:!0,...n}),t})();var le=t=>globalThis.Buffer?.prototype?.[t],Et=le("ucs2Slice"),$o=le("ucs2Write"),No=le("utf8Slice"),he=le("latin1Slice"),
bs=t=>globalThis[t],Co=bs("TextDecoder"),Os=Co?.prototype?.decode;function Bt(t){let e=new Co(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Os}),n=>e.decode(n)}function at(t){try{return t()}catch{return}}var Yt=()=>"InternalError"in globalThis,$t=()=>"Bun"in globalThis,Vt=()=>"De\
no"in globalThis,Nt=()=>Number.parseInt(globalThis.process?.versions?.node,10),_o=()=>globalThis.process?.getBuiltinModule?.(
"node:buffer")?.isAscii;var pe=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Do=()=>Object.getPrototypeOf(Uint8Array.prototype),me=t=>pe(Do(),
t),sn=t=>pe(DataView.prototype,t),Lo=t=>Do()[t],Ts=me(Symbol.toStringTag),we=me("buffer"),cn=me("byteOffset"),Uo=me("byt\
eLength"),Is=Lo("set"),As=Lo("slice"),Fs=sn("buffer"),Ms=sn("byteOffset"),Bs=sn("byteLength"),Ro=pe(ArrayBuffer.prototype,
"byteLength"),$s=typeof SharedArrayBuffer=="function"?pe(SharedArrayBuffer.prototype,"byteLength"):void 0,l=t=>Uo.call(t),
x=(t,e,n=l(t))=>new Uint8Array(we.call(t),cn.call(t)+e,n-e);function Kt(t,e){let n=new Uint8Array(l(t)+l(e));return z(n,
t),z(n,e,l(t)),n}function ge(t,e){let n=cn.call(t),o=e+(-(n+e)&3),r=Math.max(0,l(t)-o)>>2,i=r>0?new Int32Array(we.call(t),
n+o,r):new Int32Array;return{start:o,words:i}}var ft=(t,e)=>x(t,0,Math.min(e,l(t))),z=(t,e,n)=>Is.call(t,e,n),J=(t,e,n)=>As.
call(t,e,n),Ns=64,Cs=24;function xe(t,e,n){if(n>Cs)return J(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+
r];return o}function Ct(t,e){if(e<=Ns)return!1;try{return Ro.call(we.call(t)),!1}catch{return!0}}function K(t,e){if(!ArrayBuffer.
isView(t)&&Po(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)\
'.`);return t}function X(t){return ArrayBuffer.isView(t)?_s(t):Po(t)===0?_:new Uint8Array(t)}var ko=t=>t instanceof Uint8Array?t:X(t);
function _s(t){try{return Ts.call(t)===void 0?new Uint8Array(Fs.call(t),Ms.call(t),Bs.call(t)):new Uint8Array(we.call(t),
cn.call(t),Uo.call(t))}catch{return _}}var _=new Uint8Array;function Po(t){for(let e of[Ro,$s])try{return e?.call(t)}catch{}}
function W(t,e,n){vo(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function ye(t,e,n){
return t===void 0?!1:(vo(t,n),!!t?.[e])}function vo(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(
`${e}: The provided value is not of type 'object'.`)}var G=t=>`${t}`;function an(t){return(e,n)=>{let o=e===void 0?t[0]:G(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Ds=65539;function jo(t,e,n){let o=Ee(a=>Us(a,n),t,e),r=Ee(Rs,t,e);if(o&&r){let a=Vt()?Number.POSITIVE_INFINITY:64;return{
...r,read:(f,d)=>(d<128?o:r).read(f,d),write:(f,d)=>(f.length<a?o:r).write(f,d),readBytes:o.readBytes}}let i=fn(t);if(o){
let a=Yt()?Ee(Wo,t,e):void 0;return a?{...o,read:(f,d)=>(d<4096?o:a).read(f,d)}:o}let s=r??Ee(Wo,t,e)??i,c=r?Z:15;return{
...s,read:(a,f)=>(f<=c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function Ee(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF an\
d longer than what is short";try{let r=t(e);return r.write(o,n),fn(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{
return}}var Ls="strings";function Us(t,e){let[n]=WebAssembly.Module.customSections(e,Ls),o=new WebAssembly.Module(n,{builtins:[
"js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:Ds}}function Rs(t){
let[e,n]=[Et,$o],o=new Uint8Array(t.buffer),r=()=>(o.length===0&&(o=new Uint8Array(t.buffer)),o);return{read:(s,c)=>e.call(
r(),s,s+2*c),write:(s,c)=>n.call(r(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:$t()||Vt()?void 0:i};function i(s){
let c=new Uint8Array(2*s),a=0;return{add(f,d){z(c,new Uint8Array(t.buffer,f,2*d),a),a+=2*d},toText:()=>e.call(c,0,a)}}}function Wo(t){
let e=Bt("utf-16le"),{write:n,most:o}=fn(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function fn(t){
let e=new Uint16Array(t.buffer),n=()=>(e.length===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[
o/2,o/2+r];if(r<=Z)return dn(i,s,r);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.
min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Se,h,ln,Ho,Go,it,D={input:0,units:0,output:0},I=-1,b=65536,qt=0,be={name:"",encoding:I},S={isBusy:!0,newCodec:Number.
NaN},zt=Number.NaN;function dt(t,e){be.name=t,be.encoding=e,S.newCodec=zt,S.isBusy&&Yo(),S.isBusy=!0}function Yo(){try{qo(),
Se??=Ko(So()),Ws(new WebAssembly.Instance(Se),Se)}catch(t){throw zo(t)}}function Vo(t){try{qo(),Se=vs(Ko(t))}catch(e){throw zo(
e)}Yo()}function Ko(t){return ks(t)?t:new WebAssembly.Module(t)}function ks(t){try{return WebAssembly.Module.customSections(t,Gt),
!0}catch{return!1}}var Ps="encoding-wasm";function vs(t){let[e]=WebAssembly.Module.customSections(t,Ps),n=`${Gt} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ws({exports:t},e){if(h=
t,h.block_length()!==b)throw new Error("The module has blocks of another length.");un=WebAssembly.RuntimeError,D.input=h.
input(),D.units=h.units(),D.output=h.output(),Zo(),it=jo(h.memory,D.units,e),qt=Math.min(h.units_length(),it.most),S.isBusy=
!1}function qo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which eve\
rything but labels and names needs. Turn it on, or use another host.")}function zo(t){let{message:e}=t,n=i=>new Error(`e\
ncoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(js(t))return new RangeError(`encoding-wasm\
: ${Jo} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy f\
orbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(
`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,
LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which need\
s SIMD: ${t}`):t}var Jo="no memory for WebAssembly; free some, and call again",js=t=>t instanceof RangeError&&/memory/i.
test(t.message);function _t(){return pn(),ln}function Xo(){return pn(),Ho}function hn(){return pn(),Go}function pn(){ln.
length===0&&Zo()}function Zo(){let{buffer:t}=h.memory;ln=new Uint8Array(t),Ho=new Uint8Array(t,D.input,b),Go=new Int32Array(
t,h.codec(),h.codec_length()>>2)}function mn(t,e){return dt(t,I),wn(e)}function wn(t){try{let e=t();return S.isBusy=!1,e}catch(e){
throw k(e)}}var un;function k(t){if(!un||!(t instanceof un))return t;let e=w[be.encoding]?.name,n=`${be.name}${e?` of ${e}`:
""} failed`;return Gs()?new RangeError(`encoding-wasm: ${n}: ${Jo}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Hs=32;function Gs(){
try{return h.memory.grow(Hs),!1}catch{return!0}}function j(){let t=hn();return nr(t,new Int32Array(t.length))}function er(){return h.held()!==0?j():(S.newCodec=Zt,null)}
var gn=t=>nr(t,hn());function nr(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Xt(t,e){or(t,e)||(dt("decod\
ing",t),e?gn(e):h.new_decoder(t),Zt=t===xt||t===v?zt:t)}var Zt=zt;function or(t,e){return e||S.newCodec!==t||S.isBusy?!1:
(S.newCodec=zt,S.isBusy=!0,!0)}function Oe(t,e){or(~t,e)||(dt("encoding",t),e?gn(e):h.new_encoder(t),Zt=~t)}function xn(t,e,n,o){
dt("transcoding",t),o?gn(o):h.new_transcoder(t,e,+n)}function rr(t,e){h.set_source_encoding(t,+e),S.isBusy=!1}function bt(t){
let e=l(t),n=h.alloc(e)>>>0;return z(_t(),t,n),[n,e]}var Ys=M(()=>Uint8Array.from(ce,t=>t.charCodeAt(0))),Qo,yn=t=>mn("s\
niffing",()=>(Qo!==h&&h.give_labels(...bt(Ys())),Qo=h,t())),En=(t,e,...n)=>yn(()=>h.sniff_html(...bt(t),e,...n)),ir=(t,e,n)=>yn(
()=>h.sniff_xml(...bt(t),e,n));function sr(t,e){let n=yn(()=>h.find_declared_label(...bt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var cr=(t,e)=>mn("sniffing",()=>h.default_for(...bt(t),e)),ar=()=>dt("detection",I);function fr(t,e){
try{h.feed_detector(...bt(t),+e)}catch(n){throw k(n)}}var dr=(t,e,n,o)=>wn(()=>{let r=a=>a?bt(a):[0,0],i=h.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))}),ur=-1,Dt=-2;function Sn(t,e,n,o,r){Jt(t,e),S.isBusy=!0;let i=h.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&
(S.newCodec=Zt),Fe(i)}var Vs=2;function lr(t,e){let n=l(t);Jt(t,n),S.isBusy=!0;let o=h.decode_block(n,0,Vs,+e);return S.
isBusy=!1,Fe(o)}var St={encoding:I,at:0,owner:void 0};function Te(t,e,n){if(St.encoding!==t||St.owner!==h||S.isBusy){try{
dt("decoding",t),St.owner=h,St.at=it.readBytes?h.byte_table(t):0,St.encoding=t}catch(r){throw k(r)}S.isBusy=!1}if(St.at===
0)return;if(n<=b)return Jt(e,n),tr(n);if(it.most>qt)return;let o="";for(let r=0;r<n;r+=b){let i=Math.min(b,n-r);Jt(x(e,r,
r+i),i),o=Lt(o,tr(i))}return o}function hr(t,e){let n=I,o,r;function i(s){try{return dt(t,s),n=s,r=h,o=e(s),S.isBusy=!1,
o}catch(c){throw k(c)}}return s=>s===n&&r===h&&!S.isBusy&&(!o||l(o)>0)?o:i(s)}var Ks=9984,bn=hr("encoding",t=>{let e=h.unit_table(
t)>>>0;if(e===0)return;let{buffer:n}=h.memory;return yt(t)?new Uint8Array(n,e,Ks):new Uint16Array(n,e,65536)}),Ie=hr("de\
coding",t=>{let e=yt(t),n=(e?h.byte_table(t):h.pair_table?.(t)??0)>>>0;return n>0?new Uint16Array(h.memory.buffer,n,e?256:
65536):void 0}),tr=t=>it.readBytes(D.input,t,St.at);function Lt(t,e){try{return t+e}catch(n){throw new RangeError("The t\
ext is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var pr=3,
mr=t=>t+b+pr<=qt,qs=1<<28,wr=t=>t>qt&&t<qs?it.collect?.(t+pr):void 0,gr=()=>D.units,xr=()=>_t()[D.units]|_t()[D.units+1]<<
8,yr=(t,e)=>it.read(D.units+2*t,e-t),Ae=(t,e,n)=>it.write(t.slice(e,n),D.units);function On(t,e,n,o){S.isBusy=!0;let r=h.
encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&A.finished()&&(S.newCodec=Zt),Fe(r)}var y={none:0,source:1,result:2};
function Er(t,e,n,o){let r=l(t);Jt(t,r),S.isBusy=!0;let i=h.transcode_block(r,+e,n,o);return S.isBusy=!1,Fe(i)}var zs=8;
function Jt(t,e){let n=Xo();if(e>zs)try{z(n,t)}catch{z(n,x(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Fe(t){if(t<
Dt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var Qt=t=>xe(_t(),
D.output,t),Tn=t=>_t().subarray(D.output,D.output+t),A={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.written(),
codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},ut={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var Fn=64,In=new Uint8Array(4*Fn);var Sr=256;function br(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];
if(!s&&i>0)return;o[r]=s}return o}function Or(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?
i:e[i];if(!s&&i>0)return;s>=256&&(In[o++]=s>>8),In[o++]=s}return xe(In,0,o)}var Z=18,Tr=new Uint8Array(new ArrayBuffer(2*Z)),Mn=new Uint16Array(Tr.buffer),Bn=M(()=>he?Ar()?0:8:Z),Q={length:0,bytes:[
0,0]};function $n(t,e,n){if(e>Z||t[0]<128&&e>Bn())return;let o=0;for(let r=0;r<e;){let i=t[r++],s=i;if(i>=128){if(i<194||
i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){An(i,0,1);break}let a=t[r++]^128;if(a>=64)return;
if(i<224)s=(i&31)<<6|a;else{if(s=(i&15)<<12|a<<6,s<2048||(s&63488)===55296)return;if(c){An(i,a^128,2);break}let f=t[r++]^
128;if(s|=f,f>=64||s===65279)return}}Mn[o++]=s}return Ir(o)}function Nn(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=t[s++],
a=c;if(c>=128){if(r??=Ie(o),!r)return;if(a=r[c],a===0){if(s<e)a=r[c|t[s++]<<8];else if(!n&&o!==Io){An(c,0,1);break}}if(a===
0||a===65533)return}Mn[i++]=a}return Ir(i)}function An(t,e,n){Q.length=n,Q.bytes[0]=t,Q.bytes[1]=e}function Ir(t){return t<
3||!Ar()?dn(Mn,0,t):Et.call(Tr,0,2*t)}var Ar=M(()=>$t()&&at(Js)===!0);function Js(){let t=new Uint8Array(Uint16Array.of(
97,65279,55357).buffer);return Et.call(t,0,6)==="a\uFEFF\uD83D"}function Fr(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;
return!0}function dn(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],
t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],
t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],
t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],
t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],
t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+
3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],
t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+
5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],
t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(
t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+
16],t[e+17])}}var _n=["fatal","html","replacement"],Xs=2*Fn,Zs=2048;function Qs(t,e){let{length:n}=t;if(n>Sr)return;if(yt(e))return br(
t,bn(e));if(n>Xs)return;let o=bn(e);return o&&Or(t,o)}var lt=class t{encoding;unmappable;#t;#e=null;#n=0;#o=_;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:_n.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>b)return;let n=Qs(e,this.encoding);
if(n)return n;try{Oe(this.encoding,null),Ae(e,0,e.length);let o=On(0,e.length,this.#r,!0);return o===Dt||!A.finished()?void 0:
(this.#n=0,Qt(o))}catch(o){throw k(o)}}#s(e,n){let o=new L;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new q(
r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=_,this.#e=null,
this.#n=0);let a=this.#t,f=this.#r,d=a?Zs:b,u=a&&this.encoding===xt?new Cn(c,o):void 0,p=u?m=>u.add(m):o;try{Oe(this.encoding,
s);for(let m=0;m===0||m<e.length;m+=d){let E=Math.min(m+d,e.length);Ae(e,m,E);let N=E===e.length;for(let gt=0,se=!1;!se;){
let Tt=On(gt,E-m,f,n&&N);p(Qt(Tt===Dt?A.written():Tt));let en=i+m+gt+A.start();if(gt+=A.read(),se=Tt!==Dt&&A.finished(),
Tt!==Dt)continue;let ot=A.codePoint();if(a){let It=j(),At=()=>this.locate(en),Ht=a(ot,At),ds=this.#c(It,Ht,p,ot,At);Oe(this.
encoding,ds),Ae(e,m,E)}else r(ot,en)}}}catch(m){throw k(m)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=j(),this.#n=
i+e.length}#c(e,n,o,r,i){if(n===null)throw new q(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,
"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new q(c,i(),this.name)}),s.#e}},Mr=27,Br=3,Cn=class{held;#t;constructor(e,n){
this.held=e,this.#t=n}add(e){let n=l(e);if(n===0)return;e[0]!==Mr&&this.#t(this.held);let o=e[n-Br]===Mr?n-Br:n;this.#t(
J(e,0,o)),this.held=J(e,o,n)}},L=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};
this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=l(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){
if(this.#t&&!this.#t.next)return this.#t.bytes;let e=tc(this.#n),n=0;return this.forEach(o=>{z(e,o,n),n+=l(o)}),e}};function tc(t){
try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with \
{ stream: true } or by a stream.`,{cause:e})}}function $r(t,e){let n=V(t,e);if(n===R||n===B){let{name:o}=w[n];throw new RangeError(
`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Nr(n,t,e)}function Nr(t,e,n){if(t===
v)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Cr=4096,Me=class{#t;#e;#n=new L;#o=!1;constructor(e){this.#t=e,this.#e=e===R||e===B?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<Cr*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.concatenate();
this.#n=new L;let n=Mt(e)?.bytes.length??0,o=this.#r(x(e,n,Math.min(l(e),n+Cr*this.#e)));if(!Dn(o))return[e];let r=[],i=0;
for(let s=0;;s++){let c=sr(o,s);if(!c)break;let{start:a,length:f}=c,d=String.fromCharCode(...x(o,a,a+f));H(d)!==this.#t&&
(r.push(x(e,i,n+a*this.#e),this.#i(w[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,x(e,i)]}#r(e){if(this.#e===1)return e;
let n=new Uint8Array(l(e)>>1),[o,r]=this.#t===R?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*i+r]:128;return n}#i(e){
let n=new Uint8Array(e.length*this.#e),o=this.#t===R?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+o]=e.charCodeAt(r);return n}};
function Dn(t){let e=0;for(;e<l(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Ut=t=>t==null?void 0:G(t);function $e(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function ec(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>V(G(n),e))}}var Ne={allowUTF8:t=>t===void 0||!!t,candidates:ec,locale:Ut,maxBytes:$e,tld:Ut},Ln=["text","ASCII",
"empty","binary","unknown"];function te(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=l(t),a=Math.
min(c,i);ar();for(let E=0;E<a;E+=b){let N=Math.min(E+b,a);fr(x(t,E,N),e&&N===c)}let f=dr(o,r&&Be(r),s&&Be(s),n),{0:d,1:u,
2:p}=f,m=E=>({encoding:w[f[3+2*E]].name,score:f[4+2*E]});return{kind:Ln[d],isASCII:Ln[d]==="ASCII"||Ln[d]==="empty",encoding:u<
0?void 0:u,score:p,candidates:Array.from({length:(f.length-3)/2},(E,N)=>m(N))}}function Be(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function Un(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=K(t,n),r=W(e,Ne,
n),i=te(X(o),!0,r);return{encoding:i.encoding===void 0?null:w[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates}}var nc=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ce=1024,oc=1<<
20,rc=65536,ic=[xt,v,R,B],Rt=(t,e)=>{let n=Ut(t);return n===void 0?I:V(n,e)},_r=(t,e)=>Math.min($e(t,e)??Ce,oc),Dr=t=>H(
Ut(t)??"")??I;function sc(t,e){if(t)return W(t===!0?void 0:t,Ne,e)}var cc={defaultEncoding:Rt,detect:sc,likelyEncoding:Rt,
locale:Ut,maxPrescanBytes:_r,parentEncoding:Rt,transportLayerEncodingLabel:Dr,userOverride:Rt};function ac(t,e){let n=W(
t,cc,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(fe,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,d=Math.min(l(s),r),u=En(s,d,c,i,a,f);return u===I?void 0:ee(u)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>Lr(s)??fc(o,n.defaultEncoding)}}function Lr(t){if(!(t?.encoding===void 0||
t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function fc(t,e){return ee(
cr(Be(t),e===I?Ft:e))}var dc={defaultEncoding:Rt,maxPrescanBytes:_r,transportLayerEncodingLabel:Dr};function uc(t,e){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=W(t,dc,e),i=s=>{let c=Math.min(l(s),o),a=ee(ir(s,c,r));
return a.source==="default"&&n!==I?{...a,encoding:n}:a};return{prescanned:Math.max(fe,o),declared:i,decide:()=>i(_)}}function lc(t,e){
let n={...Ne,defaultEncoding:Rt},{defaultEncoding:o,...r}=W(t,n,e);return{prescanned:fe,declared(i){let s=Mt(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===I?i?.encoding??Ft:o;return Lr(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var hc={detect:lc,html:ac,xml:uc},Rn=["detect","ht\
ml","xml"],pc={prefixBytes:$e,sniff:an(Rn)};function Ot(t,e){let{prefixBytes:n,sniff:o}=W(t,pc,e),r=hc[o](t,e),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??rc,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!ic.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>mc(r,c),takesWhole:n===
void 0}}function mc({prescanned:t,declared:e,options:n,decide:o},r){return e(ft(r,t))??o(n&&te(r,!0,n))}function Ur(t){let e=ft(
t,Ce),n=En(e,l(e),I,I,I,I);return n===I||ee(n).source==="BOM"?void 0:ee(n)}function ee(t){let e=t&65536?"certain":"tenta\
tive";return{encoding:t&255,confidence:e,source:nc[t>>8&255],score:null}}var kn=4096,wc=27,gc=65533,_e=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new lt(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==gc&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=l(e);for(let i=0;i===0||i<r;i+=kn){let s=r-i<=kn;this.#s(
x(e,i,s?r:i+kn),s?n:y.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=yc(r,e),s[d-i]);let c=new L,
a;try{this.#t.transcode(e,n===y.result?y.source:n,d=>c.add(d))}catch(d){a=d}let f=xc(c.concatenate());try{this.#e.encodeOrFail(
f,n===y.result,o),this.#n=n===y.result?0:i+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let e={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function xc(t){
let e=new Uint16Array(l(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}
function yc(t,e){let n=l(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Ec(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(
x(e,c,c+1),y.none,d=>{a+=l(d)/2})}catch(d){if(d instanceof C)break;throw d}let f=a===0&&c-(s-t.position)===2&&e[c-2]===wc;
for(let d=0;d<a;d++)r[i++]=d===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function Ec(t){try{t.copy(!0).
transcode(_,y.source,()=>{})}catch(e){if(e instanceof C)return e.offset;throw e}return t.position}var vn=-1,Pn=27,Wr="(B",jr="(J",Hr=[Wr,jr,"(I","$@","$B"],Sc=4,Rr=16,De=class{#t=!0;#e=!0;read(e,n){let o=l(e),r=this.#t?
bc(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=Ac(e,i)),i!==o);){let a=e[i];if(a===Pn&&this.#e){let f=vr(e,i);if(s=Hr.includes(
f),!s&&!n&&Mc(f))break;this.#e=s}else s=a>=128||i<r&&Fc(a);s||(i+=1)}let c=s?i:vn;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=l(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==Pn)continue;if(r>n&&o-r<=
Sc)return r;let i=vr(e,r);this.#e&&=i===Wr||i===jr}return o}};function bc(t){let[e,n]=[!0,!0];for(let o=0;o<Rr;o+=2){if(o+
1>=l(t))return 1/0;if(e&&=Pr(t[o]),n&&=Pr(t[o+1]),!e&&!n)return o+2}return Rr}var Oc=16843009,Tc=454761243,Ic=2155905152;
function Ac(t,e){let n=l(t),{start:o,words:r}=ge(t,e),i=kr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^Tc;if(((r[s]|c-Oc&~c)&Ic)!==0)break}return kr(t,o+4*s,n)}function kr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==
Pn;)o+=1;return o}var Pr=t=>t===48||t>=78,Fc=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function vr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,l(t));o++)n+=String.fromCharCode(
t[o]);return n}var Mc=t=>t.length<2&&Hr.some(e=>e.startsWith(t));var Bc=2048,$c=64,ht=class{decision=null;sample=_;detected;#t;#e=!0;#n=!1;#o=new De;#r=new L;#i;#s=0;#c=_;#a=_;constructor(e){
this.#t=e,this.#i=e.prescanned}add(e,n){let o=new L;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,
e);if(this.#e=!1,this.#r.length+l(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();
this.#r=new L;let i=ft(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#f(
r,n,o)}#f(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=l(s);if(a===vn)return n?this.#u(i(this.#l(s,!0)),
o,s):this.#d(s,f+1,o);let d=Yr(s,a-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(f<u&&!n)return this.#d(
s,u,o);let p=ft(s,Math.max(0,u)),m=this.#l(p,f<u);if(!r.passesASCII||!Nc(m,p)||u<=d)return this.#u(i(m),o,s);s=this.#h(s,
this.#o.skip(p,a-c),o)}}#l(e,n){this.sample=Kt(Kt(this.#c,this.#a),e);let o=this.#t.detection.options;return this.detected=
te(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let r=l(e);return r>0&&this.#r.add(J(e,0,r)),this.#i=n,
{passed:o,rest:null}}#h(e,n,o){let r=ft(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,Bc-l(this.#c));return i>0&&(this.#c=
Kt(this.#c,ft(r,i))),this.#a=Gr(Kt(this.#a,Gr(x(r,i)))),x(e,n)}#u(e,n,o){return this.decision=e,{passed:n,rest:o}}},Gr=t=>x(
t,Math.max(0,l(t)-$c));function Yr(t,e,n){let o=Math.min(l(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Nc(t,e){
return t.isASCII||t.encoding===void 0&&!(e[Yr(e,0,1/0)]>=128)}var Vr=`4h	!
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
n	?`;var Cc=M(()=>{let t=0;return new Map(Vr.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),_c=3,Kr=t=>/[\u0300-\u0336\u0339-\u036F]/.
test(t);function Le(t){let e=new lt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof q)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=qr(String.fromCodePoint(r),n,_c),o.set(r,i)),i}}function qr(t,e,n){
if(Kr(t))return"";if(n===0)return null;let o=Dc(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>e(c)?c:qr(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Dc(t){let e=[...Cc().get(t)??[],...Lc(
t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Lc(t){let e=t.normalize("NFD"),
[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,a=o.filter((p,m)=>c(m)),f=o.filter((p,m)=>!c(
m)),d=[n,...a].join("").normalize("NFC"),u=d+f.join("");u.normalize("NFD")===e&&r.push(u),f.every(Kr)&&i.push(d)}return[
...r,...i]}var zr=["fatal","html","replacement","ignore","translit"];function Jr(t,e,n){return typeof t=="function"?(o,r)=>Uc(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Le(e):void 0}function Uc(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=X(K(t,e));return J(n,0,l(n))}function pt(t,e,n,o){return typeof t=="number"?Xr(t,e,n,o):new Wn(t,Xr(O,e,n,o))}function Xr(t,e,n,o){let r=Jr(n.unmappable,
e,o);return r&&!rt(e)?new _e(Rc(t,n),e,n.unmappable,r):new Ue(t,e,n)}function Rc(t,e){return new Ue(t,B,{...e,bom:!1,unmappable:"\
fatal"})}var Zr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ue=class t{from;to;#t=null;#e=0;#n;#o={
...Zr};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(xn(e,this.to,this.#n.ignoreBOM,this.#t),rr(e,n),this.#t=j())}get position(){
return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Qt}=this.#n;
s&&!this.#t&&o(Uint8Array.from(de(this.to)??[]));let f=Math.max(0,_n.indexOf(c)),d=l(e);try{xn(this.from,this.to,i,this.#t);
for(let u=0;;){let p=d-u<=b,m=p&&u===0?e:x(e,u,p?d:u+b),E=Er(m,r,f,p?n:y.none);this.#r(this.#e+u);let N=E<0?A.written():
E;if(N>0&&o(a(N)),E<0&&this.#i(E,u),u+=A.read(),p&&A.finished())break}}catch(u){throw k(u)}this.#t=j(),this.#e=n===y.none?
this.#e+d:0}takeLosses(){let e=this.#o;return this.#o={...Zr},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
ut.firstMalformed()),n.malformed+=ut.malformed(),n.unmappable===0&&(n.firstUnmappable=e+ut.firstUnmappable(),n.codePoint=
ut.codePoint()),n.unmappable+=ut.unmappable()}#i(e,n){let o=this.#e+n+A.start();throw this.#t=j(),this.#e=0,e===ur?new C(
w[this.from].name,o,A.length()):new q(A.codePoint(),o,w[this.to].name)}},Wn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){
this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(e,n,o):this.#s(r,e,n,o),n===y.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(O,!1),new ht(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==y.none);i.forEach(c=>{this.#r.
transcode(c,y.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var Ti=require("node:buffer"),Y=require("node:fs"),P=require("node:path");var ti=512,kc=t=>t>32&&t<=96&&Pc(),Pc=M(Yt),vc=64;function ei(t,e,n){if(n>vc||n<=Bn()||(e[0]|e[n>>1]|e[n-1])>=128||!Fr(e,
n))return;let o=oi();return o?o.call(e,0,n):Te(t,e,n)}var jn=[];function ni(t,e,n){if(n<ti){let o=kc(n)?Hn(t,e,n):void 0;
return o!==void 0?o:Te(t,e,n)??Qr(t,e,n)??Hn(t,e,n)}return Qr(t,e,n)??(Hc(t)?Hn(t,e,n):void 0)??Te(t,e,n)}function Qr(t,e,n){
let o=oi();if(!(!o||t!==Ft||!jc(e,n)||Ct(e,n)))try{return o.call(e,0,n)}catch{return}}function Hn(t,e,n){if(!Ct(e,n))return jn[t]===
void 0&&(jn[t]=at(()=>Gc(t))??null),jn[t]?.(e)}var oi=M(()=>at(Wc));function Wc(){let t=he,e=Uint8Array.from({length:256},
(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function jc(t,e){if(e<ti)return Gn(t,0,e);let{start:n,
words:o}=ge(t,0),r=n+4*o.length;if(!Gn(t,0,n)||!Gn(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&
~(s<<2)&2155905152)!==0)return!1}return!0}function Gn(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Hc=t=>Yt()||
t===Ft&&($t()||!(Nt()>0));function Gc(t){let e=Ie(t),n=Bt(w[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),
r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Yc=24,ri=M(()=>at(Kc)),Vc=M(()=>at(Jc));function ii(t,e,n){if(!(t!==O&&t!==B)&&!(n<Yc||Ct(e,n)))return t===O?ri():Vc()}var si=256;function ci(t,e,n){if(e>si||t[0]===
239||Ct(t,e))return;let o=ri();if(!o||t[e-1]>=128&&o.completeLength(t,e)<e)return;let r=o.decodeFew(t,e);return n&&r?.includes(
"\uFFFD")?void 0:r}function Kc(){let t=Nt()<22?_o():()=>!0;if(!t)return;let e=Bt("utf-8"),n=qc(e),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);
return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},decodeFew:n,
completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:
s}return s}}}function qc(t){let e=Nt();if(e<22)return(r,i)=>i<=64||zc(r,i)?t(r):void 0;let n=Vt()?64:e>0?si:0,o=No;return o&&
n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function zc(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function Jc(){let t=Nt()<
22?512:Number.POSITIVE_INFINITY,e=r=>Et.call(r,0,l(r)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from(
{length:n.length},(r,i)=>n.charCodeAt(i)).buffer);if(!(e(o)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],
decode(r,i,s){if(!(i%2===1||i>t))try{let c=e(r);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{return}},completeLength(r,i){
let s=i-i%2;return(r[s-1]&252)===216?s-2:s}}}var Xc=65279,Zc=256,Qc=8,ne=new Uint8Array(Z),U=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=l(e);if(!this.#t){let d=this.#n>0,u=d?this.#c(e,r,n):this.#s(e,r,n);if(u!==void 0)
return n||this.#a(r),u;d&&this.#f()}let i=this.#t,s=this.#o,c=this.#r,a="";try{a=this.#l(e,r,n)??this.#d(e,r,n)}catch(d){
throw this.#t=i,this.#o=s,this.#r=c,k(d)}let f=this.#i;if(f)throw this.#i=null,this.#o=s,this.#r=c+r,o===void 0?f:f.toTypeError(
o);return a}#s(e,n,o){let{encoding:r}=this;if(Q.length=0,n===0)return"";if(r===O)return $n(e,n,o)??ci(e,n,this.fatal);if(!Ao(
r))return;let i=yt(r),s=ei(r,e,n)??(n<=(i?Qc:Z)?Nn(e,n,o,r):void 0)??(i?ni(r,e,n):void 0);return s!==void 0&&this.fatal&&
s.includes("\uFFFD")?void 0:s}#c(e,n,o){let r=this.#n,i=r+n;if(!(n===0||i>Z)){Q.length=0,ne[0]=this.#e[0],ne[1]=this.#e[1];
for(let s=0;s<n;s++)ne[r+s]=e[s];return this.encoding===O?$n(ne,i,o):Nn(ne,i,o,this.encoding)}}#a(e){this.#r+=e,this.#o||=
e>0,this.#n=Q.length,Q.length>0&&(this.#e=[Q.bytes[0],Q.bytes[1]])}#f(){let e=Uint8Array.from(this.#e);try{Xt(this.encoding,
null),Sn(e,this.#n,0,this.fatal,!1),this.#t=j(),this.#n=0}catch(n){throw k(n)}}#l(e,n,o){let r=ii(this.encoding,e,n);if(!r)
return;let i=0,s="",c=r.completeLength(e,n);if(n<Zc&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==O)return;for(;i<
3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#d(x(e,0,i),i,!0),this.#i)return s}!this.#o&&!this.ignoreBOM&&e[i]===
r.bom[0]&&r.bom.every((d,u)=>e[i+u]===d)&&(i+=r.bom.length,this.#r+=r.bom.length),this.#o||=c>0;let a=i===0&&c===n?e:x(e,
i,c),f=r.decode(a,c-i,this.fatal);if(f===void 0){if(s=Lt(s,this.#d(a,c-i,!0)),this.#i)return s}else s=Lt(s,f),this.#r+=c-
i;return c<n?Lt(s,this.#d(x(e,c),n-c,o)):s}#d(e,n,o){Xt(this.encoding,this.#t);let r="",i=wr(n),s=this.#o||this.ignoreBOM||
!rt(this.encoding),c=0;for(let a=0;;a+=b){let f=n-a<=b,d=Math.min(b,n-a),u=a===0&&f?e:x(e,a,a+d),p=Sn(u,d,c,this.fatal,o&&
f);if(p<0)return this.#t=j(),this.#i=new C(this.name,this.#r+a+A.start(),A.length()),r;if(c+=p,c>0&&(f||!mr(c))){let m=!s&&
xr()===Xc?1:0;i?i.add(gr()+2*m,c-m):r=Lt(r,yr(m,c)),s=!0,c=0}if(f)break}return this.#o=s,this.#t=o?null:er(),this.#r+=n,
i?i.toText():r}};function ai(t,e){let n=V(t,e);if(n===v)throw new RangeError(`${e}: The encoding label provided ('${t}')\
 stands for the encoding 'replacement', which decodes nothing.`);return n}var kt={failure:1,usage:2};var Yn=require("node:buffer");var di=56320;function Vn(t){if((0,Yn.isUtf8)(t))return fi(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,Yn.isUtf8)(r));e+=o?fi(o):String.fromCharCode(di+t[n]),n+=o?.length??1}return e}var fi=t=>Buffer.from(t.buffer,
t.byteOffset,t.length).toString();function T(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(
e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-di)))}function F(t){return t===""?"''":t==="-"?"standard i\
nput":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var $=require("node:fs");var li=require("node:util");var hi={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},oe={
...hi,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},re={...hi,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function st(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,li.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function tt(t,e){
return ie(t,e instanceof Error?e.message:String(e)),kt.failure}function ie(t,e){Pt(`encoding-wasm: ${t}: ${e}
`)}var ui=!1;function Pt(t){ui||process.stderr.on("error",()=>{}),ui=!0,process.stderr.write(t)}var et=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var Re=1<<18,pi,Kn=0;async function qn(t,e){let n=async i=>{try{return await i()}catch(s){throw st(s,oe)}},{next:o,close:r}=await n(
()=>t==="-"?ta(e):ea(T(t),e));return{next:()=>n(o),close:r}}async function*ke(t){let e=await qn(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function ta(t){let e=yi((0,$.fstatSync)(Kn,{bigint:!0}),t);return e.
isFile()?wi(Kn,e,()=>{}):na()}function ea(t,e){let n=yi((0,$.statSync)(t,{bigint:!0}),e);if(!n.isFile())return oa(t);let o=(0,$.openSync)(
t,"r");return wi(o,n,()=>(0,$.closeSync)(o))}function wi(t,{size:e},n){pi??=new Uint8Array(Re);let o=pi,r=0;return{async next(){
let i=(0,$.readSync)(t,o,0,Re,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,$.fstatSync)(t,{bigint:!0}).size<e)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function na(){let t=gi(
Kn,()=>{}),e=process.platform==="win32"?mi():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!==
"EAGAIN")throw n;e=mi()}return e.next()},close:()=>e?.close()}}function mi(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function oa(t){let e=await xi(
n=>(0,$.open)(t,n));return gi(e,()=>(0,$.closeSync)(e))}function gi(t,e){let n=new Uint8Array(Re);return{next:async()=>{
let r=await xi(i=>(0,$.read)(t,n,0,Re,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var xi=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function yi(t,e){if(t.isDirectory())throw new Error(oe.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var g=require("node:fs"),nt=require("node:path");var bi=1;function Jn(t){if(t===void 0)return ra();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,g.lstatSync)(
T(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,g.statSync)(T(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(nt.sep))throw new Error(re.EISDIR);return o&&!o.isFile()?Xn((0,g.createWriteStream)(T(t)),!0):(o&&(0,g.accessSync)(
T(t),g.constants.W_OK),ca(n?zn(t):t,o))}var Ei;function ra(){return Ei??=ia(),Ei}function ia(){let t=(0,g.fstatSync)(bi,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?Xn(process.stdout,!1):sa(e)}function sa(t){let e,
n=()=>{e??=Xn(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,g.writeSync)(bi,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function Xn(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function zn(t){if(!(0,g.lstatSync)(T(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=Vn((0,g.readlinkSync)(
T(t),"buffer"));return(0,nt.isAbsolute)(e)?zn(e):zn(`${Vn(g.realpathSync.native(T((0,nt.dirname)(t)),"buffer"))}${nt.sep}${e}`)}
var Si=0;function ca(t,e){Si+=1;let n=[process.pid,Si,Math.random().toString(36).slice(2)].join("-"),o=T((0,nt.join)((0,nt.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,g.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,g.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,g.writeSync)(r,a))},wait(){},finish(){s(),e&&(aa(o,e),(0,g.chmodSync)(o,e.mode)),
(0,g.renameSync)(o,T(t))},discard(){try{s()}finally{(0,g.rmSync)(o,{force:!0})}}}}function aa(t,{uid:e,gid:n}){try{(0,g.chownSync)(
t,e,n)}catch{}}async function Pe(t){try{let e=Jn();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Zn(
void 0,e)}}function Zn(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":F(t);return tt(`cannot write ${o}`,st(e,re))}async function Ii(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,d)=>{c=await Pe(`${F(f)}: ${d}
`)||c};for(let f of t.files)try{e.skipUTF8&&await ha(f)?(s+=1,e.dryRun&&await a(f,"would be left alone: it is UTF-8")):await fa(
f,t,e,r,{run:n,say:a})?i+=1:o.push(f)}catch(d){tt(F(f),d),o.push(f)}if(!t.quiet){let f=e.dryRun?"would be converted":"co\
nverted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(F).join(", ")}`:"";Pt(`encoding-wasm: ${et(
i,"file")} ${f}${d}${u}
`)}return o.length>0?kt.failure:c}async function fa(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
t:(0,P.join)(o,la(t));if(o!==void 0){let d=(0,P.resolve)(a);if(d===(0,P.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${F(a)} is the place of another file; con\
vert it by itself`);i.add(d)}let f=w[e.to].name;if(r){let d="";if(await s({files:[t],output:a,isDry:!0,onDecision:E=>{d=
w[E].name}})!==0)return!1;let p=a===t?"":`, to ${F(a)}`,m=n?`, and kept as ${F(t+n)}`:"";return await c(t,`would be conv\
erted from ${d} to ${f}${p}${m}`),!0}try{return o!==void 0&&ua((0,P.dirname)(a)),n?await da(t,n,()=>s({files:[t],output:a})):
await s({files:[t],output:a})===0}catch(d){throw st(d,re)}}async function da(t,e,n){let o=T(`${t}${e}.tmp`);try{(0,Y.accessSync)(
T(t),Y.constants.R_OK)}catch(i){throw st(i,oe)}(0,Y.copyFileSync)(T(t),o);let r=await n()===0;return r?(0,Y.renameSync)(
o,T(`${t}${e}`)):(0,Y.rmSync)(o,{force:!0}),r}var Oi=new Set;function ua(t){Oi.has(t)||(0,Y.mkdirSync)(T(t),{recursive:!0}),
Oi.add(t)}function la(t){let e=(0,P.isAbsolute)(t)?(0,P.basename)(t):(0,P.relative)(".",t);return e.startsWith("..")?(0,P.basename)(
t):e}async function ha(t){let e=new U(O,!0,!0),n=!0,o=!1;try{for await(let r of ke(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,Ti.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof C)return!1;
throw r}}var pa=.9,ve=class{#t;#e=new L;constructor(e=Ot({},"Examination")){this.#t=new ht(e)}add(e,n){let o=Math.min(l(e),Ce-this.#e.
length);o>0&&this.#e.add(J(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Dn(e)?Ur(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Fi(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Fi(n.encoding,o)||n.score>=pa)&&Ai(e.encoding,
o)!==Ai(n.encoding,o)?i:void 0}},Ai=(t,e)=>new U(t,!1,!0).decode(e,!1);function Fi(t,e){let n=0,o=null;for(let r=0;r<l(e);r+=
b){let i=x(e,r,Math.min(r+b,l(e)));Xt(t,o),lr(i,!1),n+=ut.malformed(),o=j()}return n}var ma=1<<20;async function Mi({files:t,sniffing:e,json:n,quiet:o}){let r=Ot(e,"--detect"),i=Ot({...e,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of t)try{let f=new ve(i),d=e.sniff==="detect"?f:new ht(r),{encoding:u,...p}=await wa(a,d,f),
m=f.doubt&&ga(f.doubt),E=f.detected?.kind??(p.source==="default"?"empty":"text");c.push({file:a,encoding:w[u].name,...p,
kind:E,doubt:m??null}),m&&!o&&ie(F(a),xa(m))}catch(f){s=tt(F(a),f)}return await Pe(n?`${JSON.stringify(c,null,2)}
`:ya(c))||s}async function wa(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of ke(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>ma))break;return r(new Uint8Array,!0),e.decision}function ga({declared:t,
detected:e,...n}){let o=e===void 0?null:w[e].name;return{declared:w[t].name,detected:o,...n}}function xa({declared:t,detected:e,
score:n,malformed:o}){let r=`has ${et(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it \
declares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function ya(t){
let e=t.map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,F(
o)]),n=[0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}\

`).join("")}var We=class{#t;#e;#n=0;#o=0;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=pt(e,B,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=pt(B,n,{...s,ignoreBOM:rt(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(e,n,o){let r=[];this.#t.transcode(e,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?Ea(c):c,y.none,o);n===y.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let e={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,e}};function Ea(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var Bi=require("node:fs"),$i=require("node:path");function Ni(){let t=(0,$i.join)(__dirname,"encoding.wasm");try{return Vo((0,Bi.readFileSync)(t)),!0}catch(e){let{message:n}=st(
e,{});return tt(`its part ${F(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}function Ci(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function _i(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
t,n.prototype)}function je(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=K(t,o),i=V(G(e),o),{fatal:s,ignoreBOM:c}=W(n,{fatal:Boolean,
ignoreBOM:Boolean},o),a=X(r),f=Mt(a),d=f&&!c?f.bytes.length:0,u=new U(f?.encoding??i,s,!0,d);return rn(o,()=>u.decode(x(
a,d),!0))}function Qn(t){return Sa(O,X(K(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Sa(t,e){return new U(t,!1,!0).decode(e,!0)}var no=1,Di=2,Ge=3,oo=4,mt=10,Ye=1e3,Li=1010;function ba(t,e){if(/[\t\n\f\r]/.test(t))return no;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(t))return oo;if(!/[\p{L}\p{M}]/u.test(t))return e<128?no:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(t)?Di:Ge;if(e<12288){let n=e<880?1:e>>8;return mt*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?Li:
Ye}var Oa=65280,Ta=/[бгжзйф-я]/i,to;function He(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(je(Uint8Array.from(r),t))}var eo;function ro(t){eo??=new Uint16Array(65536),to??=[He("shift_j\
is",136,151,64),He("gbk",176,215),He("big5",164,198,64),He("euc-kr",176,200)];let e=to.map(()=>0),n=0,o=no;for(let r of t){
let i=Number(r.codePointAt(0)),s=eo[i]||ba(r,i);eo[i]=s;let c=o>=mt;if(s===oo)n+=22;else if(s===Ge)n+=c?15:o===Ge?7:11;else if(s===
Di)n+=c?9:7;else if(s>=Ye){for(let[a,f]of to.entries())s===Li?e[a]+=a>0?13:i>Oa?9:5:e[a]+=f.has(r)?9:14;c&&o<Ye&&(n+=9)}else if(s>=
mt){let a=r<"\x80";a||(n+=s<2*mt?6:Ta.test(r)?7:4),c&&o!==s?o>=Ye?n+=6:Math.trunc(o/mt)!==Math.trunc(s/mt)?n+=12:s%mt===
1&&(n+=a?3:11):c&&!a&&(n+=s%mt),(o===Ge||o===oo)&&(n+=4)}o=s}return n+Math.min(...e)}var io="Failed to execute 'decode' on 'TextDecoder'",so=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Ia(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&_i(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=_,n=void 0){let o=this.#t,r=K(e,io),i=ye(n,"strea\
m",io);return this.#e||o.reset(),this.#e=i,o.decode(ko(r),!i,io)}},Ui=Ci(so,"TextDecoder");function Ia(t,e,n){let o=G(t),
r=ye(e,"fatal",n),i=ye(e,"ignoreBOM",n);return new U(ai(o,n),r,i)}var ji="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Aa=.25,Hi=/^[GSBE]/,Gi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Fa=/^w|G|S|B.+5|KR/,vt="UTF-8",Ma=-2,Ba=1,$a=1e3,Na=40,Ca=.003,Ri=30,ki=10,_a=25,Da=7,La=10,Ua=15,Ra=3,ka=4,Pi=5;function Yi(t,e=void 0){
let n=G(t),{maxSteps:o}=W(e,{maxSteps:(c=2)=>Math.min(Number(c),Ra)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-Na),s=n.slice(i,i+$a);return Pa(s,o).map(({steps:c,gain:a})=>({text:Wi(n,c)??n.replace(
/[^\r\n]+/g,f=>Wi(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function Pa(t,e){
let n=vi(t);if(n>_a)return[];let o=ro(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(
f=>va(f,o)).sort(co);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,Pi)}r.delete(t);let s=[...r.
values()].sort(co).slice(0,Pi);for(let a of s)a.gain+=.6*vi(a.text);s.sort(co);let c=Da+Math.min(La,40/t.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-Ua))}var co=(t,e)=>e.gain-t.gain;function va({text:t,steps:e,bits:n},o){let r=[];
for(let[i,s]of ji.entries()){let c=Hi.test(s)&&!Gi.test(t)?void 0:ao(t,s);if(!c)continue;let f=t.includes(Wt)||Vi(c)?.includes(
Wt)?Ha:Un(c).candidates;for(let{encoding:d,score:u}of f){if(u<Ca)break;if(e.length>0&&d!==vt&&e[0].really!==vt)continue;
let p=fo(c,d,!0);if(p===void 0||p===t)continue;let m=n+2.4*Math.log2(u)-i*Aa-(d===vt?Ma:Ba)-(e.length>0?ka:0),E=o-ro(p)+
m;r.push({text:p,steps:[...e,{really:d,readAs:s}],bits:m,gain:E})}}return r}function vi(t){if(t.includes(Wt))return 0;let e=Gi.
test(t),n=-1/0;for(let o of ji){let i=Fa.test(o)&&Hi.test(o)===e?ao(t,o):void 0;if(!i)continue;let[s,c]=[2**-Ri,2**-Ri];
for(let{encoding:a,score:f}of Un(i).candidates)a===o||fo(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:e?Math.max(-ki,Math.min(n,ki)):n}function Wi(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=ao(n,r),s=i&&fo(i,
o);if(s===void 0)return;n=s}return n}var Wa=127,Wt="\uFFFD",ja=4,Ha=[{encoding:vt,score:.9}];function ao(t,e){let n=t.replaceAll(
Wt,"\x7F").replace(/[\x80-\x9F]/g,o=>je(Uint8Array.of(o.charCodeAt(0)),e));try{return new lt($r(e,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function fo(t,e,n=!1){if(t.includes(Wa))return e===vt?Ga(t):void 0;try{return new Ui(e,{
fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===vt?Vi(t):void 0}}function Vi(t){let e=Qn(t),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return ja*n<=o?e:void 0}function Ga(t){let e=Qn(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Wt)&&n.length<=o.length+1?e.replaceAll("\x7F",
Wt):void 0}var Ve=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=pt(e,O,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=pt(O,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===y.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new U(O,!1,!0).decode(r,!0),[s]=Yi(i);n===y.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===y.result?n:y.none,o)}takeLosses(){let{malformed:e,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:e,firstMalformed:n}}};var Ki=13,Ke=10,qe=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===R||n===B?2:1,this.#n=n===R?0:1,this.#t=
(e==="lf"?[Ke]:[Ki,Ke]).flatMap(o=>this.#e===1?[o]:n===R?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Ki;if(a||c===Ke&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
Ke)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var zi=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var uo=new Set,lo=!1,qi=Date.now();function ho(t){if(uo.add(t),!lo)for(let e of zi)process.on(e,Ji);return lo=!0,()=>uo.
delete(t)}function Ji(t){for(let e of uo)e();for(let e of zi)process.off(e,Ji);process.kill(process.pid,t)}function Xi(){
if(!(!lo||Date.now()-qi<50))return new Promise(t=>{setImmediate(()=>{qi=Date.now(),t()})})}function Qi(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${et(s,"invalid byte sequence")} ${po(s)} left out, ${mo(s)}at offset ${c}`),t.unmappable>0&&i.push(
`${Zi(t.unmappable,n)} ${po(t.unmappable)} left out`),i;if(s>0){let u=et(s,"invalid byte sequence"),p=`${mo(s)}at offset\
 ${c}`;i.push(`${u} became ${Va(n,o)}, ${p}; the file is damaged, or not in ${w[e].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${po(t.unmappable)} left out`:Ya[typeof o=="function"?"function":o];if(t.unmappable>
0&&d){let u=`${mo(t.unmappable)}${wo(f)} at offset ${a}`;i.push(`${Zi(t.unmappable,n)} ${d}, ${u}; use --unmappable html\
, or --to utf-8`)}return i}var Ya={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},po=t=>t===1?"was":"were",mo=t=>t===1?"":"the first ",Zi=(t,e)=>`${et(t,"character")} that ${w[e].name} can't \
represent`;function wo(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${ue(t)})`:ue(t)}
function Va(t,e){return de(t)||t===H("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var ns=require("node:fs");var go=1e6,Ka=20*go,qa=2*go,za=100,ts=40,Ja="\x1B[?25l",Xa="\x1B[?25h",es="\r\x1B[K";function os(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(d){let u=Date.now();if(i&&u-c<za)return;c=u,s||n(),s=!0;let p=ef(r,d,(u-a)/1e3);Pt(`${i?"":Ja}${es}${p.
slice(0,process.stderr.columns)}`),i=!0}return{add(d){r+=d,!(r<qa)&&(o??={total:Qa(t),canShow:Za(e)},o.canShow&&(o.total??
r)>=Ka&&f(o.total))},stop(){i&&Pt(`${es}${Xa}`),i=!1}}}var Za=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function Qa(t){let e=0;for(let n of t){let o=n==="-"?void 0:tf(n);if(!o?.isFile())return;e+=o.size}return e}
function tf(t){try{return(0,ns.statSync)(T(t))}catch{return}}function ef(t,e,n){let o=`${ze(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${ze(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*ts)).padEnd(ts,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${ze(t)} of ${ze(e)} MB | ${o} | ${c}${s%
60} s left`}var ze=t=>(t/go).toFixed(1);var rs=10,Je=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new U(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(e){let n=0;for(let o=e.indexOf(rs);o>=0;o=e.indexOf(rs,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(e.slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=
1;this.#e=[]}};var wt=class extends Error{};async function Eo(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=os(
t.files,n,()=>{o?.keepListening?.(),n&&(r=ho(i))}),c=0;try{n||(r=ho(i)),o=t.isDry?nf:Jn(t.output);let a=new xo(t,e,o,s);
for(let f of t.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
Zn(t.output,a instanceof wt?a.cause:a)||c}return r(),c}var nf={write(){},wait(){},finish(){},discard(){}},xo=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new yo(e,n,i=>{try{o.write(i)}catch(s){throw new wt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof wt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),tt(F(e),n)}}async end(){this.#o.convert(new Uint8Array,y.result),await this.#e.finish()}async#r(e){let n=await qn(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,y.none),await this.#i(),this.#n.add(r.
length),await Xi()}finally{await n.close()}this.#o.convert(new Uint8Array,y.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new wt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),ie(F(e),n)}},yo=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let f=i==="keep"&&rt(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="translit";this.#a=u&&
!rt(r)?new Je(r):void 0,this.#i=a&&new qe(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#c=
!0,n!==y.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof wt)throw s;o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.
add(s))this.#f(c);if(this.#s=!o&&n===y.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.
settle();let i=o&&rf(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#f(e){this.#n(this.#i?this.#i.add(e):e)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,y.source)}catch(e){if(e instanceof wt)throw e}}takeMessages(){let{from:e,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:Qi(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e==
"object"&&s.unshift(of(r)),s}};function of({encoding:t,source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`\
it is taken for ${w[t].name} (${o})`}function rf(t,e){if(t instanceof C){let n=t.length===1?"is":"are";return new Error(
`${et(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; check --from, or leave out --fatal to repla\
ce such bytes with U+FFFD`)}if(t instanceof q&&e){let{line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offse\
t ${t.index}): ${t.encoding} can't represent ${wo(t.codePoint)}; use --unmappable translit, html or replacement, or --to\
 utf-8`)}return t}var sf=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,cf=M(()=>new Map(sf.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,H(e)])})));function is(t){return H(t)??cf().get(ae(t))??on(t)}var jt=class extends Error{};var ss=["bash","zsh","fish"];var Xe=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:af,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:ff,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:zr},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Rn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:ss}];var Ze=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function af(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:cs(e)}function ff(t){let[e,...n]=t.split("//"),o=cs(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new jt(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function cs(t){let e=H(t)??is(t);if(e===void 0)throw new jt("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===v)throw new jt("It stands for an encoding that holds no text.");return e}var ct="encoding-wasm",Qe=()=>[...Xe,...Ze].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?df():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:uf(e)}}),df=()=>["auto",...w.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],uf=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function as(t){return{bash:lf,zsh:hf,fish:pf}[t]()}function lf(){let t=Qe().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=Qe().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${ct} in bash: put it into ~/.local/\
share/bash-completion/completions/${ct}
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
complete -o filenames -F _encoding_wasm ${ct}
`}function hf(){let t=Qe().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${ct}
# Completion for ${ct} in zsh: put it into a directory of $fpath as _${ct}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function pf(){let t=Qe().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${ct} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${ct} in fish: \
put it into ~/.config/fish/completions/${ct}.fish
${t.join(`
`)}
`}var tn=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function fs(t){
let e=[...Xe,...Ze].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(p=>`\\fB${tn(p)}\\fR`),d=f.pop(),u=r?`
${tn(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,d+a].join(", ")}
${tn(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${tn(t)}" "User Commands"
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
`}async function mf(t,e){if(!Ni())return kt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:d,inPlace:u,outDir:p}=e,m={sniff:i,locale:s,detect:!0};if(o)return Mi({...t,sniffing:m,json:r});
let E=d===void 0?void 0:Le(t.to),N={...t,from:n==="auto"?Ot(m,"--from auto"):n,unmappable:E?ot=>E(ot)??d:t.unmappable,drop:c},
gt={isLending:!c&&!a&&!f&&!wf(N.unmappable),newTranscoder(ot,It){let{from:At,to:Ht}=ot;return a?new Ve(At,Ht,It):c?new We(
At,Ht,It):pt(At,Ht,gt.isLending?{...It,take:Tn}:It,"")},newFixer:f&&(()=>new Me(N.to))};if(u===void 0&&p===void 0)return Eo(
N,gt);let{skipUtf8:se=!1,dryRun:Tt=!1}=e;return Ii(N,{suffix:u,directory:p,skipUTF8:se,dryRun:Tt},ot=>Eo({...N,...ot},gt))}
var wf=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
