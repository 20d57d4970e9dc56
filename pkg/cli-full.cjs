"use strict";var tn=Object.defineProperty;var cs=Object.getOwnPropertyDescriptor;var as=Object.getOwnPropertyNames;var fs=Object.prototype.hasOwnProperty;var ds=(t,e)=>{for(var n in e)tn(t,n,{get:e[n],enumerable:!0})},us=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of as(e))!fs.call(t,r)&&r!==n&&tn(t,r,{get:()=>e[r],enumerable:!(o=cs(e,r))||o.enumerable});return t};var ls=t=>us(tn({},"__esModule",{value:!0}),t);var lf={};ds(lf,{completionFor:()=>rs,manual:()=>is,runFully:()=>df});module.exports=ls(lf);var Ht="encoding-wasm";function po(){throw new Error("encoding-wasm: call instantiate() first.")}var re=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function M(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=hs();function hs(){let t=re.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(
t)}var ps=M(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),O=0,It=21,go=29,wt=33,P=36,R=37,B=38,ms=[[P,""],[35,
"korean"],[32,"japanese"],[go,"chinese"],[1,"single-byte"],[O,""]],xo=t=>t<P&&t!==wt,gt=t=>t>O&&t<go,ws=t=>ms.find(([e])=>t>=
e)[1];function j(t){let e=ps();return e.get(t)??e.get(Eo(gs(t)))}function V(t,e){let n=j(t);if(n===void 0){let o=en(t),r=o===
void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}
if(void 0){let o=ws(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${Ht}' doesn't include ${w[n].name}; imp\
ort it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function en(t){let e=ie(t),n={936:"gbk",950:"big5"}[e]??
e,o=w.findIndex(({labels:r})=>r.some(i=>ie(i)===n));return o<0||o===P?void 0:o}var ie=t=>Eo(t).replace(/[^a-z\d]/g,"").replace(
/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),yo=[{encoding:O,bytes:[
239,187,191]},{encoding:R,bytes:[254,255]},{encoding:B,bytes:[255,254]}],se=3;function At(t){return yo.find(e=>e.bytes.every(
(n,o)=>t[o]===n))}function ce(t){return yo.find(e=>e.encoding===t)?.bytes}function nt(t){return t===O||t===R||t===B}function gs(t){let[e,n]=[
0,t.length];for(;e<n&&wo(t[e]);)e+=1;for(;n>e&&wo(t[n-1]);)n-=1;return t.slice(e,n)}var wo=t=>`	
\f\r `.includes(t);function Eo(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var C=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function nn(t,e){try{return e()}catch(n){throw n instanceof C?n.toTypeError(t):n}}var ae=t=>`U+${t.toString(16).toUpperCase().
padStart(4,"0")}`,So=Symbol.for("encoding-wasm.UnmappableError"),q=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${ae(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&So in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,
...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,So,{value:!0,...n}),t})();var fe=t=>globalThis.Buffer?.prototype?.[t],xt=fe("ucs2Slice"),bo=fe("ucs2Write"),Oo=fe("utf8Slice"),de=fe("latin1Slice"),
xs=t=>globalThis[t],To=xs("TextDecoder"),ys=To?.prototype?.decode;function Ft(t){let e=new To(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:ys}),n=>e.decode(n)}function Mt(t){try{return t()}catch{return}}var Gt=()=>"InternalError"in globalThis,Bt=()=>"Bun"in globalThis,Yt=()=>"De\
no"in globalThis,$t=()=>Number.parseInt(globalThis.process?.versions?.node,10),Io=()=>globalThis.process?.getBuiltinModule?.(
"node:buffer")?.isAscii;var ue=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Ao=()=>Object.getPrototypeOf(Uint8Array.prototype),le=t=>ue(Ao(),
t),on=t=>ue(DataView.prototype,t),Fo=t=>Ao()[t],Es=le(Symbol.toStringTag),he=le("buffer"),rn=le("byteOffset"),Mo=le("byt\
eLength"),Ss=Fo("set"),bs=Fo("slice"),Os=on("buffer"),Ts=on("byteOffset"),Is=on("byteLength"),Bo=ue(ArrayBuffer.prototype,
"byteLength"),As=typeof SharedArrayBuffer=="function"?ue(SharedArrayBuffer.prototype,"byteLength"):void 0,l=t=>Mo.call(t),
x=(t,e,n=l(t))=>new Uint8Array(he.call(t),rn.call(t)+e,n-e);function Vt(t,e){let n=new Uint8Array(l(t)+l(e));return z(n,
t),z(n,e,l(t)),n}function pe(t,e){let n=rn.call(t),o=e+(-(n+e)&3),r=Math.max(0,l(t)-o)>>2,i=r>0?new Int32Array(he.call(t),
n+o,r):new Int32Array;return{start:o,words:i}}var st=(t,e)=>x(t,0,Math.min(e,l(t))),z=(t,e,n)=>Ss.call(t,e,n),J=(t,e,n)=>bs.
call(t,e,n),Fs=64,Ms=24;function me(t,e,n){if(n>Ms)return J(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+
r];return o}function Nt(t,e){if(e<=Fs)return!1;try{return Bo.call(he.call(t)),!1}catch{return!0}}function K(t,e){if(!ArrayBuffer.
isView(t)&&No(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)\
'.`);return t}function X(t){return ArrayBuffer.isView(t)?Bs(t):No(t)===0?_:new Uint8Array(t)}var $o=t=>t instanceof Uint8Array?t:X(t);
function Bs(t){try{return Es.call(t)===void 0?new Uint8Array(Os.call(t),Ts.call(t),Is.call(t)):new Uint8Array(he.call(t),
rn.call(t),Mo.call(t))}catch{return _}}var _=new Uint8Array;function No(t){for(let e of[Bo,As])try{return e?.call(t)}catch{}}
function v(t,e,n){Co(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function we(t,e,n){
return t===void 0?!1:(Co(t,n),!!t?.[e])}function Co(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(
`${e}: The provided value is not of type 'object'.`)}var H=t=>`${t}`;function sn(t){return(e,n)=>{let o=e===void 0?t[0]:H(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The \
provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var $s=65539;function Do(t,e,n){let o=ge(a=>Cs(a,n),t,e),r=ge(_s,t,e);if(o&&r){let a=Yt()?Number.POSITIVE_INFINITY:64;return{
...r,read:(f,d)=>(d<128?o:r).read(f,d),write:(f,d)=>(f.length<a?o:r).write(f,d),readBytes:o.readBytes}}let i=cn(t);if(o){
let a=Gt()?ge(_o,t,e):void 0;return a?{...o,read:(f,d)=>(d<4096?o:a).read(f,d)}:o}let s=r??ge(_o,t,e)??i,c=r?ct:15;return{
...s,read:(a,f)=>(f<=c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function ge(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF an\
d longer than what is short";try{let r=t(e);return r.write(o,n),cn(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{
return}}var Ns="strings";function Cs(t,e){let[n]=WebAssembly.Module.customSections(e,Ns),o=new WebAssembly.Module(n,{builtins:[
"js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:$s}}function _s(t){
let[e,n]=[xt,bo],o=new Uint8Array(t.buffer),r=()=>(o.length===0&&(o=new Uint8Array(t.buffer)),o);return{read:(s,c)=>e.call(
r(),s,s+2*c),write:(s,c)=>n.call(r(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:Bt()||Yt()?void 0:i};function i(s){
let c=new Uint8Array(2*s),a=0;return{add(f,d){z(c,new Uint8Array(t.buffer,f,2*d),a),a+=2*d},toText:()=>e.call(c,0,a)}}}function _o(t){
let e=Ft("utf-16le"),{write:n,most:o}=cn(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function cn(t){
let e=new Uint16Array(t.buffer),n=()=>(e.length===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[
o/2,o/2+r];if(r<=ct)return an(i,s,r);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.
min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var xe,h,dn,Lo,Uo,ot,D={input:0,units:0,output:0},I=-1,b=65536,Kt=0,ye={name:"",encoding:I},S={isBusy:!0,newCodec:Number.
NaN},qt=Number.NaN;function at(t,e){ye.name=t,ye.encoding=e,S.newCodec=qt,S.isBusy&&Ro(),S.isBusy=!0}function Ro(){try{vo(),
xe??=Po(po()),Rs(new WebAssembly.Instance(xe),xe)}catch(t){throw Wo(t)}}function ko(t){try{vo(),xe=Us(Po(t))}catch(e){throw Wo(
e)}Ro()}function Po(t){return Ds(t)?t:new WebAssembly.Module(t)}function Ds(t){try{return WebAssembly.Module.customSections(t,Ht),
!0}catch{return!1}}var Ls="encoding-wasm";function Us(t){let[e]=WebAssembly.Module.customSections(t,Ls),n=`${Ht} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Rs({exports:t},e){if(h=
t,h.block_length()!==b)throw new Error("The module has blocks of another length.");fn=WebAssembly.RuntimeError,D.input=h.
input(),D.units=h.units(),D.output=h.output(),Go(),ot=Do(h.memory,D.units,e),Kt=Math.min(h.units_length(),ot.most),S.isBusy=
!1}function vo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which eve\
rything but labels and names needs. Turn it on, or use another host.")}function Wo(t){let{message:e}=t,n=i=>new Error(`e\
ncoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(ks(t))return new RangeError(`encoding-wasm\
: ${jo} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy f\
orbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(
`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,
LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which need\
s SIMD: ${t}`):t}var jo="no memory for WebAssembly; free some, and call again",ks=t=>t instanceof RangeError&&/memory/i.
test(t.message);function Ct(){return ln(),dn}function Ho(){return ln(),Lo}function un(){return ln(),Uo}function ln(){dn.
length===0&&Go()}function Go(){let{buffer:t}=h.memory;dn=new Uint8Array(t),Lo=new Uint8Array(t,D.input,b),Uo=new Int32Array(
t,h.codec(),h.codec_length()>>2)}function hn(t,e){return at(t,I),pn(e)}function pn(t){try{let e=t();return S.isBusy=!1,e}catch(e){
throw W(e)}}var fn;function W(t){if(!fn||!(t instanceof fn))return t;let e=w[ye.encoding]?.name,n=`${ye.name}${e?` of ${e}`:
""} failed`;return vs()?new RangeError(`encoding-wasm: ${n}: ${jo}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Ps=32;function vs(){
try{return h.memory.grow(Ps),!1}catch{return!0}}function G(){let t=un();return qo(t,new Int32Array(t.length))}function Ko(){return h.held()!==0?G():(S.newCodec=Jt,null)}
var mn=t=>qo(t,un());function qo(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Ee(t,e){zo(t,e)||(at("decod\
ing",t),e?mn(e):h.new_decoder(t),Jt=t===wt||t===P?qt:t)}var Jt=qt;function zo(t,e){return e||S.newCodec!==t||S.isBusy?!1:
(S.newCodec=qt,S.isBusy=!0,!0)}function Se(t,e){zo(~t,e)||(at("encoding",t),e?mn(e):h.new_encoder(t),Jt=~t)}function wn(t,e,n,o){
at("transcoding",t),o?mn(o):h.new_transcoder(t,e,+n)}function Jo(t,e){h.set_source_encoding(t,+e),S.isBusy=!1}function Et(t){
let e=l(t),n=h.alloc(e)>>>0;return z(Ct(),t,n),[n,e]}var Ws=M(()=>Uint8Array.from(re,t=>t.charCodeAt(0))),Yo,gn=t=>hn("s\
niffing",()=>(Yo!==h&&h.give_labels(...Et(Ws())),Yo=h,t())),xn=(t,e,...n)=>gn(()=>h.sniff_html(...Et(t),e,...n)),Xo=(t,e,n)=>gn(
()=>h.sniff_xml(...Et(t),e,n));function Zo(t,e){let n=gn(()=>h.find_declared_label(...Et(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var Qo=(t,e)=>hn("sniffing",()=>h.default_for(...Et(t),e)),tr=()=>at("detection",I);function er(t,e){
try{h.feed_detector(...Et(t),+e)}catch(n){throw W(n)}}var nr=(t,e,n,o)=>pn(()=>{let r=a=>a?Et(a):[0,0],i=h.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=h.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))}),or=-1,_t=-2;function rr(t,e,n,o,r){zt(t,e),S.isBusy=!0;let i=h.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&
(S.newCodec=Jt),Ie(i)}var js=2;function ir(t,e){let n=l(t);zt(t,n),S.isBusy=!0;let o=h.decode_block(n,0,js,+e);return S.
isBusy=!1,Ie(o)}var yt={encoding:I,at:0,owner:void 0};function be(t,e,n){if(yt.encoding!==t||yt.owner!==h||S.isBusy){try{
at("decoding",t),yt.owner=h,yt.at=ot.readBytes?h.byte_table(t):0,yt.encoding=t}catch(r){throw W(r)}S.isBusy=!1}if(yt.at===
0)return;if(n<=b)return zt(e,n),Vo(n);if(ot.most>Kt)return;let o="";for(let r=0;r<n;r+=b){let i=Math.min(b,n-r);zt(x(e,r,
r+i),i),o=Dt(o,Vo(i))}return o}function sr(t,e){let n=I,o,r;function i(s){try{return at(t,s),n=s,r=h,o=e(s),S.isBusy=!1,
o}catch(c){throw W(c)}}return s=>s===n&&r===h&&!S.isBusy&&(!o||l(o)>0)?o:i(s)}var Hs=9984,yn=sr("encoding",t=>{let e=h.unit_table(
t)>>>0;if(e===0)return;let{buffer:n}=h.memory;return gt(t)?new Uint8Array(n,e,Hs):new Uint16Array(n,e,65536)}),Oe=sr("de\
coding",t=>{let e=gt(t),n=(e?h.byte_table(t):h.pair_table?.(t)??0)>>>0;return n>0?new Uint16Array(h.memory.buffer,n,e?256:
65536):void 0}),Vo=t=>ot.readBytes(D.input,t,yt.at);function Dt(t,e){try{return t+e}catch(n){throw new RangeError("The t\
ext is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var cr=3,
ar=t=>t+b+cr<=Kt,Gs=1<<28,fr=t=>t>Kt&&t<Gs?ot.collect?.(t+cr):void 0,dr=()=>D.units,ur=()=>Ct()[D.units]|Ct()[D.units+1]<<
8,lr=(t,e)=>ot.read(D.units+2*t,e-t),Te=(t,e,n)=>ot.write(t.slice(e,n),D.units);function En(t,e,n,o){S.isBusy=!0;let r=h.
encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&A.finished()&&(S.newCodec=Jt),Ie(r)}var y={none:0,source:1,result:2};
function hr(t,e,n,o){let r=l(t);zt(t,r),S.isBusy=!0;let i=h.transcode_block(r,+e,n,o);return S.isBusy=!1,Ie(i)}var Ys=8;
function zt(t,e){let n=Ho();if(e>Ys)try{z(n,t)}catch{z(n,x(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Ie(t){if(t<
_t)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var Xt=t=>me(Ct(),
D.output,t),Sn=t=>Ct().subarray(D.output,D.output+t),A={finished:()=>h.finished()!==0,read:()=>h.read(),written:()=>h.written(),
codePoint:()=>h.code_point(),start:()=>h.start(),length:()=>h.length()},ft={malformed:()=>h.replaced(),firstMalformed:()=>h.
first_replaced(),unmappable:()=>h.unmapped(),firstUnmappable:()=>h.first_unmapped(),codePoint:()=>h.unmapped_code_point()};var On=64,bn=new Uint8Array(4*On);var pr=256;function mr(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];
if(!s&&i>0)return;o[r]=s}return o}function wr(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?
i:e[i];if(!s&&i>0)return;s>=256&&(bn[o++]=s>>8),bn[o++]=s}return me(bn,0,o)}var ct=16,gr=new Uint8Array(new ArrayBuffer(2*ct)),Tn=new Uint16Array(gr.buffer),In=M(()=>de?Sr()?0:8:ct);function xr(t,e){
if(e>ct||t[0]<128&&e>In())return;let n=0;for(let o=0;o<e;){let r=t[o++],i=r;if(r>=128){if(r<194||r>=240||o===e)return;let s=t[o++]^
128;if(r<224){if(s>=64)return;i=(r&31)<<6|s}else{if(o===e)return;let c=t[o++]^128;if(i=(r&15)<<12|s<<6|c,(s|c)>=64||i<2048||
(i&63488)===55296||i===65279)return}}Tn[n++]=i}return Er(n)}function yr(t,e,n){let o,r=0;for(let i=0;i<e;){let s=t[i++],
c=s;if(s>=128&&(o??=Oe(n),!o||(c=o[s],c===0&&i<e&&(c=o[s|t[i++]<<8]),c===0||c===65533)))return;Tn[r++]=c}return Er(r)}function Er(t){
return t<3||!Sr()?an(Tn,0,t):xt.call(gr,0,2*t)}var Sr=M(()=>Bt()&&xt!==void 0);function br(t,e){for(let n=0;n<e;n++)if(t[n]>=
128)return!1;return!0}function an(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:
return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],
t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],
t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],
t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],
t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+
1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+
3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);default:return o(t[e],t[e+1],t[e+2],
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15])}}var Fn=["fatal","html","replacement"],Vs=2*On,Ks=2048;function qs(t,e){let{length:n}=t;if(n>pr)return;if(gt(e))return mr(
t,yn(e));if(n>Vs)return;let o=yn(e);return o&&wr(t,o)}var dt=class t{encoding;unmappable;#t;#e=null;#n=0;#o=_;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(
e,n)}get#r(){return this.#t?0:Fn.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>b)return;let n=qs(e,this.encoding);
if(n)return n;try{Se(this.encoding,null),Te(e,0,e.length);let o=En(0,e.length,this.#r,!0);return o===_t||!A.finished()?void 0:
(this.#n=0,Xt(o))}catch(o){throw W(o)}}#s(e,n){let o=new L;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new q(
r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=_,this.#e=null,
this.#n=0);let a=this.#t,f=this.#r,d=a?Ks:b,u=a&&this.encoding===wt?new An(c,o):void 0,p=u?m=>u.add(m):o;try{Se(this.encoding,
s);for(let m=0;m===0||m<e.length;m+=d){let E=Math.min(m+d,e.length);Te(e,m,E);let N=E===e.length;for(let mt=0,oe=!1;!oe;){
let bt=En(mt,E-m,f,n&&N);p(Xt(bt===_t?A.written():bt));let Qe=i+m+mt+A.start();if(mt+=A.read(),oe=bt!==_t&&A.finished(),
bt!==_t)continue;let et=A.codePoint();if(a){let Ot=G(),Tt=()=>this.locate(Qe),jt=a(et,Tt),ss=this.#c(Ot,jt,p,et,Tt);Se(this.
encoding,ss),Te(e,m,E)}else r(et,Qe)}}}catch(m){throw W(m)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=G(),this.#n=
i+e.length}#c(e,n,o,r,i){if(n===null)throw new q(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,
"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new q(c,i(),this.name)}),s.#e}},Or=27,Tr=3,An=class{held;#t;constructor(e,n){
this.held=e,this.#t=n}add(e){let n=l(e);if(n===0)return;e[0]!==Or&&this.#t(this.held);let o=e[n-Tr]===Or?n-Tr:n;this.#t(
J(e,0,o)),this.held=J(e,o,n)}},L=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};
this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=l(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){
if(this.#t&&!this.#t.next)return this.#t.bytes;let e=zs(this.#n),n=0;return this.forEach(o=>{z(e,o,n),n+=l(o)}),e}};function zs(t){
try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with \
{ stream: true } or by a stream.`,{cause:e})}}function Ir(t,e){let n=V(t,e);if(n===R||n===B){let{name:o}=w[n];throw new RangeError(
`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Ar(n,t,e)}function Ar(t,e,n){if(t===
P)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Fr=4096,Ae=class{#t;#e;#n=new L;#o=!1;constructor(e){this.#t=e,this.#e=e===R||e===B?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<Fr*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.concatenate();
this.#n=new L;let n=At(e)?.bytes.length??0,o=this.#r(x(e,n,Math.min(l(e),n+Fr*this.#e)));if(!Mn(o))return[e];let r=[],i=0;
for(let s=0;;s++){let c=Zo(o,s);if(!c)break;let{start:a,length:f}=c,d=String.fromCharCode(...x(o,a,a+f));j(d)!==this.#t&&
(r.push(x(e,i,n+a*this.#e),this.#i(w[this.#t].name)),i=n+(a+f)*this.#e)}return[...r,x(e,i)]}#r(e){if(this.#e===1)return e;
let n=new Uint8Array(l(e)>>1),[o,r]=this.#t===R?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*i+r]:128;return n}#i(e){
let n=new Uint8Array(e.length*this.#e),o=this.#t===R?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+o]=e.charCodeAt(r);return n}};
function Mn(t){let e=0;for(;e<l(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Lt=t=>t==null?void 0:H(t);function Me(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(
`${e}: The provided value '${t}' is not a number of bytes.`);return n}function Js(t,e){if(t!=null){if(typeof t!="object"||
!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.
from(t,n=>V(H(n),e))}}var Be={allowUTF8:t=>t===void 0||!!t,candidates:Js,locale:Lt,maxBytes:Me,tld:Lt},Bn=["text","ASCII",
"empty","binary","unknown"];function Zt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=l(t),a=Math.
min(c,i);tr();for(let E=0;E<a;E+=b){let N=Math.min(E+b,a);er(x(t,E,N),e&&N===c)}let f=nr(o,r&&Fe(r),s&&Fe(s),n),{0:d,1:u,
2:p}=f,m=E=>({encoding:w[f[3+2*E]].name,score:f[4+2*E]});return{kind:Bn[d],isASCII:Bn[d]==="ASCII"||Bn[d]==="empty",encoding:u<
0?void 0:u,score:p,candidates:Array.from({length:(f.length-3)/2},(E,N)=>m(N))}}function Fe(t=""){return Uint8Array.from(
t,e=>Math.min(e.charCodeAt(0),255))}function $n(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=K(t,n),r=v(e,Be,
n),i=Zt(X(o),!0,r);return{encoding:i.encoding===void 0?null:w[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,
candidates:i.candidates}}var Xs=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],$e=1024,Zs=1<<
20,Qs=65536,tc=[wt,P,R,B],Ut=(t,e)=>{let n=Lt(t);return n===void 0?I:V(n,e)},Mr=(t,e)=>Math.min(Me(t,e)??$e,Zs),Br=t=>j(
Lt(t)??"")??I;function ec(t,e){if(t)return v(t===!0?void 0:t,Be,e)}var nc={defaultEncoding:Ut,detect:ec,likelyEncoding:Ut,
locale:Lt,maxPrescanBytes:Mr,parentEncoding:Ut,transportLayerEncodingLabel:Br,userOverride:Ut};function oc(t,e){let n=v(
t,nc,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(se,r),declared(s){let{userOverride:c,
parentEncoding:a,likelyEncoding:f}=n,d=Math.min(l(s),r),u=xn(s,d,c,i,a,f);return u===I?void 0:Qt(u)},options:n.detect&&{
...n.detect,locale:n.detect.locale??o},decide:s=>$r(s)??rc(o,n.defaultEncoding)}}function $r(t){if(!(t?.encoding===void 0||
t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function rc(t,e){return Qt(
Qo(Fe(t),e===I?It:e))}var ic={defaultEncoding:Ut,maxPrescanBytes:Mr,transportLayerEncodingLabel:Br};function sc(t,e){let{
defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=v(t,ic,e),i=s=>{let c=Math.min(l(s),o),a=Qt(Xo(s,c,r));
return a.source==="default"&&n!==I?{...a,encoding:n}:a};return{prescanned:Math.max(se,o),declared:i,decide:()=>i(_)}}function cc(t,e){
let n={...Be,defaultEncoding:Ut},{defaultEncoding:o,...r}=v(t,n,e);return{prescanned:se,declared(i){let s=At(i);return s&&
{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===I?i?.encoding??It:o;return $r(
i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var ac={detect:cc,html:oc,xml:sc},Nn=["detect","ht\
ml","xml"],fc={prefixBytes:Me,sniff:sn(Nn)};function St(t,e){let{prefixBytes:n,sniff:o}=v(t,fc,e),r=ac[o](t,e),{decide:i,
options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Qs,maxBytes:s.
maxBytes??1/0,get passesASCII(){return!tc.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>dc(r,c),takesWhole:n===
void 0}}function dc({prescanned:t,declared:e,options:n,decide:o},r){return e(st(r,t))??o(n&&Zt(r,!0,n))}function Nr(t){let e=st(
t,$e),n=xn(e,l(e),I,I,I,I);return n===I||Qt(n).source==="BOM"?void 0:Qt(n)}function Qt(t){let e=t&65536?"certain":"tenta\
tive";return{encoding:t&255,confidence:e,source:Xs[t>>8&255],score:null}}var Cn=4096,uc=27,lc=65533,Ne=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new dt(n,o,(i,s)=>{
let c=r(i,s);return c!==null&&i!==lc&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.
decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=l(e);for(let i=0;i===0||i<r;i+=Cn){let s=r-i<=Cn;this.#s(
x(e,i,s?r:i+Cn),s?n:y.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=pc(r,e),s[d-i]);let c=new L,
a;try{this.#t.transcode(e,n===y.result?y.source:n,d=>c.add(d))}catch(d){a=d}let f=hc(c.concatenate());try{this.#e.encodeOrFail(
f,n===y.result,o),this.#n=n===y.result?0:i+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let e={
...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function hc(t){
let e=new Uint16Array(l(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}
function pc(t,e){let n=l(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=mc(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(
x(e,c,c+1),y.none,d=>{a+=l(d)/2})}catch(d){if(d instanceof C)break;throw d}let f=a===0&&c-(s-t.position)===2&&e[c-2]===uc;
for(let d=0;d<a;d++)r[i++]=d===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function mc(t){try{t.copy(!0).
transcode(_,y.source,()=>{})}catch(e){if(e instanceof C)return e.offset;throw e}return t.position}var Dn=-1,_n=27,Ur="(B",Rr="(J",kr=[Ur,Rr,"(I","$@","$B"],wc=4,Cr=16,Ce=class{#t=!0;#e=!0;read(e,n){let o=l(e),r=this.#t?
gc(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=Sc(e,i)),i!==o);){let a=e[i];if(a===_n&&this.#e){let f=Lr(e,i);if(s=kr.includes(
f),!s&&!n&&Oc(f))break;this.#e=s}else s=a>=128||i<r&&bc(a);s||(i+=1)}let c=s?i:Dn;return i<r&&(s||!n)?{plain:0,evidence:c}:
(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=l(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==_n)continue;if(r>n&&o-r<=
wc)return r;let i=Lr(e,r);this.#e&&=i===Ur||i===Rr}return o}};function gc(t){let[e,n]=[!0,!0];for(let o=0;o<Cr;o+=2){if(o+
1>=l(t))return 1/0;if(e&&=Dr(t[o]),n&&=Dr(t[o+1]),!e&&!n)return o+2}return Cr}var xc=16843009,yc=454761243,Ec=2155905152;
function Sc(t,e){let n=l(t),{start:o,words:r}=pe(t,e),i=_r(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){
let c=r[s]^yc;if(((r[s]|c-xc&~c)&Ec)!==0)break}return _r(t,o+4*s,n)}function _r(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==
_n;)o+=1;return o}var Dr=t=>t===48||t>=78,bc=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Lr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,l(t));o++)n+=String.fromCharCode(
t[o]);return n}var Oc=t=>t.length<2&&kr.some(e=>e.startsWith(t));var Tc=2048,Ic=64,ut=class{decision=null;sample=_;detected;#t;#e=!0;#n=!1;#o=new Ce;#r=new L;#i;#s=0;#c=_;#a=_;constructor(e){
this.#t=e,this.#i=e.prescanned}add(e,n){let o=new L;if(this.#e&&n&&this.#t.takesWhole)return this.#d(this.#t.sniff(e),o,
e);if(this.#e=!1,this.#r.length+l(e)<this.#i&&!n)return this.#u(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();
this.#r=new L;let i=st(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#d(s,o,r):this.#f(
r,n,o)}#f(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#d(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.
passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#h(s,c,o);let f=l(s);if(a===Dn)return n?this.#d(i(this.#l(s,!0)),
o,s):this.#u(s,f+1,o);let d=vr(s,a-c,r.windowBytes),u=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(f<u&&!n)return this.#u(
s,u,o);let p=st(s,Math.max(0,u)),m=this.#l(p,f<u);if(!r.passesASCII||!Ac(m,p)||u<=d)return this.#d(i(m),o,s);s=this.#h(s,
this.#o.skip(p,a-c),o)}}#l(e,n){this.sample=Vt(Vt(this.#c,this.#a),e);let o=this.#t.detection.options;return this.detected=
Zt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#u(e,n,o){let r=l(e);return r>0&&this.#r.add(J(e,0,r)),this.#i=n,
{passed:o,rest:null}}#h(e,n,o){let r=st(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,Tc-l(this.#c));return i>0&&(this.#c=
Vt(this.#c,st(r,i))),this.#a=Pr(Vt(this.#a,Pr(x(r,i)))),x(e,n)}#d(e,n,o){return this.decision=e,{passed:n,rest:o}}},Pr=t=>x(
t,Math.max(0,l(t)-Ic));function vr(t,e,n){let o=Math.min(l(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Ac(t,e){
return t.isASCII||t.encoding===void 0&&!(e[vr(e,0,1/0)]>=128)}var Wr=`4h	!
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
n	?`;var Fc=M(()=>{let t=0;return new Map(Wr.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Mc=3,jr=t=>/[\u0300-\u0336\u0339-\u036F]/.
test(t);function _e(t){let e=new dt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof q)return!1;throw i}},
o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Hr(String.fromCodePoint(r),n,Mc),o.set(r,i)),i}}function Hr(t,e,n){
if(jr(t))return"";if(n===0)return null;let o=Bc(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,
c=>e(c)?c:Hr(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Bc(t){let e=[...Fc().get(t)??[],...$c(
t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function $c(t){let e=t.normalize("NFD"),
[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,a=o.filter((p,m)=>c(m)),f=o.filter((p,m)=>!c(
m)),d=[n,...a].join("").normalize("NFC"),u=d+f.join("");u.normalize("NFD")===e&&r.push(u),f.every(jr)&&i.push(d)}return[
...r,...i]}var Gr=["fatal","html","replacement","ignore","translit"];function Yr(t,e,n){return typeof t=="function"?(o,r)=>Nc(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?_e(e):void 0}function Nc(t,e){
if(typeof t=="string")return t;if(t==null)return null;let n=X(K(t,e));return J(n,0,l(n))}function lt(t,e,n,o){return typeof t=="number"?Vr(t,e,n,o):new Ln(t,Vr(O,e,n,o))}function Vr(t,e,n,o){let r=Yr(n.unmappable,
e,o);return r&&!nt(e)?new Ne(Cc(t,n),e,n.unmappable,r):new De(t,e,n)}function Cc(t,e){return new De(t,B,{...e,bom:!1,unmappable:"\
fatal"})}var Kr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},De=class t{from;to;#t=null;#e=0;#n;#o={
...Kr};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(wn(e,this.to,this.#n.ignoreBOM,this.#t),Jo(e,n),this.#t=G())}get position(){
return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,
n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Xt}=this.#n;
s&&!this.#t&&o(Uint8Array.from(ce(this.to)??[]));let f=Math.max(0,Fn.indexOf(c)),d=l(e);try{wn(this.from,this.to,i,this.#t);
for(let u=0;;){let p=d-u<=b,m=p&&u===0?e:x(e,u,p?d:u+b),E=hr(m,r,f,p?n:y.none);this.#r(this.#e+u);let N=E<0?A.written():
E;if(N>0&&o(a(N)),E<0&&this.#i(E,u),u+=A.read(),p&&A.finished())break}}catch(u){throw W(u)}this.#t=G(),this.#e=n===y.none?
this.#e+d:0}takeLosses(){let e=this.#o;return this.#o={...Kr},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
ft.firstMalformed()),n.malformed+=ft.malformed(),n.unmappable===0&&(n.firstUnmappable=e+ft.firstUnmappable(),n.codePoint=
ft.codePoint()),n.unmappable+=ft.unmappable()}#i(e,n){let o=this.#e+n+A.start();throw this.#t=G(),this.#e=0,e===or?new C(
w[this.from].name,o,A.length()):new q(A.codePoint(),o,w[this.to].name)}},Ln=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){
this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.
transcode(e,n,o):this.#s(r,e,n,o),n===y.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,
this.#o=!1,this.#r.setSource(O,!1),new ut(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==y.none);i.forEach(c=>{this.#r.
transcode(c,y.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),
this.#r.transcode(s,o,r))}};var Ei=require("node:buffer"),Y=require("node:fs"),k=require("node:path");var _c=96,Jr=512,Dc=64;function Xr(t,e,n){if(n>Dc||n<=In()||(e[0]|e[n>>1]|e[n-1])>=128||!br(e,n))return;let o=Qr();return o?
o.call(e,0,n):be(t,e,n)}var qr=[];function Zr(t,e,n){if(n<Jr){let o=n<=_c&&kc()?Un(t,e,n):void 0;return o!==void 0?o:be(
t,e,n)??zr(t,e,n)??Un(t,e,n)}return zr(t,e,n)??(Rc(t)?Un(t,e,n):void 0)??be(t,e,n)}function zr(t,e,n){let o=Qr();if(!(!o||
t!==It||!Uc(e,n)||Nt(e,n)))try{return o.call(e,0,n)}catch{return}}function Un(t,e,n){if(!Nt(e,n))return qr[t]??=Mt(()=>Pc(
t))??null,qr[t]?.(e)}var Qr=M(()=>Mt(Lc));function Lc(){let t=de,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(
e,0,256)===String.fromCharCode(...e)?t:void 0}function Uc(t,e){if(e<Jr)return Rn(t,0,e);let{start:n,words:o}=pe(t,0),r=n+
4*o.length;if(!Rn(t,0,n)||!Rn(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==
0)return!1}return!0}function Rn(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Rc=t=>Gt()||t===It&&
(Bt()||!($t()>0)),kc=M(Gt);function Pc(t){let e=Oe(t),n=Ft(w[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),
r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var vc=24,ti=M(()=>Mt(jc)),Wc=M(()=>Mt(Yc));function ei(t,e,n){if(!(t!==O&&t!==B)&&!(n<vc)&&!Nt(e,n))return t===O?ti():Wc()}var ni=256;function oi(t,e,n){let o=xr(t,
e);if(o!==void 0)return o;if(e>ni||t[0]===239||Nt(t,e))return;let r=ti();if(!r||t[e-1]>=128&&r.completeLength(t,e)<e)return;
let i=r.decodeFew(t,e);return n&&i?.includes("\uFFFD")?void 0:i}function jc(){let t=$t()<22?Io():()=>!0;if(!t)return;let e=Ft("utf-8"),n=Hc(e),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);
return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},decodeFew:n,
completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:
s}return s}}}function Hc(t){let e=$t();if(e<22)return(r,i)=>i<=64||Gc(r,i)?t(r):void 0;let n=Yt()?64:e>0?ni:0,o=Oo;return o&&
n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function Gc(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function Yc(){let t=$t()<
22?512:Number.POSITIVE_INFINITY,e=r=>xt.call(r,0,l(r)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from(
{length:n.length},(r,i)=>n.charCodeAt(i)).buffer);if(!(e(o)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],
decode(r,i,s){if(!(i%2===1||i>t))try{let c=e(r);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{return}},completeLength(r,i){
let s=i-i%2;return(r[s-1]&252)===216?s-2:s}}}var Vc=65279,Kc=256,qc=8,U=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=
e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=
0}decode(e,n,o){let r=l(e);if(!this.#t){let d=this.#r(e,r);if(d!==void 0)return n||(this.#n+=r,this.#e||=r>0),d}let i=this.#t,
s=this.#e,c=this.#n,a="";try{a=this.#i(e,r,n)??this.#s(e,r,n)}catch(d){throw this.#t=i,this.#e=s,this.#n=c,W(d)}let f=this.#o;
if(f)throw this.#o=null,this.#e=s,this.#n=c+r,o===void 0?f:f.toTypeError(o);return a}#r(e,n){let{encoding:o}=this;if(n===
0)return"";if(o===O)return oi(e,n,this.fatal);if(!xo(o))return;let r=gt(o),i=Xr(o,e,n)??(n<=(r?qc:ct)?yr(e,n,o):void 0)??
(r?Zr(o,e,n):void 0);return i!==void 0&&this.fatal&&i.includes("\uFFFD")?void 0:i}#i(e,n,o){let r=ei(this.encoding,e,n);
if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<Kc&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==O)return;
for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#s(x(e,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&
e[i]===r.bom[0]&&r.bom.every((d,u)=>e[i+u]===d)&&(i+=r.bom.length,this.#n+=r.bom.length),this.#e||=c>0;let a=i===0&&c===
n?e:x(e,i,c),f=r.decode(a,c-i,this.fatal);if(f===void 0){if(s=Dt(s,this.#s(a,c-i,!0)),this.#o)return s}else s=Dt(s,f),this.#n+=
c-i;return c<n?Dt(s,this.#s(x(e,c),n-c,o)):s}#s(e,n,o){Ee(this.encoding,this.#t);let r="",i=fr(n),s=this.#e||this.ignoreBOM||
!nt(this.encoding),c=0;for(let a=0;;a+=b){let f=n-a<=b,d=Math.min(b,n-a),u=a===0&&f?e:x(e,a,a+d),p=rr(u,d,c,this.fatal,o&&
f);if(p<0)return this.#t=G(),this.#o=new C(this.name,this.#n+a+A.start(),A.length()),r;if(c+=p,c>0&&(f||!ar(c))){let m=!s&&
ur()===Vc?1:0;i?i.add(dr()+2*m,c-m):r=Dt(r,lr(m,c)),s=!0,c=0}if(f)break}return this.#e=s,this.#t=o?null:Ko(),this.#n+=n,
i?i.toText():r}};function ri(t,e){let n=V(t,e);if(n===P)throw new RangeError(`${e}: The encoding label provided ('${t}')\
 stands for the encoding 'replacement', which decodes nothing.`);return n}var Rt={failure:1,usage:2};var kn=require("node:buffer");var si=56320;function Pn(t){if((0,kn.isUtf8)(t))return ii(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,kn.isUtf8)(r));e+=o?ii(o):String.fromCharCode(si+t[n]),n+=o?.length??1}return e}var ii=t=>Buffer.from(t.buffer,
t.byteOffset,t.length).toString();function T(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(
e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-si)))}function F(t){return t===""?"''":t==="-"?"standard i\
nput":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var $=require("node:fs");var ai=require("node:util");var fi={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},te={
...fi,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ee={...fi,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function rt(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,ai.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function Z(t,e){
return ne(t,e instanceof Error?e.message:String(e)),Rt.failure}function ne(t,e){kt(`encoding-wasm: ${t}: ${e}
`)}var ci=!1;function kt(t){ci||process.stderr.on("error",()=>{}),ci=!0,process.stderr.write(t)}var Q=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var Le=1<<18,di,vn=0;async function Wn(t,e){let n=async i=>{try{return await i()}catch(s){throw rt(s,te)}},{next:o,close:r}=await n(
()=>t==="-"?zc(e):Jc(T(t),e));return{next:()=>n(o),close:r}}async function*Ue(t){let e=await Wn(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function zc(t){let e=mi((0,$.fstatSync)(vn,{bigint:!0}),t);return e.
isFile()?li(vn,e,()=>{}):Xc()}function Jc(t,e){let n=mi((0,$.statSync)(t,{bigint:!0}),e);if(!n.isFile())return Zc(t);let o=(0,$.openSync)(
t,"r");return li(o,n,()=>(0,$.closeSync)(o))}function li(t,{size:e},n){di??=new Uint8Array(Le);let o=di,r=0;return{async next(){
let i=(0,$.readSync)(t,o,0,Le,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,$.fstatSync)(t,{bigint:!0}).size<e)throw new Error(
"it was made shorter while it was read, so that its end is missing; convert it again")},close:n}}function Xc(){let t=hi(
vn,()=>{}),e=process.platform==="win32"?ui():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!==
"EAGAIN")throw n;e=ui()}return e.next()},close:()=>e?.close()}}function ui(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Zc(t){let e=await pi(
n=>(0,$.open)(t,n));return hi(e,()=>(0,$.closeSync)(e))}function hi(t,e){let n=new Uint8Array(Le);return{next:async()=>{
let r=await pi(i=>(0,$.read)(t,n,0,Le,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var pi=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function mi(t,e){if(t.isDirectory())throw new Error(te.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error(
"it is the output as well; write to another file, or with -o, which may be the input");return t}var g=require("node:fs"),tt=require("node:path");var xi=1;function Hn(t){if(t===void 0)return Qc();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,g.lstatSync)(
T(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,g.statSync)(T(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(tt.sep))throw new Error(ee.EISDIR);return o&&!o.isFile()?Gn((0,g.createWriteStream)(T(t)),!0):(o&&(0,g.accessSync)(
T(t),g.constants.W_OK),na(n?jn(t):t,o))}var wi;function Qc(){return wi??=ta(),wi}function ta(){let t=(0,g.fstatSync)(xi,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?Gn(process.stdout,!1):ea(e)}function ea(t){let e,
n=()=>{e??=Gn(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,g.writeSync)(xi,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function Gn(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function jn(t){if(!(0,g.lstatSync)(T(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=Pn((0,g.readlinkSync)(
T(t),"buffer"));return(0,tt.isAbsolute)(e)?jn(e):jn(`${Pn(g.realpathSync.native(T((0,tt.dirname)(t)),"buffer"))}${tt.sep}${e}`)}
var gi=0;function na(t,e){gi+=1;let n=[process.pid,gi,Math.random().toString(36).slice(2)].join("-"),o=T((0,tt.join)((0,tt.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,g.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,g.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,g.writeSync)(r,a))},wait(){},finish(){s(),e&&(oa(o,e),(0,g.chmodSync)(o,e.mode)),
(0,g.renameSync)(o,T(t))},discard(){try{s()}finally{(0,g.rmSync)(o,{force:!0})}}}}function oa(t,{uid:e,gid:n}){try{(0,g.chownSync)(
t,e,n)}catch{}}async function Re(t){try{let e=Hn();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Yn(
void 0,e)}}function Yn(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":F(t);return Z(`cannot write ${o}`,rt(e,ee))}async function Si(t,e,n){let o=[],r=new Set,i=0,s=0,c=0,a=async(f,d)=>{c=await Re(`${F(f)}: ${d}
`)||c};for(let f of t.files)try{e.skipUTF8&&await aa(f)?(s+=1,e.dryRun&&await a(f,"would be left alone: it is UTF-8")):await ra(
f,t,e,r,{run:n,say:a})?i+=1:o.push(f)}catch(d){Z(F(f),d),o.push(f)}if(!t.quiet){let f=e.dryRun?"would be converted":"con\
verted",d=s>0?`, ${s} left alone`:"",u=o.length>0?`, ${o.length} failed: ${o.map(F).join(", ")}`:"";kt(`encoding-wasm: ${Q(
i,"file")} ${f}${d}${u}
`)}return o.length>0?Rt.failure:c}async function ra(t,e,{suffix:n,directory:o,dryRun:r},i,{run:s,say:c}){let a=o===void 0?
t:(0,k.join)(o,ca(t));if(o!==void 0){let d=(0,k.resolve)(a);if(d===(0,k.resolve)(t))throw new Error("it would replace it\
self; name another directory, or use --in-place");if(i.has(d))throw new Error(`${F(a)} is the place of another file; con\
vert it by itself`);i.add(d)}let f=w[e.to].name;if(r){let d="";if(await s({files:[t],output:a,isDry:!0,onDecision:E=>{d=
w[E].name}})!==0)return!1;let p=a===t?"":`, to ${F(a)}`,m=n?`, and kept as ${F(t+n)}`:"";return await c(t,`would be conv\
erted from ${d} to ${f}${p}${m}`),!0}try{return o!==void 0&&sa((0,k.dirname)(a)),n?await ia(t,n,()=>s({files:[t],output:a})):
await s({files:[t],output:a})===0}catch(d){throw rt(d,ee)}}async function ia(t,e,n){let o=T(`${t}${e}.tmp`);try{(0,Y.accessSync)(
T(t),Y.constants.R_OK)}catch(i){throw rt(i,te)}(0,Y.copyFileSync)(T(t),o);let r=await n()===0;return r?(0,Y.renameSync)(
o,T(`${t}${e}`)):(0,Y.rmSync)(o,{force:!0}),r}var yi=new Set;function sa(t){yi.has(t)||(0,Y.mkdirSync)(T(t),{recursive:!0}),
yi.add(t)}function ca(t){let e=(0,k.isAbsolute)(t)?(0,k.basename)(t):(0,k.relative)(".",t);return e.startsWith("..")?(0,k.basename)(
t):e}async function aa(t){let e=new U(O,!0,!0),n=!0,o=!1;try{for await(let r of Ue(t)){if(e.decode(r,!1),r.includes(0))return!1;
n&&=(0,Ei.isAscii)(r),o||=r.includes(27)}return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof C)return!1;
throw r}}var fa=.9,ke=class{#t;#e=new L;constructor(e=St({},"Examination")){this.#t=new ut(e)}add(e,n){let o=Math.min(l(e),$e-this.#e.
length);o>0&&this.#e.add(J(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Mn(e)?Nr(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Oi(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Oi(n.encoding,o)||n.score>=fa)&&bi(e.encoding,
o)!==bi(n.encoding,o)?i:void 0}},bi=(t,e)=>new U(t,!1,!0).decode(e,!1);function Oi(t,e){let n=0,o=null;for(let r=0;r<l(e);r+=
b){let i=x(e,r,Math.min(r+b,l(e)));Ee(t,o),ir(i,!1),n+=ft.malformed(),o=G()}return n}var da=1<<20;async function Ti({files:t,sniffing:e,json:n,quiet:o}){let r=St(e,"--detect"),i=St({...e,sniff:"detect"},"-\
-detect"),s=0,c=[];for(let a of t)try{let f=new ke(i),d=e.sniff==="detect"?f:new ut(r),{encoding:u,...p}=await ua(a,d,f),
m=f.doubt&&la(f.doubt),E=f.detected?.kind??(p.source==="default"?"empty":"text");c.push({file:a,encoding:w[u].name,...p,
kind:E,doubt:m??null}),m&&!o&&ne(F(a),ha(m))}catch(f){s=Z(F(a),f)}return await Re(n?`${JSON.stringify(c,null,2)}
`:pa(c))||s}async function ua(t,e,n){let o=new Set([e,n]),r=(s,c)=>{for(let a of o)a.decision||a.add(s,c)},i=0;for await(let s of Ue(
t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>da))break;return r(new Uint8Array,!0),e.decision}function la({declared:t,
detected:e,...n}){let o=e===void 0?null:w[e].name;return{declared:w[t].name,detected:o,...n}}function ha({declared:t,detected:e,
score:n,malformed:o}){let r=`has ${Q(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it d\
eclares ${t}, but ${r}`:`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function pa(t){let e=t.
map(({file:o,encoding:r,score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,F(o)]),n=[
0,1,2].map(o=>Math.max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Pe=class{#t;#e;#n=0;#o=0;constructor(e,n,{ignoreBOM:o,bom:r,unmappable:i}){let s={fatal:!1,bom:!1};this.#t=lt(e,B,{...s,
ignoreBOM:o,unmappable:"fatal"},""),this.#e=lt(B,n,{...s,ignoreBOM:nt(n),bom:r,unmappable:i},"")}get decision(){return this.#t.
decision}transcode(e,n,o){let r=[];this.#t.transcode(e,n,c=>r.push(c));let{malformed:i,firstMalformed:s}=this.#t.takeLosses();
i>0&&this.#n===0&&(this.#o=s),this.#n+=i;for(let c of r)this.#e.transcode(i>0?ma(c):c,y.none,o);n===y.result&&this.#e.transcode(
new Uint8Array,n,o)}takeLosses(){let e={...this.#e.takeLosses(),malformed:this.#n,firstMalformed:this.#o};return this.#n=
0,e}};function ma(t){let e=new Uint8Array(t.length),n=0;for(let o=0;o<t.length;o+=2)t[o]===253&&t[o+1]===255||(e[n++]=t[o],
e[n++]=t[o+1]);return e.subarray(0,n)}var Ii=require("node:fs"),Ai=require("node:path");function Fi(){let t=(0,Ai.join)(__dirname,"encoding.wasm");try{return ko((0,Ii.readFileSync)(t)),!0}catch(e){let{message:n}=rt(
e,{});return Z(`its part ${F(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}function Mi(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(
n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,
configurable:!0}),t}function Bi(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(
t,n.prototype)}function ve(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=K(t,o),i=V(H(e),o),{fatal:s,ignoreBOM:c}=v(n,{fatal:Boolean,
ignoreBOM:Boolean},o),a=X(r),f=At(a),d=f&&!c?f.bytes.length:0,u=new U(f?.encoding??i,s,!0,d);return nn(o,()=>u.decode(x(
a,d),!0))}function Vn(t){return wa(O,X(K(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function wa(t,e){return new U(t,!1,!0).decode(e,!0)}var zn=1,$i=2,je=3,Jn=4,ht=10,He=1e3,Ni=1010;function ga(t,e){if(/[\t\n\f\r]/.test(t))return zn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.
test(t))return Jn;if(!/[\p{L}\p{M}]/u.test(t))return e<128?zn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.
test(t)?$i:je;if(e<12288){let n=e<880?1:e>>8;return ht*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?Ni:
He}var xa=65280,ya=/[бгжзйф-я]/i,Kn;function We(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)
r.push(i,s);return new Set(ve(Uint8Array.from(r),t))}var qn;function Xn(t){qn??=new Uint16Array(65536),Kn??=[We("shift_j\
is",136,151,64),We("gbk",176,215),We("big5",164,198,64),We("euc-kr",176,200)];let e=Kn.map(()=>0),n=0,o=zn;for(let r of t){
let i=Number(r.codePointAt(0)),s=qn[i]||ga(r,i);qn[i]=s;let c=o>=ht;if(s===Jn)n+=22;else if(s===je)n+=c?15:o===je?7:11;else if(s===
$i)n+=c?9:7;else if(s>=He){for(let[a,f]of Kn.entries())s===Ni?e[a]+=a>0?13:i>xa?9:5:e[a]+=f.has(r)?9:14;c&&o<He&&(n+=9)}else if(s>=
ht){let a=r<"\x80";a||(n+=s<2*ht?6:ya.test(r)?7:4),c&&o!==s?o>=He?n+=6:Math.trunc(o/ht)!==Math.trunc(s/ht)?n+=12:s%ht===
1&&(n+=a?3:11):c&&!a&&(n+=s%ht),(o===je||o===Jn)&&(n+=4)}o=s}return n+Math.min(...e)}var Zn="Failed to execute 'decode' on 'TextDecoder'",Qn=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Ea(e,n,
"Failed to construct 'TextDecoder'"),new.target!==t&&Bi(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=_,n=void 0){let o=this.#t,r=K(e,Zn),i=we(n,"strea\
m",Zn);return this.#e||o.reset(),this.#e=i,o.decode($o(r),!i,Zn)}},Ci=Mi(Qn,"TextDecoder");function Ea(t,e,n){let o=H(t),
r=we(e,"fatal",n),i=we(e,"ignoreBOM",n);return new U(ri(o,n),r,i)}var ki="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Sa=.25,Pi=/^[GSBE]/,vi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
ba=/^w|G|S|B.+5|KR/,Pt="UTF-8",Oa=-2,Ta=1,Ia=1e3,Aa=40,Fa=.003,_i=30,Di=10,Ma=25,Ba=7,$a=10,Na=15,Ca=3,_a=4,Li=5;function Wi(t,e=void 0){
let n=H(t),{maxSteps:o}=v(e,{maxSteps:(c=2)=>Math.min(Number(c),Ca)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);
if(r<0)return[];let i=Math.max(0,r-Aa),s=n.slice(i,i+Ia);return Da(s,o).map(({steps:c,gain:a})=>({text:Ri(n,c)??n.replace(
/[^\r\n]+/g,f=>Ri(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function Da(t,e){
let n=Ui(t);if(n>Ma)return[];let o=Xn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(
f=>La(f,o)).sort(to);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,Li)}r.delete(t);let s=[...r.
values()].sort(to).slice(0,Li);for(let a of s)a.gain+=.6*Ui(a.text);s.sort(to);let c=Ba+Math.min($a,40/t.length);return s.
filter(({gain:a})=>a>Math.max(c,s[0].gain-Na))}var to=(t,e)=>e.gain-t.gain;function La({text:t,steps:e,bits:n},o){let r=[];
for(let[i,s]of ki.entries()){let c=Pi.test(s)&&!vi.test(t)?void 0:eo(t,s);if(!c)continue;let f=t.includes(vt)||ji(c)?.includes(
vt)?ka:$n(c).candidates;for(let{encoding:d,score:u}of f){if(u<Fa)break;if(e.length>0&&d!==Pt&&e[0].really!==Pt)continue;
let p=no(c,d,!0);if(p===void 0||p===t)continue;let m=n+2.4*Math.log2(u)-i*Sa-(d===Pt?Oa:Ta)-(e.length>0?_a:0),E=o-Xn(p)+
m;r.push({text:p,steps:[...e,{really:d,readAs:s}],bits:m,gain:E})}}return r}function Ui(t){if(t.includes(vt))return 0;let e=vi.
test(t),n=-1/0;for(let o of ki){let i=ba.test(o)&&Pi.test(o)===e?eo(t,o):void 0;if(!i)continue;let[s,c]=[2**-_i,2**-_i];
for(let{encoding:a,score:f}of $n(i).candidates)a===o||no(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===
-1/0?0:e?Math.max(-Di,Math.min(n,Di)):n}function Ri(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=eo(n,r),s=i&&no(i,
o);if(s===void 0)return;n=s}return n}var Ua=127,vt="\uFFFD",Ra=4,ka=[{encoding:Pt,score:.9}];function eo(t,e){let n=t.replaceAll(
vt,"\x7F").replace(/[\x80-\x9F]/g,o=>ve(Uint8Array.of(o.charCodeAt(0)),e));try{return new dt(Ir(e,"repairMojibake"),"fat\
al").encode(n,!0)}catch{return}}function no(t,e,n=!1){if(t.includes(Ua))return e===Pt?Pa(t):void 0;try{return new Ci(e,{
fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===Pt?ji(t):void 0}}function ji(t){let e=Vn(t),[n,o]=[/\uFFFD/g,
/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return Ra*n<=o?e:void 0}function Pa(t){let e=Vn(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,
"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(vt)&&n.length<=o.length+1?e.replaceAll("\x7F",
vt):void 0}var Ge=class{path=[];#t;#e;#n=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s}){this.#t=lt(e,O,{fatal:o,ignoreBOM:r,
bom:!1,unmappable:"fatal"},""),this.#e=lt(O,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:s},"")}get decision(){return this.#t.
decision}transcode(e,n,o){if(this.#t.transcode(e,n,c=>this.#n.push(c)),n===y.none)return;let r=Buffer.concat(this.#n);this.#n=
[];let i=new U(O,!1,!0).decode(r,!0),[s]=Wi(i);n===y.source&&(this.path=s?.path??[]),this.#e.transcode(s?Buffer.from(s.text):
r,n===y.result?n:y.none,o)}takeLosses(){let{malformed:e,firstMalformed:n}=this.#t.takeLosses();return{...this.#e.takeLosses(),
malformed:e,firstMalformed:n}}};var Hi=13,Ye=10,Ve=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===R||n===B?2:1,this.#n=n===R?0:1,this.#t=
(e==="lf"?[Ye]:[Hi,Ye]).flatMap(o=>this.#e===1?[o]:n===R?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Hi;if(a||c===Ye&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
Ye)for(let f=0;f<this.#e;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var Yi=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var oo=new Set,ro=!1,Gi=Date.now();function io(t){if(oo.add(t),!ro)for(let e of Yi)process.on(e,Vi);return ro=!0,()=>oo.
delete(t)}function Vi(t){for(let e of oo)e();for(let e of Yi)process.off(e,Vi);process.kill(process.pid,t)}function Ki(){
if(!(!ro||Date.now()-Gi<50))return new Promise(t=>{setImmediate(()=>{Gi=Date.now(),t()})})}function zi(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${Q(s,"invalid byte sequence")} ${so(s)} left out, ${co(s)}at offset ${c}`),t.unmappable>0&&i.push(`${qi(
t.unmappable,n)} ${so(t.unmappable)} left out`),i;if(s>0){let u=Q(s,"invalid byte sequence"),p=`${co(s)}at offset ${c}`;
i.push(`${u} became ${Wa(n,o)}, ${p}; the file is damaged, or not in ${w[e].name}: check --from, or use --fatal to stop \
at such bytes`)}let d=o==="ignore"?`${so(t.unmappable)} left out`:va[typeof o=="function"?"function":o];if(t.unmappable>
0&&d){let u=`${co(t.unmappable)}${ao(f)} at offset ${a}`;i.push(`${qi(t.unmappable,n)} ${d}, ${u}; use --unmappable html\
, or --to utf-8`)}return i}var va={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},so=t=>t===1?"was":"were",co=t=>t===1?"":"the first ",qi=(t,e)=>`${Q(t,"character")} that ${w[e].name} can't r\
epresent`;function ao(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${ae(t)})`:ae(t)}
function Wa(t,e){return ce(t)||t===j("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var Zi=require("node:fs");var fo=1e6,ja=20*fo,Ha=2*fo,Ga=100,Ji=40,Ya="\x1B[?25l",Va="\x1B[?25h",Xi="\r\x1B[K";function Qi(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(d){let u=Date.now();if(i&&u-c<Ga)return;c=u,s||n(),s=!0;let p=Ja(r,d,(u-a)/1e3);kt(`${i?"":Ya}${Xi}${p.
slice(0,process.stderr.columns)}`),i=!0}return{add(d){r+=d,!(r<Ha)&&(o??={total:qa(t),canShow:Ka(e)},o.canShow&&(o.total??
r)>=ja&&f(o.total))},stop(){i&&kt(`${Xi}${Va}`),i=!1}}}var Ka=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function qa(t){let e=0;for(let n of t){let o=n==="-"?void 0:za(n);if(!o?.isFile())return;e+=o.size}return e}
function za(t){try{return(0,Zi.statSync)(T(t))}catch{return}}function Ja(t,e,n){let o=`${Ke(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${Ke(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*Ji)).padEnd(Ji,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Ke(t)} of ${Ke(e)} MB | ${o} | ${c}${s%
60} s left`}var Ke=t=>(t/fo).toFixed(1);var ts=10,qe=class{line=1;column=1;#t;#e=[];constructor(e){this.#t=new U(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#e=[]}advance(e){let n=0;for(let o=e.indexOf(ts);o>=0;o=e.indexOf(ts,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#t.
reset(),this.#e=[]),this.#e.push(e.slice(n))}settle(){for(let e of this.#e)for(let n of this.#t.decode(e,!1))this.column+=
1;this.#e=[]}};var pt=class extends Error{};async function ho(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Qi(
t.files,n,()=>{o?.keepListening?.(),n&&(r=io(i))}),c=0;try{n||(r=io(i)),o=t.isDry?Xa:Hn(t.output);let a=new uo(t,e,o,s);
for(let f of t.files)if(c=await a.add(f)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=
Yn(t.output,a instanceof pt?a.cause:a)||c}return r(),c}var Xa={write(){},wait(){},finish(){},discard(){}},uo=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new lo(e,n,i=>{try{o.write(i)}catch(s){throw new pt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof pt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),Z(F(e),n)}}async end(){this.#o.convert(new Uint8Array,y.result),await this.#e.finish()}async#r(e){let n=await Wn(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,y.none),await this.#i(),this.#n.add(r.
length),await Ki()}finally{await n.close()}this.#o.convert(new Uint8Array,y.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new pt("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),ne(F(e),n)}},lo=class{#t;#e;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let f=i==="keep"&&nt(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="translit";this.#a=u&&
!nt(r)?new qe(r):void 0,this.#i=a&&new Ve(a,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){let o;this.#c=
!0,n!==y.result&&!this.#s&&(this.#r=this.#e.newFixer?.());let r=[];try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#e.
isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof pt)throw s;o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.
add(s))this.#f(c);if(this.#s=!o&&n===y.none,this.#r&&!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.
settle();let i=o&&Qa(o,this.#a);if(this.#s||this.#a?.startFile(),o)throw i}#f(e){this.#n(this.#i?this.#i.add(e):e)}abandon(){
if(this.#s)try{this.convert(new Uint8Array,y.source)}catch(e){if(e instanceof pt)throw e}}takeMessages(){let{from:e,quiet:n,
verbose:o}=this.#t,{decision:r}=this.#o,i=this.#o.takeLosses();if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:zi(i,r.encoding,
this.#t),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e==
"object"&&s.unshift(Za(r)),s}};function Za({encoding:t,source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`\
it is taken for ${w[t].name} (${o})`}function Qa(t,e){if(t instanceof C){let n=t.length===1?"is":"are";return new Error(
`${Q(t.length,"byte")} at offset ${t.offset} ${n} invalid in ${t.encoding}; check --from, or leave out --fatal to replac\
e such bytes with U+FFFD`)}if(t instanceof q&&e){let{line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offset\
 ${t.index}): ${t.encoding} can't represent ${ao(t.codePoint)}; use --unmappable translit, html or replacement, or --to \
utf-8`)}return t}var tf=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,ef=M(()=>new Map(tf.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,j(e)])})));function es(t){return j(t)??ef().get(ie(t))??en(t)}var Wt=class extends Error{};var ns=["bash","zsh","fish"];var ze=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:nf,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:of,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
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
nslit).",choices:Gr},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Nn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:ns}];var Je=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function nf(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:os(e)}function of(t){let[e,...n]=t.split("//"),o=os(e),
r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new Wt(`It ends in //${n[i]}\
; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?{to:o,otherwise:s?"":
"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function os(t){let e=j(t)??es(t);if(e===void 0)throw new Wt("No encoding has th\
is name; encoding-wasm --list shows all.");if(e===P)throw new Wt("It stands for an encoding that holds no text.");return e}var it="encoding-wasm",Xe=()=>[...ze,...Je].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),c=r==="encoding"?rf():n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,words:c,completes:r,
what:sf(e)}}),rf=()=>["auto",...w.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],sf=t=>t.replace(/[.:;,(].*$/s,
"").replace(/["'’]/g,"");function rs(t){return{bash:cf,zsh:af,fish:ff}[t]()}function cf(){let t=Xe().flatMap(({names:n,
takesValue:o,isOptional:r,words:i,completes:s})=>!o||r?[]:i?[`    ${n.join("|")}) COMPREPLY=($(compgen -W '${i.join(" ")}\
' -- "$word")); return ;;`]:s==="folder"?[`    ${n.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`]:[`    ${n.
join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`]),e=Xe().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(
i=>o&&i.startsWith("--")?[i,...r.map(s=>`${i}=${s}`)]:[i]));return`# Completion for ${it} in bash: put it into ~/.local/\
share/bash-completion/completions/${it}
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
complete -o filenames -F _encoding_wasm ${it}
`}function af(){let t=Xe().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.length>1?`'(${e.
join(" ")})'{${e.join(",")}}`:`'${e[0]}`,a=r?`(${r.join(" ")})`:i==="folder"?"_files -/":"_files",f=n?`:${o?":":"value:"}${a}`:
"";return`  ${o?`'${e.at(-1)}=-`:e.length>1?`${c}'`:c}[${s}]${o?`::value:${a}`:f}' \\`});return`#compdef ${it}
# Completion for ${it} in zsh: put it into a directory of $fpath as _${it}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function ff(){let t=Xe().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(f=>f.startsWith(
"--")?`-l ${f.slice(2)}`:`-s ${f.slice(1)}`),a=r?` -x -a '${r.join(" ")}'`:i==="folder"?" -x -a '(__fish_complete_direct\
ories)'":" -r";return`complete -c ${it} ${c.join(" ")}${n&&!o?a:""} -d '${s}'`});return`# Completion for ${it} in fish: \
put it into ~/.config/fish/completions/${it}.fish
${t.join(`
`)}
`}var Ze=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function is(t){
let e=[...ze,...Je].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),a=c===void 0?
"":i?`[=\\fI${c}\\fR]`:` \\fI${c}\\fR`,f=s.split(", ").map(p=>`\\fB${Ze(p)}\\fR`),d=f.pop(),u=r?`
${Ze(`Possible: ${r.join(", ")}.`)}`:"";return`.TP
${[...f,d+a].join(", ")}
${Ze(o)}${u}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Ze(t)}" "User Commands"
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
`}async function df(t,e){if(!Fi())return Rt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:a,
fixDeclaration:f,otherwise:d,inPlace:u,outDir:p}=e,m={sniff:i,locale:s,detect:!0};if(o)return Ti({...t,sniffing:m,json:r});
let E=d===void 0?void 0:_e(t.to),N={...t,from:n==="auto"?St(m,"--from auto"):n,unmappable:E?et=>E(et)??d:t.unmappable,drop:c},
mt={isLending:!c&&!a&&!f&&!uf(N.unmappable),newTranscoder(et,Ot){let{from:Tt,to:jt}=et;return a?new Ge(Tt,jt,Ot):c?new Pe(
Tt,jt,Ot):lt(Tt,jt,mt.isLending?{...Ot,take:Sn}:Ot,"")},newFixer:f&&(()=>new Ae(N.to))};if(u===void 0&&p===void 0)return ho(
N,mt);let{skipUtf8:oe=!1,dryRun:bt=!1}=e;return Si(N,{suffix:u,directory:p,skipUTF8:oe,dryRun:bt},et=>ho({...N,...et},mt))}
var uf=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
