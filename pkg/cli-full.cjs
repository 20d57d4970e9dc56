"use strict";var sr=Object.defineProperty;var id=Object.getOwnPropertyDescriptor;var sd=Object.getOwnPropertyNames;var cd=Object.prototype.hasOwnProperty;var fd=(e,t)=>{for(var n in t)sr(e,n,{get:t[n],enumerable:!0})},ad=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of sd(t))!cd.call(e,r)&&r!==n&&sr(e,r,{get:()=>t[r],enumerable:!(o=id(t,r))||o.enumerable});return e};var dd=e=>ad(sr({},"__esModule",{value:!0}),e);var Dp={};fd(Dp,{completionFor:()=>nd,manual:()=>od,runFully:()=>Up});module.exports=dd(Dp);var Ln="encoding-wasm";function qi(){throw new Error("encoding-wasm: call instantiate() first.")}var Un=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var g=md();function md(){let e=Un.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Ji=y(()=>new Map(g.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),hd=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],He=e=>e<36&&e!==33,D=e=>e>0&&e<29,$n=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(g[e].name),pd=e=>hd.find(([t])=>e>=t)[1];function he(e){let t=Ji();return t.get(e)??t.get(es(wd(e)))}function ye(e,t){
let n=he(e);if(n===void 0){let o=ar(e),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=pd(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Ln}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var xd=y(
()=>new Map(Array.from(Ji(),([e,t])=>[Dn(e),t]).reverse()));function ar(e){let t=Dn(e),n=xd().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Dn=e=>es(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Zi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Fe(e){if(e[0]>=239)return Zi.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Qi({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function bt(e){return Zi.find(t=>t.encoding===e)?.bytes}function Ee(e){return e===
0||e===37||e===38}function wd(e){let t=0,n=e.length;for(;Xi(e[t]);)t+=1;for(;Xi(e[n-1]);)n-=1;return e.slice(t,n)}var Xi=e=>`\
	
\f\r `.includes(e);function es(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var kn=(e,t)=>e?.prototype?.[t],Pn=e=>kn(globalThis.Buffer,e),ft=Pn("ucs2Slice"),Mt=Pn("ucs2Write"),dr=Pn("utf8Slice"),Je=Pn(
"latin1Slice"),ts=e=>globalThis[e],ns=ts("TextDecoder"),Sd=kn(ns,"decode"),lr=ts("TextEncoder"),yd=kn(lr,"encode"),Ed=kn(
lr,"encodeInto");function Y(e,t=!1,n=!0){let o=new ns(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Sd})}function os(){let e=new lr;return Object.defineProperties(e,{encode:{value:yd},encodeInto:{value:Ed}}),e}function C(e){
try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,N=()=>"Bun"in globalThis,ge=()=>ur().includes("Chrom\
e/"),Q=()=>ur().includes("AppleWebKit/")&&!ge()&&!(ie()>0);function ur(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var de=()=>"Deno"in globalThis,X=()=>ur()==="Cloudflare-Workers",ve=()=>Q()||X(),ie=()=>X()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),pe=()=>ie()<22,rs=e=>globalThis.process?.getBuiltinModule?.(e);function _t(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:
return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:
return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],
e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(
e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],
e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+
6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],
e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+
8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],
e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],
e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var mr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,is=()=>Object.getPrototypeOf(Uint8Array.prototype),Wn=e=>mr(is(),
e),hr=e=>mr(DataView.prototype,e),Ad=()=>mr(ArrayBuffer.prototype,"byteLength"),Hn=e=>is()[e],Id=Wn(Symbol.toStringTag),
vn=Wn("buffer"),pr=Wn("byteOffset"),ss=Wn("byteLength"),Bd=Hn("includes"),Fd=Hn("set"),bd=Hn("slice"),Md=Hn("subarray"),
_d=hr("buffer"),Cd=hr("byteOffset"),cs=hr("byteLength"),fs=Ad(),E=e=>ss.call(e);function le(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:E(e)}var A=(e,t,n=E(e))=>new Uint8Array(vn.call(e),pr.call(e)+t,n-t);function at(e,t){
let n=new Uint8Array(E(e)+E(t));return V(n,e),V(n,t,E(e)),n}function Gn(e,t){let n=pr.call(e),o=t+(-(n+t)&3),r=Math.max(
0,E(e)-o)>>2,i=r>0?new Int32Array(vn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Te=(e,t)=>A(e,0,Math.min(
t,E(e))),V=(e,t,n)=>Fd.call(e,t,n),as=(e,t)=>Bd.call(e,t),Nd=y(()=>F()?96:Q()?1024:1/0);function ee(e,t,n){if(n-t<=Nd())
return bd.call(e,t,n);let o=new Uint8Array(n-t);return V(o,Md.call(e,t,n)),o}function Ze(e,t,n){if(n>24)return ee(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function se(e,t){if(t<=64)return!1;try{return fs.call(
vn.call(e)),!1}catch{return!0}}var Rd="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Oe(e,t,n=Rd){
if(!ArrayBuffer.isView(e)&&xr(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function dt(e){if(ArrayBuffer.isView(e))return Ld(e);try{return new Uint8Array(e)}catch{return W}}var lt=e=>e instanceof
Uint8Array?e:dt(e);function Ld(e){try{return Id.call(e)===void 0?new Uint8Array(_d.call(e),Cd.call(e),cs.call(e)):new Uint8Array(
vn.call(e),pr.call(e),ss.call(e))}catch{return W}}var W=new Uint8Array;function xr(e){try{return fs.call(e)}catch{}try{return cs.
call(new DataView(e))}catch{return}}function be(e,t,n){ut(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function ut(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var Me=e=>`${e}`;function ds(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ls(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function wr(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=Me(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function ps(e,t,n){let{memory:o}=e,r=jn(d=>kd(d,n),o,t),i=jn(Wd,o,t);if(r&&i){let d=de()?1/0:64;return{...i,read:(l,u)=>(u<
128?r:i).read(l,u),write:(l,u)=>(l.length<d?r:i).write(l,u),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:de()?
r.writeBytes:void 0,mostByTable:512}}let s=Sr(o);if(r)return F()?Pd(r,jn(ms,o,t)):r;let c=i??jn(ms,o,t)??s,f=i?18:15,a={
...c,read:(d,l)=>(l<=f?s:c).read(d,l),write:(d,l)=>(d.length<16?s:c).write(d,l),collect:i?.collect};return i?$d(a,e,t):a}
var $d=(e,t,n)=>({...e,readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(
i,r,s);return c<0?null:e.read(n,c)},readsInput:!0,mostByTable:512});function jn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than\
 what is short";try{let r=e(t);return r.write(o,n),Sr(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}
var Dd="strings";function kd(e,t){let[n]=WebAssembly.Module.customSections(t,Dd),o=new WebAssembly.Module(n,{builtins:["\
js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Pd(e,t){
let{read:n,readBytes:o}=e;return{...e,collect:t?.collect,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.
min(i,36));for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(
r,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Wd(e){let[t,n]=[ft,Mt],o=new Uint8Array(
e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(
r(),i,s,2*i.length),most:1/0,collect:xs(e,(i,s)=>t.call(i,0,s))}}function xs(e,t){let n;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,a){V(s,new Uint8Array(e.buffer,f,2*a),c),c+=2*a},toText:()=>t(s,c)}}
function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}function ms(e){let t=Y("utf-16le"),{write:n,most:o}=Sr(e),r=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=xs(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function Sr(e){let t=new Uint16Array(
e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return _t(
i,s,r);let f="";for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){
let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Yn,S,Er,ws,Ss,v,H={input:0,units:0,output:0},fn=0,Kn={name:"",encoding:-1},I={isBusy:!0,newCodec:NaN,count:0};function Ae(e,t){
Kn.name=e,Kn.encoding=t,I.newCodec=NaN,I.count+=1,I.isBusy&&ys(),I.isBusy=!0}function ys(){try{As(),Yn??=Os(gs(qi())),Gd(
new WebAssembly.Instance(Yn),Yn)}catch(e){throw Is(e)}}function Es(e){try{As(),Yn=Os(gs(e))}catch(t){throw Is(t)}ys()}function gs(e){return vd(e)?e:new WebAssembly.Module(e)}function vd(e){try{return WebAssembly.Module.customSections(e,Ts),
!0}catch{return!1}}var Ts="encoding-wasm";function Os(e){let[t]=WebAssembly.Module.customSections(e,Ts),n=`${Ln} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Gd({exports:e},t){S=e,yr=
WebAssembly.RuntimeError,H.input=S.input(),H.units=S.units(),H.output=S.output(),Fs(),v=ps(S,H.units,t),fn=Math.min(S.units_length(),
v.most),I.isBusy=!1}function As(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAs\
sembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Is(e){let{message:t}=e,
n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(jd(e))return new RangeError(
`encoding-wasm: ${Bs} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Bs="no memory \
for WebAssembly; free some, and call again",jd=e=>e instanceof RangeError&&/memory/i.test(e.message);function Nt(){return Tr(),
Er}function Vn(){return Tr(),ws}function gr(){return Tr(),Ss}function Tr(){Er[0]===void 0&&Fs()}function Fs(){let{buffer:e}=S.
memory;Er=new Uint8Array(e),ws=new Uint8Array(e,H.input,65536),Ss=new Int32Array(e,S.codec(),S.codec_length()>>2)}function zn(e,t){
return Ae(e,-1),an(t)}function an(e){try{let t=e();return I.isBusy=!1,t}catch(t){throw z(t)}}var yr;function z(e){if(!I.
isBusy||!yr||!(e instanceof yr))return e;let t=g[Kn.encoding]?.name,n=`${Kn.name}${t?` of ${t}`:""} failed`;return Yd()?
new RangeError(`encoding-wasm: ${n}: ${Bs}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Yd(){try{return S.memory.grow(32),
!1}catch{return!0}}function te(e=null){let t=gr();return Rs(t,e??new Int32Array(t.length))}function qn(){return S.held()!==0?te():(I.newCodec=
dn,null)}var Or=e=>Rs(e,gr());function Rs(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ie(e,t){Ls(e,t)||(Ae(
"decoding",e),t?Or(t):S.new_decoder(e),dn=e===33||e===36?NaN:e)}var dn=NaN;function Ls(e,t){return t||I.newCodec!==e||I.
isBusy?!1:(I.newCodec=NaN,I.isBusy=!0,!0)}function Xn(e,t){Ls(~e,t)||(Ae("encoding",e),t?Or(t):S.new_encoder(e),dn=~e)}function Ar(e,t,n,o){
Ae("transcoding",e),o?Or(o):S.new_transcoder(e,t,+n)}function Us(e,t){S.set_source_encoding(e,+t),I.isBusy=!1}function ht(e){
let t=E(e),n=S.alloc(t)>>>0;return V(Nt(),e,n),[n,t]}var Xd=y(()=>Uint8Array.from(Un,e=>e.charCodeAt(0))),bs,Ir=e=>zn("s\
niffing",()=>(bs!==S&&S.give_labels(...ht(Xd())),bs=S,e())),Br=(e,t,...n)=>Ir(()=>S.sniff_html(...ht(e),t,...n)),$s=(e,t,n)=>Ir(
()=>S.sniff_xml(...ht(e),t,n));function Ds(e,t){let n=Ir(()=>S.find_declared_label(...ht(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var ks=(e,t)=>zn("sniffing",()=>S.default_for(...ht(e),t)),Ps=()=>Ae("detection",-1);function Ws(e,t){
try{S.feed_detector(...ht(e),+t)}catch(n){throw z(n)}}var Hs=(e,t,n,o)=>an(()=>{let r=f=>f?ht(f):[0,0],i=S.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=S.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Ge(e,t,n,o,r){tt(e,t),I.isBusy=!0;let i=S.decode_block(t,n,+o,+r);return I.isBusy=!1,r&&i>=0&&(I.newCodec=
dn),to(i)}function vs(e,t){let n=E(e);tt(e,n),I.isBusy=!0;let o=S.decode_block(n,0,2,+t);return I.isBusy=!1,to(o)}var et={
encoding:-1,source:0,most:0,owner:void 0};function Jn(e,t,n){if(et.encoding!==e||et.owner!==S||I.isBusy){try{Ae("decodin\
g",e),et.owner=S;let r=v.readBytes?S.byte_table(e):0;et.source=v.readsInput?e:r,et.most=r===0?0:!$n(e)&&v.mostByTable||1/0,
et.encoding=e}catch(r){throw z(r)}I.isBusy=!1}if(n>et.most)return;if(n<=65536)return tt(t,n),Ms(n);if(v.most>fn)return;let o="";
for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);tt(A(t,r,r+i),i),o=xt(o,Ms(i))}return o}function pt(e,t,n,o){return zn(
"decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(4*r,65536,t-i)),tt(r===t?e:A(e,i,i+r),r),
!S.is_free_of(r,n,o))return!1;return!0})}function Fr(e,t){let n=-1,o,r;function i(s){try{return Ae(e,s),n=s,r=S,o=t(s),I.
isBusy=!1,o}catch(c){throw z(c)}}return s=>s===n&&r===S&&!I.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Zn=Fr("encoding",e=>{
let t=S.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=S.memory;return D(e)?new Uint8Array(n,t,16384):new Uint16Array(n,
t,65536)}),Gs=Fr("encoding",e=>{let t=S.unit_table(e)>>>0,n=new Uint8Array(65536);return V(n,new Uint8Array(S.memory.buffer,
t,16384)),n}),Lt=Fr("decoding",e=>{let t=D(e),n=(!t?S.pair_table(e):S.byte_table(e))>>>0;return n>0?new Uint16Array(S.memory.
buffer,n,t?256:65536):void 0}),Ms=e=>v.readBytes(H.input,e,et.source);function xt(e,t){try{return e+t}catch(n){throw br(
n)}}var br=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true }\
 or with a stream.",{cause:e}),js=e=>e+65536+3<=fn,Ys=e=>e>fn&&e<268435456?v.collect?.(e+3):void 0,Qn=()=>H.units,Ks=()=>Nt()[H.
units]|Nt()[H.units+1]<<8,Ut=(e,t)=>v.read(H.units+2*e,t-e),ln=(e,t,n,o=0)=>v.write(e.slice(t,n),H.units+2*o);function Vs(e,t){
if(!I.isBusy&&!v.writeBytes)return;Ae("encoding",t);let n=v.writeBytes?.(e,H.output,S.unit_table(t));return I.isBusy=!1,
n===e.length?wt(n):void 0}function eo(e,t,n,o){I.isBusy=!0;let r=S.encode_block(e,t,n,+o);return I.isBusy=!1,o&&r>=0&&K.
finished()&&(I.newCodec=dn),to(r)}var b={none:0,source:1,result:2};function zs(e,t,n,o){let r=E(e);tt(e,r),I.isBusy=!0;let i=S.
transcode_block(r,+t,n,o);return I.isBusy=!1,to(i)}function tt(e,t){let n=Vn();if(t>8)try{V(n,e)}catch{V(n,A(e,0,t))}else
for(let o=0;o<t;o++)n[o]=e[o]}function to(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kin\
d. Please report it.");return e}var wt=e=>Ze(Nt(),H.output,e),Mr=e=>Nt().subarray(H.output,H.output+e),K={finished:()=>S.
finished()!==0,read:()=>S.read(),written:()=>S.written(),codePoint:()=>S.code_point(),start:()=>S.start(),length:()=>S.length()},
je={malformed:()=>S.replaced(),firstMalformed:()=>S.first_replaced(),unmappable:()=>S.unmapped(),firstUnmappable:()=>S.first_unmapped(),
codePoint:()=>S.unmapped_code_point()};var G=new Uint8Array(256);function yt(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return qs(G,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return qs(n,o,e);n[o]=r}return n}function qs(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)G[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)G[r++]=s;else if(s<2048)G[r++]=
192|s>>6,G[r++]=128|s&63;else if(!St(s))G[r++]=224|s>>12,G[r++]=128|s>>6&63,G[r++]=128|s&63;else{let c=tl(n,i);c>=65536&&
(i+=1),r=nl(c,G,r)}}return Ze(G,0,r)}var Zs=y(()=>Mt||F()||Q()?96:X()?1024:128),Rr=y(()=>ve()||F()||N()?65536:128),Zd=y(
()=>new Uint8Array(2*Rr()));function Qs(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var Qd=y(X);function ec(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(Qd()?pt(o,n,0,255):!as(o,0))?o:void 0}function tc(e,t){let{length:n}=e,o=2*n<=256?G:
Zd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return Ze(o,0,r)}var el=e=>e===14||e===15||e===27;function nc(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,G[o]=27,G[o+1]=r?36:40,G[o+
2]=66,o+=3),r){if(!(c>=41216))return;G[o]=c>>8&127,G[o+1]=c&127,o+=2}else{if(el(s))return;G[o]=c,i<n&&(o+=1)}}return Ze(
G,0,o)}var St=e=>(e&63488)===55296;function tl(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Lr=e=>e<128?1:e<2048?2:e<65536?3:4;function nl(e,t,n){if(e<128)return t[n]=e,n+1;let o=Lr(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var oc=new Uint8Array(128),Ce=ol(
oc);function ol(e){return new Uint16Array(e.buffer)}var oo=y(()=>hn()?0:18),rl=y(()=>pe()?54:de()||!(ie()>=22||ve())?64:
32),il=y(()=>Q()?64:32),sl=y(()=>Q()?36:18),ro=(e,t)=>(e[0]&e[t>>1])>=128;function rc(e,t,n){return n?t<=8:t<=sl()||t<=il()&&
(ro(e,t)||fo())}var io=(e,t)=>t<=18||t<=64&&ro(e,t)&&t<=rl(),ue={length:0,bytes:0};function kt(e,t,n,o){if(e[0]<128&&hn())
return $r(e,t)?Je.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224;if(!(f>=194&&
f<240&&s+(a?2:3)<=t))return _r(e,s,t,n,o,r);let l=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&31)<<6|l:(f&15)<<12|l<<6|u,(l|u)>=
64||!a&&(c<2048||St(c)||c===65279))return _r(e,s,t,n,o,r)}Ce[r++]=c}return mn(r)}function ic(e,t,n){if(t%2>0)return;let o=0;
for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(St(i))return;Ce[o++]=i}return mn(o)}function _r(e,t,n,o,r,i){
let s=Ur();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===
224?160:f===240?144:128,h=f===237?159:f===244?143:191,p=f,m=0;for(;m<a&&c<n;m++,c++){let x=e[c];if(x<u||x>h)break;p|=x<<
8*(m+1),u=128,h=191,d=d<<6|x&63}if(m<a){if(c===n&&!o){if(f===239)return;sc(p,1+m);break}l=!0}if(l&&r||(l&&(d=65533),d===
65279))return;d>65535&&(Ce[i++]=55232+(d>>10),d=56320|d&1023),Ce[i++]=d}return mn(i)}function so(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=Lt(o),!r)return;if(a=r[f],St(a)){if(s<t)a=r[f|e[s++]<<8];else if(!n&&co(f,o))
break;if(St(a))return cl(e,c,t,n,i,o,r)}}Ce[i++]=a}return mn(i)}function cl(e,t,n,o,r,i,s){let c=Ur();for(let f=t;f<n&&r<=
c;){let a=e[f++],d=a<128?a:s[a];if(St(d)){if(f===n&&!o&&co(a,i))break;let l=f<n?e[f]:0;if(d=s[a|l<<8],!St(d))f+=1;else if(al(
d))d=65533;else{let h=f+2<n&&i<=30?fl(a,l,e[f+1],e[f+2]):0;if(h===0)return;Ce[r++]=55232+(h>>10),d=56320|h&1023,f+=3}}Ce[r++]=
d}return mn(r)}function fl(e,t,n,o){let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*
10+(o-48);return r&&i>=189e3&&i<1237576?65536+i-189e3:0}var al=e=>e>=57088&&e<=57216;function un(e,t){for(let n=1;n<=3&&
n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function Pt(e,t,n){return ue.
length=0,_r(e,t,n,!1,!0,0)===""}function co(e,t){let n=t!==32||e<144||e>160;return n&&sc(e,1),n}function sc(e,t){ue.length=
t,ue.bytes=e}function mn(e){if(e<3||e<=18&&!hn())return _t(Ce,0,e);if(fo())return ft.call(oc,0,2*e);if(!(e>Ur()))return _t(
Ce,0,18)+_t(Ce,18,e-18)}var Ur=y(()=>fo()?1/0:36),hn=y(()=>N()&&fo()),fo=y(()=>C(dl)===!0);function dl(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(ft)==="a\uFEFF\uD83D"&&t(Je)==="a\0\xFF\xFE=\xD8"}
function $r(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function xe(e,t){let n=Math.ceil(t/8);for(let o=0;o<
t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var dc=6,Et,lc=!1;function uc(){Et=null,Et=C(ml)??null,lc=Et!==null&&(F()||N()),F()&&(dc=32)}var ul=e=>e.length<=6||e.length<=
dc&&e.charCodeAt(0)<128;function ml(){let e=os(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",
r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...yt(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}
function hl(e){try{return Et?.encode(e)}catch{return}}function pl(e,t){Et===void 0&&uc();try{return Et?.encodeInto(e,t)}catch{
return}}function ao(e){return ul(e)?yt(e):(Et===void 0&&uc(),xl(e)??hl(e))}function xl(e){let{length:t}=e;if(!lc){if(t<=
21)return yt(e);if(t<=64&&wl()){let n=(Sl()||yl(e)<=64)&&cc(G,e);if(n)return n}return t<=65536&&gl(e)?cc(El(),e):void 0}}
var wl=y(()=>!de()),Sl=y(()=>ge()||X()),yl=e=>e.length*Lr(mc(e))*.75;function cc(e,t){let n=pl(t,e);return n?.read===t.length?
Ze(e,0,n.written):void 0}var El=y(()=>new Uint8Array(3*65536));function gl(e){let{latin1:t,other:n}=Tl();return e.length>=
n&&(e.length>=t||mc(e)>=256)}var Tl=y(()=>de()?{latin1:1/0,other:1024}:ie()<26?{latin1:512,other:256}:{latin1:1/0,other:1/0});
function mc(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}var Al=y(()=>N()?32:ie()>0?48:F()?400:ge()?1024:1/0),Dr=0;function kr(e,t){let{length:n}=e;if(n<Al()||!He(t)||!Il(e))return;
if(Dr>0){Dr-=1;return}let o=ao(e);if(o&&E(o)===n)return o;Dr=15}var hc=e=>Math.max(8,e>>4);function Il(e){let{length:t}=e,
n=hc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function pc(e){let{length:t}=e,n=hc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var ce=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var uo=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,xc=Symbol.for("encoding-wasm.UnmappableError"),Re=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${uo(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&xc in o}[xc](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Wr=["fatal","html","replacement"],Ml=y(()=>N()||F());function Ec(e,t){let{length:n}=e,o=n<32?void 0:kr(e,t);if(o)return o;
let r=D(t);if(n>64&&n>(r?Zs():Rr()))return;if(r)return Qs(e,Zn(t));if(t===33)return n<=48?nc(e,Zn(32)):void 0;if(!!0||n>
512&&Ml()&&pc(e))return;let i=Zn(t);return i&&tc(e,i)}var gc=y(()=>N()||F()||Q()||X()&&!Mt);function Tc(e,t){return gc()?
ec(e,Gs(t)):Vs(e,t)}function yc(e,t){return Ec(e,t)??(D(t)?Tc(e,t):void 0)}var Hr=()=>"",nt=class{encoding;unmappable;#e;#t=null;#n=0;#o=W;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return g[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Wr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?ao(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=yc(t,this.encoding);if(o)return o;Xn(this.encoding,
null),ln(t,0,t.length);let r=eo(0,t.length,this.#i,!0);return r===-2||!K.finished()?void 0:wt(r)}catch(o){throw z(o)}}#c(t){
let n=D(this.encoding)&&this.unmappable==="fatal"&&gc(),o=()=>n?Tc(t,this.encoding):void 0;return kr(t,this.encoding)??C(
o)}#f(t,n){let o=new ne;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Re(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=W,this.#t=null,this.#n=0);let f=this.#e,a=this.#i,d=f===Hr,l=f&&!d?2048:65536,
u=f&&this.encoding===33?new Pr(c,o):void 0,h=u?w=>u.add(w):o,p=u?w=>u.addUnchanged(w):o,m=0,x=null;try{if(!s)for(;m+65536<
t.length;m+=65536){let w=yc(t.slice(m,m+65536),this.encoding);if(!w)break;o(w)}for(Xn(this.encoding,s);m===0||m<t.length;m+=
l){let w=Math.min(m+l,t.length);ln(t,m,w);let j=w===t.length;for(let ae=0,We=!1;!We;){let Ft=eo(ae,w-m,a,n&&j);h(wt(Ft===
-2?K.written():Ft));let Xe=i+m+ae+K.start();if(ae+=K.read(),We=Ft!==-2&&K.finished(),Ft!==-2||d)continue;let we=K.codePoint();
if(f){x=te(x);let{count:it}=I,st=()=>this.locate(Xe),Rn=f(we,st);I.count!==it&&(Xn(this.encoding,x),ln(t,m,w));let zi=rd=>{
throw new Re(rd,st(),this.name)};typeof Rn=="string"?_l(Rn,h,zi):Rn?p(Rn):zi(we)}else r(we,Xe)}}}catch(w){throw z(w)}if(n){
u&&o(u.held);return}u&&(this.#o=u.held),this.#t=this.#r(t)?null:te(),this.#n=i+t.length}};function _l(e,t,n){let o=ds(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);ln(o,r,i,2048);let s=eo(2048,2048+i-r,0,!1);s===-2&&n(K.
codePoint()),t(wt(s))}}var Pr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=E(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(ee(t,0,o)),this.held=ee(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=W,this.#e(t)}},ne=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=E(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);V(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){V(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?ee(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Cl(this.#n),o=0;return this.forEach(r=>{V(
n,r,o),o+=E(r)}),n}};function Cl(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Oc(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=ye(e,t);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Ac(o,e,t)}function Ac(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Ht=class{#e;#t;#n=new ne;#o=!1;constructor(t){this.#e=t,this.#t=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#t?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new ne;let n=Fe(t)?.bytes.length??0,o=this.#r(A(t,n,Math.min(E(t),n+4096*this.#t)));if(!vr(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=Ds(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...A(o,f,f+a));
he(d)!==this.#e&&(r.push(A(t,i,n+f*this.#t),this.#i(g[this.#e].name)),i=n+(f+a)*this.#t)}return[...r,A(t,i)]}#r(t){if(this.#t===
1)return t;let n=new Uint8Array(E(t)>>1),[o,r]=this.#e===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#t),o=this.#e===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#t+
o]=t.charCodeAt(r);return n}};function vr(e){let t=0;for(;t<E(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var jr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#n=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#o=void 0;#r=0;#i=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=D(t)&&!n}accept(t){C(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#o=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,canFail:n,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#i=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#i?
-1:o,this.isWatched=this.onlyASCII||F()}watch(t,n){if(this.onlyASCII){t.length!==n&&this.pause();return}this.#t=2*n<=this.
mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=this.#n,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=
!1,this.isWatched=!0,this.#t=0,this.#n=Math.min(2*this.#n,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=
!1,this.takesAnything=!1,this.#t=0}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0}reconsider(t,n){let o=this.#o;
this.#r>0?this.#r-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:n}=t;if(n<
this.#e||n>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,n):this.takesAnyBuffer=
this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&se(t,n)))try{let o=this.decoder.
decode(t),r=this.#i&&o.includes("\uFFFD");return r?this.pauseLong():this.isWatched&&this.watch(o,n),r?void 0:o}catch{this.
pauseLong();return}}},Ic=[],Yr=[];function ho(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Yr[o];if(r)return r;let i=new jr(e,t,n);
Yr[o]=i;let s=Ic[e];return s&&i.accept(s),i}function vt(e,t){Ic[e]=t;for(let n=0;n<4;n++)Yr[4*e+n]?.accept(t)}var oe=new Uint8Array(512),Kr=[];function Vr(e){return Kr[e]??=A(oe,0,e),Kr[e]}function Bc(e,t,n){return t>oe.length?A(e,
0,n):(e!==Kr[t]&&V(oe,e),Vr(n))}var po=y(()=>C(vl)),jt=y(()=>C(Gl)),Pl=y(()=>C(tu)),Wl=y(()=>C(nu));function Fc(e,t,n){let o=bc(e);if(!(!o||n<24||se(t,n))&&
!(e===0&&_c(t,n)))return o.takes?.(t,n)===!1?void 0:o}function bc(e){return e===0?jt():e===38?Pl():e===37?Wl():void 0}function Zr(e,t,n,o){
if(ue.length=0,o&&t>8192||t>1024&&(se(e,t)||_c(e,t)))return;let r=jt();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=un(
e,t);if(!(i<t&&(n||!Pt(e,i,t))))try{let s=i===t||r.decodesStart&&!o?e:Bc(e,t,i),c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&c!==void 0&&xo(s,i,c),c}catch{return}}function Mc(e,t,n){let o=bc(e);if(!(n%2>0||!o?.takes?.(t,n)||se(
t,n)))return o.decode(t,!0)}function _c(e,t){if(t<8192||Hl())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var Hl=y(Q);function vl(){let{isAscii:e}=rs("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Gl(){let e=pe(),t=e?po():void 0;if(e&&!t)return;
let n=Y("utf-8"),o=C(Kl),r=x=>n.decode(x),i=ql(r),s=Yl(i,o),c=t&&((x,w)=>xe(x,w)&&t(x)),f=c??Jl(),a=c?(x,w)=>w>256?c(x,w):
Uc(x,w)&&!(w>54&&ro(x,w)):f,d=Uint8Array.of(...Cc,...Rc.flat()),l=`${Nc}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.
of(97,127),h=i(d,d.length)===l&&r(d)===l&&n.decode(d.buffer)===l&&i(u,2)==="a\x7F"&&zr(x=>s(x,x.length)),p=Je;if(!h||t&&
p.call(u)!=="a\x7F")return;let m=(x,w)=>Y("utf-8",x&&o!==void 0,w);return vt(0,{newDecoder:m,isRight:(x,w)=>Vl(m(x,w)),canFail:!0,
...jl()}),{decode(x,w){try{return t?p.call(x):(w?s:r)(x,E(x))}catch{return}},decodeQuickly:i,decodesStart:Lc(),decodeOrFail:s,
takesQuickly:a,takes:f,completeLength:un}}function jl(){return N()?Gt(1):de()?{...Gt(257),leastBeyondASCII:65,leastOfBuffer:8192}:
pe()?{...Gt(19),most:2048,onlyASCII:!0}:ge()?{...Gt(48),leastOfBuffer:48,onlyASCII:!0}:X()?{...Gt(33),most:1023}:Gt(ie()>
0?512:33)}var Gt=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function Yl(e,t){let n=zl(
e);return t?N()||ve()?o=>t.decode(o):ie()>0?(o,r)=>r>256&&xe(o,r)?t.decode(o):n(o,r):n:n}function Kl(){let e=Y("utf-8",!0);
return zr(n=>e.decode(n))&&zr(({buffer:n})=>e.decode(n))&&!de()?e:void 0}var Vl=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".
repeat(64)].every(t=>{let n=Uint8Array.of(...yt("\uFEFF"),...yt(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),
zr=e=>e(Uint8Array.from(Cc))===Nc&&Rc.every(t=>C(()=>e(Uint8Array.from(t)))===void 0),Cc=[239,187,191,97,230,188,162,240,
159,146,169],Nc="\uFEFFa\u6F22\u{1F4A9}",Rc=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],zl=e=>(t,n)=>{
let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function ql(e){let[t,n]=[dr,Je];return pe()?(o,r)=>r>256?n.call(o):t.
call(o,0,r):Lc()?(o,r)=>t.call(o,0,r):!t||!de()?e:(o,r)=>Uc(o,r)?t.call(o):e(o)}var Lc=()=>dr!==void 0&&ie()>0&&!de()&&!N(),
Uc=(e,t)=>t<=64||t<=256&&xe(e,t);function Xl(e,t){if(t<64)return!1;if(xe(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,
i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>
8||t>=768&&r===0&&n>=3*o}function Jl(){return ge()?Xl:X()?eu:F()?Zl:void 0}function Zl(e,t){if(t<524288)return!0;let n=0,
o=Math.ceil(t/64);for(let r=0;r<t;r+=o)e[r]>=206&&(n+=1);return n>4||C(()=>pt(e,65536,128,128))!==!1}var Ql=y(X),qr=0;function xo(e,t,n){
t<1024||!Ql()||!xe(e,t)||(qr=n.length===t?0:qr+1)}function eu(e,t){if(t<1024)return!0;if(xe(e,t))return qr<2||t>524288;let n=0,
o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function tu(){return F()||ve()?$c(!1):ou()}
function nu(){return F()?$c(!0):void 0}function ou(){let e=ft,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.
from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=pe()?
512:1/0;return Dc(!1,(i,s)=>s<=o||xe(i,s)&&po()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?
c:s?void 0:c.toWellFormed()})}function $c(e){let t=Y(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>e?[r>>8,r&
255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return Dc(e,()=>!0,(r,i)=>{let s=t.decode(r);return i&&
s.includes("\uFFFD")?void 0:s})}var Dc=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){
let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var Z={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Qr=1;function wo(e,t,n,o){return t>=
Qr?ru(e,t,n,o):void 0}function ru(e,t,n,o){if((Z.encoding!==o||Z.owner!==S||I.isBusy)&&!iu(o)||t>Z.most&&(t>Z.mostBeyondASCII||
xe(e,t)))return;tt(e,t);let{readBytes:r,readPairs:i}=v;if(!!0||!Z.isOfPairs)return r(H.input,t,Z.source);let{piece:s}=Z,
c=i(H.input,t,Z.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=Vn();if(c.length===s){let d=f[t],l=i(H.input+t-
d,d,Z.source,+!n,s);if(l===null)return;c+=l}return f[t]===0||co(f[t-1],o)?c:void 0}function iu(e){return I.isBusy?!1:v.readPairs?
(Ae("decoding",e),an(()=>{let t=D(e);Z.isOfPairs=!t;let n=t?S.byte_table(e):S.pair_table(e);Z.source=v.readsInput?e:n;let o=xn(
e);return Qr=o.least,Z.piece=o.piece,Z.most=n>0?o.any:0,Z.mostBeyondASCII=n>0?o.beyondASCII:0,Z.owner=S,Z.encoding=e,!0})):
(Qr=1/0,!1)}var su=y(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!v.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(F()){let n={...e(72),piece:v.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}if(v.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(pe()?18:256),multi:n}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(N()?0:256),single:e(256),multi:t}});function xn(e){let{windows1252:t,
single:n,multi:o}=su();return e===21?t:D(e)?n:o}var ni=y(()=>N()?0:ve()||pe()?8:ge()?352:18),cu=y(N);function Wc(e,t,n){if(n>64)return xe(t,n)?fu(e,t,n):void 0;if(n<=oo()||
(t[n>>1]|t[n-1])>=128||!$r(t,n))return;let o=To();return o?o.call(t,0,n):Jn(e,t,n)}function fu(e,t,n){let o=To(),r=D(e);
if(!(n<512&&(r||!o))&&!(e===21&&yo>0)&&!(r&&Yc(e))&&!se(t,n))try{return po()?.(t)??pt(t,n,128,128)?o?o.call(t):jt()?.decodeQuickly(
t,n):void 0}catch{return}}var So=[],ei=[];function Hc(e,t,n){if(!(ei[e]===null||n<=ni())&&!(n>=512&&n>Gc(e)))return ei[e]??=
uu(e),go(ei[e],t,n)}function vc(e,t,n){return n<512?(cu()?ti(e,t,n):void 0)??Jn(e,t,n)??ti(e,t,n)??kc(e,t,n):ti(e,t,n)??
(pu(e)?kc(e,t,n):void 0)??Jn(e,t,n)}var yo=0,au=y(()=>oi()?8192:512),du=e=>yo>0&&e<au();function ti(e,t,n){let o=To();if(!o||
e!==21)return;if(du(n)){yo-=1;return}let r=hu(t,n);if(yo=r?0:15,!!r&&!se(t,n))try{return o.call(t)}catch{return}}var kc=(e,t,n)=>go(
jc(e),t,n);function go(e,t,n){if(!(!e||n>1024&&se(t,n)))try{return e.decode(t)}catch{return}}var lu=y(()=>N()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Gc(e){if(Yc(e))return 8192;let{windows1252:t,other:n}=lu();return e===
21?t:n}function uu(e){let t=yu(e)?jc(e):null;if(t){let n=Eo(e,wn()).includes("\uFFFD"),o=Math.max(ni(),xn(e).any)+1;vt(e,
{newDecoder:r=>r&&n?Y(g[e].name,!0):t,isRight:r=>!(r&&n)||gu(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:F()?
1:ni()+1,most:Gc(e),onlyASCII:!1})}return t}function jc(e){return So[e]===void 0&&(So[e]=null,So[e]=C(()=>Eu(e))??null),
So[e]}var To=y(()=>C(mu));function mu(){let e=Je,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function hu(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||pt(e,
t,128,224)}var pu=e=>e===21?oi():xu()||wu()&&$n(e),Yc=e=>!To()&&(e===21?oi():Su()),xu=y(()=>F()||Q()),wu=y(()=>X()||N()),
Su=y(F),oi=y(()=>F()||N()||!(ie()>0)),yu=e=>F()||N()||ve()||pe()||ge()&&e===21,wn=()=>Uint8Array.from({length:256},(e,t)=>t);
function Eo(e,t){let n=Lt(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function Eu(e){let t=Y(g[e].name),n=r=>t.
decode(r)===Eo(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return wn().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function gu(e){
let t=Eo(e,wn()),n=wn().filter(f=>t[f]!=="\uFFFD"),o=Y(g[e].name,!0),r=f=>C(()=>o.decode(f)),i=f=>r(f)===Eo(e,f),s=Uint8Array.
from({length:4096},(f,a)=>n[a%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
wn().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}function ii(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
r)<128?n(o,r):void 0}case 3:{let r=e[1],i=e[2];return(o|r|i)<128?n(o,r,i):void 0}case 4:{let r=e[1],i=e[2],s=e[3];return(o|
r|i|s)<128?n(o,r,i,s):void 0}case 5:{let r=e[1],i=e[2],s=e[3],c=e[4];return(o|r|i|s|c)<128?n(o,r,i,s,c):void 0}case 6:{let r=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|r|i|s|c|f)<128?n(o,r,i,s,c,f):void 0}case 7:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
a=e[6];return(o|r|i|s|c|f|a)<128?n(o,r,i,s,c,f,a):void 0}case 8:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7];return(o|
r|i|s|c|f|a|d)<128?n(o,r,i,s,c,f,a,d):void 0}case 9:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8];return(o|
r|i|s|c|f|a|d|l)<128?n(o,r,i,s,c,f,a,d,l):void 0}case 10:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9];
return(o|r|i|s|c|f|a|d|l|u)<128?n(o,r,i,s,c,f,a,d,l,u):void 0}case 11:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],
l=e[8],u=e[9],h=e[10];return(o|r|i|s|c|f|a|d|l|u|h)<128?n(o,r,i,s,c,f,a,d,l,u,h):void 0}case 12:{let r=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],h=e[10],p=e[11];return(o|r|i|s|c|f|a|d|l|u|h|p)<128?n(o,r,i,s,c,f,a,d,l,u,h,p):
void 0}case 13:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],h=e[10],p=e[11],m=e[12];return(o|r|i|
s|c|f|a|d|l|u|h|p|m)<128?n(o,r,i,s,c,f,a,d,l,u,h,p,m):void 0}case 14:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],
l=e[8],u=e[9],h=e[10],p=e[11],m=e[12],x=e[13];return(o|r|i|s|c|f|a|d|l|u|h|p|m|x)<128?n(o,r,i,s,c,f,a,d,l,u,h,p,m,x):void 0}case 15:{
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],h=e[10],p=e[11],m=e[12],x=e[13],w=e[14];return(o|r|i|
s|c|f|a|d|l|u|h|p|m|x|w)<128?n(o,r,i,s,c,f,a,d,l,u,h,p,m,x,w):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],
d=e[7],l=e[8],u=e[9],h=e[10],p=e[11],m=e[12],x=e[13],w=e[14],j=e[15];return(o|r|i|s|c|f|a|d|l|u|h|p|m|x|w|j)<128?n(o,r,i,
s,c,f,a,d,l,u,h,p,m,x,w,j):void 0}}}function si(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
return o(n[e[0]],n[e[1]]);case 3:return o(n[e[0]],n[e[1]],n[e[2]]);case 4:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]]);case 5:
return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]]);case 6:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]]);case 7:
return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]]);case 8:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],
n[e[5]],n[e[6]],n[e[7]]);case 9:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]]);case 10:
return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]]);case 11:return o(n[e[0]],n[e[1]],
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]]);case 12:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],
n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]]);case 13:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],
n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]]);case 14:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],n[e[4]],
n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]]);case 15:return o(n[e[0]],n[e[1]],n[e[2]],n[e[3]],
n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]]);default:return o(n[e[0]],n[e[1]],
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var Kc;function fi(e,t,n){return Kc??=Tu(),Kc(e,t,n)}function Tu(){let e=jt(),t=!(e&&N());return(n,o,r)=>{if(t&&io(n,o)){
let i=(o<=16&&n[0]<128?ii(n,o):void 0)??kt(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var ci=[];function Vc(e,t,n){if(hn())return;let o=ci[n];if(o)return si(
e,t,o);let r=ii(e,t);if(r!==void 0||!D(n))return r;let i=Lt(n);if(i)return ci[n]=new Uint16Array(i),si(e,t,ci[n])}function gt(e,t,n,o=!1){
try{Ie(e,null);let r=Ge(t,n,0,o,!0);return r<0?void 0:Ut(0,r)}catch(r){throw z(r)}}function zc(e,t,n,o){ue.length=0;let r=n?
t:un(e,t);return r===t||Pt(e,r,t)?gt(0,e,r,o):void 0}var yn=y(()=>F()?{any:2048,markup:1/0,leastInStream:16}:X()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:N()?2048:
Q()?112:0,leastInStream:40}),Oo=e=>e>=29&&He(e),di=()=>yn().markup>0,li=(e,t)=>t>=yn().leastInStream&&Zc(e,t);function qc(e,t,n){
yn().any>0&&Oo(e)&&li(t,n)&&En(e,n)}var Bu=y(()=>di()?1/0:33),Xc=(e,t,n)=>e>=29&&e<36&&n>=Bu()&&t[0]>=128,ui=[],Jc=(e,t,n)=>Zc(
t,n)&&En(e,n)?go(ui[e],t,n):void 0;function Zc(e,t){let{any:n,markup:o}=yn();return t<=n||t<=o&&Fu(e,t)}function En(e,t){
return ui[e]?!0:(bu(e,t),!1)}function Fu(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<
t;r+=o)e[r]<128&&(n+=1);return n>10}var Sn=[];function bu(e,t){Sn[e]===void 0&&(Sn[e]=C(()=>Ru(e))??null);let n=Sn[e];n&&
(n.credit+=Math.min(t/64,1)+t/512,!(n.credit<64)&&(n.credit=0,Sn[e]=null,C(()=>{let{value:o}=n.sequences.next();o?n.decoder.
decode(o)===gt(e,o,E(o))&&(Sn[e]=n):Mu(e,n.decoder)})))}function Mu(e,t){ui[e]=t;let{any:n,piece:o}=xn(e);vt(e,{newDecoder:r=>r?
Y(g[e].name,!0):t,isRight:r=>!r||_u(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,
n)+1,leastOfBuffer:1,most:yn().any,onlyASCII:!1})}var _u=e=>Cu.every(t=>Nu.every(n=>{let o=Y(g[e].name,!0),r=Uint8Array.
of(97,t,...n);return C(()=>o.decode(r))===gt(e,r,r.length,!0)})),Cu=[128,129,142,143,161,224,255],Nu=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ru=e=>({decoder:Y(g[e].name),sequences:Uu(
e),credit:0}),Lu=[[239,187,191],[254,255],[255,254],[132,49,149,51]],ai=[10,164,162];function*Uu(e){let[t,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Lu)yield Uint8Array.of(...i,...ai);for(let i=128;i<=255;i++)yield Tt([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield Tt([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield Tt([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Tt([i,Math.min(i+7,254)],n,r,n);yield Tt([227,227],[50,
50],o,n),yield Tt([129,129],[48,48],t),yield Tt([129,129],[48,48],r,t)}}function Tt(...e){let t=e.map(([s,c])=>c-s+1),n=t.
reduce((s,c)=>s*c),o=e.length+ai.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-
1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(ai,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
e.length-1),r}var me=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=le(t);if(!this.#e){if(this.#o&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<
128){let s=fi(t,r,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#r+=r,s}let i=this.#n===0?this.#c(
t,r,n):this.#h(t,r,n);if(i!==void 0)return n||this.#S(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.
reset();let{encoding:r}=this,i=n<=256;if(r===0&&n>0){let s=i?fi(t,n,this.fatal)??gt(r,t,n,this.fatal):Zr(t,n,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=n>0?Qc(t,n,!0,r):void 0,f=s===void 0&&!(i&&Xc(r,t,n))?this.#f(
t,n,!0):this.#a(s);if(f!==void 0)return f;let a=i&&!Ee(r)?gt(r,t,n,this.fatal):void 0;if(a!==void 0)return a}return this.#s(
t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let d=this.#l(t,n,o,r);if(d!==void 0)return d;let l=this.#n+n;if(n>0&&l<=oe.length)return this.#y(
t,l,o,r);this.#E()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#g(t,n,o)??this.#p(t,n,o)}catch(d){throw this.#e=i,
this.#o=s,this.#r=c,z(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;ue.length=0;let i=n>0&&r!==0?Qc(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#a(i)}#f(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=io(t,n)?kt(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(
t,n,o))}if(r===38||r===37){let c=n<=36?ic(t,n,r===37):Mc(r,t,n);return this.#d(c)}if(!He(r))return;let i=D(r),s=!i&&n<=(t[0]<
128?oo():18)?so(t,n,o,r):ku(r,i,t,n,o);return this.#a(s)}#m(t,n,o){return Zr(t,n,o,this.fatal)??(n<=256?zc(t,n,o,this.fatal):
void 0)}#a(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#h(t,n,o){let r=this.#n+n;if(!(n===0||r>oe.length))return ue.length=0,n>16?this.#u(
t,r,o):(this.#x(t,r),this.encoding===0?kt(oe,r,o,this.fatal):this.#a(wo(oe,r,o,this.encoding)??so(oe,r,o,this.encoding)))}#u(t,n,o){
let r=this.#w(t,n);return this.encoding===0?this.#m(r,n,o):this.#a(wo(r,n,o,this.encoding))}#l(t,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,a=c&255,d=a<224?2:a<240?3:4;if(f+n<=d)return;this.#x(t,d);let l=kt(
oe,d,!0,!0);if(l===void 0)return;let u=d-f;this.#n=0,this.#r+=u,this.#o=!0;try{return xt(l,this.decode(A(t,u),o,r))}catch(h){
throw this.#o=s,h instanceof ce||h instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),h}}#x(t,n){oe[0]=this.#t,
oe[1]=this.#t>>8,oe[2]=this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)oe[r]=t[r-o]}#w(t,n){return this.#x(t,this.#n),V(oe,
t,this.#n),Vr(n)}#S(t){this.#r+=t,this.#o||=this.#n+t>ue.length,this.#n=ue.length,this.#t=ue.bytes}#y(t,n,o,r){let i=this.#n,
s=this.#w(t,n);this.#n=0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof ce||c instanceof TypeError||
(this.#n=i,this.#r+=i),c}}#E(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{Ie(this.encoding,null),Ge(t,this.#n,
0,this.fatal,!1),this.#e=te(),this.#n=0}catch(n){throw z(n)}}#g(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=Fc(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(A(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:A(t,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=xt(s,this.#p(f,c-i,!0)),this.#i)return s}else
xo(f,c-i,a),s=xt(s,this.#d(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Pt(t,c,n)?(this.#S(n-c),
s):xt(s,this.#p(A(t,c,n),n-c,o))}#p(t,n,o){Ie(this.encoding,this.#e);let r="",i=Ys(n),s=this.#o||this.ignoreBOM||!Ee(this.
encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),l=f===0&&a?t:A(t,f,f+d),u=Ge(l,d,c,this.fatal,
o&&a);if(u<0)return this.#e=te(),this.#i=new ce(this.name,this.#r+f+K.start(),K.length()),r;if(c+=u,c>0&&(a||!js(c))){let h=!s&&
Ks()===65279?1:0;i?i.add(Qn()+2*h,c-h):r=xt(r,Ut(h,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#e=o?null:qn(),this.#r+=
n,i?i.toText():(this.encoding===0&&xo(t,n,r),r)}};function Qc(e,t,n,o){return(t<=16&&(D(o)||Du(e,t,o))?Vc(e,t,o):void 0)??
wo(e,t,n,o)}var Du=(e,t,n)=>(e[0]|e[t>>1]|e[t-1])<128&&He(n),ku=(e,t,n,o,r)=>(t?Hc(e,n,o):void 0)??(n[0]<128?Wc(e,n,o):void 0)??
(!t&&r&&o>18?Jc(e,n,o):void 0)??(rc(n,o,t)?so(n,o,r,e):void 0)??(t?vc(e,n,o):void 0),mi=({encoding:e,fatal:t,ignoreBOM:n})=>new me(
e,t,n);function gn(e){return e.common??=mi(e),e.common}var Tn=(e,t,n,o,r,i)=>Ao(ho(n,o,r),e,t,i);function Ao(e,t,n,o){if(n<
e.leastOfAny)return gn(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=gn(e).decodeWhole(
t,n,o);return e.most<0&&e.reconsider(i,n),i}function ef(e,t){let n=ye(e,t);if(n===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Io=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new nt(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=E(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(A(t,i,s?r:i+4096),
s?n:b.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=Wu(this.#e.copy(),t,r);let i=new ne,s;try{this.#e.transcode(t,n===
b.result?b.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=Tn(c,E(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
b.result,o),this.#n=n===b.result?0:r+f.length}catch(a){throw this.#e.abandonSource(),a}if(s)throw s}};function Wu(e,t,n){
let o=E(t),r=t,i=e,s=e,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=A(t,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,b.none,u=>{f+=E(u)/2}),d=void 0;return d??=Hu(i,r),d[l-c]}}function Hu(e,t){let n=E(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=nf(e);for(let c=0;c<n;c++){let f=e.position+c,a=s===f?vu(o.from,t,c):0;if(a>0){o.transcode(A(t,c,c+a),b.none,
()=>{});for(let w=0;w<a;w++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=A(t,c,c+1),l=o.copy(),u=0,h=0;o.transcode(d,b.none,
w=>{u===0&&(h=w[0]|w[1]<<8),u+=E(w)/2}),u>0&&(r[i++]=s);let p=h===65533&&s<f?of(l,d,b.none):void 0,m=p&&p.offset+p.length;
for(let w=1;w<u;w++)r[i++]=m===void 0?s:m+w-1;let x=f-s===2||f<=2;u>0&&!p?s=f+1:(p||x)&&(s=nf(o))}return r[i]=s,r[i+1]=s+
1,r}function vu(e,t,n){if(D(e))return E(t)-n;let o=n;if(He(e))for(;t[o]<128;)o+=1;return o-n}var nf=e=>of(e,W,b.source)?.
offset??e.position;function of(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ce)return o;throw o}}var Kt=e=>e==null?void 0:Me(e);function Vt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Gu(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>ye(Me(o),t))}}var Fo={allowUTF8:e=>e===void 0||!!e,candidates:Gu,locale:Kt,maxBytes:Vt,
tld:Kt},pi=["text","ASCII","empty","binary","unknown"];function zt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=E(e),f=Math.min(c,i);Ps();for(let h=0;h<f;h+=65536){let p=Math.min(h+65536,f);Ws(A(e,h,p),t&&p===c)}let a=Hs(
o,r&&Bo(r),s&&Bo(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:pi[d],isASCII:pi[d]==="ASCII"||pi[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(h,p)=>({encoding:g[a[3+2*p]].name,score:a[4+2*p]}))}}function Bo(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function xi(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=Oe(e,n),r=be(t,Fo,n),i=zt(dt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var Ku=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Vu=[33,36,37,
38],qt=(e,t)=>{let n=Kt(e);return n===void 0?-1:ye(n,t)},rf=(e,t,n)=>Math.min(Vt(e,t,n)??1024,1048576),sf=(e,t)=>Math.max(
3,t===-1?e:0),cf=e=>he(Kt(e)??"")??-1;function zu(e,t,n){if(e)return be(e===!0?void 0:e,Fo,`${t}, option '${n}'`)}var qu={
defaultEncoding:qt,detect:zu,likelyEncoding:qt,locale:Kt,maxPrescanBytes:rf,parentEncoding:qt,transportLayerEncodingLabel:cf,
userOverride:qt};function Xu(e,t){let n=be(e,qu,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:sf(i,Math.max(f,c)),declared(a){let d=Br(a,i,f,c,s,o);return d===-1?void 0:On(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>ff(a)??Ju(r,n.defaultEncoding)}}function ff(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Ju(e,t){
return On(ks(Bo(e),t===-1?21:t))}var Zu={defaultEncoding:qt,maxPrescanBytes:rf,transportLayerEncodingLabel:cf};function Qu(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=be(e,Zu,t),i=s=>{let c=On($s(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:sf(o,r),declared:i,decide:()=>i(W)}}function em(e,t){let n={...Fo,
defaultEncoding:qt},{defaultEncoding:o,...r}=be(e,n,t);return{prescanned:3,declared(i){let s=Fe(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return ff(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var tm={detect:em,html:Xu,xml:Qu},wi=["detect","html",
"xml"],nm={prefixBytes:Vt,sniff:wr(wi)};function Ke(e,t){let{prefixBytes:n,sniff:o}=be(e,nm,t),r=tm[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:y(()=>{let c=s.candidates&&zt(W,!0,s);return!Vu.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>om(
r,c),takesWhole:n===void 0}}function om({prescanned:e,declared:t,options:n,decide:o},r){return t(Te(r,e))??o(n&&zt(r,!0,
n))}function af(e){let t=Br(Te(e,1024),1024,-1,-1,-1,-1);return t===-1||On(t).source==="BOM"?void 0:On(t)}function On(e){
let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:Ku[e>>8&255],score:null}}var mf=["(B","(J","(I","$@","$B"],Mo=class{#e=!0;#t=!0;read(t,n){let o=E(t),r=this.#e?cm(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=fm(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let a=dm(t,i);if(s=mf.includes(a),!s&&!n&&lm(a))break;this.#t=s}else
s=f>=128||i<r&&am(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:E(t);for(;o<E(t)&&t[o]!==27;)o+=1;return o}};function cm(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=E(e))return 1/0;if(t&&=uf(e[o],e[o+1]),n&&=uf(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function fm(e,t){let n=E(e),{start:o,words:r}=Gn(e,t),i=lf(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return lf(e,o+4*s,n)}function lf(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var uf=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,am=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function dm(e,t){let n="";for(let o=t+1;o<Math.min(t+3,E(e));o++)n+=String.fromCharCode(
e[o]);return n}var lm=e=>e.length<2&&mf.some(t=>t.startsWith(e));var Ue=class{decision=null;sample=W;detected;#e;#t=!0;#n=!1;#o=new Mo;#r=new ne;#i;#s=0;#c=W;#f=W;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new ne;if(this.#t&&n&&this.#e.takesWhole)return this.#l(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+E(t)<this.#i&&!n)return this.#h(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new ne;
let i=Te(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=E(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(Te(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=E(s),h=c-d;if(l===
-1)return n||f?this.#l(i(this.#a(Te(s,h),a)),o,s):this.#h(s,u+1,o);let p=pf(Te(s,h),l-d,r.windowBytes),m=Math.min(p+r.windowBytes,
h);if(u<m&&!n)return this.#h(s,m,o);let x=Te(s,m),w=this.#a(x,u<m);if(m<=p||m===h||!r.passesASCII()||!hm(w,x))return this.#l(
i(w),o,s);s=this.#u(s,this.#o.skip(x,l-d),o)}}#a(t,n){this.sample=at(at(this.#c,this.#f),t);let o=this.#e.detection.options,
r=zt(this.sample,n,{...o,maxBytes:void 0}),i=this.#d(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#d(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#h(t,n,o){
let r=E(t);return r>0&&this.#r.add(ee(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=Te(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-E(this.#c));return i>0&&(this.#c=at(this.#c,Te(r,i))),this.#f=hf(at(this.#f,hf(A(r,i)))),A(t,n)}#l(t,n,o){
return this.decision=t,{passed:n,rest:o}}},hf=e=>A(e,Math.max(0,E(e)-64));function pf(e,t,n){let o=Math.min(E(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function hm(e,t){return e.isASCII||e.encoding===void 0&&!(t[pf(t,0,1/0)]>=128)}function xf(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function wf(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var Sf="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",yf=`!
\uFFE0	c
\uFFE1	GBP
\uFFE5	JPY
\uFFE4	|
"
(C)
<<
\uFFE2

(R)
+-
'
\u30FB	\u2027	.
,
>>
 1/4
 1/2
 3/4
AE
D
x
O
TH
ss
ae
d
:
o
th
D
d
H
h
i
k
L
l
'n
NG
ng
OE
oe
T
t
b
B
B
b
O
C
c
D
D
D
d
E
E
E
F
f
G
G
I
I
K
k
l
N
n
O
P
p
S
t
T
t
T
V
Y
y
Z
z
Z
e
G
g
\u015E
\u015F
\u0162
\u0163
N
d
Z
z
l
n
t
j
A
C
c
L
T
s
z
B
E
e
J
j
q
R
r
Y
y
o
e
e
g
i
s
z
'
"
'
'
^
^
'
\`
~

AMD
\u2010	-
'
"
AFN

,
'
BDT
THB
KHR

SS





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
\xB7	*
>
\xB7	\u30FB





'
''
\`
<
>
\uFFE3	\xAF
-
/





L.	\xA3
NGN
Pts
KRW
\u05E9\u05D7	ILS
\u0111	VND
EUR
LAK
MNT
PHP
PYG
UAH
\xA2	\u023B	GHS
KZT
INR
TL
AZN
RUB
GEL
Rx
 1/3
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
<-
->
<->
<=
=>
<=>
\u03A0
\u03A3
\uFF0D	-
/
\\
|
\u2016	||
\uFF5E	\u301C	~
~=
!=
<=
>=
\u2026	...
o
\u221A
\uFF64	,
\uFF61	.
\uFF5E	\u223C	~
\uFF65	\xB7	\u2027
\u017Ft



\u2212	-
\u301C	\u223C	~
((
))
\u203E	\xAF
\xA6	|
KRW
?`;var xm=y(()=>{let e=yf.split(`
`),t=0;return new Map(Sf.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Ef=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Co(e){let t=new nt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Re)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=gf(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function gf(e,t,n){if(Ef(e))return"";if(n===0)return null;let o=wm(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:gf(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function wm(e){
let t=[...xm().get(e)??[],...Sm(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Sm(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,h)=>c(
h)),a=o.filter((u,h)=>!c(h)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===t&&r.push(l),a.every(
Ef)&&i.push(d)}return[...r,...i]}var Tf=["fatal","html","replacement","ignore","translit"];function Of(e,t,n){return typeof e=="function"?(o,r)=>ym(e(o,r()),n):e==="ignore"?Hr:e==="translit"?Co(t):void 0}function ym(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=dt(Oe(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return ee(o,0,E(o))}var x1=2**24;function Ot(e,t,n,o){return typeof e=="number"?Af(e,t,n,o):new An(e,Af(0,t,n,o))}function Af(e,t,n,o){let{unmappable:r,losses:i}=n,
s=Of(r,t,o);if(!s||Ee(t))return new No(e,t,n);let c=Si(e,n);return new Io(c,t,r,i?.counting(s)??s)}function Si(e,t){return new No(
e,38,{...t,bom:!1,unmappable:"fatal"})}var No=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Ar(t,this.to,this.#n.ignoreBOM,
this.#e),Us(t,n),this.#e=te())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=wt,losses:a}=this.#n;s&&!this.#e&&o(Uint8Array.from(bt(this.to)??[]));
let d=Math.max(0,Wr.indexOf(c)),l=E(t);try{Ar(this.from,this.to,i,this.#e);for(let u=0;;){let h=l-u<=65536,p=h&&u===0?t:
A(t,u,h?l:u+65536),m=zs(p,r,d,h?n:b.none);a?.addBlock(this.#t+u);let x=m<0?K.written():m;if(x>0&&o(f(x)),m===-2&&c!=="fa\
tal")return!1;if(m<0&&this.#o(m,u),u+=K.read(),h&&K.finished())break}}catch(u){throw z(u)}this.#e=n===b.result?null:te(),
this.#t=n===b.none?this.#t+l:0}#o(t,n){let o=this.#t+n+K.start();throw this.#e=te(),this.#t=0,t===-1?new ce(g[this.from].
name,o,K.length()):new Re(K.codePoint(),o,g[this.to].name)}},An=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===b.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new Ue(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==b.none);i.length>0&&(this.#i.transcode(
i.concatenate(),b.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var ia=require("node:buffer"),L=require("node:fs"),Mn=require("node:path");var Jt={failure:1,usage:2};var yi=require("node:buffer");function In(e){if((0,yi.isUtf8)(e))return If(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,yi.isUtf8)(r));t+=o?If(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var If=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function B(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var R=require("node:fs");var bf=require("node:fs"),fe=require("node:path");function Ro(e,t){if(e==="."&&t!=="-")return t;let n=e.endsWith("/")||fe.sep==="\\"&&/[\\:]$/.test(e);return`${e}${n?"":fe.sep}${t}`}
function Bn(e){try{return In(bf.realpathSync.native(B(e),"buffer"))}catch{let t=(0,fe.dirname)(e);return t===e?(0,fe.resolve)(
e):(0,fe.join)(Bn(t),(0,fe.basename)(e))}}var Ff=new Map;function Ei(e){let t=(0,fe.dirname)(e),n=Ff.get(t)??Bn(t);return Ff.
set(t,n),(0,fe.join)(n,(0,fe.basename)(e))}var Mf=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var Cf=require("node:util");var Nf={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Lo={...Nf,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Rf="it is a symbolic link to a file that does not exist; check where it points",Lf="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Zt={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},At={...Nf,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function $e(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,Cf.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function De(e,t){
return ke(e,t instanceof Error?t.message:String(t)),Jt.failure}function ke(e,t){It(`encoding-wasm: ${e}: ${t}
`)}var _f=!1;function It(e){_f||process.stderr.on("error",()=>{}),_f=!0,process.stderr.write(e)}var Ve=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Uf;async function gi(e,t){let n=async i=>{try{return await i()}catch(s){throw $e(s,Pf(e))}},{next:o,close:r}=await n(
()=>e==="-"?Em(t):gm(B(e),t));return{next:()=>n(o),close:r}}async function*en(e){let t=await gi(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function tn(e){try{return(0,R.statSync)(B(e))}catch{return}}function Em(e){
let t=(0,R.fstatSync)(0,{bigint:!0});return Gf(t,e),t.isFile()?Wf(0,t,()=>{}):Tm()}function gm(e,t){let n=Df(e,t);if(!n.
isFile())return Om(e);let o=(0,R.openSync)(e,"r");return Wf(o,n,()=>(0,R.closeSync)(o))}function Df(e,t){let n=(0,R.statSync)(
e,{bigint:!0});return n.isDirectory()&&(0,R.opendirSync)(e).closeSync(),Gf(n,t),n}function kf(e){try{Df(B(e)),(0,R.accessSync)(
B(e),R.constants.R_OK)}catch(t){throw $e(t,Pf(e))}}var Pf=e=>({...Lo,get ENOENT(){return(0,R.lstatSync)(B(e),{throwIfNoEntry:!1})?.
isSymbolicLink()?Rf:Mf(e)?Lf:Lo.ENOENT}});function Wf(e,{size:t},n){Uf??=new Uint8Array(262144);let o=Uf,r=0;return{async next(){
let i=(0,R.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,R.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Tm(){
let e=Hf(0,()=>{}),t=process.platform==="win32"?$f():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=$f()}return t.next()},close:()=>t?.close()}}function $f(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Om(e){let t=await vf(
n=>(0,R.open)(e,n));return Hf(t,()=>(0,R.closeSync)(t))}function Hf(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await vf(i=>(0,R.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var vf=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Gf(e,t){if(e.isDirectory())throw new Error(Lo.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var Yf=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Ti=new Set,Oi=!1,jf=Date.now();function nn(e){if(Ti.add(e),!Oi)for(let t of Yf)
process.on(t,Kf);return Oi=!0,()=>Ti.delete(e)}function Kf(e){for(let t of[...Ti].reverse())t();for(let t of Yf)process.
off(t,Kf);process.kill(process.pid,e)}function Fn(){if(!(!Oi||Date.now()-jf<50))return new Promise(e=>{setImmediate(()=>{
jf=Date.now(),e()})})}var O=require("node:fs"),Pe=require("node:path");function Ii(e,t=438){if(e===void 0)return Im();let{target:n,present:o,descriptor:r}=Bi(e);return r!==void 0?_m(r):o?.isFIFO()?
bm(B(e)):o&&!o.isFile()?$o((0,O.createWriteStream)(B(e)),!0):Cm(n,o,t)}function Bi(e){if(e==="")throw new Error("its nam\
e is empty; name a file");let t=(0,O.lstatSync)(B(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,O.statSync)(B(e),
{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(Pe.sep))throw new Error(At.EISDIR);if(!o?.isFile())
return{target:n?Ai(e):e,present:o};let r=Zf(e);return r===void 0&&(0,O.accessSync)(B(e),O.constants.W_OK),{target:n?Ai(e):
e,present:o,descriptor:r}}var Vf;function Im(){return Vf??=Bm(),Vf}function Bm(){let e=(0,O.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?$o(process.stdout,!1):Fm(t)}function Fm(e){let t,n=()=>{t??=$o(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,O.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function $o(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function bm(e){let t=(0,O.createWriteStream)(e),{discard:n,...o}=$o(t,!0);return{...o,file:(0,O.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&Mm(e,t)}}}function Mm(e,t){try{let n=(0,O.openSync)(e,O.constants.O_RDONLY|O.constants.
O_NONBLOCK);t.once("close",()=>(0,O.closeSync)(n))}catch{}}function Ai(e){let t=Jf(e);return t===void 0?e:Ai(t)}function Jf(e){
if(!(0,O.lstatSync)(B(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=In((0,O.readlinkSync)(B(e),"buffer"));return(0,Pe.isAbsolute)(
t)?t:`${In(O.realpathSync.native(B((0,Pe.dirname)(e)),"buffer"))}${Pe.sep}${t}`}function Zf(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,Pe.resolve)(e))??[];if(t!==void 0)return Number(t);let n=Jf(e);return n===void 0?void 0:Zf(n)}function _m(e){return{
file:(0,O.fstatSync)(e,{bigint:!0}),write:t=>Qf(e,t),wait(){},finish(){},discard(){}}}function Qf(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,O.writeSync)(e,n))}var zf=0;function Fi(e){zf+=1;let t=[process.pid,zf,Math.random().toString(36).slice(
2)].join("-");return Ro((0,Pe.dirname)(e),`.encoding-wasm-${t}.tmp`)}function Do(e){try{(0,O.unlinkSync)(B(e))}catch(t){
if(t.code==="ENOENT")return;ke(_(e),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function Cm(e,t,n){let o=Fi(e),r=B(o),i=(0,O.openSync)(r,"wx",t?384:n),s=!0,c=()=>{s&&(s=!1,(0,O.closeSync)(i))};return{
write:f=>Qf(i,f),wait(){},finish(){if(c(),Nm(e,t))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");t&&bi(r,t),(0,O.renameSync)(r,B(e))},discard(){try{c()}finally{Do(o)}}}}function Nm(e,t){let n=(0,O.statSync)(
B(e),{throwIfNoEntry:!1});return n?.ino!==t?.ino||n?.size!==t?.size||n?.mtimeMs!==t?.mtimeMs}var qf=2048,Rm=1024,Lm=56,bi=(e,t)=>(0,O.chmodSync)(
e,Um(e,t));function Um(e,{uid:t,gid:n,mode:o}){for(let r of[t,-1])try{return(0,O.chownSync)(e,r,n),r===t?o:o&~qf}catch{}
return o&~(qf|Rm|Lm)}async function ko(e){try{let t=Ii();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return bn(
void 0,t)}}function bn(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":_(e);return De(`cannot write ${o}`,$e(t,At))}var ea=require("node:fs"),q=require("node:path");function ta(e,{suffix:t,directory:n}){let o=new Map(e.filter(km).map(c=>[c,Bn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Ei(c)])r.set(a,c);let i=Dm(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:Ro(n,i(c)),a={file:c,output:f,...t&&{backup:`${c}${t}`}},
d=o.get(c),l=t&&c.endsWith(t)?r.get(Ei(c).slice(0,-t.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:Bn(f),h=s.get(u);if(h===d)return[];if(h===void 0&&s.set(u,d),n===void 0)return[a];let p=h===
void 0?$m(r,u,d):Mi(f);return[{...a,...p&&{problem:new Error(p)}}]})}var Mi=e=>`another file already goes to ${_(e)}; co\
nvert this one to another directory`;function $m(e,t,n){if(t===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${_(o)}, which will be converted as well; nam\
e another directory`}function Dm(e){let t=s=>(0,q.isAbsolute)(s)||s.split(q.sep)[0]==="..",n=s=>(0,q.isAbsolute)(s)||t((0,q.relative)(
".",s)),o=e.filter(n).map(s=>(0,q.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(q.sep)?s:s+q.sep)),i=o.length>0?(0,q.dirname)(
o[0]):".";for(;!r(i)&&(0,q.dirname)(i)!==i;)i=(0,q.dirname)(i);return s=>{let c=(0,q.relative)(n(s)?i:".",s);return c===
""||t(c)?(0,q.basename)(s):c}}function km(e){try{return(0,ea.lstatSync)(B(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var Pm={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},na=[
..."%PDF-"].map(e=>e.charCodeAt(0)),_i=e=>na.every((t,n)=>t===e[n]);function oa(e,t){let{prescanned:n,declared:o,decide:r,
...i}=Ke(e,"--from auto"),s=(c="")=>{let f=Zt[c];if(f&&t)throw new Error(`${f}; ${Pm[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,na.length),declared(c){return _i(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var Wm={isLending:!0,newTranscoder:()=>({decision:null,transcode:(e,t,n)=>n(e)})};async function sa(e,t,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(p,m)=>{f=await ko(`${_(p)}: ${m}
`)||f},d=(p=[])=>{if(e.quiet)return;let m=t.dryRun?"would be converted":"converted",x=s>0?`, ${s} copied`:"",w=c>0?`, ${c}\
 left alone`:"",j=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"",ae=p.length>1?" and those after it":"",We=p.
length>0?`, ${p.length} not reached: ${_(p[0])}${ae}`:"";It(`encoding-wasm: ${We&&"interrupted: "}${Ve(i,"file")} ${m}${x}${w}${j}${We}\

`)},l=ta(e.files,t),u=0,h=nn(()=>d(l.slice(u).map(({file:p})=>p)));for(let p of l){let{file:m,problem:x}=p;try{if(x)throw x;
let w=await Hm(p,t),j=w!==void 0&&t.directory!==void 0;if(w!==void 0&&e.verbose&&ke(_(m),`${j?"not converted":"left alon\
e"}: ${w}`),w!==void 0&&!j)c+=1,t.dryRun&&await a(m,`would be left alone: ${w}`);else if(!(p.output===m&&fa(m)))if(!await vm(
p,e,t.dryRun,{run:n,say:a,reason:w}))o.push(m);else if(j)s+=1;else{i+=1;let ae=t.dryRun?m:p.output;t.findDeclarations&&await Qm(
ae,e.to)&&r.push(ae)}}catch(w){De(_(m),w),o.push(m)}u+=1}return h(),r.length>0&&eh(r,e.to,t.dryRun),d(),o.length>0?Jt.failure:
f}async function Hm({file:e,newer:t},{skipUTF8:n,keepBinary:o}){if(t!==void 0)return`it is the old version of ${_(t)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!Ci(e))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await Jm(e)?"it is UTF-8":o&&await Zm(e)?Zt.binary:void 0}async function vm({file:e,
output:t,backup:n},o,r,{run:i,say:s,reason:c}){if(t===e&&!Ci(e))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");kf(e);try{Ym(t)}catch(u){return bn(t,u),!1}n!==void 0&&la(n,()=>Km(n));
let f=g[o.to].name,a=c?Wm:void 0,d={files:[e],output:t,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:w=>{u=g[w].name}},a)!==0)return!1;let p=t===e?"":`, to ${_(t)}`,m=n===void 0?"":`, and kept as ${_(n)}`,x=c?"\
copied":`converted from ${u} to ${f}`;return await s(e,`would be ${x}${p}${m}${c?`: ${c}`:""}`),!0}if(t!==e){let u=(0,L.statSync)(
B(e)).mode&Gm;return jm(t,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&aa(e),u};return n===void 0?
await l()===0:Vm(e,n,l)}var Gm=511;function Ci(e){let t=tn(e);return!t||t.isFile()||t.isDirectory()}var ca=new Set,fa=e=>ca.
has(Po(e));function aa(e){let t=Po(e);t!==void 0&&ca.add(t)}async function jm(e,t){try{Xm((0,Mn.dirname)(e))}catch(n){throw $e(
n,At)}if(fa(e))throw new Error(Mi(e));return await t()!==0?!1:(aa(e),!0)}function Po(e){try{let t=(0,L.statSync)(B(e),{bigint:!0});
return t.isFile()?`${t.dev} ${t.ino}`:void 0}catch{return}}function Ym(e){let{target:t,present:n}=Bi(e);(!n||n.isFile())&&
Ni((0,Mn.dirname)(t))}function Ni(e){let t=(0,L.statSync)(B(e),{throwIfNoEntry:!1});if(!t)return Ni((0,Mn.dirname)(e));if(!t.
isDirectory())throw new Error(At.EEXIST);(0,L.accessSync)(B(e),L.constants.W_OK|L.constants.X_OK)}function Km(e){if((0,L.lstatSync)(
B(e),{throwIfNoEntry:!1}))throw new Error(da(e));Ni((0,Mn.dirname)(e))}var da=e=>`its backup ${_(e)} already exists; use\
 another suffix, or move that file away`;function la(e,t){try{t()}catch(n){let o=$e(n,At);throw o===n?n:new Error(`its b\
ackup ${_(e)} can't be made: ${o.message}`)}}async function Vm(e,t,n){let o=Po(e);la(t,()=>zm(e,t));let r=()=>{Po(e)===o&&
Do(t)},i=nn(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function zm(e,t){try{(0,L.linkSync)(L.realpathSync.native(
B(e),"buffer"),B(t))}catch(n){if(n.code==="EEXIST")throw new Error(da(t));qm(e,t)}}function qm(e,t){let n=Fi(t),o=B(n);try{
(0,L.copyFileSync)(B(e),o,L.constants.COPYFILE_EXCL);let r=(0,L.statSync)(B(e));bi(o,r),(0,L.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,L.renameSync)(o,B(t))}finally{Do(n)}}var ra=new Set;function Xm(e){ra.has(e)||(0,L.mkdirSync)(B(e),{recursive:!0}),
ra.add(e)}async function Jm(e){let t=new me(0,!0,!0),n=!0,o=!1;try{for await(let r of en(e))await Fn(),t.decode(r,!1),n&&=
(0,ia.isAscii)(r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof ce)
return!1;throw r}}async function Zm(e){let t=new Ue(Ke({},"--keep-binary")),n=!0;for await(let o of en(e)){if(n&&_i(o))return!0;
if(n=!1,await Fn(),t.add(o,!1),t.decision)break}return t.decision||t.add(new Uint8Array,!0),t.detected?.kind==="binary"}
async function Qm(e,t){if(!Ci(e))return!1;let n=new Ht(t);try{for await(let o of en(e)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function eh([e,...t],n,o){let{name:r}=g[n],i=t.length>0?` and ${t.length}\
 more`:"",s=o?"would still declare":`still declare${t.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;It(`encoding-wasm: ${_(e)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var pa=require("node:fs");var Wo=class{#e;#t=new ne;constructor(t=Ke({},"Examination")){this.#e=new Ue(t)}add(t,n){let o=Math.min(E(t),1024-this.#t.
length);o>0&&this.#t.add(ee(t,0,o)),this.#e.add(t,n)}get decision(){return this.#e.decision}get detected(){return this.#e.
detected}get declared(){let t=this.#t.concatenate();return vr(t)?af(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#e;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=ma(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>ma(n.encoding,o)||n.score>=.9)&&ua(t.encoding,
o)!==ua(n.encoding,o)?i:void 0}},ua=(e,t)=>new me(e,!1,!0).decode(t,!1);function ma(e,t){let n=0,o=null;for(let r=0;r<E(
t);r+=65536){let i=A(t,r,Math.min(r+65536,E(t)));Ie(e,o),vs(i,!1),n+=je.malformed(),o=te()}return n}async function xa({files:e,sniffing:t,json:n,quiet:o}){let r=0,i=[];for(let s of e)try{let c=rh(s)?1/0:1e8,f={...t,maxBytes:c,
detect:{maxBytes:c}},a=new Wo(Ke({...f,sniff:"detect"},"--detect")),d=t.sniff==="detect"?a:new Ue(Ke(f,"--detect")),{decision:l,
length:u}=await ih(s,d,a),{encoding:h,...p}=l,m=a.doubt&&sh(a.doubt),x=a.detected?.kind??(p.source==="default"?"empty":"\
text");i.push({file:s,encoding:g[h].name,...p,kind:x,doubt:m??null}),m&&!o&&ke(_(s),ch(m)),x==="ASCII"&&u>c&&!o&&ke(_(s),
oh)}catch(c){r=De(_(s),c)}return await ko(n?`${JSON.stringify(i,null,2)}
`:fh(i))||r}var oh=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,rh=e=>e==="-"?(0,pa.fstatSync)(0).isFile():tn(e)?.isFile()??!0;async function ih(e,t,n){let o=new Set([t,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of en(e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:t.decision,length:i}}function sh({declared:e,detected:t,...n}){let o=t===void 0?
null:g[t].name;return{declared:g[e].name,detected:o,...n}}function ch({declared:e,detected:t,score:n,malformed:o}){let r=`\
has ${Ve(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===null?`it declares ${e}, but ${r}`:`it \
declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function fh(e){let t=e.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(o)]),n=[0,1,2].map(o=>Math.max(0,
...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Sa={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},on=class{#e={...Sa};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(t){let n=this.#e;n.malformed===0&&(n.
firstMalformed=t+je.firstMalformed()),n.malformed+=je.malformed(),this.#t+=je.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+je.firstUnmappable(),n.codePoint=je.codePoint()),n.unmappable+=je.unmappable()}counting(t){return(n,o)=>{let r=this.#e,
i=t(n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let t=this.#e;return this.#e={...Sa},this.#t=
0,t}};var ah={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},_n=class{#e;#t;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new on}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#e=Si(t,{...c,
ignoreBOM:o}),this.#t=Ot(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#e.decision}setSource(t,n){this.#e.setSource(
t,n)}transcode(t,n,o){let r=dh(t,ah[g[this.#e.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,b.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#e.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=lh(c,s);s-=(c.length-f.length)/2,this.#t.transcode(f,b.none,o)}n===b.result&&this.#t.transcode(new Uint8Array,n,o)}};
function dh(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function lh(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var ya=require("node:fs"),Ea=require("node:path");function ga(){let e=(0,Ea.join)(__dirname,"encoding-prepared.wasm");try{return Es((0,ya.readFileSync)(e)),!0}catch(t){let{
message:n}=$e(t,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return De(`it\
s part ${_(e)} cannot be loaded`,`${n}${o}`),!1}}var Wa=require("node:buffer");var Ho=class{fatal;ignoreBOM;#e;#t;#n=W;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&E(this.#n)===0?t:at(this.#n,t);if(!n&&Qi(r))return this.#n=
r,"";let i=Fe(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new me(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?A(r,s):r,n,o)}};function vo(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Oe(e,o),i=ye(Me(t),o);ut(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=lt(r);return Fe(f)?new Ho(i,s,c).decode(f,!0,o):Tn(f,le(f),i,s,!0,o)}function Ri(e){return uh(lt(Oe(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var uh=e=>Tn(e,le(e),0,!1,!0);var hh=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
ki=e=>hh.test(e),ph=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,xh=y(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function wh(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=xh();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:ki(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Li;function Go(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(vo(Uint8Array.from(r),e))}var Ui;function Cn(e){Ui??=new Uint16Array(65536),Li??=[Go("shift_jis",
136,151,64),Go("gbk",176,215),Go("big5",164,198,64),Go("euc-kr",176,200)];let t=Li.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Ui[i]||wh(r,i);Ui[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of Li.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:ph.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var yh=y(F);function Ba(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(Oo(t)?di():Ee(t)&&yh())&&!n?new Pi(t,n,o):mi(e)}
var Pi=class extends me{#e=void 0;#t=!1;#n=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){if(this.hostOfStream)return this.#r(
t,n);if(this.#t)this.#n&&(this.#n=!En(this.encoding,le(t)));else if(!n&&this.#o(t))return this.#r(t,n);return super.decode(
t,n,o)}#o(t){let{encoding:n}=this,o=le(t),r=Oo(n),i=r?li(t,o):o>=40;this.#n=i&&r&&!En(n,o);let s=i&&!this.#n&&gh(n);return this.#t=
!s,s&&(this.#e??=Y(this.name,!1,this.ignoreBOM)),s}#r(t,n){let o=le(t),r=o>1024&&se(t,o)?ee(t,0,o):t,i=this.#e;this.hostOfStream=
n?void 0:i;try{return i.decode(r,n?Vo:Ko)}catch(s){return this.failUnlessRefused(r,s),this.#r(ee(r,0,o),n)}}failUnlessRefused(t,n){
if(!Eh(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,br(n)}},Eh=(e,t)=>C(()=>e.decode(A(t,0,0),Ko))===void 0,
Ko={stream:!0},Vo={stream:!1};function gh(e){return Aa[e]??=C(()=>Oh(e))===!0,Aa[e]}var Aa=[],Th=[97,128,129,142,143,161,
195,216,227,240,255],Ia=[32,48,129,161,220,254];function Oh(e){let t=Y(g[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);
Ie(e,n);let f=Ut(0,Ge(c,1,0,!1,s));return n=te(),t.decode(c,{stream:!s})===f};return Th.flatMap(i=>Ia.flatMap(s=>Ia.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Ah(e)}function Ah(e){let t=Y(g[e].name,!1,!1),n=bt(e)??[];return[...n,...n].
map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===(Ee(e)?"\uFEFF":"")}var Bt="Failed to execute 'decode' on 'TextDecoder'",Ih=()=>({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=bh(e,t,"Failed to construct 'TextDecoder'"),new.target!==zo&&wf(this,new.target,zo)}get encoding(){return g[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=W,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!se(e,o))){let r=n.decoder.decode(e);return n.isWatched&&n.watch(r,o),r}}catch{
n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return gn(n).decodeWhole(e,le(e),Bt)}else if(e instanceof ArrayBuffer){
let o=Fh(n,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.isView(e);(!n||
typeof t!="object")&&Bh(e,t);let o=!!t?.stream,r=n?e:lt(e),i=this.#e;return i.isStateless||!this.#n&&!o?Ao(i,r,le(r),Bt):
(this.#n||this.#r(),this.#n=o,this.#t.decode(r,!o,Bt))}#r(){this.#t??=Ba(this.#e),this.#t.reset()}static{let{prototype:e}=this,
{decode:t}=e,n={decode(o=W,r=void 0){let i=r;if(typeof r=="object"&&ArrayBuffer.isView(o)){i=r?.stream?Ko:Vo;let f=this.#t,
a=f?.hostOfStream;if(a!==void 0)try{let d=a.decode(o,i);return i===Vo&&(f.hostOfStream=void 0,this.#n=!1),d}catch(d){f.failUnlessRefused(
lt(o),d)}}let s=this.#e;if(r===void 0?!this.#n:s.isStateless&&i!==r){if(s.takesAnything)try{let f=s.decoder.decode(o),{length:a}=f;
return(2*a<s.leastOfASCII&&a>0||2*a>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}if(o instanceof Uint8Array&&ArrayBuffer.
isView(o)&&o.length<s.leastOfASCII)return gn(s).decodeWhole(o,le(o),Bt)}return t.call(this,o,i)}};F()&&(e.decode=n.decode)}}}),
zo=xf(Ih());function Bh(e,t){Oe(e,Bt),ut(t,Bt)}function Fh(e,t){if(e.takesAnyBuffer)try{let i=e.decoder.decode(t);return 2*
i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let n=e.decodeBuffer(t);if(n!==void 0)return n;let o=xr(
t);if(!o)return;let r=new Uint8Array(t);return qc(e.encoding,r,o),Ao(e,r,o,Bt)}function bh(e,t,n){let o=Me(e);ut(t,n);let r=!!t?.
fatal,i=!!t?.ignoreBOM;return ho(ef(o,n),r,i)}var Ra="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),La=/^(?:GBK|Shift_JIS|Big5|EUC)/,Ua=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
zh=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,rn="UTF-8",qh=(e,t,n)=>Math.min(Vt(e,t,n,"steps")??2,3);function $a(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=ls(e,n),{maxSteps:r}=be(t,{maxSteps:qh},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Xh(c,r).map(({steps:f,gain:a})=>({text:Na(o,f,ka)??o.replace(/[^\r\n]+/g,
d=>Na(d,f,Hi)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function Xh(e,t){
let n=Ca(e);if(n>25)return[];let o=Cn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>Zh(a,o)).sort(Wi);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>Jh(e,f.text)).sort(Wi).slice(0,5);for(let f of s)f.gain+=.6*Ca(f.text);s.sort(Wi);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Jh=(e,t)=>[...e].some(n=>!ki(n)&&!t.includes(
n)),_a=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Da(e,t){let n=qo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>qo(s,t)).join(""):"",i=.7*_a(e)<_a(r)?qo(r,t):void 0;return i&&{part:r,bytes:i}}var Wi=(e,t)=>t.
gain-e.gain;function Zh({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of Ra.entries()){let f=La.test(c)&&!Ua.test(
e)?void 0:Da(e,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===e?o:o+Cn(e)-Cn(a),h=a.includes(ze)||Pa(d)?.includes(ze)?Qh:
xi(d).candidates;for(let{encoding:p,score:m}of h){if(m<.003)break;if(t.length>0&&p!==rn&&t[0].really!==rn)continue;let x=Hi(
d,p,a,!0);if(x===void 0||x===a)continue;let w=n+2.4*Math.log2(m)-s*.25-(p===rn?-2:1)-(t.length>0?4:0),j=r-l-Cn(x)+w;i.push(
{text:x,steps:[...t,{really:p,readAs:c}],bits:w,left:l,gain:j})}}return i}function Ca(e){if(e.includes(ze))return 0;let t=Ua.
test(e),n=-1/0;for(let o of Ra){let i=zh.test(o)&&La.test(o)===t?Da(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of xi(c).candidates)d===o||Hi(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Na(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=qo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var Nn="\x7F",ze="\uFFFD",Qh=[{encoding:rn,score:.9}];function qo(e,t){
if(e.includes(ze)&&e.includes(Nn))return;let n=e.replaceAll(ze,Nn).replace(/[\x80-\x9F]/g,o=>vo(Uint8Array.of(o.charCodeAt(
0)),t));try{return new nt(Oc(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function ka(e,t,n,o=!1){if(n.includes(
ze))return t===rn?ep(e):void 0;try{return new zo(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Hi(e,t,n,o){
let r=ka(e,t,n,o);return r===void 0&&t===rn&&!n.includes(ze)?Pa(e):r}function Pa(e){let t=Ri(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function ep(e){let t=Ri(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Nn),
[n,o]=[t.split(Nn),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(ze)&&n.length<=o.length+1?t.replaceAll(Nn,ze):void 0}var Xo=class{path=[];#e;#t;#n;#o=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#e=
Ot(t,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#t=Ot(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#e.decision}transcode(t,n,o){try{this.#e.transcode(
t,n,r=>this.#o.push(r))}catch(r){throw this.#r(b.source,o),r}n!==b.none&&this.#r(n,o)}#r(t,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=$a(tp(o));t===b.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#t.transcode(i??o,t===b.result?t:b.none,n)}};function tp(e){try{return new me(0,!1,!0).decode(e,!0)}catch(t){if(!(t instanceof
RangeError))throw t;let n=Math.floor(Wa.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var tr=require("node:buffer");var Zo=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Ga(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=e,h=Ve(a,"invalid byte sequence"),p=rp(n,o),m=`${va(a)}at offset ${d}`,x=ja(a,c);if(a>0&&i)f.push(`${h} ${x}\
, ${m}`);else if(a>0&&p!==void 0){let j=p!==""&&o==="ignore";f.push(`${h} ${p===""?x:`${vi(c)} ${p}`}, ${m}; the file is\
 damaged, or not in ${g[t].name}: check --from, or use ${j?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let w=np(e.unmappable,o,r,c);if(e.unmappable>0&&w){let j=s||Number.isNaN(l)?"":` at offset ${l}`,ae=i?"":"; use --unmapp\
able html in HTML, or --to utf-8",We=`${va(e.unmappable)}${Gi(u)}${j}`;f.push(`${op(e.unmappable,n)} ${w}, ${We}${ae}`)}
return f}function np(e,t,n,o){let r=ja(e,o),i=`${vi(o)} ${e===1?"its":"their"} best fit`;return typeof t=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${vi(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[t]}var vi=e=>e?"would become":
"became",ja=(e,t)=>`${t?"would be":e===1?"was":"were"} left out`,va=e=>e===1?"":"the first ",op=(e,t)=>`${Ve(e,"characte\
r")} that ${g[t].name} can't represent`;function Gi(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(
t)?`${t} (${uo(e)})`:uo(e)}function rp(e,t){if(bt(e)||e===he("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?
"":t==="html"?"&#65533;":"?"}var ap="\x1B[?25l",dp="\x1B[?25h",Ka="\r\x1B[K";function Va(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=mp(r,d,(l-f)/1e3);It(`${i?"":ap}${Ka}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:up(e),canShow:lp(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&It(`${Ka}${dp}`),i=!1}}}var lp=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function up(e){let t=0;for(let n of e){let o=n==="-"?void 0:tn(n);if(!o?.isFile())return;t+=o.size}return t}function mp(e,t,n){
let o=`${Qo(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${Qo(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Qo(e)} of ${Qo(t)} MB | ${o} | ${c}${s%60} s left`}var Qo=e=>(e/1e6).toFixed(1);var er=class{line=1;column=1;#e;#t=null;#n=[];constructor(t){this.#e=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=pp(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{Ie(this.#e,
this.#t),n=Ge(t,t.length,0,!1,!1),this.#t=qn()}catch(o){throw z(o)}for(let o of new Uint16Array(S.memory.buffer,Qn(),n))
(o&64512)!==56320&&(this.column+=1)}};function pp(e){let{start:t,words:n}=Gn(e,0),o=t+4*n.length,r=qa(e,0,Math.min(t,e.length))+
qa(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function qa(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var rt=class extends Error{};async function Vi(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Va(
e.files,n,()=>{o?.keepListening?.(),n&&(r=nn(i))}),c=0;try{n||(r=nn(i)),o=e.isDry?yp:Ii(e.output,e.mode);let f=new Yi(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=bn(e.output,f instanceof rt?f.cause:f)||c}return r(),c}var yp={write(){},wait(){},finish(){},discard(){}},Yi=class{#e;#t;#n;#o;constructor(t,n,o,r){
this.#e=t,this.#t=o,this.#n=r,this.#o=new Ki(t,n,i=>{try{o.write(i)}catch(s){throw new rt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof rt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),De(_(t),n)}}async end(){this.#o.convert(new Uint8Array,b.result),await this.#t.finish()}async#r(t){let n=await gi(
t,this.#t.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,b.none),await this.#i(),this.#n.add(r.
length),await Fn()}finally{await n.close()}this.#o.convert(new Uint8Array,b.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#e.onDecision?.(o)}#i(){return this.#t.wait()?.catch(t=>{throw new rt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),ke(_(t),n)}},Ki=class{#e;#t;#n;#o;#r=new on;#i;#s;#c=!1;#f=[];#m=!1;#a=!1;#d;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#e=t,this.#t=n,this.#n=o;let a=i==="keep"&&Ee(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let l=c==="fatal"||c==="tran\
slit";this.#d=l&&!Ee(r)?new er(r):void 0,this.#s=f&&new Zo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;if(this.#a=!0,n!==b.result&&!this.#c){this.#i=this.#t.newFixer?.(),this.#f=[];let{from:c}=this.#e;this.#m=typeof c==
"number"&&c!==0&&gp(t)}this.#f.push(...t.subarray(0,Ja.length-this.#f.length));let r=this.#e.isOnlyCopy&&!this.#c&&this.#l(
Ep);if(r)throw new Error(r);let i=[];try{this.#o.transcode(t,n,c=>{this.#d?.advance(c),this.#t.isLending?this.#u(c):i.push(
c)})}catch(c){if(c instanceof rt)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.add(c))this.#u(
f);if(this.#c=!o&&n===b.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#d?.settle();let s=o&&
Op(this.#h(o),this.#e,this.#d);if(this.#c||this.#d?.startFile(),o)throw s}#h(t){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&t instanceof Re&&t.codePoint===65533)||!(this.#e.isChanged||o===t.index))return t;let{name:i}=g[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,b.source)}catch(t){if(t instanceof rt)throw t}}#l(t){let{from:n}=this.#e,o=Uint8Array.from(this.#f);if(Ja.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=Fe(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${g[r.encoding].name}; check --from, ${t}`:this.#m?
`it looks like UTF-8; check --from, ${t}`:void 0}takeMessages(){let{from:t,isOnlyCopy:n,quiet:o,verbose:r}=this.#e,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#a)return[];this.#a=!1;let c=o?[]:Ga(s,i.encoding,this.#e),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof t=="object"&&(r||!o&&Za(i))&&c.unshift(Tp(i));let a=o||
n?void 0:this.#l("or use --from auto");return a&&c.unshift(a),c}},Ja=[255,254,0,0],Ep="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function gp(e){if((0,tr.isAscii)(e))return!1;let t=6;return[0,1,2,3].some(n=>(0,tr.isUtf8)(
e.subarray(0,e.length-n)))&&e.some(n=>n>=128&&--t===0)}var Za=({score:e,kind:t})=>(t&&Zt[t])??(e!==null&&e<.9?"this is u\
ncertain":void 0);function Tp(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Za(e),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${g[t].name} (${r})${s}`}function Op(e,{isChanged:t,
isOnlyCopy:n,unmappable:o},r){if(e instanceof ce){let i=e.length===1?"is":"are",s=n?"keep the old file with --in-place=.\
bak":"leave out --fatal";return new Error(`${Ve(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}; c\
heck --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof Re&&r){let{line:i,column:s}=r,c=t?"":` (offset ${e.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.encoding}\
 can't represent ${Gi(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var Ap=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
"28594 914","28595 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919 8859101992","28603 921 i\
soir179 l7","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 \
8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee",
"5347 mscyrl","5348 20127 28591 367 646 ascii8 csascii iso646us latin msansi","5349 msgreek","5350 28599 920 msturk turk\
ish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","13\
86 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936","1392 54936 gb180302000 gb180302005 gb180302022",
"1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hks\
cs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1978 ji\
s jis7 jisencoding windowsiso2022jp","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 \
1363 51949 cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unic\
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Ip=y(()=>new Map(Ap.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function Qa(e){return he(e)??Ip().get(Dn(e))??ar(e)}var sn=class extends Error{};var ed=["bash","zsh","fish"];var nr=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Bp,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:bp,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal.",isOptional:!0,
omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to the same path in this directory.",completes:"\
folder"},{flags:"-r, --recursive",what:"Convert all files in the given directories, whatever their names are. Hidden fil\
es and symbolic links are left out."},{flags:"--skip-utf8",what:"Don\u2019t convert files that are already UTF-8: --in-place \
leaves them alone, and --out-dir copies them."},{flags:"--keep-binary",what:"Don\u2019t convert files that look like binary d\
ata, such as images; this also copies them or leaves them alone."},{flags:"-n, --dry-run",what:"Write nothing; only repo\
rt what would be done."},{flags:"-c",what:"Leave out invalid bytes, and characters that the output\u2019s encoding can\u2019t repr\
esent."},{flags:"--fatal",what:"Stop at invalid bytes instead of replacing them with U+FFFD."},{flags:"--unmappable <MOD\
E>",what:"What to do with characters that the output\u2019s encoding can\u2019t represent: stop (fatal, the default); write &#1281\
69;, as in HTML, which a reader can\u2019t distinguish from the same characters in the text (html); write ? (replacement); le\
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:Tf},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:wi},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:Mp},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:ed}];var or=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Bp(e){let t=e.replace(/\/\/.*$/s,"");return/^auto$/i.test(t)?"auto":td(t)}var Fp=/ascii|^ansi_x3\.4|367$|646/i;
function bp(e){let[t,...n]=e.split("//"),o=td(t),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new sn(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=Fp.test(t)&&o===he("windows-1252")?{to:o,ascii:t}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function Mp(e){return e.replace(/[.@].*$/s,"").replaceAll("_","-")}function td(e){let t=he(
e)??Qa(e);if(t===void 0)throw new sn("There is no such encoding; encoding-wasm --list shows all.");if(t===36)throw new sn(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return t}var qe="encoding-wasm",rr=()=>[...nr,...or].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?_p(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Cp(t)}}),_p=e=>[...e?["auto"]:[],...g.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
Cp=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function nd(e){return{bash:Np,zsh:Rp,fish:Lp}[e]()}function Np(){let e=rr().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=rr().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${qe} in bash: put it into ~/.local/share/bash-completion/completions/${qe}\

_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} option=\${COMP_WORDS[COMP_CWORD-1]}
  local start='' words='' files='' each IFS=$' \\t\\n'
  # Usually a '=' is a word of its own.
  if [[ $word == --*=* ]]; then start=\${word%%=*}= option=\${word%%=*}= word=\${word#*=}
  elif [[ $word == = ]]; then option=$option= word=''
  elif [[ $option == = ]]; then option=\${COMP_WORDS[COMP_CWORD-2]}=
  fi
  case $option in
${e.join(`
`)}
    *) if [[ $word == -* ]]; then words='${t.join(" ")}'; else files=-f; fi ;;
  esac
  COMPREPLY=()
  local nocasematch=$(shopt -p nocasematch)
  # -v isn't -V, but labels may be in any case.
  [[ $word == -* ]] || shopt -s nocasematch
  for each in $words; do
    if [[ $each == "$word"* ]]; then COMPREPLY+=("$start$each"); fi
  done
  $nocasematch
  if [[ $files ]]; then
    while IFS= read -r each; do COMPREPLY+=("$start$each"); done < <(compgen "$files" -- "$word")
  fi
}
complete -o filenames -F _encoding_wasm ${qe}
`}function Rp(){let e=rr().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=t.length>1?`'(${t.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${qe}
# Completion for ${qe} in zsh: put it into a directory of $fpath as _${qe}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Lp(){let e=rr().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${qe} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${qe} in fish: put it into ~/.config/fish/completi\
ons/${qe}.fish
${e.join(`
`)}
`}var ir=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function od(e){
let t=[...nr,...or].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let p=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,m=c!==void 0&&(i||l===u-1);return`\\fB${ir(
d)}\\fR${m?i?`[${p}]`:p:""}`}),a=r?`
${ir(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${ir(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${ir(e)}" "User Commands"
.SH NAME
encoding\\-wasm \\- convert text files between encodings, as browsers read and write them
.SH SYNOPSIS
\\fBencoding\\-wasm\\fR \\fB\\-f\\fR \\fILABEL\\fR|\\fBauto\\fR [\\fB\\-t\\fR \\fILABEL\\fR] [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-repair\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-detect\\fR [\\fB\\-\\-json\\fR] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-list\\fR
.SH DESCRIPTION
Converts text files between the encodings of the WHATWG Encoding Standard, in constant memory except with \\fB\\-\\-repair\\\
fR.
Several files become one text, unless \\fB\\-\\-in\\-place\\fR or \\fB\\-\\-out\\-dir\\fR is given.
Without a file, or for "\\-", it reads standard input.
File names may contain the wildcards *, ?, [...] and **, which it expands where the shell doesn't.
.SH OPTIONS
${t.join("")}.SH EXIT STATUS
.TP
0
Success. Replacements are reported on standard error.
.TP
1
A file could not be read, converted or written. It is left as it was.
.TP
2
Wrong usage.
.SH EXAMPLES
.nf
encoding\\-wasm \\-f shift_jis readme.txt
encoding\\-wasm \\-f auto \\-\\-in\\-place=.bak 'subtitles/**/*.srt'
encoding\\-wasm \\-f utf\\-8 \\-t koi8\\-r//TRANSLIT letter.txt
encoding\\-wasm \\-\\-detect *.srt
.fi
`}async function Up(e,t){if(!ga())return Jt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=t,h={sniff:i,locale:s,detect:!0};if(o)return xa({...e,sniffing:h,json:r});
let p=l!==void 0||u!==void 0,m=d===void 0?void 0:Co(e.to),x={...e,from:n==="auto"?oa(h,p):n,unmappable:m?Xe=>m(Xe)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},w={isLending:!c&&!f&&!a&&!$p(x.unmappable),newTranscoder(Xe,we){let{from:it,
to:st}=Xe;return f?new Xo(it,st,we):c?typeof it=="number"?new _n(it,st,we):new An(it,new _n(0,st,we)):Ot(it,st,w.isLending?
{...we,take:Mr}:we,"")},newFixer:a&&(()=>new Ht(x.to))};if(!p)return Vi(x,w);let{skipUtf8:j=!1,keepBinary:ae=!1,dryRun:We=!1}=t,
Ft={suffix:l,directory:u,skipUTF8:j,keepBinary:ae,dryRun:We,findDeclarations:!a&&!x.quiet};return sa(x,Ft,(Xe,we=w)=>Vi(
{...x,...Xe},we))}var $p=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
