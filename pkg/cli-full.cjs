"use strict";var Jo=Object.defineProperty;var Ua=Object.getOwnPropertyDescriptor;var Da=Object.getOwnPropertyNames;var ka=Object.prototype.hasOwnProperty;var Pa=(e,t)=>{for(var n in t)Jo(e,n,{get:t[n],enumerable:!0})},Wa=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of Da(t))!ka.call(e,r)&&r!==n&&Jo(e,r,{get:()=>t[r],enumerable:!(o=Ua(t,r))||o.enumerable});return e};var Ha=e=>Wa(Jo({},"__esModule",{value:!0}),e);var Gm={};Pa(Gm,{completionFor:()=>La,manual:()=>Ra,runFully:()=>Hm});module.exports=Ha(Gm);var bn="encoding-wasm";function Mi(){throw new Error("encoding-wasm: call instantiate() first.")}var Bn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var g=ja();function ja(){let e=Bn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Ci=y(()=>new Map(g.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Ya=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],It=e=>e<36&&e!==33,j=e=>e>0&&e<29,Mn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(g[e].name),Ka=e=>Ya.find(([t])=>e>=t)[1];function se(e){let t=Ci();return t.get(e)??t.get(Ri(za(e)))}function pe(e,t){
let n=se(e);if(n===void 0){let o=Qo(e),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Ka(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${bn}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Va=y(
()=>new Map(Array.from(Ci(),([e,t])=>[Fn(e),t]).reverse()));function Qo(e){let t=Fn(e),n=Va().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var Fn=e=>Ri(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ni=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Te(e){if(e[0]>=239)return Ni.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Li({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function _n(e){return Ni.find(t=>t.encoding===e)?.bytes}function Ye(e){return e===
0||e===37||e===38}function za(e){let t=0,n=e.length;for(;Fi(e[t]);)t+=1;for(;Fi(e[n-1]);)n-=1;return e.slice(t,n)}var Fi=e=>`\
	
\f\r `.includes(e);function Ri(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var Cn=(e,t)=>e?.prototype?.[t],Nn=e=>Cn(globalThis.Buffer,e),rt=Nn("ucs2Slice"),At=Nn("ucs2Write"),$i=Nn("utf8Slice"),Ke=Nn(
"latin1Slice"),Ui=e=>globalThis[e],Di=Ui("TextDecoder"),qa=Cn(Di,"decode"),er=Ui("TextEncoder"),Xa=Cn(er,"encode"),Ja=Cn(
er,"encodeInto");function Q(e,t=!1,n=!0){let o=new Di(e,{fatal:t,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:qa})}function ki(){let e=new er;return Object.defineProperties(e,{encode:{value:Xa},encodeInto:{value:Ja}}),e}function U(e){
try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,C=()=>"Bun"in globalThis,me=()=>tr().includes("Chrom\
e/"),ee=()=>tr().includes("AppleWebKit/")&&!me()&&!(he()>0);function tr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var ce=()=>"Deno"in globalThis,q=()=>tr()==="Cloudflare-Workers",Ue=()=>ee()||q(),he=()=>q()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),fe=()=>he()<22,Pi=e=>globalThis.process?.getBuiltinModule?.(e);function it(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var nr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Wi=()=>Object.getPrototypeOf(Uint8Array.prototype),Ln=e=>nr(Wi(),
e),or=e=>nr(DataView.prototype,e),ed=()=>nr(ArrayBuffer.prototype,"byteLength"),Rn=e=>Wi()[e],td=Ln(Symbol.toStringTag),
$n=Ln("buffer"),rr=Ln("byteOffset"),Hi=Ln("byteLength"),nd=Rn("includes"),od=Rn("set"),rd=Rn("slice"),id=Rn("subarray"),
sd=or("buffer"),cd=or("byteOffset"),vi=or("byteLength"),Gi=ed(),E=e=>Hi.call(e);function Ve(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:E(e)}var T=(e,t,n=E(e))=>new Uint8Array($n.call(e),rr.call(e)+t,n-t);function st(e,t){
let n=new Uint8Array(E(e)+E(t));return ne(n,e),ne(n,t,E(e)),n}function Un(e,t){let n=rr.call(e),o=t+(-(n+t)&3),r=Math.max(
0,E(e)-o)>>2,i=r>0?new Int32Array($n.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var xe=(e,t)=>T(e,0,Math.min(
t,E(e))),ne=(e,t,n)=>od.call(e,t,n),ji=(e,t)=>nd.call(e,t),fd=y(()=>F()?96:ee()?1024:1/0);function ae(e,t,n){if(n-t<=fd())
return rd.call(e,t,n);let o=new Uint8Array(n-t);return ne(o,id.call(e,t,n)),o}function ze(e,t,n){if(n>24)return ae(e,t,t+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function de(e,t){if(t<=64)return!1;try{return Gi.call(
$n.call(e)),!1}catch{return!0}}var ad="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function we(e,t,n=ad){
if(!ArrayBuffer.isView(e)&&ir(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function ct(e){if(ArrayBuffer.isView(e))return dd(e);try{return new Uint8Array(e)}catch{return H}}var bt=e=>e instanceof
Uint8Array?e:ct(e);function dd(e){try{return td.call(e)===void 0?new Uint8Array(sd.call(e),cd.call(e),vi.call(e)):new Uint8Array(
$n.call(e),rr.call(e),Hi.call(e))}catch{return H}}var H=new Uint8Array;function ir(e){try{return Gi.call(e)}catch{}try{return vi.
call(new DataView(e))}catch{return}}function Ie(e,t,n){ft(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function ft(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var Ae=e=>`${e}`;function Yi(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ki(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function sr(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=Ae(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function qi(e,t,n){let o=Dn(f=>md(f,n),e,t),r=Dn(xd,e,t);if(o&&r){let f=ce()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:ce()?o.writeBytes:
void 0,mostByTable:512}}let i=cr(e);if(o)return F()?hd(o,Dn(zi,e,t)):o;let s=r??Dn(zi,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=
c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Dn(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=e(t);return r.write(o,n),cr(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var pd="\
strings";function md(e,t){let[n]=WebAssembly.Module.customSections(t,pd),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function hd(e,t){let{
read:n,readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function xd(e){let[t,n]=[rt,At],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){ne(a,new Uint8Array(
e.buffer,l,2*u),d),d+=2*u},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function zi(e){let t=Q("utf-16le"),{write:n,most:o}=cr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:n,most:o}}function cr(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return it(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var kn,x,ar,Xi,Ji,J,P={input:0,units:0,output:0},en=0,Pn={name:"",encoding:-1},A={isBusy:!0,newCodec:NaN,count:0};function ye(e,t){
Pn.name=e,Pn.encoding=t,A.newCodec=NaN,A.count+=1,A.isBusy&&Zi(),A.isBusy=!0}function Zi(){try{os(),kn??=ns(es(Mi())),Ed(
new WebAssembly.Instance(kn),kn)}catch(e){throw rs(e)}}function Qi(e){try{os(),kn=ns(es(e))}catch(t){throw rs(t)}Zi()}function es(e){return yd(e)?e:new WebAssembly.Module(e)}function yd(e){try{return WebAssembly.Module.customSections(e,ts),
!0}catch{return!1}}var ts="encoding-wasm";function ns(e){let[t]=WebAssembly.Module.customSections(e,ts),n=`${bn} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ed({exports:e},t){x=e,fr=
WebAssembly.RuntimeError,P.input=x.input(),P.units=x.units(),P.output=x.output(),ss(),J=qi(x.memory,P.units,t),en=Math.min(
x.units_length(),J.most),A.isBusy=!1}function os(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function rs(e){
let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Sd(e))return new RangeError(
`encoding-wasm: ${is} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var is="no memory \
for WebAssembly; free some, and call again",Sd=e=>e instanceof RangeError&&/memory/i.test(e.message);function Mt(){return ur(),
ar}function Wn(){return ur(),Xi}function dr(){return ur(),Ji}function ur(){ar[0]===void 0&&ss()}function ss(){let{buffer:e}=x.
memory;ar=new Uint8Array(e),Xi=new Uint8Array(e,P.input,65536),Ji=new Int32Array(e,x.codec(),x.codec_length()>>2)}function Hn(e,t){
return ye(e,-1),tn(t)}function tn(e){try{let t=e();return A.isBusy=!1,t}catch(t){throw Y(t)}}var fr;function Y(e){if(!A.
isBusy||!fr||!(e instanceof fr))return e;let t=g[Pn.encoding]?.name,n=`${Pn.name}${t?` of ${t}`:""} failed`;return gd()?
new RangeError(`encoding-wasm: ${n}: ${is}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function gd(){try{return x.memory.grow(32),
!1}catch{return!0}}function re(e=null){let t=dr();return ls(t,e??new Int32Array(t.length))}function vn(){return x.held()!==0?re():(A.newCodec=
nn,null)}var lr=e=>ls(e,dr());function ls(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function ke(e,t){ps(e,t)||(ye(
"decoding",e),t?lr(t):x.new_decoder(e),nn=e===33||e===36?NaN:e)}var nn=NaN;function ps(e,t){return t||A.newCodec!==e||A.
isBusy?!1:(A.newCodec=NaN,A.isBusy=!0,!0)}function Gn(e,t){ps(~e,t)||(ye("encoding",e),t?lr(t):x.new_encoder(e),nn=~e)}function pr(e,t,n,o){
ye("transcoding",e),o?lr(o):x.new_transcoder(e,t,+n)}function ms(e,t){x.set_source_encoding(e,+t),A.isBusy=!1}function at(e){
let t=E(e),n=x.alloc(t)>>>0;return ne(Mt(),e,n),[n,t]}var bd=y(()=>Uint8Array.from(Bn,e=>e.charCodeAt(0))),cs,mr=e=>Hn("\
sniffing",()=>(cs!==x&&x.give_labels(...at(bd())),cs=x,e())),hr=(e,t,...n)=>mr(()=>x.sniff_html(...at(e),t,...n)),hs=(e,t,n)=>mr(
()=>x.sniff_xml(...at(e),t,n));function xs(e,t){let n=mr(()=>x.find_declared_label(...at(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var ws=(e,t)=>Hn("sniffing",()=>x.default_for(...at(e),t)),ys=()=>ye("detection",-1);function Es(e,t){
try{x.feed_detector(...at(e),+t)}catch(n){throw Y(n)}}var Ss=(e,t,n,o)=>tn(()=>{let r=f=>f?at(f):[0,0],i=x.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=x.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function dt(e,t,n,o,r){Xe(e,t),A.isBusy=!0;let i=x.decode_block(t,n,+o,+r);return A.isBusy=!1,r&&i>=0&&(A.newCodec=
nn),Xn(i)}function gs(e,t){let n=E(e);Xe(e,n),A.isBusy=!0;let o=x.decode_block(n,0,2,+t);return A.isBusy=!1,Xn(o)}var De={
encoding:-1,at:0,most:0,owner:void 0};function jn(e,t,n){if(De.encoding!==e||De.owner!==x||A.isBusy){try{ye("decoding",e),
De.owner=x,De.at=J.readBytes?x.byte_table(e):0,De.most=!Mn(e)&&J.mostByTable||1/0,De.encoding=e}catch(r){throw Y(r)}A.isBusy=
!1}if(De.at===0||n>De.most)return;if(n<=65536)return Xe(t,n),fs(n);if(J.most>en)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);Xe(T(t,r,r+i),i),o=ut(o,fs(i))}return o}function on(e,t,n,o){return Hn("decoding",()=>{let r=Math.
min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Xe(r===t?e:T(e,i,i+r),r),!x.is_free_of(r,n,o))return!1;
return!0})}function xr(e,t){let n=-1,o,r;function i(s){try{return ye(e,s),n=s,r=x,o=t(s),A.isBusy=!1,o}catch(c){throw Y(
c)}}return s=>s===n&&r===x&&!A.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Yn=xr("encoding",e=>{let t=x.unit_table(e)>>>0;if(t===
0)return;let{buffer:n}=x.memory;return j(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),Os=xr("encoding",e=>{
let t=x.unit_table(e)>>>0,n=new Uint8Array(65536);return ne(n,new Uint8Array(x.memory.buffer,t,16384)),n}),Kn=xr("decodi\
ng",e=>{let t=j(e),n=(!t?x.pair_table(e):x.byte_table(e))>>>0;return n>0?new Uint16Array(x.memory.buffer,n,t?256:65536):
void 0}),fs=e=>J.readBytes(P.input,e,De.at);function ut(e,t){try{return e+t}catch(n){throw new RangeError("The text is t\
oo long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Ts=e=>e+
65536+3<=en,Is=e=>e>en&&e<268435456?J.collect?.(e+3):void 0,Vn=()=>P.units,As=()=>Mt()[P.units]|Mt()[P.units+1]<<8,zn=(e,t)=>J.
read(P.units+2*e,t-e),rn=(e,t,n,o=0)=>J.write(e.slice(t,n),P.units+2*o);function bs(e,t){if(!A.isBusy&&!J.writeBytes)return;
ye("encoding",t);let n=J.writeBytes?.(e,P.output,x.unit_table(t));return A.isBusy=!1,n===e.length?lt(n):void 0}function qn(e,t,n,o){
A.isBusy=!0;let r=x.encode_block(e,t,n,+o);return A.isBusy=!1,o&&r>=0&&v.finished()&&(A.newCodec=nn),Xn(r)}var B={none:0,
source:1,result:2};function Bs(e,t,n,o){let r=E(e);Xe(e,r),A.isBusy=!0;let i=x.transcode_block(r,+t,n,o);return A.isBusy=
!1,Xn(i)}function Xe(e,t){let n=Wn();if(t>8)try{ne(n,e)}catch{ne(n,T(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Xn(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var lt=e=>ze(
Mt(),P.output,e),wr=e=>Mt().subarray(P.output,P.output+e),v={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.
written(),codePoint:()=>x.code_point(),start:()=>x.start(),length:()=>x.length()},Pe={malformed:()=>x.replaced(),firstMalformed:()=>x.
first_replaced(),unmappable:()=>x.unmapped(),firstUnmappable:()=>x.first_unmapped(),codePoint:()=>x.unmapped_code_point()};var W=new Uint8Array(256);function mt(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Ms(W,0,e);let n=new Uint8Array(t);
for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r>=128)return Ms(n,o,e);n[o]=r}return n}function Ms(e,t,n){let{length:o}=n;
for(let i=0;i<t;i++)W[i]=e[i];let r=t;for(let i=t;i<o;i++){let s=n.charCodeAt(i);if(s<128)W[r++]=s;else if(s<2048)W[r++]=
192|s>>6,W[r++]=128|s&63;else if(!pt(s))W[r++]=224|s>>12,W[r++]=128|s>>6&63,W[r++]=128|s&63;else{let c=Fd(n,i);c>=65536&&
(i+=1),r=_d(c,W,r)}}return ze(W,0,r)}var Ns=y(()=>At||F()||ee()?96:q()?1024:128),Sr=y(()=>Ue()||F()||C()?65536:128),Bd=y(
()=>new Uint8Array(2*Sr()));function Ls(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function Rs(e,t){let{length:n}=e,o=new Uint8Array(n),r=0;for(;r+7<n;r+=
8)o[r]=t[e.charCodeAt(r)],o[r+1]=t[e.charCodeAt(r+1)],o[r+2]=t[e.charCodeAt(r+2)],o[r+3]=t[e.charCodeAt(r+3)],o[r+4]=t[e.
charCodeAt(r+4)],o[r+5]=t[e.charCodeAt(r+5)],o[r+6]=t[e.charCodeAt(r+6)],o[r+7]=t[e.charCodeAt(r+7)];for(;r<n;r++)o[r]=t[e.
charCodeAt(r)];return(q()?on(o,n,0,255):!ji(o,0))?o:void 0}function $s(e,t){let{length:n}=e,o=2*n<=256?W:Bd(),r=0;for(let i=0;i<
n;i++){let s=e.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=t[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=2;else if(c)o[r]=c,r+=
1;else return}}return ze(o,0,r)}var Md=e=>e===14||e===15||e===27;function Us(e,t){let{length:n}=e,o=0,r=!1;for(let i=0;i<=
n;i++){let s=i<n?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,W[o]=27,W[o+1]=r?36:40,W[o+2]=66,o+=3),r){if(!(c>=
41216))return;W[o]=c>>8&127,W[o+1]=c&127,o+=2}else{if(Md(s))return;W[o]=c,i<n&&(o+=1)}}return ze(W,0,o)}var pt=e=>(e&63488)===
55296;function Fd(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?65533:o}var gr=e=>e<
128?1:e<2048?2:e<65536?3:4;function _d(e,t,n){if(e<128)return t[n]=e,n+1;let o=gr(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>
6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Ds=new Uint8Array(128),Ee=Cd(Ds);function Cd(e){return new Uint16Array(
e.buffer)}var sn=y(()=>Ir()?0:18),Or=y(()=>F()||fe()?18:8),Nd=y(()=>ce()||!(he()>=22||Ue())?64:32),Ld=y(()=>ee()?64:32),
Rd=y(()=>ee()?36:18),ks=(e,t)=>(e[0]&e[t>>1])>=128;function Ps(e,t,n){return n?t<=Or():t<=Rd()||t<=Ld()&&(ks(e,t)||to())}
var Jn=(e,t)=>t<=18||t<=64&&ks(e,t)&&t<=Nd(),Se={length:0,bytes:0};function ht(e,t,n,o){if(e[0]<128&&Ir())return Ar(e,t)?
Ke.call(e,0,t):void 0;let r=0;for(;r<t;r++){let i=e[r];if(i>=128)break;Ee[r]=i}if(r===t&&r<=18)return it(Ee,0,r);for(let i=r;i<
t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224;if(!(f>=194&&f<240&&s+(a?2:3)<=t))return Fs(e,s,t,n,o,r);let l=e[i++]^128,
u=a?0:e[i++]^128;if(c=a?(f&31)<<6|l:(f&15)<<12|l<<6|u,(l|u)>=64||!a&&(c<2048||pt(c)||c===65279))return Fs(e,s,t,n,o,r)}Ee[r++]=
c}return cn(r)}function Ws(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|e[o+1]<<8;if(pt(r))return;Ee[n++]=
r}return cn(n)}function Fs(e,t,n,o,r,i){let s=Tr();for(let c=t;c<n&&i<=s;){let f=e[c++],a=f<194||f>244?0:f<224?1:f<240?2:
3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,S=f===237?159:f===244?143:191,m=0;for(;m<a&&c<n;m++,c++){
let h=e[c];if(h<u||h>S)break;u=128,S=191,d=d<<6|h&63}if(m<a){if(c===n&&!o){if(f>=239)return;Hs(f,128|d&63,1+m);break}l=!0}
if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&(Ee[i++]=55232+(d>>10),d=56320|d&1023),Ee[i++]=d}return cn(i)}function Zn(e,t,n,o){
let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=Kn(o),!r)return;if(a=r[f],pt(a)){if(s<t)a=r[f|e[s++]<<
8];else if(!n&&eo(f,o))break;if(pt(a))return $d(e,c,t,n,i,o,r)}}Ee[i++]=a}return cn(i)}function $d(e,t,n,o,r,i,s){let c=Tr();
for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(pt(d)){if(f===n&&!o&&eo(a,i))break;let l=f<n?e[f]:0;if(d=s[a|l<<8],
!pt(d))f+=1;else if(Ud(d))d=65533;else return}Ee[r++]=d}return cn(r)}var Ud=e=>e>=57088&&e<=57216;function Qn(e,t,n){return Se.
length=0,ht(T(e,t,n),n-t,!1,!0)===""}function eo(e,t){let n=t!==32||e<144||e>160;return n&&Hs(e,0,1),n}function Hs(e,t,n){
Se.length=n,Se.bytes=e|t<<8}function cn(e){if(e<3||e<=18&&!Ir())return it(Ee,0,e);if(to())return rt.call(Ds,0,2*e);if(!(e>
Tr()))return it(Ee,0,18)+it(Ee,18,e-18)}var Tr=y(()=>to()?1/0:36),Ir=y(()=>C()&&to()),to=y(()=>U(Dd)===!0);function Dd(){
let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(rt)==="a\uFEFF\uD83D"&&t(
Ke)==="a\0\xFF\xFE=\xD8"}function Ar(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function ge(e,t){let n=Math.
ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-1]<128}var Ks=6,xt,Vs=!1;function zs(){xt=null,xt=U(Hd)??null,Vs=xt!==null&&(F()||C()),F()&&(Ks=32)}var Wd=e=>e.length<=6||e.length<=
Ks&&e.charCodeAt(0)<128;function Hd(){let e=ki(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",
r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...mt(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}
function vd(e){try{return xt?.encode(e)}catch{return}}function Gd(e,t){xt===void 0&&zs();try{return xt?.encodeInto(e,t)}catch{
return}}function no(e){return Wd(e)?mt(e):(xt===void 0&&zs(),jd(e)??vd(e))}function jd(e){let{length:t}=e;if(!Vs){if(t<=
21)return mt(e);if(t<=64&&Yd()){let n=(Kd()||Vd(e)<=64)&&vs(W,e);if(n)return n}return t>=1024&&t<=65536&&qd(e)?vs(zd(),e):
void 0}}var Yd=y(()=>!ce()),Kd=y(()=>me()||q()),Vd=e=>e.length*gr(qs(e))*.75;function vs(e,t){let n=Gd(t,e);return n?.read===
t.length?ze(e,0,n.written):void 0}var zd=y(()=>new Uint8Array(3*65536)),qd=e=>Gs()<=65535&&qs(e)>=Gs(),Gs=y(()=>ce()?256:
fe()?0:1/0);function qs(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}var Jd=y(()=>C()?32:he()>0?48:F()?400:me()?1024:1/0),br=0;function Br(e,t){let{length:n}=e;if(n<Jd()||!It(t)||!Zd(e))return;
if(br>0){br-=1;return}let o=no(e);if(o&&E(o)===n)return o;br=15}var Xs=e=>Math.max(8,e>>4);function Zd(e){let{length:t}=e,
n=Xs(t);for(let o=0;o<t;o+=n)if(e.charCodeAt(o)>=128)return!1;return!0}function Js(e){let{length:t}=e,n=Xs(t),o=0;for(let r=0;r<
t;r+=n)o+=e.charCodeAt(r)<128?1:-1;return o>0}var ie=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ro=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Zs=Symbol.for("encoding-wasm.UnmappableError"),Me=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${ro(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Zs in o}[Zs](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Fr=["fatal","html","replacement"],nu=y(()=>C()||F());function nc(e,t){let{length:n}=e,o=n<32?void 0:Br(e,t);if(o)return o;
let r=j(t);if(n>64&&n>(r?Ns():Sr()))return;if(r)return Ls(e,Yn(t));if(t===33)return n<=48?Us(e,Yn(32)):void 0;if(!!0||n>
512&&nu()&&Js(e))return;let i=Yn(t);return i&&$s(e,i)}var oc=y(()=>C()||F()||ee()||q()&&!At);function rc(e,t){return oc()?
Rs(e,Os(t)):bs(e,t)}function tc(e,t){return nc(e,t)??(j(t)?rc(e,t):void 0)}var _r=()=>"",Je=class{encoding;unmappable;#e;#t=null;#n=0;#o=H;locate=t=>t;constructor(t,n,o=void 0){
this.encoding=t,this.unmappable=n,this.#e=o}get name(){return g[this.encoding].name}encode(t,n){let o=n||this.#r(t)?this.#s(
t):void 0;return o?(this.#n=n?0:this.#n+t.length,o):this.#f(t,n)}#r(t){let{length:n}=t;return n>0&&this.encoding!==33&&(t.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#e?0:Fr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let n=this.encoding===
0?no(t):void 0;if(n)return n;if(t.length>65536)return this.#c(t);try{let o=tc(t,this.encoding);if(o)return o;Gn(this.encoding,
null),rn(t,0,t.length);let r=qn(0,t.length,this.#i,!0);return r===-2||!v.finished()?void 0:lt(r)}catch(o){throw Y(o)}}#c(t){
let n=j(this.encoding)&&this.unmappable==="fatal"&&oc(),o=()=>n?rc(t,this.encoding):void 0;return Br(t,this.encoding)??U(
o)}#f(t,n){let o=new te;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new Me(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){
let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=H,this.#t=null,this.#n=0);let f=this.#e,a=this.#i,d=f===_r,l=f&&!d?2048:65536,
u=f&&this.encoding===33?new Mr(c,o):void 0,S=u?p=>u.add(p):o,m=u?p=>u.addUnchanged(p):o,h=0,w=null;try{if(!s)for(;h+65536<
t.length;h+=65536){let p=tc(t.slice(h,h+65536),this.encoding);if(!p)break;o(p)}for(Gn(this.encoding,s);h===0||h<t.length;h+=
l){let p=Math.min(h+l,t.length);rn(t,h,p);let $=p===t.length;for(let G=0,$e=!1;!$e;){let Ot=qn(G,p-h,a,n&&$);S(lt(Ot===-2?
v.written():Ot));let je=i+h+G+v.start();if(G+=v.read(),$e=Ot!==-2&&v.finished(),Ot!==-2||d)continue;let ue=v.codePoint();
if(f){w=re(w);let{count:nt}=A,ot=()=>this.locate(je),An=f(ue,ot);A.count!==nt&&(Gn(this.encoding,w),rn(t,h,p));let Bi=$a=>{
throw new Me($a,ot(),this.name)};typeof An=="string"?ou(An,S,Bi):An?m(An):Bi(ue)}else r(ue,je)}}}catch(p){throw Y(p)}if(n){
u&&o(u.held);return}u&&(this.#o=u.held),this.#t=this.#r(t)?null:re(),this.#n=i+t.length}};function ou(e,t,n){let o=Yi(e);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);rn(o,r,i,2048);let s=qn(2048,2048+i-r,0,!1);s===-2&&n(v.
codePoint()),t(lt(s))}}var Mr=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=E(t);if(n===0)return;t[0]!==
27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(ae(t,0,o)),this.held=ae(t,o,n)}addUnchanged(t){this.#e(this.held),
this.held=H,this.#e(t)}},te=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n=E(t);if(n===0)return;this.#n+=
n;let o=this.#t;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);ne(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){ne(o.bytes,t,o.length),o.length+=n;return}this.#t={bytes:t,length:n,isBlock:!1,next:null},
o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let n=this.#e;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?ae(o,0,r):
o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=ru(this.#n),o=0;return this.forEach(r=>{ne(
n,r,o),o+=E(r)}),n}};function ru(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function ic(e,t,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=pe(e,t);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${n}.`)}return sc(o,e,t)}function sc(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Rt=class{#e;#t;#n=new te;#o=!1;constructor(t){this.#e=t,this.#t=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#t?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new te;let n=Te(t)?.bytes.length??0,o=this.#r(T(t,n,Math.min(E(t),n+4096*this.#t)));if(!Cr(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=xs(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
se(d)!==this.#e&&(r.push(T(t,i,n+f*this.#t),this.#i(g[this.#e].name)),i=n+(f+a)*this.#t)}return[...r,T(t,i)]}#r(t){if(this.#t===
1)return t;let n=new Uint8Array(E(t)>>1),[o,r]=this.#e===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#t),o=this.#e===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#t+
o]=t.charCodeAt(r);return n}};function Cr(e){let t=0;for(;t<E(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var Lr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#n=0;#o=!1;constructor(t,n,o){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.isStateless=j(t)&&!n}accept(t){U(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#r(t))}#r({newDecoder:t,canFail:n,most:o}){
this.decoder??=t(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(t,n){
let o=this.#t;this.#n>0?this.#n-=1:o&&n<=o.most&&(t.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(t){try{let{byteLength:n}=t;
if(n<this.#e||n>this.mostAtOnce)return;let o=this.decoder.decode(t);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#e===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,n){if(!(n>1024&&de(t,n)))try{
let o=this.decoder.decode(t),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},cc=[],Rr=[];function so(e,t,n){let o=4*e+(t?2:0)+(n?1:0),r=Rr[o];if(r)
return r;let i=new Lr(e,t,n);Rr[o]=i;let s=cc[e];return s&&i.accept(s),i}function $t(e,t){cc[e]=t;for(let n=0;n<4;n++)Rr[4*
e+n]?.accept(t)}var co=y(()=>U(uu)),Dt=y(()=>U(lu)),fc=y(()=>U(Su)),fu=y(()=>U(gu));function ac(e,t,n){let o=au(e);if(!(!o||n<24||de(t,n))&&
!(e===0&&uc(t,n)))return o.takes?.(t,n)===!1?void 0:o}function au(e){return e===0?Dt():e===38?fc():e===37?fu():void 0}function Pr(e,t,n,o){
if(Se.length=0,o&&t>8192||t>1024&&(de(e,t)||uc(e,t)))return;let r=Dt();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-
1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!Qn(e,i,t))))try{let s=i<t?T(e,0,i):e,c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return t>256&&c!==void 0&&fo(s,i,c),c}catch{return}}function dc(e,t){let n=fc();if(!(t%2>0||!n?.takes?.(e,t)||de(e,
t)))return n.decode(e,!0)}function uc(e,t){if(t<8192||du())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=
192&&(e[r+1]&192)!==128&&n++;return n>1}var du=y(ee);function uu(){let{isAscii:e}=Pi("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function lu(){let e=fe(),t=e?co():void 0;if(e&&!t)return;
let n=Q("utf-8"),o=U(mu),r=w=>n.decode(w),i=wu(r),s=Ue()&&o?w=>o.decode(w):xu(i),c=t&&((w,p)=>ge(w,p)&&t(w)),f=c??(me()?
yu:q()?Eu:void 0),a=c?(w,p)=>hc(w,p)||p>256&&c(w,p):f,d=Uint8Array.of(...lc,...mc.flat()),l=`${pc}${"\uFFFD".repeat(9)}a\
\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),S=i(d,d.length)===l&&r(d)===l&&n.decode(d.buffer)===l&&i(u,2)==="a\x7F"&&$r(w=>s(
w,w.length)),m=Ke;if(!S||t&&m.call(u)!=="a\x7F")return;let h=(w,p)=>Q("utf-8",w&&o!==void 0,p);return $t(0,{newDecoder:h,
isRight:(w,p)=>hu(h(w,p)),canFail:!0,...pu()}),{decode(w,p){try{return t?m.call(w):(p?s:r)(w,w.length)}catch{return}},decodeQuickly:i,
decodeOrFail:s,takesQuickly:a,takes:f,completeLength(w,p){for(let $=1;$<=3&&$<=p;$++){let G=w[p-$];if(G<128)break;if(G>=
192)return(G>=240?4:G>=224?3:2)>$?p-$:p}return p}}}function pu(){return C()?Ut(1):ce()?{...Ut(257),leastBeyondASCII:65,leastOfBuffer:8192}:
fe()?{...Ut(19),most:2048,onlyASCII:!0}:me()?{...Ut(48),leastOfBuffer:48,onlyASCII:!0}:q()?{...Ut(33),most:1023}:Ut(he()>
0?512:33)}var Ut=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,most:8191,onlyASCII:!1});function mu(){let e=Q("\
utf-8",!0);return $r(n=>e.decode(n))&&$r(({buffer:n})=>e.decode(n))&&!ce()?e:void 0}var hu=e=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(t=>{let n=Uint8Array.of(...mt("\uFEFF"),...mt(t));return e.decode(n)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),$r=e=>e(Uint8Array.from(lc))===pc&&mc.every(t=>U(()=>e(Uint8Array.from(t)))===void 0),lc=[239,187,191,97,230,188,162,
240,159,146,169],pc="\uFEFFa\u6F22\u{1F4A9}",mc=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
xu=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?void 0:o};function wu(e){let[t,n]=[$i,Ke];if(fe())return(r,i)=>i>
256?n.call(r):e(r);if(!t||C()||!(he()>=22))return e;let o=ce()?hc:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var hc=(e,t)=>t<=
64||t<=256&&ge(e,t);function yu(e,t){if(t<64)return!1;if(ge(e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<
t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)n-=3;else if(i>=206&&i<240&&(i<234||i>237))return!1}return n>=0}var Ur=0;
function fo(e,t,n){t<1024||!q()||!ge(e,t)||(Ur=n.length===t?0:Ur+1)}function Eu(e,t){if(t<1024)return!0;if(ge(e,t))return Ur<
2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=227&&e[r]<234&&(n+=1);return n<3}function Su(){return F()||
Ue()?xc(!1):Ou()}function gu(){return F()?xc(!0):void 0}function Ou(){let e=rt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(
Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(n)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")
return;let o=fe()?512:1/0;return wc(!1,(i,s)=>s<=o||ge(i,s)&&co()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||
c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function xc(e){let t=Q(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(
r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return wc(e,()=>!0,(r,i)=>{let s=t.
decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var wc=(e,t,n)=>({takes:t,decode(o,r){try{return n(o,r)}catch{return}},
completeLength(o,r){let i=r-r%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var K={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Wr=!0;function ao(e,t,n,o){return Wr?
Tu(e,t,n,o):void 0}function Tu(e,t,n,o){if((K.encoding!==o||K.owner!==x||A.isBusy)&&!Iu(o)||t>K.most&&(t>K.mostBeyondASCII||
ge(e,t)))return;Xe(e,t);let{readBytes:r,readPairs:i}=J;if(!!0||!K.isOfPairs)return r(P.input,t,K.address);let{piece:s}=K,
c=i(P.input,t,K.address,+!n,s);if(n&&t<=s||c===null)return c??void 0;let f=Wn();if(c.length===s){let d=f[t],l=i(P.input+
t-d,d,K.address,+!n,s);if(l===null)return;c+=l}return f[t]===0||eo(f[t-1],o)?c:void 0}function Iu(e){return A.isBusy||(Wr=
J.readPairs!==void 0,!Wr)?!1:(ye("decoding",e),tn(()=>{let t=j(e);K.isOfPairs=!t,K.address=t?x.byte_table(e):x.pair_table(
e);let{any:n,beyondASCII:o,piece:r}=an(e);return K.piece=r,K.most=K.address>0?n:0,K.mostBeyondASCII=K.address>0?o:0,K.owner=
x,K.encoding=e,!0}))}var Au=y(()=>{let e=t=>({any:t,beyondASCII:t,piece:t});return J.readPairs?F()?{windows1252:e(36),single:e(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:e(C()?0:256),single:e(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:e(0),single:e(0),multi:e(0)}});function an(e){let{windows1252:t,single:n,multi:o}=Au();return e===21?t:j(e)?
n:o}var lo=y(()=>C()?0:Ue()||fe()?8:me()?352:18),Sc=y(()=>Math.min(lo(),sn(),Or())),Mu=y(C);function gc(e,t,n){if(n>64)return ge(
t,n)?Fu(e,t,n):void 0;if(n<=sn()||(t[n>>1]|t[n-1])>=128||!Ar(t,n))return;let o=ho();return o?o.call(t,0,n):jn(e,t,n)}function Fu(e,t,n){
let o=ho(),r=j(e);if(!(n<512&&(r||!o))&&!(e===21&&Ac(n))&&!(r&&Mc(e))&&!de(t,n))try{return co()?.(t)??on(t,n,128,128)?o?
o.call(t):Dt()?.decodeQuickly(t,n):void 0}catch{return}}var uo=[],Hr=[];function Oc(e,t,n){if(!(Hr[e]===null||n<=lo())&&
!(n>=512&&n>bc(e)))return Hr[e]??=_u(e),mo(Hr[e],t,n)}function Tc(e,t,n){return n<512?(Mu()?vr(e,t,n):void 0)??jn(e,t,n)??
vr(e,t,n)??yc(e,t,n):vr(e,t,n)??(Lu(e)?yc(e,t,n):void 0)??jn(e,t,n)}var Gr=0,Ic=y(()=>jr()?8192:512),Ac=e=>Gr>0&&e<Ic();
function vr(e,t,n){let o=ho();if(!(!o||e!==21)){if(Ac(n)){Gr-=1;return}if(!Nu(t,n)){n<Ic()&&(Gr=15);return}if(!de(t,n))try{
return o.call(t)}catch{return}}}var yc=(e,t,n)=>mo(Bc(e),t,n);function mo(e,t,n){if(!(!e||n>1024&&de(t,n)))try{return e.
decode(t)}catch{return}}function bc(e){return Mc(e)?8192:C()?e===21?2048:1536:511}function _u(e){let t=Du(e)?Bc(e):null;
if(t){let n=po(e,dn()).includes("\uFFFD"),o=Math.max(lo(),an(e).any)+1;$t(e,{newDecoder:r=>r&&n?Q(g[e].name,!0):t,isRight:r=>!(r&&
n)||Pu(e),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:F()?1:lo()+1,most:bc(e),onlyASCII:!1})}return t}function Bc(e){
return uo[e]===void 0&&(uo[e]=null,uo[e]=U(()=>ku(e))??null),uo[e]}var ho=y(()=>U(Cu));function Cu(){let e=Ke,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Nu(e,t){let n=Math.min(t,64);
for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||on(e,t,128,224)}var Lu=e=>e===21?jr():Ru()||$u()&&Mn(e),Mc=e=>!ho()&&
(e===21?jr():Uu()),Ru=y(()=>F()||ee()),$u=y(()=>q()||C()),Uu=y(F),jr=y(()=>F()||C()||!(he()>0)),Du=e=>F()||C()||Ue()||fe()||
me()&&e===21,dn=()=>Uint8Array.from({length:256},(e,t)=>t);function po(e,t){let n=Kn(e);return String.fromCharCode(...Array.
from(t,o=>n[o]))}function ku(e){let t=Q(g[e].name),n=r=>t.decode(r)===po(e,r),o=Uint8Array.from({length:4096},(r,i)=>i);
return dn().every(r=>n(Uint8Array.of(r)))&&n(o)?t:void 0}function Pu(e){let t=po(e,dn()),n=dn().filter(f=>t[f]!=="\uFFFD"),
o=Q(g[e].name,!0),r=f=>U(()=>o.decode(f)),i=f=>r(f)===po(e,f),s=Uint8Array.from({length:4096},(f,a)=>n[a%n.length]),c=f=>r(
Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&dn().every(f=>n.includes(f)?i(Uint8Array.of(f)):
c(f))}var Fc;function _c(e,t,n){return Fc??=Wu(),Fc(e,t,n)}function Wu(){let e=Dt(),t=!(e&&C());return(n,o,r)=>{if(t&&Jn(n,o)){
let i=ht(n,o,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(n,o)!==!1)try{return r?e?.decodeOrFail(n,o):e?.decodeQuickly(
n,o)}catch{return}}}function ln(e,t,n,o=!1){try{ke(e,null);let r=dt(t,n,0,o,!0);return r<0?void 0:zn(0,r)}catch(r){throw Y(
r)}}var Kr=y(()=>F()?{any:2048,markup:1/0}:q()?{any:512,markup:2048}:{any:0,markup:C()?2048:ee()?112:0}),Gu=y(()=>Kr().markup>
0?1/0:33),Cc=(e,t,n)=>e>=29&&e<36&&n>=Gu()&&t[0]>=128,Nc=[];function Lc(e,t,n){let{any:o,markup:r}=Kr();if(n>r||n>o&&!ju(
t,n))return;let i=Nc[e];if(i)return mo(i,t,n);Yu(e,n)}function ju(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(
t/32)|1;for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var pn=[];function Yu(e,t){pn[e]===void 0&&(pn[e]=U(()=>Xu(e))??
null);let n=pn[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,pn[e]=null,U(()=>{let{value:o}=n.sequences.next();
o?n.decoder.decode(o)===ln(e,o,E(o))&&(pn[e]=n):Ku(e,n.decoder)})))}function Ku(e,t){Nc[e]=t;let{any:n,piece:o}=an(e);$t(
e,{newDecoder:r=>r?Q(g[e].name,!0):t,isRight:r=>!r||Vu(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.
max(18,n)+1,leastOfBuffer:1,most:Kr().any,onlyASCII:!1})}var Vu=e=>zu.every(t=>qu.every(n=>{let o=Q(g[e].name,!0),r=Uint8Array.
of(97,t,...n);return U(()=>o.decode(r))===ln(e,r,r.length,!0)})),zu=[128,129,142,143,161,224,255],qu=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Xu=e=>({decoder:Q(g[e].name),sequences:Zu(
e),credit:0}),Ju=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Yr=[10,164,162];function*Zu(e){let[t,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Ju)yield Uint8Array.of(...i,...Yr);for(let i=128;i<=255;i++)yield wt([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield wt([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield wt([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield wt([i,Math.min(i+7,254)],n,r,n);yield wt([227,227],[50,
50],o,n),yield wt([129,129],[48,48],t),yield wt([129,129],[48,48],r,t)}}function wt(...e){let t=e.map(([s,c])=>c-s+1),n=t.
reduce((s,c)=>s*c),o=e.length+Yr.length,r=new Uint8Array(n*o+e.length-1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-
1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(Yr,s*o+e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
e.length-1),r}var yt=new Uint8Array(18),Oe=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.
encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#e=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=Ve(t);if(!this.#e){let i=this.#n===0?this.#c(t,r,n):this.#p(t,r,n);if(i!==void 0)
return n||this.#d(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;
if(r===0&&n>0){let s=i?_c(t,n,this.fatal):Pr(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#a(s):s}else{let s=n>
0?ao(t,n,!0,r):void 0,f=s===void 0&&!(i&&Cc(r,t,n))?this.#f(t,n,!0):this.#l(s);if(f!==void 0)return f;let a=i&&!Ye(r)?ln(
r,t,n,this.fatal):void 0;if(a!==void 0)return a}return this.#s(t,n,!0,o)}#s(t,n,o,r){if(this.#n>0){let d=this.#m(t,n,o,r);
if(d!==void 0)return d;this.#x()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#w(t,n,o)??this.#h(t,n,o)}catch(d){throw this.#e=
i,this.#o=s,this.#r=c,Y(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(t,n,o){
let{encoding:r}=this;Se.length=0;let i=n>0&&r!==0?ao(t,n,o,r):void 0;return i===void 0?this.#f(t,n,o):this.#l(i)}#f(t,n,o){
let{encoding:r}=this;if(n===0)return"";if(r===0){let c=Jn(t,n)?ht(t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=Pr(
t,n,o,this.fatal);return this.#a(f)}if(r===38){let c=n<=36?Ws(t,n):dc(t,n);return this.#a(c)}if(!It(r))return;let i=j(r),
s=n<=(i?Sc():t[0]<128?sn():18)?Zn(t,n,o,r):el(r,i,t,n,o);return this.#l(s)}#l(t){return this.fatal&&this.encoding!==21&&
t?.includes("\uFFFD")?void 0:t}#a(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,o){let r=this.#n+
n;if(!(n===0||r>18))return Se.length=0,this.#u(t,r),this.encoding===0?ht(yt,r,o,this.fatal):this.#l(ao(yt,r,o,this.encoding)??
Zn(yt,r,o,this.encoding))}#m(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,a=(c&255)<
224?2:3;if(f+n<=a)return;this.#u(t,a);let d=ht(yt,a,!0,!0);if(d===void 0)return;let l=a-f;this.#n=0,this.#r+=l,this.#o=!0;
try{return ut(d,this.decode(T(t,l),o,r))}catch(u){throw this.#o=s,u instanceof ie||u instanceof TypeError||(this.#e=null,
this.#r=i,this.#t=c,this.#n=f),u}}#u(t,n){yt[0]=this.#t,yt[1]=this.#t>>8;let o=this.#n;for(let r=o;r<n;r++)yt[r]=t[r-o]}#d(t){
this.#r+=t,this.#o||=this.#n+t>Se.length,this.#n=Se.length,this.#t=Se.bytes}#x(){let t=Uint8Array.of(this.#t,this.#t>>8);
try{ke(this.encoding,null),dt(t,this.#n,0,this.fatal,!1),this.#e=re(),this.#n=0}catch(n){throw Y(n)}}#w(t,n,o){if(this.fatal&&
this.encoding===0&&n<=8192)return;let r=ac(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&
(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(
T(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:T(t,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=ut(s,this.#h(
f,c-i,!0)),this.#i)return s}else fo(f,c-i,a),s=ut(s,this.#a(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===
0&&!o&&Qn(t,c,n)?(this.#d(n-c),s):ut(s,this.#h(T(t,c,n),n-c,o))}#h(t,n,o){ke(this.encoding,this.#e);let r="",i=Is(n),s=this.#o||
this.ignoreBOM||!Ye(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),l=f===0&&a?t:T(t,f,
f+d),u=dt(l,d,c,this.fatal,o&&a);if(u<0)return this.#e=re(),this.#i=new ie(this.name,this.#r+f+v.start(),v.length()),r;if(c+=
u,c>0&&(a||!Ts(c))){let S=!s&&As()===65279?1:0;i?i.add(Vn()+2*S,c-S):r=ut(r,zn(S,c)),s=!0,c=0}if(a)break}return this.#o=
s,this.#e=o?null:vn(),this.#r+=n,i?i.toText():(this.encoding===0&&fo(t,n,r),r)}},el=(e,t,n,o,r)=>(t?Oc(e,n,o):void 0)??(n[0]<
128?gc(e,n,o):void 0)??(!t&&r&&o>18?Lc(e,n,o):void 0)??(Ps(n,o,t)?Zn(n,o,r,e):void 0)??(t?Tc(e,n,o):void 0),Vr=({encoding:e,
fatal:t,ignoreBOM:n})=>new Oe(e,t,n);function xo(e){return e.common??=Vr(e),e.common}var mn=(e,t,n,o,r,i)=>wo(so(n,o,r),
e,t,i);function wo(e,t,n,o){if(n<e.leastOfAny)return xo(e).decodeWhole(t,n,o);let r=n<=e.most?e.decode(t,n):void 0;if(r!==
void 0)return r;let i=xo(e).decodeWhole(t,n,o);return e.most<0&&e.reconsider(i,n),i}function Rc(e,t){let n=pe(e,t);if(n===
36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes\
 nothing.`);return n}var yo=class{#e;#t;#n=0;constructor(t,n,o,r){this.#e=t,this.#t=new Je(n,o,r)}get decision(){return this.#e.decision}setSource(t,n){
this.#e.setSource(t,n)}transcode(t,n,o){let r=E(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(t,i,s?r:i+4096),
s?n:B.none,o)}}#o(t,n,o){let r=this.#n;this.#t.locate=nl(this.#e.copy(),t,r);let i=new te,s;try{this.#e.transcode(t,n===
B.result?B.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=mn(c,E(c),38,!1,!0);try{this.#t.encodeOrFail(f,n===
B.result,o),this.#n=n===B.result?0:r+f.length}catch(a){throw this.#e.abandonSource(),a}if(s)throw s}};function nl(e,t,n){
let o=E(t),r=t,i=e,s=e,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=T(t,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,B.none,u=>{f+=E(u)/2}),d=void 0;return d??=ol(i,r),d[l-c]}}function ol(e,t){let n=E(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Uc(e);for(let c=0;c<n;c++){let f=e.position+c,a=s===f?rl(o.from,t,c):0;if(a>0){o.transcode(T(t,c,c+a),B.none,
()=>{});for(let p=0;p<a;p++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=T(t,c,c+1),l=o.copy(),u=0,S=0;o.transcode(d,B.none,
p=>{u===0&&(S=p[0]|p[1]<<8),u+=E(p)/2}),u>0&&(r[i++]=s);let m=S===65533&&s<f?Dc(l,d,B.none):void 0,h=m&&m.offset+m.length;
for(let p=1;p<u;p++)r[i++]=h===void 0?s:h+p-1;let w=f-s===2||f<=2;u>0&&!m?s=f+1:(m||w)&&(s=Uc(o))}return r[i]=s,r[i+1]=s+
1,r}function rl(e,t,n){if(j(e))return E(t)-n;let o=n;if(It(e))for(;t[o]<128;)o+=1;return o-n}var Uc=e=>Dc(e,H,B.source)?.
offset??e.position;function Dc(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof ie)return o;throw o}}var kt=e=>e==null?void 0:Ae(e);function Pt(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function il(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>pe(Ae(o),t))}}var So={allowUTF8:e=>e===void 0||!!e,candidates:il,locale:kt,maxBytes:Pt,
tld:kt},qr=["text","ASCII","empty","binary","unknown"];function Wt(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=E(e),f=Math.min(c,i);ys();for(let S=0;S<f;S+=65536){let m=Math.min(S+65536,f);Es(T(e,S,m),t&&m===c)}let a=Ss(
o,r&&Eo(r),s&&Eo(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:qr[d],isASCII:qr[d]==="ASCII"||qr[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(S,m)=>({encoding:g[a[3+2*m]].name,score:a[4+2*m]}))}}function Eo(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function Xr(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=we(e,n),r=Ie(t,So,n),i=Wt(ct(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var fl=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],al=[33,36,37,
38],Ht=(e,t)=>{let n=kt(e);return n===void 0?-1:pe(n,t)},kc=(e,t,n)=>Math.min(Pt(e,t,n)??1024,1048576),Pc=(e,t)=>Math.max(
3,t===-1?e:0),Wc=e=>se(kt(e)??"")??-1;function dl(e,t,n){if(e)return Ie(e===!0?void 0:e,So,`${t}, option '${n}'`)}var ul={
defaultEncoding:Ht,detect:dl,likelyEncoding:Ht,locale:kt,maxPrescanBytes:kc,parentEncoding:Ht,transportLayerEncodingLabel:Wc,
userOverride:Ht};function ll(e,t){let n=Ie(e,ul,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Pc(i,Math.max(f,c)),declared(a){let d=hr(a,i,f,c,s,o);return d===-1?void 0:hn(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Hc(a)??pl(r,n.defaultEncoding)}}function Hc(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function pl(e,t){
return hn(ws(Eo(e),t===-1?21:t))}var ml={defaultEncoding:Ht,maxPrescanBytes:kc,transportLayerEncodingLabel:Wc};function hl(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=Ie(e,ml,t),i=s=>{let c=hn(hs(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Pc(o,r),declared:i,decide:()=>i(H)}}function xl(e,t){let n={...So,
defaultEncoding:Ht},{defaultEncoding:o,...r}=Ie(e,n,t);return{prescanned:3,declared(i){let s=Te(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Hc(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var wl={detect:xl,html:ll,xml:hl},Jr=["detect","html",
"xml"],yl={prefixBytes:Pt,sniff:sr(Jr)};function We(e,t){let{prefixBytes:n,sniff:o}=Ie(e,yl,t),r=wl[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:y(()=>{let c=s.candidates&&Wt(H,!0,s);return!al.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>El(
r,c),takesWhole:n===void 0}}function El({prescanned:e,declared:t,options:n,decide:o},r){return t(xe(r,e))??o(n&&Wt(r,!0,
n))}function vc(e){let t=hr(xe(e,1024),1024,-1,-1,-1,-1);return t===-1||hn(t).source==="BOM"?void 0:hn(t)}function hn(e){
let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:fl[e>>8&255],score:null}}var Kc=["(B","(J","(I","$@","$B"],Oo=class{#e=!0;#t=!0;read(t,n){let o=E(t),r=this.#e?Tl(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Il(t,i)),i!==o);){let f=t[i];if(f===27&&this.#t){let a=bl(t,i);if(s=Kc.includes(a),!s&&!n&&Bl(a))break;this.#t=s}else
s=f>=128||i<r&&Al(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,n){this.#e=!1,this.#t&&=t[n]!==27;let o=this.#t?n:E(t);for(;o<E(t)&&t[o]!==27;)o+=1;return o}};function Tl(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=E(e))return 1/0;if(t&&=Yc(e[o],e[o+1]),n&&=Yc(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Il(e,t){let n=E(e),{start:o,words:r}=Un(e,t),i=jc(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return jc(e,o+4*s,n)}function jc(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Yc=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Al=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function bl(e,t){let n="";for(let o=t+1;o<Math.min(t+3,E(e));o++)n+=String.fromCharCode(
e[o]);return n}var Bl=e=>e.length<2&&Kc.some(t=>t.startsWith(e));var _e=class{decision=null;sample=H;detected;#e;#t=!0;#n=!1;#o=new Oo;#r=new te;#i;#s=0;#c=H;#f=H;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,n){let o=new te;if(this.#t&&n&&this.#e.takesWhole)return this.#d(this.#e.sniff(t),o,t);if(this.#t=
!1,this.#r.length+E(t)<this.#i&&!n)return this.#m(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new te;
let i=xe(r,this.#e.prescanned),s=this.#n?void 0:this.#e.declared(i);return this.#n=!0,s?this.#d(s,o,r):this.#l(r,n,o)}#l(t,n,o){
let{detection:r,decide:i}=this.#e;if(!r)return this.#d(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=E(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(xe(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=E(s),S=c-d;if(l===
-1)return n||f?this.#d(i(this.#a(xe(s,S),a)),o,s):this.#m(s,u+1,o);let m=zc(xe(s,S),l-d,r.windowBytes),h=Math.min(m+r.windowBytes,
S);if(u<h&&!n)return this.#m(s,h,o);let w=xe(s,h),p=this.#a(w,u<h);if(h<=m||h===S||!r.passesASCII()||!_l(p,w))return this.#d(
i(p),o,s);s=this.#u(s,this.#o.skip(w,l-d),o)}}#a(t,n){this.sample=st(st(this.#c,this.#f),t);let o=this.#e.detection.options,
r=Wt(this.sample,n,{...o,maxBytes:void 0}),i=this.#p(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#p(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#m(t,n,o){
let r=E(t);return r>0&&this.#r.add(ae(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=xe(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-E(this.#c));return i>0&&(this.#c=st(this.#c,xe(r,i))),this.#f=Vc(st(this.#f,Vc(T(r,i)))),T(t,n)}#d(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Vc=e=>T(e,Math.max(0,E(e)-64));function zc(e,t,n){let o=Math.min(E(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function _l(e,t){return e.isASCII||e.encoding===void 0&&!(t[zc(t,0,1/0)]>=128)}function qc(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function Xc(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var Jc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Zc=`!
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
?`;var Nl=y(()=>{let e=Zc.split(`
`),t=0;return new Map(Jc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Qc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Io(e){let t=new Je(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Me)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ef(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function ef(e,t,n){if(Qc(e))return"";if(n===0)return null;let o=Ll(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:ef(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Ll(e){
let t=[...Nl().get(e)??[],...Rl(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function Rl(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,S)=>c(
S)),a=o.filter((u,S)=>!c(S)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===t&&r.push(l),a.every(
Qc)&&i.push(d)}return[...r,...i]}var tf=["fatal","html","replacement","ignore","translit"];function nf(e,t,n){return typeof e=="function"?(o,r)=>$l(e(o,r()),n):e==="ignore"?_r:e==="translit"?Io(t):void 0}function $l(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=ct(we(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return ae(o,0,E(o))}var sy=2**24;function Et(e,t,n,o){return typeof e=="number"?of(e,t,n,o):new xn(e,of(0,t,n,o))}function of(e,t,n,o){let{unmappable:r,losses:i}=n,
s=nf(r,t,o);if(!s||Ye(t))return new Ao(e,t,n);let c=Zr(e,n);return new yo(c,t,r,i?.counting(s)??s)}function Zr(e,t){return new Ao(
e,38,{...t,bom:!1,unmappable:"fatal"})}var Ao=class e{from;to;#e=null;#t=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#e&&(pr(t,this.to,this.#n.ignoreBOM,
this.#e),ms(t,n),this.#e=re())}get position(){return this.#t}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#e=this.#e,n.#t=this.#t,n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=lt,losses:a}=this.#n;s&&!this.#e&&o(Uint8Array.from(_n(this.to)??[]));
let d=Math.max(0,Fr.indexOf(c)),l=E(t);try{pr(this.from,this.to,i,this.#e);for(let u=0;;){let S=l-u<=65536,m=S&&u===0?t:
T(t,u,S?l:u+65536),h=Bs(m,r,d,S?n:B.none);a?.addBlock(this.#t+u);let w=h<0?v.written():h;if(w>0&&o(f(w)),h===-2&&c!=="fa\
tal")return!1;if(h<0&&this.#o(h,u),u+=v.read(),S&&v.finished())break}}catch(u){throw Y(u)}this.#e=n===B.result?null:re(),
this.#t=n===B.none?this.#t+l:0}#o(t,n){let o=this.#t+n+v.start();throw this.#e=re(),this.#t=0,t===-1?new ie(g[this.from].
name,o,v.length()):new Me(v.codePoint(),o,g[this.to].name)}},xn=class{#e;#t=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#e=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#t??this.#s();this.#t=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===B.none&&(this.#o?this.#n=!0:this.#t=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new _e(this.#e)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==B.none);i.length>0&&(this.#i.transcode(
i.concatenate(),B.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var Pf=require("node:buffer"),L=require("node:fs"),gn=require("node:path");var Gt={failure:1,usage:2};var Qr=require("node:buffer");function wn(e){if((0,Qr.isUtf8)(e))return rf(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,Qr.isUtf8)(r));t+=o?rf(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var rf=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function b(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var N=require("node:fs");var ff=require("node:fs"),oe=require("node:path");function bo(e,t){if(e==="."&&t!=="-")return t;let n=e.endsWith("/")||oe.sep==="\\"&&/[\\:]$/.test(e);return`${e}${n?"":oe.sep}${t}`}
function yn(e){try{return wn(ff.realpathSync.native(b(e),"buffer"))}catch{let t=(0,oe.dirname)(e);return t===e?(0,oe.resolve)(
e):(0,oe.join)(yn(t),(0,oe.basename)(e))}}var cf=new Map;function ei(e){let t=(0,oe.dirname)(e),n=cf.get(t)??yn(t);return cf.
set(t,n),(0,oe.join)(n,(0,oe.basename)(e))}var af=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var uf=require("node:util");var lf={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Bo={...lf,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},pf="it is a symbolic link to a file that does not exist; check where it points",mf="there is no such file\
, and no file matches it as a pattern; check its name and its directory",jt={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},St={...lf,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Ce(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,uf.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function Ne(e,t){
return Le(e,t instanceof Error?t.message:String(t)),Gt.failure}function Le(e,t){gt(`encoding-wasm: ${e}: ${t}
`)}var df=!1;function gt(e){df||process.stderr.on("error",()=>{}),df=!0,process.stderr.write(e)}var He=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var hf;async function ti(e,t){let n=async i=>{try{return await i()}catch(s){throw Ce(s,Ef(e))}},{next:o,close:r}=await n(
()=>e==="-"?Ul(t):Dl(b(e),t));return{next:()=>n(o),close:r}}async function*Kt(e){let t=await ti(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function Vt(e){try{return(0,N.statSync)(b(e))}catch{return}}function Ul(e){
let t=(0,N.fstatSync)(0,{bigint:!0});return Tf(t,e),t.isFile()?Sf(0,t,()=>{}):kl()}function Dl(e,t){let n=wf(e,t);if(!n.
isFile())return Pl(e);let o=(0,N.openSync)(e,"r");return Sf(o,n,()=>(0,N.closeSync)(o))}function wf(e,t){let n=(0,N.statSync)(
e,{bigint:!0});return n.isDirectory()&&(0,N.opendirSync)(e).closeSync(),Tf(n,t),n}function yf(e){try{wf(b(e)),(0,N.accessSync)(
b(e),N.constants.R_OK)}catch(t){throw Ce(t,Ef(e))}}var Ef=e=>({...Bo,get ENOENT(){return(0,N.lstatSync)(b(e),{throwIfNoEntry:!1})?.
isSymbolicLink()?pf:af(e)?mf:Bo.ENOENT}});function Sf(e,{size:t},n){hf??=new Uint8Array(262144);let o=hf,r=0;return{async next(){
let i=(0,N.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,N.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function kl(){
let e=gf(0,()=>{}),t=process.platform==="win32"?xf():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=xf()}return t.next()},close:()=>t?.close()}}function xf(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function Pl(e){let t=await Of(
n=>(0,N.open)(e,n));return gf(t,()=>(0,N.closeSync)(t))}function gf(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Of(i=>(0,N.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Of=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Tf(e,t){if(e.isDirectory())throw new Error(Bo.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var Af=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],ni=new Set,oi=!1,If=Date.now();function zt(e){if(ni.add(e),!oi)for(let t of Af)
process.on(t,bf);return oi=!0,()=>ni.delete(e)}function bf(e){for(let t of[...ni].reverse())t();for(let t of Af)process.
off(t,bf);process.kill(process.pid,e)}function En(){if(!(!oi||Date.now()-If<50))return new Promise(e=>{setImmediate(()=>{
If=Date.now(),e()})})}var O=require("node:fs"),Re=require("node:path");function ii(e,t=438){if(e===void 0)return Hl();let{target:n,present:o,descriptor:r}=si(e);return r!==void 0?Kl(r):o?.isFIFO()?
jl(b(e)):o&&!o.isFile()?Fo((0,O.createWriteStream)(b(e)),!0):Vl(n,o,t)}function si(e){if(e==="")throw new Error("its nam\
e is empty; name a file");let t=(0,O.lstatSync)(b(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,O.statSync)(b(e),
{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(Re.sep))throw new Error(St.EISDIR);if(!o?.isFile())
return{target:n?ri(e):e,present:o};let r=Nf(e);return r===void 0&&(0,O.accessSync)(b(e),O.constants.W_OK),{target:n?ri(e):
e,present:o,descriptor:r}}var Bf;function Hl(){return Bf??=vl(),Bf}function vl(){let e=(0,O.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?Fo(process.stdout,!1):Gl(t)}function Gl(e){let t,n=()=>{t??=Fo(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,O.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function Fo(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function jl(e){let t=(0,O.createWriteStream)(e),{discard:n,...o}=Fo(t,!0);return{...o,file:(0,O.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&Yl(e,t)}}}function Yl(e,t){try{let n=(0,O.openSync)(e,O.constants.O_RDONLY|O.constants.
O_NONBLOCK);t.once("close",()=>(0,O.closeSync)(n))}catch{}}function ri(e){let t=Cf(e);return t===void 0?e:ri(t)}function Cf(e){
if(!(0,O.lstatSync)(b(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=wn((0,O.readlinkSync)(b(e),"buffer"));return(0,Re.isAbsolute)(
t)?t:`${wn(O.realpathSync.native(b((0,Re.dirname)(e)),"buffer"))}${Re.sep}${t}`}function Nf(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,Re.resolve)(e))??[];if(t!==void 0)return Number(t);let n=Cf(e);return n===void 0?void 0:Nf(n)}function Kl(e){return{
file:(0,O.fstatSync)(e,{bigint:!0}),write:t=>Lf(e,t),wait(){},finish(){},discard(){}}}function Lf(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,O.writeSync)(e,n))}var Mf=0;function ci(e){Mf+=1;let t=[process.pid,Mf,Math.random().toString(36).slice(
2)].join("-");return bo((0,Re.dirname)(e),`.encoding-wasm-${t}.tmp`)}function _o(e){try{(0,O.unlinkSync)(b(e))}catch(t){
if(t.code==="ENOENT")return;Le(_(e),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function Vl(e,t,n){let o=ci(e),r=b(o),i=(0,O.openSync)(r,"wx",t?384:n),s=!0,c=()=>{s&&(s=!1,(0,O.closeSync)(i))};return{
write:f=>Lf(i,f),wait(){},finish(){if(c(),zl(e,t))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");t&&fi(r,t),(0,O.renameSync)(r,b(e))},discard(){try{c()}finally{_o(o)}}}}function zl(e,t){let n=(0,O.statSync)(
b(e),{throwIfNoEntry:!1});return n?.ino!==t?.ino||n?.size!==t?.size||n?.mtimeMs!==t?.mtimeMs}var Ff=2048,ql=1024,Xl=56,fi=(e,t)=>(0,O.chmodSync)(
e,Jl(e,t));function Jl(e,{uid:t,gid:n,mode:o}){for(let r of[t,-1])try{return(0,O.chownSync)(e,r,n),r===t?o:o&~Ff}catch{}
return o&~(Ff|ql|Xl)}async function Co(e){try{let t=ii();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return Sn(
void 0,t)}}function Sn(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":_(e);return Ne(`cannot write ${o}`,Ce(t,St))}var Rf=require("node:fs"),V=require("node:path");function $f(e,{suffix:t,directory:n}){let o=new Map(e.filter(ep).map(c=>[c,yn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,ei(c)])r.set(a,c);let i=Ql(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:bo(n,i(c)),a={file:c,output:f,...t&&{backup:`${c}${t}`}},
d=o.get(c),l=t&&c.endsWith(t)?r.get(ei(c).slice(0,-t.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:yn(f),S=s.get(u);if(S===d)return[];if(S===void 0&&s.set(u,d),n===void 0)return[a];let m=S===
void 0?Zl(r,u,d):ai(f);return[{...a,...m&&{problem:new Error(m)}}]})}var ai=e=>`another file already goes to ${_(e)}; co\
nvert this one to another directory`;function Zl(e,t,n){if(t===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${_(o)}, which will be converted as well; nam\
e another directory`}function Ql(e){let t=s=>(0,V.isAbsolute)(s)||s.split(V.sep)[0]==="..",n=s=>(0,V.isAbsolute)(s)||t((0,V.relative)(
".",s)),o=e.filter(n).map(s=>(0,V.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(V.sep)?s:s+V.sep)),i=o.length>0?(0,V.dirname)(
o[0]):".";for(;!r(i)&&(0,V.dirname)(i)!==i;)i=(0,V.dirname)(i);return s=>{let c=(0,V.relative)(n(s)?i:".",s);return c===
""||t(c)?(0,V.basename)(s):c}}function ep(e){try{return(0,Rf.lstatSync)(b(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var tp={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},Uf=[
..."%PDF-"].map(e=>e.charCodeAt(0)),di=e=>Uf.every((t,n)=>t===e[n]);function Df(e,t){let{prescanned:n,declared:o,decide:r,
...i}=We(e,"--from auto"),s=(c="")=>{let f=jt[c];if(f&&t)throw new Error(`${f}; ${tp[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,Uf.length),declared(c){return di(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var np={isLending:!0,newTranscoder:()=>({decision:null,transcode:(e,t,n)=>n(e)})};async function Wf(e,t,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(m,h)=>{f=await Co(`${_(m)}: ${h}
`)||f},d=(m=[])=>{if(e.quiet)return;let h=t.dryRun?"would be converted":"converted",w=s>0?`, ${s} copied`:"",p=c>0?`, ${c}\
 left alone`:"",$=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"",G=m.length>1?" and those after it":"",$e=m.
length>0?`, ${m.length} not reached: ${_(m[0])}${G}`:"";gt(`encoding-wasm: ${$e&&"interrupted: "}${He(i,"file")} ${h}${w}${p}${$}${$e}\

`)},l=$f(e.files,t),u=0,S=zt(()=>d(l.slice(u).map(({file:m})=>m)));for(let m of l){let{file:h,problem:w}=m;try{if(w)throw w;
let p=await op(m,t),$=p!==void 0&&t.directory!==void 0;if(p!==void 0&&e.verbose&&Le(_(h),`${$?"not converted":"left alon\
e"}: ${p}`),p!==void 0&&!$)c+=1,t.dryRun&&await a(h,`would be left alone: ${p}`);else if(!(m.output===h&&vf(h)))if(!await rp(
m,e,t.dryRun,{run:n,say:a,reason:p}))o.push(h);else if($)s+=1;else{i+=1;let G=t.dryRun?h:m.output;t.findDeclarations&&await hp(
G,e.to)&&r.push(G)}}catch(p){Ne(_(h),p),o.push(h)}u+=1}return S(),r.length>0&&xp(r,e.to,t.dryRun),d(),o.length>0?Gt.failure:
f}async function op({file:e,newer:t},{skipUTF8:n,keepBinary:o}){if(t!==void 0)return`it is the old version of ${_(t)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!ui(e))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await pp(e)?"it is UTF-8":o&&await mp(e)?jt.binary:void 0}async function rp({file:e,
output:t,backup:n},o,r,{run:i,say:s,reason:c}){if(t===e&&!ui(e))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");yf(e);try{cp(t)}catch(u){return Sn(t,u),!1}n!==void 0&&Yf(n,()=>fp(n));
let f=g[o.to].name,a=c?np:void 0,d={files:[e],output:t,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:p=>{u=g[p].name}},a)!==0)return!1;let m=t===e?"":`, to ${_(t)}`,h=n===void 0?"":`, and kept as ${_(n)}`,w=c?"\
copied":`converted from ${u} to ${f}`;return await s(e,`would be ${w}${m}${h}${c?`: ${c}`:""}`),!0}if(t!==e){let u=(0,L.statSync)(
b(e)).mode&ip;return sp(t,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&Gf(e),u};return n===void 0?
await l()===0:ap(e,n,l)}var ip=511;function ui(e){let t=Vt(e);return!t||t.isFile()||t.isDirectory()}var Hf=new Set,vf=e=>Hf.
has(No(e));function Gf(e){let t=No(e);t!==void 0&&Hf.add(t)}async function sp(e,t){try{lp((0,gn.dirname)(e))}catch(n){throw Ce(
n,St)}if(vf(e))throw new Error(ai(e));return await t()!==0?!1:(Gf(e),!0)}function No(e){try{let t=(0,L.statSync)(b(e),{bigint:!0});
return t.isFile()?`${t.dev} ${t.ino}`:void 0}catch{return}}function cp(e){let{target:t,present:n}=si(e);(!n||n.isFile())&&
li((0,gn.dirname)(t))}function li(e){let t=(0,L.statSync)(b(e),{throwIfNoEntry:!1});if(!t)return li((0,gn.dirname)(e));if(!t.
isDirectory())throw new Error(St.EEXIST);(0,L.accessSync)(b(e),L.constants.W_OK|L.constants.X_OK)}function fp(e){if((0,L.lstatSync)(
b(e),{throwIfNoEntry:!1}))throw new Error(jf(e));li((0,gn.dirname)(e))}var jf=e=>`its backup ${_(e)} already exists; use\
 another suffix, or move that file away`;function Yf(e,t){try{t()}catch(n){let o=Ce(n,St);throw o===n?n:new Error(`its b\
ackup ${_(e)} can't be made: ${o.message}`)}}async function ap(e,t,n){let o=No(e);Yf(t,()=>dp(e,t));let r=()=>{No(e)===o&&
_o(t)},i=zt(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function dp(e,t){try{(0,L.linkSync)(L.realpathSync.native(
b(e),"buffer"),b(t))}catch(n){if(n.code==="EEXIST")throw new Error(jf(t));up(e,t)}}function up(e,t){let n=ci(t),o=b(n);try{
(0,L.copyFileSync)(b(e),o,L.constants.COPYFILE_EXCL);let r=(0,L.statSync)(b(e));fi(o,r),(0,L.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,L.renameSync)(o,b(t))}finally{_o(n)}}var kf=new Set;function lp(e){kf.has(e)||(0,L.mkdirSync)(b(e),{recursive:!0}),
kf.add(e)}async function pp(e){let t=new Oe(0,!0,!0),n=!0,o=!1;try{for await(let r of Kt(e))await En(),t.decode(r,!1),n&&=
(0,Pf.isAscii)(r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof ie)
return!1;throw r}}async function mp(e){let t=new _e(We({},"--keep-binary")),n=!0;for await(let o of Kt(e)){if(n&&di(o))return!0;
if(n=!1,await En(),t.add(o,!1),t.decision)break}return t.decision||t.add(new Uint8Array,!0),t.detected?.kind==="binary"}
async function hp(e,t){if(!ui(e))return!1;let n=new Rt(t);try{for await(let o of Kt(e)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function xp([e,...t],n,o){let{name:r}=g[n],i=t.length>0?` and ${t.length}\
 more`:"",s=o?"would still declare":`still declare${t.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;gt(`encoding-wasm: ${_(e)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var qf=require("node:fs");var Lo=class{#e;#t=new te;constructor(t=We({},"Examination")){this.#e=new _e(t)}add(t,n){let o=Math.min(E(t),1024-this.#t.
length);o>0&&this.#t.add(ae(t,0,o)),this.#e.add(t,n)}get decision(){return this.#e.decision}get detected(){return this.#e.
detected}get declared(){let t=this.#t.concatenate();return Cr(t)?vc(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#e;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=Vf(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Vf(n.encoding,o)||n.score>=.9)&&Kf(t.encoding,
o)!==Kf(n.encoding,o)?i:void 0}},Kf=(e,t)=>new Oe(e,!1,!0).decode(t,!1);function Vf(e,t){let n=0,o=null;for(let r=0;r<E(
t);r+=65536){let i=T(t,r,Math.min(r+65536,E(t)));ke(e,o),gs(i,!1),n+=Pe.malformed(),o=re()}return n}async function Xf({files:e,sniffing:t,json:n,quiet:o}){let r=0,i=[];for(let s of e)try{let c=Sp(s)?1/0:1e8,f={...t,maxBytes:c,
detect:{maxBytes:c}},a=new Lo(We({...f,sniff:"detect"},"--detect")),d=t.sniff==="detect"?a:new _e(We(f,"--detect")),{decision:l,
length:u}=await gp(s,d,a),{encoding:S,...m}=l,h=a.doubt&&Op(a.doubt),w=a.detected?.kind??(m.source==="default"?"empty":"\
text");i.push({file:s,encoding:g[S].name,...m,kind:w,doubt:h??null}),h&&!o&&Le(_(s),Tp(h)),w==="ASCII"&&u>c&&!o&&Le(_(s),
Ep)}catch(c){r=Ne(_(s),c)}return await Co(n?`${JSON.stringify(i,null,2)}
`:Ip(i))||r}var Ep=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,Sp=e=>e==="-"?(0,qf.fstatSync)(0).isFile():Vt(e)?.isFile()??!0;async function gp(e,t,n){let o=new Set([t,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Kt(e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:t.decision,length:i}}function Op({declared:e,detected:t,...n}){let o=t===void 0?
null:g[t].name;return{declared:g[e].name,detected:o,...n}}function Tp({declared:e,detected:t,score:n,malformed:o}){let r=`\
has ${He(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===null?`it declares ${e}, but ${r}`:`it \
declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Ip(e){let t=e.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(o)]),n=[0,1,2].map(o=>Math.max(0,
...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Zf={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},qt=class{#e={...Zf};#t=0;get malformed(){
return this.#e.malformed}get firstMalformed(){return this.#e.firstMalformed}addBlock(t){let n=this.#e;n.malformed===0&&(n.
firstMalformed=t+Pe.firstMalformed()),n.malformed+=Pe.malformed(),this.#t+=Pe.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+Pe.firstUnmappable(),n.codePoint=Pe.codePoint()),n.unmappable+=Pe.unmappable()}counting(t){return(n,o)=>{let r=this.#e,
i=t(n,o);return i===null?i:n===65533&&this.#t>0?(this.#t-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#t=0}take(){let t=this.#e;return this.#e={...Zf},this.#t=
0,t}};var Ap={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},On=class{#e;#t;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new qt}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#e=Zr(t,{...c,
ignoreBOM:o}),this.#t=Et(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#e.decision}setSource(t,n){this.#e.setSource(
t,n)}transcode(t,n,o){let r=bp(t,Ap[g[this.#e.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,B.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#e.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=Bp(c,s);s-=(c.length-f.length)/2,this.#t.transcode(f,B.none,o)}n===B.result&&this.#t.transcode(new Uint8Array,n,o)}};
function bp(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function Bp(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var Qf=require("node:fs"),ea=require("node:path");function ta(){let e=(0,ea.join)(__dirname,"encoding-prepared.wasm");try{return Qi((0,Qf.readFileSync)(e)),!0}catch(t){let{
message:n}=Ce(t,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return Ne(`it\
s part ${_(e)} cannot be loaded`,`${n}${o}`),!1}}var wa=require("node:buffer");var Ro=class{fatal;ignoreBOM;#e;#t;#n=H;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&E(this.#n)===0?t:st(this.#n,t);if(!n&&Li(r))return this.#n=
r,"";let i=Te(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Oe(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?T(r,s):r,n,o)}};function $o(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=we(e,o),i=pe(Ae(t),o);ft(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=bt(r);return Te(f)?new Ro(i,s,c).decode(f,!0,o):mn(f,Ve(f),i,s,!0,o)}function pi(e){return Mp(bt(we(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Mp=e=>mn(e,Ve(e),0,!1,!0);var _p=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
yi=e=>_p.test(e),Cp=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Np=y(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Lp(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=Np();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:yi(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var mi;function Uo(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set($o(Uint8Array.from(r),e))}var hi;function Tn(e){hi??=new Uint16Array(65536),mi??=[Uo("shift_jis",
136,151,64),Uo("gbk",176,215),Uo("big5",164,198,64),Uo("euc-kr",176,200)];let t=mi.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=hi[i]||Lp(r,i);hi[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of mi.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Cp.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var Xt="Failed to execute 'decode' on 'TextDecoder'",Po=qc({TextDecoder:class{#e;#t;#n=!1;constructor(e="utf-8",t=void 0){
this.#e=Rp(e,t,"Failed to construct 'TextDecoder'"),new.target!==Po&&Xc(this,new.target,Po)}get encoding(){return g[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=H,t=void 0){
if(t===void 0&&!this.#n){let s=this.#e;if(e instanceof Uint8Array){try{let{length:c}=e;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(e[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!de(e,c))){let f=s.decoder.decode(e);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<s.leastOfAny)return xo(s).decodeWhole(
e,Ve(e),Xt)}else if(e instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let a=s.decoder.decode(e);return 2*a.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),a}catch{s.pauseLong()}let c=s.decodeBuffer(e);if(c!==void 0)return c;let f=ir(e);if(f)return wo(s,
new Uint8Array(e),f,Xt)}}let n=e instanceof Uint8Array&&ArrayBuffer.isView(e);n||we(e,Xt),typeof t!="object"&&ft(t,Xt);let o=!!t?.
stream,r=n?e:bt(e),i=this.#e;return i.isStateless||!this.#n&&!o?wo(i,r,Ve(r),Xt):(this.#t??=Vr(i),this.#n||this.#t.reset(),
this.#n=o,this.#t.decode(r,!o,Xt))}}});function Rp(e,t,n){let o=Ae(e);ft(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return so(
Rc(o,n),r,i)}var da="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),ua=/^(?:GBK|Shift_JIS|Big5|EUC)/,la=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
em=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,Jt="UTF-8",tm=(e,t,n)=>Math.min(Pt(e,t,n,"steps")??2,3);function pa(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=Ki(e,n),{maxSteps:r}=Ie(t,{maxSteps:tm},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return nm(c,r).map(({steps:f,gain:a})=>({text:aa(o,f,ha)??o.replace(/[^\r\n]+/g,
d=>aa(d,f,Si)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function nm(e,t){
let n=fa(e);if(n>25)return[];let o=Tn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>rm(a,o)).sort(Ei);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>om(e,f.text)).sort(Ei).slice(0,5);for(let f of s)f.gain+=.6*fa(f.text);s.sort(Ei);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var om=(e,t)=>[...e].some(n=>!yi(n)&&!t.includes(
n)),ca=e=>e.match(/[^\0-\x7F]/g)?.length??0;function ma(e,t){let n=Wo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Wo(s,t)).join(""):"",i=.7*ca(e)<ca(r)?Wo(r,t):void 0;return i&&{part:r,bytes:i}}var Ei=(e,t)=>t.
gain-e.gain;function rm({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of da.entries()){let f=ua.test(c)&&!la.test(
e)?void 0:ma(e,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===e?o:o+Tn(e)-Tn(a),S=a.includes(ve)||xa(d)?.includes(ve)?im:
Xr(d).candidates;for(let{encoding:m,score:h}of S){if(h<.003)break;if(t.length>0&&m!==Jt&&t[0].really!==Jt)continue;let w=Si(
d,m,a,!0);if(w===void 0||w===a)continue;let p=n+2.4*Math.log2(h)-s*.25-(m===Jt?-2:1)-(t.length>0?4:0),$=r-l-Tn(w)+p;i.push(
{text:w,steps:[...t,{really:m,readAs:c}],bits:p,left:l,gain:$})}}return i}function fa(e){if(e.includes(ve))return 0;let t=la.
test(e),n=-1/0;for(let o of da){let i=em.test(o)&&ua.test(o)===t?ma(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of Xr(c).candidates)d===o||Si(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function aa(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=Wo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var In="\x7F",ve="\uFFFD",im=[{encoding:Jt,score:.9}];function Wo(e,t){
if(e.includes(ve)&&e.includes(In))return;let n=e.replaceAll(ve,In).replace(/[\x80-\x9F]/g,o=>$o(Uint8Array.of(o.charCodeAt(
0)),t));try{return new Je(ic(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function ha(e,t,n,o=!1){if(n.includes(
ve))return t===Jt?sm(e):void 0;try{return new Po(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Si(e,t,n,o){
let r=ha(e,t,n,o);return r===void 0&&t===Jt&&!n.includes(ve)?xa(e):r}function xa(e){let t=pi(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function sm(e){let t=pi(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,In),
[n,o]=[t.split(In),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(ve)&&n.length<=o.length+1?t.replaceAll(In,ve):void 0}var Ho=class{path=[];#e;#t;#n;#o=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#e=
Et(t,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#t=Et(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#e.decision}transcode(t,n,o){try{this.#e.transcode(
t,n,r=>this.#o.push(r))}catch(r){throw this.#r(B.source,o),r}n!==B.none&&this.#r(n,o)}#r(t,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=pa(cm(o));t===B.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#t.transcode(i??o,t===B.result?t:B.none,n)}};function cm(e){try{return new Oe(0,!1,!0).decode(e,!0)}catch(t){if(!(t instanceof
RangeError))throw t;let n=Math.floor(wa.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var Ko=require("node:buffer");var Go=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#t=n===37||n===38?2:1,this.#n=n===37?0:1,this.#e=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#t===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
10)for(let a=0;a<this.#t;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Sa(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=e,S=He(a,"invalid byte sequence"),m=dm(n,o),h=`${Ea(a)}at offset ${d}`,w=ga(a,c);if(a>0&&i)f.push(`${S} ${w}\
, ${h}`);else if(a>0&&m!==void 0){let $=m!==""&&o==="ignore";f.push(`${S} ${m===""?w:`${gi(c)} ${m}`}, ${h}; the file is\
 damaged, or not in ${g[t].name}: check --from, or use ${$?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let p=fm(e.unmappable,o,r,c);if(e.unmappable>0&&p){let $=s||Number.isNaN(l)?"":` at offset ${l}`,G=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",$e=`${Ea(e.unmappable)}${Oi(u)}${$}`;f.push(`${am(e.unmappable,n)} ${p}, ${$e}${G}`)}return f}
function fm(e,t,n,o){let r=ga(e,o),i=`${gi(o)} ${e===1?"its":"their"} best fit`;return typeof t=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${gi(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[t]}var gi=e=>e?"would become":"became",
ga=(e,t)=>`${t?"would be":e===1?"was":"were"} left out`,Ea=e=>e===1?"":"the first ",am=(e,t)=>`${He(e,"character")} that\
 ${g[t].name} can't represent`;function Oi(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t}\
 (${ro(e)})`:ro(e)}function dm(e,t){if(_n(e)||e===se("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?"":t===
"html"?"&#65533;":"?"}var hm="\x1B[?25l",xm="\x1B[?25h",Ta="\r\x1B[K";function Ia(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=Em(r,d,(l-f)/1e3);gt(`${i?"":hm}${Ta}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:ym(e),canShow:wm(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&gt(`${Ta}${xm}`),i=!1}}}var wm=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function ym(e){let t=0;for(let n of e){let o=n==="-"?void 0:Vt(n);if(!o?.isFile())return;t+=o.size}return t}function Em(e,t,n){
let o=`${jo(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${jo(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${jo(e)} of ${jo(t)} MB | ${o} | ${c}${s%60} s left`}var jo=e=>(e/1e6).toFixed(1);var Yo=class{line=1;column=1;#e;#t=null;#n=[];constructor(t){this.#e=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#t=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=gm(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{ke(this.#e,
this.#t),n=dt(t,t.length,0,!1,!1),this.#t=vn()}catch(o){throw Y(o)}for(let o of new Uint16Array(x.memory.buffer,Vn(),n))
(o&64512)!==56320&&(this.column+=1)}};function gm(e){let{start:t,words:n}=Un(e,0),o=t+4*n.length,r=ba(e,0,Math.min(t,e.length))+
ba(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function ba(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var tt=class extends Error{};async function bi(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Ia(
e.files,n,()=>{o?.keepListening?.(),n&&(r=zt(i))}),c=0;try{n||(r=zt(i)),o=e.isDry?Am:ii(e.output,e.mode);let f=new Ii(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=Sn(e.output,f instanceof tt?f.cause:f)||c}return r(),c}var Am={write(){},wait(){},finish(){},discard(){}},Ii=class{#e;#t;#n;#o;constructor(t,n,o,r){
this.#e=t,this.#t=o,this.#n=r,this.#o=new Ai(t,n,i=>{try{o.write(i)}catch(s){throw new tt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof tt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),Ne(_(t),n)}}async end(){this.#o.convert(new Uint8Array,B.result),await this.#t.finish()}async#r(t){let n=await ti(
t,this.#t.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,B.none),await this.#i(),this.#n.add(r.
length),await En()}finally{await n.close()}this.#o.convert(new Uint8Array,B.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#e.onDecision?.(o)}#i(){return this.#t.wait()?.catch(t=>{throw new tt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),Le(_(t),n)}},Ai=class{#e;#t;#n;#o;#r=new qt;#i;#s;#c=!1;#f=[];#l=!1;#a=!1;#p;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#e=t,this.#t=n,this.#n=o;let a=i==="keep"&&Ye(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let l=c==="fatal"||c==="tran\
slit";this.#p=l&&!Ye(r)?new Yo(r):void 0,this.#s=f&&new Go(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;if(this.#a=!0,n!==B.result&&!this.#c){this.#i=this.#t.newFixer?.(),this.#f=[];let{from:c}=this.#e;this.#l=typeof c==
"number"&&c!==0&&Bm(t)}this.#f.push(...t.subarray(0,Ma.length-this.#f.length));let r=this.#e.isOnlyCopy&&!this.#c&&this.#d(
bm);if(r)throw new Error(r);let i=[];try{this.#o.transcode(t,n,c=>{this.#p?.advance(c),this.#t.isLending?this.#u(c):i.push(
c)})}catch(c){if(c instanceof tt)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.add(c))this.#u(
f);if(this.#c=!o&&n===B.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#p?.settle();let s=o&&
Fm(this.#m(o),this.#e,this.#p);if(this.#c||this.#p?.startFile(),o)throw s}#m(t){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&t instanceof Me&&t.codePoint===65533)||!(this.#e.isChanged||o===t.index))return t;let{name:i}=g[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,B.source)}catch(t){if(t instanceof tt)throw t}}#d(t){let{from:n}=this.#e,o=Uint8Array.from(this.#f);if(Ma.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=Te(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${g[r.encoding].name}; check --from, ${t}`:this.#l?
`it looks like UTF-8; check --from, ${t}`:void 0}takeMessages(){let{from:t,isOnlyCopy:n,quiet:o,verbose:r}=this.#e,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#a)return[];this.#a=!1;let c=o?[]:Sa(s,i.encoding,this.#e),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof t=="object"&&(r||!o&&Fa(i))&&c.unshift(Mm(i));let a=o||
n?void 0:this.#d("or use --from auto");return a&&c.unshift(a),c}},Ma=[255,254,0,0],bm="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function Bm(e){if((0,Ko.isAscii)(e))return!1;let t=6;return[0,1,2,3].some(n=>(0,Ko.isUtf8)(
e.subarray(0,e.length-n)))&&e.some(n=>n>=128&&--t===0)}var Fa=({score:e,kind:t})=>(t&&jt[t])??(e!==null&&e<.9?"this is u\
ncertain":void 0);function Mm(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Fa(e),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${g[t].name} (${r})${s}`}function Fm(e,{isChanged:t,
isOnlyCopy:n,unmappable:o},r){if(e instanceof ie){let i=e.length===1?"is":"are",s=n?"keep the old file with --in-place=.\
bak":"leave out --fatal";return new Error(`${He(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}; c\
heck --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof Me&&r){let{line:i,column:s}=r,c=t?"":` (offset ${e.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.encoding}\
 can't represent ${Oi(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var _m=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Cm=y(()=>new Map(_m.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function _a(e){return se(e)??Cm().get(Fn(e))??Qo(e)}var Zt=class extends Error{};var Ca=["bash","zsh","fish"];var Vo=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Nm,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Rm,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:tf},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:Jr},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:$m},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:Ca}];var zo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Nm(e){let t=e.replace(/\/\/.*$/s,"");return/^auto$/i.test(t)?"auto":Na(t)}var Lm=/ascii|^ansi_x3\.4|367$|646/i;
function Rm(e){let[t,...n]=e.split("//"),o=Na(t),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new Zt(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=Lm.test(t)&&o===se("windows-1252")?{to:o,ascii:t}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function $m(e){return e.replace(/[.@].*$/s,"").replaceAll("_","-")}function Na(e){let t=se(
e)??_a(e);if(t===void 0)throw new Zt("There is no such encoding; encoding-wasm --list shows all.");if(t===36)throw new Zt(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return t}var Ge="encoding-wasm",qo=()=>[...Vo,...zo].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?Um(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Dm(t)}}),Um=e=>[...e?["auto"]:[],...g.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
Dm=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function La(e){return{bash:km,zsh:Pm,fish:Wm}[e]()}function km(){let e=qo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=qo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${Ge} in bash: put it into ~/.local/share/bash-completion/completions/${Ge}\

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
complete -o filenames -F _encoding_wasm ${Ge}
`}function Pm(){let e=qo().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=t.length>1?`'(${t.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${Ge}
# Completion for ${Ge} in zsh: put it into a directory of $fpath as _${Ge}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function Wm(){let e=qo().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${Ge} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Ge} in fish: put it into ~/.config/fish/completi\
ons/${Ge}.fish
${e.join(`
`)}
`}var Xo=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Ra(e){
let t=[...Vo,...zo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let m=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,h=c!==void 0&&(i||l===u-1);return`\\fB${Xo(
d)}\\fR${h?i?`[${m}]`:m:""}`}),a=r?`
${Xo(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Xo(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Xo(e)}" "User Commands"
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
`}async function Hm(e,t){if(!ta())return Gt.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=t,S={sniff:i,locale:s,detect:!0};if(o)return Xf({...e,sniffing:S,json:r});
let m=l!==void 0||u!==void 0,h=d===void 0?void 0:Io(e.to),w={...e,from:n==="auto"?Df(S,m):n,unmappable:h?je=>h(je)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},p={isLending:!c&&!f&&!a&&!vm(w.unmappable),newTranscoder(je,ue){let{from:nt,
to:ot}=je;return f?new Ho(nt,ot,ue):c?typeof nt=="number"?new On(nt,ot,ue):new xn(nt,new On(0,ot,ue)):Et(nt,ot,p.isLending?
{...ue,take:wr}:ue,"")},newFixer:a&&(()=>new Rt(w.to))};if(!m)return bi(w,p);let{skipUtf8:$=!1,keepBinary:G=!1,dryRun:$e=!1}=t,
Ot={suffix:l,directory:u,skipUTF8:$,keepBinary:G,dryRun:$e,findDeclarations:!a&&!w.quiet};return Wf(w,Ot,(je,ue=p)=>bi({
...w,...je},ue))}var vm=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
