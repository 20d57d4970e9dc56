"use strict";var Zo=Object.defineProperty;var Da=Object.getOwnPropertyDescriptor;var ka=Object.getOwnPropertyNames;var Pa=Object.prototype.hasOwnProperty;var Wa=(t,e)=>{for(var n in e)Zo(t,n,{get:e[n],enumerable:!0})},va=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of ka(e))!Pa.call(t,r)&&r!==n&&Zo(t,r,{get:()=>e[r],enumerable:!(o=Da(e,r))||o.enumerable});return t};var Ha=t=>va(Zo({},"__esModule",{value:!0}),t);var qm={};Wa(qm,{completionFor:()=>Ra,manual:()=>$a,runFully:()=>Vm});module.exports=Ha(qm);var bn="encoding-wasm";function Fi(){throw new Error("encoding-wasm: call instantiate() first.")}var Bn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function w(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=Ya();function Ya(){let t=Bn.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Ci=w(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),Ka=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ae=t=>t<36&&t!==33,Y=t=>t>0&&t<29,Mn=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(g[t].name),Va=t=>Ka.find(([e])=>t>=e)[1];function st(t){let e=Ci();return e.get(t)??e.get(Ri(qa(t)))}function xt(t,e){
let n=st(t);if(n===void 0){let o=er(t),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${e}: The e\
ncoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=Va(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${bn}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var za=w(
()=>new Map(Array.from(Ci(),([t,e])=>[Fn(t),e]).reverse()));function er(t){let e=Fn(t),n=za().get({936:"gbk",950:"big5"}[e]??
e);return n===36?void 0:n}var Fn=t=>Ri(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ni=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Tt(t){if(t[0]>=239)return Ni.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Li({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function _n(t){return Ni.find(e=>e.encoding===t)?.bytes}function Kt(t){return t===
0||t===37||t===38}function qa(t){let e=0,n=t.length;for(;_i(t[e]);)e+=1;for(;_i(t[n-1]);)n-=1;return t.slice(e,n)}var _i=t=>`\
	
\f\r `.includes(t);function Ri(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var Cn=(t,e)=>t?.prototype?.[e],Nn=t=>Cn(globalThis.Buffer,t),ie=Nn("ucs2Slice"),Ie=Nn("ucs2Write"),$i=Nn("utf8Slice"),Vt=Nn(
"latin1Slice"),Ui=t=>globalThis[t],Di=Ui("TextDecoder"),Xa=Cn(Di,"decode"),nr=Ui("TextEncoder"),Ja=Cn(nr,"encode"),Za=Cn(
nr,"encodeInto");function tt(t,e=!1,n=!0){let o=new Di(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",
{value:Xa})}function ki(){let t=new nr;return Object.defineProperties(t,{encode:{value:Ja},encodeInto:{value:Za}}),t}function $(t){
try{return t()}catch{return}}var F=()=>"InternalError"in globalThis,C=()=>"Bun"in globalThis,wt=()=>or().includes("Chrom\
e/"),et=()=>or().includes("AppleWebKit/")&&!wt()&&!(ft()>0);function or(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var ct=()=>"Deno"in globalThis,q=()=>or()==="Cloudflare-Workers",Dt=()=>et()||q(),ft=()=>q()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),at=()=>ft()<22,Pi=t=>globalThis.process?.getBuiltinModule?.(t);function se(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],
t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(
t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],
t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+
6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],
t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+
8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],
t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],
t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var rr=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Wi=()=>Object.getPrototypeOf(Uint8Array.prototype),Ln=t=>rr(Wi(),
t),ir=t=>rr(DataView.prototype,t),ed=()=>rr(ArrayBuffer.prototype,"byteLength"),Rn=t=>Wi()[t],nd=Ln(Symbol.toStringTag),
$n=Ln("buffer"),sr=Ln("byteOffset"),vi=Ln("byteLength"),od=Rn("includes"),rd=Rn("set"),id=Rn("slice"),sd=Rn("subarray"),
cd=ir("buffer"),fd=ir("byteOffset"),Hi=ir("byteLength"),Gi=ed(),E=t=>vi.call(t);function zt(t){let{length:e}=t;return typeof e==
"number"&&t[e-1]!==void 0&&t[e]===void 0?e:E(t)}var T=(t,e,n=E(t))=>new Uint8Array($n.call(t),sr.call(t)+e,n-e);function ce(t,e){
let n=new Uint8Array(E(t)+E(e));return J(n,t),J(n,e,E(t)),n}function Un(t,e){let n=sr.call(t),o=e+(-(n+e)&3),r=Math.max(
0,E(t)-o)>>2,i=r>0?new Int32Array($n.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var yt=(t,e)=>T(t,0,Math.min(
e,E(t))),J=(t,e,n)=>rd.call(t,e,n),ji=(t,e)=>od.call(t,e),ad=w(()=>F()?96:et()?1024:1/0);function dt(t,e,n){if(n-e<=ad())
return id.call(t,e,n);let o=new Uint8Array(n-e);return J(o,sd.call(t,e,n)),o}function qt(t,e,n){if(n>24)return dt(t,e,e+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function ut(t,e){if(e<=64)return!1;try{return Gi.call(
$n.call(t)),!1}catch{return!0}}var dd="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Et(t,e,n=dd){
if(!ArrayBuffer.isView(t)&&cr(t)===void 0)throw new TypeError(`${e}: ${n}`);return t}function fe(t){if(ArrayBuffer.isView(t))return ud(t);try{return new Uint8Array(t)}catch{return H}}var be=t=>t instanceof
Uint8Array?t:fe(t);function ud(t){try{return nd.call(t)===void 0?new Uint8Array(cd.call(t),fd.call(t),Hi.call(t)):new Uint8Array(
$n.call(t),sr.call(t),vi.call(t))}catch{return H}}var H=new Uint8Array;function cr(t){try{return Gi.call(t)}catch{}try{return Hi.
call(new DataView(t))}catch{return}}function At(t,e,n){ae(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](
t?.[r],n,r));return o}function ae(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: T\
he options must be an object.`)}var It=t=>`${t}`;function Yi(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ki(t,e){
if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function fr(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=It(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}function qi(t,e,n){let o=Dn(f=>hd(f,n),t,e),r=Dn(wd,t,e);if(o&&r){let f=ct()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:ct()?o.writeBytes:
void 0,mostByTable:512}}let i=ar(t);if(o)return F()?xd(o,Dn(zi,t,e)):o;let s=r??Dn(zi,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=
c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Dn(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=t(e);return r.write(o,n),ar(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var md="\
strings";function hd(t,e){let[n]=WebAssembly.Module.customSections(e,md),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function xd(t,e){let{
read:n,readBytes:o}=t;return{...t,read(r,i){if(i>108)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function wd(t){let[e,n]=[ie,Ie],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){J(a,new Uint8Array(
t.buffer,l,2*u),d),d+=2*u},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function zi(t){let e=tt("utf-16le"),{write:n,most:o}=ar(t);return{
read:(i,s)=>e.decode(new Uint16Array(t.buffer,i,s)),write:n,most:o}}function ar(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return se(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var kn,x,ur,Xi,Ji,Z,W={input:0,units:0,output:0},en=0,Pn={name:"",encoding:-1},I={isBusy:!0,newCodec:NaN,count:0};function St(t,e){
Pn.name=t,Pn.encoding=e,I.newCodec=NaN,I.count+=1,I.isBusy&&Zi(),I.isBusy=!0}function Zi(){try{os(),kn??=ns(ts(Fi())),Sd(
new WebAssembly.Instance(kn),kn)}catch(t){throw rs(t)}}function Qi(t){try{os(),kn=ns(ts(t))}catch(e){throw rs(e)}Zi()}function ts(t){return Ed(t)?t:new WebAssembly.Module(t)}function Ed(t){try{return WebAssembly.Module.customSections(t,es),
!0}catch{return!1}}var es="encoding-wasm";function ns(t){let[e]=WebAssembly.Module.customSections(t,es),n=`${bn} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Sd({exports:t},e){x=t,dr=
WebAssembly.RuntimeError,W.input=x.input(),W.units=x.units(),W.output=x.output(),ss(),Z=qi(x.memory,W.units,e),en=Math.min(
x.units_length(),Z.most),I.isBusy=!1}function os(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function rs(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(gd(t))return new RangeError(
`encoding-wasm: ${is} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var is="no memory \
for WebAssembly; free some, and call again",gd=t=>t instanceof RangeError&&/memory/i.test(t.message);function Me(){return pr(),
ur}function Wn(){return pr(),Xi}function lr(){return pr(),Ji}function pr(){ur[0]===void 0&&ss()}function ss(){let{buffer:t}=x.
memory;ur=new Uint8Array(t),Xi=new Uint8Array(t,W.input,65536),Ji=new Int32Array(t,x.codec(),x.codec_length()>>2)}function vn(t,e){
return St(t,-1),nn(e)}function nn(t){try{let e=t();return I.isBusy=!1,e}catch(e){throw K(e)}}var dr;function K(t){if(!I.
isBusy||!dr||!(t instanceof dr))return t;let e=g[Pn.encoding]?.name,n=`${Pn.name}${e?` of ${e}`:""} failed`;return Od()?
new RangeError(`encoding-wasm: ${n}: ${is}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:t})}function Od(){try{return x.memory.grow(32),
!1}catch{return!0}}function rt(t=null){let e=lr();return ls(e,t??new Int32Array(e.length))}function Hn(){return x.held()!==0?rt():(I.newCodec=
on,null)}var mr=t=>ls(t,lr());function ls(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Pt(t,e){ps(t,e)||(St(
"decoding",t),e?mr(e):x.new_decoder(t),on=t===33||t===36?NaN:t)}var on=NaN;function ps(t,e){return e||I.newCodec!==t||I.
isBusy?!1:(I.newCodec=NaN,I.isBusy=!0,!0)}function Gn(t,e){ps(~t,e)||(St("encoding",t),e?mr(e):x.new_encoder(t),on=~t)}function hr(t,e,n,o){
St("transcoding",t),o?mr(o):x.new_transcoder(t,e,+n)}function ms(t,e){x.set_source_encoding(t,+e),I.isBusy=!1}function de(t){
let e=E(t),n=x.alloc(e)>>>0;return J(Me(),t,n),[n,e]}var Bd=w(()=>Uint8Array.from(Bn,t=>t.charCodeAt(0))),cs,xr=t=>vn("s\
niffing",()=>(cs!==x&&x.give_labels(...de(Bd())),cs=x,t())),wr=(t,e,...n)=>xr(()=>x.sniff_html(...de(t),e,...n)),hs=(t,e,n)=>xr(
()=>x.sniff_xml(...de(t),e,n));function xs(t,e){let n=xr(()=>x.find_declared_label(...de(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var ws=(t,e)=>vn("sniffing",()=>x.default_for(...de(t),e)),ys=()=>St("detection",-1);function Es(t,e){
try{x.feed_detector(...de(t),+e)}catch(n){throw K(n)}}var Ss=(t,e,n,o)=>nn(()=>{let r=f=>f?de(f):[0,0],i=x.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=x.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function ue(t,e,n,o,r){Jt(t,e),I.isBusy=!0;let i=x.decode_block(e,n,+o,+r);return I.isBusy=!1,r&&i>=0&&(I.newCodec=
on),Xn(i)}function gs(t,e){let n=E(t);Jt(t,n),I.isBusy=!0;let o=x.decode_block(n,0,2,+e);return I.isBusy=!1,Xn(o)}var kt={
encoding:-1,at:0,most:0,owner:void 0};function jn(t,e,n){if(kt.encoding!==t||kt.owner!==x||I.isBusy){try{St("decoding",t),
kt.owner=x,kt.at=Z.readBytes?x.byte_table(t):0,kt.most=!Mn(t)&&Z.mostByTable||1/0,kt.encoding=t}catch(r){throw K(r)}I.isBusy=
!1}if(kt.at===0||n>kt.most)return;if(n<=65536)return Jt(e,n),fs(n);if(Z.most>en)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);Jt(T(e,r,r+i),i),o=le(o,fs(i))}return o}function rn(t,e,n,o){return vn("decoding",()=>{let r=Math.
min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),Jt(r===e?t:T(t,i,i+r),r),!x.is_free_of(r,n,o))return!1;
return!0})}function yr(t,e){let n=-1,o,r;function i(s){try{return St(t,s),n=s,r=x,o=e(s),I.isBusy=!1,o}catch(c){throw K(
c)}}return s=>s===n&&r===x&&!I.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Yn=yr("encoding",t=>{let e=x.unit_table(t)>>>0;if(e===
0)return;let{buffer:n}=x.memory;return Y(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),Os=yr("encoding",t=>{
let e=x.unit_table(t)>>>0,n=new Uint8Array(65536);return J(n,new Uint8Array(x.memory.buffer,e,16384)),n}),Kn=yr("decodin\
g",t=>{let e=Y(t),n=(!e?x.pair_table(t):x.byte_table(t))>>>0;return n>0?new Uint16Array(x.memory.buffer,n,e?256:65536):void 0}),
fs=t=>Z.readBytes(W.input,t,kt.at);function le(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long f\
or a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Ts=t=>t+65536+3<=
en,As=t=>t>en&&t<268435456?Z.collect?.(t+3):void 0,Vn=()=>W.units,Is=()=>Me()[W.units]|Me()[W.units+1]<<8,zn=(t,e)=>Z.read(
W.units+2*t,e-t),sn=(t,e,n,o=0)=>Z.write(t.slice(e,n),W.units+2*o);function bs(t,e){if(!I.isBusy&&!Z.writeBytes)return;St(
"encoding",e);let n=Z.writeBytes?.(t,W.output,x.unit_table(e));return I.isBusy=!1,n===t.length?pe(n):void 0}function qn(t,e,n,o){
I.isBusy=!0;let r=x.encode_block(t,e,n,+o);return I.isBusy=!1,o&&r>=0&&G.finished()&&(I.newCodec=on),Xn(r)}var B={none:0,
source:1,result:2};function Bs(t,e,n,o){let r=E(t);Jt(t,r),I.isBusy=!0;let i=x.transcode_block(r,+e,n,o);return I.isBusy=
!1,Xn(i)}function Jt(t,e){let n=Wn();if(e>8)try{J(n,t)}catch{J(n,T(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Xn(t){
if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var pe=t=>qt(
Me(),W.output,t),Er=t=>Me().subarray(W.output,W.output+t),G={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.
written(),codePoint:()=>x.code_point(),start:()=>x.start(),length:()=>x.length()},Wt={malformed:()=>x.replaced(),firstMalformed:()=>x.
first_replaced(),unmappable:()=>x.unmapped(),firstUnmappable:()=>x.first_unmapped(),codePoint:()=>x.unmapped_code_point()};var v=new Uint8Array(256);function he(t){let{length:e}=t;if(t.charCodeAt(0)>=128)return Ms(v,0,t);let n=new Uint8Array(e);
for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r>=128)return Ms(n,o,t);n[o]=r}return n}function Ms(t,e,n){let{length:o}=n;
for(let i=0;i<e;i++)v[i]=t[i];let r=e;for(let i=e;i<o;i++){let s=n.charCodeAt(i);if(s<128)v[r++]=s;else if(s<2048)v[r++]=
192|s>>6,v[r++]=128|s&63;else if(!me(s))v[r++]=224|s>>12,v[r++]=128|s>>6&63,v[r++]=128|s&63;else{let c=Cd(n,i);c>=65536&&
(i+=1),r=Nd(c,v,r)}}return qt(v,0,r)}var Ns=w(()=>Ie||F()||et()?96:q()?1024:128),Or=w(()=>Dt()||F()||C()?65536:128),Md=w(
()=>new Uint8Array(2*Or()));function Ls(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(
r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}var Fd=w(q);function Rs(t,e){let{length:n}=t,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=e[t.charCodeAt(r)],o[r+1]=e[t.charCodeAt(r+1)],o[r+2]=e[t.charCodeAt(r+2)],o[r+3]=e[t.charCodeAt(r+
3)],o[r+4]=e[t.charCodeAt(r+4)],o[r+5]=e[t.charCodeAt(r+5)],o[r+6]=e[t.charCodeAt(r+6)],o[r+7]=e[t.charCodeAt(r+7)];for(;r<
n;r++)o[r]=e[t.charCodeAt(r)];return(Fd()?rn(o,n,0,255):!ji(o,0))?o:void 0}function $s(t,e){let{length:n}=t,o=2*n<=256?v:
Md(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=e[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return qt(o,0,r)}var _d=t=>t===14||t===15||t===27;function Us(t,e){let{length:n}=t,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?t.charCodeAt(i):0,c=s<128?s:e[s];if(r!==s>=128&&(r=!r,v[o]=27,v[o+1]=r?36:40,v[o+
2]=66,o+=3),r){if(!(c>=41216))return;v[o]=c>>8&127,v[o+1]=c&127,o+=2}else{if(_d(s))return;v[o]=c,i<n&&(o+=1)}}return qt(
v,0,o)}var me=t=>(t&63488)===55296;function Cd(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(e);return o>=55296&&
o<=57343?65533:o}var Tr=t=>t<128?1:t<2048?2:t<65536?3:4;function Nd(t,e,n){if(t<128)return e[n]=t,n+1;let o=Tr(t);for(let r=o-
1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Ds=new Uint8Array(128),lt=Ld(
Ds);function Ld(t){return new Uint16Array(t.buffer)}var cn=w(()=>br()?0:18),Ar=w(()=>F()||at()?18:8),Rd=w(()=>ct()||!(ft()>=
22||Dt())?64:32),$d=w(()=>et()?64:32),Ud=w(()=>et()?36:18),ks=(t,e)=>(t[0]&t[e>>1])>=128;function Ps(t,e,n){return n?e<=
Ar():e<=Ud()||e<=$d()&&(ks(t,e)||eo())}var Jn=(t,e)=>e<=18||e<=64&&ks(t,e)&&e<=Rd(),gt={length:0,bytes:0};function xe(t,e,n,o){
if(t[0]<128&&br())return Br(t,e)?Vt.call(t,0,e):void 0;let r=0;for(;r<e;r++){let i=t[r];if(i>=128)break;lt[r]=i}if(r===e&&
r<=18)return se(lt,0,r);for(let i=r;i<e;){let s=i,c=t[i++];if(c>=128){let f=c,a=f<224;if(!(f>=194&&f<240&&s+(a?2:3)<=e))
return Fs(t,s,e,n,o,r);let l=t[i++]^128,u=a?0:t[i++]^128;if(c=a?(f&31)<<6|l:(f&15)<<12|l<<6|u,(l|u)>=64||!a&&(c<2048||me(
c)||c===65279))return Fs(t,s,e,n,o,r)}lt[r++]=c}return fn(r)}function Ws(t,e,n){if(e%2>0)return;let o=0;for(let r=0;r<e;r+=
2){let i=n?t[r]<<8|t[r+1]:t[r]|t[r+1]<<8;if(me(i))return;lt[o++]=i}return fn(o)}function Fs(t,e,n,o,r,i){let s=Ir();for(let c=e;c<
n&&i<=s;){let f=t[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,
S=f===237?159:f===244?143:191,m=0;for(;m<a&&c<n;m++,c++){let h=t[c];if(h<u||h>S)break;u=128,S=191,d=d<<6|h&63}if(m<a){if(c===
n&&!o){if(f>=239)return;vs(f,128|d&63,1+m);break}l=!0}if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&(lt[i++]=55232+(d>>
10),d=56320|d&1023),lt[i++]=d}return fn(i)}function Zn(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=s,f=t[s++],a=f;if(f>=128){
if(r??=Kn(o),!r)return;if(a=r[f],me(a)){if(s<e)a=r[f|t[s++]<<8];else if(!n&&to(f,o))break;if(me(a))return Dd(t,c,e,n,i,o,
r)}}lt[i++]=a}return fn(i)}function Dd(t,e,n,o,r,i,s){let c=Ir();for(let f=e;f<n&&r<=c;){let a=t[f++],d=a<128?a:s[a];if(me(
d)){if(f===n&&!o&&to(a,i))break;let l=f<n?t[f]:0;if(d=s[a|l<<8],!me(d))f+=1;else if(Pd(d))d=65533;else{let S=f+2<n&&i<=30?
kd(a,l,t[f+1],t[f+2]):0;if(S===0)return;lt[r++]=55232+(S>>10),d=56320|S&1023,f+=3}}lt[r++]=d}return fn(r)}function kd(t,e,n,o){
let r=e>=48&&e<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((t-129)*10+(e-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Pd=t=>t>=57088&&t<=57216;function Qn(t,e,n){return gt.length=0,xe(T(t,e,n),n-e,!1,!0)===""}function to(t,e){
let n=e!==32||t<144||t>160;return n&&vs(t,0,1),n}function vs(t,e,n){gt.length=n,gt.bytes=t|e<<8}function fn(t){if(t<3||t<=
18&&!br())return se(lt,0,t);if(eo())return ie.call(Ds,0,2*t);if(!(t>Ir()))return se(lt,0,18)+se(lt,18,t-18)}var Ir=w(()=>eo()?
1/0:36),br=w(()=>C()&&eo()),eo=w(()=>$(Wd)===!0);function Wd(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
e=n=>n.call(t,0,t.length);return e(ie)==="a\uFEFF\uD83D"&&e(Vt)==="a\0\xFF\xFE=\xD8"}function Br(t,e){for(let n=0;n<e;n++)
if(t[n]>=128)return!1;return!0}function pt(t,e){let n=Math.ceil(e/8);for(let o=0;o<e;o+=n)if(t[o]>=128)return!1;return t[e-
1]<128}var Ks=6,we,Vs=!1;function zs(){we=null,we=$(jd)??null,Vs=we!==null&&(F()||C()),F()&&(Ks=32)}var Gd=t=>t.length<=6||t.length<=
Ks&&t.charCodeAt(0)<128;function jd(){let t=ki(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",
r=t.encode(o);return e===3&&n===7&&`${[...r]}`==`${[...he(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}
function Yd(t){try{return we?.encode(t)}catch{return}}function Kd(t,e){we===void 0&&zs();try{return we?.encodeInto(t,e)}catch{
return}}function no(t){return Gd(t)?he(t):(we===void 0&&zs(),Vd(t)??Yd(t))}function Vd(t){let{length:e}=t;if(!Vs){if(e<=
21)return he(t);if(e<=64&&zd()){let n=(qd()||Xd(t)<=64)&&Hs(v,t);if(n)return n}return e>=1024&&e<=65536&&Zd(t)?Hs(Jd(),t):
void 0}}var zd=w(()=>!ct()),qd=w(()=>wt()||q()),Xd=t=>t.length*Tr(qs(t))*.75;function Hs(t,e){let n=Kd(e,t);return n?.read===
e.length?qt(t,0,n.written):void 0}var Jd=w(()=>new Uint8Array(3*65536)),Zd=t=>Gs()<=65535&&qs(t)>=Gs(),Gs=w(()=>ct()?256:
at()?0:1/0);function qs(t){let{length:e}=t;return t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1)}var tu=w(()=>C()?32:ft()>0?48:F()?400:wt()?1024:1/0),Mr=0;function Fr(t,e){let{length:n}=t;if(n<tu()||!Ae(e)||!eu(t))return;
if(Mr>0){Mr-=1;return}let o=no(t);if(o&&E(o)===n)return o;Mr=15}var Xs=t=>Math.max(8,t>>4);function eu(t){let{length:e}=t,
n=Xs(e);for(let o=0;o<e;o+=n)if(t.charCodeAt(o)>=128)return!1;return!0}function Js(t){let{length:e}=t,n=Xs(e),o=0;for(let r=0;r<
e;r+=n)o+=t.charCodeAt(r)<128?1:-1;return o>0}var it=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ro=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Zs=Symbol.for("encoding-wasm.UnmappableError"),Mt=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${ro(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Zs in o}[Zs](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Cr=["fatal","html","replacement"],iu=w(()=>C()||F());function nc(t,e){let{length:n}=t,o=n<32?void 0:Fr(t,e);if(o)return o;
let r=Y(e);if(n>64&&n>(r?Ns():Or()))return;if(r)return Ls(t,Yn(e));if(e===33)return n<=48?Us(t,Yn(32)):void 0;if(!!0||n>
512&&iu()&&Js(t))return;let i=Yn(e);return i&&$s(t,i)}var oc=w(()=>C()||F()||et()||q()&&!Ie);function rc(t,e){return oc()?
Rs(t,Os(e)):bs(t,e)}function ec(t,e){return nc(t,e)??(Y(e)?rc(t,e):void 0)}var Nr=()=>"",Zt=class{encoding;unmappable;#t;#e=null;#n=0;#o=H;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){let o=n||this.#r(e)?this.#s(
e):void 0;return o?(this.#n=n?0:this.#n+e.length,o):this.#f(e,n)}#r(e){let{length:n}=e;return n>0&&this.encoding!==33&&(e.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#t?0:Cr.indexOf(this.unmappable)}#s(e){if(this.#e)return;let n=this.encoding===
0?no(e):void 0;if(n)return n;if(e.length>65536)return this.#c(e);try{let o=ec(e,this.encoding);if(o)return o;Gn(this.encoding,
null),sn(e,0,e.length);let r=qn(0,e.length,this.#i,!0);return r===-2||!G.finished()?void 0:pe(r)}catch(o){throw K(o)}}#c(e){
let n=Y(this.encoding)&&this.unmappable==="fatal"&&oc(),o=()=>n?rc(e,this.encoding):void 0;return Fr(e,this.encoding)??$(
o)}#f(e,n){let o=new nt;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new Mt(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){
let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=H,this.#e=null,this.#n=0);let f=this.#t,a=this.#i,d=f===Nr,l=f&&!d?2048:65536,
u=f&&this.encoding===33?new _r(c,o):void 0,S=u?p=>u.add(p):o,m=u?p=>u.addUnchanged(p):o,h=0,y=null;try{if(!s)for(;h+65536<
e.length;h+=65536){let p=ec(e.slice(h,h+65536),this.encoding);if(!p)break;o(p)}for(Gn(this.encoding,s);h===0||h<e.length;h+=
l){let p=Math.min(h+l,e.length);sn(e,h,p);let R=p===e.length;for(let j=0,Ut=!1;!Ut;){let Oe=qn(j,p-h,a,n&&R);S(pe(Oe===-2?
G.written():Oe));let Yt=i+h+j+G.start();if(j+=G.read(),Ut=Oe!==-2&&G.finished(),Oe!==-2||d)continue;let mt=G.codePoint();
if(f){y=rt(y);let{count:oe}=I,re=()=>this.locate(Yt),In=f(mt,re);I.count!==oe&&(Gn(this.encoding,y),sn(e,h,p));let Mi=Ua=>{
throw new Mt(Ua,re(),this.name)};typeof In=="string"?su(In,S,Mi):In?m(In):Mi(mt)}else r(mt,Yt)}}}catch(p){throw K(p)}if(n){
u&&o(u.held);return}u&&(this.#o=u.held),this.#e=this.#r(e)?null:rt(),this.#n=i+e.length}};function su(t,e,n){let o=Yi(t);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);sn(o,r,i,2048);let s=qn(2048,2048+i-r,0,!1);s===-2&&n(G.
codePoint()),e(pe(s))}}var _r=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=E(e);if(n===0)return;e[0]!==
27&&this.#t(this.held);let o=e[n-3]===27?n-3:n;this.#t(dt(e,0,o)),this.held=dt(e,o,n)}addUnchanged(e){this.#t(this.held),
this.held=H,this.#t(e)}},nt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=E(e);if(n===0)return;this.#n+=
n;let o=this.#e;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);J(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){J(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},
o?o.next=this.#e:this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?dt(o,0,r):
o)}}concatenate(){let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=cu(this.#n),o=0;return this.forEach(r=>{J(
n,r,o),o+=E(r)}),n}};function cu(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room fo\
r ${t} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:e})}}function ic(t,e,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=xt(t,e);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(`${e}: ${r} has no en\
coder in the standard; use ${n}.`)}return sc(o,t,e)}function sc(t,e,n){if(t===36)throw new RangeError(`${n}: '${e}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var Re=class{#t;#e;#n=new nt;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new nt;let n=Tt(e)?.bytes.length??0,o=this.#r(T(e,n,Math.min(E(e),n+4096*this.#e)));if(!Lr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=xs(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
st(d)!==this.#t&&(r.push(T(e,i,n+f*this.#e),this.#i(g[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(E(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Lr(t){let e=0;for(;e<E(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var $r=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#t=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#e=void 0;#n=0;#o=!1;constructor(e,n,o){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.isStateless=Y(e)&&!n}accept(e){$(()=>e.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=e.leastOfASCII,this.leastBeyondASCII=e.leastBeyondASCII,this.leastOfAny=Math.max(e.leastOfASCII,e.leastBeyondASCII),
this.#t=e.leastOfBuffer,this.onlyASCII=e.onlyASCII,this.#e=e,this.onlyASCII||this.#r(e))}#r({newDecoder:e,canFail:n,most:o}){
this.decoder??=e(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(e,n){
let o=this.#e;this.#n>0?this.#n-=1:o&&n<=o.most&&(e.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(e){try{let{byteLength:n}=e;
if(n<this.#t||n>this.mostAtOnce)return;let o=this.decoder.decode(e);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#t===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(e,n){if(!(n>1024&&ut(e,n)))try{
let o=this.decoder.decode(e),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},cc=[],Ur=[];function so(t,e,n){let o=4*t+(e?2:0)+(n?1:0),r=Ur[o];if(r)
return r;let i=new $r(t,e,n);Ur[o]=i;let s=cc[t];return s&&i.accept(s),i}function $e(t,e){cc[t]=e;for(let n=0;n<4;n++)Ur[4*
t+n]?.accept(e)}var co=w(()=>$(mu)),De=w(()=>$(hu)),uu=w(()=>$(Iu)),lu=w(()=>$(bu));function fc(t,e,n){let o=ac(t);if(!(!o||n<24||ut(e,n))&&
!(t===0&&uc(e,n)))return o.takes?.(e,n)===!1?void 0:o}function ac(t){return t===0?De():t===38?uu():t===37?lu():void 0}function fo(t,e,n,o){
if(gt.length=0,o&&e>8192||e>1024&&(ut(t,e)||uc(t,e)))return;let r=De();if(!r||r.takesQuickly?.(t,e)===!1)return;let i=t[e-
1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!Qn(t,i,e))))try{let s=i<e?T(t,0,i):t,c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return e>256&&c!==void 0&&ao(s,i,c),c}catch{return}}function dc(t,e,n){let o=ac(t);if(!(n%2>0||!o?.takes?.(e,n)||ut(
e,n)))return o.decode(e,!0)}function uc(t,e){if(e<8192||pu())return!1;let n=0,o=Math.ceil(e/8);for(let r=0;r<e-1;r+=o)t[r]>=
192&&(t[r+1]&192)!==128&&n++;return n>1}var pu=w(et);function mu(){let{isAscii:t}=Pi("node:buffer"),e=new Uint8Array(100).
fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?t:void 0}function hu(){let t=at(),e=t?co():void 0;if(t&&!e)return;
let n=tt("utf-8"),o=$(yu),r=y=>n.decode(y),i=gu(r),s=wu(i,o),c=e&&((y,p)=>pt(y,p)&&e(y)),f=c??(wt()?Ou:q()?Au:void 0),a=c?
(y,p)=>hc(y,p)||p>256&&c(y,p):f,d=Uint8Array.of(...lc,...mc.flat()),l=`${pc}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.
of(97,127),S=i(d,d.length)===l&&r(d)===l&&n.decode(d.buffer)===l&&i(u,2)==="a\x7F"&&Dr(y=>s(y,y.length)),m=Vt;if(!S||e&&
m.call(u)!=="a\x7F")return;let h=(y,p)=>tt("utf-8",y&&o!==void 0,p);return $e(0,{newDecoder:h,isRight:(y,p)=>Eu(h(y,p)),
canFail:!0,...xu()}),{decode(y,p){try{return e?m.call(y):(p?s:r)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,
takesQuickly:a,takes:f,completeLength(y,p){for(let R=1;R<=3&&R<=p;R++){let j=y[p-R];if(j<128)break;if(j>=192)return(j>=240?
4:j>=224?3:2)>R?p-R:p}return p}}}function xu(){return C()?Ue(1):ct()?{...Ue(257),leastBeyondASCII:65,leastOfBuffer:8192}:
at()?{...Ue(19),most:2048,onlyASCII:!0}:wt()?{...Ue(48),leastOfBuffer:48,onlyASCII:!0}:q()?{...Ue(33),most:1023}:Ue(ft()>
0?512:33)}var Ue=t=>({leastOfASCII:t,leastBeyondASCII:t,leastOfBuffer:1,most:8191,onlyASCII:!1});function wu(t,e){let n=Su(
t);return e?C()||Dt()?o=>e.decode(o):ft()>0?(o,r)=>pt(o,r)?e.decode(o):n(o,r):n:n}function yu(){let t=tt("utf-8",!0);return Dr(
n=>t.decode(n))&&Dr(({buffer:n})=>t.decode(n))&&!ct()?t:void 0}var Eu=t=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(
64)].every(e=>{let n=Uint8Array.of(...he("\uFEFF"),...he(e));return t.decode(n)===(t.ignoreBOM?`\uFEFF${e}`:e)}),Dr=t=>t(
Uint8Array.from(lc))===pc&&mc.every(e=>$(()=>t(Uint8Array.from(e)))===void 0),lc=[239,187,191,97,230,188,162,240,159,146,
169],pc="\uFEFFa\u6F22\u{1F4A9}",mc=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Su=t=>(e,n)=>{
let o=t(e,n);return o.includes("\uFFFD")?void 0:o};function gu(t){let[e,n]=[$i,Vt];if(at())return(r,i)=>i>256?n.call(r):
t(r);if(!e||C()||!(ft()>=22))return t;let o=ct()?hc:()=>!0;return(r,i)=>o(r,i)?e.call(r):t(r)}var hc=(t,e)=>e<=64||e<=256&&
pt(t,e);function Ou(t,e){if(e<64)return!1;if(pt(t,e))return!0;if(e<256)return!1;let n=0,o=0,r=0,i=Math.ceil(e/16);for(let s=0;s<
e;s+=i){let c=t[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>8||e>=768&&r===0&&n>=3*o}var Tu=w(
q),kr=0;function ao(t,e,n){e<1024||!Tu()||!pt(t,e)||(kr=n.length===e?0:kr+1)}function Au(t,e){if(e<1024)return!0;if(pt(t,
e))return kr<2||e>524288;let n=0,o=Math.ceil(e/16);for(let r=0;r<e;r+=o)t[r]>=227&&t[r]<234&&(n+=1);return n<3}function Iu(){
return F()||Dt()?xc(!1):Bu()}function bu(){return F()?xc(!0):void 0}function Bu(){let t=ie,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:e.length},(i,s)=>e.charCodeAt(s)).buffer);if(t.call(n)!==e||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=at()?512:1/0;return wc(!1,(i,s)=>s<=o||pt(i,s)&&co()?.(i)===!0,(i,s)=>{let c=t.call(i);return 2*c.
length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function xc(t){let e=tt(t?"utf-16be":"utf-16le"),o=[65279,55357,
28450].flatMap(r=>t?[r>>8,r&255]:[r&255,r>>8]);if(e.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return wc(t,()=>!0,
(r,i)=>{let s=e.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var wc=(t,e,n)=>({takes:e,decode(o,r){try{return n(o,
r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[t?i-2:i-1]&252)===216?i-2:i}});var V={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},vr=!0;function uo(t,e,n,o){return vr?
Mu(t,e,n,o):void 0}function Mu(t,e,n,o){if((V.encoding!==o||V.owner!==x||I.isBusy)&&!Fu(o)||e>V.most&&(e>V.mostBeyondASCII||
pt(t,e)))return;Jt(t,e);let{readBytes:r,readPairs:i}=Z;if(!!0||!V.isOfPairs)return r(W.input,e,V.address);let{piece:s}=V,
c=i(W.input,e,V.address,+!n,s);if(n&&e<=s||c===null)return c??void 0;let f=Wn();if(c.length===s){let d=f[e],l=i(W.input+
e-d,d,V.address,+!n,s);if(l===null)return;c+=l}return f[e]===0||to(f[e-1],o)?c:void 0}function Fu(t){return I.isBusy||(vr=
Z.readPairs!==void 0,!vr)?!1:(St("decoding",t),nn(()=>{let e=Y(t);V.isOfPairs=!e,V.address=e?x.byte_table(t):x.pair_table(
t);let{any:n,beyondASCII:o,piece:r}=dn(t);return V.piece=r,V.most=V.address>0?n:0,V.mostBeyondASCII=V.address>0?o:0,V.owner=
x,V.encoding=t,!0}))}var _u=w(()=>{let t=e=>({any:e,beyondASCII:e,piece:e});return Z.readPairs?F()?{windows1252:t(36),single:t(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:t(C()?0:256),single:t(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:t(0),single:t(0),multi:t(0)}});function dn(t){let{windows1252:e,single:n,multi:o}=_u();return t===21?e:Y(t)?
n:o}var po=w(()=>C()?0:Dt()||at()?8:wt()?352:18),Sc=w(()=>Math.min(po(),cn(),Ar())),Cu=w(C);function gc(t,e,n){if(n>64)return pt(
e,n)?Nu(t,e,n):void 0;if(n<=cn()||(e[n>>1]|e[n-1])>=128||!Br(e,n))return;let o=xo();return o?o.call(e,0,n):jn(t,e,n)}function Nu(t,e,n){
let o=xo(),r=Y(t);if(!(n<512&&(r||!o))&&!(t===21&&Ic(n))&&!(r&&Mc(t))&&!ut(e,n))try{return co()?.(e)??rn(e,n,128,128)?o?
o.call(e):De()?.decodeQuickly(e,n):void 0}catch{return}}var lo=[],Hr=[];function Oc(t,e,n){if(!(Hr[t]===null||n<=po())&&
!(n>=512&&n>bc(t)))return Hr[t]??=Ru(t),ho(Hr[t],e,n)}function Tc(t,e,n){return n<512?(Cu()?Gr(t,e,n):void 0)??jn(t,e,n)??
Gr(t,e,n)??yc(t,e,n):Gr(t,e,n)??(Du(t)?yc(t,e,n):void 0)??jn(t,e,n)}var jr=0,Ac=w(()=>Yr()?8192:512),Ic=t=>jr>0&&t<Ac();
function Gr(t,e,n){let o=xo();if(!(!o||t!==21)){if(Ic(n)){jr-=1;return}if(!Uu(e,n)){n<Ac()&&(jr=15);return}if(!ut(e,n))try{
return o.call(e)}catch{return}}}var yc=(t,e,n)=>ho(Bc(t),e,n);function ho(t,e,n){if(!(!t||n>1024&&ut(e,n)))try{return t.
decode(e)}catch{return}}var Lu=w(()=>C()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function bc(t){if(Mc(
t))return 8192;let{windows1252:e,other:n}=Lu();return t===21?e:n}function Ru(t){let e=vu(t)?Bc(t):null;if(e){let n=mo(t,
un()).includes("\uFFFD"),o=Math.max(po(),dn(t).any)+1;$e(t,{newDecoder:r=>r&&n?tt(g[t].name,!0):e,isRight:r=>!(r&&n)||Gu(
t),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:F()?1:po()+1,most:bc(t),onlyASCII:!1})}return e}function Bc(t){
return lo[t]===void 0&&(lo[t]=null,lo[t]=$(()=>Hu(t))??null),lo[t]}var xo=w(()=>$($u));function $u(){let t=Vt,e=Uint8Array.
from({length:256},(n,o)=>o);return t.call(e)===String.fromCharCode(...e)?t:void 0}function Uu(t,e){let n=Math.min(e,64);
for(let o=0;o<n;o++)if((t[o]&224)===128)return!1;return n===e||rn(t,e,128,224)}var Du=t=>t===21?Yr():ku()||Pu()&&Mn(t),Mc=t=>!xo()&&
(t===21?Yr():Wu()),ku=w(()=>F()||et()),Pu=w(()=>q()||C()),Wu=w(F),Yr=w(()=>F()||C()||!(ft()>0)),vu=t=>F()||C()||Dt()||at()||
wt()&&t===21,un=()=>Uint8Array.from({length:256},(t,e)=>e);function mo(t,e){let n=Kn(t);return String.fromCharCode(...Array.
from(e,o=>n[o]))}function Hu(t){let e=tt(g[t].name),n=r=>e.decode(r)===mo(t,r),o=Uint8Array.from({length:4096},(r,i)=>i);
return un().every(r=>n(Uint8Array.of(r)))&&n(o)?e:void 0}function Gu(t){let e=mo(t,un()),n=un().filter(f=>e[f]!=="\uFFFD"),
o=tt(g[t].name,!0),r=f=>$(()=>o.decode(f)),i=f=>r(f)===mo(t,f),s=Uint8Array.from({length:4096},(f,a)=>n[a%n.length]),c=f=>r(
Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&un().every(f=>n.includes(f)?i(Uint8Array.of(f)):
c(f))}var Fc;function _c(t,e,n){return Fc??=ju(),Fc(t,e,n)}function ju(){let t=De(),e=!(t&&C());return(n,o,r)=>{if(e&&Jn(n,o)){
let i=xe(n,o,!0,r);if(i!==void 0)return i}if(t?.takesQuickly?.(n,o)!==!1)try{return r?t?.decodeOrFail(n,o):t?.decodeQuickly(
n,o)}catch{return}}}function ln(t,e,n,o=!1){try{Pt(t,null);let r=ue(e,n,0,o,!0);return r<0?void 0:zn(0,r)}catch(r){throw K(
r)}}var Vr=w(()=>F()?{any:2048,markup:1/0}:q()?{any:512,markup:2048}:{any:0,markup:C()?2048:et()?112:0}),Vu=w(()=>Vr().markup>
0?1/0:33),Cc=(t,e,n)=>t>=29&&t<36&&n>=Vu()&&e[0]>=128,Nc=[];function Lc(t,e,n){let{any:o,markup:r}=Vr();if(n>r||n>o&&!zu(
e,n))return;let i=Nc[t];if(i)return ho(i,e,n);qu(t,n)}function zu(t,e){if((t[1]&t[e>>1])>=128)return!1;let n=0,o=Math.ceil(
e/32)|1;for(let r=0;r<e;r+=o)t[r]<128&&(n+=1);return n>10}var pn=[];function qu(t,e){pn[t]===void 0&&(pn[t]=$(()=>tl(t))??
null);let n=pn[t];n&&(n.credit+=1+e/1024,!(n.credit<128)&&(n.credit=0,pn[t]=null,$(()=>{let{value:o}=n.sequences.next();
o?n.decoder.decode(o)===ln(t,o,E(o))&&(pn[t]=n):Xu(t,n.decoder)})))}function Xu(t,e){Nc[t]=e;let{any:n,piece:o}=dn(t);$e(
t,{newDecoder:r=>r?tt(g[t].name,!0):e,isRight:r=>!r||Ju(t),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.
max(18,n)+1,leastOfBuffer:1,most:Vr().any,onlyASCII:!1})}var Ju=t=>Zu.every(e=>Qu.every(n=>{let o=tt(g[t].name,!0),r=Uint8Array.
of(97,e,...n);return $(()=>o.decode(r))===ln(t,r,r.length,!0)})),Zu=[128,129,142,143,161,224,255],Qu=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],tl=t=>({decoder:tt(g[t].name),sequences:nl(
t),credit:0}),el=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Kr=[10,164,162];function*nl(t){let[e,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of el)yield Uint8Array.of(...i,...Kr);for(let i=128;i<=255;i++)yield ye([i,i],e);
if(t===32)for(let i=161;i<=254;i++)yield ye([143,143],[i,i],e);if(t===29||t===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield ye([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ye([i,Math.min(i+7,254)],n,r,n);yield ye([227,227],[50,
50],o,n),yield ye([129,129],[48,48],e),yield ye([129,129],[48,48],r,e)}}function ye(...t){let e=t.map(([s,c])=>c-s+1),n=e.
reduce((s,c)=>s*c),o=t.length+Kr.length,r=new Uint8Array(n*o+t.length-1);for(let s=0;s<n;s++){let c=s;for(let f=t.length-
1;f>=0;f--)r[s*o+f]=t[f][0]+c%e[f],c=Math.trunc(c/e[f]);r.set(Kr,s*o+t.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
t.length-1),r}var _t=new Uint8Array(512),Rc=[];function il(t){return Rc[t]??=T(_t,0,t),Rc[t]}var Ot=class{encoding;fatal;ignoreBOM;#t=null;#e=0;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=zt(e);if(!this.#t){let i=this.#n===0?this.#c(e,r,n):this.#p(e,r,n);if(i!==void 0)
return n||this.#d(r),i}return this.#s(e,r,n,o)}decodeWhole(e,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;
if(r===0&&n>0){let s=i?_c(e,n,this.fatal):fo(e,n,!0,this.fatal);if(s!==void 0)return!i||e[0]===239?this.#a(s):s}else{let s=n>
0?uo(e,n,!0,r):void 0,f=s===void 0&&!(i&&Cc(r,e,n))?this.#f(e,n,!0):this.#l(s);if(f!==void 0)return f;let a=i&&!Kt(r)?ln(
r,e,n,this.fatal):void 0;if(a!==void 0)return a}return this.#s(e,n,!0,o)}#s(e,n,o,r){if(this.#n>0){let d=this.#m(e,n,o,r);
if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(e,n,o)??this.#h(e,n,o)}catch(d){throw this.#t=
i,this.#o=s,this.#r=c,K(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(e,n,o){
let{encoding:r}=this;gt.length=0;let i=n>0&&r!==0?uo(e,n,o,r):void 0;return i===void 0?this.#f(e,n,o):this.#l(i)}#f(e,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=Jn(e,n)?xe(e,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=fo(
e,n,o,this.fatal);return this.#a(f)}if(r===38||r===37){let c=n<=36?Ws(e,n,r===37):dc(r,e,n);return this.#a(c)}if(!Ae(r))
return;let i=Y(r),s=n<=(i?Sc():e[0]<128?cn():18)?Zn(e,n,o,r):sl(r,i,e,n,o);return this.#l(s)}#l(e){return this.fatal&&this.
encoding!==21&&e?.includes("\uFFFD")?void 0:e}#a(e){return!this.#o&&!this.ignoreBOM&&e?.charCodeAt(0)===65279?e.slice(1):
e}#p(e,n,o){let r=this.#n+n;if(n===0||r>_t.length)return;gt.length=0,this.#u(e,r);let i=r<=18;return this.encoding===0?i?
xe(_t,r,o,this.fatal):fo(il(r),r,o,this.fatal):this.#l(uo(_t,r,o,this.encoding)??(i?Zn(_t,r,o,this.encoding):void 0))}#m(e,n,o,r){
if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=(c&255)<224?2:3;if(f+n<=a)return;this.#u(e,a);
let d=xe(_t,a,!0,!0);if(d===void 0)return;let l=a-f;this.#n=0,this.#r+=l,this.#o=!0;try{return le(d,this.decode(T(e,l),o,
r))}catch(u){throw this.#o=s,u instanceof it||u instanceof TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),u}}#u(e,n){
_t[0]=this.#e,_t[1]=this.#e>>8;let o=this.#n;if(n>32)J(_t,e,o);else for(let r=o;r<n;r++)_t[r]=e[r-o]}#d(e){this.#r+=e,this.#o||=
this.#n+e>gt.length,this.#n=gt.length,this.#e=gt.bytes}#x(){let e=Uint8Array.of(this.#e,this.#e>>8);try{Pt(this.encoding,
null),ue(e,this.#n,0,this.fatal,!1),this.#t=rt(),this.#n=0}catch(n){throw K(n)}}#w(e,n,o){if(this.fatal&&this.encoding===
0&&n<=8192)return;let r=fc(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<256&&(this.#t||c<n))
return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(T(e,0,i),i,
!0),this.#i)return s}let f=i===0&&c===n?e:T(e,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=le(s,this.#h(f,c-i,!0)),
this.#i)return s}else ao(f,c-i,a),s=le(s,this.#a(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Qn(
e,c,n)?(this.#d(n-c),s):le(s,this.#h(T(e,c,n),n-c,o))}#h(e,n,o){Pt(this.encoding,this.#t);let r="",i=As(n),s=this.#o||this.
ignoreBOM||!Kt(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),l=f===0&&a?e:T(e,f,f+d),
u=ue(l,d,c,this.fatal,o&&a);if(u<0)return this.#t=rt(),this.#i=new it(this.name,this.#r+f+G.start(),G.length()),r;if(c+=
u,c>0&&(a||!Ts(c))){let S=!s&&Is()===65279?1:0;i?i.add(Vn()+2*S,c-S):r=le(r,zn(S,c)),s=!0,c=0}if(a)break}return this.#o=
s,this.#t=o?null:Hn(),this.#r+=n,i?i.toText():(this.encoding===0&&ao(e,n,r),r)}},sl=(t,e,n,o,r)=>(e?Oc(t,n,o):void 0)??(n[0]<
128?gc(t,n,o):void 0)??(!e&&r&&o>18?Lc(t,n,o):void 0)??(Ps(n,o,e)?Zn(n,o,r,t):void 0)??(e?Tc(t,n,o):void 0),zr=({encoding:t,
fatal:e,ignoreBOM:n})=>new Ot(t,e,n);function wo(t){return t.common??=zr(t),t.common}var mn=(t,e,n,o,r,i)=>yo(so(n,o,r),
t,e,i);function yo(t,e,n,o){if(n<t.leastOfAny)return wo(t).decodeWhole(e,n,o);let r=n<=t.most?t.decode(e,n):void 0;if(r!==
void 0)return r;let i=wo(t).decodeWhole(e,n,o);return t.most<0&&t.reconsider(i,n),i}function $c(t,e){let n=xt(t,e);if(n===
36)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes\
 nothing.`);return n}var Eo=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new Zt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=E(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(e,i,s?r:i+4096),
s?n:B.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=fl(this.#t.copy(),e,r);let i=new nt,s;try{this.#t.transcode(e,n===
B.result?B.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=mn(c,E(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===
B.result,o),this.#n=n===B.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function fl(t,e,n){
let o=E(e),r=e,i=t,s=t,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=T(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,B.none,u=>{f+=E(u)/2}),d=void 0;return d??=al(i,r),d[l-c]}}function al(t,e){let n=E(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Dc(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?dl(o.from,e,c):0;if(a>0){o.transcode(T(e,c,c+a),B.none,
()=>{});for(let p=0;p<a;p++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=T(e,c,c+1),l=o.copy(),u=0,S=0;o.transcode(d,B.none,
p=>{u===0&&(S=p[0]|p[1]<<8),u+=E(p)/2}),u>0&&(r[i++]=s);let m=S===65533&&s<f?kc(l,d,B.none):void 0,h=m&&m.offset+m.length;
for(let p=1;p<u;p++)r[i++]=h===void 0?s:h+p-1;let y=f-s===2||f<=2;u>0&&!m?s=f+1:(m||y)&&(s=Dc(o))}return r[i]=s,r[i+1]=s+
1,r}function dl(t,e,n){if(Y(t))return E(e)-n;let o=n;if(Ae(t))for(;e[o]<128;)o+=1;return o-n}var Dc=t=>kc(t,H,B.source)?.
offset??t.position;function kc(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof it)return o;throw o}}var Pe=t=>t==null?void 0:It(t);function We(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function ul(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>xt(It(o),e))}}var go={allowUTF8:t=>t===void 0||!!t,candidates:ul,locale:Pe,maxBytes:We,
tld:Pe},Xr=["text","ASCII","empty","binary","unknown"];function ve(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=E(t),f=Math.min(c,i);ys();for(let S=0;S<f;S+=65536){let m=Math.min(S+65536,f);Es(T(t,S,m),e&&m===c)}let a=Ss(
o,r&&So(r),s&&So(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:Xr[d],isASCII:Xr[d]==="ASCII"||Xr[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(S,m)=>({encoding:g[a[3+2*m]].name,score:a[4+2*m]}))}}function So(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Jr(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=Et(t,n),r=At(e,go,n),i=ve(fe(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var ml=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],hl=[33,36,37,
38],He=(t,e)=>{let n=Pe(t);return n===void 0?-1:xt(n,e)},Pc=(t,e,n)=>Math.min(We(t,e,n)??1024,1048576),Wc=(t,e)=>Math.max(
3,e===-1?t:0),vc=t=>st(Pe(t)??"")??-1;function xl(t,e,n){if(t)return At(t===!0?void 0:t,go,`${e}, option '${n}'`)}var wl={
defaultEncoding:He,detect:xl,likelyEncoding:He,locale:Pe,maxPrescanBytes:Pc,parentEncoding:He,transportLayerEncodingLabel:vc,
userOverride:He};function yl(t,e){let n=At(t,wl,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Wc(i,Math.max(f,c)),declared(a){let d=wr(a,i,f,c,s,o);return d===-1?void 0:hn(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Hc(a)??El(r,n.defaultEncoding)}}function Hc(t){if(!(t?.encoding===
void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function El(t,e){
return hn(ws(So(t),e===-1?21:e))}var Sl={defaultEncoding:He,maxPrescanBytes:Pc,transportLayerEncodingLabel:vc};function gl(t,e){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=At(t,Sl,e),i=s=>{let c=hn(hs(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Wc(o,r),declared:i,decide:()=>i(H)}}function Ol(t,e){let n={...go,
defaultEncoding:He},{defaultEncoding:o,...r}=At(t,n,e);return{prescanned:3,declared(i){let s=Tt(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Hc(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Tl={detect:Ol,html:yl,xml:gl},Zr=["detect","html",
"xml"],Al={prefixBytes:We,sniff:fr(Zr)};function vt(t,e){let{prefixBytes:n,sniff:o}=At(t,Al,e),r=Tl[o](t,e),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:w(()=>{let c=s.candidates&&ve(H,!0,s);return!hl.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Il(
r,c),takesWhole:n===void 0}}function Il({prescanned:t,declared:e,options:n,decide:o},r){return e(yt(r,t))??o(n&&ve(r,!0,
n))}function Gc(t){let e=wr(yt(t,1024),1024,-1,-1,-1,-1);return e===-1||hn(e).source==="BOM"?void 0:hn(e)}function hn(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:ml[t>>8&255],score:null}}var Vc=["(B","(J","(I","$@","$B"],To=class{#t=!0;#e=!0;read(e,n){let o=E(e),r=this.#t?Fl(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=_l(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Nl(e,i);if(s=Vc.includes(a),!s&&!n&&Ll(a))break;this.#e=s}else
s=f>=128||i<r&&Cl(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:E(e);for(;o<E(e)&&e[o]!==27;)o+=1;return o}};function Fl(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=E(t))return 1/0;if(e&&=Kc(t[o],t[o+1]),n&&=Kc(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function _l(t,e){let n=E(t),{start:o,words:r}=Un(t,e),i=Yc(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Yc(t,o+4*s,n)}function Yc(t,e,n){
let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var Kc=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||
t===33&&e===34,Cl=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Nl(t,e){let n="";for(let o=e+1;o<Math.min(e+3,E(t));o++)n+=String.fromCharCode(
t[o]);return n}var Ll=t=>t.length<2&&Vc.some(e=>e.startsWith(t));var Ct=class{decision=null;sample=H;detected;#t;#e=!0;#n=!1;#o=new To;#r=new nt;#i;#s=0;#c=H;#f=H;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new nt;if(this.#e&&n&&this.#t.takesWhole)return this.#d(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+E(e)<this.#i&&!n)return this.#m(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new nt;
let i=yt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#d(s,o,r):this.#l(r,n,o)}#l(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#d(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=E(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(yt(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=E(s),S=c-d;if(l===
-1)return n||f?this.#d(i(this.#a(yt(s,S),a)),o,s):this.#m(s,u+1,o);let m=qc(yt(s,S),l-d,r.windowBytes),h=Math.min(m+r.windowBytes,
S);if(u<h&&!n)return this.#m(s,h,o);let y=yt(s,h),p=this.#a(y,u<h);if(h<=m||h===S||!r.passesASCII()||!Ul(p,y))return this.#d(
i(p),o,s);s=this.#u(s,this.#o.skip(y,l-d),o)}}#a(e,n){this.sample=ce(ce(this.#c,this.#f),e);let o=this.#t.detection.options,
r=ve(this.sample,n,{...o,maxBytes:void 0}),i=this.#p(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#p(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#m(e,n,o){
let r=E(e);return r>0&&this.#r.add(dt(e,0,r)),this.#i=n,{passed:o,rest:null}}#u(e,n,o){let r=yt(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-E(this.#c));return i>0&&(this.#c=ce(this.#c,yt(r,i))),this.#f=zc(ce(this.#f,zc(T(r,i)))),T(e,n)}#d(e,n,o){
return this.decision=e,{passed:n,rest:o}}},zc=t=>T(t,Math.max(0,E(t)-64));function qc(t,e,n){let o=Math.min(E(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function Ul(t,e){return t.isASCII||t.encoding===void 0&&!(e[qc(e,0,1/0)]>=128)}function Xc(t){let[[e,n]]=Object.entries(t),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function Jc(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var Zc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Qc=`!
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
?`;var kl=w(()=>{let t=Qc.split(`
`),e=0;return new Map(Zc.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
tf=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Io(t){let e=new Zt(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof Mt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ef(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function ef(t,e,n){if(tf(t))return"";if(n===0)return null;let o=Pl(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:ef(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Pl(t){
let e=[...kl().get(t)??[],...Wl(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Wl(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,S)=>c(
S)),a=o.filter((u,S)=>!c(S)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===e&&r.push(l),a.every(
tf)&&i.push(d)}return[...r,...i]}var nf=["fatal","html","replacement","ignore","translit"];function of(t,e,n){return typeof t=="function"?(o,r)=>vl(t(o,r()),n):t==="ignore"?Nr:t==="translit"?Io(e):void 0}function vl(t,e){
if(typeof t=="string")return t;if(t==null)return null;let o=fe(Et(t,e,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return dt(o,0,E(o))}var ly=2**24;function Ee(t,e,n,o){return typeof t=="number"?rf(t,e,n,o):new xn(t,rf(0,e,n,o))}function rf(t,e,n,o){let{unmappable:r,losses:i}=n,
s=of(r,e,o);if(!s||Kt(e))return new bo(t,e,n);let c=Qr(t,n);return new Eo(c,e,r,i?.counting(s)??s)}function Qr(t,e){return new bo(
t,38,{...e,bom:!1,unmappable:"fatal"})}var bo=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(hr(e,this.to,this.#n.ignoreBOM,
this.#t),ms(e,n),this.#t=rt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=pe,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(_n(this.to)??[]));
let d=Math.max(0,Cr.indexOf(c)),l=E(e);try{hr(this.from,this.to,i,this.#t);for(let u=0;;){let S=l-u<=65536,m=S&&u===0?e:
T(e,u,S?l:u+65536),h=Bs(m,r,d,S?n:B.none);a?.addBlock(this.#e+u);let y=h<0?G.written():h;if(y>0&&o(f(y)),h===-2&&c!=="fa\
tal")return!1;if(h<0&&this.#o(h,u),u+=G.read(),S&&G.finished())break}}catch(u){throw K(u)}this.#t=n===B.result?null:rt(),
this.#e=n===B.none?this.#e+l:0}#o(e,n){let o=this.#e+n+G.start();throw this.#t=rt(),this.#e=0,e===-1?new it(g[this.from].
name,o,G.length()):new Mt(G.codePoint(),o,g[this.to].name)}},xn=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){
this.#t=e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=
!1,r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===B.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new Ct(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==B.none);i.length>0&&(this.#i.transcode(
i.concatenate(),B.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var Wf=require("node:buffer"),L=require("node:fs"),gn=require("node:path");var je={failure:1,usage:2};var ti=require("node:buffer");function wn(t){if((0,ti.isUtf8)(t))return sf(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,ti.isUtf8)(r));e+=o?sf(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var sf=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function b(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var N=require("node:fs");var af=require("node:fs"),ot=require("node:path");function Bo(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||ot.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":ot.sep}${e}`}
function yn(t){try{return wn(af.realpathSync.native(b(t),"buffer"))}catch{let e=(0,ot.dirname)(t);return e===t?(0,ot.resolve)(
t):(0,ot.join)(yn(e),(0,ot.basename)(t))}}var ff=new Map;function ei(t){let e=(0,ot.dirname)(t),n=ff.get(e)??yn(e);return ff.
set(e,n),(0,ot.join)(n,(0,ot.basename)(t))}var df=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var lf=require("node:util");var pf={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Mo={...pf,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},mf="it is a symbolic link to a file that does not exist; check where it points",hf="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Ye={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},Se={...pf,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Nt(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,lf.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function Lt(t,e){
return Rt(t,e instanceof Error?e.message:String(e)),je.failure}function Rt(t,e){ge(`encoding-wasm: ${t}: ${e}
`)}var uf=!1;function ge(t){uf||process.stderr.on("error",()=>{}),uf=!0,process.stderr.write(t)}var Ht=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var xf;async function ni(t,e){let n=async i=>{try{return await i()}catch(s){throw Nt(s,Sf(t))}},{next:o,close:r}=await n(
()=>t==="-"?Hl(e):Gl(b(t),e));return{next:()=>n(o),close:r}}async function*Ve(t){let e=await ni(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function ze(t){try{return(0,N.statSync)(b(t))}catch{return}}function Hl(t){
let e=(0,N.fstatSync)(0,{bigint:!0});return Af(e,t),e.isFile()?gf(0,e,()=>{}):jl()}function Gl(t,e){let n=yf(t,e);if(!n.
isFile())return Yl(t);let o=(0,N.openSync)(t,"r");return gf(o,n,()=>(0,N.closeSync)(o))}function yf(t,e){let n=(0,N.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,N.opendirSync)(t).closeSync(),Af(n,e),n}function Ef(t){try{yf(b(t)),(0,N.accessSync)(
b(t),N.constants.R_OK)}catch(e){throw Nt(e,Sf(t))}}var Sf=t=>({...Mo,get ENOENT(){return(0,N.lstatSync)(b(t),{throwIfNoEntry:!1})?.
isSymbolicLink()?mf:df(t)?hf:Mo.ENOENT}});function gf(t,{size:e},n){xf??=new Uint8Array(262144);let o=xf,r=0;return{async next(){
let i=(0,N.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,N.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function jl(){
let t=Of(0,()=>{}),e=process.platform==="win32"?wf():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=wf()}return e.next()},close:()=>e?.close()}}function wf(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Yl(t){let e=await Tf(
n=>(0,N.open)(t,n));return Of(e,()=>(0,N.closeSync)(e))}function Of(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Tf(i=>(0,N.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Tf=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Af(t,e){if(t.isDirectory())throw new Error(Mo.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))
throw t.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var bf=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],oi=new Set,ri=!1,If=Date.now();function qe(t){if(oi.add(t),!ri)for(let e of bf)
process.on(e,Bf);return ri=!0,()=>oi.delete(t)}function Bf(t){for(let e of[...oi].reverse())e();for(let e of bf)process.
off(e,Bf);process.kill(process.pid,t)}function En(){if(!(!ri||Date.now()-If<50))return new Promise(t=>{setImmediate(()=>{
If=Date.now(),t()})})}var O=require("node:fs"),$t=require("node:path");function si(t,e=438){if(t===void 0)return Vl();let{target:n,present:o,descriptor:r}=ci(t);return r!==void 0?Zl(r):o?.isFIFO()?
Xl(b(t)):o&&!o.isFile()?_o((0,O.createWriteStream)(b(t)),!0):Ql(n,o,e)}function ci(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,O.lstatSync)(b(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,O.statSync)(b(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith($t.sep))throw new Error(Se.EISDIR);if(!o?.isFile())
return{target:n?ii(t):t,present:o};let r=Lf(t);return r===void 0&&(0,O.accessSync)(b(t),O.constants.W_OK),{target:n?ii(t):
t,present:o,descriptor:r}}var Mf;function Vl(){return Mf??=zl(),Mf}function zl(){let t=(0,O.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?_o(process.stdout,!1):ql(e)}function ql(t){let e,n=()=>{e??=_o(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,O.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function _o(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function Xl(t){let e=(0,O.createWriteStream)(t),{discard:n,...o}=_o(e,!0);return{...o,file:(0,O.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&Jl(t,e)}}}function Jl(t,e){try{let n=(0,O.openSync)(t,O.constants.O_RDONLY|O.constants.
O_NONBLOCK);e.once("close",()=>(0,O.closeSync)(n))}catch{}}function ii(t){let e=Nf(t);return e===void 0?t:ii(e)}function Nf(t){
if(!(0,O.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=wn((0,O.readlinkSync)(b(t),"buffer"));return(0,$t.isAbsolute)(
e)?e:`${wn(O.realpathSync.native(b((0,$t.dirname)(t)),"buffer"))}${$t.sep}${e}`}function Lf(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,$t.resolve)(t))??[];if(e!==void 0)return Number(e);let n=Nf(t);return n===void 0?void 0:Lf(n)}function Zl(t){return{
file:(0,O.fstatSync)(t,{bigint:!0}),write:e=>Rf(t,e),wait(){},finish(){},discard(){}}}function Rf(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,O.writeSync)(t,n))}var Ff=0;function fi(t){Ff+=1;let e=[process.pid,Ff,Math.random().toString(36).slice(
2)].join("-");return Bo((0,$t.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Co(t){try{(0,O.unlinkSync)(b(t))}catch(e){
if(e.code==="ENOENT")return;Rt(_(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function Ql(t,e,n){let o=fi(t),r=b(o),i=(0,O.openSync)(r,"wx",e?384:n),s=!0,c=()=>{s&&(s=!1,(0,O.closeSync)(i))};return{
write:f=>Rf(i,f),wait(){},finish(){if(c(),tp(t,e))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");e&&ai(r,e),(0,O.renameSync)(r,b(t))},discard(){try{c()}finally{Co(o)}}}}function tp(t,e){let n=(0,O.statSync)(
b(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var _f=2048,ep=1024,np=56,ai=(t,e)=>(0,O.chmodSync)(
t,op(t,e));function op(t,{uid:e,gid:n,mode:o}){for(let r of[e,-1])try{return(0,O.chownSync)(t,r,n),r===e?o:o&~_f}catch{}
return o&~(_f|ep|np)}async function No(t){try{let e=si();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Sn(
void 0,e)}}function Sn(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":_(t);return Lt(`cannot write ${o}`,Nt(e,Se))}var $f=require("node:fs"),z=require("node:path");function Uf(t,{suffix:e,directory:n}){let o=new Map(t.filter(sp).map(c=>[c,yn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,ei(c)])r.set(a,c);let i=ip(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:Bo(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
d=o.get(c),l=e&&c.endsWith(e)?r.get(ei(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:yn(f),S=s.get(u);if(S===d)return[];if(S===void 0&&s.set(u,d),n===void 0)return[a];let m=S===
void 0?rp(r,u,d):di(f);return[{...a,...m&&{problem:new Error(m)}}]})}var di=t=>`another file already goes to ${_(t)}; co\
nvert this one to another directory`;function rp(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${_(o)}, which will be converted as well; nam\
e another directory`}function ip(t){let e=s=>(0,z.isAbsolute)(s)||s.split(z.sep)[0]==="..",n=s=>(0,z.isAbsolute)(s)||e((0,z.relative)(
".",s)),o=t.filter(n).map(s=>(0,z.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(z.sep)?s:s+z.sep)),i=o.length>0?(0,z.dirname)(
o[0]):".";for(;!r(i)&&(0,z.dirname)(i)!==i;)i=(0,z.dirname)(i);return s=>{let c=(0,z.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,z.basename)(s):c}}function sp(t){try{return(0,$f.lstatSync)(b(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var cp={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},Df=[
..."%PDF-"].map(t=>t.charCodeAt(0)),ui=t=>Df.every((e,n)=>e===t[n]);function kf(t,e){let{prescanned:n,declared:o,decide:r,
...i}=vt(t,"--from auto"),s=(c="")=>{let f=Ye[c];if(f&&e)throw new Error(`${f}; ${cp[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,Df.length),declared(c){return ui(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var fp={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function vf(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(m,h)=>{f=await No(`${_(m)}: ${h}
`)||f},d=(m=[])=>{if(t.quiet)return;let h=e.dryRun?"would be converted":"converted",y=s>0?`, ${s} copied`:"",p=c>0?`, ${c}\
 left alone`:"",R=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"",j=m.length>1?" and those after it":"",Ut=m.
length>0?`, ${m.length} not reached: ${_(m[0])}${j}`:"";ge(`encoding-wasm: ${Ut&&"interrupted: "}${Ht(i,"file")} ${h}${y}${p}${R}${Ut}\

`)},l=Uf(t.files,e),u=0,S=qe(()=>d(l.slice(u).map(({file:m})=>m)));for(let m of l){let{file:h,problem:y}=m;try{if(y)throw y;
let p=await ap(m,e),R=p!==void 0&&e.directory!==void 0;if(p!==void 0&&t.verbose&&Rt(_(h),`${R?"not converted":"left alon\
e"}: ${p}`),p!==void 0&&!R)c+=1,e.dryRun&&await a(h,`would be left alone: ${p}`);else if(!(m.output===h&&Gf(h)))if(!await dp(
m,t,e.dryRun,{run:n,say:a,reason:p}))o.push(h);else if(R)s+=1;else{i+=1;let j=e.dryRun?h:m.output;e.findDeclarations&&await gp(
j,t.to)&&r.push(j)}}catch(p){Lt(_(h),p),o.push(h)}u+=1}return S(),r.length>0&&Op(r,t.to,e.dryRun),d(),o.length>0?je.failure:
f}async function ap({file:t,newer:e},{skipUTF8:n,keepBinary:o}){if(e!==void 0)return`it is the old version of ${_(e)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!li(t))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await Ep(t)?"it is UTF-8":o&&await Sp(t)?Ye.binary:void 0}async function dp({file:t,
output:e,backup:n},o,r,{run:i,say:s,reason:c}){if(e===t&&!li(t))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");Ef(t);try{pp(e)}catch(u){return Sn(e,u),!1}n!==void 0&&Kf(n,()=>mp(n));
let f=g[o.to].name,a=c?fp:void 0,d={files:[t],output:e,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:p=>{u=g[p].name}},a)!==0)return!1;let m=e===t?"":`, to ${_(e)}`,h=n===void 0?"":`, and kept as ${_(n)}`,y=c?"\
copied":`converted from ${u} to ${f}`;return await s(t,`would be ${y}${m}${h}${c?`: ${c}`:""}`),!0}if(e!==t){let u=(0,L.statSync)(
b(t)).mode&up;return lp(e,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&jf(t),u};return n===void 0?
await l()===0:hp(t,n,l)}var up=511;function li(t){let e=ze(t);return!e||e.isFile()||e.isDirectory()}var Hf=new Set,Gf=t=>Hf.
has(Lo(t));function jf(t){let e=Lo(t);e!==void 0&&Hf.add(e)}async function lp(t,e){try{yp((0,gn.dirname)(t))}catch(n){throw Nt(
n,Se)}if(Gf(t))throw new Error(di(t));return await e()!==0?!1:(jf(t),!0)}function Lo(t){try{let e=(0,L.statSync)(b(t),{bigint:!0});
return e.isFile()?`${e.dev} ${e.ino}`:void 0}catch{return}}function pp(t){let{target:e,present:n}=ci(t);(!n||n.isFile())&&
pi((0,gn.dirname)(e))}function pi(t){let e=(0,L.statSync)(b(t),{throwIfNoEntry:!1});if(!e)return pi((0,gn.dirname)(t));if(!e.
isDirectory())throw new Error(Se.EEXIST);(0,L.accessSync)(b(t),L.constants.W_OK|L.constants.X_OK)}function mp(t){if((0,L.lstatSync)(
b(t),{throwIfNoEntry:!1}))throw new Error(Yf(t));pi((0,gn.dirname)(t))}var Yf=t=>`its backup ${_(t)} already exists; use\
 another suffix, or move that file away`;function Kf(t,e){try{e()}catch(n){let o=Nt(n,Se);throw o===n?n:new Error(`its b\
ackup ${_(t)} can't be made: ${o.message}`)}}async function hp(t,e,n){let o=Lo(t);Kf(e,()=>xp(t,e));let r=()=>{Lo(t)===o&&
Co(e)},i=qe(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function xp(t,e){try{(0,L.linkSync)(L.realpathSync.native(
b(t),"buffer"),b(e))}catch(n){if(n.code==="EEXIST")throw new Error(Yf(e));wp(t,e)}}function wp(t,e){let n=fi(e),o=b(n);try{
(0,L.copyFileSync)(b(t),o,L.constants.COPYFILE_EXCL);let r=(0,L.statSync)(b(t));ai(o,r),(0,L.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,L.renameSync)(o,b(e))}finally{Co(n)}}var Pf=new Set;function yp(t){Pf.has(t)||(0,L.mkdirSync)(b(t),{recursive:!0}),
Pf.add(t)}async function Ep(t){let e=new Ot(0,!0,!0),n=!0,o=!1;try{for await(let r of Ve(t))await En(),e.decode(r,!1),n&&=
(0,Wf.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof it)
return!1;throw r}}async function Sp(t){let e=new Ct(vt({},"--keep-binary")),n=!0;for await(let o of Ve(t)){if(n&&ui(o))return!0;
if(n=!1,await En(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.kind==="binary"}
async function gp(t,e){if(!li(t))return!1;let n=new Re(e);try{for await(let o of Ve(t)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function Op([t,...e],n,o){let{name:r}=g[n],i=e.length>0?` and ${e.length}\
 more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;ge(`encoding-wasm: ${_(t)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var Xf=require("node:fs");var Ro=class{#t;#e=new nt;constructor(e=vt({},"Examination")){this.#t=new Ct(e)}add(e,n){let o=Math.min(E(e),1024-this.#e.
length);o>0&&this.#e.add(dt(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Lr(e)?Gc(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=zf(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>zf(n.encoding,o)||n.score>=.9)&&Vf(e.encoding,
o)!==Vf(n.encoding,o)?i:void 0}},Vf=(t,e)=>new Ot(t,!1,!0).decode(e,!1);function zf(t,e){let n=0,o=null;for(let r=0;r<E(
e);r+=65536){let i=T(e,r,Math.min(r+65536,E(e)));Pt(t,o),gs(i,!1),n+=Wt.malformed(),o=rt()}return n}async function Jf({files:t,sniffing:e,json:n,quiet:o}){let r=0,i=[];for(let s of t)try{let c=bp(s)?1/0:1e8,f={...e,maxBytes:c,
detect:{maxBytes:c}},a=new Ro(vt({...f,sniff:"detect"},"--detect")),d=e.sniff==="detect"?a:new Ct(vt(f,"--detect")),{decision:l,
length:u}=await Bp(s,d,a),{encoding:S,...m}=l,h=a.doubt&&Mp(a.doubt),y=a.detected?.kind??(m.source==="default"?"empty":"\
text");i.push({file:s,encoding:g[S].name,...m,kind:y,doubt:h??null}),h&&!o&&Rt(_(s),Fp(h)),y==="ASCII"&&u>c&&!o&&Rt(_(s),
Ip)}catch(c){r=Lt(_(s),c)}return await No(n?`${JSON.stringify(i,null,2)}
`:_p(i))||r}var Ip=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,bp=t=>t==="-"?(0,Xf.fstatSync)(0).isFile():ze(t)?.isFile()??!0;async function Bp(t,e,n){let o=new Set([e,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Ve(t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function Mp({declared:t,detected:e,...n}){let o=e===void 0?
null:g[e].name;return{declared:g[t].name,detected:o,...n}}function Fp({declared:t,detected:e,score:n,malformed:o}){let r=`\
has ${Ht(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:`it \
declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function _p(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(o)]),n=[0,1,2].map(o=>Math.max(0,
...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Qf={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Xe=class{#t={...Qf};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+Wt.firstMalformed()),n.malformed+=Wt.malformed(),this.#e+=Wt.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+Wt.firstUnmappable(),n.codePoint=Wt.codePoint()),n.unmappable+=Wt.unmappable()}counting(e){return(n,o)=>{let r=this.#t,
i=e(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...Qf},this.#e=
0,e}};var Cp={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},On=class{#t;#e;#n;constructor(e,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new Xe}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=Qr(e,{...c,
ignoreBOM:o}),this.#e=Ee(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(
e,n)}transcode(e,n,o){let r=Np(e,Cp[g[this.#t.from].name]),i=r.pop()??e;for(let s of r)this.#o(s,B.none,o);this.#o(i,n,o)}#o(e,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=Lp(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,B.none,o)}n===B.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Np(t,e){if(!e)return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(t.subarray(i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Lp(t,e){if(e===0)return t;
let n=new Uint8Array(t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=
t[i],n[o++]=t[i+1]}return n.subarray(0,o)}var ta=require("node:fs"),ea=require("node:path");function na(){let t=(0,ea.join)(__dirname,"encoding-prepared.wasm");try{return Qi((0,ta.readFileSync)(t)),!0}catch(e){let{
message:n}=Nt(e,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return Lt(`it\
s part ${_(t)} cannot be loaded`,`${n}${o}`),!1}}var ya=require("node:buffer");var $o=class{fatal;ignoreBOM;#t;#e;#n=H;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&E(this.#n)===0?e:ce(this.#n,e);if(!n&&Li(r))return this.#n=
r,"";let i=Tt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new Ot(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function Uo(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Et(t,o),i=xt(It(e),o);ae(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=be(r);return Tt(f)?new $o(i,s,c).decode(f,!0,o):mn(f,zt(f),i,s,!0,o)}function mi(t){return Rp(be(Et(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Rp=t=>mn(t,zt(t),0,!1,!0);var Up=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Ei=t=>Up.test(t),Dp=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,kp=w(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(t=>new RegExp(`[${t}]`,"u")));function Pp(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=kp();if(n.test(
t))return 4;if(!o.test(t))return e<128?1:Ei(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var hi;function Do(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Uo(Uint8Array.from(r),t))}var xi;function Tn(t){xi??=new Uint16Array(65536),hi??=[Do("shift_jis",
136,151,64),Do("gbk",176,215),Do("big5",164,198,64),Do("euc-kr",176,200)];let e=hi.map(()=>0),n=0,o=1;for(let r of t){let i=Number(
r.codePointAt(0)),s=xi[i]||Pp(r,i);xi[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of hi.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Dp.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var Je="Failed to execute 'decode' on 'TextDecoder'",Wo=Xc({TextDecoder:class{#t;#e;#n=!1;constructor(t="utf-8",e=void 0){
this.#t=Wp(t,e,"Failed to construct 'TextDecoder'"),new.target!==Wo&&Jc(this,new.target,Wo)}get encoding(){return g[this.#t.
encoding].name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=H,e=void 0){
if(e===void 0&&!this.#n){let s=this.#t;if(t instanceof Uint8Array){try{let{length:c}=t;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(t[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!ut(t,c))){let f=s.decoder.decode(t);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(t)&&t.length<s.leastOfAny)return wo(s).decodeWhole(
t,zt(t),Je)}else if(t instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let a=s.decoder.decode(t);return 2*a.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),a}catch{s.pauseLong()}let c=s.decodeBuffer(t);if(c!==void 0)return c;let f=cr(t);if(f)return yo(s,
new Uint8Array(t),f,Je)}}let n=t instanceof Uint8Array&&ArrayBuffer.isView(t);n||Et(t,Je),typeof e!="object"&&ae(e,Je);let o=!!e?.
stream,r=n?t:be(t),i=this.#t;return i.isStateless||!this.#n&&!o?yo(i,r,zt(r),Je):(this.#e??=zr(i),this.#n||this.#e.reset(),
this.#n=o,this.#e.decode(r,!o,Je))}}});function Wp(t,e,n){let o=It(t);ae(e,n);let r=!!e?.fatal,i=!!e?.ignoreBOM;return so(
$c(o,n),r,i)}var ua="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),la=/^(?:GBK|Shift_JIS|Big5|EUC)/,pa=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
sm=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Ze="UTF-8",cm=(t,e,n)=>Math.min(We(t,e,n,"steps")??2,3);function ma(t,e=void 0){
let n="Failed to execute 'repairMojibake'",o=Ki(t,n),{maxSteps:r}=At(e,{maxSteps:cm},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return fm(c,r).map(({steps:f,gain:a})=>({text:da(o,f,xa)??o.replace(/[^\r\n]+/g,
d=>da(d,f,gi)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function fm(t,e){
let n=aa(t);if(n>25)return[];let o=Tn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<e;f++){i=i.
flatMap(a=>dm(a,o)).sort(Si);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[
...r.values()].filter(f=>am(t,f.text)).sort(Si).slice(0,5);for(let f of s)f.gain+=.6*aa(f.text);s.sort(Si);let c=7+Math.
min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var am=(t,e)=>[...t].some(n=>!Ei(n)&&!e.includes(
n)),fa=t=>t.match(/[^\0-\x7F]/g)?.length??0;function ha(t,e){let n=vo(t,e);if(n)return{part:t,bytes:n};let o=t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>vo(s,e)).join(""):"",i=.7*fa(t)<fa(r)?vo(r,e):void 0;return i&&{part:r,bytes:i}}var Si=(t,e)=>e.
gain-t.gain;function dm({text:t,steps:e,bits:n,left:o},r){let i=[];for(let[s,c]of ua.entries()){let f=la.test(c)&&!pa.test(
t)?void 0:ha(t,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===t?o:o+Tn(t)-Tn(a),S=a.includes(Gt)||wa(d)?.includes(Gt)?um:
Jr(d).candidates;for(let{encoding:m,score:h}of S){if(h<.003)break;if(e.length>0&&m!==Ze&&e[0].really!==Ze)continue;let y=gi(
d,m,a,!0);if(y===void 0||y===a)continue;let p=n+2.4*Math.log2(h)-s*.25-(m===Ze?-2:1)-(e.length>0?4:0),R=r-l-Tn(y)+p;i.push(
{text:y,steps:[...e,{really:m,readAs:c}],bits:p,left:l,gain:R})}}return i}function aa(t){if(t.includes(Gt))return 0;let e=pa.
test(t),n=-1/0;for(let o of ua){let i=sm.test(o)&&la.test(o)===e?ha(t,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of Jr(c).candidates)d===o||gi(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}function da(t,e,n){let o=t;for(let{really:r,readAs:i}of e){
let s=vo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var An="\x7F",Gt="\uFFFD",um=[{encoding:Ze,score:.9}];function vo(t,e){
if(t.includes(Gt)&&t.includes(An))return;let n=t.replaceAll(Gt,An).replace(/[\x80-\x9F]/g,o=>Uo(Uint8Array.of(o.charCodeAt(
0)),e));try{return new Zt(ic(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function xa(t,e,n,o=!1){if(n.includes(
Gt))return e===Ze?lm(t):void 0;try{return new Wo(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:o})}catch{return}}function gi(t,e,n,o){
let r=xa(t,e,n,o);return r===void 0&&e===Ze&&!n.includes(Gt)?wa(t):r}function wa(t){let e=mi(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>e.match(r)?.length??0);return 4*n<=o?e:void 0}function lm(t){let e=mi(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,An),
[n,o]=[e.split(An),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Gt)&&n.length<=o.length+1?e.replaceAll(An,Gt):void 0}var Ho=class{path=[];#t;#e;#n;#o=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#t=
Ee(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=Ee(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(
e,n,r=>this.#o.push(r))}catch(r){throw this.#r(B.source,o),r}n!==B.none&&this.#r(n,o)}#r(e,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=ma(pm(o));e===B.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#e.transcode(i??o,e===B.result?e:B.none,n)}};function pm(t){try{return new Ot(0,!1,!0).decode(t,!0)}catch(e){if(!(e instanceof
RangeError))throw e;let n=Math.floor(ya.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var Vo=require("node:buffer");var jo=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function ga(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=t,S=Ht(a,"invalid byte sequence"),m=xm(n,o),h=`${Sa(a)}at offset ${d}`,y=Oa(a,c);if(a>0&&i)f.push(`${S} ${y}\
, ${h}`);else if(a>0&&m!==void 0){let R=m!==""&&o==="ignore";f.push(`${S} ${m===""?y:`${Oi(c)} ${m}`}, ${h}; the file is\
 damaged, or not in ${g[e].name}: check --from, or use ${R?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let p=mm(t.unmappable,o,r,c);if(t.unmappable>0&&p){let R=s||Number.isNaN(l)?"":` at offset ${l}`,j=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",Ut=`${Sa(t.unmappable)}${Ti(u)}${R}`;f.push(`${hm(t.unmappable,n)} ${p}, ${Ut}${j}`)}return f}
function mm(t,e,n,o){let r=Oa(t,o),i=`${Oi(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${Oi(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}var Oi=t=>t?"would become":"became",
Oa=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,Sa=t=>t===1?"":"the first ",hm=(t,e)=>`${Ht(t,"character")} that\
 ${g[e].name} can't represent`;function Ti(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e}\
 (${ro(t)})`:ro(t)}function xm(t,e){if(_n(t)||t===st("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?"":e===
"html"?"&#65533;":"?"}var gm="\x1B[?25l",Om="\x1B[?25h",Aa="\r\x1B[K";function Ia(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=Im(r,d,(l-f)/1e3);ge(`${i?"":gm}${Aa}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Am(t),canShow:Tm(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&ge(`${Aa}${Om}`),i=!1}}}var Tm=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function Am(t){let e=0;for(let n of t){let o=n==="-"?void 0:ze(n);if(!o?.isFile())return;e+=o.size}return e}function Im(t,e,n){
let o=`${Yo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Yo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Yo(t)} of ${Yo(e)} MB | ${o} | ${c}${s%60} s left`}var Yo=t=>(t/1e6).toFixed(1);var Ko=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Bm(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Pt(this.#t,
this.#e),n=ue(e,e.length,0,!1,!1),this.#e=Hn()}catch(o){throw K(o)}for(let o of new Uint16Array(x.memory.buffer,Vn(),n))
(o&64512)!==56320&&(this.column+=1)}};function Bm(t){let{start:e,words:n}=Un(t,0),o=e+4*n.length,r=Ba(t,0,Math.min(e,t.length))+
Ba(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Ba(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var ne=class extends Error{};async function Bi(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Ia(
t.files,n,()=>{o?.keepListening?.(),n&&(r=qe(i))}),c=0;try{n||(r=qe(i)),o=t.isDry?Cm:si(t.output,t.mode);let f=new Ii(t,
e,o,s);for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=Sn(t.output,f instanceof ne?f.cause:f)||c}return r(),c}var Cm={write(){},wait(){},finish(){},discard(){}},Ii=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new bi(e,n,i=>{try{o.write(i)}catch(s){throw new ne("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof ne)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),Lt(_(e),n)}}async end(){this.#o.convert(new Uint8Array,B.result),await this.#e.finish()}async#r(e){let n=await ni(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,B.none),await this.#i(),this.#n.add(r.
length),await En()}finally{await n.close()}this.#o.convert(new Uint8Array,B.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new ne("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),Rt(_(e),n)}},bi=class{#t;#e;#n;#o;#r=new Xe;#i;#s;#c=!1;#f=[];#l=!1;#a=!1;#p;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&Kt(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let l=c==="fatal"||c==="tran\
slit";this.#p=l&&!Kt(r)?new Ko(r):void 0,this.#s=f&&new jo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;if(this.#a=!0,n!==B.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:c}=this.#t;this.#l=typeof c==
"number"&&c!==0&&Lm(e)}this.#f.push(...e.subarray(0,Fa.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#d(
Nm);if(r)throw new Error(r);let i=[];try{this.#o.transcode(e,n,c=>{this.#p?.advance(c),this.#e.isLending?this.#u(c):i.push(
c)})}catch(c){if(c instanceof ne)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.add(c))this.#u(
f);if(this.#c=!o&&n===B.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#p?.settle();let s=o&&
$m(this.#m(o),this.#t,this.#p);if(this.#c||this.#p?.startFile(),o)throw s}#m(e){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&e instanceof Mt&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=g[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#u(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,B.source)}catch(e){if(e instanceof ne)throw e}}#d(e){let{from:n}=this.#t,o=Uint8Array.from(this.#f);if(Fa.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=Tt(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${g[r.encoding].name}; check --from, ${e}`:this.#l?
`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#a)return[];this.#a=!1;let c=o?[]:ga(s,i.encoding,this.#t),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof e=="object"&&(r||!o&&_a(i))&&c.unshift(Rm(i));let a=o||
n?void 0:this.#d("or use --from auto");return a&&c.unshift(a),c}},Fa=[255,254,0,0],Nm="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function Lm(t){if((0,Vo.isAscii)(t))return!1;let e=6;return[0,1,2,3].some(n=>(0,Vo.isUtf8)(
t.subarray(0,t.length-n)))&&t.some(n=>n>=128&&--e===0)}var _a=({score:t,kind:e})=>(e&&Ye[e])??(t!==null&&t<.9?"this is u\
ncertain":void 0);function Rm(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=_a(t),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${g[e].name} (${r})${s}`}function $m(t,{isChanged:e,
isOnlyCopy:n,unmappable:o},r){if(t instanceof it){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.\
bak":"leave out --fatal";return new Error(`${Ht(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; c\
heck --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof Mt&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding}\
 can't represent ${Ti(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var Um=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Dm=w(()=>new Map(Um.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function Ca(t){return st(t)??Dm().get(Fn(t))??er(t)}var Qe=class extends Error{};var Na=["bash","zsh","fish"];var zo=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:km,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Wm,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:nf},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:Zr},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:vm},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:Na}];var qo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function km(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":La(e)}var Pm=/ascii|^ansi_x3\.4|367$|646/i;
function Wm(t){let[e,...n]=t.split("//"),o=La(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new Qe(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=Pm.test(e)&&o===st("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function vm(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function La(t){let e=st(
t)??Ca(t);if(e===void 0)throw new Qe("There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new Qe(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return e}var jt="encoding-wasm",Xo=()=>[...zo,...qo].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Hm(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Gm(e)}}),Hm=t=>[...t?["auto"]:[],...g.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Gm=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Ra(t){return{bash:jm,zsh:Ym,fish:Km}[t]()}function jm(){let t=Xo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=Xo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${jt} in bash: put it into ~/.local/share/bash-completion/completions/${jt}\

_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} option=\${COMP_WORDS[COMP_CWORD-1]}
  local start='' words='' files='' each IFS=$' \\t\\n'
  # Usually a '=' is a word of its own.
  if [[ $word == --*=* ]]; then start=\${word%%=*}= option=\${word%%=*}= word=\${word#*=}
  elif [[ $word == = ]]; then option=$option= word=''
  elif [[ $option == = ]]; then option=\${COMP_WORDS[COMP_CWORD-2]}=
  fi
  case $option in
${t.join(`
`)}
    *) if [[ $word == -* ]]; then words='${e.join(" ")}'; else files=-f; fi ;;
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
complete -o filenames -F _encoding_wasm ${jt}
`}function Ym(){let t=Xo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${jt}
# Completion for ${jt} in zsh: put it into a directory of $fpath as _${jt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Km(){let t=Xo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${jt} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${jt} in fish: put it into ~/.config/fish/completi\
ons/${jt}.fish
${t.join(`
`)}
`}var Jo=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function $a(t){
let e=[...zo,...qo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let m=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,h=c!==void 0&&(i||l===u-1);return`\\fB${Jo(
d)}\\fR${h?i?`[${m}]`:m:""}`}),a=r?`
${Jo(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Jo(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Jo(t)}" "User Commands"
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
${e.join("")}.SH EXIT STATUS
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
`}async function Vm(t,e){if(!na())return je.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=e,S={sniff:i,locale:s,detect:!0};if(o)return Jf({...t,sniffing:S,json:r});
let m=l!==void 0||u!==void 0,h=d===void 0?void 0:Io(t.to),y={...t,from:n==="auto"?kf(S,m):n,unmappable:h?Yt=>h(Yt)??d:t.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},p={isLending:!c&&!f&&!a&&!zm(y.unmappable),newTranscoder(Yt,mt){let{from:oe,
to:re}=Yt;return f?new Ho(oe,re,mt):c?typeof oe=="number"?new On(oe,re,mt):new xn(oe,new On(0,re,mt)):Ee(oe,re,p.isLending?
{...mt,take:Er}:mt,"")},newFixer:a&&(()=>new Re(y.to))};if(!m)return Bi(y,p);let{skipUtf8:R=!1,keepBinary:j=!1,dryRun:Ut=!1}=e,
Oe={suffix:l,directory:u,skipUTF8:R,keepBinary:j,dryRun:Ut,findDeclarations:!a&&!y.quiet};return vf(y,Oe,(Yt,mt=p)=>Bi({
...y,...Yt},mt))}var zm=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
