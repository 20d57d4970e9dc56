"use strict";var mr=Object.defineProperty;var xd=Object.getOwnPropertyDescriptor;var wd=Object.getOwnPropertyNames;var Sd=Object.prototype.hasOwnProperty;var yd=(e,t)=>{for(var n in t)mr(e,n,{get:t[n],enumerable:!0})},Ed=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of wd(t))!Sd.call(e,r)&&r!==n&&mr(e,r,{get:()=>t[r],enumerable:!(o=xd(t,r))||o.enumerable});return e};var Td=e=>Ed(mr({},"__esModule",{value:!0}),e);var zh={};yd(zh,{completionFor:()=>md,manual:()=>pd,runFully:()=>Kh});module.exports=Td(zh);var Pn="encoding-wasm";function os(){throw new Error("encoding-wasm: call instantiate() first.")}var Wn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function w(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var T=Id();function Id(){let e=Wn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var is=w(()=>new Map(T.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Ad=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ze=e=>e<36&&e!==33,k=e=>e>0&&e<29,dt=e=>e>=29&&Ze(e),Hn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(T[e].name),Fd=e=>Ad.find(([t])=>e>=t)[1];function we(e){let t=is();return t.get(e)??t.get(fs(Bd(e)))}function ge(e,t){
let n=we(e);if(n===void 0){let o=xr(e),r=o===void 0?"":` Did you mean '${T[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Fd(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Pn}' doesn't include ${T[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Md=w(
()=>new Map(Array.from(is(),([e,t])=>[vn(e),t]).reverse()));function xr(e){let t=vn(e),n=Md().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var vn=e=>fs(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ss=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Be(e){if(e[0]>=239)return ss.find(t=>t.bytes.every((n,o)=>e[o]===n))}function cs({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Ut(e){return ss.find(t=>t.encoding===e)?.bytes}function Oe(e){return e===
0||e===37||e===38}function Bd(e){let t=0,n=e.length;for(;rs(e[t]);)t+=1;for(;rs(e[n-1]);)n-=1;return e.slice(t,n)}var rs=e=>`\
	
\f\r `.includes(e);function fs(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var Gn=(e,t)=>e?.prototype?.[t],jn=e=>Gn(globalThis.Buffer,e),lt=jn("ucs2Slice"),Dt=jn("ucs2Write"),un=jn("utf8Slice"),Qe=jn(
"latin1Slice"),as=e=>globalThis[e],ds=as("TextDecoder"),_d=Gn(ds,"decode"),wr=as("TextEncoder"),bd=Gn(wr,"encode"),Cd=Gn(
wr,"encodeInto");function H(e,t=!1,n=!0){let o=new ds(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:_d})}function ls(){let e=new wr;return Object.defineProperties(e,{encode:{value:bd},encodeInto:{value:Cd}}),e}function C(e){
try{return e()}catch{return}}var M=()=>"InternalError"in globalThis,N=()=>"Bun"in globalThis,Se=()=>Sr().includes("Chrom\
e/"),ee=()=>Sr().includes("AppleWebKit/")&&!Se()&&!(ye()>0);function Sr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var ae=()=>"Deno"in globalThis,V=()=>Sr()==="Cloudflare-Workers",_e=()=>ee()||V(),ye=()=>V()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),de=()=>ye()<22,us=e=>globalThis.process?.getBuiltinModule?.(e);function ut(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var yr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,ms=()=>Object.getPrototypeOf(Uint8Array.prototype),Yn=e=>yr(ms(),
e),Er=e=>yr(DataView.prototype,e),Ud=()=>yr(ArrayBuffer.prototype,"byteLength"),Kn=e=>ms()[e],Dd=Yn(Symbol.toStringTag),
Vn=Yn("buffer"),Tr=Yn("byteOffset"),ps=Yn("byteLength"),$d=Kn("includes"),kd=Kn("set"),Pd=Kn("slice"),Wd=Kn("subarray"),
Hd=Er("buffer"),vd=Er("byteOffset"),hs=Er("byteLength"),xs=Ud(),y=e=>ps.call(e);function le(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:y(e)}var I=(e,t,n=y(e))=>new Uint8Array(Vn.call(e),Tr.call(e)+t,n-t);function mt(e,t){
let n=new Uint8Array(y(e)+y(t));return z(n,e),z(n,t,y(e)),n}function zn(e,t){let n=Tr.call(e),o=t+(-(n+t)&3),r=Math.max(
0,y(e)-o)>>2,i=r>0?new Int32Array(Vn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Ie=(e,t)=>I(e,0,Math.min(
t,y(e))),z=(e,t,n)=>kd.call(e,t,n),ws=(e,t)=>$d.call(e,t),Gd=w(()=>M()?96:ee()?1024:1/0);function te(e,t,n){if(n-t<=Gd())
return Pd.call(e,t,n);let o=new Uint8Array(n-t);return z(o,Wd.call(e,t,n)),o}function et(e,t,n){if(n>24)return te(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function se(e,t){if(t<=64)return!1;try{return xs.call(
Vn.call(e)),!1}catch{return!0}}var jd="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Ae(e,t,n=jd){
if(!ArrayBuffer.isView(e)&&gr(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function pt(e){if(ArrayBuffer.isView(e))return Yd(e);try{return new Uint8Array(e)}catch{return v}}var ht=e=>e instanceof
Uint8Array?e:pt(e);function Yd(e){try{return Dd.call(e)===void 0?new Uint8Array(Hd.call(e),vd.call(e),hs.call(e)):new Uint8Array(
Vn.call(e),Tr.call(e),ps.call(e))}catch{return v}}var v=new Uint8Array;function gr(e){try{return xs.call(e)}catch{}try{return hs.
call(new DataView(e))}catch{return}}function be(e,t,n){xt(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function xt(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var Ce=e=>`${e}`;function Ss(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ys(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function Or(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=Ce(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function Os(e,t,n){let{memory:o}=e,r=Xn(d=>Xd(d,n),o,t),i=Xn(Jd,o,t);if(r&&i){let d=ae()?1/0:64;return{...i,read:(l,u)=>(u<
128?r:i).read(l,u),write:(l,u)=>(l.length<d?r:i).write(l,u),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:ae()?
r.writeBytes:void 0,mostByTable:512}}let s=Ir(o);if(r)return M()?qd(r,Xn(Ts,o,t)):r;let c=i??Xn(Ts,o,t)??s,f=i?18:15,a={
...c,read:(d,l)=>(l<=f?s:c).read(d,l),write:(d,l)=>(d.length<16?s:c).write(d,l),collect:i?.collect};return i?Vd(a,e,t):a}
var Vd=(e,t,n)=>({...e,readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(
i,r,s);return c<0?null:e.read(n,c)},readsInput:!0,mostByTable:512});function Xn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than\
 what is short";try{let r=e(t);return r.write(o,n),Ir(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}
var zd="strings";function Xd(e,t){let[n]=WebAssembly.Module.customSections(t,zd),o=new WebAssembly.Module(n,{builtins:["\
js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function qd(e,t){
let{read:n,readBytes:o}=e;return{...e,collect:t?.collect,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.
min(i,36));for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(
r,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Jd(e){let[t,n]=[lt,Dt],o=new Uint8Array(
e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(
r(),i,s,2*i.length),most:1/0,collect:Is(e,(i,s)=>t.call(i,0,s))}}function Is(e,t){let n;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,a){z(s,new Uint8Array(e.buffer,f,2*a),c),c+=2*a},toText:()=>t(s,c)}}
function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}function Ts(e){let t=H("utf-16le"),{write:n,most:o}=Ir(e),r=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=Is(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function Ir(e){let t=new Uint16Array(
e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ut(
i,s,r);let f="";for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){
let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var qn,S,Fr,As,Fs,j,G={input:0,units:0,output:0},mn=0,Jn={name:"",encoding:-1},A={isBusy:!0,newCodec:NaN,count:0};function Fe(e,t){
Jn.name=e,Jn.encoding=t,A.newCodec=NaN,A.count+=1,A.isBusy&&Ms(),A.isBusy=!0}function Ms(){try{Ns(),qn??=Cs(_s(os())),el(
new WebAssembly.Instance(qn),qn)}catch(e){throw Rs(e)}}function Bs(e){try{Ns(),qn=Cs(_s(e))}catch(t){throw Rs(t)}Ms()}function _s(e){return Qd(e)?e:new WebAssembly.Module(e)}function Qd(e){try{return WebAssembly.Module.customSections(e,bs),
!0}catch{return!1}}var bs="encoding-wasm";function Cs(e){let[t]=WebAssembly.Module.customSections(e,bs),n=`${Pn} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function el({exports:e},t){S=e,Ar=
WebAssembly.RuntimeError,G.input=S.input(),G.units=S.units(),G.output=S.output(),Us(),j=Os(S,G.units,t),mn=Math.min(S.units_length(),
j.most),A.isBusy=!1}function Ns(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAs\
sembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Rs(e){let{message:t}=e,
n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(tl(e))return new RangeError(
`encoding-wasm: ${Ls} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Ls="no memory \
for WebAssembly; free some, and call again",tl=e=>e instanceof RangeError&&/memory/i.test(e.message);function kt(){return Br(),
Fr}function Zn(){return Br(),As}function Mr(){return Br(),Fs}function Br(){Fr[0]===void 0&&Us()}function Us(){let{buffer:e}=S.
memory;Fr=new Uint8Array(e),As=new Uint8Array(e,G.input,65536),Fs=new Int32Array(e,S.codec(),S.codec_length()>>2)}function Qn(e,t){
return Fe(e,-1),pn(t)}function pn(e){try{let t=e();return A.isBusy=!1,t}catch(t){throw X(t)}}var Ar;function X(e){if(!A.
isBusy||!Ar||!(e instanceof Ar))return e;let t=T[Jn.encoding]?.name,n=`${Jn.name}${t?` of ${t}`:""} failed`;return nl()?
new RangeError(`encoding-wasm: ${n}: ${Ls}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function nl(){try{return S.memory.grow(32),
!1}catch{return!0}}function eo(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>
10}function ne(e=null){let t=Mr();return Hs(t,e??new Int32Array(t.length))}function to(){return S.held()!==0?ne():(A.newCodec=
hn,null)}var _r=e=>Hs(e,Mr());function Hs(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Me(e,t){vs(e,t)||(Fe(
"decoding",e),t?_r(t):S.new_decoder(e),hn=e===33||e===36?NaN:e)}var hn=NaN;function vs(e,t){return t||A.newCodec!==e||A.
isBusy?!1:(A.newCodec=NaN,A.isBusy=!0,!0)}function no(e,t){vs(~e,t)||(Fe("encoding",e),t?_r(t):S.new_encoder(e),hn=~e)}function br(e,t,n,o){
Fe("transcoding",e),o?_r(o):S.new_transcoder(e,t,+n)}function Gs(e,t){S.set_source_encoding(e,+t),A.isBusy=!1}function wt(e){
let t=y(e),n=S.alloc(t)>>>0;return z(kt(),e,n),[n,t]}var cl=w(()=>Uint8Array.from(Wn,e=>e.charCodeAt(0))),Ds,Cr=e=>Qn("s\
niffing",()=>(Ds!==S&&S.give_labels(...wt(cl())),Ds=S,e())),Nr=(e,t,...n)=>Cr(()=>S.sniff_html(...wt(e),t,...n)),js=(e,t,n)=>Cr(
()=>S.sniff_xml(...wt(e),t,n));function Ys(e,t){let n=Cr(()=>S.find_declared_label(...wt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Ks=(e,t)=>Qn("sniffing",()=>S.default_for(...wt(e),t)),Vs=()=>Fe("detection",-1);function zs(e,t){
try{S.feed_detector(...wt(e),+t)}catch(n){throw X(n)}}var Xs=(e,t,n,o)=>pn(()=>{let r=f=>f?wt(f):[0,0],i=S.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=S.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function je(e,t,n,o,r){nt(e,t),A.isBusy=!0;let i=S.decode_block(t,n,+o,+r);return A.isBusy=!1,r&&i>=0&&(A.newCodec=
hn),co(i)}function qs(e,t){let n=y(e);nt(e,n),A.isBusy=!0;let o=S.decode_block(n,0,2,+t);return A.isBusy=!1,co(o)}var Ne={
encoding:-1,source:0,mostWithMuchASCII:0,mostWithLittleASCII:0,owner:void 0};function oo(e,t,n){if(Ne.encoding!==e||Ne.owner!==
S||A.isBusy){try{Fe("decoding",e),Ne.owner=S;let s=j.readBytes?S.byte_table(e):0;Ne.source=j.readsInput?e:s,Ne.mostWithMuchASCII=
s===0?0:j.mostByTable??1/0,Ne.mostWithLittleASCII=s!==0&&Hn(e)?1/0:Ne.mostWithMuchASCII,Ne.encoding=e}catch(s){throw X(s)}
A.isBusy=!1}let{mostWithMuchASCII:o,mostWithLittleASCII:r}=Ne;if(n>o&&(n>r||eo(t,n)))return;if(n<=65536)return nt(t,n),$s(
n);if(j.most>mn)return;let i="";for(let s=0;s<n;s+=65536){let c=Math.min(65536,n-s);nt(I(t,s,s+c),c),i=Et(i,$s(c))}return i}
function St(e,t,n,o){return Qn("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(4*r,65536,
t-i)),nt(r===t?e:I(e,i,i+r),r),!S.is_free_of(r,n,o))return!1;return!0})}function Rr(e,t){let n=-1,o,r;function i(s){try{
return Fe(e,s),n=s,r=S,o=t(s),A.isBusy=!1,o}catch(c){throw X(c)}}return s=>s===n&&r===S&&!A.isBusy&&(!o||o[0]!==void 0)?
o:i(s)}var ro=Rr("encoding",e=>{let t=S.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=S.memory;return k(e)?new Uint8Array(
n,t,16384):new Uint16Array(n,t,65536)}),Js=Rr("encoding",e=>{let t=S.unit_table(e)>>>0,n=new Uint8Array(65536);return z(
n,new Uint8Array(S.memory.buffer,t,16384)),n}),yt=Rr("decoding",e=>{let t=k(e),n=(!t?S.pair_table(e):S.byte_table(e))>>>
0;return n>0?new Uint16Array(S.memory.buffer,n,t?256:65536):void 0}),$s=e=>j.readBytes(G.input,e,Ne.source);function Et(e,t){
try{return e+t}catch(n){throw Lr(n)}}var Lr=e=>new RangeError("The text is too long for a string of this host; convert i\
t in parts, with { stream: true } or with a stream.",{cause:e}),Zs=e=>e+65536+3<=mn,Qs=e=>e>mn&&e<268435456?j.collect?.(
e+3):void 0,io=()=>G.units,ec=()=>kt()[G.units]|kt()[G.units+1]<<8,Wt=(e,t)=>j.read(G.units+2*e,t-e),xn=(e,t,n,o=0)=>j.write(
e.slice(t,n),G.units+2*o);function tc(e,t){if(!A.isBusy&&!j.writeBytes)return;Fe("encoding",t);let n=j.writeBytes?.(e,G.
output,S.unit_table(t));return A.isBusy=!1,n===e.length?Tt(n):void 0}function so(e,t,n,o){A.isBusy=!0;let r=S.encode_block(
e,t,n,+o);return A.isBusy=!1,o&&r>=0&&K.finished()&&(A.newCodec=hn),co(r)}var B={none:0,source:1,result:2};function nc(e,t,n,o){
let r=y(e);nt(e,r),A.isBusy=!0;let i=S.transcode_block(r,+t,n,o);return A.isBusy=!1,co(i)}function nt(e,t){let n=Zn();if(t>
8)try{z(n,e)}catch{z(n,I(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function co(e){if(e<-2)throw new Error("encoding-was\
m: the current codec is of another kind. Please report it.");return e}var Tt=e=>et(kt(),G.output,e),Ur=e=>kt().subarray(
G.output,G.output+e),K={finished:()=>S.finished()!==0,read:()=>S.read(),written:()=>S.written(),codePoint:()=>S.code_point(),
start:()=>S.start(),length:()=>S.length()},Ye={malformed:()=>S.replaced(),firstMalformed:()=>S.first_replaced(),unmappable:()=>S.
unmapped(),firstUnmappable:()=>S.first_unmapped(),codePoint:()=>S.unmapped_code_point()};var Y=new Uint8Array(256);function Ot(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return oc(Y,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return oc(n,o,e);n[o]=r}return n}function oc(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)Y[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)Y[r++]=s;else if(s<2048)Y[r++]=
192|s>>6,Y[r++]=128|s&63;else if(!Le(s))Y[r++]=224|s>>12,Y[r++]=128|s>>6&63,Y[r++]=128|s&63;else{let c=ul(n,i);c>=65536&&
(i+=1),r=ml(c,Y,r)}}return et(Y,0,r)}var sc=w(()=>Dt||M()||ee()?96:V()?1024:128),Pr=w(()=>_e()||M()||N()?65536:128),al=w(
()=>new Uint8Array(2*Pr()));function cc(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var dl=w(V);function fc(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(dl()?St(o,n,0,255):!ws(o,0))?o:void 0}function ac(e,t){let{length:n}=e,o=2*n<=256?Y:
al(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return et(o,0,r)}var ll=e=>e===14||e===15||e===27;function dc(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,Y[o]=27,Y[o+1]=r?36:40,Y[o+
2]=66,o+=3),r){if(!(c>=41216))return;Y[o]=c>>8&127,Y[o+1]=c&127,o+=2}else{if(ll(s))return;Y[o]=c,i<n&&(o+=1)}}return et(
Y,0,o)}var Le=e=>(e&63488)===55296;function ul(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Wr=e=>e<128?1:e<2048?2:e<65536?3:4;function ml(e,t,n){if(e<128)return t[n]=e,n+1;let o=Wr(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var lc=new Uint8Array(128),ue=pl(
lc);function pl(e){return new Uint16Array(e.buffer)}var ao=w(()=>It()?0:18),hl=w(()=>de()?54:ae()||!(ye()>=22||_e())?64:
32),xl=w(()=>ee()?64:32),wl=w(()=>ee()?36:18),lo=(e,t)=>(e[0]&e[t>>1])>=128;function uc(e,t,n){return n?t<=8:t<=wl()||t<=
xl()&&(lo(e,t)||ho())}var uo=(e,t)=>t<=18||t<=64&&lo(e,t)&&t<=hl(),me={length:0,bytes:0};function vt(e,t,n,o){if(e[0]<128&&
It())return vr(e,t)?Qe.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224;if(!(f>=
194&&f<240&&s+(a?2:3)<=t))return Dr(e,s,t,n,o,r);let l=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&31)<<6|l:(f&15)<<12|l<<6|u,
(l|u)>=64||!a&&(c<2048||Le(c)||c===65279))return Dr(e,s,t,n,o,r)}ue[r++]=c}return wn(r)}function mc(e,t,n){if(t%2>0)return;
let o=0;for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(Le(i))return;ue[o++]=i}return wn(o)}function Dr(e,t,n,o,r,i){
let s=Hr();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===
224?160:f===240?144:128,h=f===237?159:f===244?143:191,x=f,m=0;for(;m<a&&c<n;m++,c++){let E=e[c];if(E<u||E>h)break;x|=E<<
8*(m+1),u=128,h=191,d=d<<6|E&63}if(m<a){if(c===n&&!o){if(f===239)return;hc(x,1+m);break}l=!0}if(l&&r||(l&&(d=65533),d===
65279))return;d>65535&&(ue[i++]=55232+(d>>10),d=56320|d&1023),ue[i++]=d}return wn(i)}function mo(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=yt(o),!r)return;if(a=r[f],Le(a)){if(s<t)a=r[f|e[s++]<<8];else if(!n&&po(f,o))
break;if(Le(a))return Sl(e,c,t,n,i,o,r)}}ue[i++]=a}return wn(i)}function pc(e,t,n){let o=yt(n);if(!o)return;let r=t-1,i=0,
s=0;for(;s<r;){let c=e[s],f=o[c|e[s+1]<<8];if(Le(f))return;s+=Le(o[c])?2:1,ue[i++]=f}if(s===r){let c=o[e[s]];if(Le(c))return;
ue[i++]=c}return ut(ue,0,i)}function Sl(e,t,n,o,r,i,s){let c=Hr();for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(Le(
d)){if(f===n&&!o&&po(a,i))break;let l=f<n?e[f]:0;if(d=s[a|l<<8],!Le(d))f+=1;else if(El(d))d=65533;else{let h=f+2<n&&i<=30?
yl(a,l,e[f+1],e[f+2]):0;if(h===0)return;ue[r++]=55232+(h>>10),d=56320|h&1023,f+=3}}ue[r++]=d}return wn(r)}function yl(e,t,n,o){
let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var El=e=>e>=57088&&e<=57216;function Gt(e,t){for(let n=1;n<=3&&n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function jt(e,t,n){return me.length=0,Dr(e,t,n,!1,!0,0)===""}function po(e,t){
let n=t!==32||e<144||e>160;return n&&hc(e,1),n}function hc(e,t){me.length=t,me.bytes=e}function wn(e){if(e<3||e<=18&&!It())
return ut(ue,0,e);if(ho())return lt.call(lc,0,2*e);if(!(e>Hr()))return ut(ue,0,18)+ut(ue,18,e-18)}var Hr=w(()=>ho()?1/0:
36),It=w(()=>N()&&ho()),ho=w(()=>C(Tl)===!0);function Tl(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(lt)==="a\uFEFF\uD83D"&&t(Qe)==="a\0\xFF\xFE=\xD8"}function vr(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}function pe(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var At,jr=1/0,yc=1/0;function Ec(){At=null,At=C(Al)??null,At&&(M()||N())&&(jr=(N()?6:32)+1,yc=7)}var Il=e=>e.length>=jr||
e.length>=yc&&e.charCodeAt(0)>=128;function Al(){let e=ls(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(
8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Ot(o)]}`&&Object.getPrototypeOf(
r)===Uint8Array.prototype?e:void 0}function xc(e){try{return At?.encode(e)}catch{return}}function Fl(e,t){At===void 0&&Ec();
try{return At?.encodeInto(e,t)}catch{return}}function xo(e){let{length:t}=e;return t<=6?Ot(e):(At===void 0&&Ec(),Il(e)?xc(
e):t<=21||jr<1/0?Ot(e):Ml(e)??xc(e))}function Ml(e){let{length:t}=e;if(t<=64&&Bl()){let n=(_l()||bl(e)<=64)&&wc(Y,e);if(n)
return n}return t<=65536&&Nl(e)?wc(Cl(),e):void 0}var Bl=w(()=>!ae()),_l=w(()=>Se()||V()),bl=e=>e.length*Wr(Tc(e))*.75;function wc(e,t){
let n=Fl(t,e);return n?.read===t.length?et(e,0,n.written):void 0}var Cl=w(()=>new Uint8Array(3*65536));function Nl(e){let{
latin1:t,other:n}=Rl();return e.length>=n&&(e.length>=t||Tc(e)>=256)}var Rl=w(()=>ae()?{latin1:1/0,other:1024}:ye()<26?{
latin1:512,other:256}:{latin1:1/0,other:1/0});function Tc(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.
charCodeAt(t-1)}var Ul=w(()=>N()?32:ye()>0?48:M()?400:Se()?1024:1/0),Yr=0;function Kr(e,t){let{length:n}=e;if(n<Ul()||!Ze(t)||!Dl(e))return;
if(Yr>0){Yr-=1;return}let o=xo(e);if(o&&y(o)===n)return o;Yr=15}var gc=e=>Math.max(8,e>>4);function Dl(e){let{length:t}=e,
n=gc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function Oc(e){let{length:t}=e,n=gc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var ce=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var So=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Ic=Symbol.for("encoding-wasm.UnmappableError"),De=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${So(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Ic in o}[Ic](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var zr=["fatal","html","replacement"],Wl=w(()=>N()||M());function Bc(e,t){let{length:n}=e,o=n<32?void 0:Kr(e,t);if(o)return o;
let r=k(t);if(n>64&&n>(r?sc():Pr()))return;if(r)return cc(e,ro(t));if(t===33)return n<=48?dc(e,ro(32)):void 0;if(!!0||n>
512&&Wl()&&Oc(e))return;let i=ro(t);return i&&ac(e,i)}var _c=w(()=>N()||M()||ee()||V()&&!Dt);function bc(e,t){return _c()?
fc(e,Js(t)):tc(e,t)}function Mc(e,t){return Bc(e,t)??(k(t)?bc(e,t):void 0)}var Xr=()=>"",ot=class{encoding;unmappable;#e;#t=null;#n=0;#o=v;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return T[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:zr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?xo(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=Mc(t,this.encoding);if(o)return o;no(this.encoding,
null),xn(t,0,t.length);let r=so(0,t.length,this.#i,!0);return r===-2||!K.finished()?void 0:Tt(r)}catch(o){throw X(o)}}#c(t){
let n=k(this.encoding)&&this.unmappable==="fatal"&&_c(),o=()=>n?bc(t,this.encoding):void 0;return Kr(t,this.encoding)??C(
o)}#f(t,n){let o=new oe;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new De(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=v,this.#t=null,this.#n=0);let f=this.#e,a=this.#i,d=f===Xr,l=f&&!d?2048:65536,
u=f&&this.encoding===33?new Vr(c,o):void 0,h=u?p=>u.add(p):o,x=u?p=>u.addUnchanged(p):o,m=0,E=null;try{if(!s)for(;m+65536<
t.length;m+=65536){let p=Mc(t.slice(m,m+65536),this.encoding);if(!p)break;o(p)}for(no(this.encoding,s);m===0||m<t.length;m+=
l){let p=Math.min(m+l,t.length);xn(t,m,p);let _=p===t.length;for(let J=0,Ge=!1;!Ge;){let Lt=so(J,p-m,a,n&&_);h(Tt(Lt===-2?
K.written():Lt));let qe=i+m+J+K.start();if(J+=K.read(),Ge=Lt!==-2&&K.finished(),Lt!==-2||d)continue;let Ee=K.codePoint();
if(f){E=ne(E);let{count:ct}=A,ft=()=>this.locate(qe),kn=f(Ee,ft);A.count!==ct&&(no(this.encoding,E),xn(t,m,p));let ns=hd=>{
throw new De(hd,ft(),this.name)};typeof kn=="string"?Hl(kn,h,ns):kn?x(kn):ns(Ee)}else r(Ee,qe)}}}catch(p){throw X(p)}if(n){
u&&o(u.held);return}u&&(this.#o=u.held),this.#t=this.#r(t)?null:ne(),this.#n=i+t.length}};function Hl(e,t,n){let o=Ss(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);xn(o,r,i,2048);let s=so(2048,2048+i-r,0,!1);s===-2&&n(K.
codePoint()),t(Tt(s))}}var Vr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=y(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(te(t,0,o)),this.held=te(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=v,this.#e(t)}},oe=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=y(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);z(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){z(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?te(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=vl(this.#n),o=0;return this.forEach(r=>{z(
n,r,o),o+=y(r)}),n}};function vl(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Cc(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=ge(e,t);if(o===37||o===38){let{name:r}=T[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Nc(o,e,t)}function Nc(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Kt=class{#e;#t;#n=new oe;#o=!1;constructor(t){this.#e=t,this.#t=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#t?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new oe;let n=Be(t)?.bytes.length??0,o=this.#r(I(t,n,Math.min(y(t),n+4096*this.#t)));if(!qr(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=Ys(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...I(o,f,f+a));
we(d)!==this.#e&&(r.push(I(t,i,n+f*this.#t),this.#i(T[this.#e].name)),i=n+(f+a)*this.#t)}return[...r,I(t,i)]}#r(t){if(this.#t===
1)return t;let n=new Uint8Array(y(t)>>1),[o,r]=this.#e===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#t),o=this.#e===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#t+
o]=t.charCodeAt(r);return n}};function qr(e){let t=0;for(;t<y(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Zr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#n=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#o=void 0;#r=0;#i=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=k(t)&&!n}accept(t){C(()=>t.isRight(this.fatal,this.ignoreBOM))&&
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
"\uFFFD");return r?this.pauseLong():this.isWatched&&this.watch(o,n),r?void 0:o}catch{this.pauseLong();return}}},Rc=[],Qr=[];
function Eo(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Qr[o];if(r)return r;let i=new Zr(e,t,n);Qr[o]=i;let s=Rc[e];return s&&i.accept(
s),i}function Vt(e,t){Rc[e]=t;for(let n=0;n<4;n++)Qr[4*e+n]?.accept(t)}var re=new Uint8Array(512),ei=[];function ti(e){return ei[e]??=I(re,0,e),ei[e]}function Lc(e,t,n){return t>re.length?I(e,
0,n):(e!==ei[t]&&z(re,e),ti(n))}var zt=w(()=>C(Kl));function Kl(){let{isAscii:e}=us("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every(
(o,r)=>!e(t.with(r,128)))?e:void 0}var Vl=zl();function zl(){let e=un;return t=>e.call(t)}var To=class{fatal;ignoreBOM;#e;constructor(t){this.fatal=t.fatal,
this.ignoreBOM=t.ignoreBOM,this.#e=t}decode(t){let n=Vl(t);return this.fatal&&n.includes("\uFFFD")?this.#e.decode(t):n.charCodeAt(
0)===65279&&!this.ignoreBOM?n.slice(1):n}};function Zl(e,t){if(t<64)return!1;if(pe(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>8||t>=768&&r===0&&n>=3*o}function Uc(){
return Se()?Zl:V()?tu:M()?Ql:void 0}function Ql(e,t){if(t<524288)return!0;let n=0,o=Math.ceil(t/64);for(let r=0;r<t;r+=o)
e[r]>=206&&(n+=1);return n>4||C(()=>St(e,65536,128,128))!==!1}var eu=w(V),ni=0;function go(e,t,n){t<1024||!eu()||!pe(e,t)||
(ni=n.length===t?0:ni+1)}function tu(e,t){if(t<1024)return!0;if(pe(e,t))return ni<2||t>524288;let n=0,o=Math.ceil(t/16);
for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}var Mt=w(()=>C(nu));function nu(){let e=de(),t=e?zt():void 0;if(e&&!t)return;let n=H("utf-8"),o=C(iu),r=p=>n.decode(p),i=fu(
r),s=ru(i,o),c=t&&((p,_)=>pe(p,_)&&t(p)),f=c??Uc(),a=c?(p,_)=>_>256?c(p,_):Pc(p,_)&&!(_>54&&lo(p,_)):f,d=Uint8Array.of(...Dc,
...kc.flat()),l=`${$c}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),h=i(d,d.length)===l&&r(d)===l&&n.decode(
d.buffer)===l&&i(u,2)==="a\x7F"&&oi(p=>s(p,p.length)),x=Qe;if(!h||t&&x.call(u)!=="a\x7F")return;let m=(p,_)=>H("utf-8",p&&
o!==void 0,_),E=p=>Oo()?new To(p):p;return Vt(0,{newDecoder:m,newViewDecoder:E,isRight:(p,_)=>{let J=m(p,_);return[J,E(J)].
every(su)},canFail:!0,...ou()}),{decode(p,_){try{return t?x.call(p):(_?s:r)(p,y(p))}catch{return}},decodeQuickly:i,decodesStart:Oo(),
decodeOrFail:s,takesQuickly:a,takes:f,completeLength:Gt}}function ou(){return N()?Ft(1):ae()?{...Ft(257),leastBeyondASCII:65,
leastOfBuffer:8192}:de()?{...Ft(19),most:2048,onlyASCII:!0}:Se()?{...Ft(48),leastOfBuffer:48,onlyASCII:!0}:V()?{...Ft(33),
most:1023}:Oo()?{...Ft(33),leastOfASCII:19}:Ft(33)}var Ft=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,
onlyASCII:!1});function ru(e,t){let n=cu(e),o=N()||_e();return t&&o?r=>t.decode(r):n}function iu(){let e=H("utf-8",!0);return oi(
n=>e.decode(n))&&oi(({buffer:n})=>e.decode(n))&&!ae()?e:void 0}var su=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(t=>{let n=Uint8Array.of(...Ot("\uFEFF"),...Ot(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),oi=e=>e(
Uint8Array.from(Dc))===$c&&kc.every(t=>C(()=>e(Uint8Array.from(t)))===void 0),Dc=[239,187,191,97,230,188,162,240,159,146,
169],$c="\uFEFFa\u6F22\u{1F4A9}",kc=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],cu=e=>(t,n)=>{
let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function fu(e){let[t,n]=[un,Qe];return de()?(o,r)=>r>256?n.call(o):t.
call(o,0,r):Oo()?(o,r)=>r<8192?t.call(o,0,r):e(o):!t||!ae()?e:(o,r)=>Pc(o,r)?t.call(o):e(o)}var Oo=()=>un!==void 0&&ye()>
0&&!ae()&&!N(),Pc=(e,t)=>t<=64||t<=256&&pe(e,t);var Q={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},ri=1;function Io(e,t,n,o){return t>=
ri?au(e,t,n,o):void 0}function au(e,t,n,o){if((Q.encoding!==o||Q.owner!==S||A.isBusy)&&!du(o)||t>Q.most&&(t>Q.mostBeyondASCII||
pe(e,t)))return;nt(e,t);let{readBytes:r,readPairs:i}=j;if(!!0||!Q.isOfPairs)return r(G.input,t,Q.source);let{piece:s}=Q,
c=i(G.input,t,Q.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=Zn();if(c.length===s){let d=f[t],l=i(G.input+t-
d,d,Q.source,+!n,s);if(l===null)return;c+=l}return f[t]===0||po(f[t-1],o)?c:void 0}function du(e){return A.isBusy?!1:j.readPairs?
(Fe("decoding",e),pn(()=>{let t=k(e);Q.isOfPairs=!t;let n=t?S.byte_table(e):S.pair_table(e);Q.source=j.readsInput?e:n;let o=Tn(
e);return ri=o.least,Q.piece=o.piece,Q.most=n>0?o.any:0,Q.mostBeyondASCII=n>0?o.beyondASCII:0,Q.owner=S,Q.encoding=e,!0})):
(ri=1/0,!1)}var lu=w(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!j.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(M()){let n={...e(72),piece:j.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}if(j.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(de()?18:256),multi:n}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(N()?0:256),single:e(256),multi:t}});function Tn(e){let{windows1252:t,
single:n,multi:o}=lu();return e===21?t:k(e)?n:o}var ci=w(()=>N()?0:_e()||de()?8:Se()?352:18),uu=w(N);function vc(e,t,n){if(n>64)return pe(t,n)?mu(e,t,n):void 0;if(n<=ao()||
(t[n>>1]|t[n-1])>=128||!vr(t,n))return;let o=_o();return o?o.call(t,0,n):oo(e,t,n)}function mu(e,t,n){let o=_o(),r=k(e);
if(!(n<512&&(r||!o))&&!(e===21&&Fo>0)&&!(r&&Vc(e))&&!se(t,n))try{return zt()?.(t)??St(t,n,128,128)?o?o.call(t):Mt()?.decodeQuickly(
t,n):void 0}catch{return}}var Ao=[],ii=[];function Gc(e,t,n){if(!(ii[e]===null||n<=ci())&&!(n>=512&&n>Yc(e)))return ii[e]??=
wu(e),Bo(ii[e],t,n)}function jc(e,t,n){return n<512?(uu()?si(e,t,n):void 0)??oo(e,t,n)??si(e,t,n)??Wc(e,t,n):si(e,t,n)??
(Eu(e)?Wc(e,t,n):void 0)??oo(e,t,n)}var Fo=0,pu=w(()=>fi()?8192:512),hu=e=>Fo>0&&e<pu();function si(e,t,n){let o=_o();if(!o||
e!==21)return;if(hu(n)){Fo-=1;return}let r=yu(t,n);if(Fo=r?0:15,!!r&&!se(t,n))try{return o.call(t)}catch{return}}var Wc=(e,t,n)=>Bo(
Kc(e),t,n);function Bo(e,t,n){if(!(!e||n>1024&&se(t,n)))try{return e.decode(t)}catch{return}}var xu=w(()=>N()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Yc(e){if(Vc(e))return 8192;let{windows1252:t,other:n}=xu();return e===
21?t:n}function wu(e){let t=Iu(e)?Kc(e):null;if(t){let n=Mo(e,gn()).includes("\uFFFD"),o=Math.max(ci(),Tn(e).any)+1;Vt(e,
{newDecoder:r=>r&&n?H(T[e].name,!0):t,isRight:r=>!(r&&n)||Fu(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:M()?
1:ci()+1,most:Yc(e),onlyASCII:!1})}return t}function Kc(e){return Ao[e]===void 0&&(Ao[e]=null,Ao[e]=C(()=>Au(e))??null),
Ao[e]}var _o=w(()=>C(Su));function Su(){let e=Qe,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function yu(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||St(e,
t,128,224)}var Eu=e=>e===21?fi():Tu()||gu()&&Hn(e),Vc=e=>!_o()&&(e===21?fi():Ou()),Tu=w(()=>M()||ee()),gu=w(()=>V()||N()),
Ou=w(M),fi=w(()=>M()||N()||!(ye()>0)),Iu=e=>M()||N()||_e()||de()||Se()&&e===21,gn=()=>Uint8Array.from({length:256},(e,t)=>t);
function Mo(e,t){let n=yt(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function Au(e){let t=H(T[e].name),n=r=>t.
decode(r)===Mo(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return gn().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function Fu(e){
let t=Mo(e,gn()),n=gn().filter(f=>t[f]!=="\uFFFD"),o=H(T[e].name,!0),r=f=>C(()=>o.decode(f)),i=f=>r(f)===Mo(e,f),s=Uint8Array.
from({length:4096},(f,a)=>n[a%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
gn().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}function di(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
r)<128?n(o,r):void 0}case 3:{let r=e[1],i=e[2];return(o|r|i)<128?n(o,r,i):void 0}case 4:{let r=e[1],i=e[2],s=e[3];return(o|
r|i|s)<128?n(o,r,i,s):void 0}case 5:{let r=e[1],i=e[2],s=e[3],c=e[4];return(o|r|i|s|c)<128?n(o,r,i,s,c):void 0}case 6:{let r=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|r|i|s|c|f)<128?n(o,r,i,s,c,f):void 0}case 7:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
a=e[6];return(o|r|i|s|c|f|a)<128?n(o,r,i,s,c,f,a):void 0}case 8:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7];return(o|
r|i|s|c|f|a|d)<128?n(o,r,i,s,c,f,a,d):void 0}case 9:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8];return(o|
r|i|s|c|f|a|d|l)<128?n(o,r,i,s,c,f,a,d,l):void 0}case 10:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9];
return(o|r|i|s|c|f|a|d|l|u)<128?n(o,r,i,s,c,f,a,d,l,u):void 0}case 11:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],
l=e[8],u=e[9],h=e[10];return(o|r|i|s|c|f|a|d|l|u|h)<128?n(o,r,i,s,c,f,a,d,l,u,h):void 0}case 12:{let r=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],h=e[10],x=e[11];return(o|r|i|s|c|f|a|d|l|u|h|x)<128?n(o,r,i,s,c,f,a,d,l,u,h,x):
void 0}case 13:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],h=e[10],x=e[11],m=e[12];return(o|r|i|
s|c|f|a|d|l|u|h|x|m)<128?n(o,r,i,s,c,f,a,d,l,u,h,x,m):void 0}case 14:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],
l=e[8],u=e[9],h=e[10],x=e[11],m=e[12],E=e[13];return(o|r|i|s|c|f|a|d|l|u|h|x|m|E)<128?n(o,r,i,s,c,f,a,d,l,u,h,x,m,E):void 0}case 15:{
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],h=e[10],x=e[11],m=e[12],E=e[13],p=e[14];return(o|r|i|
s|c|f|a|d|l|u|h|x|m|E|p)<128?n(o,r,i,s,c,f,a,d,l,u,h,x,m,E,p):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],
d=e[7],l=e[8],u=e[9],h=e[10],x=e[11],m=e[12],E=e[13],p=e[14],_=e[15];return(o|r|i|s|c|f|a|d|l|u|h|x|m|E|p|_)<128?n(o,r,i,
s,c,f,a,d,l,u,h,x,m,E,p,_):void 0}}}function li(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
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
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var zc;function mi(e,t,n){return zc??=Mu(),zc(e,t,n)}function Mu(){let e=Mt(),t=!(e&&N());return(n,o,r)=>{if(t&&uo(n,o)){
let i=(o<=16&&n[0]<128?di(n,o):void 0)??vt(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var ui=[];function Xc(e,t,n){if(It())return;let o=ui[n];if(o)return li(
e,t,o);let r=di(e,t);if(r!==void 0||!k(n))return r;let i=yt(n);if(i)return ui[n]=new Uint16Array(i),li(e,t,ui[n])}function Bt(e,t,n,o=!1){
try{Me(e,null);let r=je(t,n,0,o,!0);return r<0?void 0:Wt(0,r)}catch(r){throw X(r)}}function qc(e,t,n,o){me.length=0;let r=n?
t:Gt(e,t);return r===t||jt(e,r,t)?Bt(0,e,r,o):void 0}var In=w(()=>M()?{any:2048,markup:1/0,leastInStream:16}:V()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:N()?2048:
ee()?112:0,leastInStream:40}),hi=()=>In().markup>0,xi=(e,t)=>t>=In().leastInStream&&ef(e,t);function Jc(e,t,n){In().any>
0&&dt(e)&&xi(t,n)&&An(e,n)}var Cu=w(()=>hi()?1/0:33),Zc=(e,t,n)=>e>=29&&e<36&&n>=Cu()&&t[0]>=128,wi=[],Qc=(e,t,n)=>ef(t,
n)&&An(e,n)?Bo(wi[e],t,n):void 0;function ef(e,t){let{any:n,markup:o}=In();return t<=n||t<=o&&eo(e,t)}function An(e,t){return wi[e]?
!0:(Nu(e,t),!1)}var On=[];function Nu(e,t){On[e]===void 0&&(On[e]=C(()=>$u(e))??null);let n=On[e];n&&(n.credit+=Math.min(
t/64,1)+t/512,!(n.credit<64)&&(n.credit=0,On[e]=null,C(()=>{let{value:o}=n.sequences.next();o?n.decoder.decode(o)===Bt(e,
o,y(o))&&(On[e]=n):Ru(e,n.decoder)})))}function Ru(e,t){wi[e]=t;let{any:n,piece:o}=Tn(e);Vt(e,{newDecoder:r=>r?H(T[e].name,
!0):t,isRight:r=>!r||Lu(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,
most:In().any,onlyASCII:!1})}var Lu=e=>Uu.every(t=>Du.every(n=>{let o=H(T[e].name,!0),r=Uint8Array.of(97,t,...n);return C(
()=>o.decode(r))===Bt(e,r,r.length,!0)})),Uu=[128,129,142,143,161,224,255],Du=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],$u=e=>({decoder:H(T[e].name),sequences:Pu(e),credit:0}),ku=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],pi=[10,164,162];function*Pu(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of ku)yield Uint8Array.of(...i,...pi);for(let i=128;i<=255;i++)yield _t([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield _t([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield _t([i,i],[s,
s],o,n);for(let i=133;i<=254;i+=8)yield _t([i,Math.min(i+7,254)],n,r,n);yield _t([227,227],[50,50],o,n),yield _t([129,129],
[48,48],t),yield _t([129,129],[48,48],r,t)}}function _t(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+
pi.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);r.set(pi,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var tf=w(()=>C(Wu)),nf=w(()=>C(Hu));function Wu(){return M()||_e()?of(!1):vu()}function Hu(){return M()?of(!0):void 0}function vu(){
let e=lt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);
if(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=de()?512:1/0;return rf(!1,(i,s)=>s<=o||pe(i,s)&&zt()?.(
i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function of(e){let t=H(
e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))===
"\uFEFF\uFFFD\u6F22")return rf(e,()=>!0,(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var rf=(e,t,n)=>({
takes:t,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:
i}});var bo=0;function Si(e,t){if(t<8192||ju()||t<131072&&bo===0)return!1;let n=0,o=Math.ceil(t/8);for(let i=0;i<t-1;i+=o)e[i]>=
192&&(e[i+1]&192)!==128&&n++;let r=n>1;return bo=r?16:Math.max(bo-1,0),r}var ju=w(ee);function cf(e,t){t>=8192&&Yu(e)&&(bo=
16)}function Yu(e){let t=0,n=Math.floor(e.length/8);for(let o=0;o<8;o++)e.charCodeAt(o*n)===65533&&t++;return t>1}function ff(e,t,n){let o=af(e);if(!(!o||n<24||se(t,n))&&!(e===0&&Si(t,n)))return o.takes?.(t,n)===!1?void 0:o}function af(e){
return e===0?Mt():e===38?tf():e===37?nf():void 0}function yi(e,t,n,o){if(me.length=0,o&&t>8192||t>1024&&(se(e,t)||Si(e,t)))
return;let r=Mt();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=Gt(e,t);if(!(i<t&&(n||!jt(e,i,t))))try{let s=r.decodesStart&&
i<8192&&!o,c=i===t||s?e:Lc(e,t,i),f=o?r.decodeOrFail(c,i):r.decodeQuickly(c,i);return t>256&&f!==void 0&&Ei(c,i,f),f}catch{
return}}function df(e,t,n){let o=af(e);if(!(n%2>0||!o?.takes?.(t,n)||se(t,n)))return o.decode(t,!0)}function Ei(e,t,n){cf(
n,t),go(e,t,n)}var xe=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return T[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=le(t);if(!this.#e){if(this.#o&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<
128){let s=mi(t,r,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#r+=r,s}let i=this.#n===0?this.#c(
t,r,n):this.#p(t,r,n);if(i!==void 0)return n||this.#S(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.
reset();let{encoding:r}=this,i=n<=256;if(r===0&&n>0){let s=i?mi(t,n,this.fatal)??Bt(r,t,n,this.fatal):yi(t,n,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=n>0?lf(t,n,!0,r):void 0,f=s===void 0&&!(i&&Zc(r,t,n))?this.#f(
t,n,!0):this.#a(s);if(f!==void 0)return f;let a=i&&!Oe(r)?Bt(r,t,n,this.fatal):void 0;if(a!==void 0)return a}return this.#s(
t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let d=this.#l(t,n,o,r);if(d!==void 0)return d;let l=this.#n+n;if(n>0&&l<=re.length)return this.#y(
t,l,o,r);this.#E()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#T(t,n,o)??this.#h(t,n,o)}catch(d){throw this.#e=i,
this.#o=s,this.#r=c,X(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;me.length=0;let i=n>0&&r!==0?lf(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#a(i)}#f(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=uo(t,n)?vt(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(
t,n,o))}if(r===38||r===37){let c=n<=36?mc(t,n,r===37):df(r,t,n);return this.#d(c)}if(!Ze(r))return;let i=k(r),s=!i&&n<=(t[0]<
128?ao():18)?mo(t,n,o,r):Xu(r,i,t,n,o);return this.#a(s)}#m(t,n,o){return yi(t,n,o,this.fatal)??(n<=256?qc(t,n,o,this.fatal):
void 0)}#a(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,o){let r=this.#n+n;if(!(n===0||r>re.length))return me.length=0,n>16?this.#u(
t,r,o):(this.#x(t,r),this.encoding===0?vt(re,r,o,this.fatal):this.#a(Io(re,r,o,this.encoding)??mo(re,r,o,this.encoding)))}#u(t,n,o){
let r=this.#w(t,n);return this.encoding===0?this.#m(r,n,o):this.#a(Io(r,n,o,this.encoding))}#l(t,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,a=c&255,d=a<224?2:a<240?3:4;if(f+n<=d)return;this.#x(t,d);let l=vt(
re,d,!0,!0);if(l===void 0)return;let u=d-f;this.#n=0,this.#r+=u,this.#o=!0;try{return Et(l,this.decode(I(t,u),o,r))}catch(h){
throw this.#o=s,h instanceof ce||h instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),h}}#x(t,n){re[0]=this.#t,
re[1]=this.#t>>8,re[2]=this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)re[r]=t[r-o]}#w(t,n){return this.#x(t,this.#n),z(re,
t,this.#n),ti(n)}#S(t){this.#r+=t,this.#o||=this.#n+t>me.length,this.#n=me.length,this.#t=me.bytes}#y(t,n,o,r){let i=this.#n,
s=this.#w(t,n);this.#n=0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof ce||c instanceof TypeError||
(this.#n=i,this.#r+=i),c}}#E(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{Me(this.encoding,null),je(t,this.#n,
0,this.fatal,!1),this.#e=ne(),this.#n=0}catch(n){throw X(n)}}#T(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=ff(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(I(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:I(t,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=Et(s,this.#h(f,c-i,!0)),this.#i)return s}else
this.encoding===0&&Ei(f,c-i,a),s=Et(s,this.#d(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&jt(t,
c,n)?(this.#S(n-c),s):Et(s,this.#h(I(t,c,n),n-c,o))}#h(t,n,o){Me(this.encoding,this.#e);let r="",i=Qs(n),s=this.#o||this.
ignoreBOM||!Oe(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),l=f===0&&a?t:I(t,f,f+d),
u=je(l,d,c,this.fatal,o&&a);if(u<0)return this.#e=ne(),this.#i=new ce(this.name,this.#r+f+K.start(),K.length()),r;if(c+=
u,c>0&&(a||!Zs(c))){let h=!s&&ec()===65279?1:0;i?i.add(io()+2*h,c-h):r=Et(r,Wt(h,c)),s=!0,c=0}if(a)break}return this.#o=
s,this.#e=o?null:to(),this.#r+=n,i?i.toText():(this.encoding===0&&go(t,n,r),r)}};function lf(e,t,n,o){if(t<=16){let r;if(k(
o)||zu(e,t,o)?r=Xc(e,t,o):dt(o)&&!It()&&(r=pc(e,t,o)),r!==void 0)return r}return Io(e,t,n,o)}var zu=(e,t,n)=>(e[0]|e[t>>
1]|e[t-1])<128&&Ze(n),Xu=(e,t,n,o,r)=>(t?Gc(e,n,o):void 0)??(n[0]<128?vc(e,n,o):void 0)??(!t&&r&&o>18?Qc(e,n,o):void 0)??
(uc(n,o,t)?mo(n,o,r,e):void 0)??(t?jc(e,n,o):void 0),Ti=({encoding:e,fatal:t,ignoreBOM:n})=>new xe(e,t,n);function Fn(e){
return e.common??=Ti(e),e.common}var Mn=(e,t,n,o,r,i)=>Co(Eo(n,o,r),e,t,i);function Co(e,t,n,o){if(n<e.leastOfAny)return Fn(
e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=Fn(e).decodeWhole(t,n,o);return e.
most<0&&e.reconsider(i,n),i}function uf(e,t){let n=ge(e,t);if(n===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var No=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new ot(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=y(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(I(t,i,s?r:i+4096),
s?n:B.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=Ju(this.#e.copy(),t,r);let i=new oe,s;try{this.#e.transcode(t,n===
B.result?B.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=Mn(c,y(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
B.result,o),this.#n=n===B.result?0:r+f.length}catch(a){throw this.#e.abandonSource(),a}if(s)throw s}};function Ju(e,t,n){
let o=y(t),r=t,i=e,s=e,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=I(t,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,B.none,u=>{f+=y(u)/2}),d=void 0;return d??=Zu(i,r),d[l-c]}}function Zu(e,t){let n=y(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=pf(e);for(let c=0;c<n;c++){let f=e.position+c,a=s===f?Qu(o.from,t,c):0;if(a>0){o.transcode(I(t,c,c+a),B.none,
()=>{});for(let p=0;p<a;p++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=I(t,c,c+1),l=o.copy(),u=0,h=0;o.transcode(d,B.none,
p=>{u===0&&(h=p[0]|p[1]<<8),u+=y(p)/2}),u>0&&(r[i++]=s);let x=h===65533&&s<f?hf(l,d,B.none):void 0,m=x&&x.offset+x.length;
for(let p=1;p<u;p++)r[i++]=m===void 0?s:m+p-1;let E=f-s===2||f<=2;u>0&&!x?s=f+1:(x||E)&&(s=pf(o))}return r[i]=s,r[i+1]=s+
1,r}function Qu(e,t,n){if(k(e))return y(t)-n;let o=n;if(Ze(e))for(;t[o]<128;)o+=1;return o-n}var pf=e=>hf(e,v,B.source)?.
offset??e.position;function hf(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ce)return o;throw o}}var qt=e=>e==null?void 0:Ce(e);function Jt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function em(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>ge(Ce(o),t))}}var Lo={allowUTF8:e=>e===void 0||!!e,candidates:em,locale:qt,maxBytes:Jt,
tld:qt},Oi=["text","ASCII","empty","binary","unknown"];function Zt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=y(e),f=Math.min(c,i);Vs();for(let h=0;h<f;h+=65536){let x=Math.min(h+65536,f);zs(I(e,h,x),t&&x===c)}let a=Xs(
o,r&&Ro(r),s&&Ro(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:Oi[d],isASCII:Oi[d]==="ASCII"||Oi[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(h,x)=>({encoding:T[a[3+2*x]].name,score:a[4+2*x]}))}}function Ro(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Ii(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=Ae(e,n),r=be(t,Lo,n),i=Zt(pt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:T[i.encoding].name}}var om=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],rm=[33,36,37,
38],Qt=(e,t)=>{let n=qt(e);return n===void 0?-1:ge(n,t)},xf=(e,t,n)=>Math.min(Jt(e,t,n)??1024,1048576),wf=(e,t)=>Math.max(
3,t===-1?e:0),Sf=e=>we(qt(e)??"")??-1;function im(e,t,n){if(e)return be(e===!0?void 0:e,Lo,`${t}, option '${n}'`)}var sm={
defaultEncoding:Qt,detect:im,likelyEncoding:Qt,locale:qt,maxPrescanBytes:xf,parentEncoding:Qt,transportLayerEncodingLabel:Sf,
userOverride:Qt};function cm(e,t){let n=be(e,sm,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:wf(i,Math.max(f,c)),declared(a){let d=Nr(a,i,f,c,s,o);return d===-1?void 0:Bn(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>yf(a)??fm(r,n.defaultEncoding)}}function yf(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function fm(e,t){
return Bn(Ks(Ro(e),t===-1?21:t))}var am={defaultEncoding:Qt,maxPrescanBytes:xf,transportLayerEncodingLabel:Sf};function dm(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=be(e,am,t),i=s=>{let c=Bn(js(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:wf(o,r),declared:i,decide:()=>i(v)}}function lm(e,t){let n={...Lo,
defaultEncoding:Qt},{defaultEncoding:o,...r}=be(e,n,t);return{prescanned:3,declared(i){let s=Be(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return yf(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var um={detect:lm,html:cm,xml:dm},Ai=["detect","html",
"xml"],mm={prefixBytes:Jt,sniff:Or(Ai)};function Ke(e,t){let{prefixBytes:n,sniff:o}=be(e,mm,t),r=um[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:w(()=>{let c=s.candidates&&Zt(v,!0,s);return!rm.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>pm(
r,c),takesWhole:n===void 0}}function pm({prescanned:e,declared:t,options:n,decide:o},r){return t(Ie(r,e))??o(n&&Zt(r,!0,
n))}function Ef(e){let t=Nr(Ie(e,1024),1024,-1,-1,-1,-1);return t===-1||Bn(t).source==="BOM"?void 0:Bn(t)}function Bn(e){
let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:om[e>>8&255],score:null}}var If=["(B","(J","(I","$@","$B"],Do=class{#e=!0;#t=!0;read(t,n){let o=y(t),r=this.#e?Sm(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=ym(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let a=Tm(t,i);if(s=If.includes(a),!s&&!n&&gm(a))break;this.#t=s}else
s=f>=128||i<r&&Em(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:y(t);for(;o<y(t)&&t[o]!==27;)o+=1;return o}};function Sm(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=y(e))return 1/0;if(t&&=Of(e[o],e[o+1]),n&&=Of(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function ym(e,t){let n=y(e),{start:o,words:r}=zn(e,t),i=gf(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return gf(e,o+4*s,n)}function gf(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Of=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Em=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Tm(e,t){let n="";for(let o=t+1;o<Math.min(t+3,y(e));o++)n+=String.fromCharCode(
e[o]);return n}var gm=e=>e.length<2&&If.some(t=>t.startsWith(e));var ke=class{decision=null;sample=v;detected;#e;#t=!0;#n=!1;#o=new Do;#r=new oe;#i;#s=0;#c=v;#f=v;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new oe;if(this.#t&&n&&this.#e.takesWhole)return this.#l(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+y(t)<this.#i&&!n)return this.#p(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new oe;
let i=Ie(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#m(r,n,o)}#m(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=y(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(Ie(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=y(s),h=c-d;if(l===
-1)return n||f?this.#l(i(this.#a(Ie(s,h),a)),o,s):this.#p(s,u+1,o);let x=Ff(Ie(s,h),l-d,r.windowBytes),m=Math.min(x+r.windowBytes,
h);if(u<m&&!n)return this.#p(s,m,o);let E=Ie(s,m),p=this.#a(E,u<m);if(m<=x||m===h||!r.passesASCII()||!Am(p,E))return this.#l(
i(p),o,s);s=this.#u(s,this.#o.skip(E,l-d),o)}}#a(t,n){this.sample=mt(mt(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Zt(this.sample,n,{...o,maxBytes:void 0}),i=this.#d(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#d(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#p(t,n,o){
let r=y(t);return r>0&&this.#r.add(te(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=Ie(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-y(this.#c));return i>0&&(this.#c=mt(this.#c,Ie(r,i))),this.#f=Af(mt(this.#f,Af(I(r,i)))),I(t,n)}#l(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Af=e=>I(e,Math.max(0,y(e)-64));function Ff(e,t,n){let o=Math.min(y(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Am(e,t){return e.isASCII||e.encoding===void 0&&!(t[Ff(t,0,1/0)]>=128)}function Mf(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function Bf(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var _f="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",bf=`!
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
?`;var Mm=w(()=>{let e=bf.split(`
`),t=0;return new Map(_f.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Cf=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ko(e){let t=new ot(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof De)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Nf(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Nf(e,t,n){if(Cf(e))return"";if(n===0)return null;let o=Bm(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Nf(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Bm(e){
let t=[...Mm().get(e)??[],..._m(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function _m(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,h)=>c(
h)),a=o.filter((u,h)=>!c(h)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===t&&r.push(l),a.every(
Cf)&&i.push(d)}return[...r,...i]}var Rf=["fatal","html","replacement","ignore","translit"];function Lf(e,t,n){return typeof e=="function"?(o,r)=>bm(e(o,r()),n):e==="ignore"?Xr:e==="translit"?ko(t):void 0}function bm(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=pt(Ae(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return te(o,0,y(o))}var py=2**24;function bt(e,t,n,o){return typeof e=="number"?Uf(e,t,n,o):new _n(e,Uf(0,t,n,o))}function Uf(e,t,n,o){let{unmappable:r,losses:i}=n,
s=Lf(r,t,o);if(!s||Oe(t))return new Po(e,t,n);let c=Fi(e,n);return new No(c,t,r,i?.counting(s)??s)}function Fi(e,t){return new Po(
e,38,{...t,bom:!1,unmappable:"fatal"})}var Po=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(br(t,this.to,this.#n.ignoreBOM,
this.#e),Gs(t,n),this.#e=ne())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Tt,losses:a}=this.#n;s&&!this.#e&&o(Uint8Array.from(Ut(this.to)??[]));
let d=Math.max(0,zr.indexOf(c)),l=y(t);try{br(this.from,this.to,i,this.#e);for(let u=0;;){let h=l-u<=65536,x=h&&u===0?t:
I(t,u,h?l:u+65536),m=nc(x,r,d,h?n:B.none);a?.addBlock(this.#t+u);let E=m<0?K.written():m;if(E>0&&o(f(E)),m===-2&&c!=="fa\
tal")return!1;if(m<0&&this.#o(m,u),u+=K.read(),h&&K.finished())break}}catch(u){throw X(u)}this.#e=n===B.result?null:ne(),
this.#t=n===B.none?this.#t+l:0}#o(t,n){let o=this.#t+n+K.start();throw this.#e=ne(),this.#t=0,t===-1?new ce(T[this.from].
name,o,K.length()):new De(K.codePoint(),o,T[this.to].name)}},_n=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===B.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new ke(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==B.none);i.length>0&&(this.#i.transcode(
i.concatenate(),B.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var xa=require("node:buffer"),U=require("node:fs"),Ln=require("node:path");var tn={failure:1,usage:2};var Mi=require("node:buffer");function bn(e){if((0,Mi.isUtf8)(e))return Df(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,Mi.isUtf8)(r));t+=o?Df(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var Df=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function F(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function R(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var L=require("node:fs");var Pf=require("node:fs"),fe=require("node:path");function Wo(e,t){if(e==="."&&t!=="-")return t;let n=e.endsWith("/")||fe.sep==="\\"&&/[\\:]$/.test(e);return`${e}${n?"":fe.sep}${t}`}
function Cn(e){try{return bn(Pf.realpathSync.native(F(e),"buffer"))}catch{let t=(0,fe.dirname)(e);return t===e?(0,fe.resolve)(
e):(0,fe.join)(Cn(t),(0,fe.basename)(e))}}var kf=new Map;function Bi(e){let t=(0,fe.dirname)(e),n=kf.get(t)??Cn(t);return kf.
set(t,n),(0,fe.join)(n,(0,fe.basename)(e))}var Wf=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var vf=require("node:util");var Gf={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Ho={...Gf,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},jf="it is a symbolic link to a file that does not exist; check where it points",Yf="there is no such file\
, and no file matches it as a pattern; check its name and its directory",nn={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},Ct={...Gf,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Pe(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,vf.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function We(e,t){
return He(e,t instanceof Error?t.message:String(t)),tn.failure}function He(e,t){Nt(`encoding-wasm: ${e}: ${t}
`)}var Hf=!1;function Nt(e){Hf||process.stderr.on("error",()=>{}),Hf=!0,process.stderr.write(e)}var Ve=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Kf;async function _i(e,t){let n=async i=>{try{return await i()}catch(s){throw Pe(s,qf(e))}},{next:o,close:r}=await n(
()=>e==="-"?Cm(t):Nm(F(e),t));return{next:()=>n(o),close:r}}async function*rn(e){let t=await _i(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function sn(e){try{return(0,L.statSync)(F(e))}catch{return}}function Cm(e){
let t=(0,L.fstatSync)(0,{bigint:!0});return ea(t,e),t.isFile()?Jf(0,t,()=>{}):Rm()}function Nm(e,t){let n=zf(e,t);if(!n.
isFile())return Lm(e);let o=(0,L.openSync)(e,"r");return Jf(o,n,()=>(0,L.closeSync)(o))}function zf(e,t){let n=(0,L.statSync)(
e,{bigint:!0});return n.isDirectory()&&(0,L.opendirSync)(e).closeSync(),ea(n,t),n}function Xf(e){try{zf(F(e)),(0,L.accessSync)(
F(e),L.constants.R_OK)}catch(t){throw Pe(t,qf(e))}}var qf=e=>({...Ho,get ENOENT(){return(0,L.lstatSync)(F(e),{throwIfNoEntry:!1})?.
isSymbolicLink()?jf:Wf(e)?Yf:Ho.ENOENT}});function Jf(e,{size:t},n){Kf??=new Uint8Array(262144);let o=Kf,r=0;return{async next(){
let i=(0,L.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,L.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Rm(){
let e=Zf(0,()=>{}),t=process.platform==="win32"?Vf():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=Vf()}return t.next()},close:()=>t?.close()}}function Vf(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Lm(e){let t=await Qf(
n=>(0,L.open)(e,n));return Zf(t,()=>(0,L.closeSync)(t))}function Zf(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Qf(i=>(0,L.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Qf=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function ea(e,t){if(e.isDirectory())throw new Error(Ho.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var na=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],bi=new Set,Ci=!1,ta=Date.now();function cn(e){if(bi.add(e),!Ci)for(let t of na)
process.on(t,oa);return Ci=!0,()=>bi.delete(e)}function oa(e){for(let t of[...bi].reverse())t();for(let t of na)process.
off(t,oa);process.kill(process.pid,e)}function Nn(){if(!(!Ci||Date.now()-ta<50))return new Promise(e=>{setImmediate(()=>{
ta=Date.now(),e()})})}var O=require("node:fs"),ve=require("node:path");function Ri(e,t=438){if(e===void 0)return Dm();let{target:n,present:o,descriptor:r}=Li(e);return r!==void 0?Hm(r):o?.isFIFO()?
Pm(F(e)):o&&!o.isFile()?Go((0,O.createWriteStream)(F(e)),!0):vm(n,o,t)}function Li(e){if(e==="")throw new Error("its nam\
e is empty; name a file");let t=(0,O.lstatSync)(F(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,O.statSync)(F(e),
{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(ve.sep))throw new Error(Ct.EISDIR);if(!o?.isFile())
return{target:n?Ni(e):e,present:o};let r=aa(e);return r===void 0&&(0,O.accessSync)(F(e),O.constants.W_OK),{target:n?Ni(e):
e,present:o,descriptor:r}}var ra;function Dm(){return ra??=$m(),ra}function $m(){let e=(0,O.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?Go(process.stdout,!1):km(t)}function km(e){let t,n=()=>{t??=Go(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,O.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function Go(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function Pm(e){let t=(0,O.createWriteStream)(e),{discard:n,...o}=Go(t,!0);return{...o,file:(0,O.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&Wm(e,t)}}}function Wm(e,t){try{let n=(0,O.openSync)(e,O.constants.O_RDONLY|O.constants.
O_NONBLOCK);t.once("close",()=>(0,O.closeSync)(n))}catch{}}function Ni(e){let t=fa(e);return t===void 0?e:Ni(t)}function fa(e){
if(!(0,O.lstatSync)(F(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=bn((0,O.readlinkSync)(F(e),"buffer"));return(0,ve.isAbsolute)(
t)?t:`${bn(O.realpathSync.native(F((0,ve.dirname)(e)),"buffer"))}${ve.sep}${t}`}function aa(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,ve.resolve)(e))??[];if(t!==void 0)return Number(t);let n=fa(e);return n===void 0?void 0:aa(n)}function Hm(e){return{
file:(0,O.fstatSync)(e,{bigint:!0}),write:t=>da(e,t),wait(){},finish(){},discard(){}}}function da(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,O.writeSync)(e,n))}var ia=0;function Ui(e){ia+=1;let t=[process.pid,ia,Math.random().toString(36).slice(
2)].join("-");return Wo((0,ve.dirname)(e),`.encoding-wasm-${t}.tmp`)}function jo(e){try{(0,O.unlinkSync)(F(e))}catch(t){
if(t.code==="ENOENT")return;He(R(e),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function vm(e,t,n){let o=Ui(e),r=F(o),i=(0,O.openSync)(r,"wx",t?384:n),s=!0,c=()=>{s&&(s=!1,(0,O.closeSync)(i))};return{
write:f=>da(i,f),wait(){},finish(){if(c(),Gm(e,t))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");t&&Di(r,t),(0,O.renameSync)(r,F(e))},discard(){try{c()}finally{jo(o)}}}}function Gm(e,t){let n=(0,O.statSync)(
F(e),{throwIfNoEntry:!1});return n?.ino!==t?.ino||n?.size!==t?.size||n?.mtimeMs!==t?.mtimeMs}var sa=2048,jm=1024,Ym=56,Di=(e,t)=>(0,O.chmodSync)(
e,Km(e,t));function Km(e,{uid:t,gid:n,mode:o}){for(let r of[t,-1])try{return(0,O.chownSync)(e,r,n),r===t?o:o&~sa}catch{}
return o&~(sa|jm|Ym)}async function Yo(e){try{let t=Ri();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Rn(
void 0,t)}}function Rn(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":R(e);return We(`cannot write ${o}`,Pe(t,Ct))}var la=require("node:fs"),q=require("node:path");function ua(e,{suffix:t,directory:n}){let o=new Map(e.filter(Xm).map(c=>[c,Cn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Bi(c)])r.set(a,c);let i=zm(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:Wo(n,i(c)),a={file:c,output:f,...t&&{backup:`${c}${t}`}},
d=o.get(c),l=t&&c.endsWith(t)?r.get(Bi(c).slice(0,-t.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:Cn(f),h=s.get(u);if(h===d)return[];if(h===void 0&&s.set(u,d),n===void 0)return[a];let x=h===
void 0?Vm(r,u,d):$i(f);return[{...a,...x&&{problem:new Error(x)}}]})}var $i=e=>`another file already goes to ${R(e)}; co\
nvert this one to another directory`;function Vm(e,t,n){if(t===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${R(o)}, which will be converted as well; nam\
e another directory`}function zm(e){let t=s=>(0,q.isAbsolute)(s)||s.split(q.sep)[0]==="..",n=s=>(0,q.isAbsolute)(s)||t((0,q.relative)(
".",s)),o=e.filter(n).map(s=>(0,q.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(q.sep)?s:s+q.sep)),i=o.length>0?(0,q.dirname)(
o[0]):".";for(;!r(i)&&(0,q.dirname)(i)!==i;)i=(0,q.dirname)(i);return s=>{let c=(0,q.relative)(n(s)?i:".",s);return c===
""||t(c)?(0,q.basename)(s):c}}function Xm(e){try{return(0,la.lstatSync)(F(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var qm={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},ma=[
..."%PDF-"].map(e=>e.charCodeAt(0)),ki=e=>ma.every((t,n)=>t===e[n]);function pa(e,t){let{prescanned:n,declared:o,decide:r,
...i}=Ke(e,"--from auto"),s=(c="")=>{let f=nn[c];if(f&&t)throw new Error(`${f}; ${qm[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,ma.length),declared(c){return ki(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var Jm={isLending:!0,newTranscoder:()=>({decision:null,transcode:(e,t,n)=>n(e)})};async function wa(e,t,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(x,m)=>{f=await Yo(`${R(x)}: ${m}
`)||f},d=(x=[])=>{if(e.quiet)return;let m=t.dryRun?"would be converted":"converted",E=s>0?`, ${s} copied`:"",p=c>0?`, ${c}\
 left alone`:"",_=o.length>0?`, ${o.length} failed: ${o.map(R).join(", ")}`:"",J=x.length>1?" and those after it":"",Ge=x.
length>0?`, ${x.length} not reached: ${R(x[0])}${J}`:"";Nt(`encoding-wasm: ${Ge&&"interrupted: "}${Ve(i,"file")} ${m}${E}${p}${_}${Ge}\

`)},l=ua(e.files,t),u=0,h=cn(()=>d(l.slice(u).map(({file:x})=>x)));for(let x of l){let{file:m,problem:E}=x;try{if(E)throw E;
let p=await Zm(x,t),_=p!==void 0&&t.directory!==void 0;if(p!==void 0&&e.verbose&&He(R(m),`${_?"not converted":"left alon\
e"}: ${p}`),p!==void 0&&!_)c+=1,t.dryRun&&await a(m,`would be left alone: ${p}`);else if(!(x.output===m&&ya(m)))if(!await Qm(
x,e,t.dryRun,{run:n,say:a,reason:p}))o.push(m);else if(_)s+=1;else{i+=1;let J=t.dryRun?m:x.output;t.findDeclarations&&await dp(
J,e.to)&&r.push(J)}}catch(p){We(R(m),p),o.push(m)}u+=1}return h(),r.length>0&&lp(r,e.to,t.dryRun),d(),o.length>0?tn.failure:
f}async function Zm({file:e,newer:t},{skipUTF8:n,keepBinary:o}){if(t!==void 0)return`it is the old version of ${R(t)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!Pi(e))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await fp(e)?"it is UTF-8":o&&await ap(e)?nn.binary:void 0}async function Qm({file:e,
output:t,backup:n},o,r,{run:i,say:s,reason:c}){if(t===e&&!Pi(e))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");Xf(e);try{np(t)}catch(u){return Rn(t,u),!1}n!==void 0&&ga(n,()=>op(n));
let f=T[o.to].name,a=c?Jm:void 0,d={files:[e],output:t,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:p=>{u=T[p].name}},a)!==0)return!1;let x=t===e?"":`, to ${R(t)}`,m=n===void 0?"":`, and kept as ${R(n)}`,E=c?"\
copied":`converted from ${u} to ${f}`;return await s(e,`would be ${E}${x}${m}${c?`: ${c}`:""}`),!0}if(t!==e){let u=(0,U.statSync)(
F(e)).mode&ep;return tp(t,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&Ea(e),u};return n===void 0?
await l()===0:rp(e,n,l)}var ep=511;function Pi(e){let t=sn(e);return!t||t.isFile()||t.isDirectory()}var Sa=new Set,ya=e=>Sa.
has(Ko(e));function Ea(e){let t=Ko(e);t!==void 0&&Sa.add(t)}async function tp(e,t){try{cp((0,Ln.dirname)(e))}catch(n){throw Pe(
n,Ct)}if(ya(e))throw new Error($i(e));return await t()!==0?!1:(Ea(e),!0)}function Ko(e){try{let t=(0,U.statSync)(F(e),{bigint:!0});
return t.isFile()?`${t.dev} ${t.ino}`:void 0}catch{return}}function np(e){let{target:t,present:n}=Li(e);(!n||n.isFile())&&
Wi((0,Ln.dirname)(t))}function Wi(e){let t=(0,U.statSync)(F(e),{throwIfNoEntry:!1});if(!t)return Wi((0,Ln.dirname)(e));if(!t.
isDirectory())throw new Error(Ct.EEXIST);(0,U.accessSync)(F(e),U.constants.W_OK|U.constants.X_OK)}function op(e){if((0,U.lstatSync)(
F(e),{throwIfNoEntry:!1}))throw new Error(Ta(e));Wi((0,Ln.dirname)(e))}var Ta=e=>`its backup ${R(e)} already exists; use\
 another suffix, or move that file away`;function ga(e,t){try{t()}catch(n){let o=Pe(n,Ct);throw o===n?n:new Error(`its b\
ackup ${R(e)} can't be made: ${o.message}`)}}async function rp(e,t,n){let o=Ko(e);ga(t,()=>ip(e,t));let r=()=>{Ko(e)===o&&
jo(t)},i=cn(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function ip(e,t){try{(0,U.linkSync)(U.realpathSync.native(
F(e),"buffer"),F(t))}catch(n){if(n.code==="EEXIST")throw new Error(Ta(t));sp(e,t)}}function sp(e,t){let n=Ui(t),o=F(n);try{
(0,U.copyFileSync)(F(e),o,U.constants.COPYFILE_EXCL);let r=(0,U.statSync)(F(e));Di(o,r),(0,U.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,U.renameSync)(o,F(t))}finally{jo(n)}}var ha=new Set;function cp(e){ha.has(e)||(0,U.mkdirSync)(F(e),{recursive:!0}),
ha.add(e)}async function fp(e){let t=new xe(0,!0,!0),n=!0,o=!1;try{for await(let r of rn(e))await Nn(),t.decode(r,!1),n&&=
(0,xa.isAscii)(r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof ce)
return!1;throw r}}async function ap(e){let t=new ke(Ke({},"--keep-binary")),n=!0;for await(let o of rn(e)){if(n&&ki(o))return!0;
if(n=!1,await Nn(),t.add(o,!1),t.decision)break}return t.decision||t.add(new Uint8Array,!0),t.detected?.kind==="binary"}
async function dp(e,t){if(!Pi(e))return!1;let n=new Kt(t);try{for await(let o of rn(e)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function lp([e,...t],n,o){let{name:r}=T[n],i=t.length>0?` and ${t.length}\
 more`:"",s=o?"would still declare":`still declare${t.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;Nt(`encoding-wasm: ${R(e)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var Fa=require("node:fs");var Vo=class{#e;#t=new oe;constructor(t=Ke({},"Examination")){this.#e=new ke(t)}add(t,n){let o=Math.min(y(t),1024-this.#t.
length);o>0&&this.#t.add(te(t,0,o)),this.#e.add(t,n)}get decision(){return this.#e.decision}get detected(){return this.#e.
detected}get declared(){let t=this.#t.concatenate();return qr(t)?Ef(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#e;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=Ia(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Ia(n.encoding,o)||n.score>=.9)&&Oa(t.encoding,
o)!==Oa(n.encoding,o)?i:void 0}},Oa=(e,t)=>new xe(e,!1,!0).decode(t,!1);function Ia(e,t){let n=0,o=null;for(let r=0;r<y(
t);r+=65536){let i=I(t,r,Math.min(r+65536,y(t)));Me(e,o),qs(i,!1),n+=Ye.malformed(),o=ne()}return n}async function Ma({files:e,sniffing:t,json:n,quiet:o}){let r=0,i=[];for(let s of e)try{let c=hp(s)?1/0:1e8,f={...t,maxBytes:c,
detect:{maxBytes:c}},a=new Vo(Ke({...f,sniff:"detect"},"--detect")),d=t.sniff==="detect"?a:new ke(Ke(f,"--detect")),{decision:l,
length:u}=await xp(s,d,a),{encoding:h,...x}=l,m=a.doubt&&wp(a.doubt),E=a.detected?.kind??(x.source==="default"?"empty":"\
text");i.push({file:s,encoding:T[h].name,...x,kind:E,doubt:m??null}),m&&!o&&He(R(s),Sp(m)),E==="ASCII"&&u>c&&!o&&He(R(s),
pp)}catch(c){r=We(R(s),c)}return await Yo(n?`${JSON.stringify(i,null,2)}
`:yp(i))||r}var pp=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,hp=e=>e==="-"?(0,Fa.fstatSync)(0).isFile():sn(e)?.isFile()??!0;async function xp(e,t,n){let o=new Set([t,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of rn(e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:t.decision,length:i}}function wp({declared:e,detected:t,...n}){let o=t===void 0?
null:T[t].name;return{declared:T[e].name,detected:o,...n}}function Sp({declared:e,detected:t,score:n,malformed:o}){let r=`\
has ${Ve(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===null?`it declares ${e}, but ${r}`:`it \
declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function yp(e){let t=e.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,R(o)]),n=[0,1,2].map(o=>Math.max(0,
...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var _a={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},fn=class{#e={..._a};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(t){let n=this.#e;n.malformed===0&&(n.
firstMalformed=t+Ye.firstMalformed()),n.malformed+=Ye.malformed(),this.#t+=Ye.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+Ye.firstUnmappable(),n.codePoint=Ye.codePoint()),n.unmappable+=Ye.unmappable()}counting(t){return(n,o)=>{let r=this.#e,
i=t(n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let t=this.#e;return this.#e={..._a},this.#t=
0,t}};var Ep={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Un=class{#e;#t;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new fn}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#e=Fi(t,{...c,
ignoreBOM:o}),this.#t=bt(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#e.decision}setSource(t,n){this.#e.setSource(
t,n)}transcode(t,n,o){let r=Tp(t,Ep[T[this.#e.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,B.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#e.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=gp(c,s);s-=(c.length-f.length)/2,this.#t.transcode(f,B.none,o)}n===B.result&&this.#t.transcode(new Uint8Array,n,o)}};
function Tp(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function gp(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var ba=require("node:fs"),Ca=require("node:path");function Na(){let e=(0,Ca.join)(__dirname,"encoding-prepared.wasm");try{return Bs((0,ba.readFileSync)(e)),!0}catch(t){let{
message:n}=Pe(t,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return We(`it\
s part ${R(e)} cannot be loaded`,`${n}${o}`),!1}}var Ja=require("node:buffer");var zo=class{fatal;ignoreBOM;#e;#t;#n=v;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&y(this.#n)===0?t:mt(this.#n,t);if(!n&&cs(r))return this.#n=
r,"";let i=Be(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new xe(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?I(r,s):r,n,o)}};function Xo(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Ae(e,o),i=ge(Ce(t),o);xt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=ht(r);return Be(f)?new zo(i,s,c).decode(f,!0,o):Mn(f,le(f),i,s,!0,o)}function Hi(e){return Op(ht(Ae(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Op=e=>Mn(e,le(e),0,!1,!0);var Ap=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Ki=e=>Ap.test(e),Fp=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Mp=w(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Bp(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Mp();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:Ki(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var vi;function qo(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Xo(Uint8Array.from(r),e))}var Gi;function Dn(e){Gi??=new Uint16Array(65536),vi??=[qo("shift_jis",
136,151,64),qo("gbk",176,215),qo("big5",164,198,64),qo("euc-kr",176,200)];let t=vi.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Gi[i]||Bp(r,i);Gi[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of vi.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Fp.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var bp=w(M);function $a(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(dt(t)?hi():Oe(t)&&bp())&&!n?new Vi(t,n,o):Ti(e)}
var Vi=class extends xe{#e=void 0;#t=!1;#n=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){if(this.hostOfStream)return this.#r(
t,n);if(this.#t)this.#n&&(this.#n=!An(this.encoding,le(t)));else if(!n&&this.#o(t))return this.#r(t,n);return super.decode(
t,n,o)}#o(t){let{encoding:n}=this,o=le(t),r=dt(n),i=r?xi(t,o):o>=40;this.#n=i&&r&&!An(n,o);let s=i&&!this.#n&&Np(n);return this.#t=
!s,s&&(this.#e??=H(this.name,!1,this.ignoreBOM)),s}#r(t,n){let o=le(t),r=o>1024&&se(t,o)?te(t,0,o):t,i=this.#e;this.hostOfStream=
n?void 0:i;try{return i.decode(r,n?er:Qo)}catch(s){return this.failUnlessRefused(r,s),this.#r(te(r,0,o),n)}}failUnlessRefused(t,n){
if(!Cp(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,Lr(n)}},Cp=(e,t)=>C(()=>e.decode(I(t,0,0),Qo))===void 0,
Qo={stream:!0},er={stream:!1};function Np(e){return Ua[e]??=C(()=>Lp(e))===!0,Ua[e]}var Ua=[],Rp=[97,128,129,142,143,161,
195,216,227,240,255],Da=[32,48,129,161,220,254];function Lp(e){let t=H(T[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);
Me(e,n);let f=Wt(0,je(c,1,0,!1,s));return n=ne(),t.decode(c,{stream:!s})===f};return Rp.flatMap(i=>Da.flatMap(s=>Da.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Up(e)}function Up(e){let t=H(T[e].name,!1,!1),n=Ut(e)??[];return[...n,...n].
map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===(Oe(e)?"\uFEFF":"")}var Rt="Failed to execute 'decode' on 'TextDecoder'",Dp=()=>({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Pp(e,t,"Failed to construct 'TextDecoder'"),new.target!==tr&&Bf(this,new.target,tr)}get encoding(){return T[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=v,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!se(e,o))){let r=n.viewDecoder.decode(e);return n.isWatched&&n.watch(r,o),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return Fn(n).decodeWhole(e,le(e),Rt)}else if(e instanceof
ArrayBuffer){let o=kp(n,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!n||typeof t!="object")&&$p(e,t);let o=!!t?.stream,r=n?e:ht(e),i=this.#e;return i.isStateless||!this.#n&&!o?Co(
i,r,le(r),Rt):(this.#n||this.#r(),this.#n=o,this.#t.decode(r,!o,Rt))}#r(){this.#t??=$a(this.#e),this.#t.reset()}static{let{
prototype:e}=this,{decode:t}=e,n={decode(o=v,r=void 0){let i=r;if(typeof r=="object"&&ArrayBuffer.isView(o)){i=r?.stream?
Qo:er;let f=this.#t,a=f?.hostOfStream;if(a!==void 0)try{let d=a.decode(o,i);return i===er&&(f.hostOfStream=void 0,this.#n=
!1),d}catch(d){f.failUnlessRefused(ht(o),d)}}let s=this.#e;if(r===void 0?!this.#n:s.isStateless&&i!==r){if(s.takesAnything)
try{let f=s.decoder.decode(o),{length:a}=f;return(2*a<s.leastOfASCII&&a>0||2*a>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}
if(o instanceof Uint8Array&&ArrayBuffer.isView(o)&&o.length<s.leastOfASCII)return Fn(s).decodeWhole(o,le(o),Rt)}return t.
call(this,o,i)}};M()&&(e.decode=n.decode)}}}),tr=Mf(Dp());function $p(e,t){Ae(e,Rt),xt(t,Rt)}function kp(e,t){if(e.takesAnyBuffer)
try{let i=e.decoder.decode(t);return 2*i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let n=e.decodeBuffer(
t);if(n!==void 0)return n;let o=gr(t);if(!o)return;let r=new Uint8Array(t);return Jc(e.encoding,r,o),Co(e,r,o,Rt)}function Pp(e,t,n){
let o=Ce(e);xt(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return Eo(uf(o,n),r,i)}var ja="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ya=/^(?:GBK|Shift_JIS|Big5|EUC)/,Ka=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
ih=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,an="UTF-8",sh=(e,t,n)=>Math.min(Jt(e,t,n,"steps")??2,3);function Va(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=ys(e,n),{maxSteps:r}=be(t,{maxSteps:sh},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return ch(c,r).map(({steps:f,gain:a})=>({text:Ga(o,f,Xa)??o.replace(/[^\r\n]+/g,
d=>Ga(d,f,Xi)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function ch(e,t){
let n=va(e);if(n>25)return[];let o=Dn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>ah(a,o)).sort(zi);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>fh(e,f.text)).sort(zi).slice(0,5);for(let f of s)f.gain+=.6*va(f.text);s.sort(zi);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var fh=(e,t)=>[...e].some(n=>!Ki(n)&&!t.includes(
n)),Ha=e=>e.match(/[^\0-\x7F]/g)?.length??0;function za(e,t){let n=nr(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>nr(s,t)).join(""):"",i=.7*Ha(e)<Ha(r)?nr(r,t):void 0;return i&&{part:r,bytes:i}}var zi=(e,t)=>t.
gain-e.gain;function ah({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of ja.entries()){let f=Ya.test(c)&&!Ka.test(
e)?void 0:za(e,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===e?o:o+Dn(e)-Dn(a),h=a.includes(ze)||qa(d)?.includes(ze)?dh:
Ii(d).candidates;for(let{encoding:x,score:m}of h){if(m<.003)break;if(t.length>0&&x!==an&&t[0].really!==an)continue;let E=Xi(
d,x,a,!0);if(E===void 0||E===a)continue;let p=n+2.4*Math.log2(m)-s*.25-(x===an?-2:1)-(t.length>0?4:0),_=r-l-Dn(E)+p;i.push(
{text:E,steps:[...t,{really:x,readAs:c}],bits:p,left:l,gain:_})}}return i}function va(e){if(e.includes(ze))return 0;let t=Ka.
test(e),n=-1/0;for(let o of ja){let i=ih.test(o)&&Ya.test(o)===t?za(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of Ii(c).candidates)d===o||Xi(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Ga(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=nr(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var $n="\x7F",ze="\uFFFD",dh=[{encoding:an,score:.9}];function nr(e,t){
if(e.includes(ze)&&e.includes($n))return;let n=e.replaceAll(ze,$n).replace(/[\x80-\x9F]/g,o=>Xo(Uint8Array.of(o.charCodeAt(
0)),t));try{return new ot(Cc(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Xa(e,t,n,o=!1){if(n.includes(
ze))return t===an?lh(e):void 0;try{return new tr(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Xi(e,t,n,o){
let r=Xa(e,t,n,o);return r===void 0&&t===an&&!n.includes(ze)?qa(e):r}function qa(e){let t=Hi(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function lh(e){let t=Hi(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,$n),
[n,o]=[t.split($n),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(ze)&&n.length<=o.length+1?t.replaceAll($n,ze):void 0}var or=class{path=[];#e;#t;#n;#o=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#e=
bt(t,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#t=bt(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#e.decision}transcode(t,n,o){try{this.#e.transcode(
t,n,r=>this.#o.push(r))}catch(r){throw this.#r(B.source,o),r}n!==B.none&&this.#r(n,o)}#r(t,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=Va(uh(o));t===B.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#t.transcode(i??o,t===B.result?t:B.none,n)}};function uh(e){try{return new xe(0,!1,!0).decode(e,!0)}catch(t){if(!(t instanceof
RangeError))throw t;let n=Math.floor(Ja.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var fr=require("node:buffer");var ir=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function ed(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=e,h=Ve(a,"invalid byte sequence"),x=hh(n,o),m=`${Qa(a)}at offset ${d}`,E=td(a,c);if(a>0&&i)f.push(`${h} ${E}\
, ${m}`);else if(a>0&&x!==void 0){let _=x!==""&&o==="ignore";f.push(`${h} ${x===""?E:`${qi(c)} ${x}`}, ${m}; the file is\
 damaged, or not in ${T[t].name}: check --from, or use ${_?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let p=mh(e.unmappable,o,r,c);if(e.unmappable>0&&p){let _=s||Number.isNaN(l)?"":` at offset ${l}`,J=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",Ge=`${Qa(e.unmappable)}${Ji(u)}${_}`;f.push(`${ph(e.unmappable,n)} ${p}, ${Ge}${J}`)}return f}
function mh(e,t,n,o){let r=td(e,o),i=`${qi(o)} ${e===1?"its":"their"} best fit`;return typeof t=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${qi(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[t]}var qi=e=>e?"would become":"became",
td=(e,t)=>`${t?"would be":e===1?"was":"were"} left out`,Qa=e=>e===1?"":"the first ",ph=(e,t)=>`${Ve(e,"character")} that\
 ${T[t].name} can't represent`;function Ji(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t}\
 (${So(e)})`:So(e)}function hh(e,t){if(Ut(e)||e===we("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?"":t===
"html"?"&#65533;":"?"}var Eh="\x1B[?25l",Th="\x1B[?25h",od="\r\x1B[K";function rd(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=Ih(r,d,(l-f)/1e3);Nt(`${i?"":Eh}${od}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Oh(e),canShow:gh(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Nt(`${od}${Th}`),i=!1}}}var gh=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function Oh(e){let t=0;for(let n of e){let o=n==="-"?void 0:sn(n);if(!o?.isFile())return;t+=o.size}return t}function Ih(e,t,n){
let o=`${sr(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${sr(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${sr(e)} of ${sr(t)} MB | ${o} | ${c}${s%60} s left`}var sr=e=>(e/1e6).toFixed(1);var cr=class{line=1;column=1;#e;#t=null;#n=[];constructor(t){this.#e=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=Fh(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{Me(this.#e,
this.#t),n=je(t,t.length,0,!1,!1),this.#t=to()}catch(o){throw X(o)}for(let o of new Uint16Array(S.memory.buffer,io(),n))
(o&64512)!==56320&&(this.column+=1)}};function Fh(e){let{start:t,words:n}=zn(e,0),o=t+4*n.length,r=sd(e,0,Math.min(t,e.length))+
sd(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function sd(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var st=class extends Error{};async function ts(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=rd(
e.files,n,()=>{o?.keepListening?.(),n&&(r=cn(i))}),c=0;try{n||(r=cn(i)),o=e.isDry?bh:Ri(e.output,e.mode);let f=new Qi(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=Rn(e.output,f instanceof st?f.cause:f)||c}return r(),c}var bh={write(){},wait(){},finish(){},discard(){}},Qi=class{#e;#t;#n;#o;constructor(t,n,o,r){
this.#e=t,this.#t=o,this.#n=r,this.#o=new es(t,n,i=>{try{o.write(i)}catch(s){throw new st("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof st)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),We(R(t),n)}}async end(){this.#o.convert(new Uint8Array,B.result),await this.#t.finish()}async#r(t){let n=await _i(
t,this.#t.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,B.none),await this.#i(),this.#n.add(r.
length),await Nn()}finally{await n.close()}this.#o.convert(new Uint8Array,B.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#e.onDecision?.(o)}#i(){return this.#t.wait()?.catch(t=>{throw new st("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),He(R(t),n)}},es=class{#e;#t;#n;#o;#r=new fn;#i;#s;#c=!1;#f=[];#m=!1;#a=!1;#d;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#e=t,this.#t=n,this.#n=o;let a=i==="keep"&&Oe(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let l=c==="fatal"||c==="tran\
slit";this.#d=l&&!Oe(r)?new cr(r):void 0,this.#s=f&&new ir(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;if(this.#a=!0,n!==B.result&&!this.#c){this.#i=this.#t.newFixer?.(),this.#f=[];let{from:c}=this.#e;this.#m=typeof c==
"number"&&c!==0&&Nh(t)}this.#f.push(...t.subarray(0,fd.length-this.#f.length));let r=this.#e.isOnlyCopy&&!this.#c&&this.#l(
Ch);if(r)throw new Error(r);let i=[];try{this.#o.transcode(t,n,c=>{this.#d?.advance(c),this.#t.isLending?this.#u(c):i.push(
c)})}catch(c){if(c instanceof st)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.add(c))this.#u(
f);if(this.#c=!o&&n===B.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#d?.settle();let s=o&&
Lh(this.#p(o),this.#e,this.#d);if(this.#c||this.#d?.startFile(),o)throw s}#p(t){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&t instanceof De&&t.codePoint===65533)||!(this.#e.isChanged||o===t.index))return t;let{name:i}=T[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,B.source)}catch(t){if(t instanceof st)throw t}}#l(t){let{from:n}=this.#e,o=Uint8Array.from(this.#f);if(fd.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=Be(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${T[r.encoding].name}; check --from, ${t}`:this.#m?
`it looks like UTF-8; check --from, ${t}`:void 0}takeMessages(){let{from:t,isOnlyCopy:n,quiet:o,verbose:r}=this.#e,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#a)return[];this.#a=!1;let c=o?[]:ed(s,i.encoding,this.#e),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof t=="object"&&(r||!o&&ad(i))&&c.unshift(Rh(i));let a=o||
n?void 0:this.#l("or use --from auto");return a&&c.unshift(a),c}},fd=[255,254,0,0],Ch="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function Nh(e){if((0,fr.isAscii)(e))return!1;let t=6;return[0,1,2,3].some(n=>(0,fr.isUtf8)(
e.subarray(0,e.length-n)))&&e.some(n=>n>=128&&--t===0)}var ad=({score:e,kind:t})=>(t&&nn[t])??(e!==null&&e<.9?"this is u\
ncertain":void 0);function Rh(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=ad(e),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${T[t].name} (${r})${s}`}function Lh(e,{isChanged:t,
isOnlyCopy:n,unmappable:o},r){if(e instanceof ce){let i=e.length===1?"is":"are",s=n?"keep the old file with --in-place=.\
bak":"leave out --fatal";return new Error(`${Ve(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}; c\
heck --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof De&&r){let{line:i,column:s}=r,c=t?"":` (offset ${e.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.encoding}\
 can't represent ${Ji(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var Uh=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Dh=w(()=>new Map(Uh.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function dd(e){return we(e)??Dh().get(vn(e))??xr(e)}var dn=class extends Error{};var ld=["bash","zsh","fish"];var ar=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:$h,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Ph,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:Rf},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:Ai},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:Wh},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:ld}];var dr=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function $h(e){let t=e.replace(/\/\/.*$/s,"");return/^auto$/i.test(t)?"auto":ud(t)}var kh=/ascii|^ansi_x3\.4|367$|646/i;
function Ph(e){let[t,...n]=e.split("//"),o=ud(t),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new dn(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=kh.test(t)&&o===we("windows-1252")?{to:o,ascii:t}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function Wh(e){return e.replace(/[.@].*$/s,"").replaceAll("_","-")}function ud(e){let t=we(
e)??dd(e);if(t===void 0)throw new dn("There is no such encoding; encoding-wasm --list shows all.");if(t===36)throw new dn(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return t}var Xe="encoding-wasm",lr=()=>[...ar,...dr].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?Hh(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:vh(t)}}),Hh=e=>[...e?["auto"]:[],...T.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
vh=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function md(e){return{bash:Gh,zsh:jh,fish:Yh}[e]()}function Gh(){let e=lr().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=lr().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${Xe} in bash: put it into ~/.local/share/bash-completion/completions/${Xe}\

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
complete -o filenames -F _encoding_wasm ${Xe}
`}function jh(){let e=lr().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=t.length>1?`'(${t.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${Xe}
# Completion for ${Xe} in zsh: put it into a directory of $fpath as _${Xe}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Yh(){let e=lr().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${Xe} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Xe} in fish: put it into ~/.config/fish/completi\
ons/${Xe}.fish
${e.join(`
`)}
`}var ur=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function pd(e){
let t=[...ar,...dr].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let x=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,m=c!==void 0&&(i||l===u-1);return`\\fB${ur(
d)}\\fR${m?i?`[${x}]`:x:""}`}),a=r?`
${ur(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${ur(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${ur(e)}" "User Commands"
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
`}async function Kh(e,t){if(!Na())return tn.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=t,h={sniff:i,locale:s,detect:!0};if(o)return Ma({...e,sniffing:h,json:r});
let x=l!==void 0||u!==void 0,m=d===void 0?void 0:ko(e.to),E={...e,from:n==="auto"?pa(h,x):n,unmappable:m?qe=>m(qe)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},p={isLending:!c&&!f&&!a&&!Vh(E.unmappable),newTranscoder(qe,Ee){let{from:ct,
to:ft}=qe;return f?new or(ct,ft,Ee):c?typeof ct=="number"?new Un(ct,ft,Ee):new _n(ct,new Un(0,ft,Ee)):bt(ct,ft,p.isLending?
{...Ee,take:Ur}:Ee,"")},newFixer:a&&(()=>new Kt(E.to))};if(!x)return ts(E,p);let{skipUtf8:_=!1,keepBinary:J=!1,dryRun:Ge=!1}=t,
Lt={suffix:l,directory:u,skipUTF8:_,keepBinary:J,dryRun:Ge,findDeclarations:!a&&!E.quiet};return wa(E,Lt,(qe,Ee=p)=>ts({
...E,...qe},Ee))}var Vh=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
