"use strict";var dr=Object.defineProperty;var ud=Object.getOwnPropertyDescriptor;var hd=Object.getOwnPropertyNames;var md=Object.prototype.hasOwnProperty;var pd=(e,t)=>{for(var n in t)dr(e,n,{get:t[n],enumerable:!0})},xd=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of hd(t))!md.call(e,r)&&r!==n&&dr(e,r,{get:()=>t[r],enumerable:!(o=ud(t,r))||o.enumerable});return e};var wd=e=>xd(dr({},"__esModule",{value:!0}),e);var Vp={};pd(Vp,{completionFor:()=>ad,manual:()=>dd,runFully:()=>Yp});module.exports=wd(Vp);var Dn="encoding-wasm";function ns(){throw new Error("encoding-wasm: call instantiate() first.")}var $n=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function S(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var g=Ed();function Ed(){let e=$n.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var rs=S(()=>new Map(g.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),gd=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Qe=e=>e<36&&e!==33,k=e=>e>0&&e<29,dt=e=>e>=29&&Qe(e),kn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(g[e].name),Td=e=>gd.find(([t])=>e>=t)[1];function pe(e){let t=rs();return t.get(e)??t.get(cs(Ad(e)))}function Ee(e,t){
let n=pe(e);if(n===void 0){let o=hr(e),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Td(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Dn}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Od=S(
()=>new Map(Array.from(rs(),([e,t])=>[Pn(e),t]).reverse()));function hr(e){let t=Pn(e),n=Od().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Pn=e=>cs(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),is=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Be(e){if(e[0]>=239)return is.find(t=>t.bytes.every((n,o)=>e[o]===n))}function ss({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function Rt(e){return is.find(t=>t.encoding===e)?.bytes}function ge(e){return e===
0||e===37||e===38}function Ad(e){let t=0,n=e.length;for(;os(e[t]);)t+=1;for(;os(e[n-1]);)n-=1;return e.slice(t,n)}var os=e=>`\
	
\f\r `.includes(e);function cs(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var Wn=(e,t)=>e?.prototype?.[t],Hn=e=>Wn(globalThis.Buffer,e),lt=Hn("ucs2Slice"),Ut=Hn("ucs2Write"),dn=Hn("utf8Slice"),et=Hn(
"latin1Slice"),fs=e=>globalThis[e],as=fs("TextDecoder"),Id=Wn(as,"decode"),mr=fs("TextEncoder"),Fd=Wn(mr,"encode"),Md=Wn(
mr,"encodeInto");function Y(e,t=!1,n=!0){let o=new as(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:Id})}function ds(){let e=new mr;return Object.defineProperties(e,{encode:{value:Fd},encodeInto:{value:Md}}),e}function L(e){
try{return e()}catch{return}}var B=()=>"InternalError"in globalThis,C=()=>"Bun"in globalThis,Te=()=>pr().includes("Chrom\
e/"),ee=()=>pr().includes("AppleWebKit/")&&!Te()&&!(xe()>0);function pr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var ae=()=>"Deno"in globalThis,X=()=>pr()==="Cloudflare-Workers",Ge=()=>ee()||X(),xe=()=>X()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),we=()=>xe()<22,ls=e=>globalThis.process?.getBuiltinModule?.(e);function ut(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var xr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,us=()=>Object.getPrototypeOf(Uint8Array.prototype),vn=e=>xr(us(),
e),wr=e=>xr(DataView.prototype,e),Cd=()=>xr(ArrayBuffer.prototype,"byteLength"),Gn=e=>us()[e],Nd=vn(Symbol.toStringTag),
jn=vn("buffer"),Sr=vn("byteOffset"),hs=vn("byteLength"),Ld=Gn("includes"),Rd=Gn("set"),Ud=Gn("slice"),Dd=Gn("subarray"),
$d=wr("buffer"),kd=wr("byteOffset"),ms=wr("byteLength"),ps=Cd(),y=e=>hs.call(e);function de(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:y(e)}var A=(e,t,n=y(e))=>new Uint8Array(jn.call(e),Sr.call(e)+t,n-t);function ht(e,t){
let n=new Uint8Array(y(e)+y(t));return V(n,e),V(n,t,y(e)),n}function Yn(e,t){let n=Sr.call(e),o=t+(-(n+t)&3),r=Math.max(
0,y(e)-o)>>2,i=r>0?new Int32Array(jn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Oe=(e,t)=>A(e,0,Math.min(
t,y(e))),V=(e,t,n)=>Rd.call(e,t,n),xs=(e,t)=>Ld.call(e,t),Pd=S(()=>B()?96:ee()?1024:1/0);function te(e,t,n){if(n-t<=Pd())
return Ud.call(e,t,n);let o=new Uint8Array(n-t);return V(o,Dd.call(e,t,n)),o}function tt(e,t,n){if(n>24)return te(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function se(e,t){if(t<=64)return!1;try{return ps.call(
jn.call(e)),!1}catch{return!0}}var Wd="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Ae(e,t,n=Wd){
if(!ArrayBuffer.isView(e)&&yr(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function mt(e){if(ArrayBuffer.isView(e))return Hd(e);try{return new Uint8Array(e)}catch{return H}}var pt=e=>e instanceof
Uint8Array?e:mt(e);function Hd(e){try{return Nd.call(e)===void 0?new Uint8Array($d.call(e),kd.call(e),ms.call(e)):new Uint8Array(
jn.call(e),Sr.call(e),hs.call(e))}catch{return H}}var H=new Uint8Array;function yr(e){try{return ps.call(e)}catch{}try{return ms.
call(new DataView(e))}catch{return}}function _e(e,t,n){xt(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function xt(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var be=e=>`${e}`;function ws(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ss(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function Er(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=be(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function Ts(e,t,n){let{memory:o}=e,r=Kn(d=>Yd(d,n),o,t),i=Kn(Vd,o,t);if(r&&i){let d=ae()?1/0:64;return{...i,read:(l,u)=>(u<
128?r:i).read(l,u),write:(l,u)=>(l.length<d?r:i).write(l,u),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:ae()?
r.writeBytes:void 0,mostByTable:512}}let s=gr(o);if(r)return B()?Kd(r,Kn(Es,o,t)):r;let c=i??Kn(Es,o,t)??s,f=i?18:15,a={
...c,read:(d,l)=>(l<=f?s:c).read(d,l),write:(d,l)=>(d.length<16?s:c).write(d,l),collect:i?.collect};return i?Gd(a,e,t):a}
var Gd=(e,t,n)=>({...e,readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(
i,r,s);return c<0?null:e.read(n,c)},readsInput:!0,mostByTable:512});function Kn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than\
 what is short";try{let r=e(t);return r.write(o,n),gr(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}
var jd="strings";function Yd(e,t){let[n]=WebAssembly.Module.customSections(t,jd),o=new WebAssembly.Module(n,{builtins:["\
js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Kd(e,t){
let{read:n,readBytes:o}=e;return{...e,collect:t?.collect,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.
min(i,36));for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(
r,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Vd(e){let[t,n]=[lt,Ut],o=new Uint8Array(
e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>n.call(
r(),i,s,2*i.length),most:1/0,collect:Os(e,(i,s)=>t.call(i,0,s))}}function Os(e,t){let n;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,a){V(s,new Uint8Array(e.buffer,f,2*a),c),c+=2*a},toText:()=>t(s,c)}}
function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}function Es(e){let t=Y("utf-16le"),{write:n,most:o}=gr(e),r=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=Os(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function gr(e){let t=new Uint16Array(
e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ut(
i,s,r);let f="";for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){
let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Vn,w,Or,As,Is,G,v={input:0,units:0,output:0},ln=0,zn={name:"",encoding:-1},I={isBusy:!0,newCodec:NaN,count:0};function Ie(e,t){
zn.name=e,zn.encoding=t,I.newCodec=NaN,I.count+=1,I.isBusy&&Fs(),I.isBusy=!0}function Fs(){try{Cs(),Vn??=bs(Bs(ns())),Xd(
new WebAssembly.Instance(Vn),Vn)}catch(e){throw Ns(e)}}function Ms(e){try{Cs(),Vn=bs(Bs(e))}catch(t){throw Ns(t)}Fs()}function Bs(e){return qd(e)?e:new WebAssembly.Module(e)}function qd(e){try{return WebAssembly.Module.customSections(e,_s),
!0}catch{return!1}}var _s="encoding-wasm";function bs(e){let[t]=WebAssembly.Module.customSections(e,_s),n=`${Dn} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Xd({exports:e},t){w=e,Tr=
WebAssembly.RuntimeError,v.input=w.input(),v.units=w.units(),v.output=w.output(),Rs(),G=Ts(w,v.units,t),ln=Math.min(w.units_length(),
G.most),I.isBusy=!1}function Cs(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAs\
sembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Ns(e){let{message:t}=e,
n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Jd(e))return new RangeError(
`encoding-wasm: ${Ls} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Ls="no memory \
for WebAssembly; free some, and call again",Jd=e=>e instanceof RangeError&&/memory/i.test(e.message);function $t(){return Ir(),
Or}function qn(){return Ir(),As}function Ar(){return Ir(),Is}function Ir(){Or[0]===void 0&&Rs()}function Rs(){let{buffer:e}=w.
memory;Or=new Uint8Array(e),As=new Uint8Array(e,v.input,65536),Is=new Int32Array(e,w.codec(),w.codec_length()>>2)}function Xn(e,t){
return Ie(e,-1),un(t)}function un(e){try{let t=e();return I.isBusy=!1,t}catch(t){throw z(t)}}var Tr;function z(e){if(!I.
isBusy||!Tr||!(e instanceof Tr))return e;let t=g[zn.encoding]?.name,n=`${zn.name}${t?` of ${t}`:""} failed`;return Zd()?
new RangeError(`encoding-wasm: ${n}: ${Ls}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Zd(){try{return w.memory.grow(32),
!1}catch{return!0}}function Jn(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>
10}function ne(e=null){let t=Ar();return Ws(t,e??new Int32Array(t.length))}function Zn(){return w.held()!==0?ne():(I.newCodec=
hn,null)}var Fr=e=>Ws(e,Ar());function Ws(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Fe(e,t){Hs(e,t)||(Ie(
"decoding",e),t?Fr(t):w.new_decoder(e),hn=e===33||e===36?NaN:e)}var hn=NaN;function Hs(e,t){return t||I.newCodec!==e||I.
isBusy?!1:(I.newCodec=NaN,I.isBusy=!0,!0)}function Qn(e,t){Hs(~e,t)||(Ie("encoding",e),t?Fr(t):w.new_encoder(e),hn=~e)}function Mr(e,t,n,o){
Ie("transcoding",e),o?Fr(o):w.new_transcoder(e,t,+n)}function vs(e,t){w.set_source_encoding(e,+t),I.isBusy=!1}function wt(e){
let t=y(e),n=w.alloc(t)>>>0;return V($t(),e,n),[n,t]}var ol=S(()=>Uint8Array.from($n,e=>e.charCodeAt(0))),Us,Br=e=>Xn("s\
niffing",()=>(Us!==w&&w.give_labels(...wt(ol())),Us=w,e())),_r=(e,t,...n)=>Br(()=>w.sniff_html(...wt(e),t,...n)),Gs=(e,t,n)=>Br(
()=>w.sniff_xml(...wt(e),t,n));function js(e,t){let n=Br(()=>w.find_declared_label(...wt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Ys=(e,t)=>Xn("sniffing",()=>w.default_for(...wt(e),t)),Ks=()=>Ie("detection",-1);function Vs(e,t){
try{w.feed_detector(...wt(e),+t)}catch(n){throw z(n)}}var zs=(e,t,n,o)=>un(()=>{let r=f=>f?wt(f):[0,0],i=w.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=w.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function je(e,t,n,o,r){ot(e,t),I.isBusy=!0;let i=w.decode_block(t,n,+o,+r);return I.isBusy=!1,r&&i>=0&&(I.newCodec=
hn),ro(i)}function qs(e,t){let n=y(e);ot(e,n),I.isBusy=!0;let o=w.decode_block(n,0,2,+t);return I.isBusy=!1,ro(o)}var Ce={
encoding:-1,source:0,mostWithMuchASCII:0,mostWithLittleASCII:0,owner:void 0};function eo(e,t,n){if(Ce.encoding!==e||Ce.owner!==
w||I.isBusy){try{Ie("decoding",e),Ce.owner=w;let s=G.readBytes?w.byte_table(e):0;Ce.source=G.readsInput?e:s,Ce.mostWithMuchASCII=
s===0?0:G.mostByTable??1/0,Ce.mostWithLittleASCII=s!==0&&kn(e)?1/0:Ce.mostWithMuchASCII,Ce.encoding=e}catch(s){throw z(s)}
I.isBusy=!1}let{mostWithMuchASCII:o,mostWithLittleASCII:r}=Ce;if(n>o&&(n>r||Jn(t,n)))return;if(n<=65536)return ot(t,n),Ds(
n);if(G.most>ln)return;let i="";for(let s=0;s<n;s+=65536){let c=Math.min(65536,n-s);ot(A(t,s,s+c),c),i=Et(i,Ds(c))}return i}
function St(e,t,n,o){return Xn("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(4*r,65536,
t-i)),ot(r===t?e:A(e,i,i+r),r),!w.is_free_of(r,n,o))return!1;return!0})}function br(e,t){let n=-1,o,r;function i(s){try{
return Ie(e,s),n=s,r=w,o=t(s),I.isBusy=!1,o}catch(c){throw z(c)}}return s=>s===n&&r===w&&!I.isBusy&&(!o||o[0]!==void 0)?
o:i(s)}var to=br("encoding",e=>{let t=w.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=w.memory;return k(e)?new Uint8Array(
n,t,16384):new Uint16Array(n,t,65536)}),Xs=br("encoding",e=>{let t=w.unit_table(e)>>>0,n=new Uint8Array(65536);return V(
n,new Uint8Array(w.memory.buffer,t,16384)),n}),yt=br("decoding",e=>{let t=k(e),n=(!t?w.pair_table(e):w.byte_table(e))>>>
0;return n>0?new Uint16Array(w.memory.buffer,n,t?256:65536):void 0}),Ds=e=>G.readBytes(v.input,e,Ce.source);function Et(e,t){
try{return e+t}catch(n){throw Cr(n)}}var Cr=e=>new RangeError("The text is too long for a string of this host; convert i\
t in parts, with { stream: true } or with a stream.",{cause:e}),Js=e=>e+65536+3<=ln,Zs=e=>e>ln&&e<268435456?G.collect?.(
e+3):void 0,no=()=>v.units,Qs=()=>$t()[v.units]|$t()[v.units+1]<<8,Pt=(e,t)=>G.read(v.units+2*e,t-e),mn=(e,t,n,o=0)=>G.write(
e.slice(t,n),v.units+2*o);function ec(e,t){if(!I.isBusy&&!G.writeBytes)return;Ie("encoding",t);let n=G.writeBytes?.(e,v.
output,w.unit_table(t));return I.isBusy=!1,n===e.length?gt(n):void 0}function oo(e,t,n,o){I.isBusy=!0;let r=w.encode_block(
e,t,n,+o);return I.isBusy=!1,o&&r>=0&&K.finished()&&(I.newCodec=hn),ro(r)}var M={none:0,source:1,result:2};function tc(e,t,n,o){
let r=y(e);ot(e,r),I.isBusy=!0;let i=w.transcode_block(r,+t,n,o);return I.isBusy=!1,ro(i)}function ot(e,t){let n=qn();if(t>
8)try{V(n,e)}catch{V(n,A(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function ro(e){if(e<-2)throw new Error("encoding-was\
m: the current codec is of another kind. Please report it.");return e}var gt=e=>tt($t(),v.output,e),Nr=e=>$t().subarray(
v.output,v.output+e),K={finished:()=>w.finished()!==0,read:()=>w.read(),written:()=>w.written(),codePoint:()=>w.code_point(),
start:()=>w.start(),length:()=>w.length()},Ye={malformed:()=>w.replaced(),firstMalformed:()=>w.first_replaced(),unmappable:()=>w.
unmapped(),firstUnmappable:()=>w.first_unmapped(),codePoint:()=>w.unmapped_code_point()};var j=new Uint8Array(256);function Ot(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return nc(j,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return nc(n,o,e);n[o]=r}return n}function nc(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)j[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)j[r++]=s;else if(s<2048)j[r++]=
192|s>>6,j[r++]=128|s&63;else if(!Le(s))j[r++]=224|s>>12,j[r++]=128|s>>6&63,j[r++]=128|s&63;else{let c=fl(n,i);c>=65536&&
(i+=1),r=al(c,j,r)}}return tt(j,0,r)}var ic=S(()=>Ut||B()||ee()?96:X()?1024:128),Dr=S(()=>Ge()||B()||C()?65536:128),il=S(
()=>new Uint8Array(2*Dr()));function sc(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var sl=S(X);function cc(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(sl()?St(o,n,0,255):!xs(o,0))?o:void 0}function fc(e,t){let{length:n}=e,o=2*n<=256?j:
il(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return tt(o,0,r)}var cl=e=>e===14||e===15||e===27;function ac(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,j[o]=27,j[o+1]=r?36:40,j[o+
2]=66,o+=3),r){if(!(c>=41216))return;j[o]=c>>8&127,j[o+1]=c&127,o+=2}else{if(cl(s))return;j[o]=c,i<n&&(o+=1)}}return tt(
j,0,o)}var Le=e=>(e&63488)===55296;function fl(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var $r=e=>e<128?1:e<2048?2:e<65536?3:4;function al(e,t,n){if(e<128)return t[n]=e,n+1;let o=$r(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var dc=new Uint8Array(128),le=dl(
dc);function dl(e){return new Uint16Array(e.buffer)}var so=S(()=>At()?0:18),ll=S(()=>we()?54:ae()||!(xe()>=22||Ge())?64:
32),ul=S(()=>ee()?64:32),hl=S(()=>ee()?36:18),co=(e,t)=>(e[0]&e[t>>1])>=128;function lc(e,t,n){return n?t<=8:t<=hl()||t<=
ul()&&(co(e,t)||uo())}var fo=(e,t)=>t<=18||t<=64&&co(e,t)&&t<=ll(),ue={length:0,bytes:0};function Ht(e,t,n,o){if(e[0]<128&&
At())return Pr(e,t)?et.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224;if(!(f>=
194&&f<240&&s+(a?2:3)<=t))return Lr(e,s,t,n,o,r);let l=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&31)<<6|l:(f&15)<<12|l<<6|u,
(l|u)>=64||!a&&(c<2048||Le(c)||c===65279))return Lr(e,s,t,n,o,r)}le[r++]=c}return xn(r)}function uc(e,t,n){if(t%2>0)return;
let o=0;for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(Le(i))return;le[o++]=i}return xn(o)}function Lr(e,t,n,o,r,i){
let s=kr();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===
224?160:f===240?144:128,p=f===237?159:f===244?143:191,x=f,h=0;for(;h<a&&c<n;h++,c++){let E=e[c];if(E<u||E>p)break;x|=E<<
8*(h+1),u=128,p=191,d=d<<6|E&63}if(h<a){if(c===n&&!o){if(f===239)return;mc(x,1+h);break}l=!0}if(l&&r||(l&&(d=65533),d===
65279))return;d>65535&&(le[i++]=55232+(d>>10),d=56320|d&1023),le[i++]=d}return xn(i)}function ao(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=yt(o),!r)return;if(a=r[f],Le(a)){if(s<t)a=r[f|e[s++]<<8];else if(!n&&lo(f,o))
break;if(Le(a))return ml(e,c,t,n,i,o,r)}}le[i++]=a}return xn(i)}function hc(e,t,n){let o=yt(n);if(!o)return;let r=t-1,i=0,
s=0;for(;s<r;){let c=e[s],f=o[c|e[s+1]<<8];if(Le(f))return;s+=Le(o[c])?2:1,le[i++]=f}if(s===r){let c=o[e[s]];if(Le(c))return;
le[i++]=c}return ut(le,0,i)}function ml(e,t,n,o,r,i,s){let c=kr();for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(Le(
d)){if(f===n&&!o&&lo(a,i))break;let l=f<n?e[f]:0;if(d=s[a|l<<8],!Le(d))f+=1;else if(xl(d))d=65533;else{let p=f+2<n&&i<=30?
pl(a,l,e[f+1],e[f+2]):0;if(p===0)return;le[r++]=55232+(p>>10),d=56320|p&1023,f+=3}}le[r++]=d}return xn(r)}function pl(e,t,n,o){
let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var xl=e=>e>=57088&&e<=57216;function pn(e,t){for(let n=1;n<=3&&n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function vt(e,t,n){return ue.length=0,Lr(e,t,n,!1,!0,0)===""}function lo(e,t){
let n=t!==32||e<144||e>160;return n&&mc(e,1),n}function mc(e,t){ue.length=t,ue.bytes=e}function xn(e){if(e<3||e<=18&&!At())
return ut(le,0,e);if(uo())return lt.call(dc,0,2*e);if(!(e>kr()))return ut(le,0,18)+ut(le,18,e-18)}var kr=S(()=>uo()?1/0:
36),At=S(()=>C()&&uo()),uo=S(()=>L(wl)===!0);function wl(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.
call(e,0,e.length);return t(lt)==="a\uFEFF\uD83D"&&t(et)==="a\0\xFF\xFE=\xD8"}function Pr(e,t){for(let n=0;n<t;n++)if(e[n]>=
128)return!1;return!0}function Me(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var It,Hr=1/0,Sc=1/0;function yc(){It=null,It=L(gl)??null,It&&(B()||C())&&(Hr=(C()?6:32)+1,Sc=7)}var El=e=>e.length>=Hr||
e.length>=Sc&&e.charCodeAt(0)>=128;function gl(){let e=ds(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(
8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Ot(o)]}`&&Object.getPrototypeOf(
r)===Uint8Array.prototype?e:void 0}function pc(e){try{return It?.encode(e)}catch{return}}function Tl(e,t){It===void 0&&yc();
try{return It?.encodeInto(e,t)}catch{return}}function ho(e){let{length:t}=e;return t<=6?Ot(e):(It===void 0&&yc(),El(e)?pc(
e):t<=21||Hr<1/0?Ot(e):Ol(e)??pc(e))}function Ol(e){let{length:t}=e;if(t<=64&&Al()){let n=(Il()||Fl(e)<=64)&&xc(j,e);if(n)
return n}return t<=65536&&Bl(e)?xc(Ml(),e):void 0}var Al=S(()=>!ae()),Il=S(()=>Te()||X()),Fl=e=>e.length*$r(Ec(e))*.75;function xc(e,t){
let n=Tl(t,e);return n?.read===t.length?tt(e,0,n.written):void 0}var Ml=S(()=>new Uint8Array(3*65536));function Bl(e){let{
latin1:t,other:n}=_l();return e.length>=n&&(e.length>=t||Ec(e)>=256)}var _l=S(()=>ae()?{latin1:1/0,other:1024}:xe()<26?{
latin1:512,other:256}:{latin1:1/0,other:1/0});function Ec(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.
charCodeAt(t-1)}var Cl=S(()=>C()?32:xe()>0?48:B()?400:Te()?1024:1/0),vr=0;function Gr(e,t){let{length:n}=e;if(n<Cl()||!Qe(t)||!Nl(e))return;
if(vr>0){vr-=1;return}let o=ho(e);if(o&&y(o)===n)return o;vr=15}var gc=e=>Math.max(8,e>>4);function Nl(e){let{length:t}=e,
n=gc(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function Tc(e){let{length:t}=e,n=gc(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var ce=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var po=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Oc=Symbol.for("encoding-wasm.UnmappableError"),Ue=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${po(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Oc in o}[Oc](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Yr=["fatal","html","replacement"],Dl=S(()=>C()||B());function Mc(e,t){let{length:n}=e,o=n<32?void 0:Gr(e,t);if(o)return o;
let r=k(t);if(n>64&&n>(r?ic():Dr()))return;if(r)return sc(e,to(t));if(t===33)return n<=48?ac(e,to(32)):void 0;if(!!0||n>
512&&Dl()&&Tc(e))return;let i=to(t);return i&&fc(e,i)}var Bc=S(()=>C()||B()||ee()||X()&&!Ut);function _c(e,t){return Bc()?
cc(e,Xs(t)):ec(e,t)}function Fc(e,t){return Mc(e,t)??(k(t)?_c(e,t):void 0)}var Kr=()=>"",rt=class{encoding;unmappable;#e;#t=null;#n=0;#o=H;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return g[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Yr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?ho(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=Fc(t,this.encoding);if(o)return o;Qn(this.encoding,
null),mn(t,0,t.length);let r=oo(0,t.length,this.#i,!0);return r===-2||!K.finished()?void 0:gt(r)}catch(o){throw z(o)}}#c(t){
let n=k(this.encoding)&&this.unmappable==="fatal"&&Bc(),o=()=>n?_c(t,this.encoding):void 0;return Gr(t,this.encoding)??L(
o)}#f(t,n){let o=new oe;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Ue(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=H,this.#t=null,this.#n=0);let f=this.#e,a=this.#i,d=f===Kr,l=f&&!d?2048:65536,
u=f&&this.encoding===33?new jr(c,o):void 0,p=u?m=>u.add(m):o,x=u?m=>u.addUnchanged(m):o,h=0,E=null;try{if(!s)for(;h+65536<
t.length;h+=65536){let m=Fc(t.slice(h,h+65536),this.encoding);if(!m)break;o(m)}for(Qn(this.encoding,s);h===0||h<t.length;h+=
l){let m=Math.min(h+l,t.length);mn(t,h,m);let _=m===t.length;for(let J=0,ve=!1;!ve;){let Lt=oo(J,m-h,a,n&&_);p(gt(Lt===-2?
K.written():Lt));let Je=i+h+J+K.start();if(J+=K.read(),ve=Lt!==-2&&K.finished(),Lt!==-2||d)continue;let Se=K.codePoint();
if(f){E=ne(E);let{count:ct}=I,ft=()=>this.locate(Je),Un=f(Se,ft);I.count!==ct&&(Qn(this.encoding,E),mn(t,h,m));let ts=ld=>{
throw new Ue(ld,ft(),this.name)};typeof Un=="string"?$l(Un,p,ts):Un?x(Un):ts(Se)}else r(Se,Je)}}}catch(m){throw z(m)}if(n){
u&&o(u.held);return}u&&(this.#o=u.held),this.#t=this.#r(t)?null:ne(),this.#n=i+t.length}};function $l(e,t,n){let o=ws(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);mn(o,r,i,2048);let s=oo(2048,2048+i-r,0,!1);s===-2&&n(K.
codePoint()),t(gt(s))}}var jr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=y(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(te(t,0,o)),this.held=te(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=H,this.#e(t)}},oe=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=y(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);V(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){V(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?te(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=kl(this.#n),o=0;return this.forEach(r=>{V(
n,r,o),o+=y(r)}),n}};function kl(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function bc(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=Ee(e,t);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return Cc(o,e,t)}function Cc(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var jt=class{#e;#t;#n=new oe;#o=!1;constructor(t){this.#e=t,this.#t=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#t?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new oe;let n=Be(t)?.bytes.length??0,o=this.#r(A(t,n,Math.min(y(t),n+4096*this.#t)));if(!Vr(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=js(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...A(o,f,f+a));
pe(d)!==this.#e&&(r.push(A(t,i,n+f*this.#t),this.#i(g[this.#e].name)),i=n+(f+a)*this.#t)}return[...r,A(t,i)]}#r(t){if(this.#t===
1)return t;let n=new Uint8Array(y(t)>>1),[o,r]=this.#e===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#t),o=this.#e===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#t+
o]=t.charCodeAt(r);return n}};function Vr(e){let t=0;for(;t<y(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var qr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#n=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#o=void 0;#r=0;#i=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=k(t)&&!n}accept(t){L(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#o=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,newViewDecoder:n,
canFail:o,most:r}){this.decoder??=t(this.fatal,this.ignoreBOM),this.viewDecoder??=n?.(this.decoder)??this.decoder,this.#i=
this.fatal&&o&&!this.decoder.fatal,this.most=r,this.mostAtOnce=this.#i?-1:r,this.isWatched=this.onlyASCII||B()}watch(t,n){
if(this.onlyASCII){t.length!==n&&this.pause();return}this.#t=2*n<=this.mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=
this.#n,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=!1,this.isWatched=!0,this.#t=0,this.#n=Math.min(
2*this.#n,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1,this.takesAnything=!1,this.#t=0}pauseLong(){
this.pause(),this.#r=15,this.decoder=void 0,this.viewDecoder=void 0}reconsider(t,n){let o=this.#o;this.#r>0?this.#r-=1:o&&
n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:n}=t;if(n<this.#e||n>this.mostAtOnce)
return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,n):this.takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,
o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&se(t,n)))try{let o=this.viewDecoder.decode(t),r=this.#i&&o.includes(
"\uFFFD");return r?this.pauseLong():this.isWatched&&this.watch(o,n),r?void 0:o}catch{this.pauseLong();return}}},Nc=[],Xr=[];
function wo(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Xr[o];if(r)return r;let i=new qr(e,t,n);Xr[o]=i;let s=Nc[e];return s&&i.accept(
s),i}function Yt(e,t){Nc[e]=t;for(let n=0;n<4;n++)Xr[4*e+n]?.accept(t)}var re=new Uint8Array(512),Jr=[];function Zr(e){return Jr[e]??=A(re,0,e),Jr[e]}function Lc(e,t,n){return t>re.length?A(e,
0,n):(e!==Jr[t]&&V(re,e),Zr(n))}var vl=Gl();function Gl(){let e=dn;return t=>e.call(t)}var So=class{fatal;ignoreBOM;#e;constructor(t){this.fatal=t.fatal,
this.ignoreBOM=t.ignoreBOM,this.#e=t}decode(t){let n=vl(t);return this.fatal&&n.includes("\uFFFD")?this.#e.decode(t):n.charCodeAt(
0)===65279&&!this.ignoreBOM?n.slice(1):n}};var go=S(()=>L(Ql)),Kt=S(()=>L(eu)),ql=S(()=>L(uu)),Xl=S(()=>L(hu));function Uc(e,t,n){let o=Dc(e);if(!(!o||n<24||se(t,n))&&
!(e===0&&kc(t,n)))return o.takes?.(t,n)===!1?void 0:o}function Dc(e){return e===0?Kt():e===38?ql():e===37?Xl():void 0}function oi(e,t,n,o){
if(ue.length=0,o&&t>8192||t>1024&&(se(e,t)||kc(e,t)))return;let r=Kt();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=pn(
e,t);if(!(i<t&&(n||!vt(e,i,t))))try{let s=r.decodesStart&&i<8192&&!o,c=i===t||s?e:Lc(e,t,i),f=o?r.decodeOrFail(c,i):r.decodeQuickly(
c,i);return t>256&&f!==void 0&&ri(c,i,f),f}catch{return}}function $c(e,t,n){let o=Dc(e);if(!(n%2>0||!o?.takes?.(t,n)||se(
t,n)))return o.decode(t,!0)}var yo=0;function kc(e,t){if(t<8192||Jl()||t<131072&&yo===0)return!1;let n=0,o=Math.ceil(t/8);
for(let i=0;i<t-1;i+=o)e[i]>=192&&(e[i+1]&192)!==128&&n++;let r=n>1;return yo=r?16:Math.max(yo-1,0),r}var Jl=S(ee);function ri(e,t,n){
t>=8192&&Zl(n)&&(yo=16),ii(e,t,n)}function Zl(e){let t=0,n=Math.floor(e.length/8);for(let o=0;o<8;o++)e.charCodeAt(o*n)===
65533&&t++;return t>1}function Ql(){let{isAscii:e}=ls("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every(
(o,r)=>!e(t.with(r,128)))?e:void 0}function eu(){let e=we(),t=e?go():void 0;if(e&&!t)return;let n=Y("utf-8"),o=L(ou),r=m=>n.
decode(m),i=su(r),s=nu(i,o),c=t&&((m,_)=>Me(m,_)&&t(m)),f=c??fu(),a=c?(m,_)=>_>256?c(m,_):vc(m,_)&&!(_>54&&co(m,_)):f,d=Uint8Array.
of(...Pc,...Hc.flat()),l=`${Wc}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),p=i(d,d.length)===l&&r(d)===
l&&n.decode(d.buffer)===l&&i(u,2)==="a\x7F"&&Qr(m=>s(m,m.length)),x=et;if(!p||t&&x.call(u)!=="a\x7F")return;let h=(m,_)=>Y(
"utf-8",m&&o!==void 0,_),E=m=>Eo()?new So(m):m;return Yt(0,{newDecoder:h,newViewDecoder:E,isRight:(m,_)=>{let J=h(m,_);return[
J,E(J)].every(ru)},canFail:!0,...tu()}),{decode(m,_){try{return t?x.call(m):(_?s:r)(m,y(m))}catch{return}},decodeQuickly:i,
decodesStart:Eo(),decodeOrFail:s,takesQuickly:a,takes:f,completeLength:pn}}function tu(){return C()?Ft(1):ae()?{...Ft(257),
leastBeyondASCII:65,leastOfBuffer:8192}:we()?{...Ft(19),most:2048,onlyASCII:!0}:Te()?{...Ft(48),leastOfBuffer:48,onlyASCII:!0}:
X()?{...Ft(33),most:1023}:Eo()?{...Ft(33),leastOfASCII:19}:Ft(33)}var Ft=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,
most:8191,onlyASCII:!1});function nu(e,t){let n=iu(e),o=C()||Ge();return t&&o?r=>t.decode(r):n}function ou(){let e=Y("ut\
f-8",!0);return Qr(n=>e.decode(n))&&Qr(({buffer:n})=>e.decode(n))&&!ae()?e:void 0}var ru=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...Ot("\uFEFF"),...Ot(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),Qr=e=>e(Uint8Array.from(Pc))===Wc&&Hc.every(t=>L(()=>e(Uint8Array.from(t)))===void 0),Pc=[239,187,191,97,230,188,162,
240,159,146,169],Wc="\uFEFFa\u6F22\u{1F4A9}",Hc=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
iu=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function su(e){let[t,n]=[dn,et];return we()?(o,r)=>r>256?
n.call(o):t.call(o,0,r):Eo()?(o,r)=>r<8192?t.call(o,0,r):e(o):!t||!ae()?e:(o,r)=>vc(o,r)?t.call(o):e(o)}var Eo=()=>dn!==
void 0&&xe()>0&&!ae()&&!C(),vc=(e,t)=>t<=64||t<=256&&Me(e,t);function cu(e,t){if(t<64)return!1;if(Me(e,t))return!0;if(t<
256)return!1;let n=0,o=0,r=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<
234||c>237)&&(r+=1)}return n>8||t>=768&&r===0&&n>=3*o}function fu(){return Te()?cu:X()?lu:B()?au:void 0}function au(e,t){
if(t<524288)return!0;let n=0,o=Math.ceil(t/64);for(let r=0;r<t;r+=o)e[r]>=206&&(n+=1);return n>4||L(()=>St(e,65536,128,128))!==
!1}var du=S(X),ei=0;function ii(e,t,n){t<1024||!du()||!Me(e,t)||(ei=n.length===t?0:ei+1)}function lu(e,t){if(t<1024)return!0;
if(Me(e,t))return ei<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function uu(){
return B()||Ge()?Gc(!1):mu()}function hu(){return B()?Gc(!0):void 0}function mu(){let e=lt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=we()?512:1/0;return jc(!1,(i,s)=>s<=o||Me(i,s)&&go()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.
length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Gc(e){let t=Y(e?"utf-16be":"utf-16le"),o=[65279,55357,
28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return jc(e,()=>!0,
(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var jc=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,
r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var Q={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},si=1;function To(e,t,n,o){return t>=
si?pu(e,t,n,o):void 0}function pu(e,t,n,o){if((Q.encoding!==o||Q.owner!==w||I.isBusy)&&!xu(o)||t>Q.most&&(t>Q.mostBeyondASCII||
Me(e,t)))return;ot(e,t);let{readBytes:r,readPairs:i}=G;if(!!0||!Q.isOfPairs)return r(v.input,t,Q.source);let{piece:s}=Q,
c=i(v.input,t,Q.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=qn();if(c.length===s){let d=f[t],l=i(v.input+t-
d,d,Q.source,+!n,s);if(l===null)return;c+=l}return f[t]===0||lo(f[t-1],o)?c:void 0}function xu(e){return I.isBusy?!1:G.readPairs?
(Ie("decoding",e),un(()=>{let t=k(e);Q.isOfPairs=!t;let n=t?w.byte_table(e):w.pair_table(e);Q.source=G.readsInput?e:n;let o=Sn(
e);return si=o.least,Q.piece=o.piece,Q.most=n>0?o.any:0,Q.mostBeyondASCII=n>0?o.beyondASCII:0,Q.owner=w,Q.encoding=e,!0})):
(si=1/0,!1)}var wu=S(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!G.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(B()){let n={...e(72),piece:G.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}if(G.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(we()?18:256),multi:n}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(C()?0:256),single:e(256),multi:t}});function Sn(e){let{windows1252:t,
single:n,multi:o}=wu();return e===21?t:k(e)?n:o}var ai=S(()=>C()?0:Ge()||we()?8:Te()?352:18),Su=S(C);function Vc(e,t,n){if(n>64)return Me(t,n)?yu(e,t,n):void 0;if(n<=so()||
(t[n>>1]|t[n-1])>=128||!Pr(t,n))return;let o=Mo();return o?o.call(t,0,n):eo(e,t,n)}function yu(e,t,n){let o=Mo(),r=k(e);
if(!(n<512&&(r||!o))&&!(e===21&&Ao>0)&&!(r&&Zc(e))&&!se(t,n))try{return go()?.(t)??St(t,n,128,128)?o?o.call(t):Kt()?.decodeQuickly(
t,n):void 0}catch{return}}var Oo=[],ci=[];function zc(e,t,n){if(!(ci[e]===null||n<=ai())&&!(n>=512&&n>Xc(e)))return ci[e]??=
Ou(e),Fo(ci[e],t,n)}function qc(e,t,n){return n<512?(Su()?fi(e,t,n):void 0)??eo(e,t,n)??fi(e,t,n)??Yc(e,t,n):fi(e,t,n)??
(Fu(e)?Yc(e,t,n):void 0)??eo(e,t,n)}var Ao=0,Eu=S(()=>di()?8192:512),gu=e=>Ao>0&&e<Eu();function fi(e,t,n){let o=Mo();if(!o||
e!==21)return;if(gu(n)){Ao-=1;return}let r=Iu(t,n);if(Ao=r?0:15,!!r&&!se(t,n))try{return o.call(t)}catch{return}}var Yc=(e,t,n)=>Fo(
Jc(e),t,n);function Fo(e,t,n){if(!(!e||n>1024&&se(t,n)))try{return e.decode(t)}catch{return}}var Tu=S(()=>C()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Xc(e){if(Zc(e))return 8192;let{windows1252:t,other:n}=Tu();return e===
21?t:n}function Ou(e){let t=bu(e)?Jc(e):null;if(t){let n=Io(e,yn()).includes("\uFFFD"),o=Math.max(ai(),Sn(e).any)+1;Yt(e,
{newDecoder:r=>r&&n?Y(g[e].name,!0):t,isRight:r=>!(r&&n)||Nu(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:B()?
1:ai()+1,most:Xc(e),onlyASCII:!1})}return t}function Jc(e){return Oo[e]===void 0&&(Oo[e]=null,Oo[e]=L(()=>Cu(e))??null),
Oo[e]}var Mo=S(()=>L(Au));function Au(){let e=et,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function Iu(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||St(e,
t,128,224)}var Fu=e=>e===21?di():Mu()||Bu()&&kn(e),Zc=e=>!Mo()&&(e===21?di():_u()),Mu=S(()=>B()||ee()),Bu=S(()=>X()||C()),
_u=S(B),di=S(()=>B()||C()||!(xe()>0)),bu=e=>B()||C()||Ge()||we()||Te()&&e===21,yn=()=>Uint8Array.from({length:256},(e,t)=>t);
function Io(e,t){let n=yt(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function Cu(e){let t=Y(g[e].name),n=r=>t.
decode(r)===Io(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return yn().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function Nu(e){
let t=Io(e,yn()),n=yn().filter(f=>t[f]!=="\uFFFD"),o=Y(g[e].name,!0),r=f=>L(()=>o.decode(f)),i=f=>r(f)===Io(e,f),s=Uint8Array.
from({length:4096},(f,a)=>n[a%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
yn().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}function ui(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
r)<128?n(o,r):void 0}case 3:{let r=e[1],i=e[2];return(o|r|i)<128?n(o,r,i):void 0}case 4:{let r=e[1],i=e[2],s=e[3];return(o|
r|i|s)<128?n(o,r,i,s):void 0}case 5:{let r=e[1],i=e[2],s=e[3],c=e[4];return(o|r|i|s|c)<128?n(o,r,i,s,c):void 0}case 6:{let r=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|r|i|s|c|f)<128?n(o,r,i,s,c,f):void 0}case 7:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
a=e[6];return(o|r|i|s|c|f|a)<128?n(o,r,i,s,c,f,a):void 0}case 8:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7];return(o|
r|i|s|c|f|a|d)<128?n(o,r,i,s,c,f,a,d):void 0}case 9:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8];return(o|
r|i|s|c|f|a|d|l)<128?n(o,r,i,s,c,f,a,d,l):void 0}case 10:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9];
return(o|r|i|s|c|f|a|d|l|u)<128?n(o,r,i,s,c,f,a,d,l,u):void 0}case 11:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],
l=e[8],u=e[9],p=e[10];return(o|r|i|s|c|f|a|d|l|u|p)<128?n(o,r,i,s,c,f,a,d,l,u,p):void 0}case 12:{let r=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],p=e[10],x=e[11];return(o|r|i|s|c|f|a|d|l|u|p|x)<128?n(o,r,i,s,c,f,a,d,l,u,p,x):
void 0}case 13:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],p=e[10],x=e[11],h=e[12];return(o|r|i|
s|c|f|a|d|l|u|p|x|h)<128?n(o,r,i,s,c,f,a,d,l,u,p,x,h):void 0}case 14:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],
l=e[8],u=e[9],p=e[10],x=e[11],h=e[12],E=e[13];return(o|r|i|s|c|f|a|d|l|u|p|x|h|E)<128?n(o,r,i,s,c,f,a,d,l,u,p,x,h,E):void 0}case 15:{
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],p=e[10],x=e[11],h=e[12],E=e[13],m=e[14];return(o|r|i|
s|c|f|a|d|l|u|p|x|h|E|m)<128?n(o,r,i,s,c,f,a,d,l,u,p,x,h,E,m):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],
d=e[7],l=e[8],u=e[9],p=e[10],x=e[11],h=e[12],E=e[13],m=e[14],_=e[15];return(o|r|i|s|c|f|a|d|l|u|p|x|h|E|m|_)<128?n(o,r,i,
s,c,f,a,d,l,u,p,x,h,E,m,_):void 0}}}function hi(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
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
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var Qc;function pi(e,t,n){return Qc??=Lu(),Qc(e,t,n)}function Lu(){let e=Kt(),t=!(e&&C());return(n,o,r)=>{if(t&&fo(n,o)){
let i=(o<=16&&n[0]<128?ui(n,o):void 0)??Ht(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var mi=[];function ef(e,t,n){if(At())return;let o=mi[n];if(o)return hi(
e,t,o);let r=ui(e,t);if(r!==void 0||!k(n))return r;let i=yt(n);if(i)return mi[n]=new Uint16Array(i),hi(e,t,mi[n])}function Mt(e,t,n,o=!1){
try{Fe(e,null);let r=je(t,n,0,o,!0);return r<0?void 0:Pt(0,r)}catch(r){throw z(r)}}function tf(e,t,n,o){ue.length=0;let r=n?
t:pn(e,t);return r===t||vt(e,r,t)?Mt(0,e,r,o):void 0}var gn=S(()=>B()?{any:2048,markup:1/0,leastInStream:16}:X()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:C()?2048:
ee()?112:0,leastInStream:40}),wi=()=>gn().markup>0,Si=(e,t)=>t>=gn().leastInStream&&sf(e,t);function nf(e,t,n){gn().any>
0&&dt(e)&&Si(t,n)&&Tn(e,n)}var $u=S(()=>wi()?1/0:33),of=(e,t,n)=>e>=29&&e<36&&n>=$u()&&t[0]>=128,yi=[],rf=(e,t,n)=>sf(t,
n)&&Tn(e,n)?Fo(yi[e],t,n):void 0;function sf(e,t){let{any:n,markup:o}=gn();return t<=n||t<=o&&Jn(e,t)}function Tn(e,t){return yi[e]?
!0:(ku(e,t),!1)}var En=[];function ku(e,t){En[e]===void 0&&(En[e]=L(()=>Gu(e))??null);let n=En[e];n&&(n.credit+=Math.min(
t/64,1)+t/512,!(n.credit<64)&&(n.credit=0,En[e]=null,L(()=>{let{value:o}=n.sequences.next();o?n.decoder.decode(o)===Mt(e,
o,y(o))&&(En[e]=n):Pu(e,n.decoder)})))}function Pu(e,t){yi[e]=t;let{any:n,piece:o}=Sn(e);Yt(e,{newDecoder:r=>r?Y(g[e].name,
!0):t,isRight:r=>!r||Wu(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,
most:gn().any,onlyASCII:!1})}var Wu=e=>Hu.every(t=>vu.every(n=>{let o=Y(g[e].name,!0),r=Uint8Array.of(97,t,...n);return L(
()=>o.decode(r))===Mt(e,r,r.length,!0)})),Hu=[128,129,142,143,161,224,255],vu=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Gu=e=>({decoder:Y(g[e].name),sequences:Yu(e),credit:0}),ju=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],xi=[10,164,162];function*Yu(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of ju)yield Uint8Array.of(...i,...xi);for(let i=128;i<=255;i++)yield Bt([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield Bt([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Bt([i,i],[s,
s],o,n);for(let i=133;i<=254;i+=8)yield Bt([i,Math.min(i+7,254)],n,r,n);yield Bt([227,227],[50,50],o,n),yield Bt([129,129],
[48,48],t),yield Bt([129,129],[48,48],r,t)}}function Bt(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+
xi.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);r.set(xi,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var me=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=de(t);if(!this.#e){if(this.#o&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<
128){let s=pi(t,r,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#r+=r,s}let i=this.#n===0?this.#c(
t,r,n):this.#m(t,r,n);if(i!==void 0)return n||this.#S(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.
reset();let{encoding:r}=this,i=n<=256;if(r===0&&n>0){let s=i?pi(t,n,this.fatal)??Mt(r,t,n,this.fatal):oi(t,n,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=n>0?cf(t,n,!0,r):void 0,f=s===void 0&&!(i&&of(r,t,n))?this.#f(
t,n,!0):this.#a(s);if(f!==void 0)return f;let a=i&&!ge(r)?Mt(r,t,n,this.fatal):void 0;if(a!==void 0)return a}return this.#s(
t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let d=this.#l(t,n,o,r);if(d!==void 0)return d;let l=this.#n+n;if(n>0&&l<=re.length)return this.#y(
t,l,o,r);this.#E()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#g(t,n,o)??this.#p(t,n,o)}catch(d){throw this.#e=i,
this.#o=s,this.#r=c,z(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;ue.length=0;let i=n>0&&r!==0?cf(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#a(i)}#f(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=fo(t,n)?Ht(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#h(
t,n,o))}if(r===38||r===37){let c=n<=36?uc(t,n,r===37):$c(r,t,n);return this.#d(c)}if(!Qe(r))return;let i=k(r),s=!i&&n<=(t[0]<
128?so():18)?ao(t,n,o,r):zu(r,i,t,n,o);return this.#a(s)}#h(t,n,o){return oi(t,n,o,this.fatal)??(n<=256?tf(t,n,o,this.fatal):
void 0)}#a(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#m(t,n,o){let r=this.#n+n;if(!(n===0||r>re.length))return ue.length=0,n>16?this.#u(
t,r,o):(this.#x(t,r),this.encoding===0?Ht(re,r,o,this.fatal):this.#a(To(re,r,o,this.encoding)??ao(re,r,o,this.encoding)))}#u(t,n,o){
let r=this.#w(t,n);return this.encoding===0?this.#h(r,n,o):this.#a(To(r,n,o,this.encoding))}#l(t,n,o,r){if(this.encoding!==
0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,a=c&255,d=a<224?2:a<240?3:4;if(f+n<=d)return;this.#x(t,d);let l=Ht(
re,d,!0,!0);if(l===void 0)return;let u=d-f;this.#n=0,this.#r+=u,this.#o=!0;try{return Et(l,this.decode(A(t,u),o,r))}catch(p){
throw this.#o=s,p instanceof ce||p instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),p}}#x(t,n){re[0]=this.#t,
re[1]=this.#t>>8,re[2]=this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)re[r]=t[r-o]}#w(t,n){return this.#x(t,this.#n),V(re,
t,this.#n),Zr(n)}#S(t){this.#r+=t,this.#o||=this.#n+t>ue.length,this.#n=ue.length,this.#t=ue.bytes}#y(t,n,o,r){let i=this.#n,
s=this.#w(t,n);this.#n=0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof ce||c instanceof TypeError||
(this.#n=i,this.#r+=i),c}}#E(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{Fe(this.encoding,null),je(t,this.#n,
0,this.fatal,!1),this.#e=ne(),this.#n=0}catch(n){throw z(n)}}#g(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;
let r=Uc(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#p(A(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===n?t:A(t,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=Et(s,this.#p(f,c-i,!0)),this.#i)return s}else
this.encoding===0&&ri(f,c-i,a),s=Et(s,this.#d(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&vt(t,
c,n)?(this.#S(n-c),s):Et(s,this.#p(A(t,c,n),n-c,o))}#p(t,n,o){Fe(this.encoding,this.#e);let r="",i=Zs(n),s=this.#o||this.
ignoreBOM||!ge(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),l=f===0&&a?t:A(t,f,f+d),
u=je(l,d,c,this.fatal,o&&a);if(u<0)return this.#e=ne(),this.#i=new ce(this.name,this.#r+f+K.start(),K.length()),r;if(c+=
u,c>0&&(a||!Js(c))){let p=!s&&Qs()===65279?1:0;i?i.add(no()+2*p,c-p):r=Et(r,Pt(p,c)),s=!0,c=0}if(a)break}return this.#o=
s,this.#e=o?null:Zn(),this.#r+=n,i?i.toText():(this.encoding===0&&ii(t,n,r),r)}};function cf(e,t,n,o){if(t<=16){let r;if(k(
o)||Vu(e,t,o)?r=ef(e,t,o):dt(o)&&!At()&&(r=hc(e,t,o)),r!==void 0)return r}return To(e,t,n,o)}var Vu=(e,t,n)=>(e[0]|e[t>>
1]|e[t-1])<128&&Qe(n),zu=(e,t,n,o,r)=>(t?zc(e,n,o):void 0)??(n[0]<128?Vc(e,n,o):void 0)??(!t&&r&&o>18?rf(e,n,o):void 0)??
(lc(n,o,t)?ao(n,o,r,e):void 0)??(t?qc(e,n,o):void 0),Ei=({encoding:e,fatal:t,ignoreBOM:n})=>new me(e,t,n);function On(e){
return e.common??=Ei(e),e.common}var An=(e,t,n,o,r,i)=>Bo(wo(n,o,r),e,t,i);function Bo(e,t,n,o){if(n<e.leastOfAny)return On(
e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=On(e).decodeWhole(t,n,o);return e.
most<0&&e.reconsider(i,n),i}function ff(e,t){let n=Ee(e,t);if(n===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var _o=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new rt(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=y(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(A(t,i,s?r:i+4096),
s?n:M.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=Xu(this.#e.copy(),t,r);let i=new oe,s;try{this.#e.transcode(t,n===
M.result?M.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=An(c,y(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
M.result,o),this.#n=n===M.result?0:r+f.length}catch(a){throw this.#e.abandonSource(),a}if(s)throw s}};function Xu(e,t,n){
let o=y(t),r=t,i=e,s=e,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=A(t,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,M.none,u=>{f+=y(u)/2}),d=void 0;return d??=Ju(i,r),d[l-c]}}function Ju(e,t){let n=y(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=df(e);for(let c=0;c<n;c++){let f=e.position+c,a=s===f?Zu(o.from,t,c):0;if(a>0){o.transcode(A(t,c,c+a),M.none,
()=>{});for(let m=0;m<a;m++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=A(t,c,c+1),l=o.copy(),u=0,p=0;o.transcode(d,M.none,
m=>{u===0&&(p=m[0]|m[1]<<8),u+=y(m)/2}),u>0&&(r[i++]=s);let x=p===65533&&s<f?lf(l,d,M.none):void 0,h=x&&x.offset+x.length;
for(let m=1;m<u;m++)r[i++]=h===void 0?s:h+m-1;let E=f-s===2||f<=2;u>0&&!x?s=f+1:(x||E)&&(s=df(o))}return r[i]=s,r[i+1]=s+
1,r}function Zu(e,t,n){if(k(e))return y(t)-n;let o=n;if(Qe(e))for(;t[o]<128;)o+=1;return o-n}var df=e=>lf(e,H,M.source)?.
offset??e.position;function lf(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ce)return o;throw o}}var zt=e=>e==null?void 0:be(e);function qt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Qu(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>Ee(be(o),t))}}var Co={allowUTF8:e=>e===void 0||!!e,candidates:Qu,locale:zt,maxBytes:qt,
tld:zt},Ti=["text","ASCII","empty","binary","unknown"];function Xt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=y(e),f=Math.min(c,i);Ks();for(let p=0;p<f;p+=65536){let x=Math.min(p+65536,f);Vs(A(e,p,x),t&&x===c)}let a=zs(
o,r&&bo(r),s&&bo(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:Ti[d],isASCII:Ti[d]==="ASCII"||Ti[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,x)=>({encoding:g[a[3+2*x]].name,score:a[4+2*x]}))}}function bo(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Oi(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=Ae(e,n),r=_e(t,Co,n),i=Xt(mt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var nh=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],oh=[33,36,37,
38],Jt=(e,t)=>{let n=zt(e);return n===void 0?-1:Ee(n,t)},uf=(e,t,n)=>Math.min(qt(e,t,n)??1024,1048576),hf=(e,t)=>Math.max(
3,t===-1?e:0),mf=e=>pe(zt(e)??"")??-1;function rh(e,t,n){if(e)return _e(e===!0?void 0:e,Co,`${t}, option '${n}'`)}var ih={
defaultEncoding:Jt,detect:rh,likelyEncoding:Jt,locale:zt,maxPrescanBytes:uf,parentEncoding:Jt,transportLayerEncodingLabel:mf,
userOverride:Jt};function sh(e,t){let n=_e(e,ih,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:hf(i,Math.max(f,c)),declared(a){let d=_r(a,i,f,c,s,o);return d===-1?void 0:In(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>pf(a)??ch(r,n.defaultEncoding)}}function pf(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function ch(e,t){
return In(Ys(bo(e),t===-1?21:t))}var fh={defaultEncoding:Jt,maxPrescanBytes:uf,transportLayerEncodingLabel:mf};function ah(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=_e(e,fh,t),i=s=>{let c=In(Gs(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:hf(o,r),declared:i,decide:()=>i(H)}}function dh(e,t){let n={...Co,
defaultEncoding:Jt},{defaultEncoding:o,...r}=_e(e,n,t);return{prescanned:3,declared(i){let s=Be(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return pf(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var lh={detect:dh,html:sh,xml:ah},Ai=["detect","html",
"xml"],uh={prefixBytes:qt,sniff:Er(Ai)};function Ve(e,t){let{prefixBytes:n,sniff:o}=_e(e,uh,t),r=lh[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:S(()=>{let c=s.candidates&&Xt(H,!0,s);return!oh.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>hh(
r,c),takesWhole:n===void 0}}function hh({prescanned:e,declared:t,options:n,decide:o},r){return t(Oe(r,e))??o(n&&Xt(r,!0,
n))}function xf(e){let t=_r(Oe(e,1024),1024,-1,-1,-1,-1);return t===-1||In(t).source==="BOM"?void 0:In(t)}function In(e){
let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:nh[e>>8&255],score:null}}var Ef=["(B","(J","(I","$@","$B"],Lo=class{#e=!0;#t=!0;read(t,n){let o=y(t),r=this.#e?wh(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Sh(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let a=Eh(t,i);if(s=Ef.includes(a),!s&&!n&&gh(a))break;this.#t=s}else
s=f>=128||i<r&&yh(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:y(t);for(;o<y(t)&&t[o]!==27;)o+=1;return o}};function wh(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=y(e))return 1/0;if(t&&=yf(e[o],e[o+1]),n&&=yf(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Sh(e,t){let n=y(e),{start:o,words:r}=Yn(e,t),i=Sf(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Sf(e,o+4*s,n)}function Sf(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var yf=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,yh=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Eh(e,t){let n="";for(let o=t+1;o<Math.min(t+3,y(e));o++)n+=String.fromCharCode(
e[o]);return n}var gh=e=>e.length<2&&Ef.some(t=>t.startsWith(e));var $e=class{decision=null;sample=H;detected;#e;#t=!0;#n=!1;#o=new Lo;#r=new oe;#i;#s=0;#c=H;#f=H;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new oe;if(this.#t&&n&&this.#e.takesWhole)return this.#l(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+y(t)<this.#i&&!n)return this.#m(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new oe;
let i=Oe(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#h(r,n,o)}#h(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=y(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(Oe(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=y(s),p=c-d;if(l===
-1)return n||f?this.#l(i(this.#a(Oe(s,p),a)),o,s):this.#m(s,u+1,o);let x=Tf(Oe(s,p),l-d,r.windowBytes),h=Math.min(x+r.windowBytes,
p);if(u<h&&!n)return this.#m(s,h,o);let E=Oe(s,h),m=this.#a(E,u<h);if(h<=x||h===p||!r.passesASCII()||!Ah(m,E))return this.#l(
i(m),o,s);s=this.#u(s,this.#o.skip(E,l-d),o)}}#a(t,n){this.sample=ht(ht(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Xt(this.sample,n,{...o,maxBytes:void 0}),i=this.#d(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#d(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#m(t,n,o){
let r=y(t);return r>0&&this.#r.add(te(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=Oe(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-y(this.#c));return i>0&&(this.#c=ht(this.#c,Oe(r,i))),this.#f=gf(ht(this.#f,gf(A(r,i)))),A(t,n)}#l(t,n,o){
return this.decision=t,{passed:n,rest:o}}},gf=e=>A(e,Math.max(0,y(e)-64));function Tf(e,t,n){let o=Math.min(y(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Ah(e,t){return e.isASCII||e.encoding===void 0&&!(t[Tf(t,0,1/0)]>=128)}function Of(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function Af(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var If="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Ff=`!
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
?`;var Fh=S(()=>{let e=Ff.split(`
`),t=0;return new Map(If.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Mf=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Uo(e){let t=new rt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Ue)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Bf(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Bf(e,t,n){if(Mf(e))return"";if(n===0)return null;let o=Mh(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Bf(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Mh(e){
let t=[...Fh().get(e)??[],...Bh(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Bh(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,p)=>c(
p)),a=o.filter((u,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===t&&r.push(l),a.every(
Mf)&&i.push(d)}return[...r,...i]}var _f=["fatal","html","replacement","ignore","translit"];function bf(e,t,n){return typeof e=="function"?(o,r)=>_h(e(o,r()),n):e==="ignore"?Kr:e==="translit"?Uo(t):void 0}function _h(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=mt(Ae(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return te(o,0,y(o))}var N1=2**24;function _t(e,t,n,o){return typeof e=="number"?Cf(e,t,n,o):new Fn(e,Cf(0,t,n,o))}function Cf(e,t,n,o){let{unmappable:r,losses:i}=n,
s=bf(r,t,o);if(!s||ge(t))return new Do(e,t,n);let c=Ii(e,n);return new _o(c,t,r,i?.counting(s)??s)}function Ii(e,t){return new Do(
e,38,{...t,bom:!1,unmappable:"fatal"})}var Do=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Mr(t,this.to,this.#n.ignoreBOM,
this.#e),vs(t,n),this.#e=ne())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=gt,losses:a}=this.#n;s&&!this.#e&&o(Uint8Array.from(Rt(this.to)??[]));
let d=Math.max(0,Yr.indexOf(c)),l=y(t);try{Mr(this.from,this.to,i,this.#e);for(let u=0;;){let p=l-u<=65536,x=p&&u===0?t:
A(t,u,p?l:u+65536),h=tc(x,r,d,p?n:M.none);a?.addBlock(this.#t+u);let E=h<0?K.written():h;if(E>0&&o(f(E)),h===-2&&c!=="fa\
tal")return!1;if(h<0&&this.#o(h,u),u+=K.read(),p&&K.finished())break}}catch(u){throw z(u)}this.#e=n===M.result?null:ne(),
this.#t=n===M.none?this.#t+l:0}#o(t,n){let o=this.#t+n+K.start();throw this.#e=ne(),this.#t=0,t===-1?new ce(g[this.from].
name,o,K.length()):new Ue(K.codePoint(),o,g[this.to].name)}},Fn=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===M.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new $e(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==M.none);i.length>0&&(this.#i.transcode(
i.concatenate(),M.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var ua=require("node:buffer"),U=require("node:fs"),Cn=require("node:path");var Qt={failure:1,usage:2};var Fi=require("node:buffer");function Mn(e){if((0,Fi.isUtf8)(e))return Nf(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,Fi.isUtf8)(r));t+=o?Nf(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var Nf=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function F(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function N(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var R=require("node:fs");var Uf=require("node:fs"),fe=require("node:path");function $o(e,t){if(e==="."&&t!=="-")return t;let n=e.endsWith("/")||fe.sep==="\\"&&/[\\:]$/.test(e);return`${e}${n?"":fe.sep}${t}`}
function Bn(e){try{return Mn(Uf.realpathSync.native(F(e),"buffer"))}catch{let t=(0,fe.dirname)(e);return t===e?(0,fe.resolve)(
e):(0,fe.join)(Bn(t),(0,fe.basename)(e))}}var Rf=new Map;function Mi(e){let t=(0,fe.dirname)(e),n=Rf.get(t)??Bn(t);return Rf.
set(t,n),(0,fe.join)(n,(0,fe.basename)(e))}var Df=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var kf=require("node:util");var Pf={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},ko={...Pf,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Wf="it is a symbolic link to a file that does not exist; check where it points",Hf="there is no such file\
, and no file matches it as a pattern; check its name and its directory",en={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},bt={...Pf,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function ke(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,kf.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function Pe(e,t){
return We(e,t instanceof Error?t.message:String(t)),Qt.failure}function We(e,t){Ct(`encoding-wasm: ${e}: ${t}
`)}var $f=!1;function Ct(e){$f||process.stderr.on("error",()=>{}),$f=!0,process.stderr.write(e)}var ze=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var vf;async function Bi(e,t){let n=async i=>{try{return await i()}catch(s){throw ke(s,Kf(e))}},{next:o,close:r}=await n(
()=>e==="-"?bh(t):Ch(F(e),t));return{next:()=>n(o),close:r}}async function*nn(e){let t=await Bi(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function on(e){try{return(0,R.statSync)(F(e))}catch{return}}function bh(e){
let t=(0,R.fstatSync)(0,{bigint:!0});return Xf(t,e),t.isFile()?Vf(0,t,()=>{}):Nh()}function Ch(e,t){let n=jf(e,t);if(!n.
isFile())return Lh(e);let o=(0,R.openSync)(e,"r");return Vf(o,n,()=>(0,R.closeSync)(o))}function jf(e,t){let n=(0,R.statSync)(
e,{bigint:!0});return n.isDirectory()&&(0,R.opendirSync)(e).closeSync(),Xf(n,t),n}function Yf(e){try{jf(F(e)),(0,R.accessSync)(
F(e),R.constants.R_OK)}catch(t){throw ke(t,Kf(e))}}var Kf=e=>({...ko,get ENOENT(){return(0,R.lstatSync)(F(e),{throwIfNoEntry:!1})?.
isSymbolicLink()?Wf:Df(e)?Hf:ko.ENOENT}});function Vf(e,{size:t},n){vf??=new Uint8Array(262144);let o=vf,r=0;return{async next(){
let i=(0,R.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,R.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Nh(){
let e=zf(0,()=>{}),t=process.platform==="win32"?Gf():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=Gf()}return t.next()},close:()=>t?.close()}}function Gf(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Lh(e){let t=await qf(
n=>(0,R.open)(e,n));return zf(t,()=>(0,R.closeSync)(t))}function zf(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await qf(i=>(0,R.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var qf=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Xf(e,t){if(e.isDirectory())throw new Error(ko.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var Zf=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],_i=new Set,bi=!1,Jf=Date.now();function rn(e){if(_i.add(e),!bi)for(let t of Zf)
process.on(t,Qf);return bi=!0,()=>_i.delete(e)}function Qf(e){for(let t of[..._i].reverse())t();for(let t of Zf)process.
off(t,Qf);process.kill(process.pid,e)}function _n(){if(!(!bi||Date.now()-Jf<50))return new Promise(e=>{setImmediate(()=>{
Jf=Date.now(),e()})})}var O=require("node:fs"),He=require("node:path");function Ni(e,t=438){if(e===void 0)return Uh();let{target:n,present:o,descriptor:r}=Li(e);return r!==void 0?Wh(r):o?.isFIFO()?
kh(F(e)):o&&!o.isFile()?Wo((0,O.createWriteStream)(F(e)),!0):Hh(n,o,t)}function Li(e){if(e==="")throw new Error("its nam\
e is empty; name a file");let t=(0,O.lstatSync)(F(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,O.statSync)(F(e),
{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(He.sep))throw new Error(bt.EISDIR);if(!o?.isFile())
return{target:n?Ci(e):e,present:o};let r=ia(e);return r===void 0&&(0,O.accessSync)(F(e),O.constants.W_OK),{target:n?Ci(e):
e,present:o,descriptor:r}}var ea;function Uh(){return ea??=Dh(),ea}function Dh(){let e=(0,O.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?Wo(process.stdout,!1):$h(t)}function $h(e){let t,n=()=>{t??=Wo(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,O.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function Wo(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function kh(e){let t=(0,O.createWriteStream)(e),{discard:n,...o}=Wo(t,!0);return{...o,file:(0,O.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&Ph(e,t)}}}function Ph(e,t){try{let n=(0,O.openSync)(e,O.constants.O_RDONLY|O.constants.
O_NONBLOCK);t.once("close",()=>(0,O.closeSync)(n))}catch{}}function Ci(e){let t=ra(e);return t===void 0?e:Ci(t)}function ra(e){
if(!(0,O.lstatSync)(F(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=Mn((0,O.readlinkSync)(F(e),"buffer"));return(0,He.isAbsolute)(
t)?t:`${Mn(O.realpathSync.native(F((0,He.dirname)(e)),"buffer"))}${He.sep}${t}`}function ia(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,He.resolve)(e))??[];if(t!==void 0)return Number(t);let n=ra(e);return n===void 0?void 0:ia(n)}function Wh(e){return{
file:(0,O.fstatSync)(e,{bigint:!0}),write:t=>sa(e,t),wait(){},finish(){},discard(){}}}function sa(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,O.writeSync)(e,n))}var ta=0;function Ri(e){ta+=1;let t=[process.pid,ta,Math.random().toString(36).slice(
2)].join("-");return $o((0,He.dirname)(e),`.encoding-wasm-${t}.tmp`)}function Ho(e){try{(0,O.unlinkSync)(F(e))}catch(t){
if(t.code==="ENOENT")return;We(N(e),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function Hh(e,t,n){let o=Ri(e),r=F(o),i=(0,O.openSync)(r,"wx",t?384:n),s=!0,c=()=>{s&&(s=!1,(0,O.closeSync)(i))};return{
write:f=>sa(i,f),wait(){},finish(){if(c(),vh(e,t))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");t&&Ui(r,t),(0,O.renameSync)(r,F(e))},discard(){try{c()}finally{Ho(o)}}}}function vh(e,t){let n=(0,O.statSync)(
F(e),{throwIfNoEntry:!1});return n?.ino!==t?.ino||n?.size!==t?.size||n?.mtimeMs!==t?.mtimeMs}var na=2048,Gh=1024,jh=56,Ui=(e,t)=>(0,O.chmodSync)(
e,Yh(e,t));function Yh(e,{uid:t,gid:n,mode:o}){for(let r of[t,-1])try{return(0,O.chownSync)(e,r,n),r===t?o:o&~na}catch{}
return o&~(na|Gh|jh)}async function vo(e){try{let t=Ni();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return bn(
void 0,t)}}function bn(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":N(e);return Pe(`cannot write ${o}`,ke(t,bt))}var ca=require("node:fs"),q=require("node:path");function fa(e,{suffix:t,directory:n}){let o=new Map(e.filter(zh).map(c=>[c,Bn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Mi(c)])r.set(a,c);let i=Vh(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:$o(n,i(c)),a={file:c,output:f,...t&&{backup:`${c}${t}`}},
d=o.get(c),l=t&&c.endsWith(t)?r.get(Mi(c).slice(0,-t.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:Bn(f),p=s.get(u);if(p===d)return[];if(p===void 0&&s.set(u,d),n===void 0)return[a];let x=p===
void 0?Kh(r,u,d):Di(f);return[{...a,...x&&{problem:new Error(x)}}]})}var Di=e=>`another file already goes to ${N(e)}; co\
nvert this one to another directory`;function Kh(e,t,n){if(t===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${N(o)}, which will be converted as well; nam\
e another directory`}function Vh(e){let t=s=>(0,q.isAbsolute)(s)||s.split(q.sep)[0]==="..",n=s=>(0,q.isAbsolute)(s)||t((0,q.relative)(
".",s)),o=e.filter(n).map(s=>(0,q.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(q.sep)?s:s+q.sep)),i=o.length>0?(0,q.dirname)(
o[0]):".";for(;!r(i)&&(0,q.dirname)(i)!==i;)i=(0,q.dirname)(i);return s=>{let c=(0,q.relative)(n(s)?i:".",s);return c===
""||t(c)?(0,q.basename)(s):c}}function zh(e){try{return(0,ca.lstatSync)(F(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var qh={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},aa=[
..."%PDF-"].map(e=>e.charCodeAt(0)),$i=e=>aa.every((t,n)=>t===e[n]);function da(e,t){let{prescanned:n,declared:o,decide:r,
...i}=Ve(e,"--from auto"),s=(c="")=>{let f=en[c];if(f&&t)throw new Error(`${f}; ${qh[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,aa.length),declared(c){return $i(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var Xh={isLending:!0,newTranscoder:()=>({decision:null,transcode:(e,t,n)=>n(e)})};async function ha(e,t,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(x,h)=>{f=await vo(`${N(x)}: ${h}
`)||f},d=(x=[])=>{if(e.quiet)return;let h=t.dryRun?"would be converted":"converted",E=s>0?`, ${s} copied`:"",m=c>0?`, ${c}\
 left alone`:"",_=o.length>0?`, ${o.length} failed: ${o.map(N).join(", ")}`:"",J=x.length>1?" and those after it":"",ve=x.
length>0?`, ${x.length} not reached: ${N(x[0])}${J}`:"";Ct(`encoding-wasm: ${ve&&"interrupted: "}${ze(i,"file")} ${h}${E}${m}${_}${ve}\

`)},l=fa(e.files,t),u=0,p=rn(()=>d(l.slice(u).map(({file:x})=>x)));for(let x of l){let{file:h,problem:E}=x;try{if(E)throw E;
let m=await Jh(x,t),_=m!==void 0&&t.directory!==void 0;if(m!==void 0&&e.verbose&&We(N(h),`${_?"not converted":"left alon\
e"}: ${m}`),m!==void 0&&!_)c+=1,t.dryRun&&await a(h,`would be left alone: ${m}`);else if(!(x.output===h&&pa(h)))if(!await Zh(
x,e,t.dryRun,{run:n,say:a,reason:m}))o.push(h);else if(_)s+=1;else{i+=1;let J=t.dryRun?h:x.output;t.findDeclarations&&await am(
J,e.to)&&r.push(J)}}catch(m){Pe(N(h),m),o.push(h)}u+=1}return p(),r.length>0&&dm(r,e.to,t.dryRun),d(),o.length>0?Qt.failure:
f}async function Jh({file:e,newer:t},{skipUTF8:n,keepBinary:o}){if(t!==void 0)return`it is the old version of ${N(t)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!ki(e))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await cm(e)?"it is UTF-8":o&&await fm(e)?en.binary:void 0}async function Zh({file:e,
output:t,backup:n},o,r,{run:i,say:s,reason:c}){if(t===e&&!ki(e))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");Yf(e);try{tm(t)}catch(u){return bn(t,u),!1}n!==void 0&&Sa(n,()=>nm(n));
let f=g[o.to].name,a=c?Xh:void 0,d={files:[e],output:t,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:m=>{u=g[m].name}},a)!==0)return!1;let x=t===e?"":`, to ${N(t)}`,h=n===void 0?"":`, and kept as ${N(n)}`,E=c?"\
copied":`converted from ${u} to ${f}`;return await s(e,`would be ${E}${x}${h}${c?`: ${c}`:""}`),!0}if(t!==e){let u=(0,U.statSync)(
F(e)).mode&Qh;return em(t,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&xa(e),u};return n===void 0?
await l()===0:om(e,n,l)}var Qh=511;function ki(e){let t=on(e);return!t||t.isFile()||t.isDirectory()}var ma=new Set,pa=e=>ma.
has(Go(e));function xa(e){let t=Go(e);t!==void 0&&ma.add(t)}async function em(e,t){try{sm((0,Cn.dirname)(e))}catch(n){throw ke(
n,bt)}if(pa(e))throw new Error(Di(e));return await t()!==0?!1:(xa(e),!0)}function Go(e){try{let t=(0,U.statSync)(F(e),{bigint:!0});
return t.isFile()?`${t.dev} ${t.ino}`:void 0}catch{return}}function tm(e){let{target:t,present:n}=Li(e);(!n||n.isFile())&&
Pi((0,Cn.dirname)(t))}function Pi(e){let t=(0,U.statSync)(F(e),{throwIfNoEntry:!1});if(!t)return Pi((0,Cn.dirname)(e));if(!t.
isDirectory())throw new Error(bt.EEXIST);(0,U.accessSync)(F(e),U.constants.W_OK|U.constants.X_OK)}function nm(e){if((0,U.lstatSync)(
F(e),{throwIfNoEntry:!1}))throw new Error(wa(e));Pi((0,Cn.dirname)(e))}var wa=e=>`its backup ${N(e)} already exists; use\
 another suffix, or move that file away`;function Sa(e,t){try{t()}catch(n){let o=ke(n,bt);throw o===n?n:new Error(`its b\
ackup ${N(e)} can't be made: ${o.message}`)}}async function om(e,t,n){let o=Go(e);Sa(t,()=>rm(e,t));let r=()=>{Go(e)===o&&
Ho(t)},i=rn(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function rm(e,t){try{(0,U.linkSync)(U.realpathSync.native(
F(e),"buffer"),F(t))}catch(n){if(n.code==="EEXIST")throw new Error(wa(t));im(e,t)}}function im(e,t){let n=Ri(t),o=F(n);try{
(0,U.copyFileSync)(F(e),o,U.constants.COPYFILE_EXCL);let r=(0,U.statSync)(F(e));Ui(o,r),(0,U.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,U.renameSync)(o,F(t))}finally{Ho(n)}}var la=new Set;function sm(e){la.has(e)||(0,U.mkdirSync)(F(e),{recursive:!0}),
la.add(e)}async function cm(e){let t=new me(0,!0,!0),n=!0,o=!1;try{for await(let r of nn(e))await _n(),t.decode(r,!1),n&&=
(0,ua.isAscii)(r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof ce)
return!1;throw r}}async function fm(e){let t=new $e(Ve({},"--keep-binary")),n=!0;for await(let o of nn(e)){if(n&&$i(o))return!0;
if(n=!1,await _n(),t.add(o,!1),t.decision)break}return t.decision||t.add(new Uint8Array,!0),t.detected?.kind==="binary"}
async function am(e,t){if(!ki(e))return!1;let n=new jt(t);try{for await(let o of nn(e)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function dm([e,...t],n,o){let{name:r}=g[n],i=t.length>0?` and ${t.length}\
 more`:"",s=o?"would still declare":`still declare${t.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;Ct(`encoding-wasm: ${N(e)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var Ta=require("node:fs");var jo=class{#e;#t=new oe;constructor(t=Ve({},"Examination")){this.#e=new $e(t)}add(t,n){let o=Math.min(y(t),1024-this.#t.
length);o>0&&this.#t.add(te(t,0,o)),this.#e.add(t,n)}get decision(){return this.#e.decision}get detected(){return this.#e.
detected}get declared(){let t=this.#t.concatenate();return Vr(t)?xf(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#e;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=Ea(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Ea(n.encoding,o)||n.score>=.9)&&ya(t.encoding,
o)!==ya(n.encoding,o)?i:void 0}},ya=(e,t)=>new me(e,!1,!0).decode(t,!1);function Ea(e,t){let n=0,o=null;for(let r=0;r<y(
t);r+=65536){let i=A(t,r,Math.min(r+65536,y(t)));Fe(e,o),qs(i,!1),n+=Ye.malformed(),o=ne()}return n}async function Oa({files:e,sniffing:t,json:n,quiet:o}){let r=0,i=[];for(let s of e)try{let c=mm(s)?1/0:1e8,f={...t,maxBytes:c,
detect:{maxBytes:c}},a=new jo(Ve({...f,sniff:"detect"},"--detect")),d=t.sniff==="detect"?a:new $e(Ve(f,"--detect")),{decision:l,
length:u}=await pm(s,d,a),{encoding:p,...x}=l,h=a.doubt&&xm(a.doubt),E=a.detected?.kind??(x.source==="default"?"empty":"\
text");i.push({file:s,encoding:g[p].name,...x,kind:E,doubt:h??null}),h&&!o&&We(N(s),wm(h)),E==="ASCII"&&u>c&&!o&&We(N(s),
hm)}catch(c){r=Pe(N(s),c)}return await vo(n?`${JSON.stringify(i,null,2)}
`:Sm(i))||r}var hm=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,mm=e=>e==="-"?(0,Ta.fstatSync)(0).isFile():on(e)?.isFile()??!0;async function pm(e,t,n){let o=new Set([t,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of nn(e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:t.decision,length:i}}function xm({declared:e,detected:t,...n}){let o=t===void 0?
null:g[t].name;return{declared:g[e].name,detected:o,...n}}function wm({declared:e,detected:t,score:n,malformed:o}){let r=`\
has ${ze(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===null?`it declares ${e}, but ${r}`:`it \
declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Sm(e){let t=e.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,N(o)]),n=[0,1,2].map(o=>Math.max(0,
...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Ia={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},sn=class{#e={...Ia};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(t){let n=this.#e;n.malformed===0&&(n.
firstMalformed=t+Ye.firstMalformed()),n.malformed+=Ye.malformed(),this.#t+=Ye.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+Ye.firstUnmappable(),n.codePoint=Ye.codePoint()),n.unmappable+=Ye.unmappable()}counting(t){return(n,o)=>{let r=this.#e,
i=t(n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let t=this.#e;return this.#e={...Ia},this.#t=
0,t}};var ym={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Nn=class{#e;#t;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new sn}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#e=Ii(t,{...c,
ignoreBOM:o}),this.#t=_t(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#e.decision}setSource(t,n){this.#e.setSource(
t,n)}transcode(t,n,o){let r=Em(t,ym[g[this.#e.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,M.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#e.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=gm(c,s);s-=(c.length-f.length)/2,this.#t.transcode(f,M.none,o)}n===M.result&&this.#t.transcode(new Uint8Array,n,o)}};
function Em(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function gm(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var Fa=require("node:fs"),Ma=require("node:path");function Ba(){let e=(0,Ma.join)(__dirname,"encoding-prepared.wasm");try{return Ms((0,Fa.readFileSync)(e)),!0}catch(t){let{
message:n}=ke(t,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return Pe(`it\
s part ${N(e)} cannot be loaded`,`${n}${o}`),!1}}var Va=require("node:buffer");var Yo=class{fatal;ignoreBOM;#e;#t;#n=H;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&y(this.#n)===0?t:ht(this.#n,t);if(!n&&ss(r))return this.#n=
r,"";let i=Be(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new me(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?A(r,s):r,n,o)}};function Ko(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Ae(e,o),i=Ee(be(t),o);xt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=pt(r);return Be(f)?new Yo(i,s,c).decode(f,!0,o):An(f,de(f),i,s,!0,o)}function Wi(e){return Tm(pt(Ae(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Tm=e=>An(e,de(e),0,!1,!0);var Am=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Yi=e=>Am.test(e),Im=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Fm=S(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Mm(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Fm();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:Yi(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Hi;function Vo(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Ko(Uint8Array.from(r),e))}var vi;function Ln(e){vi??=new Uint16Array(65536),Hi??=[Vo("shift_jis",
136,151,64),Vo("gbk",176,215),Vo("big5",164,198,64),Vo("euc-kr",176,200)];let t=Hi.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=vi[i]||Mm(r,i);vi[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of Hi.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Im.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var _m=S(B);function La(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(dt(t)?wi():ge(t)&&_m())&&!n?new Ki(t,n,o):Ei(e)}
var Ki=class extends me{#e=void 0;#t=!1;#n=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){if(this.hostOfStream)return this.#r(
t,n);if(this.#t)this.#n&&(this.#n=!Tn(this.encoding,de(t)));else if(!n&&this.#o(t))return this.#r(t,n);return super.decode(
t,n,o)}#o(t){let{encoding:n}=this,o=de(t),r=dt(n),i=r?Si(t,o):o>=40;this.#n=i&&r&&!Tn(n,o);let s=i&&!this.#n&&Cm(n);return this.#t=
!s,s&&(this.#e??=Y(this.name,!1,this.ignoreBOM)),s}#r(t,n){let o=de(t),r=o>1024&&se(t,o)?te(t,0,o):t,i=this.#e;this.hostOfStream=
n?void 0:i;try{return i.decode(r,n?Jo:Xo)}catch(s){return this.failUnlessRefused(r,s),this.#r(te(r,0,o),n)}}failUnlessRefused(t,n){
if(!bm(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,Cr(n)}},bm=(e,t)=>L(()=>e.decode(A(t,0,0),Xo))===void 0,
Xo={stream:!0},Jo={stream:!1};function Cm(e){return Ca[e]??=L(()=>Lm(e))===!0,Ca[e]}var Ca=[],Nm=[97,128,129,142,143,161,
195,216,227,240,255],Na=[32,48,129,161,220,254];function Lm(e){let t=Y(g[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);
Fe(e,n);let f=Pt(0,je(c,1,0,!1,s));return n=ne(),t.decode(c,{stream:!s})===f};return Nm.flatMap(i=>Na.flatMap(s=>Na.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Rm(e)}function Rm(e){let t=Y(g[e].name,!1,!1),n=Rt(e)??[];return[...n,...n].
map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===(ge(e)?"\uFEFF":"")}var Nt="Failed to execute 'decode' on 'TextDecoder'",Um=()=>({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=km(e,t,"Failed to construct 'TextDecoder'"),new.target!==Zo&&Af(this,new.target,Zo)}get encoding(){return g[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=H,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!se(e,o))){let r=n.viewDecoder.decode(e);return n.isWatched&&n.watch(r,o),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return On(n).decodeWhole(e,de(e),Nt)}else if(e instanceof
ArrayBuffer){let o=$m(n,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!n||typeof t!="object")&&Dm(e,t);let o=!!t?.stream,r=n?e:pt(e),i=this.#e;return i.isStateless||!this.#n&&!o?Bo(
i,r,de(r),Nt):(this.#n||this.#r(),this.#n=o,this.#t.decode(r,!o,Nt))}#r(){this.#t??=La(this.#e),this.#t.reset()}static{let{
prototype:e}=this,{decode:t}=e,n={decode(o=H,r=void 0){let i=r;if(typeof r=="object"&&ArrayBuffer.isView(o)){i=r?.stream?
Xo:Jo;let f=this.#t,a=f?.hostOfStream;if(a!==void 0)try{let d=a.decode(o,i);return i===Jo&&(f.hostOfStream=void 0,this.#n=
!1),d}catch(d){f.failUnlessRefused(pt(o),d)}}let s=this.#e;if(r===void 0?!this.#n:s.isStateless&&i!==r){if(s.takesAnything)
try{let f=s.decoder.decode(o),{length:a}=f;return(2*a<s.leastOfASCII&&a>0||2*a>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}
if(o instanceof Uint8Array&&ArrayBuffer.isView(o)&&o.length<s.leastOfASCII)return On(s).decodeWhole(o,de(o),Nt)}return t.
call(this,o,i)}};B()&&(e.decode=n.decode)}}}),Zo=Of(Um());function Dm(e,t){Ae(e,Nt),xt(t,Nt)}function $m(e,t){if(e.takesAnyBuffer)
try{let i=e.decoder.decode(t);return 2*i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let n=e.decodeBuffer(
t);if(n!==void 0)return n;let o=yr(t);if(!o)return;let r=new Uint8Array(t);return nf(e.encoding,r,o),Bo(e,r,o,Nt)}function km(e,t,n){
let o=be(e);xt(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return wo(ff(o,n),r,i)}var Wa="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ha=/^(?:GBK|Shift_JIS|Big5|EUC)/,va=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
rp=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,cn="UTF-8",ip=(e,t,n)=>Math.min(qt(e,t,n,"steps")??2,3);function Ga(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Ss(e,n),{maxSteps:r}=_e(t,{maxSteps:ip},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return sp(c,r).map(({steps:f,gain:a})=>({text:Pa(o,f,Ya)??o.replace(/[^\r\n]+/g,
d=>Pa(d,f,zi)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function sp(e,t){
let n=ka(e);if(n>25)return[];let o=Ln(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>fp(a,o)).sort(Vi);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>cp(e,f.text)).sort(Vi).slice(0,5);for(let f of s)f.gain+=.6*ka(f.text);s.sort(Vi);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var cp=(e,t)=>[...e].some(n=>!Yi(n)&&!t.includes(
n)),$a=e=>e.match(/[^\0-\x7F]/g)?.length??0;function ja(e,t){let n=Qo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Qo(s,t)).join(""):"",i=.7*$a(e)<$a(r)?Qo(r,t):void 0;return i&&{part:r,bytes:i}}var Vi=(e,t)=>t.
gain-e.gain;function fp({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of Wa.entries()){let f=Ha.test(c)&&!va.test(
e)?void 0:ja(e,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===e?o:o+Ln(e)-Ln(a),p=a.includes(qe)||Ka(d)?.includes(qe)?ap:
Oi(d).candidates;for(let{encoding:x,score:h}of p){if(h<.003)break;if(t.length>0&&x!==cn&&t[0].really!==cn)continue;let E=zi(
d,x,a,!0);if(E===void 0||E===a)continue;let m=n+2.4*Math.log2(h)-s*.25-(x===cn?-2:1)-(t.length>0?4:0),_=r-l-Ln(E)+m;i.push(
{text:E,steps:[...t,{really:x,readAs:c}],bits:m,left:l,gain:_})}}return i}function ka(e){if(e.includes(qe))return 0;let t=va.
test(e),n=-1/0;for(let o of Wa){let i=rp.test(o)&&Ha.test(o)===t?ja(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of Oi(c).candidates)d===o||zi(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Pa(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=Qo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var Rn="\x7F",qe="\uFFFD",ap=[{encoding:cn,score:.9}];function Qo(e,t){
if(e.includes(qe)&&e.includes(Rn))return;let n=e.replaceAll(qe,Rn).replace(/[\x80-\x9F]/g,o=>Ko(Uint8Array.of(o.charCodeAt(
0)),t));try{return new rt(bc(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Ya(e,t,n,o=!1){if(n.includes(
qe))return t===cn?dp(e):void 0;try{return new Zo(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function zi(e,t,n,o){
let r=Ya(e,t,n,o);return r===void 0&&t===cn&&!n.includes(qe)?Ka(e):r}function Ka(e){let t=Wi(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function dp(e){let t=Wi(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Rn),
[n,o]=[t.split(Rn),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(qe)&&n.length<=o.length+1?t.replaceAll(Rn,qe):void 0}var er=class{path=[];#e;#t;#n;#o=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#e=
_t(t,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#t=_t(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#e.decision}transcode(t,n,o){try{this.#e.transcode(
t,n,r=>this.#o.push(r))}catch(r){throw this.#r(M.source,o),r}n!==M.none&&this.#r(n,o)}#r(t,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=Ga(lp(o));t===M.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#t.transcode(i??o,t===M.result?t:M.none,n)}};function lp(e){try{return new me(0,!1,!0).decode(e,!0)}catch(t){if(!(t instanceof
RangeError))throw t;let n=Math.floor(Va.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var ir=require("node:buffer");var nr=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Xa(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=e,p=ze(a,"invalid byte sequence"),x=mp(n,o),h=`${qa(a)}at offset ${d}`,E=Ja(a,c);if(a>0&&i)f.push(`${p} ${E}\
, ${h}`);else if(a>0&&x!==void 0){let _=x!==""&&o==="ignore";f.push(`${p} ${x===""?E:`${qi(c)} ${x}`}, ${h}; the file is\
 damaged, or not in ${g[t].name}: check --from, or use ${_?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let m=up(e.unmappable,o,r,c);if(e.unmappable>0&&m){let _=s||Number.isNaN(l)?"":` at offset ${l}`,J=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",ve=`${qa(e.unmappable)}${Xi(u)}${_}`;f.push(`${hp(e.unmappable,n)} ${m}, ${ve}${J}`)}return f}
function up(e,t,n,o){let r=Ja(e,o),i=`${qi(o)} ${e===1?"its":"their"} best fit`;return typeof t=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${qi(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[t]}var qi=e=>e?"would become":"became",
Ja=(e,t)=>`${t?"would be":e===1?"was":"were"} left out`,qa=e=>e===1?"":"the first ",hp=(e,t)=>`${ze(e,"character")} that\
 ${g[t].name} can't represent`;function Xi(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t}\
 (${po(e)})`:po(e)}function mp(e,t){if(Rt(e)||e===pe("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?"":t===
"html"?"&#65533;":"?"}var yp="\x1B[?25l",Ep="\x1B[?25h",Qa="\r\x1B[K";function ed(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=Op(r,d,(l-f)/1e3);Ct(`${i?"":yp}${Qa}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Tp(e),canShow:gp(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Ct(`${Qa}${Ep}`),i=!1}}}var gp=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function Tp(e){let t=0;for(let n of e){let o=n==="-"?void 0:on(n);if(!o?.isFile())return;t+=o.size}return t}function Op(e,t,n){
let o=`${or(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${or(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${or(e)} of ${or(t)} MB | ${o} | ${c}${s%60} s left`}var or=e=>(e/1e6).toFixed(1);var rr=class{line=1;column=1;#e;#t=null;#n=[];constructor(t){this.#e=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=Ip(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{Fe(this.#e,
this.#t),n=je(t,t.length,0,!1,!1),this.#t=Zn()}catch(o){throw z(o)}for(let o of new Uint16Array(w.memory.buffer,no(),n))
(o&64512)!==56320&&(this.column+=1)}};function Ip(e){let{start:t,words:n}=Yn(e,0),o=t+4*n.length,r=nd(e,0,Math.min(t,e.length))+
nd(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function nd(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var st=class extends Error{};async function es(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ed(
e.files,n,()=>{o?.keepListening?.(),n&&(r=rn(i))}),c=0;try{n||(r=rn(i)),o=e.isDry?_p:Ni(e.output,e.mode);let f=new Zi(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=bn(e.output,f instanceof st?f.cause:f)||c}return r(),c}var _p={write(){},wait(){},finish(){},discard(){}},Zi=class{#e;#t;#n;#o;constructor(t,n,o,r){
this.#e=t,this.#t=o,this.#n=r,this.#o=new Qi(t,n,i=>{try{o.write(i)}catch(s){throw new st("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof st)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),Pe(N(t),n)}}async end(){this.#o.convert(new Uint8Array,M.result),await this.#t.finish()}async#r(t){let n=await Bi(
t,this.#t.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,M.none),await this.#i(),this.#n.add(r.
length),await _n()}finally{await n.close()}this.#o.convert(new Uint8Array,M.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#e.onDecision?.(o)}#i(){return this.#t.wait()?.catch(t=>{throw new st("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),We(N(t),n)}},Qi=class{#e;#t;#n;#o;#r=new sn;#i;#s;#c=!1;#f=[];#h=!1;#a=!1;#d;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#e=t,this.#t=n,this.#n=o;let a=i==="keep"&&ge(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let l=c==="fatal"||c==="tran\
slit";this.#d=l&&!ge(r)?new rr(r):void 0,this.#s=f&&new nr(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;if(this.#a=!0,n!==M.result&&!this.#c){this.#i=this.#t.newFixer?.(),this.#f=[];let{from:c}=this.#e;this.#h=typeof c==
"number"&&c!==0&&Cp(t)}this.#f.push(...t.subarray(0,rd.length-this.#f.length));let r=this.#e.isOnlyCopy&&!this.#c&&this.#l(
bp);if(r)throw new Error(r);let i=[];try{this.#o.transcode(t,n,c=>{this.#d?.advance(c),this.#t.isLending?this.#u(c):i.push(
c)})}catch(c){if(c instanceof st)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.add(c))this.#u(
f);if(this.#c=!o&&n===M.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#d?.settle();let s=o&&
Lp(this.#m(o),this.#e,this.#d);if(this.#c||this.#d?.startFile(),o)throw s}#m(t){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&t instanceof Ue&&t.codePoint===65533)||!(this.#e.isChanged||o===t.index))return t;let{name:i}=g[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,M.source)}catch(t){if(t instanceof st)throw t}}#l(t){let{from:n}=this.#e,o=Uint8Array.from(this.#f);if(rd.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=Be(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${g[r.encoding].name}; check --from, ${t}`:this.#h?
`it looks like UTF-8; check --from, ${t}`:void 0}takeMessages(){let{from:t,isOnlyCopy:n,quiet:o,verbose:r}=this.#e,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#a)return[];this.#a=!1;let c=o?[]:Xa(s,i.encoding,this.#e),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof t=="object"&&(r||!o&&id(i))&&c.unshift(Np(i));let a=o||
n?void 0:this.#l("or use --from auto");return a&&c.unshift(a),c}},rd=[255,254,0,0],bp="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function Cp(e){if((0,ir.isAscii)(e))return!1;let t=6;return[0,1,2,3].some(n=>(0,ir.isUtf8)(
e.subarray(0,e.length-n)))&&e.some(n=>n>=128&&--t===0)}var id=({score:e,kind:t})=>(t&&en[t])??(e!==null&&e<.9?"this is u\
ncertain":void 0);function Np(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=id(e),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${g[t].name} (${r})${s}`}function Lp(e,{isChanged:t,
isOnlyCopy:n,unmappable:o},r){if(e instanceof ce){let i=e.length===1?"is":"are",s=n?"keep the old file with --in-place=.\
bak":"leave out --fatal";return new Error(`${ze(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}; c\
heck --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof Ue&&r){let{line:i,column:s}=r,c=t?"":` (offset ${e.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.encoding}\
 can't represent ${Xi(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var Rp=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Up=S(()=>new Map(Rp.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function sd(e){return pe(e)??Up().get(Pn(e))??hr(e)}var fn=class extends Error{};var cd=["bash","zsh","fish"];var sr=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Dp,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:kp,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:_f},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:Ai},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:Pp},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:cd}];var cr=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Dp(e){let t=e.replace(/\/\/.*$/s,"");return/^auto$/i.test(t)?"auto":fd(t)}var $p=/ascii|^ansi_x3\.4|367$|646/i;
function kp(e){let[t,...n]=e.split("//"),o=fd(t),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new fn(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=$p.test(t)&&o===pe("windows-1252")?{to:o,ascii:t}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function Pp(e){return e.replace(/[.@].*$/s,"").replaceAll("_","-")}function fd(e){let t=pe(
e)??sd(e);if(t===void 0)throw new fn("There is no such encoding; encoding-wasm --list shows all.");if(t===36)throw new fn(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return t}var Xe="encoding-wasm",fr=()=>[...sr,...cr].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?Wp(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Hp(t)}}),Wp=e=>[...e?["auto"]:[],...g.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
Hp=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function ad(e){return{bash:vp,zsh:Gp,fish:jp}[e]()}function vp(){let e=fr().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=fr().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
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
`}function Gp(){let e=fr().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=t.length>1?`'(${t.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${Xe}
# Completion for ${Xe} in zsh: put it into a directory of $fpath as _${Xe}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function jp(){let e=fr().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${Xe} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Xe} in fish: put it into ~/.config/fish/completi\
ons/${Xe}.fish
${e.join(`
`)}
`}var ar=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function dd(e){
let t=[...sr,...cr].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let x=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,h=c!==void 0&&(i||l===u-1);return`\\fB${ar(
d)}\\fR${h?i?`[${x}]`:x:""}`}),a=r?`
${ar(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${ar(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${ar(e)}" "User Commands"
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
`}async function Yp(e,t){if(!Ba())return Qt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=t,p={sniff:i,locale:s,detect:!0};if(o)return Oa({...e,sniffing:p,json:r});
let x=l!==void 0||u!==void 0,h=d===void 0?void 0:Uo(e.to),E={...e,from:n==="auto"?da(p,x):n,unmappable:h?Je=>h(Je)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},m={isLending:!c&&!f&&!a&&!Kp(E.unmappable),newTranscoder(Je,Se){let{from:ct,
to:ft}=Je;return f?new er(ct,ft,Se):c?typeof ct=="number"?new Nn(ct,ft,Se):new Fn(ct,new Nn(0,ft,Se)):_t(ct,ft,m.isLending?
{...Se,take:Nr}:Se,"")},newFixer:a&&(()=>new jt(E.to))};if(!x)return es(E,m);let{skipUtf8:_=!1,keepBinary:J=!1,dryRun:ve=!1}=t,
Lt={suffix:l,directory:u,skipUTF8:_,keepBinary:J,dryRun:ve,findDeclarations:!a&&!E.quiet};return ha(E,Lt,(Je,Se=m)=>es({
...E,...Je},Se))}var Kp=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
