"use strict";var ir=Object.defineProperty;var nd=Object.getOwnPropertyDescriptor;var od=Object.getOwnPropertyNames;var rd=Object.prototype.hasOwnProperty;var id=(e,t)=>{for(var n in t)ir(e,n,{get:t[n],enumerable:!0})},sd=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of od(t))!rd.call(e,r)&&r!==n&&ir(e,r,{get:()=>t[r],enumerable:!(o=nd(t,r))||o.enumerable});return e};var cd=e=>sd(ir({},"__esModule",{value:!0}),e);var Mh={};id(Mh,{completionFor:()=>Qa,manual:()=>ed,runFully:()=>bh});module.exports=cd(Mh);var Cn="encoding-wasm";function Ki(){throw new Error("encoding-wasm: call instantiate() first.")}var Nn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function w(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var g=dd();function dd(){let e=Nn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var qi=w(()=>new Map(g.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),ld=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],He=e=>e<36&&e!==33,P=e=>e>0&&e<29,Rn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(g[e].name),ud=e=>ld.find(([t])=>e>=t)[1];function he(e){let t=qi();return t.get(e)??t.get(Ji(md(e)))}function Ee(e,t){
let n=he(e);if(n===void 0){let o=fr(e),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=ud(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Cn}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var pd=w(
()=>new Map(Array.from(qi(),([e,t])=>[Un(e),t]).reverse()));function fr(e){let t=Un(e),n=pd().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Un=e=>Ji(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),zi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Me(e){if(e[0]>=239)return zi.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Xi({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function bt(e){return zi.find(t=>t.encoding===e)?.bytes}function ge(e){return e===
0||e===37||e===38}function md(e){let t=0,n=e.length;for(;Vi(e[t]);)t+=1;for(;Vi(e[n-1]);)n-=1;return e.slice(t,n)}var Vi=e=>`\
	
\f\r `.includes(e);function Ji(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var Ln=(e,t)=>e?.prototype?.[t],Dn=e=>Ln(globalThis.Buffer,e),at=Dn("ucs2Slice"),Ft=Dn("ucs2Write"),ar=Dn("utf8Slice"),Ze=Dn(
"latin1Slice"),Zi=e=>globalThis[e],Qi=Zi("TextDecoder"),hd=Ln(Qi,"decode"),dr=Zi("TextEncoder"),xd=Ln(dr,"encode"),wd=Ln(
dr,"encodeInto");function K(e,t=!1,n=!0){let o=new Qi(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:hd})}function es(){let e=new dr;return Object.defineProperties(e,{encode:{value:xd},encodeInto:{value:wd}}),e}function U(e){
try{return e()}catch{return}}var _=()=>"InternalError"in globalThis,C=()=>"Bun"in globalThis,Te=()=>lr().includes("Chrom\
e/"),ee=()=>lr().includes("AppleWebKit/")&&!Te()&&!(te()>0);function lr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var se=()=>"Deno"in globalThis,J=()=>lr()==="Cloudflare-Workers",ve=()=>ee()||J(),te=()=>J()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),le=()=>te()<22,$n=e=>globalThis.process?.getBuiltinModule?.(e);function Mt(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var ur=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,ts=()=>Object.getPrototypeOf(Uint8Array.prototype),kn=e=>ur(ts(),
e),pr=e=>ur(DataView.prototype,e),gd=()=>ur(ArrayBuffer.prototype,"byteLength"),Pn=e=>ts()[e],Td=kn(Symbol.toStringTag),
Wn=kn("buffer"),mr=kn("byteOffset"),ns=kn("byteLength"),Od=Pn("includes"),Ad=Pn("set"),Id=Pn("slice"),Bd=Pn("subarray"),
bd=pr("buffer"),Fd=pr("byteOffset"),os=pr("byteLength"),rs=gd(),y=e=>ns.call(e);function xe(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:y(e)}var I=(e,t,n=y(e))=>new Uint8Array(Wn.call(e),mr.call(e)+t,n-t);function dt(e,t){
let n=new Uint8Array(y(e)+y(t));return z(n,e),z(n,t,y(e)),n}function Hn(e,t){let n=mr.call(e),o=t+(-(n+t)&3),r=Math.max(
0,y(e)-o)>>2,i=r>0?new Int32Array(Wn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var Oe=(e,t)=>I(e,0,Math.min(
t,y(e))),z=(e,t,n)=>Ad.call(e,t,n),is=(e,t)=>Od.call(e,t),Md=w(()=>_()?96:ee()?1024:1/0);function ce(e,t,n){if(n-t<=Md())
return Id.call(e,t,n);let o=new Uint8Array(n-t);return z(o,Bd.call(e,t,n)),o}function Qe(e,t,n){if(n>24)return ce(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function fe(e,t){if(t<=64)return!1;try{return rs.call(
Wn.call(e)),!1}catch{return!0}}var _d="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Ae(e,t,n=_d){
if(!ArrayBuffer.isView(e)&&hr(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function lt(e){if(ArrayBuffer.isView(e))return Cd(e);try{return new Uint8Array(e)}catch{return V}}var _t=e=>e instanceof
Uint8Array?e:lt(e);function Cd(e){try{return Td.call(e)===void 0?new Uint8Array(bd.call(e),Fd.call(e),os.call(e)):new Uint8Array(
Wn.call(e),mr.call(e),ns.call(e))}catch{return V}}var V=new Uint8Array;function hr(e){try{return rs.call(e)}catch{}try{return os.
call(new DataView(e))}catch{return}}function _e(e,t,n){ut(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function ut(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var Ce=e=>`${e}`;function ss(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function cs(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function xr(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=Ce(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function ls(e,t,n){let{memory:o}=e,r=vn(d=>Ld(d,n),o,t),i=vn($d,o,t);if(r&&i){let d=se()?1/0:64;return{...i,read:(l,u)=>(u<
128?r:i).read(l,u),write:(l,u)=>(l.length<d?r:i).write(l,u),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:se()?
r.writeBytes:void 0,mostByTable:512}}let s=wr(o);if(r)return _()?Dd(r,vn(as,o,t)):r;let c=i??vn(as,o,t)??s,f=i?18:15,a={
...c,read:(d,l)=>(l<=f?s:c).read(d,l),write:(d,l)=>(d.length<16?s:c).write(d,l)};return i?Rd(a,e,t):a}var Rd=(e,t,n)=>({
...e,readBytes(o,r,i){return t.look_up_bytes(i,r),e.read(n,r)},readPairs(o,r,i,s){let c=t.look_up_pairs(i,r,s);return c<
0?null:e.read(n,c)},readsInput:!0,mostByTable:512});function vn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),wr(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Ud="str\
ings";function Ld(e,t){let[n]=WebAssembly.Module.customSections(t,Ud),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function Dd(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function $d(e){let[t,n]=[at,Ft],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){z(a,new Uint8Array(
e.buffer,l,2*u),d),d+=2*u},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function as(e){let t=K("utf-16le"),{write:n,most:o}=wr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:n,most:o}}function wr(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Mt(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Gn,x,yr,us,ps,G,v={input:0,units:0,output:0},cn=0,jn={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function Ie(e,t){
jn.name=e,jn.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&ms(),B.isBusy=!0}function ms(){try{ys(),Gn??=Ss(xs(Ki())),Wd(
new WebAssembly.Instance(Gn),Gn)}catch(e){throw Es(e)}}function hs(e){try{ys(),Gn=Ss(xs(e))}catch(t){throw Es(t)}ms()}function xs(e){return Pd(e)?e:new WebAssembly.Module(e)}function Pd(e){try{return WebAssembly.Module.customSections(e,ws),
!0}catch{return!1}}var ws="encoding-wasm";function Ss(e){let[t]=WebAssembly.Module.customSections(e,ws),n=`${Cn} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Wd({exports:e},t){x=e,Sr=
WebAssembly.RuntimeError,v.input=x.input(),v.units=x.units(),v.output=x.output(),Ts(),G=ls(x,v.units,t),cn=Math.min(x.units_length(),
G.most),B.isBusy=!1}function ys(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAs\
sembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function Es(e){let{message:t}=e,
n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Hd(e))return new RangeError(
`encoding-wasm: ${gs} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var gs="no memory \
for WebAssembly; free some, and call again",Hd=e=>e instanceof RangeError&&/memory/i.test(e.message);function Nt(){return gr(),
yr}function Yn(){return gr(),us}function Er(){return gr(),ps}function gr(){yr[0]===void 0&&Ts()}function Ts(){let{buffer:e}=x.
memory;yr=new Uint8Array(e),us=new Uint8Array(e,v.input,65536),ps=new Int32Array(e,x.codec(),x.codec_length()>>2)}function Kn(e,t){
return Ie(e,-1),fn(t)}function fn(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw j(t)}}var Sr;function j(e){if(!B.
isBusy||!Sr||!(e instanceof Sr))return e;let t=g[jn.encoding]?.name,n=`${jn.name}${t?` of ${t}`:""} failed`;return vd()?
new RangeError(`encoding-wasm: ${n}: ${gs}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function vd(){try{return x.memory.grow(32),
!1}catch{return!0}}function ne(e=null){let t=Er();return Fs(t,e??new Int32Array(t.length))}function Vn(){return x.held()!==0?ne():(B.newCodec=
an,null)}var Tr=e=>Fs(e,Er());function Fs(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Be(e,t){Ms(e,t)||(Ie(
"decoding",e),t?Tr(t):x.new_decoder(e),an=e===33||e===36?NaN:e)}var an=NaN;function Ms(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function qn(e,t){Ms(~e,t)||(Ie("encoding",e),t?Tr(t):x.new_encoder(e),an=~e)}function Or(e,t,n,o){
Ie("transcoding",e),o?Tr(o):x.new_transcoder(e,t,+n)}function _s(e,t){x.set_source_encoding(e,+t),B.isBusy=!1}function mt(e){
let t=y(e),n=x.alloc(t)>>>0;return z(Nt(),e,n),[n,t]}var Vd=w(()=>Uint8Array.from(Nn,e=>e.charCodeAt(0))),Os,Ar=e=>Kn("s\
niffing",()=>(Os!==x&&x.give_labels(...mt(Vd())),Os=x,e())),Ir=(e,t,...n)=>Ar(()=>x.sniff_html(...mt(e),t,...n)),Cs=(e,t,n)=>Ar(
()=>x.sniff_xml(...mt(e),t,n));function Ns(e,t){let n=Ar(()=>x.find_declared_label(...mt(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Rs=(e,t)=>Kn("sniffing",()=>x.default_for(...mt(e),t)),Us=()=>Ie("detection",-1);function Ls(e,t){
try{x.feed_detector(...mt(e),+t)}catch(n){throw j(n)}}var Ds=(e,t,n,o)=>fn(()=>{let r=f=>f?mt(f):[0,0],i=x.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=x.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Ge(e,t,n,o,r){nt(e,t),B.isBusy=!0;let i=x.decode_block(t,n,+o,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=
an),Qn(i)}function $s(e,t){let n=y(e);nt(e,n),B.isBusy=!0;let o=x.decode_block(n,0,2,+t);return B.isBusy=!1,Qn(o)}var tt={
encoding:-1,source:0,most:0,owner:void 0};function zn(e,t,n){if(tt.encoding!==e||tt.owner!==x||B.isBusy){try{Ie("decodin\
g",e),tt.owner=x;let r=G.readBytes?x.byte_table(e):0;tt.source=G.readsInput?e:r,tt.most=r===0?0:!Rn(e)&&G.mostByTable||1/0,
tt.encoding=e}catch(r){throw j(r)}B.isBusy=!1}if(n>tt.most)return;if(n<=65536)return nt(t,n),As(n);if(G.most>cn)return;let o="";
for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);nt(I(t,r,r+i),i),o=ht(o,As(i))}return o}function dn(e,t,n,o){return Kn(
"decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(4*r,65536,t-i)),nt(r===t?e:I(e,i,i+r),r),
!x.is_free_of(r,n,o))return!1;return!0})}function Br(e,t){let n=-1,o,r;function i(s){try{return Ie(e,s),n=s,r=x,o=t(s),B.
isBusy=!1,o}catch(c){throw j(c)}}return s=>s===n&&r===x&&!B.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Xn=Br("encoding",e=>{
let t=x.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=x.memory;return P(e)?new Uint8Array(n,t,16384):new Uint16Array(n,
t,65536)}),ks=Br("encoding",e=>{let t=x.unit_table(e)>>>0,n=new Uint8Array(65536);return z(n,new Uint8Array(x.memory.buffer,
t,16384)),n}),Ut=Br("decoding",e=>{let t=P(e),n=(!t?x.pair_table(e):x.byte_table(e))>>>0;return n>0?new Uint16Array(x.memory.
buffer,n,t?256:65536):void 0}),As=e=>G.readBytes(v.input,e,tt.source);function ht(e,t){try{return e+t}catch(n){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}
var Ps=e=>e+65536+3<=cn,Ws=e=>e>cn&&e<268435456?G.collect?.(e+3):void 0,Jn=()=>v.units,Hs=()=>Nt()[v.units]|Nt()[v.units+
1]<<8,Lt=(e,t)=>G.read(v.units+2*e,t-e),ln=(e,t,n,o=0)=>G.write(e.slice(t,n),v.units+2*o);function vs(e,t){if(!B.isBusy&&
!G.writeBytes)return;Ie("encoding",t);let n=G.writeBytes?.(e,v.output,x.unit_table(t));return B.isBusy=!1,n===e.length?xt(
n):void 0}function Zn(e,t,n,o){B.isBusy=!0;let r=x.encode_block(e,t,n,+o);return B.isBusy=!1,o&&r>=0&&q.finished()&&(B.newCodec=
an),Qn(r)}var F={none:0,source:1,result:2};function Gs(e,t,n,o){let r=y(e);nt(e,r),B.isBusy=!0;let i=x.transcode_block(r,
+t,n,o);return B.isBusy=!1,Qn(i)}function nt(e,t){let n=Yn();if(t>8)try{z(n,e)}catch{z(n,I(e,0,t))}else for(let o=0;o<t;o++)
n[o]=e[o]}function Qn(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
return e}var xt=e=>Qe(Nt(),v.output,e),br=e=>Nt().subarray(v.output,v.output+e),q={finished:()=>x.finished()!==0,read:()=>x.
read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.start(),length:()=>x.length()},je={malformed:()=>x.
replaced(),firstMalformed:()=>x.first_replaced(),unmappable:()=>x.unmapped(),firstUnmappable:()=>x.first_unmapped(),codePoint:()=>x.
unmapped_code_point()};var Y=new Uint8Array(256);function St(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return js(Y,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return js(n,o,e);n[o]=r}return n}function js(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)Y[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)Y[r++]=s;else if(s<2048)Y[r++]=
192|s>>6,Y[r++]=128|s&63;else if(!wt(s))Y[r++]=224|s>>12,Y[r++]=128|s>>6&63,Y[r++]=128|s&63;else{let c=Zd(n,i);c>=65536&&
(i+=1),r=Qd(c,Y,r)}}return Qe(Y,0,r)}var Vs=w(()=>Ft||_()||ee()?96:J()?1024:128),Cr=w(()=>ve()||_()||C()?65536:128),zd=w(
()=>new Uint8Array(2*Cr()));function qs(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}var Xd=w(J);function zs(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+
3)],o[r+4]=t[e.charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<
n;r++)o[r]=t[e.charCodeAt(r)];return(Xd()?dn(o,n,0,255):!is(o,0))?o:void 0}function Xs(e,t){let{length:n}=e,o=2*n<=256?Y:
zd(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return Qe(o,0,r)}var Jd=e=>e===14||e===15||e===27;function Js(e,t){let{length:n}=e,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,Y[o]=27,Y[o+1]=r?36:40,Y[o+
2]=66,o+=3),r){if(!(c>=41216))return;Y[o]=c>>8&127,Y[o+1]=c&127,o+=2}else{if(Jd(s))return;Y[o]=c,i<n&&(o+=1)}}return Qe(
Y,0,o)}var wt=e=>(e&63488)===55296;function Zd(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Nr=e=>e<128?1:e<2048?2:e<65536?3:4;function Qd(e,t,n){if(e<128)return t[n]=e,n+1;let o=Nr(e);for(let r=o-
1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Zs=new Uint8Array(128),Re=el(
Zs);function el(e){return new Uint16Array(e.buffer)}var to=w(()=>mn()?0:18),tl=w(()=>le()?54:se()||!(te()>=22||ve())?64:
32),nl=w(()=>ee()?64:32),ol=w(()=>ee()?36:18),no=(e,t)=>(e[0]&e[t>>1])>=128;function Qs(e,t,n){return n?t<=8:t<=ol()||t<=
nl()&&(no(e,t)||so())}var oo=(e,t)=>t<=18||t<=64&&no(e,t)&&t<=tl(),ue={length:0,bytes:0};function $t(e,t,n,o){if(e[0]<128&&
mn())return Ur(e,t)?Ze.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224;if(!(f>=
194&&f<240&&s+(a?2:3)<=t))return Fr(e,s,t,n,o,r);let l=e[i++]^128,u=a?0:e[i++]^128;if(c=a?(f&31)<<6|l:(f&15)<<12|l<<6|u,
(l|u)>=64||!a&&(c<2048||wt(c)||c===65279))return Fr(e,s,t,n,o,r)}Re[r++]=c}return pn(r)}function ec(e,t,n){if(t%2>0)return;
let o=0;for(let r=0;r<t;r+=2){let i=n?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(wt(i))return;Re[o++]=i}return pn(o)}function Fr(e,t,n,o,r,i){
let s=Rr();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===
224?160:f===240?144:128,p=f===237?159:f===244?143:191,h=f,m=0;for(;m<a&&c<n;m++,c++){let E=e[c];if(E<u||E>p)break;h|=E<<
8*(m+1),u=128,p=191,d=d<<6|E&63}if(m<a){if(c===n&&!o){if(f===239)return;tc(h,1+m);break}l=!0}if(l&&r||(l&&(d=65533),d===
65279))return;d>65535&&(Re[i++]=55232+(d>>10),d=56320|d&1023),Re[i++]=d}return pn(i)}function ro(e,t,n,o){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=Ut(o),!r)return;if(a=r[f],wt(a)){if(s<t)a=r[f|e[s++]<<8];else if(!n&&io(f,o))
break;if(wt(a))return rl(e,c,t,n,i,o,r)}}Re[i++]=a}return pn(i)}function rl(e,t,n,o,r,i,s){let c=Rr();for(let f=t;f<n&&r<=
c;){let a=e[f++],d=a<128?a:s[a];if(wt(d)){if(f===n&&!o&&io(a,i))break;let l=f<n?e[f]:0;if(d=s[a|l<<8],!wt(d))f+=1;else if(sl(
d))d=65533;else{let p=f+2<n&&i<=30?il(a,l,e[f+1],e[f+2]):0;if(p===0)return;Re[r++]=55232+(p>>10),d=56320|p&1023,f+=3}}Re[r++]=
d}return pn(r)}function il(e,t,n,o){let r=t>=48&&t<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(n-129))*
10+(o-48);return r&&i>=189e3&&i<1237576?65536+i-189e3:0}var sl=e=>e>=57088&&e<=57216;function un(e,t){for(let n=1;n<=3&&
n<=t;n++){let o=e[t-n];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>n?t-n:t}return t}function kt(e,t,n){return ue.
length=0,Fr(e,t,n,!1,!0,0)===""}function io(e,t){let n=t!==32||e<144||e>160;return n&&tc(e,1),n}function tc(e,t){ue.length=
t,ue.bytes=e}function pn(e){if(e<3||e<=18&&!mn())return Mt(Re,0,e);if(so())return at.call(Zs,0,2*e);if(!(e>Rr()))return Mt(
Re,0,18)+Mt(Re,18,e-18)}var Rr=w(()=>so()?1/0:36),mn=w(()=>C()&&so()),so=w(()=>U(cl)===!0);function cl(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(at)==="a\uFEFF\uD83D"&&t(Ze)==="a\0\xFF\xFE=\xD8"}
function Ur(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function we(e,t){let n=Math.ceil(t/8);for(let o=0;o<
t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var ic=6,yt,sc=!1;function cc(){yt=null,yt=U(dl)??null,sc=yt!==null&&(_()||C()),_()&&(ic=32)}var al=e=>e.length<=6||e.length<=
ic&&e.charCodeAt(0)<128;function dl(){let e=es(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",
r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...St(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}
function ll(e){try{return yt?.encode(e)}catch{return}}function ul(e,t){yt===void 0&&cc();try{return yt?.encodeInto(e,t)}catch{
return}}function co(e){return al(e)?St(e):(yt===void 0&&cc(),pl(e)??ll(e))}function pl(e){let{length:t}=e;if(!sc){if(t<=
21)return St(e);if(t<=64&&ml()){let n=(hl()||xl(e)<=64)&&nc(Y,e);if(n)return n}return t<=65536&&Sl(e)?nc(wl(),e):void 0}}
var ml=w(()=>!se()),hl=w(()=>Te()||J()),xl=e=>e.length*Nr(fc(e))*.75;function nc(e,t){let n=ul(t,e);return n?.read===t.length?
Qe(e,0,n.written):void 0}var wl=w(()=>new Uint8Array(3*65536));function Sl(e){let{latin1:t,other:n}=yl();return e.length>=
n&&(e.length>=t||fc(e)>=256)}var yl=w(()=>se()?{latin1:1/0,other:1024}:te()<26?{latin1:512,other:256}:{latin1:1/0,other:1/0});
function fc(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}var gl=w(()=>C()?32:te()>0?48:_()?400:Te()?1024:1/0),Lr=0;function Dr(e,t){let{length:n}=e;if(n<gl()||!He(t)||!Tl(e))return;
if(Lr>0){Lr-=1;return}let o=co(e);if(o&&y(o)===n)return o;Lr=15}var ac=e=>Math.max(8,e>>4);function Tl(e){let{length:t}=e,
n=ac(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function dc(e){let{length:t}=e,n=ac(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var ae=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ao=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,lc=Symbol.for("encoding-wasm.UnmappableError"),Le=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${ao(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&lc in o}[lc](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var kr=["fatal","html","replacement"],Bl=w(()=>C()||_());function hc(e,t){let{length:n}=e,o=n<32?void 0:Dr(e,t);if(o)return o;
let r=P(t);if(n>64&&n>(r?Vs():Cr()))return;if(r)return qs(e,Xn(t));if(t===33)return n<=48?Js(e,Xn(32)):void 0;if(!!0||n>
512&&Bl()&&dc(e))return;let i=Xn(t);return i&&Xs(e,i)}var xc=w(()=>C()||_()||ee()||J()&&!Ft);function wc(e,t){return xc()?
zs(e,ks(t)):vs(e,t)}function mc(e,t){return hc(e,t)??(P(t)?wc(e,t):void 0)}var Pr=()=>"",rt=class{encoding;unmappable;#e;#t=null;#n=0;#o=V;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return g[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:kr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?co(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=mc(t,this.encoding);if(o)return o;qn(this.encoding,
null),ln(t,0,t.length);let r=Zn(0,t.length,this.#i,!0);return r===-2||!q.finished()?void 0:xt(r)}catch(o){throw j(o)}}#c(t){
let n=P(this.encoding)&&this.unmappable==="fatal"&&xc(),o=()=>n?wc(t,this.encoding):void 0;return Dr(t,this.encoding)??U(
o)}#f(t,n){let o=new oe;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Le(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=V,this.#t=null,this.#n=0);let f=this.#e,a=this.#i,d=f===Pr,l=f&&!d?2048:65536,
u=f&&this.encoding===33?new $r(c,o):void 0,p=u?S=>u.add(S):o,h=u?S=>u.addUnchanged(S):o,m=0,E=null;try{if(!s)for(;m+65536<
t.length;m+=65536){let S=mc(t.slice(m,m+65536),this.encoding);if(!S)break;o(S)}for(qn(this.encoding,s);m===0||m<t.length;m+=
l){let S=Math.min(m+l,t.length);ln(t,m,S);let T=S===t.length;for(let R=0,me=!1;!me;){let Bt=Zn(R,S-m,a,n&&T);p(xt(Bt===-2?
q.written():Bt));let Xe=i+m+R+q.start();if(R+=q.read(),me=Bt!==-2&&q.finished(),Bt!==-2||d)continue;let Se=q.codePoint();
if(f){E=ne(E);let{count:ct}=B,ft=()=>this.locate(Xe),_n=f(Se,ft);B.count!==ct&&(qn(this.encoding,E),ln(t,m,S));let Yi=td=>{
throw new Le(td,ft(),this.name)};typeof _n=="string"?bl(_n,p,Yi):_n?h(_n):Yi(Se)}else r(Se,Xe)}}}catch(S){throw j(S)}if(n){
u&&o(u.held);return}u&&(this.#o=u.held),this.#t=this.#r(t)?null:ne(),this.#n=i+t.length}};function bl(e,t,n){let o=ss(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);ln(o,r,i,2048);let s=Zn(2048,2048+i-r,0,!1);s===-2&&n(q.
codePoint()),t(xt(s))}}var $r=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=y(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(ce(t,0,o)),this.held=ce(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=V,this.#e(t)}},oe=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=y(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);z(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){z(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?ce(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=Fl(this.#n),o=0;return this.forEach(r=>{z(
n,r,o),o+=y(r)}),n}};function Fl(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function Sc(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=Ee(e,t);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return yc(o,e,t)}function yc(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Wt=class{#e;#t;#n=new oe;#o=!1;constructor(t){this.#e=t,this.#t=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#t?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new oe;let n=Me(t)?.bytes.length??0,o=this.#r(I(t,n,Math.min(y(t),n+4096*this.#t)));if(!Wr(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=Ns(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...I(o,f,f+a));
he(d)!==this.#e&&(r.push(I(t,i,n+f*this.#t),this.#i(g[this.#e].name)),i=n+(f+a)*this.#t)}return[...r,I(t,i)]}#r(t){if(this.#t===
1)return t;let n=new Uint8Array(y(t)>>1),[o,r]=this.#e===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#t),o=this.#e===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#t+
o]=t.charCodeAt(r);return n}};function Wr(e){let t=0;for(;t<y(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var vr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;bufferDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#n=0;#o=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=P(t)&&!n}accept(t){U(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#r(t))}#r({newDecoder:t,quicken:n,canFail:o,
most:r}){this.bufferDecoder??=t(this.fatal,this.ignoreBOM),this.decoder??=n?.(this.bufferDecoder)??this.bufferDecoder,this.#o=
this.fatal&&o&&!this.decoder.fatal,this.most=r,this.mostAtOnce=this.#o?-1:r}pause(){this.most=-1,this.mostAtOnce=-1,this.
takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0,this.bufferDecoder=this.decoder}reconsider(t,n){
let o=this.#t;this.#n>0?this.#n-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(t){try{let{byteLength:n}=t;
if(n<this.#e||n>this.mostAtOnce)return;let o=this.bufferDecoder.decode(t);return this.onlyASCII?o.length!==n&&this.pause():
this.takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&fe(t,n)))
try{let o=this.decoder.decode(t),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&
this.pause(),r?void 0:o}catch{this.pauseLong();return}}},Ec=[],Gr=[];function uo(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Gr[o];
if(r)return r;let i=new vr(e,t,n);Gr[o]=i;let s=Ec[e];return s&&i.accept(s),i}function Ht(e,t){Ec[e]=t;for(let n=0;n<4;n++)
Gr[4*e+n]?.accept(t)}var re=new Uint8Array(512),jr=[];function Yr(e){return jr[e]??=I(re,0,e),jr[e]}function gc(e,t,n){return t>re.length?I(e,
0,n):(e!==jr[t]&&z(re,e),Yr(n))}function Tc(){let{StringDecoder:e}=$n("node:string_decoder"),t=new e("utf-8"),{write:n,end:o}=t,r=Object.getOwnPropertyDescriptor(
e.prototype,"lastNeed");return Object.defineProperties(t,{write:{value:n},end:{value:o},lastNeed:{...r}}),i=>{if(!(i[i.length-
1]<128))return;let s=t.write(i);if(t.lastNeed===0)return s;t.end()}}function Kr(e,t){let{fromCharCode:n}=String,o=e[0];switch(t){case 1:return o<128?n(o):void 0;case 2:{let r=e[1];return(o|
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
l=e[8],u=e[9],p=e[10],h=e[11],m=e[12],E=e[13];return(o|r|i|s|c|f|a|d|l|u|p|h|m|E)<128?n(o,r,i,s,c,f,a,d,l,u,p,h,m,E):void 0}case 15:{
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],d=e[7],l=e[8],u=e[9],p=e[10],h=e[11],m=e[12],E=e[13],S=e[14];return(o|r|i|
s|c|f|a|d|l|u|p|h|m|E|S)<128?n(o,r,i,s,c,f,a,d,l,u,p,h,m,E,S):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],a=e[6],
d=e[7],l=e[8],u=e[9],p=e[10],h=e[11],m=e[12],E=e[13],S=e[14],T=e[15];return(o|r|i|s|c|f|a|d|l|u|p|h|m|E|S|T)<128?n(o,r,i,
s,c,f,a,d,l,u,p,h,m,E,S,T):void 0}}}function Vr(e,t,n){let{fromCharCode:o}=String;switch(t){case 1:return o(n[e[0]]);case 2:
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
n[e[2]],n[e[3]],n[e[4]],n[e[5]],n[e[6]],n[e[7]],n[e[8]],n[e[9]],n[e[10]],n[e[11]],n[e[12]],n[e[13]],n[e[14]],n[e[15]])}}var mo=w(()=>U(Dl)),vt=w(()=>U($l)),Rl=w(()=>U(ql)),Ul=w(()=>U(zl));function Ac(e,t,n){let o=Ic(e);if(!(!o||n<24||fe(t,n))&&
!(e===0&&bc(t,n)))return o.takes?.(t,n)===!1?void 0:o}function Ic(e){return e===0?vt():e===38?Rl():e===37?Ul():void 0}function Zr(e,t,n,o){
if(ue.length=0,o&&t>8192||t>1024&&(fe(e,t)||bc(e,t)))return;let r=vt();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=un(
e,t);if(!(i<t&&(n||!kt(e,i,t))))try{let s=i===t||r.decodesStart&&!o?e:gc(e,t,i),c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&c!==void 0&&ho(s,i,c),c}catch{return}}function Bc(e,t,n){let o=Ic(e);if(!(n%2>0||!o?.takes?.(t,n)||fe(
t,n)))return o.decode(t,!0)}function bc(e,t){if(t<8192||Ll())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var Ll=w(ee);function Dl(){let{isAscii:e}=$n("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function $l(){let e=le(),t=e?mo():void 0;if(e&&!t)return;
let n=K("utf-8"),o=U(vl),r=T=>n.decode(T),i=Pl()?U(Tc):void 0,s=jl(r,i),c=Hl(s,o),f=t&&((T,R)=>we(T,R)&&t(T)),a=f??(Te()?
Yl:J()?Vl:void 0),d=f?(T,R)=>R>256?f(T,R):Nc(T,R)&&!(R>54&&no(T,R)):a,l=Uint8Array.of(...Fc,..._c.flat()),u=`${Mc}${"\uFFFD".
repeat(9)}a\uFFFDa\uFFFD`,p=Uint8Array.of(97,127),h=s(l,l.length)===u&&s(Uint8Array.of(...l,97),l.length+1)===`${u}a`&&r(
l)===u&&n.decode(l.buffer)===u&&s(p,2)==="a\x7F"&&qr(T=>c(T,T.length)),m=Ze;if(!h||t&&m.call(p)!=="a\x7F")return;let E=(T,R)=>K(
"utf-8",T&&o!==void 0,R),S=i&&(T=>Wl(T,i));return Ht(0,{newDecoder:E,quicken:S,isRight(T,R){let me=E(T,R);return Oc(me)&&
(!S||Oc(S(me)))},canFail:!0,...kl(i!==void 0)}),{decode(T,R){try{return t?m.call(T):(R?c:r)(T,y(T))}catch{return}},decodeQuickly:s,
decodesStart:Cc(),decodeOrFail:c,takesQuickly:d,takes:a,completeLength:un}}function kl(e){return C()?Et(1):se()?{...Et(257),
leastBeyondASCII:65,leastOfBuffer:8192}:le()?{...Et(19),most:2048,onlyASCII:!0}:Te()?{...Et(48),leastOfBuffer:48,onlyASCII:!0}:
J()?{...Et(33),most:1023}:e?{...Et(17),leastBeyondASCII:33}:Et(te()>0?512:33)}var Et=e=>({leastOfASCII:e,leastBeyondASCII:e,
leastOfBuffer:1,most:8191,onlyASCII:!1}),Pl=()=>le()||te()>=26&&!se()&&!C();function Wl(e,t){let{fatal:n,ignoreBOM:o}=e;
return{fatal:n,ignoreBOM:o,decode(r){let i=n&&r.length>256?void 0:t(r);return i===void 0||n&&i.includes("\uFFFD")||!o&&i.
charCodeAt(0)===65279?e.decode(r):i}}}function Hl(e,t){let n=Gl(e);return t?C()||ve()?o=>t.decode(o):te()>0?(o,r)=>r>256&&
we(o,r)?t.decode(o):n(o,r):n:n}function vl(){let e=K("utf-8",!0);return qr(n=>e.decode(n))&&qr(({buffer:n})=>e.decode(n))&&
!se()?e:void 0}var Oc=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...St("\uFEFF"),
...St(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:t)}),qr=e=>e(Uint8Array.from(Fc))===Mc&&_c.every(t=>U(()=>e(Uint8Array.
from(t)))===void 0),Fc=[239,187,191,97,230,188,162,240,159,146,169],Mc="\uFEFFa\u6F22\u{1F4A9}",_c=[[192,128],[237,160,128],
[244,144,128,128,97],[240,159,146,97],[230,188]],Gl=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function jl(e,t){
let[n,o]=[ar,Ze];return le()?(r,i)=>i>256?o.call(r):t?.(r)??n.call(r,0,i):t?(r,i)=>(i<8192?t(r):void 0)??n.call(r,0,i):Cc()?
(r,i)=>n.call(r,0,i):!n||!se()?e:(r,i)=>Nc(r,i)?n.call(r):e(r)}var Cc=()=>ar!==void 0&&te()>0&&!se()&&!C(),Nc=(e,t)=>t<=
64||t<=256&&we(e,t);function Yl(e,t){if(t<64)return!1;if(we(e,t))return!0;if(t<256)return!1;let n=0,o=0,r=0,i=Math.ceil(
t/16);for(let s=0;s<t;s+=i){let c=e[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>8||t>=768&&
r===0&&n>=3*o}var Kl=w(J),zr=0;function ho(e,t,n){t<1024||!Kl()||!we(e,t)||(zr=n.length===t?0:zr+1)}function Vl(e,t){if(t<
1024)return!0;if(we(e,t))return zr<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);
return n<3}function ql(){return _()||ve()?Rc(!1):Xl()}function zl(){return _()?Rc(!0):void 0}function Xl(){let e=at,t="\uFEFF\
a\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==
t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=le()?512:1/0;return Uc(!1,(i,s)=>s<=o||we(i,s)&&mo()?.(i)===!0,(i,s)=>{
let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Rc(e){let t=K(e?"utf-16be":
"utf-16le"),o=[65279,55357,28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")
return Uc(e,()=>!0,(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var Uc=(e,t,n)=>({takes:t,decode(o,r){
try{return n(o,r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var Q={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Qr=1;function xo(e,t,n,o){return t>=
Qr?Jl(e,t,n,o):void 0}function Jl(e,t,n,o){if((Q.encoding!==o||Q.owner!==x||B.isBusy)&&!Zl(o)||t>Q.most&&(t>Q.mostBeyondASCII||
we(e,t)))return;nt(e,t);let{readBytes:r,readPairs:i}=G;if(!!0||!Q.isOfPairs)return r(v.input,t,Q.source);let{piece:s}=Q,
c=i(v.input,t,Q.source,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=Yn();if(c.length===s){let d=f[t],l=i(v.input+t-
d,d,Q.source,+!n,s);if(l===null)return;c+=l}return f[t]===0||io(f[t-1],o)?c:void 0}function Zl(e){return B.isBusy?!1:G.readPairs?
(Ie("decoding",e),fn(()=>{let t=P(e);Q.isOfPairs=!t;let n=t?x.byte_table(e):x.pair_table(e);Q.source=G.readsInput?e:n;let o=xn(
e);return Qr=o.least,Q.piece=o.piece,Q.most=n>0?o.any:0,Q.mostBeyondASCII=n>0?o.beyondASCII:0,Q.owner=x,Q.encoding=e,!0})):
(Qr=1/0,!1)}var Ql=w(()=>{let e=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!G.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(_()){let n={...e(72),piece:G.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:n}}if(G.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(le()?18:256),multi:n}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(C()?0:256),single:e(256),multi:t}});function xn(e){let{windows1252:t,
single:n,multi:o}=Ql();return e===21?t:P(e)?n:o}var ni=w(()=>C()?0:ve()||le()?8:Te()?352:18),eu=w(C);function $c(e,t,n){if(n>64)return we(t,n)?tu(e,t,n):void 0;if(n<=to()||
(t[n>>1]|t[n-1])>=128||!Ur(t,n))return;let o=go();return o?o.call(t,0,n):zn(e,t,n)}function tu(e,t,n){let o=go(),r=P(e);
if(!(n<512&&(r||!o))&&!(e===21&&So>0)&&!(r&&vc(e))&&!fe(t,n))try{return mo()?.(t)??dn(t,n,128,128)?o?o.call(t):vt()?.decodeQuickly(
t,n):void 0}catch{return}}var wo=[],ei=[];function kc(e,t,n){if(!(ei[e]===null||n<=ni())&&!(n>=512&&n>Wc(e)))return ei[e]??=
iu(e),Eo(ei[e],t,n)}function Pc(e,t,n){return n<512?(eu()?ti(e,t,n):void 0)??zn(e,t,n)??ti(e,t,n)??Lc(e,t,n):ti(e,t,n)??
(fu(e)?Lc(e,t,n):void 0)??zn(e,t,n)}var So=0,nu=w(()=>oi()?8192:512),ou=e=>So>0&&e<nu();function ti(e,t,n){let o=go();if(!o||
e!==21)return;if(ou(n)){So-=1;return}let r=cu(t,n);if(So=r?0:15,!!r&&!fe(t,n))try{return o.call(t)}catch{return}}var Lc=(e,t,n)=>Eo(
Hc(e),t,n);function Eo(e,t,n){if(!(!e||n>1024&&fe(t,n)))try{return e.decode(t)}catch{return}}var ru=w(()=>C()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Wc(e){if(vc(e))return 8192;let{windows1252:t,other:n}=ru();return e===
21?t:n}function iu(e){let t=uu(e)?Hc(e):null;if(t){let n=yo(e,wn()).includes("\uFFFD"),o=Math.max(ni(),xn(e).any)+1;Ht(e,
{newDecoder:r=>r&&n?K(g[e].name,!0):t,isRight:r=>!(r&&n)||mu(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:_()?
1:ni()+1,most:Wc(e),onlyASCII:!1})}return t}function Hc(e){return wo[e]===void 0&&(wo[e]=null,wo[e]=U(()=>pu(e))??null),
wo[e]}var go=w(()=>U(su));function su(){let e=Ze,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function cu(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||dn(e,
t,128,224)}var fu=e=>e===21?oi():au()||du()&&Rn(e),vc=e=>!go()&&(e===21?oi():lu()),au=w(()=>_()||ee()),du=w(()=>J()||C()),
lu=w(_),oi=w(()=>_()||C()||!(te()>0)),uu=e=>_()||C()||ve()||le()||Te()&&e===21,wn=()=>Uint8Array.from({length:256},(e,t)=>t);
function yo(e,t){let n=Ut(e);return String.fromCharCode(...Array.from(t,o=>n[o]))}function pu(e){let t=K(g[e].name),n=r=>t.
decode(r)===yo(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);return wn().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function mu(e){
let t=yo(e,wn()),n=wn().filter(f=>t[f]!=="\uFFFD"),o=K(g[e].name,!0),r=f=>U(()=>o.decode(f)),i=f=>r(f)===yo(e,f),s=Uint8Array.
from({length:4096},(f,a)=>n[a%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
wn().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}var Gc;function ii(e,t,n){return Gc??=hu(),Gc(e,t,n)}function hu(){let e=vt(),t=!(e&&C());return(n,o,r)=>{if(t&&oo(n,o)){
let i=(o<=16&&n[0]<128?Kr(n,o):void 0)??$t(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?
e?.decodeOrFail(n,o):e?.decodeQuickly(n,o)}catch{return}}}var ri=[];function jc(e,t,n){if(mn())return;let o=ri[n];if(o)return Vr(
e,t,o);let r=e[0]<128?Kr(e,t):void 0;if(r!==void 0||!P(n))return r;let i=Ut(n);if(i)return ri[n]=new Uint16Array(i),Vr(e,
t,ri[n])}function gt(e,t,n,o=!1){try{Be(e,null);let r=Ge(t,n,0,o,!0);return r<0?void 0:Lt(0,r)}catch(r){throw j(r)}}function Yc(e,t,n,o){
ue.length=0;let r=n?t:un(e,t);return r===t||kt(e,r,t)?gt(0,e,r,o):void 0}var To=w(()=>_()?{any:2048,markup:1/0,leastInStream:16}:J()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:C()?2048:
ee()?112:0,leastInStream:40}),ci=()=>To().markup>0,Kc=(e,t)=>t>=To().leastInStream&&zc(e,t),yu=w(()=>ci()?1/0:33),Vc=(e,t,n)=>e>=
29&&e<36&&n>=yu()&&t[0]>=128,fi=[],qc=(e,t,n)=>zc(t,n)&&Oo(e,n)?Eo(fi[e],t,n):void 0;function zc(e,t){let{any:n,markup:o}=To();
return t<=n||t<=o&&Eu(e,t)}function Oo(e,t){return fi[e]?!0:(gu(e,t),!1)}function Eu(e,t){if((e[1]&e[t>>1])>=128)return!1;
let n=0,o=Math.ceil(t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var Sn=[];function gu(e,t){Sn[e]===void 0&&
(Sn[e]=U(()=>Bu(e))??null);let n=Sn[e];n&&(n.credit+=Math.min(t/64,1)+t/1024,!(n.credit<128)&&(n.credit=0,Sn[e]=null,U(()=>{
let{value:o}=n.sequences.next();o?n.decoder.decode(o)===gt(e,o,y(o))&&(Sn[e]=n):Tu(e,n.decoder)})))}function Tu(e,t){fi[e]=
t;let{any:n,piece:o}=xn(e);Ht(e,{newDecoder:r=>r?K(g[e].name,!0):t,isRight:r=>!r||Ou(e),canFail:!0,leastOfASCII:Math.max(
18,Math.min(n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,most:To().any,onlyASCII:!1})}var Ou=e=>Au.every(t=>Iu.
every(n=>{let o=K(g[e].name,!0),r=Uint8Array.of(97,t,...n);return U(()=>o.decode(r))===gt(e,r,r.length,!0)})),Au=[128,129,
142,143,161,224,255],Iu=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],
Bu=e=>({decoder:K(g[e].name),sequences:Fu(e),credit:0}),bu=[[239,187,191],[254,255],[255,254],[132,49,149,51]],si=[10,164,
162];function*Fu(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of bu)yield Uint8Array.of(...i,...si);for(let i=128;i<=
255;i++)yield Tt([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Tt([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=
132;i++)for(let s=48;s<=57;s++)yield Tt([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield Tt([i,Math.min(i+7,254)],n,r,n);
yield Tt([227,227],[50,50],o,n),yield Tt([129,129],[48,48],t),yield Tt([129,129],[48,48],r,t)}}function Tt(...e){let t=e.
map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+si.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;
for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(si,s*o+e.length)}let i=(n-1)*o;return r.
copyWithin(i+o,i,i+e.length-1),r}var pe=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=
n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){
let r=xe(t);if(!this.#e){if(this.#o&&this.#n===0&&this.encoding===0&&r<=256&&t[r-1]<128){let s=ii(t,r,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#r+=r,s}let i=this.#n===0?this.#c(t,r,n):this.#m(t,r,n);if(i!==void 0)return n||
this.#S(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?ii(t,n,this.fatal)??gt(r,t,n,this.fatal):Zr(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):
s}else{let s=n>0?Xc(t,n,!0,r):void 0,f=s===void 0&&!(i&&Vc(r,t,n))?this.#f(t,n,!0):this.#a(s);if(f!==void 0)return f;let a=i&&
!ge(r)?gt(r,t,n,this.fatal):void 0;if(a!==void 0)return a}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let d=this.#l(
t,n,o,r);if(d!==void 0)return d;let l=this.#n+n;if(n>0&&l<=re.length)return this.#y(t,l,o,r);this.#E()}let i=this.#e,s=this.#o,
c=this.#r,f="";try{f=this.#g(t,n,o)??this.#h(t,n,o)}catch(d){throw this.#e=i,this.#o=s,this.#r=c,j(d)}let a=this.#i;if(a)
throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;ue.length=
0;let i=n>0&&r!==0?Xc(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#a(i)}#f(t,n,o){let{encoding:r}=this;if(n===
0)return"";if(r===0){let c=oo(t,n)?$t(t,n,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#p(t,n,o))}if(r===38||r===
37){let c=n<=36?ec(t,n,r===37):Bc(r,t,n);return this.#d(c)}if(!He(r))return;let i=P(r),s=!i&&n<=(t[0]<128?to():18)?ro(t,
n,o,r):_u(r,i,t,n,o);return this.#a(s)}#p(t,n,o){return Zr(t,n,o,this.fatal)??(n<=256?Yc(t,n,o,this.fatal):void 0)}#a(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#m(t,n,o){let r=this.#n+n;if(!(n===0||r>re.length))return ue.length=0,n>16?this.#u(t,r,o):(this.#x(
t,r),this.encoding===0?$t(re,r,o,this.fatal):this.#a(xo(re,r,o,this.encoding)??ro(re,r,o,this.encoding)))}#u(t,n,o){let r=this.#w(
t,n);return this.encoding===0?this.#p(r,n,o):this.#a(xo(r,n,o,this.encoding))}#l(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#t,f=this.#n,a=c&255,d=a<224?2:a<240?3:4;if(f+n<=d)return;this.#x(t,d);let l=$t(re,d,!0,!0);if(l===void 0)
return;let u=d-f;this.#n=0,this.#r+=u,this.#o=!0;try{return ht(l,this.decode(I(t,u),o,r))}catch(p){throw this.#o=s,p instanceof
ae||p instanceof TypeError||(this.#e=null,this.#r=i,this.#t=c,this.#n=f),p}}#x(t,n){re[0]=this.#t,re[1]=this.#t>>8,re[2]=
this.#t>>16;let o=this.#n;for(let r=o;r<n;r++)re[r]=t[r-o]}#w(t,n){return this.#x(t,this.#n),z(re,t,this.#n),Yr(n)}#S(t){
this.#r+=t,this.#o||=this.#n+t>ue.length,this.#n=ue.length,this.#t=ue.bytes}#y(t,n,o,r){let i=this.#n,s=this.#w(t,n);this.#n=
0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof ae||c instanceof TypeError||(this.#n=i,this.#r+=i),
c}}#E(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{Be(this.encoding,null),Ge(t,this.#n,0,this.fatal,!1),this.#e=
ne(),this.#n=0}catch(n){throw j(n)}}#g(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=Ac(this.encoding,t,
n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;
for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(I(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:I(t,i,
c),a=r.decode(f,this.fatal);if(a===void 0){if(s=ht(s,this.#h(f,c-i,!0)),this.#i)return s}else ho(f,c-i,a),s=ht(s,this.#d(
a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&kt(t,c,n)?(this.#S(n-c),s):ht(s,this.#h(I(t,c,n),n-
c,o))}#h(t,n,o){Be(this.encoding,this.#e);let r="",i=Ws(n),s=this.#o||this.ignoreBOM||!ge(this.encoding),c=0;for(let f=0;;f+=
65536){let a=n-f<=65536,d=Math.min(65536,n-f),l=f===0&&a?t:I(t,f,f+d),u=Ge(l,d,c,this.fatal,o&&a);if(u<0)return this.#e=
ne(),this.#i=new ae(this.name,this.#r+f+q.start(),q.length()),r;if(c+=u,c>0&&(a||!Ps(c))){let p=!s&&Hs()===65279?1:0;i?i.
add(Jn()+2*p,c-p):r=ht(r,Lt(p,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#e=o?null:Vn(),this.#r+=n,i?i.toText():(this.
encoding===0&&ho(t,n,r),r)}};function Xc(e,t,n,o){let r=(e[0]|e[t>>1]|e[t-1])<128&&He(o);return(t<=16&&(r||P(o))?jc(e,t,
o):void 0)??xo(e,t,n,o)}var _u=(e,t,n,o,r)=>(t?kc(e,n,o):void 0)??(n[0]<128?$c(e,n,o):void 0)??(!t&&r&&o>18?qc(e,n,o):void 0)??
(Qs(n,o,t)?ro(n,o,r,e):void 0)??(t?Pc(e,n,o):void 0),ai=({encoding:e,fatal:t,ignoreBOM:n})=>new pe(e,t,n);function Ao(e){
return e.common??=ai(e),e.common}var yn=(e,t,n,o,r,i)=>Io(uo(n,o,r),e,t,i);function Io(e,t,n,o){if(n<e.leastOfAny)return Ao(
e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==void 0)return r;let i=Ao(e).decodeWhole(t,n,o);return e.
most<0&&e.reconsider(i,n),i}function Jc(e,t){let n=Ee(e,t);if(n===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Bo=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new rt(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=y(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(I(t,i,s?r:i+4096),
s?n:F.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=Nu(this.#e.copy(),t,r);let i=new oe,s;try{this.#e.transcode(t,n===
F.result?F.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=yn(c,y(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
F.result,o),this.#n=n===F.result?0:r+f.length}catch(a){throw this.#e.abandonSource(),a}if(s)throw s}};function Nu(e,t,n){
let o=y(t),r=t,i=e,s=e,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=I(t,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,F.none,u=>{f+=y(u)/2}),d=void 0;return d??=Ru(i,r),d[l-c]}}function Ru(e,t){let n=y(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Qc(e);for(let c=0;c<n;c++){let f=e.position+c,a=s===f?Uu(o.from,t,c):0;if(a>0){o.transcode(I(t,c,c+a),F.none,
()=>{});for(let S=0;S<a;S++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=I(t,c,c+1),l=o.copy(),u=0,p=0;o.transcode(d,F.none,
S=>{u===0&&(p=S[0]|S[1]<<8),u+=y(S)/2}),u>0&&(r[i++]=s);let h=p===65533&&s<f?ef(l,d,F.none):void 0,m=h&&h.offset+h.length;
for(let S=1;S<u;S++)r[i++]=m===void 0?s:m+S-1;let E=f-s===2||f<=2;u>0&&!h?s=f+1:(h||E)&&(s=Qc(o))}return r[i]=s,r[i+1]=s+
1,r}function Uu(e,t,n){if(P(e))return y(t)-n;let o=n;if(He(e))for(;t[o]<128;)o+=1;return o-n}var Qc=e=>ef(e,V,F.source)?.
offset??e.position;function ef(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ae)return o;throw o}}var jt=e=>e==null?void 0:Ce(e);function Yt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Lu(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>Ee(Ce(o),t))}}var Fo={allowUTF8:e=>e===void 0||!!e,candidates:Lu,locale:jt,maxBytes:Yt,
tld:jt},li=["text","ASCII","empty","binary","unknown"];function Kt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=y(e),f=Math.min(c,i);Us();for(let p=0;p<f;p+=65536){let h=Math.min(p+65536,f);Ls(I(e,p,h),t&&h===c)}let a=Ds(
o,r&&bo(r),s&&bo(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:li[d],isASCII:li[d]==="ASCII"||li[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(p,h)=>({encoding:g[a[3+2*h]].name,score:a[4+2*h]}))}}function bo(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function ui(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=Ae(e,n),r=_e(t,Fo,n),i=Kt(lt(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var ku=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Pu=[33,36,37,
38],Vt=(e,t)=>{let n=jt(e);return n===void 0?-1:Ee(n,t)},tf=(e,t,n)=>Math.min(Yt(e,t,n)??1024,1048576),nf=(e,t)=>Math.max(
3,t===-1?e:0),of=e=>he(jt(e)??"")??-1;function Wu(e,t,n){if(e)return _e(e===!0?void 0:e,Fo,`${t}, option '${n}'`)}var Hu={
defaultEncoding:Vt,detect:Wu,likelyEncoding:Vt,locale:jt,maxPrescanBytes:tf,parentEncoding:Vt,transportLayerEncodingLabel:of,
userOverride:Vt};function vu(e,t){let n=_e(e,Hu,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:nf(i,Math.max(f,c)),declared(a){let d=Ir(a,i,f,c,s,o);return d===-1?void 0:En(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>rf(a)??Gu(r,n.defaultEncoding)}}function rf(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Gu(e,t){
return En(Rs(bo(e),t===-1?21:t))}var ju={defaultEncoding:Vt,maxPrescanBytes:tf,transportLayerEncodingLabel:of};function Yu(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=_e(e,ju,t),i=s=>{let c=En(Cs(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:nf(o,r),declared:i,decide:()=>i(V)}}function Ku(e,t){let n={...Fo,
defaultEncoding:Vt},{defaultEncoding:o,...r}=_e(e,n,t);return{prescanned:3,declared(i){let s=Me(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return rf(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Vu={detect:Ku,html:vu,xml:Yu},pi=["detect","html",
"xml"],qu={prefixBytes:Yt,sniff:xr(pi)};function Ke(e,t){let{prefixBytes:n,sniff:o}=_e(e,qu,t),r=Vu[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:w(()=>{let c=s.candidates&&Kt(V,!0,s);return!Pu.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>zu(
r,c),takesWhole:n===void 0}}function zu({prescanned:e,declared:t,options:n,decide:o},r){return t(Oe(r,e))??o(n&&Kt(r,!0,
n))}function sf(e){let t=Ir(Oe(e,1024),1024,-1,-1,-1,-1);return t===-1||En(t).source==="BOM"?void 0:En(t)}function En(e){
let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:ku[e>>8&255],score:null}}var df=["(B","(J","(I","$@","$B"],_o=class{#e=!0;#t=!0;read(t,n){let o=y(t),r=this.#e?Qu(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=ep(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let a=np(t,i);if(s=df.includes(a),!s&&!n&&op(a))break;this.#t=s}else
s=f>=128||i<r&&tp(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:y(t);for(;o<y(t)&&t[o]!==27;)o+=1;return o}};function Qu(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=y(e))return 1/0;if(t&&=af(e[o],e[o+1]),n&&=af(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function ep(e,t){let n=y(e),{start:o,words:r}=Hn(e,t),i=ff(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return ff(e,o+4*s,n)}function ff(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var af=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,tp=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function np(e,t){let n="";for(let o=t+1;o<Math.min(t+3,y(e));o++)n+=String.fromCharCode(
e[o]);return n}var op=e=>e.length<2&&df.some(t=>t.startsWith(e));var De=class{decision=null;sample=V;detected;#e;#t=!0;#n=!1;#o=new _o;#r=new oe;#i;#s=0;#c=V;#f=V;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new oe;if(this.#t&&n&&this.#e.takesWhole)return this.#l(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+y(t)<this.#i&&!n)return this.#m(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new oe;
let i=Oe(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#l(s,o,r):this.#p(r,n,o)}#p(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#l(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=y(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(Oe(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=y(s),p=c-d;if(l===
-1)return n||f?this.#l(i(this.#a(Oe(s,p),a)),o,s):this.#m(s,u+1,o);let h=uf(Oe(s,p),l-d,r.windowBytes),m=Math.min(h+r.windowBytes,
p);if(u<m&&!n)return this.#m(s,m,o);let E=Oe(s,m),S=this.#a(E,u<m);if(m<=h||m===p||!r.passesASCII()||!sp(S,E))return this.#l(
i(S),o,s);s=this.#u(s,this.#o.skip(E,l-d),o)}}#a(t,n){this.sample=dt(dt(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Kt(this.sample,n,{...o,maxBytes:void 0}),i=this.#d(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#d(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#m(t,n,o){
let r=y(t);return r>0&&this.#r.add(ce(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=Oe(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-y(this.#c));return i>0&&(this.#c=dt(this.#c,Oe(r,i))),this.#f=lf(dt(this.#f,lf(I(r,i)))),I(t,n)}#l(t,n,o){
return this.decision=t,{passed:n,rest:o}}},lf=e=>I(e,Math.max(0,y(e)-64));function uf(e,t,n){let o=Math.min(y(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function sp(e,t){return e.isASCII||e.encoding===void 0&&!(t[uf(t,0,1/0)]>=128)}function pf(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function mf(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var hf="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",xf=`!
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
?`;var fp=w(()=>{let e=xf.split(`
`),t=0;return new Map(hf.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
wf=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function No(e){let t=new rt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Le)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Sf(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function Sf(e,t,n){if(wf(e))return"";if(n===0)return null;let o=ap(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Sf(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function ap(e){
let t=[...fp().get(e)??[],...dp(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function dp(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,p)=>c(
p)),a=o.filter((u,p)=>!c(p)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===t&&r.push(l),a.every(
wf)&&i.push(d)}return[...r,...i]}var yf=["fatal","html","replacement","ignore","translit"];function Ef(e,t,n){return typeof e=="function"?(o,r)=>lp(e(o,r()),n):e==="ignore"?Pr:e==="translit"?No(t):void 0}function lp(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=lt(Ae(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return ce(o,0,y(o))}var d1=2**24;function Ot(e,t,n,o){return typeof e=="number"?gf(e,t,n,o):new gn(e,gf(0,t,n,o))}function gf(e,t,n,o){let{unmappable:r,losses:i}=n,
s=Ef(r,t,o);if(!s||ge(t))return new Ro(e,t,n);let c=mi(e,n);return new Bo(c,t,r,i?.counting(s)??s)}function mi(e,t){return new Ro(
e,38,{...t,bom:!1,unmappable:"fatal"})}var Ro=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(Or(t,this.to,this.#n.ignoreBOM,
this.#e),_s(t,n),this.#e=ne())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=xt,losses:a}=this.#n;s&&!this.#e&&o(Uint8Array.from(bt(this.to)??[]));
let d=Math.max(0,kr.indexOf(c)),l=y(t);try{Or(this.from,this.to,i,this.#e);for(let u=0;;){let p=l-u<=65536,h=p&&u===0?t:
I(t,u,p?l:u+65536),m=Gs(h,r,d,p?n:F.none);a?.addBlock(this.#t+u);let E=m<0?q.written():m;if(E>0&&o(f(E)),m===-2&&c!=="fa\
tal")return!1;if(m<0&&this.#o(m,u),u+=q.read(),p&&q.finished())break}}catch(u){throw j(u)}this.#e=n===F.result?null:ne(),
this.#t=n===F.none?this.#t+l:0}#o(t,n){let o=this.#t+n+q.start();throw this.#e=ne(),this.#t=0,t===-1?new ae(g[this.from].
name,o,q.length()):new Le(q.codePoint(),o,g[this.to].name)}},gn=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===F.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new De(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==F.none);i.length>0&&(this.#i.transcode(
i.concatenate(),F.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var na=require("node:buffer"),D=require("node:fs"),Bn=require("node:path");var zt={failure:1,usage:2};var hi=require("node:buffer");function Tn(e){if((0,hi.isUtf8)(e))return Tf(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,hi.isUtf8)(r));t+=o?Tf(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var Tf=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function b(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function N(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var L=require("node:fs");var If=require("node:fs"),de=require("node:path");function Uo(e,t){if(e==="."&&t!=="-")return t;let n=e.endsWith("/")||de.sep==="\\"&&/[\\:]$/.test(e);return`${e}${n?"":de.sep}${t}`}
function On(e){try{return Tn(If.realpathSync.native(b(e),"buffer"))}catch{let t=(0,de.dirname)(e);return t===e?(0,de.resolve)(
e):(0,de.join)(On(t),(0,de.basename)(e))}}var Af=new Map;function xi(e){let t=(0,de.dirname)(e),n=Af.get(t)??On(t);return Af.
set(t,n),(0,de.join)(n,(0,de.basename)(e))}var Bf=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var Ff=require("node:util");var Mf={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Lo={...Mf,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},_f="it is a symbolic link to a file that does not exist; check where it points",Cf="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Xt={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},At={...Mf,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function $e(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,Ff.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function ke(e,t){
return Pe(e,t instanceof Error?t.message:String(t)),zt.failure}function Pe(e,t){It(`encoding-wasm: ${e}: ${t}
`)}var bf=!1;function It(e){bf||process.stderr.on("error",()=>{}),bf=!0,process.stderr.write(e)}var Ve=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Nf;async function wi(e,t){let n=async i=>{try{return await i()}catch(s){throw $e(s,Df(e))}},{next:o,close:r}=await n(
()=>e==="-"?up(t):pp(b(e),t));return{next:()=>n(o),close:r}}async function*Zt(e){let t=await wi(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function Qt(e){try{return(0,L.statSync)(b(e))}catch{return}}function up(e){
let t=(0,L.fstatSync)(0,{bigint:!0});return Wf(t,e),t.isFile()?$f(0,t,()=>{}):mp()}function pp(e,t){let n=Uf(e,t);if(!n.
isFile())return hp(e);let o=(0,L.openSync)(e,"r");return $f(o,n,()=>(0,L.closeSync)(o))}function Uf(e,t){let n=(0,L.statSync)(
e,{bigint:!0});return n.isDirectory()&&(0,L.opendirSync)(e).closeSync(),Wf(n,t),n}function Lf(e){try{Uf(b(e)),(0,L.accessSync)(
b(e),L.constants.R_OK)}catch(t){throw $e(t,Df(e))}}var Df=e=>({...Lo,get ENOENT(){return(0,L.lstatSync)(b(e),{throwIfNoEntry:!1})?.
isSymbolicLink()?_f:Bf(e)?Cf:Lo.ENOENT}});function $f(e,{size:t},n){Nf??=new Uint8Array(262144);let o=Nf,r=0;return{async next(){
let i=(0,L.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,L.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function mp(){
let e=kf(0,()=>{}),t=process.platform==="win32"?Rf():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=Rf()}return t.next()},close:()=>t?.close()}}function Rf(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function hp(e){let t=await Pf(
n=>(0,L.open)(e,n));return kf(t,()=>(0,L.closeSync)(t))}function kf(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Pf(i=>(0,L.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Pf=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Wf(e,t){if(e.isDirectory())throw new Error(Lo.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var vf=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Si=new Set,yi=!1,Hf=Date.now();function en(e){if(Si.add(e),!yi)for(let t of vf)
process.on(t,Gf);return yi=!0,()=>Si.delete(e)}function Gf(e){for(let t of[...Si].reverse())t();for(let t of vf)process.
off(t,Gf);process.kill(process.pid,e)}function An(){if(!(!yi||Date.now()-Hf<50))return new Promise(e=>{setImmediate(()=>{
Hf=Date.now(),e()})})}var A=require("node:fs"),We=require("node:path");function gi(e,t=438){if(e===void 0)return wp();let{target:n,present:o,descriptor:r}=Ti(e);return r!==void 0?Tp(r):o?.isFIFO()?
Ep(b(e)):o&&!o.isFile()?$o((0,A.createWriteStream)(b(e)),!0):Op(n,o,t)}function Ti(e){if(e==="")throw new Error("its nam\
e is empty; name a file");let t=(0,A.lstatSync)(b(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,A.statSync)(b(e),
{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(We.sep))throw new Error(At.EISDIR);if(!o?.isFile())
return{target:n?Ei(e):e,present:o};let r=zf(e);return r===void 0&&(0,A.accessSync)(b(e),A.constants.W_OK),{target:n?Ei(e):
e,present:o,descriptor:r}}var jf;function wp(){return jf??=Sp(),jf}function Sp(){let e=(0,A.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?$o(process.stdout,!1):yp(t)}function yp(e){let t,n=()=>{t??=$o(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,A.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function $o(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function Ep(e){let t=(0,A.createWriteStream)(e),{discard:n,...o}=$o(t,!0);return{...o,file:(0,A.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&gp(e,t)}}}function gp(e,t){try{let n=(0,A.openSync)(e,A.constants.O_RDONLY|A.constants.
O_NONBLOCK);t.once("close",()=>(0,A.closeSync)(n))}catch{}}function Ei(e){let t=qf(e);return t===void 0?e:Ei(t)}function qf(e){
if(!(0,A.lstatSync)(b(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=Tn((0,A.readlinkSync)(b(e),"buffer"));return(0,We.isAbsolute)(
t)?t:`${Tn(A.realpathSync.native(b((0,We.dirname)(e)),"buffer"))}${We.sep}${t}`}function zf(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,We.resolve)(e))??[];if(t!==void 0)return Number(t);let n=qf(e);return n===void 0?void 0:zf(n)}function Tp(e){return{
file:(0,A.fstatSync)(e,{bigint:!0}),write:t=>Xf(e,t),wait(){},finish(){},discard(){}}}function Xf(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,A.writeSync)(e,n))}var Yf=0;function Oi(e){Yf+=1;let t=[process.pid,Yf,Math.random().toString(36).slice(
2)].join("-");return Uo((0,We.dirname)(e),`.encoding-wasm-${t}.tmp`)}function ko(e){try{(0,A.unlinkSync)(b(e))}catch(t){
if(t.code==="ENOENT")return;Pe(N(e),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function Op(e,t,n){let o=Oi(e),r=b(o),i=(0,A.openSync)(r,"wx",t?384:n),s=!0,c=()=>{s&&(s=!1,(0,A.closeSync)(i))};return{
write:f=>Xf(i,f),wait(){},finish(){if(c(),Ap(e,t))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");t&&Ai(r,t),(0,A.renameSync)(r,b(e))},discard(){try{c()}finally{ko(o)}}}}function Ap(e,t){let n=(0,A.statSync)(
b(e),{throwIfNoEntry:!1});return n?.ino!==t?.ino||n?.size!==t?.size||n?.mtimeMs!==t?.mtimeMs}var Kf=2048,Ip=1024,Bp=56,Ai=(e,t)=>(0,A.chmodSync)(
e,bp(e,t));function bp(e,{uid:t,gid:n,mode:o}){for(let r of[t,-1])try{return(0,A.chownSync)(e,r,n),r===t?o:o&~Kf}catch{}
return o&~(Kf|Ip|Bp)}async function Po(e){try{let t=gi();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return In(
void 0,t)}}function In(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":N(e);return ke(`cannot write ${o}`,$e(t,At))}var Jf=require("node:fs"),X=require("node:path");function Zf(e,{suffix:t,directory:n}){let o=new Map(e.filter(_p).map(c=>[c,On(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,xi(c)])r.set(a,c);let i=Mp(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:Uo(n,i(c)),a={file:c,output:f,...t&&{backup:`${c}${t}`}},
d=o.get(c),l=t&&c.endsWith(t)?r.get(xi(c).slice(0,-t.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:On(f),p=s.get(u);if(p===d)return[];if(p===void 0&&s.set(u,d),n===void 0)return[a];let h=p===
void 0?Fp(r,u,d):Ii(f);return[{...a,...h&&{problem:new Error(h)}}]})}var Ii=e=>`another file already goes to ${N(e)}; co\
nvert this one to another directory`;function Fp(e,t,n){if(t===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${N(o)}, which will be converted as well; nam\
e another directory`}function Mp(e){let t=s=>(0,X.isAbsolute)(s)||s.split(X.sep)[0]==="..",n=s=>(0,X.isAbsolute)(s)||t((0,X.relative)(
".",s)),o=e.filter(n).map(s=>(0,X.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(X.sep)?s:s+X.sep)),i=o.length>0?(0,X.dirname)(
o[0]):".";for(;!r(i)&&(0,X.dirname)(i)!==i;)i=(0,X.dirname)(i);return s=>{let c=(0,X.relative)(n(s)?i:".",s);return c===
""||t(c)?(0,X.basename)(s):c}}function _p(e){try{return(0,Jf.lstatSync)(b(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var Cp={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},Qf=[
..."%PDF-"].map(e=>e.charCodeAt(0)),Bi=e=>Qf.every((t,n)=>t===e[n]);function ea(e,t){let{prescanned:n,declared:o,decide:r,
...i}=Ke(e,"--from auto"),s=(c="")=>{let f=Xt[c];if(f&&t)throw new Error(`${f}; ${Cp[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,Qf.length),declared(c){return Bi(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var Np={isLending:!0,newTranscoder:()=>({decision:null,transcode:(e,t,n)=>n(e)})};async function oa(e,t,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(h,m)=>{f=await Po(`${N(h)}: ${m}
`)||f},d=(h=[])=>{if(e.quiet)return;let m=t.dryRun?"would be converted":"converted",E=s>0?`, ${s} copied`:"",S=c>0?`, ${c}\
 left alone`:"",T=o.length>0?`, ${o.length} failed: ${o.map(N).join(", ")}`:"",R=h.length>1?" and those after it":"",me=h.
length>0?`, ${h.length} not reached: ${N(h[0])}${R}`:"";It(`encoding-wasm: ${me&&"interrupted: "}${Ve(i,"file")} ${m}${E}${S}${T}${me}\

`)},l=Zf(e.files,t),u=0,p=en(()=>d(l.slice(u).map(({file:h})=>h)));for(let h of l){let{file:m,problem:E}=h;try{if(E)throw E;
let S=await Rp(h,t),T=S!==void 0&&t.directory!==void 0;if(S!==void 0&&e.verbose&&Pe(N(m),`${T?"not converted":"left alon\
e"}: ${S}`),S!==void 0&&!T)c+=1,t.dryRun&&await a(m,`would be left alone: ${S}`);else if(!(h.output===m&&ia(m)))if(!await Up(
h,e,t.dryRun,{run:n,say:a,reason:S}))o.push(m);else if(T)s+=1;else{i+=1;let R=t.dryRun?m:h.output;t.findDeclarations&&await Yp(
R,e.to)&&r.push(R)}}catch(S){ke(N(m),S),o.push(m)}u+=1}return p(),r.length>0&&Kp(r,e.to,t.dryRun),d(),o.length>0?zt.failure:
f}async function Rp({file:e,newer:t},{skipUTF8:n,keepBinary:o}){if(t!==void 0)return`it is the old version of ${N(t)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!bi(e))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await Gp(e)?"it is UTF-8":o&&await jp(e)?Xt.binary:void 0}async function Up({file:e,
output:t,backup:n},o,r,{run:i,say:s,reason:c}){if(t===e&&!bi(e))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");Lf(e);try{$p(t)}catch(u){return In(t,u),!1}n!==void 0&&fa(n,()=>kp(n));
let f=g[o.to].name,a=c?Np:void 0,d={files:[e],output:t,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:S=>{u=g[S].name}},a)!==0)return!1;let h=t===e?"":`, to ${N(t)}`,m=n===void 0?"":`, and kept as ${N(n)}`,E=c?"\
copied":`converted from ${u} to ${f}`;return await s(e,`would be ${E}${h}${m}${c?`: ${c}`:""}`),!0}if(t!==e){let u=(0,D.statSync)(
b(e)).mode&Lp;return Dp(t,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&sa(e),u};return n===void 0?
await l()===0:Pp(e,n,l)}var Lp=511;function bi(e){let t=Qt(e);return!t||t.isFile()||t.isDirectory()}var ra=new Set,ia=e=>ra.
has(Wo(e));function sa(e){let t=Wo(e);t!==void 0&&ra.add(t)}async function Dp(e,t){try{vp((0,Bn.dirname)(e))}catch(n){throw $e(
n,At)}if(ia(e))throw new Error(Ii(e));return await t()!==0?!1:(sa(e),!0)}function Wo(e){try{let t=(0,D.statSync)(b(e),{bigint:!0});
return t.isFile()?`${t.dev} ${t.ino}`:void 0}catch{return}}function $p(e){let{target:t,present:n}=Ti(e);(!n||n.isFile())&&
Fi((0,Bn.dirname)(t))}function Fi(e){let t=(0,D.statSync)(b(e),{throwIfNoEntry:!1});if(!t)return Fi((0,Bn.dirname)(e));if(!t.
isDirectory())throw new Error(At.EEXIST);(0,D.accessSync)(b(e),D.constants.W_OK|D.constants.X_OK)}function kp(e){if((0,D.lstatSync)(
b(e),{throwIfNoEntry:!1}))throw new Error(ca(e));Fi((0,Bn.dirname)(e))}var ca=e=>`its backup ${N(e)} already exists; use\
 another suffix, or move that file away`;function fa(e,t){try{t()}catch(n){let o=$e(n,At);throw o===n?n:new Error(`its b\
ackup ${N(e)} can't be made: ${o.message}`)}}async function Pp(e,t,n){let o=Wo(e);fa(t,()=>Wp(e,t));let r=()=>{Wo(e)===o&&
ko(t)},i=en(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function Wp(e,t){try{(0,D.linkSync)(D.realpathSync.native(
b(e),"buffer"),b(t))}catch(n){if(n.code==="EEXIST")throw new Error(ca(t));Hp(e,t)}}function Hp(e,t){let n=Oi(t),o=b(n);try{
(0,D.copyFileSync)(b(e),o,D.constants.COPYFILE_EXCL);let r=(0,D.statSync)(b(e));Ai(o,r),(0,D.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,D.renameSync)(o,b(t))}finally{ko(n)}}var ta=new Set;function vp(e){ta.has(e)||(0,D.mkdirSync)(b(e),{recursive:!0}),
ta.add(e)}async function Gp(e){let t=new pe(0,!0,!0),n=!0,o=!1;try{for await(let r of Zt(e))await An(),t.decode(r,!1),n&&=
(0,na.isAscii)(r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof ae)
return!1;throw r}}async function jp(e){let t=new De(Ke({},"--keep-binary")),n=!0;for await(let o of Zt(e)){if(n&&Bi(o))return!0;
if(n=!1,await An(),t.add(o,!1),t.decision)break}return t.decision||t.add(new Uint8Array,!0),t.detected?.kind==="binary"}
async function Yp(e,t){if(!bi(e))return!1;let n=new Wt(t);try{for await(let o of Zt(e)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function Kp([e,...t],n,o){let{name:r}=g[n],i=t.length>0?` and ${t.length}\
 more`:"",s=o?"would still declare":`still declare${t.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;It(`encoding-wasm: ${N(e)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var ua=require("node:fs");var Ho=class{#e;#t=new oe;constructor(t=Ke({},"Examination")){this.#e=new De(t)}add(t,n){let o=Math.min(y(t),1024-this.#t.
length);o>0&&this.#t.add(ce(t,0,o)),this.#e.add(t,n)}get decision(){return this.#e.decision}get detected(){return this.#e.
detected}get declared(){let t=this.#t.concatenate();return Wr(t)?sf(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#e;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=da(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>da(n.encoding,o)||n.score>=.9)&&aa(t.encoding,
o)!==aa(n.encoding,o)?i:void 0}},aa=(e,t)=>new pe(e,!1,!0).decode(t,!1);function da(e,t){let n=0,o=null;for(let r=0;r<y(
t);r+=65536){let i=I(t,r,Math.min(r+65536,y(t)));Be(e,o),$s(i,!1),n+=je.malformed(),o=ne()}return n}async function pa({files:e,sniffing:t,json:n,quiet:o}){let r=0,i=[];for(let s of e)try{let c=Xp(s)?1/0:1e8,f={...t,maxBytes:c,
detect:{maxBytes:c}},a=new Ho(Ke({...f,sniff:"detect"},"--detect")),d=t.sniff==="detect"?a:new De(Ke(f,"--detect")),{decision:l,
length:u}=await Jp(s,d,a),{encoding:p,...h}=l,m=a.doubt&&Zp(a.doubt),E=a.detected?.kind??(h.source==="default"?"empty":"\
text");i.push({file:s,encoding:g[p].name,...h,kind:E,doubt:m??null}),m&&!o&&Pe(N(s),Qp(m)),E==="ASCII"&&u>c&&!o&&Pe(N(s),
zp)}catch(c){r=ke(N(s),c)}return await Po(n?`${JSON.stringify(i,null,2)}
`:em(i))||r}var zp=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,Xp=e=>e==="-"?(0,ua.fstatSync)(0).isFile():Qt(e)?.isFile()??!0;async function Jp(e,t,n){let o=new Set([t,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Zt(e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:t.decision,length:i}}function Zp({declared:e,detected:t,...n}){let o=t===void 0?
null:g[t].name;return{declared:g[e].name,detected:o,...n}}function Qp({declared:e,detected:t,score:n,malformed:o}){let r=`\
has ${Ve(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===null?`it declares ${e}, but ${r}`:`it \
declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function em(e){let t=e.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,N(o)]),n=[0,1,2].map(o=>Math.max(0,
...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var ha={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},tn=class{#e={...ha};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(t){let n=this.#e;n.malformed===0&&(n.
firstMalformed=t+je.firstMalformed()),n.malformed+=je.malformed(),this.#t+=je.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+je.firstUnmappable(),n.codePoint=je.codePoint()),n.unmappable+=je.unmappable()}counting(t){return(n,o)=>{let r=this.#e,
i=t(n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let t=this.#e;return this.#e={...ha},this.#t=
0,t}};var tm={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},bn=class{#e;#t;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new tn}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#e=mi(t,{...c,
ignoreBOM:o}),this.#t=Ot(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#e.decision}setSource(t,n){this.#e.setSource(
t,n)}transcode(t,n,o){let r=nm(t,tm[g[this.#e.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,F.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#e.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=om(c,s);s-=(c.length-f.length)/2,this.#t.transcode(f,F.none,o)}n===F.result&&this.#t.transcode(new Uint8Array,n,o)}};
function nm(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function om(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var xa=require("node:fs"),wa=require("node:path");function Sa(){let e=(0,wa.join)(__dirname,"encoding-prepared.wasm");try{return hs((0,xa.readFileSync)(e)),!0}catch(t){let{
message:n}=$e(t,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return ke(`it\
s part ${N(e)} cannot be loaded`,`${n}${o}`),!1}}var $a=require("node:buffer");var vo=class{fatal;ignoreBOM;#e;#t;#n=V;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&y(this.#n)===0?t:dt(this.#n,t);if(!n&&Xi(r))return this.#n=
r,"";let i=Me(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new pe(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?I(r,s):r,n,o)}};function Go(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Ae(e,o),i=Ee(Ce(t),o);ut(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=_t(r);return Me(f)?new vo(i,s,c).decode(f,!0,o):yn(f,xe(f),i,s,!0,o)}function Mi(e){return rm(_t(Ae(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var rm=e=>yn(e,xe(e),0,!1,!0);var sm=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Ui=e=>sm.test(e),cm=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,fm=w(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function am(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=fm();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:Ui(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var _i;function jo(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Go(Uint8Array.from(r),e))}var Ci;function Fn(e){Ci??=new Uint16Array(65536),_i??=[jo("shift_jis",
136,151,64),jo("gbk",176,215),jo("big5",164,198,64),jo("euc-kr",176,200)];let t=_i.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Ci[i]||am(r,i);Ci[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of _i.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:cm.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var lm=w(_),Li=e=>e>=29&&He(e);function Oa(e){let{encoding:t,fatal:n,ignoreBOM:o}=e;return(Li(t)?ci():ge(t)&&lm())&&!n?new Di(
t,n,o):ai(e)}var Di=class extends pe{#e=void 0;#t=!1;#n=!1;#o=!1;reset(){super.reset(),this.#t=!1}decode(t,n,o){let r=!this.#o&&
!this.#t&&!n;return(r?this.#r(t):this.#o)?this.#i(t,n):(!r&&this.#n&&(this.#n=!Oo(this.encoding,xe(t))),super.decode(t,n,
o))}#r(t){let{encoding:n}=this,o=xe(t),r=Li(n)?Kc(t,o):o>=40;this.#n=r&&Li(n)&&!Oo(n,o);let i=r&&!this.#n&&mm(n);return this.#t=
!i,i&&(this.#e??=K(this.name,!1,this.ignoreBOM)),i}#i(t,n){let o=xe(t),r=o>1024&&fe(t,o)?ce(t,0,o):t,i=this.#e;this.#o=!n;
try{return i.decode(r,n?pm:um)}catch(s){throw this.#e=void 0,this.#o=!1,j(s)}}},um={stream:!0},pm={stream:!1};function mm(e){
return ga[e]??=U(()=>xm(e))===!0,ga[e]}var ga=[],hm=[97,128,129,142,143,161,195,216,227,240,255],Ta=[32,48,129,161,220,254];
function xm(e){let t=K(g[e].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);Be(e,n);let f=Lt(0,Ge(c,1,0,!1,s));return n=ne(),
t.decode(c,{stream:!s})===f};return hm.flatMap(i=>Ta.flatMap(s=>Ta.flatMap(c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&wm(
e)}function wm(e){let t=K(g[e].name,!1,!1),n=bt(e)??[];return[...n,...n].map(r=>t.decode(Uint8Array.of(r),{stream:!0})).
join("")+t.decode()===(ge(e)?"\uFEFF":"")}var nn="Failed to execute 'decode' on 'TextDecoder'",Vo=pf({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Em(e,t,"Failed to construct 'TextDecoder'"),new.target!==Vo&&mf(this,new.target,Vo)}get encoding(){return g[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=V,t=void 0){
if(t===void 0&&!this.#n){let n=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=n.mostAtOnce&&o>=(e[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!fe(e,o))){let r=n.decoder.decode(e);return n.onlyASCII&&r.length!==o&&n.pause(),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<n.leastOfAny)return Ao(n).decodeWhole(e,xe(e),nn)}else if(e instanceof
ArrayBuffer){let o=ym(n,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let n=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!n||typeof t!="object")&&Sm(e,t);let o=!!t?.stream,r=n?e:_t(e),i=this.#e;return i.isStateless||!this.#n&&!o?Io(
i,r,xe(r),nn):(this.#n||this.#r(),this.#n=o,this.#t.decode(r,!o,nn))}#r(){this.#t??=Oa(this.#e),this.#t.reset()}}});function Sm(e,t){
Ae(e,nn),ut(t,nn)}function ym(e,t){if(e.takesAnyBuffer)try{let r=e.bufferDecoder.decode(t);return 2*r.length>e.mostAtOnce&&
(e.takesAnyBuffer=!1),r}catch{e.pauseLong()}let n=e.decodeBuffer(t);if(n!==void 0)return n;let o=hr(t);return o?Io(e,new Uint8Array(
t),o,nn):void 0}function Em(e,t,n){let o=Ce(e);ut(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return uo(Jc(o,n),r,i)}var _a="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ca=/^(?:GBK|Shift_JIS|Big5|EUC)/,Na=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Wm=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,on="UTF-8",Hm=(e,t,n)=>Math.min(Yt(e,t,n,"steps")??2,3);function Ra(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=cs(e,n),{maxSteps:r}=_e(t,{maxSteps:Hm},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return vm(c,r).map(({steps:f,gain:a})=>({text:Ma(o,f,La)??o.replace(/[^\r\n]+/g,
d=>Ma(d,f,ki)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function vm(e,t){
let n=Fa(e);if(n>25)return[];let o=Fn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>jm(a,o)).sort($i);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>Gm(e,f.text)).sort($i).slice(0,5);for(let f of s)f.gain+=.6*Fa(f.text);s.sort($i);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Gm=(e,t)=>[...e].some(n=>!Ui(n)&&!t.includes(
n)),ba=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Ua(e,t){let n=qo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>qo(s,t)).join(""):"",i=.7*ba(e)<ba(r)?qo(r,t):void 0;return i&&{part:r,bytes:i}}var $i=(e,t)=>t.
gain-e.gain;function jm({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of _a.entries()){let f=Ca.test(c)&&!Na.test(
e)?void 0:Ua(e,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===e?o:o+Fn(e)-Fn(a),p=a.includes(qe)||Da(d)?.includes(qe)?Ym:
ui(d).candidates;for(let{encoding:h,score:m}of p){if(m<.003)break;if(t.length>0&&h!==on&&t[0].really!==on)continue;let E=ki(
d,h,a,!0);if(E===void 0||E===a)continue;let S=n+2.4*Math.log2(m)-s*.25-(h===on?-2:1)-(t.length>0?4:0),T=r-l-Fn(E)+S;i.push(
{text:E,steps:[...t,{really:h,readAs:c}],bits:S,left:l,gain:T})}}return i}function Fa(e){if(e.includes(qe))return 0;let t=Na.
test(e),n=-1/0;for(let o of _a){let i=Wm.test(o)&&Ca.test(o)===t?Ua(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of ui(c).candidates)d===o||ki(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function Ma(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=qo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var Mn="\x7F",qe="\uFFFD",Ym=[{encoding:on,score:.9}];function qo(e,t){
if(e.includes(qe)&&e.includes(Mn))return;let n=e.replaceAll(qe,Mn).replace(/[\x80-\x9F]/g,o=>Go(Uint8Array.of(o.charCodeAt(
0)),t));try{return new rt(Sc(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function La(e,t,n,o=!1){if(n.includes(
qe))return t===on?Km(e):void 0;try{return new Vo(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function ki(e,t,n,o){
let r=La(e,t,n,o);return r===void 0&&t===on&&!n.includes(qe)?Da(e):r}function Da(e){let t=Mi(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function Km(e){let t=Mi(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Mn),
[n,o]=[t.split(Mn),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(qe)&&n.length<=o.length+1?t.replaceAll(Mn,qe):void 0}var zo=class{path=[];#e;#t;#n;#o=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#e=
Ot(t,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#t=Ot(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#e.decision}transcode(t,n,o){try{this.#e.transcode(
t,n,r=>this.#o.push(r))}catch(r){throw this.#r(F.source,o),r}n!==F.none&&this.#r(n,o)}#r(t,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=Ra(Vm(o));t===F.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#t.transcode(i??o,t===F.result?t:F.none,n)}};function Vm(e){try{return new pe(0,!1,!0).decode(e,!0)}catch(t){if(!(t instanceof
RangeError))throw t;let n=Math.floor($a.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var er=require("node:buffer");var Jo=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Wa(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=e,p=Ve(a,"invalid byte sequence"),h=Xm(n,o),m=`${Pa(a)}at offset ${d}`,E=Ha(a,c);if(a>0&&i)f.push(`${p} ${E}\
, ${m}`);else if(a>0&&h!==void 0){let T=h!==""&&o==="ignore";f.push(`${p} ${h===""?E:`${Pi(c)} ${h}`}, ${m}; the file is\
 damaged, or not in ${g[t].name}: check --from, or use ${T?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let S=qm(e.unmappable,o,r,c);if(e.unmappable>0&&S){let T=s||Number.isNaN(l)?"":` at offset ${l}`,R=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",me=`${Pa(e.unmappable)}${Wi(u)}${T}`;f.push(`${zm(e.unmappable,n)} ${S}, ${me}${R}`)}return f}
function qm(e,t,n,o){let r=Ha(e,o),i=`${Pi(o)} ${e===1?"its":"their"} best fit`;return typeof t=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${Pi(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[t]}var Pi=e=>e?"would become":"became",
Ha=(e,t)=>`${t?"would be":e===1?"was":"were"} left out`,Pa=e=>e===1?"":"the first ",zm=(e,t)=>`${Ve(e,"character")} that\
 ${g[t].name} can't represent`;function Wi(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t}\
 (${ao(e)})`:ao(e)}function Xm(e,t){if(bt(e)||e===he("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?"":t===
"html"?"&#65533;":"?"}var th="\x1B[?25l",nh="\x1B[?25h",Ga="\r\x1B[K";function ja(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=ih(r,d,(l-f)/1e3);It(`${i?"":th}${Ga}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:rh(e),canShow:oh(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&It(`${Ga}${nh}`),i=!1}}}var oh=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function rh(e){let t=0;for(let n of e){let o=n==="-"?void 0:Qt(n);if(!o?.isFile())return;t+=o.size}return t}function ih(e,t,n){
let o=`${Zo(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${Zo(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Zo(e)} of ${Zo(t)} MB | ${o} | ${c}${s%60} s left`}var Zo=e=>(e/1e6).toFixed(1);var Qo=class{line=1;column=1;#e;#t=null;#n=[];constructor(t){this.#e=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=ch(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{Be(this.#e,
this.#t),n=Ge(t,t.length,0,!1,!1),this.#t=Vn()}catch(o){throw j(o)}for(let o of new Uint16Array(x.memory.buffer,Jn(),n))
(o&64512)!==56320&&(this.column+=1)}};function ch(e){let{start:t,words:n}=Hn(e,0),o=t+4*n.length,r=Ka(e,0,Math.min(t,e.length))+
Ka(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Ka(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var st=class extends Error{};async function ji(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ja(
e.files,n,()=>{o?.keepListening?.(),n&&(r=en(i))}),c=0;try{n||(r=en(i)),o=e.isDry?lh:gi(e.output,e.mode);let f=new vi(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=In(e.output,f instanceof st?f.cause:f)||c}return r(),c}var lh={write(){},wait(){},finish(){},discard(){}},vi=class{#e;#t;#n;#o;constructor(t,n,o,r){
this.#e=t,this.#t=o,this.#n=r,this.#o=new Gi(t,n,i=>{try{o.write(i)}catch(s){throw new st("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof st)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),ke(N(t),n)}}async end(){this.#o.convert(new Uint8Array,F.result),await this.#t.finish()}async#r(t){let n=await wi(
t,this.#t.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,F.none),await this.#i(),this.#n.add(r.
length),await An()}finally{await n.close()}this.#o.convert(new Uint8Array,F.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#e.onDecision?.(o)}#i(){return this.#t.wait()?.catch(t=>{throw new st("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Pe(N(t),n)}},Gi=class{#e;#t;#n;#o;#r=new tn;#i;#s;#c=!1;#f=[];#p=!1;#a=!1;#d;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#e=t,this.#t=n,this.#n=o;let a=i==="keep"&&ge(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let l=c==="fatal"||c==="tran\
slit";this.#d=l&&!ge(r)?new Qo(r):void 0,this.#s=f&&new Jo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;if(this.#a=!0,n!==F.result&&!this.#c){this.#i=this.#t.newFixer?.(),this.#f=[];let{from:c}=this.#e;this.#p=typeof c==
"number"&&c!==0&&ph(t)}this.#f.push(...t.subarray(0,qa.length-this.#f.length));let r=this.#e.isOnlyCopy&&!this.#c&&this.#l(
uh);if(r)throw new Error(r);let i=[];try{this.#o.transcode(t,n,c=>{this.#d?.advance(c),this.#t.isLending?this.#u(c):i.push(
c)})}catch(c){if(c instanceof st)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.add(c))this.#u(
f);if(this.#c=!o&&n===F.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#d?.settle();let s=o&&
hh(this.#m(o),this.#e,this.#d);if(this.#c||this.#d?.startFile(),o)throw s}#m(t){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&t instanceof Le&&t.codePoint===65533)||!(this.#e.isChanged||o===t.index))return t;let{name:i}=g[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,F.source)}catch(t){if(t instanceof st)throw t}}#l(t){let{from:n}=this.#e,o=Uint8Array.from(this.#f);if(qa.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=Me(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${g[r.encoding].name}; check --from, ${t}`:this.#p?
`it looks like UTF-8; check --from, ${t}`:void 0}takeMessages(){let{from:t,isOnlyCopy:n,quiet:o,verbose:r}=this.#e,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#a)return[];this.#a=!1;let c=o?[]:Wa(s,i.encoding,this.#e),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof t=="object"&&(r||!o&&za(i))&&c.unshift(mh(i));let a=o||
n?void 0:this.#l("or use --from auto");return a&&c.unshift(a),c}},qa=[255,254,0,0],uh="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function ph(e){if((0,er.isAscii)(e))return!1;let t=6;return[0,1,2,3].some(n=>(0,er.isUtf8)(
e.subarray(0,e.length-n)))&&e.some(n=>n>=128&&--t===0)}var za=({score:e,kind:t})=>(t&&Xt[t])??(e!==null&&e<.9?"this is u\
ncertain":void 0);function mh(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=za(e),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${g[t].name} (${r})${s}`}function hh(e,{isChanged:t,
isOnlyCopy:n,unmappable:o},r){if(e instanceof ae){let i=e.length===1?"is":"are",s=n?"keep the old file with --in-place=.\
bak":"leave out --fatal";return new Error(`${Ve(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}; c\
heck --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof Le&&r){let{line:i,column:s}=r,c=t?"":` (offset ${e.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.encoding}\
 can't represent ${Wi(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var xh=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],wh=w(()=>new Map(xh.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function Xa(e){return he(e)??wh().get(Un(e))??fr(e)}var rn=class extends Error{};var Ja=["bash","zsh","fish"];var tr=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Sh,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Eh,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:yf},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:pi},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:gh},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:Ja}];var nr=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Sh(e){let t=e.replace(/\/\/.*$/s,"");return/^auto$/i.test(t)?"auto":Za(t)}var yh=/ascii|^ansi_x3\.4|367$|646/i;
function Eh(e){let[t,...n]=e.split("//"),o=Za(t),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new rn(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=yh.test(t)&&o===he("windows-1252")?{to:o,ascii:t}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function gh(e){return e.replace(/[.@].*$/s,"").replaceAll("_","-")}function Za(e){let t=he(
e)??Xa(e);if(t===void 0)throw new rn("There is no such encoding; encoding-wasm --list shows all.");if(t===36)throw new rn(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return t}var ze="encoding-wasm",or=()=>[...tr,...nr].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?Th(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Oh(t)}}),Th=e=>[...e?["auto"]:[],...g.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
Oh=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Qa(e){return{bash:Ah,zsh:Ih,fish:Bh}[e]()}function Ah(){let e=or().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=or().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
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
`}function Ih(){let e=or().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=t.length>1?`'(${t.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${ze}
# Completion for ${ze} in zsh: put it into a directory of $fpath as _${ze}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Bh(){let e=or().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${ze} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${ze} in fish: put it into ~/.config/fish/completi\
ons/${ze}.fish
${e.join(`
`)}
`}var rr=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function ed(e){
let t=[...tr,...nr].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let h=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,m=c!==void 0&&(i||l===u-1);return`\\fB${rr(
d)}\\fR${m?i?`[${h}]`:h:""}`}),a=r?`
${rr(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${rr(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${rr(e)}" "User Commands"
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
`}async function bh(e,t){if(!Sa())return zt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=t,p={sniff:i,locale:s,detect:!0};if(o)return pa({...e,sniffing:p,json:r});
let h=l!==void 0||u!==void 0,m=d===void 0?void 0:No(e.to),E={...e,from:n==="auto"?ea(p,h):n,unmappable:m?Xe=>m(Xe)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},S={isLending:!c&&!f&&!a&&!Fh(E.unmappable),newTranscoder(Xe,Se){let{from:ct,
to:ft}=Xe;return f?new zo(ct,ft,Se):c?typeof ct=="number"?new bn(ct,ft,Se):new gn(ct,new bn(0,ft,Se)):Ot(ct,ft,S.isLending?
{...Se,take:br}:Se,"")},newFixer:a&&(()=>new Wt(E.to))};if(!h)return ji(E,S);let{skipUtf8:T=!1,keepBinary:R=!1,dryRun:me=!1}=t,
Bt={suffix:l,directory:u,skipUTF8:T,keepBinary:R,dryRun:me,findDeclarations:!a&&!E.quiet};return oa(E,Bt,(Xe,Se=S)=>ji({
...E,...Xe},Se))}var Fh=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
