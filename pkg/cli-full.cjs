"use strict";var wr=Object.defineProperty;var Od=Object.getOwnPropertyDescriptor;var Id=Object.getOwnPropertyNames;var Ad=Object.prototype.hasOwnProperty;var Fd=(e,t)=>{for(var n in t)wr(e,n,{get:t[n],enumerable:!0})},Md=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of Id(t))!Ad.call(e,r)&&r!==n&&wr(e,r,{get:()=>t[r],enumerable:!(o=Od(t,r))||o.enumerable});return e};var _d=e=>Md(wr({},"__esModule",{value:!0}),e);var Zh={};Fd(Zh,{completionFor:()=>yd,manual:()=>Td,runFully:()=>Xh});module.exports=_d(Zh);var Gn="encoding-wasm";function is(){throw new Error("encoding-wasm: call instantiate() first.")}var jn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function w(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var y=Cd();function Cd(){let e=jn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var cs=w(()=>new Map(y.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Nd=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Je=e=>e<36&&e!==33,W=e=>e>0&&e<29,at=e=>e>=29&&Je(e),ln=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),Ld=e=>Nd.find(([t])=>e>=t)[1];function xe(e){let t=cs();return t.get(e)??t.get(ds(Ud(e)))}function ge(e,t){
let n=xe(e);if(n===void 0){let o=yr(e),r=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Ld(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Gn}' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Rd=w(
()=>new Map(Array.from(cs(),([e,t])=>[Yn(e),t]).reverse()));function yr(e){let t=Yn(e),n=Rd().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Yn=e=>ds(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),fs=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function be(e){if(e[0]>=239)return fs.find(t=>t.bytes.every((n,o)=>e[o]===n))}function as({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Lt(e){return fs.find(t=>t.encoding===e)?.bytes}function Oe(e){return e===
0||e===37||e===38}function Ud(e){let t=0,n=e.length;for(;ss(e[t]);)t+=1;for(;ss(e[n-1]);)n-=1;return e.slice(t,n)}var ss=e=>`\
	
\f\r `.includes(e);function ds(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var Kn=(e,t)=>e?.prototype?.[t],Vn=e=>Kn(globalThis.Buffer,e),dt=Vn("ucs2Slice"),Rt=Vn("ucs2Write"),un=Vn("utf8Slice"),Ze=Vn(
"latin1Slice"),ls=e=>globalThis[e],us=ls("TextDecoder"),Dd=Kn(us,"decode"),Tr=ls("TextEncoder"),$d=Kn(Tr,"encode"),kd=Kn(
Tr,"encodeInto");function H(e,t=!1,n=!0){let o=new us(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Dd})}function ms(){let e=new Tr;return Object.defineProperties(e,{encode:{value:$d},encodeInto:{value:kd}}),e}function C(e){
try{return e()}catch{return}}var M=()=>"InternalError"in globalThis,N=()=>"Bun"in globalThis,we=()=>gr().includes("Chrom\
e/"),Q=()=>gr().includes("AppleWebKit/")&&!we()&&!(Se()>0);function gr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var ae=()=>"Deno"in globalThis,V=()=>gr()==="Cloudflare-Workers",Ie=()=>Q()||V(),Se=()=>V()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),de=()=>Se()<22,ps=e=>globalThis.process?.getBuiltinModule?.(e);var Ee=e=>(e&63488)===55296;function hs(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var Or=e=>e<128?1:e<2048?2:e<65536?3:4;function xs(e,t,n){if(e<128)return t[n]=e,n+1;let o=Or(e);for(let r=o-1;r>
0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}function zn(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function le(e,t){let n=Math.ceil(t/8);for(let o=0;o<
t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var pn=(e,t)=>(e[0]&e[t>>1])>=128;function qn(e,t,n){if((e[1]&e[t>>1])>=128)
return!1;let o=0,r=Math.ceil(t/32)|1;for(let i=0;i<t;i+=r)e[i]<128&&(o+=1);return o>=n}var Dt=w(()=>C(Pd));function Pd(){
let{isAscii:e}=ps("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function lt(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Ir=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,ws=()=>Object.getPrototypeOf(Uint8Array.prototype),Xn=e=>Ir(ws(),
e),Ar=e=>Ir(DataView.prototype,e),Gd=()=>Ir(ArrayBuffer.prototype,"byteLength"),Jn=e=>ws()[e],jd=Xn(Symbol.toStringTag),
Zn=Xn("buffer"),Fr=Xn("byteOffset"),Ss=Xn("byteLength"),Yd=Jn("includes"),Kd=Jn("set"),Vd=Jn("slice"),zd=Jn("subarray"),
qd=Ar("buffer"),Xd=Ar("byteOffset"),Es=Ar("byteLength"),ys=Gd(),E=e=>Ss.call(e);function ue(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:E(e)}var I=(e,t,n=E(e))=>new Uint8Array(Zn.call(e),Fr.call(e)+t,n-t);function ut(e,t){
let n=new Uint8Array(E(e)+E(t));return z(n,e),z(n,t,E(e)),n}function Qn(e,t){let n=Fr.call(e),o=t+(-(n+t)&3),r=Math.max(
0,E(e)-o)>>2,i=r>0?new Int32Array(Zn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Ae=(e,t)=>I(e,0,Math.min(
t,E(e))),z=(e,t,n)=>Kd.call(e,t,n),Ts=(e,t)=>Yd.call(e,t),Jd=w(()=>M()?96:Q()?1024:1/0);function te(e,t,n){if(n-t<=Jd())
return Vd.call(e,t,n);let o=new Uint8Array(n-t);return z(o,zd.call(e,t,n)),o}function Qe(e,t,n){if(n>24)return te(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function se(e,t){if(t<=64)return!1;try{return ys.call(
Zn.call(e)),!1}catch{return!0}}var Zd="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'; await promi\
ses, and the arrayBuffer() of a Blob or Response.";function Fe(e,t,n=Zd){if(!ArrayBuffer.isView(e)&&Mr(e)===void 0)throw new TypeError(
`${t}: ${n}`);return e}function mt(e){if(ArrayBuffer.isView(e))return Qd(e);try{return new Uint8Array(e)}catch{return v}}var pt=e=>e instanceof
Uint8Array?e:mt(e);function Qd(e){try{return jd.call(e)===void 0?new Uint8Array(qd.call(e),Xd.call(e),Es.call(e)):new Uint8Array(
Zn.call(e),Fr.call(e),Ss.call(e))}catch{return v}}var v=new Uint8Array;function Mr(e){try{return ys.call(e)}catch{}try{return Es.
call(new DataView(e))}catch{return}}function Ce(e,t,n){ht(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function ht(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var Ne=e=>`${e}`;function gs(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Os(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function _r(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=Ne(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function Ms(e,t,n){let{memory:o}=e,r=eo(d=>ol(d,n),o,t),i=eo(il,o,t);if(r&&i){let d=ae()?1/0:64;return{...i,read:(l,u)=>(u<
128?r:i).read(l,u),write:(l,u)=>(l.length<d?r:i).write(l,u),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:ae()?
r.writeBytes:void 0,mostByTable:512}}let s=Br(o);if(r)return M()?rl(r,eo(As,o,t)):r;let c=i??eo(As,o,t)??s,f=i?18:15,a={
...c,read:(d,l)=>(l<=f?s:c).read(d,l),write:(d,l)=>(d.length<16?s:c).write(d,l),collect:i?.collect};return i?tl(a,e,t):a}
var tl=(e,t,n)=>({...e,readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(
i,r,s);return c<0?null:e.read(n,c)},readsInput:!0,mostByTable:512});function eo(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than\
 what is short";try{let r=e(t);return r.write(o,n),Br(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}
var nl="strings";function ol(e,t){let[n]=WebAssembly.Module.customSections(t,nl),o=new WebAssembly.Module(n,{builtins:["\
js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function rl(e,t){
let{read:n,readBytes:o}=e;return{...e,collect:t?.collect,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.
min(i,36));for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(
r,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function il(e){let[t,n]=[dt,Rt],o=new Uint8Array(
e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(
r(),i,s,2*i.length),most:1/0,collect:_s(e,(i,s)=>t.call(i,0,s))}}function _s(e,t){let n;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,a){z(s,new Uint8Array(e.buffer,f,2*a),c),c+=2*a},toText:()=>t(s,c)}}
function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}function As(e){let t=H("utf-16le"),{write:n,most:o}=Br(e),r=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=_s(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function Br(e){let t=new Uint16Array(
e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return lt(
i,s,r);let f="";for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){
let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var to,S,Cr,Bs,bs,j,G={input:0,units:0,output:0},hn=0,no={name:"",encoding:-1},F={isBusy:!0,newCodec:NaN,count:0};function Me(e,t){
no.name=e,no.encoding=t,F.newCodec=NaN,F.count+=1,F.isBusy&&Cs(),F.isBusy=!0}function Cs(){try{Ds(),to??=Us(Ls(is())),fl(
new WebAssembly.Instance(to),to)}catch(e){throw $s(e)}}function Ns(e){try{Ds(),to=Us(Ls(e))}catch(t){throw $s(t)}Cs()}function Ls(e){return cl(e)?e:new WebAssembly.Module(e)}function cl(e){try{return WebAssembly.Module.customSections(e,Rs),
!0}catch{return!1}}var Rs="encoding-wasm";function Us(e){let[t]=WebAssembly.Module.customSections(e,Rs),n=`${Gn} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function fl({exports:e},t){S=e,br=
WebAssembly.RuntimeError,G.input=S.input(),G.units=S.units(),G.output=S.output(),Ps(),j=Ms(S,G.units,t),hn=Math.min(S.units_length(),
j.most),F.isBusy=!1}function Ds(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAs\
sembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function $s(e){let{message:t}=e,
n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(al(e))return new RangeError(
`encoding-wasm: ${ks} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ks="no memory \
for WebAssembly; free some, and call again",al=e=>e instanceof RangeError&&/memory/i.test(e.message);function kt(){return Lr(),
Cr}function oo(){return Lr(),Bs}function Nr(){return Lr(),bs}function Lr(){Cr[0]===void 0&&Ps()}function Ps(){let{buffer:e}=S.
memory;Cr=new Uint8Array(e),Bs=new Uint8Array(e,G.input,65536),bs=new Int32Array(e,S.codec(),S.codec_length()>>2)}function ro(e,t){
return Me(e,-1),xn(t)}function xn(e){try{let t=e();return F.isBusy=!1,t}catch(t){throw q(t)}}var br;function q(e){if(!F.
isBusy||!br||!(e instanceof br))return e;let t=y[no.encoding]?.name,n=`${no.name}${t?` of ${t}`:""} failed`;return dl()?
new RangeError(`encoding-wasm: ${n}: ${ks}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function dl(){try{return S.memory.grow(32),
!1}catch{return!0}}function ne(e=null){let t=Nr();return Ys(t,e??new Int32Array(t.length))}function io(){return S.held()!==0?ne():(F.newCodec=
wn,null)}var Rr=e=>Ys(e,Nr());function Ys(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function _e(e,t){Ks(e,t)||(Me(
"decoding",e),t?Rr(t):S.new_decoder(e),wn=e===33||e===36?NaN:e)}var wn=NaN;function Ks(e,t){return t||F.newCodec!==e||F.
isBusy?!1:(F.newCodec=NaN,F.isBusy=!0,!0)}function so(e,t){Ks(~e,t)||(Me("encoding",e),t?Rr(t):S.new_encoder(e),wn=~e)}function Ur(e,t,n,o){
Me("transcoding",e),o?Rr(o):S.new_transcoder(e,t,+n)}function Vs(e,t){S.set_source_encoding(e,+t),F.isBusy=!1}function xt(e){
let t=E(e),n=S.alloc(t)>>>0;return z(kt(),e,n),[n,t]}var xl=w(()=>Uint8Array.from(jn,e=>e.charCodeAt(0))),Ws,Dr=e=>ro("s\
niffing",()=>(Ws!==S&&S.give_labels(...xt(xl())),Ws=S,e())),$r=(e,t,...n)=>Dr(()=>S.sniff_html(...xt(e),t,...n)),zs=(e,t,n)=>Dr(
()=>S.sniff_xml(...xt(e),t,n));function qs(e,t){let n=Dr(()=>S.find_declared_label(...xt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Xs=(e,t)=>ro("sniffing",()=>S.default_for(...xt(e),t)),Js=()=>Me("detection",-1);function Zs(e,t){
try{S.feed_detector(...xt(e),+t)}catch(n){throw q(n)}}var Qs=(e,t,n,o)=>xn(()=>{let r=f=>f?xt(f):[0,0],i=S.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=S.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Ge(e,t,n,o,r){tt(e,t),F.isBusy=!0;let i=S.decode_block(t,n,+o,+r);return F.isBusy=!1,r&&i>=0&&(F.newCodec=
wn),uo(i)}function ec(e,t){let n=E(e);tt(e,n),F.isBusy=!0;let o=S.decode_block(n,0,2,+t);return F.isBusy=!1,uo(o)}var ve={
encoding:-1,source:0,mostWithMuchASCII:0,mostWithLittleASCII:0,owner:void 0};function co(e,t,n){if(ve.encoding!==e||ve.owner!==
S||F.isBusy){try{Me("decoding",e),ve.owner=S;let s=j.readBytes?S.byte_table(e):0;ve.source=j.readsInput?e:s;let c=s===0?
0:j.mostByTable??1/0;ve.mostWithMuchASCII=ln(e)?2*c:c,ve.mostWithLittleASCII=c>0&&ln(e)?1/0:c,ve.encoding=e}catch(s){throw q(
s)}F.isBusy=!1}let{mostWithMuchASCII:o,mostWithLittleASCII:r}=ve;if(n>o&&(n>r||qn(t,n,17)))return;if(n<=65536)return tt(
t,n),Hs(n);if(j.most>hn)return;let i="";for(let s=0;s<n;s+=65536){let c=Math.min(65536,n-s);tt(I(t,s,s+c),c),i=Et(i,Hs(c))}
return i}function wt(e,t,n,o){return ro("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(
4*r,65536,t-i)),tt(r===t?e:I(e,i,i+r),r),!S.is_free_of(r,n,o))return!1;return!0})}function kr(e,t){let n=-1,o,r;function i(s){
try{return Me(e,s),n=s,r=S,o=t(s),F.isBusy=!1,o}catch(c){throw q(c)}}return s=>s===n&&r===S&&!F.isBusy&&(!o||o[0]!==void 0)?
o:i(s)}var fo=kr("encoding",e=>{let t=S.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=S.memory;return W(e)?new Uint8Array(
n,t,16384):new Uint16Array(n,t,65536)}),tc=kr("encoding",e=>{let t=S.unit_table(e)>>>0,n=new Uint8Array(65536);return z(
n,new Uint8Array(S.memory.buffer,t,16384)),n}),St=kr("decoding",e=>{let t=W(e),n=(!t?S.pair_table(e):S.byte_table(e))>>>
0;return n>0?new Uint16Array(S.memory.buffer,n,t?256:65536):void 0}),Hs=e=>j.readBytes(G.input,e,ve.source);function Et(e,t){
try{return e+t}catch(n){throw Pr(n)}}var Pr=e=>new RangeError("The text is too long for a string of this host; convert i\
t in parts, with { stream: true } or with a stream.",{cause:e}),nc=e=>e+65536+3<=hn,oc=e=>e>hn&&e<268435456?j.collect?.(
e+3):void 0,ao=()=>G.units,rc=()=>kt()[G.units]|kt()[G.units+1]<<8,Wt=(e,t)=>j.read(G.units+2*e,t-e),Sn=(e,t,n,o=0)=>j.write(
e.slice(t,n),G.units+2*o);function ic(e,t){if(!F.isBusy&&!j.writeBytes)return;Me("encoding",t);let n=j.writeBytes?.(e,G.
output,S.unit_table(t));return F.isBusy=!1,n===e.length?yt(n):void 0}function lo(e,t,n,o){F.isBusy=!0;let r=S.encode_block(
e,t,n,+o);return F.isBusy=!1,o&&r>=0&&K.finished()&&(F.newCodec=wn),uo(r)}var _={none:0,source:1,result:2};function sc(e,t,n,o){
let r=E(e);tt(e,r),F.isBusy=!0;let i=S.transcode_block(r,+t,n,o);return F.isBusy=!1,uo(i)}function tt(e,t){let n=oo();if(t>
8)try{z(n,e)}catch{z(n,I(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function uo(e){if(e<-2)throw new Error("encoding-was\
m: the current codec is of another kind. Please report it.");return e}var yt=e=>Qe(kt(),G.output,e),Wr=e=>kt().subarray(
G.output,G.output+e),K={finished:()=>S.finished()!==0,read:()=>S.read(),written:()=>S.written(),codePoint:()=>S.code_point(),
start:()=>S.start(),length:()=>S.length()},je={malformed:()=>S.replaced(),firstMalformed:()=>S.first_replaced(),unmappable:()=>S.
unmapped(),firstUnmappable:()=>S.first_unmapped(),codePoint:()=>S.unmapped_code_point()};var Y=new Uint8Array(256);function Tt(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return cc(Y,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return cc(n,o,e);n[o]=r}return n}function cc(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)Y[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)Y[r++]=s;else if(s<2048)Y[r++]=
192|s>>6,Y[r++]=128|s&63;else if(!Ee(s))Y[r++]=224|s>>12,Y[r++]=128|s>>6&63,Y[r++]=128|s&63;else{let c=hs(n,i);c>=65536&&
(i+=1),r=xs(c,Y,r)}}return Qe(Y,0,r)}var dc=w(()=>Rt||M()||Q()?96:V()?1024:128),Hr=w(()=>Ie()||M()||N()?65536:128),wl=w(
()=>new Uint8Array(2*Hr()));function lc(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var Sl=w(V);function uc(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(Sl()?wt(o,n,0,255):!Ts(o,0))?o:void 0}function mc(e,t){let{length:n}=e,o=2*n<=256?Y:
wl(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return Qe(o,0,r)}var El=e=>e===14||e===15||e===27;function pc(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,Y[o]=27,Y[o+1]=r?36:40,Y[o+
2]=66,o+=3),r){if(!(c>=41216))return;Y[o]=c>>8&127,Y[o+1]=c&127,o+=2}else{if(El(s))return;Y[o]=c,i<n&&(o+=1)}}return Qe(
Y,0,o)}var gt,Gr=1/0,Sc=1/0;function Ec(){gt=null,gt=C(Ol)??null,gt&&(M()||N())&&(Gr=(N()?6:32)+1,Sc=7)}var gl=e=>e.length>=Gr||
e.length>=Sc&&e.charCodeAt(0)>=128;function Ol(){let e=ms(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(
8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Tt(o)]}`&&Object.getPrototypeOf(
r)===Uint8Array.prototype?e:void 0}function hc(e){try{return gt?.encode(e)}catch{return}}function Il(e,t){gt===void 0&&Ec();
try{return gt?.encodeInto(e,t)}catch{return}}function mo(e){let{length:t}=e;return t<=6?Tt(e):(gt===void 0&&Ec(),gl(e)?hc(
e):t<=21||Gr<1/0?Tt(e):Al(e)??hc(e))}function Al(e){let{length:t}=e;if(t<=64&&Fl()){let n=(Ml()||_l(e)<=64)&&xc(Y,e);if(n)
return n}return t<=65536&&bl(e)?xc(Bl(),e):void 0}var Fl=w(()=>!ae()),Ml=w(()=>we()||V()),_l=e=>e.length*Or(yc(e))*.75;function xc(e,t){
let n=Il(t,e);return n?.read===t.length?Qe(e,0,n.written):void 0}var Bl=w(()=>new Uint8Array(3*65536));function bl(e){let{
latin1:t,other:n}=Cl();return e.length>=n&&(e.length>=t||yc(e)>=256)}var Cl=w(()=>ae()?{latin1:1/0,other:1024}:Se()<26?{
latin1:512,other:256}:{latin1:1/0,other:1/0});function yc(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.
charCodeAt(t-1)}var Ll=w(()=>N()?32:Se()>0?48:M()?400:we()?1024:1/0),jr=0;function Yr(e,t){let{length:n}=e;if(n<Ll()||!Je(t)||!Rl(e))return;
if(jr>0){jr-=1;return}let o=mo(e);if(o&&E(o)===n)return o;jr=15}var Tc=e=>Math.max(8,e>>4);function Rl(e){let{length:t}=e,
n=Tc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function gc(e){let{length:t}=e,n=Tc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var ce=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ho=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Oc=Symbol.for("encoding-wasm.UnmappableError"),Re=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${ho(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Oc in o}[Oc](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Vr=["fatal","html","replacement"],kl=w(()=>N()||M());function Mc(e,t){let{length:n}=e,o=n<32?void 0:Yr(e,t);if(o)return o;
let r=W(t);if(n>64&&n>(r?dc():Hr()))return;if(r)return lc(e,fo(t));if(t===33)return n<=48?pc(e,fo(32)):void 0;if(!!0||n>
512&&kl()&&gc(e))return;let i=fo(t);return i&&mc(e,i)}var _c=w(()=>N()||M()||Q()||V()&&!Rt);function Bc(e,t){return _c()?
uc(e,tc(t)):ic(e,t)}function Fc(e,t){return Mc(e,t)??(W(t)?Bc(e,t):void 0)}var zr=()=>"",nt=class{encoding;unmappable;#e;#t=null;#n=0;#o=v;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return y[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Vr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?mo(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=Fc(t,this.encoding);if(o)return o;so(this.encoding,
null),Sn(t,0,t.length);let r=lo(0,t.length,this.#i,!0);return r===-2||!K.finished()?void 0:yt(r)}catch(o){throw q(o)}}#c(t){
let n=W(this.encoding)&&this.unmappable==="fatal"&&_c(),o=()=>n?Bc(t,this.encoding):void 0;return Yr(t,this.encoding)??C(
o)}#f(t,n){let o=new oe;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Re(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=v,this.#t=null,this.#n=0);let f=this.#e,a=this.#i,d=f===zr,l=f&&!d?2048:65536,
u=f&&this.encoding===33?new Kr(c,o):void 0,p=u?x=>u.add(x):o,h=u?x=>u.addUnchanged(x):o,m=0,T=null;try{if(!s)for(;m+65536<
t.length;m+=65536){let x=Fc(t.slice(m,m+65536),this.encoding);if(!x)break;o(x)}for(so(this.encoding,s);m===0||m<t.length;m+=
l){let x=Math.min(m+l,t.length);Sn(t,m,x);let B=x===t.length;for(let J=0,He=!1;!He;){let Nt=lo(J,x-m,a,n&&B);p(yt(Nt===-2?
K.written():Nt));let qe=i+m+J+K.start();if(J+=K.read(),He=Nt!==-2&&K.finished(),Nt!==-2||d)continue;let ye=K.codePoint();
if(f){T=ne(T);let{count:st}=F,ct=()=>this.locate(qe),vn=f(ye,ct);F.count!==st&&(so(this.encoding,T),Sn(t,m,x));let rs=gd=>{
throw new Re(gd,ct(),this.name)};typeof vn=="string"?Pl(vn,p,rs):vn?h(vn):rs(ye)}else r(ye,qe)}}}catch(x){throw q(x)}if(n){
u&&o(u.held);return}u&&(this.#o=u.held),this.#t=this.#r(t)?null:ne(),this.#n=i+t.length}};function Pl(e,t,n){let o=gs(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Sn(o,r,i,2048);let s=lo(2048,2048+i-r,0,!1);s===-2&&n(K.
codePoint()),t(yt(s))}}var Kr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=E(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(te(t,0,o)),this.held=te(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=v,this.#e(t)}},oe=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=E(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);z(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){z(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?te(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Wl(this.#n),o=0;return this.forEach(r=>{z(
n,r,o),o+=E(r)}),n}};function Wl(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function bc(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=ge(e,t);if(o===37||o===38){let{name:r}=y[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Cc(o,e,t)}function Cc(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Gt=class{#e;#t;#n=new oe;#o=!1;constructor(t){this.#e=t,this.#t=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#t?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new oe;let n=be(t)?.bytes.length??0,o=this.#r(I(t,n,Math.min(E(t),n+4096*this.#t)));if(!qr(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=qs(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...I(o,f,f+a));
xe(d)!==this.#e&&(r.push(I(t,i,n+f*this.#t),this.#i(y[this.#e].name)),i=n+(f+a)*this.#t)}return[...r,I(t,i)]}#r(t){if(this.#t===
1)return t;let n=new Uint8Array(E(t)>>1),[o,r]=this.#e===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#t),o=this.#e===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#t+
o]=t.charCodeAt(r);return n}};function qr(e){let t=0;for(;t<E(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Nc=new Uint8Array(128),me=vl(Nc);function vl(e){return new Uint16Array(e.buffer)}var So=w(()=>Ot()?0:18),Gl=w(()=>de()?
54:ae()||!(Se()>=22||Ie())?64:32),jl=w(()=>Q()?64:32),Yl=w(()=>Q()?36:18);function Lc(e,t,n){return n?t<=8:t<=Yl()||t<=jl()&&
(pn(e,t)||go())}var Eo=(e,t)=>t<=18||t<=64&&pn(e,t)&&t<=Gl(),pe={length:0,bytes:0};function jt(e,t,n,o){if(e[0]<128&&Ot())
return zn(e,t)?Ze.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224;if(!(f>=194&&
f<240&&s+(a?2:3)<=t))return Xr(e,s,t,n,o,r);let l=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&31)<<6|l:(f&15)<<12|l<<6|u,(l|u)>=
64||!a&&(c<2048||Ee(c)||c===65279))return Xr(e,s,t,n,o,r)}me[r++]=c}return Tn(r)}function Rc(e,t,n){if(t%2>0)return;let o=0;
for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(Ee(i))return;me[o++]=i}return Tn(o)}function Xr(e,t,n,o,r,i){
let s=Zr();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===
224?160:f===240?144:128,p=f===237?159:f===244?143:191,h=f,m=0;for(;m<a&&c<n;m++,c++){let T=e[c];if(T<u||T>p)break;h|=T<<
8*(m+1),u=128,p=191,d=d<<6|T&63}if(m<a){if(c===n&&!o){if(f===239)return;Dc(h,1+m);break}l=!0}if(l&&r||(l&&(d=65533),d===
65279))return;d>65535&&(me[i++]=55232+(d>>10),d=56320|d&1023),me[i++]=d}return Tn(i)}function yo(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=St(o),!r)return;if(a=r[f],Ee(a)){if(s<t)a=r[f|e[s++]<<8];else if(!n&&To(f,o))
break;if(Ee(a))return Kl(e,c,t,n,i,o,r)}}me[i++]=a}return Tn(i)}function Uc(e,t,n){let o=St(n);if(!o)return;let r=t-1,i=0,
s=0;for(;s<r;){let c=e[s],f=o[c|e[s+1]<<8];if(Ee(f))return;s+=Ee(o[c])?2:1,me[i++]=f}if(s===r){let c=o[e[s]];if(Ee(c))return;
me[i++]=c}return lt(me,0,i)}function Kl(e,t,n,o,r,i,s){let c=Zr();for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(Ee(
d)){if(f===n&&!o&&To(a,i))break;let l=f<n?e[f]:0;if(d=s[a|l<<8],!Ee(d))f+=1;else if(zl(d))d=65533;else{let p=f+2<n&&i<=30?
Vl(a,l,e[f+1],e[f+2]):0;if(p===0)return;me[r++]=55232+(p>>10),d=56320|p&1023,f+=3}}me[r++]=d}return Tn(r)}function Vl(e,t,n,o){
let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var zl=e=>e>=57088&&e<=57216;function Yt(e,t){for(let n=1;n<=3&&n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function Kt(e,t,n){return pe.length=0,Xr(e,t,n,!1,!0,0)===""}function To(e,t){
let n=t!==32||e<144||e>160;return n&&Dc(e,1),n}function Dc(e,t){pe.length=t,pe.bytes=e}function Tn(e){if(e<3||e<=18&&!Ot())
return lt(me,0,e);if(go())return dt.call(Nc,0,2*e);if(!(e>Zr()))return lt(me,0,18)+lt(me,18,e-18)}var Zr=w(()=>go()?1/0:
36),Ot=w(()=>N()&&go()),go=w(()=>C(ql)===!0);function ql(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(dt)==="a\uFEFF\uD83D"&&t(Ze)==="a\0\xFF\xFE=\xD8"}var ei=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#n=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#o=void 0;#r=0;#i=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=W(t)&&!n}accept(t){C(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#o=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,newViewDecoder:n,
canFail:o,most:r}){this.decoder??=t(this.fatal,this.ignoreBOM),this.viewDecoder??=n?.(this.decoder)??this.decoder,this.#i=
this.fatal&&o&&!this.decoder.fatal,this.most=r,this.mostAtOnce=this.#i?-1:r,this.isWatched=this.onlyASCII||M()}watch(t,n){
if(this.onlyASCII){t.length!==n&&this.pause();return}this.#t=2*n<=this.mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=
this.#n,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=!1,this.isWatched=!0,this.#t=0,this.#n=Math.min(
2*this.#n,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1,this.takesAnything=!1,this.#t=0}pauseLong(){
this.pause(),this.#r=15,this.decoder=void 0,this.viewDecoder=void 0}reconsider(t,n){let o=this.#o;this.#r>0?this.#r-=1:o&&
n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:n}=t;if(n<this.#e||n>this.mostAtOnce)
return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,n):this.takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,
o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&se(t,n)))try{let o=this.viewDecoder.decode(t),r=this.#i&&o.includes(
"\uFFFD");return r?this.pauseLong():this.isWatched&&this.watch(o,n),r?void 0:o}catch{this.pauseLong();return}}},$c=[],ti=[];
function Io(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=ti[o];if(r)return r;let i=new ei(e,t,n);ti[o]=i;let s=$c[e];return s&&i.accept(
s),i}function Vt(e,t){$c[e]=t;for(let n=0;n<4;n++)ti[4*e+n]?.accept(t)}var re=new Uint8Array(512),ni=[];function oi(e){return ni[e]??=I(re,0,e),ni[e]}function kc(e,t,n){return t>re.length?I(e,
0,n):(e!==ni[t]&&z(re,e),oi(n))}var Ql=eu();function eu(){let e=un;return t=>e.call(t)}var Ao=class{fatal;ignoreBOM;#e;constructor(t){this.fatal=t.fatal,
this.ignoreBOM=t.ignoreBOM,this.#e=t}decode(t){let n=Ql(t);return this.fatal&&n.includes("\uFFFD")?this.#e.decode(t):n.charCodeAt(
0)===65279&&!this.ignoreBOM?n.slice(1):n}};function ru(e,t){if(t<64)return!1;if(le(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>8||t>=768&&r===0&&n>=3*o}function Pc(){
return we()?ru:V()?cu:M()?iu:void 0}function iu(e,t){if(t<524288)return!0;let n=0,o=Math.ceil(t/64);for(let r=0;r<t;r+=o)
e[r]>=206&&(n+=1);return n>4||C(()=>wt(e,65536,128,128))!==!1}var su=w(V),ri=0;function Fo(e,t,n){t<1024||!su()||!le(e,t)||
(ri=n.length===t?0:ri+1)}function cu(e,t){if(t<1024)return!0;if(le(e,t))return ri<2||t>524288;let n=0,o=Math.ceil(t/16);
for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}var At=w(()=>C(fu));function fu(){let e=de(),t=e?Dt():void 0;if(e&&!t)return;let n=H("utf-8"),o=C(lu),r=x=>n.decode(x),i=mu(
r),s=du(i,o),c=t&&((x,B)=>le(x,B)&&t(x)),f=c??Pc(),a=c?(x,B)=>B>256?c(x,B):jc(x,B)&&!(B>54&&pn(x,B)):f,d=Uint8Array.of(...Hc,
...Gc.flat()),l=`${vc}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),p=i(d,d.length)===l&&r(d)===l&&n.decode(
d.buffer)===l&&i(u,2)==="a\x7F"&&ii(x=>s(x,x.length)),h=Ze;if(!p||t&&h.call(u)!=="a\x7F")return;let m=(x,B)=>H("utf-8",x&&
o!==void 0,B),T=Mo()?x=>new Ao(x):void 0;return Vt(0,{newDecoder:m,newViewDecoder:T,isRight:(x,B)=>{let J=m(x,B);return Wc(
J)&&(!T||Wc(T(J)))},canFail:!0,...au()}),{decode(x,B){try{return t?h.call(x):(B?s:r)(x,E(x))}catch{return}},decodeQuickly:i,
decodesStart:Mo(),decodeOrFail:s,takesQuickly:a,takes:f,completeLength:Yt}}function au(){return N()?It(1):ae()?{...It(257),
leastBeyondASCII:65,leastOfBuffer:8192}:de()?{...It(19),most:2048,onlyASCII:!0}:we()?{...It(48),leastOfBuffer:48,onlyASCII:!0}:
V()?{...It(33),most:1023}:Mo()?{...It(33),leastOfASCII:19}:It(33)}var It=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,
most:8191,onlyASCII:!1});function du(e,t){let n=uu(e),o=N()||Ie();return t&&o?r=>t.decode(r):n}function lu(){let e=H("ut\
f-8",!0);return ii(n=>e.decode(n))&&ii(({buffer:n})=>e.decode(n))&&!ae()?e:void 0}var Wc=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...Tt("\uFEFF"),...Tt(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),ii=e=>e(Uint8Array.from(Hc))===vc&&Gc.every(t=>C(()=>e(Uint8Array.from(t)))===void 0),Hc=[239,187,191,97,230,188,162,
240,159,146,169],vc="\uFEFFa\u6F22\u{1F4A9}",Gc=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
uu=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function mu(e){let[t,n]=[un,Ze];return de()?(o,r)=>r>256?
n.call(o):t.call(o,0,r):Mo()?(o,r)=>r<8192?t.call(o,0,r):e(o):!t||!ae()?e:(o,r)=>jc(o,r)?t.call(o):e(o)}var Mo=()=>un!==
void 0&&Se()>0&&!ae()&&!N(),jc=(e,t)=>t<=64||t<=256&&le(e,t);var ee={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},si=1;function _o(e,t,n,o){return t>=
si?pu(e,t,n,o):void 0}function pu(e,t,n,o){if((ee.encoding!==o||ee.owner!==S||F.isBusy)&&!hu(o)||t>ee.most&&(t>ee.mostBeyondASCII||
le(e,t)))return;tt(e,t);let{readBytes:r,readPairs:i}=j;if(!!0||!ee.isOfPairs)return r(G.input,t,ee.source);let{piece:s}=ee,
c=i(G.input,t,ee.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=oo();if(c.length===s){let d=f[t],l=i(G.input+
t-d,d,ee.source,+!n,s);if(l===null)return;c+=l}return f[t]===0||To(f[t-1],o)?c:void 0}function hu(e){return F.isBusy?!1:
j.readPairs?(Me("decoding",e),xn(()=>{let t=W(e);ee.isOfPairs=!t;let n=t?S.byte_table(e):S.pair_table(e);ee.source=j.readsInput?
e:n;let o=In(e);return si=o.least,ee.piece=o.piece,ee.most=n>0?o.any:0,ee.mostBeyondASCII=n>0?o.beyondASCII:0,ee.owner=S,
ee.encoding=e,!0})):(si=1/0,!1)}var xu=w(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!j.readPairs)return{windows1252:e(
0),single:e(0),multi:e(0)};if(M()){let n={...e(72),piece:j.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}
if(j.readsInput){let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(de()?18:256),multi:n}}
let t={least:1,any:128,beyondASCII:512,piece:512};return{windows1252:e(N()?0:256),single:e(256),multi:t}});function In(e){
let{windows1252:t,single:n,multi:o}=xu();return e===21?t:W(e)?n:o}var ai=w(()=>N()?0:Ie()||de()?8:we()?352:18),wu=w(N);function Vc(e,t,n){if(n>64)return le(t,n)?Su(e,t,n):void 0;if(n<=So()||
(t[n>>1]|t[n-1])>=128||!zn(t,n))return;let o=Lo();return o?o.call(t,0,n):co(e,t,n)}function Su(e,t,n){let o=Lo(),r=W(e);
if(!(n<512&&(r||!o))&&!(e===21&&bo>0)&&!(r&&Zc(e))&&!se(t,n))try{return Dt()?.(t)??wt(t,n,128,128)?o?o.call(t):At()?.decodeQuickly(
t,n):void 0}catch{return}}var Bo=[],ci=[];function zc(e,t,n){if(!(ci[e]===null||n<=ai())&&!(n>=512&&n>Xc(e)))return ci[e]??=
gu(e),No(ci[e],t,n)}function qc(e,t,n){return n<512?(wu()?fi(e,t,n):void 0)??co(e,t,n)??fi(e,t,n)??Yc(e,t,n):fi(e,t,n)??
(Au(e)?Yc(e,t,n):void 0)??co(e,t,n)}var bo=0,Eu=w(()=>di()?8192:512),yu=e=>bo>0&&e<Eu();function fi(e,t,n){let o=Lo();if(!o||
e!==21)return;if(yu(n)){bo-=1;return}let r=Iu(t,n);if(bo=r?0:15,!!r&&!se(t,n))try{return o.call(t)}catch{return}}var Yc=(e,t,n)=>No(
Jc(e),t,n);function No(e,t,n){if(!(!e||n>1024&&se(t,n)))try{return e.decode(t)}catch{return}}var Tu=w(()=>N()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Xc(e){if(Zc(e))return 8192;let{windows1252:t,other:n}=Tu();return e===
21?t:n}function gu(e){let t=Bu(e)?Jc(e):null;if(t){let n=Co(e,An()).includes("\uFFFD"),o=Math.max(ai(),In(e).any)+1;Vt(e,
{newDecoder:r=>r&&n?H(y[e].name,!0):t,isRight:r=>!(r&&n)||Cu(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:M()?
1:ai()+1,most:Xc(e),onlyASCII:!1})}return t}function Jc(e){return Bo[e]===void 0&&(Bo[e]=null,Bo[e]=C(()=>bu(e))??null),
Bo[e]}var Lo=w(()=>C(Ou));function Ou(){let e=Ze,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function Iu(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||wt(e,
t,128,224)}var Au=e=>e===21?di():Fu()||Mu()&&ln(e),Zc=e=>!Lo()&&(e===21?di():_u()),Fu=w(()=>M()||Q()),Mu=w(()=>V()||N()),
_u=w(M),di=w(()=>M()||N()||!(Se()>0)),Bu=e=>M()||N()||Ie()||de()||we()&&e===21,An=()=>Uint8Array.from({length:256},(e,t)=>t);
function Co(e,t){let n=St(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function bu(e){let t=H(y[e].name),n=r=>t.
decode(r)===Co(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return An().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function Cu(e){
let t=Co(e,An()),n=An().filter(f=>t[f]!=="\uFFFD"),o=H(y[e].name,!0),r=f=>C(()=>o.decode(f)),i=f=>r(f)===Co(e,f),s=Uint8Array.
from({length:4096},(f,a)=>n[a%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
An().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}function ui(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
r)<128?n(o,r):void 0}case 3:{let r=e[1],i=e[2];return(o|r|i)<128?n(o,r,i):void 0}case 4:{let r=e[1],i=e[2],s=e[3];return(o|
r|i|s)<128?n(o,r,i,s):void 0}case 5:{let r=e[1],i=e[2],s=e[3],c=e[4];return(o|r|i|s|c)<128?n(o,r,i,s,c):void 0}case 6:{let r=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|r|i|s|c|f)<128?n(o,r,i,s,c,f):void 0}case 7:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
a=e[6];return(o|r|i|s|c|f|a)<128?n(o,r,i,s,c,f,a):void 0}case 8:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7];return(o|
r|i|s|c|f|a|d)<128?n(o,r,i,s,c,f,a,d):void 0}case 9:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8];return(o|
r|i|s|c|f|a|d|l)<128?n(o,r,i,s,c,f,a,d,l):void 0}case 10:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9];
return(o|r|i|s|c|f|a|d|l|u)<128?n(o,r,i,s,c,f,a,d,l,u):void 0}case 11:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],
l=e[8],u=e[9],p=e[10];return(o|r|i|s|c|f|a|d|l|u|p)<128?n(o,r,i,s,c,f,a,d,l,u,p):void 0}case 12:{let r=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],p=e[10],h=e[11];return(o|r|i|s|c|f|a|d|l|u|p|h)<128?n(o,r,i,s,c,f,a,d,l,u,p,h):
void 0}case 13:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],p=e[10],h=e[11],m=e[12];return(o|r|i|
s|c|f|a|d|l|u|p|h|m)<128?n(o,r,i,s,c,f,a,d,l,u,p,h,m):void 0}case 14:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],
l=e[8],u=e[9],p=e[10],h=e[11],m=e[12],T=e[13];return(o|r|i|s|c|f|a|d|l|u|p|h|m|T)<128?n(o,r,i,s,c,f,a,d,l,u,p,h,m,T):void 0}case 15:{
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],p=e[10],h=e[11],m=e[12],T=e[13],x=e[14];return(o|r|i|
s|c|f|a|d|l|u|p|h|m|T|x)<128?n(o,r,i,s,c,f,a,d,l,u,p,h,m,T,x):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],
d=e[7],l=e[8],u=e[9],p=e[10],h=e[11],m=e[12],T=e[13],x=e[14],B=e[15];return(o|r|i|s|c|f|a|d|l|u|p|h|m|T|x|B)<128?n(o,r,i,
s,c,f,a,d,l,u,p,h,m,T,x,B):void 0}}}function mi(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
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
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var Qc;function hi(e,t,n){return Qc??=Nu(),Qc(e,t,n)}function Nu(){let e=At(),t=!(e&&N());return(n,o,r)=>{if(t&&Eo(n,o)){
let i=(o<=16&&n[0]<128?ui(n,o):void 0)??jt(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var pi=[];function ef(e,t,n){if(Ot())return;let o=pi[n];if(o)return mi(
e,t,o);let r=ui(e,t);if(r!==void 0||!W(n))return r;let i=St(n);if(i)return pi[n]=new Uint16Array(i),mi(e,t,pi[n])}function Ft(e,t,n,o=!1){
try{_e(e,null);let r=Ge(t,n,0,o,!0);return r<0?void 0:Wt(0,r)}catch(r){throw q(r)}}function tf(e,t,n,o){pe.length=0;let r=n?
t:Yt(e,t);return r===t||Kt(e,r,t)?Ft(0,e,r,o):void 0}var Mn=w(()=>M()?{any:2048,markup:1/0,leastInStream:16}:V()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:N()?2048:
Q()?112:0,leastInStream:40}),wi=()=>Mn().markup>0,Si=(e,t)=>t>=Mn().leastInStream&&sf(e,t);function nf(e,t,n){Mn().any>0&&
at(e)&&Si(t,n)&&_n(e,n)}var $u=w(()=>wi()?1/0:33),of=(e,t,n)=>e>=29&&e<36&&n>=$u()&&t[0]>=128,Ei=[],rf=(e,t,n)=>sf(t,n)&&
_n(e,n)?No(Ei[e],t,n):void 0;function sf(e,t){let{any:n,markup:o}=Mn();return t<=n||t<=o&&qn(e,t,11)}function _n(e,t){return Ei[e]?
!0:(ku(e,t),!1)}var Fn=[];function ku(e,t){Fn[e]===void 0&&(Fn[e]=C(()=>Gu(e))??null);let n=Fn[e];n&&(n.credit+=Math.min(
t/64,1)+t/512,!(n.credit<64)&&(n.credit=0,Fn[e]=null,C(()=>{let{value:o}=n.sequences.next();o?n.decoder.decode(o)===Ft(e,
o,E(o))&&(Fn[e]=n):Pu(e,n.decoder)})))}function Pu(e,t){Ei[e]=t;let{any:n,piece:o}=In(e);Vt(e,{newDecoder:r=>r?H(y[e].name,
!0):t,isRight:r=>!r||Wu(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,
most:Mn().any,onlyASCII:!1})}var Wu=e=>Hu.every(t=>vu.every(n=>{let o=H(y[e].name,!0),r=Uint8Array.of(97,t,...n);return C(
()=>o.decode(r))===Ft(e,r,r.length,!0)})),Hu=[128,129,142,143,161,224,255],vu=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Gu=e=>({decoder:H(y[e].name),sequences:Yu(e),credit:0}),ju=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],xi=[10,164,162];function*Yu(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of ju)yield Uint8Array.of(...i,...xi);for(let i=128;i<=255;i++)yield Mt([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield Mt([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Mt([i,i],[s,
s],o,n);for(let i=133;i<=254;i+=8)yield Mt([i,Math.min(i+7,254)],n,r,n);yield Mt([227,227],[50,50],o,n),yield Mt([129,129],
[48,48],t),yield Mt([129,129],[48,48],r,t)}}function Mt(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+
xi.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);r.set(xi,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var cf=w(()=>C(Ku)),ff=w(()=>C(Vu));function Ku(){return M()||Ie()?af(!1):zu()}function Vu(){return M()?af(!0):void 0}function zu(){
let e=dt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);
if(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=de()?512:1/0;return df(!1,(i,s)=>s<=o||le(i,s)&&Dt()?.(
i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function af(e){let t=H(
e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))===
"\uFEFF\uFFFD\u6F22")return df(e,()=>!0,(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var df=(e,t,n)=>({
takes:t,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:
i}});var Ro=0;function yi(e,t){let n=Ro>0?8192:131072;if(t<n||Xu())return!1;let o=0,r=Math.ceil(t/8);for(let s=0;s<t-1;s+=r)e[s]>=
192&&(e[s+1]&192)!==128&&o++;let i=o>1;return i&&(Ro=16),i}var Xu=w(Q);function mf(e,t){t<8192||(Ro=Ju(e)?16:Math.max(Ro-
1,0))}function Ju(e){let t=0,n=Math.floor(e.length/8);for(let o=0;o<8;o++)e.charCodeAt(o*n)===65533&&t++;return t>1}function pf(e,t,n){let o=hf(e);if(!(!o||n<24||se(t,n))&&!(e===0&&yi(t,n)))return o.takes?.(t,n)===!1?void 0:o}function hf(e){
return e===0?At():e===38?cf():e===37?ff():void 0}function Ti(e,t,n,o){if(pe.length=0,o&&t>8192||t>1024&&(se(e,t)||yi(e,t)))
return;let r=At();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=Yt(e,t);if(!(i<t&&(n||!Kt(e,i,t))))try{let s=r.decodesStart&&
i<8192&&!o,c=i===t||s?e:kc(e,t,i),f=o?r.decodeOrFail(c,i):r.decodeQuickly(c,i);return t>256&&f!==void 0&&gi(c,i,f),f}catch{
return}}function xf(e,t,n){let o=hf(e);if(!(n%2>0||!o?.takes?.(t,n)||se(t,n)))return o.decode(t,!0)}function gi(e,t,n){mf(
n,t),Fo(e,t,n)}var he=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=ue(t);if(!this.#e){if(this.#o&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<
128){let s=hi(t,r,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#r+=r,s}let i=this.#n===0?this.#c(
t,r,n):this.#p(t,r,n);if(i!==void 0)return n||this.#S(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.
reset();let{encoding:r}=this,i=n<=256;if(r===0&&n>0){let s=i?hi(t,n,this.fatal)??Ft(r,t,n,this.fatal):Ti(t,n,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=n>0?wf(t,n,!0,r):void 0,f=s===void 0&&!(i&&of(r,t,n))?this.#f(
t,n,!0):this.#a(s);if(f!==void 0)return f;let a=i&&!Oe(r)?Ft(r,t,n,this.fatal):void 0;if(a!==void 0)return a}return this.#s(
t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let d=this.#l(t,n,o,r);if(d!==void 0)return d;let l=this.#n+n;if(n>0&&l<=re.length)return this.#E(
t,l,o,r);this.#y()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#T(t,n,o)??this.#h(t,n,o)}catch(d){throw this.#e=i,
this.#o=s,this.#r=c,q(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;pe.length=0;let i=n>0&&r!==0?wf(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#a(i)}#f(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=Eo(t,n)?jt(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(
t,n,o))}if(r===38||r===37){let c=n<=36?Rc(t,n,r===37):xf(r,t,n);return this.#d(c)}if(!Je(r))return;let i=W(r),s=!i&&n<=(t[0]<
128?So():18)?yo(t,n,o,r):tm(r,i,t,n,o);return this.#a(s)}#m(t,n,o){return Ti(t,n,o,this.fatal)??(n<=256?tf(t,n,o,this.fatal):
void 0)}#a(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,o){let r=this.#n+n;if(!(n===0||r>re.length))return pe.length=0,n>16?this.#u(
t,r,o):(this.#x(t,r),this.encoding===0?jt(re,r,o,this.fatal):this.#a(_o(re,r,o,this.encoding)??yo(re,r,o,this.encoding)))}#u(t,n,o){
let r=this.#w(t,n);return this.encoding===0?this.#m(r,n,o):this.#a(_o(r,n,o,this.encoding))}#l(t,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,a=c&255,d=a<224?2:a<240?3:4;if(f+n<=d)return;this.#x(t,d);let l=jt(
re,d,!0,!0);if(l===void 0)return;let u=d-f;this.#n=0,this.#r+=u,this.#o=!0;try{return Et(l,this.decode(I(t,u),o,r))}catch(p){
throw this.#o=s,p instanceof ce||p instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),p}}#x(t,n){re[0]=this.#t,
re[1]=this.#t>>8,re[2]=this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)re[r]=t[r-o]}#w(t,n){return this.#x(t,this.#n),z(re,
t,this.#n),oi(n)}#S(t){this.#r+=t,this.#o||=this.#n+t>pe.length,this.#n=pe.length,this.#t=pe.bytes}#E(t,n,o,r){let i=this.#n,
s=this.#w(t,n);this.#n=0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof ce||c instanceof TypeError||
(this.#n=i,this.#r+=i),c}}#y(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{_e(this.encoding,null),Ge(t,this.#n,
0,this.fatal,!1),this.#e=ne(),this.#n=0}catch(n){throw q(n)}}#T(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=pf(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(I(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:I(t,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=Et(s,this.#h(f,c-i,!0)),this.#i)return s}else
this.encoding===0&&gi(f,c-i,a),s=Et(s,this.#d(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Kt(t,
c,n)?(this.#S(n-c),s):Et(s,this.#h(I(t,c,n),n-c,o))}#h(t,n,o){_e(this.encoding,this.#e);let r="",i=oc(n),s=this.#o||this.
ignoreBOM||!Oe(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),l=f===0&&a?t:I(t,f,f+d),
u=Ge(l,d,c,this.fatal,o&&a);if(u<0)return this.#e=ne(),this.#i=new ce(this.name,this.#r+f+K.start(),K.length()),r;if(c+=
u,c>0&&(a||!nc(c))){let p=!s&&rc()===65279?1:0;i?i.add(ao()+2*p,c-p):r=Et(r,Wt(p,c)),s=!0,c=0}if(a)break}return this.#o=
s,this.#e=o?null:io(),this.#r+=n,i?i.toText():(this.encoding===0&&Fo(t,n,r),r)}};function wf(e,t,n,o){if(t<=16){let r;if(W(
o)||em(e,t,o)?r=ef(e,t,o):at(o)&&!Ot()&&(r=Uc(e,t,o)),r!==void 0)return r}return _o(e,t,n,o)}var em=(e,t,n)=>(e[0]|e[t>>
1]|e[t-1])<128&&Je(n),tm=(e,t,n,o,r)=>(t?zc(e,n,o):void 0)??(n[0]<128?Vc(e,n,o):void 0)??(!t&&r&&o>18?rf(e,n,o):void 0)??
(Lc(n,o,t)?yo(n,o,r,e):void 0)??(t?qc(e,n,o):void 0),Oi=({encoding:e,fatal:t,ignoreBOM:n})=>new he(e,t,n);function Bn(e){
return e.common??=Oi(e),e.common}var bn=(e,t,n,o,r,i)=>Uo(Io(n,o,r),e,t,i);function Uo(e,t,n,o){if(n<e.leastOfAny)return Bn(
e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=Bn(e).decodeWhole(t,n,o);return e.
most<0&&e.reconsider(i,n),i}function Sf(e,t){let n=ge(e,t);if(n===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Do=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new nt(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=E(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(I(t,i,s?r:i+4096),
s?n:_.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=om(this.#e.copy(),t,r);let i=new oe,s;try{this.#e.transcode(t,n===
_.result?_.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=bn(c,E(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
_.result,o),this.#n=n===_.result?0:r+f.length}catch(a){throw this.#e.abandonSource(),a}if(s)throw s}};function om(e,t,n){
let o=E(t),r=t,i=e,s=e,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=I(t,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,_.none,u=>{f+=E(u)/2}),d=void 0;return d??=rm(i,r),d[l-c]}}function rm(e,t){let n=E(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=yf(e);for(let c=0;c<n;c++){let f=e.position+c,a=s===f?im(o.from,t,c):0;if(a>0){o.transcode(I(t,c,c+a),_.none,
()=>{});for(let x=0;x<a;x++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=I(t,c,c+1),l=o.copy(),u=0,p=0;o.transcode(d,_.none,
x=>{u===0&&(p=x[0]|x[1]<<8),u+=E(x)/2}),u>0&&(r[i++]=s);let h=p===65533&&s<f?Tf(l,d,_.none):void 0,m=h&&h.offset+h.length;
for(let x=1;x<u;x++)r[i++]=m===void 0?s:m+x-1;let T=f-s===2||f<=2;u>0&&!h?s=f+1:(h||T)&&(s=yf(o))}return r[i]=s,r[i+1]=s+
1,r}function im(e,t,n){if(W(e))return E(t)-n;let o=n;if(Je(e))for(;t[o]<128;)o+=1;return o-n}var yf=e=>Tf(e,v,_.source)?.
offset??e.position;function Tf(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ce)return o;throw o}}var qt=e=>e==null?void 0:Ne(e);function Xt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function sm(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>ge(Ne(o),t))}}var ko={allowUTF8:e=>e===void 0||!!e,candidates:sm,locale:qt,maxBytes:Xt,
tld:qt},Ai=["text","ASCII","empty","binary","unknown"];function Jt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=E(e),f=Math.min(c,i);Js();for(let p=0;p<f;p+=65536){let h=Math.min(p+65536,f);Zs(I(e,p,h),t&&h===c)}let a=Qs(
o,r&&$o(r),s&&$o(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:Ai[d],isASCII:Ai[d]==="ASCII"||Ai[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,h)=>({encoding:y[a[3+2*h]].name,score:a[4+2*h]}))}}function $o(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Fi(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=Fe(e,n),r=Ce(t,ko,n),i=Jt(mt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:y[i.encoding].name}}var am=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],dm=[33,36,37,
38],Zt=(e,t)=>{let n=qt(e);return n===void 0?-1:ge(n,t)},gf=(e,t,n)=>Math.min(Xt(e,t,n)??1024,1048576),Of=(e,t)=>Math.max(
3,t===-1?e:0),If=e=>xe(qt(e)??"")??-1;function lm(e,t,n){if(e)return Ce(e===!0?void 0:e,ko,`${t}, option '${n}'`)}var um={
defaultEncoding:Zt,detect:lm,likelyEncoding:Zt,locale:qt,maxPrescanBytes:gf,parentEncoding:Zt,transportLayerEncodingLabel:If,
userOverride:Zt};function mm(e,t){let n=Ce(e,um,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Of(i,Math.max(f,c)),declared(a){let d=$r(a,i,f,c,s,o);return d===-1?void 0:Cn(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Af(a)??pm(r,n.defaultEncoding)}}function Af(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function pm(e,t){
return Cn(Xs($o(e),t===-1?21:t))}var hm={defaultEncoding:Zt,maxPrescanBytes:gf,transportLayerEncodingLabel:If};function xm(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=Ce(e,hm,t),i=s=>{let c=Cn(zs(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Of(o,r),declared:i,decide:()=>i(v)}}function wm(e,t){let n={...ko,
defaultEncoding:Zt},{defaultEncoding:o,...r}=Ce(e,n,t);return{prescanned:3,declared(i){let s=be(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Af(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Sm={detect:wm,html:mm,xml:xm},Mi=["detect","html",
"xml"],Em={prefixBytes:Xt,sniff:_r(Mi)};function Ye(e,t){let{prefixBytes:n,sniff:o}=Ce(e,Em,t),r=Sm[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:w(()=>{let c=s.candidates&&Jt(v,!0,s);return!dm.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>ym(
r,c),takesWhole:n===void 0}}function ym({prescanned:e,declared:t,options:n,decide:o},r){return t(Ae(r,e))??o(n&&Jt(r,!0,
n))}function Ff(e){let t=$r(Ae(e,1024),1024,-1,-1,-1,-1);return t===-1||Cn(t).source==="BOM"?void 0:Cn(t)}function Cn(e){
let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:am[e>>8&255],score:null}}var bf=["(B","(J","(I","$@","$B"],Wo=class{#e=!0;#t=!0;read(t,n){let o=E(t),r=this.#e?Im(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Am(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let a=Mm(t,i);if(s=bf.includes(a),!s&&!n&&_m(a))break;this.#t=s}else
s=f>=128||i<r&&Fm(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:E(t);for(;o<E(t)&&t[o]!==27;)o+=1;return o}};function Im(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=E(e))return 1/0;if(t&&=Bf(e[o],e[o+1]),n&&=Bf(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Am(e,t){let n=E(e),{start:o,words:r}=Qn(e,t),i=_f(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return _f(e,o+4*s,n)}function _f(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Bf=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Fm=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Mm(e,t){let n="";for(let o=t+1;o<Math.min(t+3,E(e));o++)n+=String.fromCharCode(
e[o]);return n}var _m=e=>e.length<2&&bf.some(t=>t.startsWith(e));var De=class{decision=null;sample=v;detected;#e;#t=!0;#n=!1;#o=new Wo;#r=new oe;#i;#s=0;#c=v;#f=v;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new oe;if(this.#t&&n&&this.#e.takesWhole)return this.#l(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+E(t)<this.#i&&!n)return this.#p(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new oe;
let i=Ae(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=E(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(Ae(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=E(s),p=c-d;if(l===
-1)return n||f?this.#l(i(this.#a(Ae(s,p),a)),o,s):this.#p(s,u+1,o);let h=Nf(Ae(s,p),l-d,r.windowBytes),m=Math.min(h+r.windowBytes,
p);if(u<m&&!n)return this.#p(s,m,o);let T=Ae(s,m),x=this.#a(T,u<m);if(m<=h||m===p||!r.passesASCII()||!Cm(x,T))return this.#l(
i(x),o,s);s=this.#u(s,this.#o.skip(T,l-d),o)}}#a(t,n){this.sample=ut(ut(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Jt(this.sample,n,{...o,maxBytes:void 0}),i=this.#d(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#d(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#p(t,n,o){
let r=E(t);return r>0&&this.#r.add(te(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=Ae(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-E(this.#c));return i>0&&(this.#c=ut(this.#c,Ae(r,i))),this.#f=Cf(ut(this.#f,Cf(I(r,i)))),I(t,n)}#l(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Cf=e=>I(e,Math.max(0,E(e)-64));function Nf(e,t,n){let o=Math.min(E(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Cm(e,t){return e.isASCII||e.encoding===void 0&&!(t[Nf(t,0,1/0)]>=128)}function Lf(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function Rf(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var Uf="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Df=`!
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
?`;var Lm=w(()=>{let e=Df.split(`
`),t=0;return new Map(Uf.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
$f=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function vo(e){let t=new nt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Re)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=kf(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function kf(e,t,n){if($f(e))return"";if(n===0)return null;let o=Rm(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:kf(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Rm(e){
let t=[...Lm().get(e)??[],...Um(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Um(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,p)=>c(
p)),a=o.filter((u,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===t&&r.push(l),a.every(
$f)&&i.push(d)}return[...r,...i]}var Pf=["fatal","html","replacement","ignore","translit"];function Wf(e,t,n){return typeof e=="function"?(o,r)=>Dm(e(o,r()),n):e==="ignore"?zr:e==="translit"?vo(t):void 0}function Dm(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=mt(Fe(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return te(o,0,E(o))}var UE=2**24;function _t(e,t,n,o){return typeof e=="number"?Hf(e,t,n,o):new Nn(e,Hf(0,t,n,o))}function Hf(e,t,n,o){let{unmappable:r,losses:i}=n,
s=Wf(r,t,o);if(!s||Oe(t))return new Go(e,t,n);let c=_i(e,n);return new Do(c,t,r,i?.counting(s)??s)}function _i(e,t){return new Go(
e,38,{...t,bom:!1,unmappable:"fatal"})}var Go=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Ur(t,this.to,this.#n.ignoreBOM,
this.#e),Vs(t,n),this.#e=ne())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=yt,losses:a}=this.#n;s&&!this.#e&&o(Uint8Array.from(Lt(this.to)??[]));
let d=Math.max(0,Vr.indexOf(c)),l=E(t);try{Ur(this.from,this.to,i,this.#e);for(let u=0;;){let p=l-u<=65536,h=p&&u===0?t:
I(t,u,p?l:u+65536),m=sc(h,r,d,p?n:_.none);a?.addBlock(this.#t+u);let T=m<0?K.written():m;if(T>0&&o(f(T)),m===-2&&c!=="fa\
tal")return!1;if(m<0&&this.#o(m,u),u+=K.read(),p&&K.finished())break}}catch(u){throw q(u)}this.#e=n===_.result?null:ne(),
this.#t=n===_.none?this.#t+l:0}#o(t,n){let o=this.#t+n+K.start();throw this.#e=ne(),this.#t=0,t===-1?new ce(y[this.from].
name,o,K.length()):new Re(K.codePoint(),o,y[this.to].name)}},Nn=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===_.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new De(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==_.none);i.length>0&&(this.#i.transcode(
i.concatenate(),_.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var ga=require("node:buffer"),R=require("node:fs"),sn=require("node:path");var en={failure:1,usage:2};var Bi=require("node:buffer");function Ln(e){if((0,Bi.isUtf8)(e))return vf(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,Bi.isUtf8)(r));t+=o?vf(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var vf=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function A(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function L(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var U=require("node:fs");var Yf=require("node:fs"),fe=require("node:path");function jo(e,t){if(e==="."&&t!=="-")return t;let n=e.endsWith("/")||fe.sep==="\\"&&/[\\:]$/.test(e);return`${e}${n?"":fe.sep}${t}`}
function Rn(e){try{return Ln(Yf.realpathSync.native(A(e),"buffer"))}catch{let t=(0,fe.dirname)(e);return t===e?(0,fe.resolve)(
e):(0,fe.join)(Rn(t),(0,fe.basename)(e))}}var jf=new Map;function bi(e){let t=(0,fe.dirname)(e),n=jf.get(t)??Rn(t);return jf.
set(t,n),(0,fe.join)(n,(0,fe.basename)(e))}var Kf=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var zf=require("node:util");var qf={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Yo={...qf,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Xf="it is a symbolic link to a file that does not exist; check where it points",Jf="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Un={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},Dn=({score:e,kind:t})=>(t&&Un[t])??(e!==null&&e<.9?"this is uncertain":void 0),Bt={...qf,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so it cannot be replaced; write elsewhere",EEXIST:"a file has the same name as\
 a directory that it needs; name another directory",EDQUOT:"your disk quota is used up; free some space, or write elsewh\
ere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; write elsewhere',EIO:"its device failed while\
 it was written; check the device, or write elsewhere",EISDIR:"it is a directory; name a file in it",ENOENT:"its directo\
ry does not exist, or accepts no new files; create it first, or write elsewhere",ENOSPC:"no space is left on its device;\
 free some space, or write elsewhere",EPERM:"the system does not let you write it; write elsewhere",EROFS:"its file syst\
em is read-only; write elsewhere"};function $e(e,t){let{code:n="",errno:o}=e,r=o===void 0?void 0:(0,zf.getSystemErrorMap)().
get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function ke(e,t){return Pe(e,t instanceof Error?t.message:
String(t)),en.failure}function Pe(e,t){bt(`encoding-wasm: ${e}: ${t}
`)}var Vf=!1;function bt(e){Vf||process.stderr.on("error",()=>{}),Vf=!0,process.stderr.write(e)}var Ke=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Zf;async function Ci(e,t){let n=async i=>{try{return await i()}catch(s){throw $e(s,na(e))}},{next:o,close:r}=await n(
()=>e==="-"?km(t):Pm(A(e),t));return{next:()=>n(o),close:r}}async function*nn(e){let t=await Ci(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function on(e){try{return(0,U.statSync)(A(e))}catch{return}}function km(e){
let t=(0,U.fstatSync)(0,{bigint:!0});return sa(t,e),t.isFile()?oa(0,t,()=>{}):Wm()}function Pm(e,t){let n=ea(e,t);if(!n.
isFile())return Hm(e);let o=(0,U.openSync)(e,"r");return oa(o,n,()=>(0,U.closeSync)(o))}function ea(e,t){let n=(0,U.statSync)(
e,{bigint:!0});return n.isDirectory()&&(0,U.opendirSync)(e).closeSync(),sa(n,t),n}function ta(e){try{ea(A(e)),(0,U.accessSync)(
A(e),U.constants.R_OK)}catch(t){throw $e(t,na(e))}}var na=e=>({...Yo,get ENOENT(){return(0,U.lstatSync)(A(e),{throwIfNoEntry:!1})?.
isSymbolicLink()?Xf:Kf(e)?Jf:Yo.ENOENT}});function oa(e,{size:t},n){Zf??=new Uint8Array(262144);let o=Zf,r=0;return{async next(){
let i=(0,U.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,U.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Wm(){
let e=ra(0,()=>{}),t=process.platform==="win32"?Qf():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=Qf()}return t.next()},close:()=>t?.close()}}function Qf(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Hm(e){let t=await ia(
n=>(0,U.open)(e,n));return ra(t,()=>(0,U.closeSync)(t))}function ra(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await ia(i=>(0,U.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var ia=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function sa(e,t){if(e.isDirectory())throw new Error(Yo.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var fa=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Ni=new Set,Li=!1,ca=Date.now();function rn(e){if(Ni.add(e),!Li)for(let t of fa)
process.on(t,aa);return Li=!0,()=>Ni.delete(e)}function aa(e){for(let t of[...Ni].reverse())t();for(let t of fa)process.
off(t,aa);process.kill(process.pid,e)}function $n(){if(!(!Li||Date.now()-ca<50))return new Promise(e=>{setImmediate(()=>{
ca=Date.now(),e()})})}var O=require("node:fs"),We=require("node:path");function Ui(e,t=438){if(e===void 0)return Gm();let{target:n,present:o,descriptor:r}=Di(e);return r!==void 0?zm(r):o?.isFIFO()?
Km(A(e)):o&&!o.isFile()?Vo((0,O.createWriteStream)(A(e)),!0):qm(n,o,t)}function Di(e){if(e==="")throw new Error("its nam\
e is empty; name a file");let t=(0,O.lstatSync)(A(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,O.statSync)(A(e),
{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(We.sep))throw new Error(Bt.EISDIR);if(!o?.isFile())
return{target:n?Ri(e):e,present:o};let r=ha(e);return r===void 0&&(0,O.accessSync)(A(e),O.constants.W_OK),{target:n?Ri(e):
e,present:o,descriptor:r}}var da;function Gm(){return da??=jm(),da}function jm(){let e=(0,O.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?Vo(process.stdout,!1):Ym(t)}function Ym(e){let t,n=()=>{t??=Vo(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,O.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function Vo(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function Km(e){let t=(0,O.createWriteStream)(e),{discard:n,...o}=Vo(t,!0);return{...o,file:(0,O.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&Vm(e,t)}}}function Vm(e,t){try{let n=(0,O.openSync)(e,O.constants.O_RDONLY|O.constants.
O_NONBLOCK);t.once("close",()=>(0,O.closeSync)(n))}catch{}}function Ri(e){let t=pa(e);return t===void 0?e:Ri(t)}function pa(e){
if(!(0,O.lstatSync)(A(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=Ln((0,O.readlinkSync)(A(e),"buffer"));return(0,We.isAbsolute)(
t)?t:`${Ln(O.realpathSync.native(A((0,We.dirname)(e)),"buffer"))}${We.sep}${t}`}function ha(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,We.resolve)(e))??[];if(t!==void 0)return Number(t);let n=pa(e);return n===void 0?void 0:ha(n)}function zm(e){return{
file:(0,O.fstatSync)(e,{bigint:!0}),write:t=>xa(e,t),wait(){},finish(){},discard(){}}}function xa(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,O.writeSync)(e,n))}var la=0;function $i(e){la+=1;let t=[process.pid,la,Math.random().toString(36).slice(
2)].join("-");return jo((0,We.dirname)(e),`.encoding-wasm-${t}.tmp`)}function zo(e){try{(0,O.unlinkSync)(A(e))}catch(t){
if(t.code==="ENOENT")return;Pe(L(e),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function qm(e,t,n){let o=$i(e),r=A(o),i=(0,O.openSync)(r,"wx",t?384:n),s=!0,c=()=>{s&&(s=!1,(0,O.closeSync)(i))};return{
write:f=>xa(i,f),wait(){},finish(){if(c(),Xm(e,t))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");t&&ki(r,t),(0,O.renameSync)(r,A(e))},discard(){try{c()}finally{zo(o)}}}}function Xm(e,t){let n=(0,O.statSync)(
A(e),{throwIfNoEntry:!1});return n?.ino!==t?.ino||n?.size!==t?.size||n?.mtimeMs!==t?.mtimeMs}var ua=2048,Jm=1024,Zm=56,ki=(e,t)=>(0,O.chmodSync)(
e,Qm(e,t));function Qm(e,{uid:t,gid:n,mode:o}){for(let r of[t,-1])try{return(0,O.chownSync)(e,r,n),r===t?o:o&~ua}catch{}
return o&~(ua|Jm|Zm)}async function qo(e){try{let t=Ui();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return kn(
void 0,t)}}function kn(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":L(e);return ke(`cannot write ${o}`,$e(t,Bt))}var wa=require("node:fs"),X=require("node:path");function Sa(e,{suffix:t,directory:n}){let o=new Map(e.filter(np).map(c=>[c,Rn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,bi(c)])r.set(a,c);let i=tp(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:jo(n,i(c)),a={file:c,output:f,...t&&{backup:`${c}${t}`}},
d=o.get(c),l=t&&c.endsWith(t)?r.get(bi(c).slice(0,-t.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:Rn(f),p=s.get(u);if(p===d)return[];if(p===void 0&&s.set(u,d),n===void 0)return[a];let h=p===
void 0?ep(r,u,d):Pi(f);return[{...a,...h&&{problem:new Error(h)}}]})}var Pi=e=>`another file already goes to ${L(e)}; co\
nvert this one to another directory`;function ep(e,t,n){if(t===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${L(o)}, which will be converted as well; nam\
e another directory`}function tp(e){let t=s=>(0,X.isAbsolute)(s)||s.split(X.sep)[0]==="..",n=s=>(0,X.isAbsolute)(s)||t((0,X.relative)(
".",s)),o=e.filter(n).map(s=>(0,X.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(X.sep)?s:s+X.sep)),i=o.length>0?(0,X.dirname)(
o[0]):".";for(;!r(i)&&(0,X.dirname)(i)!==i;)i=(0,X.dirname)(i);return s=>{let c=(0,X.relative)(n(s)?i:".",s);return c===
""||t(c)?(0,X.basename)(s):c}}function np(e){try{return(0,wa.lstatSync)(A(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var op={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},Ea=[
..."%PDF-"].map(e=>e.charCodeAt(0)),Wi=e=>Ea.every((t,n)=>t===e[n]);function ya(e,t,n){let{prescanned:o,declared:r,decide:i,
...s}=Ye(e,"--from auto"),c=(f="")=>{let a=Un[f];if(a&&t)throw new Error(`${a}; ${op[f]}`)};return{...s,takesWhole:!1,prescanned:Math.
max(o,Ea.length),declared(f){return Wi(f)&&c("binary"),r(f)},decide(f){c(f?.kind);let a={...i(f),kind:f?.kind},d=n&&Dn(a);
if(d){let l=`it may be ${y[a.encoding].name} (${a.score?.toFixed(2)}), but ${d}`;throw new Error(`${l}; name its encodin\
g with --from, or keep the old file with --in-place=.bak`)}return a}}}var rp={isLending:!0,newTranscoder:()=>({decision:null,transcode:(e,t,n)=>n(e)})};async function Oa(e,t,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(h,m)=>{f=await qo(`${L(h)}: ${m}
`)||f},d=(h=[])=>{if(e.quiet)return;let m=t.dryRun?"would be converted":"converted",T=s>0?`, ${s} copied`:"",x=c>0?`, ${c}\
 left alone`:"",B=o.length>0?`, ${o.length} failed: ${o.map(L).join(", ")}`:"",J=h.length>1?" and those after it":"",He=h.
length>0?`, ${h.length} not reached: ${L(h[0])}${J}`:"";bt(`encoding-wasm: ${He&&"interrupted: "}${Ke(i,"file")} ${m}${T}${x}${B}${He}\

`)},l=Sa(e.files,t),u=0,p=rn(()=>d(l.slice(u).map(({file:h})=>h)));for(let h of l){let{file:m,problem:T}=h;try{if(T)throw T;
let x=await ip(h,t),B=x!==void 0&&t.directory!==void 0;if(x!==void 0&&e.verbose&&Pe(L(m),`${B?"not converted":"left alon\
e"}: ${x}`),x!==void 0&&!B)c+=1,t.dryRun&&await a(m,`would be left alone: ${x}`);else if(!(h.output===m&&Aa(m)))if(!await sp(
h,e,t.dryRun,{run:n,say:a,reason:x}))o.push(m);else if(B)s+=1;else{i+=1;let J=t.dryRun?m:h.output;t.findDeclarations&&await xp(
J,e.to)&&r.push(J)}}catch(x){ke(L(m),x),o.push(m)}u+=1}return p(),r.length>0&&wp(r,e.to,t.dryRun),d(),o.length>0?en.failure:
f}async function ip({file:e,newer:t},{skipUTF8:n,keepBinary:o}){if(t!==void 0)return`it is the old version of ${L(t)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!Hi(e))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await pp(e)?"it is UTF-8":o&&await hp(e)?Un.binary:void 0}async function sp({file:e,
output:t,backup:n},o,r,{run:i,say:s,reason:c}){if(t===e&&!Hi(e))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");ta(e);try{ap(t)}catch(u){return kn(t,u),!1}n!==void 0&&_a(n,()=>dp(n));
let f=y[o.to].name,a=c?rp:void 0,d={files:[e],output:t,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:x=>{u=y[x].name}},a)!==0)return!1;let h=t===e?"":`, to ${L(t)}`,m=n===void 0?"":`, and kept as ${L(n)}`,T=c?"\
copied":`converted from ${u} to ${f}`;return await s(e,`would be ${T}${h}${m}${c?`: ${c}`:""}`),!0}if(t!==e){let u=(0,R.statSync)(
A(e)).mode&cp;return fp(t,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&Fa(e),u};return n===void 0?
await l()===0:lp(e,n,l)}var cp=511;function Hi(e){let t=on(e);return!t||t.isFile()||t.isDirectory()}var Ia=new Set,Aa=e=>Ia.
has(Xo(e));function Fa(e){let t=Xo(e);t!==void 0&&Ia.add(t)}async function fp(e,t){try{Ba((0,sn.dirname)(e))}catch(n){throw $e(
n,Bt)}if(Aa(e))throw new Error(Pi(e));return await t()!==0?!1:(Fa(e),!0)}function Xo(e){try{let t=(0,R.statSync)(A(e),{bigint:!0});
return t.isFile()?`${t.dev} ${t.ino}`:void 0}catch{return}}function ap(e){let{target:t,present:n}=Di(e);(!n||n.isFile())&&
vi((0,sn.dirname)(t))}function vi(e){let t=(0,R.statSync)(A(e),{throwIfNoEntry:!1});if(!t)return vi((0,sn.dirname)(e));if(!t.
isDirectory())throw new Error(Bt.EEXIST);(0,R.accessSync)(A(e),R.constants.W_OK|R.constants.X_OK)}function dp(e){if((0,R.lstatSync)(
A(e),{throwIfNoEntry:!1}))throw new Error(Ma(e));vi((0,sn.dirname)(e))}var Ma=e=>`its backup ${L(e)} already exists; use\
 another suffix, or move that file away`;function _a(e,t){try{t()}catch(n){let o=$e(n,Bt);throw o===n?n:new Error(`its b\
ackup ${L(e)} can't be made: ${o.message}`)}}async function lp(e,t,n){let o=Xo(e);_a(t,()=>up(e,t));let r=()=>{Xo(e)===o&&
zo(t)},i=rn(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function up(e,t){try{(0,R.linkSync)(R.realpathSync.native(
A(e),"buffer"),A(t))}catch(n){if(n.code==="EEXIST")throw new Error(Ma(t));mp(e,t)}}function mp(e,t){let n=$i(t),o=A(n);try{
(0,R.copyFileSync)(A(e),o,R.constants.COPYFILE_EXCL);let r=(0,R.statSync)(A(e));ki(o,r),(0,R.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,R.renameSync)(o,A(t))}finally{zo(n)}}var Ta=new Set;function Ba(e){if(Ta.has(e))return;let t=()=>(0,R.statSync)(
A(e),{throwIfNoEntry:!1})?.isDirectory()===!0;if(!t()){let n=(0,sn.dirname)(e);n!==e&&Ba(n);try{(0,R.mkdirSync)(A(e))}catch(o){
if(!t())throw o}}Ta.add(e)}async function pp(e){let t=new he(0,!0,!0),n=!0,o=!1;try{for await(let r of nn(e))await $n(),
t.decode(r,!1),n&&=(0,ga.isAscii)(r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){
if(r instanceof ce)return!1;throw r}}async function hp(e){let t=new De(Ye({},"--keep-binary")),n=!0;for await(let o of nn(
e)){if(n&&Wi(o))return!0;if(n=!1,await $n(),t.add(o,!1),t.decision)break}return t.decision||t.add(new Uint8Array,!0),t.detected?.
kind==="binary"}async function xp(e,t){if(!Hi(e))return!1;let n=new Gt(t);try{for await(let o of nn(e)){let r=o.subarray(
0,2*4096);return[...n.add(r),...n.end()].length>1}}catch{}return!1}function wp([e,...t],n,o){let{name:r}=y[n],i=t.length>
0?` and ${t.length} more`:"",s=o?"would still declare":`still declare${t.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`\
--from ${c} ${n===0?"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;bt(`encoding-wasm: ${L(e)}${i} ${s} anothe\
r encoding than ${r}: to correct that, use ${a}
`)}var La=require("node:fs");var Jo=class{#e;#t=new oe;constructor(t=Ye({},"Examination")){this.#e=new De(t)}add(t,n){let o=Math.min(E(t),1024-this.#t.
length);o>0&&this.#t.add(te(t,0,o)),this.#e.add(t,n)}get decision(){return this.#e.decision}get detected(){return this.#e.
detected}get declared(){let t=this.#t.concatenate();return qr(t)?Ff(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#e;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=Ca(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Ca(n.encoding,o)||n.score>=.9)&&ba(t.encoding,
o)!==ba(n.encoding,o)?i:void 0}},ba=(e,t)=>new he(e,!1,!0).decode(t,!1);function Ca(e,t){let n=0,o=null;for(let r=0;r<E(
t);r+=65536){let i=I(t,r,Math.min(r+65536,E(t)));_e(e,o),ec(i,!1),n+=je.malformed(),o=ne()}return n}async function Ra({files:e,sniffing:t,json:n,quiet:o}){let r=0,i=[];for(let s of e)try{let c=Tp(s)?1/0:1e8,f={...t,maxBytes:c,
detect:{maxBytes:c}},a=new Jo(Ye({...f,sniff:"detect"},"--detect")),d=t.sniff==="detect"?a:new De(Ye(f,"--detect")),{decision:l,
length:u}=await gp(s,d,a),{encoding:p,...h}=l,m=a.doubt&&Op(a.doubt),T=a.detected?.kind??(h.source==="default"?"empty":"\
text");i.push({file:s,encoding:y[p].name,...h,kind:T,doubt:m??null}),m&&!o&&Pe(L(s),Ip(m)),T==="ASCII"&&u>c&&!o&&Pe(L(s),
yp)}catch(c){r=ke(L(s),c)}return await qo(n?`${JSON.stringify(i,null,2)}
`:Ap(i))||r}var yp=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,Tp=e=>e==="-"?(0,La.fstatSync)(0).isFile():on(e)?.isFile()??!0;async function gp(e,t,n){let o=new Set([t,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of nn(e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:t.decision,length:i}}function Op({declared:e,detected:t,...n}){let o=t===void 0?
null:y[t].name;return{declared:y[e].name,detected:o,...n}}function Ip({declared:e,detected:t,score:n,malformed:o}){let r=`\
has ${Ke(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===null?`it declares ${e}, but ${r}`:`it \
declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Ap(e){let t=e.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,L(o)]),n=[0,1,2].map(o=>Math.max(0,
...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Da={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},cn=class{#e={...Da};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(t){let n=this.#e;n.malformed===0&&(n.
firstMalformed=t+je.firstMalformed()),n.malformed+=je.malformed(),this.#t+=je.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+je.firstUnmappable(),n.codePoint=je.codePoint()),n.unmappable+=je.unmappable()}counting(t){return(n,o)=>{let r=this.#e,
i=t(n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let t=this.#e;return this.#e={...Da},this.#t=
0,t}};var Fp={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Pn=class{#e;#t;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new cn}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#e=_i(t,{...c,
ignoreBOM:o}),this.#t=_t(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#e.decision}setSource(t,n){this.#e.setSource(
t,n)}transcode(t,n,o){let r=Mp(t,Fp[y[this.#e.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,_.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#e.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=_p(c,s);s-=(c.length-f.length)/2,this.#t.transcode(f,_.none,o)}n===_.result&&this.#t.transcode(new Uint8Array,n,o)}};
function Mp(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function _p(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var $a=require("node:fs"),ka=require("node:path");function Pa(){let e=(0,ka.join)(__dirname,"encoding-prepared.wasm");try{return Ns((0,$a.readFileSync)(e)),!0}catch(t){let{
message:n}=$e(t,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return ke(`it\
s part ${L(e)} cannot be loaded`,`${n}${o}`),!1}}var rd=require("node:buffer");var Zo=class{fatal;ignoreBOM;#e;#t;#n=v;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&E(this.#n)===0?t:ut(this.#n,t);if(!n&&as(r))return this.#n=
r,"";let i=be(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new he(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?I(r,s):r,n,o)}};function Qo(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Fe(e,o),i=ge(Ne(t),o);ht(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=pt(r);return be(f)?new Zo(i,s,c).decode(f,!0,o):bn(f,ue(f),i,s,!0,o)}function Gi(e){return Bp(pt(Fe(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Bp=e=>bn(e,ue(e),0,!1,!0);var Cp=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
zi=e=>Cp.test(e),Np=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Lp=w(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Rp(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Lp();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:zi(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var ji;function er(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Qo(Uint8Array.from(r),e))}var Yi;function Wn(e){Yi??=new Uint16Array(65536),ji??=[er("shift_jis",
136,151,64),er("gbk",176,215),er("big5",164,198,64),er("euc-kr",176,200)];let t=ji.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Yi[i]||Rp(r,i);Yi[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of ji.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Np.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Dp=w(M);function ja(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(at(t)?wi():Oe(t)&&Dp())&&!n?new qi(t,n,o):Oi(e)}
var qi=class extends he{#e=void 0;#t=!1;#n=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){if(this.hostOfStream)return this.#r(
t,n);if(this.#t)this.#n&&(this.#n=!_n(this.encoding,ue(t)));else if(!n&&this.#o(t))return this.#r(t,n);return super.decode(
t,n,o)}#o(t){let{encoding:n}=this,o=ue(t),r=at(n),i=r?Si(t,o):o>=40;this.#n=i&&r&&!_n(n,o);let s=i&&!this.#n&&kp(n);return this.#t=
!s,s&&(this.#e??=H(this.name,!1,this.ignoreBOM)),s}#r(t,n){let o=ue(t),r=o>1024&&se(t,o)?te(t,0,o):t,i=this.#e;this.hostOfStream=
n?void 0:i;try{return i.decode(r,n?rr:or)}catch(s){return this.failUnlessRefused(r,s),this.#r(te(r,0,o),n)}}failUnlessRefused(t,n){
if(!$p(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,Pr(n)}},$p=(e,t)=>C(()=>e.decode(I(t,0,0),or))===void 0,
or={stream:!0},rr={stream:!1};function kp(e){return va[e]??=C(()=>Wp(e))===!0,va[e]}var va=[],Pp=[97,128,129,142,143,161,
195,216,227,240,255],Ga=[32,48,129,161,220,254];function Wp(e){let t=H(y[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);
_e(e,n);let f=Wt(0,Ge(c,1,0,!1,s));return n=ne(),t.decode(c,{stream:!s})===f};return Pp.flatMap(i=>Ga.flatMap(s=>Ga.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Hp(e)}function Hp(e){let t=H(y[e].name,!1,!1),n=Lt(e)??[];return[...n,...n].
map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===(Oe(e)?"\uFEFF":"")}var Ct="Failed to execute 'decode' on 'TextDecoder'",vp=()=>({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Yp(e,t,"Failed to construct 'TextDecoder'"),new.target!==ir&&Rf(this,new.target,ir)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=v,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!se(e,o))){let r=n.viewDecoder.decode(e);return n.isWatched&&n.watch(r,o),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return Bn(n).decodeWhole(e,ue(e),Ct)}else if(e instanceof
ArrayBuffer){let o=jp(n,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!n||typeof t!="object")&&Gp(e,t);let o=!!t?.stream,r=n?e:pt(e),i=this.#e;return i.isStateless||!this.#n&&!o?Uo(
i,r,ue(r),Ct):(this.#n||this.#r(),this.#n=o,this.#t.decode(r,!o,Ct))}#r(){this.#t??=ja(this.#e),this.#t.reset()}static{let{
prototype:e}=this,{decode:t}=e,n={decode(o=v,r=void 0){let i=r;if(typeof r=="object"&&ArrayBuffer.isView(o)){i=r?.stream?
or:rr;let f=this.#t,a=f?.hostOfStream;if(a!==void 0)try{let d=a.decode(o,i);return i===rr&&(f.hostOfStream=void 0,this.#n=
!1),d}catch(d){f.failUnlessRefused(pt(o),d)}}let s=this.#e;if(r===void 0?!this.#n:s.isStateless&&i!==r){if(s.takesAnything)
try{let f=s.decoder.decode(o),{length:a}=f;return(2*a<s.leastOfASCII&&a>0||2*a>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}
if(o instanceof Uint8Array&&ArrayBuffer.isView(o)&&o.length<s.leastOfASCII)return Bn(s).decodeWhole(o,ue(o),Ct)}return t.
call(this,o,i)}};M()&&(e.decode=n.decode)}}}),ir=Lf(vp());function Gp(e,t){Fe(e,Ct),ht(t,Ct)}function jp(e,t){if(e.takesAnyBuffer)
try{let i=e.decoder.decode(t);return 2*i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let n=e.decodeBuffer(
t);if(n!==void 0)return n;let o=Mr(t);if(!o)return;let r=new Uint8Array(t);return nf(e.encoding,r,o),Uo(e,r,o,Ct)}function Yp(e,t,n){
let o=Ne(e);ht(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return Io(Sf(o,n),r,i)}var Ja="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Za=/^(?:GBK|Shift_JIS|Big5|EUC)/,Qa=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
lh=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,fn="UTF-8",uh=(e,t,n)=>Math.min(Xt(e,t,n,"steps")??2,3);function ed(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Os(e,n),{maxSteps:r}=Ce(t,{maxSteps:uh},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return mh(c,r).map(({steps:f,gain:a})=>({text:Xa(o,f,nd)??o.replace(/[^\r\n]+/g,
d=>Xa(d,f,Ji)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function mh(e,t){
let n=qa(e);if(n>25)return[];let o=Wn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>hh(a,o)).sort(Xi);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>ph(e,f.text)).sort(Xi).slice(0,5);for(let f of s)f.gain+=.6*qa(f.text);s.sort(Xi);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var ph=(e,t)=>[...e].some(n=>!zi(n)&&!t.includes(
n)),za=e=>e.match(/[^\0-\x7F]/g)?.length??0;function td(e,t){let n=sr(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>sr(s,t)).join(""):"",i=.7*za(e)<za(r)?sr(r,t):void 0;return i&&{part:r,bytes:i}}var Xi=(e,t)=>t.
gain-e.gain;function hh({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of Ja.entries()){let f=Za.test(c)&&!Qa.test(
e)?void 0:td(e,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===e?o:o+Wn(e)-Wn(a),p=a.includes(Ve)||od(d)?.includes(Ve)?xh:
Fi(d).candidates;for(let{encoding:h,score:m}of p){if(m<.003)break;if(t.length>0&&h!==fn&&t[0].really!==fn)continue;let T=Ji(
d,h,a,!0);if(T===void 0||T===a)continue;let x=n+2.4*Math.log2(m)-s*.25-(h===fn?-2:1)-(t.length>0?4:0),B=r-l-Wn(T)+x;i.push(
{text:T,steps:[...t,{really:h,readAs:c}],bits:x,left:l,gain:B})}}return i}function qa(e){if(e.includes(Ve))return 0;let t=Qa.
test(e),n=-1/0;for(let o of Ja){let i=lh.test(o)&&Za.test(o)===t?td(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of Fi(c).candidates)d===o||Ji(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Xa(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=sr(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var Hn="\x7F",Ve="\uFFFD",xh=[{encoding:fn,score:.9}];function sr(e,t){
if(e.includes(Ve)&&e.includes(Hn))return;let n=e.replaceAll(Ve,Hn).replace(/[\x80-\x9F]/g,o=>Qo(Uint8Array.of(o.charCodeAt(
0)),t));try{return new nt(bc(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function nd(e,t,n,o=!1){if(n.includes(
Ve))return t===fn?wh(e):void 0;try{return new ir(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Ji(e,t,n,o){
let r=nd(e,t,n,o);return r===void 0&&t===fn&&!n.includes(Ve)?od(e):r}function od(e){let t=Gi(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function wh(e){let t=Gi(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Hn),
[n,o]=[t.split(Hn),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Ve)&&n.length<=o.length+1?t.replaceAll(Hn,Ve):void 0}var cr=class{path=[];#e;#t;#n;#o=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#e=
_t(t,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#t=_t(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#e.decision}transcode(t,n,o){try{this.#e.transcode(
t,n,r=>this.#o.push(r))}catch(r){throw this.#r(_.source,o),r}n!==_.none&&this.#r(n,o)}#r(t,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=ed(Sh(o));t===_.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#t.transcode(i??o,t===_.result?t:_.none,n)}};function Sh(e){try{return new he(0,!1,!0).decode(e,!0)}catch(t){if(!(t instanceof
RangeError))throw t;let n=Math.floor(rd.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var ur=require("node:buffer");var ar=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function cd(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=e,p=Ke(a,"invalid byte sequence"),h=Th(n,o),m=`${sd(a)}at offset ${d}`,T=fd(a,c);if(a>0&&i)f.push(`${p} ${T}\
, ${m}`);else if(a>0&&h!==void 0){let B=h!==""&&o==="ignore";f.push(`${p} ${h===""?T:`${Zi(c)} ${h}`}, ${m}; the file is\
 damaged, or not in ${y[t].name}: check --from, or use ${B?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let x=Eh(e.unmappable,o,r,c);if(e.unmappable>0&&x){let B=s||Number.isNaN(l)?"":` at offset ${l}`,J=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",He=`${sd(e.unmappable)}${Qi(u)}${B}`;f.push(`${yh(e.unmappable,n)} ${x}, ${He}${J}`)}return f}
function Eh(e,t,n,o){let r=fd(e,o),i=`${Zi(o)} ${e===1?"its":"their"} best fit`;return typeof t=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${Zi(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[t]}var Zi=e=>e?"would become":"became",
fd=(e,t)=>`${t?"would be":e===1?"was":"were"} left out`,sd=e=>e===1?"":"the first ",yh=(e,t)=>`${Ke(e,"character")} that\
 ${y[t].name} can't represent`;function Qi(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t}\
 (${ho(e)})`:ho(e)}function Th(e,t){if(Lt(e)||e===xe("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?"":t===
"html"?"&#65533;":"?"}var Fh="\x1B[?25l",Mh="\x1B[?25h",dd="\r\x1B[K";function ld(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=bh(r,d,(l-f)/1e3);bt(`${i?"":Fh}${dd}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Bh(e),canShow:_h(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&bt(`${dd}${Mh}`),i=!1}}}var _h=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function Bh(e){let t=0;for(let n of e){let o=n==="-"?void 0:on(n);if(!o?.isFile())return;t+=o.size}return t}function bh(e,t,n){
let o=`${dr(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${dr(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${dr(e)} of ${dr(t)} MB | ${o} | ${c}${s%60} s left`}var dr=e=>(e/1e6).toFixed(1);var lr=class{line=1;column=1;#e;#t=null;#n=[];constructor(t){this.#e=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=Nh(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{_e(this.#e,
this.#t),n=Ge(t,t.length,0,!1,!1),this.#t=io()}catch(o){throw q(o)}for(let o of new Uint16Array(S.memory.buffer,ao(),n))
(o&64512)!==56320&&(this.column+=1)}};function Nh(e){let{start:t,words:n}=Qn(e,0),o=t+4*n.length,r=md(e,0,Math.min(t,e.length))+
md(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function md(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var it=class extends Error{};async function os(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ld(
e.files,n,()=>{o?.keepListening?.(),n&&(r=rn(i))}),c=0;try{n||(r=rn(i)),o=e.isDry?Rh:Ui(e.output,e.mode);let f=new ts(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=kn(e.output,f instanceof it?f.cause:f)||c}return r(),c}var Rh={write(){},wait(){},finish(){},discard(){}},ts=class{#e;#t;#n;#o;constructor(t,n,o,r){
this.#e=t,this.#t=o,this.#n=r,this.#o=new ns(t,n,i=>{try{o.write(i)}catch(s){throw new it("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof it)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),ke(L(t),n)}}async end(){this.#o.convert(new Uint8Array,_.result),await this.#t.finish()}async#r(t){let n=await Ci(
t,this.#t.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,_.none),await this.#i(),this.#n.add(r.
length),await $n()}finally{await n.close()}this.#o.convert(new Uint8Array,_.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#e.onDecision?.(o)}#i(){return this.#t.wait()?.catch(t=>{throw new it("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Pe(L(t),n)}},ns=class{#e;#t;#n;#o;#r=new cn;#i;#s;#c=!1;#f=[];#m=!1;#a=!1;#d;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#e=t,this.#t=n,this.#n=o;let a=i==="keep"&&Oe(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let l=c==="fatal"||c==="tran\
slit";this.#d=l&&!Oe(r)?new lr(r):void 0,this.#s=f&&new ar(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;if(this.#a=!0,n!==_.result&&!this.#c){this.#i=this.#t.newFixer?.(),this.#f=[];let{from:c,isOnlyCopy:f}=this.#e,a=f?
1:6;this.#m=typeof c=="number"&&c!==0&&Dh(t,c,a)}this.#f.push(...t.subarray(0,hd.length-this.#f.length));let r=this.#e.isOnlyCopy&&
!this.#c&&this.#l(Uh);if(r)throw new Error(r);let i=[];try{this.#o.transcode(t,n,c=>{this.#d?.advance(c),this.#t.isLending?
this.#u(c):i.push(c)})}catch(c){if(c instanceof it)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.
add(c))this.#u(f);if(this.#c=!o&&n===_.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#d?.
settle();let s=o&&kh(this.#p(o),this.#e,this.#d);if(this.#c||this.#d?.startFile(),o)throw s}#p(t){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&t instanceof Re&&t.codePoint===65533)||!(this.#e.isChanged||o===t.index))return t;let{name:i}=y[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,_.source)}catch(t){if(t instanceof it)throw t}}#l(t){let{from:n}=this.#e,o=Uint8Array.from(this.#f);if(hd.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=be(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${y[r.encoding].name}; check --from, ${t}`:this.#m?
`it looks like UTF-8; check --from, ${t}`:void 0}takeMessages(){let{from:t,isOnlyCopy:n,quiet:o,verbose:r}=this.#e,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#a)return[];this.#a=!1;let c=o?[]:cd(s,i.encoding,this.#e),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof t=="object"&&(r||!o&&Dn(i))&&c.unshift($h(i));let a=o||
n?void 0:this.#l("or use --from auto");return a&&c.unshift(a),c}},hd=[255,254,0,0],Uh="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function Dh(e,t,n){let o=t===37||t===38;return(o?e.includes(0):(0,ur.isAscii)(
e))?!1:[0,1,2,3].some(r=>{let i=e.subarray(0,Math.max(e.length-r,0)),s=o?6:n;return(0,ur.isUtf8)(i)&&i.some(c=>(o||c>=128)&&
--s===0)})}function $h(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Dn(e),s=i?`; ${i}: c\
heck the result, or name the encoding with --from`:"";return`decoded as ${y[t].name} (${r})${s}`}function kh(e,{isChanged:t,
isOnlyCopy:n,unmappable:o},r){if(e instanceof ce){let i=e.length===1?"is":"are",s=n?"keep the old file with --in-place=.\
bak":"leave out --fatal";return new Error(`${Ke(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}; c\
heck --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof Re&&r){let{line:i,column:s}=r,c=t?"":` (offset ${e.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.encoding}\
 can't represent ${Qi(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var Ph=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Wh=w(()=>new Map(Ph.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function wd(e){return xe(e)??Wh().get(Yn(e))??yr(e)}var an=class extends Error{};var Sd=["bash","zsh","fish"];var mr=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Hh,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Gh,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:'\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal, and so is an \
encoding that "auto" is uncertain of.',isOptional:!0,omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of \
each file to the same path in this directory.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in t\
he given directories, whatever their names are. Hidden files and symbolic links are left out."},{flags:"--skip-utf8",what:"\
Don\u2019t convert files that are already UTF-8: --in-place leaves them alone, and --out-dir copies them."},{flags:"--ke\
ep-binary",what:"Don\u2019t convert files that look like binary data, such as images; this also copies them or leaves them al\
one."},{flags:"-n, --dry-run",what:"Write nothing; only report what would be done."},{flags:"-c",what:"Leave out invalid\
 bytes, and characters that the output\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid by\
tes instead of replacing them with U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the outp\
ut\u2019s encoding can\u2019t represent: stop (fatal, the default); write &#128169;, as in HTML, which a reader can\u2019t distinguish \
from the same characters in the text (html); write ? (replacement); leave them out (ignore); or write their best fit, an\
d stop if there is none (translit).",choices:Pf},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order\
 mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:[
"add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Convert all line endings to LF or CRLF.",choices:[
"lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML declarations name the output\u2019s encoding."},
{flags:"--repair",what:'Repair text that was decoded in the wrong encoding, once or twice (mojibake). --from is then the\
 file\u2019s current encoding, "auto" by default.'},{flags:"--detect",what:'Print the encoding that "--from auto" would \
choose, its score and its source, or that a file is ASCII, empty, binary or unknown. Nothing is converted.'},{flags:"--j\
son",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose how "auto" and --detect find the encoding: \
by statistics alone (detect, the default), or by the document\u2019s own declaration first (html, xml).',choices:Mi},{flags:"\
--locale <TAG>",what:'The language of the text, such as "ja": a hint for "auto" and --detect.',parse:jh},{flags:"-q, --q\
uiet",what:"Don\u2019t report replaced bytes and characters, or how many files were converted."},{flags:"-s, --silent",what:"\
The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--from auto" chose for each file, and why, and w\
hich files are not converted.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <S\
HELL>",what:"Print a completion script for a shell.",choices:Sd}];var pr=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Hh(e){let t=e.replace(/\/\/.*$/s,"");return/^auto$/i.test(t)?"auto":Ed(t)}var vh=/ascii|^ansi_x3\.4|367$|646/i;
function Gh(e){let[t,...n]=e.split("//"),o=Ed(t),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new an(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=vh.test(t)&&o===xe("windows-1252")?{to:o,ascii:t}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function jh(e){return e.replace(/[.@].*$/s,"").replaceAll("_","-")}function Ed(e){let t=xe(
e)??wd(e);if(t===void 0)throw new an("There is no such encoding; encoding-wasm --list shows all.");if(t===36)throw new an(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return t}var ze="encoding-wasm",hr=()=>[...mr,...pr].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?Yh(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Kh(t)}}),Yh=e=>[...e?["auto"]:[],...y.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
Kh=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function yd(e){return{bash:Vh,zsh:zh,fish:qh}[e]()}function Vh(){let e=hr().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=hr().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${ze} in bash: put it into ~/.local/share/bash-completion/completions/${ze}\

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
complete -o filenames -F _encoding_wasm ${ze}
`}function zh(){let e=hr().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=t.length>1?`'(${t.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${ze}
# Completion for ${ze} in zsh: put it into a directory of $fpath as _${ze}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function qh(){let e=hr().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${ze} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${ze} in fish: put it into ~/.config/fish/completi\
ons/${ze}.fish
${e.join(`
`)}
`}var xr=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Td(e){
let t=[...mr,...pr].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let h=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,m=c!==void 0&&(i||l===u-1);return`\\fB${xr(
d)}\\fR${m?i?`[${h}]`:h:""}`}),a=r?`
${xr(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${xr(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${xr(e)}" "User Commands"
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
`}async function Xh(e,t){if(!Pa())return en.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=t,p={sniff:i,locale:s,detect:!0};if(o)return Ra({...e,sniffing:p,json:r});
let h=l!==void 0||u!==void 0,m=d===void 0?void 0:vo(e.to),T={...e,from:n==="auto"?ya(p,h,l===""):n,unmappable:m?qe=>m(qe)??
d:e.unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},x={isLending:!c&&!f&&!a&&!Jh(T.unmappable),newTranscoder(qe,ye){let{
from:st,to:ct}=qe;return f?new cr(st,ct,ye):c?typeof st=="number"?new Pn(st,ct,ye):new Nn(st,new Pn(0,ct,ye)):_t(st,ct,x.
isLending?{...ye,take:Wr}:ye,"")},newFixer:a&&(()=>new Gt(T.to))};if(!h)return os(T,x);let{skipUtf8:B=!1,keepBinary:J=!1,
dryRun:He=!1}=t,Nt={suffix:l,directory:u,skipUTF8:B,keepBinary:J,dryRun:He,findDeclarations:!a&&!T.quiet};return Oa(T,Nt,
(qe,ye=x)=>os({...T,...qe},ye))}var Jh=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
